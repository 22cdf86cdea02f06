; aes_from_slices for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 3749 uops, planned 1710.3; bounds: width 1249.7, ports 1667.0, path 57.0
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
        push rbp                                                 ;                    preserved
        sub rsp, 0x890                                           ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov dword [rbp + 2056], edx                              ;                    argument
        mov qword [rbp + 2032], rdi                              ;                    argument
        mov qword [rbp + 2048], rsi                              ;                    argument
        mov r8d, dword [rbp + 2056]                              ;     0.0 p2     197 blocks
        shl r8, 0xb                                              ;     4.0 p1     197 blocks
        add r8, qword [rbp + 2032]                               ;     5.0 p2+p0  197 blocks
        mov qword [rbp + 2040], r8                               ;     6.0 p0+p3  197 blocks
        cmp dword [rbp + 2056], 0                                ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 2032]                               ;                    resident
        mov r9, qword [rbp + 2048]                               ;                    resident
        align 16
.blocks_1:
        movdqa xmm0, [r8]                                        ;     0.0 p2     192 dst.0
        movdqa xmm1, [r8 + 16]                                   ;     1.0 p2     192 dst.1
        movdqa xmm2, [r8 + 32]                                   ;     2.0 p2     192 dst.2
        movdqa xmm3, [r8 + 48]                                   ;     3.0 p2     192 dst.3
        movdqa xmm4, [r8 + 64]                                   ;     4.0 p2     192 dst.4
        movdqa xmm5, [r8 + 80]                                   ;     5.0 p2     192 dst.5
        movdqa xmm6, [r8 + 96]                                   ;     6.0 p2     192 dst.6
        movdqa xmm7, [r8 + 128]                                  ;     7.0 p2     192 dst.8
        movdqa xmm8, [r8 + 112]                                  ;     8.0 p2     192 dst.7
        movdqa xmm9, [r8 + 144]                                  ;     9.0 p2     192 dst.9
        movdqa xmm10, [r8 + 160]                                 ;    10.0 p2     192 dst.10
        movdqa xmm11, [r8 + 176]                                 ;    11.0 p2     192 dst.11
        movdqa xmm12, [r8 + 192]                                 ;    12.0 p2     192 dst.12
        movdqa xmm13, [r8 + 208]                                 ;    13.0 p2     192 dst.13
        movdqa xmm14, [r8 + 224]                                 ;    14.0 p2     192 dst.14
        pshufd xmm15, xmm0, 0xe4                                 ;    11.0 p1     192 dst copy
        psrlq xmm15, 1                                           ;    15.0 p1     192 dst
        pxor xmm15, xmm1                                         ;    17.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    19.0 p2+p1  192 dst
        pxor xmm1, xmm15                                         ;    21.0 p1     192 dst
        psllq xmm15, 1                                           ;    21.0 p1     192 dst
        pxor xmm0, xmm15                                         ;    23.0 p1     192 dst
        movdqa xmm15, xmm2                                       ;    13.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    20.0 p1     192 dst
        pxor xmm15, xmm3                                         ;    22.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    24.0 p2+p1  192 dst
        pxor xmm3, xmm15                                         ;    26.0 p1     192 dst
        psllq xmm15, 1                                           ;    26.0 p1     192 dst
        pxor xmm2, xmm15                                         ;    28.0 p1     192 dst
        movdqa xmm15, xmm4                                       ;    15.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    22.0 p1     192 dst
        pxor xmm15, xmm5                                         ;    24.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    26.0 p2+p1  192 dst
        pxor xmm5, xmm15                                         ;    28.0 p1     192 dst
        psllq xmm15, 1                                           ;    28.0 p1     192 dst
        pxor xmm4, xmm15                                         ;    30.0 p1     192 dst
        movdqa xmm15, xmm6                                       ;    17.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    24.0 p1     192 dst
        pxor xmm15, xmm8                                         ;    26.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    28.0 p2+p1  192 dst
        pxor xmm8, xmm15                                         ;    30.0 p1     192 dst
        psllq xmm15, 1                                           ;    30.0 p1     192 dst
        pxor xmm6, xmm15                                         ;    32.0 p1     192 dst
        pshufd xmm15, xmm1, 0xe4                                 ;    30.0 p1     192 dst copy
        psrlq xmm15, 2                                           ;    34.0 p1     192 dst
        pxor xmm15, xmm3                                         ;    36.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;    38.0 p2+p1  192 dst
        pxor xmm3, xmm15                                         ;    40.0 p1     192 dst
        psllq xmm15, 2                                           ;    40.0 p1     192 dst
        pxor xmm1, xmm15                                         ;    42.0 p1     192 dst
        movdqa xmm15, xmm0                                       ;    25.0 p0     192 dst copy
        psrlq xmm15, 2                                           ;    37.0 p1     192 dst
        pxor xmm15, xmm2                                         ;    39.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;    41.0 p2+p1  192 dst
        pxor xmm2, xmm15                                         ;    43.0 p1     192 dst
        psllq xmm15, 2                                           ;    43.0 p1     192 dst
        pxor xmm0, xmm15                                         ;    45.0 p1     192 dst
        movdqa xmm15, xmm7                                       ;    21.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    43.0 p1     192 dst
        pxor xmm15, xmm9                                         ;    45.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    47.0 p2+p1  192 dst
        pxor xmm9, xmm15                                         ;    49.0 p1     192 dst
        psllq xmm15, 1                                           ;    49.0 p1     192 dst
        pxor xmm7, xmm15                                         ;    51.0 p1     192 dst
        movdqa xmm15, xmm10                                      ;    23.7 p0     192 dst copy
        psrlq xmm15, 1                                           ;    49.0 p1     192 dst
        pxor xmm15, xmm11                                        ;    51.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    53.0 p2+p1  192 dst
        pxor xmm11, xmm15                                        ;    55.0 p1     192 dst
        psllq xmm15, 1                                           ;    55.0 p1     192 dst
        pxor xmm10, xmm15                                        ;    57.0 p1     192 dst
        movdqa xmm15, xmm5                                       ;    30.0 p0     192 dst copy
        psrlq xmm15, 2                                           ;    55.0 p1     192 dst
        pxor xmm15, xmm8                                         ;    57.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;    59.0 p2+p1  192 dst
        pxor xmm8, xmm15                                         ;    61.0 p1     192 dst
        psllq xmm15, 2                                           ;    61.0 p1     192 dst
        pxor xmm5, xmm15                                         ;    63.0 p1     192 dst
        movdqa xmm15, xmm4                                       ;    32.0 p0     192 dst copy
        psrlq xmm15, 2                                           ;    61.0 p1     192 dst
        pxor xmm15, xmm6                                         ;    63.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;    65.0 p2+p1  192 dst
        pxor xmm6, xmm15                                         ;    67.0 p1     192 dst
        psllq xmm15, 2                                           ;    67.0 p1     192 dst
        pxor xmm4, xmm15                                         ;    69.0 p1     192 dst
        movdqa xmm15, xmm12                                      ;    31.7 p0     192 dst copy
        psrlq xmm15, 1                                           ;    67.0 p1     192 dst
        pxor xmm15, xmm13                                        ;    69.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    71.0 p2+p1  192 dst
        pxor xmm13, xmm15                                        ;    73.0 p1     192 dst
        psllq xmm15, 1                                           ;    73.0 p1     192 dst
        pxor xmm12, xmm15                                        ;    75.0 p1     192 dst
        movdqa xmm15, xmm14                                      ;    34.3 p0     192 dst copy
        psrlq xmm15, 1                                           ;    73.0 p1     192 dst
        pxor xmm15, [r8 + 240]                                   ;    75.0 p2+p1  192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    77.0 p2+p1  192 dst
        movdqa [rbp - 128], xmm13                                ;    75.0 p0+p3  192 dst spill
        movdqa xmm13, xmm0                                       ;    47.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;    76.0 p1     192 dst
        pxor xmm13, xmm4                                         ;    78.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;    80.0 p2+p1  192 dst
        pxor xmm4, xmm13                                         ;    82.0 p1     192 dst
        psllq xmm13, 4                                           ;    82.0 p1     192 dst
        pxor xmm0, xmm13                                         ;    84.0 p1     192 dst
        movdqa xmm13, xmm1                                       ;    44.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;    82.0 p1     192 dst
        pxor xmm13, xmm5                                         ;    84.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;    86.0 p2+p1  192 dst
        pxor xmm5, xmm13                                         ;    88.0 p1     192 dst
        psllq xmm13, 4                                           ;    88.0 p1     192 dst
        pxor xmm1, xmm13                                         ;    90.0 p1     192 dst
        movdqa xmm13, xmm2                                       ;    45.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;    88.0 p1     192 dst
        pxor xmm13, xmm6                                         ;    90.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;    92.0 p2+p1  192 dst
        pxor xmm6, xmm13                                         ;    94.0 p1     192 dst
        psllq xmm13, 4                                           ;    94.0 p1     192 dst
        pxor xmm2, xmm13                                         ;    96.0 p1     192 dst
        movdqa xmm13, xmm3                                       ;    45.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;    94.0 p1     192 dst
        pxor xmm13, xmm8                                         ;    96.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;    98.0 p2+p1  192 dst
        pxor xmm8, xmm13                                         ;   100.0 p1     192 dst
        psllq xmm13, 4                                           ;   100.0 p1     192 dst
        pxor xmm3, xmm13                                         ;   102.0 p1     192 dst
        movdqa xmm13, xmm9                                       ;    51.0 p0     192 dst copy
        psrlq xmm13, 2                                           ;   100.0 p1     192 dst
        pxor xmm13, xmm11                                        ;   102.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 16]   ;   104.0 p2+p1  192 dst
        pxor xmm11, xmm13                                        ;   106.0 p1     192 dst
        psllq xmm13, 2                                           ;   106.0 p1     192 dst
        pxor xmm9, xmm13                                         ;   108.0 p1     192 dst
        movdqa xmm13, xmm7                                       ;    53.0 p0     192 dst copy
        psrlq xmm13, 2                                           ;   106.0 p1     192 dst
        pxor xmm13, xmm10                                        ;   108.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 16]   ;   110.0 p2+p1  192 dst
        pxor xmm10, xmm13                                        ;   112.0 p1     192 dst
        psllq xmm13, 2                                           ;   112.0 p1     192 dst
        pxor xmm7, xmm13                                         ;   114.0 p1     192 dst
        pshufd xmm13, xmm15, 0xe4                                ;   112.0 p1     192 dst copy
        psllq xmm13, 1                                           ;   116.0 p1     192 dst
        pxor xmm14, xmm13                                        ;   118.0 p1     192 dst
        pxor xmm15, [r8 + 240]                                   ;   115.0 p2+p1  192 dst
        movdqa xmm13, xmm12                                      ;    77.0 p0     192 dst copy
        psrlq xmm13, 2                                           ;   116.0 p1     192 dst
        pxor xmm13, xmm14                                        ;   120.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 16]   ;   122.0 p2+p1  192 dst
        pxor xmm14, xmm13                                        ;   124.0 p1     192 dst
        psllq xmm13, 2                                           ;   124.0 p1     192 dst
        pxor xmm12, xmm13                                        ;   126.0 p1     192 dst
        movdqa xmm13, xmm15                                      ;   117.0 p0     192 dst copy
        movdqa [rbp - 112], xmm8                                 ;   102.0 p0+p3  192 dst spill
        movdqa xmm8, xmm9                                        ;   110.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   122.0 p1     192 dst
        movdqa [rbp - 96], xmm6                                  ;    96.0 p0+p3  192 dst spill
        movdqa xmm6, xmm7                                        ;   116.0 p0     192 dst copy
        psrlq xmm6, 4                                            ;   123.0 p1     192 dst
        pxor xmm6, xmm12                                         ;   128.0 p1     192 dst
        pand xmm6, [rel aes_from_slices.T0_constants128 + 32]    ;   130.0 p2+p1  192 dst
        pxor xmm12, xmm6                                         ;   132.0 p1     192 dst
        psllq xmm6, 4                                            ;   132.0 p1     192 dst
        pxor xmm7, xmm6                                          ;   134.0 p1     192 dst
        movdqa xmm6, xmm11                                       ;   108.0 p0     192 dst copy
        psrlq xmm6, 4                                            ;   129.0 p1     192 dst
        movdqa [rbp - 80], xmm12                                 ;   134.0 p0+p3  192 dst spill
        movdqa xmm12, xmm10                                      ;   114.0 p0     192 dst copy
        psrlq xmm12, 4                                           ;   130.0 p1     192 dst
        pxor xmm12, xmm14                                        ;   132.0 p1     192 dst
        pand xmm12, [rel aes_from_slices.T0_constants128 + 32]   ;   134.0 p2+p1  192 dst
        pxor xmm14, xmm12                                        ;   136.0 p1     192 dst
        psllq xmm12, 4                                           ;   136.0 p1     192 dst
        pxor xmm10, xmm12                                        ;   138.0 p1     192 dst
        movdqa xmm12, [rbp - 128]                                ;    75.0 p2     192 dst
        movdqa [rbp - 64], xmm14                                 ;   138.0 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 272]                                 ;    67.3 p2     192 dst
        movdqa [rbp - 48], xmm10                                 ;   140.0 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 256]                                 ;    68.3 p2     192 dst
        movdqa [rbp - 32], xmm7                                  ;   136.0 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 272]                                  ;    69.3 p2     192 dst
        movdqa [rbp - 16], xmm5                                  ;    90.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 304]                                  ;    70.3 p2     192 dst
        movdqa [rbp + 0], xmm4                                   ;    84.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 288]                                  ;    71.3 p2     192 dst
        movdqa [rbp + 16], xmm3                                  ;   104.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 336]                                  ;    72.3 p2     192 dst
        movdqa [rbp + 32], xmm2                                  ;    98.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 304]                                  ;    73.3 p2     192 dst
        movdqa [rbp + 48], xmm1                                  ;    92.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 320]                                  ;    74.3 p2     192 dst
        movdqa [rbp + 64], xmm0                                  ;    86.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 336]                                  ;    75.3 p2     192 dst
        movdqa [rbp + 80], xmm0                                  ;    86.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 368]                                  ;    77.0 p2     192 dst
        movdqa [rbp + 96], xmm0                                  ;    88.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 352]                                  ;    78.0 p2     192 dst
        movdqa [rbp + 112], xmm0                                 ;    89.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 368]                                  ;    79.7 p2     192 dst
        movdqa [rbp + 128], xmm0                                 ;    90.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 400]                                  ;    80.7 p2     192 dst
        movdqa [rbp + 144], xmm0                                 ;    92.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 384]                                  ;    82.0 p2     192 dst
        movdqa [rbp + 160], xmm0                                 ;    94.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 400]                                  ;    86.0 p2     192 dst
        movdqa [rbp + 176], xmm0                                 ;    97.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 432]                                  ;    87.0 p2     192 dst
        movdqa [rbp + 192], xmm0                                 ;    98.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 416]                                  ;    90.0 p2     192 dst
        movdqa [rbp + 208], xmm0                                 ;   101.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 464]                                  ;    92.0 p2     192 dst
        movdqa [rbp + 224], xmm0                                 ;   103.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 432]                                  ;    94.0 p2     192 dst
        movdqa [rbp + 240], xmm0                                 ;   105.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 448]                                  ;    96.0 p2     192 dst
        movdqa [rbp + 256], xmm0                                 ;   107.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 464]                                  ;    98.7 p2     192 dst
        movdqa [rbp + 272], xmm0                                 ;   109.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 496]                                  ;   100.0 p2     192 dst
        movdqa [rbp + 288], xmm0                                 ;   111.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 480]                                  ;   104.0 p2     192 dst
        movdqa [rbp + 304], xmm0                                 ;   115.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 496]                                  ;   105.0 p2     192 dst
        movdqa [rbp + 320], xmm0                                 ;   116.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 528]                                  ;   108.0 p2     192 dst
        movdqa [rbp + 336], xmm0                                 ;   119.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 512]                                  ;   110.0 p2     192 dst
        movdqa [rbp + 352], xmm0                                 ;   121.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 528]                                  ;   112.0 p2     192 dst
        movdqa [rbp + 368], xmm0                                 ;   123.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 560]                                  ;   114.0 p2     192 dst
        movdqa [rbp + 384], xmm0                                 ;   125.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 544]                                  ;   118.0 p2     192 dst
        movdqa [rbp + 400], xmm0                                 ;   129.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 592]                                  ;   120.7 p2     192 dst
        movdqa [rbp + 416], xmm0                                 ;   131.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 560]                                  ;   122.0 p2     192 dst
        movdqa [rbp + 432], xmm0                                 ;   133.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 576]                                  ;   126.0 p2     192 dst
        movdqa [rbp + 448], xmm0                                 ;   137.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 592]                                  ;   128.0 p2     192 dst
        movdqa [rbp + 464], xmm0                                 ;   139.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 624]                                  ;   129.0 p2     192 dst
        movdqa [rbp + 480], xmm0                                 ;   140.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 608]                                  ;   130.0 p2     192 dst
        movdqa [rbp + 496], xmm0                                 ;   141.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 624]                                  ;   131.0 p2     192 dst
        movdqa [rbp + 512], xmm0                                 ;   142.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 656]                                  ;   134.0 p2     192 dst
        movdqa [rbp + 528], xmm0                                 ;   145.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 640]                                  ;   136.0 p2     192 dst
        movdqa [rbp + 544], xmm0                                 ;   147.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 656]                                  ;   137.0 p2     192 dst
        movdqa [rbp + 560], xmm0                                 ;   148.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 688]                                  ;   138.0 p2     192 dst
        movdqa [rbp + 576], xmm0                                 ;   149.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 672]                                  ;   139.0 p2     192 dst
        movdqa [rbp + 592], xmm0                                 ;   150.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 720]                                  ;   140.0 p2     192 dst
        movdqa [rbp + 608], xmm0                                 ;   151.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 688]                                  ;   141.0 p2     192 dst
        movdqa [rbp + 624], xmm0                                 ;   152.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp - 128]                                 ;   142.0 p2     192 dst
        psrlq xmm0, 2                                            ;   153.0 p1     192 dst
        pxor xmm13, xmm0                                         ;   155.0 p1     192 dst
        movdqa xmm0, [rel aes_from_slices.T0_constants128 + 16]  ;   143.0 p2     192 dst reload
        pand xmm13, xmm0                                         ;   157.0 p1     192 dst
        pxor xmm15, xmm13                                        ;   159.0 p1     192 dst
        psllq xmm13, 2                                           ;   159.0 p1     192 dst
        pxor xmm12, xmm13                                        ;   161.0 p1     192 dst
        pxor xmm8, xmm12                                         ;   163.0 p1     192 dst
        pxor xmm6, xmm15                                         ;   161.0 p1     192 dst
        movdqa xmm13, [rel aes_from_slices.T0_constants128 + 32] ;   145.3 p2     192 dst reload
        pand xmm8, xmm13                                         ;   165.0 p1     192 dst
        pxor xmm12, xmm8                                         ;   167.0 p1     192 dst
        psllq xmm8, 4                                            ;   167.0 p1     192 dst
        pxor xmm9, xmm8                                          ;   169.0 p1     192 dst
        pand xmm6, xmm13                                         ;   163.0 p1     192 dst
        pxor xmm15, xmm6                                         ;   165.0 p1     192 dst
        psllq xmm6, 4                                            ;   165.0 p1     192 dst
        pxor xmm11, xmm6                                         ;   167.0 p1     192 dst
        movdqa xmm6, [r8 + 256]                                  ;   148.3 p2     192 dst
        psrlq xmm6, 1                                            ;   159.3 p1     192 dst
        pxor xmm14, xmm6                                         ;   161.3 p1     192 dst
        movdqa xmm6, [rel aes_from_slices.T0_constants128]       ;   149.3 p2     192 dst reload
        pand xmm14, xmm6                                         ;   163.3 p1     192 dst
        pxor xmm7, xmm14                                         ;   165.3 p1     192 dst
        psllq xmm14, 1                                           ;   165.3 p1     192 dst
        pxor xmm10, xmm14                                        ;   167.3 p1     192 dst
        movdqa xmm8, xmm7                                        ;   167.3 p0     192 dst copy
        psrlq xmm8, 2                                            ;   174.3 p1     192 dst
        movdqa xmm14, xmm10                                      ;   169.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   176.3 p1     192 dst
        movdqa [rbp - 128], xmm15                                ;   167.0 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 704]                                 ;   153.0 p2     192 dst
        movdqa [rbp + 640], xmm12                                ;   169.0 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 720]                                 ;   154.0 p2     192 dst
        movdqa [rbp + 656], xmm11                                ;   169.0 p0+p3  192 dst spill
        movdqa xmm11, [r8 + 752]                                 ;   155.0 p2     192 dst
        movdqa [rbp + 672], xmm9                                 ;   171.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 736]                                  ;   156.0 p2     192 dst
        movdqa xmm13, [r8 + 752]                                 ;   157.0 p2     192 dst
        movdqa [rbp + 688], xmm13                                ;   168.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 288]                                 ;   158.0 p2     192 dst
        psrlq xmm13, 1                                           ;   169.0 p1     192 dst
        pxor xmm5, xmm13                                         ;   171.0 p1     192 dst
        pand xmm5, xmm6                                          ;   173.0 p1     192 dst
        pxor xmm2, xmm5                                          ;   175.0 p1     192 dst
        psllq xmm5, 1                                            ;   175.0 p1     192 dst
        pxor xmm4, xmm5                                          ;   177.0 p1     192 dst
        pxor xmm8, xmm2                                          ;   177.0 p1     192 dst
        pxor xmm14, xmm4                                         ;   179.0 p1     192 dst
        pand xmm14, xmm0                                         ;   181.0 p1     192 dst
        pxor xmm4, xmm14                                         ;   183.0 p1     192 dst
        psllq xmm14, 2                                           ;   183.0 p1     192 dst
        pxor xmm10, xmm14                                        ;   185.0 p1     192 dst
        pand xmm8, xmm0                                          ;   179.0 p1     192 dst
        pxor xmm2, xmm8                                          ;   181.0 p1     192 dst
        psllq xmm8, 2                                            ;   181.0 p1     192 dst
        pxor xmm7, xmm8                                          ;   183.0 p1     192 dst
        movdqa xmm5, [r8 + 320]                                  ;   163.0 p2     192 dst
        psrlq xmm5, 1                                            ;   182.3 p1     192 dst
        pxor xmm3, xmm5                                          ;   184.3 p1     192 dst
        pand xmm3, xmm6                                          ;   186.3 p1     192 dst
        movdqa xmm5, [rbp + 80]                                  ;   164.3 p2     192 dst reload
        pxor xmm5, xmm3                                          ;   188.3 p1     192 dst
        psllq xmm3, 1                                            ;   188.3 p1     192 dst
        pxor xmm1, xmm3                                          ;   190.3 p1     192 dst
        movdqa xmm3, [r8 + 352]                                  ;   165.7 p2     192 dst
        psrlq xmm3, 1                                            ;   188.3 p1     192 dst
        movdqa xmm8, [rbp + 96]                                  ;   166.7 p2     192 dst reload
        pxor xmm8, xmm3                                          ;   190.3 p1     192 dst
        pand xmm8, xmm6                                          ;   192.3 p1     192 dst
        movdqa xmm3, [rbp + 128]                                 ;   167.7 p2     192 dst reload
        pxor xmm3, xmm8                                          ;   194.3 p1     192 dst
        psllq xmm8, 1                                            ;   194.3 p1     192 dst
        movdqa xmm13, [rbp + 112]                                ;   168.7 p2     192 dst reload
        pxor xmm13, xmm8                                         ;   196.3 p1     192 dst
        movdqa xmm8, xmm7                                        ;   185.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   194.3 p1     192 dst
        movdqa xmm14, xmm10                                      ;   187.0 p0     192 dst copy
        psrlq xmm14, 4                                           ;   195.3 p1     192 dst
        movdqa xmm6, xmm5                                        ;   190.3 p0     192 dst copy
        psrlq xmm6, 2                                            ;   197.3 p1     192 dst
        pxor xmm6, xmm3                                          ;   199.3 p1     192 dst
        pand xmm6, xmm0                                          ;   201.3 p1     192 dst
        pxor xmm3, xmm6                                          ;   203.3 p1     192 dst
        psllq xmm6, 2                                            ;   203.3 p1     192 dst
        pxor xmm5, xmm6                                          ;   205.3 p1     192 dst
        pxor xmm8, xmm5                                          ;   207.3 p1     192 dst
        movdqa xmm6, [rel aes_from_slices.T0_constants128 + 32]  ;   173.0 p2     192 dst reload
        pand xmm8, xmm6                                          ;   209.3 p1     192 dst
        pxor xmm5, xmm8                                          ;   211.3 p1     192 dst
        psllq xmm8, 4                                            ;   211.3 p1     192 dst
        pxor xmm7, xmm8                                          ;   213.3 p1     192 dst
        movdqa xmm8, xmm2                                        ;   183.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   207.3 p1     192 dst
        pxor xmm8, xmm3                                          ;   209.3 p1     192 dst
        pand xmm8, xmm6                                          ;   211.3 p1     192 dst
        pxor xmm3, xmm8                                          ;   213.3 p1     192 dst
        psllq xmm8, 4                                            ;   213.3 p1     192 dst
        pxor xmm2, xmm8                                          ;   215.3 p1     192 dst
        movdqa xmm8, xmm1                                        ;   192.3 p0     192 dst copy
        psrlq xmm8, 2                                            ;   213.3 p1     192 dst
        pxor xmm8, xmm13                                         ;   215.3 p1     192 dst
        pand xmm8, xmm0                                          ;   217.3 p1     192 dst
        pxor xmm13, xmm8                                         ;   219.3 p1     192 dst
        psllq xmm8, 2                                            ;   219.3 p1     192 dst
        pxor xmm1, xmm8                                          ;   221.3 p1     192 dst
        movdqa xmm8, xmm4                                        ;   185.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   219.3 p1     192 dst
        pxor xmm14, xmm1                                         ;   223.3 p1     192 dst
        pxor xmm8, xmm13                                         ;   221.3 p1     192 dst
        pand xmm14, xmm6                                         ;   225.3 p1     192 dst
        pand xmm8, xmm6                                          ;   223.3 p1     192 dst
        pxor xmm1, xmm14                                         ;   227.3 p1     192 dst
        psllq xmm14, 4                                           ;   227.3 p1     192 dst
        pxor xmm10, xmm14                                        ;   229.3 p1     192 dst
        pxor xmm13, xmm8                                         ;   227.3 p1     192 dst
        psllq xmm8, 4                                            ;   228.3 p1     192 dst
        pxor xmm4, xmm8                                          ;   230.3 p1     192 dst
        movdqa xmm8, [r8 + 384]                                  ;   183.3 p2     192 dst
        psrlq xmm8, 1                                            ;   230.3 p1     192 dst
        movdqa xmm14, [rbp + 144]                                ;   184.3 p2     192 dst reload
        pxor xmm14, xmm8                                         ;   232.3 p1     192 dst
        movdqa xmm8, [rel aes_from_slices.T0_constants128]       ;   185.3 p2     192 dst reload
        pand xmm14, xmm8                                         ;   234.3 p1     192 dst
        movdqa [rbp + 144], xmm3                                 ;   215.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 176]                                 ;   186.3 p2     192 dst reload
        pxor xmm3, xmm14                                         ;   236.3 p1     192 dst
        psllq xmm14, 1                                           ;   236.3 p1     192 dst
        movdqa [rbp + 176], xmm13                                ;   229.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 160]                                ;   187.7 p2     192 dst reload
        pxor xmm13, xmm14                                        ;   238.3 p1     192 dst
        movdqa xmm14, xmm3                                       ;   238.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   245.3 p1     192 dst
        movdqa [rbp + 160], xmm5                                 ;   213.3 p0+p3  192 dst spill
        movdqa xmm5, xmm13                                       ;   240.3 p0     192 dst copy
        psrlq xmm5, 2                                            ;   247.3 p1     192 dst
        movdqa [rbp + 112], xmm1                                 ;   229.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 784]                                  ;   191.0 p2     192 dst
        movdqa [rbp + 128], xmm2                                 ;   217.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 768]                                  ;   192.0 p2     192 dst
        movdqa [rbp + 96], xmm4                                  ;   232.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 784]                                  ;   193.0 p2     192 dst
        movdqa [rbp + 80], xmm7                                  ;   215.3 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 816]                                  ;   194.0 p2     192 dst
        movdqa [rbp + 704], xmm10                                ;   231.3 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 800]                                 ;   195.0 p2     192 dst
        movdqa xmm6, [r8 + 848]                                  ;   196.0 p2     192 dst
        movdqa [rbp + 720], xmm6                                 ;   207.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 816]                                  ;   197.0 p2     192 dst
        movdqa [rbp + 736], xmm6                                 ;   208.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 832]                                  ;   198.0 p2     192 dst
        movdqa [rbp + 752], xmm6                                 ;   209.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 848]                                  ;   199.0 p2     192 dst
        movdqa [rbp + 768], xmm6                                 ;   210.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 880]                                  ;   200.0 p2     192 dst
        movdqa [rbp + 784], xmm6                                 ;   211.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 864]                                  ;   201.0 p2     192 dst
        movdqa [rbp + 800], xmm6                                 ;   212.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 880]                                  ;   202.0 p2     192 dst
        movdqa [rbp + 816], xmm6                                 ;   213.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 416]                                  ;   203.0 p2     192 dst
        psrlq xmm6, 1                                            ;   238.3 p1     192 dst
        movdqa [rbp + 832], xmm10                                ;   215.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 192]                                ;   204.0 p2     192 dst reload
        pxor xmm10, xmm6                                         ;   240.3 p1     192 dst
        pand xmm10, xmm8                                         ;   242.3 p1     192 dst
        movdqa xmm6, [rbp + 240]                                 ;   205.0 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   244.3 p1     192 dst
        psllq xmm10, 1                                           ;   244.3 p1     192 dst
        movdqa [rbp + 240], xmm7                                 ;   217.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 208]                                 ;   206.3 p2     192 dst reload
        pxor xmm7, xmm10                                         ;   246.3 p1     192 dst
        pxor xmm14, xmm6                                         ;   247.3 p1     192 dst
        pxor xmm5, xmm7                                          ;   249.3 p1     192 dst
        pand xmm14, xmm0                                         ;   249.3 p1     192 dst
        pand xmm5, xmm0                                          ;   251.3 p1     192 dst
        pxor xmm6, xmm14                                         ;   251.3 p1     192 dst
        psllq xmm14, 2                                           ;   251.3 p1     192 dst
        pxor xmm3, xmm14                                         ;   253.3 p1     192 dst
        pxor xmm7, xmm5                                          ;   253.3 p1     192 dst
        psllq xmm5, 2                                            ;   253.3 p1     192 dst
        pxor xmm13, xmm5                                         ;   255.3 p1     192 dst
        movdqa xmm5, [r8 + 448]                                  ;   210.3 p2     192 dst
        psrlq xmm5, 1                                            ;   254.3 p1     192 dst
        movdqa xmm10, [rbp + 224]                                ;   211.3 p2     192 dst reload
        pxor xmm10, xmm5                                         ;   256.3 p1     192 dst
        pand xmm10, xmm8                                         ;   258.3 p1     192 dst
        movdqa xmm5, [rbp + 272]                                 ;   212.3 p2     192 dst reload
        pxor xmm5, xmm10                                         ;   260.3 p1     192 dst
        psllq xmm10, 1                                           ;   260.3 p1     192 dst
        movdqa xmm14, [rbp + 256]                                ;   213.3 p2     192 dst reload
        pxor xmm14, xmm10                                        ;   262.3 p1     192 dst
        movdqa xmm10, xmm3                                       ;   255.3 p0     192 dst copy
        psrlq xmm10, 4                                           ;   262.3 p1     192 dst
        movdqa [rbp + 256], xmm4                                 ;   219.3 p0+p3  192 dst spill
        movdqa xmm4, xmm13                                       ;   257.3 p0     192 dst copy
        psrlq xmm4, 4                                            ;   264.3 p1     192 dst
        movdqa [rbp + 272], xmm2                                 ;   221.3 p0+p3  192 dst spill
        movdqa xmm2, xmm6                                        ;   253.3 p0     192 dst copy
        psrlq xmm2, 4                                            ;   262.3 p1     192 dst
        movdqa [rbp + 224], xmm1                                 ;   223.3 p0+p3  192 dst spill
        movdqa xmm1, xmm7                                        ;   255.3 p0     192 dst copy
        psrlq xmm1, 4                                            ;   263.3 p1     192 dst
        movdqa [rbp + 208], xmm9                                 ;   225.3 p0+p3  192 dst spill
        movdqa xmm9, xmm5                                        ;   262.3 p0     192 dst copy
        psrlq xmm9, 2                                            ;   269.3 p1     192 dst
        movdqa [rbp + 192], xmm11                                ;   227.3 p0+p3  192 dst spill
        movdqa xmm11, xmm14                                      ;   264.3 p0     192 dst copy
        psrlq xmm11, 2                                           ;   271.3 p1     192 dst
        movdqa [rbp + 848], xmm12                                ;   229.3 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 480]                                 ;   224.0 p2     192 dst
        psrlq xmm12, 1                                           ;   266.3 p1     192 dst
        movdqa [rbp + 864], xmm15                                ;   231.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 288]                                ;   227.3 p2     192 dst reload
        pxor xmm15, xmm12                                        ;   268.3 p1     192 dst
        pand xmm15, xmm8                                         ;   270.3 p1     192 dst
        movdqa xmm12, [rbp + 320]                                ;   231.3 p2     192 dst reload
        pxor xmm12, xmm15                                        ;   272.3 p1     192 dst
        psllq xmm15, 1                                           ;   272.3 p1     192 dst
        movdqa xmm8, [rbp + 304]                                 ;   232.3 p2     192 dst reload
        pxor xmm8, xmm15                                         ;   274.3 p1     192 dst
        pxor xmm9, xmm12                                         ;   274.3 p1     192 dst
        pxor xmm11, xmm8                                         ;   276.3 p1     192 dst
        pand xmm9, xmm0                                          ;   276.3 p1     192 dst
        pand xmm11, xmm0                                         ;   278.3 p1     192 dst
        pxor xmm12, xmm9                                         ;   278.3 p1     192 dst
        psllq xmm9, 2                                            ;   278.3 p1     192 dst
        pxor xmm5, xmm9                                          ;   280.3 p1     192 dst
        pxor xmm8, xmm11                                         ;   280.3 p1     192 dst
        psllq xmm11, 2                                           ;   280.3 p1     192 dst
        pxor xmm14, xmm11                                        ;   282.3 p1     192 dst
        movdqa xmm9, [r8 + 512]                                  ;   239.0 p2     192 dst
        psrlq xmm9, 1                                            ;   282.3 p1     192 dst
        movdqa xmm11, [rbp + 336]                                ;   240.0 p2     192 dst reload
        pxor xmm11, xmm9                                         ;   284.3 p1     192 dst
        pxor xmm10, xmm5                                         ;   284.3 p1     192 dst
        pxor xmm4, xmm14                                         ;   285.3 p1     192 dst
        pxor xmm2, xmm12                                         ;   286.3 p1     192 dst
        pxor xmm1, xmm8                                          ;   287.3 p1     192 dst
        movdqa xmm9, [rel aes_from_slices.T0_constants128 + 32]  ;   248.3 p2     192 dst reload
        pand xmm4, xmm9                                          ;   288.3 p1     192 dst
        movdqa xmm15, [rel aes_from_slices.T0_constants128]      ;   249.7 p2     192 dst reload
        pand xmm11, xmm15                                        ;   289.3 p1     192 dst
        pxor xmm14, xmm4                                         ;   290.3 p1     192 dst
        psllq xmm4, 4                                            ;   291.3 p1     192 dst
        pxor xmm13, xmm4                                         ;   293.3 p1     192 dst
        pand xmm10, xmm9                                         ;   293.3 p1     192 dst
        pand xmm1, xmm9                                          ;   294.3 p1     192 dst
        pxor xmm5, xmm10                                         ;   295.3 p1     192 dst
        psllq xmm10, 4                                           ;   296.3 p1     192 dst
        pxor xmm3, xmm10                                         ;   298.3 p1     192 dst
        pand xmm2, xmm9                                          ;   298.3 p1     192 dst
        pxor xmm8, xmm1                                          ;   299.3 p1     192 dst
        psllq xmm1, 4                                            ;   300.3 p1     192 dst
        pxor xmm7, xmm1                                          ;   302.3 p1     192 dst
        movdqa xmm1, [r8 + 544]                                  ;   254.3 p2     192 dst
        psrlq xmm1, 1                                            ;   302.3 p1     192 dst
        movdqa xmm4, [rbp + 384]                                 ;   255.3 p2     192 dst reload
        pxor xmm4, xmm1                                          ;   304.3 p1     192 dst
        pxor xmm12, xmm2                                         ;   304.3 p1     192 dst
        psllq xmm2, 4                                            ;   305.3 p1     192 dst
        pxor xmm6, xmm2                                          ;   307.3 p1     192 dst
        movdqa xmm1, [r8 + 576]                                  ;   256.7 p2     192 dst
        psrlq xmm1, 1                                            ;   307.3 p1     192 dst
        movdqa xmm2, [rbp + 368]                                 ;   257.7 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   308.3 p1     192 dst
        psllq xmm11, 1                                           ;   309.3 p1     192 dst
        movdqa xmm10, [rbp + 416]                                ;   258.7 p2     192 dst reload
        pxor xmm10, xmm1                                         ;   310.3 p1     192 dst
        movdqa xmm1, [rbp + 352]                                 ;   259.7 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   311.3 p1     192 dst
        pand xmm4, xmm15                                         ;   312.3 p1     192 dst
        pand xmm10, xmm15                                        ;   313.3 p1     192 dst
        movdqa xmm11, [rbp + 432]                                ;   260.7 p2     192 dst reload
        pxor xmm11, xmm4                                         ;   314.3 p1     192 dst
        psllq xmm4, 1                                            ;   315.3 p1     192 dst
        movdqa [rbp + 432], xmm12                                ;   306.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 400]                                ;   262.0 p2     192 dst reload
        pxor xmm12, xmm4                                         ;   317.3 p1     192 dst
        movdqa xmm4, [rbp + 464]                                 ;   263.0 p2     192 dst reload
        pxor xmm4, xmm10                                         ;   317.3 p1     192 dst
        psllq xmm10, 1                                           ;   318.3 p1     192 dst
        movdqa [rbp + 464], xmm8                                 ;   301.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 448]                                 ;   264.3 p2     192 dst reload
        pxor xmm8, xmm10                                         ;   320.3 p1     192 dst
        movdqa xmm10, xmm2                                       ;   310.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   320.3 p1     192 dst
        pxor xmm10, xmm11                                        ;   322.3 p1     192 dst
        pand xmm10, xmm0                                         ;   324.3 p1     192 dst
        pxor xmm11, xmm10                                        ;   326.3 p1     192 dst
        psllq xmm10, 2                                           ;   326.3 p1     192 dst
        pxor xmm2, xmm10                                         ;   328.3 p1     192 dst
        movdqa xmm10, xmm1                                       ;   313.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   326.3 p1     192 dst
        pxor xmm10, xmm12                                        ;   328.3 p1     192 dst
        pand xmm10, xmm0                                         ;   330.3 p1     192 dst
        pxor xmm12, xmm10                                        ;   332.3 p1     192 dst
        psllq xmm10, 2                                           ;   332.3 p1     192 dst
        pxor xmm1, xmm10                                         ;   334.3 p1     192 dst
        movdqa xmm10, xmm4                                       ;   319.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   332.3 p1     192 dst
        movdqa [rbp + 448], xmm5                                 ;   297.3 p0+p3  192 dst spill
        movdqa xmm5, xmm8                                        ;   322.3 p0     192 dst copy
        psrlq xmm5, 2                                            ;   333.3 p1     192 dst
        movdqa [rbp + 400], xmm14                                ;   292.3 p0+p3  192 dst spill
        movdqa xmm14, xmm2                                       ;   330.3 p0     192 dst copy
        psrlq xmm14, 4                                           ;   337.3 p1     192 dst
        movdqa [rbp + 352], xmm6                                 ;   309.3 p0+p3  192 dst spill
        movdqa xmm6, xmm11                                       ;   328.3 p0     192 dst copy
        psrlq xmm6, 4                                            ;   335.3 p1     192 dst
        movdqa [rbp + 416], xmm7                                 ;   304.3 p0+p3  192 dst spill
        movdqa xmm7, xmm1                                        ;   336.3 p0     192 dst copy
        psrlq xmm7, 4                                            ;   343.3 p1     192 dst
        movdqa [rbp + 368], xmm3                                 ;   300.3 p0+p3  192 dst spill
        movdqa xmm3, xmm12                                       ;   334.3 p0     192 dst copy
        psrlq xmm3, 4                                            ;   341.3 p1     192 dst
        movdqa [rbp + 384], xmm13                                ;   295.3 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 912]                                 ;   277.7 p2     192 dst
        movdqa [rbp + 336], xmm13                                ;   288.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 896]                                 ;   278.7 p2     192 dst
        movdqa [rbp + 304], xmm13                                ;   289.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 912]                                 ;   279.7 p2     192 dst
        movdqa [rbp + 320], xmm13                                ;   290.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 944]                                 ;   280.7 p2     192 dst
        movdqa [rbp + 288], xmm13                                ;   291.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 928]                                 ;   281.7 p2     192 dst
        movdqa [rbp + 880], xmm13                                ;   292.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 976]                                 ;   282.7 p2     192 dst
        movdqa [rbp + 896], xmm13                                ;   293.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 944]                                 ;   283.7 p2     192 dst
        movdqa [rbp + 912], xmm13                                ;   294.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 960]                                 ;   284.7 p2     192 dst
        movdqa [rbp + 928], xmm13                                ;   296.3 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 976]                                 ;   285.7 p2     192 dst
        movdqa [rbp + 944], xmm13                                ;   298.3 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 1008]                                ;   286.7 p2     192 dst
        movdqa [rbp + 960], xmm13                                ;   300.3 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 992]                                 ;   287.7 p2     192 dst
        movdqa [rbp + 976], xmm13                                ;   302.3 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 1008]                                ;   288.7 p2     192 dst
        movdqa [rbp + 992], xmm13                                ;   304.3 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 608]                                 ;   289.7 p2     192 dst
        psrlq xmm13, 1                                           ;   338.3 p1     192 dst
        movdqa xmm9, [rbp + 480]                                 ;   290.7 p2     192 dst reload
        pxor xmm9, xmm13                                         ;   340.3 p1     192 dst
        pand xmm9, xmm15                                         ;   342.3 p1     192 dst
        movdqa xmm13, [rbp + 512]                                ;   291.7 p2     192 dst reload
        pxor xmm13, xmm9                                         ;   344.3 p1     192 dst
        psllq xmm9, 1                                            ;   344.3 p1     192 dst
        movdqa xmm15, [rbp + 496]                                ;   292.7 p2     192 dst reload
        pxor xmm15, xmm9                                         ;   346.3 p1     192 dst
        pxor xmm10, xmm13                                        ;   346.3 p1     192 dst
        pxor xmm5, xmm15                                         ;   348.3 p1     192 dst
        pand xmm10, xmm0                                         ;   348.3 p1     192 dst
        pand xmm5, xmm0                                          ;   350.3 p1     192 dst
        pxor xmm13, xmm10                                        ;   350.3 p1     192 dst
        psllq xmm10, 2                                           ;   350.3 p1     192 dst
        pxor xmm4, xmm10                                         ;   352.3 p1     192 dst
        pxor xmm15, xmm5                                         ;   352.3 p1     192 dst
        psllq xmm5, 2                                            ;   352.3 p1     192 dst
        pxor xmm8, xmm5                                          ;   354.3 p1     192 dst
        movdqa xmm5, [r8 + 640]                                  ;   304.7 p2     192 dst
        psrlq xmm5, 1                                            ;   354.3 p1     192 dst
        movdqa xmm9, [rbp + 528]                                 ;   305.7 p2     192 dst reload
        pxor xmm9, xmm5                                          ;   356.3 p1     192 dst
        pxor xmm14, xmm4                                         ;   356.3 p1     192 dst
        pxor xmm7, xmm8                                          ;   357.3 p1     192 dst
        pxor xmm6, xmm13                                         ;   358.3 p1     192 dst
        pxor xmm3, xmm15                                         ;   359.3 p1     192 dst
        movdqa xmm5, [rel aes_from_slices.T0_constants128 + 32]  ;   310.0 p2     192 dst reload
        pand xmm7, xmm5                                          ;   360.3 p1     192 dst
        pand xmm14, xmm5                                         ;   361.3 p1     192 dst
        movdqa xmm10, [rel aes_from_slices.T0_constants128]      ;   311.3 p2     192 dst reload
        pand xmm9, xmm10                                         ;   362.3 p1     192 dst
        pxor xmm8, xmm7                                          ;   363.3 p1     192 dst
        psllq xmm7, 4                                            ;   364.3 p1     192 dst
        pxor xmm1, xmm7                                          ;   366.3 p1     192 dst
        pand xmm3, xmm5                                          ;   366.3 p1     192 dst
        pand xmm6, xmm5                                          ;   367.3 p1     192 dst
        pxor xmm4, xmm14                                         ;   368.3 p1     192 dst
        psllq xmm14, 4                                           ;   369.3 p1     192 dst
        pxor xmm2, xmm14                                         ;   371.3 p1     192 dst
        pxor xmm15, xmm3                                         ;   371.3 p1     192 dst
        psllq xmm3, 4                                            ;   372.3 p1     192 dst
        pxor xmm12, xmm3                                         ;   374.3 p1     192 dst
        movdqa xmm3, [r8 + 672]                                  ;   319.3 p2     192 dst
        psrlq xmm3, 1                                            ;   374.3 p1     192 dst
        pxor xmm13, xmm6                                         ;   375.3 p1     192 dst
        psllq xmm6, 4                                            ;   376.3 p1     192 dst
        pxor xmm11, xmm6                                         ;   378.3 p1     192 dst
        movdqa xmm6, [r8 + 704]                                  ;   321.0 p2     192 dst
        psrlq xmm6, 1                                            ;   378.3 p1     192 dst
        movdqa xmm7, [rbp + 576]                                 ;   322.3 p2     192 dst reload
        pxor xmm7, xmm3                                          ;   379.3 p1     192 dst
        movdqa xmm3, [rbp + 560]                                 ;   323.3 p2     192 dst reload
        pxor xmm3, xmm9                                          ;   380.3 p1     192 dst
        psllq xmm9, 1                                            ;   381.3 p1     192 dst
        movdqa xmm14, [rbp + 608]                                ;   328.3 p2     192 dst reload
        pxor xmm14, xmm6                                         ;   382.3 p1     192 dst
        movdqa xmm6, [rbp + 544]                                 ;   330.3 p2     192 dst reload
        pxor xmm6, xmm9                                          ;   383.3 p1     192 dst
        pand xmm7, xmm10                                         ;   384.3 p1     192 dst
        pand xmm14, xmm10                                        ;   385.3 p1     192 dst
        movdqa xmm9, [rbp + 624]                                 ;   332.3 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   386.3 p1     192 dst
        psllq xmm7, 1                                            ;   387.3 p1     192 dst
        movdqa [rbp + 624], xmm13                                ;   377.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 592]                                ;   337.0 p2     192 dst reload
        pxor xmm13, xmm7                                         ;   389.3 p1     192 dst
        movdqa xmm7, [rbp + 848]                                 ;   338.0 p2     192 dst reload
        pxor xmm7, xmm14                                         ;   389.3 p1     192 dst
        psllq xmm14, 1                                           ;   390.3 p1     192 dst
        movdqa [rbp + 848], xmm15                                ;   373.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 864]                                ;   339.3 p2     192 dst reload
        pxor xmm15, xmm14                                        ;   392.3 p1     192 dst
        movdqa xmm14, xmm3                                       ;   382.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   392.3 p1     192 dst
        pxor xmm14, xmm9                                         ;   394.3 p1     192 dst
        pand xmm14, xmm0                                         ;   396.3 p1     192 dst
        pxor xmm9, xmm14                                         ;   398.3 p1     192 dst
        psllq xmm14, 2                                           ;   398.3 p1     192 dst
        pxor xmm3, xmm14                                         ;   400.3 p1     192 dst
        movdqa xmm14, xmm6                                       ;   385.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   398.3 p1     192 dst
        pxor xmm14, xmm13                                        ;   400.3 p1     192 dst
        pand xmm14, xmm0                                         ;   402.3 p1     192 dst
        pxor xmm13, xmm14                                        ;   404.3 p1     192 dst
        psllq xmm14, 2                                           ;   404.3 p1     192 dst
        pxor xmm6, xmm14                                         ;   406.3 p1     192 dst
        movdqa xmm14, xmm7                                       ;   391.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   404.3 p1     192 dst
        movdqa [rbp + 864], xmm4                                 ;   370.3 p0+p3  192 dst spill
        movdqa xmm4, xmm15                                       ;   394.3 p0     192 dst copy
        psrlq xmm4, 2                                            ;   405.3 p1     192 dst
        movdqa [rbp + 592], xmm8                                 ;   365.3 p0+p3  192 dst spill
        movdqa xmm8, xmm3                                        ;   402.3 p0     192 dst copy
        psrlq xmm8, 4                                            ;   409.3 p1     192 dst
        movdqa [rbp + 544], xmm11                                ;   380.3 p0+p3  192 dst spill
        movdqa xmm11, xmm9                                       ;   400.3 p0     192 dst copy
        psrlq xmm11, 4                                           ;   407.3 p1     192 dst
        movdqa [rbp + 608], xmm12                                ;   376.3 p0+p3  192 dst spill
        movdqa xmm12, xmm6                                       ;   408.3 p0     192 dst copy
        psrlq xmm12, 4                                           ;   415.3 p1     192 dst
        movdqa [rbp + 560], xmm2                                 ;   373.3 p0+p3  192 dst spill
        movdqa xmm2, xmm13                                       ;   406.3 p0     192 dst copy
        psrlq xmm2, 4                                            ;   413.3 p1     192 dst
        movdqa [rbp + 576], xmm1                                 ;   368.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1040]                                 ;   355.7 p2     192 dst
        movdqa [rbp + 528], xmm1                                 ;   366.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1024]                                 ;   356.7 p2     192 dst
        movdqa [rbp + 496], xmm1                                 ;   367.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1040]                                 ;   357.7 p2     192 dst
        movdqa [rbp + 512], xmm1                                 ;   368.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                                 ;   358.7 p2     192 dst
        movdqa [rbp + 480], xmm1                                 ;   369.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1056]                                 ;   359.7 p2     192 dst
        movdqa [rbp + 1008], xmm1                                ;   370.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                                 ;   360.7 p2     192 dst
        movdqa [rbp + 1024], xmm1                                ;   371.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                                 ;   361.7 p2     192 dst
        movdqa [rbp + 1040], xmm1                                ;   372.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1088]                                 ;   362.7 p2     192 dst
        movdqa [rbp + 1056], xmm1                                ;   374.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                                 ;   363.7 p2     192 dst
        movdqa [rbp + 1072], xmm1                                ;   376.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1136]                                 ;   364.7 p2     192 dst
        movdqa [rbp + 1088], xmm1                                ;   378.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1120]                                 ;   365.7 p2     192 dst
        movdqa [rbp + 1104], xmm1                                ;   380.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1136]                                 ;   366.7 p2     192 dst
        movdqa [rbp + 1120], xmm1                                ;   382.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 736]                                  ;   367.7 p2     192 dst
        psrlq xmm1, 1                                            ;   410.3 p1     192 dst
        movdqa xmm5, [rbp + 192]                                 ;   368.7 p2     192 dst reload
        pxor xmm5, xmm1                                          ;   412.3 p1     192 dst
        pand xmm5, xmm10                                         ;   414.3 p1     192 dst
        movdqa xmm1, [rbp + 688]                                 ;   369.7 p2     192 dst reload
        pxor xmm1, xmm5                                          ;   416.3 p1     192 dst
        psllq xmm5, 1                                            ;   416.3 p1     192 dst
        movdqa xmm10, [rbp + 208]                                ;   370.7 p2     192 dst reload
        pxor xmm10, xmm5                                         ;   418.3 p1     192 dst
        pxor xmm14, xmm1                                         ;   418.3 p1     192 dst
        pxor xmm4, xmm10                                         ;   420.3 p1     192 dst
        pand xmm14, xmm0                                         ;   420.3 p1     192 dst
        pand xmm4, xmm0                                          ;   422.3 p1     192 dst
        pxor xmm1, xmm14                                         ;   422.3 p1     192 dst
        psllq xmm14, 2                                           ;   422.3 p1     192 dst
        pxor xmm7, xmm14                                         ;   424.3 p1     192 dst
        pxor xmm10, xmm4                                         ;   424.3 p1     192 dst
        psllq xmm4, 2                                            ;   424.3 p1     192 dst
        pxor xmm15, xmm4                                         ;   426.3 p1     192 dst
        movdqa xmm4, [r8 + 768]                                  ;   376.7 p2     192 dst
        psrlq xmm4, 1                                            ;   426.3 p1     192 dst
        movdqa xmm5, [rbp + 224]                                 ;   377.7 p2     192 dst reload
        pxor xmm5, xmm4                                          ;   428.3 p1     192 dst
        pxor xmm8, xmm7                                          ;   428.3 p1     192 dst
        pxor xmm12, xmm15                                        ;   429.3 p1     192 dst
        pxor xmm11, xmm1                                         ;   430.3 p1     192 dst
        pxor xmm2, xmm10                                         ;   431.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   381.7 p2     192 dst reload
        pand xmm12, xmm4                                         ;   432.3 p1     192 dst
        pand xmm8, xmm4                                          ;   433.3 p1     192 dst
        movdqa xmm14, [rel aes_from_slices.T0_constants128]      ;   383.3 p2     192 dst reload
        pand xmm5, xmm14                                         ;   434.3 p1     192 dst
        pxor xmm15, xmm12                                        ;   435.3 p1     192 dst
        psllq xmm12, 4                                           ;   436.3 p1     192 dst
        pxor xmm6, xmm12                                         ;   438.3 p1     192 dst
        pand xmm2, xmm4                                          ;   438.3 p1     192 dst
        pand xmm11, xmm4                                         ;   439.3 p1     192 dst
        pxor xmm7, xmm8                                          ;   440.3 p1     192 dst
        psllq xmm8, 4                                            ;   441.3 p1     192 dst
        pxor xmm3, xmm8                                          ;   443.3 p1     192 dst
        pxor xmm10, xmm2                                         ;   443.3 p1     192 dst
        psllq xmm2, 4                                            ;   444.3 p1     192 dst
        pxor xmm13, xmm2                                         ;   446.3 p1     192 dst
        movdqa xmm2, [r8 + 800]                                  ;   391.3 p2     192 dst
        psrlq xmm2, 1                                            ;   446.3 p1     192 dst
        pxor xmm1, xmm11                                         ;   447.3 p1     192 dst
        psllq xmm11, 4                                           ;   448.3 p1     192 dst
        pxor xmm9, xmm11                                         ;   450.3 p1     192 dst
        movdqa xmm8, [r8 + 832]                                  ;   393.0 p2     192 dst
        psrlq xmm8, 1                                            ;   450.3 p1     192 dst
        movdqa xmm11, [rbp + 240]                                ;   394.3 p2     192 dst reload
        pxor xmm11, xmm2                                         ;   451.3 p1     192 dst
        movdqa xmm2, [rbp + 256]                                 ;   395.3 p2     192 dst reload
        pxor xmm2, xmm5                                          ;   452.3 p1     192 dst
        psllq xmm5, 1                                            ;   453.3 p1     192 dst
        movdqa xmm12, [rbp + 720]                                ;   400.3 p2     192 dst reload
        pxor xmm12, xmm8                                         ;   454.3 p1     192 dst
        movdqa xmm8, [rbp + 272]                                 ;   402.3 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   455.3 p1     192 dst
        pand xmm11, xmm14                                        ;   456.3 p1     192 dst
        pand xmm12, xmm14                                        ;   457.3 p1     192 dst
        movdqa xmm5, [rbp + 736]                                 ;   404.3 p2     192 dst reload
        pxor xmm5, xmm11                                         ;   458.3 p1     192 dst
        psllq xmm11, 1                                           ;   459.3 p1     192 dst
        movdqa [rbp + 736], xmm1                                 ;   449.3 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 832]                                 ;   409.0 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   461.3 p1     192 dst
        movdqa xmm11, [rbp + 768]                                ;   410.0 p2     192 dst reload
        pxor xmm11, xmm12                                        ;   461.3 p1     192 dst
        psllq xmm12, 1                                           ;   462.3 p1     192 dst
        movdqa [rbp + 768], xmm10                                ;   445.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 752]                                ;   411.3 p2     192 dst reload
        pxor xmm10, xmm12                                        ;   464.3 p1     192 dst
        movdqa xmm12, xmm2                                       ;   454.3 p0     192 dst copy
        psrlq xmm12, 2                                           ;   464.3 p1     192 dst
        pxor xmm12, xmm5                                         ;   466.3 p1     192 dst
        pand xmm12, xmm0                                         ;   468.3 p1     192 dst
        pxor xmm5, xmm12                                         ;   470.3 p1     192 dst
        psllq xmm12, 2                                           ;   470.3 p1     192 dst
        pxor xmm2, xmm12                                         ;   472.3 p1     192 dst
        movdqa xmm12, xmm8                                       ;   457.3 p0     192 dst copy
        psrlq xmm12, 2                                           ;   470.3 p1     192 dst
        pxor xmm12, xmm1                                         ;   472.3 p1     192 dst
        pand xmm12, xmm0                                         ;   474.3 p1     192 dst
        pxor xmm1, xmm12                                         ;   476.3 p1     192 dst
        psllq xmm12, 2                                           ;   476.3 p1     192 dst
        pxor xmm8, xmm12                                         ;   478.3 p1     192 dst
        movdqa xmm12, xmm11                                      ;   463.3 p0     192 dst copy
        psrlq xmm12, 2                                           ;   476.3 p1     192 dst
        movdqa [rbp + 752], xmm7                                 ;   442.3 p0+p3  192 dst spill
        movdqa xmm7, xmm10                                       ;   466.3 p0     192 dst copy
        psrlq xmm7, 2                                            ;   477.3 p1     192 dst
        movdqa [rbp + 832], xmm15                                ;   437.3 p0+p3  192 dst spill
        movdqa xmm15, xmm2                                       ;   474.3 p0     192 dst copy
        psrlq xmm15, 4                                           ;   481.3 p1     192 dst
        movdqa [rbp + 272], xmm9                                 ;   452.3 p0+p3  192 dst spill
        movdqa xmm9, xmm5                                        ;   472.3 p0     192 dst copy
        psrlq xmm9, 4                                            ;   479.3 p1     192 dst
        movdqa [rbp + 720], xmm13                                ;   448.3 p0+p3  192 dst spill
        movdqa xmm13, xmm8                                       ;   480.3 p0     192 dst copy
        psrlq xmm13, 4                                           ;   487.3 p1     192 dst
        movdqa [rbp + 256], xmm3                                 ;   445.3 p0+p3  192 dst spill
        movdqa xmm3, xmm1                                        ;   478.3 p0     192 dst copy
        psrlq xmm3, 4                                            ;   485.3 p1     192 dst
        movdqa [rbp + 240], xmm6                                 ;   440.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1168]                                 ;   427.7 p2     192 dst
        movdqa [rbp + 224], xmm6                                 ;   438.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1152]                                 ;   428.7 p2     192 dst
        movdqa [rbp + 208], xmm6                                 ;   439.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1168]                                 ;   429.7 p2     192 dst
        movdqa [rbp + 688], xmm6                                 ;   440.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1200]                                 ;   430.7 p2     192 dst
        movdqa [rbp + 192], xmm6                                 ;   441.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1184]                                 ;   431.7 p2     192 dst
        movdqa [rbp + 1136], xmm6                                ;   442.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1232]                                 ;   432.7 p2     192 dst
        movdqa [rbp + 1152], xmm6                                ;   443.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1200]                                 ;   433.7 p2     192 dst
        movdqa [rbp + 1168], xmm6                                ;   444.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1216]                                 ;   434.7 p2     192 dst
        movdqa [rbp + 1184], xmm6                                ;   446.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1232]                                 ;   435.7 p2     192 dst
        movdqa [rbp + 1200], xmm6                                ;   448.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1264]                                 ;   436.7 p2     192 dst
        movdqa [rbp + 1216], xmm6                                ;   450.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1248]                                 ;   437.7 p2     192 dst
        movdqa [rbp + 1232], xmm6                                ;   452.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1264]                                 ;   438.7 p2     192 dst
        movdqa [rbp + 1248], xmm6                                ;   454.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 864]                                  ;   439.7 p2     192 dst
        psrlq xmm6, 1                                            ;   482.3 p1     192 dst
        movdqa xmm4, [rbp + 784]                                 ;   440.7 p2     192 dst reload
        pxor xmm4, xmm6                                          ;   484.3 p1     192 dst
        pand xmm4, xmm14                                         ;   486.3 p1     192 dst
        movdqa xmm6, [rbp + 816]                                 ;   441.7 p2     192 dst reload
        pxor xmm6, xmm4                                          ;   488.3 p1     192 dst
        psllq xmm4, 1                                            ;   488.3 p1     192 dst
        movdqa xmm14, [rbp + 800]                                ;   442.7 p2     192 dst reload
        pxor xmm14, xmm4                                         ;   490.3 p1     192 dst
        pxor xmm12, xmm6                                         ;   490.3 p1     192 dst
        pxor xmm7, xmm14                                         ;   492.3 p1     192 dst
        pand xmm12, xmm0                                         ;   492.3 p1     192 dst
        pand xmm7, xmm0                                          ;   494.3 p1     192 dst
        pxor xmm6, xmm12                                         ;   494.3 p1     192 dst
        psllq xmm12, 2                                           ;   494.3 p1     192 dst
        pxor xmm11, xmm12                                        ;   496.3 p1     192 dst
        pxor xmm14, xmm7                                         ;   496.3 p1     192 dst
        psllq xmm7, 2                                            ;   496.3 p1     192 dst
        pxor xmm10, xmm7                                         ;   498.3 p1     192 dst
        movdqa xmm4, [r8 + 896]                                  ;   448.7 p2     192 dst
        psrlq xmm4, 1                                            ;   498.3 p1     192 dst
        movdqa xmm7, [rbp + 336]                                 ;   449.7 p2     192 dst reload
        pxor xmm7, xmm4                                          ;   500.3 p1     192 dst
        pxor xmm15, xmm11                                        ;   500.3 p1     192 dst
        pxor xmm13, xmm10                                        ;   501.3 p1     192 dst
        pxor xmm9, xmm6                                          ;   502.3 p1     192 dst
        pxor xmm3, xmm14                                         ;   503.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   453.7 p2     192 dst reload
        pand xmm13, xmm4                                         ;   504.3 p1     192 dst
        pand xmm15, xmm4                                         ;   505.3 p1     192 dst
        movdqa xmm12, [rel aes_from_slices.T0_constants128]      ;   455.3 p2     192 dst reload
        pand xmm7, xmm12                                         ;   506.3 p1     192 dst
        pxor xmm10, xmm13                                        ;   507.3 p1     192 dst
        psllq xmm13, 4                                           ;   508.3 p1     192 dst
        pxor xmm8, xmm13                                         ;   510.3 p1     192 dst
        pand xmm3, xmm4                                          ;   510.3 p1     192 dst
        pand xmm9, xmm4                                          ;   511.3 p1     192 dst
        pxor xmm11, xmm15                                        ;   512.3 p1     192 dst
        psllq xmm15, 4                                           ;   513.3 p1     192 dst
        pxor xmm2, xmm15                                         ;   515.3 p1     192 dst
        pxor xmm14, xmm3                                         ;   515.3 p1     192 dst
        psllq xmm3, 4                                            ;   516.3 p1     192 dst
        pxor xmm1, xmm3                                          ;   518.3 p1     192 dst
        movdqa xmm3, [r8 + 928]                                  ;   463.3 p2     192 dst
        psrlq xmm3, 1                                            ;   518.3 p1     192 dst
        pxor xmm6, xmm9                                          ;   519.3 p1     192 dst
        psllq xmm9, 4                                            ;   520.3 p1     192 dst
        pxor xmm5, xmm9                                          ;   522.3 p1     192 dst
        movdqa xmm9, [r8 + 960]                                  ;   465.0 p2     192 dst
        psrlq xmm9, 1                                            ;   522.3 p1     192 dst
        movdqa xmm13, [rbp + 288]                                ;   466.3 p2     192 dst reload
        pxor xmm13, xmm3                                         ;   523.3 p1     192 dst
        movdqa xmm3, [rbp + 320]                                 ;   467.3 p2     192 dst reload
        pxor xmm3, xmm7                                          ;   524.3 p1     192 dst
        psllq xmm7, 1                                            ;   525.3 p1     192 dst
        movdqa xmm15, [rbp + 896]                                ;   472.3 p2     192 dst reload
        pxor xmm15, xmm9                                         ;   526.3 p1     192 dst
        movdqa xmm9, [rbp + 304]                                 ;   474.3 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   527.3 p1     192 dst
        pand xmm13, xmm12                                        ;   528.3 p1     192 dst
        pand xmm15, xmm12                                        ;   529.3 p1     192 dst
        movdqa xmm7, [rbp + 912]                                 ;   476.3 p2     192 dst reload
        pxor xmm7, xmm13                                         ;   530.3 p1     192 dst
        psllq xmm13, 1                                           ;   531.3 p1     192 dst
        movdqa [rbp + 912], xmm6                                 ;   521.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 880]                                 ;   481.0 p2     192 dst reload
        pxor xmm6, xmm13                                         ;   533.3 p1     192 dst
        movdqa xmm13, [rbp + 944]                                ;   482.0 p2     192 dst reload
        pxor xmm13, xmm15                                        ;   533.3 p1     192 dst
        psllq xmm15, 1                                           ;   534.3 p1     192 dst
        movdqa [rbp + 944], xmm14                                ;   517.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 928]                                ;   483.3 p2     192 dst reload
        pxor xmm14, xmm15                                        ;   536.3 p1     192 dst
        movdqa xmm15, xmm3                                       ;   526.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;   536.3 p1     192 dst
        pxor xmm15, xmm7                                         ;   538.3 p1     192 dst
        pand xmm15, xmm0                                         ;   540.3 p1     192 dst
        pxor xmm7, xmm15                                         ;   542.3 p1     192 dst
        psllq xmm15, 2                                           ;   542.3 p1     192 dst
        pxor xmm3, xmm15                                         ;   544.3 p1     192 dst
        movdqa xmm15, xmm9                                       ;   529.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;   542.3 p1     192 dst
        pxor xmm15, xmm6                                         ;   544.3 p1     192 dst
        pand xmm15, xmm0                                         ;   546.3 p1     192 dst
        pxor xmm6, xmm15                                         ;   548.3 p1     192 dst
        psllq xmm15, 2                                           ;   548.3 p1     192 dst
        pxor xmm9, xmm15                                         ;   550.3 p1     192 dst
        movdqa xmm15, xmm13                                      ;   535.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;   548.3 p1     192 dst
        movdqa [rbp + 928], xmm11                                ;   514.3 p0+p3  192 dst spill
        movdqa xmm11, xmm14                                      ;   538.3 p0     192 dst copy
        psrlq xmm11, 2                                           ;   549.3 p1     192 dst
        movdqa [rbp + 880], xmm10                                ;   509.3 p0+p3  192 dst spill
        movdqa xmm10, xmm3                                       ;   546.3 p0     192 dst copy
        psrlq xmm10, 4                                           ;   553.3 p1     192 dst
        movdqa [rbp + 304], xmm5                                 ;   524.3 p0+p3  192 dst spill
        movdqa xmm5, xmm7                                        ;   544.3 p0     192 dst copy
        psrlq xmm5, 4                                            ;   551.3 p1     192 dst
        movdqa [rbp + 896], xmm1                                 ;   520.3 p0+p3  192 dst spill
        movdqa xmm1, xmm9                                        ;   552.3 p0     192 dst copy
        psrlq xmm1, 4                                            ;   559.3 p1     192 dst
        movdqa [rbp + 320], xmm2                                 ;   517.3 p0+p3  192 dst spill
        movdqa xmm2, xmm6                                        ;   550.3 p0     192 dst copy
        psrlq xmm2, 4                                            ;   557.3 p1     192 dst
        movdqa [rbp + 288], xmm8                                 ;   512.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1296]                                 ;   499.7 p2     192 dst
        movdqa [rbp + 336], xmm8                                 ;   510.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1280]                                 ;   500.7 p2     192 dst
        movdqa [rbp + 800], xmm8                                 ;   511.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1296]                                 ;   501.7 p2     192 dst
        movdqa [rbp + 816], xmm8                                 ;   512.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1328]                                 ;   502.7 p2     192 dst
        movdqa [rbp + 784], xmm8                                 ;   513.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1312]                                 ;   503.7 p2     192 dst
        movdqa [rbp + 1264], xmm8                                ;   514.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1360]                                 ;   504.7 p2     192 dst
        movdqa [rbp + 1280], xmm8                                ;   515.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1328]                                 ;   505.7 p2     192 dst
        movdqa [rbp + 1296], xmm8                                ;   516.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1344]                                 ;   506.7 p2     192 dst
        movdqa [rbp + 1312], xmm8                                ;   518.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1360]                                 ;   507.7 p2     192 dst
        movdqa [rbp + 1328], xmm8                                ;   520.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1392]                                 ;   508.7 p2     192 dst
        movdqa [rbp + 1344], xmm8                                ;   522.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1376]                                 ;   509.7 p2     192 dst
        movdqa [rbp + 1360], xmm8                                ;   524.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1392]                                 ;   510.7 p2     192 dst
        movdqa [rbp + 1376], xmm8                                ;   526.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 992]                                  ;   511.7 p2     192 dst
        psrlq xmm8, 1                                            ;   554.3 p1     192 dst
        movdqa xmm4, [rbp + 960]                                 ;   512.7 p2     192 dst reload
        pxor xmm4, xmm8                                          ;   556.3 p1     192 dst
        pand xmm4, xmm12                                         ;   558.3 p1     192 dst
        movdqa xmm8, [rbp + 992]                                 ;   513.7 p2     192 dst reload
        pxor xmm8, xmm4                                          ;   560.3 p1     192 dst
        psllq xmm4, 1                                            ;   560.3 p1     192 dst
        movdqa xmm12, [rbp + 976]                                ;   514.7 p2     192 dst reload
        pxor xmm12, xmm4                                         ;   562.3 p1     192 dst
        pxor xmm15, xmm8                                         ;   562.3 p1     192 dst
        pxor xmm11, xmm12                                        ;   564.3 p1     192 dst
        pand xmm15, xmm0                                         ;   564.3 p1     192 dst
        pand xmm11, xmm0                                         ;   566.3 p1     192 dst
        pxor xmm8, xmm15                                         ;   566.3 p1     192 dst
        psllq xmm15, 2                                           ;   566.3 p1     192 dst
        pxor xmm13, xmm15                                        ;   568.3 p1     192 dst
        pxor xmm12, xmm11                                        ;   568.3 p1     192 dst
        psllq xmm11, 2                                           ;   568.3 p1     192 dst
        pxor xmm14, xmm11                                        ;   570.3 p1     192 dst
        movdqa xmm4, [r8 + 1024]                                 ;   520.7 p2     192 dst
        psrlq xmm4, 1                                            ;   570.3 p1     192 dst
        movdqa xmm11, [rbp + 528]                                ;   521.7 p2     192 dst reload
        pxor xmm11, xmm4                                         ;   572.3 p1     192 dst
        pxor xmm10, xmm13                                        ;   572.3 p1     192 dst
        pxor xmm1, xmm14                                         ;   573.3 p1     192 dst
        pxor xmm5, xmm8                                          ;   574.3 p1     192 dst
        pxor xmm2, xmm12                                         ;   575.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   525.7 p2     192 dst reload
        pand xmm1, xmm4                                          ;   576.3 p1     192 dst
        pand xmm10, xmm4                                         ;   577.3 p1     192 dst
        movdqa xmm15, [rel aes_from_slices.T0_constants128]      ;   527.3 p2     192 dst reload
        pand xmm11, xmm15                                        ;   578.3 p1     192 dst
        pxor xmm14, xmm1                                         ;   579.3 p1     192 dst
        psllq xmm1, 4                                            ;   580.3 p1     192 dst
        pxor xmm9, xmm1                                          ;   582.3 p1     192 dst
        pand xmm2, xmm4                                          ;   582.3 p1     192 dst
        pand xmm5, xmm4                                          ;   583.3 p1     192 dst
        pxor xmm13, xmm10                                        ;   584.3 p1     192 dst
        psllq xmm10, 4                                           ;   585.3 p1     192 dst
        pxor xmm3, xmm10                                         ;   587.3 p1     192 dst
        pxor xmm12, xmm2                                         ;   587.3 p1     192 dst
        psllq xmm2, 4                                            ;   588.3 p1     192 dst
        pxor xmm6, xmm2                                          ;   590.3 p1     192 dst
        movdqa xmm1, [r8 + 1056]                                 ;   535.3 p2     192 dst
        psrlq xmm1, 1                                            ;   590.3 p1     192 dst
        pxor xmm8, xmm5                                          ;   591.3 p1     192 dst
        psllq xmm5, 4                                            ;   592.3 p1     192 dst
        pxor xmm7, xmm5                                          ;   594.3 p1     192 dst
        movdqa xmm2, [r8 + 1088]                                 ;   537.0 p2     192 dst
        psrlq xmm2, 1                                            ;   594.3 p1     192 dst
        movdqa xmm5, [rbp + 480]                                 ;   538.3 p2     192 dst reload
        pxor xmm5, xmm1                                          ;   595.3 p1     192 dst
        movdqa xmm1, [rbp + 512]                                 ;   539.3 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   596.3 p1     192 dst
        psllq xmm11, 1                                           ;   597.3 p1     192 dst
        movdqa xmm10, [rbp + 1024]                               ;   544.3 p2     192 dst reload
        pxor xmm10, xmm2                                         ;   598.3 p1     192 dst
        movdqa xmm2, [rbp + 496]                                 ;   546.3 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   599.3 p1     192 dst
        pand xmm5, xmm15                                         ;   600.3 p1     192 dst
        pand xmm10, xmm15                                        ;   601.3 p1     192 dst
        movdqa xmm11, [rbp + 1040]                               ;   548.3 p2     192 dst reload
        pxor xmm11, xmm5                                         ;   602.3 p1     192 dst
        psllq xmm5, 1                                            ;   603.3 p1     192 dst
        movdqa [rbp + 1040], xmm8                                ;   593.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1008]                                ;   553.0 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   605.3 p1     192 dst
        movdqa xmm5, [rbp + 1072]                                ;   554.0 p2     192 dst reload
        pxor xmm5, xmm10                                         ;   605.3 p1     192 dst
        psllq xmm10, 1                                           ;   606.3 p1     192 dst
        movdqa [rbp + 1072], xmm12                               ;   589.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1056]                               ;   555.3 p2     192 dst reload
        pxor xmm12, xmm10                                        ;   608.3 p1     192 dst
        movdqa xmm10, xmm1                                       ;   598.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   608.3 p1     192 dst
        pxor xmm10, xmm11                                        ;   610.3 p1     192 dst
        pand xmm10, xmm0                                         ;   612.3 p1     192 dst
        pxor xmm11, xmm10                                        ;   614.3 p1     192 dst
        psllq xmm10, 2                                           ;   614.3 p1     192 dst
        pxor xmm1, xmm10                                         ;   616.3 p1     192 dst
        movdqa xmm10, xmm2                                       ;   601.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   614.3 p1     192 dst
        pxor xmm10, xmm8                                         ;   616.3 p1     192 dst
        pand xmm10, xmm0                                         ;   618.3 p1     192 dst
        pxor xmm8, xmm10                                         ;   620.3 p1     192 dst
        psllq xmm10, 2                                           ;   620.3 p1     192 dst
        pxor xmm2, xmm10                                         ;   622.3 p1     192 dst
        movdqa xmm10, xmm5                                       ;   607.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   620.3 p1     192 dst
        movdqa [rbp + 1056], xmm13                               ;   586.3 p0+p3  192 dst spill
        movdqa xmm13, xmm12                                      ;   610.3 p0     192 dst copy
        psrlq xmm13, 2                                           ;   621.3 p1     192 dst
        movdqa [rbp + 1008], xmm14                               ;   581.3 p0+p3  192 dst spill
        movdqa xmm14, xmm1                                       ;   618.3 p0     192 dst copy
        psrlq xmm14, 4                                           ;   625.3 p1     192 dst
        movdqa [rbp + 496], xmm7                                 ;   596.3 p0+p3  192 dst spill
        movdqa xmm7, xmm11                                       ;   616.3 p0     192 dst copy
        psrlq xmm7, 4                                            ;   623.3 p1     192 dst
        movdqa [rbp + 1024], xmm6                                ;   592.3 p0+p3  192 dst spill
        movdqa xmm6, xmm2                                        ;   624.3 p0     192 dst copy
        psrlq xmm6, 4                                            ;   631.3 p1     192 dst
        movdqa [rbp + 512], xmm3                                 ;   589.3 p0+p3  192 dst spill
        movdqa xmm3, xmm8                                        ;   622.3 p0     192 dst copy
        psrlq xmm3, 4                                            ;   629.3 p1     192 dst
        movdqa [rbp + 480], xmm9                                 ;   584.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1424]                                 ;   571.7 p2     192 dst
        movdqa [rbp + 528], xmm9                                 ;   582.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1408]                                 ;   572.7 p2     192 dst
        movdqa [rbp + 976], xmm9                                 ;   583.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1424]                                 ;   573.7 p2     192 dst
        movdqa [rbp + 992], xmm9                                 ;   584.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1456]                                 ;   574.7 p2     192 dst
        movdqa [rbp + 960], xmm9                                 ;   585.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1440]                                 ;   575.7 p2     192 dst
        movdqa [rbp + 1392], xmm9                                ;   586.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1488]                                 ;   576.7 p2     192 dst
        movdqa [rbp + 1408], xmm9                                ;   587.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1456]                                 ;   577.7 p2     192 dst
        movdqa [rbp + 1424], xmm9                                ;   588.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1472]                                 ;   578.7 p2     192 dst
        movdqa [rbp + 1440], xmm9                                ;   590.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1488]                                 ;   579.7 p2     192 dst
        movdqa [rbp + 1456], xmm9                                ;   592.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1520]                                 ;   580.7 p2     192 dst
        movdqa [rbp + 1472], xmm9                                ;   594.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1504]                                 ;   581.7 p2     192 dst
        movdqa [rbp + 1488], xmm9                                ;   596.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1520]                                 ;   582.7 p2     192 dst
        movdqa [rbp + 1504], xmm9                                ;   598.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1120]                                 ;   583.7 p2     192 dst
        psrlq xmm9, 1                                            ;   626.3 p1     192 dst
        movdqa xmm4, [rbp + 1088]                                ;   584.7 p2     192 dst reload
        pxor xmm4, xmm9                                          ;   628.3 p1     192 dst
        pand xmm4, xmm15                                         ;   630.3 p1     192 dst
        movdqa xmm9, [rbp + 1120]                                ;   585.7 p2     192 dst reload
        pxor xmm9, xmm4                                          ;   632.3 p1     192 dst
        psllq xmm4, 1                                            ;   632.3 p1     192 dst
        movdqa xmm15, [rbp + 1104]                               ;   586.7 p2     192 dst reload
        pxor xmm15, xmm4                                         ;   634.3 p1     192 dst
        pxor xmm10, xmm9                                         ;   634.3 p1     192 dst
        pxor xmm13, xmm15                                        ;   636.3 p1     192 dst
        pand xmm10, xmm0                                         ;   636.3 p1     192 dst
        pand xmm13, xmm0                                         ;   638.3 p1     192 dst
        pxor xmm9, xmm10                                         ;   638.3 p1     192 dst
        psllq xmm10, 2                                           ;   638.3 p1     192 dst
        pxor xmm5, xmm10                                         ;   640.3 p1     192 dst
        pxor xmm15, xmm13                                        ;   640.3 p1     192 dst
        psllq xmm13, 2                                           ;   640.3 p1     192 dst
        pxor xmm12, xmm13                                        ;   642.3 p1     192 dst
        movdqa xmm4, [r8 + 1152]                                 ;   592.7 p2     192 dst
        psrlq xmm4, 1                                            ;   642.3 p1     192 dst
        movdqa xmm10, [rbp + 224]                                ;   593.7 p2     192 dst reload
        pxor xmm10, xmm4                                         ;   644.3 p1     192 dst
        pxor xmm14, xmm5                                         ;   644.3 p1     192 dst
        pxor xmm6, xmm12                                         ;   645.3 p1     192 dst
        pxor xmm7, xmm9                                          ;   646.3 p1     192 dst
        pxor xmm3, xmm15                                         ;   647.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   597.7 p2     192 dst reload
        pand xmm6, xmm4                                          ;   648.3 p1     192 dst
        pand xmm14, xmm4                                         ;   649.3 p1     192 dst
        movdqa xmm13, [rel aes_from_slices.T0_constants128]      ;   599.3 p2     192 dst reload
        pand xmm10, xmm13                                        ;   650.3 p1     192 dst
        pxor xmm12, xmm6                                         ;   651.3 p1     192 dst
        psllq xmm6, 4                                            ;   652.3 p1     192 dst
        pxor xmm2, xmm6                                          ;   654.3 p1     192 dst
        pand xmm3, xmm4                                          ;   654.3 p1     192 dst
        pand xmm7, xmm4                                          ;   655.3 p1     192 dst
        pxor xmm5, xmm14                                         ;   656.3 p1     192 dst
        psllq xmm14, 4                                           ;   657.3 p1     192 dst
        pxor xmm1, xmm14                                         ;   659.3 p1     192 dst
        pxor xmm15, xmm3                                         ;   659.3 p1     192 dst
        psllq xmm3, 4                                            ;   660.3 p1     192 dst
        pxor xmm8, xmm3                                          ;   662.3 p1     192 dst
        movdqa xmm3, [r8 + 1184]                                 ;   607.3 p2     192 dst
        psrlq xmm3, 1                                            ;   662.3 p1     192 dst
        pxor xmm9, xmm7                                          ;   663.3 p1     192 dst
        psllq xmm7, 4                                            ;   664.3 p1     192 dst
        pxor xmm11, xmm7                                         ;   666.3 p1     192 dst
        movdqa xmm6, [r8 + 1216]                                 ;   609.0 p2     192 dst
        psrlq xmm6, 1                                            ;   666.3 p1     192 dst
        movdqa xmm7, [rbp + 192]                                 ;   610.3 p2     192 dst reload
        pxor xmm7, xmm3                                          ;   667.3 p1     192 dst
        movdqa xmm3, [rbp + 688]                                 ;   611.3 p2     192 dst reload
        pxor xmm3, xmm10                                         ;   668.3 p1     192 dst
        psllq xmm10, 1                                           ;   669.3 p1     192 dst
        movdqa xmm14, [rbp + 1152]                               ;   616.3 p2     192 dst reload
        pxor xmm14, xmm6                                         ;   670.3 p1     192 dst
        movdqa xmm6, [rbp + 208]                                 ;   618.3 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   671.3 p1     192 dst
        pand xmm7, xmm13                                         ;   672.3 p1     192 dst
        pand xmm14, xmm13                                        ;   673.3 p1     192 dst
        movdqa xmm10, [rbp + 1168]                               ;   620.3 p2     192 dst reload
        pxor xmm10, xmm7                                         ;   674.3 p1     192 dst
        psllq xmm7, 1                                            ;   675.3 p1     192 dst
        movdqa [rbp + 1168], xmm9                                ;   665.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1136]                                ;   625.0 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   677.3 p1     192 dst
        movdqa xmm7, [rbp + 1200]                                ;   626.0 p2     192 dst reload
        pxor xmm7, xmm14                                         ;   677.3 p1     192 dst
        psllq xmm14, 1                                           ;   678.3 p1     192 dst
        movdqa [rbp + 1200], xmm15                               ;   661.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1184]                               ;   627.3 p2     192 dst reload
        pxor xmm15, xmm14                                        ;   680.3 p1     192 dst
        movdqa xmm14, xmm3                                       ;   670.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   680.3 p1     192 dst
        pxor xmm14, xmm10                                        ;   682.3 p1     192 dst
        pand xmm14, xmm0                                         ;   684.3 p1     192 dst
        pxor xmm10, xmm14                                        ;   686.3 p1     192 dst
        psllq xmm14, 2                                           ;   686.3 p1     192 dst
        pxor xmm3, xmm14                                         ;   688.3 p1     192 dst
        movdqa xmm14, xmm6                                       ;   673.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   686.3 p1     192 dst
        pxor xmm14, xmm9                                         ;   688.3 p1     192 dst
        pand xmm14, xmm0                                         ;   690.3 p1     192 dst
        pxor xmm9, xmm14                                         ;   692.3 p1     192 dst
        psllq xmm14, 2                                           ;   692.3 p1     192 dst
        pxor xmm6, xmm14                                         ;   694.3 p1     192 dst
        movdqa xmm14, xmm7                                       ;   679.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   692.3 p1     192 dst
        movdqa [rbp + 1184], xmm5                                ;   658.3 p0+p3  192 dst spill
        movdqa xmm5, xmm15                                       ;   682.3 p0     192 dst copy
        psrlq xmm5, 2                                            ;   693.3 p1     192 dst
        movdqa [rbp + 1136], xmm12                               ;   653.3 p0+p3  192 dst spill
        movdqa xmm12, xmm3                                       ;   690.3 p0     192 dst copy
        psrlq xmm12, 4                                           ;   697.3 p1     192 dst
        movdqa [rbp + 208], xmm11                                ;   668.3 p0+p3  192 dst spill
        movdqa xmm11, xmm10                                      ;   688.3 p0     192 dst copy
        psrlq xmm11, 4                                           ;   695.3 p1     192 dst
        movdqa [rbp + 1152], xmm8                                ;   664.3 p0+p3  192 dst spill
        movdqa xmm8, xmm6                                        ;   696.3 p0     192 dst copy
        psrlq xmm8, 4                                            ;   703.3 p1     192 dst
        movdqa [rbp + 688], xmm1                                 ;   661.3 p0+p3  192 dst spill
        movdqa xmm1, xmm9                                        ;   694.3 p0     192 dst copy
        psrlq xmm1, 4                                            ;   701.3 p1     192 dst
        movdqa [rbp + 192], xmm2                                 ;   656.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1552]                                 ;   643.7 p2     192 dst
        movdqa [rbp + 224], xmm2                                 ;   654.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1536]                                 ;   644.7 p2     192 dst
        movdqa [rbp + 1104], xmm2                                ;   655.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1552]                                 ;   645.7 p2     192 dst
        movdqa [rbp + 1120], xmm2                                ;   656.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1584]                                 ;   646.7 p2     192 dst
        movdqa [rbp + 1088], xmm2                                ;   657.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1568]                                 ;   647.7 p2     192 dst
        movdqa [rbp + 1520], xmm2                                ;   658.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1616]                                 ;   648.7 p2     192 dst
        movdqa [rbp + 1536], xmm2                                ;   659.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1584]                                 ;   649.7 p2     192 dst
        movdqa [rbp + 1552], xmm2                                ;   660.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1600]                                 ;   650.7 p2     192 dst
        movdqa [rbp + 1568], xmm2                                ;   662.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1616]                                 ;   651.7 p2     192 dst
        movdqa [rbp + 1584], xmm2                                ;   664.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1648]                                 ;   652.7 p2     192 dst
        movdqa [rbp + 1600], xmm2                                ;   666.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1632]                                 ;   653.7 p2     192 dst
        movdqa [rbp + 1616], xmm2                                ;   668.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1648]                                 ;   654.7 p2     192 dst
        movdqa [rbp + 1632], xmm2                                ;   670.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1248]                                 ;   655.7 p2     192 dst
        psrlq xmm2, 1                                            ;   698.3 p1     192 dst
        movdqa xmm4, [rbp + 1216]                                ;   656.7 p2     192 dst reload
        pxor xmm4, xmm2                                          ;   700.3 p1     192 dst
        pand xmm4, xmm13                                         ;   702.3 p1     192 dst
        movdqa xmm2, [rbp + 1248]                                ;   657.7 p2     192 dst reload
        pxor xmm2, xmm4                                          ;   704.3 p1     192 dst
        psllq xmm4, 1                                            ;   704.3 p1     192 dst
        movdqa xmm13, [rbp + 1232]                               ;   658.7 p2     192 dst reload
        pxor xmm13, xmm4                                         ;   706.3 p1     192 dst
        pxor xmm14, xmm2                                         ;   706.3 p1     192 dst
        pxor xmm5, xmm13                                         ;   708.3 p1     192 dst
        pand xmm14, xmm0                                         ;   708.3 p1     192 dst
        pand xmm5, xmm0                                          ;   710.3 p1     192 dst
        pxor xmm2, xmm14                                         ;   710.3 p1     192 dst
        psllq xmm14, 2                                           ;   710.3 p1     192 dst
        pxor xmm7, xmm14                                         ;   712.3 p1     192 dst
        pxor xmm13, xmm5                                         ;   712.3 p1     192 dst
        psllq xmm5, 2                                            ;   712.3 p1     192 dst
        pxor xmm15, xmm5                                         ;   714.3 p1     192 dst
        movdqa xmm4, [r8 + 1280]                                 ;   664.7 p2     192 dst
        psrlq xmm4, 1                                            ;   714.3 p1     192 dst
        movdqa xmm5, [rbp + 336]                                 ;   665.7 p2     192 dst reload
        pxor xmm5, xmm4                                          ;   716.3 p1     192 dst
        pxor xmm12, xmm7                                         ;   716.3 p1     192 dst
        pxor xmm8, xmm15                                         ;   717.3 p1     192 dst
        pxor xmm11, xmm2                                         ;   718.3 p1     192 dst
        pxor xmm1, xmm13                                         ;   719.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   669.7 p2     192 dst reload
        pand xmm8, xmm4                                          ;   720.3 p1     192 dst
        pand xmm12, xmm4                                         ;   721.3 p1     192 dst
        movdqa xmm14, [rel aes_from_slices.T0_constants128]      ;   671.3 p2     192 dst reload
        pand xmm5, xmm14                                         ;   722.3 p1     192 dst
        pxor xmm15, xmm8                                         ;   723.3 p1     192 dst
        psllq xmm8, 4                                            ;   724.3 p1     192 dst
        pxor xmm6, xmm8                                          ;   726.3 p1     192 dst
        pand xmm1, xmm4                                          ;   726.3 p1     192 dst
        pand xmm11, xmm4                                         ;   727.3 p1     192 dst
        pxor xmm7, xmm12                                         ;   728.3 p1     192 dst
        psllq xmm12, 4                                           ;   729.3 p1     192 dst
        pxor xmm3, xmm12                                         ;   731.3 p1     192 dst
        pxor xmm13, xmm1                                         ;   731.3 p1     192 dst
        psllq xmm1, 4                                            ;   732.3 p1     192 dst
        pxor xmm9, xmm1                                          ;   734.3 p1     192 dst
        movdqa xmm1, [r8 + 1312]                                 ;   679.3 p2     192 dst
        psrlq xmm1, 1                                            ;   734.3 p1     192 dst
        pxor xmm2, xmm11                                         ;   735.3 p1     192 dst
        psllq xmm11, 4                                           ;   736.3 p1     192 dst
        pxor xmm10, xmm11                                        ;   738.3 p1     192 dst
        movdqa xmm8, [r8 + 1344]                                 ;   681.0 p2     192 dst
        psrlq xmm8, 1                                            ;   738.3 p1     192 dst
        movdqa xmm11, [rbp + 784]                                ;   682.3 p2     192 dst reload
        pxor xmm11, xmm1                                         ;   739.3 p1     192 dst
        movdqa xmm1, [rbp + 816]                                 ;   683.3 p2     192 dst reload
        pxor xmm1, xmm5                                          ;   740.3 p1     192 dst
        psllq xmm5, 1                                            ;   741.3 p1     192 dst
        movdqa xmm12, [rbp + 1280]                               ;   688.3 p2     192 dst reload
        pxor xmm12, xmm8                                         ;   742.3 p1     192 dst
        movdqa xmm8, [rbp + 800]                                 ;   690.3 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   743.3 p1     192 dst
        pand xmm11, xmm14                                        ;   744.3 p1     192 dst
        pand xmm12, xmm14                                        ;   745.3 p1     192 dst
        movdqa xmm5, [rbp + 1296]                                ;   692.3 p2     192 dst reload
        pxor xmm5, xmm11                                         ;   746.3 p1     192 dst
        psllq xmm11, 1                                           ;   747.3 p1     192 dst
        movdqa [rbp + 1296], xmm2                                ;   737.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1264]                                ;   697.0 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   749.3 p1     192 dst
        movdqa xmm11, [rbp + 1328]                               ;   698.0 p2     192 dst reload
        pxor xmm11, xmm12                                        ;   749.3 p1     192 dst
        psllq xmm12, 1                                           ;   750.3 p1     192 dst
        movdqa [rbp + 1328], xmm13                               ;   733.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1312]                               ;   699.3 p2     192 dst reload
        pxor xmm13, xmm12                                        ;   752.3 p1     192 dst
        movdqa xmm12, xmm1                                       ;   742.3 p0     192 dst copy
        psrlq xmm12, 2                                           ;   752.3 p1     192 dst
        pxor xmm12, xmm5                                         ;   754.3 p1     192 dst
        pand xmm12, xmm0                                         ;   756.3 p1     192 dst
        pxor xmm5, xmm12                                         ;   758.3 p1     192 dst
        psllq xmm12, 2                                           ;   758.3 p1     192 dst
        pxor xmm1, xmm12                                         ;   760.3 p1     192 dst
        movdqa xmm12, xmm8                                       ;   745.3 p0     192 dst copy
        psrlq xmm12, 2                                           ;   758.3 p1     192 dst
        pxor xmm12, xmm2                                         ;   760.3 p1     192 dst
        pand xmm12, xmm0                                         ;   762.3 p1     192 dst
        pxor xmm2, xmm12                                         ;   764.3 p1     192 dst
        psllq xmm12, 2                                           ;   764.3 p1     192 dst
        pxor xmm8, xmm12                                         ;   766.3 p1     192 dst
        movdqa xmm12, xmm11                                      ;   751.3 p0     192 dst copy
        psrlq xmm12, 2                                           ;   764.3 p1     192 dst
        movdqa [rbp + 1312], xmm7                                ;   730.3 p0+p3  192 dst spill
        movdqa xmm7, xmm13                                       ;   754.3 p0     192 dst copy
        psrlq xmm7, 2                                            ;   765.3 p1     192 dst
        movdqa [rbp + 1264], xmm15                               ;   725.3 p0+p3  192 dst spill
        movdqa xmm15, xmm1                                       ;   762.3 p0     192 dst copy
        psrlq xmm15, 4                                           ;   769.3 p1     192 dst
        movdqa [rbp + 800], xmm10                                ;   740.3 p0+p3  192 dst spill
        movdqa xmm10, xmm5                                       ;   760.3 p0     192 dst copy
        psrlq xmm10, 4                                           ;   767.3 p1     192 dst
        movdqa [rbp + 1280], xmm9                                ;   736.3 p0+p3  192 dst spill
        movdqa xmm9, xmm8                                        ;   768.3 p0     192 dst copy
        psrlq xmm9, 4                                            ;   775.3 p1     192 dst
        movdqa [rbp + 816], xmm3                                 ;   733.3 p0+p3  192 dst spill
        movdqa xmm3, xmm2                                        ;   766.3 p0     192 dst copy
        psrlq xmm3, 4                                            ;   773.3 p1     192 dst
        movdqa [rbp + 784], xmm6                                 ;   728.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1680]                                 ;   715.7 p2     192 dst
        movdqa [rbp + 336], xmm6                                 ;   726.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1664]                                 ;   716.7 p2     192 dst
        movdqa [rbp + 1232], xmm6                                ;   727.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1680]                                 ;   717.7 p2     192 dst
        movdqa [rbp + 1248], xmm6                                ;   728.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1712]                                 ;   718.7 p2     192 dst
        movdqa [rbp + 1216], xmm6                                ;   729.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1696]                                 ;   719.7 p2     192 dst
        movdqa [rbp + 1648], xmm6                                ;   730.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1744]                                 ;   720.7 p2     192 dst
        movdqa [rbp + 1664], xmm6                                ;   731.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1712]                                 ;   721.7 p2     192 dst
        movdqa [rbp + 1680], xmm6                                ;   732.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1728]                                 ;   722.7 p2     192 dst
        movdqa [rbp + 1696], xmm6                                ;   734.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1744]                                 ;   723.7 p2     192 dst
        movdqa [rbp + 1712], xmm6                                ;   736.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1776]                                 ;   724.7 p2     192 dst
        movdqa [rbp + 1728], xmm6                                ;   738.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1760]                                 ;   725.7 p2     192 dst
        movdqa [rbp + 1744], xmm6                                ;   740.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1776]                                 ;   726.7 p2     192 dst
        movdqa [rbp + 1760], xmm6                                ;   742.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1376]                                 ;   727.7 p2     192 dst
        psrlq xmm6, 1                                            ;   770.3 p1     192 dst
        movdqa xmm4, [rbp + 1344]                                ;   728.7 p2     192 dst reload
        pxor xmm4, xmm6                                          ;   772.3 p1     192 dst
        pand xmm4, xmm14                                         ;   774.3 p1     192 dst
        movdqa xmm6, [rbp + 1376]                                ;   729.7 p2     192 dst reload
        pxor xmm6, xmm4                                          ;   776.3 p1     192 dst
        psllq xmm4, 1                                            ;   776.3 p1     192 dst
        movdqa xmm14, [rbp + 1360]                               ;   730.7 p2     192 dst reload
        pxor xmm14, xmm4                                         ;   778.3 p1     192 dst
        pxor xmm12, xmm6                                         ;   778.3 p1     192 dst
        pxor xmm7, xmm14                                         ;   780.3 p1     192 dst
        pand xmm12, xmm0                                         ;   780.3 p1     192 dst
        pand xmm7, xmm0                                          ;   782.3 p1     192 dst
        pxor xmm6, xmm12                                         ;   782.3 p1     192 dst
        psllq xmm12, 2                                           ;   782.3 p1     192 dst
        pxor xmm11, xmm12                                        ;   784.3 p1     192 dst
        pxor xmm14, xmm7                                         ;   784.3 p1     192 dst
        psllq xmm7, 2                                            ;   784.3 p1     192 dst
        pxor xmm13, xmm7                                         ;   786.3 p1     192 dst
        movdqa xmm4, [r8 + 1408]                                 ;   736.7 p2     192 dst
        psrlq xmm4, 1                                            ;   786.3 p1     192 dst
        movdqa xmm7, [rbp + 528]                                 ;   737.7 p2     192 dst reload
        pxor xmm7, xmm4                                          ;   788.3 p1     192 dst
        pxor xmm15, xmm11                                        ;   788.3 p1     192 dst
        pxor xmm9, xmm13                                         ;   789.3 p1     192 dst
        pxor xmm10, xmm6                                         ;   790.3 p1     192 dst
        pxor xmm3, xmm14                                         ;   791.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   741.7 p2     192 dst reload
        pand xmm9, xmm4                                          ;   792.3 p1     192 dst
        pand xmm15, xmm4                                         ;   793.3 p1     192 dst
        movdqa xmm12, [rel aes_from_slices.T0_constants128]      ;   743.3 p2     192 dst reload
        pand xmm7, xmm12                                         ;   794.3 p1     192 dst
        pxor xmm13, xmm9                                         ;   795.3 p1     192 dst
        psllq xmm9, 4                                            ;   796.3 p1     192 dst
        pxor xmm8, xmm9                                          ;   798.3 p1     192 dst
        pand xmm3, xmm4                                          ;   798.3 p1     192 dst
        pand xmm10, xmm4                                         ;   799.3 p1     192 dst
        pxor xmm11, xmm15                                        ;   800.3 p1     192 dst
        psllq xmm15, 4                                           ;   801.3 p1     192 dst
        pxor xmm1, xmm15                                         ;   803.3 p1     192 dst
        pxor xmm14, xmm3                                         ;   803.3 p1     192 dst
        psllq xmm3, 4                                            ;   804.3 p1     192 dst
        pxor xmm2, xmm3                                          ;   806.3 p1     192 dst
        movdqa xmm3, [r8 + 1440]                                 ;   751.3 p2     192 dst
        psrlq xmm3, 1                                            ;   806.3 p1     192 dst
        pxor xmm6, xmm10                                         ;   807.3 p1     192 dst
        psllq xmm10, 4                                           ;   808.3 p1     192 dst
        pxor xmm5, xmm10                                         ;   810.3 p1     192 dst
        movdqa xmm9, [r8 + 1472]                                 ;   753.0 p2     192 dst
        psrlq xmm9, 1                                            ;   810.3 p1     192 dst
        movdqa xmm10, [rbp + 960]                                ;   754.3 p2     192 dst reload
        pxor xmm10, xmm3                                         ;   811.3 p1     192 dst
        movdqa xmm3, [rbp + 992]                                 ;   755.3 p2     192 dst reload
        pxor xmm3, xmm7                                          ;   812.3 p1     192 dst
        psllq xmm7, 1                                            ;   813.3 p1     192 dst
        movdqa xmm15, [rbp + 1408]                               ;   760.3 p2     192 dst reload
        pxor xmm15, xmm9                                         ;   814.3 p1     192 dst
        movdqa xmm9, [rbp + 976]                                 ;   762.3 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   815.3 p1     192 dst
        pand xmm10, xmm12                                        ;   816.3 p1     192 dst
        pand xmm15, xmm12                                        ;   817.3 p1     192 dst
        movdqa xmm7, [rbp + 1424]                                ;   764.3 p2     192 dst reload
        pxor xmm7, xmm10                                         ;   818.3 p1     192 dst
        psllq xmm10, 1                                           ;   819.3 p1     192 dst
        movdqa [rbp + 1424], xmm6                                ;   809.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1392]                                ;   769.0 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   821.3 p1     192 dst
        movdqa xmm10, [rbp + 1456]                               ;   770.0 p2     192 dst reload
        pxor xmm10, xmm15                                        ;   821.3 p1     192 dst
        psllq xmm15, 1                                           ;   822.3 p1     192 dst
        movdqa [rbp + 1456], xmm14                               ;   805.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 1440]                               ;   771.3 p2     192 dst reload
        pxor xmm14, xmm15                                        ;   824.3 p1     192 dst
        movdqa xmm15, xmm3                                       ;   814.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;   824.3 p1     192 dst
        pxor xmm15, xmm7                                         ;   826.3 p1     192 dst
        pand xmm15, xmm0                                         ;   828.3 p1     192 dst
        pxor xmm7, xmm15                                         ;   830.3 p1     192 dst
        psllq xmm15, 2                                           ;   830.3 p1     192 dst
        pxor xmm3, xmm15                                         ;   832.3 p1     192 dst
        movdqa xmm15, xmm9                                       ;   817.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;   830.3 p1     192 dst
        pxor xmm15, xmm6                                         ;   832.3 p1     192 dst
        pand xmm15, xmm0                                         ;   834.3 p1     192 dst
        pxor xmm6, xmm15                                         ;   836.3 p1     192 dst
        psllq xmm15, 2                                           ;   836.3 p1     192 dst
        pxor xmm9, xmm15                                         ;   838.3 p1     192 dst
        movdqa xmm15, xmm10                                      ;   823.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;   836.3 p1     192 dst
        movdqa [rbp + 1440], xmm11                               ;   802.3 p0+p3  192 dst spill
        movdqa xmm11, xmm14                                      ;   826.3 p0     192 dst copy
        psrlq xmm11, 2                                           ;   837.3 p1     192 dst
        movdqa [rbp + 1392], xmm13                               ;   797.3 p0+p3  192 dst spill
        movdqa xmm13, xmm3                                       ;   834.3 p0     192 dst copy
        psrlq xmm13, 4                                           ;   841.3 p1     192 dst
        movdqa [rbp + 976], xmm5                                 ;   812.3 p0+p3  192 dst spill
        movdqa xmm5, xmm7                                        ;   832.3 p0     192 dst copy
        psrlq xmm5, 4                                            ;   839.3 p1     192 dst
        movdqa [rbp + 1408], xmm2                                ;   808.3 p0+p3  192 dst spill
        movdqa xmm2, xmm9                                        ;   840.3 p0     192 dst copy
        psrlq xmm2, 4                                            ;   847.3 p1     192 dst
        movdqa [rbp + 992], xmm1                                 ;   805.3 p0+p3  192 dst spill
        movdqa xmm1, xmm6                                        ;   838.3 p0     192 dst copy
        psrlq xmm1, 4                                            ;   845.3 p1     192 dst
        movdqa [rbp + 960], xmm8                                 ;   800.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1808]                                 ;   787.7 p2     192 dst
        movdqa [rbp + 528], xmm8                                 ;   798.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1792]                                 ;   788.7 p2     192 dst
        movdqa [rbp + 1360], xmm8                                ;   799.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1808]                                 ;   789.7 p2     192 dst
        movdqa [rbp + 1376], xmm8                                ;   800.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1840]                                 ;   790.7 p2     192 dst
        movdqa [rbp + 1344], xmm8                                ;   801.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1824]                                 ;   791.7 p2     192 dst
        movdqa [rbp + 1776], xmm8                                ;   802.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1872]                                 ;   792.7 p2     192 dst
        movdqa [rbp + 1792], xmm8                                ;   803.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1840]                                 ;   793.7 p2     192 dst
        movdqa [rbp + 1808], xmm8                                ;   804.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1856]                                 ;   794.7 p2     192 dst
        movdqa [rbp + 1824], xmm8                                ;   806.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1872]                                 ;   795.7 p2     192 dst
        movdqa [rbp + 1840], xmm8                                ;   808.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1904]                                 ;   796.7 p2     192 dst
        movdqa [rbp + 1856], xmm8                                ;   810.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1888]                                 ;   797.7 p2     192 dst
        movdqa [rbp + 1872], xmm8                                ;   812.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1904]                                 ;   798.7 p2     192 dst
        movdqa [rbp + 1888], xmm8                                ;   814.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1504]                                 ;   799.7 p2     192 dst
        psrlq xmm8, 1                                            ;   842.3 p1     192 dst
        movdqa xmm4, [rbp + 1472]                                ;   800.7 p2     192 dst reload
        pxor xmm4, xmm8                                          ;   844.3 p1     192 dst
        pand xmm4, xmm12                                         ;   846.3 p1     192 dst
        movdqa xmm8, [rbp + 1504]                                ;   801.7 p2     192 dst reload
        pxor xmm8, xmm4                                          ;   848.3 p1     192 dst
        psllq xmm4, 1                                            ;   848.3 p1     192 dst
        movdqa xmm12, [rbp + 1488]                               ;   802.7 p2     192 dst reload
        pxor xmm12, xmm4                                         ;   850.3 p1     192 dst
        pxor xmm15, xmm8                                         ;   850.3 p1     192 dst
        pxor xmm11, xmm12                                        ;   852.3 p1     192 dst
        pand xmm15, xmm0                                         ;   852.3 p1     192 dst
        pand xmm11, xmm0                                         ;   854.3 p1     192 dst
        pxor xmm8, xmm15                                         ;   854.3 p1     192 dst
        psllq xmm15, 2                                           ;   854.3 p1     192 dst
        pxor xmm10, xmm15                                        ;   856.3 p1     192 dst
        pxor xmm12, xmm11                                        ;   856.3 p1     192 dst
        psllq xmm11, 2                                           ;   856.3 p1     192 dst
        pxor xmm14, xmm11                                        ;   858.3 p1     192 dst
        movdqa xmm4, [r8 + 1536]                                 ;   808.7 p2     192 dst
        psrlq xmm4, 1                                            ;   858.3 p1     192 dst
        movdqa xmm11, [rbp + 224]                                ;   809.7 p2     192 dst reload
        pxor xmm11, xmm4                                         ;   860.3 p1     192 dst
        pxor xmm13, xmm10                                        ;   860.3 p1     192 dst
        pxor xmm2, xmm14                                         ;   861.3 p1     192 dst
        pxor xmm5, xmm8                                          ;   862.3 p1     192 dst
        pxor xmm1, xmm12                                         ;   863.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   813.7 p2     192 dst reload
        pand xmm2, xmm4                                          ;   864.3 p1     192 dst
        pand xmm13, xmm4                                         ;   865.3 p1     192 dst
        movdqa xmm15, [rel aes_from_slices.T0_constants128]      ;   815.3 p2     192 dst reload
        pand xmm11, xmm15                                        ;   866.3 p1     192 dst
        pxor xmm14, xmm2                                         ;   867.3 p1     192 dst
        psllq xmm2, 4                                            ;   868.3 p1     192 dst
        pxor xmm9, xmm2                                          ;   870.3 p1     192 dst
        pand xmm1, xmm4                                          ;   870.3 p1     192 dst
        pand xmm5, xmm4                                          ;   871.3 p1     192 dst
        pxor xmm10, xmm13                                        ;   872.3 p1     192 dst
        psllq xmm13, 4                                           ;   873.3 p1     192 dst
        pxor xmm3, xmm13                                         ;   875.3 p1     192 dst
        pxor xmm12, xmm1                                         ;   875.3 p1     192 dst
        psllq xmm1, 4                                            ;   876.3 p1     192 dst
        pxor xmm6, xmm1                                          ;   878.3 p1     192 dst
        movdqa xmm1, [r8 + 1568]                                 ;   823.3 p2     192 dst
        psrlq xmm1, 1                                            ;   878.3 p1     192 dst
        pxor xmm8, xmm5                                          ;   879.3 p1     192 dst
        psllq xmm5, 4                                            ;   880.3 p1     192 dst
        pxor xmm7, xmm5                                          ;   882.3 p1     192 dst
        movdqa xmm2, [r8 + 1600]                                 ;   825.0 p2     192 dst
        psrlq xmm2, 1                                            ;   882.3 p1     192 dst
        movdqa xmm5, [rbp + 1088]                                ;   826.3 p2     192 dst reload
        pxor xmm5, xmm1                                          ;   883.3 p1     192 dst
        movdqa xmm1, [rbp + 1120]                                ;   827.3 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   884.3 p1     192 dst
        psllq xmm11, 1                                           ;   885.3 p1     192 dst
        movdqa xmm13, [rbp + 1536]                               ;   832.3 p2     192 dst reload
        pxor xmm13, xmm2                                         ;   886.3 p1     192 dst
        movdqa xmm2, [rbp + 1104]                                ;   834.3 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   887.3 p1     192 dst
        pand xmm5, xmm15                                         ;   888.3 p1     192 dst
        pand xmm13, xmm15                                        ;   889.3 p1     192 dst
        movdqa xmm11, [rbp + 1552]                               ;   836.3 p2     192 dst reload
        pxor xmm11, xmm5                                         ;   890.3 p1     192 dst
        psllq xmm5, 1                                            ;   891.3 p1     192 dst
        movdqa [rbp + 1552], xmm8                                ;   881.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1520]                                ;   841.0 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   893.3 p1     192 dst
        movdqa xmm5, [rbp + 1584]                                ;   842.0 p2     192 dst reload
        pxor xmm5, xmm13                                         ;   893.3 p1     192 dst
        psllq xmm13, 1                                           ;   894.3 p1     192 dst
        movdqa [rbp + 1584], xmm12                               ;   877.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1568]                               ;   843.3 p2     192 dst reload
        pxor xmm12, xmm13                                        ;   896.3 p1     192 dst
        movdqa xmm13, xmm1                                       ;   886.3 p0     192 dst copy
        psrlq xmm13, 2                                           ;   896.3 p1     192 dst
        pxor xmm13, xmm11                                        ;   898.3 p1     192 dst
        pand xmm13, xmm0                                         ;   900.3 p1     192 dst
        pxor xmm11, xmm13                                        ;   902.3 p1     192 dst
        psllq xmm13, 2                                           ;   902.3 p1     192 dst
        pxor xmm1, xmm13                                         ;   904.3 p1     192 dst
        movdqa xmm13, xmm2                                       ;   889.3 p0     192 dst copy
        psrlq xmm13, 2                                           ;   902.3 p1     192 dst
        pxor xmm13, xmm8                                         ;   904.3 p1     192 dst
        pand xmm13, xmm0                                         ;   906.3 p1     192 dst
        pxor xmm8, xmm13                                         ;   908.3 p1     192 dst
        psllq xmm13, 2                                           ;   908.3 p1     192 dst
        pxor xmm2, xmm13                                         ;   910.3 p1     192 dst
        movdqa xmm13, xmm5                                       ;   895.3 p0     192 dst copy
        psrlq xmm13, 2                                           ;   908.3 p1     192 dst
        movdqa [rbp + 1568], xmm10                               ;   874.3 p0+p3  192 dst spill
        movdqa xmm10, xmm12                                      ;   898.3 p0     192 dst copy
        psrlq xmm10, 2                                           ;   909.3 p1     192 dst
        movdqa [rbp + 1520], xmm14                               ;   869.3 p0+p3  192 dst spill
        movdqa xmm14, xmm1                                       ;   906.3 p0     192 dst copy
        psrlq xmm14, 4                                           ;   913.3 p1     192 dst
        movdqa [rbp + 1104], xmm7                                ;   884.3 p0+p3  192 dst spill
        movdqa xmm7, xmm11                                       ;   904.3 p0     192 dst copy
        psrlq xmm7, 4                                            ;   911.3 p1     192 dst
        movdqa [rbp + 1536], xmm6                                ;   880.3 p0+p3  192 dst spill
        movdqa xmm6, xmm2                                        ;   912.3 p0     192 dst copy
        psrlq xmm6, 4                                            ;   919.3 p1     192 dst
        movdqa [rbp + 1120], xmm3                                ;   877.3 p0+p3  192 dst spill
        movdqa xmm3, xmm8                                        ;   910.3 p0     192 dst copy
        psrlq xmm3, 4                                            ;   917.3 p1     192 dst
        movdqa [rbp + 1088], xmm9                                ;   872.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1936]                                 ;   859.7 p2     192 dst
        movdqa [rbp + 224], xmm9                                 ;   870.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1920]                                 ;   860.7 p2     192 dst
        movdqa [rbp + 1488], xmm9                                ;   871.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1936]                                 ;   861.7 p2     192 dst
        movdqa [rbp + 1504], xmm9                                ;   872.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1968]                                 ;   862.7 p2     192 dst
        movdqa [rbp + 1472], xmm9                                ;   873.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1952]                                 ;   863.7 p2     192 dst
        movdqa [rbp + 1904], xmm9                                ;   874.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2000]                                 ;   864.7 p2     192 dst
        movdqa [rbp + 1920], xmm9                                ;   875.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1968]                                 ;   865.7 p2     192 dst
        movdqa [rbp + 1936], xmm9                                ;   876.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1984]                                 ;   866.7 p2     192 dst
        movdqa [rbp + 1952], xmm9                                ;   878.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2000]                                 ;   867.7 p2     192 dst
        movdqa [rbp + 1968], xmm9                                ;   880.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2032]                                 ;   868.7 p2     192 dst
        movdqa [rbp + 1984], xmm9                                ;   882.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2016]                                 ;   869.7 p2     192 dst
        movdqa [rbp + 2000], xmm9                                ;   884.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2032]                                 ;   870.7 p2     192 dst
        movdqa [rbp + 2016], xmm9                                ;   886.3 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1632]                                 ;   871.7 p2     192 dst
        psrlq xmm9, 1                                            ;   914.3 p1     192 dst
        movdqa xmm4, [rbp + 1600]                                ;   872.7 p2     192 dst reload
        pxor xmm4, xmm9                                          ;   916.3 p1     192 dst
        pand xmm4, xmm15                                         ;   918.3 p1     192 dst
        movdqa xmm9, [rbp + 1632]                                ;   873.7 p2     192 dst reload
        pxor xmm9, xmm4                                          ;   920.3 p1     192 dst
        psllq xmm4, 1                                            ;   920.3 p1     192 dst
        movdqa xmm15, [rbp + 1616]                               ;   874.7 p2     192 dst reload
        pxor xmm15, xmm4                                         ;   922.3 p1     192 dst
        pxor xmm13, xmm9                                         ;   922.3 p1     192 dst
        pxor xmm10, xmm15                                        ;   924.3 p1     192 dst
        pand xmm13, xmm0                                         ;   924.3 p1     192 dst
        pand xmm10, xmm0                                         ;   926.3 p1     192 dst
        pxor xmm9, xmm13                                         ;   926.3 p1     192 dst
        psllq xmm13, 2                                           ;   926.3 p1     192 dst
        pxor xmm5, xmm13                                         ;   928.3 p1     192 dst
        pxor xmm15, xmm10                                        ;   928.3 p1     192 dst
        psllq xmm10, 2                                           ;   928.3 p1     192 dst
        pxor xmm12, xmm10                                        ;   930.3 p1     192 dst
        movdqa xmm4, [r8 + 1664]                                 ;   880.7 p2     192 dst
        psrlq xmm4, 1                                            ;   930.3 p1     192 dst
        movdqa xmm10, [rbp + 336]                                ;   881.7 p2     192 dst reload
        pxor xmm10, xmm4                                         ;   932.3 p1     192 dst
        pxor xmm14, xmm5                                         ;   932.3 p1     192 dst
        pxor xmm6, xmm12                                         ;   933.3 p1     192 dst
        pxor xmm7, xmm9                                          ;   934.3 p1     192 dst
        pxor xmm3, xmm15                                         ;   935.3 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   885.7 p2     192 dst reload
        pand xmm6, xmm4                                          ;   936.3 p1     192 dst
        pand xmm14, xmm4                                         ;   937.3 p1     192 dst
        movdqa xmm13, [rel aes_from_slices.T0_constants128]      ;   887.3 p2     192 dst reload
        pand xmm10, xmm13                                        ;   938.3 p1     192 dst
        pxor xmm12, xmm6                                         ;   939.3 p1     192 dst
        psllq xmm6, 4                                            ;   940.3 p1     192 dst
        pxor xmm2, xmm6                                          ;   942.3 p1     192 dst
        pand xmm3, xmm4                                          ;   942.3 p1     192 dst
        pand xmm7, xmm4                                          ;   943.3 p1     192 dst
        pxor xmm5, xmm14                                         ;   944.3 p1     192 dst
        psllq xmm14, 4                                           ;   945.3 p1     192 dst
        pxor xmm1, xmm14                                         ;   947.3 p1     192 dst
        pxor xmm15, xmm3                                         ;   947.3 p1     192 dst
        psllq xmm3, 4                                            ;   948.3 p1     192 dst
        pxor xmm8, xmm3                                          ;   950.3 p1     192 dst
        movdqa xmm3, [r8 + 1696]                                 ;   895.3 p2     192 dst
        psrlq xmm3, 1                                            ;   950.3 p1     192 dst
        pxor xmm9, xmm7                                          ;   951.3 p1     192 dst
        psllq xmm7, 4                                            ;   952.3 p1     192 dst
        pxor xmm11, xmm7                                         ;   954.3 p1     192 dst
        movdqa xmm6, [r8 + 1728]                                 ;   897.0 p2     192 dst
        psrlq xmm6, 1                                            ;   954.3 p1     192 dst
        movdqa xmm7, [rbp + 1216]                                ;   898.3 p2     192 dst reload
        pxor xmm7, xmm3                                          ;   955.3 p1     192 dst
        movdqa xmm3, [rbp + 1248]                                ;   899.3 p2     192 dst reload
        pxor xmm3, xmm10                                         ;   956.3 p1     192 dst
        psllq xmm10, 1                                           ;   957.3 p1     192 dst
        movdqa xmm14, [rbp + 1664]                               ;   904.3 p2     192 dst reload
        pxor xmm14, xmm6                                         ;   958.3 p1     192 dst
        movdqa xmm6, [rbp + 1232]                                ;   906.3 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   959.3 p1     192 dst
        pand xmm7, xmm13                                         ;   960.3 p1     192 dst
        pand xmm14, xmm13                                        ;   961.3 p1     192 dst
        movdqa xmm10, [rbp + 1680]                               ;   908.3 p2     192 dst reload
        pxor xmm10, xmm7                                         ;   962.3 p1     192 dst
        psllq xmm7, 1                                            ;   963.3 p1     192 dst
        movdqa [rbp + 1680], xmm9                                ;   953.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1648]                                ;   913.0 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   965.3 p1     192 dst
        movdqa xmm7, [rbp + 1712]                                ;   914.0 p2     192 dst reload
        pxor xmm7, xmm14                                         ;   965.3 p1     192 dst
        psllq xmm14, 1                                           ;   966.3 p1     192 dst
        movdqa [rbp + 1712], xmm15                               ;   949.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1696]                               ;   915.3 p2     192 dst reload
        pxor xmm15, xmm14                                        ;   968.3 p1     192 dst
        movdqa xmm14, xmm3                                       ;   958.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   968.3 p1     192 dst
        pxor xmm14, xmm10                                        ;   970.3 p1     192 dst
        pand xmm14, xmm0                                         ;   972.3 p1     192 dst
        pxor xmm10, xmm14                                        ;   974.3 p1     192 dst
        psllq xmm14, 2                                           ;   974.3 p1     192 dst
        pxor xmm3, xmm14                                         ;   976.3 p1     192 dst
        movdqa xmm14, xmm6                                       ;   961.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   974.3 p1     192 dst
        pxor xmm14, xmm9                                         ;   976.3 p1     192 dst
        pand xmm14, xmm0                                         ;   978.3 p1     192 dst
        pxor xmm9, xmm14                                         ;   980.3 p1     192 dst
        psllq xmm14, 2                                           ;   980.3 p1     192 dst
        pxor xmm6, xmm14                                         ;   982.3 p1     192 dst
        movdqa xmm14, xmm7                                       ;   967.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;   980.3 p1     192 dst
        movdqa [rbp + 1696], xmm5                                ;   946.3 p0+p3  192 dst spill
        movdqa xmm5, xmm15                                       ;   970.3 p0     192 dst copy
        psrlq xmm5, 2                                            ;   981.3 p1     192 dst
        movdqa [rbp + 1648], xmm12                               ;   941.3 p0+p3  192 dst spill
        movdqa xmm12, xmm3                                       ;   978.3 p0     192 dst copy
        psrlq xmm12, 4                                           ;   985.3 p1     192 dst
        movdqa [rbp + 1232], xmm11                               ;   956.3 p0+p3  192 dst spill
        movdqa xmm11, xmm10                                      ;   976.3 p0     192 dst copy
        psrlq xmm11, 4                                           ;   983.3 p1     192 dst
        movdqa [rbp + 1664], xmm8                                ;   952.3 p0+p3  192 dst spill
        movdqa xmm8, xmm6                                        ;   984.3 p0     192 dst copy
        psrlq xmm8, 4                                            ;   991.3 p1     192 dst
        movdqa [rbp + 1248], xmm1                                ;   949.3 p0+p3  192 dst spill
        movdqa xmm1, xmm9                                        ;   982.3 p0     192 dst copy
        psrlq xmm1, 4                                            ;   989.3 p1     192 dst
        movdqa [rbp + 1216], xmm2                                ;   944.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1760]                                 ;   931.7 p2     192 dst
        psrlq xmm2, 1                                            ;   986.3 p1     192 dst
        movdqa xmm4, [rbp + 1728]                                ;   932.7 p2     192 dst reload
        pxor xmm4, xmm2                                          ;   988.3 p1     192 dst
        pand xmm4, xmm13                                         ;   990.3 p1     192 dst
        movdqa xmm2, [rbp + 1760]                                ;   933.7 p2     192 dst reload
        pxor xmm2, xmm4                                          ;   992.3 p1     192 dst
        psllq xmm4, 1                                            ;   992.3 p1     192 dst
        movdqa xmm13, [rbp + 1744]                               ;   934.7 p2     192 dst reload
        pxor xmm13, xmm4                                         ;   994.3 p1     192 dst
        pxor xmm14, xmm2                                         ;   994.3 p1     192 dst
        pxor xmm5, xmm13                                         ;   996.3 p1     192 dst
        pand xmm14, xmm0                                         ;   996.3 p1     192 dst
        pand xmm5, xmm0                                          ;   998.3 p1     192 dst
        pxor xmm2, xmm14                                         ;   998.3 p1     192 dst
        psllq xmm14, 2                                           ;   998.3 p1     192 dst
        pxor xmm7, xmm14                                         ;  1000.3 p1     192 dst
        pxor xmm13, xmm5                                         ;  1000.3 p1     192 dst
        psllq xmm5, 2                                            ;  1000.3 p1     192 dst
        pxor xmm15, xmm5                                         ;  1002.3 p1     192 dst
        movdqa xmm4, [r8 + 1792]                                 ;   938.3 p2     192 dst
        psrlq xmm4, 1                                            ;  1002.3 p1     192 dst
        movdqa xmm5, [rbp + 528]                                 ;   939.3 p2     192 dst reload
        pxor xmm5, xmm4                                          ;  1004.3 p1     192 dst
        pxor xmm12, xmm7                                         ;  1004.3 p1     192 dst
        pxor xmm8, xmm15                                         ;  1005.3 p1     192 dst
        pxor xmm11, xmm2                                         ;  1006.3 p1     192 dst
        pxor xmm1, xmm13                                         ;  1007.3 p1     192 dst
        movdqa xmm4, [r8 + 1824]                                 ;   941.0 p2     192 dst
        psrlq xmm4, 1                                            ;  1008.3 p1     192 dst
        movdqa xmm14, [rel aes_from_slices.T0_constants128 + 32] ;   942.0 p2     192 dst reload
        pand xmm8, xmm14                                         ;  1009.3 p1     192 dst
        pand xmm12, xmm14                                        ;  1010.3 p1     192 dst
        pand xmm5, [rel aes_from_slices.T0_constants128]         ;  1011.3 p2+p1  192 dst
        movdqa xmm0, [rbp + 1344]                                ;   944.0 p2     192 dst reload
        pxor xmm0, xmm4                                          ;  1012.3 p1     192 dst
        pand xmm1, xmm14                                         ;  1013.3 p1     192 dst
        pxor xmm15, xmm8                                         ;  1014.3 p1     192 dst
        psllq xmm8, 4                                            ;  1015.3 p1     192 dst
        pxor xmm6, xmm8                                          ;  1017.3 p1     192 dst
        movdqa xmm4, [r8 + 1856]                                 ;   945.3 p2     192 dst
        psrlq xmm4, 1                                            ;  1017.3 p1     192 dst
        pand xmm11, xmm14                                        ;  1018.3 p1     192 dst
        pxor xmm7, xmm12                                         ;  1019.3 p1     192 dst
        psllq xmm12, 4                                           ;  1020.3 p1     192 dst
        pxor xmm3, xmm12                                         ;  1022.3 p1     192 dst
        movdqa xmm8, [r8 + 1888]                                 ;   947.3 p2     192 dst
        psrlq xmm8, 1                                            ;  1022.3 p1     192 dst
        pxor xmm13, xmm1                                         ;  1023.3 p1     192 dst
        psllq xmm1, 4                                            ;  1024.3 p1     192 dst
        pxor xmm9, xmm1                                          ;  1026.3 p1     192 dst
        movdqa xmm1, [rel aes_from_slices.T0_constants128]       ;   949.3 p2     192 dst reload
        pand xmm0, xmm1                                          ;  1026.3 p1     192 dst
        movdqa xmm12, [rbp + 1792]                               ;   950.3 p2     192 dst reload
        pxor xmm12, xmm4                                         ;  1027.3 p1     192 dst
        pxor xmm2, xmm11                                         ;  1028.3 p1     192 dst
        psllq xmm11, 4                                           ;  1029.3 p1     192 dst
        pxor xmm10, xmm11                                        ;  1031.3 p1     192 dst
        movdqa xmm4, [rbp + 1856]                                ;   954.3 p2     192 dst reload
        pxor xmm4, xmm8                                          ;  1031.3 p1     192 dst
        movdqa xmm8, [rbp + 1376]                                ;   956.7 p2     192 dst reload
        pxor xmm8, xmm5                                          ;  1032.3 p1     192 dst
        psllq xmm5, 1                                            ;  1033.3 p1     192 dst
        movdqa xmm11, [rbp + 1360]                               ;   957.7 p2     192 dst reload
        pxor xmm11, xmm5                                         ;  1035.3 p1     192 dst
        pand xmm12, xmm1                                         ;  1035.3 p1     192 dst
        pand xmm4, xmm1                                          ;  1036.3 p1     192 dst
        movdqa xmm5, [rbp + 1808]                                ;   959.7 p2     192 dst reload
        pxor xmm5, xmm0                                          ;  1037.3 p1     192 dst
        psllq xmm0, 1                                            ;  1038.3 p1     192 dst
        movdqa [rbp + 1808], xmm2                                ;  1030.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1776]                                ;   963.3 p2     192 dst reload
        pxor xmm2, xmm0                                          ;  1040.3 p1     192 dst
        movdqa xmm0, [rbp + 1840]                                ;   964.3 p2     192 dst reload
        pxor xmm0, xmm12                                         ;  1040.3 p1     192 dst
        psllq xmm12, 1                                           ;  1041.3 p1     192 dst
        movdqa [rbp + 1840], xmm13                               ;  1025.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1824]                               ;   967.3 p2     192 dst reload
        pxor xmm13, xmm12                                        ;  1043.3 p1     192 dst
        movdqa xmm12, [rbp + 1888]                               ;   968.3 p2     192 dst reload
        pxor xmm12, xmm4                                         ;  1043.3 p1     192 dst
        psllq xmm4, 1                                            ;  1044.3 p1     192 dst
        movdqa [rbp + 1888], xmm7                                ;  1021.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1872]                                ;   970.3 p2     192 dst reload
        pxor xmm7, xmm4                                          ;  1046.3 p1     192 dst
        movdqa xmm4, xmm8                                        ;  1034.3 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1046.3 p1     192 dst
        pxor xmm4, xmm5                                          ;  1048.3 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1050.3 p2+p1  192 dst
        pxor xmm5, xmm4                                          ;  1052.3 p1     192 dst
        psllq xmm4, 2                                            ;  1052.3 p1     192 dst
        pxor xmm8, xmm4                                          ;  1054.3 p1     192 dst
        movdqa xmm4, xmm11                                       ;  1037.3 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1052.3 p1     192 dst
        pxor xmm4, xmm2                                          ;  1054.3 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1056.3 p2+p1  192 dst
        pxor xmm2, xmm4                                          ;  1058.3 p1     192 dst
        psllq xmm4, 2                                            ;  1058.3 p1     192 dst
        pxor xmm11, xmm4                                         ;  1060.3 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1042.3 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1058.3 p1     192 dst
        pxor xmm4, xmm12                                         ;  1060.3 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1062.3 p2+p1  192 dst
        pxor xmm12, xmm4                                         ;  1064.3 p1     192 dst
        psllq xmm4, 2                                            ;  1064.3 p1     192 dst
        pxor xmm0, xmm4                                          ;  1066.3 p1     192 dst
        movdqa xmm4, xmm13                                       ;  1045.3 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1064.3 p1     192 dst
        pxor xmm4, xmm7                                          ;  1066.3 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1068.3 p2+p1  192 dst
        pxor xmm7, xmm4                                          ;  1070.3 p1     192 dst
        psllq xmm4, 2                                            ;  1070.3 p1     192 dst
        pxor xmm13, xmm4                                         ;  1072.3 p1     192 dst
        movdqa xmm4, xmm8                                        ;  1056.3 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1070.3 p1     192 dst
        pxor xmm4, xmm0                                          ;  1072.3 p1     192 dst
        pand xmm4, xmm14                                         ;  1074.3 p1     192 dst
        pxor xmm0, xmm4                                          ;  1076.3 p1     192 dst
        psllq xmm4, 4                                            ;  1076.3 p1     192 dst
        pxor xmm8, xmm4                                          ;  1078.3 p1     192 dst
        movdqa xmm4, xmm5                                        ;  1054.3 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1076.3 p1     192 dst
        pxor xmm4, xmm12                                         ;  1078.3 p1     192 dst
        pand xmm4, xmm14                                         ;  1080.3 p1     192 dst
        pxor xmm12, xmm4                                         ;  1082.3 p1     192 dst
        psllq xmm4, 4                                            ;  1082.3 p1     192 dst
        pxor xmm5, xmm4                                          ;  1084.3 p1     192 dst
        movdqa xmm4, xmm11                                       ;  1062.3 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1082.3 p1     192 dst
        pxor xmm4, xmm13                                         ;  1084.3 p1     192 dst
        pand xmm4, xmm14                                         ;  1086.3 p1     192 dst
        pxor xmm13, xmm4                                         ;  1088.3 p1     192 dst
        psllq xmm4, 4                                            ;  1088.3 p1     192 dst
        pxor xmm11, xmm4                                         ;  1090.3 p1     192 dst
        movdqa xmm4, xmm2                                        ;  1060.3 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1088.3 p1     192 dst
        pxor xmm4, xmm7                                          ;  1090.3 p1     192 dst
        pand xmm4, xmm14                                         ;  1092.3 p1     192 dst
        pxor xmm7, xmm4                                          ;  1094.3 p1     192 dst
        psllq xmm4, 4                                            ;  1094.3 p1     192 dst
        pxor xmm2, xmm4                                          ;  1096.3 p1     192 dst
        movdqa xmm4, [r8 + 1920]                                 ;  1006.3 p2     192 dst
        psrlq xmm4, 1                                            ;  1094.3 p1     192 dst
        movdqa [rbp + 1872], xmm15                               ;  1016.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 224]                                ;  1009.3 p2     192 dst reload
        pxor xmm15, xmm4                                         ;  1096.3 p1     192 dst
        pand xmm15, xmm1                                         ;  1098.3 p1     192 dst
        movdqa xmm4, [rbp + 1504]                                ;  1010.7 p2     192 dst reload
        pxor xmm4, xmm15                                         ;  1100.3 p1     192 dst
        psllq xmm15, 1                                           ;  1100.3 p1     192 dst
        movdqa [rbp + 1504], xmm10                               ;  1033.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1488]                               ;  1014.0 p2     192 dst reload
        pxor xmm10, xmm15                                        ;  1102.3 p1     192 dst
        movdqa xmm15, xmm4                                       ;  1102.3 p0     192 dst copy
        psrlq xmm15, 2                                           ;  1109.3 p1     192 dst
        movdqa [rbp + 1488], xmm9                                ;  1028.3 p0+p3  192 dst spill
        movdqa xmm9, xmm10                                       ;  1104.3 p0     192 dst copy
        psrlq xmm9, 2                                            ;  1111.3 p1     192 dst
        movdqa [rbp + 224], xmm3                                 ;  1024.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1952]                                 ;  1022.3 p2     192 dst
        psrlq xmm3, 1                                            ;  1102.3 p1     192 dst
        movdqa [rbp + 1824], xmm6                                ;  1024.7 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1472]                                ;  1025.3 p2     192 dst reload
        pxor xmm6, xmm3                                          ;  1104.3 p1     192 dst
        pand xmm6, xmm1                                          ;  1106.3 p1     192 dst
        movdqa xmm3, [rbp + 1936]                                ;  1028.7 p2     192 dst reload
        pxor xmm3, xmm6                                          ;  1108.3 p1     192 dst
        psllq xmm6, 1                                            ;  1108.3 p1     192 dst
        movdqa [rbp + 1936], xmm12                               ;  1084.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1904]                               ;  1031.3 p2     192 dst reload
        pxor xmm12, xmm6                                         ;  1110.3 p1     192 dst
        pxor xmm15, xmm3                                         ;  1111.3 p1     192 dst
        pxor xmm9, xmm12                                         ;  1113.3 p1     192 dst
        movdqa xmm6, [rel aes_from_slices.T0_constants128 + 16]  ;  1034.3 p2     192 dst reload
        pand xmm15, xmm6                                         ;  1113.3 p1     192 dst
        pand xmm9, xmm6                                          ;  1115.3 p1     192 dst
        pxor xmm3, xmm15                                         ;  1115.3 p1     192 dst
        psllq xmm15, 2                                           ;  1115.3 p1     192 dst
        pxor xmm4, xmm15                                         ;  1117.3 p1     192 dst
        pxor xmm12, xmm9                                         ;  1117.3 p1     192 dst
        psllq xmm9, 2                                            ;  1117.3 p1     192 dst
        pxor xmm10, xmm9                                         ;  1119.3 p1     192 dst
        movdqa xmm9, [r8 + 1984]                                 ;  1040.3 p2     192 dst
        psrlq xmm9, 1                                            ;  1118.3 p1     192 dst
        movdqa xmm15, [rbp + 1920]                               ;  1041.3 p2     192 dst reload
        pxor xmm15, xmm9                                         ;  1120.3 p1     192 dst
        pand xmm15, xmm1                                         ;  1122.3 p1     192 dst
        movdqa xmm9, [rbp + 1968]                                ;  1042.7 p2     192 dst reload
        pxor xmm9, xmm15                                         ;  1124.3 p1     192 dst
        psllq xmm15, 1                                           ;  1124.3 p1     192 dst
        movdqa [rbp + 1968], xmm7                                ;  1096.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1952]                                ;  1044.3 p2     192 dst reload
        pxor xmm7, xmm15                                         ;  1126.3 p1     192 dst
        movdqa xmm15, xmm4                                       ;  1119.3 p0     192 dst copy
        psrlq xmm15, 4                                           ;  1126.3 p1     192 dst
        movdqa [rbp + 1952], xmm0                                ;  1078.3 p0+p3  192 dst spill
        movdqa xmm0, xmm10                                       ;  1121.3 p0     192 dst copy
        psrlq xmm0, 4                                            ;  1128.3 p1     192 dst
        movdqa [rbp + 1920], xmm13                               ;  1090.3 p0+p3  192 dst spill
        movdqa xmm13, xmm3                                       ;  1117.3 p0     192 dst copy
        psrlq xmm13, 4                                           ;  1126.3 p1     192 dst
        movdqa [rbp + 1904], xmm5                                ;  1086.3 p0+p3  192 dst spill
        movdqa xmm5, xmm12                                       ;  1119.3 p0     192 dst copy
        psrlq xmm5, 4                                            ;  1127.3 p1     192 dst
        movdqa [rbp + 1472], xmm2                                ;  1098.3 p0+p3  192 dst spill
        movdqa xmm2, xmm9                                        ;  1126.3 p0     192 dst copy
        psrlq xmm2, 2                                            ;  1133.3 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1128.3 p0     192 dst copy
        psrlq xmm14, 2                                           ;  1135.3 p1     192 dst
        movdqa [rbp + 1776], xmm8                                ;  1080.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 2016]                                 ;  1062.3 p2     192 dst
        psrlq xmm8, 1                                            ;  1130.3 p1     192 dst
        movdqa [rbp + 1360], xmm11                               ;  1092.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1984]                               ;  1064.3 p2     192 dst reload
        pxor xmm11, xmm8                                         ;  1132.3 p1     192 dst
        pand xmm1, xmm11                                         ;  1134.3 p1     192 dst
        movdqa xmm8, [rbp + 192]                                 ;  1066.7 p2     192 dst reload
        movdqa xmm11, [rbp + 64]                                 ;  1068.3 p2     192 dst
        punpcklbw xmm11, xmm8                                    ;  1133.3 p1     192 dst
        movdqa [rbp + 1984], xmm11                               ;  1135.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 64]                                 ;  1070.3 p2     192 dst
        punpckhbw xmm11, xmm8                                    ;  1134.3 p1     192 dst
        movdqa xmm8, [rbp + 2016]                                ;  1072.3 p2     192 dst reload
        pxor xmm8, xmm1                                          ;  1136.3 p1     192 dst
        psllq xmm1, 1                                            ;  1136.3 p1     192 dst
        movdqa [rbp + 2016], xmm11                               ;  1138.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 2000]                               ;  1075.3 p2     192 dst reload
        pxor xmm11, xmm1                                         ;  1138.3 p1     192 dst
        pxor xmm2, xmm8                                          ;  1138.3 p1     192 dst
        pxor xmm14, xmm11                                        ;  1140.3 p1     192 dst
        pand xmm2, xmm6                                          ;  1140.3 p1     192 dst
        pand xmm14, xmm6                                         ;  1142.3 p1     192 dst
        pxor xmm8, xmm2                                          ;  1142.3 p1     192 dst
        psllq xmm2, 2                                            ;  1143.3 p1     192 dst
        pxor xmm9, xmm2                                          ;  1145.3 p1     192 dst
        movdqa xmm1, [rbp + 960]                                 ;  1084.3 p2     192 dst reload
        movdqa xmm2, [rbp + 704]                                 ;  1085.3 p2     192 dst
        punpcklbw xmm2, xmm1                                     ;  1145.3 p1     192 dst
        movdqa xmm6, [rbp + 704]                                 ;  1086.7 p2     192 dst
        punpckhbw xmm6, xmm1                                     ;  1146.3 p1     192 dst
        pxor xmm11, xmm14                                        ;  1147.3 p1     192 dst
        psllq xmm14, 2                                           ;  1148.3 p1     192 dst
        pxor xmm7, xmm14                                         ;  1150.3 p1     192 dst
        pxor xmm13, xmm8                                         ;  1150.3 p1     192 dst
        pxor xmm15, xmm9                                         ;  1151.3 p1     192 dst
        pxor xmm0, xmm7                                          ;  1152.3 p1     192 dst
        pxor xmm5, xmm11                                         ;  1153.3 p1     192 dst
        movdqa xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;  1093.3 p2     192 dst reload
        pand xmm0, xmm1                                          ;  1154.3 p1     192 dst
        pand xmm15, xmm1                                         ;  1155.3 p1     192 dst
        pand xmm13, xmm1                                         ;  1156.3 p1     192 dst
        pxor xmm7, xmm0                                          ;  1157.3 p1     192 dst
        psllq xmm0, 4                                            ;  1158.3 p1     192 dst
        pxor xmm10, xmm0                                         ;  1160.3 p1     192 dst
        pand xmm5, xmm1                                          ;  1160.3 p1     192 dst
        movdqa xmm0, [rbp + 1216]                                ;  1099.7 p2     192 dst reload
        movdqa xmm1, [rbp + 576]                                 ;  1100.7 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1161.3 p1     192 dst
        movdqa xmm14, [rbp + 576]                                ;  1101.7 p2     192 dst
        punpckhbw xmm14, xmm0                                    ;  1162.3 p1     192 dst
        pxor xmm9, xmm15                                         ;  1163.3 p1     192 dst
        psllq xmm15, 4                                           ;  1164.3 p1     192 dst
        pxor xmm4, xmm15                                         ;  1166.3 p1     192 dst
        pxor xmm8, xmm13                                         ;  1166.3 p1     192 dst
        psllq xmm13, 4                                           ;  1167.3 p1     192 dst
        pxor xmm3, xmm13                                         ;  1169.3 p1     192 dst
        movdqa xmm0, [rbp + 1360]                                ;  1109.3 p2     192 dst reload
        movdqa xmm13, [rbp + 288]                                ;  1111.3 p2     192 dst
        punpcklbw xmm13, xmm0                                    ;  1169.3 p1     192 dst
        movdqa xmm15, [rbp + 288]                                ;  1112.3 p2     192 dst
        punpckhbw xmm15, xmm0                                    ;  1170.3 p1     192 dst
        pxor xmm11, xmm5                                         ;  1171.3 p1     192 dst
        psllq xmm5, 4                                            ;  1172.3 p1     192 dst
        pxor xmm12, xmm5                                         ;  1174.3 p1     192 dst
        movdqa xmm0, [rbp + 688]                                 ;  1114.3 p2     192 dst reload
        movdqa xmm5, [rbp + 48]                                  ;  1115.3 p2     192 dst
        punpcklbw xmm5, xmm0                                     ;  1174.3 p1     192 dst
        movdqa [rbp + 1360], xmm8                                ;  1168.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 48]                                  ;  1116.3 p2     192 dst
        punpckhbw xmm8, xmm0                                     ;  1175.3 p1     192 dst
        movdqa xmm0, xmm2                                        ;  1147.3 p0     192 dst copy
        punpcklbw xmm0, xmm13                                    ;  1176.3 p1     192 dst
        punpckhbw xmm2, xmm13                                    ;  1177.3 p1     192 dst
        movdqa xmm13, xmm6                                       ;  1150.3 p0     192 dst copy
        punpcklbw xmm13, xmm15                                   ;  1178.3 p1     192 dst
        punpckhbw xmm6, xmm15                                    ;  1179.3 p1     192 dst
        movdqa xmm15, [rbp + 992]                                ;  1118.7 p2     192 dst reload
        movdqa [rbp + 688], xmm11                                ;  1173.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 80]                                 ;  1119.7 p2     192 dst
        punpcklbw xmm11, xmm15                                   ;  1180.3 p1     192 dst
        movdqa [rbp + 48], xmm9                                  ;  1165.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 80]                                  ;  1121.0 p2     192 dst
        punpckhbw xmm9, xmm15                                    ;  1181.3 p1     192 dst
        movdqa xmm15, [rbp + 1248]                               ;  1122.0 p2     192 dst reload
        movdqa [rbp + 992], xmm7                                 ;  1159.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 560]                                 ;  1123.0 p2     192 dst
        punpcklbw xmm7, xmm15                                    ;  1182.3 p1     192 dst
        movdqa [rbp + 80], xmm3                                  ;  1171.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 560]                                 ;  1124.3 p2     192 dst
        punpckhbw xmm3, xmm15                                    ;  1183.3 p1     192 dst
        movdqa xmm15, xmm5                                       ;  1176.3 p0     192 dst copy
        punpcklbw xmm15, xmm7                                    ;  1184.3 p1     192 dst
        punpckhbw xmm5, xmm7                                     ;  1185.3 p1     192 dst
        movdqa xmm7, xmm8                                        ;  1179.3 p0     192 dst copy
        punpcklbw xmm7, xmm3                                     ;  1187.3 p1     192 dst
        punpckhbw xmm8, xmm3                                     ;  1187.3 p1     192 dst
        movdqa xmm3, [rbp + 1984]                                ;  1135.3 p2     192 dst
        punpcklbw xmm3, xmm1                                     ;  1188.3 p1     192 dst
        movdqa [rbp + 1248], xmm12                               ;  1176.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1984]                               ;  1135.3 p2     192 dst
        punpckhbw xmm12, xmm1                                    ;  1189.3 p1     192 dst
        movdqa xmm1, xmm3                                        ;  1190.3 p0     192 dst copy
        punpcklbw xmm1, xmm0                                     ;  1197.3 p1     192 dst
        punpckhbw xmm3, xmm0                                     ;  1191.3 p1     192 dst
        movdqa xmm0, xmm12                                       ;  1193.3 p0     192 dst copy
        punpcklbw xmm0, xmm2                                     ;  1200.3 p1     192 dst
        punpckhbw xmm12, xmm2                                    ;  1193.3 p1     192 dst
        movdqa xmm2, [rbp + 2016]                                ;  1138.3 p2     192 dst
        punpcklbw xmm2, xmm14                                    ;  1194.3 p1     192 dst
        movdqa [rbp + 1984], xmm12                               ;  1197.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 2016]                               ;  1138.3 p2     192 dst
        punpckhbw xmm12, xmm14                                   ;  1195.3 p1     192 dst
        movdqa xmm14, xmm2                                       ;  1196.3 p0     192 dst copy
        punpcklbw xmm14, xmm13                                   ;  1203.3 p1     192 dst
        punpckhbw xmm2, xmm13                                    ;  1197.3 p1     192 dst
        movdqa xmm13, xmm12                                      ;  1199.3 p0     192 dst copy
        punpcklbw xmm13, xmm6                                    ;  1206.3 p1     192 dst
        punpckhbw xmm12, xmm6                                    ;  1199.3 p1     192 dst
        movdqa xmm6, [rbp + 1776]                                ;  1139.0 p2     192 dst reload
        movdqa [rbp + 2016], xmm12                               ;  1203.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 320]                                ;  1140.0 p2     192 dst
        punpcklbw xmm12, xmm6                                    ;  1200.3 p1     192 dst
        movdqa [rbp + 560], xmm13                                ;  1208.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 320]                                ;  1141.3 p2     192 dst
        punpckhbw xmm13, xmm6                                    ;  1201.3 p1     192 dst
        movdqa xmm6, xmm11                                       ;  1182.3 p0     192 dst copy
        punpcklbw xmm6, xmm12                                    ;  1202.3 p1     192 dst
        punpckhbw xmm11, xmm12                                   ;  1203.3 p1     192 dst
        movdqa xmm12, xmm15                                      ;  1186.3 p0     192 dst copy
        punpcklbw xmm12, xmm6                                    ;  1204.3 p1     192 dst
        punpckhbw xmm15, xmm6                                    ;  1205.3 p1     192 dst
        movdqa xmm6, xmm9                                        ;  1185.3 p0     192 dst copy
        punpcklbw xmm6, xmm13                                    ;  1206.3 p1     192 dst
        punpckhbw xmm9, xmm13                                    ;  1207.3 p1     192 dst
        movdqa xmm13, xmm5                                       ;  1189.3 p0     192 dst copy
        punpcklbw xmm13, xmm11                                   ;  1208.3 p1     192 dst
        punpckhbw xmm5, xmm11                                    ;  1209.3 p1     192 dst
        movdqa xmm11, xmm7                                       ;  1189.3 p0     192 dst copy
        punpcklbw xmm11, xmm6                                    ;  1210.3 p1     192 dst
        punpckhbw xmm7, xmm6                                     ;  1211.3 p1     192 dst
        movdqa xmm6, xmm8                                        ;  1191.3 p0     192 dst copy
        punpcklbw xmm6, xmm9                                     ;  1212.3 p1     192 dst
        punpckhbw xmm8, xmm9                                     ;  1213.3 p1     192 dst
        movdqa xmm9, [rbp + 1152]                                ;  1148.0 p2     192 dst reload
        movdqa [rbp + 1776], xmm8                                ;  1217.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 32]                                  ;  1150.3 p2     192 dst
        punpcklbw xmm8, xmm9                                     ;  1214.3 p1     192 dst
        movdqa [rbp + 320], xmm6                                 ;  1214.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 32]                                  ;  1152.3 p2     192 dst
        punpckhbw xmm6, xmm9                                     ;  1215.3 p1     192 dst
        movdqa xmm9, [rbp + 1408]                                ;  1154.3 p2     192 dst reload
        movdqa [rbp + 1152], xmm7                                ;  1215.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 96]                                  ;  1156.3 p2     192 dst
        punpcklbw xmm7, xmm9                                     ;  1216.3 p1     192 dst
        movdqa [rbp + 32], xmm2                                  ;  1201.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 96]                                  ;  1160.3 p2     192 dst
        punpckhbw xmm2, xmm9                                     ;  1217.3 p1     192 dst
        movdqa xmm9, [rbp + 1664]                                ;  1162.7 p2     192 dst reload
        movdqa [rbp + 1408], xmm11                               ;  1212.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 608]                                ;  1163.7 p2     192 dst
        punpcklbw xmm11, xmm9                                    ;  1218.3 p1     192 dst
        movdqa [rbp + 96], xmm14                                 ;  1205.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 608]                                ;  1167.0 p2     192 dst
        punpckhbw xmm14, xmm9                                    ;  1219.3 p1     192 dst
        movdqa xmm9, xmm8                                        ;  1216.3 p0     192 dst copy
        punpcklbw xmm9, xmm11                                    ;  1223.3 p1     192 dst
        punpckhbw xmm8, xmm11                                    ;  1221.3 p1     192 dst
        movdqa xmm11, xmm6                                       ;  1219.3 p0     192 dst copy
        punpcklbw xmm11, xmm14                                   ;  1226.3 p1     192 dst
        punpckhbw xmm6, xmm14                                    ;  1223.3 p1     192 dst
        movdqa xmm14, [rbp + 1472]                               ;  1172.7 p2     192 dst reload
        movdqa [rbp + 1664], xmm5                                ;  1213.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 896]                                 ;  1175.0 p2     192 dst
        punpcklbw xmm5, xmm14                                    ;  1224.3 p1     192 dst
        movdqa [rbp + 608], xmm13                                ;  1210.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 896]                                ;  1177.3 p2     192 dst
        punpckhbw xmm13, xmm14                                   ;  1225.3 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1218.3 p0     192 dst copy
        punpcklbw xmm14, xmm5                                    ;  1226.3 p1     192 dst
        punpckhbw xmm7, xmm5                                     ;  1227.3 p1     192 dst
        movdqa xmm5, xmm9                                        ;  1225.3 p0     192 dst copy
        punpcklbw xmm5, xmm14                                    ;  1232.3 p1     192 dst
        punpckhbw xmm9, xmm14                                    ;  1229.3 p1     192 dst
        movdqa xmm14, xmm2                                       ;  1221.3 p0     192 dst copy
        punpcklbw xmm14, xmm13                                   ;  1230.3 p1     192 dst
        punpckhbw xmm2, xmm13                                    ;  1231.3 p1     192 dst
        movdqa xmm13, xmm8                                       ;  1225.3 p0     192 dst copy
        punpcklbw xmm13, xmm7                                    ;  1232.3 p1     192 dst
        punpckhbw xmm8, xmm7                                     ;  1233.3 p1     192 dst
        movdqa xmm7, xmm11                                       ;  1228.3 p0     192 dst copy
        punpcklbw xmm7, xmm14                                    ;  1235.3 p1     192 dst
        punpckhbw xmm11, xmm14                                   ;  1235.3 p1     192 dst
        movdqa xmm14, xmm6                                       ;  1227.3 p0     192 dst copy
        punpcklbw xmm14, xmm2                                    ;  1236.3 p1     192 dst
        punpckhbw xmm6, xmm2                                     ;  1237.3 p1     192 dst
        movdqa xmm2, [rbp + 480]                                 ;  1186.7 p2     192 dst
        punpcklbw xmm2, xmm10                                    ;  1238.3 p1     192 dst
        movdqa [rbp + 1472], xmm6                                ;  1241.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 480]                                 ;  1188.0 p2     192 dst
        punpckhbw xmm6, xmm10                                    ;  1239.3 p1     192 dst
        movdqa xmm10, [rbp + 208]                                ;  1189.0 p2     192 dst reload
        movdqa [rbp + 480], xmm14                                ;  1238.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 16]                                 ;  1190.0 p2     192 dst
        punpcklbw xmm14, xmm10                                   ;  1240.3 p1     192 dst
        movdqa [rbp + 896], xmm11                                ;  1239.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 16]                                 ;  1191.0 p2     192 dst
        punpckhbw xmm11, xmm10                                   ;  1241.3 p1     192 dst
        movdqa xmm10, [rbp + 976]                                ;  1192.0 p2     192 dst reload
        movdqa [rbp + 208], xmm7                                 ;  1237.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 128]                                 ;  1193.0 p2     192 dst
        punpcklbw xmm7, xmm10                                    ;  1242.3 p1     192 dst
        movdqa [rbp + 16], xmm8                                  ;  1237.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 128]                                 ;  1199.3 p2     192 dst
        punpckhbw xmm8, xmm10                                    ;  1243.3 p1     192 dst
        movdqa xmm10, [rbp + 1232]                               ;  1200.3 p2     192 dst reload
        movdqa [rbp + 976], xmm13                                ;  1234.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 544]                                ;  1203.0 p2     192 dst
        punpcklbw xmm13, xmm10                                   ;  1244.3 p1     192 dst
        movdqa [rbp + 128], xmm0                                 ;  1204.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 544]                                 ;  1204.3 p2     192 dst
        punpckhbw xmm0, xmm10                                    ;  1245.3 p1     192 dst
        movdqa xmm10, xmm14                                      ;  1242.3 p0     192 dst copy
        punpcklbw xmm10, xmm13                                   ;  1249.3 p1     192 dst
        punpckhbw xmm14, xmm13                                   ;  1247.3 p1     192 dst
        movdqa xmm13, xmm11                                      ;  1245.3 p0     192 dst copy
        punpcklbw xmm13, xmm0                                    ;  1252.3 p1     192 dst
        punpckhbw xmm11, xmm0                                    ;  1249.3 p1     192 dst
        movdqa xmm0, [rbp + 1904]                                ;  1209.0 p2     192 dst reload
        movdqa [rbp + 1232], xmm9                                ;  1233.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 304]                                 ;  1210.0 p2     192 dst
        punpcklbw xmm9, xmm0                                     ;  1250.3 p1     192 dst
        movdqa [rbp + 544], xmm15                                ;  1211.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 304]                                ;  1211.3 p2     192 dst
        punpckhbw xmm15, xmm0                                    ;  1251.3 p1     192 dst
        movdqa xmm0, xmm7                                        ;  1244.3 p0     192 dst copy
        punpcklbw xmm0, xmm9                                     ;  1252.3 p1     192 dst
        punpckhbw xmm7, xmm9                                     ;  1253.3 p1     192 dst
        movdqa xmm9, xmm10                                       ;  1251.3 p0     192 dst copy
        punpcklbw xmm9, xmm0                                     ;  1258.3 p1     192 dst
        punpckhbw xmm10, xmm0                                    ;  1255.3 p1     192 dst
        movdqa xmm0, xmm8                                        ;  1247.3 p0     192 dst copy
        punpcklbw xmm0, xmm15                                    ;  1256.3 p1     192 dst
        punpckhbw xmm8, xmm15                                    ;  1257.3 p1     192 dst
        movdqa xmm15, xmm14                                      ;  1251.3 p0     192 dst copy
        punpcklbw xmm15, xmm7                                    ;  1258.3 p1     192 dst
        punpckhbw xmm14, xmm7                                    ;  1259.3 p1     192 dst
        movdqa xmm7, xmm13                                       ;  1254.3 p0     192 dst copy
        punpcklbw xmm7, xmm0                                     ;  1261.3 p1     192 dst
        punpckhbw xmm13, xmm0                                    ;  1261.3 p1     192 dst
        movdqa xmm0, xmm11                                       ;  1253.3 p0     192 dst copy
        punpcklbw xmm0, xmm8                                     ;  1262.3 p1     192 dst
        punpckhbw xmm11, xmm8                                    ;  1263.3 p1     192 dst
        movdqa xmm8, [rbp + 512]                                 ;  1218.0 p2     192 dst
        punpcklbw xmm8, xmm4                                     ;  1264.3 p1     192 dst
        movdqa [rbp + 1904], xmm11                               ;  1267.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 512]                                ;  1219.3 p2     192 dst
        punpckhbw xmm11, xmm4                                    ;  1265.3 p1     192 dst
        movdqa xmm4, [rbp + 1136]                                ;  1220.3 p2     192 dst reload
        movdqa [rbp + 512], xmm0                                 ;  1264.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 0]                                   ;  1221.3 p2     192 dst
        punpcklbw xmm0, xmm4                                     ;  1266.3 p1     192 dst
        movdqa [rbp + 304], xmm13                                ;  1265.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 0]                                  ;  1222.3 p2     192 dst
        punpckhbw xmm13, xmm4                                    ;  1267.3 p1     192 dst
        movdqa xmm4, [rbp + 1392]                                ;  1223.3 p2     192 dst reload
        movdqa [rbp + 1136], xmm7                                ;  1263.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 112]                                 ;  1224.3 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1268.3 p1     192 dst
        movdqa [rbp + 0], xmm14                                  ;  1263.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 112]                                ;  1225.3 p2     192 dst
        punpckhbw xmm14, xmm4                                    ;  1269.3 p1     192 dst
        movdqa xmm4, [rbp + 1648]                                ;  1226.3 p2     192 dst reload
        movdqa [rbp + 1392], xmm15                               ;  1260.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 592]                                ;  1227.3 p2     192 dst
        punpcklbw xmm15, xmm4                                    ;  1270.3 p1     192 dst
        movdqa [rbp + 112], xmm10                                ;  1259.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 592]                                ;  1228.3 p2     192 dst
        punpckhbw xmm10, xmm4                                    ;  1271.3 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1268.3 p0     192 dst copy
        punpcklbw xmm4, xmm15                                    ;  1275.3 p1     192 dst
        punpckhbw xmm0, xmm15                                    ;  1273.3 p1     192 dst
        movdqa xmm15, xmm13                                      ;  1271.3 p0     192 dst copy
        punpcklbw xmm15, xmm10                                   ;  1278.3 p1     192 dst
        punpckhbw xmm13, xmm10                                   ;  1275.3 p1     192 dst
        movdqa xmm10, [rbp + 1920]                               ;  1231.0 p2     192 dst reload
        movdqa [rbp + 1648], xmm3                                ;  1232.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 880]                                 ;  1232.0 p2     192 dst
        punpcklbw xmm3, xmm10                                    ;  1276.3 p1     192 dst
        movdqa [rbp + 592], xmm9                                 ;  1260.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 880]                                 ;  1234.3 p2     192 dst
        punpckhbw xmm9, xmm10                                    ;  1277.3 p1     192 dst
        movdqa xmm10, xmm7                                       ;  1270.3 p0     192 dst copy
        punpcklbw xmm10, xmm3                                    ;  1278.3 p1     192 dst
        punpckhbw xmm7, xmm3                                     ;  1279.3 p1     192 dst
        movdqa xmm3, xmm4                                        ;  1277.3 p0     192 dst copy
        punpcklbw xmm3, xmm10                                    ;  1284.3 p1     192 dst
        punpckhbw xmm4, xmm10                                    ;  1281.3 p1     192 dst
        movdqa xmm10, xmm14                                      ;  1273.3 p0     192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1282.3 p1     192 dst
        punpckhbw xmm14, xmm9                                    ;  1283.3 p1     192 dst
        movdqa xmm9, xmm0                                        ;  1277.3 p0     192 dst copy
        punpcklbw xmm9, xmm7                                     ;  1284.3 p1     192 dst
        punpckhbw xmm0, xmm7                                     ;  1285.3 p1     192 dst
        movdqa xmm7, xmm15                                       ;  1280.3 p0     192 dst copy
        punpcklbw xmm7, xmm10                                    ;  1287.3 p1     192 dst
        punpckhbw xmm15, xmm10                                   ;  1287.3 p1     192 dst
        movdqa xmm10, xmm13                                      ;  1279.3 p0     192 dst copy
        punpcklbw xmm10, xmm14                                   ;  1288.3 p1     192 dst
        punpckhbw xmm13, xmm14                                   ;  1289.3 p1     192 dst
        movdqa xmm14, [rbp + 1184]                               ;  1243.7 p2     192 dst reload
        movdqa [rbp + 1920], xmm13                               ;  1293.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp - 16]                                 ;  1244.7 p2     192 dst
        punpcklbw xmm13, xmm14                                   ;  1290.3 p1     192 dst
        movdqa [rbp + 880], xmm10                                ;  1290.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 16]                                 ;  1246.0 p2     192 dst
        punpckhbw xmm10, xmm14                                   ;  1291.3 p1     192 dst
        movdqa xmm14, [rbp + 1440]                               ;  1247.0 p2     192 dst reload
        movdqa [rbp + 1184], xmm15                               ;  1291.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 160]                                ;  1248.0 p2     192 dst
        punpcklbw xmm15, xmm14                                   ;  1292.3 p1     192 dst
        movdqa [rbp - 16], xmm7                                  ;  1289.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 160]                                 ;  1249.0 p2     192 dst
        punpckhbw xmm7, xmm14                                    ;  1293.3 p1     192 dst
        movdqa xmm14, [rbp + 1696]                               ;  1250.0 p2     192 dst reload
        movdqa [rbp + 1440], xmm0                                ;  1289.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 864]                                 ;  1251.0 p2     192 dst
        punpcklbw xmm0, xmm14                                    ;  1294.3 p1     192 dst
        movdqa [rbp + 160], xmm9                                 ;  1286.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 864]                                 ;  1252.0 p2     192 dst
        punpckhbw xmm9, xmm14                                    ;  1295.3 p1     192 dst
        movdqa xmm14, xmm13                                      ;  1292.3 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1299.3 p1     192 dst
        punpckhbw xmm13, xmm0                                    ;  1297.3 p1     192 dst
        movdqa xmm0, xmm10                                       ;  1295.3 p0     192 dst copy
        punpcklbw xmm0, xmm9                                     ;  1302.3 p1     192 dst
        punpckhbw xmm10, xmm9                                    ;  1299.3 p1     192 dst
        movdqa xmm9, [rbp + 1952]                                ;  1255.0 p2     192 dst reload
        movdqa [rbp + 1696], xmm4                                ;  1285.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 928]                                 ;  1256.0 p2     192 dst
        punpcklbw xmm4, xmm9                                     ;  1300.3 p1     192 dst
        movdqa [rbp + 864], xmm3                                 ;  1286.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 928]                                 ;  1257.3 p2     192 dst
        punpckhbw xmm3, xmm9                                     ;  1301.3 p1     192 dst
        movdqa xmm9, xmm15                                       ;  1294.3 p0     192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1302.3 p1     192 dst
        punpckhbw xmm15, xmm4                                    ;  1303.3 p1     192 dst
        movdqa xmm4, xmm14                                       ;  1301.3 p0     192 dst copy
        punpcklbw xmm4, xmm9                                     ;  1308.3 p1     192 dst
        punpckhbw xmm14, xmm9                                    ;  1305.3 p1     192 dst
        movdqa xmm9, xmm7                                        ;  1297.3 p0     192 dst copy
        punpcklbw xmm9, xmm3                                     ;  1306.3 p1     192 dst
        punpckhbw xmm7, xmm3                                     ;  1307.3 p1     192 dst
        movdqa xmm3, xmm13                                       ;  1301.3 p0     192 dst copy
        punpcklbw xmm3, xmm15                                    ;  1308.3 p1     192 dst
        punpckhbw xmm13, xmm15                                   ;  1309.3 p1     192 dst
        movdqa xmm15, xmm0                                       ;  1304.3 p0     192 dst copy
        punpcklbw xmm15, xmm9                                    ;  1311.3 p1     192 dst
        punpckhbw xmm0, xmm9                                     ;  1311.3 p1     192 dst
        movdqa xmm9, xmm10                                       ;  1303.3 p0     192 dst copy
        punpcklbw xmm9, xmm7                                     ;  1312.3 p1     192 dst
        punpckhbw xmm10, xmm7                                    ;  1313.3 p1     192 dst
        movdqa xmm7, [rbp + 1200]                                ;  1267.7 p2     192 dst reload
        movdqa [rbp + 1952], xmm10                               ;  1317.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 96]                                 ;  1268.7 p2     192 dst
        punpcklbw xmm10, xmm7                                    ;  1314.3 p1     192 dst
        movdqa [rbp + 928], xmm9                                 ;  1314.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp - 96]                                  ;  1270.0 p2     192 dst
        punpckhbw xmm9, xmm7                                     ;  1315.3 p1     192 dst
        movdqa xmm7, [rbp + 1456]                                ;  1271.0 p2     192 dst reload
        movdqa [rbp + 1200], xmm0                                ;  1315.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 176]                                 ;  1272.0 p2     192 dst
        punpcklbw xmm0, xmm7                                     ;  1316.3 p1     192 dst
        movdqa [rbp - 96], xmm15                                 ;  1313.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 176]                                ;  1273.0 p2     192 dst
        punpckhbw xmm15, xmm7                                    ;  1317.3 p1     192 dst
        movdqa xmm7, [rbp + 1712]                                ;  1274.0 p2     192 dst reload
        movdqa [rbp + 1456], xmm13                               ;  1313.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 848]                                ;  1275.0 p2     192 dst
        punpcklbw xmm13, xmm7                                    ;  1318.3 p1     192 dst
        movdqa [rbp + 176], xmm3                                 ;  1310.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 848]                                 ;  1276.0 p2     192 dst
        punpckhbw xmm3, xmm7                                     ;  1319.3 p1     192 dst
        movdqa xmm7, xmm10                                       ;  1316.3 p0     192 dst copy
        punpcklbw xmm7, xmm13                                    ;  1323.3 p1     192 dst
        punpckhbw xmm10, xmm13                                   ;  1321.3 p1     192 dst
        movdqa xmm13, xmm9                                       ;  1319.3 p0     192 dst copy
        punpcklbw xmm13, xmm3                                    ;  1326.3 p1     192 dst
        punpckhbw xmm9, xmm3                                     ;  1323.3 p1     192 dst
        movdqa xmm3, [rbp + 1968]                                ;  1278.7 p2     192 dst reload
        movdqa [rbp + 1712], xmm14                               ;  1309.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 944]                                ;  1279.7 p2     192 dst
        punpcklbw xmm14, xmm3                                    ;  1324.3 p1     192 dst
        movdqa [rbp + 848], xmm4                                 ;  1310.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 944]                                 ;  1281.3 p2     192 dst
        punpckhbw xmm4, xmm3                                     ;  1325.3 p1     192 dst
        movdqa xmm3, xmm0                                        ;  1318.3 p0     192 dst copy
        punpcklbw xmm3, xmm14                                    ;  1326.3 p1     192 dst
        punpckhbw xmm0, xmm14                                    ;  1327.3 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1325.3 p0     192 dst copy
        punpcklbw xmm14, xmm3                                    ;  1332.3 p1     192 dst
        punpckhbw xmm7, xmm3                                     ;  1329.3 p1     192 dst
        movdqa xmm3, xmm15                                       ;  1321.3 p0     192 dst copy
        punpcklbw xmm3, xmm4                                     ;  1330.3 p1     192 dst
        punpckhbw xmm15, xmm4                                    ;  1331.3 p1     192 dst
        movdqa xmm4, xmm10                                       ;  1325.3 p0     192 dst copy
        punpcklbw xmm4, xmm0                                     ;  1332.3 p1     192 dst
        punpckhbw xmm10, xmm0                                    ;  1333.3 p1     192 dst
        movdqa xmm0, xmm13                                       ;  1328.3 p0     192 dst copy
        punpcklbw xmm0, xmm3                                     ;  1335.3 p1     192 dst
        punpckhbw xmm13, xmm3                                    ;  1335.3 p1     192 dst
        movdqa xmm3, xmm9                                        ;  1327.3 p0     192 dst copy
        punpcklbw xmm3, xmm15                                    ;  1336.3 p1     192 dst
        punpckhbw xmm9, xmm15                                    ;  1337.3 p1     192 dst
        movdqa xmm15, [rbp + 1168]                               ;  1289.7 p2     192 dst reload
        movdqa [rbp + 1968], xmm9                                ;  1341.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp - 112]                                 ;  1291.3 p2     192 dst
        punpcklbw xmm9, xmm15                                    ;  1338.3 p1     192 dst
        movdqa [rbp + 944], xmm3                                 ;  1338.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp - 112]                                 ;  1294.0 p2     192 dst
        punpckhbw xmm3, xmm15                                    ;  1339.3 p1     192 dst
        movdqa xmm15, [rbp + 1424]                               ;  1295.0 p2     192 dst reload
        movdqa [rbp + 1168], xmm13                               ;  1339.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 144]                                ;  1296.0 p2     192 dst
        punpcklbw xmm13, xmm15                                   ;  1340.3 p1     192 dst
        movdqa [rbp - 112], xmm0                                 ;  1337.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 144]                                 ;  1297.0 p2     192 dst
        punpckhbw xmm0, xmm15                                    ;  1341.3 p1     192 dst
        movdqa xmm15, [rbp + 1680]                               ;  1298.0 p2     192 dst reload
        movdqa [rbp + 1424], xmm10                               ;  1337.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 624]                                ;  1299.0 p2     192 dst
        punpcklbw xmm10, xmm15                                   ;  1342.3 p1     192 dst
        movdqa [rbp + 144], xmm4                                 ;  1334.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 624]                                 ;  1300.0 p2     192 dst
        punpckhbw xmm4, xmm15                                    ;  1343.3 p1     192 dst
        movdqa xmm15, xmm9                                       ;  1340.3 p0     192 dst copy
        punpcklbw xmm15, xmm10                                   ;  1347.3 p1     192 dst
        punpckhbw xmm9, xmm10                                    ;  1345.3 p1     192 dst
        movdqa xmm10, xmm3                                       ;  1343.3 p0     192 dst copy
        punpcklbw xmm10, xmm4                                    ;  1350.3 p1     192 dst
        punpckhbw xmm3, xmm4                                     ;  1347.3 p1     192 dst
        movdqa xmm4, [rbp + 1936]                                ;  1302.7 p2     192 dst reload
        movdqa [rbp + 1680], xmm7                                ;  1333.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 912]                                 ;  1303.7 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1348.3 p1     192 dst
        movdqa [rbp + 624], xmm14                                ;  1334.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 912]                                ;  1305.3 p2     192 dst
        punpckhbw xmm14, xmm4                                    ;  1349.3 p1     192 dst
        movdqa xmm4, xmm13                                       ;  1342.3 p0     192 dst copy
        punpcklbw xmm4, xmm7                                     ;  1350.3 p1     192 dst
        punpckhbw xmm13, xmm7                                    ;  1351.3 p1     192 dst
        movdqa xmm7, xmm15                                       ;  1349.3 p0     192 dst copy
        punpcklbw xmm7, xmm4                                     ;  1356.3 p1     192 dst
        punpckhbw xmm15, xmm4                                    ;  1353.3 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1345.3 p0     192 dst copy
        punpcklbw xmm4, xmm14                                    ;  1354.3 p1     192 dst
        punpckhbw xmm0, xmm14                                    ;  1355.3 p1     192 dst
        movdqa xmm14, xmm9                                       ;  1349.3 p0     192 dst copy
        punpcklbw xmm14, xmm13                                   ;  1356.3 p1     192 dst
        punpckhbw xmm9, xmm13                                    ;  1357.3 p1     192 dst
        movdqa xmm13, xmm10                                      ;  1352.3 p0     192 dst copy
        punpcklbw xmm13, xmm4                                    ;  1359.3 p1     192 dst
        punpckhbw xmm10, xmm4                                    ;  1359.3 p1     192 dst
        movdqa xmm4, xmm3                                        ;  1351.3 p0     192 dst copy
        punpcklbw xmm4, xmm0                                     ;  1360.3 p1     192 dst
        punpckhbw xmm3, xmm0                                     ;  1361.3 p1     192 dst
        movdqa xmm0, [rbp + 784]                                 ;  1313.7 p2     192 dst reload
        movdqa [rbp + 1936], xmm3                                ;  1365.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp - 32]                                  ;  1315.3 p2     192 dst
        punpcklbw xmm3, xmm0                                     ;  1362.3 p1     192 dst
        movdqa [rbp + 912], xmm4                                 ;  1362.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp - 32]                                  ;  1318.0 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1363.3 p1     192 dst
        movdqa xmm0, [rbp + 1088]                                ;  1319.0 p2     192 dst reload
        movdqa [rbp + 784], xmm10                                ;  1363.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 384]                                ;  1320.0 p2     192 dst
        punpcklbw xmm10, xmm0                                    ;  1364.3 p1     192 dst
        movdqa [rbp - 32], xmm13                                 ;  1361.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 384]                                ;  1321.0 p2     192 dst
        punpckhbw xmm13, xmm0                                    ;  1365.3 p1     192 dst
        movdqa xmm0, xmm10                                       ;  1366.3 p0     192 dst copy
        punpcklbw xmm0, xmm2                                     ;  1373.3 p1     192 dst
        punpckhbw xmm10, xmm2                                    ;  1367.3 p1     192 dst
        movdqa xmm2, xmm13                                       ;  1369.3 p0     192 dst copy
        punpcklbw xmm2, xmm6                                     ;  1376.3 p1     192 dst
        punpckhbw xmm13, xmm6                                    ;  1369.3 p1     192 dst
        movdqa xmm6, [rbp + 1824]                                ;  1323.7 p2     192 dst reload
        movdqa [rbp + 1088], xmm9                                ;  1361.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 240]                                 ;  1324.7 p2     192 dst
        punpcklbw xmm9, xmm6                                     ;  1370.3 p1     192 dst
        movdqa [rbp + 384], xmm14                                ;  1358.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 240]                                ;  1326.0 p2     192 dst
        punpckhbw xmm14, xmm6                                    ;  1371.3 p1     192 dst
        movdqa xmm6, xmm3                                        ;  1364.3 p0     192 dst copy
        punpcklbw xmm6, xmm9                                     ;  1372.3 p1     192 dst
        punpckhbw xmm3, xmm9                                     ;  1373.3 p1     192 dst
        movdqa xmm9, xmm4                                        ;  1367.3 p0     192 dst copy
        punpcklbw xmm9, xmm14                                    ;  1375.3 p1     192 dst
        punpckhbw xmm4, xmm14                                    ;  1375.3 p1     192 dst
        movdqa xmm14, xmm6                                       ;  1374.3 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1381.3 p1     192 dst
        punpckhbw xmm6, xmm0                                     ;  1377.3 p1     192 dst
        movdqa xmm0, xmm3                                        ;  1377.3 p0     192 dst copy
        punpcklbw xmm0, xmm10                                    ;  1384.3 p1     192 dst
        punpckhbw xmm3, xmm10                                    ;  1379.3 p1     192 dst
        movdqa xmm10, xmm9                                       ;  1377.3 p0     192 dst copy
        punpcklbw xmm10, xmm2                                    ;  1384.3 p1     192 dst
        punpckhbw xmm9, xmm2                                     ;  1381.3 p1     192 dst
        movdqa xmm2, xmm4                                        ;  1379.3 p0     192 dst copy
        punpcklbw xmm2, xmm13                                    ;  1386.3 p1     192 dst
        punpckhbw xmm4, xmm13                                    ;  1383.3 p1     192 dst
        movdqa xmm13, xmm1                                       ;  1333.0 p0     192 dst copy
        punpcklbw xmm13, xmm14                                   ;  1384.3 p1     192 dst
        punpckhbw xmm1, xmm14                                    ;  1385.3 p1     192 dst
        movdqa [r9], xmm13                                       ;  1386.3 p0+p3  192 dst
        movdqa xmm13, [rbp + 816]                                ;  1335.7 p2     192 dst reload
        movdqa xmm14, [rbp + 672]                                ;  1336.7 p2     192 dst
        punpcklbw xmm14, xmm13                                   ;  1386.3 p1     192 dst
        movdqa [rbp + 1824], xmm1                                ;  1389.3 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 672]                                 ;  1338.0 p2     192 dst
        punpckhbw xmm1, xmm13                                    ;  1387.3 p1     192 dst
        movdqa xmm13, [rbp + 1120]                               ;  1339.7 p2     192 dst reload
        movdqa [rbp + 816], xmm4                                 ;  1387.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 368]                                 ;  1341.3 p2     192 dst
        punpcklbw xmm4, xmm13                                    ;  1388.3 p1     192 dst
        movdqa [rbp + 672], xmm2                                 ;  1388.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 368]                                 ;  1342.7 p2     192 dst
        punpckhbw xmm2, xmm13                                    ;  1389.3 p1     192 dst
        movdqa xmm13, xmm4                                       ;  1390.3 p0     192 dst copy
        punpcklbw xmm13, xmm8                                    ;  1397.3 p1     192 dst
        punpckhbw xmm4, xmm8                                     ;  1391.3 p1     192 dst
        movdqa xmm8, xmm2                                        ;  1393.3 p0     192 dst copy
        punpcklbw xmm8, xmm11                                    ;  1400.3 p1     192 dst
        punpckhbw xmm2, xmm11                                    ;  1393.3 p1     192 dst
        movdqa xmm11, [rbp + 224]                                ;  1345.3 p2     192 dst reload
        movdqa [rbp + 1120], xmm9                                ;  1385.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 256]                                 ;  1346.3 p2     192 dst
        punpcklbw xmm9, xmm11                                    ;  1394.3 p1     192 dst
        movdqa [rbp + 368], xmm10                                ;  1386.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 256]                                ;  1347.7 p2     192 dst
        punpckhbw xmm10, xmm11                                   ;  1395.3 p1     192 dst
        movdqa xmm11, xmm14                                      ;  1388.3 p0     192 dst copy
        punpcklbw xmm11, xmm9                                    ;  1396.3 p1     192 dst
        punpckhbw xmm14, xmm9                                    ;  1397.3 p1     192 dst
        movdqa xmm9, xmm1                                        ;  1391.3 p0     192 dst copy
        punpcklbw xmm9, xmm10                                    ;  1399.3 p1     192 dst
        punpckhbw xmm1, xmm10                                    ;  1399.3 p1     192 dst
        movdqa xmm10, xmm11                                      ;  1398.3 p0     192 dst copy
        punpcklbw xmm10, xmm13                                   ;  1405.3 p1     192 dst
        punpckhbw xmm11, xmm13                                   ;  1401.3 p1     192 dst
        movdqa xmm13, xmm14                                      ;  1401.3 p0     192 dst copy
        punpcklbw xmm13, xmm4                                    ;  1408.3 p1     192 dst
        punpckhbw xmm14, xmm4                                    ;  1403.3 p1     192 dst
        movdqa xmm4, xmm9                                        ;  1401.3 p0     192 dst copy
        punpcklbw xmm4, xmm8                                     ;  1408.3 p1     192 dst
        punpckhbw xmm9, xmm8                                     ;  1405.3 p1     192 dst
        movdqa xmm8, xmm1                                        ;  1403.3 p0     192 dst copy
        punpcklbw xmm8, xmm2                                     ;  1410.3 p1     192 dst
        punpckhbw xmm1, xmm2                                     ;  1407.3 p1     192 dst
        movdqa xmm2, xmm12                                       ;  1355.0 p0     192 dst copy
        punpcklbw xmm2, xmm10                                    ;  1408.3 p1     192 dst
        punpckhbw xmm12, xmm10                                   ;  1409.3 p1     192 dst
        movdqa xmm10, [rbp + 1280]                               ;  1356.0 p2     192 dst reload
        movdqa [rbp + 224], xmm12                                ;  1413.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp - 48]                                 ;  1357.0 p2     192 dst
        punpcklbw xmm12, xmm10                                   ;  1410.3 p1     192 dst
        movdqa [rbp + 256], xmm2                                 ;  1410.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp - 48]                                  ;  1359.3 p2     192 dst
        punpckhbw xmm2, xmm10                                    ;  1411.3 p1     192 dst
        movdqa xmm10, [rbp + 1536]                               ;  1360.3 p2     192 dst reload
        movdqa [rbp + 1280], xmm1                                ;  1411.3 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 416]                                 ;  1361.3 p2     192 dst
        punpcklbw xmm1, xmm10                                    ;  1412.3 p1     192 dst
        movdqa [rbp - 48], xmm8                                  ;  1412.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 416]                                 ;  1364.0 p2     192 dst
        punpckhbw xmm8, xmm10                                    ;  1413.3 p1     192 dst
        movdqa xmm10, [rbp + 1488]                               ;  1365.7 p2     192 dst reload
        movdqa [rbp + 1536], xmm9                                ;  1409.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 720]                                 ;  1366.7 p2     192 dst
        punpcklbw xmm9, xmm10                                    ;  1414.3 p1     192 dst
        movdqa [rbp + 416], xmm4                                 ;  1410.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 720]                                 ;  1368.0 p2     192 dst
        punpckhbw xmm4, xmm10                                    ;  1415.3 p1     192 dst
        movdqa xmm10, xmm12                                      ;  1412.3 p0     192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1419.3 p1     192 dst
        punpckhbw xmm12, xmm9                                    ;  1417.3 p1     192 dst
        movdqa xmm9, xmm2                                        ;  1415.3 p0     192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1422.3 p1     192 dst
        punpckhbw xmm2, xmm4                                     ;  1419.3 p1     192 dst
        movdqa xmm4, [rbp + 1248]                                ;  1370.7 p2     192 dst reload
        movdqa [rbp + 1488], xmm14                               ;  1407.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 1024]                               ;  1373.3 p2     192 dst
        punpcklbw xmm14, xmm4                                    ;  1420.3 p1     192 dst
        movdqa [rbp + 720], xmm3                                 ;  1383.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1024]                                ;  1378.3 p2     192 dst
        punpckhbw xmm3, xmm4                                     ;  1421.3 p1     192 dst
        movdqa xmm4, xmm1                                        ;  1414.3 p0     192 dst copy
        punpcklbw xmm4, xmm14                                    ;  1422.3 p1     192 dst
        punpckhbw xmm1, xmm14                                    ;  1423.3 p1     192 dst
        movdqa xmm14, xmm10                                      ;  1421.3 p0     192 dst copy
        punpcklbw xmm14, xmm4                                    ;  1428.3 p1     192 dst
        punpckhbw xmm10, xmm4                                    ;  1425.3 p1     192 dst
        movdqa xmm4, xmm8                                        ;  1417.3 p0     192 dst copy
        punpcklbw xmm4, xmm3                                     ;  1426.3 p1     192 dst
        punpckhbw xmm8, xmm3                                     ;  1427.3 p1     192 dst
        movdqa xmm3, xmm12                                       ;  1421.3 p0     192 dst copy
        punpcklbw xmm3, xmm1                                     ;  1428.3 p1     192 dst
        punpckhbw xmm12, xmm1                                    ;  1429.3 p1     192 dst
        movdqa xmm1, xmm9                                        ;  1424.3 p0     192 dst copy
        punpcklbw xmm1, xmm4                                     ;  1431.3 p1     192 dst
        punpckhbw xmm9, xmm4                                     ;  1431.3 p1     192 dst
        movdqa xmm4, xmm2                                        ;  1423.3 p0     192 dst copy
        punpcklbw xmm4, xmm8                                     ;  1432.3 p1     192 dst
        punpckhbw xmm2, xmm8                                     ;  1433.3 p1     192 dst
        movdqa xmm8, xmm5                                        ;  1385.0 p0     192 dst copy
        punpcklbw xmm8, xmm14                                    ;  1434.3 p1     192 dst
        punpckhbw xmm5, xmm14                                    ;  1435.3 p1     192 dst
        movdqa [r9 + 512], xmm8                                  ;  1436.3 p0+p3  192 dst
        movdqa xmm8, [rbp + 800]                                 ;  1387.7 p2     192 dst reload
        movdqa xmm14, [rbp + 656]                                ;  1388.7 p2     192 dst
        punpcklbw xmm14, xmm8                                    ;  1436.3 p1     192 dst
        movdqa [rbp + 1248], xmm5                                ;  1439.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 656]                                 ;  1389.7 p2     192 dst
        punpckhbw xmm5, xmm8                                     ;  1437.3 p1     192 dst
        movdqa xmm8, [rbp + 1824]                                ;  1390.7 p2     192 dst reload
        movdqa [r9 + 128], xmm8                                  ;  1401.7 p0+p3  192 dst
        movdqa xmm8, [rbp + 1648]                                ;  1391.7 p2     192 dst
        punpcklbw xmm8, xmm6                                     ;  1438.3 p1     192 dst
        movdqa [r9 + 64], xmm8                                   ;  1440.3 p0+p3  192 dst
        movdqa xmm8, [rbp + 1648]                                ;  1392.7 p2     192 dst
        punpckhbw xmm8, xmm6                                     ;  1439.3 p1     192 dst
        movdqa [r9 + 192], xmm8                                  ;  1443.3 p0+p3  192 dst
        movdqa xmm6, [rbp + 1104]                                ;  1393.7 p2     192 dst reload
        movdqa xmm8, [rbp + 352]                                 ;  1394.7 p2     192 dst
        punpcklbw xmm8, xmm6                                     ;  1440.3 p1     192 dst
        movdqa [rbp + 1648], xmm2                                ;  1437.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 352]                                 ;  1395.7 p2     192 dst
        punpckhbw xmm2, xmm6                                     ;  1441.3 p1     192 dst
        movdqa xmm6, [rbp + 1504]                                ;  1397.3 p2     192 dst reload
        movdqa [rbp + 1104], xmm4                                ;  1434.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 272]                                 ;  1400.3 p2     192 dst
        punpcklbw xmm4, xmm6                                     ;  1442.3 p1     192 dst
        movdqa [rbp + 352], xmm9                                 ;  1435.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 272]                                 ;  1403.3 p2     192 dst
        punpckhbw xmm9, xmm6                                     ;  1443.3 p1     192 dst
        movdqa xmm6, xmm14                                       ;  1438.3 p0     192 dst copy
        punpcklbw xmm6, xmm4                                     ;  1445.3 p1     192 dst
        punpckhbw xmm14, xmm4                                    ;  1445.3 p1     192 dst
        movdqa xmm4, xmm5                                        ;  1441.3 p0     192 dst copy
        punpcklbw xmm4, xmm9                                     ;  1448.3 p1     192 dst
        punpckhbw xmm5, xmm9                                     ;  1447.3 p1     192 dst
        movdqa xmm9, [rbp + 544]                                 ;  1406.0 p2     192 dst
        punpcklbw xmm9, xmm11                                    ;  1448.3 p1     192 dst
        movdqa [rbp + 1504], xmm9                                ;  1450.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 544]                                 ;  1407.3 p2     192 dst
        punpckhbw xmm9, xmm11                                    ;  1449.3 p1     192 dst
        movdqa [r9 + 1216], xmm9                                 ;  1453.3 p0+p3  192 dst
        movdqa xmm9, [rbp + 80]                                  ;  1408.7 p2     192 dst reload
        movdqa xmm11, [rbp + 496]                                ;  1409.7 p2     192 dst
        punpcklbw xmm11, xmm9                                    ;  1450.3 p1     192 dst
        movdqa [rbp + 544], xmm1                                 ;  1433.3 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 496]                                 ;  1411.3 p2     192 dst
        punpckhbw xmm1, xmm9                                     ;  1451.3 p1     192 dst
        movdqa xmm9, xmm8                                        ;  1442.3 p0     192 dst copy
        punpcklbw xmm9, xmm11                                    ;  1452.3 p1     192 dst
        punpckhbw xmm8, xmm11                                    ;  1453.3 p1     192 dst
        movdqa xmm11, xmm6                                       ;  1447.3 p0     192 dst copy
        punpcklbw xmm11, xmm9                                    ;  1454.3 p1     192 dst
        punpckhbw xmm6, xmm9                                     ;  1455.3 p1     192 dst
        movdqa xmm9, xmm2                                        ;  1445.3 p0     192 dst copy
        punpcklbw xmm9, xmm1                                     ;  1456.3 p1     192 dst
        punpckhbw xmm2, xmm1                                     ;  1457.3 p1     192 dst
        movdqa xmm1, xmm14                                       ;  1449.3 p0     192 dst copy
        punpcklbw xmm1, xmm8                                     ;  1458.3 p1     192 dst
        punpckhbw xmm14, xmm8                                    ;  1459.3 p1     192 dst
        movdqa xmm8, xmm4                                        ;  1450.3 p0     192 dst copy
        punpcklbw xmm8, xmm9                                     ;  1460.3 p1     192 dst
        punpckhbw xmm4, xmm9                                     ;  1461.3 p1     192 dst
        movdqa xmm9, xmm5                                        ;  1451.3 p0     192 dst copy
        punpcklbw xmm9, xmm2                                     ;  1462.3 p1     192 dst
        punpckhbw xmm5, xmm2                                     ;  1463.3 p1     192 dst
        movdqa xmm2, [rbp + 1248]                                ;  1439.3 p2     192 dst reload
        movdqa [r9 + 640], xmm2                                  ;  1450.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 128]                                 ;  1419.0 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1464.3 p1     192 dst
        movdqa [r9 + 32], xmm2                                   ;  1466.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 128]                                 ;  1420.3 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1465.3 p1     192 dst
        movdqa [r9 + 160], xmm2                                  ;  1469.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 608]                                 ;  1421.7 p2     192 dst
        punpcklbw xmm0, xmm13                                    ;  1466.3 p1     192 dst
        movdqa xmm2, [rbp + 608]                                 ;  1422.7 p2     192 dst
        punpckhbw xmm2, xmm13                                    ;  1467.3 p1     192 dst
        movdqa [r9 + 1056], xmm0                                 ;  1468.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1264]                                ;  1423.7 p2     192 dst reload
        movdqa xmm13, [rbp - 80]                                 ;  1424.7 p2     192 dst
        punpcklbw xmm13, xmm0                                    ;  1468.3 p1     192 dst
        movdqa [rbp + 608], xmm2                                 ;  1471.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp - 80]                                  ;  1425.7 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1469.3 p1     192 dst
        movdqa xmm0, [rbp + 1232]                                ;  1426.7 p2     192 dst
        punpcklbw xmm0, xmm10                                    ;  1470.3 p1     192 dst
        movdqa [r9 + 576], xmm0                                  ;  1472.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1232]                                ;  1427.7 p2     192 dst
        punpckhbw xmm0, xmm10                                    ;  1471.3 p1     192 dst
        movdqa [r9 + 704], xmm0                                  ;  1475.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1520]                                ;  1428.7 p2     192 dst reload
        movdqa xmm10, [rbp + 400]                                ;  1429.7 p2     192 dst
        punpcklbw xmm10, xmm0                                    ;  1472.3 p1     192 dst
        movdqa [rbp + 1232], xmm5                                ;  1467.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 400]                                 ;  1431.3 p2     192 dst
        punpckhbw xmm5, xmm0                                     ;  1473.3 p1     192 dst
        movdqa xmm0, [rbp + 976]                                 ;  1432.3 p2     192 dst
        punpcklbw xmm0, xmm3                                     ;  1474.3 p1     192 dst
        movdqa [r9 + 544], xmm0                                  ;  1476.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 976]                                 ;  1434.0 p2     192 dst
        punpckhbw xmm0, xmm3                                     ;  1475.3 p1     192 dst
        movdqa [r9 + 672], xmm0                                  ;  1479.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1872]                                ;  1437.3 p2     192 dst reload
        movdqa xmm3, [rbp + 832]                                 ;  1438.3 p2     192 dst
        punpcklbw xmm3, xmm0                                     ;  1476.3 p1     192 dst
        movdqa [rbp + 976], xmm9                                 ;  1464.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 832]                                 ;  1440.0 p2     192 dst
        punpckhbw xmm9, xmm0                                     ;  1477.3 p1     192 dst
        movdqa xmm0, xmm13                                       ;  1470.3 p0     192 dst copy
        punpcklbw xmm0, xmm3                                     ;  1478.3 p1     192 dst
        punpckhbw xmm13, xmm3                                    ;  1479.3 p1     192 dst
        movdqa xmm3, xmm2                                        ;  1473.3 p0     192 dst copy
        punpcklbw xmm3, xmm9                                     ;  1481.3 p1     192 dst
        punpckhbw xmm2, xmm9                                     ;  1481.3 p1     192 dst
        movdqa xmm9, [rbp + 992]                                 ;  1442.7 p2     192 dst reload
        movdqa [rbp + 1872], xmm4                                ;  1465.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1008]                                ;  1443.7 p2     192 dst
        punpcklbw xmm4, xmm9                                     ;  1482.3 p1     192 dst
        movdqa [rbp + 832], xmm8                                 ;  1462.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1008]                                ;  1445.0 p2     192 dst
        punpckhbw xmm8, xmm9                                     ;  1483.3 p1     192 dst
        movdqa xmm9, xmm10                                       ;  1474.3 p0     192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1484.3 p1     192 dst
        punpckhbw xmm10, xmm4                                    ;  1485.3 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1480.3 p0     192 dst copy
        punpcklbw xmm4, xmm9                                     ;  1487.3 p1     192 dst
        punpckhbw xmm0, xmm9                                     ;  1487.3 p1     192 dst
        movdqa xmm9, xmm5                                        ;  1477.3 p0     192 dst copy
        punpcklbw xmm9, xmm8                                     ;  1488.3 p1     192 dst
        punpckhbw xmm5, xmm8                                     ;  1489.3 p1     192 dst
        movdqa xmm8, xmm13                                       ;  1483.3 p0     192 dst copy
        punpcklbw xmm8, xmm10                                    ;  1490.3 p1     192 dst
        punpckhbw xmm13, xmm10                                   ;  1491.3 p1     192 dst
        movdqa xmm10, xmm3                                       ;  1483.3 p0     192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1492.3 p1     192 dst
        punpckhbw xmm3, xmm9                                     ;  1493.3 p1     192 dst
        movdqa xmm9, xmm2                                        ;  1485.3 p0     192 dst copy
        punpcklbw xmm9, xmm5                                     ;  1494.3 p1     192 dst
        punpckhbw xmm2, xmm5                                     ;  1495.3 p1     192 dst
        movdqa xmm5, [rbp + 592]                                 ;  1451.7 p2     192 dst
        punpcklbw xmm5, xmm11                                    ;  1496.3 p1     192 dst
        movdqa [rbp + 992], xmm5                                 ;  1498.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 592]                                 ;  1453.0 p2     192 dst
        punpckhbw xmm5, xmm11                                    ;  1497.3 p1     192 dst
        movdqa [r9 + 1664], xmm5                                 ;  1501.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 112]                                 ;  1454.3 p2     192 dst
        punpcklbw xmm5, xmm6                                     ;  1498.3 p1     192 dst
        movdqa xmm11, [rbp + 112]                                ;  1455.3 p2     192 dst
        punpckhbw xmm11, xmm6                                    ;  1499.3 p1     192 dst
        movdqa [r9 + 1600], xmm5                                 ;  1500.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 16]                                  ;  1456.3 p2     192 dst
        punpcklbw xmm5, xmm12                                    ;  1500.3 p1     192 dst
        movdqa xmm6, [rbp + 16]                                  ;  1457.3 p2     192 dst
        punpckhbw xmm6, xmm12                                    ;  1501.3 p1     192 dst
        movdqa [r9 + 608], xmm5                                  ;  1502.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 1392]                                ;  1458.3 p2     192 dst
        punpcklbw xmm5, xmm1                                     ;  1502.3 p1     192 dst
        movdqa xmm12, [rbp + 1392]                               ;  1459.3 p2     192 dst
        punpckhbw xmm12, xmm1                                    ;  1503.3 p1     192 dst
        movdqa [r9 + 736], xmm6                                  ;  1505.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1312]                                ;  1460.3 p2     192 dst reload
        movdqa xmm6, [rbp + 640]                                 ;  1461.3 p2     192 dst
        punpcklbw xmm6, xmm1                                     ;  1504.3 p1     192 dst
        movdqa [rbp + 1392], xmm11                               ;  1503.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 640]                                ;  1462.3 p2     192 dst
        punpckhbw xmm11, xmm1                                    ;  1505.3 p1     192 dst
        movdqa [r9 + 1568], xmm5                                 ;  1504.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 0]                                   ;  1465.3 p2     192 dst
        punpcklbw xmm1, xmm14                                    ;  1506.3 p1     192 dst
        movdqa xmm5, [rbp + 0]                                   ;  1466.3 p2     192 dst
        punpckhbw xmm5, xmm14                                    ;  1507.3 p1     192 dst
        movdqa [r9 + 1696], xmm12                                ;  1507.3 p0+p3  192 dst
        movdqa xmm12, [rbp + 1568]                               ;  1468.3 p2     192 dst reload
        movdqa xmm14, [rbp + 448]                                ;  1469.3 p2     192 dst
        punpcklbw xmm14, xmm12                                   ;  1508.3 p1     192 dst
        movdqa [rbp + 0], xmm5                                   ;  1511.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 448]                                 ;  1470.3 p2     192 dst
        punpckhbw xmm5, xmm12                                    ;  1509.3 p1     192 dst
        movdqa [r9 + 1632], xmm1                                 ;  1508.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1888]                                ;  1471.3 p2     192 dst reload
        movdqa xmm12, [rbp + 752]                                ;  1472.3 p2     192 dst
        punpcklbw xmm12, xmm1                                    ;  1510.3 p1     192 dst
        movdqa [rbp + 1568], xmm2                                ;  1499.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 752]                                 ;  1473.3 p2     192 dst
        punpckhbw xmm2, xmm1                                     ;  1511.3 p1     192 dst
        movdqa xmm1, xmm6                                        ;  1506.3 p0     192 dst copy
        punpcklbw xmm1, xmm12                                    ;  1513.3 p1     192 dst
        punpckhbw xmm6, xmm12                                    ;  1513.3 p1     192 dst
        movdqa xmm12, xmm11                                      ;  1509.3 p0     192 dst copy
        punpcklbw xmm12, xmm2                                    ;  1516.3 p1     192 dst
        punpckhbw xmm11, xmm2                                    ;  1515.3 p1     192 dst
        movdqa xmm2, [rbp + 256]                                 ;  1475.7 p2     192 dst reload
        movdqa [r9 + 1024], xmm2                                 ;  1486.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 1504]                                ;  1476.7 p2     192 dst reload
        movdqa [r9 + 1088], xmm2                                 ;  1487.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 864]                                 ;  1477.7 p2     192 dst
        punpcklbw xmm2, xmm4                                     ;  1516.3 p1     192 dst
        movdqa [r9 + 256], xmm2                                  ;  1518.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 864]                                 ;  1479.0 p2     192 dst
        punpckhbw xmm2, xmm4                                     ;  1517.3 p1     192 dst
        movdqa [r9 + 384], xmm2                                  ;  1521.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 1696]                                ;  1480.3 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1518.3 p1     192 dst
        movdqa xmm4, [rbp + 1696]                                ;  1481.3 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1519.3 p1     192 dst
        movdqa [r9 + 320], xmm2                                  ;  1520.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 48]                                  ;  1482.3 p2     192 dst reload
        movdqa xmm2, [rbp + 1056]                                ;  1483.3 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1520.3 p1     192 dst
        movdqa [rbp + 1696], xmm4                                ;  1523.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1056]                                ;  1484.3 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1521.3 p1     192 dst
        movdqa xmm0, xmm14                                       ;  1510.3 p0     192 dst copy
        punpcklbw xmm0, xmm2                                     ;  1522.3 p1     192 dst
        punpckhbw xmm14, xmm2                                    ;  1523.3 p1     192 dst
        movdqa xmm2, xmm1                                        ;  1515.3 p0     192 dst copy
        punpcklbw xmm2, xmm0                                     ;  1524.3 p1     192 dst
        punpckhbw xmm1, xmm0                                     ;  1525.3 p1     192 dst
        movdqa xmm0, xmm5                                        ;  1513.3 p0     192 dst copy
        punpcklbw xmm0, xmm4                                     ;  1526.3 p1     192 dst
        punpckhbw xmm5, xmm4                                     ;  1527.3 p1     192 dst
        movdqa xmm4, xmm6                                        ;  1517.3 p0     192 dst copy
        punpcklbw xmm4, xmm14                                    ;  1528.3 p1     192 dst
        punpckhbw xmm6, xmm14                                    ;  1529.3 p1     192 dst
        movdqa xmm14, xmm12                                      ;  1518.3 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1530.3 p1     192 dst
        punpckhbw xmm12, xmm0                                    ;  1531.3 p1     192 dst
        movdqa xmm0, xmm11                                       ;  1519.3 p0     192 dst copy
        punpcklbw xmm0, xmm5                                     ;  1532.3 p1     192 dst
        punpckhbw xmm11, xmm5                                    ;  1533.3 p1     192 dst
        movdqa xmm5, [rbp + 1696]                                ;  1523.3 p2     192 dst reload
        movdqa [r9 + 448], xmm5                                  ;  1534.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 160]                                 ;  1491.7 p2     192 dst
        punpcklbw xmm5, xmm8                                     ;  1534.3 p1     192 dst
        movdqa [r9 + 288], xmm5                                  ;  1536.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 160]                                 ;  1493.0 p2     192 dst
        punpckhbw xmm5, xmm8                                     ;  1535.3 p1     192 dst
        movdqa [r9 + 416], xmm5                                  ;  1539.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 1440]                                ;  1495.3 p2     192 dst
        punpcklbw xmm5, xmm13                                    ;  1536.3 p1     192 dst
        movdqa xmm8, [rbp + 1440]                                ;  1496.3 p2     192 dst
        punpckhbw xmm8, xmm13                                    ;  1537.3 p1     192 dst
        movdqa [r9 + 352], xmm5                                  ;  1538.3 p0+p3  192 dst
        movdqa xmm5, [rbp - 16]                                  ;  1499.3 p2     192 dst
        punpcklbw xmm5, xmm10                                    ;  1538.3 p1     192 dst
        movdqa xmm13, [rbp - 16]                                 ;  1500.3 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1539.3 p1     192 dst
        movdqa [r9 + 272], xmm5                                  ;  1540.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 1328]                                ;  1501.3 p2     192 dst reload
        movdqa xmm10, [rbp - 64]                                 ;  1502.3 p2     192 dst
        punpcklbw xmm10, xmm5                                    ;  1540.3 p1     192 dst
        movdqa [r9 + 480], xmm8                                  ;  1541.3 p0+p3  192 dst
        movdqa xmm8, [rbp - 64]                                  ;  1503.3 p2     192 dst
        punpckhbw xmm8, xmm5                                     ;  1541.3 p1     192 dst
        movdqa [r9 + 400], xmm13                                 ;  1543.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 1184]                                ;  1504.3 p2     192 dst
        punpcklbw xmm5, xmm3                                     ;  1542.3 p1     192 dst
        movdqa xmm13, [rbp + 1184]                               ;  1505.3 p2     192 dst
        punpckhbw xmm13, xmm3                                    ;  1543.3 p1     192 dst
        movdqa [r9 + 336], xmm5                                  ;  1544.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1584]                                ;  1506.3 p2     192 dst reload
        movdqa xmm5, [rbp + 464]                                 ;  1507.3 p2     192 dst
        punpcklbw xmm5, xmm3                                     ;  1544.3 p1     192 dst
        movdqa [r9 + 464], xmm13                                 ;  1547.3 p0+p3  192 dst
        movdqa xmm13, [rbp + 464]                                ;  1508.3 p2     192 dst
        punpckhbw xmm13, xmm3                                    ;  1545.3 p1     192 dst
        movdqa xmm3, [rbp + 224]                                 ;  1509.3 p2     192 dst reload
        movdqa [r9 + 1152], xmm3                                 ;  1520.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 608]                                 ;  1510.3 p2     192 dst reload
        movdqa [r9 + 1184], xmm3                                 ;  1521.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 848]                                 ;  1511.3 p2     192 dst
        punpcklbw xmm3, xmm2                                     ;  1546.3 p1     192 dst
        movdqa [r9 + 1280], xmm3                                 ;  1548.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 848]                                 ;  1512.3 p2     192 dst
        punpckhbw xmm3, xmm2                                     ;  1547.3 p1     192 dst
        movdqa [r9 + 1408], xmm3                                 ;  1551.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 1712]                                ;  1513.3 p2     192 dst
        punpcklbw xmm2, xmm1                                     ;  1548.3 p1     192 dst
        movdqa xmm3, [rbp + 1712]                                ;  1514.3 p2     192 dst
        punpckhbw xmm3, xmm1                                     ;  1549.3 p1     192 dst
        movdqa [r9 + 1344], xmm2                                 ;  1550.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1840]                                ;  1515.3 p2     192 dst reload
        movdqa xmm2, [rbp + 768]                                 ;  1516.3 p2     192 dst
        punpcklbw xmm2, xmm1                                     ;  1550.3 p1     192 dst
        movdqa [rbp + 1712], xmm3                                ;  1553.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 768]                                 ;  1517.3 p2     192 dst
        punpckhbw xmm3, xmm1                                     ;  1551.3 p1     192 dst
        movdqa xmm1, xmm10                                       ;  1542.3 p0     192 dst copy
        punpcklbw xmm1, xmm2                                     ;  1552.3 p1     192 dst
        punpckhbw xmm10, xmm2                                    ;  1553.3 p1     192 dst
        movdqa xmm2, xmm8                                        ;  1545.3 p0     192 dst copy
        punpcklbw xmm2, xmm3                                     ;  1555.3 p1     192 dst
        punpckhbw xmm8, xmm3                                     ;  1555.3 p1     192 dst
        movdqa xmm3, [rbp + 1712]                                ;  1553.3 p2     192 dst reload
        movdqa [r9 + 1472], xmm3                                 ;  1564.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 176]                                 ;  1520.7 p2     192 dst
        punpcklbw xmm3, xmm4                                     ;  1556.3 p1     192 dst
        movdqa [r9 + 1312], xmm3                                 ;  1558.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 176]                                 ;  1522.0 p2     192 dst
        punpckhbw xmm3, xmm4                                     ;  1557.3 p1     192 dst
        movdqa [r9 + 1440], xmm3                                 ;  1561.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 688]                                 ;  1523.3 p2     192 dst reload
        movdqa xmm4, [rbp + 1072]                                ;  1524.3 p2     192 dst
        punpcklbw xmm4, xmm3                                     ;  1558.3 p1     192 dst
        movdqa [rbp + 176], xmm11                                ;  1537.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1072]                               ;  1525.3 p2     192 dst
        punpckhbw xmm11, xmm3                                    ;  1559.3 p1     192 dst
        movdqa xmm3, xmm5                                        ;  1546.3 p0     192 dst copy
        punpcklbw xmm3, xmm4                                     ;  1560.3 p1     192 dst
        punpckhbw xmm5, xmm4                                     ;  1561.3 p1     192 dst
        movdqa xmm4, xmm1                                        ;  1554.3 p0     192 dst copy
        punpcklbw xmm4, xmm3                                     ;  1562.3 p1     192 dst
        punpckhbw xmm1, xmm3                                     ;  1563.3 p1     192 dst
        movdqa xmm3, xmm13                                       ;  1549.3 p0     192 dst copy
        punpcklbw xmm3, xmm11                                    ;  1564.3 p1     192 dst
        punpckhbw xmm13, xmm11                                   ;  1565.3 p1     192 dst
        movdqa xmm11, xmm10                                      ;  1557.3 p0     192 dst copy
        punpcklbw xmm11, xmm5                                    ;  1566.3 p1     192 dst
        punpckhbw xmm10, xmm5                                    ;  1567.3 p1     192 dst
        movdqa xmm5, xmm2                                        ;  1557.3 p0     192 dst copy
        punpcklbw xmm5, xmm3                                     ;  1568.3 p1     192 dst
        punpckhbw xmm2, xmm3                                     ;  1569.3 p1     192 dst
        movdqa xmm3, xmm8                                        ;  1559.3 p0     192 dst copy
        punpcklbw xmm3, xmm13                                    ;  1570.3 p1     192 dst
        punpckhbw xmm8, xmm13                                    ;  1571.3 p1     192 dst
        movdqa xmm13, [rbp + 1456]                               ;  1531.7 p2     192 dst
        punpcklbw xmm13, xmm6                                    ;  1572.3 p1     192 dst
        movdqa [r9 + 1376], xmm13                                ;  1574.3 p0+p3  192 dst
        movdqa xmm13, [rbp + 1456]                               ;  1533.0 p2     192 dst
        punpckhbw xmm13, xmm6                                    ;  1573.3 p1     192 dst
        movdqa [r9 + 1504], xmm13                                ;  1577.3 p0+p3  192 dst
        movdqa xmm6, [rbp - 96]                                  ;  1535.3 p2     192 dst
        punpcklbw xmm6, xmm14                                    ;  1574.3 p1     192 dst
        movdqa xmm13, [rbp - 96]                                 ;  1536.3 p2     192 dst
        punpckhbw xmm13, xmm14                                   ;  1575.3 p1     192 dst
        movdqa [r9 + 1296], xmm6                                 ;  1576.3 p0+p3  192 dst
        movdqa xmm6, [rbp + 1200]                                ;  1538.3 p2     192 dst
        punpcklbw xmm6, xmm12                                    ;  1576.3 p1     192 dst
        movdqa xmm14, [rbp + 1200]                               ;  1539.3 p2     192 dst
        punpckhbw xmm14, xmm12                                   ;  1577.3 p1     192 dst
        movdqa [r9 + 1360], xmm6                                 ;  1578.3 p0+p3  192 dst
        movdqa xmm6, [rbp + 880]                                 ;  1540.3 p2     192 dst
        punpcklbw xmm6, xmm9                                     ;  1578.3 p1     192 dst
        movdqa xmm12, [rbp + 880]                                ;  1541.3 p2     192 dst
        punpckhbw xmm12, xmm9                                    ;  1579.3 p1     192 dst
        movdqa [r9 + 304], xmm6                                  ;  1580.3 p0+p3  192 dst
        movdqa xmm6, [rbp + 624]                                 ;  1542.3 p2     192 dst
        punpcklbw xmm6, xmm4                                     ;  1580.3 p1     192 dst
        movdqa xmm9, [rbp + 624]                                 ;  1543.3 p2     192 dst
        punpckhbw xmm9, xmm4                                     ;  1581.3 p1     192 dst
        movdqa [r9 + 432], xmm12                                 ;  1583.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 928]                                 ;  1544.3 p2     192 dst
        punpcklbw xmm4, xmm0                                     ;  1582.3 p1     192 dst
        movdqa xmm12, [rbp + 928]                                ;  1545.3 p2     192 dst
        punpckhbw xmm12, xmm0                                    ;  1583.3 p1     192 dst
        movdqa [r9 + 768], xmm6                                  ;  1582.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1296]                                ;  1546.3 p2     192 dst reload
        movdqa xmm6, [rbp - 128]                                 ;  1547.3 p2     192 dst
        punpcklbw xmm6, xmm0                                     ;  1584.3 p1     192 dst
        movdqa [r9 + 896], xmm9                                  ;  1585.3 p0+p3  192 dst
        movdqa xmm9, [rbp - 128]                                 ;  1548.3 p2     192 dst
        punpckhbw xmm9, xmm0                                     ;  1585.3 p1     192 dst
        movdqa [r9 + 1424], xmm13                                ;  1579.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1680]                                ;  1549.3 p2     192 dst
        punpcklbw xmm0, xmm1                                     ;  1586.3 p1     192 dst
        movdqa xmm13, [rbp + 1680]                               ;  1550.3 p2     192 dst
        punpckhbw xmm13, xmm1                                    ;  1587.3 p1     192 dst
        movdqa [r9 + 832], xmm0                                  ;  1588.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 144]                                 ;  1551.3 p2     192 dst
        punpcklbw xmm0, xmm11                                    ;  1588.3 p1     192 dst
        movdqa xmm1, [rbp + 144]                                 ;  1552.3 p2     192 dst
        punpckhbw xmm1, xmm11                                    ;  1589.3 p1     192 dst
        movdqa [r9 + 800], xmm0                                  ;  1590.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1552]                                ;  1553.3 p2     192 dst reload
        movdqa xmm11, [rbp + 432]                                ;  1554.3 p2     192 dst
        punpcklbw xmm11, xmm0                                    ;  1590.3 p1     192 dst
        movdqa [r9 + 1488], xmm14                                ;  1581.3 p0+p3  192 dst
        movdqa xmm14, [rbp + 432]                                ;  1555.3 p2     192 dst
        punpckhbw xmm14, xmm0                                    ;  1591.3 p1     192 dst
        movdqa [r9 + 1328], xmm4                                 ;  1584.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1808]                                ;  1556.3 p2     192 dst reload
        movdqa xmm4, [rbp + 736]                                 ;  1557.3 p2     192 dst
        punpcklbw xmm4, xmm0                                     ;  1592.3 p1     192 dst
        movdqa [r9 + 960], xmm13                                 ;  1591.3 p0+p3  192 dst
        movdqa xmm13, [rbp + 736]                                ;  1558.3 p2     192 dst
        punpckhbw xmm13, xmm0                                    ;  1593.3 p1     192 dst
        movdqa xmm0, xmm6                                        ;  1586.3 p0     192 dst copy
        punpcklbw xmm0, xmm4                                     ;  1594.3 p1     192 dst
        punpckhbw xmm6, xmm4                                     ;  1595.3 p1     192 dst
        movdqa xmm4, xmm9                                        ;  1589.3 p0     192 dst copy
        punpcklbw xmm4, xmm13                                    ;  1597.3 p1     192 dst
        punpckhbw xmm9, xmm13                                    ;  1597.3 p1     192 dst
        movdqa [r9 + 928], xmm1                                  ;  1593.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1424]                                ;  1561.3 p2     192 dst
        punpcklbw xmm1, xmm10                                    ;  1598.3 p1     192 dst
        movdqa xmm13, [rbp + 1424]                               ;  1562.3 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1599.3 p1     192 dst
        movdqa [r9 + 1456], xmm12                                ;  1587.3 p0+p3  192 dst
        movdqa xmm10, [rbp - 112]                                ;  1563.3 p2     192 dst
        punpcklbw xmm10, xmm5                                    ;  1600.3 p1     192 dst
        movdqa xmm12, [rbp - 112]                                ;  1564.7 p2     192 dst
        punpckhbw xmm12, xmm5                                    ;  1601.3 p1     192 dst
        movdqa [r9 + 864], xmm1                                  ;  1600.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1360]                                ;  1566.0 p2     192 dst reload
        movdqa xmm5, [rbp + 1040]                                ;  1567.0 p2     192 dst
        punpcklbw xmm5, xmm1                                     ;  1602.3 p1     192 dst
        movdqa [r9 + 784], xmm10                                 ;  1602.3 p0+p3  192 dst
        movdqa xmm10, [rbp + 1040]                               ;  1568.0 p2     192 dst
        punpckhbw xmm10, xmm1                                    ;  1603.3 p1     192 dst
        movdqa xmm1, xmm11                                       ;  1592.3 p0     192 dst copy
        punpcklbw xmm1, xmm5                                     ;  1604.3 p1     192 dst
        punpckhbw xmm11, xmm5                                    ;  1605.3 p1     192 dst
        movdqa xmm5, xmm0                                        ;  1596.3 p0     192 dst copy
        punpcklbw xmm5, xmm1                                     ;  1606.3 p1     192 dst
        punpckhbw xmm0, xmm1                                     ;  1607.3 p1     192 dst
        movdqa xmm1, xmm14                                       ;  1595.3 p0     192 dst copy
        punpcklbw xmm1, xmm10                                    ;  1608.3 p1     192 dst
        punpckhbw xmm14, xmm10                                   ;  1609.3 p1     192 dst
        movdqa xmm10, xmm6                                       ;  1599.3 p0     192 dst copy
        punpcklbw xmm10, xmm11                                   ;  1610.3 p1     192 dst
        punpckhbw xmm6, xmm11                                    ;  1611.3 p1     192 dst
        movdqa xmm11, xmm4                                       ;  1599.3 p0     192 dst copy
        punpcklbw xmm11, xmm1                                    ;  1612.3 p1     192 dst
        punpckhbw xmm4, xmm1                                     ;  1613.3 p1     192 dst
        movdqa [r9 + 992], xmm13                                 ;  1603.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1168]                                ;  1574.0 p2     192 dst
        punpcklbw xmm1, xmm2                                     ;  1614.3 p1     192 dst
        movdqa xmm13, [rbp + 1168]                               ;  1575.0 p2     192 dst
        punpckhbw xmm13, xmm2                                    ;  1615.3 p1     192 dst
        movdqa xmm2, xmm7                                        ;  1575.3 p0     192 dst copy
        punpcklbw xmm2, xmm5                                     ;  1616.3 p1     192 dst
        punpckhbw xmm7, xmm5                                     ;  1617.3 p1     192 dst
        movdqa [r9 + 912], xmm12                                 ;  1605.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 944]                                 ;  1577.0 p2     192 dst
        punpcklbw xmm5, xmm3                                     ;  1618.3 p1     192 dst
        movdqa xmm12, [rbp + 944]                                ;  1578.0 p2     192 dst
        punpckhbw xmm12, xmm3                                    ;  1619.3 p1     192 dst
        movdqa xmm3, xmm9                                        ;  1601.3 p0     192 dst copy
        punpcklbw xmm3, xmm14                                    ;  1620.3 p1     192 dst
        punpckhbw xmm9, xmm14                                    ;  1621.3 p1     192 dst
        movdqa xmm14, xmm15                                      ;  1579.3 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1622.3 p1     192 dst
        punpckhbw xmm15, xmm0                                    ;  1623.3 p1     192 dst
        movdqa [r9 + 848], xmm1                                  ;  1616.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1968]                                ;  1581.0 p2     192 dst
        punpcklbw xmm0, xmm8                                     ;  1624.3 p1     192 dst
        movdqa xmm1, [rbp + 1968]                                ;  1582.0 p2     192 dst
        punpckhbw xmm1, xmm8                                     ;  1625.3 p1     192 dst
        movdqa [r9 + 816], xmm5                                  ;  1620.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 384]                                 ;  1583.0 p2     192 dst
        punpcklbw xmm5, xmm10                                    ;  1626.3 p1     192 dst
        movdqa xmm8, [rbp + 384]                                 ;  1584.0 p2     192 dst
        punpckhbw xmm8, xmm10                                    ;  1627.3 p1     192 dst
        movdqa [r9 + 976], xmm13                                 ;  1619.3 p0+p3  192 dst
        movdqa [r9 + 944], xmm12                                 ;  1623.3 p0+p3  192 dst
        movdqa xmm10, [rbp + 720]                                ;  1585.7 p2     192 dst reload
        movdqa xmm12, [rbp + 1984]                               ;  1586.7 p2     192 dst
        punpcklbw xmm12, xmm10                                   ;  1628.3 p1     192 dst
        movdqa xmm13, [rbp + 1984]                               ;  1587.7 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1629.3 p1     192 dst
        movdqa [r9 + 96], xmm12                                  ;  1630.3 p0+p3  192 dst
        movdqa [r9 + 224], xmm13                                 ;  1633.3 p0+p3  192 dst
        movdqa xmm10, [rbp + 1488]                               ;  1588.7 p2     192 dst reload
        movdqa xmm12, [rbp + 1664]                               ;  1589.7 p2     192 dst
        punpcklbw xmm12, xmm10                                   ;  1630.3 p1     192 dst
        movdqa xmm13, [rbp + 1664]                               ;  1590.7 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1631.3 p1     192 dst
        movdqa [r9 + 880], xmm0                                  ;  1626.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1088]                                ;  1591.7 p2     192 dst
        punpcklbw xmm0, xmm6                                     ;  1632.3 p1     192 dst
        movdqa xmm10, [rbp + 1088]                               ;  1592.7 p2     192 dst
        punpckhbw xmm10, xmm6                                    ;  1633.3 p1     192 dst
        movdqa [r9 + 1008], xmm1                                 ;  1629.3 p0+p3  192 dst
        movdqa xmm1, [rbp - 32]                                  ;  1593.7 p2     192 dst
        punpcklbw xmm1, xmm11                                    ;  1634.3 p1     192 dst
        movdqa xmm6, [rbp - 32]                                  ;  1594.7 p2     192 dst
        punpckhbw xmm6, xmm11                                    ;  1635.3 p1     192 dst
        movdqa [r9 + 1792], xmm2                                 ;  1618.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 784]                                 ;  1595.7 p2     192 dst
        punpcklbw xmm2, xmm4                                     ;  1636.3 p1     192 dst
        movdqa xmm11, [rbp + 784]                                ;  1596.7 p2     192 dst
        punpckhbw xmm11, xmm4                                    ;  1637.3 p1     192 dst
        movdqa [r9 + 1120], xmm12                                ;  1632.3 p0+p3  192 dst
        movdqa [r9 + 1920], xmm7                                 ;  1621.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 368]                                 ;  1597.7 p2     192 dst reload
        movdqa xmm7, [rbp + 96]                                  ;  1598.7 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1638.3 p1     192 dst
        movdqa xmm12, [rbp + 96]                                 ;  1599.7 p2     192 dst
        punpckhbw xmm12, xmm4                                    ;  1639.3 p1     192 dst
        movdqa [r9 + 16], xmm7                                   ;  1640.3 p0+p3  192 dst
        movdqa [r9 + 144], xmm12                                 ;  1643.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 416]                                 ;  1600.7 p2     192 dst reload
        movdqa xmm7, [rbp + 1408]                                ;  1601.7 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1640.3 p1     192 dst
        movdqa xmm12, [rbp + 1408]                               ;  1602.7 p2     192 dst
        punpckhbw xmm12, xmm4                                    ;  1641.3 p1     192 dst
        movdqa [r9 + 1856], xmm14                                ;  1624.3 p0+p3  192 dst
        movdqa [r9 + 1248], xmm13                                ;  1635.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 544]                                 ;  1603.7 p2     192 dst reload
        movdqa xmm13, [rbp + 208]                                ;  1604.7 p2     192 dst
        punpcklbw xmm13, xmm4                                    ;  1642.3 p1     192 dst
        movdqa xmm14, [rbp + 208]                                ;  1605.7 p2     192 dst
        punpckhbw xmm14, xmm4                                    ;  1643.3 p1     192 dst
        movdqa [r9 + 528], xmm13                                 ;  1644.3 p0+p3  192 dst
        movdqa [r9 + 1824], xmm5                                 ;  1628.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 832]                                 ;  1606.7 p2     192 dst reload
        movdqa xmm5, [rbp + 1136]                                ;  1607.7 p2     192 dst
        punpcklbw xmm5, xmm4                                     ;  1644.3 p1     192 dst
        movdqa xmm13, [rbp + 1136]                               ;  1608.7 p2     192 dst
        punpckhbw xmm13, xmm4                                    ;  1645.3 p1     192 dst
        movdqa [r9 + 656], xmm14                                 ;  1647.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 912]                                 ;  1609.7 p2     192 dst
        punpcklbw xmm4, xmm3                                     ;  1646.3 p1     192 dst
        movdqa xmm14, [rbp + 912]                                ;  1610.7 p2     192 dst
        punpckhbw xmm14, xmm3                                    ;  1647.3 p1     192 dst
        movdqa [r9 + 1984], xmm15                                ;  1627.3 p0+p3  192 dst
        movdqa [r9 + 1040], xmm7                                 ;  1642.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1120]                                ;  1611.7 p2     192 dst reload
        movdqa xmm7, [rbp + 32]                                  ;  1612.7 p2     192 dst
        punpcklbw xmm7, xmm3                                     ;  1648.3 p1     192 dst
        movdqa xmm15, [rbp + 32]                                 ;  1613.7 p2     192 dst
        punpckhbw xmm15, xmm3                                    ;  1649.3 p1     192 dst
        movdqa [r9 + 80], xmm7                                   ;  1650.3 p0+p3  192 dst
        movdqa [r9 + 208], xmm15                                 ;  1653.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1536]                                ;  1616.0 p2     192 dst reload
        movdqa xmm7, [rbp + 1152]                                ;  1617.3 p2     192 dst
        punpcklbw xmm7, xmm3                                     ;  1650.3 p1     192 dst
        movdqa xmm15, [rbp + 1152]                               ;  1618.3 p2     192 dst
        punpckhbw xmm15, xmm3                                    ;  1651.3 p1     192 dst
        movdqa [r9 + 1952], xmm8                                 ;  1631.3 p0+p3  192 dst
        movdqa [r9 + 1168], xmm12                                ;  1645.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1936]                                ;  1620.0 p2     192 dst
        punpcklbw xmm3, xmm9                                     ;  1652.3 p1     192 dst
        movdqa xmm8, [rbp + 1936]                                ;  1621.7 p2     192 dst
        punpckhbw xmm8, xmm9                                     ;  1653.3 p1     192 dst
        movdqa [r9 + 1888], xmm0                                 ;  1634.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 352]                                 ;  1623.0 p2     192 dst reload
        movdqa xmm9, [rbp + 896]                                 ;  1624.0 p2     192 dst
        punpcklbw xmm9, xmm0                                     ;  1654.3 p1     192 dst
        movdqa xmm12, [rbp + 896]                                ;  1625.0 p2     192 dst
        punpckhbw xmm12, xmm0                                    ;  1655.3 p1     192 dst
        movdqa [r9 + 1808], xmm1                                 ;  1636.3 p0+p3  192 dst
        movdqa [r9 + 592], xmm9                                  ;  1656.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1872]                                ;  1628.0 p2     192 dst reload
        movdqa xmm1, [rbp + 304]                                 ;  1629.0 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1656.3 p1     192 dst
        movdqa xmm9, [rbp + 304]                                 ;  1630.0 p2     192 dst
        punpckhbw xmm9, xmm0                                     ;  1657.3 p1     192 dst
        movdqa [r9 + 1872], xmm2                                 ;  1638.3 p0+p3  192 dst
        movdqa [r9 + 2016], xmm10                                ;  1637.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 672]                                 ;  1631.0 p2     192 dst reload
        movdqa xmm2, [rbp + 560]                                 ;  1632.0 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1658.3 p1     192 dst
        movdqa xmm10, [rbp + 560]                                ;  1633.0 p2     192 dst
        punpckhbw xmm10, xmm0                                    ;  1659.3 p1     192 dst
        movdqa [r9 + 48], xmm2                                   ;  1660.3 p0+p3  192 dst
        movdqa [r9 + 176], xmm10                                 ;  1663.3 p0+p3  192 dst
        movdqa xmm0, [rbp - 48]                                  ;  1634.0 p2     192 dst reload
        movdqa xmm2, [rbp + 320]                                 ;  1635.0 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1660.3 p1     192 dst
        movdqa xmm10, [rbp + 320]                                ;  1636.0 p2     192 dst
        punpckhbw xmm10, xmm0                                    ;  1661.3 p1     192 dst
        movdqa [r9 + 1936], xmm6                                 ;  1642.3 p0+p3  192 dst
        movdqa [r9 + 1104], xmm7                                 ;  1652.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1104]                                ;  1637.0 p2     192 dst reload
        movdqa xmm6, [rbp + 480]                                 ;  1638.0 p2     192 dst
        punpcklbw xmm6, xmm0                                     ;  1662.3 p1     192 dst
        movdqa xmm7, [rbp + 480]                                 ;  1639.0 p2     192 dst
        punpckhbw xmm7, xmm0                                     ;  1663.3 p1     192 dst
        movdqa [r9 + 720], xmm12                                 ;  1659.3 p0+p3  192 dst
        movdqa [r9 + 1552], xmm5                                 ;  1648.3 p0+p3  192 dst
        movdqa [r9 + 2000], xmm11                                ;  1650.3 p0+p3  192 dst
        movdqa [r9 + 560], xmm6                                  ;  1664.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 976]                                 ;  1641.3 p2     192 dst reload
        movdqa xmm5, [rbp + 512]                                 ;  1642.3 p2     192 dst
        punpcklbw xmm5, xmm0                                     ;  1664.3 p1     192 dst
        movdqa xmm6, [rbp + 512]                                 ;  1643.3 p2     192 dst
        punpckhbw xmm6, xmm0                                     ;  1665.3 p1     192 dst
        movdqa [r9 + 1232], xmm15                                ;  1655.3 p0+p3  192 dst
        movdqa [r9 + 1680], xmm13                                ;  1656.3 p0+p3  192 dst
        movdqa [r9 + 1840], xmm4                                 ;  1658.3 p0+p3  192 dst
        movdqa [r9 + 688], xmm7                                  ;  1667.3 p0+p3  192 dst
        movdqa [r9 + 1072], xmm2                                 ;  1662.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 816]                                 ;  1646.3 p2     192 dst reload
        movdqa xmm2, [rbp + 2016]                                ;  1647.3 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1666.3 p1     192 dst
        movdqa xmm4, [rbp + 2016]                                ;  1648.3 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1667.3 p1     192 dst
        movdqa [r9 + 112], xmm2                                  ;  1668.3 p0+p3  192 dst
        movdqa [r9 + 240], xmm4                                  ;  1671.3 p0+p3  192 dst
        movdqa [r9 + 1968], xmm14                                ;  1668.3 p0+p3  192 dst
        movdqa [r9 + 1616], xmm1                                 ;  1670.3 p0+p3  192 dst
        movdqa [r9 + 1200], xmm10                                ;  1672.3 p0+p3  192 dst
        movdqa [r9 + 1904], xmm3                                 ;  1674.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1280]                                ;  1652.0 p2     192 dst reload
        movdqa xmm1, [rbp + 1776]                                ;  1653.0 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1668.3 p1     192 dst
        movdqa xmm2, [rbp + 1776]                                ;  1654.0 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1669.3 p1     192 dst
        movdqa [r9 + 1136], xmm1                                 ;  1676.3 p0+p3  192 dst
        movdqa [r9 + 1744], xmm9                                 ;  1678.3 p0+p3  192 dst
        movdqa [r9 + 2032], xmm8                                 ;  1680.3 p0+p3  192 dst
        movdqa [r9 + 1584], xmm5                                 ;  1682.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1648]                                ;  1656.3 p2     192 dst reload
        movdqa xmm1, [rbp + 1472]                                ;  1657.3 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1670.3 p1     192 dst
        movdqa xmm3, [rbp + 1472]                                ;  1658.3 p2     192 dst
        punpckhbw xmm3, xmm0                                     ;  1671.3 p1     192 dst
        movdqa [r9 + 624], xmm1                                  ;  1684.3 p0+p3  192 dst
        movdqa [r9 + 752], xmm3                                  ;  1686.3 p0+p3  192 dst
        movdqa [r9 + 1264], xmm2                                 ;  1688.3 p0+p3  192 dst
        movdqa [r9 + 1712], xmm6                                 ;  1690.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1232]                                ;  1660.7 p2     192 dst reload
        movdqa xmm1, [rbp + 1904]                                ;  1661.7 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1672.7 p1     192 dst
        movdqa xmm2, [rbp + 1904]                                ;  1662.7 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1673.7 p1     192 dst
        movdqa xmm0, [rbp + 1568]                                ;  1663.7 p2     192 dst reload
        movdqa xmm3, [rbp + 1920]                                ;  1664.7 p2     192 dst
        punpcklbw xmm3, xmm0                                     ;  1675.7 p1     192 dst
        movdqa [r9 + 368], xmm3                                  ;  1692.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1920]                                ;  1665.7 p2     192 dst
        punpckhbw xmm3, xmm0                                     ;  1676.7 p1     192 dst
        movdqa [r9 + 496], xmm3                                  ;  1694.3 p0+p3  192 dst
        movdqa [r9 + 1648], xmm1                                 ;  1696.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 176]                                 ;  1666.7 p2     192 dst reload
        movdqa xmm1, [rbp + 1952]                                ;  1667.7 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1678.7 p1     192 dst
        movdqa xmm3, [rbp + 1952]                                ;  1668.7 p2     192 dst
        punpckhbw xmm3, xmm0                                     ;  1679.7 p1     192 dst
        movdqa [r9 + 1392], xmm1                                 ;  1698.3 p0+p3  192 dst
        movdqa [r9 + 1776], xmm2                                 ;  1700.3 p0+p3  192 dst
        movdqa [r9 + 1520], xmm3                                 ;  1702.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 992]                                 ;  1669.7 p2     192 dst reload
        movdqa [r9 + 1536], xmm0                                 ;  1704.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1392]                                ;  1670.7 p2     192 dst reload
        movdqa [r9 + 1728], xmm0                                 ;  1706.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 0]                                   ;  1671.7 p2     192 dst reload
        movdqa [r9 + 1760], xmm0                                 ;  1708.3 p0+p3  192 dst
        add r9, 0x800                                            ;  1673.7 p0     197 blocks
        add r8, 0x800                                            ;  1674.2 p0     197 blocks
        cmp r8, qword [rbp + 2040]                               ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2032], r8                               ;                    resident
        mov qword [rbp + 2048], r9                               ;                    resident
.blocks_1_done:
        add rsp, 0x890                                           ;                    frame
        pop rbp                                                  ;                    preserved
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
