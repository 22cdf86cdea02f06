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
;   body: 6371 uops, planned 2700.7; bounds: width 2123.7, ports 2683.0, path 49.0
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
        pshufd xmm4, xmm1, 0xe4                                   ;    16.7 p1      41 k copy
        pxor xmm4, xmm13                                          ;    25.0 p1      41 k
        pshufd xmm5, xmm4, 0xe4                                   ;    27.0 p1      41 k copy
        pxor xmm5, xmm8                                           ;    31.0 p1      41 k
        pshufd xmm2, xmm4, 0xe4                                   ;    27.0 p1      41 k copy
        pand xmm4, xmm11                                          ;    27.0 p1      41 k
        movdqa xmm12, xmm5                                        ;    33.0 p0      41 k copy
        pand xmm12, xmm6                                          ;    40.0 p1      41 k
        movdqa xmm10, xmm5                                        ;    33.0 p0      41 k copy
        por xmm10, xmm15                                          ;    40.0 p1      41 k
        movdqa xmm0, xmm11                                        ;    24.0 p0      41 k copy
        pxor xmm0, xmm3                                           ;    31.0 p1      41 k
        movdqa xmm7, xmm0                                         ;    33.0 p0      41 k copy
        movdqa xmm11, xmm0                                        ;    33.0 p0      41 k copy
        pand xmm11, xmm9                                          ;    40.0 p1      41 k
        pand xmm0, xmm1                                           ;    33.0 p1      41 k
        movdqa [rbp - 128], xmm5                                  ;    38.0 p0+p3   41 k spill
        movdqa xmm5, xmm8                                         ;    28.0 p0      41 k copy
        pand xmm5, xmm14                                          ;    35.0 p1      41 k
        movdqa [rbp - 112], xmm5                                  ;    40.0 p0+p3   41 k spill
        movdqa xmm5, xmm8                                         ;    30.0 p0      41 k copy
        pand xmm5, xmm13                                          ;    37.0 p1      41 k
        movdqa xmm3, xmm8                                         ;    31.0 p0      41 k copy
        pand xmm3, xmm6                                           ;    38.0 p1      41 k
        pxor xmm7, xmm3                                           ;    40.0 p1      41 k
        movdqa xmm3, xmm8                                         ;    32.0 p0      41 k copy
        pand xmm3, xmm1                                           ;    39.0 p1      41 k
        movdqa xmm6, xmm8                                         ;    33.0 p0      41 k copy
        pand xmm6, [r8 + 128]                                     ;    40.0 p2+p1   41 k
        movdqa [rbp - 96], xmm7                                   ;    42.0 p0+p3   41 k spill
        movdqa xmm7, xmm8                                         ;    35.0 p0      41 k copy
        pand xmm7, xmm9                                           ;    42.0 p1      41 k
        pxor xmm6, xmm7                                           ;    44.0 p1      41 k
        movdqa [rbp - 80], xmm6                                   ;    46.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 160]                                   ;    29.7 p2      41 k copy
        movdqa xmm8, [r8 + 208]                                   ;    30.7 p2      41 k copy
        pand xmm8, xmm9                                           ;    41.7 p1      41 k
        pxor xmm3, xmm8                                           ;    43.7 p1      41 k
        movdqa xmm8, xmm9                                         ;    37.0 p0      41 k copy
        pand xmm8, xmm15                                          ;    44.0 p1      41 k
        pxor xmm6, xmm8                                           ;    46.0 p1      41 k
        movdqa xmm13, xmm6                                        ;    48.0 p0      41 k copy
        pand xmm6, xmm15                                          ;    48.0 p1      41 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;    50.0 p2+p1   41 k
        movdqa xmm9, xmm15                                        ;    39.0 p0      41 k copy
        pand xmm9, xmm14                                          ;    46.0 p1      41 k
        pxor xmm3, xmm9                                           ;    48.0 p1      41 k
        movdqa [rbp - 64], xmm6                                   ;    52.0 p0+p3   41 k spill
        movdqa xmm6, [r8 + 240]                                   ;    35.0 p2      41 k copy
        pand xmm6, xmm1                                           ;    46.0 p1      41 k
        pxor xmm6, xmm14                                          ;    48.0 p1      41 k
        pxor xmm12, xmm6                                          ;    50.0 p1      41 k
        pxor xmm7, xmm6                                           ;    50.0 p1      41 k
        pxor xmm13, xmm12                                         ;    55.0 p1      41 k
        movdqa xmm6, xmm15                                        ;    41.0 p0      41 k copy
        movdqa xmm12, xmm15                                       ;    42.0 p0      41 k copy
        movdqa [rbp - 48], xmm3                                   ;    50.0 p0+p3   41 k spill
        movdqa xmm3, [r8 + 240]                                   ;    38.3 p2      41 k copy
        pand xmm3, [r8 + 144]                                     ;    49.3 p2+p1   41 k
        movdqa xmm15, xmm14                                       ;    44.0 p0      41 k copy
        pand xmm15, xmm1                                          ;    51.0 p1      41 k
        pxor xmm5, xmm15                                          ;    53.0 p1      41 k
        movdqa xmm15, [rel misty1_expand_compact.T0_constants128] ;    40.3 p2      41 k reload
        pxor xmm5, xmm15                                          ;    55.0 p1      41 k
        movdqa xmm15, xmm1                                        ;    45.0 p0      41 k copy
        pand xmm15, [r8 + 128]                                    ;    52.7 p2+p1   41 k
        movdqa [rbp - 32], xmm5                                   ;    57.0 p0+p3   41 k spill
        movdqa xmm5, xmm1                                         ;    47.0 p0      41 k copy
        movdqa [rbp - 16], xmm8                                   ;    52.0 p0+p3   41 k spill
        movdqa xmm8, xmm1                                         ;    49.0 p0      41 k copy
        pand xmm8, [r8 + 176]                                     ;    56.0 p2+p1   41 k
        movdqa [rbp + 0], xmm8                                    ;    58.0 p0+p3   41 k spill
        movdqa xmm8, [r8 + 112]                                   ;    45.3 p2      41 k copy
        pxor xmm8, [r8 + 128]                                     ;    56.3 p2+p1   41 k
        pand xmm8, [r8 + 192]                                     ;    58.3 p2+p1   41 k
        movdqa [rbp + 16], xmm9                                   ;    56.0 p0+p3   41 k spill
        movdqa xmm9, xmm1                                         ;    52.0 p0      41 k copy
        pand xmm9, [r8 + 208]                                     ;    59.0 p2+p1   41 k
        movdqa xmm1, [rbp - 80]                                   ;    49.3 p2      41 k reload
        pxor xmm1, xmm9                                           ;    61.0 p1      41 k
        movdqa xmm9, xmm14                                        ;    53.0 p0      41 k copy
        pand xmm9, [r8 + 192]                                     ;    60.0 p2+p1   41 k
        pxor xmm11, xmm9                                          ;    62.0 p1      41 k
        pxor xmm7, xmm11                                          ;    64.0 p1      41 k
        movdqa xmm9, xmm14                                        ;    54.0 p0      41 k copy
        pand xmm9, [r8 + 128]                                     ;    61.7 p2+p1   41 k
        movdqa [rbp - 80], xmm1                                   ;    63.0 p0+p3   41 k spill
        movdqa xmm1, xmm14                                        ;    56.0 p0      41 k copy
        pand xmm1, [r8 + 176]                                     ;    63.0 p2+p1   41 k
        pxor xmm1, [rbp + 0]                                      ;    69.0 p2+p1   41 k
        movdqa [rbp + 32], xmm3                                   ;    60.0 p0+p3   41 k spill
        movdqa xmm3, xmm14                                        ;    58.0 p0      41 k copy
        pand xmm3, [r8 + 208]                                     ;    65.0 p2+p1   41 k
        movdqa xmm14, [rbp + 32]                                  ;    60.0 p2      41 k reload
        pxor xmm14, xmm3                                          ;    71.0 p1      41 k
        pxor xmm14, [rbp - 128]                                   ;    73.0 p2+p1   41 k
        movdqa [rbp + 32], xmm14                                  ;    75.0 p0+p3   41 k spill
        movdqa xmm14, [r8 + 192]                                  ;    58.3 p2      41 k
        pand xmm14, [r8 + 144]                                    ;    69.3 p2+p1   41 k
        pxor xmm10, xmm14                                         ;    71.3 p1      41 k
        pxor xmm15, xmm10                                         ;    73.3 p1      41 k
        pxor xmm11, xmm15                                         ;    75.3 p1      41 k
        pxor xmm2, xmm11                                          ;    77.3 p1      41 k
        movdqa xmm10, [r8 + 192]                                  ;    60.3 p2      41 k
        movdqa xmm11, [r8 + 176]                                  ;    61.3 p2      99 k.11 reload
        pand xmm10, xmm11                                         ;    72.7 p1      41 k
        pxor xmm6, xmm10                                          ;    74.7 p1      41 k
        movdqa xmm14, [r8 + 144]                                  ;    62.3 p2      99 k.9 reload
        pxor xmm10, xmm14                                         ;    74.7 p1      41 k
        pxor xmm7, xmm10                                          ;    76.7 p1      41 k
        pand xmm10, xmm11                                         ;    76.7 p1      41 k
        pand xmm6, [r8 + 192]                                     ;    77.7 p2+p1   41 k
        pxor xmm13, xmm6                                          ;    79.7 p1      41 k
        movdqa xmm6, [rbp - 48]                                   ;    64.3 p2      41 k reload
        pxor xmm7, xmm6                                           ;    79.7 p1      41 k
        movdqa [rbp - 48], xmm13                                  ;    81.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 176]                                  ;    65.3 p2      41 k copy
        movdqa xmm11, [r8 + 144]                                  ;    66.3 p2      41 k copy
        pand xmm11, [r8 + 128]                                    ;    80.7 p2+p1   41 k
        pxor xmm5, xmm11                                          ;    82.7 p1      41 k
        pxor xmm9, xmm5                                           ;    84.7 p1      41 k
        pxor xmm12, xmm5                                          ;    84.7 p1      41 k
        pxor xmm10, xmm9                                          ;    86.7 p1      41 k
        pxor xmm4, xmm12                                          ;    86.7 p1      41 k
        pxor xmm13, xmm4                                          ;    88.7 p1      41 k
        movdqa xmm4, [r8 + 128]                                   ;    68.7 p2      99 k.8 reload
        pand xmm12, xmm4                                          ;    87.7 p1      41 k
        pxor xmm1, xmm12                                          ;    89.7 p1      41 k
        pxor xmm8, xmm10                                          ;    89.7 p1      41 k
        movdqa xmm5, [rbp - 96]                                   ;    70.0 p2      41 k reload
        pxor xmm1, xmm5                                           ;    91.7 p1      41 k
        movdqa xmm9, xmm14                                        ;    73.3 p0      41 k copy
        movdqa xmm11, [r8 + 224]                                  ;    71.0 p2      99 k.14 reload
        pand xmm9, xmm11                                          ;    91.7 p1      41 k
        movdqa xmm12, xmm14                                       ;    73.3 p0      41 k copy
        pxor xmm9, [rbp - 64]                                     ;    93.7 p2+p1   41 k
        pand xmm12, [r8 + 208]                                    ;    93.7 p2+p1   41 k
        pxor xmm6, xmm12                                          ;    95.7 p1      41 k
        pxor xmm12, xmm8                                          ;    95.7 p1      41 k
        pxor xmm6, [r8 + 208]                                     ;    97.7 p2+p1   41 k
        movdqa xmm11, [rbp + 16]                                  ;    75.0 p2      41 k reload
        pxor xmm11, xmm9                                          ;    97.7 p1      41 k
        pxor xmm2, xmm11                                          ;    99.7 p1      41 k
        movdqa xmm11, xmm4                                        ;    79.7 p0      41 k copy
        pand xmm11, [r8 + 208]                                    ;    99.7 p2+p1   41 k
        pxor xmm3, xmm11                                          ;   101.7 p1      41 k
        pxor xmm9, xmm11                                          ;   101.7 p1      41 k
        pxor xmm12, xmm9                                          ;   103.7 p1      41 k
        pxor xmm7, xmm3                                           ;   103.7 p1      41 k
        movdqa xmm9, [rbp - 32]                                   ;    78.0 p2      41 k reload
        pxor xmm3, xmm9                                           ;   104.7 p1      41 k
        pxor xmm9, xmm13                                          ;   105.7 p1      41 k
        pxor xmm15, xmm9                                          ;   107.7 p1      41 k
        pxor xmm1, xmm3                                           ;   107.7 p1      41 k
        movdqa xmm3, [rbp - 112]                                  ;    79.7 p2      41 k reload
        pxor xmm7, xmm3                                           ;   108.7 p1      41 k
        pxor xmm3, [rbp + 0]                                      ;   109.7 p2+p1   41 k
        pxor xmm10, xmm3                                          ;   111.7 p1      41 k
        movdqa xmm3, [rbp - 128]                                  ;    81.7 p2      41 k
        pxor xmm13, xmm10                                         ;   113.7 p1      41 k
        pxor xmm0, xmm13                                          ;   115.7 p1      41 k
        movdqa xmm9, [r8 + 192]                                   ;    82.7 p2      99 k.12 reload
        por xmm3, xmm9                                            ;   113.7 p1      41 k
        pxor xmm12, xmm10                                         ;   114.7 p1      41 k
        movdqa xmm10, [rbp - 80]                                  ;    83.7 p2      41 k
        pxor xmm10, xmm0                                          ;   117.7 p1      41 k
        movdqa xmm0, [rbp + 32]                                   ;    84.7 p2      41 k reload
        pxor xmm0, xmm3                                           ;   116.7 p1      41 k
        pxor xmm15, [rbp - 128]                                   ;   117.7 p2+p1   41 k
        movdqa xmm3, [rbp - 80]                                   ;    86.7 p2      41 k
        pxor xmm8, xmm0                                           ;   118.7 p1      41 k
        pxor xmm5, xmm0                                           ;   119.7 p1      41 k
        pxor xmm3, [rbp - 64]                                     ;   120.7 p2+p1   41 k
        pxor xmm6, xmm5                                           ;   121.7 p1      41 k
        movdqa xmm0, [rbp - 16]                                   ;    88.7 p2      41 k reload
        pxor xmm0, xmm8                                           ;   122.7 p1      41 k
        movdqa xmm5, [rbp - 48]                                   ;    89.7 p2      41 k reload
        pxor xmm5, xmm3                                           ;   123.7 p1      41 k
        movdqa xmm3, [r8 + 64]                                    ;    90.7 p2      41 k
        movdqa xmm8, [r8]                                         ;    91.7 p2      99 k.0 reload
        pand xmm3, xmm8                                           ;   124.7 p1      41 k
        movdqa xmm11, [r8 + 80]                                   ;    92.7 p2      41 k
        pand xmm11, xmm8                                          ;   125.7 p1      41 k
        movdqa xmm13, [r8 + 96]                                   ;    93.7 p2      41 k
        pand xmm13, [r8 + 16]                                     ;   126.7 p2+p1   41 k
        pxor xmm5, [r8 + 16]                                      ;   127.7 p2+p1   41 k
        pxor xmm10, [r8 + 32]                                     ;   128.7 p2+p1   41 k
        pxor xmm0, [r8 + 48]                                      ;   129.7 p2+p1   41 k
        pxor xmm6, [r8 + 64]                                      ;   130.7 p2+p1   41 k
        pxor xmm7, [r8 + 80]                                      ;   131.7 p2+p1   41 k
        pxor xmm12, xmm8                                          ;   132.7 p1      41 k
        movdqa xmm4, [r8 + 48]                                    ;   100.7 p2      41 k
        pand xmm4, xmm8                                           ;   133.7 p1      41 k
        pxor xmm2, [r8 + 96]                                      ;   134.7 p2+p1   41 k
        movdqa xmm9, [r8 + 64]                                    ;   102.7 p2      41 k
        pand xmm9, [r8 + 48]                                      ;   135.7 p2+p1   41 k
        movdqa xmm14, [r8 + 80]                                   ;   104.7 p2      41 k
        pand xmm14, [r8 + 32]                                     ;   136.7 p2+p1   41 k
        pxor xmm13, xmm14                                         ;   138.7 p1      41 k
        pand xmm14, [r8 + 16]                                     ;   138.7 p2+p1   41 k
        movdqa [rbp - 48], xmm15                                  ;   119.7 p0+p3   41 k spill
        movdqa xmm15, [r8 + 96]                                   ;   107.7 p2      41 k
        pand xmm15, [r8 + 48]                                     ;   139.7 p2+p1   41 k
        movdqa [rbp - 16], xmm1                                   ;   109.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 16]                                    ;   109.7 p2      41 k
        pxor xmm1, xmm4                                           ;   140.7 p1      41 k
        movdqa [rbp - 64], xmm2                                   ;   136.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 96]                                    ;   110.7 p2      41 k
        pand xmm2, xmm11                                          ;   141.7 p1      41 k
        movdqa [rbp - 80], xmm7                                   ;   133.7 p0+p3   41 k spill
        movdqa xmm7, [r8 + 64]                                    ;   111.7 p2      41 k
        pxor xmm7, xmm1                                           ;   142.7 p1      41 k
        pand xmm7, [r8 + 96]                                      ;   144.7 p2+p1   41 k
        pxor xmm4, xmm7                                           ;   146.7 p1      41 k
        movdqa [rbp - 128], xmm6                                  ;   132.7 p0+p3   41 k spill
        movdqa xmm6, [r8 + 80]                                    ;   113.7 p2      41 k
        pand xmm6, [r8 + 16]                                      ;   145.7 p2+p1   41 k
        pxor xmm2, xmm6                                           ;   147.7 p1      41 k
        pxor xmm2, [rel misty1_expand_compact.T0_constants128]    ;   149.7 p2+p1   41 k
        movdqa [rbp + 32], xmm0                                   ;   131.7 p0+p3   41 k spill
        movdqa xmm0, xmm3                                         ;   126.7 p0      41 k copy
        pxor xmm0, xmm9                                           ;   148.7 p1      41 k
        pxor xmm9, xmm13                                          ;   149.7 p1      41 k
        pxor xmm13, xmm3                                          ;   150.7 p1      41 k
        pand xmm0, [r8 + 80]                                      ;   151.7 p2+p1   41 k
        movdqa [rbp + 0], xmm10                                   ;   130.7 p0+p3   41 k spill
        movdqa xmm10, xmm11                                       ;   127.7 p0      41 k copy
        movdqa [rbp - 112], xmm5                                  ;   129.7 p0+p3   41 k spill
        movdqa xmm5, [r8 + 48]                                    ;   117.7 p2      41 k
        pand xmm5, xmm6                                           ;   152.7 p1      41 k
        movdqa [rbp - 32], xmm12                                  ;   134.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 96]                                   ;   118.7 p2      41 k
        pand xmm12, [r8 + 32]                                     ;   153.7 p2+p1   41 k
        movdqa [rbp + 16], xmm4                                   ;   148.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 16]                                    ;   120.7 p2      41 k
        pand xmm4, xmm8                                           ;   154.7 p1      41 k
        pxor xmm5, xmm4                                           ;   156.7 p1      41 k
        pxor xmm4, xmm12                                          ;   156.7 p1      41 k
        movdqa [rbp - 96], xmm13                                  ;   152.7 p0+p3   41 k spill
        movdqa xmm13, xmm8                                        ;   118.3 p0      41 k copy
        movdqa [rbp + 48], xmm11                                  ;   127.7 p0+p3   41 k spill
        movdqa xmm11, xmm8                                        ;   120.3 p0      41 k copy
        pxor xmm11, xmm9                                          ;   157.7 p1      41 k
        pand xmm9, [r8 + 32]                                      ;   158.7 p2+p1   41 k
        pxor xmm5, xmm9                                           ;   160.7 p1      41 k
        movdqa xmm9, [r8 + 48]                                    ;   122.7 p2      99 k.3 reload
        pxor xmm5, xmm9                                           ;   162.7 p1      41 k
        movdqa xmm9, xmm8                                         ;   121.3 p0      41 k copy
        pand xmm9, xmm11                                          ;   161.7 p1      41 k
        pand xmm11, [r8 + 64]                                     ;   162.7 p2+p1   41 k
        pxor xmm9, xmm2                                           ;   163.7 p1      41 k
        pxor xmm9, xmm12                                          ;   165.7 p1      41 k
        movdqa [rbp + 64], xmm5                                   ;   164.7 p0+p3   41 k spill
        movdqa xmm5, xmm8                                         ;   124.3 p0      41 k copy
        movdqa [rbp + 80], xmm12                                  ;   155.7 p0+p3   41 k spill
        movdqa xmm12, xmm8                                        ;   126.3 p0      41 k copy
        movdqa xmm8, xmm15                                        ;   141.7 p0      41 k copy
        pxor xmm8, [r8 + 64]                                      ;   165.7 p2+p1   41 k
        pxor xmm0, xmm8                                           ;   167.7 p1      41 k
        pand xmm8, [r8 + 80]                                      ;   167.7 p2+p1   41 k
        movdqa [rbp + 96], xmm7                                   ;   146.7 p0+p3   41 k spill
        movdqa xmm7, xmm1                                         ;   142.7 p0      41 k copy
        pand xmm1, [r8 + 32]                                      ;   168.7 p2+p1   41 k
        movdqa [rbp + 112], xmm12                                 ;   133.3 p0+p3   41 k spill
        movdqa xmm12, xmm6                                        ;   147.7 p0      41 k copy
        pxor xmm12, [r8 + 96]                                     ;   169.7 p2+p1   41 k
        pand xmm5, xmm12                                          ;   171.7 p1      41 k
        movdqa xmm12, [r8 + 32]                                   ;   131.0 p2      99 k.2 reload
        pxor xmm6, xmm12                                          ;   171.7 p1      41 k
        pxor xmm2, xmm5                                           ;   173.7 p1      41 k
        pxor xmm11, xmm2                                          ;   175.7 p1      41 k
        movdqa xmm2, [r8 + 32]                                    ;   132.3 p2      41 k copy
        pand xmm2, xmm4                                           ;   174.7 p1      41 k
        pxor xmm13, xmm2                                          ;   176.7 p1      41 k
        pxor xmm7, xmm13                                          ;   178.7 p1      41 k
        movdqa xmm2, [r8 + 64]                                    ;   133.7 p2      99 k.4 reload
        pand xmm4, xmm2                                           ;   177.7 p1      41 k
        pxor xmm0, xmm4                                           ;   179.7 p1      41 k
        movdqa xmm4, [r8 + 32]                                    ;   134.7 p2      41 k copy
        movdqa xmm13, [r8 + 32]                                   ;   135.7 p2      41 k copy
        movdqa xmm12, [r8 + 64]                                   ;   136.7 p2      41 k copy
        pand xmm12, [r8 + 16]                                     ;   179.7 p2+p1   41 k
        pxor xmm10, xmm12                                         ;   181.7 p1      41 k
        movdqa xmm12, [r8 + 64]                                   ;   138.7 p2      41 k copy
        pand xmm12, xmm6                                          ;   181.7 p1      41 k
        movdqa xmm2, [rbp + 112]                                  ;   139.7 p2      41 k reload
        pand xmm2, xmm6                                           ;   182.7 p1      41 k
        pxor xmm4, xmm10                                          ;   183.7 p1      41 k
        pxor xmm1, xmm10                                          ;   184.7 p1      41 k
        pxor xmm0, xmm1                                           ;   186.7 p1      41 k
        movdqa xmm1, [r8 + 48]                                    ;   140.7 p2      41 k
        movdqa xmm6, [r8 + 16]                                    ;   141.7 p2      99 k.1 reload
        pand xmm1, xmm6                                           ;   186.7 p1      41 k
        pxor xmm8, xmm1                                           ;   188.7 p1      41 k
        pxor xmm3, xmm1                                           ;   188.7 p1      41 k
        pxor xmm9, xmm8                                           ;   190.7 p1      41 k
        movdqa xmm1, [r8 + 48]                                    ;   142.7 p2      41 k
        pand xmm1, xmm4                                           ;   190.7 p1      41 k
        movdqa xmm8, [rbp + 80]                                   ;   155.7 p2      41 k reload
        pxor xmm4, xmm8                                           ;   191.7 p1      41 k
        movdqa xmm10, [r8 + 48]                                   ;   144.7 p2      99 k.3 reload
        pxor xmm8, xmm10                                          ;   192.7 p1      41 k
        movdqa xmm10, [rbp + 96]                                  ;   146.7 p2      41 k reload
        pxor xmm10, xmm0                                          ;   193.7 p1      41 k
        movdqa xmm0, [r8 + 96]                                    ;   146.7 p2      99 k.6 reload
        pxor xmm2, xmm0                                           ;   194.7 p1      41 k
        pxor xmm11, xmm2                                          ;   196.7 p1      41 k
        movdqa xmm2, [r8 + 80]                                    ;   147.7 p2      99 k.5 reload
        pxor xmm1, xmm2                                           ;   196.7 p1      41 k
        pxor xmm14, xmm1                                          ;   198.7 p1      41 k
        pand xmm13, xmm3                                          ;   198.7 p1      41 k
        movdqa xmm1, [r8 + 80]                                    ;   148.7 p2      41 k copy
        pand xmm1, xmm8                                           ;   199.7 p1      41 k
        pand xmm15, xmm8                                          ;   200.7 p1      41 k
        movdqa xmm8, [r8 + 80]                                    ;   149.7 p2      41 k copy
        pand xmm8, xmm0                                           ;   201.7 p1      41 k
        pxor xmm9, [rbp - 32]                                     ;   202.7 p2+p1   41 k
        pxor xmm5, xmm1                                           ;   203.7 p1      41 k
        pxor xmm4, xmm5                                           ;   205.7 p1      41 k
        movdqa xmm5, [r8 + 96]                                    ;   151.7 p2      41 k copy
        pxor xmm1, [rbp + 16]                                     ;   205.7 p2+p1   41 k
        pxor xmm11, xmm15                                         ;   206.7 p1      41 k
        movdqa xmm15, [rbp + 0]                                   ;   153.7 p2      41 k reload
        pxor xmm10, xmm15                                         ;   207.7 p1      41 k
        pxor xmm15, [r8 + 288]                                    ;   208.7 p2+p1   48 k
        pxor xmm3, xmm8                                           ;   209.7 p1      41 k
        pand xmm5, xmm3                                           ;   211.7 p1      41 k
        movdqa xmm3, [rbp + 48]                                   ;   155.7 p2      41 k reload
        pxor xmm3, xmm1                                           ;   211.7 p1      41 k
        pand xmm8, [rbp + 16]                                     ;   212.7 p2+p1   41 k
        pxor xmm4, xmm7                                           ;   213.7 p1      41 k
        pxor xmm7, xmm5                                           ;   214.7 p1      41 k
        pxor xmm13, xmm4                                          ;   215.7 p1      41 k
        movdqa xmm1, [rbp - 112]                                  ;   157.7 p2      41 k
        pxor xmm1, xmm11                                          ;   216.7 p1      41 k
        movdqa xmm4, [rbp + 32]                                   ;   158.7 p2      41 k
        pxor xmm12, xmm7                                          ;   217.7 p1      41 k
        movdqa xmm5, [rbp - 128]                                  ;   159.7 p2      41 k
        movdqa xmm7, [rbp - 96]                                   ;   160.7 p2      41 k reload
        pxor xmm7, xmm8                                           ;   218.7 p1      41 k
        pxor xmm14, xmm7                                          ;   220.7 p1      41 k
        movdqa xmm7, [rbp - 80]                                   ;   161.7 p2      41 k
        pxor xmm7, xmm13                                          ;   220.7 p1      41 k
        movdqa xmm8, [rbp - 64]                                   ;   162.7 p2      41 k
        movdqa xmm11, [rbp + 64]                                  ;   164.7 p2      41 k reload
        pxor xmm11, xmm3                                          ;   221.7 p1      41 k
        movdqa xmm3, [r8 + 400]                                   ;   164.7 p2     100 k.9 reload
        pxor xmm9, xmm3                                           ;   222.7 p1      48 k
        pxor xmm8, xmm11                                          ;   223.7 p1      41 k
        movdqa xmm11, [r8 + 432]                                  ;   165.7 p2     100 k.11 reload
        pxor xmm10, xmm11                                         ;   224.7 p1      48 k
        movdqa xmm13, [rel misty1_expand_compact.T0_constants128] ;   166.7 p2      41 k reload
        pxor xmm12, xmm13                                         ;   225.7 p1      41 k
        pxor xmm4, xmm12                                          ;   227.7 p1      41 k
        pxor xmm14, xmm13                                         ;   227.7 p1      41 k
        pxor xmm5, xmm14                                          ;   229.7 p1      41 k
        movdqa xmm12, [r8 + 416]                                  ;   167.7 p2     100 k.10 reload
        pxor xmm1, xmm12                                          ;   229.7 p1      48 k
        movdqa xmm14, [rbp - 32]                                  ;   168.7 p2      48 k
        pxor xmm14, [r8 + 256]                                    ;   230.7 p2+p1   48 k
        pxor xmm7, [r8 + 480]                                     ;   231.7 p2+p1   48 k
        pxor xmm8, [r8 + 496]                                     ;   232.7 p2+p1   48 k
        pxor xmm4, [r8 + 448]                                     ;   233.7 p2+p1   48 k
        pxor xmm5, [r8 + 464]                                     ;   234.7 p2+p1   48 k
        movdqa xmm0, [rbp - 112]                                  ;   174.7 p2      48 k
        pxor xmm0, [r8 + 272]                                     ;   235.7 p2+p1   48 k
        movdqa xmm2, [rbp + 32]                                   ;   176.7 p2      48 k
        pxor xmm2, [r8 + 304]                                     ;   236.7 p2+p1   48 k
        movdqa xmm6, [rbp - 128]                                  ;   178.7 p2      48 k
        pxor xmm6, [r8 + 320]                                     ;   237.7 p2+p1   48 k
        movdqa xmm11, [rbp - 80]                                  ;   180.7 p2      48 k
        pxor xmm11, [r8 + 336]                                    ;   238.7 p2+p1   48 k
        movdqa xmm12, [rbp - 64]                                  ;   182.7 p2      48 k
        pxor xmm12, [r8 + 352]                                    ;   239.7 p2+p1   48 k
        movdqa xmm3, [rbp - 16]                                   ;   184.7 p2      48 k
        pxor xmm3, [r8 + 368]                                     ;   240.7 p2+p1   48 k
        movdqa [rbp - 16], xmm8                                   ;   234.7 p0+p3   48 k spill
        movdqa xmm8, [rbp - 48]                                   ;   186.7 p2      48 k
        pxor xmm8, [r8 + 384]                                     ;   241.7 p2+p1   48 k
        movdqa [rbp - 48], xmm7                                   ;   233.7 p0+p3   48 k spill
        movdqa xmm7, xmm15                                        ;   210.7 p0      45 k copy
        movdqa [rbp - 64], xmm5                                   ;   236.7 p0+p3   48 k spill
        movdqa xmm5, xmm15                                        ;   210.7 p0      45 k copy
        pand xmm5, xmm2                                           ;   242.7 p1      45 k
        movdqa [rbp - 80], xmm4                                   ;   235.7 p0+p3   48 k spill
        movdqa xmm4, xmm15                                        ;   210.7 p0      45 k copy
        pand xmm4, xmm11                                          ;   243.7 p1      45 k
        movdqa [rbp - 128], xmm10                                 ;   226.7 p0+p3   48 k spill
        movdqa xmm10, xmm15                                       ;   210.7 p0      45 k copy
        pand xmm10, xmm0                                          ;   244.7 p1      45 k
        pxor xmm10, xmm14                                         ;   246.7 p1      45 k
        movdqa [rbp + 32], xmm1                                   ;   231.7 p0+p3   48 k spill
        movdqa xmm1, xmm15                                        ;   210.7 p0      45 k copy
        movdqa [rbp - 112], xmm9                                  ;   224.7 p0+p3   48 k spill
        movdqa xmm9, xmm15                                        ;   210.7 p0      45 k copy
        pand xmm9, xmm8                                           ;   246.7 p1      45 k
        movdqa [rbp - 32], xmm10                                  ;   248.7 p0+p3   45 k spill
        movdqa xmm10, xmm15                                       ;   210.7 p0      45 k copy
        pand xmm15, xmm12                                         ;   247.7 p1      45 k
        pand xmm10, xmm3                                          ;   248.7 p1      45 k
        movdqa [rbp + 64], xmm15                                  ;   249.7 p0+p3   45 k spill
        movdqa xmm15, [rbp - 32]                                  ;   248.7 p2      45 k
        movdqa [rbp - 96], xmm10                                  ;   250.7 p0+p3   45 k spill
        movdqa xmm10, [rbp - 32]                                  ;   248.7 p2      45 k
        pxor xmm10, xmm8                                          ;   259.7 p1      45 k
        movdqa [rbp - 32], xmm10                                  ;   261.7 p0+p3   45 k spill
        movdqa xmm10, [rbp + 64]                                  ;   249.7 p2      45 k
        movdqa [rbp + 16], xmm10                                  ;   260.7 p0+p3   45 k spill
        movdqa xmm10, [rbp - 32]                                  ;   261.7 p2      45 k
        movdqa [rbp + 48], xmm9                                   ;   248.7 p0+p3   45 k spill
        movdqa xmm9, [rbp - 32]                                   ;   261.7 p2      45 k
        pand xmm9, xmm0                                           ;   272.7 p1      45 k
        movdqa [rbp - 32], xmm9                                   ;   274.7 p0+p3   45 k spill
        movdqa xmm9, [rbp + 64]                                   ;   249.7 p2      45 k
        movdqa [rbp + 64], xmm9                                   ;   260.7 p0+p3   45 k spill
        movdqa xmm9, xmm0                                         ;   237.7 p0      45 k copy
        pxor xmm9, xmm11                                          ;   251.7 p1      45 k
        pxor xmm5, xmm9                                           ;   253.7 p1      45 k
        movdqa [rbp + 0], xmm5                                    ;   255.7 p0+p3   45 k spill
        movdqa xmm5, xmm0                                         ;   237.7 p0      45 k copy
        pand xmm5, xmm2                                           ;   253.7 p1      45 k
        movdqa [rbp + 96], xmm11                                  ;   240.7 p0+p3   48 k spill
        movdqa xmm11, [rbp + 0]                                   ;   255.7 p2      45 k
        movdqa [rbp + 80], xmm11                                  ;   266.7 p0+p3   45 k spill
        movdqa xmm11, [rbp + 96]                                  ;   240.7 p2      45 k
        pand xmm11, xmm6                                          ;   254.7 p1      45 k
        pxor xmm1, xmm11                                          ;   256.7 p1      45 k
        pxor xmm11, xmm8                                          ;   256.7 p1      45 k
        pand xmm11, [rbp + 96]                                    ;   258.7 p2+p1   45 k
        movdqa [rbp + 112], xmm1                                  ;   258.7 p0+p3   45 k spill
        movdqa xmm1, [rbp + 96]                                   ;   240.7 p2      45 k
        pand xmm1, xmm3                                           ;   258.7 p1      45 k
        movdqa xmm13, xmm0                                        ;   237.7 p0      45 k copy
        pand xmm13, xmm14                                         ;   259.7 p1      45 k
        movdqa [rbp + 128], xmm9                                  ;   253.7 p0+p3   45 k spill
        movdqa xmm9, xmm0                                         ;   237.7 p0      45 k copy
        pand xmm9, xmm3                                           ;   260.7 p1      45 k
        pxor xmm15, xmm9                                          ;   262.7 p1      45 k
        movdqa xmm9, xmm0                                         ;   237.7 p0      45 k copy
        pxor xmm9, xmm14                                          ;   262.7 p1      45 k
        pand xmm9, [rbp + 96]                                     ;   264.7 p2+p1   45 k
        pand xmm0, xmm12                                          ;   264.7 p1      45 k
        movdqa [rbp + 144], xmm0                                  ;   266.7 p0+p3   45 k spill
        movdqa xmm0, xmm14                                        ;   232.7 p0      45 k copy
        pxor xmm0, xmm12                                          ;   265.7 p1      45 k
        movdqa [rbp + 160], xmm9                                  ;   266.7 p0+p3   45 k spill
        movdqa xmm9, xmm14                                        ;   232.7 p0      45 k copy
        pand xmm9, xmm3                                           ;   266.7 p1      45 k
        movdqa [rbp + 176], xmm15                                 ;   264.7 p0+p3   45 k spill
        movdqa xmm15, xmm14                                       ;   233.7 p0      45 k copy
        pand xmm15, xmm8                                          ;   267.7 p1      45 k
        pxor xmm15, xmm3                                          ;   269.7 p1      45 k
        movdqa [rbp + 192], xmm10                                 ;   272.7 p0+p3   45 k spill
        movdqa xmm10, xmm14                                       ;   235.7 p0      45 k copy
        pand xmm10, xmm2                                          ;   269.7 p1      45 k
        movdqa [rbp + 208], xmm11                                 ;   260.7 p0+p3   45 k spill
        movdqa xmm11, xmm14                                       ;   237.7 p0      45 k copy
        pand xmm11, [rbp + 128]                                   ;   270.7 p2+p1   45 k
        movdqa [rbp + 224], xmm11                                 ;   272.7 p0+p3   45 k spill
        movdqa xmm11, xmm14                                       ;   239.7 p0      45 k copy
        pand xmm14, xmm12                                         ;   271.7 p1      45 k
        pand xmm11, xmm6                                          ;   272.7 p1      45 k
        movdqa [rbp + 240], xmm11                                 ;   274.7 p0+p3   45 k spill
        movdqa xmm11, xmm12                                       ;   241.7 p0      45 k copy
        pand xmm11, xmm2                                          ;   273.7 p1      45 k
        pxor xmm9, xmm11                                          ;   275.7 p1      45 k
        movdqa xmm11, xmm12                                       ;   242.7 p0      45 k copy
        pand xmm11, xmm6                                          ;   275.7 p1      45 k
        pxor xmm10, xmm11                                         ;   277.7 p1      45 k
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;   242.7 p2      41 k reload
        pxor xmm9, xmm11                                          ;   277.7 p1      45 k
        movdqa xmm11, xmm3                                        ;   243.7 p0      45 k copy
        pand xmm11, xmm2                                          ;   278.7 p1      45 k
        movdqa [rbp + 256], xmm9                                  ;   279.7 p0+p3   45 k spill
        movdqa xmm9, xmm3                                         ;   245.7 p0      45 k copy
        pand xmm9, xmm8                                           ;   279.7 p1      45 k
        pxor xmm10, xmm9                                          ;   281.7 p1      45 k
        movdqa [rbp + 272], xmm11                                 ;   280.7 p0+p3   45 k spill
        movdqa xmm11, xmm2                                        ;   247.7 p0      45 k copy
        pxor xmm11, xmm0                                          ;   281.7 p1      45 k
        pand xmm7, xmm11                                          ;   283.7 p1      45 k
        pxor xmm7, xmm15                                          ;   285.7 p1      45 k
        movdqa [rbp + 288], xmm12                                 ;   248.7 p0+p3   48 k spill
        movdqa xmm12, xmm2                                        ;   249.7 p0      45 k copy
        pand xmm12, xmm6                                          ;   284.7 p1      45 k
        pxor xmm5, xmm12                                          ;   286.7 p1      45 k
        pxor xmm15, xmm12                                         ;   286.7 p1      45 k
        movdqa xmm12, xmm8                                        ;   250.7 p0      45 k copy
        pand xmm12, xmm6                                          ;   287.7 p1      45 k
        pxor xmm14, xmm5                                          ;   288.7 p1      45 k
        movdqa xmm5, xmm8                                         ;   251.7 p0      45 k copy
        pxor xmm2, xmm12                                          ;   289.7 p1      45 k
        pxor xmm7, xmm2                                           ;   291.7 p1      45 k
        pand xmm8, xmm2                                           ;   291.7 p1      45 k
        movdqa xmm2, xmm3                                         ;   252.7 p0      45 k copy
        pand xmm2, xmm6                                           ;   292.7 p1      45 k
        por xmm5, xmm11                                           ;   293.7 p1      45 k
        pxor xmm4, xmm5                                           ;   295.7 p1      45 k
        pxor xmm13, xmm4                                          ;   297.7 p1      45 k
        movdqa xmm4, xmm6                                         ;   253.7 p0      45 k copy
        pand xmm4, [rbp + 128]                                    ;   296.7 p2+p1   45 k
        pxor xmm1, xmm4                                           ;   298.7 p1      45 k
        movdqa xmm4, xmm6                                         ;   259.7 p0      45 k copy
        movdqa xmm5, [rbp + 208]                                  ;   260.7 p2      45 k reload
        pxor xmm5, xmm7                                           ;   298.7 p1      45 k
        movdqa xmm7, [rel misty1_expand_compact.T0_constants128]  ;   261.0 p2      41 k reload
        pxor xmm8, xmm7                                           ;   299.7 p1      45 k
        pand xmm4, [rbp + 112]                                    ;   300.7 p2+p1   45 k
        pxor xmm15, xmm1                                          ;   301.7 p1      45 k
        pxor xmm1, xmm13                                          ;   302.7 p1      45 k
        movdqa xmm7, [rbp + 176]                                  ;   264.7 p2      45 k reload
        pxor xmm7, xmm4                                           ;   303.7 p1      45 k
        movdqa xmm4, xmm0                                         ;   273.0 p0      45 k copy
        pxor xmm4, xmm1                                           ;   304.7 p1      45 k
        movdqa xmm1, [rbp + 16]                                   ;   273.7 p2      45 k reload
        pxor xmm1, xmm10                                          ;   305.7 p1      45 k
        pxor xmm15, [rbp + 112]                                   ;   306.7 p2+p1   45 k
        pxor xmm10, xmm15                                         ;   308.7 p1      45 k
        movdqa xmm15, [rbp + 96]                                  ;   276.0 p2      48 k reload
        pand xmm0, xmm15                                          ;   308.7 p1      45 k
        por xmm15, xmm11                                          ;   309.7 p1      45 k
        movdqa [rbp + 96], xmm1                                   ;   307.7 p0+p3   45 k spill
        movdqa xmm1, [rbp + 192]                                  ;   277.7 p2      45 k reload
        pxor xmm1, xmm0                                           ;   310.7 p1      45 k
        pxor xmm6, xmm1                                           ;   312.7 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;   278.7 p2      45 k reload
        pxor xmm2, xmm0                                           ;   312.7 p1      45 k
        movdqa xmm1, [rbp - 32]                                   ;   279.7 p2      45 k reload
        pxor xmm1, xmm2                                           ;   314.7 p1      45 k
        movdqa xmm2, [rbp + 80]                                   ;   280.7 p2      45 k reload
        pxor xmm2, xmm1                                           ;   316.7 p1      45 k
        movdqa xmm1, [rbp + 160]                                  ;   281.7 p2      45 k reload
        pxor xmm1, xmm7                                           ;   315.7 p1      45 k
        pand xmm3, [rbp + 288]                                    ;   316.7 p2+p1   45 k
        pxor xmm0, [rbp + 272]                                    ;   317.7 p2+p1   45 k
        pxor xmm7, xmm0                                           ;   319.7 p1      45 k
        movdqa xmm0, [rbp - 96]                                   ;   284.7 p2      45 k reload
        pxor xmm0, xmm8                                           ;   319.7 p1      45 k
        pxor xmm8, xmm14                                          ;   320.7 p1      45 k
        pxor xmm5, xmm8                                           ;   322.7 p1      45 k
        movdqa xmm8, xmm11                                        ;   284.3 p0      45 k copy
        pxor xmm9, xmm0                                           ;   322.7 p1      45 k
        pxor xmm4, xmm9                                           ;   324.7 p1      45 k
        movdqa xmm9, [rbp + 144]                                  ;   285.7 p2      45 k reload
        pxor xmm0, xmm9                                           ;   324.7 p1      45 k
        pxor xmm9, xmm3                                           ;   325.7 p1      45 k
        movdqa [rbp + 144], xmm4                                  ;   326.7 p0+p3   45 k spill
        movdqa xmm4, [rbp + 48]                                   ;   287.0 p2      45 k reload
        pxor xmm4, xmm3                                           ;   326.7 p1      45 k
        pxor xmm8, xmm4                                           ;   328.7 p1      45 k
        pxor xmm15, xmm8                                          ;   330.7 p1      45 k
        movdqa xmm3, [rbp + 256]                                  ;   288.3 p2      45 k
        pxor xmm3, xmm6                                           ;   329.7 p1      45 k
        pxor xmm13, xmm3                                          ;   331.7 p1      45 k
        pxor xmm6, xmm7                                           ;   331.7 p1      45 k
        movdqa xmm3, [rbp + 256]                                  ;   289.7 p2      45 k
        pxor xmm11, xmm13                                         ;   333.7 p1      45 k
        movdqa xmm4, [rbp + 0]                                    ;   290.7 p2      45 k
        movdqa xmm8, [rbp + 224]                                  ;   291.7 p2      45 k reload
        pxor xmm8, xmm6                                           ;   333.7 p1      45 k
        pxor xmm14, xmm8                                          ;   335.7 p1      45 k
        movdqa xmm6, [rbp + 64]                                   ;   292.7 p2      45 k reload
        pxor xmm6, xmm1                                           ;   335.7 p1      45 k
        pxor xmm10, xmm9                                          ;   336.7 p1      45 k
        pxor xmm3, xmm9                                           ;   337.7 p1      45 k
        movdqa xmm8, [rbp + 272]                                  ;   293.7 p2      45 k
        pxor xmm8, xmm10                                          ;   338.7 p1      45 k
        movdqa xmm9, [rbp + 288]                                  ;   294.7 p2      45 k
        pxor xmm2, xmm3                                           ;   339.7 p1      45 k
        pxor xmm9, [rbp + 96]                                     ;   340.7 p2+p1   45 k
        movdqa [r9 + 2176], xmm11                                 ;   335.7 p0+p3  100 k
        movdqa xmm10, [rbp + 32]                                  ;   296.7 p2      48 k reload
        pxor xmm5, xmm10                                          ;   341.7 p1      45 k
        movdqa [r9 + 2208], xmm10                                 ;   307.7 p0+p3  100 k
        pxor xmm0, xmm6                                           ;   342.7 p1      45 k
        pxor xmm7, xmm0                                           ;   344.7 p1      45 k
        pxor xmm1, xmm15                                          ;   344.7 p1      45 k
        pxor xmm4, xmm15                                          ;   345.7 p1      45 k
        pxor xmm12, xmm1                                          ;   346.7 p1      45 k
        movdqa [r9 + 2160], xmm2                                  ;   341.7 p0+p3  100 k
        movdqa [r9 + 2064], xmm5                                  ;   343.7 p0+p3  100 k
        movdqa xmm5, [rbp - 112]                                  ;   300.0 p2      45 k
        pxor xmm5, xmm7                                           ;   347.7 p1      45 k
        movdqa [r9 + 2048], xmm5                                  ;   349.7 p0+p3  100 k
        movdqa xmm13, [rbp - 128]                                 ;   301.3 p2      48 k reload
        pxor xmm14, xmm13                                         ;   348.7 p1      45 k
        movdqa [r9 + 2224], xmm13                                 ;   312.3 p0+p3  100 k
        movdqa [r9 + 2080], xmm14                                 ;   350.7 p0+p3  100 k
        pxor xmm9, xmm4                                           ;   349.7 p1      45 k
        movdqa xmm4, [rbp - 48]                                   ;   303.7 p2      48 k reload
        pxor xmm8, xmm4                                           ;   350.7 p1      45 k
        movdqa [r9 + 2272], xmm4                                  ;   314.7 p0+p3  100 k
        movdqa [r9 + 2128], xmm8                                  ;   352.7 p0+p3  100 k
        movdqa xmm14, [rbp - 80]                                  ;   305.7 p2      48 k reload
        pxor xmm12, xmm14                                         ;   351.7 p1      45 k
        movdqa [r9 + 2240], xmm14                                 ;   316.7 p0+p3  100 k
        movdqa [r9 + 2096], xmm12                                 ;   353.7 p0+p3  100 k
        movdqa xmm14, [rbp - 64]                                  ;   307.7 p2      48 k reload
        pxor xmm9, xmm14                                          ;   352.7 p1      45 k
        movdqa [r9 + 2256], xmm14                                 ;   318.7 p0+p3  100 k
        movdqa [r9 + 2112], xmm9                                  ;   354.7 p0+p3  100 k
        movdqa xmm0, [rbp - 112]                                  ;   309.7 p2      48 k reload
        movdqa [r9 + 2192], xmm0                                  ;   321.0 p0+p3  100 k
        movdqa xmm0, [rbp - 16]                                   ;   310.7 p2      48 k reload
        movdqa [r9 + 2288], xmm0                                  ;   323.0 p0+p3  100 k
        pxor xmm0, [rbp + 144]                                    ;   353.7 p2+p1   45 k
        movdqa [r9 + 2144], xmm0                                  ;   355.7 p0+p3  100 k
        movdqa xmm0, [r8 + 256]                                   ;   313.0 p2     100 k.0 reload
        movdqa [r9 + 256], xmm0                                   ;   327.0 p0+p3   99 k
        movdqa xmm10, [r8 + 272]                                  ;   314.0 p2     100 k.1 reload
        movdqa [r9 + 272], xmm10                                  ;   329.0 p0+p3   99 k
        movdqa xmm12, [r8 + 288]                                  ;   315.0 p2     100 k.2 reload
        movdqa [r9 + 288], xmm12                                  ;   331.0 p0+p3   99 k
        movdqa xmm4, [r8 + 304]                                   ;   316.0 p2     100 k.3 reload
        movdqa [r9 + 304], xmm4                                   ;   333.0 p0+p3   99 k
        movdqa xmm7, [r8 + 320]                                   ;   317.0 p2     100 k.4 reload
        movdqa [r9 + 320], xmm7                                   ;   335.0 p0+p3   99 k
        movdqa xmm1, [r8 + 336]                                   ;   318.0 p2     100 k.5 reload
        movdqa [r9 + 336], xmm1                                   ;   337.0 p0+p3   99 k
        movdqa xmm11, [r8 + 352]                                  ;   319.0 p2     100 k.6 reload
        movdqa [r9 + 352], xmm11                                  ;   339.0 p0+p3   99 k
        movdqa xmm6, [r8 + 368]                                   ;   320.0 p2     100 k.7 reload
        movdqa [r9 + 368], xmm6                                   ;   341.0 p0+p3   99 k
        movdqa xmm3, [r8 + 384]                                   ;   321.0 p2     100 k.8 reload
        movdqa [r9 + 384], xmm3                                   ;   343.0 p0+p3   99 k
        movdqa xmm15, [r8 + 400]                                  ;   322.0 p2     100 k.9 reload
        movdqa [r9 + 400], xmm15                                  ;   345.0 p0+p3   99 k
        movdqa xmm14, [r8 + 416]                                  ;   323.0 p2     100 k.10 reload
        movdqa [r9 + 416], xmm14                                  ;   347.0 p0+p3   99 k
        movdqa xmm9, [r8 + 432]                                   ;   324.0 p2     100 k.11 reload
        movdqa [r9 + 432], xmm9                                   ;   349.0 p0+p3   99 k
        movdqa xmm8, [r8 + 448]                                   ;   325.0 p2     100 k.12 reload
        movdqa [r9 + 448], xmm8                                   ;   351.0 p0+p3   99 k
        movdqa xmm13, [r8 + 464]                                  ;   326.0 p2     100 k.13 reload
        movdqa [r9 + 464], xmm13                                  ;   353.0 p0+p3   99 k
        movdqa xmm5, [r8 + 480]                                   ;   327.0 p2     100 k.14 reload
        movdqa [r9 + 480], xmm5                                   ;   355.0 p0+p3   99 k
        movdqa xmm2, [r8 + 496]                                   ;   328.0 p2     100 k.15 reload
        movdqa [r9 + 496], xmm2                                   ;   357.0 p0+p3   99 k
        movdqa xmm12, xmm3                                        ;   332.0 p0      41 k copy
        pxor xmm12, xmm8                                          ;   354.7 p1      41 k
        movdqa xmm4, xmm12                                        ;   356.7 p0      41 k copy
        movdqa xmm10, xmm12                                       ;   356.7 p0      41 k copy
        pand xmm12, xmm6                                          ;   356.7 p1      41 k
        pand xmm10, xmm9                                          ;   363.7 p1      41 k
        movdqa xmm11, xmm3                                        ;   333.7 p0      41 k copy
        pand xmm11, xmm14                                         ;   357.7 p1      41 k
        movdqa xmm1, xmm14                                        ;   334.7 p0      41 k copy
        pand xmm1, xmm5                                           ;   358.7 p1      41 k
        movdqa xmm0, xmm14                                        ;   336.0 p0      41 k copy
        pand xmm0, xmm13                                          ;   359.7 p1      41 k
        movdqa xmm7, xmm14                                        ;   337.0 p0      41 k copy
        movdqa xmm8, xmm14                                        ;   338.0 p0      41 k copy
        pand xmm8, xmm15                                          ;   360.7 p1      41 k
        pxor xmm4, xmm8                                           ;   363.7 p1      41 k
        movdqa xmm8, xmm14                                        ;   339.0 p0      41 k copy
        pand xmm8, xmm6                                           ;   362.7 p1      41 k
        movdqa xmm3, [r8 + 416]                                   ;   340.0 p2      41 k copy
        pand xmm3, xmm9                                           ;   363.7 p1      41 k
        pxor xmm11, xmm3                                          ;   365.7 p1      41 k
        movdqa [rbp + 144], xmm1                                  ;   360.7 p0+p3   41 k spill
        movdqa xmm1, xmm13                                        ;   342.7 p0      41 k copy
        pxor xmm1, xmm6                                           ;   365.7 p1      41 k
        pxor xmm7, xmm1                                           ;   367.7 p1      41 k
        movdqa [rbp - 16], xmm4                                   ;   365.7 p0+p3   41 k spill
        movdqa xmm4, xmm13                                        ;   344.7 p0      41 k copy
        pand xmm4, xmm9                                           ;   367.7 p1      41 k
        pxor xmm8, xmm4                                           ;   369.7 p1      41 k
        movdqa xmm4, xmm9                                         ;   346.7 p0      41 k copy
        pand xmm4, xmm2                                           ;   369.7 p1      41 k
        pxor xmm14, xmm4                                          ;   371.7 p1      41 k
        movdqa xmm13, xmm9                                        ;   348.7 p0      41 k copy
        pand xmm13, [r8 + 448]                                    ;   371.7 p2+p1   41 k
        movdqa [rbp - 112], xmm4                                  ;   371.7 p0+p3   41 k spill
        movdqa xmm4, xmm9                                         ;   350.7 p0      41 k copy
        movdqa [rbp - 64], xmm1                                   ;   367.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 432]                                   ;   351.3 p2      41 k copy
        movdqa [rbp - 80], xmm13                                  ;   373.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 432]                                  ;   352.3 p2      41 k copy
        pand xmm13, xmm6                                          ;   372.7 p1      41 k
        pand xmm9, xmm5                                           ;   373.7 p1      41 k
        pxor xmm9, xmm13                                          ;   375.7 p1      41 k
        pxor xmm13, [rbp + 144]                                   ;   375.7 p2+p1   41 k
        movdqa [rbp - 48], xmm11                                  ;   369.0 p0+p3   41 k spill
        movdqa xmm11, xmm6                                        ;   355.3 p0      41 k copy
        pand xmm11, xmm5                                          ;   376.7 p1      41 k
        pxor xmm0, xmm11                                          ;   378.7 p1      41 k
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;   356.0 p2      41 k reload
        pxor xmm0, xmm11                                          ;   380.7 p1      41 k
        movdqa xmm11, xmm6                                        ;   356.7 p0      41 k copy
        pand xmm11, xmm2                                          ;   379.7 p1      41 k
        pxor xmm11, xmm5                                          ;   381.7 p1      41 k
        pxor xmm3, xmm11                                          ;   383.7 p1      41 k
        movdqa [rbp - 128], xmm0                                  ;   382.7 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;   359.0 p0      41 k copy
        pand xmm0, xmm2                                           ;   382.7 p1      41 k
        pxor xmm8, xmm0                                           ;   384.7 p1      41 k
        movdqa xmm5, xmm6                                         ;   360.0 p0      41 k copy
        pand xmm5, [r8 + 384]                                     ;   384.7 p2+p1   41 k
        movdqa xmm6, xmm14                                        ;   373.7 p0      41 k copy
        pand xmm14, xmm2                                          ;   385.7 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;   387.7 p2+p1   41 k
        movdqa [rbp + 32], xmm14                                  ;   389.7 p0+p3   41 k spill
        movdqa xmm14, xmm2                                        ;   363.0 p0      41 k copy
        por xmm14, xmm7                                           ;   387.7 p1      41 k
        movdqa xmm2, xmm7                                         ;   369.7 p0      41 k copy
        pand xmm2, xmm15                                          ;   388.7 p1      41 k
        pxor xmm11, xmm2                                          ;   390.7 p1      41 k
        pxor xmm6, xmm11                                          ;   392.7 p1      41 k
        movdqa xmm2, xmm7                                         ;   369.7 p0      41 k copy
        movdqa xmm11, xmm7                                        ;   369.7 p0      41 k copy
        por xmm2, [r8 + 448]                                      ;   391.7 p2+p1   41 k
        movdqa [rbp + 96], xmm7                                   ;   375.0 p0+p3   41 k spill
        movdqa xmm7, xmm15                                        ;   368.0 p0      41 k copy
        pand xmm7, [r8 + 448]                                     ;   392.7 p2+p1   41 k
        pxor xmm14, xmm7                                          ;   394.7 p1      41 k
        pxor xmm5, xmm14                                          ;   396.7 p1      41 k
        movdqa xmm7, xmm15                                        ;   369.0 p0      41 k copy
        movdqa xmm14, [r8 + 384]                                  ;   368.7 p2     100 k.8 reload
        pand xmm7, xmm14                                          ;   395.7 p1      41 k
        pxor xmm7, [r8 + 368]                                     ;   397.7 p2+p1   41 k
        movdqa [rbp + 288], xmm0                                  ;   384.7 p0+p3   41 k spill
        movdqa xmm0, xmm15                                        ;   371.0 p0      41 k copy
        pxor xmm0, [rbp - 80]                                     ;   397.7 p2+p1   41 k
        pand xmm4, xmm0                                           ;   399.7 p1      41 k
        movdqa [rbp + 272], xmm2                                  ;   393.7 p0+p3   41 k spill
        movdqa xmm2, xmm15                                        ;   373.0 p0      41 k copy
        pand xmm2, [r8 + 496]                                     ;   399.7 p2+p1   41 k
        movdqa [rbp + 64], xmm11                                  ;   381.0 p0+p3   41 k spill
        movdqa xmm11, xmm15                                       ;   375.0 p0      41 k copy
        pand xmm11, [r8 + 480]                                    ;   400.7 p2+p1   41 k
        pxor xmm11, [rbp + 32]                                    ;   402.7 p2+p1   41 k
        pand xmm15, [r8 + 464]                                    ;   402.7 p2+p1   41 k
        movdqa [rbp + 224], xmm15                                 ;   404.7 p0+p3   41 k spill
        movdqa xmm15, xmm8                                        ;   386.7 p0      41 k copy
        pxor xmm8, [rbp + 224]                                    ;   415.7 p2+p1   41 k
        pxor xmm8, [r8 + 464]                                     ;   417.7 p2+p1   41 k
        movdqa [rbp + 0], xmm11                                   ;   404.7 p0+p3   41 k spill
        movdqa xmm11, xmm14                                       ;   380.0 p0      41 k copy
        pand xmm11, [r8 + 480]                                    ;   405.7 p2+p1   41 k
        pxor xmm11, xmm7                                          ;   407.7 p1      41 k
        pxor xmm4, xmm11                                          ;   409.7 p1      41 k
        pxor xmm13, xmm4                                          ;   411.7 p1      41 k
        movdqa xmm11, [r8 + 496]                                  ;   381.7 p2     100 k.15 reload
        pxor xmm7, xmm11                                          ;   409.7 p1      41 k
        pxor xmm11, [rbp - 80]                                    ;   410.7 p2+p1   41 k
        pand xmm11, [r8 + 448]                                    ;   412.7 p2+p1   41 k
        pxor xmm6, xmm11                                          ;   414.7 p1      41 k
        movdqa xmm11, xmm14                                       ;   384.0 p0      41 k copy
        pand xmm11, xmm7                                          ;   413.7 p1      41 k
        pxor xmm9, xmm11                                          ;   415.7 p1      41 k
        movdqa xmm11, xmm14                                       ;   385.0 p0      41 k copy
        pxor xmm11, [r8 + 368]                                    ;   415.7 p2+p1   41 k
        pand xmm11, [r8 + 448]                                    ;   417.7 p2+p1   41 k
        pxor xmm4, xmm11                                          ;   419.7 p1      41 k
        movdqa xmm11, xmm5                                        ;   398.7 p0      41 k copy
        pxor xmm9, [rbp - 16]                                     ;   418.7 p2+p1   41 k
        pand xmm14, [r8 + 464]                                    ;   419.7 p2+p1   41 k
        movdqa [rbp - 80], xmm4                                   ;   421.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 480]                                   ;   389.3 p2      41 k
        pand xmm4, [r8 + 448]                                     ;   420.7 p2+p1   41 k
        pxor xmm10, xmm4                                          ;   422.7 p1      41 k
        pxor xmm3, xmm10                                          ;   424.7 p1      41 k
        pxor xmm11, xmm10                                         ;   424.7 p1      41 k
        pxor xmm0, xmm3                                           ;   426.7 p1      41 k
        pxor xmm15, xmm0                                          ;   428.7 p1      41 k
        movdqa xmm0, [rbp - 64]                                   ;   392.0 p2      41 k
        pxor xmm0, xmm11                                          ;   426.7 p1      41 k
        movdqa xmm3, [rbp - 64]                                   ;   393.0 p2      41 k
        pand xmm3, [r8 + 448]                                     ;   427.7 p2+p1   41 k
        pxor xmm7, xmm3                                           ;   429.7 p1      41 k
        pxor xmm1, xmm7                                           ;   431.7 p1      41 k
        movdqa xmm3, [rbp + 288]                                  ;   395.0 p2      41 k reload
        movdqa xmm4, [rbp + 0]                                    ;   404.7 p2      41 k reload
        pxor xmm3, xmm4                                           ;   430.7 p1      41 k
        pxor xmm4, xmm14                                          ;   431.7 p1      41 k
        movdqa xmm7, [r8 + 480]                                   ;   397.0 p2      41 k
        movdqa xmm10, [r8 + 464]                                  ;   398.0 p2     100 k.13 reload
        pand xmm7, xmm10                                          ;   432.7 p1      41 k
        pxor xmm0, xmm3                                           ;   433.7 p1      41 k
        pand xmm10, [r8 + 368]                                    ;   434.7 p2+p1   41 k
        movdqa xmm3, [rbp - 48]                                   ;   400.0 p2      41 k reload
        pxor xmm3, xmm10                                          ;   436.7 p1      41 k
        pxor xmm2, xmm7                                           ;   436.7 p1      41 k
        pxor xmm14, xmm7                                          ;   437.7 p1      41 k
        movdqa xmm7, [rbp - 128]                                  ;   401.0 p2      41 k
        pxor xmm7, xmm1                                           ;   438.7 p1      41 k
        pxor xmm5, xmm7                                           ;   440.7 p1      41 k
        pxor xmm1, xmm13                                          ;   440.7 p1      41 k
        pxor xmm12, xmm1                                          ;   442.7 p1      41 k
        movdqa xmm1, [rbp + 64]                                   ;   402.0 p2      41 k reload
        pxor xmm1, xmm2                                           ;   442.7 p1      41 k
        movdqa xmm2, [rbp - 128]                                  ;   403.0 p2      41 k
        movdqa xmm7, [rbp + 32]                                   ;   404.0 p2      41 k
        movdqa xmm10, [rbp + 272]                                 ;   405.0 p2      41 k reload
        pxor xmm10, xmm1                                          ;   444.7 p1      41 k
        pxor xmm7, xmm3                                           ;   444.7 p1      41 k
        pxor xmm6, xmm7                                           ;   446.7 p1      41 k
        pxor xmm3, xmm12                                          ;   446.7 p1      41 k
        movdqa xmm1, [rbp + 224]                                  ;   406.0 p2      41 k
        movdqa xmm7, [rbp - 80]                                   ;   421.7 p2      41 k reload
        pxor xmm1, xmm7                                           ;   447.7 p1      41 k
        pxor xmm4, xmm1                                           ;   449.7 p1      41 k
        pxor xmm15, xmm14                                         ;   449.7 p1      41 k
        pxor xmm2, xmm14                                          ;   450.7 p1      41 k
        movdqa xmm1, [rbp - 16]                                   ;   408.0 p2      41 k
        movdqa xmm11, [rbp + 144]                                 ;   409.0 p2      41 k
        pxor xmm11, xmm15                                         ;   451.7 p1      41 k
        movdqa xmm12, [rbp + 96]                                  ;   410.0 p2      41 k reload
        pxor xmm12, xmm5                                          ;   452.7 p1      41 k
        movdqa xmm5, [r8 + 320]                                   ;   411.0 p2      41 k
        pxor xmm13, xmm4                                          ;   453.7 p1      41 k
        movdqa xmm4, [r8 + 256]                                   ;   412.0 p2     100 k.0 reload
        pand xmm5, xmm4                                           ;   454.7 p1      41 k
        pxor xmm9, xmm2                                           ;   455.7 p1      41 k
        movdqa xmm2, [r8 + 336]                                   ;   413.0 p2      41 k
        pxor xmm7, xmm10                                          ;   456.7 p1      41 k
        pxor xmm1, xmm10                                          ;   457.7 p1      41 k
        movdqa xmm10, [r8 + 352]                                  ;   414.0 p2      41 k
        pxor xmm8, xmm1                                           ;   459.7 p1      41 k
        movdqa xmm1, [r8 + 272]                                   ;   415.0 p2     100 k.1 reload
        pand xmm10, xmm1                                          ;   459.7 p1      41 k
        movdqa xmm14, [rbp - 112]                                 ;   416.0 p2      41 k reload
        pxor xmm14, xmm7                                          ;   460.7 p1      41 k
        pand xmm2, xmm4                                           ;   461.7 p1      41 k
        movdqa xmm7, [r8 + 304]                                   ;   417.0 p2      41 k
        pand xmm7, xmm4                                           ;   462.7 p1      41 k
        movdqa xmm15, [r8 + 320]                                  ;   418.0 p2      41 k
        pand xmm15, [r8 + 304]                                    ;   463.7 p2+p1   41 k
        pxor xmm3, [r8 + 288]                                     ;   464.7 p2+p1   41 k
        pxor xmm6, xmm1                                           ;   465.7 p1      41 k
        pxor xmm13, xmm4                                          ;   466.7 p1      41 k
        pxor xmm11, [r8 + 336]                                    ;   467.7 p2+p1   41 k
        pxor xmm0, [r8 + 352]                                     ;   468.7 p2+p1   41 k
        pxor xmm8, [r8 + 320]                                     ;   469.7 p2+p1   41 k
        pxor xmm14, [r8 + 304]                                    ;   470.7 p2+p1   41 k
        movdqa [rbp - 112], xmm12                                 ;   454.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 336]                                  ;   425.0 p2      41 k
        pand xmm12, [r8 + 288]                                    ;   471.7 p2+p1   41 k
        pxor xmm10, xmm12                                         ;   473.7 p1      41 k
        pand xmm12, xmm1                                          ;   473.7 p1      41 k
        movdqa [rbp + 96], xmm9                                   ;   457.7 p0+p3   41 k spill
        movdqa xmm9, xmm1                                         ;   426.0 p0      41 k copy
        pxor xmm9, xmm7                                           ;   474.7 p1      41 k
        movdqa [rbp + 144], xmm0                                  ;   470.7 p0+p3   41 k spill
        movdqa xmm0, xmm1                                         ;   426.0 p0      41 k copy
        pand xmm0, [r8 + 336]                                     ;   475.7 p2+p1   41 k
        movdqa [rbp - 16], xmm11                                  ;   469.7 p0+p3   41 k spill
        movdqa xmm11, xmm1                                        ;   426.0 p0      41 k copy
        pand xmm11, xmm4                                          ;   476.7 p1      41 k
        movdqa [rbp - 80], xmm8                                   ;   471.7 p0+p3   41 k spill
        movdqa xmm8, xmm1                                         ;   427.3 p0      41 k copy
        pand xmm8, [r8 + 304]                                     ;   477.7 p2+p1   41 k
        pand xmm1, [r8 + 320]                                     ;   478.7 p2+p1   41 k
        pxor xmm1, xmm2                                           ;   480.7 p1      41 k
        movdqa [rbp + 224], xmm14                                 ;   472.7 p0+p3   41 k spill
        movdqa xmm14, xmm4                                        ;   429.3 p0      41 k copy
        movdqa [rbp + 272], xmm3                                  ;   466.7 p0+p3   41 k spill
        movdqa xmm3, xmm4                                         ;   431.3 p0      41 k copy
        movdqa [rbp + 32], xmm6                                   ;   467.7 p0+p3   41 k spill
        movdqa xmm6, [r8 + 256]                                   ;   430.0 p2      41 k copy
        movdqa [rbp - 128], xmm13                                 ;   468.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 256]                                  ;   431.0 p2      41 k copy
        movdqa [rbp + 64], xmm1                                   ;   482.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 352]                                   ;   432.0 p2      41 k
        pand xmm1, [r8 + 304]                                     ;   480.7 p2+p1   41 k
        movdqa [rbp - 48], xmm8                                   ;   479.7 p0+p3   41 k spill
        movdqa xmm8, [r8 + 352]                                   ;   434.0 p2      41 k
        pand xmm8, xmm2                                           ;   481.7 p1      41 k
        pxor xmm8, xmm0                                           ;   483.7 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;   485.7 p2+p1   41 k
        movdqa [rbp + 0], xmm2                                    ;   463.7 p0+p3   41 k spill
        movdqa xmm2, xmm5                                         ;   456.7 p0      41 k copy
        pxor xmm2, xmm15                                          ;   484.7 p1      41 k
        pxor xmm15, xmm10                                         ;   485.7 p1      41 k
        pxor xmm10, xmm5                                          ;   486.7 p1      41 k
        pxor xmm5, [rbp - 48]                                     ;   490.7 p2+p1   41 k
        pand xmm2, [r8 + 336]                                     ;   488.7 p2+p1   41 k
        pxor xmm3, xmm15                                          ;   489.7 p1      41 k
        pand xmm15, [r8 + 288]                                    ;   490.7 p2+p1   41 k
        pand xmm6, xmm3                                           ;   491.7 p1      41 k
        pand xmm3, [r8 + 320]                                     ;   492.7 p2+p1   41 k
        pxor xmm6, xmm8                                           ;   493.7 p1      41 k
        movdqa [rbp + 288], xmm5                                  ;   492.7 p0+p3   41 k spill
        movdqa xmm5, [r8 + 320]                                   ;   442.7 p2      41 k
        pxor xmm5, xmm9                                           ;   494.7 p1      41 k
        pand xmm5, [r8 + 352]                                     ;   496.7 p2+p1   41 k
        pxor xmm7, xmm5                                           ;   498.7 p1      41 k
        movdqa [rbp - 64], xmm7                                   ;   500.7 p0+p3   41 k spill
        movdqa xmm7, [r8 + 304]                                   ;   446.3 p2      41 k
        pand xmm7, xmm0                                           ;   497.7 p1      41 k
        pxor xmm7, xmm11                                          ;   499.7 p1      41 k
        pxor xmm15, xmm7                                          ;   501.7 p1      41 k
        movdqa xmm7, [r8 + 352]                                   ;   449.0 p2      41 k
        pand xmm7, [r8 + 288]                                     ;   500.7 p2+p1   41 k
        pxor xmm15, [r8 + 304]                                    ;   503.7 p2+p1   41 k
        pxor xmm11, xmm7                                          ;   502.7 p1      41 k
        pxor xmm6, xmm7                                           ;   503.7 p1      41 k
        movdqa [rbp + 256], xmm15                                 ;   505.7 p0+p3   41 k spill
        movdqa xmm15, [r8 + 288]                                  ;   453.7 p2      41 k
        pand xmm15, xmm11                                         ;   504.7 p1      41 k
        pxor xmm14, xmm15                                         ;   506.7 p1      41 k
        movdqa xmm15, [r8 + 320]                                  ;   455.0 p2     100 k.4 reload
        pand xmm11, xmm15                                         ;   506.7 p1      41 k
        pxor xmm14, xmm9                                          ;   508.7 p1      41 k
        pand xmm9, [r8 + 288]                                     ;   508.7 p2+p1   41 k
        pxor xmm9, [rbp + 64]                                     ;   510.7 p2+p1   41 k
        movdqa [rbp + 48], xmm14                                  ;   510.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 320]                                  ;   461.7 p2      41 k copy
        pxor xmm14, xmm1                                          ;   510.7 p1      41 k
        pxor xmm2, xmm14                                          ;   512.7 p1      41 k
        pxor xmm11, xmm2                                          ;   514.7 p1      41 k
        pxor xmm9, xmm11                                          ;   516.7 p1      41 k
        movdqa xmm2, xmm0                                         ;   477.7 p0      41 k copy
        movdqa xmm11, [r8 + 352]                                  ;   464.0 p2     100 k.6 reload
        pxor xmm2, xmm11                                          ;   514.7 p1      41 k
        pand xmm13, xmm2                                          ;   516.7 p1      41 k
        movdqa xmm2, [r8 + 288]                                   ;   465.7 p2     100 k.2 reload
        pxor xmm0, xmm2                                           ;   516.7 p1      41 k
        pxor xmm5, xmm9                                           ;   518.7 p1      41 k
        movdqa xmm9, [r8 + 288]                                   ;   467.0 p2      41 k copy
        pxor xmm9, [rbp + 64]                                     ;   518.7 p2+p1   41 k
        pand xmm2, [rbp + 288]                                    ;   519.7 p2+p1   41 k
        pand xmm14, [r8 + 336]                                    ;   520.7 p2+p1   41 k
        pxor xmm8, xmm13                                          ;   521.7 p1      41 k
        pxor xmm3, xmm8                                           ;   523.7 p1      41 k
        movdqa xmm8, xmm11                                        ;   475.0 p0      41 k copy
        pand xmm8, [r8 + 336]                                     ;   523.7 p2+p1   41 k
        pxor xmm14, [rbp - 48]                                    ;   524.7 p2+p1   41 k
        pxor xmm6, xmm14                                          ;   526.7 p1      41 k
        movdqa xmm14, xmm11                                       ;   475.0 p0      41 k copy
        pand xmm15, xmm0                                          ;   526.7 p1      41 k
        pand xmm4, xmm0                                           ;   527.7 p1      41 k
        pxor xmm14, xmm4                                          ;   529.7 p1      41 k
        pxor xmm3, xmm14                                          ;   531.7 p1      41 k
        movdqa xmm0, [r8 + 304]                                   ;   477.0 p2      41 k
        pand xmm0, xmm9                                           ;   530.7 p1      41 k
        pxor xmm9, xmm7                                           ;   531.7 p1      41 k
        pxor xmm7, [r8 + 304]                                     ;   532.7 p2+p1   41 k
        movdqa xmm4, [rbp + 272]                                  ;   479.0 p2      41 k reload
        pxor xmm5, xmm4                                           ;   533.7 p1      41 k
        movdqa xmm14, [r8 + 544]                                  ;   480.0 p2     100 k.2 reload
        pxor xmm4, xmm14                                          ;   534.7 p1      48 k
        pxor xmm0, [r8 + 336]                                     ;   535.7 p2+p1   41 k
        pxor xmm12, xmm0                                          ;   537.7 p1      41 k
        pand xmm1, xmm7                                           ;   537.7 p1      41 k
        pand xmm7, [r8 + 336]                                     ;   538.7 p2+p1   41 k
        movdqa xmm0, [rbp - 128]                                  ;   483.0 p2      41 k reload
        pxor xmm6, xmm0                                           ;   539.7 p1      41 k
        pxor xmm0, [r8 + 512]                                     ;   540.7 p2+p1   48 k
        pxor xmm3, xmm1                                           ;   541.7 p1      41 k
        movdqa xmm1, [rbp - 64]                                   ;   500.7 p2      41 k
        pxor xmm13, xmm7                                          ;   542.7 p1      41 k
        pxor xmm1, xmm7                                           ;   543.7 p1      41 k
        pxor xmm9, xmm13                                          ;   544.7 p1      41 k
        movdqa xmm7, [rbp + 288]                                  ;   492.7 p2      41 k
        pxor xmm7, xmm8                                           ;   545.7 p1      41 k
        pand xmm8, [rbp - 64]                                     ;   546.7 p2+p1   41 k
        pand xmm11, xmm7                                          ;   547.7 p1      41 k
        pxor xmm10, xmm8                                          ;   548.7 p1      41 k
        movdqa xmm7, [rbp + 48]                                   ;   510.7 p2      41 k
        pxor xmm7, xmm9                                           ;   549.7 p1      41 k
        movdqa xmm8, [rbp + 48]                                   ;   510.7 p2      41 k
        pxor xmm8, xmm11                                          ;   550.7 p1      41 k
        movdqa xmm9, [rbp + 32]                                   ;   490.0 p2      41 k
        pxor xmm9, xmm3                                           ;   551.7 p1      41 k
        movdqa xmm3, [rbp + 224]                                  ;   491.0 p2      41 k
        pxor xmm2, xmm7                                           ;   552.7 p1      41 k
        movdqa xmm7, [rbp - 80]                                   ;   492.0 p2      41 k
        pxor xmm15, xmm8                                          ;   553.7 p1      41 k
        movdqa xmm8, [rbp - 16]                                   ;   493.0 p2      41 k
        movdqa xmm11, [rbp + 0]                                   ;   494.0 p2      41 k reload
        pxor xmm11, xmm1                                          ;   554.7 p1      41 k
        pxor xmm12, xmm10                                         ;   555.7 p1      41 k
        movdqa xmm1, [rbp + 144]                                  ;   495.0 p2      41 k
        movdqa xmm10, [r8 + 688]                                  ;   496.0 p2     100 k.11 reload
        pxor xmm5, xmm10                                          ;   556.7 p1      48 k
        pxor xmm8, xmm2                                           ;   557.7 p1      41 k
        movdqa xmm2, [r8 + 656]                                   ;   497.0 p2     100 k.9 reload
        pxor xmm6, xmm2                                           ;   558.7 p1      48 k
        movdqa xmm13, [rbp + 256]                                 ;   505.7 p2      41 k reload
        pxor xmm13, xmm11                                         ;   559.7 p1      41 k
        pxor xmm1, xmm13                                          ;   561.7 p1      41 k
        movdqa xmm11, [r8 + 672]                                  ;   499.0 p2      48 k
        pxor xmm11, xmm9                                          ;   561.7 p1      48 k
        movdqa xmm9, [rbp + 32]                                   ;   500.0 p2      48 k
        movdqa xmm13, [r8 + 528]                                  ;   501.0 p2     100 k.1 reload
        pxor xmm9, xmm13                                          ;   562.7 p1      48 k
        pxor xmm15, [rel misty1_expand_compact.T0_constants128]   ;   563.7 p2+p1   41 k
        pxor xmm3, xmm15                                          ;   565.7 p1      41 k
        movdqa xmm15, [rel misty1_expand_compact.T0_constants128] ;   503.0 p2      41 k reload
        pxor xmm12, xmm15                                         ;   565.7 p1      41 k
        pxor xmm7, xmm12                                          ;   567.7 p1      41 k
        movdqa xmm12, [r8 + 704]                                  ;   504.0 p2      48 k
        pxor xmm12, xmm3                                          ;   567.7 p1      48 k
        movdqa xmm3, [r8 + 720]                                   ;   505.0 p2      48 k
        pxor xmm3, xmm7                                           ;   569.7 p1      48 k
        movdqa xmm7, [rbp + 224]                                  ;   506.0 p2      48 k
        pxor xmm7, [r8 + 560]                                     ;   569.7 p2+p1   48 k
        pxor xmm8, [r8 + 736]                                     ;   570.7 p2+p1   48 k
        pxor xmm1, [r8 + 752]                                     ;   571.7 p2+p1   48 k
        movdqa xmm10, [rbp - 80]                                  ;   510.0 p2      48 k
        pxor xmm10, [r8 + 576]                                    ;   572.7 p2+p1   48 k
        movdqa xmm2, [rbp - 16]                                   ;   512.0 p2      48 k
        pxor xmm2, [r8 + 592]                                     ;   573.7 p2+p1   48 k
        movdqa xmm14, [rbp + 144]                                 ;   514.0 p2      48 k
        pxor xmm14, [r8 + 608]                                    ;   574.7 p2+p1   48 k
        movdqa xmm13, [rbp + 96]                                  ;   516.0 p2      48 k
        pxor xmm13, [r8 + 624]                                    ;   575.7 p2+p1   48 k
        movdqa [rbp + 96], xmm1                                   ;   573.7 p0+p3   48 k spill
        movdqa xmm1, [rbp - 112]                                  ;   518.0 p2      48 k
        pxor xmm1, [r8 + 640]                                     ;   576.7 p2+p1   48 k
        movdqa [rbp - 112], xmm8                                  ;   572.7 p0+p3   48 k spill
        movdqa xmm8, xmm4                                         ;   536.7 p0      45 k copy
        movdqa [rbp + 144], xmm3                                  ;   571.7 p0+p3   48 k spill
        movdqa xmm3, xmm4                                         ;   536.7 p0      45 k copy
        pand xmm3, xmm7                                           ;   577.7 p1      45 k
        movdqa [rbp - 16], xmm12                                  ;   569.7 p0+p3   48 k spill
        movdqa xmm12, xmm4                                        ;   536.7 p0      45 k copy
        pand xmm12, xmm2                                          ;   578.7 p1      45 k
        movdqa [rbp - 80], xmm5                                   ;   558.7 p0+p3   48 k spill
        movdqa xmm5, xmm4                                         ;   536.7 p0      45 k copy
        pand xmm5, xmm9                                           ;   579.7 p1      45 k
        pxor xmm5, xmm0                                           ;   581.7 p1      45 k
        movdqa [rbp + 224], xmm11                                 ;   563.7 p0+p3   48 k spill
        movdqa xmm11, xmm4                                        ;   536.7 p0      45 k copy
        movdqa [rbp + 32], xmm6                                   ;   560.7 p0+p3   48 k spill
        movdqa xmm6, xmm4                                         ;   536.7 p0      45 k copy
        pand xmm6, xmm1                                           ;   581.7 p1      45 k
        movdqa [rbp + 256], xmm5                                  ;   583.7 p0+p3   45 k spill
        movdqa xmm5, xmm4                                         ;   536.7 p0      45 k copy
        pand xmm4, xmm14                                          ;   582.7 p1      45 k
        pand xmm5, xmm13                                          ;   583.7 p1      45 k
        movdqa [rbp + 0], xmm4                                    ;   584.7 p0+p3   45 k spill
        movdqa xmm4, [rbp + 256]                                  ;   583.7 p2      45 k
        movdqa [rbp + 48], xmm5                                   ;   585.7 p0+p3   45 k spill
        movdqa xmm5, [rbp + 256]                                  ;   583.7 p2      45 k
        pxor xmm5, xmm1                                           ;   594.7 p1      45 k
        movdqa [rbp + 256], xmm5                                  ;   596.7 p0+p3   45 k spill
        movdqa xmm5, xmm0                                         ;   542.7 p0      45 k copy
        pxor xmm5, xmm14                                          ;   585.7 p1      45 k
        movdqa [rbp - 64], xmm6                                   ;   583.7 p0+p3   45 k spill
        movdqa xmm6, xmm0                                         ;   542.7 p0      45 k copy
        pand xmm6, xmm13                                          ;   586.7 p1      45 k
        movdqa xmm15, xmm0                                        ;   542.7 p0      45 k copy
        pand xmm15, xmm1                                          ;   587.7 p1      45 k
        pxor xmm15, xmm13                                         ;   589.7 p1      45 k
        movdqa [rbp + 288], xmm4                                  ;   594.7 p0+p3   45 k spill
        movdqa xmm4, xmm0                                         ;   542.7 p0      45 k copy
        pand xmm4, xmm7                                           ;   589.7 p1      45 k
        movdqa [rbp - 128], xmm15                                 ;   591.7 p0+p3   45 k spill
        movdqa xmm15, xmm0                                        ;   543.0 p0      45 k copy
        pand xmm15, xmm9                                          ;   590.7 p1      45 k
        movdqa [rbp + 272], xmm11                                 ;   544.0 p0+p3   45 k spill
        movdqa xmm11, xmm0                                        ;   545.7 p0      45 k copy
        movdqa [rbp - 48], xmm15                                  ;   592.7 p0+p3   45 k spill
        movdqa xmm15, xmm0                                        ;   547.7 p0      45 k copy
        pand xmm15, xmm10                                         ;   591.7 p1      45 k
        movdqa [rbp + 64], xmm15                                  ;   593.7 p0+p3   45 k spill
        movdqa xmm15, xmm0                                        ;   550.7 p0      45 k copy
        pxor xmm15, xmm9                                          ;   592.7 p1      45 k
        pand xmm0, xmm14                                          ;   593.7 p1      45 k
        pand xmm15, xmm2                                          ;   594.7 p1      45 k
        movdqa [rbp - 96], xmm0                                   ;   595.7 p0+p3   45 k spill
        movdqa xmm0, xmm9                                         ;   564.7 p0      45 k copy
        pxor xmm0, xmm2                                           ;   595.7 p1      45 k
        pxor xmm3, xmm0                                           ;   597.7 p1      45 k
        pand xmm11, xmm0                                          ;   597.7 p1      45 k
        pand xmm0, xmm10                                          ;   598.7 p1      45 k
        movdqa [rbp + 160], xmm3                                  ;   599.7 p0+p3   45 k spill
        movdqa xmm3, xmm9                                         ;   564.7 p0      45 k copy
        pand xmm3, xmm7                                           ;   599.7 p1      45 k
        movdqa [rbp + 80], xmm11                                  ;   599.7 p0+p3   45 k spill
        movdqa xmm11, xmm9                                        ;   564.7 p0      45 k copy
        pand xmm11, xmm13                                         ;   600.7 p1      45 k
        movdqa [rbp - 32], xmm9                                   ;   564.7 p0+p3   48 k spill
        movdqa xmm9, [rbp + 288]                                  ;   594.7 p2      45 k reload
        pxor xmm9, xmm11                                          ;   605.7 p1      45 k
        movdqa xmm11, xmm7                                        ;   571.7 p0      45 k copy
        pand xmm11, xmm13                                         ;   602.7 p1      45 k
        movdqa [rbp + 288], xmm11                                 ;   604.7 p0+p3   45 k spill
        movdqa xmm11, xmm7                                        ;   571.7 p0      45 k copy
        pand xmm11, xmm14                                         ;   603.7 p1      45 k
        pxor xmm6, xmm11                                          ;   605.7 p1      45 k
        movdqa xmm11, xmm7                                        ;   571.7 p0      45 k copy
        pxor xmm11, xmm5                                          ;   605.7 p1      45 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;   607.7 p2+p1   45 k
        pand xmm8, xmm11                                          ;   607.7 p1      45 k
        pxor xmm8, [rbp - 128]                                    ;   609.7 p2+p1   45 k
        movdqa [rbp + 240], xmm6                                  ;   609.7 p0+p3   45 k spill
        movdqa xmm6, xmm7                                         ;   571.7 p0      45 k copy
        pand xmm6, xmm10                                          ;   609.7 p1      45 k
        pxor xmm3, xmm6                                           ;   611.7 p1      45 k
        pxor xmm6, [rbp - 128]                                    ;   611.7 p2+p1   45 k
        movdqa [rbp - 128], xmm5                                  ;   587.7 p0+p3   45 k spill
        movdqa xmm5, [rbp - 96]                                   ;   595.7 p2      45 k reload
        pxor xmm5, xmm3                                           ;   613.7 p1      45 k
        movdqa xmm3, xmm14                                        ;   576.7 p0      45 k copy
        pand xmm3, xmm10                                          ;   613.7 p1      45 k
        pxor xmm4, xmm3                                           ;   615.7 p1      45 k
        movdqa xmm3, xmm13                                        ;   577.7 p0      45 k copy
        pand xmm3, xmm1                                           ;   615.7 p1      45 k
        pxor xmm4, xmm3                                           ;   617.7 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;   615.7 p0+p3   45 k spill
        movdqa xmm5, xmm13                                        ;   578.0 p0      45 k copy
        pand xmm5, xmm2                                           ;   617.7 p1      45 k
        pxor xmm0, xmm5                                           ;   619.7 p1      45 k
        movdqa xmm5, xmm13                                        ;   579.0 p0      45 k copy
        pand xmm13, xmm14                                         ;   619.7 p1      45 k
        pand xmm5, xmm10                                          ;   620.7 p1      45 k
        pxor xmm6, xmm0                                           ;   621.7 p1      45 k
        pxor xmm5, [rbp + 64]                                     ;   622.7 p2+p1   45 k
        movdqa [rbp + 192], xmm13                                 ;   621.7 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;   581.7 p0      45 k copy
        pand xmm13, xmm10                                         ;   623.7 p1      45 k
        pxor xmm7, xmm13                                          ;   625.7 p1      45 k
        pxor xmm8, xmm7                                           ;   627.7 p1      45 k
        pand xmm7, xmm1                                           ;   627.7 p1      45 k
        pxor xmm7, [rel misty1_expand_compact.T0_constants128]    ;   629.7 p2+p1   45 k
        movdqa [rbp + 112], xmm7                                  ;   631.7 p0+p3   45 k spill
        movdqa xmm7, xmm1                                         ;   584.7 p0      45 k copy
        por xmm7, xmm11                                           ;   628.7 p1      45 k
        pxor xmm12, xmm7                                          ;   630.7 p1      45 k
        movdqa xmm7, xmm10                                        ;   585.7 p0      45 k copy
        pand xmm7, xmm2                                           ;   630.7 p1      45 k
        movdqa [rbp + 16], xmm11                                  ;   607.7 p0+p3   45 k spill
        movdqa xmm11, [rbp - 48]                                  ;   592.7 p2      45 k reload
        pxor xmm11, xmm12                                         ;   632.7 p1      45 k
        movdqa xmm12, xmm10                                       ;   587.7 p0      45 k copy
        pxor xmm1, xmm7                                           ;   632.7 p1      45 k
        movdqa [rbp - 48], xmm14                                  ;   588.7 p0+p3   48 k spill
        movdqa xmm14, [rbp + 272]                                 ;   588.7 p2      45 k reload
        pxor xmm14, xmm7                                          ;   633.7 p1      45 k
        movdqa xmm7, xmm2                                         ;   589.7 p0      45 k copy
        pand xmm7, xmm1                                           ;   634.7 p1      45 k
        movdqa xmm1, xmm2                                         ;   594.7 p0      45 k copy
        pxor xmm8, xmm7                                           ;   636.7 p1      45 k
        movdqa xmm7, [rbp - 128]                                  ;   595.3 p2      45 k reload
        pand xmm1, xmm7                                           ;   636.7 p1      45 k
        pxor xmm0, xmm11                                          ;   637.7 p1      45 k
        pxor xmm7, xmm0                                           ;   639.7 p1      45 k
        pxor xmm6, xmm14                                          ;   639.7 p1      45 k
        pand xmm12, xmm14                                         ;   640.7 p1      45 k
        pxor xmm9, xmm12                                          ;   642.7 p1      45 k
        movdqa xmm0, [rbp + 16]                                   ;   607.7 p2      45 k reload
        por xmm2, xmm0                                            ;   642.7 p1      45 k
        movdqa xmm12, [rbp + 256]                                 ;   599.3 p2      45 k reload
        pxor xmm1, xmm12                                          ;   643.7 p1      45 k
        pxor xmm10, xmm1                                          ;   645.7 p1      45 k
        movdqa xmm1, [rbp - 32]                                   ;   600.3 p2      48 k reload
        pand xmm12, xmm1                                          ;   645.7 p1      45 k
        pxor xmm5, xmm12                                          ;   647.7 p1      45 k
        pxor xmm6, xmm4                                           ;   647.7 p1      45 k
        movdqa xmm12, [rbp - 48]                                  ;   601.3 p2      48 k reload
        pand xmm1, xmm12                                          ;   648.7 p1      45 k
        movdqa xmm14, [rbp + 0]                                   ;   602.3 p2      45 k reload
        pxor xmm4, xmm14                                          ;   649.7 p1      45 k
        pxor xmm15, xmm9                                          ;   650.7 p1      45 k
        pxor xmm12, xmm4                                          ;   651.7 p1      45 k
        movdqa xmm4, [rbp + 160]                                  ;   603.3 p2      45 k reload
        pxor xmm5, xmm4                                           ;   652.7 p1      45 k
        pxor xmm14, xmm15                                         ;   653.7 p1      45 k
        movdqa xmm0, [rbp - 64]                                   ;   604.3 p2      45 k reload
        pxor xmm0, [rbp + 192]                                    ;   654.7 p2+p1   45 k
        pxor xmm0, [rbp + 16]                                     ;   656.7 p2+p1   45 k
        pxor xmm2, xmm0                                           ;   658.7 p1      45 k
        movdqa xmm0, [rbp + 48]                                   ;   607.3 p2      45 k reload
        pxor xmm0, [rbp + 112]                                    ;   657.7 p2+p1   45 k
        pxor xmm3, xmm0                                           ;   659.7 p1      45 k
        pxor xmm7, xmm3                                           ;   661.7 p1      45 k
        movdqa xmm3, [rbp + 288]                                  ;   609.3 p2      45 k
        pxor xmm3, [rbp + 64]                                     ;   660.7 p2+p1   45 k
        pxor xmm9, xmm3                                           ;   662.7 p1      45 k
        pxor xmm0, xmm1                                           ;   662.7 p1      45 k
        pxor xmm1, [rbp + 192]                                    ;   663.7 p2+p1   45 k
        pxor xmm14, xmm0                                          ;   664.7 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;   612.3 p2      45 k
        pxor xmm0, xmm10                                          ;   665.7 p1      45 k
        pxor xmm11, xmm0                                          ;   667.7 p1      45 k
        pxor xmm10, xmm9                                          ;   667.7 p1      45 k
        movdqa xmm0, [rbp + 80]                                   ;   613.3 p2      45 k reload
        pxor xmm0, xmm10                                          ;   669.7 p1      45 k
        pxor xmm15, xmm2                                          ;   669.7 p1      45 k
        pxor xmm4, xmm2                                           ;   670.7 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;   615.7 p2      45 k
        pxor xmm2, xmm0                                           ;   671.7 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;   615.3 p2      45 k
        pxor xmm13, xmm15                                         ;   672.7 p1      45 k
        movdqa xmm3, [rbp - 96]                                   ;   616.3 p2      45 k
        pxor xmm3, [rbp + 112]                                    ;   673.7 p2+p1   45 k
        pxor xmm12, xmm4                                          ;   674.7 p1      45 k
        movdqa xmm4, [rbp + 288]                                  ;   618.3 p2      45 k
        pxor xmm8, xmm3                                           ;   675.7 p1      45 k
        movdqa xmm3, [rbp + 16]                                   ;   619.3 p2      45 k
        pxor xmm3, xmm11                                          ;   676.7 p1      45 k
        pxor xmm6, xmm1                                           ;   677.7 p1      45 k
        pxor xmm0, xmm1                                           ;   678.7 p1      45 k
        pxor xmm4, xmm6                                           ;   679.7 p1      45 k
        pxor xmm5, xmm0                                           ;   680.7 p1      45 k
        pxor xmm9, xmm14                                          ;   681.7 p1      45 k
        movdqa xmm14, [rbp + 96]                                  ;   620.3 p2      48 k reload
        pxor xmm7, xmm14                                          ;   682.7 p1      45 k
        movdqa [r9 + 2544], xmm14                                 ;   631.3 p0+p3  100 k
        movdqa [r9 + 2432], xmm3                                  ;   678.7 p0+p3  100 k
        movdqa [r9 + 2416], xmm5                                  ;   682.7 p0+p3  100 k
        movdqa [r9 + 2400], xmm7                                  ;   684.7 p0+p3  100 k
        movdqa xmm7, [rbp + 32]                                   ;   622.3 p2      45 k
        pxor xmm7, xmm9                                           ;   683.7 p1      45 k
        movdqa [r9 + 2304], xmm7                                  ;   685.7 p0+p3  100 k
        movdqa xmm7, [rbp + 224]                                  ;   623.7 p2      45 k
        pxor xmm7, xmm8                                           ;   684.7 p1      45 k
        movdqa [r9 + 2320], xmm7                                  ;   686.7 p0+p3  100 k
        movdqa xmm14, [rbp - 80]                                  ;   625.0 p2      48 k reload
        pxor xmm2, xmm14                                          ;   685.7 p1      45 k
        movdqa [r9 + 2480], xmm14                                 ;   636.0 p0+p3  100 k
        movdqa [r9 + 2336], xmm2                                  ;   687.7 p0+p3  100 k
        movdqa xmm14, [rbp - 16]                                  ;   627.0 p2      48 k reload
        pxor xmm13, xmm14                                         ;   686.7 p1      45 k
        movdqa [r9 + 2496], xmm14                                 ;   638.0 p0+p3  100 k
        movdqa [r9 + 2352], xmm13                                 ;   688.7 p0+p3  100 k
        movdqa xmm14, [rbp + 144]                                 ;   629.0 p2      48 k reload
        pxor xmm12, xmm14                                         ;   687.7 p1      45 k
        movdqa [r9 + 2512], xmm14                                 ;   640.0 p0+p3  100 k
        movdqa [r9 + 2368], xmm12                                 ;   689.7 p0+p3  100 k
        movdqa xmm14, [rbp - 112]                                 ;   632.3 p2      48 k reload
        pxor xmm4, xmm14                                          ;   688.7 p1      45 k
        movdqa [r9 + 2528], xmm14                                 ;   643.7 p0+p3  100 k
        movdqa [r9 + 2384], xmm4                                  ;   690.7 p0+p3  100 k
        movdqa xmm0, [rbp + 32]                                   ;   634.3 p2      48 k reload
        movdqa [r9 + 2448], xmm0                                  ;   647.7 p0+p3  100 k
        movdqa xmm0, [rbp + 224]                                  ;   635.3 p2      48 k reload
        movdqa [r9 + 2464], xmm0                                  ;   649.7 p0+p3  100 k
        movdqa xmm0, [r8 + 512]                                   ;   636.3 p2     100 k.0 reload
        movdqa [r9 + 512], xmm0                                   ;   651.7 p0+p3   99 k
        movdqa xmm1, [r8 + 528]                                   ;   637.3 p2     100 k.1 reload
        movdqa [r9 + 528], xmm1                                   ;   653.7 p0+p3   99 k
        movdqa xmm12, [r8 + 544]                                  ;   638.3 p2     100 k.2 reload
        movdqa [r9 + 544], xmm12                                  ;   655.7 p0+p3   99 k
        movdqa xmm2, [r8 + 560]                                   ;   639.3 p2     100 k.3 reload
        movdqa [r9 + 560], xmm2                                   ;   657.7 p0+p3   99 k
        movdqa xmm9, [r8 + 576]                                   ;   641.7 p2     100 k.4 reload
        movdqa [r9 + 576], xmm9                                   ;   659.7 p0+p3   99 k
        movdqa xmm3, [r8 + 592]                                   ;   644.7 p2     100 k.5 reload
        movdqa [r9 + 592], xmm3                                   ;   661.7 p0+p3   99 k
        movdqa xmm11, [r8 + 608]                                  ;   645.7 p2     100 k.6 reload
        movdqa [r9 + 608], xmm11                                  ;   663.7 p0+p3   99 k
        movdqa xmm6, [r8 + 624]                                   ;   647.7 p2     100 k.7 reload
        movdqa [r9 + 624], xmm6                                   ;   665.7 p0+p3   99 k
        movdqa xmm10, [r8 + 640]                                  ;   649.7 p2     100 k.8 reload
        movdqa [r9 + 640], xmm10                                  ;   667.7 p0+p3   99 k
        movdqa xmm15, [r8 + 656]                                  ;   650.7 p2     100 k.9 reload
        movdqa [r9 + 656], xmm15                                  ;   669.7 p0+p3   99 k
        movdqa xmm14, [r8 + 672]                                  ;   653.7 p2     100 k.10 reload
        movdqa [r9 + 672], xmm14                                  ;   671.7 p0+p3   99 k
        movdqa xmm4, [r8 + 688]                                   ;   655.7 p2     100 k.11 reload
        movdqa [r9 + 688], xmm4                                   ;   673.7 p0+p3   99 k
        movdqa xmm13, [r8 + 704]                                  ;   656.7 p2     100 k.12 reload
        movdqa [r9 + 704], xmm13                                  ;   675.7 p0+p3   99 k
        movdqa xmm7, [r8 + 720]                                   ;   660.7 p2     100 k.13 reload
        movdqa [r9 + 720], xmm7                                   ;   677.7 p0+p3   99 k
        movdqa xmm8, [r8 + 736]                                   ;   661.7 p2     100 k.14 reload
        movdqa [r9 + 736], xmm8                                   ;   679.7 p0+p3   99 k
        movdqa xmm5, [r8 + 752]                                   ;   663.7 p2     100 k.15 reload
        movdqa [r9 + 752], xmm5                                   ;   681.7 p0+p3   99 k
        movdqa xmm12, xmm10                                       ;   665.0 p0      41 k copy
        pxor xmm12, xmm13                                         ;   689.7 p1      41 k
        movdqa xmm2, xmm12                                        ;   691.7 p0      41 k copy
        movdqa xmm1, xmm12                                        ;   691.7 p0      41 k copy
        pand xmm1, xmm4                                           ;   698.7 p1      41 k
        pand xmm12, xmm6                                          ;   691.7 p1      41 k
        movdqa xmm11, xmm10                                       ;   668.0 p0      41 k copy
        pand xmm11, xmm14                                         ;   692.7 p1      41 k
        movdqa xmm3, xmm14                                        ;   670.0 p0      41 k copy
        pand xmm3, xmm8                                           ;   693.7 p1      41 k
        movdqa xmm0, xmm14                                        ;   671.7 p0      41 k copy
        pand xmm0, xmm7                                           ;   694.7 p1      41 k
        movdqa xmm9, xmm14                                        ;   672.7 p0      41 k copy
        movdqa xmm13, xmm14                                       ;   673.7 p0      41 k copy
        pand xmm13, xmm15                                         ;   695.7 p1      41 k
        pxor xmm2, xmm13                                          ;   698.7 p1      41 k
        movdqa xmm13, xmm14                                       ;   674.7 p0      41 k copy
        pand xmm13, xmm6                                          ;   697.7 p1      41 k
        movdqa xmm10, xmm14                                       ;   675.7 p0      41 k copy
        pand xmm10, xmm4                                          ;   698.7 p1      41 k
        pxor xmm11, xmm10                                         ;   700.7 p1      41 k
        movdqa [rbp + 224], xmm3                                  ;   695.7 p0+p3   41 k spill
        movdqa xmm3, xmm7                                         ;   678.0 p0      41 k copy
        pxor xmm3, xmm6                                           ;   700.7 p1      41 k
        pxor xmm9, xmm3                                           ;   702.7 p1      41 k
        movdqa [rbp + 32], xmm2                                   ;   700.7 p0+p3   41 k spill
        movdqa xmm2, xmm7                                         ;   682.7 p0      41 k copy
        pand xmm2, xmm4                                           ;   702.7 p1      41 k
        pxor xmm13, xmm2                                          ;   704.7 p1      41 k
        movdqa xmm2, xmm4                                         ;   684.7 p0      41 k copy
        pand xmm2, xmm5                                           ;   704.7 p1      41 k
        pxor xmm14, xmm2                                          ;   706.7 p1      41 k
        movdqa xmm7, xmm4                                         ;   685.7 p0      41 k copy
        pand xmm7, [r8 + 704]                                     ;   706.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;   706.7 p0+p3   41 k spill
        movdqa xmm2, xmm4                                         ;   687.7 p0      41 k copy
        movdqa [rbp + 144], xmm3                                  ;   702.7 p0+p3   41 k spill
        movdqa xmm3, xmm4                                         ;   689.7 p0      41 k copy
        movdqa [rbp - 16], xmm7                                   ;   708.7 p0+p3   41 k spill
        movdqa xmm7, [r8 + 688]                                   ;   689.3 p2      41 k copy
        pand xmm7, xmm6                                           ;   707.7 p1      41 k
        pand xmm4, xmm8                                           ;   708.7 p1      41 k
        pxor xmm4, xmm7                                           ;   710.7 p1      41 k
        pxor xmm7, [rbp + 224]                                    ;   710.7 p2+p1   41 k
        movdqa [rbp - 80], xmm11                                  ;   702.7 p0+p3   41 k spill
        movdqa xmm11, xmm14                                       ;   708.7 p0      41 k copy
        pand xmm14, xmm5                                          ;   711.7 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;   713.7 p2+p1   41 k
        movdqa [rbp + 96], xmm14                                  ;   715.7 p0+p3   41 k spill
        movdqa xmm14, xmm5                                        ;   694.7 p0      41 k copy
        pand xmm14, xmm8                                          ;   713.7 p1      41 k
        pxor xmm13, xmm14                                         ;   715.7 p1      41 k
        movdqa [rbp + 16], xmm13                                  ;   717.7 p0+p3   41 k spill
        movdqa xmm13, xmm5                                        ;   696.7 p0      41 k copy
        pand xmm13, xmm6                                          ;   715.7 p1      41 k
        pxor xmm13, xmm8                                          ;   717.7 p1      41 k
        pxor xmm10, xmm13                                         ;   719.7 p1      41 k
        movdqa xmm5, xmm8                                         ;   697.7 p0      41 k copy
        pand xmm5, xmm6                                           ;   718.7 p1      41 k
        pxor xmm0, xmm5                                           ;   720.7 p1      41 k
        movdqa xmm5, [rel misty1_expand_compact.T0_constants128]  ;   698.0 p2      41 k reload
        pxor xmm0, xmm5                                           ;   722.7 p1      41 k
        movdqa xmm5, xmm6                                         ;   698.7 p0      41 k copy
        pand xmm5, [r8 + 640]                                     ;   721.7 p2+p1   41 k
        movdqa xmm8, xmm6                                         ;   699.7 p0      41 k copy
        movdqa [rbp + 288], xmm0                                  ;   724.7 p0+p3   41 k spill
        movdqa xmm0, xmm6                                         ;   701.7 p0      41 k copy
        pxor xmm0, [r8 + 640]                                     ;   722.7 p2+p1   41 k
        pand xmm0, [r8 + 704]                                     ;   724.7 p2+p1   41 k
        pand xmm6, [r8 + 720]                                     ;   724.7 p2+p1   41 k
        movdqa [rbp + 112], xmm14                                 ;   715.7 p0+p3   41 k spill
        movdqa xmm14, [rbp - 80]                                  ;   704.0 p2      41 k reload
        pxor xmm14, xmm6                                          ;   726.7 p1      41 k
        movdqa xmm6, xmm9                                         ;   704.7 p0      41 k copy
        pand xmm6, xmm15                                          ;   726.7 p1      41 k
        pxor xmm13, xmm6                                          ;   728.7 p1      41 k
        pxor xmm11, xmm13                                         ;   730.7 p1      41 k
        movdqa xmm6, xmm9                                         ;   705.7 p0      41 k copy
        movdqa xmm13, [r8 + 752]                                  ;   706.0 p2     100 k.15 reload
        por xmm6, xmm13                                           ;   729.7 p1      41 k
        movdqa [rbp - 80], xmm14                                  ;   728.7 p0+p3   41 k spill
        movdqa xmm14, xmm9                                        ;   707.7 p0      41 k copy
        por xmm14, [r8 + 704]                                     ;   730.7 p2+p1   41 k
        movdqa xmm13, xmm9                                        ;   708.7 p0      41 k copy
        movdqa [rbp - 96], xmm9                                   ;   709.7 p0+p3   41 k spill
        movdqa xmm9, xmm15                                        ;   710.7 p0      41 k copy
        pand xmm9, [r8 + 704]                                     ;   731.7 p2+p1   41 k
        pxor xmm6, xmm9                                           ;   733.7 p1      41 k
        pxor xmm5, xmm6                                           ;   735.7 p1      41 k
        movdqa xmm6, xmm15                                        ;   711.7 p0      41 k copy
        movdqa xmm9, [r8 + 640]                                   ;   711.3 p2     100 k.8 reload
        pand xmm6, xmm9                                           ;   734.7 p1      41 k
        pxor xmm8, xmm6                                           ;   736.7 p1      41 k
        movdqa xmm6, xmm15                                        ;   712.7 p0      41 k copy
        pxor xmm6, [rbp - 16]                                     ;   736.7 p2+p1   41 k
        pand xmm2, xmm6                                           ;   738.7 p1      41 k
        movdqa [rbp + 240], xmm14                                 ;   732.7 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;   714.7 p0      41 k copy
        pand xmm14, [r8 + 752]                                    ;   738.7 p2+p1   41 k
        movdqa [rbp + 80], xmm13                                  ;   715.7 p0+p3   41 k spill
        movdqa xmm13, xmm15                                       ;   716.7 p0      41 k copy
        pand xmm13, [r8 + 736]                                    ;   739.7 p2+p1   41 k
        pxor xmm13, [rbp + 96]                                    ;   741.7 p2+p1   41 k
        pand xmm15, [r8 + 720]                                    ;   741.7 p2+p1   41 k
        movdqa [rbp + 192], xmm15                                 ;   743.7 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;   722.3 p0      41 k copy
        pand xmm15, [r8 + 736]                                    ;   742.7 p2+p1   41 k
        pxor xmm15, xmm8                                          ;   744.7 p1      41 k
        pxor xmm2, xmm15                                          ;   746.7 p1      41 k
        pxor xmm0, xmm2                                           ;   748.7 p1      41 k
        pxor xmm7, xmm2                                           ;   748.7 p1      41 k
        movdqa xmm2, xmm9                                         ;   722.3 p0      41 k copy
        movdqa xmm15, [r8 + 752]                                  ;   721.7 p2     100 k.15 reload
        pxor xmm8, xmm15                                          ;   747.7 p1      41 k
        pand xmm2, xmm8                                           ;   749.7 p1      41 k
        pxor xmm4, xmm2                                           ;   751.7 p1      41 k
        pxor xmm15, [rbp - 16]                                    ;   750.7 p2+p1   41 k
        movdqa xmm2, [r8 + 704]                                   ;   724.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;   752.7 p1      41 k
        pxor xmm11, xmm15                                         ;   754.7 p1      41 k
        movdqa xmm15, [rbp + 112]                                 ;   725.0 p2      41 k reload
        pxor xmm15, xmm13                                         ;   753.7 p1      41 k
        pxor xmm4, [rbp + 32]                                     ;   754.7 p2+p1   41 k
        pand xmm9, [r8 + 720]                                     ;   755.7 p2+p1   41 k
        pxor xmm13, xmm9                                          ;   757.7 p1      41 k
        movdqa [rbp + 112], xmm0                                  ;   750.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 704]                                   ;   728.0 p2      41 k copy
        pand xmm0, [r8 + 736]                                     ;   757.7 p2+p1   41 k
        pxor xmm1, xmm0                                           ;   759.7 p1      41 k
        pxor xmm10, xmm1                                          ;   761.7 p1      41 k
        pxor xmm6, xmm10                                          ;   763.7 p1      41 k
        pxor xmm1, xmm5                                           ;   761.7 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;   730.0 p2      41 k reload
        pxor xmm1, xmm0                                           ;   763.7 p1      41 k
        pand xmm2, xmm0                                           ;   763.7 p1      41 k
        pxor xmm8, xmm2                                           ;   765.7 p1      41 k
        movdqa xmm0, [rbp + 16]                                   ;   731.3 p2      41 k reload
        pxor xmm6, xmm0                                           ;   765.7 p1      41 k
        pxor xmm3, xmm8                                           ;   767.7 p1      41 k
        movdqa xmm2, [rbp + 192]                                  ;   743.7 p2      41 k reload
        pxor xmm0, xmm2                                           ;   767.7 p1      41 k
        pxor xmm15, xmm1                                          ;   768.7 p1      41 k
        movdqa xmm1, [rbp + 112]                                  ;   750.7 p2      41 k reload
        pxor xmm2, xmm1                                           ;   769.7 p1      41 k
        pxor xmm13, xmm2                                          ;   771.7 p1      41 k
        movdqa xmm2, [r8 + 736]                                   ;   734.3 p2      41 k
        movdqa xmm8, [r8 + 720]                                   ;   735.3 p2     100 k.13 reload
        pand xmm2, xmm8                                           ;   771.7 p1      41 k
        pxor xmm8, xmm0                                           ;   772.7 p1      41 k
        pxor xmm14, xmm2                                          ;   773.7 p1      41 k
        pxor xmm9, xmm2                                           ;   774.7 p1      41 k
        movdqa xmm0, [rbp + 288]                                  ;   736.3 p2      41 k
        pxor xmm0, xmm3                                           ;   775.7 p1      41 k
        pxor xmm5, xmm0                                           ;   777.7 p1      41 k
        pxor xmm3, xmm7                                           ;   777.7 p1      41 k
        pxor xmm12, xmm3                                          ;   779.7 p1      41 k
        movdqa xmm0, [rbp - 80]                                   ;   738.0 p2      41 k
        pxor xmm7, xmm13                                          ;   779.7 p1      41 k
        movdqa xmm2, [rbp + 80]                                   ;   739.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;   780.7 p1      41 k
        pxor xmm0, xmm12                                          ;   781.7 p1      41 k
        movdqa xmm3, [rbp + 288]                                  ;   740.0 p2      41 k
        movdqa xmm10, [rbp - 80]                                  ;   741.0 p2      41 k
        pxor xmm10, [rbp + 96]                                    ;   782.7 p2+p1   41 k
        pxor xmm6, xmm9                                           ;   783.7 p1      41 k
        pxor xmm3, xmm9                                           ;   784.7 p1      41 k
        movdqa xmm9, [rbp + 32]                                   ;   743.0 p2      41 k
        movdqa xmm12, [rbp + 224]                                 ;   744.0 p2      41 k
        pxor xmm11, xmm10                                         ;   785.7 p1      41 k
        movdqa xmm10, [rbp + 240]                                 ;   745.0 p2      41 k reload
        pxor xmm10, xmm2                                          ;   786.7 p1      41 k
        movdqa xmm2, [rbp - 96]                                   ;   746.0 p2      41 k reload
        pxor xmm2, xmm5                                           ;   787.7 p1      41 k
        pxor xmm12, xmm6                                          ;   788.7 p1      41 k
        pxor xmm4, xmm3                                           ;   789.7 p1      41 k
        movdqa xmm3, [r8 + 576]                                   ;   747.0 p2      41 k
        movdqa xmm5, [r8 + 512]                                   ;   748.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;   790.7 p1      41 k
        movdqa xmm6, [r8 + 592]                                   ;   749.0 p2      41 k
        pxor xmm1, xmm10                                          ;   791.7 p1      41 k
        pxor xmm9, xmm10                                          ;   792.7 p1      41 k
        pand xmm6, xmm5                                           ;   793.7 p1      41 k
        movdqa xmm10, [r8 + 608]                                  ;   750.0 p2      41 k
        pxor xmm8, xmm9                                           ;   794.7 p1      41 k
        movdqa xmm9, [r8 + 528]                                   ;   751.0 p2     100 k.1 reload
        pand xmm10, xmm9                                          ;   795.7 p1      41 k
        movdqa xmm13, [rbp - 112]                                 ;   752.0 p2      41 k reload
        pxor xmm13, xmm1                                          ;   796.7 p1      41 k
        movdqa xmm1, [r8 + 560]                                   ;   753.0 p2      41 k
        pand xmm1, xmm5                                           ;   797.7 p1      41 k
        movdqa xmm14, [r8 + 576]                                  ;   754.0 p2      41 k
        pand xmm14, [r8 + 560]                                    ;   798.7 p2+p1   41 k
        pxor xmm7, xmm5                                           ;   799.7 p1      41 k
        pxor xmm0, [r8 + 544]                                     ;   800.7 p2+p1   41 k
        pxor xmm11, xmm9                                          ;   801.7 p1      41 k
        pxor xmm12, [r8 + 592]                                    ;   802.7 p2+p1   41 k
        pxor xmm15, [r8 + 608]                                    ;   803.7 p2+p1   41 k
        pxor xmm8, [r8 + 576]                                     ;   804.7 p2+p1   41 k
        pxor xmm13, [r8 + 560]                                    ;   805.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;   789.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 592]                                   ;   761.0 p2      41 k
        pand xmm2, [r8 + 544]                                     ;   806.7 p2+p1   41 k
        pxor xmm10, xmm2                                          ;   808.7 p1      41 k
        pand xmm2, xmm9                                           ;   808.7 p1      41 k
        movdqa [rbp - 96], xmm4                                   ;   791.7 p0+p3   41 k spill
        movdqa xmm4, xmm9                                         ;   762.0 p0      41 k copy
        pxor xmm4, xmm1                                           ;   809.7 p1      41 k
        movdqa [rbp + 240], xmm15                                 ;   805.7 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;   762.0 p0      41 k copy
        pand xmm15, [r8 + 592]                                    ;   810.7 p2+p1   41 k
        movdqa [rbp + 224], xmm12                                 ;   804.7 p0+p3   41 k spill
        movdqa xmm12, xmm9                                        ;   762.0 p0      41 k copy
        pand xmm12, xmm5                                          ;   811.7 p1      41 k
        movdqa [rbp + 32], xmm8                                   ;   806.7 p0+p3   41 k spill
        movdqa xmm8, xmm9                                         ;   764.0 p0      41 k copy
        pand xmm8, [r8 + 560]                                     ;   812.7 p2+p1   41 k
        pand xmm9, [r8 + 576]                                     ;   813.7 p2+p1   41 k
        pxor xmm9, xmm6                                           ;   815.7 p1      41 k
        movdqa [rbp + 96], xmm13                                  ;   807.7 p0+p3   41 k spill
        movdqa xmm13, xmm5                                        ;   766.0 p0      41 k copy
        movdqa [rbp - 80], xmm0                                   ;   802.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 512]                                   ;   766.0 p2      41 k copy
        movdqa [rbp + 288], xmm11                                 ;   803.7 p0+p3   41 k spill
        movdqa xmm11, [r8 + 512]                                  ;   767.0 p2      41 k copy
        movdqa [rbp + 80], xmm7                                   ;   801.7 p0+p3   41 k spill
        movdqa xmm7, [r8 + 512]                                   ;   768.0 p2      41 k copy
        movdqa [rbp + 112], xmm9                                  ;   817.7 p0+p3   41 k spill
        movdqa xmm9, [r8 + 608]                                   ;   769.0 p2      41 k
        pand xmm9, [r8 + 560]                                     ;   815.7 p2+p1   41 k
        movdqa [rbp + 192], xmm8                                  ;   814.7 p0+p3   41 k spill
        movdqa xmm8, xmm6                                         ;   795.7 p0      41 k copy
        pand xmm8, [r8 + 608]                                     ;   816.7 p2+p1   41 k
        pxor xmm8, xmm15                                          ;   818.7 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;   820.7 p2+p1   41 k
        movdqa [rbp + 16], xmm6                                   ;   795.7 p0+p3   41 k spill
        movdqa xmm6, xmm3                                         ;   792.7 p0      41 k copy
        pxor xmm6, xmm14                                          ;   819.7 p1      41 k
        pxor xmm14, xmm10                                         ;   820.7 p1      41 k
        pxor xmm10, xmm3                                          ;   821.7 p1      41 k
        pxor xmm3, [rbp + 192]                                    ;   825.7 p2+p1   41 k
        pand xmm6, [r8 + 592]                                     ;   823.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;   824.7 p1      41 k
        pand xmm14, [r8 + 544]                                    ;   825.7 p2+p1   41 k
        pand xmm11, xmm0                                          ;   826.7 p1      41 k
        pand xmm0, [r8 + 576]                                     ;   827.7 p2+p1   41 k
        pxor xmm11, xmm8                                          ;   828.7 p1      41 k
        movdqa [rbp + 144], xmm3                                  ;   827.7 p0+p3   41 k spill
        movdqa xmm3, [r8 + 576]                                   ;   778.7 p2      41 k
        pxor xmm3, xmm4                                           ;   829.7 p1      41 k
        pand xmm3, [r8 + 608]                                     ;   831.7 p2+p1   41 k
        pxor xmm1, xmm3                                           ;   833.7 p1      41 k
        movdqa [rbp - 16], xmm1                                   ;   835.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 560]                                   ;   782.7 p2      41 k
        pand xmm1, xmm15                                          ;   832.7 p1      41 k
        pxor xmm1, xmm12                                          ;   834.7 p1      41 k
        pxor xmm14, xmm1                                          ;   836.7 p1      41 k
        movdqa xmm1, [r8 + 608]                                   ;   784.7 p2      41 k
        pand xmm1, [r8 + 544]                                     ;   835.7 p2+p1   41 k
        pxor xmm14, [r8 + 560]                                    ;   838.7 p2+p1   41 k
        pxor xmm12, xmm1                                          ;   837.7 p1      41 k
        pxor xmm11, xmm1                                          ;   838.7 p1      41 k
        movdqa [rbp + 64], xmm14                                  ;   840.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 544]                                  ;   788.7 p2      41 k
        pand xmm14, xmm12                                         ;   839.7 p1      41 k
        pxor xmm13, xmm14                                         ;   841.7 p1      41 k
        movdqa xmm14, [r8 + 576]                                  ;   791.7 p2     100 k.4 reload
        pand xmm12, xmm14                                         ;   841.7 p1      41 k
        pxor xmm13, xmm4                                          ;   843.7 p1      41 k
        pand xmm4, [r8 + 544]                                     ;   843.7 p2+p1   41 k
        pxor xmm4, [rbp + 112]                                    ;   845.7 p2+p1   41 k
        movdqa [rbp + 48], xmm13                                  ;   845.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 576]                                  ;   796.7 p2      41 k copy
        pxor xmm13, xmm9                                          ;   845.7 p1      41 k
        pxor xmm6, xmm13                                          ;   847.7 p1      41 k
        pxor xmm12, xmm6                                          ;   849.7 p1      41 k
        pxor xmm4, xmm12                                          ;   851.7 p1      41 k
        movdqa xmm6, xmm15                                        ;   812.7 p0      41 k copy
        movdqa xmm12, [r8 + 608]                                  ;   799.7 p2     100 k.6 reload
        pxor xmm6, xmm12                                          ;   849.7 p1      41 k
        pand xmm7, xmm6                                           ;   851.7 p1      41 k
        movdqa xmm6, [r8 + 544]                                   ;   801.0 p2     100 k.2 reload
        pxor xmm15, xmm6                                          ;   851.7 p1      41 k
        pxor xmm3, xmm4                                           ;   853.7 p1      41 k
        movdqa xmm4, [r8 + 544]                                   ;   803.0 p2      41 k copy
        pxor xmm4, [rbp + 112]                                    ;   853.7 p2+p1   41 k
        pand xmm6, [rbp + 144]                                    ;   854.7 p2+p1   41 k
        pand xmm13, [r8 + 592]                                    ;   855.7 p2+p1   41 k
        pxor xmm8, xmm7                                           ;   856.7 p1      41 k
        pxor xmm0, xmm8                                           ;   858.7 p1      41 k
        movdqa xmm8, xmm12                                        ;   810.7 p0      41 k copy
        pand xmm8, [r8 + 592]                                     ;   858.7 p2+p1   41 k
        pxor xmm13, [rbp + 192]                                   ;   859.7 p2+p1   41 k
        pxor xmm11, xmm13                                         ;   861.7 p1      41 k
        movdqa xmm13, xmm12                                       ;   810.7 p0      41 k copy
        pand xmm14, xmm15                                         ;   861.7 p1      41 k
        pand xmm5, xmm15                                          ;   862.7 p1      41 k
        pxor xmm13, xmm5                                          ;   864.7 p1      41 k
        pxor xmm0, xmm13                                          ;   866.7 p1      41 k
        movdqa xmm5, [r8 + 560]                                   ;   812.3 p2      41 k
        pand xmm5, xmm4                                           ;   865.7 p1      41 k
        pxor xmm4, xmm1                                           ;   866.7 p1      41 k
        pxor xmm1, [r8 + 560]                                     ;   867.7 p2+p1   41 k
        movdqa xmm13, [rbp - 80]                                  ;   814.3 p2      41 k reload
        pxor xmm3, xmm13                                          ;   868.7 p1      41 k
        movdqa xmm15, [r8 + 800]                                  ;   815.3 p2     100 k.2 reload
        pxor xmm13, xmm15                                         ;   869.7 p1      48 k
        pxor xmm5, [r8 + 592]                                     ;   870.7 p2+p1   41 k
        pxor xmm2, xmm5                                           ;   872.7 p1      41 k
        pand xmm9, xmm1                                           ;   872.7 p1      41 k
        pand xmm1, [r8 + 592]                                     ;   873.7 p2+p1   41 k
        movdqa xmm5, [rbp + 80]                                   ;   818.3 p2      41 k reload
        pxor xmm11, xmm5                                          ;   874.7 p1      41 k
        pxor xmm5, [r8 + 768]                                     ;   875.7 p2+p1   48 k
        pxor xmm0, xmm9                                           ;   876.7 p1      41 k
        movdqa xmm9, [rbp - 16]                                   ;   835.7 p2      41 k
        pxor xmm7, xmm1                                           ;   877.7 p1      41 k
        pxor xmm9, xmm1                                           ;   878.7 p1      41 k
        pxor xmm4, xmm7                                           ;   879.7 p1      41 k
        movdqa xmm1, [rbp + 144]                                  ;   827.7 p2      41 k
        pxor xmm1, xmm8                                           ;   880.7 p1      41 k
        pand xmm8, [rbp - 16]                                     ;   881.7 p2+p1   41 k
        pand xmm12, xmm1                                          ;   882.7 p1      41 k
        pxor xmm10, xmm8                                          ;   883.7 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;   845.7 p2      41 k
        pxor xmm1, xmm4                                           ;   884.7 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;   845.7 p2      41 k
        pxor xmm4, xmm12                                          ;   885.7 p1      41 k
        movdqa xmm7, [rbp + 288]                                  ;   825.3 p2      41 k
        pxor xmm7, xmm0                                           ;   886.7 p1      41 k
        movdqa xmm0, [rbp + 96]                                   ;   826.3 p2      41 k
        pxor xmm6, xmm1                                           ;   887.7 p1      41 k
        movdqa xmm1, [rbp + 32]                                   ;   827.3 p2      41 k
        pxor xmm14, xmm4                                          ;   888.7 p1      41 k
        movdqa xmm4, [rbp + 224]                                  ;   828.3 p2      41 k
        movdqa xmm8, [rbp + 16]                                   ;   829.3 p2      41 k reload
        pxor xmm8, xmm9                                           ;   889.7 p1      41 k
        pxor xmm2, xmm10                                          ;   890.7 p1      41 k
        movdqa xmm9, [rbp + 240]                                  ;   830.3 p2      41 k
        movdqa xmm10, [r8 + 944]                                  ;   831.3 p2     100 k.11 reload
        pxor xmm3, xmm10                                          ;   891.7 p1      48 k
        pxor xmm4, xmm6                                           ;   892.7 p1      41 k
        movdqa xmm6, [r8 + 912]                                   ;   832.3 p2     100 k.9 reload
        pxor xmm11, xmm6                                          ;   893.7 p1      48 k
        movdqa xmm12, [rbp + 64]                                  ;   840.7 p2      41 k reload
        pxor xmm12, xmm8                                          ;   894.7 p1      41 k
        pxor xmm9, xmm12                                          ;   896.7 p1      41 k
        movdqa xmm8, [r8 + 928]                                   ;   834.3 p2      48 k
        pxor xmm8, xmm7                                           ;   896.7 p1      48 k
        movdqa xmm7, [rbp + 288]                                  ;   835.3 p2      48 k
        movdqa xmm12, [r8 + 784]                                  ;   836.3 p2     100 k.1 reload
        pxor xmm7, xmm12                                          ;   897.7 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;   898.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;   900.7 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;   838.3 p2      41 k reload
        pxor xmm2, xmm14                                          ;   900.7 p1      41 k
        pxor xmm1, xmm2                                           ;   902.7 p1      41 k
        movdqa xmm2, [r8 + 960]                                   ;   839.3 p2      48 k
        pxor xmm2, xmm0                                           ;   902.7 p1      48 k
        movdqa xmm0, [r8 + 976]                                   ;   840.3 p2      48 k
        pxor xmm0, xmm1                                           ;   904.7 p1      48 k
        movdqa xmm1, [rbp + 96]                                   ;   841.3 p2      48 k
        pxor xmm1, [r8 + 816]                                     ;   904.7 p2+p1   48 k
        pxor xmm4, [r8 + 992]                                     ;   905.7 p2+p1   48 k
        pxor xmm9, [r8 + 1008]                                    ;   906.7 p2+p1   48 k
        movdqa xmm10, [rbp + 32]                                  ;   845.3 p2      48 k
        pxor xmm10, [r8 + 832]                                    ;   907.7 p2+p1   48 k
        movdqa xmm6, [rbp + 224]                                  ;   847.3 p2      48 k
        pxor xmm6, [r8 + 848]                                     ;   908.7 p2+p1   48 k
        movdqa xmm15, [rbp + 240]                                 ;   849.3 p2      48 k
        pxor xmm15, [r8 + 864]                                    ;   909.7 p2+p1   48 k
        movdqa xmm12, [rbp - 96]                                  ;   851.3 p2      48 k
        pxor xmm12, [r8 + 880]                                    ;   910.7 p2+p1   48 k
        movdqa [rbp - 96], xmm9                                   ;   908.7 p0+p3   48 k spill
        movdqa xmm9, [rbp - 112]                                  ;   853.3 p2      48 k
        pxor xmm9, [r8 + 896]                                     ;   911.7 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;   907.7 p0+p3   48 k spill
        movdqa xmm4, xmm13                                        ;   871.7 p0      45 k copy
        movdqa [rbp + 240], xmm0                                  ;   906.7 p0+p3   48 k spill
        movdqa xmm0, xmm13                                        ;   871.7 p0      45 k copy
        pand xmm0, xmm1                                           ;   912.7 p1      45 k
        movdqa [rbp + 224], xmm2                                  ;   904.7 p0+p3   48 k spill
        movdqa xmm2, xmm13                                        ;   871.7 p0      45 k copy
        pand xmm2, xmm6                                           ;   913.7 p1      45 k
        movdqa [rbp + 32], xmm3                                   ;   893.7 p0+p3   48 k spill
        movdqa xmm3, xmm13                                        ;   871.7 p0      45 k copy
        pand xmm3, xmm7                                           ;   914.7 p1      45 k
        pxor xmm3, xmm5                                           ;   916.7 p1      45 k
        movdqa [rbp + 96], xmm8                                   ;   898.7 p0+p3   48 k spill
        movdqa xmm8, xmm13                                        ;   871.7 p0      45 k copy
        movdqa [rbp + 288], xmm11                                 ;   895.7 p0+p3   48 k spill
        movdqa xmm11, xmm13                                       ;   871.7 p0      45 k copy
        pand xmm11, xmm9                                          ;   916.7 p1      45 k
        movdqa [rbp + 64], xmm3                                   ;   918.7 p0+p3   45 k spill
        movdqa xmm3, xmm13                                        ;   871.7 p0      45 k copy
        pand xmm13, xmm15                                         ;   917.7 p1      45 k
        pand xmm3, xmm12                                          ;   918.7 p1      45 k
        movdqa [rbp + 16], xmm13                                  ;   919.7 p0+p3   45 k spill
        movdqa xmm13, [rbp + 64]                                  ;   918.7 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;   920.7 p0+p3   45 k spill
        movdqa xmm3, [rbp + 64]                                   ;   918.7 p2      45 k
        pxor xmm3, xmm9                                           ;   929.7 p1      45 k
        movdqa [rbp + 64], xmm3                                   ;   931.7 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;   877.7 p0      45 k copy
        pxor xmm3, xmm15                                          ;   920.7 p1      45 k
        movdqa [rbp - 16], xmm11                                  ;   918.7 p0+p3   45 k spill
        movdqa xmm11, xmm5                                        ;   877.7 p0      45 k copy
        pand xmm11, xmm12                                         ;   921.7 p1      45 k
        movdqa xmm14, xmm5                                        ;   877.7 p0      45 k copy
        pand xmm14, xmm9                                          ;   922.7 p1      45 k
        pxor xmm14, xmm12                                         ;   924.7 p1      45 k
        movdqa [rbp + 144], xmm13                                 ;   929.7 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;   877.7 p0      45 k copy
        pand xmm13, xmm1                                          ;   924.7 p1      45 k
        movdqa [rbp + 80], xmm14                                  ;   926.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;   878.0 p0      45 k copy
        pand xmm14, xmm7                                          ;   925.7 p1      45 k
        movdqa [rbp - 80], xmm8                                   ;   879.0 p0+p3   45 k spill
        movdqa xmm8, xmm5                                         ;   880.7 p0      45 k copy
        movdqa [rbp + 192], xmm14                                 ;   927.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;   882.7 p0      45 k copy
        pand xmm14, xmm10                                         ;   926.7 p1      45 k
        movdqa [rbp + 112], xmm14                                 ;   928.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;   885.7 p0      45 k copy
        pxor xmm14, xmm7                                          ;   927.7 p1      45 k
        pand xmm5, xmm15                                          ;   928.7 p1      45 k
        pand xmm14, xmm6                                          ;   929.7 p1      45 k
        movdqa [rbp - 64], xmm5                                   ;   930.7 p0+p3   45 k spill
        movdqa xmm5, xmm7                                         ;   899.7 p0      45 k copy
        pxor xmm5, xmm6                                           ;   930.7 p1      45 k
        pxor xmm0, xmm5                                           ;   932.7 p1      45 k
        pand xmm8, xmm5                                           ;   932.7 p1      45 k
        pand xmm5, xmm10                                          ;   933.7 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;   934.7 p0+p3   45 k spill
        movdqa xmm0, xmm7                                         ;   899.7 p0      45 k copy
        pand xmm0, xmm1                                           ;   934.7 p1      45 k
        movdqa [rbp + 0], xmm8                                    ;   934.7 p0+p3   45 k spill
        movdqa xmm8, xmm7                                         ;   899.7 p0      45 k copy
        pand xmm8, xmm12                                          ;   935.7 p1      45 k
        movdqa [rbp - 48], xmm7                                   ;   899.7 p0+p3   48 k spill
        movdqa xmm7, [rbp + 144]                                  ;   929.7 p2      45 k reload
        pxor xmm7, xmm8                                           ;   940.7 p1      45 k
        movdqa xmm8, xmm1                                         ;   906.7 p0      45 k copy
        pand xmm8, xmm12                                          ;   937.7 p1      45 k
        movdqa [rbp + 144], xmm8                                  ;   939.7 p0+p3   45 k spill
        movdqa xmm8, xmm1                                         ;   906.7 p0      45 k copy
        pand xmm8, xmm15                                          ;   938.7 p1      45 k
        pxor xmm11, xmm8                                          ;   940.7 p1      45 k
        movdqa xmm8, xmm1                                         ;   906.7 p0      45 k copy
        pxor xmm8, xmm3                                           ;   940.7 p1      45 k
        pxor xmm11, [rel misty1_expand_compact.T0_constants128]   ;   942.7 p2+p1   45 k
        pand xmm4, xmm8                                           ;   942.7 p1      45 k
        pxor xmm4, [rbp + 80]                                     ;   944.7 p2+p1   45 k
        movdqa [rbp - 32], xmm11                                  ;   944.7 p0+p3   45 k spill
        movdqa xmm11, xmm1                                        ;   906.7 p0      45 k copy
        pand xmm11, xmm10                                         ;   944.7 p1      45 k
        pxor xmm0, xmm11                                          ;   946.7 p1      45 k
        pxor xmm11, [rbp + 80]                                    ;   946.7 p2+p1   45 k
        movdqa [rbp + 80], xmm3                                   ;   922.7 p0+p3   45 k spill
        movdqa xmm3, [rbp - 64]                                   ;   930.7 p2      45 k reload
        pxor xmm3, xmm0                                           ;   948.7 p1      45 k
        movdqa xmm0, xmm15                                        ;   911.7 p0      45 k copy
        pand xmm0, xmm10                                          ;   948.7 p1      45 k
        pxor xmm13, xmm0                                          ;   950.7 p1      45 k
        movdqa xmm0, xmm12                                        ;   912.7 p0      45 k copy
        pand xmm0, xmm9                                           ;   950.7 p1      45 k
        pxor xmm13, xmm0                                          ;   952.7 p1      45 k
        movdqa [rbp - 64], xmm3                                   ;   950.7 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;   913.0 p0      45 k copy
        pand xmm3, xmm6                                           ;   952.7 p1      45 k
        pxor xmm5, xmm3                                           ;   954.7 p1      45 k
        movdqa xmm3, xmm12                                        ;   914.0 p0      45 k copy
        pand xmm12, xmm15                                         ;   954.7 p1      45 k
        pand xmm3, xmm10                                          ;   955.7 p1      45 k
        pxor xmm11, xmm5                                          ;   956.7 p1      45 k
        pxor xmm3, [rbp + 112]                                    ;   957.7 p2+p1   45 k
        movdqa [rbp + 256], xmm12                                 ;   956.7 p0+p3   45 k spill
        movdqa xmm12, xmm9                                        ;   916.7 p0      45 k copy
        pand xmm12, xmm10                                         ;   958.7 p1      45 k
        pxor xmm1, xmm12                                          ;   960.7 p1      45 k
        pxor xmm4, xmm1                                           ;   962.7 p1      45 k
        pand xmm1, xmm9                                           ;   962.7 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;   964.7 p2+p1   45 k
        movdqa [rbp - 128], xmm1                                  ;   966.7 p0+p3   45 k spill
        movdqa xmm1, xmm9                                         ;   919.7 p0      45 k copy
        por xmm1, xmm8                                            ;   963.7 p1      45 k
        pxor xmm2, xmm1                                           ;   965.7 p1      45 k
        movdqa xmm1, xmm10                                        ;   920.7 p0      45 k copy
        pand xmm1, xmm6                                           ;   965.7 p1      45 k
        movdqa [rbp + 272], xmm8                                  ;   942.7 p0+p3   45 k spill
        movdqa xmm8, [rbp + 192]                                  ;   927.7 p2      45 k reload
        pxor xmm8, xmm2                                           ;   967.7 p1      45 k
        movdqa xmm2, xmm10                                        ;   922.7 p0      45 k copy
        pxor xmm9, xmm1                                           ;   967.7 p1      45 k
        movdqa [rbp + 192], xmm15                                 ;   923.7 p0+p3   48 k spill
        movdqa xmm15, [rbp - 80]                                  ;   923.7 p2      45 k reload
        pxor xmm15, xmm1                                          ;   968.7 p1      45 k
        movdqa xmm1, xmm6                                         ;   924.7 p0      45 k copy
        pand xmm1, xmm9                                           ;   969.7 p1      45 k
        movdqa xmm9, xmm6                                         ;   929.7 p0      45 k copy
        pxor xmm4, xmm1                                           ;   971.7 p1      45 k
        movdqa xmm1, [rbp + 80]                                   ;   930.3 p2      45 k reload
        pand xmm9, xmm1                                           ;   971.7 p1      45 k
        pxor xmm5, xmm8                                           ;   972.7 p1      45 k
        pxor xmm1, xmm5                                           ;   974.7 p1      45 k
        pxor xmm11, xmm15                                         ;   974.7 p1      45 k
        pand xmm2, xmm15                                          ;   975.7 p1      45 k
        pxor xmm7, xmm2                                           ;   977.7 p1      45 k
        movdqa xmm2, [rbp + 272]                                  ;   942.7 p2      45 k reload
        por xmm6, xmm2                                            ;   977.7 p1      45 k
        movdqa xmm5, [rbp + 64]                                   ;   934.3 p2      45 k reload
        pxor xmm9, xmm5                                           ;   978.7 p1      45 k
        pxor xmm10, xmm9                                          ;   980.7 p1      45 k
        movdqa xmm9, [rbp - 48]                                   ;   935.3 p2      48 k reload
        pand xmm5, xmm9                                           ;   980.7 p1      45 k
        pxor xmm3, xmm5                                           ;   982.7 p1      45 k
        pxor xmm11, xmm13                                         ;   982.7 p1      45 k
        movdqa xmm5, [rbp + 192]                                  ;   936.3 p2      48 k reload
        pand xmm9, xmm5                                           ;   983.7 p1      45 k
        movdqa xmm15, [rbp + 16]                                  ;   937.3 p2      45 k reload
        pxor xmm13, xmm15                                         ;   984.7 p1      45 k
        pxor xmm14, xmm7                                          ;   985.7 p1      45 k
        pxor xmm5, xmm13                                          ;   986.7 p1      45 k
        movdqa xmm13, [rbp + 160]                                 ;   938.3 p2      45 k reload
        pxor xmm3, xmm13                                          ;   987.7 p1      45 k
        pxor xmm15, xmm14                                         ;   988.7 p1      45 k
        movdqa xmm2, [rbp - 16]                                   ;   939.3 p2      45 k reload
        pxor xmm2, [rbp + 256]                                    ;   989.7 p2+p1   45 k
        pxor xmm2, [rbp + 272]                                    ;   991.7 p2+p1   45 k
        pxor xmm6, xmm2                                           ;   993.7 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;   942.3 p2      45 k reload
        pxor xmm2, [rbp - 128]                                    ;   992.7 p2+p1   45 k
        pxor xmm0, xmm2                                           ;   994.7 p1      45 k
        pxor xmm1, xmm0                                           ;   996.7 p1      45 k
        movdqa xmm0, [rbp + 144]                                  ;   944.3 p2      45 k
        pxor xmm0, [rbp + 112]                                    ;   995.7 p2+p1   45 k
        pxor xmm7, xmm0                                           ;   997.7 p1      45 k
        pxor xmm2, xmm9                                           ;   997.7 p1      45 k
        pxor xmm9, [rbp + 256]                                    ;   998.7 p2+p1   45 k
        pxor xmm15, xmm2                                          ;   999.7 p1      45 k
        movdqa xmm0, [rbp - 32]                                   ;   947.3 p2      45 k
        pxor xmm0, xmm10                                          ;  1000.7 p1      45 k
        pxor xmm8, xmm0                                           ;  1002.7 p1      45 k
        pxor xmm10, xmm7                                          ;  1002.7 p1      45 k
        movdqa xmm0, [rbp + 0]                                    ;   948.3 p2      45 k reload
        pxor xmm0, xmm10                                          ;  1004.7 p1      45 k
        pxor xmm14, xmm6                                          ;  1004.7 p1      45 k
        pxor xmm13, xmm6                                          ;  1005.7 p1      45 k
        movdqa xmm2, [rbp - 64]                                   ;   950.7 p2      45 k
        pxor xmm2, xmm0                                           ;  1006.7 p1      45 k
        movdqa xmm0, [rbp - 32]                                   ;   950.3 p2      45 k
        pxor xmm12, xmm14                                         ;  1007.7 p1      45 k
        movdqa xmm6, [rbp - 64]                                   ;   951.3 p2      45 k
        pxor xmm6, [rbp - 128]                                    ;  1008.7 p2+p1   45 k
        pxor xmm5, xmm13                                          ;  1009.7 p1      45 k
        movdqa xmm10, [rbp + 144]                                 ;   953.3 p2      45 k
        pxor xmm4, xmm6                                           ;  1010.7 p1      45 k
        movdqa xmm6, [rbp + 272]                                  ;   954.3 p2      45 k
        pxor xmm6, xmm8                                           ;  1011.7 p1      45 k
        pxor xmm11, xmm9                                          ;  1012.7 p1      45 k
        pxor xmm0, xmm9                                           ;  1013.7 p1      45 k
        pxor xmm10, xmm11                                         ;  1014.7 p1      45 k
        pxor xmm3, xmm0                                           ;  1015.7 p1      45 k
        pxor xmm7, xmm15                                          ;  1016.7 p1      45 k
        movdqa xmm14, [rbp - 96]                                  ;   955.3 p2      48 k reload
        pxor xmm1, xmm14                                          ;  1017.7 p1      45 k
        movdqa [r9 + 2800], xmm14                                 ;   966.3 p0+p3  100 k
        movdqa [r9 + 2688], xmm6                                  ;  1013.7 p0+p3  100 k
        movdqa [r9 + 2672], xmm3                                  ;  1017.7 p0+p3  100 k
        movdqa [r9 + 2656], xmm1                                  ;  1019.7 p0+p3  100 k
        movdqa xmm1, [rbp + 288]                                  ;   957.3 p2      45 k
        pxor xmm1, xmm7                                           ;  1018.7 p1      45 k
        movdqa [r9 + 2560], xmm1                                  ;  1020.7 p0+p3  100 k
        movdqa xmm1, [rbp + 96]                                   ;   958.7 p2      45 k
        pxor xmm1, xmm4                                           ;  1019.7 p1      45 k
        movdqa [r9 + 2576], xmm1                                  ;  1021.7 p0+p3  100 k
        movdqa xmm14, [rbp + 32]                                  ;   960.0 p2      48 k reload
        pxor xmm2, xmm14                                          ;  1020.7 p1      45 k
        movdqa [r9 + 2736], xmm14                                 ;   971.0 p0+p3  100 k
        movdqa [r9 + 2592], xmm2                                  ;  1022.7 p0+p3  100 k
        movdqa xmm14, [rbp + 224]                                 ;   962.0 p2      48 k reload
        pxor xmm12, xmm14                                         ;  1021.7 p1      45 k
        movdqa [r9 + 2752], xmm14                                 ;   973.0 p0+p3  100 k
        movdqa [r9 + 2608], xmm12                                 ;  1023.7 p0+p3  100 k
        movdqa xmm14, [rbp + 240]                                 ;   964.0 p2      48 k reload
        pxor xmm5, xmm14                                          ;  1022.7 p1      45 k
        movdqa [r9 + 2768], xmm14                                 ;   975.0 p0+p3  100 k
        movdqa [r9 + 2624], xmm5                                  ;  1024.7 p0+p3  100 k
        movdqa xmm14, [rbp - 112]                                 ;   967.3 p2      48 k reload
        pxor xmm10, xmm14                                         ;  1023.7 p1      45 k
        movdqa [r9 + 2784], xmm14                                 ;   978.7 p0+p3  100 k
        movdqa [r9 + 2640], xmm10                                 ;  1025.7 p0+p3  100 k
        movdqa xmm0, [rbp + 288]                                  ;   969.3 p2      48 k reload
        movdqa [r9 + 2704], xmm0                                  ;   982.7 p0+p3  100 k
        movdqa xmm0, [rbp + 96]                                   ;   970.3 p2      48 k reload
        movdqa [r9 + 2720], xmm0                                  ;   984.7 p0+p3  100 k
        movdqa xmm0, [r8 + 768]                                   ;   971.3 p2     100 k.0 reload
        movdqa [r9 + 768], xmm0                                   ;   986.7 p0+p3   99 k
        movdqa xmm9, [r8 + 784]                                   ;   972.3 p2     100 k.1 reload
        movdqa [r9 + 784], xmm9                                   ;   988.7 p0+p3   99 k
        movdqa xmm5, [r8 + 800]                                   ;   973.3 p2     100 k.2 reload
        movdqa [r9 + 800], xmm5                                   ;   990.7 p0+p3   99 k
        movdqa xmm2, [r8 + 816]                                   ;   974.3 p2     100 k.3 reload
        movdqa [r9 + 816], xmm2                                   ;   992.7 p0+p3   99 k
        movdqa xmm7, [r8 + 832]                                   ;   976.7 p2     100 k.4 reload
        movdqa [r9 + 832], xmm7                                   ;   994.7 p0+p3   99 k
        movdqa xmm6, [r8 + 848]                                   ;   979.7 p2     100 k.5 reload
        movdqa [r9 + 848], xmm6                                   ;   996.7 p0+p3   99 k
        movdqa xmm13, [r8 + 864]                                  ;   980.7 p2     100 k.6 reload
        movdqa [r9 + 864], xmm13                                  ;   998.7 p0+p3   99 k
        movdqa xmm11, [r8 + 880]                                  ;   982.7 p2     100 k.7 reload
        movdqa [r9 + 880], xmm11                                  ;  1000.7 p0+p3   99 k
        movdqa xmm8, [r8 + 896]                                   ;   984.7 p2     100 k.8 reload
        movdqa [r9 + 896], xmm8                                   ;  1002.7 p0+p3   99 k
        movdqa xmm15, [r8 + 912]                                  ;   985.7 p2     100 k.9 reload
        movdqa [r9 + 912], xmm15                                  ;  1004.7 p0+p3   99 k
        movdqa xmm14, [r8 + 928]                                  ;   988.7 p2     100 k.10 reload
        movdqa [r9 + 928], xmm14                                  ;  1006.7 p0+p3   99 k
        movdqa xmm10, [r8 + 944]                                  ;   990.7 p2     100 k.11 reload
        movdqa [r9 + 944], xmm10                                  ;  1008.7 p0+p3   99 k
        movdqa xmm12, [r8 + 960]                                  ;   991.7 p2     100 k.12 reload
        movdqa [r9 + 960], xmm12                                  ;  1010.7 p0+p3   99 k
        movdqa xmm1, [r8 + 976]                                   ;   995.7 p2     100 k.13 reload
        movdqa [r9 + 976], xmm1                                   ;  1012.7 p0+p3   99 k
        movdqa xmm4, [r8 + 992]                                   ;   996.7 p2     100 k.14 reload
        movdqa [r9 + 992], xmm4                                   ;  1014.7 p0+p3   99 k
        movdqa xmm3, [r8 + 1008]                                  ;   998.7 p2     100 k.15 reload
        movdqa [r9 + 1008], xmm3                                  ;  1016.7 p0+p3   99 k
        movdqa xmm5, xmm8                                         ;  1000.0 p0      41 k copy
        pxor xmm5, xmm12                                          ;  1024.7 p1      41 k
        movdqa xmm2, xmm5                                         ;  1026.7 p0      41 k copy
        movdqa xmm9, xmm5                                         ;  1026.7 p0      41 k copy
        pand xmm9, xmm10                                          ;  1033.7 p1      41 k
        pand xmm5, xmm11                                          ;  1026.7 p1      41 k
        movdqa xmm13, xmm8                                        ;  1003.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  1027.7 p1      41 k
        movdqa xmm6, xmm14                                        ;  1005.0 p0      41 k copy
        pand xmm6, xmm4                                           ;  1028.7 p1      41 k
        movdqa xmm0, xmm14                                        ;  1006.7 p0      41 k copy
        pand xmm0, xmm1                                           ;  1029.7 p1      41 k
        movdqa xmm7, xmm14                                        ;  1007.7 p0      41 k copy
        movdqa xmm12, xmm14                                       ;  1008.7 p0      41 k copy
        pand xmm12, xmm15                                         ;  1030.7 p1      41 k
        pxor xmm2, xmm12                                          ;  1033.7 p1      41 k
        movdqa xmm12, xmm14                                       ;  1009.7 p0      41 k copy
        pand xmm12, xmm11                                         ;  1032.7 p1      41 k
        movdqa xmm8, xmm14                                        ;  1010.7 p0      41 k copy
        pand xmm8, xmm10                                          ;  1033.7 p1      41 k
        pxor xmm13, xmm8                                          ;  1035.7 p1      41 k
        movdqa [rbp + 96], xmm6                                   ;  1030.7 p0+p3   41 k spill
        movdqa xmm6, xmm1                                         ;  1013.0 p0      41 k copy
        pxor xmm6, xmm11                                          ;  1035.7 p1      41 k
        pxor xmm7, xmm6                                           ;  1037.7 p1      41 k
        movdqa [rbp + 288], xmm2                                  ;  1035.7 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  1017.7 p0      41 k copy
        pand xmm2, xmm10                                          ;  1037.7 p1      41 k
        pxor xmm12, xmm2                                          ;  1039.7 p1      41 k
        movdqa xmm2, xmm10                                        ;  1019.7 p0      41 k copy
        pand xmm2, xmm3                                           ;  1039.7 p1      41 k
        pxor xmm14, xmm2                                          ;  1041.7 p1      41 k
        movdqa xmm1, xmm10                                        ;  1020.7 p0      41 k copy
        pand xmm1, [r8 + 960]                                     ;  1041.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1041.7 p0+p3   41 k spill
        movdqa xmm2, xmm10                                        ;  1022.7 p0      41 k copy
        movdqa [rbp + 240], xmm6                                  ;  1037.7 p0+p3   41 k spill
        movdqa xmm6, [r8 + 944]                                   ;  1023.3 p2      41 k copy
        movdqa [rbp + 224], xmm1                                  ;  1043.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 944]                                   ;  1024.3 p2      41 k copy
        pand xmm1, xmm11                                          ;  1042.7 p1      41 k
        pand xmm10, xmm4                                          ;  1043.7 p1      41 k
        pxor xmm10, xmm1                                          ;  1045.7 p1      41 k
        pxor xmm1, [rbp + 96]                                     ;  1045.7 p2+p1   41 k
        movdqa [rbp + 32], xmm13                                  ;  1037.7 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  1043.7 p0      41 k copy
        pand xmm14, xmm3                                          ;  1046.7 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1048.7 p2+p1   41 k
        movdqa [rbp - 96], xmm14                                  ;  1050.7 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  1029.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  1048.7 p1      41 k
        pxor xmm12, xmm14                                         ;  1050.7 p1      41 k
        movdqa [rbp + 272], xmm12                                 ;  1052.7 p0+p3   41 k spill
        movdqa xmm12, xmm3                                        ;  1031.3 p0      41 k copy
        pand xmm12, xmm11                                         ;  1050.7 p1      41 k
        pxor xmm12, xmm4                                          ;  1052.7 p1      41 k
        pxor xmm8, xmm12                                          ;  1054.7 p1      41 k
        movdqa xmm3, xmm4                                         ;  1032.3 p0      41 k copy
        pand xmm3, xmm11                                          ;  1053.7 p1      41 k
        pxor xmm0, xmm3                                           ;  1055.7 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  1033.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  1057.7 p1      41 k
        movdqa xmm3, xmm11                                        ;  1033.7 p0      41 k copy
        pand xmm3, [r8 + 896]                                     ;  1056.7 p2+p1   41 k
        movdqa xmm4, xmm11                                        ;  1034.7 p0      41 k copy
        movdqa [rbp + 144], xmm0                                  ;  1059.7 p0+p3   41 k spill
        movdqa xmm0, xmm11                                        ;  1036.7 p0      41 k copy
        pxor xmm0, [r8 + 896]                                     ;  1057.7 p2+p1   41 k
        pand xmm0, [r8 + 960]                                     ;  1059.7 p2+p1   41 k
        pand xmm11, [r8 + 976]                                    ;  1059.7 p2+p1   41 k
        movdqa [rbp - 128], xmm14                                 ;  1050.7 p0+p3   41 k spill
        movdqa xmm14, [rbp + 32]                                  ;  1039.0 p2      41 k reload
        pxor xmm14, xmm11                                         ;  1061.7 p1      41 k
        movdqa xmm11, xmm7                                        ;  1039.7 p0      41 k copy
        pand xmm11, xmm15                                         ;  1061.7 p1      41 k
        pxor xmm12, xmm11                                         ;  1063.7 p1      41 k
        pxor xmm13, xmm12                                         ;  1065.7 p1      41 k
        movdqa xmm11, xmm7                                        ;  1040.7 p0      41 k copy
        movdqa xmm12, [r8 + 1008]                                 ;  1041.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  1064.7 p1      41 k
        movdqa [rbp + 32], xmm14                                  ;  1063.7 p0+p3   41 k spill
        movdqa xmm14, xmm7                                        ;  1042.7 p0      41 k copy
        por xmm14, [r8 + 960]                                     ;  1065.7 p2+p1   41 k
        movdqa xmm12, xmm7                                        ;  1043.7 p0      41 k copy
        movdqa [rbp - 64], xmm7                                   ;  1044.7 p0+p3   41 k spill
        movdqa xmm7, xmm15                                        ;  1045.7 p0      41 k copy
        pand xmm7, [r8 + 960]                                     ;  1066.7 p2+p1   41 k
        pxor xmm11, xmm7                                          ;  1068.7 p1      41 k
        pxor xmm3, xmm11                                          ;  1070.7 p1      41 k
        movdqa xmm7, xmm15                                        ;  1046.7 p0      41 k copy
        movdqa xmm11, [r8 + 896]                                  ;  1046.3 p2     100 k.8 reload
        pand xmm7, xmm11                                          ;  1069.7 p1      41 k
        pxor xmm4, xmm7                                           ;  1071.7 p1      41 k
        movdqa xmm7, xmm15                                        ;  1047.7 p0      41 k copy
        pxor xmm7, [rbp + 224]                                    ;  1071.7 p2+p1   41 k
        pand xmm2, xmm7                                           ;  1073.7 p1      41 k
        movdqa [rbp - 32], xmm14                                  ;  1067.7 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  1049.7 p0      41 k copy
        pand xmm14, [r8 + 1008]                                   ;  1073.7 p2+p1   41 k
        movdqa [rbp + 0], xmm12                                   ;  1050.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  1051.7 p0      41 k copy
        pand xmm12, [r8 + 992]                                    ;  1074.7 p2+p1   41 k
        pxor xmm12, [rbp - 96]                                    ;  1076.7 p2+p1   41 k
        pand xmm15, [r8 + 976]                                    ;  1076.7 p2+p1   41 k
        movdqa [rbp + 256], xmm15                                 ;  1078.7 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  1057.3 p0      41 k copy
        pand xmm15, [r8 + 992]                                    ;  1077.7 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  1079.7 p1      41 k
        pxor xmm2, xmm15                                          ;  1081.7 p1      41 k
        pxor xmm0, xmm2                                           ;  1083.7 p1      41 k
        pxor xmm1, xmm2                                           ;  1083.7 p1      41 k
        movdqa xmm2, xmm11                                        ;  1057.3 p0      41 k copy
        movdqa xmm15, [r8 + 1008]                                 ;  1056.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  1082.7 p1      41 k
        pand xmm2, xmm4                                           ;  1084.7 p1      41 k
        pxor xmm10, xmm2                                          ;  1086.7 p1      41 k
        pxor xmm15, [rbp + 224]                                   ;  1085.7 p2+p1   41 k
        movdqa xmm2, [r8 + 960]                                   ;  1059.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  1087.7 p1      41 k
        pxor xmm13, xmm15                                         ;  1089.7 p1      41 k
        movdqa xmm15, [rbp - 128]                                 ;  1060.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  1088.7 p1      41 k
        pxor xmm10, [rbp + 288]                                   ;  1089.7 p2+p1   41 k
        pand xmm11, [r8 + 976]                                    ;  1090.7 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  1092.7 p1      41 k
        movdqa [rbp - 128], xmm0                                  ;  1085.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 960]                                   ;  1063.0 p2      41 k copy
        pand xmm0, [r8 + 992]                                     ;  1092.7 p2+p1   41 k
        pxor xmm9, xmm0                                           ;  1094.7 p1      41 k
        pxor xmm8, xmm9                                           ;  1096.7 p1      41 k
        pxor xmm7, xmm8                                           ;  1098.7 p1      41 k
        pxor xmm9, xmm3                                           ;  1096.7 p1      41 k
        movdqa xmm0, [rbp + 240]                                  ;  1065.0 p2      41 k reload
        pxor xmm9, xmm0                                           ;  1098.7 p1      41 k
        pand xmm2, xmm0                                           ;  1098.7 p1      41 k
        pxor xmm4, xmm2                                           ;  1100.7 p1      41 k
        movdqa xmm0, [rbp + 272]                                  ;  1066.3 p2      41 k reload
        pxor xmm7, xmm0                                           ;  1100.7 p1      41 k
        pxor xmm6, xmm4                                           ;  1102.7 p1      41 k
        movdqa xmm2, [rbp + 256]                                  ;  1078.7 p2      41 k reload
        pxor xmm0, xmm2                                           ;  1102.7 p1      41 k
        pxor xmm15, xmm9                                          ;  1103.7 p1      41 k
        movdqa xmm4, [rbp - 128]                                  ;  1085.7 p2      41 k reload
        pxor xmm2, xmm4                                           ;  1104.7 p1      41 k
        pxor xmm12, xmm2                                          ;  1106.7 p1      41 k
        movdqa xmm2, [r8 + 992]                                   ;  1069.3 p2      41 k
        movdqa xmm8, [r8 + 976]                                   ;  1070.3 p2     100 k.13 reload
        pand xmm2, xmm8                                           ;  1106.7 p1      41 k
        pxor xmm8, xmm0                                           ;  1107.7 p1      41 k
        pxor xmm14, xmm2                                          ;  1108.7 p1      41 k
        pxor xmm11, xmm2                                          ;  1109.7 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;  1071.3 p2      41 k
        pxor xmm0, xmm6                                           ;  1110.7 p1      41 k
        pxor xmm3, xmm0                                           ;  1112.7 p1      41 k
        pxor xmm6, xmm1                                           ;  1112.7 p1      41 k
        pxor xmm5, xmm6                                           ;  1114.7 p1      41 k
        movdqa xmm0, [rbp + 32]                                   ;  1073.0 p2      41 k
        pxor xmm1, xmm12                                          ;  1114.7 p1      41 k
        movdqa xmm2, [rbp + 0]                                    ;  1074.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1115.7 p1      41 k
        pxor xmm0, xmm5                                           ;  1116.7 p1      41 k
        movdqa xmm5, [rbp + 144]                                  ;  1075.0 p2      41 k
        movdqa xmm6, [rbp + 32]                                   ;  1076.0 p2      41 k
        pxor xmm6, [rbp - 96]                                     ;  1117.7 p2+p1   41 k
        pxor xmm7, xmm11                                          ;  1118.7 p1      41 k
        pxor xmm5, xmm11                                          ;  1119.7 p1      41 k
        movdqa xmm9, [rbp + 288]                                  ;  1078.0 p2      41 k
        movdqa xmm11, [rbp + 96]                                  ;  1079.0 p2      41 k
        pxor xmm13, xmm6                                          ;  1120.7 p1      41 k
        movdqa xmm6, [rbp - 32]                                   ;  1080.0 p2      41 k reload
        pxor xmm6, xmm2                                           ;  1121.7 p1      41 k
        movdqa xmm2, [rbp - 64]                                   ;  1081.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  1122.7 p1      41 k
        pxor xmm11, xmm7                                          ;  1123.7 p1      41 k
        pxor xmm10, xmm5                                          ;  1124.7 p1      41 k
        movdqa xmm3, [r8 + 832]                                   ;  1082.0 p2      41 k
        movdqa xmm5, [r8 + 768]                                   ;  1083.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  1125.7 p1      41 k
        movdqa xmm7, [r8 + 848]                                   ;  1084.0 p2      41 k
        pxor xmm4, xmm6                                           ;  1126.7 p1      41 k
        pxor xmm9, xmm6                                           ;  1127.7 p1      41 k
        pand xmm7, xmm5                                           ;  1128.7 p1      41 k
        movdqa xmm6, [r8 + 864]                                   ;  1085.0 p2      41 k
        pxor xmm8, xmm9                                           ;  1129.7 p1      41 k
        movdqa xmm9, [r8 + 784]                                   ;  1086.0 p2     100 k.1 reload
        pand xmm6, xmm9                                           ;  1130.7 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  1087.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  1131.7 p1      41 k
        movdqa xmm4, [r8 + 816]                                   ;  1088.0 p2      41 k
        pand xmm4, xmm5                                           ;  1132.7 p1      41 k
        movdqa xmm14, [r8 + 832]                                  ;  1089.0 p2      41 k
        pand xmm14, [r8 + 816]                                    ;  1133.7 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  1134.7 p1      41 k
        pxor xmm0, [r8 + 800]                                     ;  1135.7 p2+p1   41 k
        pxor xmm13, xmm9                                          ;  1136.7 p1      41 k
        pxor xmm11, [r8 + 848]                                    ;  1137.7 p2+p1   41 k
        pxor xmm15, [r8 + 864]                                    ;  1138.7 p2+p1   41 k
        pxor xmm8, [r8 + 832]                                     ;  1139.7 p2+p1   41 k
        pxor xmm12, [r8 + 816]                                    ;  1140.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1124.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 848]                                   ;  1096.0 p2      41 k
        pand xmm2, [r8 + 800]                                     ;  1141.7 p2+p1   41 k
        pxor xmm6, xmm2                                           ;  1143.7 p1      41 k
        pand xmm2, xmm9                                           ;  1143.7 p1      41 k
        movdqa [rbp - 64], xmm10                                  ;  1126.7 p0+p3   41 k spill
        movdqa xmm10, xmm9                                        ;  1097.0 p0      41 k copy
        pxor xmm10, xmm4                                          ;  1144.7 p1      41 k
        movdqa [rbp - 32], xmm15                                  ;  1140.7 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;  1097.0 p0      41 k copy
        pand xmm15, [r8 + 848]                                    ;  1145.7 p2+p1   41 k
        movdqa [rbp + 96], xmm11                                  ;  1139.7 p0+p3   41 k spill
        movdqa xmm11, xmm9                                        ;  1097.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  1146.7 p1      41 k
        movdqa [rbp + 288], xmm8                                  ;  1141.7 p0+p3   41 k spill
        movdqa xmm8, xmm9                                         ;  1099.0 p0      41 k copy
        pand xmm8, [r8 + 816]                                     ;  1147.7 p2+p1   41 k
        pand xmm9, [r8 + 832]                                     ;  1148.7 p2+p1   41 k
        pxor xmm9, xmm7                                           ;  1150.7 p1      41 k
        movdqa [rbp - 96], xmm12                                  ;  1142.7 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  1101.0 p0      41 k copy
        movdqa [rbp + 32], xmm0                                   ;  1137.7 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;  1103.0 p0      41 k copy
        movdqa [rbp + 144], xmm13                                 ;  1138.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 768]                                  ;  1101.7 p2      41 k copy
        movdqa [rbp + 0], xmm1                                    ;  1136.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 768]                                   ;  1102.7 p2      41 k copy
        movdqa [rbp - 128], xmm9                                  ;  1152.7 p0+p3   41 k spill
        movdqa xmm9, [r8 + 864]                                   ;  1103.7 p2      41 k
        pand xmm9, [r8 + 816]                                     ;  1150.7 p2+p1   41 k
        movdqa [rbp + 256], xmm8                                  ;  1149.7 p0+p3   41 k spill
        movdqa xmm8, xmm7                                         ;  1130.7 p0      41 k copy
        pand xmm8, [r8 + 864]                                     ;  1151.7 p2+p1   41 k
        pxor xmm8, xmm15                                          ;  1153.7 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;  1155.7 p2+p1   41 k
        movdqa [rbp + 272], xmm7                                  ;  1130.7 p0+p3   41 k spill
        movdqa xmm7, xmm3                                         ;  1127.7 p0      41 k copy
        pxor xmm7, xmm14                                          ;  1154.7 p1      41 k
        pxor xmm14, xmm6                                          ;  1155.7 p1      41 k
        pxor xmm6, xmm3                                           ;  1156.7 p1      41 k
        pxor xmm3, [rbp + 256]                                    ;  1160.7 p2+p1   41 k
        pand xmm7, [r8 + 848]                                     ;  1158.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1159.7 p1      41 k
        pand xmm14, [r8 + 800]                                    ;  1160.7 p2+p1   41 k
        pand xmm13, xmm0                                          ;  1161.7 p1      41 k
        pand xmm0, [r8 + 832]                                     ;  1162.7 p2+p1   41 k
        pxor xmm13, xmm8                                          ;  1163.7 p1      41 k
        movdqa [rbp + 240], xmm3                                  ;  1162.7 p0+p3   41 k spill
        movdqa xmm3, [r8 + 832]                                   ;  1113.7 p2      41 k
        pxor xmm3, xmm10                                          ;  1164.7 p1      41 k
        pand xmm3, [r8 + 864]                                     ;  1166.7 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  1168.7 p1      41 k
        movdqa [rbp + 224], xmm4                                  ;  1170.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 816]                                   ;  1117.7 p2      41 k
        pand xmm4, xmm15                                          ;  1167.7 p1      41 k
        pxor xmm4, xmm11                                          ;  1169.7 p1      41 k
        pxor xmm14, xmm4                                          ;  1171.7 p1      41 k
        movdqa xmm4, [r8 + 864]                                   ;  1119.7 p2      41 k
        pand xmm4, [r8 + 800]                                     ;  1170.7 p2+p1   41 k
        pxor xmm14, [r8 + 816]                                    ;  1173.7 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  1172.7 p1      41 k
        pxor xmm13, xmm4                                          ;  1173.7 p1      41 k
        movdqa [rbp + 112], xmm14                                 ;  1175.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 800]                                  ;  1123.7 p2      41 k
        pand xmm14, xmm11                                         ;  1174.7 p1      41 k
        pxor xmm12, xmm14                                         ;  1176.7 p1      41 k
        movdqa xmm14, [r8 + 832]                                  ;  1126.7 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  1176.7 p1      41 k
        pxor xmm12, xmm10                                         ;  1178.7 p1      41 k
        pand xmm10, [r8 + 800]                                    ;  1178.7 p2+p1   41 k
        pxor xmm10, [rbp - 128]                                   ;  1180.7 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  1180.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 832]                                  ;  1131.7 p2      41 k copy
        pxor xmm12, xmm9                                          ;  1180.7 p1      41 k
        pxor xmm7, xmm12                                          ;  1182.7 p1      41 k
        pxor xmm11, xmm7                                          ;  1184.7 p1      41 k
        pxor xmm10, xmm11                                         ;  1186.7 p1      41 k
        movdqa xmm7, xmm15                                        ;  1147.7 p0      41 k copy
        movdqa xmm11, [r8 + 864]                                  ;  1134.7 p2     100 k.6 reload
        pxor xmm7, xmm11                                          ;  1184.7 p1      41 k
        pand xmm1, xmm7                                           ;  1186.7 p1      41 k
        movdqa xmm7, [r8 + 800]                                   ;  1136.0 p2     100 k.2 reload
        pxor xmm15, xmm7                                          ;  1186.7 p1      41 k
        pxor xmm3, xmm10                                          ;  1188.7 p1      41 k
        movdqa xmm10, [r8 + 800]                                  ;  1138.0 p2      41 k copy
        pxor xmm10, [rbp - 128]                                   ;  1188.7 p2+p1   41 k
        pand xmm7, [rbp + 240]                                    ;  1189.7 p2+p1   41 k
        pand xmm12, [r8 + 848]                                    ;  1190.7 p2+p1   41 k
        pxor xmm8, xmm1                                           ;  1191.7 p1      41 k
        pxor xmm0, xmm8                                           ;  1193.7 p1      41 k
        movdqa xmm8, xmm11                                        ;  1145.7 p0      41 k copy
        pand xmm8, [r8 + 848]                                     ;  1193.7 p2+p1   41 k
        pxor xmm12, [rbp + 256]                                   ;  1194.7 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  1196.7 p1      41 k
        movdqa xmm12, xmm11                                       ;  1145.7 p0      41 k copy
        pand xmm14, xmm15                                         ;  1196.7 p1      41 k
        pand xmm5, xmm15                                          ;  1197.7 p1      41 k
        pxor xmm12, xmm5                                          ;  1199.7 p1      41 k
        pxor xmm0, xmm12                                          ;  1201.7 p1      41 k
        movdqa xmm5, [r8 + 816]                                   ;  1147.3 p2      41 k
        pand xmm5, xmm10                                          ;  1200.7 p1      41 k
        pxor xmm10, xmm4                                          ;  1201.7 p1      41 k
        pxor xmm4, [r8 + 816]                                     ;  1202.7 p2+p1   41 k
        movdqa xmm12, [rbp + 32]                                  ;  1149.3 p2      41 k reload
        pxor xmm3, xmm12                                          ;  1203.7 p1      41 k
        movdqa xmm15, [r8 + 1056]                                 ;  1150.3 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  1204.7 p1      48 k
        pxor xmm5, [r8 + 848]                                     ;  1205.7 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  1207.7 p1      41 k
        pand xmm9, xmm4                                           ;  1207.7 p1      41 k
        pand xmm4, [r8 + 848]                                     ;  1208.7 p2+p1   41 k
        movdqa xmm5, [rbp + 0]                                    ;  1153.3 p2      41 k reload
        pxor xmm13, xmm5                                          ;  1209.7 p1      41 k
        pxor xmm5, [r8 + 1024]                                    ;  1210.7 p2+p1   48 k
        pxor xmm0, xmm9                                           ;  1211.7 p1      41 k
        movdqa xmm9, [rbp + 224]                                  ;  1170.7 p2      41 k
        pxor xmm1, xmm4                                           ;  1212.7 p1      41 k
        pxor xmm9, xmm4                                           ;  1213.7 p1      41 k
        pxor xmm10, xmm1                                          ;  1214.7 p1      41 k
        movdqa xmm1, [rbp + 240]                                  ;  1162.7 p2      41 k
        pxor xmm1, xmm8                                           ;  1215.7 p1      41 k
        pand xmm8, [rbp + 224]                                    ;  1216.7 p2+p1   41 k
        pand xmm11, xmm1                                          ;  1217.7 p1      41 k
        pxor xmm6, xmm8                                           ;  1218.7 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  1180.7 p2      41 k
        pxor xmm1, xmm10                                          ;  1219.7 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  1180.7 p2      41 k
        pxor xmm4, xmm11                                          ;  1220.7 p1      41 k
        movdqa xmm8, [rbp + 144]                                  ;  1160.3 p2      41 k
        pxor xmm8, xmm0                                           ;  1221.7 p1      41 k
        movdqa xmm0, [rbp - 96]                                   ;  1161.3 p2      41 k
        pxor xmm7, xmm1                                           ;  1222.7 p1      41 k
        movdqa xmm1, [rbp + 288]                                  ;  1162.3 p2      41 k
        pxor xmm14, xmm4                                          ;  1223.7 p1      41 k
        movdqa xmm4, [rbp + 96]                                   ;  1163.3 p2      41 k
        movdqa xmm10, [rbp + 272]                                 ;  1164.3 p2      41 k reload
        pxor xmm10, xmm9                                          ;  1224.7 p1      41 k
        pxor xmm2, xmm6                                           ;  1225.7 p1      41 k
        movdqa xmm6, [rbp - 32]                                   ;  1165.3 p2      41 k
        movdqa xmm9, [r8 + 1200]                                  ;  1166.3 p2     100 k.11 reload
        pxor xmm3, xmm9                                           ;  1226.7 p1      48 k
        pxor xmm4, xmm7                                           ;  1227.7 p1      41 k
        movdqa xmm7, [r8 + 1168]                                  ;  1167.3 p2     100 k.9 reload
        pxor xmm13, xmm7                                          ;  1228.7 p1      48 k
        movdqa xmm11, [rbp + 112]                                 ;  1175.7 p2      41 k reload
        pxor xmm11, xmm10                                         ;  1229.7 p1      41 k
        pxor xmm6, xmm11                                          ;  1231.7 p1      41 k
        movdqa xmm10, [r8 + 1184]                                 ;  1169.3 p2      48 k
        pxor xmm10, xmm8                                          ;  1231.7 p1      48 k
        movdqa xmm8, [rbp + 144]                                  ;  1170.3 p2      48 k
        movdqa xmm11, [r8 + 1040]                                 ;  1171.3 p2     100 k.1 reload
        pxor xmm8, xmm11                                          ;  1232.7 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1233.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1235.7 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  1173.3 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1235.7 p1      41 k
        pxor xmm1, xmm2                                           ;  1237.7 p1      41 k
        movdqa xmm2, [r8 + 1216]                                  ;  1174.3 p2      48 k
        pxor xmm2, xmm0                                           ;  1237.7 p1      48 k
        movdqa xmm0, [r8 + 1232]                                  ;  1175.3 p2      48 k
        pxor xmm0, xmm1                                           ;  1239.7 p1      48 k
        movdqa xmm1, [rbp - 96]                                   ;  1176.3 p2      48 k
        pxor xmm1, [r8 + 1072]                                    ;  1239.7 p2+p1   48 k
        pxor xmm4, [r8 + 1248]                                    ;  1240.7 p2+p1   48 k
        pxor xmm6, [r8 + 1264]                                    ;  1241.7 p2+p1   48 k
        movdqa xmm9, [rbp + 288]                                  ;  1180.3 p2      48 k
        pxor xmm9, [r8 + 1088]                                    ;  1242.7 p2+p1   48 k
        movdqa xmm7, [rbp + 96]                                   ;  1182.3 p2      48 k
        pxor xmm7, [r8 + 1104]                                    ;  1243.7 p2+p1   48 k
        movdqa xmm15, [rbp - 32]                                  ;  1184.3 p2      48 k
        pxor xmm15, [r8 + 1120]                                   ;  1244.7 p2+p1   48 k
        movdqa xmm11, [rbp - 64]                                  ;  1186.3 p2      48 k
        pxor xmm11, [r8 + 1136]                                   ;  1245.7 p2+p1   48 k
        movdqa [rbp - 64], xmm6                                   ;  1243.7 p0+p3   48 k spill
        movdqa xmm6, [rbp - 112]                                  ;  1188.3 p2      48 k
        pxor xmm6, [r8 + 1152]                                    ;  1246.7 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  1242.7 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  1206.7 p0      45 k copy
        movdqa [rbp - 32], xmm0                                   ;  1241.7 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  1206.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  1247.7 p1      45 k
        movdqa [rbp + 96], xmm2                                   ;  1239.7 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  1206.7 p0      45 k copy
        pand xmm2, xmm7                                           ;  1248.7 p1      45 k
        movdqa [rbp + 288], xmm3                                  ;  1228.7 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  1206.7 p0      45 k copy
        pand xmm3, xmm8                                           ;  1249.7 p1      45 k
        pxor xmm3, xmm5                                           ;  1251.7 p1      45 k
        movdqa [rbp - 96], xmm10                                  ;  1233.7 p0+p3   48 k spill
        movdqa xmm10, xmm12                                       ;  1206.7 p0      45 k copy
        movdqa [rbp + 144], xmm13                                 ;  1230.7 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  1206.7 p0      45 k copy
        pand xmm13, xmm6                                          ;  1251.7 p1      45 k
        movdqa [rbp + 112], xmm3                                  ;  1253.7 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  1206.7 p0      45 k copy
        pand xmm12, xmm15                                         ;  1252.7 p1      45 k
        pand xmm3, xmm11                                          ;  1253.7 p1      45 k
        movdqa [rbp + 272], xmm12                                 ;  1254.7 p0+p3   45 k spill
        movdqa xmm12, [rbp + 112]                                 ;  1253.7 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  1255.7 p0+p3   45 k spill
        movdqa xmm3, [rbp + 112]                                  ;  1253.7 p2      45 k
        pxor xmm3, xmm6                                           ;  1264.7 p1      45 k
        movdqa [rbp + 112], xmm3                                  ;  1266.7 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  1212.7 p0      45 k copy
        pxor xmm3, xmm15                                          ;  1255.7 p1      45 k
        movdqa [rbp + 224], xmm13                                 ;  1253.7 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  1212.7 p0      45 k copy
        pand xmm13, xmm11                                         ;  1256.7 p1      45 k
        movdqa xmm14, xmm5                                        ;  1212.7 p0      45 k copy
        pand xmm14, xmm6                                          ;  1257.7 p1      45 k
        pxor xmm14, xmm11                                         ;  1259.7 p1      45 k
        movdqa [rbp + 240], xmm12                                 ;  1264.7 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  1212.7 p0      45 k copy
        pand xmm12, xmm1                                          ;  1259.7 p1      45 k
        movdqa [rbp + 0], xmm14                                   ;  1261.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1213.0 p0      45 k copy
        pand xmm14, xmm8                                          ;  1260.7 p1      45 k
        movdqa [rbp + 32], xmm10                                  ;  1214.0 p0+p3   45 k spill
        movdqa xmm10, xmm5                                        ;  1215.7 p0      45 k copy
        movdqa [rbp + 256], xmm14                                 ;  1262.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1217.7 p0      45 k copy
        pand xmm14, xmm9                                          ;  1261.7 p1      45 k
        movdqa [rbp - 128], xmm14                                 ;  1263.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1220.7 p0      45 k copy
        pxor xmm14, xmm8                                          ;  1262.7 p1      45 k
        pand xmm5, xmm15                                          ;  1263.7 p1      45 k
        pand xmm14, xmm7                                          ;  1264.7 p1      45 k
        movdqa [rbp - 16], xmm5                                   ;  1265.7 p0+p3   45 k spill
        movdqa xmm5, xmm8                                         ;  1234.7 p0      45 k copy
        pxor xmm5, xmm7                                           ;  1265.7 p1      45 k
        pxor xmm0, xmm5                                           ;  1267.7 p1      45 k
        pand xmm10, xmm5                                          ;  1267.7 p1      45 k
        pand xmm5, xmm9                                           ;  1268.7 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  1269.7 p0+p3   45 k spill
        movdqa xmm0, xmm8                                         ;  1234.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  1269.7 p1      45 k
        movdqa [rbp + 16], xmm10                                  ;  1269.7 p0+p3   45 k spill
        movdqa xmm10, xmm8                                        ;  1234.7 p0      45 k copy
        pand xmm10, xmm11                                         ;  1270.7 p1      45 k
        movdqa [rbp + 192], xmm8                                  ;  1234.7 p0+p3   48 k spill
        movdqa xmm8, [rbp + 240]                                  ;  1264.7 p2      45 k reload
        pxor xmm8, xmm10                                          ;  1275.7 p1      45 k
        movdqa xmm10, xmm1                                        ;  1241.7 p0      45 k copy
        pand xmm10, xmm11                                         ;  1272.7 p1      45 k
        movdqa [rbp + 240], xmm10                                 ;  1274.7 p0+p3   45 k spill
        movdqa xmm10, xmm1                                        ;  1241.7 p0      45 k copy
        pand xmm10, xmm15                                         ;  1273.7 p1      45 k
        pxor xmm13, xmm10                                         ;  1275.7 p1      45 k
        movdqa xmm10, xmm1                                        ;  1241.7 p0      45 k copy
        pxor xmm10, xmm3                                          ;  1275.7 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1277.7 p2+p1   45 k
        pand xmm4, xmm10                                          ;  1277.7 p1      45 k
        pxor xmm4, [rbp + 0]                                      ;  1279.7 p2+p1   45 k
        movdqa [rbp - 48], xmm13                                  ;  1279.7 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  1241.7 p0      45 k copy
        pand xmm13, xmm9                                          ;  1279.7 p1      45 k
        pxor xmm0, xmm13                                          ;  1281.7 p1      45 k
        pxor xmm13, [rbp + 0]                                     ;  1281.7 p2+p1   45 k
        movdqa [rbp + 0], xmm3                                    ;  1257.7 p0+p3   45 k spill
        movdqa xmm3, [rbp - 16]                                   ;  1265.7 p2      45 k reload
        pxor xmm3, xmm0                                           ;  1283.7 p1      45 k
        movdqa xmm0, xmm15                                        ;  1246.7 p0      45 k copy
        pand xmm0, xmm9                                           ;  1283.7 p1      45 k
        pxor xmm12, xmm0                                          ;  1285.7 p1      45 k
        movdqa xmm0, xmm11                                        ;  1247.7 p0      45 k copy
        pand xmm0, xmm6                                           ;  1285.7 p1      45 k
        pxor xmm12, xmm0                                          ;  1287.7 p1      45 k
        movdqa [rbp - 16], xmm3                                   ;  1285.7 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  1248.0 p0      45 k copy
        pand xmm3, xmm7                                           ;  1287.7 p1      45 k
        pxor xmm5, xmm3                                           ;  1289.7 p1      45 k
        movdqa xmm3, xmm11                                        ;  1249.0 p0      45 k copy
        pand xmm11, xmm15                                         ;  1289.7 p1      45 k
        pand xmm3, xmm9                                           ;  1290.7 p1      45 k
        pxor xmm13, xmm5                                          ;  1291.7 p1      45 k
        pxor xmm3, [rbp - 128]                                    ;  1292.7 p2+p1   45 k
        movdqa [rbp + 64], xmm11                                  ;  1291.7 p0+p3   45 k spill
        movdqa xmm11, xmm6                                        ;  1251.7 p0      45 k copy
        pand xmm11, xmm9                                          ;  1293.7 p1      45 k
        pxor xmm1, xmm11                                          ;  1295.7 p1      45 k
        pxor xmm4, xmm1                                           ;  1297.7 p1      45 k
        pand xmm1, xmm6                                           ;  1297.7 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  1299.7 p2+p1   45 k
        movdqa [rbp + 80], xmm1                                   ;  1301.7 p0+p3   45 k spill
        movdqa xmm1, xmm6                                         ;  1254.7 p0      45 k copy
        por xmm1, xmm10                                           ;  1298.7 p1      45 k
        pxor xmm2, xmm1                                           ;  1300.7 p1      45 k
        movdqa xmm1, xmm9                                         ;  1255.7 p0      45 k copy
        pand xmm1, xmm7                                           ;  1300.7 p1      45 k
        movdqa [rbp - 80], xmm10                                  ;  1277.7 p0+p3   45 k spill
        movdqa xmm10, [rbp + 256]                                 ;  1262.7 p2      45 k reload
        pxor xmm10, xmm2                                          ;  1302.7 p1      45 k
        movdqa xmm2, xmm9                                         ;  1257.7 p0      45 k copy
        pxor xmm6, xmm1                                           ;  1302.7 p1      45 k
        movdqa [rbp + 256], xmm15                                 ;  1258.7 p0+p3   48 k spill
        movdqa xmm15, [rbp + 32]                                  ;  1258.7 p2      45 k reload
        pxor xmm15, xmm1                                          ;  1303.7 p1      45 k
        movdqa xmm1, xmm7                                         ;  1259.7 p0      45 k copy
        pand xmm1, xmm6                                           ;  1304.7 p1      45 k
        movdqa xmm6, xmm7                                         ;  1264.7 p0      45 k copy
        pxor xmm4, xmm1                                           ;  1306.7 p1      45 k
        movdqa xmm1, [rbp + 0]                                    ;  1265.3 p2      45 k reload
        pand xmm6, xmm1                                           ;  1306.7 p1      45 k
        pxor xmm5, xmm10                                          ;  1307.7 p1      45 k
        pxor xmm1, xmm5                                           ;  1309.7 p1      45 k
        pxor xmm13, xmm15                                         ;  1309.7 p1      45 k
        pand xmm2, xmm15                                          ;  1310.7 p1      45 k
        pxor xmm8, xmm2                                           ;  1312.7 p1      45 k
        movdqa xmm2, [rbp - 80]                                   ;  1277.7 p2      45 k reload
        por xmm7, xmm2                                            ;  1312.7 p1      45 k
        movdqa xmm5, [rbp + 112]                                  ;  1269.3 p2      45 k reload
        pxor xmm6, xmm5                                           ;  1313.7 p1      45 k
        pxor xmm9, xmm6                                           ;  1315.7 p1      45 k
        movdqa xmm6, [rbp + 192]                                  ;  1270.3 p2      48 k reload
        pand xmm5, xmm6                                           ;  1315.7 p1      45 k
        pxor xmm3, xmm5                                           ;  1317.7 p1      45 k
        pxor xmm13, xmm12                                         ;  1317.7 p1      45 k
        movdqa xmm5, [rbp + 256]                                  ;  1271.3 p2      48 k reload
        pand xmm6, xmm5                                           ;  1318.7 p1      45 k
        movdqa xmm15, [rbp + 272]                                 ;  1272.3 p2      45 k reload
        pxor xmm12, xmm15                                         ;  1319.7 p1      45 k
        pxor xmm14, xmm8                                          ;  1320.7 p1      45 k
        pxor xmm5, xmm12                                          ;  1321.7 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  1273.3 p2      45 k reload
        pxor xmm3, xmm12                                          ;  1322.7 p1      45 k
        pxor xmm15, xmm14                                         ;  1323.7 p1      45 k
        movdqa xmm2, [rbp + 224]                                  ;  1274.3 p2      45 k reload
        pxor xmm2, [rbp + 64]                                     ;  1324.7 p2+p1   45 k
        pxor xmm2, [rbp - 80]                                     ;  1326.7 p2+p1   45 k
        pxor xmm7, xmm2                                           ;  1328.7 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  1277.3 p2      45 k reload
        pxor xmm2, [rbp + 80]                                     ;  1327.7 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  1329.7 p1      45 k
        pxor xmm1, xmm0                                           ;  1331.7 p1      45 k
        movdqa xmm0, [rbp + 240]                                  ;  1279.3 p2      45 k
        pxor xmm0, [rbp - 128]                                    ;  1330.7 p2+p1   45 k
        pxor xmm8, xmm0                                           ;  1332.7 p1      45 k
        pxor xmm2, xmm6                                           ;  1332.7 p1      45 k
        pxor xmm6, [rbp + 64]                                     ;  1333.7 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  1334.7 p1      45 k
        movdqa xmm0, [rbp - 48]                                   ;  1282.3 p2      45 k
        pxor xmm0, xmm9                                           ;  1335.7 p1      45 k
        pxor xmm10, xmm0                                          ;  1337.7 p1      45 k
        pxor xmm9, xmm8                                           ;  1337.7 p1      45 k
        movdqa xmm0, [rbp + 16]                                   ;  1283.3 p2      45 k reload
        pxor xmm0, xmm9                                           ;  1339.7 p1      45 k
        pxor xmm14, xmm7                                          ;  1339.7 p1      45 k
        pxor xmm12, xmm7                                          ;  1340.7 p1      45 k
        movdqa xmm2, [rbp - 16]                                   ;  1285.7 p2      45 k
        pxor xmm2, xmm0                                           ;  1341.7 p1      45 k
        movdqa xmm0, [rbp - 48]                                   ;  1285.3 p2      45 k
        pxor xmm11, xmm14                                         ;  1342.7 p1      45 k
        movdqa xmm7, [rbp - 16]                                   ;  1286.3 p2      45 k
        pxor xmm7, [rbp + 80]                                     ;  1343.7 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  1344.7 p1      45 k
        movdqa xmm9, [rbp + 240]                                  ;  1288.3 p2      45 k
        pxor xmm4, xmm7                                           ;  1345.7 p1      45 k
        movdqa xmm7, [rbp - 80]                                   ;  1289.3 p2      45 k
        pxor xmm7, xmm10                                          ;  1346.7 p1      45 k
        pxor xmm13, xmm6                                          ;  1347.7 p1      45 k
        pxor xmm0, xmm6                                           ;  1348.7 p1      45 k
        pxor xmm9, xmm13                                          ;  1349.7 p1      45 k
        pxor xmm3, xmm0                                           ;  1350.7 p1      45 k
        pxor xmm8, xmm15                                          ;  1351.7 p1      45 k
        movdqa xmm14, [rbp - 64]                                  ;  1290.3 p2      48 k reload
        pxor xmm1, xmm14                                          ;  1352.7 p1      45 k
        movdqa [r9 + 3056], xmm14                                 ;  1301.3 p0+p3  100 k
        movdqa [r9 + 2944], xmm7                                  ;  1348.7 p0+p3  100 k
        movdqa [r9 + 2928], xmm3                                  ;  1352.7 p0+p3  100 k
        movdqa [r9 + 2912], xmm1                                  ;  1354.7 p0+p3  100 k
        movdqa xmm1, [rbp + 144]                                  ;  1292.3 p2      45 k
        pxor xmm1, xmm8                                           ;  1353.7 p1      45 k
        movdqa [r9 + 2816], xmm1                                  ;  1355.7 p0+p3  100 k
        movdqa xmm1, [rbp - 96]                                   ;  1293.7 p2      45 k
        pxor xmm1, xmm4                                           ;  1354.7 p1      45 k
        movdqa [r9 + 2832], xmm1                                  ;  1356.7 p0+p3  100 k
        movdqa xmm14, [rbp + 288]                                 ;  1295.0 p2      48 k reload
        pxor xmm2, xmm14                                          ;  1355.7 p1      45 k
        movdqa [r9 + 2992], xmm14                                 ;  1306.0 p0+p3  100 k
        movdqa [r9 + 2848], xmm2                                  ;  1357.7 p0+p3  100 k
        movdqa xmm14, [rbp + 96]                                  ;  1297.0 p2      48 k reload
        pxor xmm11, xmm14                                         ;  1356.7 p1      45 k
        movdqa [r9 + 3008], xmm14                                 ;  1308.0 p0+p3  100 k
        movdqa [r9 + 2864], xmm11                                 ;  1358.7 p0+p3  100 k
        movdqa xmm14, [rbp - 32]                                  ;  1299.0 p2      48 k reload
        pxor xmm5, xmm14                                          ;  1357.7 p1      45 k
        movdqa [r9 + 3024], xmm14                                 ;  1310.0 p0+p3  100 k
        movdqa [r9 + 2880], xmm5                                  ;  1359.7 p0+p3  100 k
        movdqa xmm14, [rbp - 112]                                 ;  1302.3 p2      48 k reload
        pxor xmm9, xmm14                                          ;  1358.7 p1      45 k
        movdqa [r9 + 3040], xmm14                                 ;  1313.7 p0+p3  100 k
        movdqa [r9 + 2896], xmm9                                  ;  1360.7 p0+p3  100 k
        movdqa xmm0, [rbp + 144]                                  ;  1304.3 p2      48 k reload
        movdqa [r9 + 2960], xmm0                                  ;  1317.7 p0+p3  100 k
        movdqa xmm0, [rbp - 96]                                   ;  1305.3 p2      48 k reload
        movdqa [r9 + 2976], xmm0                                  ;  1319.7 p0+p3  100 k
        movdqa xmm0, [r8 + 1024]                                  ;  1306.3 p2     100 k.0 reload
        movdqa [r9 + 1024], xmm0                                  ;  1321.7 p0+p3   99 k
        movdqa xmm6, [r8 + 1040]                                  ;  1307.3 p2     100 k.1 reload
        movdqa [r9 + 1040], xmm6                                  ;  1323.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1056]                                  ;  1308.3 p2     100 k.2 reload
        movdqa [r9 + 1056], xmm5                                  ;  1325.7 p0+p3   99 k
        movdqa xmm2, [r8 + 1072]                                  ;  1309.3 p2     100 k.3 reload
        movdqa [r9 + 1072], xmm2                                  ;  1327.7 p0+p3   99 k
        movdqa xmm8, [r8 + 1088]                                  ;  1311.7 p2     100 k.4 reload
        movdqa [r9 + 1088], xmm8                                  ;  1329.7 p0+p3   99 k
        movdqa xmm7, [r8 + 1104]                                  ;  1314.7 p2     100 k.5 reload
        movdqa [r9 + 1104], xmm7                                  ;  1331.7 p0+p3   99 k
        movdqa xmm13, [r8 + 1120]                                 ;  1315.7 p2     100 k.6 reload
        movdqa [r9 + 1120], xmm13                                 ;  1333.7 p0+p3   99 k
        movdqa xmm12, [r8 + 1136]                                 ;  1317.7 p2     100 k.7 reload
        movdqa [r9 + 1136], xmm12                                 ;  1335.7 p0+p3   99 k
        movdqa xmm10, [r8 + 1152]                                 ;  1319.7 p2     100 k.8 reload
        movdqa [r9 + 1152], xmm10                                 ;  1337.7 p0+p3   99 k
        movdqa xmm15, [r8 + 1168]                                 ;  1320.7 p2     100 k.9 reload
        movdqa [r9 + 1168], xmm15                                 ;  1339.7 p0+p3   99 k
        movdqa xmm14, [r8 + 1184]                                 ;  1323.7 p2     100 k.10 reload
        movdqa [r9 + 1184], xmm14                                 ;  1341.7 p0+p3   99 k
        movdqa xmm9, [r8 + 1200]                                  ;  1325.7 p2     100 k.11 reload
        movdqa [r9 + 1200], xmm9                                  ;  1343.7 p0+p3   99 k
        movdqa xmm11, [r8 + 1216]                                 ;  1326.7 p2     100 k.12 reload
        movdqa [r9 + 1216], xmm11                                 ;  1345.7 p0+p3   99 k
        movdqa xmm1, [r8 + 1232]                                  ;  1330.7 p2     100 k.13 reload
        movdqa [r9 + 1232], xmm1                                  ;  1347.7 p0+p3   99 k
        movdqa xmm4, [r8 + 1248]                                  ;  1331.7 p2     100 k.14 reload
        movdqa [r9 + 1248], xmm4                                  ;  1349.7 p0+p3   99 k
        movdqa xmm3, [r8 + 1264]                                  ;  1333.7 p2     100 k.15 reload
        movdqa [r9 + 1264], xmm3                                  ;  1351.7 p0+p3   99 k
        movdqa xmm5, xmm10                                        ;  1335.0 p0      41 k copy
        pxor xmm5, xmm11                                          ;  1359.7 p1      41 k
        movdqa xmm2, xmm5                                         ;  1361.7 p0      41 k copy
        movdqa xmm6, xmm5                                         ;  1361.7 p0      41 k copy
        pand xmm6, xmm9                                           ;  1368.7 p1      41 k
        pand xmm5, xmm12                                          ;  1361.7 p1      41 k
        movdqa xmm13, xmm10                                       ;  1338.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  1362.7 p1      41 k
        movdqa xmm7, xmm14                                        ;  1340.0 p0      41 k copy
        pand xmm7, xmm4                                           ;  1363.7 p1      41 k
        movdqa xmm0, xmm14                                        ;  1341.7 p0      41 k copy
        pand xmm0, xmm1                                           ;  1364.7 p1      41 k
        movdqa xmm8, xmm14                                        ;  1342.7 p0      41 k copy
        movdqa xmm11, xmm14                                       ;  1343.7 p0      41 k copy
        pand xmm11, xmm15                                         ;  1365.7 p1      41 k
        pxor xmm2, xmm11                                          ;  1368.7 p1      41 k
        movdqa xmm11, xmm14                                       ;  1344.7 p0      41 k copy
        pand xmm11, xmm12                                         ;  1367.7 p1      41 k
        movdqa xmm10, xmm14                                       ;  1345.7 p0      41 k copy
        pand xmm10, xmm9                                          ;  1368.7 p1      41 k
        pxor xmm13, xmm10                                         ;  1370.7 p1      41 k
        movdqa [rbp - 96], xmm7                                   ;  1365.7 p0+p3   41 k spill
        movdqa xmm7, xmm1                                         ;  1348.0 p0      41 k copy
        pxor xmm7, xmm12                                          ;  1370.7 p1      41 k
        pxor xmm8, xmm7                                           ;  1372.7 p1      41 k
        movdqa [rbp + 144], xmm2                                  ;  1370.7 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  1352.7 p0      41 k copy
        pand xmm2, xmm9                                           ;  1372.7 p1      41 k
        pxor xmm11, xmm2                                          ;  1374.7 p1      41 k
        movdqa xmm2, xmm9                                         ;  1354.7 p0      41 k copy
        pand xmm2, xmm3                                           ;  1374.7 p1      41 k
        pxor xmm14, xmm2                                          ;  1376.7 p1      41 k
        movdqa xmm1, xmm9                                         ;  1355.7 p0      41 k copy
        pand xmm1, [r8 + 1216]                                    ;  1376.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1376.7 p0+p3   41 k spill
        movdqa xmm2, xmm9                                         ;  1357.7 p0      41 k copy
        movdqa [rbp - 32], xmm7                                   ;  1372.7 p0+p3   41 k spill
        movdqa xmm7, [r8 + 1200]                                  ;  1358.3 p2      41 k copy
        movdqa [rbp + 96], xmm1                                   ;  1378.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1200]                                  ;  1359.3 p2      41 k copy
        pand xmm1, xmm12                                          ;  1377.7 p1      41 k
        pand xmm9, xmm4                                           ;  1378.7 p1      41 k
        pxor xmm9, xmm1                                           ;  1380.7 p1      41 k
        pxor xmm1, [rbp - 96]                                     ;  1380.7 p2+p1   41 k
        movdqa [rbp + 288], xmm13                                 ;  1372.7 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  1378.7 p0      41 k copy
        pand xmm14, xmm3                                          ;  1381.7 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1383.7 p2+p1   41 k
        movdqa [rbp - 64], xmm14                                  ;  1385.7 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  1364.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  1383.7 p1      41 k
        pxor xmm11, xmm14                                         ;  1385.7 p1      41 k
        movdqa [rbp - 80], xmm11                                  ;  1387.7 p0+p3   41 k spill
        movdqa xmm11, xmm3                                        ;  1366.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  1385.7 p1      41 k
        pxor xmm11, xmm4                                          ;  1387.7 p1      41 k
        pxor xmm10, xmm11                                         ;  1389.7 p1      41 k
        movdqa xmm3, xmm4                                         ;  1367.3 p0      41 k copy
        pand xmm3, xmm12                                          ;  1388.7 p1      41 k
        pxor xmm0, xmm3                                           ;  1390.7 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  1368.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  1392.7 p1      41 k
        movdqa xmm3, xmm12                                        ;  1368.7 p0      41 k copy
        pand xmm3, [r8 + 1152]                                    ;  1391.7 p2+p1   41 k
        movdqa xmm4, xmm12                                        ;  1369.7 p0      41 k copy
        movdqa [rbp + 240], xmm0                                  ;  1394.7 p0+p3   41 k spill
        movdqa xmm0, xmm12                                        ;  1371.7 p0      41 k copy
        pxor xmm0, [r8 + 1152]                                    ;  1392.7 p2+p1   41 k
        pand xmm0, [r8 + 1216]                                    ;  1394.7 p2+p1   41 k
        pand xmm12, [r8 + 1232]                                   ;  1394.7 p2+p1   41 k
        movdqa [rbp + 80], xmm14                                  ;  1385.7 p0+p3   41 k spill
        movdqa xmm14, [rbp + 288]                                 ;  1374.0 p2      41 k reload
        pxor xmm14, xmm12                                         ;  1396.7 p1      41 k
        movdqa xmm12, xmm8                                        ;  1374.7 p0      41 k copy
        pand xmm12, xmm15                                         ;  1396.7 p1      41 k
        pxor xmm11, xmm12                                         ;  1398.7 p1      41 k
        pxor xmm13, xmm11                                         ;  1400.7 p1      41 k
        movdqa xmm11, xmm8                                        ;  1375.7 p0      41 k copy
        movdqa xmm12, [r8 + 1264]                                 ;  1376.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  1399.7 p1      41 k
        movdqa [rbp + 288], xmm14                                 ;  1398.7 p0+p3   41 k spill
        movdqa xmm14, xmm8                                        ;  1377.7 p0      41 k copy
        por xmm14, [r8 + 1216]                                    ;  1400.7 p2+p1   41 k
        movdqa xmm12, xmm8                                        ;  1378.7 p0      41 k copy
        movdqa [rbp - 16], xmm8                                   ;  1379.7 p0+p3   41 k spill
        movdqa xmm8, xmm15                                        ;  1380.7 p0      41 k copy
        pand xmm8, [r8 + 1216]                                    ;  1401.7 p2+p1   41 k
        pxor xmm11, xmm8                                          ;  1403.7 p1      41 k
        pxor xmm3, xmm11                                          ;  1405.7 p1      41 k
        movdqa xmm8, xmm15                                        ;  1381.7 p0      41 k copy
        movdqa xmm11, [r8 + 1152]                                 ;  1381.3 p2     100 k.8 reload
        pand xmm8, xmm11                                          ;  1404.7 p1      41 k
        pxor xmm4, xmm8                                           ;  1406.7 p1      41 k
        movdqa xmm8, xmm15                                        ;  1382.7 p0      41 k copy
        pxor xmm8, [rbp + 96]                                     ;  1406.7 p2+p1   41 k
        pand xmm2, xmm8                                           ;  1408.7 p1      41 k
        movdqa [rbp - 48], xmm14                                  ;  1402.7 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  1384.7 p0      41 k copy
        pand xmm14, [r8 + 1264]                                   ;  1408.7 p2+p1   41 k
        movdqa [rbp + 16], xmm12                                  ;  1385.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  1386.7 p0      41 k copy
        pand xmm12, [r8 + 1248]                                   ;  1409.7 p2+p1   41 k
        pxor xmm12, [rbp - 64]                                    ;  1411.7 p2+p1   41 k
        pand xmm15, [r8 + 1232]                                   ;  1411.7 p2+p1   41 k
        movdqa [rbp + 64], xmm15                                  ;  1413.7 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  1392.3 p0      41 k copy
        pand xmm15, [r8 + 1248]                                   ;  1412.7 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  1414.7 p1      41 k
        pxor xmm2, xmm15                                          ;  1416.7 p1      41 k
        pxor xmm0, xmm2                                           ;  1418.7 p1      41 k
        pxor xmm1, xmm2                                           ;  1418.7 p1      41 k
        movdqa xmm2, xmm11                                        ;  1392.3 p0      41 k copy
        movdqa xmm15, [r8 + 1264]                                 ;  1391.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  1417.7 p1      41 k
        pand xmm2, xmm4                                           ;  1419.7 p1      41 k
        pxor xmm9, xmm2                                           ;  1421.7 p1      41 k
        pxor xmm15, [rbp + 96]                                    ;  1420.7 p2+p1   41 k
        movdqa xmm2, [r8 + 1216]                                  ;  1394.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  1422.7 p1      41 k
        pxor xmm13, xmm15                                         ;  1424.7 p1      41 k
        movdqa xmm15, [rbp + 80]                                  ;  1395.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  1423.7 p1      41 k
        pxor xmm9, [rbp + 144]                                    ;  1424.7 p2+p1   41 k
        pand xmm11, [r8 + 1232]                                   ;  1425.7 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  1427.7 p1      41 k
        movdqa [rbp + 80], xmm0                                   ;  1420.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1216]                                  ;  1398.0 p2      41 k copy
        pand xmm0, [r8 + 1248]                                    ;  1427.7 p2+p1   41 k
        pxor xmm6, xmm0                                           ;  1429.7 p1      41 k
        pxor xmm10, xmm6                                          ;  1431.7 p1      41 k
        pxor xmm8, xmm10                                          ;  1433.7 p1      41 k
        pxor xmm6, xmm3                                           ;  1431.7 p1      41 k
        movdqa xmm0, [rbp - 32]                                   ;  1400.0 p2      41 k reload
        pxor xmm6, xmm0                                           ;  1433.7 p1      41 k
        pand xmm2, xmm0                                           ;  1433.7 p1      41 k
        pxor xmm4, xmm2                                           ;  1435.7 p1      41 k
        movdqa xmm0, [rbp - 80]                                   ;  1401.3 p2      41 k reload
        pxor xmm8, xmm0                                           ;  1435.7 p1      41 k
        pxor xmm7, xmm4                                           ;  1437.7 p1      41 k
        movdqa xmm2, [rbp + 64]                                   ;  1413.7 p2      41 k reload
        pxor xmm0, xmm2                                           ;  1437.7 p1      41 k
        pxor xmm15, xmm6                                          ;  1438.7 p1      41 k
        movdqa xmm4, [rbp + 80]                                   ;  1420.7 p2      41 k reload
        pxor xmm2, xmm4                                           ;  1439.7 p1      41 k
        pxor xmm12, xmm2                                          ;  1441.7 p1      41 k
        movdqa xmm2, [r8 + 1248]                                  ;  1404.3 p2      41 k
        movdqa xmm6, [r8 + 1232]                                  ;  1405.3 p2     100 k.13 reload
        pand xmm2, xmm6                                           ;  1441.7 p1      41 k
        pxor xmm6, xmm0                                           ;  1442.7 p1      41 k
        pxor xmm14, xmm2                                          ;  1443.7 p1      41 k
        pxor xmm11, xmm2                                          ;  1444.7 p1      41 k
        movdqa xmm0, [rbp + 240]                                  ;  1406.3 p2      41 k
        pxor xmm0, xmm7                                           ;  1445.7 p1      41 k
        pxor xmm3, xmm0                                           ;  1447.7 p1      41 k
        pxor xmm7, xmm1                                           ;  1447.7 p1      41 k
        pxor xmm5, xmm7                                           ;  1449.7 p1      41 k
        movdqa xmm0, [rbp + 288]                                  ;  1408.0 p2      41 k
        pxor xmm1, xmm12                                          ;  1449.7 p1      41 k
        movdqa xmm2, [rbp + 16]                                   ;  1409.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1450.7 p1      41 k
        pxor xmm0, xmm5                                           ;  1451.7 p1      41 k
        movdqa xmm5, [rbp + 240]                                  ;  1410.0 p2      41 k
        movdqa xmm7, [rbp + 288]                                  ;  1411.0 p2      41 k
        pxor xmm7, [rbp - 64]                                     ;  1452.7 p2+p1   41 k
        pxor xmm8, xmm11                                          ;  1453.7 p1      41 k
        pxor xmm5, xmm11                                          ;  1454.7 p1      41 k
        movdqa xmm10, [rbp + 144]                                 ;  1413.0 p2      41 k
        movdqa xmm11, [rbp - 96]                                  ;  1414.0 p2      41 k
        pxor xmm13, xmm7                                          ;  1455.7 p1      41 k
        movdqa xmm7, [rbp - 48]                                   ;  1415.0 p2      41 k reload
        pxor xmm7, xmm2                                           ;  1456.7 p1      41 k
        movdqa xmm2, [rbp - 16]                                   ;  1416.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  1457.7 p1      41 k
        pxor xmm11, xmm8                                          ;  1458.7 p1      41 k
        pxor xmm9, xmm5                                           ;  1459.7 p1      41 k
        movdqa xmm3, [r8 + 1088]                                  ;  1417.0 p2      41 k
        movdqa xmm5, [r8 + 1024]                                  ;  1418.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  1460.7 p1      41 k
        movdqa xmm8, [r8 + 1104]                                  ;  1419.0 p2      41 k
        pxor xmm4, xmm7                                           ;  1461.7 p1      41 k
        pxor xmm10, xmm7                                          ;  1462.7 p1      41 k
        pand xmm8, xmm5                                           ;  1463.7 p1      41 k
        movdqa xmm7, [r8 + 1120]                                  ;  1420.0 p2      41 k
        pxor xmm6, xmm10                                          ;  1464.7 p1      41 k
        movdqa xmm10, [r8 + 1040]                                 ;  1421.0 p2     100 k.1 reload
        pand xmm7, xmm10                                          ;  1465.7 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  1422.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  1466.7 p1      41 k
        movdqa xmm4, [r8 + 1072]                                  ;  1423.0 p2      41 k
        pand xmm4, xmm5                                           ;  1467.7 p1      41 k
        movdqa xmm14, [r8 + 1088]                                 ;  1424.0 p2      41 k
        pand xmm14, [r8 + 1072]                                   ;  1468.7 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  1469.7 p1      41 k
        pxor xmm0, [r8 + 1056]                                    ;  1470.7 p2+p1   41 k
        pxor xmm13, xmm10                                         ;  1471.7 p1      41 k
        pxor xmm11, [r8 + 1104]                                   ;  1472.7 p2+p1   41 k
        pxor xmm15, [r8 + 1120]                                   ;  1473.7 p2+p1   41 k
        pxor xmm6, [r8 + 1088]                                    ;  1474.7 p2+p1   41 k
        pxor xmm12, [r8 + 1072]                                   ;  1475.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1459.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1104]                                  ;  1431.0 p2      41 k
        pand xmm2, [r8 + 1056]                                    ;  1476.7 p2+p1   41 k
        pxor xmm7, xmm2                                           ;  1478.7 p1      41 k
        pand xmm2, xmm10                                          ;  1478.7 p1      41 k
        movdqa [rbp - 16], xmm9                                   ;  1461.7 p0+p3   41 k spill
        movdqa xmm9, xmm10                                        ;  1432.0 p0      41 k copy
        pxor xmm9, xmm4                                           ;  1479.7 p1      41 k
        movdqa [rbp - 48], xmm15                                  ;  1475.7 p0+p3   41 k spill
        movdqa xmm15, xmm10                                       ;  1432.0 p0      41 k copy
        pand xmm15, [r8 + 1104]                                   ;  1480.7 p2+p1   41 k
        movdqa [rbp - 96], xmm11                                  ;  1474.7 p0+p3   41 k spill
        movdqa xmm11, xmm10                                       ;  1432.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  1481.7 p1      41 k
        movdqa [rbp + 144], xmm6                                  ;  1476.7 p0+p3   41 k spill
        movdqa xmm6, xmm10                                        ;  1434.0 p0      41 k copy
        pand xmm6, [r8 + 1072]                                    ;  1482.7 p2+p1   41 k
        pand xmm10, [r8 + 1088]                                   ;  1483.7 p2+p1   41 k
        pxor xmm10, xmm8                                          ;  1485.7 p1      41 k
        movdqa [rbp - 64], xmm12                                  ;  1477.7 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  1436.0 p0      41 k copy
        movdqa [rbp + 288], xmm0                                  ;  1472.7 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;  1438.0 p0      41 k copy
        movdqa [rbp + 240], xmm13                                 ;  1473.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 1024]                                 ;  1436.7 p2      41 k copy
        movdqa [rbp + 16], xmm1                                   ;  1471.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1024]                                  ;  1437.7 p2      41 k copy
        movdqa [rbp + 80], xmm10                                  ;  1487.7 p0+p3   41 k spill
        movdqa xmm10, [r8 + 1120]                                 ;  1438.7 p2      41 k
        pand xmm10, [r8 + 1072]                                   ;  1485.7 p2+p1   41 k
        movdqa [rbp + 64], xmm6                                   ;  1484.7 p0+p3   41 k spill
        movdqa xmm6, xmm8                                         ;  1465.7 p0      41 k copy
        pand xmm6, [r8 + 1120]                                    ;  1486.7 p2+p1   41 k
        pxor xmm6, xmm15                                          ;  1488.7 p1      41 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;  1490.7 p2+p1   41 k
        movdqa [rbp - 80], xmm8                                   ;  1465.7 p0+p3   41 k spill
        movdqa xmm8, xmm3                                         ;  1462.7 p0      41 k copy
        pxor xmm8, xmm14                                          ;  1489.7 p1      41 k
        pxor xmm14, xmm7                                          ;  1490.7 p1      41 k
        pxor xmm7, xmm3                                           ;  1491.7 p1      41 k
        pxor xmm3, [rbp + 64]                                     ;  1495.7 p2+p1   41 k
        pand xmm8, [r8 + 1104]                                    ;  1493.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1494.7 p1      41 k
        pand xmm14, [r8 + 1056]                                   ;  1495.7 p2+p1   41 k
        pand xmm13, xmm0                                          ;  1496.7 p1      41 k
        pand xmm0, [r8 + 1088]                                    ;  1497.7 p2+p1   41 k
        pxor xmm13, xmm6                                          ;  1498.7 p1      41 k
        movdqa [rbp - 32], xmm3                                   ;  1497.7 p0+p3   41 k spill
        movdqa xmm3, [r8 + 1088]                                  ;  1448.7 p2      41 k
        pxor xmm3, xmm9                                           ;  1499.7 p1      41 k
        pand xmm3, [r8 + 1120]                                    ;  1501.7 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  1503.7 p1      41 k
        movdqa [rbp + 96], xmm4                                   ;  1505.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1072]                                  ;  1452.7 p2      41 k
        pand xmm4, xmm15                                          ;  1502.7 p1      41 k
        pxor xmm4, xmm11                                          ;  1504.7 p1      41 k
        pxor xmm14, xmm4                                          ;  1506.7 p1      41 k
        movdqa xmm4, [r8 + 1120]                                  ;  1454.7 p2      41 k
        pand xmm4, [r8 + 1056]                                    ;  1505.7 p2+p1   41 k
        pxor xmm14, [r8 + 1072]                                   ;  1508.7 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  1507.7 p1      41 k
        pxor xmm13, xmm4                                          ;  1508.7 p1      41 k
        movdqa [rbp - 128], xmm14                                 ;  1510.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 1056]                                 ;  1458.7 p2      41 k
        pand xmm14, xmm11                                         ;  1509.7 p1      41 k
        pxor xmm12, xmm14                                         ;  1511.7 p1      41 k
        movdqa xmm14, [r8 + 1088]                                 ;  1461.7 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  1511.7 p1      41 k
        pxor xmm12, xmm9                                          ;  1513.7 p1      41 k
        pand xmm9, [r8 + 1056]                                    ;  1513.7 p2+p1   41 k
        pxor xmm9, [rbp + 80]                                     ;  1515.7 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  1515.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1088]                                 ;  1466.7 p2      41 k copy
        pxor xmm12, xmm10                                         ;  1515.7 p1      41 k
        pxor xmm8, xmm12                                          ;  1517.7 p1      41 k
        pxor xmm11, xmm8                                          ;  1519.7 p1      41 k
        pxor xmm9, xmm11                                          ;  1521.7 p1      41 k
        movdqa xmm8, xmm15                                        ;  1482.7 p0      41 k copy
        movdqa xmm11, [r8 + 1120]                                 ;  1469.7 p2     100 k.6 reload
        pxor xmm8, xmm11                                          ;  1519.7 p1      41 k
        pand xmm1, xmm8                                           ;  1521.7 p1      41 k
        movdqa xmm8, [r8 + 1056]                                  ;  1471.0 p2     100 k.2 reload
        pxor xmm15, xmm8                                          ;  1521.7 p1      41 k
        pxor xmm3, xmm9                                           ;  1523.7 p1      41 k
        movdqa xmm9, [r8 + 1056]                                  ;  1473.0 p2      41 k copy
        pxor xmm9, [rbp + 80]                                     ;  1523.7 p2+p1   41 k
        pand xmm8, [rbp - 32]                                     ;  1524.7 p2+p1   41 k
        pand xmm12, [r8 + 1104]                                   ;  1525.7 p2+p1   41 k
        pxor xmm6, xmm1                                           ;  1526.7 p1      41 k
        pxor xmm0, xmm6                                           ;  1528.7 p1      41 k
        movdqa xmm6, xmm11                                        ;  1480.7 p0      41 k copy
        pand xmm6, [r8 + 1104]                                    ;  1528.7 p2+p1   41 k
        pxor xmm12, [rbp + 64]                                    ;  1529.7 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  1531.7 p1      41 k
        movdqa xmm12, xmm11                                       ;  1480.7 p0      41 k copy
        pand xmm14, xmm15                                         ;  1531.7 p1      41 k
        pand xmm5, xmm15                                          ;  1532.7 p1      41 k
        pxor xmm12, xmm5                                          ;  1534.7 p1      41 k
        pxor xmm0, xmm12                                          ;  1536.7 p1      41 k
        movdqa xmm5, [r8 + 1072]                                  ;  1482.3 p2      41 k
        pand xmm5, xmm9                                           ;  1535.7 p1      41 k
        pxor xmm9, xmm4                                           ;  1536.7 p1      41 k
        pxor xmm4, [r8 + 1072]                                    ;  1537.7 p2+p1   41 k
        movdqa xmm12, [rbp + 288]                                 ;  1484.3 p2      41 k reload
        pxor xmm3, xmm12                                          ;  1538.7 p1      41 k
        movdqa xmm15, [r8 + 1312]                                 ;  1485.3 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  1539.7 p1      48 k
        pxor xmm5, [r8 + 1104]                                    ;  1540.7 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  1542.7 p1      41 k
        pand xmm10, xmm4                                          ;  1542.7 p1      41 k
        pand xmm4, [r8 + 1104]                                    ;  1543.7 p2+p1   41 k
        movdqa xmm5, [rbp + 16]                                   ;  1488.3 p2      41 k reload
        pxor xmm13, xmm5                                          ;  1544.7 p1      41 k
        pxor xmm5, [r8 + 1280]                                    ;  1545.7 p2+p1   48 k
        pxor xmm0, xmm10                                          ;  1546.7 p1      41 k
        movdqa xmm10, [rbp + 96]                                  ;  1505.7 p2      41 k
        pxor xmm1, xmm4                                           ;  1547.7 p1      41 k
        pxor xmm10, xmm4                                          ;  1548.7 p1      41 k
        pxor xmm9, xmm1                                           ;  1549.7 p1      41 k
        movdqa xmm1, [rbp - 32]                                   ;  1497.7 p2      41 k
        pxor xmm1, xmm6                                           ;  1550.7 p1      41 k
        pand xmm6, [rbp + 96]                                     ;  1551.7 p2+p1   41 k
        pand xmm11, xmm1                                          ;  1552.7 p1      41 k
        pxor xmm7, xmm6                                           ;  1553.7 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  1515.7 p2      41 k
        pxor xmm1, xmm9                                           ;  1554.7 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  1515.7 p2      41 k
        pxor xmm4, xmm11                                          ;  1555.7 p1      41 k
        movdqa xmm6, [rbp + 240]                                  ;  1495.3 p2      41 k
        pxor xmm6, xmm0                                           ;  1556.7 p1      41 k
        movdqa xmm0, [rbp - 64]                                   ;  1496.3 p2      41 k
        pxor xmm8, xmm1                                           ;  1557.7 p1      41 k
        movdqa xmm1, [rbp + 144]                                  ;  1497.3 p2      41 k
        pxor xmm14, xmm4                                          ;  1558.7 p1      41 k
        movdqa xmm4, [rbp - 96]                                   ;  1498.3 p2      41 k
        movdqa xmm9, [rbp - 80]                                   ;  1499.3 p2      41 k reload
        pxor xmm9, xmm10                                          ;  1559.7 p1      41 k
        pxor xmm2, xmm7                                           ;  1560.7 p1      41 k
        movdqa xmm7, [rbp - 48]                                   ;  1500.3 p2      41 k
        movdqa xmm10, [r8 + 1456]                                 ;  1501.3 p2     100 k.11 reload
        pxor xmm3, xmm10                                          ;  1561.7 p1      48 k
        pxor xmm4, xmm8                                           ;  1562.7 p1      41 k
        movdqa xmm8, [r8 + 1424]                                  ;  1502.3 p2     100 k.9 reload
        pxor xmm13, xmm8                                          ;  1563.7 p1      48 k
        movdqa xmm11, [rbp - 128]                                 ;  1510.7 p2      41 k reload
        pxor xmm11, xmm9                                          ;  1564.7 p1      41 k
        pxor xmm7, xmm11                                          ;  1566.7 p1      41 k
        movdqa xmm9, [r8 + 1440]                                  ;  1504.3 p2      48 k
        pxor xmm9, xmm6                                           ;  1566.7 p1      48 k
        movdqa xmm6, [rbp + 240]                                  ;  1505.3 p2      48 k
        movdqa xmm11, [r8 + 1296]                                 ;  1506.3 p2     100 k.1 reload
        pxor xmm6, xmm11                                          ;  1567.7 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1568.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1570.7 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  1508.3 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1570.7 p1      41 k
        pxor xmm1, xmm2                                           ;  1572.7 p1      41 k
        movdqa xmm2, [r8 + 1472]                                  ;  1509.3 p2      48 k
        pxor xmm2, xmm0                                           ;  1572.7 p1      48 k
        movdqa xmm0, [r8 + 1488]                                  ;  1510.3 p2      48 k
        pxor xmm0, xmm1                                           ;  1574.7 p1      48 k
        movdqa xmm1, [rbp - 64]                                   ;  1511.3 p2      48 k
        pxor xmm1, [r8 + 1328]                                    ;  1574.7 p2+p1   48 k
        pxor xmm4, [r8 + 1504]                                    ;  1575.7 p2+p1   48 k
        pxor xmm7, [r8 + 1520]                                    ;  1576.7 p2+p1   48 k
        movdqa xmm10, [rbp + 144]                                 ;  1515.3 p2      48 k
        pxor xmm10, [r8 + 1344]                                   ;  1577.7 p2+p1   48 k
        movdqa xmm8, [rbp - 96]                                   ;  1517.3 p2      48 k
        pxor xmm8, [r8 + 1360]                                    ;  1578.7 p2+p1   48 k
        movdqa xmm15, [rbp - 48]                                  ;  1519.3 p2      48 k
        pxor xmm15, [r8 + 1376]                                   ;  1579.7 p2+p1   48 k
        movdqa xmm11, [rbp - 16]                                  ;  1521.3 p2      48 k
        pxor xmm11, [r8 + 1392]                                   ;  1580.7 p2+p1   48 k
        movdqa [rbp - 16], xmm7                                   ;  1578.7 p0+p3   48 k spill
        movdqa xmm7, [rbp - 112]                                  ;  1523.3 p2      48 k
        pxor xmm7, [r8 + 1408]                                    ;  1581.7 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  1577.7 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  1541.7 p0      45 k copy
        movdqa [rbp - 48], xmm0                                   ;  1576.7 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  1541.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  1582.7 p1      45 k
        movdqa [rbp - 96], xmm2                                   ;  1574.7 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  1541.7 p0      45 k copy
        pand xmm2, xmm8                                           ;  1583.7 p1      45 k
        movdqa [rbp + 144], xmm3                                  ;  1563.7 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  1541.7 p0      45 k copy
        pand xmm3, xmm6                                           ;  1584.7 p1      45 k
        pxor xmm3, xmm5                                           ;  1586.7 p1      45 k
        movdqa [rbp - 64], xmm9                                   ;  1568.7 p0+p3   48 k spill
        movdqa xmm9, xmm12                                        ;  1541.7 p0      45 k copy
        movdqa [rbp + 240], xmm13                                 ;  1565.7 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  1541.7 p0      45 k copy
        pand xmm13, xmm7                                          ;  1586.7 p1      45 k
        movdqa [rbp - 128], xmm3                                  ;  1588.7 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  1541.7 p0      45 k copy
        pand xmm12, xmm15                                         ;  1587.7 p1      45 k
        pand xmm3, xmm11                                          ;  1588.7 p1      45 k
        movdqa [rbp - 80], xmm12                                  ;  1589.7 p0+p3   45 k spill
        movdqa xmm12, [rbp - 128]                                 ;  1588.7 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  1590.7 p0+p3   45 k spill
        movdqa xmm3, [rbp - 128]                                  ;  1588.7 p2      45 k
        pxor xmm3, xmm7                                           ;  1599.7 p1      45 k
        movdqa [rbp - 128], xmm3                                  ;  1601.7 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  1547.7 p0      45 k copy
        pxor xmm3, xmm15                                          ;  1590.7 p1      45 k
        movdqa [rbp + 96], xmm13                                  ;  1588.7 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  1547.7 p0      45 k copy
        pand xmm13, xmm11                                         ;  1591.7 p1      45 k
        movdqa xmm14, xmm5                                        ;  1547.7 p0      45 k copy
        pand xmm14, xmm7                                          ;  1592.7 p1      45 k
        pxor xmm14, xmm11                                         ;  1594.7 p1      45 k
        movdqa [rbp - 32], xmm12                                  ;  1599.7 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  1547.7 p0      45 k copy
        pand xmm12, xmm1                                          ;  1594.7 p1      45 k
        movdqa [rbp + 16], xmm14                                  ;  1596.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1548.0 p0      45 k copy
        pand xmm14, xmm6                                          ;  1595.7 p1      45 k
        movdqa [rbp + 288], xmm9                                  ;  1549.0 p0+p3   45 k spill
        movdqa xmm9, xmm5                                         ;  1550.7 p0      45 k copy
        movdqa [rbp + 64], xmm14                                  ;  1597.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1552.7 p0      45 k copy
        pand xmm14, xmm10                                         ;  1596.7 p1      45 k
        movdqa [rbp + 80], xmm14                                  ;  1598.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1555.7 p0      45 k copy
        pxor xmm14, xmm6                                          ;  1597.7 p1      45 k
        pand xmm5, xmm15                                          ;  1598.7 p1      45 k
        pand xmm14, xmm8                                          ;  1599.7 p1      45 k
        movdqa [rbp + 224], xmm5                                  ;  1600.7 p0+p3   45 k spill
        movdqa xmm5, xmm6                                         ;  1569.7 p0      45 k copy
        pxor xmm5, xmm8                                           ;  1600.7 p1      45 k
        pxor xmm0, xmm5                                           ;  1602.7 p1      45 k
        pand xmm9, xmm5                                           ;  1602.7 p1      45 k
        pand xmm5, xmm10                                          ;  1603.7 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  1604.7 p0+p3   45 k spill
        movdqa xmm0, xmm6                                         ;  1569.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  1604.7 p1      45 k
        movdqa [rbp + 272], xmm9                                  ;  1604.7 p0+p3   45 k spill
        movdqa xmm9, xmm6                                         ;  1569.7 p0      45 k copy
        pand xmm9, xmm11                                          ;  1605.7 p1      45 k
        movdqa [rbp + 256], xmm6                                  ;  1569.7 p0+p3   48 k spill
        movdqa xmm6, [rbp - 32]                                   ;  1599.7 p2      45 k reload
        pxor xmm6, xmm9                                           ;  1610.7 p1      45 k
        movdqa xmm9, xmm1                                         ;  1576.7 p0      45 k copy
        pand xmm9, xmm11                                          ;  1607.7 p1      45 k
        movdqa [rbp - 32], xmm9                                   ;  1609.7 p0+p3   45 k spill
        movdqa xmm9, xmm1                                         ;  1576.7 p0      45 k copy
        pand xmm9, xmm15                                          ;  1608.7 p1      45 k
        pxor xmm13, xmm9                                          ;  1610.7 p1      45 k
        movdqa xmm9, xmm1                                         ;  1576.7 p0      45 k copy
        pxor xmm9, xmm3                                           ;  1610.7 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1612.7 p2+p1   45 k
        pand xmm4, xmm9                                           ;  1612.7 p1      45 k
        pxor xmm4, [rbp + 16]                                     ;  1614.7 p2+p1   45 k
        movdqa [rbp + 192], xmm13                                 ;  1614.7 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  1576.7 p0      45 k copy
        pand xmm13, xmm10                                         ;  1614.7 p1      45 k
        pxor xmm0, xmm13                                          ;  1616.7 p1      45 k
        pxor xmm13, [rbp + 16]                                    ;  1616.7 p2+p1   45 k
        movdqa [rbp + 16], xmm3                                   ;  1592.7 p0+p3   45 k spill
        movdqa xmm3, [rbp + 224]                                  ;  1600.7 p2      45 k reload
        pxor xmm3, xmm0                                           ;  1618.7 p1      45 k
        movdqa xmm0, xmm15                                        ;  1581.7 p0      45 k copy
        pand xmm0, xmm10                                          ;  1618.7 p1      45 k
        pxor xmm12, xmm0                                          ;  1620.7 p1      45 k
        movdqa xmm0, xmm11                                        ;  1582.7 p0      45 k copy
        pand xmm0, xmm7                                           ;  1620.7 p1      45 k
        pxor xmm12, xmm0                                          ;  1622.7 p1      45 k
        movdqa [rbp + 224], xmm3                                  ;  1620.7 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  1583.0 p0      45 k copy
        pand xmm3, xmm8                                           ;  1622.7 p1      45 k
        pxor xmm5, xmm3                                           ;  1624.7 p1      45 k
        movdqa xmm3, xmm11                                        ;  1584.0 p0      45 k copy
        pand xmm11, xmm15                                         ;  1624.7 p1      45 k
        pand xmm3, xmm10                                          ;  1625.7 p1      45 k
        pxor xmm13, xmm5                                          ;  1626.7 p1      45 k
        pxor xmm3, [rbp + 80]                                     ;  1627.7 p2+p1   45 k
        movdqa [rbp + 112], xmm11                                 ;  1626.7 p0+p3   45 k spill
        movdqa xmm11, xmm7                                        ;  1586.7 p0      45 k copy
        pand xmm11, xmm10                                         ;  1628.7 p1      45 k
        pxor xmm1, xmm11                                          ;  1630.7 p1      45 k
        pxor xmm4, xmm1                                           ;  1632.7 p1      45 k
        pand xmm1, xmm7                                           ;  1632.7 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  1634.7 p2+p1   45 k
        movdqa [rbp + 0], xmm1                                    ;  1636.7 p0+p3   45 k spill
        movdqa xmm1, xmm7                                         ;  1589.7 p0      45 k copy
        por xmm1, xmm9                                            ;  1633.7 p1      45 k
        pxor xmm2, xmm1                                           ;  1635.7 p1      45 k
        movdqa xmm1, xmm10                                        ;  1590.7 p0      45 k copy
        pand xmm1, xmm8                                           ;  1635.7 p1      45 k
        movdqa [rbp + 32], xmm9                                   ;  1612.7 p0+p3   45 k spill
        movdqa xmm9, [rbp + 64]                                   ;  1597.7 p2      45 k reload
        pxor xmm9, xmm2                                           ;  1637.7 p1      45 k
        movdqa xmm2, xmm10                                        ;  1592.7 p0      45 k copy
        pxor xmm7, xmm1                                           ;  1637.7 p1      45 k
        movdqa [rbp + 64], xmm15                                  ;  1593.7 p0+p3   48 k spill
        movdqa xmm15, [rbp + 288]                                 ;  1593.7 p2      45 k reload
        pxor xmm15, xmm1                                          ;  1638.7 p1      45 k
        movdqa xmm1, xmm8                                         ;  1594.7 p0      45 k copy
        pand xmm1, xmm7                                           ;  1639.7 p1      45 k
        movdqa xmm7, xmm8                                         ;  1599.7 p0      45 k copy
        pxor xmm4, xmm1                                           ;  1641.7 p1      45 k
        movdqa xmm1, [rbp + 16]                                   ;  1600.3 p2      45 k reload
        pand xmm7, xmm1                                           ;  1641.7 p1      45 k
        pxor xmm5, xmm9                                           ;  1642.7 p1      45 k
        pxor xmm1, xmm5                                           ;  1644.7 p1      45 k
        pxor xmm13, xmm15                                         ;  1644.7 p1      45 k
        pand xmm2, xmm15                                          ;  1645.7 p1      45 k
        pxor xmm6, xmm2                                           ;  1647.7 p1      45 k
        movdqa xmm2, [rbp + 32]                                   ;  1612.7 p2      45 k reload
        por xmm8, xmm2                                            ;  1647.7 p1      45 k
        movdqa xmm5, [rbp - 128]                                  ;  1604.3 p2      45 k reload
        pxor xmm7, xmm5                                           ;  1648.7 p1      45 k
        pxor xmm10, xmm7                                          ;  1650.7 p1      45 k
        movdqa xmm7, [rbp + 256]                                  ;  1605.3 p2      48 k reload
        pand xmm5, xmm7                                           ;  1650.7 p1      45 k
        pxor xmm3, xmm5                                           ;  1652.7 p1      45 k
        pxor xmm13, xmm12                                         ;  1652.7 p1      45 k
        movdqa xmm5, [rbp + 64]                                   ;  1606.3 p2      48 k reload
        pand xmm7, xmm5                                           ;  1653.7 p1      45 k
        movdqa xmm15, [rbp - 80]                                  ;  1607.3 p2      45 k reload
        pxor xmm12, xmm15                                         ;  1654.7 p1      45 k
        pxor xmm14, xmm6                                          ;  1655.7 p1      45 k
        pxor xmm5, xmm12                                          ;  1656.7 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  1608.3 p2      45 k reload
        pxor xmm3, xmm12                                          ;  1657.7 p1      45 k
        pxor xmm15, xmm14                                         ;  1658.7 p1      45 k
        movdqa xmm2, [rbp + 96]                                   ;  1609.3 p2      45 k reload
        pxor xmm2, [rbp + 112]                                    ;  1659.7 p2+p1   45 k
        pxor xmm2, [rbp + 32]                                     ;  1661.7 p2+p1   45 k
        pxor xmm8, xmm2                                           ;  1663.7 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  1612.3 p2      45 k reload
        pxor xmm2, [rbp + 0]                                      ;  1662.7 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  1664.7 p1      45 k
        pxor xmm1, xmm0                                           ;  1666.7 p1      45 k
        movdqa xmm0, [rbp - 32]                                   ;  1614.3 p2      45 k
        pxor xmm0, [rbp + 80]                                     ;  1665.7 p2+p1   45 k
        pxor xmm6, xmm0                                           ;  1667.7 p1      45 k
        pxor xmm2, xmm7                                           ;  1667.7 p1      45 k
        pxor xmm7, [rbp + 112]                                    ;  1668.7 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  1669.7 p1      45 k
        movdqa xmm0, [rbp + 192]                                  ;  1617.3 p2      45 k
        pxor xmm0, xmm10                                          ;  1670.7 p1      45 k
        pxor xmm9, xmm0                                           ;  1672.7 p1      45 k
        pxor xmm10, xmm6                                          ;  1672.7 p1      45 k
        movdqa xmm0, [rbp + 272]                                  ;  1618.3 p2      45 k reload
        pxor xmm0, xmm10                                          ;  1674.7 p1      45 k
        pxor xmm14, xmm8                                          ;  1674.7 p1      45 k
        pxor xmm12, xmm8                                          ;  1675.7 p1      45 k
        movdqa xmm2, [rbp + 224]                                  ;  1620.7 p2      45 k
        pxor xmm2, xmm0                                           ;  1676.7 p1      45 k
        movdqa xmm0, [rbp + 192]                                  ;  1620.3 p2      45 k
        pxor xmm11, xmm14                                         ;  1677.7 p1      45 k
        movdqa xmm8, [rbp + 224]                                  ;  1621.3 p2      45 k
        pxor xmm8, [rbp + 0]                                      ;  1678.7 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  1679.7 p1      45 k
        movdqa xmm10, [rbp - 32]                                  ;  1623.3 p2      45 k
        pxor xmm4, xmm8                                           ;  1680.7 p1      45 k
        movdqa xmm8, [rbp + 32]                                   ;  1624.3 p2      45 k
        pxor xmm8, xmm9                                           ;  1681.7 p1      45 k
        pxor xmm13, xmm7                                          ;  1682.7 p1      45 k
        pxor xmm0, xmm7                                           ;  1683.7 p1      45 k
        pxor xmm10, xmm13                                         ;  1684.7 p1      45 k
        pxor xmm3, xmm0                                           ;  1685.7 p1      45 k
        pxor xmm6, xmm15                                          ;  1686.7 p1      45 k
        movdqa xmm14, [rbp - 16]                                  ;  1625.3 p2      48 k reload
        pxor xmm1, xmm14                                          ;  1687.7 p1      45 k
        movdqa [r9 + 3312], xmm14                                 ;  1636.3 p0+p3  100 k
        movdqa [r9 + 3200], xmm8                                  ;  1683.7 p0+p3  100 k
        movdqa [r9 + 3184], xmm3                                  ;  1687.7 p0+p3  100 k
        movdqa [r9 + 3168], xmm1                                  ;  1689.7 p0+p3  100 k
        movdqa xmm1, [rbp + 240]                                  ;  1627.3 p2      45 k
        pxor xmm1, xmm6                                           ;  1688.7 p1      45 k
        movdqa [r9 + 3072], xmm1                                  ;  1690.7 p0+p3  100 k
        movdqa xmm1, [rbp - 64]                                   ;  1628.7 p2      45 k
        pxor xmm1, xmm4                                           ;  1689.7 p1      45 k
        movdqa [r9 + 3088], xmm1                                  ;  1691.7 p0+p3  100 k
        movdqa xmm14, [rbp + 144]                                 ;  1630.0 p2      48 k reload
        pxor xmm2, xmm14                                          ;  1690.7 p1      45 k
        movdqa [r9 + 3248], xmm14                                 ;  1641.0 p0+p3  100 k
        movdqa [r9 + 3104], xmm2                                  ;  1692.7 p0+p3  100 k
        movdqa xmm14, [rbp - 96]                                  ;  1632.0 p2      48 k reload
        pxor xmm11, xmm14                                         ;  1691.7 p1      45 k
        movdqa [r9 + 3264], xmm14                                 ;  1643.0 p0+p3  100 k
        movdqa [r9 + 3120], xmm11                                 ;  1693.7 p0+p3  100 k
        movdqa xmm14, [rbp - 48]                                  ;  1634.0 p2      48 k reload
        pxor xmm5, xmm14                                          ;  1692.7 p1      45 k
        movdqa [r9 + 3280], xmm14                                 ;  1645.0 p0+p3  100 k
        movdqa [r9 + 3136], xmm5                                  ;  1694.7 p0+p3  100 k
        movdqa xmm14, [rbp - 112]                                 ;  1637.3 p2      48 k reload
        pxor xmm10, xmm14                                         ;  1693.7 p1      45 k
        movdqa [r9 + 3296], xmm14                                 ;  1648.7 p0+p3  100 k
        movdqa [r9 + 3152], xmm10                                 ;  1695.7 p0+p3  100 k
        movdqa xmm0, [rbp + 240]                                  ;  1639.3 p2      48 k reload
        movdqa [r9 + 3216], xmm0                                  ;  1652.7 p0+p3  100 k
        movdqa xmm0, [rbp - 64]                                   ;  1640.3 p2      48 k reload
        movdqa [r9 + 3232], xmm0                                  ;  1654.7 p0+p3  100 k
        movdqa xmm0, [r8 + 1280]                                  ;  1641.3 p2     100 k.0 reload
        movdqa [r9 + 1280], xmm0                                  ;  1656.7 p0+p3   99 k
        movdqa xmm7, [r8 + 1296]                                  ;  1642.3 p2     100 k.1 reload
        movdqa [r9 + 1296], xmm7                                  ;  1658.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1312]                                  ;  1643.3 p2     100 k.2 reload
        movdqa [r9 + 1312], xmm5                                  ;  1660.7 p0+p3   99 k
        movdqa xmm2, [r8 + 1328]                                  ;  1644.3 p2     100 k.3 reload
        movdqa [r9 + 1328], xmm2                                  ;  1662.7 p0+p3   99 k
        movdqa xmm6, [r8 + 1344]                                  ;  1646.7 p2     100 k.4 reload
        movdqa [r9 + 1344], xmm6                                  ;  1664.7 p0+p3   99 k
        movdqa xmm8, [r8 + 1360]                                  ;  1649.7 p2     100 k.5 reload
        movdqa [r9 + 1360], xmm8                                  ;  1666.7 p0+p3   99 k
        movdqa xmm13, [r8 + 1376]                                 ;  1650.7 p2     100 k.6 reload
        movdqa [r9 + 1376], xmm13                                 ;  1668.7 p0+p3   99 k
        movdqa xmm12, [r8 + 1392]                                 ;  1652.7 p2     100 k.7 reload
        movdqa [r9 + 1392], xmm12                                 ;  1670.7 p0+p3   99 k
        movdqa xmm9, [r8 + 1408]                                  ;  1654.7 p2     100 k.8 reload
        movdqa [r9 + 1408], xmm9                                  ;  1672.7 p0+p3   99 k
        movdqa xmm15, [r8 + 1424]                                 ;  1655.7 p2     100 k.9 reload
        movdqa [r9 + 1424], xmm15                                 ;  1674.7 p0+p3   99 k
        movdqa xmm14, [r8 + 1440]                                 ;  1658.7 p2     100 k.10 reload
        movdqa [r9 + 1440], xmm14                                 ;  1676.7 p0+p3   99 k
        movdqa xmm10, [r8 + 1456]                                 ;  1660.7 p2     100 k.11 reload
        movdqa [r9 + 1456], xmm10                                 ;  1678.7 p0+p3   99 k
        movdqa xmm11, [r8 + 1472]                                 ;  1661.7 p2     100 k.12 reload
        movdqa [r9 + 1472], xmm11                                 ;  1680.7 p0+p3   99 k
        movdqa xmm1, [r8 + 1488]                                  ;  1665.7 p2     100 k.13 reload
        movdqa [r9 + 1488], xmm1                                  ;  1682.7 p0+p3   99 k
        movdqa xmm4, [r8 + 1504]                                  ;  1666.7 p2     100 k.14 reload
        movdqa [r9 + 1504], xmm4                                  ;  1684.7 p0+p3   99 k
        movdqa xmm3, [r8 + 1520]                                  ;  1668.7 p2     100 k.15 reload
        movdqa [r9 + 1520], xmm3                                  ;  1686.7 p0+p3   99 k
        movdqa xmm5, xmm9                                         ;  1670.0 p0      41 k copy
        pxor xmm5, xmm11                                          ;  1694.7 p1      41 k
        movdqa xmm2, xmm5                                         ;  1696.7 p0      41 k copy
        movdqa xmm7, xmm5                                         ;  1696.7 p0      41 k copy
        pand xmm7, xmm10                                          ;  1703.7 p1      41 k
        pand xmm5, xmm12                                          ;  1696.7 p1      41 k
        movdqa xmm13, xmm9                                        ;  1673.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  1697.7 p1      41 k
        movdqa xmm8, xmm14                                        ;  1675.0 p0      41 k copy
        pand xmm8, xmm4                                           ;  1698.7 p1      41 k
        movdqa xmm0, xmm14                                        ;  1676.7 p0      41 k copy
        pand xmm0, xmm1                                           ;  1699.7 p1      41 k
        movdqa xmm6, xmm14                                        ;  1677.7 p0      41 k copy
        movdqa xmm11, xmm14                                       ;  1678.7 p0      41 k copy
        pand xmm11, xmm15                                         ;  1700.7 p1      41 k
        pxor xmm2, xmm11                                          ;  1703.7 p1      41 k
        movdqa xmm11, xmm14                                       ;  1679.7 p0      41 k copy
        pand xmm11, xmm12                                         ;  1702.7 p1      41 k
        movdqa xmm9, xmm14                                        ;  1680.7 p0      41 k copy
        pand xmm9, xmm10                                          ;  1703.7 p1      41 k
        pxor xmm13, xmm9                                          ;  1705.7 p1      41 k
        movdqa [rbp - 64], xmm8                                   ;  1700.7 p0+p3   41 k spill
        movdqa xmm8, xmm1                                         ;  1683.0 p0      41 k copy
        pxor xmm8, xmm12                                          ;  1705.7 p1      41 k
        pxor xmm6, xmm8                                           ;  1707.7 p1      41 k
        movdqa [rbp + 240], xmm2                                  ;  1705.7 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  1687.7 p0      41 k copy
        pand xmm2, xmm10                                          ;  1707.7 p1      41 k
        pxor xmm11, xmm2                                          ;  1709.7 p1      41 k
        movdqa xmm2, xmm10                                        ;  1689.7 p0      41 k copy
        pand xmm2, xmm3                                           ;  1709.7 p1      41 k
        pxor xmm14, xmm2                                          ;  1711.7 p1      41 k
        movdqa xmm1, xmm10                                        ;  1690.7 p0      41 k copy
        pand xmm1, [r8 + 1472]                                    ;  1711.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1711.7 p0+p3   41 k spill
        movdqa xmm2, xmm10                                        ;  1692.7 p0      41 k copy
        movdqa [rbp - 48], xmm8                                   ;  1707.7 p0+p3   41 k spill
        movdqa xmm8, [r8 + 1456]                                  ;  1693.3 p2      41 k copy
        movdqa [rbp - 96], xmm1                                   ;  1713.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1456]                                  ;  1694.3 p2      41 k copy
        pand xmm1, xmm12                                          ;  1712.7 p1      41 k
        pand xmm10, xmm4                                          ;  1713.7 p1      41 k
        pxor xmm10, xmm1                                          ;  1715.7 p1      41 k
        pxor xmm1, [rbp - 64]                                     ;  1715.7 p2+p1   41 k
        movdqa [rbp + 144], xmm13                                 ;  1707.7 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  1713.7 p0      41 k copy
        pand xmm14, xmm3                                          ;  1716.7 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1718.7 p2+p1   41 k
        movdqa [rbp - 16], xmm14                                  ;  1720.7 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  1699.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  1718.7 p1      41 k
        pxor xmm11, xmm14                                         ;  1720.7 p1      41 k
        movdqa [rbp + 32], xmm11                                  ;  1722.7 p0+p3   41 k spill
        movdqa xmm11, xmm3                                        ;  1701.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  1720.7 p1      41 k
        pxor xmm11, xmm4                                          ;  1722.7 p1      41 k
        pxor xmm9, xmm11                                          ;  1724.7 p1      41 k
        movdqa xmm3, xmm4                                         ;  1702.3 p0      41 k copy
        pand xmm3, xmm12                                          ;  1723.7 p1      41 k
        pxor xmm0, xmm3                                           ;  1725.7 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  1703.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  1727.7 p1      41 k
        movdqa xmm3, xmm12                                        ;  1703.7 p0      41 k copy
        pand xmm3, [r8 + 1408]                                    ;  1726.7 p2+p1   41 k
        movdqa xmm4, xmm12                                        ;  1704.7 p0      41 k copy
        movdqa [rbp - 32], xmm0                                   ;  1729.7 p0+p3   41 k spill
        movdqa xmm0, xmm12                                        ;  1706.7 p0      41 k copy
        pxor xmm0, [r8 + 1408]                                    ;  1727.7 p2+p1   41 k
        pand xmm0, [r8 + 1472]                                    ;  1729.7 p2+p1   41 k
        pand xmm12, [r8 + 1488]                                   ;  1729.7 p2+p1   41 k
        movdqa [rbp + 0], xmm14                                   ;  1720.7 p0+p3   41 k spill
        movdqa xmm14, [rbp + 144]                                 ;  1709.0 p2      41 k reload
        pxor xmm14, xmm12                                         ;  1731.7 p1      41 k
        movdqa xmm12, xmm6                                        ;  1709.7 p0      41 k copy
        pand xmm12, xmm15                                         ;  1731.7 p1      41 k
        pxor xmm11, xmm12                                         ;  1733.7 p1      41 k
        pxor xmm13, xmm11                                         ;  1735.7 p1      41 k
        movdqa xmm11, xmm6                                        ;  1710.7 p0      41 k copy
        movdqa xmm12, [r8 + 1520]                                 ;  1711.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  1734.7 p1      41 k
        movdqa [rbp + 144], xmm14                                 ;  1733.7 p0+p3   41 k spill
        movdqa xmm14, xmm6                                        ;  1712.7 p0      41 k copy
        por xmm14, [r8 + 1472]                                    ;  1735.7 p2+p1   41 k
        movdqa xmm12, xmm6                                        ;  1713.7 p0      41 k copy
        movdqa [rbp + 224], xmm6                                  ;  1714.7 p0+p3   41 k spill
        movdqa xmm6, xmm15                                        ;  1715.7 p0      41 k copy
        pand xmm6, [r8 + 1472]                                    ;  1736.7 p2+p1   41 k
        pxor xmm11, xmm6                                          ;  1738.7 p1      41 k
        pxor xmm3, xmm11                                          ;  1740.7 p1      41 k
        movdqa xmm6, xmm15                                        ;  1716.7 p0      41 k copy
        movdqa xmm11, [r8 + 1408]                                 ;  1716.3 p2     100 k.8 reload
        pand xmm6, xmm11                                          ;  1739.7 p1      41 k
        pxor xmm4, xmm6                                           ;  1741.7 p1      41 k
        movdqa xmm6, xmm15                                        ;  1717.7 p0      41 k copy
        pxor xmm6, [rbp - 96]                                     ;  1741.7 p2+p1   41 k
        pand xmm2, xmm6                                           ;  1743.7 p1      41 k
        movdqa [rbp + 192], xmm14                                 ;  1737.7 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  1719.7 p0      41 k copy
        pand xmm14, [r8 + 1520]                                   ;  1743.7 p2+p1   41 k
        movdqa [rbp + 272], xmm12                                 ;  1720.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  1721.7 p0      41 k copy
        pand xmm12, [r8 + 1504]                                   ;  1744.7 p2+p1   41 k
        pxor xmm12, [rbp - 16]                                    ;  1746.7 p2+p1   41 k
        pand xmm15, [r8 + 1488]                                   ;  1746.7 p2+p1   41 k
        movdqa [rbp + 112], xmm15                                 ;  1748.7 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  1727.3 p0      41 k copy
        pand xmm15, [r8 + 1504]                                   ;  1747.7 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  1749.7 p1      41 k
        pxor xmm2, xmm15                                          ;  1751.7 p1      41 k
        pxor xmm0, xmm2                                           ;  1753.7 p1      41 k
        pxor xmm1, xmm2                                           ;  1753.7 p1      41 k
        movdqa xmm2, xmm11                                        ;  1727.3 p0      41 k copy
        movdqa xmm15, [r8 + 1520]                                 ;  1726.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  1752.7 p1      41 k
        pand xmm2, xmm4                                           ;  1754.7 p1      41 k
        pxor xmm10, xmm2                                          ;  1756.7 p1      41 k
        pxor xmm15, [rbp - 96]                                    ;  1755.7 p2+p1   41 k
        movdqa xmm2, [r8 + 1472]                                  ;  1729.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  1757.7 p1      41 k
        pxor xmm13, xmm15                                         ;  1759.7 p1      41 k
        movdqa xmm15, [rbp + 0]                                   ;  1730.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  1758.7 p1      41 k
        pxor xmm10, [rbp + 240]                                   ;  1759.7 p2+p1   41 k
        pand xmm11, [r8 + 1488]                                   ;  1760.7 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  1762.7 p1      41 k
        movdqa [rbp + 0], xmm0                                    ;  1755.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1472]                                  ;  1733.0 p2      41 k copy
        pand xmm0, [r8 + 1504]                                    ;  1762.7 p2+p1   41 k
        pxor xmm7, xmm0                                           ;  1764.7 p1      41 k
        pxor xmm9, xmm7                                           ;  1766.7 p1      41 k
        pxor xmm6, xmm9                                           ;  1768.7 p1      41 k
        pxor xmm7, xmm3                                           ;  1766.7 p1      41 k
        movdqa xmm0, [rbp - 48]                                   ;  1735.0 p2      41 k reload
        pxor xmm7, xmm0                                           ;  1768.7 p1      41 k
        pand xmm2, xmm0                                           ;  1768.7 p1      41 k
        pxor xmm4, xmm2                                           ;  1770.7 p1      41 k
        movdqa xmm0, [rbp + 32]                                   ;  1736.3 p2      41 k reload
        pxor xmm6, xmm0                                           ;  1770.7 p1      41 k
        pxor xmm8, xmm4                                           ;  1772.7 p1      41 k
        movdqa xmm2, [rbp + 112]                                  ;  1748.7 p2      41 k reload
        pxor xmm0, xmm2                                           ;  1772.7 p1      41 k
        pxor xmm15, xmm7                                          ;  1773.7 p1      41 k
        movdqa xmm4, [rbp + 0]                                    ;  1755.7 p2      41 k reload
        pxor xmm2, xmm4                                           ;  1774.7 p1      41 k
        pxor xmm12, xmm2                                          ;  1776.7 p1      41 k
        movdqa xmm2, [r8 + 1504]                                  ;  1739.3 p2      41 k
        movdqa xmm7, [r8 + 1488]                                  ;  1740.3 p2     100 k.13 reload
        pand xmm2, xmm7                                           ;  1776.7 p1      41 k
        pxor xmm7, xmm0                                           ;  1777.7 p1      41 k
        pxor xmm14, xmm2                                          ;  1778.7 p1      41 k
        pxor xmm11, xmm2                                          ;  1779.7 p1      41 k
        movdqa xmm0, [rbp - 32]                                   ;  1741.3 p2      41 k
        pxor xmm0, xmm8                                           ;  1780.7 p1      41 k
        pxor xmm3, xmm0                                           ;  1782.7 p1      41 k
        pxor xmm8, xmm1                                           ;  1782.7 p1      41 k
        pxor xmm5, xmm8                                           ;  1784.7 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;  1743.0 p2      41 k
        pxor xmm1, xmm12                                          ;  1784.7 p1      41 k
        movdqa xmm2, [rbp + 272]                                  ;  1744.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1785.7 p1      41 k
        pxor xmm0, xmm5                                           ;  1786.7 p1      41 k
        movdqa xmm5, [rbp - 32]                                   ;  1745.0 p2      41 k
        movdqa xmm8, [rbp + 144]                                  ;  1746.0 p2      41 k
        pxor xmm8, [rbp - 16]                                     ;  1787.7 p2+p1   41 k
        pxor xmm6, xmm11                                          ;  1788.7 p1      41 k
        pxor xmm5, xmm11                                          ;  1789.7 p1      41 k
        movdqa xmm9, [rbp + 240]                                  ;  1748.0 p2      41 k
        movdqa xmm11, [rbp - 64]                                  ;  1749.0 p2      41 k
        pxor xmm13, xmm8                                          ;  1790.7 p1      41 k
        movdqa xmm8, [rbp + 192]                                  ;  1750.0 p2      41 k reload
        pxor xmm8, xmm2                                           ;  1791.7 p1      41 k
        movdqa xmm2, [rbp + 224]                                  ;  1751.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  1792.7 p1      41 k
        pxor xmm11, xmm6                                          ;  1793.7 p1      41 k
        pxor xmm10, xmm5                                          ;  1794.7 p1      41 k
        movdqa xmm3, [r8 + 1344]                                  ;  1752.0 p2      41 k
        movdqa xmm5, [r8 + 1280]                                  ;  1753.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  1795.7 p1      41 k
        movdqa xmm6, [r8 + 1360]                                  ;  1754.0 p2      41 k
        pxor xmm4, xmm8                                           ;  1796.7 p1      41 k
        pxor xmm9, xmm8                                           ;  1797.7 p1      41 k
        pand xmm6, xmm5                                           ;  1798.7 p1      41 k
        movdqa xmm8, [r8 + 1376]                                  ;  1755.0 p2      41 k
        pxor xmm7, xmm9                                           ;  1799.7 p1      41 k
        movdqa xmm9, [r8 + 1296]                                  ;  1756.0 p2     100 k.1 reload
        pand xmm8, xmm9                                           ;  1800.7 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  1757.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  1801.7 p1      41 k
        movdqa xmm4, [r8 + 1328]                                  ;  1758.0 p2      41 k
        pand xmm4, xmm5                                           ;  1802.7 p1      41 k
        movdqa xmm14, [r8 + 1344]                                 ;  1759.0 p2      41 k
        pand xmm14, [r8 + 1328]                                   ;  1803.7 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  1804.7 p1      41 k
        pxor xmm0, [r8 + 1312]                                    ;  1805.7 p2+p1   41 k
        pxor xmm13, xmm9                                          ;  1806.7 p1      41 k
        pxor xmm11, [r8 + 1360]                                   ;  1807.7 p2+p1   41 k
        pxor xmm15, [r8 + 1376]                                   ;  1808.7 p2+p1   41 k
        pxor xmm7, [r8 + 1344]                                    ;  1809.7 p2+p1   41 k
        pxor xmm12, [r8 + 1328]                                   ;  1810.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  1794.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1360]                                  ;  1766.0 p2      41 k
        pand xmm2, [r8 + 1312]                                    ;  1811.7 p2+p1   41 k
        pxor xmm8, xmm2                                           ;  1813.7 p1      41 k
        pand xmm2, xmm9                                           ;  1813.7 p1      41 k
        movdqa [rbp + 224], xmm10                                 ;  1796.7 p0+p3   41 k spill
        movdqa xmm10, xmm9                                        ;  1767.0 p0      41 k copy
        pxor xmm10, xmm4                                          ;  1814.7 p1      41 k
        movdqa [rbp + 192], xmm15                                 ;  1810.7 p0+p3   41 k spill
        movdqa xmm15, xmm9                                        ;  1767.0 p0      41 k copy
        pand xmm15, [r8 + 1360]                                   ;  1815.7 p2+p1   41 k
        movdqa [rbp - 64], xmm11                                  ;  1809.7 p0+p3   41 k spill
        movdqa xmm11, xmm9                                        ;  1767.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  1816.7 p1      41 k
        movdqa [rbp + 240], xmm7                                  ;  1811.7 p0+p3   41 k spill
        movdqa xmm7, xmm9                                         ;  1769.0 p0      41 k copy
        pand xmm7, [r8 + 1328]                                    ;  1817.7 p2+p1   41 k
        pand xmm9, [r8 + 1344]                                    ;  1818.7 p2+p1   41 k
        pxor xmm9, xmm6                                           ;  1820.7 p1      41 k
        movdqa [rbp - 16], xmm12                                  ;  1812.7 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  1771.0 p0      41 k copy
        movdqa [rbp + 144], xmm0                                  ;  1807.7 p0+p3   41 k spill
        movdqa xmm0, xmm5                                         ;  1773.0 p0      41 k copy
        movdqa [rbp - 32], xmm13                                  ;  1808.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 1280]                                 ;  1771.7 p2      41 k copy
        movdqa [rbp + 272], xmm1                                  ;  1806.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1280]                                  ;  1772.7 p2      41 k copy
        movdqa [rbp + 0], xmm9                                    ;  1822.7 p0+p3   41 k spill
        movdqa xmm9, [r8 + 1376]                                  ;  1773.7 p2      41 k
        pand xmm9, [r8 + 1328]                                    ;  1820.7 p2+p1   41 k
        movdqa [rbp + 112], xmm7                                  ;  1819.7 p0+p3   41 k spill
        movdqa xmm7, xmm6                                         ;  1800.7 p0      41 k copy
        pand xmm7, [r8 + 1376]                                    ;  1821.7 p2+p1   41 k
        pxor xmm7, xmm15                                          ;  1823.7 p1      41 k
        pxor xmm7, [rel misty1_expand_compact.T0_constants128]    ;  1825.7 p2+p1   41 k
        movdqa [rbp + 32], xmm6                                   ;  1800.7 p0+p3   41 k spill
        movdqa xmm6, xmm3                                         ;  1797.7 p0      41 k copy
        pxor xmm6, xmm14                                          ;  1824.7 p1      41 k
        pxor xmm14, xmm8                                          ;  1825.7 p1      41 k
        pxor xmm8, xmm3                                           ;  1826.7 p1      41 k
        pxor xmm3, [rbp + 112]                                    ;  1830.7 p2+p1   41 k
        pand xmm6, [r8 + 1360]                                    ;  1828.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1829.7 p1      41 k
        pand xmm14, [r8 + 1312]                                   ;  1830.7 p2+p1   41 k
        pand xmm13, xmm0                                          ;  1831.7 p1      41 k
        pand xmm0, [r8 + 1344]                                    ;  1832.7 p2+p1   41 k
        pxor xmm13, xmm7                                          ;  1833.7 p1      41 k
        movdqa [rbp - 48], xmm3                                   ;  1832.7 p0+p3   41 k spill
        movdqa xmm3, [r8 + 1344]                                  ;  1783.7 p2      41 k
        pxor xmm3, xmm10                                          ;  1834.7 p1      41 k
        pand xmm3, [r8 + 1376]                                    ;  1836.7 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  1838.7 p1      41 k
        movdqa [rbp - 96], xmm4                                   ;  1840.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1328]                                  ;  1787.7 p2      41 k
        pand xmm4, xmm15                                          ;  1837.7 p1      41 k
        pxor xmm4, xmm11                                          ;  1839.7 p1      41 k
        pxor xmm14, xmm4                                          ;  1841.7 p1      41 k
        movdqa xmm4, [r8 + 1376]                                  ;  1789.7 p2      41 k
        pand xmm4, [r8 + 1312]                                    ;  1840.7 p2+p1   41 k
        pxor xmm14, [r8 + 1328]                                   ;  1843.7 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  1842.7 p1      41 k
        pxor xmm13, xmm4                                          ;  1843.7 p1      41 k
        movdqa [rbp + 80], xmm14                                  ;  1845.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 1312]                                 ;  1793.7 p2      41 k
        pand xmm14, xmm11                                         ;  1844.7 p1      41 k
        pxor xmm12, xmm14                                         ;  1846.7 p1      41 k
        movdqa xmm14, [r8 + 1344]                                 ;  1796.7 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  1846.7 p1      41 k
        pxor xmm12, xmm10                                         ;  1848.7 p1      41 k
        pand xmm10, [r8 + 1312]                                   ;  1848.7 p2+p1   41 k
        pxor xmm10, [rbp + 0]                                     ;  1850.7 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  1850.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1344]                                 ;  1801.7 p2      41 k copy
        pxor xmm12, xmm9                                          ;  1850.7 p1      41 k
        pxor xmm6, xmm12                                          ;  1852.7 p1      41 k
        pxor xmm11, xmm6                                          ;  1854.7 p1      41 k
        pxor xmm10, xmm11                                         ;  1856.7 p1      41 k
        movdqa xmm6, xmm15                                        ;  1817.7 p0      41 k copy
        movdqa xmm11, [r8 + 1376]                                 ;  1804.7 p2     100 k.6 reload
        pxor xmm6, xmm11                                          ;  1854.7 p1      41 k
        pand xmm1, xmm6                                           ;  1856.7 p1      41 k
        movdqa xmm6, [r8 + 1312]                                  ;  1806.0 p2     100 k.2 reload
        pxor xmm15, xmm6                                          ;  1856.7 p1      41 k
        pxor xmm3, xmm10                                          ;  1858.7 p1      41 k
        movdqa xmm10, [r8 + 1312]                                 ;  1808.0 p2      41 k copy
        pxor xmm10, [rbp + 0]                                     ;  1858.7 p2+p1   41 k
        pand xmm6, [rbp - 48]                                     ;  1859.7 p2+p1   41 k
        pand xmm12, [r8 + 1360]                                   ;  1860.7 p2+p1   41 k
        pxor xmm7, xmm1                                           ;  1861.7 p1      41 k
        pxor xmm0, xmm7                                           ;  1863.7 p1      41 k
        movdqa xmm7, xmm11                                        ;  1815.7 p0      41 k copy
        pand xmm7, [r8 + 1360]                                    ;  1863.7 p2+p1   41 k
        pxor xmm12, [rbp + 112]                                   ;  1864.7 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  1866.7 p1      41 k
        movdqa xmm12, xmm11                                       ;  1815.7 p0      41 k copy
        pand xmm14, xmm15                                         ;  1866.7 p1      41 k
        pand xmm5, xmm15                                          ;  1867.7 p1      41 k
        pxor xmm12, xmm5                                          ;  1869.7 p1      41 k
        pxor xmm0, xmm12                                          ;  1871.7 p1      41 k
        movdqa xmm5, [r8 + 1328]                                  ;  1817.3 p2      41 k
        pand xmm5, xmm10                                          ;  1870.7 p1      41 k
        pxor xmm10, xmm4                                          ;  1871.7 p1      41 k
        pxor xmm4, [r8 + 1328]                                    ;  1872.7 p2+p1   41 k
        movdqa xmm12, [rbp + 144]                                 ;  1819.3 p2      41 k reload
        pxor xmm3, xmm12                                          ;  1873.7 p1      41 k
        movdqa xmm15, [r8 + 1568]                                 ;  1820.3 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  1874.7 p1      48 k
        pxor xmm5, [r8 + 1360]                                    ;  1875.7 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  1877.7 p1      41 k
        pand xmm9, xmm4                                           ;  1877.7 p1      41 k
        pand xmm4, [r8 + 1360]                                    ;  1878.7 p2+p1   41 k
        movdqa xmm5, [rbp + 272]                                  ;  1823.3 p2      41 k reload
        pxor xmm13, xmm5                                          ;  1879.7 p1      41 k
        pxor xmm5, [r8 + 1536]                                    ;  1880.7 p2+p1   48 k
        pxor xmm0, xmm9                                           ;  1881.7 p1      41 k
        movdqa xmm9, [rbp - 96]                                   ;  1840.7 p2      41 k
        pxor xmm1, xmm4                                           ;  1882.7 p1      41 k
        pxor xmm9, xmm4                                           ;  1883.7 p1      41 k
        pxor xmm10, xmm1                                          ;  1884.7 p1      41 k
        movdqa xmm1, [rbp - 48]                                   ;  1832.7 p2      41 k
        pxor xmm1, xmm7                                           ;  1885.7 p1      41 k
        pand xmm7, [rbp - 96]                                     ;  1886.7 p2+p1   41 k
        pand xmm11, xmm1                                          ;  1887.7 p1      41 k
        pxor xmm8, xmm7                                           ;  1888.7 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  1850.7 p2      41 k
        pxor xmm1, xmm10                                          ;  1889.7 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  1850.7 p2      41 k
        pxor xmm4, xmm11                                          ;  1890.7 p1      41 k
        movdqa xmm7, [rbp - 32]                                   ;  1830.3 p2      41 k
        pxor xmm7, xmm0                                           ;  1891.7 p1      41 k
        movdqa xmm0, [rbp - 16]                                   ;  1831.3 p2      41 k
        pxor xmm6, xmm1                                           ;  1892.7 p1      41 k
        movdqa xmm1, [rbp + 240]                                  ;  1832.3 p2      41 k
        pxor xmm14, xmm4                                          ;  1893.7 p1      41 k
        movdqa xmm4, [rbp - 64]                                   ;  1833.3 p2      41 k
        movdqa xmm10, [rbp + 32]                                  ;  1834.3 p2      41 k reload
        pxor xmm10, xmm9                                          ;  1894.7 p1      41 k
        pxor xmm2, xmm8                                           ;  1895.7 p1      41 k
        movdqa xmm8, [rbp + 192]                                  ;  1835.3 p2      41 k
        movdqa xmm9, [r8 + 1712]                                  ;  1836.3 p2     100 k.11 reload
        pxor xmm3, xmm9                                           ;  1896.7 p1      48 k
        pxor xmm4, xmm6                                           ;  1897.7 p1      41 k
        movdqa xmm6, [r8 + 1680]                                  ;  1837.3 p2     100 k.9 reload
        pxor xmm13, xmm6                                          ;  1898.7 p1      48 k
        movdqa xmm11, [rbp + 80]                                  ;  1845.7 p2      41 k reload
        pxor xmm11, xmm10                                         ;  1899.7 p1      41 k
        pxor xmm8, xmm11                                          ;  1901.7 p1      41 k
        movdqa xmm10, [r8 + 1696]                                 ;  1839.3 p2      48 k
        pxor xmm10, xmm7                                          ;  1901.7 p1      48 k
        movdqa xmm7, [rbp - 32]                                   ;  1840.3 p2      48 k
        movdqa xmm11, [r8 + 1552]                                 ;  1841.3 p2     100 k.1 reload
        pxor xmm7, xmm11                                          ;  1902.7 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  1903.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  1905.7 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  1843.3 p2      41 k reload
        pxor xmm2, xmm14                                          ;  1905.7 p1      41 k
        pxor xmm1, xmm2                                           ;  1907.7 p1      41 k
        movdqa xmm2, [r8 + 1728]                                  ;  1844.3 p2      48 k
        pxor xmm2, xmm0                                           ;  1907.7 p1      48 k
        movdqa xmm0, [r8 + 1744]                                  ;  1845.3 p2      48 k
        pxor xmm0, xmm1                                           ;  1909.7 p1      48 k
        movdqa xmm1, [rbp - 16]                                   ;  1846.3 p2      48 k
        pxor xmm1, [r8 + 1584]                                    ;  1909.7 p2+p1   48 k
        pxor xmm4, [r8 + 1760]                                    ;  1910.7 p2+p1   48 k
        pxor xmm8, [r8 + 1776]                                    ;  1911.7 p2+p1   48 k
        movdqa xmm9, [rbp + 240]                                  ;  1850.3 p2      48 k
        pxor xmm9, [r8 + 1600]                                    ;  1912.7 p2+p1   48 k
        movdqa xmm6, [rbp - 64]                                   ;  1852.3 p2      48 k
        pxor xmm6, [r8 + 1616]                                    ;  1913.7 p2+p1   48 k
        movdqa xmm15, [rbp + 192]                                 ;  1854.3 p2      48 k
        pxor xmm15, [r8 + 1632]                                   ;  1914.7 p2+p1   48 k
        movdqa xmm11, [rbp + 224]                                 ;  1856.3 p2      48 k
        pxor xmm11, [r8 + 1648]                                   ;  1915.7 p2+p1   48 k
        movdqa [rbp + 224], xmm8                                  ;  1913.7 p0+p3   48 k spill
        movdqa xmm8, [rbp - 112]                                  ;  1858.3 p2      48 k
        pxor xmm8, [r8 + 1664]                                    ;  1916.7 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  1912.7 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  1876.7 p0      45 k copy
        movdqa [rbp + 192], xmm0                                  ;  1911.7 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  1876.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  1917.7 p1      45 k
        movdqa [rbp - 64], xmm2                                   ;  1909.7 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  1876.7 p0      45 k copy
        pand xmm2, xmm6                                           ;  1918.7 p1      45 k
        movdqa [rbp + 240], xmm3                                  ;  1898.7 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  1876.7 p0      45 k copy
        pand xmm3, xmm7                                           ;  1919.7 p1      45 k
        pxor xmm3, xmm5                                           ;  1921.7 p1      45 k
        movdqa [rbp - 16], xmm10                                  ;  1903.7 p0+p3   48 k spill
        movdqa xmm10, xmm12                                       ;  1876.7 p0      45 k copy
        movdqa [rbp - 32], xmm13                                  ;  1900.7 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  1876.7 p0      45 k copy
        pand xmm13, xmm8                                          ;  1921.7 p1      45 k
        movdqa [rbp + 80], xmm3                                   ;  1923.7 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  1876.7 p0      45 k copy
        pand xmm12, xmm15                                         ;  1922.7 p1      45 k
        pand xmm3, xmm11                                          ;  1923.7 p1      45 k
        movdqa [rbp + 32], xmm12                                  ;  1924.7 p0+p3   45 k spill
        movdqa xmm12, [rbp + 80]                                  ;  1923.7 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  1925.7 p0+p3   45 k spill
        movdqa xmm3, [rbp + 80]                                   ;  1923.7 p2      45 k
        pxor xmm3, xmm8                                           ;  1934.7 p1      45 k
        movdqa [rbp + 80], xmm3                                   ;  1936.7 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  1882.7 p0      45 k copy
        pxor xmm3, xmm15                                          ;  1925.7 p1      45 k
        movdqa [rbp - 96], xmm13                                  ;  1923.7 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  1882.7 p0      45 k copy
        pand xmm13, xmm11                                         ;  1926.7 p1      45 k
        movdqa xmm14, xmm5                                        ;  1882.7 p0      45 k copy
        pand xmm14, xmm8                                          ;  1927.7 p1      45 k
        pxor xmm14, xmm11                                         ;  1929.7 p1      45 k
        movdqa [rbp - 48], xmm12                                  ;  1934.7 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  1882.7 p0      45 k copy
        pand xmm12, xmm1                                          ;  1929.7 p1      45 k
        movdqa [rbp + 272], xmm14                                 ;  1931.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1883.0 p0      45 k copy
        pand xmm14, xmm7                                          ;  1930.7 p1      45 k
        movdqa [rbp + 144], xmm10                                 ;  1884.0 p0+p3   45 k spill
        movdqa xmm10, xmm5                                        ;  1885.7 p0      45 k copy
        movdqa [rbp + 112], xmm14                                 ;  1932.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1887.7 p0      45 k copy
        pand xmm14, xmm9                                          ;  1931.7 p1      45 k
        movdqa [rbp + 0], xmm14                                   ;  1933.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  1890.7 p0      45 k copy
        pxor xmm14, xmm7                                          ;  1932.7 p1      45 k
        pand xmm5, xmm15                                          ;  1933.7 p1      45 k
        pand xmm14, xmm6                                          ;  1934.7 p1      45 k
        movdqa [rbp + 96], xmm5                                   ;  1935.7 p0+p3   45 k spill
        movdqa xmm5, xmm7                                         ;  1904.7 p0      45 k copy
        pxor xmm5, xmm6                                           ;  1935.7 p1      45 k
        pxor xmm0, xmm5                                           ;  1937.7 p1      45 k
        pand xmm10, xmm5                                          ;  1937.7 p1      45 k
        pand xmm5, xmm9                                           ;  1938.7 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  1939.7 p0+p3   45 k spill
        movdqa xmm0, xmm7                                         ;  1904.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  1939.7 p1      45 k
        movdqa [rbp - 80], xmm10                                  ;  1939.7 p0+p3   45 k spill
        movdqa xmm10, xmm7                                        ;  1904.7 p0      45 k copy
        pand xmm10, xmm11                                         ;  1940.7 p1      45 k
        movdqa [rbp + 64], xmm7                                   ;  1904.7 p0+p3   48 k spill
        movdqa xmm7, [rbp - 48]                                   ;  1934.7 p2      45 k reload
        pxor xmm7, xmm10                                          ;  1945.7 p1      45 k
        movdqa xmm10, xmm1                                        ;  1911.7 p0      45 k copy
        pand xmm10, xmm11                                         ;  1942.7 p1      45 k
        movdqa [rbp - 48], xmm10                                  ;  1944.7 p0+p3   45 k spill
        movdqa xmm10, xmm1                                        ;  1911.7 p0      45 k copy
        pand xmm10, xmm15                                         ;  1943.7 p1      45 k
        pxor xmm13, xmm10                                         ;  1945.7 p1      45 k
        movdqa xmm10, xmm1                                        ;  1911.7 p0      45 k copy
        pxor xmm10, xmm3                                          ;  1945.7 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1947.7 p2+p1   45 k
        pand xmm4, xmm10                                          ;  1947.7 p1      45 k
        pxor xmm4, [rbp + 272]                                    ;  1949.7 p2+p1   45 k
        movdqa [rbp + 256], xmm13                                 ;  1949.7 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  1911.7 p0      45 k copy
        pand xmm13, xmm9                                          ;  1949.7 p1      45 k
        pxor xmm0, xmm13                                          ;  1951.7 p1      45 k
        pxor xmm13, [rbp + 272]                                   ;  1951.7 p2+p1   45 k
        movdqa [rbp + 272], xmm3                                  ;  1927.7 p0+p3   45 k spill
        movdqa xmm3, [rbp + 96]                                   ;  1935.7 p2      45 k reload
        pxor xmm3, xmm0                                           ;  1953.7 p1      45 k
        movdqa xmm0, xmm15                                        ;  1916.7 p0      45 k copy
        pand xmm0, xmm9                                           ;  1953.7 p1      45 k
        pxor xmm12, xmm0                                          ;  1955.7 p1      45 k
        movdqa xmm0, xmm11                                        ;  1917.7 p0      45 k copy
        pand xmm0, xmm8                                           ;  1955.7 p1      45 k
        pxor xmm12, xmm0                                          ;  1957.7 p1      45 k
        movdqa [rbp + 96], xmm3                                   ;  1955.7 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  1918.0 p0      45 k copy
        pand xmm3, xmm6                                           ;  1957.7 p1      45 k
        pxor xmm5, xmm3                                           ;  1959.7 p1      45 k
        movdqa xmm3, xmm11                                        ;  1919.0 p0      45 k copy
        pand xmm11, xmm15                                         ;  1959.7 p1      45 k
        pand xmm3, xmm9                                           ;  1960.7 p1      45 k
        pxor xmm13, xmm5                                          ;  1961.7 p1      45 k
        pxor xmm3, [rbp + 0]                                      ;  1962.7 p2+p1   45 k
        movdqa [rbp - 128], xmm11                                 ;  1961.7 p0+p3   45 k spill
        movdqa xmm11, xmm8                                        ;  1921.7 p0      45 k copy
        pand xmm11, xmm9                                          ;  1963.7 p1      45 k
        pxor xmm1, xmm11                                          ;  1965.7 p1      45 k
        pxor xmm4, xmm1                                           ;  1967.7 p1      45 k
        pand xmm1, xmm8                                           ;  1967.7 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  1969.7 p2+p1   45 k
        movdqa [rbp + 16], xmm1                                   ;  1971.7 p0+p3   45 k spill
        movdqa xmm1, xmm8                                         ;  1924.7 p0      45 k copy
        por xmm1, xmm10                                           ;  1968.7 p1      45 k
        pxor xmm2, xmm1                                           ;  1970.7 p1      45 k
        movdqa xmm1, xmm9                                         ;  1925.7 p0      45 k copy
        pand xmm1, xmm6                                           ;  1970.7 p1      45 k
        movdqa [rbp + 288], xmm10                                 ;  1947.7 p0+p3   45 k spill
        movdqa xmm10, [rbp + 112]                                 ;  1932.7 p2      45 k reload
        pxor xmm10, xmm2                                          ;  1972.7 p1      45 k
        movdqa xmm2, xmm9                                         ;  1927.7 p0      45 k copy
        pxor xmm8, xmm1                                           ;  1972.7 p1      45 k
        movdqa [rbp + 112], xmm15                                 ;  1928.7 p0+p3   48 k spill
        movdqa xmm15, [rbp + 144]                                 ;  1928.7 p2      45 k reload
        pxor xmm15, xmm1                                          ;  1973.7 p1      45 k
        movdqa xmm1, xmm6                                         ;  1929.7 p0      45 k copy
        pand xmm1, xmm8                                           ;  1974.7 p1      45 k
        movdqa xmm8, xmm6                                         ;  1934.7 p0      45 k copy
        pxor xmm4, xmm1                                           ;  1976.7 p1      45 k
        movdqa xmm1, [rbp + 272]                                  ;  1935.3 p2      45 k reload
        pand xmm8, xmm1                                           ;  1976.7 p1      45 k
        pxor xmm5, xmm10                                          ;  1977.7 p1      45 k
        pxor xmm1, xmm5                                           ;  1979.7 p1      45 k
        pxor xmm13, xmm15                                         ;  1979.7 p1      45 k
        pand xmm2, xmm15                                          ;  1980.7 p1      45 k
        pxor xmm7, xmm2                                           ;  1982.7 p1      45 k
        movdqa xmm2, [rbp + 288]                                  ;  1947.7 p2      45 k reload
        por xmm6, xmm2                                            ;  1982.7 p1      45 k
        movdqa xmm5, [rbp + 80]                                   ;  1939.3 p2      45 k reload
        pxor xmm8, xmm5                                           ;  1983.7 p1      45 k
        pxor xmm9, xmm8                                           ;  1985.7 p1      45 k
        movdqa xmm8, [rbp + 64]                                   ;  1940.3 p2      48 k reload
        pand xmm5, xmm8                                           ;  1985.7 p1      45 k
        pxor xmm3, xmm5                                           ;  1987.7 p1      45 k
        pxor xmm13, xmm12                                         ;  1987.7 p1      45 k
        movdqa xmm5, [rbp + 112]                                  ;  1941.3 p2      48 k reload
        pand xmm8, xmm5                                           ;  1988.7 p1      45 k
        movdqa xmm15, [rbp + 32]                                  ;  1942.3 p2      45 k reload
        pxor xmm12, xmm15                                         ;  1989.7 p1      45 k
        pxor xmm14, xmm7                                          ;  1990.7 p1      45 k
        pxor xmm5, xmm12                                          ;  1991.7 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  1943.3 p2      45 k reload
        pxor xmm3, xmm12                                          ;  1992.7 p1      45 k
        pxor xmm15, xmm14                                         ;  1993.7 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;  1944.3 p2      45 k reload
        pxor xmm2, [rbp - 128]                                    ;  1994.7 p2+p1   45 k
        pxor xmm2, [rbp + 288]                                    ;  1996.7 p2+p1   45 k
        pxor xmm6, xmm2                                           ;  1998.7 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  1947.3 p2      45 k reload
        pxor xmm2, [rbp + 16]                                     ;  1997.7 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  1999.7 p1      45 k
        pxor xmm1, xmm0                                           ;  2001.7 p1      45 k
        movdqa xmm0, [rbp - 48]                                   ;  1949.3 p2      45 k
        pxor xmm0, [rbp + 0]                                      ;  2000.7 p2+p1   45 k
        pxor xmm7, xmm0                                           ;  2002.7 p1      45 k
        pxor xmm2, xmm8                                           ;  2002.7 p1      45 k
        pxor xmm8, [rbp - 128]                                    ;  2003.7 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  2004.7 p1      45 k
        movdqa xmm0, [rbp + 256]                                  ;  1952.3 p2      45 k
        pxor xmm0, xmm9                                           ;  2005.7 p1      45 k
        pxor xmm10, xmm0                                          ;  2007.7 p1      45 k
        pxor xmm9, xmm7                                           ;  2007.7 p1      45 k
        movdqa xmm0, [rbp - 80]                                   ;  1953.3 p2      45 k reload
        pxor xmm0, xmm9                                           ;  2009.7 p1      45 k
        pxor xmm14, xmm6                                          ;  2009.7 p1      45 k
        pxor xmm12, xmm6                                          ;  2010.7 p1      45 k
        movdqa xmm2, [rbp + 96]                                   ;  1955.7 p2      45 k
        pxor xmm2, xmm0                                           ;  2011.7 p1      45 k
        movdqa xmm0, [rbp + 256]                                  ;  1955.3 p2      45 k
        pxor xmm11, xmm14                                         ;  2012.7 p1      45 k
        movdqa xmm6, [rbp + 96]                                   ;  1956.3 p2      45 k
        pxor xmm6, [rbp + 16]                                     ;  2013.7 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  2014.7 p1      45 k
        movdqa xmm9, [rbp - 48]                                   ;  1958.3 p2      45 k
        pxor xmm4, xmm6                                           ;  2015.7 p1      45 k
        movdqa xmm6, [rbp + 288]                                  ;  1959.3 p2      45 k
        pxor xmm6, xmm10                                          ;  2016.7 p1      45 k
        pxor xmm13, xmm8                                          ;  2017.7 p1      45 k
        pxor xmm0, xmm8                                           ;  2018.7 p1      45 k
        pxor xmm9, xmm13                                          ;  2019.7 p1      45 k
        pxor xmm3, xmm0                                           ;  2020.7 p1      45 k
        pxor xmm7, xmm15                                          ;  2021.7 p1      45 k
        movdqa xmm14, [rbp + 224]                                 ;  1960.3 p2      48 k reload
        pxor xmm1, xmm14                                          ;  2022.7 p1      45 k
        movdqa [r9 + 3568], xmm14                                 ;  1971.3 p0+p3  100 k
        movdqa [r9 + 3456], xmm6                                  ;  2018.7 p0+p3  100 k
        movdqa [r9 + 3440], xmm3                                  ;  2022.7 p0+p3  100 k
        movdqa [r9 + 3424], xmm1                                  ;  2024.7 p0+p3  100 k
        movdqa xmm1, [rbp - 32]                                   ;  1962.3 p2      45 k
        pxor xmm1, xmm7                                           ;  2023.7 p1      45 k
        movdqa [r9 + 3328], xmm1                                  ;  2025.7 p0+p3  100 k
        movdqa xmm1, [rbp - 16]                                   ;  1963.7 p2      45 k
        pxor xmm1, xmm4                                           ;  2024.7 p1      45 k
        movdqa [r9 + 3344], xmm1                                  ;  2026.7 p0+p3  100 k
        movdqa xmm14, [rbp + 240]                                 ;  1965.0 p2      48 k reload
        pxor xmm2, xmm14                                          ;  2025.7 p1      45 k
        movdqa [r9 + 3504], xmm14                                 ;  1976.0 p0+p3  100 k
        movdqa [r9 + 3360], xmm2                                  ;  2027.7 p0+p3  100 k
        movdqa xmm14, [rbp - 64]                                  ;  1967.0 p2      48 k reload
        pxor xmm11, xmm14                                         ;  2026.7 p1      45 k
        movdqa [r9 + 3520], xmm14                                 ;  1978.0 p0+p3  100 k
        movdqa [r9 + 3376], xmm11                                 ;  2028.7 p0+p3  100 k
        movdqa xmm14, [rbp + 192]                                 ;  1969.0 p2      48 k reload
        pxor xmm5, xmm14                                          ;  2027.7 p1      45 k
        movdqa [r9 + 3536], xmm14                                 ;  1980.0 p0+p3  100 k
        movdqa [r9 + 3392], xmm5                                  ;  2029.7 p0+p3  100 k
        movdqa xmm14, [rbp - 112]                                 ;  1972.3 p2      48 k reload
        pxor xmm9, xmm14                                          ;  2028.7 p1      45 k
        movdqa [r9 + 3552], xmm14                                 ;  1983.7 p0+p3  100 k
        movdqa [r9 + 3408], xmm9                                  ;  2030.7 p0+p3  100 k
        movdqa xmm0, [rbp - 32]                                   ;  1974.3 p2      48 k reload
        movdqa [r9 + 3472], xmm0                                  ;  1987.7 p0+p3  100 k
        movdqa xmm0, [rbp - 16]                                   ;  1975.3 p2      48 k reload
        movdqa [r9 + 3488], xmm0                                  ;  1989.7 p0+p3  100 k
        movdqa xmm0, [r8 + 1536]                                  ;  1976.3 p2     100 k.0 reload
        movdqa [r9 + 1536], xmm0                                  ;  1991.7 p0+p3   99 k
        movdqa xmm8, [r8 + 1552]                                  ;  1977.3 p2     100 k.1 reload
        movdqa [r9 + 1552], xmm8                                  ;  1993.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1568]                                  ;  1978.3 p2     100 k.2 reload
        movdqa [r9 + 1568], xmm5                                  ;  1995.7 p0+p3   99 k
        movdqa xmm2, [r8 + 1584]                                  ;  1979.3 p2     100 k.3 reload
        movdqa [r9 + 1584], xmm2                                  ;  1997.7 p0+p3   99 k
        movdqa xmm7, [r8 + 1600]                                  ;  1981.7 p2     100 k.4 reload
        movdqa [r9 + 1600], xmm7                                  ;  1999.7 p0+p3   99 k
        movdqa xmm6, [r8 + 1616]                                  ;  1984.7 p2     100 k.5 reload
        movdqa [r9 + 1616], xmm6                                  ;  2001.7 p0+p3   99 k
        movdqa xmm13, [r8 + 1632]                                 ;  1985.7 p2     100 k.6 reload
        movdqa [r9 + 1632], xmm13                                 ;  2003.7 p0+p3   99 k
        movdqa xmm12, [r8 + 1648]                                 ;  1987.7 p2     100 k.7 reload
        movdqa [r9 + 1648], xmm12                                 ;  2005.7 p0+p3   99 k
        movdqa xmm10, [r8 + 1664]                                 ;  1989.7 p2     100 k.8 reload
        movdqa [r9 + 1664], xmm10                                 ;  2007.7 p0+p3   99 k
        movdqa xmm15, [r8 + 1680]                                 ;  1990.7 p2     100 k.9 reload
        movdqa [r9 + 1680], xmm15                                 ;  2009.7 p0+p3   99 k
        movdqa xmm14, [r8 + 1696]                                 ;  1993.7 p2     100 k.10 reload
        movdqa [r9 + 1696], xmm14                                 ;  2011.7 p0+p3   99 k
        movdqa xmm9, [r8 + 1712]                                  ;  1995.7 p2     100 k.11 reload
        movdqa [r9 + 1712], xmm9                                  ;  2013.7 p0+p3   99 k
        movdqa xmm11, [r8 + 1728]                                 ;  1996.7 p2     100 k.12 reload
        movdqa [r9 + 1728], xmm11                                 ;  2015.7 p0+p3   99 k
        movdqa xmm1, [r8 + 1744]                                  ;  2000.7 p2     100 k.13 reload
        movdqa [r9 + 1744], xmm1                                  ;  2017.7 p0+p3   99 k
        movdqa xmm4, [r8 + 1760]                                  ;  2001.7 p2     100 k.14 reload
        movdqa [r9 + 1760], xmm4                                  ;  2019.7 p0+p3   99 k
        movdqa xmm3, [r8 + 1776]                                  ;  2003.7 p2     100 k.15 reload
        movdqa [r9 + 1776], xmm3                                  ;  2021.7 p0+p3   99 k
        movdqa xmm5, xmm10                                        ;  2005.0 p0      41 k copy
        pxor xmm5, xmm11                                          ;  2029.7 p1      41 k
        movdqa xmm2, xmm5                                         ;  2031.7 p0      41 k copy
        movdqa xmm8, xmm5                                         ;  2031.7 p0      41 k copy
        pand xmm8, xmm9                                           ;  2038.7 p1      41 k
        pand xmm5, xmm12                                          ;  2031.7 p1      41 k
        movdqa xmm13, xmm10                                       ;  2008.0 p0      41 k copy
        pand xmm13, xmm14                                         ;  2032.7 p1      41 k
        movdqa xmm6, xmm14                                        ;  2010.0 p0      41 k copy
        pand xmm6, xmm4                                           ;  2033.7 p1      41 k
        movdqa xmm0, xmm14                                        ;  2011.7 p0      41 k copy
        pand xmm0, xmm1                                           ;  2034.7 p1      41 k
        movdqa xmm7, xmm14                                        ;  2012.7 p0      41 k copy
        movdqa xmm11, xmm14                                       ;  2013.7 p0      41 k copy
        pand xmm11, xmm15                                         ;  2035.7 p1      41 k
        pxor xmm2, xmm11                                          ;  2038.7 p1      41 k
        movdqa xmm11, xmm14                                       ;  2014.7 p0      41 k copy
        pand xmm11, xmm12                                         ;  2037.7 p1      41 k
        movdqa xmm10, xmm14                                       ;  2015.7 p0      41 k copy
        pand xmm10, xmm9                                          ;  2038.7 p1      41 k
        pxor xmm13, xmm10                                         ;  2040.7 p1      41 k
        movdqa [rbp - 16], xmm6                                   ;  2035.7 p0+p3   41 k spill
        movdqa xmm6, xmm1                                         ;  2018.0 p0      41 k copy
        pxor xmm6, xmm12                                          ;  2040.7 p1      41 k
        pxor xmm7, xmm6                                           ;  2042.7 p1      41 k
        movdqa [rbp - 32], xmm2                                   ;  2040.7 p0+p3   41 k spill
        movdqa xmm2, xmm1                                         ;  2022.7 p0      41 k copy
        pand xmm2, xmm9                                           ;  2042.7 p1      41 k
        pxor xmm11, xmm2                                          ;  2044.7 p1      41 k
        movdqa xmm2, xmm9                                         ;  2024.7 p0      41 k copy
        pand xmm2, xmm3                                           ;  2044.7 p1      41 k
        pxor xmm14, xmm2                                          ;  2046.7 p1      41 k
        movdqa xmm1, xmm9                                         ;  2025.7 p0      41 k copy
        pand xmm1, [r8 + 1728]                                    ;  2046.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  2046.7 p0+p3   41 k spill
        movdqa xmm2, xmm9                                         ;  2027.7 p0      41 k copy
        movdqa [rbp + 192], xmm6                                  ;  2042.7 p0+p3   41 k spill
        movdqa xmm6, [r8 + 1712]                                  ;  2028.3 p2      41 k copy
        movdqa [rbp - 64], xmm1                                   ;  2048.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1712]                                  ;  2029.3 p2      41 k copy
        pand xmm1, xmm12                                          ;  2047.7 p1      41 k
        pand xmm9, xmm4                                           ;  2048.7 p1      41 k
        pxor xmm9, xmm1                                           ;  2050.7 p1      41 k
        pxor xmm1, [rbp - 16]                                     ;  2050.7 p2+p1   41 k
        movdqa [rbp + 240], xmm13                                 ;  2042.7 p0+p3   41 k spill
        movdqa xmm13, xmm14                                       ;  2048.7 p0      41 k copy
        pand xmm14, xmm3                                          ;  2051.7 p1      41 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  2053.7 p2+p1   41 k
        movdqa [rbp + 224], xmm14                                 ;  2055.7 p0+p3   41 k spill
        movdqa xmm14, xmm3                                        ;  2034.3 p0      41 k copy
        pand xmm14, xmm4                                          ;  2053.7 p1      41 k
        pxor xmm11, xmm14                                         ;  2055.7 p1      41 k
        movdqa [rbp + 288], xmm11                                 ;  2057.7 p0+p3   41 k spill
        movdqa xmm11, xmm3                                        ;  2036.3 p0      41 k copy
        pand xmm11, xmm12                                         ;  2055.7 p1      41 k
        pxor xmm11, xmm4                                          ;  2057.7 p1      41 k
        pxor xmm10, xmm11                                         ;  2059.7 p1      41 k
        movdqa xmm3, xmm4                                         ;  2037.3 p0      41 k copy
        pand xmm3, xmm12                                          ;  2058.7 p1      41 k
        pxor xmm0, xmm3                                           ;  2060.7 p1      41 k
        movdqa xmm3, [rel misty1_expand_compact.T0_constants128]  ;  2038.0 p2      41 k reload
        pxor xmm0, xmm3                                           ;  2062.7 p1      41 k
        movdqa xmm3, xmm12                                        ;  2038.7 p0      41 k copy
        pand xmm3, [r8 + 1664]                                    ;  2061.7 p2+p1   41 k
        movdqa xmm4, xmm12                                        ;  2039.7 p0      41 k copy
        movdqa [rbp - 48], xmm0                                   ;  2064.7 p0+p3   41 k spill
        movdqa xmm0, xmm12                                        ;  2041.7 p0      41 k copy
        pxor xmm0, [r8 + 1664]                                    ;  2062.7 p2+p1   41 k
        pand xmm0, [r8 + 1728]                                    ;  2064.7 p2+p1   41 k
        pand xmm12, [r8 + 1744]                                   ;  2064.7 p2+p1   41 k
        movdqa [rbp + 16], xmm14                                  ;  2055.7 p0+p3   41 k spill
        movdqa xmm14, [rbp + 240]                                 ;  2044.0 p2      41 k reload
        pxor xmm14, xmm12                                         ;  2066.7 p1      41 k
        movdqa xmm12, xmm7                                        ;  2044.7 p0      41 k copy
        pand xmm12, xmm15                                         ;  2066.7 p1      41 k
        pxor xmm11, xmm12                                         ;  2068.7 p1      41 k
        pxor xmm13, xmm11                                         ;  2070.7 p1      41 k
        movdqa xmm11, xmm7                                        ;  2045.7 p0      41 k copy
        movdqa xmm12, [r8 + 1776]                                 ;  2046.0 p2     100 k.15 reload
        por xmm11, xmm12                                          ;  2069.7 p1      41 k
        movdqa [rbp + 240], xmm14                                 ;  2068.7 p0+p3   41 k spill
        movdqa xmm14, xmm7                                        ;  2047.7 p0      41 k copy
        por xmm14, [r8 + 1728]                                    ;  2070.7 p2+p1   41 k
        movdqa xmm12, xmm7                                        ;  2048.7 p0      41 k copy
        movdqa [rbp + 96], xmm7                                   ;  2049.7 p0+p3   41 k spill
        movdqa xmm7, xmm15                                        ;  2050.7 p0      41 k copy
        pand xmm7, [r8 + 1728]                                    ;  2071.7 p2+p1   41 k
        pxor xmm11, xmm7                                          ;  2073.7 p1      41 k
        pxor xmm3, xmm11                                          ;  2075.7 p1      41 k
        movdqa xmm7, xmm15                                        ;  2051.7 p0      41 k copy
        movdqa xmm11, [r8 + 1664]                                 ;  2051.3 p2     100 k.8 reload
        pand xmm7, xmm11                                          ;  2074.7 p1      41 k
        pxor xmm4, xmm7                                           ;  2076.7 p1      41 k
        movdqa xmm7, xmm15                                        ;  2052.7 p0      41 k copy
        pxor xmm7, [rbp - 64]                                     ;  2076.7 p2+p1   41 k
        pand xmm2, xmm7                                           ;  2078.7 p1      41 k
        movdqa [rbp + 256], xmm14                                 ;  2072.7 p0+p3   41 k spill
        movdqa xmm14, xmm15                                       ;  2054.7 p0      41 k copy
        pand xmm14, [r8 + 1776]                                   ;  2078.7 p2+p1   41 k
        movdqa [rbp - 80], xmm12                                  ;  2055.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  2056.7 p0      41 k copy
        pand xmm12, [r8 + 1760]                                   ;  2079.7 p2+p1   41 k
        pxor xmm12, [rbp + 224]                                   ;  2081.7 p2+p1   41 k
        pand xmm15, [r8 + 1744]                                   ;  2081.7 p2+p1   41 k
        movdqa [rbp - 128], xmm15                                 ;  2083.7 p0+p3   41 k spill
        movdqa xmm15, xmm11                                       ;  2062.3 p0      41 k copy
        pand xmm15, [r8 + 1760]                                   ;  2082.7 p2+p1   41 k
        pxor xmm15, xmm4                                          ;  2084.7 p1      41 k
        pxor xmm2, xmm15                                          ;  2086.7 p1      41 k
        pxor xmm0, xmm2                                           ;  2088.7 p1      41 k
        pxor xmm1, xmm2                                           ;  2088.7 p1      41 k
        movdqa xmm2, xmm11                                        ;  2062.3 p0      41 k copy
        movdqa xmm15, [r8 + 1776]                                 ;  2061.7 p2     100 k.15 reload
        pxor xmm4, xmm15                                          ;  2087.7 p1      41 k
        pand xmm2, xmm4                                           ;  2089.7 p1      41 k
        pxor xmm9, xmm2                                           ;  2091.7 p1      41 k
        pxor xmm15, [rbp - 64]                                    ;  2090.7 p2+p1   41 k
        movdqa xmm2, [r8 + 1728]                                  ;  2064.0 p2     100 k.12 reload
        pand xmm15, xmm2                                          ;  2092.7 p1      41 k
        pxor xmm13, xmm15                                         ;  2094.7 p1      41 k
        movdqa xmm15, [rbp + 16]                                  ;  2065.0 p2      41 k reload
        pxor xmm15, xmm12                                         ;  2093.7 p1      41 k
        pxor xmm9, [rbp - 32]                                     ;  2094.7 p2+p1   41 k
        pand xmm11, [r8 + 1744]                                   ;  2095.7 p2+p1   41 k
        pxor xmm12, xmm11                                         ;  2097.7 p1      41 k
        movdqa [rbp + 16], xmm0                                   ;  2090.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1728]                                  ;  2068.0 p2      41 k copy
        pand xmm0, [r8 + 1760]                                    ;  2097.7 p2+p1   41 k
        pxor xmm8, xmm0                                           ;  2099.7 p1      41 k
        pxor xmm10, xmm8                                          ;  2101.7 p1      41 k
        pxor xmm7, xmm10                                          ;  2103.7 p1      41 k
        pxor xmm8, xmm3                                           ;  2101.7 p1      41 k
        movdqa xmm0, [rbp + 192]                                  ;  2070.0 p2      41 k reload
        pxor xmm8, xmm0                                           ;  2103.7 p1      41 k
        pand xmm2, xmm0                                           ;  2103.7 p1      41 k
        pxor xmm4, xmm2                                           ;  2105.7 p1      41 k
        movdqa xmm0, [rbp + 288]                                  ;  2071.3 p2      41 k reload
        pxor xmm7, xmm0                                           ;  2105.7 p1      41 k
        pxor xmm6, xmm4                                           ;  2107.7 p1      41 k
        movdqa xmm2, [rbp - 128]                                  ;  2083.7 p2      41 k reload
        pxor xmm0, xmm2                                           ;  2107.7 p1      41 k
        pxor xmm15, xmm8                                          ;  2108.7 p1      41 k
        movdqa xmm4, [rbp + 16]                                   ;  2090.7 p2      41 k reload
        pxor xmm2, xmm4                                           ;  2109.7 p1      41 k
        pxor xmm12, xmm2                                          ;  2111.7 p1      41 k
        movdqa xmm2, [r8 + 1760]                                  ;  2074.3 p2      41 k
        movdqa xmm8, [r8 + 1744]                                  ;  2075.3 p2     100 k.13 reload
        pand xmm2, xmm8                                           ;  2111.7 p1      41 k
        pxor xmm8, xmm0                                           ;  2112.7 p1      41 k
        pxor xmm14, xmm2                                          ;  2113.7 p1      41 k
        pxor xmm11, xmm2                                          ;  2114.7 p1      41 k
        movdqa xmm0, [rbp - 48]                                   ;  2076.3 p2      41 k
        pxor xmm0, xmm6                                           ;  2115.7 p1      41 k
        pxor xmm3, xmm0                                           ;  2117.7 p1      41 k
        pxor xmm6, xmm1                                           ;  2117.7 p1      41 k
        pxor xmm5, xmm6                                           ;  2119.7 p1      41 k
        movdqa xmm0, [rbp + 240]                                  ;  2078.0 p2      41 k
        pxor xmm1, xmm12                                          ;  2119.7 p1      41 k
        movdqa xmm2, [rbp - 80]                                   ;  2079.0 p2      41 k reload
        pxor xmm2, xmm14                                          ;  2120.7 p1      41 k
        pxor xmm0, xmm5                                           ;  2121.7 p1      41 k
        movdqa xmm5, [rbp - 48]                                   ;  2080.0 p2      41 k
        movdqa xmm6, [rbp + 240]                                  ;  2081.0 p2      41 k
        pxor xmm6, [rbp + 224]                                    ;  2122.7 p2+p1   41 k
        pxor xmm7, xmm11                                          ;  2123.7 p1      41 k
        pxor xmm5, xmm11                                          ;  2124.7 p1      41 k
        movdqa xmm10, [rbp - 32]                                  ;  2083.0 p2      41 k
        movdqa xmm11, [rbp - 16]                                  ;  2084.0 p2      41 k
        pxor xmm13, xmm6                                          ;  2125.7 p1      41 k
        movdqa xmm6, [rbp + 256]                                  ;  2085.0 p2      41 k reload
        pxor xmm6, xmm2                                           ;  2126.7 p1      41 k
        movdqa xmm2, [rbp + 96]                                   ;  2086.0 p2      41 k reload
        pxor xmm2, xmm3                                           ;  2127.7 p1      41 k
        pxor xmm11, xmm7                                          ;  2128.7 p1      41 k
        pxor xmm9, xmm5                                           ;  2129.7 p1      41 k
        movdqa xmm3, [r8 + 1600]                                  ;  2087.0 p2      41 k
        movdqa xmm5, [r8 + 1536]                                  ;  2088.0 p2     100 k.0 reload
        pand xmm3, xmm5                                           ;  2130.7 p1      41 k
        movdqa xmm7, [r8 + 1616]                                  ;  2089.0 p2      41 k
        pxor xmm4, xmm6                                           ;  2131.7 p1      41 k
        pxor xmm10, xmm6                                          ;  2132.7 p1      41 k
        pand xmm7, xmm5                                           ;  2133.7 p1      41 k
        movdqa xmm6, [r8 + 1632]                                  ;  2090.0 p2      41 k
        pxor xmm8, xmm10                                          ;  2134.7 p1      41 k
        movdqa xmm10, [r8 + 1552]                                 ;  2091.0 p2     100 k.1 reload
        pand xmm6, xmm10                                          ;  2135.7 p1      41 k
        movdqa xmm12, [rbp - 112]                                 ;  2092.0 p2      41 k reload
        pxor xmm12, xmm4                                          ;  2136.7 p1      41 k
        movdqa xmm4, [r8 + 1584]                                  ;  2093.0 p2      41 k
        pand xmm4, xmm5                                           ;  2137.7 p1      41 k
        movdqa xmm14, [r8 + 1600]                                 ;  2094.0 p2      41 k
        pand xmm14, [r8 + 1584]                                   ;  2138.7 p2+p1   41 k
        pxor xmm1, xmm5                                           ;  2139.7 p1      41 k
        pxor xmm0, [r8 + 1568]                                    ;  2140.7 p2+p1   41 k
        pxor xmm13, xmm10                                         ;  2141.7 p1      41 k
        pxor xmm11, [r8 + 1616]                                   ;  2142.7 p2+p1   41 k
        pxor xmm15, [r8 + 1632]                                   ;  2143.7 p2+p1   41 k
        pxor xmm8, [r8 + 1600]                                    ;  2144.7 p2+p1   41 k
        pxor xmm12, [r8 + 1584]                                   ;  2145.7 p2+p1   41 k
        movdqa [rbp - 112], xmm2                                  ;  2129.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1616]                                  ;  2101.0 p2      41 k
        pand xmm2, [r8 + 1568]                                    ;  2146.7 p2+p1   41 k
        pxor xmm6, xmm2                                           ;  2148.7 p1      41 k
        pand xmm2, xmm10                                          ;  2148.7 p1      41 k
        movdqa [rbp + 96], xmm9                                   ;  2131.7 p0+p3   41 k spill
        movdqa xmm9, xmm10                                        ;  2102.0 p0      41 k copy
        pxor xmm9, xmm4                                           ;  2149.7 p1      41 k
        movdqa [rbp + 256], xmm15                                 ;  2145.7 p0+p3   41 k spill
        movdqa xmm15, xmm10                                       ;  2102.0 p0      41 k copy
        pand xmm15, [r8 + 1616]                                   ;  2150.7 p2+p1   41 k
        movdqa [rbp - 16], xmm11                                  ;  2144.7 p0+p3   41 k spill
        movdqa xmm11, xmm10                                       ;  2102.0 p0      41 k copy
        pand xmm11, xmm5                                          ;  2151.7 p1      41 k
        movdqa [rbp - 32], xmm8                                   ;  2146.7 p0+p3   41 k spill
        movdqa xmm8, xmm10                                        ;  2104.0 p0      41 k copy
        pand xmm8, [r8 + 1584]                                    ;  2152.7 p2+p1   41 k
        pand xmm10, [r8 + 1600]                                   ;  2153.7 p2+p1   41 k
        pxor xmm10, xmm7                                          ;  2155.7 p1      41 k
        movdqa [rbp + 224], xmm12                                 ;  2147.7 p0+p3   41 k spill
        movdqa xmm12, xmm5                                        ;  2106.0 p0      41 k copy
        movdqa [rbp + 240], xmm0                                  ;  2142.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1536]                                  ;  2106.0 p2      41 k copy
        movdqa [rbp - 48], xmm13                                  ;  2143.7 p0+p3   41 k spill
        movdqa xmm13, [r8 + 1536]                                 ;  2107.0 p2      41 k copy
        movdqa [rbp - 80], xmm1                                   ;  2141.7 p0+p3   41 k spill
        movdqa xmm1, [r8 + 1536]                                  ;  2108.0 p2      41 k copy
        movdqa [rbp + 16], xmm10                                  ;  2157.7 p0+p3   41 k spill
        movdqa xmm10, [r8 + 1632]                                 ;  2109.0 p2      41 k
        pand xmm10, [r8 + 1584]                                   ;  2155.7 p2+p1   41 k
        movdqa [rbp - 128], xmm8                                  ;  2154.7 p0+p3   41 k spill
        movdqa xmm8, xmm7                                         ;  2135.7 p0      41 k copy
        pand xmm8, [r8 + 1632]                                    ;  2156.7 p2+p1   41 k
        pxor xmm8, xmm15                                          ;  2158.7 p1      41 k
        pxor xmm8, [rel misty1_expand_compact.T0_constants128]    ;  2160.7 p2+p1   41 k
        movdqa [rbp + 288], xmm7                                  ;  2135.7 p0+p3   41 k spill
        movdqa xmm7, xmm3                                         ;  2132.7 p0      41 k copy
        pxor xmm7, xmm14                                          ;  2159.7 p1      41 k
        pxor xmm14, xmm6                                          ;  2160.7 p1      41 k
        pxor xmm6, xmm3                                           ;  2161.7 p1      41 k
        pxor xmm3, [rbp - 128]                                    ;  2165.7 p2+p1   41 k
        pand xmm7, [r8 + 1616]                                    ;  2163.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  2164.7 p1      41 k
        pand xmm14, [r8 + 1568]                                   ;  2165.7 p2+p1   41 k
        pand xmm13, xmm0                                          ;  2166.7 p1      41 k
        pand xmm0, [r8 + 1600]                                    ;  2167.7 p2+p1   41 k
        pxor xmm13, xmm8                                          ;  2168.7 p1      41 k
        movdqa [rbp + 192], xmm3                                  ;  2167.7 p0+p3   41 k spill
        movdqa xmm3, [r8 + 1600]                                  ;  2118.7 p2      41 k
        pxor xmm3, xmm9                                           ;  2169.7 p1      41 k
        pand xmm3, [r8 + 1632]                                    ;  2171.7 p2+p1   41 k
        pxor xmm4, xmm3                                           ;  2173.7 p1      41 k
        movdqa [rbp - 64], xmm4                                   ;  2175.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1584]                                  ;  2122.7 p2      41 k
        pand xmm4, xmm15                                          ;  2172.7 p1      41 k
        pxor xmm4, xmm11                                          ;  2174.7 p1      41 k
        pxor xmm14, xmm4                                          ;  2176.7 p1      41 k
        movdqa xmm4, [r8 + 1632]                                  ;  2124.7 p2      41 k
        pand xmm4, [r8 + 1568]                                    ;  2175.7 p2+p1   41 k
        pxor xmm14, [r8 + 1584]                                   ;  2178.7 p2+p1   41 k
        pxor xmm11, xmm4                                          ;  2177.7 p1      41 k
        pxor xmm13, xmm4                                          ;  2178.7 p1      41 k
        movdqa [rbp + 0], xmm14                                   ;  2180.7 p0+p3   41 k spill
        movdqa xmm14, [r8 + 1568]                                 ;  2128.7 p2      41 k
        pand xmm14, xmm11                                         ;  2179.7 p1      41 k
        pxor xmm12, xmm14                                         ;  2181.7 p1      41 k
        movdqa xmm14, [r8 + 1600]                                 ;  2131.7 p2     100 k.4 reload
        pand xmm11, xmm14                                         ;  2181.7 p1      41 k
        pxor xmm12, xmm9                                          ;  2183.7 p1      41 k
        pand xmm9, [r8 + 1568]                                    ;  2183.7 p2+p1   41 k
        pxor xmm9, [rbp + 16]                                     ;  2185.7 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  2185.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1600]                                 ;  2136.7 p2      41 k copy
        pxor xmm12, xmm10                                         ;  2185.7 p1      41 k
        pxor xmm7, xmm12                                          ;  2187.7 p1      41 k
        pxor xmm11, xmm7                                          ;  2189.7 p1      41 k
        pxor xmm9, xmm11                                          ;  2191.7 p1      41 k
        movdqa xmm7, xmm15                                        ;  2152.7 p0      41 k copy
        movdqa xmm11, [r8 + 1632]                                 ;  2139.7 p2     100 k.6 reload
        pxor xmm7, xmm11                                          ;  2189.7 p1      41 k
        pand xmm1, xmm7                                           ;  2191.7 p1      41 k
        movdqa xmm7, [r8 + 1568]                                  ;  2141.0 p2     100 k.2 reload
        pxor xmm15, xmm7                                          ;  2191.7 p1      41 k
        pxor xmm3, xmm9                                           ;  2193.7 p1      41 k
        movdqa xmm9, [r8 + 1568]                                  ;  2143.0 p2      41 k copy
        pxor xmm9, [rbp + 16]                                     ;  2193.7 p2+p1   41 k
        pand xmm7, [rbp + 192]                                    ;  2194.7 p2+p1   41 k
        pand xmm12, [r8 + 1616]                                   ;  2195.7 p2+p1   41 k
        pxor xmm8, xmm1                                           ;  2196.7 p1      41 k
        pxor xmm0, xmm8                                           ;  2198.7 p1      41 k
        movdqa xmm8, xmm11                                        ;  2150.7 p0      41 k copy
        pand xmm8, [r8 + 1616]                                    ;  2198.7 p2+p1   41 k
        pxor xmm12, [rbp - 128]                                   ;  2199.7 p2+p1   41 k
        pxor xmm13, xmm12                                         ;  2201.7 p1      41 k
        movdqa xmm12, xmm11                                       ;  2150.7 p0      41 k copy
        pand xmm14, xmm15                                         ;  2201.7 p1      41 k
        pand xmm5, xmm15                                          ;  2202.7 p1      41 k
        pxor xmm12, xmm5                                          ;  2204.7 p1      41 k
        pxor xmm0, xmm12                                          ;  2206.7 p1      41 k
        movdqa xmm5, [r8 + 1584]                                  ;  2152.3 p2      41 k
        pand xmm5, xmm9                                           ;  2205.7 p1      41 k
        pxor xmm9, xmm4                                           ;  2206.7 p1      41 k
        pxor xmm4, [r8 + 1584]                                    ;  2207.7 p2+p1   41 k
        movdqa xmm12, [rbp + 240]                                 ;  2154.3 p2      41 k reload
        pxor xmm3, xmm12                                          ;  2208.7 p1      41 k
        movdqa xmm15, [r8 + 1824]                                 ;  2155.3 p2     100 k.2 reload
        pxor xmm12, xmm15                                         ;  2209.7 p1      48 k
        pxor xmm5, [r8 + 1616]                                    ;  2210.7 p2+p1   41 k
        pxor xmm2, xmm5                                           ;  2212.7 p1      41 k
        pand xmm10, xmm4                                          ;  2212.7 p1      41 k
        pand xmm4, [r8 + 1616]                                    ;  2213.7 p2+p1   41 k
        movdqa xmm5, [rbp - 80]                                   ;  2158.3 p2      41 k reload
        pxor xmm13, xmm5                                          ;  2214.7 p1      41 k
        pxor xmm5, [r8 + 1792]                                    ;  2215.7 p2+p1   48 k
        pxor xmm0, xmm10                                          ;  2216.7 p1      41 k
        movdqa xmm10, [rbp - 64]                                  ;  2175.7 p2      41 k
        pxor xmm1, xmm4                                           ;  2217.7 p1      41 k
        pxor xmm10, xmm4                                          ;  2218.7 p1      41 k
        pxor xmm9, xmm1                                           ;  2219.7 p1      41 k
        movdqa xmm1, [rbp + 192]                                  ;  2167.7 p2      41 k
        pxor xmm1, xmm8                                           ;  2220.7 p1      41 k
        pand xmm8, [rbp - 64]                                     ;  2221.7 p2+p1   41 k
        pand xmm11, xmm1                                          ;  2222.7 p1      41 k
        pxor xmm6, xmm8                                           ;  2223.7 p1      41 k
        movdqa xmm1, [rbp + 48]                                   ;  2185.7 p2      41 k
        pxor xmm1, xmm9                                           ;  2224.7 p1      41 k
        movdqa xmm4, [rbp + 48]                                   ;  2185.7 p2      41 k
        pxor xmm4, xmm11                                          ;  2225.7 p1      41 k
        movdqa xmm8, [rbp - 48]                                   ;  2165.3 p2      41 k
        pxor xmm8, xmm0                                           ;  2226.7 p1      41 k
        movdqa xmm0, [rbp + 224]                                  ;  2166.3 p2      41 k
        pxor xmm7, xmm1                                           ;  2227.7 p1      41 k
        movdqa xmm1, [rbp - 32]                                   ;  2167.3 p2      41 k
        pxor xmm14, xmm4                                          ;  2228.7 p1      41 k
        movdqa xmm4, [rbp - 16]                                   ;  2168.3 p2      41 k
        movdqa xmm9, [rbp + 288]                                  ;  2169.3 p2      41 k reload
        pxor xmm9, xmm10                                          ;  2229.7 p1      41 k
        pxor xmm2, xmm6                                           ;  2230.7 p1      41 k
        movdqa xmm6, [rbp + 256]                                  ;  2170.3 p2      41 k
        movdqa xmm10, [r8 + 1968]                                 ;  2171.3 p2     100 k.11 reload
        pxor xmm3, xmm10                                          ;  2231.7 p1      48 k
        pxor xmm4, xmm7                                           ;  2232.7 p1      41 k
        movdqa xmm7, [r8 + 1936]                                  ;  2172.3 p2     100 k.9 reload
        pxor xmm13, xmm7                                          ;  2233.7 p1      48 k
        movdqa xmm11, [rbp + 0]                                   ;  2180.7 p2      41 k reload
        pxor xmm11, xmm9                                          ;  2234.7 p1      41 k
        pxor xmm6, xmm11                                          ;  2236.7 p1      41 k
        movdqa xmm9, [r8 + 1952]                                  ;  2174.3 p2      48 k
        pxor xmm9, xmm8                                           ;  2236.7 p1      48 k
        movdqa xmm8, [rbp - 48]                                   ;  2175.3 p2      48 k
        movdqa xmm11, [r8 + 1808]                                 ;  2176.3 p2     100 k.1 reload
        pxor xmm8, xmm11                                          ;  2237.7 p1      48 k
        pxor xmm14, [rel misty1_expand_compact.T0_constants128]   ;  2238.7 p2+p1   41 k
        pxor xmm0, xmm14                                          ;  2240.7 p1      41 k
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  2178.3 p2      41 k reload
        pxor xmm2, xmm14                                          ;  2240.7 p1      41 k
        pxor xmm1, xmm2                                           ;  2242.7 p1      41 k
        movdqa xmm2, [r8 + 1984]                                  ;  2179.3 p2      48 k
        pxor xmm2, xmm0                                           ;  2242.7 p1      48 k
        movdqa xmm0, [r8 + 2000]                                  ;  2180.3 p2      48 k
        pxor xmm0, xmm1                                           ;  2244.7 p1      48 k
        movdqa xmm1, [rbp + 224]                                  ;  2181.3 p2      48 k
        pxor xmm1, [r8 + 1840]                                    ;  2244.7 p2+p1   48 k
        pxor xmm4, [r8 + 2016]                                    ;  2245.7 p2+p1   48 k
        pxor xmm6, [r8 + 2032]                                    ;  2246.7 p2+p1   48 k
        movdqa xmm10, [rbp - 32]                                  ;  2185.3 p2      48 k
        pxor xmm10, [r8 + 1856]                                   ;  2247.7 p2+p1   48 k
        movdqa xmm7, [rbp - 16]                                   ;  2187.3 p2      48 k
        pxor xmm7, [r8 + 1872]                                    ;  2248.7 p2+p1   48 k
        movdqa xmm15, [rbp + 256]                                 ;  2189.3 p2      48 k
        pxor xmm15, [r8 + 1888]                                   ;  2249.7 p2+p1   48 k
        movdqa xmm11, [rbp + 96]                                  ;  2191.3 p2      48 k
        pxor xmm11, [r8 + 1904]                                   ;  2250.7 p2+p1   48 k
        movdqa [rbp + 96], xmm6                                   ;  2248.7 p0+p3   48 k spill
        movdqa xmm6, [rbp - 112]                                  ;  2193.3 p2      48 k
        pxor xmm6, [r8 + 1920]                                    ;  2251.7 p2+p1   48 k
        movdqa [rbp - 112], xmm4                                  ;  2247.7 p0+p3   48 k spill
        movdqa xmm4, xmm12                                        ;  2211.7 p0      45 k copy
        movdqa [rbp + 256], xmm0                                  ;  2246.7 p0+p3   48 k spill
        movdqa xmm0, xmm12                                        ;  2211.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  2252.7 p1      45 k
        movdqa [rbp - 16], xmm2                                   ;  2244.7 p0+p3   48 k spill
        movdqa xmm2, xmm12                                        ;  2211.7 p0      45 k copy
        pand xmm2, xmm7                                           ;  2253.7 p1      45 k
        movdqa [rbp - 32], xmm3                                   ;  2233.7 p0+p3   48 k spill
        movdqa xmm3, xmm12                                        ;  2211.7 p0      45 k copy
        pand xmm3, xmm8                                           ;  2254.7 p1      45 k
        pxor xmm3, xmm5                                           ;  2256.7 p1      45 k
        movdqa [rbp + 224], xmm9                                  ;  2238.7 p0+p3   48 k spill
        movdqa xmm9, xmm12                                        ;  2211.7 p0      45 k copy
        movdqa [rbp - 48], xmm13                                  ;  2235.7 p0+p3   48 k spill
        movdqa xmm13, xmm12                                       ;  2211.7 p0      45 k copy
        pand xmm13, xmm6                                          ;  2256.7 p1      45 k
        movdqa [rbp + 0], xmm3                                    ;  2258.7 p0+p3   45 k spill
        movdqa xmm3, xmm12                                        ;  2211.7 p0      45 k copy
        pand xmm12, xmm15                                         ;  2257.7 p1      45 k
        pand xmm3, xmm11                                          ;  2258.7 p1      45 k
        movdqa [rbp + 288], xmm12                                 ;  2259.7 p0+p3   45 k spill
        movdqa xmm12, [rbp + 0]                                   ;  2258.7 p2      45 k
        movdqa [rbp + 48], xmm3                                   ;  2260.7 p0+p3   45 k spill
        movdqa xmm3, [rbp + 0]                                    ;  2258.7 p2      45 k
        pxor xmm3, xmm6                                           ;  2269.7 p1      45 k
        movdqa [rbp + 0], xmm3                                    ;  2271.7 p0+p3   45 k spill
        movdqa xmm3, xmm5                                         ;  2217.7 p0      45 k copy
        pxor xmm3, xmm15                                          ;  2260.7 p1      45 k
        movdqa [rbp - 64], xmm13                                  ;  2258.7 p0+p3   45 k spill
        movdqa xmm13, xmm5                                        ;  2217.7 p0      45 k copy
        pand xmm13, xmm11                                         ;  2261.7 p1      45 k
        movdqa xmm14, xmm5                                        ;  2217.7 p0      45 k copy
        pand xmm14, xmm6                                          ;  2262.7 p1      45 k
        pxor xmm14, xmm11                                         ;  2264.7 p1      45 k
        movdqa [rbp + 192], xmm12                                 ;  2269.7 p0+p3   45 k spill
        movdqa xmm12, xmm5                                        ;  2217.7 p0      45 k copy
        pand xmm12, xmm1                                          ;  2264.7 p1      45 k
        movdqa [rbp - 80], xmm14                                  ;  2266.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  2218.0 p0      45 k copy
        pand xmm14, xmm8                                          ;  2265.7 p1      45 k
        movdqa [rbp + 240], xmm9                                  ;  2219.0 p0+p3   45 k spill
        movdqa xmm9, xmm5                                         ;  2220.7 p0      45 k copy
        movdqa [rbp - 128], xmm14                                 ;  2267.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  2222.7 p0      45 k copy
        pand xmm14, xmm10                                         ;  2266.7 p1      45 k
        movdqa [rbp + 16], xmm14                                  ;  2268.7 p0+p3   45 k spill
        movdqa xmm14, xmm5                                        ;  2225.7 p0      45 k copy
        pxor xmm14, xmm8                                          ;  2267.7 p1      45 k
        pand xmm5, xmm15                                          ;  2268.7 p1      45 k
        pand xmm14, xmm7                                          ;  2269.7 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;  2270.7 p0+p3   45 k spill
        movdqa xmm5, xmm8                                         ;  2239.7 p0      45 k copy
        pxor xmm5, xmm7                                           ;  2270.7 p1      45 k
        pxor xmm0, xmm5                                           ;  2272.7 p1      45 k
        pand xmm9, xmm5                                           ;  2272.7 p1      45 k
        pand xmm5, xmm10                                          ;  2273.7 p1      45 k
        movdqa [rbp + 160], xmm0                                  ;  2274.7 p0+p3   45 k spill
        movdqa xmm0, xmm8                                         ;  2239.7 p0      45 k copy
        pand xmm0, xmm1                                           ;  2274.7 p1      45 k
        movdqa [rbp + 32], xmm9                                   ;  2274.7 p0+p3   45 k spill
        movdqa xmm9, xmm8                                         ;  2239.7 p0      45 k copy
        pand xmm9, xmm11                                          ;  2275.7 p1      45 k
        movdqa [rbp + 112], xmm8                                  ;  2239.7 p0+p3   48 k spill
        movdqa xmm8, [rbp + 192]                                  ;  2269.7 p2      45 k reload
        pxor xmm8, xmm9                                           ;  2280.7 p1      45 k
        movdqa xmm9, xmm1                                         ;  2246.7 p0      45 k copy
        pand xmm9, xmm11                                          ;  2277.7 p1      45 k
        movdqa [rbp + 192], xmm9                                  ;  2279.7 p0+p3   45 k spill
        movdqa xmm9, xmm1                                         ;  2246.7 p0      45 k copy
        pand xmm9, xmm15                                          ;  2278.7 p1      45 k
        pxor xmm13, xmm9                                          ;  2280.7 p1      45 k
        movdqa xmm9, xmm1                                         ;  2246.7 p0      45 k copy
        pxor xmm9, xmm3                                           ;  2280.7 p1      45 k
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  2282.7 p2+p1   45 k
        pand xmm4, xmm9                                           ;  2282.7 p1      45 k
        pxor xmm4, [rbp - 80]                                     ;  2284.7 p2+p1   45 k
        movdqa [rbp + 64], xmm13                                  ;  2284.7 p0+p3   45 k spill
        movdqa xmm13, xmm1                                        ;  2246.7 p0      45 k copy
        pand xmm13, xmm10                                         ;  2284.7 p1      45 k
        pxor xmm0, xmm13                                          ;  2286.7 p1      45 k
        pxor xmm13, [rbp - 80]                                    ;  2286.7 p2+p1   45 k
        movdqa [rbp - 80], xmm3                                   ;  2262.7 p0+p3   45 k spill
        movdqa xmm3, [rbp - 96]                                   ;  2270.7 p2      45 k reload
        pxor xmm3, xmm0                                           ;  2288.7 p1      45 k
        movdqa xmm0, xmm15                                        ;  2251.7 p0      45 k copy
        pand xmm0, xmm10                                          ;  2288.7 p1      45 k
        pxor xmm12, xmm0                                          ;  2290.7 p1      45 k
        movdqa xmm0, xmm11                                        ;  2252.7 p0      45 k copy
        pand xmm0, xmm6                                           ;  2290.7 p1      45 k
        pxor xmm12, xmm0                                          ;  2292.7 p1      45 k
        movdqa [rbp - 96], xmm3                                   ;  2290.7 p0+p3   45 k spill
        movdqa xmm3, xmm11                                        ;  2253.0 p0      45 k copy
        pand xmm3, xmm7                                           ;  2292.7 p1      45 k
        pxor xmm5, xmm3                                           ;  2294.7 p1      45 k
        movdqa xmm3, xmm11                                        ;  2254.0 p0      45 k copy
        pand xmm11, xmm15                                         ;  2294.7 p1      45 k
        pand xmm3, xmm10                                          ;  2295.7 p1      45 k
        pxor xmm13, xmm5                                          ;  2296.7 p1      45 k
        pxor xmm3, [rbp + 16]                                     ;  2297.7 p2+p1   45 k
        movdqa [rbp + 80], xmm11                                  ;  2296.7 p0+p3   45 k spill
        movdqa xmm11, xmm6                                        ;  2256.7 p0      45 k copy
        pand xmm11, xmm10                                         ;  2298.7 p1      45 k
        pxor xmm1, xmm11                                          ;  2300.7 p1      45 k
        pxor xmm4, xmm1                                           ;  2302.7 p1      45 k
        pand xmm1, xmm6                                           ;  2302.7 p1      45 k
        pxor xmm1, [rel misty1_expand_compact.T0_constants128]    ;  2304.7 p2+p1   45 k
        movdqa [rbp + 272], xmm1                                  ;  2306.7 p0+p3   45 k spill
        movdqa xmm1, xmm6                                         ;  2259.7 p0      45 k copy
        por xmm1, xmm9                                            ;  2303.7 p1      45 k
        pxor xmm2, xmm1                                           ;  2305.7 p1      45 k
        movdqa xmm1, xmm10                                        ;  2260.7 p0      45 k copy
        pand xmm1, xmm7                                           ;  2305.7 p1      45 k
        movdqa [rbp + 144], xmm9                                  ;  2282.7 p0+p3   45 k spill
        movdqa xmm9, [rbp - 128]                                  ;  2267.7 p2      45 k reload
        pxor xmm9, xmm2                                           ;  2307.7 p1      45 k
        movdqa xmm2, xmm10                                        ;  2262.7 p0      45 k copy
        pxor xmm6, xmm1                                           ;  2307.7 p1      45 k
        movdqa [rbp - 128], xmm15                                 ;  2263.7 p0+p3   48 k spill
        movdqa xmm15, [rbp + 240]                                 ;  2263.7 p2      45 k reload
        pxor xmm15, xmm1                                          ;  2308.7 p1      45 k
        movdqa xmm1, xmm7                                         ;  2264.7 p0      45 k copy
        pand xmm1, xmm6                                           ;  2309.7 p1      45 k
        movdqa xmm6, xmm7                                         ;  2269.7 p0      45 k copy
        pxor xmm4, xmm1                                           ;  2311.7 p1      45 k
        movdqa xmm1, [rbp - 80]                                   ;  2270.3 p2      45 k reload
        pand xmm6, xmm1                                           ;  2311.7 p1      45 k
        pxor xmm5, xmm9                                           ;  2312.7 p1      45 k
        pxor xmm1, xmm5                                           ;  2314.7 p1      45 k
        pxor xmm13, xmm15                                         ;  2314.7 p1      45 k
        pand xmm2, xmm15                                          ;  2315.7 p1      45 k
        pxor xmm8, xmm2                                           ;  2317.7 p1      45 k
        movdqa xmm2, [rbp + 144]                                  ;  2282.7 p2      45 k reload
        por xmm7, xmm2                                            ;  2317.7 p1      45 k
        movdqa xmm5, [rbp + 0]                                    ;  2274.3 p2      45 k reload
        pxor xmm6, xmm5                                           ;  2318.7 p1      45 k
        pxor xmm10, xmm6                                          ;  2320.7 p1      45 k
        movdqa xmm6, [rbp + 112]                                  ;  2275.3 p2      48 k reload
        pand xmm5, xmm6                                           ;  2320.7 p1      45 k
        pxor xmm3, xmm5                                           ;  2322.7 p1      45 k
        pxor xmm13, xmm12                                         ;  2322.7 p1      45 k
        movdqa xmm5, [rbp - 128]                                  ;  2276.3 p2      48 k reload
        pand xmm6, xmm5                                           ;  2323.7 p1      45 k
        movdqa xmm15, [rbp + 288]                                 ;  2277.3 p2      45 k reload
        pxor xmm12, xmm15                                         ;  2324.7 p1      45 k
        pxor xmm14, xmm8                                          ;  2325.7 p1      45 k
        pxor xmm5, xmm12                                          ;  2326.7 p1      45 k
        movdqa xmm12, [rbp + 160]                                 ;  2278.3 p2      45 k reload
        pxor xmm3, xmm12                                          ;  2327.7 p1      45 k
        pxor xmm15, xmm14                                         ;  2328.7 p1      45 k
        movdqa xmm2, [rbp - 64]                                   ;  2279.3 p2      45 k reload
        pxor xmm2, [rbp + 80]                                     ;  2329.7 p2+p1   45 k
        pxor xmm2, [rbp + 144]                                    ;  2331.7 p2+p1   45 k
        pxor xmm7, xmm2                                           ;  2333.7 p1      45 k
        movdqa xmm2, [rbp + 48]                                   ;  2282.3 p2      45 k reload
        pxor xmm2, [rbp + 272]                                    ;  2332.7 p2+p1   45 k
        pxor xmm0, xmm2                                           ;  2334.7 p1      45 k
        pxor xmm1, xmm0                                           ;  2336.7 p1      45 k
        movdqa xmm0, [rbp + 192]                                  ;  2284.3 p2      45 k
        pxor xmm0, [rbp + 16]                                     ;  2335.7 p2+p1   45 k
        pxor xmm8, xmm0                                           ;  2337.7 p1      45 k
        pxor xmm2, xmm6                                           ;  2337.7 p1      45 k
        pxor xmm6, [rbp + 80]                                     ;  2338.7 p2+p1   45 k
        pxor xmm15, xmm2                                          ;  2339.7 p1      45 k
        movdqa xmm0, [rbp + 64]                                   ;  2287.3 p2      45 k
        pxor xmm0, xmm10                                          ;  2340.7 p1      45 k
        pxor xmm9, xmm0                                           ;  2342.7 p1      45 k
        pxor xmm10, xmm8                                          ;  2342.7 p1      45 k
        movdqa xmm0, [rbp + 32]                                   ;  2288.3 p2      45 k reload
        pxor xmm0, xmm10                                          ;  2344.7 p1      45 k
        pxor xmm14, xmm7                                          ;  2344.7 p1      45 k
        pxor xmm12, xmm7                                          ;  2345.7 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;  2290.7 p2      45 k
        pxor xmm2, xmm0                                           ;  2346.7 p1      45 k
        movdqa xmm0, [rbp + 64]                                   ;  2290.3 p2      45 k
        pxor xmm11, xmm14                                         ;  2347.7 p1      45 k
        movdqa xmm7, [rbp - 96]                                   ;  2291.3 p2      45 k
        pxor xmm7, [rbp + 272]                                    ;  2348.7 p2+p1   45 k
        pxor xmm5, xmm12                                          ;  2349.7 p1      45 k
        movdqa xmm10, [rbp + 192]                                 ;  2293.3 p2      45 k
        pxor xmm4, xmm7                                           ;  2350.7 p1      45 k
        movdqa xmm7, [rbp + 144]                                  ;  2294.3 p2      45 k
        pxor xmm7, xmm9                                           ;  2351.7 p1      45 k
        movdqa xmm9, [rbp - 48]                                   ;  2295.3 p2      45 k
        pxor xmm13, xmm6                                          ;  2352.7 p1      45 k
        pxor xmm0, xmm6                                           ;  2353.7 p1      45 k
        movdqa xmm6, [rbp + 224]                                  ;  2296.3 p2      45 k
        pxor xmm10, xmm13                                         ;  2354.7 p1      45 k
        movdqa xmm12, [rbp - 32]                                  ;  2297.3 p2      45 k
        pxor xmm12, xmm2                                          ;  2355.7 p1      45 k
        movdqa xmm2, [rbp - 16]                                   ;  2298.3 p2      45 k
        pxor xmm2, xmm11                                          ;  2356.7 p1      45 k
        movdqa xmm11, [rbp + 256]                                 ;  2299.3 p2      45 k
        pxor xmm11, xmm5                                          ;  2357.7 p1      45 k
        movdqa xmm5, [rbp - 112]                                  ;  2300.3 p2      45 k
        pxor xmm6, xmm4                                           ;  2358.7 p1      45 k
        movdqa xmm4, [rbp + 96]                                   ;  2301.3 p2      45 k
        pxor xmm4, xmm1                                           ;  2359.7 p1      45 k
        movdqa xmm1, [rbp - 48]                                   ;  2302.3 p2      48 k reload
        movdqa [r9 + 3728], xmm1                                  ;  2313.3 p0+p3  100 k
        movdqa xmm1, [rbp + 224]                                  ;  2303.3 p2      48 k reload
        movdqa [r9 + 3744], xmm1                                  ;  2314.3 p0+p3  100 k
        movdqa xmm1, [rbp - 32]                                   ;  2304.3 p2      48 k reload
        movdqa [r9 + 3760], xmm1                                  ;  2315.3 p0+p3  100 k
        movdqa xmm1, [rbp - 16]                                   ;  2305.3 p2      48 k reload
        movdqa [r9 + 3776], xmm1                                  ;  2316.3 p0+p3  100 k
        movdqa xmm1, [rbp + 256]                                  ;  2306.3 p2      48 k reload
        movdqa [r9 + 3792], xmm1                                  ;  2317.3 p0+p3  100 k
        movdqa xmm1, [rbp - 112]                                  ;  2307.3 p2      48 k reload
        movdqa [r9 + 3808], xmm1                                  ;  2318.3 p0+p3  100 k
        movdqa xmm1, [rbp + 96]                                   ;  2308.3 p2      48 k reload
        movdqa [r9 + 3824], xmm1                                  ;  2319.3 p0+p3  100 k
        movdqa xmm1, [r8 + 1792]                                  ;  2309.3 p2     100 k.0 reload
        movdqa [r9 + 1792], xmm1                                  ;  2320.3 p0+p3   99 k
        pxor xmm3, xmm0                                           ;  2360.7 p1      45 k
        pxor xmm8, xmm15                                          ;  2361.7 p1      45 k
        movdqa xmm0, [r8 + 1808]                                  ;  2310.3 p2     100 k.1 reload
        movdqa [r9 + 1808], xmm0                                  ;  2321.3 p0+p3   99 k
        movdqa xmm13, [r8 + 1824]                                 ;  2311.3 p2     100 k.2 reload
        movdqa [r9 + 1824], xmm13                                 ;  2322.3 p0+p3   99 k
        movdqa [r9 + 3712], xmm7                                  ;  2353.7 p0+p3  100 k
        movdqa xmm7, [r8 + 1840]                                  ;  2312.3 p2     100 k.3 reload
        movdqa [r9 + 1840], xmm7                                  ;  2323.3 p0+p3   99 k
        pxor xmm5, xmm10                                          ;  2362.7 p1      45 k
        movdqa xmm10, [r8 + 1856]                                 ;  2313.3 p2     100 k.4 reload
        movdqa [r9 + 1856], xmm10                                 ;  2324.3 p0+p3   99 k
        movdqa [r9 + 3616], xmm12                                 ;  2357.7 p0+p3  100 k
        movdqa xmm12, [r8 + 1872]                                 ;  2314.3 p2     100 k.5 reload
        movdqa [r9 + 1872], xmm12                                 ;  2325.7 p0+p3   99 k
        movdqa [r9 + 3632], xmm2                                  ;  2358.7 p0+p3  100 k
        movdqa xmm2, [r8 + 1888]                                  ;  2315.3 p2     100 k.6 reload
        movdqa [r9 + 1888], xmm2                                  ;  2329.7 p0+p3   99 k
        movdqa [r9 + 3648], xmm11                                 ;  2359.7 p0+p3  100 k
        movdqa xmm11, [r8 + 1904]                                 ;  2319.7 p2     100 k.7 reload
        movdqa [r9 + 1904], xmm11                                 ;  2333.7 p0+p3   99 k
        movdqa [r9 + 3600], xmm6                                  ;  2360.7 p0+p3  100 k
        pxor xmm9, xmm8                                           ;  2363.7 p1      45 k
        movdqa [r9 + 3680], xmm4                                  ;  2361.7 p0+p3  100 k
        movdqa [r9 + 3696], xmm3                                  ;  2362.7 p0+p3  100 k
        movdqa [r9 + 3584], xmm9                                  ;  2365.7 p0+p3  100 k
        movdqa [r9 + 3664], xmm5                                  ;  2364.7 p0+p3  100 k
        movdqa xmm3, [r8 + 1920]                                  ;  2327.7 p2     100 k.8 reload
        movdqa [r9 + 1920], xmm3                                  ;  2345.7 p0+p3   99 k
        movdqa xmm4, [r8 + 1936]                                  ;  2329.7 p2     100 k.9 reload
        movdqa [r9 + 1936], xmm4                                  ;  2347.7 p0+p3   99 k
        movdqa xmm5, [r8 + 1952]                                  ;  2331.7 p2     100 k.10 reload
        movdqa [r9 + 1952], xmm5                                  ;  2349.7 p0+p3   99 k
        movdqa xmm6, [r8 + 2000]                                  ;  2333.7 p2      41 k
        pxor xmm6, xmm11                                          ;  2364.7 p1      41 k
        movdqa xmm8, [r8 + 1968]                                  ;  2336.0 p2     100 k.11 reload
        movdqa [r9 + 1968], xmm8                                  ;  2351.7 p0+p3   99 k
        movdqa xmm9, [r8 + 1984]                                  ;  2337.0 p2     100 k.12 reload
        movdqa [r9 + 1984], xmm9                                  ;  2353.7 p0+p3   99 k
        movdqa xmm14, [r8 + 2000]                                 ;  2339.3 p2     100 k.13 reload
        movdqa [r9 + 2000], xmm14                                 ;  2355.7 p0+p3   99 k
        movdqa xmm15, [r8 + 2016]                                 ;  2340.3 p2     100 k.14 reload
        movdqa [r9 + 2016], xmm15                                 ;  2357.7 p0+p3   99 k
        movdqa xmm13, [r8 + 2032]                                 ;  2341.7 p2     100 k.15 reload
        movdqa [r9 + 2032], xmm13                                 ;  2359.7 p0+p3   99 k
        movdqa xmm7, xmm3                                         ;  2344.7 p0      41 k copy
        pxor xmm7, xmm9                                           ;  2365.7 p1      41 k
        movdqa xmm0, xmm6                                         ;  2366.7 p0      41 k copy
        pxor xmm0, xmm5                                           ;  2373.7 p1      41 k
        movdqa xmm2, xmm5                                         ;  2347.0 p0      41 k copy
        pand xmm2, xmm15                                          ;  2367.7 p1      41 k
        movdqa xmm12, xmm5                                        ;  2348.0 p0      41 k copy
        pand xmm12, xmm14                                         ;  2368.7 p1      41 k
        movdqa xmm1, xmm5                                         ;  2349.0 p0      41 k copy
        pand xmm1, xmm4                                           ;  2369.7 p1      41 k
        pxor xmm1, xmm7                                           ;  2371.7 p1      41 k
        movdqa xmm10, xmm5                                        ;  2350.7 p0      41 k copy
        pand xmm10, xmm11                                         ;  2371.7 p1      41 k
        movdqa xmm9, xmm5                                         ;  2351.7 p0      41 k copy
        pand xmm9, xmm3                                           ;  2372.7 p1      41 k
        movdqa [rbp + 96], xmm2                                   ;  2369.7 p0+p3   41 k spill
        movdqa xmm2, xmm5                                         ;  2353.7 p0      41 k copy
        pand xmm2, xmm8                                           ;  2373.7 p1      41 k
        pxor xmm9, xmm2                                           ;  2375.7 p1      41 k
        movdqa xmm3, xmm7                                         ;  2367.7 p0      41 k copy
        pand xmm3, xmm8                                           ;  2375.7 p1      41 k
        pand xmm7, xmm11                                          ;  2376.7 p1      41 k
        movdqa [rbp - 112], xmm1                                  ;  2373.7 p0+p3   41 k spill
        movdqa xmm1, xmm6                                         ;  2366.7 p0      41 k copy
        pand xmm6, [r8 + 1984]                                    ;  2377.7 p2+p1   41 k
        movdqa [rbp + 256], xmm9                                  ;  2377.7 p0+p3   41 k spill
        movdqa xmm9, xmm14                                        ;  2360.7 p0      41 k copy
        pand xmm9, xmm8                                           ;  2378.7 p1      41 k
        pxor xmm10, xmm9                                          ;  2380.7 p1      41 k
        movdqa xmm9, xmm8                                         ;  2362.0 p0      41 k copy
        pand xmm9, xmm13                                          ;  2380.7 p1      41 k
        pxor xmm5, xmm9                                           ;  2382.7 p1      41 k
        movdqa xmm14, xmm8                                        ;  2363.0 p0      41 k copy
        pand xmm14, [r8 + 1984]                                   ;  2382.7 p2+p1   41 k
        movdqa [rbp - 16], xmm9                                   ;  2382.7 p0+p3   41 k spill
        movdqa xmm9, xmm8                                         ;  2365.0 p0      41 k copy
        movdqa [rbp - 32], xmm14                                  ;  2384.7 p0+p3   41 k spill
        movdqa xmm14, xmm8                                        ;  2367.0 p0      41 k copy
        movdqa [rbp + 224], xmm7                                  ;  2378.7 p0+p3   41 k spill
        movdqa xmm7, [r8 + 1968]                                  ;  2366.7 p2      41 k copy
        pand xmm7, xmm11                                          ;  2383.7 p1      41 k
        pand xmm8, xmm15                                          ;  2384.7 p1      41 k
        pxor xmm8, xmm7                                           ;  2386.7 p1      41 k
        pxor xmm7, [rbp + 96]                                     ;  2386.7 p2+p1   41 k
        movdqa [rbp - 48], xmm7                                   ;  2388.7 p0+p3   41 k spill
        movdqa xmm7, xmm11                                        ;  2370.0 p0      41 k copy
        pand xmm7, xmm15                                          ;  2387.7 p1      41 k
        pxor xmm12, xmm7                                          ;  2389.7 p1      41 k
        movdqa xmm7, [rel misty1_expand_compact.T0_constants128]  ;  2370.3 p2      41 k reload
        pxor xmm12, xmm7                                          ;  2391.7 p1      41 k
        movdqa xmm7, xmm11                                        ;  2371.0 p0      41 k copy
        pand xmm7, xmm13                                          ;  2390.7 p1      41 k
        pxor xmm7, xmm15                                          ;  2392.7 p1      41 k
        pxor xmm2, xmm7                                           ;  2394.7 p1      41 k
        movdqa [rbp + 144], xmm12                                 ;  2393.7 p0+p3   41 k spill
        movdqa xmm12, xmm15                                       ;  2373.3 p0      41 k copy
        pand xmm12, xmm13                                         ;  2393.7 p1      41 k
        pxor xmm10, xmm12                                         ;  2395.7 p1      41 k
        movdqa xmm15, xmm11                                       ;  2374.3 p0      41 k copy
        pand xmm15, [r8 + 1920]                                   ;  2395.7 p2+p1   41 k
        movdqa xmm13, xmm11                                       ;  2375.3 p0      41 k copy
        movdqa [rbp + 192], xmm10                                 ;  2397.7 p0+p3   41 k spill
        movdqa xmm10, xmm11                                       ;  2377.3 p0      41 k copy
        pxor xmm10, [r8 + 1920]                                   ;  2396.7 p2+p1   41 k
        pand xmm10, [r8 + 1984]                                   ;  2398.7 p2+p1   41 k
        pand xmm11, [r8 + 2000]                                   ;  2398.7 p2+p1   41 k
        movdqa [rbp + 272], xmm12                                 ;  2395.7 p0+p3   41 k spill
        movdqa xmm12, [rbp + 256]                                 ;  2379.3 p2      41 k reload
        pxor xmm12, xmm11                                         ;  2400.7 p1      41 k
        movdqa xmm11, xmm5                                        ;  2384.7 p0      41 k copy
        pand xmm5, [r8 + 2032]                                    ;  2400.7 p2+p1   41 k
        pxor xmm5, [rel misty1_expand_compact.T0_constants128]    ;  2402.7 p2+p1   41 k
        movdqa [rbp + 256], xmm5                                  ;  2404.7 p0+p3   41 k spill
        movdqa xmm5, xmm0                                         ;  2382.3 p0      41 k copy
        pand xmm5, xmm4                                           ;  2402.7 p1      41 k
        pxor xmm7, xmm5                                           ;  2404.7 p1      41 k
        pxor xmm11, xmm7                                          ;  2406.7 p1      41 k
        movdqa xmm5, xmm0                                         ;  2383.3 p0      41 k copy
        movdqa xmm7, [r8 + 2032]                                  ;  2383.7 p2     100 k.15 reload
        por xmm5, xmm7                                            ;  2405.7 p1      41 k
        movdqa [rbp - 96], xmm12                                  ;  2402.7 p0+p3   41 k spill
        movdqa xmm12, xmm0                                        ;  2385.3 p0      41 k copy
        por xmm12, [r8 + 1984]                                    ;  2406.7 p2+p1   41 k
        movdqa xmm7, xmm0                                         ;  2386.3 p0      41 k copy
        movdqa [rbp + 64], xmm0                                   ;  2387.3 p0+p3   41 k spill
        movdqa xmm0, xmm4                                         ;  2388.3 p0      41 k copy
        pand xmm0, [r8 + 1984]                                    ;  2407.7 p2+p1   41 k
        pxor xmm5, xmm0                                           ;  2409.7 p1      41 k
        pxor xmm15, xmm5                                          ;  2411.7 p1      41 k
        movdqa xmm0, xmm4                                         ;  2389.3 p0      41 k copy
        movdqa xmm5, [r8 + 1920]                                  ;  2389.0 p2     100 k.8 reload
        pand xmm0, xmm5                                           ;  2410.7 p1      41 k
        pxor xmm13, xmm0                                          ;  2412.7 p1      41 k
        movdqa xmm0, xmm4                                         ;  2390.3 p0      41 k copy
        pxor xmm0, [rbp - 32]                                     ;  2412.7 p2+p1   41 k
        pand xmm9, xmm0                                           ;  2414.7 p1      41 k
        movdqa [rbp + 32], xmm12                                  ;  2408.7 p0+p3   41 k spill
        movdqa xmm12, xmm4                                        ;  2392.3 p0      41 k copy
        pand xmm12, [r8 + 2032]                                   ;  2414.7 p2+p1   41 k
        movdqa [rbp + 80], xmm7                                   ;  2393.3 p0+p3   41 k spill
        movdqa xmm7, xmm4                                         ;  2394.3 p0      41 k copy
        pand xmm7, [r8 + 2016]                                    ;  2415.7 p2+p1   41 k
        pxor xmm7, [rbp + 256]                                    ;  2417.7 p2+p1   41 k
        pand xmm4, [r8 + 2000]                                    ;  2417.7 p2+p1   41 k
        movdqa [rbp + 16], xmm4                                   ;  2419.7 p0+p3   41 k spill
        movdqa xmm4, xmm5                                         ;  2400.0 p0      41 k copy
        pand xmm4, [r8 + 2016]                                    ;  2418.7 p2+p1   41 k
        pxor xmm4, xmm13                                          ;  2420.7 p1      41 k
        pxor xmm9, xmm4                                           ;  2422.7 p1      41 k
        pxor xmm10, xmm9                                          ;  2424.7 p1      41 k
        movdqa xmm4, [rbp - 48]                                   ;  2398.7 p2      41 k reload
        pxor xmm4, xmm9                                           ;  2424.7 p1      41 k
        movdqa xmm9, xmm5                                         ;  2400.0 p0      41 k copy
        pxor xmm13, [r8 + 2032]                                   ;  2423.7 p2+p1   41 k
        pxor xmm6, xmm13                                          ;  2425.7 p1      41 k
        pand xmm9, xmm13                                          ;  2425.7 p1      41 k
        pxor xmm14, xmm6                                          ;  2427.7 p1      41 k
        pxor xmm8, xmm9                                           ;  2427.7 p1      41 k
        movdqa xmm6, [r8 + 2000]                                  ;  2401.7 p2     100 k.13 reload
        pand xmm5, xmm6                                           ;  2428.7 p1      41 k
        movdqa xmm9, [rbp + 272]                                  ;  2402.7 p2      41 k reload
        pxor xmm9, xmm7                                           ;  2429.7 p1      41 k
        pxor xmm7, xmm5                                           ;  2430.7 p1      41 k
        movdqa xmm13, xmm15                                       ;  2413.7 p0      41 k copy
        pxor xmm8, [rbp - 112]                                    ;  2431.7 p2+p1   41 k
        movdqa [rbp + 272], xmm10                                 ;  2426.7 p0+p3   41 k spill
        movdqa xmm10, [r8 + 2000]                                 ;  2405.0 p2      41 k copy
        pand xmm10, [r8 + 2016]                                   ;  2432.7 p2+p1   41 k
        pxor xmm12, xmm10                                         ;  2434.7 p1      41 k
        pxor xmm5, xmm10                                          ;  2434.7 p1      41 k
        movdqa xmm10, [rbp + 80]                                  ;  2407.0 p2      41 k reload
        pxor xmm10, xmm12                                         ;  2436.7 p1      41 k
        movdqa xmm12, [rbp + 32]                                  ;  2408.7 p2      41 k reload
        pxor xmm12, xmm10                                         ;  2438.7 p1      41 k
        movdqa xmm10, [r8 + 2016]                                 ;  2409.0 p2      41 k
        pand xmm10, [r8 + 1984]                                   ;  2437.7 p2+p1   41 k
        pxor xmm3, xmm10                                          ;  2439.7 p1      41 k
        pxor xmm2, xmm3                                           ;  2441.7 p1      41 k
        pxor xmm13, xmm3                                          ;  2441.7 p1      41 k
        pxor xmm0, xmm2                                           ;  2443.7 p1      41 k
        pxor xmm1, xmm13                                          ;  2443.7 p1      41 k
        movdqa xmm2, [r8 + 2032]                                  ;  2411.0 p2      41 k
        pxor xmm2, [rbp - 32]                                     ;  2443.7 p2+p1   41 k
        movdqa xmm3, [r8 + 1984]                                  ;  2413.0 p2      41 k
        pand xmm3, xmm2                                           ;  2445.7 p1      41 k
        pxor xmm11, xmm3                                          ;  2447.7 p1      41 k
        movdqa xmm2, [rbp + 192]                                  ;  2414.0 p2      41 k
        pxor xmm2, xmm0                                           ;  2446.7 p1      41 k
        pxor xmm9, xmm1                                           ;  2447.7 p1      41 k
        movdqa xmm0, [rbp + 144]                                  ;  2415.0 p2      41 k
        pxor xmm0, xmm14                                          ;  2448.7 p1      41 k
        pxor xmm14, xmm4                                          ;  2449.7 p1      41 k
        movdqa xmm1, [rbp - 96]                                   ;  2416.0 p2      41 k
        pxor xmm15, xmm0                                          ;  2450.7 p1      41 k
        movdqa xmm0, [rbp + 224]                                  ;  2417.0 p2      41 k reload
        pxor xmm0, xmm14                                          ;  2451.7 p1      41 k
        pxor xmm1, xmm0                                           ;  2453.7 p1      41 k
        movdqa xmm0, [rbp + 16]                                   ;  2419.7 p2      41 k
        pxor xmm0, [rbp + 192]                                    ;  2453.7 p2+p1   41 k
        movdqa xmm3, [rbp + 144]                                  ;  2420.0 p2      41 k
        pxor xmm3, xmm5                                           ;  2454.7 p1      41 k
        pxor xmm5, xmm2                                           ;  2455.7 p1      41 k
        movdqa xmm2, [rbp - 96]                                   ;  2421.0 p2      41 k
        pxor xmm2, [rbp + 256]                                    ;  2456.7 p2+p1   41 k
        movdqa xmm10, [rbp + 16]                                  ;  2423.0 p2      41 k
        pxor xmm6, xmm0                                           ;  2457.7 p1      41 k
        movdqa xmm0, [rbp + 272]                                  ;  2426.7 p2      41 k reload
        pxor xmm10, xmm0                                          ;  2458.7 p1      41 k
        pxor xmm0, xmm12                                          ;  2459.7 p1      41 k
        pxor xmm8, xmm3                                           ;  2460.7 p1      41 k
        pxor xmm12, [rbp - 112]                                   ;  2461.7 p2+p1   41 k
        pxor xmm11, xmm2                                          ;  2462.7 p1      41 k
        movdqa xmm2, [rbp + 64]                                   ;  2426.0 p2      41 k reload
        pxor xmm2, xmm15                                          ;  2463.7 p1      41 k
        movdqa xmm3, [rbp + 96]                                   ;  2427.0 p2      41 k
        pxor xmm3, xmm5                                           ;  2464.7 p1      41 k
        pxor xmm7, xmm10                                          ;  2465.7 p1      41 k
        movdqa xmm5, [r8 + 1856]                                  ;  2428.0 p2      41 k
        movdqa xmm10, [r8 + 1792]                                 ;  2429.0 p2     100 k.0 reload
        pand xmm5, xmm10                                          ;  2466.7 p1      41 k
        movdqa xmm13, [r8 + 1872]                                 ;  2430.0 p2      41 k
        pxor xmm4, xmm7                                           ;  2467.7 p1      41 k
        movdqa xmm7, [r8 + 1888]                                  ;  2431.0 p2      41 k
        movdqa xmm14, [rbp - 16]                                  ;  2432.0 p2      41 k reload
        pxor xmm14, xmm0                                          ;  2468.7 p1      41 k
        pxor xmm6, xmm12                                          ;  2469.7 p1      41 k
        movdqa xmm0, [r8 + 1808]                                  ;  2433.0 p2     100 k.1 reload
        pand xmm7, xmm0                                           ;  2470.7 p1      41 k
        pand xmm13, xmm10                                         ;  2471.7 p1      41 k
        movdqa xmm12, [r8 + 1840]                                 ;  2434.0 p2      41 k
        pand xmm12, xmm10                                         ;  2472.7 p1      41 k
        movdqa xmm15, [r8 + 1856]                                 ;  2435.0 p2      41 k
        pand xmm15, [r8 + 1840]                                   ;  2473.7 p2+p1   41 k
        pxor xmm1, [r8 + 1824]                                    ;  2474.7 p2+p1   41 k
        pxor xmm9, [r8 + 1888]                                    ;  2475.7 p2+p1   41 k
        pxor xmm3, [r8 + 1872]                                    ;  2476.7 p2+p1   41 k
        pxor xmm11, xmm0                                          ;  2477.7 p1      41 k
        pxor xmm4, xmm10                                          ;  2478.7 p1      41 k
        pxor xmm14, [r8 + 1840]                                   ;  2479.7 p2+p1   41 k
        pxor xmm6, [r8 + 1856]                                    ;  2480.7 p2+p1   41 k
        movdqa [rbp - 16], xmm2                                   ;  2465.7 p0+p3   41 k spill
        movdqa xmm2, [r8 + 1872]                                  ;  2442.0 p2      41 k
        pand xmm2, [r8 + 1824]                                    ;  2481.7 p2+p1   41 k
        pxor xmm7, xmm2                                           ;  2483.7 p1      41 k
        pand xmm2, xmm0                                           ;  2483.7 p1      41 k
        movdqa [rbp + 96], xmm8                                   ;  2462.7 p0+p3   41 k spill
        movdqa xmm8, xmm0                                         ;  2444.0 p0      41 k copy
        pxor xmm8, xmm12                                          ;  2484.7 p1      41 k
        movdqa [rbp + 64], xmm9                                   ;  2477.7 p0+p3   41 k spill
        movdqa xmm9, xmm0                                         ;  2444.0 p0      41 k copy
        pand xmm9, [r8 + 1872]                                    ;  2485.7 p2+p1   41 k
        movdqa [rbp - 112], xmm3                                  ;  2478.7 p0+p3   41 k spill
        movdqa xmm3, xmm0                                         ;  2444.0 p0      41 k copy
        pand xmm3, xmm10                                          ;  2486.7 p1      41 k
        movdqa [rbp + 272], xmm6                                  ;  2482.7 p0+p3   41 k spill
        movdqa xmm6, xmm0                                         ;  2444.0 p0      41 k copy
        pand xmm6, [r8 + 1840]                                    ;  2487.7 p2+p1   41 k
        pand xmm0, [r8 + 1856]                                    ;  2488.7 p2+p1   41 k
        pxor xmm0, xmm13                                          ;  2490.7 p1      41 k
        movdqa [rbp + 16], xmm14                                  ;  2481.7 p0+p3   41 k spill
        movdqa xmm14, xmm10                                       ;  2445.0 p0      41 k copy
        movdqa [rbp + 256], xmm1                                  ;  2476.7 p0+p3   41 k spill
        movdqa xmm1, xmm10                                        ;  2447.0 p0      41 k copy
        movdqa [rbp - 96], xmm11                                  ;  2479.7 p0+p3   41 k spill
        movdqa xmm11, [r8 + 1792]                                 ;  2447.0 p2      41 k copy
        movdqa [rbp + 144], xmm4                                  ;  2480.7 p0+p3   41 k spill
        movdqa xmm4, [r8 + 1792]                                  ;  2448.0 p2      41 k copy
        movdqa [rbp + 192], xmm0                                  ;  2492.7 p0+p3   41 k spill
        movdqa xmm0, [r8 + 1888]                                  ;  2449.0 p2      41 k
        pand xmm0, [r8 + 1840]                                    ;  2490.7 p2+p1   41 k
        movdqa [rbp + 224], xmm6                                  ;  2489.7 p0+p3   41 k spill
        movdqa xmm6, xmm13                                        ;  2473.7 p0      41 k copy
        pand xmm6, [r8 + 1888]                                    ;  2491.7 p2+p1   41 k
        pxor xmm6, xmm9                                           ;  2493.7 p1      41 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;  2495.7 p2+p1   41 k
        movdqa [rbp - 32], xmm13                                  ;  2473.7 p0+p3   41 k spill
        movdqa xmm13, xmm5                                        ;  2468.7 p0      41 k copy
        pxor xmm13, xmm15                                         ;  2494.7 p1      41 k
        pxor xmm15, xmm7                                          ;  2495.7 p1      41 k
        pxor xmm7, xmm5                                           ;  2496.7 p1      41 k
        pand xmm13, [r8 + 1872]                                   ;  2497.7 p2+p1   41 k
        pxor xmm5, [rbp + 224]                                    ;  2500.7 p2+p1   41 k
        pxor xmm1, xmm15                                          ;  2499.7 p1      41 k
        pand xmm15, [r8 + 1824]                                   ;  2500.7 p2+p1   41 k
        pand xmm11, xmm1                                          ;  2501.7 p1      41 k
        pand xmm1, [r8 + 1856]                                    ;  2502.7 p2+p1   41 k
        pxor xmm11, xmm6                                          ;  2503.7 p1      41 k
        movdqa [rbp + 32], xmm5                                   ;  2502.7 p0+p3   41 k spill
        movdqa xmm5, [r8 + 1856]                                  ;  2457.7 p2      41 k
        pxor xmm5, xmm8                                           ;  2504.7 p1      41 k
        pand xmm5, [r8 + 1888]                                    ;  2506.7 p2+p1   41 k
        pxor xmm12, xmm5                                          ;  2508.7 p1      41 k
        movdqa [rbp + 80], xmm12                                  ;  2510.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1840]                                 ;  2460.0 p2      41 k
        pand xmm12, xmm9                                          ;  2507.7 p1      41 k
        pxor xmm12, xmm3                                          ;  2509.7 p1      41 k
        pxor xmm15, xmm12                                         ;  2511.7 p1      41 k
        movdqa xmm12, [r8 + 1888]                                 ;  2461.3 p2      41 k
        pand xmm12, [r8 + 1824]                                   ;  2510.7 p2+p1   41 k
        pxor xmm15, [r8 + 1840]                                   ;  2513.7 p2+p1   41 k
        pxor xmm3, xmm12                                          ;  2512.7 p1      41 k
        pxor xmm11, xmm12                                         ;  2513.7 p1      41 k
        movdqa [rbp - 48], xmm15                                  ;  2515.7 p0+p3   41 k spill
        movdqa xmm15, xmm8                                        ;  2486.7 p0      41 k copy
        pand xmm8, [r8 + 1824]                                    ;  2514.7 p2+p1   41 k
        pxor xmm8, [rbp + 192]                                    ;  2516.7 p2+p1   41 k
        movdqa [rbp + 48], xmm12                                  ;  2512.7 p0+p3   41 k spill
        movdqa xmm12, [r8 + 1824]                                 ;  2468.7 p2      41 k
        pand xmm12, xmm3                                          ;  2516.7 p1      41 k
        pxor xmm14, xmm12                                         ;  2518.7 p1      41 k
        pxor xmm15, xmm14                                         ;  2520.7 p1      41 k
        movdqa xmm12, [r8 + 1856]                                 ;  2470.3 p2     100 k.4 reload
        pand xmm3, xmm12                                          ;  2519.7 p1      41 k
        movdqa xmm14, [r8 + 1856]                                 ;  2471.7 p2      41 k copy
        pxor xmm14, xmm0                                          ;  2520.7 p1      41 k
        pxor xmm13, xmm14                                         ;  2522.7 p1      41 k
        pxor xmm3, xmm13                                          ;  2524.7 p1      41 k
        pxor xmm8, xmm3                                           ;  2526.7 p1      41 k
        movdqa xmm3, xmm9                                         ;  2487.7 p0      41 k copy
        movdqa xmm13, [r8 + 1888]                                 ;  2475.0 p2     100 k.6 reload
        pxor xmm3, xmm13                                          ;  2524.7 p1      41 k
        pand xmm4, xmm3                                           ;  2526.7 p1      41 k
        movdqa xmm3, [r8 + 1824]                                  ;  2476.7 p2     100 k.2 reload
        pxor xmm9, xmm3                                           ;  2526.7 p1      41 k
        pxor xmm5, xmm8                                           ;  2528.7 p1      41 k
        movdqa xmm8, [r8 + 1824]                                  ;  2478.0 p2      41 k copy
        pxor xmm8, [rbp + 192]                                    ;  2528.7 p2+p1   41 k
        pand xmm3, [rbp + 32]                                     ;  2529.7 p2+p1   41 k
        pand xmm14, [r8 + 1872]                                   ;  2530.7 p2+p1   41 k
        pxor xmm6, xmm4                                           ;  2531.7 p1      41 k
        pxor xmm1, xmm6                                           ;  2533.7 p1      41 k
        movdqa xmm6, xmm13                                        ;  2486.0 p0      41 k copy
        pand xmm6, [r8 + 1872]                                    ;  2533.7 p2+p1   41 k
        pxor xmm14, [rbp + 224]                                   ;  2534.7 p2+p1   41 k
        pxor xmm11, xmm14                                         ;  2536.7 p1      41 k
        movdqa xmm14, xmm13                                       ;  2486.0 p0      41 k copy
        pand xmm12, xmm9                                          ;  2536.7 p1      41 k
        pand xmm10, xmm9                                          ;  2537.7 p1      41 k
        pxor xmm14, xmm10                                         ;  2539.7 p1      41 k
        pxor xmm1, xmm14                                          ;  2541.7 p1      41 k
        movdqa xmm9, [r8 + 1840]                                  ;  2487.7 p2      41 k
        pand xmm9, xmm8                                           ;  2540.7 p1      41 k
        movdqa xmm10, [rbp + 48]                                  ;  2512.7 p2      41 k reload
        pxor xmm8, xmm10                                          ;  2541.7 p1      41 k
        pxor xmm10, [r8 + 1840]                                   ;  2542.7 p2+p1   41 k
        movdqa xmm14, [rbp + 256]                                 ;  2490.7 p2      41 k reload
        pxor xmm5, xmm14                                          ;  2543.7 p1      41 k
        pxor xmm14, [r8 + 32]                                     ;  2544.7 p2+p1   48 k
        pxor xmm9, [r8 + 1872]                                    ;  2545.7 p2+p1   41 k
        pxor xmm2, xmm9                                           ;  2547.7 p1      41 k
        pand xmm0, xmm10                                          ;  2547.7 p1      41 k
        pand xmm10, [r8 + 1872]                                   ;  2548.7 p2+p1   41 k
        movdqa xmm9, [rbp + 144]                                  ;  2494.7 p2      41 k reload
        pxor xmm11, xmm9                                          ;  2549.7 p1      41 k
        pxor xmm9, [r8]                                           ;  2550.7 p2+p1   48 k
        pxor xmm1, xmm0                                           ;  2551.7 p1      41 k
        pxor xmm4, xmm10                                          ;  2552.7 p1      41 k
        pxor xmm8, xmm4                                           ;  2554.7 p1      41 k
        movdqa xmm0, [rbp + 80]                                   ;  2510.7 p2      41 k
        pxor xmm0, xmm10                                          ;  2554.7 p1      41 k
        movdqa xmm4, [rbp + 32]                                   ;  2502.7 p2      41 k
        pxor xmm4, xmm6                                           ;  2555.7 p1      41 k
        pand xmm6, [rbp + 80]                                     ;  2556.7 p2+p1   41 k
        pand xmm13, xmm4                                          ;  2557.7 p1      41 k
        pxor xmm7, xmm6                                           ;  2558.7 p1      41 k
        movdqa xmm4, [rbp - 96]                                   ;  2499.7 p2      41 k
        pxor xmm4, xmm1                                           ;  2559.7 p1      41 k
        movdqa xmm1, [rbp + 16]                                   ;  2500.7 p2      41 k
        pxor xmm2, xmm7                                           ;  2560.7 p1      41 k
        movdqa xmm6, [rbp + 272]                                  ;  2501.7 p2      41 k
        movdqa xmm7, [rbp - 32]                                   ;  2502.7 p2      41 k reload
        pxor xmm7, xmm0                                           ;  2561.7 p1      41 k
        movdqa xmm0, xmm15                                        ;  2522.7 p0      41 k copy
        pxor xmm0, xmm8                                           ;  2562.7 p1      41 k
        pxor xmm15, xmm13                                         ;  2563.7 p1      41 k
        movdqa xmm8, [rbp - 112]                                  ;  2503.7 p2      41 k
        pxor xmm3, xmm0                                           ;  2564.7 p1      41 k
        movdqa xmm0, [rbp + 64]                                   ;  2504.7 p2      41 k
        pxor xmm12, xmm15                                         ;  2565.7 p1      41 k
        movdqa xmm10, [r8 + 144]                                  ;  2505.7 p2      48 k
        pxor xmm10, xmm11                                         ;  2566.7 p1      48 k
        movdqa xmm11, [r8 + 160]                                  ;  2506.7 p2      48 k
        pxor xmm5, [r8 + 176]                                     ;  2567.7 p2+p1   48 k
        pxor xmm11, xmm4                                          ;  2568.7 p1      48 k
        movdqa xmm4, [rbp - 96]                                   ;  2508.7 p2      48 k
        pxor xmm4, [r8 + 16]                                      ;  2569.7 p2+p1   48 k
        pxor xmm8, xmm3                                           ;  2570.7 p1      41 k
        movdqa xmm3, [r8 + 192]                                   ;  2510.7 p2      48 k
        movdqa xmm13, [rbp - 48]                                  ;  2515.7 p2      41 k reload
        pxor xmm13, xmm7                                          ;  2571.7 p1      41 k
        movdqa xmm7, [rel misty1_expand_compact.T0_constants128]  ;  2512.7 p2      41 k reload
        pxor xmm2, xmm7                                           ;  2572.7 p1      41 k
        pxor xmm6, xmm2                                           ;  2574.7 p1      41 k
        pxor xmm0, xmm13                                          ;  2574.7 p1      41 k
        movdqa xmm2, [r8 + 208]                                   ;  2513.7 p2      48 k
        pxor xmm2, xmm6                                           ;  2576.7 p1      48 k
        movdqa xmm6, [rbp + 16]                                   ;  2514.7 p2      48 k
        pxor xmm6, [r8 + 48]                                      ;  2576.7 p2+p1   48 k
        pxor xmm12, xmm7                                          ;  2577.7 p1      41 k
        pxor xmm1, xmm12                                          ;  2579.7 p1      41 k
        movdqa xmm12, [rbp + 272]                                 ;  2516.7 p2      48 k
        pxor xmm12, [r8 + 64]                                     ;  2579.7 p2+p1   48 k
        pxor xmm3, xmm1                                           ;  2581.7 p1      48 k
        movdqa xmm1, [r8 + 224]                                   ;  2518.7 p2      48 k
        pxor xmm1, xmm8                                           ;  2581.7 p1      48 k
        movdqa xmm8, [rbp - 112]                                  ;  2519.7 p2      48 k
        pxor xmm8, [r8 + 80]                                      ;  2582.7 p2+p1   48 k
        movdqa xmm13, [r8 + 240]                                  ;  2521.7 p2      48 k
        pxor xmm13, xmm0                                          ;  2583.7 p1      48 k
        movdqa xmm0, [rbp + 64]                                   ;  2522.7 p2      48 k
        pxor xmm0, [r8 + 96]                                      ;  2584.7 p2+p1   48 k
        movdqa xmm15, [rbp + 96]                                  ;  2524.7 p2      48 k
        pxor xmm15, [r8 + 112]                                    ;  2585.7 p2+p1   48 k
        movdqa [rbp + 96], xmm13                                  ;  2585.7 p0+p3   48 k spill
        movdqa xmm13, [rbp - 16]                                  ;  2526.7 p2      48 k
        pxor xmm13, [r8 + 128]                                    ;  2586.7 p2+p1   48 k
        movdqa [rbp - 16], xmm1                                   ;  2583.7 p0+p3   48 k spill
        movdqa xmm1, xmm14                                        ;  2546.7 p0      45 k copy
        movdqa [rbp + 64], xmm2                                   ;  2578.7 p0+p3   48 k spill
        movdqa xmm2, xmm14                                        ;  2546.7 p0      45 k copy
        pand xmm2, xmm6                                           ;  2587.7 p1      45 k
        movdqa [rbp - 112], xmm3                                  ;  2583.7 p0+p3   48 k spill
        movdqa xmm3, xmm14                                        ;  2546.7 p0      45 k copy
        pand xmm3, xmm8                                           ;  2588.7 p1      45 k
        movdqa [rbp + 272], xmm5                                  ;  2569.7 p0+p3   48 k spill
        movdqa xmm5, xmm14                                        ;  2546.7 p0      45 k copy
        pand xmm5, xmm4                                           ;  2589.7 p1      45 k
        pxor xmm5, xmm9                                           ;  2591.7 p1      45 k
        movdqa [rbp + 16], xmm11                                  ;  2570.7 p0+p3   48 k spill
        movdqa xmm11, xmm14                                       ;  2546.7 p0      45 k copy
        movdqa [rbp - 48], xmm10                                  ;  2568.7 p0+p3   48 k spill
        movdqa xmm10, xmm14                                       ;  2546.7 p0      45 k copy
        pand xmm10, xmm13                                         ;  2591.7 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;  2593.7 p0+p3   45 k spill
        movdqa xmm5, xmm14                                        ;  2546.7 p0      45 k copy
        pand xmm14, xmm0                                          ;  2592.7 p1      45 k
        pand xmm5, xmm15                                          ;  2593.7 p1      45 k
        movdqa [rbp - 32], xmm14                                  ;  2594.7 p0+p3   45 k spill
        movdqa xmm14, [rbp - 96]                                  ;  2593.7 p2      45 k
        movdqa [rbp + 80], xmm5                                   ;  2595.7 p0+p3   45 k spill
        movdqa xmm5, [rbp - 96]                                   ;  2593.7 p2      45 k
        pxor xmm5, xmm13                                          ;  2604.7 p1      45 k
        movdqa [rbp - 96], xmm5                                   ;  2606.7 p0+p3   45 k spill
        movdqa xmm5, xmm9                                         ;  2552.7 p0      45 k copy
        pxor xmm5, xmm0                                           ;  2595.7 p1      45 k
        movdqa [rbp + 32], xmm10                                  ;  2593.7 p0+p3   45 k spill
        movdqa xmm10, [rbp - 96]                                  ;  2606.7 p2      45 k
        movdqa xmm7, xmm9                                         ;  2552.7 p0      45 k copy
        pand xmm7, xmm15                                          ;  2596.7 p1      45 k
        movdqa [rbp + 144], xmm10                                 ;  2617.7 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2552.7 p0      45 k copy
        pand xmm10, xmm13                                         ;  2597.7 p1      45 k
        pxor xmm10, xmm15                                         ;  2599.7 p1      45 k
        movdqa [rbp + 256], xmm14                                 ;  2604.7 p0+p3   45 k spill
        movdqa xmm14, xmm9                                        ;  2552.7 p0      45 k copy
        pand xmm14, xmm6                                          ;  2599.7 p1      45 k
        movdqa [rbp + 48], xmm10                                  ;  2601.7 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2553.7 p0      45 k copy
        pand xmm10, xmm4                                          ;  2600.7 p1      45 k
        movdqa [rbp + 224], xmm11                                 ;  2556.7 p0+p3   45 k spill
        movdqa xmm11, xmm9                                        ;  2557.7 p0      45 k copy
        movdqa [rbp + 192], xmm10                                 ;  2602.7 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2559.7 p0      45 k copy
        pand xmm10, xmm12                                         ;  2601.7 p1      45 k
        movdqa [rbp - 64], xmm10                                  ;  2603.7 p0+p3   45 k spill
        movdqa xmm10, xmm9                                        ;  2561.7 p0      45 k copy
        pxor xmm10, xmm4                                          ;  2602.7 p1      45 k
        pand xmm9, xmm0                                           ;  2603.7 p1      45 k
        pand xmm10, xmm8                                          ;  2604.7 p1      45 k
        movdqa [rbp + 160], xmm9                                  ;  2605.7 p0+p3   45 k spill
        movdqa xmm9, xmm4                                         ;  2571.7 p0      45 k copy
        pxor xmm9, xmm8                                           ;  2605.7 p1      45 k
        pxor xmm2, xmm9                                           ;  2607.7 p1      45 k
        pand xmm11, xmm9                                          ;  2607.7 p1      45 k
        pand xmm9, xmm12                                          ;  2608.7 p1      45 k
        movdqa [rbp + 288], xmm2                                  ;  2609.7 p0+p3   45 k spill
        movdqa xmm2, xmm4                                         ;  2571.7 p0      45 k copy
        pand xmm2, xmm6                                           ;  2609.7 p1      45 k
        movdqa [rbp - 128], xmm11                                 ;  2609.7 p0+p3   45 k spill
        movdqa xmm11, xmm4                                        ;  2571.7 p0      45 k copy
        pand xmm11, xmm15                                         ;  2610.7 p1      45 k
        movdqa [rbp + 112], xmm4                                  ;  2571.7 p0+p3   48 k spill
        movdqa xmm4, [rbp + 256]                                  ;  2604.7 p2      45 k reload
        pxor xmm4, xmm11                                          ;  2615.7 p1      45 k
        movdqa xmm11, xmm6                                        ;  2578.7 p0      45 k copy
        pand xmm11, xmm15                                         ;  2612.7 p1      45 k
        movdqa [rbp + 256], xmm11                                 ;  2614.7 p0+p3   45 k spill
        movdqa xmm11, xmm6                                        ;  2578.7 p0      45 k copy
        pand xmm11, xmm0                                          ;  2613.7 p1      45 k
        pxor xmm7, xmm11                                          ;  2615.7 p1      45 k
        movdqa xmm11, xmm6                                        ;  2578.7 p0      45 k copy
        pxor xmm11, xmm5                                          ;  2615.7 p1      45 k
        pxor xmm7, [rel misty1_expand_compact.T0_constants128]    ;  2617.7 p2+p1   45 k
        pand xmm1, xmm11                                          ;  2617.7 p1      45 k
        pxor xmm1, [rbp + 48]                                     ;  2619.7 p2+p1   45 k
        movdqa [rbp + 0], xmm7                                    ;  2619.7 p0+p3   45 k spill
        movdqa xmm7, xmm6                                         ;  2582.7 p0      45 k copy
        pand xmm7, xmm12                                          ;  2619.7 p1      45 k
        pxor xmm2, xmm7                                           ;  2621.7 p1      45 k
        pxor xmm7, [rbp + 48]                                     ;  2621.7 p2+p1   45 k
        movdqa [rbp + 48], xmm5                                   ;  2597.7 p0+p3   45 k spill
        movdqa xmm5, [rbp + 160]                                  ;  2605.7 p2      45 k reload
        pxor xmm5, xmm2                                           ;  2623.7 p1      45 k
        movdqa xmm2, xmm0                                         ;  2586.7 p0      45 k copy
        pand xmm2, xmm12                                          ;  2623.7 p1      45 k
        pxor xmm14, xmm2                                          ;  2625.7 p1      45 k
        movdqa xmm2, xmm15                                        ;  2587.7 p0      45 k copy
        pand xmm2, xmm13                                          ;  2625.7 p1      45 k
        pxor xmm14, xmm2                                          ;  2627.7 p1      45 k
        movdqa [rbp + 160], xmm5                                  ;  2625.7 p0+p3   45 k spill
        movdqa xmm5, xmm15                                        ;  2589.0 p0      45 k copy
        pand xmm5, xmm8                                           ;  2627.7 p1      45 k
        pxor xmm9, xmm5                                           ;  2629.7 p1      45 k
        movdqa xmm5, xmm15                                        ;  2590.0 p0      45 k copy
        pand xmm15, xmm0                                          ;  2629.7 p1      45 k
        pand xmm5, xmm12                                          ;  2630.7 p1      45 k
        pxor xmm7, xmm9                                           ;  2631.7 p1      45 k
        pxor xmm5, [rbp - 64]                                     ;  2632.7 p2+p1   45 k
        movdqa [rbp - 80], xmm15                                  ;  2631.7 p0+p3   45 k spill
        movdqa xmm15, xmm13                                       ;  2592.7 p0      45 k copy
        pand xmm15, xmm12                                         ;  2633.7 p1      45 k
        pxor xmm6, xmm15                                          ;  2635.7 p1      45 k
        pxor xmm1, xmm6                                           ;  2637.7 p1      45 k
        pand xmm6, xmm13                                          ;  2637.7 p1      45 k
        pxor xmm6, [rel misty1_expand_compact.T0_constants128]    ;  2639.7 p2+p1   45 k
        movdqa [rbp + 240], xmm6                                  ;  2641.7 p0+p3   45 k spill
        movdqa xmm6, xmm13                                        ;  2595.7 p0      45 k copy
        por xmm6, xmm11                                           ;  2638.7 p1      45 k
        pxor xmm3, xmm6                                           ;  2640.7 p1      45 k
        movdqa xmm6, xmm12                                        ;  2596.7 p0      45 k copy
        pand xmm6, xmm8                                           ;  2640.7 p1      45 k
        movdqa [rbp + 176], xmm11                                 ;  2617.7 p0+p3   45 k spill
        movdqa xmm11, [rbp + 192]                                 ;  2602.7 p2      45 k reload
        pxor xmm11, xmm3                                          ;  2642.7 p1      45 k
        movdqa xmm3, xmm12                                        ;  2598.7 p0      45 k copy
        pxor xmm13, xmm6                                          ;  2642.7 p1      45 k
        movdqa [rbp + 192], xmm0                                  ;  2599.7 p0+p3   48 k spill
        movdqa xmm0, [rbp + 224]                                  ;  2599.7 p2      45 k reload
        pxor xmm0, xmm6                                           ;  2643.7 p1      45 k
        movdqa xmm6, xmm8                                         ;  2605.0 p0      45 k copy
        pand xmm6, xmm13                                          ;  2644.7 p1      45 k
        pxor xmm1, xmm6                                           ;  2646.7 p1      45 k
        movdqa xmm6, xmm8                                         ;  2606.7 p0      45 k copy
        movdqa xmm13, [rbp + 48]                                  ;  2607.0 p2      45 k reload
        pand xmm6, xmm13                                          ;  2646.7 p1      45 k
        pxor xmm9, xmm11                                          ;  2647.7 p1      45 k
        pxor xmm13, xmm9                                          ;  2649.7 p1      45 k
        pxor xmm7, xmm0                                           ;  2649.7 p1      45 k
        pand xmm3, xmm0                                           ;  2650.7 p1      45 k
        pxor xmm4, xmm3                                           ;  2652.7 p1      45 k
        movdqa xmm0, [rbp + 176]                                  ;  2618.0 p2      45 k reload
        por xmm8, xmm0                                            ;  2652.7 p1      45 k
        movdqa xmm3, [rbp + 144]                                  ;  2619.0 p2      45 k reload
        pxor xmm3, xmm6                                           ;  2653.7 p1      45 k
        pxor xmm12, xmm3                                          ;  2655.7 p1      45 k
        movdqa xmm3, [rbp + 32]                                   ;  2620.0 p2      45 k reload
        movdqa xmm6, [rbp - 80]                                   ;  2631.7 p2      45 k reload
        pxor xmm3, xmm6                                           ;  2655.7 p1      45 k
        pxor xmm7, xmm14                                          ;  2656.7 p1      45 k
        pxor xmm10, xmm4                                          ;  2657.7 p1      45 k
        pxor xmm3, xmm0                                           ;  2658.7 p1      45 k
        pxor xmm8, xmm3                                           ;  2660.7 p1      45 k
        movdqa xmm3, [rbp - 32]                                   ;  2622.0 p2      45 k reload
        pxor xmm14, xmm3                                          ;  2660.7 p1      45 k
        pxor xmm3, xmm10                                          ;  2661.7 p1      45 k
        pxor xmm10, xmm8                                          ;  2662.7 p1      45 k
        pxor xmm15, xmm10                                         ;  2664.7 p1      45 k
        movdqa xmm9, [rbp + 288]                                  ;  2623.7 p2      45 k reload
        pxor xmm8, xmm9                                           ;  2664.7 p1      45 k
        movdqa xmm10, [rbp + 192]                                 ;  2624.7 p2      48 k reload
        pxor xmm14, xmm10                                         ;  2665.7 p1      45 k
        pand xmm10, [rbp + 112]                                   ;  2666.7 p2+p1   45 k
        pxor xmm6, xmm10                                          ;  2668.7 p1      45 k
        pxor xmm8, xmm14                                          ;  2668.7 p1      45 k
        movdqa xmm14, [rbp + 80]                                  ;  2626.7 p2      45 k reload
        pxor xmm14, [rbp + 240]                                   ;  2669.7 p2+p1   45 k
        pxor xmm7, xmm6                                           ;  2670.7 p1      45 k
        pxor xmm10, xmm14                                         ;  2671.7 p1      45 k
        pxor xmm2, xmm14                                          ;  2672.7 p1      45 k
        pxor xmm13, xmm2                                          ;  2674.7 p1      45 k
        pxor xmm3, xmm10                                          ;  2674.7 p1      45 k
        movdqa xmm2, [rbp - 96]                                   ;  2629.0 p2      45 k
        pand xmm2, [rbp + 112]                                    ;  2675.7 p2+p1   45 k
        pxor xmm5, xmm2                                           ;  2677.7 p1      45 k
        movdqa xmm2, [rbp + 256]                                  ;  2631.0 p2      45 k
        pxor xmm9, xmm5                                           ;  2679.7 p1      45 k
        pxor xmm2, [rbp - 64]                                     ;  2678.7 p2+p1   45 k
        movdqa xmm5, [rbp + 0]                                    ;  2633.0 p2      45 k
        pxor xmm5, xmm12                                          ;  2679.7 p1      45 k
        pxor xmm4, xmm2                                           ;  2680.7 p1      45 k
        movdqa xmm2, [rbp + 160]                                  ;  2634.0 p2      45 k
        pxor xmm11, xmm5                                          ;  2681.7 p1      45 k
        movdqa xmm5, [rbp + 0]                                    ;  2635.0 p2      45 k
        pxor xmm5, xmm6                                           ;  2682.7 p1      45 k
        movdqa xmm6, [rbp + 160]                                  ;  2636.0 p2      45 k
        pxor xmm6, [rbp + 240]                                    ;  2683.7 p2+p1   45 k
        pxor xmm0, xmm11                                          ;  2684.7 p1      45 k
        movdqa xmm10, [rbp + 256]                                 ;  2638.0 p2      45 k
        pxor xmm10, xmm7                                          ;  2685.7 p1      45 k
        movdqa xmm7, [rbp - 48]                                   ;  2639.0 p2      45 k
        pxor xmm1, xmm6                                           ;  2686.7 p1      45 k
        movdqa xmm6, [rbp - 112]                                  ;  2640.0 p2      48 k reload
        pxor xmm15, xmm6                                          ;  2687.7 p1      45 k
        movdqa [r9 + 4032], xmm6                                  ;  2651.0 p0+p3  100 k
        movdqa xmm6, [rbp + 16]                                   ;  2641.0 p2      45 k
        pxor xmm12, xmm4                                          ;  2688.7 p1      45 k
        pxor xmm6, xmm1                                           ;  2689.7 p1      45 k
        movdqa xmm1, [rbp + 64]                                   ;  2642.0 p2      48 k reload
        pxor xmm8, xmm1                                           ;  2690.7 p1      45 k
        movdqa [r9 + 4048], xmm1                                  ;  2653.0 p0+p3  100 k
        movdqa xmm1, [rbp + 272]                                  ;  2643.0 p2      45 k
        movdqa [r9 + 3968], xmm0                                  ;  2686.7 p0+p3  100 k
        movdqa xmm0, [rbp - 16]                                   ;  2644.0 p2      45 k
        pxor xmm0, xmm10                                          ;  2691.7 p1      45 k
        movdqa xmm10, [rbp + 96]                                  ;  2645.0 p2      45 k
        pxor xmm10, xmm13                                         ;  2692.7 p1      45 k
        movdqa xmm11, [rbp - 48]                                  ;  2646.0 p2      48 k reload
        movdqa [r9 + 3984], xmm11                                 ;  2657.0 p0+p3  100 k
        movdqa xmm11, [rbp + 16]                                  ;  2647.0 p2      48 k reload
        movdqa [r9 + 4000], xmm11                                 ;  2658.0 p0+p3  100 k
        pxor xmm3, xmm4                                           ;  2693.7 p1      45 k
        movdqa xmm4, [rbp + 272]                                  ;  2648.0 p2      48 k reload
        movdqa [r9 + 4016], xmm4                                  ;  2659.0 p0+p3  100 k
        movdqa xmm4, [rbp - 16]                                   ;  2649.0 p2      48 k reload
        movdqa [r9 + 4064], xmm4                                  ;  2660.0 p0+p3  100 k
        movdqa xmm4, [rbp - 128]                                  ;  2650.0 p2      45 k reload
        pxor xmm4, xmm12                                          ;  2694.7 p1      45 k
        pxor xmm9, xmm5                                           ;  2695.7 p1      45 k
        movdqa xmm5, [rbp + 96]                                   ;  2651.0 p2      48 k reload
        movdqa [r9 + 4080], xmm5                                  ;  2662.0 p0+p3  100 k
        pxor xmm2, xmm4                                           ;  2696.7 p1      45 k
        movdqa [r9 + 3888], xmm15                                 ;  2689.7 p0+p3  100 k
        movdqa [r9 + 3856], xmm6                                  ;  2691.7 p0+p3  100 k
        movdqa [r9 + 3904], xmm8                                  ;  2692.7 p0+p3  100 k
        pxor xmm7, xmm3                                           ;  2697.7 p1      45 k
        movdqa [r9 + 3920], xmm0                                  ;  2693.7 p0+p3  100 k
        movdqa [r9 + 3936], xmm10                                 ;  2694.7 p0+p3  100 k
        pxor xmm1, xmm2                                           ;  2698.7 p1      45 k
        movdqa [r9 + 3952], xmm9                                  ;  2697.7 p0+p3  100 k
        movdqa [r9 + 3840], xmm7                                  ;  2699.7 p0+p3  100 k
        movdqa [r9 + 3872], xmm1                                  ;  2700.7 p0+p3  100 k
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
