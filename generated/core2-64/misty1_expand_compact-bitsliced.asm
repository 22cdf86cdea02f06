; misty1_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_expand_compact --cpu core2-64 --variant bitsliced
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
;   body: 4590 uops, planned 1422.5; bounds: width 1147.5, ports 1276.0, path 22.0
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
        sub rsp, 0x140                                            ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 176], rdi                                ;                    argument
        mov qword [rbp + 184], rsi                                ;                    argument
        lea rdx, [rbp + 256]                                      ;                    frame
        mov r8, qword [rbp + 176]                                 ;     0.0 p2      99 k.0 reload
        movaps xmm0, [r8]                                         ;     3.0 p2      99 k.0
        movaps xmm1, [r8 + 16]                                    ;     3.0 p2      99 k.1
        movaps xmm2, [r8 + 32]                                    ;     3.0 p2      99 k.2
        movaps xmm3, [r8 + 48]                                    ;     4.0 p2      99 k.3
        movaps xmm4, [r8 + 64]                                    ;     5.0 p2      99 k.4
        movaps xmm5, [r8 + 80]                                    ;     6.0 p2      99 k.5
        movaps xmm6, [r8 + 96]                                    ;     7.0 p2      99 k.6
        movaps xmm7, [r8 + 112]                                   ;     8.0 p2      99 k.7
        movaps xmm8, [r8 + 128]                                   ;     9.0 p2      99 k.8
        movaps xmm9, [r8 + 144]                                   ;    10.0 p2      99 k.9
        movaps xmm10, [r8 + 160]                                  ;    11.0 p2      99 k.10
        movaps xmm11, [r8 + 176]                                  ;    12.0 p2      99 k.11
        movaps xmm12, [r8 + 192]                                  ;    13.0 p2      99 k.12
        movaps xmm13, [r8 + 208]                                  ;    14.0 p2      99 k.13
        movaps xmm14, [r8 + 224]                                  ;    15.0 p2      99 k.14
        movaps xmm15, [r8 + 240]                                  ;    16.0 p2      99 k.15
        mov r9, qword [rbp + 184]                                 ;    17.0 p2      99 k reload
        movaps [r9], xmm0                                         ;     6.0 p3+p4   99 k
        movaps [r9 + 16], xmm1                                    ;     6.0 p3+p4   99 k
        movaps [r9 + 32], xmm2                                    ;     6.5 p3+p4   99 k
        movaps [r9 + 48], xmm3                                    ;     7.5 p3+p4   99 k
        movaps [r9 + 64], xmm4                                    ;     8.5 p3+p4   99 k
        movaps [r9 + 80], xmm5                                    ;     9.5 p3+p4   99 k
        movaps [r9 + 96], xmm6                                    ;    10.5 p3+p4   99 k
        movaps [r9 + 112], xmm7                                   ;    11.5 p3+p4   99 k
        movaps [r9 + 128], xmm8                                   ;    12.5 p3+p4   99 k
        movaps [r9 + 144], xmm9                                   ;    13.5 p3+p4   99 k
        movaps [r9 + 160], xmm10                                  ;    14.5 p3+p4   99 k
        movaps [r9 + 176], xmm11                                  ;    15.5 p3+p4   99 k
        movaps [r9 + 192], xmm12                                  ;    16.5 p3+p4   99 k
        movaps [r9 + 208], xmm13                                  ;    17.5 p3+p4   99 k
        movaps [r9 + 224], xmm14                                  ;    18.5 p3+p4   99 k
        movaps [r9 + 240], xmm15                                  ;    19.5 p3+p4   99 k
        movaps xmm2, [r8 + 256]                                   ;    18.0 p2     100 k.0
        movaps xmm2, [r8 + 272]                                   ;    19.0 p2     100 k.1
        movaps xmm2, [r8 + 288]                                   ;    20.0 p2     100 k.2
        movaps xmm2, [r8 + 304]                                   ;    21.0 p2     100 k.3
        movaps xmm2, [r8 + 320]                                   ;    22.0 p2     100 k.4
        movaps xmm2, [r8 + 336]                                   ;    23.0 p2     100 k.5
        movaps xmm2, [r8 + 352]                                   ;    24.0 p2     100 k.6
        movaps xmm2, [r8 + 368]                                   ;    25.0 p2     100 k.7
        movaps xmm2, [r8 + 384]                                   ;    26.0 p2     100 k.8
        movaps xmm2, [r8 + 400]                                   ;    27.0 p2     100 k.9
        movaps xmm2, [r8 + 416]                                   ;    28.0 p2     100 k.10
        movaps xmm2, [r8 + 432]                                   ;    29.0 p2     100 k.11
        movaps xmm2, [r8 + 448]                                   ;    30.0 p2     100 k.12
        movaps xmm2, [r8 + 464]                                   ;    31.0 p2     100 k.13
        movaps xmm2, [r8 + 480]                                   ;    32.0 p2     100 k.14
        movaps xmm2, [r8 + 496]                                   ;    33.0 p2     100 k.15
        movaps xmm2, xmm7                                         ;    19.0 p0      41 k copy
        xorps xmm2, xmm13                                         ;    20.0 p1      41 k
        movaps xmm3, xmm2                                         ;    21.0 p5      41 k copy
        xorps xmm3, xmm10                                         ;    22.0 p0      41 k
        movaps xmm1, xmm3                                         ;    23.0 p1      41 k copy
        andps xmm1, xmm9                                          ;    24.0 p5      41 k
        movaps xmm6, xmm10                                        ;    21.2 p0      41 k copy
        andps xmm6, xmm14                                         ;    22.2 p1      41 k
        movaps xmm5, xmm10                                        ;    22.0 p5      41 k copy
        andps xmm5, xmm13                                         ;    23.0 p0      41 k
        movaps xmm0, xmm13                                        ;    22.5 p1      41 k copy
        andps xmm0, xmm11                                         ;    23.5 p5      41 k
        movaps xmm4, xmm8                                         ;    23.2 p0      41 k copy
        xorps xmm4, xmm12                                         ;    24.2 p1      41 k
        movaps xmm13, xmm15                                       ;    24.0 p5      41 k copy
        andps xmm13, xmm14                                        ;    25.0 p0      41 k
        movaps [rbp - 112], xmm6                                  ;    24.0 p3+p4   41 k spill
        movaps xmm6, xmm14                                        ;    24.5 p1      41 k copy
        andps xmm6, xmm7                                          ;    25.5 p5      41 k
        xorps xmm5, xmm6                                          ;    26.5 p0      41 k
        movaps xmm6, [rel misty1_expand_compact.T0_constants128]  ;    34.0 p2      41 k reload
        xorps xmm5, xmm6                                          ;    37.0 p1      41 k
        movaps [rbp - 96], xmm5                                   ;    38.0 p3+p4   41 k spill
        movaps xmm5, xmm4                                         ;    26.0 p5      41 k copy
        movaps xmm12, xmm13                                       ;    26.2 p0      41 k copy
        movaps [rbp - 16], xmm13                                  ;    26.5 p3+p4   41 k spill
        movaps xmm13, xmm10                                       ;    26.5 p1      41 k copy
        andps xmm13, xmm9                                         ;    27.5 p5      41 k
        xorps xmm5, xmm13                                         ;    28.5 p0      41 k
        movaps xmm13, xmm10                                       ;    27.5 p1      41 k copy
        andps xmm13, xmm7                                         ;    28.5 p5      41 k
        xorps xmm0, xmm13                                         ;    29.5 p0      41 k
        xorps xmm12, xmm0                                         ;    30.5 p1      41 k
        movaps xmm0, xmm10                                        ;    29.0 p5      41 k copy
        andps xmm0, xmm8                                          ;    30.0 p0      41 k
        movaps xmm13, xmm10                                       ;    29.5 p1      41 k copy
        andps xmm13, xmm11                                        ;    30.5 p5      41 k
        movaps [rbp - 80], xmm5                                   ;    29.5 p3+p4   41 k spill
        movaps xmm5, xmm14                                        ;    30.2 p0      41 k copy
        movaps xmm14, xmm15                                       ;    30.5 p1      41 k copy
        andps xmm14, xmm7                                         ;    31.5 p5      41 k
        xorps xmm5, xmm14                                         ;    32.5 p0      41 k
        xorps xmm0, xmm13                                         ;    31.5 p1      41 k
        xorps xmm1, xmm5                                          ;    33.5 p5      41 k
        xorps xmm13, xmm5                                         ;    33.5 p0      41 k
        movaps xmm5, xmm10                                        ;    32.5 p1      41 k copy
        movaps xmm14, xmm4                                        ;    33.0 p5      41 k copy
        andps xmm14, xmm11                                        ;    34.0 p0      41 k
        movaps xmm10, xmm3                                        ;    33.5 p1      41 k copy
        orps xmm10, xmm15                                         ;    34.5 p5      41 k
        movaps [rbp - 128], xmm3                                  ;    32.5 p3+p4   41 k spill
        movaps xmm3, xmm15                                        ;    34.2 p0      41 k copy
        andps xmm3, xmm11                                         ;    35.2 p1      41 k
        xorps xmm5, xmm3                                          ;    36.2 p5      41 k
        xorps xmm1, xmm5                                          ;    37.2 p0      41 k
        andps xmm5, xmm15                                         ;    37.2 p1      41 k
        xorps xmm5, xmm6                                          ;    38.2 p5      41 k
        movaps xmm6, xmm8                                         ;    36.2 p0      41 k copy
        andps xmm6, xmm7                                          ;    37.2 p1      41 k
        andps xmm4, xmm7                                          ;    37.0 p5      41 k
        movaps [rbp - 48], xmm3                                   ;    36.2 p3+p4   41 k spill
        movaps xmm3, [r8 + 176]                                   ;    35.2 p2      41 k copy
        andps xmm3, [r8 + 192]                                    ;    38.2 p0+p2   41 k
        movaps [rbp - 64], xmm5                                   ;    39.2 p3+p4   41 k spill
        movaps xmm5, [r8 + 192]                                   ;    37.2 p2      41 k
        andps xmm5, xmm9                                          ;    40.2 p1      41 k
        xorps xmm10, xmm5                                         ;    41.2 p5      41 k
        xorps xmm6, xmm10                                         ;    42.2 p0      41 k
        movaps xmm5, xmm3                                         ;    39.2 p1      41 k copy
        xorps xmm5, xmm15                                         ;    40.2 p5      41 k
        xorps xmm3, xmm9                                          ;    39.2 p0      41 k
        movaps xmm10, xmm6                                        ;    43.2 p1      41 k copy
        movaps [rbp - 32], xmm6                                   ;    43.2 p3+p4   41 k spill
        movaps xmm6, xmm2                                         ;    40.0 p5      41 k copy
        movaps [rbp + 32], xmm0                                   ;    39.0 p3+p4   41 k spill
        movaps xmm0, [r8 + 144]                                   ;    38.8 p2      41 k copy
        andps xmm0, xmm8                                          ;    41.8 p0      41 k
        movaps xmm9, [r8 + 224]                                   ;    39.8 p2      41 k
        andps xmm9, [r8 + 192]                                    ;    42.8 p1+p2   41 k
        xorps xmm14, xmm9                                         ;    43.8 p5      41 k
        xorps xmm13, xmm14                                        ;    44.8 p0      41 k
        xorps xmm10, xmm14                                        ;    44.8 p1      41 k
        xorps xmm6, xmm10                                         ;    45.8 p5      41 k
        xorps xmm0, xmm7                                          ;    42.8 p0      41 k
        movaps xmm9, [r8 + 192]                                   ;    41.8 p2      99 k.12 reload
        andps xmm5, xmm9                                          ;    44.8 p1      41 k
        xorps xmm13, xmm3                                         ;    45.8 p5      41 k
        andps xmm3, xmm11                                         ;    43.2 p0      41 k
        xorps xmm1, xmm5                                          ;    45.8 p1      41 k
        xorps xmm13, xmm12                                        ;    46.8 p5      41 k
        movaps xmm5, [r8 + 224]                                   ;    42.8 p2      41 k
        andps xmm5, xmm8                                          ;    45.8 p0      41 k
        andps xmm2, xmm9                                          ;    44.8 p1      41 k
        xorps xmm5, xmm0                                          ;    46.8 p5      41 k
        xorps xmm0, xmm15                                         ;    45.2 p0      41 k
        xorps xmm2, xmm0                                          ;    46.2 p1      41 k
        andps xmm0, xmm8                                          ;    46.2 p5      41 k
        xorps xmm2, xmm11                                         ;    47.2 p0      41 k
        xorps xmm3, xmm5                                          ;    47.8 p1      41 k
        movaps xmm5, [r8 + 176]                                   ;    44.8 p2      41 k copy
        movaps xmm10, [r8 + 224]                                  ;    45.8 p2      99 k.14 reload
        andps xmm5, xmm10                                         ;    48.8 p5      41 k
        movaps xmm14, xmm11                                       ;    47.2 p0      41 k copy
        andps xmm14, xmm7                                         ;    48.2 p1      41 k
        xorps xmm5, xmm14                                         ;    49.8 p5      41 k
        xorps xmm0, xmm5                                          ;    50.8 p0      41 k
        movaps xmm5, [rbp - 80]                                   ;    46.8 p2      41 k reload
        xorps xmm0, xmm5                                          ;    51.8 p1      41 k
        xorps xmm14, [rbp - 112]                                  ;    49.2 p5+p2   41 k
        xorps xmm14, xmm3                                         ;    50.2 p0      41 k
        movaps xmm11, xmm7                                        ;    49.5 p1      41 k copy
        xorps xmm11, xmm8                                         ;    50.5 p5      41 k
        andps xmm11, xmm9                                         ;    51.5 p0      41 k
        xorps xmm3, xmm11                                         ;    52.5 p1      41 k
        movaps xmm11, xmm2                                        ;    51.0 p5      41 k copy
        xorps xmm11, [rbp - 96]                                   ;    52.0 p0+p2   41 k
        xorps xmm2, xmm14                                         ;    51.5 p1      41 k
        xorps xmm4, xmm2                                          ;    52.5 p5      41 k
        movaps xmm2, [r8 + 224]                                   ;    49.8 p2      41 k copy
        andps xmm2, [r8 + 208]                                    ;    52.8 p0+p2   41 k
        movaps xmm5, xmm7                                         ;    52.5 p1      41 k copy
        andps xmm5, [r8 + 208]                                    ;    53.5 p5+p2   41 k
        xorps xmm5, [rbp + 32]                                    ;    54.5 p0+p2   41 k
        xorps xmm4, xmm5                                          ;    55.5 p1      41 k
        movaps xmm7, xmm15                                        ;    54.0 p5      41 k copy
        andps xmm7, [r8 + 144]                                    ;    55.0 p0+p2   41 k
        xorps xmm7, xmm2                                          ;    56.0 p1      41 k
        xorps xmm7, [rbp - 128]                                   ;    57.0 p5+p2   41 k
        movaps xmm15, xmm8                                        ;    55.2 p0      41 k copy
        andps xmm15, [r8 + 208]                                   ;    56.2 p1+p2   41 k
        xorps xmm2, xmm15                                         ;    57.2 p5      41 k
        xorps xmm11, [rbp - 32]                                   ;    56.8 p0+p2   41 k
        movaps xmm8, xmm10                                        ;    56.5 p1      41 k copy
        andps xmm8, [r8 + 144]                                    ;    57.8 p5+p2   41 k
        xorps xmm8, [rbp - 64]                                    ;    58.8 p0+p2   41 k
        xorps xmm15, xmm8                                         ;    59.8 p1      41 k
        xorps xmm8, [rbp - 16]                                    ;    59.8 p5+p2   41 k
        movaps xmm10, xmm9                                        ;    58.2 p0      41 k copy
        orps xmm10, [rbp - 128]                                   ;    60.8 p1+p2   41 k
        xorps xmm7, xmm10                                         ;    61.8 p5      41 k
        xorps xmm6, xmm8                                          ;    60.8 p0      41 k
        xorps xmm13, xmm2                                         ;    59.5 p1      41 k
        xorps xmm2, [rbp - 96]                                    ;    61.8 p5+p2   41 k
        xorps xmm5, [rbp - 64]                                    ;    62.8 p0+p2   41 k
        xorps xmm1, xmm5                                          ;    63.8 p1      41 k
        xorps xmm13, [rbp - 112]                                  ;    63.8 p5+p2   41 k
        movaps xmm5, xmm3                                         ;    61.2 p0      41 k copy
        xorps xmm3, xmm7                                          ;    62.8 p1      41 k
        xorps xmm3, [rbp - 48]                                    ;    64.8 p5+p2   41 k
        xorps xmm7, [rbp - 80]                                    ;    65.8 p0+p2   41 k
        movaps xmm8, [r8 + 208]                                   ;    66.8 p2      41 k
        movaps xmm10, [r8 + 144]                                  ;    67.8 p2      99 k.9 reload
        andps xmm8, xmm10                                         ;    70.8 p1      41 k
        xorps xmm12, xmm8                                         ;    71.8 p5      41 k
        xorps xmm5, xmm8                                          ;    71.8 p0      41 k
        xorps xmm0, xmm2                                          ;    63.5 p1      41 k
        xorps xmm11, [rbp - 128]                                  ;    68.8 p5+p2   41 k
        xorps xmm15, xmm5                                         ;    72.8 p0      41 k
        xorps xmm14, xmm15                                        ;    73.8 p1      41 k
        movaps xmm2, [r8 + 208]                                   ;    69.8 p2      99 k.13 reload
        xorps xmm12, xmm2                                         ;    72.8 p5      41 k
        xorps xmm7, xmm12                                         ;    73.8 p0      41 k
        movaps xmm5, [r8 + 64]                                    ;    70.8 p2      41 k
        movaps xmm8, [r8]                                         ;    71.8 p2      99 k.0 reload
        andps xmm5, xmm8                                          ;    74.8 p1      41 k
        movaps xmm12, [r8 + 80]                                   ;    72.8 p2      41 k
        andps xmm12, xmm8                                         ;    75.8 p5      41 k
        movaps xmm15, [r8 + 96]                                   ;    73.8 p2      41 k
        andps xmm15, [r8 + 16]                                    ;    76.8 p0+p2   41 k
        movaps xmm2, xmm12                                        ;    76.8 p1      41 k copy
        andps xmm2, [r8 + 96]                                     ;    77.8 p5+p2   41 k
        movaps xmm9, [r8 + 48]                                    ;    76.8 p2      41 k
        andps xmm9, xmm8                                          ;    79.8 p0      41 k
        movaps xmm10, xmm9                                        ;    80.8 p1      41 k copy
        xorps xmm10, [r8 + 16]                                    ;    81.8 p5+p2   41 k
        movaps [rbp - 128], xmm11                                 ;    72.2 p3+p4   41 k spill
        movaps xmm11, [r8 + 64]                                   ;    78.8 p2      41 k
        andps xmm11, [r8 + 48]                                    ;    81.8 p0+p2   41 k
        movaps [rbp - 80], xmm0                                   ;    73.2 p3+p4   41 k spill
        movaps xmm0, xmm10                                        ;    82.8 p1      41 k copy
        xorps xmm0, [r8 + 64]                                     ;    83.8 p5+p2   41 k
        andps xmm0, [r8 + 96]                                     ;    84.8 p0+p2   41 k
        xorps xmm9, xmm0                                          ;    85.8 p1      41 k
        movaps [rbp - 48], xmm6                                   ;    74.2 p3+p4   41 k spill
        movaps xmm6, [r8 + 96]                                    ;    82.8 p2      41 k
        andps xmm6, [r8 + 48]                                     ;    85.8 p5+p2   41 k
        movaps [rbp - 112], xmm13                                 ;    75.8 p3+p4   41 k spill
        movaps xmm13, xmm5                                        ;    76.0 p0      41 k copy
        xorps xmm13, xmm11                                        ;    82.8 p1      41 k
        movaps [rbp - 64], xmm7                                   ;    76.8 p3+p4   41 k spill
        movaps xmm7, [r8 + 80]                                    ;    84.8 p2      41 k
        andps xmm7, [r8 + 32]                                     ;    87.8 p5+p2   41 k
        xorps xmm15, xmm7                                         ;    88.8 p0      41 k
        andps xmm7, [r8 + 16]                                     ;    88.8 p1+p2   41 k
        xorps xmm11, xmm15                                        ;    89.8 p5      41 k
        andps xmm13, [r8 + 80]                                    ;    87.8 p0+p2   41 k
        xorps xmm15, xmm5                                         ;    89.8 p1      41 k
        movaps [rbp - 96], xmm3                                   ;    81.8 p3+p4   41 k spill
        movaps xmm3, xmm11                                        ;    90.8 p5      41 k copy
        andps xmm3, [r8 + 32]                                     ;    91.8 p0+p2   41 k
        movaps [rbp - 16], xmm4                                   ;    82.8 p3+p4   41 k spill
        movaps xmm4, [r8 + 80]                                    ;    89.8 p2      41 k
        andps xmm4, [r8 + 16]                                     ;    92.8 p1+p2   41 k
        movaps [rbp - 32], xmm1                                   ;    83.8 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;    93.8 p5      41 k copy
        andps xmm1, [r8 + 48]                                     ;    94.8 p0+p2   41 k
        movaps [rbp + 32], xmm14                                  ;    84.8 p3+p4   41 k spill
        movaps xmm14, [r8 + 96]                                   ;    92.8 p2      41 k
        andps xmm14, [r8 + 32]                                    ;    95.8 p1+p2   41 k
        xorps xmm2, xmm4                                          ;    93.8 p5      41 k
        movaps [rbp + 80], xmm15                                  ;    90.8 p3+p4   41 k spill
        movaps xmm15, [r8 + 16]                                   ;    94.8 p2      41 k
        andps xmm15, xmm8                                         ;    97.8 p0      41 k
        xorps xmm1, xmm15                                         ;    98.8 p1      41 k
        xorps xmm3, xmm1                                          ;    99.8 p5      41 k
        xorps xmm15, xmm14                                        ;    98.8 p0      41 k
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;    95.8 p2      41 k reload
        xorps xmm2, xmm1                                          ;    98.8 p1      41 k
        xorps xmm3, [r8 + 48]                                     ;   100.8 p5+p2   41 k
        movaps xmm1, xmm6                                         ;    91.0 p0      41 k copy
        xorps xmm1, [r8 + 64]                                     ;    97.8 p1+p2   41 k
        xorps xmm13, xmm1                                         ;    98.8 p5      41 k
        movaps [rbp + 64], xmm3                                   ;   101.8 p3+p4   41 k spill
        movaps xmm3, xmm15                                        ;    99.8 p0      41 k copy
        andps xmm3, [r8 + 32]                                     ;   100.8 p1+p2   41 k
        xorps xmm3, xmm8                                          ;   101.8 p5      41 k
        andps xmm15, [r8 + 64]                                    ;    99.8 p0+p2   41 k
        xorps xmm13, xmm15                                        ;   100.8 p1      41 k
        xorps xmm11, xmm8                                         ;    95.8 p5      41 k
        xorps xmm3, xmm10                                         ;   102.8 p0      41 k
        movaps xmm15, [r8 + 80]                                   ;   100.8 p2      99 k.5 reload
        andps xmm1, xmm15                                         ;   103.8 p1      41 k
        andps xmm10, [r8 + 32]                                    ;   101.8 p5+p2   41 k
        movaps xmm15, xmm11                                       ;    98.8 p0      41 k copy
        andps xmm15, xmm8                                         ;    99.8 p1      41 k
        andps xmm11, [r8 + 64]                                    ;   102.8 p5+p2   41 k
        xorps xmm15, xmm2                                         ;   100.8 p0      41 k
        xorps xmm15, xmm14                                        ;   101.8 p1      41 k
        movaps [rbp + 96], xmm3                                   ;   103.8 p3+p4   41 k spill
        movaps xmm3, xmm4                                         ;   100.2 p5      41 k copy
        xorps xmm3, [r8 + 96]                                     ;   103.8 p0+p2   41 k
        movaps [rbp + 16], xmm0                                   ;   101.0 p3+p4   41 k spill
        movaps xmm0, [r8 + 48]                                    ;   104.8 p2      41 k
        andps xmm0, [r8 + 16]                                     ;   107.8 p1+p2   41 k
        xorps xmm1, xmm0                                          ;   108.8 p5      41 k
        xorps xmm15, xmm1                                         ;   109.8 p0      41 k
        movaps xmm1, xmm12                                        ;   102.2 p1      41 k copy
        movaps [rbp + 0], xmm15                                   ;   110.8 p3+p4   41 k spill
        movaps xmm15, [r8 + 64]                                   ;   106.8 p2      41 k
        andps xmm15, [r8 + 16]                                    ;   109.8 p5+p2   41 k
        xorps xmm1, xmm15                                         ;   110.8 p0      41 k
        xorps xmm10, xmm1                                         ;   111.8 p1      41 k
        andps xmm3, xmm8                                          ;   104.8 p5      41 k
        xorps xmm2, xmm3                                          ;   105.8 p0      41 k
        xorps xmm5, xmm0                                          ;   108.8 p1      41 k
        xorps xmm11, xmm2                                         ;   106.8 p5      41 k
        movaps xmm0, [r8 + 32]                                    ;   108.8 p2      99 k.2 reload
        xorps xmm1, xmm0                                          ;   111.8 p0      41 k
        xorps xmm4, xmm0                                          ;   111.8 p1      41 k
        xorps xmm13, xmm10                                        ;   112.8 p5      41 k
        movaps xmm2, xmm14                                        ;   106.0 p0      41 k copy
        xorps xmm2, xmm1                                          ;   112.8 p1      41 k
        movaps xmm10, [r8 + 48]                                   ;   109.8 p2      99 k.3 reload
        xorps xmm14, xmm10                                        ;   112.8 p5      41 k
        andps xmm6, xmm14                                         ;   113.8 p0      41 k
        andps xmm1, xmm10                                         ;   112.8 p1      41 k
        movaps xmm15, [r8 + 80]                                   ;   110.8 p2      99 k.5 reload
        xorps xmm1, xmm15                                         ;   113.8 p5      41 k
        andps xmm14, xmm15                                        ;   113.8 p0      41 k
        xorps xmm3, xmm14                                         ;   114.8 p1      41 k
        xorps xmm7, xmm1                                          ;   114.8 p5      41 k
        xorps xmm2, xmm3                                          ;   115.8 p0      41 k
        movaps xmm1, xmm4                                         ;   112.8 p1      41 k copy
        movaps xmm3, [r8 + 64]                                    ;   111.8 p2      99 k.4 reload
        andps xmm1, xmm3                                          ;   114.8 p5      41 k
        andps xmm4, xmm8                                          ;   112.8 p0      41 k
        xorps xmm14, xmm9                                         ;   114.8 p1      41 k
        xorps xmm4, [r8 + 96]                                     ;   113.8 p5+p2   41 k
        xorps xmm11, xmm4                                         ;   114.8 p0      41 k
        xorps xmm13, [rbp + 16]                                   ;   113.8 p1+p2   41 k
        movaps xmm4, [rbp + 96]                                   ;   114.8 p2      41 k reload
        xorps xmm2, xmm4                                          ;   117.8 p5      41 k
        movaps xmm3, xmm5                                         ;   113.8 p0      41 k copy
        andps xmm3, xmm0                                          ;   114.8 p1      41 k
        movaps xmm10, xmm15                                       ;   114.2 p5      41 k copy
        andps xmm10, [r8 + 96]                                    ;   115.8 p0+p2   41 k
        xorps xmm5, xmm10                                         ;   116.8 p1      41 k
        andps xmm9, xmm10                                         ;   116.8 p5      41 k
        xorps xmm12, xmm14                                        ;   115.8 p0      41 k
        xorps xmm3, xmm2                                          ;   118.8 p1      41 k
        movaps xmm2, [r8 + 96]                                    ;   116.8 p2      99 k.6 reload
        andps xmm5, xmm2                                          ;   119.8 p5      41 k
        xorps xmm11, xmm6                                         ;   116.8 p0      41 k
        xorps xmm4, xmm5                                          ;   120.8 p1      41 k
        xorps xmm9, [rbp + 80]                                    ;   117.8 p5+p2   41 k
        xorps xmm7, xmm9                                          ;   118.8 p0      41 k
        xorps xmm1, xmm4                                          ;   121.8 p1      41 k
        movaps xmm4, [rel misty1_expand_compact.T0_constants128]  ;   118.8 p2      41 k reload
        xorps xmm7, xmm4                                          ;   121.8 p5      41 k
        xorps xmm12, [rbp + 64]                                   ;   119.8 p0+p2   41 k
        xorps xmm1, xmm4                                          ;   122.8 p1      41 k
        movaps xmm5, xmm8                                         ;   119.2 p5      41 k copy
        xorps xmm5, [rbp + 32]                                    ;   120.8 p0+p2   41 k
        movaps xmm6, xmm5                                         ;   121.8 p1      41 k copy
        xorps xmm6, [rbp + 0]                                     ;   122.8 p5+p2   41 k
        movaps xmm9, xmm0                                         ;   120.8 p0      41 k copy
        xorps xmm9, [rbp - 16]                                    ;   122.8 p1+p2   41 k
        xorps xmm13, xmm9                                         ;   123.8 p5      41 k
        movaps xmm10, xmm15                                       ;   121.8 p0      41 k copy
        xorps xmm10, [rbp - 112]                                  ;   123.8 p1+p2   41 k
        movaps xmm14, [rbp - 32]                                  ;   124.8 p2      41 k
        xorps xmm14, [r8 + 16]                                    ;   127.8 p5+p2   41 k
        xorps xmm11, xmm14                                        ;   128.8 p0      41 k
        xorps xmm3, xmm10                                         ;   124.8 p1      41 k
        xorps xmm6, [r8 + 400]                                    ;   126.8 p5+p2   48 k
        movaps xmm15, xmm2                                        ;   123.8 p0      41 k copy
        xorps xmm15, [rbp - 48]                                   ;   127.8 p1+p2   41 k
        xorps xmm12, xmm15                                        ;   128.8 p5      41 k
        movaps xmm2, [rbp - 96]                                   ;   128.8 p2      41 k
        xorps xmm2, [r8 + 48]                                     ;   131.8 p0+p2   41 k
        xorps xmm1, xmm2                                          ;   132.8 p1      41 k
        xorps xmm13, [r8 + 432]                                   ;   130.8 p5+p2   48 k
        xorps xmm11, [r8 + 416]                                   ;   131.8 p0+p2   48 k
        movaps xmm0, [rbp - 64]                                   ;   132.8 p2      41 k
        xorps xmm0, [r8 + 64]                                     ;   135.8 p1+p2   41 k
        xorps xmm7, xmm0                                          ;   136.8 p5      41 k
        xorps xmm3, [r8 + 480]                                    ;   134.8 p0+p2   48 k
        xorps xmm5, [r8 + 256]                                    ;   135.8 p1+p2   48 k
        xorps xmm9, [r8 + 288]                                    ;   136.8 p5+p2   48 k
        xorps xmm1, [r8 + 448]                                    ;   137.8 p0+p2   48 k
        xorps xmm12, [r8 + 496]                                   ;   138.8 p1+p2   48 k
        xorps xmm14, [r8 + 272]                                   ;   139.8 p5+p2   48 k
        xorps xmm7, [r8 + 464]                                    ;   140.8 p0+p2   48 k
        xorps xmm10, [r8 + 336]                                   ;   141.8 p1+p2   48 k
        xorps xmm2, [r8 + 304]                                    ;   142.8 p5+p2   48 k
        xorps xmm15, [r8 + 352]                                   ;   143.8 p0+p2   48 k
        xorps xmm0, [r8 + 320]                                    ;   144.8 p1+p2   48 k
        movaps xmm8, [rbp - 80]                                   ;   145.8 p2      48 k
        xorps xmm8, [r8 + 368]                                    ;   148.8 p5+p2   48 k
        movaps [rbp - 80], xmm12                                  ;   139.8 p3+p4   48 k spill
        movaps xmm12, [rbp - 128]                                 ;   147.8 p2      48 k
        xorps xmm12, [r8 + 384]                                   ;   150.8 p0+p2   48 k
        movaps [rbp - 128], xmm3                                  ;   136.0 p3+p4   48 k spill
        movaps xmm3, xmm5                                         ;   136.8 p1      45 k copy
        xorps xmm3, xmm15                                         ;   144.8 p5      45 k
        movaps [rbp - 64], xmm7                                   ;   141.8 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;   145.8 p0      45 k copy
        xorps xmm7, xmm2                                          ;   146.8 p1      45 k
        movaps [rbp - 96], xmm1                                   ;   138.8 p3+p4   48 k spill
        movaps xmm1, xmm2                                         ;   143.8 p5      45 k copy
        andps xmm1, xmm8                                          ;   149.8 p0      45 k
        movaps [rbp - 48], xmm13                                  ;   140.0 p3+p4   48 k spill
        movaps xmm13, xmm2                                        ;   143.8 p1      45 k copy
        andps xmm13, xmm15                                        ;   144.8 p5      45 k
        movaps [rbp - 32], xmm11                                  ;   141.8 p3+p4   48 k spill
        movaps xmm11, xmm15                                       ;   144.8 p0      45 k copy
        andps xmm11, xmm0                                         ;   145.8 p1      45 k
        movaps [rbp - 112], xmm6                                  ;   142.8 p3+p4   48 k spill
        movaps xmm6, xmm7                                         ;   147.8 p5      45 k copy
        andps xmm6, xmm9                                          ;   148.8 p0      45 k
        movaps [rbp - 16], xmm1                                   ;   150.8 p3+p4   45 k spill
        movaps xmm1, xmm14                                        ;   144.2 p1      45 k copy
        xorps xmm1, xmm10                                         ;   145.2 p5      45 k
        movaps [rbp + 0], xmm15                                   ;   145.0 p3+p4   48 k spill
        movaps xmm15, xmm8                                        ;   149.8 p0      45 k copy
        andps xmm15, xmm12                                        ;   151.8 p1      45 k
        movaps [rbp + 32], xmm3                                   ;   146.0 p3+p4   45 k spill
        movaps xmm3, xmm1                                         ;   146.2 p5      45 k copy
        movaps [rbp + 64], xmm10                                  ;   147.0 p3+p4   48 k spill
        movaps xmm10, xmm2                                        ;   146.2 p0      45 k copy
        andps xmm10, xmm9                                         ;   147.2 p1      45 k
        xorps xmm3, xmm10                                         ;   148.2 p5      45 k
        movaps xmm10, xmm8                                        ;   149.8 p0      45 k copy
        andps xmm10, xmm5                                         ;   150.8 p1      45 k
        xorps xmm13, xmm10                                        ;   151.8 p5      45 k
        xorps xmm13, xmm4                                         ;   152.8 p0      45 k
        movaps xmm10, xmm15                                       ;   152.8 p1      45 k copy
        movaps [rbp + 80], xmm15                                  ;   152.8 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;   148.8 p5      45 k copy
        andps xmm15, xmm5                                         ;   149.8 p0      45 k
        xorps xmm11, xmm15                                        ;   150.8 p1      45 k
        xorps xmm10, xmm11                                        ;   153.8 p5      45 k
        movaps xmm11, xmm2                                        ;   150.2 p0      45 k copy
        andps xmm11, xmm14                                        ;   151.2 p1      45 k
        movaps xmm15, xmm2                                        ;   150.8 p5      45 k copy
        andps xmm15, xmm0                                         ;   151.8 p0      45 k
        movaps [rbp + 96], xmm13                                  ;   153.8 p3+p4   45 k spill
        movaps xmm13, xmm8                                        ;   151.5 p1      45 k copy
        movaps [rbp + 16], xmm3                                   ;   151.5 p3+p4   45 k spill
        movaps xmm3, xmm5                                         ;   151.8 p5      45 k copy
        andps xmm3, xmm12                                         ;   152.8 p0      45 k
        xorps xmm13, xmm3                                         ;   153.8 p1      45 k
        xorps xmm11, xmm15                                        ;   152.8 p5      45 k
        xorps xmm6, xmm13                                         ;   154.8 p0      45 k
        xorps xmm15, xmm13                                        ;   154.8 p1      45 k
        movaps xmm3, xmm1                                         ;   153.8 p5      45 k copy
        andps xmm3, xmm0                                          ;   154.8 p0      45 k
        movaps xmm13, xmm7                                        ;   154.5 p1      45 k copy
        orps xmm13, xmm12                                         ;   155.5 p5      45 k
        movaps [rdx - 128], xmm7                                  ;   153.8 p3+p4   45 k spill
        movaps xmm7, xmm12                                        ;   155.2 p0      45 k copy
        andps xmm7, xmm0                                          ;   156.2 p1      45 k
        xorps xmm2, xmm7                                          ;   157.2 p5      45 k
        xorps xmm6, xmm2                                          ;   158.2 p0      45 k
        andps xmm2, xmm12                                         ;   158.2 p1      45 k
        xorps xmm2, xmm4                                          ;   159.2 p5      45 k
        movaps xmm4, xmm14                                        ;   157.2 p0      45 k copy
        andps xmm4, xmm5                                          ;   158.2 p1      45 k
        andps xmm1, xmm5                                          ;   157.8 p5      45 k
        movaps [rdx - 112], xmm7                                  ;   157.2 p3+p4   45 k spill
        movaps xmm7, xmm0                                         ;   158.2 p0      45 k copy
        andps xmm7, [rbp + 64]                                    ;   159.2 p1+p2   45 k
        movaps [rbp + 112], xmm2                                  ;   160.2 p3+p4   45 k spill
        movaps xmm2, xmm9                                         ;   158.8 p5      45 k copy
        andps xmm2, [rbp + 64]                                    ;   159.8 p0+p2   45 k
        xorps xmm13, xmm2                                         ;   160.8 p1      45 k
        xorps xmm4, xmm13                                         ;   161.8 p5      45 k
        movaps xmm2, xmm7                                         ;   160.2 p0      45 k copy
        xorps xmm2, xmm12                                         ;   161.2 p1      45 k
        xorps xmm7, xmm9                                          ;   160.8 p5      45 k
        movaps xmm13, xmm4                                        ;   162.8 p0      45 k copy
        movaps [rdx - 96], xmm4                                   ;   162.8 p3+p4   45 k spill
        movaps xmm4, xmm9                                         ;   161.5 p1      45 k copy
        andps xmm4, xmm14                                         ;   162.5 p5      45 k
        movaps [rbp + 48], xmm11                                  ;   160.2 p3+p4   45 k spill
        movaps xmm11, xmm8                                        ;   162.2 p0      45 k copy
        andps xmm11, [rbp + 64]                                   ;   163.2 p1+p2   45 k
        xorps xmm3, xmm11                                         ;   164.2 p5      45 k
        xorps xmm15, xmm3                                         ;   165.2 p0      45 k
        xorps xmm13, xmm3                                         ;   165.2 p1      45 k
        xorps xmm4, xmm5                                          ;   163.8 p5      45 k
        movaps xmm3, [rbp + 32]                                   ;   161.8 p2      45 k reload
        xorps xmm13, xmm3                                         ;   166.2 p0      45 k
        movaps xmm11, [rbp + 64]                                  ;   162.8 p2      48 k reload
        andps xmm2, xmm11                                         ;   165.8 p1      45 k
        xorps xmm15, xmm7                                         ;   166.2 p5      45 k
        andps xmm7, xmm0                                          ;   165.2 p0      45 k
        xorps xmm6, xmm2                                          ;   166.8 p1      45 k
        xorps xmm15, xmm10                                        ;   167.2 p5      45 k
        movaps xmm2, xmm8                                         ;   166.2 p0      45 k copy
        andps xmm2, xmm14                                         ;   167.2 p1      45 k
        andps xmm3, xmm11                                         ;   166.8 p5      45 k
        xorps xmm2, xmm4                                          ;   168.2 p0      45 k
        xorps xmm4, xmm12                                         ;   167.5 p1      45 k
        xorps xmm3, xmm4                                          ;   168.5 p5      45 k
        andps xmm4, xmm14                                         ;   168.5 p0      45 k
        xorps xmm3, xmm0                                          ;   169.5 p1      45 k
        xorps xmm7, xmm2                                          ;   169.2 p5      45 k
        movaps xmm2, xmm0                                         ;   169.2 p0      45 k copy
        andps xmm2, xmm8                                          ;   170.2 p1      45 k
        andps xmm0, xmm5                                          ;   169.8 p5      45 k
        xorps xmm2, xmm0                                          ;   171.2 p0      45 k
        xorps xmm4, xmm2                                          ;   172.2 p1      45 k
        movaps xmm2, [rbp + 16]                                   ;   167.2 p2      45 k reload
        xorps xmm4, xmm2                                          ;   173.2 p5      45 k
        xorps xmm0, [rbp - 16]                                    ;   171.2 p0+p2   45 k
        xorps xmm0, xmm7                                          ;   172.2 p1      45 k
        movaps xmm2, xmm5                                         ;   171.8 p5      45 k copy
        xorps xmm2, xmm14                                         ;   172.8 p0      45 k
        andps xmm2, xmm11                                         ;   173.8 p1      45 k
        xorps xmm7, xmm2                                          ;   174.8 p5      45 k
        movaps xmm2, [rbp + 0]                                    ;   169.2 p2      48 k reload
        andps xmm5, xmm2                                          ;   173.2 p0      45 k
        andps xmm12, xmm9                                         ;   173.5 p1      45 k
        xorps xmm5, [rbp + 48]                                    ;   174.2 p5+p2   45 k
        movaps [rbp + 48], xmm4                                   ;   174.2 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;   174.2 p0      45 k copy
        andps xmm4, xmm2                                          ;   175.2 p1      45 k
        andps xmm14, xmm2                                         ;   174.8 p5      45 k
        andps xmm8, xmm9                                          ;   175.2 p0      45 k
        movaps xmm2, xmm3                                         ;   175.5 p1      45 k copy
        xorps xmm2, [rbp + 96]                                    ;   176.5 p5+p2   45 k
        xorps xmm3, xmm0                                          ;   176.2 p0      45 k
        xorps xmm1, xmm3                                          ;   177.2 p1      45 k
        movaps xmm3, [rdx - 128]                                  ;   172.8 p2      45 k reload
        orps xmm11, xmm3                                          ;   176.8 p5      45 k
        xorps xmm12, xmm4                                         ;   177.2 p0      45 k
        xorps xmm1, xmm5                                          ;   178.2 p1      45 k
        xorps xmm8, [rbp + 112]                                   ;   177.8 p5+p2   45 k
        xorps xmm4, xmm14                                         ;   178.2 p0      45 k
        xorps xmm12, xmm3                                         ;   178.5 p1      45 k
        xorps xmm11, xmm12                                        ;   179.5 p5      45 k
        xorps xmm14, xmm8                                         ;   179.2 p0      45 k
        xorps xmm2, [rdx - 96]                                    ;   179.5 p1+p2   45 k
        xorps xmm15, xmm4                                         ;   179.8 p5      45 k
        xorps xmm8, [rbp + 80]                                    ;   180.2 p0+p2   45 k
        xorps xmm13, xmm8                                         ;   181.2 p1      45 k
        movaps xmm8, [rbp + 0]                                    ;   177.0 p2      48 k reload
        andps xmm9, xmm8                                          ;   180.8 p5      45 k
        xorps xmm4, [rbp + 96]                                    ;   181.2 p0+p2   45 k
        xorps xmm10, xmm9                                         ;   181.8 p1      45 k
        xorps xmm5, [rbp + 112]                                   ;   181.8 p5+p2   45 k
        xorps xmm9, xmm7                                          ;   182.2 p0      45 k
        xorps xmm7, xmm11                                         ;   182.5 p1      45 k
        xorps xmm6, xmm5                                          ;   182.8 p5      45 k
        xorps xmm11, [rbp + 16]                                   ;   183.2 p0+p2   45 k
        xorps xmm7, [rdx - 112]                                   ;   183.5 p1+p2   45 k
        xorps xmm15, [rbp - 16]                                   ;   183.8 p5+p2   45 k
        xorps xmm3, xmm2                                          ;   184.2 p0      45 k
        xorps xmm4, [rbp + 48]                                    ;   184.5 p1+p2   45 k
        xorps xmm8, xmm10                                         ;   184.8 p5      45 k
        xorps xmm14, xmm9                                         ;   185.2 p0      45 k
        xorps xmm0, xmm14                                         ;   186.2 p1      45 k
        xorps xmm11, xmm8                                         ;   185.8 p5      45 k
        movaps xmm2, [rbp - 48]                                   ;   184.0 p2      48 k reload
        xorps xmm1, xmm2                                          ;   187.0 p0      45 k
        movaps xmm5, [rbp - 32]                                   ;   185.0 p2      48 k reload
        xorps xmm6, xmm5                                          ;   188.0 p1      45 k
        movaps [r9 + 2064], xmm6                                  ;   189.0 p3+p4  100 k
        movaps xmm6, [rbp - 112]                                  ;   186.0 p2      48 k reload
        xorps xmm0, xmm6                                          ;   189.0 p5      45 k
        movaps [r9 + 2048], xmm0                                  ;   190.0 p3+p4  100 k
        movaps [r9 + 2080], xmm1                                  ;   188.0 p3+p4  100 k
        movaps xmm0, [rbp - 96]                                   ;   187.0 p2      48 k reload
        xorps xmm7, xmm0                                          ;   190.0 p0      45 k
        movaps [r9 + 2096], xmm7                                  ;   191.0 p3+p4  100 k
        movaps xmm1, [rbp - 128]                                  ;   188.0 p2      48 k reload
        xorps xmm15, xmm1                                         ;   191.0 p1      45 k
        movaps [r9 + 2128], xmm15                                 ;   192.0 p3+p4  100 k
        movaps xmm7, [rbp - 64]                                   ;   189.0 p2      48 k reload
        xorps xmm11, xmm7                                         ;   192.0 p5      45 k
        movaps [r9 + 2160], xmm4                                  ;   187.2 p3+p4  100 k
        movaps [r9 + 2112], xmm11                                 ;   193.0 p3+p4  100 k
        movaps xmm4, [rbp - 80]                                   ;   190.0 p2      48 k reload
        xorps xmm13, xmm4                                         ;   193.0 p0      45 k
        movaps [r9 + 2176], xmm3                                  ;   189.2 p3+p4  100 k
        movaps [r9 + 2192], xmm6                                  ;   190.2 p3+p4  100 k
        movaps [r9 + 2144], xmm13                                 ;   194.0 p3+p4  100 k
        movaps [r9 + 2208], xmm5                                  ;   192.2 p3+p4  100 k
        movaps [r9 + 2224], xmm2                                  ;   193.2 p3+p4  100 k
        movaps [r9 + 2240], xmm0                                  ;   194.2 p3+p4  100 k
        movaps [r9 + 2256], xmm7                                  ;   195.2 p3+p4  100 k
        movaps [r9 + 2272], xmm1                                  ;   196.2 p3+p4  100 k
        movaps [r9 + 2288], xmm4                                  ;   197.2 p3+p4  100 k
        movaps xmm0, [r8 + 256]                                   ;   191.0 p2     100 k.0 reload
        movaps [r9 + 256], xmm0                                   ;   198.2 p3+p4   99 k
        movaps xmm1, [r8 + 272]                                   ;   192.0 p2     100 k.1 reload
        movaps [r9 + 272], xmm1                                   ;   199.2 p3+p4   99 k
        movaps xmm2, [r8 + 288]                                   ;   193.0 p2     100 k.2 reload
        movaps [r9 + 288], xmm2                                   ;   200.2 p3+p4   99 k
        movaps xmm3, [r8 + 304]                                   ;   194.0 p2     100 k.3 reload
        movaps [r9 + 304], xmm3                                   ;   201.2 p3+p4   99 k
        movaps xmm4, [r8 + 320]                                   ;   195.0 p2     100 k.4 reload
        movaps [r9 + 320], xmm4                                   ;   202.2 p3+p4   99 k
        movaps xmm5, [r8 + 336]                                   ;   196.0 p2     100 k.5 reload
        movaps [r9 + 336], xmm5                                   ;   203.2 p3+p4   99 k
        movaps xmm6, [r8 + 352]                                   ;   197.0 p2     100 k.6 reload
        movaps [r9 + 352], xmm6                                   ;   204.2 p3+p4   99 k
        movaps xmm7, [r8 + 368]                                   ;   198.0 p2     100 k.7 reload
        movaps [r9 + 368], xmm7                                   ;   205.2 p3+p4   99 k
        movaps xmm8, [r8 + 384]                                   ;   199.0 p2     100 k.8 reload
        movaps [r9 + 384], xmm8                                   ;   206.2 p3+p4   99 k
        movaps xmm9, [r8 + 400]                                   ;   200.0 p2     100 k.9 reload
        movaps [r9 + 400], xmm9                                   ;   207.2 p3+p4   99 k
        movaps xmm10, [r8 + 416]                                  ;   201.0 p2     100 k.10 reload
        movaps [r9 + 416], xmm10                                  ;   208.2 p3+p4   99 k
        movaps xmm11, [r8 + 432]                                  ;   202.0 p2     100 k.11 reload
        movaps [r9 + 432], xmm11                                  ;   209.2 p3+p4   99 k
        movaps xmm12, [r8 + 512]                                  ;   203.0 p2     100 k.0
        movaps xmm13, [r8 + 448]                                  ;   204.0 p2     100 k.12 reload
        movaps [r9 + 448], xmm13                                  ;   210.2 p3+p4   99 k
        movaps xmm14, [r8 + 528]                                  ;   205.0 p2     100 k.1
        movaps xmm15, [r8 + 464]                                  ;   206.0 p2     100 k.13 reload
        movaps [r9 + 464], xmm15                                  ;   211.2 p3+p4   99 k
        movaps xmm14, [r8 + 544]                                  ;   207.0 p2     100 k.2
        movaps xmm14, [r8 + 480]                                  ;   208.0 p2     100 k.14 reload
        movaps [r9 + 480], xmm14                                  ;   212.2 p3+p4   99 k
        movaps xmm12, [r8 + 560]                                  ;   209.0 p2     100 k.3
        movaps xmm12, [r8 + 496]                                  ;   210.0 p2     100 k.15 reload
        movaps [r9 + 496], xmm12                                  ;   213.2 p3+p4   99 k
        movaps xmm2, [r8 + 576]                                   ;   211.0 p2     100 k.4
        movaps xmm2, [r8 + 592]                                   ;   212.0 p2     100 k.5
        movaps xmm2, [r8 + 608]                                   ;   213.0 p2     100 k.6
        movaps xmm2, [r8 + 624]                                   ;   214.0 p2     100 k.7
        movaps xmm2, [r8 + 640]                                   ;   215.0 p2     100 k.8
        movaps xmm2, [r8 + 656]                                   ;   216.0 p2     100 k.9
        movaps xmm2, [r8 + 672]                                   ;   217.0 p2     100 k.10
        movaps xmm2, [r8 + 688]                                   ;   218.0 p2     100 k.11
        movaps xmm2, [r8 + 704]                                   ;   219.0 p2     100 k.12
        movaps xmm2, [r8 + 720]                                   ;   220.0 p2     100 k.13
        movaps xmm2, [r8 + 736]                                   ;   221.0 p2     100 k.14
        movaps xmm2, [r8 + 752]                                   ;   222.0 p2     100 k.15
        movaps xmm2, xmm15                                        ;   210.2 p1      41 k copy
        xorps xmm2, xmm7                                          ;   211.2 p5      41 k
        movaps xmm3, xmm2                                         ;   212.2 p0      41 k copy
        xorps xmm3, xmm10                                         ;   213.2 p1      41 k
        movaps xmm1, xmm10                                        ;   211.5 p5      41 k copy
        andps xmm1, xmm14                                         ;   212.5 p0      41 k
        movaps xmm6, xmm10                                        ;   212.2 p1      41 k copy
        andps xmm6, xmm15                                         ;   213.2 p5      41 k
        movaps xmm5, xmm3                                         ;   214.2 p0      41 k copy
        andps xmm5, xmm9                                          ;   215.2 p1      41 k
        movaps xmm0, xmm15                                        ;   213.5 p5      41 k copy
        andps xmm0, xmm11                                         ;   214.5 p0      41 k
        movaps xmm4, xmm8                                         ;   214.2 p1      41 k copy
        xorps xmm4, xmm13                                         ;   215.2 p5      41 k
        movaps xmm15, xmm12                                       ;   215.0 p0      41 k copy
        andps xmm15, xmm14                                        ;   216.0 p1      41 k
        movaps [rbp - 80], xmm1                                   ;   214.5 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;   216.2 p5      41 k copy
        movaps xmm13, xmm14                                       ;   216.0 p0      41 k copy
        andps xmm13, xmm7                                         ;   217.0 p1      41 k
        xorps xmm6, xmm13                                         ;   218.0 p5      41 k
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   223.0 p2      41 k reload
        xorps xmm6, xmm13                                         ;   226.0 p0      41 k
        movaps [rbp - 128], xmm6                                  ;   227.0 p3+p4   41 k spill
        movaps xmm6, xmm15                                        ;   217.2 p1      41 k copy
        movaps [rbp - 64], xmm15                                  ;   217.2 p3+p4   41 k spill
        movaps xmm15, xmm10                                       ;   217.5 p5      41 k copy
        andps xmm15, xmm9                                         ;   218.5 p0      41 k
        xorps xmm1, xmm15                                         ;   219.5 p1      41 k
        movaps xmm15, xmm10                                       ;   218.5 p5      41 k copy
        andps xmm15, xmm7                                         ;   219.5 p0      41 k
        xorps xmm0, xmm15                                         ;   220.5 p1      41 k
        xorps xmm6, xmm0                                          ;   221.5 p5      41 k
        movaps xmm0, xmm10                                        ;   220.0 p0      41 k copy
        andps xmm0, xmm8                                          ;   221.0 p1      41 k
        movaps xmm15, xmm10                                       ;   220.5 p5      41 k copy
        andps xmm15, xmm11                                        ;   221.5 p0      41 k
        movaps [rbp - 96], xmm1                                   ;   220.5 p3+p4   41 k spill
        movaps xmm1, xmm14                                        ;   221.2 p1      41 k copy
        movaps xmm14, xmm12                                       ;   221.5 p5      41 k copy
        andps xmm14, xmm7                                         ;   222.5 p0      41 k
        xorps xmm1, xmm14                                         ;   223.5 p1      41 k
        xorps xmm0, xmm15                                         ;   222.5 p5      41 k
        xorps xmm5, xmm1                                          ;   224.5 p0      41 k
        xorps xmm15, xmm1                                         ;   224.5 p1      41 k
        movaps xmm1, xmm4                                         ;   223.5 p5      41 k copy
        andps xmm1, xmm11                                         ;   224.5 p0      41 k
        movaps xmm14, xmm3                                        ;   224.2 p1      41 k copy
        orps xmm14, xmm12                                         ;   225.2 p5      41 k
        movaps [rbp - 48], xmm3                                   ;   222.8 p3+p4   41 k spill
        movaps xmm3, xmm12                                        ;   225.0 p0      41 k copy
        andps xmm3, xmm11                                         ;   226.0 p1      41 k
        xorps xmm10, xmm3                                         ;   227.0 p5      41 k
        xorps xmm5, xmm10                                         ;   228.0 p0      41 k
        andps xmm10, xmm12                                        ;   228.0 p1      41 k
        xorps xmm10, xmm13                                        ;   229.0 p5      41 k
        movaps xmm13, [r8 + 384]                                  ;   224.5 p2      41 k copy
        andps xmm13, xmm7                                         ;   227.5 p0      41 k
        andps xmm4, xmm7                                          ;   227.2 p1      41 k
        movaps [rbp - 32], xmm3                                   ;   227.0 p3+p4   41 k spill
        movaps xmm3, [r8 + 432]                                   ;   225.5 p2      41 k copy
        andps xmm3, [r8 + 448]                                    ;   228.5 p5+p2   41 k
        movaps [rbp - 112], xmm10                                 ;   230.0 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;   228.0 p0      41 k copy
        andps xmm10, [r8 + 448]                                   ;   229.0 p1+p2   41 k
        xorps xmm14, xmm10                                        ;   230.0 p5      41 k
        xorps xmm13, xmm14                                        ;   231.0 p0      41 k
        movaps xmm10, xmm3                                        ;   229.5 p1      41 k copy
        xorps xmm10, xmm12                                        ;   230.5 p5      41 k
        xorps xmm3, xmm9                                          ;   230.0 p0      41 k
        movaps xmm14, xmm13                                       ;   232.0 p1      41 k copy
        movaps [rbp + 0], xmm13                                   ;   232.0 p3+p4   41 k spill
        movaps xmm13, xmm2                                        ;   230.5 p5      41 k copy
        movaps [rbp + 48], xmm0                                   ;   229.2 p3+p4   41 k spill
        movaps xmm0, [r8 + 400]                                   ;   229.0 p2      41 k copy
        andps xmm0, xmm8                                          ;   232.0 p0      41 k
        movaps xmm9, xmm8                                         ;   231.2 p1      41 k copy
        andps xmm9, [r8 + 480]                                    ;   232.2 p5+p2   41 k
        movaps xmm8, [r8 + 480]                                   ;   231.0 p2      41 k
        andps xmm8, [r8 + 448]                                    ;   234.0 p0+p2   41 k
        xorps xmm1, xmm8                                          ;   235.0 p1      41 k
        xorps xmm15, xmm1                                         ;   236.0 p5      41 k
        xorps xmm14, xmm1                                         ;   236.0 p0      41 k
        xorps xmm13, xmm14                                        ;   237.0 p1      41 k
        xorps xmm0, xmm7                                          ;   233.5 p5      41 k
        movaps xmm1, [r8 + 448]                                   ;   233.0 p2     100 k.12 reload
        andps xmm10, xmm1                                         ;   236.0 p0      41 k
        xorps xmm15, xmm3                                         ;   237.0 p1      41 k
        andps xmm3, xmm11                                         ;   234.5 p5      41 k
        xorps xmm5, xmm10                                         ;   237.0 p0      41 k
        xorps xmm9, xmm0                                          ;   235.2 p1      41 k
        andps xmm2, xmm1                                          ;   236.0 p5      41 k
        xorps xmm0, xmm12                                         ;   236.0 p0      41 k
        xorps xmm15, xmm6                                         ;   238.0 p1      41 k
        xorps xmm2, xmm0                                          ;   237.0 p5      41 k
        movaps xmm8, [r8 + 384]                                   ;   234.2 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;   237.2 p0      41 k
        xorps xmm2, xmm11                                         ;   238.0 p1      41 k
        xorps xmm3, xmm9                                          ;   237.5 p5      41 k
        movaps xmm9, [r8 + 432]                                   ;   235.2 p2      41 k copy
        movaps xmm10, [r8 + 480]                                  ;   236.2 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;   239.2 p0      41 k
        andps xmm11, xmm7                                         ;   238.2 p1      41 k
        xorps xmm9, xmm11                                         ;   240.2 p5      41 k
        xorps xmm0, xmm9                                          ;   241.2 p0      41 k
        movaps xmm9, [rbp - 80]                                   ;   237.2 p2      41 k reload
        xorps xmm11, xmm9                                         ;   240.2 p1      41 k
        movaps xmm14, [rbp - 96]                                  ;   238.2 p2      41 k reload
        xorps xmm0, xmm14                                         ;   242.2 p5      41 k
        xorps xmm11, xmm3                                         ;   241.2 p0      41 k
        movaps xmm9, xmm7                                         ;   240.2 p1      41 k copy
        xorps xmm9, xmm8                                          ;   241.2 p5      41 k
        andps xmm9, xmm1                                          ;   242.2 p0      41 k
        xorps xmm3, xmm9                                          ;   243.2 p1      41 k
        movaps xmm9, [r8 + 464]                                   ;   239.2 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;   242.2 p5      41 k
        andps xmm12, [r8 + 400]                                   ;   242.0 p0+p2   41 k
        xorps xmm7, [rbp + 48]                                    ;   243.2 p1+p2   41 k
        movaps xmm14, xmm10                                       ;   242.5 p5      41 k copy
        andps xmm14, xmm9                                         ;   243.5 p0      41 k
        andps xmm8, xmm9                                          ;   243.2 p1      41 k
        andps xmm10, [r8 + 400]                                   ;   243.5 p5+p2   41 k
        movaps xmm9, xmm2                                         ;   244.0 p0      41 k copy
        xorps xmm9, [rbp - 128]                                   ;   245.0 p1+p2   41 k
        xorps xmm2, xmm11                                         ;   244.5 p5      41 k
        xorps xmm4, xmm2                                          ;   245.5 p0      41 k
        movaps xmm2, [rbp - 48]                                   ;   244.2 p2      41 k reload
        orps xmm1, xmm2                                           ;   247.2 p1      41 k
        xorps xmm12, xmm14                                        ;   245.5 p5      41 k
        xorps xmm4, xmm7                                          ;   246.5 p0      41 k
        xorps xmm10, [rbp - 112]                                  ;   246.2 p1+p2   41 k
        xorps xmm14, xmm8                                         ;   246.5 p5      41 k
        xorps xmm12, xmm2                                         ;   247.2 p0      41 k
        xorps xmm8, xmm10                                         ;   247.2 p1      41 k
        xorps xmm9, [rbp + 0]                                     ;   247.5 p5+p2   41 k
        xorps xmm12, xmm1                                         ;   248.2 p0      41 k
        xorps xmm10, [rbp - 64]                                   ;   248.2 p1+p2   41 k
        xorps xmm13, xmm10                                        ;   249.2 p5      41 k
        xorps xmm15, xmm14                                        ;   249.0 p0      41 k
        xorps xmm14, [rbp - 128]                                  ;   249.2 p1+p2   41 k
        xorps xmm7, [rbp - 112]                                   ;   249.5 p5+p2   41 k
        xorps xmm5, xmm7                                          ;   250.5 p0      41 k
        xorps xmm15, [rbp - 80]                                   ;   250.2 p1+p2   41 k
        movaps xmm1, xmm3                                         ;   250.5 p5      41 k copy
        xorps xmm3, xmm12                                         ;   251.0 p0      41 k
        xorps xmm3, [rbp - 32]                                    ;   252.0 p1+p2   41 k
        xorps xmm12, [rbp - 96]                                   ;   252.2 p5+p2   41 k
        movaps xmm7, [r8 + 464]                                   ;   253.2 p2      41 k
        andps xmm7, [r8 + 400]                                    ;   256.2 p0+p2   41 k
        xorps xmm6, xmm7                                          ;   257.2 p1      41 k
        xorps xmm1, xmm7                                          ;   257.2 p5      41 k
        xorps xmm0, xmm14                                         ;   253.0 p0      41 k
        xorps xmm9, xmm2                                          ;   253.2 p1      41 k
        xorps xmm8, xmm1                                          ;   258.2 p5      41 k
        xorps xmm11, xmm8                                         ;   259.2 p0      41 k
        xorps xmm6, [r8 + 464]                                    ;   258.2 p1+p2   41 k
        xorps xmm12, xmm6                                         ;   259.2 p5      41 k
        movaps xmm1, [r8 + 320]                                   ;   256.2 p2      41 k
        movaps xmm2, [r8 + 256]                                   ;   257.2 p2     100 k.0 reload
        andps xmm1, xmm2                                          ;   260.2 p0      41 k
        movaps xmm6, [r8 + 336]                                   ;   258.2 p2      41 k
        andps xmm6, xmm2                                          ;   261.2 p1      41 k
        movaps xmm7, [r8 + 352]                                   ;   259.2 p2      41 k
        movaps xmm8, [r8 + 272]                                   ;   260.2 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;   263.2 p5      41 k
        movaps xmm10, xmm6                                        ;   262.2 p0      41 k copy
        movaps xmm14, [r8 + 352]                                  ;   261.2 p2     100 k.6 reload
        andps xmm10, xmm14                                        ;   264.2 p1      41 k
        movaps [rbp - 48], xmm9                                   ;   257.2 p3+p4   41 k spill
        movaps xmm9, [r8 + 304]                                   ;   262.2 p2      41 k
        andps xmm9, xmm2                                          ;   265.2 p5      41 k
        movaps [rbp - 96], xmm0                                   ;   258.2 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;   266.2 p0      41 k copy
        xorps xmm0, xmm8                                          ;   267.2 p1      41 k
        movaps [rbp - 32], xmm13                                  ;   259.2 p3+p4   41 k spill
        movaps xmm13, [r8 + 320]                                  ;   263.2 p2      41 k
        andps xmm13, [r8 + 304]                                   ;   266.2 p5+p2   41 k
        movaps [rbp - 80], xmm15                                  ;   260.2 p3+p4   41 k spill
        movaps xmm15, xmm0                                        ;   268.2 p0      41 k copy
        xorps xmm15, [r8 + 320]                                   ;   269.2 p1+p2   41 k
        andps xmm15, xmm14                                        ;   270.2 p5      41 k
        xorps xmm9, xmm15                                         ;   271.2 p0      41 k
        movaps [rbp - 112], xmm12                                 ;   261.2 p3+p4   41 k spill
        movaps xmm12, [r8 + 304]                                  ;   266.2 p2      41 k
        andps xmm12, xmm14                                        ;   269.2 p1      41 k
        movaps [rbp - 128], xmm3                                  ;   262.2 p3+p4   41 k spill
        movaps xmm3, xmm1                                         ;   262.2 p5      41 k copy
        xorps xmm3, xmm13                                         ;   267.2 p0      41 k
        movaps [rbp - 64], xmm4                                   ;   263.2 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   263.2 p1      41 k copy
        movaps [rbp + 0], xmm5                                    ;   264.2 p3+p4   41 k spill
        movaps xmm5, [r8 + 336]                                   ;   267.2 p2      41 k
        andps xmm5, [r8 + 288]                                    ;   270.2 p5+p2   41 k
        xorps xmm7, xmm5                                          ;   271.2 p0      41 k
        andps xmm4, xmm5                                          ;   271.2 p1      41 k
        xorps xmm13, xmm7                                         ;   272.2 p5      41 k
        movaps xmm5, [r8 + 336]                                   ;   269.2 p2     100 k.5 reload
        andps xmm3, xmm5                                          ;   272.2 p0      41 k
        xorps xmm7, xmm1                                          ;   272.2 p1      41 k
        movaps [rbp + 48], xmm11                                  ;   266.8 p3+p4   41 k spill
        movaps xmm11, xmm8                                        ;   267.0 p5      41 k copy
        andps xmm11, xmm5                                         ;   272.2 p0      41 k
        movaps [rdx - 128], xmm7                                  ;   273.2 p3+p4   41 k spill
        movaps xmm7, xmm13                                        ;   273.2 p1      41 k copy
        andps xmm7, [r8 + 288]                                    ;   274.2 p5+p2   41 k
        movaps [rbp - 16], xmm15                                  ;   271.2 p3+p4   41 k spill
        movaps xmm15, xmm11                                       ;   273.2 p0      41 k copy
        andps xmm15, [r8 + 304]                                   ;   274.2 p1+p2   41 k
        movaps [rdx - 112], xmm9                                  ;   272.2 p3+p4   41 k spill
        movaps xmm9, xmm8                                         ;   270.2 p5      41 k copy
        andps xmm9, xmm2                                          ;   271.2 p0      41 k
        xorps xmm15, xmm9                                         ;   275.2 p1      41 k
        xorps xmm7, xmm15                                         ;   276.2 p5      41 k
        movaps xmm15, [r8 + 304]                                  ;   272.2 p2     100 k.3 reload
        xorps xmm7, xmm15                                         ;   277.2 p0      41 k
        movaps [rbp + 16], xmm7                                   ;   278.2 p3+p4   41 k spill
        movaps xmm7, xmm14                                        ;   272.2 p1      41 k copy
        andps xmm7, [r8 + 288]                                    ;   273.2 p5+p2   41 k
        xorps xmm9, xmm7                                          ;   274.2 p0      41 k
        xorps xmm10, xmm11                                        ;   273.2 p1      41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;   274.2 p5+p2   41 k
        movaps xmm14, xmm9                                        ;   275.2 p0      41 k copy
        andps xmm14, [r8 + 288]                                   ;   276.2 p1+p2   41 k
        xorps xmm14, xmm2                                         ;   277.2 p5      41 k
        andps xmm9, [r8 + 320]                                    ;   276.2 p0+p2   41 k
        xorps xmm14, xmm0                                         ;   278.2 p1      41 k
        xorps xmm13, xmm2                                         ;   275.5 p5      41 k
        movaps [rbp + 112], xmm14                                 ;   279.2 p3+p4   41 k spill
        movaps xmm14, xmm12                                       ;   275.8 p0      41 k copy
        xorps xmm14, [r8 + 320]                                   ;   277.2 p1+p2   41 k
        xorps xmm3, xmm14                                         ;   278.2 p5      41 k
        xorps xmm9, xmm3                                          ;   279.2 p0      41 k
        andps xmm14, xmm5                                         ;   278.2 p1      41 k
        movaps xmm3, [r8 + 288]                                   ;   278.2 p2     100 k.2 reload
        andps xmm0, xmm3                                          ;   281.2 p5      41 k
        movaps xmm5, xmm13                                        ;   277.8 p0      41 k copy
        andps xmm5, xmm2                                          ;   278.8 p1      41 k
        andps xmm13, [r8 + 320]                                   ;   279.2 p5+p2   41 k
        xorps xmm5, xmm10                                         ;   279.8 p0      41 k
        xorps xmm5, xmm7                                          ;   280.8 p1      41 k
        movaps [rbp + 96], xmm4                                   ;   278.2 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   279.5 p5      41 k copy
        andps xmm4, xmm15                                         ;   280.5 p0      41 k
        xorps xmm14, xmm4                                         ;   281.5 p1      41 k
        xorps xmm5, xmm14                                         ;   282.5 p5      41 k
        movaps xmm14, xmm8                                        ;   280.8 p0      41 k copy
        andps xmm14, [r8 + 320]                                   ;   281.8 p1+p2   41 k
        xorps xmm14, xmm6                                         ;   282.8 p5      41 k
        xorps xmm0, xmm14                                         ;   283.8 p0      41 k
        xorps xmm14, xmm3                                         ;   283.8 p1      41 k
        xorps xmm1, xmm4                                          ;   282.5 p5      41 k
        movaps xmm4, xmm11                                        ;   282.8 p0      41 k copy
        xorps xmm4, [r8 + 352]                                    ;   283.8 p1+p2   41 k
        andps xmm4, xmm2                                          ;   284.8 p5      41 k
        xorps xmm10, xmm4                                         ;   285.8 p0      41 k
        xorps xmm13, xmm10                                        ;   286.8 p1      41 k
        xorps xmm11, xmm3                                         ;   284.5 p5      41 k
        xorps xmm9, xmm0                                          ;   284.8 p0      41 k
        movaps xmm0, xmm7                                         ;   285.2 p1      41 k copy
        xorps xmm0, xmm14                                         ;   286.2 p5      41 k
        andps xmm14, xmm15                                        ;   285.8 p0      41 k
        xorps xmm7, xmm15                                         ;   286.2 p1      41 k
        andps xmm12, xmm7                                         ;   287.2 p5      41 k
        movaps xmm10, [r8 + 336]                                  ;   284.0 p2     100 k.5 reload
        xorps xmm14, xmm10                                        ;   287.0 p0      41 k
        andps xmm7, xmm10                                         ;   287.2 p1      41 k
        xorps xmm4, xmm7                                          ;   288.2 p5      41 k
        xorps xmm0, xmm4                                          ;   289.2 p0      41 k
        xorps xmm14, [rbp + 96]                                   ;   288.2 p1+p2   41 k
        movaps xmm4, xmm11                                        ;   288.5 p5      41 k copy
        andps xmm4, [r8 + 320]                                    ;   289.5 p0+p2   41 k
        andps xmm11, xmm2                                         ;   289.2 p1      41 k
        xorps xmm7, [rdx - 112]                                   ;   289.5 p5+p2   41 k
        xorps xmm9, [rbp - 16]                                    ;   289.8 p0+p2   41 k
        xorps xmm11, [r8 + 352]                                   ;   290.2 p1+p2   41 k
        xorps xmm13, xmm11                                        ;   291.2 p5      41 k
        movaps xmm11, [rbp + 112]                                 ;   290.2 p2      41 k reload
        xorps xmm0, xmm11                                         ;   293.2 p0      41 k
        movaps xmm15, xmm1                                        ;   291.2 p1      41 k copy
        andps xmm15, xmm3                                         ;   292.2 p5      41 k
        movaps xmm3, xmm10                                        ;   291.8 p0      41 k copy
        andps xmm3, [r8 + 352]                                    ;   292.8 p1+p2   41 k
        xorps xmm1, xmm3                                          ;   293.8 p5      41 k
        xorps xmm6, xmm7                                          ;   292.8 p0      41 k
        andps xmm3, [rdx - 112]                                   ;   293.8 p1+p2   41 k
        xorps xmm12, xmm13                                        ;   293.5 p5      41 k
        movaps xmm7, [r8 + 352]                                   ;   293.2 p2     100 k.6 reload
        andps xmm1, xmm7                                          ;   296.2 p0      41 k
        xorps xmm15, xmm0                                         ;   294.2 p1      41 k
        xorps xmm11, xmm1                                         ;   297.2 p5      41 k
        xorps xmm3, [rdx - 128]                                   ;   294.8 p0+p2   41 k
        xorps xmm14, xmm3                                         ;   295.8 p1      41 k
        xorps xmm4, xmm11                                         ;   298.2 p5      41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;   295.2 p2      41 k reload
        xorps xmm14, xmm0                                         ;   298.2 p0      41 k
        xorps xmm2, [rbp + 48]                                    ;   296.2 p1+p2   41 k
        xorps xmm6, [rbp + 16]                                    ;   297.2 p5+p2   41 k
        xorps xmm5, xmm2                                          ;   297.2 p0      41 k
        xorps xmm8, [rbp + 0]                                     ;   298.2 p1+p2   41 k
        xorps xmm4, xmm0                                          ;   299.2 p5      41 k
        xorps xmm12, xmm8                                         ;   299.2 p0      41 k
        xorps xmm10, [rbp - 80]                                   ;   299.2 p1+p2   41 k
        xorps xmm15, xmm10                                        ;   300.2 p5      41 k
        xorps xmm7, [rbp - 32]                                    ;   300.2 p0+p2   41 k
        movaps xmm1, [rbp - 64]                                   ;   301.2 p2      41 k
        xorps xmm1, [r8 + 288]                                    ;   304.2 p1+p2   41 k
        xorps xmm9, xmm1                                          ;   305.2 p5      41 k
        xorps xmm6, xmm7                                          ;   301.2 p0      41 k
        movaps xmm3, [r8 + 656]                                   ;   303.2 p2     100 k.9 reload
        xorps xmm5, xmm3                                          ;   306.2 p1      48 k
        movaps xmm11, [rbp - 128]                                 ;   304.2 p2      41 k
        xorps xmm11, [r8 + 304]                                   ;   307.2 p5+p2   41 k
        xorps xmm4, xmm11                                         ;   308.2 p0      41 k
        movaps xmm13, [r8 + 672]                                  ;   306.2 p2     100 k.10 reload
        xorps xmm12, xmm13                                        ;   309.2 p1      48 k
        xorps xmm9, [r8 + 688]                                    ;   307.2 p5+p2   48 k
        movaps xmm13, [rbp - 112]                                 ;   308.2 p2      41 k
        xorps xmm13, [r8 + 320]                                   ;   311.2 p0+p2   41 k
        xorps xmm14, xmm13                                        ;   312.2 p1      41 k
        xorps xmm15, [r8 + 736]                                   ;   310.2 p5+p2   48 k
        xorps xmm2, [r8 + 512]                                    ;   311.2 p0+p2   48 k
        xorps xmm6, [r8 + 752]                                    ;   312.2 p1+p2   48 k
        xorps xmm8, [r8 + 528]                                    ;   313.2 p5+p2   48 k
        xorps xmm4, [r8 + 704]                                    ;   314.2 p0+p2   48 k
        xorps xmm1, [r8 + 544]                                    ;   315.2 p1+p2   48 k
        xorps xmm14, [r8 + 720]                                   ;   316.2 p5+p2   48 k
        xorps xmm11, [r8 + 560]                                   ;   317.2 p0+p2   48 k
        xorps xmm10, [r8 + 592]                                   ;   318.2 p1+p2   48 k
        xorps xmm7, [r8 + 608]                                    ;   319.2 p5+p2   48 k
        xorps xmm13, [r8 + 576]                                   ;   320.2 p0+p2   48 k
        movaps xmm3, [rbp - 96]                                   ;   321.2 p2      48 k
        xorps xmm3, [r8 + 624]                                    ;   324.2 p1+p2   48 k
        movaps [rbp - 96], xmm6                                   ;   313.2 p3+p4   48 k spill
        movaps xmm6, [rbp - 48]                                   ;   323.2 p2      48 k
        xorps xmm6, [r8 + 640]                                    ;   326.2 p5+p2   48 k
        movaps [rbp - 48], xmm15                                  ;   311.5 p3+p4   48 k spill
        movaps xmm15, xmm2                                        ;   312.2 p0      45 k copy
        xorps xmm15, xmm7                                         ;   320.2 p1      45 k
        movaps [rbp - 112], xmm14                                 ;   317.2 p3+p4   48 k spill
        movaps xmm14, xmm15                                       ;   321.2 p5      45 k copy
        xorps xmm14, xmm11                                        ;   322.2 p0      45 k
        movaps [rbp - 128], xmm4                                  ;   315.2 p3+p4   48 k spill
        movaps xmm4, xmm11                                        ;   318.2 p1      45 k copy
        andps xmm4, xmm3                                          ;   325.2 p5      45 k
        movaps [rbp - 64], xmm9                                   ;   315.5 p3+p4   48 k spill
        movaps xmm9, xmm11                                        ;   318.2 p0      45 k copy
        andps xmm9, xmm7                                          ;   320.2 p1      45 k
        movaps [rbp - 32], xmm12                                  ;   317.2 p3+p4   48 k spill
        movaps xmm12, xmm7                                        ;   320.2 p5      45 k copy
        andps xmm12, xmm13                                        ;   321.2 p0      45 k
        movaps [rbp - 80], xmm5                                   ;   318.2 p3+p4   48 k spill
        movaps xmm5, xmm14                                        ;   323.2 p1      45 k copy
        andps xmm5, xmm1                                          ;   324.2 p5      45 k
        movaps [rbp + 0], xmm4                                    ;   326.2 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;   319.2 p0      45 k copy
        xorps xmm4, xmm10                                         ;   320.2 p1      45 k
        movaps [rbp + 16], xmm7                                   ;   320.2 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;   325.2 p5      45 k copy
        andps xmm7, xmm6                                          ;   327.2 p0      45 k
        movaps [rbp + 48], xmm15                                  ;   321.2 p3+p4   45 k spill
        movaps xmm15, xmm4                                        ;   321.2 p1      45 k copy
        movaps [rdx - 128], xmm10                                 ;   322.2 p3+p4   48 k spill
        movaps xmm10, xmm11                                       ;   321.8 p5      45 k copy
        andps xmm10, xmm1                                         ;   322.8 p0      45 k
        xorps xmm15, xmm10                                        ;   323.8 p1      45 k
        movaps xmm10, xmm3                                        ;   325.2 p5      45 k copy
        andps xmm10, xmm2                                         ;   326.2 p0      45 k
        xorps xmm9, xmm10                                         ;   327.2 p1      45 k
        xorps xmm9, xmm0                                          ;   328.2 p5      45 k
        movaps xmm10, xmm7                                        ;   328.2 p0      45 k copy
        movaps [rbp + 112], xmm7                                  ;   328.2 p3+p4   45 k spill
        movaps xmm7, xmm11                                        ;   324.2 p1      45 k copy
        andps xmm7, xmm2                                          ;   325.2 p5      45 k
        xorps xmm12, xmm7                                         ;   326.2 p0      45 k
        xorps xmm10, xmm12                                        ;   329.2 p1      45 k
        movaps xmm7, xmm11                                        ;   325.8 p5      45 k copy
        andps xmm7, xmm8                                          ;   326.8 p0      45 k
        movaps xmm12, xmm11                                       ;   326.2 p1      45 k copy
        andps xmm12, xmm13                                        ;   327.2 p5      45 k
        movaps [rdx - 112], xmm9                                  ;   329.2 p3+p4   45 k spill
        movaps xmm9, xmm3                                         ;   327.0 p0      45 k copy
        movaps [rbp - 16], xmm15                                  ;   327.0 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;   327.2 p1      45 k copy
        andps xmm15, xmm6                                         ;   328.2 p5      45 k
        xorps xmm9, xmm15                                         ;   329.2 p0      45 k
        xorps xmm7, xmm12                                         ;   328.2 p1      45 k
        xorps xmm5, xmm9                                          ;   330.2 p5      45 k
        xorps xmm12, xmm9                                         ;   330.2 p0      45 k
        movaps xmm9, xmm4                                         ;   329.2 p1      45 k copy
        andps xmm9, xmm13                                         ;   330.2 p5      45 k
        movaps xmm15, xmm14                                       ;   330.0 p0      45 k copy
        orps xmm15, xmm6                                          ;   331.0 p1      45 k
        movaps [rbp + 96], xmm14                                  ;   329.2 p3+p4   45 k spill
        movaps xmm14, xmm6                                        ;   330.8 p5      45 k copy
        andps xmm14, xmm13                                        ;   331.8 p0      45 k
        xorps xmm11, xmm14                                        ;   332.8 p1      45 k
        xorps xmm5, xmm11                                         ;   333.8 p5      45 k
        andps xmm11, xmm6                                         ;   333.8 p0      45 k
        xorps xmm11, xmm0                                         ;   334.8 p1      45 k
        movaps xmm0, xmm8                                         ;   332.8 p5      45 k copy
        andps xmm0, xmm2                                          ;   333.8 p0      45 k
        andps xmm4, xmm2                                          ;   333.2 p1      45 k
        movaps [rbp + 80], xmm14                                  ;   332.8 p3+p4   45 k spill
        movaps xmm14, xmm13                                       ;   333.8 p5      45 k copy
        andps xmm14, [rdx - 128]                                  ;   334.8 p0+p2   45 k
        movaps [rdx - 96], xmm11                                  ;   335.8 p3+p4   45 k spill
        movaps xmm11, xmm1                                        ;   334.2 p1      45 k copy
        andps xmm11, [rdx - 128]                                  ;   335.2 p5+p2   45 k
        xorps xmm15, xmm11                                        ;   336.2 p0      45 k
        xorps xmm0, xmm15                                         ;   337.2 p1      45 k
        movaps xmm11, xmm14                                       ;   335.8 p5      45 k copy
        xorps xmm11, xmm6                                         ;   336.8 p0      45 k
        xorps xmm14, xmm1                                         ;   336.2 p1      45 k
        movaps xmm15, xmm0                                        ;   338.2 p5      45 k copy
        movaps [rbp + 64], xmm0                                   ;   338.2 p3+p4   45 k spill
        movaps xmm0, xmm1                                         ;   337.0 p0      45 k copy
        andps xmm0, xmm8                                          ;   338.0 p1      45 k
        movaps [rbp + 32], xmm7                                   ;   335.8 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;   337.8 p5      45 k copy
        andps xmm7, [rdx - 128]                                   ;   338.8 p0+p2   45 k
        xorps xmm9, xmm7                                          ;   339.8 p1      45 k
        xorps xmm12, xmm9                                         ;   340.8 p5      45 k
        xorps xmm15, xmm9                                         ;   340.8 p0      45 k
        xorps xmm0, xmm2                                          ;   339.2 p1      45 k
        movaps xmm7, [rbp + 48]                                   ;   337.2 p2      45 k reload
        xorps xmm15, xmm7                                         ;   341.8 p5      45 k
        movaps xmm9, [rdx - 128]                                  ;   338.2 p2      48 k reload
        andps xmm11, xmm9                                         ;   341.2 p0      45 k
        xorps xmm12, xmm14                                        ;   341.8 p1      45 k
        andps xmm14, xmm13                                        ;   340.8 p5      45 k
        xorps xmm5, xmm11                                         ;   342.2 p0      45 k
        xorps xmm12, xmm10                                        ;   342.8 p1      45 k
        movaps xmm11, xmm3                                        ;   341.8 p5      45 k copy
        andps xmm11, xmm8                                         ;   342.8 p0      45 k
        andps xmm7, xmm9                                          ;   342.2 p1      45 k
        xorps xmm11, xmm0                                         ;   343.8 p5      45 k
        xorps xmm0, xmm6                                          ;   343.0 p0      45 k
        xorps xmm7, xmm0                                          ;   344.0 p1      45 k
        andps xmm0, xmm8                                          ;   344.0 p5      45 k
        xorps xmm7, xmm13                                         ;   345.0 p0      45 k
        xorps xmm14, xmm11                                        ;   344.8 p1      45 k
        movaps xmm11, xmm13                                       ;   344.8 p5      45 k copy
        andps xmm11, xmm3                                         ;   345.8 p0      45 k
        andps xmm13, xmm2                                         ;   345.2 p1      45 k
        xorps xmm11, xmm13                                        ;   346.8 p5      45 k
        xorps xmm0, xmm11                                         ;   347.8 p0      45 k
        movaps xmm11, [rbp - 16]                                  ;   342.8 p2      45 k reload
        xorps xmm0, xmm11                                         ;   348.8 p1      45 k
        xorps xmm13, [rbp + 0]                                    ;   346.8 p5+p2   45 k
        xorps xmm13, xmm14                                        ;   347.8 p0      45 k
        movaps xmm11, xmm2                                        ;   347.2 p1      45 k copy
        xorps xmm11, xmm8                                         ;   348.2 p5      45 k
        andps xmm11, xmm9                                         ;   349.2 p0      45 k
        xorps xmm14, xmm11                                        ;   350.2 p1      45 k
        movaps xmm11, [rbp + 16]                                  ;   344.8 p2      48 k reload
        andps xmm2, xmm11                                         ;   348.8 p5      45 k
        andps xmm6, xmm1                                          ;   349.0 p0      45 k
        xorps xmm2, [rbp + 32]                                    ;   349.8 p1+p2   45 k
        movaps [rbp + 32], xmm0                                   ;   349.8 p3+p4   45 k spill
        movaps xmm0, xmm3                                         ;   349.8 p5      45 k copy
        andps xmm0, xmm11                                         ;   350.8 p0      45 k
        andps xmm8, xmm11                                         ;   350.2 p1      45 k
        andps xmm3, xmm1                                          ;   350.8 p5      45 k
        movaps xmm11, xmm7                                        ;   351.0 p0      45 k copy
        xorps xmm11, [rdx - 112]                                  ;   352.0 p1+p2   45 k
        xorps xmm7, xmm13                                         ;   351.8 p5      45 k
        xorps xmm4, xmm7                                          ;   352.8 p0      45 k
        movaps xmm7, [rbp + 96]                                   ;   348.2 p2      45 k reload
        orps xmm9, xmm7                                           ;   352.2 p1      45 k
        xorps xmm6, xmm0                                          ;   352.8 p5      45 k
        xorps xmm4, xmm2                                          ;   353.8 p0      45 k
        xorps xmm3, [rdx - 96]                                    ;   353.2 p1+p2   45 k
        xorps xmm0, xmm8                                          ;   353.8 p5      45 k
        xorps xmm6, xmm7                                          ;   354.0 p0      45 k
        xorps xmm9, xmm6                                          ;   355.0 p1      45 k
        xorps xmm8, xmm3                                          ;   354.8 p5      45 k
        xorps xmm11, [rbp + 64]                                   ;   355.0 p0+p2   45 k
        xorps xmm12, xmm0                                         ;   355.2 p1      45 k
        xorps xmm3, [rbp + 112]                                   ;   355.8 p5+p2   45 k
        xorps xmm15, xmm3                                         ;   356.8 p0      45 k
        movaps xmm3, [rbp + 16]                                   ;   352.5 p2      48 k reload
        andps xmm1, xmm3                                          ;   356.2 p1      45 k
        xorps xmm0, [rdx - 112]                                   ;   356.8 p5+p2   45 k
        xorps xmm10, xmm1                                         ;   357.2 p0      45 k
        xorps xmm2, [rdx - 96]                                    ;   357.2 p1+p2   45 k
        xorps xmm1, xmm14                                         ;   357.8 p5      45 k
        xorps xmm14, xmm9                                         ;   358.0 p0      45 k
        xorps xmm5, xmm2                                          ;   358.2 p1      45 k
        xorps xmm9, [rbp - 16]                                    ;   358.8 p5+p2   45 k
        xorps xmm14, [rbp + 80]                                   ;   359.0 p0+p2   45 k
        xorps xmm12, [rbp + 0]                                    ;   359.2 p1+p2   45 k
        xorps xmm7, xmm11                                         ;   359.8 p5      45 k
        xorps xmm0, [rbp + 32]                                    ;   360.0 p0+p2   45 k
        xorps xmm3, xmm10                                         ;   360.2 p1      45 k
        xorps xmm8, xmm1                                          ;   360.8 p5      45 k
        xorps xmm13, xmm8                                         ;   361.8 p0      45 k
        xorps xmm9, xmm3                                          ;   361.2 p1      45 k
        movaps xmm1, [rbp - 64]                                   ;   359.5 p2      48 k reload
        xorps xmm4, xmm1                                          ;   362.5 p5      45 k
        movaps xmm2, [rbp - 32]                                   ;   360.5 p2      48 k reload
        xorps xmm5, xmm2                                          ;   363.5 p0      45 k
        movaps [r9 + 2320], xmm5                                  ;   364.5 p3+p4  100 k
        movaps xmm3, [rbp - 80]                                   ;   361.5 p2      48 k reload
        xorps xmm13, xmm3                                         ;   364.5 p1      45 k
        movaps [r9 + 2304], xmm13                                 ;   365.5 p3+p4  100 k
        movaps [r9 + 2336], xmm4                                  ;   363.5 p3+p4  100 k
        movaps xmm4, [rbp - 128]                                  ;   362.5 p2      48 k reload
        xorps xmm14, xmm4                                         ;   365.5 p5      45 k
        movaps [r9 + 2352], xmm14                                 ;   366.5 p3+p4  100 k
        movaps xmm5, [rbp - 48]                                   ;   363.5 p2      48 k reload
        xorps xmm12, xmm5                                         ;   366.5 p0      45 k
        movaps [r9 + 2384], xmm12                                 ;   367.5 p3+p4  100 k
        movaps xmm6, [rbp - 112]                                  ;   364.5 p2      48 k reload
        xorps xmm9, xmm6                                          ;   367.5 p1      45 k
        movaps [r9 + 2416], xmm0                                  ;   362.8 p3+p4  100 k
        movaps [r9 + 2368], xmm9                                  ;   368.5 p3+p4  100 k
        movaps xmm0, [rbp - 96]                                   ;   365.5 p2      48 k reload
        xorps xmm15, xmm0                                         ;   368.5 p5      45 k
        movaps [r9 + 2432], xmm7                                  ;   364.8 p3+p4  100 k
        movaps [r9 + 2448], xmm3                                  ;   365.8 p3+p4  100 k
        movaps [r9 + 2400], xmm15                                 ;   369.5 p3+p4  100 k
        movaps [r9 + 2464], xmm2                                  ;   367.8 p3+p4  100 k
        movaps [r9 + 2480], xmm1                                  ;   368.8 p3+p4  100 k
        movaps [r9 + 2496], xmm4                                  ;   369.8 p3+p4  100 k
        movaps [r9 + 2512], xmm6                                  ;   370.8 p3+p4  100 k
        movaps [r9 + 2528], xmm5                                  ;   371.8 p3+p4  100 k
        movaps [r9 + 2544], xmm0                                  ;   372.8 p3+p4  100 k
        movaps xmm0, [r8 + 512]                                   ;   366.5 p2     100 k.0 reload
        movaps [r9 + 512], xmm0                                   ;   373.8 p3+p4   99 k
        movaps xmm1, [r8 + 528]                                   ;   367.5 p2     100 k.1 reload
        movaps [r9 + 528], xmm1                                   ;   374.8 p3+p4   99 k
        movaps xmm2, [r8 + 544]                                   ;   368.5 p2     100 k.2 reload
        movaps [r9 + 544], xmm2                                   ;   375.8 p3+p4   99 k
        movaps xmm3, [r8 + 560]                                   ;   369.5 p2     100 k.3 reload
        movaps [r9 + 560], xmm3                                   ;   376.8 p3+p4   99 k
        movaps xmm4, [r8 + 576]                                   ;   370.5 p2     100 k.4 reload
        movaps [r9 + 576], xmm4                                   ;   377.8 p3+p4   99 k
        movaps xmm5, [r8 + 592]                                   ;   371.5 p2     100 k.5 reload
        movaps [r9 + 592], xmm5                                   ;   378.8 p3+p4   99 k
        movaps xmm6, [r8 + 608]                                   ;   372.5 p2     100 k.6 reload
        movaps [r9 + 608], xmm6                                   ;   379.8 p3+p4   99 k
        movaps xmm7, [r8 + 624]                                   ;   373.5 p2     100 k.7 reload
        movaps [r9 + 624], xmm7                                   ;   380.8 p3+p4   99 k
        movaps xmm8, [r8 + 640]                                   ;   374.5 p2     100 k.8 reload
        movaps [r9 + 640], xmm8                                   ;   381.8 p3+p4   99 k
        movaps xmm9, [r8 + 656]                                   ;   375.5 p2     100 k.9 reload
        movaps [r9 + 656], xmm9                                   ;   382.8 p3+p4   99 k
        movaps xmm10, [r8 + 672]                                  ;   376.5 p2     100 k.10 reload
        movaps [r9 + 672], xmm10                                  ;   383.8 p3+p4   99 k
        movaps xmm11, [r8 + 688]                                  ;   377.5 p2     100 k.11 reload
        movaps [r9 + 688], xmm11                                  ;   384.8 p3+p4   99 k
        movaps xmm12, [r8 + 768]                                  ;   378.5 p2     100 k.0
        movaps xmm13, [r8 + 704]                                  ;   379.5 p2     100 k.12 reload
        movaps [r9 + 704], xmm13                                  ;   385.8 p3+p4   99 k
        movaps xmm14, [r8 + 784]                                  ;   380.5 p2     100 k.1
        movaps xmm15, [r8 + 720]                                  ;   381.5 p2     100 k.13 reload
        movaps [r9 + 720], xmm15                                  ;   386.8 p3+p4   99 k
        movaps xmm14, [r8 + 800]                                  ;   382.5 p2     100 k.2
        movaps xmm14, [r8 + 736]                                  ;   383.5 p2     100 k.14 reload
        movaps [r9 + 736], xmm14                                  ;   387.8 p3+p4   99 k
        movaps xmm12, [r8 + 816]                                  ;   384.5 p2     100 k.3
        movaps xmm12, [r8 + 752]                                  ;   385.5 p2     100 k.15 reload
        movaps [r9 + 752], xmm12                                  ;   388.8 p3+p4   99 k
        movaps xmm2, [r8 + 832]                                   ;   386.5 p2     100 k.4
        movaps xmm2, [r8 + 848]                                   ;   387.5 p2     100 k.5
        movaps xmm2, [r8 + 864]                                   ;   388.5 p2     100 k.6
        movaps xmm2, [r8 + 880]                                   ;   389.5 p2     100 k.7
        movaps xmm2, [r8 + 896]                                   ;   390.5 p2     100 k.8
        movaps xmm2, [r8 + 912]                                   ;   391.5 p2     100 k.9
        movaps xmm2, [r8 + 928]                                   ;   392.5 p2     100 k.10
        movaps xmm2, [r8 + 944]                                   ;   393.5 p2     100 k.11
        movaps xmm2, [r8 + 960]                                   ;   394.5 p2     100 k.12
        movaps xmm2, [r8 + 976]                                   ;   395.5 p2     100 k.13
        movaps xmm2, [r8 + 992]                                   ;   396.5 p2     100 k.14
        movaps xmm2, [r8 + 1008]                                  ;   397.5 p2     100 k.15
        movaps xmm2, xmm15                                        ;   385.8 p0      41 k copy
        xorps xmm2, xmm7                                          ;   386.8 p1      41 k
        movaps xmm3, xmm2                                         ;   387.8 p5      41 k copy
        xorps xmm3, xmm10                                         ;   388.8 p0      41 k
        movaps xmm1, xmm10                                        ;   387.0 p1      41 k copy
        andps xmm1, xmm14                                         ;   388.0 p5      41 k
        movaps xmm6, xmm10                                        ;   387.8 p0      41 k copy
        andps xmm6, xmm15                                         ;   388.8 p1      41 k
        movaps xmm5, xmm3                                         ;   389.8 p5      41 k copy
        andps xmm5, xmm9                                          ;   390.8 p0      41 k
        movaps xmm0, xmm15                                        ;   389.0 p1      41 k copy
        andps xmm0, xmm11                                         ;   390.0 p5      41 k
        movaps xmm4, xmm8                                         ;   389.8 p0      41 k copy
        xorps xmm4, xmm13                                         ;   390.8 p1      41 k
        movaps xmm15, xmm12                                       ;   390.5 p5      41 k copy
        andps xmm15, xmm14                                        ;   391.5 p0      41 k
        movaps [rbp - 96], xmm1                                   ;   390.0 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;   391.8 p1      41 k copy
        movaps xmm13, xmm14                                       ;   391.5 p5      41 k copy
        andps xmm13, xmm7                                         ;   392.5 p0      41 k
        xorps xmm6, xmm13                                         ;   393.5 p1      41 k
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   398.5 p2      41 k reload
        xorps xmm6, xmm13                                         ;   401.5 p5      41 k
        movaps [rbp - 48], xmm6                                   ;   402.5 p3+p4   41 k spill
        movaps xmm6, xmm15                                        ;   392.8 p0      41 k copy
        movaps [rbp - 112], xmm15                                 ;   392.8 p3+p4   41 k spill
        movaps xmm15, xmm10                                       ;   393.0 p1      41 k copy
        andps xmm15, xmm9                                         ;   394.0 p5      41 k
        xorps xmm1, xmm15                                         ;   395.0 p0      41 k
        movaps xmm15, xmm10                                       ;   394.0 p1      41 k copy
        andps xmm15, xmm7                                         ;   395.0 p5      41 k
        xorps xmm0, xmm15                                         ;   396.0 p0      41 k
        xorps xmm6, xmm0                                          ;   397.0 p1      41 k
        movaps xmm0, xmm10                                        ;   395.5 p5      41 k copy
        andps xmm0, xmm8                                          ;   396.5 p0      41 k
        movaps xmm15, xmm10                                       ;   396.0 p1      41 k copy
        andps xmm15, xmm11                                        ;   397.0 p5      41 k
        movaps [rbp - 128], xmm1                                  ;   396.0 p3+p4   41 k spill
        movaps xmm1, xmm14                                        ;   396.8 p0      41 k copy
        movaps xmm14, xmm12                                       ;   397.0 p1      41 k copy
        andps xmm14, xmm7                                         ;   398.0 p5      41 k
        xorps xmm1, xmm14                                         ;   399.0 p0      41 k
        xorps xmm0, xmm15                                         ;   398.0 p1      41 k
        xorps xmm5, xmm1                                          ;   400.0 p5      41 k
        xorps xmm15, xmm1                                         ;   400.0 p0      41 k
        movaps xmm1, xmm4                                         ;   399.0 p1      41 k copy
        andps xmm1, xmm11                                         ;   400.0 p5      41 k
        movaps xmm14, xmm3                                        ;   399.8 p0      41 k copy
        orps xmm14, xmm12                                         ;   400.8 p1      41 k
        movaps [rbp - 64], xmm3                                   ;   398.2 p3+p4   41 k spill
        movaps xmm3, xmm12                                        ;   400.5 p5      41 k copy
        andps xmm3, xmm11                                         ;   401.5 p0      41 k
        xorps xmm10, xmm3                                         ;   402.5 p1      41 k
        xorps xmm5, xmm10                                         ;   403.5 p5      41 k
        andps xmm10, xmm12                                        ;   403.5 p0      41 k
        xorps xmm10, xmm13                                        ;   404.5 p1      41 k
        movaps xmm13, [r8 + 640]                                  ;   400.0 p2      41 k copy
        andps xmm13, xmm7                                         ;   403.0 p5      41 k
        andps xmm4, xmm7                                          ;   402.8 p0      41 k
        movaps [rbp - 32], xmm3                                   ;   402.5 p3+p4   41 k spill
        movaps xmm3, [r8 + 688]                                   ;   401.0 p2      41 k copy
        andps xmm3, [r8 + 704]                                    ;   404.0 p1+p2   41 k
        movaps [rbp - 80], xmm10                                  ;   405.5 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;   403.5 p5      41 k copy
        andps xmm10, [r8 + 704]                                   ;   404.5 p0+p2   41 k
        xorps xmm14, xmm10                                        ;   405.5 p1      41 k
        xorps xmm13, xmm14                                        ;   406.5 p5      41 k
        movaps xmm10, xmm3                                        ;   405.0 p0      41 k copy
        xorps xmm10, xmm12                                        ;   406.0 p1      41 k
        xorps xmm3, xmm9                                          ;   405.5 p5      41 k
        movaps xmm14, xmm13                                       ;   407.5 p0      41 k copy
        movaps [rbp + 16], xmm13                                  ;   407.5 p3+p4   41 k spill
        movaps xmm13, xmm2                                        ;   406.0 p1      41 k copy
        movaps [rbp + 32], xmm0                                   ;   404.8 p3+p4   41 k spill
        movaps xmm0, [r8 + 656]                                   ;   404.5 p2      41 k copy
        andps xmm0, xmm8                                          ;   407.5 p5      41 k
        movaps xmm9, xmm8                                         ;   406.8 p0      41 k copy
        andps xmm9, [r8 + 736]                                    ;   407.8 p1+p2   41 k
        movaps xmm8, [r8 + 736]                                   ;   406.5 p2      41 k
        andps xmm8, [r8 + 704]                                    ;   409.5 p5+p2   41 k
        xorps xmm1, xmm8                                          ;   410.5 p0      41 k
        xorps xmm15, xmm1                                         ;   411.5 p1      41 k
        xorps xmm14, xmm1                                         ;   411.5 p5      41 k
        xorps xmm13, xmm14                                        ;   412.5 p0      41 k
        xorps xmm0, xmm7                                          ;   409.0 p1      41 k
        movaps xmm1, [r8 + 704]                                   ;   408.5 p2     100 k.12 reload
        andps xmm10, xmm1                                         ;   411.5 p5      41 k
        xorps xmm15, xmm3                                         ;   412.5 p0      41 k
        andps xmm3, xmm11                                         ;   410.0 p1      41 k
        xorps xmm5, xmm10                                         ;   412.5 p5      41 k
        xorps xmm9, xmm0                                          ;   410.8 p0      41 k
        andps xmm2, xmm1                                          ;   411.5 p1      41 k
        xorps xmm0, xmm12                                         ;   411.5 p5      41 k
        xorps xmm15, xmm6                                         ;   413.5 p0      41 k
        xorps xmm2, xmm0                                          ;   412.5 p1      41 k
        movaps xmm8, [r8 + 640]                                   ;   409.8 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;   412.8 p5      41 k
        xorps xmm2, xmm11                                         ;   413.5 p0      41 k
        xorps xmm3, xmm9                                          ;   413.0 p1      41 k
        movaps xmm9, [r8 + 688]                                   ;   410.8 p2      41 k copy
        movaps xmm10, [r8 + 736]                                  ;   411.8 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;   414.8 p5      41 k
        andps xmm11, xmm7                                         ;   413.8 p0      41 k
        xorps xmm9, xmm11                                         ;   415.8 p1      41 k
        xorps xmm0, xmm9                                          ;   416.8 p5      41 k
        movaps xmm9, [rbp - 96]                                   ;   412.8 p2      41 k reload
        xorps xmm11, xmm9                                         ;   415.8 p0      41 k
        movaps xmm14, [rbp - 128]                                 ;   413.8 p2      41 k reload
        xorps xmm0, xmm14                                         ;   417.8 p1      41 k
        xorps xmm11, xmm3                                         ;   416.8 p5      41 k
        movaps xmm9, xmm7                                         ;   415.8 p0      41 k copy
        xorps xmm9, xmm8                                          ;   416.8 p1      41 k
        andps xmm9, xmm1                                          ;   417.8 p5      41 k
        xorps xmm3, xmm9                                          ;   418.8 p0      41 k
        movaps xmm9, [r8 + 720]                                   ;   414.8 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;   417.8 p1      41 k
        andps xmm12, [r8 + 656]                                   ;   417.5 p5+p2   41 k
        xorps xmm7, [rbp + 32]                                    ;   418.8 p0+p2   41 k
        movaps xmm14, xmm10                                       ;   418.0 p1      41 k copy
        andps xmm14, xmm9                                         ;   419.0 p5      41 k
        andps xmm8, xmm9                                          ;   418.8 p0      41 k
        andps xmm10, [r8 + 656]                                   ;   419.0 p1+p2   41 k
        movaps xmm9, xmm2                                         ;   419.5 p5      41 k copy
        xorps xmm9, [rbp - 48]                                    ;   420.5 p0+p2   41 k
        xorps xmm2, xmm11                                         ;   420.0 p1      41 k
        xorps xmm4, xmm2                                          ;   421.0 p5      41 k
        movaps xmm2, [rbp - 64]                                   ;   419.8 p2      41 k reload
        orps xmm1, xmm2                                           ;   422.8 p0      41 k
        xorps xmm12, xmm14                                        ;   421.0 p1      41 k
        xorps xmm4, xmm7                                          ;   422.0 p5      41 k
        xorps xmm10, [rbp - 80]                                   ;   421.8 p0+p2   41 k
        xorps xmm14, xmm8                                         ;   422.0 p1      41 k
        xorps xmm12, xmm2                                         ;   422.8 p5      41 k
        xorps xmm8, xmm10                                         ;   422.8 p0      41 k
        xorps xmm9, [rbp + 16]                                    ;   423.0 p1+p2   41 k
        xorps xmm12, xmm1                                         ;   423.8 p5      41 k
        xorps xmm10, [rbp - 112]                                  ;   423.8 p0+p2   41 k
        xorps xmm13, xmm10                                        ;   424.8 p1      41 k
        xorps xmm15, xmm14                                        ;   424.5 p5      41 k
        xorps xmm14, [rbp - 48]                                   ;   424.8 p0+p2   41 k
        xorps xmm7, [rbp - 80]                                    ;   425.0 p1+p2   41 k
        xorps xmm5, xmm7                                          ;   426.0 p5      41 k
        xorps xmm15, [rbp - 96]                                   ;   425.8 p0+p2   41 k
        movaps xmm1, xmm3                                         ;   426.0 p1      41 k copy
        xorps xmm3, xmm12                                         ;   426.5 p5      41 k
        xorps xmm3, [rbp - 32]                                    ;   427.5 p0+p2   41 k
        xorps xmm12, [rbp - 128]                                  ;   427.8 p1+p2   41 k
        movaps xmm7, [r8 + 720]                                   ;   428.8 p2      41 k
        andps xmm7, [r8 + 656]                                    ;   431.8 p5+p2   41 k
        xorps xmm6, xmm7                                          ;   432.8 p0      41 k
        xorps xmm1, xmm7                                          ;   432.8 p1      41 k
        xorps xmm0, xmm14                                         ;   428.5 p5      41 k
        xorps xmm9, xmm2                                          ;   428.8 p0      41 k
        xorps xmm8, xmm1                                          ;   433.8 p1      41 k
        xorps xmm11, xmm8                                         ;   434.8 p5      41 k
        xorps xmm6, [r8 + 720]                                    ;   433.8 p0+p2   41 k
        xorps xmm12, xmm6                                         ;   434.8 p1      41 k
        movaps xmm1, [r8 + 576]                                   ;   431.8 p2      41 k
        movaps xmm2, [r8 + 512]                                   ;   432.8 p2     100 k.0 reload
        andps xmm1, xmm2                                          ;   435.8 p5      41 k
        movaps xmm6, [r8 + 592]                                   ;   433.8 p2      41 k
        andps xmm6, xmm2                                          ;   436.8 p0      41 k
        movaps xmm7, [r8 + 608]                                   ;   434.8 p2      41 k
        movaps xmm8, [r8 + 528]                                   ;   435.8 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;   438.8 p1      41 k
        movaps xmm10, xmm6                                        ;   437.8 p5      41 k copy
        movaps xmm14, [r8 + 608]                                  ;   436.8 p2     100 k.6 reload
        andps xmm10, xmm14                                        ;   439.8 p0      41 k
        movaps [rbp - 64], xmm9                                   ;   432.8 p3+p4   41 k spill
        movaps xmm9, [r8 + 560]                                   ;   437.8 p2      41 k
        andps xmm9, xmm2                                          ;   440.8 p1      41 k
        movaps [rbp - 128], xmm0                                  ;   433.8 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;   441.8 p5      41 k copy
        xorps xmm0, xmm8                                          ;   442.8 p0      41 k
        movaps [rbp - 32], xmm13                                  ;   434.8 p3+p4   41 k spill
        movaps xmm13, [r8 + 576]                                  ;   438.8 p2      41 k
        andps xmm13, [r8 + 560]                                   ;   441.8 p1+p2   41 k
        movaps [rbp - 96], xmm15                                  ;   435.8 p3+p4   41 k spill
        movaps xmm15, xmm0                                        ;   443.8 p5      41 k copy
        xorps xmm15, [r8 + 576]                                   ;   444.8 p0+p2   41 k
        andps xmm15, xmm14                                        ;   445.8 p1      41 k
        xorps xmm9, xmm15                                         ;   446.8 p5      41 k
        movaps [rbp - 80], xmm12                                  ;   436.8 p3+p4   41 k spill
        movaps xmm12, [r8 + 560]                                  ;   441.8 p2      41 k
        andps xmm12, xmm14                                        ;   444.8 p0      41 k
        movaps [rbp - 48], xmm3                                   ;   437.8 p3+p4   41 k spill
        movaps xmm3, xmm1                                         ;   437.8 p1      41 k copy
        xorps xmm3, xmm13                                         ;   442.8 p5      41 k
        movaps [rbp - 112], xmm4                                  ;   438.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   438.8 p0      41 k copy
        movaps [rbp + 16], xmm5                                   ;   439.8 p3+p4   41 k spill
        movaps xmm5, [r8 + 592]                                   ;   442.8 p2      41 k
        andps xmm5, [r8 + 544]                                    ;   445.8 p1+p2   41 k
        xorps xmm7, xmm5                                          ;   446.8 p5      41 k
        andps xmm4, xmm5                                          ;   446.8 p0      41 k
        xorps xmm13, xmm7                                         ;   447.8 p1      41 k
        movaps xmm5, [r8 + 592]                                   ;   444.8 p2     100 k.5 reload
        andps xmm3, xmm5                                          ;   447.8 p5      41 k
        xorps xmm7, xmm1                                          ;   447.8 p0      41 k
        movaps [rbp + 32], xmm11                                  ;   442.2 p3+p4   41 k spill
        movaps xmm11, xmm8                                        ;   442.5 p1      41 k copy
        andps xmm11, xmm5                                         ;   447.8 p5      41 k
        movaps [rbp + 96], xmm7                                   ;   448.8 p3+p4   41 k spill
        movaps xmm7, xmm13                                        ;   448.8 p0      41 k copy
        andps xmm7, [r8 + 544]                                    ;   449.8 p1+p2   41 k
        movaps [rbp + 0], xmm15                                   ;   446.8 p3+p4   41 k spill
        movaps xmm15, xmm11                                       ;   448.8 p5      41 k copy
        andps xmm15, [r8 + 560]                                   ;   449.8 p0+p2   41 k
        movaps [rbp + 80], xmm9                                   ;   447.8 p3+p4   41 k spill
        movaps xmm9, xmm8                                         ;   445.8 p1      41 k copy
        andps xmm9, xmm2                                          ;   446.8 p5      41 k
        xorps xmm15, xmm9                                         ;   450.8 p0      41 k
        xorps xmm7, xmm15                                         ;   451.8 p1      41 k
        movaps xmm15, [r8 + 560]                                  ;   447.8 p2     100 k.3 reload
        xorps xmm7, xmm15                                         ;   452.8 p5      41 k
        movaps [rbp - 16], xmm7                                   ;   453.8 p3+p4   41 k spill
        movaps xmm7, xmm14                                        ;   447.8 p0      41 k copy
        andps xmm7, [r8 + 544]                                    ;   448.8 p1+p2   41 k
        xorps xmm9, xmm7                                          ;   449.8 p5      41 k
        xorps xmm10, xmm11                                        ;   448.8 p0      41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;   449.8 p1+p2   41 k
        movaps xmm14, xmm9                                        ;   450.8 p5      41 k copy
        andps xmm14, [r8 + 544]                                   ;   451.8 p0+p2   41 k
        xorps xmm14, xmm2                                         ;   452.8 p1      41 k
        andps xmm9, [r8 + 576]                                    ;   451.8 p5+p2   41 k
        xorps xmm14, xmm0                                         ;   453.8 p0      41 k
        xorps xmm13, xmm2                                         ;   451.0 p1      41 k
        movaps [rdx - 96], xmm14                                  ;   454.8 p3+p4   41 k spill
        movaps xmm14, xmm12                                       ;   451.2 p5      41 k copy
        xorps xmm14, [r8 + 576]                                   ;   452.8 p0+p2   41 k
        xorps xmm3, xmm14                                         ;   453.8 p1      41 k
        xorps xmm9, xmm3                                          ;   454.8 p5      41 k
        andps xmm14, xmm5                                         ;   453.8 p0      41 k
        movaps xmm3, [r8 + 544]                                   ;   453.8 p2     100 k.2 reload
        andps xmm0, xmm3                                          ;   456.8 p1      41 k
        movaps xmm5, xmm13                                        ;   453.2 p5      41 k copy
        andps xmm5, xmm2                                          ;   454.2 p0      41 k
        andps xmm13, [r8 + 576]                                   ;   454.8 p1+p2   41 k
        xorps xmm5, xmm10                                         ;   455.2 p5      41 k
        xorps xmm5, xmm7                                          ;   456.2 p0      41 k
        movaps [rdx - 112], xmm4                                  ;   453.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   455.0 p1      41 k copy
        andps xmm4, xmm15                                         ;   456.0 p5      41 k
        xorps xmm14, xmm4                                         ;   457.0 p0      41 k
        xorps xmm5, xmm14                                         ;   458.0 p1      41 k
        movaps xmm14, xmm8                                        ;   456.2 p5      41 k copy
        andps xmm14, [r8 + 576]                                   ;   457.2 p0+p2   41 k
        xorps xmm14, xmm6                                         ;   458.2 p1      41 k
        xorps xmm0, xmm14                                         ;   459.2 p5      41 k
        xorps xmm14, xmm3                                         ;   459.2 p0      41 k
        xorps xmm1, xmm4                                          ;   458.0 p1      41 k
        movaps xmm4, xmm11                                        ;   458.2 p5      41 k copy
        xorps xmm4, [r8 + 608]                                    ;   459.2 p0+p2   41 k
        andps xmm4, xmm2                                          ;   460.2 p1      41 k
        xorps xmm10, xmm4                                         ;   461.2 p5      41 k
        xorps xmm13, xmm10                                        ;   462.2 p0      41 k
        xorps xmm11, xmm3                                         ;   460.0 p1      41 k
        xorps xmm9, xmm0                                          ;   460.2 p5      41 k
        movaps xmm0, xmm7                                         ;   460.8 p0      41 k copy
        xorps xmm0, xmm14                                         ;   461.8 p1      41 k
        andps xmm14, xmm15                                        ;   461.2 p5      41 k
        xorps xmm7, xmm15                                         ;   461.8 p0      41 k
        andps xmm12, xmm7                                         ;   462.8 p1      41 k
        movaps xmm10, [r8 + 592]                                  ;   459.5 p2     100 k.5 reload
        xorps xmm14, xmm10                                        ;   462.5 p5      41 k
        andps xmm7, xmm10                                         ;   462.8 p0      41 k
        xorps xmm4, xmm7                                          ;   463.8 p1      41 k
        xorps xmm0, xmm4                                          ;   464.8 p5      41 k
        xorps xmm14, [rdx - 112]                                  ;   463.8 p0+p2   41 k
        movaps xmm4, xmm11                                        ;   464.0 p1      41 k copy
        andps xmm4, [r8 + 576]                                    ;   465.0 p5+p2   41 k
        andps xmm11, xmm2                                         ;   464.8 p0      41 k
        xorps xmm7, [rbp + 80]                                    ;   465.0 p1+p2   41 k
        xorps xmm9, [rbp + 0]                                     ;   465.2 p5+p2   41 k
        xorps xmm11, [r8 + 608]                                   ;   465.8 p0+p2   41 k
        xorps xmm13, xmm11                                        ;   466.8 p1      41 k
        movaps xmm11, [rdx - 96]                                  ;   465.8 p2      41 k reload
        xorps xmm0, xmm11                                         ;   468.8 p5      41 k
        movaps xmm15, xmm1                                        ;   466.8 p0      41 k copy
        andps xmm15, xmm3                                         ;   467.8 p1      41 k
        movaps xmm3, xmm10                                        ;   467.2 p5      41 k copy
        andps xmm3, [r8 + 608]                                    ;   468.2 p0+p2   41 k
        xorps xmm1, xmm3                                          ;   469.2 p1      41 k
        xorps xmm6, xmm7                                          ;   468.2 p5      41 k
        andps xmm3, [rbp + 80]                                    ;   469.2 p0+p2   41 k
        xorps xmm12, xmm13                                        ;   469.0 p1      41 k
        movaps xmm7, [r8 + 608]                                   ;   468.8 p2     100 k.6 reload
        andps xmm1, xmm7                                          ;   471.8 p5      41 k
        xorps xmm15, xmm0                                         ;   469.8 p0      41 k
        xorps xmm11, xmm1                                         ;   472.8 p1      41 k
        xorps xmm3, [rbp + 96]                                    ;   470.2 p5+p2   41 k
        xorps xmm14, xmm3                                         ;   471.2 p0      41 k
        xorps xmm4, xmm11                                         ;   473.8 p1      41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;   470.8 p2      41 k reload
        xorps xmm14, xmm0                                         ;   473.8 p5      41 k
        xorps xmm2, [rbp + 32]                                    ;   471.8 p0+p2   41 k
        xorps xmm6, [rbp - 16]                                    ;   472.8 p1+p2   41 k
        xorps xmm5, xmm2                                          ;   472.8 p5      41 k
        xorps xmm8, [rbp + 16]                                    ;   473.8 p0+p2   41 k
        xorps xmm4, xmm0                                          ;   474.8 p1      41 k
        xorps xmm12, xmm8                                         ;   474.8 p5      41 k
        xorps xmm10, [rbp - 96]                                   ;   474.8 p0+p2   41 k
        xorps xmm15, xmm10                                        ;   475.8 p1      41 k
        xorps xmm7, [rbp - 32]                                    ;   475.8 p5+p2   41 k
        movaps xmm1, [rbp - 112]                                  ;   476.8 p2      41 k
        xorps xmm1, [r8 + 544]                                    ;   479.8 p0+p2   41 k
        xorps xmm9, xmm1                                          ;   480.8 p1      41 k
        xorps xmm6, xmm7                                          ;   476.8 p5      41 k
        movaps xmm3, [r8 + 912]                                   ;   478.8 p2     100 k.9 reload
        xorps xmm5, xmm3                                          ;   481.8 p0      48 k
        movaps xmm11, [rbp - 48]                                  ;   479.8 p2      41 k
        xorps xmm11, [r8 + 560]                                   ;   482.8 p1+p2   41 k
        xorps xmm4, xmm11                                         ;   483.8 p5      41 k
        movaps xmm13, [r8 + 928]                                  ;   481.8 p2     100 k.10 reload
        xorps xmm12, xmm13                                        ;   484.8 p0      48 k
        xorps xmm9, [r8 + 944]                                    ;   482.8 p1+p2   48 k
        movaps xmm13, [rbp - 80]                                  ;   483.8 p2      41 k
        xorps xmm13, [r8 + 576]                                   ;   486.8 p5+p2   41 k
        xorps xmm14, xmm13                                        ;   487.8 p0      41 k
        xorps xmm15, [r8 + 992]                                   ;   485.8 p1+p2   48 k
        xorps xmm2, [r8 + 768]                                    ;   486.8 p5+p2   48 k
        xorps xmm6, [r8 + 1008]                                   ;   487.8 p0+p2   48 k
        xorps xmm8, [r8 + 784]                                    ;   488.8 p1+p2   48 k
        xorps xmm4, [r8 + 960]                                    ;   489.8 p5+p2   48 k
        xorps xmm1, [r8 + 800]                                    ;   490.8 p0+p2   48 k
        xorps xmm14, [r8 + 976]                                   ;   491.8 p1+p2   48 k
        xorps xmm11, [r8 + 816]                                   ;   492.8 p5+p2   48 k
        xorps xmm10, [r8 + 848]                                   ;   493.8 p0+p2   48 k
        xorps xmm7, [r8 + 864]                                    ;   494.8 p1+p2   48 k
        xorps xmm13, [r8 + 832]                                   ;   495.8 p5+p2   48 k
        movaps xmm3, [rbp - 128]                                  ;   496.8 p2      48 k
        xorps xmm3, [r8 + 880]                                    ;   499.8 p0+p2   48 k
        movaps [rbp - 128], xmm6                                  ;   488.8 p3+p4   48 k spill
        movaps xmm6, [rbp - 64]                                   ;   498.8 p2      48 k
        xorps xmm6, [r8 + 896]                                    ;   501.8 p1+p2   48 k
        movaps [rbp - 64], xmm15                                  ;   487.0 p3+p4   48 k spill
        movaps xmm15, xmm2                                        ;   487.8 p5      45 k copy
        xorps xmm15, xmm7                                         ;   495.8 p0      45 k
        movaps [rbp - 80], xmm14                                  ;   492.8 p3+p4   48 k spill
        movaps xmm14, xmm15                                       ;   496.8 p1      45 k copy
        xorps xmm14, xmm11                                        ;   497.8 p5      45 k
        movaps [rbp - 48], xmm4                                   ;   490.8 p3+p4   48 k spill
        movaps xmm4, xmm11                                        ;   493.8 p0      45 k copy
        andps xmm4, xmm3                                          ;   500.8 p1      45 k
        movaps [rbp - 112], xmm9                                  ;   491.0 p3+p4   48 k spill
        movaps xmm9, xmm11                                        ;   493.8 p5      45 k copy
        andps xmm9, xmm7                                          ;   495.8 p0      45 k
        movaps [rbp - 32], xmm12                                  ;   492.8 p3+p4   48 k spill
        movaps xmm12, xmm7                                        ;   495.8 p1      45 k copy
        andps xmm12, xmm13                                        ;   496.8 p5      45 k
        movaps [rbp - 96], xmm5                                   ;   493.8 p3+p4   48 k spill
        movaps xmm5, xmm14                                        ;   498.8 p0      45 k copy
        andps xmm5, xmm1                                          ;   499.8 p1      45 k
        movaps [rbp + 16], xmm4                                   ;   501.8 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;   494.8 p5      45 k copy
        xorps xmm4, xmm10                                         ;   495.8 p0      45 k
        movaps [rbp - 16], xmm7                                   ;   495.8 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;   500.8 p1      45 k copy
        andps xmm7, xmm6                                          ;   502.8 p5      45 k
        movaps [rbp + 32], xmm15                                  ;   496.8 p3+p4   45 k spill
        movaps xmm15, xmm4                                        ;   496.8 p0      45 k copy
        movaps [rbp + 96], xmm10                                  ;   497.8 p3+p4   48 k spill
        movaps xmm10, xmm11                                       ;   497.2 p1      45 k copy
        andps xmm10, xmm1                                         ;   498.2 p5      45 k
        xorps xmm15, xmm10                                        ;   499.2 p0      45 k
        movaps xmm10, xmm3                                        ;   500.8 p1      45 k copy
        andps xmm10, xmm2                                         ;   501.8 p5      45 k
        xorps xmm9, xmm10                                         ;   502.8 p0      45 k
        xorps xmm9, xmm0                                          ;   503.8 p1      45 k
        movaps xmm10, xmm7                                        ;   503.8 p5      45 k copy
        movaps [rdx - 96], xmm7                                   ;   503.8 p3+p4   45 k spill
        movaps xmm7, xmm11                                        ;   499.8 p0      45 k copy
        andps xmm7, xmm2                                          ;   500.8 p1      45 k
        xorps xmm12, xmm7                                         ;   501.8 p5      45 k
        xorps xmm10, xmm12                                        ;   504.8 p0      45 k
        movaps xmm7, xmm11                                        ;   501.2 p1      45 k copy
        andps xmm7, xmm8                                          ;   502.2 p5      45 k
        movaps xmm12, xmm11                                       ;   501.8 p0      45 k copy
        andps xmm12, xmm13                                        ;   502.8 p1      45 k
        movaps [rbp + 80], xmm9                                   ;   504.8 p3+p4   45 k spill
        movaps xmm9, xmm3                                         ;   502.5 p5      45 k copy
        movaps [rbp + 0], xmm15                                   ;   502.5 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;   502.8 p0      45 k copy
        andps xmm15, xmm6                                         ;   503.8 p1      45 k
        xorps xmm9, xmm15                                         ;   504.8 p5      45 k
        xorps xmm7, xmm12                                         ;   503.8 p0      45 k
        xorps xmm5, xmm9                                          ;   505.8 p1      45 k
        xorps xmm12, xmm9                                         ;   505.8 p5      45 k
        movaps xmm9, xmm4                                         ;   504.8 p0      45 k copy
        andps xmm9, xmm13                                         ;   505.8 p1      45 k
        movaps xmm15, xmm14                                       ;   505.5 p5      45 k copy
        orps xmm15, xmm6                                          ;   506.5 p0      45 k
        movaps [rdx - 112], xmm14                                 ;   504.8 p3+p4   45 k spill
        movaps xmm14, xmm6                                        ;   506.2 p1      45 k copy
        andps xmm14, xmm13                                        ;   507.2 p5      45 k
        xorps xmm11, xmm14                                        ;   508.2 p0      45 k
        xorps xmm5, xmm11                                         ;   509.2 p1      45 k
        andps xmm11, xmm6                                         ;   509.2 p5      45 k
        xorps xmm11, xmm0                                         ;   510.2 p0      45 k
        movaps xmm0, xmm8                                         ;   508.2 p1      45 k copy
        andps xmm0, xmm2                                          ;   509.2 p5      45 k
        andps xmm4, xmm2                                          ;   508.8 p0      45 k
        movaps [rbp + 112], xmm14                                 ;   508.2 p3+p4   45 k spill
        movaps xmm14, xmm13                                       ;   509.2 p1      45 k copy
        andps xmm14, [rbp + 96]                                   ;   510.2 p5+p2   45 k
        movaps [rbp + 64], xmm11                                  ;   511.2 p3+p4   45 k spill
        movaps xmm11, xmm1                                        ;   509.8 p0      45 k copy
        andps xmm11, [rbp + 96]                                   ;   510.8 p1+p2   45 k
        xorps xmm15, xmm11                                        ;   511.8 p5      45 k
        xorps xmm0, xmm15                                         ;   512.8 p0      45 k
        movaps xmm11, xmm14                                       ;   511.2 p1      45 k copy
        xorps xmm11, xmm6                                         ;   512.2 p5      45 k
        xorps xmm14, xmm1                                         ;   511.8 p0      45 k
        movaps xmm15, xmm0                                        ;   513.8 p1      45 k copy
        movaps [rdx - 128], xmm0                                  ;   513.8 p3+p4   45 k spill
        movaps xmm0, xmm1                                         ;   512.5 p5      45 k copy
        andps xmm0, xmm8                                          ;   513.5 p0      45 k
        movaps [rbp + 48], xmm7                                   ;   511.2 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;   513.2 p1      45 k copy
        andps xmm7, [rbp + 96]                                    ;   514.2 p5+p2   45 k
        xorps xmm9, xmm7                                          ;   515.2 p0      45 k
        xorps xmm12, xmm9                                         ;   516.2 p1      45 k
        xorps xmm15, xmm9                                         ;   516.2 p5      45 k
        xorps xmm0, xmm2                                          ;   514.8 p0      45 k
        movaps xmm7, [rbp + 32]                                   ;   512.8 p2      45 k reload
        xorps xmm15, xmm7                                         ;   517.2 p1      45 k
        movaps xmm9, [rbp + 96]                                   ;   513.8 p2      48 k reload
        andps xmm11, xmm9                                         ;   516.8 p5      45 k
        xorps xmm12, xmm14                                        ;   517.2 p0      45 k
        andps xmm14, xmm13                                        ;   516.2 p1      45 k
        xorps xmm5, xmm11                                         ;   517.8 p5      45 k
        xorps xmm12, xmm10                                        ;   518.2 p0      45 k
        movaps xmm11, xmm3                                        ;   517.2 p1      45 k copy
        andps xmm11, xmm8                                         ;   518.2 p5      45 k
        andps xmm7, xmm9                                          ;   517.8 p0      45 k
        xorps xmm11, xmm0                                         ;   519.2 p1      45 k
        xorps xmm0, xmm6                                          ;   518.5 p5      45 k
        xorps xmm7, xmm0                                          ;   519.5 p0      45 k
        andps xmm0, xmm8                                          ;   519.5 p1      45 k
        xorps xmm7, xmm13                                         ;   520.5 p5      45 k
        xorps xmm14, xmm11                                        ;   520.2 p0      45 k
        movaps xmm11, xmm13                                       ;   520.2 p1      45 k copy
        andps xmm11, xmm3                                         ;   521.2 p5      45 k
        andps xmm13, xmm2                                         ;   520.8 p0      45 k
        xorps xmm11, xmm13                                        ;   522.2 p1      45 k
        xorps xmm0, xmm11                                         ;   523.2 p5      45 k
        movaps xmm11, [rbp + 0]                                   ;   518.2 p2      45 k reload
        xorps xmm0, xmm11                                         ;   524.2 p0      45 k
        xorps xmm13, [rbp + 16]                                   ;   522.2 p1+p2   45 k
        xorps xmm13, xmm14                                        ;   523.2 p5      45 k
        movaps xmm11, xmm2                                        ;   522.8 p0      45 k copy
        xorps xmm11, xmm8                                         ;   523.8 p1      45 k
        andps xmm11, xmm9                                         ;   524.8 p5      45 k
        xorps xmm14, xmm11                                        ;   525.8 p0      45 k
        movaps xmm11, [rbp - 16]                                  ;   520.2 p2      48 k reload
        andps xmm2, xmm11                                         ;   524.2 p1      45 k
        andps xmm6, xmm1                                          ;   524.5 p5      45 k
        xorps xmm2, [rbp + 48]                                    ;   525.2 p0+p2   45 k
        movaps [rbp + 48], xmm0                                   ;   525.2 p3+p4   45 k spill
        movaps xmm0, xmm3                                         ;   525.2 p1      45 k copy
        andps xmm0, xmm11                                         ;   526.2 p5      45 k
        andps xmm8, xmm11                                         ;   525.8 p0      45 k
        andps xmm3, xmm1                                          ;   526.2 p1      45 k
        movaps xmm11, xmm7                                        ;   526.5 p5      45 k copy
        xorps xmm11, [rbp + 80]                                   ;   527.5 p0+p2   45 k
        xorps xmm7, xmm13                                         ;   527.2 p1      45 k
        xorps xmm4, xmm7                                          ;   528.2 p5      45 k
        movaps xmm7, [rdx - 112]                                  ;   523.8 p2      45 k reload
        orps xmm9, xmm7                                           ;   527.8 p0      45 k
        xorps xmm6, xmm0                                          ;   528.2 p1      45 k
        xorps xmm4, xmm2                                          ;   529.2 p5      45 k
        xorps xmm3, [rbp + 64]                                    ;   528.8 p0+p2   45 k
        xorps xmm0, xmm8                                          ;   529.2 p1      45 k
        xorps xmm6, xmm7                                          ;   529.5 p5      45 k
        xorps xmm9, xmm6                                          ;   530.5 p0      45 k
        xorps xmm8, xmm3                                          ;   530.2 p1      45 k
        xorps xmm11, [rdx - 128]                                  ;   530.5 p5+p2   45 k
        xorps xmm12, xmm0                                         ;   530.8 p0      45 k
        xorps xmm3, [rdx - 96]                                    ;   531.2 p1+p2   45 k
        xorps xmm15, xmm3                                         ;   532.2 p5      45 k
        movaps xmm3, [rbp - 16]                                   ;   528.0 p2      48 k reload
        andps xmm1, xmm3                                          ;   531.8 p0      45 k
        xorps xmm0, [rbp + 80]                                    ;   532.2 p1+p2   45 k
        xorps xmm10, xmm1                                         ;   532.8 p5      45 k
        xorps xmm2, [rbp + 64]                                    ;   532.8 p0+p2   45 k
        xorps xmm1, xmm14                                         ;   533.2 p1      45 k
        xorps xmm14, xmm9                                         ;   533.5 p5      45 k
        xorps xmm5, xmm2                                          ;   533.8 p0      45 k
        xorps xmm9, [rbp + 0]                                     ;   534.2 p1+p2   45 k
        xorps xmm14, [rbp + 112]                                  ;   534.5 p5+p2   45 k
        xorps xmm12, [rbp + 16]                                   ;   534.8 p0+p2   45 k
        xorps xmm7, xmm11                                         ;   535.2 p1      45 k
        xorps xmm0, [rbp + 48]                                    ;   535.5 p5+p2   45 k
        xorps xmm3, xmm10                                         ;   535.8 p0      45 k
        xorps xmm8, xmm1                                          ;   536.2 p1      45 k
        xorps xmm13, xmm8                                         ;   537.2 p5      45 k
        xorps xmm9, xmm3                                          ;   536.8 p0      45 k
        movaps xmm1, [rbp - 112]                                  ;   535.0 p2      48 k reload
        xorps xmm4, xmm1                                          ;   538.0 p1      45 k
        movaps xmm2, [rbp - 32]                                   ;   536.0 p2      48 k reload
        xorps xmm5, xmm2                                          ;   539.0 p5      45 k
        movaps [r9 + 2576], xmm5                                  ;   540.0 p3+p4  100 k
        movaps xmm3, [rbp - 96]                                   ;   537.0 p2      48 k reload
        xorps xmm13, xmm3                                         ;   540.0 p0      45 k
        movaps [r9 + 2560], xmm13                                 ;   541.0 p3+p4  100 k
        movaps [r9 + 2592], xmm4                                  ;   539.0 p3+p4  100 k
        movaps xmm4, [rbp - 48]                                   ;   538.0 p2      48 k reload
        xorps xmm14, xmm4                                         ;   541.0 p1      45 k
        movaps [r9 + 2608], xmm14                                 ;   542.0 p3+p4  100 k
        movaps xmm5, [rbp - 64]                                   ;   539.0 p2      48 k reload
        xorps xmm12, xmm5                                         ;   542.0 p5      45 k
        movaps [r9 + 2640], xmm12                                 ;   543.0 p3+p4  100 k
        movaps xmm6, [rbp - 80]                                   ;   540.0 p2      48 k reload
        xorps xmm9, xmm6                                          ;   543.0 p0      45 k
        movaps [r9 + 2672], xmm0                                  ;   538.2 p3+p4  100 k
        movaps [r9 + 2624], xmm9                                  ;   544.0 p3+p4  100 k
        movaps xmm0, [rbp - 128]                                  ;   541.0 p2      48 k reload
        xorps xmm15, xmm0                                         ;   544.0 p1      45 k
        movaps [r9 + 2688], xmm7                                  ;   540.2 p3+p4  100 k
        movaps [r9 + 2704], xmm3                                  ;   541.2 p3+p4  100 k
        movaps [r9 + 2656], xmm15                                 ;   545.0 p3+p4  100 k
        movaps [r9 + 2720], xmm2                                  ;   543.2 p3+p4  100 k
        movaps [r9 + 2736], xmm1                                  ;   544.2 p3+p4  100 k
        movaps [r9 + 2752], xmm4                                  ;   545.2 p3+p4  100 k
        movaps [r9 + 2768], xmm6                                  ;   546.2 p3+p4  100 k
        movaps [r9 + 2784], xmm5                                  ;   547.2 p3+p4  100 k
        movaps [r9 + 2800], xmm0                                  ;   548.2 p3+p4  100 k
        movaps xmm0, [r8 + 768]                                   ;   542.0 p2     100 k.0 reload
        movaps [r9 + 768], xmm0                                   ;   549.2 p3+p4   99 k
        movaps xmm1, [r8 + 784]                                   ;   543.0 p2     100 k.1 reload
        movaps [r9 + 784], xmm1                                   ;   550.2 p3+p4   99 k
        movaps xmm2, [r8 + 800]                                   ;   544.0 p2     100 k.2 reload
        movaps [r9 + 800], xmm2                                   ;   551.2 p3+p4   99 k
        movaps xmm3, [r8 + 816]                                   ;   545.0 p2     100 k.3 reload
        movaps [r9 + 816], xmm3                                   ;   552.2 p3+p4   99 k
        movaps xmm4, [r8 + 832]                                   ;   546.0 p2     100 k.4 reload
        movaps [r9 + 832], xmm4                                   ;   553.2 p3+p4   99 k
        movaps xmm5, [r8 + 848]                                   ;   547.0 p2     100 k.5 reload
        movaps [r9 + 848], xmm5                                   ;   554.2 p3+p4   99 k
        movaps xmm6, [r8 + 864]                                   ;   548.0 p2     100 k.6 reload
        movaps [r9 + 864], xmm6                                   ;   555.2 p3+p4   99 k
        movaps xmm7, [r8 + 880]                                   ;   549.0 p2     100 k.7 reload
        movaps [r9 + 880], xmm7                                   ;   556.2 p3+p4   99 k
        movaps xmm8, [r8 + 896]                                   ;   550.0 p2     100 k.8 reload
        movaps [r9 + 896], xmm8                                   ;   557.2 p3+p4   99 k
        movaps xmm9, [r8 + 912]                                   ;   551.0 p2     100 k.9 reload
        movaps [r9 + 912], xmm9                                   ;   558.2 p3+p4   99 k
        movaps xmm10, [r8 + 928]                                  ;   552.0 p2     100 k.10 reload
        movaps [r9 + 928], xmm10                                  ;   559.2 p3+p4   99 k
        movaps xmm11, [r8 + 944]                                  ;   553.0 p2     100 k.11 reload
        movaps [r9 + 944], xmm11                                  ;   560.2 p3+p4   99 k
        movaps xmm12, [r8 + 1024]                                 ;   554.0 p2     100 k.0
        movaps xmm13, [r8 + 960]                                  ;   555.0 p2     100 k.12 reload
        movaps [r9 + 960], xmm13                                  ;   561.2 p3+p4   99 k
        movaps xmm14, [r8 + 1040]                                 ;   556.0 p2     100 k.1
        movaps xmm15, [r8 + 976]                                  ;   557.0 p2     100 k.13 reload
        movaps [r9 + 976], xmm15                                  ;   562.2 p3+p4   99 k
        movaps xmm14, [r8 + 1056]                                 ;   558.0 p2     100 k.2
        movaps xmm14, [r8 + 992]                                  ;   559.0 p2     100 k.14 reload
        movaps [r9 + 992], xmm14                                  ;   563.2 p3+p4   99 k
        movaps xmm12, [r8 + 1072]                                 ;   560.0 p2     100 k.3
        movaps xmm12, [r8 + 1008]                                 ;   561.0 p2     100 k.15 reload
        movaps [r9 + 1008], xmm12                                 ;   564.2 p3+p4   99 k
        movaps xmm2, [r8 + 1088]                                  ;   562.0 p2     100 k.4
        movaps xmm2, [r8 + 1104]                                  ;   563.0 p2     100 k.5
        movaps xmm2, [r8 + 1120]                                  ;   564.0 p2     100 k.6
        movaps xmm2, [r8 + 1136]                                  ;   565.0 p2     100 k.7
        movaps xmm2, [r8 + 1152]                                  ;   566.0 p2     100 k.8
        movaps xmm2, [r8 + 1168]                                  ;   567.0 p2     100 k.9
        movaps xmm2, [r8 + 1184]                                  ;   568.0 p2     100 k.10
        movaps xmm2, [r8 + 1200]                                  ;   569.0 p2     100 k.11
        movaps xmm2, [r8 + 1216]                                  ;   570.0 p2     100 k.12
        movaps xmm2, [r8 + 1232]                                  ;   571.0 p2     100 k.13
        movaps xmm2, [r8 + 1248]                                  ;   572.0 p2     100 k.14
        movaps xmm2, [r8 + 1264]                                  ;   573.0 p2     100 k.15
        movaps xmm2, xmm15                                        ;   561.2 p5      41 k copy
        xorps xmm2, xmm7                                          ;   562.2 p0      41 k
        movaps xmm3, xmm2                                         ;   563.2 p1      41 k copy
        xorps xmm3, xmm10                                         ;   564.2 p5      41 k
        movaps xmm1, xmm10                                        ;   562.5 p0      41 k copy
        andps xmm1, xmm14                                         ;   563.5 p1      41 k
        movaps xmm6, xmm10                                        ;   563.2 p5      41 k copy
        andps xmm6, xmm15                                         ;   564.2 p0      41 k
        movaps xmm5, xmm3                                         ;   565.2 p1      41 k copy
        andps xmm5, xmm9                                          ;   566.2 p5      41 k
        movaps xmm0, xmm15                                        ;   564.5 p0      41 k copy
        andps xmm0, xmm11                                         ;   565.5 p1      41 k
        movaps xmm4, xmm8                                         ;   565.2 p5      41 k copy
        xorps xmm4, xmm13                                         ;   566.2 p0      41 k
        movaps xmm15, xmm12                                       ;   566.0 p1      41 k copy
        andps xmm15, xmm14                                        ;   567.0 p5      41 k
        movaps [rbp - 128], xmm1                                  ;   565.5 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;   567.2 p0      41 k copy
        movaps xmm13, xmm14                                       ;   567.0 p1      41 k copy
        andps xmm13, xmm7                                         ;   568.0 p5      41 k
        xorps xmm6, xmm13                                         ;   569.0 p0      41 k
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   574.0 p2      41 k reload
        xorps xmm6, xmm13                                         ;   577.0 p1      41 k
        movaps [rbp - 64], xmm6                                   ;   578.0 p3+p4   41 k spill
        movaps xmm6, xmm15                                        ;   568.2 p5      41 k copy
        movaps [rbp - 80], xmm15                                  ;   568.2 p3+p4   41 k spill
        movaps xmm15, xmm10                                       ;   568.5 p0      41 k copy
        andps xmm15, xmm9                                         ;   569.5 p1      41 k
        xorps xmm1, xmm15                                         ;   570.5 p5      41 k
        movaps xmm15, xmm10                                       ;   569.5 p0      41 k copy
        andps xmm15, xmm7                                         ;   570.5 p1      41 k
        xorps xmm0, xmm15                                         ;   571.5 p5      41 k
        xorps xmm6, xmm0                                          ;   572.5 p0      41 k
        movaps xmm0, xmm10                                        ;   571.0 p1      41 k copy
        andps xmm0, xmm8                                          ;   572.0 p5      41 k
        movaps xmm15, xmm10                                       ;   571.5 p0      41 k copy
        andps xmm15, xmm11                                        ;   572.5 p1      41 k
        movaps [rbp - 48], xmm1                                   ;   571.5 p3+p4   41 k spill
        movaps xmm1, xmm14                                        ;   572.2 p5      41 k copy
        movaps xmm14, xmm12                                       ;   572.5 p0      41 k copy
        andps xmm14, xmm7                                         ;   573.5 p1      41 k
        xorps xmm1, xmm14                                         ;   574.5 p5      41 k
        xorps xmm0, xmm15                                         ;   573.5 p0      41 k
        xorps xmm5, xmm1                                          ;   575.5 p1      41 k
        xorps xmm15, xmm1                                         ;   575.5 p5      41 k
        movaps xmm1, xmm4                                         ;   574.5 p0      41 k copy
        andps xmm1, xmm11                                         ;   575.5 p1      41 k
        movaps xmm14, xmm3                                        ;   575.2 p5      41 k copy
        orps xmm14, xmm12                                         ;   576.2 p0      41 k
        movaps [rbp - 112], xmm3                                  ;   573.8 p3+p4   41 k spill
        movaps xmm3, xmm12                                        ;   576.0 p1      41 k copy
        andps xmm3, xmm11                                         ;   577.0 p5      41 k
        xorps xmm10, xmm3                                         ;   578.0 p0      41 k
        xorps xmm5, xmm10                                         ;   579.0 p1      41 k
        andps xmm10, xmm12                                        ;   579.0 p5      41 k
        xorps xmm10, xmm13                                        ;   580.0 p0      41 k
        movaps xmm13, [r8 + 896]                                  ;   575.5 p2      41 k copy
        andps xmm13, xmm7                                         ;   578.5 p1      41 k
        andps xmm4, xmm7                                          ;   578.2 p5      41 k
        movaps [rbp - 32], xmm3                                   ;   578.0 p3+p4   41 k spill
        movaps xmm3, [r8 + 944]                                   ;   576.5 p2      41 k copy
        andps xmm3, [r8 + 960]                                    ;   579.5 p0+p2   41 k
        movaps [rbp - 96], xmm10                                  ;   581.0 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;   579.0 p1      41 k copy
        andps xmm10, [r8 + 960]                                   ;   580.0 p5+p2   41 k
        xorps xmm14, xmm10                                        ;   581.0 p0      41 k
        xorps xmm13, xmm14                                        ;   582.0 p1      41 k
        movaps xmm10, xmm3                                        ;   580.5 p5      41 k copy
        xorps xmm10, xmm12                                        ;   581.5 p0      41 k
        xorps xmm3, xmm9                                          ;   581.0 p1      41 k
        movaps xmm14, xmm13                                       ;   583.0 p5      41 k copy
        movaps [rbp - 16], xmm13                                  ;   583.0 p3+p4   41 k spill
        movaps xmm13, xmm2                                        ;   581.5 p0      41 k copy
        movaps [rbp + 48], xmm0                                   ;   580.2 p3+p4   41 k spill
        movaps xmm0, [r8 + 912]                                   ;   580.0 p2      41 k copy
        andps xmm0, xmm8                                          ;   583.0 p1      41 k
        movaps xmm9, xmm8                                         ;   582.2 p5      41 k copy
        andps xmm9, [r8 + 992]                                    ;   583.2 p0+p2   41 k
        movaps xmm8, [r8 + 992]                                   ;   582.0 p2      41 k
        andps xmm8, [r8 + 960]                                    ;   585.0 p1+p2   41 k
        xorps xmm1, xmm8                                          ;   586.0 p5      41 k
        xorps xmm15, xmm1                                         ;   587.0 p0      41 k
        xorps xmm14, xmm1                                         ;   587.0 p1      41 k
        xorps xmm13, xmm14                                        ;   588.0 p5      41 k
        xorps xmm0, xmm7                                          ;   584.5 p0      41 k
        movaps xmm1, [r8 + 960]                                   ;   584.0 p2     100 k.12 reload
        andps xmm10, xmm1                                         ;   587.0 p1      41 k
        xorps xmm15, xmm3                                         ;   588.0 p5      41 k
        andps xmm3, xmm11                                         ;   585.5 p0      41 k
        xorps xmm5, xmm10                                         ;   588.0 p1      41 k
        xorps xmm9, xmm0                                          ;   586.2 p5      41 k
        andps xmm2, xmm1                                          ;   587.0 p0      41 k
        xorps xmm0, xmm12                                         ;   587.0 p1      41 k
        xorps xmm15, xmm6                                         ;   589.0 p5      41 k
        xorps xmm2, xmm0                                          ;   588.0 p0      41 k
        movaps xmm8, [r8 + 896]                                   ;   585.2 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;   588.2 p1      41 k
        xorps xmm2, xmm11                                         ;   589.0 p5      41 k
        xorps xmm3, xmm9                                          ;   588.5 p0      41 k
        movaps xmm9, [r8 + 944]                                   ;   586.2 p2      41 k copy
        movaps xmm10, [r8 + 992]                                  ;   587.2 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;   590.2 p1      41 k
        andps xmm11, xmm7                                         ;   589.2 p5      41 k
        xorps xmm9, xmm11                                         ;   591.2 p0      41 k
        xorps xmm0, xmm9                                          ;   592.2 p1      41 k
        movaps xmm9, [rbp - 128]                                  ;   588.2 p2      41 k reload
        xorps xmm11, xmm9                                         ;   591.2 p5      41 k
        movaps xmm14, [rbp - 48]                                  ;   589.2 p2      41 k reload
        xorps xmm0, xmm14                                         ;   593.2 p0      41 k
        xorps xmm11, xmm3                                         ;   592.2 p1      41 k
        movaps xmm9, xmm7                                         ;   591.2 p5      41 k copy
        xorps xmm9, xmm8                                          ;   592.2 p0      41 k
        andps xmm9, xmm1                                          ;   593.2 p1      41 k
        xorps xmm3, xmm9                                          ;   594.2 p5      41 k
        movaps xmm9, [r8 + 976]                                   ;   590.2 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;   593.2 p0      41 k
        andps xmm12, [r8 + 912]                                   ;   593.0 p1+p2   41 k
        xorps xmm7, [rbp + 48]                                    ;   594.2 p5+p2   41 k
        movaps xmm14, xmm10                                       ;   593.5 p0      41 k copy
        andps xmm14, xmm9                                         ;   594.5 p1      41 k
        andps xmm8, xmm9                                          ;   594.2 p5      41 k
        andps xmm10, [r8 + 912]                                   ;   594.5 p0+p2   41 k
        movaps xmm9, xmm2                                         ;   595.0 p1      41 k copy
        xorps xmm9, [rbp - 64]                                    ;   596.0 p5+p2   41 k
        xorps xmm2, xmm11                                         ;   595.5 p0      41 k
        xorps xmm4, xmm2                                          ;   596.5 p1      41 k
        movaps xmm2, [rbp - 112]                                  ;   595.2 p2      41 k reload
        orps xmm1, xmm2                                           ;   598.2 p5      41 k
        xorps xmm12, xmm14                                        ;   596.5 p0      41 k
        xorps xmm4, xmm7                                          ;   597.5 p1      41 k
        xorps xmm10, [rbp - 96]                                   ;   597.2 p5+p2   41 k
        xorps xmm14, xmm8                                         ;   597.5 p0      41 k
        xorps xmm12, xmm2                                         ;   598.2 p1      41 k
        xorps xmm8, xmm10                                         ;   598.2 p5      41 k
        xorps xmm9, [rbp - 16]                                    ;   598.5 p0+p2   41 k
        xorps xmm12, xmm1                                         ;   599.2 p1      41 k
        xorps xmm10, [rbp - 80]                                   ;   599.2 p5+p2   41 k
        xorps xmm13, xmm10                                        ;   600.2 p0      41 k
        xorps xmm15, xmm14                                        ;   600.0 p1      41 k
        xorps xmm14, [rbp - 64]                                   ;   600.2 p5+p2   41 k
        xorps xmm7, [rbp - 96]                                    ;   600.5 p0+p2   41 k
        xorps xmm5, xmm7                                          ;   601.5 p1      41 k
        xorps xmm15, [rbp - 128]                                  ;   601.2 p5+p2   41 k
        movaps xmm1, xmm3                                         ;   601.5 p0      41 k copy
        xorps xmm3, xmm12                                         ;   602.0 p1      41 k
        xorps xmm3, [rbp - 32]                                    ;   603.0 p5+p2   41 k
        xorps xmm12, [rbp - 48]                                   ;   603.2 p0+p2   41 k
        movaps xmm7, [r8 + 976]                                   ;   604.2 p2      41 k
        andps xmm7, [r8 + 912]                                    ;   607.2 p1+p2   41 k
        xorps xmm6, xmm7                                          ;   608.2 p5      41 k
        xorps xmm1, xmm7                                          ;   608.2 p0      41 k
        xorps xmm0, xmm14                                         ;   604.0 p1      41 k
        xorps xmm9, xmm2                                          ;   604.2 p5      41 k
        xorps xmm8, xmm1                                          ;   609.2 p0      41 k
        xorps xmm11, xmm8                                         ;   610.2 p1      41 k
        xorps xmm6, [r8 + 976]                                    ;   609.2 p5+p2   41 k
        xorps xmm12, xmm6                                         ;   610.2 p0      41 k
        movaps xmm1, [r8 + 832]                                   ;   607.2 p2      41 k
        movaps xmm2, [r8 + 768]                                   ;   608.2 p2     100 k.0 reload
        andps xmm1, xmm2                                          ;   611.2 p1      41 k
        movaps xmm6, [r8 + 848]                                   ;   609.2 p2      41 k
        andps xmm6, xmm2                                          ;   612.2 p5      41 k
        movaps xmm7, [r8 + 864]                                   ;   610.2 p2      41 k
        movaps xmm8, [r8 + 784]                                   ;   611.2 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;   614.2 p0      41 k
        movaps xmm10, xmm6                                        ;   613.2 p1      41 k copy
        movaps xmm14, [r8 + 864]                                  ;   612.2 p2     100 k.6 reload
        andps xmm10, xmm14                                        ;   615.2 p5      41 k
        movaps [rbp - 112], xmm9                                  ;   608.2 p3+p4   41 k spill
        movaps xmm9, [r8 + 816]                                   ;   613.2 p2      41 k
        andps xmm9, xmm2                                          ;   616.2 p0      41 k
        movaps [rbp - 48], xmm0                                   ;   609.2 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;   617.2 p1      41 k copy
        xorps xmm0, xmm8                                          ;   618.2 p5      41 k
        movaps [rbp - 32], xmm13                                  ;   610.2 p3+p4   41 k spill
        movaps xmm13, [r8 + 832]                                  ;   614.2 p2      41 k
        andps xmm13, [r8 + 816]                                   ;   617.2 p0+p2   41 k
        movaps [rbp - 128], xmm15                                 ;   611.2 p3+p4   41 k spill
        movaps xmm15, xmm0                                        ;   619.2 p1      41 k copy
        xorps xmm15, [r8 + 832]                                   ;   620.2 p5+p2   41 k
        andps xmm15, xmm14                                        ;   621.2 p0      41 k
        xorps xmm9, xmm15                                         ;   622.2 p1      41 k
        movaps [rbp - 96], xmm12                                  ;   612.2 p3+p4   41 k spill
        movaps xmm12, [r8 + 816]                                  ;   617.2 p2      41 k
        andps xmm12, xmm14                                        ;   620.2 p5      41 k
        movaps [rbp - 64], xmm3                                   ;   613.2 p3+p4   41 k spill
        movaps xmm3, xmm1                                         ;   613.2 p0      41 k copy
        xorps xmm3, xmm13                                         ;   618.2 p1      41 k
        movaps [rbp - 80], xmm4                                   ;   614.2 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   614.2 p5      41 k copy
        movaps [rbp - 16], xmm5                                   ;   615.2 p3+p4   41 k spill
        movaps xmm5, [r8 + 848]                                   ;   618.2 p2      41 k
        andps xmm5, [r8 + 800]                                    ;   621.2 p0+p2   41 k
        xorps xmm7, xmm5                                          ;   622.2 p1      41 k
        andps xmm4, xmm5                                          ;   622.2 p5      41 k
        xorps xmm13, xmm7                                         ;   623.2 p0      41 k
        movaps xmm5, [r8 + 848]                                   ;   620.2 p2     100 k.5 reload
        andps xmm3, xmm5                                          ;   623.2 p1      41 k
        xorps xmm7, xmm1                                          ;   623.2 p5      41 k
        movaps [rbp + 48], xmm11                                  ;   617.8 p3+p4   41 k spill
        movaps xmm11, xmm8                                        ;   618.0 p0      41 k copy
        andps xmm11, xmm5                                         ;   623.2 p1      41 k
        movaps [rdx - 112], xmm7                                  ;   624.2 p3+p4   41 k spill
        movaps xmm7, xmm13                                        ;   624.2 p5      41 k copy
        andps xmm7, [r8 + 800]                                    ;   625.2 p0+p2   41 k
        movaps [rbp + 16], xmm15                                  ;   622.2 p3+p4   41 k spill
        movaps xmm15, xmm11                                       ;   624.2 p1      41 k copy
        andps xmm15, [r8 + 816]                                   ;   625.2 p5+p2   41 k
        movaps [rbp + 112], xmm9                                  ;   623.2 p3+p4   41 k spill
        movaps xmm9, xmm8                                         ;   621.2 p0      41 k copy
        andps xmm9, xmm2                                          ;   622.2 p1      41 k
        xorps xmm15, xmm9                                         ;   626.2 p5      41 k
        xorps xmm7, xmm15                                         ;   627.2 p0      41 k
        movaps xmm15, [r8 + 816]                                  ;   623.2 p2     100 k.3 reload
        xorps xmm7, xmm15                                         ;   628.2 p1      41 k
        movaps [rbp + 0], xmm7                                    ;   629.2 p3+p4   41 k spill
        movaps xmm7, xmm14                                        ;   623.2 p5      41 k copy
        andps xmm7, [r8 + 800]                                    ;   624.2 p0+p2   41 k
        xorps xmm9, xmm7                                          ;   625.2 p1      41 k
        xorps xmm10, xmm11                                        ;   624.2 p5      41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;   625.2 p0+p2   41 k
        movaps xmm14, xmm9                                        ;   626.2 p1      41 k copy
        andps xmm14, [r8 + 800]                                   ;   627.2 p5+p2   41 k
        xorps xmm14, xmm2                                         ;   628.2 p0      41 k
        andps xmm9, [r8 + 832]                                    ;   627.2 p1+p2   41 k
        xorps xmm14, xmm0                                         ;   629.2 p5      41 k
        xorps xmm13, xmm2                                         ;   626.5 p0      41 k
        movaps [rbp + 64], xmm14                                  ;   630.2 p3+p4   41 k spill
        movaps xmm14, xmm12                                       ;   626.8 p1      41 k copy
        xorps xmm14, [r8 + 832]                                   ;   628.2 p5+p2   41 k
        xorps xmm3, xmm14                                         ;   629.2 p0      41 k
        xorps xmm9, xmm3                                          ;   630.2 p1      41 k
        andps xmm14, xmm5                                         ;   629.2 p5      41 k
        movaps xmm3, [r8 + 800]                                   ;   629.2 p2     100 k.2 reload
        andps xmm0, xmm3                                          ;   632.2 p0      41 k
        movaps xmm5, xmm13                                        ;   628.8 p1      41 k copy
        andps xmm5, xmm2                                          ;   629.8 p5      41 k
        andps xmm13, [r8 + 832]                                   ;   630.2 p0+p2   41 k
        xorps xmm5, xmm10                                         ;   630.8 p1      41 k
        xorps xmm5, xmm7                                          ;   631.8 p5      41 k
        movaps [rbp + 80], xmm4                                   ;   629.2 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   630.5 p0      41 k copy
        andps xmm4, xmm15                                         ;   631.5 p1      41 k
        xorps xmm14, xmm4                                         ;   632.5 p5      41 k
        xorps xmm5, xmm14                                         ;   633.5 p0      41 k
        movaps xmm14, xmm8                                        ;   631.8 p1      41 k copy
        andps xmm14, [r8 + 832]                                   ;   632.8 p5+p2   41 k
        xorps xmm14, xmm6                                         ;   633.8 p0      41 k
        xorps xmm0, xmm14                                         ;   634.8 p1      41 k
        xorps xmm14, xmm3                                         ;   634.8 p5      41 k
        xorps xmm1, xmm4                                          ;   633.5 p0      41 k
        movaps xmm4, xmm11                                        ;   633.8 p1      41 k copy
        xorps xmm4, [r8 + 864]                                    ;   634.8 p5+p2   41 k
        andps xmm4, xmm2                                          ;   635.8 p0      41 k
        xorps xmm10, xmm4                                         ;   636.8 p1      41 k
        xorps xmm13, xmm10                                        ;   637.8 p5      41 k
        xorps xmm11, xmm3                                         ;   635.5 p0      41 k
        xorps xmm9, xmm0                                          ;   635.8 p1      41 k
        movaps xmm0, xmm7                                         ;   636.2 p5      41 k copy
        xorps xmm0, xmm14                                         ;   637.2 p0      41 k
        andps xmm14, xmm15                                        ;   636.8 p1      41 k
        xorps xmm7, xmm15                                         ;   637.2 p5      41 k
        andps xmm12, xmm7                                         ;   638.2 p0      41 k
        movaps xmm10, [r8 + 848]                                  ;   635.0 p2     100 k.5 reload
        xorps xmm14, xmm10                                        ;   638.0 p1      41 k
        andps xmm7, xmm10                                         ;   638.2 p5      41 k
        xorps xmm4, xmm7                                          ;   639.2 p0      41 k
        xorps xmm0, xmm4                                          ;   640.2 p1      41 k
        xorps xmm14, [rbp + 80]                                   ;   639.2 p5+p2   41 k
        movaps xmm4, xmm11                                        ;   639.5 p0      41 k copy
        andps xmm4, [r8 + 832]                                    ;   640.5 p1+p2   41 k
        andps xmm11, xmm2                                         ;   640.2 p5      41 k
        xorps xmm7, [rbp + 112]                                   ;   640.5 p0+p2   41 k
        xorps xmm9, [rbp + 16]                                    ;   640.8 p1+p2   41 k
        xorps xmm11, [r8 + 864]                                   ;   641.2 p5+p2   41 k
        xorps xmm13, xmm11                                        ;   642.2 p0      41 k
        movaps xmm11, [rbp + 64]                                  ;   641.2 p2      41 k reload
        xorps xmm0, xmm11                                         ;   644.2 p1      41 k
        movaps xmm15, xmm1                                        ;   642.2 p5      41 k copy
        andps xmm15, xmm3                                         ;   643.2 p0      41 k
        movaps xmm3, xmm10                                        ;   642.8 p1      41 k copy
        andps xmm3, [r8 + 864]                                    ;   643.8 p5+p2   41 k
        xorps xmm1, xmm3                                          ;   644.8 p0      41 k
        xorps xmm6, xmm7                                          ;   643.8 p1      41 k
        andps xmm3, [rbp + 112]                                   ;   644.8 p5+p2   41 k
        xorps xmm12, xmm13                                        ;   644.5 p0      41 k
        movaps xmm7, [r8 + 864]                                   ;   644.2 p2     100 k.6 reload
        andps xmm1, xmm7                                          ;   647.2 p1      41 k
        xorps xmm15, xmm0                                         ;   645.2 p5      41 k
        xorps xmm11, xmm1                                         ;   648.2 p0      41 k
        xorps xmm3, [rdx - 112]                                   ;   645.8 p1+p2   41 k
        xorps xmm14, xmm3                                         ;   646.8 p5      41 k
        xorps xmm4, xmm11                                         ;   649.2 p0      41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;   646.2 p2      41 k reload
        xorps xmm14, xmm0                                         ;   649.2 p1      41 k
        xorps xmm2, [rbp + 48]                                    ;   647.2 p5+p2   41 k
        xorps xmm6, [rbp + 0]                                     ;   648.2 p0+p2   41 k
        xorps xmm5, xmm2                                          ;   648.2 p1      41 k
        xorps xmm8, [rbp - 16]                                    ;   649.2 p5+p2   41 k
        xorps xmm4, xmm0                                          ;   650.2 p0      41 k
        xorps xmm12, xmm8                                         ;   650.2 p1      41 k
        xorps xmm10, [rbp - 128]                                  ;   650.2 p5+p2   41 k
        xorps xmm15, xmm10                                        ;   651.2 p0      41 k
        xorps xmm7, [rbp - 32]                                    ;   651.2 p1+p2   41 k
        movaps xmm1, [rbp - 80]                                   ;   652.2 p2      41 k
        xorps xmm1, [r8 + 800]                                    ;   655.2 p5+p2   41 k
        xorps xmm9, xmm1                                          ;   656.2 p0      41 k
        xorps xmm6, xmm7                                          ;   652.2 p1      41 k
        movaps xmm3, [r8 + 1168]                                  ;   654.2 p2     100 k.9 reload
        xorps xmm5, xmm3                                          ;   657.2 p5      48 k
        movaps xmm11, [rbp - 64]                                  ;   655.2 p2      41 k
        xorps xmm11, [r8 + 816]                                   ;   658.2 p0+p2   41 k
        xorps xmm4, xmm11                                         ;   659.2 p1      41 k
        movaps xmm13, [r8 + 1184]                                 ;   657.2 p2     100 k.10 reload
        xorps xmm12, xmm13                                        ;   660.2 p5      48 k
        xorps xmm9, [r8 + 1200]                                   ;   658.2 p0+p2   48 k
        movaps xmm13, [rbp - 96]                                  ;   659.2 p2      41 k
        xorps xmm13, [r8 + 832]                                   ;   662.2 p1+p2   41 k
        xorps xmm14, xmm13                                        ;   663.2 p5      41 k
        xorps xmm15, [r8 + 1248]                                  ;   661.2 p0+p2   48 k
        xorps xmm2, [r8 + 1024]                                   ;   662.2 p1+p2   48 k
        xorps xmm6, [r8 + 1264]                                   ;   663.2 p5+p2   48 k
        xorps xmm8, [r8 + 1040]                                   ;   664.2 p0+p2   48 k
        xorps xmm4, [r8 + 1216]                                   ;   665.2 p1+p2   48 k
        xorps xmm1, [r8 + 1056]                                   ;   666.2 p5+p2   48 k
        xorps xmm14, [r8 + 1232]                                  ;   667.2 p0+p2   48 k
        xorps xmm11, [r8 + 1072]                                  ;   668.2 p1+p2   48 k
        xorps xmm10, [r8 + 1104]                                  ;   669.2 p5+p2   48 k
        xorps xmm7, [r8 + 1120]                                   ;   670.2 p0+p2   48 k
        xorps xmm13, [r8 + 1088]                                  ;   671.2 p1+p2   48 k
        movaps xmm3, [rbp - 48]                                   ;   672.2 p2      48 k
        xorps xmm3, [r8 + 1136]                                   ;   675.2 p5+p2   48 k
        movaps [rbp - 48], xmm6                                   ;   664.2 p3+p4   48 k spill
        movaps xmm6, [rbp - 112]                                  ;   674.2 p2      48 k
        xorps xmm6, [r8 + 1152]                                   ;   677.2 p0+p2   48 k
        movaps [rbp - 112], xmm15                                 ;   662.5 p3+p4   48 k spill
        movaps xmm15, xmm2                                        ;   663.2 p1      45 k copy
        xorps xmm15, xmm7                                         ;   671.2 p5      45 k
        movaps [rbp - 96], xmm14                                  ;   668.2 p3+p4   48 k spill
        movaps xmm14, xmm15                                       ;   672.2 p0      45 k copy
        xorps xmm14, xmm11                                        ;   673.2 p1      45 k
        movaps [rbp - 64], xmm4                                   ;   666.2 p3+p4   48 k spill
        movaps xmm4, xmm11                                        ;   669.2 p5      45 k copy
        andps xmm4, xmm3                                          ;   676.2 p0      45 k
        movaps [rbp - 80], xmm9                                   ;   666.5 p3+p4   48 k spill
        movaps xmm9, xmm11                                        ;   669.2 p1      45 k copy
        andps xmm9, xmm7                                          ;   671.2 p5      45 k
        movaps [rbp - 32], xmm12                                  ;   668.2 p3+p4   48 k spill
        movaps xmm12, xmm7                                        ;   671.2 p0      45 k copy
        andps xmm12, xmm13                                        ;   672.2 p1      45 k
        movaps [rbp - 128], xmm5                                  ;   669.2 p3+p4   48 k spill
        movaps xmm5, xmm14                                        ;   674.2 p5      45 k copy
        andps xmm5, xmm1                                          ;   675.2 p0      45 k
        movaps [rbp - 16], xmm4                                   ;   677.2 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;   670.2 p1      45 k copy
        xorps xmm4, xmm10                                         ;   671.2 p5      45 k
        movaps [rbp + 0], xmm7                                    ;   671.2 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;   676.2 p0      45 k copy
        andps xmm7, xmm6                                          ;   678.2 p1      45 k
        movaps [rbp + 48], xmm15                                  ;   672.2 p3+p4   45 k spill
        movaps xmm15, xmm4                                        ;   672.2 p5      45 k copy
        movaps [rdx - 112], xmm10                                 ;   673.2 p3+p4   48 k spill
        movaps xmm10, xmm11                                       ;   672.8 p0      45 k copy
        andps xmm10, xmm1                                         ;   673.8 p1      45 k
        xorps xmm15, xmm10                                        ;   674.8 p5      45 k
        movaps xmm10, xmm3                                        ;   676.2 p0      45 k copy
        andps xmm10, xmm2                                         ;   677.2 p1      45 k
        xorps xmm9, xmm10                                         ;   678.2 p5      45 k
        xorps xmm9, xmm0                                          ;   679.2 p0      45 k
        movaps xmm10, xmm7                                        ;   679.2 p1      45 k copy
        movaps [rbp + 64], xmm7                                   ;   679.2 p3+p4   45 k spill
        movaps xmm7, xmm11                                        ;   675.2 p5      45 k copy
        andps xmm7, xmm2                                          ;   676.2 p0      45 k
        xorps xmm12, xmm7                                         ;   677.2 p1      45 k
        xorps xmm10, xmm12                                        ;   680.2 p5      45 k
        movaps xmm7, xmm11                                        ;   676.8 p0      45 k copy
        andps xmm7, xmm8                                          ;   677.8 p1      45 k
        movaps xmm12, xmm11                                       ;   677.2 p5      45 k copy
        andps xmm12, xmm13                                        ;   678.2 p0      45 k
        movaps [rbp + 112], xmm9                                  ;   680.2 p3+p4   45 k spill
        movaps xmm9, xmm3                                         ;   678.0 p1      45 k copy
        movaps [rbp + 16], xmm15                                  ;   678.0 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;   678.2 p5      45 k copy
        andps xmm15, xmm6                                         ;   679.2 p0      45 k
        xorps xmm9, xmm15                                         ;   680.2 p1      45 k
        xorps xmm7, xmm12                                         ;   679.2 p5      45 k
        xorps xmm5, xmm9                                          ;   681.2 p0      45 k
        xorps xmm12, xmm9                                         ;   681.2 p1      45 k
        movaps xmm9, xmm4                                         ;   680.2 p5      45 k copy
        andps xmm9, xmm13                                         ;   681.2 p0      45 k
        movaps xmm15, xmm14                                       ;   681.0 p1      45 k copy
        orps xmm15, xmm6                                          ;   682.0 p5      45 k
        movaps [rbp + 80], xmm14                                  ;   680.2 p3+p4   45 k spill
        movaps xmm14, xmm6                                        ;   681.8 p0      45 k copy
        andps xmm14, xmm13                                        ;   682.8 p1      45 k
        xorps xmm11, xmm14                                        ;   683.8 p5      45 k
        xorps xmm5, xmm11                                         ;   684.8 p0      45 k
        andps xmm11, xmm6                                         ;   684.8 p1      45 k
        xorps xmm11, xmm0                                         ;   685.8 p5      45 k
        movaps xmm0, xmm8                                         ;   683.8 p0      45 k copy
        andps xmm0, xmm2                                          ;   684.8 p1      45 k
        andps xmm4, xmm2                                          ;   684.2 p5      45 k
        movaps [rdx - 96], xmm14                                  ;   683.8 p3+p4   45 k spill
        movaps xmm14, xmm13                                       ;   684.8 p0      45 k copy
        andps xmm14, [rdx - 112]                                  ;   685.8 p1+p2   45 k
        movaps [rdx - 128], xmm11                                 ;   686.8 p3+p4   45 k spill
        movaps xmm11, xmm1                                        ;   685.2 p5      45 k copy
        andps xmm11, [rdx - 112]                                  ;   686.2 p0+p2   45 k
        xorps xmm15, xmm11                                        ;   687.2 p1      45 k
        xorps xmm0, xmm15                                         ;   688.2 p5      45 k
        movaps xmm11, xmm14                                       ;   686.8 p0      45 k copy
        xorps xmm11, xmm6                                         ;   687.8 p1      45 k
        xorps xmm14, xmm1                                         ;   687.2 p5      45 k
        movaps xmm15, xmm0                                        ;   689.2 p0      45 k copy
        movaps [rbp + 96], xmm0                                   ;   689.2 p3+p4   45 k spill
        movaps xmm0, xmm1                                         ;   688.0 p1      45 k copy
        andps xmm0, xmm8                                          ;   689.0 p5      45 k
        movaps [rbp + 32], xmm7                                   ;   686.8 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;   688.8 p0      45 k copy
        andps xmm7, [rdx - 112]                                   ;   689.8 p1+p2   45 k
        xorps xmm9, xmm7                                          ;   690.8 p5      45 k
        xorps xmm12, xmm9                                         ;   691.8 p0      45 k
        xorps xmm15, xmm9                                         ;   691.8 p1      45 k
        xorps xmm0, xmm2                                          ;   690.2 p5      45 k
        movaps xmm7, [rbp + 48]                                   ;   688.2 p2      45 k reload
        xorps xmm15, xmm7                                         ;   692.8 p0      45 k
        movaps xmm9, [rdx - 112]                                  ;   689.2 p2      48 k reload
        andps xmm11, xmm9                                         ;   692.2 p1      45 k
        xorps xmm12, xmm14                                        ;   692.8 p5      45 k
        andps xmm14, xmm13                                        ;   691.8 p0      45 k
        xorps xmm5, xmm11                                         ;   693.2 p1      45 k
        xorps xmm12, xmm10                                        ;   693.8 p5      45 k
        movaps xmm11, xmm3                                        ;   692.8 p0      45 k copy
        andps xmm11, xmm8                                         ;   693.8 p1      45 k
        andps xmm7, xmm9                                          ;   693.2 p5      45 k
        xorps xmm11, xmm0                                         ;   694.8 p0      45 k
        xorps xmm0, xmm6                                          ;   694.0 p1      45 k
        xorps xmm7, xmm0                                          ;   695.0 p5      45 k
        andps xmm0, xmm8                                          ;   695.0 p0      45 k
        xorps xmm7, xmm13                                         ;   696.0 p1      45 k
        xorps xmm14, xmm11                                        ;   695.8 p5      45 k
        movaps xmm11, xmm13                                       ;   695.8 p0      45 k copy
        andps xmm11, xmm3                                         ;   696.8 p1      45 k
        andps xmm13, xmm2                                         ;   696.2 p5      45 k
        xorps xmm11, xmm13                                        ;   697.8 p0      45 k
        xorps xmm0, xmm11                                         ;   698.8 p1      45 k
        movaps xmm11, [rbp + 16]                                  ;   693.8 p2      45 k reload
        xorps xmm0, xmm11                                         ;   699.8 p5      45 k
        xorps xmm13, [rbp - 16]                                   ;   697.8 p0+p2   45 k
        xorps xmm13, xmm14                                        ;   698.8 p1      45 k
        movaps xmm11, xmm2                                        ;   698.2 p5      45 k copy
        xorps xmm11, xmm8                                         ;   699.2 p0      45 k
        andps xmm11, xmm9                                         ;   700.2 p1      45 k
        xorps xmm14, xmm11                                        ;   701.2 p5      45 k
        movaps xmm11, [rbp + 0]                                   ;   695.8 p2      48 k reload
        andps xmm2, xmm11                                         ;   699.8 p0      45 k
        andps xmm6, xmm1                                          ;   700.0 p1      45 k
        xorps xmm2, [rbp + 32]                                    ;   700.8 p5+p2   45 k
        movaps [rbp + 32], xmm0                                   ;   700.8 p3+p4   45 k spill
        movaps xmm0, xmm3                                         ;   700.8 p0      45 k copy
        andps xmm0, xmm11                                         ;   701.8 p1      45 k
        andps xmm8, xmm11                                         ;   701.2 p5      45 k
        andps xmm3, xmm1                                          ;   701.8 p0      45 k
        movaps xmm11, xmm7                                        ;   702.0 p1      45 k copy
        xorps xmm11, [rbp + 112]                                  ;   703.0 p5+p2   45 k
        xorps xmm7, xmm13                                         ;   702.8 p0      45 k
        xorps xmm4, xmm7                                          ;   703.8 p1      45 k
        movaps xmm7, [rbp + 80]                                   ;   699.2 p2      45 k reload
        orps xmm9, xmm7                                           ;   703.2 p5      45 k
        xorps xmm6, xmm0                                          ;   703.8 p0      45 k
        xorps xmm4, xmm2                                          ;   704.8 p1      45 k
        xorps xmm3, [rdx - 128]                                   ;   704.2 p5+p2   45 k
        xorps xmm0, xmm8                                          ;   704.8 p0      45 k
        xorps xmm6, xmm7                                          ;   705.0 p1      45 k
        xorps xmm9, xmm6                                          ;   706.0 p5      45 k
        xorps xmm8, xmm3                                          ;   705.8 p0      45 k
        xorps xmm11, [rbp + 96]                                   ;   706.0 p1+p2   45 k
        xorps xmm12, xmm0                                         ;   706.2 p5      45 k
        xorps xmm3, [rbp + 64]                                    ;   706.8 p0+p2   45 k
        xorps xmm15, xmm3                                         ;   707.8 p1      45 k
        movaps xmm3, [rbp + 0]                                    ;   703.5 p2      48 k reload
        andps xmm1, xmm3                                          ;   707.2 p5      45 k
        xorps xmm0, [rbp + 112]                                   ;   707.8 p0+p2   45 k
        xorps xmm10, xmm1                                         ;   708.2 p1      45 k
        xorps xmm2, [rdx - 128]                                   ;   708.2 p5+p2   45 k
        xorps xmm1, xmm14                                         ;   708.8 p0      45 k
        xorps xmm14, xmm9                                         ;   709.0 p1      45 k
        xorps xmm5, xmm2                                          ;   709.2 p5      45 k
        xorps xmm9, [rbp + 16]                                    ;   709.8 p0+p2   45 k
        xorps xmm14, [rdx - 96]                                   ;   710.0 p1+p2   45 k
        xorps xmm12, [rbp - 16]                                   ;   710.2 p5+p2   45 k
        xorps xmm7, xmm11                                         ;   710.8 p0      45 k
        xorps xmm0, [rbp + 32]                                    ;   711.0 p1+p2   45 k
        xorps xmm3, xmm10                                         ;   711.2 p5      45 k
        xorps xmm8, xmm1                                          ;   711.8 p0      45 k
        xorps xmm13, xmm8                                         ;   712.8 p1      45 k
        xorps xmm9, xmm3                                          ;   712.2 p5      45 k
        movaps xmm1, [rbp - 80]                                   ;   710.5 p2      48 k reload
        xorps xmm4, xmm1                                          ;   713.5 p0      45 k
        movaps xmm2, [rbp - 32]                                   ;   711.5 p2      48 k reload
        xorps xmm5, xmm2                                          ;   714.5 p1      45 k
        movaps [r9 + 2832], xmm5                                  ;   715.5 p3+p4  100 k
        movaps xmm3, [rbp - 128]                                  ;   712.5 p2      48 k reload
        xorps xmm13, xmm3                                         ;   715.5 p5      45 k
        movaps [r9 + 2816], xmm13                                 ;   716.5 p3+p4  100 k
        movaps [r9 + 2848], xmm4                                  ;   714.5 p3+p4  100 k
        movaps xmm4, [rbp - 64]                                   ;   713.5 p2      48 k reload
        xorps xmm14, xmm4                                         ;   716.5 p0      45 k
        movaps [r9 + 2864], xmm14                                 ;   717.5 p3+p4  100 k
        movaps xmm5, [rbp - 112]                                  ;   714.5 p2      48 k reload
        xorps xmm12, xmm5                                         ;   717.5 p1      45 k
        movaps [r9 + 2896], xmm12                                 ;   718.5 p3+p4  100 k
        movaps xmm6, [rbp - 96]                                   ;   715.5 p2      48 k reload
        xorps xmm9, xmm6                                          ;   718.5 p5      45 k
        movaps [r9 + 2928], xmm0                                  ;   713.8 p3+p4  100 k
        movaps [r9 + 2880], xmm9                                  ;   719.5 p3+p4  100 k
        movaps xmm0, [rbp - 48]                                   ;   716.5 p2      48 k reload
        xorps xmm15, xmm0                                         ;   719.5 p0      45 k
        movaps [r9 + 2944], xmm7                                  ;   715.8 p3+p4  100 k
        movaps [r9 + 2960], xmm3                                  ;   716.8 p3+p4  100 k
        movaps [r9 + 2912], xmm15                                 ;   720.5 p3+p4  100 k
        movaps [r9 + 2976], xmm2                                  ;   718.8 p3+p4  100 k
        movaps [r9 + 2992], xmm1                                  ;   719.8 p3+p4  100 k
        movaps [r9 + 3008], xmm4                                  ;   720.8 p3+p4  100 k
        movaps [r9 + 3024], xmm6                                  ;   721.8 p3+p4  100 k
        movaps [r9 + 3040], xmm5                                  ;   722.8 p3+p4  100 k
        movaps [r9 + 3056], xmm0                                  ;   723.8 p3+p4  100 k
        movaps xmm0, [r8 + 1024]                                  ;   717.5 p2     100 k.0 reload
        movaps [r9 + 1024], xmm0                                  ;   724.8 p3+p4   99 k
        movaps xmm1, [r8 + 1040]                                  ;   718.5 p2     100 k.1 reload
        movaps [r9 + 1040], xmm1                                  ;   725.8 p3+p4   99 k
        movaps xmm2, [r8 + 1056]                                  ;   719.5 p2     100 k.2 reload
        movaps [r9 + 1056], xmm2                                  ;   726.8 p3+p4   99 k
        movaps xmm3, [r8 + 1072]                                  ;   720.5 p2     100 k.3 reload
        movaps [r9 + 1072], xmm3                                  ;   727.8 p3+p4   99 k
        movaps xmm4, [r8 + 1088]                                  ;   721.5 p2     100 k.4 reload
        movaps [r9 + 1088], xmm4                                  ;   728.8 p3+p4   99 k
        movaps xmm5, [r8 + 1104]                                  ;   722.5 p2     100 k.5 reload
        movaps [r9 + 1104], xmm5                                  ;   729.8 p3+p4   99 k
        movaps xmm6, [r8 + 1120]                                  ;   723.5 p2     100 k.6 reload
        movaps [r9 + 1120], xmm6                                  ;   730.8 p3+p4   99 k
        movaps xmm7, [r8 + 1136]                                  ;   724.5 p2     100 k.7 reload
        movaps [r9 + 1136], xmm7                                  ;   731.8 p3+p4   99 k
        movaps xmm8, [r8 + 1152]                                  ;   725.5 p2     100 k.8 reload
        movaps [r9 + 1152], xmm8                                  ;   732.8 p3+p4   99 k
        movaps xmm9, [r8 + 1168]                                  ;   726.5 p2     100 k.9 reload
        movaps [r9 + 1168], xmm9                                  ;   733.8 p3+p4   99 k
        movaps xmm10, [r8 + 1184]                                 ;   727.5 p2     100 k.10 reload
        movaps [r9 + 1184], xmm10                                 ;   734.8 p3+p4   99 k
        movaps xmm11, [r8 + 1200]                                 ;   728.5 p2     100 k.11 reload
        movaps [r9 + 1200], xmm11                                 ;   735.8 p3+p4   99 k
        movaps xmm12, [r8 + 1280]                                 ;   729.5 p2     100 k.0
        movaps xmm13, [r8 + 1216]                                 ;   730.5 p2     100 k.12 reload
        movaps [r9 + 1216], xmm13                                 ;   736.8 p3+p4   99 k
        movaps xmm14, [r8 + 1296]                                 ;   731.5 p2     100 k.1
        movaps xmm15, [r8 + 1232]                                 ;   732.5 p2     100 k.13 reload
        movaps [r9 + 1232], xmm15                                 ;   737.8 p3+p4   99 k
        movaps xmm14, [r8 + 1312]                                 ;   733.5 p2     100 k.2
        movaps xmm14, [r8 + 1248]                                 ;   734.5 p2     100 k.14 reload
        movaps [r9 + 1248], xmm14                                 ;   738.8 p3+p4   99 k
        movaps xmm12, [r8 + 1328]                                 ;   735.5 p2     100 k.3
        movaps xmm12, [r8 + 1264]                                 ;   736.5 p2     100 k.15 reload
        movaps [r9 + 1264], xmm12                                 ;   739.8 p3+p4   99 k
        movaps xmm2, [r8 + 1344]                                  ;   737.5 p2     100 k.4
        movaps xmm2, [r8 + 1360]                                  ;   738.5 p2     100 k.5
        movaps xmm2, [r8 + 1376]                                  ;   739.5 p2     100 k.6
        movaps xmm2, [r8 + 1392]                                  ;   740.5 p2     100 k.7
        movaps xmm2, [r8 + 1408]                                  ;   741.5 p2     100 k.8
        movaps xmm2, [r8 + 1424]                                  ;   742.5 p2     100 k.9
        movaps xmm2, [r8 + 1440]                                  ;   743.5 p2     100 k.10
        movaps xmm2, [r8 + 1456]                                  ;   744.5 p2     100 k.11
        movaps xmm2, [r8 + 1472]                                  ;   745.5 p2     100 k.12
        movaps xmm2, [r8 + 1488]                                  ;   746.5 p2     100 k.13
        movaps xmm2, [r8 + 1504]                                  ;   747.5 p2     100 k.14
        movaps xmm2, [r8 + 1520]                                  ;   748.5 p2     100 k.15
        movaps xmm2, xmm15                                        ;   736.8 p1      41 k copy
        xorps xmm2, xmm7                                          ;   737.8 p5      41 k
        movaps xmm3, xmm2                                         ;   738.8 p0      41 k copy
        xorps xmm3, xmm10                                         ;   739.8 p1      41 k
        movaps xmm1, xmm10                                        ;   738.0 p5      41 k copy
        andps xmm1, xmm14                                         ;   739.0 p0      41 k
        movaps xmm6, xmm10                                        ;   738.8 p1      41 k copy
        andps xmm6, xmm15                                         ;   739.8 p5      41 k
        movaps xmm5, xmm3                                         ;   740.8 p0      41 k copy
        andps xmm5, xmm9                                          ;   741.8 p1      41 k
        movaps xmm0, xmm15                                        ;   740.0 p5      41 k copy
        andps xmm0, xmm11                                         ;   741.0 p0      41 k
        movaps xmm4, xmm8                                         ;   740.8 p1      41 k copy
        xorps xmm4, xmm13                                         ;   741.8 p5      41 k
        movaps xmm15, xmm12                                       ;   741.5 p0      41 k copy
        andps xmm15, xmm14                                        ;   742.5 p1      41 k
        movaps [rbp - 48], xmm1                                   ;   741.0 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;   742.8 p5      41 k copy
        movaps xmm13, xmm14                                       ;   742.5 p0      41 k copy
        andps xmm13, xmm7                                         ;   743.5 p1      41 k
        xorps xmm6, xmm13                                         ;   744.5 p5      41 k
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   749.5 p2      41 k reload
        xorps xmm6, xmm13                                         ;   752.5 p0      41 k
        movaps [rbp - 112], xmm6                                  ;   753.5 p3+p4   41 k spill
        movaps xmm6, xmm15                                        ;   743.8 p1      41 k copy
        movaps [rbp - 96], xmm15                                  ;   743.8 p3+p4   41 k spill
        movaps xmm15, xmm10                                       ;   744.0 p5      41 k copy
        andps xmm15, xmm9                                         ;   745.0 p0      41 k
        xorps xmm1, xmm15                                         ;   746.0 p1      41 k
        movaps xmm15, xmm10                                       ;   745.0 p5      41 k copy
        andps xmm15, xmm7                                         ;   746.0 p0      41 k
        xorps xmm0, xmm15                                         ;   747.0 p1      41 k
        xorps xmm6, xmm0                                          ;   748.0 p5      41 k
        movaps xmm0, xmm10                                        ;   746.5 p0      41 k copy
        andps xmm0, xmm8                                          ;   747.5 p1      41 k
        movaps xmm15, xmm10                                       ;   747.0 p5      41 k copy
        andps xmm15, xmm11                                        ;   748.0 p0      41 k
        movaps [rbp - 64], xmm1                                   ;   747.0 p3+p4   41 k spill
        movaps xmm1, xmm14                                        ;   747.8 p1      41 k copy
        movaps xmm14, xmm12                                       ;   748.0 p5      41 k copy
        andps xmm14, xmm7                                         ;   749.0 p0      41 k
        xorps xmm1, xmm14                                         ;   750.0 p1      41 k
        xorps xmm0, xmm15                                         ;   749.0 p5      41 k
        xorps xmm5, xmm1                                          ;   751.0 p0      41 k
        xorps xmm15, xmm1                                         ;   751.0 p1      41 k
        movaps xmm1, xmm4                                         ;   750.0 p5      41 k copy
        andps xmm1, xmm11                                         ;   751.0 p0      41 k
        movaps xmm14, xmm3                                        ;   750.8 p1      41 k copy
        orps xmm14, xmm12                                         ;   751.8 p5      41 k
        movaps [rbp - 80], xmm3                                   ;   749.2 p3+p4   41 k spill
        movaps xmm3, xmm12                                        ;   751.5 p0      41 k copy
        andps xmm3, xmm11                                         ;   752.5 p1      41 k
        xorps xmm10, xmm3                                         ;   753.5 p5      41 k
        xorps xmm5, xmm10                                         ;   754.5 p0      41 k
        andps xmm10, xmm12                                        ;   754.5 p1      41 k
        xorps xmm10, xmm13                                        ;   755.5 p5      41 k
        movaps xmm13, [r8 + 1152]                                 ;   751.0 p2      41 k copy
        andps xmm13, xmm7                                         ;   754.0 p0      41 k
        andps xmm4, xmm7                                          ;   753.8 p1      41 k
        movaps [rbp - 32], xmm3                                   ;   753.5 p3+p4   41 k spill
        movaps xmm3, [r8 + 1200]                                  ;   752.0 p2      41 k copy
        andps xmm3, [r8 + 1216]                                   ;   755.0 p5+p2   41 k
        movaps [rbp - 128], xmm10                                 ;   756.5 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;   754.5 p0      41 k copy
        andps xmm10, [r8 + 1216]                                  ;   755.5 p1+p2   41 k
        xorps xmm14, xmm10                                        ;   756.5 p5      41 k
        xorps xmm13, xmm14                                        ;   757.5 p0      41 k
        movaps xmm10, xmm3                                        ;   756.0 p1      41 k copy
        xorps xmm10, xmm12                                        ;   757.0 p5      41 k
        xorps xmm3, xmm9                                          ;   756.5 p0      41 k
        movaps xmm14, xmm13                                       ;   758.5 p1      41 k copy
        movaps [rbp + 0], xmm13                                   ;   758.5 p3+p4   41 k spill
        movaps xmm13, xmm2                                        ;   757.0 p5      41 k copy
        movaps [rbp + 32], xmm0                                   ;   755.8 p3+p4   41 k spill
        movaps xmm0, [r8 + 1168]                                  ;   755.5 p2      41 k copy
        andps xmm0, xmm8                                          ;   758.5 p0      41 k
        movaps xmm9, xmm8                                         ;   757.8 p1      41 k copy
        andps xmm9, [r8 + 1248]                                   ;   758.8 p5+p2   41 k
        movaps xmm8, [r8 + 1248]                                  ;   757.5 p2      41 k
        andps xmm8, [r8 + 1216]                                   ;   760.5 p0+p2   41 k
        xorps xmm1, xmm8                                          ;   761.5 p1      41 k
        xorps xmm15, xmm1                                         ;   762.5 p5      41 k
        xorps xmm14, xmm1                                         ;   762.5 p0      41 k
        xorps xmm13, xmm14                                        ;   763.5 p1      41 k
        xorps xmm0, xmm7                                          ;   760.0 p5      41 k
        movaps xmm1, [r8 + 1216]                                  ;   759.5 p2     100 k.12 reload
        andps xmm10, xmm1                                         ;   762.5 p0      41 k
        xorps xmm15, xmm3                                         ;   763.5 p1      41 k
        andps xmm3, xmm11                                         ;   761.0 p5      41 k
        xorps xmm5, xmm10                                         ;   763.5 p0      41 k
        xorps xmm9, xmm0                                          ;   761.8 p1      41 k
        andps xmm2, xmm1                                          ;   762.5 p5      41 k
        xorps xmm0, xmm12                                         ;   762.5 p0      41 k
        xorps xmm15, xmm6                                         ;   764.5 p1      41 k
        xorps xmm2, xmm0                                          ;   763.5 p5      41 k
        movaps xmm8, [r8 + 1152]                                  ;   760.8 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;   763.8 p0      41 k
        xorps xmm2, xmm11                                         ;   764.5 p1      41 k
        xorps xmm3, xmm9                                          ;   764.0 p5      41 k
        movaps xmm9, [r8 + 1200]                                  ;   761.8 p2      41 k copy
        movaps xmm10, [r8 + 1248]                                 ;   762.8 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;   765.8 p0      41 k
        andps xmm11, xmm7                                         ;   764.8 p1      41 k
        xorps xmm9, xmm11                                         ;   766.8 p5      41 k
        xorps xmm0, xmm9                                          ;   767.8 p0      41 k
        movaps xmm9, [rbp - 48]                                   ;   763.8 p2      41 k reload
        xorps xmm11, xmm9                                         ;   766.8 p1      41 k
        movaps xmm14, [rbp - 64]                                  ;   764.8 p2      41 k reload
        xorps xmm0, xmm14                                         ;   768.8 p5      41 k
        xorps xmm11, xmm3                                         ;   767.8 p0      41 k
        movaps xmm9, xmm7                                         ;   766.8 p1      41 k copy
        xorps xmm9, xmm8                                          ;   767.8 p5      41 k
        andps xmm9, xmm1                                          ;   768.8 p0      41 k
        xorps xmm3, xmm9                                          ;   769.8 p1      41 k
        movaps xmm9, [r8 + 1232]                                  ;   765.8 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;   768.8 p5      41 k
        andps xmm12, [r8 + 1168]                                  ;   768.5 p0+p2   41 k
        xorps xmm7, [rbp + 32]                                    ;   769.8 p1+p2   41 k
        movaps xmm14, xmm10                                       ;   769.0 p5      41 k copy
        andps xmm14, xmm9                                         ;   770.0 p0      41 k
        andps xmm8, xmm9                                          ;   769.8 p1      41 k
        andps xmm10, [r8 + 1168]                                  ;   770.0 p5+p2   41 k
        movaps xmm9, xmm2                                         ;   770.5 p0      41 k copy
        xorps xmm9, [rbp - 112]                                   ;   771.5 p1+p2   41 k
        xorps xmm2, xmm11                                         ;   771.0 p5      41 k
        xorps xmm4, xmm2                                          ;   772.0 p0      41 k
        movaps xmm2, [rbp - 80]                                   ;   770.8 p2      41 k reload
        orps xmm1, xmm2                                           ;   773.8 p1      41 k
        xorps xmm12, xmm14                                        ;   772.0 p5      41 k
        xorps xmm4, xmm7                                          ;   773.0 p0      41 k
        xorps xmm10, [rbp - 128]                                  ;   772.8 p1+p2   41 k
        xorps xmm14, xmm8                                         ;   773.0 p5      41 k
        xorps xmm12, xmm2                                         ;   773.8 p0      41 k
        xorps xmm8, xmm10                                         ;   773.8 p1      41 k
        xorps xmm9, [rbp + 0]                                     ;   774.0 p5+p2   41 k
        xorps xmm12, xmm1                                         ;   774.8 p0      41 k
        xorps xmm10, [rbp - 96]                                   ;   774.8 p1+p2   41 k
        xorps xmm13, xmm10                                        ;   775.8 p5      41 k
        xorps xmm15, xmm14                                        ;   775.5 p0      41 k
        xorps xmm14, [rbp - 112]                                  ;   775.8 p1+p2   41 k
        xorps xmm7, [rbp - 128]                                   ;   776.0 p5+p2   41 k
        xorps xmm5, xmm7                                          ;   777.0 p0      41 k
        xorps xmm15, [rbp - 48]                                   ;   776.8 p1+p2   41 k
        movaps xmm1, xmm3                                         ;   777.0 p5      41 k copy
        xorps xmm3, xmm12                                         ;   777.5 p0      41 k
        xorps xmm3, [rbp - 32]                                    ;   778.5 p1+p2   41 k
        xorps xmm12, [rbp - 64]                                   ;   778.8 p5+p2   41 k
        movaps xmm7, [r8 + 1232]                                  ;   779.8 p2      41 k
        andps xmm7, [r8 + 1168]                                   ;   782.8 p0+p2   41 k
        xorps xmm6, xmm7                                          ;   783.8 p1      41 k
        xorps xmm1, xmm7                                          ;   783.8 p5      41 k
        xorps xmm0, xmm14                                         ;   779.5 p0      41 k
        xorps xmm9, xmm2                                          ;   779.8 p1      41 k
        xorps xmm8, xmm1                                          ;   784.8 p5      41 k
        xorps xmm11, xmm8                                         ;   785.8 p0      41 k
        xorps xmm6, [r8 + 1232]                                   ;   784.8 p1+p2   41 k
        xorps xmm12, xmm6                                         ;   785.8 p5      41 k
        movaps xmm1, [r8 + 1088]                                  ;   782.8 p2      41 k
        movaps xmm2, [r8 + 1024]                                  ;   783.8 p2     100 k.0 reload
        andps xmm1, xmm2                                          ;   786.8 p0      41 k
        movaps xmm6, [r8 + 1104]                                  ;   784.8 p2      41 k
        andps xmm6, xmm2                                          ;   787.8 p1      41 k
        movaps xmm7, [r8 + 1120]                                  ;   785.8 p2      41 k
        movaps xmm8, [r8 + 1040]                                  ;   786.8 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;   789.8 p5      41 k
        movaps xmm10, xmm6                                        ;   788.8 p0      41 k copy
        movaps xmm14, [r8 + 1120]                                 ;   787.8 p2     100 k.6 reload
        andps xmm10, xmm14                                        ;   790.8 p1      41 k
        movaps [rbp - 80], xmm9                                   ;   783.8 p3+p4   41 k spill
        movaps xmm9, [r8 + 1072]                                  ;   788.8 p2      41 k
        andps xmm9, xmm2                                          ;   791.8 p5      41 k
        movaps [rbp - 64], xmm0                                   ;   784.8 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;   792.8 p0      41 k copy
        xorps xmm0, xmm8                                          ;   793.8 p1      41 k
        movaps [rbp - 32], xmm13                                  ;   785.8 p3+p4   41 k spill
        movaps xmm13, [r8 + 1088]                                 ;   789.8 p2      41 k
        andps xmm13, [r8 + 1072]                                  ;   792.8 p5+p2   41 k
        movaps [rbp - 48], xmm15                                  ;   786.8 p3+p4   41 k spill
        movaps xmm15, xmm0                                        ;   794.8 p0      41 k copy
        xorps xmm15, [r8 + 1088]                                  ;   795.8 p1+p2   41 k
        andps xmm15, xmm14                                        ;   796.8 p5      41 k
        xorps xmm9, xmm15                                         ;   797.8 p0      41 k
        movaps [rbp - 128], xmm12                                 ;   787.8 p3+p4   41 k spill
        movaps xmm12, [r8 + 1072]                                 ;   792.8 p2      41 k
        andps xmm12, xmm14                                        ;   795.8 p1      41 k
        movaps [rbp - 112], xmm3                                  ;   788.8 p3+p4   41 k spill
        movaps xmm3, xmm1                                         ;   788.8 p5      41 k copy
        xorps xmm3, xmm13                                         ;   793.8 p0      41 k
        movaps [rbp - 96], xmm4                                   ;   789.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   789.8 p1      41 k copy
        movaps [rbp + 0], xmm5                                    ;   790.8 p3+p4   41 k spill
        movaps xmm5, [r8 + 1104]                                  ;   793.8 p2      41 k
        andps xmm5, [r8 + 1056]                                   ;   796.8 p5+p2   41 k
        xorps xmm7, xmm5                                          ;   797.8 p0      41 k
        andps xmm4, xmm5                                          ;   797.8 p1      41 k
        xorps xmm13, xmm7                                         ;   798.8 p5      41 k
        movaps xmm5, [r8 + 1104]                                  ;   795.8 p2     100 k.5 reload
        andps xmm3, xmm5                                          ;   798.8 p0      41 k
        xorps xmm7, xmm1                                          ;   798.8 p1      41 k
        movaps [rbp + 32], xmm11                                  ;   793.2 p3+p4   41 k spill
        movaps xmm11, xmm8                                        ;   793.5 p5      41 k copy
        andps xmm11, xmm5                                         ;   798.8 p0      41 k
        movaps [rbp + 80], xmm7                                   ;   799.8 p3+p4   41 k spill
        movaps xmm7, xmm13                                        ;   799.8 p1      41 k copy
        andps xmm7, [r8 + 1056]                                   ;   800.8 p5+p2   41 k
        movaps [rbp - 16], xmm15                                  ;   797.8 p3+p4   41 k spill
        movaps xmm15, xmm11                                       ;   799.8 p0      41 k copy
        andps xmm15, [r8 + 1072]                                  ;   800.8 p1+p2   41 k
        movaps [rdx - 96], xmm9                                   ;   798.8 p3+p4   41 k spill
        movaps xmm9, xmm8                                         ;   796.8 p5      41 k copy
        andps xmm9, xmm2                                          ;   797.8 p0      41 k
        xorps xmm15, xmm9                                         ;   801.8 p1      41 k
        xorps xmm7, xmm15                                         ;   802.8 p5      41 k
        movaps xmm15, [r8 + 1072]                                 ;   798.8 p2     100 k.3 reload
        xorps xmm7, xmm15                                         ;   803.8 p0      41 k
        movaps [rbp + 16], xmm7                                   ;   804.8 p3+p4   41 k spill
        movaps xmm7, xmm14                                        ;   798.8 p1      41 k copy
        andps xmm7, [r8 + 1056]                                   ;   799.8 p5+p2   41 k
        xorps xmm9, xmm7                                          ;   800.8 p0      41 k
        xorps xmm10, xmm11                                        ;   799.8 p1      41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;   800.8 p5+p2   41 k
        movaps xmm14, xmm9                                        ;   801.8 p0      41 k copy
        andps xmm14, [r8 + 1056]                                  ;   802.8 p1+p2   41 k
        xorps xmm14, xmm2                                         ;   803.8 p5      41 k
        andps xmm9, [r8 + 1088]                                   ;   802.8 p0+p2   41 k
        xorps xmm14, xmm0                                         ;   804.8 p1      41 k
        xorps xmm13, xmm2                                         ;   802.0 p5      41 k
        movaps [rdx - 128], xmm14                                 ;   805.8 p3+p4   41 k spill
        movaps xmm14, xmm12                                       ;   802.2 p0      41 k copy
        xorps xmm14, [r8 + 1088]                                  ;   803.8 p1+p2   41 k
        xorps xmm3, xmm14                                         ;   804.8 p5      41 k
        xorps xmm9, xmm3                                          ;   805.8 p0      41 k
        andps xmm14, xmm5                                         ;   804.8 p1      41 k
        movaps xmm3, [r8 + 1056]                                  ;   804.8 p2     100 k.2 reload
        andps xmm0, xmm3                                          ;   807.8 p5      41 k
        movaps xmm5, xmm13                                        ;   804.2 p0      41 k copy
        andps xmm5, xmm2                                          ;   805.2 p1      41 k
        andps xmm13, [r8 + 1088]                                  ;   805.8 p5+p2   41 k
        xorps xmm5, xmm10                                         ;   806.2 p0      41 k
        xorps xmm5, xmm7                                          ;   807.2 p1      41 k
        movaps [rbp + 112], xmm4                                  ;   804.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   806.0 p5      41 k copy
        andps xmm4, xmm15                                         ;   807.0 p0      41 k
        xorps xmm14, xmm4                                         ;   808.0 p1      41 k
        xorps xmm5, xmm14                                         ;   809.0 p5      41 k
        movaps xmm14, xmm8                                        ;   807.2 p0      41 k copy
        andps xmm14, [r8 + 1088]                                  ;   808.2 p1+p2   41 k
        xorps xmm14, xmm6                                         ;   809.2 p5      41 k
        xorps xmm0, xmm14                                         ;   810.2 p0      41 k
        xorps xmm14, xmm3                                         ;   810.2 p1      41 k
        xorps xmm1, xmm4                                          ;   809.0 p5      41 k
        movaps xmm4, xmm11                                        ;   809.2 p0      41 k copy
        xorps xmm4, [r8 + 1120]                                   ;   810.2 p1+p2   41 k
        andps xmm4, xmm2                                          ;   811.2 p5      41 k
        xorps xmm10, xmm4                                         ;   812.2 p0      41 k
        xorps xmm13, xmm10                                        ;   813.2 p1      41 k
        xorps xmm11, xmm3                                         ;   811.0 p5      41 k
        xorps xmm9, xmm0                                          ;   811.2 p0      41 k
        movaps xmm0, xmm7                                         ;   811.8 p1      41 k copy
        xorps xmm0, xmm14                                         ;   812.8 p5      41 k
        andps xmm14, xmm15                                        ;   812.2 p0      41 k
        xorps xmm7, xmm15                                         ;   812.8 p1      41 k
        andps xmm12, xmm7                                         ;   813.8 p5      41 k
        movaps xmm10, [r8 + 1104]                                 ;   810.5 p2     100 k.5 reload
        xorps xmm14, xmm10                                        ;   813.5 p0      41 k
        andps xmm7, xmm10                                         ;   813.8 p1      41 k
        xorps xmm4, xmm7                                          ;   814.8 p5      41 k
        xorps xmm0, xmm4                                          ;   815.8 p0      41 k
        xorps xmm14, [rbp + 112]                                  ;   814.8 p1+p2   41 k
        movaps xmm4, xmm11                                        ;   815.0 p5      41 k copy
        andps xmm4, [r8 + 1088]                                   ;   816.0 p0+p2   41 k
        andps xmm11, xmm2                                         ;   815.8 p1      41 k
        xorps xmm7, [rdx - 96]                                    ;   816.0 p5+p2   41 k
        xorps xmm9, [rbp - 16]                                    ;   816.2 p0+p2   41 k
        xorps xmm11, [r8 + 1120]                                  ;   816.8 p1+p2   41 k
        xorps xmm13, xmm11                                        ;   817.8 p5      41 k
        movaps xmm11, [rdx - 128]                                 ;   816.8 p2      41 k reload
        xorps xmm0, xmm11                                         ;   819.8 p0      41 k
        movaps xmm15, xmm1                                        ;   817.8 p1      41 k copy
        andps xmm15, xmm3                                         ;   818.8 p5      41 k
        movaps xmm3, xmm10                                        ;   818.2 p0      41 k copy
        andps xmm3, [r8 + 1120]                                   ;   819.2 p1+p2   41 k
        xorps xmm1, xmm3                                          ;   820.2 p5      41 k
        xorps xmm6, xmm7                                          ;   819.2 p0      41 k
        andps xmm3, [rdx - 96]                                    ;   820.2 p1+p2   41 k
        xorps xmm12, xmm13                                        ;   820.0 p5      41 k
        movaps xmm7, [r8 + 1120]                                  ;   819.8 p2     100 k.6 reload
        andps xmm1, xmm7                                          ;   822.8 p0      41 k
        xorps xmm15, xmm0                                         ;   820.8 p1      41 k
        xorps xmm11, xmm1                                         ;   823.8 p5      41 k
        xorps xmm3, [rbp + 80]                                    ;   821.2 p0+p2   41 k
        xorps xmm14, xmm3                                         ;   822.2 p1      41 k
        xorps xmm4, xmm11                                         ;   824.8 p5      41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;   821.8 p2      41 k reload
        xorps xmm14, xmm0                                         ;   824.8 p0      41 k
        xorps xmm2, [rbp + 32]                                    ;   822.8 p1+p2   41 k
        xorps xmm6, [rbp + 16]                                    ;   823.8 p5+p2   41 k
        xorps xmm5, xmm2                                          ;   823.8 p0      41 k
        xorps xmm8, [rbp + 0]                                     ;   824.8 p1+p2   41 k
        xorps xmm4, xmm0                                          ;   825.8 p5      41 k
        xorps xmm12, xmm8                                         ;   825.8 p0      41 k
        xorps xmm10, [rbp - 48]                                   ;   825.8 p1+p2   41 k
        xorps xmm15, xmm10                                        ;   826.8 p5      41 k
        xorps xmm7, [rbp - 32]                                    ;   826.8 p0+p2   41 k
        movaps xmm1, [rbp - 96]                                   ;   827.8 p2      41 k
        xorps xmm1, [r8 + 1056]                                   ;   830.8 p1+p2   41 k
        xorps xmm9, xmm1                                          ;   831.8 p5      41 k
        xorps xmm6, xmm7                                          ;   827.8 p0      41 k
        movaps xmm3, [r8 + 1424]                                  ;   829.8 p2     100 k.9 reload
        xorps xmm5, xmm3                                          ;   832.8 p1      48 k
        movaps xmm11, [rbp - 112]                                 ;   830.8 p2      41 k
        xorps xmm11, [r8 + 1072]                                  ;   833.8 p5+p2   41 k
        xorps xmm4, xmm11                                         ;   834.8 p0      41 k
        movaps xmm13, [r8 + 1440]                                 ;   832.8 p2     100 k.10 reload
        xorps xmm12, xmm13                                        ;   835.8 p1      48 k
        xorps xmm9, [r8 + 1456]                                   ;   833.8 p5+p2   48 k
        movaps xmm13, [rbp - 128]                                 ;   834.8 p2      41 k
        xorps xmm13, [r8 + 1088]                                  ;   837.8 p0+p2   41 k
        xorps xmm14, xmm13                                        ;   838.8 p1      41 k
        xorps xmm15, [r8 + 1504]                                  ;   836.8 p5+p2   48 k
        xorps xmm2, [r8 + 1280]                                   ;   837.8 p0+p2   48 k
        xorps xmm6, [r8 + 1520]                                   ;   838.8 p1+p2   48 k
        xorps xmm8, [r8 + 1296]                                   ;   839.8 p5+p2   48 k
        xorps xmm4, [r8 + 1472]                                   ;   840.8 p0+p2   48 k
        xorps xmm1, [r8 + 1312]                                   ;   841.8 p1+p2   48 k
        xorps xmm14, [r8 + 1488]                                  ;   842.8 p5+p2   48 k
        xorps xmm11, [r8 + 1328]                                  ;   843.8 p0+p2   48 k
        xorps xmm10, [r8 + 1360]                                  ;   844.8 p1+p2   48 k
        xorps xmm7, [r8 + 1376]                                   ;   845.8 p5+p2   48 k
        xorps xmm13, [r8 + 1344]                                  ;   846.8 p0+p2   48 k
        movaps xmm3, [rbp - 64]                                   ;   847.8 p2      48 k
        xorps xmm3, [r8 + 1392]                                   ;   850.8 p1+p2   48 k
        movaps [rbp - 64], xmm6                                   ;   839.8 p3+p4   48 k spill
        movaps xmm6, [rbp - 80]                                   ;   849.8 p2      48 k
        xorps xmm6, [r8 + 1408]                                   ;   852.8 p5+p2   48 k
        movaps [rbp - 80], xmm15                                  ;   838.0 p3+p4   48 k spill
        movaps xmm15, xmm2                                        ;   838.8 p0      45 k copy
        xorps xmm15, xmm7                                         ;   846.8 p1      45 k
        movaps [rbp - 128], xmm14                                 ;   843.8 p3+p4   48 k spill
        movaps xmm14, xmm15                                       ;   847.8 p5      45 k copy
        xorps xmm14, xmm11                                        ;   848.8 p0      45 k
        movaps [rbp - 112], xmm4                                  ;   841.8 p3+p4   48 k spill
        movaps xmm4, xmm11                                        ;   844.8 p1      45 k copy
        andps xmm4, xmm3                                          ;   851.8 p5      45 k
        movaps [rbp - 96], xmm9                                   ;   842.0 p3+p4   48 k spill
        movaps xmm9, xmm11                                        ;   844.8 p0      45 k copy
        andps xmm9, xmm7                                          ;   846.8 p1      45 k
        movaps [rbp - 32], xmm12                                  ;   843.8 p3+p4   48 k spill
        movaps xmm12, xmm7                                        ;   846.8 p5      45 k copy
        andps xmm12, xmm13                                        ;   847.8 p0      45 k
        movaps [rbp - 48], xmm5                                   ;   844.8 p3+p4   48 k spill
        movaps xmm5, xmm14                                        ;   849.8 p1      45 k copy
        andps xmm5, xmm1                                          ;   850.8 p5      45 k
        movaps [rbp + 0], xmm4                                    ;   852.8 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;   845.8 p0      45 k copy
        xorps xmm4, xmm10                                         ;   846.8 p1      45 k
        movaps [rbp + 16], xmm7                                   ;   846.8 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;   851.8 p5      45 k copy
        andps xmm7, xmm6                                          ;   853.8 p0      45 k
        movaps [rbp + 32], xmm15                                  ;   847.8 p3+p4   45 k spill
        movaps xmm15, xmm4                                        ;   847.8 p1      45 k copy
        movaps [rbp + 80], xmm10                                  ;   848.8 p3+p4   48 k spill
        movaps xmm10, xmm11                                       ;   848.2 p5      45 k copy
        andps xmm10, xmm1                                         ;   849.2 p0      45 k
        xorps xmm15, xmm10                                        ;   850.2 p1      45 k
        movaps xmm10, xmm3                                        ;   851.8 p5      45 k copy
        andps xmm10, xmm2                                         ;   852.8 p0      45 k
        xorps xmm9, xmm10                                         ;   853.8 p1      45 k
        xorps xmm9, xmm0                                          ;   854.8 p5      45 k
        movaps xmm10, xmm7                                        ;   854.8 p0      45 k copy
        movaps [rdx - 128], xmm7                                  ;   854.8 p3+p4   45 k spill
        movaps xmm7, xmm11                                        ;   850.8 p1      45 k copy
        andps xmm7, xmm2                                          ;   851.8 p5      45 k
        xorps xmm12, xmm7                                         ;   852.8 p0      45 k
        xorps xmm10, xmm12                                        ;   855.8 p1      45 k
        movaps xmm7, xmm11                                        ;   852.2 p5      45 k copy
        andps xmm7, xmm8                                          ;   853.2 p0      45 k
        movaps xmm12, xmm11                                       ;   852.8 p1      45 k copy
        andps xmm12, xmm13                                        ;   853.8 p5      45 k
        movaps [rdx - 96], xmm9                                   ;   855.8 p3+p4   45 k spill
        movaps xmm9, xmm3                                         ;   853.5 p0      45 k copy
        movaps [rbp - 16], xmm15                                  ;   853.5 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;   853.8 p1      45 k copy
        andps xmm15, xmm6                                         ;   854.8 p5      45 k
        xorps xmm9, xmm15                                         ;   855.8 p0      45 k
        xorps xmm7, xmm12                                         ;   854.8 p1      45 k
        xorps xmm5, xmm9                                          ;   856.8 p5      45 k
        xorps xmm12, xmm9                                         ;   856.8 p0      45 k
        movaps xmm9, xmm4                                         ;   855.8 p1      45 k copy
        andps xmm9, xmm13                                         ;   856.8 p5      45 k
        movaps xmm15, xmm14                                       ;   856.5 p0      45 k copy
        orps xmm15, xmm6                                          ;   857.5 p1      45 k
        movaps [rbp + 112], xmm14                                 ;   855.8 p3+p4   45 k spill
        movaps xmm14, xmm6                                        ;   857.2 p5      45 k copy
        andps xmm14, xmm13                                        ;   858.2 p0      45 k
        xorps xmm11, xmm14                                        ;   859.2 p1      45 k
        xorps xmm5, xmm11                                         ;   860.2 p5      45 k
        andps xmm11, xmm6                                         ;   860.2 p0      45 k
        xorps xmm11, xmm0                                         ;   861.2 p1      45 k
        movaps xmm0, xmm8                                         ;   859.2 p5      45 k copy
        andps xmm0, xmm2                                          ;   860.2 p0      45 k
        andps xmm4, xmm2                                          ;   859.8 p1      45 k
        movaps [rbp + 64], xmm14                                  ;   859.2 p3+p4   45 k spill
        movaps xmm14, xmm13                                       ;   860.2 p5      45 k copy
        andps xmm14, [rbp + 80]                                   ;   861.2 p0+p2   45 k
        movaps [rbp + 96], xmm11                                  ;   862.2 p3+p4   45 k spill
        movaps xmm11, xmm1                                        ;   860.8 p1      45 k copy
        andps xmm11, [rbp + 80]                                   ;   861.8 p5+p2   45 k
        xorps xmm15, xmm11                                        ;   862.8 p0      45 k
        xorps xmm0, xmm15                                         ;   863.8 p1      45 k
        movaps xmm11, xmm14                                       ;   862.2 p5      45 k copy
        xorps xmm11, xmm6                                         ;   863.2 p0      45 k
        xorps xmm14, xmm1                                         ;   862.8 p1      45 k
        movaps xmm15, xmm0                                        ;   864.8 p5      45 k copy
        movaps [rdx - 112], xmm0                                  ;   864.8 p3+p4   45 k spill
        movaps xmm0, xmm1                                         ;   863.5 p0      45 k copy
        andps xmm0, xmm8                                          ;   864.5 p1      45 k
        movaps [rbp + 48], xmm7                                   ;   862.2 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;   864.2 p5      45 k copy
        andps xmm7, [rbp + 80]                                    ;   865.2 p0+p2   45 k
        xorps xmm9, xmm7                                          ;   866.2 p1      45 k
        xorps xmm12, xmm9                                         ;   867.2 p5      45 k
        xorps xmm15, xmm9                                         ;   867.2 p0      45 k
        xorps xmm0, xmm2                                          ;   865.8 p1      45 k
        movaps xmm7, [rbp + 32]                                   ;   863.8 p2      45 k reload
        xorps xmm15, xmm7                                         ;   868.2 p5      45 k
        movaps xmm9, [rbp + 80]                                   ;   864.8 p2      48 k reload
        andps xmm11, xmm9                                         ;   867.8 p0      45 k
        xorps xmm12, xmm14                                        ;   868.2 p1      45 k
        andps xmm14, xmm13                                        ;   867.2 p5      45 k
        xorps xmm5, xmm11                                         ;   868.8 p0      45 k
        xorps xmm12, xmm10                                        ;   869.2 p1      45 k
        movaps xmm11, xmm3                                        ;   868.2 p5      45 k copy
        andps xmm11, xmm8                                         ;   869.2 p0      45 k
        andps xmm7, xmm9                                          ;   868.8 p1      45 k
        xorps xmm11, xmm0                                         ;   870.2 p5      45 k
        xorps xmm0, xmm6                                          ;   869.5 p0      45 k
        xorps xmm7, xmm0                                          ;   870.5 p1      45 k
        andps xmm0, xmm8                                          ;   870.5 p5      45 k
        xorps xmm7, xmm13                                         ;   871.5 p0      45 k
        xorps xmm14, xmm11                                        ;   871.2 p1      45 k
        movaps xmm11, xmm13                                       ;   871.2 p5      45 k copy
        andps xmm11, xmm3                                         ;   872.2 p0      45 k
        andps xmm13, xmm2                                         ;   871.8 p1      45 k
        xorps xmm11, xmm13                                        ;   873.2 p5      45 k
        xorps xmm0, xmm11                                         ;   874.2 p0      45 k
        movaps xmm11, [rbp - 16]                                  ;   869.2 p2      45 k reload
        xorps xmm0, xmm11                                         ;   875.2 p1      45 k
        xorps xmm13, [rbp + 0]                                    ;   873.2 p5+p2   45 k
        xorps xmm13, xmm14                                        ;   874.2 p0      45 k
        movaps xmm11, xmm2                                        ;   873.8 p1      45 k copy
        xorps xmm11, xmm8                                         ;   874.8 p5      45 k
        andps xmm11, xmm9                                         ;   875.8 p0      45 k
        xorps xmm14, xmm11                                        ;   876.8 p1      45 k
        movaps xmm11, [rbp + 16]                                  ;   871.2 p2      48 k reload
        andps xmm2, xmm11                                         ;   875.2 p5      45 k
        andps xmm6, xmm1                                          ;   875.5 p0      45 k
        xorps xmm2, [rbp + 48]                                    ;   876.2 p1+p2   45 k
        movaps [rbp + 48], xmm0                                   ;   876.2 p3+p4   45 k spill
        movaps xmm0, xmm3                                         ;   876.2 p5      45 k copy
        andps xmm0, xmm11                                         ;   877.2 p0      45 k
        andps xmm8, xmm11                                         ;   876.8 p1      45 k
        andps xmm3, xmm1                                          ;   877.2 p5      45 k
        movaps xmm11, xmm7                                        ;   877.5 p0      45 k copy
        xorps xmm11, [rdx - 96]                                   ;   878.5 p1+p2   45 k
        xorps xmm7, xmm13                                         ;   878.2 p5      45 k
        xorps xmm4, xmm7                                          ;   879.2 p0      45 k
        movaps xmm7, [rbp + 112]                                  ;   874.8 p2      45 k reload
        orps xmm9, xmm7                                           ;   878.8 p1      45 k
        xorps xmm6, xmm0                                          ;   879.2 p5      45 k
        xorps xmm4, xmm2                                          ;   880.2 p0      45 k
        xorps xmm3, [rbp + 96]                                    ;   879.8 p1+p2   45 k
        xorps xmm0, xmm8                                          ;   880.2 p5      45 k
        xorps xmm6, xmm7                                          ;   880.5 p0      45 k
        xorps xmm9, xmm6                                          ;   881.5 p1      45 k
        xorps xmm8, xmm3                                          ;   881.2 p5      45 k
        xorps xmm11, [rdx - 112]                                  ;   881.5 p0+p2   45 k
        xorps xmm12, xmm0                                         ;   881.8 p1      45 k
        xorps xmm3, [rdx - 128]                                   ;   882.2 p5+p2   45 k
        xorps xmm15, xmm3                                         ;   883.2 p0      45 k
        movaps xmm3, [rbp + 16]                                   ;   879.0 p2      48 k reload
        andps xmm1, xmm3                                          ;   882.8 p1      45 k
        xorps xmm0, [rdx - 96]                                    ;   883.2 p5+p2   45 k
        xorps xmm10, xmm1                                         ;   883.8 p0      45 k
        xorps xmm2, [rbp + 96]                                    ;   883.8 p1+p2   45 k
        xorps xmm1, xmm14                                         ;   884.2 p5      45 k
        xorps xmm14, xmm9                                         ;   884.5 p0      45 k
        xorps xmm5, xmm2                                          ;   884.8 p1      45 k
        xorps xmm9, [rbp - 16]                                    ;   885.2 p5+p2   45 k
        xorps xmm14, [rbp + 64]                                   ;   885.5 p0+p2   45 k
        xorps xmm12, [rbp + 0]                                    ;   885.8 p1+p2   45 k
        xorps xmm7, xmm11                                         ;   886.2 p5      45 k
        xorps xmm0, [rbp + 48]                                    ;   886.5 p0+p2   45 k
        xorps xmm3, xmm10                                         ;   886.8 p1      45 k
        xorps xmm8, xmm1                                          ;   887.2 p5      45 k
        xorps xmm13, xmm8                                         ;   888.2 p0      45 k
        xorps xmm9, xmm3                                          ;   887.8 p1      45 k
        movaps xmm1, [rbp - 96]                                   ;   886.0 p2      48 k reload
        xorps xmm4, xmm1                                          ;   889.0 p5      45 k
        movaps xmm2, [rbp - 32]                                   ;   887.0 p2      48 k reload
        xorps xmm5, xmm2                                          ;   890.0 p0      45 k
        movaps [r9 + 3088], xmm5                                  ;   891.0 p3+p4  100 k
        movaps xmm3, [rbp - 48]                                   ;   888.0 p2      48 k reload
        xorps xmm13, xmm3                                         ;   891.0 p1      45 k
        movaps [r9 + 3072], xmm13                                 ;   892.0 p3+p4  100 k
        movaps [r9 + 3104], xmm4                                  ;   890.0 p3+p4  100 k
        movaps xmm4, [rbp - 112]                                  ;   889.0 p2      48 k reload
        xorps xmm14, xmm4                                         ;   892.0 p5      45 k
        movaps [r9 + 3120], xmm14                                 ;   893.0 p3+p4  100 k
        movaps xmm5, [rbp - 80]                                   ;   890.0 p2      48 k reload
        xorps xmm12, xmm5                                         ;   893.0 p0      45 k
        movaps [r9 + 3152], xmm12                                 ;   894.0 p3+p4  100 k
        movaps xmm6, [rbp - 128]                                  ;   891.0 p2      48 k reload
        xorps xmm9, xmm6                                          ;   894.0 p1      45 k
        movaps [r9 + 3184], xmm0                                  ;   889.2 p3+p4  100 k
        movaps [r9 + 3136], xmm9                                  ;   895.0 p3+p4  100 k
        movaps xmm0, [rbp - 64]                                   ;   892.0 p2      48 k reload
        xorps xmm15, xmm0                                         ;   895.0 p5      45 k
        movaps [r9 + 3200], xmm7                                  ;   891.2 p3+p4  100 k
        movaps [r9 + 3216], xmm3                                  ;   892.2 p3+p4  100 k
        movaps [r9 + 3168], xmm15                                 ;   896.0 p3+p4  100 k
        movaps [r9 + 3232], xmm2                                  ;   894.2 p3+p4  100 k
        movaps [r9 + 3248], xmm1                                  ;   895.2 p3+p4  100 k
        movaps [r9 + 3264], xmm4                                  ;   896.2 p3+p4  100 k
        movaps [r9 + 3280], xmm6                                  ;   897.2 p3+p4  100 k
        movaps [r9 + 3296], xmm5                                  ;   898.2 p3+p4  100 k
        movaps [r9 + 3312], xmm0                                  ;   899.2 p3+p4  100 k
        movaps xmm0, [r8 + 1280]                                  ;   893.0 p2     100 k.0 reload
        movaps [r9 + 1280], xmm0                                  ;   900.2 p3+p4   99 k
        movaps xmm1, [r8 + 1296]                                  ;   894.0 p2     100 k.1 reload
        movaps [r9 + 1296], xmm1                                  ;   901.2 p3+p4   99 k
        movaps xmm2, [r8 + 1312]                                  ;   895.0 p2     100 k.2 reload
        movaps [r9 + 1312], xmm2                                  ;   902.2 p3+p4   99 k
        movaps xmm3, [r8 + 1328]                                  ;   896.0 p2     100 k.3 reload
        movaps [r9 + 1328], xmm3                                  ;   903.2 p3+p4   99 k
        movaps xmm4, [r8 + 1344]                                  ;   897.0 p2     100 k.4 reload
        movaps [r9 + 1344], xmm4                                  ;   904.2 p3+p4   99 k
        movaps xmm5, [r8 + 1360]                                  ;   898.0 p2     100 k.5 reload
        movaps [r9 + 1360], xmm5                                  ;   905.2 p3+p4   99 k
        movaps xmm6, [r8 + 1376]                                  ;   899.0 p2     100 k.6 reload
        movaps [r9 + 1376], xmm6                                  ;   906.2 p3+p4   99 k
        movaps xmm7, [r8 + 1392]                                  ;   900.0 p2     100 k.7 reload
        movaps [r9 + 1392], xmm7                                  ;   907.2 p3+p4   99 k
        movaps xmm8, [r8 + 1408]                                  ;   901.0 p2     100 k.8 reload
        movaps [r9 + 1408], xmm8                                  ;   908.2 p3+p4   99 k
        movaps xmm9, [r8 + 1424]                                  ;   902.0 p2     100 k.9 reload
        movaps [r9 + 1424], xmm9                                  ;   909.2 p3+p4   99 k
        movaps xmm10, [r8 + 1440]                                 ;   903.0 p2     100 k.10 reload
        movaps [r9 + 1440], xmm10                                 ;   910.2 p3+p4   99 k
        movaps xmm11, [r8 + 1456]                                 ;   904.0 p2     100 k.11 reload
        movaps [r9 + 1456], xmm11                                 ;   911.2 p3+p4   99 k
        movaps xmm12, [r8 + 1536]                                 ;   905.0 p2     100 k.0
        movaps xmm13, [r8 + 1472]                                 ;   906.0 p2     100 k.12 reload
        movaps [r9 + 1472], xmm13                                 ;   912.2 p3+p4   99 k
        movaps xmm14, [r8 + 1552]                                 ;   907.0 p2     100 k.1
        movaps xmm15, [r8 + 1488]                                 ;   908.0 p2     100 k.13 reload
        movaps [r9 + 1488], xmm15                                 ;   913.2 p3+p4   99 k
        movaps xmm14, [r8 + 1568]                                 ;   909.0 p2     100 k.2
        movaps xmm14, [r8 + 1504]                                 ;   910.0 p2     100 k.14 reload
        movaps [r9 + 1504], xmm14                                 ;   914.2 p3+p4   99 k
        movaps xmm12, [r8 + 1584]                                 ;   911.0 p2     100 k.3
        movaps xmm12, [r8 + 1520]                                 ;   912.0 p2     100 k.15 reload
        movaps [r9 + 1520], xmm12                                 ;   915.2 p3+p4   99 k
        movaps xmm2, [r8 + 1600]                                  ;   913.0 p2     100 k.4
        movaps xmm2, [r8 + 1616]                                  ;   914.0 p2     100 k.5
        movaps xmm2, [r8 + 1632]                                  ;   915.0 p2     100 k.6
        movaps xmm2, [r8 + 1648]                                  ;   916.0 p2     100 k.7
        movaps xmm2, [r8 + 1664]                                  ;   917.0 p2     100 k.8
        movaps xmm2, [r8 + 1680]                                  ;   918.0 p2     100 k.9
        movaps xmm2, [r8 + 1696]                                  ;   919.0 p2     100 k.10
        movaps xmm2, [r8 + 1712]                                  ;   920.0 p2     100 k.11
        movaps xmm2, [r8 + 1728]                                  ;   921.0 p2     100 k.12
        movaps xmm2, [r8 + 1744]                                  ;   922.0 p2     100 k.13
        movaps xmm2, [r8 + 1760]                                  ;   923.0 p2     100 k.14
        movaps xmm2, [r8 + 1776]                                  ;   924.0 p2     100 k.15
        movaps xmm2, xmm15                                        ;   912.2 p0      41 k copy
        xorps xmm2, xmm7                                          ;   913.2 p1      41 k
        movaps xmm3, xmm2                                         ;   914.2 p5      41 k copy
        xorps xmm3, xmm10                                         ;   915.2 p0      41 k
        movaps xmm1, xmm10                                        ;   913.5 p1      41 k copy
        andps xmm1, xmm14                                         ;   914.5 p5      41 k
        movaps xmm6, xmm10                                        ;   914.2 p0      41 k copy
        andps xmm6, xmm15                                         ;   915.2 p1      41 k
        movaps xmm5, xmm3                                         ;   916.2 p5      41 k copy
        andps xmm5, xmm9                                          ;   917.2 p0      41 k
        movaps xmm0, xmm15                                        ;   915.5 p1      41 k copy
        andps xmm0, xmm11                                         ;   916.5 p5      41 k
        movaps xmm4, xmm8                                         ;   916.2 p0      41 k copy
        xorps xmm4, xmm13                                         ;   917.2 p1      41 k
        movaps xmm15, xmm12                                       ;   917.0 p5      41 k copy
        andps xmm15, xmm14                                        ;   918.0 p0      41 k
        movaps [rbp - 64], xmm1                                   ;   916.5 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;   918.2 p1      41 k copy
        movaps xmm13, xmm14                                       ;   918.0 p5      41 k copy
        andps xmm13, xmm7                                         ;   919.0 p0      41 k
        xorps xmm6, xmm13                                         ;   920.0 p1      41 k
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   925.0 p2      41 k reload
        xorps xmm6, xmm13                                         ;   928.0 p5      41 k
        movaps [rbp - 80], xmm6                                   ;   929.0 p3+p4   41 k spill
        movaps xmm6, xmm15                                        ;   919.2 p0      41 k copy
        movaps [rbp - 128], xmm15                                 ;   919.2 p3+p4   41 k spill
        movaps xmm15, xmm10                                       ;   919.5 p1      41 k copy
        andps xmm15, xmm9                                         ;   920.5 p5      41 k
        xorps xmm1, xmm15                                         ;   921.5 p0      41 k
        movaps xmm15, xmm10                                       ;   920.5 p1      41 k copy
        andps xmm15, xmm7                                         ;   921.5 p5      41 k
        xorps xmm0, xmm15                                         ;   922.5 p0      41 k
        xorps xmm6, xmm0                                          ;   923.5 p1      41 k
        movaps xmm0, xmm10                                        ;   922.0 p5      41 k copy
        andps xmm0, xmm8                                          ;   923.0 p0      41 k
        movaps xmm15, xmm10                                       ;   922.5 p1      41 k copy
        andps xmm15, xmm11                                        ;   923.5 p5      41 k
        movaps [rbp - 112], xmm1                                  ;   922.5 p3+p4   41 k spill
        movaps xmm1, xmm14                                        ;   923.2 p0      41 k copy
        movaps xmm14, xmm12                                       ;   923.5 p1      41 k copy
        andps xmm14, xmm7                                         ;   924.5 p5      41 k
        xorps xmm1, xmm14                                         ;   925.5 p0      41 k
        xorps xmm0, xmm15                                         ;   924.5 p1      41 k
        xorps xmm5, xmm1                                          ;   926.5 p5      41 k
        xorps xmm15, xmm1                                         ;   926.5 p0      41 k
        movaps xmm1, xmm4                                         ;   925.5 p1      41 k copy
        andps xmm1, xmm11                                         ;   926.5 p5      41 k
        movaps xmm14, xmm3                                        ;   926.2 p0      41 k copy
        orps xmm14, xmm12                                         ;   927.2 p1      41 k
        movaps [rbp - 96], xmm3                                   ;   924.8 p3+p4   41 k spill
        movaps xmm3, xmm12                                        ;   927.0 p5      41 k copy
        andps xmm3, xmm11                                         ;   928.0 p0      41 k
        xorps xmm10, xmm3                                         ;   929.0 p1      41 k
        xorps xmm5, xmm10                                         ;   930.0 p5      41 k
        andps xmm10, xmm12                                        ;   930.0 p0      41 k
        xorps xmm10, xmm13                                        ;   931.0 p1      41 k
        movaps xmm13, [r8 + 1408]                                 ;   926.5 p2      41 k copy
        andps xmm13, xmm7                                         ;   929.5 p5      41 k
        andps xmm4, xmm7                                          ;   929.2 p0      41 k
        movaps [rbp - 32], xmm3                                   ;   929.0 p3+p4   41 k spill
        movaps xmm3, [r8 + 1456]                                  ;   927.5 p2      41 k copy
        andps xmm3, [r8 + 1472]                                   ;   930.5 p1+p2   41 k
        movaps [rbp - 48], xmm10                                  ;   932.0 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;   930.0 p5      41 k copy
        andps xmm10, [r8 + 1472]                                  ;   931.0 p0+p2   41 k
        xorps xmm14, xmm10                                        ;   932.0 p1      41 k
        xorps xmm13, xmm14                                        ;   933.0 p5      41 k
        movaps xmm10, xmm3                                        ;   931.5 p0      41 k copy
        xorps xmm10, xmm12                                        ;   932.5 p1      41 k
        xorps xmm3, xmm9                                          ;   932.0 p5      41 k
        movaps xmm14, xmm13                                       ;   934.0 p0      41 k copy
        movaps [rbp + 16], xmm13                                  ;   934.0 p3+p4   41 k spill
        movaps xmm13, xmm2                                        ;   932.5 p1      41 k copy
        movaps [rbp + 48], xmm0                                   ;   931.2 p3+p4   41 k spill
        movaps xmm0, [r8 + 1424]                                  ;   931.0 p2      41 k copy
        andps xmm0, xmm8                                          ;   934.0 p5      41 k
        movaps xmm9, xmm8                                         ;   933.2 p0      41 k copy
        andps xmm9, [r8 + 1504]                                   ;   934.2 p1+p2   41 k
        movaps xmm8, [r8 + 1504]                                  ;   933.0 p2      41 k
        andps xmm8, [r8 + 1472]                                   ;   936.0 p5+p2   41 k
        xorps xmm1, xmm8                                          ;   937.0 p0      41 k
        xorps xmm15, xmm1                                         ;   938.0 p1      41 k
        xorps xmm14, xmm1                                         ;   938.0 p5      41 k
        xorps xmm13, xmm14                                        ;   939.0 p0      41 k
        xorps xmm0, xmm7                                          ;   935.5 p1      41 k
        movaps xmm1, [r8 + 1472]                                  ;   935.0 p2     100 k.12 reload
        andps xmm10, xmm1                                         ;   938.0 p5      41 k
        xorps xmm15, xmm3                                         ;   939.0 p0      41 k
        andps xmm3, xmm11                                         ;   936.5 p1      41 k
        xorps xmm5, xmm10                                         ;   939.0 p5      41 k
        xorps xmm9, xmm0                                          ;   937.2 p0      41 k
        andps xmm2, xmm1                                          ;   938.0 p1      41 k
        xorps xmm0, xmm12                                         ;   938.0 p5      41 k
        xorps xmm15, xmm6                                         ;   940.0 p0      41 k
        xorps xmm2, xmm0                                          ;   939.0 p1      41 k
        movaps xmm8, [r8 + 1408]                                  ;   936.2 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;   939.2 p5      41 k
        xorps xmm2, xmm11                                         ;   940.0 p0      41 k
        xorps xmm3, xmm9                                          ;   939.5 p1      41 k
        movaps xmm9, [r8 + 1456]                                  ;   937.2 p2      41 k copy
        movaps xmm10, [r8 + 1504]                                 ;   938.2 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;   941.2 p5      41 k
        andps xmm11, xmm7                                         ;   940.2 p0      41 k
        xorps xmm9, xmm11                                         ;   942.2 p1      41 k
        xorps xmm0, xmm9                                          ;   943.2 p5      41 k
        movaps xmm9, [rbp - 64]                                   ;   939.2 p2      41 k reload
        xorps xmm11, xmm9                                         ;   942.2 p0      41 k
        movaps xmm14, [rbp - 112]                                 ;   940.2 p2      41 k reload
        xorps xmm0, xmm14                                         ;   944.2 p1      41 k
        xorps xmm11, xmm3                                         ;   943.2 p5      41 k
        movaps xmm9, xmm7                                         ;   942.2 p0      41 k copy
        xorps xmm9, xmm8                                          ;   943.2 p1      41 k
        andps xmm9, xmm1                                          ;   944.2 p5      41 k
        xorps xmm3, xmm9                                          ;   945.2 p0      41 k
        movaps xmm9, [r8 + 1488]                                  ;   941.2 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;   944.2 p1      41 k
        andps xmm12, [r8 + 1424]                                  ;   944.0 p5+p2   41 k
        xorps xmm7, [rbp + 48]                                    ;   945.2 p0+p2   41 k
        movaps xmm14, xmm10                                       ;   944.5 p1      41 k copy
        andps xmm14, xmm9                                         ;   945.5 p5      41 k
        andps xmm8, xmm9                                          ;   945.2 p0      41 k
        andps xmm10, [r8 + 1424]                                  ;   945.5 p1+p2   41 k
        movaps xmm9, xmm2                                         ;   946.0 p5      41 k copy
        xorps xmm9, [rbp - 80]                                    ;   947.0 p0+p2   41 k
        xorps xmm2, xmm11                                         ;   946.5 p1      41 k
        xorps xmm4, xmm2                                          ;   947.5 p5      41 k
        movaps xmm2, [rbp - 96]                                   ;   946.2 p2      41 k reload
        orps xmm1, xmm2                                           ;   949.2 p0      41 k
        xorps xmm12, xmm14                                        ;   947.5 p1      41 k
        xorps xmm4, xmm7                                          ;   948.5 p5      41 k
        xorps xmm10, [rbp - 48]                                   ;   948.2 p0+p2   41 k
        xorps xmm14, xmm8                                         ;   948.5 p1      41 k
        xorps xmm12, xmm2                                         ;   949.2 p5      41 k
        xorps xmm8, xmm10                                         ;   949.2 p0      41 k
        xorps xmm9, [rbp + 16]                                    ;   949.5 p1+p2   41 k
        xorps xmm12, xmm1                                         ;   950.2 p5      41 k
        xorps xmm10, [rbp - 128]                                  ;   950.2 p0+p2   41 k
        xorps xmm13, xmm10                                        ;   951.2 p1      41 k
        xorps xmm15, xmm14                                        ;   951.0 p5      41 k
        xorps xmm14, [rbp - 80]                                   ;   951.2 p0+p2   41 k
        xorps xmm7, [rbp - 48]                                    ;   951.5 p1+p2   41 k
        xorps xmm5, xmm7                                          ;   952.5 p5      41 k
        xorps xmm15, [rbp - 64]                                   ;   952.2 p0+p2   41 k
        movaps xmm1, xmm3                                         ;   952.5 p1      41 k copy
        xorps xmm3, xmm12                                         ;   953.0 p5      41 k
        xorps xmm3, [rbp - 32]                                    ;   954.0 p0+p2   41 k
        xorps xmm12, [rbp - 112]                                  ;   954.2 p1+p2   41 k
        movaps xmm7, [r8 + 1488]                                  ;   955.2 p2      41 k
        andps xmm7, [r8 + 1424]                                   ;   958.2 p5+p2   41 k
        xorps xmm6, xmm7                                          ;   959.2 p0      41 k
        xorps xmm1, xmm7                                          ;   959.2 p1      41 k
        xorps xmm0, xmm14                                         ;   955.0 p5      41 k
        xorps xmm9, xmm2                                          ;   955.2 p0      41 k
        xorps xmm8, xmm1                                          ;   960.2 p1      41 k
        xorps xmm11, xmm8                                         ;   961.2 p5      41 k
        xorps xmm6, [r8 + 1488]                                   ;   960.2 p0+p2   41 k
        xorps xmm12, xmm6                                         ;   961.2 p1      41 k
        movaps xmm1, [r8 + 1344]                                  ;   958.2 p2      41 k
        movaps xmm2, [r8 + 1280]                                  ;   959.2 p2     100 k.0 reload
        andps xmm1, xmm2                                          ;   962.2 p5      41 k
        movaps xmm6, [r8 + 1360]                                  ;   960.2 p2      41 k
        andps xmm6, xmm2                                          ;   963.2 p0      41 k
        movaps xmm7, [r8 + 1376]                                  ;   961.2 p2      41 k
        movaps xmm8, [r8 + 1296]                                  ;   962.2 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;   965.2 p1      41 k
        movaps xmm10, xmm6                                        ;   964.2 p5      41 k copy
        movaps xmm14, [r8 + 1376]                                 ;   963.2 p2     100 k.6 reload
        andps xmm10, xmm14                                        ;   966.2 p0      41 k
        movaps [rbp - 96], xmm9                                   ;   959.2 p3+p4   41 k spill
        movaps xmm9, [r8 + 1328]                                  ;   964.2 p2      41 k
        andps xmm9, xmm2                                          ;   967.2 p1      41 k
        movaps [rbp - 112], xmm0                                  ;   960.2 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;   968.2 p5      41 k copy
        xorps xmm0, xmm8                                          ;   969.2 p0      41 k
        movaps [rbp - 32], xmm13                                  ;   961.2 p3+p4   41 k spill
        movaps xmm13, [r8 + 1344]                                 ;   965.2 p2      41 k
        andps xmm13, [r8 + 1328]                                  ;   968.2 p1+p2   41 k
        movaps [rbp - 64], xmm15                                  ;   962.2 p3+p4   41 k spill
        movaps xmm15, xmm0                                        ;   970.2 p5      41 k copy
        xorps xmm15, [r8 + 1344]                                  ;   971.2 p0+p2   41 k
        andps xmm15, xmm14                                        ;   972.2 p1      41 k
        xorps xmm9, xmm15                                         ;   973.2 p5      41 k
        movaps [rbp - 48], xmm12                                  ;   963.2 p3+p4   41 k spill
        movaps xmm12, [r8 + 1328]                                 ;   968.2 p2      41 k
        andps xmm12, xmm14                                        ;   971.2 p0      41 k
        movaps [rbp - 80], xmm3                                   ;   964.2 p3+p4   41 k spill
        movaps xmm3, xmm1                                         ;   964.2 p1      41 k copy
        xorps xmm3, xmm13                                         ;   969.2 p5      41 k
        movaps [rbp - 128], xmm4                                  ;   965.2 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   965.2 p0      41 k copy
        movaps [rbp + 16], xmm5                                   ;   966.2 p3+p4   41 k spill
        movaps xmm5, [r8 + 1360]                                  ;   969.2 p2      41 k
        andps xmm5, [r8 + 1312]                                   ;   972.2 p1+p2   41 k
        xorps xmm7, xmm5                                          ;   973.2 p5      41 k
        andps xmm4, xmm5                                          ;   973.2 p0      41 k
        xorps xmm13, xmm7                                         ;   974.2 p1      41 k
        movaps xmm5, [r8 + 1360]                                  ;   971.2 p2     100 k.5 reload
        andps xmm3, xmm5                                          ;   974.2 p5      41 k
        xorps xmm7, xmm1                                          ;   974.2 p0      41 k
        movaps [rbp + 48], xmm11                                  ;   968.8 p3+p4   41 k spill
        movaps xmm11, xmm8                                        ;   969.0 p1      41 k copy
        andps xmm11, xmm5                                         ;   974.2 p5      41 k
        movaps [rbp + 112], xmm7                                  ;   975.2 p3+p4   41 k spill
        movaps xmm7, xmm13                                        ;   975.2 p0      41 k copy
        andps xmm7, [r8 + 1312]                                   ;   976.2 p1+p2   41 k
        movaps [rbp + 0], xmm15                                   ;   973.2 p3+p4   41 k spill
        movaps xmm15, xmm11                                       ;   975.2 p5      41 k copy
        andps xmm15, [r8 + 1328]                                  ;   976.2 p0+p2   41 k
        movaps [rbp + 64], xmm9                                   ;   974.2 p3+p4   41 k spill
        movaps xmm9, xmm8                                         ;   972.2 p1      41 k copy
        andps xmm9, xmm2                                          ;   973.2 p5      41 k
        xorps xmm15, xmm9                                         ;   977.2 p0      41 k
        xorps xmm7, xmm15                                         ;   978.2 p1      41 k
        movaps xmm15, [r8 + 1328]                                 ;   974.2 p2     100 k.3 reload
        xorps xmm7, xmm15                                         ;   979.2 p5      41 k
        movaps [rbp - 16], xmm7                                   ;   980.2 p3+p4   41 k spill
        movaps xmm7, xmm14                                        ;   974.2 p0      41 k copy
        andps xmm7, [r8 + 1312]                                   ;   975.2 p1+p2   41 k
        xorps xmm9, xmm7                                          ;   976.2 p5      41 k
        xorps xmm10, xmm11                                        ;   975.2 p0      41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;   976.2 p1+p2   41 k
        movaps xmm14, xmm9                                        ;   977.2 p5      41 k copy
        andps xmm14, [r8 + 1312]                                  ;   978.2 p0+p2   41 k
        xorps xmm14, xmm2                                         ;   979.2 p1      41 k
        andps xmm9, [r8 + 1344]                                   ;   978.2 p5+p2   41 k
        xorps xmm14, xmm0                                         ;   980.2 p0      41 k
        xorps xmm13, xmm2                                         ;   977.5 p1      41 k
        movaps [rbp + 96], xmm14                                  ;   981.2 p3+p4   41 k spill
        movaps xmm14, xmm12                                       ;   977.8 p5      41 k copy
        xorps xmm14, [r8 + 1344]                                  ;   979.2 p0+p2   41 k
        xorps xmm3, xmm14                                         ;   980.2 p1      41 k
        xorps xmm9, xmm3                                          ;   981.2 p5      41 k
        andps xmm14, xmm5                                         ;   980.2 p0      41 k
        movaps xmm3, [r8 + 1312]                                  ;   980.2 p2     100 k.2 reload
        andps xmm0, xmm3                                          ;   983.2 p1      41 k
        movaps xmm5, xmm13                                        ;   979.8 p5      41 k copy
        andps xmm5, xmm2                                          ;   980.8 p0      41 k
        andps xmm13, [r8 + 1344]                                  ;   981.2 p1+p2   41 k
        xorps xmm5, xmm10                                         ;   981.8 p5      41 k
        xorps xmm5, xmm7                                          ;   982.8 p0      41 k
        movaps [rdx - 96], xmm4                                   ;   980.2 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;   981.5 p1      41 k copy
        andps xmm4, xmm15                                         ;   982.5 p5      41 k
        xorps xmm14, xmm4                                         ;   983.5 p0      41 k
        xorps xmm5, xmm14                                         ;   984.5 p1      41 k
        movaps xmm14, xmm8                                        ;   982.8 p5      41 k copy
        andps xmm14, [r8 + 1344]                                  ;   983.8 p0+p2   41 k
        xorps xmm14, xmm6                                         ;   984.8 p1      41 k
        xorps xmm0, xmm14                                         ;   985.8 p5      41 k
        xorps xmm14, xmm3                                         ;   985.8 p0      41 k
        xorps xmm1, xmm4                                          ;   984.5 p1      41 k
        movaps xmm4, xmm11                                        ;   984.8 p5      41 k copy
        xorps xmm4, [r8 + 1376]                                   ;   985.8 p0+p2   41 k
        andps xmm4, xmm2                                          ;   986.8 p1      41 k
        xorps xmm10, xmm4                                         ;   987.8 p5      41 k
        xorps xmm13, xmm10                                        ;   988.8 p0      41 k
        xorps xmm11, xmm3                                         ;   986.5 p1      41 k
        xorps xmm9, xmm0                                          ;   986.8 p5      41 k
        movaps xmm0, xmm7                                         ;   987.2 p0      41 k copy
        xorps xmm0, xmm14                                         ;   988.2 p1      41 k
        andps xmm14, xmm15                                        ;   987.8 p5      41 k
        xorps xmm7, xmm15                                         ;   988.2 p0      41 k
        andps xmm12, xmm7                                         ;   989.2 p1      41 k
        movaps xmm10, [r8 + 1360]                                 ;   986.0 p2     100 k.5 reload
        xorps xmm14, xmm10                                        ;   989.0 p5      41 k
        andps xmm7, xmm10                                         ;   989.2 p0      41 k
        xorps xmm4, xmm7                                          ;   990.2 p1      41 k
        xorps xmm0, xmm4                                          ;   991.2 p5      41 k
        xorps xmm14, [rdx - 96]                                   ;   990.2 p0+p2   41 k
        movaps xmm4, xmm11                                        ;   990.5 p1      41 k copy
        andps xmm4, [r8 + 1344]                                   ;   991.5 p5+p2   41 k
        andps xmm11, xmm2                                         ;   991.2 p0      41 k
        xorps xmm7, [rbp + 64]                                    ;   991.5 p1+p2   41 k
        xorps xmm9, [rbp + 0]                                     ;   991.8 p5+p2   41 k
        xorps xmm11, [r8 + 1376]                                  ;   992.2 p0+p2   41 k
        xorps xmm13, xmm11                                        ;   993.2 p1      41 k
        movaps xmm11, [rbp + 96]                                  ;   992.2 p2      41 k reload
        xorps xmm0, xmm11                                         ;   995.2 p5      41 k
        movaps xmm15, xmm1                                        ;   993.2 p0      41 k copy
        andps xmm15, xmm3                                         ;   994.2 p1      41 k
        movaps xmm3, xmm10                                        ;   993.8 p5      41 k copy
        andps xmm3, [r8 + 1376]                                   ;   994.8 p0+p2   41 k
        xorps xmm1, xmm3                                          ;   995.8 p1      41 k
        xorps xmm6, xmm7                                          ;   994.8 p5      41 k
        andps xmm3, [rbp + 64]                                    ;   995.8 p0+p2   41 k
        xorps xmm12, xmm13                                        ;   995.5 p1      41 k
        movaps xmm7, [r8 + 1376]                                  ;   995.2 p2     100 k.6 reload
        andps xmm1, xmm7                                          ;   998.2 p5      41 k
        xorps xmm15, xmm0                                         ;   996.2 p0      41 k
        xorps xmm11, xmm1                                         ;   999.2 p1      41 k
        xorps xmm3, [rbp + 112]                                   ;   996.8 p5+p2   41 k
        xorps xmm14, xmm3                                         ;   997.8 p0      41 k
        xorps xmm4, xmm11                                         ;  1000.2 p1      41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;   997.2 p2      41 k reload
        xorps xmm14, xmm0                                         ;  1000.2 p5      41 k
        xorps xmm2, [rbp + 48]                                    ;   998.2 p0+p2   41 k
        xorps xmm6, [rbp - 16]                                    ;   999.2 p1+p2   41 k
        xorps xmm5, xmm2                                          ;   999.2 p5      41 k
        xorps xmm8, [rbp + 16]                                    ;  1000.2 p0+p2   41 k
        xorps xmm4, xmm0                                          ;  1001.2 p1      41 k
        xorps xmm12, xmm8                                         ;  1001.2 p5      41 k
        xorps xmm10, [rbp - 64]                                   ;  1001.2 p0+p2   41 k
        xorps xmm15, xmm10                                        ;  1002.2 p1      41 k
        xorps xmm7, [rbp - 32]                                    ;  1002.2 p5+p2   41 k
        movaps xmm1, [rbp - 128]                                  ;  1003.2 p2      41 k
        xorps xmm1, [r8 + 1312]                                   ;  1006.2 p0+p2   41 k
        xorps xmm9, xmm1                                          ;  1007.2 p1      41 k
        xorps xmm6, xmm7                                          ;  1003.2 p5      41 k
        movaps xmm3, [r8 + 1680]                                  ;  1005.2 p2     100 k.9 reload
        xorps xmm5, xmm3                                          ;  1008.2 p0      48 k
        movaps xmm11, [rbp - 80]                                  ;  1006.2 p2      41 k
        xorps xmm11, [r8 + 1328]                                  ;  1009.2 p1+p2   41 k
        xorps xmm4, xmm11                                         ;  1010.2 p5      41 k
        movaps xmm13, [r8 + 1696]                                 ;  1008.2 p2     100 k.10 reload
        xorps xmm12, xmm13                                        ;  1011.2 p0      48 k
        xorps xmm9, [r8 + 1712]                                   ;  1009.2 p1+p2   48 k
        movaps xmm13, [rbp - 48]                                  ;  1010.2 p2      41 k
        xorps xmm13, [r8 + 1344]                                  ;  1013.2 p5+p2   41 k
        xorps xmm14, xmm13                                        ;  1014.2 p0      41 k
        xorps xmm15, [r8 + 1760]                                  ;  1012.2 p1+p2   48 k
        xorps xmm2, [r8 + 1536]                                   ;  1013.2 p5+p2   48 k
        xorps xmm6, [r8 + 1776]                                   ;  1014.2 p0+p2   48 k
        xorps xmm8, [r8 + 1552]                                   ;  1015.2 p1+p2   48 k
        xorps xmm4, [r8 + 1728]                                   ;  1016.2 p5+p2   48 k
        xorps xmm1, [r8 + 1568]                                   ;  1017.2 p0+p2   48 k
        xorps xmm14, [r8 + 1744]                                  ;  1018.2 p1+p2   48 k
        xorps xmm11, [r8 + 1584]                                  ;  1019.2 p5+p2   48 k
        xorps xmm10, [r8 + 1616]                                  ;  1020.2 p0+p2   48 k
        xorps xmm7, [r8 + 1632]                                   ;  1021.2 p1+p2   48 k
        xorps xmm13, [r8 + 1600]                                  ;  1022.2 p5+p2   48 k
        movaps xmm3, [rbp - 112]                                  ;  1023.2 p2      48 k
        xorps xmm3, [r8 + 1648]                                   ;  1026.2 p0+p2   48 k
        movaps [rbp - 112], xmm6                                  ;  1015.2 p3+p4   48 k spill
        movaps xmm6, [rbp - 96]                                   ;  1025.2 p2      48 k
        xorps xmm6, [r8 + 1664]                                   ;  1028.2 p1+p2   48 k
        movaps [rbp - 96], xmm15                                  ;  1013.5 p3+p4   48 k spill
        movaps xmm15, xmm2                                        ;  1014.2 p5      45 k copy
        xorps xmm15, xmm7                                         ;  1022.2 p0      45 k
        movaps [rbp - 48], xmm14                                  ;  1019.2 p3+p4   48 k spill
        movaps xmm14, xmm15                                       ;  1023.2 p1      45 k copy
        xorps xmm14, xmm11                                        ;  1024.2 p5      45 k
        movaps [rbp - 80], xmm4                                   ;  1017.2 p3+p4   48 k spill
        movaps xmm4, xmm11                                        ;  1020.2 p0      45 k copy
        andps xmm4, xmm3                                          ;  1027.2 p1      45 k
        movaps [rbp - 128], xmm9                                  ;  1017.5 p3+p4   48 k spill
        movaps xmm9, xmm11                                        ;  1020.2 p5      45 k copy
        andps xmm9, xmm7                                          ;  1022.2 p0      45 k
        movaps [rbp - 32], xmm12                                  ;  1019.2 p3+p4   48 k spill
        movaps xmm12, xmm7                                        ;  1022.2 p1      45 k copy
        andps xmm12, xmm13                                        ;  1023.2 p5      45 k
        movaps [rbp - 64], xmm5                                   ;  1020.2 p3+p4   48 k spill
        movaps xmm5, xmm14                                        ;  1025.2 p0      45 k copy
        andps xmm5, xmm1                                          ;  1026.2 p1      45 k
        movaps [rbp + 16], xmm4                                   ;  1028.2 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;  1021.2 p5      45 k copy
        xorps xmm4, xmm10                                         ;  1022.2 p0      45 k
        movaps [rbp - 16], xmm7                                   ;  1022.2 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;  1027.2 p1      45 k copy
        andps xmm7, xmm6                                          ;  1029.2 p5      45 k
        movaps [rbp + 48], xmm15                                  ;  1023.2 p3+p4   45 k spill
        movaps xmm15, xmm4                                        ;  1023.2 p0      45 k copy
        movaps [rbp + 112], xmm10                                 ;  1024.2 p3+p4   48 k spill
        movaps xmm10, xmm11                                       ;  1023.8 p1      45 k copy
        andps xmm10, xmm1                                         ;  1024.8 p5      45 k
        xorps xmm15, xmm10                                        ;  1025.8 p0      45 k
        movaps xmm10, xmm3                                        ;  1027.2 p1      45 k copy
        andps xmm10, xmm2                                         ;  1028.2 p5      45 k
        xorps xmm9, xmm10                                         ;  1029.2 p0      45 k
        xorps xmm9, xmm0                                          ;  1030.2 p1      45 k
        movaps xmm10, xmm7                                        ;  1030.2 p5      45 k copy
        movaps [rbp + 96], xmm7                                   ;  1030.2 p3+p4   45 k spill
        movaps xmm7, xmm11                                        ;  1026.2 p0      45 k copy
        andps xmm7, xmm2                                          ;  1027.2 p1      45 k
        xorps xmm12, xmm7                                         ;  1028.2 p5      45 k
        xorps xmm10, xmm12                                        ;  1031.2 p0      45 k
        movaps xmm7, xmm11                                        ;  1027.8 p1      45 k copy
        andps xmm7, xmm8                                          ;  1028.8 p5      45 k
        movaps xmm12, xmm11                                       ;  1028.2 p0      45 k copy
        andps xmm12, xmm13                                        ;  1029.2 p1      45 k
        movaps [rbp + 64], xmm9                                   ;  1031.2 p3+p4   45 k spill
        movaps xmm9, xmm3                                         ;  1029.0 p5      45 k copy
        movaps [rbp + 0], xmm15                                   ;  1029.0 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;  1029.2 p0      45 k copy
        andps xmm15, xmm6                                         ;  1030.2 p1      45 k
        xorps xmm9, xmm15                                         ;  1031.2 p5      45 k
        xorps xmm7, xmm12                                         ;  1030.2 p0      45 k
        xorps xmm5, xmm9                                          ;  1032.2 p1      45 k
        xorps xmm12, xmm9                                         ;  1032.2 p5      45 k
        movaps xmm9, xmm4                                         ;  1031.2 p0      45 k copy
        andps xmm9, xmm13                                         ;  1032.2 p1      45 k
        movaps xmm15, xmm14                                       ;  1032.0 p5      45 k copy
        orps xmm15, xmm6                                          ;  1033.0 p0      45 k
        movaps [rdx - 96], xmm14                                  ;  1031.2 p3+p4   45 k spill
        movaps xmm14, xmm6                                        ;  1032.8 p1      45 k copy
        andps xmm14, xmm13                                        ;  1033.8 p5      45 k
        xorps xmm11, xmm14                                        ;  1034.8 p0      45 k
        xorps xmm5, xmm11                                         ;  1035.8 p1      45 k
        andps xmm11, xmm6                                         ;  1035.8 p5      45 k
        xorps xmm11, xmm0                                         ;  1036.8 p0      45 k
        movaps xmm0, xmm8                                         ;  1034.8 p1      45 k copy
        andps xmm0, xmm2                                          ;  1035.8 p5      45 k
        andps xmm4, xmm2                                          ;  1035.2 p0      45 k
        movaps [rdx - 128], xmm14                                 ;  1034.8 p3+p4   45 k spill
        movaps xmm14, xmm13                                       ;  1035.8 p1      45 k copy
        andps xmm14, [rbp + 112]                                  ;  1036.8 p5+p2   45 k
        movaps [rdx - 112], xmm11                                 ;  1037.8 p3+p4   45 k spill
        movaps xmm11, xmm1                                        ;  1036.2 p0      45 k copy
        andps xmm11, [rbp + 112]                                  ;  1037.2 p1+p2   45 k
        xorps xmm15, xmm11                                        ;  1038.2 p5      45 k
        xorps xmm0, xmm15                                         ;  1039.2 p0      45 k
        movaps xmm11, xmm14                                       ;  1037.8 p1      45 k copy
        xorps xmm11, xmm6                                         ;  1038.8 p5      45 k
        xorps xmm14, xmm1                                         ;  1038.2 p0      45 k
        movaps xmm15, xmm0                                        ;  1040.2 p1      45 k copy
        movaps [rbp + 80], xmm0                                   ;  1040.2 p3+p4   45 k spill
        movaps xmm0, xmm1                                         ;  1039.0 p5      45 k copy
        andps xmm0, xmm8                                          ;  1040.0 p0      45 k
        movaps [rbp + 32], xmm7                                   ;  1037.8 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;  1039.8 p1      45 k copy
        andps xmm7, [rbp + 112]                                   ;  1040.8 p5+p2   45 k
        xorps xmm9, xmm7                                          ;  1041.8 p0      45 k
        xorps xmm12, xmm9                                         ;  1042.8 p1      45 k
        xorps xmm15, xmm9                                         ;  1042.8 p5      45 k
        xorps xmm0, xmm2                                          ;  1041.2 p0      45 k
        movaps xmm7, [rbp + 48]                                   ;  1039.2 p2      45 k reload
        xorps xmm15, xmm7                                         ;  1043.8 p1      45 k
        movaps xmm9, [rbp + 112]                                  ;  1040.2 p2      48 k reload
        andps xmm11, xmm9                                         ;  1043.2 p5      45 k
        xorps xmm12, xmm14                                        ;  1043.8 p0      45 k
        andps xmm14, xmm13                                        ;  1042.8 p1      45 k
        xorps xmm5, xmm11                                         ;  1044.2 p5      45 k
        xorps xmm12, xmm10                                        ;  1044.8 p0      45 k
        movaps xmm11, xmm3                                        ;  1043.8 p1      45 k copy
        andps xmm11, xmm8                                         ;  1044.8 p5      45 k
        andps xmm7, xmm9                                          ;  1044.2 p0      45 k
        xorps xmm11, xmm0                                         ;  1045.8 p1      45 k
        xorps xmm0, xmm6                                          ;  1045.0 p5      45 k
        xorps xmm7, xmm0                                          ;  1046.0 p0      45 k
        andps xmm0, xmm8                                          ;  1046.0 p1      45 k
        xorps xmm7, xmm13                                         ;  1047.0 p5      45 k
        xorps xmm14, xmm11                                        ;  1046.8 p0      45 k
        movaps xmm11, xmm13                                       ;  1046.8 p1      45 k copy
        andps xmm11, xmm3                                         ;  1047.8 p5      45 k
        andps xmm13, xmm2                                         ;  1047.2 p0      45 k
        xorps xmm11, xmm13                                        ;  1048.8 p1      45 k
        xorps xmm0, xmm11                                         ;  1049.8 p5      45 k
        movaps xmm11, [rbp + 0]                                   ;  1044.8 p2      45 k reload
        xorps xmm0, xmm11                                         ;  1050.8 p0      45 k
        xorps xmm13, [rbp + 16]                                   ;  1048.8 p1+p2   45 k
        xorps xmm13, xmm14                                        ;  1049.8 p5      45 k
        movaps xmm11, xmm2                                        ;  1049.2 p0      45 k copy
        xorps xmm11, xmm8                                         ;  1050.2 p1      45 k
        andps xmm11, xmm9                                         ;  1051.2 p5      45 k
        xorps xmm14, xmm11                                        ;  1052.2 p0      45 k
        movaps xmm11, [rbp - 16]                                  ;  1046.8 p2      48 k reload
        andps xmm2, xmm11                                         ;  1050.8 p1      45 k
        andps xmm6, xmm1                                          ;  1051.0 p5      45 k
        xorps xmm2, [rbp + 32]                                    ;  1051.8 p0+p2   45 k
        movaps [rbp + 32], xmm0                                   ;  1051.8 p3+p4   45 k spill
        movaps xmm0, xmm3                                         ;  1051.8 p1      45 k copy
        andps xmm0, xmm11                                         ;  1052.8 p5      45 k
        andps xmm8, xmm11                                         ;  1052.2 p0      45 k
        andps xmm3, xmm1                                          ;  1052.8 p1      45 k
        movaps xmm11, xmm7                                        ;  1053.0 p5      45 k copy
        xorps xmm11, [rbp + 64]                                   ;  1054.0 p0+p2   45 k
        xorps xmm7, xmm13                                         ;  1053.8 p1      45 k
        xorps xmm4, xmm7                                          ;  1054.8 p5      45 k
        movaps xmm7, [rdx - 96]                                   ;  1050.2 p2      45 k reload
        orps xmm9, xmm7                                           ;  1054.2 p0      45 k
        xorps xmm6, xmm0                                          ;  1054.8 p1      45 k
        xorps xmm4, xmm2                                          ;  1055.8 p5      45 k
        xorps xmm3, [rdx - 112]                                   ;  1055.2 p0+p2   45 k
        xorps xmm0, xmm8                                          ;  1055.8 p1      45 k
        xorps xmm6, xmm7                                          ;  1056.0 p5      45 k
        xorps xmm9, xmm6                                          ;  1057.0 p0      45 k
        xorps xmm8, xmm3                                          ;  1056.8 p1      45 k
        xorps xmm11, [rbp + 80]                                   ;  1057.0 p5+p2   45 k
        xorps xmm12, xmm0                                         ;  1057.2 p0      45 k
        xorps xmm3, [rbp + 96]                                    ;  1057.8 p1+p2   45 k
        xorps xmm15, xmm3                                         ;  1058.8 p5      45 k
        movaps xmm3, [rbp - 16]                                   ;  1054.5 p2      48 k reload
        andps xmm1, xmm3                                          ;  1058.2 p0      45 k
        xorps xmm0, [rbp + 64]                                    ;  1058.8 p1+p2   45 k
        xorps xmm10, xmm1                                         ;  1059.2 p5      45 k
        xorps xmm2, [rdx - 112]                                   ;  1059.2 p0+p2   45 k
        xorps xmm1, xmm14                                         ;  1059.8 p1      45 k
        xorps xmm14, xmm9                                         ;  1060.0 p5      45 k
        xorps xmm5, xmm2                                          ;  1060.2 p0      45 k
        xorps xmm9, [rbp + 0]                                     ;  1060.8 p1+p2   45 k
        xorps xmm14, [rdx - 128]                                  ;  1061.0 p5+p2   45 k
        xorps xmm12, [rbp + 16]                                   ;  1061.2 p0+p2   45 k
        xorps xmm7, xmm11                                         ;  1061.8 p1      45 k
        xorps xmm0, [rbp + 32]                                    ;  1062.0 p5+p2   45 k
        xorps xmm3, xmm10                                         ;  1062.2 p0      45 k
        xorps xmm8, xmm1                                          ;  1062.8 p1      45 k
        xorps xmm13, xmm8                                         ;  1063.8 p5      45 k
        xorps xmm9, xmm3                                          ;  1063.2 p0      45 k
        movaps xmm1, [rbp - 128]                                  ;  1061.5 p2      48 k reload
        xorps xmm4, xmm1                                          ;  1064.5 p1      45 k
        movaps xmm2, [rbp - 32]                                   ;  1062.5 p2      48 k reload
        xorps xmm5, xmm2                                          ;  1065.5 p5      45 k
        movaps [r9 + 3344], xmm5                                  ;  1066.5 p3+p4  100 k
        movaps xmm3, [rbp - 64]                                   ;  1063.5 p2      48 k reload
        xorps xmm13, xmm3                                         ;  1066.5 p0      45 k
        movaps [r9 + 3328], xmm13                                 ;  1067.5 p3+p4  100 k
        movaps [r9 + 3360], xmm4                                  ;  1065.5 p3+p4  100 k
        movaps xmm4, [rbp - 80]                                   ;  1064.5 p2      48 k reload
        xorps xmm14, xmm4                                         ;  1067.5 p1      45 k
        movaps [r9 + 3376], xmm14                                 ;  1068.5 p3+p4  100 k
        movaps xmm5, [rbp - 96]                                   ;  1065.5 p2      48 k reload
        xorps xmm12, xmm5                                         ;  1068.5 p5      45 k
        movaps [r9 + 3408], xmm12                                 ;  1069.5 p3+p4  100 k
        movaps xmm6, [rbp - 48]                                   ;  1066.5 p2      48 k reload
        xorps xmm9, xmm6                                          ;  1069.5 p0      45 k
        movaps [r9 + 3440], xmm0                                  ;  1064.8 p3+p4  100 k
        movaps [r9 + 3392], xmm9                                  ;  1070.5 p3+p4  100 k
        movaps xmm0, [rbp - 112]                                  ;  1067.5 p2      48 k reload
        xorps xmm15, xmm0                                         ;  1070.5 p1      45 k
        movaps [r9 + 3456], xmm7                                  ;  1066.8 p3+p4  100 k
        movaps [r9 + 3472], xmm3                                  ;  1067.8 p3+p4  100 k
        movaps [r9 + 3424], xmm15                                 ;  1071.5 p3+p4  100 k
        movaps [r9 + 3488], xmm2                                  ;  1069.8 p3+p4  100 k
        movaps [r9 + 3504], xmm1                                  ;  1070.8 p3+p4  100 k
        movaps [r9 + 3520], xmm4                                  ;  1071.8 p3+p4  100 k
        movaps [r9 + 3536], xmm6                                  ;  1072.8 p3+p4  100 k
        movaps [r9 + 3552], xmm5                                  ;  1073.8 p3+p4  100 k
        movaps [r9 + 3568], xmm0                                  ;  1074.8 p3+p4  100 k
        movaps xmm0, [r8 + 1536]                                  ;  1068.5 p2     100 k.0 reload
        movaps [r9 + 1536], xmm0                                  ;  1075.8 p3+p4   99 k
        movaps xmm1, [r8 + 1552]                                  ;  1069.5 p2     100 k.1 reload
        movaps [r9 + 1552], xmm1                                  ;  1076.8 p3+p4   99 k
        movaps xmm2, [r8 + 1568]                                  ;  1070.5 p2     100 k.2 reload
        movaps [r9 + 1568], xmm2                                  ;  1077.8 p3+p4   99 k
        movaps xmm3, [r8 + 1584]                                  ;  1071.5 p2     100 k.3 reload
        movaps [r9 + 1584], xmm3                                  ;  1078.8 p3+p4   99 k
        movaps xmm4, [r8 + 1600]                                  ;  1072.5 p2     100 k.4 reload
        movaps [r9 + 1600], xmm4                                  ;  1079.8 p3+p4   99 k
        movaps xmm5, [r8 + 1616]                                  ;  1073.5 p2     100 k.5 reload
        movaps [r9 + 1616], xmm5                                  ;  1080.8 p3+p4   99 k
        movaps xmm6, [r8 + 1632]                                  ;  1074.5 p2     100 k.6 reload
        movaps [r9 + 1632], xmm6                                  ;  1081.8 p3+p4   99 k
        movaps xmm7, [r8 + 1648]                                  ;  1075.5 p2     100 k.7 reload
        movaps [r9 + 1648], xmm7                                  ;  1082.8 p3+p4   99 k
        movaps xmm8, [r8 + 1664]                                  ;  1076.5 p2     100 k.8 reload
        movaps [r9 + 1664], xmm8                                  ;  1083.8 p3+p4   99 k
        movaps xmm9, [r8 + 1680]                                  ;  1077.5 p2     100 k.9 reload
        movaps [r9 + 1680], xmm9                                  ;  1084.8 p3+p4   99 k
        movaps xmm10, [r8 + 1696]                                 ;  1078.5 p2     100 k.10 reload
        movaps [r9 + 1696], xmm10                                 ;  1085.8 p3+p4   99 k
        movaps xmm11, [r8 + 1712]                                 ;  1079.5 p2     100 k.11 reload
        movaps [r9 + 1712], xmm11                                 ;  1086.8 p3+p4   99 k
        movaps xmm12, [r8 + 1792]                                 ;  1080.5 p2     100 k.0
        movaps xmm13, [r8 + 1728]                                 ;  1081.5 p2     100 k.12 reload
        movaps [r9 + 1728], xmm13                                 ;  1087.8 p3+p4   99 k
        movaps xmm14, [r8 + 1808]                                 ;  1082.5 p2     100 k.1
        movaps xmm15, [r8 + 1744]                                 ;  1083.5 p2     100 k.13 reload
        movaps [r9 + 1744], xmm15                                 ;  1088.8 p3+p4   99 k
        movaps xmm14, [r8 + 1824]                                 ;  1084.5 p2     100 k.2
        movaps xmm14, [r8 + 1760]                                 ;  1085.5 p2     100 k.14 reload
        movaps [r9 + 1760], xmm14                                 ;  1089.8 p3+p4   99 k
        movaps xmm12, [r8 + 1840]                                 ;  1086.5 p2     100 k.3
        movaps xmm12, [r8 + 1776]                                 ;  1087.5 p2     100 k.15 reload
        movaps [r9 + 1776], xmm12                                 ;  1090.8 p3+p4   99 k
        movaps xmm2, [r8 + 1856]                                  ;  1088.5 p2     100 k.4
        movaps xmm2, [r8 + 1872]                                  ;  1089.5 p2     100 k.5
        movaps xmm2, [r8 + 1888]                                  ;  1090.5 p2     100 k.6
        movaps xmm2, [r8 + 1904]                                  ;  1091.5 p2     100 k.7
        movaps xmm2, [r8 + 1920]                                  ;  1092.5 p2     100 k.8
        movaps xmm2, [r8 + 1936]                                  ;  1093.5 p2     100 k.9
        movaps xmm2, [r8 + 1952]                                  ;  1094.5 p2     100 k.10
        movaps xmm2, [r8 + 1968]                                  ;  1095.5 p2     100 k.11
        movaps xmm2, [r8 + 1984]                                  ;  1096.5 p2     100 k.12
        movaps xmm2, [r8 + 2000]                                  ;  1097.5 p2     100 k.13
        movaps xmm2, [r8 + 2016]                                  ;  1098.5 p2     100 k.14
        movaps xmm2, [r8 + 2032]                                  ;  1099.5 p2     100 k.15
        movaps xmm2, xmm15                                        ;  1087.8 p5      41 k copy
        xorps xmm2, xmm7                                          ;  1088.8 p0      41 k
        movaps xmm3, xmm2                                         ;  1089.8 p1      41 k copy
        xorps xmm3, xmm10                                         ;  1090.8 p5      41 k
        movaps xmm1, xmm10                                        ;  1089.0 p0      41 k copy
        andps xmm1, xmm14                                         ;  1090.0 p1      41 k
        movaps xmm6, xmm10                                        ;  1089.8 p5      41 k copy
        andps xmm6, xmm15                                         ;  1090.8 p0      41 k
        movaps xmm5, xmm3                                         ;  1091.8 p1      41 k copy
        andps xmm5, xmm9                                          ;  1092.8 p5      41 k
        movaps xmm0, xmm15                                        ;  1091.0 p0      41 k copy
        andps xmm0, xmm11                                         ;  1092.0 p1      41 k
        movaps xmm4, xmm8                                         ;  1091.8 p5      41 k copy
        xorps xmm4, xmm13                                         ;  1092.8 p0      41 k
        movaps xmm15, xmm12                                       ;  1092.5 p1      41 k copy
        andps xmm15, xmm14                                        ;  1093.5 p5      41 k
        movaps [rbp - 112], xmm1                                  ;  1092.0 p3+p4   41 k spill
        movaps xmm1, xmm4                                         ;  1093.8 p0      41 k copy
        movaps xmm13, xmm14                                       ;  1093.5 p1      41 k copy
        andps xmm13, xmm7                                         ;  1094.5 p5      41 k
        xorps xmm6, xmm13                                         ;  1095.5 p0      41 k
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;  1100.5 p2      41 k reload
        xorps xmm6, xmm13                                         ;  1103.5 p1      41 k
        movaps [rbp - 96], xmm6                                   ;  1104.5 p3+p4   41 k spill
        movaps xmm6, xmm15                                        ;  1094.8 p5      41 k copy
        movaps [rbp - 48], xmm15                                  ;  1094.8 p3+p4   41 k spill
        movaps xmm15, xmm10                                       ;  1095.0 p0      41 k copy
        andps xmm15, xmm9                                         ;  1096.0 p1      41 k
        xorps xmm1, xmm15                                         ;  1097.0 p5      41 k
        movaps xmm15, xmm10                                       ;  1096.0 p0      41 k copy
        andps xmm15, xmm7                                         ;  1097.0 p1      41 k
        xorps xmm0, xmm15                                         ;  1098.0 p5      41 k
        xorps xmm6, xmm0                                          ;  1099.0 p0      41 k
        movaps xmm0, xmm10                                        ;  1097.5 p1      41 k copy
        andps xmm0, xmm8                                          ;  1098.5 p5      41 k
        movaps xmm15, xmm10                                       ;  1098.0 p0      41 k copy
        andps xmm15, xmm11                                        ;  1099.0 p1      41 k
        movaps [rbp - 80], xmm1                                   ;  1098.0 p3+p4   41 k spill
        movaps xmm1, xmm14                                        ;  1098.8 p5      41 k copy
        movaps xmm14, xmm12                                       ;  1099.0 p0      41 k copy
        andps xmm14, xmm7                                         ;  1100.0 p1      41 k
        xorps xmm1, xmm14                                         ;  1101.0 p5      41 k
        xorps xmm0, xmm15                                         ;  1100.0 p0      41 k
        xorps xmm5, xmm1                                          ;  1102.0 p1      41 k
        xorps xmm15, xmm1                                         ;  1102.0 p5      41 k
        movaps xmm1, xmm4                                         ;  1101.0 p0      41 k copy
        andps xmm1, xmm11                                         ;  1102.0 p1      41 k
        movaps xmm14, xmm3                                        ;  1101.8 p5      41 k copy
        orps xmm14, xmm12                                         ;  1102.8 p0      41 k
        movaps [rbp - 128], xmm3                                  ;  1100.2 p3+p4   41 k spill
        movaps xmm3, xmm12                                        ;  1102.5 p1      41 k copy
        andps xmm3, xmm11                                         ;  1103.5 p5      41 k
        xorps xmm10, xmm3                                         ;  1104.5 p0      41 k
        xorps xmm5, xmm10                                         ;  1105.5 p1      41 k
        andps xmm10, xmm12                                        ;  1105.5 p5      41 k
        xorps xmm10, xmm13                                        ;  1106.5 p0      41 k
        movaps xmm13, [r8 + 1664]                                 ;  1102.0 p2      41 k copy
        andps xmm13, xmm7                                         ;  1105.0 p1      41 k
        andps xmm4, xmm7                                          ;  1104.8 p5      41 k
        movaps [rbp - 32], xmm3                                   ;  1104.5 p3+p4   41 k spill
        movaps xmm3, [r8 + 1712]                                  ;  1103.0 p2      41 k copy
        andps xmm3, [r8 + 1728]                                   ;  1106.0 p0+p2   41 k
        movaps [rbp - 64], xmm10                                  ;  1107.5 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;  1105.5 p1      41 k copy
        andps xmm10, [r8 + 1728]                                  ;  1106.5 p5+p2   41 k
        xorps xmm14, xmm10                                        ;  1107.5 p0      41 k
        xorps xmm13, xmm14                                        ;  1108.5 p1      41 k
        movaps xmm10, xmm3                                        ;  1107.0 p5      41 k copy
        xorps xmm10, xmm12                                        ;  1108.0 p0      41 k
        xorps xmm3, xmm9                                          ;  1107.5 p1      41 k
        movaps xmm14, xmm13                                       ;  1109.5 p5      41 k copy
        movaps [rbp - 16], xmm13                                  ;  1109.5 p3+p4   41 k spill
        movaps xmm13, xmm2                                        ;  1108.0 p0      41 k copy
        movaps [rbp + 32], xmm0                                   ;  1106.8 p3+p4   41 k spill
        movaps xmm0, [r8 + 1680]                                  ;  1106.5 p2      41 k copy
        andps xmm0, xmm8                                          ;  1109.5 p1      41 k
        movaps xmm9, xmm8                                         ;  1108.8 p5      41 k copy
        andps xmm9, [r8 + 1760]                                   ;  1109.8 p0+p2   41 k
        movaps xmm8, [r8 + 1760]                                  ;  1108.5 p2      41 k
        andps xmm8, [r8 + 1728]                                   ;  1111.5 p1+p2   41 k
        xorps xmm1, xmm8                                          ;  1112.5 p5      41 k
        xorps xmm15, xmm1                                         ;  1113.5 p0      41 k
        xorps xmm14, xmm1                                         ;  1113.5 p1      41 k
        xorps xmm13, xmm14                                        ;  1114.5 p5      41 k
        xorps xmm0, xmm7                                          ;  1111.0 p0      41 k
        movaps xmm1, [r8 + 1728]                                  ;  1110.5 p2     100 k.12 reload
        andps xmm10, xmm1                                         ;  1113.5 p1      41 k
        xorps xmm15, xmm3                                         ;  1114.5 p5      41 k
        andps xmm3, xmm11                                         ;  1112.0 p0      41 k
        xorps xmm5, xmm10                                         ;  1114.5 p1      41 k
        xorps xmm9, xmm0                                          ;  1112.8 p5      41 k
        andps xmm2, xmm1                                          ;  1113.5 p0      41 k
        xorps xmm0, xmm12                                         ;  1113.5 p1      41 k
        xorps xmm15, xmm6                                         ;  1115.5 p5      41 k
        xorps xmm2, xmm0                                          ;  1114.5 p0      41 k
        movaps xmm8, [r8 + 1664]                                  ;  1111.8 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;  1114.8 p1      41 k
        xorps xmm2, xmm11                                         ;  1115.5 p5      41 k
        xorps xmm3, xmm9                                          ;  1115.0 p0      41 k
        movaps xmm9, [r8 + 1712]                                  ;  1112.8 p2      41 k copy
        movaps xmm10, [r8 + 1760]                                 ;  1113.8 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;  1116.8 p1      41 k
        andps xmm11, xmm7                                         ;  1115.8 p5      41 k
        xorps xmm9, xmm11                                         ;  1117.8 p0      41 k
        xorps xmm0, xmm9                                          ;  1118.8 p1      41 k
        movaps xmm9, [rbp - 112]                                  ;  1114.8 p2      41 k reload
        xorps xmm11, xmm9                                         ;  1117.8 p5      41 k
        movaps xmm14, [rbp - 80]                                  ;  1115.8 p2      41 k reload
        xorps xmm0, xmm14                                         ;  1119.8 p0      41 k
        xorps xmm11, xmm3                                         ;  1118.8 p1      41 k
        movaps xmm9, xmm7                                         ;  1117.8 p5      41 k copy
        xorps xmm9, xmm8                                          ;  1118.8 p0      41 k
        andps xmm9, xmm1                                          ;  1119.8 p1      41 k
        xorps xmm3, xmm9                                          ;  1120.8 p5      41 k
        movaps xmm9, [r8 + 1744]                                  ;  1116.8 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;  1119.8 p0      41 k
        andps xmm12, [r8 + 1680]                                  ;  1119.5 p1+p2   41 k
        xorps xmm7, [rbp + 32]                                    ;  1120.8 p5+p2   41 k
        movaps xmm14, xmm10                                       ;  1120.0 p0      41 k copy
        andps xmm14, xmm9                                         ;  1121.0 p1      41 k
        andps xmm8, xmm9                                          ;  1120.8 p5      41 k
        andps xmm10, [r8 + 1680]                                  ;  1121.0 p0+p2   41 k
        movaps xmm9, xmm2                                         ;  1121.5 p1      41 k copy
        xorps xmm9, [rbp - 96]                                    ;  1122.5 p5+p2   41 k
        xorps xmm2, xmm11                                         ;  1122.0 p0      41 k
        xorps xmm4, xmm2                                          ;  1123.0 p1      41 k
        movaps xmm2, [rbp - 128]                                  ;  1121.8 p2      41 k reload
        orps xmm1, xmm2                                           ;  1124.8 p5      41 k
        xorps xmm12, xmm14                                        ;  1123.0 p0      41 k
        xorps xmm4, xmm7                                          ;  1124.0 p1      41 k
        xorps xmm10, [rbp - 64]                                   ;  1123.8 p5+p2   41 k
        xorps xmm14, xmm8                                         ;  1124.0 p0      41 k
        xorps xmm12, xmm2                                         ;  1124.8 p1      41 k
        xorps xmm8, xmm10                                         ;  1124.8 p5      41 k
        xorps xmm9, [rbp - 16]                                    ;  1125.0 p0+p2   41 k
        xorps xmm12, xmm1                                         ;  1125.8 p1      41 k
        xorps xmm10, [rbp - 48]                                   ;  1125.8 p5+p2   41 k
        xorps xmm13, xmm10                                        ;  1126.8 p0      41 k
        xorps xmm15, xmm14                                        ;  1126.5 p1      41 k
        xorps xmm14, [rbp - 96]                                   ;  1126.8 p5+p2   41 k
        xorps xmm7, [rbp - 64]                                    ;  1127.0 p0+p2   41 k
        xorps xmm5, xmm7                                          ;  1128.0 p1      41 k
        xorps xmm15, [rbp - 112]                                  ;  1127.8 p5+p2   41 k
        movaps xmm1, xmm3                                         ;  1128.0 p0      41 k copy
        xorps xmm3, xmm12                                         ;  1128.5 p1      41 k
        xorps xmm3, [rbp - 32]                                    ;  1129.5 p5+p2   41 k
        xorps xmm12, [rbp - 80]                                   ;  1129.8 p0+p2   41 k
        movaps xmm7, [r8 + 1744]                                  ;  1130.8 p2      41 k
        andps xmm7, [r8 + 1680]                                   ;  1133.8 p1+p2   41 k
        xorps xmm6, xmm7                                          ;  1134.8 p5      41 k
        xorps xmm1, xmm7                                          ;  1134.8 p0      41 k
        xorps xmm0, xmm14                                         ;  1130.5 p1      41 k
        xorps xmm9, xmm2                                          ;  1130.8 p5      41 k
        xorps xmm8, xmm1                                          ;  1135.8 p0      41 k
        xorps xmm11, xmm8                                         ;  1136.8 p1      41 k
        xorps xmm6, [r8 + 1744]                                   ;  1135.8 p5+p2   41 k
        xorps xmm12, xmm6                                         ;  1136.8 p0      41 k
        movaps xmm1, [r8 + 1600]                                  ;  1133.8 p2      41 k
        movaps xmm2, [r8 + 1536]                                  ;  1134.8 p2     100 k.0 reload
        andps xmm1, xmm2                                          ;  1137.8 p1      41 k
        movaps xmm6, [r8 + 1616]                                  ;  1135.8 p2      41 k
        andps xmm6, xmm2                                          ;  1138.8 p5      41 k
        movaps xmm7, [r8 + 1632]                                  ;  1136.8 p2      41 k
        movaps xmm8, [r8 + 1552]                                  ;  1137.8 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;  1140.8 p0      41 k
        movaps xmm10, xmm6                                        ;  1139.8 p1      41 k copy
        movaps xmm14, [r8 + 1632]                                 ;  1138.8 p2     100 k.6 reload
        andps xmm10, xmm14                                        ;  1141.8 p5      41 k
        movaps [rbp - 128], xmm9                                  ;  1134.8 p3+p4   41 k spill
        movaps xmm9, [r8 + 1584]                                  ;  1139.8 p2      41 k
        andps xmm9, xmm2                                          ;  1142.8 p0      41 k
        movaps [rbp - 80], xmm0                                   ;  1135.8 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;  1143.8 p1      41 k copy
        xorps xmm0, xmm8                                          ;  1144.8 p5      41 k
        movaps [rbp - 32], xmm13                                  ;  1136.8 p3+p4   41 k spill
        movaps xmm13, [r8 + 1600]                                 ;  1140.8 p2      41 k
        andps xmm13, [r8 + 1584]                                  ;  1143.8 p0+p2   41 k
        movaps [rbp - 112], xmm15                                 ;  1137.8 p3+p4   41 k spill
        movaps xmm15, xmm0                                        ;  1145.8 p1      41 k copy
        xorps xmm15, [r8 + 1600]                                  ;  1146.8 p5+p2   41 k
        andps xmm15, xmm14                                        ;  1147.8 p0      41 k
        xorps xmm9, xmm15                                         ;  1148.8 p1      41 k
        movaps [rbp - 64], xmm12                                  ;  1138.8 p3+p4   41 k spill
        movaps xmm12, [r8 + 1584]                                 ;  1143.8 p2      41 k
        andps xmm12, xmm14                                        ;  1146.8 p5      41 k
        movaps [rbp - 96], xmm3                                   ;  1139.8 p3+p4   41 k spill
        movaps xmm3, xmm1                                         ;  1139.8 p0      41 k copy
        xorps xmm3, xmm13                                         ;  1144.8 p1      41 k
        movaps [rbp - 48], xmm4                                   ;  1140.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;  1140.8 p5      41 k copy
        movaps [rbp - 16], xmm5                                   ;  1141.8 p3+p4   41 k spill
        movaps xmm5, [r8 + 1616]                                  ;  1144.8 p2      41 k
        andps xmm5, [r8 + 1568]                                   ;  1147.8 p0+p2   41 k
        xorps xmm7, xmm5                                          ;  1148.8 p1      41 k
        andps xmm4, xmm5                                          ;  1148.8 p5      41 k
        xorps xmm13, xmm7                                         ;  1149.8 p0      41 k
        movaps xmm5, [r8 + 1616]                                  ;  1146.8 p2     100 k.5 reload
        andps xmm3, xmm5                                          ;  1149.8 p1      41 k
        xorps xmm7, xmm1                                          ;  1149.8 p5      41 k
        movaps [rbp + 32], xmm11                                  ;  1144.2 p3+p4   41 k spill
        movaps xmm11, xmm8                                        ;  1144.5 p0      41 k copy
        andps xmm11, xmm5                                         ;  1149.8 p1      41 k
        movaps [rdx - 96], xmm7                                   ;  1150.8 p3+p4   41 k spill
        movaps xmm7, xmm13                                        ;  1150.8 p5      41 k copy
        andps xmm7, [r8 + 1568]                                   ;  1151.8 p0+p2   41 k
        movaps [rbp + 16], xmm15                                  ;  1148.8 p3+p4   41 k spill
        movaps xmm15, xmm11                                       ;  1150.8 p1      41 k copy
        andps xmm15, [r8 + 1584]                                  ;  1151.8 p5+p2   41 k
        movaps [rdx - 128], xmm9                                  ;  1149.8 p3+p4   41 k spill
        movaps xmm9, xmm8                                         ;  1147.8 p0      41 k copy
        andps xmm9, xmm2                                          ;  1148.8 p1      41 k
        xorps xmm15, xmm9                                         ;  1152.8 p5      41 k
        xorps xmm7, xmm15                                         ;  1153.8 p0      41 k
        movaps xmm15, [r8 + 1584]                                 ;  1149.8 p2     100 k.3 reload
        xorps xmm7, xmm15                                         ;  1154.8 p1      41 k
        movaps [rbp + 0], xmm7                                    ;  1155.8 p3+p4   41 k spill
        movaps xmm7, xmm14                                        ;  1149.8 p5      41 k copy
        andps xmm7, [r8 + 1568]                                   ;  1150.8 p0+p2   41 k
        xorps xmm9, xmm7                                          ;  1151.8 p1      41 k
        xorps xmm10, xmm11                                        ;  1150.8 p5      41 k
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;  1151.8 p0+p2   41 k
        movaps xmm14, xmm9                                        ;  1152.8 p1      41 k copy
        andps xmm14, [r8 + 1568]                                  ;  1153.8 p5+p2   41 k
        xorps xmm14, xmm2                                         ;  1154.8 p0      41 k
        andps xmm9, [r8 + 1600]                                   ;  1153.8 p1+p2   41 k
        xorps xmm14, xmm0                                         ;  1155.8 p5      41 k
        xorps xmm13, xmm2                                         ;  1153.0 p0      41 k
        movaps [rdx - 112], xmm14                                 ;  1156.8 p3+p4   41 k spill
        movaps xmm14, xmm12                                       ;  1153.2 p1      41 k copy
        xorps xmm14, [r8 + 1600]                                  ;  1154.8 p5+p2   41 k
        xorps xmm3, xmm14                                         ;  1155.8 p0      41 k
        xorps xmm9, xmm3                                          ;  1156.8 p1      41 k
        andps xmm14, xmm5                                         ;  1155.8 p5      41 k
        movaps xmm3, [r8 + 1568]                                  ;  1155.8 p2     100 k.2 reload
        andps xmm0, xmm3                                          ;  1158.8 p0      41 k
        movaps xmm5, xmm13                                        ;  1155.2 p1      41 k copy
        andps xmm5, xmm2                                          ;  1156.2 p5      41 k
        andps xmm13, [r8 + 1600]                                  ;  1156.8 p0+p2   41 k
        xorps xmm5, xmm10                                         ;  1157.2 p1      41 k
        xorps xmm5, xmm7                                          ;  1158.2 p5      41 k
        movaps [rbp + 64], xmm4                                   ;  1155.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;  1157.0 p0      41 k copy
        andps xmm4, xmm15                                         ;  1158.0 p1      41 k
        xorps xmm14, xmm4                                         ;  1159.0 p5      41 k
        xorps xmm5, xmm14                                         ;  1160.0 p0      41 k
        movaps xmm14, xmm8                                        ;  1158.2 p1      41 k copy
        andps xmm14, [r8 + 1600]                                  ;  1159.2 p5+p2   41 k
        xorps xmm14, xmm6                                         ;  1160.2 p0      41 k
        xorps xmm0, xmm14                                         ;  1161.2 p1      41 k
        xorps xmm14, xmm3                                         ;  1161.2 p5      41 k
        xorps xmm1, xmm4                                          ;  1160.0 p0      41 k
        movaps xmm4, xmm11                                        ;  1160.2 p1      41 k copy
        xorps xmm4, [r8 + 1632]                                   ;  1161.2 p5+p2   41 k
        andps xmm4, xmm2                                          ;  1162.2 p0      41 k
        xorps xmm10, xmm4                                         ;  1163.2 p1      41 k
        xorps xmm13, xmm10                                        ;  1164.2 p5      41 k
        xorps xmm11, xmm3                                         ;  1162.0 p0      41 k
        xorps xmm9, xmm0                                          ;  1162.2 p1      41 k
        movaps xmm0, xmm7                                         ;  1162.8 p5      41 k copy
        xorps xmm0, xmm14                                         ;  1163.8 p0      41 k
        andps xmm14, xmm15                                        ;  1163.2 p1      41 k
        xorps xmm7, xmm15                                         ;  1163.8 p5      41 k
        andps xmm12, xmm7                                         ;  1164.8 p0      41 k
        movaps xmm10, [r8 + 1616]                                 ;  1161.5 p2     100 k.5 reload
        xorps xmm14, xmm10                                        ;  1164.5 p1      41 k
        andps xmm7, xmm10                                         ;  1164.8 p5      41 k
        xorps xmm4, xmm7                                          ;  1165.8 p0      41 k
        xorps xmm0, xmm4                                          ;  1166.8 p1      41 k
        xorps xmm14, [rbp + 64]                                   ;  1165.8 p5+p2   41 k
        movaps xmm4, xmm11                                        ;  1166.0 p0      41 k copy
        andps xmm4, [r8 + 1600]                                   ;  1167.0 p1+p2   41 k
        andps xmm11, xmm2                                         ;  1166.8 p5      41 k
        xorps xmm7, [rdx - 128]                                   ;  1167.0 p0+p2   41 k
        xorps xmm9, [rbp + 16]                                    ;  1167.2 p1+p2   41 k
        xorps xmm11, [r8 + 1632]                                  ;  1167.8 p5+p2   41 k
        xorps xmm13, xmm11                                        ;  1168.8 p0      41 k
        movaps xmm11, [rdx - 112]                                 ;  1167.8 p2      41 k reload
        xorps xmm0, xmm11                                         ;  1170.8 p1      41 k
        movaps xmm15, xmm1                                        ;  1168.8 p5      41 k copy
        andps xmm15, xmm3                                         ;  1169.8 p0      41 k
        movaps xmm3, xmm10                                        ;  1169.2 p1      41 k copy
        andps xmm3, [r8 + 1632]                                   ;  1170.2 p5+p2   41 k
        xorps xmm1, xmm3                                          ;  1171.2 p0      41 k
        xorps xmm6, xmm7                                          ;  1170.2 p1      41 k
        andps xmm3, [rdx - 128]                                   ;  1171.2 p5+p2   41 k
        xorps xmm12, xmm13                                        ;  1171.0 p0      41 k
        movaps xmm7, [r8 + 1632]                                  ;  1170.8 p2     100 k.6 reload
        andps xmm1, xmm7                                          ;  1173.8 p1      41 k
        xorps xmm15, xmm0                                         ;  1171.8 p5      41 k
        xorps xmm11, xmm1                                         ;  1174.8 p0      41 k
        xorps xmm3, [rdx - 96]                                    ;  1172.2 p1+p2   41 k
        xorps xmm14, xmm3                                         ;  1173.2 p5      41 k
        xorps xmm4, xmm11                                         ;  1175.8 p0      41 k
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;  1172.8 p2      41 k reload
        xorps xmm14, xmm0                                         ;  1175.8 p1      41 k
        xorps xmm2, [rbp + 32]                                    ;  1173.8 p5+p2   41 k
        xorps xmm6, [rbp + 0]                                     ;  1174.8 p0+p2   41 k
        xorps xmm5, xmm2                                          ;  1174.8 p1      41 k
        xorps xmm8, [rbp - 16]                                    ;  1175.8 p5+p2   41 k
        xorps xmm4, xmm0                                          ;  1176.8 p0      41 k
        xorps xmm12, xmm8                                         ;  1176.8 p1      41 k
        xorps xmm10, [rbp - 112]                                  ;  1176.8 p5+p2   41 k
        xorps xmm15, xmm10                                        ;  1177.8 p0      41 k
        xorps xmm7, [rbp - 32]                                    ;  1177.8 p1+p2   41 k
        movaps xmm1, [rbp - 48]                                   ;  1178.8 p2      41 k
        xorps xmm1, [r8 + 1568]                                   ;  1181.8 p5+p2   41 k
        xorps xmm9, xmm1                                          ;  1182.8 p0      41 k
        xorps xmm6, xmm7                                          ;  1178.8 p1      41 k
        movaps xmm3, [r8 + 1936]                                  ;  1180.8 p2     100 k.9 reload
        xorps xmm5, xmm3                                          ;  1183.8 p5      48 k
        movaps xmm11, [rbp - 96]                                  ;  1181.8 p2      41 k
        xorps xmm11, [r8 + 1584]                                  ;  1184.8 p0+p2   41 k
        xorps xmm4, xmm11                                         ;  1185.8 p1      41 k
        movaps xmm13, [r8 + 1952]                                 ;  1183.8 p2     100 k.10 reload
        xorps xmm12, xmm13                                        ;  1186.8 p5      48 k
        xorps xmm9, [r8 + 1968]                                   ;  1184.8 p0+p2   48 k
        movaps xmm13, [rbp - 64]                                  ;  1185.8 p2      41 k
        xorps xmm13, [r8 + 1600]                                  ;  1188.8 p1+p2   41 k
        xorps xmm14, xmm13                                        ;  1189.8 p5      41 k
        xorps xmm15, [r8 + 2016]                                  ;  1187.8 p0+p2   48 k
        xorps xmm2, [r8 + 1792]                                   ;  1188.8 p1+p2   48 k
        xorps xmm6, [r8 + 2032]                                   ;  1189.8 p5+p2   48 k
        xorps xmm8, [r8 + 1808]                                   ;  1190.8 p0+p2   48 k
        xorps xmm4, [r8 + 1984]                                   ;  1191.8 p1+p2   48 k
        xorps xmm1, [r8 + 1824]                                   ;  1192.8 p5+p2   48 k
        xorps xmm14, [r8 + 2000]                                  ;  1193.8 p0+p2   48 k
        xorps xmm11, [r8 + 1840]                                  ;  1194.8 p1+p2   48 k
        xorps xmm10, [r8 + 1872]                                  ;  1195.8 p5+p2   48 k
        xorps xmm7, [r8 + 1888]                                   ;  1196.8 p0+p2   48 k
        xorps xmm13, [r8 + 1856]                                  ;  1197.8 p1+p2   48 k
        movaps xmm3, [rbp - 80]                                   ;  1198.8 p2      48 k
        xorps xmm3, [r8 + 1904]                                   ;  1201.8 p5+p2   48 k
        movaps [rbp - 80], xmm6                                   ;  1190.8 p3+p4   48 k spill
        movaps xmm6, [rbp - 128]                                  ;  1200.8 p2      48 k
        xorps xmm6, [r8 + 1920]                                   ;  1203.8 p0+p2   48 k
        movaps [rbp - 128], xmm15                                 ;  1189.0 p3+p4   48 k spill
        movaps xmm15, xmm2                                        ;  1189.8 p1      45 k copy
        xorps xmm15, xmm7                                         ;  1197.8 p5      45 k
        movaps [rbp - 64], xmm14                                  ;  1194.8 p3+p4   48 k spill
        movaps xmm14, xmm15                                       ;  1198.8 p0      45 k copy
        xorps xmm14, xmm11                                        ;  1199.8 p1      45 k
        movaps [rbp - 96], xmm4                                   ;  1192.8 p3+p4   48 k spill
        movaps xmm4, xmm11                                        ;  1195.8 p5      45 k copy
        andps xmm4, xmm3                                          ;  1202.8 p0      45 k
        movaps [rbp - 48], xmm9                                   ;  1193.0 p3+p4   48 k spill
        movaps xmm9, xmm11                                        ;  1195.8 p1      45 k copy
        andps xmm9, xmm7                                          ;  1197.8 p5      45 k
        movaps [rbp - 32], xmm12                                  ;  1194.8 p3+p4   48 k spill
        movaps xmm12, xmm7                                        ;  1197.8 p0      45 k copy
        andps xmm12, xmm13                                        ;  1198.8 p1      45 k
        movaps [rbp - 112], xmm5                                  ;  1195.8 p3+p4   48 k spill
        movaps xmm5, xmm14                                        ;  1200.8 p5      45 k copy
        andps xmm5, xmm1                                          ;  1201.8 p0      45 k
        movaps [rbp - 16], xmm4                                   ;  1203.8 p3+p4   45 k spill
        movaps xmm4, xmm8                                         ;  1196.8 p1      45 k copy
        xorps xmm4, xmm10                                         ;  1197.8 p5      45 k
        movaps [rbp + 0], xmm7                                    ;  1197.8 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;  1202.8 p0      45 k copy
        andps xmm7, xmm6                                          ;  1204.8 p1      45 k
        movaps [rbp + 32], xmm15                                  ;  1198.8 p3+p4   45 k spill
        movaps xmm15, xmm4                                        ;  1198.8 p5      45 k copy
        movaps [rdx - 96], xmm10                                  ;  1199.8 p3+p4   48 k spill
        movaps xmm10, xmm11                                       ;  1199.2 p0      45 k copy
        andps xmm10, xmm1                                         ;  1200.2 p1      45 k
        xorps xmm15, xmm10                                        ;  1201.2 p5      45 k
        movaps xmm10, xmm3                                        ;  1202.8 p0      45 k copy
        andps xmm10, xmm2                                         ;  1203.8 p1      45 k
        xorps xmm9, xmm10                                         ;  1204.8 p5      45 k
        xorps xmm9, xmm0                                          ;  1205.8 p0      45 k
        movaps xmm10, xmm7                                        ;  1205.8 p1      45 k copy
        movaps [rdx - 112], xmm7                                  ;  1205.8 p3+p4   45 k spill
        movaps xmm7, xmm11                                        ;  1201.8 p5      45 k copy
        andps xmm7, xmm2                                          ;  1202.8 p0      45 k
        xorps xmm12, xmm7                                         ;  1203.8 p1      45 k
        xorps xmm10, xmm12                                        ;  1206.8 p5      45 k
        movaps xmm7, xmm11                                        ;  1203.2 p0      45 k copy
        andps xmm7, xmm8                                          ;  1204.2 p1      45 k
        movaps xmm12, xmm11                                       ;  1203.8 p5      45 k copy
        andps xmm12, xmm13                                        ;  1204.8 p0      45 k
        movaps [rdx - 128], xmm9                                  ;  1206.8 p3+p4   45 k spill
        movaps xmm9, xmm3                                         ;  1204.5 p1      45 k copy
        movaps [rbp + 16], xmm15                                  ;  1204.5 p3+p4   45 k spill
        movaps xmm15, xmm2                                        ;  1204.8 p5      45 k copy
        andps xmm15, xmm6                                         ;  1205.8 p0      45 k
        xorps xmm9, xmm15                                         ;  1206.8 p1      45 k
        xorps xmm7, xmm12                                         ;  1205.8 p5      45 k
        xorps xmm5, xmm9                                          ;  1207.8 p0      45 k
        xorps xmm12, xmm9                                         ;  1207.8 p1      45 k
        movaps xmm9, xmm4                                         ;  1206.8 p5      45 k copy
        andps xmm9, xmm13                                         ;  1207.8 p0      45 k
        movaps xmm15, xmm14                                       ;  1207.5 p1      45 k copy
        orps xmm15, xmm6                                          ;  1208.5 p5      45 k
        movaps [rbp + 64], xmm14                                  ;  1206.8 p3+p4   45 k spill
        movaps xmm14, xmm6                                        ;  1208.2 p0      45 k copy
        andps xmm14, xmm13                                        ;  1209.2 p1      45 k
        xorps xmm11, xmm14                                        ;  1210.2 p5      45 k
        xorps xmm5, xmm11                                         ;  1211.2 p0      45 k
        andps xmm11, xmm6                                         ;  1211.2 p1      45 k
        xorps xmm11, xmm0                                         ;  1212.2 p5      45 k
        movaps xmm0, xmm8                                         ;  1210.2 p0      45 k copy
        andps xmm0, xmm2                                          ;  1211.2 p1      45 k
        andps xmm4, xmm2                                          ;  1210.8 p5      45 k
        movaps [rbp + 96], xmm14                                  ;  1210.2 p3+p4   45 k spill
        movaps xmm14, xmm13                                       ;  1211.2 p0      45 k copy
        andps xmm14, [rdx - 96]                                   ;  1212.2 p1+p2   45 k
        movaps [rbp + 80], xmm11                                  ;  1213.2 p3+p4   45 k spill
        movaps xmm11, xmm1                                        ;  1211.8 p5      45 k copy
        andps xmm11, [rdx - 96]                                   ;  1212.8 p0+p2   45 k
        xorps xmm15, xmm11                                        ;  1213.8 p1      45 k
        xorps xmm0, xmm15                                         ;  1214.8 p5      45 k
        movaps xmm11, xmm14                                       ;  1213.2 p0      45 k copy
        xorps xmm11, xmm6                                         ;  1214.2 p1      45 k
        xorps xmm14, xmm1                                         ;  1213.8 p5      45 k
        movaps xmm15, xmm0                                        ;  1215.8 p0      45 k copy
        movaps [rbp + 112], xmm0                                  ;  1215.8 p3+p4   45 k spill
        movaps xmm0, xmm1                                         ;  1214.5 p1      45 k copy
        andps xmm0, xmm8                                          ;  1215.5 p5      45 k
        movaps [rbp + 48], xmm7                                   ;  1213.2 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;  1215.2 p0      45 k copy
        andps xmm7, [rdx - 96]                                    ;  1216.2 p1+p2   45 k
        xorps xmm9, xmm7                                          ;  1217.2 p5      45 k
        xorps xmm12, xmm9                                         ;  1218.2 p0      45 k
        xorps xmm15, xmm9                                         ;  1218.2 p1      45 k
        xorps xmm0, xmm2                                          ;  1216.8 p5      45 k
        movaps xmm7, [rbp + 32]                                   ;  1214.8 p2      45 k reload
        xorps xmm15, xmm7                                         ;  1219.2 p0      45 k
        movaps xmm9, [rdx - 96]                                   ;  1215.8 p2      48 k reload
        andps xmm11, xmm9                                         ;  1218.8 p1      45 k
        xorps xmm12, xmm14                                        ;  1219.2 p5      45 k
        andps xmm14, xmm13                                        ;  1218.2 p0      45 k
        xorps xmm5, xmm11                                         ;  1219.8 p1      45 k
        xorps xmm12, xmm10                                        ;  1220.2 p5      45 k
        movaps xmm11, xmm3                                        ;  1219.2 p0      45 k copy
        andps xmm11, xmm8                                         ;  1220.2 p1      45 k
        andps xmm7, xmm9                                          ;  1219.8 p5      45 k
        xorps xmm11, xmm0                                         ;  1221.2 p0      45 k
        xorps xmm0, xmm6                                          ;  1220.5 p1      45 k
        xorps xmm7, xmm0                                          ;  1221.5 p5      45 k
        andps xmm0, xmm8                                          ;  1221.5 p0      45 k
        xorps xmm7, xmm13                                         ;  1222.5 p1      45 k
        xorps xmm14, xmm11                                        ;  1222.2 p5      45 k
        movaps xmm11, xmm13                                       ;  1222.2 p0      45 k copy
        andps xmm11, xmm3                                         ;  1223.2 p1      45 k
        andps xmm13, xmm2                                         ;  1222.8 p5      45 k
        xorps xmm11, xmm13                                        ;  1224.2 p0      45 k
        xorps xmm0, xmm11                                         ;  1225.2 p1      45 k
        movaps xmm11, [rbp + 16]                                  ;  1220.2 p2      45 k reload
        xorps xmm0, xmm11                                         ;  1226.2 p5      45 k
        xorps xmm13, [rbp - 16]                                   ;  1224.2 p0+p2   45 k
        xorps xmm13, xmm14                                        ;  1225.2 p1      45 k
        movaps xmm11, xmm2                                        ;  1224.8 p5      45 k copy
        xorps xmm11, xmm8                                         ;  1225.8 p0      45 k
        andps xmm11, xmm9                                         ;  1226.8 p1      45 k
        xorps xmm14, xmm11                                        ;  1227.8 p5      45 k
        movaps xmm11, [rbp + 0]                                   ;  1222.2 p2      48 k reload
        andps xmm2, xmm11                                         ;  1226.2 p0      45 k
        andps xmm6, xmm1                                          ;  1226.5 p1      45 k
        xorps xmm2, [rbp + 48]                                    ;  1227.2 p5+p2   45 k
        movaps [rbp + 48], xmm0                                   ;  1227.2 p3+p4   45 k spill
        movaps xmm0, xmm3                                         ;  1227.2 p0      45 k copy
        andps xmm0, xmm11                                         ;  1228.2 p1      45 k
        andps xmm8, xmm11                                         ;  1227.8 p5      45 k
        andps xmm3, xmm1                                          ;  1228.2 p0      45 k
        movaps xmm11, xmm7                                        ;  1228.5 p1      45 k copy
        xorps xmm11, [rdx - 128]                                  ;  1229.5 p5+p2   45 k
        xorps xmm7, xmm13                                         ;  1229.2 p0      45 k
        xorps xmm4, xmm7                                          ;  1230.2 p1      45 k
        movaps xmm7, [rbp + 64]                                   ;  1225.8 p2      45 k reload
        orps xmm9, xmm7                                           ;  1229.8 p5      45 k
        xorps xmm6, xmm0                                          ;  1230.2 p0      45 k
        xorps xmm4, xmm2                                          ;  1231.2 p1      45 k
        xorps xmm3, [rbp + 80]                                    ;  1230.8 p5+p2   45 k
        xorps xmm0, xmm8                                          ;  1231.2 p0      45 k
        xorps xmm6, xmm7                                          ;  1231.5 p1      45 k
        xorps xmm9, xmm6                                          ;  1232.5 p5      45 k
        xorps xmm8, xmm3                                          ;  1232.2 p0      45 k
        xorps xmm11, [rbp + 112]                                  ;  1232.5 p1+p2   45 k
        xorps xmm12, xmm0                                         ;  1232.8 p5      45 k
        xorps xmm3, [rdx - 112]                                   ;  1233.2 p0+p2   45 k
        xorps xmm15, xmm3                                         ;  1234.2 p1      45 k
        movaps xmm3, [rbp + 0]                                    ;  1230.0 p2      48 k reload
        andps xmm1, xmm3                                          ;  1233.8 p5      45 k
        xorps xmm0, [rdx - 128]                                   ;  1234.2 p0+p2   45 k
        xorps xmm10, xmm1                                         ;  1234.8 p1      45 k
        xorps xmm2, [rbp + 80]                                    ;  1234.8 p5+p2   45 k
        xorps xmm1, xmm14                                         ;  1235.2 p0      45 k
        xorps xmm14, xmm9                                         ;  1235.5 p1      45 k
        xorps xmm5, xmm2                                          ;  1235.8 p5      45 k
        xorps xmm9, [rbp + 16]                                    ;  1236.2 p0+p2   45 k
        xorps xmm14, [rbp + 96]                                   ;  1236.5 p1+p2   45 k
        xorps xmm12, [rbp - 16]                                   ;  1236.8 p5+p2   45 k
        xorps xmm7, xmm11                                         ;  1237.2 p0      45 k
        xorps xmm0, [rbp + 48]                                    ;  1237.5 p1+p2   45 k
        xorps xmm3, xmm10                                         ;  1237.8 p5      45 k
        xorps xmm8, xmm1                                          ;  1238.2 p0      45 k
        xorps xmm13, xmm8                                         ;  1239.2 p1      45 k
        xorps xmm9, xmm3                                          ;  1238.8 p5      45 k
        movaps xmm1, [rbp - 48]                                   ;  1237.0 p2      48 k reload
        xorps xmm4, xmm1                                          ;  1240.0 p0      45 k
        movaps xmm2, [rbp - 32]                                   ;  1238.0 p2      48 k reload
        xorps xmm5, xmm2                                          ;  1241.0 p1      45 k
        movaps [r9 + 3600], xmm5                                  ;  1242.0 p3+p4  100 k
        movaps xmm3, [rbp - 112]                                  ;  1239.0 p2      48 k reload
        xorps xmm13, xmm3                                         ;  1242.0 p5      45 k
        movaps [r9 + 3584], xmm13                                 ;  1243.0 p3+p4  100 k
        movaps [r9 + 3616], xmm4                                  ;  1241.0 p3+p4  100 k
        movaps xmm4, [rbp - 96]                                   ;  1240.0 p2      48 k reload
        xorps xmm14, xmm4                                         ;  1243.0 p0      45 k
        movaps [r9 + 3632], xmm14                                 ;  1244.0 p3+p4  100 k
        movaps xmm5, [rbp - 128]                                  ;  1241.0 p2      48 k reload
        xorps xmm12, xmm5                                         ;  1244.0 p1      45 k
        movaps [r9 + 3664], xmm12                                 ;  1245.0 p3+p4  100 k
        movaps xmm6, [rbp - 64]                                   ;  1242.0 p2      48 k reload
        xorps xmm9, xmm6                                          ;  1245.0 p5      45 k
        movaps [r9 + 3696], xmm0                                  ;  1240.2 p3+p4  100 k
        movaps [r9 + 3648], xmm9                                  ;  1246.0 p3+p4  100 k
        movaps xmm0, [rbp - 80]                                   ;  1243.0 p2      48 k reload
        xorps xmm15, xmm0                                         ;  1246.0 p0      45 k
        movaps [r9 + 3712], xmm7                                  ;  1242.2 p3+p4  100 k
        movaps [r9 + 3728], xmm3                                  ;  1243.2 p3+p4  100 k
        movaps [r9 + 3680], xmm15                                 ;  1247.0 p3+p4  100 k
        movaps [r9 + 3744], xmm2                                  ;  1245.2 p3+p4  100 k
        movaps [r9 + 3760], xmm1                                  ;  1246.2 p3+p4  100 k
        movaps [r9 + 3776], xmm4                                  ;  1247.2 p3+p4  100 k
        movaps [r9 + 3792], xmm6                                  ;  1248.2 p3+p4  100 k
        movaps [r9 + 3808], xmm5                                  ;  1249.2 p3+p4  100 k
        movaps [r9 + 3824], xmm0                                  ;  1250.2 p3+p4  100 k
        movaps xmm0, [r8 + 1792]                                  ;  1244.0 p2     100 k.0 reload
        movaps [r9 + 1792], xmm0                                  ;  1251.2 p3+p4   99 k
        movaps xmm1, [r8 + 1808]                                  ;  1245.0 p2     100 k.1 reload
        movaps [r9 + 1808], xmm1                                  ;  1252.2 p3+p4   99 k
        movaps xmm2, [r8 + 1824]                                  ;  1246.0 p2     100 k.2 reload
        movaps [r9 + 1824], xmm2                                  ;  1253.2 p3+p4   99 k
        movaps xmm3, [r8 + 1840]                                  ;  1247.0 p2     100 k.3 reload
        movaps [r9 + 1840], xmm3                                  ;  1254.2 p3+p4   99 k
        movaps xmm4, [r8 + 1856]                                  ;  1248.0 p2     100 k.4 reload
        movaps [r9 + 1856], xmm4                                  ;  1255.2 p3+p4   99 k
        movaps xmm5, [r8 + 1872]                                  ;  1249.0 p2     100 k.5 reload
        movaps [r9 + 1872], xmm5                                  ;  1256.2 p3+p4   99 k
        movaps xmm6, [r8 + 1888]                                  ;  1250.0 p2     100 k.6 reload
        movaps [r9 + 1888], xmm6                                  ;  1257.2 p3+p4   99 k
        movaps xmm7, [r8 + 1904]                                  ;  1251.0 p2     100 k.7 reload
        movaps [r9 + 1904], xmm7                                  ;  1258.2 p3+p4   99 k
        movaps xmm8, [r8 + 1920]                                  ;  1252.0 p2     100 k.8 reload
        movaps [r9 + 1920], xmm8                                  ;  1259.2 p3+p4   99 k
        movaps xmm9, [r8 + 1936]                                  ;  1253.0 p2     100 k.9 reload
        movaps [r9 + 1936], xmm9                                  ;  1260.2 p3+p4   99 k
        movaps xmm10, [r8 + 1952]                                 ;  1254.0 p2     100 k.10 reload
        movaps [r9 + 1952], xmm10                                 ;  1261.2 p3+p4   99 k
        movaps xmm11, [r8 + 1968]                                 ;  1255.0 p2     100 k.11 reload
        movaps [r9 + 1968], xmm11                                 ;  1262.2 p3+p4   99 k
        movaps xmm12, [r8 + 1984]                                 ;  1256.0 p2     100 k.12 reload
        movaps [r9 + 1984], xmm12                                 ;  1263.2 p3+p4   99 k
        movaps xmm13, [r8 + 2000]                                 ;  1257.0 p2     100 k.13 reload
        movaps [r9 + 2000], xmm13                                 ;  1264.2 p3+p4   99 k
        movaps xmm14, [r8 + 2016]                                 ;  1258.0 p2     100 k.14 reload
        movaps [r9 + 2016], xmm14                                 ;  1265.2 p3+p4   99 k
        movaps xmm15, [r8 + 2032]                                 ;  1259.0 p2     100 k.15 reload
        movaps [r9 + 2032], xmm15                                 ;  1266.2 p3+p4   99 k
        movaps xmm2, xmm8                                         ;  1255.2 p1      41 k copy
        xorps xmm2, xmm12                                         ;  1259.0 p5      41 k
        movaps xmm3, xmm10                                        ;  1257.0 p0      41 k copy
        andps xmm3, xmm14                                         ;  1261.0 p1      41 k
        movaps xmm1, xmm10                                        ;  1257.0 p5      41 k copy
        andps xmm1, xmm13                                         ;  1260.0 p0      41 k
        movaps xmm6, xmm13                                        ;  1260.0 p1      41 k copy
        xorps xmm6, xmm7                                          ;  1261.0 p5      41 k
        movaps xmm5, xmm6                                         ;  1262.0 p0      41 k copy
        xorps xmm5, xmm10                                         ;  1263.0 p1      41 k
        movaps xmm0, xmm13                                        ;  1260.0 p5      41 k copy
        andps xmm0, xmm11                                         ;  1261.0 p0      41 k
        movaps xmm4, xmm5                                         ;  1264.0 p1      41 k copy
        andps xmm4, xmm9                                          ;  1265.0 p5      41 k
        movaps xmm13, xmm14                                       ;  1261.0 p0      41 k copy
        andps xmm13, xmm15                                        ;  1262.0 p1      41 k
        movaps [rbp - 80], xmm3                                   ;  1267.2 p3+p4   41 k spill
        movaps xmm3, xmm2                                         ;  1261.0 p5      41 k copy
        movaps xmm12, xmm14                                       ;  1261.2 p0      41 k copy
        andps xmm12, xmm7                                         ;  1262.2 p1      41 k
        xorps xmm1, xmm12                                         ;  1263.2 p5      41 k
        movaps xmm12, [rel misty1_expand_compact.T0_constants128] ;  1262.0 p2      41 k reload
        xorps xmm1, xmm12                                         ;  1265.0 p0      41 k
        movaps [rbp - 128], xmm1                                  ;  1268.2 p3+p4   41 k spill
        movaps xmm1, xmm13                                        ;  1263.0 p1      41 k copy
        movaps [rbp - 64], xmm13                                  ;  1269.2 p3+p4   41 k spill
        movaps xmm13, xmm10                                       ;  1263.2 p5      41 k copy
        andps xmm13, xmm9                                         ;  1264.2 p0      41 k
        xorps xmm3, xmm13                                         ;  1265.2 p1      41 k
        movaps xmm13, xmm10                                       ;  1264.2 p5      41 k copy
        andps xmm13, xmm7                                         ;  1265.2 p0      41 k
        xorps xmm0, xmm13                                         ;  1266.2 p1      41 k
        xorps xmm1, xmm0                                          ;  1267.2 p5      41 k
        movaps xmm0, xmm10                                        ;  1265.5 p0      41 k copy
        andps xmm0, xmm8                                          ;  1266.5 p1      41 k
        movaps xmm13, xmm10                                       ;  1266.2 p5      41 k copy
        andps xmm13, xmm11                                        ;  1267.2 p0      41 k
        movaps [rbp - 96], xmm3                                   ;  1270.2 p3+p4   41 k spill
        movaps xmm3, xmm14                                        ;  1266.8 p1      41 k copy
        movaps xmm14, xmm15                                       ;  1267.2 p5      41 k copy
        andps xmm14, xmm7                                         ;  1268.2 p0      41 k
        xorps xmm3, xmm14                                         ;  1269.2 p1      41 k
        xorps xmm0, xmm13                                         ;  1268.2 p5      41 k
        xorps xmm4, xmm3                                          ;  1270.2 p0      41 k
        xorps xmm13, xmm3                                         ;  1270.2 p1      41 k
        movaps xmm3, xmm2                                         ;  1269.2 p5      41 k copy
        andps xmm3, xmm11                                         ;  1270.2 p0      41 k
        movaps xmm14, xmm5                                        ;  1269.8 p1      41 k copy
        orps xmm14, xmm15                                         ;  1270.8 p5      41 k
        movaps [rbp - 48], xmm5                                   ;  1271.2 p3+p4   41 k spill
        movaps xmm5, xmm15                                        ;  1270.5 p0      41 k copy
        andps xmm5, xmm11                                         ;  1271.5 p1      41 k
        xorps xmm10, xmm5                                         ;  1272.5 p5      41 k
        xorps xmm4, xmm10                                         ;  1273.5 p0      41 k
        andps xmm10, xmm15                                        ;  1273.5 p1      41 k
        xorps xmm10, xmm12                                        ;  1274.5 p5      41 k
        movaps xmm12, [r8 + 1920]                                 ;  1270.8 p2      41 k copy
        andps xmm12, xmm7                                         ;  1273.8 p0      41 k
        andps xmm2, xmm7                                          ;  1272.8 p1      41 k
        movaps [rbp - 32], xmm5                                   ;  1272.5 p3+p4   41 k spill
        movaps xmm5, [r8 + 1968]                                  ;  1271.8 p2      41 k copy
        andps xmm5, [r8 + 1984]                                   ;  1274.8 p5+p2   41 k
        movaps [rbp - 112], xmm10                                 ;  1275.5 p3+p4   41 k spill
        movaps xmm10, xmm9                                        ;  1273.5 p0      41 k copy
        andps xmm10, [r8 + 1984]                                  ;  1274.5 p1+p2   41 k
        xorps xmm14, xmm10                                        ;  1275.5 p5      41 k
        xorps xmm12, xmm14                                        ;  1276.5 p0      41 k
        movaps xmm10, xmm5                                        ;  1275.8 p1      41 k copy
        xorps xmm10, xmm15                                        ;  1276.8 p5      41 k
        xorps xmm5, xmm9                                          ;  1275.8 p0      41 k
        movaps xmm14, xmm12                                       ;  1277.5 p1      41 k copy
        movaps [rbp + 0], xmm12                                   ;  1277.5 p3+p4   41 k spill
        movaps xmm12, xmm6                                        ;  1276.2 p5      41 k copy
        movaps [rbp + 48], xmm0                                   ;  1275.5 p3+p4   41 k spill
        movaps xmm0, xmm9                                         ;  1276.5 p0      41 k copy
        andps xmm0, xmm8                                          ;  1277.5 p1      41 k
        movaps xmm9, [r8 + 1920]                                  ;  1275.8 p2      41 k copy
        andps xmm9, [r8 + 2016]                                   ;  1278.8 p5+p2   41 k
        movaps xmm8, [r8 + 2016]                                  ;  1277.8 p2      41 k
        andps xmm8, [r8 + 1984]                                   ;  1280.8 p0+p2   41 k
        xorps xmm3, xmm8                                          ;  1281.8 p1      41 k
        xorps xmm13, xmm3                                         ;  1282.8 p5      41 k
        xorps xmm14, xmm3                                         ;  1282.8 p0      41 k
        xorps xmm12, xmm14                                        ;  1283.8 p1      41 k
        xorps xmm0, xmm7                                          ;  1279.2 p5      41 k
        movaps xmm3, [r8 + 1984]                                  ;  1279.8 p2     100 k.12 reload
        andps xmm10, xmm3                                         ;  1282.8 p0      41 k
        xorps xmm13, xmm5                                         ;  1283.8 p1      41 k
        andps xmm5, xmm11                                         ;  1280.2 p5      41 k
        xorps xmm4, xmm10                                         ;  1283.8 p0      41 k
        xorps xmm9, xmm0                                          ;  1280.8 p1      41 k
        andps xmm6, xmm3                                          ;  1282.8 p5      41 k
        xorps xmm0, xmm15                                         ;  1281.5 p0      41 k
        xorps xmm13, xmm1                                         ;  1284.8 p1      41 k
        xorps xmm6, xmm0                                          ;  1283.8 p5      41 k
        movaps xmm8, [r8 + 1920]                                  ;  1280.8 p2     100 k.8 reload
        andps xmm0, xmm8                                          ;  1283.8 p0      41 k
        xorps xmm6, xmm11                                         ;  1284.8 p1      41 k
        xorps xmm5, xmm9                                          ;  1283.2 p5      41 k
        movaps xmm9, [r8 + 1968]                                  ;  1281.8 p2      41 k copy
        movaps xmm10, [r8 + 2016]                                 ;  1282.8 p2     100 k.14 reload
        andps xmm9, xmm10                                         ;  1285.8 p0      41 k
        andps xmm11, xmm7                                         ;  1283.8 p1      41 k
        xorps xmm9, xmm11                                         ;  1286.8 p5      41 k
        xorps xmm0, xmm9                                          ;  1287.8 p0      41 k
        movaps xmm9, [rbp - 80]                                   ;  1283.8 p2      41 k reload
        xorps xmm11, xmm9                                         ;  1286.8 p1      41 k
        movaps xmm14, [rbp - 96]                                  ;  1284.8 p2      41 k reload
        xorps xmm0, xmm14                                         ;  1288.8 p5      41 k
        xorps xmm11, xmm5                                         ;  1287.8 p0      41 k
        movaps xmm9, xmm7                                         ;  1285.8 p1      41 k copy
        xorps xmm9, xmm8                                          ;  1286.8 p5      41 k
        andps xmm9, xmm3                                          ;  1287.8 p0      41 k
        xorps xmm5, xmm9                                          ;  1288.8 p1      41 k
        movaps xmm9, [r8 + 2000]                                  ;  1285.8 p2     100 k.13 reload
        andps xmm7, xmm9                                          ;  1288.8 p5      41 k
        andps xmm15, [r8 + 1936]                                  ;  1287.5 p0+p2   41 k
        xorps xmm7, [rbp + 48]                                    ;  1289.8 p1+p2   41 k
        movaps xmm14, xmm10                                       ;  1288.2 p5      41 k copy
        andps xmm14, xmm9                                         ;  1289.2 p0      41 k
        andps xmm8, xmm9                                          ;  1288.8 p1      41 k
        andps xmm10, [r8 + 1936]                                  ;  1289.2 p5+p2   41 k
        movaps xmm9, xmm6                                         ;  1289.5 p0      41 k copy
        xorps xmm9, [rbp - 128]                                   ;  1290.5 p1+p2   41 k
        xorps xmm6, xmm11                                         ;  1290.2 p5      41 k
        xorps xmm2, xmm6                                          ;  1291.2 p0      41 k
        movaps xmm6, [rbp - 48]                                   ;  1290.8 p2      41 k reload
        orps xmm3, xmm6                                           ;  1293.8 p1      41 k
        xorps xmm15, xmm14                                        ;  1291.2 p5      41 k
        xorps xmm2, xmm7                                          ;  1292.2 p0      41 k
        xorps xmm10, [rbp - 112]                                  ;  1291.8 p1+p2   41 k
        xorps xmm14, xmm8                                         ;  1292.2 p5      41 k
        xorps xmm15, xmm6                                         ;  1293.8 p0      41 k
        xorps xmm8, xmm10                                         ;  1292.8 p1      41 k
        xorps xmm9, [rbp + 0]                                     ;  1293.2 p5+p2   41 k
        xorps xmm15, xmm3                                         ;  1294.8 p0      41 k
        xorps xmm10, [rbp - 64]                                   ;  1293.8 p1+p2   41 k
        xorps xmm12, xmm10                                        ;  1294.8 p5      41 k
        xorps xmm13, xmm14                                        ;  1294.5 p0      41 k
        xorps xmm14, [rbp - 128]                                  ;  1294.8 p1+p2   41 k
        xorps xmm7, [rbp - 112]                                   ;  1295.8 p5+p2   41 k
        xorps xmm4, xmm7                                          ;  1296.8 p0      41 k
        xorps xmm13, [rbp - 80]                                   ;  1296.8 p1+p2   41 k
        movaps xmm3, xmm5                                         ;  1296.2 p5      41 k copy
        xorps xmm5, xmm15                                         ;  1296.5 p0      41 k
        xorps xmm5, [rbp - 32]                                    ;  1297.8 p1+p2   41 k
        xorps xmm15, [rbp - 96]                                   ;  1298.8 p5+p2   41 k
        movaps xmm7, [r8 + 2000]                                  ;  1299.8 p2      41 k
        andps xmm7, [r8 + 1936]                                   ;  1302.8 p0+p2   41 k
        xorps xmm1, xmm7                                          ;  1303.8 p1      41 k
        xorps xmm3, xmm7                                          ;  1303.8 p5      41 k
        xorps xmm0, xmm14                                         ;  1298.5 p0      41 k
        xorps xmm9, xmm6                                          ;  1298.8 p1      41 k
        xorps xmm8, xmm3                                          ;  1304.8 p5      41 k
        xorps xmm11, xmm8                                         ;  1305.8 p0      41 k
        xorps xmm1, [r8 + 2000]                                   ;  1304.8 p1+p2   41 k
        xorps xmm15, xmm1                                         ;  1305.8 p5      41 k
        movaps xmm1, [r8 + 1856]                                  ;  1302.8 p2      41 k
        movaps xmm3, [r8 + 1792]                                  ;  1303.8 p2     100 k.0 reload
        andps xmm1, xmm3                                          ;  1306.8 p0      41 k
        movaps xmm6, [r8 + 1872]                                  ;  1304.8 p2      41 k
        andps xmm6, xmm3                                          ;  1307.8 p1      41 k
        movaps xmm7, [r8 + 1888]                                  ;  1305.8 p2      41 k
        movaps xmm8, [r8 + 1808]                                  ;  1306.8 p2     100 k.1 reload
        andps xmm7, xmm8                                          ;  1309.8 p5      41 k
        movaps xmm10, [r8 + 1840]                                 ;  1307.8 p2      41 k
        andps xmm10, xmm3                                         ;  1310.8 p0      41 k
        movaps xmm14, xmm10                                       ;  1311.8 p1      41 k copy
        xorps xmm14, xmm8                                         ;  1312.8 p5      41 k
        movaps [rbp - 48], xmm9                                   ;  1304.0 p3+p4   41 k spill
        movaps xmm9, xmm6                                         ;  1308.8 p0      41 k copy
        andps xmm9, [r8 + 1888]                                   ;  1309.8 p1+p2   41 k
        movaps [rbp - 96], xmm0                                   ;  1305.0 p3+p4   41 k spill
        movaps xmm0, xmm14                                        ;  1313.8 p5      41 k copy
        xorps xmm0, [r8 + 1856]                                   ;  1314.8 p0+p2   41 k
        andps xmm0, [r8 + 1888]                                   ;  1315.8 p1+p2   41 k
        movaps [rbp - 32], xmm12                                  ;  1306.0 p3+p4   41 k spill
        movaps xmm12, [r8 + 1856]                                 ;  1311.8 p2      41 k
        andps xmm12, [r8 + 1840]                                  ;  1314.8 p5+p2   41 k
        xorps xmm10, xmm0                                         ;  1316.8 p0      41 k
        movaps [rbp - 80], xmm13                                  ;  1307.0 p3+p4   41 k spill
        movaps xmm13, [r8 + 1888]                                 ;  1313.8 p2      41 k
        andps xmm13, [r8 + 1840]                                  ;  1316.8 p1+p2   41 k
        movaps [rbp - 112], xmm15                                 ;  1308.0 p3+p4   41 k spill
        movaps xmm15, xmm1                                        ;  1308.0 p5      41 k copy
        xorps xmm15, xmm12                                        ;  1315.8 p0      41 k
        movaps [rbp - 128], xmm5                                  ;  1309.0 p3+p4   41 k spill
        movaps xmm5, xmm8                                         ;  1309.8 p1      41 k copy
        movaps [rbp - 64], xmm2                                   ;  1310.0 p3+p4   41 k spill
        movaps xmm2, [r8 + 1872]                                  ;  1315.8 p2      41 k
        andps xmm2, [r8 + 1824]                                   ;  1318.8 p5+p2   41 k
        xorps xmm7, xmm2                                          ;  1319.8 p0      41 k
        andps xmm5, xmm2                                          ;  1319.8 p1      41 k
        xorps xmm12, xmm7                                         ;  1320.8 p5      41 k
        movaps xmm2, [r8 + 1872]                                  ;  1317.8 p2     100 k.5 reload
        andps xmm15, xmm2                                         ;  1320.8 p0      41 k
        xorps xmm7, xmm1                                          ;  1320.8 p1      41 k
        movaps [rbp + 0], xmm4                                    ;  1313.8 p3+p4   41 k spill
        movaps xmm4, xmm8                                         ;  1314.0 p5      41 k copy
        andps xmm4, xmm2                                          ;  1320.8 p0      41 k
        movaps [rbp + 48], xmm11                                  ;  1314.8 p3+p4   41 k spill
        movaps xmm11, xmm12                                       ;  1321.8 p1      41 k copy
        andps xmm11, [r8 + 1824]                                  ;  1322.8 p5+p2   41 k
        movaps [rbp + 64], xmm7                                   ;  1321.8 p3+p4   41 k spill
        movaps xmm7, xmm4                                         ;  1321.8 p0      41 k copy
        andps xmm7, [r8 + 1840]                                   ;  1322.8 p1+p2   41 k
        movaps [rbp - 16], xmm0                                   ;  1316.8 p3+p4   41 k spill
        movaps xmm0, xmm8                                         ;  1316.8 p5      41 k copy
        andps xmm0, xmm3                                          ;  1317.8 p0      41 k
        xorps xmm7, xmm0                                          ;  1323.8 p1      41 k
        xorps xmm11, xmm7                                         ;  1324.8 p5      41 k
        movaps xmm7, [r8 + 1840]                                  ;  1320.8 p2     100 k.3 reload
        xorps xmm11, xmm7                                         ;  1325.8 p0      41 k
        movaps [rbp + 96], xmm11                                  ;  1326.8 p3+p4   41 k spill
        movaps xmm11, [r8 + 1888]                                 ;  1321.8 p2      41 k
        andps xmm11, [r8 + 1824]                                  ;  1324.8 p1+p2   41 k
        xorps xmm0, xmm11                                         ;  1325.8 p5      41 k
        xorps xmm9, xmm4                                          ;  1321.8 p0      41 k
        xorps xmm9, [rel misty1_expand_compact.T0_constants128]   ;  1323.8 p1+p2   41 k
        movaps [rbp + 16], xmm10                                  ;  1321.5 p3+p4   41 k spill
        movaps xmm10, xmm0                                        ;  1326.8 p5      41 k copy
        andps xmm10, [r8 + 1824]                                  ;  1327.8 p0+p2   41 k
        xorps xmm10, xmm3                                         ;  1328.8 p1      41 k
        andps xmm0, [r8 + 1856]                                   ;  1326.8 p5+p2   41 k
        xorps xmm12, xmm3                                         ;  1323.0 p0      41 k
        xorps xmm10, xmm14                                        ;  1329.8 p1      41 k
        movaps [rbp + 80], xmm10                                  ;  1330.8 p3+p4   41 k spill
        movaps xmm10, xmm13                                       ;  1323.8 p5      41 k copy
        xorps xmm10, [r8 + 1856]                                  ;  1326.8 p0+p2   41 k
        xorps xmm15, xmm10                                        ;  1327.8 p1      41 k
        xorps xmm0, xmm15                                         ;  1328.8 p5      41 k
        andps xmm10, xmm2                                         ;  1327.8 p0      41 k
        movaps xmm15, [r8 + 1824]                                 ;  1327.8 p2     100 k.2 reload
        andps xmm14, xmm15                                        ;  1330.8 p1      41 k
        movaps xmm2, xmm12                                        ;  1325.8 p5      41 k copy
        andps xmm2, xmm3                                          ;  1326.8 p0      41 k
        andps xmm12, [r8 + 1856]                                  ;  1328.8 p1+p2   41 k
        xorps xmm2, xmm9                                          ;  1327.8 p5      41 k
        xorps xmm2, xmm11                                         ;  1328.8 p0      41 k
        movaps [rdx - 128], xmm5                                  ;  1327.0 p3+p4   41 k spill
        movaps xmm5, xmm8                                         ;  1327.2 p1      41 k copy
        andps xmm5, xmm7                                          ;  1328.2 p5      41 k
        xorps xmm10, xmm5                                         ;  1329.2 p0      41 k
        xorps xmm2, xmm10                                         ;  1330.2 p1      41 k
        movaps xmm10, xmm8                                        ;  1328.8 p5      41 k copy
        andps xmm10, [r8 + 1856]                                  ;  1329.8 p0+p2   41 k
        xorps xmm10, xmm6                                         ;  1330.8 p1      41 k
        xorps xmm14, xmm10                                        ;  1331.8 p5      41 k
        xorps xmm10, xmm15                                        ;  1331.8 p0      41 k
        xorps xmm1, xmm5                                          ;  1330.2 p1      41 k
        movaps xmm5, xmm4                                         ;  1330.8 p5      41 k copy
        xorps xmm5, [r8 + 1888]                                   ;  1331.8 p0+p2   41 k
        andps xmm5, xmm3                                          ;  1332.8 p1      41 k
        xorps xmm9, xmm5                                          ;  1333.8 p5      41 k
        xorps xmm12, xmm9                                         ;  1334.8 p0      41 k
        xorps xmm4, xmm15                                         ;  1332.2 p1      41 k
        xorps xmm0, xmm14                                         ;  1332.8 p5      41 k
        movaps xmm9, xmm10                                        ;  1333.0 p0      41 k copy
        andps xmm9, xmm7                                          ;  1334.0 p1      41 k
        xorps xmm10, xmm11                                        ;  1333.8 p5      41 k
        movaps xmm14, [r8 + 1872]                                 ;  1332.2 p2     100 k.5 reload
        xorps xmm9, xmm14                                         ;  1335.2 p0      41 k
        xorps xmm11, xmm7                                         ;  1334.2 p1      41 k
        andps xmm13, xmm11                                        ;  1335.2 p5      41 k
        andps xmm11, xmm14                                        ;  1335.2 p0      41 k
        xorps xmm5, xmm11                                         ;  1336.2 p1      41 k
        xorps xmm10, xmm5                                         ;  1337.2 p5      41 k
        xorps xmm9, [rdx - 128]                                   ;  1336.2 p0+p2   41 k
        movaps xmm5, xmm4                                         ;  1336.2 p1      41 k copy
        andps xmm5, [r8 + 1856]                                   ;  1337.2 p5+p2   41 k
        andps xmm4, xmm3                                          ;  1337.0 p0      41 k
        xorps xmm11, [rbp + 16]                                   ;  1337.2 p1+p2   41 k
        xorps xmm4, [r8 + 1888]                                   ;  1338.0 p5+p2   41 k
        xorps xmm12, xmm4                                         ;  1339.0 p0      41 k
        xorps xmm0, [rbp - 16]                                    ;  1338.2 p1+p2   41 k
        movaps xmm4, [rbp + 80]                                   ;  1339.0 p2      41 k reload
        xorps xmm10, xmm4                                         ;  1342.0 p5      41 k
        movaps xmm7, xmm1                                         ;  1339.0 p0      41 k copy
        andps xmm7, xmm15                                         ;  1340.0 p1      41 k
        movaps xmm15, xmm14                                       ;  1339.8 p5      41 k copy
        andps xmm15, [r8 + 1888]                                  ;  1340.8 p0+p2   41 k
        xorps xmm1, xmm15                                         ;  1341.8 p1      41 k
        xorps xmm6, xmm11                                         ;  1340.8 p5      41 k
        andps xmm15, [rbp + 16]                                   ;  1341.8 p0+p2   41 k
        movaps xmm11, [r8 + 1888]                                 ;  1342.0 p2     100 k.6 reload
        andps xmm1, xmm11                                         ;  1345.0 p1      41 k
        xorps xmm7, xmm10                                         ;  1343.0 p5      41 k
        xorps xmm13, xmm12                                        ;  1342.0 p0      41 k
        xorps xmm4, xmm1                                          ;  1346.0 p1      41 k
        xorps xmm15, [rbp + 64]                                   ;  1343.0 p5+p2   41 k
        xorps xmm9, xmm15                                         ;  1344.0 p0      41 k
        xorps xmm5, xmm4                                          ;  1347.0 p1      41 k
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  1344.0 p2      41 k reload
        xorps xmm9, xmm1                                          ;  1347.0 p5      41 k
        xorps xmm3, [rbp + 48]                                    ;  1345.0 p0+p2   41 k
        xorps xmm6, [rbp + 96]                                    ;  1346.0 p1+p2   41 k
        xorps xmm2, xmm3                                          ;  1346.0 p5      41 k
        xorps xmm8, [rbp + 0]                                     ;  1347.0 p0+p2   41 k
        xorps xmm5, xmm1                                          ;  1348.0 p1      41 k
        xorps xmm13, xmm8                                         ;  1348.0 p5      41 k
        xorps xmm14, [rbp - 80]                                   ;  1348.0 p0+p2   41 k
        xorps xmm7, xmm14                                         ;  1349.0 p1      41 k
        xorps xmm11, [rbp - 32]                                   ;  1349.0 p5+p2   41 k
        movaps xmm4, [rbp - 64]                                   ;  1350.0 p2      41 k
        xorps xmm4, [r8 + 1824]                                   ;  1353.0 p0+p2   41 k
        xorps xmm0, xmm4                                          ;  1354.0 p1      41 k
        xorps xmm6, xmm11                                         ;  1350.0 p5      41 k
        xorps xmm2, [r8 + 144]                                    ;  1352.0 p0+p2   48 k
        movaps xmm10, [rbp - 128]                                 ;  1353.0 p2      41 k
        xorps xmm10, [r8 + 1840]                                  ;  1356.0 p1+p2   41 k
        xorps xmm5, xmm10                                         ;  1357.0 p5      41 k
        xorps xmm13, [r8 + 160]                                   ;  1355.0 p0+p2   48 k
        xorps xmm0, [r8 + 176]                                    ;  1356.0 p1+p2   48 k
        movaps xmm12, [rbp - 112]                                 ;  1357.0 p2      41 k
        xorps xmm12, [r8 + 1856]                                  ;  1360.0 p5+p2   41 k
        xorps xmm9, xmm12                                         ;  1361.0 p0      41 k
        xorps xmm7, [r8 + 224]                                    ;  1359.0 p1+p2   48 k
        xorps xmm3, [r8]                                          ;  1360.0 p5+p2   48 k
        xorps xmm6, [r8 + 240]                                    ;  1361.0 p0+p2   48 k
        xorps xmm8, [r8 + 16]                                     ;  1362.0 p1+p2   48 k
        xorps xmm5, [r8 + 192]                                    ;  1363.0 p5+p2   48 k
        xorps xmm4, [r8 + 32]                                     ;  1364.0 p0+p2   48 k
        xorps xmm9, [r8 + 208]                                    ;  1365.0 p1+p2   48 k
        xorps xmm14, [r8 + 80]                                    ;  1366.0 p5+p2   48 k
        xorps xmm10, [r8 + 48]                                    ;  1367.0 p0+p2   48 k
        xorps xmm11, [r8 + 96]                                    ;  1368.0 p1+p2   48 k
        xorps xmm12, [r8 + 64]                                    ;  1369.0 p5+p2   48 k
        movaps xmm15, [rbp - 96]                                  ;  1370.0 p2      48 k
        xorps xmm15, [r8 + 112]                                   ;  1373.0 p0+p2   48 k
        movaps [rbp - 96], xmm6                                   ;  1362.0 p3+p4   48 k spill
        movaps xmm6, [rbp - 48]                                   ;  1372.0 p2      48 k
        xorps xmm6, [r8 + 128]                                    ;  1375.0 p1+p2   48 k
        movaps [rbp - 48], xmm7                                   ;  1360.2 p3+p4   48 k spill
        movaps xmm7, xmm3                                         ;  1361.0 p5      45 k copy
        xorps xmm7, xmm11                                         ;  1369.0 p0      45 k
        movaps [rbp - 112], xmm9                                  ;  1366.0 p3+p4   48 k spill
        movaps xmm9, xmm7                                         ;  1370.0 p1      45 k copy
        xorps xmm9, xmm10                                         ;  1371.0 p5      45 k
        movaps [rbp - 128], xmm5                                  ;  1364.0 p3+p4   48 k spill
        movaps xmm5, xmm10                                        ;  1368.0 p0      45 k copy
        andps xmm5, xmm15                                         ;  1374.0 p1      45 k
        movaps [rbp - 64], xmm0                                   ;  1364.2 p3+p4   48 k spill
        movaps xmm0, xmm10                                        ;  1368.0 p5      45 k copy
        andps xmm0, xmm11                                         ;  1369.0 p0      45 k
        movaps [rbp - 32], xmm13                                  ;  1366.0 p3+p4   48 k spill
        movaps xmm13, xmm11                                       ;  1369.0 p1      45 k copy
        andps xmm13, xmm12                                        ;  1370.0 p5      45 k
        movaps [rbp - 80], xmm2                                   ;  1367.0 p3+p4   48 k spill
        movaps xmm2, xmm9                                         ;  1372.0 p0      45 k copy
        andps xmm2, xmm4                                          ;  1373.0 p1      45 k
        movaps [rbp + 0], xmm5                                    ;  1375.0 p3+p4   45 k spill
        movaps xmm5, xmm8                                         ;  1368.5 p5      45 k copy
        xorps xmm5, xmm14                                         ;  1369.5 p0      45 k
        movaps [rbp + 96], xmm11                                  ;  1369.2 p3+p4   48 k spill
        movaps xmm11, xmm15                                       ;  1374.0 p1      45 k copy
        andps xmm11, xmm6                                         ;  1376.0 p5      45 k
        movaps [rbp + 48], xmm7                                   ;  1370.2 p3+p4   45 k spill
        movaps xmm7, xmm5                                         ;  1370.5 p0      45 k copy
        movaps [rbp + 64], xmm14                                  ;  1371.2 p3+p4   48 k spill
        movaps xmm14, xmm10                                       ;  1370.5 p1      45 k copy
        andps xmm14, xmm4                                         ;  1371.5 p5      45 k
        xorps xmm7, xmm14                                         ;  1372.5 p0      45 k
        movaps xmm14, xmm15                                       ;  1374.0 p1      45 k copy
        andps xmm14, xmm3                                         ;  1375.0 p5      45 k
        xorps xmm0, xmm14                                         ;  1376.0 p0      45 k
        xorps xmm0, xmm1                                          ;  1377.0 p1      45 k
        movaps xmm14, xmm11                                       ;  1377.0 p5      45 k copy
        movaps [rbp + 80], xmm11                                  ;  1377.0 p3+p4   45 k spill
        movaps xmm11, xmm10                                       ;  1373.0 p0      45 k copy
        andps xmm11, xmm3                                         ;  1374.0 p1      45 k
        xorps xmm13, xmm11                                        ;  1375.0 p5      45 k
        xorps xmm14, xmm13                                        ;  1378.0 p0      45 k
        movaps xmm11, xmm10                                       ;  1374.5 p1      45 k copy
        andps xmm11, xmm8                                         ;  1375.5 p5      45 k
        movaps xmm13, xmm10                                       ;  1375.0 p0      45 k copy
        andps xmm13, xmm12                                        ;  1376.0 p1      45 k
        movaps [rbp + 16], xmm0                                   ;  1378.0 p3+p4   45 k spill
        movaps xmm0, xmm15                                        ;  1375.8 p5      45 k copy
        movaps [rbp - 16], xmm7                                   ;  1375.8 p3+p4   45 k spill
        movaps xmm7, xmm3                                         ;  1376.0 p0      45 k copy
        andps xmm7, xmm6                                          ;  1377.0 p1      45 k
        xorps xmm0, xmm7                                          ;  1378.0 p5      45 k
        xorps xmm11, xmm13                                        ;  1377.0 p0      45 k
        xorps xmm2, xmm0                                          ;  1379.0 p1      45 k
        xorps xmm13, xmm0                                         ;  1379.0 p5      45 k
        movaps xmm0, xmm5                                         ;  1378.0 p0      45 k copy
        andps xmm0, xmm12                                         ;  1379.0 p1      45 k
        movaps xmm7, xmm9                                         ;  1378.8 p5      45 k copy
        orps xmm7, xmm6                                           ;  1379.8 p0      45 k
        movaps [rdx - 128], xmm9                                  ;  1378.0 p3+p4   45 k spill
        movaps xmm9, xmm6                                         ;  1379.5 p1      45 k copy
        andps xmm9, xmm12                                         ;  1380.5 p5      45 k
        xorps xmm10, xmm9                                         ;  1381.5 p0      45 k
        xorps xmm2, xmm10                                         ;  1382.5 p1      45 k
        andps xmm10, xmm6                                         ;  1382.5 p5      45 k
        xorps xmm10, xmm1                                         ;  1383.5 p0      45 k
        movaps xmm1, xmm8                                         ;  1381.5 p1      45 k copy
        andps xmm1, xmm3                                          ;  1382.5 p5      45 k
        andps xmm5, xmm3                                          ;  1382.0 p0      45 k
        movaps [rdx - 112], xmm9                                  ;  1381.5 p3+p4   45 k spill
        movaps xmm9, xmm12                                        ;  1382.5 p1      45 k copy
        andps xmm9, [rbp + 64]                                    ;  1383.5 p5+p2   45 k
        movaps [rbp + 112], xmm10                                 ;  1384.5 p3+p4   45 k spill
        movaps xmm10, xmm4                                        ;  1383.0 p0      45 k copy
        andps xmm10, [rbp + 64]                                   ;  1384.0 p1+p2   45 k
        xorps xmm7, xmm10                                         ;  1385.0 p5      45 k
        xorps xmm1, xmm7                                          ;  1386.0 p0      45 k
        movaps xmm7, xmm9                                         ;  1384.5 p1      45 k copy
        xorps xmm7, xmm6                                          ;  1385.5 p5      45 k
        xorps xmm9, xmm4                                          ;  1385.0 p0      45 k
        movaps xmm10, xmm1                                        ;  1387.0 p1      45 k copy
        movaps [rdx - 96], xmm1                                   ;  1387.0 p3+p4   45 k spill
        movaps xmm1, xmm4                                         ;  1385.8 p5      45 k copy
        andps xmm1, xmm8                                          ;  1386.8 p0      45 k
        movaps [rbp + 32], xmm11                                  ;  1384.5 p3+p4   45 k spill
        movaps xmm11, xmm15                                       ;  1386.5 p1      45 k copy
        andps xmm11, [rbp + 64]                                   ;  1387.5 p5+p2   45 k
        xorps xmm0, xmm11                                         ;  1388.5 p0      45 k
        xorps xmm13, xmm0                                         ;  1389.5 p1      45 k
        xorps xmm10, xmm0                                         ;  1389.5 p5      45 k
        xorps xmm1, xmm3                                          ;  1388.0 p0      45 k
        movaps xmm0, [rbp + 48]                                   ;  1386.0 p2      45 k reload
        xorps xmm10, xmm0                                         ;  1390.5 p1      45 k
        movaps xmm11, [rbp + 64]                                  ;  1387.0 p2      48 k reload
        andps xmm7, xmm11                                         ;  1390.0 p5      45 k
        xorps xmm13, xmm9                                         ;  1390.5 p0      45 k
        andps xmm9, xmm12                                         ;  1389.5 p1      45 k
        xorps xmm2, xmm7                                          ;  1391.0 p5      45 k
        xorps xmm13, xmm14                                        ;  1391.5 p0      45 k
        movaps xmm7, xmm15                                        ;  1390.5 p1      45 k copy
        andps xmm7, xmm8                                          ;  1391.5 p5      45 k
        andps xmm0, xmm11                                         ;  1391.0 p0      45 k
        xorps xmm7, xmm1                                          ;  1392.5 p1      45 k
        xorps xmm1, xmm6                                          ;  1391.8 p5      45 k
        xorps xmm0, xmm1                                          ;  1392.8 p0      45 k
        andps xmm1, xmm8                                          ;  1392.8 p1      45 k
        xorps xmm0, xmm12                                         ;  1393.8 p5      45 k
        xorps xmm9, xmm7                                          ;  1393.5 p0      45 k
        movaps xmm7, xmm12                                        ;  1393.5 p1      45 k copy
        andps xmm7, xmm15                                         ;  1394.5 p5      45 k
        andps xmm12, xmm3                                         ;  1394.0 p0      45 k
        xorps xmm7, xmm12                                         ;  1395.5 p1      45 k
        xorps xmm1, xmm7                                          ;  1396.5 p5      45 k
        movaps xmm7, [rbp - 16]                                   ;  1391.5 p2      45 k reload
        xorps xmm1, xmm7                                          ;  1397.5 p0      45 k
        xorps xmm12, [rbp + 0]                                    ;  1395.5 p1+p2   45 k
        xorps xmm12, xmm9                                         ;  1396.5 p5      45 k
        movaps xmm7, xmm3                                         ;  1396.0 p0      45 k copy
        xorps xmm7, xmm8                                          ;  1397.0 p1      45 k
        andps xmm7, xmm11                                         ;  1398.0 p5      45 k
        xorps xmm9, xmm7                                          ;  1399.0 p0      45 k
        movaps xmm7, [rbp + 96]                                   ;  1393.5 p2      48 k reload
        andps xmm3, xmm7                                          ;  1397.5 p1      45 k
        andps xmm6, xmm4                                          ;  1397.8 p5      45 k
        xorps xmm3, [rbp + 32]                                    ;  1398.5 p0+p2   45 k
        movaps [rbp + 32], xmm1                                   ;  1398.5 p3+p4   45 k spill
        movaps xmm1, xmm15                                        ;  1398.5 p1      45 k copy
        andps xmm1, xmm7                                          ;  1399.5 p5      45 k
        andps xmm8, xmm7                                          ;  1399.0 p0      45 k
        andps xmm15, xmm4                                         ;  1399.5 p1      45 k
        movaps xmm7, xmm0                                         ;  1399.8 p5      45 k copy
        xorps xmm7, [rbp + 16]                                    ;  1400.8 p0+p2   45 k
        xorps xmm0, xmm12                                         ;  1400.5 p1      45 k
        xorps xmm5, xmm0                                          ;  1401.5 p5      45 k
        movaps xmm0, [rdx - 128]                                  ;  1397.0 p2      45 k reload
        orps xmm11, xmm0                                          ;  1401.0 p0      45 k
        xorps xmm6, xmm1                                          ;  1401.5 p1      45 k
        xorps xmm5, xmm3                                          ;  1402.5 p5      45 k
        xorps xmm15, [rbp + 112]                                  ;  1402.0 p0+p2   45 k
        xorps xmm1, xmm8                                          ;  1402.5 p1      45 k
        xorps xmm6, xmm0                                          ;  1402.8 p5      45 k
        xorps xmm11, xmm6                                         ;  1403.8 p0      45 k
        xorps xmm8, xmm15                                         ;  1403.5 p1      45 k
        xorps xmm7, [rdx - 96]                                    ;  1403.8 p5+p2   45 k
        xorps xmm13, xmm1                                         ;  1404.0 p0      45 k
        xorps xmm15, [rbp + 80]                                   ;  1404.5 p1+p2   45 k
        xorps xmm10, xmm15                                        ;  1405.5 p5      45 k
        movaps xmm6, [rbp + 96]                                   ;  1401.2 p2      48 k reload
        andps xmm4, xmm6                                          ;  1405.0 p0      45 k
        xorps xmm1, [rbp + 16]                                    ;  1405.5 p1+p2   45 k
        xorps xmm14, xmm4                                         ;  1406.0 p5      45 k
        xorps xmm3, [rbp + 112]                                   ;  1406.0 p0+p2   45 k
        xorps xmm4, xmm9                                          ;  1406.5 p1      45 k
        xorps xmm9, xmm11                                         ;  1406.8 p5      45 k
        xorps xmm2, xmm3                                          ;  1407.0 p0      45 k
        xorps xmm11, [rbp - 16]                                   ;  1407.5 p1+p2   45 k
        xorps xmm9, [rdx - 112]                                   ;  1407.8 p5+p2   45 k
        xorps xmm13, [rbp + 0]                                    ;  1408.0 p0+p2   45 k
        xorps xmm0, xmm7                                          ;  1408.5 p1      45 k
        xorps xmm1, [rbp + 32]                                    ;  1408.8 p5+p2   45 k
        xorps xmm6, xmm14                                         ;  1409.0 p0      45 k
        xorps xmm8, xmm4                                          ;  1409.5 p1      45 k
        xorps xmm12, xmm8                                         ;  1410.5 p5      45 k
        xorps xmm11, xmm6                                         ;  1410.0 p0      45 k
        movaps xmm3, [rbp - 64]                                   ;  1408.2 p2      48 k reload
        xorps xmm5, xmm3                                          ;  1411.2 p1      45 k
        movaps xmm4, [rbp - 32]                                   ;  1409.2 p2      48 k reload
        xorps xmm2, xmm4                                          ;  1412.2 p5      45 k
        movaps [r9 + 3856], xmm2                                  ;  1413.2 p3+p4  100 k
        movaps xmm2, [rbp - 80]                                   ;  1410.2 p2      48 k reload
        xorps xmm12, xmm2                                         ;  1413.2 p0      45 k
        movaps [r9 + 3840], xmm12                                 ;  1414.2 p3+p4  100 k
        movaps [r9 + 3872], xmm5                                  ;  1412.2 p3+p4  100 k
        movaps xmm5, [rbp - 128]                                  ;  1411.2 p2      48 k reload
        xorps xmm9, xmm5                                          ;  1414.2 p1      45 k
        movaps [r9 + 3888], xmm9                                  ;  1415.2 p3+p4  100 k
        movaps xmm6, [rbp - 48]                                   ;  1412.2 p2      48 k reload
        xorps xmm13, xmm6                                         ;  1415.2 p5      45 k
        movaps [r9 + 3920], xmm13                                 ;  1416.2 p3+p4  100 k
        movaps xmm7, [rbp - 112]                                  ;  1413.2 p2      48 k reload
        xorps xmm11, xmm7                                         ;  1416.2 p0      45 k
        movaps [r9 + 3952], xmm1                                  ;  1411.5 p3+p4  100 k
        movaps [r9 + 3904], xmm11                                 ;  1417.2 p3+p4  100 k
        movaps xmm1, [rbp - 96]                                   ;  1414.2 p2      48 k reload
        xorps xmm10, xmm1                                         ;  1417.2 p1      45 k
        movaps [r9 + 3968], xmm0                                  ;  1413.5 p3+p4  100 k
        movaps [r9 + 3984], xmm2                                  ;  1414.5 p3+p4  100 k
        movaps [r9 + 3936], xmm10                                 ;  1418.2 p3+p4  100 k
        movaps [r9 + 4000], xmm4                                  ;  1416.5 p3+p4  100 k
        movaps [r9 + 4016], xmm3                                  ;  1417.5 p3+p4  100 k
        movaps [r9 + 4032], xmm5                                  ;  1418.5 p3+p4  100 k
        movaps [r9 + 4048], xmm7                                  ;  1419.5 p3+p4  100 k
        movaps [r9 + 4064], xmm6                                  ;  1420.5 p3+p4  100 k
        movaps [r9 + 4080], xmm1                                  ;  1421.5 p3+p4  100 k
        add rsp, 0x140                                            ;                    frame
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
