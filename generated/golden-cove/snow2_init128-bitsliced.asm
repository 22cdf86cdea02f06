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
;   body: 997 uops, planned 449.5; bounds: width 166.2, ports 448.5, path 8.0
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
        sub rsp, 0xb140                                          ;                    frame
        and rsp, -64                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 45208], rax                             ;                    frame
        mov qword [rbp + 45184], rdi                             ;                    argument
        mov qword [rbp + 45192], rsi                             ;                    argument
        mov qword [rbp + 45200], rdx                             ;                    argument
        mov rax, qword [rbp + 45184]                             ;                    first state
        mov r8, qword [rbp + 45184]                              ;     0.2 p3     117 k.0 reload
        vmovdqu64 zmm0, [r8 + 4096]                              ;     5.2 p2     117 k.0
        vmovdqu64 [rbp + 8064], zmm0                             ;    11.2 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8128], zmm1                             ;    12.2 p8+p9   99 clocks
        mov r9, qword [rbp + 45192]                              ;     1.2 p10    123 s[15].0 reload
        vpxord zmm1, zmm1, [r9]                                  ;    12.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8192], zmm1                             ;    13.2 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4160]                              ;     5.2 p2     117 k.1
        vmovdqu64 [rbp + 8256], zmm0                             ;    11.2 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8320], zmm1                             ;    12.2 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 64]                             ;    12.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8384], zmm1                             ;    13.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4224]                              ;     5.2 p2     117 k.2
        vmovdqu64 [rbp + 8448], zmm0                             ;    11.2 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8512], zmm1                             ;    12.2 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 128]                            ;    12.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8576], zmm1                             ;    13.2 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 4288]                              ;     5.2 p2     117 k.3
        vmovdqu64 [rbp + 8640], zmm0                             ;    11.2 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8704], zmm1                             ;    12.2 p7+p4   99 clocks
        vpxord zmm1, zmm1, [r9 + 192]                            ;    12.2 p5+p3  126 s[9]
        vmovdqu64 [rbp + 8768], zmm1                             ;    13.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [r8 + 4352]                              ;     5.2 p2     117 k.4
        vmovdqu64 [rbp + 8832], zmm0                             ;    12.5 p7+p4   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;    11.2        119 s[9] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    11.2 p0     119 s[9]
        vmovdqu64 [rbp + 8896], zmm1                             ;    13.0 p8+p9   99 clocks
        vpxord zmm1, zmm1, [r9 + 256]                            ;    12.2 p5+p3  126 s[9]
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
        vmovdqa64 zmm1, zmm0                                     ;    81.2        119 s[8] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;    81.2 p0     119 s[8]
        vmovdqu64 [rbp + 20352], zmm1                            ;   192.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20416], zmm1                            ;   193.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 6208]                              ;    76.0 p3     117 k.1
        vmovdqa64 zmm2, zmm1                                     ;    82.0        119 s[8] copy
        vpternlogd zmm2, zmm1, zmm1, 0xf                         ;    82.0 p5     119 s[8]
        vmovdqu64 [rbp + 20480], zmm2                            ;   194.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20544], zmm2                            ;   195.0 p8+p9   99 clocks
        vmovdqu64 zmm2, [r8 + 6272]                              ;    76.8 p2     117 k.2
        vmovdqa64 zmm3, zmm2                                     ;    82.8        119 s[8] copy
        vpternlogd zmm3, zmm2, zmm2, 0xf                         ;    82.8 p0     119 s[8]
        vmovdqu64 [rbp + 20608], zmm3                            ;   196.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20672], zmm3                            ;   197.0 p8+p9   99 clocks
        vmovdqu64 zmm3, [r8 + 6336]                              ;    77.7 p3     117 k.3
        vmovdqa64 zmm4, zmm3                                     ;    83.7        119 s[8] copy
        vpternlogd zmm4, zmm3, zmm3, 0xf                         ;    83.7 p5     119 s[8]
        vmovdqu64 [rbp + 20736], zmm4                            ;   198.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20800], zmm4                            ;   199.0 p8+p9   99 clocks
        vmovdqu64 zmm4, [r8 + 6400]                              ;    78.5 p2     117 k.4
        vmovdqa64 zmm5, zmm4                                     ;    84.5        119 s[8] copy
        vpternlogd zmm5, zmm4, zmm4, 0xf                         ;    84.5 p0     119 s[8]
        vmovdqu64 [rbp + 20864], zmm5                            ;   200.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20928], zmm5                            ;   201.0 p8+p9   99 clocks
        vmovdqu64 zmm5, [r8 + 6464]                              ;    79.3 p3     117 k.5
        vmovdqa64 zmm6, zmm5                                     ;    85.3        119 s[8] copy
        vpternlogd zmm6, zmm5, zmm5, 0xf                         ;    85.3 p5     119 s[8]
        vmovdqu64 [rbp + 20992], zmm6                            ;   202.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21056], zmm6                            ;   203.0 p8+p9   99 clocks
        vmovdqu64 zmm6, [r8 + 6528]                              ;    80.2 p2     117 k.6
        vmovdqa64 zmm7, zmm6                                     ;    86.2        119 s[8] copy
        vpternlogd zmm7, zmm6, zmm6, 0xf                         ;    86.2 p0     119 s[8]
        vmovdqu64 [rbp + 21120], zmm7                            ;   204.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21184], zmm7                            ;   205.0 p8+p9   99 clocks
        vmovdqu64 zmm7, [r8 + 6592]                              ;    81.0 p3     117 k.7
        vmovdqa64 zmm8, zmm7                                     ;    87.0        119 s[8] copy
        vpternlogd zmm8, zmm7, zmm7, 0xf                         ;    87.0 p5     119 s[8]
        vmovdqu64 [rbp + 21248], zmm8                            ;   206.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21312], zmm8                            ;   207.0 p8+p9   99 clocks
        vmovdqu64 zmm8, [r8 + 6656]                              ;    81.8 p2     117 k.8
        vmovdqa64 zmm9, zmm8                                     ;    87.8        119 s[8] copy
        vpternlogd zmm9, zmm8, zmm8, 0xf                         ;    87.8 p0     119 s[8]
        vmovdqu64 [rbp + 21376], zmm9                            ;   208.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21440], zmm9                            ;   209.0 p8+p9   99 clocks
        vmovdqu64 zmm9, [r8 + 6720]                              ;    82.7 p3     117 k.9
        vmovdqa64 zmm10, zmm9                                    ;    88.7        119 s[8] copy
        vpternlogd zmm10, zmm9, zmm9, 0xf                        ;    88.7 p5     119 s[8]
        vmovdqu64 [rbp + 21504], zmm10                           ;   210.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21568], zmm10                           ;   211.0 p8+p9   99 clocks
        vmovdqu64 zmm10, [r8 + 6784]                             ;    83.5 p2     117 k.10
        vmovdqa64 zmm11, zmm10                                   ;    89.5        119 s[8] copy
        vpternlogd zmm11, zmm10, zmm10, 0xf                      ;    89.5 p0     119 s[8]
        vmovdqu64 [rbp + 21632], zmm11                           ;   212.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21696], zmm11                           ;   213.0 p8+p9   99 clocks
        vmovdqu64 zmm11, [r8 + 6848]                             ;    84.3 p3     117 k.11
        vmovdqa64 zmm12, zmm11                                   ;    90.3        119 s[8] copy
        vpternlogd zmm12, zmm11, zmm11, 0xf                      ;    90.3 p5     119 s[8]
        vmovdqu64 [rbp + 21760], zmm12                           ;   214.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21824], zmm12                           ;   215.0 p8+p9   99 clocks
        vmovdqu64 zmm12, [r8 + 6912]                             ;    85.2 p2     117 k.12
        vmovdqa64 zmm13, zmm12                                   ;    91.2        119 s[8] copy
        vpternlogd zmm13, zmm12, zmm12, 0xf                      ;    91.2 p0     119 s[8]
        vmovdqu64 [rbp + 21888], zmm13                           ;   216.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 21952], zmm13                           ;   217.0 p8+p9   99 clocks
        vmovdqu64 zmm13, [r8 + 6976]                             ;    86.0 p3     117 k.13
        vmovdqa64 zmm14, zmm13                                   ;    92.0        119 s[8] copy
        vpternlogd zmm14, zmm13, zmm13, 0xf                      ;    92.0 p5     119 s[8]
        vmovdqu64 [rbp + 22016], zmm14                           ;   218.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22080], zmm14                           ;   219.0 p8+p9   99 clocks
        vmovdqu64 zmm14, [r8 + 7040]                             ;    86.8 p2     117 k.14
        vmovdqa64 zmm15, zmm14                                   ;    92.8        119 s[8] copy
        vpternlogd zmm15, zmm14, zmm14, 0xf                      ;    92.8 p0     119 s[8]
        vmovdqu64 [rbp + 22144], zmm15                           ;   220.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22208], zmm15                           ;   221.0 p8+p9   99 clocks
        vmovdqu64 zmm15, [r8 + 7104]                             ;    87.7 p3     117 k.15
        vmovdqa64 zmm16, zmm15                                   ;    93.7        119 s[8] copy
        vpternlogd zmm16, zmm15, zmm15, 0xf                      ;    93.7 p5     119 s[8]
        vmovdqu64 [rbp + 22272], zmm16                           ;   222.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22336], zmm16                           ;   223.0 p8+p9   99 clocks
        vmovdqu64 zmm16, [r8 + 7168]                             ;    88.5 p2     117 k.16
        vmovdqa64 zmm17, zmm16                                   ;    94.5        119 s[8] copy
        vpternlogd zmm17, zmm16, zmm16, 0xf                      ;    94.5 p0     119 s[8]
        vmovdqu64 [rbp + 22400], zmm17                           ;   224.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22464], zmm17                           ;   225.0 p8+p9   99 clocks
        vmovdqu64 zmm17, [r8 + 7232]                             ;    89.3 p3     117 k.17
        vmovdqa64 zmm18, zmm17                                   ;    95.3        119 s[8] copy
        vpternlogd zmm18, zmm17, zmm17, 0xf                      ;    95.3 p5     119 s[8]
        vmovdqu64 [rbp + 22528], zmm18                           ;   226.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22592], zmm18                           ;   227.0 p8+p9   99 clocks
        vmovdqu64 zmm18, [r8 + 7296]                             ;    90.2 p2     117 k.18
        vmovdqa64 zmm19, zmm18                                   ;    96.2        119 s[8] copy
        vpternlogd zmm19, zmm18, zmm18, 0xf                      ;    96.2 p0     119 s[8]
        vmovdqu64 [rbp + 22656], zmm19                           ;   228.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22720], zmm19                           ;   229.0 p8+p9   99 clocks
        vmovdqu64 zmm19, [r8 + 7360]                             ;    91.0 p3     117 k.19
        vmovdqa64 zmm20, zmm19                                   ;    97.0        119 s[8] copy
        vpternlogd zmm20, zmm19, zmm19, 0xf                      ;    97.0 p5     119 s[8]
        vmovdqu64 [rbp + 22784], zmm20                           ;   230.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22848], zmm20                           ;   231.0 p8+p9   99 clocks
        vmovdqu64 zmm20, [r8 + 7424]                             ;    91.8 p2     117 k.20
        vmovdqa64 zmm21, zmm20                                   ;    97.8        119 s[8] copy
        vpternlogd zmm21, zmm20, zmm20, 0xf                      ;    97.8 p0     119 s[8]
        vmovdqu64 [rbp + 22912], zmm21                           ;   232.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 22976], zmm21                           ;   233.0 p8+p9   99 clocks
        vmovdqu64 zmm21, [r8 + 7488]                             ;    92.7 p3     117 k.21
        vmovdqa64 zmm22, zmm21                                   ;    98.7        119 s[8] copy
        vpternlogd zmm22, zmm21, zmm21, 0xf                      ;    98.7 p5     119 s[8]
        vmovdqu64 [rbp + 23040], zmm22                           ;   234.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23104], zmm22                           ;   235.0 p8+p9   99 clocks
        vmovdqu64 zmm22, [r8 + 7552]                             ;    93.5 p2     117 k.22
        vmovdqa64 zmm23, zmm22                                   ;    99.5        119 s[8] copy
        vpternlogd zmm23, zmm22, zmm22, 0xf                      ;    99.5 p0     119 s[8]
        vmovdqu64 [rbp + 23168], zmm23                           ;   236.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23232], zmm23                           ;   237.0 p8+p9   99 clocks
        vmovdqu64 zmm23, [r8 + 7616]                             ;    94.3 p3     117 k.23
        vmovdqa64 zmm24, zmm23                                   ;   100.3        119 s[8] copy
        vpternlogd zmm24, zmm23, zmm23, 0xf                      ;   100.3 p5     119 s[8]
        vmovdqu64 [rbp + 23296], zmm24                           ;   238.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23360], zmm24                           ;   239.0 p8+p9   99 clocks
        vmovdqu64 zmm24, [r8 + 7680]                             ;    95.2 p2     117 k.24
        vmovdqa64 zmm25, zmm24                                   ;   101.2        119 s[8] copy
        vpternlogd zmm25, zmm24, zmm24, 0xf                      ;   101.2 p0     119 s[8]
        vmovdqu64 [rbp + 23424], zmm25                           ;   240.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23488], zmm25                           ;   241.0 p8+p9   99 clocks
        vmovdqu64 zmm25, [r8 + 7744]                             ;    96.0 p3     117 k.25
        vmovdqa64 zmm26, zmm25                                   ;   102.0        119 s[8] copy
        vpternlogd zmm26, zmm25, zmm25, 0xf                      ;   102.0 p5     119 s[8]
        vmovdqu64 [rbp + 23552], zmm26                           ;   242.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23616], zmm26                           ;   243.0 p8+p9   99 clocks
        vmovdqu64 zmm26, [r8 + 7808]                             ;    96.8 p2     117 k.26
        vmovdqa64 zmm27, zmm26                                   ;   102.8        119 s[8] copy
        vpternlogd zmm27, zmm26, zmm26, 0xf                      ;   102.8 p0     119 s[8]
        vmovdqu64 [rbp + 23680], zmm27                           ;   244.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23744], zmm27                           ;   245.0 p8+p9   99 clocks
        vmovdqu64 zmm27, [r8 + 7872]                             ;    97.7 p3     117 k.27
        vmovdqa64 zmm28, zmm27                                   ;   103.7        119 s[8] copy
        vpternlogd zmm28, zmm27, zmm27, 0xf                      ;   103.7 p5     119 s[8]
        vmovdqu64 [rbp + 23808], zmm28                           ;   246.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 23872], zmm28                           ;   247.0 p8+p9   99 clocks
        vmovdqu64 zmm28, [r8 + 7936]                             ;    98.5 p2     117 k.28
        vmovdqa64 zmm29, zmm28                                   ;   104.5        119 s[8] copy
        vpternlogd zmm29, zmm28, zmm28, 0xf                      ;   104.5 p0     119 s[8]
        vmovdqu64 [rbp + 23936], zmm29                           ;   248.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24000], zmm29                           ;   249.0 p8+p9   99 clocks
        vmovdqu64 zmm29, [r8 + 8000]                             ;    99.3 p3     117 k.29
        vmovdqa64 zmm30, zmm29                                   ;   105.3        119 s[8] copy
        vpternlogd zmm30, zmm29, zmm29, 0xf                      ;   105.3 p5     119 s[8]
        vmovdqu64 [rbp + 24064], zmm30                           ;   250.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24128], zmm30                           ;   251.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 8064]                             ;   100.2 p2     117 k.30
        vmovdqa64 zmm31, zmm30                                   ;   106.2        119 s[8] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   106.2 p0     119 s[8]
        vmovdqu64 [rbp + 24192], zmm31                           ;   252.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24256], zmm31                           ;   253.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 8128]                             ;   101.0 p3     117 k.31
        vmovdqa64 zmm30, zmm31                                   ;   107.0        119 s[8] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   107.0 p5     119 s[8]
        vmovdqu64 [rbp + 24320], zmm30                           ;   254.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24384], zmm30                           ;   255.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8]                                    ;   101.8 p2     117 k.0
        vmovdqa64 zmm31, zmm30                                   ;   107.8        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   107.8 p0     119 s[11]
        vmovdqu64 [rbp + 24448], zmm31                           ;   256.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24512], zmm31                           ;   257.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 64]                               ;   102.7 p3     117 k.1
        vmovdqa64 zmm30, zmm31                                   ;   108.7        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   108.7 p5     119 s[11]
        vmovdqu64 [rbp + 24576], zmm30                           ;   258.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24640], zmm30                           ;   259.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 128]                              ;   103.5 p2     117 k.2
        vmovdqa64 zmm31, zmm30                                   ;   109.5        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   109.5 p0     119 s[11]
        vmovdqu64 [rbp + 24704], zmm31                           ;   260.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24768], zmm31                           ;   261.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 192]                              ;   104.3 p3     117 k.3
        vmovdqa64 zmm30, zmm31                                   ;   110.3        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   110.3 p5     119 s[11]
        vmovdqu64 [rbp + 24832], zmm30                           ;   262.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 24896], zmm30                           ;   263.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 256]                              ;   105.2 p2     117 k.4
        vmovdqa64 zmm31, zmm30                                   ;   111.2        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   111.2 p0     119 s[11]
        vmovdqu64 [rbp + 24960], zmm31                           ;   264.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25024], zmm31                           ;   265.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 320]                              ;   106.0 p3     117 k.5
        vmovdqa64 zmm30, zmm31                                   ;   112.0        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   112.0 p5     119 s[11]
        vmovdqu64 [rbp + 25088], zmm30                           ;   266.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25152], zmm30                           ;   267.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 384]                              ;   106.8 p2     117 k.6
        vmovdqa64 zmm31, zmm30                                   ;   112.8        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   112.8 p0     119 s[11]
        vmovdqu64 [rbp + 25216], zmm31                           ;   268.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25280], zmm31                           ;   269.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 448]                              ;   107.7 p3     117 k.7
        vmovdqa64 zmm30, zmm31                                   ;   113.7        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   113.7 p5     119 s[11]
        vmovdqu64 [rbp + 25344], zmm30                           ;   270.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25408], zmm30                           ;   271.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 512]                              ;   108.5 p2     117 k.8
        vmovdqa64 zmm31, zmm30                                   ;   114.5        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   114.5 p0     119 s[11]
        vmovdqu64 [rbp + 25472], zmm31                           ;   272.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25536], zmm31                           ;   273.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 576]                              ;   109.3 p3     117 k.9
        vmovdqa64 zmm30, zmm31                                   ;   115.3        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   115.3 p5     119 s[11]
        vmovdqu64 [rbp + 25600], zmm30                           ;   274.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25664], zmm30                           ;   275.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 640]                              ;   110.2 p2     117 k.10
        vmovdqa64 zmm31, zmm30                                   ;   116.2        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   116.2 p0     119 s[11]
        vmovdqu64 [rbp + 25728], zmm31                           ;   276.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25792], zmm31                           ;   277.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 704]                              ;   111.0 p3     117 k.11
        vmovdqa64 zmm30, zmm31                                   ;   117.0        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   117.0 p5     119 s[11]
        vmovdqu64 [rbp + 25856], zmm30                           ;   278.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 25920], zmm30                           ;   279.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 768]                              ;   111.8 p2     117 k.12
        vmovdqa64 zmm31, zmm30                                   ;   117.8        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   117.8 p0     119 s[11]
        vmovdqu64 [rbp + 25984], zmm31                           ;   280.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26048], zmm31                           ;   281.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 832]                              ;   112.7 p3     117 k.13
        vmovdqa64 zmm30, zmm31                                   ;   118.7        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   118.7 p5     119 s[11]
        vmovdqu64 [rbp + 26112], zmm30                           ;   282.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26176], zmm30                           ;   283.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 896]                              ;   113.5 p2     117 k.14
        vmovdqa64 zmm31, zmm30                                   ;   119.5        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   119.5 p0     119 s[11]
        vmovdqu64 [rbp + 26240], zmm31                           ;   284.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26304], zmm31                           ;   285.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 960]                              ;   114.3 p3     117 k.15
        vmovdqa64 zmm30, zmm31                                   ;   120.3        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   120.3 p5     119 s[11]
        vmovdqu64 [rbp + 26368], zmm30                           ;   286.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26432], zmm30                           ;   287.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1024]                             ;   115.2 p2     117 k.16
        vmovdqa64 zmm31, zmm30                                   ;   121.2        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   121.2 p0     119 s[11]
        vmovdqu64 [rbp + 26496], zmm31                           ;   288.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26560], zmm31                           ;   289.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1088]                             ;   116.0 p3     117 k.17
        vmovdqa64 zmm30, zmm31                                   ;   122.0        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   122.0 p5     119 s[11]
        vmovdqu64 [rbp + 26624], zmm30                           ;   290.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26688], zmm30                           ;   291.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1152]                             ;   116.8 p2     117 k.18
        vmovdqa64 zmm31, zmm30                                   ;   122.8        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   122.8 p0     119 s[11]
        vmovdqu64 [rbp + 26752], zmm31                           ;   292.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26816], zmm31                           ;   293.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1216]                             ;   117.7 p3     117 k.19
        vmovdqa64 zmm30, zmm31                                   ;   123.7        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   123.7 p5     119 s[11]
        vmovdqu64 [rbp + 26880], zmm30                           ;   294.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 26944], zmm30                           ;   295.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1280]                             ;   118.5 p2     117 k.20
        vmovdqa64 zmm31, zmm30                                   ;   124.5        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   124.5 p0     119 s[11]
        vmovdqu64 [rbp + 27008], zmm31                           ;   296.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27072], zmm31                           ;   297.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1344]                             ;   119.3 p3     117 k.21
        vmovdqa64 zmm30, zmm31                                   ;   125.3        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   125.3 p5     119 s[11]
        vmovdqu64 [rbp + 27136], zmm30                           ;   298.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27200], zmm30                           ;   299.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1408]                             ;   120.2 p2     117 k.22
        vmovdqa64 zmm31, zmm30                                   ;   126.2        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   126.2 p0     119 s[11]
        vmovdqu64 [rbp + 27264], zmm31                           ;   300.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27328], zmm31                           ;   301.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1472]                             ;   121.0 p3     117 k.23
        vmovdqa64 zmm30, zmm31                                   ;   127.0        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   127.0 p5     119 s[11]
        vmovdqu64 [rbp + 27392], zmm30                           ;   302.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27456], zmm30                           ;   303.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1536]                             ;   121.8 p2     117 k.24
        vmovdqa64 zmm31, zmm30                                   ;   127.8        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   127.8 p0     119 s[11]
        vmovdqu64 [rbp + 27520], zmm31                           ;   304.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27584], zmm31                           ;   305.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1600]                             ;   122.7 p3     117 k.25
        vmovdqa64 zmm30, zmm31                                   ;   128.7        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   128.7 p5     119 s[11]
        vmovdqu64 [rbp + 27648], zmm30                           ;   306.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27712], zmm30                           ;   307.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1664]                             ;   123.5 p2     117 k.26
        vmovdqa64 zmm31, zmm30                                   ;   129.5        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   129.5 p0     119 s[11]
        vmovdqu64 [rbp + 27776], zmm31                           ;   308.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27840], zmm31                           ;   309.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1728]                             ;   124.3 p3     117 k.27
        vmovdqa64 zmm30, zmm31                                   ;   130.3        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   130.3 p5     119 s[11]
        vmovdqu64 [rbp + 27904], zmm30                           ;   310.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 27968], zmm30                           ;   311.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1792]                             ;   125.2 p2     117 k.28
        vmovdqa64 zmm31, zmm30                                   ;   131.2        119 s[11] copy
        vpternlogd zmm31, zmm30, zmm30, 0xf                      ;   131.2 p0     119 s[11]
        vmovdqu64 [rbp + 28032], zmm31                           ;   312.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 28096], zmm31                           ;   313.0 p8+p9   99 clocks
        vmovdqu64 zmm31, [r8 + 1856]                             ;   126.0 p3     117 k.29
        vmovdqa64 zmm30, zmm31                                   ;   132.0        119 s[11] copy
        vpternlogd zmm30, zmm31, zmm31, 0xf                      ;   132.0 p5     119 s[11]
        vmovdqu64 [rbp + 28160], zmm30                           ;   314.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 28224], zmm30                           ;   315.0 p8+p9   99 clocks
        vmovdqu64 zmm30, [r8 + 1920]                             ;   126.8 p2     117 k.30
        vpxord zmm0, zmm0, [r9 + 4096]                           ;   127.0 p0+p3  124 s[12]
        vmovdqu64 [rbp + 28288], zmm0                            ;   316.5 p7+p4   99 clocks
        vmovdqa64 zmm0, zmm30                                    ;   132.8        119 s[11] copy
        vpternlogd zmm0, zmm30, zmm30, 0xf                       ;   132.8 p5     119 s[11]
        vmovdqu64 [rbp + 28352], zmm0                            ;   317.0 p8+p9   99 clocks
        vmovdqu64 [rbp + 28416], zmm0                            ;   318.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [r8 + 1984]                              ;   128.0 p2     117 k.31
        vpxord zmm1, zmm1, [r9 + 4160]                           ;   128.2 p0+p3  124 s[12]
        vmovdqu64 [rbp + 28480], zmm1                            ;   319.0 p8+p9   99 clocks
        vmovdqa64 zmm1, zmm0                                     ;   134.0        119 s[11] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                         ;   134.0 p5     119 s[11]
        vmovdqu64 [rbp + 28544], zmm1                            ;   320.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 28608], zmm1                            ;   321.0 p8+p9   99 clocks
        vpxord zmm2, zmm2, [r9 + 4224]                           ;   129.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 28672], zmm2                            ;   322.5 p7+p4   99 clocks
        vpxord zmm3, zmm3, [r9 + 4288]                           ;   129.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 28736], zmm3                            ;   323.0 p8+p9   99 clocks
        vpxord zmm4, zmm4, [r9 + 4352]                           ;   130.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 28800], zmm4                            ;   324.5 p7+p4   99 clocks
        vpxord zmm5, zmm5, [r9 + 4416]                           ;   130.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 28864], zmm5                            ;   325.0 p8+p9   99 clocks
        vpxord zmm6, zmm6, [r9 + 4480]                           ;   131.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 28928], zmm6                            ;   326.5 p7+p4   99 clocks
        vpxord zmm7, zmm7, [r9 + 4544]                           ;   131.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 28992], zmm7                            ;   327.0 p8+p9   99 clocks
        vpxord zmm8, zmm8, [r9 + 4608]                           ;   132.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29056], zmm8                            ;   328.5 p7+p4   99 clocks
        vpxord zmm9, zmm9, [r9 + 4672]                           ;   132.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29120], zmm9                            ;   329.0 p8+p9   99 clocks
        vpxord zmm10, zmm10, [r9 + 4736]                         ;   133.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29184], zmm10                           ;   330.5 p7+p4   99 clocks
        vpxord zmm11, zmm11, [r9 + 4800]                         ;   133.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29248], zmm11                           ;   331.0 p8+p9   99 clocks
        vpxord zmm12, zmm12, [r9 + 4864]                         ;   134.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29312], zmm12                           ;   332.5 p7+p4   99 clocks
        vpxord zmm13, zmm13, [r9 + 4928]                         ;   134.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29376], zmm13                           ;   333.0 p8+p9   99 clocks
        vpxord zmm14, zmm14, [r9 + 4992]                         ;   135.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29440], zmm14                           ;   334.5 p7+p4   99 clocks
        vpxord zmm15, zmm15, [r9 + 5056]                         ;   135.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29504], zmm15                           ;   335.0 p8+p9   99 clocks
        vpxord zmm16, zmm16, [r9 + 5120]                         ;   136.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29568], zmm16                           ;   336.5 p7+p4   99 clocks
        vpxord zmm17, zmm17, [r9 + 5184]                         ;   136.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29632], zmm17                           ;   337.0 p8+p9   99 clocks
        vpxord zmm18, zmm18, [r9 + 5248]                         ;   137.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29696], zmm18                           ;   338.5 p7+p4   99 clocks
        vpxord zmm19, zmm19, [r9 + 5312]                         ;   137.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29760], zmm19                           ;   339.0 p8+p9   99 clocks
        vpxord zmm20, zmm20, [r9 + 5376]                         ;   138.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29824], zmm20                           ;   340.5 p7+p4   99 clocks
        vpxord zmm21, zmm21, [r9 + 5440]                         ;   138.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 29888], zmm21                           ;   341.0 p8+p9   99 clocks
        vpxord zmm22, zmm22, [r9 + 5504]                         ;   139.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 29952], zmm22                           ;   342.5 p7+p4   99 clocks
        vpxord zmm23, zmm23, [r9 + 5568]                         ;   139.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 30016], zmm23                           ;   343.0 p8+p9   99 clocks
        vpxord zmm24, zmm24, [r9 + 5632]                         ;   140.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 30080], zmm24                           ;   344.5 p7+p4   99 clocks
        vpxord zmm25, zmm25, [r9 + 5696]                         ;   140.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 30144], zmm25                           ;   345.0 p8+p9   99 clocks
        vpxord zmm26, zmm26, [r9 + 5760]                         ;   141.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 30208], zmm26                           ;   346.5 p7+p4   99 clocks
        vpxord zmm27, zmm27, [r9 + 5824]                         ;   141.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 30272], zmm27                           ;   347.0 p8+p9   99 clocks
        vpxord zmm28, zmm28, [r9 + 5888]                         ;   142.2 p0+p2  124 s[12]
        vmovdqu64 [rbp + 30336], zmm28                           ;   348.5 p7+p4   99 clocks
        vpxord zmm29, zmm29, [r9 + 5952]                         ;   142.7 p5+p3  124 s[12]
        vmovdqu64 [rbp + 30400], zmm29                           ;   349.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 8064]                              ;   143.2 p2     124 s[12]
        vpxord zmm1, zmm1, [r9 + 6016]                           ;   149.2 p0+p3  124 s[12]
        vmovdqu64 [rbp + 30464], zmm1                            ;   350.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 8128]                              ;   144.2 p2     124 s[12]
        vpxord zmm1, zmm1, [r9 + 6080]                           ;   150.2 p5+p3  124 s[12]
        vmovdqu64 [rbp + 30528], zmm1                            ;   351.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8]                                     ;   145.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6144]                           ;   151.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 30592], zmm1                            ;   352.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 64]                                ;   146.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6208]                           ;   152.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 30656], zmm1                            ;   353.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 128]                               ;   147.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6272]                           ;   153.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 30720], zmm1                            ;   354.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 192]                               ;   148.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6336]                           ;   154.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 30784], zmm1                            ;   355.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 256]                               ;   149.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6400]                           ;   155.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 30848], zmm1                            ;   356.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 320]                               ;   150.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6464]                           ;   156.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 30912], zmm1                            ;   357.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 384]                               ;   151.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6528]                           ;   157.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 30976], zmm1                            ;   358.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 448]                               ;   152.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6592]                           ;   158.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31040], zmm1                            ;   359.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 512]                               ;   153.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6656]                           ;   159.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31104], zmm1                            ;   360.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 576]                               ;   154.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6720]                           ;   160.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31168], zmm1                            ;   361.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 640]                               ;   155.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6784]                           ;   161.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31232], zmm1                            ;   362.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 704]                               ;   156.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6848]                           ;   162.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31296], zmm1                            ;   363.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 768]                               ;   157.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6912]                           ;   163.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31360], zmm1                            ;   364.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 832]                               ;   158.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 6976]                           ;   164.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31424], zmm1                            ;   365.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 896]                               ;   159.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7040]                           ;   165.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31488], zmm1                            ;   366.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 960]                               ;   160.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7104]                           ;   166.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31552], zmm1                            ;   367.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1024]                              ;   161.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7168]                           ;   167.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31616], zmm1                            ;   368.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1088]                              ;   162.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7232]                           ;   168.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31680], zmm1                            ;   369.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1152]                              ;   163.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7296]                           ;   169.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31744], zmm1                            ;   370.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1216]                              ;   164.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7360]                           ;   170.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31808], zmm1                            ;   371.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1280]                              ;   165.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7424]                           ;   171.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 31872], zmm1                            ;   372.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1344]                              ;   166.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7488]                           ;   172.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 31936], zmm1                            ;   373.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1408]                              ;   167.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7552]                           ;   173.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 32000], zmm1                            ;   374.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1472]                              ;   168.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7616]                           ;   174.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32064], zmm1                            ;   375.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1536]                              ;   169.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7680]                           ;   175.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 32128], zmm1                            ;   376.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1600]                              ;   170.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7744]                           ;   176.2 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32192], zmm1                            ;   377.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1664]                              ;   171.2 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7808]                           ;   177.2 p0+p3  123 s[15]
        vmovdqu64 [rbp + 32256], zmm1                            ;   378.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [r8 + 1728]                              ;   172.5 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7872]                           ;   178.5 p5+p3  123 s[15]
        vmovdqu64 [rbp + 32320], zmm1                            ;   379.0 p8+p9   99 clocks
        vmovdqu64 zmm1, [r8 + 1792]                              ;   173.5 p2     123 s[15]
        vpxord zmm1, zmm1, [r9 + 7936]                           ;   179.5 p0+p3  123 s[15]
        vmovdqu64 [rbp + 32384], zmm1                            ;   380.5 p7+p4   99 clocks
        vpxord zmm31, zmm31, [r9 + 8000]                         ;   174.8 p5+p2  123 s[15]
        vmovdqu64 [rbp + 32448], zmm31                           ;   381.0 p8+p9   99 clocks
        vpxord zmm30, zmm30, [r9 + 8064]                         ;   175.5 p0+p3  123 s[15]
        vmovdqu64 [rbp + 32512], zmm30                           ;   382.5 p7+p4   99 clocks
        vpxord zmm0, zmm0, [r9 + 8128]                           ;   176.7 p5+p2  123 s[15]
        vmovdqu64 [rbp + 32576], zmm0                            ;   383.0 p8+p9   99 clocks
        vmovdqu64 zmm0, [rel snow2_init128.T0_constants512 + 64] ;   177.2 p3      99 clocks reload
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
        mov esi, 0x20                                            ;   203.5 p1      99 clocks reload
        mov dword [rbp + 45216], esi                             ;   448.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 23808]                            ;                    resident
        vmovdqu64 zmm1, [rbp + 24064]                            ;                    resident
        vmovdqu64 zmm2, [rbp + 23936]                            ;                    resident
        vmovdqu64 zmm3, [rbp + 24320]                            ;                    resident
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
        vmovdqu64 zmm17, [rbp + 24896]                           ;                    resident
        vmovdqu64 zmm18, [rbp + 23552]                           ;                    resident
        vmovdqu64 zmm19, [rbp + 34880]                           ;                    resident
        vmovdqu64 zmm20, [rbp + 35392]                           ;                    resident
        vmovdqu64 zmm21, [rbp + 35904]                           ;                    resident
        vmovdqu64 zmm22, [rbp + 36416]                           ;                    resident
        vmovdqu64 zmm23, [rbp + 25024]                           ;                    resident
        vmovdqu64 zmm24, [rbp + 34816]                           ;                    resident
        vmovdqu64 zmm25, [rbp + 35008]                           ;                    resident
        vmovdqu64 zmm26, [rbp + 35328]                           ;                    resident
        vmovdqu64 zmm27, [rbp + 35520]                           ;                    resident
        vmovdqu64 zmm28, [rbp + 35840]                           ;                    resident
        vmovdqu64 zmm29, [rbp + 36032]                           ;                    resident
        mov esi, dword [rbp + 45216]                             ;                    resident
        align 16
.clocks_1:
        vmovdqu64 zmm30, [rbp + 30592]                           ;     0.0 p2     100 f reload
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
        vpandd zmm31, zmm31, [rax + 4096]                        ;    27.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 38656], zmm30                           ;    36.0 p7+p4  100 f spill
        vmovdqu64 zmm30, [rax + 4160]                            ;    22.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32704], 0xe8             ;    28.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 38720], zmm3                            ;    31.5 p8+p9   28 s spill
        vmovdqu64 zmm3, [rax + 4160]                             ;    23.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 32704], 0x96              ;    29.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4224]                             ;    24.3 p3     101 r1_next
        vpternlogd zmm3, zmm30, [rbp + 32768], 0xe8              ;    30.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 38784], zmm31                           ;    32.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rax + 4224]                            ;    25.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm31, [rbp + 32768], 0x96             ;    31.3 p5+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 4288]                            ;    26.3 p3     101 r1_next
        vpternlogd zmm31, zmm3, [rbp + 32832], 0xe8              ;    32.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 38848], zmm30                           ;    33.5 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4288]                            ;    27.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm30, [rbp + 32832], 0x96              ;    33.3 p5+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4352]                            ;    28.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 32896], 0xe8             ;    34.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 38912], zmm3                            ;    34.8 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4352]                             ;    29.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 32896], 0x96              ;    35.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4416]                             ;    30.3 p3     101 r1_next
        vpternlogd zmm3, zmm30, [rbp + 32960], 0xe8              ;    36.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 38976], zmm31                           ;    36.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rax + 4416]                            ;    31.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm31, [rbp + 32960], 0x96             ;    37.3 p5+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 4480]                            ;    32.3 p3     101 r1_next
        vpternlogd zmm31, zmm3, [rbp + 33024], 0xe8              ;    38.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 39040], zmm30                           ;    38.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4480]                            ;    33.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm30, [rbp + 33024], 0x96              ;    39.3 p5+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4544]                            ;    34.3 p3     101 r1_next
        vpternlogd zmm30, zmm31, [rbp + 33088], 0xe8             ;    40.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 39104], zmm3                            ;    40.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4544]                             ;    35.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm3, [rbp + 33088], 0x96              ;    41.3 p5+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4608]                             ;    36.3 p3     101 r1_next
        vpternlogd zmm3, zmm30, [rbp + 33152], 0x96              ;    42.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 39168], zmm3                            ;    43.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rbp + 32640]                            ;    37.3 p3     101 r1_next
        vpxord zmm3, zmm3, [rax + 4096]                          ;    43.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39232], zmm31                           ;    42.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rax + 4608]                            ;    38.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm31, [rbp + 33152], 0xe8             ;    44.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 4672]                            ;    39.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 33216], 0xe8             ;    45.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39296], zmm3                            ;    44.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4672]                             ;    40.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 33216], 0x96              ;    46.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4736]                             ;    41.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33280], 0xe8              ;    47.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39360], zmm30                           ;    47.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4736]                            ;    42.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33280], 0x96             ;    48.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4800]                            ;    43.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 33344], 0xe8              ;    49.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39424], zmm31                           ;    49.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rax + 4800]                            ;    44.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 33344], 0x96              ;    50.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 4864]                            ;    45.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 33408], 0xe8             ;    51.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39488], zmm3                            ;    51.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rax + 4864]                             ;    46.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 33408], 0x96              ;    52.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 4928]                             ;    47.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33472], 0xe8              ;    53.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39552], zmm30                           ;    53.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 4928]                            ;    48.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33472], 0x96             ;    54.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 4992]                            ;    49.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 33536], 0xe8              ;    55.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39616], zmm31                           ;    55.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rax + 4992]                            ;    50.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 33536], 0x96              ;    56.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 5056]                            ;    51.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 33600], 0xe8             ;    57.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39680], zmm3                            ;    57.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rax + 5056]                             ;    52.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 33600], 0x96              ;    58.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 5120]                             ;    53.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33664], 0xe8              ;    59.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39744], zmm30                           ;    59.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 5120]                            ;    54.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33664], 0x96             ;    60.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 5184]                            ;    55.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 33728], 0xe8              ;    61.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39808], zmm31                           ;    61.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rax + 5184]                            ;    56.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 33728], 0x96              ;    62.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 5248]                            ;    57.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 33792], 0xe8             ;    63.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39872], zmm3                            ;    63.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm3, [rax + 5248]                             ;    58.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 33792], 0x96              ;    64.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 5312]                             ;    59.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 33856], 0xe8              ;    65.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 39936], zmm30                           ;    65.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm30, [rax + 5312]                            ;    60.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 33856], 0x96             ;    66.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 5376]                            ;    61.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 33920], 0xe8              ;    67.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40000], zmm31                           ;    67.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm31, [rax + 5376]                            ;    62.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 33920], 0x96              ;    68.3 p0+p2  101 r1_next
        vmovdqu64 zmm31, [rax + 5440]                            ;    63.3 p3     101 r1_next
        vpternlogd zmm31, zmm30, [rbp + 33984], 0xe8             ;    69.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40064], zmm3                            ;    69.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm3, [rax + 5440]                             ;    64.3 p3     101 r1_next reload
        vpternlogd zmm30, zmm3, [rbp + 33984], 0x96              ;    70.3 p0+p2  101 r1_next
        vmovdqu64 zmm3, [rax + 5504]                             ;    65.3 p3     101 r1_next
        vpternlogd zmm3, zmm31, [rbp + 34048], 0xe8              ;    71.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40128], zmm30                           ;    71.3 p8+p9  101 r1_next spill
        vmovdqu64 zmm30, [rax + 5504]                            ;    66.3 p3     101 r1_next reload
        vpternlogd zmm31, zmm30, [rbp + 34048], 0x96             ;    72.3 p0+p2  101 r1_next
        vmovdqu64 zmm30, [rax + 5568]                            ;    67.3 p3     101 r1_next
        vpternlogd zmm30, zmm3, [rbp + 34112], 0xe8              ;    73.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40192], zmm31                           ;    73.3 p7+p4  101 r1_next spill
        vmovdqu64 zmm31, [rax + 5568]                            ;    68.3 p3     101 r1_next reload
        vpternlogd zmm3, zmm31, [rbp + 34112], 0x96              ;    74.3 p0+p2  101 r1_next
        vmovdqa64 zmm31, zmm4                                    ;    48.2         66 r2 copy
        vpternlogd zmm31, zmm13, zmm13, 0xc3                     ;    48.3 p5      66 r2
        vmovdqu64 [rbp + 40256], zmm3                            ;    75.3 p8+p9  101 r1_next spill
        vmovdqa64 zmm3, zmm31                                    ;    49.3         66 r2 copy
        vpternlogd zmm3, zmm19, [rbp + 34752], 0x69              ;    69.3 p0+p3   66 r2
        vmovdqu64 [rbp + 40320], zmm18                           ;    56.8 p7+p4   28 s spill
        vmovdqu64 zmm18, [rax + 5632]                            ;    69.8 p2     101 r1_next
        vpternlogd zmm18, zmm30, [rbp + 34176], 0xe8             ;    75.8 p5+p3  101 r1_next
        vmovdqu64 [rbp + 40384], zmm2                            ;    57.5 p8+p9   28 s spill
        vmovdqu64 zmm2, [rax + 5632]                             ;    70.8 p2     101 r1_next reload
        vpternlogd zmm30, zmm2, [rbp + 34176], 0x96              ;    76.8 p0+p3  101 r1_next
        vpxord zmm2, zmm3, [rbp + 35072]                         ;    71.8 p5+p2   66 r2
        vmovdqu64 [rbp + 40448], zmm30                           ;    77.8 p7+p4  101 r1_next spill
        vpxord zmm30, zmm3, zmm7                                 ;    70.3 p0      66 r2
        vmovdqu64 [rbp + 40512], zmm1                            ;    59.5 p8+p9   28 s spill
        vmovdqa64 zmm1, zmm30                                    ;    71.3         66 r2 copy
        vpternlogd zmm1, zmm19, zmm24, 0x96                      ;    71.3 p5      66 r2
        vmovdqu64 [rbp + 40576], zmm0                            ;    60.8 p7+p4   28 s spill
        vmovdqu64 zmm0, [rax + 5696]                             ;    72.3 p3     101 r1_next
        vpternlogd zmm0, zmm18, [rbp + 34240], 0xe8              ;    78.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 40640], zmm12                           ;    61.5 p8+p9   28 s spill
        vmovdqu64 zmm12, [rax + 5696]                            ;    73.3 p3     101 r1_next reload
        vpternlogd zmm18, zmm12, [rbp + 34240], 0x96             ;    79.3 p5+p2  101 r1_next
        vpxord zmm12, zmm1, zmm2                                 ;    72.8 p0      66 r2
        vmovdqu64 [rbp + 40704], zmm18                           ;    80.3 p7+p4  101 r1_next spill
        vpxord zmm18, zmm12, zmm4                                ;    73.8 p5      66 r2
        vmovdqu64 [rbp + 40768], zmm17                           ;    63.5 p8+p9   29 s spill
        vmovdqa64 zmm17, zmm18                                   ;    74.8         66 r2 copy
        vpternlogd zmm17, zmm19, zmm7, 0xc6                      ;    74.8 p0      66 r2
        vmovdqu64 [rbp + 40832], zmm23                           ;    64.8 p7+p4   29 s spill
        vmovdqu64 zmm23, [rax + 5760]                            ;    74.3 p3     101 r1_next
        vpternlogd zmm23, zmm0, [rbp + 34304], 0xe8              ;    80.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 40896], zmm10                           ;    65.5 p8+p9  100 f spill
        vmovdqu64 zmm10, [rax + 5760]                            ;    75.3 p3     101 r1_next reload
        vpternlogd zmm0, zmm10, [rbp + 34304], 0x96              ;    81.3 p0+p2  101 r1_next
        vmovdqa64 zmm10, zmm31                                   ;    55.2         66 r2 copy
        vpternlogd zmm10, zmm25, zmm24, 0x69                     ;    55.5 p5      66 r2
        vmovdqu64 [rbp + 40960], zmm0                            ;    82.3 p7+p4  101 r1_next spill
        vmovdqa64 zmm0, zmm2                                     ;    72.8         66 r2 copy
        vpternlogd zmm0, zmm25, zmm25, 0xc3                      ;    72.8 p0      66 r2
        vmovdqu64 [rbp + 41024], zmm25                           ;    67.5 p8+p9  100 f spill
        vmovdqa64 zmm25, zmm0                                    ;    73.8         66 r2 copy
        vpternlogd zmm25, zmm10, zmm10, 0xc3                     ;    73.8 p5      66 r2
        vmovdqu64 [rbp + 41088], zmm22                           ;    68.8 p7+p4  100 f spill
        vmovdqu64 zmm22, [rax + 5824]                            ;    76.3 p3     101 r1_next
        vpternlogd zmm22, zmm23, [rbp + 34368], 0xe8             ;    82.3 p0+p2  101 r1_next
        vmovdqu64 [rbp + 41152], zmm16                           ;    69.5 p8+p9  100 f spill
        vmovdqu64 zmm16, [rax + 5824]                            ;    77.3 p3     101 r1_next reload
        vpternlogd zmm23, zmm16, [rbp + 34368], 0x96             ;    83.3 p5+p2  101 r1_next
        vpxord zmm16, zmm3, zmm25                                ;    74.8 p0      66 r2
        vmovdqu64 [rbp + 41216], zmm23                           ;    84.3 p7+p4  101 r1_next spill
        vmovdqa64 zmm23, zmm16                                   ;    75.8         66 r2 copy
        vpternlogd zmm23, zmm17, zmm1, 0x9c                      ;    75.8 p5      66 r2
        vmovdqu64 [rbp + 41280], zmm11                           ;    71.5 p8+p9  100 f spill
        vmovdqa64 zmm11, zmm0                                    ;    73.8         66 r2 copy
        vpternlogd zmm11, zmm13, zmm7, 0x18                      ;    73.8 p0      66 r2
        vmovdqu64 [rbp + 41344], zmm29                           ;    72.8 p7+p4  100 f spill
        vmovdqu64 zmm29, [rax + 5888]                            ;    78.3 p3     101 r1_next
        vpternlogd zmm29, zmm22, [rbp + 34432], 0x96             ;    84.3 p5+p2  101 r1_next
        vmovdqu64 [rbp + 41408], zmm29                           ;    85.3 p8+p9  101 r1_next spill
        vpxord zmm29, zmm24, zmm7                                ;    60.2 p0      66 r2
        vmovdqu64 [rbp + 41472], zmm24                           ;    74.8 p7+p4  100 f spill
        vmovdqu64 zmm24, [rax + 5888]                            ;    79.3 p3     101 r1_next reload
        vpternlogd zmm22, zmm24, [rbp + 34432], 0xe8             ;    85.3 p5+p2  101 r1_next
        vpternlogd zmm29, zmm30, zmm4, 0x2d                      ;    71.3 p0      66 r2
        vpternlogd zmm29, zmm11, zmm23, 0x69                     ;    76.8 p5      66 r2
        vmovdqu64 zmm11, [rbp + 34496]                           ;    80.3 p3     100 f reload
        vmovdqu64 zmm24, [rax + 5952]                            ;    80.8 p2     101 r1_next
        vpternlogd zmm24, zmm22, zmm11, 0x96                     ;    86.8 p0     101 r1_next
        vpternlogd zmm22, zmm11, [rax + 5952], 0xe8              ;    86.3 p5+p3  101 r1_next
        vpxord zmm11, zmm31, zmm25                               ;    74.8 p0      66 r2
        vpternlogd zmm31, zmm0, zmm12, 0xed                      ;    73.8 p5      66 r2
        vpternlogd zmm11, zmm31, zmm17, 0x69                     ;    75.8 p0      66 r2
        vmovdqu64 zmm31, [rbp + 34560]                           ;    81.8 p2     100 f reload
        vmovdqu64 zmm17, [rax + 6016]                            ;    82.3 p3     101 r1_next
        vpternlogd zmm17, zmm22, zmm31, 0x96                     ;    88.3 p5     101 r1_next
        vpternlogd zmm22, zmm31, [rax + 6016], 0x24              ;    87.8 p0+p2  101 r1_next
        vmovdqu64 [rbp + 41536], zmm17                           ;    89.3 p8+p9  101 r1_next spill
        vpxord zmm17, zmm30, zmm10                               ;    71.3 p5      66 r2
        vmovdqu64 [rbp + 41600], zmm24                           ;    87.8 p7+p4  101 r1_next spill
        vmovdqa64 zmm24, zmm0                                    ;    73.8         66 r2 copy
        vpternlogd zmm24, zmm1, zmm13, 0x69                      ;    73.8 p0      66 r2
        vmovdqu64 [rbp + 41664], zmm28                           ;    77.5 p8+p9  100 f spill
        vpord zmm28, zmm17, zmm4                                 ;    72.3 p5      66 r2
        vmovdqu64 [rbp + 41728], zmm9                            ;    78.8 p7+p4  100 f spill
        vpxord zmm9, zmm31, [rax + 6080]                         ;    87.8 p0+p3  101 r1_next
        vpternlogd zmm9, zmm22, [rbp + 34624], 0x96              ;    88.8 p5+p2  101 r1_next
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
        vmovdqu64 [rbp + 41792], zmm9                            ;    89.8 p8+p9  101 r1_next spill
        vmovdqa64 zmm9, zmm31                                    ;    81.8         66 r2 copy
        vpternlogd zmm9, zmm23, zmm29, 0x9a                      ;    81.8 p0      66 r2
        vpternlogd zmm31, zmm23, zmm29, 0x53                     ;    81.8 p5      66 r2
        vpxord zmm23, zmm9, zmm31                                ;    82.8 p0      66 r2
        vpternlogd zmm11, zmm29, zmm23, 0x39                     ;    83.8 p5      66 r2
        vpandd zmm2, zmm2, zmm31                                 ;    82.8 p0      66 r2
        vmovdqa64 zmm29, zmm9                                    ;    82.8         66 r2 copy
        vpternlogd zmm29, zmm17, zmm19, 6                        ;    82.8 p5      66 r2
        vmovdqu64 [rbp + 41856], zmm19                           ;    80.8 p7+p4  100 f spill
        vmovdqa64 zmm19, zmm23                                   ;    83.8         66 r2 copy
        vmovdqu64 [rbp + 41920], zmm21                           ;    81.5 p8+p9  100 f spill
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
        vmovdqu64 [rbp + 41984], zmm4                            ;    82.8 p7+p4  100 f spill
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
        vmovdqu64 zmm3, [rbp + 35264]                            ;    84.3 p3     100 f reload
        vmovdqa64 zmm10, zmm31                                   ;    90.2         66 r2 copy
        vpternlogd zmm10, zmm20, zmm3, 0x69                      ;    90.3 p5      66 r2
        vmovdqu64 zmm11, [rbp + 35584]                           ;    84.8 p2     100 f reload
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
        vmovdqu64 [rbp + 42048], zmm27                           ;    83.5 p8+p9  100 f spill
        vpxord zmm27, zmm11, zmm5                                ;    94.3 p5      66 r2
        vmovdqu64 [rbp + 42112], zmm13                           ;    84.8 p7+p4  100 f spill
        vpxord zmm13, zmm18, zmm24                               ;    94.2 p0      66 r2
        vmovdqu64 [rbp + 42176], zmm7                            ;    85.5 p8+p9  100 f spill
        vmovdqa64 zmm7, zmm27                                    ;    95.3         66 r2 copy
        vpternlogd zmm7, zmm20, zmm8, 0xc6                       ;    95.3 p5      66 r2
        vmovdqu64 [rbp + 42240], zmm0                            ;    89.8 p7+p4   66 r2 spill
        vmovdqa64 zmm0, zmm25                                    ;    93.3         66 r2 copy
        vpternlogd zmm0, zmm24, zmm24, 0xc3                      ;    95.2 p0      66 r2
        vpxord zmm21, zmm21, zmm0                                ;    96.2 p5      66 r2
        vpxord zmm1, zmm1, zmm0                                  ;    96.2 p0      66 r2
        vpternlogd zmm1, zmm31, zmm7, 0x69                       ;    97.2 p5      66 r2
        vpternlogd zmm7, zmm21, zmm3, 0xb4                       ;    97.2 p0      66 r2
        vmovdqa64 zmm31, zmm25                                   ;    93.3         66 r2 copy
        vpternlogd zmm31, zmm3, zmm14, 0x69                      ;    97.5 p5      66 r2
        vmovdqu64 [rbp + 42304], zmm29                           ;    87.8 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm31                                   ;    98.5         66 r2 copy
        vpternlogd zmm29, zmm24, zmm24, 0xf3                     ;    98.5 p0      66 r2
        vmovdqu64 [rbp + 42368], zmm12                           ;    88.8 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm1                                    ;    98.2         66 r2 copy
        vpternlogd zmm12, zmm0, zmm17, 0x78                      ;    98.5 p5      66 r2
        vmovdqu64 [rbp + 42432], zmm28                           ;    89.5 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm31                                   ;    98.5         66 r2 copy
        vpternlogd zmm28, zmm13, zmm7, 0x6a                      ;    99.2 p0      66 r2
        vmovdqu64 [rbp + 42496], zmm4                            ;    91.8 p7+p4   66 r2 spill
        vpord zmm4, zmm13, zmm5                                  ;    99.5 p5      66 r2
        vpternlogd zmm29, zmm4, zmm1, 0x96                       ;   100.5 p0      66 r2
        vmovdqa64 zmm1, zmm12                                    ;    99.5         66 r2 copy
        vpternlogd zmm1, zmm11, zmm10, 0x87                      ;   100.5 p5      66 r2
        vpternlogd zmm28, zmm12, zmm1, 0x96                      ;   101.5 p0      66 r2
        vmovdqa64 zmm4, zmm25                                    ;    93.3         66 r2 copy
        vpternlogd zmm4, zmm14, zmm8, 0x18                       ;   101.5 p5      66 r2
        vmovdqa64 zmm12, zmm28                                   ;   102.5         66 r2 copy
        vpternlogd zmm12, zmm1, zmm29, 0x59                      ;   102.5 p0      66 r2
        vmovdqu64 [rbp + 42560], zmm9                            ;    93.8 p8+p9   66 r2 spill
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
        vmovdqu64 [rbp + 42624], zmm20                           ;    92.8 p7+p4  100 f spill
        vmovdqa64 zmm20, zmm28                                   ;   108.5         66 r2 copy
        vmovdqu64 [rbp + 42688], zmm26                           ;    93.5 p8+p9  100 f spill
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
        vmovdqu64 [rbp + 42752], zmm22                           ;    94.8 p7+p4   66 r2 spill
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
        vmovdqu64 zmm1, [rbp + 35776]                            ;    92.5 p3     100 f reload
        vmovdqu64 zmm3, [rbp + 41920]                            ;    92.7 p2      66 r2
        vpternlogd zmm3, zmm31, zmm1, 0x69                       ;   123.5 p0      66 r2
        vmovdqu64 zmm4, [rbp + 36096]                            ;    93.5 p3     100 f reload
        vpxord zmm10, zmm3, zmm4                                 ;   124.5 p5      66 r2
        vmovdqu64 zmm11, [rbp + 41728]                           ;    93.7 p2     100 f reload
        vpxord zmm12, zmm3, zmm11                                ;   124.5 p0      66 r2
        vmovdqa64 zmm20, zmm3                                    ;   124.5         66 r2 copy
        vmovdqa64 zmm24, zmm10                                   ;   125.5         66 r2 copy
        vmovdqa64 zmm25, zmm12                                   ;   125.5         66 r2 copy
        vmovdqu64 zmm26, [rbp + 41344]                           ;    94.5 p3     100 f reload
        vmovdqa64 zmm27, zmm26                                   ;   100.5         66 r2 copy
        vpternlogd zmm27, zmm10, zmm26, 0xc3                     ;   125.5 p5      66 r2
        vmovdqa64 zmm28, zmm27                                   ;   126.5         66 r2 copy
        vpternlogd zmm28, zmm15, zmm11, 0x18                     ;   126.5 p0      66 r2
        vmovdqa64 zmm4, zmm31                                    ;   123.5         66 r2 copy
        vpternlogd zmm4, zmm26, [rbp + 41664], 0x69              ;   125.5 p5+p2   66 r2
        vpxord zmm25, zmm25, zmm4                                ;   126.5 p0      66 r2
        vmovdqa64 zmm26, zmm27                                   ;   126.5         66 r2 copy
        vpternlogd zmm26, zmm4, zmm4, 0xc3                       ;   126.5 p5      66 r2
        vpxord zmm20, zmm20, zmm26                               ;   127.5 p0      66 r2
        vpxord zmm0, zmm0, zmm26                                 ;   127.5 p5      66 r2
        vpord zmm1, zmm25, zmm6                                  ;   128.2 p0      66 r2
        vmovdqu64 [rbp + 42816], zmm5                            ;    96.5 p8+p9  100 f spill
        vpxord zmm5, zmm11, [rbp + 41664]                        ;   128.5 p5+p3   66 r2
        vpternlogd zmm5, zmm12, zmm6, 0x2d                       ;   129.5 p0      66 r2
        vmovdqu64 [rbp + 42880], zmm14                           ;    97.0 p7+p4  100 f spill
        vmovdqa64 zmm14, zmm6                                    ;    97.2         66 r2 copy
        vmovdqu64 [rbp + 42944], zmm8                            ;    98.5 p8+p9  100 f spill
        vmovdqu64 zmm8, [rbp + 41920]                            ;    97.5 p2      66 r2
        vpternlogd zmm8, zmm12, [rbp + 41664], 0x96              ;   129.5 p5+p3   66 r2
        vpxord zmm24, zmm24, zmm8                                ;   130.5 p0      66 r2
        vpternlogd zmm31, zmm27, zmm24, 0xed                     ;   131.5 p5      66 r2
        vpxord zmm14, zmm14, zmm24                               ;   131.5 p0      66 r2
        vmovdqu64 [rbp + 43008], zmm22                           ;   121.2 p7+p4   66 r2 spill
        vmovdqa64 zmm22, zmm27                                   ;   126.5         66 r2 copy
        vpternlogd zmm22, zmm8, zmm15, 0x69                      ;   131.5 p5      66 r2
        vmovdqu64 [rbp + 43072], zmm9                            ;   123.5 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm22                                    ;   132.5         66 r2 copy
        vpternlogd zmm9, zmm4, zmm4, 0xf3                        ;   132.5 p0      66 r2
        vmovdqu64 [rbp + 43136], zmm29                           ;   116.2 p7+p4   66 r2 spill
        vmovdqa64 zmm29, zmm14                                   ;   132.5         66 r2 copy
        vpternlogd zmm29, zmm11, [rbp + 41920], 0xa6             ;   132.5 p5+p2   66 r2
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
        vmovdqu64 [rbp + 43200], zmm21                           ;   119.2 p8+p9   66 r2 spill
        vmovdqa64 zmm21, zmm0                                    ;   143.2         66 r2 copy
        vpternlogd zmm21, zmm31, zmm9, 0xc6                      ;   143.2 p0      66 r2
        vpternlogd zmm0, zmm31, zmm9, 0xd1                       ;   143.2 p5      66 r2
        vpxord zmm5, zmm5, zmm0                                  ;   144.2 p0      66 r2
        vpandnd zmm31, zmm0, zmm25                               ;   144.2 p5      66 r2
        vpternlogd zmm20, zmm31, zmm21, 0x93                     ;   145.2 p0      66 r2
        vpternlogd zmm12, zmm5, zmm20, 0x6a                      ;   146.2 p5      66 r2
        vmovdqu64 zmm9, [rbp + 41920]                            ;   104.7 p3     100 f reload
        vpternlogd zmm25, zmm28, zmm9, 0x12                      ;   143.2 p0      66 r2
        vpternlogd zmm8, zmm25, zmm21, 0x93                      ;   144.2 p5      66 r2
        vpternlogd zmm10, zmm8, zmm1, 0x6c                       ;   145.2 p0      66 r2
        vpord zmm28, zmm28, zmm27                                ;   144.5 p5      66 r2
        vpxord zmm9, zmm0, zmm21                                 ;   145.2 p0      66 r2
        vpternlogd zmm21, zmm1, zmm1, 0xc3                       ;   145.5 p5      66 r2
        vpternlogd zmm24, zmm21, zmm5, 0x6f                      ;   146.5 p0      66 r2
        vmovdqu64 [rbp + 43264], zmm10                           ;   146.2 p7+p4   66 r2 spill
        vmovdqa64 zmm10, zmm29                                   ;   142.2         66 r2 copy
        vpternlogd zmm10, zmm22, zmm6, 0xf9                      ;   146.5 p5      66 r2
        vpternlogd zmm25, zmm10, zmm6, 0x96                      ;   147.5 p0      66 r2
        vmovdqu64 [rbp + 43328], zmm13                           ;   124.2 p8+p9   66 r2 spill
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
        vmovdqu64 zmm31, [rbp + 41152]                           ;   109.7 p2     100 f reload
        vmovdqu64 zmm1, [rbp + 41280]                            ;   109.8 p3      66 r2
        vpternlogd zmm1, zmm31, zmm31, 0xc3                      ;   155.5 p5      66 r2
        vmovdqa64 zmm3, zmm1                                     ;   156.5         66 r2 copy
        vmovdqu64 zmm4, [rbp + 36288]                            ;   110.7 p2     100 f reload
        vmovdqu64 zmm5, [rbp + 41088]                            ;   110.8 p3      66 r2
        vpternlogd zmm5, zmm1, zmm4, 0x69                        ;   156.5 p0      66 r2
        vmovdqu64 zmm8, [rbp + 36608]                            ;   111.7 p2     100 f reload
        vpxord zmm14, zmm5, zmm8                                 ;   157.5 p5      66 r2
        vmovdqu64 zmm21, [rbp + 40896]                           ;   111.8 p3     100 f reload
        vpxord zmm22, zmm5, zmm21                                ;   157.5 p0      66 r2
        vmovdqa64 zmm24, zmm5                                    ;   157.5         66 r2 copy
        vmovdqa64 zmm26, zmm14                                   ;   158.5         66 r2 copy
        vmovdqa64 zmm27, zmm22                                   ;   158.5         66 r2 copy
        vmovdqu64 zmm29, [rbp + 36352]                           ;   112.7 p2     100 f reload
        vpxord zmm8, zmm21, zmm29                                ;   157.5 p5      66 r2
        vpternlogd zmm8, zmm22, [rbp + 41280], 0x2d              ;   158.5 p0+p3   66 r2
        vmovdqa64 zmm4, zmm22                                    ;   158.5         66 r2 copy
        vpternlogd zmm4, zmm29, [rbp + 41088], 0x96              ;   158.5 p5+p2   66 r2
        vpxord zmm26, zmm26, zmm4                                ;   159.5 p0      66 r2
        vpxord zmm11, zmm26, [rbp + 41280]                       ;   160.5 p5+p3   66 r2
        vmovdqu64 [rbp + 43392], zmm6                            ;   113.5 p7+p4  100 f spill
        vmovdqa64 zmm6, zmm1                                     ;   156.5         66 r2 copy
        vpternlogd zmm6, zmm29, [rbp + 36544], 0x69              ;   160.2 p0+p2   66 r2
        vpxord zmm27, zmm27, zmm6                                ;   161.2 p5      66 r2
        vpord zmm29, zmm27, [rbp + 41280]                        ;   162.2 p0+p3   66 r2
        vmovdqu64 [rbp + 43456], zmm15                           ;   114.5 p8+p9  100 f spill
        vmovdqa64 zmm15, zmm11                                   ;   161.5         66 r2 copy
        vpternlogd zmm15, zmm21, [rbp + 41088], 0xa6             ;   161.5 p5+p2   66 r2
        vmovdqu64 [rbp + 43520], zmm10                           ;   149.5 p7+p4   66 r2 spill
        vmovdqu64 zmm10, [rbp + 36544]                           ;   115.8 p3      66 r2
        vpternlogd zmm10, zmm14, [rbp + 36544], 0xc3             ;   162.2 p0+p2   66 r2
        vpternlogd zmm1, zmm10, zmm26, 0xed                      ;   163.2 p5      66 r2
        vmovdqu64 [rbp + 43584], zmm20                           ;   152.5 p8+p9   66 r2 spill
        vmovdqa64 zmm20, zmm10                                   ;   163.2         66 r2 copy
        vpternlogd zmm20, zmm6, zmm6, 0xc3                       ;   163.2 p0      66 r2
        vpxord zmm24, zmm24, zmm20                               ;   164.2 p5      66 r2
        vpxord zmm3, zmm3, zmm20                                 ;   164.2 p0      66 r2
        vpternlogd zmm3, zmm1, zmm15, 0x69                       ;   165.2 p5      66 r2
        vpternlogd zmm15, zmm24, zmm4, 0xb4                      ;   165.2 p0      66 r2
        vmovdqa64 zmm1, zmm10                                    ;   163.2         66 r2 copy
        vpternlogd zmm1, zmm4, zmm31, 0x69                       ;   165.5 p5      66 r2
        vmovdqu64 [rbp + 43648], zmm0                            ;   153.5 p7+p4   66 r2 spill
        vmovdqa64 zmm0, zmm1                                     ;   166.5         66 r2 copy
        vpternlogd zmm0, zmm6, zmm6, 0xf3                        ;   166.5 p0      66 r2
        vpternlogd zmm0, zmm29, zmm3, 0x96                       ;   167.5 p5      66 r2
        vpternlogd zmm3, zmm20, zmm14, 0x78                      ;   167.2 p0      66 r2
        vmovdqa64 zmm29, zmm1                                    ;   166.5         66 r2 copy
        vpternlogd zmm29, zmm27, zmm15, 0x6a                     ;   167.5 p5      66 r2
        vmovdqu64 [rbp + 43712], zmm25                           ;   153.5 p8+p9   66 r2 spill
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
        vmovdqu64 [rbp + 43776], zmm12                           ;   157.5 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm15                                   ;   172.2         66 r2 copy
        vpternlogd zmm12, zmm29, zmm8, 0x9a                      ;   172.2 p0      66 r2
        vpternlogd zmm15, zmm29, zmm8, 0x53                      ;   172.2 p5      66 r2
        vpxord zmm29, zmm12, zmm15                               ;   173.2 p0      66 r2
        vpternlogd zmm3, zmm8, zmm29, 0x39                       ;   174.2 p5      66 r2
        vmovdqa64 zmm8, zmm29                                    ;   174.2         66 r2 copy
        vmovdqu64 [rbp + 43840], zmm9                            ;   157.5 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm3                                     ;   175.2         66 r2 copy
        vpternlogd zmm9, zmm25, zmm0, 0xc6                       ;   175.2 p0      66 r2
        vpternlogd zmm3, zmm25, zmm0, 0xd1                       ;   175.2 p5      66 r2
        vpxord zmm8, zmm8, zmm3                                  ;   176.2 p0      66 r2
        vpandnd zmm0, zmm3, zmm27                                ;   176.2 p5      66 r2
        vpternlogd zmm24, zmm0, zmm9, 0x93                       ;   177.2 p0      66 r2
        vpternlogd zmm22, zmm8, zmm24, 0x6a                      ;   178.2 p5      66 r2
        vmovdqu64 zmm25, [rbp + 41088]                           ;   123.0 p3     100 f reload
        vpternlogd zmm27, zmm12, zmm25, 0x12                     ;   176.2 p0      66 r2
        vpternlogd zmm4, zmm27, zmm9, 0x93                       ;   177.2 p5      66 r2
        vpxord zmm25, zmm3, zmm9                                 ;   177.2 p0      66 r2
        vpternlogd zmm9, zmm15, zmm15, 0xc3                      ;   177.5 p5      66 r2
        vpternlogd zmm26, zmm9, zmm8, 0x6f                       ;   178.5 p0      66 r2
        vmovdqu64 [rbp + 43904], zmm12                           ;   173.2 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm25                                   ;   178.2         66 r2 copy
        vpternlogd zmm12, zmm10, zmm31, 0xf6                     ;   178.5 p5      66 r2
        vpternlogd zmm11, zmm8, zmm12, 0x6a                      ;   179.5 p0      66 r2
        vpternlogd zmm8, zmm9, zmm21, 0x7d                       ;   179.5 p5      66 r2
        vpternlogd zmm5, zmm8, zmm9, 0x9c                        ;   180.5 p0      66 r2
        vpternlogd zmm25, zmm10, zmm21, 0xf6                     ;   180.5 p5      66 r2
        vpandd zmm9, zmm9, [rbp + 41280]                         ;   181.2 p0+p2   66 r2
        vmovdqa64 zmm31, zmm29                                   ;   174.2         66 r2 copy
        vpternlogd zmm31, zmm1, [rbp + 41280], 0xf9              ;   181.5 p5+p3   66 r2
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
        vmovdqu64 zmm0, [rbp + 42560]                            ;   128.0 p2      66 r2 reload
        vpxord zmm1, zmm28, zmm0                                 ;   188.5 p5      66 r2
        vmovdqu64 zmm3, [rbp + 41280]                            ;   128.3 p3     100 f reload
        vpternlogd zmm31, zmm27, zmm3, 0x96                      ;   189.2 p0      66 r2
        vpternlogd zmm31, zmm9, zmm26, 0x96                      ;   190.2 p5      66 r2
        vpxord zmm13, zmm13, zmm11                               ;   190.2 p0      66 r2
        vmovdqu64 zmm6, [rbp + 43584]                            ;   152.5 p2      66 r2 reload
        vpxord zmm24, zmm24, zmm6                                ;   190.5 p5      66 r2
        vmovdqu64 zmm8, [rbp + 42752]                            ;   129.3 p3      66 r2 reload
        vmovdqa64 zmm9, zmm7                                     ;   129.5         66 r2 copy
        vpternlogd zmm9, zmm0, zmm8, 0x96                        ;   191.2 p0      66 r2
        vpxord zmm14, zmm8, zmm25                                ;   191.5 p5      66 r2
        vpternlogd zmm0, zmm4, zmm7, 0x96                        ;   192.2 p0      66 r2
        vmovdqu64 zmm16, [rbp + 43840]                           ;   157.5 p2      66 r2 reload
        vpxord zmm25, zmm25, zmm16                               ;   192.5 p5      66 r2
        vmovdqu64 zmm19, [rbp + 43328]                           ;   130.5 p3      66 r2 reload
        vpxord zmm16, zmm16, zmm19                               ;   193.2 p0      66 r2
        vpternlogd zmm5, zmm10, [rbp + 43904], 0x1e              ;   193.5 p5+p2   66 r2
        vpternlogd zmm5, zmm15, zmm7, 0x96                       ;   194.5 p0      66 r2
        vmovdqa64 zmm7, zmm19                                    ;   136.5         66 r2 copy
        vpternlogd zmm7, zmm8, [rbp + 43200], 0x96               ;   194.5 p5+p3   66 r2
        vmovdqu64 zmm10, [rbp + 43712]                           ;   153.5 p2      66 r2
        vmovdqu64 zmm15, [rbp + 43072]                           ;   132.5 p3      66 r2 reload
        vpxord zmm10, zmm10, zmm15                               ;   195.2 p0      66 r2
        vmovdqu64 zmm20, [rbp + 43520]                           ;   149.5 p2      66 r2
        vmovdqu64 zmm23, [rbp + 43776]                           ;   157.5 p3      66 r2 reload
        vpternlogd zmm18, zmm16, zmm23, 0x96                     ;   195.5 p5      66 r2
        vpxord zmm26, zmm7, zmm24                                ;   196.2 p0      66 r2
        vmovdqa64 zmm27, zmm13                                   ;   191.2         66 r2 copy
        vpternlogd zmm27, zmm4, zmm2, 0x96                       ;   196.5 p5      66 r2
        vmovdqa64 zmm29, zmm0                                    ;   193.2         66 r2 copy
        vpternlogd zmm29, zmm17, zmm28, 0x96                     ;   197.2 p0      66 r2
        vpternlogd zmm28, zmm5, zmm17, 0x96                      ;   197.5 p5      66 r2
        vpternlogd zmm5, zmm16, zmm9, 0x96                       ;   198.2 p0      66 r2
        vpternlogd zmm17, zmm11, [rbp + 42496], 0x96             ;   198.5 p5+p2   66 r2
        vpxord zmm3, zmm22, zmm30                                ;   199.2 p0      66 r2
        vmovdqa64 zmm21, zmm3                                    ;   200.2         66 r2 copy
        vpternlogd zmm3, zmm10, zmm18, 0x96                      ;   200.2 p5      66 r2
        vmovdqu64 [rbp + 43200], zmm29                           ;   198.2 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm16                                   ;   194.2         66 r2 copy
        vpternlogd zmm29, zmm9, zmm14, 0x96                      ;   200.2 p0      66 r2
        vmovdqu64 [rbp + 43904], zmm27                           ;   197.5 p7+p4   66 r2 spill
        vmovdqu64 zmm27, [rbp + 43008]                           ;   135.5 p3      66 r2
        vpxord zmm27, zmm27, [rbp + 42496]                       ;   200.5 p5+p2   66 r2
        vmovdqu64 [rbp + 43840], zmm29                           ;   201.2 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm27                                   ;   201.5         66 r2 copy
        vmovdqu64 zmm19, [rbp + 43264]                           ;   146.2 p3      66 r2 reload
        vpternlogd zmm4, zmm19, [rbp + 43648], 0x69              ;   201.2 p0+p2   66 r2
        vpxord zmm29, zmm29, zmm4                                ;   202.2 p5      66 r2
        vpternlogd zmm19, zmm17, [rbp + 43648], 0x69             ;   202.2 p0+p3   66 r2
        vmovdqu64 [rbp + 43648], zmm19                           ;   203.2 p7+p4   66 r2 spill
        vmovdqa64 zmm19, zmm24                                   ;   191.5         66 r2 copy
        vpternlogd zmm19, zmm16, [rbp + 42240], 0x96             ;   202.5 p5+p2   66 r2
        vmovdqu64 [rbp + 43264], zmm19                           ;   203.5 p8+p9   66 r2 spill
        vmovdqa64 zmm19, zmm25                                   ;   193.5         66 r2 copy
        vpternlogd zmm19, zmm31, [rbp + 43712], 0x96             ;   203.2 p0+p3   66 r2
        vpxord zmm21, zmm21, zmm19                               ;   204.2 p5      66 r2
        vmovdqu64 [rbp + 42560], zmm21                           ;   205.2 p7+p4   66 r2 spill
        vmovdqu64 zmm21, [rbp + 43712]                           ;   153.5 p2      66 r2
        vpternlogd zmm21, zmm31, [rbp + 43136], 0x96             ;   204.2 p0+p3   66 r2
        vpternlogd zmm9, zmm25, zmm1, 0x96                       ;   204.5 p5      66 r2
        vpxord zmm6, zmm6, zmm14                                 ;   205.2 p0      66 r2
        vpternlogd zmm15, zmm21, [rbp + 42432], 0x96             ;   205.5 p5+p2   66 r2
        vpxord zmm18, zmm18, zmm13                               ;   206.2 p0      66 r2
        vmovdqu64 [rbp + 43072], zmm9                            ;   205.5 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm21                                    ;   205.2         66 r2 copy
        vpternlogd zmm9, zmm12, [rbp + 42432], 0x96              ;   206.5 p5+p3   66 r2
        vmovdqu64 [rbp + 43584], zmm15                           ;   206.5 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm19                                   ;   204.2         66 r2 copy
        vpternlogd zmm15, zmm9, zmm24, 0x96                      ;   207.5 p0      66 r2
        vmovdqu64 zmm8, [rbp + 43520]                            ;   149.5 p2      66 r2 reload
        vpternlogd zmm12, zmm8, [rbp + 43136], 0x96              ;   207.5 p5+p3   66 r2
        vpternlogd zmm8, zmm26, [rbp + 43136], 0x96              ;   208.2 p0+p2   66 r2
        vmovdqu64 [rbp + 43136], zmm26                           ;   197.2 p8+p9   66 r2 spill
        vmovdqa64 zmm26, zmm6                                    ;   206.2         66 r2 copy
        vpternlogd zmm26, zmm8, zmm15, 0x96                      ;   209.2 p5      66 r2
        vpternlogd zmm6, zmm7, [rbp + 42240], 0x96               ;   209.2 p0+p3   66 r2
        vpternlogd zmm7, zmm12, [rbp + 42240], 0x96              ;   209.5 p5+p2   66 r2
        vpternlogd zmm8, zmm6, [rbp + 42432], 0x96               ;   210.2 p0+p3   66 r2
        vmovdqu64 [rbp + 42432], zmm8                            ;   211.2 p7+p4   66 r2 spill
        vmovdqu64 zmm8, [rbp + 42304]                            ;   144.3 p2      66 r2 reload
        vpternlogd zmm21, zmm8, [rbp + 42368], 0x96              ;   210.5 p5+p3   66 r2
        vpternlogd zmm4, zmm2, zmm28, 0x96                       ;   211.2 p0      66 r2
        vpternlogd zmm27, zmm11, zmm23, 0x96                     ;   211.5 p5      66 r2
        vpternlogd zmm24, zmm16, zmm6, 0x96                      ;   212.2 p0      66 r2
        vpternlogd zmm9, zmm10, zmm21, 0x96                      ;   212.5 p5      66 r2
        vpternlogd zmm12, zmm10, zmm21, 0x96                     ;   213.2 p0      66 r2
        vpxord zmm20, zmm20, zmm21                               ;   213.5 p5      66 r2
        vpternlogd zmm27, zmm22, zmm25, 0x96                     ;   214.2 p0      66 r2
        vpternlogd zmm25, zmm5, zmm1, 0x96                       ;   214.5 p5      66 r2
        vpternlogd zmm17, zmm29, zmm13, 0x96                     ;   215.2 p0      66 r2
        vpternlogd zmm31, zmm8, [rbp + 42368], 0x96              ;   215.5 p5+p2   66 r2
        vpternlogd zmm31, zmm14, zmm30, 0x96                     ;   216.5 p0      66 r2
        vpxord zmm1, zmm1, zmm4                                  ;   216.5 p5      66 r2
        vpxord zmm0, zmm0, zmm4                                  ;   217.2 p0      66 r2
        vpternlogd zmm19, zmm31, zmm3, 0x96                      ;   217.5 p5      66 r2
        vpxord zmm23, zmm23, zmm31                               ;   218.2 p0      66 r2
        vpxord zmm31, zmm18, [rbp + 42496]                       ;   218.5 p5+p3   66 r2
        vmovdqu64 zmm2, [rbp + 42752]                            ;   147.2 p2      66 r2 reload
        vmovdqu64 zmm4, [rbp + 43328]                            ;   148.0 p3      66 r2 reload
        vpternlogd zmm30, zmm4, zmm2, 0x96                       ;   219.2 p0      66 r2
        vpternlogd zmm6, zmm4, zmm2, 0x96                        ;   219.5 p5      66 r2
        vpternlogd zmm18, zmm30, zmm27, 0x96                     ;   220.2 p0      66 r2
        vpternlogd zmm30, zmm13, [rbp + 43008], 0x96             ;   220.5 p5+p2   66 r2
        vmovdqu64 zmm2, [rbp + 24512]                            ;   149.0 p3      29 s reload
        vmovdqu64 zmm4, [rbp + 40768]                            ;   149.2 p2      29 s reload
        vmovdqu64 zmm8, [rbp + 25280]                            ;   150.0 p3      29 s
        vpternlogd zmm8, zmm4, zmm2, 0x96                        ;   221.2 p0      29 s
        vmovdqu64 zmm10, [rbp + 40832]                           ;   150.2 p2      29 s reload
        vpxord zmm11, zmm8, zmm10                                ;   222.2 p5      29 s
        vmovdqu64 zmm13, [rbp + 24768]                           ;   151.0 p3      29 s reload
        vpxord zmm14, zmm8, zmm13                                ;   222.2 p0      29 s
        vmovdqa64 zmm16, zmm8                                    ;   222.2         29 s copy
        vmovdqa64 zmm21, zmm14                                   ;   223.2         29 s copy
        vmovdqa64 zmm22, zmm13                                   ;   157.0         29 s copy
        vpxord zmm13, zmm2, zmm10                                ;   222.5 p5      29 s
        vmovdqu64 [rbp + 43008], zmm5                            ;   199.2 p8+p9   66 r2 spill
        vpxord zmm5, zmm13, [rbp + 25152]                        ;   223.5 p0+p2   29 s
        vpxord zmm16, zmm16, zmm5                                ;   224.5 p5      29 s
        vmovdqu64 [rbp + 42752], zmm18                           ;   221.2 p7+p4   66 r2 spill
        vmovdqa64 zmm18, zmm5                                    ;   224.5         29 s copy
        vmovdqu64 [rbp + 43328], zmm23                           ;   219.2 p8+p9   66 r2 spill
        vmovdqa64 zmm23, zmm5                                    ;   224.5         29 s copy
        vpternlogd zmm5, zmm4, zmm2, 0x96                        ;   224.5 p0      29 s
        vpxord zmm22, zmm22, zmm5                                ;   225.5 p5      29 s
        vmovdqu64 [rbp + 42496], zmm9                            ;   213.5 p7+p4   66 r2 spill
        vpxord zmm9, zmm5, [rbp + 25408]                         ;   225.5 p0+p3   29 s
        vmovdqu64 [rbp + 42368], zmm6                            ;   220.5 p8+p9   66 r2 spill
        vpxord zmm6, zmm16, zmm4                                 ;   225.5 p5      29 s
        vmovdqu64 [rbp + 42304], zmm25                           ;   215.5 p7+p4   66 r2 spill
        vmovdqa64 zmm25, zmm22                                   ;   226.5         29 s copy
        vmovdqu64 [rbp + 43776], zmm1                            ;   217.5 p8+p9   66 r2 spill
        vpxord zmm1, zmm10, [rbp + 25408]                        ;   226.2 p0+p2   29 s
        vpxord zmm18, zmm18, zmm1                                ;   227.2 p5      29 s
        vpxord zmm25, zmm25, zmm1                                ;   227.2 p0      29 s
        vmovdqu64 [rbp + 42240], zmm27                           ;   215.2 p7+p4   66 r2 spill
        vpxord zmm27, zmm10, [rbp + 24640]                       ;   227.5 p5+p3   29 s
        vpxord zmm23, zmm23, zmm27                               ;   228.5 p0      29 s
        vpxord zmm21, zmm21, zmm23                               ;   229.5 p5      29 s
        vmovdqa64 zmm10, zmm11                                   ;   223.2         29 s copy
        vpternlogd zmm10, zmm27, zmm4, 0x96                      ;   229.2 p0      29 s
        vmovdqu64 [rbp + 43520], zmm12                           ;   214.2 p8+p9   66 r2 spill
        vmovdqa64 zmm12, zmm22                                   ;   226.5         29 s copy
        vpternlogd zmm12, zmm27, zmm4, 0x96                      ;   229.5 p5      29 s
        vmovdqu64 [rbp + 43712], zmm15                           ;   208.5 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm10                                   ;   230.2         29 s copy
        vpternlogd zmm15, zmm1, [rbp + 25280], 0x96              ;   230.2 p0+p2   29 s
        vmovdqu64 [rbp + 43968], zmm24                           ;   213.2 p8+p9   66 r2 spill
        vmovdqu64 zmm24, [rbp + 24192]                           ;   155.8 p3      28 s
        vpxord zmm24, zmm24, [rbp + 40640]                       ;   230.5 p5+p2   28 s
        vmovdqu64 [rbp + 44032], zmm0                            ;   218.2 p7+p4   66 r2 spill
        vmovdqa64 zmm0, zmm24                                    ;   231.5         28 s copy
        vmovdqu64 [rbp + 44096], zmm17                           ;   216.2 p8+p9   66 r2 spill
        vmovdqu64 zmm17, [rbp + 23680]                           ;   156.8 p3      28 s
        vpxord zmm17, zmm17, [rbp + 40640]                       ;   231.2 p0+p2   28 s
        vmovdqu64 [rbp + 44160], zmm31                           ;   219.5 p7+p4   66 r2 spill
        vmovdqa64 zmm31, zmm17                                   ;   232.2         28 s copy
        vmovdqu64 [rbp + 44224], zmm3                            ;   201.2 p8+p9   66 r2 spill
        vmovdqu64 zmm3, [rbp + 40576]                            ;   157.8 p3      28 s
        vpxord zmm3, zmm3, [rbp + 23680]                         ;   231.5 p5+p2   28 s
        vmovdqu64 [rbp + 44288], zmm20                           ;   214.5 p7+p4   66 r2 spill
        vpxord zmm20, zmm3, [rbp + 40512]                        ;   232.5 p0+p3   28 s
        vmovdqu64 [rbp + 44352], zmm26                           ;   210.2 p8+p9   66 r2 spill
        vmovdqa64 zmm26, zmm20                                   ;   233.5         28 s copy
        vmovdqu64 [rbp + 44416], zmm28                           ;   198.5 p7+p4   66 r2 spill
        vmovdqa64 zmm28, zmm3                                    ;   232.5         28 s copy
        vmovdqu64 [rbp + 44480], zmm29                           ;   203.2 p8+p9   66 r2 spill
        vmovdqa64 zmm29, zmm3                                    ;   232.5         28 s copy
        vpternlogd zmm29, zmm24, [rbp + 40320], 0x96             ;   232.5 p5+p2   28 s
        vmovdqu64 [rbp + 44544], zmm30                           ;   221.5 p7+p4   66 r2 spill
        vpxord zmm30, zmm29, [rbp + 40384]                       ;   233.5 p0+p3   28 s
        vmovdqu64 [rbp + 44608], zmm19                           ;   218.5 p8+p9   66 r2 spill
        vmovdqa64 zmm19, zmm29                                   ;   233.5         28 s copy
        vmovdqu64 [rbp + 44672], zmm7                            ;   210.5 p7+p4   66 r2 spill
        vpxord zmm7, zmm30, [rbp + 40512]                        ;   234.5 p5+p2   28 s
        vmovdqu64 [rbp + 40512], zmm17                           ;   232.2 p8+p9   28 s spill
        vpxord zmm17, zmm7, [rbp + 38720]                        ;   235.5 p0+p3   28 s
        vmovdqu64 [rbp + 44736], zmm23                           ;   229.5 p7+p4   29 s spill
        vmovdqa64 zmm23, zmm7                                    ;   235.5         28 s copy
        vmovdqu64 [rbp + 44800], zmm13                           ;   223.5 p8+p9   29 s spill
        vmovdqu64 zmm13, [rbp + 40320]                           ;   161.3 p2      28 s
        vpternlogd zmm13, zmm7, [rbp + 40640], 0x96              ;   235.5 p5+p3   28 s
        vmovdqu64 [rbp + 44864], zmm20                           ;   233.5 p7+p4   28 s spill
        vmovdqu64 zmm20, [rbp + 23680]                           ;   162.3 p2      28 s
        vmovdqu64 [rbp + 44928], zmm30                           ;   234.5 p8+p9   28 s spill
        vmovdqu64 zmm30, [rbp + 23680]                           ;   162.8 p3      28 s
        vmovdqu64 [rbp + 44992], zmm5                            ;   225.5 p7+p4   29 s spill
        vmovdqu64 zmm5, [rbp + 40640]                            ;   163.3 p2      28 s
        vmovdqu64 [rbp + 45056], zmm7                            ;   235.5 p8+p9   28 s spill
        vmovdqu64 zmm7, [rbp + 40320]                            ;   163.8 p3      28 s reload
        vmovdqu64 [rbp + 45120], zmm10                           ;   230.2 p7+p4   29 s spill
        vmovdqu64 zmm10, [rbp + 40384]                           ;   164.3 p2      28 s
        vpternlogd zmm10, zmm7, [rbp + 40640], 0x96              ;   235.2 p0+p3   28 s
        vpxord zmm31, zmm31, zmm10                               ;   236.2 p5      28 s
        vpxord zmm28, zmm28, zmm31                               ;   237.2 p0      28 s
        vmovdqu64 [rbp + 40384], zmm31                           ;   237.2 p8+p9   28 s spill
        vmovdqu64 zmm31, [rbp + 38720]                           ;   165.3 p2      28 s
        vpternlogd zmm31, zmm7, [rbp + 40640], 0x96              ;   236.5 p5+p3   28 s
        vpxord zmm20, zmm20, zmm31                               ;   237.5 p0      28 s
        vpxord zmm0, zmm0, zmm20                                 ;   238.5 p5      28 s
        vpxord zmm19, zmm19, zmm0                                ;   239.5 p0      28 s
        vpxord zmm23, zmm23, zmm20                               ;   238.5 p5      28 s
        vpxord zmm30, zmm30, zmm19                               ;   240.5 p0      28 s
        vpxord zmm5, zmm5, zmm23                                 ;   239.5 p5      28 s
        vmovdqu64 [rbp + 38720], zmm20                           ;   238.5 p7+p4   28 s spill
        vmovdqu64 zmm20, [rbp + 40576]                           ;   166.3 p2      28 s
        vpternlogd zmm20, zmm7, [rbp + 40640], 0x96              ;   240.2 p0+p3   28 s
        vpxord zmm26, zmm26, zmm20                               ;   241.2 p5      28 s
        vmovdqu64 [rbp + 40576], zmm20                           ;   241.2 p8+p9   28 s spill
        vmovdqu64 zmm20, [rbp + 15232]                           ;   167.3 p2     104 s
        vpternlogd zmm20, zmm7, [rbp + 26176], 0x96              ;   241.2 p0+p3  104 s
        vmovdqu64 zmm7, [rbp + 30912]                            ;   168.3 p2     100 f reload
        vpternlogd zmm20, zmm7, [rbp + 41024], 0x96              ;   242.2 p5+p3  104 s
        vpternlogd zmm20, zmm1, [rbp + 32960], 0x96              ;   243.2 p0+p2  104 s
        vpternlogd zmm20, zmm12, [rbp + 36992], 0x96             ;   244.2 p5+p3  104 s
        vmovdqu64 zmm7, [rbp + 14272]                            ;   170.3 p2     104 s
        vpxord zmm7, zmm7, [rbp + 25536]                         ;   243.2 p0+p3  104 s
        vmovdqu64 [rbp + 36992], zmm20                           ;   245.2 p7+p4  104 s spill
        vmovdqu64 zmm20, [rbp + 42176]                           ;   171.3 p2     100 f reload
        vpternlogd zmm7, zmm20, [rbp + 30592], 0x96              ;   244.2 p5+p3  104 s
        vpternlogd zmm7, zmm15, [rbp + 32640], 0x96              ;   245.2 p0+p2  104 s
        vpternlogd zmm7, zmm30, zmm13, 0x96                      ;   246.2 p5     104 s
        vmovdqu64 zmm20, [rbp + 14656]                           ;   172.8 p3     104 s
        vpxord zmm20, zmm20, [rbp + 25792]                       ;   245.2 p0+p2  104 s
        vmovdqu64 [rbp + 42176], zmm7                            ;   247.2 p8+p9  104 s spill
        vmovdqu64 zmm7, [rbp + 30720]                            ;   173.8 p3     100 f reload
        vpternlogd zmm20, zmm7, [rbp + 41472], 0x96              ;   246.2 p5+p2  104 s
        vpternlogd zmm20, zmm14, [rbp + 32768], 0x96             ;   247.2 p0+p3  104 s
        vpternlogd zmm20, zmm0, [rbp + 36800], 0x96              ;   248.2 p5+p2  104 s
        vmovdqu64 zmm0, [rbp + 15040]                            ;   175.8 p3     104 s
        vpxord zmm0, zmm0, [rbp + 26048]                         ;   247.2 p0+p2  104 s
        vmovdqu64 zmm7, [rbp + 30848]                            ;   176.8 p3     100 f reload
        vpternlogd zmm0, zmm7, [rbp + 42112], 0x96               ;   248.2 p5+p2  104 s
        vpternlogd zmm0, zmm27, [rbp + 32896], 0x96              ;   249.2 p0+p3  104 s
        vpternlogd zmm0, zmm5, [rbp + 36928], 0x96               ;   250.2 p5+p2  104 s
        vmovdqu64 zmm27, [rbp + 15616]                           ;   178.8 p3     104 s
        vpxord zmm27, zmm27, [rbp + 26432]                       ;   249.2 p0+p2  104 s
        vmovdqu64 zmm7, [rbp + 25664]                            ;   179.8 p3      29 s reload
        vmovdqu64 [rbp + 36928], zmm0                            ;   251.2 p7+p4  104 s spill
        vmovdqu64 zmm0, [rbp + 14464]                            ;   180.3 p2     104 s
        vpternlogd zmm0, zmm7, [rbp + 30656], 0x96               ;   249.5 p5+p3  104 s
        vmovdqu64 zmm7, [rbp + 32704]                            ;   181.3 p2     100 f reload
        vpternlogd zmm0, zmm7, [rbp + 34752], 0x96               ;   250.5 p0+p3  104 s
        vpternlogd zmm0, zmm28, [rbp + 36736], 0x96              ;   251.5 p5+p2  104 s
        vpternlogd zmm0, zmm5, zmm12, 0x96                       ;   252.5 p0     104 s
        vmovdqu64 zmm5, [rbp + 31040]                            ;   182.8 p3     100 f reload
        vpternlogd zmm27, zmm5, [rbp + 41984], 0x96              ;   251.5 p5+p2  104 s
        vpternlogd zmm27, zmm8, [rbp + 33088], 0x96              ;   252.5 p0+p3  104 s
        vpternlogd zmm27, zmm23, [rbp + 37120], 0x96             ;   253.5 p5+p2  104 s
        vmovdqu64 zmm7, [rbp + 31104]                            ;   184.8 p3     104 s
        vmovdqu64 zmm8, [rbp + 30784]                            ;   185.3 p2     100 f reload
        vmovdqu64 zmm5, [rbp + 25920]                            ;   185.8 p3      29 s reload
        vmovdqu64 [rbp + 37120], zmm27                           ;   254.5 p8+p9  104 s spill
        vmovdqu64 zmm27, [rbp + 14848]                           ;   186.3 p2     104 s
        vpternlogd zmm27, zmm5, zmm8, 0x96                       ;   253.2 p0     104 s
        vmovdqu64 zmm8, [rbp + 32832]                            ;   186.8 p3     100 f reload
        vpternlogd zmm27, zmm8, [rbp + 41856], 0x96              ;   254.2 p5+p2  104 s
        vpternlogd zmm27, zmm4, zmm2, 0x96                       ;   255.2 p0     104 s
        vpternlogd zmm27, zmm13, [rbp + 36864], 0x96             ;   256.2 p5+p3  104 s
        vmovdqu64 zmm8, [rbp + 25152]                            ;   188.3 p2      29 s reload
        vmovdqu64 zmm5, [rbp + 26304]                            ;   188.8 p3      29 s reload
        vmovdqu64 zmm4, [rbp + 15424]                            ;   189.3 p2     104 s
        vpternlogd zmm4, zmm5, zmm8, 0x96                        ;   255.2 p0     104 s
        vmovdqu64 zmm5, [rbp + 23680]                            ;   189.8 p3      28 s reload
        vpternlogd zmm4, zmm5, [rbp + 30976], 0x96               ;   256.2 p5+p2  104 s
        vmovdqu64 zmm5, [rbp + 33024]                            ;   190.8 p3     100 f reload
        vpternlogd zmm4, zmm5, [rbp + 35072], 0x96               ;   257.2 p0+p2  104 s
        vpternlogd zmm4, zmm14, [rbp + 37056], 0x96              ;   258.2 p5+p3  104 s
        vmovdqu64 zmm5, [rbp + 26560]                            ;   192.3 p2      29 s reload
        vmovdqu64 zmm14, [rbp + 15808]                           ;   192.8 p3      89 s reload
        vmovdqu64 zmm2, [rbp + 20352]                            ;   193.3 p2     104 s
        vpternlogd zmm2, zmm14, zmm5, 0x96                       ;   257.2 p0     104 s
        vpxord zmm7, zmm7, zmm2                                  ;   258.2 p5     104 s
        vmovdqu64 zmm2, [rbp + 33152]                            ;   193.8 p3     100 f reload
        vpternlogd zmm7, zmm2, [rbp + 42944], 0x96               ;   259.2 p0+p2  104 s
        vpternlogd zmm7, zmm10, zmm6, 0x96                       ;   260.2 p5     104 s
        vpternlogd zmm7, zmm25, [rbp + 37184], 0x96              ;   261.2 p0+p3  104 s
        vmovdqu64 zmm2, [rbp + 16960]                            ;   195.3 p2     104 s
        vpxord zmm2, zmm2, [rbp + 27328]                         ;   259.5 p5+p3  104 s
        vmovdqu64 zmm5, [rbp + 21120]                            ;   196.3 p2      28 s reload
        vpternlogd zmm2, zmm5, [rbp + 31488], 0x96               ;   260.5 p0+p3  104 s
        vmovdqu64 zmm5, [rbp + 33536]                            ;   197.3 p2     100 f reload
        vpternlogd zmm2, zmm5, [rbp + 35584], 0x96               ;   261.5 p5+p3  104 s
        vpternlogd zmm2, zmm3, zmm24, 0x96                       ;   262.5 p0     104 s
        vmovdqu64 zmm5, [rbp + 26688]                            ;   198.3 p2      29 s reload
        vmovdqu64 [rbp + 37184], zmm7                            ;   262.2 p7+p4  104 s spill
        vmovdqu64 zmm7, [rbp + 16000]                            ;   198.8 p3      89 s reload
        vmovdqu64 [rbp + 42944], zmm4                            ;   259.2 p8+p9  104 s spill
        vmovdqu64 zmm4, [rbp + 20480]                            ;   199.3 p2     104 s
        vpternlogd zmm4, zmm7, zmm5, 0x96                        ;   261.5 p5     104 s
        vpternlogd zmm2, zmm11, [rbp + 37568], 0x96              ;   263.5 p0+p3  104 s
        vmovdqu64 zmm11, [rbp + 31168]                           ;   200.3 p2     100 f reload
        vpternlogd zmm4, zmm11, [rbp + 35264], 0x96              ;   262.5 p5+p3  104 s
        vpternlogd zmm4, zmm26, [rbp + 33216], 0x96              ;   263.5 p0+p2  104 s
        vpternlogd zmm4, zmm9, [rbp + 37248], 0x96               ;   264.5 p5+p3  104 s
        vmovdqu64 zmm11, [rbp + 16192]                           ;   202.3 p2      89 s reload
        vmovdqu64 zmm5, [rbp + 20608]                            ;   202.8 p3     104 s
        vpternlogd zmm5, zmm11, [rbp + 26816], 0x96              ;   264.2 p0+p2  104 s
        vmovdqu64 [rbp + 37248], zmm2                            ;   264.5 p7+p4  104 s spill
        vmovdqu64 zmm2, [rbp + 31232]                            ;   203.8 p3     100 f reload
        vpternlogd zmm5, zmm2, [rbp + 42688], 0x96               ;   265.2 p5+p2  104 s
        vpternlogd zmm5, zmm29, [rbp + 33280], 0x96              ;   266.2 p0+p3  104 s
        vpternlogd zmm5, zmm6, [rbp + 37312], 0x96               ;   267.2 p5+p2  104 s
        vmovdqu64 zmm29, [rbp + 17344]                           ;   205.8 p3     104 s
        vpxord zmm29, zmm29, [rbp + 27584]                       ;   266.2 p0+p2  104 s
        vmovdqu64 zmm2, [rbp + 21376]                            ;   206.8 p3      28 s reload
        vpternlogd zmm29, zmm2, [rbp + 24192], 0x96              ;   267.2 p5+p2  104 s
        vmovdqu64 zmm2, [rbp + 31616]                            ;   207.8 p3     100 f reload
        vpternlogd zmm29, zmm2, [rbp + 41728], 0x96              ;   268.2 p0+p2  104 s
        vmovdqu64 zmm2, [rbp + 16384]                            ;   208.8 p3      89 s reload
        vmovdqu64 [rbp + 41728], zmm5                            ;   268.2 p8+p9  104 s spill
        vmovdqu64 zmm5, [rbp + 20736]                            ;   209.3 p2     104 s
        vpternlogd zmm5, zmm2, [rbp + 26944], 0x96               ;   267.5 p5+p3  104 s
        vpternlogd zmm29, zmm18, [rbp + 33664], 0x96             ;   269.2 p0+p2  104 s
        vmovdqu64 [rbp + 37312], zmm4                            ;   265.5 p7+p4  104 s spill
        vmovdqu64 zmm4, [rbp + 31296]                            ;   210.8 p3     100 f reload
        vpternlogd zmm5, zmm4, [rbp + 42624], 0x96               ;   268.5 p5+p2  104 s
        vpternlogd zmm5, zmm22, [rbp + 33344], 0x96              ;   269.5 p0+p3  104 s
        vpternlogd zmm5, zmm30, [rbp + 37376], 0x96              ;   270.5 p5+p2  104 s
        vpternlogd zmm29, zmm17, [rbp + 37696], 0x96             ;   270.2 p0+p3  104 s
        vmovdqu64 zmm30, [rbp + 27072]                           ;   213.3 p2      29 s reload
        vmovdqu64 zmm4, [rbp + 16576]                            ;   213.8 p3      89 s reload
        vmovdqu64 [rbp + 37696], zmm29                           ;   271.2 p8+p9  104 s spill
        vmovdqu64 zmm29, [rbp + 20864]                           ;   214.3 p2     104 s
        vpternlogd zmm29, zmm4, zmm30, 0x96                      ;   270.5 p5     104 s
        vmovdqu64 zmm30, [rbp + 31360]                           ;   214.8 p3     100 f reload
        vpternlogd zmm29, zmm30, [rbp + 42880], 0x96             ;   271.5 p0+p2  104 s
        vpternlogd zmm29, zmm16, [rbp + 33408], 0x96             ;   272.5 p5+p3  104 s
        vpternlogd zmm29, zmm28, [rbp + 37440], 0x96             ;   273.5 p0+p2  104 s
        vmovdqu64 zmm28, [rbp + 17728]                           ;   216.8 p3     104 s
        vpxord zmm28, zmm28, [rbp + 27840]                       ;   272.5 p5+p2  104 s
        vmovdqu64 zmm30, [rbp + 21632]                           ;   217.8 p3      28 s reload
        vpternlogd zmm28, zmm30, [rbp + 31744], 0x96             ;   273.5 p0+p2  104 s
        vmovdqu64 zmm30, [rbp + 40832]                           ;   218.8 p3      29 s reload
        vmovdqu64 [rbp + 37440], zmm29                           ;   274.5 p7+p4  104 s spill
        vmovdqu64 zmm29, [rbp + 27200]                           ;   219.3 p2      29 s reload
        vmovdqu64 [rbp + 42880], zmm5                            ;   271.5 p8+p9  104 s spill
        vmovdqu64 zmm5, [rbp + 16768]                            ;   219.8 p3     104 s
        vpternlogd zmm5, zmm29, zmm30, 0x96                      ;   273.5 p5     104 s
        vmovdqu64 zmm29, [rbp + 20992]                           ;   220.3 p2      28 s reload
        vpternlogd zmm5, zmm29, [rbp + 40640], 0x96              ;   274.5 p0+p3  104 s
        vmovdqu64 zmm29, [rbp + 31424]                           ;   221.3 p2     100 f reload
        vpternlogd zmm5, zmm29, [rbp + 42048], 0x96              ;   275.5 p5+p3  104 s
        vpternlogd zmm5, zmm26, [rbp + 33472], 0x96              ;   276.5 p0+p2  104 s
        vpternlogd zmm5, zmm22, [rbp + 37504], 0x96              ;   277.5 p5+p3  104 s
        vmovdqu64 zmm29, [rbp + 33792]                           ;   223.3 p2     100 f reload
        vpternlogd zmm28, zmm29, [rbp + 41664], 0x96             ;   276.2 p0+p3  104 s
        vpternlogd zmm28, zmm18, zmm12, 0x96                     ;   277.2 p5     104 s
        vpternlogd zmm28, zmm17, [rbp + 37824], 0x96             ;   278.2 p0+p2  104 s
        vmovdqu64 zmm17, [rbp + 27456]                           ;   224.8 p3      29 s reload
        vmovdqu64 zmm18, [rbp + 17152]                           ;   225.3 p2      89 s reload
        vmovdqu64 zmm29, [rbp + 21248]                           ;   225.8 p3     104 s
        vpternlogd zmm29, zmm18, zmm17, 0x96                     ;   277.5 p5     104 s
        vmovdqu64 zmm17, [rbp + 31552]                           ;   226.3 p2     100 f reload
        vpternlogd zmm29, zmm17, [rbp + 42816], 0x96             ;   278.5 p0+p3  104 s
        vpternlogd zmm29, zmm21, [rbp + 33600], 0x96             ;   279.5 p5+p2  104 s
        vpternlogd zmm29, zmm19, [rbp + 37632], 0x96             ;   280.5 p0+p3  104 s
        vmovdqu64 zmm19, [rbp + 28224]                           ;   228.3 p2      29 s reload
        vmovdqu64 zmm17, [rbp + 18304]                           ;   228.8 p3     104 s
        vpternlogd zmm17, zmm8, zmm19, 0x96                      ;   279.5 p5     104 s
        vmovdqu64 zmm19, [rbp + 22016]                           ;   229.3 p2      28 s reload
        vpternlogd zmm17, zmm19, [rbp + 24192], 0x96             ;   280.5 p0+p3  104 s
        vmovdqu64 zmm19, [rbp + 31936]                           ;   230.3 p2     100 f reload
        vpternlogd zmm17, zmm19, [rbp + 41344], 0x96             ;   281.5 p5+p3  104 s
        vpternlogd zmm17, zmm22, [rbp + 33984], 0x96             ;   282.5 p0+p2  104 s
        vpternlogd zmm17, zmm23, [rbp + 38016], 0x96             ;   283.5 p5+p3  104 s
        vmovdqu64 zmm23, [rbp + 17920]                           ;   232.3 p2     104 s
        vpxord zmm23, zmm23, [rbp + 27968]                       ;   282.2 p0+p3  104 s
        vmovdqu64 zmm19, [rbp + 21760]                           ;   233.3 p2      28 s reload
        vpternlogd zmm23, zmm19, [rbp + 31808], 0x96             ;   283.2 p5+p3  104 s
        vmovdqu64 zmm19, [rbp + 33856]                           ;   234.3 p2     100 f reload
        vpternlogd zmm23, zmm19, [rbp + 41920], 0x96             ;   284.2 p0+p3  104 s
        vpternlogd zmm23, zmm22, zmm24, 0x96                     ;   285.2 p5     104 s
        vpternlogd zmm23, zmm15, [rbp + 37888], 0x96             ;   286.2 p0+p2  104 s
        vmovdqu64 zmm15, [rbp + 27712]                           ;   235.8 p3      29 s reload
        vmovdqu64 zmm19, [rbp + 17536]                           ;   236.3 p2      89 s reload
        vmovdqu64 zmm22, [rbp + 21504]                           ;   236.8 p3     104 s
        vpternlogd zmm22, zmm19, zmm15, 0x96                     ;   284.5 p5     104 s
        vmovdqu64 zmm15, [rbp + 31680]                           ;   237.3 p2     100 f reload
        vpternlogd zmm22, zmm15, [rbp + 35776], 0x96             ;   285.5 p0+p3  104 s
        vmovdqu64 zmm15, [rbp + 45120]                           ;   238.3 p2      29 s reload
        vpternlogd zmm22, zmm15, [rbp + 33728], 0x96             ;   286.5 p5+p3  104 s
        vmovdqu64 zmm15, [rbp + 45056]                           ;   239.3 p2      28 s reload
        vpternlogd zmm22, zmm15, [rbp + 37760], 0x96             ;   287.5 p0+p3  104 s
        vmovdqu64 zmm15, [rbp + 19072]                           ;   240.3 p2      89 s reload
        vpxord zmm30, zmm8, zmm15                                ;   286.5 p5     104 s
        vmovdqu64 zmm8, [rbp + 22400]                            ;   240.8 p3     104 s
        vpxord zmm8, zmm8, [rbp + 18880]                         ;   287.2 p0+p2  104 s
        vmovdqu64 [rbp + 37760], zmm17                           ;   284.5 p7+p4  104 s spill
        vmovdqu64 zmm17, [rbp + 32128]                           ;   241.8 p3     100 f reload
        vpternlogd zmm8, zmm17, [rbp + 40896], 0x96              ;   288.2 p5+p2  104 s
        vpternlogd zmm8, zmm1, [rbp + 34176], 0x96               ;   289.2 p0+p3  104 s
        vmovdqu64 zmm17, [rbp + 40576]                           ;   243.3 p2      28 s reload
        vpternlogd zmm8, zmm17, [rbp + 38208], 0x96              ;   290.2 p5+p3  104 s
        vmovdqu64 zmm17, [rbp + 18112]                           ;   244.3 p2     104 s
        vpxord zmm17, zmm17, [rbp + 28096]                       ;   289.2 p0+p3  104 s
        vmovdqu64 [rbp + 38208], zmm8                            ;   291.2 p8+p9  104 s spill
        vmovdqu64 zmm8, [rbp + 21888]                            ;   245.3 p2      28 s reload
        vpternlogd zmm17, zmm8, [rbp + 31872], 0x96              ;   290.2 p5+p3  104 s
        vmovdqu64 zmm8, [rbp + 33920]                            ;   246.3 p2     100 f reload
        vpternlogd zmm17, zmm8, [rbp + 43456], 0x96              ;   291.2 p0+p3  104 s
        vpternlogd zmm17, zmm16, zmm31, 0x96                     ;   292.2 p5     104 s
        vpternlogd zmm17, zmm12, [rbp + 37952], 0x96             ;   293.2 p0+p2  104 s
        vmovdqu64 zmm8, [rbp + 32192]                            ;   247.8 p3     100 f reload
        vmovdqu64 zmm12, [rbp + 22528]                           ;   248.3 p2      28 s reload
        vpternlogd zmm30, zmm12, zmm8, 0x96                      ;   291.5 p5     104 s
        vmovdqu64 zmm12, [rbp + 34240]                           ;   248.8 p3     100 f reload
        vpternlogd zmm30, zmm12, [rbp + 36288], 0x96             ;   292.5 p0+p2  104 s
        vmovdqu64 zmm12, [rbp + 40384]                           ;   249.8 p3      28 s reload
        vpternlogd zmm30, zmm12, [rbp + 38272], 0x96             ;   293.5 p5+p2  104 s
        vmovdqu64 zmm12, [rbp + 18496]                           ;   250.8 p3     104 s
        vmovdqu64 zmm16, [rbp + 28416]                           ;   251.3 p2      29 s reload
        vpxord zmm12, zmm12, zmm16                               ;   293.2 p0     104 s
        vmovdqu64 zmm8, [rbp + 22144]                            ;   251.8 p3      28 s reload
        vpternlogd zmm12, zmm8, [rbp + 32000], 0x96              ;   294.2 p5+p2  104 s
        vmovdqu64 zmm8, [rbp + 34048]                            ;   252.8 p3     100 f reload
        vpternlogd zmm12, zmm8, [rbp + 36096], 0x96              ;   295.2 p0+p2  104 s
        vpternlogd zmm12, zmm3, [rbp + 44992], 0x96              ;   296.2 p5+p3  104 s
        vpternlogd zmm12, zmm13, [rbp + 38080], 0x96             ;   297.2 p0+p2  104 s
        vmovdqu64 zmm3, [rbp + 32320]                            ;   254.8 p3     100 f reload
        vmovdqu64 zmm8, [rbp + 19456]                            ;   255.3 p2      89 s reload
        vmovdqu64 zmm13, [rbp + 22784]                           ;   255.8 p3     104 s
        vpternlogd zmm13, zmm8, zmm3, 0x96                       ;   295.5 p5     104 s
        vmovdqu64 zmm3, [rbp + 34368]                            ;   256.3 p2     100 f reload
        vpternlogd zmm13, zmm3, [rbp + 41088], 0x96              ;   296.5 p0+p3  104 s
        vpternlogd zmm13, zmm24, [rbp + 44800], 0x96             ;   297.5 p5+p2  104 s
        vpternlogd zmm13, zmm10, [rbp + 38400], 0x96             ;   298.5 p0+p3  104 s
        vmovdqu64 zmm3, [rbp + 18688]                            ;   258.3 p2     104 s
        vmovdqu64 zmm10, [rbp + 28608]                           ;   258.8 p3      29 s reload
        vpxord zmm3, zmm3, zmm10                                 ;   297.5 p5     104 s
        vmovdqu64 zmm10, [rbp + 22272]                           ;   259.3 p2      28 s reload
        vpternlogd zmm3, zmm10, [rbp + 32064], 0x96              ;   298.5 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 34112]                           ;   260.3 p2     100 f reload
        vpternlogd zmm3, zmm10, [rbp + 43392], 0x96              ;   299.5 p5+p3  104 s
        vmovdqu64 zmm10, [rbp + 25280]                           ;   261.3 p2      29 s reload
        vpternlogd zmm3, zmm1, zmm10, 0x96                       ;   300.5 p0     104 s
        vmovdqu64 zmm1, [rbp + 19264]                            ;   261.8 p3      89 s reload
        vpxord zmm16, zmm10, zmm1                                ;   299.5 p5     104 s
        vmovdqu64 zmm10, [rbp + 44928]                           ;   262.3 p2      28 s reload
        vpternlogd zmm3, zmm10, [rbp + 38144], 0x96              ;   301.5 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 32256]                           ;   263.3 p2     100 f reload
        vmovdqu64 [rbp + 38144], zmm13                           ;   299.5 p7+p4  104 s spill
        vmovdqu64 zmm13, [rbp + 22656]                           ;   263.8 p3      28 s reload
        vpternlogd zmm16, zmm13, zmm10, 0x96                     ;   300.5 p5     104 s
        vmovdqu64 zmm13, [rbp + 43136]                           ;   264.3 p2      66 r2 reload
        vmovdqu64 [rbp + 32640], zmm13                           ;   270.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 34304]                           ;   264.8 p3     100 f reload
        vpternlogd zmm16, zmm13, [rbp + 36352], 0x96             ;   301.5 p0+p2  104 s
        vmovdqu64 zmm13, [rbp + 44672]                           ;   265.8 p3      66 r2 reload
        vmovdqu64 [rbp + 32704], zmm13                           ;   271.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 44864]                           ;   266.3 p2      28 s reload
        vpternlogd zmm16, zmm13, [rbp + 38336], 0x96             ;   302.5 p5+p3  104 s
        vmovdqu64 zmm13, [rbp + 43584]                           ;   267.3 p2      66 r2 reload
        vmovdqu64 [rbp + 32768], zmm13                           ;   273.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 44608]                           ;   267.8 p3      66 r2 reload
        vmovdqu64 [rbp + 32832], zmm13                           ;   273.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 44544]                           ;   268.3 p2      66 r2 reload
        vmovdqu64 [rbp + 32896], zmm13                           ;   274.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 44480]                           ;   268.8 p3      66 r2 reload
        vmovdqu64 [rbp + 32960], zmm13                           ;   274.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 44416]                           ;   269.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33024], zmm13                           ;   275.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 23040]                           ;   269.8 p3     104 s
        vpxord zmm13, zmm13, [rbp + 19840]                       ;   302.2 p0+p2  104 s
        vmovdqu64 zmm10, [rbp + 40320]                           ;   270.8 p3      28 s reload
        vpternlogd zmm13, zmm10, [rbp + 32448], 0x96             ;   303.2 p5+p2  104 s
        vmovdqu64 zmm10, [rbp + 34496]                           ;   271.8 p3     100 f reload
        vpternlogd zmm13, zmm10, [rbp + 36544], 0x96             ;   304.2 p0+p2  104 s
        vpternlogd zmm13, zmm24, zmm21, 0x96                     ;   305.2 p5     104 s
        vpternlogd zmm13, zmm9, [rbp + 38528], 0x96              ;   306.2 p0+p3  104 s
        vmovdqu64 zmm10, [rbp + 32384]                           ;   273.3 p2     100 f reload
        vmovdqu64 zmm21, [rbp + 19648]                           ;   273.8 p3      89 s reload
        vmovdqu64 zmm24, [rbp + 22912]                           ;   274.3 p2     104 s
        vpternlogd zmm24, zmm21, zmm10, 0x96                     ;   304.5 p5     104 s
        vmovdqu64 zmm10, [rbp + 43840]                           ;   274.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33088], zmm10                           ;   280.8 p7+p4   99 clocks
        vmovdqu64 zmm10, [rbp + 34432]                           ;   275.3 p2     100 f reload
        vpternlogd zmm24, zmm10, [rbp + 41152], 0x96             ;   305.5 p0+p3  104 s
        vpternlogd zmm24, zmm31, [rbp + 44736], 0x96             ;   306.5 p5+p2  104 s
        vpternlogd zmm24, zmm26, [rbp + 38464], 0x96             ;   307.5 p0+p3  104 s
        vmovdqu64 zmm31, [rbp + 43264]                           ;   277.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33152], zmm31                           ;   283.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44352]                           ;   277.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33216], zmm31                           ;   283.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 44288]                           ;   278.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33280], zmm31                           ;   284.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44224]                           ;   278.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33344], zmm31                           ;   284.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 44160]                           ;   279.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33408], zmm31                           ;   285.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 44096]                           ;   279.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33472], zmm31                           ;   285.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 44032]                           ;   280.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33536], zmm31                           ;   286.3 p8+p9   99 clocks
        vmovdqu64 zmm31, [rbp + 43072]                           ;   280.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33600], zmm31                           ;   286.8 p7+p4   99 clocks
        vmovdqu64 zmm31, [rbp + 23168]                           ;   281.3 p2     104 s
        vmovdqu64 zmm10, [rbp + 20032]                           ;   281.8 p3      89 s reload
        vpxord zmm31, zmm31, zmm10                               ;   306.5 p5     104 s
        vmovdqu64 zmm26, [rbp + 43968]                           ;   282.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33664], zmm26                           ;   288.3 p8+p9   99 clocks
        vmovdqu64 zmm26, [rbp + 36608]                           ;   282.8 p3     100 f reload
        vmovdqu64 [rbp + 43968], zmm13                           ;   307.2 p7+p4  104 s spill
        vmovdqu64 zmm13, [rbp + 32512]                           ;   283.3 p2     100 f reload
        vpternlogd zmm31, zmm13, zmm26, 0x96                     ;   307.5 p0     104 s
        vmovdqu64 zmm13, [rbp + 43712]                           ;   283.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33728], zmm13                           ;   289.8 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 38720]                           ;   284.3 p2      28 s reload
        vpternlogd zmm31, zmm13, [rbp + 34560], 0x96             ;   308.5 p5+p3  104 s
        vpternlogd zmm31, zmm25, [rbp + 38656], 0x96             ;   309.5 p0+p2  104 s
        vmovdqu64 zmm13, [rbp + 43520]                           ;   285.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33792], zmm13                           ;   291.8 p7+p4   99 clocks
        vmovdqu64 zmm13, [rbp + 42560]                           ;   286.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33856], zmm13                           ;   292.3 p8+p9   99 clocks
        vmovdqu64 zmm13, [rbp + 23296]                           ;   286.8 p3     104 s
        vmovdqu64 zmm25, [rbp + 20224]                           ;   287.3 p2      89 s reload
        vpxord zmm13, zmm13, zmm25                               ;   308.5 p5     104 s
        vpternlogd zmm13, zmm26, [rbp + 32576], 0x96             ;   309.5 p0+p3  104 s
        vmovdqu64 zmm26, [rbp + 42240]                           ;   288.3 p2      66 r2 reload
        vmovdqu64 [rbp + 33920], zmm26                           ;   294.3 p7+p4   99 clocks
        vmovdqu64 zmm26, [rbp + 43904]                           ;   288.8 p3      66 r2 reload
        vmovdqu64 [rbp + 33984], zmm26                           ;   294.8 p8+p9   99 clocks
        vmovdqu64 zmm26, [rbp + 41280]                           ;   289.3 p2     100 f reload
        vpternlogd zmm13, zmm26, [rbp + 34624], 0x96             ;   310.5 p5+p3  104 s
        vpternlogd zmm13, zmm6, [rbp + 40512], 0x96              ;   311.5 p0+p2  104 s
        vpternlogd zmm13, zmm9, [rbp + 38592], 0x96              ;   312.5 p5+p3  104 s
        vmovdqu64 zmm6, [rbp + 43776]                            ;   291.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34048], zmm6                            ;   297.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 42304]                            ;   291.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34112], zmm6                            ;   297.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 42368]                            ;   292.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34176], zmm6                            ;   298.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 42432]                            ;   292.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34240], zmm6                            ;   298.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 42496]                            ;   293.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34304], zmm6                            ;   299.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 43328]                            ;   293.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34368], zmm6                            ;   299.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 42752]                            ;   294.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34432], zmm6                            ;   300.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 43648]                            ;   294.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34496], zmm6                            ;   300.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 43200]                            ;   295.3 p2      66 r2 reload
        vmovdqu64 [rbp + 34560], zmm6                            ;   301.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 43008]                            ;   295.8 p3      66 r2 reload
        vmovdqu64 [rbp + 34624], zmm6                            ;   301.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 38784]                            ;   296.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 34752], zmm6                            ;   302.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 39104]                            ;   296.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 35072], zmm6                            ;   302.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 39360]                            ;   297.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 35264], zmm6                            ;   303.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 39680]                            ;   297.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 35584], zmm6                            ;   303.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 39872]                            ;   298.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 35776], zmm6                            ;   304.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 40192]                            ;   298.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 36096], zmm6                            ;   304.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 40704]                            ;   299.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 36288], zmm6                            ;   305.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 40960]                            ;   299.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 36352], zmm6                            ;   305.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 41600]                            ;   300.3 p2     101 r1_next reload
        vmovdqu64 [rbp + 36544], zmm6                            ;   306.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 41536]                            ;   300.8 p3     101 r1_next reload
        vmovdqu64 [rbp + 36608], zmm6                            ;   306.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 8128]                             ;   301.3 p2      99 clocks
        vmovdqu64 [rbp + 20352], zmm6                            ;   307.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 8320]                             ;   301.8 p3      99 clocks
        vmovdqu64 [rbp + 20480], zmm6                            ;   307.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 8512]                             ;   302.3 p2      99 clocks
        vmovdqu64 [rbp + 20608], zmm6                            ;   308.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 8704]                             ;   302.8 p3      99 clocks
        vmovdqu64 [rbp + 20736], zmm6                            ;   308.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 8896]                             ;   303.3 p2      99 clocks
        vmovdqu64 [rbp + 20864], zmm6                            ;   309.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 9088]                             ;   303.8 p3      99 clocks
        vmovdqu64 [rbp + 20992], zmm6                            ;   309.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 9280]                             ;   304.3 p2      99 clocks
        vmovdqu64 [rbp + 21120], zmm6                            ;   310.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 9472]                             ;   304.8 p3      99 clocks
        vmovdqu64 [rbp + 21248], zmm6                            ;   310.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 9664]                             ;   305.3 p2      99 clocks
        vmovdqu64 [rbp + 21376], zmm6                            ;   311.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 9856]                             ;   305.8 p3      99 clocks
        vmovdqu64 [rbp + 21504], zmm6                            ;   311.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 10048]                            ;   306.3 p2      99 clocks
        vmovdqu64 [rbp + 21632], zmm6                            ;   312.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 10240]                            ;   306.8 p3      99 clocks
        vmovdqu64 [rbp + 21760], zmm6                            ;   312.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 10432]                            ;   307.3 p2      99 clocks
        vmovdqu64 [rbp + 21888], zmm6                            ;   313.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 10624]                            ;   307.8 p3      99 clocks
        vmovdqu64 [rbp + 22016], zmm6                            ;   313.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 10816]                            ;   308.3 p2      99 clocks
        vmovdqu64 [rbp + 22144], zmm6                            ;   314.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 11008]                            ;   308.8 p3      99 clocks
        vmovdqu64 [rbp + 22272], zmm6                            ;   314.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 11200]                            ;   309.3 p2      99 clocks
        vmovdqu64 [rbp + 22400], zmm6                            ;   315.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 11392]                            ;   309.8 p3      99 clocks
        vmovdqu64 [rbp + 22528], zmm6                            ;   315.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 11584]                            ;   310.3 p2      99 clocks
        vmovdqu64 [rbp + 22656], zmm6                            ;   316.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 11776]                            ;   310.8 p3      99 clocks
        vmovdqu64 [rbp + 22784], zmm6                            ;   316.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 11968]                            ;   311.3 p2      99 clocks
        vmovdqu64 [rbp + 22912], zmm6                            ;   317.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 12160]                            ;   311.8 p3      99 clocks
        vmovdqu64 [rbp + 23040], zmm6                            ;   317.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 12352]                            ;   312.3 p2      99 clocks
        vmovdqu64 [rbp + 23168], zmm6                            ;   318.3 p7+p4   99 clocks
        vmovdqu64 zmm6, [rbp + 12544]                            ;   312.8 p3      99 clocks
        vmovdqu64 [rbp + 23296], zmm6                            ;   318.8 p8+p9   99 clocks
        vmovdqu64 zmm6, [rbp + 12736]                            ;   313.3 p2      99 clocks
        vmovdqu64 zmm9, [rbp + 12928]                            ;   313.8 p3      99 clocks
        vmovdqu64 zmm26, [rbp + 13120]                           ;   314.3 p2      99 clocks
        vmovdqu64 [rbp + 23680], zmm26                           ;   320.3 p7+p4   99 clocks
        vmovdqu64 zmm26, [rbp + 13312]                           ;   314.8 p3      99 clocks
        vmovdqu64 [rbp + 41536], zmm6                            ;   319.3 p8+p9   99 clocks spill
        vmovdqu64 zmm6, [rbp + 13504]                            ;   315.3 p2      99 clocks
        vmovdqu64 [rbp + 41600], zmm9                            ;   319.8 p7+p4   99 clocks spill
        vmovdqu64 zmm9, [rbp + 13696]                            ;   315.8 p3      99 clocks
        vmovdqu64 [rbp + 9664], zmm14                            ;   290.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 9856], zmm7                             ;   291.5 p7+p4   99 clocks
        vmovdqu64 zmm7, [rbp + 13888]                            ;   316.3 p2      99 clocks
        vmovdqu64 [rbp + 24192], zmm7                            ;   322.3 p8+p9   99 clocks
        vmovdqu64 [rbp + 10048], zmm11                           ;   293.5 p7+p4   99 clocks
        vmovdqu64 zmm7, [rbp + 14080]                            ;   316.8 p3      99 clocks
        vmovdqu64 [rbp + 10240], zmm2                            ;   294.2 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 14272]                            ;   317.3 p2      99 clocks
        vmovdqu64 [rbp + 10432], zmm4                            ;   295.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 8128], zmm2                             ;   323.3 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 14464]                            ;   317.8 p3      99 clocks
        vmovdqu64 [rbp + 8320], zmm2                             ;   323.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 14656]                            ;   318.3 p2      99 clocks
        vmovdqu64 [rbp + 8512], zmm2                             ;   324.3 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 14848]                            ;   318.8 p3      99 clocks
        vmovdqu64 [rbp + 11008], zmm18                           ;   299.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 8704], zmm2                             ;   324.8 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 15040]                            ;   319.3 p2      99 clocks
        vmovdqu64 [rbp + 8896], zmm2                             ;   325.3 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 15232]                            ;   319.8 p3      99 clocks
        vmovdqu64 [rbp + 11392], zmm19                           ;   302.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 9088], zmm2                             ;   325.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 15424]                            ;   320.3 p2      99 clocks
        vmovdqu64 [rbp + 9280], zmm2                             ;   326.3 p8+p9   99 clocks
        vmovdqu64 zmm2, [rbp + 15616]                            ;   320.8 p3      99 clocks
        vmovdqu64 [rbp + 9472], zmm2                             ;   326.8 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 16768]                            ;   321.3 p2      99 clocks
        vmovdqu64 [rbp + 12928], zmm15                           ;   306.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 10624], zmm2                            ;   327.3 p7+p4   99 clocks
        vmovdqu64 zmm2, [rbp + 16960]                            ;   321.8 p3      99 clocks
        vmovdqu64 [rbp + 13120], zmm1                            ;   308.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 10816], zmm2                            ;   327.8 p7+p4   99 clocks
        vmovdqu64 [rbp + 13312], zmm8                            ;   310.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 17344]                            ;   322.3 p2      99 clocks
        vmovdqu64 [rbp + 13504], zmm21                           ;   311.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 11200], zmm1                            ;   328.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 17728]                            ;   322.8 p3      99 clocks
        vmovdqu64 [rbp + 13888], zmm10                           ;   313.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 11584], zmm1                            ;   328.8 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 17920]                            ;   323.3 p2      99 clocks
        vmovdqu64 [rbp + 14080], zmm25                           ;   315.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 11776], zmm1                            ;   329.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 18112]                            ;   323.8 p3      99 clocks
        vmovdqu64 [rbp + 11968], zmm1                            ;   329.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 18304]                            ;   324.3 p2      99 clocks
        vmovdqu64 [rbp + 12160], zmm1                            ;   330.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 18496]                            ;   324.8 p3      99 clocks
        vmovdqu64 [rbp + 12352], zmm1                            ;   330.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 18688]                            ;   325.3 p2      99 clocks
        vmovdqu64 [rbp + 12544], zmm1                            ;   331.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 18880]                            ;   325.8 p3      99 clocks
        vmovdqu64 [rbp + 12736], zmm1                            ;   331.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19840]                            ;   326.3 p2      99 clocks
        vmovdqu64 [rbp + 13696], zmm1                            ;   332.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24448]                            ;   326.8 p3      99 clocks
        vmovdqu64 [rbp + 14272], zmm1                            ;   332.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24576]                            ;   327.3 p2      99 clocks
        vmovdqu64 [rbp + 14464], zmm1                            ;   333.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24704]                            ;   327.8 p3      99 clocks
        vmovdqu64 [rbp + 14656], zmm1                            ;   333.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24832]                            ;   328.3 p2      99 clocks
        vmovdqu64 [rbp + 14848], zmm1                            ;   334.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24960]                            ;   328.8 p3      99 clocks
        vmovdqu64 [rbp + 15040], zmm1                            ;   334.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25088]                            ;   329.3 p2      99 clocks
        vmovdqu64 [rbp + 15232], zmm1                            ;   335.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25216]                            ;   329.8 p3      99 clocks
        vmovdqu64 [rbp + 15424], zmm1                            ;   335.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25344]                            ;   330.3 p2      99 clocks
        vmovdqu64 [rbp + 15616], zmm1                            ;   336.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25472]                            ;   330.8 p3      99 clocks
        vmovdqu64 [rbp + 15808], zmm1                            ;   336.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25600]                            ;   331.3 p2      99 clocks
        vmovdqu64 [rbp + 16000], zmm1                            ;   337.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25728]                            ;   331.8 p3      99 clocks
        vmovdqu64 [rbp + 16192], zmm1                            ;   337.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25856]                            ;   332.3 p2      99 clocks
        vmovdqu64 [rbp + 16384], zmm1                            ;   338.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25984]                            ;   332.8 p3      99 clocks
        vmovdqu64 [rbp + 16576], zmm1                            ;   338.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26112]                            ;   333.3 p2      99 clocks
        vmovdqu64 [rbp + 16768], zmm1                            ;   339.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26240]                            ;   333.8 p3      99 clocks
        vmovdqu64 [rbp + 16960], zmm1                            ;   339.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26368]                            ;   334.3 p2      99 clocks
        vmovdqu64 [rbp + 17152], zmm1                            ;   340.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26496]                            ;   334.8 p3      99 clocks
        vmovdqu64 [rbp + 17344], zmm1                            ;   340.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26624]                            ;   335.3 p2      99 clocks
        vmovdqu64 [rbp + 17536], zmm1                            ;   341.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26752]                            ;   335.8 p3      99 clocks
        vmovdqu64 [rbp + 17728], zmm1                            ;   341.8 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26880]                            ;   336.3 p2      99 clocks
        vmovdqu64 [rbp + 17920], zmm1                            ;   342.3 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27008]                            ;   336.8 p3      99 clocks
        vmovdqu64 [rbp + 18112], zmm1                            ;   343.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27136]                            ;   337.3 p2      99 clocks
        vmovdqu64 [rbp + 18304], zmm1                            ;   344.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27264]                            ;   337.8 p3      99 clocks
        vmovdqu64 [rbp + 18496], zmm1                            ;   345.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27392]                            ;   338.3 p2      99 clocks
        vmovdqu64 [rbp + 18688], zmm1                            ;   346.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27520]                            ;   338.8 p3      99 clocks
        vmovdqu64 [rbp + 18880], zmm1                            ;   347.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27648]                            ;   339.3 p2      99 clocks
        vmovdqu64 [rbp + 19072], zmm1                            ;   348.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27776]                            ;   339.8 p3      99 clocks
        vmovdqu64 [rbp + 19264], zmm1                            ;   349.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27904]                            ;   340.3 p2      99 clocks
        vmovdqu64 [rbp + 19456], zmm1                            ;   350.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28032]                            ;   340.8 p3      99 clocks
        vmovdqu64 [rbp + 19648], zmm1                            ;   351.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28160]                            ;   341.3 p2      99 clocks
        vmovdqu64 [rbp + 19840], zmm1                            ;   352.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28352]                            ;   341.8 p3      99 clocks
        vmovdqu64 [rbp + 20032], zmm1                            ;   353.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28544]                            ;   342.3 p2      99 clocks
        vmovdqu64 [rbp + 20224], zmm1                            ;   354.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6144]                             ;   342.8 p3      99 clocks
        vmovdqu64 [rbp + 24448], zmm1                            ;   355.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6208]                             ;   343.3 p2      99 clocks
        vmovdqu64 [rbp + 24576], zmm1                            ;   356.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6272]                             ;   343.8 p3      99 clocks
        vmovdqu64 [rbp + 24704], zmm1                            ;   357.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6336]                             ;   344.3 p2      99 clocks
        vmovdqu64 [rbp + 24832], zmm1                            ;   358.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6400]                             ;   344.8 p3      99 clocks
        vmovdqu64 [rbp + 24960], zmm1                            ;   359.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6464]                             ;   345.3 p2      99 clocks
        vmovdqu64 [rbp + 25088], zmm1                            ;   360.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6528]                             ;   345.8 p3      99 clocks
        vmovdqu64 [rbp + 25216], zmm1                            ;   361.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6592]                             ;   346.3 p2      99 clocks
        vmovdqu64 [rbp + 25344], zmm1                            ;   362.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6656]                             ;   346.8 p3      99 clocks
        vmovdqu64 [rbp + 25472], zmm1                            ;   363.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6720]                             ;   347.3 p2      99 clocks
        vmovdqu64 [rbp + 25600], zmm1                            ;   364.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6784]                             ;   347.8 p3      99 clocks
        vmovdqu64 [rbp + 25728], zmm1                            ;   365.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6848]                             ;   348.3 p2      99 clocks
        vmovdqu64 [rbp + 25856], zmm1                            ;   366.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6912]                             ;   348.8 p3      99 clocks
        vmovdqu64 [rbp + 25984], zmm1                            ;   367.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6976]                             ;   349.3 p2      99 clocks
        vmovdqu64 [rbp + 26112], zmm1                            ;   368.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7040]                             ;   349.8 p3      99 clocks
        vmovdqu64 [rbp + 26240], zmm1                            ;   369.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7104]                             ;   350.3 p2      99 clocks
        vmovdqu64 [rbp + 26368], zmm1                            ;   370.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7168]                             ;   350.8 p3      99 clocks
        vmovdqu64 [rbp + 26496], zmm1                            ;   371.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7232]                             ;   351.3 p2      99 clocks
        vmovdqu64 [rbp + 26624], zmm1                            ;   372.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7296]                             ;   351.8 p3      99 clocks
        vmovdqu64 [rbp + 26752], zmm1                            ;   373.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7360]                             ;   352.3 p2      99 clocks
        vmovdqu64 [rbp + 26880], zmm1                            ;   374.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7424]                             ;   352.8 p3      99 clocks
        vmovdqu64 [rbp + 27008], zmm1                            ;   375.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7488]                             ;   353.3 p2      99 clocks
        vmovdqu64 [rbp + 27136], zmm1                            ;   376.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7552]                             ;   353.8 p3      99 clocks
        vmovdqu64 [rbp + 27264], zmm1                            ;   377.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7616]                             ;   354.3 p2      99 clocks
        vmovdqu64 [rbp + 27392], zmm1                            ;   378.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7680]                             ;   354.8 p3      99 clocks
        vmovdqu64 [rbp + 27520], zmm1                            ;   379.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7744]                             ;   355.3 p2      99 clocks
        vmovdqu64 [rbp + 27648], zmm1                            ;   380.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7808]                             ;   355.8 p3      99 clocks
        vmovdqu64 [rbp + 27776], zmm1                            ;   381.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 7872]                             ;   356.3 p2      99 clocks
        vmovdqu64 [rbp + 27904], zmm1                            ;   382.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 7936]                             ;   356.8 p3      99 clocks
        vmovdqu64 [rbp + 28032], zmm1                            ;   383.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8000]                             ;   357.3 p2      99 clocks
        vmovdqu64 [rbp + 28160], zmm1                            ;   384.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 8064]                             ;   357.8 p3      99 clocks
        vmovdqu64 [rbp + 28352], zmm1                            ;   385.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 8128]                             ;   358.3 p2      99 clocks
        vmovdqu64 [rbp + 28544], zmm1                            ;   386.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4096]                             ;   358.8 p3      99 clocks
        vmovdqu64 [rbp + 6016], zmm1                             ;   387.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4160]                             ;   359.3 p2      99 clocks
        vmovdqu64 [rbp + 6080], zmm1                             ;   388.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4224]                             ;   359.8 p3      99 clocks
        vmovdqu64 [rbp + 6144], zmm1                             ;   389.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4288]                             ;   360.3 p2      99 clocks
        vmovdqu64 [rbp + 6208], zmm1                             ;   390.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4352]                             ;   360.8 p3      99 clocks
        vmovdqu64 [rbp + 6272], zmm1                             ;   391.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4416]                             ;   361.3 p2      99 clocks
        vmovdqu64 [rbp + 6336], zmm1                             ;   392.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4480]                             ;   361.8 p3      99 clocks
        vmovdqu64 [rbp + 6400], zmm1                             ;   393.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4544]                             ;   362.3 p2      99 clocks
        vmovdqu64 [rbp + 6464], zmm1                             ;   394.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4608]                             ;   362.8 p3      99 clocks
        vmovdqu64 [rbp + 6528], zmm1                             ;   395.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4672]                             ;   363.3 p2      99 clocks
        vmovdqu64 [rbp + 6592], zmm1                             ;   396.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4736]                             ;   363.8 p3      99 clocks
        vmovdqu64 [rbp + 6656], zmm1                             ;   397.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4800]                             ;   364.3 p2      99 clocks
        vmovdqu64 [rbp + 6720], zmm1                             ;   398.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4864]                             ;   364.8 p3      99 clocks
        vmovdqu64 [rbp + 6784], zmm1                             ;   399.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4928]                             ;   365.3 p2      99 clocks
        vmovdqu64 [rbp + 6848], zmm1                             ;   400.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 4992]                             ;   365.8 p3      99 clocks
        vmovdqu64 [rbp + 6912], zmm1                             ;   401.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5056]                             ;   366.3 p2      99 clocks
        vmovdqu64 [rbp + 6976], zmm1                             ;   402.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5120]                             ;   366.8 p3      99 clocks
        vmovdqu64 [rbp + 7040], zmm1                             ;   403.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5184]                             ;   367.3 p2      99 clocks
        vmovdqu64 [rbp + 7104], zmm1                             ;   404.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5248]                             ;   367.8 p3      99 clocks
        vmovdqu64 [rbp + 7168], zmm1                             ;   405.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5312]                             ;   368.3 p2      99 clocks
        vmovdqu64 [rbp + 7232], zmm1                             ;   406.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5376]                             ;   368.8 p3      99 clocks
        vmovdqu64 [rbp + 7296], zmm1                             ;   407.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5440]                             ;   369.3 p2      99 clocks
        vmovdqu64 [rbp + 7360], zmm1                             ;   408.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5504]                             ;   369.8 p3      99 clocks
        vmovdqu64 [rbp + 7424], zmm1                             ;   409.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5568]                             ;   370.3 p2      99 clocks
        vmovdqu64 [rbp + 7488], zmm1                             ;   410.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5632]                             ;   370.8 p3      99 clocks
        vmovdqu64 [rbp + 7552], zmm1                             ;   411.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5696]                             ;   371.3 p2      99 clocks
        vmovdqu64 [rbp + 7616], zmm1                             ;   412.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5760]                             ;   371.8 p3      99 clocks
        vmovdqu64 [rbp + 7680], zmm1                             ;   413.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5824]                             ;   372.3 p2      99 clocks
        vmovdqu64 [rbp + 7744], zmm1                             ;   414.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 5888]                             ;   372.8 p3      99 clocks
        vmovdqu64 [rbp + 7808], zmm1                             ;   415.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 5952]                             ;   373.3 p2      99 clocks
        vmovdqu64 [rbp + 7872], zmm1                             ;   416.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 6016]                             ;   373.8 p3      99 clocks
        vmovdqu64 [rbp + 7936], zmm1                             ;   417.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 6080]                             ;   374.3 p2      99 clocks
        vmovdqu64 [rbp + 8000], zmm1                             ;   418.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2048]                             ;   374.8 p3      99 clocks
        vmovdqu64 [rbp + 3968], zmm1                             ;   419.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2112]                             ;   375.3 p2      99 clocks
        vmovdqu64 [rbp + 4032], zmm1                             ;   420.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2176]                             ;   375.8 p3      99 clocks
        vmovdqu64 [rbp + 4096], zmm1                             ;   421.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2240]                             ;   376.3 p2      99 clocks
        vmovdqu64 [rbp + 4160], zmm1                             ;   422.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2304]                             ;   376.8 p3      99 clocks
        vmovdqu64 [rbp + 4224], zmm1                             ;   423.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2368]                             ;   377.3 p2      99 clocks
        vmovdqu64 [rbp + 4288], zmm1                             ;   424.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2432]                             ;   377.8 p3      99 clocks
        vmovdqu64 [rbp + 4352], zmm1                             ;   425.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2496]                             ;   378.3 p2      99 clocks
        vmovdqu64 [rbp + 4416], zmm1                             ;   426.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2560]                             ;   378.8 p3      99 clocks
        vmovdqu64 [rbp + 4480], zmm1                             ;   427.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2624]                             ;   379.3 p2      99 clocks
        vmovdqu64 [rbp + 4544], zmm1                             ;   428.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2688]                             ;   379.8 p3      99 clocks
        vmovdqu64 [rbp + 4608], zmm1                             ;   429.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2752]                             ;   380.3 p2      99 clocks
        vmovdqu64 [rbp + 4672], zmm1                             ;   430.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2816]                             ;   380.8 p3      99 clocks
        vmovdqu64 [rbp + 4736], zmm1                             ;   431.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 2880]                             ;   381.3 p2      99 clocks
        vmovdqu64 [rbp + 4800], zmm1                             ;   432.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 2944]                             ;   381.8 p3      99 clocks
        vmovdqu64 [rbp + 4864], zmm1                             ;   433.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3008]                             ;   382.3 p2      99 clocks
        vmovdqu64 [rbp + 4928], zmm1                             ;   434.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3072]                             ;   382.8 p3      99 clocks
        vmovdqu64 [rbp + 4992], zmm1                             ;   435.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3136]                             ;   383.3 p2      99 clocks
        vmovdqu64 [rbp + 5056], zmm1                             ;   436.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3200]                             ;   383.8 p3      99 clocks
        vmovdqu64 [rbp + 5120], zmm1                             ;   437.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3264]                             ;   384.3 p2      99 clocks
        vmovdqu64 [rbp + 5184], zmm1                             ;   438.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3328]                             ;   384.8 p3      99 clocks
        vmovdqu64 [rbp + 5248], zmm1                             ;   439.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3392]                             ;   385.3 p2      99 clocks
        vmovdqu64 [rbp + 5312], zmm1                             ;   440.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3456]                             ;   385.8 p3      99 clocks
        vmovdqu64 [rbp + 5376], zmm1                             ;   441.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3520]                             ;   386.3 p2      99 clocks
        vmovdqu64 [rbp + 5440], zmm1                             ;   442.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3584]                             ;   386.8 p3      99 clocks
        vmovdqu64 [rbp + 5504], zmm1                             ;   443.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3648]                             ;   387.3 p2      99 clocks
        vmovdqu64 [rbp + 5568], zmm1                             ;   444.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3712]                             ;   387.8 p3      99 clocks
        vmovdqu64 [rbp + 5632], zmm1                             ;   445.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3776]                             ;   388.3 p2      99 clocks
        vmovdqu64 [rbp + 5696], zmm1                             ;   446.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3840]                             ;   388.8 p3      99 clocks
        vmovdqu64 [rbp + 5760], zmm1                             ;   447.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 3904]                             ;   389.3 p2      99 clocks
        vmovdqu64 [rbp + 5824], zmm1                             ;   448.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 3968]                             ;   389.8 p3      99 clocks
        vmovdqu64 [rbp + 5888], zmm1                             ;   449.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 4032]                             ;   390.3 p2      99 clocks
        vmovdqu64 [rbp + 5952], zmm1                             ;   450.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax]                                    ;   390.8 p3      99 clocks
        vmovdqu64 [rbp + 1920], zmm1                             ;   451.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 64]                               ;   391.3 p2      99 clocks
        vmovdqu64 [rbp + 1984], zmm1                             ;   452.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 128]                              ;   391.8 p3      99 clocks
        vmovdqu64 [rbp + 2048], zmm1                             ;   453.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 192]                              ;   392.3 p2      99 clocks
        vmovdqu64 [rbp + 2112], zmm1                             ;   454.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 256]                              ;   392.8 p3      99 clocks
        vmovdqu64 [rbp + 2176], zmm1                             ;   455.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 320]                              ;   393.3 p2      99 clocks
        vmovdqu64 [rbp + 2240], zmm1                             ;   456.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 384]                              ;   393.8 p3      99 clocks
        vmovdqu64 [rbp + 2304], zmm1                             ;   457.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 448]                              ;   394.3 p2      99 clocks
        vmovdqu64 [rbp + 2368], zmm1                             ;   458.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 512]                              ;   394.8 p3      99 clocks
        vmovdqu64 [rbp + 2432], zmm1                             ;   459.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 576]                              ;   395.3 p2      99 clocks
        vmovdqu64 [rbp + 2496], zmm1                             ;   460.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 640]                              ;   395.8 p3      99 clocks
        vmovdqu64 [rbp + 2560], zmm1                             ;   461.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 704]                              ;   396.3 p2      99 clocks
        vmovdqu64 [rbp + 2624], zmm1                             ;   462.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 768]                              ;   396.8 p3      99 clocks
        vmovdqu64 [rbp + 2688], zmm1                             ;   463.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 832]                              ;   397.3 p2      99 clocks
        vmovdqu64 [rbp + 2752], zmm1                             ;   464.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 896]                              ;   397.8 p3      99 clocks
        vmovdqu64 [rbp + 2816], zmm1                             ;   465.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 960]                              ;   398.3 p2      99 clocks
        vmovdqu64 [rbp + 2880], zmm1                             ;   466.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1024]                             ;   398.8 p3      99 clocks
        vmovdqu64 [rbp + 2944], zmm1                             ;   467.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1088]                             ;   399.3 p2      99 clocks
        vmovdqu64 [rbp + 3008], zmm1                             ;   468.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1152]                             ;   399.8 p3      99 clocks
        vmovdqu64 [rbp + 3072], zmm1                             ;   469.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1216]                             ;   400.3 p2      99 clocks
        vmovdqu64 [rbp + 3136], zmm1                             ;   470.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1280]                             ;   400.8 p3      99 clocks
        vmovdqu64 [rbp + 3200], zmm1                             ;   471.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1344]                             ;   401.3 p2      99 clocks
        vmovdqu64 [rbp + 3264], zmm1                             ;   472.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1408]                             ;   401.8 p3      99 clocks
        vmovdqu64 [rbp + 3328], zmm1                             ;   473.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1472]                             ;   402.3 p2      99 clocks
        vmovdqu64 [rbp + 3392], zmm1                             ;   474.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1536]                             ;   402.8 p3      99 clocks
        vmovdqu64 [rbp + 3456], zmm1                             ;   475.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1600]                             ;   403.3 p2      99 clocks
        vmovdqu64 [rbp + 3520], zmm1                             ;   476.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1664]                             ;   403.8 p3      99 clocks
        vmovdqu64 [rbp + 3584], zmm1                             ;   477.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1728]                             ;   404.3 p2      99 clocks
        vmovdqu64 [rbp + 3648], zmm1                             ;   478.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1792]                             ;   404.8 p3      99 clocks
        vmovdqu64 [rbp + 3712], zmm1                             ;   479.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1856]                             ;   405.3 p2      99 clocks
        vmovdqu64 [rbp + 3776], zmm1                             ;   480.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rax + 1920]                             ;   405.8 p3      99 clocks
        vmovdqu64 [rbp + 3840], zmm1                             ;   481.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rax + 1984]                             ;   406.3 p2      99 clocks
        vmovdqu64 [rbp + 3904], zmm1                             ;   482.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20416]                            ;   406.8 p3      99 clocks
        vmovdqu64 [rbp - 128], zmm1                              ;   483.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20544]                            ;   407.3 p2      99 clocks
        vmovdqu64 [rbp - 64], zmm1                               ;   484.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20672]                            ;   407.8 p3      99 clocks
        vmovdqu64 [rbp + 0], zmm1                                ;   485.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20800]                            ;   408.3 p2      99 clocks
        vmovdqu64 [rbp + 64], zmm1                               ;   486.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20928]                            ;   408.8 p3      99 clocks
        vmovdqu64 [rbp + 128], zmm1                              ;   487.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21056]                            ;   409.3 p2      99 clocks
        vmovdqu64 [rbp + 192], zmm1                              ;   488.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21184]                            ;   409.8 p3      99 clocks
        vmovdqu64 [rbp + 256], zmm1                              ;   489.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21312]                            ;   410.3 p2      99 clocks
        vmovdqu64 [rbp + 320], zmm1                              ;   490.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21440]                            ;   410.8 p3      99 clocks
        vmovdqu64 [rbp + 384], zmm1                              ;   491.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21568]                            ;   411.3 p2      99 clocks
        vmovdqu64 [rbp + 448], zmm1                              ;   492.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21696]                            ;   411.8 p3      99 clocks
        vmovdqu64 [rbp + 512], zmm1                              ;   493.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 21824]                            ;   412.3 p2      99 clocks
        vmovdqu64 [rbp + 576], zmm1                              ;   494.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 21952]                            ;   412.8 p3      99 clocks
        vmovdqu64 [rbp + 640], zmm1                              ;   495.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22080]                            ;   413.3 p2      99 clocks
        vmovdqu64 [rbp + 704], zmm1                              ;   496.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22208]                            ;   413.8 p3      99 clocks
        vmovdqu64 [rbp + 768], zmm1                              ;   497.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22336]                            ;   414.3 p2      99 clocks
        vmovdqu64 [rbp + 832], zmm1                              ;   498.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22464]                            ;   414.8 p3      99 clocks
        vmovdqu64 [rbp + 896], zmm1                              ;   499.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22592]                            ;   415.3 p2      99 clocks
        vmovdqu64 [rbp + 960], zmm1                              ;   500.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22720]                            ;   415.8 p3      99 clocks
        vmovdqu64 [rbp + 1024], zmm1                             ;   501.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 22848]                            ;   416.3 p2      99 clocks
        vmovdqu64 [rbp + 1088], zmm1                             ;   502.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 22976]                            ;   416.8 p3      99 clocks
        vmovdqu64 [rbp + 1152], zmm1                             ;   503.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23104]                            ;   417.3 p2      99 clocks
        vmovdqu64 [rbp + 1216], zmm1                             ;   504.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23232]                            ;   417.8 p3      99 clocks
        vmovdqu64 [rbp + 1280], zmm1                             ;   505.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23360]                            ;   418.3 p2      99 clocks
        vmovdqu64 [rbp + 1344], zmm1                             ;   506.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23488]                            ;   418.8 p3      99 clocks
        vmovdqu64 [rbp + 1408], zmm1                             ;   507.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23616]                            ;   419.3 p2      99 clocks
        vmovdqu64 [rbp + 1472], zmm1                             ;   508.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 23744]                            ;   419.8 p3      99 clocks
        vmovdqu64 [rbp + 1536], zmm1                             ;   509.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 23872]                            ;   420.3 p2      99 clocks
        vmovdqu64 [rbp + 1600], zmm1                             ;   510.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24000]                            ;   420.8 p3      99 clocks
        vmovdqu64 [rbp + 1664], zmm1                             ;   511.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24128]                            ;   421.3 p2      99 clocks
        vmovdqu64 [rbp + 1728], zmm1                             ;   512.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24256]                            ;   421.8 p3      99 clocks
        vmovdqu64 [rbp + 1792], zmm1                             ;   513.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24384]                            ;   422.3 p2      99 clocks
        vmovdqu64 [rbp + 1856], zmm1                             ;   514.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 8192]                             ;   422.8 p3      99 clocks
        vmovdqu64 [rbp + 20416], zmm1                            ;   515.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 8384]                             ;   423.3 p2      99 clocks
        vmovdqu64 [rbp + 20544], zmm1                            ;   516.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 8576]                             ;   423.8 p3      99 clocks
        vmovdqu64 [rbp + 20672], zmm1                            ;   517.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 8768]                             ;   424.3 p2      99 clocks
        vmovdqu64 [rbp + 20800], zmm1                            ;   518.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 8960]                             ;   424.8 p3      99 clocks
        vmovdqu64 [rbp + 20928], zmm1                            ;   519.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 9152]                             ;   425.3 p2      99 clocks
        vmovdqu64 [rbp + 21056], zmm1                            ;   520.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 9344]                             ;   425.8 p3      99 clocks
        vmovdqu64 [rbp + 21184], zmm1                            ;   521.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 9536]                             ;   426.3 p2      99 clocks
        vmovdqu64 [rbp + 21312], zmm1                            ;   522.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 9728]                             ;   426.8 p3      99 clocks
        vmovdqu64 [rbp + 21440], zmm1                            ;   523.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 9920]                             ;   427.3 p2      99 clocks
        vmovdqu64 [rbp + 21568], zmm1                            ;   524.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 10112]                            ;   427.8 p3      99 clocks
        vmovdqu64 [rbp + 21696], zmm1                            ;   525.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 10304]                            ;   428.3 p2      99 clocks
        vmovdqu64 [rbp + 21824], zmm1                            ;   526.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 10496]                            ;   428.8 p3      99 clocks
        vmovdqu64 [rbp + 21952], zmm1                            ;   527.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 10688]                            ;   429.3 p2      99 clocks
        vmovdqu64 [rbp + 22080], zmm1                            ;   528.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 10880]                            ;   429.8 p3      99 clocks
        vmovdqu64 [rbp + 22208], zmm1                            ;   529.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 11072]                            ;   430.3 p2      99 clocks
        vmovdqu64 [rbp + 22336], zmm1                            ;   530.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 11264]                            ;   430.8 p3      99 clocks
        vmovdqu64 [rbp + 22464], zmm1                            ;   531.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 11456]                            ;   431.3 p2      99 clocks
        vmovdqu64 [rbp + 22592], zmm1                            ;   532.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 11648]                            ;   431.8 p3      99 clocks
        vmovdqu64 [rbp + 22720], zmm1                            ;   533.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 11840]                            ;   432.3 p2      99 clocks
        vmovdqu64 [rbp + 22848], zmm1                            ;   534.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 12032]                            ;   432.8 p3      99 clocks
        vmovdqu64 [rbp + 22976], zmm1                            ;   535.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 12224]                            ;   433.3 p2      99 clocks
        vmovdqu64 [rbp + 23104], zmm1                            ;   536.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 12416]                            ;   433.8 p3      99 clocks
        vmovdqu64 [rbp + 23232], zmm1                            ;   537.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 12608]                            ;   434.3 p2      99 clocks
        vmovdqu64 [rbp + 23360], zmm1                            ;   538.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 12800]                            ;   434.8 p3      99 clocks
        vmovdqu64 [rbp + 23488], zmm1                            ;   539.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 12992]                            ;   435.3 p2      99 clocks
        vmovdqu64 [rbp + 23616], zmm1                            ;   540.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 13184]                            ;   435.8 p3      99 clocks
        vmovdqu64 [rbp + 23744], zmm1                            ;   541.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 13376]                            ;   436.3 p2      99 clocks
        vmovdqu64 [rbp + 23872], zmm1                            ;   542.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 13568]                            ;   436.8 p3      99 clocks
        vmovdqu64 [rbp + 24000], zmm1                            ;   543.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 13760]                            ;   437.3 p2      99 clocks
        vmovdqu64 [rbp + 24128], zmm1                            ;   544.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 13952]                            ;   437.8 p3      99 clocks
        vmovdqu64 [rbp + 24256], zmm1                            ;   545.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 14144]                            ;   438.3 p2      99 clocks
        vmovdqu64 [rbp + 24384], zmm1                            ;   546.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 14336]                            ;   438.8 p3      99 clocks
        vmovdqu64 [rbp + 8192], zmm1                             ;   547.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 14528]                            ;   439.3 p2      99 clocks
        vmovdqu64 [rbp + 8384], zmm1                             ;   548.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 14720]                            ;   439.8 p3      99 clocks
        vmovdqu64 [rbp + 8576], zmm1                             ;   549.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 14912]                            ;   440.3 p2      99 clocks
        vmovdqu64 [rbp + 8768], zmm1                             ;   550.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 15104]                            ;   440.8 p3      99 clocks
        vmovdqu64 [rbp + 8960], zmm1                             ;   551.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 15296]                            ;   441.3 p2      99 clocks
        vmovdqu64 [rbp + 9152], zmm1                             ;   552.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 15488]                            ;   441.8 p3      99 clocks
        vmovdqu64 [rbp + 9344], zmm1                             ;   553.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 15680]                            ;   442.3 p2      99 clocks
        vmovdqu64 [rbp + 9536], zmm1                             ;   554.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 15872]                            ;   442.8 p3      99 clocks
        vmovdqu64 [rbp + 9728], zmm1                             ;   555.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 16064]                            ;   443.3 p2      99 clocks
        vmovdqu64 [rbp + 9920], zmm1                             ;   556.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 16256]                            ;   443.8 p3      99 clocks
        vmovdqu64 [rbp + 10112], zmm1                            ;   557.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 16448]                            ;   444.3 p2      99 clocks
        vmovdqu64 [rbp + 10304], zmm1                            ;   558.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 16640]                            ;   444.8 p3      99 clocks
        vmovdqu64 [rbp + 10496], zmm1                            ;   559.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 16832]                            ;   445.3 p2      99 clocks
        vmovdqu64 [rbp + 10688], zmm1                            ;   560.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 17024]                            ;   445.8 p3      99 clocks
        vmovdqu64 [rbp + 10880], zmm1                            ;   561.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 17216]                            ;   446.3 p2      99 clocks
        vmovdqu64 [rbp + 11072], zmm1                            ;   562.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 17408]                            ;   446.8 p3      99 clocks
        vmovdqu64 [rbp + 11264], zmm1                            ;   563.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 17600]                            ;   447.3 p2      99 clocks
        vmovdqu64 [rbp + 11456], zmm1                            ;   564.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 17792]                            ;   447.8 p3      99 clocks
        vmovdqu64 [rbp + 11648], zmm1                            ;   565.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 17984]                            ;   448.3 p2      99 clocks
        vmovdqu64 [rbp + 11840], zmm1                            ;   566.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 18176]                            ;   448.8 p3      99 clocks
        vmovdqu64 [rbp + 12032], zmm1                            ;   567.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 18368]                            ;   449.3 p2      99 clocks
        vmovdqu64 [rbp + 12224], zmm1                            ;   568.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 18560]                            ;   449.8 p3      99 clocks
        vmovdqu64 [rbp + 12416], zmm1                            ;   569.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 18752]                            ;   450.3 p2      99 clocks
        vmovdqu64 [rbp + 12608], zmm1                            ;   570.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 18944]                            ;   450.8 p3      99 clocks
        vmovdqu64 [rbp + 12800], zmm1                            ;   571.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19136]                            ;   451.3 p2      99 clocks
        vmovdqu64 [rbp + 12992], zmm1                            ;   572.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19328]                            ;   451.8 p3      99 clocks
        vmovdqu64 [rbp + 13184], zmm1                            ;   573.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19520]                            ;   452.3 p2      99 clocks
        vmovdqu64 [rbp + 13376], zmm1                            ;   574.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 19712]                            ;   452.8 p3      99 clocks
        vmovdqu64 [rbp + 13568], zmm1                            ;   575.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 19904]                            ;   453.3 p2      99 clocks
        vmovdqu64 [rbp + 13760], zmm1                            ;   576.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 20096]                            ;   453.8 p3      99 clocks
        vmovdqu64 [rbp + 13952], zmm1                            ;   577.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 20288]                            ;   454.3 p2      99 clocks
        vmovdqu64 [rbp + 14144], zmm1                            ;   578.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24512]                            ;   454.8 p3      99 clocks
        vmovdqu64 [rbp + 14336], zmm1                            ;   579.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 24640]                            ;   455.3 p2      99 clocks
        vmovdqu64 [rbp + 14528], zmm1                            ;   580.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 24768]                            ;   455.8 p3      99 clocks
        vmovdqu64 [rbp + 14720], zmm1                            ;   581.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 40768]                            ;   456.3 p2      99 clocks
        vmovdqu64 [rbp + 14912], zmm1                            ;   582.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 40832]                            ;   456.8 p3      99 clocks
        vmovdqu64 [rbp + 15104], zmm1                            ;   583.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25152]                            ;   457.3 p2      99 clocks
        vmovdqu64 [rbp + 15296], zmm1                            ;   584.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25280]                            ;   457.8 p3      99 clocks
        vmovdqu64 [rbp + 15488], zmm1                            ;   585.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25408]                            ;   458.3 p2      99 clocks
        vmovdqu64 [rbp + 15680], zmm1                            ;   586.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25536]                            ;   458.8 p3      99 clocks
        vmovdqu64 [rbp + 15872], zmm1                            ;   587.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25664]                            ;   459.3 p2      99 clocks
        vmovdqu64 [rbp + 16064], zmm1                            ;   588.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 25792]                            ;   459.8 p3      99 clocks
        vmovdqu64 [rbp + 16256], zmm1                            ;   589.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 25920]                            ;   460.3 p2      99 clocks
        vmovdqu64 [rbp + 16448], zmm1                            ;   590.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26048]                            ;   460.8 p3      99 clocks
        vmovdqu64 [rbp + 16640], zmm1                            ;   591.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26176]                            ;   461.3 p2      99 clocks
        vmovdqu64 [rbp + 16832], zmm1                            ;   592.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26304]                            ;   461.8 p3      99 clocks
        vmovdqu64 [rbp + 17024], zmm1                            ;   593.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26432]                            ;   462.3 p2      99 clocks
        vmovdqu64 [rbp + 17216], zmm1                            ;   594.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26560]                            ;   462.8 p3      99 clocks
        vmovdqu64 [rbp + 17408], zmm1                            ;   595.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26688]                            ;   463.3 p2      99 clocks
        vmovdqu64 [rbp + 17600], zmm1                            ;   596.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 26816]                            ;   463.8 p3      99 clocks
        vmovdqu64 [rbp + 17792], zmm1                            ;   597.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 26944]                            ;   464.3 p2      99 clocks
        vmovdqu64 [rbp + 17984], zmm1                            ;   598.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27072]                            ;   464.8 p3      99 clocks
        vmovdqu64 [rbp + 18176], zmm1                            ;   599.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27200]                            ;   465.3 p2      99 clocks
        vmovdqu64 [rbp + 18368], zmm1                            ;   600.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27328]                            ;   465.8 p3      99 clocks
        vmovdqu64 [rbp + 18560], zmm1                            ;   601.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27456]                            ;   466.3 p2      99 clocks
        vmovdqu64 [rbp + 18752], zmm1                            ;   602.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27584]                            ;   466.8 p3      99 clocks
        vmovdqu64 [rbp + 18944], zmm1                            ;   603.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27712]                            ;   467.3 p2      99 clocks
        vmovdqu64 [rbp + 19136], zmm1                            ;   604.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 27840]                            ;   467.8 p3      99 clocks
        vmovdqu64 [rbp + 19328], zmm1                            ;   605.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 27968]                            ;   468.3 p2      99 clocks
        vmovdqu64 [rbp + 19520], zmm1                            ;   606.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28096]                            ;   468.8 p3      99 clocks
        vmovdqu64 [rbp + 19712], zmm1                            ;   607.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28224]                            ;   469.3 p2      99 clocks
        vmovdqu64 [rbp + 19904], zmm1                            ;   608.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28416]                            ;   469.8 p3      99 clocks
        vmovdqu64 [rbp + 20096], zmm1                            ;   609.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28608]                            ;   470.3 p2      99 clocks
        vmovdqu64 [rbp + 20288], zmm1                            ;   610.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28288]                            ;   470.8 p3      99 clocks
        vmovdqu64 [rbp + 24512], zmm1                            ;   611.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28480]                            ;   471.3 p2      99 clocks
        vmovdqu64 [rbp + 24640], zmm1                            ;   612.2 p8+p9   99 clocks
        vmovdqu64 zmm1, [rbp + 28672]                            ;   471.8 p3      99 clocks
        vmovdqu64 [rbp + 24768], zmm1                            ;   613.5 p7+p4   99 clocks
        vmovdqu64 zmm1, [rbp + 28736]                            ;   472.3 p2      99 clocks
        vmovdqu64 zmm2, [rbp + 28800]                            ;   472.8 p3      99 clocks
        vmovdqu64 zmm4, [rbp + 28864]                            ;   473.3 p2      99 clocks
        vmovdqu64 [rbp + 25152], zmm4                            ;   614.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 28928]                            ;   473.8 p3      99 clocks
        vmovdqu64 [rbp + 25280], zmm4                            ;   615.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 28992]                            ;   474.3 p2      99 clocks
        vmovdqu64 [rbp + 25408], zmm4                            ;   616.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29056]                            ;   474.8 p3      99 clocks
        vmovdqu64 [rbp + 25536], zmm4                            ;   617.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29120]                            ;   475.3 p2      99 clocks
        vmovdqu64 [rbp + 25664], zmm4                            ;   618.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29184]                            ;   475.8 p3      99 clocks
        vmovdqu64 [rbp + 25792], zmm4                            ;   619.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29248]                            ;   476.3 p2      99 clocks
        vmovdqu64 [rbp + 25920], zmm4                            ;   620.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29312]                            ;   476.8 p3      99 clocks
        vmovdqu64 [rbp + 26048], zmm4                            ;   621.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29376]                            ;   477.3 p2      99 clocks
        vmovdqu64 [rbp + 26176], zmm4                            ;   622.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29440]                            ;   477.8 p3      99 clocks
        vmovdqu64 [rbp + 26304], zmm4                            ;   623.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29504]                            ;   478.3 p2      99 clocks
        vmovdqu64 [rbp + 26432], zmm4                            ;   624.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29568]                            ;   478.8 p3      99 clocks
        vmovdqu64 [rbp + 26560], zmm4                            ;   625.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29632]                            ;   479.3 p2      99 clocks
        vmovdqu64 [rbp + 26688], zmm4                            ;   626.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29696]                            ;   479.8 p3      99 clocks
        vmovdqu64 [rbp + 26816], zmm4                            ;   627.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29760]                            ;   480.3 p2      99 clocks
        vmovdqu64 [rbp + 26944], zmm4                            ;   628.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29824]                            ;   480.8 p3      99 clocks
        vmovdqu64 [rbp + 27072], zmm4                            ;   629.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 29888]                            ;   481.3 p2      99 clocks
        vmovdqu64 [rbp + 27200], zmm4                            ;   630.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 29952]                            ;   481.8 p3      99 clocks
        vmovdqu64 [rbp + 27328], zmm4                            ;   631.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30016]                            ;   482.3 p2      99 clocks
        vmovdqu64 [rbp + 27456], zmm4                            ;   632.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30080]                            ;   482.8 p3      99 clocks
        vmovdqu64 [rbp + 27584], zmm4                            ;   633.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30144]                            ;   483.3 p2      99 clocks
        vmovdqu64 [rbp + 27712], zmm4                            ;   634.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30208]                            ;   483.8 p3      99 clocks
        vmovdqu64 [rbp + 27840], zmm4                            ;   635.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30272]                            ;   484.3 p2      99 clocks
        vmovdqu64 [rbp + 27968], zmm4                            ;   636.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30336]                            ;   484.8 p3      99 clocks
        vmovdqu64 [rbp + 28096], zmm4                            ;   637.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30400]                            ;   485.3 p2      99 clocks
        vmovdqu64 [rbp + 28224], zmm4                            ;   638.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30464]                            ;   485.8 p3      99 clocks
        vmovdqu64 [rbp + 28416], zmm4                            ;   639.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30528]                            ;   486.3 p2      99 clocks
        vmovdqu64 [rbp + 28608], zmm4                            ;   640.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 8064]                             ;   486.8 p3      99 clocks
        vmovdqu64 [rbp + 28288], zmm4                            ;   641.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 8256]                             ;   487.3 p2      99 clocks
        vmovdqu64 [rbp + 28480], zmm4                            ;   642.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 8448]                             ;   487.8 p3      99 clocks
        vmovdqu64 [rbp + 28672], zmm4                            ;   643.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 8640]                             ;   488.3 p2      99 clocks
        vmovdqu64 [rbp + 28736], zmm4                            ;   644.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 8832]                             ;   488.8 p3      99 clocks
        vmovdqu64 [rbp + 28800], zmm4                            ;   645.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 9024]                             ;   489.3 p2      99 clocks
        vmovdqu64 [rbp + 28864], zmm4                            ;   646.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 9216]                             ;   489.8 p3      99 clocks
        vmovdqu64 [rbp + 28928], zmm4                            ;   647.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 9408]                             ;   490.3 p2      99 clocks
        vmovdqu64 [rbp + 28992], zmm4                            ;   648.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 9600]                             ;   490.8 p3      99 clocks
        vmovdqu64 [rbp + 29056], zmm4                            ;   649.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 9792]                             ;   491.3 p2      99 clocks
        vmovdqu64 [rbp + 29120], zmm4                            ;   650.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 9984]                             ;   491.8 p3      99 clocks
        vmovdqu64 [rbp + 29184], zmm4                            ;   651.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 10176]                            ;   492.3 p2      99 clocks
        vmovdqu64 [rbp + 29248], zmm4                            ;   652.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 10368]                            ;   492.8 p3      99 clocks
        vmovdqu64 [rbp + 29312], zmm4                            ;   653.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 10560]                            ;   493.3 p2      99 clocks
        vmovdqu64 [rbp + 29376], zmm4                            ;   654.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 10752]                            ;   493.8 p3      99 clocks
        vmovdqu64 [rbp + 29440], zmm4                            ;   655.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 10944]                            ;   494.3 p2      99 clocks
        vmovdqu64 [rbp + 29504], zmm4                            ;   656.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 11136]                            ;   494.8 p3      99 clocks
        vmovdqu64 [rbp + 29568], zmm4                            ;   657.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 11328]                            ;   495.3 p2      99 clocks
        vmovdqu64 [rbp + 29632], zmm4                            ;   658.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 11520]                            ;   495.8 p3      99 clocks
        vmovdqu64 [rbp + 29696], zmm4                            ;   659.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 11712]                            ;   496.3 p2      99 clocks
        vmovdqu64 [rbp + 29760], zmm4                            ;   660.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 11904]                            ;   496.8 p3      99 clocks
        vmovdqu64 [rbp + 29824], zmm4                            ;   661.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 12096]                            ;   497.3 p2      99 clocks
        vmovdqu64 [rbp + 29888], zmm4                            ;   662.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 12288]                            ;   497.8 p3      99 clocks
        vmovdqu64 [rbp + 29952], zmm4                            ;   663.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 12480]                            ;   498.3 p2      99 clocks
        vmovdqu64 [rbp + 30016], zmm4                            ;   664.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 12672]                            ;   498.8 p3      99 clocks
        vmovdqu64 [rbp + 30080], zmm4                            ;   665.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 12864]                            ;   499.3 p2      99 clocks
        vmovdqu64 [rbp + 30144], zmm4                            ;   666.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 13056]                            ;   499.8 p3      99 clocks
        vmovdqu64 [rbp + 30208], zmm4                            ;   667.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 13248]                            ;   500.3 p2      99 clocks
        vmovdqu64 [rbp + 30272], zmm4                            ;   668.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 13440]                            ;   500.8 p3      99 clocks
        vmovdqu64 [rbp + 30336], zmm4                            ;   669.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 13632]                            ;   501.3 p2      99 clocks
        vmovdqu64 [rbp + 30400], zmm4                            ;   670.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 13824]                            ;   501.8 p3      99 clocks
        vmovdqu64 [rbp + 30464], zmm4                            ;   671.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 14016]                            ;   502.3 p2      99 clocks
        vmovdqu64 [rbp + 30528], zmm4                            ;   672.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 14208]                            ;   502.8 p3      99 clocks
        vmovdqu64 [rbp + 8064], zmm4                             ;   673.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 14400]                            ;   503.3 p2      99 clocks
        vmovdqu64 [rbp + 8256], zmm4                             ;   674.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 14592]                            ;   503.8 p3      99 clocks
        vmovdqu64 [rbp + 8448], zmm4                             ;   675.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 14784]                            ;   504.3 p2      99 clocks
        vmovdqu64 [rbp + 8640], zmm4                             ;   676.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 14976]                            ;   504.8 p3      99 clocks
        vmovdqu64 [rbp + 8832], zmm4                             ;   677.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 15168]                            ;   505.3 p2      99 clocks
        vmovdqu64 [rbp + 9024], zmm4                             ;   678.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 15360]                            ;   505.8 p3      99 clocks
        vmovdqu64 [rbp + 9216], zmm4                             ;   679.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 15552]                            ;   506.3 p2      99 clocks
        vmovdqu64 [rbp + 9408], zmm4                             ;   680.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 15744]                            ;   506.8 p3      99 clocks
        vmovdqu64 [rbp + 9600], zmm4                             ;   681.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 15936]                            ;   507.3 p2      99 clocks
        vmovdqu64 [rbp + 9792], zmm4                             ;   682.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 16128]                            ;   507.8 p3      99 clocks
        vmovdqu64 [rbp + 9984], zmm4                             ;   683.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 16320]                            ;   508.3 p2      99 clocks
        vmovdqu64 [rbp + 10176], zmm4                            ;   684.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 16512]                            ;   508.8 p3      99 clocks
        vmovdqu64 [rbp + 10368], zmm4                            ;   685.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 16704]                            ;   509.3 p2      99 clocks
        vmovdqu64 [rbp + 10560], zmm4                            ;   686.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 16896]                            ;   509.8 p3      99 clocks
        vmovdqu64 [rbp + 10752], zmm4                            ;   687.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 17088]                            ;   510.3 p2      99 clocks
        vmovdqu64 [rbp + 10944], zmm4                            ;   688.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 17280]                            ;   510.8 p3      99 clocks
        vmovdqu64 [rbp + 11136], zmm4                            ;   689.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 17472]                            ;   511.3 p2      99 clocks
        vmovdqu64 [rbp + 11328], zmm4                            ;   690.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 17664]                            ;   511.8 p3      99 clocks
        vmovdqu64 [rbp + 11520], zmm4                            ;   691.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 17856]                            ;   512.3 p2      99 clocks
        vmovdqu64 [rbp + 11712], zmm4                            ;   692.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 18048]                            ;   512.8 p3      99 clocks
        vmovdqu64 [rbp + 11904], zmm4                            ;   693.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 18240]                            ;   513.3 p2      99 clocks
        vmovdqu64 [rbp + 12096], zmm4                            ;   694.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 18432]                            ;   513.8 p3      99 clocks
        vmovdqu64 [rbp + 12288], zmm4                            ;   695.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 18624]                            ;   514.3 p2      99 clocks
        vmovdqu64 [rbp + 12480], zmm4                            ;   696.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 18816]                            ;   514.8 p3      99 clocks
        vmovdqu64 [rbp + 12672], zmm4                            ;   697.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 19008]                            ;   515.3 p2      99 clocks
        vmovdqu64 [rbp + 12864], zmm4                            ;   698.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 19200]                            ;   515.8 p3      99 clocks
        vmovdqu64 [rbp + 13056], zmm4                            ;   699.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 19392]                            ;   516.3 p2      99 clocks
        vmovdqu64 [rbp + 13248], zmm4                            ;   700.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 19584]                            ;   516.8 p3      99 clocks
        vmovdqu64 [rbp + 13440], zmm4                            ;   701.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 19776]                            ;   517.3 p2      99 clocks
        vmovdqu64 [rbp + 13632], zmm4                            ;   702.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 19968]                            ;   517.8 p3      99 clocks
        vmovdqu64 [rbp + 13824], zmm4                            ;   703.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 20160]                            ;   518.3 p2      99 clocks
        vmovdqu64 [rbp + 14016], zmm4                            ;   704.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30592]                            ;   518.8 p3      99 clocks
        vmovdqu64 [rbp + 14208], zmm4                            ;   705.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30656]                            ;   519.3 p2      99 clocks
        vmovdqu64 [rbp + 14400], zmm4                            ;   706.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30720]                            ;   519.8 p3      99 clocks
        vmovdqu64 [rbp + 14592], zmm4                            ;   707.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30784]                            ;   520.3 p2      99 clocks
        vmovdqu64 [rbp + 14784], zmm4                            ;   708.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30848]                            ;   520.8 p3      99 clocks
        vmovdqu64 [rbp + 14976], zmm4                            ;   709.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 30912]                            ;   521.3 p2      99 clocks
        vmovdqu64 [rbp + 15168], zmm4                            ;   710.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 30976]                            ;   521.8 p3      99 clocks
        vmovdqu64 [rbp + 15360], zmm4                            ;   711.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31040]                            ;   522.3 p2      99 clocks
        vmovdqu64 [rbp + 15552], zmm4                            ;   712.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 31104]                            ;   522.8 p3      99 clocks
        vmovdqu64 [rbp + 15744], zmm4                            ;   713.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31168]                            ;   523.3 p2      99 clocks
        vmovdqu64 [rbp + 15936], zmm4                            ;   714.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 31232]                            ;   523.8 p3      99 clocks
        vmovdqu64 [rbp + 16128], zmm4                            ;   715.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31296]                            ;   524.3 p2      99 clocks
        vmovdqu64 [rbp + 16320], zmm4                            ;   716.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 31360]                            ;   524.8 p3      99 clocks
        vmovdqu64 [rbp + 16512], zmm4                            ;   717.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31424]                            ;   525.3 p2      99 clocks
        vmovdqu64 [rbp + 16704], zmm4                            ;   718.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 31488]                            ;   525.8 p3      99 clocks
        vmovdqu64 [rbp + 16896], zmm4                            ;   719.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31552]                            ;   526.3 p2      99 clocks
        vmovdqu64 [rbp + 17088], zmm4                            ;   720.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 31616]                            ;   526.8 p3      99 clocks
        vmovdqu64 [rbp + 17280], zmm4                            ;   721.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31680]                            ;   527.3 p2      99 clocks
        vmovdqu64 [rbp + 17472], zmm4                            ;   722.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 31744]                            ;   527.8 p3      99 clocks
        vmovdqu64 [rbp + 17664], zmm4                            ;   723.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31808]                            ;   528.3 p2      99 clocks
        vmovdqu64 [rbp + 17856], zmm4                            ;   724.2 p8+p9   99 clocks
        vmovdqu64 zmm4, [rbp + 42176]                            ;   528.8 p3     104 s reload
        vmovdqu64 [rbp + 30592], zmm4                            ;   725.5 p7+p4   99 clocks
        vmovdqu64 zmm4, [rbp + 31872]                            ;   529.3 p2      99 clocks
        vmovdqu64 [rbp + 30656], zmm0                            ;   726.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 18048], zmm4                            ;   727.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 30720], zmm20                           ;   728.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 31936]                            ;   529.8 p3      99 clocks
        vmovdqu64 [rbp + 30784], zmm27                           ;   729.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 18240], zmm0                            ;   730.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 36928]                            ;   530.3 p2     104 s reload
        vmovdqu64 [rbp + 30848], zmm0                            ;   731.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 32000]                            ;   530.8 p3      99 clocks
        vmovdqu64 [rbp + 18432], zmm0                            ;   732.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 36992]                            ;   531.3 p2     104 s reload
        vmovdqu64 [rbp + 30912], zmm0                            ;   733.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 42944]                            ;   531.8 p3     104 s reload
        vmovdqu64 [rbp + 30976], zmm0                            ;   734.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 32064]                            ;   532.3 p2      99 clocks
        vmovdqu64 [rbp + 18624], zmm0                            ;   735.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 37120]                            ;   532.8 p3     104 s reload
        vmovdqu64 [rbp + 31040], zmm0                            ;   736.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 37184]                            ;   533.3 p2     104 s reload
        vmovdqu64 [rbp + 31104], zmm0                            ;   737.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 32128]                            ;   533.8 p3      99 clocks
        vmovdqu64 [rbp + 18816], zmm0                            ;   738.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 37312]                            ;   534.3 p2     104 s reload
        vmovdqu64 [rbp + 31168], zmm0                            ;   739.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 41728]                            ;   534.8 p3     104 s reload
        vmovdqu64 [rbp + 31232], zmm0                            ;   740.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 32192]                            ;   535.3 p2      99 clocks
        vmovdqu64 [rbp + 19008], zmm0                            ;   741.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 42880]                            ;   535.8 p3     104 s reload
        vmovdqu64 [rbp + 31296], zmm0                            ;   742.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 37440]                            ;   536.3 p2     104 s reload
        vmovdqu64 [rbp + 31360], zmm0                            ;   743.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 32256]                            ;   536.8 p3      99 clocks
        vmovdqu64 [rbp + 31424], zmm5                            ;   744.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 19200], zmm0                            ;   745.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 37248]                            ;   537.3 p2     104 s reload
        vmovdqu64 [rbp + 31488], zmm0                            ;   746.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 32320]                            ;   537.8 p3      99 clocks
        vmovdqu64 [rbp + 31552], zmm29                           ;   747.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 19392], zmm0                            ;   748.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 37696]                            ;   538.3 p2     104 s reload
        vmovdqu64 [rbp + 31616], zmm0                            ;   749.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 32384]                            ;   538.8 p3      99 clocks
        vmovdqu64 [rbp + 31680], zmm22                           ;   750.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 19584], zmm0                            ;   751.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 31744], zmm28                           ;   752.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 32448]                            ;   539.3 p2      99 clocks
        vmovdqu64 [rbp + 31808], zmm23                           ;   753.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 19776], zmm0                            ;   754.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 31872], zmm17                           ;   755.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 32512]                            ;   539.8 p3      99 clocks
        vmovdqu64 [rbp + 19968], zmm0                            ;   756.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 32000], zmm12                           ;   757.5 p7+p4   99 clocks
        vmovdqu64 zmm0, [rbp + 37760]                            ;   540.3 p2     104 s reload
        vmovdqu64 [rbp + 31936], zmm0                            ;   758.2 p8+p9   99 clocks
        vmovdqu64 zmm0, [rbp + 32576]                            ;   540.8 p3      99 clocks
        vmovdqu64 [rbp + 32064], zmm3                            ;   759.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 20160], zmm0                            ;   760.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 32192], zmm30                           ;   761.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32256], zmm16                           ;   762.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 32384], zmm24                           ;   763.5 p7+p4   99 clocks
        vmovdqu64 [rbp + 32512], zmm31                           ;   764.2 p8+p9   99 clocks
        vmovdqu64 [rbp + 32576], zmm13                           ;   765.5 p7+p4   99 clocks
        vmovdqu64 zmm30, [rbp + 38208]                           ;   541.3 p2     104 s reload
        vmovdqu64 [rbp + 32128], zmm30                           ;   766.2 p8+p9   99 clocks
        vmovdqu64 zmm30, [rbp + 38144]                           ;   541.8 p3     104 s reload
        vmovdqu64 [rbp + 32320], zmm30                           ;   767.5 p7+p4   99 clocks
        vmovdqu64 zmm30, [rbp + 43968]                           ;   542.3 p2     104 s reload
        vmovdqu64 [rbp + 32448], zmm30                           ;   768.2 p8+p9   99 clocks
        add esi, 0xffffffff                                      ;   505.7 p1      99 clocks
        vmovdqu64 zmm30, [rbp + 39296]                           ;   542.8 p3     101 r1_next reload
        vmovdqu64 zmm24, [rbp + 38848]                           ;   543.3 p2     101 r1_next reload
        vmovdqu64 zmm19, [rbp + 38912]                           ;   543.8 p3     101 r1_next reload
        vmovdqu64 zmm13, [rbp + 38976]                           ;   544.3 p2     101 r1_next reload
        vmovdqu64 zmm25, [rbp + 39040]                           ;   544.8 p3     101 r1_next reload
        vmovdqu64 zmm4, [rbp + 39232]                            ;   545.3 p2     101 r1_next reload
        vmovdqu64 zmm8, [rbp + 39168]                            ;   545.8 p3     101 r1_next reload
        vmovdqu64 zmm31, [rbp + 39424]                           ;   546.3 p2     101 r1_next reload
        vmovdqu64 zmm20, [rbp + 39488]                           ;   546.8 p3     101 r1_next reload
        vmovdqu64 zmm14, [rbp + 39552]                           ;   547.3 p2     101 r1_next reload
        vmovdqu64 zmm27, [rbp + 39616]                           ;   547.8 p3     101 r1_next reload
        vmovdqu64 zmm5, [rbp + 39744]                            ;   548.3 p2     101 r1_next reload
        vmovdqu64 zmm0, [rbp + 39808]                            ;   548.8 p3     101 r1_next reload
        vmovdqu64 zmm28, [rbp + 39936]                           ;   549.3 p2     101 r1_next reload
        vmovdqu64 zmm21, [rbp + 40000]                           ;   549.8 p3     101 r1_next reload
        vmovdqu64 zmm15, [rbp + 40064]                           ;   550.3 p2     101 r1_next reload
        vmovdqu64 zmm29, [rbp + 40128]                           ;   550.8 p3     101 r1_next reload
        vmovdqu64 zmm3, [rbp + 40256]                            ;   551.3 p2     101 r1_next reload
        vmovdqu64 zmm10, [rbp + 40448]                           ;   551.8 p3     101 r1_next reload
        vmovdqu64 zmm22, [rbp + 41216]                           ;   552.3 p2     101 r1_next reload
        vmovdqu64 zmm16, [rbp + 41408]                           ;   552.8 p3     101 r1_next reload
        vmovdqu64 zmm11, [rbp + 41792]                           ;   553.3 p2     101 r1_next reload
        vmovdqu64 zmm12, [rbp + 41536]                           ;   553.8 p3      99 clocks reload
        vmovdqu64 zmm18, [rbp + 41600]                           ;   554.3 p2      99 clocks reload
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
        lea rax, [rbp - 128]                                     ;                    first state
        test esi, esi                                            ;                    more clocks?
        jne .clocks_1
        vmovdqu64 [rbp + 23808], zmm0                            ;                    resident
        vmovdqu64 [rbp + 24064], zmm1                            ;                    resident
        vmovdqu64 [rbp + 23936], zmm2                            ;                    resident
        vmovdqu64 [rbp + 24320], zmm3                            ;                    resident
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
        vmovdqu64 [rbp + 24896], zmm17                           ;                    resident
        vmovdqu64 [rbp + 23552], zmm18                           ;                    resident
        vmovdqu64 [rbp + 34880], zmm19                           ;                    resident
        vmovdqu64 [rbp + 35392], zmm20                           ;                    resident
        vmovdqu64 [rbp + 35904], zmm21                           ;                    resident
        vmovdqu64 [rbp + 36416], zmm22                           ;                    resident
        vmovdqu64 [rbp + 25024], zmm23                           ;                    resident
        vmovdqu64 [rbp + 34816], zmm24                           ;                    resident
        vmovdqu64 [rbp + 35008], zmm25                           ;                    resident
        vmovdqu64 [rbp + 35328], zmm26                           ;                    resident
        vmovdqu64 [rbp + 35520], zmm27                           ;                    resident
        vmovdqu64 [rbp + 35840], zmm28                           ;                    resident
        vmovdqu64 [rbp + 36032], zmm29                           ;                    resident
        mov dword [rbp + 45216], esi                             ;                    resident
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
        vmovdqu64 zmm6, [rbp + 32768]                            ;     3.0 p2     107 out[16] reload
        vpxord zmm7, zmm3, zmm6                                  ;    10.0 p0     107 out[16]
        vpternlogd zmm6, zmm3, zmm2, 0x48                        ;    10.0 p5     107 out[16]
        vmovdqu64 zmm3, [rbp + 4160]                             ;     3.2 p3     107 out[16] reload
        vpternlogd zmm6, zmm2, zmm3, 0x96                        ;    11.0 p0     107 out[16]
        vmovdqu64 zmm8, [rbp + 32832]                            ;     4.0 p2     107 out[16] reload
        vpxord zmm9, zmm6, zmm8                                  ;    12.0 p5     107 out[16]
        vpternlogd zmm8, zmm6, zmm3, 0x48                        ;    12.0 p0     107 out[16]
        vmovdqu64 zmm6, [rbp + 4224]                             ;     4.2 p3     107 out[16] reload
        vpternlogd zmm8, zmm3, zmm6, 0x96                        ;    13.0 p5     107 out[16]
        vmovdqu64 zmm10, [rbp + 32896]                           ;     5.0 p2     107 out[16] reload
        vpxord zmm11, zmm8, zmm10                                ;    14.0 p0     107 out[16]
        vpternlogd zmm10, zmm8, zmm6, 0x48                       ;    14.0 p5     107 out[16]
        vmovdqu64 zmm8, [rbp + 4288]                             ;     5.2 p3     107 out[16] reload
        vpternlogd zmm10, zmm6, zmm8, 0x96                       ;    15.0 p0     107 out[16]
        vmovdqu64 zmm12, [rbp + 32960]                           ;     6.0 p2     107 out[16] reload
        vpxord zmm13, zmm10, zmm12                               ;    16.0 p5     107 out[16]
        vpxord zmm1, zmm1, zmm0                                  ;     7.5 p0     107 out[16]
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
        vmovdqu64 zmm10, [rbp + 34880]                           ;    50.2 p3      66 out[17]
        vpternlogd zmm10, zmm8, [rbp + 34752], 0x69              ;    56.2 p5+p2   66 out[17]
        vpxord zmm5, zmm5, zmm10                                 ;    57.2 p0      66 out[17]
        vpternlogd zmm3, zmm5, zmm6, 0x2d                        ;    58.2 p5      66 out[17]
        vmovdqu64 [rbp + 37184], zmm12                           ;    53.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm12, zmm10                                   ;    57.2         66 out[17] copy
        vmovdqu64 [rbp + 37248], zmm14                           ;    51.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm14, [rbp + 34816]                           ;    51.2 p3      66 out[17]
        vpternlogd zmm14, zmm5, [rbp + 34880], 0x96              ;    58.2 p0+p2   66 out[17]
        vmovdqu64 [rbp + 37312], zmm16                           ;    49.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm16, zmm14                                   ;    59.2         66 out[17] copy
        vpternlogd zmm16, zmm10, [rbp + 35072], 0x96             ;    59.2 p5+p3   66 out[17]
        vpxord zmm2, zmm2, zmm16                                 ;    60.2 p0      66 out[17]
        vmovdqu64 [rbp + 37376], zmm18                           ;    47.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm18, [rbp + 34688]                           ;    53.0 p2      66 out[17]
        vpternlogd zmm18, zmm2, [rbp + 34880], 0x9a              ;    61.2 p5+p3   66 out[17]
        vmovdqu64 [rbp + 37440], zmm20                           ;    45.0 p8+p9  107 out[16] spill
        vmovdqu64 zmm20, [rbp + 35008]                           ;    54.0 p2      66 out[17]
        vpternlogd zmm20, zmm8, [rbp + 34816], 0x69              ;    60.0 p0+p3   66 out[17]
        vmovdqu64 [rbp + 37504], zmm22                           ;    43.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm22, [rbp + 35008]                           ;    55.0 p2      66 out[17]
        vpternlogd zmm22, zmm10, [rbp + 35072], 0x69             ;    61.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 37568], zmm24                           ;    41.0 p8+p9  107 out[16] spill
        vmovdqa64 zmm24, zmm22                                   ;    62.0         66 out[17] copy
        vpternlogd zmm24, zmm20, zmm20, 0xc3                     ;    62.0 p0      66 out[17]
        vpxord zmm12, zmm12, zmm24                               ;    63.0 p5      66 out[17]
        vmovdqu64 [rbp + 37632], zmm28                           ;    41.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm28, zmm12                                   ;    64.0         66 out[17] copy
        vpternlogd zmm28, zmm18, zmm14, 0x9c                     ;    64.0 p0      66 out[17]
        vmovdqu64 [rbp + 37696], zmm26                           ;    42.2 p8+p9  107 out[16] spill
        vmovdqu64 zmm26, [rbp + 34688]                           ;    56.0 p2      66 out[17]
        vpternlogd zmm26, zmm22, [rbp + 34944], 0x24             ;    62.0 p5+p3   66 out[17]
        vmovdqu64 [rbp + 37760], zmm31                           ;    43.7 p7+p4  107 out[16] spill
        vmovdqu64 zmm31, [rbp + 5952]                            ;    57.0 p2     107 out[16] reload
        vmovdqu64 [rbp + 37824], zmm29                           ;    44.2 p8+p9  107 out[16] spill
        vmovdqu64 zmm29, [rbp + 34624]                           ;    57.2 p3     107 out[16]
        vpternlogd zmm29, zmm31, [rbp + 5888], 0x96              ;    63.2 p0+p2  107 out[16]
        vpternlogd zmm29, zmm0, zmm30, 0x78                      ;    66.0 p5     107 out[16]
        vpternlogd zmm3, zmm26, zmm28, 0x69                      ;    65.0 p0      66 out[17]
        vpxord zmm0, zmm5, zmm20                                 ;    61.0 p5      66 out[17]
        vmovdqa64 zmm26, zmm22                                   ;    62.0         66 out[17] copy
        vpternlogd zmm26, zmm16, zmm8, 0xf9                      ;    62.0 p0      66 out[17]
        vpternlogd zmm26, zmm8, zmm24, 0x96                      ;    63.0 p5      66 out[17]
        vpord zmm8, zmm0, zmm6                                   ;    62.0 p0      66 out[17]
        vmovdqu64 zmm30, [rbp + 34944]                           ;    58.2 p3      66 out[17] reload
        vmovdqa64 zmm31, zmm22                                   ;    62.0         66 out[17] copy
        vpternlogd zmm31, zmm14, zmm30, 0x69                     ;    64.2 p5      66 out[17]
        vpternlogd zmm8, zmm31, zmm20, 0x2d                      ;    65.2 p0      66 out[17]
        vpternlogd zmm8, zmm26, zmm18, 0x69                      ;    66.2 p5      66 out[17]
        vpternlogd zmm28, zmm31, zmm0, 0x78                      ;    65.2 p0      66 out[17]
        vmovdqu64 [rbp + 37888], zmm29                           ;    67.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm29, zmm24                                   ;    63.0         66 out[17] copy
        vpternlogd zmm29, zmm10, [rbp + 35072], 0x60             ;    63.0 p5+p2   66 out[17]
        vpternlogd zmm29, zmm26, zmm18, 0x69                     ;    64.0 p0      66 out[17]
        vmovdqa64 zmm18, zmm29                                   ;    65.0         66 out[17] copy
        vpternlogd zmm18, zmm16, zmm10, 0x87                     ;    65.0 p5      66 out[17]
        vpternlogd zmm28, zmm29, zmm18, 0x96                     ;    66.2 p0      66 out[17]
        vmovdqa64 zmm26, zmm28                                   ;    67.2         66 out[17] copy
        vpternlogd zmm26, zmm18, zmm8, 0x59                      ;    67.2 p5      66 out[17]
        vmovdqa64 zmm29, zmm26                                   ;    68.2         66 out[17] copy
        vpternlogd zmm29, zmm18, zmm3, 0x36                      ;    68.2 p0      66 out[17]
        vmovdqu64 [rbp + 37952], zmm27                           ;    46.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm27, zmm29                                   ;    69.2         66 out[17] copy
        vpternlogd zmm27, zmm28, zmm3, 0x9a                      ;    69.2 p5      66 out[17]
        vpternlogd zmm29, zmm28, zmm3, 0x53                      ;    69.2 p0      66 out[17]
        vpxord zmm28, zmm27, zmm29                               ;    70.2 p5      66 out[17]
        vpternlogd zmm26, zmm3, zmm28, 0x39                      ;    71.2 p0      66 out[17]
        vmovdqa64 zmm3, zmm28                                    ;    71.2         66 out[17] copy
        vmovdqu64 [rbp + 38016], zmm25                           ;    47.7 p7+p4  107 out[16] spill
        vmovdqa64 zmm25, zmm26                                   ;    72.2         66 out[17] copy
        vpternlogd zmm25, zmm18, zmm8, 0xc6                      ;    72.2 p5      66 out[17]
        vpternlogd zmm26, zmm18, zmm8, 0xd1                      ;    72.2 p0      66 out[17]
        vpxord zmm3, zmm3, zmm26                                 ;    73.2 p5      66 out[17]
        vpandd zmm5, zmm5, zmm3                                  ;    74.2 p0      66 out[17]
        vpandnd zmm8, zmm26, zmm0                                ;    73.2 p5      66 out[17]
        vpternlogd zmm12, zmm8, zmm25, 0x93                      ;    74.2 p0      66 out[17]
        vpternlogd zmm0, zmm27, [rbp + 34880], 0x12              ;    70.2 p5+p3   66 out[17]
        vpternlogd zmm14, zmm0, zmm25, 0x93                      ;    73.2 p0      66 out[17]
        vpord zmm27, zmm27, zmm22                                ;    70.2 p5      66 out[17]
        vpxord zmm18, zmm26, zmm25                               ;    73.2 p0      66 out[17]
        vpternlogd zmm30, zmm18, zmm22, 0xde                     ;    74.2 p5      66 out[17]
        vpternlogd zmm25, zmm29, zmm29, 0xc3                     ;    73.2 p0      66 out[17]
        vpternlogd zmm16, zmm25, zmm3, 0x6f                      ;    74.2 p5      66 out[17]
        vpternlogd zmm2, zmm3, zmm30, 0x6a                       ;    75.2 p0      66 out[17]
        vpternlogd zmm3, zmm25, [rbp + 34688], 0x7d              ;    74.2 p5+p2   66 out[17]
        vmovdqu64 [rbp + 38080], zmm23                           ;    48.2 p8+p9  107 out[16] spill
        vmovdqa64 zmm23, zmm28                                   ;    71.2         66 out[17] copy
        vpternlogd zmm23, zmm31, zmm6, 0xf9                      ;    71.5 p0      66 out[17]
        vpternlogd zmm30, zmm23, zmm14, 0x96                     ;    75.2 p5      66 out[17]
        vpternlogd zmm23, zmm0, zmm6, 0x96                       ;    72.5 p0      66 out[17]
        vpternlogd zmm23, zmm6, zmm25, 0x78                      ;    74.2 p5      66 out[17]
        vpternlogd zmm25, zmm3, zmm10, 0xc6                      ;    75.2 p0      66 out[17]
        vpternlogd zmm18, zmm22, [rbp + 34688], 0xf6             ;    74.2 p5+p3   66 out[17]
        vpternlogd zmm10, zmm29, [rbp + 35072], 0x48             ;    74.5 p0+p2   66 out[17]
        vmovdqa64 zmm0, zmm25                                    ;    76.2         66 out[17] copy
        vpternlogd zmm0, zmm12, zmm30, 0x96                      ;    76.2 p5      66 out[17]
        vpternlogd zmm26, zmm31, zmm0, 0xa6                      ;    77.2 p0      66 out[17]
        vpternlogd zmm10, zmm14, zmm26, 0x69                     ;    78.2 p5      66 out[17]
        vpternlogd zmm2, zmm26, zmm16, 0x69                      ;    78.2 p0      66 out[17]
        vpternlogd zmm29, zmm24, zmm2, 0x95                      ;    79.2 p5      66 out[17]
        vpternlogd zmm28, zmm20, zmm29, 0xa6                     ;    80.2 p0      66 out[17]
        vpternlogd zmm27, zmm29, zmm25, 0x96                     ;    80.2 p5      66 out[17]
        vpternlogd zmm18, zmm8, zmm28, 0x96                      ;    81.2 p0      66 out[17]
        vmovdqu64 zmm6, [rbp + 35648]                            ;    61.2 p3      66 out[17] reload
        vmovdqu64 zmm8, [rbp + 35456]                            ;    62.0 p2      66 out[17]
        vpternlogd zmm8, zmm6, zmm6, 0xc3                        ;    78.8 p5      66 out[17]
        vmovdqa64 zmm14, zmm8                                    ;    79.8         66 out[17] copy
        vmovdqu64 zmm20, [rbp + 35392]                           ;    62.2 p3      66 out[17]
        vpternlogd zmm20, zmm8, [rbp + 35264], 0x69              ;    79.8 p0+p2   66 out[17]
        vpxord zmm22, zmm20, [rbp + 35584]                       ;    80.8 p5+p3   66 out[17]
        vmovdqu64 zmm24, [rbp + 35200]                           ;    64.0 p2      66 out[17] reload
        vpxord zmm25, zmm20, zmm24                               ;    80.8 p0      66 out[17]
        vmovdqa64 zmm26, zmm20                                   ;    80.8         66 out[17] copy
        vmovdqa64 zmm29, zmm22                                   ;    81.8         66 out[17] copy
        vmovdqa64 zmm31, zmm25                                   ;    81.8         66 out[17] copy
        vmovdqu64 [rbp + 38144], zmm21                           ;    52.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm21, zmm22                                   ;    81.8         66 out[17] copy
        vpternlogd zmm21, zmm22, [rbp + 35520], 0xa5             ;    81.8 p5+p3   66 out[17]
        vmovdqu64 [rbp + 38208], zmm19                           ;    52.7 p8+p9  107 out[16] spill
        vpxord zmm19, zmm24, [rbp + 35328]                       ;    81.5 p0+p2   66 out[17]
        vpternlogd zmm19, zmm25, zmm6, 0x2d                      ;    82.5 p5      66 out[17]
        vmovdqu64 [rbp + 38272], zmm17                           ;    54.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm17, zmm6                                    ;    67.2         66 out[17] copy
        vmovdqu64 [rbp + 38336], zmm15                           ;    54.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm15, zmm6                                    ;    67.2         66 out[17] copy
        vmovdqu64 [rbp + 38400], zmm13                           ;    56.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm13, zmm21                                   ;    82.8         66 out[17] copy
        vpternlogd zmm13, zmm24, [rbp + 35456], 0x18             ;    82.8 p0+p3   66 out[17]
        vmovdqu64 [rbp + 38464], zmm11                           ;    56.7 p8+p9  107 out[16] spill
        vmovdqu64 zmm11, [rbp + 35328]                           ;    66.0 p2      66 out[17]
        vpternlogd zmm11, zmm25, [rbp + 35392], 0x96             ;    82.8 p5+p3   66 out[17]
        vpxord zmm29, zmm29, zmm11                               ;    83.8 p0      66 out[17]
        vpxord zmm17, zmm17, zmm29                               ;    84.8 p5      66 out[17]
        vmovdqu64 [rbp + 38528], zmm9                            ;    58.0 p7+p4  107 out[16] spill
        vmovdqa64 zmm9, zmm21                                    ;    82.8         66 out[17] copy
        vpternlogd zmm9, zmm29, zmm8, 0xf9                       ;    84.8 p0      66 out[17]
        vmovdqu64 [rbp + 38592], zmm7                            ;    58.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm7, zmm17                                    ;    85.8         66 out[17] copy
        vpternlogd zmm7, zmm24, [rbp + 35392], 0xa6              ;    85.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 38656], zmm4                            ;    60.0 p7+p4  107 out[16] spill
        vmovdqu64 zmm4, [rbp + 35520]                            ;    67.2 p3      66 out[17] reload
        vpternlogd zmm8, zmm4, [rbp + 35328], 0x69               ;    85.5 p0+p2   66 out[17]
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
        vmovdqu64 [rbp + 38720], zmm1                            ;    60.7 p8+p9  107 out[16] spill
        vmovdqa64 zmm1, zmm21                                    ;    82.8         66 out[17] copy
        vpternlogd zmm1, zmm11, [rbp + 35456], 0x69              ;    90.8 p5+p3   66 out[17]
        vpternlogd zmm7, zmm1, zmm31, 0x78                       ;    91.8 p0      66 out[17]
        vpternlogd zmm7, zmm9, zmm13, 0x96                       ;    92.8 p5      66 out[17]
        vmovdqa64 zmm9, zmm1                                     ;    91.8         66 out[17] copy
        vpternlogd zmm9, zmm8, zmm8, 0xf3                        ;    92.5 p0      66 out[17]
        vpternlogd zmm9, zmm15, zmm14, 0x96                      ;    93.5 p5      66 out[17]
        vmovdqa64 zmm14, zmm7                                    ;    93.8         66 out[17] copy
        vpternlogd zmm14, zmm13, zmm9, 0x59                      ;    94.5 p0      66 out[17]
        vmovdqa64 zmm15, zmm14                                   ;    95.5         66 out[17] copy
        vpternlogd zmm15, zmm13, zmm19, 0x36                     ;    95.5 p5      66 out[17]
        vmovdqu64 [rbp + 38784], zmm0                            ;    77.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm0, zmm15                                    ;    96.5         66 out[17] copy
        vpternlogd zmm0, zmm7, zmm19, 0x9a                       ;    96.5 p0      66 out[17]
        vpternlogd zmm15, zmm7, zmm19, 0x53                      ;    96.5 p5      66 out[17]
        vpxord zmm7, zmm0, zmm15                                 ;    97.5 p0      66 out[17]
        vpternlogd zmm14, zmm19, zmm7, 0x39                      ;    98.5 p5      66 out[17]
        vmovdqa64 zmm19, zmm7                                    ;    98.5         66 out[17] copy
        vmovdqu64 [rbp + 38848], zmm23                           ;    75.2 p8+p9   66 out[17] spill
        vmovdqa64 zmm23, zmm14                                   ;    99.5         66 out[17] copy
        vpternlogd zmm23, zmm13, zmm9, 0xc6                      ;    99.5 p0      66 out[17]
        vpternlogd zmm14, zmm13, zmm9, 0xd1                      ;    99.5 p5      66 out[17]
        vpxord zmm19, zmm19, zmm14                               ;   100.5 p0      66 out[17]
        vpandnd zmm9, zmm14, zmm31                               ;   100.5 p5      66 out[17]
        vpternlogd zmm26, zmm9, zmm23, 0x93                      ;   101.5 p0      66 out[17]
        vpternlogd zmm25, zmm19, zmm26, 0x6a                     ;   102.5 p5      66 out[17]
        vpternlogd zmm31, zmm0, [rbp + 35392], 0x12              ;    99.5 p0+p2   66 out[17]
        vpternlogd zmm11, zmm31, zmm23, 0x93                     ;   100.5 p5      66 out[17]
        vpandd zmm22, zmm22, zmm15                               ;   100.5 p0      66 out[17]
        vpxord zmm13, zmm14, zmm23                               ;   100.8 p5      66 out[17]
        vpternlogd zmm23, zmm15, zmm15, 0xc3                     ;   101.5 p0      66 out[17]
        vpternlogd zmm29, zmm23, zmm19, 0x6f                     ;   102.5 p5      66 out[17]
        vmovdqu64 [rbp + 38912], zmm16                           ;    75.2 p7+p4   66 out[17] spill
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
        vpternlogd zmm13, zmm21, [rbp + 35456], 0xf6             ;   106.5 p0+p3   66 out[17]
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
        vmovdqu64 zmm1, [rbp + 36160]                            ;    70.0 p2      66 out[17] reload
        vmovdqu64 zmm4, [rbp + 35968]                            ;    70.2 p3      66 out[17]
        vpternlogd zmm4, zmm1, zmm1, 0xc3                        ;   112.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm4                                     ;   113.5         66 out[17] copy
        vmovdqu64 zmm7, [rbp + 35904]                            ;    71.0 p2      66 out[17]
        vpternlogd zmm7, zmm4, [rbp + 35776], 0x69               ;   113.5 p5+p3   66 out[17]
        vpxord zmm8, zmm7, [rbp + 36096]                         ;   114.5 p0+p2   66 out[17]
        vmovdqu64 zmm9, [rbp + 35712]                            ;    72.2 p3      66 out[17] reload
        vpxord zmm11, zmm7, zmm9                                 ;   114.5 p5      66 out[17]
        vmovdqa64 zmm14, zmm7                                    ;   114.5         66 out[17] copy
        vmovdqa64 zmm15, zmm8                                    ;   115.5         66 out[17] copy
        vmovdqa64 zmm16, zmm11                                   ;   115.5         66 out[17] copy
        vmovdqu64 zmm17, [rbp + 36032]                           ;    73.0 p2      66 out[17] reload
        vmovdqa64 zmm20, zmm8                                    ;   115.5         66 out[17] copy
        vpternlogd zmm20, zmm8, zmm17, 0xa5                      ;   115.5 p0      66 out[17]
        vmovdqu64 zmm21, [rbp + 35840]                           ;    73.2 p3      66 out[17] reload
        vpternlogd zmm17, zmm4, zmm21, 0x69                      ;   114.8 p5      66 out[17]
        vpxord zmm16, zmm16, zmm17                               ;   115.8 p0      66 out[17]
        vmovdqa64 zmm23, zmm20                                   ;   116.5         66 out[17] copy
        vpternlogd zmm23, zmm17, zmm17, 0xc3                     ;   116.5 p5      66 out[17]
        vpxord zmm14, zmm14, zmm23                               ;   117.5 p0      66 out[17]
        vpxord zmm6, zmm6, zmm23                                 ;   117.5 p5      66 out[17]
        vpord zmm29, zmm16, zmm1                                 ;   117.5 p0      66 out[17]
        vmovdqu64 [rbp + 38976], zmm19                           ;   111.5 p8+p9   66 out[17] spill
        vpxord zmm19, zmm21, zmm9                                ;   117.8 p5      66 out[17]
        vpternlogd zmm19, zmm11, zmm1, 0x2d                      ;   118.8 p0      66 out[17]
        vpternlogd zmm21, zmm11, [rbp + 35904], 0x96             ;   118.8 p5+p2   66 out[17]
        vpxord zmm15, zmm15, zmm21                               ;   119.8 p0      66 out[17]
        vpternlogd zmm4, zmm20, zmm15, 0xed                      ;   120.8 p5      66 out[17]
        vmovdqu64 [rbp + 39040], zmm30                           ;    76.2 p7+p4   66 out[17] spill
        vpxord zmm30, zmm15, zmm1                                ;   120.8 p0      66 out[17]
        vmovdqu64 [rbp + 39104], zmm31                           ;   105.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm31, zmm30                                   ;   121.8         66 out[17] copy
        vpternlogd zmm31, zmm9, [rbp + 35904], 0xa6              ;   121.8 p5+p3   66 out[17]
        vpternlogd zmm6, zmm4, zmm31, 0x96                       ;   122.8 p0      66 out[17]
        vpternlogd zmm31, zmm14, zmm21, 0xb4                     ;   122.8 p5      66 out[17]
        vmovdqa64 zmm4, zmm6                                     ;   123.8         66 out[17] copy
        vpternlogd zmm4, zmm23, zmm8, 0x87                       ;   123.8 p0      66 out[17]
        vmovdqu64 [rbp + 39168], zmm13                           ;   108.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm13, zmm4                                    ;   124.8         66 out[17] copy
        vpternlogd zmm13, zmm15, zmm7, 0x87                      ;   124.8 p5      66 out[17]
        vmovdqu64 [rbp + 39232], zmm26                           ;   109.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm26, zmm20                                   ;   116.5         66 out[17] copy
        vpternlogd zmm26, zmm21, [rbp + 35968], 0x69             ;   123.5 p0+p2   66 out[17]
        vmovdqu64 [rbp + 39296], zmm24                           ;   114.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm24, zmm26                                   ;   124.5         66 out[17] copy
        vpternlogd zmm24, zmm17, zmm17, 0xf3                     ;   124.5 p5      66 out[17]
        vpternlogd zmm24, zmm29, zmm6, 0x69                      ;   125.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm26                                    ;   124.5         66 out[17] copy
        vpternlogd zmm6, zmm16, zmm31, 0x6a                      ;   124.8 p5      66 out[17]
        vpternlogd zmm6, zmm4, zmm13, 0x96                       ;   125.8 p0      66 out[17]
        vmovdqa64 zmm4, zmm6                                     ;   126.8         66 out[17] copy
        vpternlogd zmm4, zmm13, zmm24, 0x59                      ;   126.8 p5      66 out[17]
        vmovdqu64 zmm29, [rbp + 35968]                           ;    78.8 p3      66 out[17] reload
        vmovdqu64 [rbp + 39360], zmm2                            ;    79.3 p8+p9   66 out[17] spill
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
        vmovdqu64 [rbp + 39424], zmm27                           ;    81.2 p7+p4   66 out[17] spill
        vmovdqa64 zmm27, zmm4                                    ;   132.5         66 out[17] copy
        vpternlogd zmm27, zmm13, zmm24, 0xc6                     ;   132.5 p5      66 out[17]
        vpternlogd zmm4, zmm13, zmm24, 0xd1                      ;   132.5 p0      66 out[17]
        vpxord zmm19, zmm19, zmm4                                ;   133.5 p5      66 out[17]
        vpandnd zmm13, zmm4, zmm16                               ;   133.5 p0      66 out[17]
        vpternlogd zmm14, zmm13, zmm27, 0x93                     ;   134.5 p5      66 out[17]
        vpternlogd zmm11, zmm19, zmm14, 0x6a                     ;   135.5 p0      66 out[17]
        vpternlogd zmm16, zmm31, [rbp + 35904], 0x12             ;   132.8 p5+p2   66 out[17]
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
        vmovdqu64 [rbp + 39488], zmm8                            ;   135.8 p8+p9   66 out[17] spill
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
        vmovdqu64 zmm1, [rbp + 36672]                            ;    87.0 p3      66 out[17] reload
        vmovdqu64 zmm2, [rbp + 36480]                            ;    87.2 p2      66 out[17]
        vpternlogd zmm2, zmm1, zmm1, 0xc3                        ;   145.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm2                                     ;   146.5         66 out[17] copy
        vmovdqu64 zmm7, [rbp + 36416]                            ;    88.0 p3      66 out[17]
        vpternlogd zmm7, zmm2, [rbp + 36288], 0x69               ;   146.5 p5+p2   66 out[17]
        vpxord zmm9, zmm7, [rbp + 36608]                         ;   147.5 p0+p3   66 out[17]
        vmovdqu64 zmm13, [rbp + 36224]                           ;    89.2 p2      66 out[17] reload
        vpxord zmm15, zmm7, zmm13                                ;   147.5 p5      66 out[17]
        vmovdqa64 zmm16, zmm7                                    ;   147.5         66 out[17] copy
        vmovdqa64 zmm17, zmm9                                    ;   148.5         66 out[17] copy
        vmovdqa64 zmm19, zmm15                                   ;   148.5         66 out[17] copy
        vmovdqu64 zmm20, [rbp + 36544]                           ;    90.0 p3      66 out[17] reload
        vmovdqa64 zmm21, zmm9                                    ;   148.5         66 out[17] copy
        vpternlogd zmm21, zmm9, zmm20, 0xa5                      ;   148.5 p0      66 out[17]
        vmovdqu64 zmm23, [rbp + 36352]                           ;    90.2 p2      66 out[17] reload
        vpternlogd zmm20, zmm2, zmm23, 0x69                      ;   147.8 p5      66 out[17]
        vpxord zmm19, zmm19, zmm20                               ;   148.8 p0      66 out[17]
        vmovdqa64 zmm26, zmm21                                   ;   149.5         66 out[17] copy
        vpternlogd zmm26, zmm20, zmm20, 0xc3                     ;   149.5 p5      66 out[17]
        vpxord zmm16, zmm16, zmm26                               ;   150.5 p0      66 out[17]
        vpxord zmm6, zmm6, zmm26                                 ;   150.5 p5      66 out[17]
        vpord zmm27, zmm19, zmm1                                 ;   150.5 p0      66 out[17]
        vmovdqu64 [rbp + 39552], zmm29                           ;   140.8 p7+p4   66 out[17] spill
        vpxord zmm29, zmm23, zmm13                               ;   150.8 p5      66 out[17]
        vpternlogd zmm29, zmm15, zmm1, 0x2d                      ;   151.8 p0      66 out[17]
        vpternlogd zmm23, zmm15, [rbp + 36416], 0x96             ;   151.8 p5+p3   66 out[17]
        vpxord zmm17, zmm17, zmm23                               ;   152.8 p0      66 out[17]
        vpternlogd zmm2, zmm21, zmm17, 0xed                      ;   153.8 p5      66 out[17]
        vmovdqu64 [rbp + 39616], zmm14                           ;   142.5 p8+p9   66 out[17] spill
        vpxord zmm14, zmm17, zmm1                                ;   153.8 p0      66 out[17]
        vmovdqu64 [rbp + 39680], zmm4                            ;   143.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm4, zmm14                                    ;   154.8         66 out[17] copy
        vpternlogd zmm4, zmm13, [rbp + 36416], 0xa6              ;   154.8 p5+p2   66 out[17]
        vpternlogd zmm6, zmm2, zmm4, 0x96                        ;   155.8 p0      66 out[17]
        vpternlogd zmm4, zmm16, zmm23, 0xb4                      ;   155.8 p5      66 out[17]
        vmovdqa64 zmm2, zmm6                                     ;   156.8         66 out[17] copy
        vpternlogd zmm2, zmm26, zmm9, 0x87                       ;   156.8 p0      66 out[17]
        vmovdqu64 [rbp + 39744], zmm8                            ;   142.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm8, zmm2                                     ;   157.8         66 out[17] copy
        vpternlogd zmm8, zmm17, zmm7, 0x87                       ;   157.8 p5      66 out[17]
        vmovdqu64 [rbp + 39808], zmm11                           ;   147.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm11, zmm21                                   ;   149.5         66 out[17] copy
        vpternlogd zmm11, zmm23, [rbp + 36480], 0x69             ;   156.5 p0+p3   66 out[17]
        vmovdqu64 [rbp + 39872], zmm24                           ;   147.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm24, zmm11                                   ;   157.5         66 out[17] copy
        vpternlogd zmm24, zmm20, zmm20, 0xf3                     ;   157.5 p5      66 out[17]
        vpternlogd zmm24, zmm27, zmm6, 0x69                      ;   158.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm11                                    ;   157.5         66 out[17] copy
        vpternlogd zmm6, zmm19, zmm4, 0x6a                       ;   157.8 p5      66 out[17]
        vpternlogd zmm6, zmm2, zmm8, 0x96                        ;   158.8 p0      66 out[17]
        vmovdqa64 zmm2, zmm6                                     ;   159.8         66 out[17] copy
        vpternlogd zmm2, zmm8, zmm24, 0x59                       ;   159.8 p5      66 out[17]
        vmovdqu64 zmm27, [rbp + 36480]                           ;    96.5 p2      66 out[17] reload
        vmovdqu64 [rbp + 39936], zmm30                           ;   144.5 p7+p4   66 out[17] spill
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
        vmovdqu64 [rbp + 40000], zmm31                           ;   146.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm31, zmm2                                    ;   165.5         66 out[17] copy
        vpternlogd zmm31, zmm8, zmm24, 0xc6                      ;   165.5 p5      66 out[17]
        vpternlogd zmm2, zmm8, zmm24, 0xd1                       ;   165.5 p0      66 out[17]
        vpxord zmm29, zmm29, zmm2                                ;   166.5 p5      66 out[17]
        vpandnd zmm8, zmm2, zmm19                                ;   166.5 p0      66 out[17]
        vpternlogd zmm16, zmm8, zmm31, 0x93                      ;   167.5 p5      66 out[17]
        vpternlogd zmm15, zmm29, zmm16, 0x6a                     ;   168.5 p0      66 out[17]
        vpternlogd zmm19, zmm30, [rbp + 36416], 0x12             ;   165.8 p5+p3   66 out[17]
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
        vmovdqu64 zmm2, [rbp + 39424]                            ;   105.3 p2      66 out[17] reload
        vmovdqa64 zmm4, zmm0                                     ;   113.5         66 out[17] copy
        vpternlogd zmm4, zmm18, zmm2, 0x96                       ;   180.5 p0      66 out[17]
        vmovdqu64 zmm6, [rbp + 40000]                            ;   146.5 p3      66 out[17] reload
        vpxord zmm8, zmm2, zmm6                                  ;   180.8 p5      66 out[17]
        vpternlogd zmm0, zmm2, zmm23, 0x96                       ;   181.5 p0      66 out[17]
        vpxord zmm3, zmm3, zmm24                                 ;   181.8 p5      66 out[17]
        vmovdqu64 zmm2, [rbp + 39616]                            ;   142.5 p2      66 out[17] reload
        vpxord zmm7, zmm7, zmm2                                  ;   182.5 p0      66 out[17]
        vmovdqu64 zmm9, [rbp + 39872]                            ;   147.5 p3      66 out[17] reload
        vpxord zmm24, zmm24, zmm9                                ;   182.8 p5      66 out[17]
        vmovdqu64 zmm11, [rbp + 39296]                           ;   114.5 p2      66 out[17] reload
        vpxord zmm9, zmm9, zmm11                                 ;   183.5 p0      66 out[17]
        vmovdqa64 zmm12, zmm11                                   ;   120.5         66 out[17] copy
        vpternlogd zmm12, zmm18, [rbp + 39232], 0x96             ;   183.8 p5+p3   66 out[17]
        vmovdqu64 zmm13, [rbp + 39936]                           ;   144.5 p2      66 out[17]
        vpxord zmm13, zmm13, zmm14                               ;   184.5 p0      66 out[17]
        vmovdqu64 zmm16, [rbp + 39744]                           ;   142.5 p3      66 out[17]
        vmovdqu64 zmm17, [rbp + 39104]                           ;   109.5 p2      66 out[17] reload
        vpxord zmm16, zmm16, zmm17                               ;   184.8 p5      66 out[17]
        vmovdqu64 zmm20, [rbp + 39552]                           ;   140.8 p3      66 out[17]
        vmovdqu64 zmm21, [rbp + 39808]                           ;   147.5 p2      66 out[17] reload
        vpternlogd zmm25, zmm9, zmm21, 0x96                      ;   185.5 p0      66 out[17]
        vpxord zmm22, zmm12, zmm7                                ;   185.8 p5      66 out[17]
        vmovdqu64 zmm26, [rbp + 39360]                           ;   110.8 p3      66 out[17] reload
        vmovdqa64 zmm28, zmm1                                    ;   174.5         66 out[17] copy
        vpternlogd zmm28, zmm14, zmm26, 0x96                     ;   186.5 p0      66 out[17]
        vpxord zmm29, zmm15, zmm5                                ;   186.8 p5      66 out[17]
        vmovdqa64 zmm31, zmm0                                    ;   182.5         66 out[17] copy
        vpternlogd zmm31, zmm1, zmm6, 0x96                       ;   187.5 p0      66 out[17]
        vpternlogd zmm1, zmm6, zmm30, 0x96                       ;   187.8 p5      66 out[17]
        vpternlogd zmm30, zmm9, zmm4, 0x96                       ;   188.5 p0      66 out[17]
        vmovdqa64 zmm6, zmm13                                    ;   185.5         66 out[17] copy
        vpternlogd zmm6, zmm23, zmm10, 0x96                      ;   188.8 p5      66 out[17]
        vmovdqu64 [rbp + 40000], zmm31                           ;   188.5 p7+p4   66 out[17] spill
        vpxord zmm31, zmm26, [rbp + 38976]                       ;   189.5 p0+p2   66 out[17]
        vmovdqu64 [rbp + 39936], zmm6                            ;   189.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm6, zmm29                                    ;   187.8         66 out[17] copy
        vpternlogd zmm29, zmm16, zmm25, 0x96                     ;   189.8 p5      66 out[17]
        vmovdqa64 zmm26, zmm31                                   ;   190.5         66 out[17] copy
        vmovdqa64 zmm11, zmm9                                    ;   184.5         66 out[17] copy
        vpternlogd zmm11, zmm4, zmm3, 0x96                       ;   190.5 p0      66 out[17]
        vmovdqu64 [rbp + 39232], zmm11                           ;   191.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm11, [rbp + 39488]                           ;   135.8 p3      66 out[17] reload
        vpternlogd zmm23, zmm11, [rbp + 39680], 0x69             ;   190.8 p5+p2   66 out[17]
        vpxord zmm26, zmm26, zmm23                               ;   191.8 p0      66 out[17]
        vpternlogd zmm11, zmm28, [rbp + 39680], 0x69             ;   191.8 p5+p3   66 out[17]
        vmovdqu64 [rbp + 39680], zmm11                           ;   192.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm11, zmm7                                    ;   183.5         66 out[17] copy
        vpternlogd zmm11, zmm9, [rbp + 38784], 0x96              ;   192.5 p0+p2   66 out[17]
        vmovdqu64 [rbp + 39488], zmm11                           ;   193.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm11, zmm24                                   ;   183.8         66 out[17] copy
        vpternlogd zmm11, zmm19, [rbp + 39744], 0x96             ;   192.8 p5+p3   66 out[17]
        vpxord zmm6, zmm6, zmm11                                 ;   193.8 p0      66 out[17]
        vmovdqu64 [rbp + 39872], zmm6                            ;   194.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm6, [rbp + 39744]                            ;   142.5 p2      66 out[17]
        vpternlogd zmm6, zmm19, [rbp + 39168], 0x96              ;   193.8 p5+p3   66 out[17]
        vpternlogd zmm4, zmm24, zmm8, 0x96                       ;   194.5 p0      66 out[17]
        vpxord zmm2, zmm2, zmm3                                  ;   194.8 p5      66 out[17]
        vpternlogd zmm17, zmm6, [rbp + 39040], 0x96              ;   195.5 p0+p2   66 out[17]
        vpxord zmm25, zmm25, zmm13                               ;   195.8 p5      66 out[17]
        vmovdqu64 [rbp + 39104], zmm4                            ;   195.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm4, zmm6                                     ;   194.8         66 out[17] copy
        vpternlogd zmm4, zmm27, [rbp + 39040], 0x96              ;   196.5 p0+p3   66 out[17]
        vmovdqu64 [rbp + 39616], zmm17                           ;   196.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm17, zmm11                                   ;   193.8         66 out[17] copy
        vpternlogd zmm17, zmm4, zmm7, 0x96                       ;   197.5 p5      66 out[17]
        vmovdqu64 zmm21, [rbp + 39552]                           ;   140.8 p2      66 out[17] reload
        vpternlogd zmm27, zmm21, [rbp + 39168], 0x96             ;   197.5 p0+p3   66 out[17]
        vpternlogd zmm21, zmm22, [rbp + 39168], 0x96             ;   197.8 p5+p2   66 out[17]
        vmovdqu64 [rbp + 39168], zmm22                           ;   186.8 p7+p4   66 out[17] spill
        vmovdqa64 zmm22, zmm2                                    ;   195.8         66 out[17] copy
        vpternlogd zmm22, zmm21, zmm17, 0x96                     ;   198.8 p0      66 out[17]
        vpternlogd zmm2, zmm12, [rbp + 38784], 0x96              ;   198.8 p5+p3   66 out[17]
        vpternlogd zmm12, zmm27, [rbp + 38784], 0x96             ;   199.5 p0+p2   66 out[17]
        vpternlogd zmm21, zmm2, [rbp + 39040], 0x96              ;   199.8 p5+p3   66 out[17]
        vmovdqu64 [rbp + 39040], zmm21                           ;   200.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm21, [rbp + 38848]                           ;   120.8 p2      66 out[17] reload
        vpternlogd zmm6, zmm21, [rbp + 38912], 0x96              ;   200.5 p0+p3   66 out[17]
        vpternlogd zmm23, zmm10, zmm1, 0x96                      ;   200.8 p5      66 out[17]
        vpternlogd zmm7, zmm9, zmm2, 0x96                        ;   201.5 p0      66 out[17]
        vpternlogd zmm4, zmm16, zmm6, 0x96                       ;   201.8 p5      66 out[17]
        vpternlogd zmm27, zmm16, zmm6, 0x96                      ;   202.5 p0      66 out[17]
        vpxord zmm20, zmm20, zmm6                                ;   202.8 p5      66 out[17]
        vpternlogd zmm28, zmm26, zmm13, 0x96                     ;   203.5 p0      66 out[17]
        vpternlogd zmm19, zmm21, [rbp + 38912], 0x96             ;   203.8 p5+p2   66 out[17]
        vpternlogd zmm19, zmm3, zmm5, 0x96                       ;   204.8 p0      66 out[17]
        vpxord zmm0, zmm0, zmm23                                 ;   204.8 p5      66 out[17]
        vpxord zmm23, zmm23, zmm8                                ;   205.5 p0      66 out[17]
        vpternlogd zmm8, zmm24, zmm30, 0x96                      ;   205.8 p5      66 out[17]
        vpternlogd zmm11, zmm19, zmm29, 0x96                     ;   206.5 p0      66 out[17]
        vmovdqu64 zmm3, [rbp + 39808]                            ;   147.5 p3      66 out[17] reload
        vpxord zmm19, zmm19, zmm3                                ;   206.8 p5      66 out[17]
        vpternlogd zmm31, zmm14, zmm3, 0x96                      ;   207.5 p0      66 out[17]
        vpternlogd zmm31, zmm24, zmm15, 0x96                     ;   208.5 p5      66 out[17]
        vmovdqu64 zmm3, [rbp + 39296]                            ;   123.7 p2      66 out[17] reload
        vpternlogd zmm5, zmm18, zmm3, 0x96                       ;   208.5 p0      66 out[17]
        vpternlogd zmm2, zmm3, zmm18, 0x96                       ;   208.8 p5      66 out[17]
        vmovdqu64 zmm3, [rbp + 39360]                            ;   124.2 p3      66 out[17]
        vpxord zmm3, zmm3, zmm25                                 ;   209.5 p0      66 out[17]
        vpternlogd zmm25, zmm5, zmm31, 0x96                      ;   209.8 p5      66 out[17]
        vpternlogd zmm5, zmm13, [rbp + 38976], 0x96              ;   210.5 p0+p2   66 out[17]
        vmovdqu64 zmm6, [rbp + 25408]                            ;   125.2 p3      29 s
        vmovdqu64 zmm9, [rbp + 25024]                            ;   125.7 p2      29 s reload
        vpxord zmm6, zmm6, zmm9                                  ;   210.8 p5      29 s
        vmovdqa64 zmm10, zmm6                                    ;   211.8         29 s copy
        vmovdqu64 zmm13, [rbp + 24512]                           ;   126.2 p3      29 s reload
        vpxord zmm14, zmm9, zmm13                                ;   211.5 p0      29 s
        vmovdqu64 zmm15, [rbp + 25152]                           ;   126.7 p2      29 s reload
        vpxord zmm16, zmm14, zmm15                               ;   212.5 p5      29 s
        vpxord zmm10, zmm10, zmm16                               ;   213.5 p0      29 s
        vmovdqa64 zmm18, zmm16                                   ;   213.5         29 s copy
        vmovdqa64 zmm21, zmm16                                   ;   213.5         29 s copy
        vmovdqu64 zmm24, [rbp + 24896]                           ;   127.2 p3      29 s reload
        vmovdqu64 [rbp + 38976], zmm30                           ;   189.5 p7+p4   66 out[17] spill
        vpxord zmm30, zmm13, zmm24                               ;   212.8 p5      29 s
        vpxord zmm21, zmm21, zmm30                               ;   213.8 p0      29 s
        vpxord zmm13, zmm30, [rbp + 25280]                       ;   213.8 p5+p2   29 s
        vpxord zmm16, zmm16, zmm13                               ;   214.8 p0      29 s
        vmovdqu64 [rbp + 39360], zmm25                           ;   210.8 p8+p9   66 out[17] spill
        vpxord zmm25, zmm13, zmm9                                ;   214.8 p5      29 s
        vmovdqu64 [rbp + 39296], zmm19                           ;   207.8 p7+p4   66 out[17] spill
        vpxord zmm19, zmm13, [rbp + 24768]                       ;   215.5 p0+p3   29 s
        vmovdqu64 [rbp + 39808], zmm4                            ;   202.8 p8+p9   66 out[17] spill
        vpxord zmm4, zmm21, [rbp + 25408]                        ;   215.8 p5+p2   29 s
        vmovdqu64 [rbp + 38912], zmm2                            ;   209.8 p7+p4   66 out[17] spill
        vpxord zmm2, zmm21, [rbp + 24768]                        ;   216.5 p0+p3   29 s
        vmovdqu64 [rbp + 38848], zmm8                            ;   206.8 p8+p9   66 out[17] spill
        vpxord zmm8, zmm16, zmm24                                ;   216.8 p5      29 s
        vmovdqu64 [rbp + 38784], zmm23                           ;   206.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm23, zmm19                                   ;   216.5         29 s copy
        vmovdqu64 [rbp + 39552], zmm31                           ;   209.5 p8+p9   66 out[17] spill
        vpxord zmm31, zmm9, [rbp + 24640]                        ;   217.5 p0+p2   29 s
        vpxord zmm18, zmm18, zmm31                               ;   218.5 p5      29 s
        vpxord zmm23, zmm23, zmm18                               ;   219.5 p0      29 s
        vmovdqu64 [rbp + 39744], zmm27                           ;   203.5 p7+p4   66 out[17] spill
        vmovdqa64 zmm27, zmm25                                   ;   215.8         29 s copy
        vpternlogd zmm27, zmm31, zmm24, 0x96                     ;   218.8 p5      29 s
        vmovdqu64 [rbp + 39424], zmm17                           ;   198.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm17, zmm2                                    ;   217.5         29 s copy
        vpternlogd zmm17, zmm31, zmm24, 0x96                     ;   219.5 p0      29 s
        vmovdqa64 zmm24, zmm27                                   ;   219.8         29 s copy
        vpternlogd zmm24, zmm6, [rbp + 25280], 0x96              ;   219.8 p5+p3   29 s
        vmovdqu64 [rbp + 40064], zmm7                            ;   202.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm7, [rbp + 24192]                            ;   132.2 p2      28 s
        vpxord zmm7, zmm7, [rbp + 23424]                         ;   220.5 p0+p3   28 s
        vmovdqu64 [rbp + 40128], zmm0                            ;   205.8 p8+p9   66 out[17] spill
        vmovdqa64 zmm0, zmm7                                     ;   221.5         28 s copy
        vmovdqu64 [rbp + 40192], zmm28                           ;   204.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm28, [rbp + 23680]                           ;   133.2 p2      28 s
        vpxord zmm28, zmm28, [rbp + 23424]                       ;   220.8 p5+p3   28 s
        vmovdqu64 [rbp + 40256], zmm3                            ;   210.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm3, [rbp + 23808]                            ;   134.2 p2      28 s
        vpxord zmm3, zmm3, [rbp + 23680]                         ;   221.5 p0+p3   28 s
        vpxord zmm0, zmm0, zmm3                                  ;   222.5 p5      28 s
        vmovdqu64 [rbp + 40320], zmm29                           ;   190.8 p7+p4   66 out[17] spill
        vpxord zmm29, zmm0, [rbp + 23552]                        ;   223.5 p0+p2   28 s
        vmovdqu64 [rbp + 40384], zmm20                           ;   203.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm20, [rbp + 23680]                           ;   135.7 p3      28 s
        vmovdqu64 [rbp + 40448], zmm22                           ;   199.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm22, [rbp + 23680]                           ;   136.2 p2      28 s
        vmovdqu64 [rbp + 40512], zmm1                            ;   188.8 p8+p9   66 out[17] spill
        vmovdqu64 zmm1, [rbp + 23424]                            ;   136.7 p3      28 s
        vmovdqu64 [rbp + 40576], zmm26                           ;   192.8 p7+p4   66 out[17] spill
        vmovdqu64 zmm26, [rbp + 23936]                           ;   137.2 p2      28 s
        vpternlogd zmm26, zmm29, [rbp + 24064], 0x96             ;   224.5 p5+p3   28 s
        vmovdqu64 [rbp + 40640], zmm5                            ;   211.5 p8+p9   66 out[17] spill
        vmovdqa64 zmm5, zmm26                                    ;   225.5         28 s copy
        vmovdqu64 [rbp + 40704], zmm11                           ;   207.5 p7+p4   66 out[17] spill
        vmovdqu64 zmm11, [rbp + 23552]                           ;   138.2 p2      28 s
        vpternlogd zmm11, zmm26, [rbp + 23424], 0x96             ;   225.5 p0+p3   28 s
        vmovdqu64 [rbp + 40768], zmm12                           ;   200.5 p8+p9   66 out[17] spill
        vmovdqu64 zmm12, [rbp + 23552]                           ;   139.2 p2      28 s reload
        vmovdqu64 zmm9, [rbp + 23936]                            ;   139.7 p3      28 s
        vpternlogd zmm9, zmm12, [rbp + 23424], 0x96              ;   223.8 p5+p2   28 s
        vmovdqu64 [rbp + 40832], zmm18                           ;   219.5 p7+p4   29 s spill
        vmovdqa64 zmm18, zmm9                                    ;   224.8         28 s copy
        vpternlogd zmm18, zmm3, zmm28, 0x96                      ;   224.8 p0      28 s
        vmovdqu64 [rbp + 40896], zmm14                           ;   212.5 p8+p9   29 s spill
        vmovdqu64 zmm14, [rbp + 24320]                           ;   140.7 p3      28 s
        vpternlogd zmm14, zmm12, [rbp + 23424], 0x96             ;   224.8 p5+p2   28 s
        vpxord zmm20, zmm20, zmm14                               ;   225.8 p0      28 s
        vpxord zmm5, zmm5, zmm20                                 ;   226.8 p5      28 s
        vpxord zmm1, zmm1, zmm5                                  ;   227.8 p0      28 s
        vmovdqu64 [rbp + 40960], zmm28                           ;   221.8 p7+p4   28 s spill
        vmovdqa64 zmm28, zmm20                                   ;   226.8         28 s copy
        vpternlogd zmm28, zmm29, zmm7, 0x96                      ;   226.8 p5      28 s
        vpxord zmm22, zmm22, zmm28                               ;   227.8 p0      28 s
        vmovdqu64 zmm15, [rbp + 23808]                           ;   141.7 p3      28 s
        vpternlogd zmm15, zmm12, [rbp + 23424], 0x96             ;   227.8 p5+p2   28 s
        vmovdqu64 [rbp + 41024], zmm21                           ;   214.8 p8+p9   29 s spill
        vmovdqa64 zmm21, zmm15                                   ;   228.8         28 s copy
        vpternlogd zmm21, zmm3, [rbp + 24064], 0x96              ;   228.8 p0+p3   28 s
        vmovdqu64 [rbp + 41088], zmm15                           ;   228.8 p7+p4   28 s spill
        vmovdqu64 zmm15, [rbp + 15232]                           ;   143.2 p2      89 s
        vpternlogd zmm15, zmm12, [rbp + 26176], 0x96             ;   228.8 p5+p3   89 s
        vpternlogd zmm15, zmm17, zmm6, 0x96                      ;   229.8 p0      89 s
        vmovdqu64 [rbp + 41152], zmm15                           ;   230.8 p8+p9   89 s spill
        vmovdqu64 zmm15, [rbp + 14656]                           ;   144.2 p2      89 s
        vpternlogd zmm15, zmm19, [rbp + 25792], 0x96             ;   229.8 p5+p3   89 s
        vpternlogd zmm15, zmm20, zmm7, 0x96                      ;   230.8 p0      89 s
        vmovdqu64 [rbp + 41216], zmm15                           ;   231.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 14272]                           ;   145.2 p2      89 s
        vpternlogd zmm15, zmm24, [rbp + 25536], 0x96             ;   230.8 p5+p3   89 s
        vpternlogd zmm15, zmm22, zmm11, 0x96                     ;   231.8 p0      89 s
        vmovdqu64 [rbp + 41280], zmm15                           ;   232.8 p8+p9   89 s spill
        vmovdqu64 zmm15, [rbp + 14464]                           ;   146.2 p2      89 s
        vpternlogd zmm15, zmm18, [rbp + 25664], 0x96             ;   231.8 p5+p3   89 s
        vpternlogd zmm15, zmm1, zmm17, 0x96                      ;   232.8 p0      89 s
        vmovdqu64 [rbp + 41344], zmm15                           ;   233.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 14848]                           ;   147.2 p2      89 s
        vpxord zmm15, zmm15, [rbp + 25920]                       ;   232.8 p5+p3   89 s
        vpternlogd zmm15, zmm30, zmm11, 0x96                     ;   233.8 p0      89 s
        vmovdqu64 zmm30, [rbp + 15040]                           ;   148.2 p2      89 s
        vpxord zmm30, zmm30, [rbp + 26048]                       ;   233.8 p5+p3   89 s
        vpternlogd zmm30, zmm1, zmm31, 0x96                      ;   234.8 p0      89 s
        vmovdqu64 zmm1, [rbp + 15616]                            ;   149.2 p2      89 s
        vmovdqu64 zmm31, [rbp + 26432]                           ;   149.7 p3      29 s reload
        vpxord zmm1, zmm1, zmm31                                 ;   234.8 p5      89 s
        vpternlogd zmm1, zmm13, zmm5, 0x96                       ;   235.8 p0      89 s
        vmovdqu64 zmm13, [rbp + 25152]                           ;   150.2 p2      29 s reload
        vmovdqu64 zmm31, [rbp + 26304]                           ;   150.7 p3      29 s reload
        vmovdqu64 [rbp + 41408], zmm1                            ;   236.8 p8+p9   89 s spill
        vmovdqu64 zmm1, [rbp + 15424]                            ;   151.2 p2      89 s
        vpternlogd zmm1, zmm31, zmm13, 0x96                      ;   235.8 p5      89 s
        vpternlogd zmm1, zmm19, [rbp + 23680], 0x96              ;   236.8 p0+p3   89 s
        vmovdqu64 zmm19, [rbp + 26560]                           ;   152.2 p2      29 s reload
        vmovdqu64 zmm31, [rbp + 15808]                           ;   152.7 p3      89 s reload
        vmovdqu64 [rbp + 41472], zmm1                            ;   237.8 p7+p4   89 s spill
        vmovdqu64 zmm1, [rbp + 20352]                            ;   153.2 p2      89 s
        vpternlogd zmm1, zmm31, zmm19, 0x96                      ;   236.8 p5      89 s
        vpternlogd zmm1, zmm9, zmm8, 0x96                        ;   237.8 p0      89 s
        vpternlogd zmm1, zmm2, zmm6, 0x96                        ;   238.8 p5      89 s
        vmovdqu64 zmm19, [rbp + 17920]                           ;   153.7 p3      89 s
        vpxord zmm19, zmm19, [rbp + 27968]                       ;   238.5 p0+p2   89 s
        vpternlogd zmm19, zmm7, [rbp + 21760], 0x96              ;   239.5 p5+p3   89 s
        vmovdqu64 [rbp + 41536], zmm1                            ;   239.8 p8+p9   89 s spill
        vmovdqu64 zmm1, [rbp + 16000]                            ;   155.2 p2      89 s reload
        vmovdqu64 [rbp + 41600], zmm30                           ;   235.8 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 20480]                           ;   155.7 p3      89 s
        vpternlogd zmm30, zmm1, [rbp + 26688], 0x96              ;   239.5 p0+p2   89 s
        vpternlogd zmm19, zmm24, zmm2, 0x96                      ;   240.5 p5      89 s
        vpternlogd zmm30, zmm21, zmm4, 0x96                      ;   240.5 p0      89 s
        vmovdqu64 zmm24, [rbp + 18112]                           ;   156.7 p3      89 s
        vpxord zmm24, zmm24, [rbp + 28096]                       ;   240.8 p5+p2   89 s
        vmovdqu64 [rbp + 41664], zmm19                           ;   241.5 p8+p9   89 s spill
        vmovdqu64 zmm19, [rbp + 16192]                           ;   157.7 p3      89 s reload
        vmovdqu64 [rbp + 41728], zmm30                           ;   241.5 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 20608]                           ;   158.2 p2      89 s
        vpternlogd zmm30, zmm19, [rbp + 26816], 0x96             ;   241.5 p0+p3   89 s
        vpternlogd zmm30, zmm29, zmm8, 0x96                      ;   242.5 p5      89 s
        vpternlogd zmm24, zmm14, [rbp + 21888], 0x96             ;   242.5 p0+p2   89 s
        vpternlogd zmm24, zmm17, zmm16, 0x96                     ;   243.5 p5      89 s
        vmovdqu64 [rbp + 41792], zmm24                           ;   244.5 p8+p9   89 s spill
        vmovdqu64 zmm24, [rbp + 16384]                           ;   159.7 p3      89 s reload
        vmovdqu64 [rbp + 41856], zmm30                           ;   243.5 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 20736]                           ;   160.2 p2      89 s
        vpternlogd zmm30, zmm24, [rbp + 26944], 0x96             ;   243.5 p0+p3   89 s
        vpternlogd zmm30, zmm22, zmm2, 0x96                      ;   244.5 p5      89 s
        vmovdqu64 zmm22, [rbp + 28224]                           ;   161.2 p2      29 s reload
        vmovdqu64 [rbp + 41920], zmm30                           ;   245.5 p8+p9   89 s spill
        vmovdqu64 zmm30, [rbp + 18304]                           ;   161.7 p3      89 s
        vpternlogd zmm30, zmm13, zmm22, 0x96                     ;   244.5 p0      89 s
        vmovdqu64 zmm22, [rbp + 22016]                           ;   162.2 p2      28 s reload
        vpternlogd zmm30, zmm22, [rbp + 24192], 0x96             ;   245.5 p5+p3   89 s
        vmovdqu64 zmm22, [rbp + 27072]                           ;   163.2 p2      29 s reload
        vmovdqu64 [rbp + 41984], zmm15                           ;   234.8 p7+p4   89 s spill
        vmovdqu64 zmm15, [rbp + 16576]                           ;   163.7 p3      89 s reload
        vmovdqu64 zmm24, [rbp + 20864]                           ;   164.2 p2      89 s
        vpternlogd zmm24, zmm15, zmm22, 0x96                     ;   245.5 p0      89 s
        vpternlogd zmm24, zmm18, zmm16, 0x96                     ;   246.5 p5      89 s
        vpternlogd zmm30, zmm5, zmm2, 0x96                       ;   246.5 p0      89 s
        vmovdqu64 zmm5, [rbp + 25024]                            ;   164.7 p3      29 s reload
        vmovdqu64 zmm16, [rbp + 27200]                           ;   165.2 p2      29 s reload
        vmovdqu64 zmm18, [rbp + 16768]                           ;   165.7 p3      89 s
        vpternlogd zmm18, zmm16, zmm5, 0x96                      ;   246.8 p5      89 s
        vmovdqu64 zmm16, [rbp + 20992]                           ;   166.2 p2      28 s reload
        vpternlogd zmm18, zmm16, [rbp + 23424], 0x96             ;   247.8 p0+p3   89 s
        vpternlogd zmm18, zmm21, zmm2, 0x96                      ;   248.8 p5      89 s
        vmovdqu64 zmm16, [rbp + 18496]                           ;   167.2 p2      89 s
        vpxord zmm16, zmm16, [rbp + 28416]                       ;   248.5 p0+p3   89 s
        vpternlogd zmm16, zmm3, [rbp + 22144], 0x96              ;   249.5 p5+p2   89 s
        vpternlogd zmm16, zmm11, [rbp + 41024], 0x96             ;   250.5 p0+p3   89 s
        vmovdqu64 zmm11, [rbp + 27328]                           ;   169.2 p2      29 s reload
        vmovdqu64 zmm22, [rbp + 16960]                           ;   169.7 p3      89 s reload
        vmovdqu64 zmm5, [rbp + 21120]                            ;   170.2 p2      89 s
        vpternlogd zmm5, zmm22, zmm11, 0x96                      ;   249.8 p5      89 s
        vpternlogd zmm5, zmm0, zmm25, 0x96                       ;   250.8 p0      89 s
        vmovdqu64 zmm0, [rbp + 27456]                            ;   170.7 p3      29 s reload
        vmovdqu64 zmm25, [rbp + 17152]                           ;   171.2 p2      89 s reload
        vmovdqu64 zmm11, [rbp + 21248]                           ;   171.7 p3      89 s
        vpternlogd zmm11, zmm25, zmm0, 0x96                      ;   250.8 p5      89 s
        vpternlogd zmm11, zmm28, zmm23, 0x96                     ;   251.8 p0      89 s
        vmovdqu64 zmm28, [rbp + 22400]                           ;   172.2 p2      89 s
        vpxord zmm28, zmm28, [rbp + 18880]                       ;   251.8 p5+p3   89 s
        vpternlogd zmm28, zmm6, [rbp + 41088], 0x96              ;   252.8 p0+p2   89 s
        vmovdqu64 zmm0, [rbp + 17344]                            ;   173.7 p3      89 s reload
        vmovdqu64 [rbp + 41088], zmm28                           ;   253.8 p8+p9   89 s spill
        vmovdqu64 zmm28, [rbp + 21376]                           ;   174.2 p2      89 s
        vpternlogd zmm28, zmm0, [rbp + 27584], 0x96              ;   252.8 p5+p3   89 s
        vpternlogd zmm28, zmm10, [rbp + 24192], 0x96             ;   253.8 p0+p2   89 s
        vpternlogd zmm28, zmm26, [rbp + 24320], 0x96             ;   254.8 p5+p3   89 s
        vmovdqu64 [rbp + 41024], zmm16                           ;   251.5 p7+p4   89 s spill
        vmovdqu64 zmm16, [rbp + 22528]                           ;   176.2 p2      89 s
        vpternlogd zmm16, zmm13, [rbp + 19072], 0x96             ;   254.5 p0+p3   89 s
        vpternlogd zmm16, zmm9, [rbp + 40960], 0x96              ;   255.5 p5+p2   89 s
        vmovdqu64 zmm13, [rbp + 17536]                           ;   177.7 p3      89 s reload
        vmovdqu64 [rbp + 42048], zmm16                           ;   256.5 p8+p9   89 s spill
        vmovdqu64 zmm16, [rbp + 21504]                           ;   178.2 p2      89 s
        vpternlogd zmm16, zmm13, [rbp + 27712], 0x96             ;   255.5 p0+p3   89 s
        vpternlogd zmm16, zmm27, zmm26, 0x96                     ;   256.5 p5      89 s
        vmovdqu64 zmm27, [rbp + 27840]                           ;   179.2 p2      29 s reload
        vmovdqu64 [rbp + 42112], zmm30                           ;   247.5 p7+p4   89 s spill
        vmovdqu64 zmm30, [rbp + 17728]                           ;   179.7 p3      89 s reload
        vmovdqu64 [rbp + 42176], zmm16                           ;   257.5 p8+p9   89 s spill
        vmovdqu64 zmm16, [rbp + 21632]                           ;   180.2 p2      89 s
        vpternlogd zmm16, zmm30, zmm27, 0x96                     ;   256.5 p0      89 s
        vpternlogd zmm16, zmm17, zmm10, 0x96                     ;   257.5 p5      89 s
        vpternlogd zmm16, zmm26, [rbp + 24320], 0x96             ;   258.5 p0+p3   89 s
        vmovdqu64 zmm10, [rbp + 8128]                            ;   181.2 p2     128 st reload
        mov r8, qword [rbp + 45200]                              ;   166.2 p10    128 st reload
        vmovdqu64 [r8], zmm10                                    ;   187.2 p7+p4  128 st
        vmovdqu64 zmm10, [rbp + 8320]                            ;   181.7 p3     128 st reload
        vmovdqu64 [r8 + 64], zmm10                               ;   187.7 p8+p9  128 st
        vmovdqu64 zmm10, [rbp + 19648]                           ;   182.2 p2      89 s reload
        vmovdqu64 zmm17, [rbp + 22912]                           ;   182.7 p3      28 s reload
        vpternlogd zmm14, zmm17, zmm10, 0x96                     ;   257.8 p5      89 s
        vpternlogd zmm14, zmm21, [rbp + 40832], 0x96             ;   258.8 p0+p2   89 s
        vmovdqu64 zmm17, [rbp + 20032]                           ;   183.7 p3      89 s reload
        vmovdqu64 zmm21, [rbp + 23168]                           ;   184.2 p2      28 s reload
        vpternlogd zmm20, zmm21, zmm17, 0x96                     ;   258.8 p5      89 s
        vpternlogd zmm20, zmm2, zmm6, 0x96                       ;   259.8 p0      89 s
        vmovdqu64 zmm2, [rbp + 28608]                            ;   184.7 p3      29 s reload
        vmovdqu64 zmm21, [rbp + 18688]                           ;   185.2 p2      89 s reload
        vmovdqu64 zmm26, [rbp + 22272]                           ;   185.7 p3      89 s
        vpternlogd zmm26, zmm21, zmm2, 0x96                      ;   259.8 p5      89 s
        vpternlogd zmm26, zmm6, [rbp + 25280], 0x96              ;   260.8 p0+p2   89 s
        vpternlogd zmm26, zmm29, [rbp + 23936], 0x96             ;   261.8 p5+p3   89 s
        vmovdqu64 zmm6, [rbp + 8512]                             ;   187.2 p2     128 st reload
        vmovdqu64 [r8 + 128], zmm6                               ;   193.2 p7+p4  128 st
        vmovdqu64 zmm6, [rbp + 8704]                             ;   187.7 p3     128 st reload
        vmovdqu64 [r8 + 192], zmm6                               ;   193.7 p8+p9  128 st
        vmovdqu64 zmm6, [rbp + 8896]                             ;   188.2 p2     128 st reload
        vmovdqu64 [r8 + 256], zmm6                               ;   194.2 p7+p4  128 st
        vmovdqu64 zmm6, [rbp + 23040]                            ;   188.7 p3      89 s
        vmovdqu64 zmm29, [rbp + 19840]                           ;   189.2 p2      89 s reload
        vpxord zmm6, zmm6, zmm29                                 ;   261.5 p0      89 s
        vpternlogd zmm6, zmm12, zmm7, 0x96                       ;   262.5 p5      89 s
        vpternlogd zmm6, zmm23, zmm4, 0x96                       ;   263.5 p0      89 s
        vmovdqu64 zmm12, [rbp + 25280]                           ;   189.7 p3      29 s reload
        vmovdqu64 zmm23, [rbp + 19264]                           ;   190.2 p2      89 s reload
        vmovdqu64 zmm2, [rbp + 22656]                            ;   190.7 p3      89 s
        vpternlogd zmm2, zmm23, zmm12, 0x96                      ;   262.8 p5      89 s
        vpternlogd zmm2, zmm3, [rbp + 24064], 0x96               ;   263.8 p0+p2   89 s
        vmovdqu64 zmm3, [rbp + 9088]                             ;   191.7 p3     128 st reload
        vmovdqu64 [r8 + 320], zmm3                               ;   197.7 p8+p9  128 st
        vmovdqu64 zmm3, [rbp + 19456]                            ;   192.2 p2      89 s reload
        vmovdqu64 zmm27, [rbp + 22784]                           ;   192.7 p3      89 s
        vpternlogd zmm27, zmm3, [rbp + 40896], 0x96              ;   263.8 p5+p2   89 s
        vpternlogd zmm27, zmm9, zmm7, 0x96                       ;   264.8 p0      89 s
        vmovdqu64 zmm7, [rbp + 9280]                             ;   193.7 p3     128 st reload
        vmovdqu64 [r8 + 384], zmm7                               ;   199.7 p7+p4  128 st
        vmovdqu64 zmm7, [rbp + 9472]                             ;   194.2 p2     128 st reload
        vmovdqu64 [r8 + 448], zmm7                               ;   200.2 p8+p9  128 st
        vmovdqu64 zmm7, [rbp + 9664]                             ;   194.7 p3     128 st reload
        vmovdqu64 [r8 + 512], zmm7                               ;   200.7 p7+p4  128 st
        vmovdqu64 zmm7, [rbp + 9856]                             ;   195.2 p2     128 st reload
        vmovdqu64 [r8 + 576], zmm7                               ;   201.2 p8+p9  128 st
        vmovdqu64 zmm7, [rbp + 10048]                            ;   195.7 p3     128 st reload
        vmovdqu64 [r8 + 640], zmm7                               ;   201.7 p7+p4  128 st
        vmovdqu64 zmm7, [rbp + 20224]                            ;   196.2 p2      89 s reload
        vmovdqu64 zmm9, [rbp + 23296]                            ;   196.7 p3      89 s
        vpternlogd zmm9, zmm7, [rbp + 40960], 0x96               ;   264.8 p5+p2   89 s
        vpternlogd zmm9, zmm8, zmm4, 0x96                        ;   265.8 p0      89 s
        vmovdqu64 zmm4, [rbp + 10240]                            ;   197.7 p3     128 st reload
        vmovdqu64 [r8 + 704], zmm4                               ;   203.7 p8+p9  128 st
        vmovdqu64 zmm4, [rbp + 10432]                            ;   198.2 p2     128 st reload
        vmovdqu64 [r8 + 768], zmm4                               ;   204.2 p7+p4  128 st
        vmovdqu64 zmm4, [rbp + 10624]                            ;   198.7 p3     128 st reload
        vmovdqu64 [r8 + 832], zmm4                               ;   204.7 p8+p9  128 st
        vmovdqu64 zmm4, [rbp + 10816]                            ;   199.2 p2     128 st reload
        vmovdqu64 [r8 + 896], zmm4                               ;   205.2 p7+p4  128 st
        vmovdqu64 zmm4, [rbp + 11008]                            ;   199.7 p3     128 st reload
        vmovdqu64 [r8 + 960], zmm4                               ;   205.7 p8+p9  128 st
        vmovdqu64 zmm4, [rbp + 11200]                            ;   200.2 p2     128 st reload
        vmovdqu64 [r8 + 1024], zmm4                              ;   206.2 p7+p4  128 st
        vmovdqu64 zmm4, [rbp + 11392]                            ;   200.7 p3     128 st reload
        vmovdqu64 [r8 + 1088], zmm4                              ;   206.7 p8+p9  128 st
        vmovdqu64 zmm4, [rbp + 11584]                            ;   201.2 p2     128 st reload
        vmovdqu64 [r8 + 1152], zmm4                              ;   207.2 p7+p4  128 st
        vmovdqu64 zmm4, [rbp + 11776]                            ;   201.7 p3     128 st reload
        vmovdqu64 [r8 + 1216], zmm4                              ;   207.7 p8+p9  128 st
        vmovdqu64 zmm4, [rbp + 11968]                            ;   202.2 p2     128 st reload
        vmovdqu64 [r8 + 1280], zmm4                              ;   208.2 p7+p4  128 st
        vmovdqu64 zmm4, [rbp + 12160]                            ;   202.7 p3     128 st reload
        vmovdqu64 [r8 + 1344], zmm4                              ;   208.7 p8+p9  128 st
        vmovdqu64 zmm4, [rbp + 12352]                            ;   203.2 p2     128 st reload
        vmovdqu64 [r8 + 1408], zmm4                              ;   209.2 p7+p4  128 st
        vmovdqu64 zmm4, [rbp + 12544]                            ;   203.7 p3     128 st reload
        vmovdqu64 [r8 + 1472], zmm4                              ;   209.7 p8+p9  128 st
        vmovdqu64 [r8 + 2560], zmm31                             ;   197.0 p7+p4  128 st
        vmovdqu64 [r8 + 2624], zmm1                              ;   197.8 p8+p9  128 st
        vmovdqu64 zmm1, [rbp + 12736]                            ;   204.2 p2     128 st reload
        vmovdqu64 [r8 + 1536], zmm1                              ;   210.2 p7+p4  128 st
        vmovdqu64 [r8 + 2688], zmm19                             ;   199.8 p8+p9  128 st
        vmovdqu64 zmm1, [rbp + 12928]                            ;   204.7 p3     128 st reload
        vmovdqu64 [r8 + 1600], zmm1                              ;   210.7 p7+p4  128 st
        vmovdqu64 [r8 + 2816], zmm15                             ;   201.8 p8+p9  128 st
        vmovdqu64 zmm1, [rbp + 13120]                            ;   205.2 p2     128 st reload
        vmovdqu64 [r8 + 1664], zmm1                              ;   211.2 p7+p4  128 st
        vmovdqu64 [r8 + 2944], zmm22                             ;   203.8 p8+p9  128 st
        vmovdqu64 [r8 + 3008], zmm25                             ;   205.0 p7+p4  128 st
        vmovdqu64 zmm1, [rbp + 13312]                            ;   205.7 p3     128 st reload
        vmovdqu64 [r8 + 1728], zmm1                              ;   211.7 p8+p9  128 st
        vmovdqu64 [r8 + 3072], zmm0                              ;   207.0 p7+p4  128 st
        vmovdqu64 [r8 + 3136], zmm13                             ;   207.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13504]                            ;   206.2 p2     128 st reload
        vmovdqu64 [r8 + 1792], zmm0                              ;   212.2 p7+p4  128 st
        vmovdqu64 [r8 + 3200], zmm30                             ;   209.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13696]                            ;   206.7 p3     128 st reload
        vmovdqu64 [r8 + 1856], zmm0                              ;   212.7 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13888]                            ;   207.2 p2     128 st reload
        vmovdqu64 [r8 + 1920], zmm0                              ;   213.2 p8+p9  128 st
        vmovdqu64 [r8 + 3520], zmm21                             ;   213.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14080]                            ;   207.7 p3     128 st reload
        vmovdqu64 [r8 + 1984], zmm0                              ;   213.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14272]                            ;   208.2 p2      89 s reload
        vmovdqu64 [r8 + 2048], zmm0                              ;   215.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14464]                            ;   208.7 p3      89 s reload
        vmovdqu64 [r8 + 2112], zmm0                              ;   215.8 p8+p9  128 st
        vmovdqu64 [r8 + 3712], zmm23                             ;   217.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14656]                            ;   209.2 p2      89 s reload
        vmovdqu64 [r8 + 2176], zmm0                              ;   217.8 p8+p9  128 st
        vmovdqu64 [r8 + 3776], zmm3                              ;   219.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14848]                            ;   209.7 p3      89 s reload
        vmovdqu64 [r8 + 2240], zmm0                              ;   219.8 p8+p9  128 st
        vmovdqu64 [r8 + 3840], zmm10                             ;   221.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15040]                            ;   210.2 p2      89 s reload
        vmovdqu64 [r8 + 2304], zmm0                              ;   221.8 p8+p9  128 st
        vmovdqu64 [r8 + 3904], zmm29                             ;   223.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15232]                            ;   210.7 p3      89 s reload
        vmovdqu64 [r8 + 2368], zmm0                              ;   223.8 p8+p9  128 st
        vmovdqu64 [r8 + 3968], zmm17                             ;   225.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15424]                            ;   211.2 p2      89 s reload
        vmovdqu64 [r8 + 2432], zmm0                              ;   225.8 p8+p9  128 st
        vmovdqu64 [r8 + 4032], zmm7                              ;   227.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15616]                            ;   211.7 p3      89 s reload
        vmovdqu64 [r8 + 2496], zmm0                              ;   227.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16384]                            ;   212.2 p2      89 s reload
        vmovdqu64 [r8 + 2752], zmm0                              ;   229.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16768]                            ;   212.7 p3      89 s reload
        vmovdqu64 [r8 + 2880], zmm0                              ;   229.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17920]                            ;   213.2 p2      89 s reload
        vmovdqu64 [r8 + 3264], zmm0                              ;   231.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18112]                            ;   213.7 p3      89 s reload
        vmovdqu64 [r8 + 3328], zmm0                              ;   231.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18304]                            ;   214.2 p2      89 s reload
        vmovdqu64 [r8 + 3392], zmm0                              ;   233.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18496]                            ;   214.7 p3      89 s reload
        vmovdqu64 [r8 + 3456], zmm0                              ;   233.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18880]                            ;   215.2 p2      89 s reload
        vmovdqu64 [r8 + 3584], zmm0                              ;   235.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19072]                            ;   215.7 p3      89 s reload
        vmovdqu64 [r8 + 3648], zmm0                              ;   235.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24448]                            ;   216.2 p2     128 st reload
        vmovdqu64 [r8 + 4096], zmm0                              ;   237.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24576]                            ;   216.7 p3     128 st reload
        vmovdqu64 [r8 + 4160], zmm0                              ;   237.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24704]                            ;   217.2 p2     128 st reload
        vmovdqu64 [r8 + 4224], zmm0                              ;   239.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24832]                            ;   217.7 p3     128 st reload
        vmovdqu64 [r8 + 4288], zmm0                              ;   239.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24960]                            ;   218.2 p2     128 st reload
        vmovdqu64 [r8 + 4352], zmm0                              ;   241.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25088]                            ;   218.7 p3     128 st reload
        vmovdqu64 [r8 + 4416], zmm0                              ;   241.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25216]                            ;   219.2 p2     128 st reload
        vmovdqu64 [r8 + 4480], zmm0                              ;   243.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25344]                            ;   219.7 p3     128 st reload
        vmovdqu64 [r8 + 4544], zmm0                              ;   243.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25472]                            ;   220.2 p2     128 st reload
        vmovdqu64 [r8 + 4608], zmm0                              ;   245.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25600]                            ;   220.7 p3     128 st reload
        vmovdqu64 [r8 + 4672], zmm0                              ;   245.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25728]                            ;   221.2 p2     128 st reload
        vmovdqu64 [r8 + 4736], zmm0                              ;   247.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25856]                            ;   221.7 p3     128 st reload
        vmovdqu64 [r8 + 4800], zmm0                              ;   247.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25984]                            ;   222.2 p2     128 st reload
        vmovdqu64 [r8 + 4864], zmm0                              ;   249.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26112]                            ;   222.7 p3     128 st reload
        vmovdqu64 [r8 + 4928], zmm0                              ;   249.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26240]                            ;   223.2 p2     128 st reload
        vmovdqu64 [r8 + 4992], zmm0                              ;   251.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26368]                            ;   223.7 p3     128 st reload
        vmovdqu64 [r8 + 5056], zmm0                              ;   251.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26496]                            ;   224.2 p2     128 st reload
        vmovdqu64 [r8 + 5120], zmm0                              ;   253.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26624]                            ;   224.7 p3     128 st reload
        vmovdqu64 [r8 + 5184], zmm0                              ;   253.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26752]                            ;   225.2 p2     128 st reload
        vmovdqu64 [r8 + 5248], zmm0                              ;   255.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26880]                            ;   225.7 p3     128 st reload
        vmovdqu64 [r8 + 5312], zmm0                              ;   255.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27008]                            ;   226.2 p2     128 st reload
        vmovdqu64 [r8 + 5376], zmm0                              ;   257.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27136]                            ;   226.7 p3     128 st reload
        vmovdqu64 [r8 + 5440], zmm0                              ;   257.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27264]                            ;   227.2 p2     128 st reload
        vmovdqu64 [r8 + 5504], zmm0                              ;   259.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27392]                            ;   227.7 p3     128 st reload
        vmovdqu64 [r8 + 5568], zmm0                              ;   259.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27520]                            ;   228.2 p2     128 st reload
        vmovdqu64 [r8 + 5632], zmm0                              ;   261.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27648]                            ;   228.7 p3     128 st reload
        vmovdqu64 [r8 + 5696], zmm0                              ;   261.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27776]                            ;   229.2 p2     128 st reload
        vmovdqu64 [r8 + 5760], zmm0                              ;   263.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27904]                            ;   229.7 p3     128 st reload
        vmovdqu64 [r8 + 5824], zmm0                              ;   263.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28032]                            ;   230.2 p2     128 st reload
        vmovdqu64 [r8 + 5888], zmm0                              ;   265.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28160]                            ;   230.7 p3     128 st reload
        vmovdqu64 [r8 + 5952], zmm0                              ;   265.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28352]                            ;   231.2 p2     128 st reload
        vmovdqu64 [r8 + 6016], zmm0                              ;   267.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28544]                            ;   231.7 p3     128 st reload
        vmovdqu64 [r8 + 6080], zmm0                              ;   267.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6016]                             ;   232.2 p2     128 st reload
        vmovdqu64 [r8 + 6144], zmm0                              ;   269.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6080]                             ;   232.7 p3     128 st reload
        vmovdqu64 [r8 + 6208], zmm0                              ;   269.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6144]                             ;   233.2 p2     128 st reload
        vmovdqu64 [r8 + 6272], zmm0                              ;   271.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6208]                             ;   233.7 p3     128 st reload
        vmovdqu64 [r8 + 6336], zmm0                              ;   271.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6272]                             ;   234.2 p2     128 st reload
        vmovdqu64 [r8 + 6400], zmm0                              ;   273.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6336]                             ;   234.7 p3     128 st reload
        vmovdqu64 [r8 + 6464], zmm0                              ;   273.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6400]                             ;   235.2 p2     128 st reload
        vmovdqu64 [r8 + 6528], zmm0                              ;   275.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6464]                             ;   235.7 p3     128 st reload
        vmovdqu64 [r8 + 6592], zmm0                              ;   275.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6528]                             ;   236.2 p2     128 st reload
        vmovdqu64 [r8 + 6656], zmm0                              ;   277.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6592]                             ;   236.7 p3     128 st reload
        vmovdqu64 [r8 + 6720], zmm0                              ;   277.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6656]                             ;   237.2 p2     128 st reload
        vmovdqu64 [r8 + 6784], zmm0                              ;   279.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6720]                             ;   237.7 p3     128 st reload
        vmovdqu64 [r8 + 6848], zmm0                              ;   279.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6784]                             ;   238.2 p2     128 st reload
        vmovdqu64 [r8 + 6912], zmm0                              ;   281.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6848]                             ;   238.7 p3     128 st reload
        vmovdqu64 [r8 + 6976], zmm0                              ;   281.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 6912]                             ;   239.2 p2     128 st reload
        vmovdqu64 [r8 + 7040], zmm0                              ;   283.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 6976]                             ;   239.7 p3     128 st reload
        vmovdqu64 [r8 + 7104], zmm0                              ;   283.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7040]                             ;   240.2 p2     128 st reload
        vmovdqu64 [r8 + 7168], zmm0                              ;   285.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7104]                             ;   240.7 p3     128 st reload
        vmovdqu64 [r8 + 7232], zmm0                              ;   285.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7168]                             ;   241.2 p2     128 st reload
        vmovdqu64 [r8 + 7296], zmm0                              ;   287.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7232]                             ;   241.7 p3     128 st reload
        vmovdqu64 [r8 + 7360], zmm0                              ;   287.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7296]                             ;   242.2 p2     128 st reload
        vmovdqu64 [r8 + 7424], zmm0                              ;   289.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7360]                             ;   242.7 p3     128 st reload
        vmovdqu64 [r8 + 7488], zmm0                              ;   289.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7424]                             ;   243.2 p2     128 st reload
        vmovdqu64 [r8 + 7552], zmm0                              ;   291.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7488]                             ;   243.7 p3     128 st reload
        vmovdqu64 [r8 + 7616], zmm0                              ;   291.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7552]                             ;   244.2 p2     128 st reload
        vmovdqu64 [r8 + 7680], zmm0                              ;   293.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7616]                             ;   244.7 p3     128 st reload
        vmovdqu64 [r8 + 7744], zmm0                              ;   293.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7680]                             ;   245.2 p2     128 st reload
        vmovdqu64 [r8 + 7808], zmm0                              ;   295.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7744]                             ;   245.7 p3     128 st reload
        vmovdqu64 [r8 + 7872], zmm0                              ;   295.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7808]                             ;   246.2 p2     128 st reload
        vmovdqu64 [r8 + 7936], zmm0                              ;   297.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 7872]                             ;   246.7 p3     128 st reload
        vmovdqu64 [r8 + 8000], zmm0                              ;   297.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 7936]                             ;   247.2 p2     128 st reload
        vmovdqu64 [r8 + 8064], zmm0                              ;   299.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8000]                             ;   247.7 p3     128 st reload
        vmovdqu64 [r8 + 8128], zmm0                              ;   299.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3968]                             ;   248.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8192], zmm0                              ;   301.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4032]                             ;   248.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8256], zmm0                              ;   301.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4096]                             ;   249.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8320], zmm0                              ;   303.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4160]                             ;   249.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8384], zmm0                              ;   303.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4224]                             ;   250.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8448], zmm0                              ;   305.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4288]                             ;   250.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8512], zmm0                              ;   305.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4352]                             ;   251.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8576], zmm0                              ;   307.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4416]                             ;   251.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8640], zmm0                              ;   307.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4480]                             ;   252.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8704], zmm0                              ;   309.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4544]                             ;   252.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8768], zmm0                              ;   309.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4608]                             ;   253.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8832], zmm0                              ;   311.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4672]                             ;   253.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 8896], zmm0                              ;   311.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4736]                             ;   254.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 8960], zmm0                              ;   313.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4800]                             ;   254.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9024], zmm0                              ;   313.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4864]                             ;   255.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9088], zmm0                              ;   315.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 4928]                             ;   255.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9152], zmm0                              ;   315.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 4992]                             ;   256.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9216], zmm0                              ;   317.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5056]                             ;   256.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9280], zmm0                              ;   317.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5120]                             ;   257.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9344], zmm0                              ;   319.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5184]                             ;   257.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9408], zmm0                              ;   319.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5248]                             ;   258.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9472], zmm0                              ;   321.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5312]                             ;   258.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9536], zmm0                              ;   321.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5376]                             ;   259.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9600], zmm0                              ;   323.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5440]                             ;   259.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9664], zmm0                              ;   323.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5504]                             ;   260.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9728], zmm0                              ;   325.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5568]                             ;   260.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9792], zmm0                              ;   325.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5632]                             ;   261.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9856], zmm0                              ;   327.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5696]                             ;   261.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 9920], zmm0                              ;   327.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5760]                             ;   262.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 9984], zmm0                              ;   329.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5824]                             ;   262.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 10048], zmm0                             ;   329.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 5888]                             ;   263.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 10112], zmm0                             ;   331.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 5952]                             ;   263.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 10176], zmm0                             ;   331.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1920]                             ;   264.2 p2     128 st reload
        vmovdqu64 [r8 + 10240], zmm0                             ;   333.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1984]                             ;   264.7 p3     128 st reload
        vmovdqu64 [r8 + 10304], zmm0                             ;   333.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2048]                             ;   265.2 p2     128 st reload
        vmovdqu64 [r8 + 10368], zmm0                             ;   335.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2112]                             ;   265.7 p3     128 st reload
        vmovdqu64 [r8 + 10432], zmm0                             ;   335.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2176]                             ;   266.2 p2     128 st reload
        vmovdqu64 [r8 + 10496], zmm0                             ;   337.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2240]                             ;   266.7 p3     128 st reload
        vmovdqu64 [r8 + 10560], zmm0                             ;   337.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2304]                             ;   267.2 p2     128 st reload
        vmovdqu64 [r8 + 10624], zmm0                             ;   339.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2368]                             ;   267.7 p3     128 st reload
        vmovdqu64 [r8 + 10688], zmm0                             ;   339.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2432]                             ;   268.2 p2     128 st reload
        vmovdqu64 [r8 + 10752], zmm0                             ;   341.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2496]                             ;   268.7 p3     128 st reload
        vmovdqu64 [r8 + 10816], zmm0                             ;   341.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2560]                             ;   269.2 p2     128 st reload
        vmovdqu64 [r8 + 10880], zmm0                             ;   343.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2624]                             ;   269.7 p3     128 st reload
        vmovdqu64 [r8 + 10944], zmm0                             ;   343.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2688]                             ;   270.2 p2     128 st reload
        vmovdqu64 [r8 + 11008], zmm0                             ;   345.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2752]                             ;   270.7 p3     128 st reload
        vmovdqu64 [r8 + 11072], zmm0                             ;   345.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2816]                             ;   271.2 p2     128 st reload
        vmovdqu64 [r8 + 11136], zmm0                             ;   347.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 2880]                             ;   271.7 p3     128 st reload
        vmovdqu64 [r8 + 11200], zmm0                             ;   347.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 2944]                             ;   272.2 p2     128 st reload
        vmovdqu64 [r8 + 11264], zmm0                             ;   349.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3008]                             ;   272.7 p3     128 st reload
        vmovdqu64 [r8 + 11328], zmm0                             ;   349.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3072]                             ;   273.2 p2     128 st reload
        vmovdqu64 [r8 + 11392], zmm0                             ;   351.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3136]                             ;   273.7 p3     128 st reload
        vmovdqu64 [r8 + 11456], zmm0                             ;   351.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3200]                             ;   274.2 p2     128 st reload
        vmovdqu64 [r8 + 11520], zmm0                             ;   353.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3264]                             ;   274.7 p3     128 st reload
        vmovdqu64 [r8 + 11584], zmm0                             ;   353.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3328]                             ;   275.2 p2     128 st reload
        vmovdqu64 [r8 + 11648], zmm0                             ;   355.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3392]                             ;   275.7 p3     128 st reload
        vmovdqu64 [r8 + 11712], zmm0                             ;   355.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3456]                             ;   276.2 p2     128 st reload
        vmovdqu64 [r8 + 11776], zmm0                             ;   357.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3520]                             ;   276.7 p3     128 st reload
        vmovdqu64 [r8 + 11840], zmm0                             ;   357.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3584]                             ;   277.2 p2     128 st reload
        vmovdqu64 [r8 + 11904], zmm0                             ;   359.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3648]                             ;   277.7 p3     128 st reload
        vmovdqu64 [r8 + 11968], zmm0                             ;   359.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3712]                             ;   278.2 p2     128 st reload
        vmovdqu64 [r8 + 12032], zmm0                             ;   361.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3776]                             ;   278.7 p3     128 st reload
        vmovdqu64 [r8 + 12096], zmm0                             ;   361.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 3840]                             ;   279.2 p2     128 st reload
        vmovdqu64 [r8 + 12160], zmm0                             ;   363.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 3904]                             ;   279.7 p3     128 st reload
        vmovdqu64 [r8 + 12224], zmm0                             ;   363.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp - 128]                              ;   280.2 p2     128 st reload
        vmovdqu64 [r8 + 12288], zmm0                             ;   365.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp - 64]                               ;   280.7 p3     128 st reload
        vmovdqu64 [r8 + 12352], zmm0                             ;   365.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 0]                                ;   281.2 p2     128 st reload
        vmovdqu64 [r8 + 12416], zmm0                             ;   367.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 64]                               ;   281.7 p3     128 st reload
        vmovdqu64 [r8 + 12480], zmm0                             ;   367.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 128]                              ;   282.2 p2     128 st reload
        vmovdqu64 [r8 + 12544], zmm0                             ;   369.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 192]                              ;   282.7 p3     128 st reload
        vmovdqu64 [r8 + 12608], zmm0                             ;   369.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 256]                              ;   283.2 p2     128 st reload
        vmovdqu64 [r8 + 12672], zmm0                             ;   371.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 320]                              ;   283.7 p3     128 st reload
        vmovdqu64 [r8 + 12736], zmm0                             ;   371.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 384]                              ;   284.2 p2     128 st reload
        vmovdqu64 [r8 + 12800], zmm0                             ;   373.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 448]                              ;   284.7 p3     128 st reload
        vmovdqu64 [r8 + 12864], zmm0                             ;   373.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 512]                              ;   285.2 p2     128 st reload
        vmovdqu64 [r8 + 12928], zmm0                             ;   375.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 576]                              ;   285.7 p3     128 st reload
        vmovdqu64 [r8 + 12992], zmm0                             ;   375.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 640]                              ;   286.2 p2     128 st reload
        vmovdqu64 [r8 + 13056], zmm0                             ;   377.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 704]                              ;   286.7 p3     128 st reload
        vmovdqu64 [r8 + 13120], zmm0                             ;   377.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 768]                              ;   287.2 p2     128 st reload
        vmovdqu64 [r8 + 13184], zmm0                             ;   379.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 832]                              ;   287.7 p3     128 st reload
        vmovdqu64 [r8 + 13248], zmm0                             ;   379.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 896]                              ;   288.2 p2     128 st reload
        vmovdqu64 [r8 + 13312], zmm0                             ;   381.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 960]                              ;   288.7 p3     128 st reload
        vmovdqu64 [r8 + 13376], zmm0                             ;   381.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1024]                             ;   289.2 p2     128 st reload
        vmovdqu64 [r8 + 13440], zmm0                             ;   383.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1088]                             ;   289.7 p3     128 st reload
        vmovdqu64 [r8 + 13504], zmm0                             ;   383.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1152]                             ;   290.2 p2     128 st reload
        vmovdqu64 [r8 + 13568], zmm0                             ;   385.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1216]                             ;   290.7 p3     128 st reload
        vmovdqu64 [r8 + 13632], zmm0                             ;   385.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1280]                             ;   291.2 p2     128 st reload
        vmovdqu64 [r8 + 13696], zmm0                             ;   387.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1344]                             ;   291.7 p3     128 st reload
        vmovdqu64 [r8 + 13760], zmm0                             ;   387.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1408]                             ;   292.2 p2     128 st reload
        vmovdqu64 [r8 + 13824], zmm0                             ;   389.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1472]                             ;   292.7 p3     128 st reload
        vmovdqu64 [r8 + 13888], zmm0                             ;   389.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1536]                             ;   293.2 p2     128 st reload
        vmovdqu64 [r8 + 13952], zmm0                             ;   391.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1600]                             ;   293.7 p3     128 st reload
        vmovdqu64 [r8 + 14016], zmm0                             ;   391.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1664]                             ;   294.2 p2     128 st reload
        vmovdqu64 [r8 + 14080], zmm0                             ;   393.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1728]                             ;   294.7 p3     128 st reload
        vmovdqu64 [r8 + 14144], zmm0                             ;   393.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 1792]                             ;   295.2 p2     128 st reload
        vmovdqu64 [r8 + 14208], zmm0                             ;   395.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 1856]                             ;   295.7 p3     128 st reload
        vmovdqu64 [r8 + 14272], zmm0                             ;   395.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20416]                            ;   296.2 p2     128 st reload
        vmovdqu64 [r8 + 14336], zmm0                             ;   397.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20544]                            ;   296.7 p3     128 st reload
        vmovdqu64 [r8 + 14400], zmm0                             ;   397.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20672]                            ;   297.2 p2     128 st reload
        vmovdqu64 [r8 + 14464], zmm0                             ;   399.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20800]                            ;   297.7 p3     128 st reload
        vmovdqu64 [r8 + 14528], zmm0                             ;   399.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20928]                            ;   298.2 p2     128 st reload
        vmovdqu64 [r8 + 14592], zmm0                             ;   401.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21056]                            ;   298.7 p3     128 st reload
        vmovdqu64 [r8 + 14656], zmm0                             ;   401.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21184]                            ;   299.2 p2     128 st reload
        vmovdqu64 [r8 + 14720], zmm0                             ;   403.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21312]                            ;   299.7 p3     128 st reload
        vmovdqu64 [r8 + 14784], zmm0                             ;   403.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21440]                            ;   300.2 p2     128 st reload
        vmovdqu64 [r8 + 14848], zmm0                             ;   405.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21568]                            ;   300.7 p3     128 st reload
        vmovdqu64 [r8 + 14912], zmm0                             ;   405.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21696]                            ;   301.2 p2     128 st reload
        vmovdqu64 [r8 + 14976], zmm0                             ;   407.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 21824]                            ;   301.7 p3     128 st reload
        vmovdqu64 [r8 + 15040], zmm0                             ;   407.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 21952]                            ;   302.2 p2     128 st reload
        vmovdqu64 [r8 + 15104], zmm0                             ;   409.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22080]                            ;   302.7 p3     128 st reload
        vmovdqu64 [r8 + 15168], zmm0                             ;   409.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22208]                            ;   303.2 p2     128 st reload
        vmovdqu64 [r8 + 15232], zmm0                             ;   411.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22336]                            ;   303.7 p3     128 st reload
        vmovdqu64 [r8 + 15296], zmm0                             ;   411.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22464]                            ;   304.2 p2     128 st reload
        vmovdqu64 [r8 + 15360], zmm0                             ;   413.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22592]                            ;   304.7 p3     128 st reload
        vmovdqu64 [r8 + 15424], zmm0                             ;   413.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22720]                            ;   305.2 p2     128 st reload
        vmovdqu64 [r8 + 15488], zmm0                             ;   415.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 22848]                            ;   305.7 p3     128 st reload
        vmovdqu64 [r8 + 15552], zmm0                             ;   415.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 22976]                            ;   306.2 p2     128 st reload
        vmovdqu64 [r8 + 15616], zmm0                             ;   417.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23104]                            ;   306.7 p3     128 st reload
        vmovdqu64 [r8 + 15680], zmm0                             ;   417.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23232]                            ;   307.2 p2     128 st reload
        vmovdqu64 [r8 + 15744], zmm0                             ;   419.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23360]                            ;   307.7 p3     128 st reload
        vmovdqu64 [r8 + 15808], zmm0                             ;   419.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23488]                            ;   308.2 p2     128 st reload
        vmovdqu64 [r8 + 15872], zmm0                             ;   421.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23616]                            ;   308.7 p3     128 st reload
        vmovdqu64 [r8 + 15936], zmm0                             ;   421.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 23744]                            ;   309.2 p2     128 st reload
        vmovdqu64 [r8 + 16000], zmm0                             ;   423.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 23872]                            ;   309.7 p3     128 st reload
        vmovdqu64 [r8 + 16064], zmm0                             ;   423.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24000]                            ;   310.2 p2     128 st reload
        vmovdqu64 [r8 + 16128], zmm0                             ;   425.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24128]                            ;   310.7 p3     128 st reload
        vmovdqu64 [r8 + 16192], zmm0                             ;   425.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24256]                            ;   311.2 p2     128 st reload
        vmovdqu64 [r8 + 16256], zmm0                             ;   427.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24384]                            ;   311.7 p3     128 st reload
        vmovdqu64 [r8 + 16320], zmm0                             ;   427.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8192]                             ;   312.2 p2     128 st reload
        vmovdqu64 [r8 + 16384], zmm0                             ;   429.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8384]                             ;   312.7 p3     128 st reload
        vmovdqu64 [r8 + 16448], zmm0                             ;   429.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8576]                             ;   313.2 p2     128 st reload
        vmovdqu64 [r8 + 16512], zmm0                             ;   431.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8768]                             ;   313.7 p3     128 st reload
        vmovdqu64 [r8 + 16576], zmm0                             ;   431.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8960]                             ;   314.2 p2     128 st reload
        vmovdqu64 [r8 + 16640], zmm0                             ;   433.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9152]                             ;   314.7 p3     128 st reload
        vmovdqu64 [r8 + 16704], zmm0                             ;   433.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9344]                             ;   315.2 p2     128 st reload
        vmovdqu64 [r8 + 16768], zmm0                             ;   435.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9536]                             ;   315.7 p3     128 st reload
        vmovdqu64 [r8 + 16832], zmm0                             ;   435.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9728]                             ;   316.2 p2     128 st reload
        vmovdqu64 [r8 + 16896], zmm0                             ;   437.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9920]                             ;   316.7 p3     128 st reload
        vmovdqu64 [r8 + 16960], zmm0                             ;   437.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10112]                            ;   317.2 p2     128 st reload
        vmovdqu64 [r8 + 17024], zmm0                             ;   439.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10304]                            ;   317.7 p3     128 st reload
        vmovdqu64 [r8 + 17088], zmm0                             ;   439.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10496]                            ;   318.2 p2     128 st reload
        vmovdqu64 [r8 + 17152], zmm0                             ;   441.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10688]                            ;   318.7 p3     128 st reload
        vmovdqu64 [r8 + 17216], zmm0                             ;   441.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10880]                            ;   319.2 p2     128 st reload
        vmovdqu64 [r8 + 17280], zmm0                             ;   443.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11072]                            ;   319.7 p3     128 st reload
        vmovdqu64 [r8 + 17344], zmm0                             ;   443.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11264]                            ;   320.2 p2     128 st reload
        vmovdqu64 [r8 + 17408], zmm0                             ;   445.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11456]                            ;   320.7 p3     128 st reload
        vmovdqu64 [r8 + 17472], zmm0                             ;   445.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11648]                            ;   321.2 p2     128 st reload
        vmovdqu64 [r8 + 17536], zmm0                             ;   447.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11840]                            ;   321.7 p3     128 st reload
        vmovdqu64 [r8 + 17600], zmm0                             ;   447.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12032]                            ;   322.2 p2     128 st reload
        vmovdqu64 [r8 + 17664], zmm0                             ;   449.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12224]                            ;   322.7 p3     128 st reload
        vmovdqu64 [r8 + 17728], zmm0                             ;   449.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12416]                            ;   323.2 p2     128 st reload
        vmovdqu64 [r8 + 17792], zmm0                             ;   451.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12608]                            ;   323.7 p3     128 st reload
        vmovdqu64 [r8 + 17856], zmm0                             ;   451.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12800]                            ;   324.2 p2     128 st reload
        vmovdqu64 [r8 + 17920], zmm0                             ;   453.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12992]                            ;   324.7 p3     128 st reload
        vmovdqu64 [r8 + 17984], zmm0                             ;   453.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13184]                            ;   325.2 p2     128 st reload
        vmovdqu64 [r8 + 18048], zmm0                             ;   455.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13376]                            ;   325.7 p3     128 st reload
        vmovdqu64 [r8 + 18112], zmm0                             ;   455.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13568]                            ;   326.2 p2     128 st reload
        vmovdqu64 [r8 + 18176], zmm0                             ;   457.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13760]                            ;   326.7 p3     128 st reload
        vmovdqu64 [r8 + 18240], zmm0                             ;   457.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13952]                            ;   327.2 p2     128 st reload
        vmovdqu64 [r8 + 18304], zmm0                             ;   459.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14144]                            ;   327.7 p3     128 st reload
        vmovdqu64 [r8 + 18368], zmm0                             ;   459.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14336]                            ;   328.2 p2     128 st reload
        vmovdqu64 [r8 + 18432], zmm0                             ;   461.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14528]                            ;   328.7 p3     128 st reload
        vmovdqu64 [r8 + 18496], zmm0                             ;   461.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14720]                            ;   329.2 p2     128 st reload
        vmovdqu64 [r8 + 18560], zmm0                             ;   463.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14912]                            ;   329.7 p3     128 st reload
        vmovdqu64 [r8 + 18624], zmm0                             ;   463.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15104]                            ;   330.2 p2     128 st reload
        vmovdqu64 [r8 + 18688], zmm0                             ;   465.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15296]                            ;   330.7 p3     128 st reload
        vmovdqu64 [r8 + 18752], zmm0                             ;   465.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15488]                            ;   331.2 p2     128 st reload
        vmovdqu64 [r8 + 18816], zmm0                             ;   467.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15680]                            ;   331.7 p3     128 st reload
        vmovdqu64 [r8 + 18880], zmm0                             ;   467.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15872]                            ;   332.2 p2     128 st reload
        vmovdqu64 [r8 + 18944], zmm0                             ;   469.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16064]                            ;   332.7 p3     128 st reload
        vmovdqu64 [r8 + 19008], zmm0                             ;   469.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16256]                            ;   333.2 p2     128 st reload
        vmovdqu64 [r8 + 19072], zmm0                             ;   471.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16448]                            ;   333.7 p3     128 st reload
        vmovdqu64 [r8 + 19136], zmm0                             ;   471.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16640]                            ;   334.2 p2     128 st reload
        vmovdqu64 [r8 + 19200], zmm0                             ;   473.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16832]                            ;   334.7 p3     128 st reload
        vmovdqu64 [r8 + 19264], zmm0                             ;   473.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17024]                            ;   335.2 p2     128 st reload
        vmovdqu64 [r8 + 19328], zmm0                             ;   475.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17216]                            ;   335.7 p3     128 st reload
        vmovdqu64 [r8 + 19392], zmm0                             ;   475.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17408]                            ;   336.2 p2     128 st reload
        vmovdqu64 [r8 + 19456], zmm0                             ;   477.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17600]                            ;   336.7 p3     128 st reload
        vmovdqu64 [r8 + 19520], zmm0                             ;   477.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17792]                            ;   337.2 p2     128 st reload
        vmovdqu64 [r8 + 19584], zmm0                             ;   479.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17984]                            ;   337.7 p3     128 st reload
        vmovdqu64 [r8 + 19648], zmm0                             ;   479.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18176]                            ;   338.2 p2     128 st reload
        vmovdqu64 [r8 + 19712], zmm0                             ;   481.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18368]                            ;   338.7 p3     128 st reload
        vmovdqu64 [r8 + 19776], zmm0                             ;   481.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18560]                            ;   339.2 p2     128 st reload
        vmovdqu64 [r8 + 19840], zmm0                             ;   483.0 p7+p4  128 st
        vmovdqu64 [r8 + 20864], zmm12                            ;   483.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18752]                            ;   339.7 p3     128 st reload
        vmovdqu64 [r8 + 19904], zmm0                             ;   485.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18944]                            ;   340.2 p2     128 st reload
        vmovdqu64 [r8 + 19968], zmm0                             ;   485.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19136]                            ;   340.7 p3     128 st reload
        vmovdqu64 [r8 + 20032], zmm0                             ;   487.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19328]                            ;   341.2 p2     128 st reload
        vmovdqu64 [r8 + 20096], zmm0                             ;   487.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19520]                            ;   341.7 p3     128 st reload
        vmovdqu64 [r8 + 20160], zmm0                             ;   489.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19712]                            ;   342.2 p2     128 st reload
        vmovdqu64 [r8 + 20224], zmm0                             ;   489.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19904]                            ;   342.7 p3     128 st reload
        vmovdqu64 [r8 + 20288], zmm0                             ;   491.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20096]                            ;   343.2 p2     128 st reload
        vmovdqu64 [r8 + 20352], zmm0                             ;   491.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 20288]                            ;   343.7 p3     128 st reload
        vmovdqu64 [r8 + 20416], zmm0                             ;   493.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24512]                            ;   344.2 p2      29 s reload
        vmovdqu64 [r8 + 20480], zmm0                             ;   493.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24640]                            ;   344.7 p3      29 s reload
        vmovdqu64 [r8 + 20544], zmm0                             ;   495.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 24768]                            ;   345.2 p2      29 s reload
        vmovdqu64 [r8 + 20608], zmm0                             ;   495.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 24896]                            ;   345.7 p3      29 s reload
        vmovdqu64 [r8 + 20672], zmm0                             ;   497.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25024]                            ;   346.2 p2      29 s reload
        vmovdqu64 [r8 + 20736], zmm0                             ;   497.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25152]                            ;   346.7 p3      29 s reload
        vmovdqu64 [r8 + 20800], zmm0                             ;   499.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25408]                            ;   347.2 p2      29 s reload
        vmovdqu64 [r8 + 20928], zmm0                             ;   499.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25536]                            ;   347.7 p3      29 s reload
        vmovdqu64 [r8 + 20992], zmm0                             ;   501.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25664]                            ;   348.2 p2      29 s reload
        vmovdqu64 [r8 + 21056], zmm0                             ;   501.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 25792]                            ;   348.7 p3      29 s reload
        vmovdqu64 [r8 + 21120], zmm0                             ;   503.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 25920]                            ;   349.2 p2      29 s reload
        vmovdqu64 [r8 + 21184], zmm0                             ;   503.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26048]                            ;   349.7 p3      29 s reload
        vmovdqu64 [r8 + 21248], zmm0                             ;   505.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26176]                            ;   350.2 p2      29 s reload
        vmovdqu64 [r8 + 21312], zmm0                             ;   505.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26304]                            ;   350.7 p3      29 s reload
        vmovdqu64 [r8 + 21376], zmm0                             ;   507.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26432]                            ;   351.2 p2      29 s reload
        vmovdqu64 [r8 + 21440], zmm0                             ;   507.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26560]                            ;   351.7 p3      29 s reload
        vmovdqu64 [r8 + 21504], zmm0                             ;   509.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26688]                            ;   352.2 p2      29 s reload
        vmovdqu64 [r8 + 21568], zmm0                             ;   509.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 26816]                            ;   352.7 p3      29 s reload
        vmovdqu64 [r8 + 21632], zmm0                             ;   511.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 26944]                            ;   353.2 p2      29 s reload
        vmovdqu64 [r8 + 21696], zmm0                             ;   511.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27072]                            ;   353.7 p3      29 s reload
        vmovdqu64 [r8 + 21760], zmm0                             ;   513.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27200]                            ;   354.2 p2      29 s reload
        vmovdqu64 [r8 + 21824], zmm0                             ;   513.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27328]                            ;   354.7 p3      29 s reload
        vmovdqu64 [r8 + 21888], zmm0                             ;   515.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27456]                            ;   355.2 p2      29 s reload
        vmovdqu64 [r8 + 21952], zmm0                             ;   515.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27584]                            ;   355.7 p3      29 s reload
        vmovdqu64 [r8 + 22016], zmm0                             ;   517.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27712]                            ;   356.2 p2      29 s reload
        vmovdqu64 [r8 + 22080], zmm0                             ;   517.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 27840]                            ;   356.7 p3      29 s reload
        vmovdqu64 [r8 + 22144], zmm0                             ;   519.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 27968]                            ;   357.2 p2      29 s reload
        vmovdqu64 [r8 + 22208], zmm0                             ;   519.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28096]                            ;   357.7 p3      29 s reload
        vmovdqu64 [r8 + 22272], zmm0                             ;   521.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28224]                            ;   358.2 p2      29 s reload
        vmovdqu64 [r8 + 22336], zmm0                             ;   521.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28416]                            ;   358.7 p3      29 s reload
        vmovdqu64 [r8 + 22400], zmm0                             ;   523.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28608]                            ;   359.2 p2      29 s reload
        vmovdqu64 [r8 + 22464], zmm0                             ;   523.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28288]                            ;   359.7 p3     128 st reload
        vmovdqu64 [r8 + 22528], zmm0                             ;   525.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28480]                            ;   360.2 p2     128 st reload
        vmovdqu64 [r8 + 22592], zmm0                             ;   525.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28672]                            ;   360.7 p3     128 st reload
        vmovdqu64 [r8 + 22656], zmm0                             ;   527.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28736]                            ;   361.2 p2     128 st reload
        vmovdqu64 [r8 + 22720], zmm0                             ;   527.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28800]                            ;   361.7 p3     128 st reload
        vmovdqu64 [r8 + 22784], zmm0                             ;   529.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28864]                            ;   362.2 p2     128 st reload
        vmovdqu64 [r8 + 22848], zmm0                             ;   529.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 28928]                            ;   362.7 p3     128 st reload
        vmovdqu64 [r8 + 22912], zmm0                             ;   531.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 28992]                            ;   363.2 p2     128 st reload
        vmovdqu64 [r8 + 22976], zmm0                             ;   531.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29056]                            ;   363.7 p3     128 st reload
        vmovdqu64 [r8 + 23040], zmm0                             ;   533.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29120]                            ;   364.2 p2     128 st reload
        vmovdqu64 [r8 + 23104], zmm0                             ;   533.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29184]                            ;   364.7 p3     128 st reload
        vmovdqu64 [r8 + 23168], zmm0                             ;   535.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29248]                            ;   365.2 p2     128 st reload
        vmovdqu64 [r8 + 23232], zmm0                             ;   535.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29312]                            ;   365.7 p3     128 st reload
        vmovdqu64 [r8 + 23296], zmm0                             ;   537.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29376]                            ;   366.2 p2     128 st reload
        vmovdqu64 [r8 + 23360], zmm0                             ;   537.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29440]                            ;   366.7 p3     128 st reload
        vmovdqu64 [r8 + 23424], zmm0                             ;   539.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29504]                            ;   367.2 p2     128 st reload
        vmovdqu64 [r8 + 23488], zmm0                             ;   539.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29568]                            ;   367.7 p3     128 st reload
        vmovdqu64 [r8 + 23552], zmm0                             ;   541.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29632]                            ;   368.2 p2     128 st reload
        vmovdqu64 [r8 + 23616], zmm0                             ;   541.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29696]                            ;   368.7 p3     128 st reload
        vmovdqu64 [r8 + 23680], zmm0                             ;   543.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29760]                            ;   369.2 p2     128 st reload
        vmovdqu64 [r8 + 23744], zmm0                             ;   543.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29824]                            ;   369.7 p3     128 st reload
        vmovdqu64 [r8 + 23808], zmm0                             ;   545.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 29888]                            ;   370.2 p2     128 st reload
        vmovdqu64 [r8 + 23872], zmm0                             ;   545.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 29952]                            ;   370.7 p3     128 st reload
        vmovdqu64 [r8 + 23936], zmm0                             ;   547.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30016]                            ;   371.2 p2     128 st reload
        vmovdqu64 [r8 + 24000], zmm0                             ;   547.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30080]                            ;   371.7 p3     128 st reload
        vmovdqu64 [r8 + 24064], zmm0                             ;   549.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30144]                            ;   372.2 p2     128 st reload
        vmovdqu64 [r8 + 24128], zmm0                             ;   549.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30208]                            ;   372.7 p3     128 st reload
        vmovdqu64 [r8 + 24192], zmm0                             ;   551.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30272]                            ;   373.2 p2     128 st reload
        vmovdqu64 [r8 + 24256], zmm0                             ;   551.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30336]                            ;   373.7 p3     128 st reload
        vmovdqu64 [r8 + 24320], zmm0                             ;   553.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30400]                            ;   374.2 p2     128 st reload
        vmovdqu64 [r8 + 24384], zmm0                             ;   553.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30464]                            ;   374.7 p3     128 st reload
        vmovdqu64 [r8 + 24448], zmm0                             ;   555.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30528]                            ;   375.2 p2     128 st reload
        vmovdqu64 [r8 + 24512], zmm0                             ;   555.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8064]                             ;   375.7 p3     128 st reload
        vmovdqu64 [r8 + 24576], zmm0                             ;   557.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8256]                             ;   376.2 p2     128 st reload
        vmovdqu64 [r8 + 24640], zmm0                             ;   557.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8448]                             ;   376.7 p3     128 st reload
        vmovdqu64 [r8 + 24704], zmm0                             ;   559.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 8640]                             ;   377.2 p2     128 st reload
        vmovdqu64 [r8 + 24768], zmm0                             ;   559.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 8832]                             ;   377.7 p3     128 st reload
        vmovdqu64 [r8 + 24832], zmm0                             ;   561.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9024]                             ;   378.2 p2     128 st reload
        vmovdqu64 [r8 + 24896], zmm0                             ;   561.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9216]                             ;   378.7 p3     128 st reload
        vmovdqu64 [r8 + 24960], zmm0                             ;   563.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9408]                             ;   379.2 p2     128 st reload
        vmovdqu64 [r8 + 25024], zmm0                             ;   563.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9600]                             ;   379.7 p3     128 st reload
        vmovdqu64 [r8 + 25088], zmm0                             ;   565.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 9792]                             ;   380.2 p2     128 st reload
        vmovdqu64 [r8 + 25152], zmm0                             ;   565.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 9984]                             ;   380.7 p3     128 st reload
        vmovdqu64 [r8 + 25216], zmm0                             ;   567.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10176]                            ;   381.2 p2     128 st reload
        vmovdqu64 [r8 + 25280], zmm0                             ;   567.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10368]                            ;   381.7 p3     128 st reload
        vmovdqu64 [r8 + 25344], zmm0                             ;   569.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10560]                            ;   382.2 p2     128 st reload
        vmovdqu64 [r8 + 25408], zmm0                             ;   569.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 10752]                            ;   382.7 p3     128 st reload
        vmovdqu64 [r8 + 25472], zmm0                             ;   571.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 10944]                            ;   383.2 p2     128 st reload
        vmovdqu64 [r8 + 25536], zmm0                             ;   571.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11136]                            ;   383.7 p3     128 st reload
        vmovdqu64 [r8 + 25600], zmm0                             ;   573.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11328]                            ;   384.2 p2     128 st reload
        vmovdqu64 [r8 + 25664], zmm0                             ;   573.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11520]                            ;   384.7 p3     128 st reload
        vmovdqu64 [r8 + 25728], zmm0                             ;   575.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 11712]                            ;   385.2 p2     128 st reload
        vmovdqu64 [r8 + 25792], zmm0                             ;   575.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 11904]                            ;   385.7 p3     128 st reload
        vmovdqu64 [r8 + 25856], zmm0                             ;   577.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12096]                            ;   386.2 p2     128 st reload
        vmovdqu64 [r8 + 25920], zmm0                             ;   577.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12288]                            ;   386.7 p3     128 st reload
        vmovdqu64 [r8 + 25984], zmm0                             ;   579.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12480]                            ;   387.2 p2     128 st reload
        vmovdqu64 [r8 + 26048], zmm0                             ;   579.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 12672]                            ;   387.7 p3     128 st reload
        vmovdqu64 [r8 + 26112], zmm0                             ;   581.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 12864]                            ;   388.2 p2     128 st reload
        vmovdqu64 [r8 + 26176], zmm0                             ;   581.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13056]                            ;   388.7 p3     128 st reload
        vmovdqu64 [r8 + 26240], zmm0                             ;   583.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13248]                            ;   389.2 p2     128 st reload
        vmovdqu64 [r8 + 26304], zmm0                             ;   583.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13440]                            ;   389.7 p3     128 st reload
        vmovdqu64 [r8 + 26368], zmm0                             ;   585.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 13632]                            ;   390.2 p2     128 st reload
        vmovdqu64 [r8 + 26432], zmm0                             ;   585.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 13824]                            ;   390.7 p3     128 st reload
        vmovdqu64 [r8 + 26496], zmm0                             ;   587.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14016]                            ;   391.2 p2     128 st reload
        vmovdqu64 [r8 + 26560], zmm0                             ;   587.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14208]                            ;   391.7 p3     128 st reload
        vmovdqu64 [r8 + 26624], zmm0                             ;   589.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14400]                            ;   392.2 p2     128 st reload
        vmovdqu64 [r8 + 26688], zmm0                             ;   589.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14592]                            ;   392.7 p3     128 st reload
        vmovdqu64 [r8 + 26752], zmm0                             ;   591.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 14784]                            ;   393.2 p2     128 st reload
        vmovdqu64 [r8 + 26816], zmm0                             ;   591.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 14976]                            ;   393.7 p3     128 st reload
        vmovdqu64 [r8 + 26880], zmm0                             ;   593.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15168]                            ;   394.2 p2     128 st reload
        vmovdqu64 [r8 + 26944], zmm0                             ;   593.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15360]                            ;   394.7 p3     128 st reload
        vmovdqu64 [r8 + 27008], zmm0                             ;   595.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15552]                            ;   395.2 p2     128 st reload
        vmovdqu64 [r8 + 27072], zmm0                             ;   595.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 15744]                            ;   395.7 p3     128 st reload
        vmovdqu64 [r8 + 27136], zmm0                             ;   597.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 15936]                            ;   396.2 p2     128 st reload
        vmovdqu64 [r8 + 27200], zmm0                             ;   597.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16128]                            ;   396.7 p3     128 st reload
        vmovdqu64 [r8 + 27264], zmm0                             ;   599.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16320]                            ;   397.2 p2     128 st reload
        vmovdqu64 [r8 + 27328], zmm0                             ;   599.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16512]                            ;   397.7 p3     128 st reload
        vmovdqu64 [r8 + 27392], zmm0                             ;   601.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 16704]                            ;   398.2 p2     128 st reload
        vmovdqu64 [r8 + 27456], zmm0                             ;   601.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 16896]                            ;   398.7 p3     128 st reload
        vmovdqu64 [r8 + 27520], zmm0                             ;   603.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17088]                            ;   399.2 p2     128 st reload
        vmovdqu64 [r8 + 27584], zmm0                             ;   603.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17280]                            ;   399.7 p3     128 st reload
        vmovdqu64 [r8 + 27648], zmm0                             ;   605.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17472]                            ;   400.2 p2     128 st reload
        vmovdqu64 [r8 + 27712], zmm0                             ;   605.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 17664]                            ;   400.7 p3     128 st reload
        vmovdqu64 [r8 + 27776], zmm0                             ;   607.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 17856]                            ;   401.2 p2     128 st reload
        vmovdqu64 [r8 + 27840], zmm0                             ;   607.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18048]                            ;   401.7 p3     128 st reload
        vmovdqu64 [r8 + 27904], zmm0                             ;   609.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18240]                            ;   402.2 p2     128 st reload
        vmovdqu64 [r8 + 27968], zmm0                             ;   609.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18432]                            ;   402.7 p3     128 st reload
        vmovdqu64 [r8 + 28032], zmm0                             ;   611.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 18624]                            ;   403.2 p2     128 st reload
        vmovdqu64 [r8 + 28096], zmm0                             ;   611.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 18816]                            ;   403.7 p3     128 st reload
        vmovdqu64 [r8 + 28160], zmm0                             ;   613.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19008]                            ;   404.2 p2     128 st reload
        vmovdqu64 [r8 + 28224], zmm0                             ;   613.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19200]                            ;   404.7 p3     128 st reload
        vmovdqu64 [r8 + 28288], zmm0                             ;   615.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19392]                            ;   405.2 p2     128 st reload
        vmovdqu64 [r8 + 28352], zmm0                             ;   615.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19584]                            ;   405.7 p3     128 st reload
        vmovdqu64 [r8 + 28416], zmm0                             ;   617.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 19776]                            ;   406.2 p2     128 st reload
        vmovdqu64 [r8 + 28480], zmm0                             ;   617.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 19968]                            ;   406.7 p3     128 st reload
        vmovdqu64 [r8 + 28544], zmm0                             ;   619.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 20160]                            ;   407.2 p2     128 st reload
        vmovdqu64 [r8 + 28608], zmm0                             ;   619.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30592]                            ;   407.7 p3     128 st reload
        vmovdqu64 [r8 + 28672], zmm0                             ;   621.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30656]                            ;   408.2 p2     128 st reload
        vmovdqu64 [r8 + 28736], zmm0                             ;   621.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30720]                            ;   408.7 p3     128 st reload
        vmovdqu64 [r8 + 28800], zmm0                             ;   623.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30784]                            ;   409.2 p2     128 st reload
        vmovdqu64 [r8 + 28864], zmm0                             ;   623.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30848]                            ;   409.7 p3     128 st reload
        vmovdqu64 [r8 + 28928], zmm0                             ;   625.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 30912]                            ;   410.2 p2     128 st reload
        vmovdqu64 [r8 + 28992], zmm0                             ;   625.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 30976]                            ;   410.7 p3     128 st reload
        vmovdqu64 [r8 + 29056], zmm0                             ;   627.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31040]                            ;   411.2 p2     128 st reload
        vmovdqu64 [r8 + 29120], zmm0                             ;   627.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31104]                            ;   411.7 p3     128 st reload
        vmovdqu64 [r8 + 29184], zmm0                             ;   629.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31168]                            ;   412.2 p2     128 st reload
        vmovdqu64 [r8 + 29248], zmm0                             ;   629.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31232]                            ;   412.7 p3     128 st reload
        vmovdqu64 [r8 + 29312], zmm0                             ;   631.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31296]                            ;   413.2 p2     128 st reload
        vmovdqu64 [r8 + 29376], zmm0                             ;   631.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31360]                            ;   413.7 p3     128 st reload
        vmovdqu64 [r8 + 29440], zmm0                             ;   633.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31424]                            ;   414.2 p2     128 st reload
        vmovdqu64 [r8 + 29504], zmm0                             ;   633.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31488]                            ;   414.7 p3     128 st reload
        vmovdqu64 [r8 + 29568], zmm0                             ;   635.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31552]                            ;   415.2 p2     128 st reload
        vmovdqu64 [r8 + 29632], zmm0                             ;   635.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31616]                            ;   415.7 p3     128 st reload
        vmovdqu64 [r8 + 29696], zmm0                             ;   637.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31680]                            ;   416.2 p2     128 st reload
        vmovdqu64 [r8 + 29760], zmm0                             ;   637.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31744]                            ;   416.7 p3     128 st reload
        vmovdqu64 [r8 + 29824], zmm0                             ;   639.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31808]                            ;   417.2 p2     128 st reload
        vmovdqu64 [r8 + 29888], zmm0                             ;   639.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 31872]                            ;   417.7 p3     128 st reload
        vmovdqu64 [r8 + 29952], zmm0                             ;   641.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 31936]                            ;   418.2 p2     128 st reload
        vmovdqu64 [r8 + 30016], zmm0                             ;   641.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32000]                            ;   418.7 p3     128 st reload
        vmovdqu64 [r8 + 30080], zmm0                             ;   643.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32064]                            ;   419.2 p2     128 st reload
        vmovdqu64 [r8 + 30144], zmm0                             ;   643.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32128]                            ;   419.7 p3     128 st reload
        vmovdqu64 [r8 + 30208], zmm0                             ;   645.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32192]                            ;   420.2 p2     128 st reload
        vmovdqu64 [r8 + 30272], zmm0                             ;   645.8 p8+p9  128 st
        vmovdqu64 [r8 + 31488], zmm24                            ;   647.0 p7+p4  128 st
        vmovdqu64 [r8 + 31552], zmm18                            ;   647.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32256]                            ;   420.7 p3     128 st reload
        vmovdqu64 [r8 + 30336], zmm0                             ;   649.0 p7+p4  128 st
        vmovdqu64 [r8 + 31616], zmm5                             ;   649.8 p8+p9  128 st
        vmovdqu64 [r8 + 31680], zmm11                            ;   651.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32320]                            ;   421.2 p2     128 st reload
        vmovdqu64 [r8 + 30400], zmm0                             ;   651.8 p8+p9  128 st
        vmovdqu64 [r8 + 31744], zmm28                            ;   653.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32384]                            ;   421.7 p3     128 st reload
        vmovdqu64 [r8 + 30464], zmm0                             ;   653.8 p8+p9  128 st
        vmovdqu64 [r8 + 31872], zmm16                            ;   655.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 32448]                            ;   422.2 p2     128 st reload
        vmovdqu64 [r8 + 30528], zmm0                             ;   655.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32512]                            ;   422.7 p3     128 st reload
        vmovdqu64 [r8 + 30592], zmm0                             ;   657.0 p7+p4  128 st
        vmovdqu64 [r8 + 32192], zmm26                            ;   657.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 32576]                            ;   423.2 p2     128 st reload
        vmovdqu64 [r8 + 30656], zmm0                             ;   659.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41280]                            ;   423.7 p3      89 s reload
        vmovdqu64 [r8 + 30720], zmm0                             ;   659.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41344]                            ;   424.2 p2      89 s reload
        vmovdqu64 [r8 + 30784], zmm0                             ;   661.0 p7+p4  128 st
        vmovdqu64 [r8 + 32384], zmm2                             ;   661.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41216]                            ;   424.7 p3      89 s reload
        vmovdqu64 [r8 + 30848], zmm0                             ;   663.0 p7+p4  128 st
        vmovdqu64 [r8 + 32448], zmm27                            ;   663.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41984]                            ;   425.2 p2      89 s reload
        vmovdqu64 [r8 + 30912], zmm0                             ;   665.0 p7+p4  128 st
        vmovdqu64 [r8 + 32512], zmm14                            ;   665.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41600]                            ;   425.7 p3      89 s reload
        vmovdqu64 [r8 + 30976], zmm0                             ;   667.0 p7+p4  128 st
        vmovdqu64 [r8 + 32576], zmm6                             ;   667.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41152]                            ;   426.2 p2      89 s reload
        vmovdqu64 [r8 + 31040], zmm0                             ;   669.0 p7+p4  128 st
        vmovdqu64 [r8 + 32640], zmm20                            ;   669.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41472]                            ;   426.7 p3      89 s reload
        vmovdqu64 [r8 + 31104], zmm0                             ;   671.0 p7+p4  128 st
        vmovdqu64 [r8 + 32704], zmm9                             ;   671.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41408]                            ;   427.2 p2      89 s reload
        vmovdqu64 [r8 + 31168], zmm0                             ;   673.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41536]                            ;   427.7 p3      89 s reload
        vmovdqu64 [r8 + 31232], zmm0                             ;   673.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41728]                            ;   428.2 p2      89 s reload
        vmovdqu64 [r8 + 31296], zmm0                             ;   675.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41856]                            ;   428.7 p3      89 s reload
        vmovdqu64 [r8 + 31360], zmm0                             ;   675.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41920]                            ;   429.2 p2      89 s reload
        vmovdqu64 [r8 + 31424], zmm0                             ;   677.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 42176]                            ;   429.7 p3      89 s reload
        vmovdqu64 [r8 + 31808], zmm0                             ;   677.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41664]                            ;   430.2 p2      89 s reload
        vmovdqu64 [r8 + 31936], zmm0                             ;   679.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41792]                            ;   430.7 p3      89 s reload
        vmovdqu64 [r8 + 32000], zmm0                             ;   679.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 42112]                            ;   431.2 p2      89 s reload
        vmovdqu64 [r8 + 32064], zmm0                             ;   681.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 41024]                            ;   431.7 p3      89 s reload
        vmovdqu64 [r8 + 32128], zmm0                             ;   681.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 41088]                            ;   432.2 p2      89 s reload
        vmovdqu64 [r8 + 32256], zmm0                             ;   683.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 42048]                            ;   432.7 p3      89 s reload
        vmovdqu64 [r8 + 32320], zmm0                             ;   683.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38720]                            ;   433.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 32768], zmm0                             ;   685.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38656]                            ;   433.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 32832], zmm0                             ;   685.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38592]                            ;   434.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 32896], zmm0                             ;   687.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38528]                            ;   434.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 32960], zmm0                             ;   687.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38464]                            ;   435.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33024], zmm0                             ;   689.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38400]                            ;   435.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33088], zmm0                             ;   689.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38336]                            ;   436.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33152], zmm0                             ;   691.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38272]                            ;   436.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33216], zmm0                             ;   691.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38208]                            ;   437.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33280], zmm0                             ;   693.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38144]                            ;   437.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33344], zmm0                             ;   693.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38080]                            ;   438.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33408], zmm0                             ;   695.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38016]                            ;   438.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33472], zmm0                             ;   695.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37952]                            ;   439.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33536], zmm0                             ;   697.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37824]                            ;   439.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33600], zmm0                             ;   697.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37760]                            ;   440.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33664], zmm0                             ;   699.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37696]                            ;   440.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33728], zmm0                             ;   699.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37632]                            ;   441.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33792], zmm0                             ;   701.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37568]                            ;   441.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33856], zmm0                             ;   701.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37504]                            ;   442.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 33920], zmm0                             ;   703.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37440]                            ;   442.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 33984], zmm0                             ;   703.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37376]                            ;   443.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34048], zmm0                             ;   705.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37312]                            ;   443.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 34112], zmm0                             ;   705.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37248]                            ;   444.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34176], zmm0                             ;   707.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37184]                            ;   444.7 p3     107 out[16] reload
        vmovdqu64 [r8 + 34240], zmm0                             ;   707.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 37120]                            ;   445.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34304], zmm0                             ;   709.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37056]                            ;   446.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34368], zmm0                             ;   709.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 36992]                            ;   447.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34432], zmm0                             ;   711.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 36928]                            ;   448.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34496], zmm0                             ;   711.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 36864]                            ;   449.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34560], zmm0                             ;   713.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 36800]                            ;   450.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34624], zmm0                             ;   713.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 36736]                            ;   451.2 p2     107 out[16] reload
        vmovdqu64 [r8 + 34688], zmm0                             ;   715.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 37888]                            ;   452.0 p3     107 out[16] reload
        vmovdqu64 [r8 + 34752], zmm0                             ;   715.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39168]                            ;   453.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 34816], zmm0                             ;   717.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40768]                            ;   454.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 34880], zmm0                             ;   717.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39616]                            ;   455.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 34944], zmm0                             ;   719.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40704]                            ;   456.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35008], zmm0                             ;   719.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40640]                            ;   457.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35072], zmm0                             ;   721.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40576]                            ;   458.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35136], zmm0                             ;   721.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40512]                            ;   459.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35200], zmm0                             ;   723.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39232]                            ;   460.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35264], zmm0                             ;   723.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39488]                            ;   461.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35328], zmm0                             ;   725.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40448]                            ;   462.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35392], zmm0                             ;   725.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40384]                            ;   463.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35456], zmm0                             ;   727.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40320]                            ;   464.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35520], zmm0                             ;   727.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40256]                            ;   465.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35584], zmm0                             ;   729.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 40192]                            ;   466.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35648], zmm0                             ;   729.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40128]                            ;   467.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35712], zmm0                             ;   731.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39104]                            ;   468.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35776], zmm0                             ;   731.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40064]                            ;   469.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35840], zmm0                             ;   733.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39424]                            ;   470.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 35904], zmm0                             ;   733.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39744]                            ;   471.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 35968], zmm0                             ;   735.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39872]                            ;   472.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36032], zmm0                             ;   735.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39552]                            ;   473.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36096], zmm0                             ;   737.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39936]                            ;   474.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36160], zmm0                             ;   737.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38784]                            ;   475.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36224], zmm0                             ;   739.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38848]                            ;   476.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36288], zmm0                             ;   739.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 38912]                            ;   477.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36352], zmm0                             ;   741.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39040]                            ;   478.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36416], zmm0                             ;   741.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39808]                            ;   479.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36480], zmm0                             ;   743.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39296]                            ;   480.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36544], zmm0                             ;   743.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 39360]                            ;   481.2 p2      66 out[17] reload
        vmovdqu64 [r8 + 36608], zmm0                             ;   745.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 39680]                            ;   482.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36672], zmm0                             ;   745.8 p8+p9  128 st
        vmovdqu64 zmm0, [rbp + 40000]                            ;   483.8 p2      66 out[17] reload
        vmovdqu64 [r8 + 36736], zmm0                             ;   747.0 p7+p4  128 st
        vmovdqu64 zmm0, [rbp + 38976]                            ;   485.0 p3      66 out[17] reload
        vmovdqu64 [r8 + 36800], zmm0                             ;   747.8 p8+p9  128 st
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 45208]                             ;                    frame
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
