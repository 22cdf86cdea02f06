; misty1_expand_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_expand_compact --cpu prescott-64 --variant bitsliced
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
;   body: 6483 uops, planned 2706.0; bounds: width 2161.0, ports 2683.0, path 49.0
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
        push rbp                                                  ;                    preserved
        sub rsp, 0x1c0                                            ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 304], rdi                                ;                    argument
        mov qword [rbp + 312], rsi                                ;                    argument
        mov r8, qword [rbp + 304]                                 ;     0.0 p2      99 k.0 reload
        movdqa xmm0, [r8]                                         ;     4.0 p2      99 k.0
        movdqa xmm1, [r8 + 112]                                   ;     4.0 p2      99 k.7
        movdqa xmm2, [r8 + 16]                                    ;     4.0 p2      99 k.1
        movdqa xmm3, [r8 + 128]                                   ;     4.0 p2      99 k.8
        movdqa xmm4, [r8 + 32]                                    ;     5.0 p2      99 k.2
        movdqa xmm5, [r8 + 48]                                    ;     6.0 p2      99 k.3
        movdqa xmm6, [r8 + 144]                                   ;     7.0 p2      99 k.9
        movdqa xmm7, [r8 + 64]                                    ;     8.0 p2      99 k.4
        movdqa xmm8, [r8 + 160]                                   ;     9.0 p2      99 k.10
        movdqa xmm9, [r8 + 176]                                   ;    10.0 p2      99 k.11
        movdqa xmm10, [r8 + 80]                                   ;    11.0 p2      99 k.5
        movdqa xmm11, [r8 + 192]                                  ;    12.0 p2      99 k.12
        movdqa xmm12, [r8 + 96]                                   ;    13.0 p2      99 k.6
        movdqa xmm13, [r8 + 208]                                  ;    14.0 p2      99 k.13
        movdqa xmm14, [r8 + 224]                                  ;    15.0 p2      99 k.14
        movdqa xmm15, [r8 + 240]                                  ;    16.0 p2      99 k.15
        mov r9, qword [rbp + 312]                                 ;    17.0 p2      99 k reload
        movdqa [r9], xmm0                                         ;    15.0 p0+p3   99 k
        movdqa [r9 + 16], xmm2                                    ;    15.0 p0+p3   99 k
        movdqa [r9 + 32], xmm4                                    ;    16.0 p0+p3   99 k
        movdqa [r9 + 48], xmm5                                    ;    17.0 p0+p3   99 k
        movdqa [r9 + 64], xmm7                                    ;    19.0 p0+p3   99 k
        movdqa [r9 + 112], xmm1                                   ;    16.0 p0+p3   99 k
        movdqa [r9 + 128], xmm3                                   ;    18.0 p0+p3   99 k
        movdqa [r9 + 144], xmm6                                   ;    20.0 p0+p3   99 k
        movdqa [r9 + 80], xmm10                                   ;    22.0 p0+p3   99 k
        movdqa [r9 + 160], xmm8                                   ;    24.0 p0+p3   99 k
        movdqa [r9 + 176], xmm9                                   ;    26.0 p0+p3   99 k
        movdqa [r9 + 96], xmm12                                   ;    28.0 p0+p3   99 k
        movdqa [r9 + 192], xmm11                                  ;    30.0 p0+p3   99 k
        movdqa [r9 + 208], xmm13                                  ;    32.0 p0+p3   99 k
        movdqa [r9 + 224], xmm14                                  ;    34.0 p0+p3   99 k
        movdqa [r9 + 240], xmm15                                  ;    36.0 p0+p3   99 k
        movdqa xmm4, [r8 + 256]                                   ;    18.0 p2     100 k.0
        movdqa xmm4, [r8 + 368]                                   ;    19.0 p2     100 k.7
        movdqa xmm4, [r8 + 272]                                   ;    20.0 p2     100 k.1
        movdqa xmm4, [r8 + 384]                                   ;    21.0 p2     100 k.8
        movdqa xmm4, [r8 + 288]                                   ;    22.0 p2     100 k.2
        movdqa xmm4, [r8 + 304]                                   ;    23.0 p2     100 k.3
        movdqa xmm4, [r8 + 400]                                   ;    24.0 p2     100 k.9
        movdqa xmm4, [r8 + 320]                                   ;    25.0 p2     100 k.4
        movdqa xmm4, [r8 + 416]                                   ;    26.0 p2     100 k.10
        movdqa xmm4, [r8 + 432]                                   ;    27.0 p2     100 k.11
        movdqa xmm4, [r8 + 336]                                   ;    28.0 p2     100 k.5
        movdqa xmm4, [r8 + 448]                                   ;    29.0 p2     100 k.12
        movdqa xmm4, [r8 + 352]                                   ;    30.0 p2     100 k.6
        movdqa xmm4, [r8 + 464]                                   ;    31.0 p2     100 k.13
        movdqa xmm4, [r8 + 480]                                   ;    32.0 p2     100 k.14
        movdqa xmm4, [r8 + 496]                                   ;    33.0 p2     100 k.15
        pshufd xmm4, xmm1, 0xe4                                   ;    22.0 p1      41 k copy
        pxor xmm4, xmm13                                          ;    26.0 p1      41 k
        pshufd xmm5, xmm4, 0xe4                                   ;    28.0 p1      41 k copy
        pxor xmm5, xmm8                                           ;    32.0 p1      41 k
        pshufd xmm2, xmm4, 0xe4                                   ;    28.0 p1      41 k copy
        pand xmm4, xmm11                                          ;    28.0 p1      41 k
        movdqa xmm12, xmm5                                        ;    34.0 p0      41 k copy
        pand xmm12, xmm6                                          ;    41.0 p1      41 k
        movdqa xmm10, xmm5                                        ;    34.0 p0      41 k copy
        por xmm10, xmm15                                          ;    41.0 p1      41 k
        movdqa xmm0, xmm11                                        ;    26.0 p0      41 k copy
        pxor xmm0, xmm3                                           ;    33.0 p1      41 k
        movdqa xmm7, xmm0                                         ;    35.0 p0      41 k copy
        movdqa xmm11, xmm0                                        ;    35.0 p0      41 k copy
        pand xmm11, xmm9                                          ;    42.0 p1      41 k
        pand xmm0, xmm1                                           ;    35.0 p1      41 k
        movdqa [rbp - 128], xmm5                                  ;    38.0 p0+p3   41 k spill
        movdqa xmm5, xmm8                                         ;    30.0 p0      41 k copy
        pand xmm5, xmm14                                          ;    37.0 p1      41 k
        movdqa [rbp - 112], xmm5                                  ;    40.0 p0+p3   41 k spill
        movdqa xmm5, xmm8                                         ;    32.0 p0      41 k copy
        pand xmm5, xmm13                                          ;    39.0 p1      41 k
        movdqa xmm3, xmm8                                         ;    33.0 p0      41 k copy
        pand xmm3, xmm6                                           ;    40.0 p1      41 k
        pxor xmm7, xmm3                                           ;    42.0 p1      41 k
        movdqa xmm3, xmm8                                         ;    34.0 p0      41 k copy
        pand xmm3, xmm1                                           ;    41.0 p1      41 k
        movdqa xmm6, xmm8                                         ;    35.0 p0      41 k copy
        pand xmm6, [r8 + 128]                                     ;    42.0 p2+p1   41 k
        movdqa [rbp - 96], xmm7                                   ;    44.0 p0+p3   41 k spill
        movdqa xmm7, xmm8                                         ;    37.0 p0      41 k copy
        pand xmm7, xmm9                                           ;    44.0 p1      41 k
        pxor xmm6, xmm7                                           ;    46.0 p1      41 k
        movdqa [rbp - 80], xmm6                                   ;    48.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 160]                                   ;    35.0 p2      41 k copy
        movdqa xmm8, [r8 + 208]                                   ;    36.0 p2      41 k copy
        pand xmm8, xmm9                                           ;    47.0 p1      41 k
        pxor xmm3, xmm8                                           ;    49.0 p1      41 k
        movdqa xmm8, xmm9                                         ;    39.0 p0      41 k copy
        pand xmm8, xmm15                                          ;    46.0 p1      41 k
        pxor xmm6, xmm8                                           ;    48.0 p1      41 k
        movdqa xmm13, xmm6                                        ;    50.0 p0      41 k copy
        pand xmm6, xmm15                                          ;    50.0 p1      41 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;    52.0 p2+p1   41 k
        movdqa xmm9, xmm15                                        ;    41.0 p0      41 k copy
        pand xmm9, xmm14                                          ;    48.0 p1      41 k
        pxor xmm3, xmm9                                           ;    51.0 p1      41 k
        movdqa [rbp - 64], xmm6                                   ;    54.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 240]                                   ;    40.3 p2      41 k copy
        pand xmm6, xmm1                                           ;    51.3 p1      41 k
        pxor xmm6, xmm14                                          ;    53.3 p1      41 k
        pxor xmm12, xmm6                                          ;    55.3 p1      41 k
        pxor xmm7, xmm6                                           ;    55.3 p1      41 k
        pxor xmm13, xmm12                                         ;    57.3 p1      41 k
        movdqa xmm6, xmm15                                        ;    43.0 p0      41 k copy
        movdqa xmm12, xmm15                                       ;    44.0 p0      41 k copy
        movdqa [rbp - 48], xmm3                                   ;    53.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 240]                                   ;    43.7 p2      41 k copy
        pand xmm3, [r8 + 144]                                     ;    54.7 p2+p1   41 k
        movdqa xmm15, xmm14                                       ;    46.0 p0      41 k copy
        pand xmm15, xmm1                                          ;    55.0 p1      41 k
        pxor xmm5, xmm15                                          ;    57.0 p1      41 k
        movdqa xmm15, [rel misty1_expand_compact.T0_constants128] ;    45.7 p2      41 k reload
        pxor xmm5, xmm15                                          ;    59.0 p1      41 k
        movdqa xmm15, xmm1                                        ;    47.0 p0      41 k copy
        pand xmm15, [r8 + 128]                                    ;    58.0 p2+p1   41 k
        movdqa [rbp - 32], xmm5                                   ;    61.0 p0+p3   41 k spill
        movdqa xmm5, xmm1                                         ;    49.0 p0      41 k copy
        movdqa [rbp - 16], xmm8                                   ;    52.0 p0+p3   41 k spill
        movdqa xmm8, xmm1                                         ;    51.0 p0      41 k copy
        pand xmm8, [r8 + 176]                                     ;    59.0 p2+p1   41 k
        movdqa [rbp + 0], xmm8                                    ;    61.0 p0+p3   41 k spill
        movdqa xmm8, [r8 + 112]                                   ;    50.7 p2      41 k copy
        pxor xmm8, [r8 + 128]                                     ;    61.7 p2+p1   41 k
        pand xmm8, [r8 + 192]                                     ;    63.7 p2+p1   41 k
        movdqa [rbp + 16], xmm9                                   ;    56.0 p0+p3   41 k spill
        movdqa xmm9, xmm1                                         ;    54.0 p0      41 k copy
        pand xmm9, [r8 + 208]                                     ;    62.0 p2+p1   41 k
        movdqa xmm1, [rbp - 80]                                   ;    54.7 p2      41 k reload
        pxor xmm1, xmm9                                           ;    65.7 p1      41 k
        movdqa xmm9, xmm14                                        ;    55.0 p0      41 k copy
        pand xmm9, [r8 + 192]                                     ;    64.0 p2+p1   41 k
        pxor xmm11, xmm9                                          ;    66.0 p1      41 k
        pxor xmm7, xmm11                                          ;    68.0 p1      41 k
        movdqa xmm9, xmm14                                        ;    56.3 p0      41 k copy
        pand xmm9, [r8 + 128]                                     ;    67.0 p2+p1   41 k
        movdqa [rbp - 80], xmm1                                   ;    67.7 p0+p3   41 k spill
        movdqa xmm1, xmm14                                        ;    58.3 p0      41 k copy
        pand xmm1, [r8 + 176]                                     ;    68.0 p2+p1   41 k
        pxor xmm1, [rbp + 0]                                      ;    72.0 p2+p1   41 k
        movdqa [rbp + 32], xmm3                                   ;    60.0 p0+p3   41 k spill
        movdqa xmm3, xmm14                                        ;    60.7 p0      41 k copy
        pand xmm3, [r8 + 208]                                     ;    70.0 p2+p1   41 k
        movdqa xmm14, [rbp + 32]                                  ;    61.7 p2      41 k reload
        pxor xmm14, xmm3                                          ;    72.7 p1      41 k
        pxor xmm14, [rbp - 128]                                   ;    74.7 p2+p1   41 k
        movdqa [rbp + 32], xmm14                                  ;    76.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 192]                                  ;    63.7 p2      41 k
        pand xmm14, [r8 + 144]                                    ;    74.7 p2+p1   41 k
        pxor xmm10, xmm14                                         ;    76.7 p1      41 k
        pxor xmm15, xmm10                                         ;    78.7 p1      41 k
        pxor xmm11, xmm15                                         ;    80.7 p1      41 k
        pxor xmm2, xmm11                                          ;    82.7 p1      41 k
        movdqa xmm10, [r8 + 192]                                  ;    65.7 p2      41 k
        movdqa xmm11, [r8 + 176]                                  ;    66.7 p2      99 k.11 reload
        pand xmm10, xmm11                                         ;    78.0 p1      41 k
        pxor xmm6, xmm10                                          ;    80.0 p1      41 k
        movdqa xmm14, [r8 + 144]                                  ;    67.7 p2      99 k.9 reload
        pxor xmm10, xmm14                                         ;    80.0 p1      41 k
        pxor xmm7, xmm10                                          ;    82.0 p1      41 k
        pand xmm10, xmm11                                         ;    82.0 p1      41 k
        pand xmm6, [r8 + 192]                                     ;    83.0 p2+p1   41 k
        pxor xmm13, xmm6                                          ;    85.0 p1      41 k
        movdqa xmm6, [rbp - 48]                                   ;    69.7 p2      41 k reload
        pxor xmm7, xmm6                                           ;    85.0 p1      41 k
        movdqa [rbp - 48], xmm13                                  ;    87.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 176]                                  ;    70.7 p2      41 k copy
        movdqa xmm11, [r8 + 144]                                  ;    71.7 p2      41 k copy
        pand xmm11, [r8 + 128]                                    ;    86.0 p2+p1   41 k
        pxor xmm5, xmm11                                          ;    88.0 p1      41 k
        pxor xmm9, xmm5                                           ;    90.0 p1      41 k
        pxor xmm12, xmm5                                          ;    90.0 p1      41 k
        pxor xmm10, xmm9                                          ;    92.0 p1      41 k
        pxor xmm4, xmm12                                          ;    92.0 p1      41 k
        pxor xmm13, xmm4                                          ;    94.0 p1      41 k
        movdqa xmm4, [r8 + 128]                                   ;    74.0 p2      99 k.8 reload
        pand xmm12, xmm4                                          ;    93.0 p1      41 k
        pxor xmm1, xmm12                                          ;    95.0 p1      41 k
        pxor xmm8, xmm10                                          ;    95.0 p1      41 k
        movdqa xmm5, [rbp - 96]                                   ;    75.3 p2      41 k reload
        pxor xmm1, xmm5                                           ;    97.0 p1      41 k
        movdqa xmm9, xmm14                                        ;    78.7 p0      41 k copy
        movdqa xmm11, [r8 + 224]                                  ;    76.3 p2      99 k.14 reload
        pand xmm9, xmm11                                          ;    97.0 p1      41 k
        movdqa xmm12, xmm14                                       ;    78.7 p0      41 k copy
        pxor xmm9, [rbp - 64]                                     ;    99.0 p2+p1   41 k
        pand xmm12, [r8 + 208]                                    ;    99.0 p2+p1   41 k
        pxor xmm6, xmm12                                          ;   101.0 p1      41 k
        pxor xmm12, xmm8                                          ;   101.0 p1      41 k
        pxor xmm6, [r8 + 208]                                     ;   103.0 p2+p1   41 k
        movdqa xmm11, [rbp + 16]                                  ;    80.3 p2      41 k reload
        pxor xmm11, xmm9                                          ;   103.0 p1      41 k
        pxor xmm2, xmm11                                          ;   105.0 p1      41 k
        movdqa xmm11, xmm4                                        ;    85.0 p0      41 k copy
        pand xmm11, [r8 + 208]                                    ;   105.0 p2+p1   41 k
        pxor xmm3, xmm11                                          ;   107.0 p1      41 k
        pxor xmm9, xmm11                                          ;   107.0 p1      41 k
        pxor xmm12, xmm9                                          ;   109.0 p1      41 k
        pxor xmm7, xmm3                                           ;   109.0 p1      41 k
        movdqa xmm9, [rbp - 32]                                   ;    83.3 p2      41 k reload
        pxor xmm3, xmm9                                           ;   110.0 p1      41 k
        pxor xmm9, xmm13                                          ;   111.0 p1      41 k
        pxor xmm15, xmm9                                          ;   113.0 p1      41 k
        pxor xmm1, xmm3                                           ;   113.0 p1      41 k
        movdqa xmm3, [rbp - 112]                                  ;    85.0 p2      41 k reload
        pxor xmm7, xmm3                                           ;   114.0 p1      41 k
        pxor xmm3, [rbp + 0]                                      ;   115.0 p2+p1   41 k
        pxor xmm10, xmm3                                          ;   117.0 p1      41 k
        movdqa xmm3, [rbp - 128]                                  ;    87.0 p2      41 k
        pxor xmm13, xmm10                                         ;   119.0 p1      41 k
        pxor xmm0, xmm13                                          ;   121.0 p1      41 k
        movdqa xmm9, [r8 + 192]                                   ;    88.0 p2      99 k.12 reload
        por xmm3, xmm9                                            ;   119.0 p1      41 k
        pxor xmm12, xmm10                                         ;   120.0 p1      41 k
        movdqa xmm10, [rbp - 80]                                  ;    89.0 p2      41 k
        pxor xmm10, xmm0                                          ;   123.0 p1      41 k
        movdqa xmm0, [rbp + 32]                                   ;    90.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;   122.0 p1      41 k
        pxor xmm15, [rbp - 128]                                   ;   123.0 p2+p1   41 k
        movdqa xmm3, [rbp - 80]                                   ;    92.0 p2      41 k
        pxor xmm8, xmm0                                           ;   124.0 p1      41 k
        pxor xmm5, xmm0                                           ;   125.0 p1      41 k
        pxor xmm3, [rbp - 64]                                     ;   126.0 p2+p1   41 k
        pxor xmm6, xmm5                                           ;   127.0 p1      41 k
        movdqa xmm0, [rbp - 16]                                   ;    94.0 p2      41 k reload
        pxor xmm0, xmm8                                           ;   128.0 p1      41 k
        movdqa xmm5, [rbp - 48]                                   ;    95.0 p2      41 k reload
        pxor xmm5, xmm3                                           ;   129.0 p1      41 k
        movdqa xmm3, [r8 + 64]                                    ;    96.0 p2      41 k
        movdqa xmm8, [r8]                                         ;    97.0 p2      99 k.0 reload
        pand xmm3, xmm8                                           ;   130.0 p1      41 k
        movdqa xmm11, [r8 + 80]                                   ;    98.0 p2      41 k
        pand xmm11, xmm8                                          ;   131.0 p1      41 k
        movdqa xmm13, [r8 + 96]                                   ;    99.0 p2      41 k
        pand xmm13, [r8 + 16]                                     ;   132.0 p2+p1   41 k
        pxor xmm5, [r8 + 16]                                      ;   133.0 p2+p1   41 k
        pxor xmm10, [r8 + 32]                                     ;   134.0 p2+p1   41 k
        pxor xmm0, [r8 + 48]                                      ;   135.0 p2+p1   41 k
        pxor xmm6, [r8 + 64]                                      ;   136.0 p2+p1   41 k
        pxor xmm7, [r8 + 80]                                      ;   137.0 p2+p1   41 k
        pxor xmm12, xmm8                                          ;   138.0 p1      41 k
        movdqa xmm4, [r8 + 48]                                    ;   106.0 p2      41 k
        pand xmm4, xmm8                                           ;   139.0 p1      41 k
        pxor xmm2, [r8 + 96]                                      ;   140.0 p2+p1   41 k
        movdqa xmm9, [r8 + 64]                                    ;   108.0 p2      41 k
        pand xmm9, [r8 + 48]                                      ;   141.0 p2+p1   41 k
        movdqa xmm14, [r8 + 80]                                   ;   110.0 p2      41 k
        pand xmm14, [r8 + 32]                                     ;   142.0 p2+p1   41 k
        pxor xmm13, xmm14                                         ;   144.0 p1      41 k
        pand xmm14, [r8 + 16]                                     ;   144.0 p2+p1   41 k
        movdqa [rbp - 48], xmm15                                  ;   125.0 p0+p3   41 k spill
        movdqa xmm15, [r8 + 96]                                   ;   113.0 p2      41 k
        pand xmm15, [r8 + 48]                                     ;   145.0 p2+p1   41 k
        movdqa [rbp - 16], xmm1                                   ;   115.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 16]                                    ;   115.0 p2      41 k
        pxor xmm1, xmm4                                           ;   146.0 p1      41 k
        movdqa [rbp - 64], xmm2                                   ;   142.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 96]                                    ;   116.0 p2      41 k
        pand xmm2, xmm11                                          ;   147.0 p1      41 k
        movdqa [rbp - 80], xmm7                                   ;   139.0 p0+p3   41 k spill
        movdqa xmm7, [r8 + 64]                                    ;   117.0 p2      41 k
        pxor xmm7, xmm1                                           ;   148.0 p1      41 k
        pand xmm7, [r8 + 96]                                      ;   150.0 p2+p1   41 k
        pxor xmm4, xmm7                                           ;   152.0 p1      41 k
        movdqa [rbp - 128], xmm6                                  ;   138.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 80]                                    ;   119.0 p2      41 k
        pand xmm6, [r8 + 16]                                      ;   151.0 p2+p1   41 k
        pxor xmm2, xmm6                                           ;   153.0 p1      41 k
        pxor xmm2, [rel misty1_expand_compact.T0_constants128]    ;   155.0 p2+p1   41 k
        movdqa [rbp + 32], xmm0                                   ;   137.0 p0+p3   41 k spill
        movdqa xmm0, xmm3                                         ;   132.0 p0      41 k copy
        pxor xmm0, xmm9                                           ;   154.0 p1      41 k
        pxor xmm9, xmm13                                          ;   155.0 p1      41 k
        pxor xmm13, xmm3                                          ;   156.0 p1      41 k
        pand xmm0, [r8 + 80]                                      ;   157.0 p2+p1   41 k
        movdqa [rbp + 0], xmm10                                   ;   136.0 p0+p3   41 k spill
        movdqa xmm10, xmm11                                       ;   133.0 p0      41 k copy
        movdqa [rbp - 112], xmm5                                  ;   135.0 p0+p3   41 k spill
        movdqa xmm5, [r8 + 48]                                    ;   123.0 p2      41 k
        pand xmm5, xmm6                                           ;   158.0 p1      41 k
        movdqa [rbp - 32], xmm12                                  ;   140.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 96]                                   ;   124.0 p2      41 k
        pand xmm12, [r8 + 32]                                     ;   159.0 p2+p1   41 k
        movdqa [rbp + 16], xmm4                                   ;   154.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 16]                                    ;   126.0 p2      41 k
        pand xmm4, xmm8                                           ;   160.0 p1      41 k
        pxor xmm5, xmm4                                           ;   162.0 p1      41 k
        pxor xmm4, xmm12                                          ;   162.0 p1      41 k
        movdqa [rbp - 96], xmm13                                  ;   158.0 p0+p3   41 k spill
        movdqa xmm13, xmm8                                        ;   123.7 p0      41 k copy
        movdqa [rbp + 48], xmm11                                  ;   133.0 p0+p3   41 k spill
        movdqa xmm11, xmm8                                        ;   125.7 p0      41 k copy
        pxor xmm11, xmm9                                          ;   163.0 p1      41 k
        pand xmm9, [r8 + 32]                                      ;   164.0 p2+p1   41 k
        pxor xmm5, xmm9                                           ;   166.0 p1      41 k
        movdqa xmm9, [r8 + 48]                                    ;   128.0 p2      99 k.3 reload
        pxor xmm5, xmm9                                           ;   168.0 p1      41 k
        movdqa xmm9, xmm8                                         ;   126.7 p0      41 k copy
        pand xmm9, xmm11                                          ;   167.0 p1      41 k
        pand xmm11, [r8 + 64]                                     ;   168.0 p2+p1   41 k
        pxor xmm9, xmm2                                           ;   169.0 p1      41 k
        pxor xmm9, xmm12                                          ;   171.0 p1      41 k
        movdqa [rbp + 64], xmm5                                   ;   170.0 p0+p3   41 k spill
        movdqa xmm5, xmm8                                         ;   129.7 p0      41 k copy
        movdqa [rbp + 80], xmm12                                  ;   161.0 p0+p3   41 k spill
        movdqa xmm12, xmm8                                        ;   131.7 p0      41 k copy
        movdqa xmm8, xmm15                                        ;   147.0 p0      41 k copy
        pxor xmm8, [r8 + 64]                                      ;   171.0 p2+p1   41 k
        pxor xmm0, xmm8                                           ;   173.0 p1      41 k
        pand xmm8, [r8 + 80]                                      ;   173.0 p2+p1   41 k
        movdqa [rbp + 96], xmm7                                   ;   152.0 p0+p3   41 k spill
        movdqa xmm7, xmm1                                         ;   148.0 p0      41 k copy
        pand xmm1, [r8 + 32]                                      ;   174.0 p2+p1   41 k
        movdqa [rbp + 112], xmm12                                 ;   138.7 p0+p3   41 k spill
        movdqa xmm12, xmm6                                        ;   153.0 p0      41 k copy
        pxor xmm12, [r8 + 96]                                     ;   175.0 p2+p1   41 k
        pand xmm5, xmm12                                          ;   177.0 p1      41 k
        movdqa xmm12, [r8 + 32]                                   ;   136.3 p2      99 k.2 reload
        pxor xmm6, xmm12                                          ;   177.0 p1      41 k
        pxor xmm2, xmm5                                           ;   179.0 p1      41 k
        pxor xmm11, xmm2                                          ;   181.0 p1      41 k
        movdqa xmm2, [r8 + 32]                                    ;   137.7 p2      41 k copy
        pand xmm2, xmm4                                           ;   180.0 p1      41 k
        pxor xmm13, xmm2                                          ;   182.0 p1      41 k
        pxor xmm7, xmm13                                          ;   184.0 p1      41 k
        movdqa xmm2, [r8 + 64]                                    ;   139.0 p2      99 k.4 reload
        pand xmm4, xmm2                                           ;   183.0 p1      41 k
        pxor xmm0, xmm4                                           ;   185.0 p1      41 k
        movdqa xmm4, [r8 + 32]                                    ;   140.0 p2      41 k copy
        movdqa xmm13, [r8 + 32]                                   ;   141.0 p2      41 k copy
        movdqa xmm12, [r8 + 64]                                   ;   142.0 p2      41 k copy
        pand xmm12, [r8 + 16]                                     ;   185.0 p2+p1   41 k
        pxor xmm10, xmm12                                         ;   187.0 p1      41 k
        movdqa xmm12, [r8 + 64]                                   ;   144.0 p2      41 k copy
        pand xmm12, xmm6                                          ;   187.0 p1      41 k
        movdqa xmm2, [rbp + 112]                                  ;   145.0 p2      41 k reload
        pand xmm2, xmm6                                           ;   188.0 p1      41 k
        pxor xmm4, xmm10                                          ;   189.0 p1      41 k
        pxor xmm1, xmm10                                          ;   190.0 p1      41 k
        pxor xmm0, xmm1                                           ;   192.0 p1      41 k
        movdqa xmm1, [r8 + 48]                                    ;   146.0 p2      41 k
        movdqa xmm6, [r8 + 16]                                    ;   147.0 p2      99 k.1 reload
        pand xmm1, xmm6                                           ;   192.0 p1      41 k
        pxor xmm8, xmm1                                           ;   194.0 p1      41 k
        pxor xmm3, xmm1                                           ;   194.0 p1      41 k
        pxor xmm9, xmm8                                           ;   196.0 p1      41 k
        movdqa xmm1, [r8 + 48]                                    ;   148.0 p2      41 k
        pand xmm1, xmm4                                           ;   196.0 p1      41 k
        movdqa xmm8, [rbp + 80]                                   ;   161.0 p2      41 k reload
        pxor xmm4, xmm8                                           ;   197.0 p1      41 k
        movdqa xmm10, [r8 + 48]                                   ;   150.0 p2      99 k.3 reload
        pxor xmm8, xmm10                                          ;   198.0 p1      41 k
        movdqa xmm10, [rbp + 96]                                  ;   152.0 p2      41 k reload
        pxor xmm10, xmm0                                          ;   199.0 p1      41 k
        movdqa xmm0, [r8 + 96]                                    ;   152.0 p2      99 k.6 reload
        pxor xmm2, xmm0                                           ;   200.0 p1      41 k
        pxor xmm11, xmm2                                          ;   202.0 p1      41 k
        movdqa xmm2, [r8 + 80]                                    ;   153.0 p2      99 k.5 reload
        pxor xmm1, xmm2                                           ;   202.0 p1      41 k
        pxor xmm14, xmm1                                          ;   204.0 p1      41 k
        pand xmm13, xmm3                                          ;   204.0 p1      41 k
        movdqa xmm1, [r8 + 80]                                    ;   154.0 p2      41 k copy
        pand xmm1, xmm8                                           ;   205.0 p1      41 k
        pand xmm15, xmm8                                          ;   206.0 p1      41 k
        movdqa xmm8, [r8 + 80]                                    ;   155.0 p2      41 k copy
        pand xmm8, xmm0                                           ;   207.0 p1      41 k
        pxor xmm9, [rbp - 32]                                     ;   208.0 p2+p1   41 k
        pxor xmm5, xmm1                                           ;   209.0 p1      41 k
        pxor xmm4, xmm5                                           ;   211.0 p1      41 k
        movdqa xmm5, [r8 + 96]                                    ;   157.0 p2      41 k copy
        pxor xmm1, [rbp + 16]                                     ;   211.0 p2+p1   41 k
        pxor xmm11, xmm15                                         ;   212.0 p1      41 k
        movdqa xmm15, [rbp + 0]                                   ;   159.0 p2      41 k reload
        pxor xmm10, xmm15                                         ;   213.0 p1      41 k
        pxor xmm15, [r8 + 288]                                    ;   214.0 p2+p1   48 k
        pxor xmm3, xmm8                                           ;   215.0 p1      41 k
        pand xmm5, xmm3                                           ;   217.0 p1      41 k
        movdqa xmm3, [rbp + 48]                                   ;   161.0 p2      41 k reload
        pxor xmm3, xmm1                                           ;   217.0 p1      41 k
        pand xmm8, [rbp + 16]                                     ;   218.0 p2+p1   41 k
        pxor xmm4, xmm7                                           ;   219.0 p1      41 k
        pxor xmm7, xmm5                                           ;   220.0 p1      41 k
        pxor xmm13, xmm4                                          ;   221.0 p1      41 k
        movdqa xmm1, [rbp - 112]                                  ;   163.0 p2      41 k
        pxor xmm1, xmm11                                          ;   222.0 p1      41 k
        movdqa xmm4, [rbp + 32]                                   ;   164.0 p2      41 k
        pxor xmm12, xmm7                                          ;   223.0 p1      41 k
        movdqa xmm5, [rbp - 128]                                  ;   165.0 p2      41 k
        movdqa xmm7, [rbp - 96]                                   ;   166.0 p2      41 k reload
        pxor xmm7, xmm8                                           ;   224.0 p1      41 k
        pxor xmm14, xmm7                                          ;   226.0 p1      41 k
        movdqa xmm7, [rbp - 80]                                   ;   167.0 p2      41 k
        pxor xmm7, xmm13                                          ;   226.0 p1      41 k
        movdqa xmm8, [rbp - 64]                                   ;   168.0 p2      41 k
        movdqa xmm11, [rbp + 64]                                  ;   170.0 p2      41 k reload
        pxor xmm11, xmm3                                          ;   227.0 p1      41 k
        movdqa xmm3, [r8 + 400]                                   ;   170.0 p2     100 k.9 reload
        pxor xmm9, xmm3                                           ;   228.0 p1      48 k
        pxor xmm8, xmm11                                          ;   229.0 p1      41 k
        movdqa xmm11, [r8 + 432]                                  ;   171.0 p2     100 k.11 reload
        pxor xmm10, xmm11                                         ;   230.0 p1      48 k
        movdqa xmm13, [rel misty1_expand_compact.T0_constants128] ;   172.0 p2      41 k reload
        pxor xmm12, xmm13                                         ;   231.0 p1      41 k
        pxor xmm4, xmm12                                          ;   233.0 p1      41 k
        pxor xmm14, xmm13                                         ;   233.0 p1      41 k
        pxor xmm5, xmm14                                          ;   235.0 p1      41 k
        movdqa xmm12, [r8 + 416]                                  ;   173.0 p2     100 k.10 reload
        pxor xmm1, xmm12                                          ;   235.0 p1      48 k
        movdqa xmm14, [rbp - 32]                                  ;   174.0 p2      48 k
        pxor xmm14, [r8 + 256]                                    ;   236.0 p2+p1   48 k
        pxor xmm7, [r8 + 480]                                     ;   237.0 p2+p1   48 k
        pxor xmm8, [r8 + 496]                                     ;   238.0 p2+p1   48 k
        pxor xmm4, [r8 + 448]                                     ;   239.0 p2+p1   48 k
        pxor xmm5, [r8 + 464]                                     ;   240.0 p2+p1   48 k
        movdqa xmm0, [rbp - 112]                                  ;   180.0 p2      48 k
        pxor xmm0, [r8 + 272]                                     ;   241.0 p2+p1   48 k
        movdqa xmm2, [rbp + 32]                                   ;   182.0 p2      48 k
        pxor xmm2, [r8 + 304]                                     ;   242.0 p2+p1   48 k
        movdqa xmm6, [rbp - 128]                                  ;   184.0 p2      48 k
        pxor xmm6, [r8 + 320]                                     ;   243.0 p2+p1   48 k
        movdqa xmm11, [rbp - 80]                                  ;   186.0 p2      48 k
        pxor xmm11, [r8 + 336]                                    ;   244.0 p2+p1   48 k
        movdqa xmm12, [rbp - 64]                                  ;   188.0 p2      48 k
        pxor xmm12, [r8 + 352]                                    ;   245.0 p2+p1   48 k
        movdqa xmm3, [rbp - 16]                                   ;   190.0 p2      48 k
        pxor xmm3, [r8 + 368]                                     ;   246.0 p2+p1   48 k
        movdqa [rbp - 16], xmm8                                   ;   240.0 p0+p3   48 k spill
        movdqa xmm8, [rbp - 48]                                   ;   192.0 p2      48 k
        pxor xmm8, [r8 + 384]                                     ;   247.0 p2+p1   48 k
        movdqa [rbp - 48], xmm7                                   ;   239.0 p0+p3   48 k spill
        movdqa xmm7, xmm15                                        ;   216.0 p0      45 k copy
        movdqa [rbp - 64], xmm5                                   ;   242.0 p0+p3   48 k spill
        movdqa xmm5, xmm15                                        ;   216.0 p0      45 k copy
        pand xmm5, xmm2                                           ;   248.0 p1      45 k
        movdqa [rbp - 80], xmm4                                   ;   241.0 p0+p3   48 k spill
        movdqa xmm4, xmm15                                        ;   216.0 p0      45 k copy
        pand xmm4, xmm11                                          ;   249.0 p1      45 k
        movdqa [rbp - 128], xmm10                                 ;   232.0 p0+p3   48 k spill
        movdqa xmm10, xmm15                                       ;   216.0 p0      45 k copy
        pand xmm10, xmm0                                          ;   250.0 p1      45 k
        pxor xmm10, xmm14                                         ;   252.0 p1      45 k
        movdqa [rbp + 32], xmm1                                   ;   237.0 p0+p3   48 k spill
        movdqa xmm1, xmm15                                        ;   216.0 p0      45 k copy
        movdqa [rbp - 112], xmm9                                  ;   230.0 p0+p3   48 k spill
        movdqa xmm9, xmm15                                        ;   216.0 p0      45 k copy
        pand xmm9, xmm8                                           ;   252.0 p1      45 k
        movdqa [rbp - 32], xmm10                                  ;   254.0 p0+p3   45 k spill
        movdqa xmm10, xmm15                                       ;   216.0 p0      45 k copy
        pand xmm15, xmm12                                         ;   253.0 p1      45 k
        pand xmm10, xmm3                                          ;   254.0 p1      45 k
        movdqa [rbp + 64], xmm15                                  ;   255.0 p0+p3   45 k spill
        movdqa xmm15, [rbp - 32]                                  ;   254.0 p2      45 k
        movdqa [rbp - 96], xmm10                                  ;   256.0 p0+p3   45 k spill
        movdqa xmm10, [rbp - 32]                                  ;   254.0 p2      45 k
        pxor xmm10, xmm8                                          ;   265.0 p1      45 k
        movdqa [rbp - 32], xmm10                                  ;   267.0 p0+p3   45 k spill
        movdqa xmm10, [rbp + 64]                                  ;   255.0 p2      45 k
        movdqa [rbp + 16], xmm10                                  ;   266.0 p0+p3   45 k spill
        movdqa xmm10, [rbp - 32]                                  ;   267.0 p2      45 k
        movdqa [rbp + 48], xmm9                                   ;   254.0 p0+p3   45 k spill
        movdqa xmm9, [rbp - 32]                                   ;   267.0 p2      45 k
        pand xmm9, xmm0                                           ;   278.0 p1      45 k
        movdqa [rbp - 32], xmm9                                   ;   280.0 p0+p3   45 k spill
        movdqa xmm9, [rbp + 64]                                   ;   255.0 p2      45 k
        movdqa [rbp + 64], xmm9                                   ;   266.0 p0+p3   45 k spill
        movdqa xmm9, xmm0                                         ;   243.0 p0      45 k copy
        pxor xmm9, xmm11                                          ;   257.0 p1      45 k
        pxor xmm5, xmm9                                           ;   259.0 p1      45 k
        movdqa [rbp + 0], xmm5                                    ;   261.0 p0+p3   45 k spill
        movdqa xmm5, xmm0                                         ;   243.0 p0      45 k copy
        pand xmm5, xmm2                                           ;   259.0 p1      45 k
        movdqa [rbp + 96], xmm11                                  ;   246.0 p0+p3   48 k spill
        movdqa xmm11, [rbp + 0]                                   ;   261.0 p2      45 k
        movdqa [rbp + 80], xmm11                                  ;   272.0 p0+p3   45 k spill
        movdqa xmm11, [rbp + 96]                                  ;   246.0 p2      45 k
        pand xmm11, xmm6                                          ;   260.0 p1      45 k
        pxor xmm1, xmm11                                          ;   262.0 p1      45 k
        pxor xmm11, xmm8                                          ;   262.0 p1      45 k
        pand xmm11, [rbp + 96]                                    ;   264.0 p2+p1   45 k
        movdqa [rbp + 112], xmm1                                  ;   264.0 p0+p3   45 k spill
        movdqa xmm1, [rbp + 96]                                   ;   246.0 p2      45 k
        pand xmm1, xmm3                                           ;   264.0 p1      45 k
        movdqa xmm13, xmm0                                        ;   243.0 p0      45 k copy
        pand xmm13, xmm14                                         ;   265.0 p1      45 k
        movdqa [rbp + 128], xmm9                                  ;   259.0 p0+p3   45 k spill
        movdqa xmm9, xmm0                                         ;   243.0 p0      45 k copy
        pand xmm9, xmm3                                           ;   266.0 p1      45 k
        pxor xmm15, xmm9                                          ;   268.0 p1      45 k
        movdqa xmm9, xmm0                                         ;   243.0 p0      45 k copy
        pxor xmm9, xmm14                                          ;   268.0 p1      45 k
        pand xmm9, [rbp + 96]                                     ;   270.0 p2+p1   45 k
        pand xmm0, xmm12                                          ;   270.0 p1      45 k
        movdqa [rbp + 144], xmm0                                  ;   272.0 p0+p3   45 k spill
        movdqa xmm0, xmm14                                        ;   238.0 p0      45 k copy
        pxor xmm0, xmm12                                          ;   271.0 p1      45 k
        movdqa [rbp + 160], xmm9                                  ;   272.0 p0+p3   45 k spill
        movdqa xmm9, xmm14                                        ;   238.0 p0      45 k copy
        pand xmm9, xmm3                                           ;   272.0 p1      45 k
        movdqa [rbp + 176], xmm15                                 ;   270.0 p0+p3   45 k spill
        movdqa xmm15, xmm14                                       ;   239.0 p0      45 k copy
        pand xmm15, xmm8                                          ;   273.0 p1      45 k
        pxor xmm15, xmm3                                          ;   275.0 p1      45 k
        movdqa [rbp + 192], xmm10                                 ;   278.0 p0+p3   45 k spill
        movdqa xmm10, xmm14                                       ;   241.0 p0      45 k copy
        pand xmm10, xmm2                                          ;   275.0 p1      45 k
        movdqa [rbp + 208], xmm11                                 ;   266.0 p0+p3   45 k spill
        movdqa xmm11, xmm14                                       ;   243.0 p0      45 k copy
        pand xmm11, [rbp + 128]                                   ;   276.0 p2+p1   45 k
        movdqa [rbp + 224], xmm11                                 ;   278.0 p0+p3   45 k spill
        movdqa xmm11, xmm14                                       ;   245.0 p0      45 k copy
        pand xmm14, xmm12                                         ;   277.0 p1      45 k
        pand xmm11, xmm6                                          ;   278.0 p1      45 k
        movdqa [rbp + 240], xmm11                                 ;   280.0 p0+p3   45 k spill
        movdqa xmm11, xmm12                                       ;   247.0 p0      45 k copy
        pand xmm11, xmm2                                          ;   279.0 p1      45 k
        pxor xmm9, xmm11                                          ;   281.0 p1      45 k
        movdqa xmm11, xmm12                                       ;   248.0 p0      45 k copy
        pand xmm11, xmm6                                          ;   281.0 p1      45 k
        pxor xmm10, xmm11                                         ;   283.0 p1      45 k
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;   248.0 p2      41 k reload
        pxor xmm9, xmm11                                          ;   283.0 p1      45 k
        movdqa xmm11, xmm3                                        ;   249.0 p0      45 k copy
        pand xmm11, xmm2                                          ;   284.0 p1      45 k
        movdqa [rbp + 256], xmm9                                  ;   285.0 p0+p3   45 k spill
        movdqa xmm9, xmm3                                         ;   251.0 p0      45 k copy
        pand xmm9, xmm8                                           ;   285.0 p1      45 k
        pxor xmm10, xmm9                                          ;   287.0 p1      45 k
        movdqa [rbp + 272], xmm11                                 ;   286.0 p0+p3   45 k spill
        movdqa xmm11, xmm2                                        ;   253.0 p0      45 k copy
        pxor xmm11, xmm0                                          ;   287.0 p1      45 k
        pand xmm7, xmm11                                          ;   289.0 p1      45 k
        pxor xmm7, xmm15                                          ;   291.0 p1      45 k
        movdqa [rbp + 288], xmm12                                 ;   254.0 p0+p3   48 k spill
        movdqa xmm12, xmm2                                        ;   255.0 p0      45 k copy
        pand xmm12, xmm6                                          ;   290.0 p1      45 k
        pxor xmm5, xmm12                                          ;   292.0 p1      45 k
        pxor xmm15, xmm12                                         ;   292.0 p1      45 k
        movdqa xmm12, xmm8                                        ;   256.0 p0      45 k copy
        pand xmm12, xmm6                                          ;   293.0 p1      45 k
        pxor xmm14, xmm5                                          ;   294.0 p1      45 k
        movdqa xmm5, xmm8                                         ;   257.0 p0      45 k copy
        pxor xmm2, xmm12                                          ;   295.0 p1      45 k
        pxor xmm7, xmm2                                           ;   297.0 p1      45 k
        pand xmm8, xmm2                                           ;   297.0 p1      45 k
        movdqa xmm2, xmm3                                         ;   258.0 p0      45 k copy
        pand xmm2, xmm6                                           ;   298.0 p1      45 k
        por xmm5, xmm11                                           ;   299.0 p1      45 k
        pxor xmm4, xmm5                                           ;   301.0 p1      45 k
        pxor xmm13, xmm4                                          ;   303.0 p1      45 k
        movdqa xmm4, xmm6                                         ;   259.0 p0      45 k copy
        pand xmm4, [rbp + 128]                                    ;   302.0 p2+p1   45 k
        pxor xmm1, xmm4                                           ;   304.0 p1      45 k
        movdqa xmm4, xmm6                                         ;   265.0 p0      45 k copy
        movdqa xmm5, [rbp + 208]                                  ;   266.0 p2      45 k reload
        pxor xmm5, xmm7                                           ;   304.0 p1      45 k
        movdqa xmm7, [rel misty1_expand_compact.T0_constants128]  ;   266.3 p2      41 k reload
        pxor xmm8, xmm7                                           ;   305.0 p1      45 k
        pand xmm4, [rbp + 112]                                    ;   306.0 p2+p1   45 k
        pxor xmm15, xmm1                                          ;   307.0 p1      45 k
        pxor xmm1, xmm13                                          ;   308.0 p1      45 k
        movdqa xmm7, [rbp + 176]                                  ;   270.0 p2      45 k reload
        pxor xmm7, xmm4                                           ;   309.0 p1      45 k
        movdqa xmm4, xmm0                                         ;   278.3 p0      45 k copy
        pxor xmm4, xmm1                                           ;   310.0 p1      45 k
        movdqa xmm1, [rbp + 16]                                   ;   279.0 p2      45 k reload
        pxor xmm1, xmm10                                          ;   311.0 p1      45 k
        pxor xmm15, [rbp + 112]                                   ;   312.0 p2+p1   45 k
        pxor xmm10, xmm15                                         ;   314.0 p1      45 k
        movdqa xmm15, [rbp + 96]                                  ;   281.3 p2      48 k reload
        pand xmm0, xmm15                                          ;   314.0 p1      45 k
        por xmm15, xmm11                                          ;   315.0 p1      45 k
        movdqa [rbp + 96], xmm1                                   ;   313.0 p0+p3   45 k spill
        movdqa xmm1, [rbp + 192]                                  ;   283.0 p2      45 k reload
        pxor xmm1, xmm0                                           ;   316.0 p1      45 k
        pxor xmm6, xmm1                                           ;   318.0 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;   284.0 p2      45 k reload
        pxor xmm2, xmm0                                           ;   318.0 p1      45 k
        movdqa xmm1, [rbp - 32]                                   ;   285.0 p2      45 k reload
        pxor xmm1, xmm2                                           ;   320.0 p1      45 k
        movdqa xmm2, [rbp + 80]                                   ;   286.0 p2      45 k reload
        pxor xmm2, xmm1                                           ;   322.0 p1      45 k
        movdqa xmm1, [rbp + 160]                                  ;   287.0 p2      45 k reload
        pxor xmm1, xmm7                                           ;   321.0 p1      45 k
        pand xmm3, [rbp + 288]                                    ;   322.0 p2+p1   45 k
        pxor xmm0, [rbp + 272]                                    ;   323.0 p2+p1   45 k
        pxor xmm7, xmm0                                           ;   325.0 p1      45 k
        movdqa xmm0, [rbp - 96]                                   ;   290.0 p2      45 k reload
        pxor xmm0, xmm8                                           ;   325.0 p1      45 k
        pxor xmm8, xmm14                                          ;   326.0 p1      45 k
        pxor xmm5, xmm8                                           ;   328.0 p1      45 k
        movdqa xmm8, xmm11                                        ;   289.7 p0      45 k copy
        pxor xmm9, xmm0                                           ;   328.0 p1      45 k
        pxor xmm4, xmm9                                           ;   330.0 p1      45 k
        movdqa xmm9, [rbp + 144]                                  ;   291.0 p2      45 k reload
        pxor xmm0, xmm9                                           ;   330.0 p1      45 k
        pxor xmm9, xmm3                                           ;   331.0 p1      45 k
        movdqa [rbp + 144], xmm4                                  ;   332.0 p0+p3   45 k spill
        movdqa xmm4, [rbp + 48]                                   ;   292.3 p2      45 k reload
        pxor xmm4, xmm3                                           ;   332.0 p1      45 k
        pxor xmm8, xmm4                                           ;   334.0 p1      45 k
        pxor xmm15, xmm8                                          ;   336.0 p1      45 k
        movdqa xmm3, [rbp + 256]                                  ;   293.7 p2      45 k
        pxor xmm3, xmm6                                           ;   335.0 p1      45 k
        pxor xmm13, xmm3                                          ;   337.0 p1      45 k
        pxor xmm6, xmm7                                           ;   337.0 p1      45 k
        movdqa xmm3, [rbp + 256]                                  ;   295.0 p2      45 k
        pxor xmm11, xmm13                                         ;   339.0 p1      45 k
        movdqa xmm4, [rbp + 0]                                    ;   296.0 p2      45 k
        movdqa xmm8, [rbp + 224]                                  ;   297.0 p2      45 k reload
        pxor xmm8, xmm6                                           ;   339.0 p1      45 k
        pxor xmm14, xmm8                                          ;   341.0 p1      45 k
        movdqa xmm6, [rbp + 64]                                   ;   298.0 p2      45 k reload
        pxor xmm6, xmm1                                           ;   341.0 p1      45 k
        pxor xmm10, xmm9                                          ;   342.0 p1      45 k
        pxor xmm3, xmm9                                           ;   343.0 p1      45 k
        movdqa xmm8, [rbp + 272]                                  ;   299.0 p2      45 k
        pxor xmm8, xmm10                                          ;   344.0 p1      45 k
        movdqa xmm9, [rbp + 288]                                  ;   300.0 p2      45 k
        pxor xmm2, xmm3                                           ;   345.0 p1      45 k
        pxor xmm9, [rbp + 96]                                     ;   346.0 p2+p1   45 k
        movdqa xmm3, [r8 + 512]                                   ;   302.0 p2     100 k.0
        movdqa [r9 + 2176], xmm11                                 ;   341.0 p0+p3  100 k
        movdqa xmm10, [rbp + 32]                                  ;   303.0 p2      48 k reload
        pxor xmm5, xmm10                                          ;   347.0 p1      45 k
        movdqa [r9 + 2208], xmm10                                 ;   314.0 p0+p3  100 k
        movdqa xmm10, [r8 + 624]                                  ;   304.0 p2     100 k.7
        pxor xmm0, xmm6                                           ;   348.0 p1      45 k
        movdqa xmm6, [r8 + 528]                                   ;   305.0 p2     100 k.1
        pxor xmm7, xmm0                                           ;   350.0 p1      45 k
        movdqa xmm0, [r8 + 640]                                   ;   306.0 p2     100 k.8
        pxor xmm1, xmm15                                          ;   350.0 p1      45 k
        pxor xmm4, xmm15                                          ;   351.0 p1      45 k
        movdqa xmm11, [r8 + 544]                                  ;   307.0 p2     100 k.2
        pxor xmm12, xmm1                                          ;   352.0 p1      45 k
        movdqa xmm1, [r8 + 560]                                   ;   308.0 p2     100 k.3
        movdqa [r9 + 2160], xmm2                                  ;   347.0 p0+p3  100 k
        movdqa xmm2, [r8 + 656]                                   ;   309.0 p2     100 k.9
        movdqa [r9 + 2064], xmm5                                  ;   349.0 p0+p3  100 k
        movdqa xmm5, [rbp - 112]                                  ;   310.0 p2      45 k
        pxor xmm5, xmm7                                           ;   353.0 p1      45 k
        movdqa xmm7, [r8 + 576]                                   ;   311.0 p2     100 k.4
        movdqa [r9 + 2048], xmm5                                  ;   355.0 p0+p3  100 k
        movdqa xmm5, [r8 + 672]                                   ;   312.0 p2     100 k.10
        movdqa xmm13, [rbp - 128]                                 ;   313.0 p2      48 k reload
        pxor xmm14, xmm13                                         ;   354.0 p1      45 k
        movdqa [r9 + 2224], xmm13                                 ;   324.0 p0+p3  100 k
        movdqa [r9 + 2080], xmm14                                 ;   356.0 p0+p3  100 k
        movdqa xmm13, [r8 + 688]                                  ;   314.0 p2     100 k.11
        pxor xmm9, xmm4                                           ;   355.0 p1      45 k
        movdqa xmm4, [rbp - 48]                                   ;   315.0 p2      48 k reload
        pxor xmm8, xmm4                                           ;   356.0 p1      45 k
        movdqa [r9 + 2272], xmm4                                  ;   326.0 p0+p3  100 k
        movdqa xmm4, [r8 + 592]                                   ;   316.0 p2     100 k.5
        movdqa [r9 + 2128], xmm8                                  ;   358.0 p0+p3  100 k
        movdqa xmm8, [r8 + 704]                                   ;   317.0 p2     100 k.12
        movdqa xmm14, [rbp - 80]                                  ;   318.0 p2      48 k reload
        pxor xmm12, xmm14                                         ;   357.0 p1      45 k
        movdqa [r9 + 2240], xmm14                                 ;   329.0 p0+p3  100 k
        movdqa [r9 + 2096], xmm12                                 ;   359.0 p0+p3  100 k
        movdqa xmm12, [r8 + 608]                                  ;   319.0 p2     100 k.6
        movdqa xmm14, [rbp - 64]                                  ;   320.0 p2      48 k reload
        pxor xmm9, xmm14                                          ;   358.0 p1      45 k
        movdqa [r9 + 2256], xmm14                                 ;   331.0 p0+p3  100 k
        movdqa [r9 + 2112], xmm9                                  ;   360.0 p0+p3  100 k
        movdqa xmm9, [r8 + 720]                                   ;   321.0 p2     100 k.13
        movdqa xmm14, [r8 + 736]                                  ;   322.0 p2     100 k.14
        movdqa xmm15, [r8 + 752]                                  ;   323.0 p2     100 k.15
        movdqa xmm0, [rbp - 112]                                  ;   324.0 p2      48 k reload
        movdqa [r9 + 2192], xmm0                                  ;   335.0 p0+p3  100 k
        movdqa xmm0, [rbp - 16]                                   ;   325.0 p2      48 k reload
        movdqa [r9 + 2288], xmm0                                  ;   336.0 p0+p3  100 k
        pxor xmm0, [rbp + 144]                                    ;   359.0 p2+p1   45 k
        movdqa [r9 + 2144], xmm0                                  ;   361.0 p0+p3  100 k
        movdqa xmm0, [r8 + 256]                                   ;   327.0 p2     100 k.0 reload
        movdqa [r9 + 256], xmm0                                   ;   338.0 p0+p3   99 k
        movdqa xmm10, [r8 + 272]                                  ;   328.0 p2     100 k.1 reload
        movdqa [r9 + 272], xmm10                                  ;   339.0 p0+p3   99 k
        movdqa xmm12, [r8 + 288]                                  ;   329.0 p2     100 k.2 reload
        movdqa [r9 + 288], xmm12                                  ;   340.0 p0+p3   99 k
        movdqa xmm4, [r8 + 304]                                   ;   330.0 p2     100 k.3 reload
        movdqa [r9 + 304], xmm4                                   ;   341.0 p0+p3   99 k
        movdqa xmm7, [r8 + 320]                                   ;   331.0 p2     100 k.4 reload
        movdqa [r9 + 320], xmm7                                   ;   342.0 p0+p3   99 k
        movdqa xmm1, [r8 + 336]                                   ;   332.0 p2     100 k.5 reload
        movdqa [r9 + 336], xmm1                                   ;   344.0 p0+p3   99 k
        movdqa xmm11, [r8 + 352]                                  ;   333.0 p2     100 k.6 reload
        movdqa [r9 + 352], xmm11                                  ;   346.0 p0+p3   99 k
        movdqa xmm6, [r8 + 368]                                   ;   334.0 p2     100 k.7 reload
        movdqa [r9 + 368], xmm6                                   ;   348.0 p0+p3   99 k
        movdqa xmm3, [r8 + 384]                                   ;   335.0 p2     100 k.8 reload
        movdqa [r9 + 384], xmm3                                   ;   350.0 p0+p3   99 k
        movdqa xmm15, [r8 + 400]                                  ;   336.0 p2     100 k.9 reload
        movdqa [r9 + 400], xmm15                                  ;   352.0 p0+p3   99 k
        movdqa xmm14, [r8 + 416]                                  ;   337.0 p2     100 k.10 reload
        movdqa [r9 + 416], xmm14                                  ;   354.0 p0+p3   99 k
        movdqa xmm9, [r8 + 432]                                   ;   338.0 p2     100 k.11 reload
        movdqa [r9 + 432], xmm9                                   ;   356.0 p0+p3   99 k
        movdqa xmm8, [r8 + 448]                                   ;   339.0 p2     100 k.12 reload
        movdqa [r9 + 448], xmm8                                   ;   358.0 p0+p3   99 k
        movdqa xmm13, [r8 + 464]                                  ;   340.0 p2     100 k.13 reload
        movdqa [r9 + 464], xmm13                                  ;   360.0 p0+p3   99 k
        movdqa xmm5, [r8 + 480]                                   ;   341.0 p2     100 k.14 reload
        movdqa [r9 + 480], xmm5                                   ;   362.0 p0+p3   99 k
        movdqa xmm2, [r8 + 496]                                   ;   343.0 p2     100 k.15 reload
        movdqa [r9 + 496], xmm2                                   ;   364.0 p0+p3   99 k
        movdqa xmm12, xmm3                                        ;   346.0 p0      41 k copy
        pxor xmm12, xmm8                                          ;   360.0 p1      41 k
        movdqa xmm4, xmm12                                        ;   362.0 p0      41 k copy
        movdqa xmm10, xmm12                                       ;   362.0 p0      41 k copy
        pand xmm12, xmm6                                          ;   362.0 p1      41 k
        pand xmm10, xmm9                                          ;   369.0 p1      41 k
        movdqa xmm11, xmm3                                        ;   348.0 p0      41 k copy
        pand xmm11, xmm14                                         ;   363.0 p1      41 k
        movdqa xmm1, xmm14                                        ;   349.0 p0      41 k copy
        pand xmm1, xmm5                                           ;   364.0 p1      41 k
        movdqa xmm0, xmm14                                        ;   350.0 p0      41 k copy
        pand xmm0, xmm13                                          ;   365.0 p1      41 k
        movdqa xmm7, xmm14                                        ;   351.0 p0      41 k copy
        movdqa xmm8, xmm14                                        ;   352.0 p0      41 k copy
        pand xmm8, xmm15                                          ;   366.0 p1      41 k
        pxor xmm4, xmm8                                           ;   369.0 p1      41 k
        movdqa xmm8, xmm14                                        ;   353.0 p0      41 k copy
        pand xmm8, xmm6                                           ;   368.0 p1      41 k
        movdqa xmm3, [r8 + 416]                                   ;   352.0 p2      41 k copy
        pand xmm3, xmm9                                           ;   369.0 p1      41 k
        pxor xmm11, xmm3                                          ;   371.0 p1      41 k
        movdqa [rbp + 144], xmm1                                  ;   366.0 p0+p3   41 k spill
        movdqa xmm1, xmm13                                        ;   355.0 p0      41 k copy
        pxor xmm1, xmm6                                           ;   371.0 p1      41 k
        pxor xmm7, xmm1                                           ;   373.0 p1      41 k
        movdqa [rbp - 16], xmm4                                   ;   371.0 p0+p3   41 k spill
        movdqa xmm4, xmm13                                        ;   357.0 p0      41 k copy
        pand xmm4, xmm9                                           ;   373.0 p1      41 k
        pxor xmm8, xmm4                                           ;   375.0 p1      41 k
        movdqa xmm4, xmm9                                         ;   358.0 p0      41 k copy
        pand xmm4, xmm2                                           ;   375.0 p1      41 k
        pxor xmm14, xmm4                                          ;   377.0 p1      41 k
        movdqa xmm13, xmm9                                        ;   359.0 p0      41 k copy
        pand xmm13, [r8 + 448]                                    ;   377.0 p2+p1   41 k
        movdqa [rbp - 112], xmm4                                  ;   377.0 p0+p3   41 k spill
        movdqa xmm4, xmm9                                         ;   361.0 p0      41 k copy
        movdqa [rbp - 64], xmm1                                   ;   373.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 432]                                   ;   360.3 p2      41 k copy
        movdqa [rbp - 80], xmm13                                  ;   379.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 432]                                  ;   361.3 p2      41 k copy
        pand xmm13, xmm6                                          ;   378.0 p1      41 k
        pand xmm9, xmm5                                           ;   379.0 p1      41 k
        pxor xmm9, xmm13                                          ;   381.0 p1      41 k
        pxor xmm13, [rbp + 144]                                   ;   381.0 p2+p1   41 k
        movdqa [rbp - 48], xmm11                                  ;   376.0 p0+p3   41 k spill
        movdqa xmm11, xmm6                                        ;   365.0 p0      41 k copy
        pand xmm11, xmm5                                          ;   382.0 p1      41 k
        pxor xmm0, xmm11                                          ;   384.0 p1      41 k
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;   365.0 p2      41 k reload
        pxor xmm0, xmm11                                          ;   386.0 p1      41 k
        movdqa xmm11, xmm6                                        ;   366.0 p0      41 k copy
        pand xmm11, xmm2                                          ;   385.0 p1      41 k
        pxor xmm11, xmm5                                          ;   387.0 p1      41 k
        pxor xmm3, xmm11                                          ;   389.0 p1      41 k
        movdqa [rbp - 128], xmm0                                  ;   388.0 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;   368.0 p0      41 k copy
        pand xmm0, xmm2                                           ;   388.0 p1      41 k
        pxor xmm8, xmm0                                           ;   390.0 p1      41 k
        movdqa xmm5, xmm6                                         ;   369.0 p0      41 k copy
        pand xmm5, [r8 + 384]                                     ;   390.0 p2+p1   41 k
        movdqa xmm6, xmm14                                        ;   379.0 p0      41 k copy
        pand xmm14, xmm2                                          ;   391.0 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;   393.0 p2+p1   41 k
        movdqa [rbp + 32], xmm14                                  ;   395.0 p0+p3   41 k spill
        movdqa xmm14, xmm2                                        ;   372.0 p0      41 k copy
        por xmm14, xmm7                                           ;   393.0 p1      41 k
        movdqa xmm2, xmm7                                         ;   375.0 p0      41 k copy
        pand xmm2, xmm15                                          ;   394.0 p1      41 k
        pxor xmm11, xmm2                                          ;   396.0 p1      41 k
        pxor xmm6, xmm11                                          ;   398.0 p1      41 k
        movdqa xmm2, xmm7                                         ;   375.0 p0      41 k copy
        movdqa xmm11, xmm7                                        ;   375.0 p0      41 k copy
        por xmm2, [r8 + 448]                                      ;   397.0 p2+p1   41 k
        movdqa [rbp + 96], xmm7                                   ;   382.0 p0+p3   41 k spill
        movdqa xmm7, xmm15                                        ;   377.0 p0      41 k copy
        pand xmm7, [r8 + 448]                                     ;   398.0 p2+p1   41 k
        pxor xmm14, xmm7                                          ;   400.0 p1      41 k
        pxor xmm5, xmm14                                          ;   402.0 p1      41 k
        movdqa xmm7, xmm15                                        ;   378.0 p0      41 k copy
        movdqa xmm14, [r8 + 384]                                  ;   377.7 p2     100 k.8 reload
        pand xmm7, xmm14                                          ;   401.0 p1      41 k
        pxor xmm7, [r8 + 368]                                     ;   403.0 p2+p1   41 k
        movdqa [rbp + 288], xmm0                                  ;   390.0 p0+p3   41 k spill
        movdqa xmm0, xmm15                                        ;   380.0 p0      41 k copy
        pxor xmm0, [rbp - 80]                                     ;   403.0 p2+p1   41 k
        pand xmm4, xmm0                                           ;   405.0 p1      41 k
        movdqa [rbp + 272], xmm2                                  ;   399.0 p0+p3   41 k spill
        movdqa xmm2, xmm15                                        ;   382.0 p0      41 k copy
        pand xmm2, [r8 + 496]                                     ;   405.0 p2+p1   41 k
        movdqa [rbp + 64], xmm11                                  ;   388.0 p0+p3   41 k spill
        movdqa xmm11, xmm15                                       ;   384.0 p0      41 k copy
        pand xmm11, [r8 + 480]                                    ;   406.0 p2+p1   41 k
        pxor xmm11, [rbp + 32]                                    ;   408.0 p2+p1   41 k
        pand xmm15, [r8 + 464]                                    ;   408.0 p2+p1   41 k
        movdqa [rbp + 224], xmm15                                 ;   410.0 p0+p3   41 k spill
        movdqa xmm15, xmm8                                        ;   392.0 p0      41 k copy
        pxor xmm8, [rbp + 224]                                    ;   421.0 p2+p1   41 k
        pxor xmm8, [r8 + 464]                                     ;   423.0 p2+p1   41 k
        movdqa [rbp + 0], xmm11                                   ;   410.0 p0+p3   41 k spill
        movdqa xmm11, xmm14                                       ;   389.0 p0      41 k copy
        pand xmm11, [r8 + 480]                                    ;   411.0 p2+p1   41 k
        pxor xmm11, xmm7                                          ;   413.0 p1      41 k
        pxor xmm4, xmm11                                          ;   415.0 p1      41 k
        pxor xmm13, xmm4                                          ;   417.0 p1      41 k
        movdqa xmm11, [r8 + 496]                                  ;   390.7 p2     100 k.15 reload
        pxor xmm7, xmm11                                          ;   415.0 p1      41 k
        pxor xmm11, [rbp - 80]                                    ;   416.0 p2+p1   41 k
        pand xmm11, [r8 + 448]                                    ;   418.0 p2+p1   41 k
        pxor xmm6, xmm11                                          ;   420.0 p1      41 k
        movdqa xmm11, xmm14                                       ;   393.0 p0      41 k copy
        pand xmm11, xmm7                                          ;   419.0 p1      41 k
        pxor xmm9, xmm11                                          ;   421.0 p1      41 k
        movdqa xmm11, xmm14                                       ;   394.0 p0      41 k copy
        pxor xmm11, [r8 + 368]                                    ;   421.0 p2+p1   41 k
        pand xmm11, [r8 + 448]                                    ;   423.0 p2+p1   41 k
        pxor xmm4, xmm11                                          ;   425.0 p1      41 k
        movdqa xmm11, xmm5                                        ;   404.0 p0      41 k copy
        pxor xmm9, [rbp - 16]                                     ;   424.0 p2+p1   41 k
        pand xmm14, [r8 + 464]                                    ;   425.0 p2+p1   41 k
        movdqa [rbp - 80], xmm4                                   ;   427.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 480]                                   ;   398.3 p2      41 k
        pand xmm4, [r8 + 448]                                     ;   426.0 p2+p1   41 k
        pxor xmm10, xmm4                                          ;   428.0 p1      41 k
        pxor xmm3, xmm10                                          ;   430.0 p1      41 k
        pxor xmm11, xmm10                                         ;   430.0 p1      41 k
        pxor xmm0, xmm3                                           ;   432.0 p1      41 k
        pxor xmm15, xmm0                                          ;   434.0 p1      41 k
        movdqa xmm0, [rbp - 64]                                   ;   401.0 p2      41 k
        pxor xmm0, xmm11                                          ;   432.0 p1      41 k
        movdqa xmm3, [rbp - 64]                                   ;   402.0 p2      41 k
        pand xmm3, [r8 + 448]                                     ;   433.0 p2+p1   41 k
        pxor xmm7, xmm3                                           ;   435.0 p1      41 k
        pxor xmm1, xmm7                                           ;   437.0 p1      41 k
        movdqa xmm3, [rbp + 288]                                  ;   404.0 p2      41 k reload
        movdqa xmm4, [rbp + 0]                                    ;   410.0 p2      41 k reload
        pxor xmm3, xmm4                                           ;   436.0 p1      41 k
        pxor xmm4, xmm14                                          ;   437.0 p1      41 k
        movdqa xmm7, [r8 + 480]                                   ;   406.0 p2      41 k
        movdqa xmm10, [r8 + 464]                                  ;   407.0 p2     100 k.13 reload
        pand xmm7, xmm10                                          ;   438.0 p1      41 k
        pxor xmm0, xmm3                                           ;   439.0 p1      41 k
        pand xmm10, [r8 + 368]                                    ;   440.0 p2+p1   41 k
        movdqa xmm3, [rbp - 48]                                   ;   409.0 p2      41 k reload
        pxor xmm3, xmm10                                          ;   442.0 p1      41 k
        pxor xmm2, xmm7                                           ;   442.0 p1      41 k
        pxor xmm14, xmm7                                          ;   443.0 p1      41 k
        movdqa xmm7, [rbp - 128]                                  ;   410.0 p2      41 k
        pxor xmm7, xmm1                                           ;   444.0 p1      41 k
        pxor xmm5, xmm7                                           ;   446.0 p1      41 k
        pxor xmm1, xmm13                                          ;   446.0 p1      41 k
        pxor xmm12, xmm1                                          ;   448.0 p1      41 k
        movdqa xmm1, [rbp + 64]                                   ;   411.0 p2      41 k reload
        pxor xmm1, xmm2                                           ;   448.0 p1      41 k
        movdqa xmm2, [rbp - 128]                                  ;   412.0 p2      41 k
        movdqa xmm7, [rbp + 32]                                   ;   413.0 p2      41 k
        movdqa xmm10, [rbp + 272]                                 ;   414.0 p2      41 k reload
        pxor xmm10, xmm1                                          ;   450.0 p1      41 k
        pxor xmm7, xmm3                                           ;   450.0 p1      41 k
        pxor xmm6, xmm7                                           ;   452.0 p1      41 k
        pxor xmm3, xmm12                                          ;   452.0 p1      41 k
        movdqa xmm1, [rbp + 224]                                  ;   415.0 p2      41 k
        movdqa xmm7, [rbp - 80]                                   ;   427.0 p2      41 k reload
        pxor xmm1, xmm7                                           ;   453.0 p1      41 k
        pxor xmm4, xmm1                                           ;   455.0 p1      41 k
        pxor xmm15, xmm14                                         ;   455.0 p1      41 k
        pxor xmm2, xmm14                                          ;   456.0 p1      41 k
        movdqa xmm1, [rbp - 16]                                   ;   417.0 p2      41 k
        movdqa xmm11, [rbp + 144]                                 ;   418.0 p2      41 k
        pxor xmm11, xmm15                                         ;   457.0 p1      41 k
        movdqa xmm12, [rbp + 96]                                  ;   419.0 p2      41 k reload
        pxor xmm12, xmm5                                          ;   458.0 p1      41 k
        movdqa xmm5, [r8 + 320]                                   ;   420.0 p2      41 k
        pxor xmm13, xmm4                                          ;   459.0 p1      41 k
        movdqa xmm4, [r8 + 256]                                   ;   421.0 p2     100 k.0 reload
        pand xmm5, xmm4                                           ;   460.0 p1      41 k
        pxor xmm9, xmm2                                           ;   461.0 p1      41 k
        movdqa xmm2, [r8 + 336]                                   ;   422.0 p2      41 k
        pxor xmm7, xmm10                                          ;   462.0 p1      41 k
        pxor xmm1, xmm10                                          ;   463.0 p1      41 k
        movdqa xmm10, [r8 + 352]                                  ;   423.0 p2      41 k
        pxor xmm8, xmm1                                           ;   465.0 p1      41 k
        movdqa xmm1, [r8 + 272]                                   ;   424.0 p2     100 k.1 reload
        pand xmm10, xmm1                                          ;   465.0 p1      41 k
        movdqa xmm14, [rbp - 112]                                 ;   425.0 p2      41 k reload
        pxor xmm14, xmm7                                          ;   466.0 p1      41 k
        pand xmm2, xmm4                                           ;   467.0 p1      41 k
        movdqa xmm7, [r8 + 304]                                   ;   426.0 p2      41 k
        pand xmm7, xmm4                                           ;   468.0 p1      41 k
        movdqa xmm15, [r8 + 320]                                  ;   427.0 p2      41 k
        pand xmm15, [r8 + 304]                                    ;   469.0 p2+p1   41 k
        pxor xmm3, [r8 + 288]                                     ;   470.0 p2+p1   41 k
        pxor xmm6, xmm1                                           ;   471.0 p1      41 k
        pxor xmm13, xmm4                                          ;   472.0 p1      41 k
        pxor xmm11, [r8 + 336]                                    ;   473.0 p2+p1   41 k
        pxor xmm0, [r8 + 352]                                     ;   474.0 p2+p1   41 k
        pxor xmm8, [r8 + 320]                                     ;   475.0 p2+p1   41 k
        pxor xmm14, [r8 + 304]                                    ;   476.0 p2+p1   41 k
        movdqa [rbp - 112], xmm12                                 ;   460.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 336]                                  ;   434.0 p2      41 k
        pand xmm12, [r8 + 288]                                    ;   477.0 p2+p1   41 k
        pxor xmm10, xmm12                                         ;   479.0 p1      41 k
        pand xmm12, xmm1                                          ;   479.0 p1      41 k
        movdqa [rbp + 96], xmm9                                   ;   463.0 p0+p3   41 k spill
        movdqa xmm9, xmm1                                         ;   435.0 p0      41 k copy
        pxor xmm9, xmm7                                           ;   480.0 p1      41 k
        movdqa [rbp + 144], xmm0                                  ;   476.0 p0+p3   41 k spill
        movdqa xmm0, xmm1                                         ;   435.0 p0      41 k copy
        pand xmm0, [r8 + 336]                                     ;   481.0 p2+p1   41 k
        movdqa [rbp - 16], xmm11                                  ;   475.0 p0+p3   41 k spill
        movdqa xmm11, xmm1                                        ;   435.0 p0      41 k copy
        pand xmm11, xmm4                                          ;   482.0 p1      41 k
        movdqa [rbp - 80], xmm8                                   ;   477.0 p0+p3   41 k spill
        movdqa xmm8, xmm1                                         ;   436.3 p0      41 k copy
        pand xmm8, [r8 + 304]                                     ;   483.0 p2+p1   41 k
        pand xmm1, [r8 + 320]                                     ;   484.0 p2+p1   41 k
        pxor xmm1, xmm2                                           ;   486.0 p1      41 k
        movdqa [rbp + 224], xmm14                                 ;   478.0 p0+p3   41 k spill
        movdqa xmm14, xmm4                                        ;   438.3 p0      41 k copy
        movdqa [rbp + 272], xmm3                                  ;   472.0 p0+p3   41 k spill
        movdqa xmm3, xmm4                                         ;   440.3 p0      41 k copy
        movdqa [rbp + 32], xmm6                                   ;   473.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 256]                                   ;   439.0 p2      41 k copy
        movdqa [rbp - 128], xmm13                                 ;   474.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 256]                                  ;   440.0 p2      41 k copy
        movdqa [rbp + 64], xmm1                                   ;   488.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 352]                                   ;   441.0 p2      41 k
        pand xmm1, [r8 + 304]                                     ;   486.0 p2+p1   41 k
        movdqa [rbp - 48], xmm8                                   ;   485.0 p0+p3   41 k spill
        movdqa xmm8, [r8 + 352]                                   ;   443.0 p2      41 k
        pand xmm8, xmm2                                           ;   487.0 p1      41 k
        pxor xmm8, xmm0                                           ;   489.0 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;   491.0 p2+p1   41 k
        movdqa [rbp + 0], xmm2                                    ;   469.0 p0+p3   41 k spill
        movdqa xmm2, xmm5                                         ;   462.0 p0      41 k copy
        pxor xmm2, xmm15                                          ;   490.0 p1      41 k
        pxor xmm15, xmm10                                         ;   491.0 p1      41 k
        pxor xmm10, xmm5                                          ;   492.0 p1      41 k
        pxor xmm5, [rbp - 48]                                     ;   496.0 p2+p1   41 k
        pand xmm2, [r8 + 336]                                     ;   494.0 p2+p1   41 k
        pxor xmm3, xmm15                                          ;   495.0 p1      41 k
        pand xmm15, [r8 + 288]                                    ;   496.0 p2+p1   41 k
        pand xmm6, xmm3                                           ;   497.0 p1      41 k
        pand xmm3, [r8 + 320]                                     ;   498.0 p2+p1   41 k
        pxor xmm6, xmm8                                           ;   499.0 p1      41 k
        movdqa [rbp + 288], xmm5                                  ;   498.0 p0+p3   41 k spill
        movdqa xmm5, [r8 + 320]                                   ;   450.7 p2      41 k
        pxor xmm5, xmm9                                           ;   500.0 p1      41 k
        pand xmm5, [r8 + 352]                                     ;   502.0 p2+p1   41 k
        pxor xmm7, xmm5                                           ;   504.0 p1      41 k
        movdqa [rbp - 64], xmm7                                   ;   506.0 p0+p3   41 k spill
        movdqa xmm7, [r8 + 304]                                   ;   453.0 p2      41 k
        pand xmm7, xmm0                                           ;   503.0 p1      41 k
        pxor xmm7, xmm11                                          ;   505.0 p1      41 k
        pxor xmm15, xmm7                                          ;   507.0 p1      41 k
        movdqa xmm7, [r8 + 352]                                   ;   454.3 p2      41 k
        pand xmm7, [r8 + 288]                                     ;   506.0 p2+p1   41 k
        pxor xmm15, [r8 + 304]                                    ;   509.0 p2+p1   41 k
        pxor xmm11, xmm7                                          ;   508.0 p1      41 k
        pxor xmm6, xmm7                                           ;   509.0 p1      41 k
        movdqa [rbp + 256], xmm15                                 ;   511.0 p0+p3   41 k spill
        movdqa xmm15, [r8 + 288]                                  ;   459.0 p2      41 k
        pand xmm15, xmm11                                         ;   510.0 p1      41 k
        pxor xmm14, xmm15                                         ;   512.0 p1      41 k
        movdqa xmm15, [r8 + 320]                                  ;   460.3 p2     100 k.4 reload
        pand xmm11, xmm15                                         ;   512.0 p1      41 k
        pxor xmm14, xmm9                                          ;   514.0 p1      41 k
        pand xmm9, [r8 + 288]                                     ;   514.0 p2+p1   41 k
        pxor xmm9, [rbp + 64]                                     ;   516.0 p2+p1   41 k
        movdqa [rbp + 48], xmm14                                  ;   516.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 320]                                  ;   467.0 p2      41 k copy
        pxor xmm14, xmm1                                          ;   516.0 p1      41 k
        pxor xmm2, xmm14                                          ;   518.0 p1      41 k
        pxor xmm11, xmm2                                          ;   520.0 p1      41 k
        pxor xmm9, xmm11                                          ;   522.0 p1      41 k
        movdqa xmm2, xmm0                                         ;   483.0 p0      41 k copy
        movdqa xmm11, [r8 + 352]                                  ;   469.3 p2     100 k.6 reload
        pxor xmm2, xmm11                                          ;   520.0 p1      41 k
        pand xmm13, xmm2                                          ;   522.0 p1      41 k
        movdqa xmm2, [r8 + 288]                                   ;   471.0 p2     100 k.2 reload
        pxor xmm0, xmm2                                           ;   522.0 p1      41 k
        pxor xmm5, xmm9                                           ;   524.0 p1      41 k
        movdqa xmm9, [r8 + 288]                                   ;   472.3 p2      41 k copy
        pxor xmm9, [rbp + 64]                                     ;   524.0 p2+p1   41 k
        pand xmm2, [rbp + 288]                                    ;   525.0 p2+p1   41 k
        pand xmm14, [r8 + 336]                                    ;   526.0 p2+p1   41 k
        pxor xmm8, xmm13                                          ;   527.0 p1      41 k
        pxor xmm3, xmm8                                           ;   529.0 p1      41 k
        movdqa xmm8, xmm11                                        ;   480.3 p0      41 k copy
        pand xmm8, [r8 + 336]                                     ;   529.0 p2+p1   41 k
        pxor xmm14, [rbp - 48]                                    ;   530.0 p2+p1   41 k
        pxor xmm6, xmm14                                          ;   532.0 p1      41 k
        movdqa xmm14, xmm11                                       ;   480.3 p0      41 k copy
        pand xmm15, xmm0                                          ;   532.0 p1      41 k
        pand xmm4, xmm0                                           ;   533.0 p1      41 k
        pxor xmm14, xmm4                                          ;   535.0 p1      41 k
        pxor xmm3, xmm14                                          ;   537.0 p1      41 k
        movdqa xmm0, [r8 + 304]                                   ;   482.3 p2      41 k
        pand xmm0, xmm9                                           ;   536.0 p1      41 k
        pxor xmm9, xmm7                                           ;   537.0 p1      41 k
        pxor xmm7, [r8 + 304]                                     ;   538.0 p2+p1   41 k
        movdqa xmm4, [rbp + 272]                                  ;   484.3 p2      41 k reload
        pxor xmm5, xmm4                                           ;   539.0 p1      41 k
        movdqa xmm14, [r8 + 544]                                  ;   485.3 p2     100 k.2 reload
        pxor xmm4, xmm14                                          ;   540.0 p1      48 k
        pxor xmm0, [r8 + 336]                                     ;   541.0 p2+p1   41 k
        pxor xmm12, xmm0                                          ;   543.0 p1      41 k
        pand xmm1, xmm7                                           ;   543.0 p1      41 k
        pand xmm7, [r8 + 336]                                     ;   544.0 p2+p1   41 k
        movdqa xmm0, [rbp - 128]                                  ;   488.3 p2      41 k reload
        pxor xmm6, xmm0                                           ;   545.0 p1      41 k
        pxor xmm0, [r8 + 512]                                     ;   546.0 p2+p1   48 k
        pxor xmm3, xmm1                                           ;   547.0 p1      41 k
        movdqa xmm1, [rbp - 64]                                   ;   506.0 p2      41 k
        pxor xmm13, xmm7                                          ;   548.0 p1      41 k
        pxor xmm1, xmm7                                           ;   549.0 p1      41 k
        pxor xmm9, xmm13                                          ;   550.0 p1      41 k
        movdqa xmm7, [rbp + 288]                                  ;   498.0 p2      41 k
        pxor xmm7, xmm8                                           ;   551.0 p1      41 k
        pand xmm8, [rbp - 64]                                     ;   552.0 p2+p1   41 k
        pand xmm11, xmm7                                          ;   553.0 p1      41 k
        pxor xmm10, xmm8                                          ;   554.0 p1      41 k
        movdqa xmm7, [rbp + 48]                                   ;   516.0 p2      41 k
        pxor xmm7, xmm9                                           ;   555.0 p1      41 k
        movdqa xmm8, [rbp + 48]                                   ;   516.0 p2      41 k
        pxor xmm8, xmm11                                          ;   556.0 p1      41 k
        movdqa xmm9, [rbp + 32]                                   ;   495.3 p2      41 k
        pxor xmm9, xmm3                                           ;   557.0 p1      41 k
        movdqa xmm3, [rbp + 224]                                  ;   496.3 p2      41 k
        pxor xmm2, xmm7                                           ;   558.0 p1      41 k
        movdqa xmm7, [rbp - 80]                                   ;   497.3 p2      41 k
        pxor xmm15, xmm8                                          ;   559.0 p1      41 k
        movdqa xmm8, [rbp - 16]                                   ;   498.3 p2      41 k
        movdqa xmm11, [rbp + 0]                                   ;   499.3 p2      41 k reload
        pxor xmm11, xmm1                                          ;   560.0 p1      41 k
        pxor xmm12, xmm10                                         ;   561.0 p1      41 k
        movdqa xmm1, [rbp + 144]                                  ;   500.3 p2      41 k
        movdqa xmm10, [r8 + 688]                                  ;   501.3 p2     100 k.11 reload
        pxor xmm5, xmm10                                          ;   562.0 p1      48 k
        pxor xmm8, xmm2                                           ;   563.0 p1      41 k
        movdqa xmm2, [r8 + 656]                                   ;   502.3 p2     100 k.9 reload
        pxor xmm6, xmm2                                           ;   564.0 p1      48 k
        movdqa xmm13, [rbp + 256]                                 ;   511.0 p2      41 k reload
        pxor xmm13, xmm11                                         ;   565.0 p1      41 k
        pxor xmm1, xmm13                                          ;   567.0 p1      41 k
        movdqa xmm11, [r8 + 672]                                  ;   504.3 p2      48 k
        pxor xmm11, xmm9                                          ;   567.0 p1      48 k
        movdqa xmm9, [rbp + 32]                                   ;   505.3 p2      48 k
        movdqa xmm13, [r8 + 528]                                  ;   506.3 p2     100 k.1 reload
        pxor xmm9, xmm13                                          ;   568.0 p1      48 k
        pxor xmm15, [rel misty1_expand_compact.T0_constants128]   ;   569.0 p2+p1   41 k
        pxor xmm3, xmm15                                          ;   571.0 p1      41 k
        movdqa xmm15, [rel misty1_expand_compact.T0_constants128] ;   508.3 p2      41 k reload
        pxor xmm12, xmm15                                         ;   571.0 p1      41 k
        pxor xmm7, xmm12                                          ;   573.0 p1      41 k
        movdqa xmm12, [r8 + 704]                                  ;   509.3 p2      48 k
        pxor xmm12, xmm3                                          ;   573.0 p1      48 k
        movdqa xmm3, [r8 + 720]                                   ;   510.3 p2      48 k
        pxor xmm3, xmm7                                           ;   575.0 p1      48 k
        movdqa xmm7, [rbp + 224]                                  ;   511.3 p2      48 k
        pxor xmm7, [r8 + 560]                                     ;   575.0 p2+p1   48 k
        pxor xmm8, [r8 + 736]                                     ;   576.0 p2+p1   48 k
        pxor xmm1, [r8 + 752]                                     ;   577.0 p2+p1   48 k
        movdqa xmm10, [rbp - 80]                                  ;   515.3 p2      48 k
        pxor xmm10, [r8 + 576]                                    ;   578.0 p2+p1   48 k
        movdqa xmm2, [rbp - 16]                                   ;   517.3 p2      48 k
        pxor xmm2, [r8 + 592]                                     ;   579.0 p2+p1   48 k
        movdqa xmm14, [rbp + 144]                                 ;   519.3 p2      48 k
        pxor xmm14, [r8 + 608]                                    ;   580.0 p2+p1   48 k
        movdqa xmm13, [rbp + 96]                                  ;   521.3 p2      48 k
        pxor xmm13, [r8 + 624]                                    ;   581.0 p2+p1   48 k
        movdqa [rbp + 96], xmm1                                   ;   579.0 p0+p3   48 k spill
        movdqa xmm1, [rbp - 112]                                  ;   523.3 p2      48 k
        pxor xmm1, [r8 + 640]                                     ;   582.0 p2+p1   48 k
        movdqa [rbp - 112], xmm8                                  ;   578.0 p0+p3   48 k spill
        movdqa xmm8, xmm4                                         ;   542.0 p0      45 k copy
        movdqa [rbp + 144], xmm3                                  ;   577.0 p0+p3   48 k spill
        movdqa xmm3, xmm4                                         ;   542.0 p0      45 k copy
        pand xmm3, xmm7                                           ;   583.0 p1      45 k
        movdqa [rbp - 16], xmm12                                  ;   575.0 p0+p3   48 k spill
        movdqa xmm12, xmm4                                        ;   542.0 p0      45 k copy
        pand xmm12, xmm2                                          ;   584.0 p1      45 k
        movdqa [rbp - 80], xmm5                                   ;   564.0 p0+p3   48 k spill
        movdqa xmm5, xmm4                                         ;   542.0 p0      45 k copy
        pand xmm5, xmm9                                           ;   585.0 p1      45 k
        pxor xmm5, xmm0                                           ;   587.0 p1      45 k
        movdqa [rbp + 224], xmm11                                 ;   569.0 p0+p3   48 k spill
        movdqa xmm11, xmm4                                        ;   542.0 p0      45 k copy
        movdqa [rbp + 32], xmm6                                   ;   566.0 p0+p3   48 k spill
        movdqa xmm6, xmm4                                         ;   542.0 p0      45 k copy
        pand xmm6, xmm1                                           ;   587.0 p1      45 k
        movdqa [rbp + 256], xmm5                                  ;   589.0 p0+p3   45 k spill
        movdqa xmm5, xmm4                                         ;   542.0 p0      45 k copy
        pand xmm4, xmm14                                          ;   588.0 p1      45 k
        pand xmm5, xmm13                                          ;   589.0 p1      45 k
        movdqa [rbp + 0], xmm4                                    ;   590.0 p0+p3   45 k spill
        movdqa xmm4, [rbp + 256]                                  ;   589.0 p2      45 k
        movdqa [rbp + 48], xmm5                                   ;   591.0 p0+p3   45 k spill
        movdqa xmm5, [rbp + 256]                                  ;   589.0 p2      45 k
        pxor xmm5, xmm1                                           ;   600.0 p1      45 k
        movdqa [rbp + 256], xmm5                                  ;   602.0 p0+p3   45 k spill
        movdqa xmm5, xmm0                                         ;   548.0 p0      45 k copy
        pxor xmm5, xmm14                                          ;   591.0 p1      45 k
        movdqa [rbp - 64], xmm6                                   ;   589.0 p0+p3   45 k spill
        movdqa xmm6, xmm0                                         ;   548.0 p0      45 k copy
        pand xmm6, xmm13                                          ;   592.0 p1      45 k
        movdqa xmm15, xmm0                                        ;   548.0 p0      45 k copy
        pand xmm15, xmm1                                          ;   593.0 p1      45 k
        pxor xmm15, xmm13                                         ;   595.0 p1      45 k
        movdqa [rbp + 288], xmm4                                  ;   600.0 p0+p3   45 k spill
        movdqa xmm4, xmm0                                         ;   548.0 p0      45 k copy
        pand xmm4, xmm7                                           ;   595.0 p1      45 k
        movdqa [rbp - 128], xmm15                                 ;   597.0 p0+p3   45 k spill
        movdqa xmm15, xmm0                                        ;   548.3 p0      45 k copy
        pand xmm15, xmm9                                          ;   596.0 p1      45 k
        movdqa [rbp + 272], xmm11                                 ;   549.3 p0+p3   45 k spill
        movdqa xmm11, xmm0                                        ;   551.0 p0      45 k copy
        movdqa [rbp - 48], xmm15                                  ;   598.0 p0+p3   45 k spill
        movdqa xmm15, xmm0                                        ;   553.0 p0      45 k copy
        pand xmm15, xmm10                                         ;   597.0 p1      45 k
        movdqa [rbp + 64], xmm15                                  ;   599.0 p0+p3   45 k spill
        movdqa xmm15, xmm0                                        ;   556.0 p0      45 k copy
        pxor xmm15, xmm9                                          ;   598.0 p1      45 k
        pand xmm0, xmm14                                          ;   599.0 p1      45 k
        pand xmm15, xmm2                                          ;   600.0 p1      45 k
        movdqa [rbp - 96], xmm0                                   ;   601.0 p0+p3   45 k spill
        movdqa xmm0, xmm9                                         ;   570.0 p0      45 k copy
        pxor xmm0, xmm2                                           ;   601.0 p1      45 k
        pxor xmm3, xmm0                                           ;   603.0 p1      45 k
        pand xmm11, xmm0                                          ;   603.0 p1      45 k
        pand xmm0, xmm10                                          ;   604.0 p1      45 k
        movdqa [rbp + 160], xmm3                                  ;   605.0 p0+p3   45 k spill
        movdqa xmm3, xmm9                                         ;   570.0 p0      45 k copy
        pand xmm3, xmm7                                           ;   605.0 p1      45 k
        movdqa [rbp + 80], xmm11                                  ;   605.0 p0+p3   45 k spill
        movdqa xmm11, xmm9                                        ;   570.0 p0      45 k copy
        pand xmm11, xmm13                                         ;   606.0 p1      45 k
        movdqa [rbp - 32], xmm9                                   ;   570.0 p0+p3   48 k spill
        movdqa xmm9, [rbp + 288]                                  ;   600.0 p2      45 k reload
        pxor xmm9, xmm11                                          ;   611.0 p1      45 k
        movdqa xmm11, xmm7                                        ;   577.0 p0      45 k copy
        pand xmm11, xmm13                                         ;   608.0 p1      45 k
        movdqa [rbp + 288], xmm11                                 ;   610.0 p0+p3   45 k spill
        movdqa xmm11, xmm7                                        ;   577.0 p0      45 k copy
        pand xmm11, xmm14                                         ;   609.0 p1      45 k
        pxor xmm6, xmm11                                          ;   611.0 p1      45 k
        movdqa xmm11, xmm7                                        ;   577.0 p0      45 k copy
        pxor xmm11, xmm5                                          ;   611.0 p1      45 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;   613.0 p2+p1   45 k
        pand xmm8, xmm11                                          ;   613.0 p1      45 k
        pxor xmm8, [rbp - 128]                                    ;   615.0 p2+p1   45 k
        movdqa [rbp + 240], xmm6                                  ;   615.0 p0+p3   45 k spill
        movdqa xmm6, xmm7                                         ;   577.0 p0      45 k copy
        pand xmm6, xmm10                                          ;   615.0 p1      45 k
        pxor xmm3, xmm6                                           ;   617.0 p1      45 k
        pxor xmm6, [rbp - 128]                                    ;   617.0 p2+p1   45 k
        movdqa [rbp - 128], xmm5                                  ;   593.0 p0+p3   45 k spill
        movdqa xmm5, [rbp - 96]                                   ;   601.0 p2      45 k reload
        pxor xmm5, xmm3                                           ;   619.0 p1      45 k
        movdqa xmm3, xmm14                                        ;   582.0 p0      45 k copy
        pand xmm3, xmm10                                          ;   619.0 p1      45 k
        pxor xmm4, xmm3                                           ;   621.0 p1      45 k
        movdqa xmm3, xmm13                                        ;   583.0 p0      45 k copy
        pand xmm3, xmm1                                           ;   621.0 p1      45 k
        pxor xmm4, xmm3                                           ;   623.0 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;   621.0 p0+p3   45 k spill
        movdqa xmm5, xmm13                                        ;   583.3 p0      45 k copy
        pand xmm5, xmm2                                           ;   623.0 p1      45 k
        pxor xmm0, xmm5                                           ;   625.0 p1      45 k
        movdqa xmm5, xmm13                                        ;   584.3 p0      45 k copy
        pand xmm13, xmm14                                         ;   625.0 p1      45 k
        pand xmm5, xmm10                                          ;   626.0 p1      45 k
        pxor xmm6, xmm0                                           ;   627.0 p1      45 k
        pxor xmm5, [rbp + 64]                                     ;   628.0 p2+p1   45 k
        movdqa [rbp + 192], xmm13                                 ;   627.0 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;   587.0 p0      45 k copy
        pand xmm13, xmm10                                         ;   629.0 p1      45 k
        pxor xmm7, xmm13                                          ;   631.0 p1      45 k
        pxor xmm8, xmm7                                           ;   633.0 p1      45 k
        pand xmm7, xmm1                                           ;   633.0 p1      45 k
        pxor xmm7, [rel misty1_expand_compact.T0_constants128]    ;   635.0 p2+p1   45 k
        movdqa [rbp + 112], xmm7                                  ;   637.0 p0+p3   45 k spill
        movdqa xmm7, xmm1                                         ;   590.0 p0      45 k copy
        por xmm7, xmm11                                           ;   634.0 p1      45 k
        pxor xmm12, xmm7                                          ;   636.0 p1      45 k
        movdqa xmm7, xmm10                                        ;   591.0 p0      45 k copy
        pand xmm7, xmm2                                           ;   636.0 p1      45 k
        movdqa [rbp + 16], xmm11                                  ;   613.0 p0+p3   45 k spill
        movdqa xmm11, [rbp - 48]                                  ;   598.0 p2      45 k reload
        pxor xmm11, xmm12                                         ;   638.0 p1      45 k
        movdqa xmm12, xmm10                                       ;   593.0 p0      45 k copy
        pxor xmm1, xmm7                                           ;   638.0 p1      45 k
        movdqa [rbp - 48], xmm14                                  ;   594.0 p0+p3   48 k spill
        movdqa xmm14, [rbp + 272]                                 ;   594.0 p2      45 k reload
        pxor xmm14, xmm7                                          ;   639.0 p1      45 k
        movdqa xmm7, xmm2                                         ;   595.0 p0      45 k copy
        pand xmm7, xmm1                                           ;   640.0 p1      45 k
        movdqa xmm1, xmm2                                         ;   600.0 p0      45 k copy
        pxor xmm8, xmm7                                           ;   642.0 p1      45 k
        movdqa xmm7, [rbp - 128]                                  ;   600.7 p2      45 k reload
        pand xmm1, xmm7                                           ;   642.0 p1      45 k
        pxor xmm0, xmm11                                          ;   643.0 p1      45 k
        pxor xmm7, xmm0                                           ;   645.0 p1      45 k
        pxor xmm6, xmm14                                          ;   645.0 p1      45 k
        pand xmm12, xmm14                                         ;   646.0 p1      45 k
        pxor xmm9, xmm12                                          ;   648.0 p1      45 k
        movdqa xmm0, [rbp + 16]                                   ;   613.0 p2      45 k reload
        por xmm2, xmm0                                            ;   648.0 p1      45 k
        movdqa xmm12, [rbp + 256]                                 ;   604.7 p2      45 k reload
        pxor xmm1, xmm12                                          ;   649.0 p1      45 k
        pxor xmm10, xmm1                                          ;   651.0 p1      45 k
        movdqa xmm1, [rbp - 32]                                   ;   605.7 p2      48 k reload
        pand xmm12, xmm1                                          ;   651.0 p1      45 k
        pxor xmm5, xmm12                                          ;   653.0 p1      45 k
        pxor xmm6, xmm4                                           ;   653.0 p1      45 k
        movdqa xmm12, [rbp - 48]                                  ;   606.7 p2      48 k reload
        pand xmm1, xmm12                                          ;   654.0 p1      45 k
        movdqa xmm14, [rbp + 0]                                   ;   607.7 p2      45 k reload
        pxor xmm4, xmm14                                          ;   655.0 p1      45 k
        pxor xmm15, xmm9                                          ;   656.0 p1      45 k
        pxor xmm12, xmm4                                          ;   657.0 p1      45 k
        movdqa xmm4, [rbp + 160]                                  ;   608.7 p2      45 k reload
        pxor xmm5, xmm4                                           ;   658.0 p1      45 k
        pxor xmm14, xmm15                                         ;   659.0 p1      45 k
        movdqa xmm0, [rbp - 64]                                   ;   609.7 p2      45 k reload
        pxor xmm0, [rbp + 192]                                    ;   660.0 p2+p1   45 k
        pxor xmm0, [rbp + 16]                                     ;   662.0 p2+p1   45 k
        pxor xmm2, xmm0                                           ;   664.0 p1      45 k
        movdqa xmm0, [rbp + 48]                                   ;   612.7 p2      45 k reload
        pxor xmm0, [rbp + 112]                                    ;   663.0 p2+p1   45 k
        pxor xmm3, xmm0                                           ;   665.0 p1      45 k
        pxor xmm7, xmm3                                           ;   667.0 p1      45 k
        movdqa xmm3, [rbp + 288]                                  ;   614.7 p2      45 k
        pxor xmm3, [rbp + 64]                                     ;   666.0 p2+p1   45 k
        pxor xmm9, xmm3                                           ;   668.0 p1      45 k
        pxor xmm0, xmm1                                           ;   668.0 p1      45 k
        pxor xmm1, [rbp + 192]                                    ;   669.0 p2+p1   45 k
        pxor xmm14, xmm0                                          ;   670.0 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;   617.7 p2      45 k
        pxor xmm0, xmm10                                          ;   671.0 p1      45 k
        pxor xmm11, xmm0                                          ;   673.0 p1      45 k
        pxor xmm10, xmm9                                          ;   673.0 p1      45 k
        movdqa xmm0, [rbp + 80]                                   ;   618.7 p2      45 k reload
        pxor xmm0, xmm10                                          ;   675.0 p1      45 k
        pxor xmm15, xmm2                                          ;   675.0 p1      45 k
        pxor xmm4, xmm2                                           ;   676.0 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;   621.0 p2      45 k
        pxor xmm2, xmm0                                           ;   677.0 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;   620.7 p2      45 k
        pxor xmm13, xmm15                                         ;   678.0 p1      45 k
        movdqa xmm3, [rbp - 96]                                   ;   621.7 p2      45 k
        pxor xmm3, [rbp + 112]                                    ;   679.0 p2+p1   45 k
        pxor xmm12, xmm4                                          ;   680.0 p1      45 k
        movdqa xmm4, [rbp + 288]                                  ;   623.7 p2      45 k
        pxor xmm8, xmm3                                           ;   681.0 p1      45 k
        movdqa xmm3, [rbp + 16]                                   ;   624.7 p2      45 k
        pxor xmm3, xmm11                                          ;   682.0 p1      45 k
        movdqa xmm10, [r8 + 768]                                  ;   625.7 p2     100 k.0
        pxor xmm6, xmm1                                           ;   683.0 p1      45 k
        pxor xmm0, xmm1                                           ;   684.0 p1      45 k
        movdqa xmm1, [r8 + 880]                                   ;   626.7 p2     100 k.7
        pxor xmm4, xmm6                                           ;   685.0 p1      45 k
        movdqa xmm6, [r8 + 784]                                   ;   627.7 p2     100 k.1
        pxor xmm5, xmm0                                           ;   686.0 p1      45 k
        movdqa xmm0, [r8 + 896]                                   ;   628.7 p2     100 k.8
        pxor xmm9, xmm14                                          ;   687.0 p1      45 k
        movdqa xmm11, [r8 + 800]                                  ;   629.7 p2     100 k.2
        movdqa xmm14, [rbp + 96]                                  ;   630.7 p2      48 k reload
        pxor xmm7, xmm14                                          ;   688.0 p1      45 k
        movdqa [r9 + 2544], xmm14                                 ;   641.7 p0+p3  100 k
        movdqa [r9 + 2432], xmm3                                  ;   684.0 p0+p3  100 k
        movdqa xmm3, [r8 + 816]                                   ;   631.7 p2     100 k.3
        movdqa [r9 + 2416], xmm5                                  ;   688.0 p0+p3  100 k
        movdqa xmm5, [r8 + 912]                                   ;   632.7 p2     100 k.9
        movdqa [r9 + 2400], xmm7                                  ;   690.0 p0+p3  100 k
        movdqa xmm7, [rbp + 32]                                   ;   633.7 p2      45 k
        pxor xmm7, xmm9                                           ;   689.0 p1      45 k
        movdqa xmm9, [r8 + 832]                                   ;   634.7 p2     100 k.4
        movdqa [r9 + 2304], xmm7                                  ;   691.0 p0+p3  100 k
        movdqa xmm7, [rbp + 224]                                  ;   635.7 p2      45 k
        pxor xmm7, xmm8                                           ;   690.0 p1      45 k
        movdqa xmm8, [r8 + 928]                                   ;   636.7 p2     100 k.10
        movdqa [r9 + 2320], xmm7                                  ;   692.0 p0+p3  100 k
        movdqa xmm7, [r8 + 944]                                   ;   637.7 p2     100 k.11
        movdqa xmm14, [rbp - 80]                                  ;   638.7 p2      48 k reload
        pxor xmm2, xmm14                                          ;   691.0 p1      45 k
        movdqa [r9 + 2480], xmm14                                 ;   649.7 p0+p3  100 k
        movdqa [r9 + 2336], xmm2                                  ;   693.0 p0+p3  100 k
        movdqa xmm2, [r8 + 848]                                   ;   639.7 p2     100 k.5
        movdqa xmm14, [rbp - 16]                                  ;   640.7 p2      48 k reload
        pxor xmm13, xmm14                                         ;   692.0 p1      45 k
        movdqa [r9 + 2496], xmm14                                 ;   651.7 p0+p3  100 k
        movdqa [r9 + 2352], xmm13                                 ;   694.0 p0+p3  100 k
        movdqa xmm13, [r8 + 960]                                  ;   641.7 p2     100 k.12
        movdqa xmm14, [rbp + 144]                                 ;   642.7 p2      48 k reload
        pxor xmm12, xmm14                                         ;   693.0 p1      45 k
        movdqa [r9 + 2512], xmm14                                 ;   653.7 p0+p3  100 k
        movdqa [r9 + 2368], xmm12                                 ;   695.0 p0+p3  100 k
        movdqa xmm12, [r8 + 864]                                  ;   643.7 p2     100 k.6
        movdqa xmm14, [rbp - 112]                                 ;   644.7 p2      48 k reload
        pxor xmm4, xmm14                                          ;   694.0 p1      45 k
        movdqa [r9 + 2528], xmm14                                 ;   655.7 p0+p3  100 k
        movdqa [r9 + 2384], xmm4                                  ;   696.0 p0+p3  100 k
        movdqa xmm4, [r8 + 976]                                   ;   645.7 p2     100 k.13
        movdqa xmm14, [r8 + 992]                                  ;   646.7 p2     100 k.14
        movdqa xmm15, [r8 + 1008]                                 ;   647.7 p2     100 k.15
        movdqa xmm0, [rbp + 32]                                   ;   648.7 p2      48 k reload
        movdqa [r9 + 2448], xmm0                                  ;   659.7 p0+p3  100 k
        movdqa xmm0, [rbp + 224]                                  ;   649.7 p2      48 k reload
        movdqa [r9 + 2464], xmm0                                  ;   660.7 p0+p3  100 k
        movdqa xmm0, [r8 + 512]                                   ;   650.7 p2     100 k.0 reload
        movdqa [r9 + 512], xmm0                                   ;   661.7 p0+p3   99 k
        movdqa xmm1, [r8 + 528]                                   ;   651.7 p2     100 k.1 reload
        movdqa [r9 + 528], xmm1                                   ;   662.7 p0+p3   99 k
        movdqa xmm12, [r8 + 544]                                  ;   653.7 p2     100 k.2 reload
        movdqa [r9 + 544], xmm12                                  ;   664.7 p0+p3   99 k
        movdqa xmm2, [r8 + 560]                                   ;   655.7 p2     100 k.3 reload
        movdqa [r9 + 560], xmm2                                   ;   666.7 p0+p3   99 k
        movdqa xmm9, [r8 + 576]                                   ;   657.0 p2     100 k.4 reload
        movdqa [r9 + 576], xmm9                                   ;   668.0 p0+p3   99 k
        movdqa xmm3, [r8 + 592]                                   ;   659.0 p2     100 k.5 reload
        movdqa [r9 + 592], xmm3                                   ;   670.0 p0+p3   99 k
        movdqa xmm11, [r8 + 608]                                  ;   661.0 p2     100 k.6 reload
        movdqa [r9 + 608], xmm11                                  ;   672.0 p0+p3   99 k
        movdqa xmm6, [r8 + 624]                                   ;   664.0 p2     100 k.7 reload
        movdqa [r9 + 624], xmm6                                   ;   675.0 p0+p3   99 k
        movdqa xmm10, [r8 + 640]                                  ;   666.0 p2     100 k.8 reload
        movdqa [r9 + 640], xmm10                                  ;   677.0 p0+p3   99 k
        movdqa xmm15, [r8 + 656]                                  ;   667.0 p2     100 k.9 reload
        movdqa [r9 + 656], xmm15                                  ;   678.0 p0+p3   99 k
        movdqa xmm14, [r8 + 672]                                  ;   669.7 p2     100 k.10 reload
        movdqa [r9 + 672], xmm14                                  ;   680.7 p0+p3   99 k
        movdqa xmm4, [r8 + 688]                                   ;   670.7 p2     100 k.11 reload
        movdqa [r9 + 688], xmm4                                   ;   681.7 p0+p3   99 k
        movdqa xmm13, [r8 + 704]                                  ;   672.0 p2     100 k.12 reload
        movdqa [r9 + 704], xmm13                                  ;   683.0 p0+p3   99 k
        movdqa xmm7, [r8 + 720]                                   ;   675.0 p2     100 k.13 reload
        movdqa [r9 + 720], xmm7                                   ;   686.0 p0+p3   99 k
        movdqa xmm8, [r8 + 736]                                   ;   677.0 p2     100 k.14 reload
        movdqa [r9 + 736], xmm8                                   ;   688.0 p0+p3   99 k
        movdqa xmm5, [r8 + 752]                                   ;   678.0 p2     100 k.15 reload
        movdqa [r9 + 752], xmm5                                   ;   689.0 p0+p3   99 k
        movdqa xmm12, xmm10                                       ;   680.0 p0      41 k copy
        pxor xmm12, xmm13                                         ;   695.0 p1      41 k
        movdqa xmm2, xmm12                                        ;   697.0 p0      41 k copy
        movdqa xmm1, xmm12                                        ;   697.0 p0      41 k copy
        pand xmm1, xmm4                                           ;   704.0 p1      41 k
        pand xmm12, xmm6                                          ;   697.0 p1      41 k
        movdqa xmm11, xmm10                                       ;   683.0 p0      41 k copy
        pand xmm11, xmm14                                         ;   698.0 p1      41 k
        movdqa xmm3, xmm14                                        ;   684.0 p0      41 k copy
        pand xmm3, xmm8                                           ;   699.0 p1      41 k
        movdqa xmm0, xmm14                                        ;   685.0 p0      41 k copy
        pand xmm0, xmm7                                           ;   700.0 p1      41 k
        movdqa xmm9, xmm14                                        ;   686.3 p0      41 k copy
        movdqa xmm13, xmm14                                       ;   687.3 p0      41 k copy
        pand xmm13, xmm15                                         ;   701.0 p1      41 k
        pxor xmm2, xmm13                                          ;   704.0 p1      41 k
        movdqa xmm13, xmm14                                       ;   688.3 p0      41 k copy
        pand xmm13, xmm6                                          ;   703.0 p1      41 k
        movdqa xmm10, xmm14                                       ;   689.3 p0      41 k copy
        pand xmm10, xmm4                                          ;   704.0 p1      41 k
        pxor xmm11, xmm10                                         ;   706.0 p1      41 k
        movdqa [rbp + 224], xmm3                                  ;   701.0 p0+p3   41 k spill
        movdqa xmm3, xmm7                                         ;   691.3 p0      41 k copy
        pxor xmm3, xmm6                                           ;   706.0 p1      41 k
        pxor xmm9, xmm3                                           ;   708.0 p1      41 k
        movdqa [rbp + 32], xmm2                                   ;   706.0 p0+p3   41 k spill
        movdqa xmm2, xmm7                                         ;   693.3 p0      41 k copy
        pand xmm2, xmm4                                           ;   708.0 p1      41 k
        pxor xmm13, xmm2                                          ;   710.0 p1      41 k
        movdqa xmm2, xmm4                                         ;   694.3 p0      41 k copy
        pand xmm2, xmm5                                           ;   710.0 p1      41 k
        pxor xmm14, xmm2                                          ;   712.0 p1      41 k
        movdqa xmm7, xmm4                                         ;   695.3 p0      41 k copy
        pand xmm7, [r8 + 704]                                     ;   712.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;   712.0 p0+p3   41 k spill
        movdqa xmm2, xmm4                                         ;   697.3 p0      41 k copy
        movdqa [rbp + 144], xmm3                                  ;   708.0 p0+p3   41 k spill
        movdqa xmm3, xmm4                                         ;   699.3 p0      41 k copy
        movdqa [rbp - 16], xmm7                                   ;   714.0 p0+p3   41 k spill
        movdqa xmm7, [r8 + 688]                                   ;   698.3 p2      41 k copy
        pand xmm7, xmm6                                           ;   713.0 p1      41 k
        pand xmm4, xmm8                                           ;   714.0 p1      41 k
        pxor xmm4, xmm7                                           ;   716.0 p1      41 k
        pxor xmm7, [rbp + 224]                                    ;   716.0 p2+p1   41 k
        movdqa [rbp - 80], xmm11                                  ;   708.0 p0+p3   41 k spill
        movdqa xmm11, xmm14                                       ;   714.0 p0      41 k copy
        pand xmm14, xmm5                                          ;   717.0 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;   719.0 p2+p1   41 k
        movdqa [rbp + 96], xmm14                                  ;   721.0 p0+p3   41 k spill
        movdqa xmm14, xmm5                                        ;   704.3 p0      41 k copy
        pand xmm14, xmm8                                          ;   719.0 p1      41 k
        pxor xmm13, xmm14                                         ;   721.0 p1      41 k
        movdqa [rbp + 16], xmm13                                  ;   723.0 p0+p3   41 k spill
        movdqa xmm13, xmm5                                        ;   706.3 p0      41 k copy
        pand xmm13, xmm6                                          ;   721.0 p1      41 k
        pxor xmm13, xmm8                                          ;   723.0 p1      41 k
        pxor xmm10, xmm13                                         ;   725.0 p1      41 k
        movdqa xmm5, xmm8                                         ;   707.3 p0      41 k copy
        pand xmm5, xmm6                                           ;   724.0 p1      41 k
        pxor xmm0, xmm5                                           ;   726.0 p1      41 k
        movdqa xmm5, [rel misty1_expand_compact.T0_constants128]  ;   707.0 p2      41 k reload
        pxor xmm0, xmm5                                           ;   728.0 p1      41 k
        movdqa xmm5, xmm6                                         ;   708.3 p0      41 k copy
        pand xmm5, [r8 + 640]                                     ;   727.0 p2+p1   41 k
        movdqa xmm8, xmm6                                         ;   709.3 p0      41 k copy
        movdqa [rbp + 288], xmm0                                  ;   730.0 p0+p3   41 k spill
        movdqa xmm0, xmm6                                         ;   711.3 p0      41 k copy
        pxor xmm0, [r8 + 640]                                     ;   728.0 p2+p1   41 k
        pand xmm0, [r8 + 704]                                     ;   730.0 p2+p1   41 k
        pand xmm6, [r8 + 720]                                     ;   730.0 p2+p1   41 k
        movdqa [rbp + 112], xmm14                                 ;   721.0 p0+p3   41 k spill
        movdqa xmm14, [rbp - 80]                                  ;   713.0 p2      41 k reload
        pxor xmm14, xmm6                                          ;   732.0 p1      41 k
        movdqa xmm6, xmm9                                         ;   713.3 p0      41 k copy
        pand xmm6, xmm15                                          ;   732.0 p1      41 k
        pxor xmm13, xmm6                                          ;   734.0 p1      41 k
        pxor xmm11, xmm13                                         ;   736.0 p1      41 k
        movdqa xmm6, xmm9                                         ;   714.7 p0      41 k copy
        movdqa xmm13, [r8 + 752]                                  ;   715.0 p2     100 k.15 reload
        por xmm6, xmm13                                           ;   735.0 p1      41 k
        movdqa [rbp - 80], xmm14                                  ;   734.0 p0+p3   41 k spill
        movdqa xmm14, xmm9                                        ;   716.7 p0      41 k copy
        por xmm14, [r8 + 704]                                     ;   736.0 p2+p1   41 k
        movdqa xmm13, xmm9                                        ;   717.7 p0      41 k copy
        movdqa [rbp - 96], xmm9                                   ;   718.7 p0+p3   41 k spill
        movdqa xmm9, xmm15                                        ;   719.7 p0      41 k copy
        pand xmm9, [r8 + 704]                                     ;   737.0 p2+p1   41 k
        pxor xmm6, xmm9                                           ;   739.0 p1      41 k
        pxor xmm5, xmm6                                           ;   741.0 p1      41 k
        movdqa xmm6, xmm15                                        ;   720.7 p0      41 k copy
        movdqa xmm9, [r8 + 640]                                   ;   720.3 p2     100 k.8 reload
        pand xmm6, xmm9                                           ;   740.0 p1      41 k
        pxor xmm8, xmm6                                           ;   742.0 p1      41 k
        movdqa xmm6, xmm15                                        ;   721.7 p0      41 k copy
        pxor xmm6, [rbp - 16]                                     ;   742.0 p2+p1   41 k
        pand xmm2, xmm6                                           ;   744.0 p1      41 k
        movdqa [rbp + 240], xmm14                                 ;   738.0 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;   723.7 p0      41 k copy
        pand xmm14, [r8 + 752]                                    ;   744.0 p2+p1   41 k
        movdqa [rbp + 80], xmm13                                  ;   724.7 p0+p3   41 k spill
        movdqa xmm13, xmm15                                       ;   725.7 p0      41 k copy
        pand xmm13, [r8 + 736]                                    ;   745.0 p2+p1   41 k
        pxor xmm13, [rbp + 96]                                    ;   747.0 p2+p1   41 k
        pand xmm15, [r8 + 720]                                    ;   747.0 p2+p1   41 k
        movdqa [rbp + 192], xmm15                                 ;   749.0 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;   731.3 p0      41 k copy
        pand xmm15, [r8 + 736]                                    ;   748.0 p2+p1   41 k
        pxor xmm15, xmm8                                          ;   750.0 p1      41 k
        pxor xmm2, xmm15                                          ;   752.0 p1      41 k
        pxor xmm0, xmm2                                           ;   754.0 p1      41 k
        pxor xmm7, xmm2                                           ;   754.0 p1      41 k
        movdqa xmm2, xmm9                                         ;   731.3 p0      41 k copy
        movdqa xmm15, [r8 + 752]                                  ;   730.7 p2     100 k.15 reload
        pxor xmm8, xmm15                                          ;   753.0 p1      41 k
        pand xmm2, xmm8                                           ;   755.0 p1      41 k
        pxor xmm4, xmm2                                           ;   757.0 p1      41 k
        pxor xmm15, [rbp - 16]                                    ;   756.0 p2+p1   41 k
        movdqa xmm2, [r8 + 704]                                   ;   733.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;   758.0 p1      41 k
        pxor xmm11, xmm15                                         ;   760.0 p1      41 k
        movdqa xmm15, [rbp + 112]                                 ;   734.0 p2      41 k reload
        pxor xmm15, xmm13                                         ;   759.0 p1      41 k
        pxor xmm4, [rbp + 32]                                     ;   760.0 p2+p1   41 k
        pand xmm9, [r8 + 720]                                     ;   761.0 p2+p1   41 k
        pxor xmm13, xmm9                                          ;   763.0 p1      41 k
        movdqa [rbp + 112], xmm0                                  ;   756.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 704]                                   ;   737.0 p2      41 k copy
        pand xmm0, [r8 + 736]                                     ;   763.0 p2+p1   41 k
        pxor xmm1, xmm0                                           ;   765.0 p1      41 k
        pxor xmm10, xmm1                                          ;   767.0 p1      41 k
        pxor xmm6, xmm10                                          ;   769.0 p1      41 k
        pxor xmm1, xmm5                                           ;   767.0 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;   739.0 p2      41 k reload
        pxor xmm1, xmm0                                           ;   769.0 p1      41 k
        pand xmm2, xmm0                                           ;   769.0 p1      41 k
        pxor xmm8, xmm2                                           ;   771.0 p1      41 k
        movdqa xmm0, [rbp + 16]                                   ;   740.3 p2      41 k reload
        pxor xmm6, xmm0                                           ;   771.0 p1      41 k
        pxor xmm3, xmm8                                           ;   773.0 p1      41 k
        movdqa xmm2, [rbp + 192]                                  ;   749.0 p2      41 k reload
        pxor xmm0, xmm2                                           ;   773.0 p1      41 k
        pxor xmm15, xmm1                                          ;   774.0 p1      41 k
        movdqa xmm1, [rbp + 112]                                  ;   756.0 p2      41 k reload
        pxor xmm2, xmm1                                           ;   775.0 p1      41 k
        pxor xmm13, xmm2                                          ;   777.0 p1      41 k
        movdqa xmm2, [r8 + 736]                                   ;   743.3 p2      41 k
        movdqa xmm8, [r8 + 720]                                   ;   744.3 p2     100 k.13 reload
        pand xmm2, xmm8                                           ;   777.0 p1      41 k
        pxor xmm8, xmm0                                           ;   778.0 p1      41 k
        pxor xmm14, xmm2                                          ;   779.0 p1      41 k
        pxor xmm9, xmm2                                           ;   780.0 p1      41 k
        movdqa xmm0, [rbp + 288]                                  ;   745.3 p2      41 k
        pxor xmm0, xmm3                                           ;   781.0 p1      41 k
        pxor xmm5, xmm0                                           ;   783.0 p1      41 k
        pxor xmm3, xmm7                                           ;   783.0 p1      41 k
        pxor xmm12, xmm3                                          ;   785.0 p1      41 k
        movdqa xmm0, [rbp - 80]                                   ;   747.0 p2      41 k
        pxor xmm7, xmm13                                          ;   785.0 p1      41 k
        movdqa xmm2, [rbp + 80]                                   ;   748.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;   786.0 p1      41 k
        pxor xmm0, xmm12                                          ;   787.0 p1      41 k
        movdqa xmm3, [rbp + 288]                                  ;   749.0 p2      41 k
        movdqa xmm10, [rbp - 80]                                  ;   750.0 p2      41 k
        pxor xmm10, [rbp + 96]                                    ;   788.0 p2+p1   41 k
        pxor xmm6, xmm9                                           ;   789.0 p1      41 k
        pxor xmm3, xmm9                                           ;   790.0 p1      41 k
        movdqa xmm9, [rbp + 32]                                   ;   752.0 p2      41 k
        movdqa xmm12, [rbp + 224]                                 ;   753.0 p2      41 k
        pxor xmm11, xmm10                                         ;   791.0 p1      41 k
        movdqa xmm10, [rbp + 240]                                 ;   754.0 p2      41 k reload
        pxor xmm10, xmm2                                          ;   792.0 p1      41 k
        movdqa xmm2, [rbp - 96]                                   ;   755.0 p2      41 k reload
        pxor xmm2, xmm5                                           ;   793.0 p1      41 k
        pxor xmm12, xmm6                                          ;   794.0 p1      41 k
        pxor xmm4, xmm3                                           ;   795.0 p1      41 k
        movdqa xmm3, [r8 + 576]                                   ;   756.0 p2      41 k
        movdqa xmm5, [r8 + 512]                                   ;   757.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;   796.0 p1      41 k
        movdqa xmm6, [r8 + 592]                                   ;   758.0 p2      41 k
        pxor xmm1, xmm10                                          ;   797.0 p1      41 k
        pxor xmm9, xmm10                                          ;   798.0 p1      41 k
        pand xmm6, xmm5                                           ;   799.0 p1      41 k
        movdqa xmm10, [r8 + 608]                                  ;   759.0 p2      41 k
        pxor xmm8, xmm9                                           ;   800.0 p1      41 k
        movdqa xmm9, [r8 + 528]                                   ;   760.0 p2     100 k.1 reload
        pand xmm10, xmm9                                          ;   801.0 p1      41 k
        movdqa xmm13, [rbp - 112]                                 ;   761.0 p2      41 k reload
        pxor xmm13, xmm1                                          ;   802.0 p1      41 k
        movdqa xmm1, [r8 + 560]                                   ;   762.0 p2      41 k
        pand xmm1, xmm5                                           ;   803.0 p1      41 k
        movdqa xmm14, [r8 + 576]                                  ;   763.0 p2      41 k
        pand xmm14, [r8 + 560]                                    ;   804.0 p2+p1   41 k
        pxor xmm7, xmm5                                           ;   805.0 p1      41 k
        pxor xmm0, [r8 + 544]                                     ;   806.0 p2+p1   41 k
        pxor xmm11, xmm9                                          ;   807.0 p1      41 k
        pxor xmm12, [r8 + 592]                                    ;   808.0 p2+p1   41 k
        pxor xmm15, [r8 + 608]                                    ;   809.0 p2+p1   41 k
        pxor xmm8, [r8 + 576]                                     ;   810.0 p2+p1   41 k
        pxor xmm13, [r8 + 560]                                    ;   811.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;   795.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 592]                                   ;   770.0 p2      41 k
        pand xmm2, [r8 + 544]                                     ;   812.0 p2+p1   41 k
        pxor xmm10, xmm2                                          ;   814.0 p1      41 k
        pand xmm2, xmm9                                           ;   814.0 p1      41 k
        movdqa [rbp - 96], xmm4                                   ;   797.0 p0+p3   41 k spill
        movdqa xmm4, xmm9                                         ;   771.0 p0      41 k copy
        pxor xmm4, xmm1                                           ;   815.0 p1      41 k
        movdqa [rbp + 240], xmm15                                 ;   811.0 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;   771.0 p0      41 k copy
        pand xmm15, [r8 + 592]                                    ;   816.0 p2+p1   41 k
        movdqa [rbp + 224], xmm12                                 ;   810.0 p0+p3   41 k spill
        movdqa xmm12, xmm9                                        ;   771.0 p0      41 k copy
        pand xmm12, xmm5                                          ;   817.0 p1      41 k
        movdqa [rbp + 32], xmm8                                   ;   812.0 p0+p3   41 k spill
        movdqa xmm8, xmm9                                         ;   773.0 p0      41 k copy
        pand xmm8, [r8 + 560]                                     ;   818.0 p2+p1   41 k
        pand xmm9, [r8 + 576]                                     ;   819.0 p2+p1   41 k
        pxor xmm9, xmm6                                           ;   821.0 p1      41 k
        movdqa [rbp + 96], xmm13                                  ;   813.0 p0+p3   41 k spill
        movdqa xmm13, xmm5                                        ;   775.0 p0      41 k copy
        movdqa [rbp - 80], xmm0                                   ;   808.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 512]                                   ;   775.0 p2      41 k copy
        movdqa [rbp + 288], xmm11                                 ;   809.0 p0+p3   41 k spill
        movdqa xmm11, [r8 + 512]                                  ;   776.0 p2      41 k copy
        movdqa [rbp + 80], xmm7                                   ;   807.0 p0+p3   41 k spill
        movdqa xmm7, [r8 + 512]                                   ;   777.0 p2      41 k copy
        movdqa [rbp + 112], xmm9                                  ;   823.0 p0+p3   41 k spill
        movdqa xmm9, [r8 + 608]                                   ;   778.0 p2      41 k
        pand xmm9, [r8 + 560]                                     ;   821.0 p2+p1   41 k
        movdqa [rbp + 192], xmm8                                  ;   820.0 p0+p3   41 k spill
        movdqa xmm8, xmm6                                         ;   801.0 p0      41 k copy
        pand xmm8, [r8 + 608]                                     ;   822.0 p2+p1   41 k
        pxor xmm8, xmm15                                          ;   824.0 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;   826.0 p2+p1   41 k
        movdqa [rbp + 16], xmm6                                   ;   801.0 p0+p3   41 k spill
        movdqa xmm6, xmm3                                         ;   798.0 p0      41 k copy
        pxor xmm6, xmm14                                          ;   825.0 p1      41 k
        pxor xmm14, xmm10                                         ;   826.0 p1      41 k
        pxor xmm10, xmm3                                          ;   827.0 p1      41 k
        pxor xmm3, [rbp + 192]                                    ;   831.0 p2+p1   41 k
        pand xmm6, [r8 + 592]                                     ;   829.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;   830.0 p1      41 k
        pand xmm14, [r8 + 544]                                    ;   831.0 p2+p1   41 k
        pand xmm11, xmm0                                          ;   832.0 p1      41 k
        pand xmm0, [r8 + 576]                                     ;   833.0 p2+p1   41 k
        pxor xmm11, xmm8                                          ;   834.0 p1      41 k
        movdqa [rbp + 144], xmm3                                  ;   833.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 576]                                   ;   787.7 p2      41 k
        pxor xmm3, xmm4                                           ;   835.0 p1      41 k
        pand xmm3, [r8 + 608]                                     ;   837.0 p2+p1   41 k
        pxor xmm1, xmm3                                           ;   839.0 p1      41 k
        movdqa [rbp - 16], xmm1                                   ;   841.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 560]                                   ;   790.0 p2      41 k
        pand xmm1, xmm15                                          ;   838.0 p1      41 k
        pxor xmm1, xmm12                                          ;   840.0 p1      41 k
        pxor xmm14, xmm1                                          ;   842.0 p1      41 k
        movdqa xmm1, [r8 + 608]                                   ;   791.3 p2      41 k
        pand xmm1, [r8 + 544]                                     ;   841.0 p2+p1   41 k
        pxor xmm14, [r8 + 560]                                    ;   844.0 p2+p1   41 k
        pxor xmm12, xmm1                                          ;   843.0 p1      41 k
        pxor xmm11, xmm1                                          ;   844.0 p1      41 k
        movdqa [rbp + 64], xmm14                                  ;   846.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 544]                                  ;   794.3 p2      41 k
        pand xmm14, xmm12                                         ;   845.0 p1      41 k
        pxor xmm13, xmm14                                         ;   847.0 p1      41 k
        movdqa xmm14, [r8 + 576]                                  ;   797.0 p2     100 k.4 reload
        pand xmm12, xmm14                                         ;   847.0 p1      41 k
        pxor xmm13, xmm4                                          ;   849.0 p1      41 k
        pand xmm4, [r8 + 544]                                     ;   849.0 p2+p1   41 k
        pxor xmm4, [rbp + 112]                                    ;   851.0 p2+p1   41 k
        movdqa [rbp + 48], xmm13                                  ;   851.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 576]                                  ;   802.0 p2      41 k copy
        pxor xmm13, xmm9                                          ;   851.0 p1      41 k
        pxor xmm6, xmm13                                          ;   853.0 p1      41 k
        pxor xmm12, xmm6                                          ;   855.0 p1      41 k
        pxor xmm4, xmm12                                          ;   857.0 p1      41 k
        movdqa xmm6, xmm15                                        ;   818.0 p0      41 k copy
        movdqa xmm12, [r8 + 608]                                  ;   805.0 p2     100 k.6 reload
        pxor xmm6, xmm12                                          ;   855.0 p1      41 k
        pand xmm7, xmm6                                           ;   857.0 p1      41 k
        movdqa xmm6, [r8 + 544]                                   ;   806.3 p2     100 k.2 reload
        pxor xmm15, xmm6                                          ;   857.0 p1      41 k
        pxor xmm3, xmm4                                           ;   859.0 p1      41 k
        movdqa xmm4, [r8 + 544]                                   ;   808.3 p2      41 k copy
        pxor xmm4, [rbp + 112]                                    ;   859.0 p2+p1   41 k
        pand xmm6, [rbp + 144]                                    ;   860.0 p2+p1   41 k
        pand xmm13, [r8 + 592]                                    ;   861.0 p2+p1   41 k
        pxor xmm8, xmm7                                           ;   862.0 p1      41 k
        pxor xmm0, xmm8                                           ;   864.0 p1      41 k
        movdqa xmm8, xmm12                                        ;   816.0 p0      41 k copy
        pand xmm8, [r8 + 592]                                     ;   864.0 p2+p1   41 k
        pxor xmm13, [rbp + 192]                                   ;   865.0 p2+p1   41 k
        pxor xmm11, xmm13                                         ;   867.0 p1      41 k
        movdqa xmm13, xmm12                                       ;   816.0 p0      41 k copy
        pand xmm14, xmm15                                         ;   867.0 p1      41 k
        pand xmm5, xmm15                                          ;   868.0 p1      41 k
        pxor xmm13, xmm5                                          ;   870.0 p1      41 k
        pxor xmm0, xmm13                                          ;   872.0 p1      41 k
        movdqa xmm5, [r8 + 560]                                   ;   817.7 p2      41 k
        pand xmm5, xmm4                                           ;   871.0 p1      41 k
        pxor xmm4, xmm1                                           ;   872.0 p1      41 k
        pxor xmm1, [r8 + 560]                                     ;   873.0 p2+p1   41 k
        movdqa xmm13, [rbp - 80]                                  ;   819.7 p2      41 k reload
        pxor xmm3, xmm13                                          ;   874.0 p1      41 k
        movdqa xmm15, [r8 + 800]                                  ;   820.7 p2     100 k.2 reload
        pxor xmm13, xmm15                                         ;   875.0 p1      48 k
        pxor xmm5, [r8 + 592]                                     ;   876.0 p2+p1   41 k
        pxor xmm2, xmm5                                           ;   878.0 p1      41 k
        pand xmm9, xmm1                                           ;   878.0 p1      41 k
        pand xmm1, [r8 + 592]                                     ;   879.0 p2+p1   41 k
        movdqa xmm5, [rbp + 80]                                   ;   823.7 p2      41 k reload
        pxor xmm11, xmm5                                          ;   880.0 p1      41 k
        pxor xmm5, [r8 + 768]                                     ;   881.0 p2+p1   48 k
        pxor xmm0, xmm9                                           ;   882.0 p1      41 k
        movdqa xmm9, [rbp - 16]                                   ;   841.0 p2      41 k
        pxor xmm7, xmm1                                           ;   883.0 p1      41 k
        pxor xmm9, xmm1                                           ;   884.0 p1      41 k
        pxor xmm4, xmm7                                           ;   885.0 p1      41 k
        movdqa xmm1, [rbp + 144]                                  ;   833.0 p2      41 k
        pxor xmm1, xmm8                                           ;   886.0 p1      41 k
        pand xmm8, [rbp - 16]                                     ;   887.0 p2+p1   41 k
        pand xmm12, xmm1                                          ;   888.0 p1      41 k
        pxor xmm10, xmm8                                          ;   889.0 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;   851.0 p2      41 k
        pxor xmm1, xmm4                                           ;   890.0 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;   851.0 p2      41 k
        pxor xmm4, xmm12                                          ;   891.0 p1      41 k
        movdqa xmm7, [rbp + 288]                                  ;   830.7 p2      41 k
        pxor xmm7, xmm0                                           ;   892.0 p1      41 k
        movdqa xmm0, [rbp + 96]                                   ;   831.7 p2      41 k
        pxor xmm6, xmm1                                           ;   893.0 p1      41 k
        movdqa xmm1, [rbp + 32]                                   ;   832.7 p2      41 k
        pxor xmm14, xmm4                                          ;   894.0 p1      41 k
        movdqa xmm4, [rbp + 224]                                  ;   833.7 p2      41 k
        movdqa xmm8, [rbp + 16]                                   ;   834.7 p2      41 k reload
        pxor xmm8, xmm9                                           ;   895.0 p1      41 k
        pxor xmm2, xmm10                                          ;   896.0 p1      41 k
        movdqa xmm9, [rbp + 240]                                  ;   835.7 p2      41 k
        movdqa xmm10, [r8 + 944]                                  ;   836.7 p2     100 k.11 reload
        pxor xmm3, xmm10                                          ;   897.0 p1      48 k
        pxor xmm4, xmm6                                           ;   898.0 p1      41 k
        movdqa xmm6, [r8 + 912]                                   ;   837.7 p2     100 k.9 reload
        pxor xmm11, xmm6                                          ;   899.0 p1      48 k
        movdqa xmm12, [rbp + 64]                                  ;   846.0 p2      41 k reload
        pxor xmm12, xmm8                                          ;   900.0 p1      41 k
        pxor xmm9, xmm12                                          ;   902.0 p1      41 k
        movdqa xmm8, [r8 + 928]                                   ;   839.7 p2      48 k
        pxor xmm8, xmm7                                           ;   902.0 p1      48 k
        movdqa xmm7, [rbp + 288]                                  ;   840.7 p2      48 k
        movdqa xmm12, [r8 + 784]                                  ;   841.7 p2     100 k.1 reload
        pxor xmm7, xmm12                                          ;   903.0 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;   904.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;   906.0 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;   843.7 p2      41 k reload
        pxor xmm2, xmm14                                          ;   906.0 p1      41 k
        pxor xmm1, xmm2                                           ;   908.0 p1      41 k
        movdqa xmm2, [r8 + 960]                                   ;   844.7 p2      48 k
        pxor xmm2, xmm0                                           ;   908.0 p1      48 k
        movdqa xmm0, [r8 + 976]                                   ;   845.7 p2      48 k
        pxor xmm0, xmm1                                           ;   910.0 p1      48 k
        movdqa xmm1, [rbp + 96]                                   ;   846.7 p2      48 k
        pxor xmm1, [r8 + 816]                                     ;   910.0 p2+p1   48 k
        pxor xmm4, [r8 + 992]                                     ;   911.0 p2+p1   48 k
        pxor xmm9, [r8 + 1008]                                    ;   912.0 p2+p1   48 k
        movdqa xmm10, [rbp + 32]                                  ;   850.7 p2      48 k
        pxor xmm10, [r8 + 832]                                    ;   913.0 p2+p1   48 k
        movdqa xmm6, [rbp + 224]                                  ;   852.7 p2      48 k
        pxor xmm6, [r8 + 848]                                     ;   914.0 p2+p1   48 k
        movdqa xmm15, [rbp + 240]                                 ;   854.7 p2      48 k
        pxor xmm15, [r8 + 864]                                    ;   915.0 p2+p1   48 k
        movdqa xmm12, [rbp - 96]                                  ;   856.7 p2      48 k
        pxor xmm12, [r8 + 880]                                    ;   916.0 p2+p1   48 k
        movdqa [rbp - 96], xmm9                                   ;   914.0 p0+p3   48 k spill
        movdqa xmm9, [rbp - 112]                                  ;   858.7 p2      48 k
        pxor xmm9, [r8 + 896]                                     ;   917.0 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;   913.0 p0+p3   48 k spill
        movdqa xmm4, xmm13                                        ;   877.0 p0      45 k copy
        movdqa [rbp + 240], xmm0                                  ;   912.0 p0+p3   48 k spill
        movdqa xmm0, xmm13                                        ;   877.0 p0      45 k copy
        pand xmm0, xmm1                                           ;   918.0 p1      45 k
        movdqa [rbp + 224], xmm2                                  ;   910.0 p0+p3   48 k spill
        movdqa xmm2, xmm13                                        ;   877.0 p0      45 k copy
        pand xmm2, xmm6                                           ;   919.0 p1      45 k
        movdqa [rbp + 32], xmm3                                   ;   899.0 p0+p3   48 k spill
        movdqa xmm3, xmm13                                        ;   877.0 p0      45 k copy
        pand xmm3, xmm7                                           ;   920.0 p1      45 k
        pxor xmm3, xmm5                                           ;   922.0 p1      45 k
        movdqa [rbp + 96], xmm8                                   ;   904.0 p0+p3   48 k spill
        movdqa xmm8, xmm13                                        ;   877.0 p0      45 k copy
        movdqa [rbp + 288], xmm11                                 ;   901.0 p0+p3   48 k spill
        movdqa xmm11, xmm13                                       ;   877.0 p0      45 k copy
        pand xmm11, xmm9                                          ;   922.0 p1      45 k
        movdqa [rbp + 64], xmm3                                   ;   924.0 p0+p3   45 k spill
        movdqa xmm3, xmm13                                        ;   877.0 p0      45 k copy
        pand xmm13, xmm15                                         ;   923.0 p1      45 k
        pand xmm3, xmm12                                          ;   924.0 p1      45 k
        movdqa [rbp + 16], xmm13                                  ;   925.0 p0+p3   45 k spill
        movdqa xmm13, [rbp + 64]                                  ;   924.0 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;   926.0 p0+p3   45 k spill
        movdqa xmm3, [rbp + 64]                                   ;   924.0 p2      45 k
        pxor xmm3, xmm9                                           ;   935.0 p1      45 k
        movdqa [rbp + 64], xmm3                                   ;   937.0 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;   883.0 p0      45 k copy
        pxor xmm3, xmm15                                          ;   926.0 p1      45 k
        movdqa [rbp - 16], xmm11                                  ;   924.0 p0+p3   45 k spill
        movdqa xmm11, xmm5                                        ;   883.0 p0      45 k copy
        pand xmm11, xmm12                                         ;   927.0 p1      45 k
        movdqa xmm14, xmm5                                        ;   883.0 p0      45 k copy
        pand xmm14, xmm9                                          ;   928.0 p1      45 k
        pxor xmm14, xmm12                                         ;   930.0 p1      45 k
        movdqa [rbp + 144], xmm13                                 ;   935.0 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;   883.0 p0      45 k copy
        pand xmm13, xmm1                                          ;   930.0 p1      45 k
        movdqa [rbp + 80], xmm14                                  ;   932.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;   883.3 p0      45 k copy
        pand xmm14, xmm7                                          ;   931.0 p1      45 k
        movdqa [rbp - 80], xmm8                                   ;   884.3 p0+p3   45 k spill
        movdqa xmm8, xmm5                                         ;   886.0 p0      45 k copy
        movdqa [rbp + 192], xmm14                                 ;   933.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;   888.0 p0      45 k copy
        pand xmm14, xmm10                                         ;   932.0 p1      45 k
        movdqa [rbp + 112], xmm14                                 ;   934.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;   891.0 p0      45 k copy
        pxor xmm14, xmm7                                          ;   933.0 p1      45 k
        pand xmm5, xmm15                                          ;   934.0 p1      45 k
        pand xmm14, xmm6                                          ;   935.0 p1      45 k
        movdqa [rbp - 64], xmm5                                   ;   936.0 p0+p3   45 k spill
        movdqa xmm5, xmm7                                         ;   905.0 p0      45 k copy
        pxor xmm5, xmm6                                           ;   936.0 p1      45 k
        pxor xmm0, xmm5                                           ;   938.0 p1      45 k
        pand xmm8, xmm5                                           ;   938.0 p1      45 k
        pand xmm5, xmm10                                          ;   939.0 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;   940.0 p0+p3   45 k spill
        movdqa xmm0, xmm7                                         ;   905.0 p0      45 k copy
        pand xmm0, xmm1                                           ;   940.0 p1      45 k
        movdqa [rbp + 0], xmm8                                    ;   940.0 p0+p3   45 k spill
        movdqa xmm8, xmm7                                         ;   905.0 p0      45 k copy
        pand xmm8, xmm12                                          ;   941.0 p1      45 k
        movdqa [rbp - 48], xmm7                                   ;   905.0 p0+p3   48 k spill
        movdqa xmm7, [rbp + 144]                                  ;   935.0 p2      45 k reload
        pxor xmm7, xmm8                                           ;   946.0 p1      45 k
        movdqa xmm8, xmm1                                         ;   912.0 p0      45 k copy
        pand xmm8, xmm12                                          ;   943.0 p1      45 k
        movdqa [rbp + 144], xmm8                                  ;   945.0 p0+p3   45 k spill
        movdqa xmm8, xmm1                                         ;   912.0 p0      45 k copy
        pand xmm8, xmm15                                          ;   944.0 p1      45 k
        pxor xmm11, xmm8                                          ;   946.0 p1      45 k
        movdqa xmm8, xmm1                                         ;   912.0 p0      45 k copy
        pxor xmm8, xmm3                                           ;   946.0 p1      45 k
        pxor xmm11, [rel misty1_expand_compact.T0_constants128]   ;   948.0 p2+p1   45 k
        pand xmm4, xmm8                                           ;   948.0 p1      45 k
        pxor xmm4, [rbp + 80]                                     ;   950.0 p2+p1   45 k
        movdqa [rbp - 32], xmm11                                  ;   950.0 p0+p3   45 k spill
        movdqa xmm11, xmm1                                        ;   912.0 p0      45 k copy
        pand xmm11, xmm10                                         ;   950.0 p1      45 k
        pxor xmm0, xmm11                                          ;   952.0 p1      45 k
        pxor xmm11, [rbp + 80]                                    ;   952.0 p2+p1   45 k
        movdqa [rbp + 80], xmm3                                   ;   928.0 p0+p3   45 k spill
        movdqa xmm3, [rbp - 64]                                   ;   936.0 p2      45 k reload
        pxor xmm3, xmm0                                           ;   954.0 p1      45 k
        movdqa xmm0, xmm15                                        ;   917.0 p0      45 k copy
        pand xmm0, xmm10                                          ;   954.0 p1      45 k
        pxor xmm13, xmm0                                          ;   956.0 p1      45 k
        movdqa xmm0, xmm12                                        ;   918.0 p0      45 k copy
        pand xmm0, xmm9                                           ;   956.0 p1      45 k
        pxor xmm13, xmm0                                          ;   958.0 p1      45 k
        movdqa [rbp - 64], xmm3                                   ;   956.0 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;   918.3 p0      45 k copy
        pand xmm3, xmm6                                           ;   958.0 p1      45 k
        pxor xmm5, xmm3                                           ;   960.0 p1      45 k
        movdqa xmm3, xmm12                                        ;   919.3 p0      45 k copy
        pand xmm12, xmm15                                         ;   960.0 p1      45 k
        pand xmm3, xmm10                                          ;   961.0 p1      45 k
        pxor xmm11, xmm5                                          ;   962.0 p1      45 k
        pxor xmm3, [rbp + 112]                                    ;   963.0 p2+p1   45 k
        movdqa [rbp + 256], xmm12                                 ;   962.0 p0+p3   45 k spill
        movdqa xmm12, xmm9                                        ;   922.0 p0      45 k copy
        pand xmm12, xmm10                                         ;   964.0 p1      45 k
        pxor xmm1, xmm12                                          ;   966.0 p1      45 k
        pxor xmm4, xmm1                                           ;   968.0 p1      45 k
        pand xmm1, xmm9                                           ;   968.0 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;   970.0 p2+p1   45 k
        movdqa [rbp - 128], xmm1                                  ;   972.0 p0+p3   45 k spill
        movdqa xmm1, xmm9                                         ;   925.0 p0      45 k copy
        por xmm1, xmm8                                            ;   969.0 p1      45 k
        pxor xmm2, xmm1                                           ;   971.0 p1      45 k
        movdqa xmm1, xmm10                                        ;   926.0 p0      45 k copy
        pand xmm1, xmm6                                           ;   971.0 p1      45 k
        movdqa [rbp + 272], xmm8                                  ;   948.0 p0+p3   45 k spill
        movdqa xmm8, [rbp + 192]                                  ;   933.0 p2      45 k reload
        pxor xmm8, xmm2                                           ;   973.0 p1      45 k
        movdqa xmm2, xmm10                                        ;   928.0 p0      45 k copy
        pxor xmm9, xmm1                                           ;   973.0 p1      45 k
        movdqa [rbp + 192], xmm15                                 ;   929.0 p0+p3   48 k spill
        movdqa xmm15, [rbp - 80]                                  ;   929.0 p2      45 k reload
        pxor xmm15, xmm1                                          ;   974.0 p1      45 k
        movdqa xmm1, xmm6                                         ;   930.0 p0      45 k copy
        pand xmm1, xmm9                                           ;   975.0 p1      45 k
        movdqa xmm9, xmm6                                         ;   935.0 p0      45 k copy
        pxor xmm4, xmm1                                           ;   977.0 p1      45 k
        movdqa xmm1, [rbp + 80]                                   ;   935.7 p2      45 k reload
        pand xmm9, xmm1                                           ;   977.0 p1      45 k
        pxor xmm5, xmm8                                           ;   978.0 p1      45 k
        pxor xmm1, xmm5                                           ;   980.0 p1      45 k
        pxor xmm11, xmm15                                         ;   980.0 p1      45 k
        pand xmm2, xmm15                                          ;   981.0 p1      45 k
        pxor xmm7, xmm2                                           ;   983.0 p1      45 k
        movdqa xmm2, [rbp + 272]                                  ;   948.0 p2      45 k reload
        por xmm6, xmm2                                            ;   983.0 p1      45 k
        movdqa xmm5, [rbp + 64]                                   ;   939.7 p2      45 k reload
        pxor xmm9, xmm5                                           ;   984.0 p1      45 k
        pxor xmm10, xmm9                                          ;   986.0 p1      45 k
        movdqa xmm9, [rbp - 48]                                   ;   940.7 p2      48 k reload
        pand xmm5, xmm9                                           ;   986.0 p1      45 k
        pxor xmm3, xmm5                                           ;   988.0 p1      45 k
        pxor xmm11, xmm13                                         ;   988.0 p1      45 k
        movdqa xmm5, [rbp + 192]                                  ;   941.7 p2      48 k reload
        pand xmm9, xmm5                                           ;   989.0 p1      45 k
        movdqa xmm15, [rbp + 16]                                  ;   942.7 p2      45 k reload
        pxor xmm13, xmm15                                         ;   990.0 p1      45 k
        pxor xmm14, xmm7                                          ;   991.0 p1      45 k
        pxor xmm5, xmm13                                          ;   992.0 p1      45 k
        movdqa xmm13, [rbp + 160]                                 ;   943.7 p2      45 k reload
        pxor xmm3, xmm13                                          ;   993.0 p1      45 k
        pxor xmm15, xmm14                                         ;   994.0 p1      45 k
        movdqa xmm2, [rbp - 16]                                   ;   944.7 p2      45 k reload
        pxor xmm2, [rbp + 256]                                    ;   995.0 p2+p1   45 k
        pxor xmm2, [rbp + 272]                                    ;   997.0 p2+p1   45 k
        pxor xmm6, xmm2                                           ;   999.0 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;   947.7 p2      45 k reload
        pxor xmm2, [rbp - 128]                                    ;   998.0 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  1000.0 p1      45 k
        pxor xmm1, xmm0                                           ;  1002.0 p1      45 k
        movdqa xmm0, [rbp + 144]                                  ;   949.7 p2      45 k
        pxor xmm0, [rbp + 112]                                    ;  1001.0 p2+p1   45 k
        pxor xmm7, xmm0                                           ;  1003.0 p1      45 k
        pxor xmm2, xmm9                                           ;  1003.0 p1      45 k
        pxor xmm9, [rbp + 256]                                    ;  1004.0 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  1005.0 p1      45 k
        movdqa xmm0, [rbp - 32]                                   ;   952.7 p2      45 k
        pxor xmm0, xmm10                                          ;  1006.0 p1      45 k
        pxor xmm8, xmm0                                           ;  1008.0 p1      45 k
        pxor xmm10, xmm7                                          ;  1008.0 p1      45 k
        movdqa xmm0, [rbp + 0]                                    ;   953.7 p2      45 k reload
        pxor xmm0, xmm10                                          ;  1010.0 p1      45 k
        pxor xmm14, xmm6                                          ;  1010.0 p1      45 k
        pxor xmm13, xmm6                                          ;  1011.0 p1      45 k
        movdqa xmm2, [rbp - 64]                                   ;   956.0 p2      45 k
        pxor xmm2, xmm0                                           ;  1012.0 p1      45 k
        movdqa xmm0, [rbp - 32]                                   ;   955.7 p2      45 k
        pxor xmm12, xmm14                                         ;  1013.0 p1      45 k
        movdqa xmm6, [rbp - 64]                                   ;   956.7 p2      45 k
        pxor xmm6, [rbp - 128]                                    ;  1014.0 p2+p1   45 k
        pxor xmm5, xmm13                                          ;  1015.0 p1      45 k
        movdqa xmm10, [rbp + 144]                                 ;   958.7 p2      45 k
        pxor xmm4, xmm6                                           ;  1016.0 p1      45 k
        movdqa xmm6, [rbp + 272]                                  ;   959.7 p2      45 k
        pxor xmm6, xmm8                                           ;  1017.0 p1      45 k
        movdqa xmm8, [r8 + 1024]                                  ;   960.7 p2     100 k.0
        pxor xmm11, xmm9                                          ;  1018.0 p1      45 k
        pxor xmm0, xmm9                                           ;  1019.0 p1      45 k
        movdqa xmm9, [r8 + 1136]                                  ;   961.7 p2     100 k.7
        pxor xmm10, xmm11                                         ;  1020.0 p1      45 k
        movdqa xmm11, [r8 + 1040]                                 ;   962.7 p2     100 k.1
        pxor xmm3, xmm0                                           ;  1021.0 p1      45 k
        movdqa xmm0, [r8 + 1152]                                  ;   963.7 p2     100 k.8
        pxor xmm7, xmm15                                          ;  1022.0 p1      45 k
        movdqa xmm13, [r8 + 1056]                                 ;   964.7 p2     100 k.2
        movdqa xmm14, [rbp - 96]                                  ;   965.7 p2      48 k reload
        pxor xmm1, xmm14                                          ;  1023.0 p1      45 k
        movdqa [r9 + 2800], xmm14                                 ;   976.7 p0+p3  100 k
        movdqa [r9 + 2688], xmm6                                  ;  1019.0 p0+p3  100 k
        movdqa xmm6, [r8 + 1072]                                  ;   966.7 p2     100 k.3
        movdqa [r9 + 2672], xmm3                                  ;  1023.0 p0+p3  100 k
        movdqa xmm3, [r8 + 1168]                                  ;   967.7 p2     100 k.9
        movdqa [r9 + 2656], xmm1                                  ;  1025.0 p0+p3  100 k
        movdqa xmm1, [rbp + 288]                                  ;   968.7 p2      45 k
        pxor xmm1, xmm7                                           ;  1024.0 p1      45 k
        movdqa xmm7, [r8 + 1088]                                  ;   969.7 p2     100 k.4
        movdqa [r9 + 2560], xmm1                                  ;  1026.0 p0+p3  100 k
        movdqa xmm1, [rbp + 96]                                   ;   970.7 p2      45 k
        pxor xmm1, xmm4                                           ;  1025.0 p1      45 k
        movdqa xmm4, [r8 + 1184]                                  ;   971.7 p2     100 k.10
        movdqa [r9 + 2576], xmm1                                  ;  1027.0 p0+p3  100 k
        movdqa xmm1, [r8 + 1200]                                  ;   972.7 p2     100 k.11
        movdqa xmm14, [rbp + 32]                                  ;   973.7 p2      48 k reload
        pxor xmm2, xmm14                                          ;  1026.0 p1      45 k
        movdqa [r9 + 2736], xmm14                                 ;   984.7 p0+p3  100 k
        movdqa [r9 + 2592], xmm2                                  ;  1028.0 p0+p3  100 k
        movdqa xmm2, [r8 + 1104]                                  ;   974.7 p2     100 k.5
        movdqa xmm14, [rbp + 224]                                 ;   975.7 p2      48 k reload
        pxor xmm12, xmm14                                         ;  1027.0 p1      45 k
        movdqa [r9 + 2752], xmm14                                 ;   986.7 p0+p3  100 k
        movdqa [r9 + 2608], xmm12                                 ;  1029.0 p0+p3  100 k
        movdqa xmm12, [r8 + 1216]                                 ;   976.7 p2     100 k.12
        movdqa xmm14, [rbp + 240]                                 ;   977.7 p2      48 k reload
        pxor xmm5, xmm14                                          ;  1028.0 p1      45 k
        movdqa [r9 + 2768], xmm14                                 ;   988.7 p0+p3  100 k
        movdqa [r9 + 2624], xmm5                                  ;  1030.0 p0+p3  100 k
        movdqa xmm5, [r8 + 1120]                                  ;   978.7 p2     100 k.6
        movdqa xmm14, [rbp - 112]                                 ;   979.7 p2      48 k reload
        pxor xmm10, xmm14                                         ;  1029.0 p1      45 k
        movdqa [r9 + 2784], xmm14                                 ;   990.7 p0+p3  100 k
        movdqa [r9 + 2640], xmm10                                 ;  1031.0 p0+p3  100 k
        movdqa xmm10, [r8 + 1232]                                 ;   980.7 p2     100 k.13
        movdqa xmm14, [r8 + 1248]                                 ;   981.7 p2     100 k.14
        movdqa xmm15, [r8 + 1264]                                 ;   982.7 p2     100 k.15
        movdqa xmm0, [rbp + 288]                                  ;   983.7 p2      48 k reload
        movdqa [r9 + 2704], xmm0                                  ;   994.7 p0+p3  100 k
        movdqa xmm0, [rbp + 96]                                   ;   984.7 p2      48 k reload
        movdqa [r9 + 2720], xmm0                                  ;   995.7 p0+p3  100 k
        movdqa xmm0, [r8 + 768]                                   ;   985.7 p2     100 k.0 reload
        movdqa [r9 + 768], xmm0                                   ;   996.7 p0+p3   99 k
        movdqa xmm9, [r8 + 784]                                   ;   986.7 p2     100 k.1 reload
        movdqa [r9 + 784], xmm9                                   ;   997.7 p0+p3   99 k
        movdqa xmm5, [r8 + 800]                                   ;   988.7 p2     100 k.2 reload
        movdqa [r9 + 800], xmm5                                   ;   999.7 p0+p3   99 k
        movdqa xmm2, [r8 + 816]                                   ;   990.7 p2     100 k.3 reload
        movdqa [r9 + 816], xmm2                                   ;  1001.7 p0+p3   99 k
        movdqa xmm7, [r8 + 832]                                   ;   992.0 p2     100 k.4 reload
        movdqa [r9 + 832], xmm7                                   ;  1003.0 p0+p3   99 k
        movdqa xmm6, [r8 + 848]                                   ;   994.0 p2     100 k.5 reload
        movdqa [r9 + 848], xmm6                                   ;  1005.0 p0+p3   99 k
        movdqa xmm13, [r8 + 864]                                  ;   996.0 p2     100 k.6 reload
        movdqa [r9 + 864], xmm13                                  ;  1007.0 p0+p3   99 k
        movdqa xmm11, [r8 + 880]                                  ;   999.0 p2     100 k.7 reload
        movdqa [r9 + 880], xmm11                                  ;  1010.0 p0+p3   99 k
        movdqa xmm8, [r8 + 896]                                   ;  1001.0 p2     100 k.8 reload
        movdqa [r9 + 896], xmm8                                   ;  1012.0 p0+p3   99 k
        movdqa xmm15, [r8 + 912]                                  ;  1002.0 p2     100 k.9 reload
        movdqa [r9 + 912], xmm15                                  ;  1013.0 p0+p3   99 k
        movdqa xmm14, [r8 + 928]                                  ;  1004.7 p2     100 k.10 reload
        movdqa [r9 + 928], xmm14                                  ;  1015.7 p0+p3   99 k
        movdqa xmm10, [r8 + 944]                                  ;  1005.7 p2     100 k.11 reload
        movdqa [r9 + 944], xmm10                                  ;  1016.7 p0+p3   99 k
        movdqa xmm12, [r8 + 960]                                  ;  1007.0 p2     100 k.12 reload
        movdqa [r9 + 960], xmm12                                  ;  1018.0 p0+p3   99 k
        movdqa xmm1, [r8 + 976]                                   ;  1010.0 p2     100 k.13 reload
        movdqa [r9 + 976], xmm1                                   ;  1021.0 p0+p3   99 k
        movdqa xmm4, [r8 + 992]                                   ;  1012.0 p2     100 k.14 reload
        movdqa [r9 + 992], xmm4                                   ;  1023.0 p0+p3   99 k
        movdqa xmm3, [r8 + 1008]                                  ;  1013.0 p2     100 k.15 reload
        movdqa [r9 + 1008], xmm3                                  ;  1024.0 p0+p3   99 k
        movdqa xmm5, xmm8                                         ;  1015.0 p0      41 k copy
        pxor xmm5, xmm12                                          ;  1030.0 p1      41 k
        movdqa xmm2, xmm5                                         ;  1032.0 p0      41 k copy
        movdqa xmm9, xmm5                                         ;  1032.0 p0      41 k copy
        pand xmm9, xmm10                                          ;  1039.0 p1      41 k
        pand xmm5, xmm11                                          ;  1032.0 p1      41 k
        movdqa xmm13, xmm8                                        ;  1018.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  1033.0 p1      41 k
        movdqa xmm6, xmm14                                        ;  1019.0 p0      41 k copy
        pand xmm6, xmm4                                           ;  1034.0 p1      41 k
        movdqa xmm0, xmm14                                        ;  1020.0 p0      41 k copy
        pand xmm0, xmm1                                           ;  1035.0 p1      41 k
        movdqa xmm7, xmm14                                        ;  1021.3 p0      41 k copy
        movdqa xmm12, xmm14                                       ;  1022.3 p0      41 k copy
        pand xmm12, xmm15                                         ;  1036.0 p1      41 k
        pxor xmm2, xmm12                                          ;  1039.0 p1      41 k
        movdqa xmm12, xmm14                                       ;  1023.3 p0      41 k copy
        pand xmm12, xmm11                                         ;  1038.0 p1      41 k
        movdqa xmm8, xmm14                                        ;  1024.3 p0      41 k copy
        pand xmm8, xmm10                                          ;  1039.0 p1      41 k
        pxor xmm13, xmm8                                          ;  1041.0 p1      41 k
        movdqa [rbp + 96], xmm6                                   ;  1036.0 p0+p3   41 k spill
        movdqa xmm6, xmm1                                         ;  1026.3 p0      41 k copy
        pxor xmm6, xmm11                                          ;  1041.0 p1      41 k
        pxor xmm7, xmm6                                           ;  1043.0 p1      41 k
        movdqa [rbp + 288], xmm2                                  ;  1041.0 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  1028.3 p0      41 k copy
        pand xmm2, xmm10                                          ;  1043.0 p1      41 k
        pxor xmm12, xmm2                                          ;  1045.0 p1      41 k
        movdqa xmm2, xmm10                                        ;  1029.3 p0      41 k copy
        pand xmm2, xmm3                                           ;  1045.0 p1      41 k
        pxor xmm14, xmm2                                          ;  1047.0 p1      41 k
        movdqa xmm1, xmm10                                        ;  1030.3 p0      41 k copy
        pand xmm1, [r8 + 960]                                     ;  1047.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1047.0 p0+p3   41 k spill
        movdqa xmm2, xmm10                                        ;  1032.3 p0      41 k copy
        movdqa [rbp + 240], xmm6                                  ;  1043.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 944]                                   ;  1032.3 p2      41 k copy
        movdqa [rbp + 224], xmm1                                  ;  1049.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 944]                                   ;  1033.3 p2      41 k copy
        pand xmm1, xmm11                                          ;  1048.0 p1      41 k
        pand xmm10, xmm4                                          ;  1049.0 p1      41 k
        pxor xmm10, xmm1                                          ;  1051.0 p1      41 k
        pxor xmm1, [rbp + 96]                                     ;  1051.0 p2+p1   41 k
        movdqa [rbp + 32], xmm13                                  ;  1043.0 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  1049.0 p0      41 k copy
        pand xmm14, xmm3                                          ;  1052.0 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1054.0 p2+p1   41 k
        movdqa [rbp - 96], xmm14                                  ;  1056.0 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  1038.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  1054.0 p1      41 k
        pxor xmm12, xmm14                                         ;  1056.0 p1      41 k
        movdqa [rbp + 272], xmm12                                 ;  1058.0 p0+p3   41 k spill
        movdqa xmm12, xmm3                                        ;  1040.3 p0      41 k copy
        pand xmm12, xmm11                                         ;  1056.0 p1      41 k
        pxor xmm12, xmm4                                          ;  1058.0 p1      41 k
        pxor xmm8, xmm12                                          ;  1060.0 p1      41 k
        movdqa xmm3, xmm4                                         ;  1041.3 p0      41 k copy
        pand xmm3, xmm11                                          ;  1059.0 p1      41 k
        pxor xmm0, xmm3                                           ;  1061.0 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  1042.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  1063.0 p1      41 k
        movdqa xmm3, xmm11                                        ;  1042.7 p0      41 k copy
        pand xmm3, [r8 + 896]                                     ;  1062.0 p2+p1   41 k
        movdqa xmm4, xmm11                                        ;  1043.7 p0      41 k copy
        movdqa [rbp + 144], xmm0                                  ;  1065.0 p0+p3   41 k spill
        movdqa xmm0, xmm11                                        ;  1045.7 p0      41 k copy
        pxor xmm0, [r8 + 896]                                     ;  1063.0 p2+p1   41 k
        pand xmm0, [r8 + 960]                                     ;  1065.0 p2+p1   41 k
        pand xmm11, [r8 + 976]                                    ;  1065.0 p2+p1   41 k
        movdqa [rbp - 128], xmm14                                 ;  1056.0 p0+p3   41 k spill
        movdqa xmm14, [rbp + 32]                                  ;  1048.0 p2      41 k reload
        pxor xmm14, xmm11                                         ;  1067.0 p1      41 k
        movdqa xmm11, xmm7                                        ;  1048.3 p0      41 k copy
        pand xmm11, xmm15                                         ;  1067.0 p1      41 k
        pxor xmm12, xmm11                                         ;  1069.0 p1      41 k
        pxor xmm13, xmm12                                         ;  1071.0 p1      41 k
        movdqa xmm11, xmm7                                        ;  1049.7 p0      41 k copy
        movdqa xmm12, [r8 + 1008]                                 ;  1050.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  1070.0 p1      41 k
        movdqa [rbp + 32], xmm14                                  ;  1069.0 p0+p3   41 k spill
        movdqa xmm14, xmm7                                        ;  1051.7 p0      41 k copy
        por xmm14, [r8 + 960]                                     ;  1071.0 p2+p1   41 k
        movdqa xmm12, xmm7                                        ;  1052.7 p0      41 k copy
        movdqa [rbp - 64], xmm7                                   ;  1053.7 p0+p3   41 k spill
        movdqa xmm7, xmm15                                        ;  1054.7 p0      41 k copy
        pand xmm7, [r8 + 960]                                     ;  1072.0 p2+p1   41 k
        pxor xmm11, xmm7                                          ;  1074.0 p1      41 k
        pxor xmm3, xmm11                                          ;  1076.0 p1      41 k
        movdqa xmm7, xmm15                                        ;  1055.7 p0      41 k copy
        movdqa xmm11, [r8 + 896]                                  ;  1055.3 p2     100 k.8 reload
        pand xmm7, xmm11                                          ;  1075.0 p1      41 k
        pxor xmm4, xmm7                                           ;  1077.0 p1      41 k
        movdqa xmm7, xmm15                                        ;  1056.7 p0      41 k copy
        pxor xmm7, [rbp + 224]                                    ;  1077.0 p2+p1   41 k
        pand xmm2, xmm7                                           ;  1079.0 p1      41 k
        movdqa [rbp - 32], xmm14                                  ;  1073.0 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  1058.7 p0      41 k copy
        pand xmm14, [r8 + 1008]                                   ;  1079.0 p2+p1   41 k
        movdqa [rbp + 0], xmm12                                   ;  1059.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  1060.7 p0      41 k copy
        pand xmm12, [r8 + 992]                                    ;  1080.0 p2+p1   41 k
        pxor xmm12, [rbp - 96]                                    ;  1082.0 p2+p1   41 k
        pand xmm15, [r8 + 976]                                    ;  1082.0 p2+p1   41 k
        movdqa [rbp + 256], xmm15                                 ;  1084.0 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  1066.3 p0      41 k copy
        pand xmm15, [r8 + 992]                                    ;  1083.0 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  1085.0 p1      41 k
        pxor xmm2, xmm15                                          ;  1087.0 p1      41 k
        pxor xmm0, xmm2                                           ;  1089.0 p1      41 k
        pxor xmm1, xmm2                                           ;  1089.0 p1      41 k
        movdqa xmm2, xmm11                                        ;  1066.3 p0      41 k copy
        movdqa xmm15, [r8 + 1008]                                 ;  1065.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  1088.0 p1      41 k
        pand xmm2, xmm4                                           ;  1090.0 p1      41 k
        pxor xmm10, xmm2                                          ;  1092.0 p1      41 k
        pxor xmm15, [rbp + 224]                                   ;  1091.0 p2+p1   41 k
        movdqa xmm2, [r8 + 960]                                   ;  1068.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  1093.0 p1      41 k
        pxor xmm13, xmm15                                         ;  1095.0 p1      41 k
        movdqa xmm15, [rbp - 128]                                 ;  1069.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  1094.0 p1      41 k
        pxor xmm10, [rbp + 288]                                   ;  1095.0 p2+p1   41 k
        pand xmm11, [r8 + 976]                                    ;  1096.0 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  1098.0 p1      41 k
        movdqa [rbp - 128], xmm0                                  ;  1091.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 960]                                   ;  1072.0 p2      41 k copy
        pand xmm0, [r8 + 992]                                     ;  1098.0 p2+p1   41 k
        pxor xmm9, xmm0                                           ;  1100.0 p1      41 k
        pxor xmm8, xmm9                                           ;  1102.0 p1      41 k
        pxor xmm7, xmm8                                           ;  1104.0 p1      41 k
        pxor xmm9, xmm3                                           ;  1102.0 p1      41 k
        movdqa xmm0, [rbp + 240]                                  ;  1074.0 p2      41 k reload
        pxor xmm9, xmm0                                           ;  1104.0 p1      41 k
        pand xmm2, xmm0                                           ;  1104.0 p1      41 k
        pxor xmm4, xmm2                                           ;  1106.0 p1      41 k
        movdqa xmm0, [rbp + 272]                                  ;  1075.3 p2      41 k reload
        pxor xmm7, xmm0                                           ;  1106.0 p1      41 k
        pxor xmm6, xmm4                                           ;  1108.0 p1      41 k
        movdqa xmm2, [rbp + 256]                                  ;  1084.0 p2      41 k reload
        pxor xmm0, xmm2                                           ;  1108.0 p1      41 k
        pxor xmm15, xmm9                                          ;  1109.0 p1      41 k
        movdqa xmm4, [rbp - 128]                                  ;  1091.0 p2      41 k reload
        pxor xmm2, xmm4                                           ;  1110.0 p1      41 k
        pxor xmm12, xmm2                                          ;  1112.0 p1      41 k
        movdqa xmm2, [r8 + 992]                                   ;  1078.3 p2      41 k
        movdqa xmm8, [r8 + 976]                                   ;  1079.3 p2     100 k.13 reload
        pand xmm2, xmm8                                           ;  1112.0 p1      41 k
        pxor xmm8, xmm0                                           ;  1113.0 p1      41 k
        pxor xmm14, xmm2                                          ;  1114.0 p1      41 k
        pxor xmm11, xmm2                                          ;  1115.0 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;  1080.3 p2      41 k
        pxor xmm0, xmm6                                           ;  1116.0 p1      41 k
        pxor xmm3, xmm0                                           ;  1118.0 p1      41 k
        pxor xmm6, xmm1                                           ;  1118.0 p1      41 k
        pxor xmm5, xmm6                                           ;  1120.0 p1      41 k
        movdqa xmm0, [rbp + 32]                                   ;  1082.0 p2      41 k
        pxor xmm1, xmm12                                          ;  1120.0 p1      41 k
        movdqa xmm2, [rbp + 0]                                    ;  1083.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1121.0 p1      41 k
        pxor xmm0, xmm5                                           ;  1122.0 p1      41 k
        movdqa xmm5, [rbp + 144]                                  ;  1084.0 p2      41 k
        movdqa xmm6, [rbp + 32]                                   ;  1085.0 p2      41 k
        pxor xmm6, [rbp - 96]                                     ;  1123.0 p2+p1   41 k
        pxor xmm7, xmm11                                          ;  1124.0 p1      41 k
        pxor xmm5, xmm11                                          ;  1125.0 p1      41 k
        movdqa xmm9, [rbp + 288]                                  ;  1087.0 p2      41 k
        movdqa xmm11, [rbp + 96]                                  ;  1088.0 p2      41 k
        pxor xmm13, xmm6                                          ;  1126.0 p1      41 k
        movdqa xmm6, [rbp - 32]                                   ;  1089.0 p2      41 k reload
        pxor xmm6, xmm2                                           ;  1127.0 p1      41 k
        movdqa xmm2, [rbp - 64]                                   ;  1090.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  1128.0 p1      41 k
        pxor xmm11, xmm7                                          ;  1129.0 p1      41 k
        pxor xmm10, xmm5                                          ;  1130.0 p1      41 k
        movdqa xmm3, [r8 + 832]                                   ;  1091.0 p2      41 k
        movdqa xmm5, [r8 + 768]                                   ;  1092.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  1131.0 p1      41 k
        movdqa xmm7, [r8 + 848]                                   ;  1093.0 p2      41 k
        pxor xmm4, xmm6                                           ;  1132.0 p1      41 k
        pxor xmm9, xmm6                                           ;  1133.0 p1      41 k
        pand xmm7, xmm5                                           ;  1134.0 p1      41 k
        movdqa xmm6, [r8 + 864]                                   ;  1094.0 p2      41 k
        pxor xmm8, xmm9                                           ;  1135.0 p1      41 k
        movdqa xmm9, [r8 + 784]                                   ;  1095.0 p2     100 k.1 reload
        pand xmm6, xmm9                                           ;  1136.0 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  1096.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  1137.0 p1      41 k
        movdqa xmm4, [r8 + 816]                                   ;  1097.0 p2      41 k
        pand xmm4, xmm5                                           ;  1138.0 p1      41 k
        movdqa xmm14, [r8 + 832]                                  ;  1098.0 p2      41 k
        pand xmm14, [r8 + 816]                                    ;  1139.0 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  1140.0 p1      41 k
        pxor xmm0, [r8 + 800]                                     ;  1141.0 p2+p1   41 k
        pxor xmm13, xmm9                                          ;  1142.0 p1      41 k
        pxor xmm11, [r8 + 848]                                    ;  1143.0 p2+p1   41 k
        pxor xmm15, [r8 + 864]                                    ;  1144.0 p2+p1   41 k
        pxor xmm8, [r8 + 832]                                     ;  1145.0 p2+p1   41 k
        pxor xmm12, [r8 + 816]                                    ;  1146.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1130.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 848]                                   ;  1105.0 p2      41 k
        pand xmm2, [r8 + 800]                                     ;  1147.0 p2+p1   41 k
        pxor xmm6, xmm2                                           ;  1149.0 p1      41 k
        pand xmm2, xmm9                                           ;  1149.0 p1      41 k
        movdqa [rbp - 64], xmm10                                  ;  1132.0 p0+p3   41 k spill
        movdqa xmm10, xmm9                                        ;  1106.0 p0      41 k copy
        pxor xmm10, xmm4                                          ;  1150.0 p1      41 k
        movdqa [rbp - 32], xmm15                                  ;  1146.0 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;  1106.0 p0      41 k copy
        pand xmm15, [r8 + 848]                                    ;  1151.0 p2+p1   41 k
        movdqa [rbp + 96], xmm11                                  ;  1145.0 p0+p3   41 k spill
        movdqa xmm11, xmm9                                        ;  1106.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  1152.0 p1      41 k
        movdqa [rbp + 288], xmm8                                  ;  1147.0 p0+p3   41 k spill
        movdqa xmm8, xmm9                                         ;  1108.0 p0      41 k copy
        pand xmm8, [r8 + 816]                                     ;  1153.0 p2+p1   41 k
        pand xmm9, [r8 + 832]                                     ;  1154.0 p2+p1   41 k
        pxor xmm9, xmm7                                           ;  1156.0 p1      41 k
        movdqa [rbp - 96], xmm12                                  ;  1148.0 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  1110.0 p0      41 k copy
        movdqa [rbp + 32], xmm0                                   ;  1143.0 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;  1112.0 p0      41 k copy
        movdqa [rbp + 144], xmm13                                 ;  1144.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 768]                                  ;  1110.7 p2      41 k copy
        movdqa [rbp + 0], xmm1                                    ;  1142.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 768]                                   ;  1111.7 p2      41 k copy
        movdqa [rbp - 128], xmm9                                  ;  1158.0 p0+p3   41 k spill
        movdqa xmm9, [r8 + 864]                                   ;  1112.7 p2      41 k
        pand xmm9, [r8 + 816]                                     ;  1156.0 p2+p1   41 k
        movdqa [rbp + 256], xmm8                                  ;  1155.0 p0+p3   41 k spill
        movdqa xmm8, xmm7                                         ;  1136.0 p0      41 k copy
        pand xmm8, [r8 + 864]                                     ;  1157.0 p2+p1   41 k
        pxor xmm8, xmm15                                          ;  1159.0 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;  1161.0 p2+p1   41 k
        movdqa [rbp + 272], xmm7                                  ;  1136.0 p0+p3   41 k spill
        movdqa xmm7, xmm3                                         ;  1133.0 p0      41 k copy
        pxor xmm7, xmm14                                          ;  1160.0 p1      41 k
        pxor xmm14, xmm6                                          ;  1161.0 p1      41 k
        pxor xmm6, xmm3                                           ;  1162.0 p1      41 k
        pxor xmm3, [rbp + 256]                                    ;  1166.0 p2+p1   41 k
        pand xmm7, [r8 + 848]                                     ;  1164.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1165.0 p1      41 k
        pand xmm14, [r8 + 800]                                    ;  1166.0 p2+p1   41 k
        pand xmm13, xmm0                                          ;  1167.0 p1      41 k
        pand xmm0, [r8 + 832]                                     ;  1168.0 p2+p1   41 k
        pxor xmm13, xmm8                                          ;  1169.0 p1      41 k
        movdqa [rbp + 240], xmm3                                  ;  1168.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 832]                                   ;  1122.7 p2      41 k
        pxor xmm3, xmm10                                          ;  1170.0 p1      41 k
        pand xmm3, [r8 + 864]                                     ;  1172.0 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  1174.0 p1      41 k
        movdqa [rbp + 224], xmm4                                  ;  1176.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 816]                                   ;  1125.0 p2      41 k
        pand xmm4, xmm15                                          ;  1173.0 p1      41 k
        pxor xmm4, xmm11                                          ;  1175.0 p1      41 k
        pxor xmm14, xmm4                                          ;  1177.0 p1      41 k
        movdqa xmm4, [r8 + 864]                                   ;  1126.3 p2      41 k
        pand xmm4, [r8 + 800]                                     ;  1176.0 p2+p1   41 k
        pxor xmm14, [r8 + 816]                                    ;  1179.0 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  1178.0 p1      41 k
        pxor xmm13, xmm4                                          ;  1179.0 p1      41 k
        movdqa [rbp + 112], xmm14                                 ;  1181.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 800]                                  ;  1129.3 p2      41 k
        pand xmm14, xmm11                                         ;  1180.0 p1      41 k
        pxor xmm12, xmm14                                         ;  1182.0 p1      41 k
        movdqa xmm14, [r8 + 832]                                  ;  1132.0 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  1182.0 p1      41 k
        pxor xmm12, xmm10                                         ;  1184.0 p1      41 k
        pand xmm10, [r8 + 800]                                    ;  1184.0 p2+p1   41 k
        pxor xmm10, [rbp - 128]                                   ;  1186.0 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  1186.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 832]                                  ;  1137.0 p2      41 k copy
        pxor xmm12, xmm9                                          ;  1186.0 p1      41 k
        pxor xmm7, xmm12                                          ;  1188.0 p1      41 k
        pxor xmm11, xmm7                                          ;  1190.0 p1      41 k
        pxor xmm10, xmm11                                         ;  1192.0 p1      41 k
        movdqa xmm7, xmm15                                        ;  1153.0 p0      41 k copy
        movdqa xmm11, [r8 + 864]                                  ;  1140.0 p2     100 k.6 reload
        pxor xmm7, xmm11                                          ;  1190.0 p1      41 k
        pand xmm1, xmm7                                           ;  1192.0 p1      41 k
        movdqa xmm7, [r8 + 800]                                   ;  1141.3 p2     100 k.2 reload
        pxor xmm15, xmm7                                          ;  1192.0 p1      41 k
        pxor xmm3, xmm10                                          ;  1194.0 p1      41 k
        movdqa xmm10, [r8 + 800]                                  ;  1143.3 p2      41 k copy
        pxor xmm10, [rbp - 128]                                   ;  1194.0 p2+p1   41 k
        pand xmm7, [rbp + 240]                                    ;  1195.0 p2+p1   41 k
        pand xmm12, [r8 + 848]                                    ;  1196.0 p2+p1   41 k
        pxor xmm8, xmm1                                           ;  1197.0 p1      41 k
        pxor xmm0, xmm8                                           ;  1199.0 p1      41 k
        movdqa xmm8, xmm11                                        ;  1151.0 p0      41 k copy
        pand xmm8, [r8 + 848]                                     ;  1199.0 p2+p1   41 k
        pxor xmm12, [rbp + 256]                                   ;  1200.0 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  1202.0 p1      41 k
        movdqa xmm12, xmm11                                       ;  1151.0 p0      41 k copy
        pand xmm14, xmm15                                         ;  1202.0 p1      41 k
        pand xmm5, xmm15                                          ;  1203.0 p1      41 k
        pxor xmm12, xmm5                                          ;  1205.0 p1      41 k
        pxor xmm0, xmm12                                          ;  1207.0 p1      41 k
        movdqa xmm5, [r8 + 816]                                   ;  1152.7 p2      41 k
        pand xmm5, xmm10                                          ;  1206.0 p1      41 k
        pxor xmm10, xmm4                                          ;  1207.0 p1      41 k
        pxor xmm4, [r8 + 816]                                     ;  1208.0 p2+p1   41 k
        movdqa xmm12, [rbp + 32]                                  ;  1154.7 p2      41 k reload
        pxor xmm3, xmm12                                          ;  1209.0 p1      41 k
        movdqa xmm15, [r8 + 1056]                                 ;  1155.7 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  1210.0 p1      48 k
        pxor xmm5, [r8 + 848]                                     ;  1211.0 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  1213.0 p1      41 k
        pand xmm9, xmm4                                           ;  1213.0 p1      41 k
        pand xmm4, [r8 + 848]                                     ;  1214.0 p2+p1   41 k
        movdqa xmm5, [rbp + 0]                                    ;  1158.7 p2      41 k reload
        pxor xmm13, xmm5                                          ;  1215.0 p1      41 k
        pxor xmm5, [r8 + 1024]                                    ;  1216.0 p2+p1   48 k
        pxor xmm0, xmm9                                           ;  1217.0 p1      41 k
        movdqa xmm9, [rbp + 224]                                  ;  1176.0 p2      41 k
        pxor xmm1, xmm4                                           ;  1218.0 p1      41 k
        pxor xmm9, xmm4                                           ;  1219.0 p1      41 k
        pxor xmm10, xmm1                                          ;  1220.0 p1      41 k
        movdqa xmm1, [rbp + 240]                                  ;  1168.0 p2      41 k
        pxor xmm1, xmm8                                           ;  1221.0 p1      41 k
        pand xmm8, [rbp + 224]                                    ;  1222.0 p2+p1   41 k
        pand xmm11, xmm1                                          ;  1223.0 p1      41 k
        pxor xmm6, xmm8                                           ;  1224.0 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  1186.0 p2      41 k
        pxor xmm1, xmm10                                          ;  1225.0 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  1186.0 p2      41 k
        pxor xmm4, xmm11                                          ;  1226.0 p1      41 k
        movdqa xmm8, [rbp + 144]                                  ;  1165.7 p2      41 k
        pxor xmm8, xmm0                                           ;  1227.0 p1      41 k
        movdqa xmm0, [rbp - 96]                                   ;  1166.7 p2      41 k
        pxor xmm7, xmm1                                           ;  1228.0 p1      41 k
        movdqa xmm1, [rbp + 288]                                  ;  1167.7 p2      41 k
        pxor xmm14, xmm4                                          ;  1229.0 p1      41 k
        movdqa xmm4, [rbp + 96]                                   ;  1168.7 p2      41 k
        movdqa xmm10, [rbp + 272]                                 ;  1169.7 p2      41 k reload
        pxor xmm10, xmm9                                          ;  1230.0 p1      41 k
        pxor xmm2, xmm6                                           ;  1231.0 p1      41 k
        movdqa xmm6, [rbp - 32]                                   ;  1170.7 p2      41 k
        movdqa xmm9, [r8 + 1200]                                  ;  1171.7 p2     100 k.11 reload
        pxor xmm3, xmm9                                           ;  1232.0 p1      48 k
        pxor xmm4, xmm7                                           ;  1233.0 p1      41 k
        movdqa xmm7, [r8 + 1168]                                  ;  1172.7 p2     100 k.9 reload
        pxor xmm13, xmm7                                          ;  1234.0 p1      48 k
        movdqa xmm11, [rbp + 112]                                 ;  1181.0 p2      41 k reload
        pxor xmm11, xmm10                                         ;  1235.0 p1      41 k
        pxor xmm6, xmm11                                          ;  1237.0 p1      41 k
        movdqa xmm10, [r8 + 1184]                                 ;  1174.7 p2      48 k
        pxor xmm10, xmm8                                          ;  1237.0 p1      48 k
        movdqa xmm8, [rbp + 144]                                  ;  1175.7 p2      48 k
        movdqa xmm11, [r8 + 1040]                                 ;  1176.7 p2     100 k.1 reload
        pxor xmm8, xmm11                                          ;  1238.0 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1239.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1241.0 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  1178.7 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1241.0 p1      41 k
        pxor xmm1, xmm2                                           ;  1243.0 p1      41 k
        movdqa xmm2, [r8 + 1216]                                  ;  1179.7 p2      48 k
        pxor xmm2, xmm0                                           ;  1243.0 p1      48 k
        movdqa xmm0, [r8 + 1232]                                  ;  1180.7 p2      48 k
        pxor xmm0, xmm1                                           ;  1245.0 p1      48 k
        movdqa xmm1, [rbp - 96]                                   ;  1181.7 p2      48 k
        pxor xmm1, [r8 + 1072]                                    ;  1245.0 p2+p1   48 k
        pxor xmm4, [r8 + 1248]                                    ;  1246.0 p2+p1   48 k
        pxor xmm6, [r8 + 1264]                                    ;  1247.0 p2+p1   48 k
        movdqa xmm9, [rbp + 288]                                  ;  1185.7 p2      48 k
        pxor xmm9, [r8 + 1088]                                    ;  1248.0 p2+p1   48 k
        movdqa xmm7, [rbp + 96]                                   ;  1187.7 p2      48 k
        pxor xmm7, [r8 + 1104]                                    ;  1249.0 p2+p1   48 k
        movdqa xmm15, [rbp - 32]                                  ;  1189.7 p2      48 k
        pxor xmm15, [r8 + 1120]                                   ;  1250.0 p2+p1   48 k
        movdqa xmm11, [rbp - 64]                                  ;  1191.7 p2      48 k
        pxor xmm11, [r8 + 1136]                                   ;  1251.0 p2+p1   48 k
        movdqa [rbp - 64], xmm6                                   ;  1249.0 p0+p3   48 k spill
        movdqa xmm6, [rbp - 112]                                  ;  1193.7 p2      48 k
        pxor xmm6, [r8 + 1152]                                    ;  1252.0 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  1248.0 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  1212.0 p0      45 k copy
        movdqa [rbp - 32], xmm0                                   ;  1247.0 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  1212.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  1253.0 p1      45 k
        movdqa [rbp + 96], xmm2                                   ;  1245.0 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  1212.0 p0      45 k copy
        pand xmm2, xmm7                                           ;  1254.0 p1      45 k
        movdqa [rbp + 288], xmm3                                  ;  1234.0 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  1212.0 p0      45 k copy
        pand xmm3, xmm8                                           ;  1255.0 p1      45 k
        pxor xmm3, xmm5                                           ;  1257.0 p1      45 k
        movdqa [rbp - 96], xmm10                                  ;  1239.0 p0+p3   48 k spill
        movdqa xmm10, xmm12                                       ;  1212.0 p0      45 k copy
        movdqa [rbp + 144], xmm13                                 ;  1236.0 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  1212.0 p0      45 k copy
        pand xmm13, xmm6                                          ;  1257.0 p1      45 k
        movdqa [rbp + 112], xmm3                                  ;  1259.0 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  1212.0 p0      45 k copy
        pand xmm12, xmm15                                         ;  1258.0 p1      45 k
        pand xmm3, xmm11                                          ;  1259.0 p1      45 k
        movdqa [rbp + 272], xmm12                                 ;  1260.0 p0+p3   45 k spill
        movdqa xmm12, [rbp + 112]                                 ;  1259.0 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  1261.0 p0+p3   45 k spill
        movdqa xmm3, [rbp + 112]                                  ;  1259.0 p2      45 k
        pxor xmm3, xmm6                                           ;  1270.0 p1      45 k
        movdqa [rbp + 112], xmm3                                  ;  1272.0 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  1218.0 p0      45 k copy
        pxor xmm3, xmm15                                          ;  1261.0 p1      45 k
        movdqa [rbp + 224], xmm13                                 ;  1259.0 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  1218.0 p0      45 k copy
        pand xmm13, xmm11                                         ;  1262.0 p1      45 k
        movdqa xmm14, xmm5                                        ;  1218.0 p0      45 k copy
        pand xmm14, xmm6                                          ;  1263.0 p1      45 k
        pxor xmm14, xmm11                                         ;  1265.0 p1      45 k
        movdqa [rbp + 240], xmm12                                 ;  1270.0 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  1218.0 p0      45 k copy
        pand xmm12, xmm1                                          ;  1265.0 p1      45 k
        movdqa [rbp + 0], xmm14                                   ;  1267.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1218.3 p0      45 k copy
        pand xmm14, xmm8                                          ;  1266.0 p1      45 k
        movdqa [rbp + 32], xmm10                                  ;  1219.3 p0+p3   45 k spill
        movdqa xmm10, xmm5                                        ;  1221.0 p0      45 k copy
        movdqa [rbp + 256], xmm14                                 ;  1268.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1223.0 p0      45 k copy
        pand xmm14, xmm9                                          ;  1267.0 p1      45 k
        movdqa [rbp - 128], xmm14                                 ;  1269.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1226.0 p0      45 k copy
        pxor xmm14, xmm8                                          ;  1268.0 p1      45 k
        pand xmm5, xmm15                                          ;  1269.0 p1      45 k
        pand xmm14, xmm7                                          ;  1270.0 p1      45 k
        movdqa [rbp - 16], xmm5                                   ;  1271.0 p0+p3   45 k spill
        movdqa xmm5, xmm8                                         ;  1240.0 p0      45 k copy
        pxor xmm5, xmm7                                           ;  1271.0 p1      45 k
        pxor xmm0, xmm5                                           ;  1273.0 p1      45 k
        pand xmm10, xmm5                                          ;  1273.0 p1      45 k
        pand xmm5, xmm9                                           ;  1274.0 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  1275.0 p0+p3   45 k spill
        movdqa xmm0, xmm8                                         ;  1240.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  1275.0 p1      45 k
        movdqa [rbp + 16], xmm10                                  ;  1275.0 p0+p3   45 k spill
        movdqa xmm10, xmm8                                        ;  1240.0 p0      45 k copy
        pand xmm10, xmm11                                         ;  1276.0 p1      45 k
        movdqa [rbp + 192], xmm8                                  ;  1240.0 p0+p3   48 k spill
        movdqa xmm8, [rbp + 240]                                  ;  1270.0 p2      45 k reload
        pxor xmm8, xmm10                                          ;  1281.0 p1      45 k
        movdqa xmm10, xmm1                                        ;  1247.0 p0      45 k copy
        pand xmm10, xmm11                                         ;  1278.0 p1      45 k
        movdqa [rbp + 240], xmm10                                 ;  1280.0 p0+p3   45 k spill
        movdqa xmm10, xmm1                                        ;  1247.0 p0      45 k copy
        pand xmm10, xmm15                                         ;  1279.0 p1      45 k
        pxor xmm13, xmm10                                         ;  1281.0 p1      45 k
        movdqa xmm10, xmm1                                        ;  1247.0 p0      45 k copy
        pxor xmm10, xmm3                                          ;  1281.0 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1283.0 p2+p1   45 k
        pand xmm4, xmm10                                          ;  1283.0 p1      45 k
        pxor xmm4, [rbp + 0]                                      ;  1285.0 p2+p1   45 k
        movdqa [rbp - 48], xmm13                                  ;  1285.0 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  1247.0 p0      45 k copy
        pand xmm13, xmm9                                          ;  1285.0 p1      45 k
        pxor xmm0, xmm13                                          ;  1287.0 p1      45 k
        pxor xmm13, [rbp + 0]                                     ;  1287.0 p2+p1   45 k
        movdqa [rbp + 0], xmm3                                    ;  1263.0 p0+p3   45 k spill
        movdqa xmm3, [rbp - 16]                                   ;  1271.0 p2      45 k reload
        pxor xmm3, xmm0                                           ;  1289.0 p1      45 k
        movdqa xmm0, xmm15                                        ;  1252.0 p0      45 k copy
        pand xmm0, xmm9                                           ;  1289.0 p1      45 k
        pxor xmm12, xmm0                                          ;  1291.0 p1      45 k
        movdqa xmm0, xmm11                                        ;  1253.0 p0      45 k copy
        pand xmm0, xmm6                                           ;  1291.0 p1      45 k
        pxor xmm12, xmm0                                          ;  1293.0 p1      45 k
        movdqa [rbp - 16], xmm3                                   ;  1291.0 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  1253.3 p0      45 k copy
        pand xmm3, xmm7                                           ;  1293.0 p1      45 k
        pxor xmm5, xmm3                                           ;  1295.0 p1      45 k
        movdqa xmm3, xmm11                                        ;  1254.3 p0      45 k copy
        pand xmm11, xmm15                                         ;  1295.0 p1      45 k
        pand xmm3, xmm9                                           ;  1296.0 p1      45 k
        pxor xmm13, xmm5                                          ;  1297.0 p1      45 k
        pxor xmm3, [rbp - 128]                                    ;  1298.0 p2+p1   45 k
        movdqa [rbp + 64], xmm11                                  ;  1297.0 p0+p3   45 k spill
        movdqa xmm11, xmm6                                        ;  1257.0 p0      45 k copy
        pand xmm11, xmm9                                          ;  1299.0 p1      45 k
        pxor xmm1, xmm11                                          ;  1301.0 p1      45 k
        pxor xmm4, xmm1                                           ;  1303.0 p1      45 k
        pand xmm1, xmm6                                           ;  1303.0 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  1305.0 p2+p1   45 k
        movdqa [rbp + 80], xmm1                                   ;  1307.0 p0+p3   45 k spill
        movdqa xmm1, xmm6                                         ;  1260.0 p0      45 k copy
        por xmm1, xmm10                                           ;  1304.0 p1      45 k
        pxor xmm2, xmm1                                           ;  1306.0 p1      45 k
        movdqa xmm1, xmm9                                         ;  1261.0 p0      45 k copy
        pand xmm1, xmm7                                           ;  1306.0 p1      45 k
        movdqa [rbp - 80], xmm10                                  ;  1283.0 p0+p3   45 k spill
        movdqa xmm10, [rbp + 256]                                 ;  1268.0 p2      45 k reload
        pxor xmm10, xmm2                                          ;  1308.0 p1      45 k
        movdqa xmm2, xmm9                                         ;  1263.0 p0      45 k copy
        pxor xmm6, xmm1                                           ;  1308.0 p1      45 k
        movdqa [rbp + 256], xmm15                                 ;  1264.0 p0+p3   48 k spill
        movdqa xmm15, [rbp + 32]                                  ;  1264.0 p2      45 k reload
        pxor xmm15, xmm1                                          ;  1309.0 p1      45 k
        movdqa xmm1, xmm7                                         ;  1265.0 p0      45 k copy
        pand xmm1, xmm6                                           ;  1310.0 p1      45 k
        movdqa xmm6, xmm7                                         ;  1270.0 p0      45 k copy
        pxor xmm4, xmm1                                           ;  1312.0 p1      45 k
        movdqa xmm1, [rbp + 0]                                    ;  1270.7 p2      45 k reload
        pand xmm6, xmm1                                           ;  1312.0 p1      45 k
        pxor xmm5, xmm10                                          ;  1313.0 p1      45 k
        pxor xmm1, xmm5                                           ;  1315.0 p1      45 k
        pxor xmm13, xmm15                                         ;  1315.0 p1      45 k
        pand xmm2, xmm15                                          ;  1316.0 p1      45 k
        pxor xmm8, xmm2                                           ;  1318.0 p1      45 k
        movdqa xmm2, [rbp - 80]                                   ;  1283.0 p2      45 k reload
        por xmm7, xmm2                                            ;  1318.0 p1      45 k
        movdqa xmm5, [rbp + 112]                                  ;  1274.7 p2      45 k reload
        pxor xmm6, xmm5                                           ;  1319.0 p1      45 k
        pxor xmm9, xmm6                                           ;  1321.0 p1      45 k
        movdqa xmm6, [rbp + 192]                                  ;  1275.7 p2      48 k reload
        pand xmm5, xmm6                                           ;  1321.0 p1      45 k
        pxor xmm3, xmm5                                           ;  1323.0 p1      45 k
        pxor xmm13, xmm12                                         ;  1323.0 p1      45 k
        movdqa xmm5, [rbp + 256]                                  ;  1276.7 p2      48 k reload
        pand xmm6, xmm5                                           ;  1324.0 p1      45 k
        movdqa xmm15, [rbp + 272]                                 ;  1277.7 p2      45 k reload
        pxor xmm12, xmm15                                         ;  1325.0 p1      45 k
        pxor xmm14, xmm8                                          ;  1326.0 p1      45 k
        pxor xmm5, xmm12                                          ;  1327.0 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  1278.7 p2      45 k reload
        pxor xmm3, xmm12                                          ;  1328.0 p1      45 k
        pxor xmm15, xmm14                                         ;  1329.0 p1      45 k
        movdqa xmm2, [rbp + 224]                                  ;  1279.7 p2      45 k reload
        pxor xmm2, [rbp + 64]                                     ;  1330.0 p2+p1   45 k
        pxor xmm2, [rbp - 80]                                     ;  1332.0 p2+p1   45 k
        pxor xmm7, xmm2                                           ;  1334.0 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  1282.7 p2      45 k reload
        pxor xmm2, [rbp + 80]                                     ;  1333.0 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  1335.0 p1      45 k
        pxor xmm1, xmm0                                           ;  1337.0 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;  1284.7 p2      45 k
        pxor xmm0, [rbp - 128]                                    ;  1336.0 p2+p1   45 k
        pxor xmm8, xmm0                                           ;  1338.0 p1      45 k
        pxor xmm2, xmm6                                           ;  1338.0 p1      45 k
        pxor xmm6, [rbp + 64]                                     ;  1339.0 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  1340.0 p1      45 k
        movdqa xmm0, [rbp - 48]                                   ;  1287.7 p2      45 k
        pxor xmm0, xmm9                                           ;  1341.0 p1      45 k
        pxor xmm10, xmm0                                          ;  1343.0 p1      45 k
        pxor xmm9, xmm8                                           ;  1343.0 p1      45 k
        movdqa xmm0, [rbp + 16]                                   ;  1288.7 p2      45 k reload
        pxor xmm0, xmm9                                           ;  1345.0 p1      45 k
        pxor xmm14, xmm7                                          ;  1345.0 p1      45 k
        pxor xmm12, xmm7                                          ;  1346.0 p1      45 k
        movdqa xmm2, [rbp - 16]                                   ;  1291.0 p2      45 k
        pxor xmm2, xmm0                                           ;  1347.0 p1      45 k
        movdqa xmm0, [rbp - 48]                                   ;  1290.7 p2      45 k
        pxor xmm11, xmm14                                         ;  1348.0 p1      45 k
        movdqa xmm7, [rbp - 16]                                   ;  1291.7 p2      45 k
        pxor xmm7, [rbp + 80]                                     ;  1349.0 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  1350.0 p1      45 k
        movdqa xmm9, [rbp + 240]                                  ;  1293.7 p2      45 k
        pxor xmm4, xmm7                                           ;  1351.0 p1      45 k
        movdqa xmm7, [rbp - 80]                                   ;  1294.7 p2      45 k
        pxor xmm7, xmm10                                          ;  1352.0 p1      45 k
        movdqa xmm10, [r8 + 1280]                                 ;  1295.7 p2     100 k.0
        pxor xmm13, xmm6                                          ;  1353.0 p1      45 k
        pxor xmm0, xmm6                                           ;  1354.0 p1      45 k
        movdqa xmm6, [r8 + 1392]                                  ;  1296.7 p2     100 k.7
        pxor xmm9, xmm13                                          ;  1355.0 p1      45 k
        movdqa xmm12, [r8 + 1296]                                 ;  1297.7 p2     100 k.1
        pxor xmm3, xmm0                                           ;  1356.0 p1      45 k
        movdqa xmm0, [r8 + 1408]                                  ;  1298.7 p2     100 k.8
        pxor xmm8, xmm15                                          ;  1357.0 p1      45 k
        movdqa xmm13, [r8 + 1312]                                 ;  1299.7 p2     100 k.2
        movdqa xmm14, [rbp - 64]                                  ;  1300.7 p2      48 k reload
        pxor xmm1, xmm14                                          ;  1358.0 p1      45 k
        movdqa [r9 + 3056], xmm14                                 ;  1311.7 p0+p3  100 k
        movdqa [r9 + 2944], xmm7                                  ;  1354.0 p0+p3  100 k
        movdqa xmm7, [r8 + 1328]                                  ;  1301.7 p2     100 k.3
        movdqa [r9 + 2928], xmm3                                  ;  1358.0 p0+p3  100 k
        movdqa xmm3, [r8 + 1424]                                  ;  1302.7 p2     100 k.9
        movdqa [r9 + 2912], xmm1                                  ;  1360.0 p0+p3  100 k
        movdqa xmm1, [rbp + 144]                                  ;  1303.7 p2      45 k
        pxor xmm1, xmm8                                           ;  1359.0 p1      45 k
        movdqa xmm8, [r8 + 1344]                                  ;  1304.7 p2     100 k.4
        movdqa [r9 + 2816], xmm1                                  ;  1361.0 p0+p3  100 k
        movdqa xmm1, [rbp - 96]                                   ;  1305.7 p2      45 k
        pxor xmm1, xmm4                                           ;  1360.0 p1      45 k
        movdqa xmm4, [r8 + 1440]                                  ;  1306.7 p2     100 k.10
        movdqa [r9 + 2832], xmm1                                  ;  1362.0 p0+p3  100 k
        movdqa xmm1, [r8 + 1456]                                  ;  1307.7 p2     100 k.11
        movdqa xmm14, [rbp + 288]                                 ;  1308.7 p2      48 k reload
        pxor xmm2, xmm14                                          ;  1361.0 p1      45 k
        movdqa [r9 + 2992], xmm14                                 ;  1319.7 p0+p3  100 k
        movdqa [r9 + 2848], xmm2                                  ;  1363.0 p0+p3  100 k
        movdqa xmm2, [r8 + 1360]                                  ;  1309.7 p2     100 k.5
        movdqa xmm14, [rbp + 96]                                  ;  1310.7 p2      48 k reload
        pxor xmm11, xmm14                                         ;  1362.0 p1      45 k
        movdqa [r9 + 3008], xmm14                                 ;  1321.7 p0+p3  100 k
        movdqa [r9 + 2864], xmm11                                 ;  1364.0 p0+p3  100 k
        movdqa xmm11, [r8 + 1472]                                 ;  1311.7 p2     100 k.12
        movdqa xmm14, [rbp - 32]                                  ;  1312.7 p2      48 k reload
        pxor xmm5, xmm14                                          ;  1363.0 p1      45 k
        movdqa [r9 + 3024], xmm14                                 ;  1323.7 p0+p3  100 k
        movdqa [r9 + 2880], xmm5                                  ;  1365.0 p0+p3  100 k
        movdqa xmm5, [r8 + 1376]                                  ;  1313.7 p2     100 k.6
        movdqa xmm14, [rbp - 112]                                 ;  1314.7 p2      48 k reload
        pxor xmm9, xmm14                                          ;  1364.0 p1      45 k
        movdqa [r9 + 3040], xmm14                                 ;  1325.7 p0+p3  100 k
        movdqa [r9 + 2896], xmm9                                  ;  1366.0 p0+p3  100 k
        movdqa xmm9, [r8 + 1488]                                  ;  1315.7 p2     100 k.13
        movdqa xmm14, [r8 + 1504]                                 ;  1316.7 p2     100 k.14
        movdqa xmm15, [r8 + 1520]                                 ;  1317.7 p2     100 k.15
        movdqa xmm0, [rbp + 144]                                  ;  1318.7 p2      48 k reload
        movdqa [r9 + 2960], xmm0                                  ;  1329.7 p0+p3  100 k
        movdqa xmm0, [rbp - 96]                                   ;  1319.7 p2      48 k reload
        movdqa [r9 + 2976], xmm0                                  ;  1330.7 p0+p3  100 k
        movdqa xmm0, [r8 + 1024]                                  ;  1320.7 p2     100 k.0 reload
        movdqa [r9 + 1024], xmm0                                  ;  1331.7 p0+p3   99 k
        movdqa xmm6, [r8 + 1040]                                  ;  1321.7 p2     100 k.1 reload
        movdqa [r9 + 1040], xmm6                                  ;  1332.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1056]                                  ;  1323.7 p2     100 k.2 reload
        movdqa [r9 + 1056], xmm5                                  ;  1334.7 p0+p3   99 k
        movdqa xmm2, [r8 + 1072]                                  ;  1325.7 p2     100 k.3 reload
        movdqa [r9 + 1072], xmm2                                  ;  1336.7 p0+p3   99 k
        movdqa xmm8, [r8 + 1088]                                  ;  1327.0 p2     100 k.4 reload
        movdqa [r9 + 1088], xmm8                                  ;  1338.0 p0+p3   99 k
        movdqa xmm7, [r8 + 1104]                                  ;  1329.0 p2     100 k.5 reload
        movdqa [r9 + 1104], xmm7                                  ;  1340.0 p0+p3   99 k
        movdqa xmm13, [r8 + 1120]                                 ;  1331.0 p2     100 k.6 reload
        movdqa [r9 + 1120], xmm13                                 ;  1342.0 p0+p3   99 k
        movdqa xmm12, [r8 + 1136]                                 ;  1334.0 p2     100 k.7 reload
        movdqa [r9 + 1136], xmm12                                 ;  1345.0 p0+p3   99 k
        movdqa xmm10, [r8 + 1152]                                 ;  1336.0 p2     100 k.8 reload
        movdqa [r9 + 1152], xmm10                                 ;  1347.0 p0+p3   99 k
        movdqa xmm15, [r8 + 1168]                                 ;  1337.0 p2     100 k.9 reload
        movdqa [r9 + 1168], xmm15                                 ;  1348.0 p0+p3   99 k
        movdqa xmm14, [r8 + 1184]                                 ;  1339.7 p2     100 k.10 reload
        movdqa [r9 + 1184], xmm14                                 ;  1350.7 p0+p3   99 k
        movdqa xmm9, [r8 + 1200]                                  ;  1340.7 p2     100 k.11 reload
        movdqa [r9 + 1200], xmm9                                  ;  1351.7 p0+p3   99 k
        movdqa xmm11, [r8 + 1216]                                 ;  1342.0 p2     100 k.12 reload
        movdqa [r9 + 1216], xmm11                                 ;  1353.0 p0+p3   99 k
        movdqa xmm1, [r8 + 1232]                                  ;  1345.0 p2     100 k.13 reload
        movdqa [r9 + 1232], xmm1                                  ;  1356.0 p0+p3   99 k
        movdqa xmm4, [r8 + 1248]                                  ;  1347.0 p2     100 k.14 reload
        movdqa [r9 + 1248], xmm4                                  ;  1358.0 p0+p3   99 k
        movdqa xmm3, [r8 + 1264]                                  ;  1348.0 p2     100 k.15 reload
        movdqa [r9 + 1264], xmm3                                  ;  1359.0 p0+p3   99 k
        movdqa xmm5, xmm10                                        ;  1350.0 p0      41 k copy
        pxor xmm5, xmm11                                          ;  1365.0 p1      41 k
        movdqa xmm2, xmm5                                         ;  1367.0 p0      41 k copy
        movdqa xmm6, xmm5                                         ;  1367.0 p0      41 k copy
        pand xmm6, xmm9                                           ;  1374.0 p1      41 k
        pand xmm5, xmm12                                          ;  1367.0 p1      41 k
        movdqa xmm13, xmm10                                       ;  1353.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  1368.0 p1      41 k
        movdqa xmm7, xmm14                                        ;  1354.0 p0      41 k copy
        pand xmm7, xmm4                                           ;  1369.0 p1      41 k
        movdqa xmm0, xmm14                                        ;  1355.0 p0      41 k copy
        pand xmm0, xmm1                                           ;  1370.0 p1      41 k
        movdqa xmm8, xmm14                                        ;  1356.3 p0      41 k copy
        movdqa xmm11, xmm14                                       ;  1357.3 p0      41 k copy
        pand xmm11, xmm15                                         ;  1371.0 p1      41 k
        pxor xmm2, xmm11                                          ;  1374.0 p1      41 k
        movdqa xmm11, xmm14                                       ;  1358.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  1373.0 p1      41 k
        movdqa xmm10, xmm14                                       ;  1359.3 p0      41 k copy
        pand xmm10, xmm9                                          ;  1374.0 p1      41 k
        pxor xmm13, xmm10                                         ;  1376.0 p1      41 k
        movdqa [rbp - 96], xmm7                                   ;  1371.0 p0+p3   41 k spill
        movdqa xmm7, xmm1                                         ;  1361.3 p0      41 k copy
        pxor xmm7, xmm12                                          ;  1376.0 p1      41 k
        pxor xmm8, xmm7                                           ;  1378.0 p1      41 k
        movdqa [rbp + 144], xmm2                                  ;  1376.0 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  1363.3 p0      41 k copy
        pand xmm2, xmm9                                           ;  1378.0 p1      41 k
        pxor xmm11, xmm2                                          ;  1380.0 p1      41 k
        movdqa xmm2, xmm9                                         ;  1364.3 p0      41 k copy
        pand xmm2, xmm3                                           ;  1380.0 p1      41 k
        pxor xmm14, xmm2                                          ;  1382.0 p1      41 k
        movdqa xmm1, xmm9                                         ;  1365.3 p0      41 k copy
        pand xmm1, [r8 + 1216]                                    ;  1382.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1382.0 p0+p3   41 k spill
        movdqa xmm2, xmm9                                         ;  1367.3 p0      41 k copy
        movdqa [rbp - 32], xmm7                                   ;  1378.0 p0+p3   41 k spill
        movdqa xmm7, [r8 + 1200]                                  ;  1367.3 p2      41 k copy
        movdqa [rbp + 96], xmm1                                   ;  1384.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1200]                                  ;  1368.3 p2      41 k copy
        pand xmm1, xmm12                                          ;  1383.0 p1      41 k
        pand xmm9, xmm4                                           ;  1384.0 p1      41 k
        pxor xmm9, xmm1                                           ;  1386.0 p1      41 k
        pxor xmm1, [rbp - 96]                                     ;  1386.0 p2+p1   41 k
        movdqa [rbp + 288], xmm13                                 ;  1378.0 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  1384.0 p0      41 k copy
        pand xmm14, xmm3                                          ;  1387.0 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1389.0 p2+p1   41 k
        movdqa [rbp - 64], xmm14                                  ;  1391.0 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  1373.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  1389.0 p1      41 k
        pxor xmm11, xmm14                                         ;  1391.0 p1      41 k
        movdqa [rbp - 80], xmm11                                  ;  1393.0 p0+p3   41 k spill
        movdqa xmm11, xmm3                                        ;  1375.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  1391.0 p1      41 k
        pxor xmm11, xmm4                                          ;  1393.0 p1      41 k
        pxor xmm10, xmm11                                         ;  1395.0 p1      41 k
        movdqa xmm3, xmm4                                         ;  1376.3 p0      41 k copy
        pand xmm3, xmm12                                          ;  1394.0 p1      41 k
        pxor xmm0, xmm3                                           ;  1396.0 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  1377.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  1398.0 p1      41 k
        movdqa xmm3, xmm12                                        ;  1377.7 p0      41 k copy
        pand xmm3, [r8 + 1152]                                    ;  1397.0 p2+p1   41 k
        movdqa xmm4, xmm12                                        ;  1378.7 p0      41 k copy
        movdqa [rbp + 240], xmm0                                  ;  1400.0 p0+p3   41 k spill
        movdqa xmm0, xmm12                                        ;  1380.7 p0      41 k copy
        pxor xmm0, [r8 + 1152]                                    ;  1398.0 p2+p1   41 k
        pand xmm0, [r8 + 1216]                                    ;  1400.0 p2+p1   41 k
        pand xmm12, [r8 + 1232]                                   ;  1400.0 p2+p1   41 k
        movdqa [rbp + 80], xmm14                                  ;  1391.0 p0+p3   41 k spill
        movdqa xmm14, [rbp + 288]                                 ;  1383.0 p2      41 k reload
        pxor xmm14, xmm12                                         ;  1402.0 p1      41 k
        movdqa xmm12, xmm8                                        ;  1383.3 p0      41 k copy
        pand xmm12, xmm15                                         ;  1402.0 p1      41 k
        pxor xmm11, xmm12                                         ;  1404.0 p1      41 k
        pxor xmm13, xmm11                                         ;  1406.0 p1      41 k
        movdqa xmm11, xmm8                                        ;  1384.7 p0      41 k copy
        movdqa xmm12, [r8 + 1264]                                 ;  1385.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  1405.0 p1      41 k
        movdqa [rbp + 288], xmm14                                 ;  1404.0 p0+p3   41 k spill
        movdqa xmm14, xmm8                                        ;  1386.7 p0      41 k copy
        por xmm14, [r8 + 1216]                                    ;  1406.0 p2+p1   41 k
        movdqa xmm12, xmm8                                        ;  1387.7 p0      41 k copy
        movdqa [rbp - 16], xmm8                                   ;  1388.7 p0+p3   41 k spill
        movdqa xmm8, xmm15                                        ;  1389.7 p0      41 k copy
        pand xmm8, [r8 + 1216]                                    ;  1407.0 p2+p1   41 k
        pxor xmm11, xmm8                                          ;  1409.0 p1      41 k
        pxor xmm3, xmm11                                          ;  1411.0 p1      41 k
        movdqa xmm8, xmm15                                        ;  1390.7 p0      41 k copy
        movdqa xmm11, [r8 + 1152]                                 ;  1390.3 p2     100 k.8 reload
        pand xmm8, xmm11                                          ;  1410.0 p1      41 k
        pxor xmm4, xmm8                                           ;  1412.0 p1      41 k
        movdqa xmm8, xmm15                                        ;  1391.7 p0      41 k copy
        pxor xmm8, [rbp + 96]                                     ;  1412.0 p2+p1   41 k
        pand xmm2, xmm8                                           ;  1414.0 p1      41 k
        movdqa [rbp - 48], xmm14                                  ;  1408.0 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  1393.7 p0      41 k copy
        pand xmm14, [r8 + 1264]                                   ;  1414.0 p2+p1   41 k
        movdqa [rbp + 16], xmm12                                  ;  1394.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  1395.7 p0      41 k copy
        pand xmm12, [r8 + 1248]                                   ;  1415.0 p2+p1   41 k
        pxor xmm12, [rbp - 64]                                    ;  1417.0 p2+p1   41 k
        pand xmm15, [r8 + 1232]                                   ;  1417.0 p2+p1   41 k
        movdqa [rbp + 64], xmm15                                  ;  1419.0 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  1401.3 p0      41 k copy
        pand xmm15, [r8 + 1248]                                   ;  1418.0 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  1420.0 p1      41 k
        pxor xmm2, xmm15                                          ;  1422.0 p1      41 k
        pxor xmm0, xmm2                                           ;  1424.0 p1      41 k
        pxor xmm1, xmm2                                           ;  1424.0 p1      41 k
        movdqa xmm2, xmm11                                        ;  1401.3 p0      41 k copy
        movdqa xmm15, [r8 + 1264]                                 ;  1400.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  1423.0 p1      41 k
        pand xmm2, xmm4                                           ;  1425.0 p1      41 k
        pxor xmm9, xmm2                                           ;  1427.0 p1      41 k
        pxor xmm15, [rbp + 96]                                    ;  1426.0 p2+p1   41 k
        movdqa xmm2, [r8 + 1216]                                  ;  1403.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  1428.0 p1      41 k
        pxor xmm13, xmm15                                         ;  1430.0 p1      41 k
        movdqa xmm15, [rbp + 80]                                  ;  1404.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  1429.0 p1      41 k
        pxor xmm9, [rbp + 144]                                    ;  1430.0 p2+p1   41 k
        pand xmm11, [r8 + 1232]                                   ;  1431.0 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  1433.0 p1      41 k
        movdqa [rbp + 80], xmm0                                   ;  1426.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1216]                                  ;  1407.0 p2      41 k copy
        pand xmm0, [r8 + 1248]                                    ;  1433.0 p2+p1   41 k
        pxor xmm6, xmm0                                           ;  1435.0 p1      41 k
        pxor xmm10, xmm6                                          ;  1437.0 p1      41 k
        pxor xmm8, xmm10                                          ;  1439.0 p1      41 k
        pxor xmm6, xmm3                                           ;  1437.0 p1      41 k
        movdqa xmm0, [rbp - 32]                                   ;  1409.0 p2      41 k reload
        pxor xmm6, xmm0                                           ;  1439.0 p1      41 k
        pand xmm2, xmm0                                           ;  1439.0 p1      41 k
        pxor xmm4, xmm2                                           ;  1441.0 p1      41 k
        movdqa xmm0, [rbp - 80]                                   ;  1410.3 p2      41 k reload
        pxor xmm8, xmm0                                           ;  1441.0 p1      41 k
        pxor xmm7, xmm4                                           ;  1443.0 p1      41 k
        movdqa xmm2, [rbp + 64]                                   ;  1419.0 p2      41 k reload
        pxor xmm0, xmm2                                           ;  1443.0 p1      41 k
        pxor xmm15, xmm6                                          ;  1444.0 p1      41 k
        movdqa xmm4, [rbp + 80]                                   ;  1426.0 p2      41 k reload
        pxor xmm2, xmm4                                           ;  1445.0 p1      41 k
        pxor xmm12, xmm2                                          ;  1447.0 p1      41 k
        movdqa xmm2, [r8 + 1248]                                  ;  1413.3 p2      41 k
        movdqa xmm6, [r8 + 1232]                                  ;  1414.3 p2     100 k.13 reload
        pand xmm2, xmm6                                           ;  1447.0 p1      41 k
        pxor xmm6, xmm0                                           ;  1448.0 p1      41 k
        pxor xmm14, xmm2                                          ;  1449.0 p1      41 k
        pxor xmm11, xmm2                                          ;  1450.0 p1      41 k
        movdqa xmm0, [rbp + 240]                                  ;  1415.3 p2      41 k
        pxor xmm0, xmm7                                           ;  1451.0 p1      41 k
        pxor xmm3, xmm0                                           ;  1453.0 p1      41 k
        pxor xmm7, xmm1                                           ;  1453.0 p1      41 k
        pxor xmm5, xmm7                                           ;  1455.0 p1      41 k
        movdqa xmm0, [rbp + 288]                                  ;  1417.0 p2      41 k
        pxor xmm1, xmm12                                          ;  1455.0 p1      41 k
        movdqa xmm2, [rbp + 16]                                   ;  1418.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1456.0 p1      41 k
        pxor xmm0, xmm5                                           ;  1457.0 p1      41 k
        movdqa xmm5, [rbp + 240]                                  ;  1419.0 p2      41 k
        movdqa xmm7, [rbp + 288]                                  ;  1420.0 p2      41 k
        pxor xmm7, [rbp - 64]                                     ;  1458.0 p2+p1   41 k
        pxor xmm8, xmm11                                          ;  1459.0 p1      41 k
        pxor xmm5, xmm11                                          ;  1460.0 p1      41 k
        movdqa xmm10, [rbp + 144]                                 ;  1422.0 p2      41 k
        movdqa xmm11, [rbp - 96]                                  ;  1423.0 p2      41 k
        pxor xmm13, xmm7                                          ;  1461.0 p1      41 k
        movdqa xmm7, [rbp - 48]                                   ;  1424.0 p2      41 k reload
        pxor xmm7, xmm2                                           ;  1462.0 p1      41 k
        movdqa xmm2, [rbp - 16]                                   ;  1425.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  1463.0 p1      41 k
        pxor xmm11, xmm8                                          ;  1464.0 p1      41 k
        pxor xmm9, xmm5                                           ;  1465.0 p1      41 k
        movdqa xmm3, [r8 + 1088]                                  ;  1426.0 p2      41 k
        movdqa xmm5, [r8 + 1024]                                  ;  1427.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  1466.0 p1      41 k
        movdqa xmm8, [r8 + 1104]                                  ;  1428.0 p2      41 k
        pxor xmm4, xmm7                                           ;  1467.0 p1      41 k
        pxor xmm10, xmm7                                          ;  1468.0 p1      41 k
        pand xmm8, xmm5                                           ;  1469.0 p1      41 k
        movdqa xmm7, [r8 + 1120]                                  ;  1429.0 p2      41 k
        pxor xmm6, xmm10                                          ;  1470.0 p1      41 k
        movdqa xmm10, [r8 + 1040]                                 ;  1430.0 p2     100 k.1 reload
        pand xmm7, xmm10                                          ;  1471.0 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  1431.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  1472.0 p1      41 k
        movdqa xmm4, [r8 + 1072]                                  ;  1432.0 p2      41 k
        pand xmm4, xmm5                                           ;  1473.0 p1      41 k
        movdqa xmm14, [r8 + 1088]                                 ;  1433.0 p2      41 k
        pand xmm14, [r8 + 1072]                                   ;  1474.0 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  1475.0 p1      41 k
        pxor xmm0, [r8 + 1056]                                    ;  1476.0 p2+p1   41 k
        pxor xmm13, xmm10                                         ;  1477.0 p1      41 k
        pxor xmm11, [r8 + 1104]                                   ;  1478.0 p2+p1   41 k
        pxor xmm15, [r8 + 1120]                                   ;  1479.0 p2+p1   41 k
        pxor xmm6, [r8 + 1088]                                    ;  1480.0 p2+p1   41 k
        pxor xmm12, [r8 + 1072]                                   ;  1481.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1465.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1104]                                  ;  1440.0 p2      41 k
        pand xmm2, [r8 + 1056]                                    ;  1482.0 p2+p1   41 k
        pxor xmm7, xmm2                                           ;  1484.0 p1      41 k
        pand xmm2, xmm10                                          ;  1484.0 p1      41 k
        movdqa [rbp - 16], xmm9                                   ;  1467.0 p0+p3   41 k spill
        movdqa xmm9, xmm10                                        ;  1441.0 p0      41 k copy
        pxor xmm9, xmm4                                           ;  1485.0 p1      41 k
        movdqa [rbp - 48], xmm15                                  ;  1481.0 p0+p3   41 k spill
        movdqa xmm15, xmm10                                       ;  1441.0 p0      41 k copy
        pand xmm15, [r8 + 1104]                                   ;  1486.0 p2+p1   41 k
        movdqa [rbp - 96], xmm11                                  ;  1480.0 p0+p3   41 k spill
        movdqa xmm11, xmm10                                       ;  1441.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  1487.0 p1      41 k
        movdqa [rbp + 144], xmm6                                  ;  1482.0 p0+p3   41 k spill
        movdqa xmm6, xmm10                                        ;  1443.0 p0      41 k copy
        pand xmm6, [r8 + 1072]                                    ;  1488.0 p2+p1   41 k
        pand xmm10, [r8 + 1088]                                   ;  1489.0 p2+p1   41 k
        pxor xmm10, xmm8                                          ;  1491.0 p1      41 k
        movdqa [rbp - 64], xmm12                                  ;  1483.0 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  1445.0 p0      41 k copy
        movdqa [rbp + 288], xmm0                                  ;  1478.0 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;  1447.0 p0      41 k copy
        movdqa [rbp + 240], xmm13                                 ;  1479.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 1024]                                 ;  1445.7 p2      41 k copy
        movdqa [rbp + 16], xmm1                                   ;  1477.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1024]                                  ;  1446.7 p2      41 k copy
        movdqa [rbp + 80], xmm10                                  ;  1493.0 p0+p3   41 k spill
        movdqa xmm10, [r8 + 1120]                                 ;  1447.7 p2      41 k
        pand xmm10, [r8 + 1072]                                   ;  1491.0 p2+p1   41 k
        movdqa [rbp + 64], xmm6                                   ;  1490.0 p0+p3   41 k spill
        movdqa xmm6, xmm8                                         ;  1471.0 p0      41 k copy
        pand xmm6, [r8 + 1120]                                    ;  1492.0 p2+p1   41 k
        pxor xmm6, xmm15                                          ;  1494.0 p1      41 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;  1496.0 p2+p1   41 k
        movdqa [rbp - 80], xmm8                                   ;  1471.0 p0+p3   41 k spill
        movdqa xmm8, xmm3                                         ;  1468.0 p0      41 k copy
        pxor xmm8, xmm14                                          ;  1495.0 p1      41 k
        pxor xmm14, xmm7                                          ;  1496.0 p1      41 k
        pxor xmm7, xmm3                                           ;  1497.0 p1      41 k
        pxor xmm3, [rbp + 64]                                     ;  1501.0 p2+p1   41 k
        pand xmm8, [r8 + 1104]                                    ;  1499.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1500.0 p1      41 k
        pand xmm14, [r8 + 1056]                                   ;  1501.0 p2+p1   41 k
        pand xmm13, xmm0                                          ;  1502.0 p1      41 k
        pand xmm0, [r8 + 1088]                                    ;  1503.0 p2+p1   41 k
        pxor xmm13, xmm6                                          ;  1504.0 p1      41 k
        movdqa [rbp - 32], xmm3                                   ;  1503.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 1088]                                  ;  1457.7 p2      41 k
        pxor xmm3, xmm9                                           ;  1505.0 p1      41 k
        pand xmm3, [r8 + 1120]                                    ;  1507.0 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  1509.0 p1      41 k
        movdqa [rbp + 96], xmm4                                   ;  1511.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1072]                                  ;  1460.0 p2      41 k
        pand xmm4, xmm15                                          ;  1508.0 p1      41 k
        pxor xmm4, xmm11                                          ;  1510.0 p1      41 k
        pxor xmm14, xmm4                                          ;  1512.0 p1      41 k
        movdqa xmm4, [r8 + 1120]                                  ;  1461.3 p2      41 k
        pand xmm4, [r8 + 1056]                                    ;  1511.0 p2+p1   41 k
        pxor xmm14, [r8 + 1072]                                   ;  1514.0 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  1513.0 p1      41 k
        pxor xmm13, xmm4                                          ;  1514.0 p1      41 k
        movdqa [rbp - 128], xmm14                                 ;  1516.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 1056]                                 ;  1464.3 p2      41 k
        pand xmm14, xmm11                                         ;  1515.0 p1      41 k
        pxor xmm12, xmm14                                         ;  1517.0 p1      41 k
        movdqa xmm14, [r8 + 1088]                                 ;  1467.0 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  1517.0 p1      41 k
        pxor xmm12, xmm9                                          ;  1519.0 p1      41 k
        pand xmm9, [r8 + 1056]                                    ;  1519.0 p2+p1   41 k
        pxor xmm9, [rbp + 80]                                     ;  1521.0 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  1521.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1088]                                 ;  1472.0 p2      41 k copy
        pxor xmm12, xmm10                                         ;  1521.0 p1      41 k
        pxor xmm8, xmm12                                          ;  1523.0 p1      41 k
        pxor xmm11, xmm8                                          ;  1525.0 p1      41 k
        pxor xmm9, xmm11                                          ;  1527.0 p1      41 k
        movdqa xmm8, xmm15                                        ;  1488.0 p0      41 k copy
        movdqa xmm11, [r8 + 1120]                                 ;  1475.0 p2     100 k.6 reload
        pxor xmm8, xmm11                                          ;  1525.0 p1      41 k
        pand xmm1, xmm8                                           ;  1527.0 p1      41 k
        movdqa xmm8, [r8 + 1056]                                  ;  1476.3 p2     100 k.2 reload
        pxor xmm15, xmm8                                          ;  1527.0 p1      41 k
        pxor xmm3, xmm9                                           ;  1529.0 p1      41 k
        movdqa xmm9, [r8 + 1056]                                  ;  1478.3 p2      41 k copy
        pxor xmm9, [rbp + 80]                                     ;  1529.0 p2+p1   41 k
        pand xmm8, [rbp - 32]                                     ;  1530.0 p2+p1   41 k
        pand xmm12, [r8 + 1104]                                   ;  1531.0 p2+p1   41 k
        pxor xmm6, xmm1                                           ;  1532.0 p1      41 k
        pxor xmm0, xmm6                                           ;  1534.0 p1      41 k
        movdqa xmm6, xmm11                                        ;  1486.0 p0      41 k copy
        pand xmm6, [r8 + 1104]                                    ;  1534.0 p2+p1   41 k
        pxor xmm12, [rbp + 64]                                    ;  1535.0 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  1537.0 p1      41 k
        movdqa xmm12, xmm11                                       ;  1486.0 p0      41 k copy
        pand xmm14, xmm15                                         ;  1537.0 p1      41 k
        pand xmm5, xmm15                                          ;  1538.0 p1      41 k
        pxor xmm12, xmm5                                          ;  1540.0 p1      41 k
        pxor xmm0, xmm12                                          ;  1542.0 p1      41 k
        movdqa xmm5, [r8 + 1072]                                  ;  1487.7 p2      41 k
        pand xmm5, xmm9                                           ;  1541.0 p1      41 k
        pxor xmm9, xmm4                                           ;  1542.0 p1      41 k
        pxor xmm4, [r8 + 1072]                                    ;  1543.0 p2+p1   41 k
        movdqa xmm12, [rbp + 288]                                 ;  1489.7 p2      41 k reload
        pxor xmm3, xmm12                                          ;  1544.0 p1      41 k
        movdqa xmm15, [r8 + 1312]                                 ;  1490.7 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  1545.0 p1      48 k
        pxor xmm5, [r8 + 1104]                                    ;  1546.0 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  1548.0 p1      41 k
        pand xmm10, xmm4                                          ;  1548.0 p1      41 k
        pand xmm4, [r8 + 1104]                                    ;  1549.0 p2+p1   41 k
        movdqa xmm5, [rbp + 16]                                   ;  1493.7 p2      41 k reload
        pxor xmm13, xmm5                                          ;  1550.0 p1      41 k
        pxor xmm5, [r8 + 1280]                                    ;  1551.0 p2+p1   48 k
        pxor xmm0, xmm10                                          ;  1552.0 p1      41 k
        movdqa xmm10, [rbp + 96]                                  ;  1511.0 p2      41 k
        pxor xmm1, xmm4                                           ;  1553.0 p1      41 k
        pxor xmm10, xmm4                                          ;  1554.0 p1      41 k
        pxor xmm9, xmm1                                           ;  1555.0 p1      41 k
        movdqa xmm1, [rbp - 32]                                   ;  1503.0 p2      41 k
        pxor xmm1, xmm6                                           ;  1556.0 p1      41 k
        pand xmm6, [rbp + 96]                                     ;  1557.0 p2+p1   41 k
        pand xmm11, xmm1                                          ;  1558.0 p1      41 k
        pxor xmm7, xmm6                                           ;  1559.0 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  1521.0 p2      41 k
        pxor xmm1, xmm9                                           ;  1560.0 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  1521.0 p2      41 k
        pxor xmm4, xmm11                                          ;  1561.0 p1      41 k
        movdqa xmm6, [rbp + 240]                                  ;  1500.7 p2      41 k
        pxor xmm6, xmm0                                           ;  1562.0 p1      41 k
        movdqa xmm0, [rbp - 64]                                   ;  1501.7 p2      41 k
        pxor xmm8, xmm1                                           ;  1563.0 p1      41 k
        movdqa xmm1, [rbp + 144]                                  ;  1502.7 p2      41 k
        pxor xmm14, xmm4                                          ;  1564.0 p1      41 k
        movdqa xmm4, [rbp - 96]                                   ;  1503.7 p2      41 k
        movdqa xmm9, [rbp - 80]                                   ;  1504.7 p2      41 k reload
        pxor xmm9, xmm10                                          ;  1565.0 p1      41 k
        pxor xmm2, xmm7                                           ;  1566.0 p1      41 k
        movdqa xmm7, [rbp - 48]                                   ;  1505.7 p2      41 k
        movdqa xmm10, [r8 + 1456]                                 ;  1506.7 p2     100 k.11 reload
        pxor xmm3, xmm10                                          ;  1567.0 p1      48 k
        pxor xmm4, xmm8                                           ;  1568.0 p1      41 k
        movdqa xmm8, [r8 + 1424]                                  ;  1507.7 p2     100 k.9 reload
        pxor xmm13, xmm8                                          ;  1569.0 p1      48 k
        movdqa xmm11, [rbp - 128]                                 ;  1516.0 p2      41 k reload
        pxor xmm11, xmm9                                          ;  1570.0 p1      41 k
        pxor xmm7, xmm11                                          ;  1572.0 p1      41 k
        movdqa xmm9, [r8 + 1440]                                  ;  1509.7 p2      48 k
        pxor xmm9, xmm6                                           ;  1572.0 p1      48 k
        movdqa xmm6, [rbp + 240]                                  ;  1510.7 p2      48 k
        movdqa xmm11, [r8 + 1296]                                 ;  1511.7 p2     100 k.1 reload
        pxor xmm6, xmm11                                          ;  1573.0 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1574.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1576.0 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  1513.7 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1576.0 p1      41 k
        pxor xmm1, xmm2                                           ;  1578.0 p1      41 k
        movdqa xmm2, [r8 + 1472]                                  ;  1514.7 p2      48 k
        pxor xmm2, xmm0                                           ;  1578.0 p1      48 k
        movdqa xmm0, [r8 + 1488]                                  ;  1515.7 p2      48 k
        pxor xmm0, xmm1                                           ;  1580.0 p1      48 k
        movdqa xmm1, [rbp - 64]                                   ;  1516.7 p2      48 k
        pxor xmm1, [r8 + 1328]                                    ;  1580.0 p2+p1   48 k
        pxor xmm4, [r8 + 1504]                                    ;  1581.0 p2+p1   48 k
        pxor xmm7, [r8 + 1520]                                    ;  1582.0 p2+p1   48 k
        movdqa xmm10, [rbp + 144]                                 ;  1520.7 p2      48 k
        pxor xmm10, [r8 + 1344]                                   ;  1583.0 p2+p1   48 k
        movdqa xmm8, [rbp - 96]                                   ;  1522.7 p2      48 k
        pxor xmm8, [r8 + 1360]                                    ;  1584.0 p2+p1   48 k
        movdqa xmm15, [rbp - 48]                                  ;  1524.7 p2      48 k
        pxor xmm15, [r8 + 1376]                                   ;  1585.0 p2+p1   48 k
        movdqa xmm11, [rbp - 16]                                  ;  1526.7 p2      48 k
        pxor xmm11, [r8 + 1392]                                   ;  1586.0 p2+p1   48 k
        movdqa [rbp - 16], xmm7                                   ;  1584.0 p0+p3   48 k spill
        movdqa xmm7, [rbp - 112]                                  ;  1528.7 p2      48 k
        pxor xmm7, [r8 + 1408]                                    ;  1587.0 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  1583.0 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  1547.0 p0      45 k copy
        movdqa [rbp - 48], xmm0                                   ;  1582.0 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  1547.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  1588.0 p1      45 k
        movdqa [rbp - 96], xmm2                                   ;  1580.0 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  1547.0 p0      45 k copy
        pand xmm2, xmm8                                           ;  1589.0 p1      45 k
        movdqa [rbp + 144], xmm3                                  ;  1569.0 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  1547.0 p0      45 k copy
        pand xmm3, xmm6                                           ;  1590.0 p1      45 k
        pxor xmm3, xmm5                                           ;  1592.0 p1      45 k
        movdqa [rbp - 64], xmm9                                   ;  1574.0 p0+p3   48 k spill
        movdqa xmm9, xmm12                                        ;  1547.0 p0      45 k copy
        movdqa [rbp + 240], xmm13                                 ;  1571.0 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  1547.0 p0      45 k copy
        pand xmm13, xmm7                                          ;  1592.0 p1      45 k
        movdqa [rbp - 128], xmm3                                  ;  1594.0 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  1547.0 p0      45 k copy
        pand xmm12, xmm15                                         ;  1593.0 p1      45 k
        pand xmm3, xmm11                                          ;  1594.0 p1      45 k
        movdqa [rbp - 80], xmm12                                  ;  1595.0 p0+p3   45 k spill
        movdqa xmm12, [rbp - 128]                                 ;  1594.0 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  1596.0 p0+p3   45 k spill
        movdqa xmm3, [rbp - 128]                                  ;  1594.0 p2      45 k
        pxor xmm3, xmm7                                           ;  1605.0 p1      45 k
        movdqa [rbp - 128], xmm3                                  ;  1607.0 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  1553.0 p0      45 k copy
        pxor xmm3, xmm15                                          ;  1596.0 p1      45 k
        movdqa [rbp + 96], xmm13                                  ;  1594.0 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  1553.0 p0      45 k copy
        pand xmm13, xmm11                                         ;  1597.0 p1      45 k
        movdqa xmm14, xmm5                                        ;  1553.0 p0      45 k copy
        pand xmm14, xmm7                                          ;  1598.0 p1      45 k
        pxor xmm14, xmm11                                         ;  1600.0 p1      45 k
        movdqa [rbp - 32], xmm12                                  ;  1605.0 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  1553.0 p0      45 k copy
        pand xmm12, xmm1                                          ;  1600.0 p1      45 k
        movdqa [rbp + 16], xmm14                                  ;  1602.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1553.3 p0      45 k copy
        pand xmm14, xmm6                                          ;  1601.0 p1      45 k
        movdqa [rbp + 288], xmm9                                  ;  1554.3 p0+p3   45 k spill
        movdqa xmm9, xmm5                                         ;  1556.0 p0      45 k copy
        movdqa [rbp + 64], xmm14                                  ;  1603.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1558.0 p0      45 k copy
        pand xmm14, xmm10                                         ;  1602.0 p1      45 k
        movdqa [rbp + 80], xmm14                                  ;  1604.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1561.0 p0      45 k copy
        pxor xmm14, xmm6                                          ;  1603.0 p1      45 k
        pand xmm5, xmm15                                          ;  1604.0 p1      45 k
        pand xmm14, xmm8                                          ;  1605.0 p1      45 k
        movdqa [rbp + 224], xmm5                                  ;  1606.0 p0+p3   45 k spill
        movdqa xmm5, xmm6                                         ;  1575.0 p0      45 k copy
        pxor xmm5, xmm8                                           ;  1606.0 p1      45 k
        pxor xmm0, xmm5                                           ;  1608.0 p1      45 k
        pand xmm9, xmm5                                           ;  1608.0 p1      45 k
        pand xmm5, xmm10                                          ;  1609.0 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  1610.0 p0+p3   45 k spill
        movdqa xmm0, xmm6                                         ;  1575.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  1610.0 p1      45 k
        movdqa [rbp + 272], xmm9                                  ;  1610.0 p0+p3   45 k spill
        movdqa xmm9, xmm6                                         ;  1575.0 p0      45 k copy
        pand xmm9, xmm11                                          ;  1611.0 p1      45 k
        movdqa [rbp + 256], xmm6                                  ;  1575.0 p0+p3   48 k spill
        movdqa xmm6, [rbp - 32]                                   ;  1605.0 p2      45 k reload
        pxor xmm6, xmm9                                           ;  1616.0 p1      45 k
        movdqa xmm9, xmm1                                         ;  1582.0 p0      45 k copy
        pand xmm9, xmm11                                          ;  1613.0 p1      45 k
        movdqa [rbp - 32], xmm9                                   ;  1615.0 p0+p3   45 k spill
        movdqa xmm9, xmm1                                         ;  1582.0 p0      45 k copy
        pand xmm9, xmm15                                          ;  1614.0 p1      45 k
        pxor xmm13, xmm9                                          ;  1616.0 p1      45 k
        movdqa xmm9, xmm1                                         ;  1582.0 p0      45 k copy
        pxor xmm9, xmm3                                           ;  1616.0 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1618.0 p2+p1   45 k
        pand xmm4, xmm9                                           ;  1618.0 p1      45 k
        pxor xmm4, [rbp + 16]                                     ;  1620.0 p2+p1   45 k
        movdqa [rbp + 192], xmm13                                 ;  1620.0 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  1582.0 p0      45 k copy
        pand xmm13, xmm10                                         ;  1620.0 p1      45 k
        pxor xmm0, xmm13                                          ;  1622.0 p1      45 k
        pxor xmm13, [rbp + 16]                                    ;  1622.0 p2+p1   45 k
        movdqa [rbp + 16], xmm3                                   ;  1598.0 p0+p3   45 k spill
        movdqa xmm3, [rbp + 224]                                  ;  1606.0 p2      45 k reload
        pxor xmm3, xmm0                                           ;  1624.0 p1      45 k
        movdqa xmm0, xmm15                                        ;  1587.0 p0      45 k copy
        pand xmm0, xmm10                                          ;  1624.0 p1      45 k
        pxor xmm12, xmm0                                          ;  1626.0 p1      45 k
        movdqa xmm0, xmm11                                        ;  1588.0 p0      45 k copy
        pand xmm0, xmm7                                           ;  1626.0 p1      45 k
        pxor xmm12, xmm0                                          ;  1628.0 p1      45 k
        movdqa [rbp + 224], xmm3                                  ;  1626.0 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  1588.3 p0      45 k copy
        pand xmm3, xmm8                                           ;  1628.0 p1      45 k
        pxor xmm5, xmm3                                           ;  1630.0 p1      45 k
        movdqa xmm3, xmm11                                        ;  1589.3 p0      45 k copy
        pand xmm11, xmm15                                         ;  1630.0 p1      45 k
        pand xmm3, xmm10                                          ;  1631.0 p1      45 k
        pxor xmm13, xmm5                                          ;  1632.0 p1      45 k
        pxor xmm3, [rbp + 80]                                     ;  1633.0 p2+p1   45 k
        movdqa [rbp + 112], xmm11                                 ;  1632.0 p0+p3   45 k spill
        movdqa xmm11, xmm7                                        ;  1592.0 p0      45 k copy
        pand xmm11, xmm10                                         ;  1634.0 p1      45 k
        pxor xmm1, xmm11                                          ;  1636.0 p1      45 k
        pxor xmm4, xmm1                                           ;  1638.0 p1      45 k
        pand xmm1, xmm7                                           ;  1638.0 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  1640.0 p2+p1   45 k
        movdqa [rbp + 0], xmm1                                    ;  1642.0 p0+p3   45 k spill
        movdqa xmm1, xmm7                                         ;  1595.0 p0      45 k copy
        por xmm1, xmm9                                            ;  1639.0 p1      45 k
        pxor xmm2, xmm1                                           ;  1641.0 p1      45 k
        movdqa xmm1, xmm10                                        ;  1596.0 p0      45 k copy
        pand xmm1, xmm8                                           ;  1641.0 p1      45 k
        movdqa [rbp + 32], xmm9                                   ;  1618.0 p0+p3   45 k spill
        movdqa xmm9, [rbp + 64]                                   ;  1603.0 p2      45 k reload
        pxor xmm9, xmm2                                           ;  1643.0 p1      45 k
        movdqa xmm2, xmm10                                        ;  1598.0 p0      45 k copy
        pxor xmm7, xmm1                                           ;  1643.0 p1      45 k
        movdqa [rbp + 64], xmm15                                  ;  1599.0 p0+p3   48 k spill
        movdqa xmm15, [rbp + 288]                                 ;  1599.0 p2      45 k reload
        pxor xmm15, xmm1                                          ;  1644.0 p1      45 k
        movdqa xmm1, xmm8                                         ;  1600.0 p0      45 k copy
        pand xmm1, xmm7                                           ;  1645.0 p1      45 k
        movdqa xmm7, xmm8                                         ;  1605.0 p0      45 k copy
        pxor xmm4, xmm1                                           ;  1647.0 p1      45 k
        movdqa xmm1, [rbp + 16]                                   ;  1605.7 p2      45 k reload
        pand xmm7, xmm1                                           ;  1647.0 p1      45 k
        pxor xmm5, xmm9                                           ;  1648.0 p1      45 k
        pxor xmm1, xmm5                                           ;  1650.0 p1      45 k
        pxor xmm13, xmm15                                         ;  1650.0 p1      45 k
        pand xmm2, xmm15                                          ;  1651.0 p1      45 k
        pxor xmm6, xmm2                                           ;  1653.0 p1      45 k
        movdqa xmm2, [rbp + 32]                                   ;  1618.0 p2      45 k reload
        por xmm8, xmm2                                            ;  1653.0 p1      45 k
        movdqa xmm5, [rbp - 128]                                  ;  1609.7 p2      45 k reload
        pxor xmm7, xmm5                                           ;  1654.0 p1      45 k
        pxor xmm10, xmm7                                          ;  1656.0 p1      45 k
        movdqa xmm7, [rbp + 256]                                  ;  1610.7 p2      48 k reload
        pand xmm5, xmm7                                           ;  1656.0 p1      45 k
        pxor xmm3, xmm5                                           ;  1658.0 p1      45 k
        pxor xmm13, xmm12                                         ;  1658.0 p1      45 k
        movdqa xmm5, [rbp + 64]                                   ;  1611.7 p2      48 k reload
        pand xmm7, xmm5                                           ;  1659.0 p1      45 k
        movdqa xmm15, [rbp - 80]                                  ;  1612.7 p2      45 k reload
        pxor xmm12, xmm15                                         ;  1660.0 p1      45 k
        pxor xmm14, xmm6                                          ;  1661.0 p1      45 k
        pxor xmm5, xmm12                                          ;  1662.0 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  1613.7 p2      45 k reload
        pxor xmm3, xmm12                                          ;  1663.0 p1      45 k
        pxor xmm15, xmm14                                         ;  1664.0 p1      45 k
        movdqa xmm2, [rbp + 96]                                   ;  1614.7 p2      45 k reload
        pxor xmm2, [rbp + 112]                                    ;  1665.0 p2+p1   45 k
        pxor xmm2, [rbp + 32]                                     ;  1667.0 p2+p1   45 k
        pxor xmm8, xmm2                                           ;  1669.0 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  1617.7 p2      45 k reload
        pxor xmm2, [rbp + 0]                                      ;  1668.0 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  1670.0 p1      45 k
        pxor xmm1, xmm0                                           ;  1672.0 p1      45 k
        movdqa xmm0, [rbp - 32]                                   ;  1619.7 p2      45 k
        pxor xmm0, [rbp + 80]                                     ;  1671.0 p2+p1   45 k
        pxor xmm6, xmm0                                           ;  1673.0 p1      45 k
        pxor xmm2, xmm7                                           ;  1673.0 p1      45 k
        pxor xmm7, [rbp + 112]                                    ;  1674.0 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  1675.0 p1      45 k
        movdqa xmm0, [rbp + 192]                                  ;  1622.7 p2      45 k
        pxor xmm0, xmm10                                          ;  1676.0 p1      45 k
        pxor xmm9, xmm0                                           ;  1678.0 p1      45 k
        pxor xmm10, xmm6                                          ;  1678.0 p1      45 k
        movdqa xmm0, [rbp + 272]                                  ;  1623.7 p2      45 k reload
        pxor xmm0, xmm10                                          ;  1680.0 p1      45 k
        pxor xmm14, xmm8                                          ;  1680.0 p1      45 k
        pxor xmm12, xmm8                                          ;  1681.0 p1      45 k
        movdqa xmm2, [rbp + 224]                                  ;  1626.0 p2      45 k
        pxor xmm2, xmm0                                           ;  1682.0 p1      45 k
        movdqa xmm0, [rbp + 192]                                  ;  1625.7 p2      45 k
        pxor xmm11, xmm14                                         ;  1683.0 p1      45 k
        movdqa xmm8, [rbp + 224]                                  ;  1626.7 p2      45 k
        pxor xmm8, [rbp + 0]                                      ;  1684.0 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  1685.0 p1      45 k
        movdqa xmm10, [rbp - 32]                                  ;  1628.7 p2      45 k
        pxor xmm4, xmm8                                           ;  1686.0 p1      45 k
        movdqa xmm8, [rbp + 32]                                   ;  1629.7 p2      45 k
        pxor xmm8, xmm9                                           ;  1687.0 p1      45 k
        movdqa xmm9, [r8 + 1536]                                  ;  1630.7 p2     100 k.0
        pxor xmm13, xmm7                                          ;  1688.0 p1      45 k
        pxor xmm0, xmm7                                           ;  1689.0 p1      45 k
        movdqa xmm7, [r8 + 1648]                                  ;  1631.7 p2     100 k.7
        pxor xmm10, xmm13                                         ;  1690.0 p1      45 k
        movdqa xmm12, [r8 + 1552]                                 ;  1632.7 p2     100 k.1
        pxor xmm3, xmm0                                           ;  1691.0 p1      45 k
        movdqa xmm0, [r8 + 1664]                                  ;  1633.7 p2     100 k.8
        pxor xmm6, xmm15                                          ;  1692.0 p1      45 k
        movdqa xmm13, [r8 + 1568]                                 ;  1634.7 p2     100 k.2
        movdqa xmm14, [rbp - 16]                                  ;  1635.7 p2      48 k reload
        pxor xmm1, xmm14                                          ;  1693.0 p1      45 k
        movdqa [r9 + 3312], xmm14                                 ;  1646.7 p0+p3  100 k
        movdqa [r9 + 3200], xmm8                                  ;  1689.0 p0+p3  100 k
        movdqa xmm8, [r8 + 1584]                                  ;  1636.7 p2     100 k.3
        movdqa [r9 + 3184], xmm3                                  ;  1693.0 p0+p3  100 k
        movdqa xmm3, [r8 + 1680]                                  ;  1637.7 p2     100 k.9
        movdqa [r9 + 3168], xmm1                                  ;  1695.0 p0+p3  100 k
        movdqa xmm1, [rbp + 240]                                  ;  1638.7 p2      45 k
        pxor xmm1, xmm6                                           ;  1694.0 p1      45 k
        movdqa xmm6, [r8 + 1600]                                  ;  1639.7 p2     100 k.4
        movdqa [r9 + 3072], xmm1                                  ;  1696.0 p0+p3  100 k
        movdqa xmm1, [rbp - 64]                                   ;  1640.7 p2      45 k
        pxor xmm1, xmm4                                           ;  1695.0 p1      45 k
        movdqa xmm4, [r8 + 1696]                                  ;  1641.7 p2     100 k.10
        movdqa [r9 + 3088], xmm1                                  ;  1697.0 p0+p3  100 k
        movdqa xmm1, [r8 + 1712]                                  ;  1642.7 p2     100 k.11
        movdqa xmm14, [rbp + 144]                                 ;  1643.7 p2      48 k reload
        pxor xmm2, xmm14                                          ;  1696.0 p1      45 k
        movdqa [r9 + 3248], xmm14                                 ;  1654.7 p0+p3  100 k
        movdqa [r9 + 3104], xmm2                                  ;  1698.0 p0+p3  100 k
        movdqa xmm2, [r8 + 1616]                                  ;  1644.7 p2     100 k.5
        movdqa xmm14, [rbp - 96]                                  ;  1645.7 p2      48 k reload
        pxor xmm11, xmm14                                         ;  1697.0 p1      45 k
        movdqa [r9 + 3264], xmm14                                 ;  1656.7 p0+p3  100 k
        movdqa [r9 + 3120], xmm11                                 ;  1699.0 p0+p3  100 k
        movdqa xmm11, [r8 + 1728]                                 ;  1646.7 p2     100 k.12
        movdqa xmm14, [rbp - 48]                                  ;  1647.7 p2      48 k reload
        pxor xmm5, xmm14                                          ;  1698.0 p1      45 k
        movdqa [r9 + 3280], xmm14                                 ;  1658.7 p0+p3  100 k
        movdqa [r9 + 3136], xmm5                                  ;  1700.0 p0+p3  100 k
        movdqa xmm5, [r8 + 1632]                                  ;  1648.7 p2     100 k.6
        movdqa xmm14, [rbp - 112]                                 ;  1649.7 p2      48 k reload
        pxor xmm10, xmm14                                         ;  1699.0 p1      45 k
        movdqa [r9 + 3296], xmm14                                 ;  1660.7 p0+p3  100 k
        movdqa [r9 + 3152], xmm10                                 ;  1701.0 p0+p3  100 k
        movdqa xmm10, [r8 + 1744]                                 ;  1650.7 p2     100 k.13
        movdqa xmm14, [r8 + 1760]                                 ;  1651.7 p2     100 k.14
        movdqa xmm15, [r8 + 1776]                                 ;  1652.7 p2     100 k.15
        movdqa xmm0, [rbp + 240]                                  ;  1653.7 p2      48 k reload
        movdqa [r9 + 3216], xmm0                                  ;  1664.7 p0+p3  100 k
        movdqa xmm0, [rbp - 64]                                   ;  1654.7 p2      48 k reload
        movdqa [r9 + 3232], xmm0                                  ;  1665.7 p0+p3  100 k
        movdqa xmm0, [r8 + 1280]                                  ;  1655.7 p2     100 k.0 reload
        movdqa [r9 + 1280], xmm0                                  ;  1666.7 p0+p3   99 k
        movdqa xmm7, [r8 + 1296]                                  ;  1656.7 p2     100 k.1 reload
        movdqa [r9 + 1296], xmm7                                  ;  1667.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1312]                                  ;  1658.7 p2     100 k.2 reload
        movdqa [r9 + 1312], xmm5                                  ;  1669.7 p0+p3   99 k
        movdqa xmm2, [r8 + 1328]                                  ;  1660.7 p2     100 k.3 reload
        movdqa [r9 + 1328], xmm2                                  ;  1671.7 p0+p3   99 k
        movdqa xmm6, [r8 + 1344]                                  ;  1662.0 p2     100 k.4 reload
        movdqa [r9 + 1344], xmm6                                  ;  1673.0 p0+p3   99 k
        movdqa xmm8, [r8 + 1360]                                  ;  1664.0 p2     100 k.5 reload
        movdqa [r9 + 1360], xmm8                                  ;  1675.0 p0+p3   99 k
        movdqa xmm13, [r8 + 1376]                                 ;  1666.0 p2     100 k.6 reload
        movdqa [r9 + 1376], xmm13                                 ;  1677.0 p0+p3   99 k
        movdqa xmm12, [r8 + 1392]                                 ;  1669.0 p2     100 k.7 reload
        movdqa [r9 + 1392], xmm12                                 ;  1680.0 p0+p3   99 k
        movdqa xmm9, [r8 + 1408]                                  ;  1671.0 p2     100 k.8 reload
        movdqa [r9 + 1408], xmm9                                  ;  1682.0 p0+p3   99 k
        movdqa xmm15, [r8 + 1424]                                 ;  1672.0 p2     100 k.9 reload
        movdqa [r9 + 1424], xmm15                                 ;  1683.0 p0+p3   99 k
        movdqa xmm14, [r8 + 1440]                                 ;  1674.7 p2     100 k.10 reload
        movdqa [r9 + 1440], xmm14                                 ;  1685.7 p0+p3   99 k
        movdqa xmm10, [r8 + 1456]                                 ;  1675.7 p2     100 k.11 reload
        movdqa [r9 + 1456], xmm10                                 ;  1686.7 p0+p3   99 k
        movdqa xmm11, [r8 + 1472]                                 ;  1677.0 p2     100 k.12 reload
        movdqa [r9 + 1472], xmm11                                 ;  1688.0 p0+p3   99 k
        movdqa xmm1, [r8 + 1488]                                  ;  1680.0 p2     100 k.13 reload
        movdqa [r9 + 1488], xmm1                                  ;  1691.0 p0+p3   99 k
        movdqa xmm4, [r8 + 1504]                                  ;  1682.0 p2     100 k.14 reload
        movdqa [r9 + 1504], xmm4                                  ;  1693.0 p0+p3   99 k
        movdqa xmm3, [r8 + 1520]                                  ;  1683.0 p2     100 k.15 reload
        movdqa [r9 + 1520], xmm3                                  ;  1694.0 p0+p3   99 k
        movdqa xmm5, xmm9                                         ;  1685.0 p0      41 k copy
        pxor xmm5, xmm11                                          ;  1700.0 p1      41 k
        movdqa xmm2, xmm5                                         ;  1702.0 p0      41 k copy
        movdqa xmm7, xmm5                                         ;  1702.0 p0      41 k copy
        pand xmm7, xmm10                                          ;  1709.0 p1      41 k
        pand xmm5, xmm12                                          ;  1702.0 p1      41 k
        movdqa xmm13, xmm9                                        ;  1688.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  1703.0 p1      41 k
        movdqa xmm8, xmm14                                        ;  1689.0 p0      41 k copy
        pand xmm8, xmm4                                           ;  1704.0 p1      41 k
        movdqa xmm0, xmm14                                        ;  1690.0 p0      41 k copy
        pand xmm0, xmm1                                           ;  1705.0 p1      41 k
        movdqa xmm6, xmm14                                        ;  1691.3 p0      41 k copy
        movdqa xmm11, xmm14                                       ;  1692.3 p0      41 k copy
        pand xmm11, xmm15                                         ;  1706.0 p1      41 k
        pxor xmm2, xmm11                                          ;  1709.0 p1      41 k
        movdqa xmm11, xmm14                                       ;  1693.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  1708.0 p1      41 k
        movdqa xmm9, xmm14                                        ;  1694.3 p0      41 k copy
        pand xmm9, xmm10                                          ;  1709.0 p1      41 k
        pxor xmm13, xmm9                                          ;  1711.0 p1      41 k
        movdqa [rbp - 64], xmm8                                   ;  1706.0 p0+p3   41 k spill
        movdqa xmm8, xmm1                                         ;  1696.3 p0      41 k copy
        pxor xmm8, xmm12                                          ;  1711.0 p1      41 k
        pxor xmm6, xmm8                                           ;  1713.0 p1      41 k
        movdqa [rbp + 240], xmm2                                  ;  1711.0 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  1698.3 p0      41 k copy
        pand xmm2, xmm10                                          ;  1713.0 p1      41 k
        pxor xmm11, xmm2                                          ;  1715.0 p1      41 k
        movdqa xmm2, xmm10                                        ;  1699.3 p0      41 k copy
        pand xmm2, xmm3                                           ;  1715.0 p1      41 k
        pxor xmm14, xmm2                                          ;  1717.0 p1      41 k
        movdqa xmm1, xmm10                                        ;  1700.3 p0      41 k copy
        pand xmm1, [r8 + 1472]                                    ;  1717.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1717.0 p0+p3   41 k spill
        movdqa xmm2, xmm10                                        ;  1702.3 p0      41 k copy
        movdqa [rbp - 48], xmm8                                   ;  1713.0 p0+p3   41 k spill
        movdqa xmm8, [r8 + 1456]                                  ;  1702.3 p2      41 k copy
        movdqa [rbp - 96], xmm1                                   ;  1719.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1456]                                  ;  1703.3 p2      41 k copy
        pand xmm1, xmm12                                          ;  1718.0 p1      41 k
        pand xmm10, xmm4                                          ;  1719.0 p1      41 k
        pxor xmm10, xmm1                                          ;  1721.0 p1      41 k
        pxor xmm1, [rbp - 64]                                     ;  1721.0 p2+p1   41 k
        movdqa [rbp + 144], xmm13                                 ;  1713.0 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  1719.0 p0      41 k copy
        pand xmm14, xmm3                                          ;  1722.0 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1724.0 p2+p1   41 k
        movdqa [rbp - 16], xmm14                                  ;  1726.0 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  1708.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  1724.0 p1      41 k
        pxor xmm11, xmm14                                         ;  1726.0 p1      41 k
        movdqa [rbp + 32], xmm11                                  ;  1728.0 p0+p3   41 k spill
        movdqa xmm11, xmm3                                        ;  1710.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  1726.0 p1      41 k
        pxor xmm11, xmm4                                          ;  1728.0 p1      41 k
        pxor xmm9, xmm11                                          ;  1730.0 p1      41 k
        movdqa xmm3, xmm4                                         ;  1711.3 p0      41 k copy
        pand xmm3, xmm12                                          ;  1729.0 p1      41 k
        pxor xmm0, xmm3                                           ;  1731.0 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  1712.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  1733.0 p1      41 k
        movdqa xmm3, xmm12                                        ;  1712.7 p0      41 k copy
        pand xmm3, [r8 + 1408]                                    ;  1732.0 p2+p1   41 k
        movdqa xmm4, xmm12                                        ;  1713.7 p0      41 k copy
        movdqa [rbp - 32], xmm0                                   ;  1735.0 p0+p3   41 k spill
        movdqa xmm0, xmm12                                        ;  1715.7 p0      41 k copy
        pxor xmm0, [r8 + 1408]                                    ;  1733.0 p2+p1   41 k
        pand xmm0, [r8 + 1472]                                    ;  1735.0 p2+p1   41 k
        pand xmm12, [r8 + 1488]                                   ;  1735.0 p2+p1   41 k
        movdqa [rbp + 0], xmm14                                   ;  1726.0 p0+p3   41 k spill
        movdqa xmm14, [rbp + 144]                                 ;  1718.0 p2      41 k reload
        pxor xmm14, xmm12                                         ;  1737.0 p1      41 k
        movdqa xmm12, xmm6                                        ;  1718.3 p0      41 k copy
        pand xmm12, xmm15                                         ;  1737.0 p1      41 k
        pxor xmm11, xmm12                                         ;  1739.0 p1      41 k
        pxor xmm13, xmm11                                         ;  1741.0 p1      41 k
        movdqa xmm11, xmm6                                        ;  1719.7 p0      41 k copy
        movdqa xmm12, [r8 + 1520]                                 ;  1720.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  1740.0 p1      41 k
        movdqa [rbp + 144], xmm14                                 ;  1739.0 p0+p3   41 k spill
        movdqa xmm14, xmm6                                        ;  1721.7 p0      41 k copy
        por xmm14, [r8 + 1472]                                    ;  1741.0 p2+p1   41 k
        movdqa xmm12, xmm6                                        ;  1722.7 p0      41 k copy
        movdqa [rbp + 224], xmm6                                  ;  1723.7 p0+p3   41 k spill
        movdqa xmm6, xmm15                                        ;  1724.7 p0      41 k copy
        pand xmm6, [r8 + 1472]                                    ;  1742.0 p2+p1   41 k
        pxor xmm11, xmm6                                          ;  1744.0 p1      41 k
        pxor xmm3, xmm11                                          ;  1746.0 p1      41 k
        movdqa xmm6, xmm15                                        ;  1725.7 p0      41 k copy
        movdqa xmm11, [r8 + 1408]                                 ;  1725.3 p2     100 k.8 reload
        pand xmm6, xmm11                                          ;  1745.0 p1      41 k
        pxor xmm4, xmm6                                           ;  1747.0 p1      41 k
        movdqa xmm6, xmm15                                        ;  1726.7 p0      41 k copy
        pxor xmm6, [rbp - 96]                                     ;  1747.0 p2+p1   41 k
        pand xmm2, xmm6                                           ;  1749.0 p1      41 k
        movdqa [rbp + 192], xmm14                                 ;  1743.0 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  1728.7 p0      41 k copy
        pand xmm14, [r8 + 1520]                                   ;  1749.0 p2+p1   41 k
        movdqa [rbp + 272], xmm12                                 ;  1729.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  1730.7 p0      41 k copy
        pand xmm12, [r8 + 1504]                                   ;  1750.0 p2+p1   41 k
        pxor xmm12, [rbp - 16]                                    ;  1752.0 p2+p1   41 k
        pand xmm15, [r8 + 1488]                                   ;  1752.0 p2+p1   41 k
        movdqa [rbp + 112], xmm15                                 ;  1754.0 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  1736.3 p0      41 k copy
        pand xmm15, [r8 + 1504]                                   ;  1753.0 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  1755.0 p1      41 k
        pxor xmm2, xmm15                                          ;  1757.0 p1      41 k
        pxor xmm0, xmm2                                           ;  1759.0 p1      41 k
        pxor xmm1, xmm2                                           ;  1759.0 p1      41 k
        movdqa xmm2, xmm11                                        ;  1736.3 p0      41 k copy
        movdqa xmm15, [r8 + 1520]                                 ;  1735.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  1758.0 p1      41 k
        pand xmm2, xmm4                                           ;  1760.0 p1      41 k
        pxor xmm10, xmm2                                          ;  1762.0 p1      41 k
        pxor xmm15, [rbp - 96]                                    ;  1761.0 p2+p1   41 k
        movdqa xmm2, [r8 + 1472]                                  ;  1738.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  1763.0 p1      41 k
        pxor xmm13, xmm15                                         ;  1765.0 p1      41 k
        movdqa xmm15, [rbp + 0]                                   ;  1739.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  1764.0 p1      41 k
        pxor xmm10, [rbp + 240]                                   ;  1765.0 p2+p1   41 k
        pand xmm11, [r8 + 1488]                                   ;  1766.0 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  1768.0 p1      41 k
        movdqa [rbp + 0], xmm0                                    ;  1761.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1472]                                  ;  1742.0 p2      41 k copy
        pand xmm0, [r8 + 1504]                                    ;  1768.0 p2+p1   41 k
        pxor xmm7, xmm0                                           ;  1770.0 p1      41 k
        pxor xmm9, xmm7                                           ;  1772.0 p1      41 k
        pxor xmm6, xmm9                                           ;  1774.0 p1      41 k
        pxor xmm7, xmm3                                           ;  1772.0 p1      41 k
        movdqa xmm0, [rbp - 48]                                   ;  1744.0 p2      41 k reload
        pxor xmm7, xmm0                                           ;  1774.0 p1      41 k
        pand xmm2, xmm0                                           ;  1774.0 p1      41 k
        pxor xmm4, xmm2                                           ;  1776.0 p1      41 k
        movdqa xmm0, [rbp + 32]                                   ;  1745.3 p2      41 k reload
        pxor xmm6, xmm0                                           ;  1776.0 p1      41 k
        pxor xmm8, xmm4                                           ;  1778.0 p1      41 k
        movdqa xmm2, [rbp + 112]                                  ;  1754.0 p2      41 k reload
        pxor xmm0, xmm2                                           ;  1778.0 p1      41 k
        pxor xmm15, xmm7                                          ;  1779.0 p1      41 k
        movdqa xmm4, [rbp + 0]                                    ;  1761.0 p2      41 k reload
        pxor xmm2, xmm4                                           ;  1780.0 p1      41 k
        pxor xmm12, xmm2                                          ;  1782.0 p1      41 k
        movdqa xmm2, [r8 + 1504]                                  ;  1748.3 p2      41 k
        movdqa xmm7, [r8 + 1488]                                  ;  1749.3 p2     100 k.13 reload
        pand xmm2, xmm7                                           ;  1782.0 p1      41 k
        pxor xmm7, xmm0                                           ;  1783.0 p1      41 k
        pxor xmm14, xmm2                                          ;  1784.0 p1      41 k
        pxor xmm11, xmm2                                          ;  1785.0 p1      41 k
        movdqa xmm0, [rbp - 32]                                   ;  1750.3 p2      41 k
        pxor xmm0, xmm8                                           ;  1786.0 p1      41 k
        pxor xmm3, xmm0                                           ;  1788.0 p1      41 k
        pxor xmm8, xmm1                                           ;  1788.0 p1      41 k
        pxor xmm5, xmm8                                           ;  1790.0 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;  1752.0 p2      41 k
        pxor xmm1, xmm12                                          ;  1790.0 p1      41 k
        movdqa xmm2, [rbp + 272]                                  ;  1753.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1791.0 p1      41 k
        pxor xmm0, xmm5                                           ;  1792.0 p1      41 k
        movdqa xmm5, [rbp - 32]                                   ;  1754.0 p2      41 k
        movdqa xmm8, [rbp + 144]                                  ;  1755.0 p2      41 k
        pxor xmm8, [rbp - 16]                                     ;  1793.0 p2+p1   41 k
        pxor xmm6, xmm11                                          ;  1794.0 p1      41 k
        pxor xmm5, xmm11                                          ;  1795.0 p1      41 k
        movdqa xmm9, [rbp + 240]                                  ;  1757.0 p2      41 k
        movdqa xmm11, [rbp - 64]                                  ;  1758.0 p2      41 k
        pxor xmm13, xmm8                                          ;  1796.0 p1      41 k
        movdqa xmm8, [rbp + 192]                                  ;  1759.0 p2      41 k reload
        pxor xmm8, xmm2                                           ;  1797.0 p1      41 k
        movdqa xmm2, [rbp + 224]                                  ;  1760.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  1798.0 p1      41 k
        pxor xmm11, xmm6                                          ;  1799.0 p1      41 k
        pxor xmm10, xmm5                                          ;  1800.0 p1      41 k
        movdqa xmm3, [r8 + 1344]                                  ;  1761.0 p2      41 k
        movdqa xmm5, [r8 + 1280]                                  ;  1762.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  1801.0 p1      41 k
        movdqa xmm6, [r8 + 1360]                                  ;  1763.0 p2      41 k
        pxor xmm4, xmm8                                           ;  1802.0 p1      41 k
        pxor xmm9, xmm8                                           ;  1803.0 p1      41 k
        pand xmm6, xmm5                                           ;  1804.0 p1      41 k
        movdqa xmm8, [r8 + 1376]                                  ;  1764.0 p2      41 k
        pxor xmm7, xmm9                                           ;  1805.0 p1      41 k
        movdqa xmm9, [r8 + 1296]                                  ;  1765.0 p2     100 k.1 reload
        pand xmm8, xmm9                                           ;  1806.0 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  1766.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  1807.0 p1      41 k
        movdqa xmm4, [r8 + 1328]                                  ;  1767.0 p2      41 k
        pand xmm4, xmm5                                           ;  1808.0 p1      41 k
        movdqa xmm14, [r8 + 1344]                                 ;  1768.0 p2      41 k
        pand xmm14, [r8 + 1328]                                   ;  1809.0 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  1810.0 p1      41 k
        pxor xmm0, [r8 + 1312]                                    ;  1811.0 p2+p1   41 k
        pxor xmm13, xmm9                                          ;  1812.0 p1      41 k
        pxor xmm11, [r8 + 1360]                                   ;  1813.0 p2+p1   41 k
        pxor xmm15, [r8 + 1376]                                   ;  1814.0 p2+p1   41 k
        pxor xmm7, [r8 + 1344]                                    ;  1815.0 p2+p1   41 k
        pxor xmm12, [r8 + 1328]                                   ;  1816.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1800.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1360]                                  ;  1775.0 p2      41 k
        pand xmm2, [r8 + 1312]                                    ;  1817.0 p2+p1   41 k
        pxor xmm8, xmm2                                           ;  1819.0 p1      41 k
        pand xmm2, xmm9                                           ;  1819.0 p1      41 k
        movdqa [rbp + 224], xmm10                                 ;  1802.0 p0+p3   41 k spill
        movdqa xmm10, xmm9                                        ;  1776.0 p0      41 k copy
        pxor xmm10, xmm4                                          ;  1820.0 p1      41 k
        movdqa [rbp + 192], xmm15                                 ;  1816.0 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;  1776.0 p0      41 k copy
        pand xmm15, [r8 + 1360]                                   ;  1821.0 p2+p1   41 k
        movdqa [rbp - 64], xmm11                                  ;  1815.0 p0+p3   41 k spill
        movdqa xmm11, xmm9                                        ;  1776.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  1822.0 p1      41 k
        movdqa [rbp + 240], xmm7                                  ;  1817.0 p0+p3   41 k spill
        movdqa xmm7, xmm9                                         ;  1778.0 p0      41 k copy
        pand xmm7, [r8 + 1328]                                    ;  1823.0 p2+p1   41 k
        pand xmm9, [r8 + 1344]                                    ;  1824.0 p2+p1   41 k
        pxor xmm9, xmm6                                           ;  1826.0 p1      41 k
        movdqa [rbp - 16], xmm12                                  ;  1818.0 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  1780.0 p0      41 k copy
        movdqa [rbp + 144], xmm0                                  ;  1813.0 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;  1782.0 p0      41 k copy
        movdqa [rbp - 32], xmm13                                  ;  1814.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 1280]                                 ;  1780.7 p2      41 k copy
        movdqa [rbp + 272], xmm1                                  ;  1812.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1280]                                  ;  1781.7 p2      41 k copy
        movdqa [rbp + 0], xmm9                                    ;  1828.0 p0+p3   41 k spill
        movdqa xmm9, [r8 + 1376]                                  ;  1782.7 p2      41 k
        pand xmm9, [r8 + 1328]                                    ;  1826.0 p2+p1   41 k
        movdqa [rbp + 112], xmm7                                  ;  1825.0 p0+p3   41 k spill
        movdqa xmm7, xmm6                                         ;  1806.0 p0      41 k copy
        pand xmm7, [r8 + 1376]                                    ;  1827.0 p2+p1   41 k
        pxor xmm7, xmm15                                          ;  1829.0 p1      41 k
        pxor xmm7, [rel misty1_expand_compact.T0_constants128]    ;  1831.0 p2+p1   41 k
        movdqa [rbp + 32], xmm6                                   ;  1806.0 p0+p3   41 k spill
        movdqa xmm6, xmm3                                         ;  1803.0 p0      41 k copy
        pxor xmm6, xmm14                                          ;  1830.0 p1      41 k
        pxor xmm14, xmm8                                          ;  1831.0 p1      41 k
        pxor xmm8, xmm3                                           ;  1832.0 p1      41 k
        pxor xmm3, [rbp + 112]                                    ;  1836.0 p2+p1   41 k
        pand xmm6, [r8 + 1360]                                    ;  1834.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1835.0 p1      41 k
        pand xmm14, [r8 + 1312]                                   ;  1836.0 p2+p1   41 k
        pand xmm13, xmm0                                          ;  1837.0 p1      41 k
        pand xmm0, [r8 + 1344]                                    ;  1838.0 p2+p1   41 k
        pxor xmm13, xmm7                                          ;  1839.0 p1      41 k
        movdqa [rbp - 48], xmm3                                   ;  1838.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 1344]                                  ;  1792.7 p2      41 k
        pxor xmm3, xmm10                                          ;  1840.0 p1      41 k
        pand xmm3, [r8 + 1376]                                    ;  1842.0 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  1844.0 p1      41 k
        movdqa [rbp - 96], xmm4                                   ;  1846.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1328]                                  ;  1795.0 p2      41 k
        pand xmm4, xmm15                                          ;  1843.0 p1      41 k
        pxor xmm4, xmm11                                          ;  1845.0 p1      41 k
        pxor xmm14, xmm4                                          ;  1847.0 p1      41 k
        movdqa xmm4, [r8 + 1376]                                  ;  1796.3 p2      41 k
        pand xmm4, [r8 + 1312]                                    ;  1846.0 p2+p1   41 k
        pxor xmm14, [r8 + 1328]                                   ;  1849.0 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  1848.0 p1      41 k
        pxor xmm13, xmm4                                          ;  1849.0 p1      41 k
        movdqa [rbp + 80], xmm14                                  ;  1851.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 1312]                                 ;  1799.3 p2      41 k
        pand xmm14, xmm11                                         ;  1850.0 p1      41 k
        pxor xmm12, xmm14                                         ;  1852.0 p1      41 k
        movdqa xmm14, [r8 + 1344]                                 ;  1802.0 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  1852.0 p1      41 k
        pxor xmm12, xmm10                                         ;  1854.0 p1      41 k
        pand xmm10, [r8 + 1312]                                   ;  1854.0 p2+p1   41 k
        pxor xmm10, [rbp + 0]                                     ;  1856.0 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  1856.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1344]                                 ;  1807.0 p2      41 k copy
        pxor xmm12, xmm9                                          ;  1856.0 p1      41 k
        pxor xmm6, xmm12                                          ;  1858.0 p1      41 k
        pxor xmm11, xmm6                                          ;  1860.0 p1      41 k
        pxor xmm10, xmm11                                         ;  1862.0 p1      41 k
        movdqa xmm6, xmm15                                        ;  1823.0 p0      41 k copy
        movdqa xmm11, [r8 + 1376]                                 ;  1810.0 p2     100 k.6 reload
        pxor xmm6, xmm11                                          ;  1860.0 p1      41 k
        pand xmm1, xmm6                                           ;  1862.0 p1      41 k
        movdqa xmm6, [r8 + 1312]                                  ;  1811.3 p2     100 k.2 reload
        pxor xmm15, xmm6                                          ;  1862.0 p1      41 k
        pxor xmm3, xmm10                                          ;  1864.0 p1      41 k
        movdqa xmm10, [r8 + 1312]                                 ;  1813.3 p2      41 k copy
        pxor xmm10, [rbp + 0]                                     ;  1864.0 p2+p1   41 k
        pand xmm6, [rbp - 48]                                     ;  1865.0 p2+p1   41 k
        pand xmm12, [r8 + 1360]                                   ;  1866.0 p2+p1   41 k
        pxor xmm7, xmm1                                           ;  1867.0 p1      41 k
        pxor xmm0, xmm7                                           ;  1869.0 p1      41 k
        movdqa xmm7, xmm11                                        ;  1821.0 p0      41 k copy
        pand xmm7, [r8 + 1360]                                    ;  1869.0 p2+p1   41 k
        pxor xmm12, [rbp + 112]                                   ;  1870.0 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  1872.0 p1      41 k
        movdqa xmm12, xmm11                                       ;  1821.0 p0      41 k copy
        pand xmm14, xmm15                                         ;  1872.0 p1      41 k
        pand xmm5, xmm15                                          ;  1873.0 p1      41 k
        pxor xmm12, xmm5                                          ;  1875.0 p1      41 k
        pxor xmm0, xmm12                                          ;  1877.0 p1      41 k
        movdqa xmm5, [r8 + 1328]                                  ;  1822.7 p2      41 k
        pand xmm5, xmm10                                          ;  1876.0 p1      41 k
        pxor xmm10, xmm4                                          ;  1877.0 p1      41 k
        pxor xmm4, [r8 + 1328]                                    ;  1878.0 p2+p1   41 k
        movdqa xmm12, [rbp + 144]                                 ;  1824.7 p2      41 k reload
        pxor xmm3, xmm12                                          ;  1879.0 p1      41 k
        movdqa xmm15, [r8 + 1568]                                 ;  1825.7 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  1880.0 p1      48 k
        pxor xmm5, [r8 + 1360]                                    ;  1881.0 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  1883.0 p1      41 k
        pand xmm9, xmm4                                           ;  1883.0 p1      41 k
        pand xmm4, [r8 + 1360]                                    ;  1884.0 p2+p1   41 k
        movdqa xmm5, [rbp + 272]                                  ;  1828.7 p2      41 k reload
        pxor xmm13, xmm5                                          ;  1885.0 p1      41 k
        pxor xmm5, [r8 + 1536]                                    ;  1886.0 p2+p1   48 k
        pxor xmm0, xmm9                                           ;  1887.0 p1      41 k
        movdqa xmm9, [rbp - 96]                                   ;  1846.0 p2      41 k
        pxor xmm1, xmm4                                           ;  1888.0 p1      41 k
        pxor xmm9, xmm4                                           ;  1889.0 p1      41 k
        pxor xmm10, xmm1                                          ;  1890.0 p1      41 k
        movdqa xmm1, [rbp - 48]                                   ;  1838.0 p2      41 k
        pxor xmm1, xmm7                                           ;  1891.0 p1      41 k
        pand xmm7, [rbp - 96]                                     ;  1892.0 p2+p1   41 k
        pand xmm11, xmm1                                          ;  1893.0 p1      41 k
        pxor xmm8, xmm7                                           ;  1894.0 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  1856.0 p2      41 k
        pxor xmm1, xmm10                                          ;  1895.0 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  1856.0 p2      41 k
        pxor xmm4, xmm11                                          ;  1896.0 p1      41 k
        movdqa xmm7, [rbp - 32]                                   ;  1835.7 p2      41 k
        pxor xmm7, xmm0                                           ;  1897.0 p1      41 k
        movdqa xmm0, [rbp - 16]                                   ;  1836.7 p2      41 k
        pxor xmm6, xmm1                                           ;  1898.0 p1      41 k
        movdqa xmm1, [rbp + 240]                                  ;  1837.7 p2      41 k
        pxor xmm14, xmm4                                          ;  1899.0 p1      41 k
        movdqa xmm4, [rbp - 64]                                   ;  1838.7 p2      41 k
        movdqa xmm10, [rbp + 32]                                  ;  1839.7 p2      41 k reload
        pxor xmm10, xmm9                                          ;  1900.0 p1      41 k
        pxor xmm2, xmm8                                           ;  1901.0 p1      41 k
        movdqa xmm8, [rbp + 192]                                  ;  1840.7 p2      41 k
        movdqa xmm9, [r8 + 1712]                                  ;  1841.7 p2     100 k.11 reload
        pxor xmm3, xmm9                                           ;  1902.0 p1      48 k
        pxor xmm4, xmm6                                           ;  1903.0 p1      41 k
        movdqa xmm6, [r8 + 1680]                                  ;  1842.7 p2     100 k.9 reload
        pxor xmm13, xmm6                                          ;  1904.0 p1      48 k
        movdqa xmm11, [rbp + 80]                                  ;  1851.0 p2      41 k reload
        pxor xmm11, xmm10                                         ;  1905.0 p1      41 k
        pxor xmm8, xmm11                                          ;  1907.0 p1      41 k
        movdqa xmm10, [r8 + 1696]                                 ;  1844.7 p2      48 k
        pxor xmm10, xmm7                                          ;  1907.0 p1      48 k
        movdqa xmm7, [rbp - 32]                                   ;  1845.7 p2      48 k
        movdqa xmm11, [r8 + 1552]                                 ;  1846.7 p2     100 k.1 reload
        pxor xmm7, xmm11                                          ;  1908.0 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1909.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1911.0 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  1848.7 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1911.0 p1      41 k
        pxor xmm1, xmm2                                           ;  1913.0 p1      41 k
        movdqa xmm2, [r8 + 1728]                                  ;  1849.7 p2      48 k
        pxor xmm2, xmm0                                           ;  1913.0 p1      48 k
        movdqa xmm0, [r8 + 1744]                                  ;  1850.7 p2      48 k
        pxor xmm0, xmm1                                           ;  1915.0 p1      48 k
        movdqa xmm1, [rbp - 16]                                   ;  1851.7 p2      48 k
        pxor xmm1, [r8 + 1584]                                    ;  1915.0 p2+p1   48 k
        pxor xmm4, [r8 + 1760]                                    ;  1916.0 p2+p1   48 k
        pxor xmm8, [r8 + 1776]                                    ;  1917.0 p2+p1   48 k
        movdqa xmm9, [rbp + 240]                                  ;  1855.7 p2      48 k
        pxor xmm9, [r8 + 1600]                                    ;  1918.0 p2+p1   48 k
        movdqa xmm6, [rbp - 64]                                   ;  1857.7 p2      48 k
        pxor xmm6, [r8 + 1616]                                    ;  1919.0 p2+p1   48 k
        movdqa xmm15, [rbp + 192]                                 ;  1859.7 p2      48 k
        pxor xmm15, [r8 + 1632]                                   ;  1920.0 p2+p1   48 k
        movdqa xmm11, [rbp + 224]                                 ;  1861.7 p2      48 k
        pxor xmm11, [r8 + 1648]                                   ;  1921.0 p2+p1   48 k
        movdqa [rbp + 224], xmm8                                  ;  1919.0 p0+p3   48 k spill
        movdqa xmm8, [rbp - 112]                                  ;  1863.7 p2      48 k
        pxor xmm8, [r8 + 1664]                                    ;  1922.0 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  1918.0 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  1882.0 p0      45 k copy
        movdqa [rbp + 192], xmm0                                  ;  1917.0 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  1882.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  1923.0 p1      45 k
        movdqa [rbp - 64], xmm2                                   ;  1915.0 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  1882.0 p0      45 k copy
        pand xmm2, xmm6                                           ;  1924.0 p1      45 k
        movdqa [rbp + 240], xmm3                                  ;  1904.0 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  1882.0 p0      45 k copy
        pand xmm3, xmm7                                           ;  1925.0 p1      45 k
        pxor xmm3, xmm5                                           ;  1927.0 p1      45 k
        movdqa [rbp - 16], xmm10                                  ;  1909.0 p0+p3   48 k spill
        movdqa xmm10, xmm12                                       ;  1882.0 p0      45 k copy
        movdqa [rbp - 32], xmm13                                  ;  1906.0 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  1882.0 p0      45 k copy
        pand xmm13, xmm8                                          ;  1927.0 p1      45 k
        movdqa [rbp + 80], xmm3                                   ;  1929.0 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  1882.0 p0      45 k copy
        pand xmm12, xmm15                                         ;  1928.0 p1      45 k
        pand xmm3, xmm11                                          ;  1929.0 p1      45 k
        movdqa [rbp + 32], xmm12                                  ;  1930.0 p0+p3   45 k spill
        movdqa xmm12, [rbp + 80]                                  ;  1929.0 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  1931.0 p0+p3   45 k spill
        movdqa xmm3, [rbp + 80]                                   ;  1929.0 p2      45 k
        pxor xmm3, xmm8                                           ;  1940.0 p1      45 k
        movdqa [rbp + 80], xmm3                                   ;  1942.0 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  1888.0 p0      45 k copy
        pxor xmm3, xmm15                                          ;  1931.0 p1      45 k
        movdqa [rbp - 96], xmm13                                  ;  1929.0 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  1888.0 p0      45 k copy
        pand xmm13, xmm11                                         ;  1932.0 p1      45 k
        movdqa xmm14, xmm5                                        ;  1888.0 p0      45 k copy
        pand xmm14, xmm8                                          ;  1933.0 p1      45 k
        pxor xmm14, xmm11                                         ;  1935.0 p1      45 k
        movdqa [rbp - 48], xmm12                                  ;  1940.0 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  1888.0 p0      45 k copy
        pand xmm12, xmm1                                          ;  1935.0 p1      45 k
        movdqa [rbp + 272], xmm14                                 ;  1937.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1888.3 p0      45 k copy
        pand xmm14, xmm7                                          ;  1936.0 p1      45 k
        movdqa [rbp + 144], xmm10                                 ;  1889.3 p0+p3   45 k spill
        movdqa xmm10, xmm5                                        ;  1891.0 p0      45 k copy
        movdqa [rbp + 112], xmm14                                 ;  1938.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1893.0 p0      45 k copy
        pand xmm14, xmm9                                          ;  1937.0 p1      45 k
        movdqa [rbp + 0], xmm14                                   ;  1939.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1896.0 p0      45 k copy
        pxor xmm14, xmm7                                          ;  1938.0 p1      45 k
        pand xmm5, xmm15                                          ;  1939.0 p1      45 k
        pand xmm14, xmm6                                          ;  1940.0 p1      45 k
        movdqa [rbp + 96], xmm5                                   ;  1941.0 p0+p3   45 k spill
        movdqa xmm5, xmm7                                         ;  1910.0 p0      45 k copy
        pxor xmm5, xmm6                                           ;  1941.0 p1      45 k
        pxor xmm0, xmm5                                           ;  1943.0 p1      45 k
        pand xmm10, xmm5                                          ;  1943.0 p1      45 k
        pand xmm5, xmm9                                           ;  1944.0 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  1945.0 p0+p3   45 k spill
        movdqa xmm0, xmm7                                         ;  1910.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  1945.0 p1      45 k
        movdqa [rbp - 80], xmm10                                  ;  1945.0 p0+p3   45 k spill
        movdqa xmm10, xmm7                                        ;  1910.0 p0      45 k copy
        pand xmm10, xmm11                                         ;  1946.0 p1      45 k
        movdqa [rbp + 64], xmm7                                   ;  1910.0 p0+p3   48 k spill
        movdqa xmm7, [rbp - 48]                                   ;  1940.0 p2      45 k reload
        pxor xmm7, xmm10                                          ;  1951.0 p1      45 k
        movdqa xmm10, xmm1                                        ;  1917.0 p0      45 k copy
        pand xmm10, xmm11                                         ;  1948.0 p1      45 k
        movdqa [rbp - 48], xmm10                                  ;  1950.0 p0+p3   45 k spill
        movdqa xmm10, xmm1                                        ;  1917.0 p0      45 k copy
        pand xmm10, xmm15                                         ;  1949.0 p1      45 k
        pxor xmm13, xmm10                                         ;  1951.0 p1      45 k
        movdqa xmm10, xmm1                                        ;  1917.0 p0      45 k copy
        pxor xmm10, xmm3                                          ;  1951.0 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1953.0 p2+p1   45 k
        pand xmm4, xmm10                                          ;  1953.0 p1      45 k
        pxor xmm4, [rbp + 272]                                    ;  1955.0 p2+p1   45 k
        movdqa [rbp + 256], xmm13                                 ;  1955.0 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  1917.0 p0      45 k copy
        pand xmm13, xmm9                                          ;  1955.0 p1      45 k
        pxor xmm0, xmm13                                          ;  1957.0 p1      45 k
        pxor xmm13, [rbp + 272]                                   ;  1957.0 p2+p1   45 k
        movdqa [rbp + 272], xmm3                                  ;  1933.0 p0+p3   45 k spill
        movdqa xmm3, [rbp + 96]                                   ;  1941.0 p2      45 k reload
        pxor xmm3, xmm0                                           ;  1959.0 p1      45 k
        movdqa xmm0, xmm15                                        ;  1922.0 p0      45 k copy
        pand xmm0, xmm9                                           ;  1959.0 p1      45 k
        pxor xmm12, xmm0                                          ;  1961.0 p1      45 k
        movdqa xmm0, xmm11                                        ;  1923.0 p0      45 k copy
        pand xmm0, xmm8                                           ;  1961.0 p1      45 k
        pxor xmm12, xmm0                                          ;  1963.0 p1      45 k
        movdqa [rbp + 96], xmm3                                   ;  1961.0 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  1923.3 p0      45 k copy
        pand xmm3, xmm6                                           ;  1963.0 p1      45 k
        pxor xmm5, xmm3                                           ;  1965.0 p1      45 k
        movdqa xmm3, xmm11                                        ;  1924.3 p0      45 k copy
        pand xmm11, xmm15                                         ;  1965.0 p1      45 k
        pand xmm3, xmm9                                           ;  1966.0 p1      45 k
        pxor xmm13, xmm5                                          ;  1967.0 p1      45 k
        pxor xmm3, [rbp + 0]                                      ;  1968.0 p2+p1   45 k
        movdqa [rbp - 128], xmm11                                 ;  1967.0 p0+p3   45 k spill
        movdqa xmm11, xmm8                                        ;  1927.0 p0      45 k copy
        pand xmm11, xmm9                                          ;  1969.0 p1      45 k
        pxor xmm1, xmm11                                          ;  1971.0 p1      45 k
        pxor xmm4, xmm1                                           ;  1973.0 p1      45 k
        pand xmm1, xmm8                                           ;  1973.0 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  1975.0 p2+p1   45 k
        movdqa [rbp + 16], xmm1                                   ;  1977.0 p0+p3   45 k spill
        movdqa xmm1, xmm8                                         ;  1930.0 p0      45 k copy
        por xmm1, xmm10                                           ;  1974.0 p1      45 k
        pxor xmm2, xmm1                                           ;  1976.0 p1      45 k
        movdqa xmm1, xmm9                                         ;  1931.0 p0      45 k copy
        pand xmm1, xmm6                                           ;  1976.0 p1      45 k
        movdqa [rbp + 288], xmm10                                 ;  1953.0 p0+p3   45 k spill
        movdqa xmm10, [rbp + 112]                                 ;  1938.0 p2      45 k reload
        pxor xmm10, xmm2                                          ;  1978.0 p1      45 k
        movdqa xmm2, xmm9                                         ;  1933.0 p0      45 k copy
        pxor xmm8, xmm1                                           ;  1978.0 p1      45 k
        movdqa [rbp + 112], xmm15                                 ;  1934.0 p0+p3   48 k spill
        movdqa xmm15, [rbp + 144]                                 ;  1934.0 p2      45 k reload
        pxor xmm15, xmm1                                          ;  1979.0 p1      45 k
        movdqa xmm1, xmm6                                         ;  1935.0 p0      45 k copy
        pand xmm1, xmm8                                           ;  1980.0 p1      45 k
        movdqa xmm8, xmm6                                         ;  1940.0 p0      45 k copy
        pxor xmm4, xmm1                                           ;  1982.0 p1      45 k
        movdqa xmm1, [rbp + 272]                                  ;  1940.7 p2      45 k reload
        pand xmm8, xmm1                                           ;  1982.0 p1      45 k
        pxor xmm5, xmm10                                          ;  1983.0 p1      45 k
        pxor xmm1, xmm5                                           ;  1985.0 p1      45 k
        pxor xmm13, xmm15                                         ;  1985.0 p1      45 k
        pand xmm2, xmm15                                          ;  1986.0 p1      45 k
        pxor xmm7, xmm2                                           ;  1988.0 p1      45 k
        movdqa xmm2, [rbp + 288]                                  ;  1953.0 p2      45 k reload
        por xmm6, xmm2                                            ;  1988.0 p1      45 k
        movdqa xmm5, [rbp + 80]                                   ;  1944.7 p2      45 k reload
        pxor xmm8, xmm5                                           ;  1989.0 p1      45 k
        pxor xmm9, xmm8                                           ;  1991.0 p1      45 k
        movdqa xmm8, [rbp + 64]                                   ;  1945.7 p2      48 k reload
        pand xmm5, xmm8                                           ;  1991.0 p1      45 k
        pxor xmm3, xmm5                                           ;  1993.0 p1      45 k
        pxor xmm13, xmm12                                         ;  1993.0 p1      45 k
        movdqa xmm5, [rbp + 112]                                  ;  1946.7 p2      48 k reload
        pand xmm8, xmm5                                           ;  1994.0 p1      45 k
        movdqa xmm15, [rbp + 32]                                  ;  1947.7 p2      45 k reload
        pxor xmm12, xmm15                                         ;  1995.0 p1      45 k
        pxor xmm14, xmm7                                          ;  1996.0 p1      45 k
        pxor xmm5, xmm12                                          ;  1997.0 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  1948.7 p2      45 k reload
        pxor xmm3, xmm12                                          ;  1998.0 p1      45 k
        pxor xmm15, xmm14                                         ;  1999.0 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;  1949.7 p2      45 k reload
        pxor xmm2, [rbp - 128]                                    ;  2000.0 p2+p1   45 k
        pxor xmm2, [rbp + 288]                                    ;  2002.0 p2+p1   45 k
        pxor xmm6, xmm2                                           ;  2004.0 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  1952.7 p2      45 k reload
        pxor xmm2, [rbp + 16]                                     ;  2003.0 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  2005.0 p1      45 k
        pxor xmm1, xmm0                                           ;  2007.0 p1      45 k
        movdqa xmm0, [rbp - 48]                                   ;  1954.7 p2      45 k
        pxor xmm0, [rbp + 0]                                      ;  2006.0 p2+p1   45 k
        pxor xmm7, xmm0                                           ;  2008.0 p1      45 k
        pxor xmm2, xmm8                                           ;  2008.0 p1      45 k
        pxor xmm8, [rbp - 128]                                    ;  2009.0 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  2010.0 p1      45 k
        movdqa xmm0, [rbp + 256]                                  ;  1957.7 p2      45 k
        pxor xmm0, xmm9                                           ;  2011.0 p1      45 k
        pxor xmm10, xmm0                                          ;  2013.0 p1      45 k
        pxor xmm9, xmm7                                           ;  2013.0 p1      45 k
        movdqa xmm0, [rbp - 80]                                   ;  1958.7 p2      45 k reload
        pxor xmm0, xmm9                                           ;  2015.0 p1      45 k
        pxor xmm14, xmm6                                          ;  2015.0 p1      45 k
        pxor xmm12, xmm6                                          ;  2016.0 p1      45 k
        movdqa xmm2, [rbp + 96]                                   ;  1961.0 p2      45 k
        pxor xmm2, xmm0                                           ;  2017.0 p1      45 k
        movdqa xmm0, [rbp + 256]                                  ;  1960.7 p2      45 k
        pxor xmm11, xmm14                                         ;  2018.0 p1      45 k
        movdqa xmm6, [rbp + 96]                                   ;  1961.7 p2      45 k
        pxor xmm6, [rbp + 16]                                     ;  2019.0 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  2020.0 p1      45 k
        movdqa xmm9, [rbp - 48]                                   ;  1963.7 p2      45 k
        pxor xmm4, xmm6                                           ;  2021.0 p1      45 k
        movdqa xmm6, [rbp + 288]                                  ;  1964.7 p2      45 k
        pxor xmm6, xmm10                                          ;  2022.0 p1      45 k
        movdqa xmm10, [r8 + 1792]                                 ;  1965.7 p2     100 k.0
        pxor xmm13, xmm8                                          ;  2023.0 p1      45 k
        pxor xmm0, xmm8                                           ;  2024.0 p1      45 k
        movdqa xmm8, [r8 + 1904]                                  ;  1966.7 p2     100 k.7
        pxor xmm9, xmm13                                          ;  2025.0 p1      45 k
        movdqa xmm12, [r8 + 1808]                                 ;  1967.7 p2     100 k.1
        pxor xmm3, xmm0                                           ;  2026.0 p1      45 k
        movdqa xmm0, [r8 + 1920]                                  ;  1968.7 p2     100 k.8
        pxor xmm7, xmm15                                          ;  2027.0 p1      45 k
        movdqa xmm13, [r8 + 1824]                                 ;  1969.7 p2     100 k.2
        movdqa xmm14, [rbp + 224]                                 ;  1970.7 p2      48 k reload
        pxor xmm1, xmm14                                          ;  2028.0 p1      45 k
        movdqa [r9 + 3568], xmm14                                 ;  1981.7 p0+p3  100 k
        movdqa [r9 + 3456], xmm6                                  ;  2024.0 p0+p3  100 k
        movdqa xmm6, [r8 + 1840]                                  ;  1971.7 p2     100 k.3
        movdqa [r9 + 3440], xmm3                                  ;  2028.0 p0+p3  100 k
        movdqa xmm3, [r8 + 1936]                                  ;  1972.7 p2     100 k.9
        movdqa [r9 + 3424], xmm1                                  ;  2030.0 p0+p3  100 k
        movdqa xmm1, [rbp - 32]                                   ;  1973.7 p2      45 k
        pxor xmm1, xmm7                                           ;  2029.0 p1      45 k
        movdqa xmm7, [r8 + 1856]                                  ;  1974.7 p2     100 k.4
        movdqa [r9 + 3328], xmm1                                  ;  2031.0 p0+p3  100 k
        movdqa xmm1, [rbp - 16]                                   ;  1975.7 p2      45 k
        pxor xmm1, xmm4                                           ;  2030.0 p1      45 k
        movdqa xmm4, [r8 + 1952]                                  ;  1976.7 p2     100 k.10
        movdqa [r9 + 3344], xmm1                                  ;  2032.0 p0+p3  100 k
        movdqa xmm1, [r8 + 1968]                                  ;  1977.7 p2     100 k.11
        movdqa xmm14, [rbp + 240]                                 ;  1978.7 p2      48 k reload
        pxor xmm2, xmm14                                          ;  2031.0 p1      45 k
        movdqa [r9 + 3504], xmm14                                 ;  1989.7 p0+p3  100 k
        movdqa [r9 + 3360], xmm2                                  ;  2033.0 p0+p3  100 k
        movdqa xmm2, [r8 + 1872]                                  ;  1979.7 p2     100 k.5
        movdqa xmm14, [rbp - 64]                                  ;  1980.7 p2      48 k reload
        pxor xmm11, xmm14                                         ;  2032.0 p1      45 k
        movdqa [r9 + 3520], xmm14                                 ;  1991.7 p0+p3  100 k
        movdqa [r9 + 3376], xmm11                                 ;  2034.0 p0+p3  100 k
        movdqa xmm11, [r8 + 1984]                                 ;  1981.7 p2     100 k.12
        movdqa xmm14, [rbp + 192]                                 ;  1982.7 p2      48 k reload
        pxor xmm5, xmm14                                          ;  2033.0 p1      45 k
        movdqa [r9 + 3536], xmm14                                 ;  1993.7 p0+p3  100 k
        movdqa [r9 + 3392], xmm5                                  ;  2035.0 p0+p3  100 k
        movdqa xmm5, [r8 + 1888]                                  ;  1983.7 p2     100 k.6
        movdqa xmm14, [rbp - 112]                                 ;  1984.7 p2      48 k reload
        pxor xmm9, xmm14                                          ;  2034.0 p1      45 k
        movdqa [r9 + 3552], xmm14                                 ;  1995.7 p0+p3  100 k
        movdqa [r9 + 3408], xmm9                                  ;  2036.0 p0+p3  100 k
        movdqa xmm9, [r8 + 2000]                                  ;  1985.7 p2     100 k.13
        movdqa xmm14, [r8 + 2016]                                 ;  1986.7 p2     100 k.14
        movdqa xmm15, [r8 + 2032]                                 ;  1987.7 p2     100 k.15
        movdqa xmm0, [rbp - 32]                                   ;  1988.7 p2      48 k reload
        movdqa [r9 + 3472], xmm0                                  ;  1999.7 p0+p3  100 k
        movdqa xmm0, [rbp - 16]                                   ;  1989.7 p2      48 k reload
        movdqa [r9 + 3488], xmm0                                  ;  2000.7 p0+p3  100 k
        movdqa xmm0, [r8 + 1536]                                  ;  1990.7 p2     100 k.0 reload
        movdqa [r9 + 1536], xmm0                                  ;  2001.7 p0+p3   99 k
        movdqa xmm8, [r8 + 1552]                                  ;  1991.7 p2     100 k.1 reload
        movdqa [r9 + 1552], xmm8                                  ;  2002.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1568]                                  ;  1993.7 p2     100 k.2 reload
        movdqa [r9 + 1568], xmm5                                  ;  2004.7 p0+p3   99 k
        movdqa xmm2, [r8 + 1584]                                  ;  1995.7 p2     100 k.3 reload
        movdqa [r9 + 1584], xmm2                                  ;  2006.7 p0+p3   99 k
        movdqa xmm7, [r8 + 1600]                                  ;  1997.0 p2     100 k.4 reload
        movdqa [r9 + 1600], xmm7                                  ;  2008.0 p0+p3   99 k
        movdqa xmm6, [r8 + 1616]                                  ;  1999.0 p2     100 k.5 reload
        movdqa [r9 + 1616], xmm6                                  ;  2010.0 p0+p3   99 k
        movdqa xmm13, [r8 + 1632]                                 ;  2001.0 p2     100 k.6 reload
        movdqa [r9 + 1632], xmm13                                 ;  2012.0 p0+p3   99 k
        movdqa xmm12, [r8 + 1648]                                 ;  2004.0 p2     100 k.7 reload
        movdqa [r9 + 1648], xmm12                                 ;  2015.0 p0+p3   99 k
        movdqa xmm10, [r8 + 1664]                                 ;  2006.0 p2     100 k.8 reload
        movdqa [r9 + 1664], xmm10                                 ;  2017.0 p0+p3   99 k
        movdqa xmm15, [r8 + 1680]                                 ;  2007.0 p2     100 k.9 reload
        movdqa [r9 + 1680], xmm15                                 ;  2018.0 p0+p3   99 k
        movdqa xmm14, [r8 + 1696]                                 ;  2009.7 p2     100 k.10 reload
        movdqa [r9 + 1696], xmm14                                 ;  2020.7 p0+p3   99 k
        movdqa xmm9, [r8 + 1712]                                  ;  2010.7 p2     100 k.11 reload
        movdqa [r9 + 1712], xmm9                                  ;  2021.7 p0+p3   99 k
        movdqa xmm11, [r8 + 1728]                                 ;  2012.0 p2     100 k.12 reload
        movdqa [r9 + 1728], xmm11                                 ;  2023.0 p0+p3   99 k
        movdqa xmm1, [r8 + 1744]                                  ;  2015.0 p2     100 k.13 reload
        movdqa [r9 + 1744], xmm1                                  ;  2026.0 p0+p3   99 k
        movdqa xmm4, [r8 + 1760]                                  ;  2017.0 p2     100 k.14 reload
        movdqa [r9 + 1760], xmm4                                  ;  2028.0 p0+p3   99 k
        movdqa xmm3, [r8 + 1776]                                  ;  2018.0 p2     100 k.15 reload
        movdqa [r9 + 1776], xmm3                                  ;  2029.0 p0+p3   99 k
        movdqa xmm5, xmm10                                        ;  2020.0 p0      41 k copy
        pxor xmm5, xmm11                                          ;  2035.0 p1      41 k
        movdqa xmm2, xmm5                                         ;  2037.0 p0      41 k copy
        movdqa xmm8, xmm5                                         ;  2037.0 p0      41 k copy
        pand xmm8, xmm9                                           ;  2044.0 p1      41 k
        pand xmm5, xmm12                                          ;  2037.0 p1      41 k
        movdqa xmm13, xmm10                                       ;  2023.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  2038.0 p1      41 k
        movdqa xmm6, xmm14                                        ;  2024.0 p0      41 k copy
        pand xmm6, xmm4                                           ;  2039.0 p1      41 k
        movdqa xmm0, xmm14                                        ;  2025.0 p0      41 k copy
        pand xmm0, xmm1                                           ;  2040.0 p1      41 k
        movdqa xmm7, xmm14                                        ;  2026.3 p0      41 k copy
        movdqa xmm11, xmm14                                       ;  2027.3 p0      41 k copy
        pand xmm11, xmm15                                         ;  2041.0 p1      41 k
        pxor xmm2, xmm11                                          ;  2044.0 p1      41 k
        movdqa xmm11, xmm14                                       ;  2028.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  2043.0 p1      41 k
        movdqa xmm10, xmm14                                       ;  2029.3 p0      41 k copy
        pand xmm10, xmm9                                          ;  2044.0 p1      41 k
        pxor xmm13, xmm10                                         ;  2046.0 p1      41 k
        movdqa [rbp - 16], xmm6                                   ;  2041.0 p0+p3   41 k spill
        movdqa xmm6, xmm1                                         ;  2031.3 p0      41 k copy
        pxor xmm6, xmm12                                          ;  2046.0 p1      41 k
        pxor xmm7, xmm6                                           ;  2048.0 p1      41 k
        movdqa [rbp - 32], xmm2                                   ;  2046.0 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  2033.3 p0      41 k copy
        pand xmm2, xmm9                                           ;  2048.0 p1      41 k
        pxor xmm11, xmm2                                          ;  2050.0 p1      41 k
        movdqa xmm2, xmm9                                         ;  2034.3 p0      41 k copy
        pand xmm2, xmm3                                           ;  2050.0 p1      41 k
        pxor xmm14, xmm2                                          ;  2052.0 p1      41 k
        movdqa xmm1, xmm9                                         ;  2035.3 p0      41 k copy
        pand xmm1, [r8 + 1728]                                    ;  2052.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  2052.0 p0+p3   41 k spill
        movdqa xmm2, xmm9                                         ;  2037.3 p0      41 k copy
        movdqa [rbp + 192], xmm6                                  ;  2048.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 1712]                                  ;  2037.3 p2      41 k copy
        movdqa [rbp - 64], xmm1                                   ;  2054.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1712]                                  ;  2038.3 p2      41 k copy
        pand xmm1, xmm12                                          ;  2053.0 p1      41 k
        pand xmm9, xmm4                                           ;  2054.0 p1      41 k
        pxor xmm9, xmm1                                           ;  2056.0 p1      41 k
        pxor xmm1, [rbp - 16]                                     ;  2056.0 p2+p1   41 k
        movdqa [rbp + 240], xmm13                                 ;  2048.0 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  2054.0 p0      41 k copy
        pand xmm14, xmm3                                          ;  2057.0 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  2059.0 p2+p1   41 k
        movdqa [rbp + 224], xmm14                                 ;  2061.0 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  2043.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  2059.0 p1      41 k
        pxor xmm11, xmm14                                         ;  2061.0 p1      41 k
        movdqa [rbp + 288], xmm11                                 ;  2063.0 p0+p3   41 k spill
        movdqa xmm11, xmm3                                        ;  2045.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  2061.0 p1      41 k
        pxor xmm11, xmm4                                          ;  2063.0 p1      41 k
        pxor xmm10, xmm11                                         ;  2065.0 p1      41 k
        movdqa xmm3, xmm4                                         ;  2046.3 p0      41 k copy
        pand xmm3, xmm12                                          ;  2064.0 p1      41 k
        pxor xmm0, xmm3                                           ;  2066.0 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  2047.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  2068.0 p1      41 k
        movdqa xmm3, xmm12                                        ;  2047.7 p0      41 k copy
        pand xmm3, [r8 + 1664]                                    ;  2067.0 p2+p1   41 k
        movdqa xmm4, xmm12                                        ;  2048.7 p0      41 k copy
        movdqa [rbp - 48], xmm0                                   ;  2070.0 p0+p3   41 k spill
        movdqa xmm0, xmm12                                        ;  2050.7 p0      41 k copy
        pxor xmm0, [r8 + 1664]                                    ;  2068.0 p2+p1   41 k
        pand xmm0, [r8 + 1728]                                    ;  2070.0 p2+p1   41 k
        pand xmm12, [r8 + 1744]                                   ;  2070.0 p2+p1   41 k
        movdqa [rbp + 16], xmm14                                  ;  2061.0 p0+p3   41 k spill
        movdqa xmm14, [rbp + 240]                                 ;  2053.0 p2      41 k reload
        pxor xmm14, xmm12                                         ;  2072.0 p1      41 k
        movdqa xmm12, xmm7                                        ;  2053.3 p0      41 k copy
        pand xmm12, xmm15                                         ;  2072.0 p1      41 k
        pxor xmm11, xmm12                                         ;  2074.0 p1      41 k
        pxor xmm13, xmm11                                         ;  2076.0 p1      41 k
        movdqa xmm11, xmm7                                        ;  2054.7 p0      41 k copy
        movdqa xmm12, [r8 + 1776]                                 ;  2055.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  2075.0 p1      41 k
        movdqa [rbp + 240], xmm14                                 ;  2074.0 p0+p3   41 k spill
        movdqa xmm14, xmm7                                        ;  2056.7 p0      41 k copy
        por xmm14, [r8 + 1728]                                    ;  2076.0 p2+p1   41 k
        movdqa xmm12, xmm7                                        ;  2057.7 p0      41 k copy
        movdqa [rbp + 96], xmm7                                   ;  2058.7 p0+p3   41 k spill
        movdqa xmm7, xmm15                                        ;  2059.7 p0      41 k copy
        pand xmm7, [r8 + 1728]                                    ;  2077.0 p2+p1   41 k
        pxor xmm11, xmm7                                          ;  2079.0 p1      41 k
        pxor xmm3, xmm11                                          ;  2081.0 p1      41 k
        movdqa xmm7, xmm15                                        ;  2060.7 p0      41 k copy
        movdqa xmm11, [r8 + 1664]                                 ;  2060.3 p2     100 k.8 reload
        pand xmm7, xmm11                                          ;  2080.0 p1      41 k
        pxor xmm4, xmm7                                           ;  2082.0 p1      41 k
        movdqa xmm7, xmm15                                        ;  2061.7 p0      41 k copy
        pxor xmm7, [rbp - 64]                                     ;  2082.0 p2+p1   41 k
        pand xmm2, xmm7                                           ;  2084.0 p1      41 k
        movdqa [rbp + 256], xmm14                                 ;  2078.0 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  2063.7 p0      41 k copy
        pand xmm14, [r8 + 1776]                                   ;  2084.0 p2+p1   41 k
        movdqa [rbp - 80], xmm12                                  ;  2064.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  2065.7 p0      41 k copy
        pand xmm12, [r8 + 1760]                                   ;  2085.0 p2+p1   41 k
        pxor xmm12, [rbp + 224]                                   ;  2087.0 p2+p1   41 k
        pand xmm15, [r8 + 1744]                                   ;  2087.0 p2+p1   41 k
        movdqa [rbp - 128], xmm15                                 ;  2089.0 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  2071.3 p0      41 k copy
        pand xmm15, [r8 + 1760]                                   ;  2088.0 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  2090.0 p1      41 k
        pxor xmm2, xmm15                                          ;  2092.0 p1      41 k
        pxor xmm0, xmm2                                           ;  2094.0 p1      41 k
        pxor xmm1, xmm2                                           ;  2094.0 p1      41 k
        movdqa xmm2, xmm11                                        ;  2071.3 p0      41 k copy
        movdqa xmm15, [r8 + 1776]                                 ;  2070.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  2093.0 p1      41 k
        pand xmm2, xmm4                                           ;  2095.0 p1      41 k
        pxor xmm9, xmm2                                           ;  2097.0 p1      41 k
        pxor xmm15, [rbp - 64]                                    ;  2096.0 p2+p1   41 k
        movdqa xmm2, [r8 + 1728]                                  ;  2073.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  2098.0 p1      41 k
        pxor xmm13, xmm15                                         ;  2100.0 p1      41 k
        movdqa xmm15, [rbp + 16]                                  ;  2074.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  2099.0 p1      41 k
        pxor xmm9, [rbp - 32]                                     ;  2100.0 p2+p1   41 k
        pand xmm11, [r8 + 1744]                                   ;  2101.0 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  2103.0 p1      41 k
        movdqa [rbp + 16], xmm0                                   ;  2096.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1728]                                  ;  2077.0 p2      41 k copy
        pand xmm0, [r8 + 1760]                                    ;  2103.0 p2+p1   41 k
        pxor xmm8, xmm0                                           ;  2105.0 p1      41 k
        pxor xmm10, xmm8                                          ;  2107.0 p1      41 k
        pxor xmm7, xmm10                                          ;  2109.0 p1      41 k
        pxor xmm8, xmm3                                           ;  2107.0 p1      41 k
        movdqa xmm0, [rbp + 192]                                  ;  2079.0 p2      41 k reload
        pxor xmm8, xmm0                                           ;  2109.0 p1      41 k
        pand xmm2, xmm0                                           ;  2109.0 p1      41 k
        pxor xmm4, xmm2                                           ;  2111.0 p1      41 k
        movdqa xmm0, [rbp + 288]                                  ;  2080.3 p2      41 k reload
        pxor xmm7, xmm0                                           ;  2111.0 p1      41 k
        pxor xmm6, xmm4                                           ;  2113.0 p1      41 k
        movdqa xmm2, [rbp - 128]                                  ;  2089.0 p2      41 k reload
        pxor xmm0, xmm2                                           ;  2113.0 p1      41 k
        pxor xmm15, xmm8                                          ;  2114.0 p1      41 k
        movdqa xmm4, [rbp + 16]                                   ;  2096.0 p2      41 k reload
        pxor xmm2, xmm4                                           ;  2115.0 p1      41 k
        pxor xmm12, xmm2                                          ;  2117.0 p1      41 k
        movdqa xmm2, [r8 + 1760]                                  ;  2083.3 p2      41 k
        movdqa xmm8, [r8 + 1744]                                  ;  2084.3 p2     100 k.13 reload
        pand xmm2, xmm8                                           ;  2117.0 p1      41 k
        pxor xmm8, xmm0                                           ;  2118.0 p1      41 k
        pxor xmm14, xmm2                                          ;  2119.0 p1      41 k
        pxor xmm11, xmm2                                          ;  2120.0 p1      41 k
        movdqa xmm0, [rbp - 48]                                   ;  2085.3 p2      41 k
        pxor xmm0, xmm6                                           ;  2121.0 p1      41 k
        pxor xmm3, xmm0                                           ;  2123.0 p1      41 k
        pxor xmm6, xmm1                                           ;  2123.0 p1      41 k
        pxor xmm5, xmm6                                           ;  2125.0 p1      41 k
        movdqa xmm0, [rbp + 240]                                  ;  2087.0 p2      41 k
        pxor xmm1, xmm12                                          ;  2125.0 p1      41 k
        movdqa xmm2, [rbp - 80]                                   ;  2088.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  2126.0 p1      41 k
        pxor xmm0, xmm5                                           ;  2127.0 p1      41 k
        movdqa xmm5, [rbp - 48]                                   ;  2089.0 p2      41 k
        movdqa xmm6, [rbp + 240]                                  ;  2090.0 p2      41 k
        pxor xmm6, [rbp + 224]                                    ;  2128.0 p2+p1   41 k
        pxor xmm7, xmm11                                          ;  2129.0 p1      41 k
        pxor xmm5, xmm11                                          ;  2130.0 p1      41 k
        movdqa xmm10, [rbp - 32]                                  ;  2092.0 p2      41 k
        movdqa xmm11, [rbp - 16]                                  ;  2093.0 p2      41 k
        pxor xmm13, xmm6                                          ;  2131.0 p1      41 k
        movdqa xmm6, [rbp + 256]                                  ;  2094.0 p2      41 k reload
        pxor xmm6, xmm2                                           ;  2132.0 p1      41 k
        movdqa xmm2, [rbp + 96]                                   ;  2095.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  2133.0 p1      41 k
        pxor xmm11, xmm7                                          ;  2134.0 p1      41 k
        pxor xmm9, xmm5                                           ;  2135.0 p1      41 k
        movdqa xmm3, [r8 + 1600]                                  ;  2096.0 p2      41 k
        movdqa xmm5, [r8 + 1536]                                  ;  2097.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  2136.0 p1      41 k
        movdqa xmm7, [r8 + 1616]                                  ;  2098.0 p2      41 k
        pxor xmm4, xmm6                                           ;  2137.0 p1      41 k
        pxor xmm10, xmm6                                          ;  2138.0 p1      41 k
        pand xmm7, xmm5                                           ;  2139.0 p1      41 k
        movdqa xmm6, [r8 + 1632]                                  ;  2099.0 p2      41 k
        pxor xmm8, xmm10                                          ;  2140.0 p1      41 k
        movdqa xmm10, [r8 + 1552]                                 ;  2100.0 p2     100 k.1 reload
        pand xmm6, xmm10                                          ;  2141.0 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  2101.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  2142.0 p1      41 k
        movdqa xmm4, [r8 + 1584]                                  ;  2102.0 p2      41 k
        pand xmm4, xmm5                                           ;  2143.0 p1      41 k
        movdqa xmm14, [r8 + 1600]                                 ;  2103.0 p2      41 k
        pand xmm14, [r8 + 1584]                                   ;  2144.0 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  2145.0 p1      41 k
        pxor xmm0, [r8 + 1568]                                    ;  2146.0 p2+p1   41 k
        pxor xmm13, xmm10                                         ;  2147.0 p1      41 k
        pxor xmm11, [r8 + 1616]                                   ;  2148.0 p2+p1   41 k
        pxor xmm15, [r8 + 1632]                                   ;  2149.0 p2+p1   41 k
        pxor xmm8, [r8 + 1600]                                    ;  2150.0 p2+p1   41 k
        pxor xmm12, [r8 + 1584]                                   ;  2151.0 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  2135.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1616]                                  ;  2110.0 p2      41 k
        pand xmm2, [r8 + 1568]                                    ;  2152.0 p2+p1   41 k
        pxor xmm6, xmm2                                           ;  2154.0 p1      41 k
        pand xmm2, xmm10                                          ;  2154.0 p1      41 k
        movdqa [rbp + 96], xmm9                                   ;  2137.0 p0+p3   41 k spill
        movdqa xmm9, xmm10                                        ;  2111.0 p0      41 k copy
        pxor xmm9, xmm4                                           ;  2155.0 p1      41 k
        movdqa [rbp + 256], xmm15                                 ;  2151.0 p0+p3   41 k spill
        movdqa xmm15, xmm10                                       ;  2111.0 p0      41 k copy
        pand xmm15, [r8 + 1616]                                   ;  2156.0 p2+p1   41 k
        movdqa [rbp - 16], xmm11                                  ;  2150.0 p0+p3   41 k spill
        movdqa xmm11, xmm10                                       ;  2111.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  2157.0 p1      41 k
        movdqa [rbp - 32], xmm8                                   ;  2152.0 p0+p3   41 k spill
        movdqa xmm8, xmm10                                        ;  2113.0 p0      41 k copy
        pand xmm8, [r8 + 1584]                                    ;  2158.0 p2+p1   41 k
        pand xmm10, [r8 + 1600]                                   ;  2159.0 p2+p1   41 k
        pxor xmm10, xmm7                                          ;  2161.0 p1      41 k
        movdqa [rbp + 224], xmm12                                 ;  2153.0 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  2115.0 p0      41 k copy
        movdqa [rbp + 240], xmm0                                  ;  2148.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1536]                                  ;  2115.0 p2      41 k copy
        movdqa [rbp - 48], xmm13                                  ;  2149.0 p0+p3   41 k spill
        movdqa xmm13, [r8 + 1536]                                 ;  2116.0 p2      41 k copy
        movdqa [rbp - 80], xmm1                                   ;  2147.0 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1536]                                  ;  2117.0 p2      41 k copy
        movdqa [rbp + 16], xmm10                                  ;  2163.0 p0+p3   41 k spill
        movdqa xmm10, [r8 + 1632]                                 ;  2118.0 p2      41 k
        pand xmm10, [r8 + 1584]                                   ;  2161.0 p2+p1   41 k
        movdqa [rbp - 128], xmm8                                  ;  2160.0 p0+p3   41 k spill
        movdqa xmm8, xmm7                                         ;  2141.0 p0      41 k copy
        pand xmm8, [r8 + 1632]                                    ;  2162.0 p2+p1   41 k
        pxor xmm8, xmm15                                          ;  2164.0 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;  2166.0 p2+p1   41 k
        movdqa [rbp + 288], xmm7                                  ;  2141.0 p0+p3   41 k spill
        movdqa xmm7, xmm3                                         ;  2138.0 p0      41 k copy
        pxor xmm7, xmm14                                          ;  2165.0 p1      41 k
        pxor xmm14, xmm6                                          ;  2166.0 p1      41 k
        pxor xmm6, xmm3                                           ;  2167.0 p1      41 k
        pxor xmm3, [rbp - 128]                                    ;  2171.0 p2+p1   41 k
        pand xmm7, [r8 + 1616]                                    ;  2169.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  2170.0 p1      41 k
        pand xmm14, [r8 + 1568]                                   ;  2171.0 p2+p1   41 k
        pand xmm13, xmm0                                          ;  2172.0 p1      41 k
        pand xmm0, [r8 + 1600]                                    ;  2173.0 p2+p1   41 k
        pxor xmm13, xmm8                                          ;  2174.0 p1      41 k
        movdqa [rbp + 192], xmm3                                  ;  2173.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 1600]                                  ;  2127.7 p2      41 k
        pxor xmm3, xmm9                                           ;  2175.0 p1      41 k
        pand xmm3, [r8 + 1632]                                    ;  2177.0 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  2179.0 p1      41 k
        movdqa [rbp - 64], xmm4                                   ;  2181.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1584]                                  ;  2130.0 p2      41 k
        pand xmm4, xmm15                                          ;  2178.0 p1      41 k
        pxor xmm4, xmm11                                          ;  2180.0 p1      41 k
        pxor xmm14, xmm4                                          ;  2182.0 p1      41 k
        movdqa xmm4, [r8 + 1632]                                  ;  2131.3 p2      41 k
        pand xmm4, [r8 + 1568]                                    ;  2181.0 p2+p1   41 k
        pxor xmm14, [r8 + 1584]                                   ;  2184.0 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  2183.0 p1      41 k
        pxor xmm13, xmm4                                          ;  2184.0 p1      41 k
        movdqa [rbp + 0], xmm14                                   ;  2186.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 1568]                                 ;  2134.3 p2      41 k
        pand xmm14, xmm11                                         ;  2185.0 p1      41 k
        pxor xmm12, xmm14                                         ;  2187.0 p1      41 k
        movdqa xmm14, [r8 + 1600]                                 ;  2137.0 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  2187.0 p1      41 k
        pxor xmm12, xmm9                                          ;  2189.0 p1      41 k
        pand xmm9, [r8 + 1568]                                    ;  2189.0 p2+p1   41 k
        pxor xmm9, [rbp + 16]                                     ;  2191.0 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  2191.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1600]                                 ;  2142.0 p2      41 k copy
        pxor xmm12, xmm10                                         ;  2191.0 p1      41 k
        pxor xmm7, xmm12                                          ;  2193.0 p1      41 k
        pxor xmm11, xmm7                                          ;  2195.0 p1      41 k
        pxor xmm9, xmm11                                          ;  2197.0 p1      41 k
        movdqa xmm7, xmm15                                        ;  2158.0 p0      41 k copy
        movdqa xmm11, [r8 + 1632]                                 ;  2145.0 p2     100 k.6 reload
        pxor xmm7, xmm11                                          ;  2195.0 p1      41 k
        pand xmm1, xmm7                                           ;  2197.0 p1      41 k
        movdqa xmm7, [r8 + 1568]                                  ;  2146.3 p2     100 k.2 reload
        pxor xmm15, xmm7                                          ;  2197.0 p1      41 k
        pxor xmm3, xmm9                                           ;  2199.0 p1      41 k
        movdqa xmm9, [r8 + 1568]                                  ;  2148.3 p2      41 k copy
        pxor xmm9, [rbp + 16]                                     ;  2199.0 p2+p1   41 k
        pand xmm7, [rbp + 192]                                    ;  2200.0 p2+p1   41 k
        pand xmm12, [r8 + 1616]                                   ;  2201.0 p2+p1   41 k
        pxor xmm8, xmm1                                           ;  2202.0 p1      41 k
        pxor xmm0, xmm8                                           ;  2204.0 p1      41 k
        movdqa xmm8, xmm11                                        ;  2156.0 p0      41 k copy
        pand xmm8, [r8 + 1616]                                    ;  2204.0 p2+p1   41 k
        pxor xmm12, [rbp - 128]                                   ;  2205.0 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  2207.0 p1      41 k
        movdqa xmm12, xmm11                                       ;  2156.0 p0      41 k copy
        pand xmm14, xmm15                                         ;  2207.0 p1      41 k
        pand xmm5, xmm15                                          ;  2208.0 p1      41 k
        pxor xmm12, xmm5                                          ;  2210.0 p1      41 k
        pxor xmm0, xmm12                                          ;  2212.0 p1      41 k
        movdqa xmm5, [r8 + 1584]                                  ;  2157.7 p2      41 k
        pand xmm5, xmm9                                           ;  2211.0 p1      41 k
        pxor xmm9, xmm4                                           ;  2212.0 p1      41 k
        pxor xmm4, [r8 + 1584]                                    ;  2213.0 p2+p1   41 k
        movdqa xmm12, [rbp + 240]                                 ;  2159.7 p2      41 k reload
        pxor xmm3, xmm12                                          ;  2214.0 p1      41 k
        movdqa xmm15, [r8 + 1824]                                 ;  2160.7 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  2215.0 p1      48 k
        pxor xmm5, [r8 + 1616]                                    ;  2216.0 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  2218.0 p1      41 k
        pand xmm10, xmm4                                          ;  2218.0 p1      41 k
        pand xmm4, [r8 + 1616]                                    ;  2219.0 p2+p1   41 k
        movdqa xmm5, [rbp - 80]                                   ;  2163.7 p2      41 k reload
        pxor xmm13, xmm5                                          ;  2220.0 p1      41 k
        pxor xmm5, [r8 + 1792]                                    ;  2221.0 p2+p1   48 k
        pxor xmm0, xmm10                                          ;  2222.0 p1      41 k
        movdqa xmm10, [rbp - 64]                                  ;  2181.0 p2      41 k
        pxor xmm1, xmm4                                           ;  2223.0 p1      41 k
        pxor xmm10, xmm4                                          ;  2224.0 p1      41 k
        pxor xmm9, xmm1                                           ;  2225.0 p1      41 k
        movdqa xmm1, [rbp + 192]                                  ;  2173.0 p2      41 k
        pxor xmm1, xmm8                                           ;  2226.0 p1      41 k
        pand xmm8, [rbp - 64]                                     ;  2227.0 p2+p1   41 k
        pand xmm11, xmm1                                          ;  2228.0 p1      41 k
        pxor xmm6, xmm8                                           ;  2229.0 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  2191.0 p2      41 k
        pxor xmm1, xmm9                                           ;  2230.0 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  2191.0 p2      41 k
        pxor xmm4, xmm11                                          ;  2231.0 p1      41 k
        movdqa xmm8, [rbp - 48]                                   ;  2170.7 p2      41 k
        pxor xmm8, xmm0                                           ;  2232.0 p1      41 k
        movdqa xmm0, [rbp + 224]                                  ;  2171.7 p2      41 k
        pxor xmm7, xmm1                                           ;  2233.0 p1      41 k
        movdqa xmm1, [rbp - 32]                                   ;  2172.7 p2      41 k
        pxor xmm14, xmm4                                          ;  2234.0 p1      41 k
        movdqa xmm4, [rbp - 16]                                   ;  2173.7 p2      41 k
        movdqa xmm9, [rbp + 288]                                  ;  2174.7 p2      41 k reload
        pxor xmm9, xmm10                                          ;  2235.0 p1      41 k
        pxor xmm2, xmm6                                           ;  2236.0 p1      41 k
        movdqa xmm6, [rbp + 256]                                  ;  2175.7 p2      41 k
        movdqa xmm10, [r8 + 1968]                                 ;  2176.7 p2     100 k.11 reload
        pxor xmm3, xmm10                                          ;  2237.0 p1      48 k
        pxor xmm4, xmm7                                           ;  2238.0 p1      41 k
        movdqa xmm7, [r8 + 1936]                                  ;  2177.7 p2     100 k.9 reload
        pxor xmm13, xmm7                                          ;  2239.0 p1      48 k
        movdqa xmm11, [rbp + 0]                                   ;  2186.0 p2      41 k reload
        pxor xmm11, xmm9                                          ;  2240.0 p1      41 k
        pxor xmm6, xmm11                                          ;  2242.0 p1      41 k
        movdqa xmm9, [r8 + 1952]                                  ;  2179.7 p2      48 k
        pxor xmm9, xmm8                                           ;  2242.0 p1      48 k
        movdqa xmm8, [rbp - 48]                                   ;  2180.7 p2      48 k
        movdqa xmm11, [r8 + 1808]                                 ;  2181.7 p2     100 k.1 reload
        pxor xmm8, xmm11                                          ;  2243.0 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  2244.0 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  2246.0 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  2183.7 p2      41 k reload
        pxor xmm2, xmm14                                          ;  2246.0 p1      41 k
        pxor xmm1, xmm2                                           ;  2248.0 p1      41 k
        movdqa xmm2, [r8 + 1984]                                  ;  2184.7 p2      48 k
        pxor xmm2, xmm0                                           ;  2248.0 p1      48 k
        movdqa xmm0, [r8 + 2000]                                  ;  2185.7 p2      48 k
        pxor xmm0, xmm1                                           ;  2250.0 p1      48 k
        movdqa xmm1, [rbp + 224]                                  ;  2186.7 p2      48 k
        pxor xmm1, [r8 + 1840]                                    ;  2250.0 p2+p1   48 k
        pxor xmm4, [r8 + 2016]                                    ;  2251.0 p2+p1   48 k
        pxor xmm6, [r8 + 2032]                                    ;  2252.0 p2+p1   48 k
        movdqa xmm10, [rbp - 32]                                  ;  2190.7 p2      48 k
        pxor xmm10, [r8 + 1856]                                   ;  2253.0 p2+p1   48 k
        movdqa xmm7, [rbp - 16]                                   ;  2192.7 p2      48 k
        pxor xmm7, [r8 + 1872]                                    ;  2254.0 p2+p1   48 k
        movdqa xmm15, [rbp + 256]                                 ;  2194.7 p2      48 k
        pxor xmm15, [r8 + 1888]                                   ;  2255.0 p2+p1   48 k
        movdqa xmm11, [rbp + 96]                                  ;  2196.7 p2      48 k
        pxor xmm11, [r8 + 1904]                                   ;  2256.0 p2+p1   48 k
        movdqa [rbp + 96], xmm6                                   ;  2254.0 p0+p3   48 k spill
        movdqa xmm6, [rbp - 112]                                  ;  2198.7 p2      48 k
        pxor xmm6, [r8 + 1920]                                    ;  2257.0 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  2253.0 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  2217.0 p0      45 k copy
        movdqa [rbp + 256], xmm0                                  ;  2252.0 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  2217.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  2258.0 p1      45 k
        movdqa [rbp - 16], xmm2                                   ;  2250.0 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  2217.0 p0      45 k copy
        pand xmm2, xmm7                                           ;  2259.0 p1      45 k
        movdqa [rbp - 32], xmm3                                   ;  2239.0 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  2217.0 p0      45 k copy
        pand xmm3, xmm8                                           ;  2260.0 p1      45 k
        pxor xmm3, xmm5                                           ;  2262.0 p1      45 k
        movdqa [rbp + 224], xmm9                                  ;  2244.0 p0+p3   48 k spill
        movdqa xmm9, xmm12                                        ;  2217.0 p0      45 k copy
        movdqa [rbp - 48], xmm13                                  ;  2241.0 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  2217.0 p0      45 k copy
        pand xmm13, xmm6                                          ;  2262.0 p1      45 k
        movdqa [rbp + 0], xmm3                                    ;  2264.0 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  2217.0 p0      45 k copy
        pand xmm12, xmm15                                         ;  2263.0 p1      45 k
        pand xmm3, xmm11                                          ;  2264.0 p1      45 k
        movdqa [rbp + 288], xmm12                                 ;  2265.0 p0+p3   45 k spill
        movdqa xmm12, [rbp + 0]                                   ;  2264.0 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  2266.0 p0+p3   45 k spill
        movdqa xmm3, [rbp + 0]                                    ;  2264.0 p2      45 k
        pxor xmm3, xmm6                                           ;  2275.0 p1      45 k
        movdqa [rbp + 0], xmm3                                    ;  2277.0 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  2223.0 p0      45 k copy
        pxor xmm3, xmm15                                          ;  2266.0 p1      45 k
        movdqa [rbp - 64], xmm13                                  ;  2264.0 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  2223.0 p0      45 k copy
        pand xmm13, xmm11                                         ;  2267.0 p1      45 k
        movdqa xmm14, xmm5                                        ;  2223.0 p0      45 k copy
        pand xmm14, xmm6                                          ;  2268.0 p1      45 k
        pxor xmm14, xmm11                                         ;  2270.0 p1      45 k
        movdqa [rbp + 192], xmm12                                 ;  2275.0 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  2223.0 p0      45 k copy
        pand xmm12, xmm1                                          ;  2270.0 p1      45 k
        movdqa [rbp - 80], xmm14                                  ;  2272.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  2223.3 p0      45 k copy
        pand xmm14, xmm8                                          ;  2271.0 p1      45 k
        movdqa [rbp + 240], xmm9                                  ;  2224.3 p0+p3   45 k spill
        movdqa xmm9, xmm5                                         ;  2226.0 p0      45 k copy
        movdqa [rbp - 128], xmm14                                 ;  2273.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  2228.0 p0      45 k copy
        pand xmm14, xmm10                                         ;  2272.0 p1      45 k
        movdqa [rbp + 16], xmm14                                  ;  2274.0 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  2231.0 p0      45 k copy
        pxor xmm14, xmm8                                          ;  2273.0 p1      45 k
        pand xmm5, xmm15                                          ;  2274.0 p1      45 k
        pand xmm14, xmm7                                          ;  2275.0 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;  2276.0 p0+p3   45 k spill
        movdqa xmm5, xmm8                                         ;  2245.0 p0      45 k copy
        pxor xmm5, xmm7                                           ;  2276.0 p1      45 k
        pxor xmm0, xmm5                                           ;  2278.0 p1      45 k
        pand xmm9, xmm5                                           ;  2278.0 p1      45 k
        pand xmm5, xmm10                                          ;  2279.0 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  2280.0 p0+p3   45 k spill
        movdqa xmm0, xmm8                                         ;  2245.0 p0      45 k copy
        pand xmm0, xmm1                                           ;  2280.0 p1      45 k
        movdqa [rbp + 32], xmm9                                   ;  2280.0 p0+p3   45 k spill
        movdqa xmm9, xmm8                                         ;  2245.0 p0      45 k copy
        pand xmm9, xmm11                                          ;  2281.0 p1      45 k
        movdqa [rbp + 112], xmm8                                  ;  2245.0 p0+p3   48 k spill
        movdqa xmm8, [rbp + 192]                                  ;  2275.0 p2      45 k reload
        pxor xmm8, xmm9                                           ;  2286.0 p1      45 k
        movdqa xmm9, xmm1                                         ;  2252.0 p0      45 k copy
        pand xmm9, xmm11                                          ;  2283.0 p1      45 k
        movdqa [rbp + 192], xmm9                                  ;  2285.0 p0+p3   45 k spill
        movdqa xmm9, xmm1                                         ;  2252.0 p0      45 k copy
        pand xmm9, xmm15                                          ;  2284.0 p1      45 k
        pxor xmm13, xmm9                                          ;  2286.0 p1      45 k
        movdqa xmm9, xmm1                                         ;  2252.0 p0      45 k copy
        pxor xmm9, xmm3                                           ;  2286.0 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  2288.0 p2+p1   45 k
        pand xmm4, xmm9                                           ;  2288.0 p1      45 k
        pxor xmm4, [rbp - 80]                                     ;  2290.0 p2+p1   45 k
        movdqa [rbp + 64], xmm13                                  ;  2290.0 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  2252.0 p0      45 k copy
        pand xmm13, xmm10                                         ;  2290.0 p1      45 k
        pxor xmm0, xmm13                                          ;  2292.0 p1      45 k
        pxor xmm13, [rbp - 80]                                    ;  2292.0 p2+p1   45 k
        movdqa [rbp - 80], xmm3                                   ;  2268.0 p0+p3   45 k spill
        movdqa xmm3, [rbp - 96]                                   ;  2276.0 p2      45 k reload
        pxor xmm3, xmm0                                           ;  2294.0 p1      45 k
        movdqa xmm0, xmm15                                        ;  2257.0 p0      45 k copy
        pand xmm0, xmm10                                          ;  2294.0 p1      45 k
        pxor xmm12, xmm0                                          ;  2296.0 p1      45 k
        movdqa xmm0, xmm11                                        ;  2258.0 p0      45 k copy
        pand xmm0, xmm6                                           ;  2296.0 p1      45 k
        pxor xmm12, xmm0                                          ;  2298.0 p1      45 k
        movdqa [rbp - 96], xmm3                                   ;  2296.0 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  2258.3 p0      45 k copy
        pand xmm3, xmm7                                           ;  2298.0 p1      45 k
        pxor xmm5, xmm3                                           ;  2300.0 p1      45 k
        movdqa xmm3, xmm11                                        ;  2259.3 p0      45 k copy
        pand xmm11, xmm15                                         ;  2300.0 p1      45 k
        pand xmm3, xmm10                                          ;  2301.0 p1      45 k
        pxor xmm13, xmm5                                          ;  2302.0 p1      45 k
        pxor xmm3, [rbp + 16]                                     ;  2303.0 p2+p1   45 k
        movdqa [rbp + 80], xmm11                                  ;  2302.0 p0+p3   45 k spill
        movdqa xmm11, xmm6                                        ;  2262.0 p0      45 k copy
        pand xmm11, xmm10                                         ;  2304.0 p1      45 k
        pxor xmm1, xmm11                                          ;  2306.0 p1      45 k
        pxor xmm4, xmm1                                           ;  2308.0 p1      45 k
        pand xmm1, xmm6                                           ;  2308.0 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  2310.0 p2+p1   45 k
        movdqa [rbp + 272], xmm1                                  ;  2312.0 p0+p3   45 k spill
        movdqa xmm1, xmm6                                         ;  2265.0 p0      45 k copy
        por xmm1, xmm9                                            ;  2309.0 p1      45 k
        pxor xmm2, xmm1                                           ;  2311.0 p1      45 k
        movdqa xmm1, xmm10                                        ;  2266.0 p0      45 k copy
        pand xmm1, xmm7                                           ;  2311.0 p1      45 k
        movdqa [rbp + 144], xmm9                                  ;  2288.0 p0+p3   45 k spill
        movdqa xmm9, [rbp - 128]                                  ;  2273.0 p2      45 k reload
        pxor xmm9, xmm2                                           ;  2313.0 p1      45 k
        movdqa xmm2, xmm10                                        ;  2268.0 p0      45 k copy
        pxor xmm6, xmm1                                           ;  2313.0 p1      45 k
        movdqa [rbp - 128], xmm15                                 ;  2269.0 p0+p3   48 k spill
        movdqa xmm15, [rbp + 240]                                 ;  2269.0 p2      45 k reload
        pxor xmm15, xmm1                                          ;  2314.0 p1      45 k
        movdqa xmm1, xmm7                                         ;  2270.0 p0      45 k copy
        pand xmm1, xmm6                                           ;  2315.0 p1      45 k
        movdqa xmm6, xmm7                                         ;  2275.0 p0      45 k copy
        pxor xmm4, xmm1                                           ;  2317.0 p1      45 k
        movdqa xmm1, [rbp - 80]                                   ;  2275.7 p2      45 k reload
        pand xmm6, xmm1                                           ;  2317.0 p1      45 k
        pxor xmm5, xmm9                                           ;  2318.0 p1      45 k
        pxor xmm1, xmm5                                           ;  2320.0 p1      45 k
        pxor xmm13, xmm15                                         ;  2320.0 p1      45 k
        pand xmm2, xmm15                                          ;  2321.0 p1      45 k
        pxor xmm8, xmm2                                           ;  2323.0 p1      45 k
        movdqa xmm2, [rbp + 144]                                  ;  2288.0 p2      45 k reload
        por xmm7, xmm2                                            ;  2323.0 p1      45 k
        movdqa xmm5, [rbp + 0]                                    ;  2279.7 p2      45 k reload
        pxor xmm6, xmm5                                           ;  2324.0 p1      45 k
        pxor xmm10, xmm6                                          ;  2326.0 p1      45 k
        movdqa xmm6, [rbp + 112]                                  ;  2280.7 p2      48 k reload
        pand xmm5, xmm6                                           ;  2326.0 p1      45 k
        pxor xmm3, xmm5                                           ;  2328.0 p1      45 k
        pxor xmm13, xmm12                                         ;  2328.0 p1      45 k
        movdqa xmm5, [rbp - 128]                                  ;  2281.7 p2      48 k reload
        pand xmm6, xmm5                                           ;  2329.0 p1      45 k
        movdqa xmm15, [rbp + 288]                                 ;  2282.7 p2      45 k reload
        pxor xmm12, xmm15                                         ;  2330.0 p1      45 k
        pxor xmm14, xmm8                                          ;  2331.0 p1      45 k
        pxor xmm5, xmm12                                          ;  2332.0 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  2283.7 p2      45 k reload
        pxor xmm3, xmm12                                          ;  2333.0 p1      45 k
        pxor xmm15, xmm14                                         ;  2334.0 p1      45 k
        movdqa xmm2, [rbp - 64]                                   ;  2284.7 p2      45 k reload
        pxor xmm2, [rbp + 80]                                     ;  2335.0 p2+p1   45 k
        pxor xmm2, [rbp + 144]                                    ;  2337.0 p2+p1   45 k
        pxor xmm7, xmm2                                           ;  2339.0 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  2287.7 p2      45 k reload
        pxor xmm2, [rbp + 272]                                    ;  2338.0 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  2340.0 p1      45 k
        pxor xmm1, xmm0                                           ;  2342.0 p1      45 k
        movdqa xmm0, [rbp + 192]                                  ;  2289.7 p2      45 k
        pxor xmm0, [rbp + 16]                                     ;  2341.0 p2+p1   45 k
        pxor xmm8, xmm0                                           ;  2343.0 p1      45 k
        pxor xmm2, xmm6                                           ;  2343.0 p1      45 k
        pxor xmm6, [rbp + 80]                                     ;  2344.0 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  2345.0 p1      45 k
        movdqa xmm0, [rbp + 64]                                   ;  2292.7 p2      45 k
        pxor xmm0, xmm10                                          ;  2346.0 p1      45 k
        pxor xmm9, xmm0                                           ;  2348.0 p1      45 k
        pxor xmm10, xmm8                                          ;  2348.0 p1      45 k
        movdqa xmm0, [rbp + 32]                                   ;  2293.7 p2      45 k reload
        pxor xmm0, xmm10                                          ;  2350.0 p1      45 k
        pxor xmm14, xmm7                                          ;  2350.0 p1      45 k
        pxor xmm12, xmm7                                          ;  2351.0 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;  2296.0 p2      45 k
        pxor xmm2, xmm0                                           ;  2352.0 p1      45 k
        movdqa xmm0, [rbp + 64]                                   ;  2295.7 p2      45 k
        pxor xmm11, xmm14                                         ;  2353.0 p1      45 k
        movdqa xmm7, [rbp - 96]                                   ;  2296.7 p2      45 k
        pxor xmm7, [rbp + 272]                                    ;  2354.0 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  2355.0 p1      45 k
        movdqa xmm10, [rbp + 192]                                 ;  2298.7 p2      45 k
        pxor xmm4, xmm7                                           ;  2356.0 p1      45 k
        movdqa xmm7, [rbp + 144]                                  ;  2299.7 p2      45 k
        pxor xmm7, xmm9                                           ;  2357.0 p1      45 k
        movdqa xmm9, [rbp - 48]                                   ;  2300.7 p2      45 k
        pxor xmm13, xmm6                                          ;  2358.0 p1      45 k
        pxor xmm0, xmm6                                           ;  2359.0 p1      45 k
        movdqa xmm6, [rbp + 224]                                  ;  2301.7 p2      45 k
        pxor xmm10, xmm13                                         ;  2360.0 p1      45 k
        movdqa xmm12, [rbp - 32]                                  ;  2302.7 p2      45 k
        pxor xmm12, xmm2                                          ;  2361.0 p1      45 k
        movdqa xmm2, [rbp - 16]                                   ;  2303.7 p2      45 k
        pxor xmm2, xmm11                                          ;  2362.0 p1      45 k
        movdqa xmm11, [rbp + 256]                                 ;  2304.7 p2      45 k
        pxor xmm11, xmm5                                          ;  2363.0 p1      45 k
        movdqa xmm5, [rbp - 112]                                  ;  2305.7 p2      45 k
        pxor xmm6, xmm4                                           ;  2364.0 p1      45 k
        movdqa xmm4, [rbp + 96]                                   ;  2306.7 p2      45 k
        pxor xmm4, xmm1                                           ;  2365.0 p1      45 k
        movdqa xmm1, [rbp - 48]                                   ;  2307.7 p2      48 k reload
        movdqa [r9 + 3728], xmm1                                  ;  2318.7 p0+p3  100 k
        movdqa xmm1, [rbp + 224]                                  ;  2308.7 p2      48 k reload
        movdqa [r9 + 3744], xmm1                                  ;  2319.7 p0+p3  100 k
        movdqa xmm1, [rbp - 32]                                   ;  2309.7 p2      48 k reload
        movdqa [r9 + 3760], xmm1                                  ;  2320.7 p0+p3  100 k
        movdqa xmm1, [rbp - 16]                                   ;  2310.7 p2      48 k reload
        movdqa [r9 + 3776], xmm1                                  ;  2321.7 p0+p3  100 k
        movdqa xmm1, [rbp + 256]                                  ;  2311.7 p2      48 k reload
        movdqa [r9 + 3792], xmm1                                  ;  2322.7 p0+p3  100 k
        movdqa xmm1, [rbp - 112]                                  ;  2312.7 p2      48 k reload
        movdqa [r9 + 3808], xmm1                                  ;  2323.7 p0+p3  100 k
        movdqa xmm1, [rbp + 96]                                   ;  2313.7 p2      48 k reload
        movdqa [r9 + 3824], xmm1                                  ;  2324.7 p0+p3  100 k
        movdqa xmm1, [r8 + 1792]                                  ;  2314.7 p2     100 k.0 reload
        movdqa [r9 + 1792], xmm1                                  ;  2325.7 p0+p3   99 k
        pxor xmm3, xmm0                                           ;  2366.0 p1      45 k
        pxor xmm8, xmm15                                          ;  2367.0 p1      45 k
        movdqa xmm0, [r8 + 1808]                                  ;  2315.7 p2     100 k.1 reload
        movdqa [r9 + 1808], xmm0                                  ;  2326.7 p0+p3   99 k
        movdqa xmm13, [r8 + 1824]                                 ;  2316.7 p2     100 k.2 reload
        movdqa [r9 + 1824], xmm13                                 ;  2327.7 p0+p3   99 k
        movdqa [r9 + 3712], xmm7                                  ;  2359.0 p0+p3  100 k
        movdqa xmm7, [r8 + 1840]                                  ;  2317.7 p2     100 k.3 reload
        movdqa [r9 + 1840], xmm7                                  ;  2328.7 p0+p3   99 k
        pxor xmm5, xmm10                                          ;  2368.0 p1      45 k
        movdqa xmm10, [r8 + 1856]                                 ;  2318.7 p2     100 k.4 reload
        movdqa [r9 + 1856], xmm10                                 ;  2329.7 p0+p3   99 k
        movdqa [r9 + 3616], xmm12                                 ;  2363.0 p0+p3  100 k
        movdqa xmm12, [r8 + 1872]                                 ;  2319.7 p2     100 k.5 reload
        movdqa [r9 + 1872], xmm12                                 ;  2331.0 p0+p3   99 k
        movdqa [r9 + 3632], xmm2                                  ;  2364.0 p0+p3  100 k
        movdqa xmm2, [r8 + 1888]                                  ;  2320.7 p2     100 k.6 reload
        movdqa [r9 + 1888], xmm2                                  ;  2335.0 p0+p3   99 k
        movdqa [r9 + 3648], xmm11                                 ;  2365.0 p0+p3  100 k
        movdqa xmm11, [r8 + 1904]                                 ;  2325.0 p2     100 k.7 reload
        movdqa [r9 + 1904], xmm11                                 ;  2339.0 p0+p3   99 k
        movdqa [r9 + 3600], xmm6                                  ;  2366.0 p0+p3  100 k
        pxor xmm9, xmm8                                           ;  2369.0 p1      45 k
        movdqa [r9 + 3680], xmm4                                  ;  2367.0 p0+p3  100 k
        movdqa [r9 + 3696], xmm3                                  ;  2368.0 p0+p3  100 k
        movdqa [r9 + 3584], xmm9                                  ;  2371.0 p0+p3  100 k
        movdqa [r9 + 3664], xmm5                                  ;  2370.0 p0+p3  100 k
        movdqa xmm3, [r8 + 1920]                                  ;  2333.0 p2     100 k.8 reload
        movdqa [r9 + 1920], xmm3                                  ;  2351.0 p0+p3   99 k
        movdqa xmm4, [r8 + 1936]                                  ;  2335.0 p2     100 k.9 reload
        movdqa [r9 + 1936], xmm4                                  ;  2353.0 p0+p3   99 k
        movdqa xmm5, [r8 + 1952]                                  ;  2337.0 p2     100 k.10 reload
        movdqa [r9 + 1952], xmm5                                  ;  2355.0 p0+p3   99 k
        movdqa xmm6, [r8 + 2000]                                  ;  2339.0 p2      41 k
        pxor xmm6, xmm11                                          ;  2370.0 p1      41 k
        movdqa xmm8, [r8 + 1968]                                  ;  2341.3 p2     100 k.11 reload
        movdqa [r9 + 1968], xmm8                                  ;  2357.0 p0+p3   99 k
        movdqa xmm9, [r8 + 1984]                                  ;  2342.3 p2     100 k.12 reload
        movdqa [r9 + 1984], xmm9                                  ;  2359.0 p0+p3   99 k
        movdqa xmm14, [r8 + 2000]                                 ;  2344.7 p2     100 k.13 reload
        movdqa [r9 + 2000], xmm14                                 ;  2361.0 p0+p3   99 k
        movdqa xmm15, [r8 + 2016]                                 ;  2345.7 p2     100 k.14 reload
        movdqa [r9 + 2016], xmm15                                 ;  2363.0 p0+p3   99 k
        movdqa xmm13, [r8 + 2032]                                 ;  2347.0 p2     100 k.15 reload
        movdqa [r9 + 2032], xmm13                                 ;  2365.0 p0+p3   99 k
        movdqa xmm7, xmm3                                         ;  2350.0 p0      41 k copy
        pxor xmm7, xmm9                                           ;  2371.0 p1      41 k
        movdqa xmm0, xmm6                                         ;  2372.0 p0      41 k copy
        pxor xmm0, xmm5                                           ;  2379.0 p1      41 k
        movdqa xmm2, xmm5                                         ;  2352.3 p0      41 k copy
        pand xmm2, xmm15                                          ;  2373.0 p1      41 k
        movdqa xmm12, xmm5                                        ;  2353.3 p0      41 k copy
        pand xmm12, xmm14                                         ;  2374.0 p1      41 k
        movdqa xmm1, xmm5                                         ;  2354.3 p0      41 k copy
        pand xmm1, xmm4                                           ;  2375.0 p1      41 k
        pxor xmm1, xmm7                                           ;  2377.0 p1      41 k
        movdqa xmm10, xmm5                                        ;  2356.0 p0      41 k copy
        pand xmm10, xmm11                                         ;  2377.0 p1      41 k
        movdqa xmm9, xmm5                                         ;  2357.0 p0      41 k copy
        pand xmm9, xmm3                                           ;  2378.0 p1      41 k
        movdqa [rbp + 96], xmm2                                   ;  2375.0 p0+p3   41 k spill
        movdqa xmm2, xmm5                                         ;  2359.0 p0      41 k copy
        pand xmm2, xmm8                                           ;  2379.0 p1      41 k
        pxor xmm9, xmm2                                           ;  2381.0 p1      41 k
        movdqa xmm3, xmm7                                         ;  2373.0 p0      41 k copy
        pand xmm3, xmm8                                           ;  2381.0 p1      41 k
        pand xmm7, xmm11                                          ;  2382.0 p1      41 k
        movdqa [rbp - 112], xmm1                                  ;  2379.0 p0+p3   41 k spill
        movdqa xmm1, xmm6                                         ;  2372.0 p0      41 k copy
        pand xmm6, [r8 + 1984]                                    ;  2383.0 p2+p1   41 k
        movdqa [rbp + 256], xmm9                                  ;  2383.0 p0+p3   41 k spill
        movdqa xmm9, xmm14                                        ;  2366.0 p0      41 k copy
        pand xmm9, xmm8                                           ;  2384.0 p1      41 k
        pxor xmm10, xmm9                                          ;  2386.0 p1      41 k
        movdqa xmm9, xmm8                                         ;  2367.3 p0      41 k copy
        pand xmm9, xmm13                                          ;  2386.0 p1      41 k
        pxor xmm5, xmm9                                           ;  2388.0 p1      41 k
        movdqa xmm14, xmm8                                        ;  2368.3 p0      41 k copy
        pand xmm14, [r8 + 1984]                                   ;  2388.0 p2+p1   41 k
        movdqa [rbp - 16], xmm9                                   ;  2388.0 p0+p3   41 k spill
        movdqa xmm9, xmm8                                         ;  2370.3 p0      41 k copy
        movdqa [rbp - 32], xmm14                                  ;  2390.0 p0+p3   41 k spill
        movdqa xmm14, xmm8                                        ;  2372.3 p0      41 k copy
        movdqa [rbp + 224], xmm7                                  ;  2384.0 p0+p3   41 k spill
        movdqa xmm7, [r8 + 1968]                                  ;  2372.0 p2      41 k copy
        pand xmm7, xmm11                                          ;  2389.0 p1      41 k
        pand xmm8, xmm15                                          ;  2390.0 p1      41 k
        pxor xmm8, xmm7                                           ;  2392.0 p1      41 k
        pxor xmm7, [rbp + 96]                                     ;  2392.0 p2+p1   41 k
        movdqa [rbp - 48], xmm7                                   ;  2394.0 p0+p3   41 k spill
        movdqa xmm7, xmm11                                        ;  2375.3 p0      41 k copy
        pand xmm7, xmm15                                          ;  2393.0 p1      41 k
        pxor xmm12, xmm7                                          ;  2395.0 p1      41 k
        movdqa xmm7, [rel misty1_expand_compact.T0_constants128]  ;  2375.7 p2      41 k reload
        pxor xmm12, xmm7                                          ;  2397.0 p1      41 k
        movdqa xmm7, xmm11                                        ;  2376.3 p0      41 k copy
        pand xmm7, xmm13                                          ;  2396.0 p1      41 k
        pxor xmm7, xmm15                                          ;  2398.0 p1      41 k
        pxor xmm2, xmm7                                           ;  2400.0 p1      41 k
        movdqa [rbp + 144], xmm12                                 ;  2399.0 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  2378.7 p0      41 k copy
        pand xmm12, xmm13                                         ;  2399.0 p1      41 k
        pxor xmm10, xmm12                                         ;  2401.0 p1      41 k
        movdqa xmm15, xmm11                                       ;  2379.7 p0      41 k copy
        pand xmm15, [r8 + 1920]                                   ;  2401.0 p2+p1   41 k
        movdqa xmm13, xmm11                                       ;  2380.7 p0      41 k copy
        movdqa [rbp + 192], xmm10                                 ;  2403.0 p0+p3   41 k spill
        movdqa xmm10, xmm11                                       ;  2382.7 p0      41 k copy
        pxor xmm10, [r8 + 1920]                                   ;  2402.0 p2+p1   41 k
        pand xmm10, [r8 + 1984]                                   ;  2404.0 p2+p1   41 k
        pand xmm11, [r8 + 2000]                                   ;  2404.0 p2+p1   41 k
        movdqa [rbp + 272], xmm12                                 ;  2401.0 p0+p3   41 k spill
        movdqa xmm12, [rbp + 256]                                 ;  2384.7 p2      41 k reload
        pxor xmm12, xmm11                                         ;  2406.0 p1      41 k
        movdqa xmm11, xmm5                                        ;  2390.0 p0      41 k copy
        pand xmm5, [r8 + 2032]                                    ;  2406.0 p2+p1   41 k
        pxor xmm5, [rel misty1_expand_compact.T0_constants128]    ;  2408.0 p2+p1   41 k
        movdqa [rbp + 256], xmm5                                  ;  2410.0 p0+p3   41 k spill
        movdqa xmm5, xmm0                                         ;  2387.7 p0      41 k copy
        pand xmm5, xmm4                                           ;  2408.0 p1      41 k
        pxor xmm7, xmm5                                           ;  2410.0 p1      41 k
        pxor xmm11, xmm7                                          ;  2412.0 p1      41 k
        movdqa xmm5, xmm0                                         ;  2388.7 p0      41 k copy
        movdqa xmm7, [r8 + 2032]                                  ;  2389.0 p2     100 k.15 reload
        por xmm5, xmm7                                            ;  2411.0 p1      41 k
        movdqa [rbp - 96], xmm12                                  ;  2408.0 p0+p3   41 k spill
        movdqa xmm12, xmm0                                        ;  2390.7 p0      41 k copy
        por xmm12, [r8 + 1984]                                    ;  2412.0 p2+p1   41 k
        movdqa xmm7, xmm0                                         ;  2391.7 p0      41 k copy
        movdqa [rbp + 64], xmm0                                   ;  2392.7 p0+p3   41 k spill
        movdqa xmm0, xmm4                                         ;  2393.7 p0      41 k copy
        pand xmm0, [r8 + 1984]                                    ;  2413.0 p2+p1   41 k
        pxor xmm5, xmm0                                           ;  2415.0 p1      41 k
        pxor xmm15, xmm5                                          ;  2417.0 p1      41 k
        movdqa xmm0, xmm4                                         ;  2394.7 p0      41 k copy
        movdqa xmm5, [r8 + 1920]                                  ;  2394.3 p2     100 k.8 reload
        pand xmm0, xmm5                                           ;  2416.0 p1      41 k
        pxor xmm13, xmm0                                          ;  2418.0 p1      41 k
        movdqa xmm0, xmm4                                         ;  2395.7 p0      41 k copy
        pxor xmm0, [rbp - 32]                                     ;  2418.0 p2+p1   41 k
        pand xmm9, xmm0                                           ;  2420.0 p1      41 k
        movdqa [rbp + 32], xmm12                                  ;  2414.0 p0+p3   41 k spill
        movdqa xmm12, xmm4                                        ;  2397.7 p0      41 k copy
        pand xmm12, [r8 + 2032]                                   ;  2420.0 p2+p1   41 k
        movdqa [rbp + 80], xmm7                                   ;  2398.7 p0+p3   41 k spill
        movdqa xmm7, xmm4                                         ;  2399.7 p0      41 k copy
        pand xmm7, [r8 + 2016]                                    ;  2421.0 p2+p1   41 k
        pxor xmm7, [rbp + 256]                                    ;  2423.0 p2+p1   41 k
        pand xmm4, [r8 + 2000]                                    ;  2423.0 p2+p1   41 k
        movdqa [rbp + 16], xmm4                                   ;  2425.0 p0+p3   41 k spill
        movdqa xmm4, xmm5                                         ;  2405.3 p0      41 k copy
        pand xmm4, [r8 + 2016]                                    ;  2424.0 p2+p1   41 k
        pxor xmm4, xmm13                                          ;  2426.0 p1      41 k
        pxor xmm9, xmm4                                           ;  2428.0 p1      41 k
        pxor xmm10, xmm9                                          ;  2430.0 p1      41 k
        movdqa xmm4, [rbp - 48]                                   ;  2404.0 p2      41 k reload
        pxor xmm4, xmm9                                           ;  2430.0 p1      41 k
        movdqa xmm9, xmm5                                         ;  2405.3 p0      41 k copy
        pxor xmm13, [r8 + 2032]                                   ;  2429.0 p2+p1   41 k
        pxor xmm6, xmm13                                          ;  2431.0 p1      41 k
        pand xmm9, xmm13                                          ;  2431.0 p1      41 k
        pxor xmm14, xmm6                                          ;  2433.0 p1      41 k
        pxor xmm8, xmm9                                           ;  2433.0 p1      41 k
        movdqa xmm6, [r8 + 2000]                                  ;  2407.0 p2     100 k.13 reload
        pand xmm5, xmm6                                           ;  2434.0 p1      41 k
        movdqa xmm9, [rbp + 272]                                  ;  2408.0 p2      41 k reload
        pxor xmm9, xmm7                                           ;  2435.0 p1      41 k
        pxor xmm7, xmm5                                           ;  2436.0 p1      41 k
        movdqa xmm13, xmm15                                       ;  2419.0 p0      41 k copy
        pxor xmm8, [rbp - 112]                                    ;  2437.0 p2+p1   41 k
        movdqa [rbp + 272], xmm10                                 ;  2432.0 p0+p3   41 k spill
        movdqa xmm10, [r8 + 2000]                                 ;  2410.3 p2      41 k copy
        pand xmm10, [r8 + 2016]                                   ;  2438.0 p2+p1   41 k
        pxor xmm12, xmm10                                         ;  2440.0 p1      41 k
        pxor xmm5, xmm10                                          ;  2440.0 p1      41 k
        movdqa xmm10, [rbp + 80]                                  ;  2412.3 p2      41 k reload
        pxor xmm10, xmm12                                         ;  2442.0 p1      41 k
        movdqa xmm12, [rbp + 32]                                  ;  2414.0 p2      41 k reload
        pxor xmm12, xmm10                                         ;  2444.0 p1      41 k
        movdqa xmm10, [r8 + 2016]                                 ;  2414.3 p2      41 k
        pand xmm10, [r8 + 1984]                                   ;  2443.0 p2+p1   41 k
        pxor xmm3, xmm10                                          ;  2445.0 p1      41 k
        pxor xmm2, xmm3                                           ;  2447.0 p1      41 k
        pxor xmm13, xmm3                                          ;  2447.0 p1      41 k
        pxor xmm0, xmm2                                           ;  2449.0 p1      41 k
        pxor xmm1, xmm13                                          ;  2449.0 p1      41 k
        movdqa xmm2, [r8 + 2032]                                  ;  2416.3 p2      41 k
        pxor xmm2, [rbp - 32]                                     ;  2449.0 p2+p1   41 k
        movdqa xmm3, [r8 + 1984]                                  ;  2418.3 p2      41 k
        pand xmm3, xmm2                                           ;  2451.0 p1      41 k
        pxor xmm11, xmm3                                          ;  2453.0 p1      41 k
        movdqa xmm2, [rbp + 192]                                  ;  2419.3 p2      41 k
        pxor xmm2, xmm0                                           ;  2452.0 p1      41 k
        pxor xmm9, xmm1                                           ;  2453.0 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;  2420.3 p2      41 k
        pxor xmm0, xmm14                                          ;  2454.0 p1      41 k
        pxor xmm14, xmm4                                          ;  2455.0 p1      41 k
        movdqa xmm1, [rbp - 96]                                   ;  2421.3 p2      41 k
        pxor xmm15, xmm0                                          ;  2456.0 p1      41 k
        movdqa xmm0, [rbp + 224]                                  ;  2422.3 p2      41 k reload
        pxor xmm0, xmm14                                          ;  2457.0 p1      41 k
        pxor xmm1, xmm0                                           ;  2459.0 p1      41 k
        movdqa xmm0, [rbp + 16]                                   ;  2425.0 p2      41 k
        pxor xmm0, [rbp + 192]                                    ;  2459.0 p2+p1   41 k
        movdqa xmm3, [rbp + 144]                                  ;  2425.3 p2      41 k
        pxor xmm3, xmm5                                           ;  2460.0 p1      41 k
        pxor xmm5, xmm2                                           ;  2461.0 p1      41 k
        movdqa xmm2, [rbp - 96]                                   ;  2426.3 p2      41 k
        pxor xmm2, [rbp + 256]                                    ;  2462.0 p2+p1   41 k
        movdqa xmm10, [rbp + 16]                                  ;  2428.3 p2      41 k
        pxor xmm6, xmm0                                           ;  2463.0 p1      41 k
        movdqa xmm0, [rbp + 272]                                  ;  2432.0 p2      41 k reload
        pxor xmm10, xmm0                                          ;  2464.0 p1      41 k
        pxor xmm0, xmm12                                          ;  2465.0 p1      41 k
        pxor xmm8, xmm3                                           ;  2466.0 p1      41 k
        pxor xmm12, [rbp - 112]                                   ;  2467.0 p2+p1   41 k
        pxor xmm11, xmm2                                          ;  2468.0 p1      41 k
        movdqa xmm2, [rbp + 64]                                   ;  2431.3 p2      41 k reload
        pxor xmm2, xmm15                                          ;  2469.0 p1      41 k
        movdqa xmm3, [rbp + 96]                                   ;  2432.3 p2      41 k
        pxor xmm3, xmm5                                           ;  2470.0 p1      41 k
        pxor xmm7, xmm10                                          ;  2471.0 p1      41 k
        movdqa xmm5, [r8 + 1856]                                  ;  2433.3 p2      41 k
        movdqa xmm10, [r8 + 1792]                                 ;  2434.3 p2     100 k.0 reload
        pand xmm5, xmm10                                          ;  2472.0 p1      41 k
        movdqa xmm13, [r8 + 1872]                                 ;  2435.3 p2      41 k
        pxor xmm4, xmm7                                           ;  2473.0 p1      41 k
        movdqa xmm7, [r8 + 1888]                                  ;  2436.3 p2      41 k
        movdqa xmm14, [rbp - 16]                                  ;  2437.3 p2      41 k reload
        pxor xmm14, xmm0                                          ;  2474.0 p1      41 k
        pxor xmm6, xmm12                                          ;  2475.0 p1      41 k
        movdqa xmm0, [r8 + 1808]                                  ;  2438.3 p2     100 k.1 reload
        pand xmm7, xmm0                                           ;  2476.0 p1      41 k
        pand xmm13, xmm10                                         ;  2477.0 p1      41 k
        movdqa xmm12, [r8 + 1840]                                 ;  2439.3 p2      41 k
        pand xmm12, xmm10                                         ;  2478.0 p1      41 k
        movdqa xmm15, [r8 + 1856]                                 ;  2440.3 p2      41 k
        pand xmm15, [r8 + 1840]                                   ;  2479.0 p2+p1   41 k
        pxor xmm1, [r8 + 1824]                                    ;  2480.0 p2+p1   41 k
        pxor xmm9, [r8 + 1888]                                    ;  2481.0 p2+p1   41 k
        pxor xmm3, [r8 + 1872]                                    ;  2482.0 p2+p1   41 k
        pxor xmm11, xmm0                                          ;  2483.0 p1      41 k
        pxor xmm4, xmm10                                          ;  2484.0 p1      41 k
        pxor xmm14, [r8 + 1840]                                   ;  2485.0 p2+p1   41 k
        pxor xmm6, [r8 + 1856]                                    ;  2486.0 p2+p1   41 k
        movdqa [rbp - 16], xmm2                                   ;  2471.0 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1872]                                  ;  2447.3 p2      41 k
        pand xmm2, [r8 + 1824]                                    ;  2487.0 p2+p1   41 k
        pxor xmm7, xmm2                                           ;  2489.0 p1      41 k
        pand xmm2, xmm0                                           ;  2489.0 p1      41 k
        movdqa [rbp + 96], xmm8                                   ;  2468.0 p0+p3   41 k spill
        movdqa xmm8, xmm0                                         ;  2449.3 p0      41 k copy
        pxor xmm8, xmm12                                          ;  2490.0 p1      41 k
        movdqa [rbp + 64], xmm9                                   ;  2483.0 p0+p3   41 k spill
        movdqa xmm9, xmm0                                         ;  2449.3 p0      41 k copy
        pand xmm9, [r8 + 1872]                                    ;  2491.0 p2+p1   41 k
        movdqa [rbp - 112], xmm3                                  ;  2484.0 p0+p3   41 k spill
        movdqa xmm3, xmm0                                         ;  2449.3 p0      41 k copy
        pand xmm3, xmm10                                          ;  2492.0 p1      41 k
        movdqa [rbp + 272], xmm6                                  ;  2488.0 p0+p3   41 k spill
        movdqa xmm6, xmm0                                         ;  2449.3 p0      41 k copy
        pand xmm6, [r8 + 1840]                                    ;  2493.0 p2+p1   41 k
        pand xmm0, [r8 + 1856]                                    ;  2494.0 p2+p1   41 k
        pxor xmm0, xmm13                                          ;  2496.0 p1      41 k
        movdqa [rbp + 16], xmm14                                  ;  2487.0 p0+p3   41 k spill
        movdqa xmm14, xmm10                                       ;  2450.3 p0      41 k copy
        movdqa [rbp + 256], xmm1                                  ;  2482.0 p0+p3   41 k spill
        movdqa xmm1, xmm10                                        ;  2452.3 p0      41 k copy
        movdqa [rbp - 96], xmm11                                  ;  2485.0 p0+p3   41 k spill
        movdqa xmm11, [r8 + 1792]                                 ;  2452.3 p2      41 k copy
        movdqa [rbp + 144], xmm4                                  ;  2486.0 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1792]                                  ;  2453.3 p2      41 k copy
        movdqa [rbp + 192], xmm0                                  ;  2498.0 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1888]                                  ;  2454.3 p2      41 k
        pand xmm0, [r8 + 1840]                                    ;  2496.0 p2+p1   41 k
        movdqa [rbp + 224], xmm6                                  ;  2495.0 p0+p3   41 k spill
        movdqa xmm6, xmm13                                        ;  2479.0 p0      41 k copy
        pand xmm6, [r8 + 1888]                                    ;  2497.0 p2+p1   41 k
        pxor xmm6, xmm9                                           ;  2499.0 p1      41 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;  2501.0 p2+p1   41 k
        movdqa [rbp - 32], xmm13                                  ;  2479.0 p0+p3   41 k spill
        movdqa xmm13, xmm5                                        ;  2474.0 p0      41 k copy
        pxor xmm13, xmm15                                         ;  2500.0 p1      41 k
        pxor xmm15, xmm7                                          ;  2501.0 p1      41 k
        pxor xmm7, xmm5                                           ;  2502.0 p1      41 k
        pand xmm13, [r8 + 1872]                                   ;  2503.0 p2+p1   41 k
        pxor xmm5, [rbp + 224]                                    ;  2506.0 p2+p1   41 k
        pxor xmm1, xmm15                                          ;  2505.0 p1      41 k
        pand xmm15, [r8 + 1824]                                   ;  2506.0 p2+p1   41 k
        pand xmm11, xmm1                                          ;  2507.0 p1      41 k
        pand xmm1, [r8 + 1856]                                    ;  2508.0 p2+p1   41 k
        pxor xmm11, xmm6                                          ;  2509.0 p1      41 k
        movdqa [rbp + 32], xmm5                                   ;  2508.0 p0+p3   41 k spill
        movdqa xmm5, [r8 + 1856]                                  ;  2463.0 p2      41 k
        pxor xmm5, xmm8                                           ;  2510.0 p1      41 k
        pand xmm5, [r8 + 1888]                                    ;  2512.0 p2+p1   41 k
        pxor xmm12, xmm5                                          ;  2514.0 p1      41 k
        movdqa [rbp + 80], xmm12                                  ;  2516.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1840]                                 ;  2465.3 p2      41 k
        pand xmm12, xmm9                                          ;  2513.0 p1      41 k
        pxor xmm12, xmm3                                          ;  2515.0 p1      41 k
        pxor xmm15, xmm12                                         ;  2517.0 p1      41 k
        movdqa xmm12, [r8 + 1888]                                 ;  2466.7 p2      41 k
        pand xmm12, [r8 + 1824]                                   ;  2516.0 p2+p1   41 k
        pxor xmm15, [r8 + 1840]                                   ;  2519.0 p2+p1   41 k
        pxor xmm3, xmm12                                          ;  2518.0 p1      41 k
        pxor xmm11, xmm12                                         ;  2519.0 p1      41 k
        movdqa [rbp - 48], xmm15                                  ;  2521.0 p0+p3   41 k spill
        movdqa xmm15, xmm8                                        ;  2492.0 p0      41 k copy
        pand xmm8, [r8 + 1824]                                    ;  2520.0 p2+p1   41 k
        pxor xmm8, [rbp + 192]                                    ;  2522.0 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  2518.0 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1824]                                 ;  2474.0 p2      41 k
        pand xmm12, xmm3                                          ;  2522.0 p1      41 k
        pxor xmm14, xmm12                                         ;  2524.0 p1      41 k
        pxor xmm15, xmm14                                         ;  2526.0 p1      41 k
        movdqa xmm12, [r8 + 1856]                                 ;  2475.7 p2     100 k.4 reload
        pand xmm3, xmm12                                          ;  2525.0 p1      41 k
        movdqa xmm14, [r8 + 1856]                                 ;  2477.0 p2      41 k copy
        pxor xmm14, xmm0                                          ;  2526.0 p1      41 k
        pxor xmm13, xmm14                                         ;  2528.0 p1      41 k
        pxor xmm3, xmm13                                          ;  2530.0 p1      41 k
        pxor xmm8, xmm3                                           ;  2532.0 p1      41 k
        movdqa xmm3, xmm9                                         ;  2493.0 p0      41 k copy
        movdqa xmm13, [r8 + 1888]                                 ;  2480.3 p2     100 k.6 reload
        pxor xmm3, xmm13                                          ;  2530.0 p1      41 k
        pand xmm4, xmm3                                           ;  2532.0 p1      41 k
        movdqa xmm3, [r8 + 1824]                                  ;  2482.0 p2     100 k.2 reload
        pxor xmm9, xmm3                                           ;  2532.0 p1      41 k
        pxor xmm5, xmm8                                           ;  2534.0 p1      41 k
        movdqa xmm8, [r8 + 1824]                                  ;  2483.3 p2      41 k copy
        pxor xmm8, [rbp + 192]                                    ;  2534.0 p2+p1   41 k
        pand xmm3, [rbp + 32]                                     ;  2535.0 p2+p1   41 k
        pand xmm14, [r8 + 1872]                                   ;  2536.0 p2+p1   41 k
        pxor xmm6, xmm4                                           ;  2537.0 p1      41 k
        pxor xmm1, xmm6                                           ;  2539.0 p1      41 k
        movdqa xmm6, xmm13                                        ;  2491.3 p0      41 k copy
        pand xmm6, [r8 + 1872]                                    ;  2539.0 p2+p1   41 k
        pxor xmm14, [rbp + 224]                                   ;  2540.0 p2+p1   41 k
        pxor xmm11, xmm14                                         ;  2542.0 p1      41 k
        movdqa xmm14, xmm13                                       ;  2491.3 p0      41 k copy
        pand xmm12, xmm9                                          ;  2542.0 p1      41 k
        pand xmm10, xmm9                                          ;  2543.0 p1      41 k
        pxor xmm14, xmm10                                         ;  2545.0 p1      41 k
        pxor xmm1, xmm14                                          ;  2547.0 p1      41 k
        movdqa xmm9, [r8 + 1840]                                  ;  2493.0 p2      41 k
        pand xmm9, xmm8                                           ;  2546.0 p1      41 k
        movdqa xmm10, [rbp + 48]                                  ;  2518.0 p2      41 k reload
        pxor xmm8, xmm10                                          ;  2547.0 p1      41 k
        pxor xmm10, [r8 + 1840]                                   ;  2548.0 p2+p1   41 k
        movdqa xmm14, [rbp + 256]                                 ;  2496.0 p2      41 k reload
        pxor xmm5, xmm14                                          ;  2549.0 p1      41 k
        pxor xmm14, [r8 + 32]                                     ;  2550.0 p2+p1   48 k
        pxor xmm9, [r8 + 1872]                                    ;  2551.0 p2+p1   41 k
        pxor xmm2, xmm9                                           ;  2553.0 p1      41 k
        pand xmm0, xmm10                                          ;  2553.0 p1      41 k
        pand xmm10, [r8 + 1872]                                   ;  2554.0 p2+p1   41 k
        movdqa xmm9, [rbp + 144]                                  ;  2500.0 p2      41 k reload
        pxor xmm11, xmm9                                          ;  2555.0 p1      41 k
        pxor xmm9, [r8]                                           ;  2556.0 p2+p1   48 k
        pxor xmm1, xmm0                                           ;  2557.0 p1      41 k
        pxor xmm4, xmm10                                          ;  2558.0 p1      41 k
        pxor xmm8, xmm4                                           ;  2560.0 p1      41 k
        movdqa xmm0, [rbp + 80]                                   ;  2516.0 p2      41 k
        pxor xmm0, xmm10                                          ;  2560.0 p1      41 k
        movdqa xmm4, [rbp + 32]                                   ;  2508.0 p2      41 k
        pxor xmm4, xmm6                                           ;  2561.0 p1      41 k
        pand xmm6, [rbp + 80]                                     ;  2562.0 p2+p1   41 k
        pand xmm13, xmm4                                          ;  2563.0 p1      41 k
        pxor xmm7, xmm6                                           ;  2564.0 p1      41 k
        movdqa xmm4, [rbp - 96]                                   ;  2505.0 p2      41 k
        pxor xmm4, xmm1                                           ;  2565.0 p1      41 k
        movdqa xmm1, [rbp + 16]                                   ;  2506.0 p2      41 k
        pxor xmm2, xmm7                                           ;  2566.0 p1      41 k
        movdqa xmm6, [rbp + 272]                                  ;  2507.0 p2      41 k
        movdqa xmm7, [rbp - 32]                                   ;  2508.0 p2      41 k reload
        pxor xmm7, xmm0                                           ;  2567.0 p1      41 k
        movdqa xmm0, xmm15                                        ;  2528.0 p0      41 k copy
        pxor xmm0, xmm8                                           ;  2568.0 p1      41 k
        pxor xmm15, xmm13                                         ;  2569.0 p1      41 k
        movdqa xmm8, [rbp - 112]                                  ;  2509.0 p2      41 k
        pxor xmm3, xmm0                                           ;  2570.0 p1      41 k
        movdqa xmm0, [rbp + 64]                                   ;  2510.0 p2      41 k
        pxor xmm12, xmm15                                         ;  2571.0 p1      41 k
        movdqa xmm10, [r8 + 144]                                  ;  2511.0 p2      48 k
        pxor xmm10, xmm11                                         ;  2572.0 p1      48 k
        movdqa xmm11, [r8 + 160]                                  ;  2512.0 p2      48 k
        pxor xmm5, [r8 + 176]                                     ;  2573.0 p2+p1   48 k
        pxor xmm11, xmm4                                          ;  2574.0 p1      48 k
        movdqa xmm4, [rbp - 96]                                   ;  2514.0 p2      48 k
        pxor xmm4, [r8 + 16]                                      ;  2575.0 p2+p1   48 k
        pxor xmm8, xmm3                                           ;  2576.0 p1      41 k
        movdqa xmm3, [r8 + 192]                                   ;  2516.0 p2      48 k
        movdqa xmm13, [rbp - 48]                                  ;  2521.0 p2      41 k reload
        pxor xmm13, xmm7                                          ;  2577.0 p1      41 k
        movdqa xmm7, [rel misty1_expand_compact.T0_constants128]  ;  2518.0 p2      41 k reload
        pxor xmm2, xmm7                                           ;  2578.0 p1      41 k
        pxor xmm6, xmm2                                           ;  2580.0 p1      41 k
        pxor xmm0, xmm13                                          ;  2580.0 p1      41 k
        movdqa xmm2, [r8 + 208]                                   ;  2519.0 p2      48 k
        pxor xmm2, xmm6                                           ;  2582.0 p1      48 k
        movdqa xmm6, [rbp + 16]                                   ;  2520.0 p2      48 k
        pxor xmm6, [r8 + 48]                                      ;  2582.0 p2+p1   48 k
        pxor xmm12, xmm7                                          ;  2583.0 p1      41 k
        pxor xmm1, xmm12                                          ;  2585.0 p1      41 k
        movdqa xmm12, [rbp + 272]                                 ;  2522.0 p2      48 k
        pxor xmm12, [r8 + 64]                                     ;  2585.0 p2+p1   48 k
        pxor xmm3, xmm1                                           ;  2587.0 p1      48 k
        movdqa xmm1, [r8 + 224]                                   ;  2524.0 p2      48 k
        pxor xmm1, xmm8                                           ;  2587.0 p1      48 k
        movdqa xmm8, [rbp - 112]                                  ;  2525.0 p2      48 k
        pxor xmm8, [r8 + 80]                                      ;  2588.0 p2+p1   48 k
        movdqa xmm13, [r8 + 240]                                  ;  2527.0 p2      48 k
        pxor xmm13, xmm0                                          ;  2589.0 p1      48 k
        movdqa xmm0, [rbp + 64]                                   ;  2528.0 p2      48 k
        pxor xmm0, [r8 + 96]                                      ;  2590.0 p2+p1   48 k
        movdqa xmm15, [rbp + 96]                                  ;  2530.0 p2      48 k
        pxor xmm15, [r8 + 112]                                    ;  2591.0 p2+p1   48 k
        movdqa [rbp + 96], xmm13                                  ;  2591.0 p0+p3   48 k spill
        movdqa xmm13, [rbp - 16]                                  ;  2532.0 p2      48 k
        pxor xmm13, [r8 + 128]                                    ;  2592.0 p2+p1   48 k
        movdqa [rbp - 16], xmm1                                   ;  2589.0 p0+p3   48 k spill
        movdqa xmm1, xmm14                                        ;  2552.0 p0      45 k copy
        movdqa [rbp + 64], xmm2                                   ;  2584.0 p0+p3   48 k spill
        movdqa xmm2, xmm14                                        ;  2552.0 p0      45 k copy
        pand xmm2, xmm6                                           ;  2593.0 p1      45 k
        movdqa [rbp - 112], xmm3                                  ;  2589.0 p0+p3   48 k spill
        movdqa xmm3, xmm14                                        ;  2552.0 p0      45 k copy
        pand xmm3, xmm8                                           ;  2594.0 p1      45 k
        movdqa [rbp + 272], xmm5                                  ;  2575.0 p0+p3   48 k spill
        movdqa xmm5, xmm14                                        ;  2552.0 p0      45 k copy
        pand xmm5, xmm4                                           ;  2595.0 p1      45 k
        pxor xmm5, xmm9                                           ;  2597.0 p1      45 k
        movdqa [rbp + 16], xmm11                                  ;  2576.0 p0+p3   48 k spill
        movdqa xmm11, xmm14                                       ;  2552.0 p0      45 k copy
        movdqa [rbp - 48], xmm10                                  ;  2574.0 p0+p3   48 k spill
        movdqa xmm10, xmm14                                       ;  2552.0 p0      45 k copy
        pand xmm10, xmm13                                         ;  2597.0 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;  2599.0 p0+p3   45 k spill
        movdqa xmm5, xmm14                                        ;  2552.0 p0      45 k copy
        pand xmm14, xmm0                                          ;  2598.0 p1      45 k
        pand xmm5, xmm15                                          ;  2599.0 p1      45 k
        movdqa [rbp - 32], xmm14                                  ;  2600.0 p0+p3   45 k spill
        movdqa xmm14, [rbp - 96]                                  ;  2599.0 p2      45 k
        movdqa [rbp + 80], xmm5                                   ;  2601.0 p0+p3   45 k spill
        movdqa xmm5, [rbp - 96]                                   ;  2599.0 p2      45 k
        pxor xmm5, xmm13                                          ;  2610.0 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;  2612.0 p0+p3   45 k spill
        movdqa xmm5, xmm9                                         ;  2558.0 p0      45 k copy
        pxor xmm5, xmm0                                           ;  2601.0 p1      45 k
        movdqa [rbp + 32], xmm10                                  ;  2599.0 p0+p3   45 k spill
        movdqa xmm10, [rbp - 96]                                  ;  2612.0 p2      45 k
        movdqa xmm7, xmm9                                         ;  2558.0 p0      45 k copy
        pand xmm7, xmm15                                          ;  2602.0 p1      45 k
        movdqa [rbp + 144], xmm10                                 ;  2623.0 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2558.0 p0      45 k copy
        pand xmm10, xmm13                                         ;  2603.0 p1      45 k
        pxor xmm10, xmm15                                         ;  2605.0 p1      45 k
        movdqa [rbp + 256], xmm14                                 ;  2610.0 p0+p3   45 k spill
        movdqa xmm14, xmm9                                        ;  2558.0 p0      45 k copy
        pand xmm14, xmm6                                          ;  2605.0 p1      45 k
        movdqa [rbp + 48], xmm10                                  ;  2607.0 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2559.0 p0      45 k copy
        pand xmm10, xmm4                                          ;  2606.0 p1      45 k
        movdqa [rbp + 224], xmm11                                 ;  2562.0 p0+p3   45 k spill
        movdqa xmm11, xmm9                                        ;  2563.0 p0      45 k copy
        movdqa [rbp + 192], xmm10                                 ;  2608.0 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2565.0 p0      45 k copy
        pand xmm10, xmm12                                         ;  2607.0 p1      45 k
        movdqa [rbp - 64], xmm10                                  ;  2609.0 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2567.0 p0      45 k copy
        pxor xmm10, xmm4                                          ;  2608.0 p1      45 k
        pand xmm9, xmm0                                           ;  2609.0 p1      45 k
        pand xmm10, xmm8                                          ;  2610.0 p1      45 k
        movdqa [rbp + 160], xmm9                                  ;  2611.0 p0+p3   45 k spill
        movdqa xmm9, xmm4                                         ;  2577.0 p0      45 k copy
        pxor xmm9, xmm8                                           ;  2611.0 p1      45 k
        pxor xmm2, xmm9                                           ;  2613.0 p1      45 k
        pand xmm11, xmm9                                          ;  2613.0 p1      45 k
        pand xmm9, xmm12                                          ;  2614.0 p1      45 k
        movdqa [rbp + 288], xmm2                                  ;  2615.0 p0+p3   45 k spill
        movdqa xmm2, xmm4                                         ;  2577.0 p0      45 k copy
        pand xmm2, xmm6                                           ;  2615.0 p1      45 k
        movdqa [rbp - 128], xmm11                                 ;  2615.0 p0+p3   45 k spill
        movdqa xmm11, xmm4                                        ;  2577.0 p0      45 k copy
        pand xmm11, xmm15                                         ;  2616.0 p1      45 k
        movdqa [rbp + 112], xmm4                                  ;  2577.0 p0+p3   48 k spill
        movdqa xmm4, [rbp + 256]                                  ;  2610.0 p2      45 k reload
        pxor xmm4, xmm11                                          ;  2621.0 p1      45 k
        movdqa xmm11, xmm6                                        ;  2584.0 p0      45 k copy
        pand xmm11, xmm15                                         ;  2618.0 p1      45 k
        movdqa [rbp + 256], xmm11                                 ;  2620.0 p0+p3   45 k spill
        movdqa xmm11, xmm6                                        ;  2584.0 p0      45 k copy
        pand xmm11, xmm0                                          ;  2619.0 p1      45 k
        pxor xmm7, xmm11                                          ;  2621.0 p1      45 k
        movdqa xmm11, xmm6                                        ;  2584.0 p0      45 k copy
        pxor xmm11, xmm5                                          ;  2621.0 p1      45 k
        pxor xmm7, [rel misty1_expand_compact.T0_constants128]    ;  2623.0 p2+p1   45 k
        pand xmm1, xmm11                                          ;  2623.0 p1      45 k
        pxor xmm1, [rbp + 48]                                     ;  2625.0 p2+p1   45 k
        movdqa [rbp + 0], xmm7                                    ;  2625.0 p0+p3   45 k spill
        movdqa xmm7, xmm6                                         ;  2588.0 p0      45 k copy
        pand xmm7, xmm12                                          ;  2625.0 p1      45 k
        pxor xmm2, xmm7                                           ;  2627.0 p1      45 k
        pxor xmm7, [rbp + 48]                                     ;  2627.0 p2+p1   45 k
        movdqa [rbp + 48], xmm5                                   ;  2603.0 p0+p3   45 k spill
        movdqa xmm5, [rbp + 160]                                  ;  2611.0 p2      45 k reload
        pxor xmm5, xmm2                                           ;  2629.0 p1      45 k
        movdqa xmm2, xmm0                                         ;  2592.0 p0      45 k copy
        pand xmm2, xmm12                                          ;  2629.0 p1      45 k
        pxor xmm14, xmm2                                          ;  2631.0 p1      45 k
        movdqa xmm2, xmm15                                        ;  2593.0 p0      45 k copy
        pand xmm2, xmm13                                          ;  2631.0 p1      45 k
        pxor xmm14, xmm2                                          ;  2633.0 p1      45 k
        movdqa [rbp + 160], xmm5                                  ;  2631.0 p0+p3   45 k spill
        movdqa xmm5, xmm15                                        ;  2594.3 p0      45 k copy
        pand xmm5, xmm8                                           ;  2633.0 p1      45 k
        pxor xmm9, xmm5                                           ;  2635.0 p1      45 k
        movdqa xmm5, xmm15                                        ;  2595.3 p0      45 k copy
        pand xmm15, xmm0                                          ;  2635.0 p1      45 k
        pand xmm5, xmm12                                          ;  2636.0 p1      45 k
        pxor xmm7, xmm9                                           ;  2637.0 p1      45 k
        pxor xmm5, [rbp - 64]                                     ;  2638.0 p2+p1   45 k
        movdqa [rbp - 80], xmm15                                  ;  2637.0 p0+p3   45 k spill
        movdqa xmm15, xmm13                                       ;  2598.0 p0      45 k copy
        pand xmm15, xmm12                                         ;  2639.0 p1      45 k
        pxor xmm6, xmm15                                          ;  2641.0 p1      45 k
        pxor xmm1, xmm6                                           ;  2643.0 p1      45 k
        pand xmm6, xmm13                                          ;  2643.0 p1      45 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;  2645.0 p2+p1   45 k
        movdqa [rbp + 240], xmm6                                  ;  2647.0 p0+p3   45 k spill
        movdqa xmm6, xmm13                                        ;  2601.0 p0      45 k copy
        por xmm6, xmm11                                           ;  2644.0 p1      45 k
        pxor xmm3, xmm6                                           ;  2646.0 p1      45 k
        movdqa xmm6, xmm12                                        ;  2602.0 p0      45 k copy
        pand xmm6, xmm8                                           ;  2646.0 p1      45 k
        movdqa [rbp + 176], xmm11                                 ;  2623.0 p0+p3   45 k spill
        movdqa xmm11, [rbp + 192]                                 ;  2608.0 p2      45 k reload
        pxor xmm11, xmm3                                          ;  2648.0 p1      45 k
        movdqa xmm3, xmm12                                        ;  2604.0 p0      45 k copy
        pxor xmm13, xmm6                                          ;  2648.0 p1      45 k
        movdqa [rbp + 192], xmm0                                  ;  2605.0 p0+p3   48 k spill
        movdqa xmm0, [rbp + 224]                                  ;  2605.0 p2      45 k reload
        pxor xmm0, xmm6                                           ;  2649.0 p1      45 k
        movdqa xmm6, xmm8                                         ;  2610.3 p0      45 k copy
        pand xmm6, xmm13                                          ;  2650.0 p1      45 k
        pxor xmm1, xmm6                                           ;  2652.0 p1      45 k
        movdqa xmm6, xmm8                                         ;  2612.0 p0      45 k copy
        movdqa xmm13, [rbp + 48]                                  ;  2612.3 p2      45 k reload
        pand xmm6, xmm13                                          ;  2652.0 p1      45 k
        pxor xmm9, xmm11                                          ;  2653.0 p1      45 k
        pxor xmm13, xmm9                                          ;  2655.0 p1      45 k
        pxor xmm7, xmm0                                           ;  2655.0 p1      45 k
        pand xmm3, xmm0                                           ;  2656.0 p1      45 k
        pxor xmm4, xmm3                                           ;  2658.0 p1      45 k
        movdqa xmm0, [rbp + 176]                                  ;  2623.3 p2      45 k reload
        por xmm8, xmm0                                            ;  2658.0 p1      45 k
        movdqa xmm3, [rbp + 144]                                  ;  2624.3 p2      45 k reload
        pxor xmm3, xmm6                                           ;  2659.0 p1      45 k
        pxor xmm12, xmm3                                          ;  2661.0 p1      45 k
        movdqa xmm3, [rbp + 32]                                   ;  2625.3 p2      45 k reload
        movdqa xmm6, [rbp - 80]                                   ;  2637.0 p2      45 k reload
        pxor xmm3, xmm6                                           ;  2661.0 p1      45 k
        pxor xmm7, xmm14                                          ;  2662.0 p1      45 k
        pxor xmm10, xmm4                                          ;  2663.0 p1      45 k
        pxor xmm3, xmm0                                           ;  2664.0 p1      45 k
        pxor xmm8, xmm3                                           ;  2666.0 p1      45 k
        movdqa xmm3, [rbp - 32]                                   ;  2627.3 p2      45 k reload
        pxor xmm14, xmm3                                          ;  2666.0 p1      45 k
        pxor xmm3, xmm10                                          ;  2667.0 p1      45 k
        pxor xmm10, xmm8                                          ;  2668.0 p1      45 k
        pxor xmm15, xmm10                                         ;  2670.0 p1      45 k
        movdqa xmm9, [rbp + 288]                                  ;  2629.0 p2      45 k reload
        pxor xmm8, xmm9                                           ;  2670.0 p1      45 k
        movdqa xmm10, [rbp + 192]                                 ;  2630.0 p2      48 k reload
        pxor xmm14, xmm10                                         ;  2671.0 p1      45 k
        pand xmm10, [rbp + 112]                                   ;  2672.0 p2+p1   45 k
        pxor xmm6, xmm10                                          ;  2674.0 p1      45 k
        pxor xmm8, xmm14                                          ;  2674.0 p1      45 k
        movdqa xmm14, [rbp + 80]                                  ;  2632.0 p2      45 k reload
        pxor xmm14, [rbp + 240]                                   ;  2675.0 p2+p1   45 k
        pxor xmm7, xmm6                                           ;  2676.0 p1      45 k
        pxor xmm10, xmm14                                         ;  2677.0 p1      45 k
        pxor xmm2, xmm14                                          ;  2678.0 p1      45 k
        pxor xmm13, xmm2                                          ;  2680.0 p1      45 k
        pxor xmm3, xmm10                                          ;  2680.0 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;  2634.3 p2      45 k
        pand xmm2, [rbp + 112]                                    ;  2681.0 p2+p1   45 k
        pxor xmm5, xmm2                                           ;  2683.0 p1      45 k
        movdqa xmm2, [rbp + 256]                                  ;  2636.3 p2      45 k
        pxor xmm9, xmm5                                           ;  2685.0 p1      45 k
        pxor xmm2, [rbp - 64]                                     ;  2684.0 p2+p1   45 k
        movdqa xmm5, [rbp + 0]                                    ;  2638.3 p2      45 k
        pxor xmm5, xmm12                                          ;  2685.0 p1      45 k
        pxor xmm4, xmm2                                           ;  2686.0 p1      45 k
        movdqa xmm2, [rbp + 160]                                  ;  2639.3 p2      45 k
        pxor xmm11, xmm5                                          ;  2687.0 p1      45 k
        movdqa xmm5, [rbp + 0]                                    ;  2640.3 p2      45 k
        pxor xmm5, xmm6                                           ;  2688.0 p1      45 k
        movdqa xmm6, [rbp + 160]                                  ;  2641.3 p2      45 k
        pxor xmm6, [rbp + 240]                                    ;  2689.0 p2+p1   45 k
        pxor xmm0, xmm11                                          ;  2690.0 p1      45 k
        movdqa xmm10, [rbp + 256]                                 ;  2643.3 p2      45 k
        pxor xmm10, xmm7                                          ;  2691.0 p1      45 k
        movdqa xmm7, [rbp - 48]                                   ;  2644.3 p2      45 k
        pxor xmm1, xmm6                                           ;  2692.0 p1      45 k
        movdqa xmm6, [rbp - 112]                                  ;  2645.3 p2      48 k reload
        pxor xmm15, xmm6                                          ;  2693.0 p1      45 k
        movdqa [r9 + 4032], xmm6                                  ;  2656.3 p0+p3  100 k
        movdqa xmm6, [rbp + 16]                                   ;  2646.3 p2      45 k
        pxor xmm12, xmm4                                          ;  2694.0 p1      45 k
        pxor xmm6, xmm1                                           ;  2695.0 p1      45 k
        movdqa xmm1, [rbp + 64]                                   ;  2647.3 p2      48 k reload
        pxor xmm8, xmm1                                           ;  2696.0 p1      45 k
        movdqa [r9 + 4048], xmm1                                  ;  2658.3 p0+p3  100 k
        movdqa xmm1, [rbp + 272]                                  ;  2648.3 p2      45 k
        movdqa [r9 + 3968], xmm0                                  ;  2692.0 p0+p3  100 k
        movdqa xmm0, [rbp - 16]                                   ;  2649.3 p2      45 k
        pxor xmm0, xmm10                                          ;  2697.0 p1      45 k
        movdqa xmm10, [rbp + 96]                                  ;  2650.3 p2      45 k
        pxor xmm10, xmm13                                         ;  2698.0 p1      45 k
        movdqa xmm11, [rbp - 48]                                  ;  2651.3 p2      48 k reload
        movdqa [r9 + 3984], xmm11                                 ;  2662.3 p0+p3  100 k
        movdqa xmm11, [rbp + 16]                                  ;  2652.3 p2      48 k reload
        movdqa [r9 + 4000], xmm11                                 ;  2663.3 p0+p3  100 k
        pxor xmm3, xmm4                                           ;  2699.0 p1      45 k
        movdqa xmm4, [rbp + 272]                                  ;  2653.3 p2      48 k reload
        movdqa [r9 + 4016], xmm4                                  ;  2664.3 p0+p3  100 k
        movdqa xmm4, [rbp - 16]                                   ;  2654.3 p2      48 k reload
        movdqa [r9 + 4064], xmm4                                  ;  2665.3 p0+p3  100 k
        movdqa xmm4, [rbp - 128]                                  ;  2655.3 p2      45 k reload
        pxor xmm4, xmm12                                          ;  2700.0 p1      45 k
        pxor xmm9, xmm5                                           ;  2701.0 p1      45 k
        movdqa xmm5, [rbp + 96]                                   ;  2656.3 p2      48 k reload
        movdqa [r9 + 4080], xmm5                                  ;  2667.3 p0+p3  100 k
        pxor xmm2, xmm4                                           ;  2702.0 p1      45 k
        movdqa [r9 + 3888], xmm15                                 ;  2695.0 p0+p3  100 k
        movdqa [r9 + 3856], xmm6                                  ;  2697.0 p0+p3  100 k
        movdqa [r9 + 3904], xmm8                                  ;  2698.0 p0+p3  100 k
        pxor xmm7, xmm3                                           ;  2703.0 p1      45 k
        movdqa [r9 + 3920], xmm0                                  ;  2699.0 p0+p3  100 k
        movdqa [r9 + 3936], xmm10                                 ;  2700.0 p0+p3  100 k
        pxor xmm1, xmm2                                           ;  2704.0 p1      45 k
        movdqa [r9 + 3952], xmm9                                  ;  2703.0 p0+p3  100 k
        movdqa [r9 + 3840], xmm7                                  ;  2705.0 p0+p3  100 k
        movdqa [r9 + 3872], xmm1                                  ;  2706.0 p0+p3  100 k
        add rsp, 0x1c0                                            ;                    frame
        pop rbp                                                   ;                    preserved
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
