; snow2_init256 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_init256 --cpu zen3 --variant bitsliced
;
; void snow2_init256(const void *key, const void *iv, void *st);   System V, 64 bits
;   key: 8192 bytes (256 slices), read, secret, aligned to 16 bytes
;   iv: 4096 bytes (128 slices), read, public, aligned to 16 bytes
;   st: 18432 bytes (576 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1208 uops, planned 451.5; bounds: width 201.3, ports 448.0, path 8.0
;   clocks: 2611 uops, planned 1089.0; bounds: width 435.2, ports 778.0, path 91.0
;   body.2: 2254 uops, planned 944.2; bounds: width 375.7, ports 744.0, path 62.0
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
        push rbp                                               ;                    preserved
        mov rax, rsp                                           ;                    frame
        sub rsp, 0x6520                                        ;                    frame
        and rsp, -32                                           ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov qword [rbp + 25720], rax                           ;                    frame
        mov qword [rbp + 25696], rdi                           ;                    argument
        mov qword [rbp + 25704], rsi                           ;                    argument
        mov qword [rbp + 25712], rdx                           ;                    argument
        mov rax, qword [rbp + 25696]                           ;                    first state
        mov r8, qword [rbp + 25696]                            ;     0.2 agu1   134 k.0 reload
        vmovdqu ymm0, [r8 + 7168]                              ;     4.2 agu0   134 k.0
        vmovdqu ymm1, [rel snow2_init256.T0_constants256]      ;     1.2 agu1   136 s[0] reload
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp0    136 s[0]
        vmovdqu [rbp + 7040], ymm0                             ;    12.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7200]                              ;     4.2 agu0   134 k.1
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp1    136 s[0]
        vmovdqu [rbp + 7072], ymm0                             ;    12.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7232]                              ;     4.2 agu1   134 k.2
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp2    136 s[0]
        vmovdqu [rbp + 7104], ymm0                             ;    12.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7264]                              ;     4.2 agu0   134 k.3
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp3    136 s[0]
        vmovdqu [rbp + 7136], ymm0                             ;    12.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7296]                              ;     4.2 agu0   134 k.4
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp0    136 s[0]
        vmovdqu [rbp + 7168], ymm0                             ;    12.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7328]                              ;     4.2 agu1   134 k.5
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp1    136 s[0]
        vmovdqu [rbp + 7200], ymm0                             ;    12.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7360]                              ;     5.0 agu0   134 k.6
        vpxor ymm0, ymm0, ymm1                                 ;    12.0 fp2    136 s[0]
        vmovdqu [rbp + 7232], ymm0                             ;    13.0 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7392]                              ;     6.0 agu0   134 k.7
        vpxor ymm0, ymm0, ymm1                                 ;    13.0 fp3    136 s[0]
        vmovdqu [rbp + 7264], ymm0                             ;    14.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7424]                              ;    11.2 agu1   134 k.8
        vpxor ymm0, ymm0, ymm1                                 ;    18.2 fp0    136 s[0]
        vmovdqu [rbp + 7296], ymm0                             ;    19.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7456]                              ;    12.2 agu1   134 k.9
        vpxor ymm0, ymm0, ymm1                                 ;    19.2 fp1    136 s[0]
        vmovdqu [rbp + 7328], ymm0                             ;    20.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7488]                              ;    12.5 agu0   134 k.10
        vpxor ymm0, ymm0, ymm1                                 ;    19.5 fp2    136 s[0]
        vmovdqu [rbp + 7360], ymm0                             ;    20.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7520]                              ;    13.2 agu1   134 k.11
        vpxor ymm0, ymm0, ymm1                                 ;    20.2 fp3    136 s[0]
        vmovdqu [rbp + 7392], ymm0                             ;    21.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7552]                              ;    14.2 agu1   134 k.12
        vpxor ymm0, ymm0, ymm1                                 ;    21.2 fp0    136 s[0]
        vmovdqu [rbp + 7424], ymm0                             ;    22.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7584]                              ;    14.5 agu0   134 k.13
        vpxor ymm0, ymm0, ymm1                                 ;    21.5 fp1    136 s[0]
        vmovdqu [rbp + 7456], ymm0                             ;    22.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7616]                              ;    15.2 agu1   134 k.14
        vpxor ymm0, ymm0, ymm1                                 ;    22.2 fp2    136 s[0]
        vmovdqu [rbp + 7488], ymm0                             ;    23.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7648]                              ;    16.2 agu1   134 k.15
        vpxor ymm0, ymm0, ymm1                                 ;    23.2 fp3    136 s[0]
        vmovdqu [rbp + 7520], ymm0                             ;    24.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7680]                              ;    18.2 agu0   134 k.16
        vpxor ymm0, ymm0, ymm1                                 ;    25.2 fp0    136 s[0]
        vmovdqu [rbp + 7552], ymm0                             ;    26.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7712]                              ;    19.3 agu0   134 k.17
        vpxor ymm0, ymm0, ymm1                                 ;    26.3 fp1    136 s[0]
        vmovdqu [rbp + 7584], ymm0                             ;    27.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7744]                              ;    20.2 agu1   134 k.18
        vpxor ymm0, ymm0, ymm1                                 ;    27.2 fp2    136 s[0]
        vmovdqu [rbp + 7616], ymm0                             ;    28.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7776]                              ;    21.2 agu1   134 k.19
        vpxor ymm0, ymm0, ymm1                                 ;    28.2 fp3    136 s[0]
        vmovdqu [rbp + 7648], ymm0                             ;    29.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7808]                              ;    21.5 agu0   134 k.20
        vpxor ymm0, ymm0, ymm1                                 ;    28.5 fp0    136 s[0]
        vmovdqu [rbp + 7680], ymm0                             ;    29.5 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7840]                              ;    22.5 agu0   134 k.21
        vpxor ymm0, ymm0, ymm1                                 ;    29.5 fp1    136 s[0]
        vmovdqu [rbp + 7712], ymm0                             ;    30.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7872]                              ;    23.2 agu1   134 k.22
        vpxor ymm0, ymm0, ymm1                                 ;    30.2 fp2    136 s[0]
        vmovdqu [rbp + 7744], ymm0                             ;    31.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7904]                              ;    24.2 agu1   134 k.23
        vpxor ymm0, ymm0, ymm1                                 ;    31.2 fp3    136 s[0]
        vmovdqu [rbp + 7776], ymm0                             ;    32.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7936]                              ;    25.2 agu0   134 k.24
        vpxor ymm0, ymm0, ymm1                                 ;    32.2 fp0    136 s[0]
        vmovdqu [rbp + 7808], ymm0                             ;    33.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7968]                              ;    26.3 agu0   134 k.25
        vpxor ymm0, ymm0, ymm1                                 ;    33.3 fp1    136 s[0]
        vmovdqu [rbp + 7840], ymm0                             ;    34.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 8000]                              ;    27.3 agu1   134 k.26
        vpxor ymm0, ymm0, ymm1                                 ;    34.3 fp2    136 s[0]
        vmovdqu [rbp + 7872], ymm0                             ;    35.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 8032]                              ;    28.3 agu1   134 k.27
        vpxor ymm0, ymm0, ymm1                                 ;    35.3 fp3    136 s[0]
        vmovdqu [rbp + 7904], ymm0                             ;    36.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 8064]                              ;    29.2 agu0   134 k.28
        vpxor ymm0, ymm0, ymm1                                 ;    36.2 fp0    136 s[0]
        vmovdqu [rbp + 7936], ymm0                             ;    37.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 8096]                              ;    30.2 agu0   134 k.29
        vpxor ymm0, ymm0, ymm1                                 ;    37.2 fp1    136 s[0]
        vmovdqu [rbp + 7968], ymm0                             ;    38.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 8128]                              ;    30.5 agu1   134 k.30
        vpxor ymm0, ymm0, ymm1                                 ;    37.5 fp2    136 s[0]
        vmovdqu [rbp + 8000], ymm0                             ;    38.5 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 8160]                              ;    31.5 agu1   134 k.31
        vpxor ymm0, ymm0, ymm1                                 ;    38.5 fp3    136 s[0]
        vmovdqu [rbp + 8032], ymm0                             ;    39.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6144]                              ;    32.3 agu0   134 k.0
        vpxor ymm2, ymm0, ymm1                                 ;    39.3 fp0    136 s[1]
        vmovdqu [rbp + 8064], ymm2                             ;    40.3 agu1+fp5   99 clocks
        vmovdqu ymm2, [r8 + 6176]                              ;    33.3 agu0   134 k.1
        vpxor ymm3, ymm2, ymm1                                 ;    40.3 fp1    136 s[1]
        vmovdqu [rbp + 8096], ymm3                             ;    41.3 agu2+fp5   99 clocks
        vmovdqu ymm3, [r8 + 6208]                              ;    34.5 agu1   134 k.2
        vpxor ymm4, ymm3, ymm1                                 ;    41.5 fp2    136 s[1]
        vmovdqu [rbp + 8128], ymm4                             ;    42.5 agu0+fp5   99 clocks
        vmovdqu ymm4, [r8 + 6240]                              ;    35.5 agu1   134 k.3
        vpxor ymm5, ymm4, ymm1                                 ;    42.5 fp3    136 s[1]
        vmovdqu [rbp + 8160], ymm5                             ;    43.5 agu2+fp5   99 clocks
        vmovdqu ymm5, [r8 + 6272]                              ;    36.3 agu0   134 k.4
        vpxor ymm6, ymm5, ymm1                                 ;    43.3 fp0    136 s[1]
        vmovdqu [rbp + 8192], ymm6                             ;    44.3 agu1+fp5   99 clocks
        vmovdqu ymm6, [r8 + 6304]                              ;    37.3 agu0   134 k.5
        vpxor ymm7, ymm6, ymm1                                 ;    44.3 fp1    136 s[1]
        vmovdqu [rbp + 8224], ymm7                             ;    45.3 agu2+fp5   99 clocks
        vmovdqu ymm7, [r8 + 6336]                              ;    38.2 agu1   134 k.6
        vpxor ymm8, ymm7, ymm1                                 ;    45.2 fp2    136 s[1]
        vmovdqu [rbp + 8256], ymm8                             ;    46.2 agu0+fp5   99 clocks
        vmovdqu ymm8, [r8 + 6368]                              ;    39.2 agu1   134 k.7
        vpxor ymm9, ymm8, ymm1                                 ;    46.2 fp3    136 s[1]
        vmovdqu [rbp + 8288], ymm9                             ;    47.2 agu2+fp5   99 clocks
        vmovdqu ymm9, [r8 + 6400]                              ;    39.5 agu0   134 k.8
        vpxor ymm10, ymm9, ymm1                                ;    46.5 fp0    136 s[1]
        vmovdqu [rbp + 8320], ymm10                            ;    47.5 agu1+fp5   99 clocks
        vmovdqu ymm10, [r8 + 6432]                             ;    40.5 agu0   134 k.9
        vpxor ymm11, ymm10, ymm1                               ;    47.5 fp1    136 s[1]
        vmovdqu [rbp + 8352], ymm11                            ;    48.5 agu2+fp5   99 clocks
        vmovdqu ymm11, [r8 + 6464]                             ;    41.5 agu1   134 k.10
        vpxor ymm12, ymm11, ymm1                               ;    48.5 fp2    136 s[1]
        vmovdqu [rbp + 8384], ymm12                            ;    49.5 agu0+fp5   99 clocks
        vmovdqu ymm12, [r8 + 6496]                             ;    42.7 agu1   134 k.11
        vpxor ymm13, ymm12, ymm1                               ;    49.7 fp3    136 s[1]
        vmovdqu [rbp + 8416], ymm13                            ;    50.7 agu2+fp5   99 clocks
        vmovdqu ymm13, [r8 + 6528]                             ;    43.5 agu0   134 k.12
        vpxor ymm14, ymm13, ymm1                               ;    50.5 fp0    136 s[1]
        vmovdqu [rbp + 8448], ymm14                            ;    51.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6560]                             ;    44.5 agu0   134 k.13
        vpxor ymm15, ymm14, ymm1                               ;    51.5 fp1    136 s[1]
        vmovdqu [rbp + 8480], ymm15                            ;    52.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6592]                             ;    45.3 agu1   134 k.14
        vpxor ymm14, ymm15, ymm1                               ;    52.3 fp2    136 s[1]
        vmovdqu [rbp + 8512], ymm14                            ;    53.3 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6624]                             ;    46.3 agu1   134 k.15
        vpxor ymm15, ymm14, ymm1                               ;    53.3 fp3    136 s[1]
        vmovdqu [rbp + 8544], ymm15                            ;    54.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6656]                             ;    47.2 agu0   134 k.16
        vpxor ymm14, ymm15, ymm1                               ;    54.2 fp0    136 s[1]
        vmovdqu [rbp + 8576], ymm14                            ;    55.2 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6688]                             ;    48.2 agu0   134 k.17
        vpxor ymm15, ymm14, ymm1                               ;    55.2 fp1    136 s[1]
        vmovdqu [rbp + 8608], ymm15                            ;    56.2 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6720]                             ;    48.7 agu1   134 k.18
        vpxor ymm14, ymm15, ymm1                               ;    55.7 fp2    136 s[1]
        vmovdqu [rbp + 8640], ymm14                            ;    56.7 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6752]                             ;    49.7 agu1   134 k.19
        vpxor ymm15, ymm14, ymm1                               ;    56.7 fp3    136 s[1]
        vmovdqu [rbp + 8672], ymm15                            ;    57.7 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6784]                             ;    50.7 agu0   134 k.20
        vpxor ymm14, ymm15, ymm1                               ;    57.7 fp0    136 s[1]
        vmovdqu [rbp + 8704], ymm14                            ;    58.7 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6816]                             ;    51.7 agu0   134 k.21
        vpxor ymm15, ymm14, ymm1                               ;    58.7 fp1    136 s[1]
        vmovdqu [rbp + 8736], ymm15                            ;    59.7 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6848]                             ;    52.5 agu1   134 k.22
        vpxor ymm14, ymm15, ymm1                               ;    59.5 fp2    136 s[1]
        vmovdqu [rbp + 8768], ymm14                            ;    60.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6880]                             ;    53.5 agu1   134 k.23
        vpxor ymm15, ymm14, ymm1                               ;    60.5 fp3    136 s[1]
        vmovdqu [rbp + 8800], ymm15                            ;    61.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6912]                             ;    54.3 agu0   134 k.24
        vpxor ymm14, ymm15, ymm1                               ;    61.3 fp0    136 s[1]
        vmovdqu [rbp + 8832], ymm14                            ;    62.3 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6944]                             ;    55.3 agu0   134 k.25
        vpxor ymm15, ymm14, ymm1                               ;    62.3 fp1    136 s[1]
        vmovdqu [rbp + 8864], ymm15                            ;    63.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6976]                             ;    56.2 agu1   134 k.26
        vpxor ymm14, ymm15, ymm1                               ;    63.2 fp2    136 s[1]
        vmovdqu [rbp + 8896], ymm14                            ;    64.2 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 7008]                             ;    57.2 agu1   134 k.27
        vpxor ymm15, ymm14, ymm1                               ;    64.2 fp3    136 s[1]
        vmovdqu [rbp + 8928], ymm15                            ;    65.2 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 7040]                             ;    57.8 agu0   134 k.28
        vpxor ymm14, ymm15, ymm1                               ;    64.8 fp0    136 s[1]
        vmovdqu [rbp + 8960], ymm14                            ;    65.8 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 7072]                             ;    58.8 agu0   134 k.29
        vpxor ymm15, ymm14, ymm1                               ;    65.8 fp1    136 s[1]
        vmovdqu [rbp + 8992], ymm15                            ;    66.8 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 7104]                             ;    59.7 agu1   134 k.30
        vpxor ymm14, ymm15, ymm1                               ;    66.7 fp2    136 s[1]
        vmovdqu [rbp + 9024], ymm14                            ;    67.7 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 7136]                             ;    60.7 agu1   134 k.31
        vpxor ymm15, ymm14, ymm1                               ;    67.7 fp3    136 s[1]
        vmovdqu [rbp + 9056], ymm15                            ;    68.7 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5120]                             ;    61.5 agu0   134 k.0
        vpxor ymm14, ymm15, ymm1                               ;    68.5 fp0    136 s[2]
        vmovdqu [rbp + 9088], ymm14                            ;    69.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5152]                             ;    62.5 agu0   134 k.1
        vpxor ymm15, ymm14, ymm1                               ;    69.5 fp1    136 s[2]
        vmovdqu [rbp + 9120], ymm15                            ;    70.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5184]                             ;    63.3 agu1   134 k.2
        vpxor ymm14, ymm15, ymm1                               ;    70.3 fp2    136 s[2]
        vmovdqu [rbp + 9152], ymm14                            ;    71.3 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5216]                             ;    64.3 agu1   134 k.3
        vpxor ymm15, ymm14, ymm1                               ;    71.3 fp3    136 s[2]
        vmovdqu [rbp + 9184], ymm15                            ;    72.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5248]                             ;    65.2 agu0   134 k.4
        vpxor ymm14, ymm15, ymm1                               ;    72.2 fp0    136 s[2]
        vmovdqu [rbp + 9216], ymm14                            ;    73.2 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5280]                             ;    66.2 agu0   134 k.5
        vpxor ymm15, ymm14, ymm1                               ;    73.2 fp1    136 s[2]
        vmovdqu [rbp + 9248], ymm15                            ;    74.2 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5312]                             ;    66.8 agu1   134 k.6
        vpxor ymm14, ymm15, ymm1                               ;    73.8 fp2    136 s[2]
        vmovdqu [rbp + 9280], ymm14                            ;    74.8 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5344]                             ;    67.8 agu1   134 k.7
        vpxor ymm15, ymm14, ymm1                               ;    74.8 fp3    136 s[2]
        vmovdqu [rbp + 9312], ymm15                            ;    75.8 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5376]                             ;    68.7 agu0   134 k.8
        vpxor ymm14, ymm15, ymm1                               ;    75.7 fp0    136 s[2]
        vmovdqu [rbp + 9344], ymm14                            ;    76.7 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5408]                             ;    69.7 agu0   134 k.9
        vpxor ymm15, ymm14, ymm1                               ;    76.7 fp1    136 s[2]
        vmovdqu [rbp + 9376], ymm15                            ;    77.7 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5440]                             ;    70.5 agu1   134 k.10
        vpxor ymm14, ymm15, ymm1                               ;    77.5 fp2    136 s[2]
        vmovdqu [rbp + 9408], ymm14                            ;    78.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5472]                             ;    71.5 agu1   134 k.11
        vpxor ymm15, ymm14, ymm1                               ;    78.5 fp3    136 s[2]
        vmovdqu [rbp + 9440], ymm15                            ;    79.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5504]                             ;    72.3 agu0   134 k.12
        vpxor ymm14, ymm15, ymm1                               ;    79.3 fp0    136 s[2]
        vmovdqu [rbp + 9472], ymm14                            ;    80.3 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5536]                             ;    73.3 agu0   134 k.13
        vpxor ymm15, ymm14, ymm1                               ;    80.3 fp1    136 s[2]
        vmovdqu [rbp + 9504], ymm15                            ;    81.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5568]                             ;    74.2 agu1   134 k.14
        vpxor ymm14, ymm15, ymm1                               ;    81.2 fp2    136 s[2]
        vmovdqu [rbp + 9536], ymm14                            ;    82.2 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5600]                             ;    75.2 agu1   134 k.15
        vpxor ymm15, ymm14, ymm1                               ;    82.2 fp3    136 s[2]
        vmovdqu [rbp + 9568], ymm15                            ;    83.2 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5632]                             ;    75.8 agu0   134 k.16
        vpxor ymm14, ymm15, ymm1                               ;    82.8 fp0    136 s[2]
        vmovdqu [rbp + 9600], ymm14                            ;    83.8 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5664]                             ;    76.8 agu0   134 k.17
        vpxor ymm15, ymm14, ymm1                               ;    83.8 fp1    136 s[2]
        vmovdqu [rbp + 9632], ymm15                            ;    84.8 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5696]                             ;    77.7 agu1   134 k.18
        vpxor ymm14, ymm15, ymm1                               ;    84.7 fp2    136 s[2]
        vmovdqu [rbp + 9664], ymm14                            ;    85.7 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5728]                             ;    78.7 agu1   134 k.19
        vpxor ymm15, ymm14, ymm1                               ;    85.7 fp3    136 s[2]
        vmovdqu [rbp + 9696], ymm15                            ;    86.7 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5760]                             ;    79.5 agu0   134 k.20
        vpxor ymm14, ymm15, ymm1                               ;    86.5 fp0    136 s[2]
        vmovdqu [rbp + 9728], ymm14                            ;    87.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5792]                             ;    80.5 agu0   134 k.21
        vpxor ymm15, ymm14, ymm1                               ;    87.5 fp1    136 s[2]
        vmovdqu [rbp + 9760], ymm15                            ;    88.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5824]                             ;    81.3 agu1   134 k.22
        vpxor ymm14, ymm15, ymm1                               ;    88.3 fp2    136 s[2]
        vmovdqu [rbp + 9792], ymm14                            ;    89.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5856]                             ;    82.3 agu1   134 k.23
        vpxor ymm15, ymm14, ymm1                               ;    89.3 fp3    136 s[2]
        vmovdqu [rbp + 9824], ymm15                            ;    90.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5888]                             ;    83.2 agu0   134 k.24
        vpxor ymm14, ymm15, ymm1                               ;    90.2 fp0    136 s[2]
        vmovdqu [rbp + 9856], ymm14                            ;    91.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5920]                             ;    84.2 agu0   134 k.25
        vpxor ymm15, ymm14, ymm1                               ;    91.2 fp1    136 s[2]
        vmovdqu [rbp + 9888], ymm15                            ;    92.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5952]                             ;    84.8 agu1   134 k.26
        vpxor ymm14, ymm15, ymm1                               ;    91.8 fp2    136 s[2]
        vmovdqu [rbp + 9920], ymm14                            ;    93.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 5984]                             ;    85.8 agu1   134 k.27
        vpxor ymm15, ymm14, ymm1                               ;    92.8 fp3    136 s[2]
        vmovdqu [rbp + 9952], ymm15                            ;    94.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6016]                             ;    86.7 agu0   134 k.28
        vpxor ymm14, ymm15, ymm1                               ;    93.7 fp0    136 s[2]
        vmovdqu [rbp + 9984], ymm14                            ;    95.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6048]                             ;    87.7 agu0   134 k.29
        vpxor ymm15, ymm14, ymm1                               ;    94.7 fp1    136 s[2]
        vmovdqu [rbp + 10016], ymm15                           ;    96.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 6080]                             ;    88.5 agu1   134 k.30
        vpxor ymm14, ymm15, ymm1                               ;    95.5 fp2    136 s[2]
        vmovdqu [rbp + 10048], ymm14                           ;    97.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 6112]                             ;    89.5 agu1   134 k.31
        vpxor ymm15, ymm14, ymm1                               ;    96.5 fp3    136 s[2]
        vmovdqu [rbp + 10080], ymm15                           ;    98.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4096]                             ;    90.5 agu0   134 k.0
        vpxor ymm15, ymm15, ymm1                               ;    97.5 fp0    136 s[3]
        vmovdqu [rbp + 10112], ymm15                           ;    99.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4128]                             ;    91.5 agu0   134 k.1
        vpxor ymm15, ymm15, ymm1                               ;    98.5 fp1    136 s[3]
        vmovdqu [rbp + 10144], ymm15                           ;   100.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4160]                             ;    92.5 agu1   134 k.2
        vpxor ymm15, ymm15, ymm1                               ;    99.5 fp2    136 s[3]
        vmovdqu [rbp + 10176], ymm15                           ;   101.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4192]                             ;    93.5 agu1   134 k.3
        vpxor ymm15, ymm15, ymm1                               ;   100.5 fp3    136 s[3]
        vmovdqu [rbp + 10208], ymm15                           ;   102.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4224]                             ;    94.5 agu0   134 k.4
        vpxor ymm15, ymm15, ymm1                               ;   101.5 fp0    136 s[3]
        vmovdqu [rbp + 10240], ymm15                           ;   103.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4256]                             ;    95.5 agu0   134 k.5
        vpxor ymm15, ymm15, ymm1                               ;   102.5 fp1    136 s[3]
        vmovdqu [rbp + 10272], ymm15                           ;   104.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4288]                             ;    96.5 agu1   134 k.6
        vpxor ymm15, ymm15, ymm1                               ;   103.5 fp2    136 s[3]
        vmovdqu [rbp + 10304], ymm15                           ;   105.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4320]                             ;    97.5 agu1   134 k.7
        vpxor ymm15, ymm15, ymm1                               ;   104.5 fp3    136 s[3]
        vmovdqu [rbp + 10336], ymm15                           ;   106.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4352]                             ;    98.5 agu0   134 k.8
        vpxor ymm15, ymm15, ymm1                               ;   105.5 fp0    136 s[3]
        vmovdqu [rbp + 10368], ymm15                           ;   107.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4384]                             ;    99.5 agu0   134 k.9
        vpxor ymm15, ymm15, ymm1                               ;   106.5 fp1    136 s[3]
        vmovdqu [rbp + 10400], ymm15                           ;   108.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4416]                             ;   100.5 agu1   134 k.10
        vpxor ymm15, ymm15, ymm1                               ;   107.5 fp2    136 s[3]
        vmovdqu [rbp + 10432], ymm15                           ;   109.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4448]                             ;   101.5 agu1   134 k.11
        vpxor ymm15, ymm15, ymm1                               ;   108.5 fp3    136 s[3]
        vmovdqu [rbp + 10464], ymm15                           ;   110.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4480]                             ;   102.5 agu0   134 k.12
        vpxor ymm15, ymm15, ymm1                               ;   109.5 fp0    136 s[3]
        vmovdqu [rbp + 10496], ymm15                           ;   111.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4512]                             ;   103.5 agu0   134 k.13
        vpxor ymm15, ymm15, ymm1                               ;   110.5 fp1    136 s[3]
        vmovdqu [rbp + 10528], ymm15                           ;   112.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4544]                             ;   104.5 agu1   134 k.14
        vpxor ymm15, ymm15, ymm1                               ;   111.5 fp2    136 s[3]
        vmovdqu [rbp + 10560], ymm15                           ;   113.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4576]                             ;   105.5 agu1   134 k.15
        vpxor ymm15, ymm15, ymm1                               ;   112.5 fp3    136 s[3]
        vmovdqu [rbp + 10592], ymm15                           ;   114.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4608]                             ;   106.5 agu0   134 k.16
        vpxor ymm15, ymm15, ymm1                               ;   113.5 fp0    136 s[3]
        vmovdqu [rbp + 10624], ymm15                           ;   115.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4640]                             ;   107.5 agu0   134 k.17
        vpxor ymm15, ymm15, ymm1                               ;   114.5 fp1    136 s[3]
        vmovdqu [rbp + 10656], ymm15                           ;   116.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4672]                             ;   108.5 agu1   134 k.18
        vpxor ymm15, ymm15, ymm1                               ;   115.5 fp2    136 s[3]
        vmovdqu [rbp + 10688], ymm15                           ;   117.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4704]                             ;   109.5 agu1   134 k.19
        vpxor ymm15, ymm15, ymm1                               ;   116.5 fp3    136 s[3]
        vmovdqu [rbp + 10720], ymm15                           ;   118.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4736]                             ;   110.5 agu0   134 k.20
        vpxor ymm15, ymm15, ymm1                               ;   117.5 fp0    136 s[3]
        vmovdqu [rbp + 10752], ymm15                           ;   119.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4768]                             ;   111.5 agu0   134 k.21
        vpxor ymm15, ymm15, ymm1                               ;   118.5 fp1    136 s[3]
        vmovdqu [rbp + 10784], ymm15                           ;   120.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4800]                             ;   112.5 agu1   134 k.22
        vpxor ymm15, ymm15, ymm1                               ;   119.5 fp2    136 s[3]
        vmovdqu [rbp + 10816], ymm15                           ;   121.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4832]                             ;   113.5 agu1   134 k.23
        vpxor ymm15, ymm15, ymm1                               ;   120.5 fp3    136 s[3]
        vmovdqu [rbp + 10848], ymm15                           ;   122.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4864]                             ;   114.5 agu0   134 k.24
        vpxor ymm15, ymm15, ymm1                               ;   121.5 fp0    136 s[3]
        vmovdqu [rbp + 10880], ymm15                           ;   123.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4896]                             ;   115.5 agu0   134 k.25
        vpxor ymm15, ymm15, ymm1                               ;   122.5 fp1    136 s[3]
        vmovdqu [rbp + 10912], ymm15                           ;   124.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4928]                             ;   116.5 agu1   134 k.26
        vpxor ymm15, ymm15, ymm1                               ;   123.5 fp2    136 s[3]
        vmovdqu [rbp + 10944], ymm15                           ;   125.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4960]                             ;   117.5 agu1   134 k.27
        vpxor ymm15, ymm15, ymm1                               ;   124.5 fp3    136 s[3]
        vmovdqu [rbp + 10976], ymm15                           ;   126.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4992]                             ;   118.5 agu0   134 k.28
        vpxor ymm15, ymm15, ymm1                               ;   125.5 fp0    136 s[3]
        vmovdqu [rbp + 11008], ymm15                           ;   127.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5024]                             ;   119.5 agu0   134 k.29
        vpxor ymm15, ymm15, ymm1                               ;   126.5 fp1    136 s[3]
        vmovdqu [rbp + 11040], ymm15                           ;   128.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5056]                             ;   120.5 agu1   134 k.30
        vpxor ymm15, ymm15, ymm1                               ;   127.5 fp2    136 s[3]
        vmovdqu [rbp + 11072], ymm15                           ;   129.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 5088]                             ;   121.5 agu1   134 k.31
        vpxor ymm15, ymm15, ymm1                               ;   128.5 fp3    136 s[3]
        vmovdqu [rbp + 11104], ymm15                           ;   130.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3072]                             ;   122.5 agu0   134 k.0
        vpxor ymm14, ymm15, ymm1                               ;   129.5 fp0    136 s[4]
        vmovdqu [rbp + 11136], ymm14                           ;   131.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3104]                             ;   123.5 agu0   134 k.1
        vpxor ymm15, ymm14, ymm1                               ;   130.5 fp1    136 s[4]
        vmovdqu [rbp + 11168], ymm15                           ;   132.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3136]                             ;   124.5 agu1   134 k.2
        vpxor ymm14, ymm15, ymm1                               ;   131.5 fp2    136 s[4]
        vmovdqu [rbp + 11200], ymm14                           ;   133.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3168]                             ;   125.5 agu1   134 k.3
        vpxor ymm15, ymm14, ymm1                               ;   132.5 fp3    136 s[4]
        vmovdqu [rbp + 11232], ymm15                           ;   134.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3200]                             ;   126.5 agu0   134 k.4
        vpxor ymm14, ymm15, ymm1                               ;   133.5 fp0    136 s[4]
        vmovdqu [rbp + 11264], ymm14                           ;   135.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3232]                             ;   127.5 agu0   134 k.5
        vpxor ymm15, ymm14, ymm1                               ;   134.5 fp1    136 s[4]
        vmovdqu [rbp + 11296], ymm15                           ;   136.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3264]                             ;   128.5 agu1   134 k.6
        vpxor ymm14, ymm15, ymm1                               ;   135.5 fp2    136 s[4]
        vmovdqu [rbp + 11328], ymm14                           ;   137.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3296]                             ;   129.5 agu1   134 k.7
        vpxor ymm15, ymm14, ymm1                               ;   136.5 fp3    136 s[4]
        vmovdqu [rbp + 11360], ymm15                           ;   138.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3328]                             ;   130.5 agu0   134 k.8
        vpxor ymm14, ymm15, ymm1                               ;   137.5 fp0    136 s[4]
        vmovdqu [rbp + 11392], ymm14                           ;   139.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3360]                             ;   131.5 agu0   134 k.9
        vpxor ymm15, ymm14, ymm1                               ;   138.5 fp1    136 s[4]
        vmovdqu [rbp + 11424], ymm15                           ;   140.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3392]                             ;   132.5 agu1   134 k.10
        vpxor ymm14, ymm15, ymm1                               ;   139.5 fp2    136 s[4]
        vmovdqu [rbp + 11456], ymm14                           ;   141.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3424]                             ;   133.5 agu1   134 k.11
        vpxor ymm15, ymm14, ymm1                               ;   140.5 fp3    136 s[4]
        vmovdqu [rbp + 11488], ymm15                           ;   142.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3456]                             ;   134.5 agu0   134 k.12
        vpxor ymm14, ymm15, ymm1                               ;   141.5 fp0    136 s[4]
        vmovdqu [rbp + 11520], ymm14                           ;   143.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3488]                             ;   135.5 agu0   134 k.13
        vpxor ymm15, ymm14, ymm1                               ;   142.5 fp1    136 s[4]
        vmovdqu [rbp + 11552], ymm15                           ;   144.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3520]                             ;   136.5 agu1   134 k.14
        vpxor ymm14, ymm15, ymm1                               ;   143.5 fp2    136 s[4]
        vmovdqu [rbp + 11584], ymm14                           ;   145.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3552]                             ;   137.5 agu1   134 k.15
        vpxor ymm15, ymm14, ymm1                               ;   144.5 fp3    136 s[4]
        vmovdqu [rbp + 11616], ymm15                           ;   146.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3584]                             ;   138.5 agu0   134 k.16
        vpxor ymm14, ymm15, ymm1                               ;   145.5 fp0    136 s[4]
        vmovdqu [rbp + 11648], ymm14                           ;   147.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3616]                             ;   139.5 agu0   134 k.17
        vpxor ymm15, ymm14, ymm1                               ;   146.5 fp1    136 s[4]
        vmovdqu [rbp + 11680], ymm15                           ;   148.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3648]                             ;   140.5 agu1   134 k.18
        vpxor ymm14, ymm15, ymm1                               ;   147.5 fp2    136 s[4]
        vmovdqu [rbp + 11712], ymm14                           ;   149.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3680]                             ;   141.5 agu1   134 k.19
        vpxor ymm15, ymm14, ymm1                               ;   148.5 fp3    136 s[4]
        vmovdqu [rbp + 11744], ymm15                           ;   150.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3712]                             ;   142.5 agu0   134 k.20
        vpxor ymm14, ymm15, ymm1                               ;   149.5 fp0    136 s[4]
        vmovdqu [rbp + 11776], ymm14                           ;   151.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3744]                             ;   143.5 agu0   134 k.21
        vpxor ymm15, ymm14, ymm1                               ;   150.5 fp1    136 s[4]
        vmovdqu [rbp + 11808], ymm15                           ;   152.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3776]                             ;   144.5 agu1   134 k.22
        vpxor ymm14, ymm15, ymm1                               ;   151.5 fp2    136 s[4]
        vmovdqu [rbp + 11840], ymm14                           ;   153.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3808]                             ;   145.5 agu1   134 k.23
        vpxor ymm15, ymm14, ymm1                               ;   152.5 fp3    136 s[4]
        vmovdqu [rbp + 11872], ymm15                           ;   154.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3840]                             ;   146.5 agu0   134 k.24
        vpxor ymm14, ymm15, ymm1                               ;   153.5 fp0    136 s[4]
        vmovdqu [rbp + 11904], ymm14                           ;   155.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3872]                             ;   147.5 agu0   134 k.25
        vpxor ymm15, ymm14, ymm1                               ;   154.5 fp1    136 s[4]
        vmovdqu [rbp + 11936], ymm15                           ;   156.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3904]                             ;   148.5 agu1   134 k.26
        vpxor ymm14, ymm15, ymm1                               ;   155.5 fp2    136 s[4]
        vmovdqu [rbp + 11968], ymm14                           ;   157.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3936]                             ;   149.5 agu1   134 k.27
        vpxor ymm15, ymm14, ymm1                               ;   156.5 fp3    136 s[4]
        vmovdqu [rbp + 12000], ymm15                           ;   158.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3968]                             ;   150.5 agu0   134 k.28
        vpxor ymm14, ymm15, ymm1                               ;   157.5 fp0    136 s[4]
        vmovdqu [rbp + 12032], ymm14                           ;   159.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 4000]                             ;   151.5 agu0   134 k.29
        vpxor ymm15, ymm14, ymm1                               ;   158.5 fp1    136 s[4]
        vmovdqu [rbp + 12064], ymm15                           ;   160.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4032]                             ;   152.5 agu1   134 k.30
        vpxor ymm14, ymm15, ymm1                               ;   159.5 fp2    136 s[4]
        vmovdqu [rbp + 12096], ymm14                           ;   161.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 4064]                             ;   153.5 agu1   134 k.31
        vpxor ymm15, ymm14, ymm1                               ;   160.5 fp3    136 s[4]
        vmovdqu [rbp + 12128], ymm15                           ;   162.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2048]                             ;   154.5 agu0   134 k.0
        vpxor ymm15, ymm15, ymm1                               ;   161.5 fp0    136 s[5]
        vmovdqu [rbp + 12160], ymm15                           ;   163.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2080]                             ;   155.5 agu0   134 k.1
        vpxor ymm15, ymm15, ymm1                               ;   162.5 fp1    136 s[5]
        vmovdqu [rbp + 12192], ymm15                           ;   164.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2112]                             ;   156.5 agu1   134 k.2
        vpxor ymm15, ymm15, ymm1                               ;   163.5 fp2    136 s[5]
        vmovdqu [rbp + 12224], ymm15                           ;   165.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2144]                             ;   157.5 agu1   134 k.3
        vpxor ymm15, ymm15, ymm1                               ;   164.5 fp3    136 s[5]
        vmovdqu [rbp + 12256], ymm15                           ;   166.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2176]                             ;   158.5 agu0   134 k.4
        vpxor ymm15, ymm15, ymm1                               ;   165.5 fp0    136 s[5]
        vmovdqu [rbp + 12288], ymm15                           ;   167.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2208]                             ;   159.5 agu0   134 k.5
        vpxor ymm15, ymm15, ymm1                               ;   166.5 fp1    136 s[5]
        vmovdqu [rbp + 12320], ymm15                           ;   168.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2240]                             ;   160.5 agu1   134 k.6
        vpxor ymm15, ymm15, ymm1                               ;   167.5 fp2    136 s[5]
        vmovdqu [rbp + 12352], ymm15                           ;   169.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2272]                             ;   161.5 agu1   134 k.7
        vpxor ymm15, ymm15, ymm1                               ;   168.5 fp3    136 s[5]
        vmovdqu [rbp + 12384], ymm15                           ;   170.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2304]                             ;   162.5 agu0   134 k.8
        vpxor ymm15, ymm15, ymm1                               ;   169.5 fp0    136 s[5]
        vmovdqu [rbp + 12416], ymm15                           ;   171.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2336]                             ;   163.5 agu0   134 k.9
        vpxor ymm15, ymm15, ymm1                               ;   170.5 fp1    136 s[5]
        vmovdqu [rbp + 12448], ymm15                           ;   172.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2368]                             ;   164.5 agu1   134 k.10
        vpxor ymm15, ymm15, ymm1                               ;   171.5 fp2    136 s[5]
        vmovdqu [rbp + 12480], ymm15                           ;   173.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2400]                             ;   165.5 agu1   134 k.11
        vpxor ymm15, ymm15, ymm1                               ;   172.5 fp3    136 s[5]
        vmovdqu [rbp + 12512], ymm15                           ;   174.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2432]                             ;   166.5 agu0   134 k.12
        vpxor ymm15, ymm15, ymm1                               ;   173.5 fp0    136 s[5]
        vmovdqu [rbp + 12544], ymm15                           ;   175.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2464]                             ;   167.5 agu0   134 k.13
        vpxor ymm15, ymm15, ymm1                               ;   174.5 fp1    136 s[5]
        vmovdqu [rbp + 12576], ymm15                           ;   176.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2496]                             ;   168.5 agu1   134 k.14
        vpxor ymm15, ymm15, ymm1                               ;   175.5 fp2    136 s[5]
        vmovdqu [rbp + 12608], ymm15                           ;   177.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2528]                             ;   169.5 agu1   134 k.15
        vpxor ymm15, ymm15, ymm1                               ;   176.5 fp3    136 s[5]
        vmovdqu [rbp + 12640], ymm15                           ;   178.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2560]                             ;   170.5 agu0   134 k.16
        vpxor ymm15, ymm15, ymm1                               ;   177.5 fp0    136 s[5]
        vmovdqu [rbp + 12672], ymm15                           ;   179.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2592]                             ;   171.5 agu0   134 k.17
        vpxor ymm15, ymm15, ymm1                               ;   178.5 fp1    136 s[5]
        vmovdqu [rbp + 12704], ymm15                           ;   180.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2624]                             ;   172.5 agu1   134 k.18
        vpxor ymm15, ymm15, ymm1                               ;   179.5 fp2    136 s[5]
        vmovdqu [rbp + 12736], ymm15                           ;   181.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2656]                             ;   173.5 agu1   134 k.19
        vpxor ymm15, ymm15, ymm1                               ;   180.5 fp3    136 s[5]
        vmovdqu [rbp + 12768], ymm15                           ;   182.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2688]                             ;   174.5 agu0   134 k.20
        vpxor ymm15, ymm15, ymm1                               ;   181.5 fp0    136 s[5]
        vmovdqu [rbp + 12800], ymm15                           ;   183.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2720]                             ;   175.5 agu0   134 k.21
        vpxor ymm15, ymm15, ymm1                               ;   182.5 fp1    136 s[5]
        vmovdqu [rbp + 12832], ymm15                           ;   184.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2752]                             ;   176.5 agu1   134 k.22
        vpxor ymm15, ymm15, ymm1                               ;   183.5 fp2    136 s[5]
        vmovdqu [rbp + 12864], ymm15                           ;   185.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2784]                             ;   177.5 agu1   134 k.23
        vpxor ymm15, ymm15, ymm1                               ;   184.5 fp3    136 s[5]
        vmovdqu [rbp + 12896], ymm15                           ;   186.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2816]                             ;   178.5 agu0   134 k.24
        vpxor ymm15, ymm15, ymm1                               ;   185.5 fp0    136 s[5]
        vmovdqu [rbp + 12928], ymm15                           ;   187.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2848]                             ;   179.5 agu0   134 k.25
        vpxor ymm15, ymm15, ymm1                               ;   186.5 fp1    136 s[5]
        vmovdqu [rbp + 12960], ymm15                           ;   188.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2880]                             ;   180.5 agu1   134 k.26
        vpxor ymm15, ymm15, ymm1                               ;   187.5 fp2    136 s[5]
        vmovdqu [rbp + 12992], ymm15                           ;   189.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2912]                             ;   181.5 agu1   134 k.27
        vpxor ymm15, ymm15, ymm1                               ;   188.5 fp3    136 s[5]
        vmovdqu [rbp + 13024], ymm15                           ;   190.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2944]                             ;   182.5 agu0   134 k.28
        vpxor ymm15, ymm15, ymm1                               ;   189.5 fp0    136 s[5]
        vmovdqu [rbp + 13056], ymm15                           ;   191.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2976]                             ;   183.5 agu0   134 k.29
        vpxor ymm15, ymm15, ymm1                               ;   190.5 fp1    136 s[5]
        vmovdqu [rbp + 13088], ymm15                           ;   192.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3008]                             ;   184.5 agu1   134 k.30
        vpxor ymm15, ymm15, ymm1                               ;   191.5 fp2    136 s[5]
        vmovdqu [rbp + 13120], ymm15                           ;   193.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3040]                             ;   185.5 agu1   134 k.31
        vpxor ymm15, ymm15, ymm1                               ;   192.5 fp3    136 s[5]
        vmovdqu [rbp + 13152], ymm15                           ;   194.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1024]                             ;   186.5 agu0   134 k.0
        vpxor ymm15, ymm15, ymm1                               ;   193.5 fp0    136 s[6]
        vmovdqu [rbp + 13184], ymm15                           ;   195.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1056]                             ;   187.5 agu0   134 k.1
        vpxor ymm15, ymm15, ymm1                               ;   194.5 fp1    136 s[6]
        vmovdqu [rbp + 13216], ymm15                           ;   196.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1088]                             ;   188.5 agu1   134 k.2
        vpxor ymm15, ymm15, ymm1                               ;   195.5 fp2    136 s[6]
        vmovdqu [rbp + 13248], ymm15                           ;   197.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1120]                             ;   189.5 agu1   134 k.3
        vpxor ymm15, ymm15, ymm1                               ;   196.5 fp3    136 s[6]
        vmovdqu [rbp + 13280], ymm15                           ;   198.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1152]                             ;   190.5 agu0   134 k.4
        vpxor ymm15, ymm15, ymm1                               ;   197.5 fp0    136 s[6]
        vmovdqu [rbp + 13312], ymm15                           ;   199.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1184]                             ;   191.5 agu0   134 k.5
        vpxor ymm15, ymm15, ymm1                               ;   198.5 fp1    136 s[6]
        vmovdqu [rbp + 13344], ymm15                           ;   200.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1216]                             ;   192.5 agu1   134 k.6
        vpxor ymm15, ymm15, ymm1                               ;   199.5 fp2    136 s[6]
        vmovdqu [rbp + 13376], ymm15                           ;   201.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1248]                             ;   193.5 agu1   134 k.7
        vpxor ymm15, ymm15, ymm1                               ;   200.5 fp3    136 s[6]
        vmovdqu [rbp + 13408], ymm15                           ;   202.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1280]                             ;   194.5 agu0   134 k.8
        vpxor ymm15, ymm15, ymm1                               ;   201.5 fp0    136 s[6]
        vmovdqu [rbp + 13440], ymm15                           ;   203.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1312]                             ;   195.5 agu0   134 k.9
        vpxor ymm15, ymm15, ymm1                               ;   202.5 fp1    136 s[6]
        vmovdqu [rbp + 13472], ymm15                           ;   204.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1344]                             ;   196.5 agu1   134 k.10
        vpxor ymm15, ymm15, ymm1                               ;   203.5 fp2    136 s[6]
        vmovdqu [rbp + 13504], ymm15                           ;   205.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1376]                             ;   197.5 agu1   134 k.11
        vpxor ymm15, ymm15, ymm1                               ;   204.5 fp3    136 s[6]
        vmovdqu [rbp + 13536], ymm15                           ;   206.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1408]                             ;   198.5 agu0   134 k.12
        vpxor ymm15, ymm15, ymm1                               ;   205.5 fp0    136 s[6]
        vmovdqu [rbp + 13568], ymm15                           ;   207.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1440]                             ;   199.5 agu0   134 k.13
        vpxor ymm15, ymm15, ymm1                               ;   206.5 fp1    136 s[6]
        vmovdqu [rbp + 13600], ymm15                           ;   208.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1472]                             ;   200.5 agu1   134 k.14
        vpxor ymm15, ymm15, ymm1                               ;   207.5 fp2    136 s[6]
        vmovdqu [rbp + 13632], ymm15                           ;   209.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1504]                             ;   201.5 agu1   134 k.15
        vpxor ymm15, ymm15, ymm1                               ;   208.5 fp3    136 s[6]
        vmovdqu [rbp + 13664], ymm15                           ;   210.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1536]                             ;   202.5 agu0   134 k.16
        vpxor ymm15, ymm15, ymm1                               ;   209.5 fp0    136 s[6]
        vmovdqu [rbp + 13696], ymm15                           ;   211.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1568]                             ;   203.5 agu0   134 k.17
        vpxor ymm15, ymm15, ymm1                               ;   210.5 fp1    136 s[6]
        vmovdqu [rbp + 13728], ymm15                           ;   212.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1600]                             ;   204.5 agu1   134 k.18
        vpxor ymm15, ymm15, ymm1                               ;   211.5 fp2    136 s[6]
        vmovdqu [rbp + 13760], ymm15                           ;   213.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1632]                             ;   205.5 agu1   134 k.19
        vpxor ymm15, ymm15, ymm1                               ;   212.5 fp3    136 s[6]
        vmovdqu [rbp + 13792], ymm15                           ;   214.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1664]                             ;   206.5 agu0   134 k.20
        vpxor ymm15, ymm15, ymm1                               ;   213.5 fp0    136 s[6]
        vmovdqu [rbp + 13824], ymm15                           ;   215.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1696]                             ;   207.5 agu0   134 k.21
        vpxor ymm15, ymm15, ymm1                               ;   214.5 fp1    136 s[6]
        vmovdqu [rbp + 13856], ymm15                           ;   216.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1728]                             ;   208.5 agu1   134 k.22
        vpxor ymm15, ymm15, ymm1                               ;   215.5 fp2    136 s[6]
        vmovdqu [rbp + 13888], ymm15                           ;   217.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1760]                             ;   209.5 agu1   134 k.23
        vpxor ymm15, ymm15, ymm1                               ;   216.5 fp3    136 s[6]
        vmovdqu [rbp + 13920], ymm15                           ;   218.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1792]                             ;   210.5 agu0   134 k.24
        vpxor ymm15, ymm15, ymm1                               ;   217.5 fp0    136 s[6]
        vmovdqu [rbp + 13952], ymm15                           ;   219.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1824]                             ;   211.5 agu0   134 k.25
        vpxor ymm15, ymm15, ymm1                               ;   218.5 fp1    136 s[6]
        vmovdqu [rbp + 13984], ymm15                           ;   220.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1856]                             ;   212.5 agu1   134 k.26
        vpxor ymm15, ymm15, ymm1                               ;   219.5 fp2    136 s[6]
        vmovdqu [rbp + 14016], ymm15                           ;   221.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1888]                             ;   213.5 agu1   134 k.27
        vpxor ymm15, ymm15, ymm1                               ;   220.5 fp3    136 s[6]
        vmovdqu [rbp + 14048], ymm15                           ;   222.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1920]                             ;   214.5 agu0   134 k.28
        vpxor ymm15, ymm15, ymm1                               ;   221.5 fp0    136 s[6]
        vmovdqu [rbp + 14080], ymm15                           ;   223.5 agu1+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1952]                             ;   215.5 agu0   134 k.29
        vpxor ymm15, ymm15, ymm1                               ;   222.5 fp1    136 s[6]
        vmovdqu [rbp + 14112], ymm15                           ;   224.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 1984]                             ;   216.5 agu1   134 k.30
        vpxor ymm15, ymm15, ymm1                               ;   223.5 fp2    136 s[6]
        vmovdqu [rbp + 14144], ymm15                           ;   225.5 agu0+fp5   99 clocks
        vmovdqu ymm15, [r8 + 2016]                             ;   217.5 agu1   134 k.31
        vpxor ymm15, ymm15, ymm1                               ;   224.5 fp3    136 s[6]
        vmovdqu [rbp + 14176], ymm15                           ;   226.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8]                                    ;   218.5 agu0   134 k.0
        vpxor ymm14, ymm15, ymm1                               ;   225.5 fp0    136 s[7]
        vmovdqu [rbp + 14208], ymm14                           ;   227.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 32]                               ;   219.5 agu0   134 k.1
        vpxor ymm15, ymm14, ymm1                               ;   226.5 fp1    136 s[7]
        vmovdqu [rbp + 14240], ymm15                           ;   228.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 64]                               ;   220.5 agu1   134 k.2
        vpxor ymm14, ymm15, ymm1                               ;   227.5 fp2    136 s[7]
        vmovdqu [rbp + 14272], ymm14                           ;   229.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 96]                               ;   221.5 agu1   134 k.3
        vpxor ymm15, ymm14, ymm1                               ;   228.5 fp3    136 s[7]
        vmovdqu [rbp + 14304], ymm15                           ;   230.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 128]                              ;   222.5 agu0   134 k.4
        vpxor ymm14, ymm15, ymm1                               ;   229.5 fp0    136 s[7]
        vmovdqu [rbp + 14336], ymm14                           ;   231.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 160]                              ;   223.5 agu0   134 k.5
        vpxor ymm15, ymm14, ymm1                               ;   230.5 fp1    136 s[7]
        vmovdqu [rbp + 14368], ymm15                           ;   232.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 192]                              ;   224.5 agu1   134 k.6
        vpxor ymm14, ymm15, ymm1                               ;   231.5 fp2    136 s[7]
        vmovdqu [rbp + 14400], ymm14                           ;   233.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 224]                              ;   225.5 agu1   134 k.7
        vpxor ymm15, ymm14, ymm1                               ;   232.5 fp3    136 s[7]
        vmovdqu [rbp + 14432], ymm15                           ;   234.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 256]                              ;   226.5 agu0   134 k.8
        vpxor ymm14, ymm15, ymm1                               ;   233.5 fp0    136 s[7]
        vmovdqu [rbp + 14464], ymm14                           ;   235.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 288]                              ;   227.5 agu0   134 k.9
        vpxor ymm15, ymm14, ymm1                               ;   234.5 fp1    136 s[7]
        vmovdqu [rbp + 14496], ymm15                           ;   236.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 320]                              ;   228.5 agu1   134 k.10
        vpxor ymm14, ymm15, ymm1                               ;   235.5 fp2    136 s[7]
        vmovdqu [rbp + 14528], ymm14                           ;   237.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 352]                              ;   229.5 agu1   134 k.11
        vpxor ymm15, ymm14, ymm1                               ;   236.5 fp3    136 s[7]
        vmovdqu [rbp + 14560], ymm15                           ;   238.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 384]                              ;   230.5 agu0   134 k.12
        vpxor ymm14, ymm15, ymm1                               ;   237.5 fp0    136 s[7]
        vmovdqu [rbp + 14592], ymm14                           ;   239.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 416]                              ;   231.5 agu0   134 k.13
        vpxor ymm15, ymm14, ymm1                               ;   238.5 fp1    136 s[7]
        vmovdqu [rbp + 14624], ymm15                           ;   240.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 448]                              ;   232.5 agu1   134 k.14
        vpxor ymm14, ymm15, ymm1                               ;   239.5 fp2    136 s[7]
        vmovdqu [rbp + 14656], ymm14                           ;   241.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 480]                              ;   233.5 agu1   134 k.15
        vpxor ymm15, ymm14, ymm1                               ;   240.5 fp3    136 s[7]
        vmovdqu [rbp + 14688], ymm15                           ;   242.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 512]                              ;   234.5 agu0   134 k.16
        vpxor ymm14, ymm15, ymm1                               ;   241.5 fp0    136 s[7]
        vmovdqu [rbp + 14720], ymm14                           ;   243.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 544]                              ;   235.5 agu0   134 k.17
        vpxor ymm15, ymm14, ymm1                               ;   242.5 fp1    136 s[7]
        vmovdqu [rbp + 14752], ymm15                           ;   244.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 576]                              ;   236.5 agu1   134 k.18
        vpxor ymm14, ymm15, ymm1                               ;   243.5 fp2    136 s[7]
        vmovdqu [rbp + 14784], ymm14                           ;   245.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 608]                              ;   237.5 agu1   134 k.19
        vpxor ymm15, ymm14, ymm1                               ;   244.5 fp3    136 s[7]
        vmovdqu [rbp + 14816], ymm15                           ;   246.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 640]                              ;   238.5 agu0   134 k.20
        vpxor ymm14, ymm15, ymm1                               ;   245.5 fp0    136 s[7]
        vmovdqu [rbp + 14848], ymm14                           ;   247.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 672]                              ;   239.5 agu0   134 k.21
        vpxor ymm15, ymm14, ymm1                               ;   246.5 fp1    136 s[7]
        vmovdqu [rbp + 14880], ymm15                           ;   248.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 704]                              ;   240.5 agu1   134 k.22
        vpxor ymm14, ymm15, ymm1                               ;   247.5 fp2    136 s[7]
        vmovdqu [rbp + 14912], ymm14                           ;   249.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 736]                              ;   241.5 agu1   134 k.23
        vpxor ymm15, ymm14, ymm1                               ;   248.5 fp3    136 s[7]
        vmovdqu [rbp + 14944], ymm15                           ;   250.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 768]                              ;   242.5 agu0   134 k.24
        vpxor ymm14, ymm15, ymm1                               ;   249.5 fp0    136 s[7]
        vmovdqu [rbp + 14976], ymm14                           ;   251.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 800]                              ;   243.5 agu0   134 k.25
        vpxor ymm15, ymm14, ymm1                               ;   250.5 fp1    136 s[7]
        vmovdqu [rbp + 15008], ymm15                           ;   252.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 832]                              ;   244.5 agu1   134 k.26
        vpxor ymm14, ymm15, ymm1                               ;   251.5 fp2    136 s[7]
        vmovdqu [rbp + 15040], ymm14                           ;   253.5 agu0+fp5   99 clocks
        vmovdqu ymm14, [r8 + 864]                              ;   245.5 agu1   134 k.27
        vpxor ymm15, ymm14, ymm1                               ;   252.5 fp3    136 s[7]
        vmovdqu [rbp + 15072], ymm15                           ;   254.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 896]                              ;   246.5 agu0   134 k.28
        vpxor ymm14, ymm15, ymm1                               ;   253.5 fp0    136 s[7]
        vmovdqu [rbp + 15104], ymm14                           ;   255.5 agu1+fp5   99 clocks
        vmovdqu ymm14, [r8 + 928]                              ;   247.5 agu0   134 k.29
        vpxor ymm15, ymm14, ymm1                               ;   254.5 fp1    136 s[7]
        vmovdqu [rbp + 15136], ymm15                           ;   256.5 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 960]                              ;   248.5 agu1   134 k.30
        mov r9, qword [rbp + 25704]                            ;   248.7 agu0   138 s[15].0 reload
        vpxor ymm0, ymm0, [r9]                                 ;   259.7 fp2+agu1  141 s[9]
        vpxor ymm14, ymm15, ymm1                               ;   255.5 fp3    136 s[7]
        vmovdqu [rbp + 15168], ymm14                           ;   257.5 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 992]                              ;   249.7 agu0   134 k.31
        vpxor ymm1, ymm1, ymm14                                ;   256.7 fp0    136 s[7]
        vmovdqu [rbp + 15200], ymm1                            ;   258.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 15232], ymm0                            ;   260.7 agu2+fp5   99 clocks
        vpxor ymm2, ymm2, [r9 + 32]                            ;   259.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 15264], ymm2                            ;   260.7 agu1+fp5   99 clocks
        vpxor ymm3, ymm3, [r9 + 64]                            ;   259.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 15296], ymm3                            ;   261.5 agu2+fp5   99 clocks
        vpxor ymm4, ymm4, [r9 + 96]                            ;   259.7 fp3+agu1  141 s[9]
        vmovdqu [rbp + 15328], ymm4                            ;   262.5 agu0+fp5   99 clocks
        vpxor ymm5, ymm5, [r9 + 128]                           ;   259.7 fp0+agu1  141 s[9]
        vmovdqu [rbp + 15360], ymm5                            ;   263.5 agu2+fp5   99 clocks
        vpxor ymm6, ymm6, [r9 + 160]                           ;   259.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 15392], ymm6                            ;   264.5 agu1+fp5   99 clocks
        vpxor ymm7, ymm7, [r9 + 192]                           ;   259.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 15424], ymm7                            ;   265.5 agu2+fp5   99 clocks
        vpxor ymm8, ymm8, [r9 + 224]                           ;   259.7 fp3+agu1  141 s[9]
        vmovdqu [rbp + 15456], ymm8                            ;   266.5 agu0+fp5   99 clocks
        vpxor ymm9, ymm9, [r9 + 256]                           ;   259.7 fp0+agu1  141 s[9]
        vmovdqu [rbp + 15488], ymm9                            ;   267.5 agu2+fp5   99 clocks
        vpxor ymm10, ymm10, [r9 + 288]                         ;   260.0 fp1+agu0  141 s[9]
        vmovdqu [rbp + 15520], ymm10                           ;   268.5 agu1+fp5   99 clocks
        vpxor ymm11, ymm11, [r9 + 320]                         ;   261.0 fp2+agu0  141 s[9]
        vmovdqu [rbp + 15552], ymm11                           ;   269.5 agu2+fp5   99 clocks
        vpxor ymm12, ymm12, [r9 + 352]                         ;   261.7 fp3+agu1  141 s[9]
        vmovdqu [rbp + 15584], ymm12                           ;   270.5 agu2+fp5   99 clocks
        vpxor ymm13, ymm13, [r9 + 384]                         ;   262.0 fp0+agu0  141 s[9]
        vmovdqu [rbp + 15616], ymm13                           ;   271.5 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6560]                              ;   263.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 416]                           ;   270.0 fp1+agu1  141 s[9]
        vmovdqu [rbp + 15648], ymm0                            ;   272.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6592]                              ;   264.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 448]                           ;   271.0 fp2+agu1  141 s[9]
        vmovdqu [rbp + 15680], ymm0                            ;   273.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6624]                              ;   265.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 480]                           ;   272.0 fp3+agu1  141 s[9]
        vmovdqu [rbp + 15712], ymm0                            ;   274.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6656]                              ;   266.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 512]                           ;   273.0 fp0+agu1  141 s[9]
        vmovdqu [rbp + 15744], ymm0                            ;   275.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6688]                              ;   267.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 544]                           ;   274.0 fp1+agu1  141 s[9]
        vmovdqu [rbp + 15776], ymm0                            ;   276.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6720]                              ;   268.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 576]                           ;   275.0 fp2+agu1  141 s[9]
        vmovdqu [rbp + 15808], ymm0                            ;   277.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6752]                              ;   269.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 608]                           ;   276.0 fp3+agu1  141 s[9]
        vmovdqu [rbp + 15840], ymm0                            ;   278.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6784]                              ;   270.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 640]                           ;   277.0 fp0+agu1  141 s[9]
        vmovdqu [rbp + 15872], ymm0                            ;   279.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6816]                              ;   271.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 672]                           ;   278.0 fp1+agu1  141 s[9]
        vmovdqu [rbp + 15904], ymm0                            ;   280.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6848]                              ;   272.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 704]                           ;   279.0 fp2+agu1  141 s[9]
        vmovdqu [rbp + 15936], ymm0                            ;   281.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6880]                              ;   273.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 736]                           ;   280.0 fp3+agu1  141 s[9]
        vmovdqu [rbp + 15968], ymm0                            ;   282.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6912]                              ;   274.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 768]                           ;   281.0 fp0+agu1  141 s[9]
        vmovdqu [rbp + 16000], ymm0                            ;   283.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6944]                              ;   275.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 800]                           ;   282.0 fp1+agu1  141 s[9]
        vmovdqu [rbp + 16032], ymm0                            ;   284.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6976]                              ;   276.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 832]                           ;   283.0 fp2+agu1  141 s[9]
        vmovdqu [rbp + 16064], ymm0                            ;   285.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7008]                              ;   277.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 864]                           ;   284.0 fp3+agu1  141 s[9]
        vmovdqu [rbp + 16096], ymm0                            ;   286.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7040]                              ;   278.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 896]                           ;   285.0 fp0+agu1  141 s[9]
        vmovdqu [rbp + 16128], ymm0                            ;   287.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7072]                              ;   279.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 928]                           ;   286.0 fp1+agu1  141 s[9]
        vmovdqu [rbp + 16160], ymm0                            ;   288.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7104]                              ;   280.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 960]                           ;   287.0 fp2+agu1  141 s[9]
        vmovdqu [rbp + 16192], ymm0                            ;   289.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 7136]                              ;   281.0 agu0   141 s[9]
        vpxor ymm0, ymm0, [r9 + 992]                           ;   288.0 fp3+agu1  141 s[9]
        vmovdqu [rbp + 16224], ymm0                            ;   290.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5120]                              ;   282.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1024]                          ;   289.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 16256], ymm0                            ;   291.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5152]                              ;   283.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1056]                          ;   290.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 16288], ymm0                            ;   292.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5184]                              ;   284.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1088]                          ;   291.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 16320], ymm0                            ;   293.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5216]                              ;   285.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1120]                          ;   292.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 16352], ymm0                            ;   294.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5248]                              ;   286.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1152]                          ;   293.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 16384], ymm0                            ;   295.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5280]                              ;   287.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1184]                          ;   294.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 16416], ymm0                            ;   296.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5312]                              ;   288.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1216]                          ;   295.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 16448], ymm0                            ;   297.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5344]                              ;   289.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1248]                          ;   296.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 16480], ymm0                            ;   298.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5376]                              ;   290.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1280]                          ;   297.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 16512], ymm0                            ;   299.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5408]                              ;   291.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1312]                          ;   298.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 16544], ymm0                            ;   300.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5440]                              ;   292.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1344]                          ;   299.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 16576], ymm0                            ;   301.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5472]                              ;   293.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1376]                          ;   300.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 16608], ymm0                            ;   302.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5504]                              ;   294.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1408]                          ;   301.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 16640], ymm0                            ;   303.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5536]                              ;   295.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1440]                          ;   302.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 16672], ymm0                            ;   304.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5568]                              ;   296.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1472]                          ;   303.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 16704], ymm0                            ;   305.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5600]                              ;   297.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1504]                          ;   304.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 16736], ymm0                            ;   306.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5632]                              ;   298.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1536]                          ;   305.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 16768], ymm0                            ;   307.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5664]                              ;   299.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1568]                          ;   306.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 16800], ymm0                            ;   308.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5696]                              ;   300.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1600]                          ;   307.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 16832], ymm0                            ;   309.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5728]                              ;   301.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1632]                          ;   308.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 16864], ymm0                            ;   310.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5760]                              ;   302.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1664]                          ;   309.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 16896], ymm0                            ;   311.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5792]                              ;   303.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1696]                          ;   310.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 16928], ymm0                            ;   312.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5824]                              ;   304.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1728]                          ;   311.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 16960], ymm0                            ;   313.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5856]                              ;   305.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1760]                          ;   312.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 16992], ymm0                            ;   314.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5888]                              ;   306.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1792]                          ;   313.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 17024], ymm0                            ;   315.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5920]                              ;   307.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1824]                          ;   314.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 17056], ymm0                            ;   316.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5952]                              ;   308.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1856]                          ;   315.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 17088], ymm0                            ;   317.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 5984]                              ;   309.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1888]                          ;   316.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 17120], ymm0                            ;   318.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6016]                              ;   310.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1920]                          ;   317.0 fp0+agu1  140 s[10]
        vmovdqu [rbp + 17152], ymm0                            ;   319.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6048]                              ;   311.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1952]                          ;   318.0 fp1+agu1  140 s[10]
        vmovdqu [rbp + 17184], ymm0                            ;   320.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6080]                              ;   312.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 1984]                          ;   319.0 fp2+agu1  140 s[10]
        vmovdqu [rbp + 17216], ymm0                            ;   321.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 6112]                              ;   313.0 agu0   140 s[10]
        vpxor ymm0, ymm0, [r9 + 2016]                          ;   320.0 fp3+agu1  140 s[10]
        vmovdqu [rbp + 17248], ymm0                            ;   322.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3072]                              ;   314.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2048]                          ;   321.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17280], ymm0                            ;   323.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3104]                              ;   315.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2080]                          ;   322.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 17312], ymm0                            ;   324.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3136]                              ;   316.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2112]                          ;   323.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17344], ymm0                            ;   325.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3168]                              ;   317.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2144]                          ;   324.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 17376], ymm0                            ;   326.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3200]                              ;   318.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2176]                          ;   325.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17408], ymm0                            ;   327.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3232]                              ;   319.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2208]                          ;   326.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 17440], ymm0                            ;   328.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3264]                              ;   320.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2240]                          ;   327.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17472], ymm0                            ;   329.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3296]                              ;   321.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2272]                          ;   328.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 17504], ymm0                            ;   330.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3328]                              ;   322.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2304]                          ;   329.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17536], ymm0                            ;   331.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3360]                              ;   323.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2336]                          ;   330.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 17568], ymm0                            ;   332.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3392]                              ;   324.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2368]                          ;   331.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17600], ymm0                            ;   333.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3424]                              ;   325.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2400]                          ;   332.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 17632], ymm0                            ;   334.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3456]                              ;   326.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2432]                          ;   333.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17664], ymm0                            ;   335.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3488]                              ;   327.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2464]                          ;   334.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 17696], ymm0                            ;   336.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3520]                              ;   328.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2496]                          ;   335.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17728], ymm0                            ;   337.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3552]                              ;   329.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2528]                          ;   336.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 17760], ymm0                            ;   338.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3584]                              ;   330.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2560]                          ;   337.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17792], ymm0                            ;   339.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3616]                              ;   331.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2592]                          ;   338.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 17824], ymm0                            ;   340.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3648]                              ;   332.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2624]                          ;   339.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17856], ymm0                            ;   341.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3680]                              ;   333.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2656]                          ;   340.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 17888], ymm0                            ;   342.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3712]                              ;   334.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2688]                          ;   341.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17920], ymm0                            ;   343.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3744]                              ;   335.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2720]                          ;   342.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 17952], ymm0                            ;   344.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3776]                              ;   336.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2752]                          ;   343.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17984], ymm0                            ;   345.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3808]                              ;   337.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2784]                          ;   344.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 18016], ymm0                            ;   346.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3840]                              ;   338.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2816]                          ;   345.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 18048], ymm0                            ;   347.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3872]                              ;   339.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2848]                          ;   346.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 18080], ymm0                            ;   348.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3904]                              ;   340.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2880]                          ;   347.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 18112], ymm0                            ;   349.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3936]                              ;   341.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2912]                          ;   348.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 18144], ymm0                            ;   350.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3968]                              ;   342.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2944]                          ;   349.0 fp0+agu1  139 s[12]
        vmovdqu [rbp + 18176], ymm0                            ;   351.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 4000]                              ;   343.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2976]                          ;   350.0 fp1+agu1  139 s[12]
        vmovdqu [rbp + 18208], ymm0                            ;   352.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 4032]                              ;   344.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 3008]                          ;   351.0 fp2+agu1  139 s[12]
        vmovdqu [rbp + 18240], ymm0                            ;   353.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 4064]                              ;   345.0 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 3040]                          ;   352.0 fp3+agu1  139 s[12]
        vmovdqu [rbp + 18272], ymm0                            ;   354.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8]                                     ;   346.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3072]                          ;   353.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 18304], ymm0                            ;   355.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 32]                                ;   347.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3104]                          ;   354.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18336], ymm0                            ;   356.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 64]                                ;   348.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3136]                          ;   355.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 18368], ymm0                            ;   357.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 96]                                ;   349.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3168]                          ;   356.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18400], ymm0                            ;   358.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 128]                               ;   350.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3200]                          ;   357.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 18432], ymm0                            ;   359.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 160]                               ;   351.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3232]                          ;   358.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18464], ymm0                            ;   360.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 192]                               ;   352.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3264]                          ;   359.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 18496], ymm0                            ;   361.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 224]                               ;   353.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3296]                          ;   360.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18528], ymm0                            ;   362.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 256]                               ;   354.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3328]                          ;   361.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 18560], ymm0                            ;   363.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 288]                               ;   355.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3360]                          ;   362.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18592], ymm0                            ;   364.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 320]                               ;   356.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3392]                          ;   363.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 18624], ymm0                            ;   365.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 352]                               ;   357.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3424]                          ;   364.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18656], ymm0                            ;   366.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 384]                               ;   358.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3456]                          ;   365.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 18688], ymm0                            ;   367.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 416]                               ;   359.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3488]                          ;   366.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18720], ymm0                            ;   368.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 448]                               ;   360.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3520]                          ;   367.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 18752], ymm0                            ;   369.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 480]                               ;   361.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3552]                          ;   368.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18784], ymm0                            ;   370.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 512]                               ;   362.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3584]                          ;   369.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 18816], ymm0                            ;   371.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 544]                               ;   363.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3616]                          ;   370.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18848], ymm0                            ;   372.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 576]                               ;   364.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3648]                          ;   371.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 18880], ymm0                            ;   373.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 608]                               ;   365.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3680]                          ;   372.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18912], ymm0                            ;   374.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 640]                               ;   366.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3712]                          ;   373.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 18944], ymm0                            ;   375.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 672]                               ;   367.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3744]                          ;   374.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18976], ymm0                            ;   376.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 704]                               ;   368.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3776]                          ;   375.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 19008], ymm0                            ;   377.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 736]                               ;   369.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3808]                          ;   376.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 19040], ymm0                            ;   378.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 768]                               ;   370.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3840]                          ;   377.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 19072], ymm0                            ;   379.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 800]                               ;   371.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3872]                          ;   378.0 fp1+agu1  138 s[15]
        vmovdqu [rbp + 19104], ymm0                            ;   380.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 832]                               ;   372.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3904]                          ;   379.0 fp2+agu1  138 s[15]
        vmovdqu [rbp + 19136], ymm0                            ;   381.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 864]                               ;   373.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3936]                          ;   380.0 fp3+agu1  138 s[15]
        vmovdqu [rbp + 19168], ymm0                            ;   382.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 896]                               ;   374.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3968]                          ;   381.0 fp0+agu1  138 s[15]
        vmovdqu [rbp + 19200], ymm0                            ;   383.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 928]                               ;   375.0 agu0   138 s[15]
        vpxor ymm0, ymm0, [r9 + 4000]                          ;   382.0 fp1+agu1  138 s[15]
        vpxor ymm15, ymm15, [r9 + 4032]                        ;   376.0 fp2+agu0  138 s[15]
        vmovdqu [rbp + 19232], ymm0                            ;   384.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19264], ymm15                           ;   385.5 agu1+fp5   99 clocks
        vpxor ymm14, ymm14, [r9 + 4064]                        ;   377.0 fp3+agu0  138 s[15]
        vmovdqu [rbp + 19296], ymm14                           ;   386.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [rel snow2_init256.T0_constants256 + 32] ;   377.7 agu1    99 clocks reload
        vmovdqu [rbp + 19328], ymm0                            ;   387.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19360], ymm0                            ;   388.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19392], ymm0                            ;   389.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19424], ymm0                            ;   390.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19456], ymm0                            ;   391.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19488], ymm0                            ;   392.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19520], ymm0                            ;   393.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19552], ymm0                            ;   394.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19584], ymm0                            ;   395.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19616], ymm0                            ;   396.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19648], ymm0                            ;   397.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19680], ymm0                            ;   398.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19712], ymm0                            ;   399.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19744], ymm0                            ;   400.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19776], ymm0                            ;   401.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19808], ymm0                            ;   402.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19840], ymm0                            ;   403.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19872], ymm0                            ;   404.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19904], ymm0                            ;   405.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19936], ymm0                            ;   406.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19968], ymm0                            ;   407.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20000], ymm0                            ;   408.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20032], ymm0                            ;   409.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20064], ymm0                            ;   410.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20096], ymm0                            ;   411.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20128], ymm0                            ;   412.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20160], ymm0                            ;   413.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20192], ymm0                            ;   414.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20224], ymm0                            ;   415.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20256], ymm0                            ;   416.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20288], ymm0                            ;   417.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20320], ymm0                            ;   418.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20352], ymm0                            ;   419.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20384], ymm0                            ;   420.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20416], ymm0                            ;   421.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20448], ymm0                            ;   422.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20480], ymm0                            ;   423.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20512], ymm0                            ;   424.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20544], ymm0                            ;   425.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20576], ymm0                            ;   426.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20608], ymm0                            ;   427.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20640], ymm0                            ;   428.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20672], ymm0                            ;   429.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20704], ymm0                            ;   430.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20736], ymm0                            ;   431.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20768], ymm0                            ;   432.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20800], ymm0                            ;   433.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20832], ymm0                            ;   434.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20864], ymm0                            ;   435.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20896], ymm0                            ;   436.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20928], ymm0                            ;   437.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20960], ymm0                            ;   438.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20992], ymm0                            ;   439.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 21024], ymm0                            ;   440.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 21056], ymm0                            ;   441.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 21088], ymm0                            ;   442.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 21120], ymm0                            ;   443.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 21152], ymm0                            ;   444.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 21184], ymm0                            ;   445.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 21216], ymm0                            ;   446.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 21248], ymm0                            ;   447.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 21280], ymm0                            ;   448.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 21312], ymm0                            ;   449.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 21344], ymm0                            ;   450.5 agu0+fp5   99 clocks
        mov esi, 0x20                                          ;   435.5 alu0    99 clocks reload
        mov dword [rbp + 25728], esi                           ;   436.5 agu2+st0   99 clocks
        vmovdqu ymm0, [rbp + 20576]                            ;                    resident
        vmovdqu ymm1, [rbp + 20832]                            ;                    resident
        vmovdqu ymm2, [rbp + 21088]                            ;                    resident
        vmovdqu ymm3, [rbp + 20608]                            ;                    resident
        vmovdqu ymm4, [rbp + 20864]                            ;                    resident
        vmovdqu ymm5, [rbp + 21120]                            ;                    resident
        vmovdqu ymm6, [rbp + 20448]                            ;                    resident
        vmovdqu ymm7, [rbp + 20480]                            ;                    resident
        vmovdqu ymm8, [rbp + 20704]                            ;                    resident
        vmovdqu ymm9, [rbp + 20736]                            ;                    resident
        vmovdqu ymm10, [rbp + 20960]                           ;                    resident
        vmovdqu ymm11, [rbp + 20992]                           ;                    resident
        vmovdqu ymm12, [rbp + 21216]                           ;                    resident
        vmovdqu ymm13, [rbp + 21248]                           ;                    resident
        mov esi, dword [rbp + 25728]                           ;                    resident
        align 16
.clocks_1:
        vmovdqu ymm14, [rbp + 18304]                           ;     0.0 agu0   100 f
        vmovdqu ymm15, [rbp + 20352]                           ;     0.2 agu1   100 f reload
        vpand ymm14, ymm14, ymm15                              ;     7.2 fp0    100 f
        vpxor ymm15, ymm14, [rbp + 20384]                      ;     8.2 fp1+agu0  100 f
        vmovdqu [rbp + 21376], ymm14                           ;     8.2 agu2+fp5  100 f spill
        vmovdqa ymm14, ymm6                                    ;     0.8        100 f copy
        vmovdqu [rbp + 21408], ymm13                           ;     1.7 agu1+fp5  100 f spill
        vmovdqu ymm13, [rbp + 20384]                           ;     2.0 agu0   100 f
        vpxor ymm13, ymm13, [rbp + 18336]                      ;     9.0 fp2+agu1  100 f
        vpand ymm15, ymm15, ymm13                              ;    10.0 fp3    100 f
        vmovdqu ymm13, [rbp + 20384]                           ;     3.0 agu0   100 f reload
        vpxor ymm15, ymm15, ymm13                              ;    11.0 fp0    100 f
        vpxor ymm13, ymm15, [rbp + 20416]                      ;    12.0 fp1+agu1  100 f
        vmovdqu [rbp + 21440], ymm15                           ;    12.0 agu2+fp5  100 f spill
        vpxor ymm15, ymm6, [rbp + 18400]                       ;     7.0 fp2+agu0  100 f
        vmovdqu [rbp + 21472], ymm12                           ;     3.7 agu2+fp5  100 f spill
        vmovdqa ymm12, ymm6                                    ;     2.7        100 f copy
        vmovdqu [rbp + 21504], ymm6                            ;     4.7 agu2+fp5  100 f spill
        vmovdqa ymm6, ymm7                                     ;     3.0        100 f copy
        vmovdqu [rbp + 21536], ymm5                            ;     5.7 agu1+fp5  100 f spill
        vmovdqu ymm5, [rbp + 20416]                            ;     5.0 agu0   100 f
        vpxor ymm5, ymm5, [rbp + 18368]                        ;    12.0 fp3+agu1  100 f
        vpand ymm13, ymm13, ymm5                               ;    13.0 fp0    100 f
        vmovdqu ymm5, [rbp + 20416]                            ;     6.0 agu0   100 f reload
        vpxor ymm13, ymm13, ymm5                               ;    14.0 fp1    100 f
        vpxor ymm14, ymm14, ymm13                              ;    15.0 fp2    100 f
        vpand ymm15, ymm15, ymm14                              ;    16.0 fp3    100 f
        vpxor ymm12, ymm12, ymm15                              ;    17.0 fp0    100 f
        vpxor ymm6, ymm6, ymm12                                ;    18.0 fp1    100 f
        vmovdqu ymm14, [rbp + 18432]                           ;     7.0 agu1   100 f reload
        vpxor ymm15, ymm7, ymm14                               ;    14.0 fp2    100 f
        vpand ymm6, ymm6, ymm15                                ;    19.0 fp3    100 f
        vpxor ymm6, ymm6, ymm7                                 ;    20.0 fp0    100 f
        vmovdqu ymm15, [rbp + 20512]                           ;     8.3 agu0   100 f reload
        vpxor ymm14, ymm6, ymm15                               ;    21.0 fp1    100 f
        vmovdqu [rbp + 21568], ymm6                            ;    21.0 agu2+fp5  100 f spill
        vpxor ymm6, ymm15, [rbp + 18464]                       ;    15.3 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm6                               ;    22.0 fp3    100 f
        vpxor ymm14, ymm14, ymm15                              ;    23.0 fp0    100 f
        vmovdqu ymm6, [rbp + 20544]                            ;    12.2 agu0   100 f reload
        vmovdqu [rbp + 21600], ymm12                           ;    18.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm14, ymm6                               ;    24.0 fp1    100 f
        vmovdqu [rbp + 21632], ymm14                           ;    24.0 agu1+fp5  100 f spill
        vpxor ymm14, ymm6, [rbp + 18496]                       ;    19.2 fp2+agu0  100 f
        vpand ymm12, ymm12, ymm14                              ;    25.0 fp3    100 f
        vpxor ymm12, ymm12, ymm6                               ;    26.0 fp0    100 f
        vpxor ymm14, ymm12, ymm0                               ;    27.0 fp1    100 f
        vmovdqu [rbp + 21664], ymm12                           ;    27.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm0, [rbp + 18528]                       ;    17.0 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm12                              ;    28.0 fp3    100 f
        vpxor ymm14, ymm14, ymm0                               ;    29.0 fp0    100 f
        vpxor ymm12, ymm14, ymm3                               ;    30.0 fp1    100 f
        vmovdqu [rbp + 21696], ymm14                           ;    30.0 agu0+fp5  100 f spill
        vpxor ymm14, ymm3, [rbp + 18560]                       ;    19.2 fp2+agu1  100 f
        vpand ymm12, ymm12, ymm14                              ;    31.0 fp3    100 f
        vpxor ymm12, ymm12, ymm3                               ;    32.0 fp0    100 f
        vmovdqu ymm14, [rbp + 20640]                           ;    21.0 agu0   100 f reload
        vmovdqu [rbp + 21728], ymm13                           ;    21.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm12, ymm14                              ;    33.0 fp1    100 f
        vmovdqu [rbp + 21760], ymm12                           ;    33.0 agu1+fp5  100 f spill
        vpxor ymm12, ymm14, [rbp + 18592]                      ;    28.0 fp2+agu0  100 f
        vpand ymm13, ymm13, ymm12                              ;    34.0 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    35.0 fp0    100 f
        vmovdqu ymm12, [rbp + 20672]                           ;    24.2 agu1   100 f reload
        vpxor ymm14, ymm13, ymm12                              ;    36.0 fp1    100 f
        vmovdqu [rbp + 21792], ymm13                           ;    36.0 agu2+fp5  100 f spill
        vpxor ymm13, ymm12, [rbp + 18624]                      ;    31.2 fp2+agu0  100 f
        vpand ymm14, ymm14, ymm13                              ;    37.0 fp3    100 f
        vpxor ymm14, ymm14, ymm12                              ;    38.0 fp0    100 f
        vpxor ymm13, ymm14, ymm8                               ;    39.0 fp1    100 f
        vmovdqu [rbp + 21824], ymm14                           ;    39.0 agu1+fp5  100 f spill
        vpxor ymm14, ymm8, [rbp + 18656]                       ;    29.0 fp2+agu0  100 f
        vpand ymm13, ymm13, ymm14                              ;    40.0 fp3    100 f
        vpxor ymm13, ymm13, ymm8                               ;    41.0 fp0    100 f
        vpxor ymm14, ymm13, ymm9                               ;    42.0 fp1    100 f
        vmovdqu [rbp + 21856], ymm13                           ;    42.0 agu2+fp5  100 f spill
        vpxor ymm13, ymm9, [rbp + 18688]                       ;    31.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    43.0 fp3    100 f
        vpxor ymm14, ymm14, ymm9                               ;    44.0 fp0    100 f
        vmovdqu ymm13, [rbp + 20768]                           ;    33.0 agu0   100 f reload
        vpxor ymm12, ymm14, ymm13                              ;    45.0 fp1    100 f
        vmovdqu [rbp + 21888], ymm14                           ;    45.0 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 18720]                      ;    40.0 fp2+agu1  100 f
        vpand ymm12, ymm12, ymm14                              ;    46.0 fp3    100 f
        vpxor ymm12, ymm12, ymm13                              ;    47.0 fp0    100 f
        vmovdqu ymm14, [rbp + 20800]                           ;    36.2 agu0   100 f reload
        vpxor ymm13, ymm12, ymm14                              ;    48.0 fp1    100 f
        vmovdqu [rbp + 21920], ymm12                           ;    48.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm14, [rbp + 18752]                      ;    43.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm12                              ;    49.0 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    50.0 fp0    100 f
        vpxor ymm12, ymm13, ymm1                               ;    51.0 fp1    100 f
        vmovdqu [rbp + 21952], ymm13                           ;    51.0 agu0+fp5  100 f spill
        vpxor ymm13, ymm1, [rbp + 18784]                       ;    41.0 fp2+agu1  100 f
        vpand ymm12, ymm12, ymm13                              ;    52.0 fp3    100 f
        vpxor ymm12, ymm12, ymm1                               ;    53.0 fp0    100 f
        vpxor ymm13, ymm12, ymm4                               ;    54.0 fp1    100 f
        vmovdqu [rbp + 21984], ymm12                           ;    54.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm4, [rbp + 18816]                       ;    43.2 fp2+agu0  100 f
        vpand ymm13, ymm13, ymm12                              ;    55.0 fp3    100 f
        vpxor ymm13, ymm13, ymm4                               ;    56.0 fp0    100 f
        vmovdqu ymm12, [rbp + 20896]                           ;    45.0 agu1   100 f reload
        vpxor ymm14, ymm13, ymm12                              ;    57.0 fp1    100 f
        vmovdqu [rbp + 22016], ymm13                           ;    57.0 agu2+fp5  100 f spill
        vpxor ymm13, ymm12, [rbp + 18848]                      ;    52.0 fp2+agu0  100 f
        vpand ymm14, ymm14, ymm13                              ;    58.0 fp3    100 f
        vpxor ymm14, ymm14, ymm12                              ;    59.0 fp0    100 f
        vmovdqu ymm13, [rbp + 20928]                           ;    48.2 agu1   100 f reload
        vpxor ymm12, ymm14, ymm13                              ;    60.0 fp1    100 f
        vmovdqu [rbp + 22048], ymm14                           ;    60.0 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 18880]                      ;    55.2 fp2+agu0  100 f
        vpand ymm12, ymm12, ymm14                              ;    61.0 fp3    100 f
        vpxor ymm12, ymm12, ymm13                              ;    62.0 fp0    100 f
        vpxor ymm14, ymm12, ymm10                              ;    63.0 fp1    100 f
        vpxor ymm13, ymm10, [rbp + 18912]                      ;    52.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    64.0 fp3    100 f
        vpxor ymm14, ymm14, ymm10                              ;    65.0 fp0    100 f
        vpxor ymm13, ymm14, ymm11                              ;    66.0 fp1    100 f
        vmovdqu [rbp + 22080], ymm14                           ;    66.0 agu2+fp5  100 f spill
        vpxor ymm14, ymm11, [rbp + 18944]                      ;    55.0 fp2+agu0  100 f
        vpand ymm13, ymm13, ymm14                              ;    67.0 fp3    100 f
        vpxor ymm13, ymm13, ymm11                              ;    68.0 fp0    100 f
        vmovdqu ymm14, [rbp + 21024]                           ;    56.0 agu1   100 f reload
        vmovdqu [rbp + 22112], ymm12                           ;    63.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm13, ymm14                              ;    69.0 fp1    100 f
        vmovdqu [rbp + 22144], ymm13                           ;    69.0 agu0+fp5  100 f spill
        vpxor ymm13, ymm14, [rbp + 18976]                      ;    63.0 fp2+agu1  100 f
        vpand ymm12, ymm12, ymm13                              ;    70.0 fp3    100 f
        vpxor ymm12, ymm12, ymm14                              ;    71.0 fp0    100 f
        vmovdqu ymm13, [rbp + 21056]                           ;    60.2 agu0   100 f reload
        vpxor ymm14, ymm12, ymm13                              ;    72.0 fp1    100 f
        vmovdqu [rbp + 22176], ymm12                           ;    72.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm13, [rbp + 19008]                      ;    67.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm12                              ;    73.0 fp3    100 f
        vpxor ymm14, ymm14, ymm13                              ;    74.0 fp0    100 f
        vpxor ymm12, ymm14, ymm2                               ;    75.0 fp1    100 f
        vpxor ymm13, ymm2, [rbp + 19040]                       ;    64.0 fp2+agu0  100 f
        vpand ymm12, ymm12, ymm13                              ;    76.0 fp3    100 f
        vpxor ymm12, ymm12, ymm2                               ;    77.0 fp0    100 f
        vmovdqu ymm13, [rbp + 21536]                           ;    66.0 agu1   100 f reload
        vmovdqu [rbp + 22208], ymm14                           ;    75.0 agu2+fp5  100 f spill
        vpxor ymm14, ymm12, ymm13                              ;    78.0 fp1    100 f
        vmovdqu [rbp + 22240], ymm12                           ;    78.0 agu0+fp5  100 f spill
        vpxor ymm12, ymm13, [rbp + 19072]                      ;    73.0 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm12                              ;    79.0 fp3    100 f
        vpxor ymm14, ymm14, ymm13                              ;    80.0 fp0    100 f
        vmovdqu ymm12, [rbp + 21152]                           ;    69.2 agu0   100 f reload
        vpxor ymm13, ymm14, ymm12                              ;    81.0 fp1    100 f
        vmovdqu [rbp + 22272], ymm14                           ;    81.0 agu2+fp5  100 f spill
        vpxor ymm14, ymm12, [rbp + 19104]                      ;    76.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm14                              ;    82.0 fp3    100 f
        vpxor ymm13, ymm13, ymm12                              ;    83.0 fp0    100 f
        vmovdqu ymm14, [rbp + 21184]                           ;    73.0 agu0   100 f reload
        vpxor ymm12, ymm13, ymm14                              ;    84.0 fp1    100 f
        vmovdqu [rbp + 22304], ymm13                           ;    84.0 agu2+fp5  100 f spill
        vpxor ymm13, ymm14, [rbp + 19136]                      ;    80.0 fp2+agu1  100 f
        vpand ymm12, ymm12, ymm13                              ;    85.0 fp3    100 f
        vpxor ymm12, ymm12, ymm14                              ;    86.0 fp0    100 f
        vmovdqu ymm13, [rbp + 21472]                           ;    76.0 agu0   100 f reload
        vpxor ymm14, ymm12, ymm13                              ;    87.0 fp1    100 f
        vmovdqu [rbp + 22336], ymm12                           ;    87.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm13, [rbp + 19168]                      ;    83.0 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm12                              ;    88.0 fp3    100 f
        vpxor ymm14, ymm14, ymm13                              ;    89.0 fp0    100 f
        vmovdqu ymm12, [rbp + 21408]                           ;    79.0 agu0   100 f reload
        vpxor ymm13, ymm14, ymm12                              ;    90.0 fp1    100 f
        vmovdqu [rbp + 22368], ymm14                           ;    90.0 agu2+fp5  100 f spill
        vpxor ymm14, ymm12, [rbp + 19200]                      ;    86.0 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm14                              ;    91.0 fp3    100 f
        vpxor ymm13, ymm13, ymm12                              ;    92.0 fp0    100 f
        vmovdqu ymm14, [rbp + 21280]                           ;    82.0 agu0   100 f reload
        vpxor ymm12, ymm13, ymm14                              ;    93.0 fp1    100 f
        vmovdqu [rbp + 22400], ymm13                           ;    93.0 agu2+fp5  100 f spill
        vpxor ymm13, ymm14, [rbp + 19232]                      ;    89.0 fp2+agu1  100 f
        vpand ymm12, ymm12, ymm13                              ;    94.0 fp3    100 f
        vpxor ymm12, ymm12, ymm14                              ;    95.0 fp0    100 f
        vmovdqu ymm13, [rbp + 21312]                           ;    85.0 agu0   100 f reload
        vpxor ymm14, ymm12, ymm13                              ;    96.0 fp1    100 f
        vmovdqu [rbp + 22432], ymm12                           ;    96.0 agu2+fp5  100 f spill
        vpxor ymm12, ymm13, [rbp + 19264]                      ;    92.0 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm12                              ;    97.0 fp3    100 f
        vmovdqu ymm12, [rbp + 12160]                           ;    87.2 agu0   101 r1_next
        vpand ymm12, ymm12, [rbp + 19328]                      ;    94.2 fp0+agu1  101 r1_next
        vpxor ymm13, ymm12, [rbp + 19360]                      ;    95.2 fp1+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12192]                      ;    95.2 fp2+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19360]                      ;    96.2 fp3+agu0  101 r1_next
        vmovdqu [rbp + 22464], ymm12                           ;    97.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 12160]                           ;    90.2 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 19328]                      ;    97.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22496], ymm12                           ;    98.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19360]                           ;    92.0 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12192]                      ;    99.0 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   100.0 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19360]                           ;    93.0 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   101.0 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19392]                      ;   102.0 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12224]                      ;   102.0 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19392]                      ;   103.0 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22528], ymm13                           ;   104.0 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19392]                           ;    95.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12224]                      ;   102.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   103.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19392]                           ;    96.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   104.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19424]                      ;   105.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12256]                      ;   105.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19424]                      ;   106.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22560], ymm12                           ;   107.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19424]                           ;    98.2 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12256]                      ;   105.2 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   106.2 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19424]                           ;    99.2 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   107.2 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19456]                      ;   108.2 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12288]                      ;   108.2 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19456]                      ;   109.2 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22592], ymm13                           ;   110.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19456]                           ;   102.3 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12288]                      ;   109.3 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   110.3 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19456]                           ;   103.3 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   111.3 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19488]                      ;   112.3 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12320]                      ;   112.3 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19488]                      ;   113.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22624], ymm12                           ;   114.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19488]                           ;   105.5 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12320]                      ;   112.5 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   113.5 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19488]                           ;   106.5 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   114.5 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19520]                      ;   115.5 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12352]                      ;   115.5 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19520]                      ;   116.5 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22656], ymm13                           ;   117.5 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19520]                           ;   109.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12352]                      ;   116.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   117.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19520]                           ;   110.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   118.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19552]                      ;   119.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12384]                      ;   119.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19552]                      ;   120.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22688], ymm12                           ;   121.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19552]                           ;   112.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12384]                      ;   119.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   120.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19552]                           ;   113.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   121.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19584]                      ;   122.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12416]                      ;   122.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19584]                      ;   123.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22720], ymm13                           ;   124.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19584]                           ;   116.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12416]                      ;   123.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   124.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19584]                           ;   117.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   125.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19616]                      ;   126.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12448]                      ;   126.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19616]                      ;   127.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22752], ymm12                           ;   128.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19616]                           ;   119.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12448]                      ;   126.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   127.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19616]                           ;   120.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   128.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19648]                      ;   129.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12480]                      ;   129.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19648]                      ;   130.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22784], ymm13                           ;   131.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19648]                           ;   123.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12480]                      ;   130.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   131.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19648]                           ;   124.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   132.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19680]                      ;   133.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12512]                      ;   133.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19680]                      ;   134.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22816], ymm12                           ;   135.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19680]                           ;   126.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12512]                      ;   133.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   134.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19680]                           ;   127.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   135.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19712]                      ;   136.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12544]                      ;   136.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19712]                      ;   137.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22848], ymm13                           ;   138.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19712]                           ;   130.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12544]                      ;   137.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   138.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19712]                           ;   131.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   139.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19744]                      ;   140.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12576]                      ;   140.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19744]                      ;   141.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22880], ymm12                           ;   142.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19744]                           ;   133.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12576]                      ;   140.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   141.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19744]                           ;   134.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   142.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19776]                      ;   143.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12608]                      ;   143.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19776]                      ;   144.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22912], ymm13                           ;   145.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19776]                           ;   137.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12608]                      ;   144.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   145.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19776]                           ;   138.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   146.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19808]                      ;   147.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12640]                      ;   147.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19808]                      ;   148.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22944], ymm12                           ;   149.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19808]                           ;   140.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12640]                      ;   147.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   148.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19808]                           ;   141.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   149.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19840]                      ;   150.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12672]                      ;   150.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19840]                      ;   151.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22976], ymm13                           ;   152.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19840]                           ;   144.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12672]                      ;   151.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   152.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19840]                           ;   145.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   153.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19872]                      ;   154.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12704]                      ;   154.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19872]                      ;   155.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23008], ymm12                           ;   156.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19872]                           ;   147.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12704]                      ;   154.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   155.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19872]                           ;   148.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   156.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19904]                      ;   157.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12736]                      ;   157.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19904]                      ;   158.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23040], ymm13                           ;   159.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19904]                           ;   151.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12736]                      ;   158.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   159.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19904]                           ;   152.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   160.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 19936]                      ;   161.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12768]                      ;   161.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 19936]                      ;   162.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23072], ymm12                           ;   163.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 19936]                           ;   154.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12768]                      ;   161.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   162.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 19936]                           ;   155.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   163.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 19968]                      ;   164.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12800]                      ;   164.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 19968]                      ;   165.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23104], ymm13                           ;   166.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 19968]                           ;   158.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12800]                      ;   165.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   166.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 19968]                           ;   159.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   167.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 20000]                      ;   168.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12832]                      ;   168.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 20000]                      ;   169.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23136], ymm12                           ;   170.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 20000]                           ;   161.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12832]                      ;   168.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   169.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 20000]                           ;   162.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   170.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 20032]                      ;   171.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12864]                      ;   171.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 20032]                      ;   172.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23168], ymm13                           ;   173.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 20032]                           ;   165.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12864]                      ;   172.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   173.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 20032]                           ;   166.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   174.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 20064]                      ;   175.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12896]                      ;   175.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 20064]                      ;   176.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23200], ymm12                           ;   177.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 20064]                           ;   168.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12896]                      ;   175.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   176.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 20064]                           ;   169.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   177.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 20096]                      ;   178.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12928]                      ;   178.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 20096]                      ;   179.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23232], ymm13                           ;   180.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 20096]                           ;   172.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12928]                      ;   179.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   180.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 20096]                           ;   173.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   181.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 20128]                      ;   182.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 12960]                      ;   182.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 20128]                      ;   183.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23264], ymm12                           ;   184.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 20128]                           ;   175.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 12960]                      ;   182.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   183.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 20128]                           ;   176.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   184.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 20160]                      ;   185.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 12992]                      ;   185.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 20160]                      ;   186.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23296], ymm13                           ;   187.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 20160]                           ;   179.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 12992]                      ;   186.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   187.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 20160]                           ;   180.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   188.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 20192]                      ;   189.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 13024]                      ;   189.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 20192]                      ;   190.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23328], ymm12                           ;   191.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm12, [rbp + 20192]                           ;   182.7 agu1   101 r1_next
        vpxor ymm12, ymm12, [rbp + 13024]                      ;   189.7 fp1+agu0  101 r1_next
        vpand ymm13, ymm13, ymm12                              ;   190.7 fp2    101 r1_next
        vmovdqu ymm12, [rbp + 20192]                           ;   183.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm12                              ;   191.7 fp3    101 r1_next
        vpxor ymm12, ymm13, [rbp + 20224]                      ;   192.7 fp0+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 13056]                      ;   192.7 fp1+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 20224]                      ;   193.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23360], ymm13                           ;   194.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm13, [rbp + 20224]                           ;   186.2 agu1   101 r1_next
        vpxor ymm13, ymm13, [rbp + 13056]                      ;   193.2 fp3+agu0  101 r1_next
        vpand ymm12, ymm12, ymm13                              ;   194.2 fp0    101 r1_next
        vmovdqu ymm13, [rbp + 20224]                           ;   187.2 agu1   100 f reload
        vpxor ymm12, ymm12, ymm13                              ;   195.2 fp1    101 r1_next
        vpxor ymm13, ymm12, [rbp + 20256]                      ;   196.2 fp2+agu0  101 r1_next
        vpxor ymm12, ymm12, [rbp + 13088]                      ;   196.2 fp3+agu1  101 r1_next
        vpxor ymm12, ymm12, [rbp + 20256]                      ;   197.2 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23392], ymm12                           ;   198.2 agu2+fp5  101 r1_next spill
        vpxor ymm12, ymm7, [rbp + 21504]                       ;   189.7 fp1+agu1   66 r2
        vmovdqu [rbp + 23424], ymm14                           ;   190.3 agu0+fp5  100 f spill
        vpxor ymm14, ymm12, [rbp + 20384]                      ;   190.7 fp2+agu1   66 r2
        vmovdqu [rbp + 23456], ymm4                            ;   191.3 agu2+fp5  100 f spill
        vpxor ymm4, ymm14, ymm0                                ;   191.7 fp3     66 r2
        vmovdqu [rbp + 23488], ymm2                            ;   192.3 agu0+fp5  100 f spill
        vmovdqu ymm2, [rbp + 20256]                            ;   191.7 agu1   101 r1_next
        vpxor ymm2, ymm2, [rbp + 13088]                        ;   198.7 fp0+agu0  101 r1_next
        vpand ymm13, ymm13, ymm2                               ;   199.7 fp1    101 r1_next
        vmovdqu ymm2, [rbp + 20256]                            ;   192.7 agu1   100 f reload
        vpxor ymm13, ymm13, ymm2                               ;   200.7 fp2    101 r1_next
        vpxor ymm2, ymm13, [rbp + 20288]                       ;   201.7 fp3+agu0  101 r1_next
        vpxor ymm13, ymm13, [rbp + 13120]                      ;   201.7 fp0+agu1  101 r1_next
        vpxor ymm13, ymm13, [rbp + 20288]                      ;   202.7 fp1+agu0  101 r1_next
        vmovdqu [rbp + 23520], ymm13                           ;   203.7 agu2+fp5  101 r1_next spill
        vpxor ymm13, ymm4, ymm6                                ;   193.2 fp2     66 r2
        vpxor ymm6, ymm4, [rbp + 20352]                        ;   194.7 fp3+agu1   66 r2
        vmovdqu [rbp + 23552], ymm10                           ;   194.3 agu2+fp5  100 f spill
        vpxor ymm10, ymm6, ymm5                                ;   195.7 fp0     66 r2
        vpxor ymm5, ymm10, [rbp + 21504]                       ;   196.7 fp1+agu0   66 r2
        vmovdqu [rbp + 23584], ymm11                           ;   195.3 agu2+fp5  100 f spill
        vpxor ymm11, ymm13, ymm15                              ;   194.8 fp2     66 r2
        vpxor ymm15, ymm11, [rbp + 20352]                      ;   195.8 fp3+agu1   66 r2
        vmovdqu [rbp + 23616], ymm3                            ;   196.3 agu2+fp5  100 f spill
        vmovdqu ymm3, [rbp + 20288]                            ;   196.2 agu0   101 r1_next
        vpxor ymm3, ymm3, [rbp + 13120]                        ;   203.2 fp0+agu1  101 r1_next
        vpand ymm2, ymm2, ymm3                                 ;   204.2 fp1    101 r1_next
        vmovdqu ymm3, [rbp + 13152]                            ;   197.2 agu0   101 r1_next reload
        vpxor ymm2, ymm2, ymm3                                 ;   205.2 fp2    101 r1_next
        vpxor ymm2, ymm2, [rbp + 20288]                        ;   206.2 fp3+agu1  101 r1_next
        vpxor ymm2, ymm2, [rbp + 20320]                        ;   207.2 fp0+agu0  101 r1_next
        vpxor ymm3, ymm11, ymm7                                ;   196.8 fp1     66 r2
        vmovdqu [rbp + 23648], ymm2                            ;   208.2 agu2+fp5  101 r1_next spill
        vpxor ymm2, ymm13, ymm5                                ;   197.7 fp2     66 r2
        vmovdqu [rbp + 23680], ymm1                            ;   198.3 agu2+fp5  100 f spill
        vpxor ymm1, ymm2, ymm0                                 ;   198.7 fp3     66 r2
        vmovdqu [rbp + 23712], ymm8                            ;   199.3 agu1+fp5  100 f spill
        vpxor ymm8, ymm3, ymm1                                 ;   199.7 fp0     66 r2
        vmovdqu [rbp + 23744], ymm9                            ;   200.3 agu2+fp5  100 f spill
        vpxor ymm9, ymm8, [rbp + 21504]                        ;   200.7 fp1+agu0   66 r2
        vmovdqu [rbp + 23776], ymm10                           ;   201.3 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm1, [rbp + 20352]                       ;   200.2 fp2+agu0   66 r2
        vpxor ymm12, ymm12, ymm10                              ;   201.2 fp3     66 r2
        vpand ymm10, ymm10, ymm1                               ;   201.2 fp0     66 r2
        vpxor ymm14, ymm14, ymm10                              ;   202.2 fp1     66 r2
        vmovdqu [rbp + 23808], ymm1                            ;   202.3 agu2+fp5   66 r2 spill
        vpand ymm1, ymm11, ymm8                                ;   200.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm1                               ;   203.2 fp3     66 r2
        vpand ymm1, ymm5, ymm12                                ;   202.2 fp0     66 r2
        vpxor ymm10, ymm10, ymm1                               ;   203.2 fp1     66 r2
        vpxor ymm1, ymm5, ymm3                                 ;   201.8 fp2     66 r2
        vmovdqu [rbp + 23840], ymm11                           ;   203.3 agu1+fp5   66 r2 spill
        vpand ymm11, ymm9, ymm1                                ;   202.8 fp3     66 r2
        vpxor ymm11, ymm11, ymm7                               ;   203.8 fp0     66 r2
        vpxor ymm11, ymm11, ymm10                              ;   204.8 fp1     66 r2
        vmovdqu [rbp + 23872], ymm7                            ;   204.3 agu0+fp5  100 f spill
        vpxor ymm7, ymm1, ymm0                                 ;   202.8 fp2     66 r2
        vmovdqu [rbp + 23904], ymm8                            ;   205.3 agu2+fp5   66 r2 spill
        vpor ymm8, ymm6, ymm0                                  ;   203.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm8                               ;   204.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm14                                ;   204.2 fp1     66 r2
        vmovdqu [rbp + 23936], ymm1                            ;   206.3 agu1+fp5   66 r2 spill
        vpand ymm1, ymm2, ymm4                                 ;   203.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm1                               ;   205.8 fp3     66 r2
        vpxor ymm14, ymm14, ymm1                               ;   204.8 fp0     66 r2
        vpxor ymm1, ymm12, ymm4                                ;   204.3 fp1     66 r2
        vpxor ymm10, ymm10, [rbp + 23776]                      ;   208.3 fp2+agu0   66 r2
        vmovdqu [rbp + 23776], ymm2                            ;   207.3 agu2+fp5   66 r2 spill
        vpand ymm2, ymm13, ymm1                                ;   205.3 fp3     66 r2
        vpxor ymm14, ymm14, ymm2                               ;   206.3 fp0     66 r2
        vpxor ymm2, ymm6, ymm9                                 ;   205.3 fp1     66 r2
        vmovdqu [rbp + 23968], ymm1                            ;   208.3 agu1+fp5   66 r2 spill
        vpand ymm1, ymm7, ymm2                                 ;   206.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm1                                 ;   207.3 fp3     66 r2
        vpand ymm1, ymm14, ymm11                               ;   207.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm1                                 ;   208.3 fp1     66 r2
        vmovdqu [rbp + 24000], ymm13                           ;   209.3 agu0+fp5   66 r2 spill
        vpand ymm13, ymm15, ymm3                               ;   206.8 fp2     66 r2
        vpxor ymm10, ymm10, ymm13                              ;   209.3 fp3     66 r2
        vpand ymm13, ymm8, ymm10                               ;   210.3 fp0     66 r2
        vpxor ymm14, ymm14, ymm13                              ;   211.3 fp1     66 r2
        vpand ymm13, ymm10, ymm14                              ;   212.3 fp2     66 r2
        vpxor ymm13, ymm13, ymm11                              ;   213.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm8                               ;   209.3 fp0     66 r2
        vpor ymm1, ymm1, ymm11                                 ;   210.3 fp1     66 r2
        vpxor ymm1, ymm1, ymm14                                ;   212.3 fp2     66 r2
        vpor ymm8, ymm1, ymm13                                 ;   214.3 fp3     66 r2
        vpand ymm14, ymm14, ymm13                              ;   214.3 fp0     66 r2
        vpand ymm2, ymm2, ymm13                                ;   214.3 fp1     66 r2
        vpxor ymm10, ymm10, ymm14                              ;   215.3 fp2     66 r2
        vpxor ymm11, ymm11, ymm8                               ;   215.3 fp3     66 r2
        vpxor ymm14, ymm13, ymm1                               ;   214.3 fp0     66 r2
        vpand ymm5, ymm5, ymm11                                ;   216.3 fp1     66 r2
        vpxor ymm8, ymm14, ymm11                               ;   216.3 fp2     66 r2
        vpand ymm6, ymm6, ymm1                                 ;   213.3 fp3     66 r2
        vpand ymm12, ymm12, ymm11                              ;   216.3 fp0     66 r2
        vpxor ymm11, ymm11, ymm10                              ;   216.3 fp1     66 r2
        vpand ymm9, ymm9, ymm14                                ;   215.3 fp2     66 r2
        vpxor ymm12, ymm12, ymm9                               ;   217.3 fp3     66 r2
        vpand ymm3, ymm3, ymm8                                 ;   217.3 fp0     66 r2
        vpand ymm15, ymm15, ymm8                               ;   217.3 fp1     66 r2
        vpand ymm8, ymm1, ymm0                                 ;   213.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm11                                ;   217.3 fp3     66 r2
        vpand ymm4, ymm4, ymm11                                ;   217.3 fp0     66 r2
        vpand ymm7, ymm7, ymm13                                ;   214.3 fp1     66 r2
        vpand ymm11, ymm11, [rbp + 23776]                      ;   217.3 fp2+agu1   66 r2
        vpxor ymm13, ymm13, ymm10                              ;   216.3 fp3     66 r2
        vpand ymm14, ymm14, [rbp + 23936]                      ;   215.3 fp0+agu0   66 r2
        vmovdqu [rbp + 23936], ymm0                            ;   215.0 agu2+fp5  100 f spill
        vpand ymm0, ymm1, [rbp + 23808]                        ;   218.3 fp1+agu1   66 r2
        vpand ymm1, ymm1, [rbp + 20352]                        ;   218.3 fp2+agu0   66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   219.3 fp3     66 r2
        vpxor ymm0, ymm0, ymm8                                 ;   219.3 fp0     66 r2
        vpxor ymm0, ymm0, ymm7                                 ;   220.3 fp1     66 r2
        vpxor ymm7, ymm7, ymm3                                 ;   218.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm11                                ;   218.3 fp3     66 r2
        vpand ymm11, ymm13, [rbp + 23904]                      ;   217.3 fp0+agu1   66 r2
        vpxor ymm0, ymm0, ymm11                                ;   221.3 fp1     66 r2
        vpxor ymm5, ymm5, ymm11                                ;   218.3 fp2     66 r2
        vpxor ymm7, ymm7, ymm5                                 ;   219.3 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 23840]                      ;   217.8 fp0+agu0   66 r2
        vpand ymm11, ymm10, [rbp + 24000]                      ;   218.3 fp1+agu1   66 r2
        vpand ymm10, ymm10, [rbp + 23968]                      ;   218.5 fp2+agu0   66 r2
        vpxor ymm8, ymm8, ymm3                                 ;   219.3 fp3     66 r2
        vpxor ymm3, ymm12, ymm4                                ;   220.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                                 ;   221.3 fp1     66 r2
        vpxor ymm14, ymm14, ymm3                               ;   222.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm14                                ;   223.3 fp3     66 r2
        vpxor ymm10, ymm10, ymm8                               ;   224.3 fp0     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   225.3 fp1     66 r2
        vpxor ymm9, ymm9, ymm15                                ;   220.5 fp2     66 r2
        vpxor ymm9, ymm9, ymm2                                 ;   226.3 fp3     66 r2
        vmovdqu ymm15, [rel snow2_init256.T0_constants256]     ;   219.5 agu1    66 r2 reload
        vpxor ymm3, ymm3, ymm15                                ;   226.5 fp0     66 r2
        vpxor ymm11, ymm11, ymm5                               ;   221.3 fp1     66 r2
        vpxor ymm11, ymm11, ymm14                              ;   223.3 fp2     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   221.7 fp3     66 r2
        vpxor ymm7, ymm7, ymm15                                ;   226.5 fp0     66 r2
        vpxor ymm13, ymm13, ymm10                              ;   225.3 fp1     66 r2
        vpxor ymm11, ymm11, ymm15                              ;   226.5 fp2     66 r2
        vpxor ymm13, ymm13, ymm15                              ;   226.5 fp3     66 r2
        vmovdqu ymm14, [rbp + 23712]                           ;   221.0 agu0    66 r2
        vmovdqu ymm4, [rbp + 23744]                            ;   221.2 agu1   100 f reload
        vpxor ymm14, ymm14, ymm4                               ;   228.2 fp0     66 r2
        vmovdqu ymm5, [rbp + 20640]                            ;   222.0 agu0   100 f reload
        vpxor ymm10, ymm14, ymm5                               ;   229.2 fp1     66 r2
        vpxor ymm5, ymm10, [rbp + 23680]                       ;   230.2 fp2+agu1   66 r2
        vmovdqu [rbp + 23968], ymm3                            ;   227.5 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm5, [rbp + 20800]                        ;   231.2 fp3+agu0   66 r2
        vmovdqu [rbp + 24000], ymm0                            ;   223.0 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm5, [rbp + 23616]                        ;   231.2 fp0+agu1   66 r2
        vmovdqu [rbp + 23840], ymm7                            ;   227.5 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm0, [rbp + 20672]                        ;   232.2 fp1+agu0   66 r2
        vmovdqu [rbp + 23904], ymm8                            ;   225.0 agu1+fp5   66 r2 spill
        vpxor ymm8, ymm7, [rbp + 23712]                        ;   233.2 fp2+agu0   66 r2
        vmovdqu [rbp + 23808], ymm13                           ;   227.5 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm3, [rbp + 20768]                       ;   232.2 fp3+agu1   66 r2
        vmovdqu [rbp + 23776], ymm11                           ;   227.5 agu0+fp5   66 r2 spill
        vpxor ymm11, ymm13, [rbp + 23616]                      ;   233.2 fp0+agu1   66 r2
        vmovdqu [rbp + 24032], ymm6                            ;   228.0 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm13, ymm4                                ;   233.2 fp1     66 r2
        vmovdqu [rbp + 24064], ymm12                           ;   229.0 agu0+fp5   66 r2 spill
        vpxor ymm12, ymm3, ymm8                                ;   234.2 fp2     66 r2
        vmovdqu [rbp + 24096], ymm1                            ;   230.0 agu1+fp5   66 r2 spill
        vpxor ymm1, ymm12, [rbp + 23680]                       ;   235.2 fp3+agu0   66 r2
        vmovdqu [rbp + 24128], ymm2                            ;   231.0 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm6, ymm1                                 ;   236.2 fp0     66 r2
        vmovdqu [rbp + 24160], ymm9                            ;   232.0 agu1+fp5   66 r2 spill
        vpxor ymm9, ymm2, [rbp + 23712]                        ;   237.2 fp1+agu0   66 r2
        vpxor ymm15, ymm1, [rbp + 23616]                       ;   236.2 fp2+agu1   66 r2
        vpxor ymm14, ymm14, ymm15                              ;   237.2 fp3     66 r2
        vpand ymm15, ymm15, ymm1                               ;   237.2 fp0     66 r2
        vpxor ymm10, ymm10, ymm15                              ;   238.2 fp1     66 r2
        vmovdqu [rbp + 24192], ymm1                            ;   236.2 agu2+fp5   66 r2 spill
        vpand ymm1, ymm13, ymm2                                ;   237.2 fp2     66 r2
        vpxor ymm10, ymm10, ymm1                               ;   239.2 fp3     66 r2
        vpand ymm1, ymm8, ymm14                                ;   238.2 fp0     66 r2
        vpxor ymm15, ymm15, ymm1                               ;   239.2 fp1     66 r2
        vpxor ymm1, ymm8, ymm6                                 ;   234.2 fp2     66 r2
        vmovdqu [rbp + 24224], ymm13                           ;   234.0 agu0+fp5   66 r2 spill
        vpand ymm13, ymm1, ymm9                                ;   238.2 fp3     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   239.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                              ;   240.2 fp1     66 r2
        vpxor ymm4, ymm1, [rbp + 23680]                        ;   235.2 fp2+agu1   66 r2
        vmovdqu [rbp + 24256], ymm2                            ;   237.2 agu2+fp5   66 r2 spill
        vpor ymm2, ymm0, [rbp + 23680]                         ;   235.3 fp3+agu0   66 r2
        vpxor ymm7, ymm7, ymm2                                 ;   236.3 fp0     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   240.2 fp1     66 r2
        vpxor ymm7, ymm7, ymm15                                ;   240.2 fp2     66 r2
        vpand ymm15, ymm12, ymm5                               ;   236.5 fp3     66 r2
        vpxor ymm13, ymm13, ymm15                              ;   241.2 fp0     66 r2
        vpxor ymm10, ymm10, ymm15                              ;   240.2 fp1     66 r2
        vpxor ymm15, ymm5, ymm14                               ;   238.2 fp2     66 r2
        vmovdqu [rbp + 24288], ymm1                            ;   237.3 agu1+fp5   66 r2 spill
        vpand ymm1, ymm3, ymm15                                ;   239.2 fp3     66 r2
        vpxor ymm10, ymm10, ymm1                               ;   241.2 fp0     66 r2
        vpxor ymm1, ymm0, ymm9                                 ;   238.2 fp1     66 r2
        vmovdqu [rbp + 24320], ymm15                           ;   239.2 agu2+fp5   66 r2 spill
        vpand ymm15, ymm4, ymm1                                ;   239.2 fp2     66 r2
        vpxor ymm2, ymm2, ymm15                                ;   241.2 fp3     66 r2
        vpand ymm15, ymm10, ymm13                              ;   242.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm15                                ;   243.2 fp1     66 r2
        vmovdqu [rbp + 24352], ymm3                            ;   239.3 agu0+fp5   66 r2 spill
        vpand ymm3, ymm11, ymm6                                ;   239.3 fp2     66 r2
        vpxor ymm7, ymm7, ymm3                                 ;   241.2 fp3     66 r2
        vpand ymm3, ymm7, ymm2                                 ;   244.2 fp0     66 r2
        vpxor ymm10, ymm10, ymm3                               ;   245.2 fp1     66 r2
        vpand ymm3, ymm7, ymm10                                ;   246.2 fp2     66 r2
        vpxor ymm3, ymm3, ymm13                                ;   247.2 fp3     66 r2
        vpxor ymm13, ymm13, ymm2                               ;   244.2 fp0     66 r2
        vpor ymm15, ymm15, ymm13                               ;   245.2 fp1     66 r2
        vpxor ymm15, ymm15, ymm10                              ;   246.2 fp2     66 r2
        vpor ymm2, ymm15, ymm3                                 ;   248.2 fp3     66 r2
        vpand ymm10, ymm10, ymm3                               ;   248.2 fp0     66 r2
        vpand ymm1, ymm1, ymm3                                 ;   248.2 fp1     66 r2
        vpxor ymm7, ymm7, ymm10                                ;   249.2 fp2     66 r2
        vpxor ymm13, ymm13, ymm2                               ;   249.2 fp3     66 r2
        vpxor ymm2, ymm3, ymm15                                ;   248.2 fp0     66 r2
        vpand ymm8, ymm8, ymm13                                ;   250.2 fp1     66 r2
        vpxor ymm10, ymm2, ymm13                               ;   250.2 fp2     66 r2
        vpand ymm0, ymm0, ymm15                                ;   247.2 fp3     66 r2
        vpand ymm14, ymm14, ymm13                              ;   250.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm7                               ;   250.2 fp1     66 r2
        vpand ymm9, ymm9, ymm2                                 ;   249.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm9                               ;   251.2 fp3     66 r2
        vpand ymm6, ymm6, ymm10                                ;   251.2 fp0     66 r2
        vpand ymm11, ymm11, ymm10                              ;   251.2 fp1     66 r2
        vmovdqu ymm10, [rbp + 23680]                           ;   247.2 agu1   100 f reload
        vmovdqu [rbp + 24384], ymm0                            ;   248.2 agu2+fp5   66 r2 spill
        vpand ymm0, ymm15, ymm10                               ;   254.2 fp2     66 r2
        vpxor ymm15, ymm15, ymm13                              ;   251.2 fp3     66 r2
        vpand ymm5, ymm5, ymm13                                ;   251.2 fp0     66 r2
        vpand ymm12, ymm12, ymm13                              ;   251.2 fp1     66 r2
        vpand ymm13, ymm15, [rbp + 24192]                      ;   252.2 fp2+agu0   66 r2
        vpand ymm15, ymm15, [rbp + 23616]                      ;   252.2 fp3+agu1   66 r2
        vpand ymm4, ymm4, ymm3                                 ;   249.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                                 ;   250.2 fp1     66 r2
        vpand ymm2, ymm2, [rbp + 24288]                        ;   249.7 fp2+agu0   66 r2
        vpxor ymm5, ymm5, ymm15                                ;   253.2 fp3     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   253.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm0                               ;   255.2 fp1     66 r2
        vpxor ymm4, ymm4, ymm6                                 ;   252.2 fp2     66 r2
        vpxor ymm12, ymm12, ymm6                               ;   252.2 fp3     66 r2
        vpand ymm6, ymm3, [rbp + 24256]                        ;   251.3 fp0+agu1   66 r2
        vpxor ymm13, ymm13, ymm6                               ;   256.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm6                                 ;   252.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   253.3 fp3     66 r2
        vpand ymm3, ymm3, [rbp + 24224]                        ;   252.3 fp0+agu0   66 r2
        vpand ymm6, ymm7, [rbp + 24352]                        ;   252.5 fp1+agu1   66 r2
        vpand ymm7, ymm7, [rbp + 24320]                        ;   252.7 fp2+agu0   66 r2
        vpxor ymm12, ymm12, ymm0                               ;   255.2 fp3     66 r2
        vpxor ymm0, ymm14, ymm5                                ;   254.2 fp0     66 r2
        vpxor ymm0, ymm0, ymm4                                 ;   255.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm0                                 ;   256.2 fp2     66 r2
        vpxor ymm12, ymm12, ymm2                               ;   257.2 fp3     66 r2
        vpxor ymm7, ymm7, ymm12                                ;   258.2 fp0     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   259.2 fp1     66 r2
        vpxor ymm9, ymm9, ymm11                                ;   254.7 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                              ;   255.2 fp3     66 r2
        vpxor ymm9, ymm9, ymm1                                 ;   260.2 fp0     66 r2
        vpxor ymm14, ymm14, ymm1                               ;   260.2 fp1     66 r2
        vpxor ymm14, ymm14, [rbp + 24384]                      ;   261.2 fp2+agu1   66 r2
        vmovdqu ymm15, [rel snow2_init256.T0_constants256]     ;   254.0 agu0    66 r2 reload
        vpxor ymm4, ymm4, ymm15                                ;   261.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   256.3 fp0     66 r2
        vpxor ymm6, ymm6, ymm2                                 ;   257.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm5                                 ;   256.7 fp2     66 r2
        vpxor ymm3, ymm3, ymm7                                 ;   259.2 fp3     66 r2
        vpxor ymm6, ymm6, ymm15                                ;   261.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm15                                ;   261.0 fp1     66 r2
        vmovdqu ymm1, [rbp + 23552]                            ;   255.7 agu1    66 r2
        vmovdqu ymm2, [rbp + 23584]                            ;   255.8 agu0   100 f reload
        vpxor ymm1, ymm1, ymm2                                 ;   262.8 fp2     66 r2
        vmovdqu ymm5, [rbp + 20896]                            ;   256.7 agu1   100 f reload
        vpxor ymm7, ymm1, ymm5                                 ;   263.8 fp3     66 r2
        vmovdqu ymm8, [rbp + 23488]                            ;   256.8 agu0   100 f reload
        vpxor ymm11, ymm7, ymm8                                ;   264.8 fp0     66 r2
        vpxor ymm5, ymm11, [rbp + 21056]                       ;   265.8 fp1+agu1   66 r2
        vpxor ymm10, ymm11, [rbp + 23456]                      ;   265.8 fp2+agu0   66 r2
        vmovdqu [rbp + 24384], ymm12                           ;   258.2 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm10, [rbp + 20928]                      ;   266.8 fp3+agu1   66 r2
        vmovdqu [rbp + 24320], ymm13                           ;   258.2 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm12, [rbp + 23552]                      ;   267.8 fp0+agu0   66 r2
        vmovdqu [rbp + 24352], ymm4                            ;   262.0 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm5, [rbp + 21024]                        ;   266.8 fp1+agu1   66 r2
        vmovdqu [rbp + 24224], ymm0                            ;   260.2 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm4, [rbp + 23456]                        ;   267.8 fp2+agu1   66 r2
        vmovdqu [rbp + 24256], ymm3                            ;   262.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm4, ymm2                                 ;   267.8 fp3     66 r2
        vmovdqu [rbp + 24288], ymm6                            ;   262.2 agu0+fp5   66 r2 spill
        vpxor ymm6, ymm5, ymm13                                ;   268.8 fp0     66 r2
        vmovdqu [rbp + 24192], ymm14                           ;   263.2 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm6, ymm8                                ;   269.8 fp1     66 r2
        vmovdqu [rbp + 24416], ymm9                            ;   264.2 agu1+fp5   66 r2 spill
        vpxor ymm9, ymm3, ymm14                                ;   270.8 fp2     66 r2
        vpxor ymm15, ymm9, [rbp + 23552]                       ;   271.8 fp3+agu0   66 r2
        vpxor ymm2, ymm14, [rbp + 23456]                       ;   270.8 fp0+agu1   66 r2
        vpxor ymm1, ymm1, ymm2                                 ;   271.8 fp1     66 r2
        vpand ymm2, ymm2, ymm14                                ;   271.8 fp2     66 r2
        vpxor ymm7, ymm7, ymm2                                 ;   272.8 fp3     66 r2
        vmovdqu [rbp + 24448], ymm14                           ;   270.8 agu2+fp5   66 r2 spill
        vpand ymm14, ymm4, ymm9                                ;   271.8 fp0     66 r2
        vpxor ymm7, ymm7, ymm14                                ;   273.8 fp1     66 r2
        vpand ymm14, ymm13, ymm1                               ;   272.8 fp2     66 r2
        vpxor ymm2, ymm2, ymm14                                ;   273.8 fp3     66 r2
        vpxor ymm14, ymm13, ymm3                               ;   268.8 fp0     66 r2
        vmovdqu [rbp + 24480], ymm4                            ;   268.0 agu0+fp5   66 r2 spill
        vpand ymm4, ymm14, ymm15                               ;   272.8 fp1     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   274.8 fp2     66 r2
        vpxor ymm4, ymm4, [rbp + 23584]                        ;   275.8 fp3+agu1   66 r2
        vmovdqu [rbp + 24512], ymm9                            ;   271.8 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm14, ymm8                                ;   269.8 fp0     66 r2
        vmovdqu [rbp + 24544], ymm14                           ;   270.0 agu0+fp5   66 r2 spill
        vpor ymm14, ymm10, ymm8                                ;   270.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm14                              ;   271.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm7                               ;   274.8 fp3     66 r2
        vpxor ymm12, ymm12, ymm2                               ;   274.8 fp0     66 r2
        vpand ymm2, ymm6, ymm11                                ;   271.2 fp1     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   276.8 fp2     66 r2
        vpxor ymm7, ymm7, ymm2                                 ;   274.8 fp3     66 r2
        vpxor ymm2, ymm11, ymm1                                ;   272.8 fp0     66 r2
        vpand ymm8, ymm5, ymm2                                 ;   273.8 fp1     66 r2
        vpxor ymm7, ymm7, ymm8                                 ;   275.8 fp2     66 r2
        vpxor ymm8, ymm10, ymm15                               ;   272.8 fp3     66 r2
        vmovdqu [rbp + 24576], ymm2                            ;   273.8 agu1+fp5   66 r2 spill
        vpand ymm2, ymm9, ymm8                                 ;   273.8 fp0     66 r2
        vpxor ymm14, ymm14, ymm2                               ;   275.8 fp1     66 r2
        vpand ymm2, ymm7, ymm4                                 ;   277.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm2                               ;   278.8 fp3     66 r2
        vmovdqu [rbp + 24608], ymm5                            ;   273.5 agu2+fp5   66 r2 spill
        vpand ymm5, ymm0, ymm3                                 ;   274.0 fp0     66 r2
        vpxor ymm12, ymm12, ymm5                               ;   275.8 fp1     66 r2
        vpand ymm5, ymm12, ymm14                               ;   279.8 fp2     66 r2
        vpxor ymm7, ymm7, ymm5                                 ;   280.8 fp3     66 r2
        vpand ymm5, ymm12, ymm7                                ;   281.8 fp0     66 r2
        vpxor ymm5, ymm5, ymm4                                 ;   282.8 fp1     66 r2
        vpxor ymm4, ymm4, ymm14                                ;   279.8 fp2     66 r2
        vpor ymm2, ymm2, ymm4                                  ;   280.8 fp3     66 r2
        vpxor ymm2, ymm2, ymm7                                 ;   281.8 fp0     66 r2
        vpor ymm14, ymm2, ymm5                                 ;   283.8 fp1     66 r2
        vpand ymm7, ymm7, ymm5                                 ;   283.8 fp2     66 r2
        vpand ymm8, ymm8, ymm5                                 ;   283.8 fp3     66 r2
        vpxor ymm12, ymm12, ymm7                               ;   284.8 fp0     66 r2
        vpxor ymm4, ymm4, ymm14                                ;   284.8 fp1     66 r2
        vpxor ymm14, ymm5, ymm2                                ;   283.8 fp2     66 r2
        vpand ymm13, ymm13, ymm4                               ;   285.8 fp3     66 r2
        vpxor ymm7, ymm14, ymm4                                ;   285.8 fp0     66 r2
        vpand ymm10, ymm10, ymm2                               ;   282.8 fp1     66 r2
        vpand ymm1, ymm1, ymm4                                 ;   285.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   285.8 fp3     66 r2
        vpand ymm15, ymm15, ymm14                              ;   284.8 fp0     66 r2
        vpxor ymm1, ymm1, ymm15                                ;   286.8 fp1     66 r2
        vpand ymm3, ymm3, ymm7                                 ;   286.8 fp2     66 r2
        vpand ymm0, ymm0, ymm7                                 ;   286.8 fp3     66 r2
        vmovdqu ymm7, [rbp + 23488]                            ;   282.8 agu0   100 f reload
        vmovdqu [rbp + 24640], ymm10                           ;   283.8 agu1+fp5   66 r2 spill
        vpand ymm10, ymm2, ymm7                                ;   289.8 fp0     66 r2
        vpxor ymm2, ymm2, ymm4                                 ;   286.8 fp1     66 r2
        vpand ymm11, ymm11, ymm4                               ;   286.8 fp2     66 r2
        vpand ymm6, ymm6, ymm4                                 ;   286.8 fp3     66 r2
        vpand ymm4, ymm2, [rbp + 24448]                        ;   287.8 fp0+agu0   66 r2
        vpand ymm2, ymm2, [rbp + 23456]                        ;   287.8 fp1+agu1   66 r2
        vpand ymm9, ymm9, ymm5                                 ;   285.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm12                                ;   285.8 fp3     66 r2
        vpand ymm14, ymm14, [rbp + 24544]                      ;   285.3 fp0+agu0   66 r2
        vpxor ymm11, ymm11, ymm2                               ;   288.8 fp1     66 r2
        vpxor ymm4, ymm4, ymm9                                 ;   288.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm10                                ;   290.8 fp3     66 r2
        vpxor ymm9, ymm9, ymm3                                 ;   287.8 fp0     66 r2
        vpxor ymm6, ymm6, ymm3                                 ;   287.8 fp1     66 r2
        vpand ymm3, ymm5, [rbp + 24512]                        ;   287.0 fp2+agu1   66 r2
        vpxor ymm4, ymm4, ymm3                                 ;   291.8 fp3     66 r2
        vpxor ymm13, ymm13, ymm3                               ;   288.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm13                                ;   289.0 fp1     66 r2
        vpand ymm5, ymm5, [rbp + 24480]                        ;   288.0 fp2+agu0   66 r2
        vpand ymm3, ymm12, [rbp + 24608]                       ;   288.2 fp3+agu1   66 r2
        vpand ymm12, ymm12, [rbp + 24576]                      ;   288.3 fp0+agu0   66 r2
        vpxor ymm6, ymm6, ymm10                                ;   290.8 fp1     66 r2
        vpxor ymm10, ymm1, ymm11                               ;   289.8 fp2     66 r2
        vpxor ymm10, ymm10, ymm9                               ;   290.8 fp3     66 r2
        vpxor ymm14, ymm14, ymm10                              ;   291.8 fp0     66 r2
        vpxor ymm6, ymm6, ymm14                                ;   292.8 fp1     66 r2
        vpxor ymm12, ymm12, ymm6                               ;   293.8 fp2     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   294.8 fp3     66 r2
        vpxor ymm15, ymm15, ymm0                               ;   290.3 fp0     66 r2
        vpxor ymm1, ymm1, ymm2                                 ;   290.8 fp1     66 r2
        vpxor ymm15, ymm15, ymm8                               ;   295.8 fp2     66 r2
        vpxor ymm1, ymm1, ymm8                                 ;   295.8 fp3     66 r2
        vpxor ymm1, ymm1, [rbp + 24640]                        ;   296.8 fp0+agu1   66 r2
        vmovdqu ymm0, [rel snow2_init256.T0_constants256]      ;   289.7 agu0    66 r2 reload
        vpxor ymm10, ymm10, ymm0                               ;   296.7 fp1     66 r2
        vpxor ymm3, ymm3, ymm13                                ;   292.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm14                                ;   293.0 fp3     66 r2
        vpxor ymm9, ymm9, ymm0                                 ;   296.7 fp0     66 r2
        vpxor ymm5, ymm5, ymm11                                ;   292.8 fp1     66 r2
        vpxor ymm5, ymm5, ymm12                                ;   294.8 fp2     66 r2
        vpxor ymm3, ymm3, ymm0                                 ;   296.7 fp3     66 r2
        vpxor ymm5, ymm5, ymm0                                 ;   296.7 fp0     66 r2
        vmovdqu ymm14, [rbp + 21472]                           ;   291.8 agu1    66 r2
        vmovdqu ymm2, [rbp + 21408]                            ;   292.0 agu0   100 f reload
        vpxor ymm14, ymm14, ymm2                               ;   299.0 fp1     66 r2
        vmovdqu ymm8, [rbp + 21152]                            ;   292.8 agu1   100 f reload
        vpxor ymm11, ymm14, ymm8                               ;   300.0 fp2     66 r2
        vmovdqu ymm12, [rbp + 21344]                           ;   293.0 agu0   100 f reload
        vpxor ymm13, ymm11, ymm12                              ;   301.0 fp3     66 r2
        vpxor ymm8, ymm13, [rbp + 21312]                       ;   302.0 fp0+agu1   66 r2
        vpxor ymm7, ymm13, [rbp + 21536]                       ;   302.0 fp1+agu0   66 r2
        vpxor ymm0, ymm7, [rbp + 21184]                        ;   303.0 fp2+agu1   66 r2
        vmovdqu [rbp + 24640], ymm9                            ;   297.7 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm0, [rbp + 21472]                        ;   304.0 fp3+agu0   66 r2
        vmovdqu [rbp + 24576], ymm10                           ;   297.7 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm8, [rbp + 21280]                       ;   303.0 fp0+agu1   66 r2
        vmovdqu [rbp + 24608], ymm3                            ;   297.7 agu0+fp5   66 r2 spill
        vpxor ymm3, ymm10, [rbp + 21536]                       ;   304.0 fp1+agu1   66 r2
        vmovdqu [rbp + 24480], ymm1                            ;   297.8 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm10, ymm2                                ;   304.0 fp2     66 r2
        vmovdqu [rbp + 24512], ymm15                           ;   298.0 agu0+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm9                                ;   305.0 fp3     66 r2
        vmovdqu [rbp + 24544], ymm4                            ;   299.0 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm15, ymm12                               ;   306.0 fp0     66 r2
        vmovdqu [rbp + 24448], ymm6                            ;   300.0 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm1, ymm4                                 ;   307.0 fp1     66 r2
        vmovdqu [rbp + 24672], ymm5                            ;   301.0 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm6, [rbp + 21472]                        ;   308.0 fp2+agu1   66 r2
        vpxor ymm2, ymm4, [rbp + 21536]                        ;   307.0 fp3+agu0   66 r2
        vpxor ymm14, ymm14, ymm2                               ;   308.0 fp0     66 r2
        vpand ymm2, ymm2, ymm4                                 ;   308.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm2                               ;   309.0 fp2     66 r2
        vmovdqu [rbp + 24704], ymm4                            ;   307.0 agu2+fp5   66 r2 spill
        vpand ymm4, ymm10, ymm6                                ;   308.0 fp3     66 r2
        vpxor ymm11, ymm11, ymm4                               ;   310.0 fp0     66 r2
        vpand ymm4, ymm9, ymm14                                ;   309.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm4                                 ;   310.0 fp2     66 r2
        vpxor ymm4, ymm9, ymm1                                 ;   305.0 fp3     66 r2
        vmovdqu [rbp + 24736], ymm10                           ;   304.2 agu1+fp5   66 r2 spill
        vpand ymm10, ymm4, ymm5                                ;   309.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm2                               ;   311.0 fp1     66 r2
        vpxor ymm10, ymm10, [rbp + 21408]                      ;   312.0 fp2+agu0   66 r2
        vmovdqu [rbp + 24768], ymm6                            ;   308.0 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm4, ymm12                                ;   306.0 fp3     66 r2
        vmovdqu [rbp + 24800], ymm4                            ;   306.2 agu1+fp5   66 r2 spill
        vpor ymm4, ymm7, ymm12                                 ;   306.3 fp0     66 r2
        vpxor ymm0, ymm0, ymm4                                 ;   307.3 fp1     66 r2
        vpxor ymm4, ymm4, ymm11                                ;   311.0 fp2     66 r2
        vpxor ymm0, ymm0, ymm2                                 ;   311.0 fp3     66 r2
        vpand ymm2, ymm15, ymm13                               ;   307.3 fp0     66 r2
        vpxor ymm10, ymm10, ymm2                               ;   313.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm2                               ;   311.0 fp2     66 r2
        vpxor ymm2, ymm13, ymm14                               ;   309.0 fp3     66 r2
        vpand ymm12, ymm8, ymm2                                ;   310.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm12                              ;   312.0 fp1     66 r2
        vpxor ymm12, ymm7, ymm5                                ;   309.0 fp2     66 r2
        vmovdqu [rbp + 24832], ymm2                            ;   310.0 agu0+fp5   66 r2 spill
        vpand ymm2, ymm6, ymm12                                ;   310.0 fp3     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   312.0 fp0     66 r2
        vpand ymm2, ymm11, ymm10                               ;   314.0 fp1     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   315.0 fp2     66 r2
        vmovdqu [rbp + 24864], ymm8                            ;   309.7 agu2+fp5   66 r2 spill
        vpand ymm8, ymm3, ymm1                                 ;   310.2 fp3     66 r2
        vpxor ymm0, ymm0, ymm8                                 ;   312.0 fp0     66 r2
        vpand ymm8, ymm0, ymm4                                 ;   316.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm8                               ;   317.0 fp2     66 r2
        vpand ymm8, ymm0, ymm11                                ;   318.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm10                                ;   319.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm4                               ;   316.0 fp1     66 r2
        vpor ymm2, ymm2, ymm10                                 ;   317.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm11                                ;   318.0 fp3     66 r2
        vpor ymm4, ymm2, ymm8                                  ;   320.0 fp0     66 r2
        vpand ymm11, ymm11, ymm8                               ;   320.0 fp1     66 r2
        vpand ymm12, ymm12, ymm8                               ;   320.0 fp2     66 r2
        vpxor ymm0, ymm0, ymm11                                ;   321.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm4                               ;   321.0 fp0     66 r2
        vpxor ymm4, ymm8, ymm2                                 ;   320.0 fp1     66 r2
        vpand ymm9, ymm9, ymm10                                ;   322.0 fp2     66 r2
        vpxor ymm11, ymm4, ymm10                               ;   322.0 fp3     66 r2
        vpand ymm7, ymm7, ymm2                                 ;   319.0 fp0     66 r2
        vpand ymm14, ymm14, ymm10                              ;   322.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm0                               ;   322.0 fp2     66 r2
        vpand ymm5, ymm5, ymm4                                 ;   321.0 fp3     66 r2
        vpxor ymm14, ymm14, ymm5                               ;   323.0 fp0     66 r2
        vpand ymm1, ymm1, ymm11                                ;   323.0 fp1     66 r2
        vpand ymm3, ymm3, ymm11                                ;   323.0 fp2     66 r2
        vmovdqu ymm11, [rbp + 21344]                           ;   319.0 agu1   100 f reload
        vmovdqu [rbp + 24896], ymm7                            ;   320.0 agu0+fp5   66 r2 spill
        vpand ymm7, ymm2, ymm11                                ;   326.0 fp3     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   323.0 fp0     66 r2
        vpand ymm13, ymm13, ymm10                              ;   323.0 fp1     66 r2
        vpand ymm15, ymm15, ymm10                              ;   323.0 fp2     66 r2
        vpand ymm10, ymm2, [rbp + 24704]                       ;   324.0 fp3+agu1   66 r2
        vpand ymm2, ymm2, [rbp + 21536]                        ;   324.0 fp0+agu0   66 r2
        vpand ymm6, ymm6, ymm8                                 ;   321.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm0                                 ;   322.0 fp2     66 r2
        vpand ymm4, ymm4, [rbp + 24800]                        ;   321.5 fp3+agu1   66 r2
        vpxor ymm13, ymm13, ymm2                               ;   325.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm6                               ;   325.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm7                               ;   327.0 fp2     66 r2
        vpxor ymm6, ymm6, ymm1                                 ;   324.0 fp3     66 r2
        vpxor ymm15, ymm15, ymm1                               ;   324.0 fp0     66 r2
        vpand ymm1, ymm8, [rbp + 24768]                        ;   323.2 fp1+agu0   66 r2
        vpxor ymm10, ymm10, ymm1                               ;   328.0 fp2     66 r2
        vpxor ymm9, ymm9, ymm1                                 ;   324.2 fp3     66 r2
        vpxor ymm6, ymm6, ymm9                                 ;   325.2 fp0     66 r2
        vpand ymm8, ymm8, [rbp + 24736]                        ;   324.2 fp1+agu1   66 r2
        vpand ymm1, ymm0, [rbp + 24864]                        ;   324.3 fp2+agu0   66 r2
        vpand ymm0, ymm0, [rbp + 24832]                        ;   324.5 fp3+agu1   66 r2
        vpxor ymm15, ymm15, ymm7                               ;   327.0 fp0     66 r2
        vpxor ymm7, ymm14, ymm13                               ;   326.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm6                                 ;   327.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm7                                 ;   328.0 fp3     66 r2
        vpxor ymm15, ymm15, ymm4                               ;   329.0 fp0     66 r2
        vpxor ymm0, ymm0, ymm15                                ;   330.0 fp1     66 r2
        vpxor ymm12, ymm12, ymm0                               ;   331.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm3                                 ;   326.5 fp3     66 r2
        vpxor ymm14, ymm14, ymm2                               ;   327.0 fp0     66 r2
        vpxor ymm5, ymm5, ymm12                                ;   332.0 fp1     66 r2
        vpxor ymm14, ymm14, ymm12                              ;   332.0 fp2     66 r2
        vpxor ymm14, ymm14, [rbp + 24896]                      ;   333.0 fp3+agu0   66 r2
        vmovdqu ymm2, [rel snow2_init256.T0_constants256]      ;   325.8 agu1    66 r2 reload
        vpxor ymm6, ymm6, ymm2                                 ;   332.8 fp0     66 r2
        vmovdqu ymm3, [rbp + 24160]                            ;   326.7 agu0    66 r2
        vmovdqu ymm12, [rbp + 24416]                           ;   326.8 agu1    66 r2 reload
        vpxor ymm3, ymm3, ymm12                                ;   333.8 fp1     66 r2
        vpxor ymm1, ymm1, ymm9                                 ;   328.3 fp2     66 r2
        vmovdqu ymm9, [rbp + 24032]                            ;   327.7 agu0    66 r2
        vpxor ymm9, ymm9, [rbp + 24064]                        ;   334.7 fp3+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24128]                        ;   335.7 fp0+agu0   66 r2
        vpxor ymm9, ymm9, [rbp + 24096]                        ;   336.7 fp1+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24192]                        ;   337.7 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm4                                 ;   329.5 fp3     66 r2
        vmovdqu ymm4, [rbp + 23776]                            ;   329.8 agu1    66 r2
        vpxor ymm4, ymm4, [rbp + 24288]                        ;   336.8 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm2                                 ;   332.8 fp1     66 r2
        vpxor ymm1, ymm1, [rbp + 24288]                        ;   333.8 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm13                                ;   330.5 fp3     66 r2
        vmovdqu ymm13, [rbp + 24160]                           ;   331.7 agu0    66 r2 reload
        vpxor ymm11, ymm5, ymm13                               ;   338.7 fp0     66 r2
        vpxor ymm8, ymm8, ymm0                                 ;   331.5 fp1     66 r2
        vmovdqu ymm0, [rbp + 23808]                            ;   331.8 agu1    66 r2
        vpxor ymm0, ymm0, [rbp + 24256]                        ;   338.8 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm0                               ;   339.8 fp3     66 r2
        vpxor ymm8, ymm8, ymm2                                 ;   332.8 fp0     66 r2
        vpxor ymm8, ymm8, [rbp + 24256]                        ;   333.8 fp1+agu1   66 r2
        vpxor ymm0, ymm0, ymm1                                 ;   339.8 fp2     66 r2
        vpxor ymm12, ymm12, [rbp + 24512]                      ;   333.8 fp3+agu0   66 r2
        vmovdqu [rbp + 24416], ymm14                           ;   334.0 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm15, [rbp + 23904]                      ;   333.8 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm4                               ;   337.8 fp1     66 r2
        vpxor ymm4, ymm4, [rbp + 24672]                        ;   337.8 fp2+agu0   66 r2
        vmovdqu [rbp + 24256], ymm14                           ;   338.8 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 23808]                           ;   334.8 agu1    66 r2
        vpxor ymm14, ymm14, [rbp + 24672]                      ;   341.8 fp3+agu0   66 r2
        vmovdqu [rbp + 24672], ymm14                           ;   342.8 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm15, [rbp + 24448]                      ;   335.8 fp0+agu1   66 r2
        vmovdqu [rbp + 24448], ymm15                           ;   336.0 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm1, [rbp + 23776]                       ;   336.7 fp1+agu0   66 r2
        vpxor ymm15, ymm15, ymm14                              ;   337.7 fp2     66 r2
        vpxor ymm1, ymm1, [rbp + 24608]                        ;   336.8 fp3+agu1   66 r2
        vmovdqu [rbp + 23808], ymm15                           ;   338.7 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm3, [rbp + 24224]                       ;   337.7 fp0+agu0   66 r2
        vpxor ymm15, ymm15, ymm2                               ;   338.7 fp1     66 r2
        vmovdqu [rbp + 24224], ymm3                            ;   338.0 agu1+fp5   66 r2 spill
        vpxor ymm3, ymm4, ymm0                                 ;   340.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   338.8 fp3     66 r2
        vmovdqu [rbp + 24160], ymm3                            ;   341.8 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm10, [rbp + 24544]                       ;   338.7 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm2                                 ;   338.2 fp1     66 r2
        vpxor ymm2, ymm12, [rbp + 24192]                       ;   338.8 fp2+agu1   66 r2
        vpxor ymm2, ymm2, [rbp + 24480]                        ;   339.8 fp3+agu0   66 r2
        vpxor ymm5, ymm5, [rbp + 24512]                        ;   339.8 fp0+agu1   66 r2
        vpxor ymm7, ymm7, [rbp + 24576]                        ;   340.7 fp1+agu0   66 r2
        vmovdqu [rbp + 24512], ymm0                            ;   340.8 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm3, [rbp + 24352]                        ;   340.8 fp2+agu1   66 r2
        vpxor ymm3, ymm3, ymm5                                 ;   340.8 fp3     66 r2
        vmovdqu [rbp + 24192], ymm10                           ;   341.0 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm12, ymm13                              ;   340.8 fp0     66 r2
        vpxor ymm8, ymm8, ymm10                                ;   341.8 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   341.8 fp2     66 r2
        vpxor ymm12, ymm12, ymm7                               ;   341.7 fp3     66 r2
        vmovdqu [rbp + 24288], ymm10                           ;   342.8 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm0, [rbp + 23840]                       ;   341.8 fp0+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 24000]                        ;   341.8 fp1+agu1   66 r2
        vmovdqu [rbp + 24096], ymm4                            ;   343.0 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm10, [rbp + 24320]                       ;   342.8 fp2+agu0   66 r2
        vpxor ymm10, ymm10, ymm6                               ;   342.8 fp3     66 r2
        vmovdqu [rbp + 24128], ymm4                            ;   344.0 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm7, ymm3                                 ;   342.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm10                                ;   343.8 fp1     66 r2
        vpxor ymm7, ymm7, ymm15                                ;   342.3 fp2     66 r2
        vpxor ymm15, ymm15, [rbp + 23968]                      ;   343.7 fp3+agu0   66 r2
        vmovdqu [rbp + 24064], ymm8                            ;   345.0 agu2+fp5   66 r2 spill
        vmovdqu ymm8, [rbp + 24320]                            ;   343.8 agu1    66 r2
        vpxor ymm8, ymm8, [rbp + 24544]                        ;   350.8 fp0+agu0   66 r2
        vmovdqu [rbp + 24544], ymm14                           ;   346.0 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm0, [rbp + 24640]                       ;   344.8 fp1+agu1   66 r2
        vpxor ymm0, ymm0, ymm8                                 ;   351.8 fp2     66 r2
        vpxor ymm8, ymm8, ymm2                                 ;   351.8 fp3     66 r2
        vpxor ymm10, ymm10, ymm0                               ;   352.8 fp0     66 r2
        vmovdqu [rbp + 24320], ymm10                           ;   353.8 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm9, [rbp + 24416]                       ;   345.7 fp1+agu0   66 r2
        vpxor ymm8, ymm8, ymm10                                ;   352.8 fp2     66 r2
        vpxor ymm10, ymm10, ymm3                               ;   346.7 fp3     66 r2
        vmovdqu [rbp + 24032], ymm10                           ;   348.0 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm5, [rbp + 24672]                       ;   349.8 fp0+agu0   66 r2
        vmovdqu [rbp + 24896], ymm14                           ;   349.0 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm12, [rbp + 23968]                      ;   346.8 fp1+agu1   66 r2
        vpxor ymm13, ymm13, ymm10                              ;   350.8 fp2     66 r2
        vmovdqu [rbp + 23968], ymm13                           ;   351.8 agu2+fp5   66 r2 spill
        vmovdqu ymm13, [rbp + 24256]                           ;   347.7 agu0    66 r2
        vpxor ymm13, ymm13, [rbp + 24608]                      ;   354.7 fp3+agu1   66 r2
        vmovdqu [rbp + 24608], ymm13                           ;   355.7 agu2+fp5   66 r2 spill
        vmovdqu ymm13, [rbp + 23904]                           ;   348.7 agu0    66 r2
        vpxor ymm13, ymm13, [rbp + 24384]                      ;   355.7 fp0+agu1   66 r2
        vmovdqu [rbp + 24832], ymm14                           ;   352.0 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm1, ymm13                               ;   356.7 fp1     66 r2
        vpxor ymm2, ymm2, [rbp + 24544]                        ;   353.0 fp2+agu0   66 r2
        vmovdqu [rbp + 24864], ymm8                            ;   353.8 agu1+fp5   66 r2 spill
        vmovdqu ymm8, [rbp + 24352]                            ;   350.7 agu0    66 r2
        vpxor ymm8, ymm8, [rbp + 24640]                        ;   357.7 fp3+agu1   66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   358.7 fp0     66 r2
        vpxor ymm0, ymm0, ymm6                                 ;   359.7 fp1     66 r2
        vpxor ymm8, ymm8, ymm7                                 ;   358.7 fp2     66 r2
        vpxor ymm6, ymm6, ymm15                                ;   359.7 fp3     66 r2
        vpxor ymm10, ymm10, [rbp + 24064]                      ;   352.2 fp0+agu0   66 r2
        vpxor ymm1, ymm1, [rbp + 24096]                        ;   352.3 fp1+agu1   66 r2
        vpxor ymm1, ymm1, [rbp + 23776]                        ;   353.3 fp2+agu0   66 r2
        vpxor ymm5, ymm5, ymm13                                ;   356.7 fp3     66 r2
        vpxor ymm13, ymm11, [rbp + 24576]                      ;   353.3 fp0+agu1   66 r2
        vpxor ymm15, ymm15, ymm13                              ;   354.3 fp1     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   354.3 fp2     66 r2
        vpxor ymm13, ymm13, ymm8                               ;   359.7 fp3     66 r2
        vpxor ymm8, ymm8, ymm15                                ;   359.7 fp0     66 r2
        vpxor ymm8, ymm8, [rbp + 23840]                        ;   360.7 fp1+agu0   66 r2
        vpxor ymm12, ymm12, ymm15                              ;   355.3 fp2     66 r2
        vpxor ymm11, ymm11, ymm9                               ;   355.0 fp3     66 r2
        vpxor ymm11, ymm11, [rbp + 24192]                      ;   356.0 fp0+agu1   66 r2
        vpxor ymm11, ymm11, [rbp + 24000]                      ;   357.0 fp1+agu0   66 r2
        vpxor ymm5, ymm5, [rbp + 24480]                        ;   357.7 fp2+agu1   66 r2
        vpxor ymm5, ymm5, [rbp + 24416]                        ;   358.7 fp3+agu0   66 r2
        vpxor ymm5, ymm5, [rbp + 24448]                        ;   359.7 fp0+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24224]                        ;   357.2 fp1+agu0   66 r2
        vpxor ymm15, ymm15, [rbp + 24224]                      ;   357.5 fp2+agu1   66 r2
        vpxor ymm3, ymm3, ymm11                                ;   358.0 fp3     66 r2
        vpxor ymm11, ymm11, [rbp + 24480]                      ;   358.2 fp0+agu0   66 r2
        vpxor ymm3, ymm3, [rbp + 24864]                        ;   360.8 fp1+agu1   66 r2
        vmovdqu [rbp + 24480], ymm11                           ;   359.2 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm1, [rbp + 24672]                       ;   359.2 fp2+agu0   66 r2
        vpxor ymm1, ymm1, [rbp + 24512]                        ;   359.5 fp3+agu1   66 r2
        vmovdqu [rbp + 24512], ymm8                            ;   361.7 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm2, [rbp + 23904]                        ;   360.2 fp0+agu0   66 r2
        vpxor ymm2, ymm2, ymm9                                 ;   358.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                                 ;   360.7 fp2     66 r2
        vpxor ymm9, ymm9, [rbp + 24384]                        ;   360.5 fp3+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24544]                        ;   361.5 fp0+agu0   66 r2
        vmovdqu [rbp + 24384], ymm2                            ;   361.7 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm14, [rbp + 24544]                       ;   361.5 fp1+agu1   66 r2
        vpxor ymm2, ymm2, [rbp + 24256]                        ;   362.5 fp2+agu0   66 r2
        vmovdqu [rbp + 24256], ymm15                           ;   360.2 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rax + 4224]                            ;   362.5 agu1    29 s
        vpxor ymm15, ymm15, [rax + 4320]                       ;   369.5 fp3+agu0   29 s
        vmovdqu [rbp + 24544], ymm10                           ;   361.2 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm15, [rax + 4288]                       ;   370.5 fp0+agu1   29 s
        vmovdqu [rbp + 23904], ymm11                           ;   362.2 agu2+fp5   66 r2 spill
        vmovdqu ymm11, [rax + 4096]                            ;   364.2 agu0    29 s
        vpxor ymm11, ymm11, [rax + 4192]                       ;   371.2 fp1+agu1   29 s
        vmovdqu [rbp + 24672], ymm5                            ;   363.2 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm11, [rax + 4288]                        ;   372.2 fp2+agu0   29 s
        vmovdqu [rbp + 24224], ymm0                            ;   364.2 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm5, [rax + 4224]                         ;   373.2 fp3+agu1   29 s
        vmovdqu [rbp + 24448], ymm4                            ;   365.2 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm5, [rax + 4160]                         ;   373.2 fp0+agu0   29 s
        vmovdqu [rbp + 24416], ymm12                           ;   366.2 agu2+fp5   66 r2 spill
        vmovdqa ymm12, ymm15                                   ;   370.5         29 s copy
        vmovdqu [rbp + 24000], ymm1                            ;   367.2 agu1+fp5   66 r2 spill
        vmovdqu ymm1, [rax + 4096]                             ;   367.2 agu0    29 s
        vpxor ymm1, ymm1, [rax + 4224]                         ;   374.2 fp1+agu1   29 s
        vmovdqu [rbp + 24192], ymm2                            ;   368.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm1, [rax + 4256]                         ;   375.2 fp2+agu0   29 s
        vpxor ymm12, ymm12, ymm2                               ;   376.2 fp3     29 s
        vmovdqu [rbp + 23840], ymm8                            ;   369.2 agu2+fp5   66 r2 spill
        vmovdqa ymm8, ymm2                                     ;   376.2         29 s copy
        vmovdqu [rbp + 24576], ymm13                           ;   370.2 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm2                               ;   376.2 fp0     29 s
        vmovdqu [rbp + 23776], ymm14                           ;   371.2 agu0+fp5   66 r2 spill
        vmovdqu ymm14, [rax + 4128]                            ;   369.5 agu1    29 s
        vpxor ymm14, ymm14, [rax + 4224]                       ;   376.5 fp1+agu0   29 s
        vpxor ymm8, ymm8, ymm14                                ;   377.5 fp2     29 s
        vpxor ymm2, ymm2, ymm5                                 ;   376.2 fp3     29 s
        vmovdqu [rbp + 24640], ymm9                            ;   372.2 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm14, [rax + 4192]                        ;   377.5 fp0+agu1   29 s
        vmovdqu [rbp + 24352], ymm3                            ;   373.2 agu0+fp5   66 r2 spill
        vpxor ymm3, ymm13, [rax + 4320]                        ;   377.2 fp1+agu1   29 s
        vmovdqu [rbp + 24736], ymm6                            ;   374.2 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm2, [rax + 4192]                         ;   377.2 fp2+agu0   29 s
        vmovdqu [rbp + 24768], ymm7                            ;   375.2 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm4, ymm8                                 ;   378.5 fp3     29 s
        vmovdqu [rbp + 24800], ymm8                            ;   378.5 agu1+fp5   29 s spill
        vpxor ymm8, ymm13, [rax + 4160]                        ;   377.2 fp0+agu0   29 s
        vmovdqu [rbp + 24704], ymm1                            ;   377.2 agu2+fp5   29 s spill
        vpxor ymm1, ymm0, ymm9                                 ;   378.5 fp1     29 s
        vpxor ymm9, ymm9, ymm8                                 ;   378.5 fp2     29 s
        vmovdqu [rbp + 24928], ymm13                           ;   378.2 agu1+fp5   29 s spill
        vpxor ymm13, ymm15, ymm8                               ;   378.2 fp3     29 s
        vmovdqu [rbp + 24960], ymm12                           ;   379.2 agu0+fp5   29 s spill
        vpxor ymm12, ymm10, ymm1                               ;   379.5 fp0     29 s
        vmovdqu [rbp + 24992], ymm10                           ;   380.2 agu2+fp5   29 s spill
        vmovdqu ymm10, [rbp + 7808]                            ;   376.8 agu1    28 s
        vpxor ymm10, ymm10, [rbp + 8000]                       ;   383.8 fp1+agu0   28 s
        vmovdqu [rbp + 25024], ymm1                            ;   381.2 agu2+fp5   29 s spill
        vmovdqa ymm1, ymm10                                    ;   384.8         28 s copy
        vmovdqu [rbp + 25056], ymm7                            ;   382.2 agu1+fp5   29 s spill
        vmovdqu ymm7, [rbp + 7808]                             ;   378.3 agu0    28 s
        vpxor ymm7, ymm7, [rbp + 7872]                         ;   385.3 fp2+agu1   28 s
        vmovdqu [rbp + 25088], ymm0                            ;   383.2 agu2+fp5   29 s spill
        vmovdqa ymm0, ymm7                                     ;   386.3         28 s copy
        vmovdqu [rbp + 25120], ymm7                            ;   386.3 agu0+fp5   28 s spill
        vmovdqu ymm7, [rbp + 7872]                             ;   379.8 agu1    28 s
        vpxor ymm7, ymm7, [rbp + 7904]                         ;   386.8 fp3+agu0   28 s
        vpxor ymm1, ymm1, ymm7                                 ;   387.8 fp0     28 s
        vmovdqu [rbp + 25152], ymm2                            ;   385.2 agu2+fp5   29 s spill
        vpxor ymm2, ymm7, [rbp + 7968]                         ;   387.8 fp1+agu1   28 s
        vmovdqu [rbp + 25184], ymm8                            ;   386.2 agu2+fp5   29 s spill
        vpxor ymm8, ymm1, [rbp + 7840]                         ;   388.8 fp2+agu0   28 s
        vmovdqu [rbp + 25216], ymm1                            ;   388.8 agu2+fp5   28 s spill
        vmovdqa ymm1, ymm2                                     ;   388.8         28 s copy
        vmovdqu [rbp + 25248], ymm2                            ;   388.8 agu1+fp5   28 s spill
        vmovdqu ymm2, [rbp + 7808]                             ;   382.3 agu0    28 s
        vpxor ymm2, ymm2, [rbp + 7840]                         ;   389.3 fp3+agu1   28 s
        vmovdqu [rbp + 25280], ymm3                            ;   389.2 agu2+fp5   29 s spill
        vpxor ymm3, ymm2, [rbp + 7936]                         ;   390.3 fp0+agu0   28 s
        vpxor ymm0, ymm0, ymm3                                 ;   391.3 fp1     28 s
        vmovdqu [rbp + 25312], ymm6                            ;   390.2 agu1+fp5   29 s spill
        vpxor ymm6, ymm2, [rbp + 8032]                         ;   390.3 fp2+agu0   28 s
        vmovdqu [rbp + 25344], ymm13                           ;   391.2 agu2+fp5   29 s spill
        vpxor ymm13, ymm2, [rbp + 7904]                        ;   390.3 fp3+agu1   28 s
        vpxor ymm1, ymm1, ymm13                                ;   391.3 fp0     28 s
        vmovdqu [rbp + 25376], ymm13                           ;   392.2 agu0+fp5   28 s spill
        vpxor ymm13, ymm6, [rbp + 7872]                        ;   391.3 fp1+agu1   28 s
        vmovdqu [rbp + 25408], ymm6                            ;   393.2 agu2+fp5   28 s spill
        vpxor ymm6, ymm8, [rbp + 7936]                         ;   389.8 fp2+agu0   28 s
        vmovdqu [rbp + 25440], ymm1                            ;   394.2 agu1+fp5   28 s spill
        vpxor ymm1, ymm7, ymm0                                 ;   392.3 fp3     28 s
        vmovdqu [rbp + 25472], ymm0                            ;   395.2 agu2+fp5   28 s spill
        vpxor ymm0, ymm10, ymm13                               ;   392.3 fp0     28 s
        vmovdqu [rbp + 25504], ymm7                            ;   396.2 agu0+fp5   28 s spill
        vpxor ymm7, ymm6, [rbp + 7968]                         ;   390.8 fp1+agu1   28 s
        vpxor ymm2, ymm2, ymm7                                 ;   391.8 fp2     28 s
        vmovdqu [rbp + 25536], ymm6                            ;   397.2 agu2+fp5   28 s spill
        vpxor ymm6, ymm8, ymm0                                 ;   393.3 fp3     28 s
        vmovdqu [rbp + 25568], ymm10                           ;   398.2 agu0+fp5   28 s spill
        vpxor ymm10, ymm7, [rbp + 8032]                        ;   391.8 fp0+agu1   28 s
        vmovdqu [rbp + 25600], ymm10                           ;   399.2 agu2+fp5   28 s spill
        vpxor ymm10, ymm6, [rbp + 7872]                        ;   394.3 fp1+agu0   28 s
        vmovdqu [rbp + 25632], ymm6                            ;   400.2 agu1+fp5   28 s spill
        vpxor ymm6, ymm7, ymm13                                ;   392.3 fp2     28 s
        vmovdqu [rbp + 25664], ymm13                           ;   401.2 agu2+fp5   28 s spill
        vpxor ymm13, ymm6, [rbp + 7808]                        ;   393.3 fp3+agu0   28 s
        vpxor ymm0, ymm0, ymm4                                 ;   393.3 fp0    104 s
        vpxor ymm11, ymm11, ymm2                               ;   392.8 fp1    104 s
        vpxor ymm0, ymm0, [rax + 4416]                         ;   394.3 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 9152]                         ;   395.3 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18368]                        ;   396.3 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21440]                        ;   397.3 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 20416]                        ;   398.3 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 19392]                        ;   399.3 fp3+agu0  104 s
        vpxor ymm14, ymm14, ymm13                              ;   394.3 fp0    104 s
        vpxor ymm13, ymm13, ymm1                               ;   394.3 fp1    104 s
        vpxor ymm13, ymm13, ymm9                               ;   395.3 fp2    104 s
        vpxor ymm13, ymm13, [rax + 4384]                       ;   396.3 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 9120]                       ;   397.3 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 18336]                      ;   398.3 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 21376]                      ;   399.3 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 20384]                      ;   400.3 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 19360]                      ;   401.3 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rax + 4448]                       ;   399.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 9184]                       ;   400.0 fp2+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 18400]                      ;   401.0 fp3+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 21728]                      ;   402.0 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 21504]                      ;   403.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 19424]                      ;   404.0 fp2+agu0  104 s
        vpxor ymm14, ymm14, [rax + 4480]                       ;   402.0 fp3+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 9216]                       ;   403.0 fp0+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 18432]                      ;   404.0 fp1+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 21600]                      ;   405.0 fp2+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 23872]                      ;   406.0 fp3+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 19456]                      ;   407.0 fp0+agu0  104 s
        vpxor ymm5, ymm5, ymm6                                 ;   399.5 fp1    104 s
        vpxor ymm4, ymm4, [rax + 4544]                         ;   405.0 fp2+agu1  104 s
        vpxor ymm4, ymm4, [rax + 4256]                         ;   406.0 fp3+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 9280]                         ;   407.0 fp0+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 7872]                         ;   408.0 fp1+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 18496]                        ;   409.0 fp2+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 21632]                        ;   410.0 fp3+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 20544]                        ;   411.0 fp0+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 19520]                        ;   412.0 fp1+agu0  104 s
        vpxor ymm5, ymm5, [rax + 4576]                         ;   409.0 fp2+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 9312]                         ;   410.0 fp3+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 18528]                        ;   411.0 fp0+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 21664]                        ;   412.0 fp1+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 23936]                        ;   413.0 fp2+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 19552]                        ;   414.0 fp3+agu0  104 s
        vmovdqu [rbp + 23936], ymm5                            ;   415.0 agu2+fp5  104 s spill
        vpxor ymm5, ymm12, [rax + 4352]                        ;   412.0 fp0+agu1  104 s
        vpxor ymm5, ymm5, ymm2                                 ;   413.0 fp1    104 s
        vpxor ymm5, ymm5, ymm10                                ;   414.0 fp2    104 s
        vpxor ymm5, ymm5, [rbp + 9088]                         ;   415.0 fp3+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 18304]                        ;   416.0 fp0+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 20352]                        ;   417.0 fp1+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 19328]                        ;   418.0 fp2+agu1  104 s
        vpxor ymm8, ymm8, [rax + 4672]                         ;   414.8 fp3+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 25312]                        ;   415.8 fp0+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 9408]                         ;   416.8 fp1+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 7104]                         ;   417.8 fp2+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 18624]                        ;   418.8 fp3+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 21792]                        ;   419.8 fp0+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 20672]                        ;   420.8 fp1+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 19648]                        ;   421.8 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rax + 4704]                       ;   418.8 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 25184]                      ;   419.8 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 9440]                       ;   420.8 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 7136]                       ;   421.8 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 18656]                      ;   422.8 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 21824]                      ;   423.8 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 23712]                      ;   424.8 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 19680]                      ;   425.8 fp2+agu1  104 s
        vpxor ymm1, ymm1, [rax + 4736]                         ;   422.8 fp3+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 25152]                        ;   423.8 fp0+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 9472]                         ;   424.8 fp1+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 7168]                         ;   425.8 fp2+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 18688]                        ;   426.8 fp3+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 21856]                        ;   427.8 fp0+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 23744]                        ;   428.8 fp1+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 19712]                        ;   429.8 fp2+agu1  104 s
        vmovdqu [rbp + 23744], ymm1                            ;   430.8 agu2+fp5  104 s spill
        vpxor ymm1, ymm15, [rax + 4512]                        ;   426.8 fp3+agu0  104 s
        vpxor ymm1, ymm1, ymm9                                 ;   427.8 fp0    104 s
        vpxor ymm1, ymm1, [rbp + 9248]                         ;   428.8 fp1+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 7840]                         ;   429.8 fp2+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 18464]                        ;   430.8 fp3+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 21568]                        ;   431.8 fp0+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 20512]                        ;   432.8 fp1+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 19488]                        ;   433.8 fp2+agu0  104 s
        vpxor ymm7, ymm7, [rax + 4896]                         ;   430.0 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 25024]                        ;   431.0 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 9632]                         ;   432.0 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 7328]                         ;   433.0 fp2+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 18848]                        ;   434.0 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 22016]                        ;   435.0 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 20896]                        ;   436.0 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 19872]                        ;   437.0 fp2+agu0  104 s
        vmovdqu [rbp + 22016], ymm7                            ;   438.0 agu2+fp5  104 s spill
        vpxor ymm7, ymm3, [rax + 4608]                         ;   434.0 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 25344]                        ;   435.0 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 25312]                        ;   436.0 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 9344]                         ;   437.0 fp2+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 7040]                         ;   438.0 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 18560]                        ;   439.0 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 21696]                        ;   440.0 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 23616]                        ;   441.0 fp2+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 19584]                        ;   442.0 fp3+agu1  104 s
        vpxor ymm12, ymm12, [rax + 4960]                       ;   438.8 fp0+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 25184]                      ;   439.8 fp1+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 9696]                       ;   440.8 fp2+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 7392]                       ;   441.8 fp3+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 25568]                      ;   442.8 fp0+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 18912]                      ;   443.8 fp1+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 22112]                      ;   444.8 fp2+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 23552]                      ;   445.8 fp3+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 19936]                      ;   446.8 fp0+agu0  104 s
        vmovdqu [rbp + 23552], ymm12                           ;   447.8 agu2+fp5  104 s spill
        vmovdqu ymm12, [rbp + 25280]                           ;   443.0 agu1   104 s
        vpxor ymm12, ymm12, [rax + 4640]                       ;   450.0 fp1+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 9376]                       ;   451.0 fp2+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 7072]                       ;   452.0 fp3+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 25440]                      ;   453.0 fp0+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 18592]                      ;   454.0 fp1+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 21760]                      ;   455.0 fp2+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 20640]                      ;   456.0 fp3+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 19616]                      ;   457.0 fp0+agu1  104 s
        vpxor ymm6, ymm6, [rax + 5024]                         ;   447.8 fp1+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 25184]                        ;   448.8 fp2+agu1  104 s
        vpxor ymm6, ymm6, [rax + 4256]                         ;   449.8 fp3+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 9760]                         ;   450.8 fp0+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 7456]                         ;   451.8 fp1+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 8000]                         ;   452.8 fp2+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 18976]                        ;   453.8 fp3+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 22144]                        ;   454.8 fp0+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 21024]                        ;   455.8 fp1+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 20000]                        ;   456.8 fp2+agu1  104 s
        vpxor ymm2, ymm2, [rax + 5056]                         ;   452.8 fp3+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 24928]                        ;   453.8 fp0+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 9792]                         ;   454.8 fp1+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 7488]                         ;   455.8 fp2+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 25504]                        ;   456.8 fp3+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 19008]                        ;   457.8 fp0+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 22176]                        ;   458.8 fp1+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 21056]                        ;   459.8 fp2+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 20032]                        ;   460.8 fp3+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 9856]                       ;   457.0 fp0+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 7552]                       ;   458.0 fp1+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 25376]                      ;   459.0 fp2+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 19072]                      ;   460.0 fp3+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 22240]                      ;   461.0 fp0+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 21536]                      ;   462.0 fp1+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 20096]                      ;   463.0 fp2+agu1  104 s
        vmovdqu [rbp + 21536], ymm15                           ;   464.0 agu2+fp5  104 s spill
        vmovdqu ymm15, [rbp + 25184]                           ;   460.8 agu0   104 s
        vpxor ymm15, ymm15, [rax + 4768]                       ;   467.8 fp3+agu1  104 s
        vpxor ymm15, ymm15, [rax + 4224]                       ;   468.8 fp0+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 9504]                       ;   469.8 fp1+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 7200]                       ;   470.8 fp2+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 25440]                      ;   471.8 fp3+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 7808]                       ;   472.8 fp0+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 18720]                      ;   473.8 fp1+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 21888]                      ;   474.8 fp2+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 20768]                      ;   475.8 fp3+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 19744]                      ;   476.8 fp0+agu0  104 s
        vmovdqu [rbp + 21888], ymm2                            ;   461.8 agu2+fp5  104 s spill
        vmovdqu ymm2, [rbp + 25088]                            ;   466.0 agu1   104 s
        vpxor ymm2, ymm2, [rax + 4800]                         ;   473.0 fp1+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 9536]                         ;   474.0 fp2+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 7232]                         ;   475.0 fp3+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 25216]                        ;   476.0 fp0+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 18752]                        ;   477.0 fp1+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 21920]                        ;   478.0 fp2+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 20800]                        ;   479.0 fp3+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 19776]                        ;   480.0 fp0+agu1  104 s
        vmovdqu [rbp + 21920], ymm6                            ;   469.8 agu2+fp5  104 s spill
        vmovdqu ymm6, [rbp + 25056]                            ;   470.8 agu0   104 s
        vpxor ymm6, ymm6, [rax + 4832]                         ;   477.8 fp1+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 9568]                         ;   478.8 fp2+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 7264]                         ;   479.8 fp3+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 25632]                        ;   480.8 fp0+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 18784]                        ;   481.8 fp1+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 21952]                        ;   482.8 fp2+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 23680]                        ;   483.8 fp3+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 19808]                        ;   484.8 fp0+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 24704]                        ;   475.0 fp1+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 9952]                         ;   476.0 fp2+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 7648]                         ;   477.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 25568]                        ;   478.0 fp0+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 19168]                        ;   479.0 fp1+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 22336]                        ;   480.0 fp2+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 21472]                        ;   481.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 20192]                        ;   482.0 fp0+agu0  104 s
        vmovdqu [rbp + 21472], ymm3                            ;   483.0 agu2+fp5  104 s spill
        vmovdqu ymm3, [rbp + 24960]                            ;   479.0 agu1   104 s
        vpxor ymm3, ymm3, [rax + 4864]                         ;   486.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 9600]                         ;   487.0 fp2+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 7296]                         ;   488.0 fp3+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 8000]                         ;   489.0 fp0+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 25600]                        ;   490.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 18816]                        ;   491.0 fp2+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 21984]                        ;   492.0 fp3+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 23456]                        ;   493.0 fp0+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 19840]                        ;   494.0 fp1+agu0  104 s
        vmovdqu [rbp + 23456], ymm3                            ;   495.0 agu2+fp5  104 s spill
        vpxor ymm3, ymm9, [rax + 4928]                         ;   484.0 fp2+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 24960]                        ;   485.0 fp3+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 9664]                         ;   486.0 fp0+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 7360]                         ;   487.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 25600]                        ;   488.0 fp2+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 18880]                        ;   489.0 fp3+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 22048]                        ;   490.0 fp0+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 20928]                        ;   491.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 19904]                        ;   492.0 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rax + 4992]                         ;   488.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 25152]                        ;   489.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 9728]                         ;   490.8 fp1+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 7424]                         ;   491.8 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 25408]                        ;   492.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 18944]                        ;   493.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 22080]                        ;   494.8 fp1+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 23584]                        ;   495.8 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 19968]                        ;   496.8 fp3+agu0  104 s
        vmovdqu [rbp + 23584], ymm9                            ;   497.8 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 24992]                            ;   493.0 agu1   104 s
        vpxor ymm9, ymm9, [rax + 5088]                         ;   500.0 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 9824]                         ;   501.0 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 7520]                         ;   502.0 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 25536]                        ;   503.0 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 19040]                        ;   504.0 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 22208]                        ;   505.0 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 23488]                        ;   506.0 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 20064]                        ;   507.0 fp3+agu1  104 s
        vmovdqu [rbp + 23488], ymm9                            ;   508.0 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 25472]                            ;   497.8 agu0   104 s
        vpxor ymm9, ymm9, [rax + 4256]                         ;   504.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 9888]                         ;   505.8 fp1+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 7584]                         ;   506.8 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 19104]                        ;   507.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 22272]                        ;   508.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 21152]                        ;   509.8 fp1+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 20128]                        ;   510.8 fp2+agu1  104 s
        vmovdqu [rbp + 22272], ymm9                            ;   511.8 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 25248]                            ;   501.8 agu0   104 s
        vpxor ymm9, ymm9, [rax + 4288]                         ;   508.8 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 9920]                         ;   509.8 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 7616]                         ;   510.8 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 19136]                        ;   511.8 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 22304]                        ;   512.8 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 21184]                        ;   513.8 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 20160]                        ;   514.8 fp1+agu1  104 s
        vmovdqu [rbp + 22304], ymm9                            ;   515.8 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 24800]                            ;   506.8 agu0   104 s
        vpxor ymm9, ymm9, [rbp + 9984]                         ;   513.8 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 7680]                         ;   514.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 25440]                        ;   515.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 25408]                        ;   516.8 fp1+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 19200]                        ;   517.8 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 22368]                        ;   518.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 21408]                        ;   519.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 20224]                        ;   520.8 fp1+agu0  104 s
        vmovdqu [rbp + 21408], ymm9                            ;   521.8 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 25056]                            ;   511.0 agu1   104 s
        vpxor ymm9, ymm9, [rbp + 25280]                        ;   518.0 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 10016]                        ;   519.0 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 7712]                         ;   520.0 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 25568]                        ;   521.0 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 7840]                         ;   522.0 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 19232]                        ;   523.0 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 22400]                        ;   524.0 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 21280]                        ;   525.0 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 20256]                        ;   526.0 fp2+agu0  104 s
        vmovdqu [rbp + 22400], ymm9                            ;   527.0 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 25344]                            ;   516.8 agu1   104 s
        vpxor ymm9, ymm9, [rbp + 10048]                        ;   523.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 7744]                         ;   524.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 25664]                        ;   525.8 fp1+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 19264]                        ;   526.8 fp2+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 22432]                        ;   527.8 fp3+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 21312]                        ;   528.8 fp0+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 20288]                        ;   529.8 fp1+agu0  104 s
        vmovdqu [rbp + 22432], ymm9                            ;   530.8 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 25312]                            ;   521.0 agu1   104 s
        vpxor ymm9, ymm9, [rbp + 25280]                        ;   528.0 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 10080]                        ;   529.0 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 7776]                         ;   530.0 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 25120]                        ;   531.0 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 19296]                        ;   532.0 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 23424]                        ;   533.0 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 21312]                        ;   534.0 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 21344]                        ;   535.0 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 20320]                        ;   536.0 fp2+agu0  104 s
        vmovdqu [rbp + 23424], ymm9                            ;   537.0 agu2+fp5  104 s spill
        vmovdqu ymm9, [rbp + 24768]                            ;   526.8 agu1    66 r2 reload
        vmovdqu [rbp + 19328], ymm9                            ;   533.8 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24736]                            ;   527.8 agu1    66 r2 reload
        vmovdqu [rbp + 19360], ymm9                            ;   534.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24128]                            ;   528.0 agu0    66 r2 reload
        vmovdqu [rbp + 19392], ymm9                            ;   535.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24352]                            ;   529.0 agu0    66 r2 reload
        vmovdqu [rbp + 19424], ymm9                            ;   536.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24640]                            ;   529.8 agu1    66 r2 reload
        vmovdqu [rbp + 19456], ymm9                            ;   536.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23776]                            ;   530.0 agu0    66 r2 reload
        vmovdqu [rbp + 19488], ymm9                            ;   537.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24096]                            ;   531.0 agu0    66 r2 reload
        vmovdqu [rbp + 19520], ymm9                            ;   538.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24288]                            ;   531.8 agu1    66 r2 reload
        vmovdqu [rbp + 19552], ymm9                            ;   538.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24832]                            ;   532.0 agu0    66 r2 reload
        vmovdqu [rbp + 19584], ymm9                            ;   539.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24576]                            ;   533.0 agu0    66 r2 reload
        vmovdqu [rbp + 19616], ymm9                            ;   540.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24896]                            ;   533.8 agu1    66 r2 reload
        vmovdqu [rbp + 19648], ymm9                            ;   540.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24864]                            ;   534.0 agu0    66 r2 reload
        vmovdqu [rbp + 19680], ymm9                            ;   541.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23840]                            ;   535.0 agu0    66 r2 reload
        vmovdqu [rbp + 19712], ymm9                            ;   542.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24192]                            ;   535.8 agu1    66 r2 reload
        vmovdqu [rbp + 19744], ymm9                            ;   542.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24000]                            ;   536.0 agu0    66 r2 reload
        vmovdqu [rbp + 19776], ymm9                            ;   543.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23968]                            ;   537.0 agu0    66 r2 reload
        vmovdqu [rbp + 19808], ymm9                            ;   544.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24416]                            ;   537.8 agu1    66 r2 reload
        vmovdqu [rbp + 19840], ymm9                            ;   544.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24448]                            ;   538.0 agu0    66 r2 reload
        vmovdqu [rbp + 19872], ymm9                            ;   545.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24224]                            ;   539.0 agu0    66 r2 reload
        vmovdqu [rbp + 19904], ymm9                            ;   546.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24032]                            ;   539.8 agu1    66 r2 reload
        vmovdqu [rbp + 19936], ymm9                            ;   546.8 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24672]                            ;   540.0 agu0    66 r2 reload
        vmovdqu [rbp + 19968], ymm9                            ;   547.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23808]                            ;   541.0 agu0    66 r2 reload
        vmovdqu [rbp + 20000], ymm9                            ;   548.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23904]                            ;   541.8 agu1    66 r2 reload
        vmovdqu [rbp + 20032], ymm9                            ;   549.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24544]                            ;   542.0 agu0    66 r2 reload
        vmovdqu [rbp + 20064], ymm9                            ;   550.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24256]                            ;   543.0 agu0    66 r2 reload
        vmovdqu [rbp + 20096], ymm9                            ;   551.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24512]                            ;   543.8 agu1    66 r2 reload
        vmovdqu [rbp + 20128], ymm9                            ;   552.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24320]                            ;   544.0 agu0    66 r2 reload
        vmovdqu [rbp + 20160], ymm9                            ;   553.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24480]                            ;   545.0 agu0    66 r2 reload
        vmovdqu [rbp + 20192], ymm9                            ;   554.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24384]                            ;   545.8 agu1    66 r2 reload
        vmovdqu [rbp + 20224], ymm9                            ;   555.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24608]                            ;   546.0 agu0    66 r2 reload
        vmovdqu [rbp + 20256], ymm9                            ;   556.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24160]                            ;   547.0 agu0    66 r2 reload
        vmovdqu [rbp + 20288], ymm9                            ;   557.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 24064]                            ;   547.8 agu1    66 r2 reload
        vmovdqu [rbp + 20320], ymm9                            ;   558.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22496]                            ;   548.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20352], ymm9                            ;   559.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22464]                            ;   549.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20384], ymm9                            ;   560.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22528]                            ;   549.8 agu1   101 r1_next reload
        vmovdqu [rbp + 20416], ymm9                            ;   561.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22624]                            ;   550.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20512], ymm9                            ;   562.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22656]                            ;   551.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20544], ymm9                            ;   563.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22752]                            ;   551.8 agu1   101 r1_next reload
        vmovdqu [rbp + 20640], ymm9                            ;   564.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22784]                            ;   552.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20672], ymm9                            ;   565.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22880]                            ;   553.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20768], ymm9                            ;   566.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 22912]                            ;   553.8 agu1   101 r1_next reload
        vmovdqu [rbp + 20800], ymm9                            ;   567.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23008]                            ;   554.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20896], ymm9                            ;   568.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23040]                            ;   555.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20928], ymm9                            ;   569.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23136]                            ;   555.8 agu1   101 r1_next reload
        vmovdqu [rbp + 21024], ymm9                            ;   570.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23168]                            ;   556.0 agu0   101 r1_next reload
        vmovdqu [rbp + 21056], ymm9                            ;   571.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23264]                            ;   557.0 agu0   101 r1_next reload
        vmovdqu [rbp + 21152], ymm9                            ;   572.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23296]                            ;   557.8 agu1   101 r1_next reload
        vmovdqu [rbp + 21184], ymm9                            ;   573.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23392]                            ;   558.8 agu1   101 r1_next reload
        vmovdqu [rbp + 21280], ymm9                            ;   574.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23520]                            ;   559.0 agu0   101 r1_next reload
        vmovdqu [rbp + 21312], ymm9                            ;   575.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 23648]                            ;   560.0 agu0   101 r1_next reload
        vmovdqu [rbp + 21344], ymm9                            ;   576.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8064]                             ;   561.0 agu1    99 clocks
        vmovdqu [rbp + 7040], ymm9                             ;   577.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8096]                             ;   562.0 agu1    99 clocks
        vmovdqu [rbp + 7072], ymm9                             ;   578.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8128]                             ;   563.0 agu0    99 clocks
        vmovdqu [rbp + 7104], ymm9                             ;   579.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8160]                             ;   564.0 agu0    99 clocks
        vmovdqu [rbp + 7136], ymm9                             ;   580.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8192]                             ;   565.0 agu1    99 clocks
        vmovdqu [rbp + 7168], ymm9                             ;   581.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8224]                             ;   566.0 agu1    99 clocks
        vmovdqu [rbp + 7200], ymm9                             ;   582.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8256]                             ;   567.0 agu0    99 clocks
        vmovdqu [rbp + 7232], ymm9                             ;   583.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8288]                             ;   568.0 agu0    99 clocks
        vmovdqu [rbp + 7264], ymm9                             ;   584.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8320]                             ;   569.0 agu1    99 clocks
        vmovdqu [rbp + 7296], ymm9                             ;   585.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8352]                             ;   570.0 agu1    99 clocks
        vmovdqu [rbp + 7328], ymm9                             ;   586.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8384]                             ;   571.0 agu0    99 clocks
        vmovdqu [rbp + 7360], ymm9                             ;   587.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8416]                             ;   572.0 agu0    99 clocks
        vmovdqu [rbp + 7392], ymm9                             ;   588.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8448]                             ;   573.0 agu1    99 clocks
        vmovdqu [rbp + 7424], ymm9                             ;   589.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8480]                             ;   574.0 agu1    99 clocks
        vmovdqu [rbp + 7456], ymm9                             ;   590.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8512]                             ;   575.0 agu0    99 clocks
        vmovdqu [rbp + 7488], ymm9                             ;   591.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8544]                             ;   576.0 agu0    99 clocks
        vmovdqu [rbp + 7520], ymm9                             ;   592.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8576]                             ;   577.0 agu1    99 clocks
        vmovdqu [rbp + 7552], ymm9                             ;   593.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8608]                             ;   578.0 agu1    99 clocks
        vmovdqu [rbp + 7584], ymm9                             ;   594.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8640]                             ;   579.0 agu0    99 clocks
        vmovdqu [rbp + 7616], ymm9                             ;   595.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8672]                             ;   580.0 agu0    99 clocks
        vmovdqu [rbp + 7648], ymm9                             ;   596.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8704]                             ;   581.0 agu1    99 clocks
        vmovdqu [rbp + 7680], ymm9                             ;   597.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8736]                             ;   582.0 agu1    99 clocks
        vmovdqu [rbp + 7712], ymm9                             ;   598.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8768]                             ;   583.0 agu0    99 clocks
        vmovdqu [rbp + 7744], ymm9                             ;   599.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8800]                             ;   584.0 agu0    99 clocks
        vmovdqu [rbp + 7776], ymm9                             ;   600.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8832]                             ;   585.0 agu1    99 clocks
        vmovdqu [rbp + 7808], ymm9                             ;   601.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8864]                             ;   586.0 agu1    99 clocks
        vmovdqu [rbp + 7840], ymm9                             ;   602.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8896]                             ;   587.0 agu0    99 clocks
        vmovdqu [rbp + 7872], ymm9                             ;   603.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8928]                             ;   588.0 agu0    99 clocks
        vmovdqu [rbp + 7904], ymm9                             ;   604.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8960]                             ;   589.0 agu1    99 clocks
        vmovdqu [rbp + 7936], ymm9                             ;   605.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 8992]                             ;   590.0 agu1    99 clocks
        vmovdqu [rbp + 7968], ymm9                             ;   606.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9024]                             ;   591.0 agu0    99 clocks
        vmovdqu [rbp + 8000], ymm9                             ;   607.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9056]                             ;   592.0 agu0    99 clocks
        vmovdqu [rbp + 8032], ymm9                             ;   608.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9088]                             ;   593.0 agu1    99 clocks
        vmovdqu [rbp + 8064], ymm9                             ;   609.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9120]                             ;   594.0 agu1    99 clocks
        vmovdqu [rbp + 8096], ymm9                             ;   610.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9152]                             ;   595.0 agu0    99 clocks
        vmovdqu [rbp + 8128], ymm9                             ;   611.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9184]                             ;   596.0 agu0    99 clocks
        vmovdqu [rbp + 8160], ymm9                             ;   612.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9216]                             ;   597.0 agu1    99 clocks
        vmovdqu [rbp + 8192], ymm9                             ;   613.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9248]                             ;   598.0 agu1    99 clocks
        vmovdqu [rbp + 8224], ymm9                             ;   614.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9280]                             ;   599.0 agu0    99 clocks
        vmovdqu [rbp + 8256], ymm9                             ;   615.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9312]                             ;   600.0 agu0    99 clocks
        vmovdqu [rbp + 8288], ymm9                             ;   616.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9344]                             ;   601.0 agu1    99 clocks
        vmovdqu [rbp + 8320], ymm9                             ;   617.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9376]                             ;   602.0 agu1    99 clocks
        vmovdqu [rbp + 8352], ymm9                             ;   618.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9408]                             ;   603.0 agu0    99 clocks
        vmovdqu [rbp + 8384], ymm9                             ;   619.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9440]                             ;   604.0 agu0    99 clocks
        vmovdqu [rbp + 8416], ymm9                             ;   620.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9472]                             ;   605.0 agu1    99 clocks
        vmovdqu [rbp + 8448], ymm9                             ;   621.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9504]                             ;   606.0 agu1    99 clocks
        vmovdqu [rbp + 8480], ymm9                             ;   622.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9536]                             ;   607.0 agu0    99 clocks
        vmovdqu [rbp + 8512], ymm9                             ;   623.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9568]                             ;   608.0 agu0    99 clocks
        vmovdqu [rbp + 8544], ymm9                             ;   624.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9600]                             ;   609.0 agu1    99 clocks
        vmovdqu [rbp + 8576], ymm9                             ;   625.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9632]                             ;   610.0 agu1    99 clocks
        vmovdqu [rbp + 8608], ymm9                             ;   626.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9664]                             ;   611.0 agu0    99 clocks
        vmovdqu [rbp + 8640], ymm9                             ;   627.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9696]                             ;   612.0 agu0    99 clocks
        vmovdqu [rbp + 8672], ymm9                             ;   628.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9728]                             ;   613.0 agu1    99 clocks
        vmovdqu [rbp + 8704], ymm9                             ;   629.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9760]                             ;   614.0 agu1    99 clocks
        vmovdqu [rbp + 8736], ymm9                             ;   630.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9792]                             ;   615.0 agu0    99 clocks
        vmovdqu [rbp + 8768], ymm9                             ;   631.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9824]                             ;   616.0 agu0    99 clocks
        vmovdqu [rbp + 8800], ymm9                             ;   632.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9856]                             ;   617.0 agu1    99 clocks
        vmovdqu [rbp + 8832], ymm9                             ;   633.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9888]                             ;   618.0 agu1    99 clocks
        vmovdqu [rbp + 8864], ymm9                             ;   634.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9920]                             ;   619.0 agu0    99 clocks
        vmovdqu [rbp + 8896], ymm9                             ;   635.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9952]                             ;   620.0 agu0    99 clocks
        vmovdqu [rbp + 8928], ymm9                             ;   636.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 9984]                             ;   621.0 agu1    99 clocks
        vmovdqu [rbp + 8960], ymm9                             ;   637.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10016]                            ;   622.0 agu1    99 clocks
        vmovdqu [rbp + 8992], ymm9                             ;   638.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10048]                            ;   623.0 agu0    99 clocks
        vmovdqu [rbp + 9024], ymm9                             ;   639.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10080]                            ;   624.0 agu0    99 clocks
        vmovdqu [rbp + 9056], ymm9                             ;   640.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10112]                            ;   625.0 agu1    99 clocks
        vmovdqu [rbp + 9088], ymm9                             ;   641.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10144]                            ;   626.0 agu1    99 clocks
        vmovdqu [rbp + 9120], ymm9                             ;   642.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10176]                            ;   627.0 agu0    99 clocks
        vmovdqu [rbp + 9152], ymm9                             ;   643.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10208]                            ;   628.0 agu0    99 clocks
        vmovdqu [rbp + 9184], ymm9                             ;   644.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10240]                            ;   629.0 agu1    99 clocks
        vmovdqu [rbp + 9216], ymm9                             ;   645.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10272]                            ;   630.0 agu1    99 clocks
        vmovdqu [rbp + 9248], ymm9                             ;   646.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10304]                            ;   631.0 agu0    99 clocks
        vmovdqu [rbp + 9280], ymm9                             ;   647.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10336]                            ;   632.0 agu0    99 clocks
        vmovdqu [rbp + 9312], ymm9                             ;   648.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10368]                            ;   633.0 agu1    99 clocks
        vmovdqu [rbp + 9344], ymm9                             ;   649.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10400]                            ;   634.0 agu1    99 clocks
        vmovdqu [rbp + 9376], ymm9                             ;   650.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10432]                            ;   635.0 agu0    99 clocks
        vmovdqu [rbp + 9408], ymm9                             ;   651.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10464]                            ;   636.0 agu0    99 clocks
        vmovdqu [rbp + 9440], ymm9                             ;   652.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10496]                            ;   637.0 agu1    99 clocks
        vmovdqu [rbp + 9472], ymm9                             ;   653.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10528]                            ;   638.0 agu1    99 clocks
        vmovdqu [rbp + 9504], ymm9                             ;   654.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10560]                            ;   639.0 agu0    99 clocks
        vmovdqu [rbp + 9536], ymm9                             ;   655.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10592]                            ;   640.0 agu0    99 clocks
        vmovdqu [rbp + 9568], ymm9                             ;   656.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10624]                            ;   641.0 agu1    99 clocks
        vmovdqu [rbp + 9600], ymm9                             ;   657.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10656]                            ;   642.0 agu1    99 clocks
        vmovdqu [rbp + 9632], ymm9                             ;   658.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10688]                            ;   643.0 agu0    99 clocks
        vmovdqu [rbp + 9664], ymm9                             ;   659.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10720]                            ;   644.0 agu0    99 clocks
        vmovdqu [rbp + 9696], ymm9                             ;   660.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10752]                            ;   645.0 agu1    99 clocks
        vmovdqu [rbp + 9728], ymm9                             ;   661.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10784]                            ;   646.0 agu1    99 clocks
        vmovdqu [rbp + 9760], ymm9                             ;   662.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10816]                            ;   647.0 agu0    99 clocks
        vmovdqu [rbp + 9792], ymm9                             ;   663.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10848]                            ;   648.0 agu0    99 clocks
        vmovdqu [rbp + 9824], ymm9                             ;   664.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10880]                            ;   649.0 agu1    99 clocks
        vmovdqu [rbp + 9856], ymm9                             ;   665.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10912]                            ;   650.0 agu1    99 clocks
        vmovdqu [rbp + 9888], ymm9                             ;   666.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10944]                            ;   651.0 agu0    99 clocks
        vmovdqu [rbp + 9920], ymm9                             ;   667.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 10976]                            ;   652.0 agu0    99 clocks
        vmovdqu [rbp + 9952], ymm9                             ;   668.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11008]                            ;   653.0 agu1    99 clocks
        vmovdqu [rbp + 9984], ymm9                             ;   669.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11040]                            ;   654.0 agu1    99 clocks
        vmovdqu [rbp + 10016], ymm9                            ;   670.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11072]                            ;   655.0 agu0    99 clocks
        vmovdqu [rbp + 10048], ymm9                            ;   671.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11104]                            ;   656.0 agu0    99 clocks
        vmovdqu [rbp + 10080], ymm9                            ;   672.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11136]                            ;   657.0 agu1    99 clocks
        vmovdqu [rbp + 10112], ymm9                            ;   673.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11168]                            ;   658.0 agu1    99 clocks
        vmovdqu [rbp + 10144], ymm9                            ;   674.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11200]                            ;   659.0 agu0    99 clocks
        vmovdqu [rbp + 10176], ymm9                            ;   675.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11232]                            ;   660.0 agu0    99 clocks
        vmovdqu [rbp + 10208], ymm9                            ;   676.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11264]                            ;   661.0 agu1    99 clocks
        vmovdqu [rbp + 10240], ymm9                            ;   677.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11296]                            ;   662.0 agu1    99 clocks
        vmovdqu [rbp + 10272], ymm9                            ;   678.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11328]                            ;   663.0 agu0    99 clocks
        vmovdqu [rbp + 10304], ymm9                            ;   679.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11360]                            ;   664.0 agu0    99 clocks
        vmovdqu [rbp + 10336], ymm9                            ;   680.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11392]                            ;   665.0 agu1    99 clocks
        vmovdqu [rbp + 10368], ymm9                            ;   681.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11424]                            ;   666.0 agu1    99 clocks
        vmovdqu [rbp + 10400], ymm9                            ;   682.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11456]                            ;   667.0 agu0    99 clocks
        vmovdqu [rbp + 10432], ymm9                            ;   683.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11488]                            ;   668.0 agu0    99 clocks
        vmovdqu [rbp + 10464], ymm9                            ;   684.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11520]                            ;   669.0 agu1    99 clocks
        vmovdqu [rbp + 10496], ymm9                            ;   685.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11552]                            ;   670.0 agu1    99 clocks
        vmovdqu [rbp + 10528], ymm9                            ;   686.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11584]                            ;   671.0 agu0    99 clocks
        vmovdqu [rbp + 10560], ymm9                            ;   687.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11616]                            ;   672.0 agu0    99 clocks
        vmovdqu [rbp + 10592], ymm9                            ;   688.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11648]                            ;   673.0 agu1    99 clocks
        vmovdqu [rbp + 10624], ymm9                            ;   689.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11680]                            ;   674.0 agu1    99 clocks
        vmovdqu [rbp + 10656], ymm9                            ;   690.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11712]                            ;   675.0 agu0    99 clocks
        vmovdqu [rbp + 10688], ymm9                            ;   691.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11744]                            ;   676.0 agu0    99 clocks
        vmovdqu [rbp + 10720], ymm9                            ;   692.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11776]                            ;   677.0 agu1    99 clocks
        vmovdqu [rbp + 10752], ymm9                            ;   693.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11808]                            ;   678.0 agu1    99 clocks
        vmovdqu [rbp + 10784], ymm9                            ;   694.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11840]                            ;   679.0 agu0    99 clocks
        vmovdqu [rbp + 10816], ymm9                            ;   695.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11872]                            ;   680.0 agu0    99 clocks
        vmovdqu [rbp + 10848], ymm9                            ;   696.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11904]                            ;   681.0 agu1    99 clocks
        vmovdqu [rbp + 10880], ymm9                            ;   697.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11936]                            ;   682.0 agu1    99 clocks
        vmovdqu [rbp + 10912], ymm9                            ;   698.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 11968]                            ;   683.0 agu0    99 clocks
        vmovdqu [rbp + 10944], ymm9                            ;   699.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12000]                            ;   684.0 agu0    99 clocks
        vmovdqu [rbp + 10976], ymm9                            ;   700.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12032]                            ;   685.0 agu1    99 clocks
        vmovdqu [rbp + 11008], ymm9                            ;   701.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12064]                            ;   686.0 agu1    99 clocks
        vmovdqu [rbp + 11040], ymm9                            ;   702.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12096]                            ;   687.0 agu0    99 clocks
        vmovdqu [rbp + 11072], ymm9                            ;   703.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12128]                            ;   688.0 agu0    99 clocks
        vmovdqu [rbp + 11104], ymm9                            ;   704.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12160]                            ;   689.0 agu1    99 clocks
        vmovdqu [rbp + 11136], ymm9                            ;   705.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12192]                            ;   690.0 agu1    99 clocks
        vmovdqu [rbp + 11168], ymm9                            ;   706.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12224]                            ;   691.0 agu0    99 clocks
        vmovdqu [rbp + 11200], ymm9                            ;   707.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12256]                            ;   692.0 agu0    99 clocks
        vmovdqu [rbp + 11232], ymm9                            ;   708.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12288]                            ;   693.0 agu1    99 clocks
        vmovdqu [rbp + 11264], ymm9                            ;   709.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12320]                            ;   694.0 agu1    99 clocks
        vmovdqu [rbp + 11296], ymm9                            ;   710.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12352]                            ;   695.0 agu0    99 clocks
        vmovdqu [rbp + 11328], ymm9                            ;   711.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12384]                            ;   696.0 agu0    99 clocks
        vmovdqu [rbp + 11360], ymm9                            ;   712.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12416]                            ;   697.0 agu1    99 clocks
        vmovdqu [rbp + 11392], ymm9                            ;   713.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12448]                            ;   698.0 agu1    99 clocks
        vmovdqu [rbp + 11424], ymm9                            ;   714.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12480]                            ;   699.0 agu0    99 clocks
        vmovdqu [rbp + 11456], ymm9                            ;   715.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12512]                            ;   700.0 agu0    99 clocks
        vmovdqu [rbp + 11488], ymm9                            ;   716.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12544]                            ;   701.0 agu1    99 clocks
        vmovdqu [rbp + 11520], ymm9                            ;   717.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12576]                            ;   702.0 agu1    99 clocks
        vmovdqu [rbp + 11552], ymm9                            ;   718.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12608]                            ;   703.0 agu0    99 clocks
        vmovdqu [rbp + 11584], ymm9                            ;   719.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12640]                            ;   704.0 agu0    99 clocks
        vmovdqu [rbp + 11616], ymm9                            ;   720.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12672]                            ;   705.0 agu1    99 clocks
        vmovdqu [rbp + 11648], ymm9                            ;   721.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12704]                            ;   706.0 agu1    99 clocks
        vmovdqu [rbp + 11680], ymm9                            ;   722.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12736]                            ;   707.0 agu0    99 clocks
        vmovdqu [rbp + 11712], ymm9                            ;   723.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12768]                            ;   708.0 agu0    99 clocks
        vmovdqu [rbp + 11744], ymm9                            ;   724.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12800]                            ;   709.0 agu1    99 clocks
        vmovdqu [rbp + 11776], ymm9                            ;   725.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12832]                            ;   710.0 agu1    99 clocks
        vmovdqu [rbp + 11808], ymm9                            ;   726.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12864]                            ;   711.0 agu0    99 clocks
        vmovdqu [rbp + 11840], ymm9                            ;   727.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12896]                            ;   712.0 agu0    99 clocks
        vmovdqu [rbp + 11872], ymm9                            ;   728.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12928]                            ;   713.0 agu1    99 clocks
        vmovdqu [rbp + 11904], ymm9                            ;   729.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12960]                            ;   714.0 agu1    99 clocks
        vmovdqu [rbp + 11936], ymm9                            ;   730.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 12992]                            ;   715.0 agu0    99 clocks
        vmovdqu [rbp + 11968], ymm9                            ;   731.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13024]                            ;   716.0 agu0    99 clocks
        vmovdqu [rbp + 12000], ymm9                            ;   732.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13056]                            ;   717.0 agu1    99 clocks
        vmovdqu [rbp + 12032], ymm9                            ;   733.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13088]                            ;   718.0 agu1    99 clocks
        vmovdqu [rbp + 12064], ymm9                            ;   734.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13120]                            ;   719.0 agu0    99 clocks
        vmovdqu [rbp + 12096], ymm9                            ;   735.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13152]                            ;   720.0 agu0    99 clocks
        vmovdqu [rbp + 12128], ymm9                            ;   736.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13184]                            ;   721.0 agu1    99 clocks
        vmovdqu [rbp + 12160], ymm9                            ;   737.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13216]                            ;   722.0 agu1    99 clocks
        vmovdqu [rbp + 12192], ymm9                            ;   738.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13248]                            ;   723.0 agu0    99 clocks
        vmovdqu [rbp + 12224], ymm9                            ;   739.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13280]                            ;   724.0 agu0    99 clocks
        vmovdqu [rbp + 12256], ymm9                            ;   740.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13312]                            ;   725.0 agu1    99 clocks
        vmovdqu [rbp + 12288], ymm9                            ;   741.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13344]                            ;   726.0 agu1    99 clocks
        vmovdqu [rbp + 12320], ymm9                            ;   742.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13376]                            ;   727.0 agu0    99 clocks
        vmovdqu [rbp + 12352], ymm9                            ;   743.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13408]                            ;   728.0 agu0    99 clocks
        vmovdqu [rbp + 12384], ymm9                            ;   744.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13440]                            ;   729.0 agu1    99 clocks
        vmovdqu [rbp + 12416], ymm9                            ;   745.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13472]                            ;   730.0 agu1    99 clocks
        vmovdqu [rbp + 12448], ymm9                            ;   746.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13504]                            ;   731.0 agu0    99 clocks
        vmovdqu [rbp + 12480], ymm9                            ;   747.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13536]                            ;   732.0 agu0    99 clocks
        vmovdqu [rbp + 12512], ymm9                            ;   748.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13568]                            ;   733.0 agu1    99 clocks
        vmovdqu [rbp + 12544], ymm9                            ;   749.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13600]                            ;   734.0 agu1    99 clocks
        vmovdqu [rbp + 12576], ymm9                            ;   750.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13632]                            ;   735.0 agu0    99 clocks
        vmovdqu [rbp + 12608], ymm9                            ;   751.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13664]                            ;   736.0 agu0    99 clocks
        vmovdqu [rbp + 12640], ymm9                            ;   752.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13696]                            ;   737.0 agu1    99 clocks
        vmovdqu [rbp + 12672], ymm9                            ;   753.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13728]                            ;   738.0 agu1    99 clocks
        vmovdqu [rbp + 12704], ymm9                            ;   754.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13760]                            ;   739.0 agu0    99 clocks
        vmovdqu [rbp + 12736], ymm9                            ;   755.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13792]                            ;   740.0 agu0    99 clocks
        vmovdqu [rbp + 12768], ymm9                            ;   756.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13824]                            ;   741.0 agu1    99 clocks
        vmovdqu [rbp + 12800], ymm9                            ;   757.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13856]                            ;   742.0 agu1    99 clocks
        vmovdqu [rbp + 12832], ymm9                            ;   758.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13888]                            ;   743.0 agu0    99 clocks
        vmovdqu [rbp + 12864], ymm9                            ;   759.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13920]                            ;   744.0 agu0    99 clocks
        vmovdqu [rbp + 12896], ymm9                            ;   760.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13952]                            ;   745.0 agu1    99 clocks
        vmovdqu [rbp + 12928], ymm9                            ;   761.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 13984]                            ;   746.0 agu1    99 clocks
        vmovdqu [rbp + 12960], ymm9                            ;   762.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14016]                            ;   747.0 agu0    99 clocks
        vmovdqu [rbp + 12992], ymm9                            ;   763.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14048]                            ;   748.0 agu0    99 clocks
        vmovdqu [rbp + 13024], ymm9                            ;   764.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14080]                            ;   749.0 agu1    99 clocks
        vmovdqu [rbp + 13056], ymm9                            ;   765.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14112]                            ;   750.0 agu1    99 clocks
        vmovdqu [rbp + 13088], ymm9                            ;   766.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14144]                            ;   751.0 agu0    99 clocks
        vmovdqu [rbp + 13120], ymm9                            ;   767.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14176]                            ;   752.0 agu0    99 clocks
        vmovdqu [rbp + 13152], ymm9                            ;   768.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14208]                            ;   753.0 agu1    99 clocks
        vmovdqu [rbp + 13184], ymm9                            ;   769.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14240]                            ;   754.0 agu1    99 clocks
        vmovdqu [rbp + 13216], ymm9                            ;   770.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14272]                            ;   755.0 agu0    99 clocks
        vmovdqu [rbp + 13248], ymm9                            ;   771.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14304]                            ;   756.0 agu0    99 clocks
        vmovdqu [rbp + 13280], ymm9                            ;   772.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14336]                            ;   757.0 agu1    99 clocks
        vmovdqu [rbp + 13312], ymm9                            ;   773.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14368]                            ;   758.0 agu1    99 clocks
        vmovdqu [rbp + 13344], ymm9                            ;   774.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14400]                            ;   759.0 agu0    99 clocks
        vmovdqu [rbp + 13376], ymm9                            ;   775.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14432]                            ;   760.0 agu0    99 clocks
        vmovdqu [rbp + 13408], ymm9                            ;   776.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14464]                            ;   761.0 agu1    99 clocks
        vmovdqu [rbp + 13440], ymm9                            ;   777.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14496]                            ;   762.0 agu1    99 clocks
        vmovdqu [rbp + 13472], ymm9                            ;   778.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14528]                            ;   763.0 agu0    99 clocks
        vmovdqu [rbp + 13504], ymm9                            ;   779.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14560]                            ;   764.0 agu0    99 clocks
        vmovdqu [rbp + 13536], ymm9                            ;   780.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14592]                            ;   765.0 agu1    99 clocks
        vmovdqu [rbp + 13568], ymm9                            ;   781.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14624]                            ;   766.0 agu1    99 clocks
        vmovdqu [rbp + 13600], ymm9                            ;   782.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14656]                            ;   767.0 agu0    99 clocks
        vmovdqu [rbp + 13632], ymm9                            ;   783.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14688]                            ;   768.0 agu0    99 clocks
        vmovdqu [rbp + 13664], ymm9                            ;   784.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14720]                            ;   769.0 agu1    99 clocks
        vmovdqu [rbp + 13696], ymm9                            ;   785.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14752]                            ;   770.0 agu1    99 clocks
        vmovdqu [rbp + 13728], ymm9                            ;   786.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14784]                            ;   771.0 agu0    99 clocks
        vmovdqu [rbp + 13760], ymm9                            ;   787.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14816]                            ;   772.0 agu0    99 clocks
        vmovdqu [rbp + 13792], ymm9                            ;   788.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14848]                            ;   773.0 agu1    99 clocks
        vmovdqu [rbp + 13824], ymm9                            ;   789.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14880]                            ;   774.0 agu1    99 clocks
        vmovdqu [rbp + 13856], ymm9                            ;   790.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14912]                            ;   775.0 agu0    99 clocks
        vmovdqu [rbp + 13888], ymm9                            ;   791.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14944]                            ;   776.0 agu0    99 clocks
        vmovdqu [rbp + 13920], ymm9                            ;   792.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 14976]                            ;   777.0 agu1    99 clocks
        vmovdqu [rbp + 13952], ymm9                            ;   793.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15008]                            ;   778.0 agu1    99 clocks
        vmovdqu [rbp + 13984], ymm9                            ;   794.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15040]                            ;   779.0 agu0    99 clocks
        vmovdqu [rbp + 14016], ymm9                            ;   795.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15072]                            ;   780.0 agu0    99 clocks
        vmovdqu [rbp + 14048], ymm9                            ;   796.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15104]                            ;   781.0 agu1    99 clocks
        vmovdqu [rbp + 14080], ymm9                            ;   797.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15136]                            ;   782.0 agu1    99 clocks
        vmovdqu [rbp + 14112], ymm9                            ;   798.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15168]                            ;   783.0 agu0    99 clocks
        vmovdqu [rbp + 14144], ymm9                            ;   799.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15200]                            ;   784.0 agu0    99 clocks
        vmovdqu [rbp + 14176], ymm9                            ;   800.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7168]                             ;   785.0 agu1    99 clocks
        vmovdqu [rbp + 14208], ymm9                            ;   801.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7200]                             ;   786.0 agu1    99 clocks
        vmovdqu [rbp + 14240], ymm9                            ;   802.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7232]                             ;   787.0 agu0    99 clocks
        vmovdqu [rbp + 14272], ymm9                            ;   803.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 7264]                             ;   788.0 agu0    99 clocks
        vmovdqu [rbp + 14304], ymm9                            ;   804.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7296]                             ;   789.0 agu1    99 clocks
        vmovdqu [rbp + 14336], ymm9                            ;   805.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7328]                             ;   790.0 agu1    99 clocks
        vmovdqu [rbp + 14368], ymm9                            ;   806.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7360]                             ;   791.0 agu0    99 clocks
        vmovdqu [rbp + 14400], ymm9                            ;   807.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 7392]                             ;   792.0 agu0    99 clocks
        vmovdqu [rbp + 14432], ymm9                            ;   808.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7424]                             ;   793.0 agu1    99 clocks
        vmovdqu [rbp + 14464], ymm9                            ;   809.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7456]                             ;   794.0 agu1    99 clocks
        vmovdqu [rbp + 14496], ymm9                            ;   810.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7488]                             ;   795.0 agu0    99 clocks
        vmovdqu [rbp + 14528], ymm9                            ;   811.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 7520]                             ;   796.0 agu0    99 clocks
        vmovdqu [rbp + 14560], ymm9                            ;   812.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7552]                             ;   797.0 agu1    99 clocks
        vmovdqu [rbp + 14592], ymm9                            ;   813.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7584]                             ;   798.0 agu1    99 clocks
        vmovdqu [rbp + 14624], ymm9                            ;   814.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7616]                             ;   799.0 agu0    99 clocks
        vmovdqu [rbp + 14656], ymm9                            ;   815.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 7648]                             ;   800.0 agu0    99 clocks
        vmovdqu [rbp + 14688], ymm9                            ;   816.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7680]                             ;   801.0 agu1    99 clocks
        vmovdqu [rbp + 14720], ymm9                            ;   817.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7712]                             ;   802.0 agu1    99 clocks
        vmovdqu [rbp + 14752], ymm9                            ;   818.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7744]                             ;   803.0 agu0    99 clocks
        vmovdqu [rbp + 14784], ymm9                            ;   819.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 7776]                             ;   804.0 agu0    99 clocks
        vmovdqu [rbp + 14816], ymm9                            ;   820.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7808]                             ;   805.0 agu1    99 clocks
        vmovdqu [rbp + 14848], ymm9                            ;   821.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7840]                             ;   806.0 agu1    99 clocks
        vmovdqu [rbp + 14880], ymm9                            ;   822.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7872]                             ;   807.0 agu0    99 clocks
        vmovdqu [rbp + 14912], ymm9                            ;   823.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 7904]                             ;   808.0 agu0    99 clocks
        vmovdqu [rbp + 14944], ymm9                            ;   824.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 7936]                             ;   809.0 agu1    99 clocks
        vmovdqu [rbp + 14976], ymm9                            ;   825.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 7968]                             ;   810.0 agu1    99 clocks
        vmovdqu [rbp + 15008], ymm9                            ;   826.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 8000]                             ;   811.0 agu0    99 clocks
        vmovdqu [rbp + 15040], ymm9                            ;   827.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 8032]                             ;   812.0 agu0    99 clocks
        vmovdqu [rbp + 15072], ymm9                            ;   828.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 8064]                             ;   813.0 agu1    99 clocks
        vmovdqu [rbp + 15104], ymm9                            ;   829.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 8096]                             ;   814.0 agu1    99 clocks
        vmovdqu [rbp + 15136], ymm9                            ;   830.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 8128]                             ;   815.0 agu0    99 clocks
        vmovdqu [rbp + 15168], ymm9                            ;   831.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 8160]                             ;   816.0 agu0    99 clocks
        vmovdqu [rbp + 15200], ymm9                            ;   832.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15232]                            ;   817.0 agu1    99 clocks
        vmovdqu [rbp + 6016], ymm9                             ;   833.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15264]                            ;   818.0 agu1    99 clocks
        vmovdqu [rbp + 6048], ymm9                             ;   834.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15296]                            ;   819.0 agu0    99 clocks
        vmovdqu [rbp + 6080], ymm9                             ;   835.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15328]                            ;   820.0 agu0    99 clocks
        vmovdqu [rbp + 6112], ymm9                             ;   836.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15360]                            ;   821.0 agu1    99 clocks
        vmovdqu [rbp + 6144], ymm9                             ;   837.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15392]                            ;   822.0 agu1    99 clocks
        vmovdqu [rbp + 6176], ymm9                             ;   838.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15424]                            ;   823.0 agu0    99 clocks
        vmovdqu [rbp + 6208], ymm9                             ;   839.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15456]                            ;   824.0 agu0    99 clocks
        vmovdqu [rbp + 6240], ymm9                             ;   840.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15488]                            ;   825.0 agu1    99 clocks
        vmovdqu [rbp + 6272], ymm9                             ;   841.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15520]                            ;   826.0 agu1    99 clocks
        vmovdqu [rbp + 6304], ymm9                             ;   842.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15552]                            ;   827.0 agu0    99 clocks
        vmovdqu [rbp + 6336], ymm9                             ;   843.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15584]                            ;   828.0 agu0    99 clocks
        vmovdqu [rbp + 6368], ymm9                             ;   844.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15616]                            ;   829.0 agu1    99 clocks
        vmovdqu [rbp + 6400], ymm9                             ;   845.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15648]                            ;   830.0 agu1    99 clocks
        vmovdqu [rbp + 6432], ymm9                             ;   846.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15680]                            ;   831.0 agu0    99 clocks
        vmovdqu [rbp + 6464], ymm9                             ;   847.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15712]                            ;   832.0 agu0    99 clocks
        vmovdqu [rbp + 6496], ymm9                             ;   848.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15744]                            ;   833.0 agu1    99 clocks
        vmovdqu [rbp + 6528], ymm9                             ;   849.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15776]                            ;   834.0 agu1    99 clocks
        vmovdqu [rbp + 6560], ymm9                             ;   850.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15808]                            ;   835.0 agu0    99 clocks
        vmovdqu [rbp + 6592], ymm9                             ;   851.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15840]                            ;   836.0 agu0    99 clocks
        vmovdqu [rbp + 6624], ymm9                             ;   852.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15872]                            ;   837.0 agu1    99 clocks
        vmovdqu [rbp + 6656], ymm9                             ;   853.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15904]                            ;   838.0 agu1    99 clocks
        vmovdqu [rbp + 6688], ymm9                             ;   854.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15936]                            ;   839.0 agu0    99 clocks
        vmovdqu [rbp + 6720], ymm9                             ;   855.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 15968]                            ;   840.0 agu0    99 clocks
        vmovdqu [rbp + 6752], ymm9                             ;   856.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16000]                            ;   841.0 agu1    99 clocks
        vmovdqu [rbp + 6784], ymm9                             ;   857.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16032]                            ;   842.0 agu1    99 clocks
        vmovdqu [rbp + 6816], ymm9                             ;   858.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16064]                            ;   843.0 agu0    99 clocks
        vmovdqu [rbp + 6848], ymm9                             ;   859.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16096]                            ;   844.0 agu0    99 clocks
        vmovdqu [rbp + 6880], ymm9                             ;   860.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16128]                            ;   845.0 agu1    99 clocks
        vmovdqu [rbp + 6912], ymm9                             ;   861.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16160]                            ;   846.0 agu1    99 clocks
        vmovdqu [rbp + 6944], ymm9                             ;   862.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16192]                            ;   847.0 agu0    99 clocks
        vmovdqu [rbp + 6976], ymm9                             ;   863.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16224]                            ;   848.0 agu0    99 clocks
        vmovdqu [rbp + 7008], ymm9                             ;   864.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16256]                            ;   849.0 agu1    99 clocks
        vmovdqu [rbp + 15232], ymm9                            ;   865.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16288]                            ;   850.0 agu1    99 clocks
        vmovdqu [rbp + 15264], ymm9                            ;   866.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16320]                            ;   851.0 agu0    99 clocks
        vmovdqu [rbp + 15296], ymm9                            ;   867.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16352]                            ;   852.0 agu0    99 clocks
        vmovdqu [rbp + 15328], ymm9                            ;   868.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16384]                            ;   853.0 agu1    99 clocks
        vmovdqu [rbp + 15360], ymm9                            ;   869.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16416]                            ;   854.0 agu1    99 clocks
        vmovdqu [rbp + 15392], ymm9                            ;   870.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16448]                            ;   855.0 agu0    99 clocks
        vmovdqu [rbp + 15424], ymm9                            ;   871.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16480]                            ;   856.0 agu0    99 clocks
        vmovdqu [rbp + 15456], ymm9                            ;   872.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16512]                            ;   857.0 agu1    99 clocks
        vmovdqu [rbp + 15488], ymm9                            ;   873.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16544]                            ;   858.0 agu1    99 clocks
        vmovdqu [rbp + 15520], ymm9                            ;   874.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16576]                            ;   859.0 agu0    99 clocks
        vmovdqu [rbp + 15552], ymm9                            ;   875.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16608]                            ;   860.0 agu0    99 clocks
        vmovdqu [rbp + 15584], ymm9                            ;   876.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16640]                            ;   861.0 agu1    99 clocks
        vmovdqu [rbp + 15616], ymm9                            ;   877.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16672]                            ;   862.0 agu1    99 clocks
        vmovdqu [rbp + 15648], ymm9                            ;   878.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16704]                            ;   863.0 agu0    99 clocks
        vmovdqu [rbp + 15680], ymm9                            ;   879.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16736]                            ;   864.0 agu0    99 clocks
        vmovdqu [rbp + 15712], ymm9                            ;   880.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16768]                            ;   865.0 agu1    99 clocks
        vmovdqu [rbp + 15744], ymm9                            ;   881.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16800]                            ;   866.0 agu1    99 clocks
        vmovdqu [rbp + 15776], ymm9                            ;   882.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16832]                            ;   867.0 agu0    99 clocks
        vmovdqu [rbp + 15808], ymm9                            ;   883.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16864]                            ;   868.0 agu0    99 clocks
        vmovdqu [rbp + 15840], ymm9                            ;   884.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16896]                            ;   869.0 agu1    99 clocks
        vmovdqu [rbp + 15872], ymm9                            ;   885.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16928]                            ;   870.0 agu1    99 clocks
        vmovdqu [rbp + 15904], ymm9                            ;   886.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16960]                            ;   871.0 agu0    99 clocks
        vmovdqu [rbp + 15936], ymm9                            ;   887.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 16992]                            ;   872.0 agu0    99 clocks
        vmovdqu [rbp + 15968], ymm9                            ;   888.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17024]                            ;   873.0 agu1    99 clocks
        vmovdqu [rbp + 16000], ymm9                            ;   889.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17056]                            ;   874.0 agu1    99 clocks
        vmovdqu [rbp + 16032], ymm9                            ;   890.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17088]                            ;   875.0 agu0    99 clocks
        vmovdqu [rbp + 16064], ymm9                            ;   891.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17120]                            ;   876.0 agu0    99 clocks
        vmovdqu [rbp + 16096], ymm9                            ;   892.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17152]                            ;   877.0 agu1    99 clocks
        vmovdqu [rbp + 16128], ymm9                            ;   893.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17184]                            ;   878.0 agu1    99 clocks
        vmovdqu [rbp + 16160], ymm9                            ;   894.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17216]                            ;   879.0 agu0    99 clocks
        vmovdqu [rbp + 16192], ymm9                            ;   895.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17248]                            ;   880.0 agu0    99 clocks
        vmovdqu [rbp + 16224], ymm9                            ;   896.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4096]                             ;   881.0 agu1    99 clocks
        vmovdqu [rbp + 16256], ymm9                            ;   897.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4128]                             ;   882.0 agu1    99 clocks
        vmovdqu [rbp + 16288], ymm9                            ;   898.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4160]                             ;   883.0 agu0    99 clocks
        vmovdqu [rbp + 16320], ymm9                            ;   899.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4192]                             ;   884.0 agu0    99 clocks
        vmovdqu [rbp + 16352], ymm9                            ;   900.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4224]                             ;   885.0 agu1    99 clocks
        vmovdqu [rbp + 16384], ymm9                            ;   901.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4256]                             ;   886.0 agu1    99 clocks
        vmovdqu [rbp + 16416], ymm9                            ;   902.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4288]                             ;   887.0 agu0    99 clocks
        vmovdqu [rbp + 16448], ymm9                            ;   903.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4320]                             ;   888.0 agu0    99 clocks
        vmovdqu [rbp + 16480], ymm9                            ;   904.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4352]                             ;   889.0 agu1    99 clocks
        vmovdqu [rbp + 16512], ymm9                            ;   905.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4384]                             ;   890.0 agu1    99 clocks
        vmovdqu [rbp + 16544], ymm9                            ;   906.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4416]                             ;   891.0 agu0    99 clocks
        vmovdqu [rbp + 16576], ymm9                            ;   907.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4448]                             ;   892.0 agu0    99 clocks
        vmovdqu [rbp + 16608], ymm9                            ;   908.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4480]                             ;   893.0 agu1    99 clocks
        vmovdqu [rbp + 16640], ymm9                            ;   909.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4512]                             ;   894.0 agu1    99 clocks
        vmovdqu [rbp + 16672], ymm9                            ;   910.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4544]                             ;   895.0 agu0    99 clocks
        vmovdqu [rbp + 16704], ymm9                            ;   911.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4576]                             ;   896.0 agu0    99 clocks
        vmovdqu [rbp + 16736], ymm9                            ;   912.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4608]                             ;   897.0 agu1    99 clocks
        vmovdqu [rbp + 16768], ymm9                            ;   913.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4640]                             ;   898.0 agu1    99 clocks
        vmovdqu [rbp + 16800], ymm9                            ;   914.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4672]                             ;   899.0 agu0    99 clocks
        vmovdqu [rbp + 16832], ymm9                            ;   915.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4704]                             ;   900.0 agu0    99 clocks
        vmovdqu [rbp + 16864], ymm9                            ;   916.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4736]                             ;   901.0 agu1    99 clocks
        vmovdqu [rbp + 16896], ymm9                            ;   917.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4768]                             ;   902.0 agu1    99 clocks
        vmovdqu [rbp + 16928], ymm9                            ;   918.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4800]                             ;   903.0 agu0    99 clocks
        vmovdqu [rbp + 16960], ymm9                            ;   919.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4832]                             ;   904.0 agu0    99 clocks
        vmovdqu [rbp + 16992], ymm9                            ;   920.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4864]                             ;   905.0 agu1    99 clocks
        vmovdqu [rbp + 17024], ymm9                            ;   921.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 4896]                             ;   906.0 agu1    99 clocks
        vmovdqu [rbp + 17056], ymm9                            ;   922.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4928]                             ;   907.0 agu0    99 clocks
        vmovdqu [rbp + 17088], ymm9                            ;   923.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 4960]                             ;   908.0 agu0    99 clocks
        vmovdqu [rbp + 17120], ymm9                            ;   924.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 4992]                             ;   909.0 agu1    99 clocks
        vmovdqu [rbp + 17152], ymm9                            ;   925.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 5024]                             ;   910.0 agu1    99 clocks
        vmovdqu [rbp + 17184], ymm9                            ;   926.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 5056]                             ;   911.0 agu0    99 clocks
        vmovdqu [rbp + 17216], ymm9                            ;   927.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 5088]                             ;   912.0 agu0    99 clocks
        vmovdqu [rbp + 17248], ymm9                            ;   928.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17280]                            ;   913.0 agu1    99 clocks
        vmovdqu [rbp + 2944], ymm9                             ;   929.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17312]                            ;   914.0 agu1    99 clocks
        vmovdqu [rbp + 2976], ymm9                             ;   930.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17344]                            ;   915.0 agu0    99 clocks
        vmovdqu [rbp + 3008], ymm9                             ;   931.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17376]                            ;   916.0 agu0    99 clocks
        vmovdqu [rbp + 3040], ymm9                             ;   932.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17408]                            ;   917.0 agu1    99 clocks
        vmovdqu [rbp + 3072], ymm9                             ;   933.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17440]                            ;   918.0 agu1    99 clocks
        vmovdqu [rbp + 3104], ymm9                             ;   934.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17472]                            ;   919.0 agu0    99 clocks
        vmovdqu [rbp + 3136], ymm9                             ;   935.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17504]                            ;   920.0 agu0    99 clocks
        vmovdqu [rbp + 3168], ymm9                             ;   936.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17536]                            ;   921.0 agu1    99 clocks
        vmovdqu [rbp + 3200], ymm9                             ;   937.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17568]                            ;   922.0 agu1    99 clocks
        vmovdqu [rbp + 3232], ymm9                             ;   938.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17600]                            ;   923.0 agu0    99 clocks
        vmovdqu [rbp + 3264], ymm9                             ;   939.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17632]                            ;   924.0 agu0    99 clocks
        vmovdqu [rbp + 3296], ymm9                             ;   940.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17664]                            ;   925.0 agu1    99 clocks
        vmovdqu [rbp + 3328], ymm9                             ;   941.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17696]                            ;   926.0 agu1    99 clocks
        vmovdqu [rbp + 3360], ymm9                             ;   942.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17728]                            ;   927.0 agu0    99 clocks
        vmovdqu [rbp + 3392], ymm9                             ;   943.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17760]                            ;   928.0 agu0    99 clocks
        vmovdqu [rbp + 3424], ymm9                             ;   944.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17792]                            ;   929.0 agu1    99 clocks
        vmovdqu [rbp + 3456], ymm9                             ;   945.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17824]                            ;   930.0 agu1    99 clocks
        vmovdqu [rbp + 3488], ymm9                             ;   946.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17856]                            ;   931.0 agu0    99 clocks
        vmovdqu [rbp + 3520], ymm9                             ;   947.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17888]                            ;   932.0 agu0    99 clocks
        vmovdqu [rbp + 3552], ymm9                             ;   948.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17920]                            ;   933.0 agu1    99 clocks
        vmovdqu [rbp + 3584], ymm9                             ;   949.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17952]                            ;   934.0 agu1    99 clocks
        vmovdqu [rbp + 3616], ymm9                             ;   950.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 17984]                            ;   935.0 agu0    99 clocks
        vmovdqu [rbp + 3648], ymm9                             ;   951.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18016]                            ;   936.0 agu0    99 clocks
        vmovdqu [rbp + 3680], ymm9                             ;   952.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18048]                            ;   937.0 agu1    99 clocks
        vmovdqu [rbp + 3712], ymm9                             ;   953.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18080]                            ;   938.0 agu1    99 clocks
        vmovdqu [rbp + 3744], ymm9                             ;   954.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18112]                            ;   939.0 agu0    99 clocks
        vmovdqu [rbp + 3776], ymm9                             ;   955.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18144]                            ;   940.0 agu0    99 clocks
        vmovdqu [rbp + 3808], ymm9                             ;   956.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18176]                            ;   941.0 agu1    99 clocks
        vmovdqu [rbp + 3840], ymm9                             ;   957.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18208]                            ;   942.0 agu1    99 clocks
        vmovdqu [rbp + 3872], ymm9                             ;   958.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18240]                            ;   943.0 agu0    99 clocks
        vmovdqu [rbp + 3904], ymm9                             ;   959.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18272]                            ;   944.0 agu0    99 clocks
        vmovdqu [rbp + 3936], ymm9                             ;   960.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2048]                             ;   945.0 agu1    99 clocks
        vmovdqu [rbp + 17280], ymm9                            ;   961.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2080]                             ;   946.0 agu1    99 clocks
        vmovdqu [rbp + 17312], ymm9                            ;   962.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2112]                             ;   947.0 agu0    99 clocks
        vmovdqu [rbp + 17344], ymm9                            ;   963.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2144]                             ;   948.0 agu0    99 clocks
        vmovdqu [rbp + 17376], ymm9                            ;   964.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2176]                             ;   949.0 agu1    99 clocks
        vmovdqu [rbp + 17408], ymm9                            ;   965.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2208]                             ;   950.0 agu1    99 clocks
        vmovdqu [rbp + 17440], ymm9                            ;   966.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2240]                             ;   951.0 agu0    99 clocks
        vmovdqu [rbp + 17472], ymm9                            ;   967.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2272]                             ;   952.0 agu0    99 clocks
        vmovdqu [rbp + 17504], ymm9                            ;   968.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2304]                             ;   953.0 agu1    99 clocks
        vmovdqu [rbp + 17536], ymm9                            ;   969.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2336]                             ;   954.0 agu1    99 clocks
        vmovdqu [rbp + 17568], ymm9                            ;   970.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2368]                             ;   955.0 agu0    99 clocks
        vmovdqu [rbp + 17600], ymm9                            ;   971.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2400]                             ;   956.0 agu0    99 clocks
        vmovdqu [rbp + 17632], ymm9                            ;   972.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2432]                             ;   957.0 agu1    99 clocks
        vmovdqu [rbp + 17664], ymm9                            ;   973.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2464]                             ;   958.0 agu1    99 clocks
        vmovdqu [rbp + 17696], ymm9                            ;   974.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2496]                             ;   959.0 agu0    99 clocks
        vmovdqu [rbp + 17728], ymm9                            ;   975.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2528]                             ;   960.0 agu0    99 clocks
        vmovdqu [rbp + 17760], ymm9                            ;   976.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2560]                             ;   961.0 agu1    99 clocks
        vmovdqu [rbp + 17792], ymm9                            ;   977.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2592]                             ;   962.0 agu1    99 clocks
        vmovdqu [rbp + 17824], ymm9                            ;   978.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2624]                             ;   963.0 agu0    99 clocks
        vmovdqu [rbp + 17856], ymm9                            ;   979.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2656]                             ;   964.0 agu0    99 clocks
        vmovdqu [rbp + 17888], ymm9                            ;   980.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2688]                             ;   965.0 agu1    99 clocks
        vmovdqu [rbp + 17920], ymm9                            ;   981.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2720]                             ;   966.0 agu1    99 clocks
        vmovdqu [rbp + 17952], ymm9                            ;   982.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2752]                             ;   967.0 agu0    99 clocks
        vmovdqu [rbp + 17984], ymm9                            ;   983.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2784]                             ;   968.0 agu0    99 clocks
        vmovdqu [rbp + 18016], ymm9                            ;   984.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2816]                             ;   969.0 agu1    99 clocks
        vmovdqu [rbp + 18048], ymm9                            ;   985.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2848]                             ;   970.0 agu1    99 clocks
        vmovdqu [rbp + 18080], ymm9                            ;   986.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2880]                             ;   971.0 agu0    99 clocks
        vmovdqu [rbp + 18112], ymm9                            ;   987.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2912]                             ;   972.0 agu0    99 clocks
        vmovdqu [rbp + 18144], ymm9                            ;   988.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 2944]                             ;   973.0 agu1    99 clocks
        vmovdqu [rbp + 18176], ymm9                            ;   989.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 2976]                             ;   974.0 agu1    99 clocks
        vmovdqu [rbp + 18208], ymm9                            ;   990.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 3008]                             ;   975.0 agu0    99 clocks
        vmovdqu [rbp + 18240], ymm9                            ;   991.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 3040]                             ;   976.0 agu0    99 clocks
        vmovdqu [rbp + 18272], ymm9                            ;   992.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1024]                             ;   977.0 agu1    99 clocks
        vmovdqu [rbp + 896], ymm9                              ;   993.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1056]                             ;   978.0 agu1    99 clocks
        vmovdqu [rbp + 928], ymm9                              ;   994.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1088]                             ;   979.0 agu0    99 clocks
        vmovdqu [rbp + 960], ymm9                              ;   995.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1120]                             ;   980.0 agu0    99 clocks
        vmovdqu [rbp + 992], ymm9                              ;   996.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1152]                             ;   981.0 agu1    99 clocks
        vmovdqu [rbp + 1024], ymm9                             ;   997.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1184]                             ;   982.0 agu1    99 clocks
        vmovdqu [rbp + 1056], ymm9                             ;   998.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1216]                             ;   983.0 agu0    99 clocks
        vmovdqu [rbp + 1088], ymm9                             ;   999.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1248]                             ;   984.0 agu0    99 clocks
        vmovdqu [rbp + 1120], ymm9                             ;  1000.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1280]                             ;   985.0 agu1    99 clocks
        vmovdqu [rbp + 1152], ymm9                             ;  1001.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1312]                             ;   986.0 agu1    99 clocks
        vmovdqu [rbp + 1184], ymm9                             ;  1002.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1344]                             ;   987.0 agu0    99 clocks
        vmovdqu [rbp + 1216], ymm9                             ;  1003.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1376]                             ;   988.0 agu0    99 clocks
        vmovdqu [rbp + 1248], ymm9                             ;  1004.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1408]                             ;   989.0 agu1    99 clocks
        vmovdqu [rbp + 1280], ymm9                             ;  1005.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1440]                             ;   990.0 agu1    99 clocks
        vmovdqu [rbp + 1312], ymm9                             ;  1006.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1472]                             ;   991.0 agu0    99 clocks
        vmovdqu [rbp + 1344], ymm9                             ;  1007.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1504]                             ;   992.0 agu0    99 clocks
        vmovdqu [rbp + 1376], ymm9                             ;  1008.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1536]                             ;   993.0 agu1    99 clocks
        vmovdqu [rbp + 1408], ymm9                             ;  1009.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1568]                             ;   994.0 agu1    99 clocks
        vmovdqu [rbp + 1440], ymm9                             ;  1010.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1600]                             ;   995.0 agu0    99 clocks
        vmovdqu [rbp + 1472], ymm9                             ;  1011.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1632]                             ;   996.0 agu0    99 clocks
        vmovdqu [rbp + 1504], ymm9                             ;  1012.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1664]                             ;   997.0 agu1    99 clocks
        vmovdqu [rbp + 1536], ymm9                             ;  1013.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1696]                             ;   998.0 agu1    99 clocks
        vmovdqu [rbp + 1568], ymm9                             ;  1014.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1728]                             ;   999.0 agu0    99 clocks
        vmovdqu [rbp + 1600], ymm9                             ;  1015.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1760]                             ;  1000.0 agu0    99 clocks
        vmovdqu [rbp + 1632], ymm9                             ;  1016.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1792]                             ;  1001.0 agu1    99 clocks
        vmovdqu [rbp + 1664], ymm9                             ;  1017.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1824]                             ;  1002.0 agu1    99 clocks
        vmovdqu [rbp + 1696], ymm9                             ;  1018.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1856]                             ;  1003.0 agu0    99 clocks
        vmovdqu [rbp + 1728], ymm9                             ;  1019.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 1888]                             ;  1004.0 agu0    99 clocks
        vmovdqu [rbp + 1760], ymm9                             ;  1020.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1920]                             ;  1005.0 agu1    99 clocks
        vmovdqu [rbp + 1792], ymm9                             ;  1021.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rax + 1952]                             ;  1006.0 agu1    99 clocks
        vmovdqu [rbp + 1824], ymm9                             ;  1022.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rax + 1984]                             ;  1007.0 agu0    99 clocks
        vmovdqu [rbp + 1856], ymm9                             ;  1023.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rax + 2016]                             ;  1008.0 agu0    99 clocks
        vmovdqu [rbp + 1888], ymm9                             ;  1024.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18304]                            ;  1009.0 agu1    99 clocks
        vmovdqu [rbp - 128], ymm9                              ;  1025.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18336]                            ;  1010.0 agu1    99 clocks
        vmovdqu [rbp - 96], ymm9                               ;  1026.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18368]                            ;  1011.0 agu0    99 clocks
        vmovdqu [rbp - 64], ymm9                               ;  1027.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18400]                            ;  1012.0 agu0    99 clocks
        vmovdqu [rbp - 32], ymm9                               ;  1028.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18432]                            ;  1013.0 agu1    99 clocks
        vmovdqu [rbp + 0], ymm9                                ;  1029.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18464]                            ;  1014.0 agu1    99 clocks
        vmovdqu [rbp + 32], ymm9                               ;  1030.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18496]                            ;  1015.0 agu0    99 clocks
        vmovdqu [rbp + 64], ymm9                               ;  1031.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18528]                            ;  1016.0 agu0    99 clocks
        vmovdqu [rbp + 96], ymm9                               ;  1032.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18560]                            ;  1017.0 agu1    99 clocks
        vmovdqu [rbp + 128], ymm9                              ;  1033.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18592]                            ;  1018.0 agu1    99 clocks
        vmovdqu [rbp + 160], ymm9                              ;  1034.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18624]                            ;  1019.0 agu0    99 clocks
        vmovdqu [rbp + 192], ymm9                              ;  1035.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18656]                            ;  1020.0 agu0    99 clocks
        vmovdqu [rbp + 224], ymm9                              ;  1036.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18688]                            ;  1021.0 agu1    99 clocks
        vmovdqu [rbp + 256], ymm9                              ;  1037.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18720]                            ;  1022.0 agu1    99 clocks
        vmovdqu [rbp + 288], ymm9                              ;  1038.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18752]                            ;  1023.0 agu0    99 clocks
        vmovdqu [rbp + 320], ymm9                              ;  1039.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18784]                            ;  1024.0 agu0    99 clocks
        vmovdqu [rbp + 352], ymm9                              ;  1040.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18816]                            ;  1025.0 agu1    99 clocks
        vmovdqu [rbp + 384], ymm9                              ;  1041.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18848]                            ;  1026.0 agu1    99 clocks
        vmovdqu [rbp + 416], ymm9                              ;  1042.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18880]                            ;  1027.0 agu0    99 clocks
        vmovdqu [rbp + 448], ymm9                              ;  1043.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18912]                            ;  1028.0 agu0    99 clocks
        vmovdqu [rbp + 480], ymm9                              ;  1044.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18944]                            ;  1029.0 agu1    99 clocks
        vmovdqu [rbp + 512], ymm9                              ;  1045.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 18976]                            ;  1030.0 agu1    99 clocks
        vmovdqu [rbp + 544], ymm9                              ;  1046.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 19008]                            ;  1031.0 agu0    99 clocks
        vmovdqu [rbp + 576], ymm9                              ;  1047.0 agu1+fp5   99 clocks
        vmovdqu ymm9, [rbp + 19040]                            ;  1032.0 agu0    99 clocks
        vmovdqu [rbp + 608], ymm9                              ;  1048.0 agu2+fp5   99 clocks
        vmovdqu ymm9, [rbp + 19072]                            ;  1033.0 agu1    99 clocks
        vmovdqu [rbp + 640], ymm9                              ;  1049.0 agu0+fp5   99 clocks
        vmovdqu ymm9, [rbp + 19104]                            ;  1034.0 agu1    99 clocks
        vmovdqu [rbp + 672], ymm9                              ;  1050.0 agu2+fp5   99 clocks
        vmovdqu [rbp + 18304], ymm5                            ;  1051.0 agu0+fp5   99 clocks
        vmovdqu ymm5, [rbp + 19136]                            ;  1036.0 agu1    99 clocks
        vmovdqu [rbp + 704], ymm5                              ;  1052.0 agu2+fp5   99 clocks
        vmovdqu ymm5, [rbp + 19168]                            ;  1037.0 agu0    99 clocks
        vmovdqu [rbp + 736], ymm5                              ;  1053.0 agu1+fp5   99 clocks
        vmovdqu ymm5, [rbp + 19200]                            ;  1038.0 agu0    99 clocks
        vmovdqu [rbp + 768], ymm5                              ;  1054.0 agu2+fp5   99 clocks
        vmovdqu ymm5, [rbp + 19232]                            ;  1039.0 agu1    99 clocks
        vmovdqu [rbp + 800], ymm5                              ;  1055.0 agu0+fp5   99 clocks
        vmovdqu ymm5, [rbp + 19264]                            ;  1040.0 agu1    99 clocks
        vmovdqu [rbp + 832], ymm5                              ;  1056.0 agu2+fp5   99 clocks
        vmovdqu ymm5, [rbp + 19296]                            ;  1041.0 agu0    99 clocks
        vmovdqu [rbp + 864], ymm5                              ;  1057.0 agu1+fp5   99 clocks
        vmovdqu [rbp + 18336], ymm13                           ;  1058.0 agu2+fp5   99 clocks
        vmovdqu [rbp + 18368], ymm0                            ;  1059.0 agu0+fp5   99 clocks
        vmovdqu [rbp + 18400], ymm11                           ;  1060.0 agu1+fp5   99 clocks
        vmovdqu [rbp + 18432], ymm14                           ;  1061.0 agu2+fp5   99 clocks
        vmovdqu [rbp + 18464], ymm1                            ;  1062.0 agu0+fp5   99 clocks
        vmovdqu [rbp + 18496], ymm4                            ;  1063.0 agu1+fp5   99 clocks
        vmovdqu [rbp + 18560], ymm7                            ;  1064.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23936]                           ;  1049.0 agu0   104 s reload
        vmovdqu [rbp + 18528], ymm14                           ;  1065.0 agu1+fp5   99 clocks
        vmovdqu [rbp + 18592], ymm12                           ;  1066.0 agu2+fp5   99 clocks
        vmovdqu [rbp + 18624], ymm8                            ;  1067.0 agu0+fp5   99 clocks
        vmovdqu [rbp + 18656], ymm10                           ;  1068.0 agu1+fp5   99 clocks
        vmovdqu [rbp + 18720], ymm15                           ;  1069.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23744]                           ;  1054.0 agu0   104 s reload
        vmovdqu [rbp + 18688], ymm14                           ;  1070.0 agu1+fp5   99 clocks
        vmovdqu [rbp + 18752], ymm2                            ;  1071.0 agu2+fp5   99 clocks
        vmovdqu [rbp + 18784], ymm6                            ;  1072.0 agu0+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23456]                           ;  1057.0 agu1   104 s reload
        vmovdqu [rbp + 18816], ymm14                           ;  1073.0 agu2+fp5   99 clocks
        vmovdqu [rbp + 18880], ymm3                            ;  1074.0 agu0+fp5   99 clocks
        vmovdqu ymm14, [rbp + 22016]                           ;  1059.0 agu1   104 s reload
        vmovdqu [rbp + 18848], ymm14                           ;  1075.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23552]                           ;  1060.0 agu0   104 s reload
        vmovdqu [rbp + 18912], ymm14                           ;  1076.0 agu1+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23584]                           ;  1061.0 agu0   104 s reload
        vmovdqu [rbp + 18944], ymm14                           ;  1077.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 21920]                           ;  1062.0 agu1   104 s reload
        vmovdqu [rbp + 18976], ymm14                           ;  1078.0 agu0+fp5   99 clocks
        vmovdqu ymm14, [rbp + 21888]                           ;  1063.0 agu1   104 s reload
        vmovdqu [rbp + 19008], ymm14                           ;  1079.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23488]                           ;  1064.0 agu0   104 s reload
        vmovdqu [rbp + 19040], ymm14                           ;  1080.0 agu1+fp5   99 clocks
        vmovdqu ymm14, [rbp + 21536]                           ;  1065.0 agu0   104 s reload
        vmovdqu [rbp + 19072], ymm14                           ;  1081.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 22272]                           ;  1066.0 agu1   104 s reload
        vmovdqu [rbp + 19104], ymm14                           ;  1082.0 agu0+fp5   99 clocks
        vmovdqu ymm14, [rbp + 22304]                           ;  1067.0 agu1   104 s reload
        vmovdqu [rbp + 19136], ymm14                           ;  1083.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 21472]                           ;  1068.0 agu0   104 s reload
        vmovdqu [rbp + 19168], ymm14                           ;  1084.0 agu1+fp5   99 clocks
        vmovdqu ymm14, [rbp + 21408]                           ;  1069.0 agu0   104 s reload
        vmovdqu [rbp + 19200], ymm14                           ;  1085.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 22400]                           ;  1070.0 agu1   104 s reload
        vmovdqu [rbp + 19232], ymm14                           ;  1086.0 agu0+fp5   99 clocks
        vmovdqu ymm14, [rbp + 22432]                           ;  1071.0 agu1   104 s reload
        vmovdqu [rbp + 19264], ymm14                           ;  1087.0 agu2+fp5   99 clocks
        vmovdqu ymm14, [rbp + 23424]                           ;  1072.0 agu0   104 s reload
        vmovdqu [rbp + 19296], ymm14                           ;  1088.0 agu1+fp5   99 clocks
        add esi, 0xffffffff                                    ;  1073.0 alu0    99 clocks
        vmovdqu ymm6, [rbp + 22560]                            ;  1073.2 agu0   101 r1_next reload
        vmovdqu ymm7, [rbp + 22592]                            ;  1073.3 agu1   101 r1_next reload
        vmovdqu ymm0, [rbp + 22688]                            ;  1074.2 agu0   101 r1_next reload
        vmovdqu ymm3, [rbp + 22720]                            ;  1074.3 agu1   101 r1_next reload
        vmovdqu ymm8, [rbp + 22816]                            ;  1075.2 agu0   101 r1_next reload
        vmovdqu ymm9, [rbp + 22848]                            ;  1075.3 agu1   101 r1_next reload
        vmovdqu ymm1, [rbp + 22944]                            ;  1076.2 agu0   101 r1_next reload
        vmovdqu ymm4, [rbp + 22976]                            ;  1076.3 agu1   101 r1_next reload
        vmovdqu ymm10, [rbp + 23072]                           ;  1077.2 agu0   101 r1_next reload
        vmovdqu ymm11, [rbp + 23104]                           ;  1077.3 agu1   101 r1_next reload
        vmovdqu ymm2, [rbp + 23200]                            ;  1078.2 agu0   101 r1_next reload
        vmovdqu ymm5, [rbp + 23232]                            ;  1078.3 agu1   101 r1_next reload
        vmovdqu ymm12, [rbp + 23328]                           ;  1079.2 agu0   101 r1_next reload
        vmovdqu ymm13, [rbp + 23360]                           ;  1079.3 agu1   101 r1_next reload
        lea rax, [rbp - 1152]                                  ;                    first state
        test esi, esi                                          ;                    more clocks?
        jne .clocks_1
        vmovdqu [rbp + 20576], ymm0                            ;                    resident
        vmovdqu [rbp + 20832], ymm1                            ;                    resident
        vmovdqu [rbp + 21088], ymm2                            ;                    resident
        vmovdqu [rbp + 20608], ymm3                            ;                    resident
        vmovdqu [rbp + 20864], ymm4                            ;                    resident
        vmovdqu [rbp + 21120], ymm5                            ;                    resident
        vmovdqu [rbp + 20448], ymm6                            ;                    resident
        vmovdqu [rbp + 20480], ymm7                            ;                    resident
        vmovdqu [rbp + 20704], ymm8                            ;                    resident
        vmovdqu [rbp + 20736], ymm9                            ;                    resident
        vmovdqu [rbp + 20960], ymm10                           ;                    resident
        vmovdqu [rbp + 20992], ymm11                           ;                    resident
        vmovdqu [rbp + 21216], ymm12                           ;                    resident
        vmovdqu [rbp + 21248], ymm13                           ;                    resident
        mov dword [rbp + 25728], esi                           ;                    resident
        vmovdqu ymm0, [rbp + 12160]                            ;     0.0 agu0   107 out[16]
        vmovdqu ymm1, [rbp + 19328]                            ;     0.2 agu1   107 out[16] reload
        vpand ymm0, ymm0, ymm1                                 ;     7.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12192]                            ;     1.0 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;     8.2 fp1    107 out[16]
        vmovdqu ymm3, [rbp + 19360]                            ;     1.2 agu1   107 out[16] reload
        vpxor ymm4, ymm0, ymm3                                 ;     9.2 fp2    107 out[16]
        vmovdqu ymm5, [rbp + 12160]                            ;     2.0 agu0   107 out[16] reload
        vpxor ymm1, ymm1, ymm5                                 ;     9.0 fp3    107 out[16]
        vpxor ymm3, ymm3, ymm2                                 ;     8.2 fp0    107 out[16]
        vpand ymm0, ymm0, ymm3                                 ;     9.2 fp1    107 out[16]
        vmovdqu ymm3, [rbp + 12224]                            ;     2.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm3                                 ;    10.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    11.2 fp3    107 out[16]
        vmovdqu ymm6, [rbp + 19392]                            ;     3.0 agu0   107 out[16] reload
        vpxor ymm7, ymm0, ymm6                                 ;    12.2 fp0    107 out[16]
        vpxor ymm6, ymm6, ymm3                                 ;    10.0 fp1    107 out[16]
        vpand ymm0, ymm0, ymm6                                 ;    12.2 fp2    107 out[16]
        vmovdqu ymm6, [rbp + 12256]                            ;     3.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm6                                 ;    13.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm3                                 ;    14.2 fp0    107 out[16]
        vmovdqu ymm8, [rbp + 19424]                            ;     4.0 agu0   107 out[16] reload
        vpxor ymm9, ymm0, ymm8                                 ;    15.2 fp1    107 out[16]
        vpxor ymm8, ymm8, ymm6                                 ;    11.0 fp2    107 out[16]
        vpand ymm0, ymm0, ymm8                                 ;    15.2 fp3    107 out[16]
        vmovdqu ymm8, [rbp + 12288]                            ;     7.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm8                                 ;    16.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm6                                 ;    17.2 fp1    107 out[16]
        vmovdqu ymm10, [rbp + 19456]                           ;     8.3 agu0   107 out[16] reload
        vpxor ymm11, ymm0, ymm10                               ;    18.2 fp2    107 out[16]
        vpxor ymm10, ymm10, ymm8                               ;    15.3 fp3    107 out[16]
        vpand ymm0, ymm0, ymm10                                ;    18.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm8                                 ;    19.2 fp1    107 out[16]
        vmovdqu ymm10, [rbp + 12320]                           ;    10.0 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm10                                ;    20.2 fp2    107 out[16]
        vmovdqu ymm12, [rbp + 19488]                           ;    10.3 agu0   107 out[16] reload
        vpxor ymm13, ymm0, ymm12                               ;    21.2 fp3    107 out[16]
        vpxor ymm12, ymm12, ymm10                              ;    17.3 fp0    107 out[16]
        vpand ymm0, ymm0, ymm12                                ;    21.2 fp1    107 out[16]
        vmovdqu ymm12, [rbp + 12352]                           ;    12.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm12                                ;    22.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm10                                ;    23.2 fp3    107 out[16]
        vmovdqu ymm14, [rbp + 19520]                           ;    13.2 agu0   107 out[16] reload
        vpxor ymm15, ymm0, ymm14                               ;    24.2 fp0    107 out[16]
        vpxor ymm14, ymm14, ymm12                              ;    20.2 fp1    107 out[16]
        vpand ymm0, ymm0, ymm14                                ;    24.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm12                                ;    25.2 fp3    107 out[16]
        vmovdqu ymm14, [rbp + 12384]                           ;    15.5 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm14                                ;    26.2 fp0    107 out[16]
        vpxor ymm12, ymm0, [rbp + 19552]                       ;    27.2 fp1+agu0  107 out[16]
        vpxor ymm10, ymm14, [rbp + 19552]                      ;    22.5 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm10                                ;    27.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm14                                ;    28.2 fp0    107 out[16]
        vmovdqu ymm10, [rbp + 12416]                           ;    18.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm10                                ;    29.2 fp1    107 out[16]
        vpxor ymm14, ymm0, [rbp + 19584]                       ;    30.2 fp2+agu1  107 out[16]
        vpxor ymm8, ymm10, [rbp + 19584]                       ;    25.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm8                                 ;    30.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm10                                ;    31.2 fp1    107 out[16]
        vmovdqu ymm8, [rbp + 12448]                            ;    21.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm8                                 ;    32.2 fp2    107 out[16]
        vpxor ymm10, ymm0, [rbp + 19616]                       ;    33.2 fp3+agu0  107 out[16]
        vpxor ymm6, ymm8, [rbp + 19616]                        ;    28.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm6                                 ;    33.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm8                                 ;    34.2 fp2    107 out[16]
        vmovdqu ymm6, [rbp + 12480]                            ;    24.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm6                                 ;    35.2 fp3    107 out[16]
        vpxor ymm8, ymm0, [rbp + 19648]                        ;    36.2 fp0+agu1  107 out[16]
        vpxor ymm3, ymm6, [rbp + 19648]                        ;    31.3 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm3                                 ;    36.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm6                                 ;    37.2 fp3    107 out[16]
        vmovdqu ymm3, [rbp + 12512]                            ;    27.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm3                                 ;    38.2 fp0    107 out[16]
        vpxor ymm6, ymm0, [rbp + 19680]                        ;    39.2 fp1+agu0  107 out[16]
        vpxor ymm2, ymm3, [rbp + 19680]                        ;    34.3 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    39.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm3                                 ;    40.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12544]                            ;    30.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    41.2 fp1    107 out[16]
        vpxor ymm3, ymm0, [rbp + 19712]                        ;    42.2 fp2+agu1  107 out[16]
        vpxor ymm5, ymm2, [rbp + 19712]                        ;    37.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    42.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    43.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12576]                            ;    33.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    44.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19744]                        ;    45.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21376], ymm2                            ;    46.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19744]                        ;    40.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    45.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    46.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12608]                            ;    37.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    47.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19776]                        ;    48.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21408], ymm5                            ;    49.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19776]                        ;    44.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    48.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    49.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 12640]                            ;    40.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    50.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19808]                        ;    51.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21440], ymm2                            ;    52.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19808]                        ;    47.3 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    51.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    52.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12672]                            ;    44.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    53.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19840]                        ;    54.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21472], ymm5                            ;    55.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19840]                        ;    51.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    54.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    55.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12704]                            ;    47.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    56.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19872]                        ;    57.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21504], ymm2                            ;    58.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19872]                        ;    54.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    57.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    58.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12736]                            ;    51.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    59.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19904]                        ;    60.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21536], ymm5                            ;    61.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19904]                        ;    58.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    60.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    61.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 12768]                            ;    54.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    62.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19936]                        ;    63.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21568], ymm2                            ;    64.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19936]                        ;    61.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    63.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    64.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12800]                            ;    57.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    65.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19968]                        ;    66.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21600], ymm5                            ;    67.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19968]                        ;    64.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    66.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    67.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12832]                            ;    60.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    68.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20000]                        ;    69.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21632], ymm2                            ;    70.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20000]                        ;    67.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    69.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    70.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12864]                            ;    63.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    71.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20032]                        ;    72.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21664], ymm5                            ;    73.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20032]                        ;    70.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    72.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    73.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 12896]                            ;    66.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    74.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20064]                        ;    75.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21696], ymm2                            ;    76.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20064]                        ;    73.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    75.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    76.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12928]                            ;    69.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    77.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20096]                        ;    78.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21728], ymm5                            ;    79.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20096]                        ;    76.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    78.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    79.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12960]                            ;    72.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    80.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20128]                        ;    81.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21760], ymm2                            ;    82.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20128]                        ;    79.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    81.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    82.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12992]                            ;    75.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    83.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20160]                        ;    84.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21792], ymm5                            ;    85.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20160]                        ;    82.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    84.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    85.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 13024]                            ;    78.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    86.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20192]                        ;    87.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21824], ymm2                            ;    88.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20192]                        ;    85.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    87.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    88.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 13056]                            ;    81.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    89.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20224]                        ;    90.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21856], ymm5                            ;    91.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20224]                        ;    88.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    90.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    91.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 13088]                            ;    84.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    92.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20256]                        ;    93.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21888], ymm2                            ;    94.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20256]                        ;    91.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    93.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    94.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 13120]                            ;    87.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    95.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20288]                        ;    96.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21920], ymm5                            ;    97.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20288]                        ;    94.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    96.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    97.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 13152]                            ;    90.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    98.2 fp0    107 out[16]
        vpxor ymm0, ymm0, [rbp + 20320]                        ;    99.2 fp1+agu0  107 out[16]
        vmovdqu ymm5, [rbp + 20384]                            ;    91.2 agu1    66 out[17]
        vmovdqu ymm2, [rbp + 20448]                            ;    91.5 agu0    66 out[17]
        vpxor ymm2, ymm2, [rbp + 20480]                        ;    98.5 fp2+agu1   66 out[17]
        vpxor ymm5, ymm5, ymm2                                 ;    99.5 fp3     66 out[17]
        vmovdqu [rbp + 21952], ymm0                            ;   100.2 agu2+fp5  107 out[16] spill
        vpxor ymm0, ymm5, [rbp + 20576]                        ;   100.5 fp0+agu0   66 out[17]
        vmovdqu [rbp + 21984], ymm3                            ;    93.2 agu2+fp5  107 out[16] spill
        vpxor ymm3, ymm0, [rbp + 20544]                        ;   101.5 fp1+agu1   66 out[17]
        vmovdqu [rbp + 22016], ymm6                            ;    94.2 agu0+fp5  107 out[16] spill
        vpxor ymm6, ymm0, [rbp + 20352]                        ;   101.5 fp2+agu1   66 out[17]
        vmovdqu [rbp + 22048], ymm8                            ;    95.2 agu2+fp5  107 out[16] spill
        vpxor ymm8, ymm6, [rbp + 20416]                        ;   102.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22080], ymm10                           ;    96.2 agu1+fp5  107 out[16] spill
        vpxor ymm10, ymm8, [rbp + 20448]                       ;   103.5 fp0+agu0   66 out[17]
        vmovdqu [rbp + 22112], ymm14                           ;    97.2 agu2+fp5  107 out[16] spill
        vpxor ymm14, ymm3, [rbp + 20512]                       ;   102.5 fp1+agu1   66 out[17]
        vmovdqu [rbp + 22144], ymm12                           ;    98.2 agu2+fp5  107 out[16] spill
        vpxor ymm12, ymm14, [rbp + 20352]                      ;   103.5 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22176], ymm15                           ;    99.2 agu1+fp5  107 out[16] spill
        vpxor ymm15, ymm14, [rbp + 20480]                      ;   103.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22208], ymm13                           ;   100.2 agu2+fp5  107 out[16] spill
        vpxor ymm13, ymm3, ymm10                               ;   104.5 fp0     66 out[17]
        vmovdqu [rbp + 22240], ymm11                           ;   101.2 agu1+fp5  107 out[16] spill
        vpxor ymm11, ymm13, [rbp + 20576]                      ;   105.5 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22272], ymm9                            ;   102.2 agu2+fp5  107 out[16] spill
        vpxor ymm9, ymm15, ymm11                               ;   106.5 fp2     66 out[17]
        vmovdqu [rbp + 22304], ymm7                            ;   103.2 agu1+fp5  107 out[16] spill
        vpxor ymm7, ymm9, [rbp + 20448]                        ;   107.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22336], ymm4                            ;   104.2 agu2+fp5  107 out[16] spill
        vpxor ymm4, ymm11, [rbp + 20352]                       ;   106.5 fp0+agu1   66 out[17]
        vpxor ymm2, ymm2, ymm4                                 ;   107.5 fp1     66 out[17]
        vpand ymm4, ymm4, ymm11                                ;   107.5 fp2     66 out[17]
        vpxor ymm5, ymm5, ymm4                                 ;   108.5 fp3     66 out[17]
        vmovdqu [rbp + 22368], ymm1                            ;   105.2 agu0+fp5  107 out[16] spill
        vpand ymm1, ymm14, ymm9                                ;   107.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm1                                 ;   109.5 fp1     66 out[17]
        vpand ymm1, ymm10, ymm2                                ;   108.5 fp2     66 out[17]
        vpxor ymm4, ymm4, ymm1                                 ;   109.5 fp3     66 out[17]
        vpxor ymm1, ymm10, ymm15                               ;   104.5 fp0     66 out[17]
        vmovdqu [rbp + 22400], ymm14                           ;   106.2 agu2+fp5   66 out[17] spill
        vpand ymm14, ymm1, ymm7                                ;   108.5 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm4                               ;   110.5 fp2     66 out[17]
        vpxor ymm14, ymm14, [rbp + 20480]                      ;   111.5 fp3+agu1   66 out[17]
        vmovdqu [rbp + 22432], ymm9                            ;   107.5 agu0+fp5   66 out[17] spill
        vpxor ymm9, ymm1, [rbp + 20576]                        ;   105.7 fp0+agu1   66 out[17]
        vmovdqu [rbp + 22464], ymm1                            ;   108.2 agu2+fp5   66 out[17] spill
        vpor ymm1, ymm6, [rbp + 20576]                         ;   106.2 fp1+agu0   66 out[17]
        vpxor ymm8, ymm8, ymm1                                 ;   107.2 fp2     66 out[17]
        vpxor ymm1, ymm1, ymm5                                 ;   110.5 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm4                                 ;   110.5 fp0     66 out[17]
        vpand ymm4, ymm13, ymm0                                ;   107.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm4                               ;   112.5 fp2     66 out[17]
        vpxor ymm5, ymm5, ymm4                                 ;   110.5 fp3     66 out[17]
        vpxor ymm4, ymm0, ymm2                                 ;   108.5 fp0     66 out[17]
        vmovdqu [rbp + 22496], ymm13                           ;   109.2 agu1+fp5   66 out[17] spill
        vpand ymm13, ymm3, ymm4                                ;   109.5 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm13                                ;   111.5 fp2     66 out[17]
        vpxor ymm13, ymm6, ymm7                                ;   108.5 fp3     66 out[17]
        vmovdqu [rbp + 22528], ymm4                            ;   110.2 agu2+fp5   66 out[17] spill
        vpand ymm4, ymm9, ymm13                                ;   109.5 fp0     66 out[17]
        vpxor ymm1, ymm1, ymm4                                 ;   111.5 fp1     66 out[17]
        vpand ymm4, ymm5, ymm14                                ;   113.5 fp2     66 out[17]
        vpxor ymm1, ymm1, ymm4                                 ;   114.5 fp3     66 out[17]
        vmovdqu [rbp + 22560], ymm3                            ;   111.2 agu0+fp5   66 out[17] spill
        vpand ymm3, ymm12, ymm15                               ;   109.7 fp0     66 out[17]
        vpxor ymm8, ymm8, ymm3                                 ;   111.5 fp1     66 out[17]
        vpand ymm3, ymm8, ymm1                                 ;   115.5 fp2     66 out[17]
        vpxor ymm5, ymm5, ymm3                                 ;   116.5 fp3     66 out[17]
        vpand ymm3, ymm8, ymm5                                 ;   117.5 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm14                                ;   118.5 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   115.5 fp2     66 out[17]
        vpor ymm4, ymm4, ymm14                                 ;   116.5 fp3     66 out[17]
        vpxor ymm4, ymm4, ymm5                                 ;   117.5 fp0     66 out[17]
        vpor ymm1, ymm4, ymm3                                  ;   119.5 fp1     66 out[17]
        vpand ymm5, ymm5, ymm3                                 ;   119.5 fp2     66 out[17]
        vpand ymm13, ymm13, ymm3                               ;   119.5 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm5                                 ;   120.5 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   120.5 fp1     66 out[17]
        vpxor ymm1, ymm3, ymm4                                 ;   119.5 fp2     66 out[17]
        vpand ymm10, ymm10, ymm14                              ;   121.5 fp3     66 out[17]
        vpxor ymm5, ymm1, ymm14                                ;   121.5 fp0     66 out[17]
        vpand ymm6, ymm6, ymm4                                 ;   118.5 fp1     66 out[17]
        vpand ymm2, ymm2, ymm14                                ;   121.5 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm8                               ;   121.5 fp3     66 out[17]
        vpand ymm7, ymm7, ymm1                                 ;   120.5 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm7                                 ;   122.5 fp1     66 out[17]
        vpand ymm15, ymm15, ymm5                               ;   122.5 fp2     66 out[17]
        vpand ymm12, ymm12, ymm5                               ;   122.5 fp3     66 out[17]
        vpand ymm5, ymm4, [rbp + 20576]                        ;   118.5 fp0+agu1   66 out[17]
        vpxor ymm4, ymm4, ymm14                                ;   122.5 fp1     66 out[17]
        vpand ymm11, ymm11, ymm4                               ;   123.5 fp2     66 out[17]
        vpand ymm4, ymm4, [rbp + 20352]                        ;   123.5 fp3+agu0   66 out[17]
        vpand ymm0, ymm0, ymm14                                ;   122.5 fp0     66 out[17]
        vpand ymm9, ymm9, ymm3                                 ;   119.8 fp1     66 out[17]
        vpand ymm14, ymm14, [rbp + 22496]                      ;   122.5 fp2+agu1   66 out[17]
        vpxor ymm3, ymm3, ymm8                                 ;   121.5 fp3     66 out[17]
        vpand ymm1, ymm1, [rbp + 22464]                        ;   120.7 fp0+agu0   66 out[17]
        vpxor ymm0, ymm0, ymm4                                 ;   124.5 fp1     66 out[17]
        vpxor ymm11, ymm11, ymm5                               ;   124.5 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm9                               ;   125.5 fp3     66 out[17]
        vpxor ymm9, ymm9, ymm15                                ;   123.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm14                                ;   123.5 fp1     66 out[17]
        vpand ymm14, ymm3, [rbp + 22432]                       ;   122.5 fp2+agu1   66 out[17]
        vpxor ymm11, ymm11, ymm14                              ;   126.5 fp3     66 out[17]
        vpxor ymm10, ymm10, ymm14                              ;   123.5 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm10                                ;   124.5 fp1     66 out[17]
        vpand ymm3, ymm3, [rbp + 22400]                        ;   123.0 fp2+agu0   66 out[17]
        vpand ymm14, ymm8, [rbp + 22560]                       ;   123.5 fp3+agu1   66 out[17]
        vpand ymm8, ymm8, [rbp + 22528]                        ;   123.7 fp0+agu0   66 out[17]
        vpxor ymm5, ymm5, ymm15                                ;   124.5 fp1     66 out[17]
        vpxor ymm15, ymm2, ymm0                                ;   125.5 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm9                               ;   126.5 fp3     66 out[17]
        vpxor ymm1, ymm1, ymm15                                ;   127.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm1                                 ;   128.5 fp1     66 out[17]
        vpxor ymm8, ymm8, ymm5                                 ;   129.5 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm8                               ;   130.5 fp3     66 out[17]
        vpxor ymm7, ymm7, ymm12                                ;   125.7 fp0     66 out[17]
        vpxor ymm7, ymm7, ymm13                                ;   131.5 fp1     66 out[17]
        vmovdqu ymm12, [rel snow2_init256.T0_constants256]     ;   124.7 agu1    66 out[17] reload
        vpxor ymm15, ymm15, ymm12                              ;   131.7 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm10                              ;   126.5 fp3     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   128.5 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm0                                 ;   126.8 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm12                                ;   131.7 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm8                                 ;   130.5 fp3     66 out[17]
        vpxor ymm14, ymm14, ymm12                              ;   131.7 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm12                                ;   131.7 fp1     66 out[17]
        vmovdqu ymm0, [rbp + 20640]                            ;   126.2 agu0    66 out[17]
        vmovdqu ymm1, [rbp + 20704]                            ;   126.3 agu1    66 out[17]
        vmovdqu ymm8, [rbp + 20736]                            ;   127.2 agu0    66 out[17] reload
        vpxor ymm1, ymm1, ymm8                                 ;   134.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   135.2 fp3     66 out[17]
        vmovdqu ymm10, [rbp + 20832]                           ;   127.3 agu1    66 out[17] reload
        vmovdqu [rbp + 22528], ymm15                           ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm15, ymm0, ymm10                               ;   136.2 fp0     66 out[17]
        vmovdqu [rbp + 22560], ymm11                           ;   128.2 agu0+fp5   66 out[17] spill
        vpxor ymm11, ymm15, [rbp + 20800]                      ;   137.2 fp1+agu1   66 out[17]
        vmovdqu [rbp + 22400], ymm9                            ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm15, [rbp + 20608]                       ;   137.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22432], ymm5                            ;   130.2 agu2+fp5   66 out[17] spill
        vpxor ymm5, ymm9, [rbp + 20672]                        ;   138.2 fp3+agu1   66 out[17]
        vmovdqu [rbp + 22464], ymm3                            ;   132.7 agu0+fp5   66 out[17] spill
        vpxor ymm3, ymm5, [rbp + 20704]                        ;   139.2 fp0+agu1   66 out[17]
        vmovdqu [rbp + 22496], ymm14                           ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm11, [rbp + 20768]                      ;   138.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22592], ymm6                            ;   133.2 agu1+fp5   66 out[17] spill
        vpxor ymm6, ymm14, [rbp + 20608]                       ;   139.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22624], ymm2                            ;   134.2 agu2+fp5   66 out[17] spill
        vpxor ymm2, ymm14, ymm8                                ;   139.2 fp3     66 out[17]
        vmovdqu [rbp + 22656], ymm4                            ;   135.2 agu1+fp5   66 out[17] spill
        vpxor ymm4, ymm11, ymm3                                ;   140.2 fp0     66 out[17]
        vmovdqu [rbp + 22688], ymm13                           ;   136.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm4, ymm10                               ;   141.2 fp1     66 out[17]
        vmovdqu [rbp + 22720], ymm7                            ;   137.2 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm2, ymm13                                ;   142.2 fp2     66 out[17]
        vpxor ymm12, ymm7, [rbp + 20704]                       ;   143.2 fp3+agu1   66 out[17]
        vpxor ymm8, ymm13, [rbp + 20608]                       ;   142.2 fp0+agu0   66 out[17]
        vpxor ymm1, ymm1, ymm8                                 ;   143.2 fp1     66 out[17]
        vpand ymm8, ymm8, ymm13                                ;   143.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm8                                 ;   144.2 fp3     66 out[17]
        vmovdqu [rbp + 22752], ymm13                           ;   142.2 agu2+fp5   66 out[17] spill
        vpand ymm13, ymm14, ymm7                               ;   143.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm13                                ;   145.2 fp1     66 out[17]
        vpand ymm13, ymm3, ymm1                                ;   144.2 fp2     66 out[17]
        vpxor ymm8, ymm8, ymm13                                ;   145.2 fp3     66 out[17]
        vpxor ymm13, ymm3, ymm2                                ;   140.2 fp0     66 out[17]
        vmovdqu [rbp + 22784], ymm14                           ;   139.3 agu1+fp5   66 out[17] spill
        vpand ymm14, ymm13, ymm12                              ;   144.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm8                               ;   146.2 fp2     66 out[17]
        vpxor ymm14, ymm14, [rbp + 20736]                      ;   147.2 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22816], ymm7                            ;   143.2 agu2+fp5   66 out[17] spill
        vpxor ymm7, ymm13, ymm10                               ;   141.2 fp0     66 out[17]
        vmovdqu [rbp + 22848], ymm13                           ;   141.3 agu1+fp5   66 out[17] spill
        vpor ymm13, ymm9, ymm10                                ;   141.5 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm13                                ;   142.5 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm0                               ;   146.2 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm8                                 ;   146.2 fp0     66 out[17]
        vpand ymm8, ymm4, ymm15                                ;   142.5 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm8                               ;   148.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm8                                 ;   146.2 fp3     66 out[17]
        vpxor ymm8, ymm15, ymm1                                ;   144.2 fp0     66 out[17]
        vpand ymm10, ymm11, ymm8                               ;   145.2 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm10                                ;   147.2 fp2     66 out[17]
        vpxor ymm10, ymm9, ymm12                               ;   144.2 fp3     66 out[17]
        vmovdqu [rbp + 22880], ymm8                            ;   145.2 agu0+fp5   66 out[17] spill
        vpand ymm8, ymm7, ymm10                                ;   145.2 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm8                               ;   147.2 fp1     66 out[17]
        vpand ymm8, ymm0, ymm14                                ;   149.2 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm8                               ;   150.2 fp3     66 out[17]
        vmovdqu [rbp + 22912], ymm11                           ;   144.8 agu2+fp5   66 out[17] spill
        vpand ymm11, ymm6, ymm2                                ;   145.3 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm11                                ;   147.2 fp1     66 out[17]
        vpand ymm11, ymm5, ymm13                               ;   151.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm11                                ;   152.2 fp3     66 out[17]
        vpand ymm11, ymm5, ymm0                                ;   153.2 fp0     66 out[17]
        vpxor ymm11, ymm11, ymm14                              ;   154.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm13                              ;   151.2 fp2     66 out[17]
        vpor ymm8, ymm8, ymm14                                 ;   152.2 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm0                                 ;   153.2 fp0     66 out[17]
        vpor ymm13, ymm8, ymm11                                ;   155.2 fp1     66 out[17]
        vpand ymm0, ymm0, ymm11                                ;   155.2 fp2     66 out[17]
        vpand ymm10, ymm10, ymm11                              ;   155.2 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm0                                 ;   156.2 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm13                              ;   156.2 fp1     66 out[17]
        vpxor ymm0, ymm11, ymm8                                ;   155.2 fp2     66 out[17]
        vpand ymm3, ymm3, ymm14                                ;   157.2 fp3     66 out[17]
        vpxor ymm13, ymm0, ymm14                               ;   157.2 fp0     66 out[17]
        vpand ymm9, ymm9, ymm8                                 ;   154.2 fp1     66 out[17]
        vpand ymm1, ymm1, ymm14                                ;   157.2 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm5                               ;   157.2 fp3     66 out[17]
        vpand ymm12, ymm12, ymm0                               ;   156.2 fp0     66 out[17]
        vpxor ymm1, ymm1, ymm12                                ;   158.2 fp1     66 out[17]
        vpand ymm2, ymm2, ymm13                                ;   158.2 fp2     66 out[17]
        vpand ymm6, ymm6, ymm13                                ;   158.2 fp3     66 out[17]
        vpand ymm13, ymm8, [rbp + 20832]                       ;   154.2 fp0+agu1   66 out[17]
        vpxor ymm8, ymm8, ymm14                                ;   158.2 fp1     66 out[17]
        vpand ymm15, ymm15, ymm14                              ;   158.2 fp2     66 out[17]
        vpand ymm4, ymm4, ymm14                                ;   158.2 fp3     66 out[17]
        vpand ymm14, ymm8, [rbp + 22752]                       ;   159.2 fp0+agu0   66 out[17]
        vpand ymm8, ymm8, [rbp + 20608]                        ;   159.2 fp1+agu1   66 out[17]
        vpand ymm7, ymm7, ymm11                                ;   155.7 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm5                               ;   157.2 fp3     66 out[17]
        vpand ymm0, ymm0, [rbp + 22848]                        ;   156.3 fp0+agu0   66 out[17]
        vpxor ymm15, ymm15, ymm8                               ;   160.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm13                              ;   160.2 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm7                               ;   161.2 fp3     66 out[17]
        vpxor ymm7, ymm7, ymm2                                 ;   159.2 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm4                               ;   159.2 fp1     66 out[17]
        vpand ymm4, ymm11, [rbp + 22816]                       ;   158.2 fp2+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm4                               ;   162.2 fp3     66 out[17]
        vpxor ymm3, ymm3, ymm4                                 ;   159.2 fp0     66 out[17]
        vpxor ymm7, ymm7, ymm3                                 ;   160.2 fp1     66 out[17]
        vpand ymm11, ymm11, [rbp + 22784]                      ;   158.7 fp2+agu0   66 out[17]
        vpand ymm4, ymm5, [rbp + 22912]                        ;   159.2 fp3+agu1   66 out[17]
        vpand ymm5, ymm5, [rbp + 22880]                        ;   159.3 fp0+agu0   66 out[17]
        vpxor ymm13, ymm13, ymm2                               ;   160.2 fp1     66 out[17]
        vpxor ymm2, ymm1, ymm15                                ;   161.2 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm7                                 ;   162.2 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm2                                 ;   163.2 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm0                               ;   164.2 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm13                                ;   165.2 fp2     66 out[17]
        vpxor ymm10, ymm10, ymm5                               ;   166.2 fp3     66 out[17]
        vpxor ymm12, ymm12, ymm6                               ;   161.3 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm1                                 ;   161.5 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm8                                 ;   162.5 fp2     66 out[17]
        vpxor ymm12, ymm12, ymm10                              ;   167.2 fp3     66 out[17]
        vpxor ymm9, ymm9, ymm10                                ;   167.2 fp0     66 out[17]
        vmovdqu ymm1, [rel snow2_init256.T0_constants256]      ;   160.8 agu1    66 out[17] reload
        vpxor ymm7, ymm7, ymm1                                 ;   167.8 fp1     66 out[17]
        vpxor ymm4, ymm4, ymm3                                 ;   162.7 fp2     66 out[17]
        vpxor ymm4, ymm4, ymm0                                 ;   164.2 fp3     66 out[17]
        vpxor ymm11, ymm11, ymm15                              ;   163.3 fp0     66 out[17]
        vpxor ymm11, ymm11, ymm5                               ;   166.2 fp1     66 out[17]
        vpxor ymm4, ymm4, ymm1                                 ;   167.8 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm1                               ;   167.8 fp3     66 out[17]
        vmovdqu ymm0, [rbp + 20896]                            ;   162.2 agu0    66 out[17]
        vmovdqu ymm3, [rbp + 20960]                            ;   162.3 agu1    66 out[17]
        vmovdqu ymm5, [rbp + 20992]                            ;   163.2 agu0    66 out[17] reload
        vpxor ymm3, ymm3, ymm5                                 ;   170.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm3                                 ;   171.2 fp1     66 out[17]
        vmovdqu ymm6, [rbp + 21088]                            ;   163.3 agu1    66 out[17] reload
        vpxor ymm8, ymm0, ymm6                                 ;   172.2 fp2     66 out[17]
        vpxor ymm10, ymm8, [rbp + 21056]                       ;   173.2 fp3+agu0   66 out[17]
        vmovdqu ymm15, [rbp + 20864]                           ;   164.3 agu1    66 out[17] reload
        vmovdqu [rbp + 22880], ymm13                           ;   165.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm8, ymm15                               ;   173.2 fp0     66 out[17]
        vmovdqu [rbp + 22912], ymm14                           ;   164.7 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm13, [rbp + 20928]                      ;   174.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22784], ymm7                            ;   168.8 agu1+fp5   66 out[17] spill
        vpxor ymm7, ymm14, [rbp + 20960]                       ;   175.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22816], ymm2                            ;   166.7 agu2+fp5   66 out[17] spill
        vpxor ymm2, ymm10, [rbp + 21024]                       ;   174.2 fp3+agu1   66 out[17]
        vmovdqu [rbp + 22848], ymm11                           ;   168.8 agu2+fp5   66 out[17] spill
        vpxor ymm11, ymm2, ymm15                               ;   175.2 fp0     66 out[17]
        vmovdqu [rbp + 22752], ymm4                            ;   168.8 agu0+fp5   66 out[17] spill
        vpxor ymm4, ymm2, ymm5                                 ;   175.2 fp1     66 out[17]
        vmovdqu [rbp + 22944], ymm9                            ;   169.7 agu1+fp5   66 out[17] spill
        vpxor ymm9, ymm10, ymm7                                ;   176.2 fp2     66 out[17]
        vmovdqu [rbp + 22976], ymm12                           ;   170.7 agu2+fp5   66 out[17] spill
        vpxor ymm12, ymm9, ymm6                                ;   177.2 fp3     66 out[17]
        vpxor ymm1, ymm4, ymm12                                ;   178.2 fp0     66 out[17]
        vpxor ymm5, ymm1, [rbp + 20960]                        ;   179.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 23008], ymm14                           ;   175.2 agu1+fp5   66 out[17] spill
        vpxor ymm14, ymm12, ymm15                              ;   178.2 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm14                                ;   179.2 fp3     66 out[17]
        vpand ymm14, ymm14, ymm12                              ;   179.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm14                                ;   180.2 fp1     66 out[17]
        vpand ymm15, ymm2, ymm1                                ;   179.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   181.2 fp3     66 out[17]
        vpand ymm15, ymm7, ymm3                                ;   180.2 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm15                              ;   181.2 fp1     66 out[17]
        vpxor ymm15, ymm7, ymm4                                ;   176.2 fp2     66 out[17]
        vmovdqu [rbp + 23040], ymm2                            ;   175.3 agu2+fp5   66 out[17] spill
        vpand ymm2, ymm15, ymm5                                ;   180.2 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm14                                ;   182.2 fp0     66 out[17]
        vpxor ymm2, ymm2, [rbp + 20992]                        ;   183.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 23072], ymm1                            ;   179.2 agu1+fp5   66 out[17] spill
        vpxor ymm1, ymm15, ymm6                                ;   177.2 fp2     66 out[17]
        vmovdqu [rbp + 23104], ymm15                           ;   177.3 agu2+fp5   66 out[17] spill
        vpor ymm15, ymm13, ymm6                                ;   177.3 fp3     66 out[17]
        vpand ymm6, ymm9, ymm8                                 ;   177.5 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm6                                 ;   184.2 fp1     66 out[17]
        vpxor ymm6, ymm6, ymm0                                 ;   182.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   182.2 fp3     66 out[17]
        vpxor ymm15, ymm15, ymm14                              ;   182.2 fp0     66 out[17]
        vpxor ymm14, ymm8, ymm3                                ;   180.2 fp1     66 out[17]
        vpxor ymm15, ymm15, [rbp + 23008]                      ;   183.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 23008], ymm9                            ;   179.5 agu1+fp5   66 out[17] spill
        vpand ymm9, ymm10, ymm14                               ;   181.2 fp3     66 out[17]
        vpxor ymm6, ymm6, ymm9                                 ;   183.2 fp0     66 out[17]
        vpxor ymm9, ymm13, ymm5                                ;   180.2 fp1     66 out[17]
        vmovdqu [rbp + 23136], ymm14                           ;   181.2 agu2+fp5   66 out[17] spill
        vpand ymm14, ymm1, ymm9                                ;   181.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm14                                ;   183.2 fp3     66 out[17]
        vpand ymm14, ymm6, ymm2                                ;   185.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm14                                ;   186.2 fp1     66 out[17]
        vmovdqu [rbp + 23168], ymm10                           ;   181.5 agu0+fp5   66 out[17] spill
        vpand ymm10, ymm11, ymm4                               ;   181.3 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm10                              ;   184.2 fp3     66 out[17]
        vpand ymm10, ymm15, ymm0                               ;   187.2 fp0     66 out[17]
        vpxor ymm6, ymm6, ymm10                                ;   188.2 fp1     66 out[17]
        vpand ymm10, ymm15, ymm6                               ;   189.2 fp2     66 out[17]
        vpxor ymm10, ymm10, ymm2                               ;   190.2 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   187.2 fp0     66 out[17]
        vpor ymm14, ymm14, ymm2                                ;   188.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm6                               ;   189.2 fp2     66 out[17]
        vpor ymm0, ymm14, ymm10                                ;   191.2 fp3     66 out[17]
        vpand ymm6, ymm6, ymm10                                ;   191.2 fp0     66 out[17]
        vpand ymm9, ymm9, ymm10                                ;   191.2 fp1     66 out[17]
        vpxor ymm15, ymm15, ymm6                               ;   192.2 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   192.2 fp3     66 out[17]
        vpxor ymm0, ymm10, ymm14                               ;   191.2 fp0     66 out[17]
        vpand ymm7, ymm7, ymm2                                 ;   193.2 fp1     66 out[17]
        vpxor ymm6, ymm0, ymm2                                 ;   193.2 fp2     66 out[17]
        vpand ymm13, ymm13, ymm14                              ;   190.2 fp3     66 out[17]
        vpand ymm3, ymm3, ymm2                                 ;   193.2 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm15                                ;   193.2 fp1     66 out[17]
        vpand ymm5, ymm5, ymm0                                 ;   192.2 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm5                                 ;   194.2 fp3     66 out[17]
        vpand ymm4, ymm4, ymm6                                 ;   194.2 fp0     66 out[17]
        vpand ymm11, ymm11, ymm6                               ;   194.2 fp1     66 out[17]
        vpand ymm6, ymm14, [rbp + 21088]                       ;   190.2 fp2+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm2                               ;   194.2 fp3     66 out[17]
        vpand ymm12, ymm12, ymm14                              ;   195.2 fp0     66 out[17]
        vpand ymm14, ymm14, [rbp + 20864]                      ;   195.2 fp1+agu0   66 out[17]
        vpand ymm8, ymm8, ymm2                                 ;   194.2 fp2     66 out[17]
        vpand ymm1, ymm1, ymm10                                ;   191.5 fp3     66 out[17]
        vpand ymm2, ymm2, [rbp + 23008]                        ;   194.2 fp0+agu1   66 out[17]
        vpxor ymm10, ymm10, ymm15                              ;   193.2 fp1     66 out[17]
        vpand ymm0, ymm0, [rbp + 23104]                        ;   192.3 fp2+agu0   66 out[17]
        vpxor ymm8, ymm8, ymm14                                ;   196.2 fp3     66 out[17]
        vpxor ymm12, ymm12, ymm6                               ;   196.2 fp0     66 out[17]
        vpxor ymm12, ymm12, ymm1                               ;   197.2 fp1     66 out[17]
        vpxor ymm1, ymm1, ymm4                                 ;   195.2 fp2     66 out[17]
        vpxor ymm6, ymm6, ymm2                                 ;   195.2 fp3     66 out[17]
        vpand ymm2, ymm10, [rbp + 23072]                       ;   194.2 fp0+agu1   66 out[17]
        vpxor ymm12, ymm12, ymm2                               ;   198.2 fp1     66 out[17]
        vpxor ymm7, ymm7, ymm2                                 ;   195.2 fp2     66 out[17]
        vpxor ymm1, ymm1, ymm7                                 ;   196.2 fp3     66 out[17]
        vpand ymm10, ymm10, [rbp + 23040]                      ;   194.7 fp0+agu0   66 out[17]
        vpand ymm2, ymm15, [rbp + 23168]                       ;   195.2 fp1+agu1   66 out[17]
        vpand ymm15, ymm15, [rbp + 23136]                      ;   195.3 fp2+agu0   66 out[17]
        vpxor ymm6, ymm6, ymm4                                 ;   196.2 fp3     66 out[17]
        vpxor ymm4, ymm3, ymm8                                 ;   197.2 fp0     66 out[17]
        vpxor ymm4, ymm4, ymm1                                 ;   198.2 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm4                                 ;   199.2 fp2     66 out[17]
        vpxor ymm6, ymm6, ymm0                                 ;   200.2 fp3     66 out[17]
        vpxor ymm15, ymm15, ymm6                               ;   201.2 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm15                                ;   202.2 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm11                                ;   197.3 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm3                               ;   197.5 fp3     66 out[17]
        vpxor ymm13, ymm13, ymm14                              ;   198.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm9                                 ;   203.2 fp1     66 out[17]
        vpxor ymm13, ymm13, ymm9                               ;   203.2 fp2     66 out[17]
        vmovdqu ymm3, [rel snow2_init256.T0_constants256]      ;   196.8 agu1    66 out[17] reload
        vpxor ymm4, ymm4, ymm3                                 ;   203.8 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm7                                 ;   198.7 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   200.2 fp1     66 out[17]
        vpxor ymm1, ymm1, ymm3                                 ;   203.8 fp2     66 out[17]
        vpxor ymm10, ymm10, ymm8                               ;   199.5 fp3     66 out[17]
        vpxor ymm10, ymm10, ymm15                              ;   202.2 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm3                                 ;   203.8 fp1     66 out[17]
        vpxor ymm10, ymm10, ymm3                               ;   203.8 fp2     66 out[17]
        vmovdqu ymm0, [rbp + 21152]                            ;   198.3 agu0    66 out[17]
        vmovdqu ymm7, [rbp + 21216]                            ;   198.5 agu1    66 out[17]
        vmovdqu ymm8, [rbp + 21248]                            ;   199.3 agu0    66 out[17] reload
        vpxor ymm7, ymm7, ymm8                                 ;   206.3 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm7                                 ;   207.3 fp0     66 out[17]
        vmovdqu ymm9, [rbp + 21344]                            ;   199.5 agu1    66 out[17] reload
        vpxor ymm11, ymm0, ymm9                                ;   208.3 fp1     66 out[17]
        vpxor ymm14, ymm11, [rbp + 21312]                      ;   209.3 fp2+agu0   66 out[17]
        vmovdqu ymm15, [rbp + 21120]                           ;   200.5 agu1    66 out[17] reload
        vpxor ymm3, ymm11, ymm15                               ;   209.3 fp3     66 out[17]
        vmovdqu [rbp + 23136], ymm1                            ;   204.8 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm3, [rbp + 21184]                        ;   210.3 fp0+agu0   66 out[17]
        vmovdqu [rbp + 23168], ymm4                            ;   204.8 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm1, [rbp + 21216]                        ;   211.3 fp1+agu1   66 out[17]
        vmovdqu [rbp + 23040], ymm2                            ;   204.8 agu0+fp5   66 out[17] spill
        vpxor ymm2, ymm14, [rbp + 21280]                       ;   210.3 fp2+agu1   66 out[17]
        vmovdqu [rbp + 23072], ymm13                           ;   204.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm2, ymm15                               ;   211.3 fp3     66 out[17]
        vmovdqu [rbp + 23104], ymm5                            ;   204.3 agu0+fp5   66 out[17] spill
        vpxor ymm5, ymm2, ymm8                                 ;   211.3 fp0     66 out[17]
        vmovdqu [rbp + 23008], ymm12                           ;   205.3 agu1+fp5   66 out[17] spill
        vpxor ymm12, ymm14, ymm4                               ;   212.3 fp1     66 out[17]
        vmovdqu [rbp + 23200], ymm6                            ;   206.3 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm12, ymm9                                ;   213.3 fp2     66 out[17]
        vmovdqu [rbp + 23232], ymm10                           ;   207.3 agu0+fp5   66 out[17] spill
        vpxor ymm10, ymm5, ymm6                                ;   214.3 fp3     66 out[17]
        vpxor ymm8, ymm10, [rbp + 21216]                       ;   215.3 fp0+agu1   66 out[17]
        vmovdqu [rbp + 23264], ymm1                            ;   211.3 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm6, ymm15                                ;   214.3 fp1     66 out[17]
        vpxor ymm7, ymm7, ymm1                                 ;   215.3 fp2     66 out[17]
        vpand ymm1, ymm1, ymm6                                 ;   215.3 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   216.3 fp0     66 out[17]
        vpand ymm15, ymm2, ymm10                               ;   215.3 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   217.3 fp2     66 out[17]
        vpand ymm15, ymm4, ymm7                                ;   216.3 fp3     66 out[17]
        vpxor ymm1, ymm1, ymm15                                ;   217.3 fp0     66 out[17]
        vpxor ymm15, ymm4, ymm5                                ;   212.3 fp1     66 out[17]
        vmovdqu [rbp + 23296], ymm2                            ;   211.5 agu0+fp5   66 out[17] spill
        vpand ymm2, ymm15, ymm8                                ;   216.3 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm1                                 ;   218.3 fp3     66 out[17]
        vpxor ymm2, ymm2, [rbp + 21248]                        ;   219.3 fp0+agu1   66 out[17]
        vmovdqu [rbp + 23328], ymm10                           ;   215.3 agu2+fp5   66 out[17] spill
        vpxor ymm10, ymm15, ymm9                               ;   213.3 fp1     66 out[17]
        vmovdqu [rbp + 23360], ymm15                           ;   213.5 agu0+fp5   66 out[17] spill
        vpor ymm15, ymm3, ymm9                                 ;   213.5 fp2     66 out[17]
        vpand ymm9, ymm12, ymm11                               ;   213.7 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm9                                 ;   220.3 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm0                                 ;   218.3 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   218.3 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm1                               ;   218.3 fp3     66 out[17]
        vpxor ymm1, ymm11, ymm7                                ;   216.3 fp0     66 out[17]
        vpxor ymm15, ymm15, [rbp + 23264]                      ;   219.3 fp1+agu1   66 out[17]
        vmovdqu [rbp + 23264], ymm12                           ;   215.7 agu2+fp5   66 out[17] spill
        vpand ymm12, ymm14, ymm1                               ;   217.3 fp2     66 out[17]
        vpxor ymm9, ymm9, ymm12                                ;   219.3 fp3     66 out[17]
        vpxor ymm12, ymm3, ymm8                                ;   216.3 fp0     66 out[17]
        vmovdqu [rbp + 23392], ymm1                            ;   217.3 agu0+fp5   66 out[17] spill
        vpand ymm1, ymm10, ymm12                               ;   217.3 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   219.3 fp2     66 out[17]
        vpand ymm1, ymm9, ymm2                                 ;   221.3 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   222.3 fp0     66 out[17]
        vmovdqu [rbp + 23424], ymm14                           ;   217.7 agu1+fp5   66 out[17] spill
        vpand ymm14, ymm13, ymm5                               ;   217.5 fp1     66 out[17]
        vpxor ymm15, ymm15, ymm14                              ;   220.3 fp2     66 out[17]
        vpand ymm14, ymm15, ymm0                               ;   223.3 fp3     66 out[17]
        vpxor ymm9, ymm9, ymm14                                ;   224.3 fp0     66 out[17]
        vpand ymm14, ymm15, ymm9                               ;   225.3 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm2                               ;   226.3 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   223.3 fp3     66 out[17]
        vpor ymm1, ymm1, ymm2                                  ;   224.3 fp0     66 out[17]
        vpxor ymm1, ymm1, ymm9                                 ;   225.3 fp1     66 out[17]
        vpor ymm0, ymm1, ymm14                                 ;   227.3 fp2     66 out[17]
        vpand ymm9, ymm9, ymm14                                ;   227.3 fp3     66 out[17]
        vpand ymm12, ymm12, ymm14                              ;   227.3 fp0     66 out[17]
        vpxor ymm15, ymm15, ymm9                               ;   228.3 fp1     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   228.3 fp2     66 out[17]
        vpxor ymm0, ymm14, ymm1                                ;   227.3 fp3     66 out[17]
        vpand ymm4, ymm4, ymm2                                 ;   229.3 fp0     66 out[17]
        vpxor ymm9, ymm0, ymm2                                 ;   229.3 fp1     66 out[17]
        vpand ymm3, ymm3, ymm1                                 ;   226.3 fp2     66 out[17]
        vpand ymm7, ymm7, ymm2                                 ;   229.3 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm15                                ;   229.3 fp0     66 out[17]
        vpand ymm8, ymm8, ymm0                                 ;   228.3 fp1     66 out[17]
        vpxor ymm7, ymm7, ymm8                                 ;   230.3 fp2     66 out[17]
        vpand ymm5, ymm5, ymm9                                 ;   230.3 fp3     66 out[17]
        vpand ymm13, ymm13, ymm9                               ;   230.3 fp0     66 out[17]
        vpand ymm9, ymm1, [rbp + 21344]                        ;   226.3 fp1+agu0   66 out[17]
        vpxor ymm1, ymm1, ymm2                                 ;   230.3 fp2     66 out[17]
        vpand ymm6, ymm6, ymm1                                 ;   231.3 fp3     66 out[17]
        vpand ymm1, ymm1, [rbp + 21120]                        ;   231.3 fp0+agu1   66 out[17]
        vpand ymm11, ymm11, ymm2                               ;   230.3 fp1     66 out[17]
        vpand ymm10, ymm10, ymm14                              ;   227.7 fp2     66 out[17]
        vpand ymm2, ymm2, [rbp + 23264]                        ;   230.3 fp3+agu0   66 out[17]
        vpxor ymm14, ymm14, ymm15                              ;   229.3 fp0     66 out[17]
        vpand ymm0, ymm0, [rbp + 23360]                        ;   228.5 fp1+agu1   66 out[17]
        vpxor ymm11, ymm11, ymm1                               ;   232.3 fp2     66 out[17]
        vpxor ymm6, ymm6, ymm9                                 ;   232.3 fp3     66 out[17]
        vpxor ymm6, ymm6, ymm10                                ;   233.3 fp0     66 out[17]
        vpxor ymm10, ymm10, ymm5                               ;   231.3 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm2                                 ;   231.3 fp2     66 out[17]
        vpand ymm2, ymm14, [rbp + 23328]                       ;   230.3 fp3+agu0   66 out[17]
        vpxor ymm6, ymm6, ymm2                                 ;   234.3 fp0     66 out[17]
        vpxor ymm4, ymm4, ymm2                                 ;   231.3 fp1     66 out[17]
        vpxor ymm10, ymm10, ymm4                               ;   232.3 fp2     66 out[17]
        vpand ymm14, ymm14, [rbp + 23296]                      ;   230.8 fp3+agu1   66 out[17]
        vpand ymm2, ymm15, [rbp + 23424]                       ;   231.3 fp0+agu0   66 out[17]
        vpand ymm15, ymm15, [rbp + 23392]                      ;   231.5 fp1+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm5                                 ;   232.3 fp2     66 out[17]
        vpxor ymm5, ymm7, ymm11                                ;   233.3 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm10                                ;   234.3 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm5                                 ;   235.3 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm0                                 ;   236.3 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm9                               ;   237.3 fp3     66 out[17]
        vpxor ymm12, ymm12, ymm15                              ;   238.3 fp0     66 out[17]
        vpxor ymm8, ymm8, ymm13                                ;   233.5 fp1     66 out[17]
        vpxor ymm3, ymm3, ymm7                                 ;   233.7 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm1                                 ;   234.7 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm12                                ;   239.3 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm12                                ;   239.3 fp1     66 out[17]
        vmovdqu ymm1, [rel snow2_init256.T0_constants256]      ;   233.0 agu0    66 out[17] reload
        vpxor ymm10, ymm10, ymm1                               ;   240.0 fp2     66 out[17]
        vmovdqu ymm7, [rbp + 22720]                            ;   233.3 agu1    66 out[17]
        vmovdqu ymm12, [rbp + 22976]                           ;   234.0 agu0    66 out[17] reload
        vpxor ymm7, ymm7, ymm12                                ;   241.0 fp3     66 out[17]
        vmovdqu ymm13, [rbp + 22592]                           ;   234.3 agu1    66 out[17]
        vpxor ymm13, ymm13, [rbp + 22624]                      ;   241.3 fp0+agu0   66 out[17]
        vpxor ymm13, ymm13, [rbp + 22688]                      ;   242.3 fp1+agu1   66 out[17]
        vpxor ymm13, ymm13, [rbp + 22656]                      ;   243.3 fp2+agu0   66 out[17]
        vpxor ymm13, ymm13, [rbp + 22944]                      ;   244.3 fp3+agu1   66 out[17]
        vpxor ymm2, ymm2, ymm4                                 ;   236.3 fp0     66 out[17]
        vmovdqu ymm4, [rbp + 22496]                            ;   237.0 agu0    66 out[17]
        vpxor ymm4, ymm4, [rbp + 22752]                        ;   244.0 fp1+agu1   66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   237.3 fp2     66 out[17]
        vmovdqu ymm0, [rbp + 22720]                            ;   238.0 agu0    66 out[17] reload
        vmovdqu [rbp + 22656], ymm3                            ;   240.3 agu2+fp5   66 out[17] spill
        vpxor ymm3, ymm8, ymm0                                 ;   245.0 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm1                                 ;   240.0 fp0     66 out[17]
        vpxor ymm2, ymm2, [rbp + 22752]                        ;   241.0 fp1+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm11                              ;   237.7 fp2     66 out[17]
        vmovdqu ymm11, [rbp + 22464]                           ;   239.0 agu0    66 out[17]
        vpxor ymm11, ymm11, [rbp + 22848]                      ;   246.0 fp3+agu1   66 out[17]
        vpxor ymm0, ymm0, ymm11                                ;   247.0 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm15                              ;   239.0 fp1     66 out[17]
        vmovdqu ymm15, [rbp + 22432]                           ;   240.0 agu0    66 out[17] reload
        vmovdqu [rbp + 22752], ymm13                           ;   245.3 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm9, ymm15                               ;   247.0 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm4                               ;   248.0 fp3     66 out[17]
        vpxor ymm4, ymm4, [rbp + 23232]                        ;   245.0 fp0+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   240.3 fp1     66 out[17]
        vpxor ymm14, ymm14, [rbp + 22848]                      ;   241.3 fp2+agu0   66 out[17]
        vpxor ymm11, ymm11, ymm2                               ;   247.0 fp3     66 out[17]
        vpxor ymm12, ymm12, [rbp + 23104]                      ;   241.3 fp0+agu1   66 out[17]
        vmovdqu ymm15, [rbp + 22464]                           ;   242.0 agu0    66 out[17]
        vpxor ymm15, ymm15, [rbp + 23232]                      ;   249.0 fp1+agu1   66 out[17]
        vmovdqu [rbp + 23232], ymm13                           ;   249.0 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm9, [rbp + 23200]                       ;   243.0 fp2+agu0   66 out[17]
        vmovdqu [rbp + 23200], ymm9                            ;   242.5 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm2, [rbp + 22496]                        ;   243.3 fp3+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm13                                ;   244.3 fp0     66 out[17]
        vpxor ymm2, ymm2, [rbp + 23040]                        ;   244.0 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22464], ymm9                            ;   245.3 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm7, [rbp + 22816]                        ;   244.3 fp2+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm1                                 ;   245.3 fp3     66 out[17]
        vmovdqu [rbp + 22816], ymm7                            ;   244.5 agu2+fp5   66 out[17] spill
        vpxor ymm7, ymm4, ymm11                                ;   248.0 fp0     66 out[17]
        vpxor ymm4, ymm4, ymm14                                ;   246.0 fp1     66 out[17]
        vmovdqu [rbp + 22976], ymm7                            ;   249.0 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm6, [rbp + 23008]                        ;   245.3 fp2+agu1   66 out[17]
        vpxor ymm5, ymm5, ymm1                                 ;   245.0 fp3     66 out[17]
        vpxor ymm1, ymm12, [rbp + 22944]                       ;   246.0 fp0+agu0   66 out[17]
        vpxor ymm1, ymm1, [rbp + 23072]                        ;   247.0 fp1+agu1   66 out[17]
        vpxor ymm8, ymm8, [rbp + 23104]                        ;   247.0 fp2+agu0   66 out[17]
        vpxor ymm5, ymm5, [rbp + 23168]                        ;   247.3 fp3+agu1   66 out[17]
        vmovdqu [rbp + 23104], ymm11                           ;   248.0 agu2+fp5   66 out[17] spill
        vpxor ymm11, ymm7, [rbp + 22784]                       ;   248.0 fp0+agu0   66 out[17]
        vpxor ymm7, ymm7, ymm8                                 ;   248.0 fp1     66 out[17]
        vmovdqu [rbp + 22944], ymm6                            ;   247.5 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm12, ymm0                                ;   248.0 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm6                               ;   249.0 fp3     66 out[17]
        vpxor ymm6, ymm6, ymm3                                 ;   249.0 fp0     66 out[17]
        vpxor ymm12, ymm12, ymm5                               ;   248.3 fp1     66 out[17]
        vmovdqu [rbp + 22848], ymm6                            ;   250.0 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm11, [rbp + 22400]                       ;   249.0 fp2+agu1   66 out[17]
        vpxor ymm11, ymm11, [rbp + 22560]                      ;   249.0 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22720], ymm4                            ;   249.5 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm6, [rbp + 22912]                        ;   250.0 fp0+agu1   66 out[17]
        vpxor ymm6, ymm6, ymm10                                ;   250.0 fp1     66 out[17]
        vmovdqu [rbp + 22688], ymm4                            ;   251.0 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm5, ymm7                                 ;   249.0 fp2     66 out[17]
        vpxor ymm4, ymm4, ymm6                                 ;   251.0 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm9                                 ;   249.3 fp0     66 out[17]
        vpxor ymm9, ymm9, [rbp + 22528]                        ;   250.0 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22624], ymm14                           ;   251.5 agu1+fp5   66 out[17] spill
        vmovdqu ymm14, [rbp + 22912]                           ;   251.0 agu0    66 out[17]
        vpxor ymm14, ymm14, [rbp + 23008]                      ;   258.0 fp2+agu1   66 out[17]
        vmovdqu [rbp + 23008], ymm13                           ;   252.5 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm11, [rbp + 23136]                      ;   252.0 fp3+agu0   66 out[17]
        vpxor ymm11, ymm11, ymm14                              ;   259.0 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   259.0 fp1     66 out[17]
        vpxor ymm6, ymm6, ymm11                                ;   260.0 fp2     66 out[17]
        vmovdqu [rbp + 22912], ymm6                            ;   261.0 agu2+fp5   66 out[17] spill
        vmovdqu ymm6, [rbp + 22656]                            ;   252.3 agu1    66 out[17]
        vpxor ymm6, ymm6, [rbp + 22752]                        ;   259.3 fp3+agu0   66 out[17]
        vpxor ymm14, ymm14, ymm6                               ;   260.3 fp0     66 out[17]
        vpxor ymm6, ymm6, ymm7                                 ;   260.3 fp1     66 out[17]
        vmovdqu [rbp + 22592], ymm6                            ;   261.3 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm8, ymm15                                ;   251.8 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm6                                 ;   252.8 fp3     66 out[17]
        vmovdqu [rbp + 23392], ymm0                            ;   255.5 agu1+fp5   66 out[17] spill
        vpxor ymm0, ymm12, [rbp + 22528]                       ;   254.0 fp0+agu0   66 out[17]
        vmovdqu [rbp + 22528], ymm13                           ;   256.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm13, [rbp + 23232]                           ;   254.3 agu1    66 out[17]
        vpxor ymm13, ymm13, [rbp + 23040]                      ;   261.3 fp1+agu0   66 out[17]
        vmovdqu [rbp + 23040], ymm13                           ;   262.3 agu2+fp5   66 out[17] spill
        vmovdqu ymm13, [rbp + 22432]                           ;   255.3 agu1    66 out[17]
        vpxor ymm13, ymm13, [rbp + 22880]                      ;   262.3 fp2+agu0   66 out[17]
        vmovdqu [rbp + 23424], ymm0                            ;   258.5 agu2+fp5   66 out[17] spill
        vpxor ymm0, ymm2, ymm13                                ;   263.3 fp3     66 out[17]
        vpxor ymm1, ymm1, [rbp + 23008]                        ;   259.5 fp0+agu1   66 out[17]
        vmovdqu [rbp + 23296], ymm14                           ;   261.3 agu2+fp5   66 out[17] spill
        vmovdqu ymm14, [rbp + 22784]                           ;   258.0 agu0    66 out[17]
        vpxor ymm14, ymm14, [rbp + 23136]                      ;   265.0 fp1+agu1   66 out[17]
        vpxor ymm10, ymm10, ymm14                              ;   266.0 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm10                              ;   267.0 fp3     66 out[17]
        vpxor ymm14, ymm14, ymm5                               ;   266.0 fp0     66 out[17]
        vpxor ymm10, ymm10, ymm9                               ;   267.0 fp1     66 out[17]
        vpxor ymm6, ymm6, [rbp + 22624]                        ;   259.5 fp2+agu0   66 out[17]
        vpxor ymm2, ymm2, [rbp + 22720]                        ;   260.0 fp3+agu1   66 out[17]
        vpxor ymm2, ymm2, [rbp + 22496]                        ;   261.0 fp0+agu0   66 out[17]
        vpxor ymm8, ymm8, ymm13                                ;   263.3 fp1     66 out[17]
        vpxor ymm13, ymm3, [rbp + 23168]                       ;   260.7 fp2+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm13                                ;   261.7 fp3     66 out[17]
        vpxor ymm13, ymm13, ymm4                               ;   261.7 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm14                              ;   267.0 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm9                               ;   267.0 fp2     66 out[17]
        vpxor ymm14, ymm14, [rbp + 22400]                      ;   268.0 fp3+agu0   66 out[17]
        vpxor ymm12, ymm12, ymm9                               ;   262.7 fp0     66 out[17]
        vpxor ymm3, ymm3, [rbp + 22944]                        ;   262.3 fp1+agu1   66 out[17]
        vpxor ymm3, ymm3, [rbp + 22752]                        ;   263.3 fp2+agu0   66 out[17]
        vpxor ymm3, ymm3, [rbp + 22560]                        ;   264.3 fp3+agu1   66 out[17]
        vpxor ymm8, ymm8, [rbp + 23072]                        ;   264.3 fp0+agu0   66 out[17]
        vpxor ymm8, ymm8, [rbp + 22656]                        ;   265.3 fp1+agu1   66 out[17]
        vpxor ymm8, ymm8, [rbp + 23200]                        ;   266.3 fp2+agu0   66 out[17]
        vpxor ymm15, ymm15, ymm2                               ;   264.0 fp3     66 out[17]
        vpxor ymm2, ymm2, [rbp + 23104]                        ;   264.7 fp0+agu1   66 out[17]
        vpxor ymm9, ymm9, [rbp + 22816]                        ;   265.5 fp1+agu0   66 out[17]
        vpxor ymm7, ymm7, ymm3                                 ;   265.3 fp2     66 out[17]
        vpxor ymm3, ymm3, [rbp + 23072]                        ;   265.7 fp3+agu1   66 out[17]
        vpxor ymm7, ymm7, [rbp + 23296]                        ;   268.3 fp0+agu0   66 out[17]
        vmovdqu [rbp + 23072], ymm3                            ;   266.7 agu2+fp5   66 out[17] spill
        vmovdqu ymm3, [rbp + 22816]                            ;   266.7 agu1    66 out[17]
        vpxor ymm3, ymm3, [rbp + 22752]                        ;   273.7 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22752], ymm14                           ;   269.0 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm1, [rbp + 22432]                       ;   267.7 fp2+agu1   66 out[17]
        vpxor ymm1, ymm1, ymm8                                 ;   267.3 fp3     66 out[17]
        vpxor ymm1, ymm1, ymm3                                 ;   274.7 fp0     66 out[17]
        vpxor ymm3, ymm3, [rbp + 22880]                        ;   274.7 fp1+agu0   66 out[17]
        vpxor ymm3, ymm3, [rbp + 23008]                        ;   275.7 fp2+agu1   66 out[17]
        vmovdqu [rbp + 22880], ymm1                            ;   275.7 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm0, [rbp + 23008]                        ;   269.5 fp3+agu0   66 out[17]
        vpxor ymm1, ymm1, [rbp + 23232]                        ;   270.5 fp0+agu1   66 out[17]
        vmovdqu [rbp + 23232], ymm9                            ;   267.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm9, [rbp + 3072]                             ;   270.5 agu0    29 s
        vpxor ymm9, ymm9, [rbp + 3168]                         ;   277.5 fp1+agu1   29 s
        vmovdqu [rbp + 23008], ymm6                            ;   268.5 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm9, [rbp + 3136]                         ;   278.5 fp2+agu0   29 s
        vmovdqu [rbp + 22432], ymm15                           ;   269.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm15, [rbp + 2944]                            ;   271.7 agu1    29 s
        vpxor ymm15, ymm15, [rbp + 3040]                       ;   278.7 fp3+agu0   29 s
        vmovdqu [rbp + 22816], ymm8                            ;   270.5 agu2+fp5   66 out[17] spill
        vpxor ymm8, ymm15, [rbp + 3136]                        ;   279.7 fp0+agu1   29 s
        vmovdqu [rbp + 23104], ymm11                           ;   271.5 agu2+fp5   66 out[17] spill
        vpxor ymm11, ymm8, [rbp + 3072]                        ;   280.7 fp1+agu0   29 s
        vmovdqu [rbp + 23200], ymm4                            ;   272.5 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm8, [rbp + 3008]                         ;   280.7 fp2+agu1   29 s
        vmovdqu [rbp + 22656], ymm12                           ;   273.5 agu2+fp5   66 out[17] spill
        vmovdqa ymm12, ymm9                                    ;   278.5         29 s copy
        vmovdqu [rbp + 22560], ymm2                            ;   274.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm2, [rbp + 2944]                             ;   274.5 agu0    29 s
        vpxor ymm2, ymm2, [rbp + 3072]                         ;   281.5 fp3+agu1   29 s
        vmovdqu [rbp + 22944], ymm1                            ;   275.5 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm2, [rbp + 3104]                         ;   282.5 fp0+agu0   29 s
        vpxor ymm12, ymm12, ymm1                               ;   283.5 fp1     29 s
        vmovdqu [rbp + 22400], ymm14                           ;   276.5 agu1+fp5   66 out[17] spill
        vmovdqa ymm14, ymm1                                    ;   283.5         29 s copy
        vmovdqu [rbp + 23168], ymm13                           ;   277.5 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm15, ymm1                               ;   283.5 fp2     29 s
        vmovdqu [rbp + 22496], ymm0                            ;   278.5 agu0+fp5   66 out[17] spill
        vmovdqu ymm0, [rbp + 2976]                             ;   276.7 agu1    29 s
        vpxor ymm0, ymm0, [rbp + 3072]                         ;   283.7 fp3+agu0   29 s
        vpxor ymm14, ymm14, ymm0                               ;   284.7 fp0     29 s
        vpxor ymm1, ymm1, ymm8                                 ;   283.5 fp1     29 s
        vmovdqu [rbp + 23136], ymm3                            ;   279.5 agu2+fp5   66 out[17] spill
        vpxor ymm3, ymm0, [rbp + 3040]                         ;   284.7 fp2+agu1   29 s
        vmovdqu [rbp + 22784], ymm7                            ;   280.5 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm13, [rbp + 3168]                        ;   284.5 fp3+agu1   29 s
        vmovdqu [rbp + 23328], ymm10                           ;   281.5 agu2+fp5   66 out[17] spill
        vpxor ymm10, ymm1, [rbp + 3040]                        ;   284.5 fp0+agu0   29 s
        vmovdqu [rbp + 23360], ymm5                            ;   282.5 agu2+fp5   66 out[17] spill
        vpxor ymm5, ymm4, ymm14                                ;   285.7 fp1     29 s
        vmovdqu [rbp + 23264], ymm14                           ;   285.7 agu1+fp5   29 s spill
        vpxor ymm14, ymm13, [rbp + 3008]                       ;   284.5 fp2+agu0   29 s
        vmovdqu [rbp + 23456], ymm2                            ;   284.5 agu2+fp5   29 s spill
        vpxor ymm2, ymm11, ymm3                                ;   285.7 fp3     29 s
        vpxor ymm3, ymm3, ymm14                                ;   285.7 fp0     29 s
        vmovdqu [rbp + 23488], ymm13                           ;   285.5 agu1+fp5   29 s spill
        vpxor ymm13, ymm9, ymm14                               ;   285.5 fp1     29 s
        vmovdqu [rbp + 23520], ymm12                           ;   286.5 agu0+fp5   29 s spill
        vpxor ymm12, ymm6, ymm2                                ;   286.7 fp2     29 s
        vmovdqu [rbp + 23552], ymm6                            ;   287.5 agu2+fp5   29 s spill
        vmovdqu ymm6, [rbp + 7808]                             ;   284.2 agu1    28 s
        vpxor ymm6, ymm6, [rbp + 8000]                         ;   291.2 fp3+agu0   28 s
        vmovdqu [rbp + 23584], ymm2                            ;   288.5 agu2+fp5   29 s spill
        vmovdqa ymm2, ymm6                                     ;   292.2         28 s copy
        vmovdqu [rbp + 23616], ymm5                            ;   289.5 agu1+fp5   29 s spill
        vmovdqu ymm5, [rbp + 7808]                             ;   285.7 agu0    28 s
        vpxor ymm5, ymm5, [rbp + 7872]                         ;   292.7 fp0+agu1   28 s
        vmovdqu [rbp + 23648], ymm11                           ;   290.5 agu2+fp5   29 s spill
        vmovdqa ymm11, ymm5                                    ;   293.7         28 s copy
        vmovdqu [rbp + 23680], ymm5                            ;   293.7 agu0+fp5   28 s spill
        vmovdqu ymm5, [rbp + 7872]                             ;   287.2 agu1    28 s
        vpxor ymm5, ymm5, [rbp + 7904]                         ;   294.2 fp1+agu0   28 s
        vpxor ymm2, ymm2, ymm5                                 ;   295.2 fp2     28 s
        vmovdqu [rbp + 23712], ymm1                            ;   292.5 agu2+fp5   29 s spill
        vpxor ymm1, ymm5, [rbp + 7968]                         ;   295.2 fp3+agu1   28 s
        vmovdqu [rbp + 23744], ymm14                           ;   293.5 agu2+fp5   29 s spill
        vpxor ymm14, ymm2, [rbp + 7840]                        ;   296.2 fp0+agu0   28 s
        vmovdqu [rbp + 23776], ymm2                            ;   296.2 agu2+fp5   28 s spill
        vmovdqa ymm2, ymm1                                     ;   296.2         28 s copy
        vmovdqu [rbp + 23808], ymm1                            ;   296.2 agu1+fp5   28 s spill
        vmovdqu ymm1, [rbp + 7808]                             ;   289.7 agu0    28 s
        vpxor ymm1, ymm1, [rbp + 7840]                         ;   296.7 fp1+agu1   28 s
        vmovdqu [rbp + 23840], ymm7                            ;   296.5 agu2+fp5   29 s spill
        vpxor ymm7, ymm1, [rbp + 7936]                         ;   297.7 fp2+agu0   28 s
        vpxor ymm11, ymm11, ymm7                               ;   298.7 fp3     28 s
        vmovdqu [rbp + 23872], ymm10                           ;   297.5 agu1+fp5   29 s spill
        vpxor ymm10, ymm1, [rbp + 8032]                        ;   297.7 fp0+agu0   28 s
        vmovdqu [rbp + 23904], ymm13                           ;   298.5 agu2+fp5   29 s spill
        vpxor ymm13, ymm1, [rbp + 7904]                        ;   297.7 fp1+agu1   28 s
        vpxor ymm2, ymm2, ymm13                                ;   298.7 fp2     28 s
        vmovdqu [rbp + 23936], ymm13                           ;   299.5 agu0+fp5   28 s spill
        vpxor ymm13, ymm10, [rbp + 7872]                       ;   298.7 fp3+agu1   28 s
        vmovdqu [rbp + 23968], ymm10                           ;   300.5 agu2+fp5   28 s spill
        vpxor ymm10, ymm14, [rbp + 7936]                       ;   297.2 fp0+agu0   28 s
        vmovdqu [rbp + 24000], ymm2                            ;   301.5 agu1+fp5   28 s spill
        vpxor ymm2, ymm5, ymm11                                ;   299.7 fp1     28 s
        vmovdqu [rbp + 24032], ymm11                           ;   302.5 agu2+fp5   28 s spill
        vpxor ymm11, ymm6, ymm13                               ;   299.7 fp2     28 s
        vmovdqu [rbp + 24064], ymm5                            ;   303.5 agu0+fp5   28 s spill
        vpxor ymm5, ymm10, [rbp + 7968]                        ;   298.2 fp3+agu1   28 s
        vpxor ymm1, ymm1, ymm5                                 ;   299.2 fp0     28 s
        vmovdqu [rbp + 24096], ymm10                           ;   304.5 agu2+fp5   28 s spill
        vpxor ymm10, ymm14, ymm11                              ;   300.7 fp1     28 s
        vmovdqu [rbp + 24128], ymm6                            ;   305.5 agu0+fp5   28 s spill
        vpxor ymm6, ymm5, [rbp + 8032]                         ;   299.2 fp2+agu1   28 s
        vmovdqu [rbp + 24160], ymm6                            ;   306.5 agu2+fp5   28 s spill
        vpxor ymm6, ymm10, [rbp + 7872]                        ;   301.7 fp3+agu0   28 s
        vmovdqu [rbp + 24192], ymm10                           ;   307.5 agu1+fp5   28 s spill
        vpxor ymm10, ymm5, ymm13                               ;   299.7 fp0     28 s
        vmovdqu [rbp + 24224], ymm13                           ;   308.5 agu2+fp5   28 s spill
        vpxor ymm13, ymm10, [rbp + 7808]                       ;   300.7 fp1+agu0   28 s
        vpxor ymm11, ymm11, ymm4                               ;   300.7 fp2     89 s
        vpxor ymm15, ymm15, ymm1                               ;   300.2 fp3     89 s
        vpxor ymm11, ymm11, [rbp + 3264]                       ;   301.7 fp0+agu1   89 s
        vpxor ymm11, ymm11, [rbp + 9152]                       ;   302.7 fp1+agu0   89 s
        vpxor ymm0, ymm0, ymm13                                ;   301.7 fp2     89 s
        vpxor ymm13, ymm13, ymm2                               ;   301.7 fp3     89 s
        vpxor ymm13, ymm13, ymm3                               ;   302.7 fp0     89 s
        vpxor ymm13, ymm13, [rbp + 3232]                       ;   303.7 fp1+agu1   89 s
        vpxor ymm13, ymm13, [rbp + 9120]                       ;   304.7 fp2+agu0   89 s
        vpxor ymm15, ymm15, [rbp + 3296]                       ;   302.3 fp3+agu1   89 s
        vpxor ymm15, ymm15, [rbp + 9184]                       ;   303.3 fp0+agu0   89 s
        vpxor ymm0, ymm0, [rbp + 3328]                         ;   303.3 fp1+agu1   89 s
        vpxor ymm0, ymm0, [rbp + 9216]                         ;   304.3 fp2+agu0   89 s
        vpxor ymm8, ymm8, ymm10                                ;   302.7 fp3     89 s
        vpxor ymm4, ymm4, [rbp + 3392]                         ;   304.3 fp0+agu1   89 s
        vpxor ymm4, ymm4, [rbp + 3104]                         ;   305.3 fp1+agu0   89 s
        vpxor ymm4, ymm4, [rbp + 9280]                         ;   306.3 fp2+agu1   89 s
        vpxor ymm4, ymm4, [rbp + 7872]                         ;   307.3 fp3+agu0   89 s
        vpxor ymm8, ymm8, [rbp + 3424]                         ;   306.3 fp0+agu1   89 s
        vpxor ymm8, ymm8, [rbp + 9312]                         ;   307.3 fp1+agu0   89 s
        vmovdqu [rbp + 24256], ymm8                            ;   309.5 agu2+fp5   89 s spill
        vpxor ymm8, ymm12, [rbp + 3200]                        ;   307.3 fp2+agu1   89 s
        vpxor ymm8, ymm8, ymm1                                 ;   308.3 fp3     89 s
        vpxor ymm8, ymm8, ymm6                                 ;   309.3 fp0     89 s
        vpxor ymm8, ymm8, [rbp + 9088]                         ;   310.3 fp1+agu0   89 s
        vpxor ymm14, ymm14, [rbp + 3520]                       ;   308.3 fp2+agu1   89 s
        vpxor ymm14, ymm14, [rbp + 23872]                      ;   309.3 fp3+agu0   89 s
        vpxor ymm14, ymm14, [rbp + 9408]                       ;   310.3 fp0+agu1   89 s
        vpxor ymm14, ymm14, [rbp + 7104]                       ;   311.3 fp1+agu0   89 s
        vpxor ymm6, ymm6, [rbp + 3552]                         ;   310.3 fp2+agu1   89 s
        vpxor ymm6, ymm6, [rbp + 23744]                        ;   311.3 fp3+agu0   89 s
        vpxor ymm6, ymm6, [rbp + 9440]                         ;   312.3 fp0+agu1   89 s
        vpxor ymm6, ymm6, [rbp + 7136]                         ;   313.3 fp1+agu0   89 s
        vpxor ymm2, ymm2, [rbp + 3584]                         ;   312.3 fp2+agu1   89 s
        vpxor ymm2, ymm2, [rbp + 23712]                        ;   313.3 fp3+agu0   89 s
        vpxor ymm2, ymm2, [rbp + 9472]                         ;   314.3 fp0+agu1   89 s
        vpxor ymm2, ymm2, [rbp + 7168]                         ;   315.3 fp1+agu0   89 s
        vmovdqu [rbp + 24288], ymm2                            ;   316.3 agu2+fp5   89 s spill
        vpxor ymm2, ymm9, [rbp + 3360]                         ;   314.3 fp2+agu1   89 s
        vpxor ymm2, ymm2, ymm3                                 ;   315.3 fp3     89 s
        vpxor ymm2, ymm2, [rbp + 9248]                         ;   316.3 fp0+agu0   89 s
        vpxor ymm2, ymm2, [rbp + 7840]                         ;   317.3 fp1+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 3744]                         ;   316.2 fp2+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 23584]                        ;   317.2 fp3+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 9632]                         ;   318.2 fp0+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 7328]                         ;   319.2 fp1+agu1   89 s
        vmovdqu [rbp + 23584], ymm5                            ;   320.2 agu2+fp5   89 s spill
        vpxor ymm5, ymm7, [rbp + 3456]                         ;   318.2 fp2+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 23904]                        ;   319.2 fp3+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 23872]                        ;   320.2 fp0+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 9344]                         ;   321.2 fp1+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 7040]                         ;   322.2 fp2+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 3808]                       ;   320.3 fp3+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 23744]                      ;   321.3 fp0+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 9696]                       ;   322.3 fp1+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 7392]                       ;   323.3 fp2+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 24128]                      ;   324.3 fp3+agu1   89 s
        vmovdqu [rbp + 24320], ymm12                           ;   325.3 agu2+fp5   89 s spill
        vmovdqu ymm12, [rbp + 23840]                           ;   323.2 agu0    89 s
        vpxor ymm12, ymm12, [rbp + 3488]                       ;   330.2 fp0+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 9376]                       ;   331.2 fp1+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 7072]                       ;   332.2 fp2+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 24000]                      ;   333.2 fp3+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 3872]                       ;   325.3 fp0+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 23744]                      ;   326.3 fp1+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 3104]                       ;   327.3 fp2+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 9760]                       ;   328.3 fp3+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 7456]                       ;   329.3 fp0+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 8000]                       ;   330.3 fp1+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 3904]                         ;   328.3 fp2+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 23488]                        ;   329.3 fp3+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 9792]                         ;   330.3 fp0+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 7488]                         ;   331.3 fp1+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 24064]                        ;   332.3 fp2+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 9856]                         ;   331.2 fp3+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 7552]                         ;   332.2 fp0+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 23936]                        ;   333.2 fp1+agu0   89 s
        vmovdqu [rbp + 23936], ymm9                            ;   334.2 agu2+fp5   89 s spill
        vmovdqu ymm9, [rbp + 23744]                            ;   332.3 agu1    89 s
        vpxor ymm9, ymm9, [rbp + 3616]                         ;   339.3 fp2+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 3072]                         ;   340.3 fp3+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 9504]                         ;   341.3 fp0+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 7200]                         ;   342.3 fp1+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 24000]                        ;   343.3 fp2+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 7808]                         ;   344.3 fp3+agu1   89 s
        vmovdqu [rbp + 23744], ymm1                            ;   333.3 agu2+fp5   89 s spill
        vmovdqu ymm1, [rbp + 23648]                            ;   336.2 agu0    89 s
        vpxor ymm1, ymm1, [rbp + 3648]                         ;   343.2 fp0+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 9536]                         ;   344.2 fp1+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 7232]                         ;   345.2 fp2+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 23776]                        ;   346.2 fp3+agu0   89 s
        vmovdqu [rbp + 23776], ymm10                           ;   332.7 agu2+fp5   89 s spill
        vmovdqu ymm10, [rbp + 23616]                           ;   338.3 agu1    89 s
        vpxor ymm10, ymm10, [rbp + 3680]                       ;   345.3 fp0+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 9568]                       ;   346.3 fp1+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 7264]                       ;   347.3 fp2+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 24192]                      ;   348.3 fp3+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 23456]                        ;   341.2 fp0+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 9952]                         ;   342.2 fp1+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 7648]                         ;   343.2 fp2+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 24128]                        ;   344.2 fp3+agu1   89 s
        vmovdqu [rbp + 23456], ymm7                            ;   345.2 agu2+fp5   89 s spill
        vmovdqu ymm7, [rbp + 23520]                            ;   343.2 agu0    89 s
        vpxor ymm7, ymm7, [rbp + 3712]                         ;   350.2 fp0+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 9600]                         ;   351.2 fp1+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 7296]                         ;   352.2 fp2+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 8000]                         ;   353.2 fp3+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 24160]                        ;   354.2 fp0+agu1   89 s
        vmovdqu [rbp + 24192], ymm7                            ;   355.2 agu2+fp5   89 s spill
        vpxor ymm7, ymm3, [rbp + 3776]                         ;   346.2 fp1+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 23520]                        ;   347.2 fp2+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 9664]                         ;   348.2 fp3+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 7360]                         ;   349.2 fp0+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 24160]                        ;   350.2 fp1+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 3840]                         ;   348.3 fp2+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 23712]                        ;   349.3 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 9728]                         ;   350.3 fp0+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 7424]                         ;   351.3 fp1+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 23968]                        ;   352.3 fp2+agu1   89 s
        vmovdqu [rbp + 23712], ymm3                            ;   353.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 23552]                            ;   351.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 3936]                         ;   358.2 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 9824]                         ;   359.2 fp0+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 7520]                         ;   360.2 fp1+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 24096]                        ;   361.2 fp2+agu0   89 s
        vmovdqu [rbp + 24096], ymm3                            ;   362.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 24032]                            ;   353.3 agu1    89 s
        vpxor ymm3, ymm3, [rbp + 3104]                         ;   360.3 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 9888]                         ;   361.3 fp0+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 7584]                         ;   362.3 fp1+agu0   89 s
        vmovdqu [rbp + 24032], ymm3                            ;   363.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 23808]                            ;   355.3 agu1    89 s
        vpxor ymm3, ymm3, [rbp + 3136]                         ;   362.3 fp2+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 9920]                         ;   363.3 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 7616]                         ;   364.3 fp0+agu0   89 s
        vmovdqu [rbp + 23808], ymm3                            ;   365.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 23264]                            ;   357.3 agu1    89 s
        vpxor ymm3, ymm3, [rbp + 9984]                         ;   364.3 fp1+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 7680]                         ;   365.3 fp2+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 24000]                        ;   366.3 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 23968]                        ;   367.3 fp0+agu1   89 s
        vmovdqu [rbp + 23968], ymm3                            ;   368.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 23616]                            ;   360.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 23840]                        ;   367.2 fp1+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 10016]                        ;   368.2 fp2+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 7712]                         ;   369.2 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 24128]                        ;   370.2 fp0+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 7840]                         ;   371.2 fp1+agu1   89 s
        vmovdqu [rbp + 24128], ymm3                            ;   372.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 23904]                            ;   363.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 10048]                        ;   370.2 fp2+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 7744]                         ;   371.2 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 24224]                        ;   372.2 fp0+agu1   89 s
        vmovdqu [rbp + 24224], ymm3                            ;   373.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 23872]                            ;   365.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 23840]                        ;   372.2 fp1+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 10080]                        ;   373.2 fp2+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 7776]                         ;   374.2 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 23680]                        ;   375.2 fp0+agu0   89 s
        vmovdqu [rbp + 23680], ymm3                            ;   376.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 8064]                             ;   367.3 agu1   143 st reload
        mov r8, qword [rbp + 25712]                            ;   368.2 agu0   143 st reload
        vmovdqu [r8], ymm3                                     ;   374.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8096]                             ;   368.3 agu1   143 st reload
        vmovdqu [r8 + 32], ymm3                                ;   375.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8128]                             ;   369.3 agu1   143 st reload
        vmovdqu [r8 + 64], ymm3                                ;   376.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8160]                             ;   370.2 agu0   143 st reload
        vmovdqu [r8 + 96], ymm3                                ;   377.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8192]                             ;   370.3 agu1   143 st reload
        vmovdqu [r8 + 128], ymm3                               ;   377.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8224]                             ;   371.3 agu1   143 st reload
        vmovdqu [r8 + 160], ymm3                               ;   378.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8256]                             ;   372.2 agu0   143 st reload
        vmovdqu [r8 + 192], ymm3                               ;   379.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8288]                             ;   372.3 agu1   143 st reload
        vmovdqu [r8 + 224], ymm3                               ;   379.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8320]                             ;   373.3 agu1   143 st reload
        vmovdqu [r8 + 256], ymm3                               ;   380.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8352]                             ;   374.2 agu0   143 st reload
        vmovdqu [r8 + 288], ymm3                               ;   381.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8384]                             ;   374.3 agu1   143 st reload
        vmovdqu [r8 + 320], ymm3                               ;   381.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8416]                             ;   375.3 agu1   143 st reload
        vmovdqu [r8 + 352], ymm3                               ;   382.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8448]                             ;   376.2 agu0   143 st reload
        vmovdqu [r8 + 384], ymm3                               ;   383.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8480]                             ;   376.3 agu1   143 st reload
        vmovdqu [r8 + 416], ymm3                               ;   383.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8512]                             ;   377.3 agu1   143 st reload
        vmovdqu [r8 + 448], ymm3                               ;   384.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8544]                             ;   378.2 agu0   143 st reload
        vmovdqu [r8 + 480], ymm3                               ;   385.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8576]                             ;   378.3 agu1   143 st reload
        vmovdqu [r8 + 512], ymm3                               ;   385.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8608]                             ;   379.3 agu1   143 st reload
        vmovdqu [r8 + 544], ymm3                               ;   386.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8640]                             ;   380.2 agu0   143 st reload
        vmovdqu [r8 + 576], ymm3                               ;   387.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8672]                             ;   380.3 agu1   143 st reload
        vmovdqu [r8 + 608], ymm3                               ;   387.3 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8704]                             ;   381.3 agu1   143 st reload
        vmovdqu [r8 + 640], ymm3                               ;   388.3 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8736]                             ;   382.2 agu0   143 st reload
        vmovdqu [r8 + 672], ymm3                               ;   389.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8768]                             ;   382.3 agu1   143 st reload
        vmovdqu [r8 + 704], ymm3                               ;   390.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8800]                             ;   383.3 agu1   143 st reload
        vmovdqu [r8 + 736], ymm3                               ;   391.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8832]                             ;   384.2 agu0   143 st reload
        vmovdqu [r8 + 768], ymm3                               ;   392.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8864]                             ;   384.3 agu1   143 st reload
        vmovdqu [r8 + 800], ymm3                               ;   393.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8896]                             ;   385.3 agu1   143 st reload
        vmovdqu [r8 + 832], ymm3                               ;   394.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8928]                             ;   386.2 agu0   143 st reload
        vmovdqu [r8 + 864], ymm3                               ;   395.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 8960]                             ;   386.3 agu1   143 st reload
        vmovdqu [r8 + 896], ymm3                               ;   396.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 8992]                             ;   387.3 agu1   143 st reload
        vmovdqu [r8 + 928], ymm3                               ;   397.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9024]                             ;   388.2 agu0   143 st reload
        vmovdqu [r8 + 960], ymm3                               ;   398.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9056]                             ;   388.3 agu1   143 st reload
        vmovdqu [r8 + 992], ymm3                               ;   399.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9088]                             ;   389.3 agu1    89 s reload
        vmovdqu [r8 + 1024], ymm3                              ;   400.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9120]                             ;   390.2 agu0    89 s reload
        vmovdqu [r8 + 1056], ymm3                              ;   401.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9152]                             ;   390.3 agu1    89 s reload
        vmovdqu [r8 + 1088], ymm3                              ;   402.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9184]                             ;   391.3 agu1    89 s reload
        vmovdqu [r8 + 1120], ymm3                              ;   403.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9216]                             ;   392.2 agu0    89 s reload
        vmovdqu [r8 + 1152], ymm3                              ;   404.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9248]                             ;   392.3 agu1    89 s reload
        vmovdqu [r8 + 1184], ymm3                              ;   405.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9280]                             ;   393.3 agu1    89 s reload
        vmovdqu [r8 + 1216], ymm3                              ;   406.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9312]                             ;   394.2 agu0    89 s reload
        vmovdqu [r8 + 1248], ymm3                              ;   407.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9344]                             ;   394.3 agu1    89 s reload
        vmovdqu [r8 + 1280], ymm3                              ;   408.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9376]                             ;   395.3 agu1    89 s reload
        vmovdqu [r8 + 1312], ymm3                              ;   409.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9408]                             ;   396.2 agu0    89 s reload
        vmovdqu [r8 + 1344], ymm3                              ;   410.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9440]                             ;   396.3 agu1    89 s reload
        vmovdqu [r8 + 1376], ymm3                              ;   411.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9472]                             ;   397.3 agu1    89 s reload
        vmovdqu [r8 + 1408], ymm3                              ;   412.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9504]                             ;   398.2 agu0    89 s reload
        vmovdqu [r8 + 1440], ymm3                              ;   413.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9536]                             ;   398.3 agu1    89 s reload
        vmovdqu [r8 + 1472], ymm3                              ;   414.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9568]                             ;   399.3 agu1    89 s reload
        vmovdqu [r8 + 1504], ymm3                              ;   415.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9600]                             ;   400.2 agu0    89 s reload
        vmovdqu [r8 + 1536], ymm3                              ;   416.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 9632]                             ;   401.2 agu0    89 s reload
        vmovdqu [r8 + 1568], ymm3                              ;   417.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9664]                             ;   402.2 agu1    89 s reload
        vmovdqu [r8 + 1600], ymm3                              ;   418.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9696]                             ;   403.2 agu1    89 s reload
        vmovdqu [r8 + 1632], ymm3                              ;   419.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9728]                             ;   404.2 agu0    89 s reload
        vmovdqu [r8 + 1664], ymm3                              ;   420.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 9760]                             ;   405.2 agu0    89 s reload
        vmovdqu [r8 + 1696], ymm3                              ;   421.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9792]                             ;   406.2 agu1    89 s reload
        vmovdqu [r8 + 1728], ymm3                              ;   422.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9824]                             ;   407.2 agu1    89 s reload
        vmovdqu [r8 + 1760], ymm3                              ;   423.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9856]                             ;   408.2 agu0    89 s reload
        vmovdqu [r8 + 1792], ymm3                              ;   424.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 9888]                             ;   409.2 agu0    89 s reload
        vmovdqu [r8 + 1824], ymm3                              ;   425.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9920]                             ;   410.2 agu1    89 s reload
        vmovdqu [r8 + 1856], ymm3                              ;   426.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 9952]                             ;   411.2 agu1    89 s reload
        vmovdqu [r8 + 1888], ymm3                              ;   427.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 9984]                             ;   412.2 agu0    89 s reload
        vmovdqu [r8 + 1920], ymm3                              ;   428.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10016]                            ;   413.2 agu0    89 s reload
        vmovdqu [r8 + 1952], ymm3                              ;   429.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10048]                            ;   414.2 agu1    89 s reload
        vmovdqu [r8 + 1984], ymm3                              ;   430.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10080]                            ;   415.2 agu1    89 s reload
        vmovdqu [r8 + 2016], ymm3                              ;   431.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10112]                            ;   416.2 agu0   143 st reload
        vmovdqu [r8 + 2048], ymm3                              ;   432.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10144]                            ;   417.2 agu0   143 st reload
        vmovdqu [r8 + 2080], ymm3                              ;   433.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10176]                            ;   418.2 agu1   143 st reload
        vmovdqu [r8 + 2112], ymm3                              ;   434.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10208]                            ;   419.2 agu1   143 st reload
        vmovdqu [r8 + 2144], ymm3                              ;   435.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10240]                            ;   420.2 agu0   143 st reload
        vmovdqu [r8 + 2176], ymm3                              ;   436.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10272]                            ;   421.2 agu0   143 st reload
        vmovdqu [r8 + 2208], ymm3                              ;   437.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10304]                            ;   422.2 agu1   143 st reload
        vmovdqu [r8 + 2240], ymm3                              ;   438.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10336]                            ;   423.2 agu1   143 st reload
        vmovdqu [r8 + 2272], ymm3                              ;   439.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10368]                            ;   424.2 agu0   143 st reload
        vmovdqu [r8 + 2304], ymm3                              ;   440.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10400]                            ;   425.2 agu0   143 st reload
        vmovdqu [r8 + 2336], ymm3                              ;   441.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10432]                            ;   426.2 agu1   143 st reload
        vmovdqu [r8 + 2368], ymm3                              ;   442.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10464]                            ;   427.2 agu1   143 st reload
        vmovdqu [r8 + 2400], ymm3                              ;   443.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10496]                            ;   428.2 agu0   143 st reload
        vmovdqu [r8 + 2432], ymm3                              ;   444.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10528]                            ;   429.2 agu0   143 st reload
        vmovdqu [r8 + 2464], ymm3                              ;   445.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10560]                            ;   430.2 agu1   143 st reload
        vmovdqu [r8 + 2496], ymm3                              ;   446.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10592]                            ;   431.2 agu1   143 st reload
        vmovdqu [r8 + 2528], ymm3                              ;   447.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10624]                            ;   432.2 agu0   143 st reload
        vmovdqu [r8 + 2560], ymm3                              ;   448.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10656]                            ;   433.2 agu0   143 st reload
        vmovdqu [r8 + 2592], ymm3                              ;   449.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10688]                            ;   434.2 agu1   143 st reload
        vmovdqu [r8 + 2624], ymm3                              ;   450.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10720]                            ;   435.2 agu1   143 st reload
        vmovdqu [r8 + 2656], ymm3                              ;   451.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10752]                            ;   436.2 agu0   143 st reload
        vmovdqu [r8 + 2688], ymm3                              ;   452.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10784]                            ;   437.2 agu0   143 st reload
        vmovdqu [r8 + 2720], ymm3                              ;   453.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10816]                            ;   438.2 agu1   143 st reload
        vmovdqu [r8 + 2752], ymm3                              ;   454.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10848]                            ;   439.2 agu1   143 st reload
        vmovdqu [r8 + 2784], ymm3                              ;   455.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10880]                            ;   440.2 agu0   143 st reload
        vmovdqu [r8 + 2816], ymm3                              ;   456.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 10912]                            ;   441.2 agu0   143 st reload
        vmovdqu [r8 + 2848], ymm3                              ;   457.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 10944]                            ;   442.2 agu1   143 st reload
        vmovdqu [r8 + 2880], ymm3                              ;   458.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 10976]                            ;   443.2 agu1   143 st reload
        vmovdqu [r8 + 2912], ymm3                              ;   459.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11008]                            ;   444.2 agu0   143 st reload
        vmovdqu [r8 + 2944], ymm3                              ;   460.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11040]                            ;   445.2 agu0   143 st reload
        vmovdqu [r8 + 2976], ymm3                              ;   461.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11072]                            ;   446.2 agu1   143 st reload
        vmovdqu [r8 + 3008], ymm3                              ;   462.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11104]                            ;   447.2 agu1   143 st reload
        vmovdqu [r8 + 3040], ymm3                              ;   463.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11136]                            ;   448.2 agu0   143 st reload
        vmovdqu [r8 + 3072], ymm3                              ;   464.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11168]                            ;   449.2 agu0   143 st reload
        vmovdqu [r8 + 3104], ymm3                              ;   465.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11200]                            ;   450.2 agu1   143 st reload
        vmovdqu [r8 + 3136], ymm3                              ;   466.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11232]                            ;   451.2 agu1   143 st reload
        vmovdqu [r8 + 3168], ymm3                              ;   467.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11264]                            ;   452.2 agu0   143 st reload
        vmovdqu [r8 + 3200], ymm3                              ;   468.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11296]                            ;   453.2 agu0   143 st reload
        vmovdqu [r8 + 3232], ymm3                              ;   469.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11328]                            ;   454.2 agu1   143 st reload
        vmovdqu [r8 + 3264], ymm3                              ;   470.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11360]                            ;   455.2 agu1   143 st reload
        vmovdqu [r8 + 3296], ymm3                              ;   471.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11392]                            ;   456.2 agu0   143 st reload
        vmovdqu [r8 + 3328], ymm3                              ;   472.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11424]                            ;   457.2 agu0   143 st reload
        vmovdqu [r8 + 3360], ymm3                              ;   473.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11456]                            ;   458.2 agu1   143 st reload
        vmovdqu [r8 + 3392], ymm3                              ;   474.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11488]                            ;   459.2 agu1   143 st reload
        vmovdqu [r8 + 3424], ymm3                              ;   475.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11520]                            ;   460.2 agu0   143 st reload
        vmovdqu [r8 + 3456], ymm3                              ;   476.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11552]                            ;   461.2 agu0   143 st reload
        vmovdqu [r8 + 3488], ymm3                              ;   477.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11584]                            ;   462.2 agu1   143 st reload
        vmovdqu [r8 + 3520], ymm3                              ;   478.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11616]                            ;   463.2 agu1   143 st reload
        vmovdqu [r8 + 3552], ymm3                              ;   479.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11648]                            ;   464.2 agu0   143 st reload
        vmovdqu [r8 + 3584], ymm3                              ;   480.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11680]                            ;   465.2 agu0   143 st reload
        vmovdqu [r8 + 3616], ymm3                              ;   481.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11712]                            ;   466.2 agu1   143 st reload
        vmovdqu [r8 + 3648], ymm3                              ;   482.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11744]                            ;   467.2 agu1   143 st reload
        vmovdqu [r8 + 3680], ymm3                              ;   483.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11776]                            ;   468.2 agu0   143 st reload
        vmovdqu [r8 + 3712], ymm3                              ;   484.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11808]                            ;   469.2 agu0   143 st reload
        vmovdqu [r8 + 3744], ymm3                              ;   485.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11840]                            ;   470.2 agu1   143 st reload
        vmovdqu [r8 + 3776], ymm3                              ;   486.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 11872]                            ;   471.2 agu1   143 st reload
        vmovdqu [r8 + 3808], ymm3                              ;   487.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11904]                            ;   472.2 agu0   143 st reload
        vmovdqu [r8 + 3840], ymm3                              ;   488.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 11936]                            ;   473.2 agu0   143 st reload
        vmovdqu [r8 + 3872], ymm3                              ;   489.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 11968]                            ;   474.2 agu1   143 st reload
        vmovdqu [r8 + 3904], ymm3                              ;   490.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12000]                            ;   475.2 agu1   143 st reload
        vmovdqu [r8 + 3936], ymm3                              ;   491.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12032]                            ;   476.2 agu0   143 st reload
        vmovdqu [r8 + 3968], ymm3                              ;   492.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12064]                            ;   477.2 agu0   143 st reload
        vmovdqu [r8 + 4000], ymm3                              ;   493.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12096]                            ;   478.2 agu1   143 st reload
        vmovdqu [r8 + 4032], ymm3                              ;   494.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12128]                            ;   479.2 agu1   143 st reload
        vmovdqu [r8 + 4064], ymm3                              ;   495.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12160]                            ;   480.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4096], ymm3                              ;   496.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12192]                            ;   481.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4128], ymm3                              ;   497.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12224]                            ;   482.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4160], ymm3                              ;   498.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12256]                            ;   483.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4192], ymm3                              ;   499.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12288]                            ;   484.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4224], ymm3                              ;   500.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12320]                            ;   485.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4256], ymm3                              ;   501.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12352]                            ;   486.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4288], ymm3                              ;   502.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12384]                            ;   487.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4320], ymm3                              ;   503.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12416]                            ;   488.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4352], ymm3                              ;   504.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12448]                            ;   489.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4384], ymm3                              ;   505.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12480]                            ;   490.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4416], ymm3                              ;   506.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12512]                            ;   491.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4448], ymm3                              ;   507.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12544]                            ;   492.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4480], ymm3                              ;   508.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12576]                            ;   493.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4512], ymm3                              ;   509.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12608]                            ;   494.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4544], ymm3                              ;   510.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12640]                            ;   495.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4576], ymm3                              ;   511.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12672]                            ;   496.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4608], ymm3                              ;   512.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12704]                            ;   497.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4640], ymm3                              ;   513.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12736]                            ;   498.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4672], ymm3                              ;   514.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12768]                            ;   499.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4704], ymm3                              ;   515.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12800]                            ;   500.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4736], ymm3                              ;   516.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12832]                            ;   501.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4768], ymm3                              ;   517.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12864]                            ;   502.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4800], ymm3                              ;   518.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 12896]                            ;   503.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4832], ymm3                              ;   519.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12928]                            ;   504.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4864], ymm3                              ;   520.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 12960]                            ;   505.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4896], ymm3                              ;   521.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 12992]                            ;   506.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4928], ymm3                              ;   522.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13024]                            ;   507.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4960], ymm3                              ;   523.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13056]                            ;   508.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4992], ymm3                              ;   524.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13088]                            ;   509.2 agu0   107 out[16] reload
        vmovdqu [r8 + 5024], ymm3                              ;   525.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13120]                            ;   510.2 agu1   107 out[16] reload
        vmovdqu [r8 + 5056], ymm3                              ;   526.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13152]                            ;   511.2 agu1   107 out[16] reload
        vmovdqu [r8 + 5088], ymm3                              ;   527.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13184]                            ;   512.2 agu0   143 st reload
        vmovdqu [r8 + 5120], ymm3                              ;   528.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13216]                            ;   513.2 agu0   143 st reload
        vmovdqu [r8 + 5152], ymm3                              ;   529.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13248]                            ;   514.2 agu1   143 st reload
        vmovdqu [r8 + 5184], ymm3                              ;   530.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13280]                            ;   515.2 agu1   143 st reload
        vmovdqu [r8 + 5216], ymm3                              ;   531.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13312]                            ;   516.2 agu0   143 st reload
        vmovdqu [r8 + 5248], ymm3                              ;   532.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13344]                            ;   517.2 agu0   143 st reload
        vmovdqu [r8 + 5280], ymm3                              ;   533.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13376]                            ;   518.2 agu1   143 st reload
        vmovdqu [r8 + 5312], ymm3                              ;   534.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13408]                            ;   519.2 agu1   143 st reload
        vmovdqu [r8 + 5344], ymm3                              ;   535.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13440]                            ;   520.2 agu0   143 st reload
        vmovdqu [r8 + 5376], ymm3                              ;   536.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13472]                            ;   521.2 agu0   143 st reload
        vmovdqu [r8 + 5408], ymm3                              ;   537.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13504]                            ;   522.2 agu1   143 st reload
        vmovdqu [r8 + 5440], ymm3                              ;   538.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13536]                            ;   523.2 agu1   143 st reload
        vmovdqu [r8 + 5472], ymm3                              ;   539.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13568]                            ;   524.2 agu0   143 st reload
        vmovdqu [r8 + 5504], ymm3                              ;   540.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13600]                            ;   525.2 agu0   143 st reload
        vmovdqu [r8 + 5536], ymm3                              ;   541.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13632]                            ;   526.2 agu1   143 st reload
        vmovdqu [r8 + 5568], ymm3                              ;   542.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13664]                            ;   527.2 agu1   143 st reload
        vmovdqu [r8 + 5600], ymm3                              ;   543.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13696]                            ;   528.2 agu0   143 st reload
        vmovdqu [r8 + 5632], ymm3                              ;   544.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13728]                            ;   529.2 agu0   143 st reload
        vmovdqu [r8 + 5664], ymm3                              ;   545.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13760]                            ;   530.2 agu1   143 st reload
        vmovdqu [r8 + 5696], ymm3                              ;   546.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13792]                            ;   531.2 agu1   143 st reload
        vmovdqu [r8 + 5728], ymm3                              ;   547.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13824]                            ;   532.2 agu0   143 st reload
        vmovdqu [r8 + 5760], ymm3                              ;   548.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13856]                            ;   533.2 agu0   143 st reload
        vmovdqu [r8 + 5792], ymm3                              ;   549.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13888]                            ;   534.2 agu1   143 st reload
        vmovdqu [r8 + 5824], ymm3                              ;   550.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 13920]                            ;   535.2 agu1   143 st reload
        vmovdqu [r8 + 5856], ymm3                              ;   551.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 13952]                            ;   536.2 agu0   143 st reload
        vmovdqu [r8 + 5888], ymm3                              ;   552.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 13984]                            ;   537.2 agu0   143 st reload
        vmovdqu [r8 + 5920], ymm3                              ;   553.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14016]                            ;   538.2 agu1   143 st reload
        vmovdqu [r8 + 5952], ymm3                              ;   554.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14048]                            ;   539.2 agu1   143 st reload
        vmovdqu [r8 + 5984], ymm3                              ;   555.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14080]                            ;   540.2 agu0   143 st reload
        vmovdqu [r8 + 6016], ymm3                              ;   556.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14112]                            ;   541.2 agu0   143 st reload
        vmovdqu [r8 + 6048], ymm3                              ;   557.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14144]                            ;   542.2 agu1   143 st reload
        vmovdqu [r8 + 6080], ymm3                              ;   558.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14176]                            ;   543.2 agu1   143 st reload
        vmovdqu [r8 + 6112], ymm3                              ;   559.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14208]                            ;   544.2 agu0   143 st reload
        vmovdqu [r8 + 6144], ymm3                              ;   560.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14240]                            ;   545.2 agu0   143 st reload
        vmovdqu [r8 + 6176], ymm3                              ;   561.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14272]                            ;   546.2 agu1   143 st reload
        vmovdqu [r8 + 6208], ymm3                              ;   562.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14304]                            ;   547.2 agu1   143 st reload
        vmovdqu [r8 + 6240], ymm3                              ;   563.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14336]                            ;   548.2 agu0   143 st reload
        vmovdqu [r8 + 6272], ymm3                              ;   564.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14368]                            ;   549.2 agu0   143 st reload
        vmovdqu [r8 + 6304], ymm3                              ;   565.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14400]                            ;   550.2 agu1   143 st reload
        vmovdqu [r8 + 6336], ymm3                              ;   566.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14432]                            ;   551.2 agu1   143 st reload
        vmovdqu [r8 + 6368], ymm3                              ;   567.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14464]                            ;   552.2 agu0   143 st reload
        vmovdqu [r8 + 6400], ymm3                              ;   568.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14496]                            ;   553.2 agu0   143 st reload
        vmovdqu [r8 + 6432], ymm3                              ;   569.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14528]                            ;   554.2 agu1   143 st reload
        vmovdqu [r8 + 6464], ymm3                              ;   570.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14560]                            ;   555.2 agu1   143 st reload
        vmovdqu [r8 + 6496], ymm3                              ;   571.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14592]                            ;   556.2 agu0   143 st reload
        vmovdqu [r8 + 6528], ymm3                              ;   572.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14624]                            ;   557.2 agu0   143 st reload
        vmovdqu [r8 + 6560], ymm3                              ;   573.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14656]                            ;   558.2 agu1   143 st reload
        vmovdqu [r8 + 6592], ymm3                              ;   574.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14688]                            ;   559.2 agu1   143 st reload
        vmovdqu [r8 + 6624], ymm3                              ;   575.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14720]                            ;   560.2 agu0   143 st reload
        vmovdqu [r8 + 6656], ymm3                              ;   576.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14752]                            ;   561.2 agu0   143 st reload
        vmovdqu [r8 + 6688], ymm3                              ;   577.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14784]                            ;   562.2 agu1   143 st reload
        vmovdqu [r8 + 6720], ymm3                              ;   578.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14816]                            ;   563.2 agu1   143 st reload
        vmovdqu [r8 + 6752], ymm3                              ;   579.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14848]                            ;   564.2 agu0   143 st reload
        vmovdqu [r8 + 6784], ymm3                              ;   580.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14880]                            ;   565.2 agu0   143 st reload
        vmovdqu [r8 + 6816], ymm3                              ;   581.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14912]                            ;   566.2 agu1   143 st reload
        vmovdqu [r8 + 6848], ymm3                              ;   582.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14944]                            ;   567.2 agu1   143 st reload
        vmovdqu [r8 + 6880], ymm3                              ;   583.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14976]                            ;   568.2 agu0   143 st reload
        vmovdqu [r8 + 6912], ymm3                              ;   584.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15008]                            ;   569.2 agu0   143 st reload
        vmovdqu [r8 + 6944], ymm3                              ;   585.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15040]                            ;   570.2 agu1   143 st reload
        vmovdqu [r8 + 6976], ymm3                              ;   586.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15072]                            ;   571.2 agu1   143 st reload
        vmovdqu [r8 + 7008], ymm3                              ;   587.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15104]                            ;   572.2 agu0   143 st reload
        vmovdqu [r8 + 7040], ymm3                              ;   588.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15136]                            ;   573.2 agu0   143 st reload
        vmovdqu [r8 + 7072], ymm3                              ;   589.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15168]                            ;   574.2 agu1   143 st reload
        vmovdqu [r8 + 7104], ymm3                              ;   590.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15200]                            ;   575.2 agu1   143 st reload
        vmovdqu [r8 + 7136], ymm3                              ;   591.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6016]                             ;   576.2 agu0   143 st reload
        vmovdqu [r8 + 7168], ymm3                              ;   592.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6048]                             ;   577.2 agu0   143 st reload
        vmovdqu [r8 + 7200], ymm3                              ;   593.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6080]                             ;   578.2 agu1   143 st reload
        vmovdqu [r8 + 7232], ymm3                              ;   594.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6112]                             ;   579.2 agu1   143 st reload
        vmovdqu [r8 + 7264], ymm3                              ;   595.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6144]                             ;   580.2 agu0   143 st reload
        vmovdqu [r8 + 7296], ymm3                              ;   596.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6176]                             ;   581.2 agu0   143 st reload
        vmovdqu [r8 + 7328], ymm3                              ;   597.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6208]                             ;   582.2 agu1   143 st reload
        vmovdqu [r8 + 7360], ymm3                              ;   598.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6240]                             ;   583.2 agu1   143 st reload
        vmovdqu [r8 + 7392], ymm3                              ;   599.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6272]                             ;   584.2 agu0   143 st reload
        vmovdqu [r8 + 7424], ymm3                              ;   600.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6304]                             ;   585.2 agu0   143 st reload
        vmovdqu [r8 + 7456], ymm3                              ;   601.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6336]                             ;   586.2 agu1   143 st reload
        vmovdqu [r8 + 7488], ymm3                              ;   602.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6368]                             ;   587.2 agu1   143 st reload
        vmovdqu [r8 + 7520], ymm3                              ;   603.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6400]                             ;   588.2 agu0   143 st reload
        vmovdqu [r8 + 7552], ymm3                              ;   604.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6432]                             ;   589.2 agu0   143 st reload
        vmovdqu [r8 + 7584], ymm3                              ;   605.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6464]                             ;   590.2 agu1   143 st reload
        vmovdqu [r8 + 7616], ymm3                              ;   606.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6496]                             ;   591.2 agu1   143 st reload
        vmovdqu [r8 + 7648], ymm3                              ;   607.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6528]                             ;   592.2 agu0   143 st reload
        vmovdqu [r8 + 7680], ymm3                              ;   608.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6560]                             ;   593.2 agu0   143 st reload
        vmovdqu [r8 + 7712], ymm3                              ;   609.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6592]                             ;   594.2 agu1   143 st reload
        vmovdqu [r8 + 7744], ymm3                              ;   610.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6624]                             ;   595.2 agu1   143 st reload
        vmovdqu [r8 + 7776], ymm3                              ;   611.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6656]                             ;   596.2 agu0   143 st reload
        vmovdqu [r8 + 7808], ymm3                              ;   612.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6688]                             ;   597.2 agu0   143 st reload
        vmovdqu [r8 + 7840], ymm3                              ;   613.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6720]                             ;   598.2 agu1   143 st reload
        vmovdqu [r8 + 7872], ymm3                              ;   614.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6752]                             ;   599.2 agu1   143 st reload
        vmovdqu [r8 + 7904], ymm3                              ;   615.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6784]                             ;   600.2 agu0   143 st reload
        vmovdqu [r8 + 7936], ymm3                              ;   616.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6816]                             ;   601.2 agu0   143 st reload
        vmovdqu [r8 + 7968], ymm3                              ;   617.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6848]                             ;   602.2 agu1   143 st reload
        vmovdqu [r8 + 8000], ymm3                              ;   618.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 6880]                             ;   603.2 agu1   143 st reload
        vmovdqu [r8 + 8032], ymm3                              ;   619.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6912]                             ;   604.2 agu0   143 st reload
        vmovdqu [r8 + 8064], ymm3                              ;   620.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 6944]                             ;   605.2 agu0   143 st reload
        vmovdqu [r8 + 8096], ymm3                              ;   621.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 6976]                             ;   606.2 agu1   143 st reload
        vmovdqu [r8 + 8128], ymm3                              ;   622.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 7008]                             ;   607.2 agu1   143 st reload
        vmovdqu [r8 + 8160], ymm3                              ;   623.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15232]                            ;   608.2 agu0   143 st reload
        vmovdqu [r8 + 8192], ymm3                              ;   624.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15264]                            ;   609.2 agu0   143 st reload
        vmovdqu [r8 + 8224], ymm3                              ;   625.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15296]                            ;   610.2 agu1   143 st reload
        vmovdqu [r8 + 8256], ymm3                              ;   626.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15328]                            ;   611.2 agu1   143 st reload
        vmovdqu [r8 + 8288], ymm3                              ;   627.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15360]                            ;   612.2 agu0   143 st reload
        vmovdqu [r8 + 8320], ymm3                              ;   628.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15392]                            ;   613.2 agu0   143 st reload
        vmovdqu [r8 + 8352], ymm3                              ;   629.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15424]                            ;   614.2 agu1   143 st reload
        vmovdqu [r8 + 8384], ymm3                              ;   630.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15456]                            ;   615.2 agu1   143 st reload
        vmovdqu [r8 + 8416], ymm3                              ;   631.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15488]                            ;   616.2 agu0   143 st reload
        vmovdqu [r8 + 8448], ymm3                              ;   632.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15520]                            ;   617.2 agu0   143 st reload
        vmovdqu [r8 + 8480], ymm3                              ;   633.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15552]                            ;   618.2 agu1   143 st reload
        vmovdqu [r8 + 8512], ymm3                              ;   634.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15584]                            ;   619.2 agu1   143 st reload
        vmovdqu [r8 + 8544], ymm3                              ;   635.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15616]                            ;   620.2 agu0   143 st reload
        vmovdqu [r8 + 8576], ymm3                              ;   636.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15648]                            ;   621.2 agu0   143 st reload
        vmovdqu [r8 + 8608], ymm3                              ;   637.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15680]                            ;   622.2 agu1   143 st reload
        vmovdqu [r8 + 8640], ymm3                              ;   638.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15712]                            ;   623.2 agu1   143 st reload
        vmovdqu [r8 + 8672], ymm3                              ;   639.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15744]                            ;   624.2 agu0   143 st reload
        vmovdqu [r8 + 8704], ymm3                              ;   640.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15776]                            ;   625.2 agu0   143 st reload
        vmovdqu [r8 + 8736], ymm3                              ;   641.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15808]                            ;   626.2 agu1   143 st reload
        vmovdqu [r8 + 8768], ymm3                              ;   642.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15840]                            ;   627.2 agu1   143 st reload
        vmovdqu [r8 + 8800], ymm3                              ;   643.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15872]                            ;   628.2 agu0   143 st reload
        vmovdqu [r8 + 8832], ymm3                              ;   644.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15904]                            ;   629.2 agu0   143 st reload
        vmovdqu [r8 + 8864], ymm3                              ;   645.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15936]                            ;   630.2 agu1   143 st reload
        vmovdqu [r8 + 8896], ymm3                              ;   646.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15968]                            ;   631.2 agu1   143 st reload
        vmovdqu [r8 + 8928], ymm3                              ;   647.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16000]                            ;   632.2 agu0   143 st reload
        vmovdqu [r8 + 8960], ymm3                              ;   648.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16032]                            ;   633.2 agu0   143 st reload
        vmovdqu [r8 + 8992], ymm3                              ;   649.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16064]                            ;   634.2 agu1   143 st reload
        vmovdqu [r8 + 9024], ymm3                              ;   650.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16096]                            ;   635.2 agu1   143 st reload
        vmovdqu [r8 + 9056], ymm3                              ;   651.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16128]                            ;   636.2 agu0   143 st reload
        vmovdqu [r8 + 9088], ymm3                              ;   652.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16160]                            ;   637.2 agu0   143 st reload
        vmovdqu [r8 + 9120], ymm3                              ;   653.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16192]                            ;   638.2 agu1   143 st reload
        vmovdqu [r8 + 9152], ymm3                              ;   654.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16224]                            ;   639.2 agu1   143 st reload
        vmovdqu [r8 + 9184], ymm3                              ;   655.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16256]                            ;   640.2 agu0   143 st reload
        vmovdqu [r8 + 9216], ymm3                              ;   656.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16288]                            ;   641.2 agu0   143 st reload
        vmovdqu [r8 + 9248], ymm3                              ;   657.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16320]                            ;   642.2 agu1   143 st reload
        vmovdqu [r8 + 9280], ymm3                              ;   658.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16352]                            ;   643.2 agu1   143 st reload
        vmovdqu [r8 + 9312], ymm3                              ;   659.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16384]                            ;   644.2 agu0   143 st reload
        vmovdqu [r8 + 9344], ymm3                              ;   660.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16416]                            ;   645.2 agu0   143 st reload
        vmovdqu [r8 + 9376], ymm3                              ;   661.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16448]                            ;   646.2 agu1   143 st reload
        vmovdqu [r8 + 9408], ymm3                              ;   662.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16480]                            ;   647.2 agu1   143 st reload
        vmovdqu [r8 + 9440], ymm3                              ;   663.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16512]                            ;   648.2 agu0   143 st reload
        vmovdqu [r8 + 9472], ymm3                              ;   664.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16544]                            ;   649.2 agu0   143 st reload
        vmovdqu [r8 + 9504], ymm3                              ;   665.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16576]                            ;   650.2 agu1   143 st reload
        vmovdqu [r8 + 9536], ymm3                              ;   666.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16608]                            ;   651.2 agu1   143 st reload
        vmovdqu [r8 + 9568], ymm3                              ;   667.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16640]                            ;   652.2 agu0   143 st reload
        vmovdqu [r8 + 9600], ymm3                              ;   668.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16672]                            ;   653.2 agu0   143 st reload
        vmovdqu [r8 + 9632], ymm3                              ;   669.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16704]                            ;   654.2 agu1   143 st reload
        vmovdqu [r8 + 9664], ymm3                              ;   670.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16736]                            ;   655.2 agu1   143 st reload
        vmovdqu [r8 + 9696], ymm3                              ;   671.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16768]                            ;   656.2 agu0   143 st reload
        vmovdqu [r8 + 9728], ymm3                              ;   672.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16800]                            ;   657.2 agu0   143 st reload
        vmovdqu [r8 + 9760], ymm3                              ;   673.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16832]                            ;   658.2 agu1   143 st reload
        vmovdqu [r8 + 9792], ymm3                              ;   674.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16864]                            ;   659.2 agu1   143 st reload
        vmovdqu [r8 + 9824], ymm3                              ;   675.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16896]                            ;   660.2 agu0   143 st reload
        vmovdqu [r8 + 9856], ymm3                              ;   676.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 16928]                            ;   661.2 agu0   143 st reload
        vmovdqu [r8 + 9888], ymm3                              ;   677.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 16960]                            ;   662.2 agu1   143 st reload
        vmovdqu [r8 + 9920], ymm3                              ;   678.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 16992]                            ;   663.2 agu1   143 st reload
        vmovdqu [r8 + 9952], ymm3                              ;   679.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17024]                            ;   664.2 agu0   143 st reload
        vmovdqu [r8 + 9984], ymm3                              ;   680.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17056]                            ;   665.2 agu0   143 st reload
        vmovdqu [r8 + 10016], ymm3                             ;   681.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17088]                            ;   666.2 agu1   143 st reload
        vmovdqu [r8 + 10048], ymm3                             ;   682.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17120]                            ;   667.2 agu1   143 st reload
        vmovdqu [r8 + 10080], ymm3                             ;   683.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17152]                            ;   668.2 agu0   143 st reload
        vmovdqu [r8 + 10112], ymm3                             ;   684.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17184]                            ;   669.2 agu0   143 st reload
        vmovdqu [r8 + 10144], ymm3                             ;   685.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17216]                            ;   670.2 agu1   143 st reload
        vmovdqu [r8 + 10176], ymm3                             ;   686.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17248]                            ;   671.2 agu1   143 st reload
        vmovdqu [r8 + 10208], ymm3                             ;   687.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 2944]                             ;   672.2 agu0    29 s reload
        vmovdqu [r8 + 10240], ymm3                             ;   688.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 2976]                             ;   673.2 agu0    29 s reload
        vmovdqu [r8 + 10272], ymm3                             ;   689.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3008]                             ;   674.2 agu1    29 s reload
        vmovdqu [r8 + 10304], ymm3                             ;   690.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3040]                             ;   675.2 agu1    29 s reload
        vmovdqu [r8 + 10336], ymm3                             ;   691.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3072]                             ;   676.2 agu0    29 s reload
        vmovdqu [r8 + 10368], ymm3                             ;   692.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3104]                             ;   677.2 agu0    29 s reload
        vmovdqu [r8 + 10400], ymm3                             ;   693.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3136]                             ;   678.2 agu1    29 s reload
        vmovdqu [r8 + 10432], ymm3                             ;   694.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3168]                             ;   679.2 agu1    29 s reload
        vmovdqu [r8 + 10464], ymm3                             ;   695.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3200]                             ;   680.2 agu0    29 s reload
        vmovdqu [r8 + 10496], ymm3                             ;   696.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3232]                             ;   681.2 agu0    29 s reload
        vmovdqu [r8 + 10528], ymm3                             ;   697.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3264]                             ;   682.2 agu1    29 s reload
        vmovdqu [r8 + 10560], ymm3                             ;   698.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3296]                             ;   683.2 agu1    29 s reload
        vmovdqu [r8 + 10592], ymm3                             ;   699.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3328]                             ;   684.2 agu0    29 s reload
        vmovdqu [r8 + 10624], ymm3                             ;   700.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3360]                             ;   685.2 agu0    29 s reload
        vmovdqu [r8 + 10656], ymm3                             ;   701.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3392]                             ;   686.2 agu1    29 s reload
        vmovdqu [r8 + 10688], ymm3                             ;   702.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3424]                             ;   687.2 agu1    29 s reload
        vmovdqu [r8 + 10720], ymm3                             ;   703.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3456]                             ;   688.2 agu0    29 s reload
        vmovdqu [r8 + 10752], ymm3                             ;   704.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3488]                             ;   689.2 agu0    29 s reload
        vmovdqu [r8 + 10784], ymm3                             ;   705.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3520]                             ;   690.2 agu1    29 s reload
        vmovdqu [r8 + 10816], ymm3                             ;   706.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3552]                             ;   691.2 agu1    29 s reload
        vmovdqu [r8 + 10848], ymm3                             ;   707.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3584]                             ;   692.2 agu0    29 s reload
        vmovdqu [r8 + 10880], ymm3                             ;   708.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3616]                             ;   693.2 agu0    29 s reload
        vmovdqu [r8 + 10912], ymm3                             ;   709.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3648]                             ;   694.2 agu1    29 s reload
        vmovdqu [r8 + 10944], ymm3                             ;   710.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3680]                             ;   695.2 agu1    29 s reload
        vmovdqu [r8 + 10976], ymm3                             ;   711.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3712]                             ;   696.2 agu0    29 s reload
        vmovdqu [r8 + 11008], ymm3                             ;   712.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3744]                             ;   697.2 agu0    29 s reload
        vmovdqu [r8 + 11040], ymm3                             ;   713.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3776]                             ;   698.2 agu1    29 s reload
        vmovdqu [r8 + 11072], ymm3                             ;   714.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3808]                             ;   699.2 agu1    29 s reload
        vmovdqu [r8 + 11104], ymm3                             ;   715.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3840]                             ;   700.2 agu0    29 s reload
        vmovdqu [r8 + 11136], ymm3                             ;   716.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 3872]                             ;   701.2 agu0    29 s reload
        vmovdqu [r8 + 11168], ymm3                             ;   717.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 3904]                             ;   702.2 agu1    29 s reload
        vmovdqu [r8 + 11200], ymm3                             ;   718.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 3936]                             ;   703.2 agu1    29 s reload
        vmovdqu [r8 + 11232], ymm3                             ;   719.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17280]                            ;   704.2 agu0   143 st reload
        vmovdqu [r8 + 11264], ymm3                             ;   720.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17312]                            ;   705.2 agu0   143 st reload
        vmovdqu [r8 + 11296], ymm3                             ;   721.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17344]                            ;   706.2 agu1   143 st reload
        vmovdqu [r8 + 11328], ymm3                             ;   722.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17376]                            ;   707.2 agu1   143 st reload
        vmovdqu [r8 + 11360], ymm3                             ;   723.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17408]                            ;   708.2 agu0   143 st reload
        vmovdqu [r8 + 11392], ymm3                             ;   724.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17440]                            ;   709.2 agu0   143 st reload
        vmovdqu [r8 + 11424], ymm3                             ;   725.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17472]                            ;   710.2 agu1   143 st reload
        vmovdqu [r8 + 11456], ymm3                             ;   726.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17504]                            ;   711.2 agu1   143 st reload
        vmovdqu [r8 + 11488], ymm3                             ;   727.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17536]                            ;   712.2 agu0   143 st reload
        vmovdqu [r8 + 11520], ymm3                             ;   728.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17568]                            ;   713.2 agu0   143 st reload
        vmovdqu [r8 + 11552], ymm3                             ;   729.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17600]                            ;   714.2 agu1   143 st reload
        vmovdqu [r8 + 11584], ymm3                             ;   730.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17632]                            ;   715.2 agu1   143 st reload
        vmovdqu [r8 + 11616], ymm3                             ;   731.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17664]                            ;   716.2 agu0   143 st reload
        vmovdqu [r8 + 11648], ymm3                             ;   732.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17696]                            ;   717.2 agu0   143 st reload
        vmovdqu [r8 + 11680], ymm3                             ;   733.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17728]                            ;   718.2 agu1   143 st reload
        vmovdqu [r8 + 11712], ymm3                             ;   734.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17760]                            ;   719.2 agu1   143 st reload
        vmovdqu [r8 + 11744], ymm3                             ;   735.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17792]                            ;   720.2 agu0   143 st reload
        vmovdqu [r8 + 11776], ymm3                             ;   736.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17824]                            ;   721.2 agu0   143 st reload
        vmovdqu [r8 + 11808], ymm3                             ;   737.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17856]                            ;   722.2 agu1   143 st reload
        vmovdqu [r8 + 11840], ymm3                             ;   738.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17888]                            ;   723.2 agu1   143 st reload
        vmovdqu [r8 + 11872], ymm3                             ;   739.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17920]                            ;   724.2 agu0   143 st reload
        vmovdqu [r8 + 11904], ymm3                             ;   740.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17952]                            ;   725.2 agu0   143 st reload
        vmovdqu [r8 + 11936], ymm3                             ;   741.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17984]                            ;   726.2 agu1   143 st reload
        vmovdqu [r8 + 11968], ymm3                             ;   742.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18016]                            ;   727.2 agu1   143 st reload
        vmovdqu [r8 + 12000], ymm3                             ;   743.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18048]                            ;   728.2 agu0   143 st reload
        vmovdqu [r8 + 12032], ymm3                             ;   744.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18080]                            ;   729.2 agu0   143 st reload
        vmovdqu [r8 + 12064], ymm3                             ;   745.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18112]                            ;   730.2 agu1   143 st reload
        vmovdqu [r8 + 12096], ymm3                             ;   746.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18144]                            ;   731.2 agu1   143 st reload
        vmovdqu [r8 + 12128], ymm3                             ;   747.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18176]                            ;   732.2 agu0   143 st reload
        vmovdqu [r8 + 12160], ymm3                             ;   748.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18208]                            ;   733.2 agu0   143 st reload
        vmovdqu [r8 + 12192], ymm3                             ;   749.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18240]                            ;   734.2 agu1   143 st reload
        vmovdqu [r8 + 12224], ymm3                             ;   750.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18272]                            ;   735.2 agu1   143 st reload
        vmovdqu [r8 + 12256], ymm3                             ;   751.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 896]                              ;   736.2 agu0   143 st reload
        vmovdqu [r8 + 12288], ymm3                             ;   752.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 928]                              ;   737.2 agu0   143 st reload
        vmovdqu [r8 + 12320], ymm3                             ;   753.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 960]                              ;   738.2 agu1   143 st reload
        vmovdqu [r8 + 12352], ymm3                             ;   754.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 992]                              ;   739.2 agu1   143 st reload
        vmovdqu [r8 + 12384], ymm3                             ;   755.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1024]                             ;   740.2 agu0   143 st reload
        vmovdqu [r8 + 12416], ymm3                             ;   756.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1056]                             ;   741.2 agu0   143 st reload
        vmovdqu [r8 + 12448], ymm3                             ;   757.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1088]                             ;   742.2 agu1   143 st reload
        vmovdqu [r8 + 12480], ymm3                             ;   758.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1120]                             ;   743.2 agu1   143 st reload
        vmovdqu [r8 + 12512], ymm3                             ;   759.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1152]                             ;   744.2 agu0   143 st reload
        vmovdqu [r8 + 12544], ymm3                             ;   760.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1184]                             ;   745.2 agu0   143 st reload
        vmovdqu [r8 + 12576], ymm3                             ;   761.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1216]                             ;   746.2 agu1   143 st reload
        vmovdqu [r8 + 12608], ymm3                             ;   762.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1248]                             ;   747.2 agu1   143 st reload
        vmovdqu [r8 + 12640], ymm3                             ;   763.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1280]                             ;   748.2 agu0   143 st reload
        vmovdqu [r8 + 12672], ymm3                             ;   764.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1312]                             ;   749.2 agu0   143 st reload
        vmovdqu [r8 + 12704], ymm3                             ;   765.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1344]                             ;   750.2 agu1   143 st reload
        vmovdqu [r8 + 12736], ymm3                             ;   766.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1376]                             ;   751.2 agu1   143 st reload
        vmovdqu [r8 + 12768], ymm3                             ;   767.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1408]                             ;   752.2 agu0   143 st reload
        vmovdqu [r8 + 12800], ymm3                             ;   768.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1440]                             ;   753.2 agu0   143 st reload
        vmovdqu [r8 + 12832], ymm3                             ;   769.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1472]                             ;   754.2 agu1   143 st reload
        vmovdqu [r8 + 12864], ymm3                             ;   770.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1504]                             ;   755.2 agu1   143 st reload
        vmovdqu [r8 + 12896], ymm3                             ;   771.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1536]                             ;   756.2 agu0   143 st reload
        vmovdqu [r8 + 12928], ymm3                             ;   772.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1568]                             ;   757.2 agu0   143 st reload
        vmovdqu [r8 + 12960], ymm3                             ;   773.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1600]                             ;   758.2 agu1   143 st reload
        vmovdqu [r8 + 12992], ymm3                             ;   774.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1632]                             ;   759.2 agu1   143 st reload
        vmovdqu [r8 + 13024], ymm3                             ;   775.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1664]                             ;   760.2 agu0   143 st reload
        vmovdqu [r8 + 13056], ymm3                             ;   776.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1696]                             ;   761.2 agu0   143 st reload
        vmovdqu [r8 + 13088], ymm3                             ;   777.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1728]                             ;   762.2 agu1   143 st reload
        vmovdqu [r8 + 13120], ymm3                             ;   778.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1760]                             ;   763.2 agu1   143 st reload
        vmovdqu [r8 + 13152], ymm3                             ;   779.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1792]                             ;   764.2 agu0   143 st reload
        vmovdqu [r8 + 13184], ymm3                             ;   780.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 1824]                             ;   765.2 agu0   143 st reload
        vmovdqu [r8 + 13216], ymm3                             ;   781.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 1856]                             ;   766.2 agu1   143 st reload
        vmovdqu [r8 + 13248], ymm3                             ;   782.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 1888]                             ;   767.2 agu1   143 st reload
        vmovdqu [r8 + 13280], ymm3                             ;   783.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp - 128]                              ;   768.2 agu0   143 st reload
        vmovdqu [r8 + 13312], ymm3                             ;   784.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp - 96]                               ;   769.2 agu0   143 st reload
        vmovdqu [r8 + 13344], ymm3                             ;   785.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp - 64]                               ;   770.2 agu1   143 st reload
        vmovdqu [r8 + 13376], ymm3                             ;   786.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp - 32]                               ;   771.2 agu1   143 st reload
        vmovdqu [r8 + 13408], ymm3                             ;   787.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 0]                                ;   772.2 agu0   143 st reload
        vmovdqu [r8 + 13440], ymm3                             ;   788.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 32]                               ;   773.2 agu0   143 st reload
        vmovdqu [r8 + 13472], ymm3                             ;   789.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 64]                               ;   774.2 agu1   143 st reload
        vmovdqu [r8 + 13504], ymm3                             ;   790.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 96]                               ;   775.2 agu1   143 st reload
        vmovdqu [r8 + 13536], ymm3                             ;   791.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 128]                              ;   776.2 agu0   143 st reload
        vmovdqu [r8 + 13568], ymm3                             ;   792.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 160]                              ;   777.2 agu0   143 st reload
        vmovdqu [r8 + 13600], ymm3                             ;   793.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 192]                              ;   778.2 agu1   143 st reload
        vmovdqu [r8 + 13632], ymm3                             ;   794.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 224]                              ;   779.2 agu1   143 st reload
        vmovdqu [r8 + 13664], ymm3                             ;   795.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 256]                              ;   780.2 agu0   143 st reload
        vmovdqu [r8 + 13696], ymm3                             ;   796.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 288]                              ;   781.2 agu0   143 st reload
        vmovdqu [r8 + 13728], ymm3                             ;   797.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 320]                              ;   782.2 agu1   143 st reload
        vmovdqu [r8 + 13760], ymm3                             ;   798.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 352]                              ;   783.2 agu1   143 st reload
        vmovdqu [r8 + 13792], ymm3                             ;   799.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 384]                              ;   784.2 agu0   143 st reload
        vmovdqu [r8 + 13824], ymm3                             ;   800.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 416]                              ;   785.2 agu0   143 st reload
        vmovdqu [r8 + 13856], ymm3                             ;   801.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 448]                              ;   786.2 agu1   143 st reload
        vmovdqu [r8 + 13888], ymm3                             ;   802.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 480]                              ;   787.2 agu1   143 st reload
        vmovdqu [r8 + 13920], ymm3                             ;   803.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 512]                              ;   788.2 agu0   143 st reload
        vmovdqu [r8 + 13952], ymm3                             ;   804.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 544]                              ;   789.2 agu0   143 st reload
        vmovdqu [r8 + 13984], ymm3                             ;   805.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 576]                              ;   790.2 agu1   143 st reload
        vmovdqu [r8 + 14016], ymm3                             ;   806.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 608]                              ;   791.2 agu1   143 st reload
        vmovdqu [r8 + 14048], ymm3                             ;   807.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 640]                              ;   792.2 agu0   143 st reload
        vmovdqu [r8 + 14080], ymm3                             ;   808.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 672]                              ;   793.2 agu0   143 st reload
        vmovdqu [r8 + 14112], ymm3                             ;   809.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 704]                              ;   794.2 agu1   143 st reload
        vmovdqu [r8 + 14144], ymm3                             ;   810.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 736]                              ;   795.2 agu1   143 st reload
        vmovdqu [r8 + 14176], ymm3                             ;   811.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 768]                              ;   796.2 agu0   143 st reload
        vmovdqu [r8 + 14208], ymm3                             ;   812.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 800]                              ;   797.2 agu0   143 st reload
        vmovdqu [r8 + 14240], ymm3                             ;   813.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 832]                              ;   798.2 agu1   143 st reload
        vmovdqu [r8 + 14272], ymm3                             ;   814.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 864]                              ;   799.2 agu1   143 st reload
        vmovdqu [r8 + 14304], ymm3                             ;   815.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18304]                            ;   800.2 agu0   143 st reload
        vmovdqu [r8 + 14336], ymm3                             ;   816.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18336]                            ;   801.2 agu0   143 st reload
        vmovdqu [r8 + 14368], ymm3                             ;   817.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18368]                            ;   802.2 agu1   143 st reload
        vmovdqu [r8 + 14400], ymm3                             ;   818.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18400]                            ;   803.2 agu1   143 st reload
        vmovdqu [r8 + 14432], ymm3                             ;   819.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18432]                            ;   804.2 agu0   143 st reload
        vmovdqu [r8 + 14464], ymm3                             ;   820.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18464]                            ;   805.2 agu0   143 st reload
        vmovdqu [r8 + 14496], ymm3                             ;   821.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18496]                            ;   806.2 agu1   143 st reload
        vmovdqu [r8 + 14528], ymm3                             ;   822.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18528]                            ;   807.2 agu1   143 st reload
        vmovdqu [r8 + 14560], ymm3                             ;   823.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18560]                            ;   808.2 agu0   143 st reload
        vmovdqu [r8 + 14592], ymm3                             ;   824.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18592]                            ;   809.2 agu0   143 st reload
        vmovdqu [r8 + 14624], ymm3                             ;   825.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18624]                            ;   810.2 agu1   143 st reload
        vmovdqu [r8 + 14656], ymm3                             ;   826.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18656]                            ;   811.2 agu1   143 st reload
        vmovdqu [r8 + 14688], ymm3                             ;   827.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18688]                            ;   812.2 agu0   143 st reload
        vmovdqu [r8 + 14720], ymm3                             ;   828.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18720]                            ;   813.2 agu0   143 st reload
        vmovdqu [r8 + 14752], ymm3                             ;   829.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18752]                            ;   814.2 agu1   143 st reload
        vmovdqu [r8 + 14784], ymm3                             ;   830.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18784]                            ;   815.2 agu1   143 st reload
        vmovdqu [r8 + 14816], ymm3                             ;   831.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18816]                            ;   816.2 agu0   143 st reload
        vmovdqu [r8 + 14848], ymm3                             ;   832.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18848]                            ;   817.2 agu0   143 st reload
        vmovdqu [r8 + 14880], ymm3                             ;   833.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18880]                            ;   818.2 agu1   143 st reload
        vmovdqu [r8 + 14912], ymm3                             ;   834.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18912]                            ;   819.2 agu1   143 st reload
        vmovdqu [r8 + 14944], ymm3                             ;   835.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18944]                            ;   820.2 agu0   143 st reload
        vmovdqu [r8 + 14976], ymm3                             ;   836.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18976]                            ;   821.2 agu0   143 st reload
        vmovdqu [r8 + 15008], ymm3                             ;   837.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19008]                            ;   822.2 agu1   143 st reload
        vmovdqu [r8 + 15040], ymm3                             ;   838.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 19040]                            ;   823.2 agu1   143 st reload
        vmovdqu [r8 + 15072], ymm3                             ;   839.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19072]                            ;   824.2 agu0   143 st reload
        vmovdqu [r8 + 15104], ymm3                             ;   840.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 19104]                            ;   825.2 agu0   143 st reload
        vmovdqu [r8 + 15136], ymm3                             ;   841.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19136]                            ;   826.2 agu1   143 st reload
        vmovdqu [r8 + 15168], ymm3                             ;   842.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 19168]                            ;   827.2 agu1   143 st reload
        vmovdqu [r8 + 15200], ymm3                             ;   843.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19200]                            ;   828.2 agu0   143 st reload
        vmovdqu [r8 + 15232], ymm3                             ;   844.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 19232]                            ;   829.2 agu0   143 st reload
        vmovdqu [r8 + 15264], ymm3                             ;   845.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19264]                            ;   830.2 agu1   143 st reload
        vmovdqu [r8 + 15296], ymm3                             ;   846.2 agu0+fp5  143 st
        vmovdqu [r8 + 15360], ymm8                             ;   847.2 agu2+fp5  143 st
        vmovdqu [r8 + 15392], ymm13                            ;   848.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 19296]                            ;   833.2 agu0   143 st reload
        vmovdqu [r8 + 15328], ymm3                             ;   849.2 agu2+fp5  143 st
        vmovdqu [r8 + 15424], ymm11                            ;   850.2 agu1+fp5  143 st
        vmovdqu [r8 + 15456], ymm15                            ;   851.2 agu0+fp5  143 st
        vmovdqu [r8 + 15488], ymm0                             ;   852.2 agu2+fp5  143 st
        vmovdqu [r8 + 15520], ymm2                             ;   853.2 agu1+fp5  143 st
        vmovdqu [r8 + 15552], ymm4                             ;   854.2 agu0+fp5  143 st
        vmovdqu [r8 + 15616], ymm5                             ;   855.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 24256]                            ;   840.2 agu1    89 s reload
        vmovdqu [r8 + 15584], ymm0                             ;   856.2 agu0+fp5  143 st
        vmovdqu [r8 + 15648], ymm12                            ;   857.2 agu2+fp5  143 st
        vmovdqu [r8 + 15680], ymm14                            ;   858.2 agu1+fp5  143 st
        vmovdqu [r8 + 15712], ymm6                             ;   859.2 agu0+fp5  143 st
        vmovdqu [r8 + 15776], ymm9                             ;   860.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 24288]                            ;   845.2 agu1    89 s reload
        vmovdqu [r8 + 15744], ymm0                             ;   861.2 agu0+fp5  143 st
        vmovdqu [r8 + 15808], ymm1                             ;   862.2 agu2+fp5  143 st
        vmovdqu [r8 + 15840], ymm10                            ;   863.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 24192]                            ;   848.2 agu0    89 s reload
        vmovdqu [r8 + 15872], ymm0                             ;   864.2 agu2+fp5  143 st
        vmovdqu [r8 + 15936], ymm7                             ;   865.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 23584]                            ;   850.2 agu0    89 s reload
        vmovdqu [r8 + 15904], ymm0                             ;   866.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 24320]                            ;   851.2 agu1    89 s reload
        vmovdqu [r8 + 15968], ymm0                             ;   867.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23712]                            ;   852.2 agu1    89 s reload
        vmovdqu [r8 + 16000], ymm0                             ;   868.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23776]                            ;   853.2 agu0    89 s reload
        vmovdqu [r8 + 16032], ymm0                             ;   869.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 23744]                            ;   854.2 agu0    89 s reload
        vmovdqu [r8 + 16064], ymm0                             ;   870.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 24096]                            ;   855.2 agu1    89 s reload
        vmovdqu [r8 + 16096], ymm0                             ;   871.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23936]                            ;   856.2 agu1    89 s reload
        vmovdqu [r8 + 16128], ymm0                             ;   872.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 24032]                            ;   857.2 agu0    89 s reload
        vmovdqu [r8 + 16160], ymm0                             ;   873.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 23808]                            ;   858.2 agu0    89 s reload
        vmovdqu [r8 + 16192], ymm0                             ;   874.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23456]                            ;   859.2 agu1    89 s reload
        vmovdqu [r8 + 16224], ymm0                             ;   875.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23968]                            ;   860.2 agu1    89 s reload
        vmovdqu [r8 + 16256], ymm0                             ;   876.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 24128]                            ;   861.2 agu0    89 s reload
        vmovdqu [r8 + 16288], ymm0                             ;   877.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 24224]                            ;   862.2 agu0    89 s reload
        vmovdqu [r8 + 16320], ymm0                             ;   878.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23680]                            ;   863.2 agu1    89 s reload
        vmovdqu [r8 + 16352], ymm0                             ;   879.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22368]                            ;   864.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16384], ymm0                             ;   880.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22336]                            ;   865.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16416], ymm0                             ;   881.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22304]                            ;   866.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16448], ymm0                             ;   882.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22272]                            ;   867.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16480], ymm0                             ;   883.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22240]                            ;   868.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16512], ymm0                             ;   884.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22208]                            ;   869.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16544], ymm0                             ;   885.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22176]                            ;   870.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16576], ymm0                             ;   886.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22144]                            ;   871.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16608], ymm0                             ;   887.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22112]                            ;   872.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16640], ymm0                             ;   888.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22080]                            ;   873.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16672], ymm0                             ;   889.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22048]                            ;   874.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16704], ymm0                             ;   890.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22016]                            ;   875.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16736], ymm0                             ;   891.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 21984]                            ;   876.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16768], ymm0                             ;   892.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21376]                            ;   877.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16800], ymm0                             ;   893.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 21408]                            ;   878.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16832], ymm0                             ;   894.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21440]                            ;   879.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16864], ymm0                             ;   895.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 21472]                            ;   880.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16896], ymm0                             ;   896.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21504]                            ;   881.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16928], ymm0                             ;   897.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 21536]                            ;   882.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16960], ymm0                             ;   898.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21568]                            ;   883.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16992], ymm0                             ;   899.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 21600]                            ;   884.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17024], ymm0                             ;   900.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21632]                            ;   885.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17056], ymm0                             ;   901.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 21664]                            ;   886.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17088], ymm0                             ;   902.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21696]                            ;   887.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17120], ymm0                             ;   903.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 21728]                            ;   888.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17152], ymm0                             ;   904.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21760]                            ;   889.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17184], ymm0                             ;   905.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 21792]                            ;   890.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17216], ymm0                             ;   906.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21824]                            ;   891.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17248], ymm0                             ;   907.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 21856]                            ;   892.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17280], ymm0                             ;   908.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21888]                            ;   893.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17312], ymm0                             ;   909.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 21920]                            ;   894.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17344], ymm0                             ;   910.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 21952]                            ;   895.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17376], ymm0                             ;   911.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23360]                            ;   896.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17408], ymm0                             ;   912.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23328]                            ;   897.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17440], ymm0                             ;   913.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22688]                            ;   898.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17472], ymm0                             ;   914.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22784]                            ;   899.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17504], ymm0                             ;   915.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23136]                            ;   900.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17536], ymm0                             ;   916.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22496]                            ;   901.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17568], ymm0                             ;   917.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22720]                            ;   902.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17600], ymm0                             ;   918.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22848]                            ;   903.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17632], ymm0                             ;   919.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23424]                            ;   904.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17664], ymm0                             ;   920.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23168]                            ;   905.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17696], ymm0                             ;   921.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22528]                            ;   906.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17728], ymm0                             ;   922.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23296]                            ;   907.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17760], ymm0                             ;   923.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22400]                            ;   908.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17792], ymm0                             ;   924.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22944]                            ;   909.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17824], ymm0                             ;   925.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22560]                            ;   910.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17856], ymm0                             ;   926.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23392]                            ;   911.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17888], ymm0                             ;   927.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22656]                            ;   912.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17920], ymm0                             ;   928.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23200]                            ;   913.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17952], ymm0                             ;   929.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 23104]                            ;   914.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17984], ymm0                             ;   930.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22592]                            ;   915.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18016], ymm0                             ;   931.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22816]                            ;   916.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18048], ymm0                             ;   932.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22464]                            ;   917.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18080], ymm0                             ;   933.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22432]                            ;   918.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18112], ymm0                             ;   934.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23008]                            ;   919.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18144], ymm0                             ;   935.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 23232]                            ;   920.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18176], ymm0                             ;   936.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22752]                            ;   921.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18208], ymm0                             ;   937.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22912]                            ;   922.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18240], ymm0                             ;   938.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23072]                            ;   923.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18272], ymm0                             ;   939.2 agu0+fp5  143 st
        vmovdqu ymm0, [rbp + 22880]                            ;   924.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18304], ymm0                             ;   940.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 23040]                            ;   925.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18336], ymm0                             ;   941.2 agu1+fp5  143 st
        vmovdqu ymm0, [rbp + 22976]                            ;   926.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18368], ymm0                             ;   942.2 agu2+fp5  143 st
        vmovdqu ymm0, [rbp + 22624]                            ;   927.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18400], ymm0                             ;   943.2 agu0+fp5  143 st
        vzeroupper                                             ;                    x87 state
        mov rsp, qword [rbp + 25720]                           ;                    frame
        pop rbp                                                ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
snow2_init256.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
