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
;   body: 1195 uops, planned 451.5; bounds: width 199.2, ports 448.0, path 8.0
;   clocks: 2623 uops, planned 1100.2; bounds: width 437.2, ports 777.0, path 91.0
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
        sub rsp, 0x6360                                        ;                    frame
        and rsp, -32                                           ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov qword [rbp + 25272], rax                           ;                    frame
        mov qword [rbp + 25248], rdi                           ;                    argument
        mov qword [rbp + 25256], rsi                           ;                    argument
        mov qword [rbp + 25264], rdx                           ;                    argument
        mov rax, qword [rbp + 25248]                           ;                    first state
        mov r8, qword [rbp + 25248]                            ;     0.2 agu1   134 k.0 reload
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
        mov r9, qword [rbp + 25256]                            ;   218.7 agu1   138 s[15].0 reload
        vpxor ymm0, ymm0, [r9]                                 ;   229.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 14208], ymm0                            ;   230.7 agu2+fp5   99 clocks
        vpxor ymm0, ymm15, ymm1                                ;   225.5 fp1    136 s[7]
        vmovdqu [rbp + 14240], ymm0                            ;   228.5 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 32]                                ;   220.5 agu0   134 k.1
        vpxor ymm2, ymm2, [r9 + 32]                            ;   229.7 fp2+agu1  141 s[9]
        vmovdqu [rbp + 14272], ymm2                            ;   230.7 agu2+fp5   99 clocks
        vpxor ymm2, ymm0, ymm1                                 ;   227.5 fp3    136 s[7]
        vmovdqu [rbp + 14304], ymm2                            ;   230.5 agu0+fp5   99 clocks
        vmovdqu ymm2, [r8 + 64]                                ;   222.5 agu1   134 k.2
        vpxor ymm3, ymm3, [r9 + 64]                            ;   229.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 14336], ymm3                            ;   231.5 agu2+fp5   99 clocks
        vpxor ymm3, ymm2, ymm1                                 ;   229.5 fp1    136 s[7]
        vmovdqu [rbp + 14368], ymm3                            ;   232.5 agu1+fp5   99 clocks
        vmovdqu ymm3, [r8 + 96]                                ;   224.5 agu0   134 k.3
        vpxor ymm4, ymm4, [r9 + 96]                            ;   229.7 fp2+agu1  141 s[9]
        vmovdqu [rbp + 14400], ymm4                            ;   233.5 agu2+fp5   99 clocks
        vpxor ymm4, ymm3, ymm1                                 ;   231.5 fp3    136 s[7]
        vmovdqu [rbp + 14432], ymm4                            ;   234.5 agu0+fp5   99 clocks
        vmovdqu ymm4, [r8 + 128]                               ;   226.5 agu1   134 k.4
        vpxor ymm5, ymm5, [r9 + 128]                           ;   229.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 14464], ymm5                            ;   235.5 agu2+fp5   99 clocks
        vpxor ymm5, ymm4, ymm1                                 ;   233.5 fp1    136 s[7]
        vmovdqu [rbp + 14496], ymm5                            ;   236.5 agu1+fp5   99 clocks
        vmovdqu ymm5, [r8 + 160]                               ;   229.7 agu0   134 k.5
        vpxor ymm6, ymm6, [r9 + 160]                           ;   230.5 fp2+agu1  141 s[9]
        vmovdqu [rbp + 14528], ymm6                            ;   237.5 agu2+fp5   99 clocks
        vpxor ymm6, ymm5, ymm1                                 ;   236.7 fp3    136 s[7]
        vmovdqu [rbp + 14560], ymm6                            ;   238.5 agu0+fp5   99 clocks
        vmovdqu ymm6, [r8 + 192]                               ;   231.5 agu1   134 k.6
        vpxor ymm7, ymm7, [r9 + 192]                           ;   231.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 14592], ymm7                            ;   239.5 agu2+fp5   99 clocks
        vpxor ymm7, ymm6, ymm1                                 ;   238.5 fp1    136 s[7]
        vmovdqu [rbp + 14624], ymm7                            ;   240.5 agu2+fp5   99 clocks
        vmovdqu ymm7, [r8 + 224]                               ;   232.5 agu1   134 k.7
        vpxor ymm8, ymm8, [r9 + 224]                           ;   232.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 14656], ymm8                            ;   241.5 agu2+fp5   99 clocks
        vpxor ymm8, ymm7, ymm1                                 ;   239.5 fp3    136 s[7]
        vmovdqu [rbp + 14688], ymm8                            ;   242.5 agu1+fp5   99 clocks
        vmovdqu ymm8, [r8 + 256]                               ;   233.7 agu0   134 k.8
        vpxor ymm9, ymm9, [r9 + 256]                           ;   234.5 fp0+agu1  141 s[9]
        vmovdqu [rbp + 14720], ymm9                            ;   243.5 agu2+fp5   99 clocks
        vpxor ymm9, ymm8, ymm1                                 ;   240.7 fp1    136 s[7]
        vmovdqu [rbp + 14752], ymm9                            ;   244.5 agu0+fp5   99 clocks
        vmovdqu ymm9, [r8 + 288]                               ;   235.5 agu1   134 k.9
        vpxor ymm10, ymm10, [r9 + 288]                         ;   235.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 14784], ymm10                           ;   245.5 agu2+fp5   99 clocks
        vpxor ymm10, ymm9, ymm1                                ;   242.5 fp3    136 s[7]
        vmovdqu [rbp + 14816], ymm10                           ;   246.5 agu1+fp5   99 clocks
        vmovdqu ymm10, [r8 + 320]                              ;   236.7 agu0   134 k.10
        vpxor ymm11, ymm11, [r9 + 320]                         ;   237.5 fp0+agu1  141 s[9]
        vmovdqu [rbp + 14848], ymm11                           ;   247.5 agu2+fp5   99 clocks
        vpxor ymm11, ymm10, ymm1                               ;   243.7 fp1    136 s[7]
        vmovdqu [rbp + 14880], ymm11                           ;   248.5 agu0+fp5   99 clocks
        vmovdqu ymm11, [r8 + 352]                              ;   238.5 agu1   134 k.11
        vpxor ymm12, ymm12, [r9 + 352]                         ;   238.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 14912], ymm12                           ;   249.5 agu2+fp5   99 clocks
        vpxor ymm12, ymm11, ymm1                               ;   245.5 fp3    136 s[7]
        vmovdqu [rbp + 14944], ymm12                           ;   250.5 agu1+fp5   99 clocks
        vmovdqu ymm12, [r8 + 384]                              ;   239.7 agu0   134 k.12
        vpxor ymm13, ymm13, [r9 + 384]                         ;   240.5 fp0+agu1  141 s[9]
        vmovdqu [rbp + 14976], ymm13                           ;   251.5 agu2+fp5   99 clocks
        vpxor ymm13, ymm12, ymm1                               ;   246.7 fp1    136 s[7]
        vmovdqu [rbp + 15008], ymm13                           ;   252.5 agu0+fp5   99 clocks
        vmovdqu ymm13, [r8 + 416]                              ;   241.5 agu1   134 k.13
        vpxor ymm12, ymm13, ymm1                               ;   248.5 fp2    136 s[7]
        vmovdqu [rbp + 15040], ymm12                           ;   253.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 448]                              ;   242.7 agu0   134 k.14
        vpxor ymm13, ymm12, ymm1                               ;   249.7 fp3    136 s[7]
        vmovdqu [rbp + 15072], ymm13                           ;   254.5 agu1+fp5   99 clocks
        vmovdqu ymm13, [r8 + 480]                              ;   243.7 agu0   134 k.15
        vpxor ymm12, ymm13, ymm1                               ;   250.7 fp0    136 s[7]
        vmovdqu [rbp + 15104], ymm12                           ;   255.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 512]                              ;   245.5 agu1   134 k.16
        vpxor ymm13, ymm12, ymm1                               ;   252.5 fp1    136 s[7]
        vmovdqu [rbp + 15136], ymm13                           ;   256.5 agu0+fp5   99 clocks
        vmovdqu ymm13, [r8 + 544]                              ;   246.5 agu1   134 k.17
        vpxor ymm12, ymm13, ymm1                               ;   253.5 fp2    136 s[7]
        vmovdqu [rbp + 15168], ymm12                           ;   257.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 576]                              ;   247.5 agu0   134 k.18
        vpxor ymm13, ymm12, ymm1                               ;   254.5 fp3    136 s[7]
        vmovdqu [rbp + 15200], ymm13                           ;   258.5 agu1+fp5   99 clocks
        vmovdqu ymm13, [r8 + 608]                              ;   248.7 agu0   134 k.19
        vpxor ymm12, ymm13, ymm1                               ;   255.7 fp0    136 s[7]
        vmovdqu [rbp + 15232], ymm12                           ;   259.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 640]                              ;   249.7 agu1   134 k.20
        vpxor ymm13, ymm12, ymm1                               ;   256.7 fp1    136 s[7]
        vmovdqu [rbp + 15264], ymm13                           ;   260.5 agu0+fp5   99 clocks
        vmovdqu ymm13, [r8 + 672]                              ;   250.7 agu1   134 k.21
        vpxor ymm12, ymm13, ymm1                               ;   257.7 fp2    136 s[7]
        vmovdqu [rbp + 15296], ymm12                           ;   261.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 704]                              ;   252.5 agu0   134 k.22
        vpxor ymm13, ymm12, ymm1                               ;   259.5 fp3    136 s[7]
        vmovdqu [rbp + 15328], ymm13                           ;   262.5 agu1+fp5   99 clocks
        vmovdqu ymm13, [r8 + 736]                              ;   253.5 agu0   134 k.23
        vpxor ymm12, ymm13, ymm1                               ;   260.5 fp0    136 s[7]
        vmovdqu [rbp + 15360], ymm12                           ;   263.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 768]                              ;   254.5 agu1   134 k.24
        vpxor ymm13, ymm12, ymm1                               ;   261.5 fp1    136 s[7]
        vmovdqu [rbp + 15392], ymm13                           ;   264.5 agu0+fp5   99 clocks
        vmovdqu ymm13, [r8 + 800]                              ;   255.5 agu1   134 k.25
        vpxor ymm12, ymm13, ymm1                               ;   262.5 fp2    136 s[7]
        vmovdqu [rbp + 15424], ymm12                           ;   265.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 832]                              ;   256.5 agu0   134 k.26
        vpxor ymm13, ymm12, ymm1                               ;   263.5 fp3    136 s[7]
        vmovdqu [rbp + 15456], ymm13                           ;   266.5 agu1+fp5   99 clocks
        vmovdqu ymm13, [r8 + 864]                              ;   257.5 agu0   134 k.27
        vpxor ymm12, ymm13, ymm1                               ;   264.5 fp0    136 s[7]
        vmovdqu [rbp + 15488], ymm12                           ;   267.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 896]                              ;   258.5 agu1   134 k.28
        vpxor ymm13, ymm12, ymm1                               ;   265.5 fp1    136 s[7]
        vmovdqu [rbp + 15520], ymm13                           ;   268.5 agu0+fp5   99 clocks
        vmovdqu ymm13, [r8 + 928]                              ;   259.7 agu1   134 k.29
        vpxor ymm12, ymm13, ymm1                               ;   266.7 fp2    136 s[7]
        vmovdqu [rbp + 15552], ymm12                           ;   269.5 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 960]                              ;   260.7 agu0   134 k.30
        vpxor ymm13, ymm12, ymm1                               ;   267.7 fp3    136 s[7]
        vmovdqu [rbp + 15584], ymm13                           ;   270.5 agu1+fp5   99 clocks
        vmovdqu ymm13, [r8 + 992]                              ;   261.7 agu0   134 k.31
        vpxor ymm1, ymm13, ymm1                                ;   268.7 fp0    136 s[7]
        vmovdqu [rbp + 15616], ymm1                            ;   271.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6560]                              ;   262.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 416]                           ;   269.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 15648], ymm1                            ;   272.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6592]                              ;   263.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 448]                           ;   270.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 15680], ymm1                            ;   273.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6624]                              ;   264.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 480]                           ;   271.7 fp3+agu0  141 s[9]
        vmovdqu [rbp + 15712], ymm1                            ;   274.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6656]                              ;   265.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 512]                           ;   272.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 15744], ymm1                            ;   275.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6688]                              ;   266.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 544]                           ;   273.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 15776], ymm1                            ;   276.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6720]                              ;   267.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 576]                           ;   274.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 15808], ymm1                            ;   277.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6752]                              ;   268.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 608]                           ;   275.7 fp3+agu0  141 s[9]
        vmovdqu [rbp + 15840], ymm1                            ;   278.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6784]                              ;   269.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 640]                           ;   276.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 15872], ymm1                            ;   279.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6816]                              ;   270.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 672]                           ;   277.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 15904], ymm1                            ;   280.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6848]                              ;   271.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 704]                           ;   278.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 15936], ymm1                            ;   281.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6880]                              ;   272.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 736]                           ;   279.7 fp3+agu0  141 s[9]
        vmovdqu [rbp + 15968], ymm1                            ;   282.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6912]                              ;   273.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 768]                           ;   280.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 16000], ymm1                            ;   283.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6944]                              ;   274.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 800]                           ;   281.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 16032], ymm1                            ;   284.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6976]                              ;   275.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 832]                           ;   282.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 16064], ymm1                            ;   285.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 7008]                              ;   276.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 864]                           ;   283.7 fp3+agu0  141 s[9]
        vmovdqu [rbp + 16096], ymm1                            ;   286.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 7040]                              ;   277.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 896]                           ;   284.7 fp0+agu0  141 s[9]
        vmovdqu [rbp + 16128], ymm1                            ;   287.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 7072]                              ;   278.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 928]                           ;   285.7 fp1+agu0  141 s[9]
        vmovdqu [rbp + 16160], ymm1                            ;   288.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 7104]                              ;   279.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 960]                           ;   286.7 fp2+agu0  141 s[9]
        vmovdqu [rbp + 16192], ymm1                            ;   289.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 7136]                              ;   280.7 agu1   141 s[9]
        vpxor ymm1, ymm1, [r9 + 992]                           ;   287.7 fp3+agu0  141 s[9]
        vmovdqu [rbp + 16224], ymm1                            ;   290.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5120]                              ;   281.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1024]                          ;   288.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 16256], ymm1                            ;   291.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5152]                              ;   282.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1056]                          ;   289.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 16288], ymm1                            ;   292.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5184]                              ;   283.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1088]                          ;   290.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 16320], ymm1                            ;   293.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5216]                              ;   284.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1120]                          ;   291.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 16352], ymm1                            ;   294.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5248]                              ;   285.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1152]                          ;   292.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 16384], ymm1                            ;   295.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5280]                              ;   286.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1184]                          ;   293.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 16416], ymm1                            ;   296.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5312]                              ;   287.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1216]                          ;   294.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 16448], ymm1                            ;   297.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5344]                              ;   288.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1248]                          ;   295.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 16480], ymm1                            ;   298.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5376]                              ;   289.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1280]                          ;   296.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 16512], ymm1                            ;   299.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5408]                              ;   290.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1312]                          ;   297.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 16544], ymm1                            ;   300.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5440]                              ;   291.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1344]                          ;   298.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 16576], ymm1                            ;   301.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5472]                              ;   292.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1376]                          ;   299.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 16608], ymm1                            ;   302.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5504]                              ;   293.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1408]                          ;   300.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 16640], ymm1                            ;   303.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5536]                              ;   294.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1440]                          ;   301.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 16672], ymm1                            ;   304.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5568]                              ;   295.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1472]                          ;   302.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 16704], ymm1                            ;   305.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5600]                              ;   296.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1504]                          ;   303.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 16736], ymm1                            ;   306.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5632]                              ;   297.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1536]                          ;   304.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 16768], ymm1                            ;   307.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5664]                              ;   298.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1568]                          ;   305.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 16800], ymm1                            ;   308.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5696]                              ;   299.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1600]                          ;   306.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 16832], ymm1                            ;   309.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5728]                              ;   300.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1632]                          ;   307.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 16864], ymm1                            ;   310.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5760]                              ;   301.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1664]                          ;   308.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 16896], ymm1                            ;   311.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5792]                              ;   302.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1696]                          ;   309.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 16928], ymm1                            ;   312.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5824]                              ;   303.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1728]                          ;   310.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 16960], ymm1                            ;   313.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5856]                              ;   304.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1760]                          ;   311.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 16992], ymm1                            ;   314.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5888]                              ;   305.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1792]                          ;   312.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 17024], ymm1                            ;   315.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5920]                              ;   306.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1824]                          ;   313.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 17056], ymm1                            ;   316.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5952]                              ;   307.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1856]                          ;   314.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 17088], ymm1                            ;   317.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 5984]                              ;   308.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1888]                          ;   315.7 fp3+agu0  140 s[10]
        vmovdqu [rbp + 17120], ymm1                            ;   318.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6016]                              ;   309.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1920]                          ;   316.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 17152], ymm1                            ;   319.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6048]                              ;   310.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1952]                          ;   317.7 fp1+agu0  140 s[10]
        vmovdqu [rbp + 17184], ymm1                            ;   320.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6080]                              ;   311.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 1984]                          ;   318.7 fp2+agu0  140 s[10]
        vmovdqu [rbp + 17216], ymm1                            ;   321.5 agu2+fp5   99 clocks
        vpxor ymm14, ymm14, [r9 + 3040]                        ;   312.7 fp3+agu1  139 s[12]
        vmovdqu [rbp + 17248], ymm14                           ;   322.5 agu0+fp5   99 clocks
        vmovdqu ymm1, [r8 + 6112]                              ;   313.7 agu1   140 s[10]
        vpxor ymm1, ymm1, [r9 + 2016]                          ;   320.7 fp0+agu0  140 s[10]
        vmovdqu [rbp + 17280], ymm1                            ;   323.5 agu2+fp5   99 clocks
        vpxor ymm15, ymm15, [r9 + 3072]                        ;   314.7 fp1+agu1  138 s[15]
        vmovdqu [rbp + 17312], ymm15                           ;   324.5 agu0+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3072]                              ;   315.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2048]                          ;   322.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 17344], ymm1                            ;   325.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3104]                              ;   316.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2080]                          ;   323.7 fp3+agu0  139 s[12]
        vmovdqu [rbp + 17376], ymm1                            ;   326.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3136]                              ;   317.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2112]                          ;   324.7 fp0+agu0  139 s[12]
        vmovdqu [rbp + 17408], ymm1                            ;   327.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3168]                              ;   318.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2144]                          ;   325.7 fp1+agu0  139 s[12]
        vmovdqu [rbp + 17440], ymm1                            ;   328.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3200]                              ;   319.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2176]                          ;   326.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 17472], ymm1                            ;   329.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3232]                              ;   320.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2208]                          ;   327.7 fp3+agu0  139 s[12]
        vmovdqu [rbp + 17504], ymm1                            ;   330.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3264]                              ;   321.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2240]                          ;   328.7 fp0+agu0  139 s[12]
        vmovdqu [rbp + 17536], ymm1                            ;   331.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3296]                              ;   322.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2272]                          ;   329.7 fp1+agu0  139 s[12]
        vmovdqu [rbp + 17568], ymm1                            ;   332.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3328]                              ;   323.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2304]                          ;   330.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 17600], ymm1                            ;   333.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3360]                              ;   324.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2336]                          ;   331.7 fp3+agu0  139 s[12]
        vmovdqu [rbp + 17632], ymm1                            ;   334.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3392]                              ;   325.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2368]                          ;   332.7 fp0+agu0  139 s[12]
        vmovdqu [rbp + 17664], ymm1                            ;   335.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3424]                              ;   326.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2400]                          ;   333.7 fp1+agu0  139 s[12]
        vmovdqu [rbp + 17696], ymm1                            ;   336.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3456]                              ;   327.7 agu1   139 s[12]
        vpxor ymm1, ymm1, [r9 + 2432]                          ;   334.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 17728], ymm1                            ;   337.5 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 3104]                          ;   328.7 fp3+agu1  138 s[15]
        vmovdqu [rbp + 17760], ymm0                            ;   338.5 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3488]                              ;   329.7 agu1   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2464]                          ;   336.7 fp0+agu0  139 s[12]
        vmovdqu [rbp + 17792], ymm0                            ;   339.5 agu2+fp5   99 clocks
        vpxor ymm2, ymm2, [r9 + 3136]                          ;   330.7 fp1+agu1  138 s[15]
        vmovdqu [rbp + 17824], ymm2                            ;   340.5 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3520]                              ;   331.7 agu1   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2496]                          ;   338.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 17856], ymm0                            ;   341.5 agu2+fp5   99 clocks
        vpxor ymm3, ymm3, [r9 + 3168]                          ;   332.7 fp3+agu1  138 s[15]
        vmovdqu [rbp + 17888], ymm3                            ;   342.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3552]                              ;   332.8 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2528]                          ;   339.8 fp0+agu1  139 s[12]
        vmovdqu [rbp + 17920], ymm0                            ;   343.5 agu2+fp5   99 clocks
        vpxor ymm4, ymm4, [r9 + 3200]                          ;   333.8 fp1+agu0  138 s[15]
        vmovdqu [rbp + 17952], ymm4                            ;   344.5 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3584]                              ;   334.8 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2560]                          ;   341.8 fp2+agu1  139 s[12]
        vmovdqu [rbp + 17984], ymm0                            ;   345.5 agu2+fp5   99 clocks
        vpxor ymm5, ymm5, [r9 + 3232]                          ;   335.8 fp3+agu0  138 s[15]
        vmovdqu [rbp + 18016], ymm5                            ;   346.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3616]                              ;   336.7 agu1   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2592]                          ;   343.7 fp0+agu0  139 s[12]
        vmovdqu [rbp + 18048], ymm0                            ;   347.5 agu2+fp5   99 clocks
        vpxor ymm6, ymm6, [r9 + 3264]                          ;   337.7 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18080], ymm6                            ;   348.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3648]                              ;   337.8 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2624]                          ;   344.8 fp2+agu1  139 s[12]
        vmovdqu [rbp + 18112], ymm0                            ;   349.5 agu2+fp5   99 clocks
        vpxor ymm7, ymm7, [r9 + 3296]                          ;   338.8 fp3+agu0  138 s[15]
        vmovdqu [rbp + 18144], ymm7                            ;   350.5 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3680]                              ;   339.8 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2656]                          ;   346.8 fp0+agu1  139 s[12]
        vmovdqu [rbp + 18176], ymm0                            ;   351.5 agu2+fp5   99 clocks
        vpxor ymm8, ymm8, [r9 + 3328]                          ;   340.8 fp1+agu0  138 s[15]
        vmovdqu [rbp + 18208], ymm8                            ;   352.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3712]                              ;   341.7 agu1   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2688]                          ;   348.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 18240], ymm0                            ;   353.5 agu2+fp5   99 clocks
        vpxor ymm9, ymm9, [r9 + 3360]                          ;   342.7 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18272], ymm9                            ;   354.5 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3744]                              ;   343.7 agu1   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2720]                          ;   350.7 fp0+agu0  139 s[12]
        vmovdqu [rbp + 18304], ymm0                            ;   355.5 agu2+fp5   99 clocks
        vpxor ymm10, ymm10, [r9 + 3392]                        ;   344.7 fp1+agu1  138 s[15]
        vmovdqu [rbp + 18336], ymm10                           ;   356.5 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3776]                              ;   345.7 agu1   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2752]                          ;   352.7 fp2+agu0  139 s[12]
        vmovdqu [rbp + 18368], ymm0                            ;   357.5 agu2+fp5   99 clocks
        vpxor ymm11, ymm11, [r9 + 3424]                        ;   346.7 fp3+agu1  138 s[15]
        vmovdqu [rbp + 18400], ymm11                           ;   358.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3808]                              ;   346.8 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2784]                          ;   353.8 fp0+agu1  139 s[12]
        vmovdqu [rbp + 18432], ymm0                            ;   359.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3840]                              ;   348.5 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2816]                          ;   355.5 fp1+agu1  139 s[12]
        vmovdqu [rbp + 18464], ymm0                            ;   360.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3872]                              ;   349.5 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2848]                          ;   356.5 fp2+agu1  139 s[12]
        vmovdqu [rbp + 18496], ymm0                            ;   361.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3904]                              ;   350.7 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2880]                          ;   357.7 fp3+agu1  139 s[12]
        vmovdqu [rbp + 18528], ymm0                            ;   362.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3936]                              ;   352.5 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2912]                          ;   359.5 fp0+agu1  139 s[12]
        vmovdqu [rbp + 18560], ymm0                            ;   363.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3968]                              ;   353.5 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2944]                          ;   360.5 fp1+agu1  139 s[12]
        vmovdqu [rbp + 18592], ymm0                            ;   364.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 4000]                              ;   354.5 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 2976]                          ;   361.5 fp2+agu1  139 s[12]
        vmovdqu [rbp + 18624], ymm0                            ;   365.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 4032]                              ;   355.7 agu0   139 s[12]
        vpxor ymm0, ymm0, [r9 + 3008]                          ;   362.7 fp3+agu1  139 s[12]
        vmovdqu [rbp + 18656], ymm0                            ;   366.5 agu2+fp5   99 clocks
        vpxor ymm12, ymm12, [r9 + 4032]                        ;   356.7 fp0+agu0  138 s[15]
        vmovdqu [rbp + 18688], ymm12                           ;   367.5 agu1+fp5   99 clocks
        vpxor ymm13, ymm13, [r9 + 4064]                        ;   357.7 fp1+agu0  138 s[15]
        vmovdqu [rbp + 18720], ymm13                           ;   368.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 384]                               ;   357.8 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3456]                          ;   364.8 fp2+agu0  138 s[15]
        vmovdqu [rbp + 18752], ymm0                            ;   369.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 416]                               ;   359.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3488]                          ;   366.5 fp3+agu0  138 s[15]
        vmovdqu [rbp + 18784], ymm0                            ;   370.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 448]                               ;   360.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3520]                          ;   367.5 fp0+agu0  138 s[15]
        vmovdqu [rbp + 18816], ymm0                            ;   371.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 480]                               ;   361.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3552]                          ;   368.5 fp1+agu0  138 s[15]
        vmovdqu [rbp + 18848], ymm0                            ;   372.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 512]                               ;   362.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3584]                          ;   369.5 fp2+agu0  138 s[15]
        vmovdqu [rbp + 18880], ymm0                            ;   373.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 544]                               ;   363.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3616]                          ;   370.5 fp3+agu0  138 s[15]
        vmovdqu [rbp + 18912], ymm0                            ;   374.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 576]                               ;   364.8 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3648]                          ;   371.8 fp0+agu0  138 s[15]
        vmovdqu [rbp + 18944], ymm0                            ;   375.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 608]                               ;   366.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3680]                          ;   373.5 fp1+agu0  138 s[15]
        vmovdqu [rbp + 18976], ymm0                            ;   376.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 640]                               ;   367.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3712]                          ;   374.5 fp2+agu0  138 s[15]
        vmovdqu [rbp + 19008], ymm0                            ;   377.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 672]                               ;   368.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3744]                          ;   375.5 fp3+agu0  138 s[15]
        vmovdqu [rbp + 19040], ymm0                            ;   378.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 704]                               ;   369.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3776]                          ;   376.5 fp0+agu0  138 s[15]
        vmovdqu [rbp + 19072], ymm0                            ;   379.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 736]                               ;   370.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3808]                          ;   377.5 fp1+agu0  138 s[15]
        vmovdqu [rbp + 19104], ymm0                            ;   380.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 768]                               ;   371.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3840]                          ;   378.5 fp2+agu0  138 s[15]
        vmovdqu [rbp + 19136], ymm0                            ;   381.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 800]                               ;   372.5 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3872]                          ;   379.5 fp3+agu0  138 s[15]
        vmovdqu [rbp + 19168], ymm0                            ;   382.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 832]                               ;   373.7 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3904]                          ;   380.7 fp0+agu0  138 s[15]
        vmovdqu [rbp + 19200], ymm0                            ;   383.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 864]                               ;   374.7 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3936]                          ;   381.7 fp1+agu0  138 s[15]
        vmovdqu [rbp + 19232], ymm0                            ;   384.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 896]                               ;   375.7 agu1   138 s[15]
        vpxor ymm0, ymm0, [r9 + 3968]                          ;   382.7 fp2+agu0  138 s[15]
        vmovdqu [rbp + 19264], ymm0                            ;   385.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [rel snow2_init256.T0_constants256 + 32] ;   376.7 agu1    99 clocks reload
        vmovdqu [rbp + 19296], ymm0                            ;   386.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19328], ymm0                            ;   387.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19360], ymm0                            ;   388.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19392], ymm0                            ;   389.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19424], ymm0                            ;   390.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19456], ymm0                            ;   391.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19488], ymm0                            ;   392.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19520], ymm0                            ;   393.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19552], ymm0                            ;   394.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19584], ymm0                            ;   395.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19616], ymm0                            ;   396.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19648], ymm0                            ;   397.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19680], ymm0                            ;   398.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19712], ymm0                            ;   399.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19744], ymm0                            ;   400.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19776], ymm0                            ;   401.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19808], ymm0                            ;   402.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19840], ymm0                            ;   403.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19872], ymm0                            ;   404.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 19904], ymm0                            ;   405.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 19936], ymm0                            ;   406.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 19968], ymm0                            ;   407.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20000], ymm0                            ;   408.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20032], ymm0                            ;   409.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20064], ymm0                            ;   410.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20096], ymm0                            ;   411.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20128], ymm0                            ;   412.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20160], ymm0                            ;   413.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20192], ymm0                            ;   414.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20224], ymm0                            ;   415.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20256], ymm0                            ;   416.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20288], ymm0                            ;   417.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20320], ymm0                            ;   418.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20352], ymm0                            ;   419.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20384], ymm0                            ;   420.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20416], ymm0                            ;   421.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20448], ymm0                            ;   422.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20480], ymm0                            ;   423.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20512], ymm0                            ;   424.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20544], ymm0                            ;   425.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20576], ymm0                            ;   426.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20608], ymm0                            ;   427.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20640], ymm0                            ;   428.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20672], ymm0                            ;   429.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20704], ymm0                            ;   430.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20736], ymm0                            ;   431.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20768], ymm0                            ;   432.5 agu2+fp5   99 clocks
        vmovdqu [rbp + 20800], ymm0                            ;   433.5 agu1+fp5   99 clocks
        vmovdqu [rbp + 20832], ymm0                            ;   434.5 agu0+fp5   99 clocks
        vmovdqu [rbp + 20864], ymm0                            ;   435.5 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 928]                               ;   420.5 agu1   138 s[15]
        vpxor ymm1, ymm1, [r9 + 4000]                          ;   427.5 fp3+agu0  138 s[15]
        vmovdqu [rbp + 20896], ymm1                            ;   436.5 agu2+fp5   99 clocks
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
        mov dword [rbp + 25280], esi                           ;   436.5 agu2+st0   99 clocks
        align 16
.clocks_1:
        vmovdqu ymm0, [rbp + 17312]                            ;     0.0 agu0   100 f
        vmovdqu ymm1, [rbp + 20320]                            ;     0.2 agu1   100 f reload
        vpand ymm0, ymm0, ymm1                                 ;     7.2 fp0    100 f
        vmovdqu ymm2, [rbp + 20352]                            ;     1.0 agu0   100 f reload
        vpxor ymm3, ymm0, ymm2                                 ;     8.2 fp1    100 f
        vmovdqu ymm4, [rbp + 17760]                            ;     1.2 agu1   100 f reload
        vpxor ymm5, ymm2, ymm4                                 ;     8.2 fp2    100 f
        vpand ymm3, ymm3, ymm5                                 ;     9.2 fp3    100 f
        vpxor ymm3, ymm3, ymm2                                 ;    10.2 fp0    100 f
        vmovdqu ymm5, [rbp + 20384]                            ;     2.0 agu0   100 f reload
        vpxor ymm6, ymm3, ymm5                                 ;    11.2 fp1    100 f
        vmovdqu ymm7, [rbp + 17824]                            ;     2.2 agu1   100 f reload
        vpxor ymm8, ymm5, ymm7                                 ;     9.2 fp2    100 f
        vpand ymm6, ymm6, ymm8                                 ;    12.2 fp3    100 f
        vpxor ymm6, ymm6, ymm5                                 ;    13.2 fp0    100 f
        vmovdqu ymm8, [rbp + 20416]                            ;     3.0 agu0   100 f reload
        vpxor ymm9, ymm6, ymm8                                 ;    14.2 fp1    100 f
        vmovdqu ymm10, [rbp + 17888]                           ;     3.2 agu1   100 f
        vpxor ymm10, ymm10, ymm8                               ;    10.2 fp2    100 f
        vpand ymm9, ymm9, ymm10                                ;    15.2 fp3    100 f
        vpxor ymm9, ymm9, ymm8                                 ;    16.2 fp0    100 f
        vmovdqu ymm10, [rbp + 20448]                           ;     4.0 agu0   100 f reload
        vpxor ymm11, ymm9, ymm10                               ;    17.2 fp1    100 f
        vmovdqu ymm12, [rbp + 17952]                           ;     4.2 agu1   100 f
        vpxor ymm12, ymm12, ymm10                              ;    11.2 fp2    100 f
        vpand ymm11, ymm11, ymm12                              ;    18.2 fp3    100 f
        vpxor ymm11, ymm11, ymm10                              ;    19.2 fp0    100 f
        vmovdqu ymm12, [rbp + 20480]                           ;     8.2 agu0   100 f reload
        vpxor ymm13, ymm11, ymm12                              ;    20.2 fp1    100 f
        vmovdqu ymm14, [rbp + 18016]                           ;     8.5 agu1   100 f reload
        vpxor ymm15, ymm12, ymm14                              ;    15.5 fp2    100 f
        vpand ymm13, ymm13, ymm15                              ;    21.2 fp3    100 f
        vpxor ymm13, ymm13, ymm12                              ;    22.2 fp0    100 f
        vmovdqu ymm15, [rbp + 20512]                           ;    10.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm15                              ;    23.2 fp1    100 f
        vpxor ymm7, ymm15, [rbp + 18080]                       ;    17.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm7                               ;    24.2 fp3    100 f
        vpxor ymm14, ymm14, ymm15                              ;    25.2 fp0    100 f
        vmovdqu ymm7, [rbp + 20544]                            ;    12.2 agu0   100 f reload
        vpxor ymm4, ymm14, ymm7                                ;    26.2 fp1    100 f
        vmovdqu [rbp + 21376], ymm14                           ;    26.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm7, [rbp + 18144]                       ;    19.2 fp2+agu1  100 f
        vpand ymm4, ymm4, ymm14                                ;    27.2 fp3    100 f
        vpxor ymm4, ymm4, ymm7                                 ;    28.2 fp0    100 f
        vmovdqu ymm14, [rbp + 20576]                           ;    16.2 agu0   100 f reload
        vmovdqu [rbp + 21408], ymm13                           ;    23.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm4, ymm14                               ;    29.2 fp1    100 f
        vmovdqu [rbp + 21440], ymm4                            ;    29.2 agu1+fp5  100 f spill
        vpxor ymm4, ymm14, [rbp + 18208]                       ;    23.2 fp2+agu0  100 f
        vpand ymm13, ymm13, ymm4                               ;    30.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    31.2 fp0    100 f
        vmovdqu ymm4, [rbp + 20608]                            ;    20.2 agu1   100 f reload
        vmovdqu [rbp + 21472], ymm11                           ;    20.3 agu2+fp5  100 f spill
        vpxor ymm11, ymm13, ymm4                               ;    32.2 fp1    100 f
        vmovdqu [rbp + 21504], ymm13                           ;    32.2 agu0+fp5  100 f spill
        vpxor ymm13, ymm4, [rbp + 18272]                       ;    27.2 fp2+agu1  100 f
        vpand ymm11, ymm11, ymm13                              ;    33.2 fp3    100 f
        vpxor ymm11, ymm11, ymm4                               ;    34.2 fp0    100 f
        vmovdqu ymm13, [rbp + 20640]                           ;    23.5 agu0   100 f reload
        vmovdqu [rbp + 21536], ymm9                            ;    23.7 agu2+fp5  100 f spill
        vpxor ymm9, ymm11, ymm13                               ;    35.2 fp1    100 f
        vmovdqu [rbp + 21568], ymm11                           ;    35.2 agu1+fp5  100 f spill
        vpxor ymm11, ymm13, [rbp + 18336]                      ;    30.5 fp2+agu0  100 f
        vpand ymm9, ymm9, ymm11                                ;    36.2 fp3    100 f
        vpxor ymm9, ymm9, ymm13                                ;    37.2 fp0    100 f
        vmovdqu ymm11, [rbp + 20672]                           ;    27.2 agu1   100 f reload
        vmovdqu [rbp + 21600], ymm6                            ;    27.3 agu2+fp5  100 f spill
        vpxor ymm6, ymm9, ymm11                                ;    38.2 fp1    100 f
        vmovdqu [rbp + 21632], ymm9                            ;    38.2 agu0+fp5  100 f spill
        vpxor ymm9, ymm11, [rbp + 18400]                       ;    34.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm9                                 ;    39.2 fp3    100 f
        vpxor ymm6, ymm6, ymm11                                ;    40.2 fp0    100 f
        vmovdqu ymm9, [rbp + 20704]                            ;    30.2 agu0   100 f reload
        vmovdqu [rbp + 21664], ymm3                            ;    30.3 agu2+fp5  100 f spill
        vpxor ymm3, ymm6, ymm9                                 ;    41.2 fp1    100 f
        vmovdqu [rbp + 21696], ymm6                            ;    41.2 agu1+fp5  100 f spill
        vpxor ymm6, ymm9, [rbp + 18752]                        ;    37.2 fp2+agu0  100 f
        vpand ymm3, ymm3, ymm6                                 ;    42.2 fp3    100 f
        vpxor ymm3, ymm3, ymm9                                 ;    43.2 fp0    100 f
        vmovdqu ymm6, [rbp + 20736]                            ;    33.2 agu1   100 f reload
        vmovdqu [rbp + 21728], ymm0                            ;    33.3 agu2+fp5  100 f spill
        vpxor ymm0, ymm3, ymm6                                 ;    44.2 fp1    100 f
        vmovdqu [rbp + 21760], ymm3                            ;    44.2 agu0+fp5  100 f spill
        vpxor ymm3, ymm6, [rbp + 18784]                        ;    40.2 fp2+agu1  100 f
        vpand ymm0, ymm0, ymm3                                 ;    45.2 fp3    100 f
        vpxor ymm0, ymm0, ymm6                                 ;    46.2 fp0    100 f
        vmovdqu ymm3, [rbp + 20768]                            ;    36.2 agu0   100 f reload
        vpxor ymm6, ymm0, ymm3                                 ;    47.2 fp1    100 f
        vmovdqu [rbp + 21792], ymm0                            ;    47.2 agu2+fp5  100 f spill
        vpxor ymm0, ymm3, [rbp + 18816]                        ;    43.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm0                                 ;    48.2 fp3    100 f
        vpxor ymm6, ymm6, ymm3                                 ;    49.2 fp0    100 f
        vmovdqu ymm0, [rbp + 20800]                            ;    39.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm0                                ;    50.2 fp1    100 f
        vmovdqu [rbp + 21824], ymm6                            ;    50.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm0, [rbp + 18848]                        ;    46.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    51.2 fp3    100 f
        vpxor ymm13, ymm13, ymm0                               ;    52.2 fp0    100 f
        vmovdqu ymm6, [rbp + 20832]                            ;    42.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    53.2 fp1    100 f
        vmovdqu [rbp + 21856], ymm13                           ;    53.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 18880]                       ;    49.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    54.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    55.2 fp0    100 f
        vmovdqu ymm13, [rbp + 20864]                           ;    45.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    56.2 fp1    100 f
        vmovdqu [rbp + 21888], ymm14                           ;    56.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 18912]                      ;    52.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    57.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    58.2 fp0    100 f
        vmovdqu ymm14, [rbp + 20928]                           ;    48.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    59.2 fp1    100 f
        vmovdqu [rbp + 21920], ymm6                            ;    59.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 18944]                       ;    55.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    60.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    61.2 fp0    100 f
        vmovdqu ymm6, [rbp + 20960]                            ;    51.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    62.2 fp1    100 f
        vmovdqu [rbp + 21952], ymm13                           ;    62.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 18976]                       ;    58.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    63.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    64.2 fp0    100 f
        vmovdqu ymm13, [rbp + 20992]                           ;    54.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    65.2 fp1    100 f
        vmovdqu [rbp + 21984], ymm14                           ;    65.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 19008]                      ;    61.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    66.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    67.2 fp0    100 f
        vmovdqu ymm14, [rbp + 21024]                           ;    57.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    68.2 fp1    100 f
        vmovdqu [rbp + 22016], ymm6                            ;    68.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 19040]                       ;    64.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    69.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    70.2 fp0    100 f
        vmovdqu ymm6, [rbp + 21056]                            ;    60.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    71.2 fp1    100 f
        vmovdqu [rbp + 22048], ymm13                           ;    71.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 19072]                       ;    67.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    72.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    73.2 fp0    100 f
        vmovdqu ymm13, [rbp + 21088]                           ;    63.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    74.2 fp1    100 f
        vmovdqu [rbp + 22080], ymm14                           ;    74.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 19104]                      ;    70.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    75.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    76.2 fp0    100 f
        vmovdqu ymm14, [rbp + 21120]                           ;    66.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    77.2 fp1    100 f
        vmovdqu [rbp + 22112], ymm6                            ;    77.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 19136]                       ;    73.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    78.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    79.2 fp0    100 f
        vmovdqu ymm6, [rbp + 21152]                            ;    69.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    80.2 fp1    100 f
        vmovdqu [rbp + 22144], ymm13                           ;    80.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 19168]                       ;    76.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    81.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    82.2 fp0    100 f
        vmovdqu ymm13, [rbp + 21184]                           ;    72.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    83.2 fp1    100 f
        vmovdqu [rbp + 22176], ymm14                           ;    83.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 19200]                      ;    79.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    84.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    85.2 fp0    100 f
        vmovdqu ymm14, [rbp + 21216]                           ;    75.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    86.2 fp1    100 f
        vmovdqu [rbp + 22208], ymm6                            ;    86.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 19232]                       ;    82.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    87.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    88.2 fp0    100 f
        vmovdqu ymm6, [rbp + 21248]                            ;    78.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    89.2 fp1    100 f
        vmovdqu [rbp + 22240], ymm13                           ;    89.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 19264]                       ;    85.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    90.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    91.2 fp0    100 f
        vmovdqu ymm13, [rbp + 21280]                           ;    81.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    92.2 fp1    100 f
        vmovdqu [rbp + 22272], ymm14                           ;    92.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 20896]                      ;    88.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    93.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    94.2 fp0    100 f
        vmovdqu ymm14, [rbp + 21312]                           ;    84.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    95.2 fp1    100 f
        vmovdqu [rbp + 22304], ymm6                            ;    95.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 18688]                       ;    91.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    96.2 fp3    100 f
        vmovdqu ymm6, [rbp + 12160]                            ;    86.3 agu0   101 r1_next
        vpand ymm6, ymm6, [rbp + 19296]                        ;    93.3 fp0+agu1  101 r1_next
        vpxor ymm14, ymm6, [rbp + 19328]                       ;    94.3 fp1+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12192]                        ;    94.3 fp2+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19328]                        ;    95.3 fp3+agu0  101 r1_next
        vmovdqu [rbp + 22336], ymm6                            ;    96.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 12160]                            ;    89.3 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 19296]                        ;    96.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22368], ymm6                            ;    97.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19328]                            ;    91.2 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12192]                        ;    98.2 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;    99.2 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19328]                            ;    92.2 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   100.2 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19360]                       ;   101.2 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12224]                      ;   101.2 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19360]                      ;   102.2 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22400], ymm14                           ;   103.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19360]                           ;    94.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12224]                      ;   101.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   102.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19360]                           ;    95.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   103.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19392]                       ;   104.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12256]                        ;   104.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19392]                        ;   105.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22432], ymm6                            ;   106.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19392]                            ;    97.3 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12256]                        ;   104.3 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   105.3 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19392]                            ;    98.3 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   106.3 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19424]                       ;   107.3 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12288]                      ;   107.3 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19424]                      ;   108.3 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22464], ymm14                           ;   109.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19424]                           ;   101.5 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12288]                      ;   108.5 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   109.5 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19424]                           ;   102.5 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   110.5 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19456]                       ;   111.5 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12320]                        ;   111.5 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19456]                        ;   112.5 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22496], ymm6                            ;   113.5 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19456]                            ;   104.7 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12320]                        ;   111.7 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   112.7 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19456]                            ;   105.7 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   113.7 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19488]                       ;   114.7 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12352]                      ;   114.7 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19488]                      ;   115.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22528], ymm14                           ;   116.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19488]                           ;   108.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12352]                      ;   115.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   116.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19488]                           ;   109.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   117.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19520]                       ;   118.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12384]                        ;   118.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19520]                        ;   119.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22560], ymm6                            ;   120.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19520]                            ;   111.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12384]                        ;   118.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   119.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19520]                            ;   112.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   120.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19552]                       ;   121.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12416]                      ;   121.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19552]                      ;   122.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22592], ymm14                           ;   123.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19552]                           ;   115.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12416]                      ;   122.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   123.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19552]                           ;   116.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   124.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19584]                       ;   125.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12448]                        ;   125.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19584]                        ;   126.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22624], ymm6                            ;   127.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19584]                            ;   118.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12448]                        ;   125.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   126.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19584]                            ;   119.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   127.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19616]                       ;   128.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12480]                      ;   128.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19616]                      ;   129.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22656], ymm14                           ;   130.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19616]                           ;   122.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12480]                      ;   129.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   130.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19616]                           ;   123.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   131.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19648]                       ;   132.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12512]                        ;   132.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19648]                        ;   133.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22688], ymm6                            ;   134.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19648]                            ;   125.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12512]                        ;   132.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   133.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19648]                            ;   126.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   134.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19680]                       ;   135.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12544]                      ;   135.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19680]                      ;   136.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22720], ymm14                           ;   137.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19680]                           ;   129.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12544]                      ;   136.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   137.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19680]                           ;   130.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   138.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19712]                       ;   139.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12576]                        ;   139.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19712]                        ;   140.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22752], ymm6                            ;   141.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19712]                            ;   132.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12576]                        ;   139.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   140.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19712]                            ;   133.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   141.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19744]                       ;   142.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12608]                      ;   142.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19744]                      ;   143.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22784], ymm14                           ;   144.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19744]                           ;   136.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12608]                      ;   143.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   144.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19744]                           ;   137.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   145.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19776]                       ;   146.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12640]                        ;   146.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19776]                        ;   147.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22816], ymm6                            ;   148.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19776]                            ;   139.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12640]                        ;   146.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   147.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19776]                            ;   140.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   148.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19808]                       ;   149.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12672]                      ;   149.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19808]                      ;   150.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22848], ymm14                           ;   151.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19808]                           ;   143.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12672]                      ;   150.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   151.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19808]                           ;   144.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   152.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19840]                       ;   153.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12704]                        ;   153.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19840]                        ;   154.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22880], ymm6                            ;   155.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19840]                            ;   146.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12704]                        ;   153.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   154.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19840]                            ;   147.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   155.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19872]                       ;   156.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12736]                      ;   156.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19872]                      ;   157.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22912], ymm14                           ;   158.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19872]                           ;   150.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12736]                      ;   157.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   158.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19872]                           ;   151.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   159.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19904]                       ;   160.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12768]                        ;   160.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19904]                        ;   161.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 22944], ymm6                            ;   162.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19904]                            ;   153.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12768]                        ;   160.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   161.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19904]                            ;   154.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   162.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 19936]                       ;   163.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12800]                      ;   163.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 19936]                      ;   164.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 22976], ymm14                           ;   165.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 19936]                           ;   157.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12800]                      ;   164.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   165.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 19936]                           ;   158.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   166.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 19968]                       ;   167.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12832]                        ;   167.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 19968]                        ;   168.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23008], ymm6                            ;   169.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 19968]                            ;   160.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12832]                        ;   167.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   168.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 19968]                            ;   161.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   169.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 20000]                       ;   170.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12864]                      ;   170.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 20000]                      ;   171.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23040], ymm14                           ;   172.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 20000]                           ;   164.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12864]                      ;   171.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   172.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 20000]                           ;   165.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   173.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 20032]                       ;   174.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12896]                        ;   174.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 20032]                        ;   175.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23072], ymm6                            ;   176.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 20032]                            ;   167.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12896]                        ;   174.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   175.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 20032]                            ;   168.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   176.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 20064]                       ;   177.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12928]                      ;   177.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 20064]                      ;   178.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23104], ymm14                           ;   179.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 20064]                           ;   171.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12928]                      ;   178.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   179.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 20064]                           ;   172.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   180.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 20096]                       ;   181.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 12960]                        ;   181.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 20096]                        ;   182.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23136], ymm6                            ;   183.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 20096]                            ;   174.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 12960]                        ;   181.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   182.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 20096]                            ;   175.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   183.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 20128]                       ;   184.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 12992]                      ;   184.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 20128]                      ;   185.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23168], ymm14                           ;   186.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 20128]                           ;   178.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 12992]                      ;   185.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   186.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 20128]                           ;   179.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   187.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 20160]                       ;   188.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 13024]                        ;   188.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 20160]                        ;   189.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23200], ymm6                            ;   190.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 20160]                            ;   181.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 13024]                        ;   188.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   189.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 20160]                            ;   182.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   190.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 20192]                       ;   191.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 13056]                      ;   191.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 20192]                      ;   192.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 23232], ymm14                           ;   193.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 20192]                           ;   185.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rbp + 13056]                      ;   192.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   193.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 20192]                           ;   186.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   194.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 20224]                       ;   195.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rbp + 13088]                        ;   195.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 20224]                        ;   196.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 23264], ymm6                            ;   197.3 agu2+fp5  101 r1_next spill
        vpxor ymm6, ymm8, ymm10                                ;   188.8 fp1     66 r2
        vmovdqu [rbp + 23296], ymm13                           ;   189.5 agu1+fp5  100 f spill
        vpxor ymm13, ymm6, ymm2                                ;   189.8 fp2     66 r2
        vpxor ymm2, ymm13, ymm7                                ;   190.8 fp3     66 r2
        vmovdqu ymm3, [rbp + 20224]                            ;   189.8 agu0   101 r1_next
        vpxor ymm3, ymm3, [rbp + 13088]                        ;   196.8 fp0+agu1  101 r1_next
        vpand ymm14, ymm14, ymm3                               ;   197.8 fp1    101 r1_next
        vmovdqu ymm3, [rbp + 20224]                            ;   190.8 agu0   100 f reload
        vpxor ymm14, ymm14, ymm3                               ;   198.8 fp2    101 r1_next
        vpxor ymm3, ymm14, [rbp + 20256]                       ;   199.8 fp3+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 13120]                      ;   199.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 20256]                      ;   200.8 fp1+agu1  101 r1_next
        vmovdqu [rbp + 23328], ymm14                           ;   201.8 agu2+fp5  101 r1_next spill
        vpxor ymm14, ymm2, ymm15                               ;   192.3 fp2     66 r2
        vpxor ymm15, ymm2, ymm1                                ;   192.5 fp3     66 r2
        vpxor ymm0, ymm15, ymm5                                ;   193.5 fp0     66 r2
        vpxor ymm5, ymm0, ymm8                                 ;   194.5 fp1     66 r2
        vpxor ymm4, ymm14, ymm12                               ;   193.3 fp2     66 r2
        vpxor ymm12, ymm4, ymm1                                ;   194.3 fp3     66 r2
        vmovdqu ymm11, [rbp + 20256]                           ;   193.7 agu0   101 r1_next
        vpxor ymm11, ymm11, [rbp + 13120]                      ;   200.7 fp0+agu1  101 r1_next
        vpand ymm3, ymm3, ymm11                                ;   201.7 fp1    101 r1_next
        vmovdqu ymm11, [rbp + 13152]                           ;   194.7 agu0   101 r1_next reload
        vpxor ymm3, ymm3, ymm11                                ;   202.7 fp2    101 r1_next
        vpxor ymm3, ymm3, [rbp + 20256]                        ;   203.7 fp3+agu1  101 r1_next
        vpxor ymm3, ymm3, [rbp + 20288]                        ;   204.7 fp0+agu0  101 r1_next
        vpxor ymm11, ymm4, ymm10                               ;   195.3 fp1     66 r2
        vmovdqu [rbp + 23360], ymm3                            ;   205.7 agu2+fp5  101 r1_next spill
        vpxor ymm3, ymm14, ymm5                                ;   195.7 fp2     66 r2
        vpxor ymm9, ymm3, ymm7                                 ;   196.7 fp3     66 r2
        vpxor ymm10, ymm11, ymm9                               ;   197.7 fp0     66 r2
        vmovdqu [rbp + 23392], ymm0                            ;   196.7 agu1+fp5   66 r2 spill
        vpxor ymm0, ymm10, ymm8                                ;   198.7 fp1     66 r2
        vpxor ymm8, ymm9, ymm1                                 ;   197.7 fp2     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   198.7 fp3     66 r2
        vpand ymm8, ymm8, ymm9                                 ;   198.7 fp0     66 r2
        vpxor ymm13, ymm13, ymm8                               ;   199.7 fp1     66 r2
        vpand ymm1, ymm4, ymm10                                ;   198.7 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                               ;   200.7 fp3     66 r2
        vpand ymm1, ymm5, ymm6                                 ;   199.7 fp0     66 r2
        vpxor ymm8, ymm8, ymm1                                 ;   200.7 fp1     66 r2
        vpxor ymm1, ymm5, ymm11                                ;   199.2 fp2     66 r2
        vmovdqu [rbp + 23424], ymm4                            ;   199.3 agu2+fp5   66 r2 spill
        vpand ymm4, ymm0, ymm1                                 ;   200.2 fp3     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   201.7 fp0     66 r2
        vpxor ymm4, ymm4, [rbp + 20448]                        ;   202.7 fp1+agu0   66 r2
        vmovdqu [rbp + 23456], ymm10                           ;   200.3 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm1, ymm7                                ;   200.2 fp2     66 r2
        vmovdqu [rbp + 23488], ymm1                            ;   201.3 agu2+fp5   66 r2 spill
        vpor ymm1, ymm15, ymm7                                 ;   200.7 fp3     66 r2
        vpxor ymm8, ymm8, ymm1                                 ;   201.7 fp0     66 r2
        vpxor ymm1, ymm1, ymm13                                ;   201.7 fp1     66 r2
        vpand ymm7, ymm3, ymm2                                 ;   201.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm7                                 ;   203.7 fp3     66 r2
        vpxor ymm13, ymm13, ymm7                               ;   202.2 fp0     66 r2
        vpxor ymm7, ymm6, ymm2                                 ;   202.0 fp1     66 r2
        vpxor ymm8, ymm8, [rbp + 23392]                        ;   203.7 fp2+agu0   66 r2
        vmovdqu [rbp + 23392], ymm3                            ;   202.3 agu1+fp5   66 r2 spill
        vpand ymm3, ymm14, ymm7                                ;   203.0 fp3     66 r2
        vpxor ymm13, ymm13, ymm3                               ;   204.0 fp0     66 r2
        vpxor ymm3, ymm15, ymm0                                ;   203.0 fp1     66 r2
        vmovdqu [rbp + 23520], ymm7                            ;   203.3 agu2+fp5   66 r2 spill
        vpand ymm7, ymm10, ymm3                                ;   204.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   205.0 fp3     66 r2
        vpand ymm7, ymm13, ymm4                                ;   205.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   206.0 fp1     66 r2
        vmovdqu [rbp + 23552], ymm14                           ;   204.3 agu0+fp5   66 r2 spill
        vpand ymm14, ymm12, ymm11                              ;   204.2 fp2     66 r2
        vpxor ymm8, ymm8, ymm14                                ;   205.2 fp3     66 r2
        vpand ymm14, ymm1, ymm8                                ;   207.0 fp0     66 r2
        vpxor ymm13, ymm13, ymm14                              ;   208.0 fp1     66 r2
        vpand ymm14, ymm8, ymm13                               ;   209.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm4                               ;   210.0 fp3     66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   207.0 fp0     66 r2
        vpor ymm7, ymm7, ymm4                                  ;   208.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm13                                ;   209.0 fp2     66 r2
        vpor ymm1, ymm7, ymm14                                 ;   211.0 fp3     66 r2
        vpand ymm13, ymm13, ymm14                              ;   211.0 fp0     66 r2
        vpand ymm3, ymm3, ymm14                                ;   211.0 fp1     66 r2
        vpxor ymm8, ymm8, ymm13                                ;   212.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   212.0 fp3     66 r2
        vpxor ymm1, ymm14, ymm7                                ;   211.0 fp0     66 r2
        vpand ymm5, ymm5, ymm4                                 ;   213.0 fp1     66 r2
        vpxor ymm13, ymm1, ymm4                                ;   213.0 fp2     66 r2
        vpand ymm15, ymm15, ymm7                               ;   210.0 fp3     66 r2
        vpand ymm6, ymm6, ymm4                                 ;   213.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   213.0 fp1     66 r2
        vpand ymm0, ymm0, ymm1                                 ;   212.0 fp2     66 r2
        vpxor ymm6, ymm6, ymm0                                 ;   214.0 fp3     66 r2
        vpand ymm11, ymm11, ymm13                              ;   214.0 fp0     66 r2
        vpand ymm12, ymm12, ymm13                              ;   214.0 fp1     66 r2
        vmovdqu ymm13, [rbp + 20544]                           ;   210.0 agu1   100 f reload
        vmovdqu [rbp + 23584], ymm15                           ;   211.0 agu2+fp5   66 r2 spill
        vpand ymm15, ymm7, ymm13                               ;   217.0 fp2     66 r2
        vpxor ymm7, ymm7, ymm4                                 ;   214.0 fp3     66 r2
        vpand ymm9, ymm9, ymm7                                 ;   215.0 fp0     66 r2
        vpand ymm7, ymm7, [rbp + 20320]                        ;   215.0 fp1+agu0   66 r2
        vpand ymm2, ymm2, ymm4                                 ;   214.0 fp2     66 r2
        vpand ymm10, ymm10, ymm14                              ;   212.0 fp3     66 r2
        vpand ymm4, ymm4, [rbp + 23392]                        ;   214.0 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm8                               ;   213.0 fp1     66 r2
        vpand ymm1, ymm1, [rbp + 23488]                        ;   212.5 fp2+agu0   66 r2
        vpxor ymm2, ymm2, ymm7                                 ;   216.0 fp3     66 r2
        vpxor ymm9, ymm9, ymm10                                ;   216.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm15                                ;   218.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   215.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm11                                ;   215.0 fp3     66 r2
        vpand ymm11, ymm14, [rbp + 23456]                      ;   214.2 fp0+agu1   66 r2
        vpxor ymm9, ymm9, ymm11                                ;   219.0 fp1     66 r2
        vpxor ymm5, ymm5, ymm11                                ;   215.2 fp2     66 r2
        vpxor ymm10, ymm10, ymm5                               ;   216.2 fp3     66 r2
        vpand ymm14, ymm14, [rbp + 23424]                      ;   215.2 fp0+agu0   66 r2
        vpand ymm11, ymm8, [rbp + 23552]                       ;   215.3 fp1+agu1   66 r2
        vpand ymm8, ymm8, [rbp + 23520]                        ;   215.5 fp2+agu0   66 r2
        vpxor ymm4, ymm4, ymm15                                ;   218.0 fp3     66 r2
        vpxor ymm15, ymm6, ymm2                                ;   217.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm10                              ;   218.0 fp1     66 r2
        vpxor ymm1, ymm1, ymm15                                ;   219.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   220.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm4                                 ;   221.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm8                                 ;   222.0 fp1     66 r2
        vpxor ymm0, ymm0, ymm12                                ;   217.5 fp2     66 r2
        vpxor ymm0, ymm0, ymm3                                 ;   223.0 fp3     66 r2
        vmovdqu ymm12, [rel snow2_init256.T0_constants256]     ;   216.3 agu1    66 r2 reload
        vpxor ymm15, ymm15, ymm12                              ;   223.3 fp0     66 r2
        vpxor ymm11, ymm11, ymm5                               ;   218.3 fp1     66 r2
        vpxor ymm11, ymm11, ymm1                               ;   220.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm2                               ;   219.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm12                              ;   223.3 fp0     66 r2
        vpxor ymm14, ymm14, ymm8                               ;   222.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm12                              ;   223.3 fp2     66 r2
        vpxor ymm14, ymm14, ymm12                              ;   223.3 fp3     66 r2
        vmovdqu ymm1, [rbp + 20672]                            ;   218.2 agu0    66 r2
        vmovdqu ymm2, [rbp + 20704]                            ;   218.3 agu1   100 f reload
        vpxor ymm1, ymm1, ymm2                                 ;   225.3 fp0     66 r2
        vmovdqu ymm5, [rbp + 20608]                            ;   219.2 agu0   100 f reload
        vpxor ymm8, ymm1, ymm5                                 ;   226.3 fp1     66 r2
        vpxor ymm5, ymm8, [rbp + 20800]                        ;   227.3 fp2+agu1   66 r2
        vpxor ymm13, ymm5, [rbp + 20768]                       ;   228.3 fp3+agu0   66 r2
        vmovdqu [rbp + 23520], ymm15                           ;   224.3 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm5, [rbp + 20576]                       ;   228.3 fp0+agu1   66 r2
        vmovdqu [rbp + 23552], ymm9                            ;   220.3 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm15, [rbp + 20640]                       ;   229.3 fp1+agu0   66 r2
        vmovdqu [rbp + 23424], ymm10                           ;   224.3 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm9, [rbp + 20672]                       ;   230.3 fp2+agu0   66 r2
        vmovdqu [rbp + 23456], ymm4                            ;   222.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm13, [rbp + 20736]                       ;   229.3 fp3+agu1   66 r2
        vmovdqu [rbp + 23488], ymm14                           ;   224.3 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm4, [rbp + 20576]                       ;   230.3 fp0+agu0   66 r2
        vmovdqu [rbp + 23392], ymm11                           ;   224.3 agu1+fp5   66 r2 spill
        vpxor ymm11, ymm4, ymm2                                ;   230.3 fp1     66 r2
        vmovdqu [rbp + 23616], ymm6                            ;   225.3 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm13, ymm10                               ;   231.3 fp2     66 r2
        vmovdqu [rbp + 23648], ymm7                            ;   226.3 agu0+fp5   66 r2 spill
        vpxor ymm7, ymm6, [rbp + 20800]                        ;   232.3 fp3+agu1   66 r2
        vmovdqu [rbp + 23680], ymm3                            ;   227.3 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm11, ymm7                                ;   233.3 fp0     66 r2
        vmovdqu [rbp + 23712], ymm0                            ;   228.3 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm3, [rbp + 20672]                        ;   234.3 fp1+agu1   66 r2
        vpxor ymm12, ymm7, [rbp + 20576]                       ;   233.3 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm12                                ;   234.3 fp3     66 r2
        vpand ymm12, ymm12, ymm7                               ;   234.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   235.3 fp1     66 r2
        vmovdqu [rbp + 23744], ymm7                            ;   233.3 agu2+fp5   66 r2 spill
        vpand ymm7, ymm4, ymm3                                 ;   234.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm7                                 ;   236.3 fp3     66 r2
        vpand ymm7, ymm10, ymm1                                ;   235.3 fp0     66 r2
        vpxor ymm12, ymm12, ymm7                               ;   236.3 fp1     66 r2
        vpxor ymm7, ymm10, ymm11                               ;   231.3 fp2     66 r2
        vmovdqu [rbp + 23776], ymm4                            ;   230.5 agu1+fp5   66 r2 spill
        vpand ymm4, ymm7, ymm0                                 ;   235.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   236.3 fp0     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   237.3 fp1     66 r2
        vpxor ymm2, ymm7, [rbp + 20800]                        ;   232.3 fp2+agu0   66 r2
        vmovdqu [rbp + 23808], ymm3                            ;   234.3 agu2+fp5   66 r2 spill
        vpor ymm3, ymm15, [rbp + 20800]                        ;   232.5 fp3+agu1   66 r2
        vpxor ymm9, ymm9, ymm3                                 ;   233.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm8                                 ;   237.3 fp1     66 r2
        vpxor ymm9, ymm9, ymm12                                ;   237.3 fp2     66 r2
        vpand ymm12, ymm6, ymm5                                ;   233.7 fp3     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   238.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   237.3 fp1     66 r2
        vpxor ymm12, ymm5, ymm1                                ;   235.3 fp2     66 r2
        vmovdqu [rbp + 23840], ymm7                            ;   234.5 agu0+fp5   66 r2 spill
        vpand ymm7, ymm13, ymm12                               ;   236.3 fp3     66 r2
        vpxor ymm8, ymm8, ymm7                                 ;   238.3 fp0     66 r2
        vpxor ymm7, ymm15, ymm0                                ;   235.3 fp1     66 r2
        vmovdqu [rbp + 23872], ymm12                           ;   236.3 agu2+fp5   66 r2 spill
        vpand ymm12, ymm2, ymm7                                ;   236.3 fp2     66 r2
        vpxor ymm3, ymm3, ymm12                                ;   238.3 fp3     66 r2
        vpand ymm12, ymm8, ymm4                                ;   239.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                                ;   240.3 fp1     66 r2
        vmovdqu [rbp + 23904], ymm13                           ;   236.5 agu1+fp5   66 r2 spill
        vpand ymm13, ymm14, ymm11                              ;   236.5 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                                ;   238.3 fp3     66 r2
        vpand ymm13, ymm9, ymm3                                ;   241.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm13                                ;   242.3 fp1     66 r2
        vpand ymm13, ymm9, ymm8                                ;   243.3 fp2     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   244.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm3                                 ;   241.3 fp0     66 r2
        vpor ymm12, ymm12, ymm4                                ;   242.3 fp1     66 r2
        vpxor ymm12, ymm12, ymm8                               ;   243.3 fp2     66 r2
        vpor ymm3, ymm12, ymm13                                ;   245.3 fp3     66 r2
        vpand ymm8, ymm8, ymm13                                ;   245.3 fp0     66 r2
        vpand ymm7, ymm7, ymm13                                ;   245.3 fp1     66 r2
        vpxor ymm9, ymm9, ymm8                                 ;   246.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm3                                 ;   246.3 fp3     66 r2
        vpxor ymm3, ymm13, ymm12                               ;   245.3 fp0     66 r2
        vpand ymm10, ymm10, ymm4                               ;   247.3 fp1     66 r2
        vpxor ymm8, ymm3, ymm4                                 ;   247.3 fp2     66 r2
        vpand ymm15, ymm15, ymm12                              ;   244.3 fp3     66 r2
        vpand ymm1, ymm1, ymm4                                 ;   247.3 fp0     66 r2
        vpxor ymm4, ymm4, ymm9                                 ;   247.3 fp1     66 r2
        vpand ymm0, ymm0, ymm3                                 ;   246.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm0                                 ;   248.3 fp3     66 r2
        vpand ymm11, ymm11, ymm8                               ;   248.3 fp0     66 r2
        vpand ymm14, ymm14, ymm8                               ;   248.3 fp1     66 r2
        vmovdqu ymm8, [rbp + 20800]                            ;   244.3 agu0   100 f reload
        vmovdqu [rbp + 23936], ymm15                           ;   245.3 agu2+fp5   66 r2 spill
        vpand ymm15, ymm12, ymm8                               ;   251.3 fp2     66 r2
        vpxor ymm12, ymm12, ymm4                               ;   248.3 fp3     66 r2
        vpand ymm5, ymm5, ymm4                                 ;   248.3 fp0     66 r2
        vpand ymm6, ymm6, ymm4                                 ;   248.3 fp1     66 r2
        vpand ymm4, ymm12, [rbp + 23744]                       ;   249.3 fp2+agu1   66 r2
        vpand ymm12, ymm12, [rbp + 20576]                      ;   249.3 fp3+agu0   66 r2
        vpand ymm2, ymm2, ymm13                                ;   246.5 fp0     66 r2
        vpxor ymm13, ymm13, ymm9                               ;   247.3 fp1     66 r2
        vpand ymm3, ymm3, [rbp + 23840]                        ;   246.8 fp2+agu1   66 r2
        vpxor ymm5, ymm5, ymm12                                ;   250.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   250.3 fp0     66 r2
        vpxor ymm4, ymm4, ymm15                                ;   252.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm11                                ;   249.3 fp2     66 r2
        vpxor ymm6, ymm6, ymm11                                ;   249.3 fp3     66 r2
        vpand ymm11, ymm13, [rbp + 23808]                      ;   248.5 fp0+agu0   66 r2
        vpxor ymm4, ymm4, ymm11                                ;   253.3 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   249.5 fp2     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   250.5 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 23776]                      ;   249.5 fp0+agu1   66 r2
        vpand ymm11, ymm9, [rbp + 23904]                       ;   249.7 fp1+agu0   66 r2
        vpand ymm9, ymm9, [rbp + 23872]                        ;   249.8 fp2+agu1   66 r2
        vpxor ymm6, ymm6, ymm15                                ;   252.3 fp3     66 r2
        vpxor ymm15, ymm1, ymm5                                ;   251.3 fp0     66 r2
        vpxor ymm15, ymm15, ymm2                               ;   252.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm15                                ;   253.3 fp2     66 r2
        vpxor ymm6, ymm6, ymm3                                 ;   254.3 fp3     66 r2
        vpxor ymm9, ymm9, ymm6                                 ;   255.3 fp0     66 r2
        vpxor ymm7, ymm7, ymm9                                 ;   256.3 fp1     66 r2
        vpxor ymm0, ymm0, ymm14                                ;   251.8 fp2     66 r2
        vpxor ymm1, ymm1, ymm12                                ;   252.3 fp3     66 r2
        vpxor ymm0, ymm0, ymm7                                 ;   257.3 fp0     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   257.3 fp1     66 r2
        vpxor ymm1, ymm1, [rbp + 23936]                        ;   258.3 fp2+agu0   66 r2
        vmovdqu ymm7, [rel snow2_init256.T0_constants256]      ;   251.2 agu1    66 r2 reload
        vpxor ymm2, ymm2, ymm7                                 ;   258.2 fp3     66 r2
        vpxor ymm11, ymm11, ymm10                              ;   253.5 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                               ;   254.5 fp1     66 r2
        vpxor ymm13, ymm13, ymm5                               ;   253.8 fp2     66 r2
        vpxor ymm13, ymm13, ymm9                               ;   256.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm7                               ;   258.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm7                               ;   258.2 fp1     66 r2
        vmovdqu ymm3, [rbp + 20960]                            ;   252.8 agu0    66 r2
        vmovdqu ymm5, [rbp + 20992]                            ;   253.0 agu1   100 f reload
        vpxor ymm3, ymm3, ymm5                                 ;   260.0 fp2     66 r2
        vmovdqu ymm9, [rbp + 20864]                            ;   253.8 agu0   100 f reload
        vpxor ymm10, ymm3, ymm9                                ;   261.0 fp3     66 r2
        vmovdqu ymm12, [rbp + 21088]                           ;   254.0 agu1   100 f reload
        vpxor ymm14, ymm10, ymm12                              ;   262.0 fp0     66 r2
        vpxor ymm9, ymm14, [rbp + 21056]                       ;   263.0 fp1+agu0   66 r2
        vpxor ymm8, ymm14, [rbp + 20832]                       ;   263.0 fp2+agu1   66 r2
        vmovdqu [rbp + 23936], ymm6                            ;   255.3 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm8, [rbp + 20928]                        ;   264.0 fp3+agu0   66 r2
        vmovdqu [rbp + 23872], ymm4                            ;   255.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm6, [rbp + 20960]                        ;   265.0 fp0+agu1   66 r2
        vmovdqu [rbp + 23904], ymm2                            ;   259.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm9, [rbp + 21024]                        ;   264.0 fp1+agu0   66 r2
        vmovdqu [rbp + 23776], ymm15                           ;   257.3 agu1+fp5   66 r2 spill
        vpxor ymm15, ymm2, [rbp + 20832]                       ;   265.0 fp2+agu0   66 r2
        vmovdqu [rbp + 23808], ymm13                           ;   259.2 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm2, ymm5                                ;   265.0 fp3     66 r2
        vmovdqu [rbp + 23840], ymm11                           ;   259.3 agu1+fp5   66 r2 spill
        vpxor ymm11, ymm9, ymm4                                ;   266.0 fp0     66 r2
        vmovdqu [rbp + 23744], ymm1                            ;   260.3 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm11, ymm12                               ;   267.0 fp1     66 r2
        vmovdqu [rbp + 23968], ymm0                            ;   261.3 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm13, ymm1                                ;   268.0 fp2     66 r2
        vpxor ymm7, ymm0, [rbp + 20960]                        ;   269.0 fp3+agu1   66 r2
        vpxor ymm5, ymm1, [rbp + 20832]                        ;   268.0 fp0+agu0   66 r2
        vpxor ymm3, ymm3, ymm5                                 ;   269.0 fp1     66 r2
        vpand ymm5, ymm5, ymm1                                 ;   269.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm5                               ;   270.0 fp3     66 r2
        vmovdqu [rbp + 24000], ymm1                            ;   268.0 agu2+fp5   66 r2 spill
        vpand ymm1, ymm2, ymm0                                 ;   269.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm1                               ;   271.0 fp1     66 r2
        vpand ymm1, ymm4, ymm3                                 ;   270.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm1                                 ;   271.0 fp3     66 r2
        vpxor ymm1, ymm4, ymm13                                ;   266.0 fp0     66 r2
        vmovdqu [rbp + 24032], ymm2                            ;   265.2 agu1+fp5   66 r2 spill
        vpand ymm2, ymm1, ymm7                                 ;   270.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                                 ;   272.0 fp2     66 r2
        vpxor ymm2, ymm2, [rbp + 20992]                        ;   273.0 fp3+agu0   66 r2
        vmovdqu [rbp + 24064], ymm0                            ;   269.0 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm1, ymm12                                ;   267.0 fp0     66 r2
        vmovdqu [rbp + 24096], ymm1                            ;   267.2 agu1+fp5   66 r2 spill
        vpor ymm1, ymm8, ymm12                                 ;   267.3 fp1     66 r2
        vpxor ymm6, ymm6, ymm1                                 ;   268.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm10                                ;   272.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm5                                 ;   272.0 fp0     66 r2
        vpand ymm5, ymm11, ymm14                               ;   268.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                                 ;   274.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm5                               ;   272.0 fp3     66 r2
        vpxor ymm5, ymm14, ymm3                                ;   270.0 fp0     66 r2
        vpand ymm12, ymm9, ymm5                                ;   271.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm12                              ;   273.0 fp2     66 r2
        vpxor ymm12, ymm8, ymm7                                ;   270.0 fp3     66 r2
        vmovdqu [rbp + 24128], ymm5                            ;   271.0 agu0+fp5   66 r2 spill
        vpand ymm5, ymm0, ymm12                                ;   271.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm5                                 ;   273.0 fp1     66 r2
        vpand ymm5, ymm10, ymm2                                ;   275.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm5                                 ;   276.0 fp3     66 r2
        vmovdqu [rbp + 24160], ymm9                            ;   270.7 agu2+fp5   66 r2 spill
        vpand ymm9, ymm15, ymm13                               ;   271.2 fp0     66 r2
        vpxor ymm6, ymm6, ymm9                                 ;   273.0 fp1     66 r2
        vpand ymm9, ymm6, ymm1                                 ;   277.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm9                               ;   278.0 fp3     66 r2
        vpand ymm9, ymm6, ymm10                                ;   279.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm2                                 ;   280.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm1                                 ;   277.0 fp2     66 r2
        vpor ymm5, ymm5, ymm2                                  ;   278.0 fp3     66 r2
        vpxor ymm5, ymm5, ymm10                                ;   279.0 fp0     66 r2
        vpor ymm1, ymm5, ymm9                                  ;   281.0 fp1     66 r2
        vpand ymm10, ymm10, ymm9                               ;   281.0 fp2     66 r2
        vpand ymm12, ymm12, ymm9                               ;   281.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm10                                ;   282.0 fp0     66 r2
        vpxor ymm2, ymm2, ymm1                                 ;   282.0 fp1     66 r2
        vpxor ymm1, ymm9, ymm5                                 ;   281.0 fp2     66 r2
        vpand ymm4, ymm4, ymm2                                 ;   283.0 fp3     66 r2
        vpxor ymm10, ymm1, ymm2                                ;   283.0 fp0     66 r2
        vpand ymm8, ymm8, ymm5                                 ;   280.0 fp1     66 r2
        vpand ymm3, ymm3, ymm2                                 ;   283.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm6                                 ;   283.0 fp3     66 r2
        vpand ymm7, ymm7, ymm1                                 ;   282.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                                 ;   284.0 fp1     66 r2
        vpand ymm13, ymm13, ymm10                              ;   284.0 fp2     66 r2
        vpand ymm15, ymm15, ymm10                              ;   284.0 fp3     66 r2
        vmovdqu ymm10, [rbp + 21088]                           ;   280.0 agu1   100 f reload
        vmovdqu [rbp + 24192], ymm8                            ;   281.0 agu0+fp5   66 r2 spill
        vpand ymm8, ymm5, ymm10                                ;   287.0 fp0     66 r2
        vpxor ymm5, ymm5, ymm2                                 ;   284.0 fp1     66 r2
        vpand ymm14, ymm14, ymm2                               ;   284.0 fp2     66 r2
        vpand ymm11, ymm11, ymm2                               ;   284.0 fp3     66 r2
        vpand ymm2, ymm5, [rbp + 24000]                        ;   285.0 fp0+agu1   66 r2
        vpand ymm5, ymm5, [rbp + 20832]                        ;   285.0 fp1+agu0   66 r2
        vpand ymm0, ymm0, ymm9                                 ;   282.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm6                                 ;   283.0 fp3     66 r2
        vpand ymm1, ymm1, [rbp + 24096]                        ;   282.5 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm5                               ;   286.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm0                                 ;   286.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm8                                 ;   288.0 fp3     66 r2
        vpxor ymm0, ymm0, ymm13                                ;   285.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm13                              ;   285.0 fp1     66 r2
        vpand ymm13, ymm9, [rbp + 24064]                       ;   284.2 fp2+agu0   66 r2
        vpxor ymm2, ymm2, ymm13                                ;   289.0 fp3     66 r2
        vpxor ymm4, ymm4, ymm13                                ;   285.2 fp0     66 r2
        vpxor ymm0, ymm0, ymm4                                 ;   286.2 fp1     66 r2
        vpand ymm9, ymm9, [rbp + 24032]                        ;   285.2 fp2+agu1   66 r2
        vpand ymm13, ymm6, [rbp + 24160]                       ;   285.3 fp3+agu0   66 r2
        vpand ymm6, ymm6, [rbp + 24128]                        ;   285.5 fp0+agu1   66 r2
        vpxor ymm11, ymm11, ymm8                               ;   288.0 fp1     66 r2
        vpxor ymm8, ymm3, ymm14                                ;   287.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm0                                 ;   288.0 fp3     66 r2
        vpxor ymm1, ymm1, ymm8                                 ;   289.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm1                               ;   290.0 fp1     66 r2
        vpxor ymm6, ymm6, ymm11                                ;   291.0 fp2     66 r2
        vpxor ymm12, ymm12, ymm6                               ;   292.0 fp3     66 r2
        vpxor ymm7, ymm7, ymm15                                ;   287.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm5                                 ;   288.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm12                                ;   293.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm12                                ;   293.0 fp3     66 r2
        vpxor ymm3, ymm3, [rbp + 24192]                        ;   294.0 fp0+agu0   66 r2
        vmovdqu ymm5, [rel snow2_init256.T0_constants256]      ;   286.8 agu1    66 r2 reload
        vpxor ymm8, ymm8, ymm5                                 ;   293.8 fp1     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   289.2 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                               ;   290.2 fp3     66 r2
        vpxor ymm0, ymm0, ymm5                                 ;   293.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm14                                ;   290.0 fp1     66 r2
        vpxor ymm9, ymm9, ymm6                                 ;   292.0 fp2     66 r2
        vpxor ymm13, ymm13, ymm5                               ;   293.8 fp3     66 r2
        vpxor ymm9, ymm9, ymm5                                 ;   293.8 fp0     66 r2
        vmovdqu ymm1, [rbp + 21216]                            ;   289.0 agu0    66 r2
        vmovdqu ymm4, [rbp + 21248]                            ;   289.2 agu1   100 f reload
        vpxor ymm1, ymm1, ymm4                                 ;   296.2 fp1     66 r2
        vmovdqu ymm6, [rbp + 21152]                            ;   290.0 agu0   100 f reload
        vpxor ymm12, ymm1, ymm6                                ;   297.2 fp2     66 r2
        vmovdqu ymm14, [rbp + 21344]                           ;   290.2 agu1   100 f reload
        vpxor ymm15, ymm12, ymm14                              ;   298.2 fp3     66 r2
        vpxor ymm6, ymm15, [rbp + 21312]                       ;   299.2 fp0+agu0   66 r2
        vpxor ymm10, ymm15, [rbp + 21120]                      ;   299.2 fp1+agu1   66 r2
        vpxor ymm5, ymm10, [rbp + 21184]                       ;   300.2 fp2+agu0   66 r2
        vmovdqu [rbp + 24192], ymm0                            ;   294.8 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm5, [rbp + 21216]                        ;   301.2 fp3+agu1   66 r2
        vmovdqu [rbp + 24128], ymm8                            ;   294.8 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm6, [rbp + 21280]                        ;   300.2 fp0+agu0   66 r2
        vmovdqu [rbp + 24160], ymm13                           ;   294.8 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm8, [rbp + 21120]                       ;   301.2 fp1+agu0   66 r2
        vmovdqu [rbp + 24032], ymm3                            ;   295.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm8, ymm4                                 ;   301.2 fp2     66 r2
        vmovdqu [rbp + 24064], ymm7                            ;   295.2 agu1+fp5   66 r2 spill
        vpxor ymm7, ymm6, ymm0                                 ;   302.2 fp3     66 r2
        vmovdqu [rbp + 24096], ymm2                            ;   296.2 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm7, ymm14                                ;   303.2 fp0     66 r2
        vmovdqu [rbp + 24000], ymm11                           ;   297.2 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm3, ymm2                                ;   304.2 fp1     66 r2
        vmovdqu [rbp + 24224], ymm9                            ;   298.2 agu1+fp5   66 r2 spill
        vpxor ymm9, ymm11, [rbp + 21216]                       ;   305.2 fp2+agu0   66 r2
        vpxor ymm4, ymm2, [rbp + 21120]                        ;   304.2 fp3+agu1   66 r2
        vpxor ymm1, ymm1, ymm4                                 ;   305.2 fp0     66 r2
        vpand ymm4, ymm4, ymm2                                 ;   305.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm4                               ;   306.2 fp2     66 r2
        vmovdqu [rbp + 24256], ymm2                            ;   304.2 agu2+fp5   66 r2 spill
        vpand ymm2, ymm8, ymm11                                ;   305.2 fp3     66 r2
        vpxor ymm12, ymm12, ymm2                               ;   307.2 fp0     66 r2
        vpand ymm2, ymm0, ymm1                                 ;   306.2 fp1     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   307.2 fp2     66 r2
        vpxor ymm2, ymm0, ymm3                                 ;   302.2 fp3     66 r2
        vmovdqu [rbp + 24288], ymm8                            ;   301.3 agu0+fp5   66 r2 spill
        vpand ymm8, ymm2, ymm9                                 ;   306.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm4                                 ;   308.2 fp1     66 r2
        vpxor ymm8, ymm8, [rbp + 21248]                        ;   309.2 fp2+agu1   66 r2
        vmovdqu [rbp + 24320], ymm11                           ;   305.2 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm2, ymm14                               ;   303.2 fp3     66 r2
        vmovdqu [rbp + 24352], ymm2                            ;   303.3 agu0+fp5   66 r2 spill
        vpor ymm2, ymm10, ymm14                                ;   303.5 fp0     66 r2
        vpxor ymm5, ymm5, ymm2                                 ;   304.5 fp1     66 r2
        vpxor ymm2, ymm2, ymm12                                ;   308.2 fp2     66 r2
        vpxor ymm5, ymm5, ymm4                                 ;   308.2 fp3     66 r2
        vpand ymm4, ymm7, ymm15                                ;   304.5 fp0     66 r2
        vpxor ymm8, ymm8, ymm4                                 ;   310.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm4                               ;   308.2 fp2     66 r2
        vpxor ymm4, ymm15, ymm1                                ;   306.2 fp3     66 r2
        vpand ymm14, ymm6, ymm4                                ;   307.2 fp0     66 r2
        vpxor ymm12, ymm12, ymm14                              ;   309.2 fp1     66 r2
        vpxor ymm14, ymm10, ymm9                               ;   306.2 fp2     66 r2
        vmovdqu [rbp + 24384], ymm4                            ;   307.2 agu1+fp5   66 r2 spill
        vpand ymm4, ymm11, ymm14                               ;   307.2 fp3     66 r2
        vpxor ymm2, ymm2, ymm4                                 ;   309.2 fp0     66 r2
        vpand ymm4, ymm12, ymm8                                ;   311.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm4                                 ;   312.2 fp2     66 r2
        vmovdqu [rbp + 24416], ymm6                            ;   306.8 agu2+fp5   66 r2 spill
        vpand ymm6, ymm13, ymm3                                ;   307.3 fp3     66 r2
        vpxor ymm5, ymm5, ymm6                                 ;   309.2 fp0     66 r2
        vpand ymm6, ymm5, ymm2                                 ;   313.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm6                               ;   314.2 fp2     66 r2
        vpand ymm6, ymm5, ymm12                                ;   315.2 fp3     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   316.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm2                                 ;   313.2 fp1     66 r2
        vpor ymm4, ymm4, ymm8                                  ;   314.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   315.2 fp3     66 r2
        vpor ymm2, ymm4, ymm6                                  ;   317.2 fp0     66 r2
        vpand ymm12, ymm12, ymm6                               ;   317.2 fp1     66 r2
        vpand ymm14, ymm14, ymm6                               ;   317.2 fp2     66 r2
        vpxor ymm5, ymm5, ymm12                                ;   318.2 fp3     66 r2
        vpxor ymm8, ymm8, ymm2                                 ;   318.2 fp0     66 r2
        vpxor ymm2, ymm6, ymm4                                 ;   317.2 fp1     66 r2
        vpand ymm0, ymm0, ymm8                                 ;   319.2 fp2     66 r2
        vpxor ymm12, ymm2, ymm8                                ;   319.2 fp3     66 r2
        vpand ymm10, ymm10, ymm4                               ;   316.2 fp0     66 r2
        vpand ymm1, ymm1, ymm8                                 ;   319.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm5                                 ;   319.2 fp2     66 r2
        vpand ymm9, ymm9, ymm2                                 ;   318.2 fp3     66 r2
        vpxor ymm1, ymm1, ymm9                                 ;   320.2 fp0     66 r2
        vpand ymm3, ymm3, ymm12                                ;   320.2 fp1     66 r2
        vpand ymm13, ymm13, ymm12                              ;   320.2 fp2     66 r2
        vmovdqu ymm12, [rbp + 21344]                           ;   316.2 agu0   100 f reload
        vmovdqu [rbp + 24448], ymm10                           ;   317.2 agu1+fp5   66 r2 spill
        vpand ymm10, ymm4, ymm12                               ;   323.2 fp3     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   320.2 fp0     66 r2
        vpand ymm15, ymm15, ymm8                               ;   320.2 fp1     66 r2
        vpand ymm7, ymm7, ymm8                                 ;   320.2 fp2     66 r2
        vpand ymm8, ymm4, [rbp + 24256]                        ;   321.2 fp3+agu0   66 r2
        vpand ymm4, ymm4, [rbp + 21120]                        ;   321.2 fp0+agu1   66 r2
        vpand ymm11, ymm11, ymm6                               ;   318.3 fp1     66 r2
        vpxor ymm6, ymm6, ymm5                                 ;   319.2 fp2     66 r2
        vpand ymm2, ymm2, [rbp + 24352]                        ;   318.7 fp3+agu0   66 r2
        vpxor ymm15, ymm15, ymm4                               ;   322.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm11                                ;   322.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm10                                ;   324.2 fp2     66 r2
        vpxor ymm11, ymm11, ymm3                               ;   321.2 fp3     66 r2
        vpxor ymm7, ymm7, ymm3                                 ;   321.2 fp0     66 r2
        vpand ymm3, ymm6, [rbp + 24320]                        ;   320.3 fp1+agu1   66 r2
        vpxor ymm8, ymm8, ymm3                                 ;   325.2 fp2     66 r2
        vpxor ymm0, ymm0, ymm3                                 ;   321.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm0                               ;   322.3 fp0     66 r2
        vpand ymm6, ymm6, [rbp + 24288]                        ;   321.3 fp1+agu0   66 r2
        vpand ymm3, ymm5, [rbp + 24416]                        ;   321.5 fp2+agu1   66 r2
        vpand ymm5, ymm5, [rbp + 24384]                        ;   321.7 fp3+agu0   66 r2
        vpxor ymm7, ymm7, ymm10                                ;   324.2 fp0     66 r2
        vpxor ymm10, ymm1, ymm15                               ;   323.2 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   324.2 fp2     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   325.2 fp3     66 r2
        vpxor ymm7, ymm7, ymm2                                 ;   326.2 fp0     66 r2
        vpxor ymm5, ymm5, ymm7                                 ;   327.2 fp1     66 r2
        vpxor ymm14, ymm14, ymm5                               ;   328.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                                ;   323.7 fp3     66 r2
        vpxor ymm1, ymm1, ymm4                                 ;   324.2 fp0     66 r2
        vpxor ymm9, ymm9, ymm14                                ;   329.2 fp1     66 r2
        vpxor ymm1, ymm1, ymm14                                ;   329.2 fp2     66 r2
        vpxor ymm1, ymm1, [rbp + 24448]                        ;   330.2 fp3+agu1   66 r2
        vmovdqu ymm4, [rel snow2_init256.T0_constants256]      ;   323.0 agu0    66 r2 reload
        vpxor ymm11, ymm11, ymm4                               ;   330.0 fp0     66 r2
        vmovdqu ymm13, [rbp + 23712]                           ;   323.8 agu1    66 r2
        vmovdqu ymm14, [rbp + 23968]                           ;   324.0 agu0    66 r2 reload
        vpxor ymm13, ymm13, ymm14                              ;   331.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm0                                 ;   325.5 fp2     66 r2
        vmovdqu ymm0, [rbp + 23584]                            ;   324.8 agu1    66 r2
        vpxor ymm0, ymm0, [rbp + 23616]                        ;   331.8 fp3+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 23680]                        ;   332.8 fp0+agu1   66 r2
        vpxor ymm0, ymm0, [rbp + 23648]                        ;   333.8 fp1+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 23744]                        ;   334.8 fp2+agu1   66 r2
        vpxor ymm3, ymm3, ymm2                                 ;   326.7 fp3     66 r2
        vmovdqu ymm2, [rbp + 23392]                            ;   327.0 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 23840]                        ;   334.0 fp0+agu1   66 r2
        vpxor ymm3, ymm3, ymm4                                 ;   330.0 fp1     66 r2
        vpxor ymm3, ymm3, [rbp + 23840]                        ;   331.0 fp2+agu0   66 r2
        vpxor ymm6, ymm6, ymm15                                ;   327.7 fp3     66 r2
        vmovdqu ymm15, [rbp + 23712]                           ;   328.8 agu1    66 r2 reload
        vpxor ymm12, ymm9, ymm15                               ;   335.8 fp0     66 r2
        vpxor ymm6, ymm6, ymm5                                 ;   328.7 fp1     66 r2
        vmovdqu ymm5, [rbp + 23488]                            ;   329.0 agu0    66 r2
        vpxor ymm5, ymm5, [rbp + 23808]                        ;   336.0 fp2+agu1   66 r2
        vpxor ymm15, ymm15, ymm5                               ;   337.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm4                                 ;   330.0 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 23808]                        ;   331.0 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm3                                 ;   337.0 fp2     66 r2
        vpxor ymm14, ymm14, [rbp + 24064]                      ;   331.0 fp3+agu1   66 r2
        vmovdqu [rbp + 23968], ymm1                            ;   331.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm7, [rbp + 23456]                        ;   331.0 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm2                                 ;   335.0 fp1     66 r2
        vpxor ymm2, ymm2, [rbp + 24224]                        ;   335.0 fp2+agu1   66 r2
        vmovdqu [rbp + 23808], ymm1                            ;   336.0 agu2+fp5   66 r2 spill
        vmovdqu ymm1, [rbp + 23488]                            ;   332.0 agu0    66 r2
        vpxor ymm1, ymm1, [rbp + 24224]                        ;   339.0 fp3+agu1   66 r2
        vmovdqu [rbp + 24224], ymm1                            ;   340.0 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm7, [rbp + 24000]                        ;   333.0 fp0+agu0   66 r2
        vmovdqu [rbp + 24000], ymm7                            ;   333.2 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm3, [rbp + 23392]                        ;   333.8 fp1+agu1   66 r2
        vpxor ymm7, ymm7, ymm1                                 ;   334.8 fp2     66 r2
        vpxor ymm3, ymm3, [rbp + 24160]                        ;   334.0 fp3+agu0   66 r2
        vmovdqu [rbp + 23488], ymm7                            ;   335.8 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm13, [rbp + 23776]                       ;   334.8 fp0+agu1   66 r2
        vpxor ymm7, ymm7, ymm4                                 ;   335.8 fp1     66 r2
        vmovdqu [rbp + 23776], ymm13                           ;   335.2 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm2, ymm5                                ;   338.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm6                                 ;   336.0 fp3     66 r2
        vmovdqu [rbp + 23712], ymm13                           ;   339.0 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm8, [rbp + 24096]                       ;   335.8 fp0+agu1   66 r2
        vpxor ymm10, ymm10, ymm4                               ;   335.3 fp1     66 r2
        vpxor ymm4, ymm14, [rbp + 23744]                       ;   336.0 fp2+agu0   66 r2
        vpxor ymm4, ymm4, [rbp + 24032]                        ;   337.0 fp3+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24064]                        ;   337.0 fp0+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 24128]                      ;   337.8 fp1+agu1   66 r2
        vmovdqu [rbp + 24064], ymm5                            ;   338.0 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm13, [rbp + 23904]                       ;   338.0 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm9                               ;   338.0 fp3     66 r2
        vmovdqu [rbp + 23744], ymm8                            ;   338.2 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm14, ymm15                               ;   338.0 fp0     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   339.0 fp1     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   339.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm10                              ;   338.8 fp3     66 r2
        vmovdqu [rbp + 23840], ymm8                            ;   340.0 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm5, [rbp + 23424]                        ;   339.0 fp0+agu1   66 r2
        vpxor ymm5, ymm5, [rbp + 23552]                        ;   339.0 fp1+agu0   66 r2
        vmovdqu [rbp + 23648], ymm2                            ;   340.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm8, [rbp + 23872]                        ;   340.0 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm11                                ;   340.0 fp3     66 r2
        vmovdqu [rbp + 23680], ymm2                            ;   341.2 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm10, ymm13                               ;   339.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm8                                 ;   341.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm7                               ;   339.5 fp2     66 r2
        vpxor ymm7, ymm7, [rbp + 23520]                        ;   340.8 fp3+agu1   66 r2
        vmovdqu [rbp + 23616], ymm6                            ;   342.2 agu2+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 23872]                            ;   341.0 agu0    66 r2
        vpxor ymm6, ymm6, [rbp + 24096]                        ;   348.0 fp0+agu1   66 r2
        vmovdqu [rbp + 24096], ymm1                            ;   343.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm5, [rbp + 24192]                        ;   342.0 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm6                                 ;   349.0 fp2     66 r2
        vpxor ymm6, ymm6, ymm4                                 ;   349.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm5                                 ;   350.0 fp0     66 r2
        vmovdqu [rbp + 23872], ymm8                            ;   351.0 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm0, [rbp + 23968]                        ;   342.8 fp1+agu1   66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   350.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm13                                ;   343.8 fp3     66 r2
        vmovdqu [rbp + 23584], ymm8                            ;   345.2 agu0+fp5   66 r2 spill
        vpxor ymm8, ymm9, [rbp + 24224]                        ;   347.0 fp0+agu1   66 r2
        vmovdqu [rbp + 24448], ymm1                            ;   346.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm14, [rbp + 23520]                       ;   344.0 fp1+agu0   66 r2
        vpxor ymm15, ymm15, ymm8                               ;   348.0 fp2     66 r2
        vmovdqu [rbp + 23520], ymm15                           ;   349.0 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 23808]                           ;   344.8 agu1    66 r2
        vpxor ymm15, ymm15, [rbp + 24160]                      ;   351.8 fp3+agu0   66 r2
        vmovdqu [rbp + 24160], ymm15                           ;   352.8 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 23456]                           ;   345.8 agu1    66 r2
        vpxor ymm15, ymm15, [rbp + 23936]                      ;   352.8 fp0+agu0   66 r2
        vmovdqu [rbp + 24384], ymm1                            ;   349.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm3, ymm15                                ;   353.8 fp1     66 r2
        vpxor ymm4, ymm4, [rbp + 24096]                        ;   350.2 fp2+agu1   66 r2
        vmovdqu [rbp + 24416], ymm6                            ;   351.0 agu0+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 23904]                            ;   347.8 agu1    66 r2
        vpxor ymm6, ymm6, [rbp + 24192]                        ;   354.8 fp3+agu0   66 r2
        vpxor ymm11, ymm11, ymm6                               ;   355.8 fp0     66 r2
        vpxor ymm5, ymm5, ymm11                                ;   356.8 fp1     66 r2
        vpxor ymm6, ymm6, ymm10                                ;   355.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm7                               ;   356.8 fp3     66 r2
        vpxor ymm8, ymm8, [rbp + 23616]                        ;   349.3 fp0+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 23648]                        ;   349.5 fp1+agu0   66 r2
        vpxor ymm3, ymm3, [rbp + 23392]                        ;   350.5 fp2+agu1   66 r2
        vpxor ymm9, ymm9, ymm15                                ;   353.8 fp3     66 r2
        vpxor ymm15, ymm12, [rbp + 24128]                      ;   350.5 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm15                                ;   351.5 fp1     66 r2
        vpxor ymm15, ymm15, ymm2                               ;   351.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm6                               ;   356.8 fp3     66 r2
        vpxor ymm6, ymm6, ymm7                                 ;   356.8 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 23424]                        ;   357.8 fp1+agu1   66 r2
        vpxor ymm14, ymm14, ymm7                               ;   352.5 fp2     66 r2
        vpxor ymm12, ymm12, ymm0                               ;   352.2 fp3     66 r2
        vpxor ymm12, ymm12, [rbp + 23744]                      ;   353.2 fp0+agu0   66 r2
        vpxor ymm12, ymm12, [rbp + 23552]                      ;   354.2 fp1+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24032]                        ;   354.8 fp2+agu0   66 r2
        vpxor ymm9, ymm9, [rbp + 23968]                        ;   355.8 fp3+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 24000]                        ;   356.8 fp0+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 23776]                        ;   354.3 fp1+agu1   66 r2
        vpxor ymm7, ymm7, [rbp + 23776]                        ;   354.7 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm12                              ;   355.2 fp3     66 r2
        vpxor ymm12, ymm12, [rbp + 24032]                      ;   355.3 fp0+agu1   66 r2
        vpxor ymm13, ymm13, [rbp + 24416]                      ;   358.0 fp1+agu0   66 r2
        vmovdqu [rbp + 24032], ymm12                           ;   356.3 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm3, [rbp + 24224]                       ;   356.3 fp2+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 24064]                        ;   356.7 fp3+agu0   66 r2
        vmovdqu [rbp + 24064], ymm6                            ;   358.8 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm4, [rbp + 23456]                        ;   357.3 fp0+agu1   66 r2
        vpxor ymm4, ymm4, ymm0                                 ;   355.5 fp1     66 r2
        vpxor ymm4, ymm4, ymm9                                 ;   357.8 fp2     66 r2
        vpxor ymm0, ymm0, [rbp + 23936]                        ;   357.7 fp3+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 24096]                        ;   358.7 fp0+agu1   66 r2
        vmovdqu [rbp + 23936], ymm4                            ;   358.8 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm1, [rbp + 24096]                        ;   358.7 fp1+agu0   66 r2
        vpxor ymm4, ymm4, [rbp + 23808]                        ;   359.7 fp2+agu1   66 r2
        vmovdqu [rbp + 23808], ymm7                            ;   357.3 agu2+fp5   66 r2 spill
        vmovdqu ymm7, [rax + 4224]                             ;   359.7 agu0    29 s
        vpxor ymm7, ymm7, [rax + 4320]                         ;   366.7 fp3+agu1   29 s
        vmovdqu [rbp + 24096], ymm8                            ;   358.3 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm7, [rax + 4288]                         ;   367.7 fp0+agu0   29 s
        vmovdqu [rbp + 23456], ymm12                           ;   359.3 agu2+fp5   66 r2 spill
        vmovdqu ymm12, [rax + 4096]                            ;   361.3 agu1    29 s
        vpxor ymm12, ymm12, [rax + 4192]                       ;   368.3 fp1+agu0   29 s
        vmovdqu [rbp + 24224], ymm9                            ;   360.3 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm12, [rax + 4288]                        ;   369.3 fp2+agu1   29 s
        vmovdqu [rbp + 23776], ymm5                            ;   361.3 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm9, [rax + 4224]                         ;   370.3 fp3+agu0   29 s
        vmovdqu [rbp + 24000], ymm2                            ;   362.3 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm9, [rax + 4160]                         ;   370.3 fp0+agu1   29 s
        vmovdqu [rbp + 23968], ymm14                           ;   363.3 agu2+fp5   66 r2 spill
        vmovdqa ymm14, ymm7                                    ;   367.7         29 s copy
        vmovdqu [rbp + 23552], ymm3                            ;   364.3 agu0+fp5   66 r2 spill
        vmovdqu ymm3, [rax + 4096]                             ;   364.3 agu1    29 s
        vpxor ymm3, ymm3, [rax + 4224]                         ;   371.3 fp1+agu0   29 s
        vmovdqu [rbp + 23744], ymm4                            ;   365.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm3, [rax + 4256]                         ;   372.3 fp2+agu1   29 s
        vpxor ymm14, ymm14, ymm4                               ;   373.3 fp3     29 s
        vmovdqu [rbp + 23424], ymm6                            ;   366.3 agu2+fp5   66 r2 spill
        vmovdqa ymm6, ymm4                                     ;   373.3         29 s copy
        vmovdqu [rbp + 24128], ymm15                           ;   367.3 agu0+fp5   66 r2 spill
        vpxor ymm15, ymm12, ymm4                               ;   373.3 fp0     29 s
        vmovdqu [rbp + 23392], ymm1                            ;   368.3 agu1+fp5   66 r2 spill
        vmovdqu ymm1, [rax + 4128]                             ;   366.7 agu0    29 s
        vpxor ymm1, ymm1, [rax + 4224]                         ;   373.7 fp1+agu1   29 s
        vpxor ymm6, ymm6, ymm1                                 ;   374.7 fp2     29 s
        vpxor ymm4, ymm4, ymm9                                 ;   373.3 fp3     29 s
        vmovdqu [rbp + 24192], ymm0                            ;   369.3 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm1, [rax + 4192]                         ;   374.7 fp0+agu0   29 s
        vmovdqu [rbp + 23904], ymm13                           ;   370.3 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm15, [rax + 4320]                       ;   374.3 fp1+agu0   29 s
        vmovdqu [rbp + 24288], ymm11                           ;   371.3 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm4, [rax + 4192]                        ;   374.3 fp2+agu1   29 s
        vmovdqu [rbp + 24320], ymm10                           ;   372.3 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm2, ymm6                                ;   375.7 fp3     29 s
        vmovdqu [rbp + 24352], ymm6                            ;   375.7 agu0+fp5   29 s spill
        vpxor ymm6, ymm15, [rax + 4160]                        ;   374.3 fp0+agu1   29 s
        vmovdqu [rbp + 24256], ymm3                            ;   374.3 agu2+fp5   29 s spill
        vpxor ymm3, ymm5, ymm0                                 ;   375.7 fp1     29 s
        vpxor ymm0, ymm0, ymm6                                 ;   375.7 fp2     29 s
        vmovdqu [rbp + 24480], ymm15                           ;   375.3 agu0+fp5   29 s spill
        vpxor ymm15, ymm7, ymm6                                ;   375.3 fp3     29 s
        vmovdqu [rbp + 24512], ymm14                           ;   376.3 agu1+fp5   29 s spill
        vpxor ymm14, ymm8, ymm3                                ;   376.7 fp0     29 s
        vmovdqu [rbp + 24544], ymm8                            ;   377.3 agu2+fp5   29 s spill
        vmovdqu ymm8, [rbp + 7808]                             ;   374.0 agu0    28 s
        vpxor ymm8, ymm8, [rbp + 8000]                         ;   381.0 fp1+agu1   28 s
        vmovdqu [rbp + 24576], ymm3                            ;   378.3 agu2+fp5   29 s spill
        vmovdqa ymm3, ymm8                                     ;   382.0         28 s copy
        vmovdqu [rbp + 24608], ymm10                           ;   379.3 agu0+fp5   29 s spill
        vmovdqu ymm10, [rbp + 7808]                            ;   375.5 agu1    28 s
        vpxor ymm10, ymm10, [rbp + 7872]                       ;   382.5 fp2+agu0   28 s
        vmovdqu [rbp + 24640], ymm5                            ;   380.3 agu2+fp5   29 s spill
        vmovdqa ymm5, ymm10                                    ;   383.5         28 s copy
        vmovdqu [rbp + 24672], ymm10                           ;   383.5 agu1+fp5   28 s spill
        vmovdqu ymm10, [rbp + 7872]                            ;   377.0 agu0    28 s
        vpxor ymm10, ymm10, [rbp + 7904]                       ;   384.0 fp3+agu1   28 s
        vpxor ymm3, ymm3, ymm10                                ;   385.0 fp0     28 s
        vmovdqu [rbp + 24704], ymm4                            ;   382.3 agu2+fp5   29 s spill
        vpxor ymm4, ymm10, [rbp + 7968]                        ;   385.0 fp1+agu0   28 s
        vmovdqu [rbp + 24736], ymm6                            ;   383.3 agu2+fp5   29 s spill
        vpxor ymm6, ymm3, [rbp + 7840]                         ;   386.0 fp2+agu1   28 s
        vmovdqu [rbp + 24768], ymm3                            ;   386.0 agu2+fp5   28 s spill
        vmovdqa ymm3, ymm4                                     ;   386.0         28 s copy
        vmovdqu [rbp + 24800], ymm4                            ;   386.0 agu0+fp5   28 s spill
        vmovdqu ymm4, [rbp + 7808]                             ;   379.5 agu1    28 s
        vpxor ymm4, ymm4, [rbp + 7840]                         ;   386.5 fp3+agu0   28 s
        vmovdqu [rbp + 24832], ymm13                           ;   386.3 agu2+fp5   29 s spill
        vpxor ymm13, ymm4, [rbp + 7936]                        ;   387.5 fp0+agu1   28 s
        vpxor ymm5, ymm5, ymm13                                ;   388.5 fp1     28 s
        vmovdqu [rbp + 24864], ymm11                           ;   387.3 agu0+fp5   29 s spill
        vpxor ymm11, ymm4, [rbp + 8032]                        ;   387.5 fp2+agu1   28 s
        vmovdqu [rbp + 24896], ymm15                           ;   388.3 agu2+fp5   29 s spill
        vpxor ymm15, ymm4, [rbp + 7904]                        ;   387.5 fp3+agu0   28 s
        vpxor ymm3, ymm3, ymm15                                ;   388.5 fp0     28 s
        vmovdqu [rbp + 24928], ymm15                           ;   389.3 agu1+fp5   28 s spill
        vpxor ymm15, ymm11, [rbp + 7872]                       ;   388.5 fp1+agu0   28 s
        vmovdqu [rbp + 24960], ymm11                           ;   390.3 agu2+fp5   28 s spill
        vpxor ymm11, ymm6, [rbp + 7936]                        ;   387.0 fp2+agu1   28 s
        vmovdqu [rbp + 24992], ymm3                            ;   391.3 agu0+fp5   28 s spill
        vpxor ymm3, ymm10, ymm5                                ;   389.5 fp3     28 s
        vmovdqu [rbp + 25024], ymm5                            ;   392.3 agu2+fp5   28 s spill
        vpxor ymm5, ymm8, ymm15                                ;   389.5 fp0     28 s
        vmovdqu [rbp + 25056], ymm10                           ;   393.3 agu1+fp5   28 s spill
        vpxor ymm10, ymm11, [rbp + 7968]                       ;   388.0 fp1+agu0   28 s
        vpxor ymm4, ymm4, ymm10                                ;   389.0 fp2     28 s
        vmovdqu [rbp + 25088], ymm11                           ;   394.3 agu2+fp5   28 s spill
        vpxor ymm11, ymm6, ymm5                                ;   390.5 fp3     28 s
        vmovdqu [rbp + 25120], ymm8                            ;   395.3 agu1+fp5   28 s spill
        vpxor ymm8, ymm10, [rbp + 8032]                        ;   389.0 fp0+agu0   28 s
        vmovdqu [rbp + 25152], ymm8                            ;   396.3 agu2+fp5   28 s spill
        vpxor ymm8, ymm11, [rbp + 7872]                        ;   391.5 fp1+agu1   28 s
        vmovdqu [rbp + 25184], ymm11                           ;   397.3 agu0+fp5   28 s spill
        vpxor ymm11, ymm10, ymm15                              ;   389.5 fp2     28 s
        vmovdqu [rbp + 25216], ymm15                           ;   398.3 agu2+fp5   28 s spill
        vpxor ymm15, ymm11, [rbp + 7808]                       ;   390.5 fp3+agu1   28 s
        vpxor ymm5, ymm5, ymm2                                 ;   390.5 fp0    104 s
        vpxor ymm12, ymm12, ymm4                               ;   390.0 fp1    104 s
        vpxor ymm5, ymm5, [rax + 4416]                         ;   391.5 fp2+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 9152]                         ;   392.5 fp3+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 17824]                        ;   393.5 fp0+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 21664]                        ;   394.5 fp1+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 20384]                        ;   395.5 fp2+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 19360]                        ;   396.5 fp3+agu1  104 s
        vpxor ymm1, ymm1, ymm15                                ;   391.5 fp0    104 s
        vpxor ymm15, ymm15, ymm3                               ;   391.5 fp1    104 s
        vpxor ymm15, ymm15, ymm0                               ;   392.5 fp2    104 s
        vpxor ymm15, ymm15, [rax + 4384]                       ;   393.5 fp3+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 9120]                       ;   394.5 fp0+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 17760]                      ;   395.5 fp1+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 21728]                      ;   396.5 fp2+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 20352]                      ;   397.5 fp3+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 19328]                      ;   398.5 fp0+agu1  104 s
        vpxor ymm12, ymm12, [rax + 4448]                       ;   396.2 fp1+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 9184]                       ;   397.2 fp2+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 17888]                      ;   398.2 fp3+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 21600]                      ;   399.2 fp0+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 20416]                      ;   400.2 fp1+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 19392]                      ;   401.2 fp2+agu1  104 s
        vpxor ymm1, ymm1, [rax + 4480]                         ;   399.2 fp3+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 9216]                         ;   400.2 fp0+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 17952]                        ;   401.2 fp1+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 21536]                        ;   402.2 fp2+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 20448]                        ;   403.2 fp3+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 19424]                        ;   404.2 fp0+agu1  104 s
        vpxor ymm9, ymm9, ymm11                                ;   396.7 fp1    104 s
        vpxor ymm2, ymm2, [rax + 4544]                         ;   402.2 fp2+agu0  104 s
        vpxor ymm2, ymm2, [rax + 4256]                         ;   403.2 fp3+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 9280]                         ;   404.2 fp0+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 7872]                         ;   405.2 fp1+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 18080]                        ;   406.2 fp2+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 21408]                        ;   407.2 fp3+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 20512]                        ;   408.2 fp0+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 19488]                        ;   409.2 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rax + 4576]                         ;   406.2 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 9312]                         ;   407.2 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 18144]                        ;   408.2 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 21376]                        ;   409.2 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 20544]                        ;   410.2 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 19520]                        ;   411.2 fp3+agu1  104 s
        vmovdqu [rbp + 21376], ymm9                            ;   412.2 agu2+fp5  104 s spill
        vpxor ymm9, ymm14, [rax + 4352]                        ;   409.2 fp0+agu0  104 s
        vpxor ymm9, ymm9, ymm4                                 ;   410.2 fp1    104 s
        vpxor ymm9, ymm9, ymm8                                 ;   411.2 fp2    104 s
        vpxor ymm9, ymm9, [rbp + 9088]                         ;   412.2 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 17312]                        ;   413.2 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 20320]                        ;   414.2 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 19296]                        ;   415.2 fp2+agu0  104 s
        vpxor ymm6, ymm6, [rax + 4672]                         ;   412.0 fp3+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 24864]                        ;   413.0 fp0+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 9408]                         ;   414.0 fp1+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 7104]                         ;   415.0 fp2+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 18336]                        ;   416.0 fp3+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 21568]                        ;   417.0 fp0+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 20640]                        ;   418.0 fp1+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 19616]                        ;   419.0 fp2+agu0  104 s
        vpxor ymm8, ymm8, [rax + 4704]                         ;   416.0 fp3+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 24736]                        ;   417.0 fp0+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 9440]                         ;   418.0 fp1+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 7136]                         ;   419.0 fp2+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 18400]                        ;   420.0 fp3+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 21632]                        ;   421.0 fp0+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 20672]                        ;   422.0 fp1+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 19648]                        ;   423.0 fp2+agu0  104 s
        vpxor ymm3, ymm3, [rax + 4736]                         ;   420.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 24704]                        ;   421.0 fp0+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 9472]                         ;   422.0 fp1+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 7168]                         ;   423.0 fp2+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 18752]                        ;   424.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 21696]                        ;   425.0 fp0+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 20704]                        ;   426.0 fp1+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 19680]                        ;   427.0 fp2+agu0  104 s
        vmovdqu [rbp + 21696], ymm3                            ;   428.0 agu2+fp5  104 s spill
        vpxor ymm3, ymm7, [rax + 4512]                         ;   424.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, ymm0                                 ;   425.0 fp0    104 s
        vpxor ymm3, ymm3, [rbp + 9248]                         ;   426.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 7840]                         ;   427.0 fp2+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 18016]                        ;   428.0 fp3+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 21472]                        ;   429.0 fp0+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 20480]                        ;   430.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 19456]                        ;   431.0 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rax + 4896]                       ;   427.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 24576]                      ;   428.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 9632]                       ;   429.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 7328]                       ;   430.2 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 18912]                      ;   431.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 21888]                      ;   432.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 20864]                      ;   433.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 19840]                      ;   434.2 fp2+agu1  104 s
        vmovdqu [rbp + 21888], ymm10                           ;   435.2 agu2+fp5  104 s spill
        vpxor ymm10, ymm13, [rax + 4608]                       ;   431.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 24896]                      ;   432.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 24864]                      ;   433.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 9344]                       ;   434.2 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 7040]                       ;   435.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 18208]                      ;   436.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 21440]                      ;   437.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 20576]                      ;   438.2 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 19552]                      ;   439.2 fp3+agu0  104 s
        vpxor ymm14, ymm14, [rax + 4960]                       ;   436.0 fp0+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 24736]                      ;   437.0 fp1+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 9696]                       ;   438.0 fp2+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 7392]                       ;   439.0 fp3+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 25120]                      ;   440.0 fp0+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 18976]                      ;   441.0 fp1+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 21952]                      ;   442.0 fp2+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 20960]                      ;   443.0 fp3+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 19904]                      ;   444.0 fp0+agu1  104 s
        vmovdqu [rbp + 21952], ymm14                           ;   445.0 agu2+fp5  104 s spill
        vmovdqu ymm14, [rbp + 24832]                           ;   440.2 agu0   104 s
        vpxor ymm14, ymm14, [rax + 4640]                       ;   447.2 fp1+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 9376]                       ;   448.2 fp2+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 7072]                       ;   449.2 fp3+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 24992]                      ;   450.2 fp0+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 18272]                      ;   451.2 fp1+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 21504]                      ;   452.2 fp2+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 20608]                      ;   453.2 fp3+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 19584]                      ;   454.2 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rax + 5024]                       ;   445.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 24736]                      ;   446.0 fp2+agu0  104 s
        vpxor ymm11, ymm11, [rax + 4256]                       ;   447.0 fp3+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 9760]                       ;   448.0 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 7456]                       ;   449.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 8000]                       ;   450.0 fp2+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 19040]                      ;   451.0 fp3+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 22016]                      ;   452.0 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 21024]                      ;   453.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 19968]                      ;   454.0 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rax + 5056]                         ;   450.0 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 24480]                        ;   451.0 fp0+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 9792]                         ;   452.0 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 7488]                         ;   453.0 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 25056]                        ;   454.0 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 19072]                        ;   455.0 fp0+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 22048]                        ;   456.0 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 21056]                        ;   457.0 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 20000]                        ;   458.0 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 9856]                         ;   454.2 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 7552]                         ;   455.2 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 24928]                        ;   456.2 fp2+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 19136]                        ;   457.2 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 22112]                        ;   458.2 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 21120]                        ;   459.2 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 20064]                        ;   460.2 fp2+agu0  104 s
        vmovdqu [rbp + 22112], ymm7                            ;   461.2 agu2+fp5  104 s spill
        vmovdqu ymm7, [rbp + 24736]                            ;   458.0 agu1   104 s
        vpxor ymm7, ymm7, [rax + 4768]                         ;   465.0 fp3+agu0  104 s
        vpxor ymm7, ymm7, [rax + 4224]                         ;   466.0 fp0+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 9504]                         ;   467.0 fp1+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 7200]                         ;   468.0 fp2+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 24992]                        ;   469.0 fp3+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 7808]                         ;   470.0 fp0+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 18784]                        ;   471.0 fp1+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 21760]                        ;   472.0 fp2+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 20736]                        ;   473.0 fp3+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 19712]                        ;   474.0 fp0+agu1  104 s
        vmovdqu [rbp + 21760], ymm4                            ;   459.0 agu2+fp5  104 s spill
        vmovdqu ymm4, [rbp + 24640]                            ;   463.2 agu0   104 s
        vpxor ymm4, ymm4, [rax + 4800]                         ;   470.2 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 9536]                         ;   471.2 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 7232]                         ;   472.2 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 24768]                        ;   473.2 fp0+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 18816]                        ;   474.2 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 21792]                        ;   475.2 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 20768]                        ;   476.2 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 19744]                        ;   477.2 fp0+agu0  104 s
        vmovdqu [rbp + 21792], ymm11                           ;   467.0 agu2+fp5  104 s spill
        vmovdqu ymm11, [rbp + 24608]                           ;   468.0 agu1   104 s
        vpxor ymm11, ymm11, [rax + 4832]                       ;   475.0 fp1+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 9568]                       ;   476.0 fp2+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 7264]                       ;   477.0 fp3+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 25184]                      ;   478.0 fp0+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 18848]                      ;   479.0 fp1+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 21824]                      ;   480.0 fp2+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 20800]                      ;   481.0 fp3+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 19776]                      ;   482.0 fp0+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 24256]                      ;   472.2 fp1+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 9952]                       ;   473.2 fp2+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 7648]                       ;   474.2 fp3+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 25120]                      ;   475.2 fp0+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 19232]                      ;   476.2 fp1+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 22208]                      ;   477.2 fp2+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 21216]                      ;   478.2 fp3+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 20160]                      ;   479.2 fp0+agu1  104 s
        vmovdqu [rbp + 22208], ymm13                           ;   480.2 agu2+fp5  104 s spill
        vmovdqu ymm13, [rbp + 24512]                           ;   476.2 agu0   104 s
        vpxor ymm13, ymm13, [rax + 4864]                       ;   483.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 9600]                       ;   484.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 7296]                       ;   485.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 8000]                       ;   486.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 25152]                      ;   487.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 18880]                      ;   488.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 21856]                      ;   489.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 20832]                      ;   490.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 19808]                      ;   491.2 fp1+agu1  104 s
        vmovdqu [rbp + 21856], ymm13                           ;   492.2 agu2+fp5  104 s spill
        vpxor ymm13, ymm0, [rax + 4928]                        ;   481.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 24512]                      ;   482.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 9664]                       ;   483.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 7360]                       ;   484.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 25152]                      ;   485.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 18944]                      ;   486.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 21920]                      ;   487.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 20928]                      ;   488.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 19872]                      ;   489.2 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rax + 4992]                         ;   486.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 24704]                        ;   487.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 9728]                         ;   488.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 7424]                         ;   489.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 24960]                        ;   490.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 19008]                        ;   491.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21984]                        ;   492.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 20992]                        ;   493.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19936]                        ;   494.0 fp3+agu1  104 s
        vmovdqu [rbp + 21984], ymm0                            ;   495.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24544]                            ;   490.2 agu0   104 s
        vpxor ymm0, ymm0, [rax + 5088]                         ;   497.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 9824]                         ;   498.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 7520]                         ;   499.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 25088]                        ;   500.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19104]                        ;   501.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 22080]                        ;   502.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21088]                        ;   503.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 20032]                        ;   504.2 fp3+agu0  104 s
        vmovdqu [rbp + 22080], ymm0                            ;   505.2 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 25024]                            ;   495.0 agu1   104 s
        vpxor ymm0, ymm0, [rax + 4256]                         ;   502.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 9888]                         ;   503.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 7584]                         ;   504.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19168]                        ;   505.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 22144]                        ;   506.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21152]                        ;   507.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 20096]                        ;   508.0 fp2+agu0  104 s
        vmovdqu [rbp + 22144], ymm0                            ;   509.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24800]                            ;   499.0 agu1   104 s
        vpxor ymm0, ymm0, [rax + 4288]                         ;   506.0 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 9920]                         ;   507.0 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 7616]                         ;   508.0 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19200]                        ;   509.0 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 22176]                        ;   510.0 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21184]                        ;   511.0 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 20128]                        ;   512.0 fp1+agu0  104 s
        vmovdqu [rbp + 22176], ymm0                            ;   513.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24352]                            ;   504.0 agu1   104 s
        vpxor ymm0, ymm0, [rbp + 9984]                         ;   511.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 7680]                         ;   512.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 24992]                        ;   513.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 24960]                        ;   514.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 19264]                        ;   515.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 22240]                        ;   516.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21248]                        ;   517.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 20192]                        ;   518.0 fp1+agu1  104 s
        vmovdqu [rbp + 22240], ymm0                            ;   519.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24608]                            ;   508.2 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 24832]                        ;   515.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 10016]                        ;   516.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 7712]                         ;   517.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 25120]                        ;   518.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 7840]                         ;   519.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 20896]                        ;   520.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 22272]                        ;   521.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21280]                        ;   522.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 20224]                        ;   523.2 fp2+agu1  104 s
        vmovdqu [rbp + 22272], ymm0                            ;   524.2 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24896]                            ;   514.0 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 10048]                        ;   521.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 7744]                         ;   522.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 25216]                        ;   523.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 18688]                        ;   524.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 22304]                        ;   525.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21312]                        ;   526.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 20256]                        ;   527.0 fp1+agu1  104 s
        vmovdqu [rbp + 22304], ymm0                            ;   528.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24864]                            ;   518.2 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 24832]                        ;   525.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 10080]                        ;   526.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 7776]                         ;   527.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 24672]                        ;   528.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18720]                        ;   529.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 23296]                        ;   530.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21312]                        ;   531.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21344]                        ;   532.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 20288]                        ;   533.2 fp2+agu1  104 s
        vmovdqu [rbp + 23296], ymm0                            ;   534.2 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 24320]                            ;   524.0 agu0    66 r2 reload
        vmovdqu [rbp + 19296], ymm0                            ;   531.0 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24288]                            ;   525.0 agu0    66 r2 reload
        vmovdqu [rbp + 19328], ymm0                            ;   532.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23680]                            ;   525.2 agu1    66 r2 reload
        vmovdqu [rbp + 19360], ymm0                            ;   532.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23904]                            ;   526.2 agu1    66 r2 reload
        vmovdqu [rbp + 19392], ymm0                            ;   533.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24192]                            ;   527.0 agu0    66 r2 reload
        vmovdqu [rbp + 19424], ymm0                            ;   534.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23392]                            ;   527.2 agu1    66 r2 reload
        vmovdqu [rbp + 19456], ymm0                            ;   534.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23648]                            ;   528.2 agu1    66 r2 reload
        vmovdqu [rbp + 19488], ymm0                            ;   535.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23840]                            ;   529.0 agu0    66 r2 reload
        vmovdqu [rbp + 19520], ymm0                            ;   536.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24384]                            ;   529.2 agu1    66 r2 reload
        vmovdqu [rbp + 19552], ymm0                            ;   536.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24128]                            ;   530.2 agu1    66 r2 reload
        vmovdqu [rbp + 19584], ymm0                            ;   537.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24448]                            ;   531.0 agu0    66 r2 reload
        vmovdqu [rbp + 19616], ymm0                            ;   538.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24416]                            ;   531.2 agu1    66 r2 reload
        vmovdqu [rbp + 19648], ymm0                            ;   538.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23424]                            ;   532.2 agu1    66 r2 reload
        vmovdqu [rbp + 19680], ymm0                            ;   539.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23744]                            ;   533.0 agu0    66 r2 reload
        vmovdqu [rbp + 19712], ymm0                            ;   540.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23552]                            ;   533.2 agu1    66 r2 reload
        vmovdqu [rbp + 19744], ymm0                            ;   540.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23520]                            ;   534.2 agu1    66 r2 reload
        vmovdqu [rbp + 19776], ymm0                            ;   541.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23968]                            ;   535.0 agu0    66 r2 reload
        vmovdqu [rbp + 19808], ymm0                            ;   542.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24000]                            ;   535.2 agu1    66 r2 reload
        vmovdqu [rbp + 19840], ymm0                            ;   542.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23776]                            ;   536.2 agu1    66 r2 reload
        vmovdqu [rbp + 19872], ymm0                            ;   543.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23584]                            ;   537.0 agu0    66 r2 reload
        vmovdqu [rbp + 19904], ymm0                            ;   544.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24224]                            ;   537.2 agu1    66 r2 reload
        vmovdqu [rbp + 19936], ymm0                            ;   544.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23488]                            ;   538.2 agu1    66 r2 reload
        vmovdqu [rbp + 19968], ymm0                            ;   545.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23456]                            ;   539.0 agu0    66 r2 reload
        vmovdqu [rbp + 20000], ymm0                            ;   546.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24096]                            ;   539.2 agu1    66 r2 reload
        vmovdqu [rbp + 20032], ymm0                            ;   547.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23808]                            ;   540.2 agu1    66 r2 reload
        vmovdqu [rbp + 20064], ymm0                            ;   548.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24064]                            ;   541.0 agu0    66 r2 reload
        vmovdqu [rbp + 20096], ymm0                            ;   549.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23872]                            ;   541.2 agu1    66 r2 reload
        vmovdqu [rbp + 20128], ymm0                            ;   550.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24032]                            ;   542.2 agu1    66 r2 reload
        vmovdqu [rbp + 20160], ymm0                            ;   551.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23936]                            ;   543.0 agu0    66 r2 reload
        vmovdqu [rbp + 20192], ymm0                            ;   552.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 24160]                            ;   543.2 agu1    66 r2 reload
        vmovdqu [rbp + 20224], ymm0                            ;   553.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23712]                            ;   544.2 agu1    66 r2 reload
        vmovdqu [rbp + 20256], ymm0                            ;   554.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23616]                            ;   545.0 agu0    66 r2 reload
        vmovdqu [rbp + 20288], ymm0                            ;   555.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22368]                            ;   545.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20320], ymm0                            ;   556.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22336]                            ;   546.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20352], ymm0                            ;   557.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22400]                            ;   547.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20384], ymm0                            ;   558.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22432]                            ;   547.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20416], ymm0                            ;   559.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22464]                            ;   548.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20448], ymm0                            ;   560.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22496]                            ;   549.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20480], ymm0                            ;   561.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22528]                            ;   549.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20512], ymm0                            ;   562.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22560]                            ;   550.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20544], ymm0                            ;   563.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22592]                            ;   551.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20576], ymm0                            ;   564.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22624]                            ;   551.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20608], ymm0                            ;   565.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22656]                            ;   552.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20640], ymm0                            ;   566.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22688]                            ;   553.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20672], ymm0                            ;   567.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22720]                            ;   553.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20704], ymm0                            ;   568.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22752]                            ;   554.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20736], ymm0                            ;   569.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22784]                            ;   555.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20768], ymm0                            ;   570.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22816]                            ;   556.0 agu0   101 r1_next reload
        vmovdqu [rbp + 20800], ymm0                            ;   571.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22848]                            ;   556.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20832], ymm0                            ;   572.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22880]                            ;   557.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20864], ymm0                            ;   573.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22912]                            ;   558.2 agu0   101 r1_next reload
        vmovdqu [rbp + 20928], ymm0                            ;   574.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22944]                            ;   559.2 agu0   101 r1_next reload
        vmovdqu [rbp + 20960], ymm0                            ;   575.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22976]                            ;   560.2 agu1   101 r1_next reload
        vmovdqu [rbp + 20992], ymm0                            ;   576.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23008]                            ;   561.2 agu1   101 r1_next reload
        vmovdqu [rbp + 21024], ymm0                            ;   577.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23040]                            ;   562.2 agu0   101 r1_next reload
        vmovdqu [rbp + 21056], ymm0                            ;   578.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23072]                            ;   563.2 agu0   101 r1_next reload
        vmovdqu [rbp + 21088], ymm0                            ;   579.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23104]                            ;   564.2 agu1   101 r1_next reload
        vmovdqu [rbp + 21120], ymm0                            ;   580.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23136]                            ;   565.2 agu1   101 r1_next reload
        vmovdqu [rbp + 21152], ymm0                            ;   581.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23168]                            ;   566.2 agu0   101 r1_next reload
        vmovdqu [rbp + 21184], ymm0                            ;   582.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23200]                            ;   567.2 agu0   101 r1_next reload
        vmovdqu [rbp + 21216], ymm0                            ;   583.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23232]                            ;   568.2 agu1   101 r1_next reload
        vmovdqu [rbp + 21248], ymm0                            ;   584.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23264]                            ;   569.2 agu1   101 r1_next reload
        vmovdqu [rbp + 21280], ymm0                            ;   585.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23328]                            ;   570.2 agu0   101 r1_next reload
        vmovdqu [rbp + 21312], ymm0                            ;   586.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23360]                            ;   571.2 agu0   101 r1_next reload
        vmovdqu [rbp + 21344], ymm0                            ;   587.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8064]                             ;   572.2 agu1    99 clocks
        vmovdqu [rbp + 7040], ymm0                             ;   588.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8096]                             ;   573.2 agu1    99 clocks
        vmovdqu [rbp + 7072], ymm0                             ;   589.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8128]                             ;   574.2 agu0    99 clocks
        vmovdqu [rbp + 7104], ymm0                             ;   590.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8160]                             ;   575.2 agu0    99 clocks
        vmovdqu [rbp + 7136], ymm0                             ;   591.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8192]                             ;   576.2 agu1    99 clocks
        vmovdqu [rbp + 7168], ymm0                             ;   592.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8224]                             ;   577.2 agu1    99 clocks
        vmovdqu [rbp + 7200], ymm0                             ;   593.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8256]                             ;   578.2 agu0    99 clocks
        vmovdqu [rbp + 7232], ymm0                             ;   594.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8288]                             ;   579.2 agu0    99 clocks
        vmovdqu [rbp + 7264], ymm0                             ;   595.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8320]                             ;   580.2 agu1    99 clocks
        vmovdqu [rbp + 7296], ymm0                             ;   596.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8352]                             ;   581.2 agu1    99 clocks
        vmovdqu [rbp + 7328], ymm0                             ;   597.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8384]                             ;   582.2 agu0    99 clocks
        vmovdqu [rbp + 7360], ymm0                             ;   598.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8416]                             ;   583.2 agu0    99 clocks
        vmovdqu [rbp + 7392], ymm0                             ;   599.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8448]                             ;   584.2 agu1    99 clocks
        vmovdqu [rbp + 7424], ymm0                             ;   600.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8480]                             ;   585.2 agu1    99 clocks
        vmovdqu [rbp + 7456], ymm0                             ;   601.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8512]                             ;   586.2 agu0    99 clocks
        vmovdqu [rbp + 7488], ymm0                             ;   602.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8544]                             ;   587.2 agu0    99 clocks
        vmovdqu [rbp + 7520], ymm0                             ;   603.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8576]                             ;   588.2 agu1    99 clocks
        vmovdqu [rbp + 7552], ymm0                             ;   604.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8608]                             ;   589.2 agu1    99 clocks
        vmovdqu [rbp + 7584], ymm0                             ;   605.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8640]                             ;   590.2 agu0    99 clocks
        vmovdqu [rbp + 7616], ymm0                             ;   606.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8672]                             ;   591.2 agu0    99 clocks
        vmovdqu [rbp + 7648], ymm0                             ;   607.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8704]                             ;   592.2 agu1    99 clocks
        vmovdqu [rbp + 7680], ymm0                             ;   608.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8736]                             ;   593.2 agu1    99 clocks
        vmovdqu [rbp + 7712], ymm0                             ;   609.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8768]                             ;   594.2 agu0    99 clocks
        vmovdqu [rbp + 7744], ymm0                             ;   610.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8800]                             ;   595.2 agu0    99 clocks
        vmovdqu [rbp + 7776], ymm0                             ;   611.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8832]                             ;   596.2 agu1    99 clocks
        vmovdqu [rbp + 7808], ymm0                             ;   612.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8864]                             ;   597.2 agu1    99 clocks
        vmovdqu [rbp + 7840], ymm0                             ;   613.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8896]                             ;   598.2 agu0    99 clocks
        vmovdqu [rbp + 7872], ymm0                             ;   614.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8928]                             ;   599.2 agu0    99 clocks
        vmovdqu [rbp + 7904], ymm0                             ;   615.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8960]                             ;   600.2 agu1    99 clocks
        vmovdqu [rbp + 7936], ymm0                             ;   616.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8992]                             ;   601.2 agu1    99 clocks
        vmovdqu [rbp + 7968], ymm0                             ;   617.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9024]                             ;   602.2 agu0    99 clocks
        vmovdqu [rbp + 8000], ymm0                             ;   618.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9056]                             ;   603.2 agu0    99 clocks
        vmovdqu [rbp + 8032], ymm0                             ;   619.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9088]                             ;   604.2 agu1    99 clocks
        vmovdqu [rbp + 8064], ymm0                             ;   620.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9120]                             ;   605.2 agu1    99 clocks
        vmovdqu [rbp + 8096], ymm0                             ;   621.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9152]                             ;   606.2 agu0    99 clocks
        vmovdqu [rbp + 8128], ymm0                             ;   622.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9184]                             ;   607.2 agu0    99 clocks
        vmovdqu [rbp + 8160], ymm0                             ;   623.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9216]                             ;   608.2 agu1    99 clocks
        vmovdqu [rbp + 8192], ymm0                             ;   624.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9248]                             ;   609.2 agu1    99 clocks
        vmovdqu [rbp + 8224], ymm0                             ;   625.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9280]                             ;   610.2 agu0    99 clocks
        vmovdqu [rbp + 8256], ymm0                             ;   626.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9312]                             ;   611.2 agu0    99 clocks
        vmovdqu [rbp + 8288], ymm0                             ;   627.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9344]                             ;   612.2 agu1    99 clocks
        vmovdqu [rbp + 8320], ymm0                             ;   628.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9376]                             ;   613.2 agu1    99 clocks
        vmovdqu [rbp + 8352], ymm0                             ;   629.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9408]                             ;   614.2 agu0    99 clocks
        vmovdqu [rbp + 8384], ymm0                             ;   630.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9440]                             ;   615.2 agu0    99 clocks
        vmovdqu [rbp + 8416], ymm0                             ;   631.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9472]                             ;   616.2 agu1    99 clocks
        vmovdqu [rbp + 8448], ymm0                             ;   632.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9504]                             ;   617.2 agu1    99 clocks
        vmovdqu [rbp + 8480], ymm0                             ;   633.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9536]                             ;   618.2 agu0    99 clocks
        vmovdqu [rbp + 8512], ymm0                             ;   634.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9568]                             ;   619.2 agu0    99 clocks
        vmovdqu [rbp + 8544], ymm0                             ;   635.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9600]                             ;   620.2 agu1    99 clocks
        vmovdqu [rbp + 8576], ymm0                             ;   636.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9632]                             ;   621.2 agu1    99 clocks
        vmovdqu [rbp + 8608], ymm0                             ;   637.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9664]                             ;   622.2 agu0    99 clocks
        vmovdqu [rbp + 8640], ymm0                             ;   638.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9696]                             ;   623.2 agu0    99 clocks
        vmovdqu [rbp + 8672], ymm0                             ;   639.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9728]                             ;   624.2 agu1    99 clocks
        vmovdqu [rbp + 8704], ymm0                             ;   640.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9760]                             ;   625.2 agu1    99 clocks
        vmovdqu [rbp + 8736], ymm0                             ;   641.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9792]                             ;   626.2 agu0    99 clocks
        vmovdqu [rbp + 8768], ymm0                             ;   642.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9824]                             ;   627.2 agu0    99 clocks
        vmovdqu [rbp + 8800], ymm0                             ;   643.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9856]                             ;   628.2 agu1    99 clocks
        vmovdqu [rbp + 8832], ymm0                             ;   644.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9888]                             ;   629.2 agu1    99 clocks
        vmovdqu [rbp + 8864], ymm0                             ;   645.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9920]                             ;   630.2 agu0    99 clocks
        vmovdqu [rbp + 8896], ymm0                             ;   646.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9952]                             ;   631.2 agu0    99 clocks
        vmovdqu [rbp + 8928], ymm0                             ;   647.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9984]                             ;   632.2 agu1    99 clocks
        vmovdqu [rbp + 8960], ymm0                             ;   648.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10016]                            ;   633.2 agu1    99 clocks
        vmovdqu [rbp + 8992], ymm0                             ;   649.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10048]                            ;   634.2 agu0    99 clocks
        vmovdqu [rbp + 9024], ymm0                             ;   650.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10080]                            ;   635.2 agu0    99 clocks
        vmovdqu [rbp + 9056], ymm0                             ;   651.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10112]                            ;   636.2 agu1    99 clocks
        vmovdqu [rbp + 9088], ymm0                             ;   652.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10144]                            ;   637.2 agu1    99 clocks
        vmovdqu [rbp + 9120], ymm0                             ;   653.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10176]                            ;   638.2 agu0    99 clocks
        vmovdqu [rbp + 9152], ymm0                             ;   654.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10208]                            ;   639.2 agu0    99 clocks
        vmovdqu [rbp + 9184], ymm0                             ;   655.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10240]                            ;   640.2 agu1    99 clocks
        vmovdqu [rbp + 9216], ymm0                             ;   656.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10272]                            ;   641.2 agu1    99 clocks
        vmovdqu [rbp + 9248], ymm0                             ;   657.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10304]                            ;   642.2 agu0    99 clocks
        vmovdqu [rbp + 9280], ymm0                             ;   658.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10336]                            ;   643.2 agu0    99 clocks
        vmovdqu [rbp + 9312], ymm0                             ;   659.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10368]                            ;   644.2 agu1    99 clocks
        vmovdqu [rbp + 9344], ymm0                             ;   660.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10400]                            ;   645.2 agu1    99 clocks
        vmovdqu [rbp + 9376], ymm0                             ;   661.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10432]                            ;   646.2 agu0    99 clocks
        vmovdqu [rbp + 9408], ymm0                             ;   662.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10464]                            ;   647.2 agu0    99 clocks
        vmovdqu [rbp + 9440], ymm0                             ;   663.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10496]                            ;   648.2 agu1    99 clocks
        vmovdqu [rbp + 9472], ymm0                             ;   664.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10528]                            ;   649.2 agu1    99 clocks
        vmovdqu [rbp + 9504], ymm0                             ;   665.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10560]                            ;   650.2 agu0    99 clocks
        vmovdqu [rbp + 9536], ymm0                             ;   666.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10592]                            ;   651.2 agu0    99 clocks
        vmovdqu [rbp + 9568], ymm0                             ;   667.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10624]                            ;   652.2 agu1    99 clocks
        vmovdqu [rbp + 9600], ymm0                             ;   668.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10656]                            ;   653.2 agu1    99 clocks
        vmovdqu [rbp + 9632], ymm0                             ;   669.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10688]                            ;   654.2 agu0    99 clocks
        vmovdqu [rbp + 9664], ymm0                             ;   670.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10720]                            ;   655.2 agu0    99 clocks
        vmovdqu [rbp + 9696], ymm0                             ;   671.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10752]                            ;   656.2 agu1    99 clocks
        vmovdqu [rbp + 9728], ymm0                             ;   672.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10784]                            ;   657.2 agu1    99 clocks
        vmovdqu [rbp + 9760], ymm0                             ;   673.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10816]                            ;   658.2 agu0    99 clocks
        vmovdqu [rbp + 9792], ymm0                             ;   674.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10848]                            ;   659.2 agu0    99 clocks
        vmovdqu [rbp + 9824], ymm0                             ;   675.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10880]                            ;   660.2 agu1    99 clocks
        vmovdqu [rbp + 9856], ymm0                             ;   676.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10912]                            ;   661.2 agu1    99 clocks
        vmovdqu [rbp + 9888], ymm0                             ;   677.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10944]                            ;   662.2 agu0    99 clocks
        vmovdqu [rbp + 9920], ymm0                             ;   678.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10976]                            ;   663.2 agu0    99 clocks
        vmovdqu [rbp + 9952], ymm0                             ;   679.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11008]                            ;   664.2 agu1    99 clocks
        vmovdqu [rbp + 9984], ymm0                             ;   680.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11040]                            ;   665.2 agu1    99 clocks
        vmovdqu [rbp + 10016], ymm0                            ;   681.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11072]                            ;   666.2 agu0    99 clocks
        vmovdqu [rbp + 10048], ymm0                            ;   682.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11104]                            ;   667.2 agu0    99 clocks
        vmovdqu [rbp + 10080], ymm0                            ;   683.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11136]                            ;   668.2 agu1    99 clocks
        vmovdqu [rbp + 10112], ymm0                            ;   684.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11168]                            ;   669.2 agu1    99 clocks
        vmovdqu [rbp + 10144], ymm0                            ;   685.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11200]                            ;   670.2 agu0    99 clocks
        vmovdqu [rbp + 10176], ymm0                            ;   686.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11232]                            ;   671.2 agu0    99 clocks
        vmovdqu [rbp + 10208], ymm0                            ;   687.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11264]                            ;   672.2 agu1    99 clocks
        vmovdqu [rbp + 10240], ymm0                            ;   688.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11296]                            ;   673.2 agu1    99 clocks
        vmovdqu [rbp + 10272], ymm0                            ;   689.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11328]                            ;   674.2 agu0    99 clocks
        vmovdqu [rbp + 10304], ymm0                            ;   690.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11360]                            ;   675.2 agu0    99 clocks
        vmovdqu [rbp + 10336], ymm0                            ;   691.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11392]                            ;   676.2 agu1    99 clocks
        vmovdqu [rbp + 10368], ymm0                            ;   692.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11424]                            ;   677.2 agu1    99 clocks
        vmovdqu [rbp + 10400], ymm0                            ;   693.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11456]                            ;   678.2 agu0    99 clocks
        vmovdqu [rbp + 10432], ymm0                            ;   694.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11488]                            ;   679.2 agu0    99 clocks
        vmovdqu [rbp + 10464], ymm0                            ;   695.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11520]                            ;   680.2 agu1    99 clocks
        vmovdqu [rbp + 10496], ymm0                            ;   696.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11552]                            ;   681.2 agu1    99 clocks
        vmovdqu [rbp + 10528], ymm0                            ;   697.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11584]                            ;   682.2 agu0    99 clocks
        vmovdqu [rbp + 10560], ymm0                            ;   698.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11616]                            ;   683.2 agu0    99 clocks
        vmovdqu [rbp + 10592], ymm0                            ;   699.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11648]                            ;   684.2 agu1    99 clocks
        vmovdqu [rbp + 10624], ymm0                            ;   700.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11680]                            ;   685.2 agu1    99 clocks
        vmovdqu [rbp + 10656], ymm0                            ;   701.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11712]                            ;   686.2 agu0    99 clocks
        vmovdqu [rbp + 10688], ymm0                            ;   702.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11744]                            ;   687.2 agu0    99 clocks
        vmovdqu [rbp + 10720], ymm0                            ;   703.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11776]                            ;   688.2 agu1    99 clocks
        vmovdqu [rbp + 10752], ymm0                            ;   704.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11808]                            ;   689.2 agu1    99 clocks
        vmovdqu [rbp + 10784], ymm0                            ;   705.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11840]                            ;   690.2 agu0    99 clocks
        vmovdqu [rbp + 10816], ymm0                            ;   706.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11872]                            ;   691.2 agu0    99 clocks
        vmovdqu [rbp + 10848], ymm0                            ;   707.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11904]                            ;   692.2 agu1    99 clocks
        vmovdqu [rbp + 10880], ymm0                            ;   708.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11936]                            ;   693.2 agu1    99 clocks
        vmovdqu [rbp + 10912], ymm0                            ;   709.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11968]                            ;   694.2 agu0    99 clocks
        vmovdqu [rbp + 10944], ymm0                            ;   710.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12000]                            ;   695.2 agu0    99 clocks
        vmovdqu [rbp + 10976], ymm0                            ;   711.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12032]                            ;   696.2 agu1    99 clocks
        vmovdqu [rbp + 11008], ymm0                            ;   712.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12064]                            ;   697.2 agu1    99 clocks
        vmovdqu [rbp + 11040], ymm0                            ;   713.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12096]                            ;   698.2 agu0    99 clocks
        vmovdqu [rbp + 11072], ymm0                            ;   714.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12128]                            ;   699.2 agu0    99 clocks
        vmovdqu [rbp + 11104], ymm0                            ;   715.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12160]                            ;   700.2 agu1    99 clocks
        vmovdqu [rbp + 11136], ymm0                            ;   716.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12192]                            ;   701.2 agu1    99 clocks
        vmovdqu [rbp + 11168], ymm0                            ;   717.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12224]                            ;   702.2 agu0    99 clocks
        vmovdqu [rbp + 11200], ymm0                            ;   718.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12256]                            ;   703.2 agu0    99 clocks
        vmovdqu [rbp + 11232], ymm0                            ;   719.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12288]                            ;   704.2 agu1    99 clocks
        vmovdqu [rbp + 11264], ymm0                            ;   720.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12320]                            ;   705.2 agu1    99 clocks
        vmovdqu [rbp + 11296], ymm0                            ;   721.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12352]                            ;   706.2 agu0    99 clocks
        vmovdqu [rbp + 11328], ymm0                            ;   722.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12384]                            ;   707.2 agu0    99 clocks
        vmovdqu [rbp + 11360], ymm0                            ;   723.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12416]                            ;   708.2 agu1    99 clocks
        vmovdqu [rbp + 11392], ymm0                            ;   724.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12448]                            ;   709.2 agu1    99 clocks
        vmovdqu [rbp + 11424], ymm0                            ;   725.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12480]                            ;   710.2 agu0    99 clocks
        vmovdqu [rbp + 11456], ymm0                            ;   726.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12512]                            ;   711.2 agu0    99 clocks
        vmovdqu [rbp + 11488], ymm0                            ;   727.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12544]                            ;   712.2 agu1    99 clocks
        vmovdqu [rbp + 11520], ymm0                            ;   728.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12576]                            ;   713.2 agu1    99 clocks
        vmovdqu [rbp + 11552], ymm0                            ;   729.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12608]                            ;   714.2 agu0    99 clocks
        vmovdqu [rbp + 11584], ymm0                            ;   730.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12640]                            ;   715.2 agu0    99 clocks
        vmovdqu [rbp + 11616], ymm0                            ;   731.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12672]                            ;   716.2 agu1    99 clocks
        vmovdqu [rbp + 11648], ymm0                            ;   732.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12704]                            ;   717.2 agu1    99 clocks
        vmovdqu [rbp + 11680], ymm0                            ;   733.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12736]                            ;   718.2 agu0    99 clocks
        vmovdqu [rbp + 11712], ymm0                            ;   734.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12768]                            ;   719.2 agu0    99 clocks
        vmovdqu [rbp + 11744], ymm0                            ;   735.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12800]                            ;   720.2 agu1    99 clocks
        vmovdqu [rbp + 11776], ymm0                            ;   736.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12832]                            ;   721.2 agu1    99 clocks
        vmovdqu [rbp + 11808], ymm0                            ;   737.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12864]                            ;   722.2 agu0    99 clocks
        vmovdqu [rbp + 11840], ymm0                            ;   738.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12896]                            ;   723.2 agu0    99 clocks
        vmovdqu [rbp + 11872], ymm0                            ;   739.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12928]                            ;   724.2 agu1    99 clocks
        vmovdqu [rbp + 11904], ymm0                            ;   740.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12960]                            ;   725.2 agu1    99 clocks
        vmovdqu [rbp + 11936], ymm0                            ;   741.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12992]                            ;   726.2 agu0    99 clocks
        vmovdqu [rbp + 11968], ymm0                            ;   742.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13024]                            ;   727.2 agu0    99 clocks
        vmovdqu [rbp + 12000], ymm0                            ;   743.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13056]                            ;   728.2 agu1    99 clocks
        vmovdqu [rbp + 12032], ymm0                            ;   744.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13088]                            ;   729.2 agu1    99 clocks
        vmovdqu [rbp + 12064], ymm0                            ;   745.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13120]                            ;   730.2 agu0    99 clocks
        vmovdqu [rbp + 12096], ymm0                            ;   746.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13152]                            ;   731.2 agu0    99 clocks
        vmovdqu [rbp + 12128], ymm0                            ;   747.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13184]                            ;   732.2 agu1    99 clocks
        vmovdqu [rbp + 12160], ymm0                            ;   748.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13216]                            ;   733.2 agu1    99 clocks
        vmovdqu [rbp + 12192], ymm0                            ;   749.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13248]                            ;   734.2 agu0    99 clocks
        vmovdqu [rbp + 12224], ymm0                            ;   750.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13280]                            ;   735.2 agu0    99 clocks
        vmovdqu [rbp + 12256], ymm0                            ;   751.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13312]                            ;   736.2 agu1    99 clocks
        vmovdqu [rbp + 12288], ymm0                            ;   752.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13344]                            ;   737.2 agu1    99 clocks
        vmovdqu [rbp + 12320], ymm0                            ;   753.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13376]                            ;   738.2 agu0    99 clocks
        vmovdqu [rbp + 12352], ymm0                            ;   754.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13408]                            ;   739.2 agu0    99 clocks
        vmovdqu [rbp + 12384], ymm0                            ;   755.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13440]                            ;   740.2 agu1    99 clocks
        vmovdqu [rbp + 12416], ymm0                            ;   756.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13472]                            ;   741.2 agu1    99 clocks
        vmovdqu [rbp + 12448], ymm0                            ;   757.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13504]                            ;   742.2 agu0    99 clocks
        vmovdqu [rbp + 12480], ymm0                            ;   758.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13536]                            ;   743.2 agu0    99 clocks
        vmovdqu [rbp + 12512], ymm0                            ;   759.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13568]                            ;   744.2 agu1    99 clocks
        vmovdqu [rbp + 12544], ymm0                            ;   760.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13600]                            ;   745.2 agu1    99 clocks
        vmovdqu [rbp + 12576], ymm0                            ;   761.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13632]                            ;   746.2 agu0    99 clocks
        vmovdqu [rbp + 12608], ymm0                            ;   762.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13664]                            ;   747.2 agu0    99 clocks
        vmovdqu [rbp + 12640], ymm0                            ;   763.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13696]                            ;   748.2 agu1    99 clocks
        vmovdqu [rbp + 12672], ymm0                            ;   764.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13728]                            ;   749.2 agu1    99 clocks
        vmovdqu [rbp + 12704], ymm0                            ;   765.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13760]                            ;   750.2 agu0    99 clocks
        vmovdqu [rbp + 12736], ymm0                            ;   766.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13792]                            ;   751.2 agu0    99 clocks
        vmovdqu [rbp + 12768], ymm0                            ;   767.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13824]                            ;   752.2 agu1    99 clocks
        vmovdqu [rbp + 12800], ymm0                            ;   768.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13856]                            ;   753.2 agu1    99 clocks
        vmovdqu [rbp + 12832], ymm0                            ;   769.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13888]                            ;   754.2 agu0    99 clocks
        vmovdqu [rbp + 12864], ymm0                            ;   770.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13920]                            ;   755.2 agu0    99 clocks
        vmovdqu [rbp + 12896], ymm0                            ;   771.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13952]                            ;   756.2 agu1    99 clocks
        vmovdqu [rbp + 12928], ymm0                            ;   772.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13984]                            ;   757.2 agu1    99 clocks
        vmovdqu [rbp + 12960], ymm0                            ;   773.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14016]                            ;   758.2 agu0    99 clocks
        vmovdqu [rbp + 12992], ymm0                            ;   774.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14048]                            ;   759.2 agu0    99 clocks
        vmovdqu [rbp + 13024], ymm0                            ;   775.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14080]                            ;   760.2 agu1    99 clocks
        vmovdqu [rbp + 13056], ymm0                            ;   776.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14112]                            ;   761.2 agu1    99 clocks
        vmovdqu [rbp + 13088], ymm0                            ;   777.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14144]                            ;   762.2 agu0    99 clocks
        vmovdqu [rbp + 13120], ymm0                            ;   778.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14176]                            ;   763.2 agu0    99 clocks
        vmovdqu [rbp + 13152], ymm0                            ;   779.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14240]                            ;   764.2 agu1    99 clocks
        vmovdqu [rbp + 13184], ymm0                            ;   780.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14304]                            ;   765.2 agu1    99 clocks
        vmovdqu [rbp + 13216], ymm0                            ;   781.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14368]                            ;   766.2 agu0    99 clocks
        vmovdqu [rbp + 13248], ymm0                            ;   782.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14432]                            ;   767.2 agu0    99 clocks
        vmovdqu [rbp + 13280], ymm0                            ;   783.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14496]                            ;   768.2 agu1    99 clocks
        vmovdqu [rbp + 13312], ymm0                            ;   784.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14560]                            ;   769.2 agu1    99 clocks
        vmovdqu [rbp + 13344], ymm0                            ;   785.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14624]                            ;   770.2 agu0    99 clocks
        vmovdqu [rbp + 13376], ymm0                            ;   786.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14688]                            ;   771.2 agu0    99 clocks
        vmovdqu [rbp + 13408], ymm0                            ;   787.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14752]                            ;   772.2 agu1    99 clocks
        vmovdqu [rbp + 13440], ymm0                            ;   788.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14816]                            ;   773.2 agu1    99 clocks
        vmovdqu [rbp + 13472], ymm0                            ;   789.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14880]                            ;   774.2 agu0    99 clocks
        vmovdqu [rbp + 13504], ymm0                            ;   790.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14944]                            ;   775.2 agu0    99 clocks
        vmovdqu [rbp + 13536], ymm0                            ;   791.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15008]                            ;   776.2 agu1    99 clocks
        vmovdqu [rbp + 13568], ymm0                            ;   792.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15040]                            ;   777.2 agu1    99 clocks
        vmovdqu [rbp + 13600], ymm0                            ;   793.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15072]                            ;   778.2 agu0    99 clocks
        vmovdqu [rbp + 13632], ymm0                            ;   794.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15104]                            ;   779.2 agu0    99 clocks
        vmovdqu [rbp + 13664], ymm0                            ;   795.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15136]                            ;   780.2 agu1    99 clocks
        vmovdqu [rbp + 13696], ymm0                            ;   796.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15168]                            ;   781.2 agu1    99 clocks
        vmovdqu [rbp + 13728], ymm0                            ;   797.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15200]                            ;   782.2 agu0    99 clocks
        vmovdqu [rbp + 13760], ymm0                            ;   798.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15232]                            ;   783.2 agu0    99 clocks
        vmovdqu [rbp + 13792], ymm0                            ;   799.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15264]                            ;   784.2 agu1    99 clocks
        vmovdqu [rbp + 13824], ymm0                            ;   800.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15296]                            ;   785.2 agu1    99 clocks
        vmovdqu [rbp + 13856], ymm0                            ;   801.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15328]                            ;   786.2 agu0    99 clocks
        vmovdqu [rbp + 13888], ymm0                            ;   802.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15360]                            ;   787.2 agu0    99 clocks
        vmovdqu [rbp + 13920], ymm0                            ;   803.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15392]                            ;   788.2 agu1    99 clocks
        vmovdqu [rbp + 13952], ymm0                            ;   804.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15424]                            ;   789.2 agu1    99 clocks
        vmovdqu [rbp + 13984], ymm0                            ;   805.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15456]                            ;   790.2 agu0    99 clocks
        vmovdqu [rbp + 14016], ymm0                            ;   806.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15488]                            ;   791.2 agu0    99 clocks
        vmovdqu [rbp + 14048], ymm0                            ;   807.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15520]                            ;   792.2 agu1    99 clocks
        vmovdqu [rbp + 14080], ymm0                            ;   808.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15552]                            ;   793.2 agu1    99 clocks
        vmovdqu [rbp + 14112], ymm0                            ;   809.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15584]                            ;   794.2 agu0    99 clocks
        vmovdqu [rbp + 14144], ymm0                            ;   810.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15616]                            ;   795.2 agu0    99 clocks
        vmovdqu [rbp + 14176], ymm0                            ;   811.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7168]                             ;   796.2 agu1    99 clocks
        vmovdqu [rbp + 14240], ymm0                            ;   812.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7200]                             ;   797.2 agu1    99 clocks
        vmovdqu [rbp + 14304], ymm0                            ;   813.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7232]                             ;   798.2 agu0    99 clocks
        vmovdqu [rbp + 14368], ymm0                            ;   814.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 7264]                             ;   799.2 agu0    99 clocks
        vmovdqu [rbp + 14432], ymm0                            ;   815.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7296]                             ;   800.2 agu1    99 clocks
        vmovdqu [rbp + 14496], ymm0                            ;   816.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7328]                             ;   801.2 agu1    99 clocks
        vmovdqu [rbp + 14560], ymm0                            ;   817.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7360]                             ;   802.2 agu0    99 clocks
        vmovdqu [rbp + 14624], ymm0                            ;   818.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 7392]                             ;   803.2 agu0    99 clocks
        vmovdqu [rbp + 14688], ymm0                            ;   819.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7424]                             ;   804.2 agu1    99 clocks
        vmovdqu [rbp + 14752], ymm0                            ;   820.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7456]                             ;   805.2 agu1    99 clocks
        vmovdqu [rbp + 14816], ymm0                            ;   821.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7488]                             ;   806.2 agu0    99 clocks
        vmovdqu [rbp + 14880], ymm0                            ;   822.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 7520]                             ;   807.2 agu0    99 clocks
        vmovdqu [rbp + 14944], ymm0                            ;   823.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7552]                             ;   808.2 agu1    99 clocks
        vmovdqu [rbp + 15008], ymm0                            ;   824.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7584]                             ;   809.2 agu1    99 clocks
        vmovdqu [rbp + 15040], ymm0                            ;   825.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7616]                             ;   810.2 agu0    99 clocks
        vmovdqu [rbp + 15072], ymm0                            ;   826.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 7648]                             ;   811.2 agu0    99 clocks
        vmovdqu [rbp + 15104], ymm0                            ;   827.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7680]                             ;   812.2 agu1    99 clocks
        vmovdqu [rbp + 15136], ymm0                            ;   828.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7712]                             ;   813.2 agu1    99 clocks
        vmovdqu [rbp + 15168], ymm0                            ;   829.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7744]                             ;   814.2 agu0    99 clocks
        vmovdqu [rbp + 15200], ymm0                            ;   830.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 7776]                             ;   815.2 agu0    99 clocks
        vmovdqu [rbp + 15232], ymm0                            ;   831.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7808]                             ;   816.2 agu1    99 clocks
        vmovdqu [rbp + 15264], ymm0                            ;   832.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7840]                             ;   817.2 agu1    99 clocks
        vmovdqu [rbp + 15296], ymm0                            ;   833.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7872]                             ;   818.2 agu0    99 clocks
        vmovdqu [rbp + 15328], ymm0                            ;   834.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 7904]                             ;   819.2 agu0    99 clocks
        vmovdqu [rbp + 15360], ymm0                            ;   835.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 7936]                             ;   820.2 agu1    99 clocks
        vmovdqu [rbp + 15392], ymm0                            ;   836.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 7968]                             ;   821.2 agu1    99 clocks
        vmovdqu [rbp + 15424], ymm0                            ;   837.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 8000]                             ;   822.2 agu0    99 clocks
        vmovdqu [rbp + 15456], ymm0                            ;   838.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 8032]                             ;   823.2 agu0    99 clocks
        vmovdqu [rbp + 15488], ymm0                            ;   839.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 8064]                             ;   824.2 agu1    99 clocks
        vmovdqu [rbp + 15520], ymm0                            ;   840.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 8096]                             ;   825.2 agu1    99 clocks
        vmovdqu [rbp + 15552], ymm0                            ;   841.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 8128]                             ;   826.2 agu0    99 clocks
        vmovdqu [rbp + 15584], ymm0                            ;   842.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 8160]                             ;   827.2 agu0    99 clocks
        vmovdqu [rbp + 15616], ymm0                            ;   843.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14208]                            ;   828.2 agu1    99 clocks
        vmovdqu [rbp + 6016], ymm0                             ;   844.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14272]                            ;   829.2 agu1    99 clocks
        vmovdqu [rbp + 6048], ymm0                             ;   845.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14336]                            ;   830.2 agu0    99 clocks
        vmovdqu [rbp + 6080], ymm0                             ;   846.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14400]                            ;   831.2 agu0    99 clocks
        vmovdqu [rbp + 6112], ymm0                             ;   847.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14464]                            ;   832.2 agu1    99 clocks
        vmovdqu [rbp + 6144], ymm0                             ;   848.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14528]                            ;   833.2 agu1    99 clocks
        vmovdqu [rbp + 6176], ymm0                             ;   849.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14592]                            ;   834.2 agu0    99 clocks
        vmovdqu [rbp + 6208], ymm0                             ;   850.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14656]                            ;   835.2 agu0    99 clocks
        vmovdqu [rbp + 6240], ymm0                             ;   851.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14720]                            ;   836.2 agu1    99 clocks
        vmovdqu [rbp + 6272], ymm0                             ;   852.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14784]                            ;   837.2 agu1    99 clocks
        vmovdqu [rbp + 6304], ymm0                             ;   853.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14848]                            ;   838.2 agu0    99 clocks
        vmovdqu [rbp + 6336], ymm0                             ;   854.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14912]                            ;   839.2 agu0    99 clocks
        vmovdqu [rbp + 6368], ymm0                             ;   855.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14976]                            ;   840.2 agu1    99 clocks
        vmovdqu [rbp + 6400], ymm0                             ;   856.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15648]                            ;   841.2 agu1    99 clocks
        vmovdqu [rbp + 6432], ymm0                             ;   857.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15680]                            ;   842.2 agu0    99 clocks
        vmovdqu [rbp + 6464], ymm0                             ;   858.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15712]                            ;   843.2 agu0    99 clocks
        vmovdqu [rbp + 6496], ymm0                             ;   859.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15744]                            ;   844.2 agu1    99 clocks
        vmovdqu [rbp + 6528], ymm0                             ;   860.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15776]                            ;   845.2 agu1    99 clocks
        vmovdqu [rbp + 6560], ymm0                             ;   861.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15808]                            ;   846.2 agu0    99 clocks
        vmovdqu [rbp + 6592], ymm0                             ;   862.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15840]                            ;   847.2 agu0    99 clocks
        vmovdqu [rbp + 6624], ymm0                             ;   863.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15872]                            ;   848.2 agu1    99 clocks
        vmovdqu [rbp + 6656], ymm0                             ;   864.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15904]                            ;   849.2 agu1    99 clocks
        vmovdqu [rbp + 6688], ymm0                             ;   865.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15936]                            ;   850.2 agu0    99 clocks
        vmovdqu [rbp + 6720], ymm0                             ;   866.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15968]                            ;   851.2 agu0    99 clocks
        vmovdqu [rbp + 6752], ymm0                             ;   867.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16000]                            ;   852.2 agu1    99 clocks
        vmovdqu [rbp + 6784], ymm0                             ;   868.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16032]                            ;   853.2 agu1    99 clocks
        vmovdqu [rbp + 6816], ymm0                             ;   869.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16064]                            ;   854.2 agu0    99 clocks
        vmovdqu [rbp + 6848], ymm0                             ;   870.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16096]                            ;   855.2 agu0    99 clocks
        vmovdqu [rbp + 6880], ymm0                             ;   871.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16128]                            ;   856.2 agu1    99 clocks
        vmovdqu [rbp + 6912], ymm0                             ;   872.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16160]                            ;   857.2 agu1    99 clocks
        vmovdqu [rbp + 6944], ymm0                             ;   873.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16192]                            ;   858.2 agu0    99 clocks
        vmovdqu [rbp + 6976], ymm0                             ;   874.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16224]                            ;   859.2 agu0    99 clocks
        vmovdqu [rbp + 7008], ymm0                             ;   875.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16256]                            ;   860.2 agu1    99 clocks
        vmovdqu [rbp + 14208], ymm0                            ;   876.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16288]                            ;   861.2 agu1    99 clocks
        vmovdqu [rbp + 14272], ymm0                            ;   877.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16320]                            ;   862.2 agu0    99 clocks
        vmovdqu [rbp + 14336], ymm0                            ;   878.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16352]                            ;   863.2 agu0    99 clocks
        vmovdqu [rbp + 14400], ymm0                            ;   879.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16384]                            ;   864.2 agu1    99 clocks
        vmovdqu [rbp + 14464], ymm0                            ;   880.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16416]                            ;   865.2 agu1    99 clocks
        vmovdqu [rbp + 14528], ymm0                            ;   881.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16448]                            ;   866.2 agu0    99 clocks
        vmovdqu [rbp + 14592], ymm0                            ;   882.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16480]                            ;   867.2 agu0    99 clocks
        vmovdqu [rbp + 14656], ymm0                            ;   883.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16512]                            ;   868.2 agu1    99 clocks
        vmovdqu [rbp + 14720], ymm0                            ;   884.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16544]                            ;   869.2 agu1    99 clocks
        vmovdqu [rbp + 14784], ymm0                            ;   885.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16576]                            ;   870.2 agu0    99 clocks
        vmovdqu [rbp + 14848], ymm0                            ;   886.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16608]                            ;   871.2 agu0    99 clocks
        vmovdqu [rbp + 14912], ymm0                            ;   887.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16640]                            ;   872.2 agu1    99 clocks
        vmovdqu [rbp + 14976], ymm0                            ;   888.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16672]                            ;   873.2 agu1    99 clocks
        vmovdqu [rbp + 15648], ymm0                            ;   889.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16704]                            ;   874.2 agu0    99 clocks
        vmovdqu [rbp + 15680], ymm0                            ;   890.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16736]                            ;   875.2 agu0    99 clocks
        vmovdqu [rbp + 15712], ymm0                            ;   891.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16768]                            ;   876.2 agu1    99 clocks
        vmovdqu [rbp + 15744], ymm0                            ;   892.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16800]                            ;   877.2 agu1    99 clocks
        vmovdqu [rbp + 15776], ymm0                            ;   893.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16832]                            ;   878.2 agu0    99 clocks
        vmovdqu [rbp + 15808], ymm0                            ;   894.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16864]                            ;   879.2 agu0    99 clocks
        vmovdqu [rbp + 15840], ymm0                            ;   895.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16896]                            ;   880.2 agu1    99 clocks
        vmovdqu [rbp + 15872], ymm0                            ;   896.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16928]                            ;   881.2 agu1    99 clocks
        vmovdqu [rbp + 15904], ymm0                            ;   897.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16960]                            ;   882.2 agu0    99 clocks
        vmovdqu [rbp + 15936], ymm0                            ;   898.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16992]                            ;   883.2 agu0    99 clocks
        vmovdqu [rbp + 15968], ymm0                            ;   899.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17024]                            ;   884.2 agu1    99 clocks
        vmovdqu [rbp + 16000], ymm0                            ;   900.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17056]                            ;   885.2 agu1    99 clocks
        vmovdqu [rbp + 16032], ymm0                            ;   901.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17088]                            ;   886.2 agu0    99 clocks
        vmovdqu [rbp + 16064], ymm0                            ;   902.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17120]                            ;   887.2 agu0    99 clocks
        vmovdqu [rbp + 16096], ymm0                            ;   903.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17152]                            ;   888.2 agu1    99 clocks
        vmovdqu [rbp + 16128], ymm0                            ;   904.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17184]                            ;   889.2 agu1    99 clocks
        vmovdqu [rbp + 16160], ymm0                            ;   905.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17216]                            ;   890.2 agu0    99 clocks
        vmovdqu [rbp + 16192], ymm0                            ;   906.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17280]                            ;   891.2 agu0    99 clocks
        vmovdqu [rbp + 16224], ymm0                            ;   907.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4096]                             ;   892.2 agu1    99 clocks
        vmovdqu [rbp + 16256], ymm0                            ;   908.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4128]                             ;   893.2 agu1    99 clocks
        vmovdqu [rbp + 16288], ymm0                            ;   909.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4160]                             ;   894.2 agu0    99 clocks
        vmovdqu [rbp + 16320], ymm0                            ;   910.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4192]                             ;   895.2 agu0    99 clocks
        vmovdqu [rbp + 16352], ymm0                            ;   911.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4224]                             ;   896.2 agu1    99 clocks
        vmovdqu [rbp + 16384], ymm0                            ;   912.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4256]                             ;   897.2 agu1    99 clocks
        vmovdqu [rbp + 16416], ymm0                            ;   913.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4288]                             ;   898.2 agu0    99 clocks
        vmovdqu [rbp + 16448], ymm0                            ;   914.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4320]                             ;   899.2 agu0    99 clocks
        vmovdqu [rbp + 16480], ymm0                            ;   915.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4352]                             ;   900.2 agu1    99 clocks
        vmovdqu [rbp + 16512], ymm0                            ;   916.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4384]                             ;   901.2 agu1    99 clocks
        vmovdqu [rbp + 16544], ymm0                            ;   917.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4416]                             ;   902.2 agu0    99 clocks
        vmovdqu [rbp + 16576], ymm0                            ;   918.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4448]                             ;   903.2 agu0    99 clocks
        vmovdqu [rbp + 16608], ymm0                            ;   919.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4480]                             ;   904.2 agu1    99 clocks
        vmovdqu [rbp + 16640], ymm0                            ;   920.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4512]                             ;   905.2 agu1    99 clocks
        vmovdqu [rbp + 16672], ymm0                            ;   921.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4544]                             ;   906.2 agu0    99 clocks
        vmovdqu [rbp + 16704], ymm0                            ;   922.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4576]                             ;   907.2 agu0    99 clocks
        vmovdqu [rbp + 16736], ymm0                            ;   923.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4608]                             ;   908.2 agu1    99 clocks
        vmovdqu [rbp + 16768], ymm0                            ;   924.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4640]                             ;   909.2 agu1    99 clocks
        vmovdqu [rbp + 16800], ymm0                            ;   925.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4672]                             ;   910.2 agu0    99 clocks
        vmovdqu [rbp + 16832], ymm0                            ;   926.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4704]                             ;   911.2 agu0    99 clocks
        vmovdqu [rbp + 16864], ymm0                            ;   927.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4736]                             ;   912.2 agu1    99 clocks
        vmovdqu [rbp + 16896], ymm0                            ;   928.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4768]                             ;   913.2 agu1    99 clocks
        vmovdqu [rbp + 16928], ymm0                            ;   929.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4800]                             ;   914.2 agu0    99 clocks
        vmovdqu [rbp + 16960], ymm0                            ;   930.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4832]                             ;   915.2 agu0    99 clocks
        vmovdqu [rbp + 16992], ymm0                            ;   931.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4864]                             ;   916.2 agu1    99 clocks
        vmovdqu [rbp + 17024], ymm0                            ;   932.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4896]                             ;   917.2 agu1    99 clocks
        vmovdqu [rbp + 17056], ymm0                            ;   933.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4928]                             ;   918.2 agu0    99 clocks
        vmovdqu [rbp + 17088], ymm0                            ;   934.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4960]                             ;   919.2 agu0    99 clocks
        vmovdqu [rbp + 17120], ymm0                            ;   935.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4992]                             ;   920.2 agu1    99 clocks
        vmovdqu [rbp + 17152], ymm0                            ;   936.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 5024]                             ;   921.2 agu1    99 clocks
        vmovdqu [rbp + 17184], ymm0                            ;   937.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 5056]                             ;   922.2 agu0    99 clocks
        vmovdqu [rbp + 17216], ymm0                            ;   938.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 5088]                             ;   923.2 agu0    99 clocks
        vmovdqu [rbp + 17280], ymm0                            ;   939.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17344]                            ;   924.2 agu1    99 clocks
        vmovdqu [rbp + 2944], ymm0                             ;   940.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17376]                            ;   925.2 agu1    99 clocks
        vmovdqu [rbp + 2976], ymm0                             ;   941.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17408]                            ;   926.2 agu0    99 clocks
        vmovdqu [rbp + 3008], ymm0                             ;   942.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17440]                            ;   927.2 agu0    99 clocks
        vmovdqu [rbp + 3040], ymm0                             ;   943.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17472]                            ;   928.2 agu1    99 clocks
        vmovdqu [rbp + 3072], ymm0                             ;   944.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17504]                            ;   929.2 agu1    99 clocks
        vmovdqu [rbp + 3104], ymm0                             ;   945.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17536]                            ;   930.2 agu0    99 clocks
        vmovdqu [rbp + 3136], ymm0                             ;   946.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17568]                            ;   931.2 agu0    99 clocks
        vmovdqu [rbp + 3168], ymm0                             ;   947.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17600]                            ;   932.2 agu1    99 clocks
        vmovdqu [rbp + 3200], ymm0                             ;   948.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17632]                            ;   933.2 agu1    99 clocks
        vmovdqu [rbp + 3232], ymm0                             ;   949.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17664]                            ;   934.2 agu0    99 clocks
        vmovdqu [rbp + 3264], ymm0                             ;   950.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17696]                            ;   935.2 agu0    99 clocks
        vmovdqu [rbp + 3296], ymm0                             ;   951.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17728]                            ;   936.2 agu1    99 clocks
        vmovdqu [rbp + 3328], ymm0                             ;   952.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17792]                            ;   937.2 agu1    99 clocks
        vmovdqu [rbp + 3360], ymm0                             ;   953.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17856]                            ;   938.2 agu0    99 clocks
        vmovdqu [rbp + 3392], ymm0                             ;   954.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17920]                            ;   939.2 agu0    99 clocks
        vmovdqu [rbp + 3424], ymm0                             ;   955.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17984]                            ;   940.2 agu1    99 clocks
        vmovdqu [rbp + 3456], ymm0                             ;   956.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18048]                            ;   941.2 agu1    99 clocks
        vmovdqu [rbp + 3488], ymm0                             ;   957.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18112]                            ;   942.2 agu0    99 clocks
        vmovdqu [rbp + 3520], ymm0                             ;   958.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18176]                            ;   943.2 agu0    99 clocks
        vmovdqu [rbp + 3552], ymm0                             ;   959.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18240]                            ;   944.2 agu1    99 clocks
        vmovdqu [rbp + 3584], ymm0                             ;   960.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18304]                            ;   945.2 agu1    99 clocks
        vmovdqu [rbp + 3616], ymm0                             ;   961.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18368]                            ;   946.2 agu0    99 clocks
        vmovdqu [rbp + 3648], ymm0                             ;   962.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18432]                            ;   947.2 agu0    99 clocks
        vmovdqu [rbp + 3680], ymm0                             ;   963.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18464]                            ;   948.2 agu1    99 clocks
        vmovdqu [rbp + 3712], ymm0                             ;   964.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18496]                            ;   949.2 agu1    99 clocks
        vmovdqu [rbp + 3744], ymm0                             ;   965.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18528]                            ;   950.2 agu0    99 clocks
        vmovdqu [rbp + 3776], ymm0                             ;   966.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18560]                            ;   951.2 agu0    99 clocks
        vmovdqu [rbp + 3808], ymm0                             ;   967.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18592]                            ;   952.2 agu1    99 clocks
        vmovdqu [rbp + 3840], ymm0                             ;   968.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18624]                            ;   953.2 agu1    99 clocks
        vmovdqu [rbp + 3872], ymm0                             ;   969.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18656]                            ;   954.2 agu0    99 clocks
        vmovdqu [rbp + 3904], ymm0                             ;   970.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17248]                            ;   955.2 agu0    99 clocks
        vmovdqu [rbp + 3936], ymm0                             ;   971.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2048]                             ;   956.2 agu1    99 clocks
        vmovdqu [rbp + 17344], ymm0                            ;   972.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2080]                             ;   957.2 agu1    99 clocks
        vmovdqu [rbp + 17376], ymm0                            ;   973.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2112]                             ;   958.2 agu0    99 clocks
        vmovdqu [rbp + 17408], ymm0                            ;   974.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2144]                             ;   959.2 agu0    99 clocks
        vmovdqu [rbp + 17440], ymm0                            ;   975.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2176]                             ;   960.2 agu1    99 clocks
        vmovdqu [rbp + 17472], ymm0                            ;   976.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2208]                             ;   961.2 agu1    99 clocks
        vmovdqu [rbp + 17504], ymm0                            ;   977.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2240]                             ;   962.2 agu0    99 clocks
        vmovdqu [rbp + 17536], ymm0                            ;   978.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2272]                             ;   963.2 agu0    99 clocks
        vmovdqu [rbp + 17568], ymm0                            ;   979.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2304]                             ;   964.2 agu1    99 clocks
        vmovdqu [rbp + 17600], ymm0                            ;   980.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2336]                             ;   965.2 agu1    99 clocks
        vmovdqu [rbp + 17632], ymm0                            ;   981.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2368]                             ;   966.2 agu0    99 clocks
        vmovdqu [rbp + 17664], ymm0                            ;   982.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2400]                             ;   967.2 agu0    99 clocks
        vmovdqu [rbp + 17696], ymm0                            ;   983.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2432]                             ;   968.2 agu1    99 clocks
        vmovdqu [rbp + 17728], ymm0                            ;   984.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2464]                             ;   969.2 agu1    99 clocks
        vmovdqu [rbp + 17792], ymm0                            ;   985.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2496]                             ;   970.2 agu0    99 clocks
        vmovdqu [rbp + 17856], ymm0                            ;   986.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2528]                             ;   971.2 agu0    99 clocks
        vmovdqu [rbp + 17920], ymm0                            ;   987.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2560]                             ;   972.2 agu1    99 clocks
        vmovdqu [rbp + 17984], ymm0                            ;   988.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2592]                             ;   973.2 agu1    99 clocks
        vmovdqu [rbp + 18048], ymm0                            ;   989.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2624]                             ;   974.2 agu0    99 clocks
        vmovdqu [rbp + 18112], ymm0                            ;   990.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2656]                             ;   975.2 agu0    99 clocks
        vmovdqu [rbp + 18176], ymm0                            ;   991.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2688]                             ;   976.2 agu1    99 clocks
        vmovdqu [rbp + 18240], ymm0                            ;   992.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2720]                             ;   977.2 agu1    99 clocks
        vmovdqu [rbp + 18304], ymm0                            ;   993.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2752]                             ;   978.2 agu0    99 clocks
        vmovdqu [rbp + 18368], ymm0                            ;   994.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2784]                             ;   979.2 agu0    99 clocks
        vmovdqu [rbp + 18432], ymm0                            ;   995.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2816]                             ;   980.2 agu1    99 clocks
        vmovdqu [rbp + 18464], ymm0                            ;   996.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2848]                             ;   981.2 agu1    99 clocks
        vmovdqu [rbp + 18496], ymm0                            ;   997.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2880]                             ;   982.2 agu0    99 clocks
        vmovdqu [rbp + 18528], ymm0                            ;   998.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2912]                             ;   983.2 agu0    99 clocks
        vmovdqu [rbp + 18560], ymm0                            ;   999.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2944]                             ;   984.2 agu1    99 clocks
        vmovdqu [rbp + 18592], ymm0                            ;  1000.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2976]                             ;   985.2 agu1    99 clocks
        vmovdqu [rbp + 18624], ymm0                            ;  1001.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3008]                             ;   986.2 agu0    99 clocks
        vmovdqu [rbp + 18656], ymm0                            ;  1002.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3040]                             ;   987.2 agu0    99 clocks
        vmovdqu [rbp + 17248], ymm0                            ;  1003.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1024]                             ;   988.2 agu1    99 clocks
        vmovdqu [rbp + 896], ymm0                              ;  1004.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1056]                             ;   989.2 agu1    99 clocks
        vmovdqu [rbp + 928], ymm0                              ;  1005.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1088]                             ;   990.2 agu0    99 clocks
        vmovdqu [rbp + 960], ymm0                              ;  1006.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1120]                             ;   991.2 agu0    99 clocks
        vmovdqu [rbp + 992], ymm0                              ;  1007.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1152]                             ;   992.2 agu1    99 clocks
        vmovdqu [rbp + 1024], ymm0                             ;  1008.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1184]                             ;   993.2 agu1    99 clocks
        vmovdqu [rbp + 1056], ymm0                             ;  1009.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1216]                             ;   994.2 agu0    99 clocks
        vmovdqu [rbp + 1088], ymm0                             ;  1010.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1248]                             ;   995.2 agu0    99 clocks
        vmovdqu [rbp + 1120], ymm0                             ;  1011.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1280]                             ;   996.2 agu1    99 clocks
        vmovdqu [rbp + 1152], ymm0                             ;  1012.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1312]                             ;   997.2 agu1    99 clocks
        vmovdqu [rbp + 1184], ymm0                             ;  1013.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1344]                             ;   998.2 agu0    99 clocks
        vmovdqu [rbp + 1216], ymm0                             ;  1014.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1376]                             ;   999.2 agu0    99 clocks
        vmovdqu [rbp + 1248], ymm0                             ;  1015.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1408]                             ;  1000.2 agu1    99 clocks
        vmovdqu [rbp + 1280], ymm0                             ;  1016.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1440]                             ;  1001.2 agu1    99 clocks
        vmovdqu [rbp + 1312], ymm0                             ;  1017.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1472]                             ;  1002.2 agu0    99 clocks
        vmovdqu [rbp + 1344], ymm0                             ;  1018.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1504]                             ;  1003.2 agu0    99 clocks
        vmovdqu [rbp + 1376], ymm0                             ;  1019.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1536]                             ;  1004.2 agu1    99 clocks
        vmovdqu [rbp + 1408], ymm0                             ;  1020.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1568]                             ;  1005.2 agu1    99 clocks
        vmovdqu [rbp + 1440], ymm0                             ;  1021.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1600]                             ;  1006.2 agu0    99 clocks
        vmovdqu [rbp + 1472], ymm0                             ;  1022.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1632]                             ;  1007.2 agu0    99 clocks
        vmovdqu [rbp + 1504], ymm0                             ;  1023.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1664]                             ;  1008.2 agu1    99 clocks
        vmovdqu [rbp + 1536], ymm0                             ;  1024.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1696]                             ;  1009.2 agu1    99 clocks
        vmovdqu [rbp + 1568], ymm0                             ;  1025.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1728]                             ;  1010.2 agu0    99 clocks
        vmovdqu [rbp + 1600], ymm0                             ;  1026.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1760]                             ;  1011.2 agu0    99 clocks
        vmovdqu [rbp + 1632], ymm0                             ;  1027.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1792]                             ;  1012.2 agu1    99 clocks
        vmovdqu [rbp + 1664], ymm0                             ;  1028.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1824]                             ;  1013.2 agu1    99 clocks
        vmovdqu [rbp + 1696], ymm0                             ;  1029.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1856]                             ;  1014.2 agu0    99 clocks
        vmovdqu [rbp + 1728], ymm0                             ;  1030.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1888]                             ;  1015.2 agu0    99 clocks
        vmovdqu [rbp + 1760], ymm0                             ;  1031.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1920]                             ;  1016.2 agu1    99 clocks
        vmovdqu [rbp + 1792], ymm0                             ;  1032.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1952]                             ;  1017.2 agu1    99 clocks
        vmovdqu [rbp + 1824], ymm0                             ;  1033.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1984]                             ;  1018.2 agu0    99 clocks
        vmovdqu [rbp + 1856], ymm0                             ;  1034.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2016]                             ;  1019.2 agu0    99 clocks
        vmovdqu [rbp + 1888], ymm0                             ;  1035.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17312]                            ;  1020.2 agu1    99 clocks
        vmovdqu [rbp - 128], ymm0                              ;  1036.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17760]                            ;  1021.2 agu1    99 clocks
        vmovdqu [rbp - 96], ymm0                               ;  1037.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17824]                            ;  1022.2 agu0    99 clocks
        vmovdqu [rbp - 64], ymm0                               ;  1038.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17888]                            ;  1023.2 agu0    99 clocks
        vmovdqu [rbp - 32], ymm0                               ;  1039.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 17952]                            ;  1024.2 agu1    99 clocks
        vmovdqu [rbp + 0], ymm0                                ;  1040.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18016]                            ;  1025.2 agu1    99 clocks
        vmovdqu [rbp + 32], ymm0                               ;  1041.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18080]                            ;  1026.2 agu0    99 clocks
        vmovdqu [rbp + 64], ymm0                               ;  1042.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18144]                            ;  1027.2 agu0    99 clocks
        vmovdqu [rbp + 96], ymm0                               ;  1043.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18208]                            ;  1028.2 agu1    99 clocks
        vmovdqu [rbp + 128], ymm0                              ;  1044.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18272]                            ;  1029.2 agu1    99 clocks
        vmovdqu [rbp + 160], ymm0                              ;  1045.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18336]                            ;  1030.2 agu0    99 clocks
        vmovdqu [rbp + 192], ymm0                              ;  1046.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18400]                            ;  1031.2 agu0    99 clocks
        vmovdqu [rbp + 224], ymm0                              ;  1047.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18752]                            ;  1032.2 agu1    99 clocks
        vmovdqu [rbp + 256], ymm0                              ;  1048.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18784]                            ;  1033.2 agu1    99 clocks
        vmovdqu [rbp + 288], ymm0                              ;  1049.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18816]                            ;  1034.2 agu0    99 clocks
        vmovdqu [rbp + 320], ymm0                              ;  1050.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18848]                            ;  1035.2 agu0    99 clocks
        vmovdqu [rbp + 352], ymm0                              ;  1051.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18880]                            ;  1036.2 agu1    99 clocks
        vmovdqu [rbp + 384], ymm0                              ;  1052.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18912]                            ;  1037.2 agu1    99 clocks
        vmovdqu [rbp + 416], ymm0                              ;  1053.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18944]                            ;  1038.2 agu0    99 clocks
        vmovdqu [rbp + 448], ymm0                              ;  1054.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18976]                            ;  1039.2 agu0    99 clocks
        vmovdqu [rbp + 480], ymm0                              ;  1055.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19008]                            ;  1040.2 agu1    99 clocks
        vmovdqu [rbp + 512], ymm0                              ;  1056.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19040]                            ;  1041.2 agu1    99 clocks
        vmovdqu [rbp + 544], ymm0                              ;  1057.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19072]                            ;  1042.2 agu0    99 clocks
        vmovdqu [rbp + 576], ymm0                              ;  1058.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19104]                            ;  1043.2 agu0    99 clocks
        vmovdqu [rbp + 608], ymm0                              ;  1059.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19136]                            ;  1044.2 agu1    99 clocks
        vmovdqu [rbp + 640], ymm0                              ;  1060.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19168]                            ;  1045.2 agu1    99 clocks
        vmovdqu [rbp + 672], ymm0                              ;  1061.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 17312], ymm9                            ;  1062.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19200]                            ;  1047.2 agu1    99 clocks
        vmovdqu [rbp + 704], ymm0                              ;  1063.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19232]                            ;  1048.2 agu0    99 clocks
        vmovdqu [rbp + 736], ymm0                              ;  1064.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19264]                            ;  1049.2 agu0    99 clocks
        vmovdqu [rbp + 768], ymm0                              ;  1065.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20896]                            ;  1050.2 agu1    99 clocks
        vmovdqu [rbp + 800], ymm0                              ;  1066.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18688]                            ;  1051.2 agu1    99 clocks
        vmovdqu [rbp + 832], ymm0                              ;  1067.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18720]                            ;  1052.2 agu0    99 clocks
        vmovdqu [rbp + 864], ymm0                              ;  1068.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 17760], ymm15                           ;  1069.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 17824], ymm5                            ;  1070.2 agu0+fp5   99 clocks
        vmovdqu [rbp + 17888], ymm12                           ;  1071.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 17952], ymm1                            ;  1072.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 18016], ymm3                            ;  1073.2 agu0+fp5   99 clocks
        vmovdqu [rbp + 18080], ymm2                            ;  1074.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 18208], ymm10                           ;  1075.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21376]                            ;  1060.2 agu0   104 s reload
        vmovdqu [rbp + 18144], ymm0                            ;  1076.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 18272], ymm14                           ;  1077.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 18336], ymm6                            ;  1078.2 agu0+fp5   99 clocks
        vmovdqu [rbp + 18400], ymm8                            ;  1079.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 18784], ymm7                            ;  1080.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21696]                            ;  1065.2 agu0   104 s reload
        vmovdqu [rbp + 18752], ymm0                            ;  1081.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 18816], ymm4                            ;  1082.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 18848], ymm11                           ;  1083.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21856]                            ;  1068.2 agu1   104 s reload
        vmovdqu [rbp + 18880], ymm0                            ;  1084.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 18944], ymm13                           ;  1085.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21888]                            ;  1070.2 agu1   104 s reload
        vmovdqu [rbp + 18912], ymm0                            ;  1086.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21952]                            ;  1071.2 agu0   104 s reload
        vmovdqu [rbp + 18976], ymm0                            ;  1087.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21984]                            ;  1072.2 agu0   104 s reload
        vmovdqu [rbp + 19008], ymm0                            ;  1088.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21792]                            ;  1073.2 agu1   104 s reload
        vmovdqu [rbp + 19040], ymm0                            ;  1089.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21760]                            ;  1074.2 agu1   104 s reload
        vmovdqu [rbp + 19072], ymm0                            ;  1090.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22080]                            ;  1075.2 agu0   104 s reload
        vmovdqu [rbp + 19104], ymm0                            ;  1091.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22112]                            ;  1076.2 agu0   104 s reload
        vmovdqu [rbp + 19136], ymm0                            ;  1092.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22144]                            ;  1077.2 agu1   104 s reload
        vmovdqu [rbp + 19168], ymm0                            ;  1093.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22176]                            ;  1078.2 agu1   104 s reload
        vmovdqu [rbp + 19200], ymm0                            ;  1094.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22208]                            ;  1079.2 agu0   104 s reload
        vmovdqu [rbp + 19232], ymm0                            ;  1095.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22240]                            ;  1080.2 agu0   104 s reload
        vmovdqu [rbp + 19264], ymm0                            ;  1096.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22272]                            ;  1081.2 agu1   104 s reload
        vmovdqu [rbp + 20896], ymm0                            ;  1097.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 22304]                            ;  1082.2 agu1   104 s reload
        vmovdqu [rbp + 18688], ymm0                            ;  1098.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 23296]                            ;  1083.2 agu0   104 s reload
        vmovdqu [rbp + 18720], ymm0                            ;  1099.2 agu1+fp5   99 clocks
        mov esi, dword [rbp + 25280]                           ;  1084.2 agu2    99 clocks
        add esi, 0xffffffff                                    ;  1088.2 alu0    99 clocks
        mov dword [rbp + 25280], esi                           ;  1089.2 agu0+st0   99 clocks
        lea rax, [rbp - 1152]                                  ;                    first state
        test esi, esi                                          ;                    more clocks?
        jne .clocks_1
        vmovdqu ymm0, [rbp + 12160]                            ;     0.0 agu0   107 out[16]
        vmovdqu ymm1, [rbp + 19296]                            ;     0.2 agu1   107 out[16] reload
        vpand ymm0, ymm0, ymm1                                 ;     7.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12192]                            ;     1.0 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;     8.2 fp1    107 out[16]
        vmovdqu ymm3, [rbp + 19328]                            ;     1.2 agu1   107 out[16] reload
        vpxor ymm4, ymm0, ymm3                                 ;     9.2 fp2    107 out[16]
        vmovdqu ymm5, [rbp + 12160]                            ;     2.0 agu0   107 out[16] reload
        vpxor ymm1, ymm1, ymm5                                 ;     9.0 fp3    107 out[16]
        vpxor ymm3, ymm3, ymm2                                 ;     8.2 fp0    107 out[16]
        vpand ymm0, ymm0, ymm3                                 ;     9.2 fp1    107 out[16]
        vmovdqu ymm3, [rbp + 12224]                            ;     2.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm3                                 ;    10.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    11.2 fp3    107 out[16]
        vmovdqu ymm6, [rbp + 19360]                            ;     3.0 agu0   107 out[16] reload
        vpxor ymm7, ymm0, ymm6                                 ;    12.2 fp0    107 out[16]
        vpxor ymm6, ymm6, ymm3                                 ;    10.0 fp1    107 out[16]
        vpand ymm0, ymm0, ymm6                                 ;    12.2 fp2    107 out[16]
        vmovdqu ymm6, [rbp + 12256]                            ;     3.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm6                                 ;    13.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm3                                 ;    14.2 fp0    107 out[16]
        vmovdqu ymm8, [rbp + 19392]                            ;     4.0 agu0   107 out[16] reload
        vpxor ymm9, ymm0, ymm8                                 ;    15.2 fp1    107 out[16]
        vpxor ymm8, ymm8, ymm6                                 ;    11.0 fp2    107 out[16]
        vpand ymm0, ymm0, ymm8                                 ;    15.2 fp3    107 out[16]
        vmovdqu ymm8, [rbp + 12288]                            ;     7.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm8                                 ;    16.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm6                                 ;    17.2 fp1    107 out[16]
        vmovdqu ymm10, [rbp + 19424]                           ;     8.3 agu0   107 out[16] reload
        vpxor ymm11, ymm0, ymm10                               ;    18.2 fp2    107 out[16]
        vpxor ymm10, ymm10, ymm8                               ;    15.3 fp3    107 out[16]
        vpand ymm0, ymm0, ymm10                                ;    18.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm8                                 ;    19.2 fp1    107 out[16]
        vmovdqu ymm10, [rbp + 12320]                           ;    10.0 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm10                                ;    20.2 fp2    107 out[16]
        vmovdqu ymm12, [rbp + 19456]                           ;    10.3 agu0   107 out[16] reload
        vpxor ymm13, ymm0, ymm12                               ;    21.2 fp3    107 out[16]
        vpxor ymm12, ymm12, ymm10                              ;    17.3 fp0    107 out[16]
        vpand ymm0, ymm0, ymm12                                ;    21.2 fp1    107 out[16]
        vmovdqu ymm12, [rbp + 12352]                           ;    12.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm12                                ;    22.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm10                                ;    23.2 fp3    107 out[16]
        vmovdqu ymm14, [rbp + 19488]                           ;    13.2 agu0   107 out[16] reload
        vpxor ymm15, ymm0, ymm14                               ;    24.2 fp0    107 out[16]
        vpxor ymm14, ymm14, ymm12                              ;    20.2 fp1    107 out[16]
        vpand ymm0, ymm0, ymm14                                ;    24.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm12                                ;    25.2 fp3    107 out[16]
        vmovdqu ymm14, [rbp + 12384]                           ;    15.5 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm14                                ;    26.2 fp0    107 out[16]
        vpxor ymm12, ymm0, [rbp + 19520]                       ;    27.2 fp1+agu0  107 out[16]
        vpxor ymm10, ymm14, [rbp + 19520]                      ;    22.5 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm10                                ;    27.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm14                                ;    28.2 fp0    107 out[16]
        vmovdqu ymm10, [rbp + 12416]                           ;    18.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm10                                ;    29.2 fp1    107 out[16]
        vpxor ymm14, ymm0, [rbp + 19552]                       ;    30.2 fp2+agu1  107 out[16]
        vpxor ymm8, ymm10, [rbp + 19552]                       ;    25.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm8                                 ;    30.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm10                                ;    31.2 fp1    107 out[16]
        vmovdqu ymm8, [rbp + 12448]                            ;    21.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm8                                 ;    32.2 fp2    107 out[16]
        vpxor ymm10, ymm0, [rbp + 19584]                       ;    33.2 fp3+agu0  107 out[16]
        vpxor ymm6, ymm8, [rbp + 19584]                        ;    28.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm6                                 ;    33.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm8                                 ;    34.2 fp2    107 out[16]
        vmovdqu ymm6, [rbp + 12480]                            ;    24.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm6                                 ;    35.2 fp3    107 out[16]
        vpxor ymm8, ymm0, [rbp + 19616]                        ;    36.2 fp0+agu1  107 out[16]
        vpxor ymm3, ymm6, [rbp + 19616]                        ;    31.3 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm3                                 ;    36.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm6                                 ;    37.2 fp3    107 out[16]
        vmovdqu ymm3, [rbp + 12512]                            ;    27.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm3                                 ;    38.2 fp0    107 out[16]
        vpxor ymm6, ymm0, [rbp + 19648]                        ;    39.2 fp1+agu0  107 out[16]
        vpxor ymm2, ymm3, [rbp + 19648]                        ;    34.3 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    39.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm3                                 ;    40.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12544]                            ;    30.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    41.2 fp1    107 out[16]
        vpxor ymm3, ymm0, [rbp + 19680]                        ;    42.2 fp2+agu1  107 out[16]
        vpxor ymm5, ymm2, [rbp + 19680]                        ;    37.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    42.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    43.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12576]                            ;    33.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    44.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19712]                        ;    45.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21376], ymm2                            ;    46.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19712]                        ;    40.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    45.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    46.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12608]                            ;    37.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    47.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19744]                        ;    48.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21408], ymm5                            ;    49.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19744]                        ;    44.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    48.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    49.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 12640]                            ;    40.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    50.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19776]                        ;    51.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21440], ymm2                            ;    52.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19776]                        ;    47.3 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    51.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    52.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12672]                            ;    44.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    53.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19808]                        ;    54.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21472], ymm5                            ;    55.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19808]                        ;    51.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    54.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    55.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12704]                            ;    47.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    56.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19840]                        ;    57.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21504], ymm2                            ;    58.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19840]                        ;    54.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    57.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    58.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12736]                            ;    51.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    59.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19872]                        ;    60.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21536], ymm5                            ;    61.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19872]                        ;    58.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    60.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    61.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 12768]                            ;    54.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    62.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19904]                        ;    63.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21568], ymm2                            ;    64.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19904]                        ;    61.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    63.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    64.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12800]                            ;    57.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    65.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 19936]                        ;    66.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21600], ymm5                            ;    67.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 19936]                        ;    64.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    66.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    67.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12832]                            ;    60.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    68.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 19968]                        ;    69.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21632], ymm2                            ;    70.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 19968]                        ;    67.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    69.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    70.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12864]                            ;    63.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    71.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20000]                        ;    72.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21664], ymm5                            ;    73.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20000]                        ;    70.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    72.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    73.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 12896]                            ;    66.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    74.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20032]                        ;    75.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21696], ymm2                            ;    76.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20032]                        ;    73.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    75.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    76.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 12928]                            ;    69.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    77.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20064]                        ;    78.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21728], ymm5                            ;    79.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20064]                        ;    76.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    78.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    79.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 12960]                            ;    72.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    80.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20096]                        ;    81.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21760], ymm2                            ;    82.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20096]                        ;    79.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    81.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    82.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 12992]                            ;    75.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    83.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20128]                        ;    84.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21792], ymm5                            ;    85.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20128]                        ;    82.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    84.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    85.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 13024]                            ;    78.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    86.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20160]                        ;    87.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 21824], ymm2                            ;    88.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20160]                        ;    85.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    87.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    88.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 13056]                            ;    81.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    89.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20192]                        ;    90.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 21856], ymm5                            ;    91.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20192]                        ;    88.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    90.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    91.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 13088]                            ;    84.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    92.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 20224]                        ;    93.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 21888], ymm2                            ;    94.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 20224]                        ;    91.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    93.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    94.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 13120]                            ;    87.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    95.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 20256]                        ;    96.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 21920], ymm5                            ;    97.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 20256]                        ;    94.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    96.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    97.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 13152]                            ;    90.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    98.2 fp0    107 out[16]
        vpxor ymm0, ymm0, [rbp + 20288]                        ;    99.2 fp1+agu0  107 out[16]
        vmovdqu ymm5, [rbp + 20352]                            ;    91.2 agu1    66 out[17]
        vmovdqu ymm2, [rbp + 20416]                            ;    91.5 agu0    66 out[17]
        vpxor ymm2, ymm2, [rbp + 20448]                        ;    98.5 fp2+agu1   66 out[17]
        vpxor ymm5, ymm5, ymm2                                 ;    99.5 fp3     66 out[17]
        vmovdqu [rbp + 21952], ymm0                            ;   100.2 agu2+fp5  107 out[16] spill
        vpxor ymm0, ymm5, [rbp + 20544]                        ;   100.5 fp0+agu0   66 out[17]
        vmovdqu [rbp + 21984], ymm3                            ;    93.2 agu2+fp5  107 out[16] spill
        vpxor ymm3, ymm0, [rbp + 20512]                        ;   101.5 fp1+agu1   66 out[17]
        vmovdqu [rbp + 22016], ymm6                            ;    94.2 agu0+fp5  107 out[16] spill
        vpxor ymm6, ymm0, [rbp + 20320]                        ;   101.5 fp2+agu1   66 out[17]
        vmovdqu [rbp + 22048], ymm8                            ;    95.2 agu2+fp5  107 out[16] spill
        vpxor ymm8, ymm6, [rbp + 20384]                        ;   102.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22080], ymm10                           ;    96.2 agu1+fp5  107 out[16] spill
        vpxor ymm10, ymm8, [rbp + 20416]                       ;   103.5 fp0+agu0   66 out[17]
        vmovdqu [rbp + 22112], ymm14                           ;    97.2 agu2+fp5  107 out[16] spill
        vpxor ymm14, ymm3, [rbp + 20480]                       ;   102.5 fp1+agu1   66 out[17]
        vmovdqu [rbp + 22144], ymm12                           ;    98.2 agu2+fp5  107 out[16] spill
        vpxor ymm12, ymm14, [rbp + 20320]                      ;   103.5 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22176], ymm15                           ;    99.2 agu1+fp5  107 out[16] spill
        vpxor ymm15, ymm14, [rbp + 20448]                      ;   103.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22208], ymm13                           ;   100.2 agu2+fp5  107 out[16] spill
        vpxor ymm13, ymm3, ymm10                               ;   104.5 fp0     66 out[17]
        vmovdqu [rbp + 22240], ymm11                           ;   101.2 agu1+fp5  107 out[16] spill
        vpxor ymm11, ymm13, [rbp + 20544]                      ;   105.5 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22272], ymm9                            ;   102.2 agu2+fp5  107 out[16] spill
        vpxor ymm9, ymm15, ymm11                               ;   106.5 fp2     66 out[17]
        vmovdqu [rbp + 22304], ymm7                            ;   103.2 agu1+fp5  107 out[16] spill
        vpxor ymm7, ymm9, [rbp + 20416]                        ;   107.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 22336], ymm4                            ;   104.2 agu2+fp5  107 out[16] spill
        vpxor ymm4, ymm11, [rbp + 20320]                       ;   106.5 fp0+agu1   66 out[17]
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
        vpxor ymm14, ymm14, [rbp + 20448]                      ;   111.5 fp3+agu1   66 out[17]
        vmovdqu [rbp + 22432], ymm9                            ;   107.5 agu0+fp5   66 out[17] spill
        vpxor ymm9, ymm1, [rbp + 20544]                        ;   105.7 fp0+agu1   66 out[17]
        vmovdqu [rbp + 22464], ymm1                            ;   108.2 agu2+fp5   66 out[17] spill
        vpor ymm1, ymm6, [rbp + 20544]                         ;   106.2 fp1+agu0   66 out[17]
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
        vpand ymm5, ymm4, [rbp + 20544]                        ;   118.5 fp0+agu1   66 out[17]
        vpxor ymm4, ymm4, ymm14                                ;   122.5 fp1     66 out[17]
        vpand ymm11, ymm11, ymm4                               ;   123.5 fp2     66 out[17]
        vpand ymm4, ymm4, [rbp + 20320]                        ;   123.5 fp3+agu0   66 out[17]
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
        vmovdqu ymm0, [rbp + 20608]                            ;   126.2 agu0    66 out[17]
        vmovdqu ymm1, [rbp + 20672]                            ;   126.3 agu1    66 out[17]
        vmovdqu ymm8, [rbp + 20704]                            ;   127.2 agu0    66 out[17] reload
        vpxor ymm1, ymm1, ymm8                                 ;   134.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   135.2 fp3     66 out[17]
        vmovdqu ymm10, [rbp + 20800]                           ;   127.3 agu1    66 out[17] reload
        vmovdqu [rbp + 22528], ymm15                           ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm15, ymm0, ymm10                               ;   136.2 fp0     66 out[17]
        vmovdqu [rbp + 22560], ymm11                           ;   128.2 agu0+fp5   66 out[17] spill
        vpxor ymm11, ymm15, [rbp + 20768]                      ;   137.2 fp1+agu1   66 out[17]
        vmovdqu [rbp + 22400], ymm9                            ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm15, [rbp + 20576]                       ;   137.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22432], ymm5                            ;   130.2 agu2+fp5   66 out[17] spill
        vpxor ymm5, ymm9, [rbp + 20640]                        ;   138.2 fp3+agu1   66 out[17]
        vmovdqu [rbp + 22464], ymm3                            ;   132.7 agu0+fp5   66 out[17] spill
        vpxor ymm3, ymm5, [rbp + 20672]                        ;   139.2 fp0+agu1   66 out[17]
        vmovdqu [rbp + 22496], ymm14                           ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm11, [rbp + 20736]                      ;   138.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 22592], ymm6                            ;   133.2 agu1+fp5   66 out[17] spill
        vpxor ymm6, ymm14, [rbp + 20576]                       ;   139.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 22624], ymm2                            ;   134.2 agu2+fp5   66 out[17] spill
        vpxor ymm2, ymm14, ymm8                                ;   139.2 fp3     66 out[17]
        vmovdqu [rbp + 22656], ymm4                            ;   135.2 agu1+fp5   66 out[17] spill
        vpxor ymm4, ymm11, ymm3                                ;   140.2 fp0     66 out[17]
        vmovdqu [rbp + 22688], ymm13                           ;   136.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm4, ymm10                               ;   141.2 fp1     66 out[17]
        vmovdqu [rbp + 22720], ymm7                            ;   137.2 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm2, ymm13                                ;   142.2 fp2     66 out[17]
        vpxor ymm12, ymm7, [rbp + 20672]                       ;   143.2 fp3+agu1   66 out[17]
        vpxor ymm8, ymm13, [rbp + 20576]                       ;   142.2 fp0+agu0   66 out[17]
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
        vpxor ymm14, ymm14, [rbp + 20704]                      ;   147.2 fp3+agu0   66 out[17]
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
        vpand ymm13, ymm8, [rbp + 20800]                       ;   154.2 fp0+agu1   66 out[17]
        vpxor ymm8, ymm8, ymm14                                ;   158.2 fp1     66 out[17]
        vpand ymm15, ymm15, ymm14                              ;   158.2 fp2     66 out[17]
        vpand ymm4, ymm4, ymm14                                ;   158.2 fp3     66 out[17]
        vpand ymm14, ymm8, [rbp + 22752]                       ;   159.2 fp0+agu0   66 out[17]
        vpand ymm8, ymm8, [rbp + 20576]                        ;   159.2 fp1+agu1   66 out[17]
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
        vmovdqu ymm0, [rbp + 20864]                            ;   162.2 agu0    66 out[17]
        vmovdqu ymm3, [rbp + 20960]                            ;   162.3 agu1    66 out[17]
        vmovdqu ymm5, [rbp + 20992]                            ;   163.2 agu0    66 out[17] reload
        vpxor ymm3, ymm3, ymm5                                 ;   170.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm3                                 ;   171.2 fp1     66 out[17]
        vmovdqu ymm6, [rbp + 21088]                            ;   163.3 agu1    66 out[17] reload
        vpxor ymm8, ymm0, ymm6                                 ;   172.2 fp2     66 out[17]
        vpxor ymm10, ymm8, [rbp + 21056]                       ;   173.2 fp3+agu0   66 out[17]
        vmovdqu ymm15, [rbp + 20832]                           ;   164.3 agu1    66 out[17] reload
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
        vpand ymm14, ymm14, [rbp + 20832]                      ;   195.2 fp1+agu0   66 out[17]
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
        mov r8, qword [rbp + 25264]                            ;   368.2 agu0   143 st reload
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
        vmovdqu ymm3, [rbp + 14240]                            ;   544.2 agu0   143 st reload
        vmovdqu [r8 + 6144], ymm3                              ;   560.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14304]                            ;   545.2 agu0   143 st reload
        vmovdqu [r8 + 6176], ymm3                              ;   561.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14368]                            ;   546.2 agu1   143 st reload
        vmovdqu [r8 + 6208], ymm3                              ;   562.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14432]                            ;   547.2 agu1   143 st reload
        vmovdqu [r8 + 6240], ymm3                              ;   563.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14496]                            ;   548.2 agu0   143 st reload
        vmovdqu [r8 + 6272], ymm3                              ;   564.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14560]                            ;   549.2 agu0   143 st reload
        vmovdqu [r8 + 6304], ymm3                              ;   565.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14624]                            ;   550.2 agu1   143 st reload
        vmovdqu [r8 + 6336], ymm3                              ;   566.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14688]                            ;   551.2 agu1   143 st reload
        vmovdqu [r8 + 6368], ymm3                              ;   567.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14752]                            ;   552.2 agu0   143 st reload
        vmovdqu [r8 + 6400], ymm3                              ;   568.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14816]                            ;   553.2 agu0   143 st reload
        vmovdqu [r8 + 6432], ymm3                              ;   569.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14880]                            ;   554.2 agu1   143 st reload
        vmovdqu [r8 + 6464], ymm3                              ;   570.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14944]                            ;   555.2 agu1   143 st reload
        vmovdqu [r8 + 6496], ymm3                              ;   571.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15008]                            ;   556.2 agu0   143 st reload
        vmovdqu [r8 + 6528], ymm3                              ;   572.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15040]                            ;   557.2 agu0   143 st reload
        vmovdqu [r8 + 6560], ymm3                              ;   573.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15072]                            ;   558.2 agu1   143 st reload
        vmovdqu [r8 + 6592], ymm3                              ;   574.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15104]                            ;   559.2 agu1   143 st reload
        vmovdqu [r8 + 6624], ymm3                              ;   575.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15136]                            ;   560.2 agu0   143 st reload
        vmovdqu [r8 + 6656], ymm3                              ;   576.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15168]                            ;   561.2 agu0   143 st reload
        vmovdqu [r8 + 6688], ymm3                              ;   577.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15200]                            ;   562.2 agu1   143 st reload
        vmovdqu [r8 + 6720], ymm3                              ;   578.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15232]                            ;   563.2 agu1   143 st reload
        vmovdqu [r8 + 6752], ymm3                              ;   579.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15264]                            ;   564.2 agu0   143 st reload
        vmovdqu [r8 + 6784], ymm3                              ;   580.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15296]                            ;   565.2 agu0   143 st reload
        vmovdqu [r8 + 6816], ymm3                              ;   581.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15328]                            ;   566.2 agu1   143 st reload
        vmovdqu [r8 + 6848], ymm3                              ;   582.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15360]                            ;   567.2 agu1   143 st reload
        vmovdqu [r8 + 6880], ymm3                              ;   583.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15392]                            ;   568.2 agu0   143 st reload
        vmovdqu [r8 + 6912], ymm3                              ;   584.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15424]                            ;   569.2 agu0   143 st reload
        vmovdqu [r8 + 6944], ymm3                              ;   585.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15456]                            ;   570.2 agu1   143 st reload
        vmovdqu [r8 + 6976], ymm3                              ;   586.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15488]                            ;   571.2 agu1   143 st reload
        vmovdqu [r8 + 7008], ymm3                              ;   587.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15520]                            ;   572.2 agu0   143 st reload
        vmovdqu [r8 + 7040], ymm3                              ;   588.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 15552]                            ;   573.2 agu0   143 st reload
        vmovdqu [r8 + 7072], ymm3                              ;   589.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 15584]                            ;   574.2 agu1   143 st reload
        vmovdqu [r8 + 7104], ymm3                              ;   590.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 15616]                            ;   575.2 agu1   143 st reload
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
        vmovdqu ymm3, [rbp + 14208]                            ;   608.2 agu0   143 st reload
        vmovdqu [r8 + 8192], ymm3                              ;   624.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14272]                            ;   609.2 agu0   143 st reload
        vmovdqu [r8 + 8224], ymm3                              ;   625.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14336]                            ;   610.2 agu1   143 st reload
        vmovdqu [r8 + 8256], ymm3                              ;   626.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14400]                            ;   611.2 agu1   143 st reload
        vmovdqu [r8 + 8288], ymm3                              ;   627.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14464]                            ;   612.2 agu0   143 st reload
        vmovdqu [r8 + 8320], ymm3                              ;   628.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14528]                            ;   613.2 agu0   143 st reload
        vmovdqu [r8 + 8352], ymm3                              ;   629.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14592]                            ;   614.2 agu1   143 st reload
        vmovdqu [r8 + 8384], ymm3                              ;   630.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14656]                            ;   615.2 agu1   143 st reload
        vmovdqu [r8 + 8416], ymm3                              ;   631.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14720]                            ;   616.2 agu0   143 st reload
        vmovdqu [r8 + 8448], ymm3                              ;   632.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 14784]                            ;   617.2 agu0   143 st reload
        vmovdqu [r8 + 8480], ymm3                              ;   633.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14848]                            ;   618.2 agu1   143 st reload
        vmovdqu [r8 + 8512], ymm3                              ;   634.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 14912]                            ;   619.2 agu1   143 st reload
        vmovdqu [r8 + 8544], ymm3                              ;   635.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 14976]                            ;   620.2 agu0   143 st reload
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
        vmovdqu ymm3, [rbp + 17280]                            ;   671.2 agu1   143 st reload
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
        vmovdqu ymm3, [rbp + 17344]                            ;   704.2 agu0   143 st reload
        vmovdqu [r8 + 11264], ymm3                             ;   720.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17376]                            ;   705.2 agu0   143 st reload
        vmovdqu [r8 + 11296], ymm3                             ;   721.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17408]                            ;   706.2 agu1   143 st reload
        vmovdqu [r8 + 11328], ymm3                             ;   722.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17440]                            ;   707.2 agu1   143 st reload
        vmovdqu [r8 + 11360], ymm3                             ;   723.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17472]                            ;   708.2 agu0   143 st reload
        vmovdqu [r8 + 11392], ymm3                             ;   724.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17504]                            ;   709.2 agu0   143 st reload
        vmovdqu [r8 + 11424], ymm3                             ;   725.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17536]                            ;   710.2 agu1   143 st reload
        vmovdqu [r8 + 11456], ymm3                             ;   726.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17568]                            ;   711.2 agu1   143 st reload
        vmovdqu [r8 + 11488], ymm3                             ;   727.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17600]                            ;   712.2 agu0   143 st reload
        vmovdqu [r8 + 11520], ymm3                             ;   728.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17632]                            ;   713.2 agu0   143 st reload
        vmovdqu [r8 + 11552], ymm3                             ;   729.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17664]                            ;   714.2 agu1   143 st reload
        vmovdqu [r8 + 11584], ymm3                             ;   730.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17696]                            ;   715.2 agu1   143 st reload
        vmovdqu [r8 + 11616], ymm3                             ;   731.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17728]                            ;   716.2 agu0   143 st reload
        vmovdqu [r8 + 11648], ymm3                             ;   732.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17792]                            ;   717.2 agu0   143 st reload
        vmovdqu [r8 + 11680], ymm3                             ;   733.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17856]                            ;   718.2 agu1   143 st reload
        vmovdqu [r8 + 11712], ymm3                             ;   734.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17920]                            ;   719.2 agu1   143 st reload
        vmovdqu [r8 + 11744], ymm3                             ;   735.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17984]                            ;   720.2 agu0   143 st reload
        vmovdqu [r8 + 11776], ymm3                             ;   736.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18048]                            ;   721.2 agu0   143 st reload
        vmovdqu [r8 + 11808], ymm3                             ;   737.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18112]                            ;   722.2 agu1   143 st reload
        vmovdqu [r8 + 11840], ymm3                             ;   738.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18176]                            ;   723.2 agu1   143 st reload
        vmovdqu [r8 + 11872], ymm3                             ;   739.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18240]                            ;   724.2 agu0   143 st reload
        vmovdqu [r8 + 11904], ymm3                             ;   740.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18304]                            ;   725.2 agu0   143 st reload
        vmovdqu [r8 + 11936], ymm3                             ;   741.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18368]                            ;   726.2 agu1   143 st reload
        vmovdqu [r8 + 11968], ymm3                             ;   742.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18432]                            ;   727.2 agu1   143 st reload
        vmovdqu [r8 + 12000], ymm3                             ;   743.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18464]                            ;   728.2 agu0   143 st reload
        vmovdqu [r8 + 12032], ymm3                             ;   744.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18496]                            ;   729.2 agu0   143 st reload
        vmovdqu [r8 + 12064], ymm3                             ;   745.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18528]                            ;   730.2 agu1   143 st reload
        vmovdqu [r8 + 12096], ymm3                             ;   746.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18560]                            ;   731.2 agu1   143 st reload
        vmovdqu [r8 + 12128], ymm3                             ;   747.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18592]                            ;   732.2 agu0   143 st reload
        vmovdqu [r8 + 12160], ymm3                             ;   748.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18624]                            ;   733.2 agu0   143 st reload
        vmovdqu [r8 + 12192], ymm3                             ;   749.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18656]                            ;   734.2 agu1   143 st reload
        vmovdqu [r8 + 12224], ymm3                             ;   750.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17248]                            ;   735.2 agu1   143 st reload
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
        vmovdqu ymm3, [rbp + 17312]                            ;   800.2 agu0   143 st reload
        vmovdqu [r8 + 14336], ymm3                             ;   816.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 17760]                            ;   801.2 agu0   143 st reload
        vmovdqu [r8 + 14368], ymm3                             ;   817.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17824]                            ;   802.2 agu1   143 st reload
        vmovdqu [r8 + 14400], ymm3                             ;   818.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 17888]                            ;   803.2 agu1   143 st reload
        vmovdqu [r8 + 14432], ymm3                             ;   819.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 17952]                            ;   804.2 agu0   143 st reload
        vmovdqu [r8 + 14464], ymm3                             ;   820.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18016]                            ;   805.2 agu0   143 st reload
        vmovdqu [r8 + 14496], ymm3                             ;   821.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18080]                            ;   806.2 agu1   143 st reload
        vmovdqu [r8 + 14528], ymm3                             ;   822.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18144]                            ;   807.2 agu1   143 st reload
        vmovdqu [r8 + 14560], ymm3                             ;   823.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18208]                            ;   808.2 agu0   143 st reload
        vmovdqu [r8 + 14592], ymm3                             ;   824.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18272]                            ;   809.2 agu0   143 st reload
        vmovdqu [r8 + 14624], ymm3                             ;   825.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18336]                            ;   810.2 agu1   143 st reload
        vmovdqu [r8 + 14656], ymm3                             ;   826.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18400]                            ;   811.2 agu1   143 st reload
        vmovdqu [r8 + 14688], ymm3                             ;   827.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18752]                            ;   812.2 agu0   143 st reload
        vmovdqu [r8 + 14720], ymm3                             ;   828.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18784]                            ;   813.2 agu0   143 st reload
        vmovdqu [r8 + 14752], ymm3                             ;   829.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18816]                            ;   814.2 agu1   143 st reload
        vmovdqu [r8 + 14784], ymm3                             ;   830.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18848]                            ;   815.2 agu1   143 st reload
        vmovdqu [r8 + 14816], ymm3                             ;   831.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18880]                            ;   816.2 agu0   143 st reload
        vmovdqu [r8 + 14848], ymm3                             ;   832.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18912]                            ;   817.2 agu0   143 st reload
        vmovdqu [r8 + 14880], ymm3                             ;   833.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18944]                            ;   818.2 agu1   143 st reload
        vmovdqu [r8 + 14912], ymm3                             ;   834.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 18976]                            ;   819.2 agu1   143 st reload
        vmovdqu [r8 + 14944], ymm3                             ;   835.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19008]                            ;   820.2 agu0   143 st reload
        vmovdqu [r8 + 14976], ymm3                             ;   836.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 19040]                            ;   821.2 agu0   143 st reload
        vmovdqu [r8 + 15008], ymm3                             ;   837.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19072]                            ;   822.2 agu1   143 st reload
        vmovdqu [r8 + 15040], ymm3                             ;   838.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 19104]                            ;   823.2 agu1   143 st reload
        vmovdqu [r8 + 15072], ymm3                             ;   839.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19136]                            ;   824.2 agu0   143 st reload
        vmovdqu [r8 + 15104], ymm3                             ;   840.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 19168]                            ;   825.2 agu0   143 st reload
        vmovdqu [r8 + 15136], ymm3                             ;   841.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19200]                            ;   826.2 agu1   143 st reload
        vmovdqu [r8 + 15168], ymm3                             ;   842.2 agu0+fp5  143 st
        vmovdqu ymm3, [rbp + 19232]                            ;   827.2 agu1   143 st reload
        vmovdqu [r8 + 15200], ymm3                             ;   843.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 19264]                            ;   828.2 agu0   143 st reload
        vmovdqu [r8 + 15232], ymm3                             ;   844.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 20896]                            ;   829.2 agu0   143 st reload
        vmovdqu [r8 + 15264], ymm3                             ;   845.2 agu2+fp5  143 st
        vmovdqu ymm3, [rbp + 18688]                            ;   830.2 agu1   143 st reload
        vmovdqu [r8 + 15296], ymm3                             ;   846.2 agu0+fp5  143 st
        vmovdqu [r8 + 15360], ymm8                             ;   847.2 agu2+fp5  143 st
        vmovdqu [r8 + 15392], ymm13                            ;   848.2 agu1+fp5  143 st
        vmovdqu ymm3, [rbp + 18720]                            ;   833.2 agu0   143 st reload
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
        mov rsp, qword [rbp + 25272]                           ;                    frame
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
