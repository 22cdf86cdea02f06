; misty1_expand_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_expand_compact --cpu athlon64-64 --variant bitsliced
;
; void misty1_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 2048 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 4096 bytes (256 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 8704 uops, planned 3565.0; bounds: width 2901.3, ports 2977.0, path 40.0
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
%fatal "misty1_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_expand_compact
$_misty1_expand_compact:
%else
        global $misty1_expand_compact
%endif
$misty1_expand_compact:
        push rbp                                                 ;                    preserved
        sub rsp, 0x120                                           ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 144], rdi                               ;                    argument
        mov qword [rbp + 152], rsi                               ;                    argument
        lea rdx, [rbp + 256]                                     ;                    frame
        mov r8, qword [rbp + 144]                                ;     0.0 agu0    99 k.0 reload
        movaps xmm0, [r8]                                        ;     5.0 agu1+agu2+fadd+fmul   99 k.0
        movaps xmm1, [r8 + 16]                                   ;     5.0 agu0+agu1+fmisc+fadd   99 k.1
        movaps xmm2, [r8 + 32]                                   ;     5.0 agu2+agu0+fmul+fmisc   99 k.2
        movaps xmm3, [r8 + 48]                                   ;     5.0 agu1+agu2+fadd+fmul   99 k.3
        movaps xmm4, [r8 + 64]                                   ;     5.0 agu0+agu1+fmisc+fadd   99 k.4
        movaps xmm5, [r8 + 80]                                   ;     5.0 agu2+agu0+fmul+fmisc   99 k.5
        movaps xmm6, [r8 + 96]                                   ;     5.0 agu1+agu2+fadd+fmul   99 k.6
        movaps xmm7, [r8 + 112]                                  ;     6.0 agu0+agu1+fmisc+fadd   99 k.7
        movaps xmm8, [r8 + 128]                                  ;     6.7 agu2+agu0+fmul+fmisc   99 k.8
        movaps xmm9, [r8 + 144]                                  ;     7.3 agu1+agu2+fadd+fmul   99 k.9
        movaps xmm10, [r8 + 160]                                 ;     8.0 agu0+agu1+fmisc+fadd   99 k.10
        movaps xmm11, [r8 + 176]                                 ;     8.7 agu2+agu0+fmul+fmisc   99 k.11
        movaps xmm12, [r8 + 192]                                 ;     9.3 agu1+agu2+fadd+fmul   99 k.12
        movaps xmm13, [r8 + 208]                                 ;    10.0 agu0+agu1+fmisc+fadd   99 k.13
        movaps xmm14, [r8 + 224]                                 ;    10.7 agu2+agu0+fmul+fmisc   99 k.14
        movaps xmm15, [r8 + 240]                                 ;    11.3 agu1+agu2+fadd+fmul   99 k.15
        mov r9, qword [rbp + 152]                                ;    11.7 agu0    99 k reload
        movaps [r9], xmm0                                        ;    13.0 agu1+agu2+fmisc   99 k
        movaps [r9 + 16], xmm1                                   ;    15.0 agu0+agu1+fmisc   99 k
        movaps [r9 + 32], xmm2                                   ;    17.0 agu2+agu0+fmisc   99 k
        movaps [r9 + 48], xmm3                                   ;    19.0 agu1+agu2+fmisc   99 k
        movaps [r9 + 64], xmm4                                   ;    21.0 agu0+agu1+fmisc   99 k
        movaps [r9 + 80], xmm5                                   ;    23.0 agu2+agu0+fmisc   99 k
        movaps [r9 + 96], xmm6                                   ;    25.0 agu1+agu2+fmisc   99 k
        movaps [r9 + 112], xmm7                                  ;    27.0 agu0+agu1+fmisc   99 k
        movaps [r9 + 128], xmm8                                  ;    29.0 agu2+agu0+fmisc   99 k
        movaps [r9 + 144], xmm9                                  ;    31.0 agu1+agu2+fmisc   99 k
        movaps [r9 + 160], xmm10                                 ;    33.0 agu0+agu1+fmisc   99 k
        movaps [r9 + 176], xmm11                                 ;    35.0 agu2+agu0+fmisc   99 k
        movaps [r9 + 192], xmm12                                 ;    37.0 agu1+agu0+fmisc   99 k
        movaps [r9 + 208], xmm13                                 ;    39.0 agu2+agu0+fmisc   99 k
        movaps [r9 + 224], xmm14                                 ;    41.0 agu1+agu0+fmisc   99 k
        movaps [r9 + 240], xmm15                                 ;    43.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 256]                                  ;    33.0 agu1+agu0+fadd+fmul  100 k.0
        movaps xmm2, [r8 + 272]                                  ;    34.0 agu2+agu0+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 288]                                  ;    35.0 agu1+agu2+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 304]                                  ;    36.0 agu0+agu1+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 320]                                  ;    37.0 agu2+agu0+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 336]                                  ;    38.0 agu1+agu2+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 352]                                  ;    39.0 agu0+agu1+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 368]                                  ;    40.0 agu2+agu0+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 384]                                  ;    41.0 agu1+agu2+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 400]                                  ;    42.0 agu0+agu1+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 416]                                  ;    43.0 agu2+agu0+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 432]                                  ;    44.0 agu1+agu2+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 448]                                  ;    45.0 agu0+agu1+fmisc+fadd  100 k.12
        movaps xmm2, [r8 + 464]                                  ;    45.0 agu2+agu0+fmul+fmisc  100 k.13
        movaps xmm2, [r8 + 480]                                  ;    46.0 agu1+agu2+fadd+fmul  100 k.14
        movaps xmm2, [r8 + 496]                                  ;    47.0 agu0+agu1+fmisc+fadd  100 k.15
        movaps xmm2, xmm7                                        ;    48.0 fmul+fadd   41 k copy
        xorps xmm2, xmm13                                        ;    50.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 224]                                  ;    48.0 agu2+agu0+fmisc   41 k copy
        andps xmm3, xmm10                                        ;    50.0 fmul+fadd   41 k
        movaps xmm1, [r8 + 128]                                  ;    50.0 agu1+agu0+fmisc+fmul   41 k copy
        xorps xmm1, xmm12                                        ;    52.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 240]                                  ;    51.0 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm14                                        ;    53.0 fadd+fmul   41 k
        movaps xmm5, [r8 + 208]                                  ;    53.0 agu1+agu0+fmisc+fadd   41 k copy
        andps xmm5, xmm10                                        ;    55.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 224]                                  ;    54.0 agu2+agu0+fmisc+fmul   41 k copy
        andps xmm0, xmm7                                         ;    56.0 fadd+fmul   41 k
        xorps xmm5, xmm0                                         ;    58.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 208]                                  ;    55.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;    57.0 fadd+fmul   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;    60.0 agu2+agu0+fadd+fmul   41 k
        movaps xmm4, xmm2                                        ;    59.0 fadd+fmul   41 k copy
        xorps xmm4, xmm10                                        ;    61.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 144]                                 ;    57.7 agu1+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;    63.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 240]                                 ;    59.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;    62.0 fadd+fmul   41 k
        xorps xmm12, xmm14                                       ;    64.0 fadd+fmul   41 k
        xorps xmm13, xmm12                                       ;    66.0 fadd+fmul   41 k
        movaps xmm14, [r8 + 160]                                 ;    61.7 agu1+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;    65.0 fadd+fmul   41 k
        xorps xmm14, xmm1                                        ;    67.0 fadd+fmul   41 k
        movaps [rbp - 128], xmm5                                 ;    63.7 agu2+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 160]                                  ;    65.7 agu1+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;    67.7 fadd+fmul   41 k
        xorps xmm0, xmm5                                         ;    69.7 fadd+fmul   41 k
        xorps xmm0, xmm6                                         ;    71.7 fadd+fmul   41 k
        movaps xmm5, [r8 + 160]                                  ;    67.7 agu2+agu1+fmisc   41 k copy
        andps xmm5, xmm8                                         ;    70.0 fadd+fmul   41 k
        movaps [rbp - 80], xmm6                                  ;    69.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, [r8 + 160]                                  ;    71.0 agu2+agu0+fmisc+fadd   41 k copy
        andps xmm6, xmm11                                        ;    73.0 fmul+fadd   41 k
        xorps xmm5, xmm6                                         ;    75.0 fmul+fadd   41 k
        xorps xmm12, xmm6                                        ;    75.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 240]                                  ;    72.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm11                                        ;    75.0 fmul+fadd   41 k
        movaps [rbp - 32], xmm5                                  ;    77.0 agu0+agu1+fmisc   41 k spill
        movaps xmm5, xmm10                                       ;    76.0 fmul+fadd   41 k copy
        xorps xmm5, xmm6                                         ;    78.0 fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;    80.0 fmul+fadd   41 k
        andps xmm5, xmm15                                        ;    80.0 fmul+fadd   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;    82.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm10, [r8 + 128]                                 ;    78.0 agu1+agu0+fmisc   41 k copy
        andps xmm10, xmm7                                        ;    81.0 fmul+fadd   41 k
        movaps [rbp - 112], xmm6                                 ;    80.0 agu2+agu1+fmisc   41 k spill
        movaps xmm6, xmm4                                        ;    82.0 fmul+fadd   41 k copy
        orps xmm6, xmm15                                         ;    84.0 fmul+fadd   41 k
        movaps [rbp - 48], xmm5                                  ;    84.0 agu0+agu1+fmisc   41 k spill
        movaps xmm5, xmm1                                        ;    84.0 fmul+fadd   41 k copy
        andps xmm5, xmm11                                        ;    86.0 fmul+fadd   41 k
        andps xmm1, xmm7                                         ;    86.0 fmul+fadd   41 k
        movaps [rbp - 96], xmm4                                  ;    84.3 agu2+agu0+fmisc   41 k spill
        movaps xmm4, [r8 + 192]                                  ;    86.0 agu1+agu0+fmisc+fmul   41 k
        andps xmm4, xmm9                                         ;    88.0 fadd+fmul   41 k
        xorps xmm6, xmm4                                         ;    90.0 fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;    92.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 192]                                  ;    87.7 agu2+agu1+fmisc   41 k
        andps xmm4, xmm11                                        ;    90.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 224]                                  ;    89.7 agu0+agu1+fmisc   41 k
        andps xmm6, [r8 + 192]                                   ;    91.7 agu2+agu0+fadd+fmul   41 k
        xorps xmm5, xmm6                                         ;    93.7 fadd+fmul   41 k
        xorps xmm12, xmm5                                        ;    95.7 fadd+fmul   41 k
        xorps xmm5, xmm10                                        ;    95.7 fadd+fmul   41 k
        movaps xmm6, [r8 + 144]                                  ;    92.3 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm8                                         ;    95.0 fadd+fmul   41 k
        xorps xmm5, xmm2                                         ;    97.7 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;    97.0 fadd+fmul   41 k
        andps xmm2, [r8 + 192]                                   ;    98.0 agu0+agu1+fadd+fmul   41 k
        movaps xmm7, xmm4                                        ;    99.0 fadd+fmul   41 k copy
        xorps xmm7, xmm15                                        ;   101.0 fadd+fmul   41 k
        xorps xmm4, xmm9                                         ;   101.0 fadd+fmul   41 k
        xorps xmm12, xmm4                                        ;   103.0 fadd+fmul   41 k
        andps xmm7, [r8 + 192]                                   ;   103.0 agu2+agu0+fadd+fmul   41 k
        andps xmm4, xmm11                                        ;   104.0 fadd+fmul   41 k
        xorps xmm13, xmm7                                        ;   105.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 224]                                  ;   102.0 agu1+agu0+fmisc   41 k
        andps xmm7, xmm8                                         ;   106.0 fadd+fmul   41 k
        xorps xmm7, xmm6                                         ;   108.0 fadd+fmul   41 k
        xorps xmm12, xmm0                                        ;   108.0 fadd+fmul   41 k
        xorps xmm6, xmm15                                        ;   109.0 fadd+fmul   41 k
        xorps xmm2, xmm6                                         ;   111.0 fadd+fmul   41 k
        andps xmm6, xmm8                                         ;   111.0 fadd+fmul   41 k
        xorps xmm2, xmm11                                        ;   113.0 fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;   113.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 224]                                  ;   109.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;   114.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 112]                                  ;   111.7 agu1+agu0+fmisc   41 k
        andps xmm9, xmm11                                        ;   115.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;   117.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;   119.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 112]                                  ;   114.0 agu2+agu0+fmisc   41 k
        xorps xmm7, xmm8                                         ;   118.0 fadd+fmul   41 k
        andps xmm7, [r8 + 192]                                   ;   120.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm7, xmm4                                         ;   122.0 fadd+fmul   41 k
        xorps xmm6, xmm14                                        ;   121.0 fadd+fmul   41 k
        xorps xmm9, xmm3                                         ;   122.0 fadd+fmul   41 k
        xorps xmm4, xmm9                                         ;   124.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 224]                                  ;   120.0 agu2+agu0+fmisc   41 k
        andps xmm9, [r8 + 208]                                   ;   124.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm11, [rbp - 128]                                ;   122.0 agu2+agu0+fmisc   41 k
        xorps xmm11, xmm2                                        ;   125.0 fadd+fmul   41 k
        xorps xmm2, xmm4                                         ;   126.0 fadd+fmul   41 k
        xorps xmm1, xmm2                                         ;   128.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 208]                                  ;   124.3 agu1+agu2+fmisc   41 k
        andps xmm2, [r8 + 112]                                   ;   128.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm2, [rbp - 32]                                   ;   130.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm1, xmm2                                         ;   132.0 fadd+fmul   41 k
        xorps xmm10, xmm11                                       ;   131.0 fadd+fmul   41 k
        movaps xmm11, [r8 + 144]                                 ;   127.7 agu1+agu2+fmisc   41 k
        andps xmm11, xmm15                                       ;   132.0 fadd+fmul   41 k
        xorps xmm11, xmm9                                        ;   134.0 fadd+fmul   41 k
        xorps xmm11, [rbp - 96]                                  ;   136.0 agu0+agu1+fadd+fmul   41 k
        movaps xmm15, [r8 + 208]                                 ;   131.0 agu2+agu0+fmisc   41 k
        andps xmm15, xmm8                                        ;   135.0 fadd+fmul   41 k
        xorps xmm9, xmm15                                        ;   137.0 fadd+fmul   41 k
        movaps xmm8, [r8 + 224]                                  ;   133.3 agu1+agu2+fmisc   41 k
        andps xmm8, [r8 + 144]                                   ;   137.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm8, [rbp - 48]                                   ;   139.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm15, xmm8                                        ;   141.0 fadd+fmul   41 k
        xorps xmm8, [rbp - 80]                                   ;   141.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm5, xmm8                                         ;   143.0 fadd+fmul   41 k
        movaps xmm8, [rbp - 96]                                  ;   138.0 agu0+agu1+fmisc   41 k
        orps xmm8, [r8 + 192]                                    ;   142.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm8                                        ;   144.0 fadd+fmul   41 k
        xorps xmm12, xmm9                                        ;   144.0 fadd+fmul   41 k
        xorps xmm9, [rbp - 128]                                  ;   145.0 agu1+agu2+fadd+fmul   41 k
        movaps xmm8, [r8 + 208]                                  ;   142.7 agu0+agu1+fmisc   41 k
        andps xmm8, [r8 + 144]                                   ;   146.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm0, xmm8                                         ;   148.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 48]                                   ;   148.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm8, xmm7                                         ;   149.0 fadd+fmul   41 k
        xorps xmm7, xmm11                                        ;   150.0 fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;   151.0 fadd+fmul   41 k
        xorps xmm7, [rbp - 112]                                  ;   152.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm14, xmm11                                       ;   153.0 fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;   154.0 fadd+fmul   41 k
        xorps xmm6, xmm9                                         ;   155.0 fadd+fmul   41 k
        xorps xmm10, [rbp - 96]                                  ;   156.0 agu2+agu0+fadd+fmul   41 k
        movaps xmm2, [r8 + 208]                                  ;   152.0 agu1+agu0+fmisc   99 k.13 reload
        xorps xmm0, xmm2                                         ;   157.0 fadd+fmul   41 k
        xorps xmm15, xmm8                                        ;   158.0 fadd+fmul   41 k
        xorps xmm14, xmm0                                        ;   159.0 fadd+fmul   41 k
        xorps xmm4, xmm15                                        ;   160.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 64]                                   ;   156.0 agu2+agu0+fmisc   41 k
        movaps xmm3, [r8]                                        ;   158.0 agu1+agu0+fmisc   99 k.0 reload
        andps xmm0, xmm3                                         ;   161.0 fadd+fmul   41 k
        movaps xmm8, [r8 + 80]                                   ;   160.0 agu2+agu0+fmisc   41 k
        andps xmm8, xmm3                                         ;   162.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 96]                                   ;   162.0 agu1+agu0+fmisc   41 k
        movaps xmm11, [r8 + 16]                                  ;   163.0 agu2+agu0+fadd+fmul   99 k.1 reload
        andps xmm9, xmm11                                        ;   165.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 48]                                  ;   164.0 agu1+agu2+fmisc   41 k
        andps xmm15, xmm3                                        ;   166.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 64]                                   ;   166.0 agu0+agu1+fmisc+fadd   41 k
        andps xmm2, [r8 + 48]                                    ;   168.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 96], xmm10                                 ;   167.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 96]                                  ;   168.0 agu0+agu1+fmul+fadd   41 k
        andps xmm10, [r8 + 48]                                   ;   170.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 112], xmm6                                 ;   169.0 agu1+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 80]                                   ;   170.0 agu2+agu0+fmul+fadd   41 k
        andps xmm6, [r8 + 32]                                    ;   172.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm9, xmm6                                         ;   174.0 fmul+fadd   41 k
        andps xmm6, xmm11                                        ;   174.0 fmul+fadd   41 k
        movaps [rbp - 48], xmm5                                  ;   171.0 agu0+agu1+fmisc   41 k spill
        movaps xmm5, xmm15                                       ;   174.0 fmul+fadd   41 k copy
        xorps xmm5, xmm11                                        ;   176.0 fmul+fadd   41 k
        movaps [rbp - 128], xmm12                                ;   173.0 agu2+agu0+fmisc   41 k spill
        movaps xmm12, [r8 + 96]                                  ;   175.0 agu1+agu0+fmisc+fmul   41 k
        andps xmm12, xmm8                                        ;   177.0 fadd+fmul   41 k
        movaps [rbp - 80], xmm14                                 ;   176.0 agu2+agu1+fmisc   41 k spill
        movaps xmm14, [r8 + 64]                                  ;   177.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm14, xmm5                                        ;   179.0 fadd+fmul   41 k
        andps xmm14, [r8 + 96]                                   ;   181.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm15, xmm14                                       ;   183.0 fadd+fmul   41 k
        movaps [rbp - 32], xmm7                                  ;   178.3 agu1+agu0+fmisc   41 k spill
        movaps xmm7, xmm2                                        ;   181.0 fadd+fmul   41 k copy
        xorps xmm7, xmm0                                         ;   183.0 fadd+fmul   41 k
        xorps xmm2, xmm9                                         ;   183.0 fadd+fmul   41 k
        xorps xmm9, xmm0                                         ;   184.0 fadd+fmul   41 k
        andps xmm7, [r8 + 80]                                    ;   185.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 64], xmm1                                  ;   182.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 80]                                   ;   184.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm11                                        ;   186.7 fadd+fmul   41 k
        movaps [rbp - 16], xmm13                                 ;   186.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 48]                                  ;   187.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm1                                        ;   189.0 fadd+fmul   41 k
        xorps xmm12, xmm1                                        ;   189.0 fadd+fmul   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;   191.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 48], xmm4                                  ;   188.7 agu0+agu1+fmisc   41 k spill
        movaps xmm4, [r8 + 96]                                   ;   190.7 agu2+agu0+fmisc   41 k
        andps xmm4, [r8 + 32]                                    ;   192.7 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 0], xmm9                                   ;   192.7 agu0+agu1+fmisc   41 k spill
        movaps xmm9, xmm11                                       ;   192.0 fadd+fmul   41 k copy
        andps xmm9, xmm3                                         ;   194.0 fadd+fmul   41 k
        xorps xmm13, xmm9                                        ;   196.0 fadd+fmul   41 k
        xorps xmm9, xmm4                                         ;   196.0 fadd+fmul   41 k
        movaps [rbp + 96], xmm14                                 ;   194.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 32]                                  ;   196.0 agu1+agu0+fmisc+fadd   41 k
        andps xmm14, xmm2                                        ;   198.0 fmul+fadd   41 k
        xorps xmm13, xmm14                                       ;   200.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 48]                                  ;   197.7 agu2+agu1+fmisc   99 k.3 reload
        xorps xmm13, xmm14                                       ;   202.0 fmul+fadd   41 k
        xorps xmm2, xmm3                                         ;   200.0 fmul+fadd   41 k
        movaps [rbp + 16], xmm13                                 ;   204.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 32]                                  ;   200.7 agu2+agu0+fmul+fmisc   41 k
        andps xmm13, xmm9                                        ;   202.7 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;   204.7 fadd+fmul   41 k
        andps xmm9, [r8 + 64]                                    ;   203.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;   206.7 fadd+fmul   41 k
        movaps [rbp + 112], xmm13                                ;   208.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 64]                                  ;   205.0 agu2+agu0+fmisc+fadd   41 k
        xorps xmm13, xmm10                                       ;   207.0 fmul+fadd   41 k
        xorps xmm7, xmm13                                        ;   209.0 fmul+fadd   41 k
        xorps xmm9, xmm7                                         ;   211.0 fmul+fadd   41 k
        movaps xmm7, xmm2                                        ;   209.0 fmul+fadd   41 k copy
        andps xmm7, xmm3                                         ;   211.0 fmul+fadd   41 k
        andps xmm2, [r8 + 64]                                    ;   211.0 agu1+agu2+fmul+fadd   41 k
        andps xmm13, [r8 + 80]                                   ;   212.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm7, xmm12                                        ;   213.0 fmul+fadd   41 k
        andps xmm5, [r8 + 32]                                    ;   214.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm7, xmm4                                         ;   215.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 16]                                   ;   212.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;   216.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;   218.0 fmul+fadd   41 k
        xorps xmm7, xmm13                                        ;   220.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 64]                                  ;   215.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm11                                       ;   219.0 fmul+fadd   41 k
        xorps xmm13, xmm8                                        ;   221.0 fmul+fadd   41 k
        xorps xmm5, xmm13                                        ;   223.0 fmul+fadd   41 k
        xorps xmm13, [r8 + 32]                                   ;   223.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm0, xmm3                                         ;   223.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 96]                                   ;   220.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;   224.0 fmul+fadd   41 k
        andps xmm3, [r8]                                         ;   226.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;   228.0 fmul+fadd   41 k
        xorps xmm2, xmm12                                        ;   230.0 fmul+fadd   41 k
        movaps xmm12, xmm13                                      ;   228.0 fmul+fadd   41 k copy
        andps xmm12, xmm14                                       ;   230.0 fmul+fadd   41 k
        xorps xmm13, xmm4                                        ;   230.0 fmul+fadd   41 k
        xorps xmm12, [r8 + 80]                                   ;   232.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm14                                        ;   232.0 fmul+fadd   41 k
        xorps xmm1, [r8 + 32]                                    ;   233.0 agu1+agu0+fmul+fadd   41 k
        andps xmm10, xmm4                                        ;   234.0 fmul+fadd   41 k
        xorps xmm9, xmm5                                         ;   235.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 64]                                   ;   232.3 agu2+agu0+fmisc   41 k
        andps xmm5, xmm1                                         ;   236.0 fmul+fadd   41 k
        andps xmm4, [r8 + 80]                                    ;   237.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm3, xmm4                                         ;   239.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;   241.0 fmul+fadd   41 k
        xorps xmm6, xmm12                                        ;   240.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 32]                                   ;   236.3 agu2+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;   241.0 fmul+fadd   41 k
        xorps xmm4, xmm15                                        ;   242.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 96]                                  ;   238.3 agu1+agu0+fmisc   41 k
        andps xmm12, [r8 + 80]                                   ;   243.0 agu2+agu0+fmul+fadd   41 k
        andps xmm1, [r8]                                         ;   244.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm1, [r8 + 96]                                    ;   246.0 agu2+agu1+fmul+fadd   41 k
        xorps xmm2, xmm1                                         ;   248.0 fmul+fadd   41 k
        xorps xmm9, [rbp + 96]                                   ;   247.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm0, xmm12                                        ;   248.0 fmul+fadd   41 k
        movaps xmm1, [rbp + 112]                                 ;   244.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;   249.0 fmul+fadd   41 k
        andps xmm15, xmm12                                       ;   250.0 fmul+fadd   41 k
        xorps xmm8, xmm4                                         ;   251.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 96]                                   ;   248.0 agu1+agu0+fmisc   99 k.6 reload
        andps xmm0, xmm4                                         ;   252.0 fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;   253.0 fmul+fadd   41 k
        xorps xmm1, xmm0                                         ;   254.0 fmul+fadd   41 k
        xorps xmm10, xmm2                                        ;   255.0 fmul+fadd   41 k
        xorps xmm15, [rbp + 0]                                   ;   256.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm6, xmm15                                        ;   258.0 fmul+fadd   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;   253.0 agu1+agu0+fmisc   41 k reload
        xorps xmm6, xmm0                                         ;   260.0 fmul+fadd   41 k
        xorps xmm5, xmm1                                         ;   259.0 fmul+fadd   41 k
        xorps xmm5, xmm0                                         ;   261.0 fmul+fadd   41 k
        xorps xmm8, [rbp + 16]                                   ;   261.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm1, [rbp + 48]                                  ;   257.0 agu1+agu0+fmisc   41 k
        movaps xmm2, [r8]                                        ;   259.0 agu2+agu0+fmisc   99 k.0 reload
        xorps xmm1, xmm2                                         ;   262.0 fmul+fadd   41 k
        xorps xmm7, xmm1                                         ;   264.0 fmul+fadd   41 k
        movaps xmm12, [rbp - 16]                                 ;   261.0 agu1+agu0+fmisc   41 k
        xorps xmm12, xmm11                                       ;   264.0 fmul+fadd   41 k
        xorps xmm10, xmm12                                       ;   266.0 fmul+fadd   41 k
        movaps xmm13, [rbp - 64]                                 ;   263.0 agu2+agu0+fmisc   41 k
        movaps xmm15, [r8 + 32]                                  ;   265.0 agu1+agu0+fmisc+fmul   99 k.2 reload
        xorps xmm13, xmm15                                       ;   267.0 fadd+fmul   41 k
        xorps xmm9, xmm13                                        ;   269.0 fadd+fmul   41 k
        xorps xmm7, [r8 + 400]                                   ;   268.0 agu2+agu1+fadd+fmul   48 k
        xorps xmm10, [r8 + 416]                                  ;   269.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm9, [r8 + 432]                                   ;   271.0 agu2+agu0+fadd+fmul   48 k
        movaps xmm15, [rbp - 32]                                 ;   267.3 agu1+agu2+fmisc   41 k
        xorps xmm15, xmm14                                       ;   271.0 fadd+fmul   41 k
        xorps xmm5, xmm15                                        ;   273.0 fadd+fmul   41 k
        xorps xmm5, [r8 + 448]                                   ;   275.0 agu0+agu1+fadd+fmul   48 k
        movaps xmm14, [rbp - 80]                                 ;   270.0 agu2+agu0+fmisc   41 k
        xorps xmm14, [r8 + 64]                                   ;   274.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm6, xmm14                                        ;   276.0 fadd+fmul   41 k
        xorps xmm6, [r8 + 464]                                   ;   278.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm1, [r8 + 256]                                   ;   277.0 agu2+agu0+fadd+fmul   48 k
        movaps xmm11, [rbp - 128]                                ;   274.0 agu1+agu2+fmisc   41 k
        xorps xmm11, [r8 + 80]                                   ;   278.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm3, xmm11                                        ;   280.0 fadd+fmul   41 k
        xorps xmm3, [r8 + 480]                                   ;   282.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm12, [r8 + 272]                                  ;   281.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm13, [r8 + 288]                                  ;   282.0 agu2+agu1+fadd+fmul   48 k
        movaps xmm2, [rbp - 48]                                  ;   279.0 agu0+agu2+fmisc   41 k
        xorps xmm2, xmm4                                         ;   283.0 fadd+fmul   41 k
        xorps xmm8, xmm2                                         ;   285.0 fadd+fmul   41 k
        xorps xmm8, [r8 + 496]                                   ;   287.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm15, [r8 + 304]                                  ;   286.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm14, [r8 + 320]                                  ;   287.0 agu1+agu2+fadd+fmul   48 k
        xorps xmm11, [r8 + 336]                                  ;   288.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm2, [r8 + 352]                                   ;   289.0 agu2+agu0+fadd+fmul   48 k
        movaps xmm4, [rbp - 112]                                 ;   286.0 agu1+agu2+fmisc   48 k
        xorps xmm4, [r8 + 368]                                   ;   290.0 agu0+agu1+fadd+fmul   48 k
        movaps [rbp - 112], xmm8                                 ;   289.0 agu2+agu0+fmisc   48 k spill
        movaps xmm8, [rbp - 96]                                  ;   290.0 agu1+agu2+fmisc   48 k
        xorps xmm8, [r8 + 384]                                   ;   292.0 agu0+agu1+fadd+fmul   48 k
        movaps [rbp - 96], xmm3                                  ;   292.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;   292.0 fadd+fmul   45 k copy
        xorps xmm3, xmm2                                         ;   294.0 fadd+fmul   45 k
        movaps [rbp - 48], xmm6                                  ;   294.0 agu1+agu2+fmisc   48 k spill
        movaps xmm6, xmm15                                       ;   294.0 fadd+fmul   45 k copy
        andps xmm6, xmm4                                         ;   296.0 fadd+fmul   45 k
        movaps [rbp - 128], xmm5                                 ;   296.0 agu0+agu1+fmisc   48 k spill
        movaps xmm5, xmm12                                       ;   296.0 fadd+fmul   45 k copy
        xorps xmm5, xmm11                                        ;   298.0 fadd+fmul   45 k
        movaps [rbp - 80], xmm9                                  ;   298.0 agu2+agu0+fmisc   48 k spill
        movaps xmm9, xmm8                                        ;   298.0 fadd+fmul   45 k copy
        andps xmm9, xmm4                                         ;   300.0 fadd+fmul   45 k
        movaps [rbp - 32], xmm10                                 ;   300.0 agu1+agu0+fmisc   48 k spill
        movaps xmm10, xmm2                                       ;   300.0 fadd+fmul   45 k copy
        andps xmm10, xmm15                                       ;   302.0 fadd+fmul   45 k
        movaps [rbp - 64], xmm7                                  ;   302.0 agu2+agu0+fmisc   48 k spill
        movaps xmm7, xmm4                                        ;   302.0 fadd+fmul   45 k copy
        andps xmm7, xmm1                                         ;   304.0 fadd+fmul   45 k
        xorps xmm10, xmm7                                        ;   306.0 fadd+fmul   45 k
        movaps xmm7, xmm2                                        ;   305.0 fadd+fmul   45 k copy
        andps xmm7, xmm14                                        ;   307.0 fadd+fmul   45 k
        xorps xmm10, xmm0                                        ;   308.0 fadd+fmul   45 k
        movaps xmm0, xmm3                                        ;   308.0 fadd+fmul   45 k copy
        xorps xmm0, xmm15                                        ;   310.0 fadd+fmul   45 k
        movaps [rbp - 16], xmm10                                 ;   310.0 agu1+agu0+fmisc   45 k spill
        movaps xmm10, xmm13                                      ;   310.0 fadd+fmul   45 k copy
        andps xmm10, xmm0                                        ;   312.0 fadd+fmul   45 k
        movaps [rbp + 48], xmm6                                  ;   309.0 agu2+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;   312.0 fadd+fmul   45 k copy
        andps xmm6, xmm1                                         ;   314.0 fadd+fmul   45 k
        xorps xmm6, xmm4                                         ;   316.0 fadd+fmul   45 k
        xorps xmm10, xmm6                                        ;   318.0 fadd+fmul   45 k
        movaps [rbp + 16], xmm2                                  ;   312.3 agu1+agu0+fmisc   48 k spill
        movaps xmm2, xmm15                                       ;   316.0 fadd+fmul   45 k copy
        andps xmm2, xmm13                                        ;   318.0 fadd+fmul   45 k
        xorps xmm2, xmm5                                         ;   320.0 fadd+fmul   45 k
        movaps [rbp + 0], xmm2                                   ;   322.0 agu2+agu0+fmisc   45 k spill
        movaps xmm2, xmm15                                       ;   319.0 fadd+fmul   45 k copy
        andps xmm2, xmm1                                         ;   321.0 fadd+fmul   45 k
        xorps xmm7, xmm2                                         ;   323.0 fadd+fmul   45 k
        xorps xmm7, xmm9                                         ;   325.0 fadd+fmul   45 k
        movaps xmm2, xmm15                                       ;   323.0 fadd+fmul   45 k copy
        andps xmm2, xmm12                                        ;   325.0 fadd+fmul   45 k
        movaps [rbp + 112], xmm9                                 ;   322.0 agu1+agu0+fmisc   45 k spill
        movaps xmm9, xmm15                                       ;   325.0 fadd+fmul   45 k copy
        andps xmm9, xmm14                                        ;   327.0 fadd+fmul   45 k
        xorps xmm2, xmm9                                         ;   329.0 fadd+fmul   45 k
        xorps xmm6, xmm9                                         ;   329.0 fadd+fmul   45 k
        movaps xmm9, xmm8                                        ;   329.0 fadd+fmul   45 k copy
        andps xmm9, xmm14                                        ;   331.0 fadd+fmul   45 k
        xorps xmm15, xmm9                                        ;   333.0 fadd+fmul   45 k
        xorps xmm10, xmm15                                       ;   335.0 fadd+fmul   45 k
        andps xmm15, xmm8                                        ;   335.0 fadd+fmul   45 k
        xorps xmm15, [rel misty1_expand_compact.T0_constants128] ;   337.0 agu2+agu0+fadd+fmul   45 k
        movaps [rbp + 96], xmm9                                  ;   333.0 agu1+agu0+fmisc   45 k spill
        movaps xmm9, xmm12                                       ;   335.0 fadd+fmul   45 k copy
        andps xmm9, xmm1                                         ;   337.0 fadd+fmul   45 k
        movaps [rdx - 128], xmm15                                ;   339.0 agu2+agu1+fmisc   45 k spill
        movaps xmm15, xmm0                                       ;   337.0 fadd+fmul   45 k copy
        orps xmm15, xmm8                                         ;   339.0 fadd+fmul   45 k
        movaps [rbp + 32], xmm0                                  ;   337.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm5                                        ;   339.0 fadd+fmul   45 k copy
        andps xmm0, xmm14                                        ;   341.0 fadd+fmul   45 k
        andps xmm5, xmm1                                         ;   341.0 fadd+fmul   45 k
        movaps [rbp + 64], xmm2                                  ;   340.0 agu2+agu0+fmisc   45 k spill
        movaps xmm2, xmm13                                       ;   342.0 fadd+fmul   45 k copy
        andps xmm2, xmm11                                        ;   344.0 fadd+fmul   45 k
        xorps xmm15, xmm2                                        ;   346.0 fadd+fmul   45 k
        xorps xmm9, xmm15                                        ;   348.0 fadd+fmul   45 k
        movaps xmm2, xmm14                                       ;   346.0 fadd+fmul   45 k copy
        andps xmm2, xmm11                                        ;   348.0 fadd+fmul   45 k
        movaps xmm15, xmm4                                       ;   348.0 fadd+fmul   45 k copy
        andps xmm15, xmm11                                       ;   350.0 fadd+fmul   45 k
        xorps xmm0, xmm15                                        ;   352.0 fadd+fmul   45 k
        xorps xmm6, xmm0                                         ;   354.0 fadd+fmul   45 k
        movaps xmm15, xmm13                                      ;   352.0 fadd+fmul   45 k copy
        andps xmm15, xmm12                                       ;   354.0 fadd+fmul   45 k
        xorps xmm0, xmm9                                         ;   354.0 fadd+fmul   45 k
        xorps xmm0, xmm3                                         ;   356.0 fadd+fmul   45 k
        xorps xmm15, xmm1                                        ;   356.0 fadd+fmul   45 k
        andps xmm3, xmm11                                        ;   357.0 fadd+fmul   45 k
        movaps [rbp + 80], xmm0                                  ;   358.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;   358.0 fadd+fmul   45 k copy
        xorps xmm0, xmm8                                         ;   360.0 fadd+fmul   45 k
        xorps xmm2, xmm13                                        ;   360.0 fadd+fmul   45 k
        xorps xmm6, xmm2                                         ;   362.0 fadd+fmul   45 k
        andps xmm0, xmm11                                        ;   362.0 fadd+fmul   45 k
        andps xmm2, xmm14                                        ;   363.0 fadd+fmul   45 k
        xorps xmm10, xmm0                                        ;   364.0 fadd+fmul   45 k
        movaps xmm0, xmm4                                        ;   365.0 fadd+fmul   45 k copy
        andps xmm0, xmm12                                        ;   367.0 fadd+fmul   45 k
        xorps xmm0, xmm15                                        ;   369.0 fadd+fmul   45 k
        xorps xmm6, xmm7                                         ;   368.0 fadd+fmul   45 k
        xorps xmm15, xmm8                                        ;   369.0 fadd+fmul   45 k
        xorps xmm3, xmm15                                        ;   371.0 fadd+fmul   45 k
        andps xmm15, xmm12                                       ;   371.0 fadd+fmul   45 k
        xorps xmm3, xmm14                                        ;   373.0 fadd+fmul   45 k
        xorps xmm2, xmm0                                         ;   373.0 fadd+fmul   45 k
        movaps xmm0, xmm14                                       ;   374.0 fadd+fmul   45 k copy
        andps xmm0, xmm4                                         ;   376.0 fadd+fmul   45 k
        andps xmm14, xmm1                                        ;   376.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;   378.0 fadd+fmul   45 k
        xorps xmm15, xmm0                                        ;   380.0 fadd+fmul   45 k
        movaps xmm0, xmm1                                        ;   379.0 fadd+fmul   45 k copy
        xorps xmm0, xmm12                                        ;   381.0 fadd+fmul   45 k
        andps xmm0, xmm11                                        ;   383.0 fadd+fmul   45 k
        xorps xmm0, xmm2                                         ;   385.0 fadd+fmul   45 k
        xorps xmm15, [rbp + 0]                                   ;   383.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm14, [rbp + 48]                                  ;   384.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm2, xmm14                                        ;   386.0 fadd+fmul   45 k
        movaps xmm14, [rbp + 16]                                 ;   382.0 agu2+agu0+fmisc   45 k
        andps xmm14, xmm4                                        ;   386.0 fadd+fmul   45 k
        andps xmm1, [rbp + 16]                                   ;   387.0 agu1+agu0+fadd+fmul   45 k
        andps xmm8, xmm13                                        ;   388.0 fadd+fmul   45 k
        xorps xmm1, [rbp + 64]                                   ;   389.0 agu2+agu0+fadd+fmul   45 k
        andps xmm4, xmm13                                        ;   390.0 fadd+fmul   45 k
        andps xmm12, [rbp + 16]                                  ;   391.0 agu1+agu0+fadd+fmul   45 k
        orps xmm11, [rbp + 32]                                   ;   392.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm8, xmm14                                        ;   393.0 fadd+fmul   45 k
        xorps xmm4, [rdx - 128]                                  ;   394.0 agu1+agu2+fadd+fmul   45 k
        movaps [rbp + 64], xmm15                                 ;   390.0 agu0+agu1+fmisc   45 k spill
        movaps xmm15, [rbp - 16]                                 ;   392.0 agu2+agu0+fmisc   45 k
        xorps xmm15, xmm3                                        ;   395.0 fadd+fmul   45 k
        xorps xmm3, xmm2                                         ;   396.0 fadd+fmul   45 k
        xorps xmm5, xmm3                                         ;   398.0 fadd+fmul   45 k
        xorps xmm5, xmm1                                         ;   400.0 fadd+fmul   45 k
        xorps xmm14, xmm12                                       ;   399.0 fadd+fmul   45 k
        movaps xmm3, [rbp + 32]                                  ;   395.0 agu1+agu0+fmisc   45 k reload
        xorps xmm8, xmm3                                         ;   400.0 fadd+fmul   45 k
        xorps xmm11, xmm8                                        ;   402.0 fadd+fmul   45 k
        xorps xmm9, xmm15                                        ;   402.0 fadd+fmul   45 k
        xorps xmm12, xmm4                                        ;   403.0 fadd+fmul   45 k
        xorps xmm4, [rbp + 112]                                  ;   404.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;   405.0 fadd+fmul   45 k
        xorps xmm4, [rbp + 80]                                   ;   406.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm14, [rbp - 16]                                  ;   407.0 agu2+agu0+fadd+fmul   45 k
        movaps xmm8, [rbp + 16]                                  ;   403.7 agu1+agu0+fmisc   48 k reload
        andps xmm13, xmm8                                        ;   408.0 fadd+fmul   45 k
        xorps xmm7, xmm13                                        ;   410.0 fadd+fmul   45 k
        xorps xmm1, [rdx - 128]                                  ;   410.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm13, xmm0                                        ;   411.0 fadd+fmul   45 k
        xorps xmm0, xmm11                                        ;   412.0 fadd+fmul   45 k
        xorps xmm0, [rbp + 96]                                   ;   414.0 agu0+agu1+fadd+fmul   45 k
        xorps xmm10, xmm1                                        ;   414.0 fadd+fmul   45 k
        xorps xmm11, [rbp + 0]                                   ;   415.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm6, [rbp + 48]                                   ;   416.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm9, xmm3                                         ;   417.0 fadd+fmul   45 k
        xorps xmm14, [rbp + 64]                                  ;   418.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm8, xmm7                                         ;   419.0 fadd+fmul   45 k
        xorps xmm12, xmm13                                       ;   420.0 fadd+fmul   45 k
        xorps xmm11, xmm8                                        ;   421.0 fadd+fmul   45 k
        xorps xmm2, xmm12                                        ;   422.0 fadd+fmul   45 k
        movaps xmm1, [rbp - 64]                                  ;   418.0 agu0+agu1+fmisc   48 k reload
        xorps xmm2, xmm1                                         ;   424.0 fadd+fmul   45 k
        movaps xmm3, [rbp - 32]                                  ;   420.0 agu2+agu0+fmisc   48 k reload
        xorps xmm10, xmm3                                        ;   424.0 fadd+fmul   45 k
        movaps xmm7, [rbp - 80]                                  ;   422.0 agu1+agu0+fmisc   48 k reload
        xorps xmm5, xmm7                                         ;   425.0 fadd+fmul   45 k
        movaps xmm8, [rbp - 128]                                 ;   424.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm8                                         ;   426.0 fadd+fmul   45 k
        movaps xmm12, [rbp - 48]                                 ;   426.0 agu1+agu0+fmisc   48 k reload
        xorps xmm11, xmm12                                       ;   428.0 fadd+fmul   45 k
        movaps xmm13, [rbp - 96]                                 ;   428.0 agu2+agu0+fmisc+fadd   48 k reload
        xorps xmm6, xmm13                                        ;   430.0 fmul+fadd   45 k
        movaps [r9 + 2048], xmm2                                 ;   429.0 agu1+agu0+fmisc  100 k
        movaps xmm2, [rbp - 112]                                 ;   430.0 agu2+agu0+fmul+fadd   48 k reload
        xorps xmm4, xmm2                                         ;   432.0 fmul+fadd   45 k
        movaps [r9 + 2064], xmm10                                ;   431.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2080], xmm5                                 ;   433.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2096], xmm0                                 ;   435.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2112], xmm11                                ;   437.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2128], xmm6                                 ;   439.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2144], xmm4                                 ;   441.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2160], xmm14                                ;   443.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2176], xmm9                                 ;   445.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2192], xmm1                                 ;   447.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2208], xmm3                                 ;   449.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2224], xmm7                                 ;   451.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2240], xmm8                                 ;   453.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2256], xmm12                                ;   455.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2272], xmm13                                ;   457.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2288], xmm2                                 ;   459.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 256]                                  ;   449.0 agu1+agu0+fmul+fadd  100 k.0 reload
        movaps [r9 + 256], xmm0                                  ;   461.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 272]                                  ;   451.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 272], xmm1                                  ;   463.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 288]                                  ;   453.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 288], xmm2                                  ;   465.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 304]                                  ;   455.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 304], xmm3                                  ;   467.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 320]                                  ;   457.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 320], xmm4                                  ;   469.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 336]                                  ;   459.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 336], xmm5                                  ;   471.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 352]                                  ;   461.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 352], xmm6                                  ;   473.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 368]                                  ;   463.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 368], xmm7                                  ;   475.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 384]                                  ;   465.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 384], xmm8                                  ;   477.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 400]                                  ;   467.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 400], xmm9                                  ;   479.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 416]                                 ;   469.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 416], xmm10                                 ;   481.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 432]                                 ;   471.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 432], xmm11                                 ;   483.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 448]                                 ;   473.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 448], xmm12                                 ;   485.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 464]                                 ;   475.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 464], xmm13                                 ;   487.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 480]                                 ;   477.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 480], xmm14                                 ;   489.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 512]                                 ;   479.0 agu2+agu1+fadd+fmul  100 k.0
        movaps xmm15, [r8 + 496]                                 ;   480.0 agu0+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 496], xmm15                                 ;   491.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 528]                                  ;   481.3 agu1+agu2+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 544]                                  ;   482.0 agu0+agu1+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 560]                                  ;   483.0 agu2+agu0+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 576]                                  ;   484.0 agu1+agu2+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 592]                                  ;   485.0 agu0+agu1+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 608]                                  ;   486.0 agu2+agu0+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 624]                                  ;   487.0 agu1+agu2+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 640]                                  ;   488.0 agu0+agu1+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 656]                                  ;   489.0 agu2+agu0+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 672]                                  ;   490.0 agu1+agu2+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 688]                                  ;   491.0 agu0+agu1+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 704]                                  ;   492.0 agu2+agu0+fmisc+fadd  100 k.12
        movaps xmm2, [r8 + 720]                                  ;   493.0 agu1+agu2+fmul+fmisc  100 k.13
        movaps xmm2, [r8 + 736]                                  ;   493.0 agu0+agu1+fadd+fmul  100 k.14
        movaps xmm2, [r8 + 752]                                  ;   494.0 agu2+agu0+fmisc+fadd  100 k.15
        movaps xmm2, xmm13                                       ;   495.0 fmul+fadd   41 k copy
        xorps xmm2, xmm7                                         ;   497.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 416]                                  ;   496.0 agu1+agu2+fmisc   41 k copy
        andps xmm3, xmm14                                        ;   498.0 fmul+fadd   41 k
        movaps xmm1, xmm8                                        ;   498.0 fmul+fadd   41 k copy
        xorps xmm1, xmm12                                        ;   500.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 496]                                  ;   498.0 agu0+agu1+fmisc   41 k copy
        andps xmm6, xmm14                                        ;   500.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 464]                                  ;   500.0 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm10                                        ;   502.0 fmul+fadd   41 k
        movaps xmm0, xmm14                                       ;   502.0 fmul+fadd   41 k copy
        andps xmm0, xmm7                                         ;   504.0 fmul+fadd   41 k
        xorps xmm5, xmm0                                         ;   506.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 464]                                  ;   502.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;   505.0 fmul+fadd   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;   508.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm4, xmm2                                        ;   507.0 fmul+fadd   41 k copy
        xorps xmm4, xmm10                                        ;   509.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 400]                                 ;   505.0 agu1+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;   511.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 496]                                 ;   507.0 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;   510.0 fmul+fadd   41 k
        xorps xmm12, xmm14                                       ;   512.0 fmul+fadd   41 k
        xorps xmm13, xmm12                                       ;   514.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 416]                                 ;   509.3 agu1+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;   513.0 fmul+fadd   41 k
        xorps xmm14, xmm1                                        ;   515.0 fmul+fadd   41 k
        movaps [rbp - 112], xmm5                                 ;   511.3 agu2+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 416]                                  ;   513.3 agu1+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;   515.3 fmul+fadd   41 k
        xorps xmm0, xmm5                                         ;   517.3 fmul+fadd   41 k
        xorps xmm0, xmm6                                         ;   519.3 fmul+fadd   41 k
        movaps xmm5, [r8 + 416]                                  ;   515.3 agu2+agu1+fmisc   41 k copy
        andps xmm5, xmm8                                         ;   518.0 fmul+fadd   41 k
        movaps [rbp - 96], xmm6                                  ;   517.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;   519.0 fmul+fadd   41 k copy
        andps xmm6, xmm11                                        ;   521.0 fmul+fadd   41 k
        xorps xmm5, xmm6                                         ;   523.0 fmul+fadd   41 k
        xorps xmm12, xmm6                                        ;   523.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 496]                                  ;   519.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;   523.0 fmul+fadd   41 k
        xorps xmm10, xmm6                                        ;   525.0 fmul+fadd   41 k
        xorps xmm13, xmm10                                       ;   527.0 fmul+fadd   41 k
        andps xmm10, xmm15                                       ;   527.0 fmul+fadd   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;   529.0 agu1+agu0+fmul+fadd   41 k
        movaps [rbp - 48], xmm6                                  ;   525.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 384]                                  ;   526.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;   528.7 fmul+fadd   41 k
        movaps [rbp - 128], xmm10                                ;   531.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;   529.0 fmul+fadd   41 k copy
        orps xmm10, xmm15                                        ;   531.0 fmul+fadd   41 k
        movaps [rbp - 80], xmm4                                  ;   530.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;   531.0 fmul+fadd   41 k copy
        andps xmm4, xmm11                                        ;   533.0 fmul+fadd   41 k
        andps xmm1, xmm7                                         ;   533.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 448]                                  ;   532.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;   534.7 fmul+fadd   41 k
        xorps xmm10, xmm7                                        ;   536.7 fmul+fadd   41 k
        xorps xmm6, xmm10                                        ;   538.7 fmul+fadd   41 k
        movaps xmm7, [r8 + 448]                                  ;   534.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;   537.0 fmul+fadd   41 k
        movaps xmm10, [r8 + 480]                                 ;   536.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 448]                                  ;   538.7 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm10                                        ;   540.7 fmul+fadd   41 k
        xorps xmm12, xmm4                                        ;   542.7 fmul+fadd   41 k
        movaps xmm10, [r8 + 400]                                 ;   538.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;   541.0 fmul+fadd   41 k
        xorps xmm4, xmm6                                         ;   542.7 fmul+fadd   41 k
        xorps xmm4, xmm2                                         ;   544.7 fmul+fadd   41 k
        xorps xmm10, [r8 + 368]                                  ;   544.0 agu0+agu1+fmul+fadd   41 k
        andps xmm2, [r8 + 448]                                   ;   545.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 32], xmm4                                  ;   546.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;   546.0 fmul+fadd   41 k copy
        xorps xmm4, xmm15                                        ;   548.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;   548.0 fmul+fadd   41 k
        xorps xmm12, xmm7                                        ;   550.0 fmul+fadd   41 k
        andps xmm4, [r8 + 448]                                   ;   550.0 agu0+agu1+fmul+fadd   41 k
        andps xmm7, xmm11                                        ;   551.0 fmul+fadd   41 k
        xorps xmm13, xmm4                                        ;   552.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 480]                                  ;   549.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;   553.0 fmul+fadd   41 k
        xorps xmm4, xmm10                                        ;   555.0 fmul+fadd   41 k
        xorps xmm12, xmm0                                        ;   555.0 fmul+fadd   41 k
        xorps xmm10, xmm15                                       ;   556.0 fmul+fadd   41 k
        xorps xmm2, xmm10                                        ;   558.0 fmul+fadd   41 k
        andps xmm10, xmm8                                        ;   558.0 fmul+fadd   41 k
        xorps xmm2, xmm11                                        ;   560.0 fmul+fadd   41 k
        xorps xmm7, xmm4                                         ;   560.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 480]                                  ;   556.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;   561.0 fmul+fadd   41 k
        andps xmm11, [r8 + 368]                                  ;   562.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm11                                        ;   564.0 fmul+fadd   41 k
        xorps xmm10, xmm4                                        ;   566.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 368]                                  ;   561.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;   565.0 fmul+fadd   41 k
        andps xmm4, [r8 + 448]                                   ;   567.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;   569.0 fmul+fadd   41 k
        xorps xmm10, xmm14                                       ;   568.0 fmul+fadd   41 k
        xorps xmm11, xmm3                                        ;   569.0 fmul+fadd   41 k
        xorps xmm7, xmm11                                        ;   571.0 fmul+fadd   41 k
        movaps xmm11, [r8 + 480]                                 ;   567.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 464]                                  ;   571.0 agu2+agu0+fmul+fadd   41 k
        andps xmm15, xmm9                                        ;   572.0 fmul+fadd   41 k
        andps xmm8, [r8 + 464]                                   ;   573.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm15, xmm11                                       ;   574.0 fmul+fadd   41 k
        movaps [rbp - 64], xmm10                                 ;   570.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 112]                                ;   572.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;   575.0 fmul+fadd   41 k
        xorps xmm2, xmm7                                         ;   576.0 fmul+fadd   41 k
        xorps xmm1, xmm2                                         ;   578.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 464]                                  ;   574.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 368]                                   ;   578.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm5, xmm2                                         ;   580.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 480]                                  ;   576.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;   580.0 fmul+fadd   41 k
        xorps xmm1, xmm5                                         ;   582.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 128]                                  ;   582.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm11, xmm8                                        ;   583.0 fmul+fadd   41 k
        xorps xmm15, [rbp - 80]                                  ;   584.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm10, xmm6                                        ;   585.0 fmul+fadd   41 k
        movaps xmm6, [rbp - 80]                                  ;   581.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 448]                                    ;   586.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm15, xmm6                                        ;   588.0 fmul+fadd   41 k
        xorps xmm8, xmm2                                         ;   588.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 96]                                   ;   589.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm11                                       ;   590.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 32]                                   ;   591.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, [rbp - 112]                                 ;   592.0 agu1+agu0+fmul+fadd   41 k
        movaps xmm6, [r8 + 464]                                  ;   589.0 agu2+agu0+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;   593.0 fmul+fadd   41 k
        xorps xmm0, xmm9                                         ;   595.0 fmul+fadd   41 k
        xorps xmm5, [rbp - 128]                                  ;   595.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm9, xmm4                                         ;   596.0 fmul+fadd   41 k
        xorps xmm4, xmm15                                        ;   597.0 fmul+fadd   41 k
        xorps xmm4, [rbp - 48]                                   ;   599.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;   599.0 fmul+fadd   41 k
        xorps xmm14, xmm15                                       ;   600.0 fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;   601.0 fmul+fadd   41 k
        xorps xmm11, [rbp - 64]                                  ;   602.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm10, [rbp - 80]                                  ;   603.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm6, xmm0                                         ;   604.0 fmul+fadd   41 k
        xorps xmm8, xmm9                                         ;   605.0 fmul+fadd   41 k
        xorps xmm14, xmm6                                        ;   606.0 fmul+fadd   41 k
        xorps xmm7, xmm8                                         ;   607.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 320]                                  ;   603.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 256]                                  ;   605.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;   608.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 336]                                  ;   607.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;   609.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 352]                                  ;   609.0 agu1+agu0+fmisc+fmul   41 k
        movaps xmm8, [r8 + 272]                                  ;   610.0 agu2+agu0+fmisc+fadd  100 k.1 reload
        andps xmm6, xmm8                                         ;   612.0 fmul+fadd   41 k
        movaps xmm9, [r8 + 304]                                  ;   611.0 agu1+agu2+fmisc+fmul   41 k
        andps xmm9, xmm3                                         ;   613.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 320]                                 ;   612.0 agu0+agu1+fmisc   41 k
        andps xmm15, [r8 + 304]                                  ;   614.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 80], xmm10                                 ;   614.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 352]                                 ;   614.0 agu0+agu1+fadd+fmul   41 k
        andps xmm10, [r8 + 304]                                  ;   616.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 64], xmm11                                 ;   616.0 agu1+agu0+fmisc   41 k spill
        movaps xmm11, [r8 + 336]                                 ;   616.0 agu2+agu1+fadd+fmul   41 k
        andps xmm11, [r8 + 288]                                  ;   618.0 agu0+agu2+fadd+fmul   41 k
        xorps xmm6, xmm11                                        ;   620.0 fadd+fmul   41 k
        andps xmm11, xmm8                                        ;   620.0 fadd+fmul   41 k
        movaps [rbp - 48], xmm2                                  ;   618.0 agu1+agu0+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;   620.0 fadd+fmul   41 k copy
        xorps xmm2, xmm8                                         ;   622.0 fadd+fmul   41 k
        movaps [rbp - 128], xmm12                                ;   620.0 agu2+agu0+fmisc   41 k spill
        movaps xmm12, [r8 + 352]                                 ;   622.0 agu1+agu0+fmisc+fadd   41 k
        andps xmm12, xmm5                                        ;   624.0 fmul+fadd   41 k
        movaps [rbp - 112], xmm14                                ;   623.0 agu2+agu1+fmisc   41 k spill
        movaps xmm14, [r8 + 320]                                 ;   624.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm14, xmm2                                        ;   626.0 fmul+fadd   41 k
        andps xmm14, [r8 + 352]                                  ;   628.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm9, xmm14                                        ;   630.0 fmul+fadd   41 k
        movaps [rbp - 32], xmm4                                  ;   625.0 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;   628.0 fmul+fadd   41 k copy
        xorps xmm4, xmm0                                         ;   630.0 fmul+fadd   41 k
        xorps xmm15, xmm6                                        ;   630.0 fmul+fadd   41 k
        xorps xmm6, xmm0                                         ;   631.0 fmul+fadd   41 k
        andps xmm4, [r8 + 336]                                   ;   632.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 96], xmm1                                  ;   629.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 336]                                  ;   631.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;   633.7 fmul+fadd   41 k
        movaps [rbp + 16], xmm13                                 ;   633.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 304]                                 ;   634.0 agu2+agu0+fmul+fadd   41 k
        andps xmm13, xmm1                                        ;   636.0 fmul+fadd   41 k
        xorps xmm12, xmm1                                        ;   636.0 fmul+fadd   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;   638.0 agu1+agu2+fmul+fadd   41 k
        movaps [rbp + 64], xmm7                                  ;   635.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 352]                                  ;   637.0 agu2+agu0+fmisc+fmul   41 k
        andps xmm7, [r8 + 288]                                   ;   639.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 32], xmm6                                  ;   638.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;   639.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;   641.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;   643.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;   643.0 fadd+fmul   41 k
        movaps [rbp + 48], xmm14                                 ;   640.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 288]                                 ;   642.7 agu1+agu0+fmisc   41 k
        andps xmm14, xmm15                                       ;   644.7 fadd+fmul   41 k
        xorps xmm13, xmm14                                       ;   646.7 fadd+fmul   41 k
        movaps xmm14, [r8 + 304]                                 ;   644.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;   648.7 fadd+fmul   41 k
        xorps xmm15, xmm3                                        ;   646.0 fadd+fmul   41 k
        movaps [rbp + 0], xmm13                                  ;   650.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 288]                                 ;   647.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm6                                        ;   649.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;   651.0 fadd+fmul   41 k
        andps xmm6, [r8 + 320]                                   ;   650.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;   653.0 fadd+fmul   41 k
        movaps [rbp + 96], xmm13                                 ;   655.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 320]                                 ;   651.7 agu2+agu0+fmisc   41 k
        xorps xmm13, xmm10                                       ;   653.7 fadd+fmul   41 k
        xorps xmm4, xmm13                                        ;   655.7 fadd+fmul   41 k
        xorps xmm6, xmm4                                         ;   657.7 fadd+fmul   41 k
        movaps xmm4, xmm15                                       ;   655.0 fadd+fmul   41 k copy
        andps xmm4, xmm3                                         ;   657.0 fadd+fmul   41 k
        andps xmm15, [r8 + 320]                                  ;   657.0 agu1+agu2+fadd+fmul   41 k
        andps xmm13, [r8 + 336]                                  ;   658.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm4, xmm12                                        ;   659.0 fadd+fmul   41 k
        andps xmm2, [r8 + 288]                                   ;   660.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;   661.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 272]                                  ;   658.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;   662.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;   664.0 fadd+fmul   41 k
        xorps xmm4, xmm13                                        ;   666.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 320]                                 ;   661.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;   665.0 fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;   667.0 fadd+fmul   41 k
        xorps xmm2, xmm13                                        ;   669.0 fadd+fmul   41 k
        xorps xmm13, [r8 + 288]                                  ;   669.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm0, xmm3                                         ;   669.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 352]                                  ;   666.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;   670.0 fadd+fmul   41 k
        andps xmm3, [r8 + 256]                                   ;   672.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;   674.0 fadd+fmul   41 k
        xorps xmm15, xmm12                                       ;   676.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 304]                                 ;   670.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;   674.0 fadd+fmul   41 k
        xorps xmm13, xmm7                                        ;   675.0 fadd+fmul   41 k
        xorps xmm12, [r8 + 336]                                  ;   676.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm7, xmm14                                        ;   677.0 fadd+fmul   41 k
        xorps xmm1, [r8 + 288]                                   ;   678.0 agu2+agu0+fadd+fmul   41 k
        andps xmm10, xmm7                                        ;   679.0 fadd+fmul   41 k
        xorps xmm6, xmm2                                         ;   680.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 320]                                  ;   677.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;   681.0 fadd+fmul   41 k
        andps xmm7, [r8 + 336]                                   ;   682.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm3, xmm7                                         ;   684.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;   686.0 fadd+fmul   41 k
        xorps xmm11, xmm12                                       ;   685.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 288]                                  ;   681.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;   686.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;   687.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 352]                                 ;   683.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 336]                                  ;   688.0 agu1+agu0+fadd+fmul   41 k
        andps xmm1, [r8 + 256]                                   ;   689.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm1, [r8 + 352]                                   ;   691.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm15, xmm1                                        ;   693.0 fadd+fmul   41 k
        xorps xmm6, [rbp + 48]                                   ;   692.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm0, xmm12                                        ;   693.0 fadd+fmul   41 k
        movaps xmm1, [rbp + 96]                                  ;   689.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;   694.0 fadd+fmul   41 k
        andps xmm9, xmm12                                        ;   695.0 fadd+fmul   41 k
        xorps xmm5, xmm7                                         ;   696.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 352]                                  ;   693.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;   697.0 fadd+fmul   41 k
        xorps xmm3, xmm13                                        ;   698.0 fadd+fmul   41 k
        xorps xmm1, xmm0                                         ;   699.0 fadd+fmul   41 k
        xorps xmm10, xmm15                                       ;   700.0 fadd+fmul   41 k
        xorps xmm9, [rbp + 32]                                   ;   701.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm9                                        ;   703.0 fadd+fmul   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;   698.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;   705.0 fadd+fmul   41 k
        xorps xmm2, xmm1                                         ;   704.0 fadd+fmul   41 k
        xorps xmm2, xmm0                                         ;   706.0 fadd+fmul   41 k
        xorps xmm5, [rbp + 0]                                    ;   706.0 agu2+agu0+fadd+fmul   41 k
        movaps xmm1, [rbp + 64]                                  ;   702.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 256]                                   ;   707.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm1                                         ;   709.0 fadd+fmul   41 k
        xorps xmm8, [rbp + 16]                                   ;   709.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm10, xmm8                                        ;   711.0 fadd+fmul   41 k
        movaps xmm9, [rbp - 96]                                  ;   707.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 288]                                   ;   711.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm6, xmm9                                         ;   713.0 fadd+fmul   41 k
        xorps xmm14, [rbp - 32]                                  ;   713.0 agu2+agu1+fadd+fmul   41 k
        xorps xmm2, xmm14                                        ;   715.0 fadd+fmul   41 k
        movaps xmm12, [rbp - 112]                                ;   710.7 agu0+agu1+fmisc   41 k
        xorps xmm12, [r8 + 320]                                  ;   715.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm12                                       ;   717.0 fadd+fmul   41 k
        movaps xmm13, [rbp - 128]                                ;   713.0 agu1+agu0+fmisc   41 k
        xorps xmm13, [r8 + 336]                                  ;   717.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm3, xmm13                                        ;   719.0 fadd+fmul   41 k
        xorps xmm7, [rbp - 48]                                   ;   719.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm5, xmm7                                         ;   721.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 656]                                 ;   716.7 agu2+agu0+fmisc  100 k.9 reload
        xorps xmm4, xmm15                                        ;   721.0 fadd+fmul   48 k
        xorps xmm10, [r8 + 672]                                  ;   722.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm6, [r8 + 688]                                   ;   723.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm2, [r8 + 704]                                   ;   724.0 agu1+agu2+fadd+fmul   48 k
        xorps xmm11, [r8 + 720]                                  ;   725.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm3, [r8 + 736]                                   ;   726.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm5, [r8 + 752]                                   ;   727.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm1, [r8 + 512]                                   ;   728.0 agu2+agu1+fadd+fmul   48 k
        xorps xmm8, [r8 + 528]                                   ;   729.0 agu0+agu2+fadd+fmul   48 k
        xorps xmm9, [r8 + 544]                                   ;   730.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm14, [r8 + 560]                                  ;   731.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm12, [r8 + 576]                                  ;   732.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm13, [r8 + 592]                                  ;   733.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm7, [r8 + 608]                                   ;   734.0 agu1+agu0+fadd+fmul   48 k
        movaps xmm15, [rbp - 64]                                 ;   730.0 agu2+agu0+fmisc   48 k
        xorps xmm15, [r8 + 624]                                  ;   735.0 agu1+agu0+fadd+fmul   48 k
        movaps [rbp - 64], xmm5                                  ;   732.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 80]                                  ;   734.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 640]                                   ;   736.0 agu0+agu1+fadd+fmul   48 k
        movaps [rbp - 80], xmm3                                  ;   736.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;   737.0 fadd+fmul   45 k copy
        xorps xmm3, xmm7                                         ;   739.0 fadd+fmul   45 k
        movaps [rbp - 48], xmm11                                 ;   738.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;   739.0 fadd+fmul   45 k copy
        andps xmm11, xmm15                                       ;   741.0 fadd+fmul   45 k
        movaps [rbp - 128], xmm2                                 ;   740.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;   741.0 fadd+fmul   45 k copy
        xorps xmm2, xmm13                                        ;   743.0 fadd+fmul   45 k
        movaps [rbp - 112], xmm6                                 ;   742.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;   743.0 fadd+fmul   45 k copy
        andps xmm6, xmm15                                        ;   745.0 fadd+fmul   45 k
        movaps [rbp - 32], xmm10                                 ;   744.0 agu1+agu0+fmisc   48 k spill
        movaps xmm10, xmm7                                       ;   745.0 fadd+fmul   45 k copy
        andps xmm10, xmm14                                       ;   747.0 fadd+fmul   45 k
        movaps [rbp - 96], xmm4                                  ;   746.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm15                                       ;   747.0 fadd+fmul   45 k copy
        andps xmm4, xmm1                                         ;   749.0 fadd+fmul   45 k
        xorps xmm10, xmm4                                        ;   751.0 fadd+fmul   45 k
        movaps xmm4, xmm7                                        ;   750.0 fadd+fmul   45 k copy
        andps xmm4, xmm12                                        ;   752.0 fadd+fmul   45 k
        xorps xmm10, xmm0                                        ;   753.0 fadd+fmul   45 k
        movaps xmm0, xmm3                                        ;   753.0 fadd+fmul   45 k copy
        xorps xmm0, xmm14                                        ;   755.0 fadd+fmul   45 k
        movaps [rbp + 16], xmm10                                 ;   755.0 agu1+agu0+fmisc   45 k spill
        movaps xmm10, xmm9                                       ;   755.0 fadd+fmul   45 k copy
        andps xmm10, xmm0                                        ;   757.0 fadd+fmul   45 k
        movaps [rbp + 64], xmm11                                 ;   754.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;   757.0 fadd+fmul   45 k copy
        andps xmm11, xmm1                                        ;   759.0 fadd+fmul   45 k
        xorps xmm11, xmm15                                       ;   761.0 fadd+fmul   45 k
        xorps xmm10, xmm11                                       ;   763.0 fadd+fmul   45 k
        movaps [rbp + 0], xmm7                                   ;   757.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;   761.0 fadd+fmul   45 k copy
        andps xmm7, xmm9                                         ;   763.0 fadd+fmul   45 k
        xorps xmm7, xmm2                                         ;   765.0 fadd+fmul   45 k
        movaps [rbp + 32], xmm7                                  ;   767.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;   764.0 fadd+fmul   45 k copy
        andps xmm7, xmm1                                         ;   766.0 fadd+fmul   45 k
        xorps xmm4, xmm7                                         ;   768.0 fadd+fmul   45 k
        xorps xmm4, xmm6                                         ;   770.0 fadd+fmul   45 k
        movaps xmm7, xmm14                                       ;   768.0 fadd+fmul   45 k copy
        andps xmm7, xmm8                                         ;   770.0 fadd+fmul   45 k
        movaps [rbp + 96], xmm6                                  ;   767.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;   770.0 fadd+fmul   45 k copy
        andps xmm6, xmm12                                        ;   772.0 fadd+fmul   45 k
        xorps xmm7, xmm6                                         ;   774.0 fadd+fmul   45 k
        xorps xmm11, xmm6                                        ;   774.0 fadd+fmul   45 k
        movaps xmm6, xmm5                                        ;   774.0 fadd+fmul   45 k copy
        andps xmm6, xmm12                                        ;   776.0 fadd+fmul   45 k
        xorps xmm14, xmm6                                        ;   778.0 fadd+fmul   45 k
        xorps xmm10, xmm14                                       ;   780.0 fadd+fmul   45 k
        andps xmm14, xmm5                                        ;   780.0 fadd+fmul   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;   782.0 agu2+agu0+fadd+fmul   45 k
        movaps [rbp + 48], xmm6                                  ;   778.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;   780.0 fadd+fmul   45 k copy
        andps xmm6, xmm1                                         ;   782.0 fadd+fmul   45 k
        movaps [rdx - 128], xmm14                                ;   784.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;   782.0 fadd+fmul   45 k copy
        orps xmm14, xmm5                                         ;   784.0 fadd+fmul   45 k
        movaps [rbp - 16], xmm0                                  ;   782.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;   784.0 fadd+fmul   45 k copy
        andps xmm0, xmm12                                        ;   786.0 fadd+fmul   45 k
        andps xmm2, xmm1                                         ;   786.0 fadd+fmul   45 k
        movaps [rbp + 80], xmm7                                  ;   785.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;   787.0 fadd+fmul   45 k copy
        andps xmm7, xmm13                                        ;   789.0 fadd+fmul   45 k
        xorps xmm14, xmm7                                        ;   791.0 fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;   793.0 fadd+fmul   45 k
        movaps xmm7, xmm12                                       ;   791.0 fadd+fmul   45 k copy
        andps xmm7, xmm13                                        ;   793.0 fadd+fmul   45 k
        movaps xmm14, xmm15                                      ;   793.0 fadd+fmul   45 k copy
        andps xmm14, xmm13                                       ;   795.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;   797.0 fadd+fmul   45 k
        xorps xmm11, xmm0                                        ;   799.0 fadd+fmul   45 k
        movaps xmm14, xmm9                                       ;   797.0 fadd+fmul   45 k copy
        andps xmm14, xmm8                                        ;   799.0 fadd+fmul   45 k
        xorps xmm0, xmm6                                         ;   799.0 fadd+fmul   45 k
        xorps xmm0, xmm3                                         ;   801.0 fadd+fmul   45 k
        xorps xmm14, xmm1                                        ;   801.0 fadd+fmul   45 k
        andps xmm3, xmm13                                        ;   802.0 fadd+fmul   45 k
        movaps [rbp + 112], xmm0                                 ;   803.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;   803.0 fadd+fmul   45 k copy
        xorps xmm0, xmm5                                         ;   805.0 fadd+fmul   45 k
        xorps xmm7, xmm9                                         ;   805.0 fadd+fmul   45 k
        xorps xmm11, xmm7                                        ;   807.0 fadd+fmul   45 k
        andps xmm0, xmm13                                        ;   807.0 fadd+fmul   45 k
        andps xmm7, xmm12                                        ;   808.0 fadd+fmul   45 k
        xorps xmm10, xmm0                                        ;   809.0 fadd+fmul   45 k
        movaps xmm0, xmm15                                       ;   810.0 fadd+fmul   45 k copy
        andps xmm0, xmm8                                         ;   812.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;   814.0 fadd+fmul   45 k
        xorps xmm11, xmm4                                        ;   813.0 fadd+fmul   45 k
        xorps xmm14, xmm5                                        ;   814.0 fadd+fmul   45 k
        xorps xmm3, xmm14                                        ;   816.0 fadd+fmul   45 k
        andps xmm14, xmm8                                        ;   816.0 fadd+fmul   45 k
        xorps xmm3, xmm12                                        ;   818.0 fadd+fmul   45 k
        xorps xmm7, xmm0                                         ;   818.0 fadd+fmul   45 k
        movaps xmm0, xmm12                                       ;   819.0 fadd+fmul   45 k copy
        andps xmm0, xmm15                                        ;   821.0 fadd+fmul   45 k
        andps xmm12, xmm1                                        ;   821.0 fadd+fmul   45 k
        xorps xmm0, xmm12                                        ;   823.0 fadd+fmul   45 k
        xorps xmm14, xmm0                                        ;   825.0 fadd+fmul   45 k
        movaps xmm0, xmm1                                        ;   824.0 fadd+fmul   45 k copy
        xorps xmm0, xmm8                                         ;   826.0 fadd+fmul   45 k
        andps xmm0, xmm13                                        ;   828.0 fadd+fmul   45 k
        xorps xmm0, xmm7                                         ;   830.0 fadd+fmul   45 k
        xorps xmm14, [rbp + 32]                                  ;   828.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm12, [rbp + 64]                                  ;   829.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm7, xmm12                                        ;   831.0 fadd+fmul   45 k
        movaps xmm12, [rbp + 0]                                  ;   827.0 agu2+agu0+fmisc   45 k
        andps xmm12, xmm15                                       ;   831.0 fadd+fmul   45 k
        andps xmm1, [rbp + 0]                                    ;   832.0 agu1+agu0+fadd+fmul   45 k
        andps xmm5, xmm9                                         ;   833.0 fadd+fmul   45 k
        xorps xmm1, [rbp + 80]                                   ;   834.0 agu2+agu0+fadd+fmul   45 k
        andps xmm15, xmm9                                        ;   835.0 fadd+fmul   45 k
        andps xmm8, [rbp + 0]                                    ;   836.0 agu1+agu0+fadd+fmul   45 k
        orps xmm13, [rbp - 16]                                   ;   837.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm5, xmm12                                        ;   838.0 fadd+fmul   45 k
        xorps xmm15, [rdx - 128]                                 ;   839.0 agu1+agu2+fadd+fmul   45 k
        movaps [rbp + 80], xmm14                                 ;   835.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp + 16]                                 ;   837.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;   840.0 fadd+fmul   45 k
        xorps xmm3, xmm7                                         ;   841.0 fadd+fmul   45 k
        xorps xmm2, xmm3                                         ;   843.0 fadd+fmul   45 k
        xorps xmm2, xmm1                                         ;   845.0 fadd+fmul   45 k
        xorps xmm12, xmm8                                        ;   844.0 fadd+fmul   45 k
        movaps xmm3, [rbp - 16]                                  ;   840.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;   845.0 fadd+fmul   45 k
        xorps xmm13, xmm5                                        ;   847.0 fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;   847.0 fadd+fmul   45 k
        xorps xmm8, xmm15                                        ;   848.0 fadd+fmul   45 k
        xorps xmm15, [rbp + 96]                                  ;   849.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm11, xmm12                                       ;   850.0 fadd+fmul   45 k
        xorps xmm15, [rbp + 112]                                 ;   851.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm12, [rbp + 16]                                  ;   852.0 agu2+agu0+fadd+fmul   45 k
        movaps xmm5, [rbp + 0]                                   ;   848.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;   853.0 fadd+fmul   45 k
        xorps xmm4, xmm9                                         ;   855.0 fadd+fmul   45 k
        xorps xmm1, [rdx - 128]                                  ;   855.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm9, xmm0                                         ;   856.0 fadd+fmul   45 k
        xorps xmm0, xmm13                                        ;   857.0 fadd+fmul   45 k
        xorps xmm0, [rbp + 48]                                   ;   859.0 agu0+agu1+fadd+fmul   45 k
        xorps xmm10, xmm1                                        ;   859.0 fadd+fmul   45 k
        xorps xmm13, [rbp + 32]                                  ;   860.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm11, [rbp + 64]                                  ;   861.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm6, xmm3                                         ;   862.0 fadd+fmul   45 k
        xorps xmm12, [rbp + 80]                                  ;   863.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm5, xmm4                                         ;   864.0 fadd+fmul   45 k
        xorps xmm8, xmm9                                         ;   865.0 fadd+fmul   45 k
        xorps xmm13, xmm5                                        ;   866.0 fadd+fmul   45 k
        xorps xmm7, xmm8                                         ;   867.0 fadd+fmul   45 k
        movaps xmm1, [rbp - 96]                                  ;   863.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;   869.0 fadd+fmul   45 k
        movaps xmm3, [rbp - 32]                                  ;   865.0 agu2+agu0+fmisc   48 k reload
        xorps xmm10, xmm3                                        ;   869.0 fadd+fmul   45 k
        movaps xmm4, [rbp - 112]                                 ;   867.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;   870.0 fadd+fmul   45 k
        movaps xmm5, [rbp - 128]                                 ;   869.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;   871.0 fadd+fmul   45 k
        movaps xmm8, [rbp - 48]                                  ;   871.0 agu1+agu0+fmisc   48 k reload
        xorps xmm13, xmm8                                        ;   873.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 80]                                  ;   873.0 agu2+agu0+fmisc+fadd   48 k reload
        xorps xmm11, xmm9                                        ;   875.0 fmul+fadd   45 k
        movaps [r9 + 2304], xmm7                                 ;   874.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 64]                                  ;   875.0 agu2+agu0+fmul+fadd   48 k reload
        xorps xmm15, xmm7                                        ;   877.0 fmul+fadd   45 k
        movaps [r9 + 2320], xmm10                                ;   876.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2336], xmm2                                 ;   878.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2352], xmm0                                 ;   880.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2368], xmm13                                ;   882.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2384], xmm11                                ;   884.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2400], xmm15                                ;   886.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2416], xmm12                                ;   888.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2432], xmm6                                 ;   890.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2448], xmm1                                 ;   892.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2464], xmm3                                 ;   894.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2480], xmm4                                 ;   896.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2496], xmm5                                 ;   898.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2512], xmm8                                 ;   900.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2528], xmm9                                 ;   902.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2544], xmm7                                 ;   904.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 512]                                  ;   894.0 agu1+agu0+fmul+fadd  100 k.0 reload
        movaps [r9 + 512], xmm0                                  ;   906.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 528]                                  ;   896.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 528], xmm1                                  ;   908.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 544]                                  ;   898.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 544], xmm2                                  ;   910.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 560]                                  ;   900.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 560], xmm3                                  ;   912.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 576]                                  ;   902.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 576], xmm4                                  ;   914.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 592]                                  ;   904.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 592], xmm5                                  ;   916.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 608]                                  ;   906.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 608], xmm6                                  ;   918.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 624]                                  ;   908.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 624], xmm7                                  ;   920.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 640]                                  ;   910.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 640], xmm8                                  ;   922.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 656]                                  ;   912.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 656], xmm9                                  ;   924.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 672]                                 ;   914.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 672], xmm10                                 ;   926.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 688]                                 ;   916.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 688], xmm11                                 ;   928.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 704]                                 ;   918.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 704], xmm12                                 ;   930.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 720]                                 ;   920.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 720], xmm13                                 ;   932.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 736]                                 ;   922.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 736], xmm14                                 ;   934.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 768]                                 ;   924.0 agu2+agu1+fadd+fmul  100 k.0
        movaps xmm15, [r8 + 752]                                 ;   925.0 agu0+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 752], xmm15                                 ;   936.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 784]                                  ;   926.3 agu1+agu2+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 800]                                  ;   927.0 agu0+agu1+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 816]                                  ;   928.0 agu2+agu0+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 832]                                  ;   929.0 agu1+agu2+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 848]                                  ;   930.0 agu0+agu1+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 864]                                  ;   931.0 agu2+agu0+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 880]                                  ;   932.0 agu1+agu2+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 896]                                  ;   933.0 agu0+agu1+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 912]                                  ;   934.0 agu2+agu0+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 928]                                  ;   935.0 agu1+agu2+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 944]                                  ;   936.0 agu0+agu1+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 960]                                  ;   937.0 agu2+agu0+fadd+fmul  100 k.12
        movaps xmm2, [r8 + 976]                                  ;   938.0 agu1+agu2+fmisc+fadd  100 k.13
        movaps xmm2, [r8 + 992]                                  ;   938.0 agu0+agu1+fmul+fmisc  100 k.14
        movaps xmm2, [r8 + 1008]                                 ;   939.0 agu2+agu0+fadd+fmul  100 k.15
        movaps xmm2, [r8 + 720]                                  ;   940.0 agu1+agu2+fmisc+fadd   41 k copy
        xorps xmm2, xmm7                                         ;   942.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 672]                                  ;   941.0 agu0+agu1+fmisc+fmul   41 k copy
        andps xmm3, xmm14                                        ;   943.0 fadd+fmul   41 k
        movaps xmm1, [r8 + 640]                                  ;   942.0 agu2+agu0+fmisc   41 k copy
        xorps xmm1, xmm12                                        ;   944.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 752]                                  ;   944.0 agu1+agu0+fmisc+fadd   41 k copy
        andps xmm6, xmm14                                        ;   946.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 720]                                  ;   945.0 agu2+agu0+fmisc+fmul   41 k copy
        andps xmm5, xmm10                                        ;   947.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 736]                                  ;   946.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm7                                         ;   948.0 fadd+fmul   41 k
        xorps xmm5, xmm0                                         ;   950.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 720]                                  ;   948.0 agu2+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;   950.0 fadd+fmul   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;   952.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm4, xmm2                                        ;   951.0 fadd+fmul   41 k copy
        xorps xmm4, xmm10                                        ;   953.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 656]                                 ;   950.0 agu2+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;   955.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 752]                                 ;   952.0 agu1+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;   954.0 fadd+fmul   41 k
        xorps xmm12, xmm14                                       ;   956.0 fadd+fmul   41 k
        xorps xmm13, xmm12                                       ;   958.0 fadd+fmul   41 k
        movaps xmm14, [r8 + 672]                                 ;   954.3 agu2+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;   957.0 fadd+fmul   41 k
        xorps xmm14, xmm1                                        ;   959.0 fadd+fmul   41 k
        movaps [rbp - 64], xmm5                                  ;   956.3 agu1+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 672]                                  ;   958.3 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;   960.3 fadd+fmul   41 k
        xorps xmm0, xmm5                                         ;   962.3 fadd+fmul   41 k
        xorps xmm0, xmm6                                         ;   964.3 fadd+fmul   41 k
        movaps xmm5, [r8 + 672]                                  ;   960.3 agu1+agu2+fmisc   41 k copy
        andps xmm5, xmm8                                         ;   962.3 fadd+fmul   41 k
        movaps [rbp - 80], xmm6                                  ;   962.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;   963.0 fadd+fmul   41 k copy
        andps xmm6, xmm11                                        ;   965.0 fadd+fmul   41 k
        xorps xmm5, xmm6                                         ;   967.0 fadd+fmul   41 k
        xorps xmm12, xmm6                                        ;   967.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 752]                                  ;   964.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;   967.0 fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;   969.0 fadd+fmul   41 k
        xorps xmm13, xmm10                                       ;   971.0 fadd+fmul   41 k
        andps xmm10, xmm15                                       ;   971.0 fadd+fmul   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;   973.0 agu1+agu0+fadd+fmul   41 k
        movaps [rbp - 48], xmm6                                  ;   969.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 640]                                  ;   970.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;   972.7 fadd+fmul   41 k
        movaps [rbp - 128], xmm10                                ;   975.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;   973.0 fadd+fmul   41 k copy
        orps xmm10, xmm15                                        ;   975.0 fadd+fmul   41 k
        movaps [rbp - 112], xmm4                                 ;   974.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;   975.0 fadd+fmul   41 k copy
        andps xmm4, xmm11                                        ;   977.0 fadd+fmul   41 k
        andps xmm1, xmm7                                         ;   977.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 704]                                  ;   976.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;   978.7 fadd+fmul   41 k
        xorps xmm10, xmm7                                        ;   980.7 fadd+fmul   41 k
        xorps xmm6, xmm10                                        ;   982.7 fadd+fmul   41 k
        movaps xmm7, [r8 + 704]                                  ;   978.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;   981.0 fadd+fmul   41 k
        movaps xmm10, [r8 + 736]                                 ;   980.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 704]                                  ;   982.7 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;   984.7 fadd+fmul   41 k
        xorps xmm12, xmm4                                        ;   986.7 fadd+fmul   41 k
        movaps xmm10, [r8 + 656]                                 ;   982.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;   985.0 fadd+fmul   41 k
        xorps xmm4, xmm6                                         ;   986.7 fadd+fmul   41 k
        xorps xmm4, xmm2                                         ;   988.7 fadd+fmul   41 k
        xorps xmm10, [r8 + 624]                                  ;   988.0 agu0+agu1+fadd+fmul   41 k
        andps xmm2, [r8 + 704]                                   ;   989.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;   990.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;   990.0 fadd+fmul   41 k copy
        xorps xmm4, xmm15                                        ;   992.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;   992.0 fadd+fmul   41 k
        xorps xmm12, xmm7                                        ;   994.0 fadd+fmul   41 k
        andps xmm4, [r8 + 704]                                   ;   994.0 agu0+agu1+fadd+fmul   41 k
        andps xmm7, xmm11                                        ;   995.0 fadd+fmul   41 k
        xorps xmm13, xmm4                                        ;   996.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 736]                                  ;   993.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;   997.0 fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;   999.0 fadd+fmul   41 k
        xorps xmm12, xmm0                                        ;   999.0 fadd+fmul   41 k
        xorps xmm10, xmm15                                       ;  1000.0 fadd+fmul   41 k
        xorps xmm2, xmm10                                        ;  1002.0 fadd+fmul   41 k
        andps xmm10, xmm8                                        ;  1002.0 fadd+fmul   41 k
        xorps xmm2, xmm11                                        ;  1004.0 fadd+fmul   41 k
        xorps xmm7, xmm4                                         ;  1004.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 736]                                  ;  1000.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;  1005.0 fadd+fmul   41 k
        andps xmm11, [r8 + 624]                                  ;  1006.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm11                                        ;  1008.0 fadd+fmul   41 k
        xorps xmm10, xmm4                                        ;  1010.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 624]                                  ;  1005.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;  1009.0 fadd+fmul   41 k
        andps xmm4, [r8 + 704]                                   ;  1011.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;  1013.0 fadd+fmul   41 k
        xorps xmm10, xmm14                                       ;  1012.0 fadd+fmul   41 k
        xorps xmm11, xmm3                                        ;  1013.0 fadd+fmul   41 k
        xorps xmm7, xmm11                                        ;  1015.0 fadd+fmul   41 k
        movaps xmm11, [r8 + 736]                                 ;  1011.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 720]                                  ;  1015.0 agu2+agu0+fadd+fmul   41 k
        andps xmm15, xmm9                                        ;  1016.0 fadd+fmul   41 k
        andps xmm8, [r8 + 720]                                   ;  1017.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm15, xmm11                                       ;  1018.0 fadd+fmul   41 k
        movaps [rbp - 96], xmm10                                 ;  1014.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 64]                                 ;  1016.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;  1019.0 fadd+fmul   41 k
        xorps xmm2, xmm7                                         ;  1020.0 fadd+fmul   41 k
        xorps xmm1, xmm2                                         ;  1022.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 720]                                  ;  1018.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 624]                                   ;  1022.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm5, xmm2                                         ;  1024.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 736]                                  ;  1020.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;  1024.0 fadd+fmul   41 k
        xorps xmm1, xmm5                                         ;  1026.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 128]                                  ;  1026.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm11, xmm8                                        ;  1027.0 fadd+fmul   41 k
        xorps xmm15, [rbp - 112]                                 ;  1028.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  1029.0 fadd+fmul   41 k
        movaps xmm6, [rbp - 112]                                 ;  1025.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 704]                                    ;  1030.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  1032.0 fadd+fmul   41 k
        xorps xmm8, xmm2                                         ;  1032.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 80]                                   ;  1033.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm11                                       ;  1034.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 32]                                   ;  1035.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, [rbp - 64]                                  ;  1036.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm6, [r8 + 720]                                  ;  1033.0 agu2+agu1+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;  1037.0 fadd+fmul   41 k
        xorps xmm0, xmm9                                         ;  1039.0 fadd+fmul   41 k
        xorps xmm5, [rbp - 128]                                  ;  1039.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm9, xmm4                                         ;  1040.0 fadd+fmul   41 k
        xorps xmm4, xmm15                                        ;  1041.0 fadd+fmul   41 k
        xorps xmm4, [rbp - 48]                                   ;  1043.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;  1043.0 fadd+fmul   41 k
        xorps xmm14, xmm15                                       ;  1044.0 fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;  1045.0 fadd+fmul   41 k
        xorps xmm11, [rbp - 96]                                  ;  1046.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm10, [rbp - 112]                                 ;  1047.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  1048.0 fadd+fmul   41 k
        xorps xmm8, xmm9                                         ;  1049.0 fadd+fmul   41 k
        xorps xmm14, xmm6                                        ;  1050.0 fadd+fmul   41 k
        xorps xmm7, xmm8                                         ;  1051.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 576]                                  ;  1047.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 512]                                  ;  1049.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;  1052.0 fadd+fmul   41 k
        movaps xmm5, [r8 + 592]                                  ;  1051.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;  1053.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 608]                                  ;  1053.0 agu1+agu0+fmisc   41 k
        movaps xmm8, [r8 + 528]                                  ;  1054.0 agu2+agu0+fadd+fmul  100 k.1 reload
        andps xmm6, xmm8                                         ;  1056.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 560]                                  ;  1055.0 agu1+agu2+fmisc   41 k
        andps xmm9, xmm3                                         ;  1057.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 576]                                 ;  1057.0 agu0+agu1+fmisc+fadd   41 k
        andps xmm15, [r8 + 560]                                  ;  1059.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 112], xmm10                                ;  1058.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 608]                                 ;  1059.0 agu0+agu1+fmul+fadd   41 k
        andps xmm10, [r8 + 560]                                  ;  1061.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 96], xmm11                                 ;  1060.0 agu1+agu2+fmisc   41 k spill
        movaps xmm11, [r8 + 592]                                 ;  1061.0 agu0+agu1+fmul+fadd   41 k
        andps xmm11, [r8 + 544]                                  ;  1063.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm6, xmm11                                        ;  1065.0 fmul+fadd   41 k
        andps xmm11, xmm8                                        ;  1065.0 fmul+fadd   41 k
        movaps [rbp - 48], xmm2                                  ;  1062.0 agu1+agu2+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;  1065.0 fmul+fadd   41 k copy
        xorps xmm2, xmm8                                         ;  1067.0 fmul+fadd   41 k
        movaps [rbp - 128], xmm12                                ;  1064.0 agu0+agu1+fmisc   41 k spill
        movaps xmm12, [r8 + 608]                                 ;  1066.0 agu2+agu0+fmisc+fmul   41 k
        andps xmm12, xmm5                                        ;  1068.0 fadd+fmul   41 k
        movaps [rbp - 64], xmm14                                 ;  1067.0 agu1+agu2+fmisc   41 k spill
        movaps xmm14, [r8 + 576]                                 ;  1068.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm14, xmm2                                        ;  1070.0 fadd+fmul   41 k
        andps xmm14, [r8 + 608]                                  ;  1072.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm9, xmm14                                        ;  1074.0 fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  1069.3 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;  1072.0 fadd+fmul   41 k copy
        xorps xmm4, xmm0                                         ;  1074.0 fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  1074.0 fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  1075.0 fadd+fmul   41 k
        andps xmm4, [r8 + 592]                                   ;  1076.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 80], xmm1                                  ;  1073.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 592]                                  ;  1075.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;  1077.7 fadd+fmul   41 k
        movaps [rbp + 0], xmm13                                  ;  1077.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 560]                                 ;  1078.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm1                                        ;  1080.0 fadd+fmul   41 k
        xorps xmm12, xmm1                                        ;  1080.0 fadd+fmul   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;  1082.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 80], xmm7                                  ;  1079.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 608]                                  ;  1081.7 agu2+agu0+fmisc   41 k
        andps xmm7, [r8 + 544]                                   ;  1083.7 agu1+agu2+fadd+fmul   41 k
        movaps [rbp - 16], xmm6                                  ;  1083.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;  1083.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;  1085.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;  1087.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;  1087.0 fadd+fmul   41 k
        movaps [rbp + 64], xmm14                                 ;  1085.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 544]                                 ;  1087.0 agu1+agu0+fmisc+fadd   41 k
        andps xmm14, xmm15                                       ;  1089.0 fmul+fadd   41 k
        xorps xmm13, xmm14                                       ;  1091.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 560]                                 ;  1088.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;  1093.0 fmul+fadd   41 k
        xorps xmm15, xmm3                                        ;  1091.0 fmul+fadd   41 k
        movaps [rbp + 32], xmm13                                 ;  1095.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 544]                                 ;  1091.7 agu2+agu0+fmul+fmisc   41 k
        andps xmm13, xmm6                                        ;  1093.7 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  1095.7 fadd+fmul   41 k
        andps xmm6, [r8 + 576]                                   ;  1094.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;  1097.7 fadd+fmul   41 k
        movaps [rbp + 48], xmm13                                 ;  1099.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 576]                                 ;  1096.0 agu2+agu0+fmisc+fadd   41 k
        xorps xmm13, xmm10                                       ;  1098.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  1100.0 fmul+fadd   41 k
        xorps xmm6, xmm4                                         ;  1102.0 fmul+fadd   41 k
        movaps xmm4, xmm15                                       ;  1100.0 fmul+fadd   41 k copy
        andps xmm4, xmm3                                         ;  1102.0 fmul+fadd   41 k
        andps xmm15, [r8 + 576]                                  ;  1102.0 agu1+agu2+fmul+fadd   41 k
        andps xmm13, [r8 + 592]                                  ;  1103.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm4, xmm12                                        ;  1104.0 fmul+fadd   41 k
        andps xmm2, [r8 + 544]                                   ;  1105.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;  1106.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 528]                                  ;  1103.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  1107.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  1109.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  1111.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 576]                                 ;  1106.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;  1110.0 fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;  1112.0 fmul+fadd   41 k
        xorps xmm2, xmm13                                        ;  1114.0 fmul+fadd   41 k
        xorps xmm13, [r8 + 544]                                  ;  1114.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm0, xmm3                                         ;  1114.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 608]                                  ;  1111.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;  1115.0 fmul+fadd   41 k
        andps xmm3, [r8 + 512]                                   ;  1117.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;  1119.0 fmul+fadd   41 k
        xorps xmm15, xmm12                                       ;  1121.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 560]                                 ;  1115.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;  1119.0 fmul+fadd   41 k
        xorps xmm13, xmm7                                        ;  1120.0 fmul+fadd   41 k
        xorps xmm12, [r8 + 592]                                  ;  1121.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm7, xmm14                                        ;  1122.0 fmul+fadd   41 k
        xorps xmm1, [r8 + 544]                                   ;  1123.0 agu2+agu0+fmul+fadd   41 k
        andps xmm10, xmm7                                        ;  1124.0 fmul+fadd   41 k
        xorps xmm6, xmm2                                         ;  1125.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 576]                                  ;  1122.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;  1126.0 fmul+fadd   41 k
        andps xmm7, [r8 + 592]                                   ;  1127.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm7                                         ;  1129.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  1131.0 fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  1130.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 544]                                  ;  1126.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;  1131.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;  1132.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 608]                                 ;  1128.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 592]                                  ;  1133.0 agu1+agu0+fmul+fadd   41 k
        andps xmm1, [r8 + 512]                                   ;  1134.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm1, [r8 + 608]                                   ;  1136.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm15, xmm1                                        ;  1138.0 fmul+fadd   41 k
        xorps xmm6, [rbp + 64]                                   ;  1137.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm0, xmm12                                        ;  1138.0 fmul+fadd   41 k
        movaps xmm1, [rbp + 48]                                  ;  1134.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;  1139.0 fmul+fadd   41 k
        andps xmm9, xmm12                                        ;  1140.0 fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  1141.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 608]                                  ;  1138.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;  1142.0 fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  1143.0 fmul+fadd   41 k
        xorps xmm1, xmm0                                         ;  1144.0 fmul+fadd   41 k
        xorps xmm15, xmm10                                       ;  1145.0 fmul+fadd   41 k
        xorps xmm9, [rbp - 16]                                   ;  1146.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm9                                        ;  1148.0 fmul+fadd   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;  1143.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;  1150.0 fmul+fadd   41 k
        xorps xmm2, xmm1                                         ;  1149.0 fmul+fadd   41 k
        xorps xmm2, xmm0                                         ;  1151.0 fmul+fadd   41 k
        xorps xmm5, [rbp + 32]                                   ;  1151.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm1, [rbp + 80]                                  ;  1147.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 512]                                   ;  1152.0 agu2+agu1+fmul+fadd   41 k
        xorps xmm4, xmm1                                         ;  1154.0 fmul+fadd   41 k
        xorps xmm8, [rbp + 0]                                    ;  1154.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm15, xmm8                                        ;  1156.0 fmul+fadd   41 k
        movaps xmm9, [rbp - 80]                                  ;  1152.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 544]                                   ;  1156.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm6, xmm9                                         ;  1158.0 fmul+fadd   41 k
        xorps xmm14, [rbp - 32]                                  ;  1158.0 agu2+agu1+fmul+fadd   41 k
        xorps xmm2, xmm14                                        ;  1160.0 fmul+fadd   41 k
        movaps xmm10, [rbp - 64]                                 ;  1155.7 agu0+agu1+fmisc   41 k
        xorps xmm10, [r8 + 576]                                  ;  1160.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm10                                       ;  1162.0 fmul+fadd   41 k
        movaps xmm12, [rbp - 128]                                ;  1158.0 agu1+agu0+fmisc   41 k
        xorps xmm12, [r8 + 592]                                  ;  1162.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm12                                        ;  1164.0 fmul+fadd   41 k
        xorps xmm7, [rbp - 48]                                   ;  1164.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  1166.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 912]                                 ;  1161.7 agu0+agu1+fmisc  100 k.9 reload
        xorps xmm4, xmm13                                        ;  1166.0 fmul+fadd   48 k
        xorps xmm15, [r8 + 928]                                  ;  1167.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm6, [r8 + 944]                                   ;  1168.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm2, [r8 + 960]                                   ;  1169.0 agu2+agu1+fmul+fadd   48 k
        xorps xmm11, [r8 + 976]                                  ;  1170.0 agu0+agu2+fmul+fadd   48 k
        xorps xmm3, [r8 + 992]                                   ;  1171.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm5, [r8 + 1008]                                  ;  1172.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm1, [r8 + 768]                                   ;  1173.0 agu1+agu2+fmul+fadd   48 k
        xorps xmm8, [r8 + 784]                                   ;  1174.0 agu0+agu1+fmul+fadd   48 k
        xorps xmm9, [r8 + 800]                                   ;  1175.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm14, [r8 + 816]                                  ;  1176.0 agu1+agu2+fmul+fadd   48 k
        xorps xmm10, [r8 + 832]                                  ;  1177.0 agu0+agu1+fmul+fadd   48 k
        xorps xmm12, [r8 + 848]                                  ;  1178.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm7, [r8 + 864]                                   ;  1179.0 agu1+agu0+fmul+fadd   48 k
        movaps xmm13, [rbp - 96]                                 ;  1175.0 agu2+agu0+fmisc   48 k
        xorps xmm13, [r8 + 880]                                  ;  1180.0 agu1+agu0+fmul+fadd   48 k
        movaps [rbp - 96], xmm5                                  ;  1177.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 112]                                 ;  1179.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 896]                                   ;  1181.0 agu0+agu1+fmul+fadd   48 k
        movaps [rbp - 112], xmm3                                 ;  1181.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;  1182.0 fmul+fadd   45 k copy
        xorps xmm3, xmm7                                         ;  1184.0 fmul+fadd   45 k
        movaps [rbp - 48], xmm11                                 ;  1183.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;  1184.0 fmul+fadd   45 k copy
        andps xmm11, xmm13                                       ;  1186.0 fmul+fadd   45 k
        movaps [rbp - 128], xmm2                                 ;  1185.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;  1186.0 fmul+fadd   45 k copy
        xorps xmm2, xmm12                                        ;  1188.0 fmul+fadd   45 k
        movaps [rbp - 64], xmm6                                  ;  1187.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;  1188.0 fmul+fadd   45 k copy
        andps xmm6, xmm13                                        ;  1190.0 fmul+fadd   45 k
        movaps [rbp - 32], xmm15                                 ;  1189.0 agu1+agu0+fmisc   48 k spill
        movaps xmm15, xmm7                                       ;  1190.0 fmul+fadd   45 k copy
        andps xmm15, xmm14                                       ;  1192.0 fmul+fadd   45 k
        movaps [rbp - 80], xmm4                                  ;  1191.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm13                                       ;  1192.0 fmul+fadd   45 k copy
        andps xmm4, xmm1                                         ;  1194.0 fmul+fadd   45 k
        xorps xmm15, xmm4                                        ;  1196.0 fmul+fadd   45 k
        movaps xmm4, xmm7                                        ;  1195.0 fmul+fadd   45 k copy
        andps xmm4, xmm10                                        ;  1197.0 fmul+fadd   45 k
        xorps xmm15, xmm0                                        ;  1198.0 fmul+fadd   45 k
        movaps xmm0, xmm3                                        ;  1198.0 fmul+fadd   45 k copy
        xorps xmm0, xmm14                                        ;  1200.0 fmul+fadd   45 k
        movaps [rbp + 0], xmm15                                  ;  1200.0 agu1+agu0+fmisc   45 k spill
        movaps xmm15, xmm9                                       ;  1200.0 fmul+fadd   45 k copy
        andps xmm15, xmm0                                        ;  1202.0 fmul+fadd   45 k
        movaps [rbp + 80], xmm11                                 ;  1199.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;  1202.0 fmul+fadd   45 k copy
        andps xmm11, xmm1                                        ;  1204.0 fmul+fadd   45 k
        xorps xmm11, xmm13                                       ;  1206.0 fmul+fadd   45 k
        xorps xmm15, xmm11                                       ;  1208.0 fmul+fadd   45 k
        movaps [rbp + 32], xmm7                                  ;  1202.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;  1206.0 fmul+fadd   45 k copy
        andps xmm7, xmm9                                         ;  1208.0 fmul+fadd   45 k
        xorps xmm7, xmm2                                         ;  1210.0 fmul+fadd   45 k
        movaps [rbp - 16], xmm7                                  ;  1212.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;  1209.0 fmul+fadd   45 k copy
        andps xmm7, xmm1                                         ;  1211.0 fmul+fadd   45 k
        xorps xmm4, xmm7                                         ;  1213.0 fmul+fadd   45 k
        xorps xmm4, xmm6                                         ;  1215.0 fmul+fadd   45 k
        movaps xmm7, xmm14                                       ;  1213.0 fmul+fadd   45 k copy
        andps xmm7, xmm8                                         ;  1215.0 fmul+fadd   45 k
        movaps [rbp + 48], xmm6                                  ;  1212.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;  1215.0 fmul+fadd   45 k copy
        andps xmm6, xmm10                                        ;  1217.0 fmul+fadd   45 k
        xorps xmm7, xmm6                                         ;  1219.0 fmul+fadd   45 k
        xorps xmm11, xmm6                                        ;  1219.0 fmul+fadd   45 k
        movaps xmm6, xmm5                                        ;  1219.0 fmul+fadd   45 k copy
        andps xmm6, xmm10                                        ;  1221.0 fmul+fadd   45 k
        xorps xmm14, xmm6                                        ;  1223.0 fmul+fadd   45 k
        xorps xmm15, xmm14                                       ;  1225.0 fmul+fadd   45 k
        andps xmm14, xmm5                                        ;  1225.0 fmul+fadd   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;  1227.0 agu2+agu0+fmul+fadd   45 k
        movaps [rbp + 64], xmm6                                  ;  1223.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;  1225.0 fmul+fadd   45 k copy
        andps xmm6, xmm1                                         ;  1227.0 fmul+fadd   45 k
        movaps [rdx - 128], xmm14                                ;  1229.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;  1227.0 fmul+fadd   45 k copy
        orps xmm14, xmm5                                         ;  1229.0 fmul+fadd   45 k
        movaps [rbp + 16], xmm0                                  ;  1227.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;  1229.0 fmul+fadd   45 k copy
        andps xmm0, xmm10                                        ;  1231.0 fmul+fadd   45 k
        andps xmm2, xmm1                                         ;  1231.0 fmul+fadd   45 k
        movaps [rbp + 112], xmm7                                 ;  1230.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;  1232.0 fmul+fadd   45 k copy
        andps xmm7, xmm12                                        ;  1234.0 fmul+fadd   45 k
        xorps xmm14, xmm7                                        ;  1236.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  1238.0 fmul+fadd   45 k
        movaps xmm7, xmm10                                       ;  1236.0 fmul+fadd   45 k copy
        andps xmm7, xmm12                                        ;  1238.0 fmul+fadd   45 k
        movaps xmm14, xmm13                                      ;  1238.0 fmul+fadd   45 k copy
        andps xmm14, xmm12                                       ;  1240.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  1242.0 fmul+fadd   45 k
        xorps xmm11, xmm0                                        ;  1244.0 fmul+fadd   45 k
        movaps xmm14, xmm9                                       ;  1242.0 fmul+fadd   45 k copy
        andps xmm14, xmm8                                        ;  1244.0 fmul+fadd   45 k
        xorps xmm0, xmm6                                         ;  1244.0 fmul+fadd   45 k
        xorps xmm0, xmm3                                         ;  1246.0 fmul+fadd   45 k
        xorps xmm14, xmm1                                        ;  1246.0 fmul+fadd   45 k
        andps xmm3, xmm12                                        ;  1247.0 fmul+fadd   45 k
        movaps [rbp + 96], xmm0                                  ;  1248.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;  1248.0 fmul+fadd   45 k copy
        xorps xmm0, xmm5                                         ;  1250.0 fmul+fadd   45 k
        xorps xmm7, xmm9                                         ;  1250.0 fmul+fadd   45 k
        xorps xmm11, xmm7                                        ;  1252.0 fmul+fadd   45 k
        andps xmm0, xmm12                                        ;  1252.0 fmul+fadd   45 k
        andps xmm7, xmm10                                        ;  1253.0 fmul+fadd   45 k
        xorps xmm15, xmm0                                        ;  1254.0 fmul+fadd   45 k
        movaps xmm0, xmm13                                       ;  1255.0 fmul+fadd   45 k copy
        andps xmm0, xmm8                                         ;  1257.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  1259.0 fmul+fadd   45 k
        xorps xmm11, xmm4                                        ;  1258.0 fmul+fadd   45 k
        xorps xmm14, xmm5                                        ;  1259.0 fmul+fadd   45 k
        xorps xmm3, xmm14                                        ;  1261.0 fmul+fadd   45 k
        andps xmm14, xmm8                                        ;  1261.0 fmul+fadd   45 k
        xorps xmm3, xmm10                                        ;  1263.0 fmul+fadd   45 k
        xorps xmm7, xmm0                                         ;  1263.0 fmul+fadd   45 k
        movaps xmm0, xmm10                                       ;  1264.0 fmul+fadd   45 k copy
        andps xmm0, xmm13                                        ;  1266.0 fmul+fadd   45 k
        andps xmm10, xmm1                                        ;  1266.0 fmul+fadd   45 k
        xorps xmm0, xmm10                                        ;  1268.0 fmul+fadd   45 k
        xorps xmm14, xmm0                                        ;  1270.0 fmul+fadd   45 k
        movaps xmm0, xmm1                                        ;  1269.0 fmul+fadd   45 k copy
        xorps xmm0, xmm8                                         ;  1271.0 fmul+fadd   45 k
        andps xmm0, xmm12                                        ;  1273.0 fmul+fadd   45 k
        xorps xmm0, xmm7                                         ;  1275.0 fmul+fadd   45 k
        xorps xmm14, [rbp - 16]                                  ;  1273.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm10, [rbp + 80]                                  ;  1274.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm7, xmm10                                        ;  1276.0 fmul+fadd   45 k
        movaps xmm10, [rbp + 32]                                 ;  1272.0 agu2+agu0+fmisc   45 k
        andps xmm10, xmm13                                       ;  1276.0 fmul+fadd   45 k
        andps xmm1, [rbp + 32]                                   ;  1277.0 agu1+agu0+fmul+fadd   45 k
        andps xmm5, xmm9                                         ;  1278.0 fmul+fadd   45 k
        xorps xmm1, [rbp + 112]                                  ;  1279.0 agu2+agu0+fmul+fadd   45 k
        andps xmm13, xmm9                                        ;  1280.0 fmul+fadd   45 k
        andps xmm8, [rbp + 32]                                   ;  1281.0 agu1+agu0+fmul+fadd   45 k
        orps xmm12, [rbp + 16]                                   ;  1282.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm5, xmm10                                        ;  1283.0 fmul+fadd   45 k
        xorps xmm13, [rdx - 128]                                 ;  1284.0 agu1+agu2+fmul+fadd   45 k
        movaps [rbp + 112], xmm14                                ;  1280.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp + 0]                                  ;  1282.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;  1285.0 fmul+fadd   45 k
        xorps xmm3, xmm7                                         ;  1286.0 fmul+fadd   45 k
        xorps xmm2, xmm3                                         ;  1288.0 fmul+fadd   45 k
        xorps xmm2, xmm1                                         ;  1290.0 fmul+fadd   45 k
        xorps xmm10, xmm8                                        ;  1289.0 fmul+fadd   45 k
        movaps xmm3, [rbp + 16]                                  ;  1285.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;  1290.0 fmul+fadd   45 k
        xorps xmm12, xmm5                                        ;  1292.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  1292.0 fmul+fadd   45 k
        xorps xmm8, xmm13                                        ;  1293.0 fmul+fadd   45 k
        xorps xmm13, [rbp + 48]                                  ;  1294.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, xmm10                                       ;  1295.0 fmul+fadd   45 k
        xorps xmm13, [rbp + 96]                                  ;  1296.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm10, [rbp + 0]                                   ;  1297.0 agu2+agu0+fmul+fadd   45 k
        movaps xmm5, [rbp + 32]                                  ;  1293.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;  1298.0 fmul+fadd   45 k
        xorps xmm4, xmm9                                         ;  1300.0 fmul+fadd   45 k
        xorps xmm1, [rdx - 128]                                  ;  1300.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm9, xmm0                                         ;  1301.0 fmul+fadd   45 k
        xorps xmm0, xmm12                                        ;  1302.0 fmul+fadd   45 k
        xorps xmm0, [rbp + 64]                                   ;  1304.0 agu0+agu1+fmul+fadd   45 k
        xorps xmm15, xmm1                                        ;  1304.0 fmul+fadd   45 k
        xorps xmm12, [rbp - 16]                                  ;  1305.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, [rbp + 80]                                  ;  1306.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm6, xmm3                                         ;  1307.0 fmul+fadd   45 k
        xorps xmm10, [rbp + 112]                                 ;  1308.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm5, xmm4                                         ;  1309.0 fmul+fadd   45 k
        xorps xmm8, xmm9                                         ;  1310.0 fmul+fadd   45 k
        xorps xmm12, xmm5                                        ;  1311.0 fmul+fadd   45 k
        xorps xmm7, xmm8                                         ;  1312.0 fmul+fadd   45 k
        movaps xmm1, [rbp - 80]                                  ;  1308.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;  1314.0 fmul+fadd   45 k
        movaps xmm3, [rbp - 32]                                  ;  1310.0 agu2+agu0+fmisc   48 k reload
        xorps xmm15, xmm3                                        ;  1314.0 fmul+fadd   45 k
        movaps xmm4, [rbp - 64]                                  ;  1312.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;  1315.0 fmul+fadd   45 k
        movaps xmm5, [rbp - 128]                                 ;  1314.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;  1316.0 fmul+fadd   45 k
        movaps xmm8, [rbp - 48]                                  ;  1316.0 agu1+agu0+fmisc+fmul   48 k reload
        xorps xmm12, xmm8                                        ;  1318.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 112]                                 ;  1317.0 agu2+agu0+fmisc   48 k reload
        xorps xmm11, xmm9                                        ;  1319.0 fadd+fmul   45 k
        movaps [r9 + 2560], xmm7                                 ;  1319.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 96]                                  ;  1319.0 agu2+agu0+fadd+fmul   48 k reload
        xorps xmm13, xmm7                                        ;  1321.0 fadd+fmul   45 k
        movaps [r9 + 2576], xmm15                                ;  1321.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2592], xmm2                                 ;  1323.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2608], xmm0                                 ;  1325.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2624], xmm12                                ;  1327.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2640], xmm11                                ;  1329.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2656], xmm13                                ;  1331.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2672], xmm10                                ;  1333.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2688], xmm6                                 ;  1335.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2704], xmm1                                 ;  1337.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2720], xmm3                                 ;  1339.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2736], xmm4                                 ;  1341.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2752], xmm5                                 ;  1343.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2768], xmm8                                 ;  1345.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2784], xmm9                                 ;  1347.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2800], xmm7                                 ;  1349.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 768]                                  ;  1339.0 agu1+agu0+fadd+fmul  100 k.0 reload
        movaps [r9 + 768], xmm0                                  ;  1351.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 784]                                  ;  1341.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 784], xmm1                                  ;  1353.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 800]                                  ;  1343.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 800], xmm2                                  ;  1355.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 816]                                  ;  1345.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 816], xmm3                                  ;  1357.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 832]                                  ;  1347.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 832], xmm4                                  ;  1359.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 848]                                  ;  1349.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 848], xmm5                                  ;  1361.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 864]                                  ;  1351.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 864], xmm6                                  ;  1363.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 880]                                  ;  1353.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 880], xmm7                                  ;  1365.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 896]                                  ;  1355.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 896], xmm8                                  ;  1367.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 912]                                  ;  1357.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 912], xmm9                                  ;  1369.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 928]                                 ;  1359.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 928], xmm10                                 ;  1371.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 944]                                 ;  1361.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 944], xmm11                                 ;  1373.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 960]                                 ;  1363.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 960], xmm12                                 ;  1375.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 976]                                 ;  1365.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 976], xmm13                                 ;  1377.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 992]                                 ;  1367.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 992], xmm14                                 ;  1379.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 1024]                                ;  1369.0 agu2+agu1+fadd+fmul  100 k.0
        movaps xmm15, [r8 + 1008]                                ;  1370.0 agu0+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 1008], xmm15                                ;  1381.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 1040]                                 ;  1371.3 agu1+agu2+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 1056]                                 ;  1372.0 agu0+agu1+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 1072]                                 ;  1373.0 agu2+agu0+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 1088]                                 ;  1374.0 agu1+agu2+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 1104]                                 ;  1375.0 agu0+agu1+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 1120]                                 ;  1376.0 agu2+agu0+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 1136]                                 ;  1377.0 agu1+agu2+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 1152]                                 ;  1378.0 agu0+agu1+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 1168]                                 ;  1379.0 agu2+agu0+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 1184]                                 ;  1380.0 agu1+agu2+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 1200]                                 ;  1381.0 agu0+agu1+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 1216]                                 ;  1382.0 agu2+agu0+fmisc+fadd  100 k.12
        movaps xmm2, [r8 + 1232]                                 ;  1383.0 agu1+agu2+fmul+fmisc  100 k.13
        movaps xmm2, [r8 + 1248]                                 ;  1383.0 agu0+agu1+fadd+fmul  100 k.14
        movaps xmm2, [r8 + 1264]                                 ;  1384.0 agu2+agu0+fmisc+fadd  100 k.15
        movaps xmm2, xmm13                                       ;  1385.0 fmul+fadd   41 k copy
        xorps xmm2, xmm7                                         ;  1387.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 928]                                  ;  1386.0 agu1+agu2+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  1388.0 fmul+fadd   41 k
        movaps xmm1, xmm8                                        ;  1388.0 fmul+fadd   41 k copy
        xorps xmm1, xmm12                                        ;  1390.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 1008]                                 ;  1388.0 agu0+agu1+fmisc   41 k copy
        andps xmm6, xmm14                                        ;  1390.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 976]                                  ;  1390.0 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm10                                        ;  1392.0 fmul+fadd   41 k
        movaps xmm0, xmm14                                       ;  1392.0 fmul+fadd   41 k copy
        andps xmm0, xmm7                                         ;  1394.0 fmul+fadd   41 k
        xorps xmm5, xmm0                                         ;  1396.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 976]                                  ;  1392.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;  1395.0 fmul+fadd   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;  1398.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm4, xmm2                                        ;  1397.0 fmul+fadd   41 k copy
        xorps xmm4, xmm10                                        ;  1399.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 912]                                 ;  1395.0 agu1+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;  1401.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1008]                                ;  1397.0 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;  1400.0 fmul+fadd   41 k
        xorps xmm12, xmm14                                       ;  1402.0 fmul+fadd   41 k
        xorps xmm13, xmm12                                       ;  1404.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 928]                                 ;  1399.3 agu1+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;  1403.0 fmul+fadd   41 k
        xorps xmm14, xmm1                                        ;  1405.0 fmul+fadd   41 k
        movaps [rbp - 96], xmm5                                  ;  1401.3 agu2+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 928]                                  ;  1403.3 agu1+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;  1405.3 fmul+fadd   41 k
        xorps xmm0, xmm5                                         ;  1407.3 fmul+fadd   41 k
        xorps xmm0, xmm6                                         ;  1409.3 fmul+fadd   41 k
        movaps xmm5, [r8 + 928]                                  ;  1405.3 agu2+agu1+fmisc   41 k copy
        andps xmm5, xmm8                                         ;  1408.0 fmul+fadd   41 k
        movaps [rbp - 112], xmm6                                 ;  1407.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;  1409.0 fmul+fadd   41 k copy
        andps xmm6, xmm11                                        ;  1411.0 fmul+fadd   41 k
        xorps xmm5, xmm6                                         ;  1413.0 fmul+fadd   41 k
        xorps xmm12, xmm6                                        ;  1413.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 1008]                                 ;  1409.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;  1413.0 fmul+fadd   41 k
        xorps xmm10, xmm6                                        ;  1415.0 fmul+fadd   41 k
        xorps xmm13, xmm10                                       ;  1417.0 fmul+fadd   41 k
        andps xmm10, xmm15                                       ;  1417.0 fmul+fadd   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;  1419.0 agu1+agu0+fmul+fadd   41 k
        movaps [rbp - 48], xmm6                                  ;  1415.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 896]                                  ;  1416.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;  1418.7 fmul+fadd   41 k
        movaps [rbp - 128], xmm10                                ;  1421.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;  1419.0 fmul+fadd   41 k copy
        orps xmm10, xmm15                                        ;  1421.0 fmul+fadd   41 k
        movaps [rbp - 64], xmm4                                  ;  1420.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;  1421.0 fmul+fadd   41 k copy
        andps xmm4, xmm11                                        ;  1423.0 fmul+fadd   41 k
        andps xmm1, xmm7                                         ;  1423.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 960]                                  ;  1422.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;  1424.7 fmul+fadd   41 k
        xorps xmm10, xmm7                                        ;  1426.7 fmul+fadd   41 k
        xorps xmm6, xmm10                                        ;  1428.7 fmul+fadd   41 k
        movaps xmm7, [r8 + 960]                                  ;  1424.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;  1427.0 fmul+fadd   41 k
        movaps xmm10, [r8 + 992]                                 ;  1426.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 960]                                  ;  1428.7 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm10                                        ;  1430.7 fmul+fadd   41 k
        xorps xmm12, xmm4                                        ;  1432.7 fmul+fadd   41 k
        movaps xmm10, [r8 + 912]                                 ;  1428.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;  1431.0 fmul+fadd   41 k
        xorps xmm4, xmm6                                         ;  1432.7 fmul+fadd   41 k
        xorps xmm4, xmm2                                         ;  1434.7 fmul+fadd   41 k
        xorps xmm10, [r8 + 880]                                  ;  1434.0 agu0+agu1+fmul+fadd   41 k
        andps xmm2, [r8 + 960]                                   ;  1435.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 32], xmm4                                  ;  1436.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;  1436.0 fmul+fadd   41 k copy
        xorps xmm4, xmm15                                        ;  1438.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;  1438.0 fmul+fadd   41 k
        xorps xmm12, xmm7                                        ;  1440.0 fmul+fadd   41 k
        andps xmm4, [r8 + 960]                                   ;  1440.0 agu0+agu1+fmul+fadd   41 k
        andps xmm7, xmm11                                        ;  1441.0 fmul+fadd   41 k
        xorps xmm13, xmm4                                        ;  1442.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 992]                                  ;  1439.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;  1443.0 fmul+fadd   41 k
        xorps xmm4, xmm10                                        ;  1445.0 fmul+fadd   41 k
        xorps xmm12, xmm0                                        ;  1445.0 fmul+fadd   41 k
        xorps xmm10, xmm15                                       ;  1446.0 fmul+fadd   41 k
        xorps xmm2, xmm10                                        ;  1448.0 fmul+fadd   41 k
        andps xmm10, xmm8                                        ;  1448.0 fmul+fadd   41 k
        xorps xmm2, xmm11                                        ;  1450.0 fmul+fadd   41 k
        xorps xmm7, xmm4                                         ;  1450.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 992]                                  ;  1446.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;  1451.0 fmul+fadd   41 k
        andps xmm11, [r8 + 880]                                  ;  1452.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm11                                        ;  1454.0 fmul+fadd   41 k
        xorps xmm10, xmm4                                        ;  1456.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 880]                                  ;  1451.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;  1455.0 fmul+fadd   41 k
        andps xmm4, [r8 + 960]                                   ;  1457.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;  1459.0 fmul+fadd   41 k
        xorps xmm10, xmm14                                       ;  1458.0 fmul+fadd   41 k
        xorps xmm11, xmm3                                        ;  1459.0 fmul+fadd   41 k
        xorps xmm7, xmm11                                        ;  1461.0 fmul+fadd   41 k
        movaps xmm11, [r8 + 992]                                 ;  1457.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 976]                                  ;  1461.0 agu2+agu0+fmul+fadd   41 k
        andps xmm15, xmm9                                        ;  1462.0 fmul+fadd   41 k
        andps xmm8, [r8 + 976]                                   ;  1463.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm15, xmm11                                       ;  1464.0 fmul+fadd   41 k
        movaps [rbp - 80], xmm10                                 ;  1460.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 96]                                 ;  1462.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;  1465.0 fmul+fadd   41 k
        xorps xmm2, xmm7                                         ;  1466.0 fmul+fadd   41 k
        xorps xmm1, xmm2                                         ;  1468.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 976]                                  ;  1464.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 880]                                   ;  1468.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm5, xmm2                                         ;  1470.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 992]                                  ;  1466.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;  1470.0 fmul+fadd   41 k
        xorps xmm1, xmm5                                         ;  1472.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 128]                                  ;  1472.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm11, xmm8                                        ;  1473.0 fmul+fadd   41 k
        xorps xmm15, [rbp - 64]                                  ;  1474.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm10, xmm6                                        ;  1475.0 fmul+fadd   41 k
        movaps xmm6, [rbp - 64]                                  ;  1471.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 960]                                    ;  1476.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm15, xmm6                                        ;  1478.0 fmul+fadd   41 k
        xorps xmm8, xmm2                                         ;  1478.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 112]                                  ;  1479.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm11                                       ;  1480.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 32]                                   ;  1481.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, [rbp - 96]                                  ;  1482.0 agu1+agu0+fmul+fadd   41 k
        movaps xmm6, [r8 + 976]                                  ;  1479.0 agu2+agu1+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;  1483.0 fmul+fadd   41 k
        xorps xmm0, xmm9                                         ;  1485.0 fmul+fadd   41 k
        xorps xmm5, [rbp - 128]                                  ;  1485.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm9, xmm4                                         ;  1486.0 fmul+fadd   41 k
        xorps xmm4, xmm15                                        ;  1487.0 fmul+fadd   41 k
        xorps xmm4, [rbp - 48]                                   ;  1489.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;  1489.0 fmul+fadd   41 k
        xorps xmm14, xmm15                                       ;  1490.0 fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;  1491.0 fmul+fadd   41 k
        xorps xmm11, [rbp - 80]                                  ;  1492.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm10, [rbp - 64]                                  ;  1493.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm6, xmm0                                         ;  1494.0 fmul+fadd   41 k
        xorps xmm8, xmm9                                         ;  1495.0 fmul+fadd   41 k
        xorps xmm14, xmm6                                        ;  1496.0 fmul+fadd   41 k
        xorps xmm7, xmm8                                         ;  1497.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 832]                                  ;  1493.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 768]                                  ;  1495.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;  1498.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 848]                                  ;  1497.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;  1499.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 864]                                  ;  1499.0 agu1+agu0+fmisc+fmul   41 k
        movaps xmm8, [r8 + 784]                                  ;  1500.0 agu2+agu0+fmisc+fadd  100 k.1 reload
        andps xmm6, xmm8                                         ;  1502.0 fmul+fadd   41 k
        movaps xmm9, [r8 + 816]                                  ;  1501.0 agu1+agu2+fmisc+fmul   41 k
        andps xmm9, xmm3                                         ;  1503.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 832]                                 ;  1502.0 agu0+agu1+fmisc   41 k
        andps xmm15, [r8 + 816]                                  ;  1504.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 64], xmm10                                 ;  1504.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 864]                                 ;  1504.0 agu0+agu1+fadd+fmul   41 k
        andps xmm10, [r8 + 816]                                  ;  1506.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 80], xmm11                                 ;  1506.0 agu1+agu2+fmisc   41 k spill
        movaps xmm11, [r8 + 848]                                 ;  1506.0 agu0+agu1+fadd+fmul   41 k
        andps xmm11, [r8 + 800]                                  ;  1508.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm6, xmm11                                        ;  1510.0 fadd+fmul   41 k
        andps xmm11, xmm8                                        ;  1510.0 fadd+fmul   41 k
        movaps [rbp - 48], xmm2                                  ;  1508.0 agu1+agu2+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;  1510.0 fadd+fmul   41 k copy
        xorps xmm2, xmm8                                         ;  1512.0 fadd+fmul   41 k
        movaps [rbp - 128], xmm12                                ;  1510.0 agu0+agu1+fmisc   41 k spill
        movaps xmm12, [r8 + 864]                                 ;  1512.0 agu2+agu0+fmisc+fadd   41 k
        andps xmm12, xmm5                                        ;  1514.0 fmul+fadd   41 k
        movaps [rbp - 96], xmm14                                 ;  1513.0 agu1+agu2+fmisc   41 k spill
        movaps xmm14, [r8 + 832]                                 ;  1514.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm14, xmm2                                        ;  1516.0 fmul+fadd   41 k
        andps xmm14, [r8 + 864]                                  ;  1518.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm9, xmm14                                        ;  1520.0 fmul+fadd   41 k
        movaps [rbp - 32], xmm4                                  ;  1515.0 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;  1518.0 fmul+fadd   41 k copy
        xorps xmm4, xmm0                                         ;  1520.0 fmul+fadd   41 k
        xorps xmm15, xmm6                                        ;  1520.0 fmul+fadd   41 k
        xorps xmm6, xmm0                                         ;  1521.0 fmul+fadd   41 k
        andps xmm4, [r8 + 848]                                   ;  1522.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 112], xmm1                                 ;  1519.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 848]                                  ;  1521.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;  1523.7 fmul+fadd   41 k
        movaps [rbp + 32], xmm13                                 ;  1523.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 816]                                 ;  1524.0 agu2+agu0+fmul+fadd   41 k
        andps xmm13, xmm1                                        ;  1526.0 fmul+fadd   41 k
        xorps xmm12, xmm1                                        ;  1526.0 fmul+fadd   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;  1528.0 agu1+agu2+fmul+fadd   41 k
        movaps [rbp + 112], xmm7                                 ;  1525.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 864]                                  ;  1527.0 agu2+agu0+fmisc+fmul   41 k
        andps xmm7, [r8 + 800]                                   ;  1529.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 16], xmm6                                  ;  1528.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;  1529.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;  1531.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;  1533.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;  1533.0 fadd+fmul   41 k
        movaps [rbp + 80], xmm14                                 ;  1530.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 800]                                 ;  1532.7 agu1+agu0+fmisc   41 k
        andps xmm14, xmm15                                       ;  1534.7 fadd+fmul   41 k
        xorps xmm13, xmm14                                       ;  1536.7 fadd+fmul   41 k
        movaps xmm14, [r8 + 816]                                 ;  1534.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;  1538.7 fadd+fmul   41 k
        xorps xmm15, xmm3                                        ;  1536.0 fadd+fmul   41 k
        movaps [rbp - 16], xmm13                                 ;  1540.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 800]                                 ;  1537.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm6                                        ;  1539.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  1541.0 fadd+fmul   41 k
        andps xmm6, [r8 + 832]                                   ;  1540.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;  1543.0 fadd+fmul   41 k
        movaps [rbp + 64], xmm13                                 ;  1545.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 832]                                 ;  1541.7 agu2+agu0+fmisc   41 k
        xorps xmm13, xmm10                                       ;  1543.7 fadd+fmul   41 k
        xorps xmm4, xmm13                                        ;  1545.7 fadd+fmul   41 k
        xorps xmm6, xmm4                                         ;  1547.7 fadd+fmul   41 k
        movaps xmm4, xmm15                                       ;  1545.0 fadd+fmul   41 k copy
        andps xmm4, xmm3                                         ;  1547.0 fadd+fmul   41 k
        andps xmm15, [r8 + 832]                                  ;  1547.0 agu1+agu2+fadd+fmul   41 k
        andps xmm13, [r8 + 848]                                  ;  1548.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm4, xmm12                                        ;  1549.0 fadd+fmul   41 k
        andps xmm2, [r8 + 800]                                   ;  1550.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;  1551.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 784]                                  ;  1548.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  1552.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  1554.0 fadd+fmul   41 k
        xorps xmm4, xmm13                                        ;  1556.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 832]                                 ;  1551.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;  1555.0 fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;  1557.0 fadd+fmul   41 k
        xorps xmm2, xmm13                                        ;  1559.0 fadd+fmul   41 k
        xorps xmm13, [r8 + 800]                                  ;  1559.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm0, xmm3                                         ;  1559.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 864]                                  ;  1556.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;  1560.0 fadd+fmul   41 k
        andps xmm3, [r8 + 768]                                   ;  1562.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;  1564.0 fadd+fmul   41 k
        xorps xmm15, xmm12                                       ;  1566.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 816]                                 ;  1560.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;  1564.0 fadd+fmul   41 k
        xorps xmm13, xmm7                                        ;  1565.0 fadd+fmul   41 k
        xorps xmm12, [r8 + 848]                                  ;  1566.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm7, xmm14                                        ;  1567.0 fadd+fmul   41 k
        xorps xmm1, [r8 + 800]                                   ;  1568.0 agu2+agu0+fadd+fmul   41 k
        andps xmm10, xmm7                                        ;  1569.0 fadd+fmul   41 k
        xorps xmm6, xmm2                                         ;  1570.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 832]                                  ;  1567.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;  1571.0 fadd+fmul   41 k
        andps xmm7, [r8 + 848]                                   ;  1572.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm3, xmm7                                         ;  1574.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  1576.0 fadd+fmul   41 k
        xorps xmm11, xmm12                                       ;  1575.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 800]                                  ;  1571.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;  1576.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;  1577.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 864]                                 ;  1573.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 848]                                  ;  1578.0 agu1+agu0+fadd+fmul   41 k
        andps xmm1, [r8 + 768]                                   ;  1579.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm1, [r8 + 864]                                   ;  1581.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm15, xmm1                                        ;  1583.0 fadd+fmul   41 k
        xorps xmm6, [rbp + 80]                                   ;  1582.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm0, xmm12                                        ;  1583.0 fadd+fmul   41 k
        movaps xmm1, [rbp + 64]                                  ;  1579.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;  1584.0 fadd+fmul   41 k
        andps xmm9, xmm12                                        ;  1585.0 fadd+fmul   41 k
        xorps xmm5, xmm7                                         ;  1586.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 864]                                  ;  1583.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;  1587.0 fadd+fmul   41 k
        xorps xmm3, xmm13                                        ;  1588.0 fadd+fmul   41 k
        xorps xmm1, xmm0                                         ;  1589.0 fadd+fmul   41 k
        xorps xmm15, xmm10                                       ;  1590.0 fadd+fmul   41 k
        xorps xmm9, [rbp + 16]                                   ;  1591.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm9                                        ;  1593.0 fadd+fmul   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;  1588.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;  1595.0 fadd+fmul   41 k
        xorps xmm2, xmm1                                         ;  1594.0 fadd+fmul   41 k
        xorps xmm2, xmm0                                         ;  1596.0 fadd+fmul   41 k
        xorps xmm5, [rbp - 16]                                   ;  1596.0 agu2+agu0+fadd+fmul   41 k
        movaps xmm1, [rbp + 112]                                 ;  1592.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 768]                                   ;  1597.0 agu2+agu1+fadd+fmul   41 k
        xorps xmm4, xmm1                                         ;  1599.0 fadd+fmul   41 k
        xorps xmm8, [rbp + 32]                                   ;  1599.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm15, xmm8                                        ;  1601.0 fadd+fmul   41 k
        movaps xmm9, [rbp - 112]                                 ;  1597.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 800]                                   ;  1601.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm6, xmm9                                         ;  1603.0 fadd+fmul   41 k
        xorps xmm14, [rbp - 32]                                  ;  1603.0 agu2+agu1+fadd+fmul   41 k
        xorps xmm2, xmm14                                        ;  1605.0 fadd+fmul   41 k
        movaps xmm10, [rbp - 96]                                 ;  1600.7 agu0+agu1+fmisc   41 k
        xorps xmm10, [r8 + 832]                                  ;  1605.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm10                                       ;  1607.0 fadd+fmul   41 k
        movaps xmm12, [rbp - 128]                                ;  1603.0 agu1+agu0+fmisc   41 k
        xorps xmm12, [r8 + 848]                                  ;  1607.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm3, xmm12                                        ;  1609.0 fadd+fmul   41 k
        xorps xmm7, [rbp - 48]                                   ;  1609.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm5, xmm7                                         ;  1611.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 1168]                                ;  1606.7 agu0+agu1+fmisc  100 k.9 reload
        xorps xmm4, xmm13                                        ;  1611.0 fadd+fmul   48 k
        xorps xmm15, [r8 + 1184]                                 ;  1612.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm6, [r8 + 1200]                                  ;  1613.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm2, [r8 + 1216]                                  ;  1614.0 agu2+agu1+fadd+fmul   48 k
        xorps xmm11, [r8 + 1232]                                 ;  1615.0 agu0+agu2+fadd+fmul   48 k
        xorps xmm3, [r8 + 1248]                                  ;  1616.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm5, [r8 + 1264]                                  ;  1617.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm1, [r8 + 1024]                                  ;  1618.0 agu1+agu2+fadd+fmul   48 k
        xorps xmm8, [r8 + 1040]                                  ;  1619.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm9, [r8 + 1056]                                  ;  1620.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm14, [r8 + 1072]                                 ;  1621.0 agu1+agu2+fadd+fmul   48 k
        xorps xmm10, [r8 + 1088]                                 ;  1622.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm12, [r8 + 1104]                                 ;  1623.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm7, [r8 + 1120]                                  ;  1624.0 agu1+agu0+fadd+fmul   48 k
        movaps xmm13, [rbp - 80]                                 ;  1620.0 agu2+agu0+fmisc   48 k
        xorps xmm13, [r8 + 1136]                                 ;  1625.0 agu1+agu0+fadd+fmul   48 k
        movaps [rbp - 80], xmm5                                  ;  1622.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 64]                                  ;  1624.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 1152]                                  ;  1626.0 agu0+agu1+fadd+fmul   48 k
        movaps [rbp - 64], xmm3                                  ;  1626.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;  1627.0 fadd+fmul   45 k copy
        xorps xmm3, xmm7                                         ;  1629.0 fadd+fmul   45 k
        movaps [rbp - 48], xmm11                                 ;  1628.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;  1629.0 fadd+fmul   45 k copy
        andps xmm11, xmm13                                       ;  1631.0 fadd+fmul   45 k
        movaps [rbp - 128], xmm2                                 ;  1630.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;  1631.0 fadd+fmul   45 k copy
        xorps xmm2, xmm12                                        ;  1633.0 fadd+fmul   45 k
        movaps [rbp - 96], xmm6                                  ;  1632.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;  1633.0 fadd+fmul   45 k copy
        andps xmm6, xmm13                                        ;  1635.0 fadd+fmul   45 k
        movaps [rbp - 32], xmm15                                 ;  1634.0 agu1+agu0+fmisc   48 k spill
        movaps xmm15, xmm7                                       ;  1635.0 fadd+fmul   45 k copy
        andps xmm15, xmm14                                       ;  1637.0 fadd+fmul   45 k
        movaps [rbp - 112], xmm4                                 ;  1636.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm13                                       ;  1637.0 fadd+fmul   45 k copy
        andps xmm4, xmm1                                         ;  1639.0 fadd+fmul   45 k
        xorps xmm15, xmm4                                        ;  1641.0 fadd+fmul   45 k
        movaps xmm4, xmm7                                        ;  1640.0 fadd+fmul   45 k copy
        andps xmm4, xmm10                                        ;  1642.0 fadd+fmul   45 k
        xorps xmm15, xmm0                                        ;  1643.0 fadd+fmul   45 k
        movaps xmm0, xmm3                                        ;  1643.0 fadd+fmul   45 k copy
        xorps xmm0, xmm14                                        ;  1645.0 fadd+fmul   45 k
        movaps [rbp + 32], xmm15                                 ;  1645.0 agu1+agu0+fmisc   45 k spill
        movaps xmm15, xmm9                                       ;  1645.0 fadd+fmul   45 k copy
        andps xmm15, xmm0                                        ;  1647.0 fadd+fmul   45 k
        movaps [rbp + 112], xmm11                                ;  1644.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;  1647.0 fadd+fmul   45 k copy
        andps xmm11, xmm1                                        ;  1649.0 fadd+fmul   45 k
        xorps xmm11, xmm13                                       ;  1651.0 fadd+fmul   45 k
        xorps xmm15, xmm11                                       ;  1653.0 fadd+fmul   45 k
        movaps [rbp - 16], xmm7                                  ;  1647.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;  1651.0 fadd+fmul   45 k copy
        andps xmm7, xmm9                                         ;  1653.0 fadd+fmul   45 k
        xorps xmm7, xmm2                                         ;  1655.0 fadd+fmul   45 k
        movaps [rbp + 16], xmm7                                  ;  1657.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;  1654.0 fadd+fmul   45 k copy
        andps xmm7, xmm1                                         ;  1656.0 fadd+fmul   45 k
        xorps xmm4, xmm7                                         ;  1658.0 fadd+fmul   45 k
        xorps xmm4, xmm6                                         ;  1660.0 fadd+fmul   45 k
        movaps xmm7, xmm14                                       ;  1658.0 fadd+fmul   45 k copy
        andps xmm7, xmm8                                         ;  1660.0 fadd+fmul   45 k
        movaps [rbp + 64], xmm6                                  ;  1657.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;  1660.0 fadd+fmul   45 k copy
        andps xmm6, xmm10                                        ;  1662.0 fadd+fmul   45 k
        xorps xmm7, xmm6                                         ;  1664.0 fadd+fmul   45 k
        xorps xmm11, xmm6                                        ;  1664.0 fadd+fmul   45 k
        movaps xmm6, xmm5                                        ;  1664.0 fadd+fmul   45 k copy
        andps xmm6, xmm10                                        ;  1666.0 fadd+fmul   45 k
        xorps xmm14, xmm6                                        ;  1668.0 fadd+fmul   45 k
        xorps xmm15, xmm14                                       ;  1670.0 fadd+fmul   45 k
        andps xmm14, xmm5                                        ;  1670.0 fadd+fmul   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;  1672.0 agu2+agu0+fadd+fmul   45 k
        movaps [rbp + 80], xmm6                                  ;  1668.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;  1670.0 fadd+fmul   45 k copy
        andps xmm6, xmm1                                         ;  1672.0 fadd+fmul   45 k
        movaps [rdx - 128], xmm14                                ;  1674.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;  1672.0 fadd+fmul   45 k copy
        orps xmm14, xmm5                                         ;  1674.0 fadd+fmul   45 k
        movaps [rbp + 0], xmm0                                   ;  1672.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;  1674.0 fadd+fmul   45 k copy
        andps xmm0, xmm10                                        ;  1676.0 fadd+fmul   45 k
        andps xmm2, xmm1                                         ;  1676.0 fadd+fmul   45 k
        movaps [rbp + 96], xmm7                                  ;  1675.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;  1677.0 fadd+fmul   45 k copy
        andps xmm7, xmm12                                        ;  1679.0 fadd+fmul   45 k
        xorps xmm14, xmm7                                        ;  1681.0 fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;  1683.0 fadd+fmul   45 k
        movaps xmm7, xmm10                                       ;  1681.0 fadd+fmul   45 k copy
        andps xmm7, xmm12                                        ;  1683.0 fadd+fmul   45 k
        movaps xmm14, xmm13                                      ;  1683.0 fadd+fmul   45 k copy
        andps xmm14, xmm12                                       ;  1685.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;  1687.0 fadd+fmul   45 k
        xorps xmm11, xmm0                                        ;  1689.0 fadd+fmul   45 k
        movaps xmm14, xmm9                                       ;  1687.0 fadd+fmul   45 k copy
        andps xmm14, xmm8                                        ;  1689.0 fadd+fmul   45 k
        xorps xmm0, xmm6                                         ;  1689.0 fadd+fmul   45 k
        xorps xmm0, xmm3                                         ;  1691.0 fadd+fmul   45 k
        xorps xmm14, xmm1                                        ;  1691.0 fadd+fmul   45 k
        andps xmm3, xmm12                                        ;  1692.0 fadd+fmul   45 k
        movaps [rbp + 48], xmm0                                  ;  1693.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;  1693.0 fadd+fmul   45 k copy
        xorps xmm0, xmm5                                         ;  1695.0 fadd+fmul   45 k
        xorps xmm7, xmm9                                         ;  1695.0 fadd+fmul   45 k
        xorps xmm11, xmm7                                        ;  1697.0 fadd+fmul   45 k
        andps xmm0, xmm12                                        ;  1697.0 fadd+fmul   45 k
        andps xmm7, xmm10                                        ;  1698.0 fadd+fmul   45 k
        xorps xmm15, xmm0                                        ;  1699.0 fadd+fmul   45 k
        movaps xmm0, xmm13                                       ;  1700.0 fadd+fmul   45 k copy
        andps xmm0, xmm8                                         ;  1702.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;  1704.0 fadd+fmul   45 k
        xorps xmm11, xmm4                                        ;  1703.0 fadd+fmul   45 k
        xorps xmm14, xmm5                                        ;  1704.0 fadd+fmul   45 k
        xorps xmm3, xmm14                                        ;  1706.0 fadd+fmul   45 k
        andps xmm14, xmm8                                        ;  1706.0 fadd+fmul   45 k
        xorps xmm3, xmm10                                        ;  1708.0 fadd+fmul   45 k
        xorps xmm7, xmm0                                         ;  1708.0 fadd+fmul   45 k
        movaps xmm0, xmm10                                       ;  1709.0 fadd+fmul   45 k copy
        andps xmm0, xmm13                                        ;  1711.0 fadd+fmul   45 k
        andps xmm10, xmm1                                        ;  1711.0 fadd+fmul   45 k
        xorps xmm0, xmm10                                        ;  1713.0 fadd+fmul   45 k
        xorps xmm14, xmm0                                        ;  1715.0 fadd+fmul   45 k
        movaps xmm0, xmm1                                        ;  1714.0 fadd+fmul   45 k copy
        xorps xmm0, xmm8                                         ;  1716.0 fadd+fmul   45 k
        andps xmm0, xmm12                                        ;  1718.0 fadd+fmul   45 k
        xorps xmm0, xmm7                                         ;  1720.0 fadd+fmul   45 k
        xorps xmm14, [rbp + 16]                                  ;  1718.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm10, [rbp + 112]                                 ;  1719.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm7, xmm10                                        ;  1721.0 fadd+fmul   45 k
        movaps xmm10, [rbp - 16]                                 ;  1717.0 agu2+agu0+fmisc   45 k
        andps xmm10, xmm13                                       ;  1721.0 fadd+fmul   45 k
        andps xmm1, [rbp - 16]                                   ;  1722.0 agu1+agu0+fadd+fmul   45 k
        andps xmm5, xmm9                                         ;  1723.0 fadd+fmul   45 k
        xorps xmm1, [rbp + 96]                                   ;  1724.0 agu2+agu0+fadd+fmul   45 k
        andps xmm13, xmm9                                        ;  1725.0 fadd+fmul   45 k
        andps xmm8, [rbp - 16]                                   ;  1726.0 agu1+agu0+fadd+fmul   45 k
        orps xmm12, [rbp + 0]                                    ;  1727.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm5, xmm10                                        ;  1728.0 fadd+fmul   45 k
        xorps xmm13, [rdx - 128]                                 ;  1729.0 agu1+agu2+fadd+fmul   45 k
        movaps [rbp + 96], xmm14                                 ;  1725.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp + 32]                                 ;  1727.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;  1730.0 fadd+fmul   45 k
        xorps xmm3, xmm7                                         ;  1731.0 fadd+fmul   45 k
        xorps xmm2, xmm3                                         ;  1733.0 fadd+fmul   45 k
        xorps xmm2, xmm1                                         ;  1735.0 fadd+fmul   45 k
        xorps xmm10, xmm8                                        ;  1734.0 fadd+fmul   45 k
        movaps xmm3, [rbp + 0]                                   ;  1730.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;  1735.0 fadd+fmul   45 k
        xorps xmm12, xmm5                                        ;  1737.0 fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;  1737.0 fadd+fmul   45 k
        xorps xmm8, xmm13                                        ;  1738.0 fadd+fmul   45 k
        xorps xmm13, [rbp + 64]                                  ;  1739.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm11, xmm10                                       ;  1740.0 fadd+fmul   45 k
        xorps xmm13, [rbp + 48]                                  ;  1741.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm10, [rbp + 32]                                  ;  1742.0 agu2+agu0+fadd+fmul   45 k
        movaps xmm5, [rbp - 16]                                  ;  1738.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;  1743.0 fadd+fmul   45 k
        xorps xmm4, xmm9                                         ;  1745.0 fadd+fmul   45 k
        xorps xmm1, [rdx - 128]                                  ;  1745.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm9, xmm0                                         ;  1746.0 fadd+fmul   45 k
        xorps xmm0, xmm12                                        ;  1747.0 fadd+fmul   45 k
        xorps xmm0, [rbp + 80]                                   ;  1749.0 agu0+agu1+fadd+fmul   45 k
        xorps xmm15, xmm1                                        ;  1749.0 fadd+fmul   45 k
        xorps xmm12, [rbp + 16]                                  ;  1750.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm11, [rbp + 112]                                 ;  1751.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm6, xmm3                                         ;  1752.0 fadd+fmul   45 k
        xorps xmm10, [rbp + 96]                                  ;  1753.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm5, xmm4                                         ;  1754.0 fadd+fmul   45 k
        xorps xmm8, xmm9                                         ;  1755.0 fadd+fmul   45 k
        xorps xmm12, xmm5                                        ;  1756.0 fadd+fmul   45 k
        xorps xmm7, xmm8                                         ;  1757.0 fadd+fmul   45 k
        movaps xmm1, [rbp - 112]                                 ;  1753.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;  1759.0 fadd+fmul   45 k
        movaps xmm3, [rbp - 32]                                  ;  1755.0 agu2+agu0+fmisc   48 k reload
        xorps xmm15, xmm3                                        ;  1759.0 fadd+fmul   45 k
        movaps xmm4, [rbp - 96]                                  ;  1757.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;  1760.0 fadd+fmul   45 k
        movaps xmm5, [rbp - 128]                                 ;  1759.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;  1761.0 fadd+fmul   45 k
        movaps xmm8, [rbp - 48]                                  ;  1761.0 agu1+agu0+fmisc   48 k reload
        xorps xmm12, xmm8                                        ;  1763.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 64]                                  ;  1763.0 agu2+agu0+fmisc+fadd   48 k reload
        xorps xmm11, xmm9                                        ;  1765.0 fmul+fadd   45 k
        movaps [r9 + 2816], xmm7                                 ;  1764.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 80]                                  ;  1765.0 agu2+agu0+fmul+fadd   48 k reload
        xorps xmm13, xmm7                                        ;  1767.0 fmul+fadd   45 k
        movaps [r9 + 2832], xmm15                                ;  1766.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2848], xmm2                                 ;  1768.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2864], xmm0                                 ;  1770.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2880], xmm12                                ;  1772.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2896], xmm11                                ;  1774.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2912], xmm13                                ;  1776.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2928], xmm10                                ;  1778.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 2944], xmm6                                 ;  1780.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 2960], xmm1                                 ;  1782.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 2976], xmm3                                 ;  1784.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 2992], xmm4                                 ;  1786.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3008], xmm5                                 ;  1788.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3024], xmm8                                 ;  1790.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3040], xmm9                                 ;  1792.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3056], xmm7                                 ;  1794.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 1024]                                 ;  1784.0 agu1+agu0+fmul+fadd  100 k.0 reload
        movaps [r9 + 1024], xmm0                                 ;  1796.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 1040]                                 ;  1786.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 1040], xmm1                                 ;  1798.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 1056]                                 ;  1788.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 1056], xmm2                                 ;  1800.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 1072]                                 ;  1790.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 1072], xmm3                                 ;  1802.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 1088]                                 ;  1792.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 1088], xmm4                                 ;  1804.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 1104]                                 ;  1794.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 1104], xmm5                                 ;  1806.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 1120]                                 ;  1796.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 1120], xmm6                                 ;  1808.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 1136]                                 ;  1798.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 1136], xmm7                                 ;  1810.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 1152]                                 ;  1800.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 1152], xmm8                                 ;  1812.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 1168]                                 ;  1802.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 1168], xmm9                                 ;  1814.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 1184]                                ;  1804.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 1184], xmm10                                ;  1816.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 1200]                                ;  1806.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 1200], xmm11                                ;  1818.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 1216]                                ;  1808.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 1216], xmm12                                ;  1820.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 1232]                                ;  1810.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 1232], xmm13                                ;  1822.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 1248]                                ;  1812.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 1248], xmm14                                ;  1824.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 1280]                                ;  1814.0 agu2+agu1+fadd+fmul  100 k.0
        movaps xmm15, [r8 + 1264]                                ;  1815.0 agu0+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 1264], xmm15                                ;  1826.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 1296]                                 ;  1816.3 agu1+agu2+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 1312]                                 ;  1817.0 agu0+agu1+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 1328]                                 ;  1818.0 agu2+agu0+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 1344]                                 ;  1819.0 agu1+agu2+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 1360]                                 ;  1820.0 agu0+agu1+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 1376]                                 ;  1821.0 agu2+agu0+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 1392]                                 ;  1822.0 agu1+agu2+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 1408]                                 ;  1823.0 agu0+agu1+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 1424]                                 ;  1824.0 agu2+agu0+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 1440]                                 ;  1825.0 agu1+agu2+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 1456]                                 ;  1826.0 agu0+agu1+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 1472]                                 ;  1827.0 agu2+agu0+fmisc+fadd  100 k.12
        movaps xmm2, [r8 + 1488]                                 ;  1828.0 agu1+agu2+fmul+fmisc  100 k.13
        movaps xmm2, [r8 + 1504]                                 ;  1828.0 agu0+agu1+fadd+fmul  100 k.14
        movaps xmm2, [r8 + 1520]                                 ;  1829.0 agu2+agu0+fmisc+fadd  100 k.15
        movaps xmm2, xmm13                                       ;  1830.0 fmul+fadd   41 k copy
        xorps xmm2, xmm7                                         ;  1832.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1184]                                 ;  1831.0 agu1+agu2+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  1833.0 fmul+fadd   41 k
        movaps xmm1, xmm8                                        ;  1833.0 fmul+fadd   41 k copy
        xorps xmm1, xmm12                                        ;  1835.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 1264]                                 ;  1833.0 agu0+agu1+fmisc   41 k copy
        andps xmm6, xmm14                                        ;  1835.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 1232]                                 ;  1835.0 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm10                                        ;  1837.0 fmul+fadd   41 k
        movaps xmm0, xmm14                                       ;  1837.0 fmul+fadd   41 k copy
        andps xmm0, xmm7                                         ;  1839.0 fmul+fadd   41 k
        xorps xmm5, xmm0                                         ;  1841.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 1232]                                 ;  1837.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;  1840.0 fmul+fadd   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;  1843.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm4, xmm2                                        ;  1842.0 fmul+fadd   41 k copy
        xorps xmm4, xmm10                                        ;  1844.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 1168]                                ;  1840.0 agu1+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;  1846.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1264]                                ;  1842.0 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;  1845.0 fmul+fadd   41 k
        xorps xmm12, xmm14                                       ;  1847.0 fmul+fadd   41 k
        xorps xmm13, xmm12                                       ;  1849.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 1184]                                ;  1844.3 agu1+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;  1848.0 fmul+fadd   41 k
        xorps xmm14, xmm1                                        ;  1850.0 fmul+fadd   41 k
        movaps [rbp - 80], xmm5                                  ;  1846.3 agu2+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 1184]                                 ;  1848.3 agu1+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;  1850.3 fmul+fadd   41 k
        xorps xmm0, xmm5                                         ;  1852.3 fmul+fadd   41 k
        xorps xmm0, xmm6                                         ;  1854.3 fmul+fadd   41 k
        movaps xmm5, [r8 + 1184]                                 ;  1850.3 agu2+agu1+fmisc   41 k copy
        andps xmm5, xmm8                                         ;  1853.0 fmul+fadd   41 k
        movaps [rbp - 64], xmm6                                  ;  1852.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;  1854.0 fmul+fadd   41 k copy
        andps xmm6, xmm11                                        ;  1856.0 fmul+fadd   41 k
        xorps xmm5, xmm6                                         ;  1858.0 fmul+fadd   41 k
        xorps xmm12, xmm6                                        ;  1858.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 1264]                                 ;  1854.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;  1858.0 fmul+fadd   41 k
        xorps xmm10, xmm6                                        ;  1860.0 fmul+fadd   41 k
        xorps xmm13, xmm10                                       ;  1862.0 fmul+fadd   41 k
        andps xmm10, xmm15                                       ;  1862.0 fmul+fadd   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;  1864.0 agu1+agu0+fmul+fadd   41 k
        movaps [rbp - 48], xmm6                                  ;  1860.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 1152]                                 ;  1861.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;  1863.7 fmul+fadd   41 k
        movaps [rbp - 128], xmm10                                ;  1866.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;  1864.0 fmul+fadd   41 k copy
        orps xmm10, xmm15                                        ;  1866.0 fmul+fadd   41 k
        movaps [rbp - 96], xmm4                                  ;  1865.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;  1866.0 fmul+fadd   41 k copy
        andps xmm4, xmm11                                        ;  1868.0 fmul+fadd   41 k
        andps xmm1, xmm7                                         ;  1868.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 1216]                                 ;  1867.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;  1869.7 fmul+fadd   41 k
        xorps xmm10, xmm7                                        ;  1871.7 fmul+fadd   41 k
        xorps xmm6, xmm10                                        ;  1873.7 fmul+fadd   41 k
        movaps xmm7, [r8 + 1216]                                 ;  1869.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;  1872.0 fmul+fadd   41 k
        movaps xmm10, [r8 + 1248]                                ;  1871.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 1216]                                 ;  1873.7 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm10                                        ;  1875.7 fmul+fadd   41 k
        xorps xmm12, xmm4                                        ;  1877.7 fmul+fadd   41 k
        movaps xmm10, [r8 + 1168]                                ;  1873.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;  1876.0 fmul+fadd   41 k
        xorps xmm4, xmm6                                         ;  1877.7 fmul+fadd   41 k
        xorps xmm4, xmm2                                         ;  1879.7 fmul+fadd   41 k
        xorps xmm10, [r8 + 1136]                                 ;  1879.0 agu0+agu1+fmul+fadd   41 k
        andps xmm2, [r8 + 1216]                                  ;  1880.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 32], xmm4                                  ;  1881.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;  1881.0 fmul+fadd   41 k copy
        xorps xmm4, xmm15                                        ;  1883.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;  1883.0 fmul+fadd   41 k
        xorps xmm12, xmm7                                        ;  1885.0 fmul+fadd   41 k
        andps xmm4, [r8 + 1216]                                  ;  1885.0 agu0+agu1+fmul+fadd   41 k
        andps xmm7, xmm11                                        ;  1886.0 fmul+fadd   41 k
        xorps xmm13, xmm4                                        ;  1887.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 1248]                                 ;  1884.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;  1888.0 fmul+fadd   41 k
        xorps xmm4, xmm10                                        ;  1890.0 fmul+fadd   41 k
        xorps xmm12, xmm0                                        ;  1890.0 fmul+fadd   41 k
        xorps xmm10, xmm15                                       ;  1891.0 fmul+fadd   41 k
        xorps xmm2, xmm10                                        ;  1893.0 fmul+fadd   41 k
        andps xmm10, xmm8                                        ;  1893.0 fmul+fadd   41 k
        xorps xmm2, xmm11                                        ;  1895.0 fmul+fadd   41 k
        xorps xmm7, xmm4                                         ;  1895.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 1248]                                 ;  1891.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;  1896.0 fmul+fadd   41 k
        andps xmm11, [r8 + 1136]                                 ;  1897.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm11                                        ;  1899.0 fmul+fadd   41 k
        xorps xmm10, xmm4                                        ;  1901.0 fmul+fadd   41 k
        movaps xmm4, [r8 + 1136]                                 ;  1896.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;  1900.0 fmul+fadd   41 k
        andps xmm4, [r8 + 1216]                                  ;  1902.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;  1904.0 fmul+fadd   41 k
        xorps xmm10, xmm14                                       ;  1903.0 fmul+fadd   41 k
        xorps xmm11, xmm3                                        ;  1904.0 fmul+fadd   41 k
        xorps xmm7, xmm11                                        ;  1906.0 fmul+fadd   41 k
        movaps xmm11, [r8 + 1248]                                ;  1902.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 1232]                                 ;  1906.0 agu2+agu0+fmul+fadd   41 k
        andps xmm15, xmm9                                        ;  1907.0 fmul+fadd   41 k
        andps xmm8, [r8 + 1232]                                  ;  1908.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm15, xmm11                                       ;  1909.0 fmul+fadd   41 k
        movaps [rbp - 112], xmm10                                ;  1905.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 80]                                 ;  1907.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;  1910.0 fmul+fadd   41 k
        xorps xmm2, xmm7                                         ;  1911.0 fmul+fadd   41 k
        xorps xmm1, xmm2                                         ;  1913.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 1232]                                 ;  1909.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 1136]                                  ;  1913.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm5, xmm2                                         ;  1915.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 1248]                                 ;  1911.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;  1915.0 fmul+fadd   41 k
        xorps xmm1, xmm5                                         ;  1917.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 128]                                  ;  1917.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm11, xmm8                                        ;  1918.0 fmul+fadd   41 k
        xorps xmm15, [rbp - 96]                                  ;  1919.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm10, xmm6                                        ;  1920.0 fmul+fadd   41 k
        movaps xmm6, [rbp - 96]                                  ;  1916.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 1216]                                   ;  1921.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm15, xmm6                                        ;  1923.0 fmul+fadd   41 k
        xorps xmm8, xmm2                                         ;  1923.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 64]                                   ;  1924.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm11                                       ;  1925.0 fmul+fadd   41 k
        xorps xmm2, [rbp - 32]                                   ;  1926.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, [rbp - 80]                                  ;  1927.0 agu1+agu0+fmul+fadd   41 k
        movaps xmm6, [r8 + 1232]                                 ;  1924.0 agu2+agu1+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;  1928.0 fmul+fadd   41 k
        xorps xmm0, xmm9                                         ;  1930.0 fmul+fadd   41 k
        xorps xmm5, [rbp - 128]                                  ;  1930.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm9, xmm4                                         ;  1931.0 fmul+fadd   41 k
        xorps xmm4, xmm15                                        ;  1932.0 fmul+fadd   41 k
        xorps xmm4, [rbp - 48]                                   ;  1934.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;  1934.0 fmul+fadd   41 k
        xorps xmm14, xmm15                                       ;  1935.0 fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;  1936.0 fmul+fadd   41 k
        xorps xmm11, [rbp - 112]                                 ;  1937.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm10, [rbp - 96]                                  ;  1938.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm6, xmm0                                         ;  1939.0 fmul+fadd   41 k
        xorps xmm8, xmm9                                         ;  1940.0 fmul+fadd   41 k
        xorps xmm14, xmm6                                        ;  1941.0 fmul+fadd   41 k
        xorps xmm7, xmm8                                         ;  1942.0 fmul+fadd   41 k
        movaps xmm0, [r8 + 1088]                                 ;  1938.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 1024]                                 ;  1940.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;  1943.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 1104]                                 ;  1942.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;  1944.0 fmul+fadd   41 k
        movaps xmm6, [r8 + 1120]                                 ;  1944.0 agu1+agu0+fmisc+fmul   41 k
        movaps xmm8, [r8 + 1040]                                 ;  1945.0 agu2+agu0+fmisc+fadd  100 k.1 reload
        andps xmm6, xmm8                                         ;  1947.0 fmul+fadd   41 k
        movaps xmm9, [r8 + 1072]                                 ;  1946.0 agu1+agu2+fmisc+fmul   41 k
        andps xmm9, xmm3                                         ;  1948.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 1088]                                ;  1947.0 agu0+agu1+fmisc   41 k
        andps xmm15, [r8 + 1072]                                 ;  1949.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 96], xmm10                                 ;  1949.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 1120]                                ;  1949.0 agu0+agu1+fadd+fmul   41 k
        andps xmm10, [r8 + 1072]                                 ;  1951.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 112], xmm11                                ;  1951.0 agu1+agu2+fmisc   41 k spill
        movaps xmm11, [r8 + 1104]                                ;  1951.0 agu0+agu1+fadd+fmul   41 k
        andps xmm11, [r8 + 1056]                                 ;  1953.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm6, xmm11                                        ;  1955.0 fadd+fmul   41 k
        andps xmm11, xmm8                                        ;  1955.0 fadd+fmul   41 k
        movaps [rbp - 48], xmm2                                  ;  1953.0 agu1+agu2+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;  1955.0 fadd+fmul   41 k copy
        xorps xmm2, xmm8                                         ;  1957.0 fadd+fmul   41 k
        movaps [rbp - 128], xmm12                                ;  1955.0 agu0+agu1+fmisc   41 k spill
        movaps xmm12, [r8 + 1120]                                ;  1957.0 agu2+agu0+fmisc+fadd   41 k
        andps xmm12, xmm5                                        ;  1959.0 fmul+fadd   41 k
        movaps [rbp - 80], xmm14                                 ;  1958.0 agu1+agu2+fmisc   41 k spill
        movaps xmm14, [r8 + 1088]                                ;  1959.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm14, xmm2                                        ;  1961.0 fmul+fadd   41 k
        andps xmm14, [r8 + 1120]                                 ;  1963.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm9, xmm14                                        ;  1965.0 fmul+fadd   41 k
        movaps [rbp - 32], xmm4                                  ;  1960.0 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;  1963.0 fmul+fadd   41 k copy
        xorps xmm4, xmm0                                         ;  1965.0 fmul+fadd   41 k
        xorps xmm15, xmm6                                        ;  1965.0 fmul+fadd   41 k
        xorps xmm6, xmm0                                         ;  1966.0 fmul+fadd   41 k
        andps xmm4, [r8 + 1104]                                  ;  1967.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 64], xmm1                                  ;  1964.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 1104]                                 ;  1966.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;  1968.7 fmul+fadd   41 k
        movaps [rbp - 16], xmm13                                 ;  1968.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1072]                                ;  1969.0 agu2+agu0+fmul+fadd   41 k
        andps xmm13, xmm1                                        ;  1971.0 fmul+fadd   41 k
        xorps xmm12, xmm1                                        ;  1971.0 fmul+fadd   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;  1973.0 agu1+agu2+fmul+fadd   41 k
        movaps [rbp + 96], xmm7                                  ;  1970.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 1120]                                 ;  1972.0 agu2+agu0+fmisc+fmul   41 k
        andps xmm7, [r8 + 1056]                                  ;  1974.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 0], xmm6                                   ;  1973.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;  1974.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;  1976.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;  1978.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;  1978.0 fadd+fmul   41 k
        movaps [rbp + 112], xmm14                                ;  1975.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 1056]                                ;  1977.7 agu1+agu0+fmisc   41 k
        andps xmm14, xmm15                                       ;  1979.7 fadd+fmul   41 k
        xorps xmm13, xmm14                                       ;  1981.7 fadd+fmul   41 k
        movaps xmm14, [r8 + 1072]                                ;  1979.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;  1983.7 fadd+fmul   41 k
        xorps xmm15, xmm3                                        ;  1981.0 fadd+fmul   41 k
        movaps [rbp + 16], xmm13                                 ;  1985.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1056]                                ;  1982.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm6                                        ;  1984.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  1986.0 fadd+fmul   41 k
        andps xmm6, [r8 + 1088]                                  ;  1985.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;  1988.0 fadd+fmul   41 k
        movaps [rbp + 80], xmm13                                 ;  1990.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1088]                                ;  1986.7 agu2+agu0+fmisc   41 k
        xorps xmm13, xmm10                                       ;  1988.7 fadd+fmul   41 k
        xorps xmm4, xmm13                                        ;  1990.7 fadd+fmul   41 k
        xorps xmm6, xmm4                                         ;  1992.7 fadd+fmul   41 k
        movaps xmm4, xmm15                                       ;  1990.0 fadd+fmul   41 k copy
        andps xmm4, xmm3                                         ;  1992.0 fadd+fmul   41 k
        andps xmm15, [r8 + 1088]                                 ;  1992.0 agu1+agu2+fadd+fmul   41 k
        andps xmm13, [r8 + 1104]                                 ;  1993.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm4, xmm12                                        ;  1994.0 fadd+fmul   41 k
        andps xmm2, [r8 + 1056]                                  ;  1995.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;  1996.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 1040]                                 ;  1993.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  1997.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  1999.0 fadd+fmul   41 k
        xorps xmm4, xmm13                                        ;  2001.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 1088]                                ;  1996.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;  2000.0 fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;  2002.0 fadd+fmul   41 k
        xorps xmm2, xmm13                                        ;  2004.0 fadd+fmul   41 k
        xorps xmm13, [r8 + 1056]                                 ;  2004.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm0, xmm3                                         ;  2004.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 1120]                                 ;  2001.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;  2005.0 fadd+fmul   41 k
        andps xmm3, [r8 + 1024]                                  ;  2007.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;  2009.0 fadd+fmul   41 k
        xorps xmm15, xmm12                                       ;  2011.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 1072]                                ;  2005.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;  2009.0 fadd+fmul   41 k
        xorps xmm13, xmm7                                        ;  2010.0 fadd+fmul   41 k
        xorps xmm12, [r8 + 1104]                                 ;  2011.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm7, xmm14                                        ;  2012.0 fadd+fmul   41 k
        xorps xmm1, [r8 + 1056]                                  ;  2013.0 agu2+agu0+fadd+fmul   41 k
        andps xmm10, xmm7                                        ;  2014.0 fadd+fmul   41 k
        xorps xmm6, xmm2                                         ;  2015.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 1088]                                 ;  2012.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;  2016.0 fadd+fmul   41 k
        andps xmm7, [r8 + 1104]                                  ;  2017.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm3, xmm7                                         ;  2019.0 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  2021.0 fadd+fmul   41 k
        xorps xmm11, xmm12                                       ;  2020.0 fadd+fmul   41 k
        movaps xmm3, [r8 + 1056]                                 ;  2016.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;  2021.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;  2022.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 1120]                                ;  2018.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 1104]                                 ;  2023.0 agu1+agu0+fadd+fmul   41 k
        andps xmm1, [r8 + 1024]                                  ;  2024.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm1, [r8 + 1120]                                  ;  2026.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm15, xmm1                                        ;  2028.0 fadd+fmul   41 k
        xorps xmm6, [rbp + 112]                                  ;  2027.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm0, xmm12                                        ;  2028.0 fadd+fmul   41 k
        movaps xmm1, [rbp + 80]                                  ;  2024.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;  2029.0 fadd+fmul   41 k
        andps xmm9, xmm12                                        ;  2030.0 fadd+fmul   41 k
        xorps xmm5, xmm7                                         ;  2031.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 1120]                                 ;  2028.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;  2032.0 fadd+fmul   41 k
        xorps xmm3, xmm13                                        ;  2033.0 fadd+fmul   41 k
        xorps xmm1, xmm0                                         ;  2034.0 fadd+fmul   41 k
        xorps xmm15, xmm10                                       ;  2035.0 fadd+fmul   41 k
        xorps xmm9, [rbp + 0]                                    ;  2036.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm9                                        ;  2038.0 fadd+fmul   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;  2033.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;  2040.0 fadd+fmul   41 k
        xorps xmm2, xmm1                                         ;  2039.0 fadd+fmul   41 k
        xorps xmm2, xmm0                                         ;  2041.0 fadd+fmul   41 k
        xorps xmm5, [rbp + 16]                                   ;  2041.0 agu2+agu0+fadd+fmul   41 k
        movaps xmm1, [rbp + 96]                                  ;  2037.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 1024]                                  ;  2042.0 agu2+agu1+fadd+fmul   41 k
        xorps xmm4, xmm1                                         ;  2044.0 fadd+fmul   41 k
        xorps xmm8, [rbp - 16]                                   ;  2044.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm15, xmm8                                        ;  2046.0 fadd+fmul   41 k
        movaps xmm9, [rbp - 64]                                  ;  2042.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 1056]                                  ;  2046.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm6, xmm9                                         ;  2048.0 fadd+fmul   41 k
        xorps xmm14, [rbp - 32]                                  ;  2048.0 agu2+agu1+fadd+fmul   41 k
        xorps xmm2, xmm14                                        ;  2050.0 fadd+fmul   41 k
        movaps xmm10, [rbp - 80]                                 ;  2045.7 agu0+agu1+fmisc   41 k
        xorps xmm10, [r8 + 1088]                                 ;  2050.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, xmm10                                       ;  2052.0 fadd+fmul   41 k
        movaps xmm12, [rbp - 128]                                ;  2048.0 agu1+agu0+fmisc   41 k
        xorps xmm12, [r8 + 1104]                                 ;  2052.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm3, xmm12                                        ;  2054.0 fadd+fmul   41 k
        xorps xmm7, [rbp - 48]                                   ;  2054.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm5, xmm7                                         ;  2056.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 1424]                                ;  2051.7 agu0+agu1+fmisc  100 k.9 reload
        xorps xmm4, xmm13                                        ;  2056.0 fadd+fmul   48 k
        xorps xmm15, [r8 + 1440]                                 ;  2057.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm6, [r8 + 1456]                                  ;  2058.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm2, [r8 + 1472]                                  ;  2059.0 agu2+agu1+fadd+fmul   48 k
        xorps xmm11, [r8 + 1488]                                 ;  2060.0 agu0+agu1+fadd+fmul   48 k
        xorps xmm3, [r8 + 1504]                                  ;  2061.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm5, [r8 + 1520]                                  ;  2062.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm1, [r8 + 1280]                                  ;  2063.0 agu2+agu1+fadd+fmul   48 k
        xorps xmm8, [r8 + 1296]                                  ;  2064.0 agu0+agu2+fadd+fmul   48 k
        xorps xmm9, [r8 + 1312]                                  ;  2065.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm14, [r8 + 1328]                                 ;  2066.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm10, [r8 + 1344]                                 ;  2067.0 agu1+agu0+fadd+fmul   48 k
        xorps xmm12, [r8 + 1360]                                 ;  2068.0 agu2+agu0+fadd+fmul   48 k
        xorps xmm7, [r8 + 1376]                                  ;  2069.0 agu1+agu0+fadd+fmul   48 k
        movaps xmm13, [rbp - 112]                                ;  2065.0 agu2+agu0+fmisc   48 k
        xorps xmm13, [r8 + 1392]                                 ;  2070.0 agu1+agu0+fadd+fmul   48 k
        movaps [rbp - 112], xmm5                                 ;  2067.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 96]                                  ;  2069.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 1408]                                  ;  2071.0 agu0+agu1+fadd+fmul   48 k
        movaps [rbp - 96], xmm3                                  ;  2071.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;  2072.0 fadd+fmul   45 k copy
        xorps xmm3, xmm7                                         ;  2074.0 fadd+fmul   45 k
        movaps [rbp - 48], xmm11                                 ;  2073.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;  2074.0 fadd+fmul   45 k copy
        andps xmm11, xmm13                                       ;  2076.0 fadd+fmul   45 k
        movaps [rbp - 128], xmm2                                 ;  2075.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;  2076.0 fadd+fmul   45 k copy
        xorps xmm2, xmm12                                        ;  2078.0 fadd+fmul   45 k
        movaps [rbp - 80], xmm6                                  ;  2077.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;  2078.0 fadd+fmul   45 k copy
        andps xmm6, xmm13                                        ;  2080.0 fadd+fmul   45 k
        movaps [rbp - 32], xmm15                                 ;  2079.0 agu1+agu0+fmisc   48 k spill
        movaps xmm15, xmm7                                       ;  2080.0 fadd+fmul   45 k copy
        andps xmm15, xmm14                                       ;  2082.0 fadd+fmul   45 k
        movaps [rbp - 64], xmm4                                  ;  2081.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm13                                       ;  2082.0 fadd+fmul   45 k copy
        andps xmm4, xmm1                                         ;  2084.0 fadd+fmul   45 k
        xorps xmm15, xmm4                                        ;  2086.0 fadd+fmul   45 k
        movaps xmm4, xmm7                                        ;  2085.0 fadd+fmul   45 k copy
        andps xmm4, xmm10                                        ;  2087.0 fadd+fmul   45 k
        xorps xmm15, xmm0                                        ;  2088.0 fadd+fmul   45 k
        movaps xmm0, xmm3                                        ;  2088.0 fadd+fmul   45 k copy
        xorps xmm0, xmm14                                        ;  2090.0 fadd+fmul   45 k
        movaps [rbp - 16], xmm15                                 ;  2090.0 agu1+agu0+fmisc   45 k spill
        movaps xmm15, xmm9                                       ;  2090.0 fadd+fmul   45 k copy
        andps xmm15, xmm0                                        ;  2092.0 fadd+fmul   45 k
        movaps [rbp + 96], xmm11                                 ;  2089.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;  2092.0 fadd+fmul   45 k copy
        andps xmm11, xmm1                                        ;  2094.0 fadd+fmul   45 k
        xorps xmm11, xmm13                                       ;  2096.0 fadd+fmul   45 k
        xorps xmm15, xmm11                                       ;  2098.0 fadd+fmul   45 k
        movaps [rbp + 16], xmm7                                  ;  2092.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;  2096.0 fadd+fmul   45 k copy
        andps xmm7, xmm9                                         ;  2098.0 fadd+fmul   45 k
        xorps xmm7, xmm2                                         ;  2100.0 fadd+fmul   45 k
        movaps [rbp + 0], xmm7                                   ;  2102.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;  2099.0 fadd+fmul   45 k copy
        andps xmm7, xmm1                                         ;  2101.0 fadd+fmul   45 k
        xorps xmm4, xmm7                                         ;  2103.0 fadd+fmul   45 k
        xorps xmm4, xmm6                                         ;  2105.0 fadd+fmul   45 k
        movaps xmm7, xmm14                                       ;  2103.0 fadd+fmul   45 k copy
        andps xmm7, xmm8                                         ;  2105.0 fadd+fmul   45 k
        movaps [rbp + 80], xmm6                                  ;  2102.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;  2105.0 fadd+fmul   45 k copy
        andps xmm6, xmm10                                        ;  2107.0 fadd+fmul   45 k
        xorps xmm7, xmm6                                         ;  2109.0 fadd+fmul   45 k
        xorps xmm11, xmm6                                        ;  2109.0 fadd+fmul   45 k
        movaps xmm6, xmm5                                        ;  2109.0 fadd+fmul   45 k copy
        andps xmm6, xmm10                                        ;  2111.0 fadd+fmul   45 k
        xorps xmm14, xmm6                                        ;  2113.0 fadd+fmul   45 k
        xorps xmm15, xmm14                                       ;  2115.0 fadd+fmul   45 k
        andps xmm14, xmm5                                        ;  2115.0 fadd+fmul   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;  2117.0 agu2+agu0+fadd+fmul   45 k
        movaps [rbp + 112], xmm6                                 ;  2113.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;  2115.0 fadd+fmul   45 k copy
        andps xmm6, xmm1                                         ;  2117.0 fadd+fmul   45 k
        movaps [rdx - 128], xmm14                                ;  2119.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;  2117.0 fadd+fmul   45 k copy
        orps xmm14, xmm5                                         ;  2119.0 fadd+fmul   45 k
        movaps [rbp + 32], xmm0                                  ;  2117.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;  2119.0 fadd+fmul   45 k copy
        andps xmm0, xmm10                                        ;  2121.0 fadd+fmul   45 k
        andps xmm2, xmm1                                         ;  2121.0 fadd+fmul   45 k
        movaps [rbp + 48], xmm7                                  ;  2120.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;  2122.0 fadd+fmul   45 k copy
        andps xmm7, xmm12                                        ;  2124.0 fadd+fmul   45 k
        xorps xmm14, xmm7                                        ;  2126.0 fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;  2128.0 fadd+fmul   45 k
        movaps xmm7, xmm10                                       ;  2126.0 fadd+fmul   45 k copy
        andps xmm7, xmm12                                        ;  2128.0 fadd+fmul   45 k
        movaps xmm14, xmm13                                      ;  2128.0 fadd+fmul   45 k copy
        andps xmm14, xmm12                                       ;  2130.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;  2132.0 fadd+fmul   45 k
        xorps xmm11, xmm0                                        ;  2134.0 fadd+fmul   45 k
        movaps xmm14, xmm9                                       ;  2132.0 fadd+fmul   45 k copy
        andps xmm14, xmm8                                        ;  2134.0 fadd+fmul   45 k
        xorps xmm0, xmm6                                         ;  2134.0 fadd+fmul   45 k
        xorps xmm0, xmm3                                         ;  2136.0 fadd+fmul   45 k
        xorps xmm14, xmm1                                        ;  2136.0 fadd+fmul   45 k
        andps xmm3, xmm12                                        ;  2137.0 fadd+fmul   45 k
        movaps [rbp + 64], xmm0                                  ;  2138.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;  2138.0 fadd+fmul   45 k copy
        xorps xmm0, xmm5                                         ;  2140.0 fadd+fmul   45 k
        xorps xmm7, xmm9                                         ;  2140.0 fadd+fmul   45 k
        xorps xmm11, xmm7                                        ;  2142.0 fadd+fmul   45 k
        andps xmm0, xmm12                                        ;  2142.0 fadd+fmul   45 k
        andps xmm7, xmm10                                        ;  2143.0 fadd+fmul   45 k
        xorps xmm15, xmm0                                        ;  2144.0 fadd+fmul   45 k
        movaps xmm0, xmm13                                       ;  2145.0 fadd+fmul   45 k copy
        andps xmm0, xmm8                                         ;  2147.0 fadd+fmul   45 k
        xorps xmm0, xmm14                                        ;  2149.0 fadd+fmul   45 k
        xorps xmm11, xmm4                                        ;  2148.0 fadd+fmul   45 k
        xorps xmm14, xmm5                                        ;  2149.0 fadd+fmul   45 k
        xorps xmm3, xmm14                                        ;  2151.0 fadd+fmul   45 k
        andps xmm14, xmm8                                        ;  2151.0 fadd+fmul   45 k
        xorps xmm3, xmm10                                        ;  2153.0 fadd+fmul   45 k
        xorps xmm7, xmm0                                         ;  2153.0 fadd+fmul   45 k
        movaps xmm0, xmm10                                       ;  2154.0 fadd+fmul   45 k copy
        andps xmm0, xmm13                                        ;  2156.0 fadd+fmul   45 k
        andps xmm10, xmm1                                        ;  2156.0 fadd+fmul   45 k
        xorps xmm0, xmm10                                        ;  2158.0 fadd+fmul   45 k
        xorps xmm14, xmm0                                        ;  2160.0 fadd+fmul   45 k
        movaps xmm0, xmm1                                        ;  2159.0 fadd+fmul   45 k copy
        xorps xmm0, xmm8                                         ;  2161.0 fadd+fmul   45 k
        andps xmm0, xmm12                                        ;  2163.0 fadd+fmul   45 k
        xorps xmm0, xmm7                                         ;  2165.0 fadd+fmul   45 k
        xorps xmm14, [rbp + 0]                                   ;  2163.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm10, [rbp + 96]                                  ;  2164.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm7, xmm10                                        ;  2166.0 fadd+fmul   45 k
        movaps xmm10, [rbp + 16]                                 ;  2162.0 agu2+agu0+fmisc   45 k
        andps xmm10, xmm13                                       ;  2166.0 fadd+fmul   45 k
        andps xmm1, [rbp + 16]                                   ;  2167.0 agu1+agu0+fadd+fmul   45 k
        andps xmm5, xmm9                                         ;  2168.0 fadd+fmul   45 k
        xorps xmm1, [rbp + 48]                                   ;  2169.0 agu2+agu0+fadd+fmul   45 k
        andps xmm13, xmm9                                        ;  2170.0 fadd+fmul   45 k
        andps xmm8, [rbp + 16]                                   ;  2171.0 agu1+agu0+fadd+fmul   45 k
        orps xmm12, [rbp + 32]                                   ;  2172.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm5, xmm10                                        ;  2173.0 fadd+fmul   45 k
        xorps xmm13, [rdx - 128]                                 ;  2174.0 agu1+agu2+fadd+fmul   45 k
        movaps [rbp + 48], xmm14                                 ;  2170.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp - 16]                                 ;  2172.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;  2175.0 fadd+fmul   45 k
        xorps xmm3, xmm7                                         ;  2176.0 fadd+fmul   45 k
        xorps xmm2, xmm3                                         ;  2178.0 fadd+fmul   45 k
        xorps xmm2, xmm1                                         ;  2180.0 fadd+fmul   45 k
        xorps xmm10, xmm8                                        ;  2179.0 fadd+fmul   45 k
        movaps xmm3, [rbp + 32]                                  ;  2175.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;  2180.0 fadd+fmul   45 k
        xorps xmm12, xmm5                                        ;  2182.0 fadd+fmul   45 k
        xorps xmm6, xmm14                                        ;  2182.0 fadd+fmul   45 k
        xorps xmm8, xmm13                                        ;  2183.0 fadd+fmul   45 k
        xorps xmm13, [rbp + 80]                                  ;  2184.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm11, xmm10                                       ;  2185.0 fadd+fmul   45 k
        xorps xmm13, [rbp + 64]                                  ;  2186.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm10, [rbp - 16]                                  ;  2187.0 agu2+agu0+fadd+fmul   45 k
        movaps xmm5, [rbp + 16]                                  ;  2183.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;  2188.0 fadd+fmul   45 k
        xorps xmm4, xmm9                                         ;  2190.0 fadd+fmul   45 k
        xorps xmm1, [rdx - 128]                                  ;  2190.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm9, xmm0                                         ;  2191.0 fadd+fmul   45 k
        xorps xmm0, xmm12                                        ;  2192.0 fadd+fmul   45 k
        xorps xmm0, [rbp + 112]                                  ;  2194.0 agu0+agu1+fadd+fmul   45 k
        xorps xmm15, xmm1                                        ;  2194.0 fadd+fmul   45 k
        xorps xmm12, [rbp + 0]                                   ;  2195.0 agu2+agu0+fadd+fmul   45 k
        xorps xmm11, [rbp + 96]                                  ;  2196.0 agu1+agu0+fadd+fmul   45 k
        xorps xmm6, xmm3                                         ;  2197.0 fadd+fmul   45 k
        xorps xmm10, [rbp + 48]                                  ;  2198.0 agu2+agu1+fadd+fmul   45 k
        xorps xmm5, xmm4                                         ;  2199.0 fadd+fmul   45 k
        xorps xmm8, xmm9                                         ;  2200.0 fadd+fmul   45 k
        xorps xmm12, xmm5                                        ;  2201.0 fadd+fmul   45 k
        xorps xmm7, xmm8                                         ;  2202.0 fadd+fmul   45 k
        movaps xmm1, [rbp - 64]                                  ;  2198.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;  2204.0 fadd+fmul   45 k
        movaps xmm3, [rbp - 32]                                  ;  2200.0 agu2+agu0+fmisc   48 k reload
        xorps xmm15, xmm3                                        ;  2204.0 fadd+fmul   45 k
        movaps xmm4, [rbp - 80]                                  ;  2202.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;  2205.0 fadd+fmul   45 k
        movaps xmm5, [rbp - 128]                                 ;  2204.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;  2206.0 fadd+fmul   45 k
        movaps xmm8, [rbp - 48]                                  ;  2206.0 agu1+agu0+fmisc   48 k reload
        xorps xmm12, xmm8                                        ;  2208.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 96]                                  ;  2208.0 agu2+agu0+fmisc+fadd   48 k reload
        xorps xmm11, xmm9                                        ;  2210.0 fmul+fadd   45 k
        movaps [r9 + 3072], xmm7                                 ;  2209.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 112]                                 ;  2210.0 agu2+agu0+fmul+fadd   48 k reload
        xorps xmm13, xmm7                                        ;  2212.0 fmul+fadd   45 k
        movaps [r9 + 3088], xmm15                                ;  2211.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3104], xmm2                                 ;  2213.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3120], xmm0                                 ;  2215.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3136], xmm12                                ;  2217.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3152], xmm11                                ;  2219.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3168], xmm13                                ;  2221.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3184], xmm10                                ;  2223.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3200], xmm6                                 ;  2225.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3216], xmm1                                 ;  2227.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3232], xmm3                                 ;  2229.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3248], xmm4                                 ;  2231.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3264], xmm5                                 ;  2233.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3280], xmm8                                 ;  2235.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3296], xmm9                                 ;  2237.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3312], xmm7                                 ;  2239.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 1280]                                 ;  2229.0 agu1+agu0+fmul+fadd  100 k.0 reload
        movaps [r9 + 1280], xmm0                                 ;  2241.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 1296]                                 ;  2231.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 1296], xmm1                                 ;  2243.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 1312]                                 ;  2233.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 1312], xmm2                                 ;  2245.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 1328]                                 ;  2235.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 1328], xmm3                                 ;  2247.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 1344]                                 ;  2237.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 1344], xmm4                                 ;  2249.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 1360]                                 ;  2239.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 1360], xmm5                                 ;  2251.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 1376]                                 ;  2241.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 1376], xmm6                                 ;  2253.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 1392]                                 ;  2243.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 1392], xmm7                                 ;  2255.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 1408]                                 ;  2245.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 1408], xmm8                                 ;  2257.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 1424]                                 ;  2247.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 1424], xmm9                                 ;  2259.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 1440]                                ;  2249.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 1440], xmm10                                ;  2261.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 1456]                                ;  2251.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 1456], xmm11                                ;  2263.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 1472]                                ;  2253.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 1472], xmm12                                ;  2265.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 1488]                                ;  2255.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 1488], xmm13                                ;  2267.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 1504]                                ;  2257.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 1504], xmm14                                ;  2269.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 1536]                                ;  2259.0 agu2+agu1+fadd+fmul  100 k.0
        movaps xmm15, [r8 + 1520]                                ;  2260.0 agu0+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 1520], xmm15                                ;  2271.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 1552]                                 ;  2261.3 agu1+agu2+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 1568]                                 ;  2262.0 agu0+agu1+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 1584]                                 ;  2263.0 agu2+agu0+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 1600]                                 ;  2264.0 agu1+agu2+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 1616]                                 ;  2265.0 agu0+agu1+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 1632]                                 ;  2266.0 agu2+agu0+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 1648]                                 ;  2267.0 agu1+agu2+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 1664]                                 ;  2268.0 agu0+agu1+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 1680]                                 ;  2269.0 agu2+agu0+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 1696]                                 ;  2270.0 agu1+agu2+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 1712]                                 ;  2271.0 agu0+agu1+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 1728]                                 ;  2272.0 agu2+agu0+fadd+fmul  100 k.12
        movaps xmm2, [r8 + 1744]                                 ;  2273.0 agu1+agu2+fmisc+fadd  100 k.13
        movaps xmm2, [r8 + 1760]                                 ;  2273.0 agu0+agu1+fmul+fmisc  100 k.14
        movaps xmm2, [r8 + 1776]                                 ;  2274.0 agu2+agu0+fadd+fmul  100 k.15
        movaps xmm2, [r8 + 1488]                                 ;  2275.0 agu1+agu2+fmisc+fadd   41 k copy
        xorps xmm2, xmm7                                         ;  2277.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1440]                                 ;  2276.0 agu0+agu1+fmisc+fmul   41 k copy
        andps xmm3, xmm14                                        ;  2278.0 fadd+fmul   41 k
        movaps xmm1, [r8 + 1408]                                 ;  2277.0 agu2+agu0+fmisc   41 k copy
        xorps xmm1, xmm12                                        ;  2279.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1520]                                 ;  2279.0 agu1+agu0+fmisc+fadd   41 k copy
        andps xmm6, xmm14                                        ;  2281.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 1488]                                 ;  2280.0 agu2+agu0+fmisc+fmul   41 k copy
        andps xmm5, xmm10                                        ;  2282.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1504]                                 ;  2281.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm7                                         ;  2283.0 fadd+fmul   41 k
        xorps xmm5, xmm0                                         ;  2285.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1488]                                 ;  2283.0 agu2+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;  2285.0 fadd+fmul   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;  2287.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm4, xmm2                                        ;  2286.0 fadd+fmul   41 k copy
        xorps xmm4, xmm10                                        ;  2288.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 1424]                                ;  2285.0 agu2+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;  2290.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 1520]                                ;  2287.0 agu1+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;  2289.0 fadd+fmul   41 k
        xorps xmm12, xmm14                                       ;  2291.0 fadd+fmul   41 k
        xorps xmm13, xmm12                                       ;  2293.0 fadd+fmul   41 k
        movaps xmm14, [r8 + 1440]                                ;  2289.3 agu2+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;  2292.0 fadd+fmul   41 k
        xorps xmm14, xmm1                                        ;  2294.0 fadd+fmul   41 k
        movaps [rbp - 112], xmm5                                 ;  2291.3 agu1+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 1440]                                 ;  2293.3 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;  2295.3 fadd+fmul   41 k
        xorps xmm0, xmm5                                         ;  2297.3 fadd+fmul   41 k
        xorps xmm0, xmm6                                         ;  2299.3 fadd+fmul   41 k
        movaps xmm5, [r8 + 1440]                                 ;  2295.3 agu1+agu2+fmisc   41 k copy
        andps xmm5, xmm8                                         ;  2297.3 fadd+fmul   41 k
        movaps [rbp - 96], xmm6                                  ;  2297.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;  2298.0 fadd+fmul   41 k copy
        andps xmm6, xmm11                                        ;  2300.0 fadd+fmul   41 k
        xorps xmm5, xmm6                                         ;  2302.0 fadd+fmul   41 k
        xorps xmm12, xmm6                                        ;  2302.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1520]                                 ;  2299.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;  2302.0 fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  2304.0 fadd+fmul   41 k
        xorps xmm13, xmm10                                       ;  2306.0 fadd+fmul   41 k
        andps xmm10, xmm15                                       ;  2306.0 fadd+fmul   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;  2308.0 agu1+agu0+fadd+fmul   41 k
        movaps [rbp - 48], xmm6                                  ;  2304.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 1408]                                 ;  2305.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;  2307.7 fadd+fmul   41 k
        movaps [rbp - 128], xmm10                                ;  2310.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;  2308.0 fadd+fmul   41 k copy
        orps xmm10, xmm15                                        ;  2310.0 fadd+fmul   41 k
        movaps [rbp - 80], xmm4                                  ;  2309.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;  2310.0 fadd+fmul   41 k copy
        andps xmm4, xmm11                                        ;  2312.0 fadd+fmul   41 k
        andps xmm1, xmm7                                         ;  2312.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 1472]                                 ;  2311.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;  2313.7 fadd+fmul   41 k
        xorps xmm10, xmm7                                        ;  2315.7 fadd+fmul   41 k
        xorps xmm6, xmm10                                        ;  2317.7 fadd+fmul   41 k
        movaps xmm7, [r8 + 1472]                                 ;  2313.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;  2316.0 fadd+fmul   41 k
        movaps xmm10, [r8 + 1504]                                ;  2315.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 1472]                                 ;  2317.7 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;  2319.7 fadd+fmul   41 k
        xorps xmm12, xmm4                                        ;  2321.7 fadd+fmul   41 k
        movaps xmm10, [r8 + 1424]                                ;  2317.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;  2320.0 fadd+fmul   41 k
        xorps xmm4, xmm6                                         ;  2321.7 fadd+fmul   41 k
        xorps xmm4, xmm2                                         ;  2323.7 fadd+fmul   41 k
        xorps xmm10, [r8 + 1392]                                 ;  2323.0 agu0+agu1+fadd+fmul   41 k
        andps xmm2, [r8 + 1472]                                  ;  2324.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  2325.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;  2325.0 fadd+fmul   41 k copy
        xorps xmm4, xmm15                                        ;  2327.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;  2327.0 fadd+fmul   41 k
        xorps xmm12, xmm7                                        ;  2329.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1472]                                  ;  2329.0 agu0+agu1+fadd+fmul   41 k
        andps xmm7, xmm11                                        ;  2330.0 fadd+fmul   41 k
        xorps xmm13, xmm4                                        ;  2331.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1504]                                 ;  2328.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;  2332.0 fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;  2334.0 fadd+fmul   41 k
        xorps xmm12, xmm0                                        ;  2334.0 fadd+fmul   41 k
        xorps xmm10, xmm15                                       ;  2335.0 fadd+fmul   41 k
        xorps xmm2, xmm10                                        ;  2337.0 fadd+fmul   41 k
        andps xmm10, xmm8                                        ;  2337.0 fadd+fmul   41 k
        xorps xmm2, xmm11                                        ;  2339.0 fadd+fmul   41 k
        xorps xmm7, xmm4                                         ;  2339.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1504]                                 ;  2335.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;  2340.0 fadd+fmul   41 k
        andps xmm11, [r8 + 1392]                                 ;  2341.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm11                                        ;  2343.0 fadd+fmul   41 k
        xorps xmm10, xmm4                                        ;  2345.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1392]                                 ;  2340.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;  2344.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1472]                                  ;  2346.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;  2348.0 fadd+fmul   41 k
        xorps xmm10, xmm14                                       ;  2347.0 fadd+fmul   41 k
        xorps xmm11, xmm3                                        ;  2348.0 fadd+fmul   41 k
        xorps xmm7, xmm11                                        ;  2350.0 fadd+fmul   41 k
        movaps xmm11, [r8 + 1504]                                ;  2346.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 1488]                                 ;  2350.0 agu2+agu0+fadd+fmul   41 k
        andps xmm15, xmm9                                        ;  2351.0 fadd+fmul   41 k
        andps xmm8, [r8 + 1488]                                  ;  2352.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm15, xmm11                                       ;  2353.0 fadd+fmul   41 k
        movaps [rbp - 64], xmm10                                 ;  2349.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 112]                                ;  2351.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;  2354.0 fadd+fmul   41 k
        xorps xmm2, xmm7                                         ;  2355.0 fadd+fmul   41 k
        xorps xmm1, xmm2                                         ;  2357.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 1488]                                 ;  2353.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 1392]                                  ;  2357.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm5, xmm2                                         ;  2359.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 1504]                                 ;  2355.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;  2359.0 fadd+fmul   41 k
        xorps xmm1, xmm5                                         ;  2361.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 128]                                  ;  2361.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm11, xmm8                                        ;  2362.0 fadd+fmul   41 k
        xorps xmm15, [rbp - 80]                                  ;  2363.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  2364.0 fadd+fmul   41 k
        movaps xmm6, [rbp - 80]                                  ;  2360.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 1472]                                   ;  2365.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  2367.0 fadd+fmul   41 k
        xorps xmm8, xmm2                                         ;  2367.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 96]                                   ;  2368.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm11                                       ;  2369.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 32]                                   ;  2370.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, [rbp - 112]                                 ;  2371.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm6, [r8 + 1488]                                 ;  2368.0 agu2+agu0+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;  2372.0 fadd+fmul   41 k
        xorps xmm0, xmm9                                         ;  2374.0 fadd+fmul   41 k
        xorps xmm5, [rbp - 128]                                  ;  2374.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm9, xmm4                                         ;  2375.0 fadd+fmul   41 k
        xorps xmm4, xmm15                                        ;  2376.0 fadd+fmul   41 k
        xorps xmm4, [rbp - 48]                                   ;  2378.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;  2378.0 fadd+fmul   41 k
        xorps xmm14, xmm15                                       ;  2379.0 fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;  2380.0 fadd+fmul   41 k
        xorps xmm11, [rbp - 64]                                  ;  2381.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm10, [rbp - 80]                                  ;  2382.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  2383.0 fadd+fmul   41 k
        xorps xmm8, xmm9                                         ;  2384.0 fadd+fmul   41 k
        xorps xmm14, xmm6                                        ;  2385.0 fadd+fmul   41 k
        xorps xmm7, xmm8                                         ;  2386.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1344]                                 ;  2382.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 1280]                                 ;  2384.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;  2387.0 fadd+fmul   41 k
        movaps xmm5, [r8 + 1360]                                 ;  2386.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;  2388.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1376]                                 ;  2388.0 agu1+agu0+fmisc   41 k
        movaps xmm8, [r8 + 1296]                                 ;  2389.0 agu2+agu0+fadd+fmul  100 k.1 reload
        andps xmm6, xmm8                                         ;  2391.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 1328]                                 ;  2390.0 agu1+agu2+fmisc   41 k
        andps xmm9, xmm3                                         ;  2392.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 1344]                                ;  2392.0 agu0+agu1+fmisc+fadd   41 k
        andps xmm15, [r8 + 1328]                                 ;  2394.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 80], xmm10                                 ;  2393.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 1376]                                ;  2394.0 agu0+agu1+fmul+fadd   41 k
        andps xmm10, [r8 + 1328]                                 ;  2396.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 64], xmm11                                 ;  2395.0 agu1+agu0+fmisc   41 k spill
        movaps xmm11, [r8 + 1360]                                ;  2396.0 agu2+agu0+fmul+fadd   41 k
        andps xmm11, [r8 + 1312]                                 ;  2398.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm6, xmm11                                        ;  2400.0 fmul+fadd   41 k
        andps xmm11, xmm8                                        ;  2400.0 fmul+fadd   41 k
        movaps [rbp - 48], xmm2                                  ;  2397.0 agu0+agu1+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;  2400.0 fmul+fadd   41 k copy
        xorps xmm2, xmm8                                         ;  2402.0 fmul+fadd   41 k
        movaps [rbp - 128], xmm12                                ;  2399.0 agu2+agu0+fmisc   41 k spill
        movaps xmm12, [r8 + 1376]                                ;  2401.0 agu1+agu0+fmisc+fmul   41 k
        andps xmm12, xmm5                                        ;  2403.0 fadd+fmul   41 k
        movaps [rbp - 112], xmm14                                ;  2402.0 agu2+agu1+fmisc   41 k spill
        movaps xmm14, [r8 + 1344]                                ;  2403.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm14, xmm2                                        ;  2405.0 fadd+fmul   41 k
        andps xmm14, [r8 + 1376]                                 ;  2407.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm9, xmm14                                        ;  2409.0 fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  2404.3 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;  2407.0 fadd+fmul   41 k copy
        xorps xmm4, xmm0                                         ;  2409.0 fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  2409.0 fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  2410.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1360]                                  ;  2411.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 96], xmm1                                  ;  2408.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 1360]                                 ;  2410.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;  2412.7 fadd+fmul   41 k
        movaps [rbp + 16], xmm13                                 ;  2412.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1328]                                ;  2413.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm1                                        ;  2415.0 fadd+fmul   41 k
        xorps xmm12, xmm1                                        ;  2415.0 fadd+fmul   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;  2417.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 48], xmm7                                  ;  2414.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 1376]                                 ;  2416.7 agu2+agu0+fmisc   41 k
        andps xmm7, [r8 + 1312]                                  ;  2418.7 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 32], xmm6                                  ;  2418.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;  2418.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;  2420.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;  2422.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;  2422.0 fadd+fmul   41 k
        movaps [rbp + 96], xmm14                                 ;  2420.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 1312]                                ;  2422.0 agu1+agu0+fmisc+fadd   41 k
        andps xmm14, xmm15                                       ;  2424.0 fmul+fadd   41 k
        xorps xmm13, xmm14                                       ;  2426.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 1328]                                ;  2423.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;  2428.0 fmul+fadd   41 k
        xorps xmm15, xmm3                                        ;  2426.0 fmul+fadd   41 k
        movaps [rbp + 0], xmm13                                  ;  2430.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1312]                                ;  2426.7 agu2+agu0+fmul+fmisc   41 k
        andps xmm13, xmm6                                        ;  2428.7 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  2430.7 fadd+fmul   41 k
        andps xmm6, [r8 + 1344]                                  ;  2429.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;  2432.7 fadd+fmul   41 k
        movaps [rbp + 112], xmm13                                ;  2434.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1344]                                ;  2431.0 agu2+agu0+fmisc+fadd   41 k
        xorps xmm13, xmm10                                       ;  2433.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  2435.0 fmul+fadd   41 k
        xorps xmm6, xmm4                                         ;  2437.0 fmul+fadd   41 k
        movaps xmm4, xmm15                                       ;  2435.0 fmul+fadd   41 k copy
        andps xmm4, xmm3                                         ;  2437.0 fmul+fadd   41 k
        andps xmm15, [r8 + 1344]                                 ;  2437.0 agu1+agu2+fmul+fadd   41 k
        andps xmm13, [r8 + 1360]                                 ;  2438.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm4, xmm12                                        ;  2439.0 fmul+fadd   41 k
        andps xmm2, [r8 + 1312]                                  ;  2440.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;  2441.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1296]                                 ;  2438.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  2442.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  2444.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  2446.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 1344]                                ;  2441.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;  2445.0 fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;  2447.0 fmul+fadd   41 k
        xorps xmm2, xmm13                                        ;  2449.0 fmul+fadd   41 k
        xorps xmm13, [r8 + 1312]                                 ;  2449.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm0, xmm3                                         ;  2449.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1376]                                 ;  2446.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;  2450.0 fmul+fadd   41 k
        andps xmm3, [r8 + 1280]                                  ;  2452.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;  2454.0 fmul+fadd   41 k
        xorps xmm15, xmm12                                       ;  2456.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1328]                                ;  2450.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;  2454.0 fmul+fadd   41 k
        xorps xmm13, xmm7                                        ;  2455.0 fmul+fadd   41 k
        xorps xmm12, [r8 + 1360]                                 ;  2456.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm7, xmm14                                        ;  2457.0 fmul+fadd   41 k
        xorps xmm1, [r8 + 1312]                                  ;  2458.0 agu2+agu0+fmul+fadd   41 k
        andps xmm10, xmm7                                        ;  2459.0 fmul+fadd   41 k
        xorps xmm6, xmm2                                         ;  2460.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 1344]                                 ;  2457.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;  2461.0 fmul+fadd   41 k
        andps xmm7, [r8 + 1360]                                  ;  2462.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm7                                         ;  2464.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  2466.0 fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  2465.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1312]                                 ;  2461.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;  2466.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;  2467.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1376]                                ;  2463.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 1360]                                 ;  2468.0 agu1+agu0+fmul+fadd   41 k
        andps xmm1, [r8 + 1280]                                  ;  2469.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm1, [r8 + 1376]                                  ;  2471.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm15, xmm1                                        ;  2473.0 fmul+fadd   41 k
        xorps xmm6, [rbp + 96]                                   ;  2472.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm0, xmm12                                        ;  2473.0 fmul+fadd   41 k
        movaps xmm1, [rbp + 112]                                 ;  2469.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;  2474.0 fmul+fadd   41 k
        andps xmm9, xmm12                                        ;  2475.0 fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  2476.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 1376]                                 ;  2473.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;  2477.0 fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  2478.0 fmul+fadd   41 k
        xorps xmm1, xmm0                                         ;  2479.0 fmul+fadd   41 k
        xorps xmm10, xmm15                                       ;  2480.0 fmul+fadd   41 k
        xorps xmm9, [rbp + 32]                                   ;  2481.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm9                                        ;  2483.0 fmul+fadd   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;  2478.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;  2485.0 fmul+fadd   41 k
        xorps xmm2, xmm1                                         ;  2484.0 fmul+fadd   41 k
        xorps xmm2, xmm0                                         ;  2486.0 fmul+fadd   41 k
        xorps xmm5, [rbp + 0]                                    ;  2486.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm1, [rbp + 48]                                  ;  2482.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 1280]                                  ;  2487.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm1                                         ;  2489.0 fmul+fadd   41 k
        xorps xmm8, [rbp + 16]                                   ;  2489.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm10, xmm8                                        ;  2491.0 fmul+fadd   41 k
        movaps xmm9, [rbp - 96]                                  ;  2487.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 1312]                                  ;  2491.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm6, xmm9                                         ;  2493.0 fmul+fadd   41 k
        xorps xmm14, [rbp - 32]                                  ;  2493.0 agu2+agu1+fmul+fadd   41 k
        xorps xmm2, xmm14                                        ;  2495.0 fmul+fadd   41 k
        movaps xmm12, [rbp - 112]                                ;  2490.7 agu0+agu1+fmisc   41 k
        xorps xmm12, [r8 + 1344]                                 ;  2495.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  2497.0 fmul+fadd   41 k
        movaps xmm13, [rbp - 128]                                ;  2493.0 agu1+agu0+fmisc   41 k
        xorps xmm13, [r8 + 1360]                                 ;  2497.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  2499.0 fmul+fadd   41 k
        xorps xmm7, [rbp - 48]                                   ;  2499.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  2501.0 fmul+fadd   41 k
        movaps xmm15, [r8 + 1680]                                ;  2496.7 agu2+agu0+fmisc  100 k.9 reload
        xorps xmm4, xmm15                                        ;  2501.0 fmul+fadd   48 k
        xorps xmm10, [r8 + 1696]                                 ;  2502.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm6, [r8 + 1712]                                  ;  2503.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm2, [r8 + 1728]                                  ;  2504.0 agu1+agu2+fmul+fadd   48 k
        xorps xmm11, [r8 + 1744]                                 ;  2505.0 agu0+agu1+fmul+fadd   48 k
        xorps xmm3, [r8 + 1760]                                  ;  2506.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm5, [r8 + 1776]                                  ;  2507.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm1, [r8 + 1536]                                  ;  2508.0 agu2+agu1+fmul+fadd   48 k
        xorps xmm8, [r8 + 1552]                                  ;  2509.0 agu0+agu2+fmul+fadd   48 k
        xorps xmm9, [r8 + 1568]                                  ;  2510.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm14, [r8 + 1584]                                 ;  2511.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm12, [r8 + 1600]                                 ;  2512.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm13, [r8 + 1616]                                 ;  2513.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm7, [r8 + 1632]                                  ;  2514.0 agu1+agu0+fmul+fadd   48 k
        movaps xmm15, [rbp - 64]                                 ;  2510.0 agu2+agu0+fmisc   48 k
        xorps xmm15, [r8 + 1648]                                 ;  2515.0 agu1+agu0+fmul+fadd   48 k
        movaps [rbp - 64], xmm5                                  ;  2512.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 80]                                  ;  2514.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 1664]                                  ;  2516.0 agu0+agu1+fmul+fadd   48 k
        movaps [rbp - 80], xmm3                                  ;  2516.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;  2517.0 fmul+fadd   45 k copy
        xorps xmm3, xmm7                                         ;  2519.0 fmul+fadd   45 k
        movaps [rbp - 48], xmm11                                 ;  2518.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;  2519.0 fmul+fadd   45 k copy
        andps xmm11, xmm15                                       ;  2521.0 fmul+fadd   45 k
        movaps [rbp - 128], xmm2                                 ;  2520.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;  2521.0 fmul+fadd   45 k copy
        xorps xmm2, xmm13                                        ;  2523.0 fmul+fadd   45 k
        movaps [rbp - 112], xmm6                                 ;  2522.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;  2523.0 fmul+fadd   45 k copy
        andps xmm6, xmm15                                        ;  2525.0 fmul+fadd   45 k
        movaps [rbp - 32], xmm10                                 ;  2524.0 agu1+agu0+fmisc   48 k spill
        movaps xmm10, xmm7                                       ;  2525.0 fmul+fadd   45 k copy
        andps xmm10, xmm14                                       ;  2527.0 fmul+fadd   45 k
        movaps [rbp - 96], xmm4                                  ;  2526.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm15                                       ;  2527.0 fmul+fadd   45 k copy
        andps xmm4, xmm1                                         ;  2529.0 fmul+fadd   45 k
        xorps xmm10, xmm4                                        ;  2531.0 fmul+fadd   45 k
        movaps xmm4, xmm7                                        ;  2530.0 fmul+fadd   45 k copy
        andps xmm4, xmm12                                        ;  2532.0 fmul+fadd   45 k
        xorps xmm10, xmm0                                        ;  2533.0 fmul+fadd   45 k
        movaps xmm0, xmm3                                        ;  2533.0 fmul+fadd   45 k copy
        xorps xmm0, xmm14                                        ;  2535.0 fmul+fadd   45 k
        movaps [rbp + 16], xmm10                                 ;  2535.0 agu1+agu0+fmisc   45 k spill
        movaps xmm10, xmm9                                       ;  2535.0 fmul+fadd   45 k copy
        andps xmm10, xmm0                                        ;  2537.0 fmul+fadd   45 k
        movaps [rbp + 48], xmm11                                 ;  2534.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;  2537.0 fmul+fadd   45 k copy
        andps xmm11, xmm1                                        ;  2539.0 fmul+fadd   45 k
        xorps xmm11, xmm15                                       ;  2541.0 fmul+fadd   45 k
        xorps xmm10, xmm11                                       ;  2543.0 fmul+fadd   45 k
        movaps [rbp + 0], xmm7                                   ;  2537.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;  2541.0 fmul+fadd   45 k copy
        andps xmm7, xmm9                                         ;  2543.0 fmul+fadd   45 k
        xorps xmm7, xmm2                                         ;  2545.0 fmul+fadd   45 k
        movaps [rbp + 32], xmm7                                  ;  2547.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;  2544.0 fmul+fadd   45 k copy
        andps xmm7, xmm1                                         ;  2546.0 fmul+fadd   45 k
        xorps xmm4, xmm7                                         ;  2548.0 fmul+fadd   45 k
        xorps xmm4, xmm6                                         ;  2550.0 fmul+fadd   45 k
        movaps xmm7, xmm14                                       ;  2548.0 fmul+fadd   45 k copy
        andps xmm7, xmm8                                         ;  2550.0 fmul+fadd   45 k
        movaps [rbp + 112], xmm6                                 ;  2547.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;  2550.0 fmul+fadd   45 k copy
        andps xmm6, xmm12                                        ;  2552.0 fmul+fadd   45 k
        xorps xmm7, xmm6                                         ;  2554.0 fmul+fadd   45 k
        xorps xmm11, xmm6                                        ;  2554.0 fmul+fadd   45 k
        movaps xmm6, xmm5                                        ;  2554.0 fmul+fadd   45 k copy
        andps xmm6, xmm12                                        ;  2556.0 fmul+fadd   45 k
        xorps xmm14, xmm6                                        ;  2558.0 fmul+fadd   45 k
        xorps xmm10, xmm14                                       ;  2560.0 fmul+fadd   45 k
        andps xmm14, xmm5                                        ;  2560.0 fmul+fadd   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;  2562.0 agu2+agu0+fmul+fadd   45 k
        movaps [rbp + 96], xmm6                                  ;  2558.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;  2560.0 fmul+fadd   45 k copy
        andps xmm6, xmm1                                         ;  2562.0 fmul+fadd   45 k
        movaps [rdx - 128], xmm14                                ;  2564.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;  2562.0 fmul+fadd   45 k copy
        orps xmm14, xmm5                                         ;  2564.0 fmul+fadd   45 k
        movaps [rbp - 16], xmm0                                  ;  2562.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;  2564.0 fmul+fadd   45 k copy
        andps xmm0, xmm12                                        ;  2566.0 fmul+fadd   45 k
        andps xmm2, xmm1                                         ;  2566.0 fmul+fadd   45 k
        movaps [rbp + 64], xmm7                                  ;  2565.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;  2567.0 fmul+fadd   45 k copy
        andps xmm7, xmm13                                        ;  2569.0 fmul+fadd   45 k
        xorps xmm14, xmm7                                        ;  2571.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  2573.0 fmul+fadd   45 k
        movaps xmm7, xmm12                                       ;  2571.0 fmul+fadd   45 k copy
        andps xmm7, xmm13                                        ;  2573.0 fmul+fadd   45 k
        movaps xmm14, xmm15                                      ;  2573.0 fmul+fadd   45 k copy
        andps xmm14, xmm13                                       ;  2575.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  2577.0 fmul+fadd   45 k
        xorps xmm11, xmm0                                        ;  2579.0 fmul+fadd   45 k
        movaps xmm14, xmm9                                       ;  2577.0 fmul+fadd   45 k copy
        andps xmm14, xmm8                                        ;  2579.0 fmul+fadd   45 k
        xorps xmm0, xmm6                                         ;  2579.0 fmul+fadd   45 k
        xorps xmm0, xmm3                                         ;  2581.0 fmul+fadd   45 k
        xorps xmm14, xmm1                                        ;  2581.0 fmul+fadd   45 k
        andps xmm3, xmm13                                        ;  2582.0 fmul+fadd   45 k
        movaps [rbp + 80], xmm0                                  ;  2583.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;  2583.0 fmul+fadd   45 k copy
        xorps xmm0, xmm5                                         ;  2585.0 fmul+fadd   45 k
        xorps xmm7, xmm9                                         ;  2585.0 fmul+fadd   45 k
        xorps xmm11, xmm7                                        ;  2587.0 fmul+fadd   45 k
        andps xmm0, xmm13                                        ;  2587.0 fmul+fadd   45 k
        andps xmm7, xmm12                                        ;  2588.0 fmul+fadd   45 k
        xorps xmm10, xmm0                                        ;  2589.0 fmul+fadd   45 k
        movaps xmm0, xmm15                                       ;  2590.0 fmul+fadd   45 k copy
        andps xmm0, xmm8                                         ;  2592.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  2594.0 fmul+fadd   45 k
        xorps xmm11, xmm4                                        ;  2593.0 fmul+fadd   45 k
        xorps xmm14, xmm5                                        ;  2594.0 fmul+fadd   45 k
        xorps xmm3, xmm14                                        ;  2596.0 fmul+fadd   45 k
        andps xmm14, xmm8                                        ;  2596.0 fmul+fadd   45 k
        xorps xmm3, xmm12                                        ;  2598.0 fmul+fadd   45 k
        xorps xmm7, xmm0                                         ;  2598.0 fmul+fadd   45 k
        movaps xmm0, xmm12                                       ;  2599.0 fmul+fadd   45 k copy
        andps xmm0, xmm15                                        ;  2601.0 fmul+fadd   45 k
        andps xmm12, xmm1                                        ;  2601.0 fmul+fadd   45 k
        xorps xmm0, xmm12                                        ;  2603.0 fmul+fadd   45 k
        xorps xmm14, xmm0                                        ;  2605.0 fmul+fadd   45 k
        movaps xmm0, xmm1                                        ;  2604.0 fmul+fadd   45 k copy
        xorps xmm0, xmm8                                         ;  2606.0 fmul+fadd   45 k
        andps xmm0, xmm13                                        ;  2608.0 fmul+fadd   45 k
        xorps xmm0, xmm7                                         ;  2610.0 fmul+fadd   45 k
        xorps xmm14, [rbp + 32]                                  ;  2608.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm12, [rbp + 48]                                  ;  2609.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm7, xmm12                                        ;  2611.0 fmul+fadd   45 k
        movaps xmm12, [rbp + 0]                                  ;  2607.0 agu2+agu0+fmisc   45 k
        andps xmm12, xmm15                                       ;  2611.0 fmul+fadd   45 k
        andps xmm1, [rbp + 0]                                    ;  2612.0 agu1+agu0+fmul+fadd   45 k
        andps xmm5, xmm9                                         ;  2613.0 fmul+fadd   45 k
        xorps xmm1, [rbp + 64]                                   ;  2614.0 agu2+agu0+fmul+fadd   45 k
        andps xmm15, xmm9                                        ;  2615.0 fmul+fadd   45 k
        andps xmm8, [rbp + 0]                                    ;  2616.0 agu1+agu0+fmul+fadd   45 k
        orps xmm13, [rbp - 16]                                   ;  2617.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm5, xmm12                                        ;  2618.0 fmul+fadd   45 k
        xorps xmm15, [rdx - 128]                                 ;  2619.0 agu1+agu2+fmul+fadd   45 k
        movaps [rbp + 64], xmm14                                 ;  2615.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp + 16]                                 ;  2617.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;  2620.0 fmul+fadd   45 k
        xorps xmm3, xmm7                                         ;  2621.0 fmul+fadd   45 k
        xorps xmm2, xmm3                                         ;  2623.0 fmul+fadd   45 k
        xorps xmm2, xmm1                                         ;  2625.0 fmul+fadd   45 k
        xorps xmm12, xmm8                                        ;  2624.0 fmul+fadd   45 k
        movaps xmm3, [rbp - 16]                                  ;  2620.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;  2625.0 fmul+fadd   45 k
        xorps xmm13, xmm5                                        ;  2627.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  2627.0 fmul+fadd   45 k
        xorps xmm8, xmm15                                        ;  2628.0 fmul+fadd   45 k
        xorps xmm15, [rbp + 112]                                 ;  2629.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, xmm12                                       ;  2630.0 fmul+fadd   45 k
        xorps xmm15, [rbp + 80]                                  ;  2631.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm12, [rbp + 16]                                  ;  2632.0 agu2+agu0+fmul+fadd   45 k
        movaps xmm5, [rbp + 0]                                   ;  2628.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;  2633.0 fmul+fadd   45 k
        xorps xmm4, xmm9                                         ;  2635.0 fmul+fadd   45 k
        xorps xmm1, [rdx - 128]                                  ;  2635.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm9, xmm0                                         ;  2636.0 fmul+fadd   45 k
        xorps xmm0, xmm13                                        ;  2637.0 fmul+fadd   45 k
        xorps xmm0, [rbp + 96]                                   ;  2639.0 agu0+agu1+fmul+fadd   45 k
        xorps xmm10, xmm1                                        ;  2639.0 fmul+fadd   45 k
        xorps xmm13, [rbp + 32]                                  ;  2640.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, [rbp + 48]                                  ;  2641.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm6, xmm3                                         ;  2642.0 fmul+fadd   45 k
        xorps xmm12, [rbp + 64]                                  ;  2643.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm5, xmm4                                         ;  2644.0 fmul+fadd   45 k
        xorps xmm8, xmm9                                         ;  2645.0 fmul+fadd   45 k
        xorps xmm13, xmm5                                        ;  2646.0 fmul+fadd   45 k
        xorps xmm7, xmm8                                         ;  2647.0 fmul+fadd   45 k
        movaps xmm1, [rbp - 96]                                  ;  2643.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;  2649.0 fmul+fadd   45 k
        movaps xmm3, [rbp - 32]                                  ;  2645.0 agu2+agu0+fmisc   48 k reload
        xorps xmm10, xmm3                                        ;  2649.0 fmul+fadd   45 k
        movaps xmm4, [rbp - 112]                                 ;  2647.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;  2650.0 fmul+fadd   45 k
        movaps xmm5, [rbp - 128]                                 ;  2649.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;  2651.0 fmul+fadd   45 k
        movaps xmm8, [rbp - 48]                                  ;  2651.0 agu1+agu0+fmisc+fmul   48 k reload
        xorps xmm13, xmm8                                        ;  2653.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 80]                                  ;  2652.0 agu2+agu0+fmisc   48 k reload
        xorps xmm11, xmm9                                        ;  2654.0 fadd+fmul   45 k
        movaps [r9 + 3328], xmm7                                 ;  2654.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 64]                                  ;  2654.0 agu2+agu0+fadd+fmul   48 k reload
        xorps xmm15, xmm7                                        ;  2656.0 fadd+fmul   45 k
        movaps [r9 + 3344], xmm10                                ;  2656.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3360], xmm2                                 ;  2658.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3376], xmm0                                 ;  2660.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3392], xmm13                                ;  2662.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3408], xmm11                                ;  2664.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3424], xmm15                                ;  2666.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3440], xmm12                                ;  2668.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3456], xmm6                                 ;  2670.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3472], xmm1                                 ;  2672.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3488], xmm3                                 ;  2674.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3504], xmm4                                 ;  2676.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3520], xmm5                                 ;  2678.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3536], xmm8                                 ;  2680.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3552], xmm9                                 ;  2682.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3568], xmm7                                 ;  2684.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 1536]                                 ;  2674.0 agu1+agu0+fadd+fmul  100 k.0 reload
        movaps [r9 + 1536], xmm0                                 ;  2686.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 1552]                                 ;  2676.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 1552], xmm1                                 ;  2688.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 1568]                                 ;  2678.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 1568], xmm2                                 ;  2690.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 1584]                                 ;  2680.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 1584], xmm3                                 ;  2692.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 1600]                                 ;  2682.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 1600], xmm4                                 ;  2694.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 1616]                                 ;  2684.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 1616], xmm5                                 ;  2696.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 1632]                                 ;  2686.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 1632], xmm6                                 ;  2698.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 1648]                                 ;  2688.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 1648], xmm7                                 ;  2700.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 1664]                                 ;  2690.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 1664], xmm8                                 ;  2702.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 1680]                                 ;  2692.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 1680], xmm9                                 ;  2704.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 1696]                                ;  2694.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 1696], xmm10                                ;  2706.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 1712]                                ;  2696.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 1712], xmm11                                ;  2708.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 1728]                                ;  2698.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 1728], xmm12                                ;  2710.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 1744]                                ;  2700.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 1744], xmm13                                ;  2712.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 1760]                                ;  2702.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 1760], xmm14                                ;  2714.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 1792]                                ;  2704.0 agu2+agu1+fadd+fmul  100 k.0
        movaps xmm15, [r8 + 1776]                                ;  2705.0 agu0+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 1776], xmm15                                ;  2716.0 agu2+agu0+fmisc   99 k
        movaps xmm2, [r8 + 1808]                                 ;  2706.3 agu1+agu2+fadd+fmul  100 k.1
        movaps xmm2, [r8 + 1824]                                 ;  2707.0 agu0+agu1+fadd+fmul  100 k.2
        movaps xmm2, [r8 + 1840]                                 ;  2708.0 agu2+agu0+fadd+fmul  100 k.3
        movaps xmm2, [r8 + 1856]                                 ;  2709.0 agu1+agu2+fadd+fmul  100 k.4
        movaps xmm2, [r8 + 1872]                                 ;  2710.0 agu0+agu1+fadd+fmul  100 k.5
        movaps xmm2, [r8 + 1888]                                 ;  2711.0 agu2+agu0+fadd+fmul  100 k.6
        movaps xmm2, [r8 + 1904]                                 ;  2712.0 agu1+agu2+fadd+fmul  100 k.7
        movaps xmm2, [r8 + 1920]                                 ;  2713.0 agu0+agu1+fadd+fmul  100 k.8
        movaps xmm2, [r8 + 1936]                                 ;  2714.0 agu2+agu0+fadd+fmul  100 k.9
        movaps xmm2, [r8 + 1952]                                 ;  2715.0 agu1+agu2+fadd+fmul  100 k.10
        movaps xmm2, [r8 + 1968]                                 ;  2716.0 agu0+agu1+fadd+fmul  100 k.11
        movaps xmm2, [r8 + 1984]                                 ;  2717.0 agu2+agu0+fadd+fmul  100 k.12
        movaps xmm2, [r8 + 2000]                                 ;  2718.0 agu1+agu2+fmisc+fadd  100 k.13
        movaps xmm2, [r8 + 2016]                                 ;  2718.0 agu0+agu1+fmul+fmisc  100 k.14
        movaps xmm2, [r8 + 2032]                                 ;  2719.0 agu2+agu0+fadd+fmul  100 k.15
        movaps xmm2, [r8 + 1744]                                 ;  2720.0 agu1+agu2+fmisc+fadd   41 k copy
        xorps xmm2, xmm7                                         ;  2722.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1696]                                 ;  2721.0 agu0+agu1+fmisc+fmul   41 k copy
        andps xmm3, xmm14                                        ;  2723.0 fadd+fmul   41 k
        movaps xmm1, [r8 + 1664]                                 ;  2722.0 agu2+agu0+fmisc   41 k copy
        xorps xmm1, xmm12                                        ;  2724.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1776]                                 ;  2724.0 agu1+agu0+fmisc+fadd   41 k copy
        andps xmm6, xmm14                                        ;  2726.0 fmul+fadd   41 k
        movaps xmm5, [r8 + 1744]                                 ;  2725.0 agu2+agu0+fmisc+fmul   41 k copy
        andps xmm5, xmm10                                        ;  2727.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1760]                                 ;  2726.0 agu1+agu0+fmisc   41 k copy
        andps xmm0, xmm7                                         ;  2728.0 fadd+fmul   41 k
        xorps xmm5, xmm0                                         ;  2730.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1744]                                 ;  2728.0 agu2+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;  2730.0 fadd+fmul   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;  2732.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm4, xmm2                                        ;  2731.0 fadd+fmul   41 k copy
        xorps xmm4, xmm10                                        ;  2733.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 1680]                                ;  2730.0 agu2+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;  2735.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 1776]                                ;  2732.0 agu1+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;  2734.0 fadd+fmul   41 k
        xorps xmm12, xmm14                                       ;  2736.0 fadd+fmul   41 k
        xorps xmm13, xmm12                                       ;  2738.0 fadd+fmul   41 k
        movaps xmm14, [r8 + 1696]                                ;  2734.3 agu2+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;  2737.0 fadd+fmul   41 k
        xorps xmm14, xmm1                                        ;  2739.0 fadd+fmul   41 k
        movaps [rbp - 64], xmm5                                  ;  2736.3 agu1+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 1696]                                 ;  2738.3 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;  2740.3 fadd+fmul   41 k
        xorps xmm0, xmm5                                         ;  2742.3 fadd+fmul   41 k
        xorps xmm0, xmm6                                         ;  2744.3 fadd+fmul   41 k
        movaps xmm5, [r8 + 1696]                                 ;  2740.3 agu1+agu2+fmisc   41 k copy
        andps xmm5, xmm8                                         ;  2742.3 fadd+fmul   41 k
        movaps [rbp - 80], xmm6                                  ;  2742.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;  2743.0 fadd+fmul   41 k copy
        andps xmm6, xmm11                                        ;  2745.0 fadd+fmul   41 k
        xorps xmm5, xmm6                                         ;  2747.0 fadd+fmul   41 k
        xorps xmm12, xmm6                                        ;  2747.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1776]                                 ;  2744.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;  2747.0 fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  2749.0 fadd+fmul   41 k
        xorps xmm13, xmm10                                       ;  2751.0 fadd+fmul   41 k
        andps xmm10, xmm15                                       ;  2751.0 fadd+fmul   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;  2753.0 agu1+agu0+fadd+fmul   41 k
        movaps [rbp - 48], xmm6                                  ;  2749.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 1664]                                 ;  2750.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;  2752.7 fadd+fmul   41 k
        movaps [rbp - 128], xmm10                                ;  2755.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;  2753.0 fadd+fmul   41 k copy
        orps xmm10, xmm15                                        ;  2755.0 fadd+fmul   41 k
        movaps [rbp - 112], xmm4                                 ;  2754.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;  2755.0 fadd+fmul   41 k copy
        andps xmm4, xmm11                                        ;  2757.0 fadd+fmul   41 k
        andps xmm1, xmm7                                         ;  2757.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 1728]                                 ;  2756.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;  2758.7 fadd+fmul   41 k
        xorps xmm10, xmm7                                        ;  2760.7 fadd+fmul   41 k
        xorps xmm6, xmm10                                        ;  2762.7 fadd+fmul   41 k
        movaps xmm7, [r8 + 1728]                                 ;  2758.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;  2761.0 fadd+fmul   41 k
        movaps xmm10, [r8 + 1760]                                ;  2760.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 1728]                                 ;  2762.7 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;  2764.7 fadd+fmul   41 k
        xorps xmm12, xmm4                                        ;  2766.7 fadd+fmul   41 k
        movaps xmm10, [r8 + 1680]                                ;  2762.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;  2765.0 fadd+fmul   41 k
        xorps xmm4, xmm6                                         ;  2766.7 fadd+fmul   41 k
        xorps xmm4, xmm2                                         ;  2768.7 fadd+fmul   41 k
        xorps xmm10, [r8 + 1648]                                 ;  2768.0 agu0+agu1+fadd+fmul   41 k
        andps xmm2, [r8 + 1728]                                  ;  2769.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  2770.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;  2770.0 fadd+fmul   41 k copy
        xorps xmm4, xmm15                                        ;  2772.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;  2772.0 fadd+fmul   41 k
        xorps xmm12, xmm7                                        ;  2774.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1728]                                  ;  2774.0 agu0+agu1+fadd+fmul   41 k
        andps xmm7, xmm11                                        ;  2775.0 fadd+fmul   41 k
        xorps xmm13, xmm4                                        ;  2776.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1760]                                 ;  2773.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;  2777.0 fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;  2779.0 fadd+fmul   41 k
        xorps xmm12, xmm0                                        ;  2779.0 fadd+fmul   41 k
        xorps xmm10, xmm15                                       ;  2780.0 fadd+fmul   41 k
        xorps xmm2, xmm10                                        ;  2782.0 fadd+fmul   41 k
        andps xmm10, xmm8                                        ;  2782.0 fadd+fmul   41 k
        xorps xmm2, xmm11                                        ;  2784.0 fadd+fmul   41 k
        xorps xmm7, xmm4                                         ;  2784.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1760]                                 ;  2780.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;  2785.0 fadd+fmul   41 k
        andps xmm11, [r8 + 1648]                                 ;  2786.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm11                                        ;  2788.0 fadd+fmul   41 k
        xorps xmm10, xmm4                                        ;  2790.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1648]                                 ;  2785.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;  2789.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1728]                                  ;  2791.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;  2793.0 fadd+fmul   41 k
        xorps xmm10, xmm14                                       ;  2792.0 fadd+fmul   41 k
        xorps xmm11, xmm3                                        ;  2793.0 fadd+fmul   41 k
        xorps xmm7, xmm11                                        ;  2795.0 fadd+fmul   41 k
        movaps xmm11, [r8 + 1760]                                ;  2791.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 1744]                                 ;  2795.0 agu2+agu0+fadd+fmul   41 k
        andps xmm15, xmm9                                        ;  2796.0 fadd+fmul   41 k
        andps xmm8, [r8 + 1744]                                  ;  2797.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm15, xmm11                                       ;  2798.0 fadd+fmul   41 k
        movaps [rbp - 96], xmm10                                 ;  2794.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 64]                                 ;  2796.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;  2799.0 fadd+fmul   41 k
        xorps xmm2, xmm7                                         ;  2800.0 fadd+fmul   41 k
        xorps xmm1, xmm2                                         ;  2802.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 1744]                                 ;  2798.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 1648]                                  ;  2802.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm5, xmm2                                         ;  2804.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 1760]                                 ;  2800.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;  2804.0 fadd+fmul   41 k
        xorps xmm1, xmm5                                         ;  2806.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 128]                                  ;  2806.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm11, xmm8                                        ;  2807.0 fadd+fmul   41 k
        xorps xmm15, [rbp - 112]                                 ;  2808.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  2809.0 fadd+fmul   41 k
        movaps xmm6, [rbp - 112]                                 ;  2805.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 1728]                                   ;  2810.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  2812.0 fadd+fmul   41 k
        xorps xmm8, xmm2                                         ;  2812.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 80]                                   ;  2813.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm11                                       ;  2814.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 32]                                   ;  2815.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, [rbp - 64]                                  ;  2816.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm6, [r8 + 1744]                                 ;  2813.0 agu2+agu0+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;  2817.0 fadd+fmul   41 k
        xorps xmm0, xmm9                                         ;  2819.0 fadd+fmul   41 k
        xorps xmm5, [rbp - 128]                                  ;  2819.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm9, xmm4                                         ;  2820.0 fadd+fmul   41 k
        xorps xmm4, xmm15                                        ;  2821.0 fadd+fmul   41 k
        xorps xmm4, [rbp - 48]                                   ;  2823.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;  2823.0 fadd+fmul   41 k
        xorps xmm14, xmm15                                       ;  2824.0 fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;  2825.0 fadd+fmul   41 k
        xorps xmm11, [rbp - 96]                                  ;  2826.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm10, [rbp - 112]                                 ;  2827.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  2828.0 fadd+fmul   41 k
        xorps xmm8, xmm9                                         ;  2829.0 fadd+fmul   41 k
        xorps xmm14, xmm6                                        ;  2830.0 fadd+fmul   41 k
        xorps xmm7, xmm8                                         ;  2831.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1600]                                 ;  2827.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 1536]                                 ;  2829.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;  2832.0 fadd+fmul   41 k
        movaps xmm5, [r8 + 1616]                                 ;  2831.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;  2833.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1632]                                 ;  2833.0 agu1+agu0+fmisc   41 k
        movaps xmm8, [r8 + 1552]                                 ;  2834.0 agu2+agu0+fadd+fmul  100 k.1 reload
        andps xmm6, xmm8                                         ;  2836.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 1584]                                 ;  2835.0 agu1+agu2+fmisc   41 k
        andps xmm9, xmm3                                         ;  2837.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 1600]                                ;  2837.0 agu0+agu1+fmisc+fadd   41 k
        andps xmm15, [r8 + 1584]                                 ;  2839.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 112], xmm10                                ;  2838.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 1632]                                ;  2839.0 agu0+agu1+fmul+fadd   41 k
        andps xmm10, [r8 + 1584]                                 ;  2841.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 96], xmm11                                 ;  2840.0 agu1+agu0+fmisc   41 k spill
        movaps xmm11, [r8 + 1616]                                ;  2841.0 agu2+agu0+fmul+fadd   41 k
        andps xmm11, [r8 + 1568]                                 ;  2843.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm6, xmm11                                        ;  2845.0 fmul+fadd   41 k
        andps xmm11, xmm8                                        ;  2845.0 fmul+fadd   41 k
        movaps [rbp - 48], xmm2                                  ;  2842.0 agu0+agu1+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;  2845.0 fmul+fadd   41 k copy
        xorps xmm2, xmm8                                         ;  2847.0 fmul+fadd   41 k
        movaps [rbp - 128], xmm12                                ;  2844.0 agu2+agu0+fmisc   41 k spill
        movaps xmm12, [r8 + 1632]                                ;  2846.0 agu1+agu0+fmisc+fmul   41 k
        andps xmm12, xmm5                                        ;  2848.0 fadd+fmul   41 k
        movaps [rbp - 64], xmm14                                 ;  2847.0 agu2+agu1+fmisc   41 k spill
        movaps xmm14, [r8 + 1600]                                ;  2848.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm14, xmm2                                        ;  2850.0 fadd+fmul   41 k
        andps xmm14, [r8 + 1632]                                 ;  2852.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm9, xmm14                                        ;  2854.0 fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  2849.3 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;  2852.0 fadd+fmul   41 k copy
        xorps xmm4, xmm0                                         ;  2854.0 fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  2854.0 fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  2855.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1616]                                  ;  2856.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 80], xmm1                                  ;  2853.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 1616]                                 ;  2855.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;  2857.7 fadd+fmul   41 k
        movaps [rbp + 0], xmm13                                  ;  2857.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1584]                                ;  2858.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm1                                        ;  2860.0 fadd+fmul   41 k
        xorps xmm12, xmm1                                        ;  2860.0 fadd+fmul   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;  2862.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 64], xmm7                                  ;  2859.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 1632]                                 ;  2861.7 agu2+agu0+fmisc   41 k
        andps xmm7, [r8 + 1568]                                  ;  2863.7 agu1+agu2+fadd+fmul   41 k
        movaps [rbp - 16], xmm6                                  ;  2863.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;  2863.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;  2865.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;  2867.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;  2867.0 fadd+fmul   41 k
        movaps [rbp + 48], xmm14                                 ;  2865.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 1568]                                ;  2867.0 agu1+agu0+fmisc+fadd   41 k
        andps xmm14, xmm15                                       ;  2869.0 fmul+fadd   41 k
        xorps xmm13, xmm14                                       ;  2871.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 1584]                                ;  2868.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;  2873.0 fmul+fadd   41 k
        xorps xmm15, xmm3                                        ;  2871.0 fmul+fadd   41 k
        movaps [rbp + 32], xmm13                                 ;  2875.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1568]                                ;  2871.7 agu2+agu0+fmul+fmisc   41 k
        andps xmm13, xmm6                                        ;  2873.7 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  2875.7 fadd+fmul   41 k
        andps xmm6, [r8 + 1600]                                  ;  2874.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;  2877.7 fadd+fmul   41 k
        movaps [rbp + 96], xmm13                                 ;  2879.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1600]                                ;  2876.0 agu2+agu0+fmisc+fadd   41 k
        xorps xmm13, xmm10                                       ;  2878.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  2880.0 fmul+fadd   41 k
        xorps xmm6, xmm4                                         ;  2882.0 fmul+fadd   41 k
        movaps xmm4, xmm15                                       ;  2880.0 fmul+fadd   41 k copy
        andps xmm4, xmm3                                         ;  2882.0 fmul+fadd   41 k
        andps xmm15, [r8 + 1600]                                 ;  2882.0 agu1+agu2+fmul+fadd   41 k
        andps xmm13, [r8 + 1616]                                 ;  2883.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm4, xmm12                                        ;  2884.0 fmul+fadd   41 k
        andps xmm2, [r8 + 1568]                                  ;  2885.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;  2886.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1552]                                 ;  2883.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  2887.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  2889.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  2891.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 1600]                                ;  2886.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;  2890.0 fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;  2892.0 fmul+fadd   41 k
        xorps xmm2, xmm13                                        ;  2894.0 fmul+fadd   41 k
        xorps xmm13, [r8 + 1568]                                 ;  2894.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm0, xmm3                                         ;  2894.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1632]                                 ;  2891.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;  2895.0 fmul+fadd   41 k
        andps xmm3, [r8 + 1536]                                  ;  2897.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;  2899.0 fmul+fadd   41 k
        xorps xmm15, xmm12                                       ;  2901.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1584]                                ;  2895.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;  2899.0 fmul+fadd   41 k
        xorps xmm13, xmm7                                        ;  2900.0 fmul+fadd   41 k
        xorps xmm12, [r8 + 1616]                                 ;  2901.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm7, xmm14                                        ;  2902.0 fmul+fadd   41 k
        xorps xmm1, [r8 + 1568]                                  ;  2903.0 agu2+agu0+fmul+fadd   41 k
        andps xmm10, xmm7                                        ;  2904.0 fmul+fadd   41 k
        xorps xmm6, xmm2                                         ;  2905.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 1600]                                 ;  2902.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;  2906.0 fmul+fadd   41 k
        andps xmm7, [r8 + 1616]                                  ;  2907.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm7                                         ;  2909.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  2911.0 fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  2910.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1568]                                 ;  2906.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;  2911.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;  2912.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1632]                                ;  2908.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 1616]                                 ;  2913.0 agu1+agu0+fmul+fadd   41 k
        andps xmm1, [r8 + 1536]                                  ;  2914.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm1, [r8 + 1632]                                  ;  2916.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm15, xmm1                                        ;  2918.0 fmul+fadd   41 k
        xorps xmm6, [rbp + 48]                                   ;  2917.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm0, xmm12                                        ;  2918.0 fmul+fadd   41 k
        movaps xmm1, [rbp + 96]                                  ;  2914.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;  2919.0 fmul+fadd   41 k
        andps xmm9, xmm12                                        ;  2920.0 fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  2921.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 1632]                                 ;  2918.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;  2922.0 fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  2923.0 fmul+fadd   41 k
        xorps xmm1, xmm0                                         ;  2924.0 fmul+fadd   41 k
        xorps xmm10, xmm15                                       ;  2925.0 fmul+fadd   41 k
        xorps xmm9, [rbp - 16]                                   ;  2926.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm9                                        ;  2928.0 fmul+fadd   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;  2923.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;  2930.0 fmul+fadd   41 k
        xorps xmm2, xmm1                                         ;  2929.0 fmul+fadd   41 k
        xorps xmm2, xmm0                                         ;  2931.0 fmul+fadd   41 k
        xorps xmm5, [rbp + 32]                                   ;  2931.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm1, [rbp + 64]                                  ;  2927.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 1536]                                  ;  2932.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm1                                         ;  2934.0 fmul+fadd   41 k
        xorps xmm8, [rbp + 0]                                    ;  2934.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm10, xmm8                                        ;  2936.0 fmul+fadd   41 k
        movaps xmm9, [rbp - 80]                                  ;  2932.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 1568]                                  ;  2936.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm6, xmm9                                         ;  2938.0 fmul+fadd   41 k
        xorps xmm14, [rbp - 32]                                  ;  2938.0 agu2+agu1+fmul+fadd   41 k
        xorps xmm2, xmm14                                        ;  2940.0 fmul+fadd   41 k
        movaps xmm12, [rbp - 64]                                 ;  2935.7 agu0+agu1+fmisc   41 k
        xorps xmm12, [r8 + 1600]                                 ;  2940.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  2942.0 fmul+fadd   41 k
        movaps xmm13, [rbp - 128]                                ;  2938.0 agu1+agu0+fmisc   41 k
        xorps xmm13, [r8 + 1616]                                 ;  2942.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  2944.0 fmul+fadd   41 k
        xorps xmm7, [rbp - 48]                                   ;  2944.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  2946.0 fmul+fadd   41 k
        movaps xmm15, [r8 + 1936]                                ;  2941.7 agu2+agu0+fmisc  100 k.9 reload
        xorps xmm4, xmm15                                        ;  2946.0 fmul+fadd   48 k
        xorps xmm10, [r8 + 1952]                                 ;  2947.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm6, [r8 + 1968]                                  ;  2948.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm2, [r8 + 1984]                                  ;  2949.0 agu1+agu2+fmul+fadd   48 k
        xorps xmm11, [r8 + 2000]                                 ;  2950.0 agu0+agu1+fmul+fadd   48 k
        xorps xmm3, [r8 + 2016]                                  ;  2951.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm5, [r8 + 2032]                                  ;  2952.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm1, [r8 + 1792]                                  ;  2953.0 agu2+agu1+fmul+fadd   48 k
        xorps xmm8, [r8 + 1808]                                  ;  2954.0 agu0+agu2+fmul+fadd   48 k
        xorps xmm9, [r8 + 1824]                                  ;  2955.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm14, [r8 + 1840]                                 ;  2956.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm12, [r8 + 1856]                                 ;  2957.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm13, [r8 + 1872]                                 ;  2958.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm7, [r8 + 1888]                                  ;  2959.0 agu1+agu0+fmul+fadd   48 k
        movaps xmm15, [rbp - 96]                                 ;  2955.0 agu2+agu0+fmisc   48 k
        xorps xmm15, [r8 + 1904]                                 ;  2960.0 agu1+agu0+fmul+fadd   48 k
        movaps [rbp - 96], xmm5                                  ;  2957.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 112]                                 ;  2959.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 1920]                                  ;  2961.0 agu0+agu1+fmul+fadd   48 k
        movaps [rbp - 112], xmm3                                 ;  2961.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;  2962.0 fmul+fadd   45 k copy
        xorps xmm3, xmm7                                         ;  2964.0 fmul+fadd   45 k
        movaps [rbp - 48], xmm11                                 ;  2963.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;  2964.0 fmul+fadd   45 k copy
        andps xmm11, xmm15                                       ;  2966.0 fmul+fadd   45 k
        movaps [rbp - 128], xmm2                                 ;  2965.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;  2966.0 fmul+fadd   45 k copy
        xorps xmm2, xmm13                                        ;  2968.0 fmul+fadd   45 k
        movaps [rbp - 64], xmm6                                  ;  2967.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;  2968.0 fmul+fadd   45 k copy
        andps xmm6, xmm15                                        ;  2970.0 fmul+fadd   45 k
        movaps [rbp - 32], xmm10                                 ;  2969.0 agu1+agu0+fmisc   48 k spill
        movaps xmm10, xmm7                                       ;  2970.0 fmul+fadd   45 k copy
        andps xmm10, xmm14                                       ;  2972.0 fmul+fadd   45 k
        movaps [rbp - 80], xmm4                                  ;  2971.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm15                                       ;  2972.0 fmul+fadd   45 k copy
        andps xmm4, xmm1                                         ;  2974.0 fmul+fadd   45 k
        xorps xmm10, xmm4                                        ;  2976.0 fmul+fadd   45 k
        movaps xmm4, xmm7                                        ;  2975.0 fmul+fadd   45 k copy
        andps xmm4, xmm12                                        ;  2977.0 fmul+fadd   45 k
        xorps xmm10, xmm0                                        ;  2978.0 fmul+fadd   45 k
        movaps xmm0, xmm3                                        ;  2978.0 fmul+fadd   45 k copy
        xorps xmm0, xmm14                                        ;  2980.0 fmul+fadd   45 k
        movaps [rbp + 0], xmm10                                  ;  2980.0 agu1+agu0+fmisc   45 k spill
        movaps xmm10, xmm9                                       ;  2980.0 fmul+fadd   45 k copy
        andps xmm10, xmm0                                        ;  2982.0 fmul+fadd   45 k
        movaps [rbp + 64], xmm11                                 ;  2979.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;  2982.0 fmul+fadd   45 k copy
        andps xmm11, xmm1                                        ;  2984.0 fmul+fadd   45 k
        xorps xmm11, xmm15                                       ;  2986.0 fmul+fadd   45 k
        xorps xmm10, xmm11                                       ;  2988.0 fmul+fadd   45 k
        movaps [rbp + 32], xmm7                                  ;  2982.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;  2986.0 fmul+fadd   45 k copy
        andps xmm7, xmm9                                         ;  2988.0 fmul+fadd   45 k
        xorps xmm7, xmm2                                         ;  2990.0 fmul+fadd   45 k
        movaps [rbp - 16], xmm7                                  ;  2992.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;  2989.0 fmul+fadd   45 k copy
        andps xmm7, xmm1                                         ;  2991.0 fmul+fadd   45 k
        xorps xmm4, xmm7                                         ;  2993.0 fmul+fadd   45 k
        xorps xmm4, xmm6                                         ;  2995.0 fmul+fadd   45 k
        movaps xmm7, xmm14                                       ;  2993.0 fmul+fadd   45 k copy
        andps xmm7, xmm8                                         ;  2995.0 fmul+fadd   45 k
        movaps [rbp + 96], xmm6                                  ;  2992.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;  2995.0 fmul+fadd   45 k copy
        andps xmm6, xmm12                                        ;  2997.0 fmul+fadd   45 k
        xorps xmm7, xmm6                                         ;  2999.0 fmul+fadd   45 k
        xorps xmm11, xmm6                                        ;  2999.0 fmul+fadd   45 k
        movaps xmm6, xmm5                                        ;  2999.0 fmul+fadd   45 k copy
        andps xmm6, xmm12                                        ;  3001.0 fmul+fadd   45 k
        xorps xmm14, xmm6                                        ;  3003.0 fmul+fadd   45 k
        xorps xmm10, xmm14                                       ;  3005.0 fmul+fadd   45 k
        andps xmm14, xmm5                                        ;  3005.0 fmul+fadd   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;  3007.0 agu2+agu0+fmul+fadd   45 k
        movaps [rbp + 48], xmm6                                  ;  3003.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;  3005.0 fmul+fadd   45 k copy
        andps xmm6, xmm1                                         ;  3007.0 fmul+fadd   45 k
        movaps [rdx - 128], xmm14                                ;  3009.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;  3007.0 fmul+fadd   45 k copy
        orps xmm14, xmm5                                         ;  3009.0 fmul+fadd   45 k
        movaps [rbp + 16], xmm0                                  ;  3007.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;  3009.0 fmul+fadd   45 k copy
        andps xmm0, xmm12                                        ;  3011.0 fmul+fadd   45 k
        andps xmm2, xmm1                                         ;  3011.0 fmul+fadd   45 k
        movaps [rbp + 80], xmm7                                  ;  3010.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;  3012.0 fmul+fadd   45 k copy
        andps xmm7, xmm13                                        ;  3014.0 fmul+fadd   45 k
        xorps xmm14, xmm7                                        ;  3016.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  3018.0 fmul+fadd   45 k
        movaps xmm7, xmm12                                       ;  3016.0 fmul+fadd   45 k copy
        andps xmm7, xmm13                                        ;  3018.0 fmul+fadd   45 k
        movaps xmm14, xmm15                                      ;  3018.0 fmul+fadd   45 k copy
        andps xmm14, xmm13                                       ;  3020.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  3022.0 fmul+fadd   45 k
        xorps xmm11, xmm0                                        ;  3024.0 fmul+fadd   45 k
        movaps xmm14, xmm9                                       ;  3022.0 fmul+fadd   45 k copy
        andps xmm14, xmm8                                        ;  3024.0 fmul+fadd   45 k
        xorps xmm0, xmm6                                         ;  3024.0 fmul+fadd   45 k
        xorps xmm0, xmm3                                         ;  3026.0 fmul+fadd   45 k
        xorps xmm14, xmm1                                        ;  3026.0 fmul+fadd   45 k
        andps xmm3, xmm13                                        ;  3027.0 fmul+fadd   45 k
        movaps [rbp + 112], xmm0                                 ;  3028.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;  3028.0 fmul+fadd   45 k copy
        xorps xmm0, xmm5                                         ;  3030.0 fmul+fadd   45 k
        xorps xmm7, xmm9                                         ;  3030.0 fmul+fadd   45 k
        xorps xmm11, xmm7                                        ;  3032.0 fmul+fadd   45 k
        andps xmm0, xmm13                                        ;  3032.0 fmul+fadd   45 k
        andps xmm7, xmm12                                        ;  3033.0 fmul+fadd   45 k
        xorps xmm10, xmm0                                        ;  3034.0 fmul+fadd   45 k
        movaps xmm0, xmm15                                       ;  3035.0 fmul+fadd   45 k copy
        andps xmm0, xmm8                                         ;  3037.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  3039.0 fmul+fadd   45 k
        xorps xmm11, xmm4                                        ;  3038.0 fmul+fadd   45 k
        xorps xmm14, xmm5                                        ;  3039.0 fmul+fadd   45 k
        xorps xmm3, xmm14                                        ;  3041.0 fmul+fadd   45 k
        andps xmm14, xmm8                                        ;  3041.0 fmul+fadd   45 k
        xorps xmm3, xmm12                                        ;  3043.0 fmul+fadd   45 k
        xorps xmm7, xmm0                                         ;  3043.0 fmul+fadd   45 k
        movaps xmm0, xmm12                                       ;  3044.0 fmul+fadd   45 k copy
        andps xmm0, xmm15                                        ;  3046.0 fmul+fadd   45 k
        andps xmm12, xmm1                                        ;  3046.0 fmul+fadd   45 k
        xorps xmm0, xmm12                                        ;  3048.0 fmul+fadd   45 k
        xorps xmm14, xmm0                                        ;  3050.0 fmul+fadd   45 k
        movaps xmm0, xmm1                                        ;  3049.0 fmul+fadd   45 k copy
        xorps xmm0, xmm8                                         ;  3051.0 fmul+fadd   45 k
        andps xmm0, xmm13                                        ;  3053.0 fmul+fadd   45 k
        xorps xmm0, xmm7                                         ;  3055.0 fmul+fadd   45 k
        xorps xmm14, [rbp - 16]                                  ;  3053.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm12, [rbp + 64]                                  ;  3054.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm7, xmm12                                        ;  3056.0 fmul+fadd   45 k
        movaps xmm12, [rbp + 32]                                 ;  3052.0 agu2+agu0+fmisc   45 k
        andps xmm12, xmm15                                       ;  3056.0 fmul+fadd   45 k
        andps xmm1, [rbp + 32]                                   ;  3057.0 agu1+agu0+fmul+fadd   45 k
        andps xmm5, xmm9                                         ;  3058.0 fmul+fadd   45 k
        xorps xmm1, [rbp + 80]                                   ;  3059.0 agu2+agu0+fmul+fadd   45 k
        andps xmm15, xmm9                                        ;  3060.0 fmul+fadd   45 k
        andps xmm8, [rbp + 32]                                   ;  3061.0 agu1+agu0+fmul+fadd   45 k
        orps xmm13, [rbp + 16]                                   ;  3062.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm5, xmm12                                        ;  3063.0 fmul+fadd   45 k
        xorps xmm15, [rdx - 128]                                 ;  3064.0 agu1+agu2+fmul+fadd   45 k
        movaps [rbp + 80], xmm14                                 ;  3060.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp + 0]                                  ;  3062.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;  3065.0 fmul+fadd   45 k
        xorps xmm3, xmm7                                         ;  3066.0 fmul+fadd   45 k
        xorps xmm2, xmm3                                         ;  3068.0 fmul+fadd   45 k
        xorps xmm2, xmm1                                         ;  3070.0 fmul+fadd   45 k
        xorps xmm12, xmm8                                        ;  3069.0 fmul+fadd   45 k
        movaps xmm3, [rbp + 16]                                  ;  3065.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;  3070.0 fmul+fadd   45 k
        xorps xmm13, xmm5                                        ;  3072.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  3072.0 fmul+fadd   45 k
        xorps xmm8, xmm15                                        ;  3073.0 fmul+fadd   45 k
        xorps xmm15, [rbp + 96]                                  ;  3074.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, xmm12                                       ;  3075.0 fmul+fadd   45 k
        xorps xmm15, [rbp + 112]                                 ;  3076.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm12, [rbp + 0]                                   ;  3077.0 agu2+agu0+fmul+fadd   45 k
        movaps xmm5, [rbp + 32]                                  ;  3073.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;  3078.0 fmul+fadd   45 k
        xorps xmm4, xmm9                                         ;  3080.0 fmul+fadd   45 k
        xorps xmm1, [rdx - 128]                                  ;  3080.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm9, xmm0                                         ;  3081.0 fmul+fadd   45 k
        xorps xmm0, xmm13                                        ;  3082.0 fmul+fadd   45 k
        xorps xmm0, [rbp + 48]                                   ;  3084.0 agu0+agu1+fmul+fadd   45 k
        xorps xmm10, xmm1                                        ;  3084.0 fmul+fadd   45 k
        xorps xmm13, [rbp - 16]                                  ;  3085.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, [rbp + 64]                                  ;  3086.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm6, xmm3                                         ;  3087.0 fmul+fadd   45 k
        xorps xmm12, [rbp + 80]                                  ;  3088.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm5, xmm4                                         ;  3089.0 fmul+fadd   45 k
        xorps xmm8, xmm9                                         ;  3090.0 fmul+fadd   45 k
        xorps xmm13, xmm5                                        ;  3091.0 fmul+fadd   45 k
        xorps xmm7, xmm8                                         ;  3092.0 fmul+fadd   45 k
        movaps xmm1, [rbp - 80]                                  ;  3088.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;  3094.0 fmul+fadd   45 k
        movaps xmm3, [rbp - 32]                                  ;  3090.0 agu2+agu0+fmisc   48 k reload
        xorps xmm10, xmm3                                        ;  3094.0 fmul+fadd   45 k
        movaps xmm4, [rbp - 64]                                  ;  3092.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;  3095.0 fmul+fadd   45 k
        movaps xmm5, [rbp - 128]                                 ;  3094.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;  3096.0 fmul+fadd   45 k
        movaps xmm8, [rbp - 48]                                  ;  3096.0 agu1+agu0+fmisc+fmul   48 k reload
        xorps xmm13, xmm8                                        ;  3098.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 112]                                 ;  3097.0 agu2+agu0+fmisc   48 k reload
        xorps xmm11, xmm9                                        ;  3099.0 fadd+fmul   45 k
        movaps [r9 + 3584], xmm7                                 ;  3099.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 96]                                  ;  3099.0 agu2+agu0+fadd+fmul   48 k reload
        xorps xmm15, xmm7                                        ;  3101.0 fadd+fmul   45 k
        movaps [r9 + 3600], xmm10                                ;  3101.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3616], xmm2                                 ;  3103.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3632], xmm0                                 ;  3105.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3648], xmm13                                ;  3107.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3664], xmm11                                ;  3109.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3680], xmm15                                ;  3111.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3696], xmm12                                ;  3113.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3712], xmm6                                 ;  3115.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3728], xmm1                                 ;  3117.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3744], xmm3                                 ;  3119.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3760], xmm4                                 ;  3121.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3776], xmm5                                 ;  3123.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3792], xmm8                                 ;  3125.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3808], xmm9                                 ;  3127.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 3824], xmm7                                 ;  3129.0 agu2+agu0+fmisc  100 k
        movaps xmm0, [r8 + 1792]                                 ;  3119.0 agu1+agu0+fadd+fmul  100 k.0 reload
        movaps [r9 + 1792], xmm0                                 ;  3131.0 agu2+agu0+fmisc   99 k
        movaps xmm1, [r8 + 1808]                                 ;  3121.0 agu1+agu2+fadd+fmul  100 k.1 reload
        movaps [r9 + 1808], xmm1                                 ;  3133.0 agu0+agu1+fmisc   99 k
        movaps xmm2, [r8 + 1824]                                 ;  3123.0 agu2+agu0+fadd+fmul  100 k.2 reload
        movaps [r9 + 1824], xmm2                                 ;  3135.0 agu1+agu0+fmisc   99 k
        movaps xmm3, [r8 + 1840]                                 ;  3125.0 agu2+agu1+fadd+fmul  100 k.3 reload
        movaps [r9 + 1840], xmm3                                 ;  3137.0 agu0+agu1+fmisc   99 k
        movaps xmm4, [r8 + 1856]                                 ;  3127.0 agu2+agu0+fadd+fmul  100 k.4 reload
        movaps [r9 + 1856], xmm4                                 ;  3139.0 agu1+agu0+fmisc   99 k
        movaps xmm5, [r8 + 1872]                                 ;  3129.0 agu2+agu1+fadd+fmul  100 k.5 reload
        movaps [r9 + 1872], xmm5                                 ;  3141.0 agu0+agu1+fmisc   99 k
        movaps xmm6, [r8 + 1888]                                 ;  3131.0 agu2+agu0+fadd+fmul  100 k.6 reload
        movaps [r9 + 1888], xmm6                                 ;  3143.0 agu1+agu0+fmisc   99 k
        movaps xmm7, [r8 + 1904]                                 ;  3133.0 agu2+agu1+fadd+fmul  100 k.7 reload
        movaps [r9 + 1904], xmm7                                 ;  3145.0 agu0+agu1+fmisc   99 k
        movaps xmm8, [r8 + 1920]                                 ;  3135.0 agu2+agu0+fadd+fmul  100 k.8 reload
        movaps [r9 + 1920], xmm8                                 ;  3147.0 agu1+agu0+fmisc   99 k
        movaps xmm9, [r8 + 1936]                                 ;  3137.0 agu2+agu1+fadd+fmul  100 k.9 reload
        movaps [r9 + 1936], xmm9                                 ;  3149.0 agu0+agu1+fmisc   99 k
        movaps xmm10, [r8 + 1952]                                ;  3139.0 agu2+agu0+fadd+fmul  100 k.10 reload
        movaps [r9 + 1952], xmm10                                ;  3151.0 agu1+agu0+fmisc   99 k
        movaps xmm11, [r8 + 1968]                                ;  3141.0 agu2+agu1+fadd+fmul  100 k.11 reload
        movaps [r9 + 1968], xmm11                                ;  3153.0 agu0+agu1+fmisc   99 k
        movaps xmm12, [r8 + 1984]                                ;  3143.0 agu2+agu0+fadd+fmul  100 k.12 reload
        movaps [r9 + 1984], xmm12                                ;  3155.0 agu1+agu0+fmisc   99 k
        movaps xmm13, [r8 + 2000]                                ;  3145.0 agu2+agu1+fadd+fmul  100 k.13 reload
        movaps [r9 + 2000], xmm13                                ;  3157.0 agu0+agu1+fmisc   99 k
        movaps xmm14, [r8 + 2016]                                ;  3147.0 agu2+agu0+fadd+fmul  100 k.14 reload
        movaps [r9 + 2016], xmm14                                ;  3159.0 agu1+agu0+fmisc   99 k
        movaps xmm15, [r8 + 2032]                                ;  3149.0 agu2+agu1+fadd+fmul  100 k.15 reload
        movaps [r9 + 2032], xmm15                                ;  3161.0 agu0+agu1+fmisc   99 k
        movaps xmm2, xmm13                                       ;  3151.0 fadd+fmul   41 k copy
        xorps xmm2, xmm7                                         ;  3153.0 fadd+fmul   41 k
        movaps xmm3, xmm10                                       ;  3153.0 fadd+fmul   41 k copy
        andps xmm3, xmm14                                        ;  3155.0 fadd+fmul   41 k
        movaps xmm1, xmm8                                        ;  3155.0 fadd+fmul   41 k copy
        xorps xmm1, xmm12                                        ;  3157.0 fadd+fmul   41 k
        movaps xmm6, xmm15                                       ;  3157.0 fadd+fmul   41 k copy
        andps xmm6, xmm14                                        ;  3159.0 fadd+fmul   41 k
        movaps xmm5, xmm13                                       ;  3159.0 fadd+fmul   41 k copy
        andps xmm5, xmm10                                        ;  3161.0 fadd+fmul   41 k
        movaps xmm0, xmm14                                       ;  3161.0 fadd+fmul   41 k copy
        andps xmm0, xmm7                                         ;  3163.0 fadd+fmul   41 k
        xorps xmm5, xmm0                                         ;  3165.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 2000]                                 ;  3163.0 agu2+agu0+fmisc   41 k copy
        andps xmm0, xmm11                                        ;  3165.0 fadd+fmul   41 k
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]  ;  3167.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm4, xmm2                                        ;  3166.0 fadd+fmul   41 k copy
        xorps xmm4, xmm10                                        ;  3168.0 fadd+fmul   41 k
        movaps xmm13, [r8 + 1936]                                ;  3165.0 agu2+agu0+fmisc   41 k copy
        andps xmm13, xmm4                                        ;  3170.0 fadd+fmul   41 k
        movaps xmm12, [r8 + 2032]                                ;  3167.0 agu1+agu0+fmisc   41 k copy
        andps xmm12, xmm7                                        ;  3169.0 fadd+fmul   41 k
        xorps xmm12, xmm14                                       ;  3171.0 fadd+fmul   41 k
        xorps xmm13, xmm12                                       ;  3173.0 fadd+fmul   41 k
        movaps xmm14, [r8 + 1952]                                ;  3169.3 agu2+agu0+fmisc   41 k copy
        andps xmm14, xmm9                                        ;  3172.0 fadd+fmul   41 k
        xorps xmm14, xmm1                                        ;  3174.0 fadd+fmul   41 k
        movaps [rbp - 96], xmm5                                  ;  3171.3 agu1+agu0+fmisc   41 k spill
        movaps xmm5, [r8 + 1952]                                 ;  3173.3 agu2+agu0+fmisc   41 k copy
        andps xmm5, xmm7                                         ;  3175.3 fadd+fmul   41 k
        xorps xmm0, xmm5                                         ;  3177.3 fadd+fmul   41 k
        xorps xmm0, xmm6                                         ;  3179.3 fadd+fmul   41 k
        movaps xmm5, [r8 + 1952]                                 ;  3175.3 agu1+agu2+fmisc   41 k copy
        andps xmm5, xmm8                                         ;  3177.3 fadd+fmul   41 k
        movaps [rbp - 112], xmm6                                 ;  3177.3 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm10                                       ;  3178.0 fadd+fmul   41 k copy
        andps xmm6, xmm11                                        ;  3180.0 fadd+fmul   41 k
        xorps xmm5, xmm6                                         ;  3182.0 fadd+fmul   41 k
        xorps xmm12, xmm6                                        ;  3182.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 2032]                                 ;  3179.7 agu2+agu0+fmisc   41 k copy
        andps xmm6, xmm11                                        ;  3182.0 fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  3184.0 fadd+fmul   41 k
        xorps xmm13, xmm10                                       ;  3186.0 fadd+fmul   41 k
        andps xmm10, xmm15                                       ;  3186.0 fadd+fmul   41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128] ;  3188.0 agu1+agu0+fadd+fmul   41 k
        movaps [rbp - 48], xmm6                                  ;  3184.0 agu2+agu0+fmisc   41 k spill
        movaps xmm6, [r8 + 1920]                                 ;  3185.7 agu1+agu2+fmisc   41 k copy
        andps xmm6, xmm7                                         ;  3187.7 fadd+fmul   41 k
        movaps [rbp - 128], xmm10                                ;  3190.0 agu0+agu1+fmisc   41 k spill
        movaps xmm10, xmm4                                       ;  3188.0 fadd+fmul   41 k copy
        orps xmm10, xmm15                                        ;  3190.0 fadd+fmul   41 k
        movaps [rbp - 64], xmm4                                  ;  3189.7 agu2+agu0+fmisc   41 k spill
        movaps xmm4, xmm1                                        ;  3190.0 fadd+fmul   41 k copy
        andps xmm4, xmm11                                        ;  3192.0 fadd+fmul   41 k
        andps xmm1, xmm7                                         ;  3192.0 fadd+fmul   41 k
        movaps xmm7, [r8 + 1984]                                 ;  3191.7 agu1+agu0+fmisc   41 k
        andps xmm7, xmm9                                         ;  3193.7 fadd+fmul   41 k
        xorps xmm10, xmm7                                        ;  3195.7 fadd+fmul   41 k
        xorps xmm6, xmm10                                        ;  3197.7 fadd+fmul   41 k
        movaps xmm7, [r8 + 1984]                                 ;  3193.7 agu2+agu0+fmisc   41 k
        andps xmm7, xmm11                                        ;  3196.0 fadd+fmul   41 k
        movaps xmm10, [r8 + 2016]                                ;  3195.7 agu1+agu0+fmisc   41 k
        andps xmm10, [r8 + 1984]                                 ;  3197.7 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;  3199.7 fadd+fmul   41 k
        xorps xmm12, xmm4                                        ;  3201.7 fadd+fmul   41 k
        movaps xmm10, [r8 + 1936]                                ;  3197.7 agu1+agu2+fmisc   41 k copy
        andps xmm10, xmm8                                        ;  3200.0 fadd+fmul   41 k
        xorps xmm4, xmm6                                         ;  3201.7 fadd+fmul   41 k
        xorps xmm4, xmm2                                         ;  3203.7 fadd+fmul   41 k
        xorps xmm10, [r8 + 1904]                                 ;  3203.0 agu0+agu1+fadd+fmul   41 k
        andps xmm2, [r8 + 1984]                                  ;  3204.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  3205.7 agu1+agu2+fmisc   41 k spill
        movaps xmm4, xmm7                                        ;  3205.0 fadd+fmul   41 k copy
        xorps xmm4, xmm15                                        ;  3207.0 fadd+fmul   41 k
        xorps xmm7, xmm9                                         ;  3207.0 fadd+fmul   41 k
        xorps xmm12, xmm7                                        ;  3209.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1984]                                  ;  3209.0 agu0+agu1+fadd+fmul   41 k
        andps xmm7, xmm11                                        ;  3210.0 fadd+fmul   41 k
        xorps xmm13, xmm4                                        ;  3211.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 2016]                                 ;  3208.0 agu2+agu0+fmisc   41 k
        andps xmm4, xmm8                                         ;  3212.0 fadd+fmul   41 k
        xorps xmm4, xmm10                                        ;  3214.0 fadd+fmul   41 k
        xorps xmm12, xmm0                                        ;  3214.0 fadd+fmul   41 k
        xorps xmm10, xmm15                                       ;  3215.0 fadd+fmul   41 k
        xorps xmm2, xmm10                                        ;  3217.0 fadd+fmul   41 k
        andps xmm10, xmm8                                        ;  3217.0 fadd+fmul   41 k
        xorps xmm2, xmm11                                        ;  3219.0 fadd+fmul   41 k
        xorps xmm7, xmm4                                         ;  3219.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 2016]                                 ;  3215.7 agu1+agu0+fmisc   41 k
        andps xmm4, xmm11                                        ;  3220.0 fadd+fmul   41 k
        andps xmm11, [r8 + 1904]                                 ;  3221.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm11                                        ;  3223.0 fadd+fmul   41 k
        xorps xmm10, xmm4                                        ;  3225.0 fadd+fmul   41 k
        movaps xmm4, [r8 + 1904]                                 ;  3220.0 agu1+agu0+fmisc   41 k
        xorps xmm4, xmm8                                         ;  3224.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1984]                                  ;  3226.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm4, xmm7                                         ;  3228.0 fadd+fmul   41 k
        xorps xmm10, xmm14                                       ;  3227.0 fadd+fmul   41 k
        xorps xmm11, xmm3                                        ;  3228.0 fadd+fmul   41 k
        xorps xmm7, xmm11                                        ;  3230.0 fadd+fmul   41 k
        movaps xmm11, [r8 + 2016]                                ;  3226.0 agu1+agu0+fmisc   41 k
        andps xmm11, [r8 + 2000]                                 ;  3230.0 agu2+agu0+fadd+fmul   41 k
        andps xmm15, xmm9                                        ;  3231.0 fadd+fmul   41 k
        andps xmm8, [r8 + 2000]                                  ;  3232.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm15, xmm11                                       ;  3233.0 fadd+fmul   41 k
        movaps [rbp - 80], xmm10                                 ;  3229.7 agu2+agu0+fmisc   41 k spill
        movaps xmm10, [rbp - 96]                                 ;  3231.7 agu1+agu0+fmisc   41 k
        xorps xmm10, xmm2                                        ;  3234.0 fadd+fmul   41 k
        xorps xmm2, xmm7                                         ;  3235.0 fadd+fmul   41 k
        xorps xmm1, xmm2                                         ;  3237.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 2000]                                 ;  3233.7 agu2+agu0+fmisc   41 k
        andps xmm2, [r8 + 1904]                                  ;  3237.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm5, xmm2                                         ;  3239.0 fadd+fmul   41 k
        movaps xmm2, [r8 + 2016]                                 ;  3235.7 agu2+agu1+fmisc   41 k
        andps xmm2, xmm9                                         ;  3239.0 fadd+fmul   41 k
        xorps xmm1, xmm5                                         ;  3241.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 128]                                  ;  3241.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm11, xmm8                                        ;  3242.0 fadd+fmul   41 k
        xorps xmm15, [rbp - 64]                                  ;  3243.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm10, xmm6                                        ;  3244.0 fadd+fmul   41 k
        movaps xmm6, [rbp - 64]                                  ;  3240.7 agu1+agu0+fmisc   41 k
        orps xmm6, [r8 + 1984]                                   ;  3245.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  3247.0 fadd+fmul   41 k
        xorps xmm8, xmm2                                         ;  3247.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 112]                                  ;  3248.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm12, xmm11                                       ;  3249.0 fadd+fmul   41 k
        xorps xmm2, [rbp - 32]                                   ;  3250.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm11, [rbp - 96]                                  ;  3251.0 agu1+agu0+fadd+fmul   41 k
        movaps xmm6, [r8 + 2000]                                 ;  3248.0 agu2+agu0+fmisc  100 k.13 reload
        andps xmm9, xmm6                                         ;  3252.0 fadd+fmul   41 k
        xorps xmm0, xmm9                                         ;  3254.0 fadd+fmul   41 k
        xorps xmm5, [rbp - 128]                                  ;  3254.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm9, xmm4                                         ;  3255.0 fadd+fmul   41 k
        xorps xmm4, xmm15                                        ;  3256.0 fadd+fmul   41 k
        xorps xmm4, [rbp - 48]                                   ;  3258.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm13, xmm5                                        ;  3258.0 fadd+fmul   41 k
        xorps xmm14, xmm15                                       ;  3259.0 fadd+fmul   41 k
        xorps xmm12, xmm3                                        ;  3260.0 fadd+fmul   41 k
        xorps xmm11, [rbp - 80]                                  ;  3261.0 agu1+agu0+fadd+fmul   41 k
        xorps xmm10, [rbp - 64]                                  ;  3262.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  3263.0 fadd+fmul   41 k
        xorps xmm8, xmm9                                         ;  3264.0 fadd+fmul   41 k
        xorps xmm14, xmm6                                        ;  3265.0 fadd+fmul   41 k
        xorps xmm7, xmm8                                         ;  3266.0 fadd+fmul   41 k
        movaps xmm0, [r8 + 1856]                                 ;  3262.0 agu1+agu2+fmisc   41 k
        movaps xmm3, [r8 + 1792]                                 ;  3264.0 agu0+agu1+fmisc  100 k.0 reload
        andps xmm0, xmm3                                         ;  3267.0 fadd+fmul   41 k
        movaps xmm5, [r8 + 1872]                                 ;  3266.0 agu2+agu0+fmisc   41 k
        andps xmm5, xmm3                                         ;  3268.0 fadd+fmul   41 k
        movaps xmm6, [r8 + 1888]                                 ;  3268.0 agu1+agu0+fmisc   41 k
        movaps xmm8, [r8 + 1808]                                 ;  3269.0 agu2+agu0+fadd+fmul  100 k.1 reload
        andps xmm6, xmm8                                         ;  3271.0 fadd+fmul   41 k
        movaps xmm9, [r8 + 1840]                                 ;  3270.0 agu1+agu2+fmisc   41 k
        andps xmm9, xmm3                                         ;  3272.0 fadd+fmul   41 k
        movaps xmm15, [r8 + 1856]                                ;  3272.0 agu0+agu1+fmisc+fadd   41 k
        andps xmm15, [r8 + 1840]                                 ;  3274.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 64], xmm10                                 ;  3273.0 agu1+agu2+fmisc   41 k spill
        movaps xmm10, [r8 + 1888]                                ;  3274.0 agu0+agu1+fmul+fadd   41 k
        andps xmm10, [r8 + 1840]                                 ;  3276.0 agu2+agu0+fmul+fadd   41 k
        movaps [rbp - 80], xmm11                                 ;  3275.0 agu1+agu0+fmisc   41 k spill
        movaps xmm11, [r8 + 1872]                                ;  3276.0 agu2+agu0+fmul+fadd   41 k
        andps xmm11, [r8 + 1824]                                 ;  3278.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm6, xmm11                                        ;  3280.0 fmul+fadd   41 k
        andps xmm11, xmm8                                        ;  3280.0 fmul+fadd   41 k
        movaps [rbp - 48], xmm2                                  ;  3277.0 agu0+agu1+fmisc   41 k spill
        movaps xmm2, xmm9                                        ;  3280.0 fmul+fadd   41 k copy
        xorps xmm2, xmm8                                         ;  3282.0 fmul+fadd   41 k
        movaps [rbp - 128], xmm12                                ;  3279.0 agu2+agu0+fmisc   41 k spill
        movaps xmm12, [r8 + 1888]                                ;  3281.0 agu1+agu0+fmisc+fmul   41 k
        andps xmm12, xmm5                                        ;  3283.0 fadd+fmul   41 k
        movaps [rbp - 96], xmm14                                 ;  3282.0 agu2+agu1+fmisc   41 k spill
        movaps xmm14, [r8 + 1856]                                ;  3283.0 agu0+agu1+fadd+fmul   41 k
        xorps xmm14, xmm2                                        ;  3285.0 fadd+fmul   41 k
        andps xmm14, [r8 + 1888]                                 ;  3287.0 agu2+agu0+fadd+fmul   41 k
        xorps xmm9, xmm14                                        ;  3289.0 fadd+fmul   41 k
        movaps [rbp - 32], xmm4                                  ;  3284.3 agu1+agu0+fmisc   41 k spill
        movaps xmm4, xmm15                                       ;  3287.0 fadd+fmul   41 k copy
        xorps xmm4, xmm0                                         ;  3289.0 fadd+fmul   41 k
        xorps xmm15, xmm6                                        ;  3289.0 fadd+fmul   41 k
        xorps xmm6, xmm0                                         ;  3290.0 fadd+fmul   41 k
        andps xmm4, [r8 + 1872]                                  ;  3291.0 agu2+agu0+fadd+fmul   41 k
        movaps [rbp - 112], xmm1                                 ;  3288.7 agu1+agu0+fmisc   41 k spill
        movaps xmm1, [r8 + 1872]                                 ;  3290.7 agu2+agu1+fmisc   41 k
        andps xmm1, xmm8                                         ;  3292.7 fadd+fmul   41 k
        movaps [rbp + 32], xmm13                                 ;  3292.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1840]                                ;  3293.0 agu2+agu0+fadd+fmul   41 k
        andps xmm13, xmm1                                        ;  3295.0 fadd+fmul   41 k
        xorps xmm12, xmm1                                        ;  3295.0 fadd+fmul   41 k
        xorps xmm12, [rel misty1_expand_compact.T0_constants128] ;  3297.0 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 80], xmm7                                  ;  3294.7 agu0+agu1+fmisc   41 k spill
        movaps xmm7, [r8 + 1888]                                 ;  3296.7 agu2+agu0+fmisc   41 k
        andps xmm7, [r8 + 1824]                                  ;  3298.7 agu1+agu2+fadd+fmul   41 k
        movaps [rbp + 16], xmm6                                  ;  3298.7 agu0+agu1+fmisc   41 k spill
        movaps xmm6, xmm8                                        ;  3298.0 fadd+fmul   41 k copy
        andps xmm6, xmm3                                         ;  3300.0 fadd+fmul   41 k
        xorps xmm13, xmm6                                        ;  3302.0 fadd+fmul   41 k
        xorps xmm6, xmm7                                         ;  3302.0 fadd+fmul   41 k
        movaps [rbp + 64], xmm14                                 ;  3300.7 agu2+agu0+fmisc   41 k spill
        movaps xmm14, [r8 + 1824]                                ;  3302.0 agu1+agu0+fmisc+fadd   41 k
        andps xmm14, xmm15                                       ;  3304.0 fmul+fadd   41 k
        xorps xmm13, xmm14                                       ;  3306.0 fmul+fadd   41 k
        movaps xmm14, [r8 + 1840]                                ;  3303.7 agu2+agu1+fmisc  100 k.3 reload
        xorps xmm13, xmm14                                       ;  3308.0 fmul+fadd   41 k
        xorps xmm15, xmm3                                        ;  3306.0 fmul+fadd   41 k
        movaps [rbp - 16], xmm13                                 ;  3310.0 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1824]                                ;  3306.7 agu2+agu0+fmul+fmisc   41 k
        andps xmm13, xmm6                                        ;  3308.7 fadd+fmul   41 k
        xorps xmm13, xmm3                                        ;  3310.7 fadd+fmul   41 k
        andps xmm6, [r8 + 1856]                                  ;  3309.0 agu1+agu2+fadd+fmul   41 k
        xorps xmm13, xmm2                                        ;  3312.7 fadd+fmul   41 k
        movaps [rbp + 48], xmm13                                 ;  3314.7 agu0+agu1+fmisc   41 k spill
        movaps xmm13, [r8 + 1856]                                ;  3311.0 agu2+agu0+fmisc+fadd   41 k
        xorps xmm13, xmm10                                       ;  3313.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  3315.0 fmul+fadd   41 k
        xorps xmm6, xmm4                                         ;  3317.0 fmul+fadd   41 k
        movaps xmm4, xmm15                                       ;  3315.0 fmul+fadd   41 k copy
        andps xmm4, xmm3                                         ;  3317.0 fmul+fadd   41 k
        andps xmm15, [r8 + 1856]                                 ;  3317.0 agu1+agu2+fmul+fadd   41 k
        andps xmm13, [r8 + 1872]                                 ;  3318.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm4, xmm12                                        ;  3319.0 fmul+fadd   41 k
        andps xmm2, [r8 + 1824]                                  ;  3320.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm7                                         ;  3321.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1808]                                 ;  3318.7 agu1+agu0+fmisc   41 k copy
        andps xmm3, xmm14                                        ;  3322.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  3324.0 fmul+fadd   41 k
        xorps xmm4, xmm13                                        ;  3326.0 fmul+fadd   41 k
        movaps xmm13, [r8 + 1856]                                ;  3321.3 agu2+agu0+fmisc   41 k
        andps xmm13, xmm8                                        ;  3325.0 fmul+fadd   41 k
        xorps xmm13, xmm5                                        ;  3327.0 fmul+fadd   41 k
        xorps xmm2, xmm13                                        ;  3329.0 fmul+fadd   41 k
        xorps xmm13, [r8 + 1824]                                 ;  3329.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm0, xmm3                                         ;  3329.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1888]                                 ;  3326.0 agu2+agu0+fmisc   41 k
        xorps xmm3, xmm1                                         ;  3330.0 fmul+fadd   41 k
        andps xmm3, [r8 + 1792]                                  ;  3332.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm12, xmm3                                        ;  3334.0 fmul+fadd   41 k
        xorps xmm15, xmm12                                       ;  3336.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1840]                                ;  3330.7 agu2+agu0+fmisc   41 k copy
        andps xmm12, xmm13                                       ;  3334.0 fmul+fadd   41 k
        xorps xmm13, xmm7                                        ;  3335.0 fmul+fadd   41 k
        xorps xmm12, [r8 + 1872]                                 ;  3336.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm7, xmm14                                        ;  3337.0 fmul+fadd   41 k
        xorps xmm1, [r8 + 1824]                                  ;  3338.0 agu2+agu0+fmul+fadd   41 k
        andps xmm10, xmm7                                        ;  3339.0 fmul+fadd   41 k
        xorps xmm6, xmm2                                         ;  3340.0 fmul+fadd   41 k
        movaps xmm2, [r8 + 1856]                                 ;  3337.0 agu1+agu0+fmisc   41 k
        andps xmm2, xmm1                                         ;  3341.0 fmul+fadd   41 k
        andps xmm7, [r8 + 1872]                                  ;  3342.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm7                                         ;  3344.0 fmul+fadd   41 k
        xorps xmm13, xmm3                                        ;  3346.0 fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  3345.0 fmul+fadd   41 k
        movaps xmm3, [r8 + 1824]                                 ;  3341.0 agu1+agu0+fmisc   41 k
        andps xmm3, xmm0                                         ;  3346.0 fmul+fadd   41 k
        xorps xmm7, xmm9                                         ;  3347.0 fmul+fadd   41 k
        movaps xmm12, [r8 + 1888]                                ;  3343.3 agu2+agu0+fmisc   41 k
        andps xmm12, [r8 + 1872]                                 ;  3348.0 agu1+agu0+fmul+fadd   41 k
        andps xmm1, [r8 + 1792]                                  ;  3349.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm1, [r8 + 1888]                                  ;  3351.0 agu1+agu2+fmul+fadd   41 k
        xorps xmm15, xmm1                                        ;  3353.0 fmul+fadd   41 k
        xorps xmm6, [rbp + 64]                                   ;  3352.0 agu0+agu1+fmul+fadd   41 k
        xorps xmm0, xmm12                                        ;  3353.0 fmul+fadd   41 k
        movaps xmm1, [rbp + 48]                                  ;  3349.0 agu2+agu0+fmisc   41 k reload
        xorps xmm13, xmm1                                        ;  3354.0 fmul+fadd   41 k
        andps xmm9, xmm12                                        ;  3355.0 fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  3356.0 fmul+fadd   41 k
        movaps xmm7, [r8 + 1888]                                 ;  3353.0 agu1+agu0+fmisc  100 k.6 reload
        andps xmm0, xmm7                                         ;  3357.0 fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  3358.0 fmul+fadd   41 k
        xorps xmm1, xmm0                                         ;  3359.0 fmul+fadd   41 k
        xorps xmm10, xmm15                                       ;  3360.0 fmul+fadd   41 k
        xorps xmm9, [rbp + 16]                                   ;  3361.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm9                                        ;  3363.0 fmul+fadd   41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128] ;  3358.0 agu1+agu0+fmisc   41 k reload
        xorps xmm11, xmm0                                        ;  3365.0 fmul+fadd   41 k
        xorps xmm2, xmm1                                         ;  3364.0 fmul+fadd   41 k
        xorps xmm2, xmm0                                         ;  3366.0 fmul+fadd   41 k
        xorps xmm5, [rbp - 16]                                   ;  3366.0 agu2+agu0+fmul+fadd   41 k
        movaps xmm1, [rbp + 80]                                  ;  3362.0 agu1+agu0+fmisc   41 k
        xorps xmm1, [r8 + 1792]                                  ;  3367.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm4, xmm1                                         ;  3369.0 fmul+fadd   41 k
        xorps xmm8, [rbp + 32]                                   ;  3369.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm10, xmm8                                        ;  3371.0 fmul+fadd   41 k
        movaps xmm9, [rbp - 112]                                 ;  3367.0 agu2+agu0+fmisc   41 k
        xorps xmm9, [r8 + 1824]                                  ;  3371.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm6, xmm9                                         ;  3373.0 fmul+fadd   41 k
        xorps xmm14, [rbp - 32]                                  ;  3373.0 agu2+agu1+fmul+fadd   41 k
        xorps xmm2, xmm14                                        ;  3375.0 fmul+fadd   41 k
        movaps xmm12, [rbp - 96]                                 ;  3370.7 agu0+agu1+fmisc   41 k
        xorps xmm12, [r8 + 1856]                                 ;  3375.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm11, xmm12                                       ;  3377.0 fmul+fadd   41 k
        movaps xmm13, [rbp - 128]                                ;  3373.0 agu1+agu0+fmisc   41 k
        xorps xmm13, [r8 + 1872]                                 ;  3377.0 agu2+agu0+fmul+fadd   41 k
        xorps xmm3, xmm13                                        ;  3379.0 fmul+fadd   41 k
        xorps xmm7, [rbp - 48]                                   ;  3379.0 agu1+agu0+fmul+fadd   41 k
        xorps xmm5, xmm7                                         ;  3381.0 fmul+fadd   41 k
        xorps xmm4, [r8 + 144]                                   ;  3381.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm10, [r8 + 160]                                  ;  3382.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm6, [r8 + 176]                                   ;  3383.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm2, [r8 + 192]                                   ;  3384.0 agu1+agu2+fmul+fadd   48 k
        xorps xmm11, [r8 + 208]                                  ;  3385.0 agu0+agu1+fmul+fadd   48 k
        xorps xmm3, [r8 + 224]                                   ;  3386.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm5, [r8 + 240]                                   ;  3387.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm1, [r8]                                         ;  3388.0 agu2+agu1+fmul+fadd   48 k
        xorps xmm8, [r8 + 16]                                    ;  3389.0 agu0+agu2+fmul+fadd   48 k
        xorps xmm9, [r8 + 32]                                    ;  3390.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm14, [r8 + 48]                                   ;  3391.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm12, [r8 + 64]                                   ;  3392.0 agu1+agu0+fmul+fadd   48 k
        xorps xmm13, [r8 + 80]                                   ;  3393.0 agu2+agu0+fmul+fadd   48 k
        xorps xmm7, [r8 + 96]                                    ;  3394.0 agu1+agu0+fmul+fadd   48 k
        movaps xmm15, [rbp - 80]                                 ;  3390.0 agu2+agu0+fmisc   48 k
        xorps xmm15, [r8 + 112]                                  ;  3395.0 agu1+agu0+fmul+fadd   48 k
        movaps [rbp - 80], xmm5                                  ;  3392.0 agu2+agu0+fmisc   48 k spill
        movaps xmm5, [rbp - 64]                                  ;  3394.0 agu1+agu2+fmisc   48 k
        xorps xmm5, [r8 + 128]                                   ;  3396.0 agu0+agu1+fmul+fadd   48 k
        movaps [rbp - 64], xmm3                                  ;  3396.0 agu2+agu0+fmisc   48 k spill
        movaps xmm3, xmm1                                        ;  3397.0 fmul+fadd   45 k copy
        xorps xmm3, xmm7                                         ;  3399.0 fmul+fadd   45 k
        movaps [rbp - 48], xmm11                                 ;  3398.0 agu1+agu2+fmisc   48 k spill
        movaps xmm11, xmm14                                      ;  3399.0 fmul+fadd   45 k copy
        andps xmm11, xmm15                                       ;  3401.0 fmul+fadd   45 k
        movaps [rbp - 128], xmm2                                 ;  3400.0 agu0+agu1+fmisc   48 k spill
        movaps xmm2, xmm8                                        ;  3401.0 fmul+fadd   45 k copy
        xorps xmm2, xmm13                                        ;  3403.0 fmul+fadd   45 k
        movaps [rbp - 96], xmm6                                  ;  3402.0 agu2+agu0+fmisc   48 k spill
        movaps xmm6, xmm5                                        ;  3403.0 fmul+fadd   45 k copy
        andps xmm6, xmm15                                        ;  3405.0 fmul+fadd   45 k
        movaps [rbp - 32], xmm10                                 ;  3404.0 agu1+agu0+fmisc   48 k spill
        movaps xmm10, xmm7                                       ;  3405.0 fmul+fadd   45 k copy
        andps xmm10, xmm14                                       ;  3407.0 fmul+fadd   45 k
        movaps [rbp - 112], xmm4                                 ;  3406.0 agu2+agu0+fmisc   48 k spill
        movaps xmm4, xmm15                                       ;  3407.0 fmul+fadd   45 k copy
        andps xmm4, xmm1                                         ;  3409.0 fmul+fadd   45 k
        xorps xmm10, xmm4                                        ;  3411.0 fmul+fadd   45 k
        movaps xmm4, xmm7                                        ;  3410.0 fmul+fadd   45 k copy
        andps xmm4, xmm12                                        ;  3412.0 fmul+fadd   45 k
        xorps xmm10, xmm0                                        ;  3413.0 fmul+fadd   45 k
        movaps xmm0, xmm3                                        ;  3413.0 fmul+fadd   45 k copy
        xorps xmm0, xmm14                                        ;  3415.0 fmul+fadd   45 k
        movaps [rbp + 32], xmm10                                 ;  3415.0 agu1+agu0+fmisc   45 k spill
        movaps xmm10, xmm9                                       ;  3415.0 fmul+fadd   45 k copy
        andps xmm10, xmm0                                        ;  3417.0 fmul+fadd   45 k
        movaps [rbp + 80], xmm11                                 ;  3414.0 agu2+agu0+fmisc   45 k spill
        movaps xmm11, xmm5                                       ;  3417.0 fmul+fadd   45 k copy
        andps xmm11, xmm1                                        ;  3419.0 fmul+fadd   45 k
        xorps xmm11, xmm15                                       ;  3421.0 fmul+fadd   45 k
        xorps xmm10, xmm11                                       ;  3423.0 fmul+fadd   45 k
        movaps [rbp - 16], xmm7                                  ;  3417.3 agu1+agu0+fmisc   48 k spill
        movaps xmm7, xmm14                                       ;  3421.0 fmul+fadd   45 k copy
        andps xmm7, xmm9                                         ;  3423.0 fmul+fadd   45 k
        xorps xmm7, xmm2                                         ;  3425.0 fmul+fadd   45 k
        movaps [rbp + 16], xmm7                                  ;  3427.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm14                                       ;  3424.0 fmul+fadd   45 k copy
        andps xmm7, xmm1                                         ;  3426.0 fmul+fadd   45 k
        xorps xmm4, xmm7                                         ;  3428.0 fmul+fadd   45 k
        xorps xmm4, xmm6                                         ;  3430.0 fmul+fadd   45 k
        movaps xmm7, xmm14                                       ;  3428.0 fmul+fadd   45 k copy
        andps xmm7, xmm8                                         ;  3430.0 fmul+fadd   45 k
        movaps [rbp + 48], xmm6                                  ;  3427.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm14                                       ;  3430.0 fmul+fadd   45 k copy
        andps xmm6, xmm12                                        ;  3432.0 fmul+fadd   45 k
        xorps xmm7, xmm6                                         ;  3434.0 fmul+fadd   45 k
        xorps xmm11, xmm6                                        ;  3434.0 fmul+fadd   45 k
        movaps xmm6, xmm5                                        ;  3434.0 fmul+fadd   45 k copy
        andps xmm6, xmm12                                        ;  3436.0 fmul+fadd   45 k
        xorps xmm14, xmm6                                        ;  3438.0 fmul+fadd   45 k
        xorps xmm10, xmm14                                       ;  3440.0 fmul+fadd   45 k
        andps xmm14, xmm5                                        ;  3440.0 fmul+fadd   45 k
        xorps xmm14, [rel misty1_expand_compact.T0_constants128] ;  3442.0 agu2+agu0+fmul+fadd   45 k
        movaps [rbp + 64], xmm6                                  ;  3438.0 agu1+agu0+fmisc   45 k spill
        movaps xmm6, xmm8                                        ;  3440.0 fmul+fadd   45 k copy
        andps xmm6, xmm1                                         ;  3442.0 fmul+fadd   45 k
        movaps [rdx - 128], xmm14                                ;  3444.0 agu2+agu1+fmisc   45 k spill
        movaps xmm14, xmm0                                       ;  3442.0 fmul+fadd   45 k copy
        orps xmm14, xmm5                                         ;  3444.0 fmul+fadd   45 k
        movaps [rbp + 0], xmm0                                   ;  3442.3 agu0+agu1+fmisc   45 k spill
        movaps xmm0, xmm2                                        ;  3444.0 fmul+fadd   45 k copy
        andps xmm0, xmm12                                        ;  3446.0 fmul+fadd   45 k
        andps xmm2, xmm1                                         ;  3446.0 fmul+fadd   45 k
        movaps [rbp + 112], xmm7                                 ;  3445.0 agu2+agu0+fmisc   45 k spill
        movaps xmm7, xmm9                                        ;  3447.0 fmul+fadd   45 k copy
        andps xmm7, xmm13                                        ;  3449.0 fmul+fadd   45 k
        xorps xmm14, xmm7                                        ;  3451.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  3453.0 fmul+fadd   45 k
        movaps xmm7, xmm12                                       ;  3451.0 fmul+fadd   45 k copy
        andps xmm7, xmm13                                        ;  3453.0 fmul+fadd   45 k
        movaps xmm14, xmm15                                      ;  3453.0 fmul+fadd   45 k copy
        andps xmm14, xmm13                                       ;  3455.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  3457.0 fmul+fadd   45 k
        xorps xmm11, xmm0                                        ;  3459.0 fmul+fadd   45 k
        movaps xmm14, xmm9                                       ;  3457.0 fmul+fadd   45 k copy
        andps xmm14, xmm8                                        ;  3459.0 fmul+fadd   45 k
        xorps xmm0, xmm6                                         ;  3459.0 fmul+fadd   45 k
        xorps xmm0, xmm3                                         ;  3461.0 fmul+fadd   45 k
        xorps xmm14, xmm1                                        ;  3461.0 fmul+fadd   45 k
        andps xmm3, xmm13                                        ;  3462.0 fmul+fadd   45 k
        movaps [rbp + 96], xmm0                                  ;  3463.0 agu1+agu0+fmisc   45 k spill
        movaps xmm0, xmm7                                        ;  3463.0 fmul+fadd   45 k copy
        xorps xmm0, xmm5                                         ;  3465.0 fmul+fadd   45 k
        xorps xmm7, xmm9                                         ;  3465.0 fmul+fadd   45 k
        xorps xmm11, xmm7                                        ;  3467.0 fmul+fadd   45 k
        andps xmm0, xmm13                                        ;  3467.0 fmul+fadd   45 k
        andps xmm7, xmm12                                        ;  3468.0 fmul+fadd   45 k
        xorps xmm10, xmm0                                        ;  3469.0 fmul+fadd   45 k
        movaps xmm0, xmm15                                       ;  3470.0 fmul+fadd   45 k copy
        andps xmm0, xmm8                                         ;  3472.0 fmul+fadd   45 k
        xorps xmm0, xmm14                                        ;  3474.0 fmul+fadd   45 k
        xorps xmm11, xmm4                                        ;  3473.0 fmul+fadd   45 k
        xorps xmm14, xmm5                                        ;  3474.0 fmul+fadd   45 k
        xorps xmm3, xmm14                                        ;  3476.0 fmul+fadd   45 k
        andps xmm14, xmm8                                        ;  3476.0 fmul+fadd   45 k
        xorps xmm3, xmm12                                        ;  3478.0 fmul+fadd   45 k
        xorps xmm7, xmm0                                         ;  3478.0 fmul+fadd   45 k
        movaps xmm0, xmm12                                       ;  3479.0 fmul+fadd   45 k copy
        andps xmm0, xmm15                                        ;  3481.0 fmul+fadd   45 k
        andps xmm12, xmm1                                        ;  3481.0 fmul+fadd   45 k
        xorps xmm0, xmm12                                        ;  3483.0 fmul+fadd   45 k
        xorps xmm14, xmm0                                        ;  3485.0 fmul+fadd   45 k
        movaps xmm0, xmm1                                        ;  3484.0 fmul+fadd   45 k copy
        xorps xmm0, xmm8                                         ;  3486.0 fmul+fadd   45 k
        andps xmm0, xmm13                                        ;  3488.0 fmul+fadd   45 k
        xorps xmm0, xmm7                                         ;  3490.0 fmul+fadd   45 k
        xorps xmm14, [rbp + 16]                                  ;  3488.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm12, [rbp + 80]                                  ;  3489.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm7, xmm12                                        ;  3491.0 fmul+fadd   45 k
        movaps xmm12, [rbp - 16]                                 ;  3487.0 agu2+agu0+fmisc   45 k
        andps xmm12, xmm15                                       ;  3491.0 fmul+fadd   45 k
        andps xmm1, [rbp - 16]                                   ;  3492.0 agu1+agu0+fmul+fadd   45 k
        andps xmm5, xmm9                                         ;  3493.0 fmul+fadd   45 k
        xorps xmm1, [rbp + 112]                                  ;  3494.0 agu2+agu0+fmul+fadd   45 k
        andps xmm15, xmm9                                        ;  3495.0 fmul+fadd   45 k
        andps xmm8, [rbp - 16]                                   ;  3496.0 agu1+agu0+fmul+fadd   45 k
        orps xmm13, [rbp + 0]                                    ;  3497.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm5, xmm12                                        ;  3498.0 fmul+fadd   45 k
        xorps xmm15, [rdx - 128]                                 ;  3499.0 agu1+agu2+fmul+fadd   45 k
        movaps [rbp + 112], xmm14                                ;  3495.0 agu0+agu1+fmisc   45 k spill
        movaps xmm14, [rbp + 32]                                 ;  3497.0 agu2+agu0+fmisc   45 k
        xorps xmm14, xmm3                                        ;  3500.0 fmul+fadd   45 k
        xorps xmm3, xmm7                                         ;  3501.0 fmul+fadd   45 k
        xorps xmm2, xmm3                                         ;  3503.0 fmul+fadd   45 k
        xorps xmm2, xmm1                                         ;  3505.0 fmul+fadd   45 k
        xorps xmm12, xmm8                                        ;  3504.0 fmul+fadd   45 k
        movaps xmm3, [rbp + 0]                                   ;  3500.0 agu1+agu0+fmisc   45 k reload
        xorps xmm5, xmm3                                         ;  3505.0 fmul+fadd   45 k
        xorps xmm13, xmm5                                        ;  3507.0 fmul+fadd   45 k
        xorps xmm6, xmm14                                        ;  3507.0 fmul+fadd   45 k
        xorps xmm8, xmm15                                        ;  3508.0 fmul+fadd   45 k
        xorps xmm15, [rbp + 48]                                  ;  3509.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, xmm12                                       ;  3510.0 fmul+fadd   45 k
        xorps xmm15, [rbp + 96]                                  ;  3511.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm12, [rbp + 32]                                  ;  3512.0 agu2+agu0+fmul+fadd   45 k
        movaps xmm5, [rbp - 16]                                  ;  3508.7 agu1+agu0+fmisc   48 k reload
        andps xmm9, xmm5                                         ;  3513.0 fmul+fadd   45 k
        xorps xmm4, xmm9                                         ;  3515.0 fmul+fadd   45 k
        xorps xmm1, [rdx - 128]                                  ;  3515.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm9, xmm0                                         ;  3516.0 fmul+fadd   45 k
        xorps xmm0, xmm13                                        ;  3517.0 fmul+fadd   45 k
        xorps xmm0, [rbp + 64]                                   ;  3519.0 agu0+agu1+fmul+fadd   45 k
        xorps xmm10, xmm1                                        ;  3519.0 fmul+fadd   45 k
        xorps xmm13, [rbp + 16]                                  ;  3520.0 agu2+agu0+fmul+fadd   45 k
        xorps xmm11, [rbp + 80]                                  ;  3521.0 agu1+agu0+fmul+fadd   45 k
        xorps xmm6, xmm3                                         ;  3522.0 fmul+fadd   45 k
        xorps xmm12, [rbp + 112]                                 ;  3523.0 agu2+agu1+fmul+fadd   45 k
        xorps xmm5, xmm4                                         ;  3524.0 fmul+fadd   45 k
        xorps xmm8, xmm9                                         ;  3525.0 fmul+fadd   45 k
        xorps xmm13, xmm5                                        ;  3526.0 fmul+fadd   45 k
        xorps xmm7, xmm8                                         ;  3527.0 fmul+fadd   45 k
        movaps xmm1, [rbp - 112]                                 ;  3523.0 agu0+agu1+fmisc   48 k reload
        xorps xmm7, xmm1                                         ;  3529.0 fmul+fadd   45 k
        movaps xmm3, [rbp - 32]                                  ;  3525.0 agu2+agu0+fmisc   48 k reload
        xorps xmm10, xmm3                                        ;  3529.0 fmul+fadd   45 k
        movaps xmm4, [rbp - 96]                                  ;  3527.0 agu1+agu0+fmisc   48 k reload
        xorps xmm2, xmm4                                         ;  3530.0 fmul+fadd   45 k
        movaps xmm5, [rbp - 128]                                 ;  3529.0 agu2+agu0+fmisc   48 k reload
        xorps xmm0, xmm5                                         ;  3531.0 fmul+fadd   45 k
        movaps xmm8, [rbp - 48]                                  ;  3531.0 agu1+agu0+fmisc+fmul   48 k reload
        xorps xmm13, xmm8                                        ;  3533.0 fadd+fmul   45 k
        movaps xmm9, [rbp - 64]                                  ;  3532.0 agu2+agu0+fmisc   48 k reload
        xorps xmm11, xmm9                                        ;  3534.0 fadd+fmul   45 k
        movaps [r9 + 3840], xmm7                                 ;  3534.0 agu1+agu0+fmisc  100 k
        movaps xmm7, [rbp - 80]                                  ;  3534.0 agu2+agu0+fadd+fmul   48 k reload
        xorps xmm15, xmm7                                        ;  3536.0 fadd+fmul   45 k
        movaps [r9 + 3856], xmm10                                ;  3536.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3872], xmm2                                 ;  3538.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3888], xmm0                                 ;  3540.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3904], xmm13                                ;  3542.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3920], xmm11                                ;  3544.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3936], xmm15                                ;  3546.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 3952], xmm12                                ;  3548.0 agu1+agu2+fmisc  100 k
        movaps [r9 + 3968], xmm6                                 ;  3550.0 agu0+agu1+fmisc  100 k
        movaps [r9 + 3984], xmm1                                 ;  3552.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 4000], xmm3                                 ;  3554.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 4016], xmm4                                 ;  3556.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 4032], xmm5                                 ;  3558.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 4048], xmm8                                 ;  3560.0 agu2+agu0+fmisc  100 k
        movaps [r9 + 4064], xmm9                                 ;  3562.0 agu1+agu0+fmisc  100 k
        movaps [r9 + 4080], xmm7                                 ;  3564.0 agu2+agu0+fmisc  100 k
        add rsp, 0x120                                           ;                    frame
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
