; snow2_init128 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_init128 --cpu golden-cove --variant bitsliced
;
; void snow2_init128(const void *key, const void *iv, void *st);   System V, 64 bits
;   key: 8192 bytes (128 slices), read, secret, aligned to 16 bytes
;   iv: 8192 bytes (128 slices), read, public, aligned to 16 bytes
;   st: 36864 bytes (576 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 966 uops, planned 449.5; bounds: width 161.0, ports 448.5, path 8.0
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
%fatal "snow2_init128 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_init128
$_snow2_init128:
%else
        global $snow2_init128
%endif
$snow2_init128:
        push rbp                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0xb180                                          ;                    frame
        and rsp, -64                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 45272], rax                             ;                    frame
        mov qword [rbp + 45248], rdi                             ;                    argument
        mov qword [rbp + 45256], rsi                             ;                    argument
        mov qword [rbp + 45264], rdx                             ;                    argument
        mov rax, qword [rbp + 45248]                             ;                    first state
        mov r8, qword [rbp + 45248]                              ;     0.2 p3     117 k.0 reload
        vmovdqu64 zmm0, [r8 + 4096]                              ;     5.2 p2     117 k.0
        vmovdqu64 [rbp + 8064], zmm0                             ;    11.2 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8128], zmm1                             ;    12.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4160]                              ;     5.2 p3     117 k.1
        vmovdqu64 [rbp + 8192], zmm0                             ;    11.2 p7+p4   99 clocks
        vmovdqa64 zmm2, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm2, zmm0, zmm0, 0xf                         ;    11.2 p5     119 s[9]
        vmovdqu64 [rbp + 8256], zmm2                             ;    12.2 p8+p9   99 clocks
        mov r9, qword [rbp + 45256]                              ;     2.0 p10    123 s[15].0 reload
        vpxord zmm1, zmm1, [r9]                                  ;    13.0 p0+p2  126 s[9]
        vmovdqu64 [rbp + 8320], zmm1                             ;    14.0 p7+p4   99 clocks
        vpxord zmm2, zmm2, [r9 + 64]                             ;    13.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8384], zmm2                             ;    14.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4224]                              ;     5.2 p2     117 k.2
        vmovdqu64 [rbp + 8448], zmm0                             ;    11.2 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8512], zmm1                             ;    12.2 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 128]                            ;    13.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8576], zmm1                             ;    14.0 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4288]                              ;     5.2 p2     117 k.3
        vmovdqu64 [rbp + 8640], zmm0                             ;    11.2 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8704], zmm1                             ;    12.2 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 192]                            ;    13.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8768], zmm1                             ;    14.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4352]                              ;     5.2 p2     117 k.4
        vmovdqu64 [rbp + 8832], zmm0                             ;    12.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8896], zmm1                             ;    13.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 256]                            ;    13.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8960], zmm1                             ;    14.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4416]                              ;     6.3 p2     117 k.5
        vmovdqu64 [rbp + 9024], zmm0                             ;    15.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    12.3        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    12.3 p0     119 s[9]
        vmovdqu64 [rbp + 9088], zmm1                             ;    16.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 320]                            ;    13.3 p5+p3  126 s[9]
        vmovdqu64 [rbp + 9152], zmm1                             ;    17.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4480]                              ;     7.5 p2     117 k.6
        vmovdqu64 [rbp + 9216], zmm0                             ;    18.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    13.5        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    13.5 p0     119 s[9]
        vmovdqu64 [rbp + 9280], zmm1                             ;    19.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 384]                            ;    14.5 p5+p3  126 s[9]
        vmovdqu64 [rbp + 9344], zmm1                             ;    20.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4544]                              ;     8.7 p2     117 k.7
        vmovdqu64 [rbp + 9408], zmm0                             ;    21.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    14.7        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    14.7 p0     119 s[9]
        vmovdqu64 [rbp + 9472], zmm1                             ;    22.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 448]                            ;    15.7 p5+p3  126 s[9]
        vmovdqu64 [rbp + 9536], zmm1                             ;    23.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4608]                              ;     9.8 p2     117 k.8
        vmovdqu64 [rbp + 9600], zmm0                             ;    24.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    15.8        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    15.8 p0     119 s[9]
        vmovdqu64 [rbp + 9664], zmm1                             ;    25.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 512]                            ;    16.8 p5+p3  126 s[9]
        vmovdqu64 [rbp + 9728], zmm1                             ;    26.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4672]                              ;    11.0 p2     117 k.9
        vmovdqu64 [rbp + 9792], zmm0                             ;    27.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    17.0        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    17.0 p0     119 s[9]
        vmovdqu64 [rbp + 9856], zmm1                             ;    28.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 576]                            ;    18.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 9920], zmm1                             ;    29.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4736]                              ;    12.2 p2     117 k.10
        vmovdqu64 [rbp + 9984], zmm0                             ;    30.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    18.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    18.2 p0     119 s[9]
        vmovdqu64 [rbp + 10048], zmm1                            ;    31.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 640]                            ;    19.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 10112], zmm1                            ;    32.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4800]                              ;    13.3 p2     117 k.11
        vmovdqu64 [rbp + 10176], zmm0                            ;    33.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    19.3        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    19.3 p0     119 s[9]
        vmovdqu64 [rbp + 10240], zmm1                            ;    34.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 704]                            ;    20.3 p5+p3  126 s[9]
        vmovdqu64 [rbp + 10304], zmm1                            ;    35.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4864]                              ;    14.5 p2     117 k.12
        vmovdqu64 [rbp + 10368], zmm0                            ;    36.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    20.5        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    20.5 p0     119 s[9]
        vmovdqu64 [rbp + 10432], zmm1                            ;    37.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 768]                            ;    21.5 p5+p3  126 s[9]
        vmovdqu64 [rbp + 10496], zmm1                            ;    38.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4928]                              ;    15.7 p2     117 k.13
        vmovdqu64 [rbp + 10560], zmm0                            ;    39.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    21.7        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    21.7 p0     119 s[9]
        vmovdqu64 [rbp + 10624], zmm1                            ;    40.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 832]                            ;    22.7 p5+p3  126 s[9]
        vmovdqu64 [rbp + 10688], zmm1                            ;    41.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4992]                              ;    16.8 p2     117 k.14
        vmovdqu64 [rbp + 10752], zmm0                            ;    42.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    22.8        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    22.8 p0     119 s[9]
        vmovdqu64 [rbp + 10816], zmm1                            ;    43.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 896]                            ;    23.8 p5+p3  126 s[9]
        vmovdqu64 [rbp + 10880], zmm1                            ;    44.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5056]                              ;    18.0 p2     117 k.15
        vmovdqu64 [rbp + 10944], zmm0                            ;    45.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    24.0        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    24.0 p0     119 s[9]
        vmovdqu64 [rbp + 11008], zmm1                            ;    46.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 960]                            ;    25.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 11072], zmm1                            ;    47.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5120]                              ;    19.2 p2     117 k.16
        vmovdqu64 [rbp + 11136], zmm0                            ;    48.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    25.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    25.2 p0     119 s[9]
        vmovdqu64 [rbp + 11200], zmm1                            ;    49.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1024]                           ;    26.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 11264], zmm1                            ;    50.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5184]                              ;    20.3 p2     117 k.17
        vmovdqu64 [rbp + 11328], zmm0                            ;    51.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    26.3        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    26.3 p0     119 s[9]
        vmovdqu64 [rbp + 11392], zmm1                            ;    52.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1088]                           ;    27.3 p5+p3  126 s[9]
        vmovdqu64 [rbp + 11456], zmm1                            ;    53.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5248]                              ;    21.5 p2     117 k.18
        vmovdqu64 [rbp + 11520], zmm0                            ;    54.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    27.5        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    27.5 p0     119 s[9]
        vmovdqu64 [rbp + 11584], zmm1                            ;    55.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1152]                           ;    28.5 p5+p3  126 s[9]
        vmovdqu64 [rbp + 11648], zmm1                            ;    56.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5312]                              ;    22.7 p2     117 k.19
        vmovdqu64 [rbp + 11712], zmm0                            ;    57.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    28.7        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    28.7 p0     119 s[9]
        vmovdqu64 [rbp + 11776], zmm1                            ;    58.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1216]                           ;    29.7 p5+p3  126 s[9]
        vmovdqu64 [rbp + 11840], zmm1                            ;    59.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5376]                              ;    23.8 p2     117 k.20
        vmovdqu64 [rbp + 11904], zmm0                            ;    60.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    29.8        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    29.8 p0     119 s[9]
        vmovdqu64 [rbp + 11968], zmm1                            ;    61.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1280]                           ;    30.8 p5+p3  126 s[9]
        vmovdqu64 [rbp + 12032], zmm1                            ;    62.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5440]                              ;    25.0 p2     117 k.21
        vmovdqu64 [rbp + 12096], zmm0                            ;    63.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    31.0        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    31.0 p0     119 s[9]
        vmovdqu64 [rbp + 12160], zmm1                            ;    64.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1344]                           ;    32.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 12224], zmm1                            ;    65.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5504]                              ;    26.2 p2     117 k.22
        vmovdqu64 [rbp + 12288], zmm0                            ;    66.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    32.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    32.2 p0     119 s[9]
        vmovdqu64 [rbp + 12352], zmm1                            ;    67.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1408]                           ;    33.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 12416], zmm1                            ;    68.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5568]                              ;    27.3 p2     117 k.23
        vmovdqu64 [rbp + 12480], zmm0                            ;    69.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    33.3        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    33.3 p0     119 s[9]
        vmovdqu64 [rbp + 12544], zmm1                            ;    70.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1472]                           ;    34.3 p5+p3  126 s[9]
        vmovdqu64 [rbp + 12608], zmm1                            ;    71.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5632]                              ;    28.5 p2     117 k.24
        vmovdqu64 [rbp + 12672], zmm0                            ;    72.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    34.5        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    34.5 p0     119 s[9]
        vmovdqu64 [rbp + 12736], zmm1                            ;    73.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1536]                           ;    35.5 p5+p3  126 s[9]
        vmovdqu64 [rbp + 12800], zmm1                            ;    74.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5696]                              ;    29.7 p2     117 k.25
        vmovdqu64 [rbp + 12864], zmm0                            ;    75.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    35.7        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    35.7 p0     119 s[9]
        vmovdqu64 [rbp + 12928], zmm1                            ;    76.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1600]                           ;    36.7 p5+p3  126 s[9]
        vmovdqu64 [rbp + 12992], zmm1                            ;    77.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5760]                              ;    30.8 p2     117 k.26
        vmovdqu64 [rbp + 13056], zmm0                            ;    78.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    36.8        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    36.8 p0     119 s[9]
        vmovdqu64 [rbp + 13120], zmm1                            ;    79.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1664]                           ;    37.8 p5+p3  126 s[9]
        vmovdqu64 [rbp + 13184], zmm1                            ;    80.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5824]                              ;    32.0 p2     117 k.27
        vmovdqu64 [rbp + 13248], zmm0                            ;    81.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    38.0        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    38.0 p0     119 s[9]
        vmovdqu64 [rbp + 13312], zmm1                            ;    82.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1728]                           ;    39.0 p5+p3  126 s[9]
        vmovdqu64 [rbp + 13376], zmm1                            ;    83.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 5888]                              ;    33.2 p2     117 k.28
        vmovdqu64 [rbp + 13440], zmm0                            ;    84.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    39.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    39.2 p0     119 s[9]
        vmovdqu64 [rbp + 13504], zmm1                            ;    85.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1792]                           ;    40.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 13568], zmm1                            ;    86.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 5952]                              ;    34.3 p2     117 k.29
        vmovdqu64 [rbp + 13632], zmm0                            ;    87.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    40.3        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    40.3 p0     119 s[9]
        vmovdqu64 [rbp + 13696], zmm1                            ;    88.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1856]                           ;    41.3 p5+p3  126 s[9]
        vmovdqu64 [rbp + 13760], zmm1                            ;    89.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6016]                              ;    35.5 p2     117 k.30
        vmovdqu64 [rbp + 13824], zmm0                            ;    90.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    41.5        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    41.5 p0     119 s[9]
        vmovdqu64 [rbp + 13888], zmm1                            ;    91.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 1920]                           ;    42.5 p5+p3  126 s[9]
        vmovdqu64 [rbp + 13952], zmm1                            ;    92.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 6080]                              ;    36.7 p2     117 k.31
        vmovdqu64 [rbp + 14016], zmm0                            ;    93.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    42.7        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    42.7 p0     119 s[9]
        vmovdqu64 [rbp + 14080], zmm1                            ;    94.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 1984]                           ;    43.7 p5+p3  126 s[9]
        vmovdqu64 [rbp + 14144], zmm1                            ;    95.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2048]                              ;    37.8 p2     117 k.0
        vmovdqu64 [rbp + 14208], zmm0                            ;    96.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    43.8        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    43.8 p0     119 s[10]
        vmovdqu64 [rbp + 14272], zmm1                            ;    97.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2048]                           ;    44.8 p5+p3  125 s[10]
        vmovdqu64 [rbp + 14336], zmm1                            ;    98.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2112]                              ;    39.0 p2     117 k.1
        vmovdqu64 [rbp + 14400], zmm0                            ;    99.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    45.0        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    45.0 p0     119 s[10]
        vmovdqu64 [rbp + 14464], zmm1                            ;   100.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2112]                           ;    46.0 p5+p3  125 s[10]
        vmovdqu64 [rbp + 14528], zmm1                            ;   101.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2176]                              ;    40.2 p2     117 k.2
        vmovdqu64 [rbp + 14592], zmm0                            ;   102.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    46.2        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    46.2 p0     119 s[10]
        vmovdqu64 [rbp + 14656], zmm1                            ;   103.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2176]                           ;    47.2 p5+p3  125 s[10]
        vmovdqu64 [rbp + 14720], zmm1                            ;   104.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2240]                              ;    41.3 p2     117 k.3
        vmovdqu64 [rbp + 14784], zmm0                            ;   105.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    47.3        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    47.3 p0     119 s[10]
        vmovdqu64 [rbp + 14848], zmm1                            ;   106.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2240]                           ;    48.3 p5+p3  125 s[10]
        vmovdqu64 [rbp + 14912], zmm1                            ;   107.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2304]                              ;    42.5 p2     117 k.4
        vmovdqu64 [rbp + 14976], zmm0                            ;   108.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    48.5        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    48.5 p0     119 s[10]
        vmovdqu64 [rbp + 15040], zmm1                            ;   109.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2304]                           ;    49.5 p5+p3  125 s[10]
        vmovdqu64 [rbp + 15104], zmm1                            ;   110.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2368]                              ;    43.7 p2     117 k.5
        vmovdqu64 [rbp + 15168], zmm0                            ;   111.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    49.7        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    49.7 p0     119 s[10]
        vmovdqu64 [rbp + 15232], zmm1                            ;   112.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2368]                           ;    50.7 p5+p3  125 s[10]
        vmovdqu64 [rbp + 15296], zmm1                            ;   113.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2432]                              ;    44.8 p2     117 k.6
        vmovdqu64 [rbp + 15360], zmm0                            ;   114.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    50.8        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    50.8 p0     119 s[10]
        vmovdqu64 [rbp + 15424], zmm1                            ;   115.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2432]                           ;    51.8 p5+p3  125 s[10]
        vmovdqu64 [rbp + 15488], zmm1                            ;   116.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2496]                              ;    46.0 p2     117 k.7
        vmovdqu64 [rbp + 15552], zmm0                            ;   117.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    52.0        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    52.0 p0     119 s[10]
        vmovdqu64 [rbp + 15616], zmm1                            ;   118.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2496]                           ;    53.0 p5+p3  125 s[10]
        vmovdqu64 [rbp + 15680], zmm1                            ;   119.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2560]                              ;    47.2 p2     117 k.8
        vmovdqu64 [rbp + 15744], zmm0                            ;   120.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    53.2        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    53.2 p0     119 s[10]
        vmovdqu64 [rbp + 15808], zmm1                            ;   121.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2560]                           ;    54.2 p5+p3  125 s[10]
        vmovdqu64 [rbp + 15872], zmm1                            ;   122.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2624]                              ;    48.3 p2     117 k.9
        vmovdqu64 [rbp + 15936], zmm0                            ;   123.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    54.3        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    54.3 p0     119 s[10]
        vmovdqu64 [rbp + 16000], zmm1                            ;   124.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2624]                           ;    55.3 p5+p3  125 s[10]
        vmovdqu64 [rbp + 16064], zmm1                            ;   125.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2688]                              ;    49.5 p2     117 k.10
        vmovdqu64 [rbp + 16128], zmm0                            ;   126.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    55.5        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    55.5 p0     119 s[10]
        vmovdqu64 [rbp + 16192], zmm1                            ;   127.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2688]                           ;    56.5 p5+p3  125 s[10]
        vmovdqu64 [rbp + 16256], zmm1                            ;   128.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2752]                              ;    50.7 p2     117 k.11
        vmovdqu64 [rbp + 16320], zmm0                            ;   129.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    56.7        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    56.7 p0     119 s[10]
        vmovdqu64 [rbp + 16384], zmm1                            ;   130.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2752]                           ;    57.7 p5+p3  125 s[10]
        vmovdqu64 [rbp + 16448], zmm1                            ;   131.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2816]                              ;    51.8 p2     117 k.12
        vmovdqu64 [rbp + 16512], zmm0                            ;   132.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    57.8        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    57.8 p0     119 s[10]
        vmovdqu64 [rbp + 16576], zmm1                            ;   133.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2816]                           ;    58.8 p5+p3  125 s[10]
        vmovdqu64 [rbp + 16640], zmm1                            ;   134.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 2880]                              ;    53.0 p2     117 k.13
        vmovdqu64 [rbp + 16704], zmm0                            ;   135.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    59.0        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    59.0 p0     119 s[10]
        vmovdqu64 [rbp + 16768], zmm1                            ;   136.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 2880]                           ;    60.0 p5+p3  125 s[10]
        vmovdqu64 [rbp + 16832], zmm1                            ;   137.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 2944]                              ;    54.2 p2     117 k.14
        vmovdqu64 [rbp + 16896], zmm0                            ;   138.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    60.2        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    60.2 p0     119 s[10]
        vmovdqu64 [rbp + 16960], zmm1                            ;   139.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 2944]                           ;    61.2 p5+p3  125 s[10]
        vmovdqu64 [rbp + 17024], zmm1                            ;   140.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3008]                              ;    55.3 p2     117 k.15
        vmovdqu64 [rbp + 17088], zmm0                            ;   141.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    61.3        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    61.3 p0     119 s[10]
        vmovdqu64 [rbp + 17152], zmm1                            ;   142.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3008]                           ;    62.3 p5+p3  125 s[10]
        vmovdqu64 [rbp + 17216], zmm1                            ;   143.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3072]                              ;    56.5 p2     117 k.16
        vmovdqu64 [rbp + 17280], zmm0                            ;   144.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    62.5        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    62.5 p0     119 s[10]
        vmovdqu64 [rbp + 17344], zmm1                            ;   145.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3072]                           ;    63.5 p5+p3  125 s[10]
        vmovdqu64 [rbp + 17408], zmm1                            ;   146.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3136]                              ;    57.7 p2     117 k.17
        vmovdqu64 [rbp + 17472], zmm0                            ;   147.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    63.7        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    63.7 p0     119 s[10]
        vmovdqu64 [rbp + 17536], zmm1                            ;   148.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3136]                           ;    64.7 p5+p3  125 s[10]
        vmovdqu64 [rbp + 17600], zmm1                            ;   149.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3200]                              ;    58.8 p2     117 k.18
        vmovdqu64 [rbp + 17664], zmm0                            ;   150.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    64.8        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    64.8 p0     119 s[10]
        vmovdqu64 [rbp + 17728], zmm1                            ;   151.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3200]                           ;    65.8 p5+p3  125 s[10]
        vmovdqu64 [rbp + 17792], zmm1                            ;   152.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3264]                              ;    60.0 p2     117 k.19
        vmovdqu64 [rbp + 17856], zmm0                            ;   153.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    66.0        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    66.0 p0     119 s[10]
        vmovdqu64 [rbp + 17920], zmm1                            ;   154.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3264]                           ;    67.0 p5+p3  125 s[10]
        vmovdqu64 [rbp + 17984], zmm1                            ;   155.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3328]                              ;    61.2 p2     117 k.20
        vmovdqu64 [rbp + 18048], zmm0                            ;   156.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    67.2        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    67.2 p0     119 s[10]
        vmovdqu64 [rbp + 18112], zmm1                            ;   157.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3328]                           ;    68.2 p5+p3  125 s[10]
        vmovdqu64 [rbp + 18176], zmm1                            ;   158.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3392]                              ;    62.3 p2     117 k.21
        vmovdqu64 [rbp + 18240], zmm0                            ;   159.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    68.3        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    68.3 p0     119 s[10]
        vmovdqu64 [rbp + 18304], zmm1                            ;   160.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3392]                           ;    69.3 p5+p3  125 s[10]
        vmovdqu64 [rbp + 18368], zmm1                            ;   161.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3456]                              ;    63.5 p2     117 k.22
        vmovdqu64 [rbp + 18432], zmm0                            ;   162.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    69.5        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    69.5 p0     119 s[10]
        vmovdqu64 [rbp + 18496], zmm1                            ;   163.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3456]                           ;    70.5 p5+p3  125 s[10]
        vmovdqu64 [rbp + 18560], zmm1                            ;   164.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3520]                              ;    64.7 p2     117 k.23
        vmovdqu64 [rbp + 18624], zmm0                            ;   165.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    70.7        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    70.7 p0     119 s[10]
        vmovdqu64 [rbp + 18688], zmm1                            ;   166.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3520]                           ;    71.7 p5+p3  125 s[10]
        vmovdqu64 [rbp + 18752], zmm1                            ;   167.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3584]                              ;    65.8 p2     117 k.24
        vmovdqu64 [rbp + 18816], zmm0                            ;   168.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    71.8        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    71.8 p0     119 s[10]
        vmovdqu64 [rbp + 18880], zmm1                            ;   169.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3584]                           ;    72.8 p5+p3  125 s[10]
        vmovdqu64 [rbp + 18944], zmm1                            ;   170.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3648]                              ;    67.0 p2     117 k.25
        vmovdqu64 [rbp + 19008], zmm0                            ;   171.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    73.0        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    73.0 p0     119 s[10]
        vmovdqu64 [rbp + 19072], zmm1                            ;   172.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3648]                           ;    74.0 p5+p3  125 s[10]
        vmovdqu64 [rbp + 19136], zmm1                            ;   173.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3712]                              ;    68.2 p2     117 k.26
        vmovdqu64 [rbp + 19200], zmm0                            ;   174.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    74.2        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    74.2 p0     119 s[10]
        vmovdqu64 [rbp + 19264], zmm1                            ;   175.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3712]                           ;    75.2 p5+p3  125 s[10]
        vmovdqu64 [rbp + 19328], zmm1                            ;   176.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3776]                              ;    69.3 p2     117 k.27
        vmovdqu64 [rbp + 19392], zmm0                            ;   177.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    75.3        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    75.3 p0     119 s[10]
        vmovdqu64 [rbp + 19456], zmm1                            ;   178.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3776]                           ;    76.3 p5+p3  125 s[10]
        vmovdqu64 [rbp + 19520], zmm1                            ;   179.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3840]                              ;    70.5 p2     117 k.28
        vmovdqu64 [rbp + 19584], zmm0                            ;   180.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    76.5        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    76.5 p0     119 s[10]
        vmovdqu64 [rbp + 19648], zmm1                            ;   181.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3840]                           ;    77.5 p5+p3  125 s[10]
        vmovdqu64 [rbp + 19712], zmm1                            ;   182.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 3904]                              ;    71.7 p2     117 k.29
        vmovdqu64 [rbp + 19776], zmm0                            ;   183.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    77.7        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    77.7 p0     119 s[10]
        vmovdqu64 [rbp + 19840], zmm1                            ;   184.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 3904]                           ;    78.7 p5+p3  125 s[10]
        vmovdqu64 [rbp + 19904], zmm1                            ;   185.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 3968]                              ;    72.8 p2     117 k.30
        vmovdqu64 [rbp + 19968], zmm0                            ;   186.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    78.8        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    78.8 p0     119 s[10]
        vmovdqu64 [rbp + 20032], zmm1                            ;   187.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 3968]                           ;    79.8 p5+p3  125 s[10]
        vmovdqu64 [rbp + 20096], zmm1                            ;   188.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4032]                              ;    74.0 p2     117 k.31
        vmovdqu64 [rbp + 20160], zmm0                            ;   189.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    80.0        119 s[10] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    80.0 p0     119 s[10]
        vmovdqu64 [rbp + 20224], zmm1                            ;   190.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 4032]                           ;    81.0 p5+p3  125 s[10]
        vmovdqu64 [rbp + 20288], zmm1                            ;   191.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 6144]                              ;    75.2 p2     117 k.0
        vmovdqu64 zmm1, [r8 + 6208]                              ;    75.8 p3     117 k.1
        vmovdqu64 zmm2, [r8 + 6272]                              ;    76.2 p2     117 k.2
        vmovdqa64 zmm3, zmm0                                     ;    81.2        119 s[8] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                         ;    81.2 p0     119 s[8]
        vmovdqu64 [rbp + 20352], zmm3                            ;   192.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20416], zmm3                            ;   193.0 p8+p9   99 clocks
        vmovdqu64 zmm3, [r8 + 6336]                              ;    76.8 p3     117 k.3
        vmovdqa64 zmm4, zmm1                                     ;    81.8        119 s[8] copy
        vpternlogd zmm4, zmm1, zmm1, 0xf                         ;    81.8 p5     119 s[8]
        vmovdqu64 [rbp + 20480], zmm4                            ;   194.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20544], zmm4                            ;   195.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [r8 + 6400]                              ;    77.2 p2     117 k.4
        vmovdqa64 zmm5, zmm2                                     ;    82.2        119 s[8] copy
        vpternlogd zmm5, zmm2, zmm2, 0xf                         ;    82.2 p0     119 s[8]
        vmovdqu64 [rbp + 20608], zmm5                            ;   196.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20672], zmm5                            ;   197.0 p8+p9   99 clocks
        vmovdqu64 zmm5, [r8 + 6464]                              ;    78.0 p3     117 k.5
        vmovdqa64 zmm6, zmm3                                     ;    82.8        119 s[8] copy
        vpternlogd zmm6, zmm3, zmm3, 0xf                         ;    82.8 p5     119 s[8]
        vmovdqu64 [rbp + 20736], zmm6                            ;   198.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20800], zmm6                            ;   199.0 p8+p9   99 clocks
        vmovdqu64 zmm6, [r8 + 6528]                              ;    78.8 p2     117 k.6
        vmovdqa64 zmm7, zmm4                                     ;    83.2        119 s[8] copy
        vpternlogd zmm7, zmm4, zmm4, 0xf                         ;    83.2 p0     119 s[8]
        vmovdqu64 [rbp + 20864], zmm7                            ;   200.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20928], zmm7                            ;   201.0 p8+p9   99 clocks
        vmovdqa64 zmm7, zmm5                                     ;    84.0        119 s[8] copy
        vpternlogd zmm7, zmm5, zmm5, 0xf                         ;    84.0 p5     119 s[8]
        vmovdqu64 [rbp + 20992], zmm7                            ;   202.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21056], zmm7                            ;   203.0 p8+p9   99 clocks
        vmovdqu64 zmm7, [r8 + 6592]                              ;    80.3 p3     117 k.7
        vmovdqa64 zmm8, zmm6                                     ;    84.8        119 s[8] copy
        vpternlogd zmm8, zmm6, zmm6, 0xf                         ;    84.8 p0     119 s[8]
        vmovdqu64 [rbp + 21120], zmm8                            ;   204.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21184], zmm8                            ;   205.0 p8+p9   99 clocks
        vmovdqu64 zmm8, [r8 + 6656]                              ;    81.2 p2     117 k.8
        vmovdqu64 zmm9, [r8 + 6720]                              ;    81.3 p3     117 k.9
        vmovdqa64 zmm10, zmm7                                    ;    86.3        119 s[8] copy
        vpternlogd zmm10, zmm7, zmm7, 0xf                        ;    86.3 p5     119 s[8]
        vmovdqu64 [rbp + 21248], zmm10                           ;   206.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21312], zmm10                           ;   207.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [r8 + 6784]                             ;    82.2 p2     117 k.10
        vmovdqa64 zmm11, zmm8                                    ;    87.2        119 s[8] copy
        vpternlogd zmm11, zmm8, zmm8, 0xf                        ;    87.2 p0     119 s[8]
        vmovdqu64 [rbp + 21376], zmm11                           ;   208.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21440], zmm11                           ;   209.0 p8+p9   99 clocks
        vmovdqu64 zmm11, [r8 + 6848]                             ;    83.0 p3     117 k.11
        vmovdqa64 zmm12, zmm9                                    ;    87.3        119 s[8] copy
        vpternlogd zmm12, zmm9, zmm9, 0xf                        ;    87.3 p5     119 s[8]
        vmovdqu64 [rbp + 21504], zmm12                           ;   210.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21568], zmm12                           ;   211.0 p8+p9   99 clocks
        vmovdqu64 zmm12, [r8 + 6912]                             ;    83.8 p2     117 k.12
        vmovdqa64 zmm13, zmm10                                   ;    88.2        119 s[8] copy
        vpternlogd zmm13, zmm10, zmm10, 0xf                      ;    88.2 p0     119 s[8]
        vmovdqu64 [rbp + 21632], zmm13                           ;   212.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21696], zmm13                           ;   213.0 p8+p9   99 clocks
        vmovdqu64 zmm13, [r8 + 6976]                             ;    84.7 p3     117 k.13
        vmovdqa64 zmm14, zmm11                                   ;    89.0        119 s[8] copy
        vpternlogd zmm14, zmm11, zmm11, 0xf                      ;    89.0 p5     119 s[8]
        vmovdqu64 [rbp + 21760], zmm14                           ;   214.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21824], zmm14                           ;   215.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [r8 + 7040]                             ;    85.5 p2     117 k.14
        vmovdqa64 zmm15, zmm12                                   ;    89.8        119 s[8] copy
        vpternlogd zmm15, zmm12, zmm12, 0xf                      ;    89.8 p0     119 s[8]
        vmovdqu64 [rbp + 21888], zmm15                           ;   216.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21952], zmm15                           ;   217.0 p8+p9   99 clocks
        vmovdqu64 zmm15, [r8 + 7104]                             ;    86.3 p3     117 k.15
        vmovdqa64 zmm16, zmm13                                   ;    90.7        119 s[8] copy
        vpternlogd zmm16, zmm13, zmm13, 0xf                      ;    90.7 p5     119 s[8]
        vmovdqu64 [rbp + 22016], zmm16                           ;   218.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22080], zmm16                           ;   219.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [r8 + 7168]                             ;    87.2 p2     117 k.16
        vmovdqa64 zmm17, zmm14                                   ;    91.5        119 s[8] copy
        vpternlogd zmm17, zmm14, zmm14, 0xf                      ;    91.5 p0     119 s[8]
        vmovdqu64 [rbp + 22144], zmm17                           ;   220.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22208], zmm17                           ;   221.0 p8+p9   99 clocks
        vmovdqu64 zmm17, [r8 + 7232]                             ;    88.0 p3     117 k.17
        vmovdqa64 zmm18, zmm15                                   ;    92.3        119 s[8] copy
        vpternlogd zmm18, zmm15, zmm15, 0xf                      ;    92.3 p5     119 s[8]
        vmovdqu64 [rbp + 22272], zmm18                           ;   222.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22336], zmm18                           ;   223.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [r8 + 7296]                             ;    88.8 p2     117 k.18
        vmovdqa64 zmm19, zmm16                                   ;    93.2        119 s[8] copy
        vpternlogd zmm19, zmm16, zmm16, 0xf                      ;    93.2 p0     119 s[8]
        vmovdqu64 [rbp + 22400], zmm19                           ;   224.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22464], zmm19                           ;   225.0 p8+p9   99 clocks
        vmovdqu64 zmm19, [r8 + 7360]                             ;    89.7 p3     117 k.19
        vmovdqa64 zmm20, zmm17                                   ;    94.0        119 s[8] copy
        vpternlogd zmm20, zmm17, zmm17, 0xf                      ;    94.0 p5     119 s[8]
        vmovdqu64 [rbp + 22528], zmm20                           ;   226.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22592], zmm20                           ;   227.0 p8+p9   99 clocks
        vmovdqu64 zmm20, [r8 + 7424]                             ;    90.5 p2     117 k.20
        vmovdqa64 zmm21, zmm18                                   ;    94.8        119 s[8] copy
        vpternlogd zmm21, zmm18, zmm18, 0xf                      ;    94.8 p0     119 s[8]
        vmovdqu64 [rbp + 22656], zmm21                           ;   228.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22720], zmm21                           ;   229.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [r8 + 7488]                             ;    91.3 p3     117 k.21
        vmovdqa64 zmm22, zmm19                                   ;    95.7        119 s[8] copy
        vpternlogd zmm22, zmm19, zmm19, 0xf                      ;    95.7 p5     119 s[8]
        vmovdqu64 [rbp + 22784], zmm22                           ;   230.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22848], zmm22                           ;   231.0 p8+p9   99 clocks
        vmovdqu64 zmm22, [r8 + 7552]                             ;    92.2 p2     117 k.22
        vmovdqa64 zmm23, zmm20                                   ;    96.5        119 s[8] copy
        vpternlogd zmm23, zmm20, zmm20, 0xf                      ;    96.5 p0     119 s[8]
        vmovdqu64 [rbp + 22912], zmm23                           ;   232.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22976], zmm23                           ;   233.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [r8 + 7616]                             ;    93.0 p3     117 k.23
        vmovdqa64 zmm24, zmm21                                   ;    97.3        119 s[8] copy
        vpternlogd zmm24, zmm21, zmm21, 0xf                      ;    97.3 p5     119 s[8]
        vmovdqu64 [rbp + 23040], zmm24                           ;   234.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23104], zmm24                           ;   235.0 p8+p9   99 clocks
        vmovdqu64 zmm24, [r8 + 7680]                             ;    93.8 p2     117 k.24
        vmovdqa64 zmm25, zmm22                                   ;    98.2        119 s[8] copy
        vpternlogd zmm25, zmm22, zmm22, 0xf                      ;    98.2 p0     119 s[8]
        vmovdqu64 [rbp + 23168], zmm25                           ;   236.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23232], zmm25                           ;   237.0 p8+p9   99 clocks
        vmovdqu64 zmm25, [r8 + 7744]                             ;    94.7 p3     117 k.25
        vmovdqa64 zmm26, zmm23                                   ;    99.0        119 s[8] copy
        vpternlogd zmm26, zmm23, zmm23, 0xf                      ;    99.0 p5     119 s[8]
        vmovdqu64 [rbp + 23296], zmm26                           ;   238.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23360], zmm26                           ;   239.0 p8+p9   99 clocks
        vmovdqu64 zmm26, [r8 + 7808]                             ;    95.5 p2     117 k.26
        vmovdqa64 zmm27, zmm24                                   ;    99.8        119 s[8] copy
        vpternlogd zmm27, zmm24, zmm24, 0xf                      ;    99.8 p0     119 s[8]
        vmovdqu64 [rbp + 23424], zmm27                           ;   240.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23488], zmm27                           ;   241.0 p8+p9   99 clocks
        vmovdqu64 zmm27, [r8 + 7872]                             ;    96.3 p3     117 k.27
        vmovdqa64 zmm28, zmm25                                   ;   100.7        119 s[8] copy
        vpternlogd zmm28, zmm25, zmm25, 0xf                      ;   100.7 p5     119 s[8]
        vmovdqu64 [rbp + 23552], zmm28                           ;   242.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23616], zmm28                           ;   243.0 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 7936]                             ;    97.2 p2     117 k.28
        vmovdqa64 zmm29, zmm26                                   ;   101.5        119 s[8] copy
        vpternlogd zmm29, zmm26, zmm26, 0xf                      ;   101.5 p0     119 s[8]
        vmovdqu64 [rbp + 23680], zmm29                           ;   244.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23744], zmm29                           ;   245.0 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8000]                             ;    98.0 p3     117 k.29
        vmovdqa64 zmm30, zmm27                                   ;   102.3        119 s[8] copy
        vpternlogd zmm30, zmm27, zmm27, 0xf                      ;   102.3 p5     119 s[8]
        vmovdqu64 [rbp + 23808], zmm30                           ;   246.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23872], zmm30                           ;   247.0 p8+p9   99 clocks
        vmovdqa64 zmm30, zmm28                                   ;   103.2        119 s[8] copy
        vpternlogd zmm30, zmm28, zmm28, 0xf                      ;   103.2 p0     119 s[8]
        vmovdqu64 [rbp + 23936], zmm30                           ;   248.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24000], zmm30                           ;   249.0 p8+p9   99 clocks
        vmovdqa64 zmm30, zmm29                                   ;   104.0        119 s[8] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   104.0 p5     119 s[8]
        vmovdqu64 [rbp + 24064], zmm30                           ;   250.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24128], zmm30                           ;   251.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8064]                             ;   100.2 p2     117 k.30
        vmovdqa64 zmm31, zmm30                                   ;   106.2        119 s[8] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   106.2 p0     119 s[8]
        vmovdqu64 [rbp + 24192], zmm31                           ;   252.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24256], zmm31                           ;   253.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 8128]                             ;   101.0 p3     117 k.31
        vpxord zmm0, zmm0, [r9 + 4096]                           ;   101.2 p5+p2  124 s[12]
        vmovdqu64 [rbp + 24320], zmm0                            ;   254.5 p7+p4   99 clocks
        vmovdqa64 zmm0, zmm31                                    ;   107.0        119 s[8] copy
        vpternlogd zmm0, zmm31, zmm31, 0xf                       ;   107.0 p0     119 s[8]
        vmovdqu64 [rbp + 24384], zmm0                            ;   255.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 24448], zmm0                            ;   256.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8]                                     ;   102.2 p3     117 k.0
        vpxord zmm1, zmm1, [r9 + 4160]                           ;   102.3 p5+p2  124 s[12]
        vmovdqu64 [rbp + 24512], zmm1                            ;   257.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;   108.2        119 s[11] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;   108.2 p0     119 s[11]
        vmovdqu64 [rbp + 24576], zmm1                            ;   258.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24640], zmm1                            ;   259.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 64]                                ;   103.3 p3     117 k.1
        vpxord zmm2, zmm2, [r9 + 4224]                           ;   103.5 p5+p2  124 s[12]
        vmovdqu64 [rbp + 24704], zmm2                            ;   260.5 p7+p4   99 clocks
        vmovdqa64 zmm2, zmm1                                     ;   109.3        119 s[11] copy
        vpternlogd zmm2, zmm1, zmm1, 0xf                         ;   109.3 p0     119 s[11]
        vmovdqu64 [rbp + 24768], zmm2                            ;   261.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 24832], zmm2                            ;   262.5 p7+p4   99 clocks
        vmovdqu64 zmm2, [r8 + 128]                               ;   104.5 p3     117 k.2
        vpxord zmm3, zmm3, [r9 + 4288]                           ;   104.7 p5+p2  124 s[12]
        vmovdqu64 [rbp + 24896], zmm3                            ;   263.0 p8+p9   99 clocks
        vmovdqa64 zmm3, zmm2                                     ;   110.5        119 s[11] copy
        vpternlogd zmm3, zmm2, zmm2, 0xf                         ;   110.5 p0     119 s[11]
        vmovdqu64 [rbp + 24960], zmm3                            ;   264.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25024], zmm3                            ;   265.0 p8+p9   99 clocks
        vmovdqu64 zmm3, [r8 + 192]                               ;   105.7 p3     117 k.3
        vpxord zmm4, zmm4, [r9 + 4352]                           ;   105.8 p5+p2  124 s[12]
        vmovdqu64 [rbp + 25088], zmm4                            ;   266.5 p7+p4   99 clocks
        vmovdqa64 zmm4, zmm3                                     ;   111.7        119 s[11] copy
        vpternlogd zmm4, zmm3, zmm3, 0xf                         ;   111.7 p0     119 s[11]
        vmovdqu64 [rbp + 25152], zmm4                            ;   267.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 25216], zmm4                            ;   268.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [r8 + 256]                               ;   106.8 p3     117 k.4
        vpxord zmm5, zmm5, [r9 + 4416]                           ;   107.0 p5+p2  124 s[12]
        vmovdqu64 [rbp + 25280], zmm5                            ;   269.0 p8+p9   99 clocks
        vmovdqa64 zmm5, zmm4                                     ;   112.8        119 s[11] copy
        vpternlogd zmm5, zmm4, zmm4, 0xf                         ;   112.8 p0     119 s[11]
        vmovdqu64 [rbp + 25344], zmm5                            ;   270.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25408], zmm5                            ;   271.0 p8+p9   99 clocks
        vmovdqu64 zmm5, [r8 + 320]                               ;   108.0 p3     117 k.5
        vpxord zmm6, zmm6, [r9 + 4480]                           ;   108.2 p5+p2  124 s[12]
        vmovdqu64 [rbp + 25472], zmm6                            ;   272.5 p7+p4   99 clocks
        vmovdqa64 zmm6, zmm5                                     ;   114.0        119 s[11] copy
        vpternlogd zmm6, zmm5, zmm5, 0xf                         ;   114.0 p0     119 s[11]
        vmovdqu64 [rbp + 25536], zmm6                            ;   273.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 25600], zmm6                            ;   274.5 p7+p4   99 clocks
        vmovdqu64 zmm6, [r8 + 384]                               ;   109.2 p3     117 k.6
        vpxord zmm7, zmm7, [r9 + 4544]                           ;   109.3 p5+p2  124 s[12]
        vmovdqu64 [rbp + 25664], zmm7                            ;   275.0 p8+p9   99 clocks
        vmovdqa64 zmm7, zmm6                                     ;   115.2        119 s[11] copy
        vpternlogd zmm7, zmm6, zmm6, 0xf                         ;   115.2 p0     119 s[11]
        vmovdqu64 [rbp + 25728], zmm7                            ;   276.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25792], zmm7                            ;   277.0 p8+p9   99 clocks
        vmovdqu64 zmm7, [r8 + 448]                               ;   110.3 p3     117 k.7
        vpxord zmm8, zmm8, [r9 + 4608]                           ;   110.5 p5+p2  124 s[12]
        vmovdqu64 [rbp + 25856], zmm8                            ;   278.5 p7+p4   99 clocks
        vmovdqa64 zmm8, zmm7                                     ;   116.3        119 s[11] copy
        vpternlogd zmm8, zmm7, zmm7, 0xf                         ;   116.3 p0     119 s[11]
        vmovdqu64 [rbp + 25920], zmm8                            ;   279.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 25984], zmm8                            ;   280.5 p7+p4   99 clocks
        vmovdqu64 zmm8, [r8 + 512]                               ;   111.5 p3     117 k.8
        vpxord zmm9, zmm9, [r9 + 4672]                           ;   111.7 p5+p2  124 s[12]
        vmovdqu64 [rbp + 26048], zmm9                            ;   281.0 p8+p9   99 clocks
        vmovdqa64 zmm9, zmm8                                     ;   117.5        119 s[11] copy
        vpternlogd zmm9, zmm8, zmm8, 0xf                         ;   117.5 p0     119 s[11]
        vmovdqu64 [rbp + 26112], zmm9                            ;   282.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26176], zmm9                            ;   283.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [r8 + 576]                               ;   112.7 p3     117 k.9
        vpxord zmm10, zmm10, [r9 + 4736]                         ;   112.8 p5+p2  124 s[12]
        vmovdqu64 [rbp + 26240], zmm10                           ;   284.5 p7+p4   99 clocks
        vmovdqa64 zmm10, zmm9                                    ;   118.7        119 s[11] copy
        vpternlogd zmm10, zmm9, zmm9, 0xf                        ;   118.7 p0     119 s[11]
        vmovdqu64 [rbp + 26304], zmm10                           ;   285.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 26368], zmm10                           ;   286.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [r8 + 640]                              ;   113.8 p3     117 k.10
        vpxord zmm11, zmm11, [r9 + 4800]                         ;   114.0 p5+p2  124 s[12]
        vmovdqu64 [rbp + 26432], zmm11                           ;   287.0 p8+p9   99 clocks
        vmovdqa64 zmm11, zmm10                                   ;   119.8        119 s[11] copy
        vpternlogd zmm11, zmm10, zmm10, 0xf                      ;   119.8 p0     119 s[11]
        vmovdqu64 [rbp + 26496], zmm11                           ;   288.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26560], zmm11                           ;   289.0 p8+p9   99 clocks
        vmovdqu64 zmm11, [r8 + 704]                              ;   115.0 p3     117 k.11
        vpxord zmm12, zmm12, [r9 + 4864]                         ;   115.2 p5+p2  124 s[12]
        vmovdqu64 [rbp + 26624], zmm12                           ;   290.5 p7+p4   99 clocks
        vmovdqa64 zmm12, zmm11                                   ;   121.0        119 s[11] copy
        vpternlogd zmm12, zmm11, zmm11, 0xf                      ;   121.0 p0     119 s[11]
        vmovdqu64 [rbp + 26688], zmm12                           ;   291.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 26752], zmm12                           ;   292.5 p7+p4   99 clocks
        vmovdqu64 zmm12, [r8 + 768]                              ;   116.2 p3     117 k.12
        vpxord zmm13, zmm13, [r9 + 4928]                         ;   116.3 p5+p2  124 s[12]
        vmovdqu64 [rbp + 26816], zmm13                           ;   293.0 p8+p9   99 clocks
        vmovdqa64 zmm13, zmm12                                   ;   122.2        119 s[11] copy
        vpternlogd zmm13, zmm12, zmm12, 0xf                      ;   122.2 p0     119 s[11]
        vmovdqu64 [rbp + 26880], zmm13                           ;   294.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26944], zmm13                           ;   295.0 p8+p9   99 clocks
        vmovdqu64 zmm13, [r8 + 832]                              ;   117.3 p3     117 k.13
        vpxord zmm14, zmm14, [r9 + 4992]                         ;   117.5 p5+p2  124 s[12]
        vmovdqu64 [rbp + 27008], zmm14                           ;   296.5 p7+p4   99 clocks
        vmovdqa64 zmm14, zmm13                                   ;   123.3        119 s[11] copy
        vpternlogd zmm14, zmm13, zmm13, 0xf                      ;   123.3 p0     119 s[11]
        vmovdqu64 [rbp + 27072], zmm14                           ;   297.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 27136], zmm14                           ;   298.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [r8 + 896]                              ;   118.5 p3     117 k.14
        vpxord zmm15, zmm15, [r9 + 5056]                         ;   118.7 p5+p2  124 s[12]
        vmovdqu64 [rbp + 27200], zmm15                           ;   299.0 p8+p9   99 clocks
        vmovdqa64 zmm15, zmm14                                   ;   124.5        119 s[11] copy
        vpternlogd zmm15, zmm14, zmm14, 0xf                      ;   124.5 p0     119 s[11]
        vmovdqu64 [rbp + 27264], zmm15                           ;   300.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27328], zmm15                           ;   301.0 p8+p9   99 clocks
        vmovdqu64 zmm15, [r8 + 960]                              ;   119.7 p3     117 k.15
        vpxord zmm16, zmm16, [r9 + 5120]                         ;   119.8 p5+p2  124 s[12]
        vmovdqu64 [rbp + 27392], zmm16                           ;   302.5 p7+p4   99 clocks
        vmovdqa64 zmm16, zmm15                                   ;   125.7        119 s[11] copy
        vpternlogd zmm16, zmm15, zmm15, 0xf                      ;   125.7 p0     119 s[11]
        vmovdqu64 [rbp + 27456], zmm16                           ;   303.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 27520], zmm16                           ;   304.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [r8 + 1024]                             ;   120.8 p3     117 k.16
        vpxord zmm17, zmm17, [r9 + 5184]                         ;   121.0 p5+p2  124 s[12]
        vmovdqu64 [rbp + 27584], zmm17                           ;   305.0 p8+p9   99 clocks
        vmovdqa64 zmm17, zmm16                                   ;   126.8        119 s[11] copy
        vpternlogd zmm17, zmm16, zmm16, 0xf                      ;   126.8 p0     119 s[11]
        vmovdqu64 [rbp + 27648], zmm17                           ;   306.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27712], zmm17                           ;   307.0 p8+p9   99 clocks
        vmovdqu64 zmm17, [r8 + 1088]                             ;   122.0 p3     117 k.17
        vpxord zmm18, zmm18, [r9 + 5248]                         ;   122.2 p5+p2  124 s[12]
        vmovdqu64 [rbp + 27776], zmm18                           ;   308.5 p7+p4   99 clocks
        vmovdqa64 zmm18, zmm17                                   ;   128.0        119 s[11] copy
        vpternlogd zmm18, zmm17, zmm17, 0xf                      ;   128.0 p0     119 s[11]
        vmovdqu64 [rbp + 27840], zmm18                           ;   309.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 27904], zmm18                           ;   310.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [r8 + 1152]                             ;   123.2 p3     117 k.18
        vpxord zmm19, zmm19, [r9 + 5312]                         ;   123.3 p5+p2  124 s[12]
        vmovdqu64 [rbp + 27968], zmm19                           ;   311.0 p8+p9   99 clocks
        vmovdqa64 zmm19, zmm18                                   ;   129.2        119 s[11] copy
        vpternlogd zmm19, zmm18, zmm18, 0xf                      ;   129.2 p0     119 s[11]
        vmovdqu64 [rbp + 28032], zmm19                           ;   312.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 28096], zmm19                           ;   313.0 p8+p9   99 clocks
        vmovdqu64 zmm19, [r8 + 1216]                             ;   124.3 p3     117 k.19
        vpxord zmm20, zmm20, [r9 + 5376]                         ;   124.5 p5+p2  124 s[12]
        vmovdqu64 [rbp + 28160], zmm20                           ;   314.5 p7+p4   99 clocks
        vmovdqa64 zmm20, zmm19                                   ;   130.3        119 s[11] copy
        vpternlogd zmm20, zmm19, zmm19, 0xf                      ;   130.3 p0     119 s[11]
        vmovdqu64 [rbp + 28224], zmm20                           ;   315.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 28288], zmm20                           ;   316.5 p7+p4   99 clocks
        vmovdqu64 zmm20, [r8 + 1280]                             ;   125.5 p3     117 k.20
        vpxord zmm21, zmm21, [r9 + 5440]                         ;   125.7 p5+p2  124 s[12]
        vmovdqu64 [rbp + 28352], zmm21                           ;   317.0 p8+p9   99 clocks
        vmovdqa64 zmm21, zmm20                                   ;   131.5        119 s[11] copy
        vpternlogd zmm21, zmm20, zmm20, 0xf                      ;   131.5 p0     119 s[11]
        vmovdqu64 [rbp + 28416], zmm21                           ;   318.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 28480], zmm21                           ;   319.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [r8 + 1344]                             ;   126.7 p3     117 k.21
        vpxord zmm22, zmm22, [r9 + 5504]                         ;   126.8 p5+p2  124 s[12]
        vmovdqu64 [rbp + 28544], zmm22                           ;   320.5 p7+p4   99 clocks
        vmovdqa64 zmm22, zmm21                                   ;   132.7        119 s[11] copy
        vpternlogd zmm22, zmm21, zmm21, 0xf                      ;   132.7 p0     119 s[11]
        vmovdqu64 [rbp + 28608], zmm22                           ;   321.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 28672], zmm22                           ;   322.5 p7+p4   99 clocks
        vmovdqu64 zmm22, [r8 + 1408]                             ;   127.8 p3     117 k.22
        vpxord zmm23, zmm23, [r9 + 5568]                         ;   128.0 p5+p2  124 s[12]
        vmovdqu64 [rbp + 28736], zmm23                           ;   323.0 p8+p9   99 clocks
        vmovdqa64 zmm23, zmm22                                   ;   133.8        119 s[11] copy
        vpternlogd zmm23, zmm22, zmm22, 0xf                      ;   133.8 p0     119 s[11]
        vmovdqu64 [rbp + 28800], zmm23                           ;   324.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 28864], zmm23                           ;   325.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [r8 + 1472]                             ;   129.0 p3     117 k.23
        vpxord zmm24, zmm24, [r9 + 5632]                         ;   129.2 p5+p2  124 s[12]
        vmovdqu64 [rbp + 28928], zmm24                           ;   326.5 p7+p4   99 clocks
        vmovdqa64 zmm24, zmm23                                   ;   135.0        119 s[11] copy
        vpternlogd zmm24, zmm23, zmm23, 0xf                      ;   135.0 p0     119 s[11]
        vmovdqu64 [rbp + 28992], zmm24                           ;   327.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 29056], zmm24                           ;   328.5 p7+p4   99 clocks
        vmovdqu64 zmm24, [r8 + 1536]                             ;   130.2 p3     117 k.24
        vpxord zmm25, zmm25, [r9 + 5696]                         ;   130.3 p5+p2  124 s[12]
        vmovdqu64 [rbp + 29120], zmm25                           ;   329.0 p8+p9   99 clocks
        vmovdqa64 zmm25, zmm24                                   ;   136.2        119 s[11] copy
        vpternlogd zmm25, zmm24, zmm24, 0xf                      ;   136.2 p0     119 s[11]
        vmovdqu64 [rbp + 29184], zmm25                           ;   330.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 29248], zmm25                           ;   331.0 p8+p9   99 clocks
        vmovdqu64 zmm25, [r8 + 1600]                             ;   131.3 p3     117 k.25
        vpxord zmm26, zmm26, [r9 + 5760]                         ;   131.5 p5+p2  124 s[12]
        vmovdqu64 [rbp + 29312], zmm26                           ;   332.5 p7+p4   99 clocks
        vmovdqa64 zmm26, zmm25                                   ;   137.3        119 s[11] copy
        vpternlogd zmm26, zmm25, zmm25, 0xf                      ;   137.3 p0     119 s[11]
        vmovdqu64 [rbp + 29376], zmm26                           ;   333.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 29440], zmm26                           ;   334.5 p7+p4   99 clocks
        vmovdqu64 zmm26, [r8 + 1664]                             ;   132.5 p3     117 k.26
        vpxord zmm27, zmm27, [r9 + 5824]                         ;   132.7 p5+p2  124 s[12]
        vmovdqu64 [rbp + 29504], zmm27                           ;   335.0 p8+p9   99 clocks
        vmovdqa64 zmm27, zmm26                                   ;   138.5        119 s[11] copy
        vpternlogd zmm27, zmm26, zmm26, 0xf                      ;   138.5 p0     119 s[11]
        vmovdqu64 [rbp + 29568], zmm27                           ;   336.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 29632], zmm27                           ;   337.0 p8+p9   99 clocks
        vmovdqu64 zmm27, [r8 + 1728]                             ;   133.7 p3     117 k.27
        vpxord zmm28, zmm28, [r9 + 5888]                         ;   133.8 p5+p2  124 s[12]
        vmovdqu64 [rbp + 29696], zmm28                           ;   338.5 p7+p4   99 clocks
        vmovdqu64 zmm28, [r8 + 1792]                             ;   134.7 p3     117 k.28
        vpxord zmm29, zmm29, [r9 + 5952]                         ;   134.8 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29760], zmm29                           ;   339.0 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 1856]                             ;   135.7 p3     117 k.29
        vpxord zmm30, zmm30, [r9 + 6016]                         ;   135.8 p5+p2  124 s[12]
        vmovdqu64 [rbp + 29824], zmm30                           ;   340.5 p7+p4   99 clocks
        vmovdqa64 zmm30, zmm27                                   ;   139.7        119 s[11] copy
        vpternlogd zmm30, zmm27, zmm27, 0xf                      ;   139.7 p0     119 s[11]
        vmovdqu64 [rbp + 29888], zmm30                           ;   341.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 29952], zmm30                           ;   342.5 p7+p4   99 clocks
        vmovdqa64 zmm30, zmm28                                   ;   140.7        119 s[11] copy
        vpternlogd zmm30, zmm28, zmm28, 0xf                      ;   140.7 p5     119 s[11]
        vmovdqu64 [rbp + 30016], zmm30                           ;   343.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 30080], zmm30                           ;   344.5 p7+p4   99 clocks
        vmovdqa64 zmm30, zmm29                                   ;   141.7        119 s[11] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   141.7 p0     119 s[11]
        vmovdqu64 [rbp + 30144], zmm30                           ;   345.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 30208], zmm30                           ;   346.5 p7+p4   99 clocks
        vmovdqu64 zmm30, [r8 + 1920]                             ;   137.2 p3     117 k.30
        vpxord zmm31, zmm31, [r9 + 6080]                         ;   137.3 p5+p2  124 s[12]
        vmovdqu64 [rbp + 30272], zmm31                           ;   347.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1984]                             ;   138.2 p3     117 k.31
        vpxord zmm0, zmm0, [r9 + 6144]                           ;   138.3 p0+p2  123 s[15]
        vmovdqu64 [rbp + 30336], zmm0                            ;   348.5 p7+p4   99 clocks
        vmovdqa64 zmm0, zmm30                                    ;   143.2        119 s[11] copy
        vpternlogd zmm0, zmm30, zmm30, 0xf                       ;   143.2 p5     119 s[11]
        vmovdqu64 [rbp + 30400], zmm0                            ;   349.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 30464], zmm0                            ;   350.5 p7+p4   99 clocks
        vmovdqa64 zmm0, zmm31                                    ;   144.2        119 s[11] copy
        vpternlogd zmm0, zmm31, zmm31, 0xf                       ;   144.2 p0     119 s[11]
        vmovdqu64 [rbp + 30528], zmm0                            ;   351.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 30592], zmm0                            ;   352.5 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 6208]                           ;   139.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 30656], zmm1                            ;   353.0 p8+p9   99 clocks
        vpxord zmm2, zmm2, [r9 + 6272]                           ;   140.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 30720], zmm2                            ;   354.5 p7+p4   99 clocks
        vpxord zmm3, zmm3, [r9 + 6336]                           ;   140.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 30784], zmm3                            ;   355.0 p8+p9   99 clocks
        vpxord zmm4, zmm4, [r9 + 6400]                           ;   141.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 30848], zmm4                            ;   356.5 p7+p4   99 clocks
        vpxord zmm5, zmm5, [r9 + 6464]                           ;   141.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 30912], zmm5                            ;   357.0 p8+p9   99 clocks
        vpxord zmm6, zmm6, [r9 + 6528]                           ;   142.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 30976], zmm6                            ;   358.5 p7+p4   99 clocks
        vpxord zmm7, zmm7, [r9 + 6592]                           ;   142.7 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31040], zmm7                            ;   359.0 p8+p9   99 clocks
        vpxord zmm8, zmm8, [r9 + 6656]                           ;   143.2 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31104], zmm8                            ;   360.5 p7+p4   99 clocks
        vpxord zmm9, zmm9, [r9 + 6720]                           ;   144.7 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31168], zmm9                            ;   361.0 p8+p9   99 clocks
        vpxord zmm10, zmm10, [r9 + 6784]                         ;   145.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31232], zmm10                           ;   362.5 p7+p4   99 clocks
        vpxord zmm11, zmm11, [r9 + 6848]                         ;   146.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31296], zmm11                           ;   363.0 p8+p9   99 clocks
        vpxord zmm12, zmm12, [r9 + 6912]                         ;   147.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31360], zmm12                           ;   364.5 p7+p4   99 clocks
        vpxord zmm13, zmm13, [r9 + 6976]                         ;   147.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31424], zmm13                           ;   365.0 p8+p9   99 clocks
        vpxord zmm14, zmm14, [r9 + 7040]                         ;   148.7 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31488], zmm14                           ;   366.5 p7+p4   99 clocks
        vpxord zmm15, zmm15, [r9 + 7104]                         ;   149.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31552], zmm15                           ;   367.0 p8+p9   99 clocks
        vpxord zmm16, zmm16, [r9 + 7168]                         ;   150.7 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31616], zmm16                           ;   368.5 p7+p4   99 clocks
        vpxord zmm17, zmm17, [r9 + 7232]                         ;   151.0 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31680], zmm17                           ;   369.0 p8+p9   99 clocks
        vpxord zmm18, zmm18, [r9 + 7296]                         ;   152.5 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31744], zmm18                           ;   370.5 p7+p4   99 clocks
        vpxord zmm19, zmm19, [r9 + 7360]                         ;   153.0 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31808], zmm19                           ;   371.0 p8+p9   99 clocks
        vpxord zmm20, zmm20, [r9 + 7424]                         ;   153.5 p0+p2  123 s[15]
        vmovdqu64 [rbp + 31872], zmm20                           ;   372.5 p7+p4   99 clocks
        vpxord zmm21, zmm21, [r9 + 7488]                         ;   154.7 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31936], zmm21                           ;   373.0 p8+p9   99 clocks
        vpxord zmm22, zmm22, [r9 + 7552]                         ;   155.2 p0+p2  123 s[15]
        vmovdqu64 [rbp + 32000], zmm22                           ;   374.5 p7+p4   99 clocks
        vpxord zmm23, zmm23, [r9 + 7616]                         ;   156.7 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32064], zmm23                           ;   375.0 p8+p9   99 clocks
        vpxord zmm24, zmm24, [r9 + 7680]                         ;   157.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 32128], zmm24                           ;   376.5 p7+p4   99 clocks
        vpxord zmm25, zmm25, [r9 + 7744]                         ;   158.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32192], zmm25                           ;   377.0 p8+p9   99 clocks
        vpxord zmm26, zmm26, [r9 + 7808]                         ;   159.0 p0+p2  123 s[15]
        vmovdqu64 [rbp + 32256], zmm26                           ;   378.5 p7+p4   99 clocks
        vpxord zmm27, zmm27, [r9 + 7872]                         ;   159.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32320], zmm27                           ;   379.0 p8+p9   99 clocks
        vpxord zmm28, zmm28, [r9 + 7936]                         ;   160.7 p0+p2  123 s[15]
        vmovdqu64 [rbp + 32384], zmm28                           ;   380.5 p7+p4   99 clocks
        vpxord zmm29, zmm29, [r9 + 8000]                         ;   161.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32448], zmm29                           ;   381.0 p8+p9   99 clocks
        vpxord zmm30, zmm30, [r9 + 8064]                         ;   162.7 p0+p2  123 s[15]
        vpxord zmm31, zmm31, [r9 + 8128]                         ;   162.8 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32512], zmm30                           ;   382.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32576], zmm31                           ;   383.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [rel snow2_init128.T0_constants512 + 64] ;   164.5 p2      99 clocks reload
        vmovdqu64 [rbp + 32640], zmm0                            ;   384.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32704], zmm0                            ;   385.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 32768], zmm0                            ;   386.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32832], zmm0                            ;   387.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 32896], zmm0                            ;   388.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32960], zmm0                            ;   389.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33024], zmm0                            ;   390.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33088], zmm0                            ;   391.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33152], zmm0                            ;   392.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33216], zmm0                            ;   393.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33280], zmm0                            ;   394.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33344], zmm0                            ;   395.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33408], zmm0                            ;   396.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33472], zmm0                            ;   397.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33536], zmm0                            ;   398.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33600], zmm0                            ;   399.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33664], zmm0                            ;   400.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33728], zmm0                            ;   401.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33792], zmm0                            ;   402.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33856], zmm0                            ;   403.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 33920], zmm0                            ;   404.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 33984], zmm0                            ;   405.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34048], zmm0                            ;   406.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34112], zmm0                            ;   407.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34176], zmm0                            ;   408.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34240], zmm0                            ;   409.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34304], zmm0                            ;   410.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34368], zmm0                            ;   411.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34432], zmm0                            ;   412.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34496], zmm0                            ;   413.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34560], zmm0                            ;   414.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34624], zmm0                            ;   415.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34688], zmm0                            ;   416.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34752], zmm0                            ;   417.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34816], zmm0                            ;   418.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 34880], zmm0                            ;   419.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 34944], zmm0                            ;   420.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35008], zmm0                            ;   421.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35072], zmm0                            ;   422.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35136], zmm0                            ;   423.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35200], zmm0                            ;   424.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35264], zmm0                            ;   425.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35328], zmm0                            ;   426.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35392], zmm0                            ;   427.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35456], zmm0                            ;   428.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35520], zmm0                            ;   429.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35584], zmm0                            ;   430.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35648], zmm0                            ;   431.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35712], zmm0                            ;   432.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35776], zmm0                            ;   433.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35840], zmm0                            ;   434.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 35904], zmm0                            ;   435.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 35968], zmm0                            ;   436.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36032], zmm0                            ;   437.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 36096], zmm0                            ;   438.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36160], zmm0                            ;   439.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 36224], zmm0                            ;   440.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36288], zmm0                            ;   441.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 36352], zmm0                            ;   442.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36416], zmm0                            ;   443.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 36480], zmm0                            ;   444.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36544], zmm0                            ;   445.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 36608], zmm0                            ;   446.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 36672], zmm0                            ;   447.0 p8+p9   99 clocks
        mov esi, 0x20                                            ;   191.3 p1      99 clocks reload
        mov dword [rbp + 45280], esi                             ;   448.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 23808]                            ;                    resident
        vmovdqu64 zmm1, [rbp + 24064]                            ;                    resident
        vmovdqu64 zmm2, [rbp + 23936]                            ;                    resident
        vmovdqu64 zmm3, [rbp + 24384]                            ;                    resident
        vmovdqu64 zmm4, [rbp + 35136]                            ;                    resident
        vmovdqu64 zmm5, [rbp + 35648]                            ;                    resident
        vmovdqu64 zmm6, [rbp + 36160]                            ;                    resident
        vmovdqu64 zmm7, [rbp + 34688]                            ;                    resident
        vmovdqu64 zmm8, [rbp + 35200]                            ;                    resident
        vmovdqu64 zmm9, [rbp + 35712]                            ;                    resident
        vmovdqu64 zmm10, [rbp + 36224]                           ;                    resident
        vmovdqu64 zmm11, [rbp + 36672]                           ;                    resident
        vmovdqu64 zmm12, [rbp + 23424]                           ;                    resident
        vmovdqu64 zmm13, [rbp + 34944]                           ;                    resident
        vmovdqu64 zmm14, [rbp + 35456]                           ;                    resident
        vmovdqu64 zmm15, [rbp + 35968]                           ;                    resident
        vmovdqu64 zmm16, [rbp + 36480]                           ;                    resident
        vmovdqu64 zmm17, [rbp + 25216]                           ;                    resident
        vmovdqu64 zmm18, [rbp + 23552]                           ;                    resident
        vmovdqu64 zmm19, [rbp + 34880]                           ;                    resident
        vmovdqu64 zmm20, [rbp + 35392]                           ;                    resident
        vmovdqu64 zmm21, [rbp + 35904]                           ;                    resident
        vmovdqu64 zmm22, [rbp + 36416]                           ;                    resident
        vmovdqu64 zmm23, [rbp + 25408]                           ;                    resident
        vmovdqu64 zmm24, [rbp + 34816]                           ;                    resident
        vmovdqu64 zmm25, [rbp + 35008]                           ;                    resident
        vmovdqu64 zmm26, [rbp + 35328]                           ;                    resident
        vmovdqu64 zmm27, [rbp + 35520]                           ;                    resident
        vmovdqu64 zmm28, [rbp + 35840]                           ;                    resident
        vmovdqu64 zmm29, [rbp + 36032]                           ;                    resident
        mov esi, dword [rbp + 45280]                             ;                    resident
        align 16
.clocks_1:
        vmovdqu64 zmm30, [rbp + 30336]                           ;     0.0 p2     100 f reload
        vpandd zmm31, zmm7, zmm30                                ;     6.0 p0     100 f
        vmovdqu64 zmm30, [rbp + 30656]                           ;     0.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 34752], 0xe8             ;     7.0 p5+p2  100 f
        vmovdqu64 [rbp + 36736], zmm31                           ;     7.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm24                                   ;     1.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 30720], 0xe8             ;     8.0 p0+p3  100 f
        vmovdqu64 [rbp + 36800], zmm30                           ;     8.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm19                                   ;     1.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 30784], 0xe8             ;     9.0 p5+p2  100 f
        vmovdqu64 [rbp + 36864], zmm31                           ;     9.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm13                                   ;     2.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 30848], 0xe8             ;    10.0 p0+p3  100 f
        vmovdqu64 [rbp + 36928], zmm30                           ;    10.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm25                                   ;     3.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 30912], 0xe8             ;    11.0 p5+p2  100 f
        vmovdqu64 [rbp + 36992], zmm31                           ;    11.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 30976]                           ;     3.7 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 35072], 0xe8             ;    12.0 p0+p2  100 f
        vmovdqu64 [rbp + 37056], zmm30                           ;    12.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm4                                    ;     4.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 31040], 0xe8             ;    13.0 p5+p3  100 f
        vmovdqu64 [rbp + 37120], zmm31                           ;    13.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm8                                    ;     5.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 31104], 0xe8             ;    14.0 p0+p2  100 f
        vmovdqu64 [rbp + 37184], zmm30                           ;    14.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 31168]                           ;     5.7 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 35264], 0xe8             ;    15.0 p5+p2  100 f
        vmovdqu64 [rbp + 37248], zmm31                           ;    15.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm26                                   ;     6.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 31232], 0xe8             ;    16.0 p0+p3  100 f
        vmovdqu64 [rbp + 37312], zmm30                           ;    16.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm20                                   ;     7.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 31296], 0xe8             ;    17.0 p5+p2  100 f
        vmovdqu64 [rbp + 37376], zmm31                           ;    17.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm14                                   ;     7.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 31360], 0xe8             ;    18.0 p0+p3  100 f
        vmovdqu64 [rbp + 37440], zmm30                           ;    18.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm27                                   ;     8.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 31424], 0xe8             ;    19.0 p5+p2  100 f
        vmovdqu64 [rbp + 37504], zmm31                           ;    19.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 31488]                           ;     9.0 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 35584], 0xe8             ;    20.0 p0+p2  100 f
        vmovdqu64 [rbp + 37568], zmm30                           ;    20.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm5                                    ;     9.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 31552], 0xe8             ;    21.0 p5+p3  100 f
        vmovdqu64 [rbp + 37632], zmm31                           ;    21.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm9                                    ;    10.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 31616], 0xe8             ;    22.0 p0+p2  100 f
        vmovdqu64 [rbp + 37696], zmm30                           ;    22.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 31680]                           ;    11.0 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 35776], 0xe8             ;    23.0 p5+p2  100 f
        vmovdqu64 [rbp + 37760], zmm31                           ;    23.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm28                                   ;    11.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 31744], 0xe8             ;    24.0 p0+p3  100 f
        vmovdqu64 [rbp + 37824], zmm30                           ;    24.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm21                                   ;    12.3        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 31808], 0xe8             ;    25.0 p5+p2  100 f
        vmovdqu64 [rbp + 37888], zmm31                           ;    25.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm15                                   ;    13.0        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 31872], 0xe8             ;    26.0 p0+p3  100 f
        vmovdqu64 [rbp + 37952], zmm30                           ;    26.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm29                                   ;    13.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 31936], 0xe8             ;    27.0 p5+p2  100 f
        vmovdqu64 [rbp + 38016], zmm31                           ;    27.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 32000]                           ;    14.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 36096], 0xe8             ;    28.0 p0+p2  100 f
        vmovdqu64 [rbp + 38080], zmm30                           ;    28.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm6                                    ;    15.0        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 32064], 0xe8             ;    29.0 p5+p3  100 f
        vmovdqu64 [rbp + 38144], zmm31                           ;    29.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm10                                   ;    15.7        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 32128], 0xe8             ;    30.0 p0+p2  100 f
        vmovdqu64 [rbp + 38208], zmm30                           ;    30.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 32192]                           ;    16.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 36288], 0xe8             ;    31.0 p5+p2  100 f
        vmovdqu64 [rbp + 38272], zmm31                           ;    31.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 32256]                           ;    17.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 36352], 0xe8             ;    32.0 p0+p2  100 f
        vmovdqu64 [rbp + 38336], zmm30                           ;    32.0 p8+p9  100 f spill
        vmovdqa64 zmm30, zmm22                                   ;    17.7        100 f copy
        vpternlogd zmm30, zmm31, [rbp + 32320], 0xe8             ;    33.0 p5+p3  100 f
        vmovdqu64 [rbp + 38400], zmm31                           ;    33.0 p7+p4  100 f spill
        vmovdqa64 zmm31, zmm16                                   ;    18.3        100 f copy
        vpternlogd zmm31, zmm30, [rbp + 32384], 0xe8             ;    34.0 p0+p2  100 f
        vmovdqu64 [rbp + 38464], zmm30                           ;    34.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rbp + 32448]                           ;    19.3 p3     100 f
        vpternlogd zmm30, zmm31, [rbp + 36544], 0xe8             ;    35.0 p5+p2  100 f
        vmovdqu64 [rbp + 38528], zmm31                           ;    35.0 p7+p4  100 f spill
        vmovdqu64 zmm31, [rbp + 32512]                           ;    20.3 p3     100 f
        vpternlogd zmm31, zmm30, [rbp + 36608], 0x42             ;    36.0 p0+p2  100 f
        vmovdqu64 [rbp + 38592], zmm31                           ;    37.0 p8+p9  100 f spill
        vmovdqu64 zmm31, [rbp + 32640]                           ;    21.3 p3     101 r1_next
        vpxord zmm31, zmm31, [rax + 4096]                        ;    27.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 38656], zmm31                           ;    30.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rbp + 32640]                           ;    22.3 p3     101 r1_next
        vpandd zmm31, zmm31, [rax + 4096]                        ;    28.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 38720], zmm30                           ;    36.0 p8+p9  100 f spill
        vmovdqu64 zmm30, [rax + 4160]                            ;    23.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32704], 0x96             ;    29.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 38784], zmm30                           ;    32.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4160]                            ;    24.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 32704], 0xe8             ;    30.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4224]                            ;    25.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32768], 0x96             ;    31.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 38848], zmm30                           ;    33.5 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4224]                            ;    26.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 32768], 0xe8             ;    32.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4288]                            ;    27.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32832], 0x96             ;    33.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 38912], zmm30                           ;    34.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4288]                            ;    28.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 32832], 0xe8             ;    34.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4352]                            ;    29.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32896], 0x96             ;    35.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 38976], zmm30                           ;    36.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4352]                            ;    30.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 32896], 0xe8             ;    36.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4416]                            ;    31.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32960], 0x96             ;    37.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39040], zmm30                           ;    38.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4416]                            ;    32.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 32960], 0xe8             ;    38.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4480]                            ;    33.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 33024], 0x96             ;    39.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39104], zmm30                           ;    40.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4480]                            ;    34.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33024], 0xe8             ;    40.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4544]                            ;    35.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 33088], 0x96             ;    41.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39168], zmm30                           ;    42.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4544]                            ;    36.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33088], 0xe8             ;    42.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4608]                            ;    37.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 33152], 0x96             ;    43.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39232], zmm30                           ;    44.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4608]                            ;    38.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33152], 0xe8             ;    44.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4672]                            ;    39.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 33216], 0x96             ;    45.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39296], zmm30                           ;    46.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4672]                            ;    40.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33216], 0xe8             ;    46.3 p0+p2  101 r1_next
        vmovdqa64 zmm30, zmm4                                    ;    31.8         66 r2 copy
        vpternlogd zmm30, zmm13, zmm13, 0xc3                     ;    32.0 p5      66 r2
        vmovdqu64 [rbp + 39360], zmm3                            ;    41.5 p8+p9   28 s spill
        vmovdqu64 zmm3, [rax + 4736]                             ;    41.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33280], 0x96              ;    47.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 39424], zmm3                            ;    48.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4736]                             ;    42.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 33280], 0xe8              ;    48.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4800]                             ;    43.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33344], 0x96              ;    49.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 39488], zmm3                            ;    50.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4800]                             ;    44.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 33344], 0xe8              ;    50.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4864]                             ;    45.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33408], 0x96              ;    51.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 39552], zmm3                            ;    52.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4864]                             ;    46.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 33408], 0xe8              ;    52.3 p5+p2  101 r1_next
        vmovdqa64 zmm3, zmm30                                    ;    35.8         66 r2 copy
        vpternlogd zmm3, zmm25, zmm24, 0x69                      ;    36.0 p0      66 r2
        vmovdqu64 [rbp + 39616], zmm18                           ;    45.5 p8+p9   28 s spill
        vmovdqu64 zmm18, [rax + 4928]                            ;    47.3 p3     101 r1_next
        vpternlogd zmm18, zmm31, [rbp + 33472], 0x96             ;    53.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39680], zmm18                           ;    54.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm18, [rax + 4928]                            ;    48.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm18, [rbp + 33472], 0xe8             ;    54.3 p0+p2  101 r1_next
        vmovdqu64 zmm18, [rax + 4992]                            ;    49.3 p3     101 r1_next
        vpternlogd zmm18, zmm31, [rbp + 33536], 0x96             ;    55.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39744], zmm18                           ;    56.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm18, [rax + 4992]                            ;    50.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm18, [rbp + 33536], 0xe8             ;    56.3 p0+p2  101 r1_next
        vmovdqa64 zmm18, zmm7                                    ;    38.7         66 r2 copy
        vmovdqu64 [rbp + 39808], zmm2                            ;    48.8 p7+p4   28 s spill
        vmovdqu64 zmm2, [rax + 5056]                             ;    51.3 p3     101 r1_next
        vpternlogd zmm2, zmm31, [rbp + 33600], 0x96              ;    57.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39872], zmm2                            ;    58.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm2, [rax + 5056]                             ;    52.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm2, [rbp + 33600], 0xe8              ;    58.3 p0+p2  101 r1_next
        vmovdqa64 zmm2, zmm4                                     ;    40.2         66 r2 copy
        vmovdqu64 [rbp + 39936], zmm1                            ;    50.8 p7+p4   28 s spill
        vmovdqa64 zmm1, zmm30                                    ;    40.5         66 r2 copy
        vmovdqu64 [rbp + 40000], zmm0                            ;    51.5 p8+p9   28 s spill
        vmovdqu64 zmm0, [rax + 5120]                             ;    53.3 p3     101 r1_next
        vpternlogd zmm0, zmm31, [rbp + 33664], 0x96              ;    59.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40064], zmm0                            ;    60.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm0, [rax + 5120]                             ;    54.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm0, [rbp + 33664], 0xe8              ;    60.3 p0+p2  101 r1_next
        vmovdqa64 zmm0, zmm3                                     ;    42.0         66 r2 copy
        vmovdqu64 [rbp + 40128], zmm12                           ;    53.5 p8+p9   28 s spill
        vmovdqu64 zmm12, [rax + 5184]                            ;    55.3 p3     101 r1_next
        vpternlogd zmm12, zmm31, [rbp + 33728], 0x96             ;    61.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40192], zmm12                           ;    62.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm12, [rax + 5184]                            ;    56.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm12, [rbp + 33728], 0xe8             ;    62.3 p0+p2  101 r1_next
        vpxord zmm12, zmm24, zmm7                                ;    43.5 p5      66 r2
        vmovdqu64 [rbp + 40256], zmm17                           ;    55.5 p8+p9   29 s spill
        vmovdqu64 zmm17, [rax + 5248]                            ;    57.3 p3     101 r1_next
        vpternlogd zmm17, zmm31, [rbp + 33792], 0x96             ;    63.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 40320], zmm17                           ;    64.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm17, [rax + 5248]                            ;    58.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm17, [rbp + 33792], 0xe8             ;    64.3 p5+p2  101 r1_next
        vmovdqu64 zmm17, [rax + 5312]                            ;    59.3 p3     101 r1_next
        vpternlogd zmm17, zmm31, [rbp + 33856], 0x96             ;    65.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 40384], zmm17                           ;    66.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm17, [rax + 5312]                            ;    60.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm17, [rbp + 33856], 0xe8             ;    66.3 p5+p2  101 r1_next
        vmovdqa64 zmm17, zmm30                                   ;    46.2         66 r2 copy
        vpternlogd zmm17, zmm19, [rbp + 34752], 0x69             ;    61.3 p0+p3   66 r2
        vpxord zmm18, zmm18, zmm17                               ;    62.3 p5      66 r2
        vpternlogd zmm12, zmm18, zmm4, 0x2d                      ;    63.3 p0      66 r2
        vpxord zmm0, zmm0, zmm18                                 ;    63.3 p5      66 r2
        vmovdqu64 [rbp + 40448], zmm23                           ;    58.8 p7+p4   29 s spill
        vpxord zmm23, zmm17, [rbp + 35072]                       ;    62.3 p0+p2   66 r2
        vmovdqu64 [rbp + 40512], zmm10                           ;    59.5 p8+p9  100 f spill
        vmovdqa64 zmm10, zmm18                                   ;    63.3         66 r2 copy
        vpternlogd zmm10, zmm19, zmm24, 0x96                     ;    63.3 p5      66 r2
        vmovdqu64 [rbp + 40576], zmm24                           ;    60.8 p7+p4  100 f spill
        vpxord zmm24, zmm23, zmm10                               ;    64.3 p0      66 r2
        vpxord zmm2, zmm2, zmm24                                 ;    65.3 p5      66 r2
        vmovdqu64 [rbp + 40640], zmm22                           ;    61.5 p8+p9  100 f spill
        vmovdqa64 zmm22, zmm2                                    ;    66.3         66 r2 copy
        vpternlogd zmm22, zmm19, zmm7, 0xc6                      ;    66.3 p0      66 r2
        vmovdqu64 [rbp + 40704], zmm16                           ;    62.8 p7+p4  100 f spill
        vmovdqa64 zmm16, zmm23                                   ;    63.3         66 r2 copy
        vpternlogd zmm16, zmm25, zmm25, 0xc3                     ;    63.3 p5      66 r2
        vpternlogd zmm30, zmm16, zmm24, 0xed                     ;    65.3 p0      66 r2
        vmovdqu64 [rbp + 40768], zmm25                           ;    63.5 p8+p9  100 f spill
        vmovdqa64 zmm25, zmm16                                   ;    64.3         66 r2 copy
        vpternlogd zmm25, zmm3, zmm3, 0xc3                       ;    64.3 p5      66 r2
        vpxord zmm1, zmm1, zmm25                                 ;    65.3 p0      66 r2
        vpternlogd zmm1, zmm30, zmm22, 0x69                      ;    67.3 p5      66 r2
        vpxord zmm30, zmm17, zmm25                               ;    65.3 p0      66 r2
        vpternlogd zmm22, zmm30, zmm10, 0xb4                     ;    67.3 p5      66 r2
        vmovdqu64 [rbp + 40832], zmm11                           ;    64.8 p7+p4  100 f spill
        vmovdqa64 zmm11, zmm16                                   ;    64.3         66 r2 copy
        vpternlogd zmm11, zmm13, zmm7, 0x18                      ;    64.3 p0      66 r2
        vpternlogd zmm12, zmm11, zmm22, 0x69                     ;    68.3 p5      66 r2
        vmovdqa64 zmm11, zmm16                                   ;    64.3         66 r2 copy
        vpternlogd zmm11, zmm10, zmm13, 0x69                     ;    64.3 p0      66 r2
        vpternlogd zmm22, zmm11, zmm0, 0x78                      ;    68.3 p5      66 r2
        vmovdqu64 [rbp + 40896], zmm29                           ;    65.5 p8+p9  100 f spill
        vpord zmm29, zmm0, zmm4                                  ;    64.3 p0      66 r2
        vmovdqu64 [rbp + 40960], zmm28                           ;    66.8 p7+p4  100 f spill
        vmovdqa64 zmm28, zmm11                                   ;    65.3         66 r2 copy
        vpternlogd zmm28, zmm3, zmm3, 0xf3                       ;    65.3 p5      66 r2
        vpternlogd zmm28, zmm29, zmm1, 0x96                      ;    68.3 p0      66 r2
        vpternlogd zmm1, zmm25, zmm23, 0x78                      ;    68.3 p5      66 r2
        vmovdqa64 zmm29, zmm1                                    ;    69.3         66 r2 copy
        vpternlogd zmm29, zmm24, zmm17, 0x87                     ;    69.3 p0      66 r2
        vpternlogd zmm22, zmm1, zmm29, 0x96                      ;    70.3 p5      66 r2
        vmovdqu64 zmm1, [rbp + 33920]                            ;    62.3 p3     100 f reload
        vmovdqu64 [rbp + 41024], zmm9                            ;    67.5 p8+p9  100 f spill
        vmovdqu64 zmm9, [rax + 5376]                             ;    62.8 p2     101 r1_next
        vpternlogd zmm9, zmm31, zmm1, 0x96                       ;    68.8 p0     101 r1_next
        vpternlogd zmm31, zmm1, [rax + 5376], 0xe8               ;    68.3 p5+p3  101 r1_next
        vmovdqa64 zmm1, zmm22                                    ;    71.3         66 r2 copy
        vpternlogd zmm1, zmm29, zmm28, 0x59                      ;    71.3 p0      66 r2
        vmovdqu64 [rbp + 41088], zmm9                            ;    69.8 p7+p4  101 r1_next spill
        vmovdqa64 zmm9, zmm1                                     ;    72.3         66 r2 copy
        vpternlogd zmm9, zmm29, zmm12, 0x36                      ;    72.3 p5      66 r2
        vmovdqu64 [rbp + 41152], zmm21                           ;    69.5 p8+p9  100 f spill
        vmovdqu64 zmm21, [rax + 5440]                            ;    63.8 p2     101 r1_next
        vpternlogd zmm21, zmm31, [rbp + 33984], 0x96             ;    69.8 p0+p3  101 r1_next
        vmovdqu64 [rbp + 41216], zmm21                           ;    70.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm21, [rax + 5440]                            ;    64.8 p2     101 r1_next reload
        vpternlogd zmm31, zmm21, [rbp + 33984], 0xe8             ;    70.8 p5+p3  101 r1_next
        vmovdqa64 zmm21, zmm9                                    ;    73.3         66 r2 copy
        vpternlogd zmm21, zmm22, zmm12, 0x9a                     ;    73.3 p0      66 r2
        vpternlogd zmm9, zmm22, zmm12, 0x53                      ;    73.3 p5      66 r2
        vmovdqu64 zmm22, [rbp + 34048]                           ;    65.8 p2     100 f reload
        vmovdqu64 [rbp + 41280], zmm15                           ;    71.5 p8+p9  100 f spill
        vmovdqu64 zmm15, [rax + 5504]                            ;    66.3 p3     101 r1_next
        vpternlogd zmm15, zmm31, zmm22, 0x96                     ;    72.3 p0     101 r1_next
        vpternlogd zmm31, zmm22, [rax + 5504], 0xe8              ;    71.8 p5+p2  101 r1_next
        vpandd zmm23, zmm23, zmm9                                ;    74.3 p0      66 r2
        vpxord zmm22, zmm9, zmm21                                ;    74.3 p5      66 r2
        vpternlogd zmm1, zmm12, zmm22, 0x39                      ;    75.3 p0      66 r2
        vmovdqa64 zmm12, zmm1                                    ;    76.3         66 r2 copy
        vpternlogd zmm12, zmm29, zmm28, 0xc6                     ;    76.3 p5      66 r2
        vpternlogd zmm1, zmm29, zmm28, 0xd1                      ;    76.3 p0      66 r2
        vmovdqu64 zmm28, [rbp + 34112]                           ;    67.3 p3     100 f reload
        vmovdqu64 zmm29, [rax + 5568]                            ;    67.8 p2     101 r1_next
        vpternlogd zmm29, zmm31, zmm28, 0x96                     ;    73.8 p5     101 r1_next
        vpternlogd zmm31, zmm28, [rax + 5568], 0xe8              ;    73.3 p0+p3  101 r1_next
        vmovdqa64 zmm28, zmm21                                   ;    74.3         66 r2 copy
        vpternlogd zmm28, zmm0, zmm19, 6                         ;    74.3 p5      66 r2
        vpternlogd zmm10, zmm28, zmm12, 0x93                     ;    77.3 p0      66 r2
        vpandnd zmm0, zmm1, zmm0                                 ;    77.3 p5      66 r2
        vpternlogd zmm30, zmm0, zmm12, 0x93                      ;    78.3 p0      66 r2
        vpord zmm21, zmm21, zmm16                                ;    74.3 p5      66 r2
        vmovdqu64 [rbp + 41344], zmm29                           ;    74.8 p7+p4  101 r1_next spill
        vmovdqa64 zmm29, zmm22                                   ;    75.3         66 r2 copy
        vpternlogd zmm29, zmm11, zmm4, 0xf9                      ;    75.3 p0      66 r2
        vpternlogd zmm28, zmm29, zmm4, 0x96                      ;    76.3 p5      66 r2
        vmovdqu64 [rbp + 41408], zmm15                           ;    73.5 p8+p9  101 r1_next spill
        vmovdqu64 zmm15, [rax + 6080]                            ;    68.8 p2     101 r1_next
        vpxord zmm15, zmm15, [rbp + 34560]                       ;    74.8 p0+p3  101 r1_next
        vmovdqu64 [rbp + 41472], zmm19                           ;    74.8 p7+p4  100 f spill
        vmovdqu64 zmm19, [rax + 5632]                            ;    69.8 p2     101 r1_next
        vpternlogd zmm19, zmm31, [rbp + 34176], 0x96             ;    75.8 p5+p3  101 r1_next
        vmovdqu64 [rbp + 41536], zmm19                           ;    76.8 p8+p9  101 r1_next spill
        vmovdqu64 zmm19, [rax + 5632]                            ;    70.8 p2     101 r1_next reload
        vpternlogd zmm31, zmm19, [rbp + 34176], 0xe8             ;    76.8 p0+p3  101 r1_next
        vpxord zmm19, zmm12, zmm1                                ;    77.3 p5      66 r2
        vpternlogd zmm12, zmm9, zmm9, 0xc3                       ;    77.3 p0      66 r2
        vpternlogd zmm28, zmm12, zmm4, 0x78                      ;    78.3 p5      66 r2
        vmovdqu64 [rbp + 41600], zmm4                            ;    76.8 p7+p4  100 f spill
        vmovdqa64 zmm4, zmm19                                    ;    78.3         66 r2 copy
        vpternlogd zmm4, zmm16, zmm13, 0xf6                      ;    78.3 p0      66 r2
        vpternlogd zmm29, zmm4, zmm10, 0x96                      ;    79.3 p5      66 r2
        vpternlogd zmm19, zmm16, zmm7, 0xf6                      ;    78.3 p0      66 r2
        vmovdqu64 zmm16, [rbp + 34240]                           ;    71.8 p2     100 f reload
        vmovdqu64 [rbp + 41664], zmm13                           ;    77.5 p8+p9  100 f spill
        vmovdqu64 zmm13, [rax + 5696]                            ;    72.3 p3     101 r1_next
        vpternlogd zmm13, zmm31, zmm16, 0x96                     ;    78.3 p5     101 r1_next
        vpternlogd zmm31, zmm16, [rax + 5696], 0xe8              ;    77.8 p0+p2  101 r1_next
        vpxord zmm16, zmm22, zmm1                                ;    77.3 p5      66 r2
        vpternlogd zmm24, zmm12, zmm16, 0x6f                     ;    78.3 p0      66 r2
        vpternlogd zmm4, zmm2, zmm16, 0x78                       ;    79.3 p5      66 r2
        vmovdqu64 zmm2, [rbp + 34304]                            ;    73.3 p3     100 f reload
        vmovdqu64 [rbp + 41728], zmm13                           ;    79.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm13, [rax + 5760]                            ;    73.8 p2     101 r1_next
        vpternlogd zmm13, zmm31, zmm2, 0x96                      ;    79.8 p0     101 r1_next
        vpternlogd zmm31, zmm2, [rax + 5760], 0xe8               ;    79.3 p5+p3  101 r1_next
        vpandd zmm18, zmm18, zmm16                               ;    79.3 p0      66 r2
        vpternlogd zmm16, zmm12, zmm7, 0x7d                      ;    79.8 p5      66 r2
        vpternlogd zmm12, zmm17, zmm16, 0xa6                     ;    80.8 p0      66 r2
        vmovdqa64 zmm17, zmm12                                   ;    81.8         66 r2 copy
        vpternlogd zmm17, zmm30, zmm29, 0x96                     ;    81.8 p5      66 r2
        vpternlogd zmm1, zmm11, zmm17, 0xa6                      ;    82.8 p0      66 r2
        vmovdqu64 zmm11, [rbp + 34368]                           ;    74.8 p2     100 f reload
        vmovdqu64 zmm2, [rax + 5824]                             ;    75.3 p3     101 r1_next
        vpternlogd zmm2, zmm31, zmm11, 0x96                      ;    81.8 p5     101 r1_next
        vpternlogd zmm31, zmm11, [rax + 5824], 0xe8              ;    82.3 p0+p2  101 r1_next
        vpternlogd zmm4, zmm1, zmm24, 0x69                       ;    83.8 p5      66 r2
        vpternlogd zmm9, zmm25, zmm4, 0x95                       ;    84.8 p0      66 r2
        vmovdqu64 zmm25, [rbp + 34432]                           ;    76.3 p3     100 f reload
        vmovdqu64 zmm11, [rax + 5888]                            ;    76.8 p2     101 r1_next
        vpternlogd zmm11, zmm31, zmm25, 0x96                     ;    83.8 p5     101 r1_next
        vpternlogd zmm31, zmm25, [rax + 5888], 0xe8              ;    84.3 p0+p3  101 r1_next
        vpternlogd zmm22, zmm3, zmm9, 0xa6                       ;    85.8 p5      66 r2
        vpternlogd zmm23, zmm1, zmm10, 0x69                      ;    85.3 p0      66 r2
        vmovdqu64 zmm1, [rbp + 34496]                            ;    77.8 p2     100 f reload
        vmovdqu64 zmm3, [rax + 5952]                             ;    78.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, zmm1, 0x96                       ;    85.8 p5     101 r1_next
        vmovdqu64 zmm10, [rax + 5952]                            ;    78.8 p2     101 r1_next reload
        vpternlogd zmm31, zmm1, zmm10, 0xe8                      ;    86.3 p0     101 r1_next
        vpternlogd zmm21, zmm9, zmm12, 0x96                      ;    86.8 p5      66 r2
        vmovdqu64 zmm9, [rbp + 34560]                            ;    79.3 p3     100 f reload
        vmovdqu64 zmm12, [rax + 6016]                            ;    79.8 p2     101 r1_next
        vpternlogd zmm12, zmm31, zmm9, 0x96                      ;    87.3 p0     101 r1_next
        vpternlogd zmm31, zmm9, [rax + 6016], 0x24               ;    87.8 p5+p3  101 r1_next
        vpternlogd zmm15, zmm31, [rbp + 34624], 0x96             ;    88.8 p0+p2  101 r1_next
        vpternlogd zmm19, zmm0, zmm22, 0x96                      ;    88.8 p5      66 r2
        vmovdqa64 zmm31, zmm5                                    ;    73.2         66 r2 copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3                     ;    89.3 p0      66 r2
        vmovdqa64 zmm0, zmm31                                    ;    90.3         66 r2 copy
        vpternlogd zmm0, zmm27, zmm26, 0x69                      ;    90.3 p5      66 r2
        vmovdqa64 zmm10, zmm8                                    ;    73.8         66 r2 copy
        vmovdqa64 zmm9, zmm5                                     ;    74.0         66 r2 copy
        vmovdqa64 zmm1, zmm31                                    ;    90.3         66 r2 copy
        vmovdqa64 zmm25, zmm0                                    ;    91.3         66 r2 copy
        vmovdqu64 [rbp + 41792], zmm15                           ;    89.8 p8+p9  101 r1_next spill
        vpxord zmm15, zmm26, zmm8                                ;    90.3 p0      66 r2
        vmovdqu64 [rbp + 41856], zmm12                           ;    88.3 p7+p4  101 r1_next spill
        vmovdqa64 zmm12, zmm5                                    ;    75.0         66 r2 copy
        vmovdqu64 [rbp + 41920], zmm3                            ;    86.8 p8+p9  101 r1_next spill
        vmovdqa64 zmm3, zmm31                                    ;    90.3         66 r2 copy
        vpternlogd zmm3, zmm20, [rbp + 35264], 0x69              ;    90.8 p5+p3   66 r2
        vpxord zmm10, zmm10, zmm3                                ;    91.8 p0      66 r2
        vpternlogd zmm15, zmm10, zmm5, 0x2d                      ;    92.8 p5      66 r2
        vpxord zmm25, zmm25, zmm10                               ;    92.8 p0      66 r2
        vpord zmm12, zmm12, zmm25                                ;    93.8 p5      66 r2
        vmovdqu64 [rbp + 41984], zmm11                           ;    84.8 p7+p4  101 r1_next spill
        vpxord zmm11, zmm3, [rbp + 35584]                        ;    93.3 p0+p2   66 r2
        vmovdqu64 [rbp + 42048], zmm2                            ;    83.5 p8+p9  101 r1_next spill
        vmovdqa64 zmm2, zmm10                                    ;    92.8         66 r2 copy
        vpternlogd zmm2, zmm20, zmm26, 0x96                      ;    93.8 p5      66 r2
        vmovdqu64 [rbp + 42112], zmm13                           ;    84.8 p7+p4  101 r1_next spill
        vpxord zmm13, zmm11, zmm2                                ;    94.8 p0      66 r2
        vpxord zmm9, zmm9, zmm13                                 ;    95.8 p5      66 r2
        vmovdqu64 [rbp + 42176], zmm26                           ;    85.5 p8+p9  100 f spill
        vmovdqa64 zmm26, zmm9                                    ;    96.8         66 r2 copy
        vpternlogd zmm26, zmm20, zmm8, 0xc6                      ;    96.8 p0      66 r2
        vmovdqu64 [rbp + 42240], zmm7                            ;    86.8 p7+p4  100 f spill
        vmovdqa64 zmm7, zmm11                                    ;    94.3         66 r2 copy
        vpternlogd zmm7, zmm27, zmm27, 0xc3                      ;    95.8 p5      66 r2
        vpternlogd zmm31, zmm7, zmm13, 0xed                      ;    96.8 p0      66 r2
        vmovdqu64 [rbp + 42304], zmm27                           ;    87.5 p8+p9  100 f spill
        vmovdqa64 zmm27, zmm7                                    ;    96.8         66 r2 copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3                       ;    96.8 p5      66 r2
        vpxord zmm1, zmm1, zmm27                                 ;    97.8 p0      66 r2
        vpternlogd zmm1, zmm31, zmm26, 0x69                      ;    98.8 p5      66 r2
        vpxord zmm31, zmm3, zmm27                                ;    98.3 p0      66 r2
        vpternlogd zmm26, zmm31, zmm2, 0xb4                      ;    99.3 p5      66 r2
        vmovdqu64 [rbp + 42368], zmm17                           ;    88.8 p7+p4   66 r2 spill
        vmovdqa64 zmm17, zmm7                                    ;    96.8         66 r2 copy
        vpternlogd zmm17, zmm14, zmm8, 0x18                      ;    99.3 p0      66 r2
        vpternlogd zmm15, zmm17, zmm26, 0x69                     ;   100.3 p5      66 r2
        vmovdqa64 zmm17, zmm7                                    ;    96.8         66 r2 copy
        vpternlogd zmm17, zmm2, zmm14, 0x69                      ;   100.3 p0      66 r2
        vpternlogd zmm26, zmm17, zmm25, 0x78                     ;   101.3 p5      66 r2
        vmovdqu64 [rbp + 42432], zmm28                           ;    89.5 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm17                                   ;   101.3         66 r2 copy
        vpternlogd zmm28, zmm0, zmm0, 0xf3                       ;   101.3 p0      66 r2
        vpternlogd zmm28, zmm12, zmm1, 0x96                      ;   102.3 p5      66 r2
        vpternlogd zmm1, zmm27, zmm11, 0x78                      ;   102.3 p0      66 r2
        vmovdqa64 zmm12, zmm1                                    ;   103.3         66 r2 copy
        vpternlogd zmm12, zmm13, zmm3, 0x87                      ;   103.3 p5      66 r2
        vpternlogd zmm26, zmm1, zmm12, 0x96                      ;   104.3 p0      66 r2
        vmovdqa64 zmm1, zmm26                                    ;   105.3         66 r2 copy
        vpternlogd zmm1, zmm12, zmm28, 0x59                      ;   105.3 p5      66 r2
        vmovdqu64 [rbp + 42496], zmm24                           ;    90.8 p7+p4   66 r2 spill
        vmovdqa64 zmm24, zmm1                                    ;   106.3         66 r2 copy
        vpternlogd zmm24, zmm12, zmm15, 0x36                     ;   106.3 p0      66 r2
        vmovdqu64 [rbp + 42560], zmm29                           ;    91.5 p8+p9   66 r2 spill
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
        vmovdqu64 [rbp + 42624], zmm20                           ;    92.8 p7+p4  100 f spill
        vpxord zmm20, zmm15, zmm1                                ;   111.8 p5      66 r2
        vpternlogd zmm15, zmm24, zmm24, 0xc3                     ;   112.3 p0      66 r2
        vmovdqu64 [rbp + 42688], zmm4                            ;    93.5 p8+p9   66 r2 spill
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
        vmovdqu64 zmm31, [rbp + 41280]                           ;    91.0 p3     100 f reload
        vmovdqa64 zmm0, zmm31                                    ;    97.0         66 r2 copy
        vpternlogd zmm0, zmm6, zmm31, 0xc3                       ;   122.3 p0      66 r2
        vpternlogd zmm20, zmm26, zmm25, 0x96                     ;   122.8 p5      66 r2
        vmovdqu64 zmm1, [rbp + 35776]                            ;    91.7 p2     100 f reload
        vmovdqu64 zmm2, [rbp + 41152]                            ;    92.0 p3      66 r2
        vpternlogd zmm2, zmm0, zmm1, 0x69                        ;   123.3 p0      66 r2
        vmovdqu64 zmm3, [rbp + 36096]                            ;    92.7 p2     100 f reload
        vpxord zmm9, zmm2, zmm3                                  ;   124.3 p5      66 r2
        vmovdqu64 zmm10, [rbp + 41024]                           ;    93.0 p3     100 f reload
        vpxord zmm13, zmm2, zmm10                                ;   124.3 p0      66 r2
        vmovdqa64 zmm17, zmm9                                    ;   125.3         66 r2 copy
        vmovdqu64 zmm24, [rbp + 40960]                           ;    93.7 p2     100 f reload
        vmovdqu64 zmm25, [rbp + 41152]                           ;    94.0 p3      66 r2
        vpternlogd zmm25, zmm13, zmm24, 0x96                     ;   125.3 p5      66 r2
        vpxord zmm17, zmm17, zmm25                               ;   126.3 p0      66 r2
        vpxord zmm26, zmm17, zmm6                                ;   127.3 p5      66 r2
        vmovdqa64 zmm27, zmm2                                    ;   124.3         66 r2 copy
        vmovdqa64 zmm3, zmm0                                     ;   123.3         66 r2 copy
        vpxord zmm1, zmm24, zmm10                                ;   126.3 p0      66 r2
        vpternlogd zmm1, zmm13, zmm6, 0x2d                       ;   127.3 p5      66 r2
        vmovdqu64 [rbp + 42752], zmm5                            ;    94.8 p7+p4  100 f spill
        vmovdqa64 zmm5, zmm13                                    ;   125.3         66 r2 copy
        vmovdqu64 [rbp + 42816], zmm14                           ;    95.5 p8+p9  100 f spill
        vmovdqa64 zmm14, zmm6                                    ;    95.0         66 r2 copy
        vmovdqu64 [rbp + 42880], zmm8                            ;    96.8 p7+p4  100 f spill
        vmovdqa64 zmm8, zmm0                                     ;   123.3         66 r2 copy
        vpternlogd zmm8, zmm24, [rbp + 40896], 0x69              ;   127.3 p0+p2   66 r2
        vpxord zmm5, zmm5, zmm8                                  ;   128.3 p5      66 r2
        vpord zmm14, zmm14, zmm5                                 ;   129.3 p0      66 r2
        vmovdqa64 zmm24, zmm26                                   ;   128.3         66 r2 copy
        vpternlogd zmm24, zmm10, [rbp + 41152], 0xa6             ;   128.8 p5+p3   66 r2
        vmovdqu64 [rbp + 42944], zmm4                            ;   120.8 p8+p9   66 r2 spill
        vmovdqu64 zmm4, [rbp + 40896]                            ;    96.8 p2      66 r2
        vpternlogd zmm4, zmm9, [rbp + 40896], 0xc3               ;   129.3 p0+p3   66 r2
        vpternlogd zmm0, zmm4, zmm17, 0xed                       ;   130.3 p5      66 r2
        vmovdqu64 [rbp + 43008], zmm12                           ;   118.8 p7+p4   66 r2 spill
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
        vmovdqu64 [rbp + 43072], zmm28                           ;   114.8 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm0                                    ;   134.8         66 r2 copy
        vpternlogd zmm28, zmm8, zmm8, 0xf3                       ;   134.8 p5      66 r2
        vpternlogd zmm28, zmm14, zmm3, 0x69                      ;   135.8 p0      66 r2
        vpternlogd zmm3, zmm12, zmm9, 0x87                       ;   135.8 p5      66 r2
        vmovdqa64 zmm14, zmm3                                    ;   136.8         66 r2 copy
        vpternlogd zmm14, zmm17, zmm2, 0x87                      ;   136.8 p0      66 r2
        vpternlogd zmm24, zmm3, zmm14, 0x96                      ;   137.8 p5      66 r2
        vmovdqa64 zmm3, zmm24                                    ;   138.8         66 r2 copy
        vpternlogd zmm3, zmm14, zmm28, 0x59                      ;   138.8 p0      66 r2
        vmovdqu64 [rbp + 43136], zmm15                           ;   118.8 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm3                                    ;   139.8         66 r2 copy
        vpternlogd zmm15, zmm14, zmm1, 0x36                      ;   139.8 p5      66 r2
        vmovdqu64 [rbp + 43200], zmm20                           ;   123.8 p8+p9   66 r2 spill
        vmovdqa64 zmm20, zmm15                                   ;   140.8         66 r2 copy
        vpternlogd zmm20, zmm24, zmm1, 0x9a                      ;   140.8 p0      66 r2
        vpternlogd zmm15, zmm24, zmm1, 0x53                      ;   140.8 p5      66 r2
        vpxord zmm24, zmm20, zmm15                               ;   141.8 p0      66 r2
        vpternlogd zmm3, zmm1, zmm24, 0x39                       ;   142.8 p5      66 r2
        vmovdqa64 zmm1, zmm3                                     ;   143.8         66 r2 copy
        vpternlogd zmm1, zmm14, zmm28, 0xc6                      ;   143.8 p0      66 r2
        vpternlogd zmm3, zmm14, zmm28, 0xd1                      ;   143.8 p5      66 r2
        vmovdqu64 zmm14, [rbp + 41152]                           ;   103.3 p2     100 f reload
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
        vmovdqu64 [rbp + 43264], zmm9                            ;   146.8 p7+p4   66 r2 spill
        vpxord zmm9, zmm1, zmm3                                  ;   145.3 p0      66 r2
        vpternlogd zmm1, zmm15, zmm15, 0xc3                      ;   145.8 p5      66 r2
        vmovdqu64 [rbp + 43328], zmm21                           ;   105.7 p8+p9   66 r2 spill
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
        vmovdqu64 zmm0, [rbp + 40704]                            ;   109.0 p3     100 f reload
        vmovdqu64 zmm8, [rbp + 40832]                            ;   109.2 p2      66 r2
        vpternlogd zmm8, zmm0, zmm0, 0xc3                        ;   154.3 p0      66 r2
        vpternlogd zmm20, zmm15, zmm2, 0x96                      ;   154.8 p5      66 r2
        vpternlogd zmm9, zmm4, zmm10, 0xf6                       ;   155.3 p0      66 r2
        vpternlogd zmm9, zmm24, zmm5, 0x96                       ;   156.3 p5      66 r2
        vmovdqu64 zmm2, [rbp + 36288]                            ;   110.0 p3     100 f reload
        vmovdqu64 zmm4, [rbp + 40640]                            ;   110.2 p2      66 r2
        vpternlogd zmm4, zmm8, zmm2, 0x69                        ;   156.3 p0      66 r2
        vmovdqu64 zmm5, [rbp + 36608]                            ;   111.0 p3     100 f reload
        vpxord zmm12, zmm4, zmm5                                 ;   157.3 p5      66 r2
        vmovdqu64 zmm13, [rbp + 40512]                           ;   111.2 p2     100 f reload
        vpxord zmm15, zmm4, zmm13                                ;   157.3 p0      66 r2
        vmovdqa64 zmm17, zmm12                                   ;   158.3         66 r2 copy
        vmovdqu64 zmm24, [rbp + 36352]                           ;   112.0 p3     100 f reload
        vmovdqu64 zmm26, [rbp + 40640]                           ;   112.2 p2      66 r2
        vpternlogd zmm26, zmm15, zmm24, 0x96                     ;   158.3 p5      66 r2
        vpxord zmm17, zmm17, zmm26                               ;   159.3 p0      66 r2
        vmovdqu64 zmm27, [rbp + 40832]                           ;   113.0 p3     100 f reload
        vpxord zmm5, zmm17, zmm27                                ;   160.3 p5      66 r2
        vmovdqa64 zmm2, zmm4                                     ;   157.3         66 r2 copy
        vpxord zmm31, zmm24, zmm13                               ;   159.3 p0      66 r2
        vpternlogd zmm31, zmm15, zmm27, 0x2d                     ;   160.3 p5      66 r2
        vpternlogd zmm18, zmm16, zmm30, 0x96                     ;   160.3 p0      66 r2
        vmovdqu64 zmm30, [rbp + 36544]                           ;   113.2 p2     100 f reload
        vmovdqa64 zmm16, zmm8                                    ;   155.3         66 r2 copy
        vpternlogd zmm16, zmm24, zmm30, 0x69                     ;   160.8 p5      66 r2
        vmovdqa64 zmm24, zmm12                                   ;   158.3         66 r2 copy
        vpternlogd zmm24, zmm30, zmm30, 0xc3                     ;   161.3 p0      66 r2
        vmovdqa64 zmm30, zmm24                                   ;   162.3         66 r2 copy
        vpternlogd zmm30, zmm16, zmm16, 0xc3                     ;   162.3 p5      66 r2
        vpxord zmm2, zmm2, zmm30                                 ;   163.3 p0      66 r2
        vmovdqa64 zmm10, zmm24                                   ;   162.3         66 r2 copy
        vpternlogd zmm10, zmm0, zmm13, 0x18                      ;   162.8 p5      66 r2
        vmovdqu64 [rbp + 43392], zmm6                            ;   114.7 p7+p4  100 f spill
        vmovdqa64 zmm6, zmm24                                    ;   162.3         66 r2 copy
        vpternlogd zmm6, zmm17, zmm8, 0xf9                       ;   163.3 p0      66 r2
        vpxord zmm8, zmm8, zmm30                                 ;   163.8 p5      66 r2
        vmovdqu64 [rbp + 43456], zmm14                           ;   148.3 p8+p9   66 r2 spill
        vpxord zmm14, zmm15, zmm16                               ;   164.3 p0      66 r2
        vmovdqu64 [rbp + 43520], zmm1                            ;   151.8 p7+p4   66 r2 spill
        vmovdqa64 zmm1, zmm24                                    ;   162.3         66 r2 copy
        vpternlogd zmm1, zmm26, zmm0, 0x69                       ;   164.8 p5      66 r2
        vmovdqu64 [rbp + 43584], zmm3                            ;   152.8 p8+p9   66 r2 spill
        vpord zmm3, zmm14, zmm27                                 ;   165.3 p0      66 r2
        vmovdqu64 [rbp + 43648], zmm28                           ;   151.8 p7+p4   66 r2 spill
        vmovdqa64 zmm28, zmm1                                    ;   165.8         66 r2 copy
        vpternlogd zmm28, zmm16, zmm16, 0xf3                     ;   165.8 p5      66 r2
        vpternlogd zmm18, zmm22, zmm7, 0x69                      ;   166.3 p0      66 r2
        vmovdqu64 zmm22, [rbp + 40640]                           ;   117.2 p3     100 f reload
        vmovdqu64 [rbp + 43712], zmm18                           ;   167.3 p8+p9   66 r2 spill
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
        vmovdqu64 [rbp + 43776], zmm25                           ;   156.8 p7+p4   66 r2 spill
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
        vmovdqu64 zmm30, [rbp + 43328]                           ;   126.7 p2      66 r2 reload
        vmovdqa64 zmm15, zmm29                                   ;   126.8         66 r2 copy
        vpternlogd zmm15, zmm19, zmm30, 0x96                     ;   187.3 p0      66 r2
        vpternlogd zmm18, zmm16, zmm8, 0xa6                      ;   188.3 p5      66 r2
        vpternlogd zmm26, zmm5, zmm18, 0x69                      ;   189.3 p0      66 r2
        vpternlogd zmm22, zmm24, zmm13, 0xf6                     ;   188.8 p5      66 r2
        vpxord zmm5, zmm30, zmm20                                ;   189.3 p0      66 r2
        vpternlogd zmm22, zmm18, zmm14, 0x96                     ;   189.8 p5      66 r2
        vpternlogd zmm12, zmm6, zmm11, 0x96                      ;   190.3 p0      66 r2
        vmovdqu64 zmm6, [rbp + 43200]                            ;   128.2 p3      66 r2
        vpternlogd zmm6, zmm19, [rbp + 43136], 0x96              ;   190.8 p5+p2   66 r2
        vpxord zmm2, zmm2, zmm22                                 ;   191.3 p0      66 r2
        vmovdqu64 zmm11, [rbp + 43200]                           ;   129.2 p3      66 r2
        vpternlogd zmm4, zmm10, zmm24, 0x1e                      ;   191.8 p5      66 r2
        vpxord zmm21, zmm21, zmm25                               ;   192.3 p0      66 r2
        vpxord zmm11, zmm11, zmm9                                ;   192.8 p5      66 r2
        vmovdqu64 zmm10, [rbp + 42688]                           ;   129.5 p2      66 r2 reload
        vmovdqa64 zmm14, zmm1                                    ;   186.8         66 r2 copy
        vpternlogd zmm14, zmm25, zmm10, 0x96                     ;   193.3 p0      66 r2
        vpternlogd zmm4, zmm8, zmm29, 0x96                       ;   193.8 p5      66 r2
        vpternlogd zmm29, zmm30, zmm12, 0x96                     ;   194.3 p0      66 r2
        vmovdqa64 zmm30, zmm21                                   ;   193.3         66 r2 copy
        vpternlogd zmm30, zmm12, zmm23, 0x96                     ;   194.8 p5      66 r2
        vmovdqu64 zmm8, [rbp + 43520]                            ;   151.8 p3      66 r2
        vmovdqa64 zmm16, zmm29                                   ;   195.3         66 r2 copy
        vpternlogd zmm16, zmm1, zmm20, 0x96                      ;   195.3 p0      66 r2
        vmovdqu64 zmm17, [rbp + 43776]                           ;   156.8 p2      66 r2 reload
        vpternlogd zmm7, zmm11, zmm17, 0x96                      ;   195.8 p5      66 r2
        vpternlogd zmm1, zmm20, zmm4, 0x96                       ;   196.3 p0      66 r2
        vmovdqu64 zmm18, [rbp + 43648]                           ;   151.8 p3      66 r2
        vmovdqu64 zmm20, [rbp + 43008]                           ;   132.2 p2      66 r2 reload
        vpxord zmm18, zmm18, zmm20                               ;   196.8 p5      66 r2
        vpternlogd zmm4, zmm11, zmm15, 0x96                      ;   197.3 p0      66 r2
        vpxord zmm8, zmm8, zmm31                                 ;   197.8 p5      66 r2
        vpxord zmm9, zmm9, zmm22                                 ;   198.3 p0      66 r2
        vmovdqu64 zmm31, [rbp + 43072]                           ;   132.7 p3      66 r2 reload
        vmovdqu64 zmm22, [rbp + 43648]                           ;   151.8 p2      66 r2
        vpternlogd zmm22, zmm3, zmm31, 0x96                      ;   198.8 p5      66 r2
        vmovdqu64 zmm24, [rbp + 43456]                           ;   148.3 p3      66 r2
        vmovdqu64 zmm27, [rbp + 43712]                           ;   167.3 p2      66 r2
        vpxord zmm27, zmm27, zmm26                               ;   199.3 p0      66 r2
        vpternlogd zmm20, zmm22, [rbp + 42560], 0x96             ;   199.8 p5+p3   66 r2
        vmovdqa64 zmm0, zmm11                                    ;   193.8         66 r2 copy
        vpternlogd zmm0, zmm15, zmm2, 0x96                       ;   200.3 p0      66 r2
        vpternlogd zmm15, zmm9, zmm5, 0x96                       ;   200.8 p5      66 r2
        vpxord zmm13, zmm10, [rbp + 42944]                       ;   201.3 p0+p2   66 r2
        vpternlogd zmm25, zmm13, zmm17, 0x96                     ;   202.3 p5      66 r2
        vpternlogd zmm25, zmm26, zmm9, 0x96                      ;   203.3 p0      66 r2
        vpxord zmm26, zmm6, zmm8                                 ;   202.8 p5      66 r2
        vmovdqu64 [rbp + 43776], zmm16                           ;   196.3 p8+p9   66 r2 spill
        vmovdqa64 zmm16, zmm27                                   ;   200.3         66 r2 copy
        vpternlogd zmm16, zmm18, zmm7, 0x96                      ;   203.3 p0      66 r2
        vpxord zmm7, zmm7, zmm21                                 ;   203.8 p5      66 r2
        vpxord zmm10, zmm10, zmm7                                ;   204.8 p0      66 r2
        vmovdqu64 [rbp + 42688], zmm30                           ;   195.8 p7+p4   66 r2 spill
        vmovdqu64 zmm30, [rbp + 43520]                           ;   151.8 p3      66 r2
        vpxord zmm30, zmm30, zmm2                                ;   204.8 p5      66 r2
        vmovdqu64 [rbp + 43520], zmm15                           ;   201.8 p8+p9   66 r2 spill
        vmovdqu64 zmm15, [rbp + 43264]                           ;   146.8 p2      66 r2 reload
        vpternlogd zmm12, zmm15, [rbp + 43584], 0x69             ;   205.3 p0+p3   66 r2
        vpxord zmm13, zmm13, zmm12                               ;   206.3 p5      66 r2
        vpternlogd zmm12, zmm23, zmm1, 0x96                      ;   206.3 p0      66 r2
        vpternlogd zmm15, zmm14, [rbp + 43584], 0x69             ;   206.8 p5+p2   66 r2
        vmovdqa64 zmm23, zmm9                                    ;   199.3         66 r2 copy
        vpternlogd zmm23, zmm4, zmm5, 0x96                       ;   207.3 p0      66 r2
        vpternlogd zmm9, zmm3, [rbp + 43648], 0x96               ;   207.8 p5+p3   66 r2
        vpxord zmm27, zmm27, zmm9                                ;   208.8 p0      66 r2
        vpxord zmm5, zmm5, zmm12                                 ;   208.8 p5      66 r2
        vpxord zmm29, zmm29, zmm12                               ;   209.3 p0      66 r2
        vmovdqu64 zmm12, [rbp + 42560]                           ;   139.0 p2      66 r2 reload
        vmovdqu64 [rbp + 43648], zmm4                            ;   198.3 p7+p4   66 r2 spill
        vmovdqa64 zmm4, zmm22                                    ;   199.8         66 r2 copy
        vpternlogd zmm4, zmm28, zmm12, 0x96                      ;   209.8 p5      66 r2
        vmovdqu64 [rbp + 43584], zmm15                           ;   207.8 p8+p9   66 r2 spill
        vmovdqa64 zmm15, zmm9                                    ;   208.8         66 r2 copy
        vpternlogd zmm15, zmm4, zmm8, 0x96                       ;   210.8 p0      66 r2
        vpternlogd zmm14, zmm13, zmm21, 0x96                     ;   210.8 p5      66 r2
        vpternlogd zmm28, zmm31, [rbp + 43456], 0x96             ;   211.3 p0+p3   66 r2
        vpternlogd zmm31, zmm26, [rbp + 43456], 0x96             ;   211.8 p5+p2   66 r2
        vmovdqu64 [rbp + 43072], zmm23                           ;   208.3 p7+p4   66 r2 spill
        vmovdqa64 zmm23, zmm30                                   ;   205.8         66 r2 copy
        vpternlogd zmm23, zmm31, zmm15, 0x96                     ;   212.8 p0      66 r2
        vpternlogd zmm30, zmm6, [rbp + 42368], 0x96              ;   212.8 p5+p3   66 r2
        vpternlogd zmm31, zmm12, zmm30, 0x96                     ;   213.8 p0      66 r2
        vmovdqu64 zmm12, [rbp + 42368]                           ;   142.0 p2      66 r2 reload
        vpternlogd zmm6, zmm28, zmm12, 0x96                      ;   213.8 p5      66 r2
        vpternlogd zmm12, zmm8, zmm11, 0x96                      ;   214.3 p0      66 r2
        vpternlogd zmm8, zmm11, zmm30, 0x96                      ;   214.8 p5      66 r2
        vmovdqu64 zmm11, [rbp + 42496]                           ;   142.7 p3      66 r2 reload
        vmovdqu64 [rbp + 42368], zmm31                           ;   214.8 p8+p9   66 r2 spill
        vmovdqu64 zmm31, [rbp + 42432]                           ;   143.0 p2      66 r2 reload
        vpternlogd zmm22, zmm31, zmm11, 0x96                     ;   215.3 p0      66 r2
        vpxord zmm24, zmm24, zmm22                               ;   216.3 p5      66 r2
        vpternlogd zmm4, zmm18, zmm22, 0x96                      ;   216.3 p0      66 r2
        vpternlogd zmm28, zmm18, zmm22, 0x96                     ;   216.8 p5      66 r2
        vpternlogd zmm3, zmm31, zmm11, 0x96                      ;   217.3 p0      66 r2
        vmovdqu64 zmm31, [rbp + 43200]                           ;   144.0 p3      66 r2 reload
        vmovdqu64 zmm11, [rbp + 43712]                           ;   167.3 p2      66 r2
        vpternlogd zmm11, zmm19, zmm31, 0x96                     ;   217.8 p5      66 r2
        vpternlogd zmm3, zmm2, [rbp + 43712], 0x96               ;   218.3 p0+p3   66 r2
        vpxord zmm17, zmm17, zmm3                                ;   219.3 p5      66 r2
        vpternlogd zmm30, zmm31, zmm19, 0x96                     ;   219.3 p0      66 r2
        vpternlogd zmm7, zmm11, zmm25, 0x96                      ;   219.8 p5      66 r2
        vpternlogd zmm3, zmm9, zmm16, 0x96                       ;   220.3 p0      66 r2
        vpternlogd zmm11, zmm21, [rbp + 42944], 0x96             ;   220.8 p5+p2   66 r2
        vmovdqu64 zmm31, [rbp + 24640]                           ;   146.0 p3      29 s reload
        vmovdqu64 zmm2, [rbp + 40256]                            ;   146.5 p2      29 s reload
        vmovdqu64 zmm9, [rbp + 25792]                            ;   147.0 p3      29 s
        vpternlogd zmm9, zmm2, zmm31, 0x96                       ;   221.3 p0      29 s
        vmovdqu64 zmm18, [rbp + 25984]                           ;   147.5 p2      29 s
        vmovdqu64 zmm19, [rbp + 40448]                           ;   148.0 p3      29 s reload
        vpxord zmm18, zmm18, zmm19                               ;   221.8 p5      29 s
        vpxord zmm21, zmm31, zmm19                               ;   222.3 p0      29 s
        vmovdqu64 zmm22, [rbp + 24832]                           ;   148.5 p2      29 s reload
        vmovdqu64 [rbp + 42944], zmm7                            ;   220.8 p7+p4   66 r2 spill
        vpxord zmm7, zmm19, zmm22                                ;   222.8 p5      29 s
        vpxord zmm22, zmm19, zmm9                                ;   223.3 p0      29 s
        vpxord zmm19, zmm21, [rbp + 25600]                       ;   223.8 p5+p3   29 s
        vmovdqu64 [rbp + 43200], zmm17                           ;   220.3 p8+p9   66 r2 spill
        vpxord zmm17, zmm9, [rbp + 25024]                        ;   224.3 p0+p2   29 s
        vmovdqu64 [rbp + 43712], zmm4                            ;   217.3 p7+p4   66 r2 spill
        vmovdqa64 zmm4, zmm2                                     ;   152.5         29 s copy
        vmovdqu64 [rbp + 42496], zmm30                           ;   220.3 p8+p9   66 r2 spill
        vpxord zmm30, zmm19, zmm18                               ;   224.8 p5      29 s
        vmovdqu64 [rbp + 42432], zmm5                            ;   209.8 p7+p4   66 r2 spill
        vpxord zmm5, zmm19, zmm7                                 ;   225.3 p0      29 s
        vmovdqu64 [rbp + 42560], zmm25                           ;   204.3 p8+p9   66 r2 spill
        vmovdqa64 zmm25, zmm19                                   ;   224.8         29 s copy
        vpternlogd zmm25, zmm2, zmm31, 0x96                      ;   225.8 p5      29 s
        vpxord zmm19, zmm19, zmm9                                ;   226.3 p0      29 s
        vpxord zmm4, zmm4, zmm19                                 ;   227.3 p5      29 s
        vmovdqu64 [rbp + 43456], zmm27                           ;   209.8 p7+p4   66 r2 spill
        vpxord zmm27, zmm25, [rbp + 25984]                       ;   227.3 p0+p3   29 s
        vmovdqu64 [rbp + 43264], zmm28                           ;   217.8 p8+p9   66 r2 spill
        vpxord zmm28, zmm5, zmm17                                ;   227.8 p5      29 s
        vmovdqu64 [rbp + 43008], zmm15                           ;   211.8 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm22                                   ;   224.3         29 s copy
        vpternlogd zmm15, zmm7, zmm2, 0x96                       ;   228.3 p0      29 s
        vmovdqu64 [rbp + 43328], zmm8                            ;   215.8 p8+p9   66 r2 spill
        vpxord zmm8, zmm25, [rbp + 25024]                        ;   228.8 p5+p2   29 s
        vmovdqu64 [rbp + 43136], zmm29                           ;   210.3 p7+p4   66 r2 spill
        vpxord zmm29, zmm18, zmm8                                ;   229.8 p0      29 s
        vmovdqu64 [rbp + 43840], zmm14                           ;   211.8 p8+p9   66 r2 spill
        vmovdqa64 zmm14, zmm8                                    ;   229.8         29 s copy
        vpternlogd zmm14, zmm7, zmm2, 0x96                       ;   229.8 p5      29 s
        vmovdqu64 [rbp + 43904], zmm10                           ;   205.8 p7+p4   66 r2 spill
        vmovdqa64 zmm10, zmm15                                   ;   229.3         29 s copy
        vpternlogd zmm10, zmm18, [rbp + 25792], 0x96             ;   230.3 p0+p3   29 s
        vmovdqu64 [rbp + 43968], zmm16                           ;   204.3 p8+p9   66 r2 spill
        vmovdqu64 zmm16, [rbp + 24192]                           ;   153.3 p2      28 s
        vpxord zmm16, zmm16, [rbp + 40128]                       ;   230.8 p5+p3   28 s
        vmovdqu64 [rbp + 44032], zmm24                           ;   217.3 p7+p4   66 r2 spill
        vmovdqa64 zmm24, zmm16                                   ;   231.8         28 s copy
        vmovdqu64 [rbp + 44096], zmm23                           ;   213.8 p8+p9   66 r2 spill
        vmovdqu64 zmm23, [rbp + 23680]                           ;   154.3 p2      28 s
        vpxord zmm23, zmm23, [rbp + 40128]                       ;   231.3 p0+p3   28 s
        vmovdqu64 [rbp + 44160], zmm12                           ;   215.3 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm23                                   ;   232.3         28 s copy
        vmovdqu64 [rbp + 44224], zmm0                            ;   201.3 p8+p9   66 r2 spill
        vmovdqu64 zmm0, [rbp + 40000]                            ;   155.3 p2      28 s
        vpxord zmm0, zmm0, [rbp + 23680]                         ;   231.8 p5+p3   28 s
        vmovdqu64 [rbp + 44288], zmm1                            ;   197.3 p7+p4   66 r2 spill
        vpxord zmm1, zmm0, [rbp + 39936]                         ;   232.8 p0+p2   28 s
        vmovdqu64 [rbp + 44352], zmm13                           ;   207.3 p8+p9   66 r2 spill
        vmovdqa64 zmm13, zmm1                                    ;   233.8         28 s copy
        vmovdqu64 [rbp + 44416], zmm11                           ;   221.8 p7+p4   66 r2 spill
        vmovdqa64 zmm11, zmm0                                    ;   232.8         28 s copy
        vmovdqu64 [rbp + 44480], zmm3                            ;   221.3 p8+p9   66 r2 spill
        vmovdqu64 zmm3, [rbp + 23680]                            ;   156.8 p3      28 s
        vmovdqu64 [rbp + 44544], zmm20                           ;   200.8 p7+p4   66 r2 spill
        vmovdqa64 zmm20, zmm0                                    ;   232.8         28 s copy
        vpternlogd zmm20, zmm16, [rbp + 39616], 0x96             ;   232.8 p5+p2   28 s
        vmovdqu64 [rbp + 44608], zmm6                            ;   214.8 p8+p9   66 r2 spill
        vpxord zmm6, zmm20, [rbp + 39808]                        ;   233.8 p0+p3   28 s
        vmovdqu64 [rbp + 44672], zmm26                           ;   203.8 p7+p4   66 r2 spill
        vpxord zmm26, zmm6, [rbp + 39936]                        ;   234.8 p5+p2   28 s
        vmovdqu64 [rbp + 39936], zmm23                           ;   232.3 p8+p9   28 s spill
        vmovdqa64 zmm23, zmm20                                   ;   233.8         28 s copy
        vmovdqu64 [rbp + 44736], zmm5                            ;   226.3 p7+p4   29 s spill
        vpxord zmm5, zmm26, [rbp + 39360]                        ;   235.8 p0+p3   28 s
        vmovdqu64 [rbp + 44800], zmm21                           ;   223.3 p8+p9   29 s spill
        vmovdqa64 zmm21, zmm26                                   ;   235.8         28 s copy
        vmovdqu64 [rbp + 44864], zmm1                            ;   233.8 p7+p4   28 s spill
        vmovdqu64 zmm1, [rbp + 23680]                            ;   159.3 p2      28 s
        vmovdqu64 [rbp + 44928], zmm6                            ;   234.8 p8+p9   28 s spill
        vmovdqu64 zmm6, [rbp + 40128]                            ;   159.8 p3      28 s
        vmovdqu64 [rbp + 44992], zmm25                           ;   226.8 p7+p4   29 s spill
        vmovdqu64 zmm25, [rbp + 14272]                           ;   160.3 p2     104 s
        vpxord zmm25, zmm25, [rbp + 26176]                       ;   234.8 p5+p3  104 s
        vmovdqu64 [rbp + 45056], zmm15                           ;   229.3 p8+p9   29 s spill
        vmovdqu64 zmm15, [rbp + 42240]                           ;   161.3 p2     100 f reload
        vpternlogd zmm25, zmm15, [rbp + 30336], 0x96             ;   235.8 p0+p3  104 s
        vpternlogd zmm25, zmm10, [rbp + 32640], 0x96             ;   236.8 p5+p2  104 s
        vmovdqu64 zmm15, [rbp + 40128]                           ;   162.8 p3      28 s reload
        vmovdqu64 [rbp + 42240], zmm10                           ;   231.3 p7+p4   29 s spill
        vmovdqu64 zmm10, [rbp + 39616]                           ;   163.3 p2      28 s
        vpternlogd zmm10, zmm26, zmm15, 0x96                     ;   236.3 p0      28 s
        vmovdqu64 [rbp + 45120], zmm26                           ;   235.8 p8+p9   28 s spill
        vmovdqu64 zmm26, [rbp + 39808]                           ;   163.8 p3      28 s
        vpternlogd zmm26, zmm15, [rbp + 39616], 0x96             ;   236.8 p5+p2   28 s
        vpxord zmm12, zmm12, zmm26                               ;   237.8 p0      28 s
        vpxord zmm11, zmm11, zmm12                               ;   238.8 p5      28 s
        vmovdqu64 [rbp + 39808], zmm12                           ;   238.8 p7+p4   28 s spill
        vmovdqu64 zmm12, [rbp + 39360]                           ;   164.8 p3      28 s
        vpternlogd zmm12, zmm15, [rbp + 39616], 0x96             ;   238.3 p0+p2   28 s
        vpxord zmm3, zmm3, zmm12                                 ;   239.3 p5      28 s
        vpxord zmm24, zmm24, zmm3                                ;   240.3 p0      28 s
        vpxord zmm23, zmm23, zmm24                               ;   241.3 p5      28 s
        vpxord zmm1, zmm1, zmm23                                 ;   242.3 p0      28 s
        vpxord zmm21, zmm21, zmm3                                ;   240.8 p5      28 s
        vpxord zmm6, zmm6, zmm21                                 ;   241.8 p0      28 s
        vpternlogd zmm25, zmm1, zmm10, 0x96                      ;   243.3 p5     104 s
        vmovdqu64 [rbp + 39360], zmm25                           ;   244.3 p8+p9  104 s spill
        vmovdqu64 zmm25, [rbp + 39616]                           ;   165.8 p3      28 s
        vpternlogd zmm25, zmm15, [rbp + 40000], 0x96             ;   242.3 p0+p2   28 s
        vpxord zmm13, zmm13, zmm25                               ;   243.3 p5      28 s
        vmovdqu64 [rbp + 40000], zmm3                            ;   240.3 p7+p4   28 s spill
        vmovdqu64 zmm3, [rbp + 14656]                            ;   166.8 p3     104 s
        vpxord zmm3, zmm3, [rbp + 26560]                         ;   243.3 p0+p2  104 s
        vmovdqu64 [rbp + 45184], zmm25                           ;   243.3 p8+p9   28 s spill
        vmovdqu64 zmm25, [rbp + 30720]                           ;   167.8 p3     100 f reload
        vpternlogd zmm3, zmm25, [rbp + 40576], 0x96              ;   244.3 p5+p2  104 s
        vpternlogd zmm3, zmm17, [rbp + 32768], 0x96              ;   245.3 p0+p3  104 s
        vpternlogd zmm3, zmm24, [rbp + 36800], 0x96              ;   246.3 p5+p2  104 s
        vmovdqu64 zmm24, [rbp + 15040]                           ;   169.8 p3     104 s
        vpxord zmm24, zmm24, [rbp + 26944]                       ;   245.3 p0+p2  104 s
        vmovdqu64 zmm25, [rbp + 30848]                           ;   170.8 p3     100 f reload
        vpternlogd zmm24, zmm25, [rbp + 41664], 0x96             ;   246.3 p5+p2  104 s
        vpternlogd zmm24, zmm7, [rbp + 32896], 0x96              ;   247.3 p0+p3  104 s
        vpternlogd zmm24, zmm6, [rbp + 36928], 0x96              ;   248.3 p5+p2  104 s
        vmovdqu64 zmm7, [rbp + 15616]                            ;   172.8 p3     104 s
        vpxord zmm7, zmm7, [rbp + 27520]                         ;   247.3 p0+p2  104 s
        vmovdqu64 zmm25, [rbp + 31104]                           ;   173.8 p3     104 s
        vmovdqu64 [rbp + 36928], zmm24                           ;   249.3 p7+p4  104 s spill
        vmovdqu64 zmm24, [rbp + 31040]                           ;   174.3 p2     100 f reload
        vpternlogd zmm7, zmm24, [rbp + 41600], 0x96              ;   248.3 p5+p3  104 s
        vpternlogd zmm7, zmm9, [rbp + 33088], 0x96               ;   249.3 p0+p2  104 s
        vpternlogd zmm7, zmm21, [rbp + 37120], 0x96              ;   250.3 p5+p3  104 s
        vmovdqu64 zmm9, [rbp + 30656]                            ;   176.3 p2     100 f reload
        vmovdqu64 zmm24, [rbp + 26368]                           ;   176.8 p3      29 s reload
        vmovdqu64 [rbp + 37120], zmm7                            ;   251.3 p8+p9  104 s spill
        vmovdqu64 zmm7, [rbp + 14464]                            ;   177.3 p2     104 s
        vpternlogd zmm7, zmm24, zmm9, 0x96                       ;   249.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 32704]                            ;   177.8 p3     100 f reload
        vpternlogd zmm7, zmm9, [rbp + 34752], 0x96               ;   250.3 p5+p2  104 s
        vpternlogd zmm7, zmm11, [rbp + 36736], 0x96              ;   251.3 p0+p3  104 s
        vpternlogd zmm7, zmm6, zmm14, 0x96                       ;   252.3 p5     104 s
        vmovdqu64 zmm6, [rbp + 16960]                            ;   179.3 p2     104 s
        vmovdqu64 zmm9, [rbp + 28864]                            ;   179.8 p3      29 s reload
        vpxord zmm6, zmm6, zmm9                                  ;   251.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 21120]                            ;   180.3 p2      28 s reload
        vpternlogd zmm6, zmm9, [rbp + 31488], 0x96               ;   252.3 p5+p3  104 s
        vmovdqu64 zmm9, [rbp + 33536]                            ;   181.3 p2     100 f reload
        vpternlogd zmm6, zmm9, [rbp + 35584], 0x96               ;   253.3 p0+p3  104 s
        vpternlogd zmm6, zmm0, zmm16, 0x96                       ;   254.3 p5     104 s
        vpternlogd zmm6, zmm22, [rbp + 37568], 0x96              ;   255.3 p0+p2  104 s
        vmovdqu64 zmm9, [rbp + 30784]                            ;   182.8 p3     100 f reload
        vmovdqu64 zmm22, [rbp + 26752]                           ;   183.3 p2      29 s reload
        vmovdqu64 zmm24, [rbp + 14848]                           ;   183.8 p3     104 s
        vpternlogd zmm24, zmm22, zmm9, 0x96                      ;   253.8 p5     104 s
        vmovdqu64 zmm9, [rbp + 32832]                            ;   184.3 p2     100 f reload
        vpternlogd zmm24, zmm9, [rbp + 41472], 0x96              ;   254.8 p0+p3  104 s
        vpternlogd zmm24, zmm2, zmm31, 0x96                      ;   255.8 p5     104 s
        vpternlogd zmm24, zmm10, [rbp + 36864], 0x96             ;   256.8 p0+p2  104 s
        vmovdqu64 zmm9, [rbp + 17344]                            ;   185.8 p3     104 s
        vpxord zmm9, zmm9, [rbp + 29248]                         ;   255.8 p5+p2  104 s
        vmovdqu64 zmm22, [rbp + 21376]                           ;   186.8 p3      28 s reload
        vpternlogd zmm9, zmm22, [rbp + 24192], 0x96              ;   256.8 p0+p2  104 s
        vmovdqu64 zmm22, [rbp + 39616]                           ;   187.8 p3      28 s reload
        vmovdqu64 zmm2, [rbp + 27136]                            ;   188.3 p2      29 s reload
        vmovdqu64 zmm31, [rbp + 15232]                           ;   188.8 p3     104 s
        vpternlogd zmm31, zmm2, zmm22, 0x96                      ;   256.8 p5     104 s
        vmovdqu64 zmm2, [rbp + 30912]                            ;   189.3 p2     100 f reload
        vpternlogd zmm31, zmm2, [rbp + 40768], 0x96              ;   257.8 p0+p3  104 s
        vpternlogd zmm31, zmm18, [rbp + 32960], 0x96             ;   258.8 p5+p2  104 s
        vpternlogd zmm31, zmm14, [rbp + 36992], 0x96             ;   259.8 p0+p3  104 s
        vmovdqu64 zmm2, [rbp + 31616]                            ;   191.3 p2     100 f reload
        vpternlogd zmm9, zmm2, [rbp + 41024], 0x96               ;   258.8 p5+p3  104 s
        vpternlogd zmm9, zmm30, [rbp + 33664], 0x96              ;   259.8 p0+p2  104 s
        vpternlogd zmm9, zmm5, [rbp + 37696], 0x96               ;   260.8 p5+p3  104 s
        vmovdqu64 zmm2, [rbp + 17728]                            ;   193.3 p2     104 s
        vpxord zmm2, zmm2, [rbp + 29632]                         ;   260.3 p0+p3  104 s
        vmovdqu64 [rbp + 37696], zmm9                            ;   261.8 p7+p4  104 s spill
        vmovdqu64 zmm9, [rbp + 27328]                            ;   194.3 p2      29 s reload
        vmovdqu64 [rbp + 41024], zmm6                            ;   256.3 p8+p9  104 s spill
        vmovdqu64 zmm6, [rbp + 15424]                            ;   194.8 p3     104 s
        vpternlogd zmm6, zmm9, [rbp + 25600], 0x96               ;   260.8 p5+p2  104 s
        vmovdqu64 zmm9, [rbp + 23680]                            ;   195.8 p3      28 s reload
        vpternlogd zmm6, zmm9, [rbp + 30976], 0x96               ;   261.8 p0+p2  104 s
        vmovdqu64 zmm9, [rbp + 33024]                            ;   196.8 p3     100 f reload
        vpternlogd zmm6, zmm9, [rbp + 35072], 0x96               ;   262.8 p5+p2  104 s
        vpternlogd zmm6, zmm17, [rbp + 37056], 0x96              ;   263.8 p0+p3  104 s
        vmovdqu64 zmm9, [rbp + 17920]                            ;   198.3 p2     104 s
        vmovdqu64 zmm17, [rbp + 29952]                           ;   198.8 p3      29 s reload
        vpxord zmm9, zmm9, zmm17                                 ;   262.8 p5     104 s
        vmovdqu64 zmm17, [rbp + 21632]                           ;   199.3 p2      28 s reload
        vpternlogd zmm2, zmm17, [rbp + 31744], 0x96              ;   263.3 p0+p3  104 s
        vmovdqu64 zmm17, [rbp + 33792]                           ;   200.3 p2     100 f reload
        vpternlogd zmm2, zmm17, [rbp + 40960], 0x96              ;   264.3 p5+p3  104 s
        vpternlogd zmm2, zmm30, zmm14, 0x96                      ;   265.3 p0     104 s
        vpternlogd zmm2, zmm5, [rbp + 37824], 0x96               ;   266.3 p5+p2  104 s
        vmovdqu64 zmm30, [rbp + 27712]                           ;   201.8 p3      29 s reload
        vmovdqu64 zmm5, [rbp + 15808]                            ;   202.3 p2      89 s reload
        vmovdqu64 zmm17, [rbp + 20352]                           ;   202.8 p3     104 s
        vpternlogd zmm17, zmm5, zmm30, 0x96                      ;   265.3 p0     104 s
        vpxord zmm25, zmm25, zmm17                               ;   266.3 p5     104 s
        vmovdqu64 zmm17, [rbp + 33152]                           ;   203.3 p2     100 f reload
        vpternlogd zmm25, zmm17, [rbp + 42880], 0x96             ;   267.3 p0+p3  104 s
        vpternlogd zmm25, zmm26, zmm4, 0x96                      ;   268.3 p5     104 s
        vpternlogd zmm25, zmm29, [rbp + 37184], 0x96             ;   269.3 p0+p2  104 s
        vmovdqu64 zmm17, [rbp + 31808]                           ;   204.8 p3     100 f reload
        vmovdqu64 zmm30, [rbp + 21760]                           ;   205.3 p2      28 s reload
        vpternlogd zmm9, zmm30, zmm17, 0x96                      ;   267.8 p5     104 s
        vmovdqu64 zmm30, [rbp + 18112]                           ;   205.8 p3     104 s
        vpxord zmm30, zmm30, [rbp + 30080]                       ;   268.3 p0+p2  104 s
        vmovdqu64 zmm17, [rbp + 33856]                           ;   206.8 p3     100 f reload
        vpternlogd zmm9, zmm17, [rbp + 41152], 0x96              ;   268.8 p5+p2  104 s
        vpternlogd zmm9, zmm16, zmm8, 0x96                       ;   269.8 p0     104 s
        vmovdqu64 zmm17, [rbp + 27904]                           ;   207.8 p3      29 s reload
        vmovdqu64 [rbp + 41152], zmm2                            ;   267.3 p7+p4  104 s spill
        vmovdqu64 zmm2, [rbp + 16000]                            ;   208.3 p2      89 s reload
        vmovdqu64 [rbp + 37184], zmm25                           ;   270.3 p8+p9  104 s spill
        vmovdqu64 zmm25, [rbp + 20480]                           ;   208.8 p3     104 s
        vpternlogd zmm25, zmm2, zmm17, 0x96                      ;   269.8 p5     104 s
        vmovdqu64 zmm17, [rbp + 31168]                           ;   209.3 p2     100 f reload
        vpternlogd zmm25, zmm17, [rbp + 35264], 0x96             ;   270.8 p0+p3  104 s
        vpternlogd zmm25, zmm13, [rbp + 33216], 0x96             ;   271.8 p5+p2  104 s
        vpternlogd zmm25, zmm27, [rbp + 37248], 0x96             ;   272.8 p0+p3  104 s
        vmovdqu64 zmm17, [rbp + 42240]                           ;   231.3 p2      29 s reload
        vpternlogd zmm9, zmm17, [rbp + 37888], 0x96              ;   271.8 p5+p3  104 s
        vmovdqu64 zmm17, [rbp + 31872]                           ;   212.3 p2     100 f reload
        vmovdqu64 [rbp + 37888], zmm9                            ;   272.8 p7+p4  104 s spill
        vmovdqu64 zmm9, [rbp + 21888]                            ;   212.8 p3      28 s reload
        vpternlogd zmm30, zmm9, zmm17, 0x96                      ;   272.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 33920]                            ;   213.3 p2     100 f reload
        vpternlogd zmm30, zmm9, [rbp + 41280], 0x96              ;   273.3 p5+p3  104 s
        vpternlogd zmm30, zmm12, zmm19, 0x96                     ;   274.3 p0     104 s
        vpternlogd zmm30, zmm14, [rbp + 37952], 0x96             ;   275.3 p5+p2  104 s
        vmovdqu64 zmm9, [rbp + 28096]                            ;   214.8 p3      29 s reload
        vmovdqu64 zmm14, [rbp + 16192]                           ;   215.3 p2      89 s reload
        vmovdqu64 zmm17, [rbp + 20608]                           ;   215.8 p3     104 s
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   274.3 p0     104 s
        vmovdqu64 zmm9, [rbp + 31232]                            ;   216.3 p2     100 f reload
        vpternlogd zmm17, zmm9, [rbp + 42176], 0x96              ;   275.3 p5+p3  104 s
        vpternlogd zmm17, zmm20, [rbp + 33280], 0x96             ;   276.3 p0+p2  104 s
        vpternlogd zmm17, zmm4, [rbp + 37312], 0x96              ;   277.3 p5+p3  104 s
        vmovdqu64 zmm20, [rbp + 18496]                           ;   218.3 p2     104 s
        vpxord zmm20, zmm20, [rbp + 30464]                       ;   276.3 p0+p3  104 s
        vmovdqu64 zmm9, [rbp + 44672]                            ;   219.3 p2      66 r2 reload
        vmovdqu64 [rbp + 32640], zmm9                            ;   225.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 28288]                            ;   219.8 p3      29 s reload
        vmovdqu64 [rbp + 44672], zmm30                           ;   276.3 p7+p4  104 s spill
        vmovdqu64 zmm30, [rbp + 16384]                           ;   220.3 p2      89 s reload
        vmovdqu64 [rbp + 37312], zmm17                           ;   278.3 p8+p9  104 s spill
        vmovdqu64 zmm17, [rbp + 20736]                           ;   220.8 p3     104 s
        vpternlogd zmm17, zmm30, zmm9, 0x96                      ;   276.8 p5     104 s
        vmovdqu64 zmm9, [rbp + 31296]                            ;   221.3 p2     100 f reload
        vpternlogd zmm17, zmm9, [rbp + 42624], 0x96              ;   277.8 p0+p3  104 s
        vpternlogd zmm17, zmm8, [rbp + 33344], 0x96              ;   278.8 p5+p2  104 s
        vpternlogd zmm17, zmm1, [rbp + 37376], 0x96              ;   279.8 p0+p3  104 s
        vmovdqu64 zmm1, [rbp + 44608]                            ;   223.3 p2      66 r2 reload
        vmovdqu64 [rbp + 32704], zmm1                            ;   229.3 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 44544]                            ;   223.8 p3      66 r2 reload
        vmovdqu64 [rbp + 32768], zmm1                            ;   229.8 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 44480]                            ;   224.3 p2      66 r2 reload
        vmovdqu64 [rbp + 32832], zmm1                            ;   230.3 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 18688]                            ;   224.8 p3     104 s
        vpxord zmm1, zmm1, [rbp + 30592]                         ;   278.8 p5+p2  104 s
        vmovdqu64 zmm9, [rbp + 44416]                            ;   225.8 p3      66 r2 reload
        vmovdqu64 [rbp + 32896], zmm9                            ;   231.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 32000]                            ;   226.3 p2     100 f reload
        vmovdqu64 [rbp + 44416], zmm17                           ;   280.8 p7+p4  104 s spill
        vmovdqu64 zmm17, [rbp + 22144]                           ;   226.8 p3      28 s reload
        vpternlogd zmm20, zmm17, zmm9, 0x96                      ;   279.3 p0     104 s
        vmovdqu64 zmm17, [rbp + 28480]                           ;   227.3 p2      29 s reload
        vmovdqu64 zmm9, [rbp + 16576]                            ;   227.8 p3      89 s reload
        vmovdqu64 [rbp + 44480], zmm25                           ;   273.8 p8+p9  104 s spill
        vmovdqu64 zmm25, [rbp + 20864]                           ;   228.3 p2     104 s
        vpternlogd zmm25, zmm9, zmm17, 0x96                      ;   279.8 p5     104 s
        vmovdqu64 zmm17, [rbp + 31360]                           ;   228.8 p3     100 f reload
        vpternlogd zmm25, zmm17, [rbp + 42816], 0x96             ;   280.8 p0+p2  104 s
        vpternlogd zmm25, zmm19, [rbp + 33408], 0x96             ;   281.8 p5+p3  104 s
        vpternlogd zmm25, zmm11, [rbp + 37440], 0x96             ;   282.8 p0+p2  104 s
        vmovdqu64 zmm11, [rbp + 34048]                           ;   230.8 p3     100 f reload
        vpternlogd zmm20, zmm11, [rbp + 36096], 0x96             ;   281.8 p5+p2  104 s
        vpternlogd zmm20, zmm0, [rbp + 44992], 0x96              ;   282.8 p0+p3  104 s
        vmovdqu64 zmm0, [rbp + 40448]                            ;   232.3 p2      29 s reload
        vmovdqu64 zmm11, [rbp + 28672]                           ;   232.8 p3      29 s reload
        vmovdqu64 zmm19, [rbp + 16768]                           ;   233.3 p2     104 s
        vpternlogd zmm19, zmm11, zmm0, 0x96                      ;   282.8 p5     104 s
        vpternlogd zmm19, zmm15, [rbp + 20992], 0x96             ;   283.8 p0+p3  104 s
        vmovdqu64 zmm15, [rbp + 31424]                           ;   234.3 p2     100 f reload
        vpternlogd zmm19, zmm15, [rbp + 42304], 0x96             ;   284.8 p5+p3  104 s
        vpternlogd zmm19, zmm13, [rbp + 33472], 0x96             ;   285.8 p0+p2  104 s
        vpternlogd zmm19, zmm8, [rbp + 37504], 0x96              ;   286.8 p5+p3  104 s
        vpternlogd zmm20, zmm10, [rbp + 38080], 0x96             ;   285.3 p0+p2  104 s
        vmovdqu64 zmm10, [rbp + 44352]                           ;   236.8 p3      66 r2 reload
        vmovdqu64 [rbp + 32960], zmm10                           ;   242.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 44288]                           ;   237.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33024], zmm10                           ;   243.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 44224]                           ;   237.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33088], zmm10                           ;   243.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 44160]                           ;   238.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33152], zmm10                           ;   244.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 32064]                           ;   238.8 p3     100 f reload
        vmovdqu64 zmm15, [rbp + 22272]                           ;   239.3 p2      28 s reload
        vpternlogd zmm1, zmm15, zmm10, 0x96                      ;   285.8 p5     104 s
        vmovdqu64 zmm15, [rbp + 22400]                           ;   239.8 p3     104 s
        vpxord zmm15, zmm15, [rbp + 18880]                       ;   286.3 p0+p2  104 s
        vmovdqu64 zmm10, [rbp + 44096]                           ;   240.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33216], zmm10                           ;   246.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 44032]                           ;   241.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33280], zmm10                           ;   247.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 34112]                           ;   241.8 p3     100 f reload
        vpternlogd zmm1, zmm10, [rbp + 43392], 0x96              ;   286.8 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 25792]                           ;   242.8 p3      29 s reload
        vpternlogd zmm1, zmm18, zmm10, 0x96                      ;   287.8 p0     104 s
        vpxord zmm17, zmm10, [rbp + 19264]                       ;   287.8 p5+p2  104 s
        vmovdqu64 zmm11, [rbp + 43968]                           ;   243.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33344], zmm11                           ;   249.8 p7+p4   99 clocks
        vmovdqu64 zmm11, [rbp + 43904]                           ;   244.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33408], zmm11                           ;   250.3 p8+p9   99 clocks
        vmovdqu64 zmm11, [rbp + 44928]                           ;   244.8 p3      28 s reload
        vpternlogd zmm1, zmm11, [rbp + 38144], 0x96              ;   288.8 p0+p2  104 s
        vmovdqu64 zmm11, [rbp + 19072]                           ;   245.8 p3     104 s
        vpxord zmm11, zmm11, [rbp + 25600]                       ;   288.8 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 43840]                           ;   246.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33472], zmm10                           ;   252.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 32128]                           ;   247.3 p2     100 f reload
        vpternlogd zmm15, zmm10, [rbp + 40512], 0x96             ;   289.3 p0+p3  104 s
        vpternlogd zmm15, zmm18, [rbp + 34176], 0x96             ;   290.3 p5+p2  104 s
        vmovdqu64 zmm18, [rbp + 43136]                           ;   248.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33536], zmm18                           ;   254.8 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 43328]                           ;   249.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33664], zmm18                           ;   255.3 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 45184]                           ;   249.8 p3      28 s reload
        vpternlogd zmm15, zmm18, [rbp + 38208], 0x96             ;   291.3 p0+p2  104 s
        vmovdqu64 zmm18, [rbp + 32192]                           ;   250.8 p3     100 f reload
        vmovdqu64 zmm10, [rbp + 22528]                           ;   251.3 p2      28 s reload
        vpternlogd zmm11, zmm10, zmm18, 0x96                     ;   290.8 p5     104 s
        vmovdqu64 zmm10, [rbp + 43264]                           ;   251.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33792], zmm10                           ;   257.8 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 29056]                           ;   252.3 p2      29 s reload
        vmovdqu64 zmm18, [rbp + 17152]                           ;   252.8 p3      89 s reload
        vmovdqu64 zmm0, [rbp + 21248]                            ;   253.3 p2     104 s
        vpternlogd zmm0, zmm18, zmm10, 0x96                      ;   291.3 p0     104 s
        vmovdqu64 zmm10, [rbp + 31552]                           ;   253.8 p3     100 f reload
        vpternlogd zmm0, zmm10, [rbp + 42752], 0x96              ;   292.3 p5+p2  104 s
        vpternlogd zmm0, zmm28, [rbp + 33600], 0x96              ;   293.3 p0+p3  104 s
        vpternlogd zmm0, zmm23, [rbp + 37632], 0x96              ;   294.3 p5+p2  104 s
        vmovdqu64 zmm23, [rbp + 43520]                           ;   255.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33600], zmm23                           ;   261.8 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 34240]                           ;   256.3 p2     100 f reload
        vpternlogd zmm11, zmm23, [rbp + 36288], 0x96             ;   293.3 p0+p3  104 s
        vmovdqu64 zmm23, [rbp + 43456]                           ;   257.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33856], zmm23                           ;   263.3 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 42560]                           ;   257.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33920], zmm23                           ;   263.8 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 39808]                           ;   258.3 p2      28 s reload
        vpternlogd zmm11, zmm23, [rbp + 38272], 0x96             ;   294.3 p5+p3  104 s
        vmovdqu64 zmm23, [rbp + 32256]                           ;   259.3 p2     100 f reload
        vmovdqu64 zmm10, [rbp + 22656]                           ;   259.8 p3      28 s reload
        vpternlogd zmm17, zmm10, zmm23, 0x96                     ;   294.3 p0     104 s
        vmovdqu64 zmm10, [rbp + 42432]                           ;   260.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34048], zmm10                           ;   266.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 34304]                           ;   260.8 p3     100 f reload
        vpternlogd zmm17, zmm10, [rbp + 36352], 0x96             ;   295.3 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 43072]                           ;   261.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34112], zmm10                           ;   267.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 44864]                           ;   262.3 p2      28 s reload
        vpternlogd zmm17, zmm10, [rbp + 38336], 0x96             ;   296.3 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 42496]                           ;   263.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34176], zmm10                           ;   269.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 42368]                           ;   263.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34240], zmm10                           ;   269.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 43712]                           ;   264.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34304], zmm10                           ;   270.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 29440]                           ;   264.8 p3      29 s reload
        vmovdqu64 zmm23, [rbp + 17536]                           ;   265.3 p2      89 s reload
        vmovdqu64 [rbp + 43712], zmm17                           ;   297.3 p7+p4  104 s spill
        vmovdqu64 zmm17, [rbp + 21504]                           ;   265.8 p3     104 s
        vpternlogd zmm17, zmm23, zmm10, 0x96                     ;   295.8 p5     104 s
        vmovdqu64 zmm10, [rbp + 31680]                           ;   266.3 p2     100 f reload
        vpternlogd zmm17, zmm10, [rbp + 35776], 0x96             ;   296.8 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 45056]                           ;   267.3 p2      29 s reload
        vpternlogd zmm17, zmm10, [rbp + 33728], 0x96             ;   297.8 p5+p3  104 s
        vmovdqu64 zmm10, [rbp + 45120]                           ;   268.3 p2      28 s reload
        vpternlogd zmm17, zmm10, [rbp + 37760], 0x96             ;   298.8 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 43008]                           ;   269.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33728], zmm10                           ;   275.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 23040]                           ;   269.8 p3     104 s
        vpxord zmm10, zmm10, [rbp + 19840]                       ;   297.8 p5+p2  104 s
        vpternlogd zmm10, zmm22, [rbp + 32448], 0x96             ;   298.8 p0+p3  104 s
        vmovdqu64 zmm22, [rbp + 38784]                           ;   271.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 34752], zmm22                           ;   277.3 p7+p4   99 clocks
        vmovdqu64 zmm22, [rbp + 23168]                           ;   271.8 p3     104 s
        vpxord zmm22, zmm22, [rbp + 20032]                       ;   298.8 p5+p2  104 s
        vmovdqu64 [rbp + 38784], zmm11                           ;   295.3 p8+p9  104 s spill
        vmovdqu64 zmm11, [rbp + 34496]                           ;   272.8 p3     100 f reload
        vpternlogd zmm10, zmm11, [rbp + 36544], 0x96             ;   299.8 p0+p2  104 s
        vpternlogd zmm10, zmm28, zmm16, 0x96                     ;   300.8 p5     104 s
        vpternlogd zmm10, zmm27, [rbp + 38528], 0x96             ;   301.8 p0+p3  104 s
        vmovdqu64 zmm11, [rbp + 23296]                           ;   274.3 p2     104 s
        vmovdqu64 zmm28, [rbp + 20224]                           ;   274.8 p3      89 s reload
        vpxord zmm11, zmm11, zmm28                               ;   300.8 p5     104 s
        vmovdqu64 [rbp + 38528], zmm10                           ;   302.8 p7+p4  104 s spill
        vmovdqu64 zmm10, [rbp + 43584]                           ;   275.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34496], zmm10                           ;   281.3 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 39104]                           ;   275.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 35072], zmm10                           ;   281.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 36608]                           ;   276.3 p2     100 f reload
        vmovdqu64 [rbp + 39104], zmm15                           ;   292.3 p8+p9  104 s spill
        vmovdqu64 zmm15, [rbp + 32512]                           ;   276.8 p3     100 f reload
        vpternlogd zmm22, zmm15, zmm10, 0x96                     ;   301.3 p0     104 s
        vpternlogd zmm11, zmm10, [rbp + 32576], 0x96             ;   301.8 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 40000]                           ;   277.8 p3      28 s reload
        vpternlogd zmm22, zmm10, [rbp + 34560], 0x96             ;   302.3 p0+p2  104 s
        vpternlogd zmm22, zmm29, [rbp + 38720], 0x96             ;   303.3 p5+p3  104 s
        vmovdqu64 zmm10, [rbp + 40832]                           ;   279.3 p2     100 f reload
        vpternlogd zmm11, zmm10, [rbp + 34624], 0x96             ;   303.3 p0+p3  104 s
        vpternlogd zmm11, zmm4, [rbp + 39936], 0x96              ;   304.3 p5+p2  104 s
        vmovdqu64 zmm4, [rbp + 25600]                            ;   280.8 p3      29 s reload
        vmovdqu64 zmm10, [rbp + 30208]                           ;   281.3 p2      29 s reload
        vmovdqu64 zmm29, [rbp + 18304]                           ;   281.8 p3     104 s
        vpternlogd zmm29, zmm10, zmm4, 0x96                      ;   304.3 p0     104 s
        vmovdqu64 zmm15, [rbp + 22016]                           ;   282.3 p2      28 s reload
        vpternlogd zmm29, zmm15, [rbp + 24192], 0x96             ;   305.3 p5+p3  104 s
        vmovdqu64 zmm15, [rbp + 31936]                           ;   283.3 p2     100 f reload
        vpternlogd zmm29, zmm15, [rbp + 40896], 0x96             ;   306.3 p0+p3  104 s
        vpternlogd zmm29, zmm8, [rbp + 33984], 0x96              ;   307.3 p5+p2  104 s
        vpternlogd zmm29, zmm21, [rbp + 38016], 0x96             ;   308.3 p0+p3  104 s
        vpternlogd zmm11, zmm27, [rbp + 38592], 0x96             ;   306.8 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 32320]                            ;   285.8 p3     100 f reload
        vmovdqu64 zmm21, [rbp + 19456]                           ;   286.3 p2      89 s reload
        vmovdqu64 zmm27, [rbp + 22784]                           ;   286.8 p3     104 s
        vpternlogd zmm27, zmm21, zmm8, 0x96                      ;   307.3 p0     104 s
        vmovdqu64 zmm8, [rbp + 42688]                            ;   287.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33984], zmm8                            ;   293.3 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 34368]                            ;   287.8 p3     100 f reload
        vpternlogd zmm27, zmm8, [rbp + 40640], 0x96              ;   308.3 p5+p2  104 s
        vpternlogd zmm27, zmm16, [rbp + 44800], 0x96             ;   309.3 p0+p3  104 s
        vpternlogd zmm27, zmm26, [rbp + 38400], 0x96             ;   310.3 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 32384]                            ;   289.8 p3     100 f reload
        vmovdqu64 zmm16, [rbp + 19648]                           ;   290.3 p2      89 s reload
        vmovdqu64 zmm26, [rbp + 22912]                           ;   290.8 p3     104 s
        vpternlogd zmm26, zmm16, zmm8, 0x96                      ;   309.3 p0     104 s
        vmovdqu64 zmm8, [rbp + 43200]                            ;   291.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34368], zmm8                            ;   297.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 34432]                            ;   291.8 p3     100 f reload
        vpternlogd zmm26, zmm8, [rbp + 40704], 0x96              ;   310.3 p5+p2  104 s
        vpternlogd zmm26, zmm12, [rbp + 44736], 0x96             ;   311.3 p0+p3  104 s
        vpternlogd zmm26, zmm13, [rbp + 38464], 0x96             ;   312.3 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 42944]                            ;   293.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34432], zmm8                            ;   299.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 43776]                            ;   294.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34560], zmm8                            ;   300.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 43648]                            ;   294.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34624], zmm8                            ;   300.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 39296]                            ;   295.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 35264], zmm8                            ;   301.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 39744]                            ;   295.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 35584], zmm8                            ;   301.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 40192]                            ;   296.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 35776], zmm8                            ;   302.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 41408]                            ;   296.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 36096], zmm8                            ;   302.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 41728]                            ;   297.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 36288], zmm8                            ;   303.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 42112]                            ;   297.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 36352], zmm8                            ;   303.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 41920]                            ;   298.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 36544], zmm8                            ;   304.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 41856]                            ;   298.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 36608], zmm8                            ;   304.8 p7+p4   99 clocks
        vmovdqu64 zmm8, [rbp + 8128]                             ;   299.3 p2      99 clocks
        vmovdqu64 zmm12, [rbp + 8256]                            ;   299.8 p3      99 clocks
        vmovdqu64 [rbp + 20352], zmm8                            ;   305.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 8512]                             ;   300.3 p2      99 clocks
        vmovdqu64 [rbp + 20480], zmm12                           ;   305.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 8704]                            ;   300.8 p3      99 clocks
        vmovdqu64 [rbp + 20608], zmm8                            ;   306.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 8896]                             ;   301.3 p2      99 clocks
        vmovdqu64 [rbp + 20736], zmm12                           ;   306.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 9088]                            ;   301.8 p3      99 clocks
        vmovdqu64 [rbp + 20864], zmm8                            ;   307.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 9280]                             ;   302.3 p2      99 clocks
        vmovdqu64 [rbp + 20992], zmm12                           ;   307.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 9472]                            ;   302.8 p3      99 clocks
        vmovdqu64 [rbp + 21120], zmm8                            ;   308.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 9664]                             ;   303.3 p2      99 clocks
        vmovdqu64 [rbp + 21248], zmm12                           ;   308.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 9856]                            ;   303.8 p3      99 clocks
        vmovdqu64 [rbp + 21376], zmm8                            ;   309.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 10048]                            ;   304.3 p2      99 clocks
        vmovdqu64 [rbp + 21504], zmm12                           ;   309.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 10240]                           ;   304.8 p3      99 clocks
        vmovdqu64 [rbp + 21632], zmm8                            ;   310.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 10432]                            ;   305.3 p2      99 clocks
        vmovdqu64 [rbp + 21760], zmm12                           ;   310.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 10624]                           ;   305.8 p3      99 clocks
        vmovdqu64 [rbp + 21888], zmm8                            ;   311.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 10816]                            ;   306.3 p2      99 clocks
        vmovdqu64 [rbp + 22016], zmm12                           ;   311.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 11008]                           ;   306.8 p3      99 clocks
        vmovdqu64 [rbp + 22144], zmm8                            ;   312.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 11200]                            ;   307.3 p2      99 clocks
        vmovdqu64 [rbp + 22272], zmm12                           ;   312.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 11392]                           ;   307.8 p3      99 clocks
        vmovdqu64 [rbp + 22400], zmm8                            ;   313.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 11584]                            ;   308.3 p2      99 clocks
        vmovdqu64 [rbp + 22528], zmm12                           ;   313.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 11776]                           ;   308.8 p3      99 clocks
        vmovdqu64 [rbp + 22656], zmm8                            ;   314.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 11968]                            ;   309.3 p2      99 clocks
        vmovdqu64 [rbp + 22784], zmm12                           ;   314.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 12160]                           ;   309.8 p3      99 clocks
        vmovdqu64 [rbp + 22912], zmm8                            ;   315.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 12352]                            ;   310.3 p2      99 clocks
        vmovdqu64 [rbp + 23040], zmm12                           ;   315.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 12544]                           ;   310.8 p3      99 clocks
        vmovdqu64 [rbp + 23168], zmm8                            ;   316.3 p8+p9   99 clocks
        vmovdqu64 zmm8, [rbp + 12736]                            ;   311.3 p2      99 clocks
        vmovdqu64 [rbp + 23296], zmm12                           ;   316.8 p7+p4   99 clocks
        vmovdqu64 zmm12, [rbp + 12928]                           ;   311.8 p3      99 clocks
        vmovdqu64 [rbp + 9664], zmm5                             ;   271.0 p8+p9   99 clocks
        vmovdqu64 zmm5, [rbp + 13120]                            ;   312.3 p2      99 clocks
        vmovdqu64 [rbp + 23680], zmm5                            ;   318.3 p7+p4   99 clocks
        vmovdqu64 zmm5, [rbp + 13312]                            ;   312.8 p3      99 clocks
        vmovdqu64 [rbp + 9856], zmm2                             ;   273.0 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 13504]                            ;   313.3 p2      99 clocks
        vmovdqu64 [rbp + 10048], zmm14                           ;   274.5 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 13696]                           ;   313.8 p3      99 clocks
        vmovdqu64 [rbp + 10240], zmm30                           ;   275.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [rbp + 13888]                           ;   314.3 p2      99 clocks
        vmovdqu64 [rbp + 24192], zmm30                           ;   320.3 p7+p4   99 clocks
        vmovdqu64 zmm30, [rbp + 14080]                           ;   314.8 p3      99 clocks
        vmovdqu64 [rbp + 10432], zmm9                            ;   277.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 14272]                            ;   315.3 p2      99 clocks
        vmovdqu64 [rbp + 8128], zmm9                             ;   321.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 14464]                            ;   315.8 p3      99 clocks
        vmovdqu64 [rbp + 8256], zmm9                             ;   321.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 14656]                            ;   316.3 p2      99 clocks
        vmovdqu64 [rbp + 8512], zmm9                             ;   322.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 14848]                            ;   316.8 p3      99 clocks
        vmovdqu64 [rbp + 8704], zmm9                             ;   322.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 15040]                            ;   317.3 p2      99 clocks
        vmovdqu64 [rbp + 8896], zmm9                             ;   323.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 15232]                            ;   317.8 p3      99 clocks
        vmovdqu64 [rbp + 9088], zmm9                             ;   323.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 15424]                            ;   318.3 p2      99 clocks
        vmovdqu64 [rbp + 9280], zmm9                             ;   324.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 15616]                            ;   318.8 p3      99 clocks
        vmovdqu64 [rbp + 9472], zmm9                             ;   324.8 p8+p9   99 clocks
        vmovdqu64 [rbp + 11008], zmm18                           ;   286.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 16768]                            ;   319.3 p2      99 clocks
        vmovdqu64 zmm14, [rbp + 16960]                           ;   319.8 p3      99 clocks
        vmovdqu64 [rbp + 11392], zmm23                           ;   287.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 17344]                           ;   320.3 p2      99 clocks
        vmovdqu64 [rbp + 10624], zmm9                            ;   325.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 17728]                            ;   320.8 p3      99 clocks
        vmovdqu64 [rbp + 10816], zmm14                           ;   325.8 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 17920]                           ;   321.3 p2      99 clocks
        vmovdqu64 [rbp + 11200], zmm18                           ;   326.3 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 18112]                           ;   321.8 p3      99 clocks
        vmovdqu64 [rbp + 11584], zmm9                            ;   326.8 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 18304]                            ;   322.3 p2      99 clocks
        vmovdqu64 [rbp + 11776], zmm14                           ;   327.3 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 18496]                           ;   322.8 p3      99 clocks
        vmovdqu64 [rbp + 11968], zmm18                           ;   327.8 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 18688]                           ;   323.3 p2      99 clocks
        vmovdqu64 [rbp + 12160], zmm9                            ;   328.3 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 18880]                            ;   323.8 p3      99 clocks
        vmovdqu64 [rbp + 12352], zmm14                           ;   328.8 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 19072]                           ;   324.3 p2      99 clocks
        vmovdqu64 [rbp + 12544], zmm18                           ;   329.3 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 19264]                           ;   324.8 p3      99 clocks
        vmovdqu64 [rbp + 13312], zmm21                           ;   297.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 12736], zmm9                            ;   329.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 19840]                            ;   325.3 p2      99 clocks
        vmovdqu64 [rbp + 13504], zmm16                           ;   299.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 20032]                           ;   325.8 p3      99 clocks
        vmovdqu64 [rbp + 12928], zmm14                           ;   330.3 p7+p4   99 clocks
        vmovdqu64 [rbp + 14080], zmm28                           ;   301.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 13120], zmm18                           ;   330.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 24576]                           ;   326.3 p2      99 clocks
        vmovdqu64 zmm18, [rbp + 24768]                           ;   326.8 p3      99 clocks
        vmovdqu64 [rbp + 13696], zmm9                            ;   331.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 24960]                            ;   327.3 p2      99 clocks
        vmovdqu64 [rbp + 13888], zmm16                           ;   331.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 25152]                           ;   327.8 p3      99 clocks
        vmovdqu64 zmm21, [rbp + 25344]                           ;   328.3 p2      99 clocks
        vmovdqu64 [rbp + 14272], zmm14                           ;   332.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 25536]                           ;   328.8 p3      99 clocks
        vmovdqu64 [rbp + 14464], zmm18                           ;   332.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 25728]                           ;   329.3 p2      99 clocks
        vmovdqu64 [rbp + 14656], zmm9                            ;   333.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 25920]                            ;   329.8 p3      99 clocks
        vmovdqu64 [rbp + 14848], zmm16                           ;   333.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 26112]                           ;   330.3 p2      99 clocks
        vmovdqu64 [rbp + 15040], zmm21                           ;   334.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 26304]                           ;   330.8 p3      99 clocks
        vmovdqu64 [rbp + 15232], zmm14                           ;   334.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 26496]                           ;   331.3 p2      99 clocks
        vmovdqu64 [rbp + 15424], zmm18                           ;   335.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 26688]                           ;   331.8 p3      99 clocks
        vmovdqu64 [rbp + 15616], zmm9                            ;   335.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 26880]                            ;   332.3 p2      99 clocks
        vmovdqu64 [rbp + 15808], zmm16                           ;   336.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 27072]                           ;   332.8 p3      99 clocks
        vmovdqu64 [rbp + 16000], zmm21                           ;   336.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 27264]                           ;   333.3 p2      99 clocks
        vmovdqu64 [rbp + 16192], zmm14                           ;   337.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 27456]                           ;   333.8 p3      99 clocks
        vmovdqu64 [rbp + 16384], zmm18                           ;   337.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 27648]                           ;   334.3 p2      99 clocks
        vmovdqu64 [rbp + 16576], zmm9                            ;   338.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 27840]                            ;   334.8 p3      99 clocks
        vmovdqu64 [rbp + 16768], zmm16                           ;   338.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 28032]                           ;   335.3 p2      99 clocks
        vmovdqu64 [rbp + 16960], zmm21                           ;   339.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 28224]                           ;   335.8 p3      99 clocks
        vmovdqu64 [rbp + 17152], zmm14                           ;   339.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 28416]                           ;   336.3 p2      99 clocks
        vmovdqu64 [rbp + 17344], zmm18                           ;   340.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 28608]                           ;   336.8 p3      99 clocks
        vmovdqu64 [rbp + 17536], zmm9                            ;   340.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 28800]                            ;   337.3 p2      99 clocks
        vmovdqu64 [rbp + 17728], zmm16                           ;   341.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 28992]                           ;   337.8 p3      99 clocks
        vmovdqu64 [rbp + 17920], zmm21                           ;   341.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 29184]                           ;   338.3 p2      99 clocks
        vmovdqu64 [rbp + 18112], zmm14                           ;   342.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 29376]                           ;   338.8 p3      99 clocks
        vmovdqu64 [rbp + 18304], zmm18                           ;   342.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 29568]                           ;   339.3 p2      99 clocks
        vmovdqu64 [rbp + 18496], zmm9                            ;   343.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 29888]                            ;   339.8 p3      99 clocks
        vmovdqu64 [rbp + 18688], zmm16                           ;   343.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 30016]                           ;   340.3 p2      99 clocks
        vmovdqu64 [rbp + 18880], zmm21                           ;   344.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 30144]                           ;   340.8 p3      99 clocks
        vmovdqu64 [rbp + 19072], zmm14                           ;   344.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 30400]                           ;   341.3 p2      99 clocks
        vmovdqu64 [rbp + 19264], zmm18                           ;   345.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 30528]                           ;   341.8 p3      99 clocks
        vmovdqu64 [rbp + 19456], zmm9                            ;   345.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 6144]                             ;   342.3 p2      99 clocks
        vmovdqu64 [rbp + 19648], zmm16                           ;   346.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 6208]                            ;   342.8 p3      99 clocks
        vmovdqu64 [rbp + 19840], zmm21                           ;   346.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 6272]                            ;   343.3 p2      99 clocks
        vmovdqu64 [rbp + 20032], zmm14                           ;   347.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 6336]                            ;   343.8 p3      99 clocks
        vmovdqu64 [rbp + 20224], zmm18                           ;   347.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 6400]                            ;   344.3 p2      99 clocks
        vmovdqu64 [rbp + 24576], zmm9                            ;   348.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 6464]                             ;   344.8 p3      99 clocks
        vmovdqu64 [rbp + 24768], zmm16                           ;   348.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 6528]                            ;   345.3 p2      99 clocks
        vmovdqu64 [rbp + 24960], zmm21                           ;   349.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 6592]                            ;   345.8 p3      99 clocks
        vmovdqu64 [rbp + 25152], zmm14                           ;   349.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 6656]                            ;   346.3 p2      99 clocks
        vmovdqu64 [rbp + 25344], zmm18                           ;   350.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 6720]                            ;   346.8 p3      99 clocks
        vmovdqu64 [rbp + 25536], zmm9                            ;   350.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 6784]                             ;   347.3 p2      99 clocks
        vmovdqu64 [rbp + 25728], zmm16                           ;   351.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 6848]                            ;   347.8 p3      99 clocks
        vmovdqu64 [rbp + 25920], zmm21                           ;   351.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 6912]                            ;   348.3 p2      99 clocks
        vmovdqu64 [rbp + 26112], zmm14                           ;   352.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 6976]                            ;   348.8 p3      99 clocks
        vmovdqu64 [rbp + 26304], zmm18                           ;   352.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 7040]                            ;   349.3 p2      99 clocks
        vmovdqu64 [rbp + 26496], zmm9                            ;   353.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 7104]                             ;   349.8 p3      99 clocks
        vmovdqu64 [rbp + 26688], zmm16                           ;   353.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 7168]                            ;   350.3 p2      99 clocks
        vmovdqu64 [rbp + 26880], zmm21                           ;   354.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 7232]                            ;   350.8 p3      99 clocks
        vmovdqu64 [rbp + 27072], zmm14                           ;   354.8 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 7296]                            ;   351.3 p2      99 clocks
        vmovdqu64 [rbp + 27264], zmm18                           ;   355.3 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 7360]                            ;   351.8 p3      99 clocks
        vmovdqu64 [rbp + 27456], zmm9                            ;   355.8 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 7424]                             ;   352.3 p2      99 clocks
        vmovdqu64 [rbp + 27648], zmm16                           ;   356.3 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 7488]                            ;   352.8 p3      99 clocks
        vmovdqu64 [rbp + 27840], zmm21                           ;   356.8 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 7552]                            ;   353.3 p2      99 clocks
        vmovdqu64 [rbp + 28032], zmm14                           ;   357.3 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 7616]                            ;   353.8 p3      99 clocks
        vmovdqu64 [rbp + 28224], zmm18                           ;   357.8 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 7680]                            ;   354.3 p2      99 clocks
        vmovdqu64 [rbp + 28416], zmm9                            ;   358.3 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 7744]                             ;   354.8 p3      99 clocks
        vmovdqu64 [rbp + 28608], zmm16                           ;   358.8 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 7808]                            ;   355.3 p2      99 clocks
        vmovdqu64 [rbp + 28800], zmm21                           ;   359.3 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 7872]                            ;   355.8 p3      99 clocks
        vmovdqu64 [rbp + 28992], zmm14                           ;   360.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 7936]                            ;   356.3 p2      99 clocks
        vmovdqu64 [rbp + 29184], zmm18                           ;   361.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 8000]                            ;   356.8 p3      99 clocks
        vmovdqu64 [rbp + 29376], zmm9                            ;   362.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 8064]                             ;   357.3 p2      99 clocks
        vmovdqu64 [rbp + 29568], zmm16                           ;   363.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 8128]                            ;   357.8 p3      99 clocks
        vmovdqu64 [rbp + 29888], zmm21                           ;   364.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 4096]                            ;   358.3 p2      99 clocks
        vmovdqu64 [rbp + 30016], zmm14                           ;   365.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 4160]                            ;   358.8 p3      99 clocks
        vmovdqu64 [rbp + 30144], zmm18                           ;   366.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 4224]                            ;   359.3 p2      99 clocks
        vmovdqu64 zmm23, [rax + 4288]                            ;   359.8 p3      99 clocks
        vmovdqu64 [rbp + 30400], zmm9                            ;   367.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 4352]                             ;   360.3 p2      99 clocks
        vmovdqu64 [rbp + 30528], zmm16                           ;   368.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 4416]                            ;   360.8 p3      99 clocks
        vmovdqu64 [rbp + 6016], zmm21                            ;   369.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 4480]                            ;   361.3 p2      99 clocks
        vmovdqu64 [rbp + 6080], zmm14                            ;   370.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 4544]                            ;   361.8 p3      99 clocks
        vmovdqu64 [rbp + 6144], zmm18                            ;   371.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 4608]                            ;   362.3 p2      99 clocks
        vmovdqu64 [rbp + 6208], zmm23                            ;   372.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 4672]                            ;   362.8 p3      99 clocks
        vmovdqu64 [rbp + 6272], zmm9                             ;   373.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 4736]                             ;   363.3 p2      99 clocks
        vmovdqu64 [rbp + 6336], zmm16                            ;   374.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 4800]                            ;   363.8 p3      99 clocks
        vmovdqu64 [rbp + 6400], zmm21                            ;   375.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 4864]                            ;   364.3 p2      99 clocks
        vmovdqu64 [rbp + 6464], zmm14                            ;   376.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 4928]                            ;   364.8 p3      99 clocks
        vmovdqu64 [rbp + 6528], zmm18                            ;   377.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 4992]                            ;   365.3 p2      99 clocks
        vmovdqu64 [rbp + 6592], zmm23                            ;   378.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 5056]                            ;   365.8 p3      99 clocks
        vmovdqu64 [rbp + 6656], zmm9                             ;   379.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 5120]                             ;   366.3 p2      99 clocks
        vmovdqu64 [rbp + 6720], zmm16                            ;   380.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 5184]                            ;   366.8 p3      99 clocks
        vmovdqu64 [rbp + 6784], zmm21                            ;   381.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 5248]                            ;   367.3 p2      99 clocks
        vmovdqu64 [rbp + 6848], zmm14                            ;   382.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 5312]                            ;   367.8 p3      99 clocks
        vmovdqu64 [rbp + 6912], zmm18                            ;   383.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 5376]                            ;   368.3 p2      99 clocks
        vmovdqu64 [rbp + 6976], zmm23                            ;   384.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 5440]                            ;   368.8 p3      99 clocks
        vmovdqu64 [rbp + 7040], zmm9                             ;   385.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 5504]                             ;   369.3 p2      99 clocks
        vmovdqu64 [rbp + 7104], zmm16                            ;   386.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 5568]                            ;   369.8 p3      99 clocks
        vmovdqu64 [rbp + 7168], zmm21                            ;   387.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 5632]                            ;   370.3 p2      99 clocks
        vmovdqu64 [rbp + 7232], zmm14                            ;   388.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 5696]                            ;   370.8 p3      99 clocks
        vmovdqu64 [rbp + 7296], zmm18                            ;   389.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 5760]                            ;   371.3 p2      99 clocks
        vmovdqu64 [rbp + 7360], zmm23                            ;   390.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 5824]                            ;   371.8 p3      99 clocks
        vmovdqu64 [rbp + 7424], zmm9                             ;   391.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 5888]                             ;   372.3 p2      99 clocks
        vmovdqu64 [rbp + 7488], zmm16                            ;   392.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 5952]                            ;   372.8 p3      99 clocks
        vmovdqu64 [rbp + 7552], zmm21                            ;   393.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 6016]                            ;   373.3 p2      99 clocks
        vmovdqu64 [rbp + 7616], zmm14                            ;   394.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 6080]                            ;   373.8 p3      99 clocks
        vmovdqu64 [rbp + 7680], zmm18                            ;   395.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 2048]                            ;   374.3 p2      99 clocks
        vmovdqu64 [rbp + 7744], zmm23                            ;   396.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rax + 2112]                            ;   374.8 p3      99 clocks
        vmovdqu64 [rbp + 7808], zmm9                             ;   397.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 7872], zmm16                            ;   398.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 2176]                             ;   375.3 p2      99 clocks
        vmovdqu64 [rbp + 7936], zmm21                            ;   399.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 2240]                            ;   375.8 p3      99 clocks
        vmovdqu64 [rbp + 8000], zmm14                            ;   400.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 2304]                            ;   376.3 p2      99 clocks
        vmovdqu64 [rbp + 3968], zmm18                            ;   401.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 2368]                            ;   376.8 p3      99 clocks
        vmovdqu64 [rbp + 4032], zmm23                            ;   402.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 2432]                            ;   377.3 p2      99 clocks
        vmovdqu64 [rbp + 4096], zmm9                             ;   403.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 2496]                             ;   377.8 p3      99 clocks
        vmovdqu64 [rbp + 4160], zmm16                            ;   404.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 2560]                            ;   378.3 p2      99 clocks
        vmovdqu64 [rbp + 4224], zmm14                            ;   405.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 2624]                            ;   378.8 p3      99 clocks
        vmovdqu64 [rbp + 4288], zmm18                            ;   406.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 2688]                            ;   379.3 p2      99 clocks
        vmovdqu64 [rbp + 4352], zmm21                            ;   407.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 2752]                            ;   379.8 p3      99 clocks
        vmovdqu64 [rbp + 4416], zmm9                             ;   408.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 2816]                             ;   380.3 p2      99 clocks
        vmovdqu64 [rbp + 4480], zmm16                            ;   409.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 2880]                            ;   380.8 p3      99 clocks
        vmovdqu64 [rbp + 4544], zmm14                            ;   410.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 2944]                            ;   381.3 p2      99 clocks
        vmovdqu64 [rbp + 4608], zmm18                            ;   411.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 3008]                            ;   381.8 p3      99 clocks
        vmovdqu64 [rbp + 4672], zmm21                            ;   412.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 3072]                            ;   382.3 p2      99 clocks
        vmovdqu64 [rbp + 4736], zmm9                             ;   413.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 3136]                             ;   382.8 p3      99 clocks
        vmovdqu64 [rbp + 4800], zmm16                            ;   414.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 3200]                            ;   383.3 p2      99 clocks
        vmovdqu64 [rbp + 4864], zmm14                            ;   415.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 3264]                            ;   383.8 p3      99 clocks
        vmovdqu64 [rbp + 4928], zmm18                            ;   416.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 3328]                            ;   384.3 p2      99 clocks
        vmovdqu64 [rbp + 4992], zmm21                            ;   417.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 3392]                            ;   384.8 p3      99 clocks
        vmovdqu64 [rbp + 5056], zmm9                             ;   418.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 3456]                             ;   385.3 p2      99 clocks
        vmovdqu64 [rbp + 5120], zmm16                            ;   419.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 3520]                            ;   385.8 p3      99 clocks
        vmovdqu64 [rbp + 5184], zmm14                            ;   420.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 3584]                            ;   386.3 p2      99 clocks
        vmovdqu64 [rbp + 5248], zmm18                            ;   421.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 3648]                            ;   386.8 p3      99 clocks
        vmovdqu64 [rbp + 5312], zmm21                            ;   422.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 3712]                            ;   387.3 p2      99 clocks
        vmovdqu64 [rbp + 5376], zmm9                             ;   423.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 3776]                             ;   387.8 p3      99 clocks
        vmovdqu64 [rbp + 5440], zmm16                            ;   424.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 3840]                            ;   388.3 p2      99 clocks
        vmovdqu64 [rbp + 5504], zmm14                            ;   425.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 3904]                            ;   388.8 p3      99 clocks
        vmovdqu64 [rbp + 5568], zmm18                            ;   426.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 3968]                            ;   389.3 p2      99 clocks
        vmovdqu64 [rbp + 5632], zmm21                            ;   427.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 4032]                            ;   389.8 p3      99 clocks
        vmovdqu64 [rbp + 5696], zmm9                             ;   428.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax]                                    ;   390.3 p2      99 clocks
        vmovdqu64 [rbp + 5760], zmm16                            ;   429.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 64]                              ;   390.8 p3      99 clocks
        vmovdqu64 [rbp + 5824], zmm14                            ;   430.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 128]                             ;   391.3 p2      99 clocks
        vmovdqu64 [rbp + 5888], zmm18                            ;   431.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 192]                             ;   391.8 p3      99 clocks
        vmovdqu64 [rbp + 5952], zmm21                            ;   432.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 256]                             ;   392.3 p2      99 clocks
        vmovdqu64 [rbp + 1920], zmm9                             ;   433.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 320]                              ;   392.8 p3      99 clocks
        vmovdqu64 [rbp + 1984], zmm16                            ;   434.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 384]                             ;   393.3 p2      99 clocks
        vmovdqu64 [rbp + 2048], zmm14                            ;   435.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 448]                             ;   393.8 p3      99 clocks
        vmovdqu64 [rbp + 2112], zmm18                            ;   436.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 512]                             ;   394.3 p2      99 clocks
        vmovdqu64 [rbp + 2176], zmm21                            ;   437.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 576]                             ;   394.8 p3      99 clocks
        vmovdqu64 [rbp + 2240], zmm9                             ;   438.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 640]                              ;   395.3 p2      99 clocks
        vmovdqu64 [rbp + 2304], zmm16                            ;   439.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 704]                             ;   395.8 p3      99 clocks
        vmovdqu64 [rbp + 2368], zmm14                            ;   440.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 768]                             ;   396.3 p2      99 clocks
        vmovdqu64 [rbp + 2432], zmm18                            ;   441.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 832]                             ;   396.8 p3      99 clocks
        vmovdqu64 [rbp + 2496], zmm21                            ;   442.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 896]                             ;   397.3 p2      99 clocks
        vmovdqu64 [rbp + 2560], zmm9                             ;   443.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 960]                              ;   397.8 p3      99 clocks
        vmovdqu64 [rbp + 2624], zmm16                            ;   444.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 1024]                            ;   398.3 p2      99 clocks
        vmovdqu64 [rbp + 2688], zmm14                            ;   445.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 1088]                            ;   398.8 p3      99 clocks
        vmovdqu64 [rbp + 2752], zmm18                            ;   446.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 1152]                            ;   399.3 p2      99 clocks
        vmovdqu64 [rbp + 2816], zmm21                            ;   447.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 1216]                            ;   399.8 p3      99 clocks
        vmovdqu64 [rbp + 2880], zmm9                             ;   448.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 1280]                             ;   400.3 p2      99 clocks
        vmovdqu64 [rbp + 2944], zmm16                            ;   449.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 1344]                            ;   400.8 p3      99 clocks
        vmovdqu64 [rbp + 3008], zmm14                            ;   450.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rax + 1408]                            ;   401.3 p2      99 clocks
        vmovdqu64 [rbp + 3072], zmm18                            ;   451.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rax + 1472]                            ;   401.8 p3      99 clocks
        vmovdqu64 [rbp + 3136], zmm21                            ;   452.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rax + 1536]                            ;   402.3 p2      99 clocks
        vmovdqu64 [rbp + 3200], zmm9                             ;   453.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rax + 1600]                             ;   402.8 p3      99 clocks
        vmovdqu64 [rbp + 3264], zmm16                            ;   454.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rax + 1664]                            ;   403.3 p2      99 clocks
        vmovdqu64 [rbp + 3328], zmm14                            ;   455.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rax + 1728]                            ;   403.8 p3      99 clocks
        vmovdqu64 [rbp + 3392], zmm18                            ;   456.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rax + 1792]                            ;   404.3 p2      99 clocks
        vmovdqu64 [rbp + 3456], zmm21                            ;   457.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rax + 1856]                            ;   404.8 p3      99 clocks
        vmovdqu64 [rbp + 3520], zmm9                             ;   458.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rax + 1920]                             ;   405.3 p2      99 clocks
        vmovdqu64 [rbp + 3584], zmm16                            ;   459.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rax + 1984]                            ;   405.8 p3      99 clocks
        vmovdqu64 [rbp + 3648], zmm14                            ;   460.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 20416]                           ;   406.3 p2      99 clocks
        vmovdqu64 [rbp + 3712], zmm18                            ;   461.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 20544]                           ;   406.8 p3      99 clocks
        vmovdqu64 zmm23, [rbp + 20672]                           ;   407.3 p2      99 clocks
        vmovdqu64 [rbp + 3776], zmm21                            ;   462.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 20800]                           ;   407.8 p3      99 clocks
        vmovdqu64 [rbp + 3840], zmm9                             ;   463.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 20928]                            ;   408.3 p2      99 clocks
        vmovdqu64 [rbp + 3904], zmm16                            ;   464.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 21056]                           ;   408.8 p3      99 clocks
        vmovdqu64 [rbp - 128], zmm14                             ;   465.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 21184]                           ;   409.3 p2      99 clocks
        vmovdqu64 [rbp - 64], zmm18                              ;   466.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 21312]                           ;   409.8 p3      99 clocks
        vmovdqu64 [rbp + 0], zmm23                               ;   467.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 21440]                           ;   410.3 p2      99 clocks
        vmovdqu64 [rbp + 64], zmm21                              ;   468.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 21568]                           ;   410.8 p3      99 clocks
        vmovdqu64 [rbp + 128], zmm9                              ;   469.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 21696]                            ;   411.3 p2      99 clocks
        vmovdqu64 [rbp + 192], zmm16                             ;   470.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 21824]                           ;   411.8 p3      99 clocks
        vmovdqu64 [rbp + 256], zmm14                             ;   471.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 21952]                           ;   412.3 p2      99 clocks
        vmovdqu64 [rbp + 320], zmm18                             ;   472.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 22080]                           ;   412.8 p3      99 clocks
        vmovdqu64 [rbp + 384], zmm23                             ;   473.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 22208]                           ;   413.3 p2      99 clocks
        vmovdqu64 [rbp + 448], zmm21                             ;   474.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 22336]                           ;   413.8 p3      99 clocks
        vmovdqu64 [rbp + 512], zmm9                              ;   475.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 22464]                            ;   414.3 p2      99 clocks
        vmovdqu64 [rbp + 576], zmm16                             ;   476.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 22592]                           ;   414.8 p3      99 clocks
        vmovdqu64 [rbp + 640], zmm14                             ;   477.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 22720]                           ;   415.3 p2      99 clocks
        vmovdqu64 [rbp + 704], zmm18                             ;   478.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 22848]                           ;   415.8 p3      99 clocks
        vmovdqu64 [rbp + 768], zmm23                             ;   479.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 22976]                           ;   416.3 p2      99 clocks
        vmovdqu64 [rbp + 832], zmm21                             ;   480.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 23104]                           ;   416.8 p3      99 clocks
        vmovdqu64 [rbp + 896], zmm9                              ;   481.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 23232]                            ;   417.3 p2      99 clocks
        vmovdqu64 [rbp + 960], zmm16                             ;   482.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 23360]                           ;   417.8 p3      99 clocks
        vmovdqu64 [rbp + 1024], zmm14                            ;   483.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 23488]                           ;   418.3 p2      99 clocks
        vmovdqu64 [rbp + 1088], zmm18                            ;   484.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 23616]                           ;   418.8 p3      99 clocks
        vmovdqu64 [rbp + 1152], zmm23                            ;   485.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 23744]                           ;   419.3 p2      99 clocks
        vmovdqu64 [rbp + 1216], zmm21                            ;   486.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 23872]                           ;   419.8 p3      99 clocks
        vmovdqu64 [rbp + 1280], zmm9                             ;   487.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 24000]                            ;   420.3 p2      99 clocks
        vmovdqu64 [rbp + 1344], zmm16                            ;   488.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 24128]                           ;   420.8 p3      99 clocks
        vmovdqu64 [rbp + 1408], zmm14                            ;   489.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 24256]                           ;   421.3 p2      99 clocks
        vmovdqu64 [rbp + 1472], zmm18                            ;   490.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 24448]                           ;   421.8 p3      99 clocks
        vmovdqu64 [rbp + 1536], zmm23                            ;   491.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 8320]                            ;   422.3 p2      99 clocks
        vmovdqu64 [rbp + 1600], zmm21                            ;   492.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 8384]                            ;   422.8 p3      99 clocks
        vmovdqu64 [rbp + 1664], zmm9                             ;   493.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 8576]                             ;   423.3 p2      99 clocks
        vmovdqu64 [rbp + 1728], zmm16                            ;   494.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 8768]                            ;   423.8 p3      99 clocks
        vmovdqu64 [rbp + 1792], zmm14                            ;   495.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 8960]                            ;   424.3 p2      99 clocks
        vmovdqu64 [rbp + 1856], zmm18                            ;   496.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 9152]                            ;   424.8 p3      99 clocks
        vmovdqu64 [rbp + 20416], zmm23                           ;   497.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 9344]                            ;   425.3 p2      99 clocks
        vmovdqu64 [rbp + 20544], zmm21                           ;   498.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 9536]                            ;   425.8 p3      99 clocks
        vmovdqu64 [rbp + 20672], zmm9                            ;   499.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 9728]                             ;   426.3 p2      99 clocks
        vmovdqu64 [rbp + 20800], zmm16                           ;   500.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 9920]                            ;   426.8 p3      99 clocks
        vmovdqu64 [rbp + 20928], zmm14                           ;   501.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 10112]                           ;   427.3 p2      99 clocks
        vmovdqu64 [rbp + 21056], zmm18                           ;   502.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 10304]                           ;   427.8 p3      99 clocks
        vmovdqu64 [rbp + 21184], zmm23                           ;   503.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 10496]                           ;   428.3 p2      99 clocks
        vmovdqu64 [rbp + 21312], zmm21                           ;   504.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 10688]                           ;   428.8 p3      99 clocks
        vmovdqu64 [rbp + 21440], zmm9                            ;   505.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 10880]                            ;   429.3 p2      99 clocks
        vmovdqu64 [rbp + 21568], zmm16                           ;   506.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 11072]                           ;   429.8 p3      99 clocks
        vmovdqu64 [rbp + 21696], zmm14                           ;   507.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 11264]                           ;   430.3 p2      99 clocks
        vmovdqu64 [rbp + 21824], zmm18                           ;   508.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 11456]                           ;   430.8 p3      99 clocks
        vmovdqu64 [rbp + 21952], zmm23                           ;   509.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 11648]                           ;   431.3 p2      99 clocks
        vmovdqu64 [rbp + 22080], zmm21                           ;   510.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 11840]                           ;   431.8 p3      99 clocks
        vmovdqu64 [rbp + 22208], zmm9                            ;   511.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 12032]                            ;   432.3 p2      99 clocks
        vmovdqu64 [rbp + 22336], zmm16                           ;   512.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 12224]                           ;   432.8 p3      99 clocks
        vmovdqu64 [rbp + 22464], zmm14                           ;   513.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 12416]                           ;   433.3 p2      99 clocks
        vmovdqu64 [rbp + 22592], zmm18                           ;   514.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 12608]                           ;   433.8 p3      99 clocks
        vmovdqu64 [rbp + 22720], zmm23                           ;   515.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 12800]                           ;   434.3 p2      99 clocks
        vmovdqu64 [rbp + 22848], zmm21                           ;   516.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 12992]                           ;   434.8 p3      99 clocks
        vmovdqu64 [rbp + 22976], zmm9                            ;   517.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 13184]                            ;   435.3 p2      99 clocks
        vmovdqu64 [rbp + 23104], zmm16                           ;   518.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 13376]                           ;   435.8 p3      99 clocks
        vmovdqu64 [rbp + 23232], zmm14                           ;   519.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 13568]                           ;   436.3 p2      99 clocks
        vmovdqu64 [rbp + 23360], zmm18                           ;   520.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 13760]                           ;   436.8 p3      99 clocks
        vmovdqu64 [rbp + 23488], zmm23                           ;   521.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 13952]                           ;   437.3 p2      99 clocks
        vmovdqu64 [rbp + 23616], zmm21                           ;   522.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 14144]                           ;   437.8 p3      99 clocks
        vmovdqu64 [rbp + 23744], zmm9                            ;   523.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 14336]                            ;   438.3 p2      99 clocks
        vmovdqu64 [rbp + 23872], zmm16                           ;   524.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 14528]                           ;   438.8 p3      99 clocks
        vmovdqu64 [rbp + 24000], zmm14                           ;   525.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 14720]                           ;   439.3 p2      99 clocks
        vmovdqu64 [rbp + 24128], zmm18                           ;   526.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 14912]                           ;   439.8 p3      99 clocks
        vmovdqu64 [rbp + 24256], zmm23                           ;   527.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 15104]                           ;   440.3 p2      99 clocks
        vmovdqu64 [rbp + 24448], zmm21                           ;   528.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 15296]                           ;   440.8 p3      99 clocks
        vmovdqu64 [rbp + 8320], zmm9                             ;   529.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 15488]                            ;   441.3 p2      99 clocks
        vmovdqu64 [rbp + 8384], zmm16                            ;   530.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 15680]                           ;   441.8 p3      99 clocks
        vmovdqu64 [rbp + 8576], zmm14                            ;   531.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 15872]                           ;   442.3 p2      99 clocks
        vmovdqu64 [rbp + 8768], zmm18                            ;   532.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 16064]                           ;   442.8 p3      99 clocks
        vmovdqu64 [rbp + 8960], zmm23                            ;   533.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 16256]                           ;   443.3 p2      99 clocks
        vmovdqu64 [rbp + 9152], zmm21                            ;   534.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 16448]                           ;   443.8 p3      99 clocks
        vmovdqu64 [rbp + 9344], zmm9                             ;   535.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 16640]                            ;   444.3 p2      99 clocks
        vmovdqu64 [rbp + 9536], zmm16                            ;   536.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 16832]                           ;   444.8 p3      99 clocks
        vmovdqu64 [rbp + 9728], zmm14                            ;   537.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 17024]                           ;   445.3 p2      99 clocks
        vmovdqu64 [rbp + 9920], zmm18                            ;   538.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 17216]                           ;   445.8 p3      99 clocks
        vmovdqu64 [rbp + 10112], zmm23                           ;   539.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 17408]                           ;   446.3 p2      99 clocks
        vmovdqu64 [rbp + 10304], zmm21                           ;   540.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 17600]                           ;   446.8 p3      99 clocks
        vmovdqu64 [rbp + 10496], zmm9                            ;   541.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 17792]                            ;   447.3 p2      99 clocks
        vmovdqu64 [rbp + 10688], zmm16                           ;   542.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 17984]                           ;   447.8 p3      99 clocks
        vmovdqu64 [rbp + 10880], zmm14                           ;   543.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 18176]                           ;   448.3 p2      99 clocks
        vmovdqu64 [rbp + 11072], zmm18                           ;   544.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 18368]                           ;   448.8 p3      99 clocks
        vmovdqu64 [rbp + 11264], zmm23                           ;   545.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 18560]                           ;   449.3 p2      99 clocks
        vmovdqu64 [rbp + 11456], zmm21                           ;   546.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 18752]                           ;   449.8 p3      99 clocks
        vmovdqu64 [rbp + 11648], zmm9                            ;   547.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 18944]                            ;   450.3 p2      99 clocks
        vmovdqu64 [rbp + 11840], zmm16                           ;   548.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 19136]                           ;   450.8 p3      99 clocks
        vmovdqu64 [rbp + 12032], zmm14                           ;   549.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 19328]                           ;   451.3 p2      99 clocks
        vmovdqu64 [rbp + 12224], zmm18                           ;   550.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 19520]                           ;   451.8 p3      99 clocks
        vmovdqu64 [rbp + 12416], zmm23                           ;   551.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 19712]                           ;   452.3 p2      99 clocks
        vmovdqu64 [rbp + 12608], zmm21                           ;   552.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 19904]                           ;   452.8 p3      99 clocks
        vmovdqu64 [rbp + 12800], zmm9                            ;   553.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 20096]                            ;   453.3 p2      99 clocks
        vmovdqu64 [rbp + 12992], zmm16                           ;   554.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 20288]                           ;   453.8 p3      99 clocks
        vmovdqu64 [rbp + 13184], zmm14                           ;   555.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 24640]                           ;   454.3 p2      99 clocks
        vmovdqu64 [rbp + 15296], zmm4                            ;   556.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 24832]                            ;   454.8 p3      99 clocks
        vmovdqu64 [rbp + 13376], zmm18                           ;   557.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 25024]                           ;   455.3 p2      99 clocks
        vmovdqu64 [rbp + 13568], zmm23                           ;   558.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 40256]                           ;   455.8 p3      99 clocks
        vmovdqu64 [rbp + 13760], zmm21                           ;   559.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 40448]                           ;   456.3 p2      99 clocks
        vmovdqu64 [rbp + 13952], zmm9                            ;   560.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 25792]                            ;   456.8 p3      99 clocks
        vmovdqu64 [rbp + 14144], zmm16                           ;   561.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 25984]                           ;   457.3 p2      99 clocks
        vmovdqu64 [rbp + 14336], zmm14                           ;   562.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 26176]                           ;   457.8 p3      99 clocks
        vmovdqu64 [rbp + 14528], zmm4                            ;   563.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 26368]                            ;   458.3 p2      99 clocks
        vmovdqu64 [rbp + 14720], zmm18                           ;   564.5 p7+p4   99 clocks
        vmovdqu64 zmm18, [rbp + 26560]                           ;   458.8 p3      99 clocks
        vmovdqu64 [rbp + 14912], zmm23                           ;   565.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [rbp + 26752]                           ;   459.3 p2      99 clocks
        vmovdqu64 [rbp + 15104], zmm21                           ;   566.5 p7+p4   99 clocks
        vmovdqu64 zmm21, [rbp + 26944]                           ;   459.8 p3      99 clocks
        vmovdqu64 [rbp + 15488], zmm9                            ;   567.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 27136]                            ;   460.3 p2      99 clocks
        vmovdqu64 [rbp + 15680], zmm16                           ;   568.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 27328]                           ;   460.8 p3      99 clocks
        vmovdqu64 [rbp + 15872], zmm14                           ;   569.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 27520]                           ;   461.3 p2      99 clocks
        vmovdqu64 [rbp + 16064], zmm4                            ;   570.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 27712]                            ;   461.8 p3      99 clocks
        vmovdqu64 [rbp + 16256], zmm18                           ;   571.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 27904]                           ;   462.3 p2      99 clocks
        vmovdqu64 [rbp + 16448], zmm23                           ;   572.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 28096]                           ;   462.8 p3      99 clocks
        vmovdqu64 [rbp + 16640], zmm21                           ;   573.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 28288]                           ;   463.3 p2      99 clocks
        vmovdqu64 [rbp + 16832], zmm9                            ;   574.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 28480]                            ;   463.8 p3      99 clocks
        vmovdqu64 [rbp + 17024], zmm16                           ;   575.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 28672]                           ;   464.3 p2      99 clocks
        vmovdqu64 [rbp + 17216], zmm14                           ;   576.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 28864]                           ;   464.8 p3      99 clocks
        vmovdqu64 [rbp + 17408], zmm4                            ;   577.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29056]                            ;   465.3 p2      99 clocks
        vmovdqu64 [rbp + 19904], zmm10                           ;   578.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 29248]                           ;   465.8 p3      99 clocks
        vmovdqu64 [rbp + 17600], zmm18                           ;   579.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 29440]                           ;   466.3 p2      99 clocks
        vmovdqu64 [rbp + 17792], zmm23                           ;   580.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 29632]                           ;   466.8 p3      99 clocks
        vmovdqu64 [rbp + 17984], zmm21                           ;   581.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 29952]                           ;   467.3 p2      99 clocks
        vmovdqu64 [rbp + 18176], zmm9                            ;   582.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 30080]                            ;   467.8 p3      99 clocks
        vmovdqu64 [rbp + 18368], zmm16                           ;   583.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 30464]                           ;   468.3 p2      99 clocks
        vmovdqu64 [rbp + 18560], zmm14                           ;   584.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 30592]                           ;   468.8 p3      99 clocks
        vmovdqu64 [rbp + 18752], zmm4                            ;   585.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 24320]                            ;   469.3 p2      99 clocks
        vmovdqu64 [rbp + 18944], zmm10                           ;   586.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 24512]                           ;   469.8 p3      99 clocks
        vmovdqu64 [rbp + 19136], zmm18                           ;   587.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 24704]                           ;   470.3 p2      99 clocks
        vmovdqu64 [rbp + 19328], zmm23                           ;   588.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 19520], zmm21                           ;   589.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [rbp + 24896]                           ;   470.8 p3      99 clocks
        vmovdqu64 [rbp + 19712], zmm9                            ;   590.5 p7+p4   99 clocks
        vmovdqu64 zmm23, [rbp + 25088]                           ;   471.3 p2      99 clocks
        vmovdqu64 [rbp + 20096], zmm16                           ;   591.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 25280]                            ;   471.8 p3      99 clocks
        vmovdqu64 [rbp + 20288], zmm14                           ;   592.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 25472]                           ;   472.3 p2      99 clocks
        vmovdqu64 [rbp + 24640], zmm4                            ;   593.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 25664]                            ;   472.8 p3      99 clocks
        vmovdqu64 [rbp + 24832], zmm10                           ;   594.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 25856]                           ;   473.3 p2      99 clocks
        vmovdqu64 [rbp + 25024], zmm18                           ;   595.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 26048]                           ;   473.8 p3      99 clocks
        vmovdqu64 zmm18, [rbp + 26240]                           ;   474.3 p2      99 clocks
        vmovdqu64 [rbp + 25600], zmm9                            ;   596.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 26432]                            ;   474.8 p3      99 clocks
        vmovdqu64 [rbp + 25792], zmm14                           ;   597.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 26624]                           ;   475.3 p2      99 clocks
        vmovdqu64 [rbp + 25984], zmm4                            ;   598.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 26816]                            ;   475.8 p3      99 clocks
        vmovdqu64 [rbp + 26176], zmm10                           ;   599.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 27008]                           ;   476.3 p2      99 clocks
        vmovdqu64 [rbp + 26368], zmm16                           ;   600.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 27200]                           ;   476.8 p3      99 clocks
        vmovdqu64 [rbp + 26560], zmm18                           ;   601.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 27392]                           ;   477.3 p2      99 clocks
        vmovdqu64 [rbp + 26752], zmm9                            ;   602.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 27584]                            ;   477.8 p3      99 clocks
        vmovdqu64 [rbp + 26944], zmm14                           ;   603.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 27776]                           ;   478.3 p2      99 clocks
        vmovdqu64 [rbp + 27136], zmm4                            ;   604.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 27968]                            ;   478.8 p3      99 clocks
        vmovdqu64 [rbp + 27328], zmm10                           ;   605.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 28160]                           ;   479.3 p2      99 clocks
        vmovdqu64 [rbp + 27520], zmm16                           ;   606.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 28352]                           ;   479.8 p3      99 clocks
        vmovdqu64 [rbp + 27712], zmm18                           ;   607.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 28544]                           ;   480.3 p2      99 clocks
        vmovdqu64 [rbp + 27904], zmm9                            ;   608.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 28736]                            ;   480.8 p3      99 clocks
        vmovdqu64 [rbp + 28096], zmm14                           ;   609.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 28928]                           ;   481.3 p2      99 clocks
        vmovdqu64 [rbp + 28288], zmm4                            ;   610.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29120]                            ;   481.8 p3      99 clocks
        vmovdqu64 [rbp + 28480], zmm10                           ;   611.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 29312]                           ;   482.3 p2      99 clocks
        vmovdqu64 [rbp + 28672], zmm16                           ;   612.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 29504]                           ;   482.8 p3      99 clocks
        vmovdqu64 [rbp + 28864], zmm18                           ;   613.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 29696]                           ;   483.3 p2      99 clocks
        vmovdqu64 [rbp + 29056], zmm9                            ;   614.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 29760]                            ;   483.8 p3      99 clocks
        vmovdqu64 [rbp + 29248], zmm14                           ;   615.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 29824]                           ;   484.3 p2      99 clocks
        vmovdqu64 [rbp + 29440], zmm4                            ;   616.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30272]                            ;   484.8 p3      99 clocks
        vmovdqu64 [rbp + 29632], zmm10                           ;   617.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 8064]                            ;   485.3 p2      99 clocks
        vmovdqu64 [rbp + 29952], zmm16                           ;   618.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 8192]                            ;   485.8 p3      99 clocks
        vmovdqu64 [rbp + 30080], zmm18                           ;   619.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 8448]                            ;   486.3 p2      99 clocks
        vmovdqu64 [rbp + 30208], zmm9                            ;   620.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 8640]                             ;   486.8 p3      99 clocks
        vmovdqu64 [rbp + 30464], zmm14                           ;   621.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 8832]                            ;   487.3 p2      99 clocks
        vmovdqu64 [rbp + 30592], zmm4                            ;   622.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 9024]                             ;   487.8 p3      99 clocks
        vmovdqu64 [rbp + 24320], zmm10                           ;   623.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 9216]                            ;   488.3 p2      99 clocks
        vmovdqu64 [rbp + 24512], zmm16                           ;   624.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 9408]                            ;   488.8 p3      99 clocks
        vmovdqu64 [rbp + 24704], zmm18                           ;   625.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 9600]                            ;   489.3 p2      99 clocks
        vmovdqu64 [rbp + 24896], zmm9                            ;   626.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 9792]                             ;   489.8 p3      99 clocks
        vmovdqu64 [rbp + 25088], zmm14                           ;   627.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 9984]                            ;   490.3 p2      99 clocks
        vmovdqu64 [rbp + 25280], zmm4                            ;   628.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 10176]                            ;   490.8 p3      99 clocks
        vmovdqu64 [rbp + 25472], zmm10                           ;   629.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 10368]                           ;   491.3 p2      99 clocks
        vmovdqu64 [rbp + 25664], zmm16                           ;   630.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 10560]                           ;   491.8 p3      99 clocks
        vmovdqu64 [rbp + 25856], zmm18                           ;   631.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 10752]                           ;   492.3 p2      99 clocks
        vmovdqu64 [rbp + 26048], zmm9                            ;   632.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 10944]                            ;   492.8 p3      99 clocks
        vmovdqu64 [rbp + 26240], zmm14                           ;   633.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 11136]                           ;   493.3 p2      99 clocks
        vmovdqu64 [rbp + 26432], zmm4                            ;   634.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 11328]                            ;   493.8 p3      99 clocks
        vmovdqu64 [rbp + 26624], zmm10                           ;   635.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 11520]                           ;   494.3 p2      99 clocks
        vmovdqu64 [rbp + 26816], zmm16                           ;   636.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 11712]                           ;   494.8 p3      99 clocks
        vmovdqu64 [rbp + 27008], zmm18                           ;   637.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 11904]                           ;   495.3 p2      99 clocks
        vmovdqu64 [rbp + 27200], zmm9                            ;   638.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 12096]                            ;   495.8 p3      99 clocks
        vmovdqu64 [rbp + 27392], zmm14                           ;   639.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 12288]                           ;   496.3 p2      99 clocks
        vmovdqu64 [rbp + 27584], zmm4                            ;   640.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 12480]                            ;   496.8 p3      99 clocks
        vmovdqu64 [rbp + 27776], zmm10                           ;   641.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 12672]                           ;   497.3 p2      99 clocks
        vmovdqu64 [rbp + 27968], zmm16                           ;   642.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 12864]                           ;   497.8 p3      99 clocks
        vmovdqu64 [rbp + 28160], zmm18                           ;   643.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 13056]                           ;   498.3 p2      99 clocks
        vmovdqu64 [rbp + 28352], zmm9                            ;   644.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 13248]                            ;   498.8 p3      99 clocks
        vmovdqu64 [rbp + 28544], zmm14                           ;   645.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 13440]                           ;   499.3 p2      99 clocks
        vmovdqu64 [rbp + 28736], zmm4                            ;   646.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 13632]                            ;   499.8 p3      99 clocks
        vmovdqu64 [rbp + 28928], zmm10                           ;   647.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 13824]                           ;   500.3 p2      99 clocks
        vmovdqu64 [rbp + 29120], zmm16                           ;   648.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 14016]                           ;   500.8 p3      99 clocks
        vmovdqu64 [rbp + 29312], zmm18                           ;   649.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 14208]                           ;   501.3 p2      99 clocks
        vmovdqu64 [rbp + 29504], zmm9                            ;   650.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 14400]                            ;   501.8 p3      99 clocks
        vmovdqu64 [rbp + 29696], zmm14                           ;   651.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 14592]                           ;   502.3 p2      99 clocks
        vmovdqu64 [rbp + 29760], zmm4                            ;   652.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 14784]                            ;   502.8 p3      99 clocks
        vmovdqu64 [rbp + 29824], zmm10                           ;   653.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 14976]                           ;   503.3 p2      99 clocks
        vmovdqu64 [rbp + 30272], zmm16                           ;   654.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 15168]                           ;   503.8 p3      99 clocks
        vmovdqu64 [rbp + 8064], zmm18                            ;   655.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 15360]                           ;   504.3 p2      99 clocks
        vmovdqu64 [rbp + 8192], zmm9                             ;   656.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 15552]                            ;   504.8 p3      99 clocks
        vmovdqu64 [rbp + 8448], zmm14                            ;   657.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 15744]                           ;   505.3 p2      99 clocks
        vmovdqu64 [rbp + 8640], zmm4                             ;   658.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 15936]                            ;   505.8 p3      99 clocks
        vmovdqu64 [rbp + 8832], zmm10                            ;   659.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 16128]                           ;   506.3 p2      99 clocks
        vmovdqu64 [rbp + 9024], zmm16                            ;   660.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 16320]                           ;   506.8 p3      99 clocks
        vmovdqu64 [rbp + 9216], zmm18                            ;   661.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 16512]                           ;   507.3 p2      99 clocks
        vmovdqu64 [rbp + 9408], zmm9                             ;   662.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 16704]                            ;   507.8 p3      99 clocks
        vmovdqu64 [rbp + 9600], zmm14                            ;   663.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 16896]                           ;   508.3 p2      99 clocks
        vmovdqu64 [rbp + 9792], zmm4                             ;   664.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 17088]                            ;   508.8 p3      99 clocks
        vmovdqu64 [rbp + 9984], zmm10                            ;   665.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 17280]                           ;   509.3 p2      99 clocks
        vmovdqu64 [rbp + 10176], zmm16                           ;   666.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 17472]                           ;   509.8 p3      99 clocks
        vmovdqu64 [rbp + 10368], zmm18                           ;   667.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 17664]                           ;   510.3 p2      99 clocks
        vmovdqu64 [rbp + 10560], zmm9                            ;   668.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 17856]                            ;   510.8 p3      99 clocks
        vmovdqu64 [rbp + 10752], zmm14                           ;   669.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 18048]                           ;   511.3 p2      99 clocks
        vmovdqu64 [rbp + 10944], zmm4                            ;   670.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 18240]                            ;   511.8 p3      99 clocks
        vmovdqu64 [rbp + 11136], zmm10                           ;   671.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 18432]                           ;   512.3 p2      99 clocks
        vmovdqu64 [rbp + 11328], zmm16                           ;   672.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 18624]                           ;   512.8 p3      99 clocks
        vmovdqu64 [rbp + 11520], zmm18                           ;   673.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 18816]                           ;   513.3 p2      99 clocks
        vmovdqu64 [rbp + 11712], zmm9                            ;   674.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 11904], zmm14                           ;   675.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 19008]                            ;   513.8 p3      99 clocks
        vmovdqu64 [rbp + 12096], zmm4                            ;   676.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 19200]                            ;   514.3 p2      99 clocks
        vmovdqu64 [rbp + 12288], zmm10                           ;   677.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 19392]                           ;   514.8 p3      99 clocks
        vmovdqu64 [rbp + 12480], zmm16                           ;   678.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 19584]                           ;   515.3 p2      99 clocks
        vmovdqu64 [rbp + 12672], zmm18                           ;   679.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 19776]                           ;   515.8 p3      99 clocks
        vmovdqu64 [rbp + 12864], zmm9                            ;   680.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 19968]                            ;   516.3 p2      99 clocks
        vmovdqu64 [rbp + 13056], zmm4                            ;   681.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 20160]                            ;   516.8 p3      99 clocks
        vmovdqu64 zmm18, [rbp + 30336]                           ;   517.3 p2      99 clocks
        vmovdqu64 [rbp + 13248], zmm10                           ;   682.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 30656]                           ;   517.8 p3      99 clocks
        vmovdqu64 [rbp + 13440], zmm14                           ;   683.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 30720]                           ;   518.3 p2      99 clocks
        vmovdqu64 [rbp + 13632], zmm16                           ;   684.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 30784]                           ;   518.8 p3      99 clocks
        vmovdqu64 [rbp + 13824], zmm9                            ;   685.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 30848]                            ;   519.3 p2      99 clocks
        vmovdqu64 [rbp + 14016], zmm4                            ;   686.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30912]                            ;   519.8 p3      99 clocks
        vmovdqu64 [rbp + 14208], zmm18                           ;   687.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 30976]                           ;   520.3 p2      99 clocks
        vmovdqu64 [rbp + 14400], zmm10                           ;   688.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 31040]                           ;   520.8 p3      99 clocks
        vmovdqu64 [rbp + 14592], zmm14                           ;   689.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 31104]                           ;   521.3 p2      99 clocks
        vmovdqu64 [rbp + 14784], zmm16                           ;   690.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 31168]                           ;   521.8 p3      99 clocks
        vmovdqu64 [rbp + 14976], zmm9                            ;   691.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 31232]                            ;   522.3 p2      99 clocks
        vmovdqu64 [rbp + 15168], zmm4                            ;   692.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31296]                            ;   522.8 p3      99 clocks
        vmovdqu64 [rbp + 15360], zmm18                           ;   693.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [rbp + 31360]                           ;   523.3 p2      99 clocks
        vmovdqu64 [rbp + 15552], zmm10                           ;   694.5 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 31424]                           ;   523.8 p3      99 clocks
        vmovdqu64 [rbp + 15744], zmm14                           ;   695.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [rbp + 31488]                           ;   524.3 p2      99 clocks
        vmovdqu64 [rbp + 15936], zmm16                           ;   696.5 p7+p4   99 clocks
        vmovdqu64 zmm16, [rbp + 31552]                           ;   524.8 p3      99 clocks
        vmovdqu64 [rbp + 16128], zmm9                            ;   697.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [rbp + 31616]                            ;   525.3 p2      99 clocks
        vmovdqu64 [rbp + 16320], zmm4                            ;   698.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31680]                            ;   525.8 p3      99 clocks
        vmovdqu64 [rbp + 18240], zmm15                           ;   699.0 p8+p9   99 clocks
        vmovdqu64 zmm15, [rbp + 31744]                           ;   526.3 p2      99 clocks
        vmovdqu64 [rbp + 16512], zmm18                           ;   700.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 16704], zmm10                           ;   701.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 31808]                           ;   526.8 p3      99 clocks
        vmovdqu64 [rbp + 16896], zmm14                           ;   702.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 31872]                           ;   527.3 p2      99 clocks
        vmovdqu64 [rbp + 17088], zmm16                           ;   703.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 32000]                           ;   527.8 p3      99 clocks
        vmovdqu64 [rbp + 17280], zmm9                            ;   704.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 32064]                            ;   528.3 p2      99 clocks
        vmovdqu64 [rbp + 17472], zmm4                            ;   705.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 32128]                            ;   528.8 p3      99 clocks
        vmovdqu64 [rbp + 17664], zmm15                           ;   706.5 p7+p4   99 clocks
        vmovdqu64 zmm15, [rbp + 32192]                           ;   529.3 p2      99 clocks
        vmovdqu64 [rbp + 17856], zmm10                           ;   707.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [rbp + 32256]                           ;   529.8 p3      99 clocks
        vmovdqu64 [rbp + 18048], zmm14                           ;   708.5 p7+p4   99 clocks
        vmovdqu64 zmm14, [rbp + 32320]                           ;   530.3 p2      99 clocks
        vmovdqu64 [rbp + 18432], zmm16                           ;   709.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [rbp + 32384]                           ;   530.8 p3      99 clocks
        vmovdqu64 [rbp + 18624], zmm9                            ;   710.5 p7+p4   99 clocks
        vmovdqu64 zmm9, [rbp + 32448]                            ;   531.3 p2      99 clocks
        vmovdqu64 [rbp + 30656], zmm7                            ;   711.0 p8+p9   99 clocks
        vmovdqu64 zmm7, [rbp + 32512]                            ;   531.8 p3      99 clocks
        vmovdqu64 [rbp + 30720], zmm3                            ;   712.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 18816], zmm4                            ;   713.0 p8+p9   99 clocks
        vmovdqu64 zmm3, [rbp + 32576]                            ;   532.3 p2      99 clocks
        vmovdqu64 [rbp + 30784], zmm24                           ;   714.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 39360]                            ;   532.8 p3     104 s reload
        vmovdqu64 [rbp + 30336], zmm4                            ;   715.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 19008], zmm15                           ;   716.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 30912], zmm31                           ;   717.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 19200], zmm10                           ;   718.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 30976], zmm6                            ;   719.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 36928]                           ;   533.3 p2     104 s reload
        vmovdqu64 [rbp + 30848], zmm31                           ;   720.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 19392], zmm14                           ;   721.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 19584], zmm16                           ;   722.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 37120]                           ;   533.8 p3     104 s reload
        vmovdqu64 [rbp + 31040], zmm31                           ;   723.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 19776], zmm9                            ;   724.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 37184]                           ;   534.3 p2     104 s reload
        vmovdqu64 [rbp + 31104], zmm31                           ;   725.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 31360], zmm25                           ;   726.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 44480]                           ;   534.8 p3     104 s reload
        vmovdqu64 [rbp + 31168], zmm31                           ;   727.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 19968], zmm7                            ;   728.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 31424], zmm19                           ;   729.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 37312]                           ;   535.3 p2     104 s reload
        vmovdqu64 [rbp + 31232], zmm31                           ;   730.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20160], zmm3                            ;   731.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44416]                           ;   535.8 p3     104 s reload
        vmovdqu64 [rbp + 31296], zmm31                           ;   732.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 31552], zmm0                            ;   733.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 31680], zmm17                           ;   734.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 41024]                           ;   536.3 p2     104 s reload
        vmovdqu64 [rbp + 31488], zmm31                           ;   735.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 37696]                           ;   536.8 p3     104 s reload
        vmovdqu64 [rbp + 31616], zmm31                           ;   736.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 31936], zmm29                           ;   737.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 41152]                           ;   537.3 p2     104 s reload
        vmovdqu64 [rbp + 31744], zmm31                           ;   738.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32000], zmm20                           ;   739.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 37888]                           ;   537.8 p3     104 s reload
        vmovdqu64 [rbp + 31808], zmm31                           ;   740.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32064], zmm1                            ;   741.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44672]                           ;   538.3 p2     104 s reload
        vmovdqu64 [rbp + 31872], zmm31                           ;   742.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32320], zmm27                           ;   743.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 39104]                           ;   538.8 p3     104 s reload
        vmovdqu64 [rbp + 32128], zmm31                           ;   744.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32384], zmm26                           ;   745.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 38784]                           ;   539.3 p2     104 s reload
        vmovdqu64 [rbp + 32192], zmm31                           ;   746.5 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 43712]                           ;   539.8 p3     104 s reload
        vmovdqu64 [rbp + 32256], zmm31                           ;   747.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 32512], zmm22                           ;   748.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32576], zmm11                           ;   749.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 38528]                           ;   540.3 p2     104 s reload
        vmovdqu64 [rbp + 32448], zmm31                           ;   750.5 p7+p4   99 clocks
        add esi, 0xffffffff                                      ;   483.2 p1      99 clocks
        vmovdqu64 zmm7, [rbp + 38656]                            ;   540.8 p3     101 r1_next reload
        vmovdqu64 zmm24, [rbp + 38848]                           ;   541.3 p2     101 r1_next reload
        vmovdqu64 zmm19, [rbp + 38912]                           ;   541.8 p3     101 r1_next reload
        vmovdqu64 zmm31, [rbp + 38976]                           ;   542.3 p2     101 r1_next reload
        vmovdqu64 zmm25, [rbp + 39040]                           ;   542.8 p3     101 r1_next reload
        vmovdqu64 zmm4, [rbp + 39168]                            ;   543.3 p2     101 r1_next reload
        vmovdqu64 zmm0, [rbp + 39232]                            ;   543.8 p3     101 r1_next reload
        vmovdqu64 zmm26, [rbp + 39424]                           ;   544.3 p2     101 r1_next reload
        vmovdqu64 zmm20, [rbp + 39488]                           ;   544.8 p3     101 r1_next reload
        vmovdqu64 zmm14, [rbp + 39552]                           ;   545.3 p2     101 r1_next reload
        vmovdqu64 zmm27, [rbp + 39680]                           ;   545.8 p3     101 r1_next reload
        vmovdqu64 zmm1, [rbp + 39872]                            ;   546.3 p2     101 r1_next reload
        vmovdqu64 zmm9, [rbp + 40064]                            ;   546.8 p3     101 r1_next reload
        vmovdqu64 zmm28, [rbp + 40320]                           ;   547.3 p2     101 r1_next reload
        vmovdqu64 zmm3, [rbp + 40384]                            ;   547.8 p3     101 r1_next reload
        vmovdqu64 zmm15, [rbp + 41088]                           ;   548.3 p2     101 r1_next reload
        vmovdqu64 zmm29, [rbp + 41216]                           ;   548.8 p3     101 r1_next reload
        vmovdqu64 zmm6, [rbp + 41344]                            ;   549.3 p2     101 r1_next reload
        vmovdqu64 zmm10, [rbp + 41536]                           ;   549.8 p3     101 r1_next reload
        vmovdqu64 zmm22, [rbp + 42048]                           ;   550.3 p2     101 r1_next reload
        vmovdqu64 zmm16, [rbp + 41984]                           ;   550.8 p3     101 r1_next reload
        vmovdqu64 zmm11, [rbp + 41792]                           ;   551.3 p2     101 r1_next reload
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
        lea rax, [rbp - 128]                                     ;                    first state
        test esi, esi                                            ;                    more clocks?
        jne .clocks_1
        vmovdqu64 [rbp + 23808], zmm0                            ;                    resident
        vmovdqu64 [rbp + 24064], zmm1                            ;                    resident
        vmovdqu64 [rbp + 23936], zmm2                            ;                    resident
        vmovdqu64 [rbp + 24384], zmm3                            ;                    resident
        vmovdqu64 [rbp + 35136], zmm4                            ;                    resident
        vmovdqu64 [rbp + 35648], zmm5                            ;                    resident
        vmovdqu64 [rbp + 36160], zmm6                            ;                    resident
        vmovdqu64 [rbp + 34688], zmm7                            ;                    resident
        vmovdqu64 [rbp + 35200], zmm8                            ;                    resident
        vmovdqu64 [rbp + 35712], zmm9                            ;                    resident
        vmovdqu64 [rbp + 36224], zmm10                           ;                    resident
        vmovdqu64 [rbp + 36672], zmm11                           ;                    resident
        vmovdqu64 [rbp + 23424], zmm12                           ;                    resident
        vmovdqu64 [rbp + 34944], zmm13                           ;                    resident
        vmovdqu64 [rbp + 35456], zmm14                           ;                    resident
        vmovdqu64 [rbp + 35968], zmm15                           ;                    resident
        vmovdqu64 [rbp + 36480], zmm16                           ;                    resident
        vmovdqu64 [rbp + 25216], zmm17                           ;                    resident
        vmovdqu64 [rbp + 23552], zmm18                           ;                    resident
        vmovdqu64 [rbp + 34880], zmm19                           ;                    resident
        vmovdqu64 [rbp + 35392], zmm20                           ;                    resident
        vmovdqu64 [rbp + 35904], zmm21                           ;                    resident
        vmovdqu64 [rbp + 36416], zmm22                           ;                    resident
        vmovdqu64 [rbp + 25408], zmm23                           ;                    resident
        vmovdqu64 [rbp + 34816], zmm24                           ;                    resident
        vmovdqu64 [rbp + 35008], zmm25                           ;                    resident
        vmovdqu64 [rbp + 35328], zmm26                           ;                    resident
        vmovdqu64 [rbp + 35520], zmm27                           ;                    resident
        vmovdqu64 [rbp + 35840], zmm28                           ;                    resident
        vmovdqu64 [rbp + 36032], zmm29                           ;                    resident
        mov dword [rbp + 45280], esi                             ;                    resident
        vmovdqu64 zmm0, [rbp + 3968]                             ;     0.0 p2     107 out[16] reload
        vmovdqu64 zmm1, [rbp + 32640]                            ;     0.2 p3     107 out[16] reload
        vmovdqu64 zmm2, [rbp + 4032]                             ;     1.0 p2     107 out[16]
        vpternlogd zmm2, zmm1, zmm0, 0x78                        ;     7.0 p0     107 out[16]
        vmovdqu64 zmm3, [rbp + 32704]                            ;     1.2 p3     107 out[16] reload
        vpxord zmm4, zmm2, zmm3                                  ;     8.0 p5     107 out[16]
        vmovdqu64 zmm5, [rbp + 4032]                             ;     2.0 p2     107 out[16] reload
        vpternlogd zmm3, zmm2, zmm5, 0x48                        ;     8.0 p0     107 out[16]
        vmovdqu64 zmm2, [rbp + 4096]                             ;     2.2 p3     107 out[16] reload
        vpternlogd zmm3, zmm5, zmm2, 0x96                        ;     9.0 p5     107 out[16]
        vpxord zmm1, zmm1, zmm0                                  ;     6.2 p0     107 out[16]
        vmovdqu64 zmm6, [rbp + 32768]                            ;     3.0 p2     107 out[16] reload
        vpxord zmm7, zmm3, zmm6                                  ;    10.0 p5     107 out[16]
        vpternlogd zmm6, zmm3, zmm2, 0x48                        ;    10.0 p0     107 out[16]
        vmovdqu64 zmm3, [rbp + 4160]                             ;     3.2 p3     107 out[16] reload
        vpternlogd zmm6, zmm2, zmm3, 0x96                        ;    11.0 p5     107 out[16]
        vmovdqu64 zmm8, [rbp + 32832]                            ;     4.0 p2     107 out[16] reload
        vpxord zmm9, zmm6, zmm8                                  ;    12.0 p0     107 out[16]
        vpternlogd zmm8, zmm6, zmm3, 0x48                        ;    12.0 p5     107 out[16]
        vmovdqu64 zmm6, [rbp + 4224]                             ;     4.2 p3     107 out[16] reload
        vpternlogd zmm8, zmm3, zmm6, 0x96                        ;    13.0 p0     107 out[16]
        vmovdqu64 zmm10, [rbp + 32896]                           ;     5.0 p2     107 out[16] reload
        vpxord zmm11, zmm8, zmm10                                ;    14.0 p5     107 out[16]
        vpternlogd zmm10, zmm8, zmm6, 0x48                       ;    14.0 p0     107 out[16]
        vmovdqu64 zmm8, [rbp + 4288]                             ;     5.2 p3     107 out[16] reload
        vpternlogd zmm10, zmm6, zmm8, 0x96                       ;    15.0 p5     107 out[16]
        vmovdqu64 zmm12, [rbp + 32960]                           ;     6.0 p2     107 out[16] reload
        vpxord zmm13, zmm10, zmm12                               ;    16.0 p0     107 out[16]
        vpternlogd zmm12, zmm10, zmm8, 0x48                      ;    16.0 p5     107 out[16]
        vmovdqu64 zmm10, [rbp + 4352]                            ;     6.2 p3     107 out[16] reload
        vpternlogd zmm12, zmm8, zmm10, 0x96                      ;    17.0 p0     107 out[16]
        vmovdqu64 zmm14, [rbp + 33024]                           ;     7.0 p2     107 out[16] reload
        vpxord zmm15, zmm12, zmm14                               ;    18.0 p5     107 out[16]
        vpternlogd zmm14, zmm12, zmm10, 0x48                     ;    18.0 p0     107 out[16]
        vmovdqu64 zmm12, [rbp + 4416]                            ;     7.2 p3     107 out[16] reload
        vpternlogd zmm14, zmm10, zmm12, 0x96                     ;    19.0 p5     107 out[16]
        vmovdqu64 zmm16, [rbp + 33088]                           ;     8.0 p2     107 out[16] reload
        vpxord zmm17, zmm14, zmm16                               ;    20.0 p0     107 out[16]
        vpternlogd zmm16, zmm14, zmm12, 0x48                     ;    20.0 p5     107 out[16]
        vmovdqu64 zmm14, [rbp + 4480]                            ;     8.2 p3     107 out[16] reload
        vpternlogd zmm16, zmm12, zmm14, 0x96                     ;    21.0 p0     107 out[16]
        vmovdqu64 zmm18, [rbp + 33152]                           ;     9.0 p2     107 out[16] reload
        vpxord zmm19, zmm16, zmm18                               ;    22.0 p5     107 out[16]
        vpternlogd zmm18, zmm16, zmm14, 0x48                     ;    22.0 p0     107 out[16]
        vmovdqu64 zmm16, [rbp + 4544]                            ;     9.2 p3     107 out[16] reload
        vpternlogd zmm18, zmm14, zmm16, 0x96                     ;    23.0 p5     107 out[16]
        vmovdqu64 zmm20, [rbp + 33216]                           ;    10.0 p2     107 out[16] reload
        vpxord zmm21, zmm18, zmm20                               ;    24.0 p0     107 out[16]
        vpternlogd zmm20, zmm18, zmm16, 0x48                     ;    24.0 p5     107 out[16]
        vmovdqu64 zmm18, [rbp + 4608]                            ;    10.2 p3     107 out[16] reload
        vpternlogd zmm20, zmm16, zmm18, 0x96                     ;    25.0 p0     107 out[16]
        vmovdqu64 zmm22, [rbp + 33280]                           ;    11.0 p2     107 out[16] reload
        vpxord zmm23, zmm20, zmm22                               ;    26.0 p5     107 out[16]
        vpternlogd zmm22, zmm20, zmm18, 0x48                     ;    26.0 p0     107 out[16]
        vmovdqu64 zmm20, [rbp + 4672]                            ;    11.2 p3     107 out[16] reload
        vpternlogd zmm22, zmm18, zmm20, 0x96                     ;    27.0 p5     107 out[16]
        vmovdqu64 zmm24, [rbp + 33344]                           ;    12.0 p2     107 out[16] reload
        vpxord zmm25, zmm22, zmm24                               ;    28.0 p0     107 out[16]
        vpternlogd zmm24, zmm22, zmm20, 0x48                     ;    28.0 p5     107 out[16]
        vmovdqu64 zmm22, [rbp + 4736]                            ;    12.2 p3     107 out[16] reload
        vpternlogd zmm24, zmm20, zmm22, 0x96                     ;    29.0 p0     107 out[16]
        vmovdqu64 zmm26, [rbp + 33408]                           ;    13.0 p2     107 out[16] reload
        vpxord zmm27, zmm24, zmm26                               ;    30.0 p5     107 out[16]
        vpternlogd zmm26, zmm24, zmm22, 0x48                     ;    30.0 p0     107 out[16]
        vmovdqu64 zmm24, [rbp + 4800]                            ;    13.2 p3     107 out[16] reload
        vpternlogd zmm26, zmm22, zmm24, 0x96                     ;    31.0 p5     107 out[16]
        vmovdqu64 zmm28, [rbp + 33472]                           ;    14.0 p2     107 out[16] reload
        vpxord zmm29, zmm26, zmm28                               ;    32.0 p0     107 out[16]
        vpternlogd zmm28, zmm26, zmm24, 0x48                     ;    32.0 p5     107 out[16]
        vmovdqu64 zmm26, [rbp + 4864]                            ;    14.2 p3     107 out[16] reload
        vpternlogd zmm28, zmm24, zmm26, 0x96                     ;    33.0 p0     107 out[16]
        vmovdqu64 zmm30, [rbp + 33536]                           ;    15.0 p2     107 out[16] reload
        vpxord zmm31, zmm28, zmm30                               ;    34.0 p5     107 out[16]
        vpternlogd zmm30, zmm28, zmm26, 0x48                     ;    34.0 p0     107 out[16]
        vmovdqu64 zmm28, [rbp + 4928]                            ;    15.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm26, zmm28, 0x96                     ;    35.0 p5     107 out[16]
        vpxord zmm26, zmm30, [rbp + 33600]                       ;    36.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm28, [rbp + 33600], 0x60             ;    36.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm28, [rbp + 4992], 0x96              ;    37.0 p0+p2  107 out[16]
        vpxord zmm28, zmm30, [rbp + 33664]                       ;    38.0 p5+p3  107 out[16]
        vmovdqu64 zmm24, [rbp + 33664]                           ;    18.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm24, [rbp + 4992], 0x60              ;    38.0 p0+p3  107 out[16]
        vmovdqu64 zmm24, [rbp + 4992]                            ;    19.0 p2     107 out[16] reload
        vmovdqu64 zmm22, [rbp + 5056]                            ;    19.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm22, zmm24, 0x96                     ;    39.0 p5     107 out[16]
        vpxord zmm24, zmm30, [rbp + 33728]                       ;    40.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm22, [rbp + 33728], 0x60             ;    40.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm22, [rbp + 5120], 0x96              ;    41.0 p0+p2  107 out[16]
        vpxord zmm22, zmm30, [rbp + 33792]                       ;    42.0 p5+p3  107 out[16]
        vmovdqu64 zmm20, [rbp + 33792]                           ;    22.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm20, [rbp + 5120], 0x60              ;    42.0 p0+p3  107 out[16]
        vmovdqu64 zmm20, [rbp + 5120]                            ;    23.0 p2     107 out[16] reload
        vmovdqu64 zmm18, [rbp + 5184]                            ;    23.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm18, zmm20, 0x96                     ;    43.0 p5     107 out[16]
        vpxord zmm20, zmm30, [rbp + 33856]                       ;    44.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm18, [rbp + 33856], 0x60             ;    44.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm18, [rbp + 5248], 0x96              ;    45.0 p0+p2  107 out[16]
        vpxord zmm18, zmm30, [rbp + 33920]                       ;    46.0 p5+p3  107 out[16]
        vmovdqu64 zmm16, [rbp + 33920]                           ;    26.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm16, [rbp + 5248], 0x60              ;    46.0 p0+p3  107 out[16]
        vmovdqu64 zmm16, [rbp + 5248]                            ;    27.0 p2     107 out[16] reload
        vmovdqu64 zmm14, [rbp + 5312]                            ;    27.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm14, zmm16, 0x96                     ;    47.0 p5     107 out[16]
        vpxord zmm16, zmm30, [rbp + 33984]                       ;    48.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm14, [rbp + 33984], 0x60             ;    48.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm14, [rbp + 5376], 0x96              ;    49.0 p0+p2  107 out[16]
        vpxord zmm14, zmm30, [rbp + 34048]                       ;    50.0 p5+p3  107 out[16]
        vmovdqu64 zmm12, [rbp + 34048]                           ;    30.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm12, [rbp + 5376], 0x60              ;    50.0 p0+p3  107 out[16]
        vmovdqu64 zmm12, [rbp + 5376]                            ;    31.0 p2     107 out[16] reload
        vmovdqu64 zmm10, [rbp + 5440]                            ;    31.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm10, zmm12, 0x96                     ;    51.0 p5     107 out[16]
        vpxord zmm12, zmm30, [rbp + 34112]                       ;    52.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm10, [rbp + 34112], 0x60             ;    52.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm10, [rbp + 5504], 0x96              ;    53.0 p0+p2  107 out[16]
        vpxord zmm10, zmm30, [rbp + 34176]                       ;    54.0 p5+p3  107 out[16]
        vmovdqu64 zmm8, [rbp + 34176]                            ;    34.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm8, [rbp + 5504], 0x60               ;    54.0 p0+p3  107 out[16]
        vmovdqu64 zmm8, [rbp + 5504]                             ;    35.0 p2     107 out[16] reload
        vmovdqu64 zmm6, [rbp + 5568]                             ;    35.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm6, zmm8, 0x96                       ;    55.0 p5     107 out[16]
        vpxord zmm8, zmm30, [rbp + 34240]                        ;    56.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm6, [rbp + 34240], 0x60              ;    56.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm6, [rbp + 5632], 0x96               ;    57.0 p0+p2  107 out[16]
        vpxord zmm6, zmm30, [rbp + 34304]                        ;    58.0 p5+p3  107 out[16]
        vmovdqu64 zmm3, [rbp + 34304]                            ;    38.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm3, [rbp + 5632], 0x60               ;    58.0 p0+p3  107 out[16]
        vmovdqu64 zmm3, [rbp + 5632]                             ;    39.0 p2     107 out[16] reload
        vmovdqu64 zmm2, [rbp + 5696]                             ;    39.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm2, zmm3, 0x96                       ;    59.0 p5     107 out[16]
        vpxord zmm3, zmm30, [rbp + 34368]                        ;    60.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm2, [rbp + 34368], 0x60              ;    60.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm2, [rbp + 5760], 0x96               ;    61.0 p0+p2  107 out[16]
        vpxord zmm2, zmm30, [rbp + 34432]                        ;    62.0 p5+p3  107 out[16]
        vmovdqu64 zmm5, [rbp + 34432]                            ;    42.0 p2     107 out[16] reload
        vpternlogd zmm30, zmm5, [rbp + 5760], 0x60               ;    62.0 p0+p3  107 out[16]
        vmovdqu64 zmm5, [rbp + 5760]                             ;    43.0 p2     107 out[16] reload
        vmovdqu64 zmm0, [rbp + 5824]                             ;    43.2 p3     107 out[16] reload
        vpternlogd zmm30, zmm0, zmm5, 0x96                       ;    63.0 p5     107 out[16]
        vpxord zmm5, zmm30, [rbp + 34496]                        ;    64.0 p0+p2  107 out[16]
        vpternlogd zmm30, zmm0, [rbp + 34496], 0x60              ;    64.0 p5+p3  107 out[16]
        vpternlogd zmm30, zmm0, [rbp + 5888], 0x96               ;    65.0 p0+p2  107 out[16]
        vpxord zmm0, zmm30, [rbp + 34560]                        ;    66.0 p5+p3  107 out[16]
        vmovdqu64 [rbp + 36736], zmm0                            ;    67.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm0, [rbp + 34560]                            ;    46.0 p2     107 out[16]
        vpxord zmm0, zmm0, [rbp + 5888]                          ;    52.0 p0+p3  107 out[16]
        vmovdqu64 [rbp + 36800], zmm5                            ;    65.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm5, [rbp + 34688]                            ;    47.0 p2      66 out[17]
        vmovdqu64 [rbp + 36864], zmm2                            ;    63.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm2, [rbp + 35136]                            ;    47.2 p3      66 out[17]
        vmovdqu64 [rbp + 36928], zmm3                            ;    61.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm3, [rbp + 34816]                            ;    48.0 p2      66 out[17]
        vpxord zmm3, zmm3, [rbp + 34688]                         ;    54.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 36992], zmm6                            ;    59.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm6, [rbp + 35136]                            ;    49.0 p2      66 out[17] reload
        vmovdqu64 [rbp + 37056], zmm8                            ;    57.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm8, [rbp + 34944]                            ;    49.2 p3      66 out[17]
        vpternlogd zmm8, zmm6, [rbp + 35136], 0xc3               ;    55.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 37120], zmm10                           ;    55.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm10, zmm6                                    ;    55.0         66 out[17] copy
        vmovdqu64 [rbp + 37184], zmm12                           ;    53.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm12, [rbp + 34880]                           ;    50.2 p3      66 out[17]
        vpternlogd zmm12, zmm8, [rbp + 34752], 0x69              ;    56.2 p5+p2   66 out[17]
        vpxord zmm5, zmm5, zmm12                                 ;    57.2 p0      66 out[17]
        vpternlogd zmm3, zmm5, zmm6, 0x2d                        ;    58.2 p5      66 out[17]
        vmovdqu64 [rbp + 37248], zmm14                           ;    51.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm14, zmm12                                   ;    57.2         66 out[17] copy
        vmovdqu64 [rbp + 37312], zmm16                           ;    49.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm16, zmm5                                    ;    58.2         66 out[17] copy
        vmovdqu64 [rbp + 37376], zmm18                           ;    47.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm18, zmm5                                    ;    58.2         66 out[17] copy
        vmovdqu64 [rbp + 37440], zmm20                           ;    45.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm20, [rbp + 34816]                           ;    51.2 p3      66 out[17] reload
        vpternlogd zmm5, zmm20, [rbp + 34880], 0x96              ;    58.2 p0+p2   66 out[17]
        vpternlogd zmm20, zmm8, [rbp + 35008], 0x69              ;    57.2 p5+p3   66 out[17]
        vpxord zmm16, zmm16, zmm20                               ;    58.2 p0      66 out[17]
        vpord zmm10, zmm10, zmm16                                ;    59.2 p5      66 out[17]
        vmovdqu64 [rbp + 37504], zmm22                           ;    43.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm22, zmm5                                    ;    59.2         66 out[17] copy
        vpternlogd zmm22, zmm12, [rbp + 35072], 0x96             ;    59.2 p0+p2   66 out[17]
        vpxord zmm2, zmm2, zmm22                                 ;    60.2 p5      66 out[17]
        vmovdqu64 [rbp + 37568], zmm24                           ;    41.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm24, [rbp + 34688]                           ;    53.2 p3      66 out[17]
        vpternlogd zmm24, zmm2, [rbp + 34880], 0x9a              ;    61.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 37632], zmm28                           ;    41.7 p7+p4  107 out[16] spill
        vmovdqu64 zmm28, [rbp + 35008]                           ;    54.2 p3      66 out[17]
        vpternlogd zmm28, zmm12, [rbp + 35072], 0x69             ;    60.2 p5+p2   66 out[17]
        vmovdqu64 [rbp + 37696], zmm26                           ;    42.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm26, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm26, zmm20, zmm20, 0xc3                     ;    61.2 p0      66 out[17]
        vpxord zmm14, zmm14, zmm26                               ;    62.2 p5      66 out[17]
        vmovdqu64 [rbp + 37760], zmm31                           ;    43.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm31, zmm14                                   ;    63.2         66 out[17] copy
        vpternlogd zmm31, zmm24, zmm5, 0x9c                      ;    63.2 p0      66 out[17]
        vmovdqu64 [rbp + 37824], zmm29                           ;    44.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm29, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm29, zmm22, zmm8, 0xf9                      ;    61.2 p5      66 out[17]
        vpternlogd zmm29, zmm8, zmm26, 0x96                      ;    62.2 p0      66 out[17]
        vmovdqu64 zmm8, [rbp + 34944]                            ;    55.2 p3      66 out[17] reload
        vmovdqu64 [rbp + 37888], zmm27                           ;    45.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm27, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm27, zmm5, zmm8, 0x69                       ;    61.2 p5      66 out[17]
        vpternlogd zmm10, zmm27, zmm20, 0x2d                     ;    62.2 p0      66 out[17]
        vpternlogd zmm10, zmm29, zmm24, 0x69                     ;    63.2 p5      66 out[17]
        vmovdqu64 [rbp + 37952], zmm25                           ;    46.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm25, zmm27                                   ;    62.2         66 out[17] copy
        vpternlogd zmm25, zmm16, zmm31, 0x6a                     ;    64.2 p0      66 out[17]
        vmovdqu64 [rbp + 38016], zmm23                           ;    47.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm23, zmm28                                   ;    61.2         66 out[17] copy
        vpternlogd zmm23, zmm8, [rbp + 34688], 0x18              ;    61.2 p5+p2   66 out[17]
        vpternlogd zmm3, zmm23, zmm31, 0x69                      ;    64.2 p0      66 out[17]
        vmovdqu64 zmm23, [rbp + 35072]                           ;    56.2 p3      66 out[17] reload
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
        vmovdqu64 [rbp + 38080], zmm21                           ;    48.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm21, zmm31                                   ;    68.2         66 out[17] copy
        vpternlogd zmm21, zmm25, zmm3, 0x9a                      ;    68.2 p5      66 out[17]
        vpternlogd zmm31, zmm25, zmm3, 0x53                      ;    68.2 p0      66 out[17]
        vpxord zmm25, zmm21, zmm31                               ;    69.2 p5      66 out[17]
        vpternlogd zmm29, zmm3, zmm25, 0x39                      ;    70.2 p0      66 out[17]
        vmovdqa64 zmm3, zmm29                                    ;    71.2         66 out[17] copy
        vpternlogd zmm3, zmm24, zmm10, 0xc6                      ;    71.2 p5      66 out[17]
        vpternlogd zmm29, zmm24, zmm10, 0xd1                     ;    71.2 p0      66 out[17]
        vmovdqa64 zmm10, zmm21                                   ;    69.2         66 out[17] copy
        vpternlogd zmm10, zmm16, [rbp + 34880], 6                ;    69.2 p5+p2   66 out[17]
        vpternlogd zmm5, zmm10, zmm3, 0x93                       ;    72.2 p0      66 out[17]
        vmovdqa64 zmm24, zmm25                                   ;    70.2         66 out[17] copy
        vpternlogd zmm24, zmm27, zmm6, 0xf9                      ;    70.2 p5      66 out[17]
        vpandnd zmm16, zmm29, zmm16                              ;    72.2 p0      66 out[17]
        vpternlogd zmm14, zmm16, zmm3, 0x93                      ;    73.2 p5      66 out[17]
        vpternlogd zmm10, zmm24, zmm6, 0x96                      ;    71.2 p0      66 out[17]
        vpternlogd zmm23, zmm31, zmm12, 0x48                     ;    69.2 p5      66 out[17]
        vpord zmm21, zmm21, zmm28                                ;    69.2 p0      66 out[17]
        vmovdqu64 [rbp + 38144], zmm19                           ;    49.7 p7+p4  107 out[16] spill
        vpxord zmm19, zmm3, zmm29                                ;    72.2 p5      66 out[17]
        vpternlogd zmm8, zmm19, zmm28, 0xde                      ;    73.2 p0      66 out[17]
        vpternlogd zmm24, zmm8, zmm5, 0x96                       ;    74.2 p5      66 out[17]
        vpternlogd zmm3, zmm31, zmm31, 0xc3                      ;    72.2 p0      66 out[17]
        vpternlogd zmm10, zmm6, zmm3, 0x78                       ;    73.2 p5      66 out[17]
        vpxord zmm6, zmm25, zmm29                                ;    72.2 p0      66 out[17]
        vpternlogd zmm22, zmm3, zmm6, 0x6f                       ;    73.2 p5      66 out[17]
        vpternlogd zmm8, zmm2, zmm6, 0x78                        ;    74.2 p0      66 out[17]
        vpandd zmm18, zmm18, zmm6                                ;    73.2 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 34688]                            ;    57.2 p3      66 out[17] reload
        vpternlogd zmm6, zmm3, zmm2, 0x7d                        ;    73.2 p0      66 out[17]
        vpternlogd zmm3, zmm12, zmm6, 0xa6                       ;    74.2 p5      66 out[17]
        vmovdqa64 zmm12, zmm3                                    ;    75.2         66 out[17] copy
        vpternlogd zmm12, zmm14, zmm24, 0x96                     ;    75.2 p0      66 out[17]
        vpternlogd zmm29, zmm27, zmm12, 0xa6                     ;    76.2 p5      66 out[17]
        vpternlogd zmm8, zmm29, zmm22, 0x69                      ;    77.2 p0      66 out[17]
        vpternlogd zmm31, zmm26, zmm8, 0x95                      ;    78.2 p5      66 out[17]
        vmovdqu64 zmm26, [rbp + 5888]                            ;    58.0 p2     107 out[16] reload
        vmovdqu64 zmm27, [rbp + 5952]                            ;    58.2 p3     107 out[16] reload
        vmovdqu64 [rbp + 38208], zmm17                           ;    50.2 p8+p9  107 out[16] spill
        vmovdqu64 zmm17, [rbp + 34624]                           ;    59.0 p2     107 out[16]
        vpternlogd zmm17, zmm27, zmm26, 0x96                     ;    75.5 p0     107 out[16]
        vpternlogd zmm17, zmm0, zmm30, 0x78                      ;    76.5 p5     107 out[16]
        vpternlogd zmm25, zmm20, zmm31, 0xa6                     ;    79.2 p0      66 out[17]
        vpternlogd zmm23, zmm29, zmm5, 0x69                      ;    77.2 p5      66 out[17]
        vpternlogd zmm19, zmm28, zmm2, 0xf6                      ;    77.5 p0      66 out[17]
        vpternlogd zmm21, zmm31, zmm3, 0x96                      ;    79.2 p5      66 out[17]
        vpternlogd zmm19, zmm16, zmm25, 0x96                     ;    80.2 p0      66 out[17]
        vmovdqu64 zmm0, [rbp + 35648]                            ;    59.2 p3      66 out[17] reload
        vmovdqu64 zmm2, [rbp + 35456]                            ;    60.0 p2      66 out[17]
        vpternlogd zmm2, zmm0, zmm0, 0xc3                        ;    78.8 p5      66 out[17]
        vmovdqu64 zmm3, [rbp + 35392]                            ;    60.2 p3      66 out[17]
        vpternlogd zmm3, zmm2, [rbp + 35264], 0x69               ;    79.8 p0+p2   66 out[17]
        vpxord zmm5, zmm3, [rbp + 35584]                         ;    80.8 p5+p3   66 out[17]
        vmovdqu64 zmm16, [rbp + 35200]                           ;    62.0 p2      66 out[17] reload
        vpxord zmm20, zmm3, zmm16                                ;    80.8 p0      66 out[17]
        vmovdqa64 zmm28, zmm5                                    ;    81.8         66 out[17] copy
        vmovdqu64 zmm29, [rbp + 35392]                           ;    62.2 p3      66 out[17] reload
        vmovdqu64 zmm30, [rbp + 35328]                           ;    63.0 p2      66 out[17]
        vpternlogd zmm30, zmm20, zmm29, 0x96                     ;    81.8 p5      66 out[17]
        vpxord zmm28, zmm28, zmm30                               ;    82.8 p0      66 out[17]
        vpxord zmm31, zmm28, zmm0                                ;    83.8 p5      66 out[17]
        vmovdqa64 zmm27, zmm31                                   ;    84.8         66 out[17] copy
        vpternlogd zmm27, zmm16, zmm29, 0xa6                     ;    84.8 p0      66 out[17]
        vmovdqa64 zmm26, zmm3                                    ;    80.8         66 out[17] copy
        vmovdqu64 [rbp + 38272], zmm17                           ;    77.5 p7+p4  107 out[16] spill
        vmovdqa64 zmm17, zmm2                                    ;    79.8         66 out[17] copy
        vmovdqu64 [rbp + 38336], zmm15                           ;    53.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm15, zmm20                                   ;    81.8         66 out[17] copy
        vmovdqu64 [rbp + 38400], zmm13                           ;    55.3 p7+p4  107 out[16] spill
        vpxord zmm13, zmm16, [rbp + 35328]                       ;    82.8 p5+p3   66 out[17]
        vpternlogd zmm13, zmm20, zmm0, 0x2d                      ;    83.8 p0      66 out[17]
        vmovdqu64 [rbp + 38464], zmm11                           ;    55.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm11, zmm0                                    ;    65.2         66 out[17] copy
        vmovdqu64 [rbp + 38528], zmm9                            ;    57.3 p7+p4  107 out[16] spill
        vmovdqa64 zmm9, zmm5                                     ;    81.8         66 out[17] copy
        vpternlogd zmm9, zmm5, [rbp + 35520], 0xa5               ;    83.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 38592], zmm7                            ;    57.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm7, zmm9                                     ;    84.8         66 out[17] copy
        vpternlogd zmm7, zmm28, zmm2, 0xf9                       ;    84.8 p0      66 out[17]
        vmovdqu64 [rbp + 38656], zmm4                            ;    59.3 p7+p4  107 out[16] spill
        vmovdqu64 zmm4, [rbp + 35520]                            ;    64.2 p3      66 out[17] reload
        vpternlogd zmm2, zmm4, [rbp + 35328], 0x69               ;    84.8 p5+p2   66 out[17]
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
        vmovdqu64 [rbp + 38720], zmm1                            ;    59.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm1, zmm7                                     ;    89.8         66 out[17] copy
        vpternlogd zmm1, zmm28, zmm3, 0x87                       ;    89.8 p0      66 out[17]
        vmovdqu64 [rbp + 38784], zmm12                           ;    76.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm12, zmm9                                    ;    84.8         66 out[17] copy
        vpternlogd zmm12, zmm16, [rbp + 35456], 0x18             ;    89.8 p5+p3   66 out[17]
        vpternlogd zmm13, zmm12, zmm27, 0x69                     ;    90.8 p0      66 out[17]
        vmovdqu64 zmm12, [rbp + 35456]                           ;    66.0 p2      66 out[17] reload
        vmovdqu64 [rbp + 38848], zmm10                           ;    74.2 p8+p9   66 out[17] spill
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
        vmovdqu64 [rbp + 38912], zmm22                           ;    74.2 p7+p4   66 out[17] spill
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
        vmovdqu64 zmm2, [rbp + 36160]                            ;    68.7 p3      66 out[17] reload
        vmovdqu64 zmm3, [rbp + 35968]                            ;    68.8 p2      66 out[17]
        vpternlogd zmm3, zmm2, zmm2, 0xc3                        ;   112.5 p0      66 out[17]
        vmovdqu64 zmm4, [rbp + 35904]                            ;    69.7 p3      66 out[17]
        vpternlogd zmm4, zmm3, [rbp + 35776], 0x69               ;   113.5 p5+p2   66 out[17]
        vpxord zmm7, zmm4, [rbp + 36096]                         ;   114.5 p0+p3   66 out[17]
        vmovdqu64 zmm10, [rbp + 35712]                           ;    70.8 p2      66 out[17] reload
        vpxord zmm11, zmm4, zmm10                                ;   114.5 p5      66 out[17]
        vmovdqa64 zmm13, zmm7                                    ;   115.5         66 out[17] copy
        vmovdqu64 zmm16, [rbp + 35904]                           ;    71.7 p3      66 out[17] reload
        vmovdqu64 zmm17, [rbp + 35840]                           ;    71.8 p2      66 out[17]
        vpternlogd zmm17, zmm11, zmm16, 0x96                     ;   115.5 p0      66 out[17]
        vpxord zmm13, zmm13, zmm17                               ;   116.5 p5      66 out[17]
        vpxord zmm20, zmm13, zmm2                                ;   117.5 p0      66 out[17]
        vmovdqa64 zmm26, zmm20                                   ;   118.5         66 out[17] copy
        vpternlogd zmm26, zmm10, zmm16, 0xa6                     ;   118.5 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 35840]                           ;    72.7 p3      66 out[17] reload
        vmovdqu64 zmm28, [rbp + 36032]                           ;    72.8 p2      66 out[17]
        vpternlogd zmm28, zmm3, zmm27, 0x69                      ;   116.5 p0      66 out[17]
        vmovdqa64 zmm30, zmm7                                    ;   115.5         66 out[17] copy
        vpternlogd zmm30, zmm7, [rbp + 36032], 0xa5              ;   116.8 p5+p3   66 out[17]
        vmovdqa64 zmm31, zmm30                                   ;   117.8         66 out[17] copy
        vpternlogd zmm31, zmm28, zmm28, 0xc3                     ;   117.8 p0      66 out[17]
        vpxord zmm27, zmm27, zmm10                               ;   117.8 p5      66 out[17]
        vpternlogd zmm27, zmm11, zmm2, 0x2d                      ;   118.8 p0      66 out[17]
        vmovdqu64 [rbp + 38976], zmm12                           ;   110.5 p8+p9   66 out[17] spill
        vpxord zmm12, zmm4, zmm31                                ;   118.8 p5      66 out[17]
        vmovdqu64 [rbp + 39040], zmm24                           ;    75.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm24, zmm12                                   ;   119.8         66 out[17] copy
        vpternlogd zmm24, zmm26, zmm17, 0x9c                     ;   119.8 p0      66 out[17]
        vmovdqu64 [rbp + 39104], zmm29                           ;   107.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm29, zmm30                                   ;   117.8         66 out[17] copy
        vpternlogd zmm29, zmm13, zmm3, 0xf9                      ;   119.8 p5      66 out[17]
        vpxord zmm3, zmm3, zmm31                                 ;   120.5 p0      66 out[17]
        vpternlogd zmm3, zmm29, zmm26, 0x96                      ;   121.5 p5      66 out[17]
        vmovdqu64 zmm26, [rbp + 35968]                           ;    74.8 p2      66 out[17] reload
        vmovdqa64 zmm29, zmm30                                   ;   117.8         66 out[17] copy
        vpternlogd zmm29, zmm10, zmm26, 0x18                     ;   121.5 p0      66 out[17]
        vpternlogd zmm27, zmm29, zmm24, 0x69                     ;   122.5 p5      66 out[17]
        vpxord zmm29, zmm11, zmm28                               ;   122.5 p0      66 out[17]
        vmovdqu64 [rbp + 39168], zmm1                            ;   103.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm1, zmm30                                    ;   117.8         66 out[17] copy
        vpternlogd zmm1, zmm17, zmm26, 0x69                      ;   122.8 p5      66 out[17]
        vpternlogd zmm24, zmm1, zmm29, 0x78                      ;   123.8 p0      66 out[17]
        vmovdqu64 [rbp + 39232], zmm0                            ;   108.5 p8+p9   66 out[17] spill
        vpord zmm0, zmm29, zmm2                                  ;   123.8 p5      66 out[17]
        vmovdqu64 [rbp + 39296], zmm15                           ;   113.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm15, zmm1                                    ;   123.8         66 out[17] copy
        vpternlogd zmm15, zmm28, zmm28, 0xf3                     ;   124.5 p0      66 out[17]
        vpternlogd zmm15, zmm0, zmm3, 0x69                       ;   125.5 p5      66 out[17]
        vpternlogd zmm3, zmm31, zmm7, 0x87                       ;   125.5 p0      66 out[17]
        vmovdqa64 zmm0, zmm3                                     ;   126.5         66 out[17] copy
        vpternlogd zmm0, zmm13, zmm4, 0x87                       ;   126.5 p5      66 out[17]
        vpternlogd zmm24, zmm3, zmm0, 0x96                       ;   127.5 p0      66 out[17]
        vmovdqa64 zmm3, zmm24                                    ;   128.5         66 out[17] copy
        vpternlogd zmm3, zmm0, zmm15, 0x59                       ;   128.5 p5      66 out[17]
        vmovdqu64 [rbp + 39360], zmm8                            ;    79.2 p8+p9   66 out[17] spill
        vmovdqa64 zmm8, zmm3                                     ;   129.5         66 out[17] copy
        vpternlogd zmm8, zmm0, zmm27, 0x36                       ;   129.5 p0      66 out[17]
        vmovdqu64 [rbp + 39424], zmm21                           ;    80.2 p7+p4   66 out[17] spill
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
        vmovdqu64 zmm2, [rbp + 36672]                            ;    85.2 p3      66 out[17] reload
        vmovdqu64 zmm11, [rbp + 36480]                           ;    85.3 p2      66 out[17]
        vpternlogd zmm11, zmm2, zmm2, 0xc3                       ;   143.8 p5      66 out[17]
        vpternlogd zmm29, zmm30, zmm10, 0xf6                     ;   144.5 p0      66 out[17]
        vpternlogd zmm1, zmm8, zmm27, 0x96                       ;   144.8 p5      66 out[17]
        vpternlogd zmm29, zmm24, zmm15, 0x96                     ;   145.5 p0      66 out[17]
        vmovdqu64 zmm8, [rbp + 36608]                            ;    86.2 p3      66 out[17]
        vmovdqu64 zmm10, [rbp + 36416]                           ;    86.3 p2      66 out[17]
        vpternlogd zmm10, zmm11, [rbp + 36288], 0x69             ;   145.8 p5+p3   66 out[17]
        vpxord zmm8, zmm8, zmm10                                 ;   146.8 p0      66 out[17]
        vmovdqu64 zmm12, [rbp + 36224]                           ;    87.3 p2      66 out[17]
        vpxord zmm12, zmm12, zmm10                               ;   146.8 p5      66 out[17]
        vmovdqa64 zmm13, zmm2                                    ;    91.2         66 out[17] copy
        vmovdqa64 zmm15, zmm8                                    ;   147.8         66 out[17] copy
        vmovdqu64 zmm20, [rbp + 36416]                           ;    88.2 p3      66 out[17] reload
        vmovdqu64 zmm21, [rbp + 36352]                           ;    88.3 p2      66 out[17]
        vpternlogd zmm21, zmm12, zmm20, 0x96                     ;   147.8 p0      66 out[17]
        vpxord zmm15, zmm15, zmm21                               ;   148.8 p5      66 out[17]
        vpxord zmm13, zmm13, zmm15                               ;   149.8 p0      66 out[17]
        vmovdqu64 zmm24, [rbp + 36224]                           ;    89.2 p3      66 out[17] reload
        vmovdqa64 zmm27, zmm13                                   ;   150.8         66 out[17] copy
        vpternlogd zmm27, zmm20, zmm24, 0xc6                     ;   150.8 p5      66 out[17]
        vmovdqu64 zmm28, [rbp + 36352]                           ;    89.3 p2      66 out[17] reload
        vmovdqu64 zmm30, [rbp + 36544]                           ;    90.2 p3      66 out[17]
        vpternlogd zmm30, zmm11, zmm28, 0x69                     ;   149.5 p0      66 out[17]
        vpxord zmm28, zmm28, zmm24                               ;   149.8 p5      66 out[17]
        vmovdqa64 zmm31, zmm10                                   ;   146.8         66 out[17] copy
        vpternlogd zmm28, zmm12, zmm2, 0x2d                      ;   150.8 p0      66 out[17]
        vpternlogd zmm18, zmm6, zmm14, 0x96                      ;   150.8 p5      66 out[17]
        vmovdqa64 zmm6, zmm8                                     ;   147.8         66 out[17] copy
        vpternlogd zmm6, zmm8, [rbp + 36544], 0xa5               ;   151.5 p0+p2   66 out[17]
        vmovdqa64 zmm14, zmm6                                    ;   152.5         66 out[17] copy
        vpternlogd zmm14, zmm30, zmm30, 0xc3                     ;   152.5 p5      66 out[17]
        vpxord zmm31, zmm31, zmm14                               ;   153.5 p0      66 out[17]
        vmovdqu64 [rbp + 39488], zmm0                            ;   137.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm0, zmm31                                    ;   154.5         66 out[17] copy
        vpternlogd zmm0, zmm27, zmm21, 0x9c                      ;   154.5 p5      66 out[17]
        vmovdqu64 [rbp + 39552], zmm4                            ;   141.5 p7+p4   66 out[17] spill
        vpxord zmm4, zmm11, zmm14                                ;   153.5 p0      66 out[17]
        vpternlogd zmm11, zmm6, zmm15, 0xed                      ;   153.8 p5      66 out[17]
        vpternlogd zmm4, zmm11, zmm27, 0x96                      ;   154.8 p0      66 out[17]
        vmovdqu64 zmm11, [rbp + 36480]                           ;    92.3 p3      66 out[17] reload
        vmovdqa64 zmm27, zmm6                                    ;   152.5         66 out[17] copy
        vpternlogd zmm27, zmm24, zmm11, 0x18                     ;   154.8 p5      66 out[17]
        vpternlogd zmm28, zmm27, zmm0, 0x69                      ;   155.8 p0      66 out[17]
        vmovdqa64 zmm27, zmm2                                    ;    93.0         66 out[17] copy
        vmovdqu64 [rbp + 39616], zmm17                           ;   137.5 p8+p9   66 out[17] spill
        vpxord zmm17, zmm12, zmm30                               ;   155.8 p5      66 out[17]
        vpord zmm27, zmm27, zmm17                                ;   156.8 p0      66 out[17]
        vmovdqu64 [rbp + 39680], zmm3                            ;   142.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm3, zmm6                                     ;   152.5         66 out[17] copy
        vpternlogd zmm3, zmm21, zmm11, 0x69                      ;   156.8 p5      66 out[17]
        vpternlogd zmm0, zmm3, zmm17, 0x78                       ;   157.8 p0      66 out[17]
        vmovdqu64 [rbp + 39744], zmm16                           ;   139.8 p8+p9   66 out[17] spill
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
        vmovdqu64 [rbp + 39808], zmm18                           ;   161.8 p7+p4   66 out[17] spill
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
        vmovdqu64 zmm12, [rbp + 39424]                           ;   102.5 p2      66 out[17] reload
        vmovdqa64 zmm13, zmm22                                   ;   112.5         66 out[17] copy
        vpternlogd zmm13, zmm19, zmm12, 0x96                     ;   176.8 p5      66 out[17]
        vpternlogd zmm25, zmm14, zmm11, 0x95                     ;   177.5 p0      66 out[17]
        vpxord zmm14, zmm12, zmm1                                ;   177.8 p5      66 out[17]
        vpternlogd zmm0, zmm30, zmm25, 0xa6                      ;   178.5 p0      66 out[17]
        vpternlogd zmm8, zmm24, zmm0, 0x69                       ;   179.5 p5      66 out[17]
        vpternlogd zmm27, zmm0, zmm17, 0x96                      ;   179.5 p0      66 out[17]
        vmovdqu64 zmm0, [rbp + 39296]                            ;   113.5 p3      66 out[17]
        vpternlogd zmm0, zmm19, [rbp + 39232], 0x96              ;   179.8 p5+p2   66 out[17]
        vmovdqu64 zmm17, [rbp + 39296]                           ;   113.5 p3      66 out[17]
        vpternlogd zmm21, zmm4, zmm5, 0x69                       ;   180.5 p0      66 out[17]
        vpxord zmm3, zmm3, zmm27                                 ;   180.8 p5      66 out[17]
        vpternlogd zmm10, zmm18, zmm6, 0x1e                      ;   181.5 p0      66 out[17]
        vpxord zmm26, zmm26, zmm11                               ;   181.8 p5      66 out[17]
        vpxord zmm17, zmm17, zmm29                               ;   182.5 p0      66 out[17]
        vmovdqu64 zmm4, [rbp + 39360]                            ;   105.3 p2      66 out[17] reload
        vmovdqa64 zmm5, zmm15                                    ;   175.5         66 out[17] copy
        vpternlogd zmm5, zmm11, zmm4, 0x96                       ;   182.8 p5      66 out[17]
        vpternlogd zmm10, zmm25, zmm22, 0x96                     ;   183.5 p0      66 out[17]
        vmovdqu64 zmm6, [rbp + 39552]                            ;   141.5 p3      66 out[17]
        vpternlogd zmm22, zmm12, zmm21, 0x96                     ;   183.8 p5      66 out[17]
        vmovdqa64 zmm12, zmm26                                   ;   182.8         66 out[17] copy
        vpternlogd zmm12, zmm21, zmm23, 0x96                     ;   184.5 p0      66 out[17]
        vmovdqu64 zmm18, [rbp + 39744]                           ;   139.8 p2      66 out[17]
        vmovdqu64 zmm24, [rbp + 39104]                           ;   107.8 p3      66 out[17] reload
        vpxord zmm18, zmm18, zmm24                               ;   184.8 p5      66 out[17]
        vpternlogd zmm9, zmm17, zmm7, 0x96                       ;   185.5 p0      66 out[17]
        vmovdqa64 zmm25, zmm22                                   ;   184.8         66 out[17] copy
        vpternlogd zmm25, zmm15, zmm1, 0x96                      ;   185.8 p5      66 out[17]
        vmovdqu64 zmm28, [rbp + 39488]                           ;   137.5 p2      66 out[17]
        vpternlogd zmm15, zmm1, zmm10, 0x96                      ;   186.5 p0      66 out[17]
        vmovdqu64 zmm1, [rbp + 39808]                            ;   161.8 p3      66 out[17]
        vpternlogd zmm10, zmm17, zmm13, 0x96                     ;   186.8 p5      66 out[17]
        vpxord zmm6, zmm6, zmm2                                  ;   187.5 p0      66 out[17]
        vmovdqu64 zmm2, [rbp + 39168]                            ;   108.7 p2      66 out[17] reload
        vmovdqu64 zmm30, [rbp + 39744]                           ;   139.8 p3      66 out[17]
        vpternlogd zmm30, zmm20, zmm2, 0x96                      ;   187.8 p5      66 out[17]
        vpxord zmm29, zmm29, zmm27                               ;   188.5 p0      66 out[17]
        vmovdqu64 zmm27, [rbp + 39680]                           ;   142.5 p2      66 out[17] reload
        vmovdqu64 zmm31, [rbp + 39616]                           ;   137.5 p3      66 out[17] reload
        vpternlogd zmm21, zmm31, zmm27, 0x69                     ;   188.8 p5      66 out[17]
        vpxord zmm1, zmm1, zmm8                                  ;   189.5 p0      66 out[17]
        vpternlogd zmm31, zmm27, zmm5, 0x69                      ;   189.8 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 39040]                           ;   110.7 p2      66 out[17] reload
        vpternlogd zmm24, zmm30, zmm27, 0x96                     ;   190.5 p0      66 out[17]
        vpternlogd zmm23, zmm15, zmm21, 0x96                     ;   190.8 p5      66 out[17]
        vmovdqu64 [rbp + 39104], zmm25                           ;   186.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm25, zmm17                                   ;   183.5         66 out[17] copy
        vpternlogd zmm25, zmm13, zmm3, 0x96                      ;   191.5 p0      66 out[17]
        vpternlogd zmm13, zmm29, zmm14, 0x96                     ;   191.8 p5      66 out[17]
        vmovdqu64 [rbp + 39680], zmm31                           ;   190.8 p7+p4   66 out[17] spill
        vpxord zmm31, zmm4, [rbp + 38976]                        ;   192.5 p0+p3   66 out[17]
        vpxord zmm21, zmm21, zmm31                               ;   193.5 p5      66 out[17]
        vpternlogd zmm31, zmm11, zmm7, 0x96                      ;   193.5 p0      66 out[17]
        vmovdqa64 zmm11, zmm30                                   ;   188.8         66 out[17] copy
        vpternlogd zmm11, zmm16, zmm27, 0x96                     ;   193.8 p5      66 out[17]
        vpternlogd zmm31, zmm8, zmm29, 0x96                      ;   194.5 p0      66 out[17]
        vpxord zmm8, zmm0, zmm6                                  ;   194.8 p5      66 out[17]
        vpxord zmm22, zmm22, zmm23                               ;   195.5 p0      66 out[17]
        vpxord zmm23, zmm23, zmm14                               ;   195.8 p5      66 out[17]
        vpternlogd zmm14, zmm29, zmm10, 0x96                     ;   196.5 p0      66 out[17]
        vpternlogd zmm29, zmm20, [rbp + 39744], 0x96             ;   196.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 39744], zmm10                           ;   187.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm10, zmm29                                   ;   197.8         66 out[17] copy
        vpternlogd zmm10, zmm11, zmm6, 0x96                      ;   197.8 p0      66 out[17]
        vmovdqu64 [rbp + 39360], zmm14                           ;   197.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm14, [rbp + 39552]                           ;   141.5 p3      66 out[17]
        vpxord zmm14, zmm14, zmm3                                ;   197.8 p5      66 out[17]
        vpternlogd zmm5, zmm21, zmm26, 0x96                      ;   198.5 p0      66 out[17]
        vmovdqu64 [rbp + 39552], zmm23                           ;   196.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm23, zmm1                                    ;   190.5         66 out[17] copy
        vpternlogd zmm23, zmm18, zmm9, 0x96                      ;   198.8 p5      66 out[17]
        vpxord zmm1, zmm1, zmm29                                 ;   199.5 p0      66 out[17]
        vpxord zmm9, zmm9, zmm26                                 ;   199.8 p5      66 out[17]
        vpxord zmm4, zmm4, zmm9                                  ;   200.8 p0      66 out[17]
        vpternlogd zmm16, zmm2, [rbp + 39488], 0x96              ;   200.8 p5+p2   66 out[17]
        vpternlogd zmm2, zmm8, [rbp + 39488], 0x96               ;   201.5 p0+p3   66 out[17]
        vmovdqu64 [rbp + 39168], zmm12                           ;   185.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm12, zmm14                                   ;   198.8         66 out[17] copy
        vpternlogd zmm12, zmm2, zmm10, 0x96                      ;   202.5 p5      66 out[17]
        vpternlogd zmm14, zmm0, [rbp + 38784], 0x96              ;   202.5 p0+p2   66 out[17]
        vpternlogd zmm2, zmm27, zmm14, 0x96                      ;   203.5 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 38784]                           ;   117.2 p3      66 out[17] reload
        vpternlogd zmm0, zmm16, zmm27, 0x96                      ;   203.5 p0      66 out[17]
        vpternlogd zmm27, zmm6, zmm17, 0x96                      ;   203.8 p5      66 out[17]
        vpternlogd zmm6, zmm17, zmm14, 0x96                      ;   204.5 p0      66 out[17]
        vmovdqu64 zmm17, [rbp + 38912]                           ;   117.8 p2      66 out[17] reload
        vmovdqu64 [rbp + 38784], zmm2                            ;   204.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm2, [rbp + 38848]                            ;   118.2 p3      66 out[17] reload
        vpternlogd zmm30, zmm2, zmm17, 0x96                      ;   204.8 p5      66 out[17]
        vpxord zmm28, zmm28, zmm30                               ;   205.8 p0      66 out[17]
        vpternlogd zmm11, zmm18, zmm30, 0x96                     ;   205.8 p5      66 out[17]
        vpternlogd zmm16, zmm18, zmm30, 0x96                     ;   206.5 p0      66 out[17]
        vpternlogd zmm20, zmm2, zmm17, 0x96                      ;   206.8 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 39296]                            ;   119.2 p2      66 out[17] reload
        vmovdqu64 zmm17, [rbp + 39808]                           ;   161.8 p3      66 out[17]
        vpternlogd zmm17, zmm19, zmm2, 0x96                      ;   207.5 p0      66 out[17]
        vpternlogd zmm20, zmm3, [rbp + 39808], 0x96              ;   207.8 p5+p2   66 out[17]
        vpxord zmm7, zmm7, zmm20                                 ;   208.8 p0      66 out[17]
        vpternlogd zmm14, zmm2, zmm19, 0x96                      ;   208.8 p5      66 out[17]
        vpternlogd zmm9, zmm17, zmm31, 0x96                      ;   209.5 p0      66 out[17]
        vmovdqu64 zmm2, [rbp + 25984]                            ;   120.5 p3      29 s
        vmovdqu64 zmm3, [rbp + 25408]                            ;   121.2 p2      29 s reload
        vpxord zmm2, zmm2, zmm3                                  ;   209.8 p5      29 s
        vpternlogd zmm20, zmm29, zmm23, 0x96                     ;   210.5 p0      66 out[17]
        vpternlogd zmm17, zmm26, [rbp + 38976], 0x96             ;   210.8 p5+p3   66 out[17]
        vmovdqu64 zmm18, [rbp + 25216]                           ;   122.2 p2      29 s
        vmovdqu64 zmm19, [rbp + 24640]                           ;   122.5 p3      29 s reload
        vpxord zmm18, zmm18, zmm19                               ;   211.5 p0      29 s
        vpxord zmm26, zmm19, zmm3                                ;   211.8 p5      29 s
        vmovdqu64 zmm29, [rbp + 24832]                           ;   123.2 p2      29 s reload
        vpxord zmm30, zmm3, zmm29                                ;   212.5 p0      29 s
        vmovdqa64 zmm29, zmm3                                    ;   127.2         29 s copy
        vpxord zmm19, zmm18, [rbp + 25792]                       ;   212.8 p5+p3   29 s
        vpxord zmm29, zmm29, zmm19                               ;   213.8 p0      29 s
        vmovdqu64 [rbp + 38976], zmm9                            ;   210.5 p7+p4   66 out[17] spill
        vpxord zmm9, zmm26, [rbp + 25600]                        ;   213.8 p5+p2   29 s
        vmovdqu64 [rbp + 39296], zmm7                            ;   209.8 p8+p9   66 out[17] spill
        vpxord zmm7, zmm19, [rbp + 25024]                        ;   214.5 p0+p3   29 s
        vmovdqu64 [rbp + 39808], zmm11                           ;   206.8 p7+p4   66 out[17] spill
        vpxord zmm11, zmm2, zmm9                                 ;   214.8 p5      29 s
        vmovdqu64 [rbp + 38912], zmm14                           ;   209.8 p8+p9   66 out[17] spill
        vpxord zmm14, zmm30, zmm9                                ;   215.5 p0      29 s
        vmovdqu64 [rbp + 38848], zmm31                           ;   195.5 p7+p4   66 out[17] spill
        vpxord zmm31, zmm18, zmm9                                ;   215.8 p5      29 s
        vpxord zmm9, zmm9, zmm19                                 ;   216.5 p0      29 s
        vmovdqu64 [rbp + 39040], zmm1                            ;   200.5 p8+p9   66 out[17] spill
        vpxord zmm1, zmm31, [rbp + 25984]                        ;   216.8 p5+p2   29 s
        vmovdqu64 [rbp + 39488], zmm16                           ;   207.5 p7+p4   66 out[17] spill
        vpxord zmm16, zmm9, [rbp + 25216]                        ;   217.5 p0+p3   29 s
        vmovdqu64 [rbp + 39616], zmm10                           ;   198.8 p8+p9   66 out[17] spill
        vpxord zmm10, zmm14, zmm7                                ;   217.8 p5      29 s
        vmovdqu64 [rbp + 39424], zmm6                            ;   205.5 p7+p4   66 out[17] spill
        vpxord zmm6, zmm31, [rbp + 25024]                        ;   218.5 p0+p2   29 s
        vmovdqu64 [rbp + 39232], zmm13                           ;   192.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm13, zmm29                                   ;   214.8         29 s copy
        vpternlogd zmm13, zmm30, [rbp + 25216], 0x96             ;   218.8 p5+p3   29 s
        vmovdqu64 [rbp + 39872], zmm22                           ;   196.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm22, zmm6                                    ;   219.5         29 s copy
        vpternlogd zmm22, zmm30, [rbp + 25216], 0x96             ;   219.5 p0+p2   29 s
        vmovdqu64 [rbp + 39936], zmm5                            ;   199.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm5, zmm13                                    ;   219.8         29 s copy
        vpternlogd zmm5, zmm2, [rbp + 25792], 0x96               ;   219.8 p5+p3   29 s
        vmovdqu64 [rbp + 40000], zmm4                            ;   201.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm4, [rbp + 24192]                            ;   128.3 p2      28 s
        vpxord zmm4, zmm4, [rbp + 23424]                         ;   220.5 p0+p3   28 s
        vmovdqu64 [rbp + 40064], zmm23                           ;   199.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm23, zmm4                                    ;   221.5         28 s copy
        vmovdqu64 [rbp + 40128], zmm28                           ;   206.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm28, [rbp + 23680]                           ;   129.3 p2      28 s
        vpxord zmm28, zmm28, [rbp + 23424]                       ;   220.8 p5+p3   28 s
        vmovdqu64 [rbp + 40192], zmm12                           ;   203.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm12, [rbp + 23808]                           ;   130.3 p2      28 s
        vpxord zmm12, zmm12, [rbp + 23680]                       ;   221.5 p0+p3   28 s
        vpxord zmm23, zmm23, zmm12                               ;   222.5 p5      28 s
        vmovdqu64 [rbp + 40256], zmm27                           ;   204.8 p7+p4   66 out[17] spill
        vpxord zmm27, zmm23, [rbp + 23552]                       ;   223.5 p0+p2   28 s
        vmovdqu64 [rbp + 40320], zmm25                           ;   192.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm25, [rbp + 23680]                           ;   131.8 p3      28 s
        vmovdqu64 [rbp + 40384], zmm15                           ;   187.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm15, [rbp + 23680]                           ;   132.3 p2      28 s
        vmovdqu64 [rbp + 40448], zmm21                           ;   194.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm21, [rbp + 23424]                           ;   132.8 p3      28 s
        vmovdqu64 [rbp + 40512], zmm17                           ;   211.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm17, [rbp + 14848]                           ;   133.3 p2      89 s
        vpxord zmm17, zmm17, [rbp + 26752]                       ;   222.8 p5+p3   89 s
        vmovdqu64 [rbp + 40576], zmm20                           ;   211.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm20, [rbp + 15040]                           ;   134.3 p2      89 s
        vpxord zmm20, zmm20, [rbp + 26944]                       ;   223.5 p0+p3   89 s
        vmovdqu64 [rbp + 40640], zmm24                           ;   191.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm24, [rbp + 23936]                           ;   135.3 p2      28 s
        vpternlogd zmm24, zmm27, [rbp + 24064], 0x96             ;   224.5 p5+p3   28 s
        vmovdqu64 [rbp + 40704], zmm0                            ;   204.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm0, zmm24                                    ;   225.5         28 s copy
        vmovdqu64 [rbp + 40768], zmm8                            ;   195.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm8, [rbp + 23552]                            ;   136.3 p2      28 s
        vpternlogd zmm8, zmm24, [rbp + 23424], 0x96              ;   225.5 p0+p3   28 s
        vpternlogd zmm17, zmm18, zmm8, 0x96                      ;   226.5 p5      89 s
        vmovdqu64 zmm18, [rbp + 15616]                           ;   137.3 p2      89 s
        vpxord zmm18, zmm18, [rbp + 27520]                       ;   225.5 p0+p3   89 s
        vmovdqu64 [rbp + 40832], zmm17                           ;   227.5 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 23552]                           ;   138.3 p2      28 s reload
        vmovdqu64 zmm3, [rbp + 23936]                            ;   138.8 p3      28 s
        vpternlogd zmm3, zmm17, [rbp + 23424], 0x96              ;   225.8 p5+p2   28 s
        vmovdqu64 [rbp + 40896], zmm14                           ;   216.5 p7+p4   29 s spill
        vmovdqa64 zmm14, zmm3                                    ;   226.8         28 s copy
        vpternlogd zmm14, zmm12, zmm28, 0x96                     ;   226.8 p0      28 s
        vmovdqu64 [rbp + 40960], zmm26                           ;   212.8 p8+p9   29 s spill
        vmovdqu64 zmm26, [rbp + 24384]                           ;   139.8 p3      28 s
        vpternlogd zmm26, zmm17, [rbp + 23424], 0x96             ;   226.8 p5+p2   28 s
        vpxord zmm25, zmm25, zmm26                               ;   227.8 p0      28 s
        vpxord zmm0, zmm0, zmm25                                 ;   228.8 p5      28 s
        vpxord zmm21, zmm21, zmm0                                ;   229.8 p0      28 s
        vmovdqu64 [rbp + 41024], zmm28                           ;   221.8 p7+p4   28 s spill
        vmovdqa64 zmm28, zmm25                                   ;   228.8         28 s copy
        vpternlogd zmm28, zmm27, zmm4, 0x96                      ;   228.8 p5      28 s
        vpxord zmm15, zmm15, zmm28                               ;   229.8 p0      28 s
        vpternlogd zmm20, zmm30, zmm21, 0x96                     ;   230.8 p5      89 s
        vmovdqu64 zmm30, [rbp + 23424]                           ;   140.8 p3      28 s reload
        vmovdqu64 [rbp + 41088], zmm20                           ;   231.8 p8+p9   89 s spill
        vmovdqu64 zmm20, [rbp + 23808]                           ;   141.3 p2      28 s
        vpternlogd zmm20, zmm17, zmm30, 0x96                     ;   230.5 p0      28 s
        vpternlogd zmm18, zmm19, zmm0, 0x96                      ;   230.8 p5      89 s
        vmovdqu64 zmm19, [rbp + 24064]                           ;   141.8 p3      28 s reload
        vmovdqu64 [rbp + 41152], zmm18                           ;   231.8 p7+p4   89 s spill
        vmovdqa64 zmm18, zmm20                                   ;   231.5         28 s copy
        vpternlogd zmm18, zmm12, zmm19, 0x96                     ;   231.5 p0      28 s
        vmovdqu64 zmm19, [rbp + 15232]                           ;   142.3 p2      89 s
        vpternlogd zmm19, zmm17, [rbp + 27136], 0x96             ;   231.8 p5+p3   89 s
        vpternlogd zmm19, zmm22, zmm2, 0x96                      ;   232.8 p0      89 s
        vmovdqu64 [rbp + 41216], zmm19                           ;   233.8 p8+p9   89 s spill
        vmovdqu64 zmm19, [rbp + 8128]                            ;   143.3 p2     128 st reload
        mov r8, qword [rbp + 45264]                              ;   140.5 p10    128 st reload
        vmovdqu64 [r8], zmm19                                    ;   155.0 p7+p4  128 st
        vmovdqu64 zmm19, [rbp + 8256]                            ;   143.8 p3     128 st reload
        vmovdqu64 [r8 + 64], zmm19                               ;   155.3 p8+p9  128 st
        vmovdqu64 zmm19, [rbp + 26176]                           ;   144.3 p2      29 s reload
        vmovdqu64 zmm17, [rbp + 14272]                           ;   144.8 p3      89 s
        vpternlogd zmm17, zmm5, zmm19, 0x96                      ;   232.8 p5      89 s
        vpternlogd zmm17, zmm15, zmm8, 0x96                      ;   233.8 p0      89 s
        vmovdqu64 zmm19, [rbp + 8512]                            ;   145.3 p2     128 st reload
        vmovdqu64 [r8 + 128], zmm19                              ;   157.0 p7+p4  128 st
        vmovdqu64 zmm19, [rbp + 26560]                           ;   145.8 p3      29 s reload
        vmovdqu64 [rbp + 41280], zmm17                           ;   234.8 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 14656]                           ;   146.3 p2      89 s
        vpternlogd zmm17, zmm7, zmm19, 0x96                      ;   233.8 p5      89 s
        vpternlogd zmm17, zmm25, zmm4, 0x96                      ;   234.8 p0      89 s
        vmovdqu64 zmm19, [rbp + 14464]                           ;   146.8 p3      89 s
        vpternlogd zmm19, zmm14, [rbp + 26368], 0x96             ;   234.8 p5+p2   89 s
        vpternlogd zmm19, zmm21, zmm22, 0x96                     ;   235.8 p0      89 s
        vmovdqu64 zmm21, [rbp + 8704]                            ;   147.8 p3     128 st reload
        vmovdqu64 [r8 + 192], zmm21                              ;   159.0 p7+p4  128 st
        vmovdqu64 zmm21, [rbp + 8896]                            ;   148.3 p2     128 st reload
        vmovdqu64 [r8 + 256], zmm21                              ;   159.3 p8+p9  128 st
        vmovdqu64 zmm21, [rbp + 17920]                           ;   148.8 p3      89 s
        vpxord zmm21, zmm21, [rbp + 29952]                       ;   235.8 p5+p2   89 s
        vpternlogd zmm21, zmm4, [rbp + 21760], 0x96              ;   236.8 p0+p3   89 s
        vpternlogd zmm21, zmm5, zmm6, 0x96                       ;   237.8 p5      89 s
        vmovdqu64 zmm5, [rbp + 9088]                             ;   150.3 p2     128 st reload
        vmovdqu64 [r8 + 320], zmm5                               ;   161.0 p7+p4  128 st
        vmovdqu64 zmm5, [rbp + 18112]                            ;   150.8 p3      89 s
        vpxord zmm5, zmm5, [rbp + 30080]                         ;   237.5 p0+p2   89 s
        vpternlogd zmm5, zmm26, [rbp + 21888], 0x96              ;   238.5 p5+p3   89 s
        vpternlogd zmm5, zmm22, zmm9, 0x96                       ;   239.5 p0      89 s
        vmovdqu64 [rbp + 41344], zmm5                            ;   240.5 p8+p9   89 s spill
        vmovdqu64 zmm5, [rbp + 9280]                             ;   152.3 p2     128 st reload
        vmovdqu64 [r8 + 384], zmm5                               ;   163.0 p7+p4  128 st
        vmovdqu64 zmm5, [rbp + 9472]                             ;   152.8 p3     128 st reload
        vmovdqu64 [r8 + 448], zmm5                               ;   163.3 p8+p9  128 st
        vmovdqu64 zmm5, [rbp + 9664]                             ;   153.3 p2     128 st reload
        vmovdqu64 [r8 + 512], zmm5                               ;   165.0 p7+p4  128 st
        vmovdqu64 zmm5, [rbp + 18496]                            ;   153.8 p3      89 s
        vpxord zmm5, zmm5, [rbp + 30464]                         ;   238.8 p5+p2   89 s
        vpternlogd zmm5, zmm12, [rbp + 22144], 0x96              ;   239.8 p0+p3   89 s
        vpternlogd zmm5, zmm8, zmm31, 0x96                       ;   240.8 p5      89 s
        vmovdqu64 zmm8, [rbp + 22400]                            ;   155.3 p2      89 s
        vmovdqu64 zmm31, [rbp + 18880]                           ;   155.8 p3      89 s reload
        vpxord zmm8, zmm8, zmm31                                 ;   240.5 p0      89 s
        vpternlogd zmm8, zmm20, zmm2, 0x96                       ;   241.5 p5      89 s
        vmovdqu64 zmm20, [rbp + 9856]                            ;   156.3 p2     128 st reload
        vmovdqu64 [r8 + 576], zmm20                              ;   165.3 p8+p9  128 st
        vmovdqu64 zmm20, [rbp + 10048]                           ;   156.8 p3     128 st reload
        vmovdqu64 [r8 + 640], zmm20                              ;   167.0 p7+p4  128 st
        vmovdqu64 zmm20, [rbp + 10240]                           ;   157.3 p2     128 st reload
        vmovdqu64 [r8 + 704], zmm20                              ;   167.3 p8+p9  128 st
        vmovdqu64 zmm20, [rbp + 10432]                           ;   157.8 p3     128 st reload
        vmovdqu64 [r8 + 768], zmm20                              ;   169.0 p7+p4  128 st
        vmovdqu64 zmm20, [rbp + 10624]                           ;   158.3 p2     128 st reload
        vmovdqu64 [r8 + 832], zmm20                              ;   169.3 p8+p9  128 st
        vmovdqu64 zmm20, [rbp + 10816]                           ;   158.8 p3     128 st reload
        vmovdqu64 [r8 + 896], zmm20                              ;   171.0 p7+p4  128 st
        vmovdqu64 zmm20, [rbp + 11008]                           ;   159.3 p2     128 st reload
        vmovdqu64 [r8 + 960], zmm20                              ;   171.3 p8+p9  128 st
        vmovdqu64 zmm20, [rbp + 25600]                           ;   159.8 p3      29 s reload
        vmovdqu64 [rbp + 41408], zmm8                            ;   242.5 p7+p4   89 s spill
        vmovdqu64 zmm8, [rbp + 27328]                            ;   160.3 p2      29 s reload
        vmovdqu64 [rbp + 41472], zmm5                            ;   241.8 p8+p9   89 s spill
        vmovdqu64 zmm5, [rbp + 15424]                            ;   160.8 p3      89 s
        vpternlogd zmm5, zmm8, zmm20, 0x96                       ;   241.5 p0      89 s
        vpternlogd zmm5, zmm7, [rbp + 23680], 0x96               ;   242.5 p5+p2   89 s
        vmovdqu64 zmm7, [rbp + 11200]                            ;   161.8 p3     128 st reload
        vmovdqu64 [r8 + 1024], zmm7                              ;   175.0 p7+p4  128 st
        vmovdqu64 zmm7, [rbp + 23040]                            ;   162.3 p2      89 s
        vpxord zmm7, zmm7, [rbp + 19840]                         ;   242.5 p0+p3   89 s
        vpternlogd zmm7, zmm4, [rbp + 23552], 0x96               ;   243.5 p5+p2   89 s
        vpternlogd zmm7, zmm10, zmm1, 0x96                       ;   244.5 p0      89 s
        vmovdqu64 zmm8, [rbp + 11392]                            ;   163.8 p3     128 st reload
        vmovdqu64 [r8 + 1088], zmm8                              ;   175.3 p8+p9  128 st
        vmovdqu64 zmm8, [rbp + 19648]                            ;   164.3 p2      89 s reload
        vmovdqu64 [rbp + 41536], zmm7                            ;   245.5 p7+p4   89 s spill
        vmovdqu64 zmm7, [rbp + 22912]                            ;   164.8 p3      28 s reload
        vpternlogd zmm26, zmm7, zmm8, 0x96                       ;   243.8 p5      89 s
        vpternlogd zmm26, zmm18, [rbp + 40896], 0x96             ;   244.8 p0+p2   89 s
        vmovdqu64 zmm7, [rbp + 27712]                            ;   165.8 p3      29 s reload
        vmovdqu64 [rbp + 40896], zmm26                           ;   245.8 p8+p9   89 s spill
        vmovdqu64 zmm26, [rbp + 15808]                           ;   166.3 p2      89 s reload
        vmovdqu64 [rbp + 41600], zmm21                           ;   238.8 p7+p4   89 s spill
        vmovdqu64 zmm21, [rbp + 20352]                           ;   166.8 p3      89 s
        vpternlogd zmm21, zmm26, zmm7, 0x96                      ;   244.8 p5      89 s
        vpternlogd zmm21, zmm3, zmm16, 0x96                      ;   245.8 p0      89 s
        vpternlogd zmm21, zmm6, zmm2, 0x96                       ;   246.8 p5      89 s
        vmovdqu64 zmm7, [rbp + 11584]                            ;   167.3 p2     128 st reload
        vmovdqu64 [r8 + 1152], zmm7                              ;   179.3 p8+p9  128 st
        vmovdqu64 zmm7, [rbp + 30208]                            ;   167.8 p3      29 s reload
        vmovdqu64 [rbp + 41664], zmm21                           ;   247.8 p7+p4   89 s spill
        vmovdqu64 zmm21, [rbp + 18304]                           ;   168.3 p2      89 s
        vpternlogd zmm21, zmm20, zmm7, 0x96                      ;   246.5 p0      89 s
        vmovdqu64 zmm7, [rbp + 22016]                            ;   168.8 p3      28 s reload
        vpternlogd zmm21, zmm7, [rbp + 24192], 0x96              ;   247.5 p5+p2   89 s
        vpternlogd zmm21, zmm0, zmm6, 0x96                       ;   248.5 p0      89 s
        vmovdqu64 zmm0, [rbp + 27904]                            ;   169.8 p3      29 s reload
        vmovdqu64 zmm7, [rbp + 16000]                            ;   170.3 p2      89 s reload
        vmovdqu64 [rbp + 41728], zmm21                           ;   249.5 p8+p9   89 s spill
        vmovdqu64 zmm21, [rbp + 20480]                           ;   170.8 p3      89 s
        vpternlogd zmm21, zmm7, zmm0, 0x96                       ;   247.8 p5      89 s
        vpternlogd zmm21, zmm18, zmm1, 0x96                      ;   248.8 p0      89 s
        vmovdqu64 zmm0, [rbp + 11776]                            ;   171.3 p2     128 st reload
        vmovdqu64 [r8 + 1216], zmm0                              ;   183.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20032]                            ;   171.8 p3      89 s reload
        vmovdqu64 [rbp + 41792], zmm21                           ;   249.8 p8+p9   89 s spill
        vmovdqu64 zmm21, [rbp + 23168]                           ;   172.3 p2      28 s reload
        vpternlogd zmm25, zmm21, zmm0, 0x96                      ;   248.8 p5      89 s
        vpternlogd zmm25, zmm6, zmm2, 0x96                       ;   249.8 p0      89 s
        vmovdqu64 zmm21, [rbp + 11968]                           ;   172.8 p3     128 st reload
        vmovdqu64 [r8 + 1280], zmm21                             ;   185.0 p7+p4  128 st
        vmovdqu64 zmm21, [rbp + 28096]                           ;   173.3 p2      29 s reload
        vmovdqu64 [rbp + 41856], zmm25                           ;   250.8 p8+p9   89 s spill
        vmovdqu64 zmm25, [rbp + 16192]                           ;   173.8 p3      89 s reload
        vmovdqu64 [rbp + 41920], zmm5                            ;   243.5 p7+p4   89 s spill
        vmovdqu64 zmm5, [rbp + 20608]                            ;   174.3 p2      89 s
        vpternlogd zmm5, zmm25, zmm21, 0x96                      ;   249.8 p5      89 s
        vpternlogd zmm5, zmm27, zmm16, 0x96                      ;   250.8 p0      89 s
        vmovdqu64 zmm21, [rbp + 12160]                           ;   174.8 p3     128 st reload
        vmovdqu64 [r8 + 1344], zmm21                             ;   187.3 p8+p9  128 st
        vmovdqu64 zmm21, [rbp + 28288]                           ;   175.3 p2      29 s reload
        vmovdqu64 [rbp + 41984], zmm5                            ;   251.8 p7+p4   89 s spill
        vmovdqu64 zmm5, [rbp + 16384]                            ;   175.8 p3      89 s reload
        vmovdqu64 [rbp + 42048], zmm17                           ;   235.8 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 20736]                           ;   176.3 p2      89 s
        vpternlogd zmm17, zmm5, zmm21, 0x96                      ;   250.8 p5      89 s
        vpternlogd zmm17, zmm15, zmm6, 0x96                      ;   251.8 p0      89 s
        vmovdqu64 zmm15, [rbp + 12352]                           ;   176.8 p3     128 st reload
        vmovdqu64 [r8 + 1408], zmm15                             ;   191.0 p7+p4  128 st
        vmovdqu64 zmm15, [rbp + 28480]                           ;   177.3 p2      29 s reload
        vmovdqu64 zmm21, [rbp + 16576]                           ;   177.8 p3      89 s reload
        vmovdqu64 [rbp + 42112], zmm17                           ;   252.8 p8+p9   89 s spill
        vmovdqu64 zmm17, [rbp + 20864]                           ;   178.3 p2      89 s
        vpternlogd zmm17, zmm21, zmm15, 0x96                     ;   251.8 p5      89 s
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   252.8 p0      89 s
        vmovdqu64 zmm9, [rbp + 19072]                            ;   178.8 p3      89 s reload
        vmovdqu64 zmm14, [rbp + 22528]                           ;   179.3 p2      89 s
        vpternlogd zmm14, zmm20, zmm9, 0x96                      ;   252.8 p5      89 s
        vpternlogd zmm14, zmm3, [rbp + 41024], 0x96              ;   253.8 p0+p3   89 s
        vmovdqu64 zmm15, [rbp + 12544]                           ;   180.3 p2     128 st reload
        vmovdqu64 [r8 + 1472], zmm15                             ;   193.0 p7+p4  128 st
        vmovdqu64 zmm15, [rbp + 25408]                           ;   180.8 p3      29 s reload
        vmovdqu64 zmm20, [rbp + 28672]                           ;   181.3 p2      29 s reload
        vmovdqu64 [rbp + 42176], zmm14                           ;   254.8 p8+p9   89 s spill
        vmovdqu64 zmm14, [rbp + 16768]                           ;   181.8 p3      89 s
        vpternlogd zmm14, zmm20, zmm15, 0x96                     ;   253.8 p5      89 s
        vpternlogd zmm14, zmm30, [rbp + 20992], 0x96             ;   254.8 p0+p2   89 s
        vpternlogd zmm14, zmm18, zmm6, 0x96                      ;   255.8 p5      89 s
        vmovdqu64 zmm6, [rbp + 28864]                            ;   182.8 p3      29 s reload
        vmovdqu64 zmm18, [rbp + 16960]                           ;   183.3 p2      89 s reload
        vmovdqu64 zmm30, [rbp + 21120]                           ;   183.8 p3      89 s
        vpternlogd zmm30, zmm18, zmm6, 0x96                      ;   255.5 p0      89 s
        vpternlogd zmm30, zmm23, zmm29, 0x96                     ;   256.5 p5      89 s
        vmovdqu64 zmm23, [rbp + 29056]                           ;   184.3 p2      29 s reload
        vmovdqu64 zmm29, [rbp + 17152]                           ;   184.8 p3      89 s reload
        vmovdqu64 zmm6, [rbp + 21248]                            ;   185.3 p2      89 s
        vpternlogd zmm6, zmm29, zmm23, 0x96                      ;   256.5 p0      89 s
        vpternlogd zmm6, zmm28, zmm10, 0x96                      ;   257.5 p5      89 s
        vmovdqu64 zmm10, [rbp + 29248]                           ;   185.8 p3      29 s reload
        vmovdqu64 zmm28, [rbp + 17344]                           ;   186.3 p2      89 s reload
        vmovdqu64 zmm23, [rbp + 21376]                           ;   186.8 p3      89 s
        vpternlogd zmm23, zmm28, zmm10, 0x96                     ;   257.5 p0      89 s
        vpternlogd zmm23, zmm11, [rbp + 24192], 0x96             ;   258.5 p5+p2   89 s
        vpternlogd zmm23, zmm24, [rbp + 24384], 0x96             ;   259.5 p0+p3   89 s
        vmovdqu64 zmm10, [rbp + 12736]                           ;   188.3 p2     128 st reload
        vmovdqu64 [r8 + 1536], zmm10                             ;   195.0 p7+p4  128 st
        vmovdqu64 zmm10, [rbp + 12928]                           ;   188.8 p3     128 st reload
        vmovdqu64 [r8 + 1600], zmm10                             ;   195.3 p8+p9  128 st
        vmovdqu64 zmm10, [rbp + 13120]                           ;   189.3 p2     128 st reload
        vmovdqu64 [r8 + 1664], zmm10                             ;   197.0 p7+p4  128 st
        vmovdqu64 zmm10, [rbp + 13312]                           ;   189.8 p3     128 st reload
        vmovdqu64 [r8 + 1728], zmm10                             ;   197.3 p8+p9  128 st
        vmovdqu64 zmm10, [rbp + 13504]                           ;   190.3 p2     128 st reload
        vmovdqu64 [r8 + 1792], zmm10                             ;   199.0 p7+p4  128 st
        vmovdqu64 zmm10, [rbp + 29440]                           ;   190.8 p3      29 s reload
        vmovdqu64 zmm20, [rbp + 17536]                           ;   191.3 p2      89 s reload
        vmovdqu64 zmm15, [rbp + 21504]                           ;   191.8 p3      89 s
        vpternlogd zmm15, zmm20, zmm10, 0x96                     ;   258.8 p5      89 s
        vpternlogd zmm15, zmm13, zmm24, 0x96                     ;   259.8 p0      89 s
        vmovdqu64 zmm13, [rbp + 13696]                           ;   192.3 p2     128 st reload
        vmovdqu64 [r8 + 1856], zmm13                             ;   199.3 p8+p9  128 st
        vmovdqu64 zmm13, [rbp + 29632]                           ;   192.8 p3      29 s reload
        vmovdqu64 zmm10, [rbp + 17728]                           ;   193.3 p2      89 s reload
        vmovdqu64 [rbp + 42240], zmm15                           ;   260.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 21632]                           ;   193.8 p3      89 s
        vpternlogd zmm15, zmm10, zmm13, 0x96                     ;   259.8 p5      89 s
        vpternlogd zmm15, zmm22, zmm11, 0x96                     ;   260.8 p0      89 s
        vpternlogd zmm15, zmm24, [rbp + 24384], 0x96             ;   261.8 p5+p2   89 s
        vmovdqu64 zmm11, [rbp + 30592]                           ;   194.8 p3      29 s reload
        vmovdqu64 zmm22, [rbp + 18688]                           ;   195.3 p2      89 s reload
        vmovdqu64 zmm24, [rbp + 22272]                           ;   195.8 p3      89 s
        vpternlogd zmm24, zmm22, zmm11, 0x96                     ;   261.5 p0      89 s
        vpternlogd zmm24, zmm2, [rbp + 25792], 0x96              ;   262.5 p5+p2   89 s
        vpternlogd zmm24, zmm27, [rbp + 23936], 0x96             ;   263.5 p0+p3   89 s
        vmovdqu64 zmm2, [rbp + 25792]                            ;   197.3 p2      29 s reload
        vmovdqu64 zmm27, [rbp + 19264]                           ;   197.8 p3      89 s reload
        vmovdqu64 zmm11, [rbp + 22656]                           ;   198.3 p2      89 s
        vpternlogd zmm11, zmm27, zmm2, 0x96                      ;   262.8 p5      89 s
        vpternlogd zmm11, zmm12, [rbp + 24064], 0x96             ;   263.8 p0+p3   89 s
        vmovdqu64 zmm12, [rbp + 13888]                           ;   199.3 p2     128 st reload
        vmovdqu64 [r8 + 1920], zmm12                             ;   205.3 p8+p9  128 st
        vmovdqu64 zmm12, [rbp + 14080]                           ;   199.8 p3     128 st reload
        vmovdqu64 [r8 + 1984], zmm12                             ;   205.8 p7+p4  128 st
        vmovdqu64 zmm12, [rbp + 14272]                           ;   200.3 p2      89 s reload
        vmovdqu64 [r8 + 2048], zmm12                             ;   206.3 p8+p9  128 st
        vmovdqu64 zmm12, [rbp + 14464]                           ;   200.8 p3      89 s reload
        vmovdqu64 [r8 + 2112], zmm12                             ;   206.8 p7+p4  128 st
        vmovdqu64 zmm12, [rbp + 14656]                           ;   201.3 p2      89 s reload
        vmovdqu64 [r8 + 2176], zmm12                             ;   207.3 p8+p9  128 st
        vmovdqu64 [r8 + 2560], zmm26                             ;   207.0 p7+p4  128 st
        vmovdqu64 zmm12, [rbp + 19456]                           ;   201.8 p3      89 s reload
        vmovdqu64 zmm26, [rbp + 22784]                           ;   202.3 p2      89 s
        vpternlogd zmm26, zmm12, [rbp + 40960], 0x96             ;   263.8 p5+p3   89 s
        vpternlogd zmm26, zmm3, zmm4, 0x96                       ;   264.8 p0      89 s
        vmovdqu64 zmm3, [rbp + 20224]                            ;   203.3 p2      89 s reload
        vmovdqu64 zmm4, [rbp + 23296]                            ;   203.8 p3      89 s
        vpternlogd zmm4, zmm3, [rbp + 41024], 0x96               ;   264.8 p5+p2   89 s
        vpternlogd zmm4, zmm16, zmm1, 0x96                       ;   265.8 p0      89 s
        vmovdqu64 zmm1, [rbp + 14848]                            ;   204.8 p3      89 s reload
        vmovdqu64 [r8 + 2240], zmm1                              ;   210.8 p8+p9  128 st
        vmovdqu64 [r8 + 2624], zmm7                              ;   209.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 15040]                            ;   205.3 p2      89 s reload
        vmovdqu64 [r8 + 2304], zmm1                              ;   211.3 p8+p9  128 st
        vmovdqu64 zmm1, [rbp + 15232]                            ;   205.8 p3      89 s reload
        vmovdqu64 [r8 + 2368], zmm1                              ;   211.8 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 15424]                            ;   206.3 p2      89 s reload
        vmovdqu64 [r8 + 2432], zmm1                              ;   212.3 p8+p9  128 st
        vmovdqu64 [r8 + 2688], zmm25                             ;   213.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 15616]                            ;   206.8 p3      89 s reload
        vmovdqu64 [r8 + 2496], zmm1                              ;   213.3 p8+p9  128 st
        vmovdqu64 [r8 + 2752], zmm5                              ;   215.0 p7+p4  128 st
        vmovdqu64 [r8 + 2816], zmm21                             ;   215.3 p8+p9  128 st
        vmovdqu64 [r8 + 2944], zmm18                             ;   217.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 16768]                            ;   207.3 p2      89 s reload
        vmovdqu64 [r8 + 2880], zmm1                              ;   217.3 p8+p9  128 st
        vmovdqu64 [r8 + 3008], zmm29                             ;   219.0 p7+p4  128 st
        vmovdqu64 [r8 + 3072], zmm28                             ;   219.3 p8+p9  128 st
        vmovdqu64 [r8 + 3136], zmm20                             ;   221.0 p7+p4  128 st
        vmovdqu64 [r8 + 3200], zmm10                             ;   221.3 p8+p9  128 st
        vmovdqu64 zmm1, [rbp + 17920]                            ;   207.8 p3      89 s reload
        vmovdqu64 [r8 + 3264], zmm1                              ;   223.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 18112]                            ;   208.3 p2      89 s reload
        vmovdqu64 [r8 + 3328], zmm1                              ;   223.3 p8+p9  128 st
        vmovdqu64 [r8 + 3584], zmm31                             ;   225.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 18304]                            ;   208.8 p3      89 s reload
        vmovdqu64 [r8 + 3392], zmm1                              ;   225.3 p8+p9  128 st
        vmovdqu64 [r8 + 3648], zmm9                              ;   227.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 18496]                            ;   209.3 p2      89 s reload
        vmovdqu64 [r8 + 3456], zmm1                              ;   227.3 p8+p9  128 st
        vmovdqu64 [r8 + 3520], zmm22                             ;   229.0 p7+p4  128 st
        vmovdqu64 [r8 + 3840], zmm8                              ;   229.3 p8+p9  128 st
        vmovdqu64 [r8 + 3712], zmm27                             ;   231.0 p7+p4  128 st
        vmovdqu64 [r8 + 3968], zmm0                              ;   231.3 p8+p9  128 st
        vmovdqu64 [r8 + 3776], zmm12                             ;   233.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19840]                            ;   209.8 p3      89 s reload
        vmovdqu64 [r8 + 3904], zmm0                              ;   233.3 p8+p9  128 st
        vmovdqu64 [r8 + 4032], zmm3                              ;   235.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24576]                            ;   210.3 p2     128 st reload
        vmovdqu64 [r8 + 4096], zmm0                              ;   235.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24768]                            ;   210.8 p3     128 st reload
        vmovdqu64 [r8 + 4160], zmm0                              ;   237.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24960]                            ;   211.3 p2     128 st reload
        vmovdqu64 [r8 + 4224], zmm0                              ;   237.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25152]                            ;   211.8 p3     128 st reload
        vmovdqu64 [r8 + 4288], zmm0                              ;   239.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25344]                            ;   212.3 p2     128 st reload
        vmovdqu64 [r8 + 4352], zmm0                              ;   239.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25536]                            ;   212.8 p3     128 st reload
        vmovdqu64 [r8 + 4416], zmm0                              ;   241.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25728]                            ;   213.3 p2     128 st reload
        vmovdqu64 [r8 + 4480], zmm0                              ;   241.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25920]                            ;   213.8 p3     128 st reload
        vmovdqu64 [r8 + 4544], zmm0                              ;   243.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26112]                            ;   214.3 p2     128 st reload
        vmovdqu64 [r8 + 4608], zmm0                              ;   243.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26304]                            ;   214.8 p3     128 st reload
        vmovdqu64 [r8 + 4672], zmm0                              ;   245.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26496]                            ;   215.3 p2     128 st reload
        vmovdqu64 [r8 + 4736], zmm0                              ;   245.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26688]                            ;   215.8 p3     128 st reload
        vmovdqu64 [r8 + 4800], zmm0                              ;   247.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26880]                            ;   216.3 p2     128 st reload
        vmovdqu64 [r8 + 4864], zmm0                              ;   247.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27072]                            ;   216.8 p3     128 st reload
        vmovdqu64 [r8 + 4928], zmm0                              ;   249.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27264]                            ;   217.3 p2     128 st reload
        vmovdqu64 [r8 + 4992], zmm0                              ;   249.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27456]                            ;   217.8 p3     128 st reload
        vmovdqu64 [r8 + 5056], zmm0                              ;   251.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27648]                            ;   218.3 p2     128 st reload
        vmovdqu64 [r8 + 5120], zmm0                              ;   251.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27840]                            ;   218.8 p3     128 st reload
        vmovdqu64 [r8 + 5184], zmm0                              ;   253.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28032]                            ;   219.3 p2     128 st reload
        vmovdqu64 [r8 + 5248], zmm0                              ;   253.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28224]                            ;   219.8 p3     128 st reload
        vmovdqu64 [r8 + 5312], zmm0                              ;   255.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28416]                            ;   220.3 p2     128 st reload
        vmovdqu64 [r8 + 5376], zmm0                              ;   255.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28608]                            ;   220.8 p3     128 st reload
        vmovdqu64 [r8 + 5440], zmm0                              ;   257.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28800]                            ;   221.3 p2     128 st reload
        vmovdqu64 [r8 + 5504], zmm0                              ;   257.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28992]                            ;   221.8 p3     128 st reload
        vmovdqu64 [r8 + 5568], zmm0                              ;   259.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29184]                            ;   222.3 p2     128 st reload
        vmovdqu64 [r8 + 5632], zmm0                              ;   259.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29376]                            ;   222.8 p3     128 st reload
        vmovdqu64 [r8 + 5696], zmm0                              ;   261.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29568]                            ;   223.3 p2     128 st reload
        vmovdqu64 [r8 + 5760], zmm0                              ;   261.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29888]                            ;   223.8 p3     128 st reload
        vmovdqu64 [r8 + 5824], zmm0                              ;   263.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30016]                            ;   224.3 p2     128 st reload
        vmovdqu64 [r8 + 5888], zmm0                              ;   263.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30144]                            ;   224.8 p3     128 st reload
        vmovdqu64 [r8 + 5952], zmm0                              ;   265.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30400]                            ;   225.3 p2     128 st reload
        vmovdqu64 [r8 + 6016], zmm0                              ;   265.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30528]                            ;   225.8 p3     128 st reload
        vmovdqu64 [r8 + 6080], zmm0                              ;   267.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6016]                             ;   226.3 p2     128 st reload
        vmovdqu64 [r8 + 6144], zmm0                              ;   267.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6080]                             ;   226.8 p3     128 st reload
        vmovdqu64 [r8 + 6208], zmm0                              ;   269.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6144]                             ;   227.3 p2     128 st reload
        vmovdqu64 [r8 + 6272], zmm0                              ;   269.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6208]                             ;   227.8 p3     128 st reload
        vmovdqu64 [r8 + 6336], zmm0                              ;   271.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6272]                             ;   228.3 p2     128 st reload
        vmovdqu64 [r8 + 6400], zmm0                              ;   271.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6336]                             ;   228.8 p3     128 st reload
        vmovdqu64 [r8 + 6464], zmm0                              ;   273.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6400]                             ;   229.3 p2     128 st reload
        vmovdqu64 [r8 + 6528], zmm0                              ;   273.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6464]                             ;   229.8 p3     128 st reload
        vmovdqu64 [r8 + 6592], zmm0                              ;   275.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6528]                             ;   230.3 p2     128 st reload
        vmovdqu64 [r8 + 6656], zmm0                              ;   275.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6592]                             ;   230.8 p3     128 st reload
        vmovdqu64 [r8 + 6720], zmm0                              ;   277.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6656]                             ;   231.3 p2     128 st reload
        vmovdqu64 [r8 + 6784], zmm0                              ;   277.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6720]                             ;   231.8 p3     128 st reload
        vmovdqu64 [r8 + 6848], zmm0                              ;   279.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6784]                             ;   232.3 p2     128 st reload
        vmovdqu64 [r8 + 6912], zmm0                              ;   279.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6848]                             ;   232.8 p3     128 st reload
        vmovdqu64 [r8 + 6976], zmm0                              ;   281.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6912]                             ;   233.3 p2     128 st reload
        vmovdqu64 [r8 + 7040], zmm0                              ;   281.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6976]                             ;   233.8 p3     128 st reload
        vmovdqu64 [r8 + 7104], zmm0                              ;   283.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7040]                             ;   234.3 p2     128 st reload
        vmovdqu64 [r8 + 7168], zmm0                              ;   283.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7104]                             ;   234.8 p3     128 st reload
        vmovdqu64 [r8 + 7232], zmm0                              ;   285.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7168]                             ;   235.3 p2     128 st reload
        vmovdqu64 [r8 + 7296], zmm0                              ;   285.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7232]                             ;   235.8 p3     128 st reload
        vmovdqu64 [r8 + 7360], zmm0                              ;   287.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7296]                             ;   236.3 p2     128 st reload
        vmovdqu64 [r8 + 7424], zmm0                              ;   287.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7360]                             ;   236.8 p3     128 st reload
        vmovdqu64 [r8 + 7488], zmm0                              ;   289.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7424]                             ;   237.3 p2     128 st reload
        vmovdqu64 [r8 + 7552], zmm0                              ;   289.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7488]                             ;   237.8 p3     128 st reload
        vmovdqu64 [r8 + 7616], zmm0                              ;   291.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7552]                             ;   238.3 p2     128 st reload
        vmovdqu64 [r8 + 7680], zmm0                              ;   291.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7616]                             ;   238.8 p3     128 st reload
        vmovdqu64 [r8 + 7744], zmm0                              ;   293.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7680]                             ;   239.3 p2     128 st reload
        vmovdqu64 [r8 + 7808], zmm0                              ;   293.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7744]                             ;   239.8 p3     128 st reload
        vmovdqu64 [r8 + 7872], zmm0                              ;   295.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7808]                             ;   240.3 p2     128 st reload
        vmovdqu64 [r8 + 7936], zmm0                              ;   295.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7872]                             ;   240.8 p3     128 st reload
        vmovdqu64 [r8 + 8000], zmm0                              ;   297.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7936]                             ;   241.3 p2     128 st reload
        vmovdqu64 [r8 + 8064], zmm0                              ;   297.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8000]                             ;   241.8 p3     128 st reload
        vmovdqu64 [r8 + 8128], zmm0                              ;   299.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3968]                             ;   242.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8192], zmm0                              ;   299.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4032]                             ;   242.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8256], zmm0                              ;   301.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4096]                             ;   243.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8320], zmm0                              ;   301.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4160]                             ;   243.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8384], zmm0                              ;   303.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4224]                             ;   244.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8448], zmm0                              ;   303.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4288]                             ;   244.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8512], zmm0                              ;   305.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4352]                             ;   245.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8576], zmm0                              ;   305.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4416]                             ;   245.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8640], zmm0                              ;   307.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4480]                             ;   246.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8704], zmm0                              ;   307.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4544]                             ;   246.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8768], zmm0                              ;   309.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4608]                             ;   247.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8832], zmm0                              ;   309.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4672]                             ;   247.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 8896], zmm0                              ;   311.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4736]                             ;   248.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 8960], zmm0                              ;   311.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4800]                             ;   248.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9024], zmm0                              ;   313.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4864]                             ;   249.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9088], zmm0                              ;   313.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4928]                             ;   249.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9152], zmm0                              ;   315.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4992]                             ;   250.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9216], zmm0                              ;   315.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5056]                             ;   250.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9280], zmm0                              ;   317.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5120]                             ;   251.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9344], zmm0                              ;   317.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5184]                             ;   251.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9408], zmm0                              ;   319.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5248]                             ;   252.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9472], zmm0                              ;   319.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5312]                             ;   252.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9536], zmm0                              ;   321.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5376]                             ;   253.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9600], zmm0                              ;   321.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5440]                             ;   253.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9664], zmm0                              ;   323.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5504]                             ;   254.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9728], zmm0                              ;   323.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5568]                             ;   254.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9792], zmm0                              ;   325.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5632]                             ;   255.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9856], zmm0                              ;   325.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5696]                             ;   255.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 9920], zmm0                              ;   327.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5760]                             ;   256.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 9984], zmm0                              ;   327.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5824]                             ;   256.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 10048], zmm0                             ;   329.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5888]                             ;   257.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 10112], zmm0                             ;   329.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5952]                             ;   257.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 10176], zmm0                             ;   331.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1920]                             ;   258.3 p2     128 st reload
        vmovdqu64 [r8 + 10240], zmm0                             ;   331.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1984]                             ;   258.8 p3     128 st reload
        vmovdqu64 [r8 + 10304], zmm0                             ;   333.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2048]                             ;   259.3 p2     128 st reload
        vmovdqu64 [r8 + 10368], zmm0                             ;   333.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2112]                             ;   259.8 p3     128 st reload
        vmovdqu64 [r8 + 10432], zmm0                             ;   335.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2176]                             ;   260.3 p2     128 st reload
        vmovdqu64 [r8 + 10496], zmm0                             ;   335.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2240]                             ;   260.8 p3     128 st reload
        vmovdqu64 [r8 + 10560], zmm0                             ;   337.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2304]                             ;   261.3 p2     128 st reload
        vmovdqu64 [r8 + 10624], zmm0                             ;   337.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2368]                             ;   261.8 p3     128 st reload
        vmovdqu64 [r8 + 10688], zmm0                             ;   339.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2432]                             ;   262.3 p2     128 st reload
        vmovdqu64 [r8 + 10752], zmm0                             ;   339.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2496]                             ;   262.8 p3     128 st reload
        vmovdqu64 [r8 + 10816], zmm0                             ;   341.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2560]                             ;   263.3 p2     128 st reload
        vmovdqu64 [r8 + 10880], zmm0                             ;   341.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2624]                             ;   263.8 p3     128 st reload
        vmovdqu64 [r8 + 10944], zmm0                             ;   343.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2688]                             ;   264.3 p2     128 st reload
        vmovdqu64 [r8 + 11008], zmm0                             ;   343.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2752]                             ;   264.8 p3     128 st reload
        vmovdqu64 [r8 + 11072], zmm0                             ;   345.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2816]                             ;   265.3 p2     128 st reload
        vmovdqu64 [r8 + 11136], zmm0                             ;   345.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2880]                             ;   265.8 p3     128 st reload
        vmovdqu64 [r8 + 11200], zmm0                             ;   347.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2944]                             ;   266.3 p2     128 st reload
        vmovdqu64 [r8 + 11264], zmm0                             ;   347.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3008]                             ;   266.8 p3     128 st reload
        vmovdqu64 [r8 + 11328], zmm0                             ;   349.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3072]                             ;   267.3 p2     128 st reload
        vmovdqu64 [r8 + 11392], zmm0                             ;   349.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3136]                             ;   267.8 p3     128 st reload
        vmovdqu64 [r8 + 11456], zmm0                             ;   351.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3200]                             ;   268.3 p2     128 st reload
        vmovdqu64 [r8 + 11520], zmm0                             ;   351.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3264]                             ;   268.8 p3     128 st reload
        vmovdqu64 [r8 + 11584], zmm0                             ;   353.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3328]                             ;   269.3 p2     128 st reload
        vmovdqu64 [r8 + 11648], zmm0                             ;   353.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3392]                             ;   269.8 p3     128 st reload
        vmovdqu64 [r8 + 11712], zmm0                             ;   355.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3456]                             ;   270.3 p2     128 st reload
        vmovdqu64 [r8 + 11776], zmm0                             ;   355.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3520]                             ;   270.8 p3     128 st reload
        vmovdqu64 [r8 + 11840], zmm0                             ;   357.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3584]                             ;   271.3 p2     128 st reload
        vmovdqu64 [r8 + 11904], zmm0                             ;   357.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3648]                             ;   271.8 p3     128 st reload
        vmovdqu64 [r8 + 11968], zmm0                             ;   359.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3712]                             ;   272.3 p2     128 st reload
        vmovdqu64 [r8 + 12032], zmm0                             ;   359.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3776]                             ;   272.8 p3     128 st reload
        vmovdqu64 [r8 + 12096], zmm0                             ;   361.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3840]                             ;   273.3 p2     128 st reload
        vmovdqu64 [r8 + 12160], zmm0                             ;   361.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3904]                             ;   273.8 p3     128 st reload
        vmovdqu64 [r8 + 12224], zmm0                             ;   363.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp - 128]                              ;   274.3 p2     128 st reload
        vmovdqu64 [r8 + 12288], zmm0                             ;   363.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp - 64]                               ;   274.8 p3     128 st reload
        vmovdqu64 [r8 + 12352], zmm0                             ;   365.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 0]                                ;   275.3 p2     128 st reload
        vmovdqu64 [r8 + 12416], zmm0                             ;   365.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 64]                               ;   275.8 p3     128 st reload
        vmovdqu64 [r8 + 12480], zmm0                             ;   367.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 128]                              ;   276.3 p2     128 st reload
        vmovdqu64 [r8 + 12544], zmm0                             ;   367.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 192]                              ;   276.8 p3     128 st reload
        vmovdqu64 [r8 + 12608], zmm0                             ;   369.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 256]                              ;   277.3 p2     128 st reload
        vmovdqu64 [r8 + 12672], zmm0                             ;   369.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 320]                              ;   277.8 p3     128 st reload
        vmovdqu64 [r8 + 12736], zmm0                             ;   371.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 384]                              ;   278.3 p2     128 st reload
        vmovdqu64 [r8 + 12800], zmm0                             ;   371.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 448]                              ;   278.8 p3     128 st reload
        vmovdqu64 [r8 + 12864], zmm0                             ;   373.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 512]                              ;   279.3 p2     128 st reload
        vmovdqu64 [r8 + 12928], zmm0                             ;   373.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 576]                              ;   279.8 p3     128 st reload
        vmovdqu64 [r8 + 12992], zmm0                             ;   375.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 640]                              ;   280.3 p2     128 st reload
        vmovdqu64 [r8 + 13056], zmm0                             ;   375.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 704]                              ;   280.8 p3     128 st reload
        vmovdqu64 [r8 + 13120], zmm0                             ;   377.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 768]                              ;   281.3 p2     128 st reload
        vmovdqu64 [r8 + 13184], zmm0                             ;   377.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 832]                              ;   281.8 p3     128 st reload
        vmovdqu64 [r8 + 13248], zmm0                             ;   379.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 896]                              ;   282.3 p2     128 st reload
        vmovdqu64 [r8 + 13312], zmm0                             ;   379.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 960]                              ;   282.8 p3     128 st reload
        vmovdqu64 [r8 + 13376], zmm0                             ;   381.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1024]                             ;   283.3 p2     128 st reload
        vmovdqu64 [r8 + 13440], zmm0                             ;   381.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1088]                             ;   283.8 p3     128 st reload
        vmovdqu64 [r8 + 13504], zmm0                             ;   383.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1152]                             ;   284.3 p2     128 st reload
        vmovdqu64 [r8 + 13568], zmm0                             ;   383.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1216]                             ;   284.8 p3     128 st reload
        vmovdqu64 [r8 + 13632], zmm0                             ;   385.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1280]                             ;   285.3 p2     128 st reload
        vmovdqu64 [r8 + 13696], zmm0                             ;   385.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1344]                             ;   285.8 p3     128 st reload
        vmovdqu64 [r8 + 13760], zmm0                             ;   387.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1408]                             ;   286.3 p2     128 st reload
        vmovdqu64 [r8 + 13824], zmm0                             ;   387.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1472]                             ;   286.8 p3     128 st reload
        vmovdqu64 [r8 + 13888], zmm0                             ;   389.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1536]                             ;   287.3 p2     128 st reload
        vmovdqu64 [r8 + 13952], zmm0                             ;   389.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1600]                             ;   287.8 p3     128 st reload
        vmovdqu64 [r8 + 14016], zmm0                             ;   391.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1664]                             ;   288.3 p2     128 st reload
        vmovdqu64 [r8 + 14080], zmm0                             ;   391.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1728]                             ;   288.8 p3     128 st reload
        vmovdqu64 [r8 + 14144], zmm0                             ;   393.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1792]                             ;   289.3 p2     128 st reload
        vmovdqu64 [r8 + 14208], zmm0                             ;   393.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1856]                             ;   289.8 p3     128 st reload
        vmovdqu64 [r8 + 14272], zmm0                             ;   395.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20416]                            ;   290.3 p2     128 st reload
        vmovdqu64 [r8 + 14336], zmm0                             ;   395.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20544]                            ;   290.8 p3     128 st reload
        vmovdqu64 [r8 + 14400], zmm0                             ;   397.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20672]                            ;   291.3 p2     128 st reload
        vmovdqu64 [r8 + 14464], zmm0                             ;   397.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20800]                            ;   291.8 p3     128 st reload
        vmovdqu64 [r8 + 14528], zmm0                             ;   399.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20928]                            ;   292.3 p2     128 st reload
        vmovdqu64 [r8 + 14592], zmm0                             ;   399.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21056]                            ;   292.8 p3     128 st reload
        vmovdqu64 [r8 + 14656], zmm0                             ;   401.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21184]                            ;   293.3 p2     128 st reload
        vmovdqu64 [r8 + 14720], zmm0                             ;   401.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21312]                            ;   293.8 p3     128 st reload
        vmovdqu64 [r8 + 14784], zmm0                             ;   403.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21440]                            ;   294.3 p2     128 st reload
        vmovdqu64 [r8 + 14848], zmm0                             ;   403.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21568]                            ;   294.8 p3     128 st reload
        vmovdqu64 [r8 + 14912], zmm0                             ;   405.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21696]                            ;   295.3 p2     128 st reload
        vmovdqu64 [r8 + 14976], zmm0                             ;   405.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21824]                            ;   295.8 p3     128 st reload
        vmovdqu64 [r8 + 15040], zmm0                             ;   407.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21952]                            ;   296.3 p2     128 st reload
        vmovdqu64 [r8 + 15104], zmm0                             ;   407.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22080]                            ;   296.8 p3     128 st reload
        vmovdqu64 [r8 + 15168], zmm0                             ;   409.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22208]                            ;   297.3 p2     128 st reload
        vmovdqu64 [r8 + 15232], zmm0                             ;   409.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22336]                            ;   297.8 p3     128 st reload
        vmovdqu64 [r8 + 15296], zmm0                             ;   411.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22464]                            ;   298.3 p2     128 st reload
        vmovdqu64 [r8 + 15360], zmm0                             ;   411.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22592]                            ;   298.8 p3     128 st reload
        vmovdqu64 [r8 + 15424], zmm0                             ;   413.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22720]                            ;   299.3 p2     128 st reload
        vmovdqu64 [r8 + 15488], zmm0                             ;   413.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22848]                            ;   299.8 p3     128 st reload
        vmovdqu64 [r8 + 15552], zmm0                             ;   415.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22976]                            ;   300.3 p2     128 st reload
        vmovdqu64 [r8 + 15616], zmm0                             ;   415.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23104]                            ;   300.8 p3     128 st reload
        vmovdqu64 [r8 + 15680], zmm0                             ;   417.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23232]                            ;   301.3 p2     128 st reload
        vmovdqu64 [r8 + 15744], zmm0                             ;   417.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23360]                            ;   301.8 p3     128 st reload
        vmovdqu64 [r8 + 15808], zmm0                             ;   419.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23488]                            ;   302.3 p2     128 st reload
        vmovdqu64 [r8 + 15872], zmm0                             ;   419.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23616]                            ;   302.8 p3     128 st reload
        vmovdqu64 [r8 + 15936], zmm0                             ;   421.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23744]                            ;   303.3 p2     128 st reload
        vmovdqu64 [r8 + 16000], zmm0                             ;   421.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23872]                            ;   303.8 p3     128 st reload
        vmovdqu64 [r8 + 16064], zmm0                             ;   423.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24000]                            ;   304.3 p2     128 st reload
        vmovdqu64 [r8 + 16128], zmm0                             ;   423.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24128]                            ;   304.8 p3     128 st reload
        vmovdqu64 [r8 + 16192], zmm0                             ;   425.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24256]                            ;   305.3 p2     128 st reload
        vmovdqu64 [r8 + 16256], zmm0                             ;   425.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24448]                            ;   305.8 p3     128 st reload
        vmovdqu64 [r8 + 16320], zmm0                             ;   427.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8320]                             ;   306.3 p2     128 st reload
        vmovdqu64 [r8 + 16384], zmm0                             ;   427.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8384]                             ;   306.8 p3     128 st reload
        vmovdqu64 [r8 + 16448], zmm0                             ;   429.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8576]                             ;   307.3 p2     128 st reload
        vmovdqu64 [r8 + 16512], zmm0                             ;   429.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8768]                             ;   307.8 p3     128 st reload
        vmovdqu64 [r8 + 16576], zmm0                             ;   431.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8960]                             ;   308.3 p2     128 st reload
        vmovdqu64 [r8 + 16640], zmm0                             ;   431.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9152]                             ;   308.8 p3     128 st reload
        vmovdqu64 [r8 + 16704], zmm0                             ;   433.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9344]                             ;   309.3 p2     128 st reload
        vmovdqu64 [r8 + 16768], zmm0                             ;   433.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9536]                             ;   309.8 p3     128 st reload
        vmovdqu64 [r8 + 16832], zmm0                             ;   435.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9728]                             ;   310.3 p2     128 st reload
        vmovdqu64 [r8 + 16896], zmm0                             ;   435.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9920]                             ;   310.8 p3     128 st reload
        vmovdqu64 [r8 + 16960], zmm0                             ;   437.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10112]                            ;   311.3 p2     128 st reload
        vmovdqu64 [r8 + 17024], zmm0                             ;   437.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10304]                            ;   311.8 p3     128 st reload
        vmovdqu64 [r8 + 17088], zmm0                             ;   439.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10496]                            ;   312.3 p2     128 st reload
        vmovdqu64 [r8 + 17152], zmm0                             ;   439.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10688]                            ;   312.8 p3     128 st reload
        vmovdqu64 [r8 + 17216], zmm0                             ;   441.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10880]                            ;   313.3 p2     128 st reload
        vmovdqu64 [r8 + 17280], zmm0                             ;   441.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11072]                            ;   313.8 p3     128 st reload
        vmovdqu64 [r8 + 17344], zmm0                             ;   443.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11264]                            ;   314.3 p2     128 st reload
        vmovdqu64 [r8 + 17408], zmm0                             ;   443.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11456]                            ;   314.8 p3     128 st reload
        vmovdqu64 [r8 + 17472], zmm0                             ;   445.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11648]                            ;   315.3 p2     128 st reload
        vmovdqu64 [r8 + 17536], zmm0                             ;   445.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11840]                            ;   315.8 p3     128 st reload
        vmovdqu64 [r8 + 17600], zmm0                             ;   447.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12032]                            ;   316.3 p2     128 st reload
        vmovdqu64 [r8 + 17664], zmm0                             ;   447.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12224]                            ;   316.8 p3     128 st reload
        vmovdqu64 [r8 + 17728], zmm0                             ;   449.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12416]                            ;   317.3 p2     128 st reload
        vmovdqu64 [r8 + 17792], zmm0                             ;   449.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12608]                            ;   317.8 p3     128 st reload
        vmovdqu64 [r8 + 17856], zmm0                             ;   451.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12800]                            ;   318.3 p2     128 st reload
        vmovdqu64 [r8 + 17920], zmm0                             ;   451.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12992]                            ;   318.8 p3     128 st reload
        vmovdqu64 [r8 + 17984], zmm0                             ;   453.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13184]                            ;   319.3 p2     128 st reload
        vmovdqu64 [r8 + 18048], zmm0                             ;   453.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13376]                            ;   319.8 p3     128 st reload
        vmovdqu64 [r8 + 18112], zmm0                             ;   455.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13568]                            ;   320.3 p2     128 st reload
        vmovdqu64 [r8 + 18176], zmm0                             ;   455.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13760]                            ;   320.8 p3     128 st reload
        vmovdqu64 [r8 + 18240], zmm0                             ;   457.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13952]                            ;   321.3 p2     128 st reload
        vmovdqu64 [r8 + 18304], zmm0                             ;   457.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14144]                            ;   321.8 p3     128 st reload
        vmovdqu64 [r8 + 18368], zmm0                             ;   459.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14336]                            ;   322.3 p2     128 st reload
        vmovdqu64 [r8 + 18432], zmm0                             ;   459.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14528]                            ;   322.8 p3     128 st reload
        vmovdqu64 [r8 + 18496], zmm0                             ;   461.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14720]                            ;   323.3 p2     128 st reload
        vmovdqu64 [r8 + 18560], zmm0                             ;   461.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14912]                            ;   323.8 p3     128 st reload
        vmovdqu64 [r8 + 18624], zmm0                             ;   463.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15104]                            ;   324.3 p2     128 st reload
        vmovdqu64 [r8 + 18688], zmm0                             ;   463.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15296]                            ;   324.8 p3     128 st reload
        vmovdqu64 [r8 + 18752], zmm0                             ;   465.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15488]                            ;   325.3 p2     128 st reload
        vmovdqu64 [r8 + 18816], zmm0                             ;   465.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15680]                            ;   325.8 p3     128 st reload
        vmovdqu64 [r8 + 18880], zmm0                             ;   467.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15872]                            ;   326.3 p2     128 st reload
        vmovdqu64 [r8 + 18944], zmm0                             ;   467.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16064]                            ;   326.8 p3     128 st reload
        vmovdqu64 [r8 + 19008], zmm0                             ;   469.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16256]                            ;   327.3 p2     128 st reload
        vmovdqu64 [r8 + 19072], zmm0                             ;   469.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16448]                            ;   327.8 p3     128 st reload
        vmovdqu64 [r8 + 19136], zmm0                             ;   471.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16640]                            ;   328.3 p2     128 st reload
        vmovdqu64 [r8 + 19200], zmm0                             ;   471.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16832]                            ;   328.8 p3     128 st reload
        vmovdqu64 [r8 + 19264], zmm0                             ;   473.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17024]                            ;   329.3 p2     128 st reload
        vmovdqu64 [r8 + 19328], zmm0                             ;   473.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17216]                            ;   329.8 p3     128 st reload
        vmovdqu64 [r8 + 19392], zmm0                             ;   475.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17408]                            ;   330.3 p2     128 st reload
        vmovdqu64 [r8 + 19456], zmm0                             ;   475.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17600]                            ;   330.8 p3     128 st reload
        vmovdqu64 [r8 + 19520], zmm0                             ;   477.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17792]                            ;   331.3 p2     128 st reload
        vmovdqu64 [r8 + 19584], zmm0                             ;   477.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17984]                            ;   331.8 p3     128 st reload
        vmovdqu64 [r8 + 19648], zmm0                             ;   479.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18176]                            ;   332.3 p2     128 st reload
        vmovdqu64 [r8 + 19712], zmm0                             ;   479.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18368]                            ;   332.8 p3     128 st reload
        vmovdqu64 [r8 + 19776], zmm0                             ;   481.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18560]                            ;   333.3 p2     128 st reload
        vmovdqu64 [r8 + 19840], zmm0                             ;   481.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18752]                            ;   333.8 p3     128 st reload
        vmovdqu64 [r8 + 19904], zmm0                             ;   483.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18944]                            ;   334.3 p2     128 st reload
        vmovdqu64 [r8 + 19968], zmm0                             ;   483.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19136]                            ;   334.8 p3     128 st reload
        vmovdqu64 [r8 + 20032], zmm0                             ;   485.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19328]                            ;   335.3 p2     128 st reload
        vmovdqu64 [r8 + 20096], zmm0                             ;   485.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19520]                            ;   335.8 p3     128 st reload
        vmovdqu64 [r8 + 20160], zmm0                             ;   487.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19712]                            ;   336.3 p2     128 st reload
        vmovdqu64 [r8 + 20224], zmm0                             ;   487.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19904]                            ;   336.8 p3     128 st reload
        vmovdqu64 [r8 + 20288], zmm0                             ;   489.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20096]                            ;   337.3 p2     128 st reload
        vmovdqu64 [r8 + 20352], zmm0                             ;   489.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20288]                            ;   337.8 p3     128 st reload
        vmovdqu64 [r8 + 20416], zmm0                             ;   491.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24640]                            ;   338.3 p2      29 s reload
        vmovdqu64 [r8 + 20480], zmm0                             ;   491.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24832]                            ;   338.8 p3      29 s reload
        vmovdqu64 [r8 + 20544], zmm0                             ;   493.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25024]                            ;   339.3 p2      29 s reload
        vmovdqu64 [r8 + 20608], zmm0                             ;   493.3 p8+p9  128 st
        vmovdqu64 [r8 + 20864], zmm2                             ;   495.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25216]                            ;   339.8 p3      29 s reload
        vmovdqu64 [r8 + 20672], zmm0                             ;   495.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25408]                            ;   340.3 p2      29 s reload
        vmovdqu64 [r8 + 20736], zmm0                             ;   497.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25600]                            ;   340.8 p3      29 s reload
        vmovdqu64 [r8 + 20800], zmm0                             ;   497.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25984]                            ;   341.3 p2      29 s reload
        vmovdqu64 [r8 + 20928], zmm0                             ;   499.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26176]                            ;   341.8 p3      29 s reload
        vmovdqu64 [r8 + 20992], zmm0                             ;   499.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26368]                            ;   342.3 p2      29 s reload
        vmovdqu64 [r8 + 21056], zmm0                             ;   501.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26560]                            ;   342.8 p3      29 s reload
        vmovdqu64 [r8 + 21120], zmm0                             ;   501.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26752]                            ;   343.3 p2      29 s reload
        vmovdqu64 [r8 + 21184], zmm0                             ;   503.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26944]                            ;   343.8 p3      29 s reload
        vmovdqu64 [r8 + 21248], zmm0                             ;   503.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27136]                            ;   344.3 p2      29 s reload
        vmovdqu64 [r8 + 21312], zmm0                             ;   505.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27328]                            ;   344.8 p3      29 s reload
        vmovdqu64 [r8 + 21376], zmm0                             ;   505.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27520]                            ;   345.3 p2      29 s reload
        vmovdqu64 [r8 + 21440], zmm0                             ;   507.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27712]                            ;   345.8 p3      29 s reload
        vmovdqu64 [r8 + 21504], zmm0                             ;   507.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27904]                            ;   346.3 p2      29 s reload
        vmovdqu64 [r8 + 21568], zmm0                             ;   509.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28096]                            ;   346.8 p3      29 s reload
        vmovdqu64 [r8 + 21632], zmm0                             ;   509.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28288]                            ;   347.3 p2      29 s reload
        vmovdqu64 [r8 + 21696], zmm0                             ;   511.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28480]                            ;   347.8 p3      29 s reload
        vmovdqu64 [r8 + 21760], zmm0                             ;   511.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28672]                            ;   348.3 p2      29 s reload
        vmovdqu64 [r8 + 21824], zmm0                             ;   513.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28864]                            ;   348.8 p3      29 s reload
        vmovdqu64 [r8 + 21888], zmm0                             ;   513.3 p8+p9  128 st
        vmovdqu64 [r8 + 22144], zmm13                            ;   515.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29056]                            ;   349.3 p2      29 s reload
        vmovdqu64 [r8 + 21952], zmm0                             ;   515.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29248]                            ;   349.8 p3      29 s reload
        vmovdqu64 [r8 + 22016], zmm0                             ;   517.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29440]                            ;   350.3 p2      29 s reload
        vmovdqu64 [r8 + 22080], zmm0                             ;   517.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29952]                            ;   350.8 p3      29 s reload
        vmovdqu64 [r8 + 22208], zmm0                             ;   519.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30080]                            ;   351.3 p2      29 s reload
        vmovdqu64 [r8 + 22272], zmm0                             ;   519.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30208]                            ;   351.8 p3      29 s reload
        vmovdqu64 [r8 + 22336], zmm0                             ;   521.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30464]                            ;   352.3 p2      29 s reload
        vmovdqu64 [r8 + 22400], zmm0                             ;   521.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30592]                            ;   352.8 p3      29 s reload
        vmovdqu64 [r8 + 22464], zmm0                             ;   523.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24320]                            ;   353.3 p2     128 st reload
        vmovdqu64 [r8 + 22528], zmm0                             ;   523.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24512]                            ;   353.8 p3     128 st reload
        vmovdqu64 [r8 + 22592], zmm0                             ;   525.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24704]                            ;   354.3 p2     128 st reload
        vmovdqu64 [r8 + 22656], zmm0                             ;   525.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24896]                            ;   354.8 p3     128 st reload
        vmovdqu64 [r8 + 22720], zmm0                             ;   527.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25088]                            ;   355.3 p2     128 st reload
        vmovdqu64 [r8 + 22784], zmm0                             ;   527.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25280]                            ;   355.8 p3     128 st reload
        vmovdqu64 [r8 + 22848], zmm0                             ;   529.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25472]                            ;   356.3 p2     128 st reload
        vmovdqu64 [r8 + 22912], zmm0                             ;   529.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25664]                            ;   356.8 p3     128 st reload
        vmovdqu64 [r8 + 22976], zmm0                             ;   531.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25856]                            ;   357.3 p2     128 st reload
        vmovdqu64 [r8 + 23040], zmm0                             ;   531.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26048]                            ;   357.8 p3     128 st reload
        vmovdqu64 [r8 + 23104], zmm0                             ;   533.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26240]                            ;   358.3 p2     128 st reload
        vmovdqu64 [r8 + 23168], zmm0                             ;   533.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26432]                            ;   358.8 p3     128 st reload
        vmovdqu64 [r8 + 23232], zmm0                             ;   535.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26624]                            ;   359.3 p2     128 st reload
        vmovdqu64 [r8 + 23296], zmm0                             ;   535.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26816]                            ;   359.8 p3     128 st reload
        vmovdqu64 [r8 + 23360], zmm0                             ;   537.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27008]                            ;   360.3 p2     128 st reload
        vmovdqu64 [r8 + 23424], zmm0                             ;   537.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27200]                            ;   360.8 p3     128 st reload
        vmovdqu64 [r8 + 23488], zmm0                             ;   539.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27392]                            ;   361.3 p2     128 st reload
        vmovdqu64 [r8 + 23552], zmm0                             ;   539.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27584]                            ;   361.8 p3     128 st reload
        vmovdqu64 [r8 + 23616], zmm0                             ;   541.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27776]                            ;   362.3 p2     128 st reload
        vmovdqu64 [r8 + 23680], zmm0                             ;   541.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27968]                            ;   362.8 p3     128 st reload
        vmovdqu64 [r8 + 23744], zmm0                             ;   543.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28160]                            ;   363.3 p2     128 st reload
        vmovdqu64 [r8 + 23808], zmm0                             ;   543.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28352]                            ;   363.8 p3     128 st reload
        vmovdqu64 [r8 + 23872], zmm0                             ;   545.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28544]                            ;   364.3 p2     128 st reload
        vmovdqu64 [r8 + 23936], zmm0                             ;   545.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28736]                            ;   364.8 p3     128 st reload
        vmovdqu64 [r8 + 24000], zmm0                             ;   547.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28928]                            ;   365.3 p2     128 st reload
        vmovdqu64 [r8 + 24064], zmm0                             ;   547.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29120]                            ;   365.8 p3     128 st reload
        vmovdqu64 [r8 + 24128], zmm0                             ;   549.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29312]                            ;   366.3 p2     128 st reload
        vmovdqu64 [r8 + 24192], zmm0                             ;   549.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29504]                            ;   366.8 p3     128 st reload
        vmovdqu64 [r8 + 24256], zmm0                             ;   551.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29696]                            ;   367.3 p2     128 st reload
        vmovdqu64 [r8 + 24320], zmm0                             ;   551.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29760]                            ;   367.8 p3     128 st reload
        vmovdqu64 [r8 + 24384], zmm0                             ;   553.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29824]                            ;   368.3 p2     128 st reload
        vmovdqu64 [r8 + 24448], zmm0                             ;   553.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30272]                            ;   368.8 p3     128 st reload
        vmovdqu64 [r8 + 24512], zmm0                             ;   555.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8064]                             ;   369.3 p2     128 st reload
        vmovdqu64 [r8 + 24576], zmm0                             ;   555.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8192]                             ;   369.8 p3     128 st reload
        vmovdqu64 [r8 + 24640], zmm0                             ;   557.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8448]                             ;   370.3 p2     128 st reload
        vmovdqu64 [r8 + 24704], zmm0                             ;   557.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8640]                             ;   370.8 p3     128 st reload
        vmovdqu64 [r8 + 24768], zmm0                             ;   559.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8832]                             ;   371.3 p2     128 st reload
        vmovdqu64 [r8 + 24832], zmm0                             ;   559.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9024]                             ;   371.8 p3     128 st reload
        vmovdqu64 [r8 + 24896], zmm0                             ;   561.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9216]                             ;   372.3 p2     128 st reload
        vmovdqu64 [r8 + 24960], zmm0                             ;   561.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9408]                             ;   372.8 p3     128 st reload
        vmovdqu64 [r8 + 25024], zmm0                             ;   563.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9600]                             ;   373.3 p2     128 st reload
        vmovdqu64 [r8 + 25088], zmm0                             ;   563.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9792]                             ;   373.8 p3     128 st reload
        vmovdqu64 [r8 + 25152], zmm0                             ;   565.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9984]                             ;   374.3 p2     128 st reload
        vmovdqu64 [r8 + 25216], zmm0                             ;   565.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10176]                            ;   374.8 p3     128 st reload
        vmovdqu64 [r8 + 25280], zmm0                             ;   567.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10368]                            ;   375.3 p2     128 st reload
        vmovdqu64 [r8 + 25344], zmm0                             ;   567.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10560]                            ;   375.8 p3     128 st reload
        vmovdqu64 [r8 + 25408], zmm0                             ;   569.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10752]                            ;   376.3 p2     128 st reload
        vmovdqu64 [r8 + 25472], zmm0                             ;   569.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10944]                            ;   376.8 p3     128 st reload
        vmovdqu64 [r8 + 25536], zmm0                             ;   571.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11136]                            ;   377.3 p2     128 st reload
        vmovdqu64 [r8 + 25600], zmm0                             ;   571.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11328]                            ;   377.8 p3     128 st reload
        vmovdqu64 [r8 + 25664], zmm0                             ;   573.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11520]                            ;   378.3 p2     128 st reload
        vmovdqu64 [r8 + 25728], zmm0                             ;   573.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11712]                            ;   378.8 p3     128 st reload
        vmovdqu64 [r8 + 25792], zmm0                             ;   575.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11904]                            ;   379.3 p2     128 st reload
        vmovdqu64 [r8 + 25856], zmm0                             ;   575.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12096]                            ;   379.8 p3     128 st reload
        vmovdqu64 [r8 + 25920], zmm0                             ;   577.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12288]                            ;   380.3 p2     128 st reload
        vmovdqu64 [r8 + 25984], zmm0                             ;   577.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12480]                            ;   380.8 p3     128 st reload
        vmovdqu64 [r8 + 26048], zmm0                             ;   579.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12672]                            ;   381.3 p2     128 st reload
        vmovdqu64 [r8 + 26112], zmm0                             ;   579.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12864]                            ;   381.8 p3     128 st reload
        vmovdqu64 [r8 + 26176], zmm0                             ;   581.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13056]                            ;   382.3 p2     128 st reload
        vmovdqu64 [r8 + 26240], zmm0                             ;   581.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13248]                            ;   382.8 p3     128 st reload
        vmovdqu64 [r8 + 26304], zmm0                             ;   583.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13440]                            ;   383.3 p2     128 st reload
        vmovdqu64 [r8 + 26368], zmm0                             ;   583.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13632]                            ;   383.8 p3     128 st reload
        vmovdqu64 [r8 + 26432], zmm0                             ;   585.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13824]                            ;   384.3 p2     128 st reload
        vmovdqu64 [r8 + 26496], zmm0                             ;   585.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14016]                            ;   384.8 p3     128 st reload
        vmovdqu64 [r8 + 26560], zmm0                             ;   587.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14208]                            ;   385.3 p2     128 st reload
        vmovdqu64 [r8 + 26624], zmm0                             ;   587.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14400]                            ;   385.8 p3     128 st reload
        vmovdqu64 [r8 + 26688], zmm0                             ;   589.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14592]                            ;   386.3 p2     128 st reload
        vmovdqu64 [r8 + 26752], zmm0                             ;   589.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14784]                            ;   386.8 p3     128 st reload
        vmovdqu64 [r8 + 26816], zmm0                             ;   591.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14976]                            ;   387.3 p2     128 st reload
        vmovdqu64 [r8 + 26880], zmm0                             ;   591.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15168]                            ;   387.8 p3     128 st reload
        vmovdqu64 [r8 + 26944], zmm0                             ;   593.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15360]                            ;   388.3 p2     128 st reload
        vmovdqu64 [r8 + 27008], zmm0                             ;   593.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15552]                            ;   388.8 p3     128 st reload
        vmovdqu64 [r8 + 27072], zmm0                             ;   595.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15744]                            ;   389.3 p2     128 st reload
        vmovdqu64 [r8 + 27136], zmm0                             ;   595.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15936]                            ;   389.8 p3     128 st reload
        vmovdqu64 [r8 + 27200], zmm0                             ;   597.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16128]                            ;   390.3 p2     128 st reload
        vmovdqu64 [r8 + 27264], zmm0                             ;   597.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16320]                            ;   390.8 p3     128 st reload
        vmovdqu64 [r8 + 27328], zmm0                             ;   599.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16512]                            ;   391.3 p2     128 st reload
        vmovdqu64 [r8 + 27392], zmm0                             ;   599.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16704]                            ;   391.8 p3     128 st reload
        vmovdqu64 [r8 + 27456], zmm0                             ;   601.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16896]                            ;   392.3 p2     128 st reload
        vmovdqu64 [r8 + 27520], zmm0                             ;   601.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17088]                            ;   392.8 p3     128 st reload
        vmovdqu64 [r8 + 27584], zmm0                             ;   603.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17280]                            ;   393.3 p2     128 st reload
        vmovdqu64 [r8 + 27648], zmm0                             ;   603.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17472]                            ;   393.8 p3     128 st reload
        vmovdqu64 [r8 + 27712], zmm0                             ;   605.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17664]                            ;   394.3 p2     128 st reload
        vmovdqu64 [r8 + 27776], zmm0                             ;   605.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17856]                            ;   394.8 p3     128 st reload
        vmovdqu64 [r8 + 27840], zmm0                             ;   607.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18048]                            ;   395.3 p2     128 st reload
        vmovdqu64 [r8 + 27904], zmm0                             ;   607.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18240]                            ;   395.8 p3     128 st reload
        vmovdqu64 [r8 + 27968], zmm0                             ;   609.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18432]                            ;   396.3 p2     128 st reload
        vmovdqu64 [r8 + 28032], zmm0                             ;   609.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18624]                            ;   396.8 p3     128 st reload
        vmovdqu64 [r8 + 28096], zmm0                             ;   611.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18816]                            ;   397.3 p2     128 st reload
        vmovdqu64 [r8 + 28160], zmm0                             ;   611.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19008]                            ;   397.8 p3     128 st reload
        vmovdqu64 [r8 + 28224], zmm0                             ;   613.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19200]                            ;   398.3 p2     128 st reload
        vmovdqu64 [r8 + 28288], zmm0                             ;   613.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19392]                            ;   398.8 p3     128 st reload
        vmovdqu64 [r8 + 28352], zmm0                             ;   615.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19584]                            ;   399.3 p2     128 st reload
        vmovdqu64 [r8 + 28416], zmm0                             ;   615.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19776]                            ;   399.8 p3     128 st reload
        vmovdqu64 [r8 + 28480], zmm0                             ;   617.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19968]                            ;   400.3 p2     128 st reload
        vmovdqu64 [r8 + 28544], zmm0                             ;   617.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20160]                            ;   400.8 p3     128 st reload
        vmovdqu64 [r8 + 28608], zmm0                             ;   619.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30336]                            ;   401.3 p2     128 st reload
        vmovdqu64 [r8 + 28672], zmm0                             ;   619.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30656]                            ;   401.8 p3     128 st reload
        vmovdqu64 [r8 + 28736], zmm0                             ;   621.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30720]                            ;   402.3 p2     128 st reload
        vmovdqu64 [r8 + 28800], zmm0                             ;   621.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30784]                            ;   402.8 p3     128 st reload
        vmovdqu64 [r8 + 28864], zmm0                             ;   623.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30848]                            ;   403.3 p2     128 st reload
        vmovdqu64 [r8 + 28928], zmm0                             ;   623.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30912]                            ;   403.8 p3     128 st reload
        vmovdqu64 [r8 + 28992], zmm0                             ;   625.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30976]                            ;   404.3 p2     128 st reload
        vmovdqu64 [r8 + 29056], zmm0                             ;   625.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31040]                            ;   404.8 p3     128 st reload
        vmovdqu64 [r8 + 29120], zmm0                             ;   627.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31104]                            ;   405.3 p2     128 st reload
        vmovdqu64 [r8 + 29184], zmm0                             ;   627.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31168]                            ;   405.8 p3     128 st reload
        vmovdqu64 [r8 + 29248], zmm0                             ;   629.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31232]                            ;   406.3 p2     128 st reload
        vmovdqu64 [r8 + 29312], zmm0                             ;   629.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31296]                            ;   406.8 p3     128 st reload
        vmovdqu64 [r8 + 29376], zmm0                             ;   631.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31360]                            ;   407.3 p2     128 st reload
        vmovdqu64 [r8 + 29440], zmm0                             ;   631.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31424]                            ;   407.8 p3     128 st reload
        vmovdqu64 [r8 + 29504], zmm0                             ;   633.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31488]                            ;   408.3 p2     128 st reload
        vmovdqu64 [r8 + 29568], zmm0                             ;   633.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31552]                            ;   408.8 p3     128 st reload
        vmovdqu64 [r8 + 29632], zmm0                             ;   635.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31616]                            ;   409.3 p2     128 st reload
        vmovdqu64 [r8 + 29696], zmm0                             ;   635.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31680]                            ;   409.8 p3     128 st reload
        vmovdqu64 [r8 + 29760], zmm0                             ;   637.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31744]                            ;   410.3 p2     128 st reload
        vmovdqu64 [r8 + 29824], zmm0                             ;   637.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31808]                            ;   410.8 p3     128 st reload
        vmovdqu64 [r8 + 29888], zmm0                             ;   639.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31872]                            ;   411.3 p2     128 st reload
        vmovdqu64 [r8 + 29952], zmm0                             ;   639.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31936]                            ;   411.8 p3     128 st reload
        vmovdqu64 [r8 + 30016], zmm0                             ;   641.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32000]                            ;   412.3 p2     128 st reload
        vmovdqu64 [r8 + 30080], zmm0                             ;   641.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32064]                            ;   412.8 p3     128 st reload
        vmovdqu64 [r8 + 30144], zmm0                             ;   643.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32128]                            ;   413.3 p2     128 st reload
        vmovdqu64 [r8 + 30208], zmm0                             ;   643.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32192]                            ;   413.8 p3     128 st reload
        vmovdqu64 [r8 + 30272], zmm0                             ;   645.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32256]                            ;   414.3 p2     128 st reload
        vmovdqu64 [r8 + 30336], zmm0                             ;   645.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32320]                            ;   414.8 p3     128 st reload
        vmovdqu64 [r8 + 30400], zmm0                             ;   647.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32384]                            ;   415.3 p2     128 st reload
        vmovdqu64 [r8 + 30464], zmm0                             ;   647.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32448]                            ;   415.8 p3     128 st reload
        vmovdqu64 [r8 + 30528], zmm0                             ;   649.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32512]                            ;   416.3 p2     128 st reload
        vmovdqu64 [r8 + 30592], zmm0                             ;   649.3 p8+p9  128 st
        vmovdqu64 [r8 + 30784], zmm19                            ;   651.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32576]                            ;   416.8 p3     128 st reload
        vmovdqu64 [r8 + 30656], zmm0                             ;   651.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41280]                            ;   417.3 p2      89 s reload
        vmovdqu64 [r8 + 30720], zmm0                             ;   653.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 42048]                            ;   417.8 p3      89 s reload
        vmovdqu64 [r8 + 30848], zmm0                             ;   653.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40832]                            ;   418.3 p2      89 s reload
        vmovdqu64 [r8 + 30912], zmm0                             ;   655.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41088]                            ;   418.8 p3      89 s reload
        vmovdqu64 [r8 + 30976], zmm0                             ;   655.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41216]                            ;   419.3 p2      89 s reload
        vmovdqu64 [r8 + 31040], zmm0                             ;   657.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41920]                            ;   419.8 p3      89 s reload
        vmovdqu64 [r8 + 31104], zmm0                             ;   657.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41152]                            ;   420.3 p2      89 s reload
        vmovdqu64 [r8 + 31168], zmm0                             ;   659.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41664]                            ;   420.8 p3      89 s reload
        vmovdqu64 [r8 + 31232], zmm0                             ;   659.3 p8+p9  128 st
        vmovdqu64 [r8 + 31488], zmm17                            ;   661.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41792]                            ;   421.3 p2      89 s reload
        vmovdqu64 [r8 + 31296], zmm0                             ;   661.3 p8+p9  128 st
        vmovdqu64 [r8 + 31552], zmm14                            ;   663.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41984]                            ;   421.8 p3      89 s reload
        vmovdqu64 [r8 + 31360], zmm0                             ;   663.3 p8+p9  128 st
        vmovdqu64 [r8 + 31616], zmm30                            ;   665.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 42112]                            ;   422.3 p2      89 s reload
        vmovdqu64 [r8 + 31424], zmm0                             ;   665.3 p8+p9  128 st
        vmovdqu64 [r8 + 31680], zmm6                             ;   667.0 p7+p4  128 st
        vmovdqu64 [r8 + 31744], zmm23                            ;   667.3 p8+p9  128 st
        vmovdqu64 [r8 + 31872], zmm15                            ;   669.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 42240]                            ;   422.8 p3      89 s reload
        vmovdqu64 [r8 + 31808], zmm0                             ;   669.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41600]                            ;   423.3 p2      89 s reload
        vmovdqu64 [r8 + 31936], zmm0                             ;   671.0 p7+p4  128 st
        vmovdqu64 [r8 + 32192], zmm24                            ;   671.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41344]                            ;   423.8 p3      89 s reload
        vmovdqu64 [r8 + 32000], zmm0                             ;   673.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41728]                            ;   424.3 p2      89 s reload
        vmovdqu64 [r8 + 32064], zmm0                             ;   673.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41472]                            ;   424.8 p3      89 s reload
        vmovdqu64 [r8 + 32128], zmm0                             ;   675.0 p7+p4  128 st
        vmovdqu64 [r8 + 32384], zmm11                            ;   675.3 p8+p9  128 st
        vmovdqu64 [r8 + 32448], zmm26                            ;   677.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41408]                            ;   425.3 p2      89 s reload
        vmovdqu64 [r8 + 32256], zmm0                             ;   677.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 42176]                            ;   425.8 p3      89 s reload
        vmovdqu64 [r8 + 32320], zmm0                             ;   679.0 p7+p4  128 st
        vmovdqu64 [r8 + 32704], zmm4                             ;   679.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40896]                            ;   426.3 p2      89 s reload
        vmovdqu64 [r8 + 32512], zmm0                             ;   681.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41536]                            ;   426.8 p3      89 s reload
        vmovdqu64 [r8 + 32576], zmm0                             ;   681.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41856]                            ;   427.3 p2      89 s reload
        vmovdqu64 [r8 + 32640], zmm0                             ;   683.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38720]                            ;   427.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 32768], zmm0                             ;   683.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38656]                            ;   428.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 32832], zmm0                             ;   685.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38592]                            ;   428.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 32896], zmm0                             ;   685.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38528]                            ;   429.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 32960], zmm0                             ;   687.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38464]                            ;   429.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33024], zmm0                             ;   687.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38400]                            ;   430.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33088], zmm0                             ;   689.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38336]                            ;   430.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33152], zmm0                             ;   689.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38208]                            ;   431.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33216], zmm0                             ;   691.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38144]                            ;   431.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33280], zmm0                             ;   691.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38080]                            ;   432.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33344], zmm0                             ;   693.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38016]                            ;   432.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33408], zmm0                             ;   693.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37952]                            ;   433.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33472], zmm0                             ;   695.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37888]                            ;   433.8 p3     107 out[16] reload
        vmovdqu64 [r8 + 33536], zmm0                             ;   695.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37824]                            ;   434.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33600], zmm0                             ;   697.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37760]                            ;   435.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 33664], zmm0                             ;   697.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37696]                            ;   435.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33728], zmm0                             ;   699.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37632]                            ;   437.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 33792], zmm0                             ;   699.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37568]                            ;   437.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33856], zmm0                             ;   701.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37504]                            ;   439.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 33920], zmm0                             ;   701.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37440]                            ;   439.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 33984], zmm0                             ;   703.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37376]                            ;   441.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34048], zmm0                             ;   703.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37312]                            ;   441.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34112], zmm0                             ;   705.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37248]                            ;   443.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34176], zmm0                             ;   705.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37184]                            ;   443.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34240], zmm0                             ;   707.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37120]                            ;   445.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34304], zmm0                             ;   707.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37056]                            ;   445.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34368], zmm0                             ;   709.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 36992]                            ;   447.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34432], zmm0                             ;   709.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 36928]                            ;   447.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34496], zmm0                             ;   711.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 36864]                            ;   449.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34560], zmm0                             ;   711.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 36800]                            ;   449.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34624], zmm0                             ;   713.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 36736]                            ;   451.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34688], zmm0                             ;   713.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38272]                            ;   451.3 p2     107 out[16] reload
        vmovdqu64 [r8 + 34752], zmm0                             ;   715.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40768]                            ;   453.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 34816], zmm0                             ;   715.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40704]                            ;   453.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 34880], zmm0                             ;   717.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40640]                            ;   455.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 34944], zmm0                             ;   717.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40576]                            ;   455.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35008], zmm0                             ;   719.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40512]                            ;   457.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35072], zmm0                             ;   719.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40448]                            ;   457.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35136], zmm0                             ;   721.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40384]                            ;   459.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35200], zmm0                             ;   721.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40320]                            ;   459.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35264], zmm0                             ;   723.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40256]                            ;   461.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35328], zmm0                             ;   723.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40192]                            ;   461.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35392], zmm0                             ;   725.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40128]                            ;   463.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35456], zmm0                             ;   725.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40064]                            ;   463.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35520], zmm0                             ;   727.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40000]                            ;   465.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35584], zmm0                             ;   727.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39936]                            ;   465.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35648], zmm0                             ;   729.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39872]                            ;   467.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35712], zmm0                             ;   729.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39232]                            ;   467.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35776], zmm0                             ;   731.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39424]                            ;   469.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35840], zmm0                             ;   731.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39616]                            ;   469.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 35904], zmm0                             ;   733.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39488]                            ;   471.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35968], zmm0                             ;   733.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39040]                            ;   471.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36032], zmm0                             ;   735.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38848]                            ;   473.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36096], zmm0                             ;   735.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39168]                            ;   473.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36160], zmm0                             ;   737.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39552]                            ;   475.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36224], zmm0                             ;   737.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39360]                            ;   475.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36288], zmm0                             ;   739.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38912]                            ;   477.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36352], zmm0                             ;   739.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38784]                            ;   477.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36416], zmm0                             ;   741.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39808]                            ;   479.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36480], zmm0                             ;   741.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39296]                            ;   479.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36544], zmm0                             ;   743.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38976]                            ;   481.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36608], zmm0                             ;   743.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39680]                            ;   481.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36672], zmm0                             ;   745.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39104]                            ;   483.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36736], zmm0                             ;   745.3 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39744]                            ;   483.3 p2      66 out[17] reload
        vmovdqu64 [r8 + 36800], zmm0                             ;   747.0 p7+p4  128 st
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 45272]                             ;                    frame
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
snow2_init128.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
