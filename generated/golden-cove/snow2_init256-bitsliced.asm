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
;   body: 1448 uops, planned 451.8; bounds: width 241.3, ports 450.5, path 7.0
;   clocks: 2481 uops, planned 770.2; bounds: width 413.5, ports 720.0, path 32.0
;   body.2: 2157 uops, planned 749.8; bounds: width 359.5, ports 684.0, path 60.0
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
        sub rsp, 0xc9c0                                          ;                    frame
        and rsp, -64                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 51480], rax                             ;                    frame
        mov qword [rbp + 51456], rdi                             ;                    argument
        mov qword [rbp + 51464], rsi                             ;                    argument
        mov qword [rbp + 51472], rdx                             ;                    argument
        mov rax, qword [rbp + 51456]                             ;                    first state
        mov r8, qword [rbp + 51456]                              ;     0.2 p3     134 k.0 reload
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
        vmovdqa64 zmm1, zmm0                                     ;    27.7        136 s[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    27.7 p0     136 s[1]
        vmovdqu64 [rbp + 16256], zmm1                            ;    32.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 12352]                             ;    22.3 p3     134 k.1
        vmovdqa64 zmm2, zmm1                                     ;    28.3        136 s[1] copy
        vpternlogd zmm2, zmm1, zmm1, 0xf                         ;    28.3 p5     136 s[1]
        vmovdqu64 [rbp + 16320], zmm2                            ;    33.5 p8+p9   99 clocks
        vmovdqu64 zmm2, [r8 + 12416]                             ;    23.0 p2     134 k.2
        vmovdqa64 zmm3, zmm2                                     ;    29.0        136 s[1] copy
        vpternlogd zmm3, zmm2, zmm2, 0xf                         ;    29.0 p0     136 s[1]
        vmovdqu64 [rbp + 16384], zmm3                            ;    34.8 p7+p4   99 clocks
        vmovdqu64 zmm3, [r8 + 12480]                             ;    23.7 p3     134 k.3
        vmovdqa64 zmm4, zmm3                                     ;    29.7        136 s[1] copy
        vpternlogd zmm4, zmm3, zmm3, 0xf                         ;    29.7 p5     136 s[1]
        vmovdqu64 [rbp + 16448], zmm4                            ;    35.5 p8+p9   99 clocks
        vmovdqu64 zmm4, [r8 + 12544]                             ;    24.3 p2     134 k.4
        vmovdqa64 zmm5, zmm4                                     ;    30.3        136 s[1] copy
        vpternlogd zmm5, zmm4, zmm4, 0xf                         ;    30.3 p0     136 s[1]
        vmovdqu64 [rbp + 16512], zmm5                            ;    36.8 p7+p4   99 clocks
        vmovdqu64 zmm5, [r8 + 12608]                             ;    25.0 p3     134 k.5
        vmovdqa64 zmm6, zmm5                                     ;    31.0        136 s[1] copy
        vpternlogd zmm6, zmm5, zmm5, 0xf                         ;    31.0 p5     136 s[1]
        vmovdqu64 [rbp + 16576], zmm6                            ;    37.5 p8+p9   99 clocks
        vmovdqu64 zmm6, [r8 + 12672]                             ;    25.7 p2     134 k.6
        vmovdqa64 zmm7, zmm6                                     ;    31.7        136 s[1] copy
        vpternlogd zmm7, zmm6, zmm6, 0xf                         ;    31.7 p0     136 s[1]
        vmovdqu64 [rbp + 16640], zmm7                            ;    38.8 p7+p4   99 clocks
        vmovdqu64 zmm7, [r8 + 12736]                             ;    26.3 p3     134 k.7
        vmovdqa64 zmm8, zmm7                                     ;    32.3        136 s[1] copy
        vpternlogd zmm8, zmm7, zmm7, 0xf                         ;    32.3 p5     136 s[1]
        vmovdqu64 [rbp + 16704], zmm8                            ;    39.5 p8+p9   99 clocks
        vmovdqu64 zmm8, [r8 + 12800]                             ;    27.0 p2     134 k.8
        vmovdqa64 zmm9, zmm8                                     ;    33.0        136 s[1] copy
        vpternlogd zmm9, zmm8, zmm8, 0xf                         ;    33.0 p0     136 s[1]
        vmovdqu64 [rbp + 16768], zmm9                            ;    40.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [r8 + 12864]                             ;    27.7 p3     134 k.9
        vmovdqa64 zmm10, zmm9                                    ;    33.7        136 s[1] copy
        vpternlogd zmm10, zmm9, zmm9, 0xf                        ;    33.7 p5     136 s[1]
        vmovdqu64 [rbp + 16832], zmm10                           ;    41.5 p8+p9   99 clocks
        vmovdqu64 zmm10, [r8 + 12928]                            ;    28.3 p2     134 k.10
        vmovdqa64 zmm11, zmm10                                   ;    34.3        136 s[1] copy
        vpternlogd zmm11, zmm10, zmm10, 0xf                      ;    34.3 p0     136 s[1]
        vmovdqu64 [rbp + 16896], zmm11                           ;    42.8 p7+p4   99 clocks
        vmovdqu64 zmm11, [r8 + 12992]                            ;    29.0 p3     134 k.11
        vmovdqa64 zmm12, zmm11                                   ;    35.0        136 s[1] copy
        vpternlogd zmm12, zmm11, zmm11, 0xf                      ;    35.0 p5     136 s[1]
        vmovdqu64 [rbp + 16960], zmm12                           ;    43.5 p8+p9   99 clocks
        vmovdqu64 zmm12, [r8 + 13056]                            ;    29.7 p2     134 k.12
        vmovdqa64 zmm13, zmm12                                   ;    35.7        136 s[1] copy
        vpternlogd zmm13, zmm12, zmm12, 0xf                      ;    35.7 p0     136 s[1]
        vmovdqu64 [rbp + 17024], zmm13                           ;    44.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [r8 + 13120]                            ;    30.3 p3     134 k.13
        vmovdqa64 zmm14, zmm13                                   ;    36.3        136 s[1] copy
        vpternlogd zmm14, zmm13, zmm13, 0xf                      ;    36.3 p5     136 s[1]
        vmovdqu64 [rbp + 17088], zmm14                           ;    45.5 p8+p9   99 clocks
        vmovdqu64 zmm14, [r8 + 13184]                            ;    31.0 p2     134 k.14
        vmovdqa64 zmm15, zmm14                                   ;    37.0        136 s[1] copy
        vpternlogd zmm15, zmm14, zmm14, 0xf                      ;    37.0 p0     136 s[1]
        vmovdqu64 [rbp + 17152], zmm15                           ;    46.8 p7+p4   99 clocks
        vmovdqu64 zmm15, [r8 + 13248]                            ;    31.7 p3     134 k.15
        vmovdqa64 zmm16, zmm15                                   ;    37.7        136 s[1] copy
        vpternlogd zmm16, zmm15, zmm15, 0xf                      ;    37.7 p5     136 s[1]
        vmovdqu64 [rbp + 17216], zmm16                           ;    47.5 p8+p9   99 clocks
        vmovdqu64 zmm16, [r8 + 13312]                            ;    32.3 p2     134 k.16
        vmovdqa64 zmm17, zmm16                                   ;    38.3        136 s[1] copy
        vpternlogd zmm17, zmm16, zmm16, 0xf                      ;    38.3 p0     136 s[1]
        vmovdqu64 [rbp + 17280], zmm17                           ;    48.8 p7+p4   99 clocks
        vmovdqu64 zmm17, [r8 + 13376]                            ;    33.0 p3     134 k.17
        vmovdqa64 zmm18, zmm17                                   ;    39.0        136 s[1] copy
        vpternlogd zmm18, zmm17, zmm17, 0xf                      ;    39.0 p5     136 s[1]
        vmovdqu64 [rbp + 17344], zmm18                           ;    49.5 p8+p9   99 clocks
        vmovdqu64 zmm18, [r8 + 13440]                            ;    33.7 p2     134 k.18
        vmovdqa64 zmm19, zmm18                                   ;    39.7        136 s[1] copy
        vpternlogd zmm19, zmm18, zmm18, 0xf                      ;    39.7 p0     136 s[1]
        vmovdqu64 [rbp + 17408], zmm19                           ;    50.8 p7+p4   99 clocks
        vmovdqu64 zmm19, [r8 + 13504]                            ;    34.3 p3     134 k.19
        vmovdqa64 zmm20, zmm19                                   ;    40.3        136 s[1] copy
        vpternlogd zmm20, zmm19, zmm19, 0xf                      ;    40.3 p5     136 s[1]
        vmovdqu64 [rbp + 17472], zmm20                           ;    51.5 p8+p9   99 clocks
        vmovdqu64 zmm20, [r8 + 13568]                            ;    35.0 p2     134 k.20
        vmovdqa64 zmm21, zmm20                                   ;    41.0        136 s[1] copy
        vpternlogd zmm21, zmm20, zmm20, 0xf                      ;    41.0 p0     136 s[1]
        vmovdqu64 [rbp + 17536], zmm21                           ;    52.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [r8 + 13632]                            ;    35.7 p3     134 k.21
        vmovdqa64 zmm22, zmm21                                   ;    41.7        136 s[1] copy
        vpternlogd zmm22, zmm21, zmm21, 0xf                      ;    41.7 p5     136 s[1]
        vmovdqu64 [rbp + 17600], zmm22                           ;    53.5 p8+p9   99 clocks
        vmovdqu64 zmm22, [r8 + 13696]                            ;    36.3 p2     134 k.22
        vmovdqa64 zmm23, zmm22                                   ;    42.3        136 s[1] copy
        vpternlogd zmm23, zmm22, zmm22, 0xf                      ;    42.3 p0     136 s[1]
        vmovdqu64 [rbp + 17664], zmm23                           ;    54.8 p7+p4   99 clocks
        vmovdqu64 zmm23, [r8 + 13760]                            ;    37.0 p3     134 k.23
        vmovdqa64 zmm24, zmm23                                   ;    43.0        136 s[1] copy
        vpternlogd zmm24, zmm23, zmm23, 0xf                      ;    43.0 p5     136 s[1]
        vmovdqu64 [rbp + 17728], zmm24                           ;    55.5 p8+p9   99 clocks
        vmovdqu64 zmm24, [r8 + 13824]                            ;    37.7 p2     134 k.24
        vmovdqa64 zmm25, zmm24                                   ;    43.7        136 s[1] copy
        vpternlogd zmm25, zmm24, zmm24, 0xf                      ;    43.7 p0     136 s[1]
        vmovdqu64 [rbp + 17792], zmm25                           ;    56.8 p7+p4   99 clocks
        vmovdqu64 zmm25, [r8 + 13888]                            ;    38.3 p3     134 k.25
        vmovdqa64 zmm26, zmm25                                   ;    44.3        136 s[1] copy
        vpternlogd zmm26, zmm25, zmm25, 0xf                      ;    44.3 p5     136 s[1]
        vmovdqu64 [rbp + 17856], zmm26                           ;    57.5 p8+p9   99 clocks
        vmovdqu64 zmm26, [r8 + 13952]                            ;    39.0 p2     134 k.26
        vmovdqa64 zmm27, zmm26                                   ;    45.0        136 s[1] copy
        vpternlogd zmm27, zmm26, zmm26, 0xf                      ;    45.0 p0     136 s[1]
        vmovdqu64 [rbp + 17920], zmm27                           ;    58.8 p7+p4   99 clocks
        vmovdqu64 zmm27, [r8 + 14016]                            ;    39.7 p3     134 k.27
        vmovdqa64 zmm28, zmm27                                   ;    45.7        136 s[1] copy
        vpternlogd zmm28, zmm27, zmm27, 0xf                      ;    45.7 p5     136 s[1]
        vmovdqu64 [rbp + 17984], zmm28                           ;    59.5 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 14080]                            ;    40.3 p2     134 k.28
        vmovdqa64 zmm29, zmm28                                   ;    46.3        136 s[1] copy
        vpternlogd zmm29, zmm28, zmm28, 0xf                      ;    46.3 p0     136 s[1]
        vmovdqu64 [rbp + 18048], zmm29                           ;    60.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 14144]                            ;    41.0 p3     134 k.29
        vmovdqu64 zmm30, [r8 + 14208]                            ;    41.3 p2     134 k.30
        vmovdqa64 zmm31, zmm29                                   ;    47.0        136 s[1] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    47.0 p5     136 s[1]
        vmovdqu64 [rbp + 18112], zmm31                           ;    61.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 14272]                            ;    42.0 p3     134 k.31
        vmovdqa64 zmm29, zmm30                                   ;    47.3        136 s[1] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    47.3 p0     136 s[1]
        vmovdqu64 [rbp + 18176], zmm29                           ;    62.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 10240]                            ;    42.5 p2     134 k.0
        vmovdqa64 zmm30, zmm31                                   ;    48.0        136 s[1] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    48.0 p5     136 s[1]
        vmovdqu64 [rbp + 18240], zmm30                           ;    63.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10304]                            ;    43.2 p3     134 k.1
        vmovdqa64 zmm31, zmm29                                   ;    48.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    48.5 p0     136 s[2]
        vmovdqu64 [rbp + 18304], zmm31                           ;    64.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10368]                            ;    43.8 p2     134 k.2
        vmovdqa64 zmm29, zmm30                                   ;    49.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    49.2 p5     136 s[2]
        vmovdqu64 [rbp + 18368], zmm29                           ;    65.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 10432]                            ;    44.5 p3     134 k.3
        vmovdqa64 zmm30, zmm31                                   ;    49.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    49.8 p0     136 s[2]
        vmovdqu64 [rbp + 18432], zmm30                           ;    66.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 10496]                            ;    45.2 p2     134 k.4
        vmovdqa64 zmm31, zmm29                                   ;    50.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    50.5 p5     136 s[2]
        vmovdqu64 [rbp + 18496], zmm31                           ;    67.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 10560]                            ;    45.8 p3     134 k.5
        vmovdqa64 zmm29, zmm30                                   ;    51.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    51.2 p0     136 s[2]
        vmovdqu64 [rbp + 18560], zmm29                           ;    68.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 10624]                            ;    46.5 p2     134 k.6
        vmovdqa64 zmm30, zmm31                                   ;    51.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    51.8 p5     136 s[2]
        vmovdqu64 [rbp + 18624], zmm30                           ;    69.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 10688]                            ;    47.2 p3     134 k.7
        vmovdqa64 zmm31, zmm29                                   ;    52.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    52.5 p0     136 s[2]
        vmovdqu64 [rbp + 18688], zmm31                           ;    70.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 10752]                            ;    47.8 p2     134 k.8
        vmovdqa64 zmm29, zmm30                                   ;    53.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    53.2 p5     136 s[2]
        vmovdqu64 [rbp + 18752], zmm29                           ;    71.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 10816]                            ;    48.5 p3     134 k.9
        vmovdqa64 zmm30, zmm31                                   ;    53.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    53.8 p0     136 s[2]
        vmovdqu64 [rbp + 18816], zmm30                           ;    72.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 10880]                            ;    49.2 p2     134 k.10
        vmovdqa64 zmm31, zmm29                                   ;    54.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    54.5 p5     136 s[2]
        vmovdqu64 [rbp + 18880], zmm31                           ;    73.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 10944]                            ;    49.8 p3     134 k.11
        vmovdqa64 zmm29, zmm30                                   ;    55.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    55.2 p0     136 s[2]
        vmovdqu64 [rbp + 18944], zmm29                           ;    74.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 11008]                            ;    50.5 p2     134 k.12
        vmovdqa64 zmm30, zmm31                                   ;    55.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    55.8 p5     136 s[2]
        vmovdqu64 [rbp + 19008], zmm30                           ;    75.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11072]                            ;    51.2 p3     134 k.13
        vmovdqa64 zmm31, zmm29                                   ;    56.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    56.5 p0     136 s[2]
        vmovdqu64 [rbp + 19072], zmm31                           ;    76.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11136]                            ;    51.8 p2     134 k.14
        vmovdqa64 zmm29, zmm30                                   ;    57.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    57.2 p5     136 s[2]
        vmovdqu64 [rbp + 19136], zmm29                           ;    77.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 11200]                            ;    52.5 p3     134 k.15
        vmovdqa64 zmm30, zmm31                                   ;    57.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    57.8 p0     136 s[2]
        vmovdqu64 [rbp + 19200], zmm30                           ;    78.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 11264]                            ;    53.2 p2     134 k.16
        vmovdqa64 zmm31, zmm29                                   ;    58.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    58.5 p5     136 s[2]
        vmovdqu64 [rbp + 19264], zmm31                           ;    79.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 11328]                            ;    53.8 p3     134 k.17
        vmovdqa64 zmm29, zmm30                                   ;    59.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    59.2 p0     136 s[2]
        vmovdqu64 [rbp + 19328], zmm29                           ;    80.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 11392]                            ;    54.5 p2     134 k.18
        vmovdqa64 zmm30, zmm31                                   ;    59.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    59.8 p5     136 s[2]
        vmovdqu64 [rbp + 19392], zmm30                           ;    81.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11456]                            ;    55.2 p3     134 k.19
        vmovdqa64 zmm31, zmm29                                   ;    60.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    60.5 p0     136 s[2]
        vmovdqu64 [rbp + 19456], zmm31                           ;    82.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11520]                            ;    55.8 p2     134 k.20
        vmovdqa64 zmm29, zmm30                                   ;    61.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    61.2 p5     136 s[2]
        vmovdqu64 [rbp + 19520], zmm29                           ;    83.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 11584]                            ;    56.5 p3     134 k.21
        vmovdqa64 zmm30, zmm31                                   ;    61.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    61.8 p0     136 s[2]
        vmovdqu64 [rbp + 19584], zmm30                           ;    84.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 11648]                            ;    57.2 p2     134 k.22
        vmovdqa64 zmm31, zmm29                                   ;    62.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    62.5 p5     136 s[2]
        vmovdqu64 [rbp + 19648], zmm31                           ;    85.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 11712]                            ;    57.8 p3     134 k.23
        vmovdqa64 zmm29, zmm30                                   ;    63.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    63.2 p0     136 s[2]
        vmovdqu64 [rbp + 19712], zmm29                           ;    86.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 11776]                            ;    58.5 p2     134 k.24
        vmovdqa64 zmm30, zmm31                                   ;    63.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    63.8 p5     136 s[2]
        vmovdqu64 [rbp + 19776], zmm30                           ;    87.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 11840]                            ;    59.2 p3     134 k.25
        vmovdqa64 zmm31, zmm29                                   ;    64.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    64.5 p0     136 s[2]
        vmovdqu64 [rbp + 19840], zmm31                           ;    88.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 11904]                            ;    59.8 p2     134 k.26
        vmovdqa64 zmm29, zmm30                                   ;    65.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    65.2 p5     136 s[2]
        vmovdqu64 [rbp + 19904], zmm29                           ;    89.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 11968]                            ;    60.5 p3     134 k.27
        vmovdqa64 zmm30, zmm31                                   ;    65.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    65.8 p0     136 s[2]
        vmovdqu64 [rbp + 19968], zmm30                           ;    90.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 12032]                            ;    61.2 p2     134 k.28
        vmovdqa64 zmm31, zmm29                                   ;    66.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    66.5 p5     136 s[2]
        vmovdqu64 [rbp + 20032], zmm31                           ;    91.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 12096]                            ;    61.8 p3     134 k.29
        vmovdqa64 zmm29, zmm30                                   ;    67.2        136 s[2] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;    67.2 p0     136 s[2]
        vmovdqu64 [rbp + 20096], zmm29                           ;    92.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 12160]                            ;    62.5 p2     134 k.30
        vmovdqa64 zmm30, zmm31                                   ;    67.8        136 s[2] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    67.8 p5     136 s[2]
        vmovdqu64 [rbp + 20160], zmm30                           ;    93.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 12224]                            ;    63.2 p3     134 k.31
        vmovdqa64 zmm31, zmm29                                   ;    68.5        136 s[2] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    68.5 p0     136 s[2]
        vmovdqu64 [rbp + 20224], zmm31                           ;    94.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 8192]                             ;    63.8 p2     134 k.0
        vmovdqa64 zmm29, zmm31                                   ;    69.8        136 s[3] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;    69.8 p5     136 s[3]
        vmovdqa64 zmm31, zmm30                                   ;    69.2        136 s[2] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    69.2 p0     136 s[2]
        vmovdqu64 [rbp + 20288], zmm31                           ;    95.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 20352], zmm29                           ;    96.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 8256]                             ;    65.0 p3     134 k.1
        vmovdqu64 zmm31, [r8 + 8320]                             ;    65.2 p2     134 k.2
        vmovdqa64 zmm30, zmm29                                   ;    71.0        136 s[3] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;    71.0 p5     136 s[3]
        vmovdqu64 [rbp + 20416], zmm30                           ;    97.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8384]                             ;    66.0 p3     134 k.3
        vmovdqa64 zmm30, zmm31                                   ;    71.2        136 s[3] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;    71.2 p0     136 s[3]
        vmovdqu64 [rbp + 20480], zmm30                           ;    98.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 20544], zmm29                           ;    99.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8448]                             ;    66.7 p2     134 k.4
        vmovdqa64 zmm31, zmm29                                   ;    72.0        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    72.0 p5     136 s[3]
        vmovdqu64 [rbp + 20608], zmm31                           ;   100.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 20672], zmm30                           ;   101.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8512]                             ;    67.5 p3     134 k.5
        vmovdqa64 zmm31, zmm30                                   ;    72.7        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    72.7 p0     136 s[3]
        vmovdqu64 [rbp + 20736], zmm31                           ;   102.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8576]                             ;    68.2 p2     134 k.6
        vmovdqa64 zmm31, zmm29                                   ;    73.5        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    73.5 p5     136 s[3]
        vmovdqu64 [rbp + 20800], zmm31                           ;   103.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8640]                             ;    68.8 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;    74.2        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    74.2 p0     136 s[3]
        vmovdqu64 [rbp + 20864], zmm31                           ;   104.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8704]                             ;    69.5 p2     134 k.8
        vmovdqa64 zmm31, zmm29                                   ;    74.8        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    74.8 p5     136 s[3]
        vmovdqu64 [rbp + 20928], zmm31                           ;   105.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8768]                             ;    70.2 p3     134 k.9
        vmovdqa64 zmm31, zmm30                                   ;    75.5        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    75.5 p0     136 s[3]
        vmovdqu64 [rbp + 20992], zmm31                           ;   106.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8832]                             ;    70.8 p2     134 k.10
        vmovdqa64 zmm31, zmm29                                   ;    76.2        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    76.2 p5     136 s[3]
        vmovdqu64 [rbp + 21056], zmm31                           ;   107.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8896]                             ;    71.5 p3     134 k.11
        vmovdqa64 zmm31, zmm30                                   ;    76.8        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    76.8 p0     136 s[3]
        vmovdqu64 [rbp + 21120], zmm31                           ;   108.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8960]                             ;    72.2 p2     134 k.12
        vmovdqa64 zmm31, zmm29                                   ;    77.5        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    77.5 p5     136 s[3]
        vmovdqu64 [rbp + 21184], zmm31                           ;   109.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9024]                             ;    72.8 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;    78.2        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    78.2 p0     136 s[3]
        vmovdqu64 [rbp + 21248], zmm31                           ;   110.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9088]                             ;    73.5 p2     134 k.14
        vmovdqa64 zmm31, zmm29                                   ;    78.8        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    78.8 p5     136 s[3]
        vmovdqu64 [rbp + 21312], zmm31                           ;   111.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9152]                             ;    74.2 p3     134 k.15
        vmovdqa64 zmm31, zmm30                                   ;    79.5        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    79.5 p0     136 s[3]
        vmovdqu64 [rbp + 21376], zmm31                           ;   112.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9216]                             ;    74.8 p2     134 k.16
        vmovdqa64 zmm31, zmm29                                   ;    80.2        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    80.2 p5     136 s[3]
        vmovdqu64 [rbp + 21440], zmm31                           ;   113.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9280]                             ;    75.5 p3     134 k.17
        vmovdqa64 zmm31, zmm30                                   ;    80.8        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    80.8 p0     136 s[3]
        vmovdqu64 [rbp + 21504], zmm31                           ;   114.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9344]                             ;    76.2 p2     134 k.18
        vmovdqa64 zmm31, zmm29                                   ;    81.5        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    81.5 p5     136 s[3]
        vmovdqu64 [rbp + 21568], zmm31                           ;   115.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9408]                             ;    76.8 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;    82.2        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    82.2 p0     136 s[3]
        vmovdqu64 [rbp + 21632], zmm31                           ;   116.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9472]                             ;    77.5 p2     134 k.20
        vmovdqa64 zmm31, zmm29                                   ;    82.8        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    82.8 p5     136 s[3]
        vmovdqu64 [rbp + 21696], zmm31                           ;   117.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9536]                             ;    78.2 p3     134 k.21
        vmovdqa64 zmm31, zmm30                                   ;    83.5        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    83.5 p0     136 s[3]
        vmovdqu64 [rbp + 21760], zmm31                           ;   118.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9600]                             ;    78.8 p2     134 k.22
        vmovdqa64 zmm31, zmm29                                   ;    84.2        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    84.2 p5     136 s[3]
        vmovdqu64 [rbp + 21824], zmm31                           ;   119.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9664]                             ;    79.5 p3     134 k.23
        vmovdqa64 zmm31, zmm30                                   ;    84.8        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    84.8 p0     136 s[3]
        vmovdqu64 [rbp + 21888], zmm31                           ;   120.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9728]                             ;    80.2 p2     134 k.24
        vmovdqa64 zmm31, zmm29                                   ;    85.5        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    85.5 p5     136 s[3]
        vmovdqu64 [rbp + 21952], zmm31                           ;   121.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9792]                             ;    80.8 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;    86.2        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    86.2 p0     136 s[3]
        vmovdqu64 [rbp + 22016], zmm31                           ;   122.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9856]                             ;    81.5 p2     134 k.26
        vmovdqa64 zmm31, zmm29                                   ;    86.8        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    86.8 p5     136 s[3]
        vmovdqu64 [rbp + 22080], zmm31                           ;   123.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 9920]                             ;    82.2 p3     134 k.27
        vmovdqa64 zmm31, zmm30                                   ;    87.5        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    87.5 p0     136 s[3]
        vmovdqu64 [rbp + 22144], zmm31                           ;   124.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 9984]                             ;    82.8 p2     134 k.28
        vmovdqa64 zmm31, zmm29                                   ;    88.2        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    88.2 p5     136 s[3]
        vmovdqu64 [rbp + 22208], zmm31                           ;   125.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 10048]                            ;    83.5 p3     134 k.29
        vmovdqa64 zmm31, zmm30                                   ;    88.8        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    88.8 p0     136 s[3]
        vmovdqu64 [rbp + 22272], zmm31                           ;   126.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 10112]                            ;    84.2 p2     134 k.30
        vmovdqa64 zmm31, zmm29                                   ;    89.5        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    89.5 p5     136 s[3]
        vmovdqu64 [rbp + 22336], zmm31                           ;   127.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 10176]                            ;    84.8 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;    90.2        136 s[3] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    90.2 p0     136 s[3]
        vmovdqu64 [rbp + 22400], zmm31                           ;   128.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 6144]                             ;    85.5 p2     134 k.0
        vmovdqa64 zmm31, zmm29                                   ;    90.8        136 s[3] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;    90.8 p5     136 s[3]
        vmovdqu64 [rbp + 22464], zmm31                           ;   129.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 6208]                             ;    86.2 p3     134 k.1
        vmovdqa64 zmm31, zmm30                                   ;    91.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    91.5 p0     136 s[4]
        vmovdqu64 [rbp + 22528], zmm31                           ;   130.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6272]                             ;    86.8 p2     134 k.2
        vmovdqa64 zmm30, zmm29                                   ;    92.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;    92.2 p5     136 s[4]
        vmovdqu64 [rbp + 22592], zmm30                           ;   131.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6336]                             ;    87.5 p3     134 k.3
        vmovdqa64 zmm29, zmm31                                   ;    92.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;    92.8 p0     136 s[4]
        vmovdqu64 [rbp + 22656], zmm29                           ;   132.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 6400]                             ;    88.2 p2     134 k.4
        vmovdqa64 zmm31, zmm30                                   ;    93.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    93.5 p5     136 s[4]
        vmovdqu64 [rbp + 22720], zmm31                           ;   133.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 6464]                             ;    88.8 p3     134 k.5
        vmovdqa64 zmm30, zmm29                                   ;    94.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;    94.2 p0     136 s[4]
        vmovdqu64 [rbp + 22784], zmm30                           ;   134.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 6528]                             ;    89.5 p2     134 k.6
        vmovdqa64 zmm29, zmm31                                   ;    94.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;    94.8 p5     136 s[4]
        vmovdqu64 [rbp + 22848], zmm29                           ;   135.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 6592]                             ;    90.2 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;    95.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    95.5 p0     136 s[4]
        vmovdqu64 [rbp + 22912], zmm31                           ;   136.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 6656]                             ;    90.8 p2     134 k.8
        vmovdqa64 zmm30, zmm29                                   ;    96.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;    96.2 p5     136 s[4]
        vmovdqu64 [rbp + 22976], zmm30                           ;   137.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 6720]                             ;    91.5 p3     134 k.9
        vmovdqa64 zmm29, zmm31                                   ;    96.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;    96.8 p0     136 s[4]
        vmovdqu64 [rbp + 23040], zmm29                           ;   138.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 6784]                             ;    92.2 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;    97.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    97.5 p5     136 s[4]
        vmovdqu64 [rbp + 23104], zmm31                           ;   139.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 6848]                             ;    92.8 p3     134 k.11
        vmovdqa64 zmm30, zmm29                                   ;    98.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;    98.2 p0     136 s[4]
        vmovdqu64 [rbp + 23168], zmm30                           ;   140.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 6912]                             ;    93.5 p2     134 k.12
        vmovdqa64 zmm29, zmm31                                   ;    98.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;    98.8 p5     136 s[4]
        vmovdqu64 [rbp + 23232], zmm29                           ;   141.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 6976]                             ;    94.2 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;    99.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;    99.5 p0     136 s[4]
        vmovdqu64 [rbp + 23296], zmm31                           ;   142.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7040]                             ;    94.8 p2     134 k.14
        vmovdqa64 zmm30, zmm29                                   ;   100.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   100.2 p5     136 s[4]
        vmovdqu64 [rbp + 23360], zmm30                           ;   143.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7104]                             ;    95.5 p3     134 k.15
        vmovdqa64 zmm29, zmm31                                   ;   100.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   100.8 p0     136 s[4]
        vmovdqu64 [rbp + 23424], zmm29                           ;   144.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 7168]                             ;    96.2 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;   101.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   101.5 p5     136 s[4]
        vmovdqu64 [rbp + 23488], zmm31                           ;   145.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 7232]                             ;    96.8 p3     134 k.17
        vmovdqa64 zmm30, zmm29                                   ;   102.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   102.2 p0     136 s[4]
        vmovdqu64 [rbp + 23552], zmm30                           ;   146.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 7296]                             ;    97.5 p2     134 k.18
        vmovdqa64 zmm29, zmm31                                   ;   102.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   102.8 p5     136 s[4]
        vmovdqu64 [rbp + 23616], zmm29                           ;   147.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 7360]                             ;    98.2 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;   103.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   103.5 p0     136 s[4]
        vmovdqu64 [rbp + 23680], zmm31                           ;   148.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7424]                             ;    98.8 p2     134 k.20
        vmovdqa64 zmm30, zmm29                                   ;   104.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   104.2 p5     136 s[4]
        vmovdqu64 [rbp + 23744], zmm30                           ;   149.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7488]                             ;    99.5 p3     134 k.21
        vmovdqa64 zmm29, zmm31                                   ;   104.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   104.8 p0     136 s[4]
        vmovdqu64 [rbp + 23808], zmm29                           ;   150.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 7552]                             ;   100.2 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;   105.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   105.5 p5     136 s[4]
        vmovdqu64 [rbp + 23872], zmm31                           ;   151.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 7616]                             ;   100.8 p3     134 k.23
        vmovdqa64 zmm30, zmm29                                   ;   106.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   106.2 p0     136 s[4]
        vmovdqu64 [rbp + 23936], zmm30                           ;   152.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 7680]                             ;   101.5 p2     134 k.24
        vmovdqa64 zmm29, zmm31                                   ;   106.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   106.8 p5     136 s[4]
        vmovdqu64 [rbp + 24000], zmm29                           ;   153.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 7744]                             ;   102.2 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;   107.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   107.5 p0     136 s[4]
        vmovdqu64 [rbp + 24064], zmm31                           ;   154.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 7808]                             ;   102.8 p2     134 k.26
        vmovdqa64 zmm30, zmm29                                   ;   108.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   108.2 p5     136 s[4]
        vmovdqu64 [rbp + 24128], zmm30                           ;   155.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 7872]                             ;   103.5 p3     134 k.27
        vmovdqa64 zmm29, zmm31                                   ;   108.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   108.8 p0     136 s[4]
        vmovdqu64 [rbp + 24192], zmm29                           ;   156.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 7936]                             ;   104.2 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;   109.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   109.5 p5     136 s[4]
        vmovdqu64 [rbp + 24256], zmm31                           ;   157.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 8000]                             ;   104.8 p3     134 k.29
        vmovdqa64 zmm30, zmm29                                   ;   110.2        136 s[4] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   110.2 p0     136 s[4]
        vmovdqu64 [rbp + 24320], zmm30                           ;   158.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 8064]                             ;   105.5 p2     134 k.30
        vmovdqa64 zmm29, zmm31                                   ;   110.8        136 s[4] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   110.8 p5     136 s[4]
        vmovdqu64 [rbp + 24384], zmm29                           ;   159.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8128]                             ;   106.2 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;   111.5        136 s[4] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   111.5 p0     136 s[4]
        vmovdqu64 [rbp + 24448], zmm31                           ;   160.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 4096]                             ;   106.8 p2     134 k.0
        vmovdqa64 zmm30, zmm31                                   ;   112.8        136 s[5] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   112.8 p5     136 s[5]
        vmovdqa64 zmm31, zmm29                                   ;   112.2        136 s[4] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   112.2 p0     136 s[4]
        vmovdqu64 [rbp + 24512], zmm31                           ;   161.5 p8+p9   99 clocks
        vmovdqu64 [rbp + 24576], zmm30                           ;   162.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4160]                             ;   108.0 p3     134 k.1
        vmovdqu64 zmm31, [r8 + 4224]                             ;   108.2 p2     134 k.2
        vmovdqa64 zmm29, zmm30                                   ;   114.0        136 s[5] copy
        vpternlogd zmm29, zmm30, zmm30, 0xf                      ;   114.0 p5     136 s[5]
        vmovdqu64 [rbp + 24640], zmm29                           ;   163.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4288]                             ;   109.0 p3     134 k.3
        vmovdqa64 zmm30, zmm31                                   ;   114.2        136 s[5] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   114.2 p0     136 s[5]
        vmovdqu64 [rbp + 24704], zmm30                           ;   164.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4352]                             ;   109.5 p2     134 k.4
        vmovdqa64 zmm31, zmm29                                   ;   115.0        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   115.0 p5     136 s[5]
        vmovdqu64 [rbp + 24768], zmm31                           ;   165.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4416]                             ;   110.2 p3     134 k.5
        vmovdqa64 zmm31, zmm30                                   ;   115.5        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   115.5 p0     136 s[5]
        vmovdqu64 [rbp + 24832], zmm31                           ;   166.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4480]                             ;   110.8 p2     134 k.6
        vmovdqa64 zmm31, zmm29                                   ;   116.2        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   116.2 p5     136 s[5]
        vmovdqu64 [rbp + 24896], zmm31                           ;   167.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4544]                             ;   111.5 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;   116.8        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   116.8 p0     136 s[5]
        vmovdqu64 [rbp + 24960], zmm31                           ;   168.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4608]                             ;   112.2 p2     134 k.8
        vmovdqa64 zmm31, zmm29                                   ;   117.5        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   117.5 p5     136 s[5]
        vmovdqu64 [rbp + 25024], zmm31                           ;   169.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4672]                             ;   112.8 p3     134 k.9
        vmovdqa64 zmm31, zmm30                                   ;   118.2        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   118.2 p0     136 s[5]
        vmovdqu64 [rbp + 25088], zmm31                           ;   170.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4736]                             ;   113.5 p2     134 k.10
        vmovdqa64 zmm31, zmm29                                   ;   118.8        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   118.8 p5     136 s[5]
        vmovdqu64 [rbp + 25152], zmm31                           ;   171.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4800]                             ;   114.2 p3     134 k.11
        vmovdqa64 zmm31, zmm30                                   ;   119.5        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   119.5 p0     136 s[5]
        vmovdqu64 [rbp + 25216], zmm31                           ;   172.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4864]                             ;   114.8 p2     134 k.12
        vmovdqa64 zmm31, zmm29                                   ;   120.2        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   120.2 p5     136 s[5]
        vmovdqu64 [rbp + 25280], zmm31                           ;   173.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4928]                             ;   115.5 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;   120.8        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   120.8 p0     136 s[5]
        vmovdqu64 [rbp + 25344], zmm31                           ;   174.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 4992]                             ;   116.2 p2     134 k.14
        vmovdqa64 zmm31, zmm29                                   ;   121.5        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   121.5 p5     136 s[5]
        vmovdqu64 [rbp + 25408], zmm31                           ;   175.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5056]                             ;   116.8 p3     134 k.15
        vmovdqa64 zmm31, zmm30                                   ;   122.2        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   122.2 p0     136 s[5]
        vmovdqu64 [rbp + 25472], zmm31                           ;   176.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5120]                             ;   117.5 p2     134 k.16
        vmovdqa64 zmm31, zmm29                                   ;   122.8        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   122.8 p5     136 s[5]
        vmovdqu64 [rbp + 25536], zmm31                           ;   177.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5184]                             ;   118.2 p3     134 k.17
        vmovdqa64 zmm31, zmm30                                   ;   123.5        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   123.5 p0     136 s[5]
        vmovdqu64 [rbp + 25600], zmm31                           ;   178.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5248]                             ;   118.8 p2     134 k.18
        vmovdqa64 zmm31, zmm29                                   ;   124.2        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   124.2 p5     136 s[5]
        vmovdqu64 [rbp + 25664], zmm31                           ;   179.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5312]                             ;   119.5 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;   124.8        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   124.8 p0     136 s[5]
        vmovdqu64 [rbp + 25728], zmm31                           ;   180.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5376]                             ;   120.2 p2     134 k.20
        vmovdqa64 zmm31, zmm29                                   ;   125.5        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   125.5 p5     136 s[5]
        vmovdqu64 [rbp + 25792], zmm31                           ;   181.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5440]                             ;   120.8 p3     134 k.21
        vmovdqa64 zmm31, zmm30                                   ;   126.2        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   126.2 p0     136 s[5]
        vmovdqu64 [rbp + 25856], zmm31                           ;   182.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5504]                             ;   121.5 p2     134 k.22
        vmovdqa64 zmm31, zmm29                                   ;   126.8        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   126.8 p5     136 s[5]
        vmovdqu64 [rbp + 25920], zmm31                           ;   183.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5568]                             ;   122.2 p3     134 k.23
        vmovdqa64 zmm31, zmm30                                   ;   127.5        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   127.5 p0     136 s[5]
        vmovdqu64 [rbp + 25984], zmm31                           ;   184.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5632]                             ;   122.8 p2     134 k.24
        vmovdqa64 zmm31, zmm29                                   ;   128.2        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   128.2 p5     136 s[5]
        vmovdqu64 [rbp + 26048], zmm31                           ;   185.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5696]                             ;   123.5 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;   128.8        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   128.8 p0     136 s[5]
        vmovdqu64 [rbp + 26112], zmm31                           ;   186.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5760]                             ;   124.2 p2     134 k.26
        vmovdqa64 zmm31, zmm29                                   ;   129.5        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   129.5 p5     136 s[5]
        vmovdqu64 [rbp + 26176], zmm31                           ;   187.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5824]                             ;   124.8 p3     134 k.27
        vmovdqa64 zmm31, zmm30                                   ;   130.2        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   130.2 p0     136 s[5]
        vmovdqu64 [rbp + 26240], zmm31                           ;   188.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 5888]                             ;   125.5 p2     134 k.28
        vmovdqa64 zmm31, zmm29                                   ;   130.8        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   130.8 p5     136 s[5]
        vmovdqu64 [rbp + 26304], zmm31                           ;   189.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 5952]                             ;   126.2 p3     134 k.29
        vmovdqa64 zmm31, zmm30                                   ;   131.5        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   131.5 p0     136 s[5]
        vmovdqu64 [rbp + 26368], zmm31                           ;   190.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 6016]                             ;   126.8 p2     134 k.30
        vmovdqa64 zmm31, zmm29                                   ;   132.2        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   132.2 p5     136 s[5]
        vmovdqu64 [rbp + 26432], zmm31                           ;   191.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 6080]                             ;   127.5 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;   132.8        136 s[5] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   132.8 p0     136 s[5]
        vmovdqu64 [rbp + 26496], zmm31                           ;   192.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2048]                             ;   128.2 p2     134 k.0
        vmovdqa64 zmm31, zmm29                                   ;   133.5        136 s[5] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   133.5 p5     136 s[5]
        vmovdqu64 [rbp + 26560], zmm31                           ;   193.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2112]                             ;   128.8 p3     134 k.1
        vmovdqa64 zmm31, zmm30                                   ;   134.2        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   134.2 p0     136 s[6]
        vmovdqu64 [rbp + 26624], zmm31                           ;   194.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2176]                             ;   129.5 p2     134 k.2
        vmovdqa64 zmm31, zmm29                                   ;   134.8        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   134.8 p5     136 s[6]
        vmovdqu64 [rbp + 26688], zmm31                           ;   195.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2240]                             ;   130.2 p3     134 k.3
        vmovdqa64 zmm31, zmm30                                   ;   135.5        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   135.5 p0     136 s[6]
        vmovdqu64 [rbp + 26752], zmm31                           ;   196.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2304]                             ;   130.8 p2     134 k.4
        vmovdqa64 zmm31, zmm29                                   ;   136.2        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   136.2 p5     136 s[6]
        vmovdqu64 [rbp + 26816], zmm31                           ;   197.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2368]                             ;   131.5 p3     134 k.5
        vmovdqa64 zmm31, zmm30                                   ;   136.8        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   136.8 p0     136 s[6]
        vmovdqu64 [rbp + 26880], zmm31                           ;   198.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2432]                             ;   132.2 p2     134 k.6
        vmovdqa64 zmm31, zmm29                                   ;   137.5        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   137.5 p5     136 s[6]
        vmovdqu64 [rbp + 26944], zmm31                           ;   199.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2496]                             ;   132.8 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;   138.2        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   138.2 p0     136 s[6]
        vmovdqu64 [rbp + 27008], zmm31                           ;   200.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2560]                             ;   133.5 p2     134 k.8
        vmovdqa64 zmm31, zmm29                                   ;   138.8        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   138.8 p5     136 s[6]
        vmovdqu64 [rbp + 27072], zmm31                           ;   201.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2624]                             ;   134.2 p3     134 k.9
        vmovdqa64 zmm31, zmm30                                   ;   139.5        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   139.5 p0     136 s[6]
        vmovdqu64 [rbp + 27136], zmm31                           ;   202.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2688]                             ;   134.8 p2     134 k.10
        vmovdqa64 zmm31, zmm29                                   ;   140.2        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   140.2 p5     136 s[6]
        vmovdqu64 [rbp + 27200], zmm31                           ;   203.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2752]                             ;   135.5 p3     134 k.11
        vmovdqa64 zmm31, zmm30                                   ;   140.8        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   140.8 p0     136 s[6]
        vmovdqu64 [rbp + 27264], zmm31                           ;   204.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2816]                             ;   136.2 p2     134 k.12
        vmovdqa64 zmm31, zmm29                                   ;   141.5        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   141.5 p5     136 s[6]
        vmovdqu64 [rbp + 27328], zmm31                           ;   205.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 2880]                             ;   136.8 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;   142.2        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   142.2 p0     136 s[6]
        vmovdqu64 [rbp + 27392], zmm31                           ;   206.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 2944]                             ;   137.5 p2     134 k.14
        vmovdqa64 zmm31, zmm29                                   ;   142.8        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   142.8 p5     136 s[6]
        vmovdqu64 [rbp + 27456], zmm31                           ;   207.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3008]                             ;   138.2 p3     134 k.15
        vmovdqa64 zmm31, zmm30                                   ;   143.5        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   143.5 p0     136 s[6]
        vmovdqu64 [rbp + 27520], zmm31                           ;   208.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3072]                             ;   138.8 p2     134 k.16
        vmovdqa64 zmm31, zmm29                                   ;   144.2        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   144.2 p5     136 s[6]
        vmovdqu64 [rbp + 27584], zmm31                           ;   209.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3136]                             ;   139.5 p3     134 k.17
        vmovdqa64 zmm31, zmm30                                   ;   144.8        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   144.8 p0     136 s[6]
        vmovdqu64 [rbp + 27648], zmm31                           ;   210.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3200]                             ;   140.2 p2     134 k.18
        vmovdqa64 zmm31, zmm29                                   ;   145.5        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   145.5 p5     136 s[6]
        vmovdqu64 [rbp + 27712], zmm31                           ;   211.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3264]                             ;   140.8 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;   146.2        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   146.2 p0     136 s[6]
        vmovdqu64 [rbp + 27776], zmm31                           ;   212.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3328]                             ;   141.5 p2     134 k.20
        vmovdqa64 zmm31, zmm29                                   ;   146.8        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   146.8 p5     136 s[6]
        vmovdqu64 [rbp + 27840], zmm31                           ;   213.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3392]                             ;   142.2 p3     134 k.21
        vmovdqa64 zmm31, zmm30                                   ;   147.5        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   147.5 p0     136 s[6]
        vmovdqu64 [rbp + 27904], zmm31                           ;   214.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3456]                             ;   142.8 p2     134 k.22
        vmovdqa64 zmm31, zmm29                                   ;   148.2        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   148.2 p5     136 s[6]
        vmovdqu64 [rbp + 27968], zmm31                           ;   215.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3520]                             ;   143.5 p3     134 k.23
        vmovdqa64 zmm31, zmm30                                   ;   148.8        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   148.8 p0     136 s[6]
        vmovdqu64 [rbp + 28032], zmm31                           ;   216.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3584]                             ;   144.2 p2     134 k.24
        vmovdqa64 zmm31, zmm29                                   ;   149.5        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   149.5 p5     136 s[6]
        vmovdqu64 [rbp + 28096], zmm31                           ;   217.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3648]                             ;   144.8 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;   150.2        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   150.2 p0     136 s[6]
        vmovdqu64 [rbp + 28160], zmm31                           ;   218.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3712]                             ;   145.5 p2     134 k.26
        vmovdqa64 zmm31, zmm29                                   ;   150.8        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   150.8 p5     136 s[6]
        vmovdqu64 [rbp + 28224], zmm31                           ;   219.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3776]                             ;   146.2 p3     134 k.27
        vmovdqa64 zmm31, zmm30                                   ;   151.5        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   151.5 p0     136 s[6]
        vmovdqu64 [rbp + 28288], zmm31                           ;   220.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3840]                             ;   146.8 p2     134 k.28
        vmovdqa64 zmm31, zmm29                                   ;   152.2        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   152.2 p5     136 s[6]
        vmovdqu64 [rbp + 28352], zmm31                           ;   221.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 3904]                             ;   147.5 p3     134 k.29
        vmovdqa64 zmm31, zmm30                                   ;   152.8        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   152.8 p0     136 s[6]
        vmovdqu64 [rbp + 28416], zmm31                           ;   222.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 3968]                             ;   148.2 p2     134 k.30
        vmovdqa64 zmm31, zmm29                                   ;   153.5        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   153.5 p5     136 s[6]
        vmovdqu64 [rbp + 28480], zmm31                           ;   223.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 4032]                             ;   148.8 p3     134 k.31
        vmovdqa64 zmm31, zmm30                                   ;   154.2        136 s[6] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   154.2 p0     136 s[6]
        vmovdqu64 [rbp + 28544], zmm31                           ;   224.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8]                                    ;   149.5 p2     134 k.0
        vmovdqa64 zmm31, zmm29                                   ;   154.8        136 s[6] copy
        vpternlogd zmm31, zmm29, zmm29, 0xf                      ;   154.8 p5     136 s[6]
        vmovdqu64 [rbp + 28608], zmm31                           ;   225.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 64]                               ;   150.2 p3     134 k.1
        vmovdqa64 zmm31, zmm30                                   ;   155.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   155.5 p0     136 s[7]
        vmovdqu64 [rbp + 28672], zmm31                           ;   226.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 128]                              ;   150.8 p2     134 k.2
        vmovdqa64 zmm30, zmm29                                   ;   156.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   156.2 p5     136 s[7]
        vmovdqu64 [rbp + 28736], zmm30                           ;   227.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 192]                              ;   151.5 p3     134 k.3
        vmovdqa64 zmm29, zmm31                                   ;   156.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   156.8 p0     136 s[7]
        vmovdqu64 [rbp + 28800], zmm29                           ;   228.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 256]                              ;   152.2 p2     134 k.4
        vmovdqa64 zmm31, zmm30                                   ;   157.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   157.5 p5     136 s[7]
        vmovdqu64 [rbp + 28864], zmm31                           ;   229.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 320]                              ;   152.8 p3     134 k.5
        vmovdqa64 zmm30, zmm29                                   ;   158.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   158.2 p0     136 s[7]
        vmovdqu64 [rbp + 28928], zmm30                           ;   230.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 384]                              ;   153.5 p2     134 k.6
        vmovdqa64 zmm29, zmm31                                   ;   158.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   158.8 p5     136 s[7]
        vmovdqu64 [rbp + 28992], zmm29                           ;   231.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 448]                              ;   154.2 p3     134 k.7
        vmovdqa64 zmm31, zmm30                                   ;   159.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   159.5 p0     136 s[7]
        vmovdqu64 [rbp + 29056], zmm31                           ;   232.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 512]                              ;   154.8 p2     134 k.8
        vmovdqa64 zmm30, zmm29                                   ;   160.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   160.2 p5     136 s[7]
        vmovdqu64 [rbp + 29120], zmm30                           ;   233.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 576]                              ;   155.5 p3     134 k.9
        vmovdqa64 zmm29, zmm31                                   ;   160.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   160.8 p0     136 s[7]
        vmovdqu64 [rbp + 29184], zmm29                           ;   234.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 640]                              ;   156.2 p2     134 k.10
        vmovdqa64 zmm31, zmm30                                   ;   161.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   161.5 p5     136 s[7]
        vmovdqu64 [rbp + 29248], zmm31                           ;   235.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 704]                              ;   156.8 p3     134 k.11
        vmovdqa64 zmm30, zmm29                                   ;   162.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   162.2 p0     136 s[7]
        vmovdqu64 [rbp + 29312], zmm30                           ;   236.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 768]                              ;   157.5 p2     134 k.12
        vmovdqa64 zmm29, zmm31                                   ;   162.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   162.8 p5     136 s[7]
        vmovdqu64 [rbp + 29376], zmm29                           ;   237.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 832]                              ;   158.2 p3     134 k.13
        vmovdqa64 zmm31, zmm30                                   ;   163.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   163.5 p0     136 s[7]
        vmovdqu64 [rbp + 29440], zmm31                           ;   238.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 896]                              ;   158.8 p2     134 k.14
        vmovdqa64 zmm30, zmm29                                   ;   164.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   164.2 p5     136 s[7]
        vmovdqu64 [rbp + 29504], zmm30                           ;   239.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 960]                              ;   159.5 p3     134 k.15
        vmovdqa64 zmm29, zmm31                                   ;   164.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   164.8 p0     136 s[7]
        vmovdqu64 [rbp + 29568], zmm29                           ;   240.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 1024]                             ;   160.2 p2     134 k.16
        vmovdqa64 zmm31, zmm30                                   ;   165.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   165.5 p5     136 s[7]
        vmovdqu64 [rbp + 29632], zmm31                           ;   241.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1088]                             ;   160.8 p3     134 k.17
        vmovdqa64 zmm30, zmm29                                   ;   166.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   166.2 p0     136 s[7]
        vmovdqu64 [rbp + 29696], zmm30                           ;   242.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 1152]                             ;   161.5 p2     134 k.18
        vmovdqa64 zmm29, zmm31                                   ;   166.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   166.8 p5     136 s[7]
        vmovdqu64 [rbp + 29760], zmm29                           ;   243.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 1216]                             ;   162.2 p3     134 k.19
        vmovdqa64 zmm31, zmm30                                   ;   167.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   167.5 p0     136 s[7]
        vmovdqu64 [rbp + 29824], zmm31                           ;   244.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 1280]                             ;   162.8 p2     134 k.20
        vmovdqa64 zmm30, zmm29                                   ;   168.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   168.2 p5     136 s[7]
        vmovdqu64 [rbp + 29888], zmm30                           ;   245.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1344]                             ;   163.5 p3     134 k.21
        vmovdqa64 zmm29, zmm31                                   ;   168.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   168.8 p0     136 s[7]
        vmovdqu64 [rbp + 29952], zmm29                           ;   246.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 1408]                             ;   164.2 p2     134 k.22
        vmovdqa64 zmm31, zmm30                                   ;   169.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   169.5 p5     136 s[7]
        vmovdqu64 [rbp + 30016], zmm31                           ;   247.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1472]                             ;   164.8 p3     134 k.23
        vmovdqa64 zmm30, zmm29                                   ;   170.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   170.2 p0     136 s[7]
        vmovdqu64 [rbp + 30080], zmm30                           ;   248.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 1536]                             ;   165.5 p2     134 k.24
        vmovdqa64 zmm29, zmm31                                   ;   170.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   170.8 p5     136 s[7]
        vmovdqu64 [rbp + 30144], zmm29                           ;   249.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 1600]                             ;   166.2 p3     134 k.25
        vmovdqa64 zmm31, zmm30                                   ;   171.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   171.5 p0     136 s[7]
        vmovdqu64 [rbp + 30208], zmm31                           ;   250.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [r8 + 1664]                             ;   166.8 p2     134 k.26
        vmovdqa64 zmm30, zmm29                                   ;   172.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   172.2 p5     136 s[7]
        vmovdqu64 [rbp + 30272], zmm30                           ;   251.5 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1728]                             ;   167.5 p3     134 k.27
        vmovdqa64 zmm29, zmm31                                   ;   172.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   172.8 p0     136 s[7]
        vmovdqu64 [rbp + 30336], zmm29                           ;   252.8 p7+p4   99 clocks
        vmovdqu64 zmm29, [r8 + 1792]                             ;   168.2 p2     134 k.28
        vmovdqa64 zmm31, zmm30                                   ;   173.5        136 s[7] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   173.5 p5     136 s[7]
        vmovdqu64 [rbp + 30400], zmm31                           ;   253.5 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1856]                             ;   168.8 p3     134 k.29
        vmovdqa64 zmm30, zmm29                                   ;   174.2        136 s[7] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   174.2 p0     136 s[7]
        vmovdqu64 [rbp + 30464], zmm30                           ;   254.8 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 1920]                             ;   169.5 p2     134 k.30
        mov r9, qword [rbp + 51464]                              ;   169.7 p10    138 s[15].0 reload
        vpxord zmm0, zmm0, [r9]                                  ;   180.7 p5+p3  141 s[9]
        vmovdqa64 zmm29, zmm31                                   ;   174.8        136 s[7] copy
        vpternlogd zmm29, zmm31, zmm31, 0xf                      ;   174.8 p0     136 s[7]
        vmovdqu64 [rbp + 30528], zmm29                           ;   255.5 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 1984]                             ;   170.5 p2     134 k.31
        vmovdqu64 [rbp + 30592], zmm0                            ;   256.8 p7+p4   99 clocks
        vmovdqa64 zmm0, zmm30                                    ;   175.5        136 s[7] copy
        vpternlogd zmm0, zmm30, zmm30, 0xf                       ;   175.5 p5     136 s[7]
        vmovdqu64 [rbp + 30656], zmm0                            ;   257.5 p8+p9   99 clocks
        vmovdqa64 zmm0, zmm29                                    ;   176.5        136 s[7] copy
        vpternlogd zmm0, zmm29, zmm29, 0xf                       ;   176.5 p0     136 s[7]
        vmovdqu64 [rbp + 30720], zmm0                            ;   258.8 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 64]                             ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 30784], zmm1                            ;   259.5 p8+p9   99 clocks
        vpxord zmm2, zmm2, [r9 + 128]                            ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 30848], zmm2                            ;   260.8 p7+p4   99 clocks
        vpxord zmm3, zmm3, [r9 + 192]                            ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 30912], zmm3                            ;   261.5 p8+p9   99 clocks
        vpxord zmm4, zmm4, [r9 + 256]                            ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 30976], zmm4                            ;   262.8 p7+p4   99 clocks
        vpxord zmm5, zmm5, [r9 + 320]                            ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31040], zmm5                            ;   263.5 p8+p9   99 clocks
        vpxord zmm6, zmm6, [r9 + 384]                            ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31104], zmm6                            ;   264.8 p7+p4   99 clocks
        vpxord zmm7, zmm7, [r9 + 448]                            ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31168], zmm7                            ;   265.5 p8+p9   99 clocks
        vpxord zmm8, zmm8, [r9 + 512]                            ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31232], zmm8                            ;   266.8 p7+p4   99 clocks
        vpxord zmm9, zmm9, [r9 + 576]                            ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31296], zmm9                            ;   267.5 p8+p9   99 clocks
        vpxord zmm10, zmm10, [r9 + 640]                          ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31360], zmm10                           ;   268.8 p7+p4   99 clocks
        vpxord zmm11, zmm11, [r9 + 704]                          ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31424], zmm11                           ;   269.5 p8+p9   99 clocks
        vpxord zmm12, zmm12, [r9 + 768]                          ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31488], zmm12                           ;   270.8 p7+p4   99 clocks
        vpxord zmm13, zmm13, [r9 + 832]                          ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31552], zmm13                           ;   271.5 p8+p9   99 clocks
        vpxord zmm14, zmm14, [r9 + 896]                          ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31616], zmm14                           ;   272.8 p7+p4   99 clocks
        vpxord zmm15, zmm15, [r9 + 960]                          ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31680], zmm15                           ;   273.5 p8+p9   99 clocks
        vpxord zmm16, zmm16, [r9 + 1024]                         ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31744], zmm16                           ;   274.8 p7+p4   99 clocks
        vpxord zmm17, zmm17, [r9 + 1088]                         ;   180.7 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31808], zmm17                           ;   275.5 p8+p9   99 clocks
        vpxord zmm18, zmm18, [r9 + 1152]                         ;   180.7 p0+p2  141 s[9]
        vmovdqu64 [rbp + 31872], zmm18                           ;   276.8 p7+p4   99 clocks
        vpxord zmm19, zmm19, [r9 + 1216]                         ;   181.0 p5+p3  141 s[9]
        vmovdqu64 [rbp + 31936], zmm19                           ;   277.5 p8+p9   99 clocks
        vpxord zmm20, zmm20, [r9 + 1280]                         ;   181.5 p0+p2  141 s[9]
        vmovdqu64 [rbp + 32000], zmm20                           ;   278.8 p7+p4   99 clocks
        vpxord zmm21, zmm21, [r9 + 1344]                         ;   182.0 p5+p3  141 s[9]
        vmovdqu64 [rbp + 32064], zmm21                           ;   279.5 p8+p9   99 clocks
        vpxord zmm22, zmm22, [r9 + 1408]                         ;   182.5 p0+p2  141 s[9]
        vmovdqu64 [rbp + 32128], zmm22                           ;   280.8 p7+p4   99 clocks
        vpxord zmm23, zmm23, [r9 + 1472]                         ;   183.0 p5+p3  141 s[9]
        vmovdqu64 [rbp + 32192], zmm23                           ;   281.5 p8+p9   99 clocks
        vpxord zmm24, zmm24, [r9 + 1536]                         ;   183.5 p0+p2  141 s[9]
        vmovdqu64 [rbp + 32256], zmm24                           ;   282.8 p7+p4   99 clocks
        vpxord zmm25, zmm25, [r9 + 1600]                         ;   184.0 p5+p3  141 s[9]
        vmovdqu64 [rbp + 32320], zmm25                           ;   283.5 p8+p9   99 clocks
        vpxord zmm26, zmm26, [r9 + 1664]                         ;   184.5 p0+p2  141 s[9]
        vmovdqu64 [rbp + 32384], zmm26                           ;   284.8 p7+p4   99 clocks
        vpxord zmm27, zmm27, [r9 + 1728]                         ;   185.0 p5+p3  141 s[9]
        vmovdqu64 [rbp + 32448], zmm27                           ;   285.5 p8+p9   99 clocks
        vpxord zmm28, zmm28, [r9 + 1792]                         ;   185.5 p0+p2  141 s[9]
        vmovdqu64 [rbp + 32512], zmm28                           ;   286.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14144]                             ;   185.8 p3     141 s[9]
        vpxord zmm0, zmm0, [r9 + 1856]                           ;   191.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 32576], zmm0                            ;   287.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 14208]                             ;   186.8 p3     141 s[9]
        vpxord zmm0, zmm0, [r9 + 1920]                           ;   192.8 p0+p2  141 s[9]
        vmovdqu64 [rbp + 32640], zmm0                            ;   288.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 14272]                             ;   187.8 p3     141 s[9]
        vpxord zmm0, zmm0, [r9 + 1984]                           ;   193.8 p5+p2  141 s[9]
        vmovdqu64 [rbp + 32704], zmm0                            ;   289.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 10240]                             ;   188.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2048]                           ;   194.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 32768], zmm0                            ;   290.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 10304]                             ;   189.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2112]                           ;   195.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 32832], zmm0                            ;   291.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 10368]                             ;   190.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2176]                           ;   196.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 32896], zmm0                            ;   292.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 10432]                             ;   191.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2240]                           ;   197.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 32960], zmm0                            ;   293.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 10496]                             ;   192.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2304]                           ;   198.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33024], zmm0                            ;   294.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 10560]                             ;   193.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2368]                           ;   199.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33088], zmm0                            ;   295.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 10624]                             ;   194.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2432]                           ;   200.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33152], zmm0                            ;   296.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 10688]                             ;   195.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2496]                           ;   201.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33216], zmm0                            ;   297.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 10752]                             ;   196.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2560]                           ;   202.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33280], zmm0                            ;   298.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 10816]                             ;   197.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2624]                           ;   203.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33344], zmm0                            ;   299.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 10880]                             ;   198.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2688]                           ;   204.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33408], zmm0                            ;   300.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 10944]                             ;   199.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2752]                           ;   205.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33472], zmm0                            ;   301.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11008]                             ;   200.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2816]                           ;   206.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33536], zmm0                            ;   302.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11072]                             ;   201.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2880]                           ;   207.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33600], zmm0                            ;   303.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11136]                             ;   202.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 2944]                           ;   208.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33664], zmm0                            ;   304.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11200]                             ;   203.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3008]                           ;   209.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33728], zmm0                            ;   305.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11264]                             ;   204.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3072]                           ;   210.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33792], zmm0                            ;   306.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11328]                             ;   205.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3136]                           ;   211.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33856], zmm0                            ;   307.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11392]                             ;   206.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3200]                           ;   212.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 33920], zmm0                            ;   308.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11456]                             ;   207.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3264]                           ;   213.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 33984], zmm0                            ;   309.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11520]                             ;   208.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3328]                           ;   214.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 34048], zmm0                            ;   310.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11584]                             ;   209.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3392]                           ;   215.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 34112], zmm0                            ;   311.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11648]                             ;   210.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3456]                           ;   216.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 34176], zmm0                            ;   312.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11712]                             ;   211.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3520]                           ;   217.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 34240], zmm0                            ;   313.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11776]                             ;   212.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3584]                           ;   218.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 34304], zmm0                            ;   314.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11840]                             ;   213.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3648]                           ;   219.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 34368], zmm0                            ;   315.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 11904]                             ;   214.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3712]                           ;   220.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 34432], zmm0                            ;   316.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 11968]                             ;   215.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3776]                           ;   221.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 34496], zmm0                            ;   317.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 12032]                             ;   216.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3840]                           ;   222.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 34560], zmm0                            ;   318.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 12096]                             ;   217.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3904]                           ;   223.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 34624], zmm0                            ;   319.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 12160]                             ;   218.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 3968]                           ;   224.8 p0+p2  140 s[10]
        vmovdqu64 [rbp + 34688], zmm0                            ;   320.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 12224]                             ;   219.8 p3     140 s[10]
        vpxord zmm0, zmm0, [r9 + 4032]                           ;   225.8 p5+p2  140 s[10]
        vmovdqu64 [rbp + 34752], zmm0                            ;   321.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6144]                              ;   220.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4096]                           ;   226.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 34816], zmm0                            ;   322.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6208]                              ;   221.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4160]                           ;   227.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 34880], zmm0                            ;   323.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6272]                              ;   222.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4224]                           ;   228.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 34944], zmm0                            ;   324.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6336]                              ;   223.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4288]                           ;   229.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35008], zmm0                            ;   325.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6400]                              ;   224.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4352]                           ;   230.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35072], zmm0                            ;   326.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6464]                              ;   225.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4416]                           ;   231.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35136], zmm0                            ;   327.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6528]                              ;   226.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4480]                           ;   232.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35200], zmm0                            ;   328.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6592]                              ;   227.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4544]                           ;   233.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35264], zmm0                            ;   329.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6656]                              ;   228.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4608]                           ;   234.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35328], zmm0                            ;   330.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6720]                              ;   229.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4672]                           ;   235.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35392], zmm0                            ;   331.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6784]                              ;   230.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4736]                           ;   236.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35456], zmm0                            ;   332.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6848]                              ;   231.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4800]                           ;   237.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35520], zmm0                            ;   333.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6912]                              ;   232.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4864]                           ;   238.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35584], zmm0                            ;   334.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6976]                              ;   233.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4928]                           ;   239.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35648], zmm0                            ;   335.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7040]                              ;   234.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 4992]                           ;   240.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35712], zmm0                            ;   336.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7104]                              ;   235.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5056]                           ;   241.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35776], zmm0                            ;   337.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7168]                              ;   236.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5120]                           ;   242.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35840], zmm0                            ;   338.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7232]                              ;   237.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5184]                           ;   243.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 35904], zmm0                            ;   339.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7296]                              ;   238.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5248]                           ;   244.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 35968], zmm0                            ;   340.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7360]                              ;   239.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5312]                           ;   245.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36032], zmm0                            ;   341.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7424]                              ;   240.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5376]                           ;   246.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36096], zmm0                            ;   342.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7488]                              ;   241.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5440]                           ;   247.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36160], zmm0                            ;   343.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7552]                              ;   242.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5504]                           ;   248.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36224], zmm0                            ;   344.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7616]                              ;   243.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5568]                           ;   249.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36288], zmm0                            ;   345.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7680]                              ;   244.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5632]                           ;   250.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36352], zmm0                            ;   346.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7744]                              ;   245.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5696]                           ;   251.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36416], zmm0                            ;   347.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7808]                              ;   246.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5760]                           ;   252.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36480], zmm0                            ;   348.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 7872]                              ;   247.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5824]                           ;   253.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36544], zmm0                            ;   349.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 7936]                              ;   248.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5888]                           ;   254.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36608], zmm0                            ;   350.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 8000]                              ;   249.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 5952]                           ;   255.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36672], zmm0                            ;   351.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 8064]                              ;   250.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 6016]                           ;   256.8 p0+p2  139 s[12]
        vmovdqu64 [rbp + 36736], zmm0                            ;   352.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 8128]                              ;   251.8 p3     139 s[12]
        vpxord zmm0, zmm0, [r9 + 6080]                           ;   257.8 p5+p2  139 s[12]
        vmovdqu64 [rbp + 36800], zmm0                            ;   353.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8]                                     ;   252.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6144]                           ;   258.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 36864], zmm0                            ;   354.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 64]                                ;   253.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6208]                           ;   259.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 36928], zmm0                            ;   355.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 128]                               ;   254.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6272]                           ;   260.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 36992], zmm0                            ;   356.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 192]                               ;   255.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6336]                           ;   261.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37056], zmm0                            ;   357.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 256]                               ;   256.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6400]                           ;   262.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37120], zmm0                            ;   358.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 320]                               ;   257.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6464]                           ;   263.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37184], zmm0                            ;   359.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 384]                               ;   258.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6528]                           ;   264.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37248], zmm0                            ;   360.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 448]                               ;   259.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6592]                           ;   265.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37312], zmm0                            ;   361.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 512]                               ;   260.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6656]                           ;   266.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37376], zmm0                            ;   362.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 576]                               ;   261.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6720]                           ;   267.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37440], zmm0                            ;   363.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 640]                               ;   262.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6784]                           ;   268.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37504], zmm0                            ;   364.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 704]                               ;   263.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6848]                           ;   269.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37568], zmm0                            ;   365.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 768]                               ;   264.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6912]                           ;   270.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37632], zmm0                            ;   366.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 832]                               ;   265.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 6976]                           ;   271.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37696], zmm0                            ;   367.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 896]                               ;   266.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7040]                           ;   272.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37760], zmm0                            ;   368.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 960]                               ;   267.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7104]                           ;   273.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37824], zmm0                            ;   369.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1024]                              ;   268.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7168]                           ;   274.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 37888], zmm0                            ;   370.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1088]                              ;   269.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7232]                           ;   275.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 37952], zmm0                            ;   371.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1152]                              ;   270.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7296]                           ;   276.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38016], zmm0                            ;   372.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1216]                              ;   271.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7360]                           ;   277.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 38080], zmm0                            ;   373.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1280]                              ;   272.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7424]                           ;   278.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38144], zmm0                            ;   374.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1344]                              ;   273.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7488]                           ;   279.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 38208], zmm0                            ;   375.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1408]                              ;   274.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7552]                           ;   280.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38272], zmm0                            ;   376.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1472]                              ;   275.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7616]                           ;   281.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 38336], zmm0                            ;   377.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1536]                              ;   276.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7680]                           ;   282.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38400], zmm0                            ;   378.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1600]                              ;   277.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7744]                           ;   283.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 38464], zmm0                            ;   379.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1664]                              ;   278.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7808]                           ;   284.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38528], zmm0                            ;   380.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1728]                              ;   279.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7872]                           ;   285.8 p5+p2  138 s[15]
        vmovdqu64 [rbp + 38592], zmm0                            ;   381.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 1792]                              ;   280.8 p3     138 s[15]
        vpxord zmm0, zmm0, [r9 + 7936]                           ;   286.8 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38656], zmm0                            ;   382.8 p7+p4   99 clocks
        vpxord zmm31, zmm31, [r9 + 8000]                         ;   281.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38720], zmm31                           ;   383.5 p8+p9   99 clocks
        vpxord zmm30, zmm30, [r9 + 8064]                         ;   282.2 p0+p2  138 s[15]
        vmovdqu64 [rbp + 38784], zmm30                           ;   384.8 p7+p4   99 clocks
        vpxord zmm29, zmm29, [r9 + 8128]                         ;   282.8 p5+p3  138 s[15]
        vmovdqu64 [rbp + 38848], zmm29                           ;   385.5 p8+p9   99 clocks
        vmovdqu64 zmm0, [rel snow2_init256.T0_constants512 + 64] ;   283.2 p2      99 clocks reload
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
        vmovdqu64 [rbp + 41664], zmm0                            ;   429.5 p8+p9   99 clocks
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
        mov esi, 0x20                                            ;   241.0 p1      99 clocks reload
        mov dword [rbp + 51488], esi                             ;   450.8 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 15936]                            ;                    resident
        vmovdqu64 zmm1, [rbp + 16064]                            ;                    resident
        vmovdqu64 zmm2, [rbp + 16000]                            ;                    resident
        vmovdqu64 zmm3, [rbp + 16192]                            ;                    resident
        vmovdqu64 zmm4, [rbp + 41408]                            ;                    resident
        vmovdqu64 zmm5, [rbp + 41920]                            ;                    resident
        vmovdqu64 zmm6, [rbp + 42432]                            ;                    resident
        vmovdqu64 zmm7, [rbp + 40960]                            ;                    resident
        vmovdqu64 zmm8, [rbp + 41472]                            ;                    resident
        vmovdqu64 zmm9, [rbp + 41984]                            ;                    resident
        vmovdqu64 zmm10, [rbp + 42496]                           ;                    resident
        vmovdqu64 zmm11, [rbp + 42944]                           ;                    resident
        vmovdqu64 zmm12, [rbp + 15744]                           ;                    resident
        vmovdqu64 zmm13, [rbp + 41216]                           ;                    resident
        vmovdqu64 zmm14, [rbp + 41728]                           ;                    resident
        vmovdqu64 zmm15, [rbp + 42240]                           ;                    resident
        vmovdqu64 zmm16, [rbp + 42752]                           ;                    resident
        vmovdqu64 zmm17, [rbp + 20544]                           ;                    resident
        vmovdqu64 zmm18, [rbp + 15808]                           ;                    resident
        vmovdqu64 zmm19, [rbp + 41152]                           ;                    resident
        vmovdqu64 zmm20, [rbp + 41664]                           ;                    resident
        vmovdqu64 zmm21, [rbp + 42176]                           ;                    resident
        vmovdqu64 zmm22, [rbp + 42688]                           ;                    resident
        vmovdqu64 zmm23, [rbp + 20672]                           ;                    resident
        vmovdqu64 zmm24, [rbp + 41088]                           ;                    resident
        vmovdqu64 zmm25, [rbp + 41280]                           ;                    resident
        vmovdqu64 zmm26, [rbp + 41600]                           ;                    resident
        vmovdqu64 zmm27, [rbp + 41792]                           ;                    resident
        vmovdqu64 zmm28, [rbp + 42112]                           ;                    resident
        vmovdqu64 zmm29, [rbp + 42304]                           ;                    resident
        mov esi, dword [rbp + 51488]                             ;                    resident
        align 16
.clocks_1:
        vmovdqu64 zmm30, [rbp + 36864]                           ;     0.0 p2     100 f reload
        vpandd zmm31, zmm7, zmm30                                ;     6.0 p0     100 f
        vmovdqu64 zmm30, [rbp + 36928]                           ;     0.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 41024], 0xe8             ;     7.0 p5+p2  100 f
        vmovdqu64 [rbp + 43008], zmm31                           ;     7.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm24                                   ;     1.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 36992], 0xe8             ;     8.0 p0+p3  100 f
        vmovdqu64 [rbp + 43072], zmm30                           ;     8.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm19                                   ;     1.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37056], 0xe8             ;     9.0 p5+p2  100 f
        vmovdqu64 [rbp + 43136], zmm31                           ;     9.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm13                                   ;     2.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37120], 0xe8             ;    10.0 p0+p3  100 f
        vmovdqu64 [rbp + 43200], zmm30                           ;    10.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm25                                   ;     3.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37184], 0xe8             ;    11.0 p5+p2  100 f
        vmovdqu64 [rbp + 43264], zmm31                           ;    11.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 37248]                           ;     3.7 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 41344], 0xe8             ;    12.0 p0+p2  100 f
        vmovdqu64 [rbp + 43328], zmm30                           ;    12.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm4                                    ;     4.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37312], 0xe8             ;    13.0 p5+p3  100 f
        vmovdqu64 [rbp + 43392], zmm31                           ;    13.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm8                                    ;     5.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37376], 0xe8             ;    14.0 p0+p2  100 f
        vmovdqu64 [rbp + 43456], zmm30                           ;    14.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 37440]                           ;     5.7 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 41536], 0xe8             ;    15.0 p5+p2  100 f
        vmovdqu64 [rbp + 43520], zmm31                           ;    15.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm26                                   ;     6.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37504], 0xe8             ;    16.0 p0+p3  100 f
        vmovdqu64 [rbp + 43584], zmm30                           ;    16.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm20                                   ;     7.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37568], 0xe8             ;    17.0 p5+p2  100 f
        vmovdqu64 [rbp + 43648], zmm31                           ;    17.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm14                                   ;     7.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37632], 0xe8             ;    18.0 p0+p3  100 f
        vmovdqu64 [rbp + 43712], zmm30                           ;    18.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm27                                   ;     8.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37696], 0xe8             ;    19.0 p5+p2  100 f
        vmovdqu64 [rbp + 43776], zmm31                           ;    19.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 37760]                           ;     9.0 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 41856], 0xe8             ;    20.0 p0+p2  100 f
        vmovdqu64 [rbp + 43840], zmm30                           ;    20.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm5                                    ;     9.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 37824], 0xe8             ;    21.0 p5+p3  100 f
        vmovdqu64 [rbp + 43904], zmm31                           ;    21.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm9                                    ;    10.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 37888], 0xe8             ;    22.0 p0+p2  100 f
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
        vmovdqu64 zmm31, [rbp + 38784]                           ;    20.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 42880], 0x42             ;    36.0 p0+p2  100 f
        vmovdqu64 [rbp + 44864], zmm31                           ;    37.0 p8+p9  100 f spill
        vmovdqu64 zmm31, [rbp + 38912]                           ;    21.3 p3     101 r1_next
        vpandd zmm31, zmm31, [rbp + 24576]                       ;    27.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 44928], zmm30                           ;    36.0 p7+p4  100 f spill
        vmovdqu64 zmm30, [rbp + 24640]                           ;    22.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 38976], 0xe8             ;    28.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 44992], zmm3                            ;    31.5 p8+p9   28 s spill
        vmovdqu64 zmm3, [rbp + 24640]                            ;    23.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 38976], 0x96              ;    29.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 24704]                            ;    24.3 p3     101 r1_next
        vpternlogd zmm3, zmm30, [rbp + 39040], 0xe8              ;    30.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45056], zmm31                           ;    32.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 24704]                           ;    25.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm31, [rbp + 39040], 0x96             ;    31.3 p5+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 24768]                           ;    26.3 p3     101 r1_next
        vpternlogd zmm31, zmm3, [rbp + 39104], 0xe8              ;    32.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45120], zmm30                           ;    33.5 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24768]                           ;    27.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm30, [rbp + 39104], 0x96              ;    33.3 p5+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 24832]                           ;    28.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39168], 0xe8             ;    34.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45184], zmm3                            ;    34.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 24832]                            ;    29.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 39168], 0x96              ;    35.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 24896]                            ;    30.3 p3     101 r1_next
        vpternlogd zmm3, zmm30, [rbp + 39232], 0xe8              ;    36.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45248], zmm31                           ;    36.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 24896]                           ;    31.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm31, [rbp + 39232], 0x96             ;    37.3 p5+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 24960]                           ;    32.3 p3     101 r1_next
        vpternlogd zmm31, zmm3, [rbp + 39296], 0xe8              ;    38.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45312], zmm30                           ;    38.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 24960]                           ;    33.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm30, [rbp + 39296], 0x96              ;    39.3 p5+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25024]                           ;    34.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 39360], 0xe8             ;    40.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45376], zmm3                            ;    40.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25024]                            ;    35.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 39360], 0x96              ;    41.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25088]                            ;    36.3 p3     101 r1_next
        vpternlogd zmm3, zmm30, [rbp + 39424], 0x96              ;    42.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 45440], zmm3                            ;    43.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 38912]                            ;    37.3 p3     101 r1_next
        vpxord zmm3, zmm3, [rbp + 24576]                         ;    43.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45504], zmm31                           ;    42.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 25088]                           ;    38.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm31, [rbp + 39424], 0xe8             ;    44.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 25152]                           ;    39.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 39488], 0xe8             ;    45.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45568], zmm3                            ;    44.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25152]                            ;    40.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 39488], 0x96              ;    46.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25216]                            ;    41.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 39552], 0xe8              ;    47.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45632], zmm30                           ;    47.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25216]                           ;    42.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39552], 0x96             ;    48.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25280]                           ;    43.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 39616], 0xe8              ;    49.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45696], zmm31                           ;    49.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 25280]                           ;    44.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 39616], 0x96              ;    50.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 25344]                           ;    45.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 39680], 0xe8             ;    51.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45760], zmm3                            ;    51.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25344]                            ;    46.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 39680], 0x96              ;    52.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25408]                            ;    47.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 39744], 0xe8              ;    53.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45824], zmm30                           ;    53.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25408]                           ;    48.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39744], 0x96             ;    54.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25472]                           ;    49.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 39808], 0xe8              ;    55.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45888], zmm31                           ;    55.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 25472]                           ;    50.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 39808], 0x96              ;    56.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 25536]                           ;    51.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 39872], 0xe8             ;    57.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 45952], zmm3                            ;    57.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25536]                            ;    52.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 39872], 0x96              ;    58.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25600]                            ;    53.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 39936], 0xe8              ;    59.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46016], zmm30                           ;    59.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25600]                           ;    54.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 39936], 0x96             ;    60.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25664]                           ;    55.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 40000], 0xe8              ;    61.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46080], zmm31                           ;    61.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 25664]                           ;    56.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 40000], 0x96              ;    62.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 25728]                           ;    57.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 40064], 0xe8             ;    63.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46144], zmm3                            ;    63.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25728]                            ;    58.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 40064], 0x96              ;    64.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25792]                            ;    59.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 40128], 0xe8              ;    65.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46208], zmm30                           ;    65.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25792]                           ;    60.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 40128], 0x96             ;    66.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 25856]                           ;    61.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 40192], 0xe8              ;    67.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46272], zmm31                           ;    67.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 25856]                           ;    62.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 40192], 0x96              ;    68.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rbp + 25920]                           ;    63.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 40256], 0xe8             ;    69.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46336], zmm3                            ;    69.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 25920]                            ;    64.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 40256], 0x96              ;    70.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rbp + 25984]                            ;    65.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 40320], 0xe8              ;    71.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46400], zmm30                           ;    71.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rbp + 25984]                           ;    66.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 40320], 0x96             ;    72.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rbp + 26048]                           ;    67.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 40384], 0xe8              ;    73.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 46464], zmm31                           ;    73.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 26048]                           ;    68.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 40384], 0x96              ;    74.3 p0+p2  101 r1_next
        vmovdqa64 zmm31, zmm4                                    ;    48.2         66 r2 copy
        vpternlogd zmm31, zmm13, zmm13, 0xc3                     ;    48.3 p5      66 r2
        vmovdqu64 [rbp + 46528], zmm3                            ;    75.3 p8+p9  101 r1_next spill
        vmovdqa64 zmm3, zmm31                                    ;    49.3         66 r2 copy
        vpternlogd zmm3, zmm19, [rbp + 41024], 0x69              ;    69.3 p0+p3   66 r2
        vmovdqu64 [rbp + 46592], zmm18                           ;    56.8 p7+p4   28 s spill
        vmovdqu64 zmm18, [rbp + 26112]                           ;    69.8 p2     101 r1_next
        vpternlogd zmm18, zmm30, [rbp + 40448], 0xe8             ;    75.8 p5+p3  101 r1_next
        vmovdqu64 [rbp + 46656], zmm2                            ;    57.5 p8+p9   28 s spill
        vmovdqu64 zmm2, [rbp + 26112]                            ;    70.8 p2     101 r1_next reload
        vpternlogd zmm30, zmm2, [rbp + 40448], 0x96              ;    76.8 p0+p3  101 r1_next
        vpxord zmm2, zmm3, [rbp + 41344]                         ;    71.8 p5+p2   66 r2
        vmovdqu64 [rbp + 46720], zmm30                           ;    77.8 p7+p4  101 r1_next spill
        vpxord zmm30, zmm3, zmm7                                 ;    70.3 p0      66 r2
        vmovdqu64 [rbp + 46784], zmm1                            ;    59.5 p8+p9   28 s spill
        vmovdqa64 zmm1, zmm30                                    ;    71.3         66 r2 copy
        vpternlogd zmm1, zmm19, zmm24, 0x96                      ;    71.3 p5      66 r2
        vmovdqu64 [rbp + 46848], zmm0                            ;    60.8 p7+p4   28 s spill
        vmovdqu64 zmm0, [rbp + 26176]                            ;    72.3 p3     101 r1_next
        vpternlogd zmm0, zmm18, [rbp + 40512], 0xe8              ;    78.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 46912], zmm12                           ;    61.5 p8+p9   28 s spill
        vmovdqu64 zmm12, [rbp + 26176]                           ;    73.3 p3     101 r1_next reload
        vpternlogd zmm18, zmm12, [rbp + 40512], 0x96             ;    79.3 p5+p2  101 r1_next
        vpxord zmm12, zmm1, zmm2                                 ;    72.8 p0      66 r2
        vmovdqu64 [rbp + 46976], zmm18                           ;    80.3 p7+p4  101 r1_next spill
        vpxord zmm18, zmm12, zmm4                                ;    73.8 p5      66 r2
        vmovdqu64 [rbp + 47040], zmm17                           ;    63.5 p8+p9   29 s spill
        vmovdqa64 zmm17, zmm18                                   ;    74.8         66 r2 copy
        vpternlogd zmm17, zmm19, zmm7, 0xc6                      ;    74.8 p0      66 r2
        vmovdqu64 [rbp + 47104], zmm23                           ;    64.8 p7+p4   29 s spill
        vmovdqu64 zmm23, [rbp + 26240]                           ;    74.3 p3     101 r1_next
        vpternlogd zmm23, zmm0, [rbp + 40576], 0xe8              ;    80.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 47168], zmm10                           ;    65.5 p8+p9  100 f spill
        vmovdqu64 zmm10, [rbp + 26240]                           ;    75.3 p3     101 r1_next reload
        vpternlogd zmm0, zmm10, [rbp + 40576], 0x96              ;    81.3 p0+p2  101 r1_next
        vmovdqa64 zmm10, zmm31                                   ;    55.2         66 r2 copy
        vpternlogd zmm10, zmm25, zmm24, 0x69                     ;    55.5 p5      66 r2
        vmovdqu64 [rbp + 47232], zmm0                            ;    82.3 p7+p4  101 r1_next spill
        vmovdqa64 zmm0, zmm2                                     ;    72.8         66 r2 copy
        vpternlogd zmm0, zmm25, zmm25, 0xc3                      ;    72.8 p0      66 r2
        vmovdqu64 [rbp + 47296], zmm25                           ;    67.5 p8+p9  100 f spill
        vmovdqa64 zmm25, zmm0                                    ;    73.8         66 r2 copy
        vpternlogd zmm25, zmm10, zmm10, 0xc3                     ;    73.8 p5      66 r2
        vmovdqu64 [rbp + 47360], zmm22                           ;    68.8 p7+p4  100 f spill
        vmovdqu64 zmm22, [rbp + 26304]                           ;    76.3 p3     101 r1_next
        vpternlogd zmm22, zmm23, [rbp + 40640], 0xe8             ;    82.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 47424], zmm16                           ;    69.5 p8+p9  100 f spill
        vmovdqu64 zmm16, [rbp + 26304]                           ;    77.3 p3     101 r1_next reload
        vpternlogd zmm23, zmm16, [rbp + 40640], 0x96             ;    83.3 p5+p2  101 r1_next
        vpxord zmm16, zmm3, zmm25                                ;    74.8 p0      66 r2
        vmovdqu64 [rbp + 47488], zmm23                           ;    84.3 p7+p4  101 r1_next spill
        vmovdqa64 zmm23, zmm16                                   ;    75.8         66 r2 copy
        vpternlogd zmm23, zmm17, zmm1, 0x9c                      ;    75.8 p5      66 r2
        vmovdqu64 [rbp + 47552], zmm11                           ;    71.5 p8+p9  100 f spill
        vmovdqa64 zmm11, zmm0                                    ;    73.8         66 r2 copy
        vpternlogd zmm11, zmm13, zmm7, 0x18                      ;    73.8 p0      66 r2
        vmovdqu64 [rbp + 47616], zmm29                           ;    72.8 p7+p4  100 f spill
        vmovdqu64 zmm29, [rbp + 26368]                           ;    78.3 p3     101 r1_next
        vpternlogd zmm29, zmm22, [rbp + 40704], 0x96             ;    84.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 47680], zmm29                           ;    85.3 p8+p9  101 r1_next spill
        vpxord zmm29, zmm24, zmm7                                ;    60.2 p0      66 r2
        vmovdqu64 [rbp + 47744], zmm24                           ;    74.8 p7+p4  100 f spill
        vmovdqu64 zmm24, [rbp + 26368]                           ;    79.3 p3     101 r1_next reload
        vpternlogd zmm22, zmm24, [rbp + 40704], 0xe8             ;    85.3 p5+p2  101 r1_next
        vpternlogd zmm29, zmm30, zmm4, 0x2d                      ;    71.3 p0      66 r2
        vpternlogd zmm29, zmm11, zmm23, 0x69                     ;    76.8 p5      66 r2
        vmovdqu64 zmm11, [rbp + 40768]                           ;    80.3 p3     100 f reload
        vmovdqu64 zmm24, [rbp + 26432]                           ;    80.8 p2     101 r1_next
        vpternlogd zmm24, zmm22, zmm11, 0x96                     ;    86.8 p0     101 r1_next
        vpternlogd zmm22, zmm11, [rbp + 26432], 0xe8             ;    86.3 p5+p3  101 r1_next
        vpxord zmm11, zmm31, zmm25                               ;    74.8 p0      66 r2
        vpternlogd zmm31, zmm0, zmm12, 0xed                      ;    73.8 p5      66 r2
        vpternlogd zmm11, zmm31, zmm17, 0x69                     ;    75.8 p0      66 r2
        vmovdqu64 zmm31, [rbp + 40832]                           ;    81.8 p2     100 f reload
        vmovdqu64 zmm17, [rbp + 26496]                           ;    82.3 p3     101 r1_next
        vpternlogd zmm17, zmm22, zmm31, 0x96                     ;    88.3 p5     101 r1_next
        vpternlogd zmm22, zmm31, [rbp + 26496], 0x24             ;    87.8 p0+p2  101 r1_next
        vmovdqu64 [rbp + 47808], zmm17                           ;    89.3 p8+p9  101 r1_next spill
        vpxord zmm17, zmm30, zmm10                               ;    71.3 p5      66 r2
        vmovdqu64 [rbp + 47872], zmm24                           ;    87.8 p7+p4  101 r1_next spill
        vmovdqa64 zmm24, zmm0                                    ;    73.8         66 r2 copy
        vpternlogd zmm24, zmm1, zmm13, 0x69                      ;    73.8 p0      66 r2
        vmovdqu64 [rbp + 47936], zmm28                           ;    77.5 p8+p9  100 f spill
        vpord zmm28, zmm17, zmm4                                 ;    72.3 p5      66 r2
        vmovdqu64 [rbp + 48000], zmm9                            ;    78.8 p7+p4  100 f spill
        vpxord zmm9, zmm31, [rbp + 26560]                        ;    87.8 p0+p3  101 r1_next
        vpternlogd zmm9, zmm22, [rbp + 40896], 0x96              ;    88.8 p5+p2  101 r1_next
        vpternlogd zmm23, zmm24, zmm17, 0x78                     ;    76.8 p0      66 r2
        vmovdqa64 zmm22, zmm24                                   ;    74.8         66 r2 copy
        vpternlogd zmm22, zmm10, zmm10, 0xf3                     ;    74.8 p5      66 r2
        vpternlogd zmm22, zmm28, zmm11, 0x96                     ;    76.8 p0      66 r2
        vpternlogd zmm11, zmm25, zmm2, 0x78                      ;    76.8 p5      66 r2
        vmovdqa64 zmm28, zmm11                                   ;    77.8         66 r2 copy
        vpternlogd zmm28, zmm12, zmm3, 0x87                      ;    77.8 p0      66 r2
        vpternlogd zmm23, zmm11, zmm28, 0x96                     ;    78.8 p5      66 r2
        vmovdqa64 zmm11, zmm23                                   ;    79.8         66 r2 copy
        vpternlogd zmm11, zmm28, zmm22, 0x59                     ;    79.8 p0      66 r2
        vmovdqa64 zmm31, zmm11                                   ;    80.8         66 r2 copy
        vpternlogd zmm31, zmm28, zmm29, 0x36                     ;    80.8 p5      66 r2
        vmovdqu64 [rbp + 48064], zmm9                            ;    89.8 p8+p9  101 r1_next spill
        vmovdqa64 zmm9, zmm31                                    ;    81.8         66 r2 copy
        vpternlogd zmm9, zmm23, zmm29, 0x9a                      ;    81.8 p0      66 r2
        vpternlogd zmm31, zmm23, zmm29, 0x53                     ;    81.8 p5      66 r2
        vpxord zmm23, zmm9, zmm31                                ;    82.8 p0      66 r2
        vpternlogd zmm11, zmm29, zmm23, 0x39                     ;    83.8 p5      66 r2
        vpandd zmm2, zmm2, zmm31                                 ;    82.8 p0      66 r2
        vmovdqa64 zmm29, zmm9                                    ;    82.8         66 r2 copy
        vpternlogd zmm29, zmm17, zmm19, 6                        ;    82.8 p5      66 r2
        vmovdqu64 [rbp + 48128], zmm19                           ;    80.8 p7+p4  100 f spill
        vmovdqa64 zmm19, zmm23                                   ;    83.8         66 r2 copy
        vmovdqu64 [rbp + 48192], zmm21                           ;    81.5 p8+p9  100 f spill
        vmovdqa64 zmm21, zmm11                                   ;    84.8         66 r2 copy
        vpternlogd zmm21, zmm28, zmm22, 0xc6                     ;    84.8 p0      66 r2
        vpternlogd zmm11, zmm28, zmm22, 0xd1                     ;    84.8 p5      66 r2
        vpternlogd zmm1, zmm29, zmm21, 0x93                      ;    85.8 p0      66 r2
        vpandnd zmm17, zmm11, zmm17                              ;    85.8 p5      66 r2
        vpternlogd zmm16, zmm17, zmm21, 0x93                     ;    86.8 p0      66 r2
        vpord zmm9, zmm9, zmm0                                   ;    82.8 p5      66 r2
        vpxord zmm19, zmm19, zmm11                               ;    85.8 p0      66 r2
        vpandd zmm30, zmm30, zmm19                               ;    86.8 p5      66 r2
        vpxord zmm22, zmm11, zmm21                               ;    85.8 p0      66 r2
        vpternlogd zmm21, zmm31, zmm31, 0xc3                     ;    85.8 p5      66 r2
        vpternlogd zmm12, zmm21, zmm19, 0x6f                     ;    86.8 p0      66 r2
        vmovdqa64 zmm28, zmm23                                   ;    83.8         66 r2 copy
        vpternlogd zmm28, zmm24, zmm4, 0xf9                      ;    83.8 p5      66 r2
        vpternlogd zmm29, zmm28, zmm4, 0x96                      ;    84.8 p0      66 r2
        vpternlogd zmm29, zmm21, zmm4, 0x78                      ;    86.8 p5      66 r2
        vmovdqu64 [rbp + 48256], zmm4                            ;    82.8 p7+p4  100 f spill
        vmovdqa64 zmm4, zmm22                                    ;    86.8         66 r2 copy
        vpternlogd zmm4, zmm0, zmm13, 0xf6                       ;    86.8 p0      66 r2
        vpternlogd zmm22, zmm0, zmm7, 0xf6                       ;    86.8 p5      66 r2
        vpternlogd zmm28, zmm4, zmm1, 0x96                       ;    87.8 p0      66 r2
        vpternlogd zmm4, zmm18, zmm19, 0x78                      ;    87.8 p5      66 r2
        vpternlogd zmm19, zmm21, zmm7, 0x7d                      ;    86.8 p0      66 r2
        vpternlogd zmm21, zmm3, zmm19, 0xa6                      ;    87.8 p5      66 r2
        vmovdqa64 zmm0, zmm21                                    ;    88.8         66 r2 copy
        vpternlogd zmm0, zmm16, zmm28, 0x96                      ;    88.8 p0      66 r2
        vpternlogd zmm11, zmm24, zmm0, 0xa6                      ;    89.8 p5      66 r2
        vpternlogd zmm2, zmm1, zmm11, 0x69                       ;    90.8 p0      66 r2
        vpternlogd zmm4, zmm11, zmm12, 0x69                      ;    90.8 p5      66 r2
        vpternlogd zmm31, zmm25, zmm4, 0x95                      ;    91.8 p0      66 r2
        vpternlogd zmm23, zmm10, zmm31, 0xa6                     ;    92.8 p5      66 r2
        vpternlogd zmm9, zmm31, zmm21, 0x96                      ;    92.8 p0      66 r2
        vpternlogd zmm22, zmm17, zmm23, 0x96                     ;    93.8 p5      66 r2
        vmovdqa64 zmm31, zmm5                                    ;    74.5         66 r2 copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3                     ;    89.2 p0      66 r2
        vmovdqa64 zmm1, zmm31                                    ;    90.2         66 r2 copy
        vmovdqu64 zmm3, [rbp + 41536]                            ;    84.3 p3     100 f reload
        vmovdqa64 zmm10, zmm31                                   ;    90.2         66 r2 copy
        vpternlogd zmm10, zmm20, zmm3, 0x69                      ;    90.3 p5      66 r2
        vmovdqu64 zmm11, [rbp + 41856]                           ;    84.8 p2     100 f reload
        vpxord zmm17, zmm10, zmm11                               ;    91.3 p0      66 r2
        vpxord zmm18, zmm10, zmm8                                ;    91.3 p5      66 r2
        vmovdqa64 zmm21, zmm10                                   ;    91.3         66 r2 copy
        vmovdqa64 zmm24, zmm31                                   ;    90.2         66 r2 copy
        vpternlogd zmm24, zmm27, zmm26, 0x69                     ;    91.2 p0      66 r2
        vmovdqa64 zmm25, zmm17                                   ;    92.3         66 r2 copy
        vpternlogd zmm25, zmm27, zmm27, 0xc3                     ;    92.3 p5      66 r2
        vmovdqa64 zmm11, zmm17                                   ;    92.3         66 r2 copy
        vmovdqa64 zmm3, zmm18                                    ;    92.3         66 r2 copy
        vpternlogd zmm3, zmm20, zmm26, 0x96                      ;    92.3 p0      66 r2
        vpxord zmm11, zmm11, zmm3                                ;    93.3 p5      66 r2
        vpternlogd zmm31, zmm25, zmm11, 0xed                     ;    94.3 p0      66 r2
        vmovdqu64 [rbp + 48320], zmm27                           ;    83.5 p8+p9  100 f spill
        vpxord zmm27, zmm11, zmm5                                ;    94.3 p5      66 r2
        vmovdqu64 [rbp + 48384], zmm13                           ;    84.8 p7+p4  100 f spill
        vpxord zmm13, zmm18, zmm24                               ;    94.2 p0      66 r2
        vmovdqu64 [rbp + 48448], zmm7                            ;    85.5 p8+p9  100 f spill
        vmovdqa64 zmm7, zmm27                                    ;    95.3         66 r2 copy
        vpternlogd zmm7, zmm20, zmm8, 0xc6                       ;    95.3 p5      66 r2
        vmovdqu64 [rbp + 48512], zmm0                            ;    89.8 p7+p4   66 r2 spill
        vmovdqa64 zmm0, zmm25                                    ;    93.3         66 r2 copy
        vpternlogd zmm0, zmm24, zmm24, 0xc3                      ;    95.2 p0      66 r2
        vpxord zmm21, zmm21, zmm0                                ;    96.2 p5      66 r2
        vpxord zmm1, zmm1, zmm0                                  ;    96.2 p0      66 r2
        vpternlogd zmm1, zmm31, zmm7, 0x69                       ;    97.2 p5      66 r2
        vpternlogd zmm7, zmm21, zmm3, 0xb4                       ;    97.2 p0      66 r2
        vmovdqa64 zmm31, zmm25                                   ;    93.3         66 r2 copy
        vpternlogd zmm31, zmm3, zmm14, 0x69                      ;    97.5 p5      66 r2
        vmovdqu64 [rbp + 48576], zmm29                           ;    87.8 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm31                                   ;    98.5         66 r2 copy
        vpternlogd zmm29, zmm24, zmm24, 0xf3                     ;    98.5 p0      66 r2
        vmovdqu64 [rbp + 48640], zmm12                           ;    88.8 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm1                                    ;    98.2         66 r2 copy
        vpternlogd zmm12, zmm0, zmm17, 0x78                      ;    98.5 p5      66 r2
        vmovdqu64 [rbp + 48704], zmm28                           ;    89.5 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm31                                   ;    98.5         66 r2 copy
        vpternlogd zmm28, zmm13, zmm7, 0x6a                      ;    99.2 p0      66 r2
        vmovdqu64 [rbp + 48768], zmm4                            ;    91.8 p7+p4   66 r2 spill
        vpord zmm4, zmm13, zmm5                                  ;    99.5 p5      66 r2
        vpternlogd zmm29, zmm4, zmm1, 0x96                       ;   100.5 p0      66 r2
        vmovdqa64 zmm1, zmm12                                    ;    99.5         66 r2 copy
        vpternlogd zmm1, zmm11, zmm10, 0x87                      ;   100.5 p5      66 r2
        vpternlogd zmm28, zmm12, zmm1, 0x96                      ;   101.5 p0      66 r2
        vmovdqa64 zmm4, zmm25                                    ;    93.3         66 r2 copy
        vpternlogd zmm4, zmm14, zmm8, 0x18                       ;   101.5 p5      66 r2
        vmovdqa64 zmm12, zmm28                                   ;   102.5         66 r2 copy
        vpternlogd zmm12, zmm1, zmm29, 0x59                      ;   102.5 p0      66 r2
        vmovdqu64 [rbp + 48832], zmm9                            ;    93.8 p8+p9   66 r2 spill
        vpxord zmm9, zmm26, zmm8                                 ;   102.5 p5      66 r2
        vpternlogd zmm9, zmm18, zmm5, 0x2d                       ;   103.5 p0      66 r2
        vpternlogd zmm9, zmm4, zmm7, 0x69                        ;   104.5 p5      66 r2
        vmovdqa64 zmm4, zmm12                                    ;   103.5         66 r2 copy
        vpternlogd zmm4, zmm1, zmm9, 0x36                        ;   105.5 p0      66 r2
        vmovdqa64 zmm7, zmm4                                     ;   106.5         66 r2 copy
        vpternlogd zmm7, zmm28, zmm9, 0x9a                       ;   106.5 p5      66 r2
        vpternlogd zmm4, zmm28, zmm9, 0x53                       ;   106.5 p0      66 r2
        vpxord zmm28, zmm7, zmm4                                 ;   107.5 p5      66 r2
        vpternlogd zmm12, zmm9, zmm28, 0x39                      ;   108.5 p0      66 r2
        vmovdqa64 zmm9, zmm7                                     ;   107.5         66 r2 copy
        vpternlogd zmm9, zmm13, zmm20, 6                         ;   107.5 p5      66 r2
        vmovdqu64 [rbp + 48896], zmm20                           ;    92.8 p7+p4  100 f spill
        vmovdqa64 zmm20, zmm28                                   ;   108.5         66 r2 copy
        vmovdqu64 [rbp + 48960], zmm26                           ;    93.5 p8+p9  100 f spill
        vmovdqa64 zmm26, zmm12                                   ;   109.5         66 r2 copy
        vpternlogd zmm26, zmm1, zmm29, 0xc6                      ;   109.5 p0      66 r2
        vpternlogd zmm12, zmm1, zmm29, 0xd1                      ;   109.5 p5      66 r2
        vpternlogd zmm3, zmm9, zmm26, 0x93                       ;   110.5 p0      66 r2
        vpandnd zmm1, zmm12, zmm13                               ;   110.5 p5      66 r2
        vpternlogd zmm21, zmm1, zmm26, 0x93                      ;   111.5 p0      66 r2
        vpxord zmm20, zmm20, zmm12                               ;   110.5 p5      66 r2
        vpternlogd zmm18, zmm20, zmm21, 0x6a                     ;   112.5 p0      66 r2
        vpandd zmm17, zmm17, zmm4                                ;   110.5 p5      66 r2
        vpxord zmm13, zmm12, zmm26                               ;   111.2 p0      66 r2
        vpternlogd zmm26, zmm4, zmm4, 0xc3                       ;   111.5 p5      66 r2
        vpternlogd zmm11, zmm26, zmm20, 0x6f                     ;   112.5 p0      66 r2
        vmovdqa64 zmm29, zmm28                                   ;   108.5         66 r2 copy
        vpternlogd zmm29, zmm31, zmm5, 0xf9                      ;   112.5 p5      66 r2
        vpternlogd zmm9, zmm29, zmm5, 0x96                       ;   113.5 p0      66 r2
        vpord zmm7, zmm7, zmm25                                  ;   113.5 p5      66 r2
        vmovdqu64 [rbp + 49024], zmm22                           ;    94.8 p7+p4   66 r2 spill
        vmovdqa64 zmm22, zmm13                                   ;   112.2         66 r2 copy
        vpternlogd zmm22, zmm25, zmm14, 0xf6                     ;   114.2 p0      66 r2
        vpternlogd zmm13, zmm25, zmm8, 0xf6                      ;   114.5 p5      66 r2
        vpternlogd zmm29, zmm22, zmm3, 0x96                      ;   115.2 p0      66 r2
        vpternlogd zmm22, zmm27, zmm20, 0x78                     ;   115.5 p5      66 r2
        vpternlogd zmm20, zmm26, zmm8, 0x7d                      ;   116.2 p0      66 r2
        vpternlogd zmm10, zmm20, zmm26, 0x9c                     ;   117.2 p5      66 r2
        vpternlogd zmm21, zmm10, zmm29, 0x96                     ;   118.2 p0      66 r2
        vpternlogd zmm12, zmm31, zmm21, 0xa6                     ;   119.2 p5      66 r2
        vpternlogd zmm17, zmm3, zmm12, 0x96                      ;   120.2 p0      66 r2
        vpternlogd zmm22, zmm12, zmm11, 0x69                     ;   120.2 p5      66 r2
        vpternlogd zmm4, zmm0, zmm22, 0x95                       ;   121.2 p0      66 r2
        vpternlogd zmm28, zmm24, zmm4, 0xa6                      ;   122.2 p5      66 r2
        vpternlogd zmm7, zmm4, zmm10, 0x96                       ;   122.2 p0      66 r2
        vpternlogd zmm18, zmm20, zmm28, 0x69                     ;   123.2 p5      66 r2
        vpternlogd zmm13, zmm28, zmm1, 0x96                      ;   123.2 p0      66 r2
        vpandd zmm26, zmm26, zmm5                                ;   121.5 p5      66 r2
        vpternlogd zmm9, zmm26, zmm11, 0x96                      ;   122.5 p0      66 r2
        vmovdqa64 zmm31, zmm6                                    ;    92.0         66 r2 copy
        vpternlogd zmm31, zmm15, zmm15, 0xc3                     ;   122.5 p5      66 r2
        vmovdqa64 zmm0, zmm31                                    ;   123.5         66 r2 copy
        vmovdqu64 zmm1, [rbp + 42048]                            ;    92.5 p3     100 f reload
        vmovdqu64 zmm3, [rbp + 48192]                            ;    92.7 p2      66 r2
        vpternlogd zmm3, zmm31, zmm1, 0x69                       ;   123.5 p0      66 r2
        vmovdqu64 zmm4, [rbp + 42368]                            ;    93.5 p3     100 f reload
        vpxord zmm10, zmm3, zmm4                                 ;   124.5 p5      66 r2
        vmovdqu64 zmm11, [rbp + 48000]                           ;    93.7 p2     100 f reload
        vpxord zmm12, zmm3, zmm11                                ;   124.5 p0      66 r2
        vmovdqa64 zmm20, zmm3                                    ;   124.5         66 r2 copy
        vmovdqa64 zmm24, zmm10                                   ;   125.5         66 r2 copy
        vmovdqa64 zmm25, zmm12                                   ;   125.5         66 r2 copy
        vmovdqu64 zmm26, [rbp + 47616]                           ;    94.5 p3     100 f reload
        vmovdqa64 zmm27, zmm26                                   ;   100.5         66 r2 copy
        vpternlogd zmm27, zmm10, zmm26, 0xc3                     ;   125.5 p5      66 r2
        vmovdqa64 zmm28, zmm27                                   ;   126.5         66 r2 copy
        vpternlogd zmm28, zmm15, zmm11, 0x18                     ;   126.5 p0      66 r2
        vmovdqa64 zmm4, zmm31                                    ;   123.5         66 r2 copy
        vpternlogd zmm4, zmm26, [rbp + 47936], 0x69              ;   125.5 p5+p2   66 r2
        vpxord zmm25, zmm25, zmm4                                ;   126.5 p0      66 r2
        vmovdqa64 zmm26, zmm27                                   ;   126.5         66 r2 copy
        vpternlogd zmm26, zmm4, zmm4, 0xc3                       ;   126.5 p5      66 r2
        vpxord zmm20, zmm20, zmm26                               ;   127.5 p0      66 r2
        vpxord zmm0, zmm0, zmm26                                 ;   127.5 p5      66 r2
        vpord zmm1, zmm25, zmm6                                  ;   128.2 p0      66 r2
        vmovdqu64 [rbp + 49088], zmm5                            ;    96.5 p8+p9  100 f spill
        vpxord zmm5, zmm11, [rbp + 47936]                        ;   128.5 p5+p3   66 r2
        vpternlogd zmm5, zmm12, zmm6, 0x2d                       ;   129.5 p0      66 r2
        vmovdqu64 [rbp + 49152], zmm14                           ;    97.0 p7+p4  100 f spill
        vmovdqa64 zmm14, zmm6                                    ;    97.2         66 r2 copy
        vmovdqu64 [rbp + 49216], zmm8                            ;    98.5 p8+p9  100 f spill
        vmovdqu64 zmm8, [rbp + 48192]                            ;    97.5 p2      66 r2
        vpternlogd zmm8, zmm12, [rbp + 47936], 0x96              ;   129.5 p5+p3   66 r2
        vpxord zmm24, zmm24, zmm8                                ;   130.5 p0      66 r2
        vpternlogd zmm31, zmm27, zmm24, 0xed                     ;   131.5 p5      66 r2
        vpxord zmm14, zmm14, zmm24                               ;   131.5 p0      66 r2
        vmovdqu64 [rbp + 49280], zmm22                           ;   121.2 p7+p4   66 r2 spill
        vmovdqa64 zmm22, zmm27                                   ;   126.5         66 r2 copy
        vpternlogd zmm22, zmm8, zmm15, 0x69                      ;   131.5 p5      66 r2
        vmovdqu64 [rbp + 49344], zmm9                            ;   123.5 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm22                                    ;   132.5         66 r2 copy
        vpternlogd zmm9, zmm4, zmm4, 0xf3                        ;   132.5 p0      66 r2
        vmovdqu64 [rbp + 49408], zmm29                           ;   116.2 p7+p4   66 r2 spill
        vmovdqa64 zmm29, zmm14                                   ;   132.5         66 r2 copy
        vpternlogd zmm29, zmm11, [rbp + 48192], 0xa6             ;   132.5 p5+p2   66 r2
        vpternlogd zmm0, zmm31, zmm29, 0x96                      ;   133.5 p0      66 r2
        vpternlogd zmm9, zmm1, zmm0, 0x69                        ;   134.5 p5      66 r2
        vpternlogd zmm29, zmm20, zmm8, 0xb4                      ;   134.2 p0      66 r2
        vpternlogd zmm5, zmm28, zmm29, 0x69                      ;   135.2 p5      66 r2
        vpternlogd zmm0, zmm26, zmm10, 0x87                      ;   135.2 p0      66 r2
        vpternlogd zmm29, zmm22, zmm25, 0x78                     ;   135.5 p5      66 r2
        vmovdqa64 zmm31, zmm0                                    ;   136.2         66 r2 copy
        vpternlogd zmm31, zmm24, zmm3, 0x87                      ;   136.2 p0      66 r2
        vpternlogd zmm29, zmm0, zmm31, 0x96                      ;   137.2 p5      66 r2
        vmovdqa64 zmm0, zmm29                                    ;   138.2         66 r2 copy
        vpternlogd zmm0, zmm31, zmm9, 0x59                       ;   138.2 p0      66 r2
        vmovdqa64 zmm1, zmm0                                     ;   139.2         66 r2 copy
        vpternlogd zmm1, zmm31, zmm5, 0x36                       ;   139.2 p5      66 r2
        vmovdqa64 zmm28, zmm1                                    ;   140.2         66 r2 copy
        vpternlogd zmm28, zmm29, zmm5, 0x9a                      ;   140.2 p0      66 r2
        vpternlogd zmm1, zmm29, zmm5, 0x53                       ;   140.2 p5      66 r2
        vpxord zmm29, zmm28, zmm1                                ;   141.2 p0      66 r2
        vpternlogd zmm0, zmm5, zmm29, 0x39                       ;   142.2 p5      66 r2
        vmovdqa64 zmm5, zmm29                                    ;   142.2         66 r2 copy
        vmovdqu64 [rbp + 49472], zmm21                           ;   119.2 p8+p9   66 r2 spill
        vmovdqa64 zmm21, zmm0                                    ;   143.2         66 r2 copy
        vpternlogd zmm21, zmm31, zmm9, 0xc6                      ;   143.2 p0      66 r2
        vpternlogd zmm0, zmm31, zmm9, 0xd1                       ;   143.2 p5      66 r2
        vpxord zmm5, zmm5, zmm0                                  ;   144.2 p0      66 r2
        vpandnd zmm31, zmm0, zmm25                               ;   144.2 p5      66 r2
        vpternlogd zmm20, zmm31, zmm21, 0x93                     ;   145.2 p0      66 r2
        vpternlogd zmm12, zmm5, zmm20, 0x6a                      ;   146.2 p5      66 r2
        vmovdqu64 zmm9, [rbp + 48192]                            ;   104.7 p3     100 f reload
        vpternlogd zmm25, zmm28, zmm9, 0x12                      ;   143.2 p0      66 r2
        vpternlogd zmm8, zmm25, zmm21, 0x93                      ;   144.2 p5      66 r2
        vpternlogd zmm10, zmm8, zmm1, 0x6c                       ;   145.2 p0      66 r2
        vpord zmm28, zmm28, zmm27                                ;   144.5 p5      66 r2
        vpxord zmm9, zmm0, zmm21                                 ;   145.2 p0      66 r2
        vpternlogd zmm21, zmm1, zmm1, 0xc3                       ;   145.5 p5      66 r2
        vpternlogd zmm24, zmm21, zmm5, 0x6f                      ;   146.5 p0      66 r2
        vmovdqu64 [rbp + 49536], zmm10                           ;   146.2 p7+p4   66 r2 spill
        vmovdqa64 zmm10, zmm29                                   ;   142.2         66 r2 copy
        vpternlogd zmm10, zmm22, zmm6, 0xf9                      ;   146.5 p5      66 r2
        vpternlogd zmm25, zmm10, zmm6, 0x96                      ;   147.5 p0      66 r2
        vmovdqu64 [rbp + 49600], zmm13                           ;   124.2 p8+p9   66 r2 spill
        vmovdqa64 zmm13, zmm9                                    ;   146.2         66 r2 copy
        vpternlogd zmm13, zmm27, zmm15, 0xf6                     ;   147.5 p5      66 r2
        vpternlogd zmm10, zmm8, zmm13, 0x96                      ;   148.5 p0      66 r2
        vpternlogd zmm13, zmm14, zmm5, 0x78                      ;   148.5 p5      66 r2
        vpternlogd zmm9, zmm27, zmm11, 0xf6                      ;   149.2 p0      66 r2
        vpternlogd zmm5, zmm21, zmm11, 0x7d                      ;   149.5 p5      66 r2
        vpternlogd zmm3, zmm5, zmm21, 0x9c                       ;   150.5 p0      66 r2
        vpternlogd zmm20, zmm3, zmm10, 0x96                      ;   151.5 p5      66 r2
        vpternlogd zmm0, zmm22, zmm20, 0xa6                      ;   152.5 p0      66 r2
        vpandd zmm21, zmm21, zmm6                                ;   151.5 p5      66 r2
        vpternlogd zmm25, zmm21, zmm24, 0x96                     ;   152.5 p0      66 r2
        vpternlogd zmm13, zmm24, zmm0, 0x69                      ;   153.5 p5      66 r2
        vpternlogd zmm1, zmm26, zmm13, 0x95                      ;   154.5 p0      66 r2
        vpternlogd zmm29, zmm4, zmm1, 0xa6                       ;   155.5 p5      66 r2
        vpternlogd zmm28, zmm1, zmm3, 0x96                       ;   155.5 p0      66 r2
        vpternlogd zmm12, zmm5, zmm29, 0x69                      ;   156.5 p5      66 r2
        vpternlogd zmm9, zmm29, zmm31, 0x96                      ;   156.5 p0      66 r2
        vmovdqu64 zmm31, [rbp + 47424]                           ;   109.7 p2     100 f reload
        vmovdqu64 zmm1, [rbp + 47552]                            ;   109.8 p3      66 r2
        vpternlogd zmm1, zmm31, zmm31, 0xc3                      ;   155.5 p5      66 r2
        vmovdqa64 zmm3, zmm1                                     ;   156.5         66 r2 copy
        vmovdqu64 zmm4, [rbp + 42560]                            ;   110.7 p2     100 f reload
        vmovdqu64 zmm5, [rbp + 47360]                            ;   110.8 p3      66 r2
        vpternlogd zmm5, zmm1, zmm4, 0x69                        ;   156.5 p0      66 r2
        vmovdqu64 zmm8, [rbp + 42880]                            ;   111.7 p2     100 f reload
        vpxord zmm14, zmm5, zmm8                                 ;   157.5 p5      66 r2
        vmovdqu64 zmm21, [rbp + 47168]                           ;   111.8 p3     100 f reload
        vpxord zmm22, zmm5, zmm21                                ;   157.5 p0      66 r2
        vmovdqa64 zmm24, zmm5                                    ;   157.5         66 r2 copy
        vmovdqa64 zmm26, zmm14                                   ;   158.5         66 r2 copy
        vmovdqa64 zmm27, zmm22                                   ;   158.5         66 r2 copy
        vmovdqu64 zmm29, [rbp + 42624]                           ;   112.7 p2     100 f reload
        vpxord zmm8, zmm21, zmm29                                ;   157.5 p5      66 r2
        vpternlogd zmm8, zmm22, [rbp + 47552], 0x2d              ;   158.5 p0+p3   66 r2
        vmovdqa64 zmm4, zmm22                                    ;   158.5         66 r2 copy
        vpternlogd zmm4, zmm29, [rbp + 47360], 0x96              ;   158.5 p5+p2   66 r2
        vpxord zmm26, zmm26, zmm4                                ;   159.5 p0      66 r2
        vpxord zmm11, zmm26, [rbp + 47552]                       ;   160.5 p5+p3   66 r2
        vmovdqu64 [rbp + 49664], zmm6                            ;   113.5 p7+p4  100 f spill
        vmovdqa64 zmm6, zmm1                                     ;   156.5         66 r2 copy
        vpternlogd zmm6, zmm29, [rbp + 42816], 0x69              ;   160.2 p0+p2   66 r2
        vpxord zmm27, zmm27, zmm6                                ;   161.2 p5      66 r2
        vpord zmm29, zmm27, [rbp + 47552]                        ;   162.2 p0+p3   66 r2
        vmovdqu64 [rbp + 49728], zmm15                           ;   114.5 p8+p9  100 f spill
        vmovdqa64 zmm15, zmm11                                   ;   161.5         66 r2 copy
        vpternlogd zmm15, zmm21, [rbp + 47360], 0xa6             ;   161.5 p5+p2   66 r2
        vmovdqu64 [rbp + 49792], zmm10                           ;   149.5 p7+p4   66 r2 spill
        vmovdqu64 zmm10, [rbp + 42816]                           ;   115.8 p3      66 r2
        vpternlogd zmm10, zmm14, [rbp + 42816], 0xc3             ;   162.2 p0+p2   66 r2
        vpternlogd zmm1, zmm10, zmm26, 0xed                      ;   163.2 p5      66 r2
        vmovdqu64 [rbp + 49856], zmm20                           ;   152.5 p8+p9   66 r2 spill
        vmovdqa64 zmm20, zmm10                                   ;   163.2         66 r2 copy
        vpternlogd zmm20, zmm6, zmm6, 0xc3                       ;   163.2 p0      66 r2
        vpxord zmm24, zmm24, zmm20                               ;   164.2 p5      66 r2
        vpxord zmm3, zmm3, zmm20                                 ;   164.2 p0      66 r2
        vpternlogd zmm3, zmm1, zmm15, 0x69                       ;   165.2 p5      66 r2
        vpternlogd zmm15, zmm24, zmm4, 0xb4                      ;   165.2 p0      66 r2
        vmovdqa64 zmm1, zmm10                                    ;   163.2         66 r2 copy
        vpternlogd zmm1, zmm4, zmm31, 0x69                       ;   165.5 p5      66 r2
        vmovdqu64 [rbp + 49920], zmm0                            ;   153.5 p7+p4   66 r2 spill
        vmovdqa64 zmm0, zmm1                                     ;   166.5         66 r2 copy
        vpternlogd zmm0, zmm6, zmm6, 0xf3                        ;   166.5 p0      66 r2
        vpternlogd zmm0, zmm29, zmm3, 0x96                       ;   167.5 p5      66 r2
        vpternlogd zmm3, zmm20, zmm14, 0x78                      ;   167.2 p0      66 r2
        vmovdqa64 zmm29, zmm1                                    ;   166.5         66 r2 copy
        vpternlogd zmm29, zmm27, zmm15, 0x6a                     ;   167.5 p5      66 r2
        vmovdqu64 [rbp + 49984], zmm25                           ;   153.5 p8+p9   66 r2 spill
        vmovdqa64 zmm25, zmm3                                    ;   168.2         66 r2 copy
        vpternlogd zmm25, zmm26, zmm5, 0x87                      ;   168.2 p0      66 r2
        vpternlogd zmm29, zmm3, zmm25, 0x96                      ;   169.2 p5      66 r2
        vmovdqa64 zmm3, zmm10                                    ;   163.2         66 r2 copy
        vpternlogd zmm3, zmm31, zmm21, 0x18                      ;   169.2 p0      66 r2
        vpternlogd zmm8, zmm3, zmm15, 0x69                       ;   170.2 p5      66 r2
        vmovdqa64 zmm3, zmm29                                    ;   170.2         66 r2 copy
        vpternlogd zmm3, zmm25, zmm0, 0x59                       ;   170.2 p0      66 r2
        vmovdqa64 zmm15, zmm3                                    ;   171.2         66 r2 copy
        vpternlogd zmm15, zmm25, zmm8, 0x36                      ;   171.2 p5      66 r2
        vmovdqu64 [rbp + 50048], zmm12                           ;   157.5 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm15                                   ;   172.2         66 r2 copy
        vpternlogd zmm12, zmm29, zmm8, 0x9a                      ;   172.2 p0      66 r2
        vpternlogd zmm15, zmm29, zmm8, 0x53                      ;   172.2 p5      66 r2
        vpxord zmm29, zmm12, zmm15                               ;   173.2 p0      66 r2
        vpternlogd zmm3, zmm8, zmm29, 0x39                       ;   174.2 p5      66 r2
        vmovdqa64 zmm8, zmm29                                    ;   174.2         66 r2 copy
        vmovdqu64 [rbp + 50112], zmm9                            ;   157.5 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm3                                     ;   175.2         66 r2 copy
        vpternlogd zmm9, zmm25, zmm0, 0xc6                       ;   175.2 p0      66 r2
        vpternlogd zmm3, zmm25, zmm0, 0xd1                       ;   175.2 p5      66 r2
        vpxord zmm8, zmm8, zmm3                                  ;   176.2 p0      66 r2
        vpandnd zmm0, zmm3, zmm27                                ;   176.2 p5      66 r2
        vpternlogd zmm24, zmm0, zmm9, 0x93                       ;   177.2 p0      66 r2
        vpternlogd zmm22, zmm8, zmm24, 0x6a                      ;   178.2 p5      66 r2
        vmovdqu64 zmm25, [rbp + 47360]                           ;   123.0 p3     100 f reload
        vpternlogd zmm27, zmm12, zmm25, 0x12                     ;   176.2 p0      66 r2
        vpternlogd zmm4, zmm27, zmm9, 0x93                       ;   177.2 p5      66 r2
        vpxord zmm25, zmm3, zmm9                                 ;   177.2 p0      66 r2
        vpternlogd zmm9, zmm15, zmm15, 0xc3                      ;   177.5 p5      66 r2
        vpternlogd zmm26, zmm9, zmm8, 0x6f                       ;   178.5 p0      66 r2
        vmovdqu64 [rbp + 50176], zmm12                           ;   173.2 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm25                                   ;   178.2         66 r2 copy
        vpternlogd zmm12, zmm10, zmm31, 0xf6                     ;   178.5 p5      66 r2
        vpternlogd zmm11, zmm8, zmm12, 0x6a                      ;   179.5 p0      66 r2
        vpternlogd zmm8, zmm9, zmm21, 0x7d                       ;   179.5 p5      66 r2
        vpternlogd zmm5, zmm8, zmm9, 0x9c                        ;   180.5 p0      66 r2
        vpternlogd zmm25, zmm10, zmm21, 0xf6                     ;   180.5 p5      66 r2
        vpandd zmm9, zmm9, [rbp + 47552]                         ;   181.2 p0+p2   66 r2
        vmovdqa64 zmm31, zmm29                                   ;   174.2         66 r2 copy
        vpternlogd zmm31, zmm1, [rbp + 47552], 0xf9              ;   181.5 p5+p3   66 r2
        vpternlogd zmm30, zmm19, zmm16, 0x96                     ;   182.2 p0      66 r2
        vpternlogd zmm30, zmm23, zmm18, 0x69                     ;   183.2 p5      66 r2
        vpternlogd zmm12, zmm31, zmm4, 0x96                      ;   183.2 p0      66 r2
        vpternlogd zmm4, zmm14, zmm15, 0x78                      ;   183.5 p5      66 r2
        vpternlogd zmm24, zmm5, zmm12, 0x96                      ;   184.2 p0      66 r2
        vpternlogd zmm3, zmm1, zmm24, 0xa6                       ;   185.2 p5      66 r2
        vpternlogd zmm11, zmm3, zmm26, 0x69                      ;   186.2 p0      66 r2
        vpternlogd zmm15, zmm20, zmm11, 0x95                     ;   187.2 p5      66 r2
        vpternlogd zmm29, zmm6, zmm15, 0xa6                      ;   188.2 p0      66 r2
        vpternlogd zmm22, zmm8, zmm29, 0x69                      ;   189.2 p5      66 r2
        vpternlogd zmm25, zmm29, zmm0, 0x96                      ;   189.2 p0      66 r2
        vpternlogd zmm4, zmm3, zmm17, 0x96                       ;   187.5 p5      66 r2
        vpternlogd zmm17, zmm2, zmm2, 0xc3                       ;   188.2 p0      66 r2
        vmovdqu64 zmm0, [rbp + 48832]                            ;   128.0 p2      66 r2 reload
        vpxord zmm1, zmm28, zmm0                                 ;   188.5 p5      66 r2
        vmovdqu64 zmm3, [rbp + 47552]                            ;   128.3 p3     100 f reload
        vpternlogd zmm31, zmm27, zmm3, 0x96                      ;   189.2 p0      66 r2
        vpternlogd zmm31, zmm9, zmm26, 0x96                      ;   190.2 p5      66 r2
        vpxord zmm13, zmm13, zmm11                               ;   190.2 p0      66 r2
        vmovdqu64 zmm6, [rbp + 49856]                            ;   152.5 p2      66 r2 reload
        vpxord zmm24, zmm24, zmm6                                ;   190.5 p5      66 r2
        vmovdqu64 zmm8, [rbp + 49024]                            ;   129.3 p3      66 r2 reload
        vmovdqa64 zmm9, zmm7                                     ;   129.5         66 r2 copy
        vpternlogd zmm9, zmm0, zmm8, 0x96                        ;   191.2 p0      66 r2
        vpxord zmm14, zmm8, zmm25                                ;   191.5 p5      66 r2
        vpternlogd zmm0, zmm4, zmm7, 0x96                        ;   192.2 p0      66 r2
        vmovdqu64 zmm16, [rbp + 50112]                           ;   157.5 p2      66 r2 reload
        vpxord zmm25, zmm25, zmm16                               ;   192.5 p5      66 r2
        vmovdqu64 zmm19, [rbp + 49600]                           ;   130.5 p3      66 r2 reload
        vpxord zmm16, zmm16, zmm19                               ;   193.2 p0      66 r2
        vpternlogd zmm5, zmm10, [rbp + 50176], 0x1e              ;   193.5 p5+p2   66 r2
        vpternlogd zmm5, zmm15, zmm7, 0x96                       ;   194.5 p0      66 r2
        vmovdqa64 zmm7, zmm19                                    ;   136.5         66 r2 copy
        vpternlogd zmm7, zmm8, [rbp + 49472], 0x96               ;   194.5 p5+p3   66 r2
        vmovdqu64 zmm10, [rbp + 49984]                           ;   153.5 p2      66 r2
        vmovdqu64 zmm15, [rbp + 49344]                           ;   132.5 p3      66 r2 reload
        vpxord zmm10, zmm10, zmm15                               ;   195.2 p0      66 r2
        vmovdqu64 zmm20, [rbp + 49792]                           ;   149.5 p2      66 r2
        vmovdqu64 zmm23, [rbp + 50048]                           ;   157.5 p3      66 r2 reload
        vpternlogd zmm18, zmm16, zmm23, 0x96                     ;   195.5 p5      66 r2
        vpxord zmm26, zmm7, zmm24                                ;   196.2 p0      66 r2
        vmovdqa64 zmm27, zmm13                                   ;   191.2         66 r2 copy
        vpternlogd zmm27, zmm4, zmm2, 0x96                       ;   196.5 p5      66 r2
        vmovdqa64 zmm29, zmm0                                    ;   193.2         66 r2 copy
        vpternlogd zmm29, zmm17, zmm28, 0x96                     ;   197.2 p0      66 r2
        vpternlogd zmm28, zmm5, zmm17, 0x96                      ;   197.5 p5      66 r2
        vpternlogd zmm5, zmm16, zmm9, 0x96                       ;   198.2 p0      66 r2
        vpternlogd zmm17, zmm11, [rbp + 48768], 0x96             ;   198.5 p5+p2   66 r2
        vpxord zmm3, zmm22, zmm30                                ;   199.2 p0      66 r2
        vmovdqa64 zmm21, zmm3                                    ;   200.2         66 r2 copy
        vpternlogd zmm3, zmm10, zmm18, 0x96                      ;   200.2 p5      66 r2
        vmovdqu64 [rbp + 49472], zmm29                           ;   198.2 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm16                                   ;   194.2         66 r2 copy
        vpternlogd zmm29, zmm9, zmm14, 0x96                      ;   200.2 p0      66 r2
        vmovdqu64 [rbp + 50176], zmm27                           ;   197.5 p7+p4   66 r2 spill
        vmovdqu64 zmm27, [rbp + 49280]                           ;   135.5 p3      66 r2
        vpxord zmm27, zmm27, [rbp + 48768]                       ;   200.5 p5+p2   66 r2
        vmovdqu64 [rbp + 50112], zmm29                           ;   201.2 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm27                                   ;   201.5         66 r2 copy
        vmovdqu64 zmm19, [rbp + 49536]                           ;   146.2 p3      66 r2 reload
        vpternlogd zmm4, zmm19, [rbp + 49920], 0x69              ;   201.2 p0+p2   66 r2
        vpxord zmm29, zmm29, zmm4                                ;   202.2 p5      66 r2
        vpternlogd zmm19, zmm17, [rbp + 49920], 0x69             ;   202.2 p0+p3   66 r2
        vmovdqu64 [rbp + 49920], zmm19                           ;   203.2 p7+p4   66 r2 spill
        vmovdqa64 zmm19, zmm24                                   ;   191.5         66 r2 copy
        vpternlogd zmm19, zmm16, [rbp + 48512], 0x96             ;   202.5 p5+p2   66 r2
        vmovdqu64 [rbp + 49536], zmm19                           ;   203.5 p8+p9   66 r2 spill
        vmovdqa64 zmm19, zmm25                                   ;   193.5         66 r2 copy
        vpternlogd zmm19, zmm31, [rbp + 49984], 0x96             ;   203.2 p0+p3   66 r2
        vpxord zmm21, zmm21, zmm19                               ;   204.2 p5      66 r2
        vmovdqu64 [rbp + 48832], zmm21                           ;   205.2 p7+p4   66 r2 spill
        vmovdqu64 zmm21, [rbp + 49984]                           ;   153.5 p2      66 r2
        vpternlogd zmm21, zmm31, [rbp + 49408], 0x96             ;   204.2 p0+p3   66 r2
        vpternlogd zmm9, zmm25, zmm1, 0x96                       ;   204.5 p5      66 r2
        vpxord zmm6, zmm6, zmm14                                 ;   205.2 p0      66 r2
        vpternlogd zmm15, zmm21, [rbp + 48704], 0x96             ;   205.5 p5+p2   66 r2
        vpxord zmm18, zmm18, zmm13                               ;   206.2 p0      66 r2
        vmovdqu64 [rbp + 49344], zmm9                            ;   205.5 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm21                                    ;   205.2         66 r2 copy
        vpternlogd zmm9, zmm12, [rbp + 48704], 0x96              ;   206.5 p5+p3   66 r2
        vmovdqu64 [rbp + 49856], zmm15                           ;   206.5 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm19                                   ;   204.2         66 r2 copy
        vpternlogd zmm15, zmm9, zmm24, 0x96                      ;   207.5 p0      66 r2
        vmovdqu64 zmm8, [rbp + 49792]                            ;   149.5 p2      66 r2 reload
        vpternlogd zmm12, zmm8, [rbp + 49408], 0x96              ;   207.5 p5+p3   66 r2
        vpternlogd zmm8, zmm26, [rbp + 49408], 0x96              ;   208.2 p0+p2   66 r2
        vmovdqu64 [rbp + 49408], zmm26                           ;   197.2 p8+p9   66 r2 spill
        vmovdqa64 zmm26, zmm6                                    ;   206.2         66 r2 copy
        vpternlogd zmm26, zmm8, zmm15, 0x96                      ;   209.2 p5      66 r2
        vpternlogd zmm6, zmm7, [rbp + 48512], 0x96               ;   209.2 p0+p3   66 r2
        vpternlogd zmm7, zmm12, [rbp + 48512], 0x96              ;   209.5 p5+p2   66 r2
        vpternlogd zmm8, zmm6, [rbp + 48704], 0x96               ;   210.2 p0+p3   66 r2
        vmovdqu64 [rbp + 48704], zmm8                            ;   211.2 p7+p4   66 r2 spill
        vmovdqu64 zmm8, [rbp + 48576]                            ;   144.3 p2      66 r2 reload
        vpternlogd zmm21, zmm8, [rbp + 48640], 0x96              ;   210.5 p5+p3   66 r2
        vpternlogd zmm4, zmm2, zmm28, 0x96                       ;   211.2 p0      66 r2
        vpternlogd zmm27, zmm11, zmm23, 0x96                     ;   211.5 p5      66 r2
        vpternlogd zmm24, zmm16, zmm6, 0x96                      ;   212.2 p0      66 r2
        vpternlogd zmm9, zmm10, zmm21, 0x96                      ;   212.5 p5      66 r2
        vpternlogd zmm12, zmm10, zmm21, 0x96                     ;   213.2 p0      66 r2
        vpxord zmm20, zmm20, zmm21                               ;   213.5 p5      66 r2
        vpternlogd zmm27, zmm22, zmm25, 0x96                     ;   214.2 p0      66 r2
        vpternlogd zmm25, zmm5, zmm1, 0x96                       ;   214.5 p5      66 r2
        vpternlogd zmm17, zmm29, zmm13, 0x96                     ;   215.2 p0      66 r2
        vpternlogd zmm31, zmm8, [rbp + 48640], 0x96              ;   215.5 p5+p2   66 r2
        vpternlogd zmm31, zmm14, zmm30, 0x96                     ;   216.5 p0      66 r2
        vpxord zmm1, zmm1, zmm4                                  ;   216.5 p5      66 r2
        vpxord zmm0, zmm0, zmm4                                  ;   217.2 p0      66 r2
        vpternlogd zmm19, zmm31, zmm3, 0x96                      ;   217.5 p5      66 r2
        vpxord zmm23, zmm23, zmm31                               ;   218.2 p0      66 r2
        vpxord zmm31, zmm18, [rbp + 48768]                       ;   218.5 p5+p3   66 r2
        vmovdqu64 zmm2, [rbp + 49024]                            ;   147.2 p2      66 r2 reload
        vmovdqu64 zmm4, [rbp + 49600]                            ;   148.0 p3      66 r2 reload
        vpternlogd zmm30, zmm4, zmm2, 0x96                       ;   219.2 p0      66 r2
        vpternlogd zmm6, zmm4, zmm2, 0x96                        ;   219.5 p5      66 r2
        vpternlogd zmm18, zmm30, zmm27, 0x96                     ;   220.2 p0      66 r2
        vpternlogd zmm30, zmm13, [rbp + 49280], 0x96             ;   220.5 p5+p2   66 r2
        vmovdqu64 zmm2, [rax + 8192]                             ;   149.0 p3      29 s reload
        vmovdqu64 zmm4, [rbp + 47040]                            ;   149.2 p2      29 s reload
        vmovdqu64 zmm8, [rax + 8576]                             ;   150.0 p3      29 s
        vpternlogd zmm8, zmm4, zmm2, 0x96                        ;   221.2 p0      29 s
        vmovdqu64 zmm10, [rbp + 47104]                           ;   150.2 p2      29 s reload
        vpxord zmm11, zmm8, zmm10                                ;   222.2 p5      29 s
        vmovdqu64 zmm13, [rax + 8320]                            ;   151.0 p3      29 s reload
        vpxord zmm14, zmm8, zmm13                                ;   222.2 p0      29 s
        vmovdqa64 zmm16, zmm8                                    ;   222.2         29 s copy
        vmovdqa64 zmm21, zmm14                                   ;   223.2         29 s copy
        vmovdqa64 zmm22, zmm13                                   ;   157.0         29 s copy
        vpxord zmm13, zmm2, zmm10                                ;   222.5 p5      29 s
        vmovdqu64 [rbp + 49280], zmm5                            ;   199.2 p8+p9   66 r2 spill
        vpxord zmm5, zmm13, [rax + 8512]                         ;   223.5 p0+p2   29 s
        vpxord zmm16, zmm16, zmm5                                ;   224.5 p5      29 s
        vmovdqu64 [rbp + 49024], zmm18                           ;   221.2 p7+p4   66 r2 spill
        vmovdqa64 zmm18, zmm5                                    ;   224.5         29 s copy
        vmovdqu64 [rbp + 49600], zmm23                           ;   219.2 p8+p9   66 r2 spill
        vmovdqa64 zmm23, zmm5                                    ;   224.5         29 s copy
        vpternlogd zmm5, zmm4, zmm2, 0x96                        ;   224.5 p0      29 s
        vpxord zmm22, zmm22, zmm5                                ;   225.5 p5      29 s
        vmovdqu64 [rbp + 48768], zmm9                            ;   213.5 p7+p4   66 r2 spill
        vpxord zmm9, zmm5, [rax + 8640]                          ;   225.5 p0+p3   29 s
        vmovdqu64 [rbp + 48640], zmm6                            ;   220.5 p8+p9   66 r2 spill
        vpxord zmm6, zmm16, zmm4                                 ;   225.5 p5      29 s
        vmovdqu64 [rbp + 48576], zmm25                           ;   215.5 p7+p4   66 r2 spill
        vmovdqa64 zmm25, zmm22                                   ;   226.5         29 s copy
        vmovdqu64 [rbp + 50048], zmm1                            ;   217.5 p8+p9   66 r2 spill
        vpxord zmm1, zmm10, [rax + 8640]                         ;   226.2 p0+p2   29 s
        vpxord zmm18, zmm18, zmm1                                ;   227.2 p5      29 s
        vpxord zmm25, zmm25, zmm1                                ;   227.2 p0      29 s
        vmovdqu64 [rbp + 48512], zmm27                           ;   215.2 p7+p4   66 r2 spill
        vpxord zmm27, zmm10, [rax + 8256]                        ;   227.5 p5+p3   29 s
        vpxord zmm23, zmm23, zmm27                               ;   228.5 p0      29 s
        vpxord zmm21, zmm21, zmm23                               ;   229.5 p5      29 s
        vmovdqa64 zmm10, zmm11                                   ;   223.2         29 s copy
        vpternlogd zmm10, zmm27, zmm4, 0x96                      ;   229.2 p0      29 s
        vmovdqu64 [rbp + 49792], zmm12                           ;   214.2 p8+p9   66 r2 spill
        vmovdqa64 zmm12, zmm22                                   ;   226.5         29 s copy
        vpternlogd zmm12, zmm27, zmm4, 0x96                      ;   229.5 p5      29 s
        vmovdqu64 [rbp + 49984], zmm15                           ;   208.5 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm10                                   ;   230.2         29 s copy
        vpternlogd zmm15, zmm1, [rax + 8576], 0x96               ;   230.2 p0+p2   29 s
        vmovdqu64 [rbp + 50240], zmm24                           ;   213.2 p8+p9   66 r2 spill
        vmovdqu64 zmm24, [rbp + 16128]                           ;   155.8 p3      28 s
        vpxord zmm24, zmm24, [rbp + 46912]                       ;   230.5 p5+p2   28 s
        vmovdqu64 [rbp + 50304], zmm0                            ;   218.2 p7+p4   66 r2 spill
        vmovdqa64 zmm0, zmm24                                    ;   231.5         28 s copy
        vmovdqu64 [rbp + 50368], zmm17                           ;   216.2 p8+p9   66 r2 spill
        vmovdqu64 zmm17, [rbp + 15872]                           ;   156.8 p3      28 s
        vpxord zmm17, zmm17, [rbp + 46912]                       ;   231.2 p0+p2   28 s
        vmovdqu64 [rbp + 50432], zmm31                           ;   219.5 p7+p4   66 r2 spill
        vmovdqa64 zmm31, zmm17                                   ;   232.2         28 s copy
        vmovdqu64 [rbp + 50496], zmm3                            ;   201.2 p8+p9   66 r2 spill
        vmovdqu64 zmm3, [rbp + 46848]                            ;   157.8 p3      28 s
        vpxord zmm3, zmm3, [rbp + 15872]                         ;   231.5 p5+p2   28 s
        vmovdqu64 [rbp + 50560], zmm20                           ;   214.5 p7+p4   66 r2 spill
        vpxord zmm20, zmm3, [rbp + 46784]                        ;   232.5 p0+p3   28 s
        vmovdqu64 [rbp + 50624], zmm26                           ;   210.2 p8+p9   66 r2 spill
        vmovdqa64 zmm26, zmm20                                   ;   233.5         28 s copy
        vmovdqu64 [rbp + 50688], zmm28                           ;   198.5 p7+p4   66 r2 spill
        vmovdqa64 zmm28, zmm3                                    ;   232.5         28 s copy
        vmovdqu64 [rbp + 50752], zmm29                           ;   203.2 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm3                                    ;   232.5         28 s copy
        vpternlogd zmm29, zmm24, [rbp + 46592], 0x96             ;   232.5 p5+p2   28 s
        vmovdqu64 [rbp + 50816], zmm30                           ;   221.5 p7+p4   66 r2 spill
        vpxord zmm30, zmm29, [rbp + 46656]                       ;   233.5 p0+p3   28 s
        vmovdqu64 [rbp + 50880], zmm19                           ;   218.5 p8+p9   66 r2 spill
        vmovdqa64 zmm19, zmm29                                   ;   233.5         28 s copy
        vmovdqu64 [rbp + 50944], zmm7                            ;   210.5 p7+p4   66 r2 spill
        vpxord zmm7, zmm30, [rbp + 46784]                        ;   234.5 p5+p2   28 s
        vmovdqu64 [rbp + 46784], zmm17                           ;   232.2 p8+p9   28 s spill
        vpxord zmm17, zmm7, [rbp + 44992]                        ;   235.5 p0+p3   28 s
        vmovdqu64 [rbp + 51008], zmm23                           ;   229.5 p7+p4   29 s spill
        vmovdqa64 zmm23, zmm7                                    ;   235.5         28 s copy
        vmovdqu64 [rbp + 51072], zmm13                           ;   223.5 p8+p9   29 s spill
        vmovdqu64 zmm13, [rbp + 46592]                           ;   161.3 p2      28 s
        vpternlogd zmm13, zmm7, [rbp + 46912], 0x96              ;   235.5 p5+p3   28 s
        vmovdqu64 [rbp + 51136], zmm20                           ;   233.5 p7+p4   28 s spill
        vmovdqu64 zmm20, [rbp + 15872]                           ;   162.3 p2      28 s
        vmovdqu64 [rbp + 51200], zmm30                           ;   234.5 p8+p9   28 s spill
        vmovdqu64 zmm30, [rbp + 15872]                           ;   162.8 p3      28 s
        vmovdqu64 [rbp + 51264], zmm5                            ;   225.5 p7+p4   29 s spill
        vmovdqu64 zmm5, [rbp + 46912]                            ;   163.3 p2      28 s
        vmovdqu64 [rbp + 51328], zmm7                            ;   235.5 p8+p9   28 s spill
        vmovdqu64 zmm7, [rbp + 46592]                            ;   163.8 p3      28 s reload
        vmovdqu64 [rbp + 51392], zmm10                           ;   230.2 p7+p4   29 s spill
        vmovdqu64 zmm10, [rbp + 46656]                           ;   164.3 p2      28 s
        vpternlogd zmm10, zmm7, [rbp + 46912], 0x96              ;   235.2 p0+p3   28 s
        vpxord zmm31, zmm31, zmm10                               ;   236.2 p5      28 s
        vpxord zmm28, zmm28, zmm31                               ;   237.2 p0      28 s
        vmovdqu64 [rbp + 46656], zmm31                           ;   237.2 p8+p9   28 s spill
        vmovdqu64 zmm31, [rbp + 44992]                           ;   165.3 p2      28 s
        vpternlogd zmm31, zmm7, [rbp + 46912], 0x96              ;   236.5 p5+p3   28 s
        vpxord zmm20, zmm20, zmm31                               ;   237.5 p0      28 s
        vpxord zmm0, zmm0, zmm20                                 ;   238.5 p5      28 s
        vpxord zmm19, zmm19, zmm0                                ;   239.5 p0      28 s
        vpxord zmm23, zmm23, zmm20                               ;   238.5 p5      28 s
        vpxord zmm30, zmm30, zmm19                               ;   240.5 p0      28 s
        vpxord zmm5, zmm5, zmm23                                 ;   239.5 p5      28 s
        vmovdqu64 [rbp + 44992], zmm20                           ;   238.5 p7+p4   28 s spill
        vmovdqu64 zmm20, [rbp + 46848]                           ;   166.3 p2      28 s
        vpternlogd zmm20, zmm7, [rbp + 46912], 0x96              ;   240.2 p0+p3   28 s
        vpxord zmm26, zmm26, zmm20                               ;   241.2 p5      28 s
        vmovdqu64 [rbp + 46848], zmm20                           ;   241.2 p8+p9   28 s spill
        vmovdqu64 zmm20, [rbp + 18624]                           ;   167.3 p2     104 s
        vpternlogd zmm20, zmm7, [rax + 9024], 0x96               ;   241.2 p0+p3  104 s
        vmovdqu64 zmm7, [rbp + 37184]                            ;   168.3 p2     100 f reload
        vpternlogd zmm20, zmm7, [rbp + 47296], 0x96              ;   242.2 p5+p3  104 s
        vpternlogd zmm20, zmm1, [rbp + 39232], 0x96              ;   243.2 p0+p2  104 s
        vpternlogd zmm20, zmm12, [rbp + 43264], 0x96             ;   244.2 p5+p3  104 s
        vmovdqu64 zmm7, [rbp + 18304]                            ;   170.3 p2     104 s
        vpxord zmm7, zmm7, [rax + 8704]                          ;   243.2 p0+p3  104 s
        vmovdqu64 [rbp + 43264], zmm20                           ;   245.2 p7+p4  104 s spill
        vmovdqu64 zmm20, [rbp + 48448]                           ;   171.3 p2     100 f reload
        vpternlogd zmm7, zmm20, [rbp + 36864], 0x96              ;   244.2 p5+p3  104 s
        vpternlogd zmm7, zmm15, [rbp + 38912], 0x96              ;   245.2 p0+p2  104 s
        vpternlogd zmm7, zmm30, zmm13, 0x96                      ;   246.2 p5     104 s
        vmovdqu64 zmm20, [rbp + 18432]                           ;   172.8 p3     104 s
        vpxord zmm20, zmm20, [rax + 8832]                        ;   245.2 p0+p2  104 s
        vmovdqu64 [rbp + 48448], zmm7                            ;   247.2 p8+p9  104 s spill
        vmovdqu64 zmm7, [rbp + 36992]                            ;   173.8 p3     100 f reload
        vpternlogd zmm20, zmm7, [rbp + 47744], 0x96              ;   246.2 p5+p2  104 s
        vpternlogd zmm20, zmm14, [rbp + 39040], 0x96             ;   247.2 p0+p3  104 s
        vpternlogd zmm20, zmm0, [rbp + 43072], 0x96              ;   248.2 p5+p2  104 s
        vmovdqu64 zmm0, [rbp + 18560]                            ;   175.8 p3     104 s
        vpxord zmm0, zmm0, [rax + 8960]                          ;   247.2 p0+p2  104 s
        vmovdqu64 zmm7, [rbp + 37120]                            ;   176.8 p3     100 f reload
        vpternlogd zmm0, zmm7, [rbp + 48384], 0x96               ;   248.2 p5+p2  104 s
        vpternlogd zmm0, zmm27, [rbp + 39168], 0x96              ;   249.2 p0+p3  104 s
        vpternlogd zmm0, zmm5, [rbp + 43200], 0x96               ;   250.2 p5+p2  104 s
        vmovdqu64 zmm27, [rbp + 18752]                           ;   178.8 p3     104 s
        vpxord zmm27, zmm27, [rax + 9152]                        ;   249.2 p0+p2  104 s
        vmovdqu64 zmm7, [rax + 8768]                             ;   179.8 p3      29 s reload
        vmovdqu64 [rbp + 43200], zmm0                            ;   251.2 p7+p4  104 s spill
        vmovdqu64 zmm0, [rbp + 18368]                            ;   180.3 p2     104 s
        vpternlogd zmm0, zmm7, [rbp + 36928], 0x96               ;   249.5 p5+p3  104 s
        vmovdqu64 zmm7, [rbp + 38976]                            ;   181.3 p2     100 f reload
        vpternlogd zmm0, zmm7, [rbp + 41024], 0x96               ;   250.5 p0+p3  104 s
        vpternlogd zmm0, zmm28, [rbp + 43008], 0x96              ;   251.5 p5+p2  104 s
        vpternlogd zmm0, zmm5, zmm12, 0x96                       ;   252.5 p0     104 s
        vmovdqu64 zmm5, [rbp + 37312]                            ;   182.8 p3     100 f reload
        vpternlogd zmm27, zmm5, [rbp + 48256], 0x96              ;   251.5 p5+p2  104 s
        vpternlogd zmm27, zmm8, [rbp + 39360], 0x96              ;   252.5 p0+p3  104 s
        vpternlogd zmm27, zmm23, [rbp + 43392], 0x96             ;   253.5 p5+p2  104 s
        vmovdqu64 zmm7, [rbp + 37376]                            ;   184.8 p3     104 s
        vmovdqu64 zmm8, [rbp + 37056]                            ;   185.3 p2     100 f reload
        vmovdqu64 zmm5, [rax + 8896]                             ;   185.8 p3      29 s reload
        vmovdqu64 [rbp + 43392], zmm27                           ;   254.5 p8+p9  104 s spill
        vmovdqu64 zmm27, [rbp + 18496]                           ;   186.3 p2     104 s
        vpternlogd zmm27, zmm5, zmm8, 0x96                       ;   253.2 p0     104 s
        vmovdqu64 zmm8, [rbp + 39104]                            ;   186.8 p3     100 f reload
        vpternlogd zmm27, zmm8, [rbp + 48128], 0x96              ;   254.2 p5+p2  104 s
        vpternlogd zmm27, zmm4, zmm2, 0x96                       ;   255.2 p0     104 s
        vpternlogd zmm27, zmm13, [rbp + 43136], 0x96             ;   256.2 p5+p3  104 s
        vmovdqu64 zmm8, [rax + 8512]                             ;   188.3 p2      29 s reload
        vmovdqu64 zmm5, [rax + 9088]                             ;   188.8 p3      29 s reload
        vmovdqu64 zmm4, [rbp + 18688]                            ;   189.3 p2     104 s
        vpternlogd zmm4, zmm5, zmm8, 0x96                        ;   255.2 p0     104 s
        vmovdqu64 zmm5, [rbp + 15872]                            ;   189.8 p3      28 s reload
        vpternlogd zmm4, zmm5, [rbp + 37248], 0x96               ;   256.2 p5+p2  104 s
        vmovdqu64 zmm5, [rbp + 39296]                            ;   190.8 p3     100 f reload
        vpternlogd zmm4, zmm5, [rbp + 41344], 0x96               ;   257.2 p0+p2  104 s
        vpternlogd zmm4, zmm14, [rbp + 43328], 0x96              ;   258.2 p5+p3  104 s
        vmovdqu64 zmm5, [rax + 9216]                             ;   192.3 p2      29 s reload
        vmovdqu64 zmm14, [rbp + 18816]                           ;   192.8 p3      89 s reload
        vmovdqu64 zmm2, [rbp + 14208]                            ;   193.3 p2     104 s
        vpternlogd zmm2, zmm14, zmm5, 0x96                       ;   257.2 p0     104 s
        vpxord zmm7, zmm7, zmm2                                  ;   258.2 p5     104 s
        vmovdqu64 zmm2, [rbp + 39424]                            ;   193.8 p3     100 f reload
        vpternlogd zmm7, zmm2, [rbp + 49216], 0x96               ;   259.2 p0+p2  104 s
        vpternlogd zmm7, zmm10, zmm6, 0x96                       ;   260.2 p5     104 s
        vpternlogd zmm7, zmm25, [rbp + 43456], 0x96              ;   261.2 p0+p3  104 s
        vmovdqu64 zmm2, [rbp + 19200]                            ;   195.3 p2     104 s
        vpxord zmm2, zmm2, [rax + 9600]                          ;   259.5 p5+p3  104 s
        vmovdqu64 zmm5, [rbp + 14592]                            ;   196.3 p2      28 s reload
        vpternlogd zmm2, zmm5, [rbp + 37760], 0x96               ;   260.5 p0+p3  104 s
        vmovdqu64 zmm5, [rbp + 39808]                            ;   197.3 p2     100 f reload
        vpternlogd zmm2, zmm5, [rbp + 41856], 0x96               ;   261.5 p5+p3  104 s
        vpternlogd zmm2, zmm3, zmm24, 0x96                       ;   262.5 p0     104 s
        vmovdqu64 zmm5, [rax + 9280]                             ;   198.3 p2      29 s reload
        vmovdqu64 [rbp + 43456], zmm7                            ;   262.2 p7+p4  104 s spill
        vmovdqu64 zmm7, [rbp + 18880]                            ;   198.8 p3      89 s reload
        vmovdqu64 [rbp + 49216], zmm4                            ;   259.2 p8+p9  104 s spill
        vmovdqu64 zmm4, [rbp + 14272]                            ;   199.3 p2     104 s
        vpternlogd zmm4, zmm7, zmm5, 0x96                        ;   261.5 p5     104 s
        vpternlogd zmm2, zmm11, [rbp + 43840], 0x96              ;   263.5 p0+p3  104 s
        vmovdqu64 zmm11, [rbp + 37440]                           ;   200.3 p2     100 f reload
        vpternlogd zmm4, zmm11, [rbp + 41536], 0x96              ;   262.5 p5+p3  104 s
        vpternlogd zmm4, zmm26, [rbp + 39488], 0x96              ;   263.5 p0+p2  104 s
        vpternlogd zmm4, zmm9, [rbp + 43520], 0x96               ;   264.5 p5+p3  104 s
        vmovdqu64 zmm11, [rbp + 18944]                           ;   202.3 p2      89 s reload
        vmovdqu64 zmm5, [rbp + 14336]                            ;   202.8 p3     104 s
        vpternlogd zmm5, zmm11, [rax + 9344], 0x96               ;   264.2 p0+p2  104 s
        vmovdqu64 [rbp + 43520], zmm2                            ;   264.5 p7+p4  104 s spill
        vmovdqu64 zmm2, [rbp + 37504]                            ;   203.8 p3     100 f reload
        vpternlogd zmm5, zmm2, [rbp + 48960], 0x96               ;   265.2 p5+p2  104 s
        vpternlogd zmm5, zmm29, [rbp + 39552], 0x96              ;   266.2 p0+p3  104 s
        vpternlogd zmm5, zmm6, [rbp + 43584], 0x96               ;   267.2 p5+p2  104 s
        vmovdqu64 zmm29, [rbp + 19328]                           ;   205.8 p3     104 s
        vpxord zmm29, zmm29, [rax + 9728]                        ;   266.2 p0+p2  104 s
        vmovdqu64 zmm2, [rbp + 14720]                            ;   206.8 p3      28 s reload
        vpternlogd zmm29, zmm2, [rbp + 16128], 0x96              ;   267.2 p5+p2  104 s
        vmovdqu64 zmm2, [rbp + 37888]                            ;   207.8 p3     100 f reload
        vpternlogd zmm29, zmm2, [rbp + 48000], 0x96              ;   268.2 p0+p2  104 s
        vmovdqu64 zmm2, [rbp + 19008]                            ;   208.8 p3      89 s reload
        vmovdqu64 [rbp + 48000], zmm5                            ;   268.2 p8+p9  104 s spill
        vmovdqu64 zmm5, [rbp + 14400]                            ;   209.3 p2     104 s
        vpternlogd zmm5, zmm2, [rax + 9408], 0x96                ;   267.5 p5+p3  104 s
        vpternlogd zmm29, zmm18, [rbp + 39936], 0x96             ;   269.2 p0+p2  104 s
        vmovdqu64 [rbp + 43584], zmm4                            ;   265.5 p7+p4  104 s spill
        vmovdqu64 zmm4, [rbp + 37568]                            ;   210.8 p3     100 f reload
        vpternlogd zmm5, zmm4, [rbp + 48896], 0x96               ;   268.5 p5+p2  104 s
        vpternlogd zmm5, zmm22, [rbp + 39616], 0x96              ;   269.5 p0+p3  104 s
        vpternlogd zmm5, zmm30, [rbp + 43648], 0x96              ;   270.5 p5+p2  104 s
        vpternlogd zmm29, zmm17, [rbp + 43968], 0x96             ;   270.2 p0+p3  104 s
        vmovdqu64 zmm30, [rax + 9472]                            ;   213.3 p2      29 s reload
        vmovdqu64 zmm4, [rbp + 19072]                            ;   213.8 p3      89 s reload
        vmovdqu64 [rbp + 43968], zmm29                           ;   271.2 p8+p9  104 s spill
        vmovdqu64 zmm29, [rbp + 14464]                           ;   214.3 p2     104 s
        vpternlogd zmm29, zmm4, zmm30, 0x96                      ;   270.5 p5     104 s
        vmovdqu64 zmm30, [rbp + 37632]                           ;   214.8 p3     100 f reload
        vpternlogd zmm29, zmm30, [rbp + 49152], 0x96             ;   271.5 p0+p2  104 s
        vpternlogd zmm29, zmm16, [rbp + 39680], 0x96             ;   272.5 p5+p3  104 s
        vpternlogd zmm29, zmm28, [rbp + 43712], 0x96             ;   273.5 p0+p2  104 s
        vmovdqu64 zmm28, [rbp + 19456]                           ;   216.8 p3     104 s
        vpxord zmm28, zmm28, [rax + 9856]                        ;   272.5 p5+p2  104 s
        vmovdqu64 zmm30, [rbp + 14848]                           ;   217.8 p3      28 s reload
        vpternlogd zmm28, zmm30, [rbp + 38016], 0x96             ;   273.5 p0+p2  104 s
        vmovdqu64 zmm30, [rbp + 47104]                           ;   218.8 p3      29 s reload
        vmovdqu64 [rbp + 43712], zmm29                           ;   274.5 p7+p4  104 s spill
        vmovdqu64 zmm29, [rax + 9536]                            ;   219.3 p2      29 s reload
        vmovdqu64 [rbp + 49152], zmm5                            ;   271.5 p8+p9  104 s spill
        vmovdqu64 zmm5, [rbp + 19136]                            ;   219.8 p3     104 s
        vpternlogd zmm5, zmm29, zmm30, 0x96                      ;   273.5 p5     104 s
        vmovdqu64 zmm29, [rbp + 14528]                           ;   220.3 p2      28 s reload
        vpternlogd zmm5, zmm29, [rbp + 46912], 0x96              ;   274.5 p0+p3  104 s
        vmovdqu64 zmm29, [rbp + 37696]                           ;   221.3 p2     100 f reload
        vpternlogd zmm5, zmm29, [rbp + 48320], 0x96              ;   275.5 p5+p3  104 s
        vpternlogd zmm5, zmm26, [rbp + 39744], 0x96              ;   276.5 p0+p2  104 s
        vpternlogd zmm5, zmm22, [rbp + 43776], 0x96              ;   277.5 p5+p3  104 s
        vmovdqu64 zmm29, [rbp + 40064]                           ;   223.3 p2     100 f reload
        vpternlogd zmm28, zmm29, [rbp + 47936], 0x96             ;   276.2 p0+p3  104 s
        vpternlogd zmm28, zmm18, zmm12, 0x96                     ;   277.2 p5     104 s
        vpternlogd zmm28, zmm17, [rbp + 44096], 0x96             ;   278.2 p0+p2  104 s
        vmovdqu64 zmm17, [rax + 9664]                            ;   224.8 p3      29 s reload
        vmovdqu64 zmm18, [rbp + 19264]                           ;   225.3 p2      89 s reload
        vmovdqu64 zmm29, [rbp + 14656]                           ;   225.8 p3     104 s
        vpternlogd zmm29, zmm18, zmm17, 0x96                     ;   277.5 p5     104 s
        vmovdqu64 zmm17, [rbp + 37824]                           ;   226.3 p2     100 f reload
        vpternlogd zmm29, zmm17, [rbp + 49088], 0x96             ;   278.5 p0+p3  104 s
        vpternlogd zmm29, zmm21, [rbp + 39872], 0x96             ;   279.5 p5+p2  104 s
        vpternlogd zmm29, zmm19, [rbp + 43904], 0x96             ;   280.5 p0+p3  104 s
        vmovdqu64 zmm19, [rax + 10048]                           ;   228.3 p2      29 s reload
        vmovdqu64 zmm17, [rbp + 19648]                           ;   228.8 p3     104 s
        vpternlogd zmm17, zmm8, zmm19, 0x96                      ;   279.5 p5     104 s
        vmovdqu64 zmm19, [rbp + 15040]                           ;   229.3 p2      28 s reload
        vpternlogd zmm17, zmm19, [rbp + 16128], 0x96             ;   280.5 p0+p3  104 s
        vmovdqu64 zmm19, [rbp + 38208]                           ;   230.3 p2     100 f reload
        vpternlogd zmm17, zmm19, [rbp + 47616], 0x96             ;   281.5 p5+p3  104 s
        vpternlogd zmm17, zmm22, [rbp + 40256], 0x96             ;   282.5 p0+p2  104 s
        vpternlogd zmm17, zmm23, [rbp + 44288], 0x96             ;   283.5 p5+p3  104 s
        vmovdqu64 zmm23, [rbp + 19520]                           ;   232.3 p2     104 s
        vpxord zmm23, zmm23, [rax + 9920]                        ;   282.2 p0+p3  104 s
        vmovdqu64 zmm19, [rbp + 14912]                           ;   233.3 p2      28 s reload
        vpternlogd zmm23, zmm19, [rbp + 38080], 0x96             ;   283.2 p5+p3  104 s
        vmovdqu64 zmm19, [rbp + 40128]                           ;   234.3 p2     100 f reload
        vpternlogd zmm23, zmm19, [rbp + 48192], 0x96             ;   284.2 p0+p3  104 s
        vpternlogd zmm23, zmm22, zmm24, 0x96                     ;   285.2 p5     104 s
        vpternlogd zmm23, zmm15, [rbp + 44160], 0x96             ;   286.2 p0+p2  104 s
        vmovdqu64 zmm15, [rax + 9792]                            ;   235.8 p3      29 s reload
        vmovdqu64 zmm19, [rbp + 19392]                           ;   236.3 p2      89 s reload
        vmovdqu64 zmm22, [rbp + 14784]                           ;   236.8 p3     104 s
        vpternlogd zmm22, zmm19, zmm15, 0x96                     ;   284.5 p5     104 s
        vmovdqu64 zmm15, [rbp + 37952]                           ;   237.3 p2     100 f reload
        vpternlogd zmm22, zmm15, [rbp + 42048], 0x96             ;   285.5 p0+p3  104 s
        vmovdqu64 zmm15, [rbp + 51392]                           ;   238.3 p2      29 s reload
        vpternlogd zmm22, zmm15, [rbp + 40000], 0x96             ;   286.5 p5+p3  104 s
        vmovdqu64 zmm15, [rbp + 51328]                           ;   239.3 p2      28 s reload
        vpternlogd zmm22, zmm15, [rbp + 44032], 0x96             ;   287.5 p0+p3  104 s
        vmovdqu64 zmm15, [rbp + 19904]                           ;   240.3 p2      89 s reload
        vpxord zmm30, zmm8, zmm15                                ;   286.5 p5     104 s
        vmovdqu64 zmm8, [rbp + 15232]                            ;   240.8 p3     104 s
        vpxord zmm8, zmm8, [rbp + 19840]                         ;   287.2 p0+p2  104 s
        vmovdqu64 [rbp + 44032], zmm17                           ;   284.5 p7+p4  104 s spill
        vmovdqu64 zmm17, [rbp + 38400]                           ;   241.8 p3     100 f reload
        vpternlogd zmm8, zmm17, [rbp + 47168], 0x96              ;   288.2 p5+p2  104 s
        vpternlogd zmm8, zmm1, [rbp + 40448], 0x96               ;   289.2 p0+p3  104 s
        vmovdqu64 zmm17, [rbp + 46848]                           ;   243.3 p2      28 s reload
        vpternlogd zmm8, zmm17, [rbp + 44480], 0x96              ;   290.2 p5+p3  104 s
        vmovdqu64 zmm17, [rbp + 19584]                           ;   244.3 p2     104 s
        vpxord zmm17, zmm17, [rax + 9984]                        ;   289.2 p0+p3  104 s
        vmovdqu64 [rbp + 44480], zmm8                            ;   291.2 p8+p9  104 s spill
        vmovdqu64 zmm8, [rbp + 14976]                            ;   245.3 p2      28 s reload
        vpternlogd zmm17, zmm8, [rbp + 38144], 0x96              ;   290.2 p5+p3  104 s
        vmovdqu64 zmm8, [rbp + 40192]                            ;   246.3 p2     100 f reload
        vpternlogd zmm17, zmm8, [rbp + 49728], 0x96              ;   291.2 p0+p3  104 s
        vpternlogd zmm17, zmm16, zmm31, 0x96                     ;   292.2 p5     104 s
        vpternlogd zmm17, zmm12, [rbp + 44224], 0x96             ;   293.2 p0+p2  104 s
        vmovdqu64 zmm8, [rbp + 38464]                            ;   247.8 p3     100 f reload
        vmovdqu64 zmm12, [rbp + 15296]                           ;   248.3 p2      28 s reload
        vpternlogd zmm30, zmm12, zmm8, 0x96                      ;   291.5 p5     104 s
        vmovdqu64 zmm12, [rbp + 40512]                           ;   248.8 p3     100 f reload
        vpternlogd zmm30, zmm12, [rbp + 42560], 0x96             ;   292.5 p0+p2  104 s
        vmovdqu64 zmm12, [rbp + 46656]                           ;   249.8 p3      28 s reload
        vpternlogd zmm30, zmm12, [rbp + 44544], 0x96             ;   293.5 p5+p2  104 s
        vmovdqu64 zmm12, [rbp + 19712]                           ;   250.8 p3     104 s
        vmovdqu64 zmm16, [rax + 10112]                           ;   251.3 p2      29 s reload
        vpxord zmm12, zmm12, zmm16                               ;   293.2 p0     104 s
        vmovdqu64 zmm8, [rbp + 15104]                            ;   251.8 p3      28 s reload
        vpternlogd zmm12, zmm8, [rbp + 38272], 0x96              ;   294.2 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 40320]                            ;   252.8 p3     100 f reload
        vpternlogd zmm12, zmm8, [rbp + 42368], 0x96              ;   295.2 p0+p2  104 s
        vpternlogd zmm12, zmm3, [rbp + 51264], 0x96              ;   296.2 p5+p3  104 s
        vpternlogd zmm12, zmm13, [rbp + 44352], 0x96             ;   297.2 p0+p2  104 s
        vmovdqu64 zmm3, [rbp + 38592]                            ;   254.8 p3     100 f reload
        vmovdqu64 zmm8, [rbp + 20032]                            ;   255.3 p2      89 s reload
        vmovdqu64 zmm13, [rbp + 15424]                           ;   255.8 p3     104 s
        vpternlogd zmm13, zmm8, zmm3, 0x96                       ;   295.5 p5     104 s
        vmovdqu64 zmm3, [rbp + 40640]                            ;   256.3 p2     100 f reload
        vpternlogd zmm13, zmm3, [rbp + 47360], 0x96              ;   296.5 p0+p3  104 s
        vpternlogd zmm13, zmm24, [rbp + 51072], 0x96             ;   297.5 p5+p2  104 s
        vpternlogd zmm13, zmm10, [rbp + 44672], 0x96             ;   298.5 p0+p3  104 s
        vmovdqu64 zmm3, [rbp + 19776]                            ;   258.3 p2     104 s
        vmovdqu64 zmm10, [rax + 10176]                           ;   258.8 p3      29 s reload
        vpxord zmm3, zmm3, zmm10                                 ;   297.5 p5     104 s
        vmovdqu64 zmm10, [rbp + 15168]                           ;   259.3 p2      28 s reload
        vpternlogd zmm3, zmm10, [rbp + 38336], 0x96              ;   298.5 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 40384]                           ;   260.3 p2     100 f reload
        vpternlogd zmm3, zmm10, [rbp + 49664], 0x96              ;   299.5 p5+p3  104 s
        vmovdqu64 zmm10, [rax + 8576]                            ;   261.3 p2      29 s reload
        vpternlogd zmm3, zmm1, zmm10, 0x96                       ;   300.5 p0     104 s
        vmovdqu64 zmm1, [rbp + 19968]                            ;   261.8 p3      89 s reload
        vpxord zmm16, zmm10, zmm1                                ;   299.5 p5     104 s
        vmovdqu64 zmm10, [rbp + 51200]                           ;   262.3 p2      28 s reload
        vpternlogd zmm3, zmm10, [rbp + 44416], 0x96              ;   301.5 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 38528]                           ;   263.3 p2     100 f reload
        vmovdqu64 [rbp + 44416], zmm13                           ;   299.5 p7+p4  104 s spill
        vmovdqu64 zmm13, [rbp + 15360]                           ;   263.8 p3      28 s reload
        vpternlogd zmm16, zmm13, zmm10, 0x96                     ;   300.5 p5     104 s
        vmovdqu64 zmm13, [rbp + 49408]                           ;   264.3 p2      66 r2 reload
        vmovdqu64 [rbp + 38912], zmm13                           ;   270.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 40576]                           ;   264.8 p3     100 f reload
        vpternlogd zmm16, zmm13, [rbp + 42624], 0x96             ;   301.5 p0+p2  104 s
        vmovdqu64 zmm13, [rbp + 50944]                           ;   265.8 p3      66 r2 reload
        vmovdqu64 [rbp + 38976], zmm13                           ;   271.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 51136]                           ;   266.3 p2      28 s reload
        vpternlogd zmm16, zmm13, [rbp + 44608], 0x96             ;   302.5 p5+p3  104 s
        vmovdqu64 zmm13, [rbp + 49856]                           ;   267.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39040], zmm13                           ;   273.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 50880]                           ;   267.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39104], zmm13                           ;   273.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 50816]                           ;   268.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39168], zmm13                           ;   274.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 50752]                           ;   268.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39232], zmm13                           ;   274.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 50688]                           ;   269.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39296], zmm13                           ;   275.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 15552]                           ;   269.8 p3     104 s
        vpxord zmm13, zmm13, [rbp + 20160]                       ;   302.2 p0+p2  104 s
        vmovdqu64 zmm10, [rbp + 46592]                           ;   270.8 p3      28 s reload
        vpternlogd zmm13, zmm10, [rbp + 38720], 0x96             ;   303.2 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 40768]                           ;   271.8 p3     100 f reload
        vpternlogd zmm13, zmm10, [rbp + 42816], 0x96             ;   304.2 p0+p2  104 s
        vpternlogd zmm13, zmm24, zmm21, 0x96                     ;   305.2 p5     104 s
        vpternlogd zmm13, zmm9, [rbp + 44800], 0x96              ;   306.2 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 38656]                           ;   273.3 p2     100 f reload
        vmovdqu64 zmm21, [rbp + 20096]                           ;   273.8 p3      89 s reload
        vmovdqu64 zmm24, [rbp + 15488]                           ;   274.3 p2     104 s
        vpternlogd zmm24, zmm21, zmm10, 0x96                     ;   304.5 p5     104 s
        vmovdqu64 zmm10, [rbp + 50112]                           ;   274.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39360], zmm10                           ;   280.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 40704]                           ;   275.3 p2     100 f reload
        vpternlogd zmm24, zmm10, [rbp + 47424], 0x96             ;   305.5 p0+p3  104 s
        vpternlogd zmm24, zmm31, [rbp + 51008], 0x96             ;   306.5 p5+p2  104 s
        vpternlogd zmm24, zmm26, [rbp + 44736], 0x96             ;   307.5 p0+p3  104 s
        vmovdqu64 zmm31, [rbp + 49536]                           ;   277.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39424], zmm31                           ;   283.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 50624]                           ;   277.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39488], zmm31                           ;   283.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 50560]                           ;   278.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39552], zmm31                           ;   284.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 50496]                           ;   278.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39616], zmm31                           ;   284.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 50432]                           ;   279.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39680], zmm31                           ;   285.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 50368]                           ;   279.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39744], zmm31                           ;   285.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 50304]                           ;   280.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39808], zmm31                           ;   286.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 49344]                           ;   280.8 p3      66 r2 reload
        vmovdqu64 [rbp + 39872], zmm31                           ;   286.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 15616]                           ;   281.3 p2     104 s
        vmovdqu64 zmm10, [rbp + 20224]                           ;   281.8 p3      89 s reload
        vpxord zmm31, zmm31, zmm10                               ;   306.5 p5     104 s
        vmovdqu64 zmm26, [rbp + 50240]                           ;   282.3 p2      66 r2 reload
        vmovdqu64 [rbp + 39936], zmm26                           ;   288.3 p8+p9   99 clocks
        vmovdqu64 zmm26, [rbp + 42880]                           ;   282.8 p3     100 f reload
        vmovdqu64 [rbp + 50240], zmm13                           ;   307.2 p7+p4  104 s spill
        vmovdqu64 zmm13, [rbp + 38784]                           ;   283.3 p2     100 f reload
        vpternlogd zmm31, zmm13, zmm26, 0x96                     ;   307.5 p0     104 s
        vmovdqu64 zmm13, [rbp + 49984]                           ;   283.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40000], zmm13                           ;   289.8 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 44992]                           ;   284.3 p2      28 s reload
        vpternlogd zmm31, zmm13, [rbp + 40832], 0x96             ;   308.5 p5+p3  104 s
        vpternlogd zmm31, zmm25, [rbp + 44928], 0x96             ;   309.5 p0+p2  104 s
        vmovdqu64 zmm13, [rbp + 49792]                           ;   285.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40064], zmm13                           ;   291.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 48832]                           ;   286.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40128], zmm13                           ;   292.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 15680]                           ;   286.8 p3     104 s
        vmovdqu64 zmm25, [rbp + 20288]                           ;   287.3 p2      89 s reload
        vpxord zmm13, zmm13, zmm25                               ;   308.5 p5     104 s
        vpternlogd zmm13, zmm26, [rbp + 38848], 0x96             ;   309.5 p0+p3  104 s
        vmovdqu64 zmm26, [rbp + 48512]                           ;   288.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40192], zmm26                           ;   294.3 p7+p4   99 clocks
        vmovdqu64 zmm26, [rbp + 50176]                           ;   288.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40256], zmm26                           ;   294.8 p8+p9   99 clocks
        vmovdqu64 zmm26, [rbp + 47552]                           ;   289.3 p2     100 f reload
        vpternlogd zmm13, zmm26, [rbp + 40896], 0x96             ;   310.5 p5+p3  104 s
        vpternlogd zmm13, zmm6, [rbp + 46784], 0x96              ;   311.5 p0+p2  104 s
        vpternlogd zmm13, zmm9, [rbp + 44864], 0x96              ;   312.5 p5+p3  104 s
        vmovdqu64 zmm6, [rbp + 50048]                            ;   291.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40320], zmm6                            ;   297.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 48576]                            ;   291.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40384], zmm6                            ;   297.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 48640]                            ;   292.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40448], zmm6                            ;   298.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 48704]                            ;   292.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40512], zmm6                            ;   298.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 48768]                            ;   293.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40576], zmm6                            ;   299.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 49600]                            ;   293.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40640], zmm6                            ;   299.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 49024]                            ;   294.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40704], zmm6                            ;   300.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 49920]                            ;   294.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40768], zmm6                            ;   300.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 49472]                            ;   295.3 p2      66 r2 reload
        vmovdqu64 [rbp + 40832], zmm6                            ;   301.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 49280]                            ;   295.8 p3      66 r2 reload
        vmovdqu64 [rbp + 40896], zmm6                            ;   301.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 45056]                            ;   296.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 41024], zmm6                            ;   302.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 45376]                            ;   296.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 41344], zmm6                            ;   302.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 45632]                            ;   297.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 41536], zmm6                            ;   303.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 45952]                            ;   297.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 41856], zmm6                            ;   303.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 46144]                            ;   298.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 42048], zmm6                            ;   304.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 46464]                            ;   298.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 42368], zmm6                            ;   304.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 46976]                            ;   299.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 42560], zmm6                            ;   305.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 47232]                            ;   299.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 42624], zmm6                            ;   305.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 47872]                            ;   300.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 42816], zmm6                            ;   306.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 47808]                            ;   300.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 42880], zmm6                            ;   306.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 16256]                            ;   301.3 p2      99 clocks
        vmovdqu64 [rbp + 14208], zmm6                            ;   307.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 16320]                            ;   301.8 p3      99 clocks
        vmovdqu64 [rbp + 14272], zmm6                            ;   307.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 16384]                            ;   302.3 p2      99 clocks
        vmovdqu64 [rbp + 14336], zmm6                            ;   308.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 16448]                            ;   302.8 p3      99 clocks
        vmovdqu64 [rbp + 14400], zmm6                            ;   308.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 16512]                            ;   303.3 p2      99 clocks
        vmovdqu64 [rbp + 14464], zmm6                            ;   309.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 16576]                            ;   303.8 p3      99 clocks
        vmovdqu64 [rbp + 14528], zmm6                            ;   309.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 16640]                            ;   304.3 p2      99 clocks
        vmovdqu64 [rbp + 14592], zmm6                            ;   310.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 16704]                            ;   304.8 p3      99 clocks
        vmovdqu64 [rbp + 14656], zmm6                            ;   310.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 16768]                            ;   305.3 p2      99 clocks
        vmovdqu64 [rbp + 14720], zmm6                            ;   311.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 16832]                            ;   305.8 p3      99 clocks
        vmovdqu64 [rbp + 14784], zmm6                            ;   311.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 16896]                            ;   306.3 p2      99 clocks
        vmovdqu64 [rbp + 14848], zmm6                            ;   312.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 16960]                            ;   306.8 p3      99 clocks
        vmovdqu64 [rbp + 14912], zmm6                            ;   312.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17024]                            ;   307.3 p2      99 clocks
        vmovdqu64 [rbp + 14976], zmm6                            ;   313.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 17088]                            ;   307.8 p3      99 clocks
        vmovdqu64 [rbp + 15040], zmm6                            ;   313.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17152]                            ;   308.3 p2      99 clocks
        vmovdqu64 [rbp + 15104], zmm6                            ;   314.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 17216]                            ;   308.8 p3      99 clocks
        vmovdqu64 [rbp + 15168], zmm6                            ;   314.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17280]                            ;   309.3 p2      99 clocks
        vmovdqu64 [rbp + 15232], zmm6                            ;   315.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 17344]                            ;   309.8 p3      99 clocks
        vmovdqu64 [rbp + 15296], zmm6                            ;   315.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17408]                            ;   310.3 p2      99 clocks
        vmovdqu64 [rbp + 15360], zmm6                            ;   316.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 17472]                            ;   310.8 p3      99 clocks
        vmovdqu64 [rbp + 15424], zmm6                            ;   316.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17536]                            ;   311.3 p2      99 clocks
        vmovdqu64 [rbp + 15488], zmm6                            ;   317.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 17600]                            ;   311.8 p3      99 clocks
        vmovdqu64 [rbp + 15552], zmm6                            ;   317.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17664]                            ;   312.3 p2      99 clocks
        vmovdqu64 [rbp + 15616], zmm6                            ;   318.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 17728]                            ;   312.8 p3      99 clocks
        vmovdqu64 [rbp + 15680], zmm6                            ;   318.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 17792]                            ;   313.3 p2      99 clocks
        vmovdqu64 zmm9, [rbp + 17856]                            ;   313.8 p3      99 clocks
        vmovdqu64 zmm26, [rbp + 17920]                           ;   314.3 p2      99 clocks
        vmovdqu64 [rbp + 15872], zmm26                           ;   320.3 p7+p4   99 clocks
        vmovdqu64 zmm26, [rbp + 17984]                           ;   314.8 p3      99 clocks
        vmovdqu64 [rbp + 47808], zmm6                            ;   319.3 p8+p9   99 clocks spill
        vmovdqu64 zmm6, [rbp + 18048]                            ;   315.3 p2      99 clocks
        vmovdqu64 [rbp + 47872], zmm9                            ;   319.8 p7+p4   99 clocks spill
        vmovdqu64 zmm9, [rbp + 18112]                            ;   315.8 p3      99 clocks
        vmovdqu64 [rbp + 16768], zmm14                           ;   290.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 16832], zmm7                            ;   291.5 p7+p4   99 clocks
        vmovdqu64 zmm7, [rbp + 18176]                            ;   316.3 p2      99 clocks
        vmovdqu64 [rbp + 16128], zmm7                            ;   322.3 p8+p9   99 clocks
        vmovdqu64 [rbp + 16896], zmm11                           ;   293.5 p7+p4   99 clocks
        vmovdqu64 zmm7, [rbp + 18240]                            ;   316.8 p3      99 clocks
        vmovdqu64 [rbp + 16960], zmm2                            ;   294.2 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 18304]                            ;   317.3 p2      99 clocks
        vmovdqu64 [rbp + 17024], zmm4                            ;   295.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 16256], zmm2                            ;   323.3 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 18368]                            ;   317.8 p3      99 clocks
        vmovdqu64 [rbp + 16320], zmm2                            ;   323.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 18432]                            ;   318.3 p2      99 clocks
        vmovdqu64 [rbp + 16384], zmm2                            ;   324.3 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 18496]                            ;   318.8 p3      99 clocks
        vmovdqu64 [rbp + 17216], zmm18                           ;   299.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 16448], zmm2                            ;   324.8 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 18560]                            ;   319.3 p2      99 clocks
        vmovdqu64 [rbp + 16512], zmm2                            ;   325.3 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 18624]                            ;   319.8 p3      99 clocks
        vmovdqu64 [rbp + 17344], zmm19                           ;   302.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 16576], zmm2                            ;   325.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 18688]                            ;   320.3 p2      99 clocks
        vmovdqu64 [rbp + 16640], zmm2                            ;   326.3 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 18752]                            ;   320.8 p3      99 clocks
        vmovdqu64 [rbp + 16704], zmm2                            ;   326.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 19136]                            ;   321.3 p2      99 clocks
        vmovdqu64 [rbp + 17856], zmm15                           ;   306.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 17088], zmm2                            ;   327.3 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 19200]                            ;   321.8 p3      99 clocks
        vmovdqu64 [rbp + 17920], zmm1                            ;   308.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 17152], zmm2                            ;   327.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 17984], zmm8                            ;   310.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19328]                            ;   322.3 p2      99 clocks
        vmovdqu64 [rbp + 18048], zmm21                           ;   311.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 17280], zmm1                            ;   328.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19456]                            ;   322.8 p3      99 clocks
        vmovdqu64 [rbp + 18176], zmm10                           ;   313.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 17408], zmm1                            ;   328.8 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19520]                            ;   323.3 p2      99 clocks
        vmovdqu64 [rbp + 18240], zmm25                           ;   315.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 17472], zmm1                            ;   329.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19584]                            ;   323.8 p3      99 clocks
        vmovdqu64 [rbp + 17536], zmm1                            ;   329.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19648]                            ;   324.3 p2      99 clocks
        vmovdqu64 [rbp + 17600], zmm1                            ;   330.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19712]                            ;   324.8 p3      99 clocks
        vmovdqu64 [rbp + 17664], zmm1                            ;   330.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19776]                            ;   325.3 p2      99 clocks
        vmovdqu64 [rbp + 17728], zmm1                            ;   331.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19840]                            ;   325.8 p3      99 clocks
        vmovdqu64 [rbp + 17792], zmm1                            ;   331.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20160]                            ;   326.3 p2      99 clocks
        vmovdqu64 [rbp + 18112], zmm1                            ;   332.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20352]                            ;   326.8 p3      99 clocks
        vmovdqu64 [rbp + 18304], zmm1                            ;   332.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20416]                            ;   327.3 p2      99 clocks
        vmovdqu64 [rbp + 18368], zmm1                            ;   333.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20480]                            ;   327.8 p3      99 clocks
        vmovdqu64 [rbp + 18432], zmm1                            ;   333.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20608]                            ;   328.3 p2      99 clocks
        vmovdqu64 [rbp + 18496], zmm1                            ;   334.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20736]                            ;   328.8 p3      99 clocks
        vmovdqu64 [rbp + 18560], zmm1                            ;   334.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20800]                            ;   329.3 p2      99 clocks
        vmovdqu64 [rbp + 18624], zmm1                            ;   335.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20864]                            ;   329.8 p3      99 clocks
        vmovdqu64 [rbp + 18688], zmm1                            ;   335.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20928]                            ;   330.3 p2      99 clocks
        vmovdqu64 [rbp + 18752], zmm1                            ;   336.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20992]                            ;   330.8 p3      99 clocks
        vmovdqu64 [rbp + 18816], zmm1                            ;   336.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21056]                            ;   331.3 p2      99 clocks
        vmovdqu64 [rbp + 18880], zmm1                            ;   337.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21120]                            ;   331.8 p3      99 clocks
        vmovdqu64 [rbp + 18944], zmm1                            ;   337.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21184]                            ;   332.3 p2      99 clocks
        vmovdqu64 [rbp + 19008], zmm1                            ;   338.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21248]                            ;   332.8 p3      99 clocks
        vmovdqu64 [rbp + 19072], zmm1                            ;   338.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21312]                            ;   333.3 p2      99 clocks
        vmovdqu64 [rbp + 19136], zmm1                            ;   339.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21376]                            ;   333.8 p3      99 clocks
        vmovdqu64 [rbp + 19200], zmm1                            ;   339.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21440]                            ;   334.3 p2      99 clocks
        vmovdqu64 [rbp + 19264], zmm1                            ;   340.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21504]                            ;   334.8 p3      99 clocks
        vmovdqu64 [rbp + 19328], zmm1                            ;   340.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21568]                            ;   335.3 p2      99 clocks
        vmovdqu64 [rbp + 19392], zmm1                            ;   341.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21632]                            ;   335.8 p3      99 clocks
        vmovdqu64 [rbp + 19456], zmm1                            ;   341.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21696]                            ;   336.3 p2      99 clocks
        vmovdqu64 [rbp + 19520], zmm1                            ;   342.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21760]                            ;   336.8 p3      99 clocks
        vmovdqu64 [rbp + 19584], zmm1                            ;   343.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21824]                            ;   337.3 p2      99 clocks
        vmovdqu64 [rbp + 19648], zmm1                            ;   344.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21888]                            ;   337.8 p3      99 clocks
        vmovdqu64 [rbp + 19712], zmm1                            ;   345.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21952]                            ;   338.3 p2      99 clocks
        vmovdqu64 [rbp + 19776], zmm1                            ;   346.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22016]                            ;   338.8 p3      99 clocks
        vmovdqu64 [rbp + 19840], zmm1                            ;   347.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22080]                            ;   339.3 p2      99 clocks
        vmovdqu64 [rbp + 19904], zmm1                            ;   348.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22144]                            ;   339.8 p3      99 clocks
        vmovdqu64 [rbp + 19968], zmm1                            ;   349.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22208]                            ;   340.3 p2      99 clocks
        vmovdqu64 [rbp + 20032], zmm1                            ;   350.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22272]                            ;   340.8 p3      99 clocks
        vmovdqu64 [rbp + 20096], zmm1                            ;   351.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22336]                            ;   341.3 p2      99 clocks
        vmovdqu64 [rbp + 20160], zmm1                            ;   352.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22400]                            ;   341.8 p3      99 clocks
        vmovdqu64 [rbp + 20224], zmm1                            ;   353.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22464]                            ;   342.3 p2      99 clocks
        vmovdqu64 [rbp + 20288], zmm1                            ;   354.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22528]                            ;   342.8 p3      99 clocks
        vmovdqu64 [rbp + 20352], zmm1                            ;   355.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22592]                            ;   343.3 p2      99 clocks
        vmovdqu64 [rbp + 20416], zmm1                            ;   356.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22656]                            ;   343.8 p3      99 clocks
        vmovdqu64 [rbp + 20480], zmm1                            ;   357.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22720]                            ;   344.3 p2      99 clocks
        vmovdqu64 [rbp + 20608], zmm1                            ;   358.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22784]                            ;   344.8 p3      99 clocks
        vmovdqu64 [rbp + 20736], zmm1                            ;   359.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22848]                            ;   345.3 p2      99 clocks
        vmovdqu64 [rbp + 20800], zmm1                            ;   360.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22912]                            ;   345.8 p3      99 clocks
        vmovdqu64 [rbp + 20864], zmm1                            ;   361.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22976]                            ;   346.3 p2      99 clocks
        vmovdqu64 [rbp + 20928], zmm1                            ;   362.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23040]                            ;   346.8 p3      99 clocks
        vmovdqu64 [rbp + 20992], zmm1                            ;   363.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23104]                            ;   347.3 p2      99 clocks
        vmovdqu64 [rbp + 21056], zmm1                            ;   364.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23168]                            ;   347.8 p3      99 clocks
        vmovdqu64 [rbp + 21120], zmm1                            ;   365.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23232]                            ;   348.3 p2      99 clocks
        vmovdqu64 [rbp + 21184], zmm1                            ;   366.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23296]                            ;   348.8 p3      99 clocks
        vmovdqu64 [rbp + 21248], zmm1                            ;   367.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23360]                            ;   349.3 p2      99 clocks
        vmovdqu64 [rbp + 21312], zmm1                            ;   368.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23424]                            ;   349.8 p3      99 clocks
        vmovdqu64 [rbp + 21376], zmm1                            ;   369.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23488]                            ;   350.3 p2      99 clocks
        vmovdqu64 [rbp + 21440], zmm1                            ;   370.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23552]                            ;   350.8 p3      99 clocks
        vmovdqu64 [rbp + 21504], zmm1                            ;   371.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23616]                            ;   351.3 p2      99 clocks
        vmovdqu64 [rbp + 21568], zmm1                            ;   372.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23680]                            ;   351.8 p3      99 clocks
        vmovdqu64 [rbp + 21632], zmm1                            ;   373.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23744]                            ;   352.3 p2      99 clocks
        vmovdqu64 [rbp + 21696], zmm1                            ;   374.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23808]                            ;   352.8 p3      99 clocks
        vmovdqu64 [rbp + 21760], zmm1                            ;   375.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23872]                            ;   353.3 p2      99 clocks
        vmovdqu64 [rbp + 21824], zmm1                            ;   376.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23936]                            ;   353.8 p3      99 clocks
        vmovdqu64 [rbp + 21888], zmm1                            ;   377.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24000]                            ;   354.3 p2      99 clocks
        vmovdqu64 [rbp + 21952], zmm1                            ;   378.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24064]                            ;   354.8 p3      99 clocks
        vmovdqu64 [rbp + 22016], zmm1                            ;   379.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24128]                            ;   355.3 p2      99 clocks
        vmovdqu64 [rbp + 22080], zmm1                            ;   380.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24192]                            ;   355.8 p3      99 clocks
        vmovdqu64 [rbp + 22144], zmm1                            ;   381.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24256]                            ;   356.3 p2      99 clocks
        vmovdqu64 [rbp + 22208], zmm1                            ;   382.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24320]                            ;   356.8 p3      99 clocks
        vmovdqu64 [rbp + 22272], zmm1                            ;   383.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24384]                            ;   357.3 p2      99 clocks
        vmovdqu64 [rbp + 22336], zmm1                            ;   384.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24448]                            ;   357.8 p3      99 clocks
        vmovdqu64 [rbp + 22400], zmm1                            ;   385.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24512]                            ;   358.3 p2      99 clocks
        vmovdqu64 [rbp + 22464], zmm1                            ;   386.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24576]                            ;   358.8 p3      99 clocks
        vmovdqu64 [rbp + 22528], zmm1                            ;   387.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24640]                            ;   359.3 p2      99 clocks
        vmovdqu64 [rbp + 22592], zmm1                            ;   388.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24704]                            ;   359.8 p3      99 clocks
        vmovdqu64 [rbp + 22656], zmm1                            ;   389.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24768]                            ;   360.3 p2      99 clocks
        vmovdqu64 [rbp + 22720], zmm1                            ;   390.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24832]                            ;   360.8 p3      99 clocks
        vmovdqu64 [rbp + 22784], zmm1                            ;   391.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24896]                            ;   361.3 p2      99 clocks
        vmovdqu64 [rbp + 22848], zmm1                            ;   392.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24960]                            ;   361.8 p3      99 clocks
        vmovdqu64 [rbp + 22912], zmm1                            ;   393.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25024]                            ;   362.3 p2      99 clocks
        vmovdqu64 [rbp + 22976], zmm1                            ;   394.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25088]                            ;   362.8 p3      99 clocks
        vmovdqu64 [rbp + 23040], zmm1                            ;   395.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25152]                            ;   363.3 p2      99 clocks
        vmovdqu64 [rbp + 23104], zmm1                            ;   396.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25216]                            ;   363.8 p3      99 clocks
        vmovdqu64 [rbp + 23168], zmm1                            ;   397.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25280]                            ;   364.3 p2      99 clocks
        vmovdqu64 [rbp + 23232], zmm1                            ;   398.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25344]                            ;   364.8 p3      99 clocks
        vmovdqu64 [rbp + 23296], zmm1                            ;   399.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25408]                            ;   365.3 p2      99 clocks
        vmovdqu64 [rbp + 23360], zmm1                            ;   400.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25472]                            ;   365.8 p3      99 clocks
        vmovdqu64 [rbp + 23424], zmm1                            ;   401.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25536]                            ;   366.3 p2      99 clocks
        vmovdqu64 [rbp + 23488], zmm1                            ;   402.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25600]                            ;   366.8 p3      99 clocks
        vmovdqu64 [rbp + 23552], zmm1                            ;   403.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25664]                            ;   367.3 p2      99 clocks
        vmovdqu64 [rbp + 23616], zmm1                            ;   404.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25728]                            ;   367.8 p3      99 clocks
        vmovdqu64 [rbp + 23680], zmm1                            ;   405.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25792]                            ;   368.3 p2      99 clocks
        vmovdqu64 [rbp + 23744], zmm1                            ;   406.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25856]                            ;   368.8 p3      99 clocks
        vmovdqu64 [rbp + 23808], zmm1                            ;   407.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25920]                            ;   369.3 p2      99 clocks
        vmovdqu64 [rbp + 23872], zmm1                            ;   408.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25984]                            ;   369.8 p3      99 clocks
        vmovdqu64 [rbp + 23936], zmm1                            ;   409.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26048]                            ;   370.3 p2      99 clocks
        vmovdqu64 [rbp + 24000], zmm1                            ;   410.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26112]                            ;   370.8 p3      99 clocks
        vmovdqu64 [rbp + 24064], zmm1                            ;   411.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26176]                            ;   371.3 p2      99 clocks
        vmovdqu64 [rbp + 24128], zmm1                            ;   412.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26240]                            ;   371.8 p3      99 clocks
        vmovdqu64 [rbp + 24192], zmm1                            ;   413.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26304]                            ;   372.3 p2      99 clocks
        vmovdqu64 [rbp + 24256], zmm1                            ;   414.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26368]                            ;   372.8 p3      99 clocks
        vmovdqu64 [rbp + 24320], zmm1                            ;   415.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26432]                            ;   373.3 p2      99 clocks
        vmovdqu64 [rbp + 24384], zmm1                            ;   416.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26496]                            ;   373.8 p3      99 clocks
        vmovdqu64 [rbp + 24448], zmm1                            ;   417.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26560]                            ;   374.3 p2      99 clocks
        vmovdqu64 [rbp + 24512], zmm1                            ;   418.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26624]                            ;   374.8 p3      99 clocks
        vmovdqu64 [rbp + 24576], zmm1                            ;   419.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26688]                            ;   375.3 p2      99 clocks
        vmovdqu64 [rbp + 24640], zmm1                            ;   420.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26752]                            ;   375.8 p3      99 clocks
        vmovdqu64 [rbp + 24704], zmm1                            ;   421.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26816]                            ;   376.3 p2      99 clocks
        vmovdqu64 [rbp + 24768], zmm1                            ;   422.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26880]                            ;   376.8 p3      99 clocks
        vmovdqu64 [rbp + 24832], zmm1                            ;   423.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26944]                            ;   377.3 p2      99 clocks
        vmovdqu64 [rbp + 24896], zmm1                            ;   424.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27008]                            ;   377.8 p3      99 clocks
        vmovdqu64 [rbp + 24960], zmm1                            ;   425.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27072]                            ;   378.3 p2      99 clocks
        vmovdqu64 [rbp + 25024], zmm1                            ;   426.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27136]                            ;   378.8 p3      99 clocks
        vmovdqu64 [rbp + 25088], zmm1                            ;   427.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27200]                            ;   379.3 p2      99 clocks
        vmovdqu64 [rbp + 25152], zmm1                            ;   428.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27264]                            ;   379.8 p3      99 clocks
        vmovdqu64 [rbp + 25216], zmm1                            ;   429.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27328]                            ;   380.3 p2      99 clocks
        vmovdqu64 [rbp + 25280], zmm1                            ;   430.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27392]                            ;   380.8 p3      99 clocks
        vmovdqu64 [rbp + 25344], zmm1                            ;   431.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27456]                            ;   381.3 p2      99 clocks
        vmovdqu64 [rbp + 25408], zmm1                            ;   432.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27520]                            ;   381.8 p3      99 clocks
        vmovdqu64 [rbp + 25472], zmm1                            ;   433.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27584]                            ;   382.3 p2      99 clocks
        vmovdqu64 [rbp + 25536], zmm1                            ;   434.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27648]                            ;   382.8 p3      99 clocks
        vmovdqu64 [rbp + 25600], zmm1                            ;   435.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27712]                            ;   383.3 p2      99 clocks
        vmovdqu64 [rbp + 25664], zmm1                            ;   436.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27776]                            ;   383.8 p3      99 clocks
        vmovdqu64 [rbp + 25728], zmm1                            ;   437.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27840]                            ;   384.3 p2      99 clocks
        vmovdqu64 [rbp + 25792], zmm1                            ;   438.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27904]                            ;   384.8 p3      99 clocks
        vmovdqu64 [rbp + 25856], zmm1                            ;   439.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27968]                            ;   385.3 p2      99 clocks
        vmovdqu64 [rbp + 25920], zmm1                            ;   440.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28032]                            ;   385.8 p3      99 clocks
        vmovdqu64 [rbp + 25984], zmm1                            ;   441.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28096]                            ;   386.3 p2      99 clocks
        vmovdqu64 [rbp + 26048], zmm1                            ;   442.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28160]                            ;   386.8 p3      99 clocks
        vmovdqu64 [rbp + 26112], zmm1                            ;   443.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28224]                            ;   387.3 p2      99 clocks
        vmovdqu64 [rbp + 26176], zmm1                            ;   444.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28288]                            ;   387.8 p3      99 clocks
        vmovdqu64 [rbp + 26240], zmm1                            ;   445.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28352]                            ;   388.3 p2      99 clocks
        vmovdqu64 [rbp + 26304], zmm1                            ;   446.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28416]                            ;   388.8 p3      99 clocks
        vmovdqu64 [rbp + 26368], zmm1                            ;   447.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28480]                            ;   389.3 p2      99 clocks
        vmovdqu64 [rbp + 26432], zmm1                            ;   448.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28544]                            ;   389.8 p3      99 clocks
        vmovdqu64 [rbp + 26496], zmm1                            ;   449.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28608]                            ;   390.3 p2      99 clocks
        vmovdqu64 [rbp + 26560], zmm1                            ;   450.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28672]                            ;   390.8 p3      99 clocks
        vmovdqu64 [rbp + 26624], zmm1                            ;   451.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28736]                            ;   391.3 p2      99 clocks
        vmovdqu64 [rbp + 26688], zmm1                            ;   452.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28800]                            ;   391.8 p3      99 clocks
        vmovdqu64 [rbp + 26752], zmm1                            ;   453.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28864]                            ;   392.3 p2      99 clocks
        vmovdqu64 [rbp + 26816], zmm1                            ;   454.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28928]                            ;   392.8 p3      99 clocks
        vmovdqu64 [rbp + 26880], zmm1                            ;   455.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28992]                            ;   393.3 p2      99 clocks
        vmovdqu64 [rbp + 26944], zmm1                            ;   456.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29056]                            ;   393.8 p3      99 clocks
        vmovdqu64 [rbp + 27008], zmm1                            ;   457.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29120]                            ;   394.3 p2      99 clocks
        vmovdqu64 [rbp + 27072], zmm1                            ;   458.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29184]                            ;   394.8 p3      99 clocks
        vmovdqu64 [rbp + 27136], zmm1                            ;   459.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29248]                            ;   395.3 p2      99 clocks
        vmovdqu64 [rbp + 27200], zmm1                            ;   460.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29312]                            ;   395.8 p3      99 clocks
        vmovdqu64 [rbp + 27264], zmm1                            ;   461.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29376]                            ;   396.3 p2      99 clocks
        vmovdqu64 [rbp + 27328], zmm1                            ;   462.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29440]                            ;   396.8 p3      99 clocks
        vmovdqu64 [rbp + 27392], zmm1                            ;   463.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29504]                            ;   397.3 p2      99 clocks
        vmovdqu64 [rbp + 27456], zmm1                            ;   464.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29568]                            ;   397.8 p3      99 clocks
        vmovdqu64 [rbp + 27520], zmm1                            ;   465.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29632]                            ;   398.3 p2      99 clocks
        vmovdqu64 [rbp + 27584], zmm1                            ;   466.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29696]                            ;   398.8 p3      99 clocks
        vmovdqu64 [rbp + 27648], zmm1                            ;   467.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29760]                            ;   399.3 p2      99 clocks
        vmovdqu64 [rbp + 27712], zmm1                            ;   468.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29824]                            ;   399.8 p3      99 clocks
        vmovdqu64 [rbp + 27776], zmm1                            ;   469.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 29888]                            ;   400.3 p2      99 clocks
        vmovdqu64 [rbp + 27840], zmm1                            ;   470.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 29952]                            ;   400.8 p3      99 clocks
        vmovdqu64 [rbp + 27904], zmm1                            ;   471.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30016]                            ;   401.3 p2      99 clocks
        vmovdqu64 [rbp + 27968], zmm1                            ;   472.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30080]                            ;   401.8 p3      99 clocks
        vmovdqu64 [rbp + 28032], zmm1                            ;   473.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30144]                            ;   402.3 p2      99 clocks
        vmovdqu64 [rbp + 28096], zmm1                            ;   474.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30208]                            ;   402.8 p3      99 clocks
        vmovdqu64 [rbp + 28160], zmm1                            ;   475.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30272]                            ;   403.3 p2      99 clocks
        vmovdqu64 [rbp + 28224], zmm1                            ;   476.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30336]                            ;   403.8 p3      99 clocks
        vmovdqu64 [rbp + 28288], zmm1                            ;   477.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30400]                            ;   404.3 p2      99 clocks
        vmovdqu64 [rbp + 28352], zmm1                            ;   478.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30464]                            ;   404.8 p3      99 clocks
        vmovdqu64 [rbp + 28416], zmm1                            ;   479.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30528]                            ;   405.3 p2      99 clocks
        vmovdqu64 [rbp + 28480], zmm1                            ;   480.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30656]                            ;   405.8 p3      99 clocks
        vmovdqu64 [rbp + 28544], zmm1                            ;   481.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30720]                            ;   406.3 p2      99 clocks
        vmovdqu64 [rbp + 28608], zmm1                            ;   482.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 14336]                            ;   406.8 p3      99 clocks
        vmovdqu64 [rbp + 28672], zmm1                            ;   483.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 14400]                            ;   407.3 p2      99 clocks
        vmovdqu64 [rbp + 28736], zmm1                            ;   484.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 14464]                            ;   407.8 p3      99 clocks
        vmovdqu64 [rbp + 28800], zmm1                            ;   485.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 14528]                            ;   408.3 p2      99 clocks
        vmovdqu64 [rbp + 28864], zmm1                            ;   486.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 14592]                            ;   408.8 p3      99 clocks
        vmovdqu64 [rbp + 28928], zmm1                            ;   487.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 14656]                            ;   409.3 p2      99 clocks
        vmovdqu64 [rbp + 28992], zmm1                            ;   488.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 14720]                            ;   409.8 p3      99 clocks
        vmovdqu64 [rbp + 29056], zmm1                            ;   489.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 14784]                            ;   410.3 p2      99 clocks
        vmovdqu64 [rbp + 29120], zmm1                            ;   490.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 14848]                            ;   410.8 p3      99 clocks
        vmovdqu64 [rbp + 29184], zmm1                            ;   491.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 14912]                            ;   411.3 p2      99 clocks
        vmovdqu64 [rbp + 29248], zmm1                            ;   492.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 14976]                            ;   411.8 p3      99 clocks
        vmovdqu64 [rbp + 29312], zmm1                            ;   493.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15040]                            ;   412.3 p2      99 clocks
        vmovdqu64 [rbp + 29376], zmm1                            ;   494.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15104]                            ;   412.8 p3      99 clocks
        vmovdqu64 [rbp + 29440], zmm1                            ;   495.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15168]                            ;   413.3 p2      99 clocks
        vmovdqu64 [rbp + 29504], zmm1                            ;   496.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15232]                            ;   413.8 p3      99 clocks
        vmovdqu64 [rbp + 29568], zmm1                            ;   497.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15296]                            ;   414.3 p2      99 clocks
        vmovdqu64 [rbp + 29632], zmm1                            ;   498.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15360]                            ;   414.8 p3      99 clocks
        vmovdqu64 [rbp + 29696], zmm1                            ;   499.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15424]                            ;   415.3 p2      99 clocks
        vmovdqu64 [rbp + 29760], zmm1                            ;   500.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15488]                            ;   415.8 p3      99 clocks
        vmovdqu64 [rbp + 29824], zmm1                            ;   501.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15552]                            ;   416.3 p2      99 clocks
        vmovdqu64 [rbp + 29888], zmm1                            ;   502.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15616]                            ;   416.8 p3      99 clocks
        vmovdqu64 [rbp + 29952], zmm1                            ;   503.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15680]                            ;   417.3 p2      99 clocks
        vmovdqu64 [rbp + 30016], zmm1                            ;   504.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15744]                            ;   417.8 p3      99 clocks
        vmovdqu64 [rbp + 30080], zmm1                            ;   505.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15808]                            ;   418.3 p2      99 clocks
        vmovdqu64 [rbp + 30144], zmm1                            ;   506.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 15872]                            ;   418.8 p3      99 clocks
        vmovdqu64 [rbp + 30208], zmm1                            ;   507.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 15936]                            ;   419.3 p2      99 clocks
        vmovdqu64 [rbp + 30272], zmm1                            ;   508.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 16000]                            ;   419.8 p3      99 clocks
        vmovdqu64 [rbp + 30336], zmm1                            ;   509.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 16064]                            ;   420.3 p2      99 clocks
        vmovdqu64 [rbp + 30400], zmm1                            ;   510.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 16128]                            ;   420.8 p3      99 clocks
        vmovdqu64 [rbp + 30464], zmm1                            ;   511.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 16192]                            ;   421.3 p2      99 clocks
        vmovdqu64 [rbp + 30528], zmm1                            ;   512.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 16256]                            ;   421.8 p3      99 clocks
        vmovdqu64 [rbp + 30656], zmm1                            ;   513.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 16320]                            ;   422.3 p2      99 clocks
        vmovdqu64 [rbp + 30720], zmm1                            ;   514.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30592]                            ;   422.8 p3      99 clocks
        vmovdqu64 [rbp + 12160], zmm1                            ;   515.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30784]                            ;   423.3 p2      99 clocks
        vmovdqu64 [rbp + 12224], zmm1                            ;   516.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30848]                            ;   423.8 p3      99 clocks
        vmovdqu64 [rbp + 12288], zmm1                            ;   517.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 30912]                            ;   424.3 p2      99 clocks
        vmovdqu64 [rbp + 12352], zmm1                            ;   518.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 30976]                            ;   424.8 p3      99 clocks
        vmovdqu64 [rbp + 12416], zmm1                            ;   519.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31040]                            ;   425.3 p2      99 clocks
        vmovdqu64 [rbp + 12480], zmm1                            ;   520.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31104]                            ;   425.8 p3      99 clocks
        vmovdqu64 [rbp + 12544], zmm1                            ;   521.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31168]                            ;   426.3 p2      99 clocks
        vmovdqu64 [rbp + 12608], zmm1                            ;   522.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31232]                            ;   426.8 p3      99 clocks
        vmovdqu64 [rbp + 12672], zmm1                            ;   523.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31296]                            ;   427.3 p2      99 clocks
        vmovdqu64 [rbp + 12736], zmm1                            ;   524.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31360]                            ;   427.8 p3      99 clocks
        vmovdqu64 [rbp + 12800], zmm1                            ;   525.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31424]                            ;   428.3 p2      99 clocks
        vmovdqu64 [rbp + 12864], zmm1                            ;   526.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31488]                            ;   428.8 p3      99 clocks
        vmovdqu64 [rbp + 12928], zmm1                            ;   527.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31552]                            ;   429.3 p2      99 clocks
        vmovdqu64 [rbp + 12992], zmm1                            ;   528.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31616]                            ;   429.8 p3      99 clocks
        vmovdqu64 [rbp + 13056], zmm1                            ;   529.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31680]                            ;   430.3 p2      99 clocks
        vmovdqu64 [rbp + 13120], zmm1                            ;   530.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31744]                            ;   430.8 p3      99 clocks
        vmovdqu64 [rbp + 13184], zmm1                            ;   531.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31808]                            ;   431.3 p2      99 clocks
        vmovdqu64 [rbp + 13248], zmm1                            ;   532.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 31872]                            ;   431.8 p3      99 clocks
        vmovdqu64 [rbp + 13312], zmm1                            ;   533.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 31936]                            ;   432.3 p2      99 clocks
        vmovdqu64 [rbp + 13376], zmm1                            ;   534.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32000]                            ;   432.8 p3      99 clocks
        vmovdqu64 [rbp + 13440], zmm1                            ;   535.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32064]                            ;   433.3 p2      99 clocks
        vmovdqu64 [rbp + 13504], zmm1                            ;   536.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32128]                            ;   433.8 p3      99 clocks
        vmovdqu64 [rbp + 13568], zmm1                            ;   537.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32192]                            ;   434.3 p2      99 clocks
        vmovdqu64 [rbp + 13632], zmm1                            ;   538.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32256]                            ;   434.8 p3      99 clocks
        vmovdqu64 [rbp + 13696], zmm1                            ;   539.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32320]                            ;   435.3 p2      99 clocks
        vmovdqu64 [rbp + 13760], zmm1                            ;   540.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32384]                            ;   435.8 p3      99 clocks
        vmovdqu64 [rbp + 13824], zmm1                            ;   541.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32448]                            ;   436.3 p2      99 clocks
        vmovdqu64 [rbp + 13888], zmm1                            ;   542.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32512]                            ;   436.8 p3      99 clocks
        vmovdqu64 [rbp + 13952], zmm1                            ;   543.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32576]                            ;   437.3 p2      99 clocks
        vmovdqu64 [rbp + 14016], zmm1                            ;   544.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32640]                            ;   437.8 p3      99 clocks
        vmovdqu64 [rbp + 14080], zmm1                            ;   545.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32704]                            ;   438.3 p2      99 clocks
        vmovdqu64 [rbp + 14144], zmm1                            ;   546.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32768]                            ;   438.8 p3      99 clocks
        vmovdqu64 [rbp + 30592], zmm1                            ;   547.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32832]                            ;   439.3 p2      99 clocks
        vmovdqu64 [rbp + 30784], zmm1                            ;   548.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 32896]                            ;   439.8 p3      99 clocks
        vmovdqu64 [rbp + 30848], zmm1                            ;   549.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 32960]                            ;   440.3 p2      99 clocks
        vmovdqu64 [rbp + 30912], zmm1                            ;   550.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33024]                            ;   440.8 p3      99 clocks
        vmovdqu64 [rbp + 30976], zmm1                            ;   551.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33088]                            ;   441.3 p2      99 clocks
        vmovdqu64 [rbp + 31040], zmm1                            ;   552.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33152]                            ;   441.8 p3      99 clocks
        vmovdqu64 [rbp + 31104], zmm1                            ;   553.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33216]                            ;   442.3 p2      99 clocks
        vmovdqu64 [rbp + 31168], zmm1                            ;   554.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33280]                            ;   442.8 p3      99 clocks
        vmovdqu64 [rbp + 31232], zmm1                            ;   555.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33344]                            ;   443.3 p2      99 clocks
        vmovdqu64 [rbp + 31296], zmm1                            ;   556.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33408]                            ;   443.8 p3      99 clocks
        vmovdqu64 [rbp + 31360], zmm1                            ;   557.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33472]                            ;   444.3 p2      99 clocks
        vmovdqu64 [rbp + 31424], zmm1                            ;   558.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33536]                            ;   444.8 p3      99 clocks
        vmovdqu64 [rbp + 31488], zmm1                            ;   559.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33600]                            ;   445.3 p2      99 clocks
        vmovdqu64 [rbp + 31552], zmm1                            ;   560.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33664]                            ;   445.8 p3      99 clocks
        vmovdqu64 [rbp + 31616], zmm1                            ;   561.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33728]                            ;   446.3 p2      99 clocks
        vmovdqu64 [rbp + 31680], zmm1                            ;   562.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33792]                            ;   446.8 p3      99 clocks
        vmovdqu64 [rbp + 31744], zmm1                            ;   563.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33856]                            ;   447.3 p2      99 clocks
        vmovdqu64 [rbp + 31808], zmm1                            ;   564.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 33920]                            ;   447.8 p3      99 clocks
        vmovdqu64 [rbp + 31872], zmm1                            ;   565.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 33984]                            ;   448.3 p2      99 clocks
        vmovdqu64 [rbp + 31936], zmm1                            ;   566.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34048]                            ;   448.8 p3      99 clocks
        vmovdqu64 [rbp + 32000], zmm1                            ;   567.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34112]                            ;   449.3 p2      99 clocks
        vmovdqu64 [rbp + 32064], zmm1                            ;   568.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34176]                            ;   449.8 p3      99 clocks
        vmovdqu64 [rbp + 32128], zmm1                            ;   569.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34240]                            ;   450.3 p2      99 clocks
        vmovdqu64 [rbp + 32192], zmm1                            ;   570.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34304]                            ;   450.8 p3      99 clocks
        vmovdqu64 [rbp + 32256], zmm1                            ;   571.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34368]                            ;   451.3 p2      99 clocks
        vmovdqu64 [rbp + 32320], zmm1                            ;   572.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34432]                            ;   451.8 p3      99 clocks
        vmovdqu64 [rbp + 32384], zmm1                            ;   573.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34496]                            ;   452.3 p2      99 clocks
        vmovdqu64 [rbp + 32448], zmm1                            ;   574.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34560]                            ;   452.8 p3      99 clocks
        vmovdqu64 [rbp + 32512], zmm1                            ;   575.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34624]                            ;   453.3 p2      99 clocks
        vmovdqu64 [rbp + 32576], zmm1                            ;   576.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34688]                            ;   453.8 p3      99 clocks
        vmovdqu64 [rbp + 32640], zmm1                            ;   577.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34752]                            ;   454.3 p2      99 clocks
        vmovdqu64 [rbp + 32704], zmm1                            ;   578.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8192]                             ;   454.8 p3      99 clocks
        vmovdqu64 [rbp + 32768], zmm1                            ;   579.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8256]                             ;   455.3 p2      99 clocks
        vmovdqu64 [rbp + 32832], zmm1                            ;   580.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8320]                             ;   455.8 p3      99 clocks
        vmovdqu64 [rbp + 32896], zmm1                            ;   581.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 47040]                            ;   456.3 p2      99 clocks
        vmovdqu64 [rbp + 32960], zmm1                            ;   582.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 47104]                            ;   456.8 p3      99 clocks
        vmovdqu64 [rbp + 33024], zmm1                            ;   583.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8512]                             ;   457.3 p2      99 clocks
        vmovdqu64 [rbp + 33088], zmm1                            ;   584.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8576]                             ;   457.8 p3      99 clocks
        vmovdqu64 [rbp + 33152], zmm1                            ;   585.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8640]                             ;   458.3 p2      99 clocks
        vmovdqu64 [rbp + 33216], zmm1                            ;   586.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8704]                             ;   458.8 p3      99 clocks
        vmovdqu64 [rbp + 33280], zmm1                            ;   587.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8768]                             ;   459.3 p2      99 clocks
        vmovdqu64 [rbp + 33344], zmm1                            ;   588.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8832]                             ;   459.8 p3      99 clocks
        vmovdqu64 [rbp + 33408], zmm1                            ;   589.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8896]                             ;   460.3 p2      99 clocks
        vmovdqu64 [rbp + 33472], zmm1                            ;   590.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8960]                             ;   460.8 p3      99 clocks
        vmovdqu64 [rbp + 33536], zmm1                            ;   591.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9024]                             ;   461.3 p2      99 clocks
        vmovdqu64 [rbp + 33600], zmm1                            ;   592.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9088]                             ;   461.8 p3      99 clocks
        vmovdqu64 [rbp + 33664], zmm1                            ;   593.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9152]                             ;   462.3 p2      99 clocks
        vmovdqu64 [rbp + 33728], zmm1                            ;   594.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9216]                             ;   462.8 p3      99 clocks
        vmovdqu64 [rbp + 33792], zmm1                            ;   595.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9280]                             ;   463.3 p2      99 clocks
        vmovdqu64 [rbp + 33856], zmm1                            ;   596.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9344]                             ;   463.8 p3      99 clocks
        vmovdqu64 [rbp + 33920], zmm1                            ;   597.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9408]                             ;   464.3 p2      99 clocks
        vmovdqu64 [rbp + 33984], zmm1                            ;   598.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9472]                             ;   464.8 p3      99 clocks
        vmovdqu64 [rbp + 34048], zmm1                            ;   599.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9536]                             ;   465.3 p2      99 clocks
        vmovdqu64 [rbp + 34112], zmm1                            ;   600.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9600]                             ;   465.8 p3      99 clocks
        vmovdqu64 [rbp + 34176], zmm1                            ;   601.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9664]                             ;   466.3 p2      99 clocks
        vmovdqu64 [rbp + 34240], zmm1                            ;   602.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9728]                             ;   466.8 p3      99 clocks
        vmovdqu64 [rbp + 34304], zmm1                            ;   603.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9792]                             ;   467.3 p2      99 clocks
        vmovdqu64 [rbp + 34368], zmm1                            ;   604.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9856]                             ;   467.8 p3      99 clocks
        vmovdqu64 [rbp + 34432], zmm1                            ;   605.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 9920]                             ;   468.3 p2      99 clocks
        vmovdqu64 [rbp + 34496], zmm1                            ;   606.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 9984]                             ;   468.8 p3      99 clocks
        vmovdqu64 [rbp + 34560], zmm1                            ;   607.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 10048]                            ;   469.3 p2      99 clocks
        vmovdqu64 [rbp + 34624], zmm1                            ;   608.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 10112]                            ;   469.8 p3      99 clocks
        vmovdqu64 [rbp + 34688], zmm1                            ;   609.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 10176]                            ;   470.3 p2      99 clocks
        vmovdqu64 [rbp + 34752], zmm1                            ;   610.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34816]                            ;   470.8 p3      99 clocks
        vmovdqu64 [rbp + 6016], zmm1                             ;   611.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 34880]                            ;   471.3 p2      99 clocks
        vmovdqu64 [rbp + 6080], zmm1                             ;   612.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 34944]                            ;   471.8 p3      99 clocks
        vmovdqu64 [rbp + 6144], zmm1                             ;   613.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 35008]                            ;   472.3 p2      99 clocks
        vmovdqu64 zmm2, [rbp + 35072]                            ;   472.8 p3      99 clocks
        vmovdqu64 zmm4, [rbp + 35136]                            ;   473.3 p2      99 clocks
        vmovdqu64 [rbp + 6336], zmm4                             ;   614.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35200]                            ;   473.8 p3      99 clocks
        vmovdqu64 [rbp + 6400], zmm4                             ;   615.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35264]                            ;   474.3 p2      99 clocks
        vmovdqu64 [rbp + 6464], zmm4                             ;   616.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35328]                            ;   474.8 p3      99 clocks
        vmovdqu64 [rbp + 6528], zmm4                             ;   617.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35392]                            ;   475.3 p2      99 clocks
        vmovdqu64 [rbp + 6592], zmm4                             ;   618.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35456]                            ;   475.8 p3      99 clocks
        vmovdqu64 [rbp + 6656], zmm4                             ;   619.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35520]                            ;   476.3 p2      99 clocks
        vmovdqu64 [rbp + 6720], zmm4                             ;   620.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35584]                            ;   476.8 p3      99 clocks
        vmovdqu64 [rbp + 6784], zmm4                             ;   621.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35648]                            ;   477.3 p2      99 clocks
        vmovdqu64 [rbp + 6848], zmm4                             ;   622.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35712]                            ;   477.8 p3      99 clocks
        vmovdqu64 [rbp + 6912], zmm4                             ;   623.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35776]                            ;   478.3 p2      99 clocks
        vmovdqu64 [rbp + 6976], zmm4                             ;   624.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35840]                            ;   478.8 p3      99 clocks
        vmovdqu64 [rbp + 7040], zmm4                             ;   625.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 35904]                            ;   479.3 p2      99 clocks
        vmovdqu64 [rbp + 7104], zmm4                             ;   626.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 35968]                            ;   479.8 p3      99 clocks
        vmovdqu64 [rbp + 7168], zmm4                             ;   627.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36032]                            ;   480.3 p2      99 clocks
        vmovdqu64 [rbp + 7232], zmm4                             ;   628.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36096]                            ;   480.8 p3      99 clocks
        vmovdqu64 [rbp + 7296], zmm4                             ;   629.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36160]                            ;   481.3 p2      99 clocks
        vmovdqu64 [rbp + 7360], zmm4                             ;   630.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36224]                            ;   481.8 p3      99 clocks
        vmovdqu64 [rbp + 7424], zmm4                             ;   631.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36288]                            ;   482.3 p2      99 clocks
        vmovdqu64 [rbp + 7488], zmm4                             ;   632.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36352]                            ;   482.8 p3      99 clocks
        vmovdqu64 [rbp + 7552], zmm4                             ;   633.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36416]                            ;   483.3 p2      99 clocks
        vmovdqu64 [rbp + 7616], zmm4                             ;   634.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36480]                            ;   483.8 p3      99 clocks
        vmovdqu64 [rbp + 7680], zmm4                             ;   635.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36544]                            ;   484.3 p2      99 clocks
        vmovdqu64 [rbp + 7744], zmm4                             ;   636.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36608]                            ;   484.8 p3      99 clocks
        vmovdqu64 [rbp + 7808], zmm4                             ;   637.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36672]                            ;   485.3 p2      99 clocks
        vmovdqu64 [rbp + 7872], zmm4                             ;   638.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36736]                            ;   485.8 p3      99 clocks
        vmovdqu64 [rbp + 7936], zmm4                             ;   639.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36800]                            ;   486.3 p2      99 clocks
        vmovdqu64 [rbp + 8000], zmm4                             ;   640.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4096]                             ;   486.8 p3      99 clocks
        vmovdqu64 [rbp + 34816], zmm4                            ;   641.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4160]                             ;   487.3 p2      99 clocks
        vmovdqu64 [rbp + 34880], zmm4                            ;   642.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4224]                             ;   487.8 p3      99 clocks
        vmovdqu64 [rbp + 34944], zmm4                            ;   643.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4288]                             ;   488.3 p2      99 clocks
        vmovdqu64 [rbp + 35008], zmm4                            ;   644.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4352]                             ;   488.8 p3      99 clocks
        vmovdqu64 [rbp + 35072], zmm4                            ;   645.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4416]                             ;   489.3 p2      99 clocks
        vmovdqu64 [rbp + 35136], zmm4                            ;   646.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4480]                             ;   489.8 p3      99 clocks
        vmovdqu64 [rbp + 35200], zmm4                            ;   647.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4544]                             ;   490.3 p2      99 clocks
        vmovdqu64 [rbp + 35264], zmm4                            ;   648.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4608]                             ;   490.8 p3      99 clocks
        vmovdqu64 [rbp + 35328], zmm4                            ;   649.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4672]                             ;   491.3 p2      99 clocks
        vmovdqu64 [rbp + 35392], zmm4                            ;   650.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4736]                             ;   491.8 p3      99 clocks
        vmovdqu64 [rbp + 35456], zmm4                            ;   651.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4800]                             ;   492.3 p2      99 clocks
        vmovdqu64 [rbp + 35520], zmm4                            ;   652.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4864]                             ;   492.8 p3      99 clocks
        vmovdqu64 [rbp + 35584], zmm4                            ;   653.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4928]                             ;   493.3 p2      99 clocks
        vmovdqu64 [rbp + 35648], zmm4                            ;   654.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 4992]                             ;   493.8 p3      99 clocks
        vmovdqu64 [rbp + 35712], zmm4                            ;   655.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5056]                             ;   494.3 p2      99 clocks
        vmovdqu64 [rbp + 35776], zmm4                            ;   656.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5120]                             ;   494.8 p3      99 clocks
        vmovdqu64 [rbp + 35840], zmm4                            ;   657.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5184]                             ;   495.3 p2      99 clocks
        vmovdqu64 [rbp + 35904], zmm4                            ;   658.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5248]                             ;   495.8 p3      99 clocks
        vmovdqu64 [rbp + 35968], zmm4                            ;   659.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5312]                             ;   496.3 p2      99 clocks
        vmovdqu64 [rbp + 36032], zmm4                            ;   660.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5376]                             ;   496.8 p3      99 clocks
        vmovdqu64 [rbp + 36096], zmm4                            ;   661.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5440]                             ;   497.3 p2      99 clocks
        vmovdqu64 [rbp + 36160], zmm4                            ;   662.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5504]                             ;   497.8 p3      99 clocks
        vmovdqu64 [rbp + 36224], zmm4                            ;   663.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5568]                             ;   498.3 p2      99 clocks
        vmovdqu64 [rbp + 36288], zmm4                            ;   664.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5632]                             ;   498.8 p3      99 clocks
        vmovdqu64 [rbp + 36352], zmm4                            ;   665.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5696]                             ;   499.3 p2      99 clocks
        vmovdqu64 [rbp + 36416], zmm4                            ;   666.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5760]                             ;   499.8 p3      99 clocks
        vmovdqu64 [rbp + 36480], zmm4                            ;   667.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5824]                             ;   500.3 p2      99 clocks
        vmovdqu64 [rbp + 36544], zmm4                            ;   668.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 5888]                             ;   500.8 p3      99 clocks
        vmovdqu64 [rbp + 36608], zmm4                            ;   669.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 5952]                             ;   501.3 p2      99 clocks
        vmovdqu64 [rbp + 36672], zmm4                            ;   670.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 6016]                             ;   501.8 p3      99 clocks
        vmovdqu64 [rbp + 36736], zmm4                            ;   671.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 6080]                             ;   502.3 p2      99 clocks
        vmovdqu64 [rbp + 36800], zmm4                            ;   672.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2048]                             ;   502.8 p3      99 clocks
        vmovdqu64 [rbp + 1920], zmm4                             ;   673.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2112]                             ;   503.3 p2      99 clocks
        vmovdqu64 [rbp + 1984], zmm4                             ;   674.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2176]                             ;   503.8 p3      99 clocks
        vmovdqu64 [rbp + 2048], zmm4                             ;   675.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2240]                             ;   504.3 p2      99 clocks
        vmovdqu64 [rbp + 2112], zmm4                             ;   676.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2304]                             ;   504.8 p3      99 clocks
        vmovdqu64 [rbp + 2176], zmm4                             ;   677.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2368]                             ;   505.3 p2      99 clocks
        vmovdqu64 [rbp + 2240], zmm4                             ;   678.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2432]                             ;   505.8 p3      99 clocks
        vmovdqu64 [rbp + 2304], zmm4                             ;   679.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2496]                             ;   506.3 p2      99 clocks
        vmovdqu64 [rbp + 2368], zmm4                             ;   680.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2560]                             ;   506.8 p3      99 clocks
        vmovdqu64 [rbp + 2432], zmm4                             ;   681.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2624]                             ;   507.3 p2      99 clocks
        vmovdqu64 [rbp + 2496], zmm4                             ;   682.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2688]                             ;   507.8 p3      99 clocks
        vmovdqu64 [rbp + 2560], zmm4                             ;   683.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2752]                             ;   508.3 p2      99 clocks
        vmovdqu64 [rbp + 2624], zmm4                             ;   684.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2816]                             ;   508.8 p3      99 clocks
        vmovdqu64 [rbp + 2688], zmm4                             ;   685.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 2880]                             ;   509.3 p2      99 clocks
        vmovdqu64 [rbp + 2752], zmm4                             ;   686.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 2944]                             ;   509.8 p3      99 clocks
        vmovdqu64 [rbp + 2816], zmm4                             ;   687.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3008]                             ;   510.3 p2      99 clocks
        vmovdqu64 [rbp + 2880], zmm4                             ;   688.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3072]                             ;   510.8 p3      99 clocks
        vmovdqu64 [rbp + 2944], zmm4                             ;   689.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3136]                             ;   511.3 p2      99 clocks
        vmovdqu64 [rbp + 3008], zmm4                             ;   690.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3200]                             ;   511.8 p3      99 clocks
        vmovdqu64 [rbp + 3072], zmm4                             ;   691.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3264]                             ;   512.3 p2      99 clocks
        vmovdqu64 [rbp + 3136], zmm4                             ;   692.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3328]                             ;   512.8 p3      99 clocks
        vmovdqu64 [rbp + 3200], zmm4                             ;   693.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3392]                             ;   513.3 p2      99 clocks
        vmovdqu64 [rbp + 3264], zmm4                             ;   694.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3456]                             ;   513.8 p3      99 clocks
        vmovdqu64 [rbp + 3328], zmm4                             ;   695.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3520]                             ;   514.3 p2      99 clocks
        vmovdqu64 [rbp + 3392], zmm4                             ;   696.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3584]                             ;   514.8 p3      99 clocks
        vmovdqu64 [rbp + 3456], zmm4                             ;   697.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3648]                             ;   515.3 p2      99 clocks
        vmovdqu64 [rbp + 3520], zmm4                             ;   698.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3712]                             ;   515.8 p3      99 clocks
        vmovdqu64 [rbp + 3584], zmm4                             ;   699.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3776]                             ;   516.3 p2      99 clocks
        vmovdqu64 [rbp + 3648], zmm4                             ;   700.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3840]                             ;   516.8 p3      99 clocks
        vmovdqu64 [rbp + 3712], zmm4                             ;   701.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 3904]                             ;   517.3 p2      99 clocks
        vmovdqu64 [rbp + 3776], zmm4                             ;   702.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rax + 3968]                             ;   517.8 p3      99 clocks
        vmovdqu64 [rbp + 3840], zmm4                             ;   703.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rax + 4032]                             ;   518.3 p2      99 clocks
        vmovdqu64 [rbp + 3904], zmm4                             ;   704.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36864]                            ;   518.8 p3      99 clocks
        vmovdqu64 [rbp - 128], zmm4                              ;   705.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 36928]                            ;   519.3 p2      99 clocks
        vmovdqu64 [rbp - 64], zmm4                               ;   706.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 36992]                            ;   519.8 p3      99 clocks
        vmovdqu64 [rbp + 0], zmm4                                ;   707.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37056]                            ;   520.3 p2      99 clocks
        vmovdqu64 [rbp + 64], zmm4                               ;   708.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37120]                            ;   520.8 p3      99 clocks
        vmovdqu64 [rbp + 128], zmm4                              ;   709.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37184]                            ;   521.3 p2      99 clocks
        vmovdqu64 [rbp + 192], zmm4                              ;   710.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37248]                            ;   521.8 p3      99 clocks
        vmovdqu64 [rbp + 256], zmm4                              ;   711.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37312]                            ;   522.3 p2      99 clocks
        vmovdqu64 [rbp + 320], zmm4                              ;   712.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37376]                            ;   522.8 p3      99 clocks
        vmovdqu64 [rbp + 384], zmm4                              ;   713.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37440]                            ;   523.3 p2      99 clocks
        vmovdqu64 [rbp + 448], zmm4                              ;   714.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37504]                            ;   523.8 p3      99 clocks
        vmovdqu64 [rbp + 512], zmm4                              ;   715.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37568]                            ;   524.3 p2      99 clocks
        vmovdqu64 [rbp + 576], zmm4                              ;   716.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37632]                            ;   524.8 p3      99 clocks
        vmovdqu64 [rbp + 640], zmm4                              ;   717.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37696]                            ;   525.3 p2      99 clocks
        vmovdqu64 [rbp + 704], zmm4                              ;   718.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37760]                            ;   525.8 p3      99 clocks
        vmovdqu64 [rbp + 768], zmm4                              ;   719.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37824]                            ;   526.3 p2      99 clocks
        vmovdqu64 [rbp + 832], zmm4                              ;   720.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 37888]                            ;   526.8 p3      99 clocks
        vmovdqu64 [rbp + 896], zmm4                              ;   721.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 37952]                            ;   527.3 p2      99 clocks
        vmovdqu64 [rbp + 960], zmm4                              ;   722.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 38016]                            ;   527.8 p3      99 clocks
        vmovdqu64 [rbp + 1024], zmm4                             ;   723.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 38080]                            ;   528.3 p2      99 clocks
        vmovdqu64 [rbp + 1088], zmm4                             ;   724.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 48448]                            ;   528.8 p3     104 s reload
        vmovdqu64 [rbp + 36864], zmm4                            ;   725.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 38144]                            ;   529.3 p2      99 clocks
        vmovdqu64 [rbp + 36928], zmm0                            ;   726.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 1152], zmm4                             ;   727.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36992], zmm20                           ;   728.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 38208]                            ;   529.8 p3      99 clocks
        vmovdqu64 [rbp + 37056], zmm27                           ;   729.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1216], zmm0                             ;   730.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 43200]                            ;   530.3 p2     104 s reload
        vmovdqu64 [rbp + 37120], zmm0                            ;   731.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 38272]                            ;   530.8 p3      99 clocks
        vmovdqu64 [rbp + 1280], zmm0                             ;   732.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 43264]                            ;   531.3 p2     104 s reload
        vmovdqu64 [rbp + 37184], zmm0                            ;   733.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 49216]                            ;   531.8 p3     104 s reload
        vmovdqu64 [rbp + 37248], zmm0                            ;   734.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 38336]                            ;   532.3 p2      99 clocks
        vmovdqu64 [rbp + 1344], zmm0                             ;   735.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 43392]                            ;   532.8 p3     104 s reload
        vmovdqu64 [rbp + 37312], zmm0                            ;   736.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 43456]                            ;   533.3 p2     104 s reload
        vmovdqu64 [rbp + 37376], zmm0                            ;   737.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 38400]                            ;   533.8 p3      99 clocks
        vmovdqu64 [rbp + 1408], zmm0                             ;   738.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 43584]                            ;   534.3 p2     104 s reload
        vmovdqu64 [rbp + 37440], zmm0                            ;   739.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 48000]                            ;   534.8 p3     104 s reload
        vmovdqu64 [rbp + 37504], zmm0                            ;   740.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 38464]                            ;   535.3 p2      99 clocks
        vmovdqu64 [rbp + 1472], zmm0                             ;   741.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 49152]                            ;   535.8 p3     104 s reload
        vmovdqu64 [rbp + 37568], zmm0                            ;   742.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 43712]                            ;   536.3 p2     104 s reload
        vmovdqu64 [rbp + 37632], zmm0                            ;   743.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 38528]                            ;   536.8 p3      99 clocks
        vmovdqu64 [rbp + 37696], zmm5                            ;   744.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 1536], zmm0                             ;   745.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 43520]                            ;   537.3 p2     104 s reload
        vmovdqu64 [rbp + 37760], zmm0                            ;   746.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 38592]                            ;   537.8 p3      99 clocks
        vmovdqu64 [rbp + 37824], zmm29                           ;   747.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1600], zmm0                             ;   748.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 43968]                            ;   538.3 p2     104 s reload
        vmovdqu64 [rbp + 37888], zmm0                            ;   749.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 38656]                            ;   538.8 p3      99 clocks
        vmovdqu64 [rbp + 37952], zmm22                           ;   750.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 1664], zmm0                             ;   751.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38016], zmm28                           ;   752.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 38720]                            ;   539.3 p2      99 clocks
        vmovdqu64 [rbp + 38080], zmm23                           ;   753.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1728], zmm0                             ;   754.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 38144], zmm17                           ;   755.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 38784]                            ;   539.8 p3      99 clocks
        vmovdqu64 [rbp + 1792], zmm0                             ;   756.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 38272], zmm12                           ;   757.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 44032]                            ;   540.3 p2     104 s reload
        vmovdqu64 [rbp + 38208], zmm0                            ;   758.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 38848]                            ;   540.8 p3      99 clocks
        vmovdqu64 [rbp + 38336], zmm3                            ;   759.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 1856], zmm0                             ;   760.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 38464], zmm30                           ;   761.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38528], zmm16                           ;   762.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 38656], zmm24                           ;   763.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 38784], zmm31                           ;   764.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 38848], zmm13                           ;   765.5 p7+p4   99 clocks
        vmovdqu64 zmm30, [rbp + 44480]                           ;   541.3 p2     104 s reload
        vmovdqu64 [rbp + 38400], zmm30                           ;   766.2 p8+p9   99 clocks
        vmovdqu64 zmm30, [rbp + 44416]                           ;   541.8 p3     104 s reload
        vmovdqu64 [rbp + 38592], zmm30                           ;   767.5 p7+p4   99 clocks
        vmovdqu64 zmm30, [rbp + 50240]                           ;   542.3 p2     104 s reload
        vmovdqu64 [rbp + 38720], zmm30                           ;   768.2 p8+p9   99 clocks
        add esi, 0xffffffff                                      ;   505.7 p1      99 clocks
        vmovdqu64 zmm30, [rbp + 45568]                           ;   542.8 p3     101 r1_next reload
        vmovdqu64 zmm24, [rbp + 45120]                           ;   543.3 p2     101 r1_next reload
        vmovdqu64 zmm19, [rbp + 45184]                           ;   543.8 p3     101 r1_next reload
        vmovdqu64 zmm13, [rbp + 45248]                           ;   544.3 p2     101 r1_next reload
        vmovdqu64 zmm25, [rbp + 45312]                           ;   544.8 p3     101 r1_next reload
        vmovdqu64 zmm4, [rbp + 45504]                            ;   545.3 p2     101 r1_next reload
        vmovdqu64 zmm8, [rbp + 45440]                            ;   545.8 p3     101 r1_next reload
        vmovdqu64 zmm31, [rbp + 45696]                           ;   546.3 p2     101 r1_next reload
        vmovdqu64 zmm20, [rbp + 45760]                           ;   546.8 p3     101 r1_next reload
        vmovdqu64 zmm14, [rbp + 45824]                           ;   547.3 p2     101 r1_next reload
        vmovdqu64 zmm27, [rbp + 45888]                           ;   547.8 p3     101 r1_next reload
        vmovdqu64 zmm5, [rbp + 46016]                            ;   548.3 p2     101 r1_next reload
        vmovdqu64 zmm0, [rbp + 46080]                            ;   548.8 p3     101 r1_next reload
        vmovdqu64 zmm28, [rbp + 46208]                           ;   549.3 p2     101 r1_next reload
        vmovdqu64 zmm21, [rbp + 46272]                           ;   549.8 p3     101 r1_next reload
        vmovdqu64 zmm15, [rbp + 46336]                           ;   550.3 p2     101 r1_next reload
        vmovdqu64 zmm29, [rbp + 46400]                           ;   550.8 p3     101 r1_next reload
        vmovdqu64 zmm3, [rbp + 46528]                            ;   551.3 p2     101 r1_next reload
        vmovdqu64 zmm10, [rbp + 46720]                           ;   551.8 p3     101 r1_next reload
        vmovdqu64 zmm22, [rbp + 47488]                           ;   552.3 p2     101 r1_next reload
        vmovdqu64 zmm16, [rbp + 47680]                           ;   552.8 p3     101 r1_next reload
        vmovdqu64 zmm11, [rbp + 48064]                           ;   553.3 p2     101 r1_next reload
        vmovdqu64 zmm12, [rbp + 47808]                           ;   553.8 p3      99 clocks reload
        vmovdqu64 zmm18, [rbp + 47872]                           ;   554.3 p2      99 clocks reload
        vmovdqa64 zmm17, zmm1                                    ;   518.2         99 clocks copy
        vmovdqa64 zmm1, zmm9                                     ;   518.3         99 clocks copy
        vmovdqa64 zmm9, zmm0                                     ;   554.8        101 r1_next copy
        vmovdqa64 zmm0, zmm26                                    ;   519.7         99 clocks copy
        vmovdqa64 zmm26, zmm31                                   ;   552.3        101 r1_next copy
        vmovdqa64 zmm23, zmm2                                    ;   520.3         99 clocks copy
        vmovdqa64 zmm2, zmm6                                     ;   521.5         99 clocks copy
        vmovdqa64 zmm6, zmm3                                     ;   557.3        101 r1_next copy
        vmovdqa64 zmm3, zmm7                                     ;   522.2         99 clocks copy
        vmovdqa64 zmm7, zmm30                                    ;   548.8        101 r1_next copy
        lea rax, [rbp - 2176]                                    ;                    first state
        test esi, esi                                            ;                    more clocks?
        jne .clocks_1
        vmovdqu64 [rbp + 15936], zmm0                            ;                    resident
        vmovdqu64 [rbp + 16064], zmm1                            ;                    resident
        vmovdqu64 [rbp + 16000], zmm2                            ;                    resident
        vmovdqu64 [rbp + 16192], zmm3                            ;                    resident
        vmovdqu64 [rbp + 41408], zmm4                            ;                    resident
        vmovdqu64 [rbp + 41920], zmm5                            ;                    resident
        vmovdqu64 [rbp + 42432], zmm6                            ;                    resident
        vmovdqu64 [rbp + 40960], zmm7                            ;                    resident
        vmovdqu64 [rbp + 41472], zmm8                            ;                    resident
        vmovdqu64 [rbp + 41984], zmm9                            ;                    resident
        vmovdqu64 [rbp + 42496], zmm10                           ;                    resident
        vmovdqu64 [rbp + 42944], zmm11                           ;                    resident
        vmovdqu64 [rbp + 15744], zmm12                           ;                    resident
        vmovdqu64 [rbp + 41216], zmm13                           ;                    resident
        vmovdqu64 [rbp + 41728], zmm14                           ;                    resident
        vmovdqu64 [rbp + 42240], zmm15                           ;                    resident
        vmovdqu64 [rbp + 42752], zmm16                           ;                    resident
        vmovdqu64 [rbp + 20544], zmm17                           ;                    resident
        vmovdqu64 [rbp + 15808], zmm18                           ;                    resident
        vmovdqu64 [rbp + 41152], zmm19                           ;                    resident
        vmovdqu64 [rbp + 41664], zmm20                           ;                    resident
        vmovdqu64 [rbp + 42176], zmm21                           ;                    resident
        vmovdqu64 [rbp + 42688], zmm22                           ;                    resident
        vmovdqu64 [rbp + 20672], zmm23                           ;                    resident
        vmovdqu64 [rbp + 41088], zmm24                           ;                    resident
        vmovdqu64 [rbp + 41280], zmm25                           ;                    resident
        vmovdqu64 [rbp + 41600], zmm26                           ;                    resident
        vmovdqu64 [rbp + 41792], zmm27                           ;                    resident
        vmovdqu64 [rbp + 42112], zmm28                           ;                    resident
        vmovdqu64 [rbp + 42304], zmm29                           ;                    resident
        mov dword [rbp + 51488], esi                             ;                    resident
        vmovdqu64 zmm0, [rbp + 24576]                            ;     0.0 p2     107 out[16] reload
        vmovdqu64 zmm1, [rbp + 38912]                            ;     0.2 p3     107 out[16] reload
        vmovdqu64 zmm2, [rbp + 24640]                            ;     1.0 p2     107 out[16]
        vpternlogd zmm2, zmm1, zmm0, 0x78                        ;     7.0 p0     107 out[16]
        vmovdqu64 zmm3, [rbp + 38976]                            ;     1.2 p3     107 out[16] reload
        vpxord zmm4, zmm2, zmm3                                  ;     8.0 p5     107 out[16]
        vmovdqu64 zmm5, [rbp + 24640]                            ;     2.0 p2     107 out[16] reload
        vpternlogd zmm3, zmm2, zmm5, 0x48                        ;     8.0 p0     107 out[16]
        vmovdqu64 zmm2, [rbp + 24704]                            ;     2.2 p3     107 out[16] reload
        vpternlogd zmm3, zmm5, zmm2, 0x96                        ;     9.0 p5     107 out[16]
        vmovdqu64 zmm6, [rbp + 39040]                            ;     3.0 p2     107 out[16] reload
        vpxord zmm7, zmm3, zmm6                                  ;    10.0 p0     107 out[16]
        vpternlogd zmm6, zmm3, zmm2, 0x48                        ;    10.0 p5     107 out[16]
        vmovdqu64 zmm3, [rbp + 24768]                            ;     3.2 p3     107 out[16] reload
        vpternlogd zmm6, zmm2, zmm3, 0x96                        ;    11.0 p0     107 out[16]
        vmovdqu64 zmm8, [rbp + 39104]                            ;     4.0 p2     107 out[16] reload
        vpxord zmm9, zmm6, zmm8                                  ;    12.0 p5     107 out[16]
        vpternlogd zmm8, zmm6, zmm3, 0x48                        ;    12.0 p0     107 out[16]
        vmovdqu64 zmm6, [rbp + 24832]                            ;     4.2 p3     107 out[16] reload
        vpternlogd zmm8, zmm3, zmm6, 0x96                        ;    13.0 p5     107 out[16]
        vmovdqu64 zmm10, [rbp + 39168]                           ;     5.0 p2     107 out[16] reload
        vpxord zmm11, zmm8, zmm10                                ;    14.0 p0     107 out[16]
        vpternlogd zmm10, zmm8, zmm6, 0x48                       ;    14.0 p5     107 out[16]
        vmovdqu64 zmm8, [rbp + 24896]                            ;     5.2 p3     107 out[16] reload
        vpternlogd zmm10, zmm6, zmm8, 0x96                       ;    15.0 p0     107 out[16]
        vmovdqu64 zmm12, [rbp + 39232]                           ;     6.0 p2     107 out[16] reload
        vpxord zmm13, zmm10, zmm12                               ;    16.0 p5     107 out[16]
        vpxord zmm1, zmm1, zmm0                                  ;     7.5 p0     107 out[16]
        vpternlogd zmm12, zmm10, zmm8, 0x48                      ;    16.0 p5     107 out[16]
        vmovdqu64 zmm10, [rbp + 24960]                           ;     6.2 p3     107 out[16] reload
        vpternlogd zmm12, zmm8, zmm10, 0x96                      ;    17.0 p0     107 out[16]
        vmovdqu64 zmm14, [rbp + 39296]                           ;     7.0 p2     107 out[16] reload
        vpxord zmm15, zmm12, zmm14                               ;    18.0 p5     107 out[16]
        vpternlogd zmm14, zmm12, zmm10, 0x48                     ;    18.0 p0     107 out[16]
        vmovdqu64 zmm12, [rbp + 25024]                           ;     7.2 p3     107 out[16] reload
        vpternlogd zmm14, zmm10, zmm12, 0x96                     ;    19.0 p5     107 out[16]
        vmovdqu64 zmm16, [rbp + 39360]                           ;     8.0 p2     107 out[16] reload
        vpxord zmm17, zmm14, zmm16                               ;    20.0 p0     107 out[16]
        vpternlogd zmm16, zmm14, zmm12, 0x48                     ;    20.0 p5     107 out[16]
        vmovdqu64 zmm14, [rbp + 25088]                           ;     8.2 p3     107 out[16] reload
        vpternlogd zmm16, zmm12, zmm14, 0x96                     ;    21.0 p0     107 out[16]
        vmovdqu64 zmm18, [rbp + 39424]                           ;     9.0 p2     107 out[16] reload
        vpxord zmm19, zmm16, zmm18                               ;    22.0 p5     107 out[16]
        vpternlogd zmm18, zmm16, zmm14, 0x48                     ;    22.0 p0     107 out[16]
        vmovdqu64 zmm16, [rbp + 25152]                           ;     9.2 p3     107 out[16] reload
        vpternlogd zmm18, zmm14, zmm16, 0x96                     ;    23.0 p5     107 out[16]
        vmovdqu64 zmm20, [rbp + 39488]                           ;    10.0 p2     107 out[16] reload
        vpxord zmm21, zmm18, zmm20                               ;    24.0 p0     107 out[16]
        vpternlogd zmm20, zmm18, zmm16, 0x48                     ;    24.0 p5     107 out[16]
        vmovdqu64 zmm18, [rbp + 25216]                           ;    10.2 p3     107 out[16] reload
        vpternlogd zmm20, zmm16, zmm18, 0x96                     ;    25.0 p0     107 out[16]
        vmovdqu64 zmm22, [rbp + 39552]                           ;    11.0 p2     107 out[16] reload
        vpxord zmm23, zmm20, zmm22                               ;    26.0 p5     107 out[16]
        vpternlogd zmm22, zmm20, zmm18, 0x48                     ;    26.0 p0     107 out[16]
        vmovdqu64 zmm20, [rbp + 25280]                           ;    11.2 p3     107 out[16] reload
        vpternlogd zmm22, zmm18, zmm20, 0x96                     ;    27.0 p5     107 out[16]
        vmovdqu64 zmm24, [rbp + 39616]                           ;    12.0 p2     107 out[16] reload
        vpxord zmm25, zmm22, zmm24                               ;    28.0 p0     107 out[16]
        vpternlogd zmm24, zmm22, zmm20, 0x48                     ;    28.0 p5     107 out[16]
        vmovdqu64 zmm22, [rbp + 25344]                           ;    12.2 p3     107 out[16] reload
        vpternlogd zmm24, zmm20, zmm22, 0x96                     ;    29.0 p0     107 out[16]
        vmovdqu64 zmm26, [rbp + 39680]                           ;    13.0 p2     107 out[16] reload
        vpxord zmm27, zmm24, zmm26                               ;    30.0 p5     107 out[16]
        vpternlogd zmm26, zmm24, zmm22, 0x48                     ;    30.0 p0     107 out[16]
        vmovdqu64 zmm24, [rbp + 25408]                           ;    13.2 p3     107 out[16] reload
        vpternlogd zmm26, zmm22, zmm24, 0x96                     ;    31.0 p5     107 out[16]
        vmovdqu64 zmm28, [rbp + 39744]                           ;    14.0 p2     107 out[16] reload
        vpxord zmm29, zmm26, zmm28                               ;    32.0 p0     107 out[16]
        vpternlogd zmm28, zmm26, zmm24, 0x48                     ;    32.0 p5     107 out[16]
        vmovdqu64 zmm26, [rbp + 25472]                           ;    14.2 p3     107 out[16] reload
        vpternlogd zmm28, zmm24, zmm26, 0x96                     ;    33.0 p0     107 out[16]
        vmovdqu64 zmm30, [rbp + 39808]                           ;    15.0 p2     107 out[16] reload
        vpxord zmm31, zmm28, zmm30                               ;    34.0 p5     107 out[16]
        vpternlogd zmm30, zmm28, zmm26, 0x48                     ;    34.0 p0     107 out[16]
        vmovdqu64 zmm28, [rbp + 25536]                           ;    15.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm26, zmm28, 0x96                     ;    35.0 p5     107 out[16]
        vpxord zmm26, zmm30, [rbp + 39872]                       ;    36.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm28, [rbp + 39872], 0x60             ;    36.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm28, [rbp + 25600], 0x96             ;    37.0 p0+p2  107 out[16]
        vpxord zmm28, zmm30, [rbp + 39936]                       ;    38.0 p5+p3  107 out[16]
        vmovdqu64 zmm24, [rbp + 39936]                           ;    18.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm24, [rbp + 25600], 0x60             ;    38.0 p0+p3  107 out[16]
        vmovdqu64 zmm24, [rbp + 25600]                           ;    19.0 p2     107 out[16] reload
        vmovdqu64 zmm22, [rbp + 25664]                           ;    19.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm22, zmm24, 0x96                     ;    39.0 p5     107 out[16]
        vpxord zmm24, zmm30, [rbp + 40000]                       ;    40.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm22, [rbp + 40000], 0x60             ;    40.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm22, [rbp + 25728], 0x96             ;    41.0 p0+p2  107 out[16]
        vpxord zmm22, zmm30, [rbp + 40064]                       ;    42.0 p5+p3  107 out[16]
        vmovdqu64 zmm20, [rbp + 40064]                           ;    22.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm20, [rbp + 25728], 0x60             ;    42.0 p0+p3  107 out[16]
        vmovdqu64 zmm20, [rbp + 25728]                           ;    23.0 p2     107 out[16] reload
        vmovdqu64 zmm18, [rbp + 25792]                           ;    23.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm18, zmm20, 0x96                     ;    43.0 p5     107 out[16]
        vpxord zmm20, zmm30, [rbp + 40128]                       ;    44.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm18, [rbp + 40128], 0x60             ;    44.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm18, [rbp + 25856], 0x96             ;    45.0 p0+p2  107 out[16]
        vpxord zmm18, zmm30, [rbp + 40192]                       ;    46.0 p5+p3  107 out[16]
        vmovdqu64 zmm16, [rbp + 40192]                           ;    26.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm16, [rbp + 25856], 0x60             ;    46.0 p0+p3  107 out[16]
        vmovdqu64 zmm16, [rbp + 25856]                           ;    27.0 p2     107 out[16] reload
        vmovdqu64 zmm14, [rbp + 25920]                           ;    27.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm14, zmm16, 0x96                     ;    47.0 p5     107 out[16]
        vpxord zmm16, zmm30, [rbp + 40256]                       ;    48.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm14, [rbp + 40256], 0x60             ;    48.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm14, [rbp + 25984], 0x96             ;    49.0 p0+p2  107 out[16]
        vpxord zmm14, zmm30, [rbp + 40320]                       ;    50.0 p5+p3  107 out[16]
        vmovdqu64 zmm12, [rbp + 40320]                           ;    30.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm12, [rbp + 25984], 0x60             ;    50.0 p0+p3  107 out[16]
        vmovdqu64 zmm12, [rbp + 25984]                           ;    31.0 p2     107 out[16] reload
        vmovdqu64 zmm10, [rbp + 26048]                           ;    31.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm10, zmm12, 0x96                     ;    51.0 p5     107 out[16]
        vpxord zmm12, zmm30, [rbp + 40384]                       ;    52.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm10, [rbp + 40384], 0x60             ;    52.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm10, [rbp + 26112], 0x96             ;    53.0 p0+p2  107 out[16]
        vpxord zmm10, zmm30, [rbp + 40448]                       ;    54.0 p5+p3  107 out[16]
        vmovdqu64 zmm8, [rbp + 40448]                            ;    34.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm8, [rbp + 26112], 0x60              ;    54.0 p0+p3  107 out[16]
        vmovdqu64 zmm8, [rbp + 26112]                            ;    35.0 p2     107 out[16] reload
        vmovdqu64 zmm6, [rbp + 26176]                            ;    35.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm6, zmm8, 0x96                       ;    55.0 p5     107 out[16]
        vpxord zmm8, zmm30, [rbp + 40512]                        ;    56.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm6, [rbp + 40512], 0x60              ;    56.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm6, [rbp + 26240], 0x96              ;    57.0 p0+p2  107 out[16]
        vpxord zmm6, zmm30, [rbp + 40576]                        ;    58.0 p5+p3  107 out[16]
        vmovdqu64 zmm3, [rbp + 40576]                            ;    38.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm3, [rbp + 26240], 0x60              ;    58.0 p0+p3  107 out[16]
        vmovdqu64 zmm3, [rbp + 26240]                            ;    39.0 p2     107 out[16] reload
        vmovdqu64 zmm2, [rbp + 26304]                            ;    39.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm2, zmm3, 0x96                       ;    59.0 p5     107 out[16]
        vpxord zmm3, zmm30, [rbp + 40640]                        ;    60.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm2, [rbp + 40640], 0x60              ;    60.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm2, [rbp + 26368], 0x96              ;    61.0 p0+p2  107 out[16]
        vpxord zmm2, zmm30, [rbp + 40704]                        ;    62.0 p5+p3  107 out[16]
        vmovdqu64 zmm5, [rbp + 40704]                            ;    42.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm5, [rbp + 26368], 0x60              ;    62.0 p0+p3  107 out[16]
        vmovdqu64 zmm5, [rbp + 26368]                            ;    43.0 p2     107 out[16] reload
        vmovdqu64 zmm0, [rbp + 26432]                            ;    43.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm0, zmm5, 0x96                       ;    63.0 p5     107 out[16]
        vpxord zmm5, zmm30, [rbp + 40768]                        ;    64.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm0, [rbp + 40768], 0x60              ;    64.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm0, [rbp + 26496], 0x96              ;    65.0 p0+p2  107 out[16]
        vpxord zmm0, zmm30, [rbp + 40832]                        ;    66.0 p5+p3  107 out[16]
        vmovdqu64 [rbp + 43008], zmm0                            ;    67.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm0, [rbp + 40832]                            ;    46.0 p2     107 out[16]
        vpxord zmm0, zmm0, [rbp + 26496]                         ;    52.0 p0+p3  107 out[16]
        vmovdqu64 [rbp + 43072], zmm5                            ;    65.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm5, [rbp + 40960]                            ;    47.0 p2      66 out[17]
        vmovdqu64 [rbp + 43136], zmm2                            ;    63.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm2, [rbp + 41408]                            ;    47.2 p3      66 out[17]
        vmovdqu64 [rbp + 43200], zmm3                            ;    61.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm3, [rbp + 41088]                            ;    48.0 p2      66 out[17]
        vpxord zmm3, zmm3, [rbp + 40960]                         ;    54.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 43264], zmm6                            ;    59.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm6, [rbp + 41408]                            ;    49.0 p2      66 out[17] reload
        vmovdqu64 [rbp + 43328], zmm8                            ;    57.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm8, [rbp + 41216]                            ;    49.2 p3      66 out[17]
        vpternlogd zmm8, zmm6, [rbp + 41408], 0xc3               ;    55.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 43392], zmm10                           ;    55.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm10, [rbp + 41152]                           ;    50.2 p3      66 out[17]
        vpternlogd zmm10, zmm8, [rbp + 41024], 0x69              ;    56.2 p5+p2   66 out[17]
        vpxord zmm5, zmm5, zmm10                                 ;    57.2 p0      66 out[17]
        vpternlogd zmm3, zmm5, zmm6, 0x2d                        ;    58.2 p5      66 out[17]
        vmovdqu64 [rbp + 43456], zmm12                           ;    53.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm12, zmm10                                   ;    57.2         66 out[17] copy
        vmovdqu64 [rbp + 43520], zmm14                           ;    51.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm14, [rbp + 41088]                           ;    51.2 p3      66 out[17]
        vpternlogd zmm14, zmm5, [rbp + 41152], 0x96              ;    58.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 43584], zmm16                           ;    49.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm16, zmm14                                   ;    59.2         66 out[17] copy
        vpternlogd zmm16, zmm10, [rbp + 41344], 0x96             ;    59.2 p5+p3   66 out[17]
        vpxord zmm2, zmm2, zmm16                                 ;    60.2 p0      66 out[17]
        vmovdqu64 [rbp + 43648], zmm18                           ;    47.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm18, [rbp + 40960]                           ;    53.0 p2      66 out[17]
        vpternlogd zmm18, zmm2, [rbp + 41152], 0x9a              ;    61.2 p5+p3   66 out[17]
        vmovdqu64 [rbp + 43712], zmm20                           ;    45.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm20, [rbp + 41280]                           ;    54.0 p2      66 out[17]
        vpternlogd zmm20, zmm8, [rbp + 41088], 0x69              ;    60.0 p0+p3   66 out[17]
        vmovdqu64 [rbp + 43776], zmm22                           ;    43.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm22, [rbp + 41280]                           ;    55.0 p2      66 out[17]
        vpternlogd zmm22, zmm10, [rbp + 41344], 0x69             ;    61.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 43840], zmm24                           ;    41.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm24, zmm22                                   ;    62.0         66 out[17] copy
        vpternlogd zmm24, zmm20, zmm20, 0xc3                     ;    62.0 p0      66 out[17]
        vpxord zmm12, zmm12, zmm24                               ;    63.0 p5      66 out[17]
        vmovdqu64 [rbp + 43904], zmm28                           ;    41.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm28, zmm12                                   ;    64.0         66 out[17] copy
        vpternlogd zmm28, zmm18, zmm14, 0x9c                     ;    64.0 p0      66 out[17]
        vmovdqu64 [rbp + 43968], zmm26                           ;    42.2 p8+p9  107 out[16] spill
        vmovdqu64 zmm26, [rbp + 40960]                           ;    56.0 p2      66 out[17]
        vpternlogd zmm26, zmm22, [rbp + 41216], 0x24             ;    62.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 44032], zmm31                           ;    43.7 p7+p4  107 out[16] spill
        vmovdqu64 zmm31, [rbp + 26560]                           ;    57.0 p2     107 out[16] reload
        vmovdqu64 [rbp + 44096], zmm29                           ;    44.2 p8+p9  107 out[16] spill
        vmovdqu64 zmm29, [rbp + 40896]                           ;    57.2 p3     107 out[16]
        vpternlogd zmm29, zmm31, [rbp + 26496], 0x96             ;    63.2 p0+p2  107 out[16]
        vpternlogd zmm29, zmm0, zmm30, 0x78                      ;    66.0 p5     107 out[16]
        vpternlogd zmm3, zmm26, zmm28, 0x69                      ;    65.0 p0      66 out[17]
        vpxord zmm0, zmm5, zmm20                                 ;    61.0 p5      66 out[17]
        vmovdqa64 zmm26, zmm22                                   ;    62.0         66 out[17] copy
        vpternlogd zmm26, zmm16, zmm8, 0xf9                      ;    62.0 p0      66 out[17]
        vpternlogd zmm26, zmm8, zmm24, 0x96                      ;    63.0 p5      66 out[17]
        vpord zmm8, zmm0, zmm6                                   ;    62.0 p0      66 out[17]
        vmovdqu64 zmm30, [rbp + 41216]                           ;    58.2 p3      66 out[17] reload
        vmovdqa64 zmm31, zmm22                                   ;    62.0         66 out[17] copy
        vpternlogd zmm31, zmm14, zmm30, 0x69                     ;    64.2 p5      66 out[17]
        vpternlogd zmm8, zmm31, zmm20, 0x2d                      ;    65.2 p0      66 out[17]
        vpternlogd zmm8, zmm26, zmm18, 0x69                      ;    66.2 p5      66 out[17]
        vpternlogd zmm28, zmm31, zmm0, 0x78                      ;    65.2 p0      66 out[17]
        vmovdqu64 [rbp + 44160], zmm29                           ;    67.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm29, zmm24                                   ;    63.0         66 out[17] copy
        vpternlogd zmm29, zmm10, [rbp + 41344], 0x60             ;    63.0 p5+p2   66 out[17]
        vpternlogd zmm29, zmm26, zmm18, 0x69                     ;    64.0 p0      66 out[17]
        vmovdqa64 zmm18, zmm29                                   ;    65.0         66 out[17] copy
        vpternlogd zmm18, zmm16, zmm10, 0x87                     ;    65.0 p5      66 out[17]
        vpternlogd zmm28, zmm29, zmm18, 0x96                     ;    66.2 p0      66 out[17]
        vmovdqa64 zmm26, zmm28                                   ;    67.2         66 out[17] copy
        vpternlogd zmm26, zmm18, zmm8, 0x59                      ;    67.2 p5      66 out[17]
        vmovdqa64 zmm29, zmm26                                   ;    68.2         66 out[17] copy
        vpternlogd zmm29, zmm18, zmm3, 0x36                      ;    68.2 p0      66 out[17]
        vmovdqu64 [rbp + 44224], zmm27                           ;    46.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm27, zmm29                                   ;    69.2         66 out[17] copy
        vpternlogd zmm27, zmm28, zmm3, 0x9a                      ;    69.2 p5      66 out[17]
        vpternlogd zmm29, zmm28, zmm3, 0x53                      ;    69.2 p0      66 out[17]
        vpxord zmm28, zmm27, zmm29                               ;    70.2 p5      66 out[17]
        vpternlogd zmm26, zmm3, zmm28, 0x39                      ;    71.2 p0      66 out[17]
        vmovdqa64 zmm3, zmm28                                    ;    71.2         66 out[17] copy
        vmovdqu64 [rbp + 44288], zmm25                           ;    47.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm25, zmm26                                   ;    72.2         66 out[17] copy
        vpternlogd zmm25, zmm18, zmm8, 0xc6                      ;    72.2 p5      66 out[17]
        vpternlogd zmm26, zmm18, zmm8, 0xd1                      ;    72.2 p0      66 out[17]
        vpxord zmm3, zmm3, zmm26                                 ;    73.2 p5      66 out[17]
        vpandd zmm5, zmm5, zmm3                                  ;    74.2 p0      66 out[17]
        vpandnd zmm8, zmm26, zmm0                                ;    73.2 p5      66 out[17]
        vpternlogd zmm12, zmm8, zmm25, 0x93                      ;    74.2 p0      66 out[17]
        vpternlogd zmm0, zmm27, [rbp + 41152], 0x12              ;    70.2 p5+p3   66 out[17]
        vpternlogd zmm14, zmm0, zmm25, 0x93                      ;    73.2 p0      66 out[17]
        vpord zmm27, zmm27, zmm22                                ;    70.2 p5      66 out[17]
        vpxord zmm18, zmm26, zmm25                               ;    73.2 p0      66 out[17]
        vpternlogd zmm30, zmm18, zmm22, 0xde                     ;    74.2 p5      66 out[17]
        vpternlogd zmm25, zmm29, zmm29, 0xc3                     ;    73.2 p0      66 out[17]
        vpternlogd zmm16, zmm25, zmm3, 0x6f                      ;    74.2 p5      66 out[17]
        vpternlogd zmm2, zmm3, zmm30, 0x6a                       ;    75.2 p0      66 out[17]
        vpternlogd zmm3, zmm25, [rbp + 40960], 0x7d              ;    74.2 p5+p2   66 out[17]
        vmovdqu64 [rbp + 44352], zmm23                           ;    48.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm23, zmm28                                   ;    71.2         66 out[17] copy
        vpternlogd zmm23, zmm31, zmm6, 0xf9                      ;    71.5 p0      66 out[17]
        vpternlogd zmm30, zmm23, zmm14, 0x96                     ;    75.2 p5      66 out[17]
        vpternlogd zmm23, zmm0, zmm6, 0x96                       ;    72.5 p0      66 out[17]
        vpternlogd zmm23, zmm6, zmm25, 0x78                      ;    74.2 p5      66 out[17]
        vpternlogd zmm25, zmm3, zmm10, 0xc6                      ;    75.2 p0      66 out[17]
        vpternlogd zmm18, zmm22, [rbp + 40960], 0xf6             ;    74.2 p5+p3   66 out[17]
        vpternlogd zmm10, zmm29, [rbp + 41344], 0x48             ;    74.5 p0+p2   66 out[17]
        vmovdqa64 zmm0, zmm25                                    ;    76.2         66 out[17] copy
        vpternlogd zmm0, zmm12, zmm30, 0x96                      ;    76.2 p5      66 out[17]
        vpternlogd zmm26, zmm31, zmm0, 0xa6                      ;    77.2 p0      66 out[17]
        vpternlogd zmm10, zmm14, zmm26, 0x69                     ;    78.2 p5      66 out[17]
        vpternlogd zmm2, zmm26, zmm16, 0x69                      ;    78.2 p0      66 out[17]
        vpternlogd zmm29, zmm24, zmm2, 0x95                      ;    79.2 p5      66 out[17]
        vpternlogd zmm28, zmm20, zmm29, 0xa6                     ;    80.2 p0      66 out[17]
        vpternlogd zmm27, zmm29, zmm25, 0x96                     ;    80.2 p5      66 out[17]
        vpternlogd zmm18, zmm8, zmm28, 0x96                      ;    81.2 p0      66 out[17]
        vmovdqu64 zmm6, [rbp + 41920]                            ;    61.2 p3      66 out[17] reload
        vmovdqu64 zmm8, [rbp + 41728]                            ;    62.0 p2      66 out[17]
        vpternlogd zmm8, zmm6, zmm6, 0xc3                        ;    78.8 p5      66 out[17]
        vmovdqa64 zmm14, zmm8                                    ;    79.8         66 out[17] copy
        vmovdqu64 zmm20, [rbp + 41664]                           ;    62.2 p3      66 out[17]
        vpternlogd zmm20, zmm8, [rbp + 41536], 0x69              ;    79.8 p0+p2   66 out[17]
        vpxord zmm22, zmm20, [rbp + 41856]                       ;    80.8 p5+p3   66 out[17]
        vmovdqu64 zmm24, [rbp + 41472]                           ;    64.0 p2      66 out[17] reload
        vpxord zmm25, zmm20, zmm24                               ;    80.8 p0      66 out[17]
        vmovdqa64 zmm26, zmm20                                   ;    80.8         66 out[17] copy
        vmovdqa64 zmm29, zmm22                                   ;    81.8         66 out[17] copy
        vmovdqa64 zmm31, zmm25                                   ;    81.8         66 out[17] copy
        vmovdqu64 [rbp + 44416], zmm21                           ;    52.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm21, zmm22                                   ;    81.8         66 out[17] copy
        vpternlogd zmm21, zmm22, [rbp + 41792], 0xa5             ;    81.8 p5+p3   66 out[17]
        vmovdqu64 [rbp + 44480], zmm19                           ;    52.7 p8+p9  107 out[16] spill
        vpxord zmm19, zmm24, [rbp + 41600]                       ;    81.5 p0+p2   66 out[17]
        vpternlogd zmm19, zmm25, zmm6, 0x2d                      ;    82.5 p5      66 out[17]
        vmovdqu64 [rbp + 44544], zmm17                           ;    54.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm17, zmm6                                    ;    67.2         66 out[17] copy
        vmovdqu64 [rbp + 44608], zmm15                           ;    54.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm15, zmm6                                    ;    67.2         66 out[17] copy
        vmovdqu64 [rbp + 44672], zmm13                           ;    56.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm13, zmm21                                   ;    82.8         66 out[17] copy
        vpternlogd zmm13, zmm24, [rbp + 41728], 0x18             ;    82.8 p0+p3   66 out[17]
        vmovdqu64 [rbp + 44736], zmm11                           ;    56.7 p8+p9  107 out[16] spill
        vmovdqu64 zmm11, [rbp + 41600]                           ;    66.0 p2      66 out[17]
        vpternlogd zmm11, zmm25, [rbp + 41664], 0x96             ;    82.8 p5+p3   66 out[17]
        vpxord zmm29, zmm29, zmm11                               ;    83.8 p0      66 out[17]
        vpxord zmm17, zmm17, zmm29                               ;    84.8 p5      66 out[17]
        vmovdqu64 [rbp + 44800], zmm9                            ;    58.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm9, zmm21                                    ;    82.8         66 out[17] copy
        vpternlogd zmm9, zmm29, zmm8, 0xf9                       ;    84.8 p0      66 out[17]
        vmovdqu64 [rbp + 44864], zmm7                            ;    58.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm7, zmm17                                    ;    85.8         66 out[17] copy
        vpternlogd zmm7, zmm24, [rbp + 41664], 0xa6              ;    85.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 44928], zmm4                            ;    60.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm4, [rbp + 41792]                            ;    67.2 p3      66 out[17] reload
        vpternlogd zmm8, zmm4, [rbp + 41600], 0x69               ;    85.5 p0+p2   66 out[17]
        vpxord zmm31, zmm31, zmm8                                ;    86.5 p5      66 out[17]
        vpord zmm15, zmm15, zmm31                                ;    87.5 p0      66 out[17]
        vmovdqa64 zmm4, zmm21                                    ;    82.8         66 out[17] copy
        vpternlogd zmm4, zmm8, zmm8, 0xc3                        ;    86.8 p5      66 out[17]
        vpxord zmm26, zmm26, zmm4                                ;    87.8 p0      66 out[17]
        vpxord zmm14, zmm14, zmm4                                ;    87.8 p5      66 out[17]
        vpternlogd zmm14, zmm9, zmm7, 0x69                       ;    88.8 p0      66 out[17]
        vpternlogd zmm7, zmm26, zmm11, 0xb4                      ;    88.8 p5      66 out[17]
        vpternlogd zmm19, zmm13, zmm7, 0x69                      ;    89.8 p0      66 out[17]
        vmovdqa64 zmm9, zmm14                                    ;    89.8         66 out[17] copy
        vpternlogd zmm9, zmm4, zmm22, 0x78                       ;    89.8 p5      66 out[17]
        vmovdqa64 zmm13, zmm9                                    ;    90.8         66 out[17] copy
        vpternlogd zmm13, zmm29, zmm20, 0x87                     ;    90.8 p0      66 out[17]
        vmovdqu64 [rbp + 44992], zmm1                            ;    60.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm1, zmm21                                    ;    82.8         66 out[17] copy
        vpternlogd zmm1, zmm11, [rbp + 41728], 0x69              ;    90.8 p5+p3   66 out[17]
        vpternlogd zmm7, zmm1, zmm31, 0x78                       ;    91.8 p0      66 out[17]
        vpternlogd zmm7, zmm9, zmm13, 0x96                       ;    92.8 p5      66 out[17]
        vmovdqa64 zmm9, zmm1                                     ;    91.8         66 out[17] copy
        vpternlogd zmm9, zmm8, zmm8, 0xf3                        ;    92.5 p0      66 out[17]
        vpternlogd zmm9, zmm15, zmm14, 0x96                      ;    93.5 p5      66 out[17]
        vmovdqa64 zmm14, zmm7                                    ;    93.8         66 out[17] copy
        vpternlogd zmm14, zmm13, zmm9, 0x59                      ;    94.5 p0      66 out[17]
        vmovdqa64 zmm15, zmm14                                   ;    95.5         66 out[17] copy
        vpternlogd zmm15, zmm13, zmm19, 0x36                     ;    95.5 p5      66 out[17]
        vmovdqu64 [rbp + 45056], zmm0                            ;    77.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm0, zmm15                                    ;    96.5         66 out[17] copy
        vpternlogd zmm0, zmm7, zmm19, 0x9a                       ;    96.5 p0      66 out[17]
        vpternlogd zmm15, zmm7, zmm19, 0x53                      ;    96.5 p5      66 out[17]
        vpxord zmm7, zmm0, zmm15                                 ;    97.5 p0      66 out[17]
        vpternlogd zmm14, zmm19, zmm7, 0x39                      ;    98.5 p5      66 out[17]
        vmovdqa64 zmm19, zmm7                                    ;    98.5         66 out[17] copy
        vmovdqu64 [rbp + 45120], zmm23                           ;    75.2 p8+p9   66 out[17] spill
        vmovdqa64 zmm23, zmm14                                   ;    99.5         66 out[17] copy
        vpternlogd zmm23, zmm13, zmm9, 0xc6                      ;    99.5 p0      66 out[17]
        vpternlogd zmm14, zmm13, zmm9, 0xd1                      ;    99.5 p5      66 out[17]
        vpxord zmm19, zmm19, zmm14                               ;   100.5 p0      66 out[17]
        vpandnd zmm9, zmm14, zmm31                               ;   100.5 p5      66 out[17]
        vpternlogd zmm26, zmm9, zmm23, 0x93                      ;   101.5 p0      66 out[17]
        vpternlogd zmm25, zmm19, zmm26, 0x6a                     ;   102.5 p5      66 out[17]
        vpternlogd zmm31, zmm0, [rbp + 41664], 0x12              ;    99.5 p0+p2   66 out[17]
        vpternlogd zmm11, zmm31, zmm23, 0x93                     ;   100.5 p5      66 out[17]
        vpandd zmm22, zmm22, zmm15                               ;   100.5 p0      66 out[17]
        vpxord zmm13, zmm14, zmm23                               ;   100.8 p5      66 out[17]
        vpternlogd zmm23, zmm15, zmm15, 0xc3                     ;   101.5 p0      66 out[17]
        vpternlogd zmm29, zmm23, zmm19, 0x6f                     ;   102.5 p5      66 out[17]
        vmovdqu64 [rbp + 45184], zmm16                           ;    75.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm16, zmm7                                    ;    98.5         66 out[17] copy
        vpternlogd zmm16, zmm1, zmm6, 0xf9                       ;   102.5 p0      66 out[17]
        vpternlogd zmm31, zmm16, zmm6, 0x96                      ;   103.5 p5      66 out[17]
        vpord zmm0, zmm0, zmm21                                  ;   103.5 p0      66 out[17]
        vpandd zmm6, zmm6, zmm23                                 ;   103.8 p5      66 out[17]
        vpternlogd zmm31, zmm6, zmm29, 0x96                      ;   104.8 p0      66 out[17]
        vmovdqa64 zmm6, zmm23                                    ;   102.5         66 out[17] copy
        vpternlogd zmm6, zmm19, zmm24, 0x7d                      ;   104.8 p5      66 out[17]
        vpternlogd zmm23, zmm20, zmm6, 0xa6                      ;   105.8 p0      66 out[17]
        vpternlogd zmm24, zmm13, zmm21, 0xde                     ;   105.8 p5      66 out[17]
        vpternlogd zmm13, zmm21, [rbp + 41728], 0xf6             ;   106.5 p0+p3   66 out[17]
        vpternlogd zmm19, zmm17, zmm13, 0x6a                     ;   107.5 p5      66 out[17]
        vpternlogd zmm13, zmm16, zmm11, 0x96                     ;   107.5 p0      66 out[17]
        vpternlogd zmm26, zmm23, zmm13, 0x96                     ;   108.5 p5      66 out[17]
        vpternlogd zmm14, zmm1, zmm26, 0xa6                      ;   109.5 p0      66 out[17]
        vpternlogd zmm19, zmm29, zmm14, 0x69                     ;   110.5 p5      66 out[17]
        vpternlogd zmm22, zmm14, zmm11, 0x69                     ;   110.5 p0      66 out[17]
        vpternlogd zmm15, zmm4, zmm19, 0x95                      ;   111.5 p5      66 out[17]
        vpternlogd zmm7, zmm8, zmm15, 0xa6                       ;   112.5 p0      66 out[17]
        vpternlogd zmm0, zmm15, zmm23, 0x96                      ;   112.5 p5      66 out[17]
        vpternlogd zmm25, zmm6, zmm7, 0x69                       ;   113.5 p0      66 out[17]
        vpternlogd zmm24, zmm7, zmm9, 0x96                       ;   113.5 p5      66 out[17]
        vmovdqu64 zmm1, [rbp + 42432]                            ;    70.0 p2      66 out[17] reload
        vmovdqu64 zmm4, [rbp + 42240]                            ;    70.2 p3      66 out[17]
        vpternlogd zmm4, zmm1, zmm1, 0xc3                        ;   112.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm4                                     ;   113.5         66 out[17] copy
        vmovdqu64 zmm7, [rbp + 42176]                            ;    71.0 p2      66 out[17]
        vpternlogd zmm7, zmm4, [rbp + 42048], 0x69               ;   113.5 p5+p3   66 out[17]
        vpxord zmm8, zmm7, [rbp + 42368]                         ;   114.5 p0+p2   66 out[17]
        vmovdqu64 zmm9, [rbp + 41984]                            ;    72.2 p3      66 out[17] reload
        vpxord zmm11, zmm7, zmm9                                 ;   114.5 p5      66 out[17]
        vmovdqa64 zmm14, zmm7                                    ;   114.5         66 out[17] copy
        vmovdqa64 zmm15, zmm8                                    ;   115.5         66 out[17] copy
        vmovdqa64 zmm16, zmm11                                   ;   115.5         66 out[17] copy
        vmovdqu64 zmm17, [rbp + 42304]                           ;    73.0 p2      66 out[17] reload
        vmovdqa64 zmm20, zmm8                                    ;   115.5         66 out[17] copy
        vpternlogd zmm20, zmm8, zmm17, 0xa5                      ;   115.5 p0      66 out[17]
        vmovdqu64 zmm21, [rbp + 42112]                           ;    73.2 p3      66 out[17] reload
        vpternlogd zmm17, zmm4, zmm21, 0x69                      ;   114.8 p5      66 out[17]
        vpxord zmm16, zmm16, zmm17                               ;   115.8 p0      66 out[17]
        vmovdqa64 zmm23, zmm20                                   ;   116.5         66 out[17] copy
        vpternlogd zmm23, zmm17, zmm17, 0xc3                     ;   116.5 p5      66 out[17]
        vpxord zmm14, zmm14, zmm23                               ;   117.5 p0      66 out[17]
        vpxord zmm6, zmm6, zmm23                                 ;   117.5 p5      66 out[17]
        vpord zmm29, zmm16, zmm1                                 ;   117.5 p0      66 out[17]
        vmovdqu64 [rbp + 45248], zmm19                           ;   111.5 p8+p9   66 out[17] spill
        vpxord zmm19, zmm21, zmm9                                ;   117.8 p5      66 out[17]
        vpternlogd zmm19, zmm11, zmm1, 0x2d                      ;   118.8 p0      66 out[17]
        vpternlogd zmm21, zmm11, [rbp + 42176], 0x96             ;   118.8 p5+p2   66 out[17]
        vpxord zmm15, zmm15, zmm21                               ;   119.8 p0      66 out[17]
        vpternlogd zmm4, zmm20, zmm15, 0xed                      ;   120.8 p5      66 out[17]
        vmovdqu64 [rbp + 45312], zmm30                           ;    76.2 p7+p4   66 out[17] spill
        vpxord zmm30, zmm15, zmm1                                ;   120.8 p0      66 out[17]
        vmovdqu64 [rbp + 45376], zmm31                           ;   105.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm31, zmm30                                   ;   121.8         66 out[17] copy
        vpternlogd zmm31, zmm9, [rbp + 42176], 0xa6              ;   121.8 p5+p3   66 out[17]
        vpternlogd zmm6, zmm4, zmm31, 0x96                       ;   122.8 p0      66 out[17]
        vpternlogd zmm31, zmm14, zmm21, 0xb4                     ;   122.8 p5      66 out[17]
        vmovdqa64 zmm4, zmm6                                     ;   123.8         66 out[17] copy
        vpternlogd zmm4, zmm23, zmm8, 0x87                       ;   123.8 p0      66 out[17]
        vmovdqu64 [rbp + 45440], zmm13                           ;   108.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm13, zmm4                                    ;   124.8         66 out[17] copy
        vpternlogd zmm13, zmm15, zmm7, 0x87                      ;   124.8 p5      66 out[17]
        vmovdqu64 [rbp + 45504], zmm26                           ;   109.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm26, zmm20                                   ;   116.5         66 out[17] copy
        vpternlogd zmm26, zmm21, [rbp + 42240], 0x69             ;   123.5 p0+p2   66 out[17]
        vmovdqu64 [rbp + 45568], zmm24                           ;   114.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm24, zmm26                                   ;   124.5         66 out[17] copy
        vpternlogd zmm24, zmm17, zmm17, 0xf3                     ;   124.5 p5      66 out[17]
        vpternlogd zmm24, zmm29, zmm6, 0x69                      ;   125.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm26                                    ;   124.5         66 out[17] copy
        vpternlogd zmm6, zmm16, zmm31, 0x6a                      ;   124.8 p5      66 out[17]
        vpternlogd zmm6, zmm4, zmm13, 0x96                       ;   125.8 p0      66 out[17]
        vmovdqa64 zmm4, zmm6                                     ;   126.8         66 out[17] copy
        vpternlogd zmm4, zmm13, zmm24, 0x59                      ;   126.8 p5      66 out[17]
        vmovdqu64 zmm29, [rbp + 42240]                           ;    78.8 p3      66 out[17] reload
        vmovdqu64 [rbp + 45632], zmm2                            ;    79.3 p8+p9   66 out[17] spill
        vmovdqa64 zmm2, zmm20                                    ;   116.5         66 out[17] copy
        vpternlogd zmm2, zmm9, zmm29, 0x18                       ;   126.5 p0      66 out[17]
        vpternlogd zmm19, zmm2, zmm31, 0x69                      ;   127.5 p5      66 out[17]
        vmovdqa64 zmm2, zmm4                                     ;   127.8         66 out[17] copy
        vpternlogd zmm2, zmm13, zmm19, 0x36                      ;   128.5 p0      66 out[17]
        vmovdqa64 zmm31, zmm2                                    ;   129.5         66 out[17] copy
        vpternlogd zmm31, zmm6, zmm19, 0x9a                      ;   129.5 p5      66 out[17]
        vpternlogd zmm2, zmm6, zmm19, 0x53                       ;   129.5 p0      66 out[17]
        vpxord zmm6, zmm31, zmm2                                 ;   130.5 p5      66 out[17]
        vpternlogd zmm4, zmm19, zmm6, 0x39                       ;   131.5 p0      66 out[17]
        vmovdqa64 zmm19, zmm6                                    ;   131.5         66 out[17] copy
        vmovdqu64 [rbp + 45696], zmm27                           ;    81.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm27, zmm4                                    ;   132.5         66 out[17] copy
        vpternlogd zmm27, zmm13, zmm24, 0xc6                     ;   132.5 p5      66 out[17]
        vpternlogd zmm4, zmm13, zmm24, 0xd1                      ;   132.5 p0      66 out[17]
        vpxord zmm19, zmm19, zmm4                                ;   133.5 p5      66 out[17]
        vpandnd zmm13, zmm4, zmm16                               ;   133.5 p0      66 out[17]
        vpternlogd zmm14, zmm13, zmm27, 0x93                     ;   134.5 p5      66 out[17]
        vpternlogd zmm11, zmm19, zmm14, 0x6a                     ;   135.5 p0      66 out[17]
        vpternlogd zmm16, zmm31, [rbp + 42176], 0x12             ;   132.8 p5+p2   66 out[17]
        vpternlogd zmm21, zmm16, zmm27, 0x93                     ;   133.8 p0      66 out[17]
        vpternlogd zmm8, zmm21, zmm2, 0x6c                       ;   134.8 p5      66 out[17]
        vpord zmm31, zmm31, zmm20                                ;   134.5 p0      66 out[17]
        vpxord zmm24, zmm4, zmm27                                ;   134.8 p5      66 out[17]
        vpternlogd zmm29, zmm24, zmm20, 0xde                     ;   135.8 p0      66 out[17]
        vpternlogd zmm27, zmm2, zmm2, 0xc3                       ;   135.8 p5      66 out[17]
        vpternlogd zmm15, zmm27, zmm19, 0x6f                     ;   136.8 p0      66 out[17]
        vpternlogd zmm30, zmm19, zmm29, 0x6a                     ;   136.8 p5      66 out[17]
        vpternlogd zmm19, zmm27, zmm9, 0x7d                      ;   137.5 p0      66 out[17]
        vpternlogd zmm7, zmm19, zmm27, 0x9c                      ;   138.5 p5      66 out[17]
        vpandd zmm27, zmm27, zmm1                                ;   138.5 p0      66 out[17]
        vmovdqu64 [rbp + 45760], zmm8                            ;   135.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm8, zmm6                                     ;   131.5         66 out[17] copy
        vpternlogd zmm8, zmm26, zmm1, 0xf9                       ;   138.8 p5      66 out[17]
        vpternlogd zmm24, zmm20, zmm9, 0xf6                      ;   139.5 p0      66 out[17]
        vpternlogd zmm29, zmm21, zmm8, 0x96                      ;   139.8 p5      66 out[17]
        vpternlogd zmm8, zmm16, zmm1, 0x96                       ;   140.5 p0      66 out[17]
        vpternlogd zmm8, zmm27, zmm15, 0x96                      ;   141.5 p5      66 out[17]
        vpternlogd zmm14, zmm7, zmm29, 0x96                      ;   141.5 p0      66 out[17]
        vpternlogd zmm4, zmm26, zmm14, 0xa6                      ;   142.5 p5      66 out[17]
        vpternlogd zmm30, zmm15, zmm4, 0x69                      ;   143.5 p0      66 out[17]
        vpternlogd zmm2, zmm23, zmm30, 0x95                      ;   144.5 p5      66 out[17]
        vpternlogd zmm6, zmm17, zmm2, 0xa6                       ;   145.5 p0      66 out[17]
        vpternlogd zmm31, zmm2, zmm7, 0x96                       ;   145.5 p5      66 out[17]
        vpternlogd zmm11, zmm19, zmm6, 0x69                      ;   146.5 p0      66 out[17]
        vpternlogd zmm24, zmm6, zmm13, 0x96                      ;   146.5 p5      66 out[17]
        vmovdqu64 zmm1, [rbp + 42944]                            ;    87.0 p3      66 out[17] reload
        vmovdqu64 zmm2, [rbp + 42752]                            ;    87.2 p2      66 out[17]
        vpternlogd zmm2, zmm1, zmm1, 0xc3                        ;   145.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm2                                     ;   146.5         66 out[17] copy
        vmovdqu64 zmm7, [rbp + 42688]                            ;    88.0 p3      66 out[17]
        vpternlogd zmm7, zmm2, [rbp + 42560], 0x69               ;   146.5 p5+p2   66 out[17]
        vpxord zmm9, zmm7, [rbp + 42880]                         ;   147.5 p0+p3   66 out[17]
        vmovdqu64 zmm13, [rbp + 42496]                           ;    89.2 p2      66 out[17] reload
        vpxord zmm15, zmm7, zmm13                                ;   147.5 p5      66 out[17]
        vmovdqa64 zmm16, zmm7                                    ;   147.5         66 out[17] copy
        vmovdqa64 zmm17, zmm9                                    ;   148.5         66 out[17] copy
        vmovdqa64 zmm19, zmm15                                   ;   148.5         66 out[17] copy
        vmovdqu64 zmm20, [rbp + 42816]                           ;    90.0 p3      66 out[17] reload
        vmovdqa64 zmm21, zmm9                                    ;   148.5         66 out[17] copy
        vpternlogd zmm21, zmm9, zmm20, 0xa5                      ;   148.5 p0      66 out[17]
        vmovdqu64 zmm23, [rbp + 42624]                           ;    90.2 p2      66 out[17] reload
        vpternlogd zmm20, zmm2, zmm23, 0x69                      ;   147.8 p5      66 out[17]
        vpxord zmm19, zmm19, zmm20                               ;   148.8 p0      66 out[17]
        vmovdqa64 zmm26, zmm21                                   ;   149.5         66 out[17] copy
        vpternlogd zmm26, zmm20, zmm20, 0xc3                     ;   149.5 p5      66 out[17]
        vpxord zmm16, zmm16, zmm26                               ;   150.5 p0      66 out[17]
        vpxord zmm6, zmm6, zmm26                                 ;   150.5 p5      66 out[17]
        vpord zmm27, zmm19, zmm1                                 ;   150.5 p0      66 out[17]
        vmovdqu64 [rbp + 45824], zmm29                           ;   140.8 p7+p4   66 out[17] spill
        vpxord zmm29, zmm23, zmm13                               ;   150.8 p5      66 out[17]
        vpternlogd zmm29, zmm15, zmm1, 0x2d                      ;   151.8 p0      66 out[17]
        vpternlogd zmm23, zmm15, [rbp + 42688], 0x96             ;   151.8 p5+p3   66 out[17]
        vpxord zmm17, zmm17, zmm23                               ;   152.8 p0      66 out[17]
        vpternlogd zmm2, zmm21, zmm17, 0xed                      ;   153.8 p5      66 out[17]
        vmovdqu64 [rbp + 45888], zmm14                           ;   142.5 p8+p9   66 out[17] spill
        vpxord zmm14, zmm17, zmm1                                ;   153.8 p0      66 out[17]
        vmovdqu64 [rbp + 45952], zmm4                            ;   143.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm4, zmm14                                    ;   154.8         66 out[17] copy
        vpternlogd zmm4, zmm13, [rbp + 42688], 0xa6              ;   154.8 p5+p2   66 out[17]
        vpternlogd zmm6, zmm2, zmm4, 0x96                        ;   155.8 p0      66 out[17]
        vpternlogd zmm4, zmm16, zmm23, 0xb4                      ;   155.8 p5      66 out[17]
        vmovdqa64 zmm2, zmm6                                     ;   156.8         66 out[17] copy
        vpternlogd zmm2, zmm26, zmm9, 0x87                       ;   156.8 p0      66 out[17]
        vmovdqu64 [rbp + 46016], zmm8                            ;   142.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm8, zmm2                                     ;   157.8         66 out[17] copy
        vpternlogd zmm8, zmm17, zmm7, 0x87                       ;   157.8 p5      66 out[17]
        vmovdqu64 [rbp + 46080], zmm11                           ;   147.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm11, zmm21                                   ;   149.5         66 out[17] copy
        vpternlogd zmm11, zmm23, [rbp + 42752], 0x69             ;   156.5 p0+p3   66 out[17]
        vmovdqu64 [rbp + 46144], zmm24                           ;   147.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm24, zmm11                                   ;   157.5         66 out[17] copy
        vpternlogd zmm24, zmm20, zmm20, 0xf3                     ;   157.5 p5      66 out[17]
        vpternlogd zmm24, zmm27, zmm6, 0x69                      ;   158.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm11                                    ;   157.5         66 out[17] copy
        vpternlogd zmm6, zmm19, zmm4, 0x6a                       ;   157.8 p5      66 out[17]
        vpternlogd zmm6, zmm2, zmm8, 0x96                        ;   158.8 p0      66 out[17]
        vmovdqa64 zmm2, zmm6                                     ;   159.8         66 out[17] copy
        vpternlogd zmm2, zmm8, zmm24, 0x59                       ;   159.8 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 42752]                           ;    96.5 p2      66 out[17] reload
        vmovdqu64 [rbp + 46208], zmm30                           ;   144.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm30, zmm21                                   ;   149.5         66 out[17] copy
        vpternlogd zmm30, zmm13, zmm27, 0x18                     ;   159.5 p0      66 out[17]
        vpternlogd zmm29, zmm30, zmm4, 0x69                      ;   160.5 p5      66 out[17]
        vmovdqa64 zmm4, zmm2                                     ;   160.8         66 out[17] copy
        vpternlogd zmm4, zmm8, zmm29, 0x36                       ;   161.5 p0      66 out[17]
        vmovdqa64 zmm30, zmm4                                    ;   162.5         66 out[17] copy
        vpternlogd zmm30, zmm6, zmm29, 0x9a                      ;   162.5 p5      66 out[17]
        vpternlogd zmm4, zmm6, zmm29, 0x53                       ;   162.5 p0      66 out[17]
        vpxord zmm6, zmm30, zmm4                                 ;   163.5 p5      66 out[17]
        vpternlogd zmm2, zmm29, zmm6, 0x39                       ;   164.5 p0      66 out[17]
        vmovdqa64 zmm29, zmm6                                    ;   164.5         66 out[17] copy
        vmovdqu64 [rbp + 46272], zmm31                           ;   146.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm31, zmm2                                    ;   165.5         66 out[17] copy
        vpternlogd zmm31, zmm8, zmm24, 0xc6                      ;   165.5 p5      66 out[17]
        vpternlogd zmm2, zmm8, zmm24, 0xd1                       ;   165.5 p0      66 out[17]
        vpxord zmm29, zmm29, zmm2                                ;   166.5 p5      66 out[17]
        vpandnd zmm8, zmm2, zmm19                                ;   166.5 p0      66 out[17]
        vpternlogd zmm16, zmm8, zmm31, 0x93                      ;   167.5 p5      66 out[17]
        vpternlogd zmm15, zmm29, zmm16, 0x6a                     ;   168.5 p0      66 out[17]
        vpternlogd zmm19, zmm30, [rbp + 42688], 0x12             ;   165.8 p5+p3   66 out[17]
        vpternlogd zmm23, zmm19, zmm31, 0x93                     ;   166.8 p0      66 out[17]
        vpxord zmm24, zmm2, zmm31                                ;   166.8 p5      66 out[17]
        vpternlogd zmm27, zmm24, zmm21, 0xde                     ;   167.8 p0      66 out[17]
        vpternlogd zmm31, zmm4, zmm4, 0xc3                       ;   167.8 p5      66 out[17]
        vpternlogd zmm17, zmm31, zmm29, 0x6f                     ;   168.8 p0      66 out[17]
        vpternlogd zmm14, zmm29, zmm27, 0x6a                     ;   168.8 p5      66 out[17]
        vpternlogd zmm29, zmm31, zmm13, 0x7d                     ;   169.5 p0      66 out[17]
        vpternlogd zmm24, zmm13, zmm21, 0xf6                     ;   169.8 p5      66 out[17]
        vpternlogd zmm7, zmm29, zmm31, 0x9c                      ;   170.5 p0      66 out[17]
        vpandd zmm31, zmm31, zmm1                                ;   170.8 p5      66 out[17]
        vmovdqa64 zmm13, zmm6                                    ;   164.5         66 out[17] copy
        vpternlogd zmm13, zmm11, zmm1, 0xf9                      ;   171.5 p0      66 out[17]
        vpternlogd zmm5, zmm3, zmm12, 0x96                       ;   171.8 p5      66 out[17]
        vpternlogd zmm19, zmm1, zmm13, 0x96                      ;   172.5 p0      66 out[17]
        vpternlogd zmm27, zmm13, zmm23, 0x96                     ;   172.8 p5      66 out[17]
        vpxord zmm1, zmm10, zmm22                                ;   173.5 p0      66 out[17]
        vpternlogd zmm19, zmm31, zmm17, 0x96                     ;   173.8 p5      66 out[17]
        vpternlogd zmm23, zmm9, zmm4, 0x78                       ;   174.5 p0      66 out[17]
        vpternlogd zmm5, zmm28, zmm25, 0x69                      ;   174.8 p5      66 out[17]
        vmovdqa64 zmm3, zmm18                                    ;   103.5         66 out[17] copy
        vpternlogd zmm30, zmm21, zmm7, 0x56                      ;   175.5 p0      66 out[17]
        vpternlogd zmm7, zmm16, zmm27, 0x96                      ;   175.8 p5      66 out[17]
        vpternlogd zmm2, zmm11, zmm7, 0xa6                       ;   176.8 p0      66 out[17]
        vpternlogd zmm14, zmm17, zmm2, 0x69                      ;   177.8 p5      66 out[17]
        vpternlogd zmm23, zmm2, zmm22, 0x69                      ;   177.8 p0      66 out[17]
        vpternlogd zmm4, zmm26, zmm14, 0x95                      ;   178.8 p5      66 out[17]
        vpternlogd zmm6, zmm20, zmm4, 0xa6                       ;   179.8 p0      66 out[17]
        vpternlogd zmm15, zmm29, zmm6, 0x69                      ;   180.8 p5      66 out[17]
        vpternlogd zmm24, zmm6, zmm8, 0x96                       ;   180.8 p0      66 out[17]
        vpternlogd zmm30, zmm4, zmm0, 0x96                       ;   179.8 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 45696]                            ;   105.3 p2      66 out[17] reload
        vmovdqa64 zmm4, zmm0                                     ;   113.5         66 out[17] copy
        vpternlogd zmm4, zmm18, zmm2, 0x96                       ;   180.5 p0      66 out[17]
        vmovdqu64 zmm6, [rbp + 46272]                            ;   146.5 p3      66 out[17] reload
        vpxord zmm8, zmm2, zmm6                                  ;   180.8 p5      66 out[17]
        vpternlogd zmm0, zmm2, zmm23, 0x96                       ;   181.5 p0      66 out[17]
        vpxord zmm3, zmm3, zmm24                                 ;   181.8 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 45888]                            ;   142.5 p2      66 out[17] reload
        vpxord zmm7, zmm7, zmm2                                  ;   182.5 p0      66 out[17]
        vmovdqu64 zmm9, [rbp + 46144]                            ;   147.5 p3      66 out[17] reload
        vpxord zmm24, zmm24, zmm9                                ;   182.8 p5      66 out[17]
        vmovdqu64 zmm11, [rbp + 45568]                           ;   114.5 p2      66 out[17] reload
        vpxord zmm9, zmm9, zmm11                                 ;   183.5 p0      66 out[17]
        vmovdqa64 zmm12, zmm11                                   ;   120.5         66 out[17] copy
        vpternlogd zmm12, zmm18, [rbp + 45504], 0x96             ;   183.8 p5+p3   66 out[17]
        vmovdqu64 zmm13, [rbp + 46208]                           ;   144.5 p2      66 out[17]
        vpxord zmm13, zmm13, zmm14                               ;   184.5 p0      66 out[17]
        vmovdqu64 zmm16, [rbp + 46016]                           ;   142.5 p3      66 out[17]
        vmovdqu64 zmm17, [rbp + 45376]                           ;   109.5 p2      66 out[17] reload
        vpxord zmm16, zmm16, zmm17                               ;   184.8 p5      66 out[17]
        vmovdqu64 zmm20, [rbp + 45824]                           ;   140.8 p3      66 out[17]
        vmovdqu64 zmm21, [rbp + 46080]                           ;   147.5 p2      66 out[17] reload
        vpternlogd zmm25, zmm9, zmm21, 0x96                      ;   185.5 p0      66 out[17]
        vpxord zmm22, zmm12, zmm7                                ;   185.8 p5      66 out[17]
        vmovdqu64 zmm26, [rbp + 45632]                           ;   110.8 p3      66 out[17] reload
        vmovdqa64 zmm28, zmm1                                    ;   174.5         66 out[17] copy
        vpternlogd zmm28, zmm14, zmm26, 0x96                     ;   186.5 p0      66 out[17]
        vpxord zmm29, zmm15, zmm5                                ;   186.8 p5      66 out[17]
        vmovdqa64 zmm31, zmm0                                    ;   182.5         66 out[17] copy
        vpternlogd zmm31, zmm1, zmm6, 0x96                       ;   187.5 p0      66 out[17]
        vpternlogd zmm1, zmm6, zmm30, 0x96                       ;   187.8 p5      66 out[17]
        vpternlogd zmm30, zmm9, zmm4, 0x96                       ;   188.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm13                                    ;   185.5         66 out[17] copy
        vpternlogd zmm6, zmm23, zmm10, 0x96                      ;   188.8 p5      66 out[17]
        vmovdqu64 [rbp + 46272], zmm31                           ;   188.5 p7+p4   66 out[17] spill
        vpxord zmm31, zmm26, [rbp + 45248]                       ;   189.5 p0+p2   66 out[17]
        vmovdqu64 [rbp + 46208], zmm6                            ;   189.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm6, zmm29                                    ;   187.8         66 out[17] copy
        vpternlogd zmm29, zmm16, zmm25, 0x96                     ;   189.8 p5      66 out[17]
        vmovdqa64 zmm26, zmm31                                   ;   190.5         66 out[17] copy
        vmovdqa64 zmm11, zmm9                                    ;   184.5         66 out[17] copy
        vpternlogd zmm11, zmm4, zmm3, 0x96                       ;   190.5 p0      66 out[17]
        vmovdqu64 [rbp + 45504], zmm11                           ;   191.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm11, [rbp + 45760]                           ;   135.8 p3      66 out[17] reload
        vpternlogd zmm23, zmm11, [rbp + 45952], 0x69             ;   190.8 p5+p2   66 out[17]
        vpxord zmm26, zmm26, zmm23                               ;   191.8 p0      66 out[17]
        vpternlogd zmm11, zmm28, [rbp + 45952], 0x69             ;   191.8 p5+p3   66 out[17]
        vmovdqu64 [rbp + 45952], zmm11                           ;   192.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm11, zmm7                                    ;   183.5         66 out[17] copy
        vpternlogd zmm11, zmm9, [rbp + 45056], 0x96              ;   192.5 p0+p2   66 out[17]
        vmovdqu64 [rbp + 45760], zmm11                           ;   193.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm11, zmm24                                   ;   183.8         66 out[17] copy
        vpternlogd zmm11, zmm19, [rbp + 46016], 0x96             ;   192.8 p5+p3   66 out[17]
        vpxord zmm6, zmm6, zmm11                                 ;   193.8 p0      66 out[17]
        vmovdqu64 [rbp + 46144], zmm6                            ;   194.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm6, [rbp + 46016]                            ;   142.5 p2      66 out[17]
        vpternlogd zmm6, zmm19, [rbp + 45440], 0x96              ;   193.8 p5+p3   66 out[17]
        vpternlogd zmm4, zmm24, zmm8, 0x96                       ;   194.5 p0      66 out[17]
        vpxord zmm2, zmm2, zmm3                                  ;   194.8 p5      66 out[17]
        vpternlogd zmm17, zmm6, [rbp + 45312], 0x96              ;   195.5 p0+p2   66 out[17]
        vpxord zmm25, zmm25, zmm13                               ;   195.8 p5      66 out[17]
        vmovdqu64 [rbp + 45376], zmm4                            ;   195.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm4, zmm6                                     ;   194.8         66 out[17] copy
        vpternlogd zmm4, zmm27, [rbp + 45312], 0x96              ;   196.5 p0+p3   66 out[17]
        vmovdqu64 [rbp + 45888], zmm17                           ;   196.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm17, zmm11                                   ;   193.8         66 out[17] copy
        vpternlogd zmm17, zmm4, zmm7, 0x96                       ;   197.5 p5      66 out[17]
        vmovdqu64 zmm21, [rbp + 45824]                           ;   140.8 p2      66 out[17] reload
        vpternlogd zmm27, zmm21, [rbp + 45440], 0x96             ;   197.5 p0+p3   66 out[17]
        vpternlogd zmm21, zmm22, [rbp + 45440], 0x96             ;   197.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 45440], zmm22                           ;   186.8 p7+p4   66 out[17] spill
        vmovdqa64 zmm22, zmm2                                    ;   195.8         66 out[17] copy
        vpternlogd zmm22, zmm21, zmm17, 0x96                     ;   198.8 p0      66 out[17]
        vpternlogd zmm2, zmm12, [rbp + 45056], 0x96              ;   198.8 p5+p3   66 out[17]
        vpternlogd zmm12, zmm27, [rbp + 45056], 0x96             ;   199.5 p0+p2   66 out[17]
        vpternlogd zmm21, zmm2, [rbp + 45312], 0x96              ;   199.8 p5+p3   66 out[17]
        vmovdqu64 [rbp + 45312], zmm21                           ;   200.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm21, [rbp + 45120]                           ;   120.8 p2      66 out[17] reload
        vpternlogd zmm6, zmm21, [rbp + 45184], 0x96              ;   200.5 p0+p3   66 out[17]
        vpternlogd zmm23, zmm10, zmm1, 0x96                      ;   200.8 p5      66 out[17]
        vpternlogd zmm7, zmm9, zmm2, 0x96                        ;   201.5 p0      66 out[17]
        vpternlogd zmm4, zmm16, zmm6, 0x96                       ;   201.8 p5      66 out[17]
        vpternlogd zmm27, zmm16, zmm6, 0x96                      ;   202.5 p0      66 out[17]
        vpxord zmm20, zmm20, zmm6                                ;   202.8 p5      66 out[17]
        vpternlogd zmm28, zmm26, zmm13, 0x96                     ;   203.5 p0      66 out[17]
        vpternlogd zmm19, zmm21, [rbp + 45184], 0x96             ;   203.8 p5+p2   66 out[17]
        vpternlogd zmm19, zmm3, zmm5, 0x96                       ;   204.8 p0      66 out[17]
        vpxord zmm0, zmm0, zmm23                                 ;   204.8 p5      66 out[17]
        vpxord zmm23, zmm23, zmm8                                ;   205.5 p0      66 out[17]
        vpternlogd zmm8, zmm24, zmm30, 0x96                      ;   205.8 p5      66 out[17]
        vpternlogd zmm11, zmm19, zmm29, 0x96                     ;   206.5 p0      66 out[17]
        vmovdqu64 zmm3, [rbp + 46080]                            ;   147.5 p3      66 out[17] reload
        vpxord zmm19, zmm19, zmm3                                ;   206.8 p5      66 out[17]
        vpternlogd zmm31, zmm14, zmm3, 0x96                      ;   207.5 p0      66 out[17]
        vpternlogd zmm31, zmm24, zmm15, 0x96                     ;   208.5 p5      66 out[17]
        vmovdqu64 zmm3, [rbp + 45568]                            ;   123.7 p2      66 out[17] reload
        vpternlogd zmm5, zmm18, zmm3, 0x96                       ;   208.5 p0      66 out[17]
        vpternlogd zmm2, zmm3, zmm18, 0x96                       ;   208.8 p5      66 out[17]
        vmovdqu64 zmm3, [rbp + 45632]                            ;   124.2 p3      66 out[17]
        vpxord zmm3, zmm3, zmm25                                 ;   209.5 p0      66 out[17]
        vpternlogd zmm25, zmm5, zmm31, 0x96                      ;   209.8 p5      66 out[17]
        vpternlogd zmm5, zmm13, [rbp + 45248], 0x96              ;   210.5 p0+p2   66 out[17]
        vmovdqu64 zmm6, [rbp + 6464]                             ;   125.2 p3      29 s
        vmovdqu64 zmm9, [rbp + 20672]                            ;   125.7 p2      29 s reload
        vpxord zmm6, zmm6, zmm9                                  ;   210.8 p5      29 s
        vmovdqa64 zmm10, zmm6                                    ;   211.8         29 s copy
        vmovdqu64 zmm13, [rbp + 6016]                            ;   126.2 p3      29 s reload
        vpxord zmm14, zmm9, zmm13                                ;   211.5 p0      29 s
        vmovdqu64 zmm15, [rbp + 6336]                            ;   126.7 p2      29 s reload
        vpxord zmm16, zmm14, zmm15                               ;   212.5 p5      29 s
        vpxord zmm10, zmm10, zmm16                               ;   213.5 p0      29 s
        vmovdqa64 zmm18, zmm16                                   ;   213.5         29 s copy
        vmovdqa64 zmm21, zmm16                                   ;   213.5         29 s copy
        vmovdqu64 zmm24, [rbp + 20544]                           ;   127.2 p3      29 s reload
        vmovdqu64 [rbp + 45248], zmm30                           ;   189.5 p7+p4   66 out[17] spill
        vpxord zmm30, zmm13, zmm24                               ;   212.8 p5      29 s
        vpxord zmm21, zmm21, zmm30                               ;   213.8 p0      29 s
        vpxord zmm13, zmm30, [rbp + 6400]                        ;   213.8 p5+p2   29 s
        vpxord zmm16, zmm16, zmm13                               ;   214.8 p0      29 s
        vmovdqu64 [rbp + 45632], zmm25                           ;   210.8 p8+p9   66 out[17] spill
        vpxord zmm25, zmm13, zmm9                                ;   214.8 p5      29 s
        vmovdqu64 [rbp + 45568], zmm19                           ;   207.8 p7+p4   66 out[17] spill
        vpxord zmm19, zmm13, [rbp + 6144]                        ;   215.5 p0+p3   29 s
        vmovdqu64 [rbp + 46080], zmm4                            ;   202.8 p8+p9   66 out[17] spill
        vpxord zmm4, zmm21, [rbp + 6464]                         ;   215.8 p5+p2   29 s
        vmovdqu64 [rbp + 45184], zmm2                            ;   209.8 p7+p4   66 out[17] spill
        vpxord zmm2, zmm21, [rbp + 6144]                         ;   216.5 p0+p3   29 s
        vmovdqu64 [rbp + 45120], zmm8                            ;   206.8 p8+p9   66 out[17] spill
        vpxord zmm8, zmm16, zmm24                                ;   216.8 p5      29 s
        vmovdqu64 [rbp + 45056], zmm23                           ;   206.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm23, zmm19                                   ;   216.5         29 s copy
        vmovdqu64 [rbp + 45824], zmm31                           ;   209.5 p8+p9   66 out[17] spill
        vpxord zmm31, zmm9, [rbp + 6080]                         ;   217.5 p0+p2   29 s
        vpxord zmm18, zmm18, zmm31                               ;   218.5 p5      29 s
        vpxord zmm23, zmm23, zmm18                               ;   219.5 p0      29 s
        vmovdqu64 [rbp + 46016], zmm27                           ;   203.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm27, zmm25                                   ;   215.8         29 s copy
        vpternlogd zmm27, zmm31, zmm24, 0x96                     ;   218.8 p5      29 s
        vmovdqu64 [rbp + 45696], zmm17                           ;   198.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm17, zmm2                                    ;   217.5         29 s copy
        vpternlogd zmm17, zmm31, zmm24, 0x96                     ;   219.5 p0      29 s
        vmovdqa64 zmm24, zmm27                                   ;   219.8         29 s copy
        vpternlogd zmm24, zmm6, [rbp + 6400], 0x96               ;   219.8 p5+p3   29 s
        vmovdqu64 [rbp + 46336], zmm7                            ;   202.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm7, [rbp + 16128]                            ;   132.2 p2      28 s
        vpxord zmm7, zmm7, [rbp + 15744]                         ;   220.5 p0+p3   28 s
        vmovdqu64 [rbp + 46400], zmm0                            ;   205.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm0, zmm7                                     ;   221.5         28 s copy
        vmovdqu64 [rbp + 46464], zmm28                           ;   204.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm28, [rbp + 15872]                           ;   133.2 p2      28 s
        vpxord zmm28, zmm28, [rbp + 15744]                       ;   220.8 p5+p3   28 s
        vmovdqu64 [rbp + 46528], zmm3                            ;   210.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm3, [rbp + 15936]                            ;   134.2 p2      28 s
        vpxord zmm3, zmm3, [rbp + 15872]                         ;   221.5 p0+p3   28 s
        vpxord zmm0, zmm0, zmm3                                  ;   222.5 p5      28 s
        vmovdqu64 [rbp + 46592], zmm29                           ;   190.8 p7+p4   66 out[17] spill
        vpxord zmm29, zmm0, [rbp + 15808]                        ;   223.5 p0+p2   28 s
        vmovdqu64 [rbp + 46656], zmm20                           ;   203.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm20, [rbp + 15872]                           ;   135.7 p3      28 s
        vmovdqu64 [rbp + 46720], zmm22                           ;   199.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm22, [rbp + 15872]                           ;   136.2 p2      28 s
        vmovdqu64 [rbp + 46784], zmm1                            ;   188.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm1, [rbp + 15744]                            ;   136.7 p3      28 s
        vmovdqu64 [rbp + 46848], zmm26                           ;   192.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm26, [rbp + 16000]                           ;   137.2 p2      28 s
        vpternlogd zmm26, zmm29, [rbp + 16064], 0x96             ;   224.5 p5+p3   28 s
        vmovdqu64 [rbp + 46912], zmm5                            ;   211.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm5, zmm26                                    ;   225.5         28 s copy
        vmovdqu64 [rbp + 46976], zmm11                           ;   207.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm11, [rbp + 15808]                           ;   138.2 p2      28 s
        vpternlogd zmm11, zmm26, [rbp + 15744], 0x96             ;   225.5 p0+p3   28 s
        vmovdqu64 [rbp + 47040], zmm12                           ;   200.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm12, [rbp + 15808]                           ;   139.2 p2      28 s reload
        vmovdqu64 zmm9, [rbp + 16000]                            ;   139.7 p3      28 s
        vpternlogd zmm9, zmm12, [rbp + 15744], 0x96              ;   223.8 p5+p2   28 s
        vmovdqu64 [rbp + 47104], zmm18                           ;   219.5 p7+p4   29 s spill
        vmovdqa64 zmm18, zmm9                                    ;   224.8         28 s copy
        vpternlogd zmm18, zmm3, zmm28, 0x96                      ;   224.8 p0      28 s
        vmovdqu64 [rbp + 47168], zmm14                           ;   212.5 p8+p9   29 s spill
        vmovdqu64 zmm14, [rbp + 16192]                           ;   140.7 p3      28 s
        vpternlogd zmm14, zmm12, [rbp + 15744], 0x96             ;   224.8 p5+p2   28 s
        vpxord zmm20, zmm20, zmm14                               ;   225.8 p0      28 s
        vpxord zmm5, zmm5, zmm20                                 ;   226.8 p5      28 s
        vpxord zmm1, zmm1, zmm5                                  ;   227.8 p0      28 s
        vmovdqu64 [rbp + 47232], zmm28                           ;   221.8 p7+p4   28 s spill
        vmovdqa64 zmm28, zmm20                                   ;   226.8         28 s copy
        vpternlogd zmm28, zmm29, zmm7, 0x96                      ;   226.8 p5      28 s
        vpxord zmm22, zmm22, zmm28                               ;   227.8 p0      28 s
        vmovdqu64 zmm15, [rbp + 15936]                           ;   141.7 p3      28 s
        vpternlogd zmm15, zmm12, [rbp + 15744], 0x96             ;   227.8 p5+p2   28 s
        vmovdqu64 [rbp + 47296], zmm21                           ;   214.8 p8+p9   29 s spill
        vmovdqa64 zmm21, zmm15                                   ;   228.8         28 s copy
        vpternlogd zmm21, zmm3, [rbp + 16064], 0x96              ;   228.8 p0+p3   28 s
        vmovdqu64 [rbp + 47360], zmm15                           ;   228.8 p7+p4   28 s spill
        vmovdqu64 zmm15, [rbp + 18624]                           ;   143.2 p2      89 s
        vpternlogd zmm15, zmm12, [rbp + 6848], 0x96              ;   228.8 p5+p3   89 s
        vpternlogd zmm15, zmm17, zmm6, 0x96                      ;   229.8 p0      89 s
        vmovdqu64 [rbp + 47424], zmm15                           ;   230.8 p8+p9   89 s spill
        vmovdqu64 zmm15, [rbp + 18432]                           ;   144.2 p2      89 s
        vpternlogd zmm15, zmm19, [rbp + 6656], 0x96              ;   229.8 p5+p3   89 s
        vpternlogd zmm15, zmm20, zmm7, 0x96                      ;   230.8 p0      89 s
        vmovdqu64 [rbp + 47488], zmm15                           ;   231.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 18304]                           ;   145.2 p2      89 s
        vpternlogd zmm15, zmm24, [rbp + 6528], 0x96              ;   230.8 p5+p3   89 s
        vpternlogd zmm15, zmm22, zmm11, 0x96                     ;   231.8 p0      89 s
        vmovdqu64 [rbp + 47552], zmm15                           ;   232.8 p8+p9   89 s spill
        vmovdqu64 zmm15, [rbp + 18368]                           ;   146.2 p2      89 s
        vpternlogd zmm15, zmm18, [rbp + 6592], 0x96              ;   231.8 p5+p3   89 s
        vpternlogd zmm15, zmm1, zmm17, 0x96                      ;   232.8 p0      89 s
        vmovdqu64 [rbp + 47616], zmm15                           ;   233.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 18496]                           ;   147.2 p2      89 s
        vpxord zmm15, zmm15, [rbp + 6720]                        ;   232.8 p5+p3   89 s
        vpternlogd zmm15, zmm30, zmm11, 0x96                     ;   233.8 p0      89 s
        vmovdqu64 zmm30, [rbp + 18560]                           ;   148.2 p2      89 s
        vpxord zmm30, zmm30, [rbp + 6784]                        ;   233.8 p5+p3   89 s
        vpternlogd zmm30, zmm1, zmm31, 0x96                      ;   234.8 p0      89 s
        vmovdqu64 zmm1, [rbp + 18752]                            ;   149.2 p2      89 s
        vmovdqu64 zmm31, [rbp + 6976]                            ;   149.7 p3      29 s reload
        vpxord zmm1, zmm1, zmm31                                 ;   234.8 p5      89 s
        vpternlogd zmm1, zmm13, zmm5, 0x96                       ;   235.8 p0      89 s
        vmovdqu64 zmm13, [rbp + 6336]                            ;   150.2 p2      29 s reload
        vmovdqu64 zmm31, [rbp + 6912]                            ;   150.7 p3      29 s reload
        vmovdqu64 [rbp + 47680], zmm1                            ;   236.8 p8+p9   89 s spill
        vmovdqu64 zmm1, [rbp + 18688]                            ;   151.2 p2      89 s
        vpternlogd zmm1, zmm31, zmm13, 0x96                      ;   235.8 p5      89 s
        vpternlogd zmm1, zmm19, [rbp + 15872], 0x96              ;   236.8 p0+p3   89 s
        vmovdqu64 zmm19, [rbp + 7040]                            ;   152.2 p2      29 s reload
        vmovdqu64 zmm31, [rbp + 18816]                           ;   152.7 p3      89 s reload
        vmovdqu64 [rbp + 47744], zmm1                            ;   237.8 p7+p4   89 s spill
        vmovdqu64 zmm1, [rbp + 14208]                            ;   153.2 p2      89 s
        vpternlogd zmm1, zmm31, zmm19, 0x96                      ;   236.8 p5      89 s
        vpternlogd zmm1, zmm9, zmm8, 0x96                        ;   237.8 p0      89 s
        vpternlogd zmm1, zmm2, zmm6, 0x96                        ;   238.8 p5      89 s
        vmovdqu64 zmm19, [rbp + 19520]                           ;   153.7 p3      89 s
        vpxord zmm19, zmm19, [rbp + 7744]                        ;   238.5 p0+p2   89 s
        vpternlogd zmm19, zmm7, [rbp + 14912], 0x96              ;   239.5 p5+p3   89 s
        vmovdqu64 [rbp + 47808], zmm1                            ;   239.8 p8+p9   89 s spill
        vmovdqu64 zmm1, [rbp + 18880]                            ;   155.2 p2      89 s reload
        vmovdqu64 [rbp + 47872], zmm30                           ;   235.8 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 14272]                           ;   155.7 p3      89 s
        vpternlogd zmm30, zmm1, [rbp + 7104], 0x96               ;   239.5 p0+p2   89 s
        vpternlogd zmm19, zmm24, zmm2, 0x96                      ;   240.5 p5      89 s
        vpternlogd zmm30, zmm21, zmm4, 0x96                      ;   240.5 p0      89 s
        vmovdqu64 zmm24, [rbp + 19584]                           ;   156.7 p3      89 s
        vpxord zmm24, zmm24, [rbp + 7808]                        ;   240.8 p5+p2   89 s
        vmovdqu64 [rbp + 47936], zmm19                           ;   241.5 p8+p9   89 s spill
        vmovdqu64 zmm19, [rbp + 18944]                           ;   157.7 p3      89 s reload
        vmovdqu64 [rbp + 48000], zmm30                           ;   241.5 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 14336]                           ;   158.2 p2      89 s
        vpternlogd zmm30, zmm19, [rbp + 7168], 0x96              ;   241.5 p0+p3   89 s
        vpternlogd zmm30, zmm29, zmm8, 0x96                      ;   242.5 p5      89 s
        vpternlogd zmm24, zmm14, [rbp + 14976], 0x96             ;   242.5 p0+p2   89 s
        vpternlogd zmm24, zmm17, zmm16, 0x96                     ;   243.5 p5      89 s
        vmovdqu64 [rbp + 48064], zmm24                           ;   244.5 p8+p9   89 s spill
        vmovdqu64 zmm24, [rbp + 19008]                           ;   159.7 p3      89 s reload
        vmovdqu64 [rbp + 48128], zmm30                           ;   243.5 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 14400]                           ;   160.2 p2      89 s
        vpternlogd zmm30, zmm24, [rbp + 7232], 0x96              ;   243.5 p0+p3   89 s
        vpternlogd zmm30, zmm22, zmm2, 0x96                      ;   244.5 p5      89 s
        vmovdqu64 zmm22, [rbp + 7872]                            ;   161.2 p2      29 s reload
        vmovdqu64 [rbp + 48192], zmm30                           ;   245.5 p8+p9   89 s spill
        vmovdqu64 zmm30, [rbp + 19648]                           ;   161.7 p3      89 s
        vpternlogd zmm30, zmm13, zmm22, 0x96                     ;   244.5 p0      89 s
        vmovdqu64 zmm22, [rbp + 15040]                           ;   162.2 p2      28 s reload
        vpternlogd zmm30, zmm22, [rbp + 16128], 0x96             ;   245.5 p5+p3   89 s
        vmovdqu64 zmm22, [rbp + 7296]                            ;   163.2 p2      29 s reload
        vmovdqu64 [rbp + 48256], zmm15                           ;   234.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 19072]                           ;   163.7 p3      89 s reload
        vmovdqu64 zmm24, [rbp + 14464]                           ;   164.2 p2      89 s
        vpternlogd zmm24, zmm15, zmm22, 0x96                     ;   245.5 p0      89 s
        vpternlogd zmm24, zmm18, zmm16, 0x96                     ;   246.5 p5      89 s
        vpternlogd zmm30, zmm5, zmm2, 0x96                       ;   246.5 p0      89 s
        vmovdqu64 zmm5, [rbp + 20672]                            ;   164.7 p3      29 s reload
        vmovdqu64 zmm16, [rbp + 7360]                            ;   165.2 p2      29 s reload
        vmovdqu64 zmm18, [rbp + 19136]                           ;   165.7 p3      89 s
        vpternlogd zmm18, zmm16, zmm5, 0x96                      ;   246.8 p5      89 s
        vmovdqu64 zmm16, [rbp + 14528]                           ;   166.2 p2      28 s reload
        vpternlogd zmm18, zmm16, [rbp + 15744], 0x96             ;   247.8 p0+p3   89 s
        vpternlogd zmm18, zmm21, zmm2, 0x96                      ;   248.8 p5      89 s
        vmovdqu64 zmm16, [rbp + 19712]                           ;   167.2 p2      89 s
        vpxord zmm16, zmm16, [rbp + 7936]                        ;   248.5 p0+p3   89 s
        vpternlogd zmm16, zmm3, [rbp + 15104], 0x96              ;   249.5 p5+p2   89 s
        vpternlogd zmm16, zmm11, [rbp + 47296], 0x96             ;   250.5 p0+p3   89 s
        vmovdqu64 zmm11, [rbp + 7424]                            ;   169.2 p2      29 s reload
        vmovdqu64 zmm22, [rbp + 19200]                           ;   169.7 p3      89 s reload
        vmovdqu64 zmm5, [rbp + 14592]                            ;   170.2 p2      89 s
        vpternlogd zmm5, zmm22, zmm11, 0x96                      ;   249.8 p5      89 s
        vpternlogd zmm5, zmm0, zmm25, 0x96                       ;   250.8 p0      89 s
        vmovdqu64 zmm0, [rbp + 7488]                             ;   170.7 p3      29 s reload
        vmovdqu64 zmm25, [rbp + 19264]                           ;   171.2 p2      89 s reload
        vmovdqu64 zmm11, [rbp + 14656]                           ;   171.7 p3      89 s
        vpternlogd zmm11, zmm25, zmm0, 0x96                      ;   250.8 p5      89 s
        vpternlogd zmm11, zmm28, zmm23, 0x96                     ;   251.8 p0      89 s
        vmovdqu64 zmm28, [rbp + 15232]                           ;   172.2 p2      89 s
        vpxord zmm28, zmm28, [rbp + 19840]                       ;   251.8 p5+p3   89 s
        vpternlogd zmm28, zmm6, [rbp + 47360], 0x96              ;   252.8 p0+p2   89 s
        vmovdqu64 zmm0, [rbp + 19328]                            ;   173.7 p3      89 s reload
        vmovdqu64 [rbp + 47360], zmm28                           ;   253.8 p8+p9   89 s spill
        vmovdqu64 zmm28, [rbp + 14720]                           ;   174.2 p2      89 s
        vpternlogd zmm28, zmm0, [rbp + 7552], 0x96               ;   252.8 p5+p3   89 s
        vpternlogd zmm28, zmm10, [rbp + 16128], 0x96             ;   253.8 p0+p2   89 s
        vpternlogd zmm28, zmm26, [rbp + 16192], 0x96             ;   254.8 p5+p3   89 s
        vmovdqu64 [rbp + 47296], zmm16                           ;   251.5 p7+p4   89 s spill
        vmovdqu64 zmm16, [rbp + 15296]                           ;   176.2 p2      89 s
        vpternlogd zmm16, zmm13, [rbp + 19904], 0x96             ;   254.5 p0+p3   89 s
        vpternlogd zmm16, zmm9, [rbp + 47232], 0x96              ;   255.5 p5+p2   89 s
        vmovdqu64 zmm13, [rbp + 19392]                           ;   177.7 p3      89 s reload
        vmovdqu64 [rbp + 48320], zmm16                           ;   256.5 p8+p9   89 s spill
        vmovdqu64 zmm16, [rbp + 14784]                           ;   178.2 p2      89 s
        vpternlogd zmm16, zmm13, [rbp + 7616], 0x96              ;   255.5 p0+p3   89 s
        vpternlogd zmm16, zmm27, zmm26, 0x96                     ;   256.5 p5      89 s
        vmovdqu64 zmm27, [rbp + 7680]                            ;   179.2 p2      29 s reload
        vmovdqu64 [rbp + 48384], zmm30                           ;   247.5 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 19456]                           ;   179.7 p3      89 s reload
        vmovdqu64 [rbp + 48448], zmm16                           ;   257.5 p8+p9   89 s spill
        vmovdqu64 zmm16, [rbp + 14848]                           ;   180.2 p2      89 s
        vpternlogd zmm16, zmm30, zmm27, 0x96                     ;   256.5 p0      89 s
        vpternlogd zmm16, zmm17, zmm10, 0x96                     ;   257.5 p5      89 s
        vpternlogd zmm16, zmm26, [rbp + 16192], 0x96             ;   258.5 p0+p3   89 s
        vmovdqu64 zmm10, [rbp + 16256]                           ;   181.2 p2     143 st reload
        mov r8, qword [rbp + 51472]                              ;   166.2 p10    143 st reload
        vmovdqu64 [r8], zmm10                                    ;   187.2 p7+p4  143 st
        vmovdqu64 zmm10, [rbp + 16320]                           ;   181.7 p3     143 st reload
        vmovdqu64 [r8 + 64], zmm10                               ;   187.7 p8+p9  143 st
        vmovdqu64 zmm10, [rbp + 20096]                           ;   182.2 p2      89 s reload
        vmovdqu64 zmm17, [rbp + 15488]                           ;   182.7 p3      28 s reload
        vpternlogd zmm14, zmm17, zmm10, 0x96                     ;   257.8 p5      89 s
        vpternlogd zmm14, zmm21, [rbp + 47104], 0x96             ;   258.8 p0+p2   89 s
        vmovdqu64 zmm17, [rbp + 20224]                           ;   183.7 p3      89 s reload
        vmovdqu64 zmm21, [rbp + 15616]                           ;   184.2 p2      28 s reload
        vpternlogd zmm20, zmm21, zmm17, 0x96                     ;   258.8 p5      89 s
        vpternlogd zmm20, zmm2, zmm6, 0x96                       ;   259.8 p0      89 s
        vmovdqu64 zmm2, [rbp + 8000]                             ;   184.7 p3      29 s reload
        vmovdqu64 zmm21, [rbp + 19776]                           ;   185.2 p2      89 s reload
        vmovdqu64 zmm26, [rbp + 15168]                           ;   185.7 p3      89 s
        vpternlogd zmm26, zmm21, zmm2, 0x96                      ;   259.8 p5      89 s
        vpternlogd zmm26, zmm6, [rbp + 6400], 0x96               ;   260.8 p0+p2   89 s
        vpternlogd zmm26, zmm29, [rbp + 16000], 0x96             ;   261.8 p5+p3   89 s
        vmovdqu64 zmm6, [rbp + 16384]                            ;   187.2 p2     143 st reload
        vmovdqu64 [r8 + 128], zmm6                               ;   193.2 p7+p4  143 st
        vmovdqu64 zmm6, [rbp + 16448]                            ;   187.7 p3     143 st reload
        vmovdqu64 [r8 + 192], zmm6                               ;   193.7 p8+p9  143 st
        vmovdqu64 zmm6, [rbp + 16512]                            ;   188.2 p2     143 st reload
        vmovdqu64 [r8 + 256], zmm6                               ;   194.2 p7+p4  143 st
        vmovdqu64 zmm6, [rbp + 15552]                            ;   188.7 p3      89 s
        vmovdqu64 zmm29, [rbp + 20160]                           ;   189.2 p2      89 s reload
        vpxord zmm6, zmm6, zmm29                                 ;   261.5 p0      89 s
        vpternlogd zmm6, zmm12, zmm7, 0x96                       ;   262.5 p5      89 s
        vpternlogd zmm6, zmm23, zmm4, 0x96                       ;   263.5 p0      89 s
        vmovdqu64 zmm12, [rbp + 6400]                            ;   189.7 p3      29 s reload
        vmovdqu64 zmm23, [rbp + 19968]                           ;   190.2 p2      89 s reload
        vmovdqu64 zmm2, [rbp + 15360]                            ;   190.7 p3      89 s
        vpternlogd zmm2, zmm23, zmm12, 0x96                      ;   262.8 p5      89 s
        vpternlogd zmm2, zmm3, [rbp + 16064], 0x96               ;   263.8 p0+p2   89 s
        vmovdqu64 zmm3, [rbp + 16576]                            ;   191.7 p3     143 st reload
        vmovdqu64 [r8 + 320], zmm3                               ;   197.7 p8+p9  143 st
        vmovdqu64 zmm3, [rbp + 20032]                            ;   192.2 p2      89 s reload
        vmovdqu64 zmm27, [rbp + 15424]                           ;   192.7 p3      89 s
        vpternlogd zmm27, zmm3, [rbp + 47168], 0x96              ;   263.8 p5+p2   89 s
        vpternlogd zmm27, zmm9, zmm7, 0x96                       ;   264.8 p0      89 s
        vmovdqu64 zmm7, [rbp + 16640]                            ;   193.7 p3     143 st reload
        vmovdqu64 [r8 + 384], zmm7                               ;   199.7 p7+p4  143 st
        vmovdqu64 zmm7, [rbp + 16704]                            ;   194.2 p2     143 st reload
        vmovdqu64 [r8 + 448], zmm7                               ;   200.2 p8+p9  143 st
        vmovdqu64 zmm7, [rbp + 16768]                            ;   194.7 p3     143 st reload
        vmovdqu64 [r8 + 512], zmm7                               ;   200.7 p7+p4  143 st
        vmovdqu64 zmm7, [rbp + 16832]                            ;   195.2 p2     143 st reload
        vmovdqu64 [r8 + 576], zmm7                               ;   201.2 p8+p9  143 st
        vmovdqu64 zmm7, [rbp + 16896]                            ;   195.7 p3     143 st reload
        vmovdqu64 [r8 + 640], zmm7                               ;   201.7 p7+p4  143 st
        vmovdqu64 zmm7, [rbp + 20288]                            ;   196.2 p2      89 s reload
        vmovdqu64 zmm9, [rbp + 15680]                            ;   196.7 p3      89 s
        vpternlogd zmm9, zmm7, [rbp + 47232], 0x96               ;   264.8 p5+p2   89 s
        vpternlogd zmm9, zmm8, zmm4, 0x96                        ;   265.8 p0      89 s
        vmovdqu64 zmm4, [rbp + 16960]                            ;   197.7 p3     143 st reload
        vmovdqu64 [r8 + 704], zmm4                               ;   203.7 p8+p9  143 st
        vmovdqu64 zmm4, [rbp + 17024]                            ;   198.2 p2     143 st reload
        vmovdqu64 [r8 + 768], zmm4                               ;   204.2 p7+p4  143 st
        vmovdqu64 zmm4, [rbp + 17088]                            ;   198.7 p3     143 st reload
        vmovdqu64 [r8 + 832], zmm4                               ;   204.7 p8+p9  143 st
        vmovdqu64 zmm4, [rbp + 17152]                            ;   199.2 p2     143 st reload
        vmovdqu64 [r8 + 896], zmm4                               ;   205.2 p7+p4  143 st
        vmovdqu64 zmm4, [rbp + 17216]                            ;   199.7 p3     143 st reload
        vmovdqu64 [r8 + 960], zmm4                               ;   205.7 p8+p9  143 st
        vmovdqu64 zmm4, [rbp + 17280]                            ;   200.2 p2     143 st reload
        vmovdqu64 [r8 + 1024], zmm4                              ;   206.2 p7+p4  143 st
        vmovdqu64 zmm4, [rbp + 17344]                            ;   200.7 p3     143 st reload
        vmovdqu64 [r8 + 1088], zmm4                              ;   206.7 p8+p9  143 st
        vmovdqu64 zmm4, [rbp + 17408]                            ;   201.2 p2     143 st reload
        vmovdqu64 [r8 + 1152], zmm4                              ;   207.2 p7+p4  143 st
        vmovdqu64 zmm4, [rbp + 17472]                            ;   201.7 p3     143 st reload
        vmovdqu64 [r8 + 1216], zmm4                              ;   207.7 p8+p9  143 st
        vmovdqu64 zmm4, [rbp + 17536]                            ;   202.2 p2     143 st reload
        vmovdqu64 [r8 + 1280], zmm4                              ;   208.2 p7+p4  143 st
        vmovdqu64 zmm4, [rbp + 17600]                            ;   202.7 p3     143 st reload
        vmovdqu64 [r8 + 1344], zmm4                              ;   208.7 p8+p9  143 st
        vmovdqu64 zmm4, [rbp + 17664]                            ;   203.2 p2     143 st reload
        vmovdqu64 [r8 + 1408], zmm4                              ;   209.2 p7+p4  143 st
        vmovdqu64 zmm4, [rbp + 17728]                            ;   203.7 p3     143 st reload
        vmovdqu64 [r8 + 1472], zmm4                              ;   209.7 p8+p9  143 st
        vmovdqu64 [r8 + 2560], zmm31                             ;   197.0 p7+p4  143 st
        vmovdqu64 [r8 + 2624], zmm1                              ;   197.8 p8+p9  143 st
        vmovdqu64 zmm1, [rbp + 17792]                            ;   204.2 p2     143 st reload
        vmovdqu64 [r8 + 1536], zmm1                              ;   210.2 p7+p4  143 st
        vmovdqu64 [r8 + 2688], zmm19                             ;   199.8 p8+p9  143 st
        vmovdqu64 zmm1, [rbp + 17856]                            ;   204.7 p3     143 st reload
        vmovdqu64 [r8 + 1600], zmm1                              ;   210.7 p7+p4  143 st
        vmovdqu64 [r8 + 2816], zmm15                             ;   201.8 p8+p9  143 st
        vmovdqu64 zmm1, [rbp + 17920]                            ;   205.2 p2     143 st reload
        vmovdqu64 [r8 + 1664], zmm1                              ;   211.2 p7+p4  143 st
        vmovdqu64 [r8 + 2944], zmm22                             ;   203.8 p8+p9  143 st
        vmovdqu64 [r8 + 3008], zmm25                             ;   205.0 p7+p4  143 st
        vmovdqu64 zmm1, [rbp + 17984]                            ;   205.7 p3     143 st reload
        vmovdqu64 [r8 + 1728], zmm1                              ;   211.7 p8+p9  143 st
        vmovdqu64 [r8 + 3072], zmm0                              ;   207.0 p7+p4  143 st
        vmovdqu64 [r8 + 3136], zmm13                             ;   207.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 18048]                            ;   206.2 p2     143 st reload
        vmovdqu64 [r8 + 1792], zmm0                              ;   212.2 p7+p4  143 st
        vmovdqu64 [r8 + 3200], zmm30                             ;   209.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 18112]                            ;   206.7 p3     143 st reload
        vmovdqu64 [r8 + 1856], zmm0                              ;   212.7 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18176]                            ;   207.2 p2     143 st reload
        vmovdqu64 [r8 + 1920], zmm0                              ;   213.2 p8+p9  143 st
        vmovdqu64 [r8 + 3520], zmm21                             ;   213.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18240]                            ;   207.7 p3     143 st reload
        vmovdqu64 [r8 + 1984], zmm0                              ;   213.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 18304]                            ;   208.2 p2      89 s reload
        vmovdqu64 [r8 + 2048], zmm0                              ;   215.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18368]                            ;   208.7 p3      89 s reload
        vmovdqu64 [r8 + 2112], zmm0                              ;   215.8 p8+p9  143 st
        vmovdqu64 [r8 + 3712], zmm23                             ;   217.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18432]                            ;   209.2 p2      89 s reload
        vmovdqu64 [r8 + 2176], zmm0                              ;   217.8 p8+p9  143 st
        vmovdqu64 [r8 + 3776], zmm3                              ;   219.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18496]                            ;   209.7 p3      89 s reload
        vmovdqu64 [r8 + 2240], zmm0                              ;   219.8 p8+p9  143 st
        vmovdqu64 [r8 + 3840], zmm10                             ;   221.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18560]                            ;   210.2 p2      89 s reload
        vmovdqu64 [r8 + 2304], zmm0                              ;   221.8 p8+p9  143 st
        vmovdqu64 [r8 + 3904], zmm29                             ;   223.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18624]                            ;   210.7 p3      89 s reload
        vmovdqu64 [r8 + 2368], zmm0                              ;   223.8 p8+p9  143 st
        vmovdqu64 [r8 + 3968], zmm17                             ;   225.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18688]                            ;   211.2 p2      89 s reload
        vmovdqu64 [r8 + 2432], zmm0                              ;   225.8 p8+p9  143 st
        vmovdqu64 [r8 + 4032], zmm7                              ;   227.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 18752]                            ;   211.7 p3      89 s reload
        vmovdqu64 [r8 + 2496], zmm0                              ;   227.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 19008]                            ;   212.2 p2      89 s reload
        vmovdqu64 [r8 + 2752], zmm0                              ;   229.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 19136]                            ;   212.7 p3      89 s reload
        vmovdqu64 [r8 + 2880], zmm0                              ;   229.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 19520]                            ;   213.2 p2      89 s reload
        vmovdqu64 [r8 + 3264], zmm0                              ;   231.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 19584]                            ;   213.7 p3      89 s reload
        vmovdqu64 [r8 + 3328], zmm0                              ;   231.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 19648]                            ;   214.2 p2      89 s reload
        vmovdqu64 [r8 + 3392], zmm0                              ;   233.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 19712]                            ;   214.7 p3      89 s reload
        vmovdqu64 [r8 + 3456], zmm0                              ;   233.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 19840]                            ;   215.2 p2      89 s reload
        vmovdqu64 [r8 + 3584], zmm0                              ;   235.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 19904]                            ;   215.7 p3      89 s reload
        vmovdqu64 [r8 + 3648], zmm0                              ;   235.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20352]                            ;   216.2 p2     143 st reload
        vmovdqu64 [r8 + 4096], zmm0                              ;   237.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20416]                            ;   216.7 p3     143 st reload
        vmovdqu64 [r8 + 4160], zmm0                              ;   237.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20480]                            ;   217.2 p2     143 st reload
        vmovdqu64 [r8 + 4224], zmm0                              ;   239.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20608]                            ;   217.7 p3     143 st reload
        vmovdqu64 [r8 + 4288], zmm0                              ;   239.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20736]                            ;   218.2 p2     143 st reload
        vmovdqu64 [r8 + 4352], zmm0                              ;   241.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20800]                            ;   218.7 p3     143 st reload
        vmovdqu64 [r8 + 4416], zmm0                              ;   241.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20864]                            ;   219.2 p2     143 st reload
        vmovdqu64 [r8 + 4480], zmm0                              ;   243.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20928]                            ;   219.7 p3     143 st reload
        vmovdqu64 [r8 + 4544], zmm0                              ;   243.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20992]                            ;   220.2 p2     143 st reload
        vmovdqu64 [r8 + 4608], zmm0                              ;   245.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21056]                            ;   220.7 p3     143 st reload
        vmovdqu64 [r8 + 4672], zmm0                              ;   245.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21120]                            ;   221.2 p2     143 st reload
        vmovdqu64 [r8 + 4736], zmm0                              ;   247.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21184]                            ;   221.7 p3     143 st reload
        vmovdqu64 [r8 + 4800], zmm0                              ;   247.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21248]                            ;   222.2 p2     143 st reload
        vmovdqu64 [r8 + 4864], zmm0                              ;   249.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21312]                            ;   222.7 p3     143 st reload
        vmovdqu64 [r8 + 4928], zmm0                              ;   249.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21376]                            ;   223.2 p2     143 st reload
        vmovdqu64 [r8 + 4992], zmm0                              ;   251.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21440]                            ;   223.7 p3     143 st reload
        vmovdqu64 [r8 + 5056], zmm0                              ;   251.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21504]                            ;   224.2 p2     143 st reload
        vmovdqu64 [r8 + 5120], zmm0                              ;   253.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21568]                            ;   224.7 p3     143 st reload
        vmovdqu64 [r8 + 5184], zmm0                              ;   253.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21632]                            ;   225.2 p2     143 st reload
        vmovdqu64 [r8 + 5248], zmm0                              ;   255.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21696]                            ;   225.7 p3     143 st reload
        vmovdqu64 [r8 + 5312], zmm0                              ;   255.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21760]                            ;   226.2 p2     143 st reload
        vmovdqu64 [r8 + 5376], zmm0                              ;   257.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21824]                            ;   226.7 p3     143 st reload
        vmovdqu64 [r8 + 5440], zmm0                              ;   257.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 21888]                            ;   227.2 p2     143 st reload
        vmovdqu64 [r8 + 5504], zmm0                              ;   259.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 21952]                            ;   227.7 p3     143 st reload
        vmovdqu64 [r8 + 5568], zmm0                              ;   259.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22016]                            ;   228.2 p2     143 st reload
        vmovdqu64 [r8 + 5632], zmm0                              ;   261.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22080]                            ;   228.7 p3     143 st reload
        vmovdqu64 [r8 + 5696], zmm0                              ;   261.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22144]                            ;   229.2 p2     143 st reload
        vmovdqu64 [r8 + 5760], zmm0                              ;   263.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22208]                            ;   229.7 p3     143 st reload
        vmovdqu64 [r8 + 5824], zmm0                              ;   263.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22272]                            ;   230.2 p2     143 st reload
        vmovdqu64 [r8 + 5888], zmm0                              ;   265.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22336]                            ;   230.7 p3     143 st reload
        vmovdqu64 [r8 + 5952], zmm0                              ;   265.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22400]                            ;   231.2 p2     143 st reload
        vmovdqu64 [r8 + 6016], zmm0                              ;   267.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22464]                            ;   231.7 p3     143 st reload
        vmovdqu64 [r8 + 6080], zmm0                              ;   267.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22528]                            ;   232.2 p2     143 st reload
        vmovdqu64 [r8 + 6144], zmm0                              ;   269.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22592]                            ;   232.7 p3     143 st reload
        vmovdqu64 [r8 + 6208], zmm0                              ;   269.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22656]                            ;   233.2 p2     143 st reload
        vmovdqu64 [r8 + 6272], zmm0                              ;   271.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22720]                            ;   233.7 p3     143 st reload
        vmovdqu64 [r8 + 6336], zmm0                              ;   271.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22784]                            ;   234.2 p2     143 st reload
        vmovdqu64 [r8 + 6400], zmm0                              ;   273.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22848]                            ;   234.7 p3     143 st reload
        vmovdqu64 [r8 + 6464], zmm0                              ;   273.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 22912]                            ;   235.2 p2     143 st reload
        vmovdqu64 [r8 + 6528], zmm0                              ;   275.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 22976]                            ;   235.7 p3     143 st reload
        vmovdqu64 [r8 + 6592], zmm0                              ;   275.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23040]                            ;   236.2 p2     143 st reload
        vmovdqu64 [r8 + 6656], zmm0                              ;   277.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23104]                            ;   236.7 p3     143 st reload
        vmovdqu64 [r8 + 6720], zmm0                              ;   277.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23168]                            ;   237.2 p2     143 st reload
        vmovdqu64 [r8 + 6784], zmm0                              ;   279.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23232]                            ;   237.7 p3     143 st reload
        vmovdqu64 [r8 + 6848], zmm0                              ;   279.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23296]                            ;   238.2 p2     143 st reload
        vmovdqu64 [r8 + 6912], zmm0                              ;   281.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23360]                            ;   238.7 p3     143 st reload
        vmovdqu64 [r8 + 6976], zmm0                              ;   281.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23424]                            ;   239.2 p2     143 st reload
        vmovdqu64 [r8 + 7040], zmm0                              ;   283.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23488]                            ;   239.7 p3     143 st reload
        vmovdqu64 [r8 + 7104], zmm0                              ;   283.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23552]                            ;   240.2 p2     143 st reload
        vmovdqu64 [r8 + 7168], zmm0                              ;   285.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23616]                            ;   240.7 p3     143 st reload
        vmovdqu64 [r8 + 7232], zmm0                              ;   285.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23680]                            ;   241.2 p2     143 st reload
        vmovdqu64 [r8 + 7296], zmm0                              ;   287.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23744]                            ;   241.7 p3     143 st reload
        vmovdqu64 [r8 + 7360], zmm0                              ;   287.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23808]                            ;   242.2 p2     143 st reload
        vmovdqu64 [r8 + 7424], zmm0                              ;   289.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 23872]                            ;   242.7 p3     143 st reload
        vmovdqu64 [r8 + 7488], zmm0                              ;   289.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 23936]                            ;   243.2 p2     143 st reload
        vmovdqu64 [r8 + 7552], zmm0                              ;   291.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24000]                            ;   243.7 p3     143 st reload
        vmovdqu64 [r8 + 7616], zmm0                              ;   291.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24064]                            ;   244.2 p2     143 st reload
        vmovdqu64 [r8 + 7680], zmm0                              ;   293.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24128]                            ;   244.7 p3     143 st reload
        vmovdqu64 [r8 + 7744], zmm0                              ;   293.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24192]                            ;   245.2 p2     143 st reload
        vmovdqu64 [r8 + 7808], zmm0                              ;   295.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24256]                            ;   245.7 p3     143 st reload
        vmovdqu64 [r8 + 7872], zmm0                              ;   295.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24320]                            ;   246.2 p2     143 st reload
        vmovdqu64 [r8 + 7936], zmm0                              ;   297.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24384]                            ;   246.7 p3     143 st reload
        vmovdqu64 [r8 + 8000], zmm0                              ;   297.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24448]                            ;   247.2 p2     143 st reload
        vmovdqu64 [r8 + 8064], zmm0                              ;   299.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24512]                            ;   247.7 p3     143 st reload
        vmovdqu64 [r8 + 8128], zmm0                              ;   299.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24576]                            ;   248.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8192], zmm0                              ;   301.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24640]                            ;   248.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8256], zmm0                              ;   301.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24704]                            ;   249.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8320], zmm0                              ;   303.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24768]                            ;   249.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8384], zmm0                              ;   303.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24832]                            ;   250.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8448], zmm0                              ;   305.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 24896]                            ;   250.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8512], zmm0                              ;   305.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 24960]                            ;   251.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8576], zmm0                              ;   307.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25024]                            ;   251.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8640], zmm0                              ;   307.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25088]                            ;   252.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8704], zmm0                              ;   309.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25152]                            ;   252.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8768], zmm0                              ;   309.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25216]                            ;   253.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8832], zmm0                              ;   311.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25280]                            ;   253.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8896], zmm0                              ;   311.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25344]                            ;   254.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8960], zmm0                              ;   313.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25408]                            ;   254.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9024], zmm0                              ;   313.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25472]                            ;   255.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9088], zmm0                              ;   315.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25536]                            ;   255.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9152], zmm0                              ;   315.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25600]                            ;   256.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9216], zmm0                              ;   317.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25664]                            ;   256.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9280], zmm0                              ;   317.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25728]                            ;   257.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9344], zmm0                              ;   319.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25792]                            ;   257.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9408], zmm0                              ;   319.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25856]                            ;   258.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9472], zmm0                              ;   321.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 25920]                            ;   258.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9536], zmm0                              ;   321.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 25984]                            ;   259.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9600], zmm0                              ;   323.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26048]                            ;   259.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9664], zmm0                              ;   323.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26112]                            ;   260.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9728], zmm0                              ;   325.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26176]                            ;   260.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9792], zmm0                              ;   325.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26240]                            ;   261.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9856], zmm0                              ;   327.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26304]                            ;   261.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9920], zmm0                              ;   327.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26368]                            ;   262.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9984], zmm0                              ;   329.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26432]                            ;   262.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 10048], zmm0                             ;   329.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26496]                            ;   263.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 10112], zmm0                             ;   331.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26560]                            ;   263.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 10176], zmm0                             ;   331.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26624]                            ;   264.2 p2     143 st reload
        vmovdqu64 [r8 + 10240], zmm0                             ;   333.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26688]                            ;   264.7 p3     143 st reload
        vmovdqu64 [r8 + 10304], zmm0                             ;   333.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26752]                            ;   265.2 p2     143 st reload
        vmovdqu64 [r8 + 10368], zmm0                             ;   335.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26816]                            ;   265.7 p3     143 st reload
        vmovdqu64 [r8 + 10432], zmm0                             ;   335.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 26880]                            ;   266.2 p2     143 st reload
        vmovdqu64 [r8 + 10496], zmm0                             ;   337.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 26944]                            ;   266.7 p3     143 st reload
        vmovdqu64 [r8 + 10560], zmm0                             ;   337.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27008]                            ;   267.2 p2     143 st reload
        vmovdqu64 [r8 + 10624], zmm0                             ;   339.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27072]                            ;   267.7 p3     143 st reload
        vmovdqu64 [r8 + 10688], zmm0                             ;   339.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27136]                            ;   268.2 p2     143 st reload
        vmovdqu64 [r8 + 10752], zmm0                             ;   341.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27200]                            ;   268.7 p3     143 st reload
        vmovdqu64 [r8 + 10816], zmm0                             ;   341.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27264]                            ;   269.2 p2     143 st reload
        vmovdqu64 [r8 + 10880], zmm0                             ;   343.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27328]                            ;   269.7 p3     143 st reload
        vmovdqu64 [r8 + 10944], zmm0                             ;   343.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27392]                            ;   270.2 p2     143 st reload
        vmovdqu64 [r8 + 11008], zmm0                             ;   345.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27456]                            ;   270.7 p3     143 st reload
        vmovdqu64 [r8 + 11072], zmm0                             ;   345.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27520]                            ;   271.2 p2     143 st reload
        vmovdqu64 [r8 + 11136], zmm0                             ;   347.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27584]                            ;   271.7 p3     143 st reload
        vmovdqu64 [r8 + 11200], zmm0                             ;   347.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27648]                            ;   272.2 p2     143 st reload
        vmovdqu64 [r8 + 11264], zmm0                             ;   349.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27712]                            ;   272.7 p3     143 st reload
        vmovdqu64 [r8 + 11328], zmm0                             ;   349.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27776]                            ;   273.2 p2     143 st reload
        vmovdqu64 [r8 + 11392], zmm0                             ;   351.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27840]                            ;   273.7 p3     143 st reload
        vmovdqu64 [r8 + 11456], zmm0                             ;   351.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 27904]                            ;   274.2 p2     143 st reload
        vmovdqu64 [r8 + 11520], zmm0                             ;   353.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 27968]                            ;   274.7 p3     143 st reload
        vmovdqu64 [r8 + 11584], zmm0                             ;   353.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28032]                            ;   275.2 p2     143 st reload
        vmovdqu64 [r8 + 11648], zmm0                             ;   355.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28096]                            ;   275.7 p3     143 st reload
        vmovdqu64 [r8 + 11712], zmm0                             ;   355.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28160]                            ;   276.2 p2     143 st reload
        vmovdqu64 [r8 + 11776], zmm0                             ;   357.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28224]                            ;   276.7 p3     143 st reload
        vmovdqu64 [r8 + 11840], zmm0                             ;   357.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28288]                            ;   277.2 p2     143 st reload
        vmovdqu64 [r8 + 11904], zmm0                             ;   359.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28352]                            ;   277.7 p3     143 st reload
        vmovdqu64 [r8 + 11968], zmm0                             ;   359.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28416]                            ;   278.2 p2     143 st reload
        vmovdqu64 [r8 + 12032], zmm0                             ;   361.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28480]                            ;   278.7 p3     143 st reload
        vmovdqu64 [r8 + 12096], zmm0                             ;   361.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28544]                            ;   279.2 p2     143 st reload
        vmovdqu64 [r8 + 12160], zmm0                             ;   363.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28608]                            ;   279.7 p3     143 st reload
        vmovdqu64 [r8 + 12224], zmm0                             ;   363.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28672]                            ;   280.2 p2     143 st reload
        vmovdqu64 [r8 + 12288], zmm0                             ;   365.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28736]                            ;   280.7 p3     143 st reload
        vmovdqu64 [r8 + 12352], zmm0                             ;   365.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28800]                            ;   281.2 p2     143 st reload
        vmovdqu64 [r8 + 12416], zmm0                             ;   367.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28864]                            ;   281.7 p3     143 st reload
        vmovdqu64 [r8 + 12480], zmm0                             ;   367.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 28928]                            ;   282.2 p2     143 st reload
        vmovdqu64 [r8 + 12544], zmm0                             ;   369.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 28992]                            ;   282.7 p3     143 st reload
        vmovdqu64 [r8 + 12608], zmm0                             ;   369.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29056]                            ;   283.2 p2     143 st reload
        vmovdqu64 [r8 + 12672], zmm0                             ;   371.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29120]                            ;   283.7 p3     143 st reload
        vmovdqu64 [r8 + 12736], zmm0                             ;   371.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29184]                            ;   284.2 p2     143 st reload
        vmovdqu64 [r8 + 12800], zmm0                             ;   373.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29248]                            ;   284.7 p3     143 st reload
        vmovdqu64 [r8 + 12864], zmm0                             ;   373.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29312]                            ;   285.2 p2     143 st reload
        vmovdqu64 [r8 + 12928], zmm0                             ;   375.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29376]                            ;   285.7 p3     143 st reload
        vmovdqu64 [r8 + 12992], zmm0                             ;   375.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29440]                            ;   286.2 p2     143 st reload
        vmovdqu64 [r8 + 13056], zmm0                             ;   377.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29504]                            ;   286.7 p3     143 st reload
        vmovdqu64 [r8 + 13120], zmm0                             ;   377.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29568]                            ;   287.2 p2     143 st reload
        vmovdqu64 [r8 + 13184], zmm0                             ;   379.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29632]                            ;   287.7 p3     143 st reload
        vmovdqu64 [r8 + 13248], zmm0                             ;   379.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29696]                            ;   288.2 p2     143 st reload
        vmovdqu64 [r8 + 13312], zmm0                             ;   381.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29760]                            ;   288.7 p3     143 st reload
        vmovdqu64 [r8 + 13376], zmm0                             ;   381.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29824]                            ;   289.2 p2     143 st reload
        vmovdqu64 [r8 + 13440], zmm0                             ;   383.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 29888]                            ;   289.7 p3     143 st reload
        vmovdqu64 [r8 + 13504], zmm0                             ;   383.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 29952]                            ;   290.2 p2     143 st reload
        vmovdqu64 [r8 + 13568], zmm0                             ;   385.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30016]                            ;   290.7 p3     143 st reload
        vmovdqu64 [r8 + 13632], zmm0                             ;   385.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30080]                            ;   291.2 p2     143 st reload
        vmovdqu64 [r8 + 13696], zmm0                             ;   387.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30144]                            ;   291.7 p3     143 st reload
        vmovdqu64 [r8 + 13760], zmm0                             ;   387.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30208]                            ;   292.2 p2     143 st reload
        vmovdqu64 [r8 + 13824], zmm0                             ;   389.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30272]                            ;   292.7 p3     143 st reload
        vmovdqu64 [r8 + 13888], zmm0                             ;   389.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30336]                            ;   293.2 p2     143 st reload
        vmovdqu64 [r8 + 13952], zmm0                             ;   391.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30400]                            ;   293.7 p3     143 st reload
        vmovdqu64 [r8 + 14016], zmm0                             ;   391.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30464]                            ;   294.2 p2     143 st reload
        vmovdqu64 [r8 + 14080], zmm0                             ;   393.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30528]                            ;   294.7 p3     143 st reload
        vmovdqu64 [r8 + 14144], zmm0                             ;   393.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30656]                            ;   295.2 p2     143 st reload
        vmovdqu64 [r8 + 14208], zmm0                             ;   395.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30720]                            ;   295.7 p3     143 st reload
        vmovdqu64 [r8 + 14272], zmm0                             ;   395.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12160]                            ;   296.2 p2     143 st reload
        vmovdqu64 [r8 + 14336], zmm0                             ;   397.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12224]                            ;   296.7 p3     143 st reload
        vmovdqu64 [r8 + 14400], zmm0                             ;   397.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12288]                            ;   297.2 p2     143 st reload
        vmovdqu64 [r8 + 14464], zmm0                             ;   399.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12352]                            ;   297.7 p3     143 st reload
        vmovdqu64 [r8 + 14528], zmm0                             ;   399.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12416]                            ;   298.2 p2     143 st reload
        vmovdqu64 [r8 + 14592], zmm0                             ;   401.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12480]                            ;   298.7 p3     143 st reload
        vmovdqu64 [r8 + 14656], zmm0                             ;   401.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12544]                            ;   299.2 p2     143 st reload
        vmovdqu64 [r8 + 14720], zmm0                             ;   403.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12608]                            ;   299.7 p3     143 st reload
        vmovdqu64 [r8 + 14784], zmm0                             ;   403.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12672]                            ;   300.2 p2     143 st reload
        vmovdqu64 [r8 + 14848], zmm0                             ;   405.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12736]                            ;   300.7 p3     143 st reload
        vmovdqu64 [r8 + 14912], zmm0                             ;   405.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12800]                            ;   301.2 p2     143 st reload
        vmovdqu64 [r8 + 14976], zmm0                             ;   407.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12864]                            ;   301.7 p3     143 st reload
        vmovdqu64 [r8 + 15040], zmm0                             ;   407.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 12928]                            ;   302.2 p2     143 st reload
        vmovdqu64 [r8 + 15104], zmm0                             ;   409.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 12992]                            ;   302.7 p3     143 st reload
        vmovdqu64 [r8 + 15168], zmm0                             ;   409.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13056]                            ;   303.2 p2     143 st reload
        vmovdqu64 [r8 + 15232], zmm0                             ;   411.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13120]                            ;   303.7 p3     143 st reload
        vmovdqu64 [r8 + 15296], zmm0                             ;   411.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13184]                            ;   304.2 p2     143 st reload
        vmovdqu64 [r8 + 15360], zmm0                             ;   413.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13248]                            ;   304.7 p3     143 st reload
        vmovdqu64 [r8 + 15424], zmm0                             ;   413.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13312]                            ;   305.2 p2     143 st reload
        vmovdqu64 [r8 + 15488], zmm0                             ;   415.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13376]                            ;   305.7 p3     143 st reload
        vmovdqu64 [r8 + 15552], zmm0                             ;   415.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13440]                            ;   306.2 p2     143 st reload
        vmovdqu64 [r8 + 15616], zmm0                             ;   417.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13504]                            ;   306.7 p3     143 st reload
        vmovdqu64 [r8 + 15680], zmm0                             ;   417.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13568]                            ;   307.2 p2     143 st reload
        vmovdqu64 [r8 + 15744], zmm0                             ;   419.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13632]                            ;   307.7 p3     143 st reload
        vmovdqu64 [r8 + 15808], zmm0                             ;   419.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13696]                            ;   308.2 p2     143 st reload
        vmovdqu64 [r8 + 15872], zmm0                             ;   421.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13760]                            ;   308.7 p3     143 st reload
        vmovdqu64 [r8 + 15936], zmm0                             ;   421.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13824]                            ;   309.2 p2     143 st reload
        vmovdqu64 [r8 + 16000], zmm0                             ;   423.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 13888]                            ;   309.7 p3     143 st reload
        vmovdqu64 [r8 + 16064], zmm0                             ;   423.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 13952]                            ;   310.2 p2     143 st reload
        vmovdqu64 [r8 + 16128], zmm0                             ;   425.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 14016]                            ;   310.7 p3     143 st reload
        vmovdqu64 [r8 + 16192], zmm0                             ;   425.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 14080]                            ;   311.2 p2     143 st reload
        vmovdqu64 [r8 + 16256], zmm0                             ;   427.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 14144]                            ;   311.7 p3     143 st reload
        vmovdqu64 [r8 + 16320], zmm0                             ;   427.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30592]                            ;   312.2 p2     143 st reload
        vmovdqu64 [r8 + 16384], zmm0                             ;   429.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30784]                            ;   312.7 p3     143 st reload
        vmovdqu64 [r8 + 16448], zmm0                             ;   429.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30848]                            ;   313.2 p2     143 st reload
        vmovdqu64 [r8 + 16512], zmm0                             ;   431.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 30912]                            ;   313.7 p3     143 st reload
        vmovdqu64 [r8 + 16576], zmm0                             ;   431.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 30976]                            ;   314.2 p2     143 st reload
        vmovdqu64 [r8 + 16640], zmm0                             ;   433.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31040]                            ;   314.7 p3     143 st reload
        vmovdqu64 [r8 + 16704], zmm0                             ;   433.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31104]                            ;   315.2 p2     143 st reload
        vmovdqu64 [r8 + 16768], zmm0                             ;   435.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31168]                            ;   315.7 p3     143 st reload
        vmovdqu64 [r8 + 16832], zmm0                             ;   435.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31232]                            ;   316.2 p2     143 st reload
        vmovdqu64 [r8 + 16896], zmm0                             ;   437.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31296]                            ;   316.7 p3     143 st reload
        vmovdqu64 [r8 + 16960], zmm0                             ;   437.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31360]                            ;   317.2 p2     143 st reload
        vmovdqu64 [r8 + 17024], zmm0                             ;   439.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31424]                            ;   317.7 p3     143 st reload
        vmovdqu64 [r8 + 17088], zmm0                             ;   439.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31488]                            ;   318.2 p2     143 st reload
        vmovdqu64 [r8 + 17152], zmm0                             ;   441.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31552]                            ;   318.7 p3     143 st reload
        vmovdqu64 [r8 + 17216], zmm0                             ;   441.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31616]                            ;   319.2 p2     143 st reload
        vmovdqu64 [r8 + 17280], zmm0                             ;   443.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31680]                            ;   319.7 p3     143 st reload
        vmovdqu64 [r8 + 17344], zmm0                             ;   443.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31744]                            ;   320.2 p2     143 st reload
        vmovdqu64 [r8 + 17408], zmm0                             ;   445.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31808]                            ;   320.7 p3     143 st reload
        vmovdqu64 [r8 + 17472], zmm0                             ;   445.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 31872]                            ;   321.2 p2     143 st reload
        vmovdqu64 [r8 + 17536], zmm0                             ;   447.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 31936]                            ;   321.7 p3     143 st reload
        vmovdqu64 [r8 + 17600], zmm0                             ;   447.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32000]                            ;   322.2 p2     143 st reload
        vmovdqu64 [r8 + 17664], zmm0                             ;   449.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32064]                            ;   322.7 p3     143 st reload
        vmovdqu64 [r8 + 17728], zmm0                             ;   449.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32128]                            ;   323.2 p2     143 st reload
        vmovdqu64 [r8 + 17792], zmm0                             ;   451.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32192]                            ;   323.7 p3     143 st reload
        vmovdqu64 [r8 + 17856], zmm0                             ;   451.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32256]                            ;   324.2 p2     143 st reload
        vmovdqu64 [r8 + 17920], zmm0                             ;   453.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32320]                            ;   324.7 p3     143 st reload
        vmovdqu64 [r8 + 17984], zmm0                             ;   453.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32384]                            ;   325.2 p2     143 st reload
        vmovdqu64 [r8 + 18048], zmm0                             ;   455.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32448]                            ;   325.7 p3     143 st reload
        vmovdqu64 [r8 + 18112], zmm0                             ;   455.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32512]                            ;   326.2 p2     143 st reload
        vmovdqu64 [r8 + 18176], zmm0                             ;   457.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32576]                            ;   326.7 p3     143 st reload
        vmovdqu64 [r8 + 18240], zmm0                             ;   457.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32640]                            ;   327.2 p2     143 st reload
        vmovdqu64 [r8 + 18304], zmm0                             ;   459.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32704]                            ;   327.7 p3     143 st reload
        vmovdqu64 [r8 + 18368], zmm0                             ;   459.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32768]                            ;   328.2 p2     143 st reload
        vmovdqu64 [r8 + 18432], zmm0                             ;   461.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32832]                            ;   328.7 p3     143 st reload
        vmovdqu64 [r8 + 18496], zmm0                             ;   461.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 32896]                            ;   329.2 p2     143 st reload
        vmovdqu64 [r8 + 18560], zmm0                             ;   463.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 32960]                            ;   329.7 p3     143 st reload
        vmovdqu64 [r8 + 18624], zmm0                             ;   463.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33024]                            ;   330.2 p2     143 st reload
        vmovdqu64 [r8 + 18688], zmm0                             ;   465.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33088]                            ;   330.7 p3     143 st reload
        vmovdqu64 [r8 + 18752], zmm0                             ;   465.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33152]                            ;   331.2 p2     143 st reload
        vmovdqu64 [r8 + 18816], zmm0                             ;   467.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33216]                            ;   331.7 p3     143 st reload
        vmovdqu64 [r8 + 18880], zmm0                             ;   467.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33280]                            ;   332.2 p2     143 st reload
        vmovdqu64 [r8 + 18944], zmm0                             ;   469.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33344]                            ;   332.7 p3     143 st reload
        vmovdqu64 [r8 + 19008], zmm0                             ;   469.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33408]                            ;   333.2 p2     143 st reload
        vmovdqu64 [r8 + 19072], zmm0                             ;   471.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33472]                            ;   333.7 p3     143 st reload
        vmovdqu64 [r8 + 19136], zmm0                             ;   471.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33536]                            ;   334.2 p2     143 st reload
        vmovdqu64 [r8 + 19200], zmm0                             ;   473.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33600]                            ;   334.7 p3     143 st reload
        vmovdqu64 [r8 + 19264], zmm0                             ;   473.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33664]                            ;   335.2 p2     143 st reload
        vmovdqu64 [r8 + 19328], zmm0                             ;   475.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33728]                            ;   335.7 p3     143 st reload
        vmovdqu64 [r8 + 19392], zmm0                             ;   475.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33792]                            ;   336.2 p2     143 st reload
        vmovdqu64 [r8 + 19456], zmm0                             ;   477.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33856]                            ;   336.7 p3     143 st reload
        vmovdqu64 [r8 + 19520], zmm0                             ;   477.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 33920]                            ;   337.2 p2     143 st reload
        vmovdqu64 [r8 + 19584], zmm0                             ;   479.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 33984]                            ;   337.7 p3     143 st reload
        vmovdqu64 [r8 + 19648], zmm0                             ;   479.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34048]                            ;   338.2 p2     143 st reload
        vmovdqu64 [r8 + 19712], zmm0                             ;   481.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34112]                            ;   338.7 p3     143 st reload
        vmovdqu64 [r8 + 19776], zmm0                             ;   481.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34176]                            ;   339.2 p2     143 st reload
        vmovdqu64 [r8 + 19840], zmm0                             ;   483.0 p7+p4  143 st
        vmovdqu64 [r8 + 20864], zmm12                            ;   483.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34240]                            ;   339.7 p3     143 st reload
        vmovdqu64 [r8 + 19904], zmm0                             ;   485.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34304]                            ;   340.2 p2     143 st reload
        vmovdqu64 [r8 + 19968], zmm0                             ;   485.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34368]                            ;   340.7 p3     143 st reload
        vmovdqu64 [r8 + 20032], zmm0                             ;   487.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34432]                            ;   341.2 p2     143 st reload
        vmovdqu64 [r8 + 20096], zmm0                             ;   487.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34496]                            ;   341.7 p3     143 st reload
        vmovdqu64 [r8 + 20160], zmm0                             ;   489.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34560]                            ;   342.2 p2     143 st reload
        vmovdqu64 [r8 + 20224], zmm0                             ;   489.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34624]                            ;   342.7 p3     143 st reload
        vmovdqu64 [r8 + 20288], zmm0                             ;   491.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34688]                            ;   343.2 p2     143 st reload
        vmovdqu64 [r8 + 20352], zmm0                             ;   491.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34752]                            ;   343.7 p3     143 st reload
        vmovdqu64 [r8 + 20416], zmm0                             ;   493.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6016]                             ;   344.2 p2      29 s reload
        vmovdqu64 [r8 + 20480], zmm0                             ;   493.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6080]                             ;   344.7 p3      29 s reload
        vmovdqu64 [r8 + 20544], zmm0                             ;   495.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6144]                             ;   345.2 p2      29 s reload
        vmovdqu64 [r8 + 20608], zmm0                             ;   495.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 20544]                            ;   345.7 p3      29 s reload
        vmovdqu64 [r8 + 20672], zmm0                             ;   497.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 20672]                            ;   346.2 p2      29 s reload
        vmovdqu64 [r8 + 20736], zmm0                             ;   497.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6336]                             ;   346.7 p3      29 s reload
        vmovdqu64 [r8 + 20800], zmm0                             ;   499.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6464]                             ;   347.2 p2      29 s reload
        vmovdqu64 [r8 + 20928], zmm0                             ;   499.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6528]                             ;   347.7 p3      29 s reload
        vmovdqu64 [r8 + 20992], zmm0                             ;   501.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6592]                             ;   348.2 p2      29 s reload
        vmovdqu64 [r8 + 21056], zmm0                             ;   501.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6656]                             ;   348.7 p3      29 s reload
        vmovdqu64 [r8 + 21120], zmm0                             ;   503.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6720]                             ;   349.2 p2      29 s reload
        vmovdqu64 [r8 + 21184], zmm0                             ;   503.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6784]                             ;   349.7 p3      29 s reload
        vmovdqu64 [r8 + 21248], zmm0                             ;   505.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6848]                             ;   350.2 p2      29 s reload
        vmovdqu64 [r8 + 21312], zmm0                             ;   505.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 6912]                             ;   350.7 p3      29 s reload
        vmovdqu64 [r8 + 21376], zmm0                             ;   507.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 6976]                             ;   351.2 p2      29 s reload
        vmovdqu64 [r8 + 21440], zmm0                             ;   507.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7040]                             ;   351.7 p3      29 s reload
        vmovdqu64 [r8 + 21504], zmm0                             ;   509.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7104]                             ;   352.2 p2      29 s reload
        vmovdqu64 [r8 + 21568], zmm0                             ;   509.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7168]                             ;   352.7 p3      29 s reload
        vmovdqu64 [r8 + 21632], zmm0                             ;   511.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7232]                             ;   353.2 p2      29 s reload
        vmovdqu64 [r8 + 21696], zmm0                             ;   511.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7296]                             ;   353.7 p3      29 s reload
        vmovdqu64 [r8 + 21760], zmm0                             ;   513.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7360]                             ;   354.2 p2      29 s reload
        vmovdqu64 [r8 + 21824], zmm0                             ;   513.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7424]                             ;   354.7 p3      29 s reload
        vmovdqu64 [r8 + 21888], zmm0                             ;   515.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7488]                             ;   355.2 p2      29 s reload
        vmovdqu64 [r8 + 21952], zmm0                             ;   515.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7552]                             ;   355.7 p3      29 s reload
        vmovdqu64 [r8 + 22016], zmm0                             ;   517.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7616]                             ;   356.2 p2      29 s reload
        vmovdqu64 [r8 + 22080], zmm0                             ;   517.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7680]                             ;   356.7 p3      29 s reload
        vmovdqu64 [r8 + 22144], zmm0                             ;   519.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7744]                             ;   357.2 p2      29 s reload
        vmovdqu64 [r8 + 22208], zmm0                             ;   519.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7808]                             ;   357.7 p3      29 s reload
        vmovdqu64 [r8 + 22272], zmm0                             ;   521.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 7872]                             ;   358.2 p2      29 s reload
        vmovdqu64 [r8 + 22336], zmm0                             ;   521.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 7936]                             ;   358.7 p3      29 s reload
        vmovdqu64 [r8 + 22400], zmm0                             ;   523.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 8000]                             ;   359.2 p2      29 s reload
        vmovdqu64 [r8 + 22464], zmm0                             ;   523.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34816]                            ;   359.7 p3     143 st reload
        vmovdqu64 [r8 + 22528], zmm0                             ;   525.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 34880]                            ;   360.2 p2     143 st reload
        vmovdqu64 [r8 + 22592], zmm0                             ;   525.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 34944]                            ;   360.7 p3     143 st reload
        vmovdqu64 [r8 + 22656], zmm0                             ;   527.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35008]                            ;   361.2 p2     143 st reload
        vmovdqu64 [r8 + 22720], zmm0                             ;   527.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35072]                            ;   361.7 p3     143 st reload
        vmovdqu64 [r8 + 22784], zmm0                             ;   529.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35136]                            ;   362.2 p2     143 st reload
        vmovdqu64 [r8 + 22848], zmm0                             ;   529.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35200]                            ;   362.7 p3     143 st reload
        vmovdqu64 [r8 + 22912], zmm0                             ;   531.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35264]                            ;   363.2 p2     143 st reload
        vmovdqu64 [r8 + 22976], zmm0                             ;   531.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35328]                            ;   363.7 p3     143 st reload
        vmovdqu64 [r8 + 23040], zmm0                             ;   533.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35392]                            ;   364.2 p2     143 st reload
        vmovdqu64 [r8 + 23104], zmm0                             ;   533.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35456]                            ;   364.7 p3     143 st reload
        vmovdqu64 [r8 + 23168], zmm0                             ;   535.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35520]                            ;   365.2 p2     143 st reload
        vmovdqu64 [r8 + 23232], zmm0                             ;   535.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35584]                            ;   365.7 p3     143 st reload
        vmovdqu64 [r8 + 23296], zmm0                             ;   537.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35648]                            ;   366.2 p2     143 st reload
        vmovdqu64 [r8 + 23360], zmm0                             ;   537.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35712]                            ;   366.7 p3     143 st reload
        vmovdqu64 [r8 + 23424], zmm0                             ;   539.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35776]                            ;   367.2 p2     143 st reload
        vmovdqu64 [r8 + 23488], zmm0                             ;   539.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35840]                            ;   367.7 p3     143 st reload
        vmovdqu64 [r8 + 23552], zmm0                             ;   541.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 35904]                            ;   368.2 p2     143 st reload
        vmovdqu64 [r8 + 23616], zmm0                             ;   541.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 35968]                            ;   368.7 p3     143 st reload
        vmovdqu64 [r8 + 23680], zmm0                             ;   543.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36032]                            ;   369.2 p2     143 st reload
        vmovdqu64 [r8 + 23744], zmm0                             ;   543.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36096]                            ;   369.7 p3     143 st reload
        vmovdqu64 [r8 + 23808], zmm0                             ;   545.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36160]                            ;   370.2 p2     143 st reload
        vmovdqu64 [r8 + 23872], zmm0                             ;   545.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36224]                            ;   370.7 p3     143 st reload
        vmovdqu64 [r8 + 23936], zmm0                             ;   547.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36288]                            ;   371.2 p2     143 st reload
        vmovdqu64 [r8 + 24000], zmm0                             ;   547.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36352]                            ;   371.7 p3     143 st reload
        vmovdqu64 [r8 + 24064], zmm0                             ;   549.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36416]                            ;   372.2 p2     143 st reload
        vmovdqu64 [r8 + 24128], zmm0                             ;   549.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36480]                            ;   372.7 p3     143 st reload
        vmovdqu64 [r8 + 24192], zmm0                             ;   551.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36544]                            ;   373.2 p2     143 st reload
        vmovdqu64 [r8 + 24256], zmm0                             ;   551.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36608]                            ;   373.7 p3     143 st reload
        vmovdqu64 [r8 + 24320], zmm0                             ;   553.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36672]                            ;   374.2 p2     143 st reload
        vmovdqu64 [r8 + 24384], zmm0                             ;   553.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36736]                            ;   374.7 p3     143 st reload
        vmovdqu64 [r8 + 24448], zmm0                             ;   555.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36800]                            ;   375.2 p2     143 st reload
        vmovdqu64 [r8 + 24512], zmm0                             ;   555.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1920]                             ;   375.7 p3     143 st reload
        vmovdqu64 [r8 + 24576], zmm0                             ;   557.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1984]                             ;   376.2 p2     143 st reload
        vmovdqu64 [r8 + 24640], zmm0                             ;   557.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2048]                             ;   376.7 p3     143 st reload
        vmovdqu64 [r8 + 24704], zmm0                             ;   559.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2112]                             ;   377.2 p2     143 st reload
        vmovdqu64 [r8 + 24768], zmm0                             ;   559.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2176]                             ;   377.7 p3     143 st reload
        vmovdqu64 [r8 + 24832], zmm0                             ;   561.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2240]                             ;   378.2 p2     143 st reload
        vmovdqu64 [r8 + 24896], zmm0                             ;   561.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2304]                             ;   378.7 p3     143 st reload
        vmovdqu64 [r8 + 24960], zmm0                             ;   563.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2368]                             ;   379.2 p2     143 st reload
        vmovdqu64 [r8 + 25024], zmm0                             ;   563.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2432]                             ;   379.7 p3     143 st reload
        vmovdqu64 [r8 + 25088], zmm0                             ;   565.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2496]                             ;   380.2 p2     143 st reload
        vmovdqu64 [r8 + 25152], zmm0                             ;   565.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2560]                             ;   380.7 p3     143 st reload
        vmovdqu64 [r8 + 25216], zmm0                             ;   567.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2624]                             ;   381.2 p2     143 st reload
        vmovdqu64 [r8 + 25280], zmm0                             ;   567.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2688]                             ;   381.7 p3     143 st reload
        vmovdqu64 [r8 + 25344], zmm0                             ;   569.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2752]                             ;   382.2 p2     143 st reload
        vmovdqu64 [r8 + 25408], zmm0                             ;   569.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2816]                             ;   382.7 p3     143 st reload
        vmovdqu64 [r8 + 25472], zmm0                             ;   571.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 2880]                             ;   383.2 p2     143 st reload
        vmovdqu64 [r8 + 25536], zmm0                             ;   571.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 2944]                             ;   383.7 p3     143 st reload
        vmovdqu64 [r8 + 25600], zmm0                             ;   573.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3008]                             ;   384.2 p2     143 st reload
        vmovdqu64 [r8 + 25664], zmm0                             ;   573.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3072]                             ;   384.7 p3     143 st reload
        vmovdqu64 [r8 + 25728], zmm0                             ;   575.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3136]                             ;   385.2 p2     143 st reload
        vmovdqu64 [r8 + 25792], zmm0                             ;   575.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3200]                             ;   385.7 p3     143 st reload
        vmovdqu64 [r8 + 25856], zmm0                             ;   577.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3264]                             ;   386.2 p2     143 st reload
        vmovdqu64 [r8 + 25920], zmm0                             ;   577.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3328]                             ;   386.7 p3     143 st reload
        vmovdqu64 [r8 + 25984], zmm0                             ;   579.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3392]                             ;   387.2 p2     143 st reload
        vmovdqu64 [r8 + 26048], zmm0                             ;   579.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3456]                             ;   387.7 p3     143 st reload
        vmovdqu64 [r8 + 26112], zmm0                             ;   581.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3520]                             ;   388.2 p2     143 st reload
        vmovdqu64 [r8 + 26176], zmm0                             ;   581.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3584]                             ;   388.7 p3     143 st reload
        vmovdqu64 [r8 + 26240], zmm0                             ;   583.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3648]                             ;   389.2 p2     143 st reload
        vmovdqu64 [r8 + 26304], zmm0                             ;   583.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3712]                             ;   389.7 p3     143 st reload
        vmovdqu64 [r8 + 26368], zmm0                             ;   585.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3776]                             ;   390.2 p2     143 st reload
        vmovdqu64 [r8 + 26432], zmm0                             ;   585.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 3840]                             ;   390.7 p3     143 st reload
        vmovdqu64 [r8 + 26496], zmm0                             ;   587.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 3904]                             ;   391.2 p2     143 st reload
        vmovdqu64 [r8 + 26560], zmm0                             ;   587.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp - 128]                              ;   391.7 p3     143 st reload
        vmovdqu64 [r8 + 26624], zmm0                             ;   589.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp - 64]                               ;   392.2 p2     143 st reload
        vmovdqu64 [r8 + 26688], zmm0                             ;   589.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 0]                                ;   392.7 p3     143 st reload
        vmovdqu64 [r8 + 26752], zmm0                             ;   591.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 64]                               ;   393.2 p2     143 st reload
        vmovdqu64 [r8 + 26816], zmm0                             ;   591.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 128]                              ;   393.7 p3     143 st reload
        vmovdqu64 [r8 + 26880], zmm0                             ;   593.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 192]                              ;   394.2 p2     143 st reload
        vmovdqu64 [r8 + 26944], zmm0                             ;   593.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 256]                              ;   394.7 p3     143 st reload
        vmovdqu64 [r8 + 27008], zmm0                             ;   595.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 320]                              ;   395.2 p2     143 st reload
        vmovdqu64 [r8 + 27072], zmm0                             ;   595.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 384]                              ;   395.7 p3     143 st reload
        vmovdqu64 [r8 + 27136], zmm0                             ;   597.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 448]                              ;   396.2 p2     143 st reload
        vmovdqu64 [r8 + 27200], zmm0                             ;   597.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 512]                              ;   396.7 p3     143 st reload
        vmovdqu64 [r8 + 27264], zmm0                             ;   599.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 576]                              ;   397.2 p2     143 st reload
        vmovdqu64 [r8 + 27328], zmm0                             ;   599.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 640]                              ;   397.7 p3     143 st reload
        vmovdqu64 [r8 + 27392], zmm0                             ;   601.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 704]                              ;   398.2 p2     143 st reload
        vmovdqu64 [r8 + 27456], zmm0                             ;   601.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 768]                              ;   398.7 p3     143 st reload
        vmovdqu64 [r8 + 27520], zmm0                             ;   603.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 832]                              ;   399.2 p2     143 st reload
        vmovdqu64 [r8 + 27584], zmm0                             ;   603.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 896]                              ;   399.7 p3     143 st reload
        vmovdqu64 [r8 + 27648], zmm0                             ;   605.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 960]                              ;   400.2 p2     143 st reload
        vmovdqu64 [r8 + 27712], zmm0                             ;   605.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1024]                             ;   400.7 p3     143 st reload
        vmovdqu64 [r8 + 27776], zmm0                             ;   607.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1088]                             ;   401.2 p2     143 st reload
        vmovdqu64 [r8 + 27840], zmm0                             ;   607.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1152]                             ;   401.7 p3     143 st reload
        vmovdqu64 [r8 + 27904], zmm0                             ;   609.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1216]                             ;   402.2 p2     143 st reload
        vmovdqu64 [r8 + 27968], zmm0                             ;   609.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1280]                             ;   402.7 p3     143 st reload
        vmovdqu64 [r8 + 28032], zmm0                             ;   611.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1344]                             ;   403.2 p2     143 st reload
        vmovdqu64 [r8 + 28096], zmm0                             ;   611.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1408]                             ;   403.7 p3     143 st reload
        vmovdqu64 [r8 + 28160], zmm0                             ;   613.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1472]                             ;   404.2 p2     143 st reload
        vmovdqu64 [r8 + 28224], zmm0                             ;   613.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1536]                             ;   404.7 p3     143 st reload
        vmovdqu64 [r8 + 28288], zmm0                             ;   615.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1600]                             ;   405.2 p2     143 st reload
        vmovdqu64 [r8 + 28352], zmm0                             ;   615.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1664]                             ;   405.7 p3     143 st reload
        vmovdqu64 [r8 + 28416], zmm0                             ;   617.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1728]                             ;   406.2 p2     143 st reload
        vmovdqu64 [r8 + 28480], zmm0                             ;   617.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 1792]                             ;   406.7 p3     143 st reload
        vmovdqu64 [r8 + 28544], zmm0                             ;   619.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 1856]                             ;   407.2 p2     143 st reload
        vmovdqu64 [r8 + 28608], zmm0                             ;   619.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36864]                            ;   407.7 p3     143 st reload
        vmovdqu64 [r8 + 28672], zmm0                             ;   621.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 36928]                            ;   408.2 p2     143 st reload
        vmovdqu64 [r8 + 28736], zmm0                             ;   621.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 36992]                            ;   408.7 p3     143 st reload
        vmovdqu64 [r8 + 28800], zmm0                             ;   623.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37056]                            ;   409.2 p2     143 st reload
        vmovdqu64 [r8 + 28864], zmm0                             ;   623.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37120]                            ;   409.7 p3     143 st reload
        vmovdqu64 [r8 + 28928], zmm0                             ;   625.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37184]                            ;   410.2 p2     143 st reload
        vmovdqu64 [r8 + 28992], zmm0                             ;   625.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37248]                            ;   410.7 p3     143 st reload
        vmovdqu64 [r8 + 29056], zmm0                             ;   627.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37312]                            ;   411.2 p2     143 st reload
        vmovdqu64 [r8 + 29120], zmm0                             ;   627.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37376]                            ;   411.7 p3     143 st reload
        vmovdqu64 [r8 + 29184], zmm0                             ;   629.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37440]                            ;   412.2 p2     143 st reload
        vmovdqu64 [r8 + 29248], zmm0                             ;   629.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37504]                            ;   412.7 p3     143 st reload
        vmovdqu64 [r8 + 29312], zmm0                             ;   631.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37568]                            ;   413.2 p2     143 st reload
        vmovdqu64 [r8 + 29376], zmm0                             ;   631.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37632]                            ;   413.7 p3     143 st reload
        vmovdqu64 [r8 + 29440], zmm0                             ;   633.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37696]                            ;   414.2 p2     143 st reload
        vmovdqu64 [r8 + 29504], zmm0                             ;   633.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37760]                            ;   414.7 p3     143 st reload
        vmovdqu64 [r8 + 29568], zmm0                             ;   635.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37824]                            ;   415.2 p2     143 st reload
        vmovdqu64 [r8 + 29632], zmm0                             ;   635.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 37888]                            ;   415.7 p3     143 st reload
        vmovdqu64 [r8 + 29696], zmm0                             ;   637.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 37952]                            ;   416.2 p2     143 st reload
        vmovdqu64 [r8 + 29760], zmm0                             ;   637.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38016]                            ;   416.7 p3     143 st reload
        vmovdqu64 [r8 + 29824], zmm0                             ;   639.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38080]                            ;   417.2 p2     143 st reload
        vmovdqu64 [r8 + 29888], zmm0                             ;   639.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38144]                            ;   417.7 p3     143 st reload
        vmovdqu64 [r8 + 29952], zmm0                             ;   641.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38208]                            ;   418.2 p2     143 st reload
        vmovdqu64 [r8 + 30016], zmm0                             ;   641.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38272]                            ;   418.7 p3     143 st reload
        vmovdqu64 [r8 + 30080], zmm0                             ;   643.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38336]                            ;   419.2 p2     143 st reload
        vmovdqu64 [r8 + 30144], zmm0                             ;   643.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38400]                            ;   419.7 p3     143 st reload
        vmovdqu64 [r8 + 30208], zmm0                             ;   645.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38464]                            ;   420.2 p2     143 st reload
        vmovdqu64 [r8 + 30272], zmm0                             ;   645.8 p8+p9  143 st
        vmovdqu64 [r8 + 31488], zmm24                            ;   647.0 p7+p4  143 st
        vmovdqu64 [r8 + 31552], zmm18                            ;   647.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38528]                            ;   420.7 p3     143 st reload
        vmovdqu64 [r8 + 30336], zmm0                             ;   649.0 p7+p4  143 st
        vmovdqu64 [r8 + 31616], zmm5                             ;   649.8 p8+p9  143 st
        vmovdqu64 [r8 + 31680], zmm11                            ;   651.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38592]                            ;   421.2 p2     143 st reload
        vmovdqu64 [r8 + 30400], zmm0                             ;   651.8 p8+p9  143 st
        vmovdqu64 [r8 + 31744], zmm28                            ;   653.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38656]                            ;   421.7 p3     143 st reload
        vmovdqu64 [r8 + 30464], zmm0                             ;   653.8 p8+p9  143 st
        vmovdqu64 [r8 + 31872], zmm16                            ;   655.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 38720]                            ;   422.2 p2     143 st reload
        vmovdqu64 [r8 + 30528], zmm0                             ;   655.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38784]                            ;   422.7 p3     143 st reload
        vmovdqu64 [r8 + 30592], zmm0                             ;   657.0 p7+p4  143 st
        vmovdqu64 [r8 + 32192], zmm26                            ;   657.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 38848]                            ;   423.2 p2     143 st reload
        vmovdqu64 [r8 + 30656], zmm0                             ;   659.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47552]                            ;   423.7 p3      89 s reload
        vmovdqu64 [r8 + 30720], zmm0                             ;   659.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47616]                            ;   424.2 p2      89 s reload
        vmovdqu64 [r8 + 30784], zmm0                             ;   661.0 p7+p4  143 st
        vmovdqu64 [r8 + 32384], zmm2                             ;   661.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47488]                            ;   424.7 p3      89 s reload
        vmovdqu64 [r8 + 30848], zmm0                             ;   663.0 p7+p4  143 st
        vmovdqu64 [r8 + 32448], zmm27                            ;   663.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 48256]                            ;   425.2 p2      89 s reload
        vmovdqu64 [r8 + 30912], zmm0                             ;   665.0 p7+p4  143 st
        vmovdqu64 [r8 + 32512], zmm14                            ;   665.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47872]                            ;   425.7 p3      89 s reload
        vmovdqu64 [r8 + 30976], zmm0                             ;   667.0 p7+p4  143 st
        vmovdqu64 [r8 + 32576], zmm6                             ;   667.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47424]                            ;   426.2 p2      89 s reload
        vmovdqu64 [r8 + 31040], zmm0                             ;   669.0 p7+p4  143 st
        vmovdqu64 [r8 + 32640], zmm20                            ;   669.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47744]                            ;   426.7 p3      89 s reload
        vmovdqu64 [r8 + 31104], zmm0                             ;   671.0 p7+p4  143 st
        vmovdqu64 [r8 + 32704], zmm9                             ;   671.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47680]                            ;   427.2 p2      89 s reload
        vmovdqu64 [r8 + 31168], zmm0                             ;   673.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47808]                            ;   427.7 p3      89 s reload
        vmovdqu64 [r8 + 31232], zmm0                             ;   673.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 48000]                            ;   428.2 p2      89 s reload
        vmovdqu64 [r8 + 31296], zmm0                             ;   675.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48128]                            ;   428.7 p3      89 s reload
        vmovdqu64 [r8 + 31360], zmm0                             ;   675.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 48192]                            ;   429.2 p2      89 s reload
        vmovdqu64 [r8 + 31424], zmm0                             ;   677.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48448]                            ;   429.7 p3      89 s reload
        vmovdqu64 [r8 + 31808], zmm0                             ;   677.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47936]                            ;   430.2 p2      89 s reload
        vmovdqu64 [r8 + 31936], zmm0                             ;   679.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48064]                            ;   430.7 p3      89 s reload
        vmovdqu64 [r8 + 32000], zmm0                             ;   679.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 48384]                            ;   431.2 p2      89 s reload
        vmovdqu64 [r8 + 32064], zmm0                             ;   681.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47296]                            ;   431.7 p3      89 s reload
        vmovdqu64 [r8 + 32128], zmm0                             ;   681.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 47360]                            ;   432.2 p2      89 s reload
        vmovdqu64 [r8 + 32256], zmm0                             ;   683.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 48320]                            ;   432.7 p3      89 s reload
        vmovdqu64 [r8 + 32320], zmm0                             ;   683.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44992]                            ;   433.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 32768], zmm0                             ;   685.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44928]                            ;   433.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 32832], zmm0                             ;   685.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44864]                            ;   434.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 32896], zmm0                             ;   687.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44800]                            ;   434.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 32960], zmm0                             ;   687.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44736]                            ;   435.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33024], zmm0                             ;   689.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44672]                            ;   435.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33088], zmm0                             ;   689.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44608]                            ;   436.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33152], zmm0                             ;   691.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44544]                            ;   436.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33216], zmm0                             ;   691.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44480]                            ;   437.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33280], zmm0                             ;   693.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44416]                            ;   437.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33344], zmm0                             ;   693.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44352]                            ;   438.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33408], zmm0                             ;   695.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44288]                            ;   438.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33472], zmm0                             ;   695.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44224]                            ;   439.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33536], zmm0                             ;   697.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44096]                            ;   439.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33600], zmm0                             ;   697.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 44032]                            ;   440.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33664], zmm0                             ;   699.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43968]                            ;   440.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33728], zmm0                             ;   699.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43904]                            ;   441.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33792], zmm0                             ;   701.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43840]                            ;   441.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33856], zmm0                             ;   701.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43776]                            ;   442.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33920], zmm0                             ;   703.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43712]                            ;   442.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33984], zmm0                             ;   703.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43648]                            ;   443.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34048], zmm0                             ;   705.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43584]                            ;   443.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 34112], zmm0                             ;   705.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43520]                            ;   444.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34176], zmm0                             ;   707.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43456]                            ;   444.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 34240], zmm0                             ;   707.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43392]                            ;   445.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34304], zmm0                             ;   709.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43328]                            ;   446.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34368], zmm0                             ;   709.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43264]                            ;   447.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34432], zmm0                             ;   711.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43200]                            ;   448.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34496], zmm0                             ;   711.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43136]                            ;   449.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34560], zmm0                             ;   713.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 43072]                            ;   450.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34624], zmm0                             ;   713.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 43008]                            ;   451.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34688], zmm0                             ;   715.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 44160]                            ;   452.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34752], zmm0                             ;   715.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45440]                            ;   453.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 34816], zmm0                             ;   717.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 47040]                            ;   454.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 34880], zmm0                             ;   717.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45888]                            ;   455.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 34944], zmm0                             ;   719.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46976]                            ;   456.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35008], zmm0                             ;   719.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46912]                            ;   457.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35072], zmm0                             ;   721.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46848]                            ;   458.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35136], zmm0                             ;   721.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46784]                            ;   459.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35200], zmm0                             ;   723.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45504]                            ;   460.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35264], zmm0                             ;   723.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45760]                            ;   461.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35328], zmm0                             ;   725.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46720]                            ;   462.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35392], zmm0                             ;   725.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46656]                            ;   463.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35456], zmm0                             ;   727.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46592]                            ;   464.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35520], zmm0                             ;   727.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46528]                            ;   465.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35584], zmm0                             ;   729.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46464]                            ;   466.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35648], zmm0                             ;   729.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46400]                            ;   467.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35712], zmm0                             ;   731.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45376]                            ;   468.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35776], zmm0                             ;   731.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46336]                            ;   469.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35840], zmm0                             ;   733.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45696]                            ;   470.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35904], zmm0                             ;   733.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46016]                            ;   471.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35968], zmm0                             ;   735.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46144]                            ;   472.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36032], zmm0                             ;   735.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45824]                            ;   473.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36096], zmm0                             ;   737.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 46208]                            ;   474.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36160], zmm0                             ;   737.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45056]                            ;   475.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36224], zmm0                             ;   739.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45120]                            ;   476.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36288], zmm0                             ;   739.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45184]                            ;   477.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36352], zmm0                             ;   741.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45312]                            ;   478.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36416], zmm0                             ;   741.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46080]                            ;   479.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36480], zmm0                             ;   743.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45568]                            ;   480.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36544], zmm0                             ;   743.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 45632]                            ;   481.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36608], zmm0                             ;   745.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45952]                            ;   482.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36672], zmm0                             ;   745.8 p8+p9  143 st
        vmovdqu64 zmm0, [rbp + 46272]                            ;   483.8 p2      66 out[17] reload
        vmovdqu64 [r8 + 36736], zmm0                             ;   747.0 p7+p4  143 st
        vmovdqu64 zmm0, [rbp + 45248]                            ;   485.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36800], zmm0                             ;   747.8 p8+p9  143 st
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 51480]                             ;                    frame
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
