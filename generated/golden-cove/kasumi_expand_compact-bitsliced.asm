; kasumi_expand_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu golden-cove --variant bitsliced
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 8192 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 16384 bytes (256 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 514 uops, planned 256.8; bounds: width 85.7, ports 256.0, path 7.0
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
%fatal "kasumi_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_expand_compact
$_kasumi_expand_compact:
%else
        global $kasumi_expand_compact
%endif
$kasumi_expand_compact:
        sub rsp, 0x10                    ;                    frame
        mov qword [rsp + 0], rdi         ;                    argument
        mov qword [rsp + 8], rsi         ;                    argument
        mov r8, qword [rsp + 0]          ;     0.0 p2      80 k.0 reload
        vmovdqu64 zmm0, [r8]             ;     5.0 p3      80 k.0
        mov r9, qword [rsp + 8]          ;     0.3 p10     80 k reload
        vmovdqu64 [r9], zmm0             ;    11.0 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 64]        ;     5.0 p2      80 k.1
        vmovdqu64 [r9 + 64], zmm1        ;    11.0 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 128]       ;     5.0 p3      80 k.2
        vmovdqu64 [r9 + 128], zmm2       ;    11.0 p7+p4   80 k
        vmovdqu64 [r9 + 8320], zmm2      ;    11.0 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 192]       ;     5.0 p2      80 k.3
        vmovdqu64 [r9 + 192], zmm2       ;    11.0 p7+p4   80 k
        vmovdqu64 [r9 + 8384], zmm2      ;    11.0 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 256]       ;     5.0 p3      80 k.4
        vmovdqu64 [r9 + 256], zmm2       ;    11.0 p7+p4   80 k
        vmovdqu64 [r9 + 8448], zmm2      ;    11.0 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 320]       ;     5.0 p2      80 k.5
        vmovdqu64 [r9 + 320], zmm2       ;    11.0 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 384]       ;     5.0 p3      80 k.6
        vmovdqu64 [r9 + 384], zmm3       ;    11.0 p8+p9   80 k
        vmovdqu64 [r9 + 8576], zmm3      ;    11.0 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 448]       ;     5.0 p2      80 k.7
        vmovdqu64 [r9 + 448], zmm3       ;    11.0 p8+p9   80 k
        vmovdqu64 [r9 + 8640], zmm3      ;    12.5 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 512]       ;     5.0 p3      80 k.8
        vmovdqu64 [r9 + 512], zmm3       ;    12.8 p8+p9   80 k
        vmovdqu64 zmm4, [r8 + 576]       ;     5.0 p2      80 k.9
        vmovdqu64 [r9 + 576], zmm4       ;    14.5 p7+p4   80 k
        vmovdqu64 [r9 + 8768], zmm4      ;    14.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 640]       ;     5.2 p3      80 k.10
        vmovdqu64 [r9 + 640], zmm4       ;    16.5 p7+p4   80 k
        vmovdqu64 [r9 + 8832], zmm4      ;    16.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 704]       ;     6.0 p2      80 k.11
        vmovdqu64 [r9 + 704], zmm4       ;    18.5 p7+p4   80 k
        vmovdqu64 [r9 + 8896], zmm4      ;    18.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 768]       ;     6.2 p3      80 k.12
        vmovdqu64 [r9 + 768], zmm4       ;    20.5 p7+p4   80 k
        vmovdqu64 [r9 + 8960], zmm4      ;    20.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 832]       ;     7.0 p2      80 k.13
        vmovdqu64 [r9 + 832], zmm4       ;    22.5 p7+p4   80 k
        vmovdqu64 [r9 + 9024], zmm4      ;    22.8 p8+p9   81 k
        vmovdqa64 zmm4, zmm0             ;    11.0         81 k copy
        vpternlogd zmm4, zmm0, zmm0, 0xf ;    11.0 p0      81 k
        vmovdqu64 [r9 + 8192], zmm4      ;    24.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm1             ;    11.0         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    11.0 p5      81 k
        vmovdqu64 [r9 + 8256], zmm0      ;    24.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm2             ;    11.0         81 k copy
        vpternlogd zmm0, zmm2, zmm2, 0xf ;    11.0 p0      81 k
        vmovdqu64 [r9 + 8512], zmm0      ;    26.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm3             ;    11.0         81 k copy
        vpternlogd zmm0, zmm3, zmm3, 0xf ;    11.0 p5      81 k
        vmovdqu64 [r9 + 8704], zmm0      ;    26.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 896]       ;     8.7 p3      80 k.14
        vmovdqu64 [r9 + 896], zmm0       ;    28.5 p7+p4   80 k
        vmovdqu64 [r9 + 9088], zmm0      ;    28.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 960]       ;     9.2 p2      80 k.15
        vmovdqu64 [r9 + 960], zmm0       ;    30.5 p7+p4   80 k
        vmovdqu64 [r9 + 9152], zmm0      ;    30.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 1024]      ;     9.7 p3      80 k.0
        vmovdqu64 [r9 + 1024], zmm0      ;    32.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 1088]      ;    10.2 p2      80 k.1
        vmovdqu64 [r9 + 1088], zmm1      ;    32.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 1152]      ;    10.7 p3      80 k.2
        vmovdqu64 [r9 + 1152], zmm2      ;    34.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 1216]      ;    11.2 p2      80 k.3
        vmovdqu64 [r9 + 1216], zmm3      ;    34.8 p8+p9   80 k
        vmovdqu64 [r9 + 9408], zmm3      ;    36.5 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 1280]      ;    11.7 p3      80 k.4
        vmovdqu64 [r9 + 1280], zmm3      ;    36.8 p8+p9   80 k
        vmovdqu64 [r9 + 9472], zmm3      ;    38.5 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 1344]      ;    12.2 p2      80 k.5
        vmovdqu64 [r9 + 1344], zmm3      ;    38.8 p8+p9   80 k
        vmovdqu64 zmm4, [r8 + 1408]      ;    12.7 p3      80 k.6
        vmovdqu64 [r9 + 1408], zmm4      ;    40.5 p7+p4   80 k
        vmovdqu64 zmm5, [r8 + 1472]      ;    13.2 p2      80 k.7
        vmovdqu64 [r9 + 1472], zmm5      ;    40.8 p8+p9   80 k
        vmovdqu64 [r9 + 9664], zmm5      ;    42.5 p7+p4   81 k
        vmovdqa64 zmm5, zmm0             ;    15.7         81 k copy
        vpternlogd zmm5, zmm0, zmm0, 0xf ;    15.7 p0      81 k
        vmovdqu64 [r9 + 9216], zmm5      ;    42.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm1             ;    16.2         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    16.2 p5      81 k
        vmovdqu64 [r9 + 9280], zmm0      ;    44.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm2             ;    16.7         81 k copy
        vpternlogd zmm0, zmm2, zmm2, 0xf ;    16.7 p0      81 k
        vmovdqu64 [r9 + 9344], zmm0      ;    44.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 1536]      ;    14.3 p3      80 k.8
        vmovdqu64 [r9 + 1536], zmm0      ;    46.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 1600]      ;    14.7 p2      80 k.9
        vmovdqu64 [r9 + 1600], zmm1      ;    46.8 p8+p9   80 k
        vmovdqu64 [r9 + 9792], zmm1      ;    48.5 p7+p4   81 k
        vmovdqa64 zmm1, zmm3             ;    18.2         81 k copy
        vpternlogd zmm1, zmm3, zmm3, 0xf ;    18.2 p5      81 k
        vmovdqu64 [r9 + 9536], zmm1      ;    48.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 1664]      ;    15.7 p3      80 k.10
        vmovdqu64 [r9 + 1664], zmm1      ;    50.5 p7+p4   80 k
        vmovdqa64 zmm2, zmm4             ;    18.7         81 k copy
        vpternlogd zmm2, zmm4, zmm4, 0xf ;    18.7 p0      81 k
        vmovdqu64 [r9 + 9600], zmm2      ;    50.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 1728]      ;    16.5 p2      80 k.11
        vmovdqu64 [r9 + 1728], zmm2      ;    52.5 p7+p4   80 k
        vmovdqu64 [r9 + 9920], zmm2      ;    52.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 1792]      ;    17.0 p3      80 k.12
        vmovdqu64 [r9 + 1792], zmm2      ;    54.5 p7+p4   80 k
        vmovdqu64 [r9 + 9984], zmm2      ;    54.8 p8+p9   81 k
        vmovdqa64 zmm2, zmm0             ;    20.3         81 k copy
        vpternlogd zmm2, zmm0, zmm0, 0xf ;    20.3 p5      81 k
        vmovdqu64 [r9 + 9728], zmm2      ;    56.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 1856]      ;    18.0 p2      80 k.13
        vmovdqu64 [r9 + 1856], zmm0      ;    56.8 p8+p9   80 k
        vmovdqu64 [r9 + 10048], zmm0     ;    58.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm1             ;    21.7         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    21.7 p0      81 k
        vmovdqu64 [r9 + 9856], zmm0      ;    58.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 1920]      ;    19.0 p3      80 k.14
        vmovdqu64 [r9 + 1920], zmm0      ;    60.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 1984]      ;    19.3 p2      80 k.15
        vmovdqu64 [r9 + 1984], zmm1      ;    60.8 p8+p9   80 k
        vmovdqu64 [r9 + 10176], zmm1     ;    62.5 p7+p4   81 k
        vmovdqa64 zmm1, zmm0             ;    25.0         81 k copy
        vpternlogd zmm1, zmm0, zmm0, 0xf ;    25.0 p5      81 k
        vmovdqu64 [r9 + 10112], zmm1     ;    62.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 2048]      ;    20.3 p3      80 k.0
        vmovdqu64 [r9 + 2048], zmm0      ;    64.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 2112]      ;    20.7 p2      80 k.1
        vmovdqu64 [r9 + 2112], zmm1      ;    64.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 2176]      ;    21.3 p3      80 k.2
        vmovdqu64 [r9 + 2176], zmm2      ;    66.5 p7+p4   80 k
        vmovdqu64 [r9 + 10368], zmm2     ;    66.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 2240]      ;    21.7 p2      80 k.3
        vmovdqu64 [r9 + 2240], zmm2      ;    68.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 2304]      ;    22.3 p3      80 k.4
        vmovdqu64 [r9 + 2304], zmm3      ;    68.8 p8+p9   80 k
        vmovdqu64 [r9 + 10496], zmm3     ;    70.5 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 2368]      ;    22.7 p2      80 k.5
        vmovdqu64 [r9 + 2368], zmm3      ;    70.8 p8+p9   80 k
        vmovdqu64 zmm4, [r8 + 2432]      ;    23.3 p3      80 k.6
        vmovdqu64 [r9 + 2432], zmm4      ;    72.5 p7+p4   80 k
        vmovdqu64 [r9 + 10624], zmm4     ;    72.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 2496]      ;    23.7 p2      80 k.7
        vmovdqu64 [r9 + 2496], zmm4      ;    74.5 p7+p4   80 k
        vmovdqa64 zmm5, zmm0             ;    26.3         81 k copy
        vpternlogd zmm5, zmm0, zmm0, 0xf ;    26.3 p0      81 k
        vmovdqu64 [r9 + 10240], zmm5     ;    74.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm1             ;    26.7         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    26.7 p5      81 k
        vmovdqu64 [r9 + 10304], zmm0     ;    76.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 2560]      ;    24.5 p3      80 k.8
        vmovdqu64 [r9 + 2560], zmm0      ;    76.8 p8+p9   80 k
        vmovdqa64 zmm1, zmm2             ;    27.7         81 k copy
        vpternlogd zmm1, zmm2, zmm2, 0xf ;    27.7 p0      81 k
        vmovdqu64 [r9 + 10432], zmm1     ;    78.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 2624]      ;    25.3 p2      80 k.9
        vmovdqu64 [r9 + 2624], zmm1      ;    78.8 p8+p9   80 k
        vmovdqu64 [r9 + 10816], zmm1     ;    80.5 p7+p4   81 k
        vmovdqa64 zmm1, zmm3             ;    28.7         81 k copy
        vpternlogd zmm1, zmm3, zmm3, 0xf ;    28.7 p5      81 k
        vmovdqu64 [r9 + 10560], zmm1     ;    80.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 2688]      ;    26.3 p3      80 k.10
        vmovdqu64 [r9 + 2688], zmm1      ;    82.5 p7+p4   80 k
        vmovdqu64 [r9 + 10880], zmm1     ;    82.8 p8+p9   81 k
        vmovdqa64 zmm1, zmm4             ;    29.7         81 k copy
        vpternlogd zmm1, zmm4, zmm4, 0xf ;    29.7 p0      81 k
        vmovdqu64 [r9 + 10688], zmm1     ;    84.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 2752]      ;    27.3 p2      80 k.11
        vmovdqu64 [r9 + 2752], zmm1      ;    84.8 p8+p9   80 k
        vmovdqa64 zmm2, zmm0             ;    30.5         81 k copy
        vpternlogd zmm2, zmm0, zmm0, 0xf ;    30.5 p5      81 k
        vmovdqu64 [r9 + 10752], zmm2     ;    86.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 2816]      ;    28.2 p3      80 k.12
        vmovdqu64 [r9 + 2816], zmm0      ;    86.8 p8+p9   80 k
        vmovdqu64 [r9 + 11008], zmm0     ;    88.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 2880]      ;    28.7 p2      80 k.13
        vmovdqu64 [r9 + 2880], zmm0      ;    88.8 p8+p9   80 k
        vmovdqu64 [r9 + 11072], zmm0     ;    90.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 2944]      ;    29.2 p3      80 k.14
        vmovdqu64 [r9 + 2944], zmm0      ;    90.8 p8+p9   80 k
        vmovdqu64 [r9 + 11136], zmm0     ;    92.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 3008]      ;    29.7 p2      80 k.15
        vmovdqu64 [r9 + 3008], zmm0      ;    92.8 p8+p9   80 k
        vmovdqa64 zmm2, zmm1             ;    33.3         81 k copy
        vpternlogd zmm2, zmm1, zmm1, 0xf ;    33.3 p0      81 k
        vmovdqu64 [r9 + 10944], zmm2     ;    94.5 p7+p4   81 k
        vmovdqa64 zmm1, zmm0             ;    35.7         81 k copy
        vpternlogd zmm1, zmm0, zmm0, 0xf ;    35.7 p5      81 k
        vmovdqu64 [r9 + 11200], zmm1     ;    94.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 3072]      ;    31.0 p3      80 k.0
        vmovdqu64 [r9 + 3072], zmm0      ;    96.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 3136]      ;    31.3 p2      80 k.1
        vmovdqu64 [r9 + 3136], zmm1      ;    96.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 3200]      ;    32.0 p3      80 k.2
        vmovdqu64 [r9 + 3200], zmm2      ;    98.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 3264]      ;    32.3 p2      80 k.3
        vmovdqu64 [r9 + 3264], zmm3      ;    98.8 p8+p9   80 k
        vmovdqu64 zmm4, [r8 + 3328]      ;    33.0 p3      80 k.4
        vmovdqu64 [r9 + 3328], zmm4      ;   100.5 p7+p4   80 k
        vmovdqu64 [r9 + 11520], zmm4     ;   100.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 3392]      ;    33.3 p2      80 k.5
        vmovdqu64 [r9 + 3392], zmm4      ;   102.5 p7+p4   80 k
        vmovdqu64 zmm5, [r8 + 3456]      ;    34.0 p3      80 k.6
        vmovdqu64 [r9 + 3456], zmm5      ;   102.8 p8+p9   80 k
        vmovdqu64 zmm6, [r8 + 3520]      ;    34.3 p2      80 k.7
        vmovdqu64 [r9 + 3520], zmm6      ;   104.5 p7+p4   80 k
        vmovdqa64 zmm7, zmm0             ;    37.0         81 k copy
        vpternlogd zmm7, zmm0, zmm0, 0xf ;    37.0 p0      81 k
        vmovdqu64 [r9 + 11264], zmm7     ;   104.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm1             ;    37.3         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    37.3 p5      81 k
        vmovdqu64 [r9 + 11328], zmm0     ;   106.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 3584]      ;    35.0 p3      80 k.8
        vmovdqu64 [r9 + 3584], zmm0      ;   106.8 p8+p9   80 k
        vmovdqa64 zmm1, zmm2             ;    38.0         81 k copy
        vpternlogd zmm1, zmm2, zmm2, 0xf ;    38.0 p0      81 k
        vmovdqu64 [r9 + 11392], zmm1     ;   108.5 p7+p4   81 k
        vmovdqa64 zmm1, zmm3             ;    38.3         81 k copy
        vpternlogd zmm1, zmm3, zmm3, 0xf ;    38.3 p5      81 k
        vmovdqu64 [r9 + 11456], zmm1     ;   108.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 3648]      ;    36.2 p2      80 k.9
        vmovdqu64 [r9 + 3648], zmm1      ;   110.5 p7+p4   80 k
        vmovdqu64 [r9 + 11840], zmm1     ;   110.8 p8+p9   81 k
        vmovdqa64 zmm1, zmm4             ;    39.3         81 k copy
        vpternlogd zmm1, zmm4, zmm4, 0xf ;    39.3 p0      81 k
        vmovdqu64 [r9 + 11584], zmm1     ;   112.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 3712]      ;    37.2 p3      80 k.10
        vmovdqu64 [r9 + 3712], zmm1      ;   112.8 p8+p9   80 k
        vmovdqa64 zmm2, zmm5             ;    40.0         81 k copy
        vpternlogd zmm2, zmm5, zmm5, 0xf ;    40.0 p5      81 k
        vmovdqu64 [r9 + 11648], zmm2     ;   114.5 p7+p4   81 k
        vmovdqa64 zmm2, zmm6             ;    40.3         81 k copy
        vpternlogd zmm2, zmm6, zmm6, 0xf ;    40.3 p0      81 k
        vmovdqu64 [r9 + 11712], zmm2     ;   114.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 3776]      ;    38.5 p2      80 k.11
        vmovdqu64 [r9 + 3776], zmm2      ;   116.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm0             ;    41.0         81 k copy
        vpternlogd zmm3, zmm0, zmm0, 0xf ;    41.0 p5      81 k
        vmovdqu64 [r9 + 11776], zmm3     ;   116.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 3840]      ;    39.3 p3      80 k.12
        vmovdqu64 [r9 + 3840], zmm0      ;   118.5 p7+p4   80 k
        vmovdqu64 [r9 + 12032], zmm0     ;   118.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 3904]      ;    39.8 p2      80 k.13
        vmovdqu64 [r9 + 3904], zmm0      ;   120.5 p7+p4   80 k
        vmovdqu64 [r9 + 12096], zmm0     ;   120.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm1             ;    43.2         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    43.2 p0      81 k
        vmovdqu64 [r9 + 11904], zmm0     ;   122.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 3968]      ;    40.8 p3      80 k.14
        vmovdqu64 [r9 + 3968], zmm0      ;   122.8 p8+p9   80 k
        vmovdqu64 zmm1, [r8 + 4032]      ;    41.2 p2      80 k.15
        vmovdqu64 [r9 + 4032], zmm1      ;   124.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm2             ;    44.5         81 k copy
        vpternlogd zmm3, zmm2, zmm2, 0xf ;    44.5 p5      81 k
        vmovdqu64 [r9 + 11968], zmm3     ;   124.8 p8+p9   81 k
        vmovdqa64 zmm2, zmm0             ;    46.8         81 k copy
        vpternlogd zmm2, zmm0, zmm0, 0xf ;    46.8 p0      81 k
        vmovdqu64 [r9 + 12160], zmm2     ;   126.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm1             ;    47.2         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    47.2 p5      81 k
        vmovdqu64 [r9 + 12224], zmm0     ;   126.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 4096]      ;    43.0 p3      80 k.0
        vmovdqu64 [r9 + 4096], zmm0      ;   128.5 p7+p4   80 k
        vmovdqu64 [r9 + 12288], zmm0     ;   128.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 4160]      ;    43.5 p2      80 k.1
        vmovdqu64 [r9 + 4160], zmm0      ;   130.5 p7+p4   80 k
        vmovdqu64 [r9 + 12352], zmm0     ;   130.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 4224]      ;    44.0 p3      80 k.2
        vmovdqu64 [r9 + 4224], zmm0      ;   132.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 4288]      ;    44.5 p2      80 k.3
        vmovdqu64 [r9 + 4288], zmm1      ;   132.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 4352]      ;    45.0 p3      80 k.4
        vmovdqu64 [r9 + 4352], zmm2      ;   134.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 4416]      ;    45.5 p2      80 k.5
        vmovdqu64 [r9 + 4416], zmm3      ;   134.8 p8+p9   80 k
        vmovdqu64 [r9 + 12608], zmm3     ;   136.5 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 4480]      ;    46.0 p3      80 k.6
        vmovdqu64 [r9 + 4480], zmm3      ;   136.8 p8+p9   80 k
        vmovdqu64 zmm4, [r8 + 4544]      ;    46.5 p2      80 k.7
        vmovdqu64 [r9 + 4544], zmm4      ;   138.5 p7+p4   80 k
        vmovdqu64 zmm5, [r8 + 4608]      ;    47.0 p3      80 k.8
        vmovdqu64 [r9 + 4608], zmm5      ;   138.8 p8+p9   80 k
        vmovdqu64 [r9 + 12800], zmm5     ;   140.5 p7+p4   81 k
        vmovdqa64 zmm5, zmm0             ;    50.0         81 k copy
        vpternlogd zmm5, zmm0, zmm0, 0xf ;    50.0 p0      81 k
        vmovdqu64 [r9 + 12416], zmm5     ;   140.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm1             ;    50.5         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    50.5 p5      81 k
        vmovdqu64 [r9 + 12480], zmm0     ;   142.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 4672]      ;    47.7 p2      80 k.9
        vmovdqu64 [r9 + 4672], zmm0      ;   142.8 p8+p9   80 k
        vmovdqa64 zmm1, zmm2             ;    51.0         81 k copy
        vpternlogd zmm1, zmm2, zmm2, 0xf ;    51.0 p0      81 k
        vmovdqu64 [r9 + 12544], zmm1     ;   144.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 4736]      ;    48.5 p3      80 k.10
        vmovdqu64 [r9 + 4736], zmm1      ;   144.8 p8+p9   80 k
        vmovdqa64 zmm2, zmm3             ;    52.0         81 k copy
        vpternlogd zmm2, zmm3, zmm3, 0xf ;    52.0 p5      81 k
        vmovdqu64 [r9 + 12672], zmm2     ;   146.5 p7+p4   81 k
        vmovdqu64 zmm2, [r8 + 4800]      ;    49.3 p2      80 k.11
        vmovdqu64 [r9 + 4800], zmm2      ;   146.8 p8+p9   80 k
        vmovdqa64 zmm3, zmm4             ;    52.5         81 k copy
        vpternlogd zmm3, zmm4, zmm4, 0xf ;    52.5 p0      81 k
        vmovdqu64 [r9 + 12736], zmm3     ;   148.5 p7+p4   81 k
        vmovdqu64 zmm3, [r8 + 4864]      ;    50.2 p3      80 k.12
        vmovdqu64 [r9 + 4864], zmm3      ;   148.8 p8+p9   80 k
        vmovdqa64 zmm4, zmm0             ;    53.7         81 k copy
        vpternlogd zmm4, zmm0, zmm0, 0xf ;    53.7 p5      81 k
        vmovdqu64 [r9 + 12864], zmm4     ;   150.5 p7+p4   81 k
        vmovdqu64 zmm0, [r8 + 4928]      ;    51.0 p2      80 k.13
        vmovdqu64 [r9 + 4928], zmm0      ;   150.8 p8+p9   80 k
        vmovdqa64 zmm4, zmm1             ;    54.5         81 k copy
        vpternlogd zmm4, zmm1, zmm1, 0xf ;    54.5 p0      81 k
        vmovdqu64 [r9 + 12928], zmm4     ;   152.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 4992]      ;    51.8 p3      80 k.14
        vmovdqu64 [r9 + 4992], zmm1      ;   152.8 p8+p9   80 k
        vmovdqa64 zmm4, zmm2             ;    55.3         81 k copy
        vpternlogd zmm4, zmm2, zmm2, 0xf ;    55.3 p5      81 k
        vmovdqu64 [r9 + 12992], zmm4     ;   154.5 p7+p4   81 k
        vmovdqu64 zmm2, [r8 + 5056]      ;    52.7 p2      80 k.15
        vmovdqu64 [r9 + 5056], zmm2      ;   154.8 p8+p9   80 k
        vmovdqa64 zmm4, zmm3             ;    56.2         81 k copy
        vpternlogd zmm4, zmm3, zmm3, 0xf ;    56.2 p0      81 k
        vmovdqu64 [r9 + 13056], zmm4     ;   156.5 p7+p4   81 k
        vmovdqa64 zmm3, zmm0             ;    57.0         81 k copy
        vpternlogd zmm3, zmm0, zmm0, 0xf ;    57.0 p5      81 k
        vmovdqu64 [r9 + 13120], zmm3     ;   156.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm1             ;    57.8         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    57.8 p0      81 k
        vmovdqu64 [r9 + 13184], zmm0     ;   158.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm2             ;    58.7         81 k copy
        vpternlogd zmm0, zmm2, zmm2, 0xf ;    58.7 p5      81 k
        vmovdqu64 [r9 + 13248], zmm0     ;   158.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 5120]      ;    55.0 p3      80 k.0
        vmovdqu64 [r9 + 5120], zmm0      ;   160.5 p7+p4   80 k
        vmovdqu64 [r9 + 13312], zmm0     ;   160.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 5184]      ;    55.5 p2      80 k.1
        vmovdqu64 [r9 + 5184], zmm0      ;   162.5 p7+p4   80 k
        vmovdqu64 [r9 + 13376], zmm0     ;   162.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 5248]      ;    56.0 p3      80 k.2
        vmovdqu64 [r9 + 5248], zmm0      ;   164.5 p7+p4   80 k
        vmovdqu64 [r9 + 13440], zmm0     ;   164.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 5312]      ;    56.5 p2      80 k.3
        vmovdqu64 [r9 + 5312], zmm0      ;   166.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 5376]      ;    57.0 p3      80 k.4
        vmovdqu64 [r9 + 5376], zmm1      ;   166.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 5440]      ;    57.5 p2      80 k.5
        vmovdqu64 [r9 + 5440], zmm2      ;   168.5 p7+p4   80 k
        vmovdqu64 [r9 + 13632], zmm2     ;   168.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 5504]      ;    58.0 p3      80 k.6
        vmovdqu64 [r9 + 5504], zmm2      ;   170.5 p7+p4   80 k
        vmovdqu64 [r9 + 13696], zmm2     ;   170.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 5568]      ;    58.5 p2      80 k.7
        vmovdqu64 [r9 + 5568], zmm2      ;   172.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 5632]      ;    59.0 p3      80 k.8
        vmovdqu64 [r9 + 5632], zmm3      ;   172.8 p8+p9   80 k
        vmovdqu64 [r9 + 13824], zmm3     ;   174.5 p7+p4   81 k
        vmovdqa64 zmm3, zmm0             ;    62.5         81 k copy
        vpternlogd zmm3, zmm0, zmm0, 0xf ;    62.5 p0      81 k
        vmovdqu64 [r9 + 13504], zmm3     ;   174.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 5696]      ;    59.5 p2      80 k.9
        vmovdqu64 [r9 + 5696], zmm0      ;   176.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm1             ;    63.0         81 k copy
        vpternlogd zmm3, zmm1, zmm1, 0xf ;    63.0 p5      81 k
        vmovdqu64 [r9 + 13568], zmm3     ;   176.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 5760]      ;    60.3 p3      80 k.10
        vmovdqu64 [r9 + 5760], zmm1      ;   178.5 p7+p4   80 k
        vmovdqu64 [r9 + 13952], zmm1     ;   178.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 5824]      ;    60.8 p2      80 k.11
        vmovdqu64 [r9 + 5824], zmm1      ;   180.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm2             ;    64.5         81 k copy
        vpternlogd zmm3, zmm2, zmm2, 0xf ;    64.5 p0      81 k
        vmovdqu64 [r9 + 13760], zmm3     ;   180.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 5888]      ;    61.7 p3      80 k.12
        vmovdqu64 [r9 + 5888], zmm2      ;   182.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm0             ;    65.5         81 k copy
        vpternlogd zmm3, zmm0, zmm0, 0xf ;    65.5 p5      81 k
        vmovdqu64 [r9 + 13888], zmm3     ;   182.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 5952]      ;    62.5 p2      80 k.13
        vmovdqu64 [r9 + 5952], zmm0      ;   184.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 6016]      ;    62.8 p3      80 k.14
        vmovdqu64 [r9 + 6016], zmm3      ;   184.8 p8+p9   80 k
        vmovdqu64 [r9 + 14208], zmm3     ;   186.5 p7+p4   81 k
        vmovdqa64 zmm3, zmm1             ;    66.8         81 k copy
        vpternlogd zmm3, zmm1, zmm1, 0xf ;    66.8 p0      81 k
        vmovdqu64 [r9 + 14016], zmm3     ;   186.8 p8+p9   81 k
        vmovdqa64 zmm1, zmm2             ;    67.7         81 k copy
        vpternlogd zmm1, zmm2, zmm2, 0xf ;    67.7 p5      81 k
        vmovdqu64 [r9 + 14080], zmm1     ;   188.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 6080]      ;    64.3 p2      80 k.15
        vmovdqu64 [r9 + 6080], zmm1      ;   188.8 p8+p9   80 k
        vmovdqa64 zmm2, zmm0             ;    68.5         81 k copy
        vpternlogd zmm2, zmm0, zmm0, 0xf ;    68.5 p0      81 k
        vmovdqu64 [r9 + 14144], zmm2     ;   190.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm1             ;    70.3         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    70.3 p5      81 k
        vmovdqu64 [r9 + 14272], zmm0     ;   190.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 6144]      ;    65.7 p3      80 k.0
        vmovdqu64 [r9 + 6144], zmm0      ;   192.5 p7+p4   80 k
        vmovdqu64 [r9 + 14336], zmm0     ;   192.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 6208]      ;    66.2 p2      80 k.1
        vmovdqu64 [r9 + 6208], zmm0      ;   194.5 p7+p4   80 k
        vmovdqu64 [r9 + 14400], zmm0     ;   194.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 6272]      ;    66.7 p3      80 k.2
        vmovdqu64 [r9 + 6272], zmm0      ;   196.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 6336]      ;    67.2 p2      80 k.3
        vmovdqu64 [r9 + 6336], zmm1      ;   196.8 p8+p9   80 k
        vmovdqu64 [r9 + 14528], zmm1     ;   198.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 6400]      ;    67.7 p3      80 k.4
        vmovdqu64 [r9 + 6400], zmm1      ;   198.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 6464]      ;    68.2 p2      80 k.5
        vmovdqu64 [r9 + 6464], zmm2      ;   200.5 p7+p4   80 k
        vmovdqu64 [r9 + 14656], zmm2     ;   200.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 6528]      ;    68.7 p3      80 k.6
        vmovdqu64 [r9 + 6528], zmm2      ;   202.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 6592]      ;    69.2 p2      80 k.7
        vmovdqu64 [r9 + 6592], zmm3      ;   202.8 p8+p9   80 k
        vmovdqu64 [r9 + 14784], zmm3     ;   204.5 p7+p4   81 k
        vmovdqa64 zmm3, zmm0             ;    72.7         81 k copy
        vpternlogd zmm3, zmm0, zmm0, 0xf ;    72.7 p0      81 k
        vmovdqu64 [r9 + 14464], zmm3     ;   204.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 6656]      ;    69.7 p3      80 k.8
        vmovdqu64 [r9 + 6656], zmm0      ;   206.5 p7+p4   80 k
        vmovdqu64 [r9 + 14848], zmm0     ;   206.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 6720]      ;    70.2 p2      80 k.9
        vmovdqu64 [r9 + 6720], zmm0      ;   208.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm1             ;    73.7         81 k copy
        vpternlogd zmm3, zmm1, zmm1, 0xf ;    73.7 p5      81 k
        vmovdqu64 [r9 + 14592], zmm3     ;   208.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 6784]      ;    71.0 p3      80 k.10
        vmovdqu64 [r9 + 6784], zmm1      ;   210.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm2             ;    74.7         81 k copy
        vpternlogd zmm3, zmm2, zmm2, 0xf ;    74.7 p0      81 k
        vmovdqu64 [r9 + 14720], zmm3     ;   210.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 6848]      ;    71.8 p2      80 k.11
        vmovdqu64 [r9 + 6848], zmm2      ;   212.5 p7+p4   80 k
        vmovdqu64 [r9 + 15040], zmm2     ;   212.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 6912]      ;    72.3 p3      80 k.12
        vmovdqu64 [r9 + 6912], zmm2      ;   214.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm0             ;    76.2         81 k copy
        vpternlogd zmm3, zmm0, zmm0, 0xf ;    76.2 p5      81 k
        vmovdqu64 [r9 + 14912], zmm3     ;   214.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 6976]      ;    73.2 p2      80 k.13
        vmovdqu64 [r9 + 6976], zmm0      ;   216.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm1             ;    77.0         81 k copy
        vpternlogd zmm3, zmm1, zmm1, 0xf ;    77.0 p0      81 k
        vmovdqu64 [r9 + 14976], zmm3     ;   216.8 p8+p9   81 k
        vmovdqu64 zmm1, [r8 + 7040]      ;    74.0 p3      80 k.14
        vmovdqu64 [r9 + 7040], zmm1      ;   218.5 p7+p4   80 k
        vmovdqa64 zmm3, zmm2             ;    78.3         81 k copy
        vpternlogd zmm3, zmm2, zmm2, 0xf ;    78.3 p5      81 k
        vmovdqu64 [r9 + 15104], zmm3     ;   218.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 7104]      ;    74.8 p2      80 k.15
        vmovdqu64 [r9 + 7104], zmm2      ;   220.5 p7+p4   80 k
        vmovdqu64 [r9 + 15296], zmm2     ;   220.8 p8+p9   81 k
        vmovdqa64 zmm2, zmm0             ;    79.2         81 k copy
        vpternlogd zmm2, zmm0, zmm0, 0xf ;    79.2 p0      81 k
        vmovdqu64 [r9 + 15168], zmm2     ;   222.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm1             ;    80.0         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    80.0 p5      81 k
        vmovdqu64 [r9 + 15232], zmm0     ;   222.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 7168]      ;    76.3 p3      80 k.0
        vmovdqu64 [r9 + 7168], zmm0      ;   224.5 p7+p4   80 k
        vmovdqu64 [r9 + 15360], zmm0     ;   224.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 7232]      ;    76.8 p2      80 k.1
        vmovdqu64 [r9 + 7232], zmm0      ;   226.5 p7+p4   80 k
        vmovdqu64 [r9 + 15424], zmm0     ;   226.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 7296]      ;    77.3 p3      80 k.2
        vmovdqu64 [r9 + 7296], zmm0      ;   228.5 p7+p4   80 k
        vmovdqu64 [r9 + 15488], zmm0     ;   228.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 7360]      ;    77.8 p2      80 k.3
        vmovdqu64 [r9 + 7360], zmm0      ;   230.5 p7+p4   80 k
        vmovdqu64 [r9 + 15552], zmm0     ;   230.8 p8+p9   81 k
        vmovdqu64 zmm0, [r8 + 7424]      ;    78.3 p3      80 k.4
        vmovdqu64 [r9 + 7424], zmm0      ;   232.5 p7+p4   80 k
        vmovdqu64 zmm1, [r8 + 7488]      ;    78.8 p2      80 k.5
        vmovdqu64 [r9 + 7488], zmm1      ;   232.8 p8+p9   80 k
        vmovdqu64 [r9 + 15680], zmm1     ;   234.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 7552]      ;    79.3 p3      80 k.6
        vmovdqu64 [r9 + 7552], zmm1      ;   234.8 p8+p9   80 k
        vmovdqu64 [r9 + 15744], zmm1     ;   236.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 7616]      ;    79.8 p2      80 k.7
        vmovdqu64 [r9 + 7616], zmm1      ;   236.8 p8+p9   80 k
        vmovdqu64 [r9 + 15808], zmm1     ;   238.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 7680]      ;    80.3 p3      80 k.8
        vmovdqu64 [r9 + 7680], zmm1      ;   238.8 p8+p9   80 k
        vmovdqu64 [r9 + 15872], zmm1     ;   240.5 p7+p4   81 k
        vmovdqu64 zmm1, [r8 + 7744]      ;    80.8 p2      80 k.9
        vmovdqu64 [r9 + 7744], zmm1      ;   240.8 p8+p9   80 k
        vmovdqu64 zmm2, [r8 + 7808]      ;    81.3 p3      80 k.10
        vmovdqu64 [r9 + 7808], zmm2      ;   242.5 p7+p4   80 k
        vmovdqu64 [r9 + 16000], zmm2     ;   242.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 7872]      ;    81.8 p2      80 k.11
        vmovdqu64 [r9 + 7872], zmm2      ;   244.5 p7+p4   80 k
        vmovdqu64 [r9 + 16064], zmm2     ;   244.8 p8+p9   81 k
        vmovdqu64 zmm2, [r8 + 7936]      ;    82.3 p3      80 k.12
        vmovdqu64 [r9 + 7936], zmm2      ;   246.5 p7+p4   80 k
        vmovdqu64 zmm3, [r8 + 8000]      ;    82.8 p2      80 k.13
        vmovdqu64 [r9 + 8000], zmm3      ;   246.8 p8+p9   80 k
        vmovdqu64 zmm4, [r8 + 8064]      ;    83.3 p3      80 k.14
        vmovdqu64 [r9 + 8064], zmm4      ;   248.5 p7+p4   80 k
        vmovdqu64 [r9 + 16256], zmm4     ;   248.8 p8+p9   81 k
        vmovdqu64 zmm4, [r8 + 8128]      ;    83.8 p2      80 k.15
        vmovdqu64 [r9 + 8128], zmm4      ;   250.5 p7+p4   80 k
        vmovdqu64 [r9 + 16320], zmm4     ;   250.8 p8+p9   81 k
        vmovdqa64 zmm4, zmm0             ;    84.3         81 k copy
        vpternlogd zmm4, zmm0, zmm0, 0xf ;    84.3 p0      81 k
        vmovdqu64 [r9 + 15616], zmm4     ;   252.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm1             ;    86.8         81 k copy
        vpternlogd zmm0, zmm1, zmm1, 0xf ;    86.8 p5      81 k
        vmovdqu64 [r9 + 15936], zmm0     ;   252.8 p8+p9   81 k
        vmovdqa64 zmm0, zmm2             ;    88.3         81 k copy
        vpternlogd zmm0, zmm2, zmm2, 0xf ;    88.3 p0      81 k
        vmovdqu64 [r9 + 16128], zmm0     ;   254.5 p7+p4   81 k
        vmovdqa64 zmm0, zmm3             ;    88.8         81 k copy
        vpternlogd zmm0, zmm3, zmm3, 0xf ;    88.8 p5      81 k
        vmovdqu64 [r9 + 16192], zmm0     ;   254.8 p8+p9   81 k
        vzeroupper                       ;                    x87 state
        add rsp, 0x10                    ;                    frame
        ret

        section .rodata align=64
; constants512
        align 64, db 0
kasumi_expand_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
