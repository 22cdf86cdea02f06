; snow2_init256 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_init256 --cpu golden-cove --variant bitsliced
;
; void snow2_init256(const void *key, const void *iv, void *st);   System V, 64 bits
;   key: 16384 bytes (256 slices), read, secret, aligned to 16 bytes
;   iv: 8192 bytes (128 slices), read, public, aligned to 16 bytes
;   st: 36864 bytes (576 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1419 uops, planned 451.8; bounds: width 236.5, ports 450.5, path 7.0
;   clocks: 2461 uops, planned 752.5; bounds: width 410.2, ports 717.0, path 32.0
;   body.2: 2131 uops, planned 749.0; bounds: width 355.2, ports 681.0, path 60.0
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
%fatal "snow2_init256 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_init256
$_snow2_init256:
%else
        global $snow2_init256
%endif
$snow2_init256:
        push rbp                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0xca00                                          ;                    frame
        and rsp, -64                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 51544], rax                             ;                    frame
        mov qword [rbp + 51520], rdi                             ;                    argument
        mov qword [rbp + 51528], rsi                             ;                    argument
        mov qword [rbp + 51536], rdx                             ;                    argument
        mov rax, qword [rbp + 51520]                             ;                    first state
        mov r8, qword [rbp + 51520]                              ;     0.2 p3     134 k.0 reload
        vmovdqu64 zmm0, [r8 + 14336]                             ;     5.2 p2     134 k.0
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     136 s[0]
        vmovdqu64 [rbp + 14208], zmm1                            ;    12.2 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14400]                             ;     5.2 p3     134 k.1
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p5     136 s[0]
        vmovdqu64 [rbp + 14272], zmm1                            ;    12.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 14464]                             ;     5.2 p2     134 k.2
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     136 s[0]
        vmovdqu64 [rbp + 14336], zmm1                            ;    12.2 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14528]                             ;     5.2 p3     134 k.3
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p5     136 s[0]
        vmovdqu64 [rbp + 14400], zmm1                            ;    12.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 14592]                             ;     5.2 p2     134 k.4
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     136 s[0]
        vmovdqu64 [rbp + 14464], zmm1                            ;    12.2 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14656]                             ;     5.2 p3     134 k.5
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p5     136 s[0]
        vmovdqu64 [rbp + 14528], zmm1                            ;    12.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 14720]                             ;     5.2 p2     134 k.6
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     136 s[0]
        vmovdqu64 [rbp + 14592], zmm1                            ;    12.2 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14784]                             ;     5.2 p3     134 k.7
        vmovdqa64 zmm1, zmm0                                     ;    11.2        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p5     136 s[0]
        vmovdqu64 [rbp + 14656], zmm1                            ;    12.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 14848]                             ;     5.7 p2     134 k.8
        vmovdqa64 zmm1, zmm0                                     ;    11.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.7 p0     136 s[0]
        vmovdqu64 [rbp + 14720], zmm1                            ;    12.7 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14912]                             ;     6.3 p3     134 k.9
        vmovdqa64 zmm1, zmm0                                     ;    12.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    12.3 p5     136 s[0]
        vmovdqu64 [rbp + 14784], zmm1                            ;    13.3 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 14976]                             ;     7.0 p2     134 k.10
        vmovdqa64 zmm1, zmm0                                     ;    13.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    13.0 p0     136 s[0]
        vmovdqu64 [rbp + 14848], zmm1                            ;    14.0 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15040]                             ;     7.7 p3     134 k.11
        vmovdqa64 zmm1, zmm0                                     ;    13.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    13.7 p5     136 s[0]
        vmovdqu64 [rbp + 14912], zmm1                            ;    14.7 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15104]                             ;     8.3 p2     134 k.12
        vmovdqa64 zmm1, zmm0                                     ;    14.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    14.3 p0     136 s[0]
        vmovdqu64 [rbp + 14976], zmm1                            ;    15.3 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15168]                             ;     9.0 p3     134 k.13
        vmovdqa64 zmm1, zmm0                                     ;    15.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    15.0 p5     136 s[0]
        vmovdqu64 [rbp + 15040], zmm1                            ;    16.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15232]                             ;     9.7 p2     134 k.14
        vmovdqa64 zmm1, zmm0                                     ;    15.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    15.7 p0     136 s[0]
        vmovdqu64 [rbp + 15104], zmm1                            ;    16.7 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15296]                             ;    10.3 p3     134 k.15
        vmovdqa64 zmm1, zmm0                                     ;    16.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    16.3 p5     136 s[0]
        vmovdqu64 [rbp + 15168], zmm1                            ;    17.3 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15360]                             ;    11.0 p2     134 k.16
        vmovdqa64 zmm1, zmm0                                     ;    17.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    17.0 p0     136 s[0]
        vmovdqu64 [rbp + 15232], zmm1                            ;    18.0 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15424]                             ;    11.7 p3     134 k.17
        vmovdqa64 zmm1, zmm0                                     ;    17.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    17.7 p5     136 s[0]
        vmovdqu64 [rbp + 15296], zmm1                            ;    18.7 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15488]                             ;    12.3 p2     134 k.18
        vmovdqa64 zmm1, zmm0                                     ;    18.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    18.3 p0     136 s[0]
        vmovdqu64 [rbp + 15360], zmm1                            ;    19.3 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15552]                             ;    13.0 p3     134 k.19
        vmovdqa64 zmm1, zmm0                                     ;    19.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    19.0 p5     136 s[0]
        vmovdqu64 [rbp + 15424], zmm1                            ;    20.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15616]                             ;    13.7 p2     134 k.20
        vmovdqa64 zmm1, zmm0                                     ;    19.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    19.7 p0     136 s[0]
        vmovdqu64 [rbp + 15488], zmm1                            ;    20.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15680]                             ;    14.3 p3     134 k.21
        vmovdqa64 zmm1, zmm0                                     ;    20.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    20.3 p5     136 s[0]
        vmovdqu64 [rbp + 15552], zmm1                            ;    21.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15744]                             ;    15.0 p2     134 k.22
        vmovdqa64 zmm1, zmm0                                     ;    21.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    21.0 p0     136 s[0]
        vmovdqu64 [rbp + 15616], zmm1                            ;    22.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15808]                             ;    15.7 p3     134 k.23
        vmovdqa64 zmm1, zmm0                                     ;    21.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    21.7 p5     136 s[0]
        vmovdqu64 [rbp + 15680], zmm1                            ;    23.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 15872]                             ;    16.3 p2     134 k.24
        vmovdqa64 zmm1, zmm0                                     ;    22.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    22.3 p0     136 s[0]
        vmovdqu64 [rbp + 15744], zmm1                            ;    24.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 15936]                             ;    17.0 p3     134 k.25
        vmovdqa64 zmm1, zmm0                                     ;    23.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    23.0 p5     136 s[0]
        vmovdqu64 [rbp + 15808], zmm1                            ;    25.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 16000]                             ;    17.7 p2     134 k.26
        vmovdqa64 zmm1, zmm0                                     ;    23.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    23.7 p0     136 s[0]
        vmovdqu64 [rbp + 15872], zmm1                            ;    26.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 16064]                             ;    18.3 p3     134 k.27
        vmovdqa64 zmm1, zmm0                                     ;    24.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    24.3 p5     136 s[0]
        vmovdqu64 [rbp + 15936], zmm1                            ;    27.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 16128]                             ;    19.0 p2     134 k.28
        vmovdqa64 zmm1, zmm0                                     ;    25.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    25.0 p0     136 s[0]
        vmovdqu64 [rbp + 16000], zmm1                            ;    28.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 16192]                             ;    19.7 p3     134 k.29
        vmovdqa64 zmm1, zmm0                                     ;    25.7        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    25.7 p5     136 s[0]
        vmovdqu64 [rbp + 16064], zmm1                            ;    29.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 16256]                             ;    20.3 p2     134 k.30
        vmovdqa64 zmm1, zmm0                                     ;    26.3        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    26.3 p0     136 s[0]
        vmovdqu64 [rbp + 16128], zmm1                            ;    30.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 16320]                             ;    21.0 p3     134 k.31
        vmovdqa64 zmm1, zmm0                                     ;    27.0        136 s[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    27.0 p5     136 s[0]
        vmovdqu64 [rbp + 16192], zmm1                            ;    31.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 12288]                             ;    21.7 p2     134 k.0
        vmovdqu64 zmm1, [r8 + 12352]                             ;    22.0 p3     134 k.1
        vmovdqu64 zmm2, [r8 + 12416]                             ;    22.7 p2     134 k.2
        vmovdqu64 zmm3, [r8 + 12480]                             ;    23.0 p3     134 k.3
        vmovdqu64 zmm4, [r8 + 12544]                             ;    23.7 p2     134 k.4
        vmovdqa64 zmm5, zmm0                                     ;    27.7        136 s[1] copy
        vpternlogd zmm5, zmm0, zmm0, 0xf                         ;    27.7 p0     136 s[1]
        vmovdqu64 [rbp + 16256], zmm5                            ;    32.8 p7+p4   99 clocks
        vmovdqu64 zmm5, [r8 + 12608]                             ;    24.0 p3     134 k.5
        vmovdqa64 zmm6, zmm1                                     ;    28.0        136 s[1] copy
        vpternlogd zmm6, zmm1, zmm1, 0xf                         ;    28.0 p5     136 s[1]
        vmovdqu64 [rbp + 16320], zmm6                            ;    33.5 p8+p9   99 clocks
        vmovdqu64 zmm6, [r8 + 12672]                             ;    24.7 p2     134 k.6
        vmovdqa64 zmm7, zmm2                                     ;    28.7        136 s[1] copy
        vpternlogd zmm7, zmm2, zmm2, 0xf                         ;    28.7 p0     136 s[1]
        vmovdqu64 [rbp + 16384], zmm7                            ;    34.8 p7+p4   99 clocks
        vmovdqa64 zmm7, zmm3                                     ;    29.0        136 s[1] copy
        vpternlogd zmm7, zmm3, zmm3, 0xf                         ;    29.0 p5     136 s[1]
        vmovdqu64 [rbp + 16448], zmm7                            ;    35.5 p8+p9   99 clocks
        vmovdqu64 zmm7, [r8 + 12736]                             ;    25.0 p3     134 k.7
        vmovdqu64 zmm8, [r8 + 12800]                             ;    25.7 p2     134 k.8
        vmovdqa64 zmm9, zmm4                                     ;    29.7        136 s[1] copy
        vpternlogd zmm9, zmm4, zmm4, 0xf                         ;    29.7 p0     136 s[1]
        vmovdqu64 [rbp + 16512], zmm9                            ;    36.8 p7+p4   99 clocks
        vmovdqa64 zmm9, zmm5                                     ;    30.0        136 s[1] copy
        vpternlogd zmm9, zmm5, zmm5, 0xf                         ;    30.0 p5     136 s[1]
        vmovdqu64 [rbp + 16576], zmm9                            ;    37.5 p8+p9   99 clocks
        vmovdqu64 zmm9, [r8 + 12864]                             ;    26.2 p3     134 k.9
        vmovdqa64 zmm10, zmm6                                    ;    30.7        136 s[1] copy
        vpternlogd zmm10, zmm6, zmm6, 0xf                        ;    30.7 p0     136 s[1]
        vmovdqu64 [rbp + 16640], zmm10                           ;    38.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [r8 + 12928]                            ;    26.8 p2     134 k.10
        vmovdqa64 zmm11, zmm7                                    ;    31.0        136 s[1] copy
        vpternlogd zmm11, zmm7, zmm7, 0xf                        ;    31.0 p5     136 s[1]
        vmovdqu64 [rbp + 16704], zmm11                           ;    39.5 p8+p9   99 clocks
        vmovdqu64 zmm11, [r8 + 12992]                            ;    27.5 p3     134 k.11
        vmovdqa64 zmm12, zmm8                                    ;    31.7        136 s[1] copy
        vpternlogd zmm12, zmm8, zmm8, 0xf                        ;    31.7 p0     136 s[1]
        vmovdqu64 [rbp + 16768], zmm12                           ;    40.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [r8 + 13056]                            ;    28.2 p2     134 k.12
        vmovdqa64 zmm13, zmm9                                    ;    32.2        136 s[1] copy
        vpternlogd zmm13, zmm9, zmm9, 0xf                        ;    32.2 p5     136 s[1]
        vmovdqu64 [rbp + 16832], zmm13                           ;    41.5 p8+p9   99 clocks
        vmovdqu64 zmm13, [r8 + 13120]                            ;    28.8 p3     134 k.13
        vmovdqa64 zmm14, zmm10                                   ;    32.8        136 s[1] copy
        vpternlogd zmm14, zmm10, zmm10, 0xf                      ;    32.8 p0     136 s[1]
        vmovdqu64 [rbp + 16896], zmm14                           ;    42.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [r8 + 13184]                            ;    29.5 p2     134 k.14
        vmovdqa64 zmm15, zmm11                                   ;    33.5        136 s[1] copy
        vpternlogd zmm15, zmm11, zmm11, 0xf                      ;    33.5 p5     136 s[1]
        vmovdqu64 [rbp + 16960], zmm15                           ;    43.5 p8+p9   99 clocks
        vmovdqu64 zmm15, [r8 + 13248]                            ;    30.2 p3     134 k.15
        vmovdqa64 zmm16, zmm12                                   ;    34.2        136 s[1] copy
        vpternlogd zmm16, zmm12, zmm12, 0xf                      ;    34.2 p0     136 s[1]
        vmovdqu64 [rbp + 17024], zmm16                           ;    44.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [r8 + 13312]                            ;    30.8 p2     134 k.16
        vmovdqa64 zmm17, zmm13                                   ;    34.8        136 s[1] copy
        vpternlogd zmm17, zmm13, zmm13, 0xf                      ;    34.8 p5     136 s[1]
        vmovdqu64 [rbp + 17088], zmm17                           ;    45.5 p8+p9   99 clocks
        vmovdqu64 zmm17, [r8 + 13376]                            ;    31.5 p3     134 k.17
        vmovdqa64 zmm18, zmm14                                   ;    35.5        136 s[1] copy
        vpternlogd zmm18, zmm14, zmm14, 0xf                      ;    35.5 p0     136 s[1]
        vmovdqu64 [rbp + 17152], zmm18                           ;    46.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [r8 + 13440]                            ;    32.2 p2     134 k.18
        vmovdqa64 zmm19, zmm15                                   ;    36.2        136 s[1] copy
        vpternlogd zmm19, zmm15, zmm15, 0xf                      ;    36.2 p5     136 s[1]
        vmovdqu64 [rbp + 17216], zmm19                           ;    47.5 p8+p9   99 clocks
        vmovdqu64 zmm19, [r8 + 13504]                            ;    32.8 p3     134 k.19
        vmovdqa64 zmm20, zmm16                                   ;    36.8        136 s[1] copy
        vpternlogd zmm20, zmm16, zmm16, 0xf                      ;    36.8 p0     136 s[1]
        vmovdqu64 [rbp + 17280], zmm20                           ;    48.8 p7+p4   99 clocks
        vmovdqu64 zmm20, [r8 + 13568]                            ;    33.5 p2     134 k.20
        vmovdqa64 zmm21, zmm17                                   ;    37.5        136 s[1] copy
        vpternlogd zmm21, zmm17, zmm17, 0xf                      ;    37.5 p5     136 s[1]
        vmovdqu64 [rbp + 17344], zmm21                           ;    49.5 p8+p9   99 clocks
        vmovdqu64 zmm21, [r8 + 13632]                            ;    34.2 p3     134 k.21
        vmovdqa64 zmm22, zmm18                                   ;    38.2        136 s[1] copy
        vpternlogd zmm22, zmm18, zmm18, 0xf                      ;    38.2 p0     136 s[1]
        vmovdqu64 [rbp + 17408], zmm22                           ;    50.8 p7+p4   99 clocks
        vmovdqu64 zmm22, [r8 + 13696]                            ;    34.8 p2     134 k.22
        vmovdqa64 zmm23, zmm19                                   ;    38.8        136 s[1] copy
        vpternlogd zmm23, zmm19, zmm19, 0xf                      ;    38.8 p5     136 s[1]
        vmovdqu64 [rbp + 17472], zmm23                           ;    51.5 p8+p9   99 clocks
        vmovdqu64 zmm23, [r8 + 13760]                            ;    35.5 p3     134 k.23
        vmovdqa64 zmm24, zmm20                                   ;    39.5        136 s[1] copy
        vpternlogd zmm24, zmm20, zmm20, 0xf                      ;    39.5 p0     136 s[1]
        vmovdqu64 [rbp + 17536], zmm24                           ;    52.8 p7+p4   99 clocks
        vmovdqu64 zmm24, [r8 + 13824]                            ;    36.2 p2     134 k.24
        vmovdqa64 zmm25, zmm21                                   ;    40.2        136 s[1] copy
        vpternlogd zmm25, zmm21, zmm21, 0xf                      ;    40.2 p5     136 s[1]
        vmovdqu64 [rbp + 17600], zmm25                           ;    53.5 p8+p9   99 clocks
        vmovdqu64 zmm25, [r8 + 13888]                            ;    36.8 p3     134 k.25
        vmovdqa64 zmm26, zmm22                                   ;    40.8        136 s[1] copy
        vpternlogd zmm26, zmm22, zmm22, 0xf                      ;    40.8 p0     136 s[1]
        vmovdqu64 [rbp + 17664], zmm26                           ;    54.8 p7+p4   99 clocks
        vmovdqu64 zmm26, [r8 + 13952]                            ;    37.5 p2     134 k.26
        vmovdqa64 zmm27, zmm23                                   ;    41.5        136 s[1] copy
        vpternlogd zmm27, zmm23, zmm23, 0xf                      ;    41.5 p5     136 s[1]
        vmovdqu64 [rbp + 17728], zmm27                           ;    55.5 p8+p9   99 clocks
        vmovdqu64 zmm27, [r8 + 14016]                            ;    38.2 p3     134 k.27
        vmovdqa64 zmm28, zmm24                                   ;    42.2        136 s[1] copy
        vpternlogd zmm28, zmm24, zmm24, 0xf                      ;    42.2 p0     136 s[1]
        vmovdqu64 [rbp + 17792], zmm28                           ;    56.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 14080]                            ;    38.8 p2     134 k.28
        vmovdqa64 zmm29, zmm25                                   ;    42.8        136 s[1] copy
        vpternlogd zmm29, zmm25, zmm25, 0xf                      ;    42.8 p5     136 s[1]
        vmovdqu64 [rbp + 17856], zmm29                           ;    57.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 14144]                            ;    39.5 p3     134 k.29
        vmovdqa64 zmm30, zmm26                                   ;    43.5        136 s[1] copy
        vpternlogd zmm30, zmm26, zmm26, 0xf                      ;    43.5 p0     136 s[1]
        vmovdqu64 [rbp + 17920], zmm30                           ;    58.8 p7+p4   99 clocks
        vmovdqa64 zmm30, zmm27                                   ;    44.2        136 s[1] copy
        vpternlogd zmm30, zmm27, zmm27, 0xf                      ;    44.2 p5     136 s[1]
        vmovdqu64 [rbp + 17984], zmm30                           ;    59.5 p8+p9   99 clocks
        vmovdqa64 zmm30, zmm28                                   ;    44.8        136 s[1] copy
        vpternlogd zmm30, zmm28, zmm28, 0xf                      ;    44.8 p0     136 s[1]
        vmovdqu64 [rbp + 18048], zmm30                           ;    60.8 p7+p4   99 clocks
        vmovdqa64 zmm30, zmm29                                   ;    45.5        136 s[1] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;    45.5 p5     136 s[1]
        vmovdqu64 [rbp + 18112], zmm30                           ;    61.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 14208]                            ;    41.7 p2     134 k.30
        vmovdqa64 zmm31, zmm30                                   ;    47.7        136 s[1] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    47.7 p0     136 s[1]
        vmovdqu64 [rbp + 18176], zmm31                           ;    62.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 14272]                            ;    42.3 p3     134 k.31
        vmovdqa64 zmm30, zmm31                                   ;    48.3        136 s[1] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    48.3 p5     136 s[1]
        vmovdqu64 [rbp + 18240], zmm30                           ;    63.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10240]                            ;    43.0 p2     134 k.0
        vmovdqa64 zmm31, zmm30                                   ;    49.0        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    49.0 p0     136 s[2]
        vmovdqu64 [rbp + 18304], zmm31                           ;    64.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10304]                            ;    43.7 p3     134 k.1
        vmovdqa64 zmm30, zmm31                                   ;    49.7        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    49.7 p5     136 s[2]
        vmovdqu64 [rbp + 18368], zmm30                           ;    65.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10368]                            ;    44.3 p2     134 k.2
        vmovdqa64 zmm31, zmm30                                   ;    50.3        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    50.3 p0     136 s[2]
        vmovdqu64 [rbp + 18432], zmm31                           ;    66.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10432]                            ;    45.0 p3     134 k.3
        vmovdqa64 zmm30, zmm31                                   ;    51.0        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    51.0 p5     136 s[2]
        vmovdqu64 [rbp + 18496], zmm30                           ;    67.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10496]                            ;    45.7 p2     134 k.4
        vmovdqa64 zmm31, zmm30                                   ;    51.7        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    51.7 p0     136 s[2]
        vmovdqu64 [rbp + 18560], zmm31                           ;    68.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10560]                            ;    46.3 p3     134 k.5
        vmovdqa64 zmm30, zmm31                                   ;    52.3        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    52.3 p5     136 s[2]
        vmovdqu64 [rbp + 18624], zmm30                           ;    69.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10624]                            ;    47.0 p2     134 k.6
        vmovdqa64 zmm31, zmm30                                   ;    53.0        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    53.0 p0     136 s[2]
        vmovdqu64 [rbp + 18688], zmm31                           ;    70.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10688]                            ;    47.7 p3     134 k.7
        vmovdqa64 zmm30, zmm31                                   ;    53.7        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    53.7 p5     136 s[2]
        vmovdqu64 [rbp + 18752], zmm30                           ;    71.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10752]                            ;    48.3 p2     134 k.8
        vmovdqa64 zmm31, zmm30                                   ;    54.3        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    54.3 p0     136 s[2]
        vmovdqu64 [rbp + 18816], zmm31                           ;    72.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10816]                            ;    49.0 p3     134 k.9
        vmovdqa64 zmm30, zmm31                                   ;    55.0        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    55.0 p5     136 s[2]
        vmovdqu64 [rbp + 18880], zmm30                           ;    73.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10880]                            ;    49.7 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;    55.7        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    55.7 p0     136 s[2]
        vmovdqu64 [rbp + 18944], zmm31                           ;    74.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10944]                            ;    50.3 p3     134 k.11
        vmovdqa64 zmm30, zmm31                                   ;    56.3        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    56.3 p5     136 s[2]
        vmovdqu64 [rbp + 19008], zmm30                           ;    75.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11008]                            ;    51.0 p2     134 k.12
        vmovdqa64 zmm31, zmm30                                   ;    57.0        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    57.0 p0     136 s[2]
        vmovdqu64 [rbp + 19072], zmm31                           ;    76.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11072]                            ;    51.7 p3     134 k.13
        vmovdqa64 zmm30, zmm31                                   ;    57.7        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    57.7 p5     136 s[2]
        vmovdqu64 [rbp + 19136], zmm30                           ;    77.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11136]                            ;    52.3 p2     134 k.14
        vmovdqa64 zmm31, zmm30                                   ;    58.3        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    58.3 p0     136 s[2]
        vmovdqu64 [rbp + 19200], zmm31                           ;    78.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11200]                            ;    53.0 p3     134 k.15
        vmovdqa64 zmm30, zmm31                                   ;    59.0        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    59.0 p5     136 s[2]
        vmovdqu64 [rbp + 19264], zmm30                           ;    79.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11264]                            ;    53.7 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;    59.7        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    59.7 p0     136 s[2]
        vmovdqu64 [rbp + 19328], zmm31                           ;    80.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11328]                            ;    54.3 p3     134 k.17
        vmovdqa64 zmm30, zmm31                                   ;    60.3        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    60.3 p5     136 s[2]
        vmovdqu64 [rbp + 19392], zmm30                           ;    81.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11392]                            ;    55.0 p2     134 k.18
        vmovdqa64 zmm31, zmm30                                   ;    61.0        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    61.0 p0     136 s[2]
        vmovdqu64 [rbp + 19456], zmm31                           ;    82.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11456]                            ;    55.7 p3     134 k.19
        vmovdqa64 zmm30, zmm31                                   ;    61.7        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    61.7 p5     136 s[2]
        vmovdqu64 [rbp + 19520], zmm30                           ;    83.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11520]                            ;    56.3 p2     134 k.20
        vmovdqa64 zmm31, zmm30                                   ;    62.3        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    62.3 p0     136 s[2]
        vmovdqu64 [rbp + 19584], zmm31                           ;    84.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11584]                            ;    57.0 p3     134 k.21
        vmovdqa64 zmm30, zmm31                                   ;    63.0        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    63.0 p5     136 s[2]
        vmovdqu64 [rbp + 19648], zmm30                           ;    85.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11648]                            ;    57.7 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;    63.7        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    63.7 p0     136 s[2]
        vmovdqu64 [rbp + 19712], zmm31                           ;    86.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11712]                            ;    58.3 p3     134 k.23
        vmovdqa64 zmm30, zmm31                                   ;    64.3        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    64.3 p5     136 s[2]
        vmovdqu64 [rbp + 19776], zmm30                           ;    87.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11776]                            ;    59.0 p2     134 k.24
        vmovdqa64 zmm31, zmm30                                   ;    65.0        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    65.0 p0     136 s[2]
        vmovdqu64 [rbp + 19840], zmm31                           ;    88.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11840]                            ;    59.7 p3     134 k.25
        vmovdqa64 zmm30, zmm31                                   ;    65.7        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    65.7 p5     136 s[2]
        vmovdqu64 [rbp + 19904], zmm30                           ;    89.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11904]                            ;    60.3 p2     134 k.26
        vmovdqa64 zmm31, zmm30                                   ;    66.3        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    66.3 p0     136 s[2]
        vmovdqu64 [rbp + 19968], zmm31                           ;    90.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11968]                            ;    61.0 p3     134 k.27
        vmovdqa64 zmm30, zmm31                                   ;    67.0        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    67.0 p5     136 s[2]
        vmovdqu64 [rbp + 20032], zmm30                           ;    91.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 12032]                            ;    61.7 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;    67.7        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    67.7 p0     136 s[2]
        vmovdqu64 [rbp + 20096], zmm31                           ;    92.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 12096]                            ;    62.3 p3     134 k.29
        vmovdqa64 zmm30, zmm31                                   ;    68.3        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    68.3 p5     136 s[2]
        vmovdqu64 [rbp + 20160], zmm30                           ;    93.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 12160]                            ;    63.0 p2     134 k.30
        vmovdqa64 zmm31, zmm30                                   ;    69.0        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    69.0 p0     136 s[2]
        vmovdqu64 [rbp + 20224], zmm31                           ;    94.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 12224]                            ;    63.7 p3     134 k.31
        vmovdqa64 zmm30, zmm31                                   ;    69.7        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    69.7 p5     136 s[2]
        vmovdqu64 [rbp + 20288], zmm30                           ;    95.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8192]                             ;    64.3 p2     134 k.0
        vmovdqa64 zmm31, zmm30                                   ;    70.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    70.3 p0     136 s[3]
        vmovdqu64 [rbp + 20352], zmm31                           ;    96.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8256]                             ;    65.0 p3     134 k.1
        vmovdqa64 zmm31, zmm30                                   ;    71.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    71.0 p5     136 s[3]
        vmovdqu64 [rbp + 20416], zmm31                           ;    97.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8320]                             ;    65.7 p2     134 k.2
        vmovdqa64 zmm31, zmm30                                   ;    71.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    71.7 p0     136 s[3]
        vmovdqu64 [rbp + 20480], zmm31                           ;    98.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8384]                             ;    66.3 p3     134 k.3
        vmovdqu64 [rbp + 20544], zmm30                           ;    99.5 p8+p9   99 clocks
        vmovdqa64 zmm31, zmm30                                   ;    72.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    72.3 p5     136 s[3]
        vmovdqu64 [rbp + 20608], zmm31                           ;   100.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8448]                             ;    67.2 p2     134 k.4
        vmovdqu64 [rbp + 20672], zmm30                           ;   101.5 p8+p9   99 clocks
        vmovdqa64 zmm31, zmm30                                   ;    73.2        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    73.2 p0     136 s[3]
        vmovdqu64 [rbp + 20736], zmm31                           ;   102.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8512]                             ;    68.0 p3     134 k.5
        vmovdqa64 zmm31, zmm30                                   ;    74.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    74.0 p5     136 s[3]
        vmovdqu64 [rbp + 20800], zmm31                           ;   103.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8576]                             ;    68.7 p2     134 k.6
        vmovdqa64 zmm31, zmm30                                   ;    74.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    74.7 p0     136 s[3]
        vmovdqu64 [rbp + 20864], zmm31                           ;   104.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8640]                             ;    69.3 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;    75.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    75.3 p5     136 s[3]
        vmovdqu64 [rbp + 20928], zmm31                           ;   105.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8704]                             ;    70.0 p2     134 k.8
        vmovdqa64 zmm31, zmm30                                   ;    76.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    76.0 p0     136 s[3]
        vmovdqu64 [rbp + 20992], zmm31                           ;   106.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8768]                             ;    70.7 p3     134 k.9
        vmovdqa64 zmm31, zmm30                                   ;    76.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    76.7 p5     136 s[3]
        vmovdqu64 [rbp + 21056], zmm31                           ;   107.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8832]                             ;    71.3 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;    77.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    77.3 p0     136 s[3]
        vmovdqu64 [rbp + 21120], zmm31                           ;   108.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8896]                             ;    72.0 p3     134 k.11
        vmovdqa64 zmm31, zmm30                                   ;    78.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    78.0 p5     136 s[3]
        vmovdqu64 [rbp + 21184], zmm31                           ;   109.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8960]                             ;    72.7 p2     134 k.12
        vmovdqa64 zmm31, zmm30                                   ;    78.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    78.7 p0     136 s[3]
        vmovdqu64 [rbp + 21248], zmm31                           ;   110.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9024]                             ;    73.3 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;    79.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    79.3 p5     136 s[3]
        vmovdqu64 [rbp + 21312], zmm31                           ;   111.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9088]                             ;    74.0 p2     134 k.14
        vmovdqa64 zmm31, zmm30                                   ;    80.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    80.0 p0     136 s[3]
        vmovdqu64 [rbp + 21376], zmm31                           ;   112.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9152]                             ;    74.7 p3     134 k.15
        vmovdqa64 zmm31, zmm30                                   ;    80.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    80.7 p5     136 s[3]
        vmovdqu64 [rbp + 21440], zmm31                           ;   113.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9216]                             ;    75.3 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;    81.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    81.3 p0     136 s[3]
        vmovdqu64 [rbp + 21504], zmm31                           ;   114.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9280]                             ;    76.0 p3     134 k.17
        vmovdqa64 zmm31, zmm30                                   ;    82.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    82.0 p5     136 s[3]
        vmovdqu64 [rbp + 21568], zmm31                           ;   115.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9344]                             ;    76.7 p2     134 k.18
        vmovdqa64 zmm31, zmm30                                   ;    82.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    82.7 p0     136 s[3]
        vmovdqu64 [rbp + 21632], zmm31                           ;   116.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9408]                             ;    77.3 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;    83.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    83.3 p5     136 s[3]
        vmovdqu64 [rbp + 21696], zmm31                           ;   117.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9472]                             ;    78.0 p2     134 k.20
        vmovdqa64 zmm31, zmm30                                   ;    84.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    84.0 p0     136 s[3]
        vmovdqu64 [rbp + 21760], zmm31                           ;   118.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9536]                             ;    78.7 p3     134 k.21
        vmovdqa64 zmm31, zmm30                                   ;    84.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    84.7 p5     136 s[3]
        vmovdqu64 [rbp + 21824], zmm31                           ;   119.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9600]                             ;    79.3 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;    85.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    85.3 p0     136 s[3]
        vmovdqu64 [rbp + 21888], zmm31                           ;   120.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9664]                             ;    80.0 p3     134 k.23
        vmovdqa64 zmm31, zmm30                                   ;    86.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    86.0 p5     136 s[3]
        vmovdqu64 [rbp + 21952], zmm31                           ;   121.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9728]                             ;    80.7 p2     134 k.24
        vmovdqa64 zmm31, zmm30                                   ;    86.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    86.7 p0     136 s[3]
        vmovdqu64 [rbp + 22016], zmm31                           ;   122.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9792]                             ;    81.3 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;    87.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    87.3 p5     136 s[3]
        vmovdqu64 [rbp + 22080], zmm31                           ;   123.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9856]                             ;    82.0 p2     134 k.26
        vmovdqa64 zmm31, zmm30                                   ;    88.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    88.0 p0     136 s[3]
        vmovdqu64 [rbp + 22144], zmm31                           ;   124.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9920]                             ;    82.7 p3     134 k.27
        vmovdqa64 zmm31, zmm30                                   ;    88.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    88.7 p5     136 s[3]
        vmovdqu64 [rbp + 22208], zmm31                           ;   125.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 9984]                             ;    83.3 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;    89.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    89.3 p0     136 s[3]
        vmovdqu64 [rbp + 22272], zmm31                           ;   126.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 10048]                            ;    84.0 p3     134 k.29
        vmovdqa64 zmm31, zmm30                                   ;    90.0        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    90.0 p5     136 s[3]
        vmovdqu64 [rbp + 22336], zmm31                           ;   127.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10112]                            ;    84.7 p2     134 k.30
        vmovdqa64 zmm31, zmm30                                   ;    90.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    90.7 p0     136 s[3]
        vmovdqu64 [rbp + 22400], zmm31                           ;   128.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 10176]                            ;    85.3 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;    91.3        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    91.3 p5     136 s[3]
        vmovdqu64 [rbp + 22464], zmm31                           ;   129.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6144]                             ;    86.0 p2     134 k.0
        vmovdqa64 zmm31, zmm30                                   ;    92.0        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    92.0 p0     136 s[4]
        vmovdqu64 [rbp + 22528], zmm31                           ;   130.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6208]                             ;    86.7 p3     134 k.1
        vmovdqa64 zmm30, zmm31                                   ;    92.7        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    92.7 p5     136 s[4]
        vmovdqu64 [rbp + 22592], zmm30                           ;   131.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6272]                             ;    87.3 p2     134 k.2
        vmovdqa64 zmm31, zmm30                                   ;    93.3        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    93.3 p0     136 s[4]
        vmovdqu64 [rbp + 22656], zmm31                           ;   132.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6336]                             ;    88.0 p3     134 k.3
        vmovdqa64 zmm30, zmm31                                   ;    94.0        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    94.0 p5     136 s[4]
        vmovdqu64 [rbp + 22720], zmm30                           ;   133.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6400]                             ;    88.7 p2     134 k.4
        vmovdqa64 zmm31, zmm30                                   ;    94.7        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    94.7 p0     136 s[4]
        vmovdqu64 [rbp + 22784], zmm31                           ;   134.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6464]                             ;    89.3 p3     134 k.5
        vmovdqa64 zmm30, zmm31                                   ;    95.3        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    95.3 p5     136 s[4]
        vmovdqu64 [rbp + 22848], zmm30                           ;   135.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6528]                             ;    90.0 p2     134 k.6
        vmovdqa64 zmm31, zmm30                                   ;    96.0        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    96.0 p0     136 s[4]
        vmovdqu64 [rbp + 22912], zmm31                           ;   136.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6592]                             ;    90.7 p3     134 k.7
        vmovdqa64 zmm30, zmm31                                   ;    96.7        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    96.7 p5     136 s[4]
        vmovdqu64 [rbp + 22976], zmm30                           ;   137.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6656]                             ;    91.3 p2     134 k.8
        vmovdqa64 zmm31, zmm30                                   ;    97.3        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    97.3 p0     136 s[4]
        vmovdqu64 [rbp + 23040], zmm31                           ;   138.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6720]                             ;    92.0 p3     134 k.9
        vmovdqa64 zmm30, zmm31                                   ;    98.0        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    98.0 p5     136 s[4]
        vmovdqu64 [rbp + 23104], zmm30                           ;   139.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6784]                             ;    92.7 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;    98.7        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    98.7 p0     136 s[4]
        vmovdqu64 [rbp + 23168], zmm31                           ;   140.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6848]                             ;    93.3 p3     134 k.11
        vmovdqa64 zmm30, zmm31                                   ;    99.3        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    99.3 p5     136 s[4]
        vmovdqu64 [rbp + 23232], zmm30                           ;   141.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6912]                             ;    94.0 p2     134 k.12
        vmovdqa64 zmm31, zmm30                                   ;   100.0        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   100.0 p0     136 s[4]
        vmovdqu64 [rbp + 23296], zmm31                           ;   142.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6976]                             ;    94.7 p3     134 k.13
        vmovdqa64 zmm30, zmm31                                   ;   100.7        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   100.7 p5     136 s[4]
        vmovdqu64 [rbp + 23360], zmm30                           ;   143.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7040]                             ;    95.3 p2     134 k.14
        vmovdqa64 zmm31, zmm30                                   ;   101.3        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   101.3 p0     136 s[4]
        vmovdqu64 [rbp + 23424], zmm31                           ;   144.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7104]                             ;    96.0 p3     134 k.15
        vmovdqa64 zmm30, zmm31                                   ;   102.0        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   102.0 p5     136 s[4]
        vmovdqu64 [rbp + 23488], zmm30                           ;   145.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7168]                             ;    96.7 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;   102.7        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   102.7 p0     136 s[4]
        vmovdqu64 [rbp + 23552], zmm31                           ;   146.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7232]                             ;    97.3 p3     134 k.17
        vmovdqa64 zmm30, zmm31                                   ;   103.3        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   103.3 p5     136 s[4]
        vmovdqu64 [rbp + 23616], zmm30                           ;   147.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7296]                             ;    98.0 p2     134 k.18
        vmovdqa64 zmm31, zmm30                                   ;   104.0        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   104.0 p0     136 s[4]
        vmovdqu64 [rbp + 23680], zmm31                           ;   148.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7360]                             ;    98.7 p3     134 k.19
        vmovdqa64 zmm30, zmm31                                   ;   104.7        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   104.7 p5     136 s[4]
        vmovdqu64 [rbp + 23744], zmm30                           ;   149.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7424]                             ;    99.3 p2     134 k.20
        vmovdqa64 zmm31, zmm30                                   ;   105.3        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   105.3 p0     136 s[4]
        vmovdqu64 [rbp + 23808], zmm31                           ;   150.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7488]                             ;   100.0 p3     134 k.21
        vmovdqa64 zmm30, zmm31                                   ;   106.0        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   106.0 p5     136 s[4]
        vmovdqu64 [rbp + 23872], zmm30                           ;   151.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7552]                             ;   100.7 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;   106.7        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   106.7 p0     136 s[4]
        vmovdqu64 [rbp + 23936], zmm31                           ;   152.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7616]                             ;   101.3 p3     134 k.23
        vmovdqa64 zmm30, zmm31                                   ;   107.3        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   107.3 p5     136 s[4]
        vmovdqu64 [rbp + 24000], zmm30                           ;   153.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7680]                             ;   102.0 p2     134 k.24
        vmovdqa64 zmm31, zmm30                                   ;   108.0        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   108.0 p0     136 s[4]
        vmovdqu64 [rbp + 24064], zmm31                           ;   154.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7744]                             ;   102.7 p3     134 k.25
        vmovdqa64 zmm30, zmm31                                   ;   108.7        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   108.7 p5     136 s[4]
        vmovdqu64 [rbp + 24128], zmm30                           ;   155.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7808]                             ;   103.3 p2     134 k.26
        vmovdqa64 zmm31, zmm30                                   ;   109.3        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   109.3 p0     136 s[4]
        vmovdqu64 [rbp + 24192], zmm31                           ;   156.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7872]                             ;   104.0 p3     134 k.27
        vmovdqa64 zmm30, zmm31                                   ;   110.0        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   110.0 p5     136 s[4]
        vmovdqu64 [rbp + 24256], zmm30                           ;   157.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7936]                             ;   104.7 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;   110.7        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   110.7 p0     136 s[4]
        vmovdqu64 [rbp + 24320], zmm31                           ;   158.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 8000]                             ;   105.3 p3     134 k.29
        vmovdqa64 zmm30, zmm31                                   ;   111.3        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   111.3 p5     136 s[4]
        vmovdqu64 [rbp + 24384], zmm30                           ;   159.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8064]                             ;   106.0 p2     134 k.30
        vmovdqa64 zmm31, zmm30                                   ;   112.0        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   112.0 p0     136 s[4]
        vmovdqu64 [rbp + 24448], zmm31                           ;   160.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 8128]                             ;   106.7 p3     134 k.31
        vmovdqa64 zmm30, zmm31                                   ;   112.7        136 s[4] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   112.7 p5     136 s[4]
        vmovdqu64 [rbp + 24512], zmm30                           ;   161.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4096]                             ;   107.3 p2     134 k.0
        vmovdqa64 zmm31, zmm30                                   ;   113.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   113.3 p0     136 s[5]
        vmovdqu64 [rbp + 24576], zmm31                           ;   162.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4160]                             ;   108.0 p3     134 k.1
        vmovdqa64 zmm31, zmm30                                   ;   114.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   114.0 p5     136 s[5]
        vmovdqu64 [rbp + 24640], zmm31                           ;   163.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4224]                             ;   108.7 p2     134 k.2
        vmovdqa64 zmm31, zmm30                                   ;   114.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   114.7 p0     136 s[5]
        vmovdqu64 [rbp + 24704], zmm31                           ;   164.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4288]                             ;   109.3 p3     134 k.3
        vmovdqa64 zmm31, zmm30                                   ;   115.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   115.3 p5     136 s[5]
        vmovdqu64 [rbp + 24768], zmm31                           ;   165.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4352]                             ;   110.0 p2     134 k.4
        vmovdqa64 zmm31, zmm30                                   ;   116.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   116.0 p0     136 s[5]
        vmovdqu64 [rbp + 24832], zmm31                           ;   166.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4416]                             ;   110.7 p3     134 k.5
        vmovdqa64 zmm31, zmm30                                   ;   116.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   116.7 p5     136 s[5]
        vmovdqu64 [rbp + 24896], zmm31                           ;   167.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4480]                             ;   111.3 p2     134 k.6
        vmovdqa64 zmm31, zmm30                                   ;   117.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   117.3 p0     136 s[5]
        vmovdqu64 [rbp + 24960], zmm31                           ;   168.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4544]                             ;   112.0 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;   118.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   118.0 p5     136 s[5]
        vmovdqu64 [rbp + 25024], zmm31                           ;   169.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4608]                             ;   112.7 p2     134 k.8
        vmovdqa64 zmm31, zmm30                                   ;   118.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   118.7 p0     136 s[5]
        vmovdqu64 [rbp + 25088], zmm31                           ;   170.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4672]                             ;   113.3 p3     134 k.9
        vmovdqa64 zmm31, zmm30                                   ;   119.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   119.3 p5     136 s[5]
        vmovdqu64 [rbp + 25152], zmm31                           ;   171.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4736]                             ;   114.0 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;   120.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   120.0 p0     136 s[5]
        vmovdqu64 [rbp + 25216], zmm31                           ;   172.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4800]                             ;   114.7 p3     134 k.11
        vmovdqa64 zmm31, zmm30                                   ;   120.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   120.7 p5     136 s[5]
        vmovdqu64 [rbp + 25280], zmm31                           ;   173.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4864]                             ;   115.3 p2     134 k.12
        vmovdqa64 zmm31, zmm30                                   ;   121.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   121.3 p0     136 s[5]
        vmovdqu64 [rbp + 25344], zmm31                           ;   174.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4928]                             ;   116.0 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;   122.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   122.0 p5     136 s[5]
        vmovdqu64 [rbp + 25408], zmm31                           ;   175.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 4992]                             ;   116.7 p2     134 k.14
        vmovdqa64 zmm31, zmm30                                   ;   122.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   122.7 p0     136 s[5]
        vmovdqu64 [rbp + 25472], zmm31                           ;   176.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5056]                             ;   117.3 p3     134 k.15
        vmovdqa64 zmm31, zmm30                                   ;   123.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   123.3 p5     136 s[5]
        vmovdqu64 [rbp + 25536], zmm31                           ;   177.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5120]                             ;   118.0 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;   124.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   124.0 p0     136 s[5]
        vmovdqu64 [rbp + 25600], zmm31                           ;   178.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5184]                             ;   118.7 p3     134 k.17
        vmovdqa64 zmm31, zmm30                                   ;   124.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   124.7 p5     136 s[5]
        vmovdqu64 [rbp + 25664], zmm31                           ;   179.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5248]                             ;   119.3 p2     134 k.18
        vmovdqa64 zmm31, zmm30                                   ;   125.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   125.3 p0     136 s[5]
        vmovdqu64 [rbp + 25728], zmm31                           ;   180.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5312]                             ;   120.0 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;   126.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   126.0 p5     136 s[5]
        vmovdqu64 [rbp + 25792], zmm31                           ;   181.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5376]                             ;   120.7 p2     134 k.20
        vmovdqa64 zmm31, zmm30                                   ;   126.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   126.7 p0     136 s[5]
        vmovdqu64 [rbp + 25856], zmm31                           ;   182.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5440]                             ;   121.3 p3     134 k.21
        vmovdqa64 zmm31, zmm30                                   ;   127.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   127.3 p5     136 s[5]
        vmovdqu64 [rbp + 25920], zmm31                           ;   183.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5504]                             ;   122.0 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;   128.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   128.0 p0     136 s[5]
        vmovdqu64 [rbp + 25984], zmm31                           ;   184.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5568]                             ;   122.7 p3     134 k.23
        vmovdqa64 zmm31, zmm30                                   ;   128.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   128.7 p5     136 s[5]
        vmovdqu64 [rbp + 26048], zmm31                           ;   185.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5632]                             ;   123.3 p2     134 k.24
        vmovdqa64 zmm31, zmm30                                   ;   129.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   129.3 p0     136 s[5]
        vmovdqu64 [rbp + 26112], zmm31                           ;   186.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5696]                             ;   124.0 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;   130.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   130.0 p5     136 s[5]
        vmovdqu64 [rbp + 26176], zmm31                           ;   187.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5760]                             ;   124.7 p2     134 k.26
        vmovdqa64 zmm31, zmm30                                   ;   130.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   130.7 p0     136 s[5]
        vmovdqu64 [rbp + 26240], zmm31                           ;   188.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5824]                             ;   125.3 p3     134 k.27
        vmovdqa64 zmm31, zmm30                                   ;   131.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   131.3 p5     136 s[5]
        vmovdqu64 [rbp + 26304], zmm31                           ;   189.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 5888]                             ;   126.0 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;   132.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   132.0 p0     136 s[5]
        vmovdqu64 [rbp + 26368], zmm31                           ;   190.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5952]                             ;   126.7 p3     134 k.29
        vmovdqa64 zmm31, zmm30                                   ;   132.7        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   132.7 p5     136 s[5]
        vmovdqu64 [rbp + 26432], zmm31                           ;   191.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6016]                             ;   127.3 p2     134 k.30
        vmovdqa64 zmm31, zmm30                                   ;   133.3        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   133.3 p0     136 s[5]
        vmovdqu64 [rbp + 26496], zmm31                           ;   192.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 6080]                             ;   128.0 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;   134.0        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   134.0 p5     136 s[5]
        vmovdqu64 [rbp + 26560], zmm31                           ;   193.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2048]                             ;   128.7 p2     134 k.0
        vmovdqa64 zmm31, zmm30                                   ;   134.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   134.7 p0     136 s[6]
        vmovdqu64 [rbp + 26624], zmm31                           ;   194.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2112]                             ;   129.3 p3     134 k.1
        vmovdqa64 zmm31, zmm30                                   ;   135.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   135.3 p5     136 s[6]
        vmovdqu64 [rbp + 26688], zmm31                           ;   195.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2176]                             ;   130.0 p2     134 k.2
        vmovdqa64 zmm31, zmm30                                   ;   136.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   136.0 p0     136 s[6]
        vmovdqu64 [rbp + 26752], zmm31                           ;   196.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2240]                             ;   130.7 p3     134 k.3
        vmovdqa64 zmm31, zmm30                                   ;   136.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   136.7 p5     136 s[6]
        vmovdqu64 [rbp + 26816], zmm31                           ;   197.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2304]                             ;   131.3 p2     134 k.4
        vmovdqa64 zmm31, zmm30                                   ;   137.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   137.3 p0     136 s[6]
        vmovdqu64 [rbp + 26880], zmm31                           ;   198.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2368]                             ;   132.0 p3     134 k.5
        vmovdqa64 zmm31, zmm30                                   ;   138.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   138.0 p5     136 s[6]
        vmovdqu64 [rbp + 26944], zmm31                           ;   199.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2432]                             ;   132.7 p2     134 k.6
        vmovdqa64 zmm31, zmm30                                   ;   138.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   138.7 p0     136 s[6]
        vmovdqu64 [rbp + 27008], zmm31                           ;   200.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2496]                             ;   133.3 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;   139.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   139.3 p5     136 s[6]
        vmovdqu64 [rbp + 27072], zmm31                           ;   201.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2560]                             ;   134.0 p2     134 k.8
        vmovdqa64 zmm31, zmm30                                   ;   140.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   140.0 p0     136 s[6]
        vmovdqu64 [rbp + 27136], zmm31                           ;   202.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2624]                             ;   134.7 p3     134 k.9
        vmovdqa64 zmm31, zmm30                                   ;   140.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   140.7 p5     136 s[6]
        vmovdqu64 [rbp + 27200], zmm31                           ;   203.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2688]                             ;   135.3 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;   141.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   141.3 p0     136 s[6]
        vmovdqu64 [rbp + 27264], zmm31                           ;   204.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2752]                             ;   136.0 p3     134 k.11
        vmovdqa64 zmm31, zmm30                                   ;   142.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   142.0 p5     136 s[6]
        vmovdqu64 [rbp + 27328], zmm31                           ;   205.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2816]                             ;   136.7 p2     134 k.12
        vmovdqa64 zmm31, zmm30                                   ;   142.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   142.7 p0     136 s[6]
        vmovdqu64 [rbp + 27392], zmm31                           ;   206.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2880]                             ;   137.3 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;   143.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   143.3 p5     136 s[6]
        vmovdqu64 [rbp + 27456], zmm31                           ;   207.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 2944]                             ;   138.0 p2     134 k.14
        vmovdqa64 zmm31, zmm30                                   ;   144.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   144.0 p0     136 s[6]
        vmovdqu64 [rbp + 27520], zmm31                           ;   208.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3008]                             ;   138.7 p3     134 k.15
        vmovdqa64 zmm31, zmm30                                   ;   144.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   144.7 p5     136 s[6]
        vmovdqu64 [rbp + 27584], zmm31                           ;   209.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3072]                             ;   139.3 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;   145.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   145.3 p0     136 s[6]
        vmovdqu64 [rbp + 27648], zmm31                           ;   210.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3136]                             ;   140.0 p3     134 k.17
        vmovdqa64 zmm31, zmm30                                   ;   146.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   146.0 p5     136 s[6]
        vmovdqu64 [rbp + 27712], zmm31                           ;   211.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3200]                             ;   140.7 p2     134 k.18
        vmovdqa64 zmm31, zmm30                                   ;   146.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   146.7 p0     136 s[6]
        vmovdqu64 [rbp + 27776], zmm31                           ;   212.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3264]                             ;   141.3 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;   147.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   147.3 p5     136 s[6]
        vmovdqu64 [rbp + 27840], zmm31                           ;   213.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3328]                             ;   142.0 p2     134 k.20
        vmovdqa64 zmm31, zmm30                                   ;   148.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   148.0 p0     136 s[6]
        vmovdqu64 [rbp + 27904], zmm31                           ;   214.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3392]                             ;   142.7 p3     134 k.21
        vmovdqa64 zmm31, zmm30                                   ;   148.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   148.7 p5     136 s[6]
        vmovdqu64 [rbp + 27968], zmm31                           ;   215.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3456]                             ;   143.3 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;   149.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   149.3 p0     136 s[6]
        vmovdqu64 [rbp + 28032], zmm31                           ;   216.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3520]                             ;   144.0 p3     134 k.23
        vmovdqa64 zmm31, zmm30                                   ;   150.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   150.0 p5     136 s[6]
        vmovdqu64 [rbp + 28096], zmm31                           ;   217.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3584]                             ;   144.7 p2     134 k.24
        vmovdqa64 zmm31, zmm30                                   ;   150.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   150.7 p0     136 s[6]
        vmovdqu64 [rbp + 28160], zmm31                           ;   218.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3648]                             ;   145.3 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;   151.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   151.3 p5     136 s[6]
        vmovdqu64 [rbp + 28224], zmm31                           ;   219.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3712]                             ;   146.0 p2     134 k.26
        vmovdqa64 zmm31, zmm30                                   ;   152.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   152.0 p0     136 s[6]
        vmovdqu64 [rbp + 28288], zmm31                           ;   220.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3776]                             ;   146.7 p3     134 k.27
        vmovdqa64 zmm31, zmm30                                   ;   152.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   152.7 p5     136 s[6]
        vmovdqu64 [rbp + 28352], zmm31                           ;   221.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3840]                             ;   147.3 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;   153.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   153.3 p0     136 s[6]
        vmovdqu64 [rbp + 28416], zmm31                           ;   222.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3904]                             ;   148.0 p3     134 k.29
        vmovdqa64 zmm31, zmm30                                   ;   154.0        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   154.0 p5     136 s[6]
        vmovdqu64 [rbp + 28480], zmm31                           ;   223.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 3968]                             ;   148.7 p2     134 k.30
        vmovdqa64 zmm31, zmm30                                   ;   154.7        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   154.7 p0     136 s[6]
        vmovdqu64 [rbp + 28544], zmm31                           ;   224.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4032]                             ;   149.3 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;   155.3        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   155.3 p5     136 s[6]
        vmovdqu64 [rbp + 28608], zmm31                           ;   225.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8]                                    ;   150.0 p2     134 k.0
        vmovdqa64 zmm31, zmm30                                   ;   156.0        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   156.0 p0     136 s[7]
        vmovdqu64 [rbp + 28672], zmm31                           ;   226.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 64]                               ;   150.7 p3     134 k.1
        mov r9, qword [rbp + 51528]                              ;   150.8 p10    138 s[15].0 reload
        vpxord zmm0, zmm0, [r9]                                  ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 28736], zmm0                            ;   227.5 p8+p9   99 clocks
        vmovdqa64 zmm0, zmm31                                    ;   156.7        136 s[7] copy
        vpternlogd zmm0, zmm31, zmm31, 0xf                       ;   156.7 p0     136 s[7]
        vmovdqu64 [rbp + 28800], zmm0                            ;   228.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 128]                               ;   151.8 p3     134 k.2
        vpxord zmm1, zmm1, [r9 + 64]                             ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 28864], zmm1                            ;   229.5 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;   157.8        136 s[7] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;   157.8 p0     136 s[7]
        vmovdqu64 [rbp + 28928], zmm1                            ;   230.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 192]                               ;   152.8 p3     134 k.3
        vpxord zmm2, zmm2, [r9 + 128]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 28992], zmm2                            ;   231.5 p8+p9   99 clocks
        vmovdqa64 zmm2, zmm1                                     ;   158.8        136 s[7] copy
        vpternlogd zmm2, zmm1, zmm1, 0xf                         ;   158.8 p0     136 s[7]
        vmovdqu64 [rbp + 29056], zmm2                            ;   232.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [r8 + 256]                               ;   153.8 p3     134 k.4
        vpxord zmm3, zmm3, [r9 + 192]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29120], zmm3                            ;   233.5 p8+p9   99 clocks
        vmovdqa64 zmm3, zmm2                                     ;   159.8        136 s[7] copy
        vpternlogd zmm3, zmm2, zmm2, 0xf                         ;   159.8 p0     136 s[7]
        vmovdqu64 [rbp + 29184], zmm3                            ;   234.8 p7+p4   99 clocks
        vmovdqu64 zmm3, [r8 + 320]                               ;   154.8 p3     134 k.5
        vpxord zmm4, zmm4, [r9 + 256]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29248], zmm4                            ;   235.5 p8+p9   99 clocks
        vmovdqa64 zmm4, zmm3                                     ;   160.8        136 s[7] copy
        vpternlogd zmm4, zmm3, zmm3, 0xf                         ;   160.8 p0     136 s[7]
        vmovdqu64 [rbp + 29312], zmm4                            ;   236.8 p7+p4   99 clocks
        vmovdqu64 zmm4, [r8 + 384]                               ;   155.8 p3     134 k.6
        vpxord zmm5, zmm5, [r9 + 320]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29376], zmm5                            ;   237.5 p8+p9   99 clocks
        vmovdqa64 zmm5, zmm4                                     ;   161.8        136 s[7] copy
        vpternlogd zmm5, zmm4, zmm4, 0xf                         ;   161.8 p0     136 s[7]
        vmovdqu64 [rbp + 29440], zmm5                            ;   238.8 p7+p4   99 clocks
        vmovdqu64 zmm5, [r8 + 448]                               ;   156.8 p3     134 k.7
        vpxord zmm6, zmm6, [r9 + 384]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29504], zmm6                            ;   239.5 p8+p9   99 clocks
        vmovdqa64 zmm6, zmm5                                     ;   162.8        136 s[7] copy
        vpternlogd zmm6, zmm5, zmm5, 0xf                         ;   162.8 p0     136 s[7]
        vmovdqu64 [rbp + 29568], zmm6                            ;   240.8 p7+p4   99 clocks
        vmovdqu64 zmm6, [r8 + 512]                               ;   157.8 p3     134 k.8
        vpxord zmm7, zmm7, [r9 + 448]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29632], zmm7                            ;   241.5 p8+p9   99 clocks
        vmovdqa64 zmm7, zmm6                                     ;   163.8        136 s[7] copy
        vpternlogd zmm7, zmm6, zmm6, 0xf                         ;   163.8 p0     136 s[7]
        vmovdqu64 [rbp + 29696], zmm7                            ;   242.8 p7+p4   99 clocks
        vmovdqu64 zmm7, [r8 + 576]                               ;   158.8 p3     134 k.9
        vpxord zmm8, zmm8, [r9 + 512]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29760], zmm8                            ;   243.5 p8+p9   99 clocks
        vmovdqa64 zmm8, zmm7                                     ;   164.8        136 s[7] copy
        vpternlogd zmm8, zmm7, zmm7, 0xf                         ;   164.8 p0     136 s[7]
        vmovdqu64 [rbp + 29824], zmm8                            ;   244.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [r8 + 640]                               ;   159.8 p3     134 k.10
        vpxord zmm9, zmm9, [r9 + 576]                            ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 29888], zmm9                            ;   245.5 p8+p9   99 clocks
        vmovdqa64 zmm9, zmm8                                     ;   165.8        136 s[7] copy
        vpternlogd zmm9, zmm8, zmm8, 0xf                         ;   165.8 p0     136 s[7]
        vmovdqu64 [rbp + 29952], zmm9                            ;   246.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [r8 + 704]                               ;   160.8 p3     134 k.11
        vpxord zmm10, zmm10, [r9 + 640]                          ;   161.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30016], zmm10                           ;   247.5 p8+p9   99 clocks
        vmovdqa64 zmm10, zmm9                                    ;   166.8        136 s[7] copy
        vpternlogd zmm10, zmm9, zmm9, 0xf                        ;   166.8 p0     136 s[7]
        vmovdqu64 [rbp + 30080], zmm10                           ;   248.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [r8 + 768]                              ;   161.8 p3     134 k.12
        vpxord zmm11, zmm11, [r9 + 704]                          ;   162.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30144], zmm11                           ;   249.5 p8+p9   99 clocks
        vmovdqa64 zmm11, zmm10                                   ;   167.8        136 s[7] copy
        vpternlogd zmm11, zmm10, zmm10, 0xf                      ;   167.8 p0     136 s[7]
        vmovdqu64 [rbp + 30208], zmm11                           ;   250.8 p7+p4   99 clocks
        vmovdqu64 zmm11, [r8 + 832]                              ;   162.8 p3     134 k.13
        vpxord zmm12, zmm12, [r9 + 768]                          ;   163.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30272], zmm12                           ;   251.5 p8+p9   99 clocks
        vmovdqa64 zmm12, zmm11                                   ;   168.8        136 s[7] copy
        vpternlogd zmm12, zmm11, zmm11, 0xf                      ;   168.8 p0     136 s[7]
        vmovdqu64 [rbp + 30336], zmm12                           ;   252.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [r8 + 896]                              ;   163.8 p3     134 k.14
        vpxord zmm13, zmm13, [r9 + 832]                          ;   164.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30400], zmm13                           ;   253.5 p8+p9   99 clocks
        vmovdqa64 zmm13, zmm12                                   ;   169.8        136 s[7] copy
        vpternlogd zmm13, zmm12, zmm12, 0xf                      ;   169.8 p0     136 s[7]
        vmovdqu64 [rbp + 30464], zmm13                           ;   254.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [r8 + 960]                              ;   164.8 p3     134 k.15
        vpxord zmm14, zmm14, [r9 + 896]                          ;   165.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30528], zmm14                           ;   255.5 p8+p9   99 clocks
        vmovdqa64 zmm14, zmm13                                   ;   170.8        136 s[7] copy
        vpternlogd zmm14, zmm13, zmm13, 0xf                      ;   170.8 p0     136 s[7]
        vmovdqu64 [rbp + 30592], zmm14                           ;   256.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [r8 + 1024]                             ;   165.8 p3     134 k.16
        vpxord zmm15, zmm15, [r9 + 960]                          ;   166.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30656], zmm15                           ;   257.5 p8+p9   99 clocks
        vmovdqa64 zmm15, zmm14                                   ;   171.8        136 s[7] copy
        vpternlogd zmm15, zmm14, zmm14, 0xf                      ;   171.8 p0     136 s[7]
        vmovdqu64 [rbp + 30720], zmm15                           ;   258.8 p7+p4   99 clocks
        vmovdqu64 zmm15, [r8 + 1088]                             ;   166.8 p3     134 k.17
        vpxord zmm16, zmm16, [r9 + 1024]                         ;   167.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30784], zmm16                           ;   259.5 p8+p9   99 clocks
        vmovdqa64 zmm16, zmm15                                   ;   172.8        136 s[7] copy
        vpternlogd zmm16, zmm15, zmm15, 0xf                      ;   172.8 p0     136 s[7]
        vmovdqu64 [rbp + 30848], zmm16                           ;   260.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [r8 + 1152]                             ;   167.8 p3     134 k.18
        vpxord zmm17, zmm17, [r9 + 1088]                         ;   168.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 30912], zmm17                           ;   261.5 p8+p9   99 clocks
        vmovdqa64 zmm17, zmm16                                   ;   173.8        136 s[7] copy
        vpternlogd zmm17, zmm16, zmm16, 0xf                      ;   173.8 p0     136 s[7]
        vmovdqu64 [rbp + 30976], zmm17                           ;   262.8 p7+p4   99 clocks
        vmovdqu64 zmm17, [r8 + 1216]                             ;   168.8 p3     134 k.19
        vpxord zmm18, zmm18, [r9 + 1152]                         ;   169.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31040], zmm18                           ;   263.5 p8+p9   99 clocks
        vmovdqa64 zmm18, zmm17                                   ;   174.8        136 s[7] copy
        vpternlogd zmm18, zmm17, zmm17, 0xf                      ;   174.8 p0     136 s[7]
        vmovdqu64 [rbp + 31104], zmm18                           ;   264.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [r8 + 1280]                             ;   169.8 p3     134 k.20
        vpxord zmm19, zmm19, [r9 + 1216]                         ;   170.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31168], zmm19                           ;   265.5 p8+p9   99 clocks
        vmovdqa64 zmm19, zmm18                                   ;   175.8        136 s[7] copy
        vpternlogd zmm19, zmm18, zmm18, 0xf                      ;   175.8 p0     136 s[7]
        vmovdqu64 [rbp + 31232], zmm19                           ;   266.8 p7+p4   99 clocks
        vmovdqu64 zmm19, [r8 + 1344]                             ;   170.8 p3     134 k.21
        vpxord zmm20, zmm20, [r9 + 1280]                         ;   171.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31296], zmm20                           ;   267.5 p8+p9   99 clocks
        vmovdqa64 zmm20, zmm19                                   ;   176.8        136 s[7] copy
        vpternlogd zmm20, zmm19, zmm19, 0xf                      ;   176.8 p0     136 s[7]
        vmovdqu64 [rbp + 31360], zmm20                           ;   268.8 p7+p4   99 clocks
        vmovdqu64 zmm20, [r8 + 1408]                             ;   171.8 p3     134 k.22
        vpxord zmm21, zmm21, [r9 + 1344]                         ;   172.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31424], zmm21                           ;   269.5 p8+p9   99 clocks
        vmovdqa64 zmm21, zmm20                                   ;   177.8        136 s[7] copy
        vpternlogd zmm21, zmm20, zmm20, 0xf                      ;   177.8 p0     136 s[7]
        vmovdqu64 [rbp + 31488], zmm21                           ;   270.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [r8 + 1472]                             ;   172.8 p3     134 k.23
        vpxord zmm22, zmm22, [r9 + 1408]                         ;   173.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31552], zmm22                           ;   271.5 p8+p9   99 clocks
        vmovdqa64 zmm22, zmm21                                   ;   178.8        136 s[7] copy
        vpternlogd zmm22, zmm21, zmm21, 0xf                      ;   178.8 p0     136 s[7]
        vmovdqu64 [rbp + 31616], zmm22                           ;   272.8 p7+p4   99 clocks
        vmovdqu64 zmm22, [r8 + 1536]                             ;   173.8 p3     134 k.24
        vpxord zmm23, zmm23, [r9 + 1472]                         ;   174.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31680], zmm23                           ;   273.5 p8+p9   99 clocks
        vmovdqa64 zmm23, zmm22                                   ;   179.8        136 s[7] copy
        vpternlogd zmm23, zmm22, zmm22, 0xf                      ;   179.8 p0     136 s[7]
        vmovdqu64 [rbp + 31744], zmm23                           ;   274.8 p7+p4   99 clocks
        vmovdqu64 zmm23, [r8 + 1600]                             ;   174.8 p3     134 k.25
        vpxord zmm24, zmm24, [r9 + 1536]                         ;   175.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31808], zmm24                           ;   275.5 p8+p9   99 clocks
        vmovdqa64 zmm24, zmm23                                   ;   180.8        136 s[7] copy
        vpternlogd zmm24, zmm23, zmm23, 0xf                      ;   180.8 p0     136 s[7]
        vmovdqu64 [rbp + 31872], zmm24                           ;   276.8 p7+p4   99 clocks
        vmovdqu64 zmm24, [r8 + 1664]                             ;   175.8 p3     134 k.26
        vpxord zmm25, zmm25, [r9 + 1600]                         ;   176.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 31936], zmm25                           ;   277.5 p8+p9   99 clocks
        vmovdqa64 zmm25, zmm24                                   ;   181.8        136 s[7] copy
        vpternlogd zmm25, zmm24, zmm24, 0xf                      ;   181.8 p0     136 s[7]
        vmovdqu64 [rbp + 32000], zmm25                           ;   278.8 p7+p4   99 clocks
        vmovdqu64 zmm25, [r8 + 1728]                             ;   176.8 p3     134 k.27
        vpxord zmm26, zmm26, [r9 + 1664]                         ;   177.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 32064], zmm26                           ;   279.5 p8+p9   99 clocks
        vmovdqa64 zmm26, zmm25                                   ;   182.8        136 s[7] copy
        vpternlogd zmm26, zmm25, zmm25, 0xf                      ;   182.8 p0     136 s[7]
        vmovdqu64 [rbp + 32128], zmm26                           ;   280.8 p7+p4   99 clocks
        vmovdqu64 zmm26, [r8 + 1792]                             ;   177.8 p3     134 k.28
        vpxord zmm27, zmm27, [r9 + 1728]                         ;   178.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 32192], zmm27                           ;   281.5 p8+p9   99 clocks
        vmovdqa64 zmm27, zmm26                                   ;   183.8        136 s[7] copy
        vpternlogd zmm27, zmm26, zmm26, 0xf                      ;   183.8 p0     136 s[7]
        vmovdqu64 [rbp + 32256], zmm27                           ;   282.8 p7+p4   99 clocks
        vmovdqu64 zmm27, [r8 + 1856]                             ;   178.8 p3     134 k.29
        vpxord zmm28, zmm28, [r9 + 1792]                         ;   179.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 32320], zmm28                           ;   283.5 p8+p9   99 clocks
        vmovdqa64 zmm28, zmm27                                   ;   184.8        136 s[7] copy
        vpternlogd zmm28, zmm27, zmm27, 0xf                      ;   184.8 p0     136 s[7]
        vmovdqu64 [rbp + 32384], zmm28                           ;   284.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 1920]                             ;   179.8 p3     134 k.30
        vpxord zmm29, zmm29, [r9 + 1856]                         ;   180.0 p5+p2  141 s[9]
        vmovdqu64 [rbp + 32448], zmm29                           ;   285.5 p8+p9   99 clocks
        vmovdqa64 zmm29, zmm28                                   ;   185.8        136 s[7] copy
        vpternlogd zmm29, zmm28, zmm28, 0xf                      ;   185.8 p0     136 s[7]
        vmovdqu64 [rbp + 32512], zmm29                           ;   286.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 1984]                             ;   180.8 p3     134 k.31
        vmovdqa64 zmm28, zmm29                                   ;   186.8        136 s[7] copy
        vpternlogd zmm28, zmm29, zmm29, 0xf                      ;   186.8 p5     136 s[7]
        vmovdqu64 [rbp + 32576], zmm28                           ;   287.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 14208]                            ;   181.5 p2     141 s[9]
        vpxord zmm28, zmm28, [r9 + 1920]                         ;   187.5 p0+p3  141 s[9]
        vmovdqu64 [rbp + 32640], zmm28                           ;   288.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 14272]                            ;   182.5 p2     141 s[9]
        vpxord zmm28, zmm28, [r9 + 1984]                         ;   188.5 p5+p3  141 s[9]
        vmovdqu64 [rbp + 32704], zmm28                           ;   289.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 10240]                            ;   183.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2048]                         ;   189.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 32768], zmm28                           ;   290.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 10304]                            ;   184.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2112]                         ;   190.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 32832], zmm28                           ;   291.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 10368]                            ;   185.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2176]                         ;   191.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 32896], zmm28                           ;   292.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 10432]                            ;   186.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2240]                         ;   192.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 32960], zmm28                           ;   293.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 10496]                            ;   187.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2304]                         ;   193.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33024], zmm28                           ;   294.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 10560]                            ;   188.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2368]                         ;   194.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33088], zmm28                           ;   295.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 10624]                            ;   189.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2432]                         ;   195.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33152], zmm28                           ;   296.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 10688]                            ;   190.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2496]                         ;   196.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33216], zmm28                           ;   297.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 10752]                            ;   191.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2560]                         ;   197.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33280], zmm28                           ;   298.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 10816]                            ;   192.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2624]                         ;   198.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33344], zmm28                           ;   299.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 10880]                            ;   193.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2688]                         ;   199.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33408], zmm28                           ;   300.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 10944]                            ;   194.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2752]                         ;   200.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33472], zmm28                           ;   301.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11008]                            ;   195.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2816]                         ;   201.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33536], zmm28                           ;   302.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11072]                            ;   196.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2880]                         ;   202.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33600], zmm28                           ;   303.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11136]                            ;   197.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 2944]                         ;   203.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33664], zmm28                           ;   304.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11200]                            ;   198.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3008]                         ;   204.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33728], zmm28                           ;   305.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11264]                            ;   199.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3072]                         ;   205.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33792], zmm28                           ;   306.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11328]                            ;   200.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3136]                         ;   206.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33856], zmm28                           ;   307.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11392]                            ;   201.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3200]                         ;   207.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 33920], zmm28                           ;   308.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11456]                            ;   202.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3264]                         ;   208.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 33984], zmm28                           ;   309.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11520]                            ;   203.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3328]                         ;   209.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 34048], zmm28                           ;   310.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11584]                            ;   204.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3392]                         ;   210.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 34112], zmm28                           ;   311.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11648]                            ;   205.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3456]                         ;   211.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 34176], zmm28                           ;   312.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11712]                            ;   206.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3520]                         ;   212.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 34240], zmm28                           ;   313.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11776]                            ;   207.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3584]                         ;   213.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 34304], zmm28                           ;   314.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11840]                            ;   208.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3648]                         ;   214.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 34368], zmm28                           ;   315.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 11904]                            ;   209.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3712]                         ;   215.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 34432], zmm28                           ;   316.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 11968]                            ;   210.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3776]                         ;   216.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 34496], zmm28                           ;   317.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 12032]                            ;   211.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3840]                         ;   217.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 34560], zmm28                           ;   318.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 12096]                            ;   212.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3904]                         ;   218.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 34624], zmm28                           ;   319.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 12160]                            ;   213.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 3968]                         ;   219.5 p0+p3  140 s[10]
        vmovdqu64 [rbp + 34688], zmm28                           ;   320.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 12224]                            ;   214.5 p2     140 s[10]
        vpxord zmm28, zmm28, [r9 + 4032]                         ;   220.5 p5+p3  140 s[10]
        vmovdqu64 [rbp + 34752], zmm28                           ;   321.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6144]                             ;   215.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4096]                         ;   221.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 34816], zmm28                           ;   322.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 6208]                             ;   216.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4160]                         ;   222.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 34880], zmm28                           ;   323.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6272]                             ;   217.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4224]                         ;   223.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 34944], zmm28                           ;   324.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 6336]                             ;   218.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4288]                         ;   224.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 35008], zmm28                           ;   325.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6400]                             ;   219.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4352]                         ;   225.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35072], zmm28                           ;   326.8 p7+p4   99 clocks
        vpxord zmm30, zmm30, [r9 + 6144]                         ;   220.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 35136], zmm30                           ;   327.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6464]                             ;   220.8 p3     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4416]                         ;   226.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35200], zmm28                           ;   328.8 p7+p4   99 clocks
        vpxord zmm31, zmm31, [r9 + 6208]                         ;   221.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 35264], zmm31                           ;   329.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6528]                             ;   222.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4480]                         ;   228.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35328], zmm28                           ;   330.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 6592]                             ;   223.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4544]                         ;   229.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 35392], zmm28                           ;   331.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6656]                             ;   224.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4608]                         ;   230.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35456], zmm28                           ;   332.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 6720]                             ;   225.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4672]                         ;   231.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 35520], zmm28                           ;   333.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6784]                             ;   226.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4736]                         ;   232.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35584], zmm28                           ;   334.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 6848]                             ;   227.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4800]                         ;   233.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 35648], zmm28                           ;   335.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 6912]                             ;   228.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4864]                         ;   234.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35712], zmm28                           ;   336.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 6976]                             ;   229.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4928]                         ;   235.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 35776], zmm28                           ;   337.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 7040]                             ;   230.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 4992]                         ;   236.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35840], zmm28                           ;   338.8 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 7104]                             ;   231.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 5056]                         ;   237.5 p5+p3  139 s[12]
        vmovdqu64 [rbp + 35904], zmm28                           ;   339.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 7168]                             ;   232.5 p2     139 s[12]
        vpxord zmm28, zmm28, [r9 + 5120]                         ;   238.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 35968], zmm28                           ;   340.8 p7+p4   99 clocks
        vpxord zmm0, zmm0, [r9 + 6272]                           ;   233.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 36032], zmm0                            ;   341.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7232]                              ;   233.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5184]                           ;   239.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36096], zmm0                            ;   342.8 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 6336]                           ;   234.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 36160], zmm1                            ;   343.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7296]                              ;   235.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5248]                           ;   241.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 36224], zmm0                            ;   344.8 p7+p4   99 clocks
        vpxord zmm2, zmm2, [r9 + 6400]                           ;   236.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 36288], zmm2                            ;   345.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7360]                              ;   236.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5312]                           ;   242.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36352], zmm0                            ;   346.8 p7+p4   99 clocks
        vpxord zmm3, zmm3, [r9 + 6464]                           ;   237.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 36416], zmm3                            ;   347.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7424]                              ;   238.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5376]                           ;   244.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 36480], zmm0                            ;   348.8 p7+p4   99 clocks
        vpxord zmm4, zmm4, [r9 + 6528]                           ;   239.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 36544], zmm4                            ;   349.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7488]                              ;   239.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5440]                           ;   245.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36608], zmm0                            ;   350.8 p7+p4   99 clocks
        vpxord zmm5, zmm5, [r9 + 6592]                           ;   240.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 36672], zmm5                            ;   351.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7552]                              ;   241.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5504]                           ;   247.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 36736], zmm0                            ;   352.8 p7+p4   99 clocks
        vpxord zmm6, zmm6, [r9 + 6656]                           ;   242.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 36800], zmm6                            ;   353.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7616]                              ;   242.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5568]                           ;   248.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36864], zmm0                            ;   354.8 p7+p4   99 clocks
        vpxord zmm7, zmm7, [r9 + 6720]                           ;   243.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 36928], zmm7                            ;   355.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7680]                              ;   244.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5632]                           ;   250.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 36992], zmm0                            ;   356.8 p7+p4   99 clocks
        vpxord zmm8, zmm8, [r9 + 6784]                           ;   245.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37056], zmm8                            ;   357.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7744]                              ;   245.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5696]                           ;   251.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 37120], zmm0                            ;   358.8 p7+p4   99 clocks
        vpxord zmm9, zmm9, [r9 + 6848]                           ;   246.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 37184], zmm9                            ;   359.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7808]                              ;   247.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5760]                           ;   253.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 37248], zmm0                            ;   360.8 p7+p4   99 clocks
        vpxord zmm10, zmm10, [r9 + 6912]                         ;   248.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37312], zmm10                           ;   361.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7872]                              ;   248.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5824]                           ;   254.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 37376], zmm0                            ;   362.8 p7+p4   99 clocks
        vpxord zmm11, zmm11, [r9 + 6976]                         ;   249.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 37440], zmm11                           ;   363.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7936]                              ;   250.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5888]                           ;   256.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 37504], zmm0                            ;   364.8 p7+p4   99 clocks
        vpxord zmm12, zmm12, [r9 + 7040]                         ;   251.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37568], zmm12                           ;   365.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 8000]                              ;   251.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5952]                           ;   257.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 37632], zmm0                            ;   366.8 p7+p4   99 clocks
        vpxord zmm13, zmm13, [r9 + 7104]                         ;   252.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 37696], zmm13                           ;   367.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 8064]                              ;   253.5 p2     139 s[12]
        vpxord zmm0, zmm0, [r9 + 6016]                           ;   259.5 p0+p3  139 s[12]
        vmovdqu64 [rbp + 37760], zmm0                            ;   368.8 p7+p4   99 clocks
        vpxord zmm14, zmm14, [r9 + 7168]                         ;   254.5 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37824], zmm14                           ;   369.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 8128]                              ;   254.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 6080]                           ;   260.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 37888], zmm0                            ;   370.8 p7+p4   99 clocks
        vpxord zmm15, zmm15, [r9 + 7232]                         ;   255.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 37952], zmm15                           ;   371.5 p8+p9   99 clocks
        vpxord zmm16, zmm16, [r9 + 7296]                         ;   256.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38016], zmm16                           ;   372.8 p7+p4   99 clocks
        vpxord zmm17, zmm17, [r9 + 7360]                         ;   256.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38080], zmm17                           ;   373.5 p8+p9   99 clocks
        vpxord zmm18, zmm18, [r9 + 7424]                         ;   257.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38144], zmm18                           ;   374.8 p7+p4   99 clocks
        vpxord zmm19, zmm19, [r9 + 7488]                         ;   257.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38208], zmm19                           ;   375.5 p8+p9   99 clocks
        vpxord zmm20, zmm20, [r9 + 7552]                         ;   258.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38272], zmm20                           ;   376.8 p7+p4   99 clocks
        vpxord zmm21, zmm21, [r9 + 7616]                         ;   258.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38336], zmm21                           ;   377.5 p8+p9   99 clocks
        vpxord zmm22, zmm22, [r9 + 7680]                         ;   259.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38400], zmm22                           ;   378.8 p7+p4   99 clocks
        vpxord zmm23, zmm23, [r9 + 7744]                         ;   259.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38464], zmm23                           ;   379.5 p8+p9   99 clocks
        vpxord zmm24, zmm24, [r9 + 7808]                         ;   260.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38528], zmm24                           ;   380.8 p7+p4   99 clocks
        vpxord zmm25, zmm25, [r9 + 7872]                         ;   260.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38592], zmm25                           ;   381.5 p8+p9   99 clocks
        vpxord zmm26, zmm26, [r9 + 7936]                         ;   261.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38656], zmm26                           ;   382.8 p7+p4   99 clocks
        vpxord zmm27, zmm27, [r9 + 8000]                         ;   261.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38720], zmm27                           ;   383.5 p8+p9   99 clocks
        vpxord zmm29, zmm29, [r9 + 8128]                         ;   262.5 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38784], zmm29                           ;   384.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [rel snow2_init256.T0_constants512 + 64] ;   262.8 p3      99 clocks reload
        vmovdqu64 [rbp + 38848], zmm0                            ;   385.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 38912], zmm0                            ;   386.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 38976], zmm0                            ;   387.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39040], zmm0                            ;   388.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39104], zmm0                            ;   389.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39168], zmm0                            ;   390.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39232], zmm0                            ;   391.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39296], zmm0                            ;   392.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39360], zmm0                            ;   393.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39424], zmm0                            ;   394.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39488], zmm0                            ;   395.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39552], zmm0                            ;   396.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39616], zmm0                            ;   397.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39680], zmm0                            ;   398.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39744], zmm0                            ;   399.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39808], zmm0                            ;   400.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 39872], zmm0                            ;   401.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 39936], zmm0                            ;   402.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40000], zmm0                            ;   403.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40064], zmm0                            ;   404.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40128], zmm0                            ;   405.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40192], zmm0                            ;   406.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40256], zmm0                            ;   407.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40320], zmm0                            ;   408.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40384], zmm0                            ;   409.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40448], zmm0                            ;   410.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40512], zmm0                            ;   411.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40576], zmm0                            ;   412.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40640], zmm0                            ;   413.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40704], zmm0                            ;   414.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40768], zmm0                            ;   415.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40832], zmm0                            ;   416.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 40896], zmm0                            ;   417.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 40960], zmm0                            ;   418.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41024], zmm0                            ;   419.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41088], zmm0                            ;   420.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41152], zmm0                            ;   421.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41216], zmm0                            ;   422.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41280], zmm0                            ;   423.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41344], zmm0                            ;   424.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41408], zmm0                            ;   425.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41472], zmm0                            ;   426.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41536], zmm0                            ;   427.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41600], zmm0                            ;   428.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1920]                              ;   263.5 p2     138 s[15]
        vpxord zmm1, zmm1, [r9 + 8064]                           ;   269.5 p5+p3  138 s[15]
        vmovdqu64 [rbp + 41664], zmm1                            ;   429.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41728], zmm0                            ;   430.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41792], zmm0                            ;   431.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41856], zmm0                            ;   432.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 41920], zmm0                            ;   433.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 41984], zmm0                            ;   434.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42048], zmm0                            ;   435.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42112], zmm0                            ;   436.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42176], zmm0                            ;   437.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42240], zmm0                            ;   438.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42304], zmm0                            ;   439.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42368], zmm0                            ;   440.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42432], zmm0                            ;   441.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42496], zmm0                            ;   442.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42560], zmm0                            ;   443.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42624], zmm0                            ;   444.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42688], zmm0                            ;   445.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42752], zmm0                            ;   446.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42816], zmm0                            ;   447.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 42880], zmm0                            ;   448.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 42944], zmm0                            ;   449.5 p8+p9   99 clocks
        mov esi, 0x20                                            ;   236.2 p1      99 clocks reload
        mov dword [rbp + 51552], esi                             ;   450.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 15936]                            ;                    resident
        vmovdqu64 zmm1, [rbp + 16064]                            ;                    resident
        vmovdqu64 zmm2, [rbp + 16000]                            ;                    resident
        vmovdqu64 zmm3, [rbp + 16192]                            ;                    resident
        vmovdqu64 zmm4, [rbp + 41344]                            ;                    resident
        vmovdqu64 zmm5, [rbp + 41920]                            ;                    resident
        vmovdqu64 zmm6, [rbp + 42432]                            ;                    resident
        vmovdqu64 zmm7, [rbp + 40896]                            ;                    resident
        vmovdqu64 zmm8, [rbp + 41408]                            ;                    resident
        vmovdqu64 zmm9, [rbp + 41984]                            ;                    resident
        vmovdqu64 zmm10, [rbp + 42496]                           ;                    resident
        vmovdqu64 zmm11, [rbp + 42944]                           ;                    resident
        vmovdqu64 zmm12, [rbp + 15744]                           ;                    resident
        vmovdqu64 zmm13, [rbp + 41152]                           ;                    resident
        vmovdqu64 zmm14, [rbp + 41728]                           ;                    resident
        vmovdqu64 zmm15, [rbp + 42240]                           ;                    resident
        vmovdqu64 zmm16, [rbp + 42752]                           ;                    resident
        vmovdqu64 zmm17, [rbp + 20544]                           ;                    resident
        vmovdqu64 zmm18, [rbp + 15808]                           ;                    resident
        vmovdqu64 zmm19, [rbp + 41088]                           ;                    resident
        vmovdqu64 zmm20, [rbp + 41600]                           ;                    resident
        vmovdqu64 zmm21, [rbp + 42176]                           ;                    resident
        vmovdqu64 zmm22, [rbp + 42688]                           ;                    resident
        vmovdqu64 zmm23, [rbp + 20672]                           ;                    resident
        vmovdqu64 zmm24, [rbp + 41024]                           ;                    resident
        vmovdqu64 zmm25, [rbp + 41216]                           ;                    resident
        vmovdqu64 zmm26, [rbp + 41536]                           ;                    resident
        vmovdqu64 zmm27, [rbp + 41792]                           ;                    resident
        vmovdqu64 zmm28, [rbp + 42112]                           ;                    resident
        vmovdqu64 zmm29, [rbp + 42304]                           ;                    resident
        mov esi, dword [rbp + 51552]                             ;                    resident
        align 16
.clocks_1:
        vmovdqu64 zmm30, [rbp + 35136]                           ;     0.0 p2     100 f reload
        vpandd zmm31, zmm7, zmm30                                ;     6.0 p0     100 f
        vmovdqu64 zmm30, [rbp + 35264]                           ;     0.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 40960], 0xe8             ;     7.0 p5+p2  100 f
        vmovdqu64 [rbp + 43008], zmm31                           ;     7.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm24                                   ;     1.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 36032], 0xe8             ;     8.0 p0+p3  100 f
        vmovdqu64 [rbp + 43072], zmm30                           ;     8.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm19                                   ;     1.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 36160], 0xe8             ;     9.0 p5+p2  100 f
        vmovdqu64 [rbp + 43136], zmm31                           ;     9.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm13                                   ;     2.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 36288], 0xe8             ;    10.0 p0+p3  100 f
        vmovdqu64 [rbp + 43200], zmm30                           ;    10.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm25                                   ;     3.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 36416], 0xe8             ;    11.0 p5+p2  100 f
        vmovdqu64 [rbp + 43264], zmm31                           ;    11.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 36544]                           ;     3.7 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 41280], 0xe8             ;    12.0 p0+p2  100 f
        vmovdqu64 [rbp + 43328], zmm30                           ;    12.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm4                                    ;     4.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 36672], 0xe8             ;    13.0 p5+p3  100 f
        vmovdqu64 [rbp + 43392], zmm31                           ;    13.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm8                                    ;     5.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 36800], 0xe8             ;    14.0 p0+p2  100 f
        vmovdqu64 [rbp + 43456], zmm30                           ;    14.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 36928]                           ;     5.7 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 41472], 0xe8             ;    15.0 p5+p2  100 f
        vmovdqu64 [rbp + 43520], zmm31                           ;    15.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm26                                   ;     6.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37056], 0xe8             ;    16.0 p0+p3  100 f
        vmovdqu64 [rbp + 43584], zmm30                           ;    16.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm20                                   ;     7.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37184], 0xe8             ;    17.0 p5+p2  100 f
        vmovdqu64 [rbp + 43648], zmm31                           ;    17.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm14                                   ;     7.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37312], 0xe8             ;    18.0 p0+p3  100 f
        vmovdqu64 [rbp + 43712], zmm30                           ;    18.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm27                                   ;     8.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37440], 0xe8             ;    19.0 p5+p2  100 f
        vmovdqu64 [rbp + 43776], zmm31                           ;    19.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 37568]                           ;     9.0 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 41856], 0xe8             ;    20.0 p0+p2  100 f
        vmovdqu64 [rbp + 43840], zmm30                           ;    20.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm5                                    ;     9.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37696], 0xe8             ;    21.0 p5+p3  100 f
        vmovdqu64 [rbp + 43904], zmm31                           ;    21.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm9                                    ;    10.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37824], 0xe8             ;    22.0 p0+p2  100 f
        vmovdqu64 [rbp + 43968], zmm30                           ;    22.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 37952]                           ;    11.0 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 42048], 0xe8             ;    23.0 p5+p2  100 f
        vmovdqu64 [rbp + 44032], zmm31                           ;    23.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm28                                   ;    11.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 38016], 0xe8             ;    24.0 p0+p3  100 f
        vmovdqu64 [rbp + 44096], zmm30                           ;    24.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm21                                   ;    12.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 38080], 0xe8             ;    25.0 p5+p2  100 f
        vmovdqu64 [rbp + 44160], zmm31                           ;    25.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm15                                   ;    13.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 38144], 0xe8             ;    26.0 p0+p3  100 f
        vmovdqu64 [rbp + 44224], zmm30                           ;    26.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm29                                   ;    13.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 38208], 0xe8             ;    27.0 p5+p2  100 f
        vmovdqu64 [rbp + 44288], zmm31                           ;    27.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 38272]                           ;    14.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 42368], 0xe8             ;    28.0 p0+p2  100 f
        vmovdqu64 [rbp + 44352], zmm30                           ;    28.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm6                                    ;    15.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 38336], 0xe8             ;    29.0 p5+p3  100 f
        vmovdqu64 [rbp + 44416], zmm31                           ;    29.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm10                                   ;    15.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 38400], 0xe8             ;    30.0 p0+p2  100 f
        vmovdqu64 [rbp + 44480], zmm30                           ;    30.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 38464]                           ;    16.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 42560], 0xe8             ;    31.0 p5+p2  100 f
        vmovdqu64 [rbp + 44544], zmm31                           ;    31.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 38528]                           ;    17.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 42624], 0xe8             ;    32.0 p0+p2  100 f
        vmovdqu64 [rbp + 44608], zmm30                           ;    32.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm22                                   ;    17.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 38592], 0xe8             ;    33.0 p5+p3  100 f
        vmovdqu64 [rbp + 44672], zmm31                           ;    33.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm16                                   ;    18.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 38656], 0xe8             ;    34.0 p0+p2  100 f
        vmovdqu64 [rbp + 44736], zmm30                           ;    34.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 38720]                           ;    19.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 42816], 0xe8             ;    35.0 p5+p2  100 f
        vmovdqu64 [rbp + 44800], zmm31                           ;    35.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 41664]                           ;    20.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 42880], 0x42             ;    36.0 p0+p2  100 f
        vmovdqu64 [rbp + 44864], zmm31                           ;    37.0 p8+p9  100 f spill
        vmovdqu64 zmm31, [rbp + 38848]                           ;    21.3 p3     101 r1_next
        vpxord zmm31, zmm31, [rbp + 24576]                       ;    27.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 44928], zmm31                           ;    30.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 38848]                           ;    22.3 p3     101 r1_next
        vpandd zmm31, zmm31, [rbp + 24576]                       ;    28.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 44992], zmm30                           ;    36.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 24640]                           ;    23.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 38912], 0x96             ;    29.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45056], zmm30                           ;    32.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24640]                           ;    24.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 38912], 0xe8             ;    30.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 24704]                           ;    25.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 38976], 0x96             ;    31.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45120], zmm30                           ;    33.5 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24704]                           ;    26.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 38976], 0xe8             ;    32.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 24768]                           ;    27.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39040], 0x96             ;    33.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45184], zmm30                           ;    34.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24768]                           ;    28.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39040], 0xe8             ;    34.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 24832]                           ;    29.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39104], 0x96             ;    35.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45248], zmm30                           ;    36.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24832]                           ;    30.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39104], 0xe8             ;    36.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 24896]                           ;    31.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39168], 0x96             ;    37.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45312], zmm30                           ;    38.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24896]                           ;    32.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39168], 0xe8             ;    38.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 24960]                           ;    33.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39232], 0x96             ;    39.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45376], zmm30                           ;    40.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24960]                           ;    34.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39232], 0xe8             ;    40.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25024]                           ;    35.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39296], 0x96             ;    41.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45440], zmm30                           ;    42.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25024]                           ;    36.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39296], 0xe8             ;    42.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25088]                           ;    37.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39360], 0x96             ;    43.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45504], zmm30                           ;    44.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25088]                           ;    38.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39360], 0xe8             ;    44.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25152]                           ;    39.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39424], 0x96             ;    45.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45568], zmm30                           ;    46.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25152]                           ;    40.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39424], 0xe8             ;    46.3 p0+p2  101 r1_next
        vmovdqa64 zmm30, zmm4                                    ;    31.8         66 r2 copy
        vpternlogd zmm30, zmm13, zmm13, 0xc3                     ;    32.0 p5      66 r2
        vmovdqu64 [rbp + 45632], zmm3                            ;    41.5 p8+p9   28 s spill
        vmovdqu64 zmm3, [rbp + 25216]                            ;    41.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 39488], 0x96              ;    47.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45696], zmm3                            ;    48.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25216]                            ;    42.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 39488], 0xe8              ;    48.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25280]                            ;    43.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 39552], 0x96              ;    49.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45760], zmm3                            ;    50.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25280]                            ;    44.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 39552], 0xe8              ;    50.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25344]                            ;    45.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 39616], 0x96              ;    51.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45824], zmm3                            ;    52.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25344]                            ;    46.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 39616], 0xe8              ;    52.3 p5+p2  101 r1_next
        vmovdqa64 zmm3, zmm30                                    ;    35.8         66 r2 copy
        vpternlogd zmm3, zmm25, zmm24, 0x69                      ;    36.0 p0      66 r2
        vmovdqu64 [rbp + 45888], zmm18                           ;    45.5 p8+p9   28 s spill
        vmovdqu64 zmm18, [rbp + 25408]                           ;    47.3 p3     101 r1_next
        vpternlogd zmm18, zmm31, [rbp + 39680], 0x96             ;    53.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45952], zmm18                           ;    54.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm18, [rbp + 25408]                           ;    48.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm18, [rbp + 39680], 0xe8             ;    54.3 p0+p2  101 r1_next
        vmovdqu64 zmm18, [rbp + 25472]                           ;    49.3 p3     101 r1_next
        vpternlogd zmm18, zmm31, [rbp + 39744], 0x96             ;    55.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46016], zmm18                           ;    56.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm18, [rbp + 25472]                           ;    50.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm18, [rbp + 39744], 0xe8             ;    56.3 p0+p2  101 r1_next
        vmovdqa64 zmm18, zmm7                                    ;    38.7         66 r2 copy
        vmovdqu64 [rbp + 46080], zmm2                            ;    48.8 p7+p4   28 s spill
        vmovdqu64 zmm2, [rbp + 25536]                            ;    51.3 p3     101 r1_next
        vpternlogd zmm2, zmm31, [rbp + 39808], 0x96              ;    57.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46144], zmm2                            ;    58.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm2, [rbp + 25536]                            ;    52.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm2, [rbp + 39808], 0xe8              ;    58.3 p0+p2  101 r1_next
        vmovdqa64 zmm2, zmm4                                     ;    40.2         66 r2 copy
        vmovdqu64 [rbp + 46208], zmm1                            ;    50.8 p7+p4   28 s spill
        vmovdqa64 zmm1, zmm30                                    ;    40.5         66 r2 copy
        vmovdqu64 [rbp + 46272], zmm0                            ;    51.5 p8+p9   28 s spill
        vmovdqu64 zmm0, [rbp + 25600]                            ;    53.3 p3     101 r1_next
        vpternlogd zmm0, zmm31, [rbp + 39872], 0x96              ;    59.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46336], zmm0                            ;    60.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm0, [rbp + 25600]                            ;    54.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm0, [rbp + 39872], 0xe8              ;    60.3 p0+p2  101 r1_next
        vmovdqa64 zmm0, zmm3                                     ;    42.0         66 r2 copy
        vmovdqu64 [rbp + 46400], zmm12                           ;    53.5 p8+p9   28 s spill
        vmovdqu64 zmm12, [rbp + 25664]                           ;    55.3 p3     101 r1_next
        vpternlogd zmm12, zmm31, [rbp + 39936], 0x96             ;    61.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46464], zmm12                           ;    62.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm12, [rbp + 25664]                           ;    56.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm12, [rbp + 39936], 0xe8             ;    62.3 p0+p2  101 r1_next
        vpxord zmm12, zmm24, zmm7                                ;    43.5 p5      66 r2
        vmovdqu64 [rbp + 46528], zmm17                           ;    55.5 p8+p9   29 s spill
        vmovdqu64 zmm17, [rbp + 25728]                           ;    57.3 p3     101 r1_next
        vpternlogd zmm17, zmm31, [rbp + 40000], 0x96             ;    63.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 46592], zmm17                           ;    64.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm17, [rbp + 25728]                           ;    58.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm17, [rbp + 40000], 0xe8             ;    64.3 p5+p2  101 r1_next
        vmovdqu64 zmm17, [rbp + 25792]                           ;    59.3 p3     101 r1_next
        vpternlogd zmm17, zmm31, [rbp + 40064], 0x96             ;    65.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 46656], zmm17                           ;    66.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm17, [rbp + 25792]                           ;    60.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm17, [rbp + 40064], 0xe8             ;    66.3 p5+p2  101 r1_next
        vmovdqa64 zmm17, zmm30                                   ;    46.2         66 r2 copy
        vpternlogd zmm17, zmm19, [rbp + 40960], 0x69             ;    61.3 p0+p3   66 r2
        vpxord zmm18, zmm18, zmm17                               ;    62.3 p5      66 r2
        vpternlogd zmm12, zmm18, zmm4, 0x2d                      ;    63.3 p0      66 r2
        vpxord zmm0, zmm0, zmm18                                 ;    63.3 p5      66 r2
        vmovdqu64 [rbp + 46720], zmm23                           ;    58.8 p7+p4   29 s spill
        vpxord zmm23, zmm17, [rbp + 41280]                       ;    62.3 p0+p2   66 r2
        vmovdqu64 [rbp + 46784], zmm10                           ;    59.5 p8+p9  100 f spill
        vmovdqa64 zmm10, zmm18                                   ;    63.3         66 r2 copy
        vpternlogd zmm10, zmm19, zmm24, 0x96                     ;    63.3 p5      66 r2
        vmovdqu64 [rbp + 46848], zmm24                           ;    60.8 p7+p4  100 f spill
        vpxord zmm24, zmm23, zmm10                               ;    64.3 p0      66 r2
        vpxord zmm2, zmm2, zmm24                                 ;    65.3 p5      66 r2
        vmovdqu64 [rbp + 46912], zmm22                           ;    61.5 p8+p9  100 f spill
        vmovdqa64 zmm22, zmm2                                    ;    66.3         66 r2 copy
        vpternlogd zmm22, zmm19, zmm7, 0xc6                      ;    66.3 p0      66 r2
        vmovdqu64 [rbp + 46976], zmm16                           ;    62.8 p7+p4  100 f spill
        vmovdqa64 zmm16, zmm23                                   ;    63.3         66 r2 copy
        vpternlogd zmm16, zmm25, zmm25, 0xc3                     ;    63.3 p5      66 r2
        vpternlogd zmm30, zmm16, zmm24, 0xed                     ;    65.3 p0      66 r2
        vmovdqu64 [rbp + 47040], zmm25                           ;    63.5 p8+p9  100 f spill
        vmovdqa64 zmm25, zmm16                                   ;    64.3         66 r2 copy
        vpternlogd zmm25, zmm3, zmm3, 0xc3                       ;    64.3 p5      66 r2
        vpxord zmm1, zmm1, zmm25                                 ;    65.3 p0      66 r2
        vpternlogd zmm1, zmm30, zmm22, 0x69                      ;    67.3 p5      66 r2
        vpxord zmm30, zmm17, zmm25                               ;    65.3 p0      66 r2
        vpternlogd zmm22, zmm30, zmm10, 0xb4                     ;    67.3 p5      66 r2
        vmovdqu64 [rbp + 47104], zmm11                           ;    64.8 p7+p4  100 f spill
        vmovdqa64 zmm11, zmm16                                   ;    64.3         66 r2 copy
        vpternlogd zmm11, zmm13, zmm7, 0x18                      ;    64.3 p0      66 r2
        vpternlogd zmm12, zmm11, zmm22, 0x69                     ;    68.3 p5      66 r2
        vmovdqa64 zmm11, zmm16                                   ;    64.3         66 r2 copy
        vpternlogd zmm11, zmm10, zmm13, 0x69                     ;    64.3 p0      66 r2
        vpternlogd zmm22, zmm11, zmm0, 0x78                      ;    68.3 p5      66 r2
        vmovdqu64 [rbp + 47168], zmm29                           ;    65.5 p8+p9  100 f spill
        vpord zmm29, zmm0, zmm4                                  ;    64.3 p0      66 r2
        vmovdqu64 [rbp + 47232], zmm28                           ;    66.8 p7+p4  100 f spill
        vmovdqa64 zmm28, zmm11                                   ;    65.3         66 r2 copy
        vpternlogd zmm28, zmm3, zmm3, 0xf3                       ;    65.3 p5      66 r2
        vpternlogd zmm28, zmm29, zmm1, 0x96                      ;    68.3 p0      66 r2
        vpternlogd zmm1, zmm25, zmm23, 0x78                      ;    68.3 p5      66 r2
        vmovdqa64 zmm29, zmm1                                    ;    69.3         66 r2 copy
        vpternlogd zmm29, zmm24, zmm17, 0x87                     ;    69.3 p0      66 r2
        vpternlogd zmm22, zmm1, zmm29, 0x96                      ;    70.3 p5      66 r2
        vmovdqu64 zmm1, [rbp + 40128]                            ;    62.3 p3     100 f reload
        vmovdqu64 [rbp + 47296], zmm9                            ;    67.5 p8+p9  100 f spill
        vmovdqu64 zmm9, [rbp + 25856]                            ;    62.8 p2     101 r1_next
        vpternlogd zmm9, zmm31, zmm1, 0x96                       ;    68.8 p0     101 r1_next
        vpternlogd zmm31, zmm1, [rbp + 25856], 0xe8              ;    68.3 p5+p3  101 r1_next
        vmovdqa64 zmm1, zmm22                                    ;    71.3         66 r2 copy
        vpternlogd zmm1, zmm29, zmm28, 0x59                      ;    71.3 p0      66 r2
        vmovdqu64 [rbp + 47360], zmm9                            ;    69.8 p7+p4  101 r1_next spill
        vmovdqa64 zmm9, zmm1                                     ;    72.3         66 r2 copy
        vpternlogd zmm9, zmm29, zmm12, 0x36                      ;    72.3 p5      66 r2
        vmovdqu64 [rbp + 47424], zmm21                           ;    69.5 p8+p9  100 f spill
        vmovdqu64 zmm21, [rbp + 25920]                           ;    63.8 p2     101 r1_next
        vpternlogd zmm21, zmm31, [rbp + 40192], 0x96             ;    69.8 p0+p3  101 r1_next
        vmovdqu64 [rbp + 47488], zmm21                           ;    70.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm21, [rbp + 25920]                           ;    64.8 p2     101 r1_next reload
        vpternlogd zmm31, zmm21, [rbp + 40192], 0xe8             ;    70.8 p5+p3  101 r1_next
        vmovdqa64 zmm21, zmm9                                    ;    73.3         66 r2 copy
        vpternlogd zmm21, zmm22, zmm12, 0x9a                     ;    73.3 p0      66 r2
        vpternlogd zmm9, zmm22, zmm12, 0x53                      ;    73.3 p5      66 r2
        vmovdqu64 zmm22, [rbp + 40256]                           ;    65.8 p2     100 f reload
        vmovdqu64 [rbp + 47552], zmm15                           ;    71.5 p8+p9  100 f spill
        vmovdqu64 zmm15, [rbp + 25984]                           ;    66.3 p3     101 r1_next
        vpternlogd zmm15, zmm31, zmm22, 0x96                     ;    72.3 p0     101 r1_next
        vpternlogd zmm31, zmm22, [rbp + 25984], 0xe8             ;    71.8 p5+p2  101 r1_next
        vpandd zmm23, zmm23, zmm9                                ;    74.3 p0      66 r2
        vpxord zmm22, zmm9, zmm21                                ;    74.3 p5      66 r2
        vpternlogd zmm1, zmm12, zmm22, 0x39                      ;    75.3 p0      66 r2
        vmovdqa64 zmm12, zmm1                                    ;    76.3         66 r2 copy
        vpternlogd zmm12, zmm29, zmm28, 0xc6                     ;    76.3 p5      66 r2
        vpternlogd zmm1, zmm29, zmm28, 0xd1                      ;    76.3 p0      66 r2
        vmovdqu64 zmm28, [rbp + 40320]                           ;    67.3 p3     100 f reload
        vmovdqu64 zmm29, [rbp + 26048]                           ;    67.8 p2     101 r1_next
        vpternlogd zmm29, zmm31, zmm28, 0x96                     ;    73.8 p5     101 r1_next
        vpternlogd zmm31, zmm28, [rbp + 26048], 0xe8             ;    73.3 p0+p3  101 r1_next
        vmovdqa64 zmm28, zmm21                                   ;    74.3         66 r2 copy
        vpternlogd zmm28, zmm0, zmm19, 6                         ;    74.3 p5      66 r2
        vpternlogd zmm10, zmm28, zmm12, 0x93                     ;    77.3 p0      66 r2
        vpandnd zmm0, zmm1, zmm0                                 ;    77.3 p5      66 r2
        vpternlogd zmm30, zmm0, zmm12, 0x93                      ;    78.3 p0      66 r2
        vpord zmm21, zmm21, zmm16                                ;    74.3 p5      66 r2
        vmovdqu64 [rbp + 47616], zmm29                           ;    74.8 p7+p4  101 r1_next spill
        vmovdqa64 zmm29, zmm22                                   ;    75.3         66 r2 copy
        vpternlogd zmm29, zmm11, zmm4, 0xf9                      ;    75.3 p0      66 r2
        vpternlogd zmm28, zmm29, zmm4, 0x96                      ;    76.3 p5      66 r2
        vmovdqu64 [rbp + 47680], zmm15                           ;    73.5 p8+p9  101 r1_next spill
        vmovdqu64 zmm15, [rbp + 26560]                           ;    68.8 p2     101 r1_next
        vpxord zmm15, zmm15, [rbp + 40768]                       ;    74.8 p0+p3  101 r1_next
        vmovdqu64 [rbp + 47744], zmm19                           ;    74.8 p7+p4  100 f spill
        vmovdqu64 zmm19, [rbp + 26112]                           ;    69.8 p2     101 r1_next
        vpternlogd zmm19, zmm31, [rbp + 40384], 0x96             ;    75.8 p5+p3  101 r1_next
        vmovdqu64 [rbp + 47808], zmm19                           ;    76.8 p8+p9  101 r1_next spill
        vmovdqu64 zmm19, [rbp + 26112]                           ;    70.8 p2     101 r1_next reload
        vpternlogd zmm31, zmm19, [rbp + 40384], 0xe8             ;    76.8 p0+p3  101 r1_next
        vpxord zmm19, zmm12, zmm1                                ;    77.3 p5      66 r2
        vpternlogd zmm12, zmm9, zmm9, 0xc3                       ;    77.3 p0      66 r2
        vpternlogd zmm28, zmm12, zmm4, 0x78                      ;    78.3 p5      66 r2
        vmovdqu64 [rbp + 47872], zmm4                            ;    76.8 p7+p4  100 f spill
        vmovdqa64 zmm4, zmm19                                    ;    78.3         66 r2 copy
        vpternlogd zmm4, zmm16, zmm13, 0xf6                      ;    78.3 p0      66 r2
        vpternlogd zmm29, zmm4, zmm10, 0x96                      ;    79.3 p5      66 r2
        vpternlogd zmm19, zmm16, zmm7, 0xf6                      ;    78.3 p0      66 r2
        vmovdqu64 zmm16, [rbp + 40448]                           ;    71.8 p2     100 f reload
        vmovdqu64 [rbp + 47936], zmm13                           ;    77.5 p8+p9  100 f spill
        vmovdqu64 zmm13, [rbp + 26176]                           ;    72.3 p3     101 r1_next
        vpternlogd zmm13, zmm31, zmm16, 0x96                     ;    78.3 p5     101 r1_next
        vpternlogd zmm31, zmm16, [rbp + 26176], 0xe8             ;    77.8 p0+p2  101 r1_next
        vpxord zmm16, zmm22, zmm1                                ;    77.3 p5      66 r2
        vpternlogd zmm24, zmm12, zmm16, 0x6f                     ;    78.3 p0      66 r2
        vpternlogd zmm4, zmm2, zmm16, 0x78                       ;    79.3 p5      66 r2
        vmovdqu64 zmm2, [rbp + 40512]                            ;    73.3 p3     100 f reload
        vmovdqu64 [rbp + 48000], zmm13                           ;    79.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm13, [rbp + 26240]                           ;    73.8 p2     101 r1_next
        vpternlogd zmm13, zmm31, zmm2, 0x96                      ;    79.8 p0     101 r1_next
        vpternlogd zmm31, zmm2, [rbp + 26240], 0xe8              ;    79.3 p5+p3  101 r1_next
        vpandd zmm18, zmm18, zmm16                               ;    79.3 p0      66 r2
        vpternlogd zmm16, zmm12, zmm7, 0x7d                      ;    79.8 p5      66 r2
        vpternlogd zmm12, zmm17, zmm16, 0xa6                     ;    80.8 p0      66 r2
        vmovdqa64 zmm17, zmm12                                   ;    81.8         66 r2 copy
        vpternlogd zmm17, zmm30, zmm29, 0x96                     ;    81.8 p5      66 r2
        vpternlogd zmm1, zmm11, zmm17, 0xa6                      ;    82.8 p0      66 r2
        vmovdqu64 zmm11, [rbp + 40576]                           ;    74.8 p2     100 f reload
        vmovdqu64 zmm2, [rbp + 26304]                            ;    75.3 p3     101 r1_next
        vpternlogd zmm2, zmm31, zmm11, 0x96                      ;    81.8 p5     101 r1_next
        vpternlogd zmm31, zmm11, [rbp + 26304], 0xe8             ;    82.3 p0+p2  101 r1_next
        vpternlogd zmm4, zmm1, zmm24, 0x69                       ;    83.8 p5      66 r2
        vpternlogd zmm9, zmm25, zmm4, 0x95                       ;    84.8 p0      66 r2
        vmovdqu64 zmm25, [rbp + 40640]                           ;    76.3 p3     100 f reload
        vmovdqu64 zmm11, [rbp + 26368]                           ;    76.8 p2     101 r1_next
        vpternlogd zmm11, zmm31, zmm25, 0x96                     ;    83.8 p5     101 r1_next
        vpternlogd zmm31, zmm25, [rbp + 26368], 0xe8             ;    84.3 p0+p3  101 r1_next
        vpternlogd zmm22, zmm3, zmm9, 0xa6                       ;    85.8 p5      66 r2
        vpternlogd zmm23, zmm1, zmm10, 0x69                      ;    85.3 p0      66 r2
        vmovdqu64 zmm1, [rbp + 40704]                            ;    77.8 p2     100 f reload
        vmovdqu64 zmm3, [rbp + 26432]                            ;    78.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, zmm1, 0x96                       ;    85.8 p5     101 r1_next
        vmovdqu64 zmm10, [rbp + 26432]                           ;    78.8 p2     101 r1_next reload
        vpternlogd zmm31, zmm1, zmm10, 0xe8                      ;    86.3 p0     101 r1_next
        vpternlogd zmm21, zmm9, zmm12, 0x96                      ;    86.8 p5      66 r2
        vmovdqu64 zmm9, [rbp + 40768]                            ;    79.3 p3     100 f reload
        vmovdqu64 zmm12, [rbp + 26496]                           ;    79.8 p2     101 r1_next
        vpternlogd zmm12, zmm31, zmm9, 0x96                      ;    87.3 p0     101 r1_next
        vpternlogd zmm31, zmm9, [rbp + 26496], 0x24              ;    87.8 p5+p3  101 r1_next
        vpternlogd zmm15, zmm31, [rbp + 40832], 0x96             ;    88.8 p0+p2  101 r1_next
        vpternlogd zmm19, zmm0, zmm22, 0x96                      ;    88.8 p5      66 r2
        vmovdqa64 zmm31, zmm5                                    ;    73.2         66 r2 copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3                     ;    89.3 p0      66 r2
        vmovdqa64 zmm0, zmm31                                    ;    90.3         66 r2 copy
        vpternlogd zmm0, zmm27, zmm26, 0x69                      ;    90.3 p5      66 r2
        vmovdqa64 zmm10, zmm8                                    ;    73.8         66 r2 copy
        vmovdqa64 zmm9, zmm5                                     ;    74.0         66 r2 copy
        vmovdqa64 zmm1, zmm31                                    ;    90.3         66 r2 copy
        vmovdqa64 zmm25, zmm0                                    ;    91.3         66 r2 copy
        vmovdqu64 [rbp + 48064], zmm15                           ;    89.8 p8+p9  101 r1_next spill
        vpxord zmm15, zmm26, zmm8                                ;    90.3 p0      66 r2
        vmovdqu64 [rbp + 48128], zmm12                           ;    88.3 p7+p4  101 r1_next spill
        vmovdqa64 zmm12, zmm5                                    ;    75.0         66 r2 copy
        vmovdqu64 [rbp + 48192], zmm3                            ;    86.8 p8+p9  101 r1_next spill
        vmovdqa64 zmm3, zmm31                                    ;    90.3         66 r2 copy
        vpternlogd zmm3, zmm20, [rbp + 41472], 0x69              ;    90.8 p5+p3   66 r2
        vpxord zmm10, zmm10, zmm3                                ;    91.8 p0      66 r2
        vpternlogd zmm15, zmm10, zmm5, 0x2d                      ;    92.8 p5      66 r2
        vpxord zmm25, zmm25, zmm10                               ;    92.8 p0      66 r2
        vpord zmm12, zmm12, zmm25                                ;    93.8 p5      66 r2
        vmovdqu64 [rbp + 48256], zmm11                           ;    84.8 p7+p4  101 r1_next spill
        vpxord zmm11, zmm3, [rbp + 41856]                        ;    93.3 p0+p2   66 r2
        vmovdqu64 [rbp + 48320], zmm2                            ;    83.5 p8+p9  101 r1_next spill
        vmovdqa64 zmm2, zmm10                                    ;    92.8         66 r2 copy
        vpternlogd zmm2, zmm20, zmm26, 0x96                      ;    93.8 p5      66 r2
        vmovdqu64 [rbp + 48384], zmm13                           ;    84.8 p7+p4  101 r1_next spill
        vpxord zmm13, zmm11, zmm2                                ;    94.8 p0      66 r2
        vpxord zmm9, zmm9, zmm13                                 ;    95.8 p5      66 r2
        vmovdqu64 [rbp + 48448], zmm26                           ;    85.5 p8+p9  100 f spill
        vmovdqa64 zmm26, zmm9                                    ;    96.8         66 r2 copy
        vpternlogd zmm26, zmm20, zmm8, 0xc6                      ;    96.8 p0      66 r2
        vmovdqu64 [rbp + 48512], zmm7                            ;    86.8 p7+p4  100 f spill
        vmovdqa64 zmm7, zmm11                                    ;    94.3         66 r2 copy
        vpternlogd zmm7, zmm27, zmm27, 0xc3                      ;    95.8 p5      66 r2
        vpternlogd zmm31, zmm7, zmm13, 0xed                      ;    96.8 p0      66 r2
        vmovdqu64 [rbp + 48576], zmm27                           ;    87.5 p8+p9  100 f spill
        vmovdqa64 zmm27, zmm7                                    ;    96.8         66 r2 copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3                       ;    96.8 p5      66 r2
        vpxord zmm1, zmm1, zmm27                                 ;    97.8 p0      66 r2
        vpternlogd zmm1, zmm31, zmm26, 0x69                      ;    98.8 p5      66 r2
        vpxord zmm31, zmm3, zmm27                                ;    98.3 p0      66 r2
        vpternlogd zmm26, zmm31, zmm2, 0xb4                      ;    99.3 p5      66 r2
        vmovdqu64 [rbp + 48640], zmm17                           ;    88.8 p7+p4   66 r2 spill
        vmovdqa64 zmm17, zmm7                                    ;    96.8         66 r2 copy
        vpternlogd zmm17, zmm14, zmm8, 0x18                      ;    99.3 p0      66 r2
        vpternlogd zmm15, zmm17, zmm26, 0x69                     ;   100.3 p5      66 r2
        vmovdqa64 zmm17, zmm7                                    ;    96.8         66 r2 copy
        vpternlogd zmm17, zmm2, zmm14, 0x69                      ;   100.3 p0      66 r2
        vpternlogd zmm26, zmm17, zmm25, 0x78                     ;   101.3 p5      66 r2
        vmovdqu64 [rbp + 48704], zmm28                           ;    89.5 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm17                                   ;   101.3         66 r2 copy
        vpternlogd zmm28, zmm0, zmm0, 0xf3                       ;   101.3 p0      66 r2
        vpternlogd zmm28, zmm12, zmm1, 0x96                      ;   102.3 p5      66 r2
        vpternlogd zmm1, zmm27, zmm11, 0x78                      ;   102.3 p0      66 r2
        vmovdqa64 zmm12, zmm1                                    ;   103.3         66 r2 copy
        vpternlogd zmm12, zmm13, zmm3, 0x87                      ;   103.3 p5      66 r2
        vpternlogd zmm26, zmm1, zmm12, 0x96                      ;   104.3 p0      66 r2
        vmovdqa64 zmm1, zmm26                                    ;   105.3         66 r2 copy
        vpternlogd zmm1, zmm12, zmm28, 0x59                      ;   105.3 p5      66 r2
        vmovdqu64 [rbp + 48768], zmm24                           ;    90.8 p7+p4   66 r2 spill
        vmovdqa64 zmm24, zmm1                                    ;   106.3         66 r2 copy
        vpternlogd zmm24, zmm12, zmm15, 0x36                     ;   106.3 p0      66 r2
        vmovdqu64 [rbp + 48832], zmm29                           ;    91.5 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm24                                   ;   107.3         66 r2 copy
        vpternlogd zmm29, zmm26, zmm15, 0x9a                     ;   107.3 p5      66 r2
        vpternlogd zmm24, zmm26, zmm15, 0x53                     ;   107.3 p0      66 r2
        vpxord zmm26, zmm29, zmm24                               ;   108.3 p5      66 r2
        vpternlogd zmm1, zmm15, zmm26, 0x39                      ;   109.3 p0      66 r2
        vmovdqa64 zmm15, zmm1                                    ;   110.3         66 r2 copy
        vpternlogd zmm15, zmm12, zmm28, 0xc6                     ;   110.3 p5      66 r2
        vpternlogd zmm1, zmm12, zmm28, 0xd1                      ;   110.3 p0      66 r2
        vmovdqa64 zmm12, zmm29                                   ;   108.3         66 r2 copy
        vpternlogd zmm12, zmm25, zmm20, 6                        ;   108.3 p5      66 r2
        vpternlogd zmm2, zmm12, zmm15, 0x93                      ;   111.3 p0      66 r2
        vmovdqa64 zmm28, zmm26                                   ;   109.3         66 r2 copy
        vpternlogd zmm28, zmm17, zmm5, 0xf9                      ;   109.3 p5      66 r2
        vpandnd zmm25, zmm1, zmm25                               ;   111.3 p0      66 r2
        vpternlogd zmm31, zmm25, zmm15, 0x93                     ;   112.3 p5      66 r2
        vpternlogd zmm12, zmm28, zmm5, 0x96                      ;   110.3 p0      66 r2
        vpandd zmm11, zmm11, zmm24                               ;   110.8 p5      66 r2
        vpord zmm29, zmm29, zmm7                                 ;   111.3 p0      66 r2
        vmovdqu64 [rbp + 48896], zmm20                           ;    92.8 p7+p4  100 f spill
        vpxord zmm20, zmm15, zmm1                                ;   111.8 p5      66 r2
        vpternlogd zmm15, zmm24, zmm24, 0xc3                     ;   112.3 p0      66 r2
        vmovdqu64 [rbp + 48960], zmm4                            ;    93.5 p8+p9   66 r2 spill
        vmovdqa64 zmm4, zmm20                                    ;   112.8         66 r2 copy
        vpternlogd zmm4, zmm7, zmm14, 0xf6                       ;   112.8 p5      66 r2
        vpternlogd zmm28, zmm4, zmm2, 0x96                       ;   113.8 p0      66 r2
        vpternlogd zmm20, zmm7, zmm8, 0xf6                       ;   113.8 p5      66 r2
        vpxord zmm7, zmm26, zmm1                                 ;   114.3 p0      66 r2
        vpternlogd zmm13, zmm15, zmm7, 0x6f                      ;   115.3 p5      66 r2
        vpternlogd zmm4, zmm9, zmm7, 0x78                        ;   115.3 p0      66 r2
        vmovdqa64 zmm9, zmm15                                    ;   113.3         66 r2 copy
        vpternlogd zmm9, zmm7, zmm8, 0x7d                        ;   115.8 p5      66 r2
        vpternlogd zmm3, zmm9, zmm15, 0x9c                       ;   116.8 p0      66 r2
        vpandd zmm15, zmm15, zmm5                                ;   116.8 p5      66 r2
        vpternlogd zmm12, zmm15, zmm13, 0x96                     ;   117.8 p0      66 r2
        vmovdqa64 zmm15, zmm3                                    ;   117.8         66 r2 copy
        vpternlogd zmm15, zmm31, zmm28, 0x96                     ;   117.8 p5      66 r2
        vpternlogd zmm1, zmm17, zmm15, 0xa6                      ;   118.8 p0      66 r2
        vpternlogd zmm4, zmm13, zmm1, 0x69                       ;   119.8 p5      66 r2
        vpternlogd zmm7, zmm31, zmm10, 0x6c                      ;   119.3 p0      66 r2
        vpternlogd zmm24, zmm27, zmm4, 0x95                      ;   120.8 p5      66 r2
        vpternlogd zmm26, zmm0, zmm24, 0xa6                      ;   121.8 p0      66 r2
        vpternlogd zmm7, zmm9, zmm26, 0x69                       ;   122.8 p5      66 r2
        vpternlogd zmm11, zmm1, zmm2, 0x96                       ;   121.3 p0      66 r2
        vpternlogd zmm29, zmm24, zmm3, 0x96                      ;   121.8 p5      66 r2
        vmovdqu64 zmm31, [rbp + 47552]                           ;    91.0 p3     100 f reload
        vmovdqa64 zmm0, zmm31                                    ;    97.0         66 r2 copy
        vpternlogd zmm0, zmm6, zmm31, 0xc3                       ;   122.3 p0      66 r2
        vpternlogd zmm20, zmm26, zmm25, 0x96                     ;   122.8 p5      66 r2
        vmovdqu64 zmm1, [rbp + 42048]                            ;    91.7 p2     100 f reload
        vmovdqu64 zmm2, [rbp + 47424]                            ;    92.0 p3      66 r2
        vpternlogd zmm2, zmm0, zmm1, 0x69                        ;   123.3 p0      66 r2
        vmovdqu64 zmm3, [rbp + 42368]                            ;    92.7 p2     100 f reload
        vpxord zmm9, zmm2, zmm3                                  ;   124.3 p5      66 r2
        vmovdqu64 zmm10, [rbp + 47296]                           ;    93.0 p3     100 f reload
        vpxord zmm13, zmm2, zmm10                                ;   124.3 p0      66 r2
        vmovdqa64 zmm17, zmm9                                    ;   125.3         66 r2 copy
        vmovdqu64 zmm24, [rbp + 47232]                           ;    93.7 p2     100 f reload
        vmovdqu64 zmm25, [rbp + 47424]                           ;    94.0 p3      66 r2
        vpternlogd zmm25, zmm13, zmm24, 0x96                     ;   125.3 p5      66 r2
        vpxord zmm17, zmm17, zmm25                               ;   126.3 p0      66 r2
        vpxord zmm26, zmm17, zmm6                                ;   127.3 p5      66 r2
        vmovdqa64 zmm27, zmm2                                    ;   124.3         66 r2 copy
        vmovdqa64 zmm3, zmm0                                     ;   123.3         66 r2 copy
        vpxord zmm1, zmm24, zmm10                                ;   126.3 p0      66 r2
        vpternlogd zmm1, zmm13, zmm6, 0x2d                       ;   127.3 p5      66 r2
        vmovdqu64 [rbp + 49024], zmm5                            ;    94.8 p7+p4  100 f spill
        vmovdqa64 zmm5, zmm13                                    ;   125.3         66 r2 copy
        vmovdqu64 [rbp + 49088], zmm14                           ;    95.5 p8+p9  100 f spill
        vmovdqa64 zmm14, zmm6                                    ;    95.0         66 r2 copy
        vmovdqu64 [rbp + 49152], zmm8                            ;    96.8 p7+p4  100 f spill
        vmovdqa64 zmm8, zmm0                                     ;   123.3         66 r2 copy
        vpternlogd zmm8, zmm24, [rbp + 47168], 0x69              ;   127.3 p0+p2   66 r2
        vpxord zmm5, zmm5, zmm8                                  ;   128.3 p5      66 r2
        vpord zmm14, zmm14, zmm5                                 ;   129.3 p0      66 r2
        vmovdqa64 zmm24, zmm26                                   ;   128.3         66 r2 copy
        vpternlogd zmm24, zmm10, [rbp + 47424], 0xa6             ;   128.8 p5+p3   66 r2
        vmovdqu64 [rbp + 49216], zmm4                            ;   120.8 p8+p9   66 r2 spill
        vmovdqu64 zmm4, [rbp + 47168]                            ;    96.8 p2      66 r2
        vpternlogd zmm4, zmm9, [rbp + 47168], 0xc3               ;   129.3 p0+p3   66 r2
        vpternlogd zmm0, zmm4, zmm17, 0xed                       ;   130.3 p5      66 r2
        vmovdqu64 [rbp + 49280], zmm12                           ;   118.8 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm4                                    ;   130.3         66 r2 copy
        vpternlogd zmm12, zmm8, zmm8, 0xc3                       ;   130.3 p0      66 r2
        vpxord zmm27, zmm27, zmm12                               ;   131.3 p5      66 r2
        vpxord zmm3, zmm3, zmm12                                 ;   131.3 p0      66 r2
        vpternlogd zmm3, zmm0, zmm24, 0x96                       ;   132.3 p5      66 r2
        vpternlogd zmm24, zmm27, zmm25, 0xb4                     ;   132.3 p0      66 r2
        vmovdqa64 zmm0, zmm4                                     ;   130.3         66 r2 copy
        vpternlogd zmm0, zmm31, zmm10, 0x18                      ;   132.8 p5      66 r2
        vpternlogd zmm1, zmm0, zmm24, 0x69                       ;   133.8 p0      66 r2
        vmovdqa64 zmm0, zmm4                                     ;   130.3         66 r2 copy
        vpternlogd zmm0, zmm25, zmm31, 0x69                      ;   133.8 p5      66 r2
        vpternlogd zmm24, zmm0, zmm5, 0x78                       ;   134.8 p0      66 r2
        vmovdqu64 [rbp + 49344], zmm28                           ;   114.8 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm0                                    ;   134.8         66 r2 copy
        vpternlogd zmm28, zmm8, zmm8, 0xf3                       ;   134.8 p5      66 r2
        vpternlogd zmm28, zmm14, zmm3, 0x69                      ;   135.8 p0      66 r2
        vpternlogd zmm3, zmm12, zmm9, 0x87                       ;   135.8 p5      66 r2
        vmovdqa64 zmm14, zmm3                                    ;   136.8         66 r2 copy
        vpternlogd zmm14, zmm17, zmm2, 0x87                      ;   136.8 p0      66 r2
        vpternlogd zmm24, zmm3, zmm14, 0x96                      ;   137.8 p5      66 r2
        vmovdqa64 zmm3, zmm24                                    ;   138.8         66 r2 copy
        vpternlogd zmm3, zmm14, zmm28, 0x59                      ;   138.8 p0      66 r2
        vmovdqu64 [rbp + 49408], zmm15                           ;   118.8 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm3                                    ;   139.8         66 r2 copy
        vpternlogd zmm15, zmm14, zmm1, 0x36                      ;   139.8 p5      66 r2
        vmovdqu64 [rbp + 49472], zmm20                           ;   123.8 p8+p9   66 r2 spill
        vmovdqa64 zmm20, zmm15                                   ;   140.8         66 r2 copy
        vpternlogd zmm20, zmm24, zmm1, 0x9a                      ;   140.8 p0      66 r2
        vpternlogd zmm15, zmm24, zmm1, 0x53                      ;   140.8 p5      66 r2
        vpxord zmm24, zmm20, zmm15                               ;   141.8 p0      66 r2
        vpternlogd zmm3, zmm1, zmm24, 0x39                       ;   142.8 p5      66 r2
        vmovdqa64 zmm1, zmm3                                     ;   143.8         66 r2 copy
        vpternlogd zmm1, zmm14, zmm28, 0xc6                      ;   143.8 p0      66 r2
        vpternlogd zmm3, zmm14, zmm28, 0xd1                      ;   143.8 p5      66 r2
        vmovdqu64 zmm14, [rbp + 47424]                           ;   103.3 p2     100 f reload
        vmovdqa64 zmm28, zmm20                                   ;   141.8         66 r2 copy
        vpternlogd zmm28, zmm5, zmm14, 6                         ;   141.8 p0      66 r2
        vpternlogd zmm25, zmm28, zmm1, 0x93                      ;   144.8 p5      66 r2
        vpandnd zmm5, zmm3, zmm5                                 ;   144.8 p0      66 r2
        vpternlogd zmm27, zmm5, zmm1, 0x93                       ;   145.8 p5      66 r2
        vpternlogd zmm9, zmm25, zmm15, 0x6c                      ;   145.8 p0      66 r2
        vpord zmm20, zmm20, zmm4                                 ;   143.8 p5      66 r2
        vmovdqa64 zmm14, zmm24                                   ;   142.8         66 r2 copy
        vpternlogd zmm14, zmm0, zmm6, 0xf9                       ;   144.3 p0      66 r2
        vpternlogd zmm28, zmm14, zmm6, 0x96                      ;   145.3 p5      66 r2
        vmovdqu64 [rbp + 49536], zmm9                            ;   146.8 p7+p4   66 r2 spill
        vpxord zmm9, zmm1, zmm3                                  ;   145.3 p0      66 r2
        vpternlogd zmm1, zmm15, zmm15, 0xc3                      ;   145.8 p5      66 r2
        vmovdqu64 [rbp + 49600], zmm21                           ;   105.7 p8+p9   66 r2 spill
        vmovdqa64 zmm21, zmm9                                    ;   146.3         66 r2 copy
        vpternlogd zmm21, zmm4, zmm31, 0xf6                      ;   146.3 p0      66 r2
        vpternlogd zmm14, zmm25, zmm21, 0x96                     ;   147.3 p5      66 r2
        vpxord zmm25, zmm24, zmm3                                ;   147.3 p0      66 r2
        vpternlogd zmm17, zmm1, zmm25, 0x6f                      ;   148.3 p5      66 r2
        vpternlogd zmm21, zmm26, zmm25, 0x78                     ;   148.3 p0      66 r2
        vmovdqa64 zmm26, zmm1                                    ;   146.8         66 r2 copy
        vpternlogd zmm26, zmm25, zmm10, 0x7d                     ;   148.8 p5      66 r2
        vpternlogd zmm2, zmm26, zmm1, 0x9c                       ;   149.8 p0      66 r2
        vpandd zmm1, zmm1, zmm6                                  ;   149.8 p5      66 r2
        vpternlogd zmm28, zmm1, zmm17, 0x96                      ;   150.8 p0      66 r2
        vmovdqa64 zmm1, zmm2                                     ;   150.8         66 r2 copy
        vpternlogd zmm1, zmm27, zmm14, 0x96                      ;   150.8 p5      66 r2
        vpternlogd zmm3, zmm0, zmm1, 0xa6                        ;   151.8 p0      66 r2
        vpternlogd zmm21, zmm17, zmm3, 0x69                      ;   152.8 p5      66 r2
        vpternlogd zmm25, zmm27, zmm13, 0x6c                     ;   152.3 p0      66 r2
        vpternlogd zmm15, zmm12, zmm21, 0x95                     ;   153.8 p5      66 r2
        vpternlogd zmm24, zmm8, zmm15, 0xa6                      ;   154.8 p0      66 r2
        vpternlogd zmm25, zmm26, zmm24, 0x69                     ;   155.8 p5      66 r2
        vmovdqu64 zmm0, [rbp + 46976]                            ;   109.0 p3     100 f reload
        vmovdqu64 zmm8, [rbp + 47104]                            ;   109.2 p2      66 r2
        vpternlogd zmm8, zmm0, zmm0, 0xc3                        ;   154.3 p0      66 r2
        vpternlogd zmm20, zmm15, zmm2, 0x96                      ;   154.8 p5      66 r2
        vpternlogd zmm9, zmm4, zmm10, 0xf6                       ;   155.3 p0      66 r2
        vpternlogd zmm9, zmm24, zmm5, 0x96                       ;   156.3 p5      66 r2
        vmovdqu64 zmm2, [rbp + 42560]                            ;   110.0 p3     100 f reload
        vmovdqu64 zmm4, [rbp + 46912]                            ;   110.2 p2      66 r2
        vpternlogd zmm4, zmm8, zmm2, 0x69                        ;   156.3 p0      66 r2
        vmovdqu64 zmm5, [rbp + 42880]                            ;   111.0 p3     100 f reload
        vpxord zmm12, zmm4, zmm5                                 ;   157.3 p5      66 r2
        vmovdqu64 zmm13, [rbp + 46784]                           ;   111.2 p2     100 f reload
        vpxord zmm15, zmm4, zmm13                                ;   157.3 p0      66 r2
        vmovdqa64 zmm17, zmm12                                   ;   158.3         66 r2 copy
        vmovdqu64 zmm24, [rbp + 42624]                           ;   112.0 p3     100 f reload
        vmovdqu64 zmm26, [rbp + 46912]                           ;   112.2 p2      66 r2
        vpternlogd zmm26, zmm15, zmm24, 0x96                     ;   158.3 p5      66 r2
        vpxord zmm17, zmm17, zmm26                               ;   159.3 p0      66 r2
        vmovdqu64 zmm27, [rbp + 47104]                           ;   113.0 p3     100 f reload
        vpxord zmm5, zmm17, zmm27                                ;   160.3 p5      66 r2
        vmovdqa64 zmm2, zmm4                                     ;   157.3         66 r2 copy
        vpxord zmm31, zmm24, zmm13                               ;   159.3 p0      66 r2
        vpternlogd zmm31, zmm15, zmm27, 0x2d                     ;   160.3 p5      66 r2
        vpternlogd zmm18, zmm16, zmm30, 0x96                     ;   160.3 p0      66 r2
        vmovdqu64 zmm30, [rbp + 42816]                           ;   113.2 p2     100 f reload
        vmovdqa64 zmm16, zmm8                                    ;   155.3         66 r2 copy
        vpternlogd zmm16, zmm24, zmm30, 0x69                     ;   160.8 p5      66 r2
        vmovdqa64 zmm24, zmm12                                   ;   158.3         66 r2 copy
        vpternlogd zmm24, zmm30, zmm30, 0xc3                     ;   161.3 p0      66 r2
        vmovdqa64 zmm30, zmm24                                   ;   162.3         66 r2 copy
        vpternlogd zmm30, zmm16, zmm16, 0xc3                     ;   162.3 p5      66 r2
        vpxord zmm2, zmm2, zmm30                                 ;   163.3 p0      66 r2
        vmovdqa64 zmm10, zmm24                                   ;   162.3         66 r2 copy
        vpternlogd zmm10, zmm0, zmm13, 0x18                      ;   162.8 p5      66 r2
        vmovdqu64 [rbp + 49664], zmm6                            ;   114.7 p7+p4  100 f spill
        vmovdqa64 zmm6, zmm24                                    ;   162.3         66 r2 copy
        vpternlogd zmm6, zmm17, zmm8, 0xf9                       ;   163.3 p0      66 r2
        vpxord zmm8, zmm8, zmm30                                 ;   163.8 p5      66 r2
        vmovdqu64 [rbp + 49728], zmm14                           ;   148.3 p8+p9   66 r2 spill
        vpxord zmm14, zmm15, zmm16                               ;   164.3 p0      66 r2
        vmovdqu64 [rbp + 49792], zmm1                            ;   151.8 p7+p4   66 r2 spill
        vmovdqa64 zmm1, zmm24                                    ;   162.3         66 r2 copy
        vpternlogd zmm1, zmm26, zmm0, 0x69                       ;   164.8 p5      66 r2
        vmovdqu64 [rbp + 49856], zmm3                            ;   152.8 p8+p9   66 r2 spill
        vpord zmm3, zmm14, zmm27                                 ;   165.3 p0      66 r2
        vmovdqu64 [rbp + 49920], zmm28                           ;   151.8 p7+p4   66 r2 spill
        vmovdqa64 zmm28, zmm1                                    ;   165.8         66 r2 copy
        vpternlogd zmm28, zmm16, zmm16, 0xf3                     ;   165.8 p5      66 r2
        vpternlogd zmm18, zmm22, zmm7, 0x69                      ;   166.3 p0      66 r2
        vmovdqu64 zmm22, [rbp + 46912]                           ;   117.2 p3     100 f reload
        vmovdqu64 [rbp + 49984], zmm18                           ;   167.3 p8+p9   66 r2 spill
        vmovdqa64 zmm18, zmm5                                    ;   161.3         66 r2 copy
        vpternlogd zmm18, zmm13, zmm22, 0xa6                     ;   166.8 p5      66 r2
        vpternlogd zmm8, zmm6, zmm18, 0x69                       ;   167.8 p0      66 r2
        vpternlogd zmm18, zmm2, zmm26, 0xb4                      ;   167.8 p5      66 r2
        vpternlogd zmm31, zmm10, zmm18, 0x69                     ;   168.8 p0      66 r2
        vpternlogd zmm28, zmm3, zmm8, 0x96                       ;   168.8 p5      66 r2
        vpternlogd zmm8, zmm30, zmm12, 0x78                      ;   169.3 p0      66 r2
        vpternlogd zmm18, zmm1, zmm14, 0x78                      ;   169.8 p5      66 r2
        vmovdqa64 zmm3, zmm8                                     ;   170.3         66 r2 copy
        vpternlogd zmm3, zmm17, zmm4, 0x87                       ;   170.3 p0      66 r2
        vpternlogd zmm18, zmm8, zmm3, 0x96                       ;   171.3 p5      66 r2
        vmovdqa64 zmm6, zmm18                                    ;   172.3         66 r2 copy
        vpternlogd zmm6, zmm3, zmm28, 0x59                       ;   172.3 p0      66 r2
        vmovdqa64 zmm8, zmm6                                     ;   173.3         66 r2 copy
        vpternlogd zmm8, zmm3, zmm31, 0x36                       ;   173.3 p5      66 r2
        vmovdqa64 zmm10, zmm8                                    ;   174.3         66 r2 copy
        vpternlogd zmm10, zmm18, zmm31, 0x9a                     ;   174.3 p0      66 r2
        vpternlogd zmm8, zmm18, zmm31, 0x53                      ;   174.3 p5      66 r2
        vpxord zmm18, zmm10, zmm8                                ;   175.3 p0      66 r2
        vpternlogd zmm6, zmm31, zmm18, 0x39                      ;   176.3 p5      66 r2
        vmovdqa64 zmm31, zmm6                                    ;   177.3         66 r2 copy
        vpternlogd zmm31, zmm3, zmm28, 0xc6                      ;   177.3 p0      66 r2
        vpternlogd zmm6, zmm3, zmm28, 0xd1                       ;   177.3 p5      66 r2
        vmovdqa64 zmm3, zmm10                                    ;   175.3         66 r2 copy
        vpternlogd zmm3, zmm14, zmm22, 6                         ;   175.3 p0      66 r2
        vpternlogd zmm26, zmm3, zmm31, 0x93                      ;   178.3 p5      66 r2
        vmovdqa64 zmm28, zmm18                                   ;   176.3         66 r2 copy
        vpternlogd zmm28, zmm1, zmm27, 0xf9                      ;   176.3 p0      66 r2
        vpandnd zmm14, zmm6, zmm14                               ;   178.3 p5      66 r2
        vpternlogd zmm2, zmm14, zmm31, 0x93                      ;   179.3 p0      66 r2
        vpternlogd zmm3, zmm28, zmm27, 0x96                      ;   177.8 p5      66 r2
        vpternlogd zmm12, zmm26, zmm8, 0x6c                      ;   179.3 p0      66 r2
        vpxord zmm22, zmm31, zmm6                                ;   178.8 p5      66 r2
        vpternlogd zmm31, zmm8, zmm8, 0xc3                       ;   179.3 p0      66 r2
        vmovdqu64 [rbp + 50048], zmm25                           ;   156.8 p7+p4   66 r2 spill
        vmovdqa64 zmm25, zmm22                                   ;   179.8         66 r2 copy
        vpternlogd zmm25, zmm24, zmm0, 0xf6                      ;   179.8 p5      66 r2
        vpternlogd zmm28, zmm26, zmm25, 0x96                     ;   180.8 p0      66 r2
        vpxord zmm26, zmm18, zmm6                                ;   180.8 p5      66 r2
        vpternlogd zmm17, zmm31, zmm26, 0x6f                     ;   181.8 p0      66 r2
        vpternlogd zmm25, zmm5, zmm26, 0x78                      ;   181.8 p5      66 r2
        vmovdqa64 zmm5, zmm31                                    ;   180.3         66 r2 copy
        vpternlogd zmm5, zmm26, zmm13, 0x7d                      ;   182.3 p0      66 r2
        vpternlogd zmm4, zmm5, zmm31, 0x9c                       ;   183.3 p5      66 r2
        vpandd zmm31, zmm31, zmm27                               ;   183.3 p0      66 r2
        vpternlogd zmm3, zmm31, zmm17, 0x96                      ;   184.3 p5      66 r2
        vmovdqa64 zmm31, zmm4                                    ;   184.3         66 r2 copy
        vpternlogd zmm31, zmm2, zmm28, 0x96                      ;   184.3 p0      66 r2
        vpternlogd zmm6, zmm1, zmm31, 0xa6                       ;   185.3 p5      66 r2
        vpternlogd zmm25, zmm17, zmm6, 0x69                      ;   186.3 p0      66 r2
        vmovdqa64 zmm1, zmm11                                    ;   125.8         66 r2 copy
        vpternlogd zmm1, zmm23, zmm23, 0xc3                      ;   185.8 p5      66 r2
        vpternlogd zmm26, zmm2, zmm15, 0x6c                      ;   186.3 p0      66 r2
        vmovdqa64 zmm2, zmm19                                    ;   126.3         66 r2 copy
        vpternlogd zmm8, zmm30, zmm25, 0x95                      ;   187.3 p5      66 r2
        vmovdqu64 zmm30, [rbp + 49600]                           ;   126.7 p2      66 r2 reload
        vmovdqa64 zmm15, zmm29                                   ;   126.8         66 r2 copy
        vpternlogd zmm15, zmm19, zmm30, 0x96                     ;   187.3 p0      66 r2
        vpternlogd zmm18, zmm16, zmm8, 0xa6                      ;   188.3 p5      66 r2
        vpternlogd zmm26, zmm5, zmm18, 0x69                      ;   189.3 p0      66 r2
        vpternlogd zmm22, zmm24, zmm13, 0xf6                     ;   188.8 p5      66 r2
        vpxord zmm5, zmm30, zmm20                                ;   189.3 p0      66 r2
        vpternlogd zmm22, zmm18, zmm14, 0x96                     ;   189.8 p5      66 r2
        vpternlogd zmm12, zmm6, zmm11, 0x96                      ;   190.3 p0      66 r2
        vmovdqu64 zmm6, [rbp + 49472]                            ;   128.2 p3      66 r2
        vpternlogd zmm6, zmm19, [rbp + 49408], 0x96              ;   190.8 p5+p2   66 r2
        vpxord zmm2, zmm2, zmm22                                 ;   191.3 p0      66 r2
        vmovdqu64 zmm11, [rbp + 49472]                           ;   129.2 p3      66 r2
        vpternlogd zmm4, zmm10, zmm24, 0x1e                      ;   191.8 p5      66 r2
        vpxord zmm21, zmm21, zmm25                               ;   192.3 p0      66 r2
        vpxord zmm11, zmm11, zmm9                                ;   192.8 p5      66 r2
        vmovdqu64 zmm10, [rbp + 48960]                           ;   129.5 p2      66 r2 reload
        vmovdqa64 zmm14, zmm1                                    ;   186.8         66 r2 copy
        vpternlogd zmm14, zmm25, zmm10, 0x96                     ;   193.3 p0      66 r2
        vpternlogd zmm4, zmm8, zmm29, 0x96                       ;   193.8 p5      66 r2
        vpternlogd zmm29, zmm30, zmm12, 0x96                     ;   194.3 p0      66 r2
        vmovdqa64 zmm30, zmm21                                   ;   193.3         66 r2 copy
        vpternlogd zmm30, zmm12, zmm23, 0x96                     ;   194.8 p5      66 r2
        vmovdqu64 zmm8, [rbp + 49792]                            ;   151.8 p3      66 r2
        vmovdqa64 zmm16, zmm29                                   ;   195.3         66 r2 copy
        vpternlogd zmm16, zmm1, zmm20, 0x96                      ;   195.3 p0      66 r2
        vmovdqu64 zmm17, [rbp + 50048]                           ;   156.8 p2      66 r2 reload
        vpternlogd zmm7, zmm11, zmm17, 0x96                      ;   195.8 p5      66 r2
        vpternlogd zmm1, zmm20, zmm4, 0x96                       ;   196.3 p0      66 r2
        vmovdqu64 zmm18, [rbp + 49920]                           ;   151.8 p3      66 r2
        vmovdqu64 zmm20, [rbp + 49280]                           ;   132.2 p2      66 r2 reload
        vpxord zmm18, zmm18, zmm20                               ;   196.8 p5      66 r2
        vpternlogd zmm4, zmm11, zmm15, 0x96                      ;   197.3 p0      66 r2
        vpxord zmm8, zmm8, zmm31                                 ;   197.8 p5      66 r2
        vpxord zmm9, zmm9, zmm22                                 ;   198.3 p0      66 r2
        vmovdqu64 zmm31, [rbp + 49344]                           ;   132.7 p3      66 r2 reload
        vmovdqu64 zmm22, [rbp + 49920]                           ;   151.8 p2      66 r2
        vpternlogd zmm22, zmm3, zmm31, 0x96                      ;   198.8 p5      66 r2
        vmovdqu64 zmm24, [rbp + 49728]                           ;   148.3 p3      66 r2
        vmovdqu64 zmm27, [rbp + 49984]                           ;   167.3 p2      66 r2
        vpxord zmm27, zmm27, zmm26                               ;   199.3 p0      66 r2
        vpternlogd zmm20, zmm22, [rbp + 48832], 0x96             ;   199.8 p5+p3   66 r2
        vmovdqa64 zmm0, zmm11                                    ;   193.8         66 r2 copy
        vpternlogd zmm0, zmm15, zmm2, 0x96                       ;   200.3 p0      66 r2
        vpternlogd zmm15, zmm9, zmm5, 0x96                       ;   200.8 p5      66 r2
        vpxord zmm13, zmm10, [rbp + 49216]                       ;   201.3 p0+p2   66 r2
        vpternlogd zmm25, zmm13, zmm17, 0x96                     ;   202.3 p5      66 r2
        vpternlogd zmm25, zmm26, zmm9, 0x96                      ;   203.3 p0      66 r2
        vpxord zmm26, zmm6, zmm8                                 ;   202.8 p5      66 r2
        vmovdqu64 [rbp + 50048], zmm16                           ;   196.3 p8+p9   66 r2 spill
        vmovdqa64 zmm16, zmm27                                   ;   200.3         66 r2 copy
        vpternlogd zmm16, zmm18, zmm7, 0x96                      ;   203.3 p0      66 r2
        vpxord zmm7, zmm7, zmm21                                 ;   203.8 p5      66 r2
        vpxord zmm10, zmm10, zmm7                                ;   204.8 p0      66 r2
        vmovdqu64 [rbp + 48960], zmm30                           ;   195.8 p7+p4   66 r2 spill
        vmovdqu64 zmm30, [rbp + 49792]                           ;   151.8 p3      66 r2
        vpxord zmm30, zmm30, zmm2                                ;   204.8 p5      66 r2
        vmovdqu64 [rbp + 49792], zmm15                           ;   201.8 p8+p9   66 r2 spill
        vmovdqu64 zmm15, [rbp + 49536]                           ;   146.8 p2      66 r2 reload
        vpternlogd zmm12, zmm15, [rbp + 49856], 0x69             ;   205.3 p0+p3   66 r2
        vpxord zmm13, zmm13, zmm12                               ;   206.3 p5      66 r2
        vpternlogd zmm12, zmm23, zmm1, 0x96                      ;   206.3 p0      66 r2
        vpternlogd zmm15, zmm14, [rbp + 49856], 0x69             ;   206.8 p5+p2   66 r2
        vmovdqa64 zmm23, zmm9                                    ;   199.3         66 r2 copy
        vpternlogd zmm23, zmm4, zmm5, 0x96                       ;   207.3 p0      66 r2
        vpternlogd zmm9, zmm3, [rbp + 49920], 0x96               ;   207.8 p5+p3   66 r2
        vpxord zmm27, zmm27, zmm9                                ;   208.8 p0      66 r2
        vpxord zmm5, zmm5, zmm12                                 ;   208.8 p5      66 r2
        vpxord zmm29, zmm29, zmm12                               ;   209.3 p0      66 r2
        vmovdqu64 zmm12, [rbp + 48832]                           ;   139.0 p2      66 r2 reload
        vmovdqu64 [rbp + 49920], zmm4                            ;   198.3 p7+p4   66 r2 spill
        vmovdqa64 zmm4, zmm22                                    ;   199.8         66 r2 copy
        vpternlogd zmm4, zmm28, zmm12, 0x96                      ;   209.8 p5      66 r2
        vmovdqu64 [rbp + 49856], zmm15                           ;   207.8 p8+p9   66 r2 spill
        vmovdqa64 zmm15, zmm9                                    ;   208.8         66 r2 copy
        vpternlogd zmm15, zmm4, zmm8, 0x96                       ;   210.8 p0      66 r2
        vpternlogd zmm14, zmm13, zmm21, 0x96                     ;   210.8 p5      66 r2
        vpternlogd zmm28, zmm31, [rbp + 49728], 0x96             ;   211.3 p0+p3   66 r2
        vpternlogd zmm31, zmm26, [rbp + 49728], 0x96             ;   211.8 p5+p2   66 r2
        vmovdqu64 [rbp + 49344], zmm23                           ;   208.3 p7+p4   66 r2 spill
        vmovdqa64 zmm23, zmm30                                   ;   205.8         66 r2 copy
        vpternlogd zmm23, zmm31, zmm15, 0x96                     ;   212.8 p0      66 r2
        vpternlogd zmm30, zmm6, [rbp + 48640], 0x96              ;   212.8 p5+p3   66 r2
        vpternlogd zmm31, zmm12, zmm30, 0x96                     ;   213.8 p0      66 r2
        vmovdqu64 zmm12, [rbp + 48640]                           ;   142.0 p2      66 r2 reload
        vpternlogd zmm6, zmm28, zmm12, 0x96                      ;   213.8 p5      66 r2
        vpternlogd zmm12, zmm8, zmm11, 0x96                      ;   214.3 p0      66 r2
        vpternlogd zmm8, zmm11, zmm30, 0x96                      ;   214.8 p5      66 r2
        vmovdqu64 zmm11, [rbp + 48768]                           ;   142.7 p3      66 r2 reload
        vmovdqu64 [rbp + 48640], zmm31                           ;   214.8 p8+p9   66 r2 spill
        vmovdqu64 zmm31, [rbp + 48704]                           ;   143.0 p2      66 r2 reload
        vpternlogd zmm22, zmm31, zmm11, 0x96                     ;   215.3 p0      66 r2
        vpxord zmm24, zmm24, zmm22                               ;   216.3 p5      66 r2
        vpternlogd zmm4, zmm18, zmm22, 0x96                      ;   216.3 p0      66 r2
        vpternlogd zmm28, zmm18, zmm22, 0x96                     ;   216.8 p5      66 r2
        vpternlogd zmm3, zmm31, zmm11, 0x96                      ;   217.3 p0      66 r2
        vmovdqu64 zmm31, [rbp + 49472]                           ;   144.0 p3      66 r2 reload
        vmovdqu64 zmm11, [rbp + 49984]                           ;   167.3 p2      66 r2
        vpternlogd zmm11, zmm19, zmm31, 0x96                     ;   217.8 p5      66 r2
        vpternlogd zmm3, zmm2, [rbp + 49984], 0x96               ;   218.3 p0+p3   66 r2
        vpxord zmm17, zmm17, zmm3                                ;   219.3 p5      66 r2
        vpternlogd zmm30, zmm31, zmm19, 0x96                     ;   219.3 p0      66 r2
        vpternlogd zmm7, zmm11, zmm25, 0x96                      ;   219.8 p5      66 r2
        vpternlogd zmm3, zmm9, zmm16, 0x96                       ;   220.3 p0      66 r2
        vpternlogd zmm11, zmm21, [rbp + 49216], 0x96             ;   220.8 p5+p2   66 r2
        vmovdqu64 zmm31, [rax + 8192]                            ;   146.0 p3      29 s reload
        vmovdqu64 zmm2, [rbp + 46528]                            ;   146.5 p2      29 s reload
        vmovdqu64 zmm9, [rax + 8576]                             ;   147.0 p3      29 s
        vpternlogd zmm9, zmm2, zmm31, 0x96                       ;   221.3 p0      29 s
        vmovdqu64 zmm18, [rax + 8640]                            ;   147.5 p2      29 s
        vmovdqu64 zmm19, [rbp + 46720]                           ;   148.0 p3      29 s reload
        vpxord zmm18, zmm18, zmm19                               ;   221.8 p5      29 s
        vpxord zmm21, zmm31, zmm19                               ;   222.3 p0      29 s
        vmovdqu64 zmm22, [rax + 8256]                            ;   148.5 p2      29 s reload
        vmovdqu64 [rbp + 49216], zmm7                            ;   220.8 p7+p4   66 r2 spill
        vpxord zmm7, zmm19, zmm22                                ;   222.8 p5      29 s
        vpxord zmm22, zmm19, zmm9                                ;   223.3 p0      29 s
        vpxord zmm19, zmm21, [rax + 8512]                        ;   223.8 p5+p3   29 s
        vmovdqu64 [rbp + 49472], zmm17                           ;   220.3 p8+p9   66 r2 spill
        vpxord zmm17, zmm9, [rax + 8320]                         ;   224.3 p0+p2   29 s
        vmovdqu64 [rbp + 49984], zmm4                            ;   217.3 p7+p4   66 r2 spill
        vmovdqa64 zmm4, zmm2                                     ;   152.5         29 s copy
        vmovdqu64 [rbp + 48768], zmm30                           ;   220.3 p8+p9   66 r2 spill
        vpxord zmm30, zmm19, zmm18                               ;   224.8 p5      29 s
        vmovdqu64 [rbp + 48704], zmm5                            ;   209.8 p7+p4   66 r2 spill
        vpxord zmm5, zmm19, zmm7                                 ;   225.3 p0      29 s
        vmovdqu64 [rbp + 48832], zmm25                           ;   204.3 p8+p9   66 r2 spill
        vmovdqa64 zmm25, zmm19                                   ;   224.8         29 s copy
        vpternlogd zmm25, zmm2, zmm31, 0x96                      ;   225.8 p5      29 s
        vpxord zmm19, zmm19, zmm9                                ;   226.3 p0      29 s
        vpxord zmm4, zmm4, zmm19                                 ;   227.3 p5      29 s
        vmovdqu64 [rbp + 49728], zmm27                           ;   209.8 p7+p4   66 r2 spill
        vpxord zmm27, zmm25, [rax + 8640]                        ;   227.3 p0+p3   29 s
        vmovdqu64 [rbp + 49536], zmm28                           ;   217.8 p8+p9   66 r2 spill
        vpxord zmm28, zmm5, zmm17                                ;   227.8 p5      29 s
        vmovdqu64 [rbp + 49280], zmm15                           ;   211.8 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm22                                   ;   224.3         29 s copy
        vpternlogd zmm15, zmm7, zmm2, 0x96                       ;   228.3 p0      29 s
        vmovdqu64 [rbp + 49600], zmm8                            ;   215.8 p8+p9   66 r2 spill
        vpxord zmm8, zmm25, [rax + 8320]                         ;   228.8 p5+p2   29 s
        vmovdqu64 [rbp + 49408], zmm29                           ;   210.3 p7+p4   66 r2 spill
        vpxord zmm29, zmm18, zmm8                                ;   229.8 p0      29 s
        vmovdqu64 [rbp + 50112], zmm14                           ;   211.8 p8+p9   66 r2 spill
        vmovdqa64 zmm14, zmm8                                    ;   229.8         29 s copy
        vpternlogd zmm14, zmm7, zmm2, 0x96                       ;   229.8 p5      29 s
        vmovdqu64 [rbp + 50176], zmm10                           ;   205.8 p7+p4   66 r2 spill
        vmovdqa64 zmm10, zmm15                                   ;   229.3         29 s copy
        vpternlogd zmm10, zmm18, [rax + 8576], 0x96              ;   230.3 p0+p3   29 s
        vmovdqu64 [rbp + 50240], zmm16                           ;   204.3 p8+p9   66 r2 spill
        vmovdqu64 zmm16, [rbp + 16128]                           ;   153.3 p2      28 s
        vpxord zmm16, zmm16, [rbp + 46400]                       ;   230.8 p5+p3   28 s
        vmovdqu64 [rbp + 50304], zmm24                           ;   217.3 p7+p4   66 r2 spill
        vmovdqa64 zmm24, zmm16                                   ;   231.8         28 s copy
        vmovdqu64 [rbp + 50368], zmm23                           ;   213.8 p8+p9   66 r2 spill
        vmovdqu64 zmm23, [rbp + 15872]                           ;   154.3 p2      28 s
        vpxord zmm23, zmm23, [rbp + 46400]                       ;   231.3 p0+p3   28 s
        vmovdqu64 [rbp + 50432], zmm12                           ;   215.3 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm23                                   ;   232.3         28 s copy
        vmovdqu64 [rbp + 50496], zmm0                            ;   201.3 p8+p9   66 r2 spill
        vmovdqu64 zmm0, [rbp + 46272]                            ;   155.3 p2      28 s
        vpxord zmm0, zmm0, [rbp + 15872]                         ;   231.8 p5+p3   28 s
        vmovdqu64 [rbp + 50560], zmm1                            ;   197.3 p7+p4   66 r2 spill
        vpxord zmm1, zmm0, [rbp + 46208]                         ;   232.8 p0+p2   28 s
        vmovdqu64 [rbp + 50624], zmm13                           ;   207.3 p8+p9   66 r2 spill
        vmovdqa64 zmm13, zmm1                                    ;   233.8         28 s copy
        vmovdqu64 [rbp + 50688], zmm11                           ;   221.8 p7+p4   66 r2 spill
        vmovdqa64 zmm11, zmm0                                    ;   232.8         28 s copy
        vmovdqu64 [rbp + 50752], zmm3                            ;   221.3 p8+p9   66 r2 spill
        vmovdqu64 zmm3, [rbp + 15872]                            ;   156.8 p3      28 s
        vmovdqu64 [rbp + 50816], zmm20                           ;   200.8 p7+p4   66 r2 spill
        vmovdqa64 zmm20, zmm0                                    ;   232.8         28 s copy
        vpternlogd zmm20, zmm16, [rbp + 45888], 0x96             ;   232.8 p5+p2   28 s
        vmovdqu64 [rbp + 50880], zmm6                            ;   214.8 p8+p9   66 r2 spill
        vpxord zmm6, zmm20, [rbp + 46080]                        ;   233.8 p0+p3   28 s
        vmovdqu64 [rbp + 50944], zmm26                           ;   203.8 p7+p4   66 r2 spill
        vpxord zmm26, zmm6, [rbp + 46208]                        ;   234.8 p5+p2   28 s
        vmovdqu64 [rbp + 46208], zmm23                           ;   232.3 p8+p9   28 s spill
        vmovdqa64 zmm23, zmm20                                   ;   233.8         28 s copy
        vmovdqu64 [rbp + 51008], zmm5                            ;   226.3 p7+p4   29 s spill
        vpxord zmm5, zmm26, [rbp + 45632]                        ;   235.8 p0+p3   28 s
        vmovdqu64 [rbp + 51072], zmm21                           ;   223.3 p8+p9   29 s spill
        vmovdqa64 zmm21, zmm26                                   ;   235.8         28 s copy
        vmovdqu64 [rbp + 51136], zmm1                            ;   233.8 p7+p4   28 s spill
        vmovdqu64 zmm1, [rbp + 15872]                            ;   159.3 p2      28 s
        vmovdqu64 [rbp + 51200], zmm6                            ;   234.8 p8+p9   28 s spill
        vmovdqu64 zmm6, [rbp + 46400]                            ;   159.8 p3      28 s
        vmovdqu64 [rbp + 51264], zmm25                           ;   226.8 p7+p4   29 s spill
        vmovdqu64 zmm25, [rbp + 18304]                           ;   160.3 p2     104 s
        vpxord zmm25, zmm25, [rax + 8704]                        ;   234.8 p5+p3  104 s
        vmovdqu64 [rbp + 51328], zmm15                           ;   229.3 p8+p9   29 s spill
        vmovdqu64 zmm15, [rbp + 48512]                           ;   161.3 p2     100 f reload
        vpternlogd zmm25, zmm15, [rbp + 35136], 0x96             ;   235.8 p0+p3  104 s
        vpternlogd zmm25, zmm10, [rbp + 38848], 0x96             ;   236.8 p5+p2  104 s
        vmovdqu64 zmm15, [rbp + 46400]                           ;   162.8 p3      28 s reload
        vmovdqu64 [rbp + 48512], zmm10                           ;   231.3 p7+p4   29 s spill
        vmovdqu64 zmm10, [rbp + 45888]                           ;   163.3 p2      28 s
        vpternlogd zmm10, zmm26, zmm15, 0x96                     ;   236.3 p0      28 s
        vmovdqu64 [rbp + 51392], zmm26                           ;   235.8 p8+p9   28 s spill
        vmovdqu64 zmm26, [rbp + 46080]                           ;   163.8 p3      28 s
        vpternlogd zmm26, zmm15, [rbp + 45888], 0x96             ;   236.8 p5+p2   28 s
        vpxord zmm12, zmm12, zmm26                               ;   237.8 p0      28 s
        vpxord zmm11, zmm11, zmm12                               ;   238.8 p5      28 s
        vmovdqu64 [rbp + 46080], zmm12                           ;   238.8 p7+p4   28 s spill
        vmovdqu64 zmm12, [rbp + 45632]                           ;   164.8 p3      28 s
        vpternlogd zmm12, zmm15, [rbp + 45888], 0x96             ;   238.3 p0+p2   28 s
        vpxord zmm3, zmm3, zmm12                                 ;   239.3 p5      28 s
        vpxord zmm24, zmm24, zmm3                                ;   240.3 p0      28 s
        vpxord zmm23, zmm23, zmm24                               ;   241.3 p5      28 s
        vpxord zmm1, zmm1, zmm23                                 ;   242.3 p0      28 s
        vpxord zmm21, zmm21, zmm3                                ;   240.8 p5      28 s
        vpxord zmm6, zmm6, zmm21                                 ;   241.8 p0      28 s
        vpternlogd zmm25, zmm1, zmm10, 0x96                      ;   243.3 p5     104 s
        vmovdqu64 [rbp + 45632], zmm25                           ;   244.3 p8+p9  104 s spill
        vmovdqu64 zmm25, [rbp + 45888]                           ;   165.8 p3      28 s
        vpternlogd zmm25, zmm15, [rbp + 46272], 0x96             ;   242.3 p0+p2   28 s
        vpxord zmm13, zmm13, zmm25                               ;   243.3 p5      28 s
        vmovdqu64 [rbp + 46272], zmm3                            ;   240.3 p7+p4   28 s spill
        vmovdqu64 zmm3, [rbp + 18432]                            ;   166.8 p3     104 s
        vpxord zmm3, zmm3, [rax + 8832]                          ;   243.3 p0+p2  104 s
        vmovdqu64 [rbp + 51456], zmm25                           ;   243.3 p8+p9   28 s spill
        vmovdqu64 zmm25, [rbp + 36032]                           ;   167.8 p3     100 f reload
        vpternlogd zmm3, zmm25, [rbp + 46848], 0x96              ;   244.3 p5+p2  104 s
        vpternlogd zmm3, zmm17, [rbp + 38976], 0x96              ;   245.3 p0+p3  104 s
        vpternlogd zmm3, zmm24, [rbp + 43072], 0x96              ;   246.3 p5+p2  104 s
        vmovdqu64 zmm24, [rbp + 18560]                           ;   169.8 p3     104 s
        vpxord zmm24, zmm24, [rax + 8960]                        ;   245.3 p0+p2  104 s
        vmovdqu64 zmm25, [rbp + 36288]                           ;   170.8 p3     100 f reload
        vpternlogd zmm24, zmm25, [rbp + 47936], 0x96             ;   246.3 p5+p2  104 s
        vpternlogd zmm24, zmm7, [rbp + 39104], 0x96              ;   247.3 p0+p3  104 s
        vpternlogd zmm24, zmm6, [rbp + 43200], 0x96              ;   248.3 p5+p2  104 s
        vmovdqu64 zmm7, [rbp + 18752]                            ;   172.8 p3     104 s
        vpxord zmm7, zmm7, [rax + 9152]                          ;   247.3 p0+p2  104 s
        vmovdqu64 zmm25, [rbp + 36800]                           ;   173.8 p3     104 s
        vmovdqu64 [rbp + 43200], zmm24                           ;   249.3 p7+p4  104 s spill
        vmovdqu64 zmm24, [rbp + 36672]                           ;   174.3 p2     100 f reload
        vpternlogd zmm7, zmm24, [rbp + 47872], 0x96              ;   248.3 p5+p3  104 s
        vpternlogd zmm7, zmm9, [rbp + 39296], 0x96               ;   249.3 p0+p2  104 s
        vpternlogd zmm7, zmm21, [rbp + 43392], 0x96              ;   250.3 p5+p3  104 s
        vmovdqu64 zmm9, [rbp + 35264]                            ;   176.3 p2     100 f reload
        vmovdqu64 zmm24, [rax + 8768]                            ;   176.8 p3      29 s reload
        vmovdqu64 [rbp + 43392], zmm7                            ;   251.3 p8+p9  104 s spill
        vmovdqu64 zmm7, [rbp + 18368]                            ;   177.3 p2     104 s
        vpternlogd zmm7, zmm24, zmm9, 0x96                       ;   249.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 38912]                            ;   177.8 p3     100 f reload
        vpternlogd zmm7, zmm9, [rbp + 40960], 0x96               ;   250.3 p5+p2  104 s
        vpternlogd zmm7, zmm11, [rbp + 43008], 0x96              ;   251.3 p0+p3  104 s
        vpternlogd zmm7, zmm6, zmm14, 0x96                       ;   252.3 p5     104 s
        vmovdqu64 zmm6, [rbp + 19200]                            ;   179.3 p2     104 s
        vmovdqu64 zmm9, [rax + 9600]                             ;   179.8 p3      29 s reload
        vpxord zmm6, zmm6, zmm9                                  ;   251.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 14592]                            ;   180.3 p2      28 s reload
        vpternlogd zmm6, zmm9, [rbp + 37568], 0x96               ;   252.3 p5+p3  104 s
        vmovdqu64 zmm9, [rbp + 39744]                            ;   181.3 p2     100 f reload
        vpternlogd zmm6, zmm9, [rbp + 41856], 0x96               ;   253.3 p0+p3  104 s
        vpternlogd zmm6, zmm0, zmm16, 0x96                       ;   254.3 p5     104 s
        vpternlogd zmm6, zmm22, [rbp + 43840], 0x96              ;   255.3 p0+p2  104 s
        vmovdqu64 zmm9, [rbp + 36160]                            ;   182.8 p3     100 f reload
        vmovdqu64 zmm22, [rax + 8896]                            ;   183.3 p2      29 s reload
        vmovdqu64 zmm24, [rbp + 18496]                           ;   183.8 p3     104 s
        vpternlogd zmm24, zmm22, zmm9, 0x96                      ;   253.8 p5     104 s
        vmovdqu64 zmm9, [rbp + 39040]                            ;   184.3 p2     100 f reload
        vpternlogd zmm24, zmm9, [rbp + 47744], 0x96              ;   254.8 p0+p3  104 s
        vpternlogd zmm24, zmm2, zmm31, 0x96                      ;   255.8 p5     104 s
        vpternlogd zmm24, zmm10, [rbp + 43136], 0x96             ;   256.8 p0+p2  104 s
        vmovdqu64 zmm9, [rbp + 19328]                            ;   185.8 p3     104 s
        vpxord zmm9, zmm9, [rax + 9728]                          ;   255.8 p5+p2  104 s
        vmovdqu64 zmm22, [rbp + 14720]                           ;   186.8 p3      28 s reload
        vpternlogd zmm9, zmm22, [rbp + 16128], 0x96              ;   256.8 p0+p2  104 s
        vmovdqu64 zmm22, [rbp + 45888]                           ;   187.8 p3      28 s reload
        vmovdqu64 zmm2, [rax + 9024]                             ;   188.3 p2      29 s reload
        vmovdqu64 zmm31, [rbp + 18624]                           ;   188.8 p3     104 s
        vpternlogd zmm31, zmm2, zmm22, 0x96                      ;   256.8 p5     104 s
        vmovdqu64 zmm2, [rbp + 36416]                            ;   189.3 p2     100 f reload
        vpternlogd zmm31, zmm2, [rbp + 47040], 0x96              ;   257.8 p0+p3  104 s
        vpternlogd zmm31, zmm18, [rbp + 39168], 0x96             ;   258.8 p5+p2  104 s
        vpternlogd zmm31, zmm14, [rbp + 43264], 0x96             ;   259.8 p0+p3  104 s
        vmovdqu64 zmm2, [rbp + 37824]                            ;   191.3 p2     100 f reload
        vpternlogd zmm9, zmm2, [rbp + 47296], 0x96               ;   258.8 p5+p3  104 s
        vpternlogd zmm9, zmm30, [rbp + 39872], 0x96              ;   259.8 p0+p2  104 s
        vpternlogd zmm9, zmm5, [rbp + 43968], 0x96               ;   260.8 p5+p3  104 s
        vmovdqu64 zmm2, [rbp + 19456]                            ;   193.3 p2     104 s
        vpxord zmm2, zmm2, [rax + 9856]                          ;   260.3 p0+p3  104 s
        vmovdqu64 [rbp + 43968], zmm9                            ;   261.8 p7+p4  104 s spill
        vmovdqu64 zmm9, [rax + 9088]                             ;   194.3 p2      29 s reload
        vmovdqu64 [rbp + 47296], zmm6                            ;   256.3 p8+p9  104 s spill
        vmovdqu64 zmm6, [rbp + 18688]                            ;   194.8 p3     104 s
        vpternlogd zmm6, zmm9, [rax + 8512], 0x96                ;   260.8 p5+p2  104 s
        vmovdqu64 zmm9, [rbp + 15872]                            ;   195.8 p3      28 s reload
        vpternlogd zmm6, zmm9, [rbp + 36544], 0x96               ;   261.8 p0+p2  104 s
        vmovdqu64 zmm9, [rbp + 39232]                            ;   196.8 p3     100 f reload
        vpternlogd zmm6, zmm9, [rbp + 41280], 0x96               ;   262.8 p5+p2  104 s
        vpternlogd zmm6, zmm17, [rbp + 43328], 0x96              ;   263.8 p0+p3  104 s
        vmovdqu64 zmm9, [rbp + 19520]                            ;   198.3 p2     104 s
        vmovdqu64 zmm17, [rax + 9920]                            ;   198.8 p3      29 s reload
        vpxord zmm9, zmm9, zmm17                                 ;   262.8 p5     104 s
        vmovdqu64 zmm17, [rbp + 14848]                           ;   199.3 p2      28 s reload
        vpternlogd zmm2, zmm17, [rbp + 38016], 0x96              ;   263.3 p0+p3  104 s
        vmovdqu64 zmm17, [rbp + 40000]                           ;   200.3 p2     100 f reload
        vpternlogd zmm2, zmm17, [rbp + 47232], 0x96              ;   264.3 p5+p3  104 s
        vpternlogd zmm2, zmm30, zmm14, 0x96                      ;   265.3 p0     104 s
        vpternlogd zmm2, zmm5, [rbp + 44096], 0x96               ;   266.3 p5+p2  104 s
        vmovdqu64 zmm30, [rax + 9216]                            ;   201.8 p3      29 s reload
        vmovdqu64 zmm5, [rbp + 18816]                            ;   202.3 p2      89 s reload
        vmovdqu64 zmm17, [rbp + 14208]                           ;   202.8 p3     104 s
        vpternlogd zmm17, zmm5, zmm30, 0x96                      ;   265.3 p0     104 s
        vpxord zmm25, zmm25, zmm17                               ;   266.3 p5     104 s
        vmovdqu64 zmm17, [rbp + 39360]                           ;   203.3 p2     100 f reload
        vpternlogd zmm25, zmm17, [rbp + 49152], 0x96             ;   267.3 p0+p3  104 s
        vpternlogd zmm25, zmm26, zmm4, 0x96                      ;   268.3 p5     104 s
        vpternlogd zmm25, zmm29, [rbp + 43456], 0x96             ;   269.3 p0+p2  104 s
        vmovdqu64 zmm17, [rbp + 38080]                           ;   204.8 p3     100 f reload
        vmovdqu64 zmm30, [rbp + 14912]                           ;   205.3 p2      28 s reload
        vpternlogd zmm9, zmm30, zmm17, 0x96                      ;   267.8 p5     104 s
        vmovdqu64 zmm30, [rbp + 19584]                           ;   205.8 p3     104 s
        vpxord zmm30, zmm30, [rax + 9984]                        ;   268.3 p0+p2  104 s
        vmovdqu64 zmm17, [rbp + 40064]                           ;   206.8 p3     100 f reload
        vpternlogd zmm9, zmm17, [rbp + 47424], 0x96              ;   268.8 p5+p2  104 s
        vpternlogd zmm9, zmm16, zmm8, 0x96                       ;   269.8 p0     104 s
        vmovdqu64 zmm17, [rax + 9280]                            ;   207.8 p3      29 s reload
        vmovdqu64 [rbp + 47424], zmm2                            ;   267.3 p7+p4  104 s spill
        vmovdqu64 zmm2, [rbp + 18880]                            ;   208.3 p2      89 s reload
        vmovdqu64 [rbp + 43456], zmm25                           ;   270.3 p8+p9  104 s spill
        vmovdqu64 zmm25, [rbp + 14272]                           ;   208.8 p3     104 s
        vpternlogd zmm25, zmm2, zmm17, 0x96                      ;   269.8 p5     104 s
        vmovdqu64 zmm17, [rbp + 36928]                           ;   209.3 p2     100 f reload
        vpternlogd zmm25, zmm17, [rbp + 41472], 0x96             ;   270.8 p0+p3  104 s
        vpternlogd zmm25, zmm13, [rbp + 39424], 0x96             ;   271.8 p5+p2  104 s
        vpternlogd zmm25, zmm27, [rbp + 43520], 0x96             ;   272.8 p0+p3  104 s
        vmovdqu64 zmm17, [rbp + 48512]                           ;   231.3 p2      29 s reload
        vpternlogd zmm9, zmm17, [rbp + 44160], 0x96              ;   271.8 p5+p3  104 s
        vmovdqu64 zmm17, [rbp + 38144]                           ;   212.3 p2     100 f reload
        vmovdqu64 [rbp + 44160], zmm9                            ;   272.8 p7+p4  104 s spill
        vmovdqu64 zmm9, [rbp + 14976]                            ;   212.8 p3      28 s reload
        vpternlogd zmm30, zmm9, zmm17, 0x96                      ;   272.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 40128]                            ;   213.3 p2     100 f reload
        vpternlogd zmm30, zmm9, [rbp + 47552], 0x96              ;   273.3 p5+p3  104 s
        vpternlogd zmm30, zmm12, zmm19, 0x96                     ;   274.3 p0     104 s
        vpternlogd zmm30, zmm14, [rbp + 44224], 0x96             ;   275.3 p5+p2  104 s
        vmovdqu64 zmm9, [rax + 9344]                             ;   214.8 p3      29 s reload
        vmovdqu64 zmm14, [rbp + 18944]                           ;   215.3 p2      89 s reload
        vmovdqu64 zmm17, [rbp + 14336]                           ;   215.8 p3     104 s
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   274.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 37056]                            ;   216.3 p2     100 f reload
        vpternlogd zmm17, zmm9, [rbp + 48448], 0x96              ;   275.3 p5+p3  104 s
        vpternlogd zmm17, zmm20, [rbp + 39488], 0x96             ;   276.3 p0+p2  104 s
        vpternlogd zmm17, zmm4, [rbp + 43584], 0x96              ;   277.3 p5+p3  104 s
        vmovdqu64 zmm20, [rbp + 19712]                           ;   218.3 p2     104 s
        vpxord zmm20, zmm20, [rax + 10112]                       ;   276.3 p0+p3  104 s
        vmovdqu64 zmm9, [rbp + 50944]                            ;   219.3 p2      66 r2 reload
        vmovdqu64 [rbp + 38848], zmm9                            ;   225.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 9408]                             ;   219.8 p3      29 s reload
        vmovdqu64 [rbp + 50944], zmm30                           ;   276.3 p7+p4  104 s spill
        vmovdqu64 zmm30, [rbp + 19008]                           ;   220.3 p2      89 s reload
        vmovdqu64 [rbp + 43584], zmm17                           ;   278.3 p8+p9  104 s spill
        vmovdqu64 zmm17, [rbp + 14400]                           ;   220.8 p3     104 s
        vpternlogd zmm17, zmm30, zmm9, 0x96                      ;   276.8 p5     104 s
        vmovdqu64 zmm9, [rbp + 37184]                            ;   221.3 p2     100 f reload
        vpternlogd zmm17, zmm9, [rbp + 48896], 0x96              ;   277.8 p0+p3  104 s
        vpternlogd zmm17, zmm8, [rbp + 39552], 0x96              ;   278.8 p5+p2  104 s
        vpternlogd zmm17, zmm1, [rbp + 43648], 0x96              ;   279.8 p0+p3  104 s
        vmovdqu64 zmm1, [rbp + 50880]                            ;   223.3 p2      66 r2 reload
        vmovdqu64 [rbp + 38912], zmm1                            ;   229.3 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 50816]                            ;   223.8 p3      66 r2 reload
        vmovdqu64 [rbp + 38976], zmm1                            ;   229.8 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 50752]                            ;   224.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39040], zmm1                            ;   230.3 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19776]                            ;   224.8 p3     104 s
        vpxord zmm1, zmm1, [rax + 10176]                         ;   278.8 p5+p2  104 s
        vmovdqu64 zmm9, [rbp + 50688]                            ;   225.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39104], zmm9                            ;   231.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 38272]                            ;   226.3 p2     100 f reload
        vmovdqu64 [rbp + 50688], zmm17                           ;   280.8 p7+p4  104 s spill
        vmovdqu64 zmm17, [rbp + 15104]                           ;   226.8 p3      28 s reload
        vpternlogd zmm20, zmm17, zmm9, 0x96                      ;   279.3 p0     104 s
        vmovdqu64 zmm17, [rax + 9472]                            ;   227.3 p2      29 s reload
        vmovdqu64 zmm9, [rbp + 19072]                            ;   227.8 p3      89 s reload
        vmovdqu64 [rbp + 50752], zmm25                           ;   273.8 p8+p9  104 s spill
        vmovdqu64 zmm25, [rbp + 14464]                           ;   228.3 p2     104 s
        vpternlogd zmm25, zmm9, zmm17, 0x96                      ;   279.8 p5     104 s
        vmovdqu64 zmm17, [rbp + 37312]                           ;   228.8 p3     100 f reload
        vpternlogd zmm25, zmm17, [rbp + 49088], 0x96             ;   280.8 p0+p2  104 s
        vpternlogd zmm25, zmm19, [rbp + 39616], 0x96             ;   281.8 p5+p3  104 s
        vpternlogd zmm25, zmm11, [rbp + 43712], 0x96             ;   282.8 p0+p2  104 s
        vmovdqu64 zmm11, [rbp + 40256]                           ;   230.8 p3     100 f reload
        vpternlogd zmm20, zmm11, [rbp + 42368], 0x96             ;   281.8 p5+p2  104 s
        vpternlogd zmm20, zmm0, [rbp + 51264], 0x96              ;   282.8 p0+p3  104 s
        vmovdqu64 zmm0, [rbp + 46720]                            ;   232.3 p2      29 s reload
        vmovdqu64 zmm11, [rax + 9536]                            ;   232.8 p3      29 s reload
        vmovdqu64 zmm19, [rbp + 19136]                           ;   233.3 p2     104 s
        vpternlogd zmm19, zmm11, zmm0, 0x96                      ;   282.8 p5     104 s
        vpternlogd zmm19, zmm15, [rbp + 14528], 0x96             ;   283.8 p0+p3  104 s
        vmovdqu64 zmm15, [rbp + 37440]                           ;   234.3 p2     100 f reload
        vpternlogd zmm19, zmm15, [rbp + 48576], 0x96             ;   284.8 p5+p3  104 s
        vpternlogd zmm19, zmm13, [rbp + 39680], 0x96             ;   285.8 p0+p2  104 s
        vpternlogd zmm19, zmm8, [rbp + 43776], 0x96              ;   286.8 p5+p3  104 s
        vpternlogd zmm20, zmm10, [rbp + 44352], 0x96             ;   285.3 p0+p2  104 s
        vmovdqu64 zmm10, [rbp + 50624]                           ;   236.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39168], zmm10                           ;   242.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 50560]                           ;   237.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39232], zmm10                           ;   243.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 50496]                           ;   237.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39296], zmm10                           ;   243.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 50432]                           ;   238.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39360], zmm10                           ;   244.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 38336]                           ;   238.8 p3     100 f reload
        vmovdqu64 zmm15, [rbp + 15168]                           ;   239.3 p2      28 s reload
        vpternlogd zmm1, zmm15, zmm10, 0x96                      ;   285.8 p5     104 s
        vmovdqu64 zmm15, [rbp + 15232]                           ;   239.8 p3     104 s
        vpxord zmm15, zmm15, [rbp + 19840]                       ;   286.3 p0+p2  104 s
        vmovdqu64 zmm10, [rbp + 50368]                           ;   240.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39424], zmm10                           ;   246.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 50304]                           ;   241.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39488], zmm10                           ;   247.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 40320]                           ;   241.8 p3     100 f reload
        vpternlogd zmm1, zmm10, [rbp + 49664], 0x96              ;   286.8 p5+p2  104 s
        vmovdqu64 zmm10, [rax + 8576]                            ;   242.8 p3      29 s reload
        vpternlogd zmm1, zmm18, zmm10, 0x96                      ;   287.8 p0     104 s
        vpxord zmm17, zmm10, [rbp + 19968]                       ;   287.8 p5+p2  104 s
        vmovdqu64 zmm11, [rbp + 50240]                           ;   243.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39552], zmm11                           ;   249.8 p7+p4   99 clocks
        vmovdqu64 zmm11, [rbp + 50176]                           ;   244.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39616], zmm11                           ;   250.3 p8+p9   99 clocks
        vmovdqu64 zmm11, [rbp + 51200]                           ;   244.8 p3      28 s reload
        vpternlogd zmm1, zmm11, [rbp + 44416], 0x96              ;   288.8 p0+p2  104 s
        vmovdqu64 zmm11, [rbp + 19904]                           ;   245.8 p3     104 s
        vpxord zmm11, zmm11, [rax + 8512]                        ;   288.8 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 50112]                           ;   246.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39680], zmm10                           ;   252.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 38400]                           ;   247.3 p2     100 f reload
        vpternlogd zmm15, zmm10, [rbp + 46784], 0x96             ;   289.3 p0+p3  104 s
        vpternlogd zmm15, zmm18, [rbp + 40384], 0x96             ;   290.3 p5+p2  104 s
        vmovdqu64 zmm18, [rbp + 49408]                           ;   248.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39744], zmm18                           ;   254.8 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 49600]                           ;   249.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39872], zmm18                           ;   255.3 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 51456]                           ;   249.8 p3      28 s reload
        vpternlogd zmm15, zmm18, [rbp + 44480], 0x96             ;   291.3 p0+p2  104 s
        vmovdqu64 zmm18, [rbp + 38464]                           ;   250.8 p3     100 f reload
        vmovdqu64 zmm10, [rbp + 15296]                           ;   251.3 p2      28 s reload
        vpternlogd zmm11, zmm10, zmm18, 0x96                     ;   290.8 p5     104 s
        vmovdqu64 zmm10, [rbp + 49536]                           ;   251.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40000], zmm10                           ;   257.8 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 9664]                            ;   252.3 p2      29 s reload
        vmovdqu64 zmm18, [rbp + 19264]                           ;   252.8 p3      89 s reload
        vmovdqu64 zmm0, [rbp + 14656]                            ;   253.3 p2     104 s
        vpternlogd zmm0, zmm18, zmm10, 0x96                      ;   291.3 p0     104 s
        vmovdqu64 zmm10, [rbp + 37696]                           ;   253.8 p3     100 f reload
        vpternlogd zmm0, zmm10, [rbp + 49024], 0x96              ;   292.3 p5+p2  104 s
        vpternlogd zmm0, zmm28, [rbp + 39808], 0x96              ;   293.3 p0+p3  104 s
        vpternlogd zmm0, zmm23, [rbp + 43904], 0x96              ;   294.3 p5+p2  104 s
        vmovdqu64 zmm23, [rbp + 49792]                           ;   255.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39808], zmm23                           ;   261.8 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 40448]                           ;   256.3 p2     100 f reload
        vpternlogd zmm11, zmm23, [rbp + 42560], 0x96             ;   293.3 p0+p3  104 s
        vmovdqu64 zmm23, [rbp + 49728]                           ;   257.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40064], zmm23                           ;   263.3 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 48832]                           ;   257.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40128], zmm23                           ;   263.8 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 46080]                           ;   258.3 p2      28 s reload
        vpternlogd zmm11, zmm23, [rbp + 44544], 0x96             ;   294.3 p5+p3  104 s
        vmovdqu64 zmm23, [rbp + 38528]                           ;   259.3 p2     100 f reload
        vmovdqu64 zmm10, [rbp + 15360]                           ;   259.8 p3      28 s reload
        vpternlogd zmm17, zmm10, zmm23, 0x96                     ;   294.3 p0     104 s
        vmovdqu64 zmm10, [rbp + 48704]                           ;   260.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40256], zmm10                           ;   266.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 40512]                           ;   260.8 p3     100 f reload
        vpternlogd zmm17, zmm10, [rbp + 42624], 0x96             ;   295.3 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 49344]                           ;   261.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40320], zmm10                           ;   267.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 51136]                           ;   262.3 p2      28 s reload
        vpternlogd zmm17, zmm10, [rbp + 44608], 0x96             ;   296.3 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 48768]                           ;   263.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40384], zmm10                           ;   269.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 48640]                           ;   263.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40448], zmm10                           ;   269.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 49984]                           ;   264.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40512], zmm10                           ;   270.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 9792]                            ;   264.8 p3      29 s reload
        vmovdqu64 zmm23, [rbp + 19392]                           ;   265.3 p2      89 s reload
        vmovdqu64 [rbp + 49984], zmm17                           ;   297.3 p7+p4  104 s spill
        vmovdqu64 zmm17, [rbp + 14784]                           ;   265.8 p3     104 s
        vpternlogd zmm17, zmm23, zmm10, 0x96                     ;   295.8 p5     104 s
        vmovdqu64 zmm10, [rbp + 37952]                           ;   266.3 p2     100 f reload
        vpternlogd zmm17, zmm10, [rbp + 42048], 0x96             ;   296.8 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 51328]                           ;   267.3 p2      29 s reload
        vpternlogd zmm17, zmm10, [rbp + 39936], 0x96             ;   297.8 p5+p3  104 s
        vmovdqu64 zmm10, [rbp + 51392]                           ;   268.3 p2      28 s reload
        vpternlogd zmm17, zmm10, [rbp + 44032], 0x96             ;   298.8 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 49280]                           ;   269.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39936], zmm10                           ;   275.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 15552]                           ;   269.8 p3     104 s
        vpxord zmm10, zmm10, [rbp + 20160]                       ;   297.8 p5+p2  104 s
        vpternlogd zmm10, zmm22, [rbp + 38720], 0x96             ;   298.8 p0+p3  104 s
        vmovdqu64 zmm22, [rbp + 45056]                           ;   271.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 40960], zmm22                           ;   277.3 p7+p4   99 clocks
        vmovdqu64 zmm22, [rbp + 15616]                           ;   271.8 p3     104 s
        vpxord zmm22, zmm22, [rbp + 20224]                       ;   298.8 p5+p2  104 s
        vmovdqu64 [rbp + 45056], zmm11                           ;   295.3 p8+p9  104 s spill
        vmovdqu64 zmm11, [rbp + 40704]                           ;   272.8 p3     100 f reload
        vpternlogd zmm10, zmm11, [rbp + 42816], 0x96             ;   299.8 p0+p2  104 s
        vpternlogd zmm10, zmm28, zmm16, 0x96                     ;   300.8 p5     104 s
        vpternlogd zmm10, zmm27, [rbp + 44800], 0x96             ;   301.8 p0+p3  104 s
        vmovdqu64 zmm11, [rbp + 15680]                           ;   274.3 p2     104 s
        vmovdqu64 zmm28, [rbp + 20288]                           ;   274.8 p3      89 s reload
        vpxord zmm11, zmm11, zmm28                               ;   300.8 p5     104 s
        vmovdqu64 [rbp + 44800], zmm10                           ;   302.8 p7+p4  104 s spill
        vmovdqu64 zmm10, [rbp + 49856]                           ;   275.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40704], zmm10                           ;   281.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 45376]                           ;   275.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 41280], zmm10                           ;   281.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 42880]                           ;   276.3 p2     100 f reload
        vmovdqu64 [rbp + 45376], zmm15                           ;   292.3 p8+p9  104 s spill
        vmovdqu64 zmm15, [rbp + 41664]                           ;   276.8 p3     100 f reload
        vpternlogd zmm22, zmm15, zmm10, 0x96                     ;   301.3 p0     104 s
        vpternlogd zmm11, zmm10, [rbp + 38784], 0x96             ;   301.8 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 46272]                           ;   277.8 p3      28 s reload
        vpternlogd zmm22, zmm10, [rbp + 40768], 0x96             ;   302.3 p0+p2  104 s
        vpternlogd zmm22, zmm29, [rbp + 44992], 0x96             ;   303.3 p5+p3  104 s
        vmovdqu64 zmm10, [rbp + 47104]                           ;   279.3 p2     100 f reload
        vpternlogd zmm11, zmm10, [rbp + 40832], 0x96             ;   303.3 p0+p3  104 s
        vpternlogd zmm11, zmm4, [rbp + 46208], 0x96              ;   304.3 p5+p2  104 s
        vmovdqu64 zmm4, [rax + 8512]                             ;   280.8 p3      29 s reload
        vmovdqu64 zmm10, [rax + 10048]                           ;   281.3 p2      29 s reload
        vmovdqu64 zmm29, [rbp + 19648]                           ;   281.8 p3     104 s
        vpternlogd zmm29, zmm10, zmm4, 0x96                      ;   304.3 p0     104 s
        vmovdqu64 zmm15, [rbp + 15040]                           ;   282.3 p2      28 s reload
        vpternlogd zmm29, zmm15, [rbp + 16128], 0x96             ;   305.3 p5+p3  104 s
        vmovdqu64 zmm15, [rbp + 38208]                           ;   283.3 p2     100 f reload
        vpternlogd zmm29, zmm15, [rbp + 47168], 0x96             ;   306.3 p0+p3  104 s
        vpternlogd zmm29, zmm8, [rbp + 40192], 0x96              ;   307.3 p5+p2  104 s
        vpternlogd zmm29, zmm21, [rbp + 44288], 0x96             ;   308.3 p0+p3  104 s
        vpternlogd zmm11, zmm27, [rbp + 44864], 0x96             ;   306.8 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 38592]                            ;   285.8 p3     100 f reload
        vmovdqu64 zmm21, [rbp + 20032]                           ;   286.3 p2      89 s reload
        vmovdqu64 zmm27, [rbp + 15424]                           ;   286.8 p3     104 s
        vpternlogd zmm27, zmm21, zmm8, 0x96                      ;   307.3 p0     104 s
        vmovdqu64 zmm8, [rbp + 48960]                            ;   287.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40192], zmm8                            ;   293.3 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 40576]                            ;   287.8 p3     100 f reload
        vpternlogd zmm27, zmm8, [rbp + 46912], 0x96              ;   308.3 p5+p2  104 s
        vpternlogd zmm27, zmm16, [rbp + 51072], 0x96             ;   309.3 p0+p3  104 s
        vpternlogd zmm27, zmm26, [rbp + 44672], 0x96             ;   310.3 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 38656]                            ;   289.8 p3     100 f reload
        vmovdqu64 zmm16, [rbp + 20096]                           ;   290.3 p2      89 s reload
        vmovdqu64 zmm26, [rbp + 15488]                           ;   290.8 p3     104 s
        vpternlogd zmm26, zmm16, zmm8, 0x96                      ;   309.3 p0     104 s
        vmovdqu64 zmm8, [rbp + 49472]                            ;   291.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40576], zmm8                            ;   297.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 40640]                            ;   291.8 p3     100 f reload
        vpternlogd zmm26, zmm8, [rbp + 46976], 0x96              ;   310.3 p5+p2  104 s
        vpternlogd zmm26, zmm12, [rbp + 51008], 0x96             ;   311.3 p0+p3  104 s
        vpternlogd zmm26, zmm13, [rbp + 44736], 0x96             ;   312.3 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 49216]                            ;   293.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40640], zmm8                            ;   299.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 50048]                            ;   294.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40768], zmm8                            ;   300.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 49920]                            ;   294.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40832], zmm8                            ;   300.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 45568]                            ;   295.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 41472], zmm8                            ;   301.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 46016]                            ;   295.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 41856], zmm8                            ;   301.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 46464]                            ;   296.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 42048], zmm8                            ;   302.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 47680]                            ;   296.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 42368], zmm8                            ;   302.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 48000]                            ;   297.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 42560], zmm8                            ;   303.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 48384]                            ;   297.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 42624], zmm8                            ;   303.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 48192]                            ;   298.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 42816], zmm8                            ;   304.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 48128]                            ;   298.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 42880], zmm8                            ;   304.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 16256]                            ;   299.3 p2      99 clocks
        vmovdqu64 zmm12, [rbp + 16320]                           ;   299.8 p3      99 clocks
        vmovdqu64 [rbp + 14208], zmm8                            ;   305.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 16384]                            ;   300.3 p2      99 clocks
        vmovdqu64 [rbp + 14272], zmm12                           ;   305.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 16448]                           ;   300.8 p3      99 clocks
        vmovdqu64 [rbp + 14336], zmm8                            ;   306.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 16512]                            ;   301.3 p2      99 clocks
        vmovdqu64 [rbp + 14400], zmm12                           ;   306.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 16576]                           ;   301.8 p3      99 clocks
        vmovdqu64 [rbp + 14464], zmm8                            ;   307.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 16640]                            ;   302.3 p2      99 clocks
        vmovdqu64 [rbp + 14528], zmm12                           ;   307.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 16704]                           ;   302.8 p3      99 clocks
        vmovdqu64 [rbp + 14592], zmm8                            ;   308.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 16768]                            ;   303.3 p2      99 clocks
        vmovdqu64 [rbp + 14656], zmm12                           ;   308.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 16832]                           ;   303.8 p3      99 clocks
        vmovdqu64 [rbp + 14720], zmm8                            ;   309.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 16896]                            ;   304.3 p2      99 clocks
        vmovdqu64 [rbp + 14784], zmm12                           ;   309.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 16960]                           ;   304.8 p3      99 clocks
        vmovdqu64 [rbp + 14848], zmm8                            ;   310.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17024]                            ;   305.3 p2      99 clocks
        vmovdqu64 [rbp + 14912], zmm12                           ;   310.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17088]                           ;   305.8 p3      99 clocks
        vmovdqu64 [rbp + 14976], zmm8                            ;   311.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17152]                            ;   306.3 p2      99 clocks
        vmovdqu64 [rbp + 15040], zmm12                           ;   311.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17216]                           ;   306.8 p3      99 clocks
        vmovdqu64 [rbp + 15104], zmm8                            ;   312.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17280]                            ;   307.3 p2      99 clocks
        vmovdqu64 [rbp + 15168], zmm12                           ;   312.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17344]                           ;   307.8 p3      99 clocks
        vmovdqu64 [rbp + 15232], zmm8                            ;   313.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17408]                            ;   308.3 p2      99 clocks
        vmovdqu64 [rbp + 15296], zmm12                           ;   313.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17472]                           ;   308.8 p3      99 clocks
        vmovdqu64 [rbp + 15360], zmm8                            ;   314.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17536]                            ;   309.3 p2      99 clocks
        vmovdqu64 [rbp + 15424], zmm12                           ;   314.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17600]                           ;   309.8 p3      99 clocks
        vmovdqu64 [rbp + 15488], zmm8                            ;   315.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17664]                            ;   310.3 p2      99 clocks
        vmovdqu64 [rbp + 15552], zmm12                           ;   315.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17728]                           ;   310.8 p3      99 clocks
        vmovdqu64 [rbp + 15616], zmm8                            ;   316.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 17792]                            ;   311.3 p2      99 clocks
        vmovdqu64 [rbp + 15680], zmm12                           ;   316.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 17856]                           ;   311.8 p3      99 clocks
        vmovdqu64 [rbp + 16768], zmm5                            ;   271.0 p8+p9   99 clocks
        vmovdqu64 zmm5, [rbp + 17920]                            ;   312.3 p2      99 clocks
        vmovdqu64 [rbp + 15872], zmm5                            ;   318.3 p7+p4   99 clocks
        vmovdqu64 zmm5, [rbp + 17984]                            ;   312.8 p3      99 clocks
        vmovdqu64 [rbp + 16832], zmm2                            ;   273.0 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 18048]                            ;   313.3 p2      99 clocks
        vmovdqu64 [rbp + 16896], zmm14                           ;   274.5 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 18112]                           ;   313.8 p3      99 clocks
        vmovdqu64 [rbp + 16960], zmm30                           ;   275.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [rbp + 18176]                           ;   314.3 p2      99 clocks
        vmovdqu64 [rbp + 16128], zmm30                           ;   320.3 p7+p4   99 clocks
        vmovdqu64 zmm30, [rbp + 18240]                           ;   314.8 p3      99 clocks
        vmovdqu64 [rbp + 17024], zmm9                            ;   277.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 18304]                            ;   315.3 p2      99 clocks
        vmovdqu64 [rbp + 16256], zmm9                            ;   321.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 18368]                            ;   315.8 p3      99 clocks
        vmovdqu64 [rbp + 16320], zmm9                            ;   321.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 18432]                            ;   316.3 p2      99 clocks
        vmovdqu64 [rbp + 16384], zmm9                            ;   322.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 18496]                            ;   316.8 p3      99 clocks
        vmovdqu64 [rbp + 16448], zmm9                            ;   322.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 18560]                            ;   317.3 p2      99 clocks
        vmovdqu64 [rbp + 16512], zmm9                            ;   323.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 18624]                            ;   317.8 p3      99 clocks
        vmovdqu64 [rbp + 16576], zmm9                            ;   323.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 18688]                            ;   318.3 p2      99 clocks
        vmovdqu64 [rbp + 16640], zmm9                            ;   324.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 18752]                            ;   318.8 p3      99 clocks
        vmovdqu64 [rbp + 16704], zmm9                            ;   324.8 p8+p9   99 clocks
        vmovdqu64 [rbp + 17216], zmm18                           ;   286.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 19136]                            ;   319.3 p2      99 clocks
        vmovdqu64 zmm14, [rbp + 19200]                           ;   319.8 p3      99 clocks
        vmovdqu64 [rbp + 17344], zmm23                           ;   287.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 19328]                           ;   320.3 p2      99 clocks
        vmovdqu64 [rbp + 17088], zmm9                            ;   325.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 19456]                            ;   320.8 p3      99 clocks
        vmovdqu64 [rbp + 17152], zmm14                           ;   325.8 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 19520]                           ;   321.3 p2      99 clocks
        vmovdqu64 [rbp + 17280], zmm18                           ;   326.3 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 19584]                           ;   321.8 p3      99 clocks
        vmovdqu64 [rbp + 17408], zmm9                            ;   326.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 19648]                            ;   322.3 p2      99 clocks
        vmovdqu64 [rbp + 17472], zmm14                           ;   327.3 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 19712]                           ;   322.8 p3      99 clocks
        vmovdqu64 [rbp + 17536], zmm18                           ;   327.8 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 19776]                           ;   323.3 p2      99 clocks
        vmovdqu64 [rbp + 17600], zmm9                            ;   328.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 19840]                            ;   323.8 p3      99 clocks
        vmovdqu64 [rbp + 17664], zmm14                           ;   328.8 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 19904]                           ;   324.3 p2      99 clocks
        vmovdqu64 [rbp + 17728], zmm18                           ;   329.3 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 19968]                           ;   324.8 p3      99 clocks
        vmovdqu64 [rbp + 17984], zmm21                           ;   297.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 17792], zmm9                            ;   329.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 20160]                            ;   325.3 p2      99 clocks
        vmovdqu64 [rbp + 18048], zmm16                           ;   299.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 20224]                           ;   325.8 p3      99 clocks
        vmovdqu64 [rbp + 17856], zmm14                           ;   330.3 p7+p4   99 clocks
        vmovdqu64 [rbp + 18240], zmm28                           ;   301.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 17920], zmm18                           ;   330.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 20352]                           ;   326.3 p2      99 clocks
        vmovdqu64 zmm18, [rbp + 20416]                           ;   326.8 p3      99 clocks
        vmovdqu64 [rbp + 18112], zmm9                            ;   331.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 20480]                            ;   327.3 p2      99 clocks
        vmovdqu64 [rbp + 18176], zmm16                           ;   331.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 20608]                           ;   327.8 p3      99 clocks
        vmovdqu64 zmm21, [rbp + 20736]                           ;   328.3 p2      99 clocks
        vmovdqu64 [rbp + 18304], zmm14                           ;   332.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 20800]                           ;   328.8 p3      99 clocks
        vmovdqu64 [rbp + 18368], zmm18                           ;   332.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 20864]                           ;   329.3 p2      99 clocks
        vmovdqu64 [rbp + 18432], zmm9                            ;   333.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 20928]                            ;   329.8 p3      99 clocks
        vmovdqu64 [rbp + 18496], zmm16                           ;   333.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 20992]                           ;   330.3 p2      99 clocks
        vmovdqu64 [rbp + 18560], zmm21                           ;   334.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 21056]                           ;   330.8 p3      99 clocks
        vmovdqu64 [rbp + 18624], zmm14                           ;   334.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 21120]                           ;   331.3 p2      99 clocks
        vmovdqu64 [rbp + 18688], zmm18                           ;   335.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 21184]                           ;   331.8 p3      99 clocks
        vmovdqu64 [rbp + 18752], zmm9                            ;   335.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 21248]                            ;   332.3 p2      99 clocks
        vmovdqu64 [rbp + 18816], zmm16                           ;   336.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 21312]                           ;   332.8 p3      99 clocks
        vmovdqu64 [rbp + 18880], zmm21                           ;   336.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 21376]                           ;   333.3 p2      99 clocks
        vmovdqu64 [rbp + 18944], zmm14                           ;   337.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 21440]                           ;   333.8 p3      99 clocks
        vmovdqu64 [rbp + 19008], zmm18                           ;   337.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 21504]                           ;   334.3 p2      99 clocks
        vmovdqu64 [rbp + 19072], zmm9                            ;   338.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 21568]                            ;   334.8 p3      99 clocks
        vmovdqu64 [rbp + 19136], zmm16                           ;   338.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 21632]                           ;   335.3 p2      99 clocks
        vmovdqu64 [rbp + 19200], zmm21                           ;   339.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 21696]                           ;   335.8 p3      99 clocks
        vmovdqu64 [rbp + 19264], zmm14                           ;   339.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 21760]                           ;   336.3 p2      99 clocks
        vmovdqu64 [rbp + 19328], zmm18                           ;   340.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 21824]                           ;   336.8 p3      99 clocks
        vmovdqu64 [rbp + 19392], zmm9                            ;   340.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 21888]                            ;   337.3 p2      99 clocks
        vmovdqu64 [rbp + 19456], zmm16                           ;   341.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 21952]                           ;   337.8 p3      99 clocks
        vmovdqu64 [rbp + 19520], zmm21                           ;   341.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 22016]                           ;   338.3 p2      99 clocks
        vmovdqu64 [rbp + 19584], zmm14                           ;   342.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 22080]                           ;   338.8 p3      99 clocks
        vmovdqu64 [rbp + 19648], zmm18                           ;   342.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 22144]                           ;   339.3 p2      99 clocks
        vmovdqu64 [rbp + 19712], zmm9                            ;   343.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 22208]                            ;   339.8 p3      99 clocks
        vmovdqu64 [rbp + 19776], zmm16                           ;   343.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 22272]                           ;   340.3 p2      99 clocks
        vmovdqu64 [rbp + 19840], zmm21                           ;   344.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 22336]                           ;   340.8 p3      99 clocks
        vmovdqu64 [rbp + 19904], zmm14                           ;   344.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 22400]                           ;   341.3 p2      99 clocks
        vmovdqu64 [rbp + 19968], zmm18                           ;   345.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 22464]                           ;   341.8 p3      99 clocks
        vmovdqu64 [rbp + 20032], zmm9                            ;   345.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 22528]                            ;   342.3 p2      99 clocks
        vmovdqu64 [rbp + 20096], zmm16                           ;   346.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 22592]                           ;   342.8 p3      99 clocks
        vmovdqu64 [rbp + 20160], zmm21                           ;   346.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 22656]                           ;   343.3 p2      99 clocks
        vmovdqu64 [rbp + 20224], zmm14                           ;   347.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 22720]                           ;   343.8 p3      99 clocks
        vmovdqu64 [rbp + 20288], zmm18                           ;   347.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 22784]                           ;   344.3 p2      99 clocks
        vmovdqu64 [rbp + 20352], zmm9                            ;   348.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 22848]                            ;   344.8 p3      99 clocks
        vmovdqu64 [rbp + 20416], zmm16                           ;   348.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 22912]                           ;   345.3 p2      99 clocks
        vmovdqu64 [rbp + 20480], zmm21                           ;   349.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 22976]                           ;   345.8 p3      99 clocks
        vmovdqu64 [rbp + 20608], zmm14                           ;   349.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 23040]                           ;   346.3 p2      99 clocks
        vmovdqu64 [rbp + 20736], zmm18                           ;   350.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 23104]                           ;   346.8 p3      99 clocks
        vmovdqu64 [rbp + 20800], zmm9                            ;   350.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 23168]                            ;   347.3 p2      99 clocks
        vmovdqu64 [rbp + 20864], zmm16                           ;   351.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 23232]                           ;   347.8 p3      99 clocks
        vmovdqu64 [rbp + 20928], zmm21                           ;   351.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 23296]                           ;   348.3 p2      99 clocks
        vmovdqu64 [rbp + 20992], zmm14                           ;   352.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 23360]                           ;   348.8 p3      99 clocks
        vmovdqu64 [rbp + 21056], zmm18                           ;   352.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 23424]                           ;   349.3 p2      99 clocks
        vmovdqu64 [rbp + 21120], zmm9                            ;   353.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 23488]                            ;   349.8 p3      99 clocks
        vmovdqu64 [rbp + 21184], zmm16                           ;   353.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 23552]                           ;   350.3 p2      99 clocks
        vmovdqu64 [rbp + 21248], zmm21                           ;   354.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 23616]                           ;   350.8 p3      99 clocks
        vmovdqu64 [rbp + 21312], zmm14                           ;   354.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 23680]                           ;   351.3 p2      99 clocks
        vmovdqu64 [rbp + 21376], zmm18                           ;   355.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 23744]                           ;   351.8 p3      99 clocks
        vmovdqu64 [rbp + 21440], zmm9                            ;   355.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 23808]                            ;   352.3 p2      99 clocks
        vmovdqu64 [rbp + 21504], zmm16                           ;   356.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 23872]                           ;   352.8 p3      99 clocks
        vmovdqu64 [rbp + 21568], zmm21                           ;   356.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 23936]                           ;   353.3 p2      99 clocks
        vmovdqu64 [rbp + 21632], zmm14                           ;   357.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 24000]                           ;   353.8 p3      99 clocks
        vmovdqu64 [rbp + 21696], zmm18                           ;   357.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 24064]                           ;   354.3 p2      99 clocks
        vmovdqu64 [rbp + 21760], zmm9                            ;   358.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 24128]                            ;   354.8 p3      99 clocks
        vmovdqu64 [rbp + 21824], zmm16                           ;   358.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 24192]                           ;   355.3 p2      99 clocks
        vmovdqu64 [rbp + 21888], zmm21                           ;   359.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 24256]                           ;   355.8 p3      99 clocks
        vmovdqu64 [rbp + 21952], zmm14                           ;   360.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 24320]                           ;   356.3 p2      99 clocks
        vmovdqu64 [rbp + 22016], zmm18                           ;   361.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 24384]                           ;   356.8 p3      99 clocks
        vmovdqu64 [rbp + 22080], zmm9                            ;   362.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 24448]                            ;   357.3 p2      99 clocks
        vmovdqu64 [rbp + 22144], zmm16                           ;   363.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 24512]                           ;   357.8 p3      99 clocks
        vmovdqu64 [rbp + 22208], zmm21                           ;   364.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 24576]                           ;   358.3 p2      99 clocks
        vmovdqu64 [rbp + 22272], zmm14                           ;   365.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 24640]                           ;   358.8 p3      99 clocks
        vmovdqu64 [rbp + 22336], zmm18                           ;   366.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 24704]                           ;   359.3 p2      99 clocks
        vmovdqu64 zmm23, [rbp + 24768]                           ;   359.8 p3      99 clocks
        vmovdqu64 [rbp + 22400], zmm9                            ;   367.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 24832]                            ;   360.3 p2      99 clocks
        vmovdqu64 [rbp + 22464], zmm16                           ;   368.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 24896]                           ;   360.8 p3      99 clocks
        vmovdqu64 [rbp + 22528], zmm21                           ;   369.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 24960]                           ;   361.3 p2      99 clocks
        vmovdqu64 [rbp + 22592], zmm14                           ;   370.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 25024]                           ;   361.8 p3      99 clocks
        vmovdqu64 [rbp + 22656], zmm18                           ;   371.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 25088]                           ;   362.3 p2      99 clocks
        vmovdqu64 [rbp + 22720], zmm23                           ;   372.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 25152]                           ;   362.8 p3      99 clocks
        vmovdqu64 [rbp + 22784], zmm9                            ;   373.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 25216]                            ;   363.3 p2      99 clocks
        vmovdqu64 [rbp + 22848], zmm16                           ;   374.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 25280]                           ;   363.8 p3      99 clocks
        vmovdqu64 [rbp + 22912], zmm21                           ;   375.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 25344]                           ;   364.3 p2      99 clocks
        vmovdqu64 [rbp + 22976], zmm14                           ;   376.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 25408]                           ;   364.8 p3      99 clocks
        vmovdqu64 [rbp + 23040], zmm18                           ;   377.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 25472]                           ;   365.3 p2      99 clocks
        vmovdqu64 [rbp + 23104], zmm23                           ;   378.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 25536]                           ;   365.8 p3      99 clocks
        vmovdqu64 [rbp + 23168], zmm9                            ;   379.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 25600]                            ;   366.3 p2      99 clocks
        vmovdqu64 [rbp + 23232], zmm16                           ;   380.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 25664]                           ;   366.8 p3      99 clocks
        vmovdqu64 [rbp + 23296], zmm21                           ;   381.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 25728]                           ;   367.3 p2      99 clocks
        vmovdqu64 [rbp + 23360], zmm14                           ;   382.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 25792]                           ;   367.8 p3      99 clocks
        vmovdqu64 [rbp + 23424], zmm18                           ;   383.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 25856]                           ;   368.3 p2      99 clocks
        vmovdqu64 [rbp + 23488], zmm23                           ;   384.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 25920]                           ;   368.8 p3      99 clocks
        vmovdqu64 [rbp + 23552], zmm9                            ;   385.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 25984]                            ;   369.3 p2      99 clocks
        vmovdqu64 [rbp + 23616], zmm16                           ;   386.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 26048]                           ;   369.8 p3      99 clocks
        vmovdqu64 [rbp + 23680], zmm21                           ;   387.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 26112]                           ;   370.3 p2      99 clocks
        vmovdqu64 [rbp + 23744], zmm14                           ;   388.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 26176]                           ;   370.8 p3      99 clocks
        vmovdqu64 [rbp + 23808], zmm18                           ;   389.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 26240]                           ;   371.3 p2      99 clocks
        vmovdqu64 [rbp + 23872], zmm23                           ;   390.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 26304]                           ;   371.8 p3      99 clocks
        vmovdqu64 [rbp + 23936], zmm9                            ;   391.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 26368]                            ;   372.3 p2      99 clocks
        vmovdqu64 [rbp + 24000], zmm16                           ;   392.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 26432]                           ;   372.8 p3      99 clocks
        vmovdqu64 [rbp + 24064], zmm21                           ;   393.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 26496]                           ;   373.3 p2      99 clocks
        vmovdqu64 [rbp + 24128], zmm14                           ;   394.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 26560]                           ;   373.8 p3      99 clocks
        vmovdqu64 [rbp + 24192], zmm18                           ;   395.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 26624]                           ;   374.3 p2      99 clocks
        vmovdqu64 [rbp + 24256], zmm23                           ;   396.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 26688]                           ;   374.8 p3      99 clocks
        vmovdqu64 [rbp + 24320], zmm9                            ;   397.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 24384], zmm16                           ;   398.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 26752]                            ;   375.3 p2      99 clocks
        vmovdqu64 [rbp + 24448], zmm21                           ;   399.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 26816]                           ;   375.8 p3      99 clocks
        vmovdqu64 [rbp + 24512], zmm14                           ;   400.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 26880]                           ;   376.3 p2      99 clocks
        vmovdqu64 [rbp + 24576], zmm18                           ;   401.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 26944]                           ;   376.8 p3      99 clocks
        vmovdqu64 [rbp + 24640], zmm23                           ;   402.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 27008]                           ;   377.3 p2      99 clocks
        vmovdqu64 [rbp + 24704], zmm9                            ;   403.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 27072]                            ;   377.8 p3      99 clocks
        vmovdqu64 [rbp + 24768], zmm16                           ;   404.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 27136]                           ;   378.3 p2      99 clocks
        vmovdqu64 [rbp + 24832], zmm14                           ;   405.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 27200]                           ;   378.8 p3      99 clocks
        vmovdqu64 [rbp + 24896], zmm18                           ;   406.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 27264]                           ;   379.3 p2      99 clocks
        vmovdqu64 [rbp + 24960], zmm21                           ;   407.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 27328]                           ;   379.8 p3      99 clocks
        vmovdqu64 [rbp + 25024], zmm9                            ;   408.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 27392]                            ;   380.3 p2      99 clocks
        vmovdqu64 [rbp + 25088], zmm16                           ;   409.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 27456]                           ;   380.8 p3      99 clocks
        vmovdqu64 [rbp + 25152], zmm14                           ;   410.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 27520]                           ;   381.3 p2      99 clocks
        vmovdqu64 [rbp + 25216], zmm18                           ;   411.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 27584]                           ;   381.8 p3      99 clocks
        vmovdqu64 [rbp + 25280], zmm21                           ;   412.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 27648]                           ;   382.3 p2      99 clocks
        vmovdqu64 [rbp + 25344], zmm9                            ;   413.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 27712]                            ;   382.8 p3      99 clocks
        vmovdqu64 [rbp + 25408], zmm16                           ;   414.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 27776]                           ;   383.3 p2      99 clocks
        vmovdqu64 [rbp + 25472], zmm14                           ;   415.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 27840]                           ;   383.8 p3      99 clocks
        vmovdqu64 [rbp + 25536], zmm18                           ;   416.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 27904]                           ;   384.3 p2      99 clocks
        vmovdqu64 [rbp + 25600], zmm21                           ;   417.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 27968]                           ;   384.8 p3      99 clocks
        vmovdqu64 [rbp + 25664], zmm9                            ;   418.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 28032]                            ;   385.3 p2      99 clocks
        vmovdqu64 [rbp + 25728], zmm16                           ;   419.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 28096]                           ;   385.8 p3      99 clocks
        vmovdqu64 [rbp + 25792], zmm14                           ;   420.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 28160]                           ;   386.3 p2      99 clocks
        vmovdqu64 [rbp + 25856], zmm18                           ;   421.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 28224]                           ;   386.8 p3      99 clocks
        vmovdqu64 [rbp + 25920], zmm21                           ;   422.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 28288]                           ;   387.3 p2      99 clocks
        vmovdqu64 [rbp + 25984], zmm9                            ;   423.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 28352]                            ;   387.8 p3      99 clocks
        vmovdqu64 [rbp + 26048], zmm16                           ;   424.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 28416]                           ;   388.3 p2      99 clocks
        vmovdqu64 [rbp + 26112], zmm14                           ;   425.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 28480]                           ;   388.8 p3      99 clocks
        vmovdqu64 [rbp + 26176], zmm18                           ;   426.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 28544]                           ;   389.3 p2      99 clocks
        vmovdqu64 [rbp + 26240], zmm21                           ;   427.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 28608]                           ;   389.8 p3      99 clocks
        vmovdqu64 [rbp + 26304], zmm9                            ;   428.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 28672]                            ;   390.3 p2      99 clocks
        vmovdqu64 [rbp + 26368], zmm16                           ;   429.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 28800]                           ;   390.8 p3      99 clocks
        vmovdqu64 [rbp + 26432], zmm14                           ;   430.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 28928]                           ;   391.3 p2      99 clocks
        vmovdqu64 [rbp + 26496], zmm18                           ;   431.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 29056]                           ;   391.8 p3      99 clocks
        vmovdqu64 [rbp + 26560], zmm21                           ;   432.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 29184]                           ;   392.3 p2      99 clocks
        vmovdqu64 [rbp + 26624], zmm9                            ;   433.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 29312]                            ;   392.8 p3      99 clocks
        vmovdqu64 [rbp + 26688], zmm16                           ;   434.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 29440]                           ;   393.3 p2      99 clocks
        vmovdqu64 [rbp + 26752], zmm14                           ;   435.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 29568]                           ;   393.8 p3      99 clocks
        vmovdqu64 [rbp + 26816], zmm18                           ;   436.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 29696]                           ;   394.3 p2      99 clocks
        vmovdqu64 [rbp + 26880], zmm21                           ;   437.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 29824]                           ;   394.8 p3      99 clocks
        vmovdqu64 [rbp + 26944], zmm9                            ;   438.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 29952]                            ;   395.3 p2      99 clocks
        vmovdqu64 [rbp + 27008], zmm16                           ;   439.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 30080]                           ;   395.8 p3      99 clocks
        vmovdqu64 [rbp + 27072], zmm14                           ;   440.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 30208]                           ;   396.3 p2      99 clocks
        vmovdqu64 [rbp + 27136], zmm18                           ;   441.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 30336]                           ;   396.8 p3      99 clocks
        vmovdqu64 [rbp + 27200], zmm21                           ;   442.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 30464]                           ;   397.3 p2      99 clocks
        vmovdqu64 [rbp + 27264], zmm9                            ;   443.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 30592]                            ;   397.8 p3      99 clocks
        vmovdqu64 [rbp + 27328], zmm16                           ;   444.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 30720]                           ;   398.3 p2      99 clocks
        vmovdqu64 [rbp + 27392], zmm14                           ;   445.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 30848]                           ;   398.8 p3      99 clocks
        vmovdqu64 [rbp + 27456], zmm18                           ;   446.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 30976]                           ;   399.3 p2      99 clocks
        vmovdqu64 [rbp + 27520], zmm21                           ;   447.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 31104]                           ;   399.8 p3      99 clocks
        vmovdqu64 [rbp + 27584], zmm9                            ;   448.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 31232]                            ;   400.3 p2      99 clocks
        vmovdqu64 [rbp + 27648], zmm16                           ;   449.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 31360]                           ;   400.8 p3      99 clocks
        vmovdqu64 [rbp + 27712], zmm14                           ;   450.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 31488]                           ;   401.3 p2      99 clocks
        vmovdqu64 [rbp + 27776], zmm18                           ;   451.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 31616]                           ;   401.8 p3      99 clocks
        vmovdqu64 [rbp + 27840], zmm21                           ;   452.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 31744]                           ;   402.3 p2      99 clocks
        vmovdqu64 [rbp + 27904], zmm9                            ;   453.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 31872]                            ;   402.8 p3      99 clocks
        vmovdqu64 [rbp + 27968], zmm16                           ;   454.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 32000]                           ;   403.3 p2      99 clocks
        vmovdqu64 [rbp + 28032], zmm14                           ;   455.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 32128]                           ;   403.8 p3      99 clocks
        vmovdqu64 [rbp + 28096], zmm18                           ;   456.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 32256]                           ;   404.3 p2      99 clocks
        vmovdqu64 [rbp + 28160], zmm21                           ;   457.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 32384]                           ;   404.8 p3      99 clocks
        vmovdqu64 [rbp + 28224], zmm9                            ;   458.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 32512]                            ;   405.3 p2      99 clocks
        vmovdqu64 [rbp + 28288], zmm16                           ;   459.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 32576]                           ;   405.8 p3      99 clocks
        vmovdqu64 [rbp + 28352], zmm14                           ;   460.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 14336]                           ;   406.3 p2      99 clocks
        vmovdqu64 [rbp + 28416], zmm18                           ;   461.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 14400]                           ;   406.8 p3      99 clocks
        vmovdqu64 zmm23, [rax + 14464]                           ;   407.3 p2      99 clocks
        vmovdqu64 [rbp + 28480], zmm21                           ;   462.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 14528]                           ;   407.8 p3      99 clocks
        vmovdqu64 [rbp + 28544], zmm9                            ;   463.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 14592]                            ;   408.3 p2      99 clocks
        vmovdqu64 [rbp + 28608], zmm16                           ;   464.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 14656]                           ;   408.8 p3      99 clocks
        vmovdqu64 [rbp + 28672], zmm14                           ;   465.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 14720]                           ;   409.3 p2      99 clocks
        vmovdqu64 [rbp + 28800], zmm18                           ;   466.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 14784]                           ;   409.8 p3      99 clocks
        vmovdqu64 [rbp + 28928], zmm23                           ;   467.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rax + 14848]                           ;   410.3 p2      99 clocks
        vmovdqu64 [rbp + 29056], zmm21                           ;   468.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 14912]                           ;   410.8 p3      99 clocks
        vmovdqu64 [rbp + 29184], zmm9                            ;   469.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 14976]                            ;   411.3 p2      99 clocks
        vmovdqu64 [rbp + 29312], zmm16                           ;   470.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 15040]                           ;   411.8 p3      99 clocks
        vmovdqu64 [rbp + 29440], zmm14                           ;   471.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 15104]                           ;   412.3 p2      99 clocks
        vmovdqu64 [rbp + 29568], zmm18                           ;   472.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 15168]                           ;   412.8 p3      99 clocks
        vmovdqu64 [rbp + 29696], zmm23                           ;   473.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rax + 15232]                           ;   413.3 p2      99 clocks
        vmovdqu64 [rbp + 29824], zmm21                           ;   474.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 15296]                           ;   413.8 p3      99 clocks
        vmovdqu64 [rbp + 29952], zmm9                            ;   475.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 15360]                            ;   414.3 p2      99 clocks
        vmovdqu64 [rbp + 30080], zmm16                           ;   476.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 15424]                           ;   414.8 p3      99 clocks
        vmovdqu64 [rbp + 30208], zmm14                           ;   477.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 15488]                           ;   415.3 p2      99 clocks
        vmovdqu64 [rbp + 30336], zmm18                           ;   478.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 15552]                           ;   415.8 p3      99 clocks
        vmovdqu64 [rbp + 30464], zmm23                           ;   479.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rax + 15616]                           ;   416.3 p2      99 clocks
        vmovdqu64 [rbp + 30592], zmm21                           ;   480.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 15680]                           ;   416.8 p3      99 clocks
        vmovdqu64 [rbp + 30720], zmm9                            ;   481.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 15744]                            ;   417.3 p2      99 clocks
        vmovdqu64 [rbp + 30848], zmm16                           ;   482.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 15808]                           ;   417.8 p3      99 clocks
        vmovdqu64 [rbp + 30976], zmm14                           ;   483.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 15872]                           ;   418.3 p2      99 clocks
        vmovdqu64 [rbp + 31104], zmm18                           ;   484.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 15936]                           ;   418.8 p3      99 clocks
        vmovdqu64 [rbp + 31232], zmm23                           ;   485.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rax + 16000]                           ;   419.3 p2      99 clocks
        vmovdqu64 [rbp + 31360], zmm21                           ;   486.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 16064]                           ;   419.8 p3      99 clocks
        vmovdqu64 [rbp + 31488], zmm9                            ;   487.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 16128]                            ;   420.3 p2      99 clocks
        vmovdqu64 [rbp + 31616], zmm16                           ;   488.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 16192]                           ;   420.8 p3      99 clocks
        vmovdqu64 [rbp + 31744], zmm14                           ;   489.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 16256]                           ;   421.3 p2      99 clocks
        vmovdqu64 [rbp + 31872], zmm18                           ;   490.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 16320]                           ;   421.8 p3      99 clocks
        vmovdqu64 [rbp + 32000], zmm23                           ;   491.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 28736]                           ;   422.3 p2      99 clocks
        vmovdqu64 [rbp + 32128], zmm21                           ;   492.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 28864]                           ;   422.8 p3      99 clocks
        vmovdqu64 [rbp + 32256], zmm9                            ;   493.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 28992]                            ;   423.3 p2      99 clocks
        vmovdqu64 [rbp + 32384], zmm16                           ;   494.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 29120]                           ;   423.8 p3      99 clocks
        vmovdqu64 [rbp + 32512], zmm14                           ;   495.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 29248]                           ;   424.3 p2      99 clocks
        vmovdqu64 [rbp + 32576], zmm18                           ;   496.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 29376]                           ;   424.8 p3      99 clocks
        vmovdqu64 [rbp + 12160], zmm23                           ;   497.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 29504]                           ;   425.3 p2      99 clocks
        vmovdqu64 [rbp + 12224], zmm21                           ;   498.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 29632]                           ;   425.8 p3      99 clocks
        vmovdqu64 [rbp + 12288], zmm9                            ;   499.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 29760]                            ;   426.3 p2      99 clocks
        vmovdqu64 [rbp + 12352], zmm16                           ;   500.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 29888]                           ;   426.8 p3      99 clocks
        vmovdqu64 [rbp + 12416], zmm14                           ;   501.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 30016]                           ;   427.3 p2      99 clocks
        vmovdqu64 [rbp + 12480], zmm18                           ;   502.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 30144]                           ;   427.8 p3      99 clocks
        vmovdqu64 [rbp + 12544], zmm23                           ;   503.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 30272]                           ;   428.3 p2      99 clocks
        vmovdqu64 [rbp + 12608], zmm21                           ;   504.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 30400]                           ;   428.8 p3      99 clocks
        vmovdqu64 [rbp + 12672], zmm9                            ;   505.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 30528]                            ;   429.3 p2      99 clocks
        vmovdqu64 [rbp + 12736], zmm16                           ;   506.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 30656]                           ;   429.8 p3      99 clocks
        vmovdqu64 [rbp + 12800], zmm14                           ;   507.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 30784]                           ;   430.3 p2      99 clocks
        vmovdqu64 [rbp + 12864], zmm18                           ;   508.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 30912]                           ;   430.8 p3      99 clocks
        vmovdqu64 [rbp + 12928], zmm23                           ;   509.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 31040]                           ;   431.3 p2      99 clocks
        vmovdqu64 [rbp + 12992], zmm21                           ;   510.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 31168]                           ;   431.8 p3      99 clocks
        vmovdqu64 [rbp + 13056], zmm9                            ;   511.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 31296]                            ;   432.3 p2      99 clocks
        vmovdqu64 [rbp + 13120], zmm16                           ;   512.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 31424]                           ;   432.8 p3      99 clocks
        vmovdqu64 [rbp + 13184], zmm14                           ;   513.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 31552]                           ;   433.3 p2      99 clocks
        vmovdqu64 [rbp + 13248], zmm18                           ;   514.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 31680]                           ;   433.8 p3      99 clocks
        vmovdqu64 [rbp + 13312], zmm23                           ;   515.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 31808]                           ;   434.3 p2      99 clocks
        vmovdqu64 [rbp + 13376], zmm21                           ;   516.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 31936]                           ;   434.8 p3      99 clocks
        vmovdqu64 [rbp + 13440], zmm9                            ;   517.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 32064]                            ;   435.3 p2      99 clocks
        vmovdqu64 [rbp + 13504], zmm16                           ;   518.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 32192]                           ;   435.8 p3      99 clocks
        vmovdqu64 [rbp + 13568], zmm14                           ;   519.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 32320]                           ;   436.3 p2      99 clocks
        vmovdqu64 [rbp + 13632], zmm18                           ;   520.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 32448]                           ;   436.8 p3      99 clocks
        vmovdqu64 [rbp + 13696], zmm23                           ;   521.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 32640]                           ;   437.3 p2      99 clocks
        vmovdqu64 [rbp + 13760], zmm21                           ;   522.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 32704]                           ;   437.8 p3      99 clocks
        vmovdqu64 [rbp + 13824], zmm9                            ;   523.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 32768]                            ;   438.3 p2      99 clocks
        vmovdqu64 [rbp + 13888], zmm16                           ;   524.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 32832]                           ;   438.8 p3      99 clocks
        vmovdqu64 [rbp + 13952], zmm14                           ;   525.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 32896]                           ;   439.3 p2      99 clocks
        vmovdqu64 [rbp + 14016], zmm18                           ;   526.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 32960]                           ;   439.8 p3      99 clocks
        vmovdqu64 [rbp + 14080], zmm23                           ;   527.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 33024]                           ;   440.3 p2      99 clocks
        vmovdqu64 [rbp + 14144], zmm21                           ;   528.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 33088]                           ;   440.8 p3      99 clocks
        vmovdqu64 [rbp + 28736], zmm9                            ;   529.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 33152]                            ;   441.3 p2      99 clocks
        vmovdqu64 [rbp + 28864], zmm16                           ;   530.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 33216]                           ;   441.8 p3      99 clocks
        vmovdqu64 [rbp + 28992], zmm14                           ;   531.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 33280]                           ;   442.3 p2      99 clocks
        vmovdqu64 [rbp + 29120], zmm18                           ;   532.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 33344]                           ;   442.8 p3      99 clocks
        vmovdqu64 [rbp + 29248], zmm23                           ;   533.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 33408]                           ;   443.3 p2      99 clocks
        vmovdqu64 [rbp + 29376], zmm21                           ;   534.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 33472]                           ;   443.8 p3      99 clocks
        vmovdqu64 [rbp + 29504], zmm9                            ;   535.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 33536]                            ;   444.3 p2      99 clocks
        vmovdqu64 [rbp + 29632], zmm16                           ;   536.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 33600]                           ;   444.8 p3      99 clocks
        vmovdqu64 [rbp + 29760], zmm14                           ;   537.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 33664]                           ;   445.3 p2      99 clocks
        vmovdqu64 [rbp + 29888], zmm18                           ;   538.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 33728]                           ;   445.8 p3      99 clocks
        vmovdqu64 [rbp + 30016], zmm23                           ;   539.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 33792]                           ;   446.3 p2      99 clocks
        vmovdqu64 [rbp + 30144], zmm21                           ;   540.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 33856]                           ;   446.8 p3      99 clocks
        vmovdqu64 [rbp + 30272], zmm9                            ;   541.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 33920]                            ;   447.3 p2      99 clocks
        vmovdqu64 [rbp + 30400], zmm16                           ;   542.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 33984]                           ;   447.8 p3      99 clocks
        vmovdqu64 [rbp + 30528], zmm14                           ;   543.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 34048]                           ;   448.3 p2      99 clocks
        vmovdqu64 [rbp + 30656], zmm18                           ;   544.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 34112]                           ;   448.8 p3      99 clocks
        vmovdqu64 [rbp + 30784], zmm23                           ;   545.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 34176]                           ;   449.3 p2      99 clocks
        vmovdqu64 [rbp + 30912], zmm21                           ;   546.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 34240]                           ;   449.8 p3      99 clocks
        vmovdqu64 [rbp + 31040], zmm9                            ;   547.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 34304]                            ;   450.3 p2      99 clocks
        vmovdqu64 [rbp + 31168], zmm16                           ;   548.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 34368]                           ;   450.8 p3      99 clocks
        vmovdqu64 [rbp + 31296], zmm14                           ;   549.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 34432]                           ;   451.3 p2      99 clocks
        vmovdqu64 [rbp + 31424], zmm18                           ;   550.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 34496]                           ;   451.8 p3      99 clocks
        vmovdqu64 [rbp + 31552], zmm23                           ;   551.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 34560]                           ;   452.3 p2      99 clocks
        vmovdqu64 [rbp + 31680], zmm21                           ;   552.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 34624]                           ;   452.8 p3      99 clocks
        vmovdqu64 [rbp + 31808], zmm9                            ;   553.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 34688]                            ;   453.3 p2      99 clocks
        vmovdqu64 [rbp + 31936], zmm16                           ;   554.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 34752]                           ;   453.8 p3      99 clocks
        vmovdqu64 [rbp + 32064], zmm14                           ;   555.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 8192]                            ;   454.3 p2      99 clocks
        vmovdqu64 [rbp + 33088], zmm4                            ;   556.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 8256]                             ;   454.8 p3      99 clocks
        vmovdqu64 [rbp + 32192], zmm18                           ;   557.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 8320]                            ;   455.3 p2      99 clocks
        vmovdqu64 [rbp + 32320], zmm23                           ;   558.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 46528]                           ;   455.8 p3      99 clocks
        vmovdqu64 [rbp + 32448], zmm21                           ;   559.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 46720]                           ;   456.3 p2      99 clocks
        vmovdqu64 [rbp + 32640], zmm9                            ;   560.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 8576]                             ;   456.8 p3      99 clocks
        vmovdqu64 [rbp + 32704], zmm16                           ;   561.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 8640]                            ;   457.3 p2      99 clocks
        vmovdqu64 [rbp + 32768], zmm14                           ;   562.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 8704]                            ;   457.8 p3      99 clocks
        vmovdqu64 [rbp + 32832], zmm4                            ;   563.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 8768]                             ;   458.3 p2      99 clocks
        vmovdqu64 [rbp + 32896], zmm18                           ;   564.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 8832]                            ;   458.8 p3      99 clocks
        vmovdqu64 [rbp + 32960], zmm23                           ;   565.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rax + 8896]                            ;   459.3 p2      99 clocks
        vmovdqu64 [rbp + 33024], zmm21                           ;   566.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 8960]                            ;   459.8 p3      99 clocks
        vmovdqu64 [rbp + 33152], zmm9                            ;   567.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 9024]                             ;   460.3 p2      99 clocks
        vmovdqu64 [rbp + 33216], zmm16                           ;   568.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 9088]                            ;   460.8 p3      99 clocks
        vmovdqu64 [rbp + 33280], zmm14                           ;   569.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 9152]                            ;   461.3 p2      99 clocks
        vmovdqu64 [rbp + 33344], zmm4                            ;   570.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 9216]                             ;   461.8 p3      99 clocks
        vmovdqu64 [rbp + 33408], zmm18                           ;   571.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 9280]                            ;   462.3 p2      99 clocks
        vmovdqu64 [rbp + 33472], zmm23                           ;   572.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 9344]                            ;   462.8 p3      99 clocks
        vmovdqu64 [rbp + 33536], zmm21                           ;   573.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 9408]                            ;   463.3 p2      99 clocks
        vmovdqu64 [rbp + 33600], zmm9                            ;   574.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 9472]                             ;   463.8 p3      99 clocks
        vmovdqu64 [rbp + 33664], zmm16                           ;   575.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 9536]                            ;   464.3 p2      99 clocks
        vmovdqu64 [rbp + 33728], zmm14                           ;   576.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 9600]                            ;   464.8 p3      99 clocks
        vmovdqu64 [rbp + 33792], zmm4                            ;   577.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 9664]                             ;   465.3 p2      99 clocks
        vmovdqu64 [rbp + 34624], zmm10                           ;   578.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rax + 9728]                            ;   465.8 p3      99 clocks
        vmovdqu64 [rbp + 33856], zmm18                           ;   579.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 9792]                            ;   466.3 p2      99 clocks
        vmovdqu64 [rbp + 33920], zmm23                           ;   580.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 9856]                            ;   466.8 p3      99 clocks
        vmovdqu64 [rbp + 33984], zmm21                           ;   581.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 9920]                            ;   467.3 p2      99 clocks
        vmovdqu64 [rbp + 34048], zmm9                            ;   582.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 9984]                             ;   467.8 p3      99 clocks
        vmovdqu64 [rbp + 34112], zmm16                           ;   583.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 10112]                           ;   468.3 p2      99 clocks
        vmovdqu64 [rbp + 34176], zmm14                           ;   584.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 10176]                           ;   468.8 p3      99 clocks
        vmovdqu64 [rbp + 34240], zmm4                            ;   585.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 34816]                            ;   469.3 p2      99 clocks
        vmovdqu64 [rbp + 34304], zmm10                           ;   586.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 34880]                           ;   469.8 p3      99 clocks
        vmovdqu64 [rbp + 34368], zmm18                           ;   587.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 34944]                           ;   470.3 p2      99 clocks
        vmovdqu64 [rbp + 34432], zmm23                           ;   588.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34496], zmm21                           ;   589.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 35008]                           ;   470.8 p3      99 clocks
        vmovdqu64 [rbp + 34560], zmm9                            ;   590.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 35072]                           ;   471.3 p2      99 clocks
        vmovdqu64 [rbp + 34688], zmm16                           ;   591.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 35200]                            ;   471.8 p3      99 clocks
        vmovdqu64 [rbp + 34752], zmm14                           ;   592.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 35328]                           ;   472.3 p2      99 clocks
        vmovdqu64 [rbp + 6016], zmm4                             ;   593.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35392]                            ;   472.8 p3      99 clocks
        vmovdqu64 [rbp + 6080], zmm10                            ;   594.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 35456]                           ;   473.3 p2      99 clocks
        vmovdqu64 [rbp + 6144], zmm18                            ;   595.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 35520]                           ;   473.8 p3      99 clocks
        vmovdqu64 zmm18, [rbp + 35584]                           ;   474.3 p2      99 clocks
        vmovdqu64 [rbp + 6336], zmm9                             ;   596.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 35648]                            ;   474.8 p3      99 clocks
        vmovdqu64 [rbp + 6400], zmm14                            ;   597.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 35712]                           ;   475.3 p2      99 clocks
        vmovdqu64 [rbp + 6464], zmm4                             ;   598.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35776]                            ;   475.8 p3      99 clocks
        vmovdqu64 [rbp + 6528], zmm10                            ;   599.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 35840]                           ;   476.3 p2      99 clocks
        vmovdqu64 [rbp + 6592], zmm16                            ;   600.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 35904]                           ;   476.8 p3      99 clocks
        vmovdqu64 [rbp + 6656], zmm18                            ;   601.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 35968]                           ;   477.3 p2      99 clocks
        vmovdqu64 [rbp + 6720], zmm9                             ;   602.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 36096]                            ;   477.8 p3      99 clocks
        vmovdqu64 [rbp + 6784], zmm14                            ;   603.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 36224]                           ;   478.3 p2      99 clocks
        vmovdqu64 [rbp + 6848], zmm4                             ;   604.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36352]                            ;   478.8 p3      99 clocks
        vmovdqu64 [rbp + 6912], zmm10                            ;   605.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 36480]                           ;   479.3 p2      99 clocks
        vmovdqu64 [rbp + 6976], zmm16                            ;   606.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 36608]                           ;   479.8 p3      99 clocks
        vmovdqu64 [rbp + 7040], zmm18                            ;   607.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 36736]                           ;   480.3 p2      99 clocks
        vmovdqu64 [rbp + 7104], zmm9                             ;   608.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 36864]                            ;   480.8 p3      99 clocks
        vmovdqu64 [rbp + 7168], zmm14                            ;   609.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 36992]                           ;   481.3 p2      99 clocks
        vmovdqu64 [rbp + 7232], zmm4                             ;   610.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37120]                            ;   481.8 p3      99 clocks
        vmovdqu64 [rbp + 7296], zmm10                            ;   611.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 37248]                           ;   482.3 p2      99 clocks
        vmovdqu64 [rbp + 7360], zmm16                            ;   612.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 37376]                           ;   482.8 p3      99 clocks
        vmovdqu64 [rbp + 7424], zmm18                            ;   613.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 37504]                           ;   483.3 p2      99 clocks
        vmovdqu64 [rbp + 7488], zmm9                             ;   614.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 37632]                            ;   483.8 p3      99 clocks
        vmovdqu64 [rbp + 7552], zmm14                            ;   615.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 37760]                           ;   484.3 p2      99 clocks
        vmovdqu64 [rbp + 7616], zmm4                             ;   616.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37888]                            ;   484.8 p3      99 clocks
        vmovdqu64 [rbp + 7680], zmm10                            ;   617.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 4096]                            ;   485.3 p2      99 clocks
        vmovdqu64 [rbp + 7744], zmm16                            ;   618.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 4160]                            ;   485.8 p3      99 clocks
        vmovdqu64 [rbp + 7808], zmm18                            ;   619.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 4224]                            ;   486.3 p2      99 clocks
        vmovdqu64 [rbp + 7872], zmm9                             ;   620.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 4288]                             ;   486.8 p3      99 clocks
        vmovdqu64 [rbp + 7936], zmm14                            ;   621.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 4352]                            ;   487.3 p2      99 clocks
        vmovdqu64 [rbp + 8000], zmm4                             ;   622.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4416]                             ;   487.8 p3      99 clocks
        vmovdqu64 [rbp + 34816], zmm10                           ;   623.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 4480]                            ;   488.3 p2      99 clocks
        vmovdqu64 [rbp + 34880], zmm16                           ;   624.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 4544]                            ;   488.8 p3      99 clocks
        vmovdqu64 [rbp + 34944], zmm18                           ;   625.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 4608]                            ;   489.3 p2      99 clocks
        vmovdqu64 [rbp + 35008], zmm9                            ;   626.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 4672]                             ;   489.8 p3      99 clocks
        vmovdqu64 [rbp + 35072], zmm14                           ;   627.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 4736]                            ;   490.3 p2      99 clocks
        vmovdqu64 [rbp + 35200], zmm4                            ;   628.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4800]                             ;   490.8 p3      99 clocks
        vmovdqu64 [rbp + 35328], zmm10                           ;   629.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 4864]                            ;   491.3 p2      99 clocks
        vmovdqu64 [rbp + 35392], zmm16                           ;   630.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 4928]                            ;   491.8 p3      99 clocks
        vmovdqu64 [rbp + 35456], zmm18                           ;   631.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 4992]                            ;   492.3 p2      99 clocks
        vmovdqu64 [rbp + 35520], zmm9                            ;   632.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 5056]                             ;   492.8 p3      99 clocks
        vmovdqu64 [rbp + 35584], zmm14                           ;   633.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 5120]                            ;   493.3 p2      99 clocks
        vmovdqu64 [rbp + 35648], zmm4                            ;   634.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5184]                             ;   493.8 p3      99 clocks
        vmovdqu64 [rbp + 35712], zmm10                           ;   635.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 5248]                            ;   494.3 p2      99 clocks
        vmovdqu64 [rbp + 35776], zmm16                           ;   636.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 5312]                            ;   494.8 p3      99 clocks
        vmovdqu64 [rbp + 35840], zmm18                           ;   637.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 5376]                            ;   495.3 p2      99 clocks
        vmovdqu64 [rbp + 35904], zmm9                            ;   638.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 5440]                             ;   495.8 p3      99 clocks
        vmovdqu64 [rbp + 35968], zmm14                           ;   639.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 5504]                            ;   496.3 p2      99 clocks
        vmovdqu64 [rbp + 36096], zmm4                            ;   640.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5568]                             ;   496.8 p3      99 clocks
        vmovdqu64 [rbp + 36224], zmm10                           ;   641.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 5632]                            ;   497.3 p2      99 clocks
        vmovdqu64 [rbp + 36352], zmm16                           ;   642.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 5696]                            ;   497.8 p3      99 clocks
        vmovdqu64 [rbp + 36480], zmm18                           ;   643.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 5760]                            ;   498.3 p2      99 clocks
        vmovdqu64 [rbp + 36608], zmm9                            ;   644.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 5824]                             ;   498.8 p3      99 clocks
        vmovdqu64 [rbp + 36736], zmm14                           ;   645.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 5888]                            ;   499.3 p2      99 clocks
        vmovdqu64 [rbp + 36864], zmm4                            ;   646.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5952]                             ;   499.8 p3      99 clocks
        vmovdqu64 [rbp + 36992], zmm10                           ;   647.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 6016]                            ;   500.3 p2      99 clocks
        vmovdqu64 [rbp + 37120], zmm16                           ;   648.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 6080]                            ;   500.8 p3      99 clocks
        vmovdqu64 [rbp + 37248], zmm18                           ;   649.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 2048]                            ;   501.3 p2      99 clocks
        vmovdqu64 [rbp + 37376], zmm9                            ;   650.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 2112]                             ;   501.8 p3      99 clocks
        vmovdqu64 [rbp + 37504], zmm14                           ;   651.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 2176]                            ;   502.3 p2      99 clocks
        vmovdqu64 [rbp + 37632], zmm4                            ;   652.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2240]                             ;   502.8 p3      99 clocks
        vmovdqu64 [rbp + 37760], zmm10                           ;   653.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 2304]                            ;   503.3 p2      99 clocks
        vmovdqu64 [rbp + 37888], zmm16                           ;   654.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 2368]                            ;   503.8 p3      99 clocks
        vmovdqu64 [rbp + 1920], zmm18                            ;   655.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 2432]                            ;   504.3 p2      99 clocks
        vmovdqu64 [rbp + 1984], zmm9                             ;   656.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 2496]                             ;   504.8 p3      99 clocks
        vmovdqu64 [rbp + 2048], zmm14                            ;   657.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 2560]                            ;   505.3 p2      99 clocks
        vmovdqu64 [rbp + 2112], zmm4                             ;   658.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2624]                             ;   505.8 p3      99 clocks
        vmovdqu64 [rbp + 2176], zmm10                            ;   659.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 2688]                            ;   506.3 p2      99 clocks
        vmovdqu64 [rbp + 2240], zmm16                            ;   660.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 2752]                            ;   506.8 p3      99 clocks
        vmovdqu64 [rbp + 2304], zmm18                            ;   661.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 2816]                            ;   507.3 p2      99 clocks
        vmovdqu64 [rbp + 2368], zmm9                             ;   662.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 2880]                             ;   507.8 p3      99 clocks
        vmovdqu64 [rbp + 2432], zmm14                            ;   663.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 2944]                            ;   508.3 p2      99 clocks
        vmovdqu64 [rbp + 2496], zmm4                             ;   664.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3008]                             ;   508.8 p3      99 clocks
        vmovdqu64 [rbp + 2560], zmm10                            ;   665.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 3072]                            ;   509.3 p2      99 clocks
        vmovdqu64 [rbp + 2624], zmm16                            ;   666.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 3136]                            ;   509.8 p3      99 clocks
        vmovdqu64 [rbp + 2688], zmm18                            ;   667.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 3200]                            ;   510.3 p2      99 clocks
        vmovdqu64 [rbp + 2752], zmm9                             ;   668.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 3264]                             ;   510.8 p3      99 clocks
        vmovdqu64 [rbp + 2816], zmm14                            ;   669.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 3328]                            ;   511.3 p2      99 clocks
        vmovdqu64 [rbp + 2880], zmm4                             ;   670.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3392]                             ;   511.8 p3      99 clocks
        vmovdqu64 [rbp + 2944], zmm10                            ;   671.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 3456]                            ;   512.3 p2      99 clocks
        vmovdqu64 [rbp + 3008], zmm16                            ;   672.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 3520]                            ;   512.8 p3      99 clocks
        vmovdqu64 [rbp + 3072], zmm18                            ;   673.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 3584]                            ;   513.3 p2      99 clocks
        vmovdqu64 [rbp + 3136], zmm9                             ;   674.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 3200], zmm14                            ;   675.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 3648]                             ;   513.8 p3      99 clocks
        vmovdqu64 [rbp + 3264], zmm4                             ;   676.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3712]                             ;   514.3 p2      99 clocks
        vmovdqu64 [rbp + 3328], zmm10                            ;   677.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rax + 3776]                            ;   514.8 p3      99 clocks
        vmovdqu64 [rbp + 3392], zmm16                            ;   678.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 3840]                            ;   515.3 p2      99 clocks
        vmovdqu64 [rbp + 3456], zmm18                            ;   679.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 3904]                            ;   515.8 p3      99 clocks
        vmovdqu64 [rbp + 3520], zmm9                             ;   680.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 3968]                             ;   516.3 p2      99 clocks
        vmovdqu64 [rbp + 3584], zmm4                             ;   681.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4032]                             ;   516.8 p3      99 clocks
        vmovdqu64 zmm18, [rbp + 35136]                           ;   517.3 p2      99 clocks
        vmovdqu64 [rbp + 3648], zmm10                            ;   682.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 35264]                           ;   517.8 p3      99 clocks
        vmovdqu64 [rbp + 3712], zmm14                            ;   683.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 36032]                           ;   518.3 p2      99 clocks
        vmovdqu64 [rbp + 3776], zmm16                            ;   684.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 36160]                           ;   518.8 p3      99 clocks
        vmovdqu64 [rbp + 3840], zmm9                             ;   685.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 36288]                            ;   519.3 p2      99 clocks
        vmovdqu64 [rbp + 3904], zmm4                             ;   686.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36416]                            ;   519.8 p3      99 clocks
        vmovdqu64 [rbp - 128], zmm18                             ;   687.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 36544]                           ;   520.3 p2      99 clocks
        vmovdqu64 [rbp - 64], zmm10                              ;   688.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 36672]                           ;   520.8 p3      99 clocks
        vmovdqu64 [rbp + 0], zmm14                               ;   689.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 36800]                           ;   521.3 p2      99 clocks
        vmovdqu64 [rbp + 64], zmm16                              ;   690.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 36928]                           ;   521.8 p3      99 clocks
        vmovdqu64 [rbp + 128], zmm9                              ;   691.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 37056]                            ;   522.3 p2      99 clocks
        vmovdqu64 [rbp + 192], zmm4                              ;   692.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37184]                            ;   522.8 p3      99 clocks
        vmovdqu64 [rbp + 256], zmm18                             ;   693.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 37312]                           ;   523.3 p2      99 clocks
        vmovdqu64 [rbp + 320], zmm10                             ;   694.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 37440]                           ;   523.8 p3      99 clocks
        vmovdqu64 [rbp + 384], zmm14                             ;   695.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 37568]                           ;   524.3 p2      99 clocks
        vmovdqu64 [rbp + 448], zmm16                             ;   696.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 37696]                           ;   524.8 p3      99 clocks
        vmovdqu64 [rbp + 512], zmm9                              ;   697.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 37824]                            ;   525.3 p2      99 clocks
        vmovdqu64 [rbp + 576], zmm4                              ;   698.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37952]                            ;   525.8 p3      99 clocks
        vmovdqu64 [rbp + 1216], zmm15                            ;   699.0 p8+p9   99 clocks
        vmovdqu64 zmm15, [rbp + 38016]                           ;   526.3 p2      99 clocks
        vmovdqu64 [rbp + 640], zmm18                             ;   700.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 704], zmm10                             ;   701.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 38080]                           ;   526.8 p3      99 clocks
        vmovdqu64 [rbp + 768], zmm14                             ;   702.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 38144]                           ;   527.3 p2      99 clocks
        vmovdqu64 [rbp + 832], zmm16                             ;   703.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 38272]                           ;   527.8 p3      99 clocks
        vmovdqu64 [rbp + 896], zmm9                              ;   704.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 38336]                            ;   528.3 p2      99 clocks
        vmovdqu64 [rbp + 960], zmm4                              ;   705.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 38400]                            ;   528.8 p3      99 clocks
        vmovdqu64 [rbp + 1024], zmm15                            ;   706.5 p7+p4   99 clocks
        vmovdqu64 zmm15, [rbp + 38464]                           ;   529.3 p2      99 clocks
        vmovdqu64 [rbp + 1088], zmm10                            ;   707.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 38528]                           ;   529.8 p3      99 clocks
        vmovdqu64 [rbp + 1152], zmm14                            ;   708.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 38592]                           ;   530.3 p2      99 clocks
        vmovdqu64 [rbp + 1280], zmm16                            ;   709.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 38656]                           ;   530.8 p3      99 clocks
        vmovdqu64 [rbp + 1344], zmm9                             ;   710.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 38720]                            ;   531.3 p2      99 clocks
        vmovdqu64 [rbp + 35264], zmm7                            ;   711.0 p8+p9   99 clocks
        vmovdqu64 zmm7, [rbp + 41664]                            ;   531.8 p3      99 clocks
        vmovdqu64 [rbp + 36032], zmm3                            ;   712.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1408], zmm4                             ;   713.0 p8+p9   99 clocks
        vmovdqu64 zmm3, [rbp + 38784]                            ;   532.3 p2      99 clocks
        vmovdqu64 [rbp + 36160], zmm24                           ;   714.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 45632]                            ;   532.8 p3     104 s reload
        vmovdqu64 [rbp + 35136], zmm4                            ;   715.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 1472], zmm15                            ;   716.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36416], zmm31                           ;   717.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 1536], zmm10                            ;   718.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36544], zmm6                            ;   719.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 43200]                           ;   533.3 p2     104 s reload
        vmovdqu64 [rbp + 36288], zmm31                           ;   720.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1600], zmm14                            ;   721.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 1664], zmm16                            ;   722.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 43392]                           ;   533.8 p3     104 s reload
        vmovdqu64 [rbp + 36672], zmm31                           ;   723.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 1728], zmm9                             ;   724.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 43456]                           ;   534.3 p2     104 s reload
        vmovdqu64 [rbp + 36800], zmm31                           ;   725.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 37312], zmm25                           ;   726.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 50752]                           ;   534.8 p3     104 s reload
        vmovdqu64 [rbp + 36928], zmm31                           ;   727.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 1792], zmm7                             ;   728.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 37440], zmm19                           ;   729.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 43584]                           ;   535.3 p2     104 s reload
        vmovdqu64 [rbp + 37056], zmm31                           ;   730.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1856], zmm3                             ;   731.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 50688]                           ;   535.8 p3     104 s reload
        vmovdqu64 [rbp + 37184], zmm31                           ;   732.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 37696], zmm0                            ;   733.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 37952], zmm17                           ;   734.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 47296]                           ;   536.3 p2     104 s reload
        vmovdqu64 [rbp + 37568], zmm31                           ;   735.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 43968]                           ;   536.8 p3     104 s reload
        vmovdqu64 [rbp + 37824], zmm31                           ;   736.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38208], zmm29                           ;   737.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 47424]                           ;   537.3 p2     104 s reload
        vmovdqu64 [rbp + 38016], zmm31                           ;   738.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38272], zmm20                           ;   739.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44160]                           ;   537.8 p3     104 s reload
        vmovdqu64 [rbp + 38080], zmm31                           ;   740.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38336], zmm1                            ;   741.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 50944]                           ;   538.3 p2     104 s reload
        vmovdqu64 [rbp + 38144], zmm31                           ;   742.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38592], zmm27                           ;   743.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 45376]                           ;   538.8 p3     104 s reload
        vmovdqu64 [rbp + 38400], zmm31                           ;   744.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38656], zmm26                           ;   745.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 45056]                           ;   539.3 p2     104 s reload
        vmovdqu64 [rbp + 38464], zmm31                           ;   746.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 49984]                           ;   539.8 p3     104 s reload
        vmovdqu64 [rbp + 38528], zmm31                           ;   747.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 41664], zmm22                           ;   748.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38784], zmm11                           ;   749.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44800]                           ;   540.3 p2     104 s reload
        vmovdqu64 [rbp + 38720], zmm31                           ;   750.5 p7+p4   99 clocks
        add esi, 0xffffffff                                      ;   483.2 p1      99 clocks
        vmovdqu64 zmm7, [rbp + 44928]                            ;   540.8 p3     101 r1_next reload
        vmovdqu64 zmm24, [rbp + 45120]                           ;   541.3 p2     101 r1_next reload
        vmovdqu64 zmm19, [rbp + 45184]                           ;   541.8 p3     101 r1_next reload
        vmovdqu64 zmm31, [rbp + 45248]                           ;   542.3 p2     101 r1_next reload
        vmovdqu64 zmm25, [rbp + 45312]                           ;   542.8 p3     101 r1_next reload
        vmovdqu64 zmm4, [rbp + 45440]                            ;   543.3 p2     101 r1_next reload
        vmovdqu64 zmm0, [rbp + 45504]                            ;   543.8 p3     101 r1_next reload
        vmovdqu64 zmm26, [rbp + 45696]                           ;   544.3 p2     101 r1_next reload
        vmovdqu64 zmm20, [rbp + 45760]                           ;   544.8 p3     101 r1_next reload
        vmovdqu64 zmm14, [rbp + 45824]                           ;   545.3 p2     101 r1_next reload
        vmovdqu64 zmm27, [rbp + 45952]                           ;   545.8 p3     101 r1_next reload
        vmovdqu64 zmm1, [rbp + 46144]                            ;   546.3 p2     101 r1_next reload
        vmovdqu64 zmm9, [rbp + 46336]                            ;   546.8 p3     101 r1_next reload
        vmovdqu64 zmm28, [rbp + 46592]                           ;   547.3 p2     101 r1_next reload
        vmovdqu64 zmm3, [rbp + 46656]                            ;   547.8 p3     101 r1_next reload
        vmovdqu64 zmm15, [rbp + 47360]                           ;   548.3 p2     101 r1_next reload
        vmovdqu64 zmm29, [rbp + 47488]                           ;   548.8 p3     101 r1_next reload
        vmovdqu64 zmm6, [rbp + 47616]                            ;   549.3 p2     101 r1_next reload
        vmovdqu64 zmm10, [rbp + 47808]                           ;   549.8 p3     101 r1_next reload
        vmovdqu64 zmm22, [rbp + 48320]                           ;   550.3 p2     101 r1_next reload
        vmovdqu64 zmm16, [rbp + 48256]                           ;   550.8 p3     101 r1_next reload
        vmovdqu64 zmm11, [rbp + 48064]                           ;   551.3 p2     101 r1_next reload
        vmovdqa64 zmm18, zmm12                                   ;   495.0         99 clocks copy
        vmovdqa64 zmm12, zmm8                                    ;   495.2         99 clocks copy
        vmovdqa64 zmm8, zmm0                                     ;   549.8        101 r1_next copy
        vmovdqa64 zmm0, zmm5                                     ;   496.7         99 clocks copy
        vmovdqa64 zmm5, zmm1                                     ;   552.3        101 r1_next copy
        vmovdqa64 zmm1, zmm13                                    ;   497.2         99 clocks copy
        vmovdqa64 zmm13, zmm31                                   ;   548.3        101 r1_next copy
        vmovdqa64 zmm17, zmm21                                   ;   498.7         99 clocks copy
        vmovdqa64 zmm21, zmm3                                    ;   553.8        101 r1_next copy
        vmovdqa64 zmm3, zmm30                                    ;   499.2         99 clocks copy
        lea rax, [rbp - 2176]                                    ;                    first state
        test esi, esi                                            ;                    more clocks?
        jne .clocks_1
        vmovdqu64 [rbp + 15936], zmm0                            ;                    resident
        vmovdqu64 [rbp + 16064], zmm1                            ;                    resident
        vmovdqu64 [rbp + 16000], zmm2                            ;                    resident
        vmovdqu64 [rbp + 16192], zmm3                            ;                    resident
        vmovdqu64 [rbp + 41344], zmm4                            ;                    resident
        vmovdqu64 [rbp + 41920], zmm5                            ;                    resident
        vmovdqu64 [rbp + 42432], zmm6                            ;                    resident
        vmovdqu64 [rbp + 40896], zmm7                            ;                    resident
        vmovdqu64 [rbp + 41408], zmm8                            ;                    resident
        vmovdqu64 [rbp + 41984], zmm9                            ;                    resident
        vmovdqu64 [rbp + 42496], zmm10                           ;                    resident
        vmovdqu64 [rbp + 42944], zmm11                           ;                    resident
        vmovdqu64 [rbp + 15744], zmm12                           ;                    resident
        vmovdqu64 [rbp + 41152], zmm13                           ;                    resident
        vmovdqu64 [rbp + 41728], zmm14                           ;                    resident
        vmovdqu64 [rbp + 42240], zmm15                           ;                    resident
        vmovdqu64 [rbp + 42752], zmm16                           ;                    resident
        vmovdqu64 [rbp + 20544], zmm17                           ;                    resident
        vmovdqu64 [rbp + 15808], zmm18                           ;                    resident
        vmovdqu64 [rbp + 41088], zmm19                           ;                    resident
        vmovdqu64 [rbp + 41600], zmm20                           ;                    resident
        vmovdqu64 [rbp + 42176], zmm21                           ;                    resident
        vmovdqu64 [rbp + 42688], zmm22                           ;                    resident
        vmovdqu64 [rbp + 20672], zmm23                           ;                    resident
        vmovdqu64 [rbp + 41024], zmm24                           ;                    resident
        vmovdqu64 [rbp + 41216], zmm25                           ;                    resident
        vmovdqu64 [rbp + 41536], zmm26                           ;                    resident
        vmovdqu64 [rbp + 41792], zmm27                           ;                    resident
        vmovdqu64 [rbp + 42112], zmm28                           ;                    resident
        vmovdqu64 [rbp + 42304], zmm29                           ;                    resident
        mov dword [rbp + 51552], esi                             ;                    resident
        vmovdqu64 zmm0, [rbp + 24576]                            ;     0.0 p2     107 out[16] reload
        vmovdqu64 zmm1, [rbp + 38848]                            ;     0.2 p3     107 out[16] reload
        vmovdqu64 zmm2, [rbp + 24640]                            ;     1.0 p2     107 out[16]
        vpternlogd zmm2, zmm1, zmm0, 0x78                        ;     7.0 p0     107 out[16]
        vmovdqu64 zmm3, [rbp + 38912]                            ;     1.2 p3     107 out[16] reload
        vpxord zmm4, zmm2, zmm3                                  ;     8.0 p5     107 out[16]
        vmovdqu64 zmm5, [rbp + 24640]                            ;     2.0 p2     107 out[16] reload
        vpternlogd zmm3, zmm2, zmm5, 0x48                        ;     8.0 p0     107 out[16]
        vmovdqu64 zmm2, [rbp + 24704]                            ;     2.2 p3     107 out[16] reload
        vpternlogd zmm3, zmm5, zmm2, 0x96                        ;     9.0 p5     107 out[16]
        vpxord zmm1, zmm1, zmm0                                  ;     6.2 p0     107 out[16]
        vmovdqu64 zmm6, [rbp + 38976]                            ;     3.0 p2     107 out[16] reload
        vpxord zmm7, zmm3, zmm6                                  ;    10.0 p5     107 out[16]
        vpternlogd zmm6, zmm3, zmm2, 0x48                        ;    10.0 p0     107 out[16]
        vmovdqu64 zmm3, [rbp + 24768]                            ;     3.2 p3     107 out[16] reload
        vpternlogd zmm6, zmm2, zmm3, 0x96                        ;    11.0 p5     107 out[16]
        vmovdqu64 zmm8, [rbp + 39040]                            ;     4.0 p2     107 out[16] reload
        vpxord zmm9, zmm6, zmm8                                  ;    12.0 p0     107 out[16]
        vpternlogd zmm8, zmm6, zmm3, 0x48                        ;    12.0 p5     107 out[16]
        vmovdqu64 zmm6, [rbp + 24832]                            ;     4.2 p3     107 out[16] reload
        vpternlogd zmm8, zmm3, zmm6, 0x96                        ;    13.0 p0     107 out[16]
        vmovdqu64 zmm10, [rbp + 39104]                           ;     5.0 p2     107 out[16] reload
        vpxord zmm11, zmm8, zmm10                                ;    14.0 p5     107 out[16]
        vpternlogd zmm10, zmm8, zmm6, 0x48                       ;    14.0 p0     107 out[16]
        vmovdqu64 zmm8, [rbp + 24896]                            ;     5.2 p3     107 out[16] reload
        vpternlogd zmm10, zmm6, zmm8, 0x96                       ;    15.0 p5     107 out[16]
        vmovdqu64 zmm12, [rbp + 39168]                           ;     6.0 p2     107 out[16] reload
        vpxord zmm13, zmm10, zmm12                               ;    16.0 p0     107 out[16]
        vpternlogd zmm12, zmm10, zmm8, 0x48                      ;    16.0 p5     107 out[16]
        vmovdqu64 zmm10, [rbp + 24960]                           ;     6.2 p3     107 out[16] reload
        vpternlogd zmm12, zmm8, zmm10, 0x96                      ;    17.0 p0     107 out[16]
        vmovdqu64 zmm14, [rbp + 39232]                           ;     7.0 p2     107 out[16] reload
        vpxord zmm15, zmm12, zmm14                               ;    18.0 p5     107 out[16]
        vpternlogd zmm14, zmm12, zmm10, 0x48                     ;    18.0 p0     107 out[16]
        vmovdqu64 zmm12, [rbp + 25024]                           ;     7.2 p3     107 out[16] reload
        vpternlogd zmm14, zmm10, zmm12, 0x96                     ;    19.0 p5     107 out[16]
        vmovdqu64 zmm16, [rbp + 39296]                           ;     8.0 p2     107 out[16] reload
        vpxord zmm17, zmm14, zmm16                               ;    20.0 p0     107 out[16]
        vpternlogd zmm16, zmm14, zmm12, 0x48                     ;    20.0 p5     107 out[16]
        vmovdqu64 zmm14, [rbp + 25088]                           ;     8.2 p3     107 out[16] reload
        vpternlogd zmm16, zmm12, zmm14, 0x96                     ;    21.0 p0     107 out[16]
        vmovdqu64 zmm18, [rbp + 39360]                           ;     9.0 p2     107 out[16] reload
        vpxord zmm19, zmm16, zmm18                               ;    22.0 p5     107 out[16]
        vpternlogd zmm18, zmm16, zmm14, 0x48                     ;    22.0 p0     107 out[16]
        vmovdqu64 zmm16, [rbp + 25152]                           ;     9.2 p3     107 out[16] reload
        vpternlogd zmm18, zmm14, zmm16, 0x96                     ;    23.0 p5     107 out[16]
        vmovdqu64 zmm20, [rbp + 39424]                           ;    10.0 p2     107 out[16] reload
        vpxord zmm21, zmm18, zmm20                               ;    24.0 p0     107 out[16]
        vpternlogd zmm20, zmm18, zmm16, 0x48                     ;    24.0 p5     107 out[16]
        vmovdqu64 zmm18, [rbp + 25216]                           ;    10.2 p3     107 out[16] reload
        vpternlogd zmm20, zmm16, zmm18, 0x96                     ;    25.0 p0     107 out[16]
        vmovdqu64 zmm22, [rbp + 39488]                           ;    11.0 p2     107 out[16] reload
        vpxord zmm23, zmm20, zmm22                               ;    26.0 p5     107 out[16]
        vpternlogd zmm22, zmm20, zmm18, 0x48                     ;    26.0 p0     107 out[16]
        vmovdqu64 zmm20, [rbp + 25280]                           ;    11.2 p3     107 out[16] reload
        vpternlogd zmm22, zmm18, zmm20, 0x96                     ;    27.0 p5     107 out[16]
        vmovdqu64 zmm24, [rbp + 39552]                           ;    12.0 p2     107 out[16] reload
        vpxord zmm25, zmm22, zmm24                               ;    28.0 p0     107 out[16]
        vpternlogd zmm24, zmm22, zmm20, 0x48                     ;    28.0 p5     107 out[16]
        vmovdqu64 zmm22, [rbp + 25344]                           ;    12.2 p3     107 out[16] reload
        vpternlogd zmm24, zmm20, zmm22, 0x96                     ;    29.0 p0     107 out[16]
        vmovdqu64 zmm26, [rbp + 39616]                           ;    13.0 p2     107 out[16] reload
        vpxord zmm27, zmm24, zmm26                               ;    30.0 p5     107 out[16]
        vpternlogd zmm26, zmm24, zmm22, 0x48                     ;    30.0 p0     107 out[16]
        vmovdqu64 zmm24, [rbp + 25408]                           ;    13.2 p3     107 out[16] reload
        vpternlogd zmm26, zmm22, zmm24, 0x96                     ;    31.0 p5     107 out[16]
        vmovdqu64 zmm28, [rbp + 39680]                           ;    14.0 p2     107 out[16] reload
        vpxord zmm29, zmm26, zmm28                               ;    32.0 p0     107 out[16]
        vpternlogd zmm28, zmm26, zmm24, 0x48                     ;    32.0 p5     107 out[16]
        vmovdqu64 zmm26, [rbp + 25472]                           ;    14.2 p3     107 out[16] reload
        vpternlogd zmm28, zmm24, zmm26, 0x96                     ;    33.0 p0     107 out[16]
        vmovdqu64 zmm30, [rbp + 39744]                           ;    15.0 p2     107 out[16] reload
        vpxord zmm31, zmm28, zmm30                               ;    34.0 p5     107 out[16]
        vpternlogd zmm30, zmm28, zmm26, 0x48                     ;    34.0 p0     107 out[16]
        vmovdqu64 zmm28, [rbp + 25536]                           ;    15.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm26, zmm28, 0x96                     ;    35.0 p5     107 out[16]
        vpxord zmm26, zmm30, [rbp + 39808]                       ;    36.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm28, [rbp + 39808], 0x60             ;    36.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm28, [rbp + 25600], 0x96             ;    37.0 p0+p2  107 out[16]
        vpxord zmm28, zmm30, [rbp + 39872]                       ;    38.0 p5+p3  107 out[16]
        vmovdqu64 zmm24, [rbp + 39872]                           ;    18.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm24, [rbp + 25600], 0x60             ;    38.0 p0+p3  107 out[16]
        vmovdqu64 zmm24, [rbp + 25600]                           ;    19.0 p2     107 out[16] reload
        vmovdqu64 zmm22, [rbp + 25664]                           ;    19.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm22, zmm24, 0x96                     ;    39.0 p5     107 out[16]
        vpxord zmm24, zmm30, [rbp + 39936]                       ;    40.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm22, [rbp + 39936], 0x60             ;    40.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm22, [rbp + 25728], 0x96             ;    41.0 p0+p2  107 out[16]
        vpxord zmm22, zmm30, [rbp + 40000]                       ;    42.0 p5+p3  107 out[16]
        vmovdqu64 zmm20, [rbp + 40000]                           ;    22.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm20, [rbp + 25728], 0x60             ;    42.0 p0+p3  107 out[16]
        vmovdqu64 zmm20, [rbp + 25728]                           ;    23.0 p2     107 out[16] reload
        vmovdqu64 zmm18, [rbp + 25792]                           ;    23.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm18, zmm20, 0x96                     ;    43.0 p5     107 out[16]
        vpxord zmm20, zmm30, [rbp + 40064]                       ;    44.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm18, [rbp + 40064], 0x60             ;    44.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm18, [rbp + 25856], 0x96             ;    45.0 p0+p2  107 out[16]
        vpxord zmm18, zmm30, [rbp + 40128]                       ;    46.0 p5+p3  107 out[16]
        vmovdqu64 zmm16, [rbp + 40128]                           ;    26.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm16, [rbp + 25856], 0x60             ;    46.0 p0+p3  107 out[16]
        vmovdqu64 zmm16, [rbp + 25856]                           ;    27.0 p2     107 out[16] reload
        vmovdqu64 zmm14, [rbp + 25920]                           ;    27.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm14, zmm16, 0x96                     ;    47.0 p5     107 out[16]
        vpxord zmm16, zmm30, [rbp + 40192]                       ;    48.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm14, [rbp + 40192], 0x60             ;    48.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm14, [rbp + 25984], 0x96             ;    49.0 p0+p2  107 out[16]
        vpxord zmm14, zmm30, [rbp + 40256]                       ;    50.0 p5+p3  107 out[16]
        vmovdqu64 zmm12, [rbp + 40256]                           ;    30.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm12, [rbp + 25984], 0x60             ;    50.0 p0+p3  107 out[16]
        vmovdqu64 zmm12, [rbp + 25984]                           ;    31.0 p2     107 out[16] reload
        vmovdqu64 zmm10, [rbp + 26048]                           ;    31.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm10, zmm12, 0x96                     ;    51.0 p5     107 out[16]
        vpxord zmm12, zmm30, [rbp + 40320]                       ;    52.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm10, [rbp + 40320], 0x60             ;    52.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm10, [rbp + 26112], 0x96             ;    53.0 p0+p2  107 out[16]
        vpxord zmm10, zmm30, [rbp + 40384]                       ;    54.0 p5+p3  107 out[16]
        vmovdqu64 zmm8, [rbp + 40384]                            ;    34.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm8, [rbp + 26112], 0x60              ;    54.0 p0+p3  107 out[16]
        vmovdqu64 zmm8, [rbp + 26112]                            ;    35.0 p2     107 out[16] reload
        vmovdqu64 zmm6, [rbp + 26176]                            ;    35.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm6, zmm8, 0x96                       ;    55.0 p5     107 out[16]
        vpxord zmm8, zmm30, [rbp + 40448]                        ;    56.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm6, [rbp + 40448], 0x60              ;    56.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm6, [rbp + 26240], 0x96              ;    57.0 p0+p2  107 out[16]
        vpxord zmm6, zmm30, [rbp + 40512]                        ;    58.0 p5+p3  107 out[16]
        vmovdqu64 zmm3, [rbp + 40512]                            ;    38.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm3, [rbp + 26240], 0x60              ;    58.0 p0+p3  107 out[16]
        vmovdqu64 zmm3, [rbp + 26240]                            ;    39.0 p2     107 out[16] reload
        vmovdqu64 zmm2, [rbp + 26304]                            ;    39.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm2, zmm3, 0x96                       ;    59.0 p5     107 out[16]
        vpxord zmm3, zmm30, [rbp + 40576]                        ;    60.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm2, [rbp + 40576], 0x60              ;    60.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm2, [rbp + 26368], 0x96              ;    61.0 p0+p2  107 out[16]
        vpxord zmm2, zmm30, [rbp + 40640]                        ;    62.0 p5+p3  107 out[16]
        vmovdqu64 zmm5, [rbp + 40640]                            ;    42.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm5, [rbp + 26368], 0x60              ;    62.0 p0+p3  107 out[16]
        vmovdqu64 zmm5, [rbp + 26368]                            ;    43.0 p2     107 out[16] reload
        vmovdqu64 zmm0, [rbp + 26432]                            ;    43.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm0, zmm5, 0x96                       ;    63.0 p5     107 out[16]
        vpxord zmm5, zmm30, [rbp + 40704]                        ;    64.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm0, [rbp + 40704], 0x60              ;    64.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm0, [rbp + 26496], 0x96              ;    65.0 p0+p2  107 out[16]
        vpxord zmm0, zmm30, [rbp + 40768]                        ;    66.0 p5+p3  107 out[16]
        vmovdqu64 [rbp + 43008], zmm0                            ;    67.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm0, [rbp + 40768]                            ;    46.0 p2     107 out[16]
        vpxord zmm0, zmm0, [rbp + 26496]                         ;    52.0 p0+p3  107 out[16]
        vmovdqu64 [rbp + 43072], zmm5                            ;    65.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm5, [rbp + 40896]                            ;    47.0 p2      66 out[17]
        vmovdqu64 [rbp + 43136], zmm2                            ;    63.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm2, [rbp + 41344]                            ;    47.2 p3      66 out[17]
        vmovdqu64 [rbp + 43200], zmm3                            ;    61.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm3, [rbp + 41024]                            ;    48.0 p2      66 out[17]
        vpxord zmm3, zmm3, [rbp + 40896]                         ;    54.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 43264], zmm6                            ;    59.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm6, [rbp + 41344]                            ;    49.0 p2      66 out[17] reload
        vmovdqu64 [rbp + 43328], zmm8                            ;    57.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm8, [rbp + 41152]                            ;    49.2 p3      66 out[17]
        vpternlogd zmm8, zmm6, [rbp + 41344], 0xc3               ;    55.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 43392], zmm10                           ;    55.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm10, zmm6                                    ;    55.0         66 out[17] copy
        vmovdqu64 [rbp + 43456], zmm12                           ;    53.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm12, [rbp + 41088]                           ;    50.2 p3      66 out[17]
        vpternlogd zmm12, zmm8, [rbp + 40960], 0x69              ;    56.2 p5+p2   66 out[17]
        vpxord zmm5, zmm5, zmm12                                 ;    57.2 p0      66 out[17]
        vpternlogd zmm3, zmm5, zmm6, 0x2d                        ;    58.2 p5      66 out[17]
        vmovdqu64 [rbp + 43520], zmm14                           ;    51.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm14, zmm12                                   ;    57.2         66 out[17] copy
        vmovdqu64 [rbp + 43584], zmm16                           ;    49.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm16, zmm5                                    ;    58.2         66 out[17] copy
        vmovdqu64 [rbp + 43648], zmm18                           ;    47.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm18, zmm5                                    ;    58.2         66 out[17] copy
        vmovdqu64 [rbp + 43712], zmm20                           ;    45.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm20, [rbp + 41024]                           ;    51.2 p3      66 out[17] reload
        vpternlogd zmm5, zmm20, [rbp + 41088], 0x96              ;    58.2 p0+p2   66 out[17]
        vpternlogd zmm20, zmm8, [rbp + 41216], 0x69              ;    57.2 p5+p3   66 out[17]
        vpxord zmm16, zmm16, zmm20                               ;    58.2 p0      66 out[17]
        vpord zmm10, zmm10, zmm16                                ;    59.2 p5      66 out[17]
        vmovdqu64 [rbp + 43776], zmm22                           ;    43.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm22, zmm5                                    ;    59.2         66 out[17] copy
        vpternlogd zmm22, zmm12, [rbp + 41280], 0x96             ;    59.2 p0+p2   66 out[17]
        vpxord zmm2, zmm2, zmm22                                 ;    60.2 p5      66 out[17]
        vmovdqu64 [rbp + 43840], zmm24                           ;    41.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm24, [rbp + 40896]                           ;    53.2 p3      66 out[17]
        vpternlogd zmm24, zmm2, [rbp + 41088], 0x9a              ;    61.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 43904], zmm28                           ;    41.7 p7+p4  107 out[16] spill
        vmovdqu64 zmm28, [rbp + 41216]                           ;    54.2 p3      66 out[17]
        vpternlogd zmm28, zmm12, [rbp + 41280], 0x69             ;    60.2 p5+p2   66 out[17]
        vmovdqu64 [rbp + 43968], zmm26                           ;    42.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm26, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm26, zmm20, zmm20, 0xc3                     ;    61.2 p0      66 out[17]
        vpxord zmm14, zmm14, zmm26                               ;    62.2 p5      66 out[17]
        vmovdqu64 [rbp + 44032], zmm31                           ;    43.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm31, zmm14                                   ;    63.2         66 out[17] copy
        vpternlogd zmm31, zmm24, zmm5, 0x9c                      ;    63.2 p0      66 out[17]
        vmovdqu64 [rbp + 44096], zmm29                           ;    44.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm29, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm29, zmm22, zmm8, 0xf9                      ;    61.2 p5      66 out[17]
        vpternlogd zmm29, zmm8, zmm26, 0x96                      ;    62.2 p0      66 out[17]
        vmovdqu64 zmm8, [rbp + 41152]                            ;    55.2 p3      66 out[17] reload
        vmovdqu64 [rbp + 44160], zmm27                           ;    45.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm27, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm27, zmm5, zmm8, 0x69                       ;    61.2 p5      66 out[17]
        vpternlogd zmm10, zmm27, zmm20, 0x2d                     ;    62.2 p0      66 out[17]
        vpternlogd zmm10, zmm29, zmm24, 0x69                     ;    63.2 p5      66 out[17]
        vmovdqu64 [rbp + 44224], zmm25                           ;    46.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm25, zmm27                                   ;    62.2         66 out[17] copy
        vpternlogd zmm25, zmm16, zmm31, 0x6a                     ;    64.2 p0      66 out[17]
        vmovdqu64 [rbp + 44288], zmm23                           ;    47.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm23, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm23, zmm8, [rbp + 40896], 0x18              ;    61.2 p5+p2   66 out[17]
        vpternlogd zmm3, zmm23, zmm31, 0x69                      ;    64.2 p0      66 out[17]
        vmovdqu64 zmm23, [rbp + 41280]                           ;    56.2 p3      66 out[17] reload
        vmovdqa64 zmm31, zmm26                                   ;    62.2         66 out[17] copy
        vpternlogd zmm31, zmm12, zmm23, 0x60                     ;    62.2 p5      66 out[17]
        vpternlogd zmm31, zmm29, zmm24, 0x69                     ;    63.2 p0      66 out[17]
        vmovdqa64 zmm24, zmm31                                   ;    64.2         66 out[17] copy
        vpternlogd zmm24, zmm22, zmm12, 0x87                     ;    64.2 p5      66 out[17]
        vpternlogd zmm25, zmm31, zmm24, 0x96                     ;    65.2 p0      66 out[17]
        vmovdqa64 zmm29, zmm25                                   ;    66.2         66 out[17] copy
        vpternlogd zmm29, zmm24, zmm10, 0x59                     ;    66.2 p5      66 out[17]
        vmovdqa64 zmm31, zmm29                                   ;    67.2         66 out[17] copy
        vpternlogd zmm31, zmm24, zmm3, 0x36                      ;    67.2 p0      66 out[17]
        vmovdqu64 [rbp + 44352], zmm21                           ;    48.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm21, zmm31                                   ;    68.2         66 out[17] copy
        vpternlogd zmm21, zmm25, zmm3, 0x9a                      ;    68.2 p5      66 out[17]
        vpternlogd zmm31, zmm25, zmm3, 0x53                      ;    68.2 p0      66 out[17]
        vpxord zmm25, zmm21, zmm31                               ;    69.2 p5      66 out[17]
        vpternlogd zmm29, zmm3, zmm25, 0x39                      ;    70.2 p0      66 out[17]
        vmovdqa64 zmm3, zmm29                                    ;    71.2         66 out[17] copy
        vpternlogd zmm3, zmm24, zmm10, 0xc6                      ;    71.2 p5      66 out[17]
        vpternlogd zmm29, zmm24, zmm10, 0xd1                     ;    71.2 p0      66 out[17]
        vmovdqa64 zmm10, zmm21                                   ;    69.2         66 out[17] copy
        vpternlogd zmm10, zmm16, [rbp + 41088], 6                ;    69.2 p5+p2   66 out[17]
        vpternlogd zmm5, zmm10, zmm3, 0x93                       ;    72.2 p0      66 out[17]
        vmovdqa64 zmm24, zmm25                                   ;    70.2         66 out[17] copy
        vpternlogd zmm24, zmm27, zmm6, 0xf9                      ;    70.2 p5      66 out[17]
        vpandnd zmm16, zmm29, zmm16                              ;    72.2 p0      66 out[17]
        vpternlogd zmm14, zmm16, zmm3, 0x93                      ;    73.2 p5      66 out[17]
        vpternlogd zmm10, zmm24, zmm6, 0x96                      ;    71.2 p0      66 out[17]
        vpternlogd zmm23, zmm31, zmm12, 0x48                     ;    69.2 p5      66 out[17]
        vpord zmm21, zmm21, zmm28                                ;    69.2 p0      66 out[17]
        vmovdqu64 [rbp + 44416], zmm19                           ;    49.7 p7+p4  107 out[16] spill
        vpxord zmm19, zmm3, zmm29                                ;    72.2 p5      66 out[17]
        vpternlogd zmm8, zmm19, zmm28, 0xde                      ;    73.2 p0      66 out[17]
        vpternlogd zmm24, zmm8, zmm5, 0x96                       ;    74.2 p5      66 out[17]
        vpternlogd zmm3, zmm31, zmm31, 0xc3                      ;    72.2 p0      66 out[17]
        vpternlogd zmm10, zmm6, zmm3, 0x78                       ;    73.2 p5      66 out[17]
        vpxord zmm6, zmm25, zmm29                                ;    72.2 p0      66 out[17]
        vpternlogd zmm22, zmm3, zmm6, 0x6f                       ;    73.2 p5      66 out[17]
        vpternlogd zmm8, zmm2, zmm6, 0x78                        ;    74.2 p0      66 out[17]
        vpandd zmm18, zmm18, zmm6                                ;    73.2 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 40896]                            ;    57.2 p3      66 out[17] reload
        vpternlogd zmm6, zmm3, zmm2, 0x7d                        ;    73.2 p0      66 out[17]
        vpternlogd zmm3, zmm12, zmm6, 0xa6                       ;    74.2 p5      66 out[17]
        vmovdqa64 zmm12, zmm3                                    ;    75.2         66 out[17] copy
        vpternlogd zmm12, zmm14, zmm24, 0x96                     ;    75.2 p0      66 out[17]
        vpternlogd zmm29, zmm27, zmm12, 0xa6                     ;    76.2 p5      66 out[17]
        vpternlogd zmm8, zmm29, zmm22, 0x69                      ;    77.2 p0      66 out[17]
        vpternlogd zmm31, zmm26, zmm8, 0x95                      ;    78.2 p5      66 out[17]
        vmovdqu64 zmm26, [rbp + 26496]                           ;    58.0 p2     107 out[16] reload
        vmovdqu64 zmm27, [rbp + 26560]                           ;    58.2 p3     107 out[16] reload
        vmovdqu64 [rbp + 44480], zmm17                           ;    50.2 p8+p9  107 out[16] spill
        vmovdqu64 zmm17, [rbp + 40832]                           ;    59.0 p2     107 out[16]
        vpternlogd zmm17, zmm27, zmm26, 0x96                     ;    75.5 p0     107 out[16]
        vpternlogd zmm17, zmm0, zmm30, 0x78                      ;    76.5 p5     107 out[16]
        vpternlogd zmm25, zmm20, zmm31, 0xa6                     ;    79.2 p0      66 out[17]
        vpternlogd zmm23, zmm29, zmm5, 0x69                      ;    77.2 p5      66 out[17]
        vpternlogd zmm19, zmm28, zmm2, 0xf6                      ;    77.5 p0      66 out[17]
        vpternlogd zmm21, zmm31, zmm3, 0x96                      ;    79.2 p5      66 out[17]
        vpternlogd zmm19, zmm16, zmm25, 0x96                     ;    80.2 p0      66 out[17]
        vmovdqu64 zmm0, [rbp + 41920]                            ;    59.2 p3      66 out[17] reload
        vmovdqu64 zmm2, [rbp + 41728]                            ;    60.0 p2      66 out[17]
        vpternlogd zmm2, zmm0, zmm0, 0xc3                        ;    78.8 p5      66 out[17]
        vmovdqu64 zmm3, [rbp + 41600]                            ;    60.2 p3      66 out[17]
        vpternlogd zmm3, zmm2, [rbp + 41472], 0x69               ;    79.8 p0+p2   66 out[17]
        vpxord zmm5, zmm3, [rbp + 41856]                         ;    80.8 p5+p3   66 out[17]
        vmovdqu64 zmm16, [rbp + 41408]                           ;    62.0 p2      66 out[17] reload
        vpxord zmm20, zmm3, zmm16                                ;    80.8 p0      66 out[17]
        vmovdqa64 zmm28, zmm5                                    ;    81.8         66 out[17] copy
        vmovdqu64 zmm29, [rbp + 41600]                           ;    62.2 p3      66 out[17] reload
        vmovdqu64 zmm30, [rbp + 41536]                           ;    63.0 p2      66 out[17]
        vpternlogd zmm30, zmm20, zmm29, 0x96                     ;    81.8 p5      66 out[17]
        vpxord zmm28, zmm28, zmm30                               ;    82.8 p0      66 out[17]
        vpxord zmm31, zmm28, zmm0                                ;    83.8 p5      66 out[17]
        vmovdqa64 zmm27, zmm31                                   ;    84.8         66 out[17] copy
        vpternlogd zmm27, zmm16, zmm29, 0xa6                     ;    84.8 p0      66 out[17]
        vmovdqa64 zmm26, zmm3                                    ;    80.8         66 out[17] copy
        vmovdqu64 [rbp + 44544], zmm17                           ;    77.5 p7+p4  107 out[16] spill
        vmovdqa64 zmm17, zmm2                                    ;    79.8         66 out[17] copy
        vmovdqu64 [rbp + 44608], zmm15                           ;    53.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm15, zmm20                                   ;    81.8         66 out[17] copy
        vmovdqu64 [rbp + 44672], zmm13                           ;    55.3 p7+p4  107 out[16] spill
        vpxord zmm13, zmm16, [rbp + 41536]                       ;    82.8 p5+p3   66 out[17]
        vpternlogd zmm13, zmm20, zmm0, 0x2d                      ;    83.8 p0      66 out[17]
        vmovdqu64 [rbp + 44736], zmm11                           ;    55.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm11, zmm0                                    ;    65.2         66 out[17] copy
        vmovdqu64 [rbp + 44800], zmm9                            ;    57.3 p7+p4  107 out[16] spill
        vmovdqa64 zmm9, zmm5                                     ;    81.8         66 out[17] copy
        vpternlogd zmm9, zmm5, [rbp + 41792], 0xa5               ;    83.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 44864], zmm7                            ;    57.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm7, zmm9                                     ;    84.8         66 out[17] copy
        vpternlogd zmm7, zmm28, zmm2, 0xf9                       ;    84.8 p0      66 out[17]
        vmovdqu64 [rbp + 44928], zmm4                            ;    59.3 p7+p4  107 out[16] spill
        vmovdqu64 zmm4, [rbp + 41792]                            ;    64.2 p3      66 out[17] reload
        vpternlogd zmm2, zmm4, [rbp + 41536], 0x69               ;    84.8 p5+p2   66 out[17]
        vmovdqa64 zmm4, zmm9                                     ;    84.8         66 out[17] copy
        vpternlogd zmm4, zmm2, zmm2, 0xc3                        ;    85.8 p0      66 out[17]
        vpxord zmm26, zmm26, zmm4                                ;    86.8 p5      66 out[17]
        vpxord zmm17, zmm17, zmm4                                ;    86.8 p0      66 out[17]
        vpternlogd zmm17, zmm7, zmm27, 0x69                      ;    87.8 p5      66 out[17]
        vpternlogd zmm27, zmm26, zmm30, 0xb4                     ;    87.8 p0      66 out[17]
        vpxord zmm15, zmm15, zmm2                                ;    87.8 p5      66 out[17]
        vpord zmm11, zmm11, zmm15                                ;    88.8 p0      66 out[17]
        vmovdqa64 zmm7, zmm17                                    ;    88.8         66 out[17] copy
        vpternlogd zmm7, zmm4, zmm5, 0x78                        ;    88.8 p5      66 out[17]
        vmovdqu64 [rbp + 44992], zmm1                            ;    59.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm1, zmm7                                     ;    89.8         66 out[17] copy
        vpternlogd zmm1, zmm28, zmm3, 0x87                       ;    89.8 p0      66 out[17]
        vmovdqu64 [rbp + 45056], zmm12                           ;    76.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm12, zmm9                                    ;    84.8         66 out[17] copy
        vpternlogd zmm12, zmm16, [rbp + 41728], 0x18             ;    89.8 p5+p3   66 out[17]
        vpternlogd zmm13, zmm12, zmm27, 0x69                     ;    90.8 p0      66 out[17]
        vmovdqu64 zmm12, [rbp + 41728]                           ;    66.0 p2      66 out[17] reload
        vmovdqu64 [rbp + 45120], zmm10                           ;    74.2 p8+p9   66 out[17] spill
        vmovdqa64 zmm10, zmm9                                    ;    84.8         66 out[17] copy
        vpternlogd zmm10, zmm30, zmm12, 0x69                     ;    90.8 p5      66 out[17]
        vpternlogd zmm27, zmm10, zmm15, 0x78                     ;    91.8 p0      66 out[17]
        vpternlogd zmm27, zmm7, zmm1, 0x96                       ;    92.8 p5      66 out[17]
        vmovdqa64 zmm7, zmm10                                    ;    91.8         66 out[17] copy
        vpternlogd zmm7, zmm2, zmm2, 0xf3                        ;    92.5 p0      66 out[17]
        vpternlogd zmm7, zmm11, zmm17, 0x96                      ;    93.5 p5      66 out[17]
        vmovdqa64 zmm11, zmm27                                   ;    93.8         66 out[17] copy
        vpternlogd zmm11, zmm1, zmm7, 0x59                       ;    94.5 p0      66 out[17]
        vmovdqa64 zmm17, zmm11                                   ;    95.5         66 out[17] copy
        vpternlogd zmm17, zmm1, zmm13, 0x36                      ;    95.5 p5      66 out[17]
        vmovdqu64 [rbp + 45184], zmm22                           ;    74.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm22, zmm17                                   ;    96.5         66 out[17] copy
        vpternlogd zmm22, zmm27, zmm13, 0x9a                     ;    96.5 p0      66 out[17]
        vpternlogd zmm17, zmm27, zmm13, 0x53                     ;    96.5 p5      66 out[17]
        vpternlogd zmm29, zmm22, zmm15, 0x12                     ;    97.5 p0      66 out[17]
        vpxord zmm27, zmm22, zmm17                               ;    97.5 p5      66 out[17]
        vpternlogd zmm11, zmm13, zmm27, 0x39                     ;    98.5 p0      66 out[17]
        vmovdqa64 zmm13, zmm11                                   ;    99.5         66 out[17] copy
        vpternlogd zmm13, zmm1, zmm7, 0xc6                       ;    99.5 p5      66 out[17]
        vpternlogd zmm11, zmm1, zmm7, 0xd1                       ;    99.5 p0      66 out[17]
        vpternlogd zmm30, zmm29, zmm13, 0x93                     ;   100.5 p5      66 out[17]
        vmovdqa64 zmm1, zmm27                                    ;    98.5         66 out[17] copy
        vpternlogd zmm1, zmm10, zmm0, 0xf9                       ;    98.5 p0      66 out[17]
        vpandnd zmm7, zmm11, zmm15                               ;   100.5 p5      66 out[17]
        vpxord zmm15, zmm11, zmm13                               ;   100.5 p0      66 out[17]
        vpternlogd zmm12, zmm15, zmm9, 0xde                      ;   101.5 p5      66 out[17]
        vpternlogd zmm26, zmm7, zmm13, 0x93                      ;   101.5 p0      66 out[17]
        vpternlogd zmm13, zmm17, zmm17, 0xc3                     ;   100.8 p5      66 out[17]
        vpternlogd zmm29, zmm1, zmm0, 0x96                       ;   101.5 p0      66 out[17]
        vpternlogd zmm1, zmm12, zmm30, 0x96                      ;   102.5 p5      66 out[17]
        vpandd zmm0, zmm0, zmm13                                 ;   102.5 p0      66 out[17]
        vpandd zmm5, zmm5, zmm17                                 ;   102.8 p5      66 out[17]
        vpord zmm22, zmm22, zmm9                                 ;   103.5 p0      66 out[17]
        vpternlogd zmm15, zmm9, zmm16, 0xf6                      ;   103.8 p5      66 out[17]
        vpxord zmm9, zmm27, zmm11                                ;   104.5 p0      66 out[17]
        vpternlogd zmm16, zmm13, zmm9, 0x6f                      ;   105.5 p5      66 out[17]
        vpternlogd zmm3, zmm16, zmm13, 0x9c                      ;   106.5 p0      66 out[17]
        vpternlogd zmm13, zmm28, zmm9, 0x7b                      ;   105.8 p5      66 out[17]
        vpternlogd zmm29, zmm0, zmm13, 0x96                      ;   106.8 p0      66 out[17]
        vmovdqa64 zmm0, zmm3                                     ;   107.5         66 out[17] copy
        vpternlogd zmm0, zmm26, zmm1, 0x96                       ;   107.5 p5      66 out[17]
        vpternlogd zmm11, zmm10, zmm0, 0xa6                      ;   108.5 p0      66 out[17]
        vpternlogd zmm12, zmm31, zmm9, 0x78                      ;   107.8 p5      66 out[17]
        vpternlogd zmm12, zmm13, zmm11, 0x69                     ;   109.5 p0      66 out[17]
        vpternlogd zmm9, zmm26, zmm20, 0x6c                      ;   108.8 p5      66 out[17]
        vpternlogd zmm17, zmm4, zmm12, 0x95                      ;   110.5 p0      66 out[17]
        vpternlogd zmm27, zmm2, zmm17, 0xa6                      ;   111.5 p5      66 out[17]
        vpternlogd zmm9, zmm16, zmm27, 0x69                      ;   112.5 p0      66 out[17]
        vpternlogd zmm5, zmm11, zmm30, 0x69                      ;   110.8 p5      66 out[17]
        vpternlogd zmm22, zmm17, zmm3, 0x96                      ;   111.5 p0      66 out[17]
        vpternlogd zmm15, zmm27, zmm7, 0x96                      ;   112.5 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 42432]                            ;    68.7 p3      66 out[17] reload
        vmovdqu64 zmm3, [rbp + 42240]                            ;    68.8 p2      66 out[17]
        vpternlogd zmm3, zmm2, zmm2, 0xc3                        ;   112.5 p0      66 out[17]
        vmovdqu64 zmm4, [rbp + 42176]                            ;    69.7 p3      66 out[17]
        vpternlogd zmm4, zmm3, [rbp + 42048], 0x69               ;   113.5 p5+p2   66 out[17]
        vpxord zmm7, zmm4, [rbp + 42368]                         ;   114.5 p0+p3   66 out[17]
        vmovdqu64 zmm10, [rbp + 41984]                           ;    70.8 p2      66 out[17] reload
        vpxord zmm11, zmm4, zmm10                                ;   114.5 p5      66 out[17]
        vmovdqa64 zmm13, zmm7                                    ;   115.5         66 out[17] copy
        vmovdqu64 zmm16, [rbp + 42176]                           ;    71.7 p3      66 out[17] reload
        vmovdqu64 zmm17, [rbp + 42112]                           ;    71.8 p2      66 out[17]
        vpternlogd zmm17, zmm11, zmm16, 0x96                     ;   115.5 p0      66 out[17]
        vpxord zmm13, zmm13, zmm17                               ;   116.5 p5      66 out[17]
        vpxord zmm20, zmm13, zmm2                                ;   117.5 p0      66 out[17]
        vmovdqa64 zmm26, zmm20                                   ;   118.5         66 out[17] copy
        vpternlogd zmm26, zmm10, zmm16, 0xa6                     ;   118.5 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 42112]                           ;    72.7 p3      66 out[17] reload
        vmovdqu64 zmm28, [rbp + 42304]                           ;    72.8 p2      66 out[17]
        vpternlogd zmm28, zmm3, zmm27, 0x69                      ;   116.5 p0      66 out[17]
        vmovdqa64 zmm30, zmm7                                    ;   115.5         66 out[17] copy
        vpternlogd zmm30, zmm7, [rbp + 42304], 0xa5              ;   116.8 p5+p3   66 out[17]
        vmovdqa64 zmm31, zmm30                                   ;   117.8         66 out[17] copy
        vpternlogd zmm31, zmm28, zmm28, 0xc3                     ;   117.8 p0      66 out[17]
        vpxord zmm27, zmm27, zmm10                               ;   117.8 p5      66 out[17]
        vpternlogd zmm27, zmm11, zmm2, 0x2d                      ;   118.8 p0      66 out[17]
        vmovdqu64 [rbp + 45248], zmm12                           ;   110.5 p8+p9   66 out[17] spill
        vpxord zmm12, zmm4, zmm31                                ;   118.8 p5      66 out[17]
        vmovdqu64 [rbp + 45312], zmm24                           ;    75.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm24, zmm12                                   ;   119.8         66 out[17] copy
        vpternlogd zmm24, zmm26, zmm17, 0x9c                     ;   119.8 p0      66 out[17]
        vmovdqu64 [rbp + 45376], zmm29                           ;   107.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm29, zmm30                                   ;   117.8         66 out[17] copy
        vpternlogd zmm29, zmm13, zmm3, 0xf9                      ;   119.8 p5      66 out[17]
        vpxord zmm3, zmm3, zmm31                                 ;   120.5 p0      66 out[17]
        vpternlogd zmm3, zmm29, zmm26, 0x96                      ;   121.5 p5      66 out[17]
        vmovdqu64 zmm26, [rbp + 42240]                           ;    74.8 p2      66 out[17] reload
        vmovdqa64 zmm29, zmm30                                   ;   117.8         66 out[17] copy
        vpternlogd zmm29, zmm10, zmm26, 0x18                     ;   121.5 p0      66 out[17]
        vpternlogd zmm27, zmm29, zmm24, 0x69                     ;   122.5 p5      66 out[17]
        vpxord zmm29, zmm11, zmm28                               ;   122.5 p0      66 out[17]
        vmovdqu64 [rbp + 45440], zmm1                            ;   103.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm1, zmm30                                    ;   117.8         66 out[17] copy
        vpternlogd zmm1, zmm17, zmm26, 0x69                      ;   122.8 p5      66 out[17]
        vpternlogd zmm24, zmm1, zmm29, 0x78                      ;   123.8 p0      66 out[17]
        vmovdqu64 [rbp + 45504], zmm0                            ;   108.5 p8+p9   66 out[17] spill
        vpord zmm0, zmm29, zmm2                                  ;   123.8 p5      66 out[17]
        vmovdqu64 [rbp + 45568], zmm15                           ;   113.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm15, zmm1                                    ;   123.8         66 out[17] copy
        vpternlogd zmm15, zmm28, zmm28, 0xf3                     ;   124.5 p0      66 out[17]
        vpternlogd zmm15, zmm0, zmm3, 0x69                       ;   125.5 p5      66 out[17]
        vpternlogd zmm3, zmm31, zmm7, 0x87                       ;   125.5 p0      66 out[17]
        vmovdqa64 zmm0, zmm3                                     ;   126.5         66 out[17] copy
        vpternlogd zmm0, zmm13, zmm4, 0x87                       ;   126.5 p5      66 out[17]
        vpternlogd zmm24, zmm3, zmm0, 0x96                       ;   127.5 p0      66 out[17]
        vmovdqa64 zmm3, zmm24                                    ;   128.5         66 out[17] copy
        vpternlogd zmm3, zmm0, zmm15, 0x59                       ;   128.5 p5      66 out[17]
        vmovdqu64 [rbp + 45632], zmm8                            ;    79.2 p8+p9   66 out[17] spill
        vmovdqa64 zmm8, zmm3                                     ;   129.5         66 out[17] copy
        vpternlogd zmm8, zmm0, zmm27, 0x36                       ;   129.5 p0      66 out[17]
        vmovdqu64 [rbp + 45696], zmm21                           ;    80.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm21, zmm8                                    ;   130.5         66 out[17] copy
        vpternlogd zmm21, zmm24, zmm27, 0x9a                     ;   130.5 p5      66 out[17]
        vpternlogd zmm8, zmm24, zmm27, 0x53                      ;   130.5 p0      66 out[17]
        vpternlogd zmm16, zmm21, zmm29, 0x12                     ;   131.5 p5      66 out[17]
        vpxord zmm24, zmm21, zmm8                                ;   131.5 p0      66 out[17]
        vpternlogd zmm3, zmm27, zmm24, 0x39                      ;   132.5 p5      66 out[17]
        vmovdqa64 zmm27, zmm3                                    ;   133.5         66 out[17] copy
        vpternlogd zmm27, zmm0, zmm15, 0xc6                      ;   133.5 p0      66 out[17]
        vpternlogd zmm3, zmm0, zmm15, 0xd1                       ;   133.5 p5      66 out[17]
        vpternlogd zmm17, zmm16, zmm27, 0x93                     ;   134.5 p0      66 out[17]
        vmovdqa64 zmm0, zmm24                                    ;   132.5         66 out[17] copy
        vpternlogd zmm0, zmm1, zmm2, 0xf9                        ;   132.5 p5      66 out[17]
        vpandnd zmm15, zmm3, zmm29                               ;   134.5 p0      66 out[17]
        vpxord zmm29, zmm3, zmm27                                ;   134.5 p5      66 out[17]
        vpternlogd zmm26, zmm29, zmm30, 0xde                     ;   135.5 p0      66 out[17]
        vpternlogd zmm12, zmm15, zmm27, 0x93                     ;   135.5 p5      66 out[17]
        vpternlogd zmm27, zmm8, zmm8, 0xc3                       ;   134.5 p0      66 out[17]
        vpternlogd zmm16, zmm0, zmm2, 0x96                       ;   134.8 p5      66 out[17]
        vpternlogd zmm0, zmm26, zmm17, 0x96                      ;   136.5 p0      66 out[17]
        vpandd zmm2, zmm2, zmm27                                 ;   135.8 p5      66 out[17]
        vpternlogd zmm17, zmm7, zmm8, 0x78                       ;   136.5 p0      66 out[17]
        vpxord zmm7, zmm24, zmm3                                 ;   136.8 p5      66 out[17]
        vpternlogd zmm13, zmm27, zmm7, 0x6f                      ;   137.8 p0      66 out[17]
        vpternlogd zmm16, zmm2, zmm13, 0x96                      ;   138.8 p5      66 out[17]
        vmovdqa64 zmm2, zmm27                                    ;   135.5         66 out[17] copy
        vpternlogd zmm2, zmm7, zmm10, 0x7d                       ;   138.5 p0      66 out[17]
        vpternlogd zmm27, zmm4, zmm2, 0xa6                       ;   139.5 p5      66 out[17]
        vmovdqa64 zmm4, zmm27                                    ;   140.5         66 out[17] copy
        vpternlogd zmm4, zmm12, zmm0, 0x96                       ;   140.5 p0      66 out[17]
        vpternlogd zmm3, zmm1, zmm4, 0xa6                        ;   141.5 p5      66 out[17]
        vpternlogd zmm26, zmm20, zmm7, 0x78                      ;   140.5 p0      66 out[17]
        vpternlogd zmm26, zmm13, zmm3, 0x69                      ;   142.5 p5      66 out[17]
        vpternlogd zmm7, zmm12, zmm11, 0x6c                      ;   141.5 p0      66 out[17]
        vpternlogd zmm8, zmm31, zmm26, 0x95                      ;   143.5 p5      66 out[17]
        vpternlogd zmm24, zmm28, zmm8, 0xa6                      ;   144.5 p0      66 out[17]
        vpord zmm1, zmm30, zmm21                                 ;   142.8 p5      66 out[17]
        vpternlogd zmm7, zmm2, zmm24, 0x69                       ;   145.5 p0      66 out[17]
        vmovdqu64 zmm2, [rbp + 42944]                            ;    85.2 p3      66 out[17] reload
        vmovdqu64 zmm11, [rbp + 42752]                           ;    85.3 p2      66 out[17]
        vpternlogd zmm11, zmm2, zmm2, 0xc3                       ;   143.8 p5      66 out[17]
        vpternlogd zmm29, zmm30, zmm10, 0xf6                     ;   144.5 p0      66 out[17]
        vpternlogd zmm1, zmm8, zmm27, 0x96                       ;   144.8 p5      66 out[17]
        vpternlogd zmm29, zmm24, zmm15, 0x96                     ;   145.5 p0      66 out[17]
        vmovdqu64 zmm8, [rbp + 42880]                            ;    86.2 p3      66 out[17]
        vmovdqu64 zmm10, [rbp + 42688]                           ;    86.3 p2      66 out[17]
        vpternlogd zmm10, zmm11, [rbp + 42560], 0x69             ;   145.8 p5+p3   66 out[17]
        vpxord zmm8, zmm8, zmm10                                 ;   146.8 p0      66 out[17]
        vmovdqu64 zmm12, [rbp + 42496]                           ;    87.3 p2      66 out[17]
        vpxord zmm12, zmm12, zmm10                               ;   146.8 p5      66 out[17]
        vmovdqa64 zmm13, zmm2                                    ;    91.2         66 out[17] copy
        vmovdqa64 zmm15, zmm8                                    ;   147.8         66 out[17] copy
        vmovdqu64 zmm20, [rbp + 42688]                           ;    88.2 p3      66 out[17] reload
        vmovdqu64 zmm21, [rbp + 42624]                           ;    88.3 p2      66 out[17]
        vpternlogd zmm21, zmm12, zmm20, 0x96                     ;   147.8 p0      66 out[17]
        vpxord zmm15, zmm15, zmm21                               ;   148.8 p5      66 out[17]
        vpxord zmm13, zmm13, zmm15                               ;   149.8 p0      66 out[17]
        vmovdqu64 zmm24, [rbp + 42496]                           ;    89.2 p3      66 out[17] reload
        vmovdqa64 zmm27, zmm13                                   ;   150.8         66 out[17] copy
        vpternlogd zmm27, zmm20, zmm24, 0xc6                     ;   150.8 p5      66 out[17]
        vmovdqu64 zmm28, [rbp + 42624]                           ;    89.3 p2      66 out[17] reload
        vmovdqu64 zmm30, [rbp + 42816]                           ;    90.2 p3      66 out[17]
        vpternlogd zmm30, zmm11, zmm28, 0x69                     ;   149.5 p0      66 out[17]
        vpxord zmm28, zmm28, zmm24                               ;   149.8 p5      66 out[17]
        vmovdqa64 zmm31, zmm10                                   ;   146.8         66 out[17] copy
        vpternlogd zmm28, zmm12, zmm2, 0x2d                      ;   150.8 p0      66 out[17]
        vpternlogd zmm18, zmm6, zmm14, 0x96                      ;   150.8 p5      66 out[17]
        vmovdqa64 zmm6, zmm8                                     ;   147.8         66 out[17] copy
        vpternlogd zmm6, zmm8, [rbp + 42816], 0xa5               ;   151.5 p0+p2   66 out[17]
        vmovdqa64 zmm14, zmm6                                    ;   152.5         66 out[17] copy
        vpternlogd zmm14, zmm30, zmm30, 0xc3                     ;   152.5 p5      66 out[17]
        vpxord zmm31, zmm31, zmm14                               ;   153.5 p0      66 out[17]
        vmovdqu64 [rbp + 45760], zmm0                            ;   137.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm0, zmm31                                    ;   154.5         66 out[17] copy
        vpternlogd zmm0, zmm27, zmm21, 0x9c                      ;   154.5 p5      66 out[17]
        vmovdqu64 [rbp + 45824], zmm4                            ;   141.5 p7+p4   66 out[17] spill
        vpxord zmm4, zmm11, zmm14                                ;   153.5 p0      66 out[17]
        vpternlogd zmm11, zmm6, zmm15, 0xed                      ;   153.8 p5      66 out[17]
        vpternlogd zmm4, zmm11, zmm27, 0x96                      ;   154.8 p0      66 out[17]
        vmovdqu64 zmm11, [rbp + 42752]                           ;    92.3 p3      66 out[17] reload
        vmovdqa64 zmm27, zmm6                                    ;   152.5         66 out[17] copy
        vpternlogd zmm27, zmm24, zmm11, 0x18                     ;   154.8 p5      66 out[17]
        vpternlogd zmm28, zmm27, zmm0, 0x69                      ;   155.8 p0      66 out[17]
        vmovdqa64 zmm27, zmm2                                    ;    93.0         66 out[17] copy
        vmovdqu64 [rbp + 45888], zmm17                           ;   137.5 p8+p9   66 out[17] spill
        vpxord zmm17, zmm12, zmm30                               ;   155.8 p5      66 out[17]
        vpord zmm27, zmm27, zmm17                                ;   156.8 p0      66 out[17]
        vmovdqu64 [rbp + 45952], zmm3                            ;   142.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm3, zmm6                                     ;   152.5         66 out[17] copy
        vpternlogd zmm3, zmm21, zmm11, 0x69                      ;   156.8 p5      66 out[17]
        vpternlogd zmm0, zmm3, zmm17, 0x78                       ;   157.8 p0      66 out[17]
        vmovdqu64 [rbp + 46016], zmm16                           ;   139.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm16, zmm3                                    ;   157.8         66 out[17] copy
        vpternlogd zmm16, zmm30, zmm30, 0xf3                     ;   157.8 p5      66 out[17]
        vpternlogd zmm16, zmm27, zmm4, 0x69                      ;   158.8 p0      66 out[17]
        vpternlogd zmm4, zmm14, zmm8, 0x87                       ;   158.8 p5      66 out[17]
        vmovdqa64 zmm27, zmm4                                    ;   159.8         66 out[17] copy
        vpternlogd zmm27, zmm15, zmm10, 0x87                     ;   159.8 p0      66 out[17]
        vpternlogd zmm0, zmm4, zmm27, 0x96                       ;   160.8 p5      66 out[17]
        vmovdqa64 zmm4, zmm0                                     ;   161.8         66 out[17] copy
        vpternlogd zmm4, zmm27, zmm16, 0x59                      ;   161.8 p0      66 out[17]
        vpternlogd zmm18, zmm25, zmm9, 0x69                      ;   160.8 p5      66 out[17]
        vmovdqa64 zmm25, zmm4                                    ;   162.8         66 out[17] copy
        vpternlogd zmm25, zmm27, zmm28, 0x36                     ;   162.8 p0      66 out[17]
        vmovdqu64 [rbp + 46080], zmm18                           ;   161.8 p7+p4   66 out[17] spill
        vmovdqa64 zmm18, zmm25                                   ;   163.8         66 out[17] copy
        vpternlogd zmm18, zmm0, zmm28, 0x9a                      ;   163.8 p5      66 out[17]
        vpternlogd zmm25, zmm0, zmm28, 0x53                      ;   163.8 p0      66 out[17]
        vpternlogd zmm20, zmm18, zmm17, 0x12                     ;   164.8 p5      66 out[17]
        vpxord zmm0, zmm18, zmm25                                ;   164.8 p0      66 out[17]
        vpternlogd zmm4, zmm28, zmm0, 0x39                       ;   165.8 p5      66 out[17]
        vmovdqa64 zmm28, zmm4                                    ;   166.8         66 out[17] copy
        vpternlogd zmm28, zmm27, zmm16, 0xc6                     ;   166.8 p0      66 out[17]
        vpternlogd zmm4, zmm27, zmm16, 0xd1                      ;   166.8 p5      66 out[17]
        vpternlogd zmm21, zmm20, zmm28, 0x93                     ;   167.8 p0      66 out[17]
        vmovdqa64 zmm16, zmm0                                    ;   165.8         66 out[17] copy
        vpternlogd zmm16, zmm3, zmm2, 0xf9                       ;   165.8 p5      66 out[17]
        vpandnd zmm17, zmm4, zmm17                               ;   167.8 p0      66 out[17]
        vpxord zmm27, zmm4, zmm28                                ;   167.8 p5      66 out[17]
        vpternlogd zmm11, zmm27, zmm6, 0xde                      ;   168.8 p0      66 out[17]
        vpternlogd zmm31, zmm17, zmm28, 0x93                     ;   168.8 p5      66 out[17]
        vpternlogd zmm28, zmm25, zmm25, 0xc3                     ;   168.5 p0      66 out[17]
        vpternlogd zmm20, zmm16, zmm2, 0x96                      ;   168.8 p5      66 out[17]
        vpternlogd zmm16, zmm11, zmm21, 0x96                     ;   169.8 p0      66 out[17]
        vpandd zmm2, zmm2, zmm28                                 ;   169.8 p5      66 out[17]
        vpternlogd zmm27, zmm6, zmm24, 0xf6                      ;   170.5 p0      66 out[17]
        vpternlogd zmm21, zmm8, zmm25, 0x78                      ;   170.8 p5      66 out[17]
        vpxord zmm8, zmm0, zmm4                                  ;   171.5 p0      66 out[17]
        vpternlogd zmm24, zmm28, zmm8, 0x6f                      ;   172.5 p5      66 out[17]
        vpternlogd zmm10, zmm24, zmm28, 0x9c                     ;   173.5 p0      66 out[17]
        vpternlogd zmm28, zmm15, zmm8, 0x7b                      ;   172.8 p5      66 out[17]
        vpternlogd zmm20, zmm2, zmm28, 0x96                      ;   173.8 p0      66 out[17]
        vmovdqa64 zmm2, zmm10                                    ;   174.5         66 out[17] copy
        vpternlogd zmm2, zmm31, zmm16, 0x96                      ;   174.5 p5      66 out[17]
        vpxord zmm15, zmm23, zmm5                                ;   174.5 p0      66 out[17]
        vpternlogd zmm4, zmm3, zmm2, 0xa6                        ;   175.5 p5      66 out[17]
        vpternlogd zmm11, zmm13, zmm8, 0x78                      ;   175.5 p0      66 out[17]
        vmovdqa64 zmm3, zmm19                                    ;   102.0         66 out[17] copy
        vpternlogd zmm11, zmm28, zmm4, 0x69                      ;   176.5 p5      66 out[17]
        vpternlogd zmm8, zmm31, zmm12, 0x6c                      ;   176.5 p0      66 out[17]
        vmovdqu64 zmm12, [rbp + 45696]                           ;   102.5 p2      66 out[17] reload
        vmovdqa64 zmm13, zmm22                                   ;   112.5         66 out[17] copy
        vpternlogd zmm13, zmm19, zmm12, 0x96                     ;   176.8 p5      66 out[17]
        vpternlogd zmm25, zmm14, zmm11, 0x95                     ;   177.5 p0      66 out[17]
        vpxord zmm14, zmm12, zmm1                                ;   177.8 p5      66 out[17]
        vpternlogd zmm0, zmm30, zmm25, 0xa6                      ;   178.5 p0      66 out[17]
        vpternlogd zmm8, zmm24, zmm0, 0x69                       ;   179.5 p5      66 out[17]
        vpternlogd zmm27, zmm0, zmm17, 0x96                      ;   179.5 p0      66 out[17]
        vmovdqu64 zmm0, [rbp + 45568]                            ;   113.5 p3      66 out[17]
        vpternlogd zmm0, zmm19, [rbp + 45504], 0x96              ;   179.8 p5+p2   66 out[17]
        vmovdqu64 zmm17, [rbp + 45568]                           ;   113.5 p3      66 out[17]
        vpternlogd zmm21, zmm4, zmm5, 0x69                       ;   180.5 p0      66 out[17]
        vpxord zmm3, zmm3, zmm27                                 ;   180.8 p5      66 out[17]
        vpternlogd zmm10, zmm18, zmm6, 0x1e                      ;   181.5 p0      66 out[17]
        vpxord zmm26, zmm26, zmm11                               ;   181.8 p5      66 out[17]
        vpxord zmm17, zmm17, zmm29                               ;   182.5 p0      66 out[17]
        vmovdqu64 zmm4, [rbp + 45632]                            ;   105.3 p2      66 out[17] reload
        vmovdqa64 zmm5, zmm15                                    ;   175.5         66 out[17] copy
        vpternlogd zmm5, zmm11, zmm4, 0x96                       ;   182.8 p5      66 out[17]
        vpternlogd zmm10, zmm25, zmm22, 0x96                     ;   183.5 p0      66 out[17]
        vmovdqu64 zmm6, [rbp + 45824]                            ;   141.5 p3      66 out[17]
        vpternlogd zmm22, zmm12, zmm21, 0x96                     ;   183.8 p5      66 out[17]
        vmovdqa64 zmm12, zmm26                                   ;   182.8         66 out[17] copy
        vpternlogd zmm12, zmm21, zmm23, 0x96                     ;   184.5 p0      66 out[17]
        vmovdqu64 zmm18, [rbp + 46016]                           ;   139.8 p2      66 out[17]
        vmovdqu64 zmm24, [rbp + 45376]                           ;   107.8 p3      66 out[17] reload
        vpxord zmm18, zmm18, zmm24                               ;   184.8 p5      66 out[17]
        vpternlogd zmm9, zmm17, zmm7, 0x96                       ;   185.5 p0      66 out[17]
        vmovdqa64 zmm25, zmm22                                   ;   184.8         66 out[17] copy
        vpternlogd zmm25, zmm15, zmm1, 0x96                      ;   185.8 p5      66 out[17]
        vmovdqu64 zmm28, [rbp + 45760]                           ;   137.5 p2      66 out[17]
        vpternlogd zmm15, zmm1, zmm10, 0x96                      ;   186.5 p0      66 out[17]
        vmovdqu64 zmm1, [rbp + 46080]                            ;   161.8 p3      66 out[17]
        vpternlogd zmm10, zmm17, zmm13, 0x96                     ;   186.8 p5      66 out[17]
        vpxord zmm6, zmm6, zmm2                                  ;   187.5 p0      66 out[17]
        vmovdqu64 zmm2, [rbp + 45440]                            ;   108.7 p2      66 out[17] reload
        vmovdqu64 zmm30, [rbp + 46016]                           ;   139.8 p3      66 out[17]
        vpternlogd zmm30, zmm20, zmm2, 0x96                      ;   187.8 p5      66 out[17]
        vpxord zmm29, zmm29, zmm27                               ;   188.5 p0      66 out[17]
        vmovdqu64 zmm27, [rbp + 45952]                           ;   142.5 p2      66 out[17] reload
        vmovdqu64 zmm31, [rbp + 45888]                           ;   137.5 p3      66 out[17] reload
        vpternlogd zmm21, zmm31, zmm27, 0x69                     ;   188.8 p5      66 out[17]
        vpxord zmm1, zmm1, zmm8                                  ;   189.5 p0      66 out[17]
        vpternlogd zmm31, zmm27, zmm5, 0x69                      ;   189.8 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 45312]                           ;   110.7 p2      66 out[17] reload
        vpternlogd zmm24, zmm30, zmm27, 0x96                     ;   190.5 p0      66 out[17]
        vpternlogd zmm23, zmm15, zmm21, 0x96                     ;   190.8 p5      66 out[17]
        vmovdqu64 [rbp + 45376], zmm25                           ;   186.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm25, zmm17                                   ;   183.5         66 out[17] copy
        vpternlogd zmm25, zmm13, zmm3, 0x96                      ;   191.5 p0      66 out[17]
        vpternlogd zmm13, zmm29, zmm14, 0x96                     ;   191.8 p5      66 out[17]
        vmovdqu64 [rbp + 45952], zmm31                           ;   190.8 p7+p4   66 out[17] spill
        vpxord zmm31, zmm4, [rbp + 45248]                        ;   192.5 p0+p3   66 out[17]
        vpxord zmm21, zmm21, zmm31                               ;   193.5 p5      66 out[17]
        vpternlogd zmm31, zmm11, zmm7, 0x96                      ;   193.5 p0      66 out[17]
        vmovdqa64 zmm11, zmm30                                   ;   188.8         66 out[17] copy
        vpternlogd zmm11, zmm16, zmm27, 0x96                     ;   193.8 p5      66 out[17]
        vpternlogd zmm31, zmm8, zmm29, 0x96                      ;   194.5 p0      66 out[17]
        vpxord zmm8, zmm0, zmm6                                  ;   194.8 p5      66 out[17]
        vpxord zmm22, zmm22, zmm23                               ;   195.5 p0      66 out[17]
        vpxord zmm23, zmm23, zmm14                               ;   195.8 p5      66 out[17]
        vpternlogd zmm14, zmm29, zmm10, 0x96                     ;   196.5 p0      66 out[17]
        vpternlogd zmm29, zmm20, [rbp + 46016], 0x96             ;   196.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 46016], zmm10                           ;   187.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm10, zmm29                                   ;   197.8         66 out[17] copy
        vpternlogd zmm10, zmm11, zmm6, 0x96                      ;   197.8 p0      66 out[17]
        vmovdqu64 [rbp + 45632], zmm14                           ;   197.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm14, [rbp + 45824]                           ;   141.5 p3      66 out[17]
        vpxord zmm14, zmm14, zmm3                                ;   197.8 p5      66 out[17]
        vpternlogd zmm5, zmm21, zmm26, 0x96                      ;   198.5 p0      66 out[17]
        vmovdqu64 [rbp + 45824], zmm23                           ;   196.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm23, zmm1                                    ;   190.5         66 out[17] copy
        vpternlogd zmm23, zmm18, zmm9, 0x96                      ;   198.8 p5      66 out[17]
        vpxord zmm1, zmm1, zmm29                                 ;   199.5 p0      66 out[17]
        vpxord zmm9, zmm9, zmm26                                 ;   199.8 p5      66 out[17]
        vpxord zmm4, zmm4, zmm9                                  ;   200.8 p0      66 out[17]
        vpternlogd zmm16, zmm2, [rbp + 45760], 0x96              ;   200.8 p5+p2   66 out[17]
        vpternlogd zmm2, zmm8, [rbp + 45760], 0x96               ;   201.5 p0+p3   66 out[17]
        vmovdqu64 [rbp + 45440], zmm12                           ;   185.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm12, zmm14                                   ;   198.8         66 out[17] copy
        vpternlogd zmm12, zmm2, zmm10, 0x96                      ;   202.5 p5      66 out[17]
        vpternlogd zmm14, zmm0, [rbp + 45056], 0x96              ;   202.5 p0+p2   66 out[17]
        vpternlogd zmm2, zmm27, zmm14, 0x96                      ;   203.5 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 45056]                           ;   117.2 p3      66 out[17] reload
        vpternlogd zmm0, zmm16, zmm27, 0x96                      ;   203.5 p0      66 out[17]
        vpternlogd zmm27, zmm6, zmm17, 0x96                      ;   203.8 p5      66 out[17]
        vpternlogd zmm6, zmm17, zmm14, 0x96                      ;   204.5 p0      66 out[17]
        vmovdqu64 zmm17, [rbp + 45184]                           ;   117.8 p2      66 out[17] reload
        vmovdqu64 [rbp + 45056], zmm2                            ;   204.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm2, [rbp + 45120]                            ;   118.2 p3      66 out[17] reload
        vpternlogd zmm30, zmm2, zmm17, 0x96                      ;   204.8 p5      66 out[17]
        vpxord zmm28, zmm28, zmm30                               ;   205.8 p0      66 out[17]
        vpternlogd zmm11, zmm18, zmm30, 0x96                     ;   205.8 p5      66 out[17]
        vpternlogd zmm16, zmm18, zmm30, 0x96                     ;   206.5 p0      66 out[17]
        vpternlogd zmm20, zmm2, zmm17, 0x96                      ;   206.8 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 45568]                            ;   119.2 p2      66 out[17] reload
        vmovdqu64 zmm17, [rbp + 46080]                           ;   161.8 p3      66 out[17]
        vpternlogd zmm17, zmm19, zmm2, 0x96                      ;   207.5 p0      66 out[17]
        vpternlogd zmm20, zmm3, [rbp + 46080], 0x96              ;   207.8 p5+p2   66 out[17]
        vpxord zmm7, zmm7, zmm20                                 ;   208.8 p0      66 out[17]
        vpternlogd zmm14, zmm2, zmm19, 0x96                      ;   208.8 p5      66 out[17]
        vpternlogd zmm9, zmm17, zmm31, 0x96                      ;   209.5 p0      66 out[17]
        vmovdqu64 zmm2, [rbp + 6464]                             ;   120.5 p3      29 s
        vmovdqu64 zmm3, [rbp + 20672]                            ;   121.2 p2      29 s reload
        vpxord zmm2, zmm2, zmm3                                  ;   209.8 p5      29 s
        vpternlogd zmm20, zmm29, zmm23, 0x96                     ;   210.5 p0      66 out[17]
        vpternlogd zmm17, zmm26, [rbp + 45248], 0x96             ;   210.8 p5+p3   66 out[17]
        vmovdqu64 zmm18, [rbp + 20544]                           ;   122.2 p2      29 s
        vmovdqu64 zmm19, [rbp + 6016]                            ;   122.5 p3      29 s reload
        vpxord zmm18, zmm18, zmm19                               ;   211.5 p0      29 s
        vpxord zmm26, zmm19, zmm3                                ;   211.8 p5      29 s
        vmovdqu64 zmm29, [rbp + 6080]                            ;   123.2 p2      29 s reload
        vpxord zmm30, zmm3, zmm29                                ;   212.5 p0      29 s
        vmovdqa64 zmm29, zmm3                                    ;   127.2         29 s copy
        vpxord zmm19, zmm18, [rbp + 6400]                        ;   212.8 p5+p3   29 s
        vpxord zmm29, zmm29, zmm19                               ;   213.8 p0      29 s
        vmovdqu64 [rbp + 45248], zmm9                            ;   210.5 p7+p4   66 out[17] spill
        vpxord zmm9, zmm26, [rbp + 6336]                         ;   213.8 p5+p2   29 s
        vmovdqu64 [rbp + 45568], zmm7                            ;   209.8 p8+p9   66 out[17] spill
        vpxord zmm7, zmm19, [rbp + 6144]                         ;   214.5 p0+p3   29 s
        vmovdqu64 [rbp + 46080], zmm11                           ;   206.8 p7+p4   66 out[17] spill
        vpxord zmm11, zmm2, zmm9                                 ;   214.8 p5      29 s
        vmovdqu64 [rbp + 45184], zmm14                           ;   209.8 p8+p9   66 out[17] spill
        vpxord zmm14, zmm30, zmm9                                ;   215.5 p0      29 s
        vmovdqu64 [rbp + 45120], zmm31                           ;   195.5 p7+p4   66 out[17] spill
        vpxord zmm31, zmm18, zmm9                                ;   215.8 p5      29 s
        vpxord zmm9, zmm9, zmm19                                 ;   216.5 p0      29 s
        vmovdqu64 [rbp + 45312], zmm1                            ;   200.5 p8+p9   66 out[17] spill
        vpxord zmm1, zmm31, [rbp + 6464]                         ;   216.8 p5+p2   29 s
        vmovdqu64 [rbp + 45760], zmm16                           ;   207.5 p7+p4   66 out[17] spill
        vpxord zmm16, zmm9, [rbp + 20544]                        ;   217.5 p0+p3   29 s
        vmovdqu64 [rbp + 45888], zmm10                           ;   198.8 p8+p9   66 out[17] spill
        vpxord zmm10, zmm14, zmm7                                ;   217.8 p5      29 s
        vmovdqu64 [rbp + 45696], zmm6                            ;   205.5 p7+p4   66 out[17] spill
        vpxord zmm6, zmm31, [rbp + 6144]                         ;   218.5 p0+p2   29 s
        vmovdqu64 [rbp + 45504], zmm13                           ;   192.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm13, zmm29                                   ;   214.8         29 s copy
        vpternlogd zmm13, zmm30, [rbp + 20544], 0x96             ;   218.8 p5+p3   29 s
        vmovdqu64 [rbp + 46144], zmm22                           ;   196.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm22, zmm6                                    ;   219.5         29 s copy
        vpternlogd zmm22, zmm30, [rbp + 20544], 0x96             ;   219.5 p0+p2   29 s
        vmovdqu64 [rbp + 46208], zmm5                            ;   199.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm5, zmm13                                    ;   219.8         29 s copy
        vpternlogd zmm5, zmm2, [rbp + 6400], 0x96                ;   219.8 p5+p3   29 s
        vmovdqu64 [rbp + 46272], zmm4                            ;   201.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm4, [rbp + 16128]                            ;   128.3 p2      28 s
        vpxord zmm4, zmm4, [rbp + 15744]                         ;   220.5 p0+p3   28 s
        vmovdqu64 [rbp + 46336], zmm23                           ;   199.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm23, zmm4                                    ;   221.5         28 s copy
        vmovdqu64 [rbp + 46400], zmm28                           ;   206.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm28, [rbp + 15872]                           ;   129.3 p2      28 s
        vpxord zmm28, zmm28, [rbp + 15744]                       ;   220.8 p5+p3   28 s
        vmovdqu64 [rbp + 46464], zmm12                           ;   203.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm12, [rbp + 15936]                           ;   130.3 p2      28 s
        vpxord zmm12, zmm12, [rbp + 15872]                       ;   221.5 p0+p3   28 s
        vpxord zmm23, zmm23, zmm12                               ;   222.5 p5      28 s
        vmovdqu64 [rbp + 46528], zmm27                           ;   204.8 p7+p4   66 out[17] spill
        vpxord zmm27, zmm23, [rbp + 15808]                       ;   223.5 p0+p2   28 s
        vmovdqu64 [rbp + 46592], zmm25                           ;   192.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm25, [rbp + 15872]                           ;   131.8 p3      28 s
        vmovdqu64 [rbp + 46656], zmm15                           ;   187.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm15, [rbp + 15872]                           ;   132.3 p2      28 s
        vmovdqu64 [rbp + 46720], zmm21                           ;   194.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm21, [rbp + 15744]                           ;   132.8 p3      28 s
        vmovdqu64 [rbp + 46784], zmm17                           ;   211.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm17, [rbp + 18496]                           ;   133.3 p2      89 s
        vpxord zmm17, zmm17, [rbp + 6720]                        ;   222.8 p5+p3   89 s
        vmovdqu64 [rbp + 46848], zmm20                           ;   211.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm20, [rbp + 18560]                           ;   134.3 p2      89 s
        vpxord zmm20, zmm20, [rbp + 6784]                        ;   223.5 p0+p3   89 s
        vmovdqu64 [rbp + 46912], zmm24                           ;   191.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm24, [rbp + 16000]                           ;   135.3 p2      28 s
        vpternlogd zmm24, zmm27, [rbp + 16064], 0x96             ;   224.5 p5+p3   28 s
        vmovdqu64 [rbp + 46976], zmm0                            ;   204.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm0, zmm24                                    ;   225.5         28 s copy
        vmovdqu64 [rbp + 47040], zmm8                            ;   195.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm8, [rbp + 15808]                            ;   136.3 p2      28 s
        vpternlogd zmm8, zmm24, [rbp + 15744], 0x96              ;   225.5 p0+p3   28 s
        vpternlogd zmm17, zmm18, zmm8, 0x96                      ;   226.5 p5      89 s
        vmovdqu64 zmm18, [rbp + 18752]                           ;   137.3 p2      89 s
        vpxord zmm18, zmm18, [rbp + 6976]                        ;   225.5 p0+p3   89 s
        vmovdqu64 [rbp + 47104], zmm17                           ;   227.5 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 15808]                           ;   138.3 p2      28 s reload
        vmovdqu64 zmm3, [rbp + 16000]                            ;   138.8 p3      28 s
        vpternlogd zmm3, zmm17, [rbp + 15744], 0x96              ;   225.8 p5+p2   28 s
        vmovdqu64 [rbp + 47168], zmm14                           ;   216.5 p7+p4   29 s spill
        vmovdqa64 zmm14, zmm3                                    ;   226.8         28 s copy
        vpternlogd zmm14, zmm12, zmm28, 0x96                     ;   226.8 p0      28 s
        vmovdqu64 [rbp + 47232], zmm26                           ;   212.8 p8+p9   29 s spill
        vmovdqu64 zmm26, [rbp + 16192]                           ;   139.8 p3      28 s
        vpternlogd zmm26, zmm17, [rbp + 15744], 0x96             ;   226.8 p5+p2   28 s
        vpxord zmm25, zmm25, zmm26                               ;   227.8 p0      28 s
        vpxord zmm0, zmm0, zmm25                                 ;   228.8 p5      28 s
        vpxord zmm21, zmm21, zmm0                                ;   229.8 p0      28 s
        vmovdqu64 [rbp + 47296], zmm28                           ;   221.8 p7+p4   28 s spill
        vmovdqa64 zmm28, zmm25                                   ;   228.8         28 s copy
        vpternlogd zmm28, zmm27, zmm4, 0x96                      ;   228.8 p5      28 s
        vpxord zmm15, zmm15, zmm28                               ;   229.8 p0      28 s
        vpternlogd zmm20, zmm30, zmm21, 0x96                     ;   230.8 p5      89 s
        vmovdqu64 zmm30, [rbp + 15744]                           ;   140.8 p3      28 s reload
        vmovdqu64 [rbp + 47360], zmm20                           ;   231.8 p8+p9   89 s spill
        vmovdqu64 zmm20, [rbp + 15936]                           ;   141.3 p2      28 s
        vpternlogd zmm20, zmm17, zmm30, 0x96                     ;   230.5 p0      28 s
        vpternlogd zmm18, zmm19, zmm0, 0x96                      ;   230.8 p5      89 s
        vmovdqu64 zmm19, [rbp + 16064]                           ;   141.8 p3      28 s reload
        vmovdqu64 [rbp + 47424], zmm18                           ;   231.8 p7+p4   89 s spill
        vmovdqa64 zmm18, zmm20                                   ;   231.5         28 s copy
        vpternlogd zmm18, zmm12, zmm19, 0x96                     ;   231.5 p0      28 s
        vmovdqu64 zmm19, [rbp + 18624]                           ;   142.3 p2      89 s
        vpternlogd zmm19, zmm17, [rbp + 6848], 0x96              ;   231.8 p5+p3   89 s
        vpternlogd zmm19, zmm22, zmm2, 0x96                      ;   232.8 p0      89 s
        vmovdqu64 [rbp + 47488], zmm19                           ;   233.8 p8+p9   89 s spill
        vmovdqu64 zmm19, [rbp + 16256]                           ;   143.3 p2     143 st reload
        mov r8, qword [rbp + 51536]                              ;   140.5 p10    143 st reload
        vmovdqu64 [r8], zmm19                                    ;   155.0 p7+p4  143 st
        vmovdqu64 zmm19, [rbp + 16320]                           ;   143.8 p3     143 st reload
        vmovdqu64 [r8 + 64], zmm19                               ;   155.3 p8+p9  143 st
        vmovdqu64 zmm19, [rbp + 6528]                            ;   144.3 p2      29 s reload
        vmovdqu64 zmm17, [rbp + 18304]                           ;   144.8 p3      89 s
        vpternlogd zmm17, zmm5, zmm19, 0x96                      ;   232.8 p5      89 s
        vpternlogd zmm17, zmm15, zmm8, 0x96                      ;   233.8 p0      89 s
        vmovdqu64 zmm19, [rbp + 16384]                           ;   145.3 p2     143 st reload
        vmovdqu64 [r8 + 128], zmm19                              ;   157.0 p7+p4  143 st
        vmovdqu64 zmm19, [rbp + 6656]                            ;   145.8 p3      29 s reload
        vmovdqu64 [rbp + 47552], zmm17                           ;   234.8 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 18432]                           ;   146.3 p2      89 s
        vpternlogd zmm17, zmm7, zmm19, 0x96                      ;   233.8 p5      89 s
        vpternlogd zmm17, zmm25, zmm4, 0x96                      ;   234.8 p0      89 s
        vmovdqu64 zmm19, [rbp + 18368]                           ;   146.8 p3      89 s
        vpternlogd zmm19, zmm14, [rbp + 6592], 0x96              ;   234.8 p5+p2   89 s
        vpternlogd zmm19, zmm21, zmm22, 0x96                     ;   235.8 p0      89 s
        vmovdqu64 zmm21, [rbp + 16448]                           ;   147.8 p3     143 st reload
        vmovdqu64 [r8 + 192], zmm21                              ;   159.0 p7+p4  143 st
        vmovdqu64 zmm21, [rbp + 16512]                           ;   148.3 p2     143 st reload
        vmovdqu64 [r8 + 256], zmm21                              ;   159.3 p8+p9  143 st
        vmovdqu64 zmm21, [rbp + 19520]                           ;   148.8 p3      89 s
        vpxord zmm21, zmm21, [rbp + 7744]                        ;   235.8 p5+p2   89 s
        vpternlogd zmm21, zmm4, [rbp + 14912], 0x96              ;   236.8 p0+p3   89 s
        vpternlogd zmm21, zmm5, zmm6, 0x96                       ;   237.8 p5      89 s
        vmovdqu64 zmm5, [rbp + 16576]                            ;   150.3 p2     143 st reload
        vmovdqu64 [r8 + 320], zmm5                               ;   161.0 p7+p4  143 st
        vmovdqu64 zmm5, [rbp + 19584]                            ;   150.8 p3      89 s
        vpxord zmm5, zmm5, [rbp + 7808]                          ;   237.5 p0+p2   89 s
        vpternlogd zmm5, zmm26, [rbp + 14976], 0x96              ;   238.5 p5+p3   89 s
        vpternlogd zmm5, zmm22, zmm9, 0x96                       ;   239.5 p0      89 s
        vmovdqu64 [rbp + 47616], zmm5                            ;   240.5 p8+p9   89 s spill
        vmovdqu64 zmm5, [rbp + 16640]                            ;   152.3 p2     143 st reload
        vmovdqu64 [r8 + 384], zmm5                               ;   163.0 p7+p4  143 st
        vmovdqu64 zmm5, [rbp + 16704]                            ;   152.8 p3     143 st reload
        vmovdqu64 [r8 + 448], zmm5                               ;   163.3 p8+p9  143 st
        vmovdqu64 zmm5, [rbp + 16768]                            ;   153.3 p2     143 st reload
        vmovdqu64 [r8 + 512], zmm5                               ;   165.0 p7+p4  143 st
        vmovdqu64 zmm5, [rbp + 19712]                            ;   153.8 p3      89 s
        vpxord zmm5, zmm5, [rbp + 7936]                          ;   238.8 p5+p2   89 s
        vpternlogd zmm5, zmm12, [rbp + 15104], 0x96              ;   239.8 p0+p3   89 s
        vpternlogd zmm5, zmm8, zmm31, 0x96                       ;   240.8 p5      89 s
        vmovdqu64 zmm8, [rbp + 15232]                            ;   155.3 p2      89 s
        vmovdqu64 zmm31, [rbp + 19840]                           ;   155.8 p3      89 s reload
        vpxord zmm8, zmm8, zmm31                                 ;   240.5 p0      89 s
        vpternlogd zmm8, zmm20, zmm2, 0x96                       ;   241.5 p5      89 s
        vmovdqu64 zmm20, [rbp + 16832]                           ;   156.3 p2     143 st reload
        vmovdqu64 [r8 + 576], zmm20                              ;   165.3 p8+p9  143 st
        vmovdqu64 zmm20, [rbp + 16896]                           ;   156.8 p3     143 st reload
        vmovdqu64 [r8 + 640], zmm20                              ;   167.0 p7+p4  143 st
        vmovdqu64 zmm20, [rbp + 16960]                           ;   157.3 p2     143 st reload
        vmovdqu64 [r8 + 704], zmm20                              ;   167.3 p8+p9  143 st
        vmovdqu64 zmm20, [rbp + 17024]                           ;   157.8 p3     143 st reload
        vmovdqu64 [r8 + 768], zmm20                              ;   169.0 p7+p4  143 st
        vmovdqu64 zmm20, [rbp + 17088]                           ;   158.3 p2     143 st reload
        vmovdqu64 [r8 + 832], zmm20                              ;   169.3 p8+p9  143 st
        vmovdqu64 zmm20, [rbp + 17152]                           ;   158.8 p3     143 st reload
        vmovdqu64 [r8 + 896], zmm20                              ;   171.0 p7+p4  143 st
        vmovdqu64 zmm20, [rbp + 17216]                           ;   159.3 p2     143 st reload
        vmovdqu64 [r8 + 960], zmm20                              ;   171.3 p8+p9  143 st
        vmovdqu64 zmm20, [rbp + 6336]                            ;   159.8 p3      29 s reload
        vmovdqu64 [rbp + 47680], zmm8                            ;   242.5 p7+p4   89 s spill
        vmovdqu64 zmm8, [rbp + 6912]                             ;   160.3 p2      29 s reload
        vmovdqu64 [rbp + 47744], zmm5                            ;   241.8 p8+p9   89 s spill
        vmovdqu64 zmm5, [rbp + 18688]                            ;   160.8 p3      89 s
        vpternlogd zmm5, zmm8, zmm20, 0x96                       ;   241.5 p0      89 s
        vpternlogd zmm5, zmm7, [rbp + 15872], 0x96               ;   242.5 p5+p2   89 s
        vmovdqu64 zmm7, [rbp + 17280]                            ;   161.8 p3     143 st reload
        vmovdqu64 [r8 + 1024], zmm7                              ;   175.0 p7+p4  143 st
        vmovdqu64 zmm7, [rbp + 15552]                            ;   162.3 p2      89 s
        vpxord zmm7, zmm7, [rbp + 20160]                         ;   242.5 p0+p3   89 s
        vpternlogd zmm7, zmm4, [rbp + 15808], 0x96               ;   243.5 p5+p2   89 s
        vpternlogd zmm7, zmm10, zmm1, 0x96                       ;   244.5 p0      89 s
        vmovdqu64 zmm8, [rbp + 17344]                            ;   163.8 p3     143 st reload
        vmovdqu64 [r8 + 1088], zmm8                              ;   175.3 p8+p9  143 st
        vmovdqu64 zmm8, [rbp + 20096]                            ;   164.3 p2      89 s reload
        vmovdqu64 [rbp + 47808], zmm7                            ;   245.5 p7+p4   89 s spill
        vmovdqu64 zmm7, [rbp + 15488]                            ;   164.8 p3      28 s reload
        vpternlogd zmm26, zmm7, zmm8, 0x96                       ;   243.8 p5      89 s
        vpternlogd zmm26, zmm18, [rbp + 47168], 0x96             ;   244.8 p0+p2   89 s
        vmovdqu64 zmm7, [rbp + 7040]                             ;   165.8 p3      29 s reload
        vmovdqu64 [rbp + 47168], zmm26                           ;   245.8 p8+p9   89 s spill
        vmovdqu64 zmm26, [rbp + 18816]                           ;   166.3 p2      89 s reload
        vmovdqu64 [rbp + 47872], zmm21                           ;   238.8 p7+p4   89 s spill
        vmovdqu64 zmm21, [rbp + 14208]                           ;   166.8 p3      89 s
        vpternlogd zmm21, zmm26, zmm7, 0x96                      ;   244.8 p5      89 s
        vpternlogd zmm21, zmm3, zmm16, 0x96                      ;   245.8 p0      89 s
        vpternlogd zmm21, zmm6, zmm2, 0x96                       ;   246.8 p5      89 s
        vmovdqu64 zmm7, [rbp + 17408]                            ;   167.3 p2     143 st reload
        vmovdqu64 [r8 + 1152], zmm7                              ;   179.3 p8+p9  143 st
        vmovdqu64 zmm7, [rbp + 7872]                             ;   167.8 p3      29 s reload
        vmovdqu64 [rbp + 47936], zmm21                           ;   247.8 p7+p4   89 s spill
        vmovdqu64 zmm21, [rbp + 19648]                           ;   168.3 p2      89 s
        vpternlogd zmm21, zmm20, zmm7, 0x96                      ;   246.5 p0      89 s
        vmovdqu64 zmm7, [rbp + 15040]                            ;   168.8 p3      28 s reload
        vpternlogd zmm21, zmm7, [rbp + 16128], 0x96              ;   247.5 p5+p2   89 s
        vpternlogd zmm21, zmm0, zmm6, 0x96                       ;   248.5 p0      89 s
        vmovdqu64 zmm0, [rbp + 7104]                             ;   169.8 p3      29 s reload
        vmovdqu64 zmm7, [rbp + 18880]                            ;   170.3 p2      89 s reload
        vmovdqu64 [rbp + 48000], zmm21                           ;   249.5 p8+p9   89 s spill
        vmovdqu64 zmm21, [rbp + 14272]                           ;   170.8 p3      89 s
        vpternlogd zmm21, zmm7, zmm0, 0x96                       ;   247.8 p5      89 s
        vpternlogd zmm21, zmm18, zmm1, 0x96                      ;   248.8 p0      89 s
        vmovdqu64 zmm0, [rbp + 17472]                            ;   171.3 p2     143 st reload
        vmovdqu64 [r8 + 1216], zmm0                              ;   183.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20224]                            ;   171.8 p3      89 s reload
        vmovdqu64 [rbp + 48064], zmm21                           ;   249.8 p8+p9   89 s spill
        vmovdqu64 zmm21, [rbp + 15616]                           ;   172.3 p2      28 s reload
        vpternlogd zmm25, zmm21, zmm0, 0x96                      ;   248.8 p5      89 s
        vpternlogd zmm25, zmm6, zmm2, 0x96                       ;   249.8 p0      89 s
        vmovdqu64 zmm21, [rbp + 17536]                           ;   172.8 p3     143 st reload
        vmovdqu64 [r8 + 1280], zmm21                             ;   185.0 p7+p4  143 st
        vmovdqu64 zmm21, [rbp + 7168]                            ;   173.3 p2      29 s reload
        vmovdqu64 [rbp + 48128], zmm25                           ;   250.8 p8+p9   89 s spill
        vmovdqu64 zmm25, [rbp + 18944]                           ;   173.8 p3      89 s reload
        vmovdqu64 [rbp + 48192], zmm5                            ;   243.5 p7+p4   89 s spill
        vmovdqu64 zmm5, [rbp + 14336]                            ;   174.3 p2      89 s
        vpternlogd zmm5, zmm25, zmm21, 0x96                      ;   249.8 p5      89 s
        vpternlogd zmm5, zmm27, zmm16, 0x96                      ;   250.8 p0      89 s
        vmovdqu64 zmm21, [rbp + 17600]                           ;   174.8 p3     143 st reload
        vmovdqu64 [r8 + 1344], zmm21                             ;   187.3 p8+p9  143 st
        vmovdqu64 zmm21, [rbp + 7232]                            ;   175.3 p2      29 s reload
        vmovdqu64 [rbp + 48256], zmm5                            ;   251.8 p7+p4   89 s spill
        vmovdqu64 zmm5, [rbp + 19008]                            ;   175.8 p3      89 s reload
        vmovdqu64 [rbp + 48320], zmm17                           ;   235.8 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 14400]                           ;   176.3 p2      89 s
        vpternlogd zmm17, zmm5, zmm21, 0x96                      ;   250.8 p5      89 s
        vpternlogd zmm17, zmm15, zmm6, 0x96                      ;   251.8 p0      89 s
        vmovdqu64 zmm15, [rbp + 17664]                           ;   176.8 p3     143 st reload
        vmovdqu64 [r8 + 1408], zmm15                             ;   191.0 p7+p4  143 st
        vmovdqu64 zmm15, [rbp + 7296]                            ;   177.3 p2      29 s reload
        vmovdqu64 zmm21, [rbp + 19072]                           ;   177.8 p3      89 s reload
        vmovdqu64 [rbp + 48384], zmm17                           ;   252.8 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 14464]                           ;   178.3 p2      89 s
        vpternlogd zmm17, zmm21, zmm15, 0x96                     ;   251.8 p5      89 s
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   252.8 p0      89 s
        vmovdqu64 zmm9, [rbp + 19904]                            ;   178.8 p3      89 s reload
        vmovdqu64 zmm14, [rbp + 15296]                           ;   179.3 p2      89 s
        vpternlogd zmm14, zmm20, zmm9, 0x96                      ;   252.8 p5      89 s
        vpternlogd zmm14, zmm3, [rbp + 47296], 0x96              ;   253.8 p0+p3   89 s
        vmovdqu64 zmm15, [rbp + 17728]                           ;   180.3 p2     143 st reload
        vmovdqu64 [r8 + 1472], zmm15                             ;   193.0 p7+p4  143 st
        vmovdqu64 zmm15, [rbp + 20672]                           ;   180.8 p3      29 s reload
        vmovdqu64 zmm20, [rbp + 7360]                            ;   181.3 p2      29 s reload
        vmovdqu64 [rbp + 48448], zmm14                           ;   254.8 p8+p9   89 s spill
        vmovdqu64 zmm14, [rbp + 19136]                           ;   181.8 p3      89 s
        vpternlogd zmm14, zmm20, zmm15, 0x96                     ;   253.8 p5      89 s
        vpternlogd zmm14, zmm30, [rbp + 14528], 0x96             ;   254.8 p0+p2   89 s
        vpternlogd zmm14, zmm18, zmm6, 0x96                      ;   255.8 p5      89 s
        vmovdqu64 zmm6, [rbp + 7424]                             ;   182.8 p3      29 s reload
        vmovdqu64 zmm18, [rbp + 19200]                           ;   183.3 p2      89 s reload
        vmovdqu64 zmm30, [rbp + 14592]                           ;   183.8 p3      89 s
        vpternlogd zmm30, zmm18, zmm6, 0x96                      ;   255.5 p0      89 s
        vpternlogd zmm30, zmm23, zmm29, 0x96                     ;   256.5 p5      89 s
        vmovdqu64 zmm23, [rbp + 7488]                            ;   184.3 p2      29 s reload
        vmovdqu64 zmm29, [rbp + 19264]                           ;   184.8 p3      89 s reload
        vmovdqu64 zmm6, [rbp + 14656]                            ;   185.3 p2      89 s
        vpternlogd zmm6, zmm29, zmm23, 0x96                      ;   256.5 p0      89 s
        vpternlogd zmm6, zmm28, zmm10, 0x96                      ;   257.5 p5      89 s
        vmovdqu64 zmm10, [rbp + 7552]                            ;   185.8 p3      29 s reload
        vmovdqu64 zmm28, [rbp + 19328]                           ;   186.3 p2      89 s reload
        vmovdqu64 zmm23, [rbp + 14720]                           ;   186.8 p3      89 s
        vpternlogd zmm23, zmm28, zmm10, 0x96                     ;   257.5 p0      89 s
        vpternlogd zmm23, zmm11, [rbp + 16128], 0x96             ;   258.5 p5+p2   89 s
        vpternlogd zmm23, zmm24, [rbp + 16192], 0x96             ;   259.5 p0+p3   89 s
        vmovdqu64 zmm10, [rbp + 17792]                           ;   188.3 p2     143 st reload
        vmovdqu64 [r8 + 1536], zmm10                             ;   195.0 p7+p4  143 st
        vmovdqu64 zmm10, [rbp + 17856]                           ;   188.8 p3     143 st reload
        vmovdqu64 [r8 + 1600], zmm10                             ;   195.3 p8+p9  143 st
        vmovdqu64 zmm10, [rbp + 17920]                           ;   189.3 p2     143 st reload
        vmovdqu64 [r8 + 1664], zmm10                             ;   197.0 p7+p4  143 st
        vmovdqu64 zmm10, [rbp + 17984]                           ;   189.8 p3     143 st reload
        vmovdqu64 [r8 + 1728], zmm10                             ;   197.3 p8+p9  143 st
        vmovdqu64 zmm10, [rbp + 18048]                           ;   190.3 p2     143 st reload
        vmovdqu64 [r8 + 1792], zmm10                             ;   199.0 p7+p4  143 st
        vmovdqu64 zmm10, [rbp + 7616]                            ;   190.8 p3      29 s reload
        vmovdqu64 zmm20, [rbp + 19392]                           ;   191.3 p2      89 s reload
        vmovdqu64 zmm15, [rbp + 14784]                           ;   191.8 p3      89 s
        vpternlogd zmm15, zmm20, zmm10, 0x96                     ;   258.8 p5      89 s
        vpternlogd zmm15, zmm13, zmm24, 0x96                     ;   259.8 p0      89 s
        vmovdqu64 zmm13, [rbp + 18112]                           ;   192.3 p2     143 st reload
        vmovdqu64 [r8 + 1856], zmm13                             ;   199.3 p8+p9  143 st
        vmovdqu64 zmm13, [rbp + 7680]                            ;   192.8 p3      29 s reload
        vmovdqu64 zmm10, [rbp + 19456]                           ;   193.3 p2      89 s reload
        vmovdqu64 [rbp + 48512], zmm15                           ;   260.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 14848]                           ;   193.8 p3      89 s
        vpternlogd zmm15, zmm10, zmm13, 0x96                     ;   259.8 p5      89 s
        vpternlogd zmm15, zmm22, zmm11, 0x96                     ;   260.8 p0      89 s
        vpternlogd zmm15, zmm24, [rbp + 16192], 0x96             ;   261.8 p5+p2   89 s
        vmovdqu64 zmm11, [rbp + 8000]                            ;   194.8 p3      29 s reload
        vmovdqu64 zmm22, [rbp + 19776]                           ;   195.3 p2      89 s reload
        vmovdqu64 zmm24, [rbp + 15168]                           ;   195.8 p3      89 s
        vpternlogd zmm24, zmm22, zmm11, 0x96                     ;   261.5 p0      89 s
        vpternlogd zmm24, zmm2, [rbp + 6400], 0x96               ;   262.5 p5+p2   89 s
        vpternlogd zmm24, zmm27, [rbp + 16000], 0x96             ;   263.5 p0+p3   89 s
        vmovdqu64 zmm2, [rbp + 6400]                             ;   197.3 p2      29 s reload
        vmovdqu64 zmm27, [rbp + 19968]                           ;   197.8 p3      89 s reload
        vmovdqu64 zmm11, [rbp + 15360]                           ;   198.3 p2      89 s
        vpternlogd zmm11, zmm27, zmm2, 0x96                      ;   262.8 p5      89 s
        vpternlogd zmm11, zmm12, [rbp + 16064], 0x96             ;   263.8 p0+p3   89 s
        vmovdqu64 zmm12, [rbp + 18176]                           ;   199.3 p2     143 st reload
        vmovdqu64 [r8 + 1920], zmm12                             ;   205.3 p8+p9  143 st
        vmovdqu64 zmm12, [rbp + 18240]                           ;   199.8 p3     143 st reload
        vmovdqu64 [r8 + 1984], zmm12                             ;   205.8 p7+p4  143 st
        vmovdqu64 zmm12, [rbp + 18304]                           ;   200.3 p2      89 s reload
        vmovdqu64 [r8 + 2048], zmm12                             ;   206.3 p8+p9  143 st
        vmovdqu64 zmm12, [rbp + 18368]                           ;   200.8 p3      89 s reload
        vmovdqu64 [r8 + 2112], zmm12                             ;   206.8 p7+p4  143 st
        vmovdqu64 zmm12, [rbp + 18432]                           ;   201.3 p2      89 s reload
        vmovdqu64 [r8 + 2176], zmm12                             ;   207.3 p8+p9  143 st
        vmovdqu64 [r8 + 2560], zmm26                             ;   207.0 p7+p4  143 st
        vmovdqu64 zmm12, [rbp + 20032]                           ;   201.8 p3      89 s reload
        vmovdqu64 zmm26, [rbp + 15424]                           ;   202.3 p2      89 s
        vpternlogd zmm26, zmm12, [rbp + 47232], 0x96             ;   263.8 p5+p3   89 s
        vpternlogd zmm26, zmm3, zmm4, 0x96                       ;   264.8 p0      89 s
        vmovdqu64 zmm3, [rbp + 20288]                            ;   203.3 p2      89 s reload
        vmovdqu64 zmm4, [rbp + 15680]                            ;   203.8 p3      89 s
        vpternlogd zmm4, zmm3, [rbp + 47296], 0x96               ;   264.8 p5+p2   89 s
        vpternlogd zmm4, zmm16, zmm1, 0x96                       ;   265.8 p0      89 s
        vmovdqu64 zmm1, [rbp + 18496]                            ;   204.8 p3      89 s reload
        vmovdqu64 [r8 + 2240], zmm1                              ;   210.8 p8+p9  143 st
        vmovdqu64 [r8 + 2624], zmm7                              ;   209.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 18560]                            ;   205.3 p2      89 s reload
        vmovdqu64 [r8 + 2304], zmm1                              ;   211.3 p8+p9  143 st
        vmovdqu64 zmm1, [rbp + 18624]                            ;   205.8 p3      89 s reload
        vmovdqu64 [r8 + 2368], zmm1                              ;   211.8 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 18688]                            ;   206.3 p2      89 s reload
        vmovdqu64 [r8 + 2432], zmm1                              ;   212.3 p8+p9  143 st
        vmovdqu64 [r8 + 2688], zmm25                             ;   213.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 18752]                            ;   206.8 p3      89 s reload
        vmovdqu64 [r8 + 2496], zmm1                              ;   213.3 p8+p9  143 st
        vmovdqu64 [r8 + 2752], zmm5                              ;   215.0 p7+p4  143 st
        vmovdqu64 [r8 + 2816], zmm21                             ;   215.3 p8+p9  143 st
        vmovdqu64 [r8 + 2944], zmm18                             ;   217.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 19136]                            ;   207.3 p2      89 s reload
        vmovdqu64 [r8 + 2880], zmm1                              ;   217.3 p8+p9  143 st
        vmovdqu64 [r8 + 3008], zmm29                             ;   219.0 p7+p4  143 st
        vmovdqu64 [r8 + 3072], zmm28                             ;   219.3 p8+p9  143 st
        vmovdqu64 [r8 + 3136], zmm20                             ;   221.0 p7+p4  143 st
        vmovdqu64 [r8 + 3200], zmm10                             ;   221.3 p8+p9  143 st
        vmovdqu64 zmm1, [rbp + 19520]                            ;   207.8 p3      89 s reload
        vmovdqu64 [r8 + 3264], zmm1                              ;   223.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 19584]                            ;   208.3 p2      89 s reload
        vmovdqu64 [r8 + 3328], zmm1                              ;   223.3 p8+p9  143 st
        vmovdqu64 [r8 + 3584], zmm31                             ;   225.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 19648]                            ;   208.8 p3      89 s reload
        vmovdqu64 [r8 + 3392], zmm1                              ;   225.3 p8+p9  143 st
        vmovdqu64 [r8 + 3648], zmm9                              ;   227.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 19712]                            ;   209.3 p2      89 s reload
        vmovdqu64 [r8 + 3456], zmm1                              ;   227.3 p8+p9  143 st
        vmovdqu64 [r8 + 3520], zmm22                             ;   229.0 p7+p4  143 st
        vmovdqu64 [r8 + 3840], zmm8                              ;   229.3 p8+p9  143 st
        vmovdqu64 [r8 + 3712], zmm27                             ;   231.0 p7+p4  143 st
        vmovdqu64 [r8 + 3968], zmm0                              ;   231.3 p8+p9  143 st
        vmovdqu64 [r8 + 3776], zmm12                             ;   233.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20160]                            ;   209.8 p3      89 s reload
        vmovdqu64 [r8 + 3904], zmm0                              ;   233.3 p8+p9  143 st
        vmovdqu64 [r8 + 4032], zmm3                              ;   235.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20352]                            ;   210.3 p2     143 st reload
        vmovdqu64 [r8 + 4096], zmm0                              ;   235.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20416]                            ;   210.8 p3     143 st reload
        vmovdqu64 [r8 + 4160], zmm0                              ;   237.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20480]                            ;   211.3 p2     143 st reload
        vmovdqu64 [r8 + 4224], zmm0                              ;   237.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20608]                            ;   211.8 p3     143 st reload
        vmovdqu64 [r8 + 4288], zmm0                              ;   239.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20736]                            ;   212.3 p2     143 st reload
        vmovdqu64 [r8 + 4352], zmm0                              ;   239.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20800]                            ;   212.8 p3     143 st reload
        vmovdqu64 [r8 + 4416], zmm0                              ;   241.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20864]                            ;   213.3 p2     143 st reload
        vmovdqu64 [r8 + 4480], zmm0                              ;   241.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20928]                            ;   213.8 p3     143 st reload
        vmovdqu64 [r8 + 4544], zmm0                              ;   243.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20992]                            ;   214.3 p2     143 st reload
        vmovdqu64 [r8 + 4608], zmm0                              ;   243.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21056]                            ;   214.8 p3     143 st reload
        vmovdqu64 [r8 + 4672], zmm0                              ;   245.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21120]                            ;   215.3 p2     143 st reload
        vmovdqu64 [r8 + 4736], zmm0                              ;   245.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21184]                            ;   215.8 p3     143 st reload
        vmovdqu64 [r8 + 4800], zmm0                              ;   247.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21248]                            ;   216.3 p2     143 st reload
        vmovdqu64 [r8 + 4864], zmm0                              ;   247.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21312]                            ;   216.8 p3     143 st reload
        vmovdqu64 [r8 + 4928], zmm0                              ;   249.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21376]                            ;   217.3 p2     143 st reload
        vmovdqu64 [r8 + 4992], zmm0                              ;   249.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21440]                            ;   217.8 p3     143 st reload
        vmovdqu64 [r8 + 5056], zmm0                              ;   251.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21504]                            ;   218.3 p2     143 st reload
        vmovdqu64 [r8 + 5120], zmm0                              ;   251.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21568]                            ;   218.8 p3     143 st reload
        vmovdqu64 [r8 + 5184], zmm0                              ;   253.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21632]                            ;   219.3 p2     143 st reload
        vmovdqu64 [r8 + 5248], zmm0                              ;   253.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21696]                            ;   219.8 p3     143 st reload
        vmovdqu64 [r8 + 5312], zmm0                              ;   255.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21760]                            ;   220.3 p2     143 st reload
        vmovdqu64 [r8 + 5376], zmm0                              ;   255.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21824]                            ;   220.8 p3     143 st reload
        vmovdqu64 [r8 + 5440], zmm0                              ;   257.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21888]                            ;   221.3 p2     143 st reload
        vmovdqu64 [r8 + 5504], zmm0                              ;   257.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21952]                            ;   221.8 p3     143 st reload
        vmovdqu64 [r8 + 5568], zmm0                              ;   259.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22016]                            ;   222.3 p2     143 st reload
        vmovdqu64 [r8 + 5632], zmm0                              ;   259.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22080]                            ;   222.8 p3     143 st reload
        vmovdqu64 [r8 + 5696], zmm0                              ;   261.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22144]                            ;   223.3 p2     143 st reload
        vmovdqu64 [r8 + 5760], zmm0                              ;   261.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22208]                            ;   223.8 p3     143 st reload
        vmovdqu64 [r8 + 5824], zmm0                              ;   263.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22272]                            ;   224.3 p2     143 st reload
        vmovdqu64 [r8 + 5888], zmm0                              ;   263.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22336]                            ;   224.8 p3     143 st reload
        vmovdqu64 [r8 + 5952], zmm0                              ;   265.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22400]                            ;   225.3 p2     143 st reload
        vmovdqu64 [r8 + 6016], zmm0                              ;   265.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22464]                            ;   225.8 p3     143 st reload
        vmovdqu64 [r8 + 6080], zmm0                              ;   267.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22528]                            ;   226.3 p2     143 st reload
        vmovdqu64 [r8 + 6144], zmm0                              ;   267.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22592]                            ;   226.8 p3     143 st reload
        vmovdqu64 [r8 + 6208], zmm0                              ;   269.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22656]                            ;   227.3 p2     143 st reload
        vmovdqu64 [r8 + 6272], zmm0                              ;   269.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22720]                            ;   227.8 p3     143 st reload
        vmovdqu64 [r8 + 6336], zmm0                              ;   271.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22784]                            ;   228.3 p2     143 st reload
        vmovdqu64 [r8 + 6400], zmm0                              ;   271.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22848]                            ;   228.8 p3     143 st reload
        vmovdqu64 [r8 + 6464], zmm0                              ;   273.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22912]                            ;   229.3 p2     143 st reload
        vmovdqu64 [r8 + 6528], zmm0                              ;   273.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22976]                            ;   229.8 p3     143 st reload
        vmovdqu64 [r8 + 6592], zmm0                              ;   275.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23040]                            ;   230.3 p2     143 st reload
        vmovdqu64 [r8 + 6656], zmm0                              ;   275.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23104]                            ;   230.8 p3     143 st reload
        vmovdqu64 [r8 + 6720], zmm0                              ;   277.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23168]                            ;   231.3 p2     143 st reload
        vmovdqu64 [r8 + 6784], zmm0                              ;   277.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23232]                            ;   231.8 p3     143 st reload
        vmovdqu64 [r8 + 6848], zmm0                              ;   279.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23296]                            ;   232.3 p2     143 st reload
        vmovdqu64 [r8 + 6912], zmm0                              ;   279.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23360]                            ;   232.8 p3     143 st reload
        vmovdqu64 [r8 + 6976], zmm0                              ;   281.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23424]                            ;   233.3 p2     143 st reload
        vmovdqu64 [r8 + 7040], zmm0                              ;   281.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23488]                            ;   233.8 p3     143 st reload
        vmovdqu64 [r8 + 7104], zmm0                              ;   283.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23552]                            ;   234.3 p2     143 st reload
        vmovdqu64 [r8 + 7168], zmm0                              ;   283.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23616]                            ;   234.8 p3     143 st reload
        vmovdqu64 [r8 + 7232], zmm0                              ;   285.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23680]                            ;   235.3 p2     143 st reload
        vmovdqu64 [r8 + 7296], zmm0                              ;   285.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23744]                            ;   235.8 p3     143 st reload
        vmovdqu64 [r8 + 7360], zmm0                              ;   287.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23808]                            ;   236.3 p2     143 st reload
        vmovdqu64 [r8 + 7424], zmm0                              ;   287.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23872]                            ;   236.8 p3     143 st reload
        vmovdqu64 [r8 + 7488], zmm0                              ;   289.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23936]                            ;   237.3 p2     143 st reload
        vmovdqu64 [r8 + 7552], zmm0                              ;   289.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24000]                            ;   237.8 p3     143 st reload
        vmovdqu64 [r8 + 7616], zmm0                              ;   291.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24064]                            ;   238.3 p2     143 st reload
        vmovdqu64 [r8 + 7680], zmm0                              ;   291.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24128]                            ;   238.8 p3     143 st reload
        vmovdqu64 [r8 + 7744], zmm0                              ;   293.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24192]                            ;   239.3 p2     143 st reload
        vmovdqu64 [r8 + 7808], zmm0                              ;   293.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24256]                            ;   239.8 p3     143 st reload
        vmovdqu64 [r8 + 7872], zmm0                              ;   295.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24320]                            ;   240.3 p2     143 st reload
        vmovdqu64 [r8 + 7936], zmm0                              ;   295.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24384]                            ;   240.8 p3     143 st reload
        vmovdqu64 [r8 + 8000], zmm0                              ;   297.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24448]                            ;   241.3 p2     143 st reload
        vmovdqu64 [r8 + 8064], zmm0                              ;   297.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24512]                            ;   241.8 p3     143 st reload
        vmovdqu64 [r8 + 8128], zmm0                              ;   299.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24576]                            ;   242.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8192], zmm0                              ;   299.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24640]                            ;   242.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8256], zmm0                              ;   301.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24704]                            ;   243.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8320], zmm0                              ;   301.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24768]                            ;   243.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8384], zmm0                              ;   303.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24832]                            ;   244.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8448], zmm0                              ;   303.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24896]                            ;   244.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8512], zmm0                              ;   305.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24960]                            ;   245.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8576], zmm0                              ;   305.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25024]                            ;   245.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8640], zmm0                              ;   307.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25088]                            ;   246.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8704], zmm0                              ;   307.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25152]                            ;   246.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8768], zmm0                              ;   309.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25216]                            ;   247.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8832], zmm0                              ;   309.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25280]                            ;   247.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8896], zmm0                              ;   311.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25344]                            ;   248.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8960], zmm0                              ;   311.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25408]                            ;   248.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9024], zmm0                              ;   313.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25472]                            ;   249.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9088], zmm0                              ;   313.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25536]                            ;   249.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9152], zmm0                              ;   315.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25600]                            ;   250.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9216], zmm0                              ;   315.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25664]                            ;   250.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9280], zmm0                              ;   317.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25728]                            ;   251.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9344], zmm0                              ;   317.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25792]                            ;   251.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9408], zmm0                              ;   319.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25856]                            ;   252.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9472], zmm0                              ;   319.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25920]                            ;   252.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9536], zmm0                              ;   321.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25984]                            ;   253.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9600], zmm0                              ;   321.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26048]                            ;   253.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9664], zmm0                              ;   323.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26112]                            ;   254.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9728], zmm0                              ;   323.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26176]                            ;   254.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9792], zmm0                              ;   325.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26240]                            ;   255.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9856], zmm0                              ;   325.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26304]                            ;   255.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9920], zmm0                              ;   327.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26368]                            ;   256.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9984], zmm0                              ;   327.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26432]                            ;   256.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 10048], zmm0                             ;   329.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26496]                            ;   257.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 10112], zmm0                             ;   329.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26560]                            ;   257.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 10176], zmm0                             ;   331.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26624]                            ;   258.3 p2     143 st reload
        vmovdqu64 [r8 + 10240], zmm0                             ;   331.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26688]                            ;   258.8 p3     143 st reload
        vmovdqu64 [r8 + 10304], zmm0                             ;   333.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26752]                            ;   259.3 p2     143 st reload
        vmovdqu64 [r8 + 10368], zmm0                             ;   333.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26816]                            ;   259.8 p3     143 st reload
        vmovdqu64 [r8 + 10432], zmm0                             ;   335.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26880]                            ;   260.3 p2     143 st reload
        vmovdqu64 [r8 + 10496], zmm0                             ;   335.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26944]                            ;   260.8 p3     143 st reload
        vmovdqu64 [r8 + 10560], zmm0                             ;   337.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27008]                            ;   261.3 p2     143 st reload
        vmovdqu64 [r8 + 10624], zmm0                             ;   337.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27072]                            ;   261.8 p3     143 st reload
        vmovdqu64 [r8 + 10688], zmm0                             ;   339.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27136]                            ;   262.3 p2     143 st reload
        vmovdqu64 [r8 + 10752], zmm0                             ;   339.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27200]                            ;   262.8 p3     143 st reload
        vmovdqu64 [r8 + 10816], zmm0                             ;   341.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27264]                            ;   263.3 p2     143 st reload
        vmovdqu64 [r8 + 10880], zmm0                             ;   341.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27328]                            ;   263.8 p3     143 st reload
        vmovdqu64 [r8 + 10944], zmm0                             ;   343.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27392]                            ;   264.3 p2     143 st reload
        vmovdqu64 [r8 + 11008], zmm0                             ;   343.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27456]                            ;   264.8 p3     143 st reload
        vmovdqu64 [r8 + 11072], zmm0                             ;   345.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27520]                            ;   265.3 p2     143 st reload
        vmovdqu64 [r8 + 11136], zmm0                             ;   345.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27584]                            ;   265.8 p3     143 st reload
        vmovdqu64 [r8 + 11200], zmm0                             ;   347.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27648]                            ;   266.3 p2     143 st reload
        vmovdqu64 [r8 + 11264], zmm0                             ;   347.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27712]                            ;   266.8 p3     143 st reload
        vmovdqu64 [r8 + 11328], zmm0                             ;   349.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27776]                            ;   267.3 p2     143 st reload
        vmovdqu64 [r8 + 11392], zmm0                             ;   349.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27840]                            ;   267.8 p3     143 st reload
        vmovdqu64 [r8 + 11456], zmm0                             ;   351.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27904]                            ;   268.3 p2     143 st reload
        vmovdqu64 [r8 + 11520], zmm0                             ;   351.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27968]                            ;   268.8 p3     143 st reload
        vmovdqu64 [r8 + 11584], zmm0                             ;   353.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28032]                            ;   269.3 p2     143 st reload
        vmovdqu64 [r8 + 11648], zmm0                             ;   353.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28096]                            ;   269.8 p3     143 st reload
        vmovdqu64 [r8 + 11712], zmm0                             ;   355.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28160]                            ;   270.3 p2     143 st reload
        vmovdqu64 [r8 + 11776], zmm0                             ;   355.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28224]                            ;   270.8 p3     143 st reload
        vmovdqu64 [r8 + 11840], zmm0                             ;   357.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28288]                            ;   271.3 p2     143 st reload
        vmovdqu64 [r8 + 11904], zmm0                             ;   357.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28352]                            ;   271.8 p3     143 st reload
        vmovdqu64 [r8 + 11968], zmm0                             ;   359.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28416]                            ;   272.3 p2     143 st reload
        vmovdqu64 [r8 + 12032], zmm0                             ;   359.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28480]                            ;   272.8 p3     143 st reload
        vmovdqu64 [r8 + 12096], zmm0                             ;   361.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28544]                            ;   273.3 p2     143 st reload
        vmovdqu64 [r8 + 12160], zmm0                             ;   361.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28608]                            ;   273.8 p3     143 st reload
        vmovdqu64 [r8 + 12224], zmm0                             ;   363.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28672]                            ;   274.3 p2     143 st reload
        vmovdqu64 [r8 + 12288], zmm0                             ;   363.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28800]                            ;   274.8 p3     143 st reload
        vmovdqu64 [r8 + 12352], zmm0                             ;   365.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28928]                            ;   275.3 p2     143 st reload
        vmovdqu64 [r8 + 12416], zmm0                             ;   365.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29056]                            ;   275.8 p3     143 st reload
        vmovdqu64 [r8 + 12480], zmm0                             ;   367.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29184]                            ;   276.3 p2     143 st reload
        vmovdqu64 [r8 + 12544], zmm0                             ;   367.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29312]                            ;   276.8 p3     143 st reload
        vmovdqu64 [r8 + 12608], zmm0                             ;   369.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29440]                            ;   277.3 p2     143 st reload
        vmovdqu64 [r8 + 12672], zmm0                             ;   369.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29568]                            ;   277.8 p3     143 st reload
        vmovdqu64 [r8 + 12736], zmm0                             ;   371.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29696]                            ;   278.3 p2     143 st reload
        vmovdqu64 [r8 + 12800], zmm0                             ;   371.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29824]                            ;   278.8 p3     143 st reload
        vmovdqu64 [r8 + 12864], zmm0                             ;   373.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29952]                            ;   279.3 p2     143 st reload
        vmovdqu64 [r8 + 12928], zmm0                             ;   373.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30080]                            ;   279.8 p3     143 st reload
        vmovdqu64 [r8 + 12992], zmm0                             ;   375.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30208]                            ;   280.3 p2     143 st reload
        vmovdqu64 [r8 + 13056], zmm0                             ;   375.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30336]                            ;   280.8 p3     143 st reload
        vmovdqu64 [r8 + 13120], zmm0                             ;   377.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30464]                            ;   281.3 p2     143 st reload
        vmovdqu64 [r8 + 13184], zmm0                             ;   377.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30592]                            ;   281.8 p3     143 st reload
        vmovdqu64 [r8 + 13248], zmm0                             ;   379.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30720]                            ;   282.3 p2     143 st reload
        vmovdqu64 [r8 + 13312], zmm0                             ;   379.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30848]                            ;   282.8 p3     143 st reload
        vmovdqu64 [r8 + 13376], zmm0                             ;   381.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30976]                            ;   283.3 p2     143 st reload
        vmovdqu64 [r8 + 13440], zmm0                             ;   381.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31104]                            ;   283.8 p3     143 st reload
        vmovdqu64 [r8 + 13504], zmm0                             ;   383.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31232]                            ;   284.3 p2     143 st reload
        vmovdqu64 [r8 + 13568], zmm0                             ;   383.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31360]                            ;   284.8 p3     143 st reload
        vmovdqu64 [r8 + 13632], zmm0                             ;   385.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31488]                            ;   285.3 p2     143 st reload
        vmovdqu64 [r8 + 13696], zmm0                             ;   385.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31616]                            ;   285.8 p3     143 st reload
        vmovdqu64 [r8 + 13760], zmm0                             ;   387.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31744]                            ;   286.3 p2     143 st reload
        vmovdqu64 [r8 + 13824], zmm0                             ;   387.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31872]                            ;   286.8 p3     143 st reload
        vmovdqu64 [r8 + 13888], zmm0                             ;   389.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32000]                            ;   287.3 p2     143 st reload
        vmovdqu64 [r8 + 13952], zmm0                             ;   389.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32128]                            ;   287.8 p3     143 st reload
        vmovdqu64 [r8 + 14016], zmm0                             ;   391.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32256]                            ;   288.3 p2     143 st reload
        vmovdqu64 [r8 + 14080], zmm0                             ;   391.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32384]                            ;   288.8 p3     143 st reload
        vmovdqu64 [r8 + 14144], zmm0                             ;   393.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32512]                            ;   289.3 p2     143 st reload
        vmovdqu64 [r8 + 14208], zmm0                             ;   393.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32576]                            ;   289.8 p3     143 st reload
        vmovdqu64 [r8 + 14272], zmm0                             ;   395.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12160]                            ;   290.3 p2     143 st reload
        vmovdqu64 [r8 + 14336], zmm0                             ;   395.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12224]                            ;   290.8 p3     143 st reload
        vmovdqu64 [r8 + 14400], zmm0                             ;   397.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12288]                            ;   291.3 p2     143 st reload
        vmovdqu64 [r8 + 14464], zmm0                             ;   397.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12352]                            ;   291.8 p3     143 st reload
        vmovdqu64 [r8 + 14528], zmm0                             ;   399.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12416]                            ;   292.3 p2     143 st reload
        vmovdqu64 [r8 + 14592], zmm0                             ;   399.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12480]                            ;   292.8 p3     143 st reload
        vmovdqu64 [r8 + 14656], zmm0                             ;   401.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12544]                            ;   293.3 p2     143 st reload
        vmovdqu64 [r8 + 14720], zmm0                             ;   401.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12608]                            ;   293.8 p3     143 st reload
        vmovdqu64 [r8 + 14784], zmm0                             ;   403.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12672]                            ;   294.3 p2     143 st reload
        vmovdqu64 [r8 + 14848], zmm0                             ;   403.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12736]                            ;   294.8 p3     143 st reload
        vmovdqu64 [r8 + 14912], zmm0                             ;   405.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12800]                            ;   295.3 p2     143 st reload
        vmovdqu64 [r8 + 14976], zmm0                             ;   405.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12864]                            ;   295.8 p3     143 st reload
        vmovdqu64 [r8 + 15040], zmm0                             ;   407.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12928]                            ;   296.3 p2     143 st reload
        vmovdqu64 [r8 + 15104], zmm0                             ;   407.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12992]                            ;   296.8 p3     143 st reload
        vmovdqu64 [r8 + 15168], zmm0                             ;   409.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13056]                            ;   297.3 p2     143 st reload
        vmovdqu64 [r8 + 15232], zmm0                             ;   409.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13120]                            ;   297.8 p3     143 st reload
        vmovdqu64 [r8 + 15296], zmm0                             ;   411.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13184]                            ;   298.3 p2     143 st reload
        vmovdqu64 [r8 + 15360], zmm0                             ;   411.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13248]                            ;   298.8 p3     143 st reload
        vmovdqu64 [r8 + 15424], zmm0                             ;   413.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13312]                            ;   299.3 p2     143 st reload
        vmovdqu64 [r8 + 15488], zmm0                             ;   413.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13376]                            ;   299.8 p3     143 st reload
        vmovdqu64 [r8 + 15552], zmm0                             ;   415.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13440]                            ;   300.3 p2     143 st reload
        vmovdqu64 [r8 + 15616], zmm0                             ;   415.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13504]                            ;   300.8 p3     143 st reload
        vmovdqu64 [r8 + 15680], zmm0                             ;   417.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13568]                            ;   301.3 p2     143 st reload
        vmovdqu64 [r8 + 15744], zmm0                             ;   417.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13632]                            ;   301.8 p3     143 st reload
        vmovdqu64 [r8 + 15808], zmm0                             ;   419.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13696]                            ;   302.3 p2     143 st reload
        vmovdqu64 [r8 + 15872], zmm0                             ;   419.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13760]                            ;   302.8 p3     143 st reload
        vmovdqu64 [r8 + 15936], zmm0                             ;   421.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13824]                            ;   303.3 p2     143 st reload
        vmovdqu64 [r8 + 16000], zmm0                             ;   421.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13888]                            ;   303.8 p3     143 st reload
        vmovdqu64 [r8 + 16064], zmm0                             ;   423.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13952]                            ;   304.3 p2     143 st reload
        vmovdqu64 [r8 + 16128], zmm0                             ;   423.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 14016]                            ;   304.8 p3     143 st reload
        vmovdqu64 [r8 + 16192], zmm0                             ;   425.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 14080]                            ;   305.3 p2     143 st reload
        vmovdqu64 [r8 + 16256], zmm0                             ;   425.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 14144]                            ;   305.8 p3     143 st reload
        vmovdqu64 [r8 + 16320], zmm0                             ;   427.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28736]                            ;   306.3 p2     143 st reload
        vmovdqu64 [r8 + 16384], zmm0                             ;   427.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28864]                            ;   306.8 p3     143 st reload
        vmovdqu64 [r8 + 16448], zmm0                             ;   429.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28992]                            ;   307.3 p2     143 st reload
        vmovdqu64 [r8 + 16512], zmm0                             ;   429.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29120]                            ;   307.8 p3     143 st reload
        vmovdqu64 [r8 + 16576], zmm0                             ;   431.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29248]                            ;   308.3 p2     143 st reload
        vmovdqu64 [r8 + 16640], zmm0                             ;   431.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29376]                            ;   308.8 p3     143 st reload
        vmovdqu64 [r8 + 16704], zmm0                             ;   433.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29504]                            ;   309.3 p2     143 st reload
        vmovdqu64 [r8 + 16768], zmm0                             ;   433.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29632]                            ;   309.8 p3     143 st reload
        vmovdqu64 [r8 + 16832], zmm0                             ;   435.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29760]                            ;   310.3 p2     143 st reload
        vmovdqu64 [r8 + 16896], zmm0                             ;   435.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29888]                            ;   310.8 p3     143 st reload
        vmovdqu64 [r8 + 16960], zmm0                             ;   437.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30016]                            ;   311.3 p2     143 st reload
        vmovdqu64 [r8 + 17024], zmm0                             ;   437.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30144]                            ;   311.8 p3     143 st reload
        vmovdqu64 [r8 + 17088], zmm0                             ;   439.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30272]                            ;   312.3 p2     143 st reload
        vmovdqu64 [r8 + 17152], zmm0                             ;   439.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30400]                            ;   312.8 p3     143 st reload
        vmovdqu64 [r8 + 17216], zmm0                             ;   441.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30528]                            ;   313.3 p2     143 st reload
        vmovdqu64 [r8 + 17280], zmm0                             ;   441.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30656]                            ;   313.8 p3     143 st reload
        vmovdqu64 [r8 + 17344], zmm0                             ;   443.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30784]                            ;   314.3 p2     143 st reload
        vmovdqu64 [r8 + 17408], zmm0                             ;   443.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30912]                            ;   314.8 p3     143 st reload
        vmovdqu64 [r8 + 17472], zmm0                             ;   445.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31040]                            ;   315.3 p2     143 st reload
        vmovdqu64 [r8 + 17536], zmm0                             ;   445.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31168]                            ;   315.8 p3     143 st reload
        vmovdqu64 [r8 + 17600], zmm0                             ;   447.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31296]                            ;   316.3 p2     143 st reload
        vmovdqu64 [r8 + 17664], zmm0                             ;   447.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31424]                            ;   316.8 p3     143 st reload
        vmovdqu64 [r8 + 17728], zmm0                             ;   449.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31552]                            ;   317.3 p2     143 st reload
        vmovdqu64 [r8 + 17792], zmm0                             ;   449.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31680]                            ;   317.8 p3     143 st reload
        vmovdqu64 [r8 + 17856], zmm0                             ;   451.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31808]                            ;   318.3 p2     143 st reload
        vmovdqu64 [r8 + 17920], zmm0                             ;   451.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31936]                            ;   318.8 p3     143 st reload
        vmovdqu64 [r8 + 17984], zmm0                             ;   453.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32064]                            ;   319.3 p2     143 st reload
        vmovdqu64 [r8 + 18048], zmm0                             ;   453.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32192]                            ;   319.8 p3     143 st reload
        vmovdqu64 [r8 + 18112], zmm0                             ;   455.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32320]                            ;   320.3 p2     143 st reload
        vmovdqu64 [r8 + 18176], zmm0                             ;   455.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32448]                            ;   320.8 p3     143 st reload
        vmovdqu64 [r8 + 18240], zmm0                             ;   457.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32640]                            ;   321.3 p2     143 st reload
        vmovdqu64 [r8 + 18304], zmm0                             ;   457.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32704]                            ;   321.8 p3     143 st reload
        vmovdqu64 [r8 + 18368], zmm0                             ;   459.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32768]                            ;   322.3 p2     143 st reload
        vmovdqu64 [r8 + 18432], zmm0                             ;   459.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32832]                            ;   322.8 p3     143 st reload
        vmovdqu64 [r8 + 18496], zmm0                             ;   461.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32896]                            ;   323.3 p2     143 st reload
        vmovdqu64 [r8 + 18560], zmm0                             ;   461.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32960]                            ;   323.8 p3     143 st reload
        vmovdqu64 [r8 + 18624], zmm0                             ;   463.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33024]                            ;   324.3 p2     143 st reload
        vmovdqu64 [r8 + 18688], zmm0                             ;   463.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33088]                            ;   324.8 p3     143 st reload
        vmovdqu64 [r8 + 18752], zmm0                             ;   465.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33152]                            ;   325.3 p2     143 st reload
        vmovdqu64 [r8 + 18816], zmm0                             ;   465.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33216]                            ;   325.8 p3     143 st reload
        vmovdqu64 [r8 + 18880], zmm0                             ;   467.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33280]                            ;   326.3 p2     143 st reload
        vmovdqu64 [r8 + 18944], zmm0                             ;   467.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33344]                            ;   326.8 p3     143 st reload
        vmovdqu64 [r8 + 19008], zmm0                             ;   469.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33408]                            ;   327.3 p2     143 st reload
        vmovdqu64 [r8 + 19072], zmm0                             ;   469.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33472]                            ;   327.8 p3     143 st reload
        vmovdqu64 [r8 + 19136], zmm0                             ;   471.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33536]                            ;   328.3 p2     143 st reload
        vmovdqu64 [r8 + 19200], zmm0                             ;   471.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33600]                            ;   328.8 p3     143 st reload
        vmovdqu64 [r8 + 19264], zmm0                             ;   473.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33664]                            ;   329.3 p2     143 st reload
        vmovdqu64 [r8 + 19328], zmm0                             ;   473.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33728]                            ;   329.8 p3     143 st reload
        vmovdqu64 [r8 + 19392], zmm0                             ;   475.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33792]                            ;   330.3 p2     143 st reload
        vmovdqu64 [r8 + 19456], zmm0                             ;   475.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33856]                            ;   330.8 p3     143 st reload
        vmovdqu64 [r8 + 19520], zmm0                             ;   477.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33920]                            ;   331.3 p2     143 st reload
        vmovdqu64 [r8 + 19584], zmm0                             ;   477.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33984]                            ;   331.8 p3     143 st reload
        vmovdqu64 [r8 + 19648], zmm0                             ;   479.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34048]                            ;   332.3 p2     143 st reload
        vmovdqu64 [r8 + 19712], zmm0                             ;   479.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34112]                            ;   332.8 p3     143 st reload
        vmovdqu64 [r8 + 19776], zmm0                             ;   481.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34176]                            ;   333.3 p2     143 st reload
        vmovdqu64 [r8 + 19840], zmm0                             ;   481.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34240]                            ;   333.8 p3     143 st reload
        vmovdqu64 [r8 + 19904], zmm0                             ;   483.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34304]                            ;   334.3 p2     143 st reload
        vmovdqu64 [r8 + 19968], zmm0                             ;   483.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34368]                            ;   334.8 p3     143 st reload
        vmovdqu64 [r8 + 20032], zmm0                             ;   485.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34432]                            ;   335.3 p2     143 st reload
        vmovdqu64 [r8 + 20096], zmm0                             ;   485.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34496]                            ;   335.8 p3     143 st reload
        vmovdqu64 [r8 + 20160], zmm0                             ;   487.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34560]                            ;   336.3 p2     143 st reload
        vmovdqu64 [r8 + 20224], zmm0                             ;   487.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34624]                            ;   336.8 p3     143 st reload
        vmovdqu64 [r8 + 20288], zmm0                             ;   489.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34688]                            ;   337.3 p2     143 st reload
        vmovdqu64 [r8 + 20352], zmm0                             ;   489.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34752]                            ;   337.8 p3     143 st reload
        vmovdqu64 [r8 + 20416], zmm0                             ;   491.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6016]                             ;   338.3 p2      29 s reload
        vmovdqu64 [r8 + 20480], zmm0                             ;   491.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6080]                             ;   338.8 p3      29 s reload
        vmovdqu64 [r8 + 20544], zmm0                             ;   493.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6144]                             ;   339.3 p2      29 s reload
        vmovdqu64 [r8 + 20608], zmm0                             ;   493.3 p8+p9  143 st
        vmovdqu64 [r8 + 20864], zmm2                             ;   495.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20544]                            ;   339.8 p3      29 s reload
        vmovdqu64 [r8 + 20672], zmm0                             ;   495.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20672]                            ;   340.3 p2      29 s reload
        vmovdqu64 [r8 + 20736], zmm0                             ;   497.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6336]                             ;   340.8 p3      29 s reload
        vmovdqu64 [r8 + 20800], zmm0                             ;   497.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6464]                             ;   341.3 p2      29 s reload
        vmovdqu64 [r8 + 20928], zmm0                             ;   499.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6528]                             ;   341.8 p3      29 s reload
        vmovdqu64 [r8 + 20992], zmm0                             ;   499.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6592]                             ;   342.3 p2      29 s reload
        vmovdqu64 [r8 + 21056], zmm0                             ;   501.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6656]                             ;   342.8 p3      29 s reload
        vmovdqu64 [r8 + 21120], zmm0                             ;   501.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6720]                             ;   343.3 p2      29 s reload
        vmovdqu64 [r8 + 21184], zmm0                             ;   503.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6784]                             ;   343.8 p3      29 s reload
        vmovdqu64 [r8 + 21248], zmm0                             ;   503.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6848]                             ;   344.3 p2      29 s reload
        vmovdqu64 [r8 + 21312], zmm0                             ;   505.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6912]                             ;   344.8 p3      29 s reload
        vmovdqu64 [r8 + 21376], zmm0                             ;   505.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6976]                             ;   345.3 p2      29 s reload
        vmovdqu64 [r8 + 21440], zmm0                             ;   507.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7040]                             ;   345.8 p3      29 s reload
        vmovdqu64 [r8 + 21504], zmm0                             ;   507.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7104]                             ;   346.3 p2      29 s reload
        vmovdqu64 [r8 + 21568], zmm0                             ;   509.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7168]                             ;   346.8 p3      29 s reload
        vmovdqu64 [r8 + 21632], zmm0                             ;   509.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7232]                             ;   347.3 p2      29 s reload
        vmovdqu64 [r8 + 21696], zmm0                             ;   511.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7296]                             ;   347.8 p3      29 s reload
        vmovdqu64 [r8 + 21760], zmm0                             ;   511.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7360]                             ;   348.3 p2      29 s reload
        vmovdqu64 [r8 + 21824], zmm0                             ;   513.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7424]                             ;   348.8 p3      29 s reload
        vmovdqu64 [r8 + 21888], zmm0                             ;   513.3 p8+p9  143 st
        vmovdqu64 [r8 + 22144], zmm13                            ;   515.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7488]                             ;   349.3 p2      29 s reload
        vmovdqu64 [r8 + 21952], zmm0                             ;   515.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7552]                             ;   349.8 p3      29 s reload
        vmovdqu64 [r8 + 22016], zmm0                             ;   517.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7616]                             ;   350.3 p2      29 s reload
        vmovdqu64 [r8 + 22080], zmm0                             ;   517.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7744]                             ;   350.8 p3      29 s reload
        vmovdqu64 [r8 + 22208], zmm0                             ;   519.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7808]                             ;   351.3 p2      29 s reload
        vmovdqu64 [r8 + 22272], zmm0                             ;   519.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7872]                             ;   351.8 p3      29 s reload
        vmovdqu64 [r8 + 22336], zmm0                             ;   521.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7936]                             ;   352.3 p2      29 s reload
        vmovdqu64 [r8 + 22400], zmm0                             ;   521.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 8000]                             ;   352.8 p3      29 s reload
        vmovdqu64 [r8 + 22464], zmm0                             ;   523.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34816]                            ;   353.3 p2     143 st reload
        vmovdqu64 [r8 + 22528], zmm0                             ;   523.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34880]                            ;   353.8 p3     143 st reload
        vmovdqu64 [r8 + 22592], zmm0                             ;   525.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34944]                            ;   354.3 p2     143 st reload
        vmovdqu64 [r8 + 22656], zmm0                             ;   525.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35008]                            ;   354.8 p3     143 st reload
        vmovdqu64 [r8 + 22720], zmm0                             ;   527.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35072]                            ;   355.3 p2     143 st reload
        vmovdqu64 [r8 + 22784], zmm0                             ;   527.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35200]                            ;   355.8 p3     143 st reload
        vmovdqu64 [r8 + 22848], zmm0                             ;   529.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35328]                            ;   356.3 p2     143 st reload
        vmovdqu64 [r8 + 22912], zmm0                             ;   529.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35392]                            ;   356.8 p3     143 st reload
        vmovdqu64 [r8 + 22976], zmm0                             ;   531.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35456]                            ;   357.3 p2     143 st reload
        vmovdqu64 [r8 + 23040], zmm0                             ;   531.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35520]                            ;   357.8 p3     143 st reload
        vmovdqu64 [r8 + 23104], zmm0                             ;   533.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35584]                            ;   358.3 p2     143 st reload
        vmovdqu64 [r8 + 23168], zmm0                             ;   533.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35648]                            ;   358.8 p3     143 st reload
        vmovdqu64 [r8 + 23232], zmm0                             ;   535.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35712]                            ;   359.3 p2     143 st reload
        vmovdqu64 [r8 + 23296], zmm0                             ;   535.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35776]                            ;   359.8 p3     143 st reload
        vmovdqu64 [r8 + 23360], zmm0                             ;   537.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35840]                            ;   360.3 p2     143 st reload
        vmovdqu64 [r8 + 23424], zmm0                             ;   537.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35904]                            ;   360.8 p3     143 st reload
        vmovdqu64 [r8 + 23488], zmm0                             ;   539.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35968]                            ;   361.3 p2     143 st reload
        vmovdqu64 [r8 + 23552], zmm0                             ;   539.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36096]                            ;   361.8 p3     143 st reload
        vmovdqu64 [r8 + 23616], zmm0                             ;   541.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36224]                            ;   362.3 p2     143 st reload
        vmovdqu64 [r8 + 23680], zmm0                             ;   541.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36352]                            ;   362.8 p3     143 st reload
        vmovdqu64 [r8 + 23744], zmm0                             ;   543.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36480]                            ;   363.3 p2     143 st reload
        vmovdqu64 [r8 + 23808], zmm0                             ;   543.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36608]                            ;   363.8 p3     143 st reload
        vmovdqu64 [r8 + 23872], zmm0                             ;   545.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36736]                            ;   364.3 p2     143 st reload
        vmovdqu64 [r8 + 23936], zmm0                             ;   545.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36864]                            ;   364.8 p3     143 st reload
        vmovdqu64 [r8 + 24000], zmm0                             ;   547.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36992]                            ;   365.3 p2     143 st reload
        vmovdqu64 [r8 + 24064], zmm0                             ;   547.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37120]                            ;   365.8 p3     143 st reload
        vmovdqu64 [r8 + 24128], zmm0                             ;   549.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37248]                            ;   366.3 p2     143 st reload
        vmovdqu64 [r8 + 24192], zmm0                             ;   549.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37376]                            ;   366.8 p3     143 st reload
        vmovdqu64 [r8 + 24256], zmm0                             ;   551.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37504]                            ;   367.3 p2     143 st reload
        vmovdqu64 [r8 + 24320], zmm0                             ;   551.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37632]                            ;   367.8 p3     143 st reload
        vmovdqu64 [r8 + 24384], zmm0                             ;   553.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37760]                            ;   368.3 p2     143 st reload
        vmovdqu64 [r8 + 24448], zmm0                             ;   553.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37888]                            ;   368.8 p3     143 st reload
        vmovdqu64 [r8 + 24512], zmm0                             ;   555.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1920]                             ;   369.3 p2     143 st reload
        vmovdqu64 [r8 + 24576], zmm0                             ;   555.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1984]                             ;   369.8 p3     143 st reload
        vmovdqu64 [r8 + 24640], zmm0                             ;   557.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2048]                             ;   370.3 p2     143 st reload
        vmovdqu64 [r8 + 24704], zmm0                             ;   557.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2112]                             ;   370.8 p3     143 st reload
        vmovdqu64 [r8 + 24768], zmm0                             ;   559.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2176]                             ;   371.3 p2     143 st reload
        vmovdqu64 [r8 + 24832], zmm0                             ;   559.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2240]                             ;   371.8 p3     143 st reload
        vmovdqu64 [r8 + 24896], zmm0                             ;   561.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2304]                             ;   372.3 p2     143 st reload
        vmovdqu64 [r8 + 24960], zmm0                             ;   561.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2368]                             ;   372.8 p3     143 st reload
        vmovdqu64 [r8 + 25024], zmm0                             ;   563.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2432]                             ;   373.3 p2     143 st reload
        vmovdqu64 [r8 + 25088], zmm0                             ;   563.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2496]                             ;   373.8 p3     143 st reload
        vmovdqu64 [r8 + 25152], zmm0                             ;   565.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2560]                             ;   374.3 p2     143 st reload
        vmovdqu64 [r8 + 25216], zmm0                             ;   565.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2624]                             ;   374.8 p3     143 st reload
        vmovdqu64 [r8 + 25280], zmm0                             ;   567.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2688]                             ;   375.3 p2     143 st reload
        vmovdqu64 [r8 + 25344], zmm0                             ;   567.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2752]                             ;   375.8 p3     143 st reload
        vmovdqu64 [r8 + 25408], zmm0                             ;   569.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2816]                             ;   376.3 p2     143 st reload
        vmovdqu64 [r8 + 25472], zmm0                             ;   569.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2880]                             ;   376.8 p3     143 st reload
        vmovdqu64 [r8 + 25536], zmm0                             ;   571.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2944]                             ;   377.3 p2     143 st reload
        vmovdqu64 [r8 + 25600], zmm0                             ;   571.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3008]                             ;   377.8 p3     143 st reload
        vmovdqu64 [r8 + 25664], zmm0                             ;   573.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3072]                             ;   378.3 p2     143 st reload
        vmovdqu64 [r8 + 25728], zmm0                             ;   573.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3136]                             ;   378.8 p3     143 st reload
        vmovdqu64 [r8 + 25792], zmm0                             ;   575.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3200]                             ;   379.3 p2     143 st reload
        vmovdqu64 [r8 + 25856], zmm0                             ;   575.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3264]                             ;   379.8 p3     143 st reload
        vmovdqu64 [r8 + 25920], zmm0                             ;   577.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3328]                             ;   380.3 p2     143 st reload
        vmovdqu64 [r8 + 25984], zmm0                             ;   577.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3392]                             ;   380.8 p3     143 st reload
        vmovdqu64 [r8 + 26048], zmm0                             ;   579.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3456]                             ;   381.3 p2     143 st reload
        vmovdqu64 [r8 + 26112], zmm0                             ;   579.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3520]                             ;   381.8 p3     143 st reload
        vmovdqu64 [r8 + 26176], zmm0                             ;   581.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3584]                             ;   382.3 p2     143 st reload
        vmovdqu64 [r8 + 26240], zmm0                             ;   581.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3648]                             ;   382.8 p3     143 st reload
        vmovdqu64 [r8 + 26304], zmm0                             ;   583.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3712]                             ;   383.3 p2     143 st reload
        vmovdqu64 [r8 + 26368], zmm0                             ;   583.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3776]                             ;   383.8 p3     143 st reload
        vmovdqu64 [r8 + 26432], zmm0                             ;   585.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3840]                             ;   384.3 p2     143 st reload
        vmovdqu64 [r8 + 26496], zmm0                             ;   585.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3904]                             ;   384.8 p3     143 st reload
        vmovdqu64 [r8 + 26560], zmm0                             ;   587.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp - 128]                              ;   385.3 p2     143 st reload
        vmovdqu64 [r8 + 26624], zmm0                             ;   587.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp - 64]                               ;   385.8 p3     143 st reload
        vmovdqu64 [r8 + 26688], zmm0                             ;   589.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 0]                                ;   386.3 p2     143 st reload
        vmovdqu64 [r8 + 26752], zmm0                             ;   589.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 64]                               ;   386.8 p3     143 st reload
        vmovdqu64 [r8 + 26816], zmm0                             ;   591.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 128]                              ;   387.3 p2     143 st reload
        vmovdqu64 [r8 + 26880], zmm0                             ;   591.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 192]                              ;   387.8 p3     143 st reload
        vmovdqu64 [r8 + 26944], zmm0                             ;   593.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 256]                              ;   388.3 p2     143 st reload
        vmovdqu64 [r8 + 27008], zmm0                             ;   593.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 320]                              ;   388.8 p3     143 st reload
        vmovdqu64 [r8 + 27072], zmm0                             ;   595.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 384]                              ;   389.3 p2     143 st reload
        vmovdqu64 [r8 + 27136], zmm0                             ;   595.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 448]                              ;   389.8 p3     143 st reload
        vmovdqu64 [r8 + 27200], zmm0                             ;   597.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 512]                              ;   390.3 p2     143 st reload
        vmovdqu64 [r8 + 27264], zmm0                             ;   597.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 576]                              ;   390.8 p3     143 st reload
        vmovdqu64 [r8 + 27328], zmm0                             ;   599.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 640]                              ;   391.3 p2     143 st reload
        vmovdqu64 [r8 + 27392], zmm0                             ;   599.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 704]                              ;   391.8 p3     143 st reload
        vmovdqu64 [r8 + 27456], zmm0                             ;   601.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 768]                              ;   392.3 p2     143 st reload
        vmovdqu64 [r8 + 27520], zmm0                             ;   601.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 832]                              ;   392.8 p3     143 st reload
        vmovdqu64 [r8 + 27584], zmm0                             ;   603.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 896]                              ;   393.3 p2     143 st reload
        vmovdqu64 [r8 + 27648], zmm0                             ;   603.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 960]                              ;   393.8 p3     143 st reload
        vmovdqu64 [r8 + 27712], zmm0                             ;   605.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1024]                             ;   394.3 p2     143 st reload
        vmovdqu64 [r8 + 27776], zmm0                             ;   605.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1088]                             ;   394.8 p3     143 st reload
        vmovdqu64 [r8 + 27840], zmm0                             ;   607.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1152]                             ;   395.3 p2     143 st reload
        vmovdqu64 [r8 + 27904], zmm0                             ;   607.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1216]                             ;   395.8 p3     143 st reload
        vmovdqu64 [r8 + 27968], zmm0                             ;   609.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1280]                             ;   396.3 p2     143 st reload
        vmovdqu64 [r8 + 28032], zmm0                             ;   609.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1344]                             ;   396.8 p3     143 st reload
        vmovdqu64 [r8 + 28096], zmm0                             ;   611.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1408]                             ;   397.3 p2     143 st reload
        vmovdqu64 [r8 + 28160], zmm0                             ;   611.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1472]                             ;   397.8 p3     143 st reload
        vmovdqu64 [r8 + 28224], zmm0                             ;   613.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1536]                             ;   398.3 p2     143 st reload
        vmovdqu64 [r8 + 28288], zmm0                             ;   613.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1600]                             ;   398.8 p3     143 st reload
        vmovdqu64 [r8 + 28352], zmm0                             ;   615.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1664]                             ;   399.3 p2     143 st reload
        vmovdqu64 [r8 + 28416], zmm0                             ;   615.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1728]                             ;   399.8 p3     143 st reload
        vmovdqu64 [r8 + 28480], zmm0                             ;   617.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1792]                             ;   400.3 p2     143 st reload
        vmovdqu64 [r8 + 28544], zmm0                             ;   617.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1856]                             ;   400.8 p3     143 st reload
        vmovdqu64 [r8 + 28608], zmm0                             ;   619.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35136]                            ;   401.3 p2     143 st reload
        vmovdqu64 [r8 + 28672], zmm0                             ;   619.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35264]                            ;   401.8 p3     143 st reload
        vmovdqu64 [r8 + 28736], zmm0                             ;   621.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36032]                            ;   402.3 p2     143 st reload
        vmovdqu64 [r8 + 28800], zmm0                             ;   621.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36160]                            ;   402.8 p3     143 st reload
        vmovdqu64 [r8 + 28864], zmm0                             ;   623.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36288]                            ;   403.3 p2     143 st reload
        vmovdqu64 [r8 + 28928], zmm0                             ;   623.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36416]                            ;   403.8 p3     143 st reload
        vmovdqu64 [r8 + 28992], zmm0                             ;   625.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36544]                            ;   404.3 p2     143 st reload
        vmovdqu64 [r8 + 29056], zmm0                             ;   625.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36672]                            ;   404.8 p3     143 st reload
        vmovdqu64 [r8 + 29120], zmm0                             ;   627.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36800]                            ;   405.3 p2     143 st reload
        vmovdqu64 [r8 + 29184], zmm0                             ;   627.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36928]                            ;   405.8 p3     143 st reload
        vmovdqu64 [r8 + 29248], zmm0                             ;   629.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37056]                            ;   406.3 p2     143 st reload
        vmovdqu64 [r8 + 29312], zmm0                             ;   629.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37184]                            ;   406.8 p3     143 st reload
        vmovdqu64 [r8 + 29376], zmm0                             ;   631.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37312]                            ;   407.3 p2     143 st reload
        vmovdqu64 [r8 + 29440], zmm0                             ;   631.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37440]                            ;   407.8 p3     143 st reload
        vmovdqu64 [r8 + 29504], zmm0                             ;   633.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37568]                            ;   408.3 p2     143 st reload
        vmovdqu64 [r8 + 29568], zmm0                             ;   633.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37696]                            ;   408.8 p3     143 st reload
        vmovdqu64 [r8 + 29632], zmm0                             ;   635.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37824]                            ;   409.3 p2     143 st reload
        vmovdqu64 [r8 + 29696], zmm0                             ;   635.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37952]                            ;   409.8 p3     143 st reload
        vmovdqu64 [r8 + 29760], zmm0                             ;   637.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38016]                            ;   410.3 p2     143 st reload
        vmovdqu64 [r8 + 29824], zmm0                             ;   637.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38080]                            ;   410.8 p3     143 st reload
        vmovdqu64 [r8 + 29888], zmm0                             ;   639.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38144]                            ;   411.3 p2     143 st reload
        vmovdqu64 [r8 + 29952], zmm0                             ;   639.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38208]                            ;   411.8 p3     143 st reload
        vmovdqu64 [r8 + 30016], zmm0                             ;   641.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38272]                            ;   412.3 p2     143 st reload
        vmovdqu64 [r8 + 30080], zmm0                             ;   641.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38336]                            ;   412.8 p3     143 st reload
        vmovdqu64 [r8 + 30144], zmm0                             ;   643.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38400]                            ;   413.3 p2     143 st reload
        vmovdqu64 [r8 + 30208], zmm0                             ;   643.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38464]                            ;   413.8 p3     143 st reload
        vmovdqu64 [r8 + 30272], zmm0                             ;   645.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38528]                            ;   414.3 p2     143 st reload
        vmovdqu64 [r8 + 30336], zmm0                             ;   645.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38592]                            ;   414.8 p3     143 st reload
        vmovdqu64 [r8 + 30400], zmm0                             ;   647.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38656]                            ;   415.3 p2     143 st reload
        vmovdqu64 [r8 + 30464], zmm0                             ;   647.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38720]                            ;   415.8 p3     143 st reload
        vmovdqu64 [r8 + 30528], zmm0                             ;   649.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 41664]                            ;   416.3 p2     143 st reload
        vmovdqu64 [r8 + 30592], zmm0                             ;   649.3 p8+p9  143 st
        vmovdqu64 [r8 + 30784], zmm19                            ;   651.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38784]                            ;   416.8 p3     143 st reload
        vmovdqu64 [r8 + 30656], zmm0                             ;   651.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47552]                            ;   417.3 p2      89 s reload
        vmovdqu64 [r8 + 30720], zmm0                             ;   653.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48320]                            ;   417.8 p3      89 s reload
        vmovdqu64 [r8 + 30848], zmm0                             ;   653.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47104]                            ;   418.3 p2      89 s reload
        vmovdqu64 [r8 + 30912], zmm0                             ;   655.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47360]                            ;   418.8 p3      89 s reload
        vmovdqu64 [r8 + 30976], zmm0                             ;   655.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47488]                            ;   419.3 p2      89 s reload
        vmovdqu64 [r8 + 31040], zmm0                             ;   657.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48192]                            ;   419.8 p3      89 s reload
        vmovdqu64 [r8 + 31104], zmm0                             ;   657.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47424]                            ;   420.3 p2      89 s reload
        vmovdqu64 [r8 + 31168], zmm0                             ;   659.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47936]                            ;   420.8 p3      89 s reload
        vmovdqu64 [r8 + 31232], zmm0                             ;   659.3 p8+p9  143 st
        vmovdqu64 [r8 + 31488], zmm17                            ;   661.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48064]                            ;   421.3 p2      89 s reload
        vmovdqu64 [r8 + 31296], zmm0                             ;   661.3 p8+p9  143 st
        vmovdqu64 [r8 + 31552], zmm14                            ;   663.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48256]                            ;   421.8 p3      89 s reload
        vmovdqu64 [r8 + 31360], zmm0                             ;   663.3 p8+p9  143 st
        vmovdqu64 [r8 + 31616], zmm30                            ;   665.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48384]                            ;   422.3 p2      89 s reload
        vmovdqu64 [r8 + 31424], zmm0                             ;   665.3 p8+p9  143 st
        vmovdqu64 [r8 + 31680], zmm6                             ;   667.0 p7+p4  143 st
        vmovdqu64 [r8 + 31744], zmm23                            ;   667.3 p8+p9  143 st
        vmovdqu64 [r8 + 31872], zmm15                            ;   669.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48512]                            ;   422.8 p3      89 s reload
        vmovdqu64 [r8 + 31808], zmm0                             ;   669.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47872]                            ;   423.3 p2      89 s reload
        vmovdqu64 [r8 + 31936], zmm0                             ;   671.0 p7+p4  143 st
        vmovdqu64 [r8 + 32192], zmm24                            ;   671.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47616]                            ;   423.8 p3      89 s reload
        vmovdqu64 [r8 + 32000], zmm0                             ;   673.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48000]                            ;   424.3 p2      89 s reload
        vmovdqu64 [r8 + 32064], zmm0                             ;   673.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47744]                            ;   424.8 p3      89 s reload
        vmovdqu64 [r8 + 32128], zmm0                             ;   675.0 p7+p4  143 st
        vmovdqu64 [r8 + 32384], zmm11                            ;   675.3 p8+p9  143 st
        vmovdqu64 [r8 + 32448], zmm26                            ;   677.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47680]                            ;   425.3 p2      89 s reload
        vmovdqu64 [r8 + 32256], zmm0                             ;   677.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 48448]                            ;   425.8 p3      89 s reload
        vmovdqu64 [r8 + 32320], zmm0                             ;   679.0 p7+p4  143 st
        vmovdqu64 [r8 + 32704], zmm4                             ;   679.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47168]                            ;   426.3 p2      89 s reload
        vmovdqu64 [r8 + 32512], zmm0                             ;   681.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47808]                            ;   426.8 p3      89 s reload
        vmovdqu64 [r8 + 32576], zmm0                             ;   681.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 48128]                            ;   427.3 p2      89 s reload
        vmovdqu64 [r8 + 32640], zmm0                             ;   683.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44992]                            ;   427.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 32768], zmm0                             ;   683.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44928]                            ;   428.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 32832], zmm0                             ;   685.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44864]                            ;   428.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 32896], zmm0                             ;   685.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44800]                            ;   429.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 32960], zmm0                             ;   687.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44736]                            ;   429.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33024], zmm0                             ;   687.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44672]                            ;   430.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33088], zmm0                             ;   689.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44608]                            ;   430.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33152], zmm0                             ;   689.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44480]                            ;   431.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33216], zmm0                             ;   691.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44416]                            ;   431.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33280], zmm0                             ;   691.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44352]                            ;   432.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33344], zmm0                             ;   693.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44288]                            ;   432.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33408], zmm0                             ;   693.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44224]                            ;   433.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33472], zmm0                             ;   695.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44160]                            ;   433.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33536], zmm0                             ;   695.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44096]                            ;   434.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33600], zmm0                             ;   697.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44032]                            ;   435.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 33664], zmm0                             ;   697.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43968]                            ;   435.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33728], zmm0                             ;   699.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43904]                            ;   437.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 33792], zmm0                             ;   699.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43840]                            ;   437.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33856], zmm0                             ;   701.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43776]                            ;   439.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 33920], zmm0                             ;   701.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43712]                            ;   439.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33984], zmm0                             ;   703.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43648]                            ;   441.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34048], zmm0                             ;   703.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43584]                            ;   441.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34112], zmm0                             ;   705.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43520]                            ;   443.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34176], zmm0                             ;   705.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43456]                            ;   443.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34240], zmm0                             ;   707.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43392]                            ;   445.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34304], zmm0                             ;   707.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43328]                            ;   445.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34368], zmm0                             ;   709.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43264]                            ;   447.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34432], zmm0                             ;   709.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43200]                            ;   447.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34496], zmm0                             ;   711.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43136]                            ;   449.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34560], zmm0                             ;   711.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43072]                            ;   449.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34624], zmm0                             ;   713.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43008]                            ;   451.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34688], zmm0                             ;   713.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44544]                            ;   451.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34752], zmm0                             ;   715.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47040]                            ;   453.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 34816], zmm0                             ;   715.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46976]                            ;   453.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 34880], zmm0                             ;   717.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46912]                            ;   455.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 34944], zmm0                             ;   717.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46848]                            ;   455.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35008], zmm0                             ;   719.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46784]                            ;   457.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35072], zmm0                             ;   719.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46720]                            ;   457.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35136], zmm0                             ;   721.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46656]                            ;   459.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35200], zmm0                             ;   721.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46592]                            ;   459.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35264], zmm0                             ;   723.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46528]                            ;   461.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35328], zmm0                             ;   723.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46464]                            ;   461.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35392], zmm0                             ;   725.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46400]                            ;   463.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35456], zmm0                             ;   725.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46336]                            ;   463.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35520], zmm0                             ;   727.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46272]                            ;   465.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35584], zmm0                             ;   727.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46208]                            ;   465.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35648], zmm0                             ;   729.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46144]                            ;   467.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35712], zmm0                             ;   729.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45504]                            ;   467.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35776], zmm0                             ;   731.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45696]                            ;   469.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35840], zmm0                             ;   731.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45888]                            ;   469.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35904], zmm0                             ;   733.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45760]                            ;   471.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35968], zmm0                             ;   733.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45312]                            ;   471.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36032], zmm0                             ;   735.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45120]                            ;   473.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36096], zmm0                             ;   735.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45440]                            ;   473.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36160], zmm0                             ;   737.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45824]                            ;   475.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36224], zmm0                             ;   737.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45632]                            ;   475.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36288], zmm0                             ;   739.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45184]                            ;   477.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36352], zmm0                             ;   739.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45056]                            ;   477.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36416], zmm0                             ;   741.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46080]                            ;   479.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36480], zmm0                             ;   741.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45568]                            ;   479.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36544], zmm0                             ;   743.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45248]                            ;   481.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36608], zmm0                             ;   743.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45952]                            ;   481.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36672], zmm0                             ;   745.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45376]                            ;   483.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36736], zmm0                             ;   745.3 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46016]                            ;   483.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36800], zmm0                             ;   747.0 p7+p4  143 st
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 51544]                             ;                    frame
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
snow2_init256.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
