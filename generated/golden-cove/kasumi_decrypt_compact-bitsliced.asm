; kasumi_decrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 73c13b937d56a1db); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu golden-cove --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 16384 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 512 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 139 uops, planned 67.2; bounds: width 23.2, ports 66.5, path 6.0
;   blocks/rounds: 3848 uops, planned 932.7; bounds: width 641.3, ports 920.5, path 109.0
;   blocks.2: 134 uops, planned 65.7; bounds: width 22.3, ports 65.0, path 1.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x2840                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10112], rax                 ;                    frame
        mov dword [rbp + 10120], ecx                 ;                    argument
        mov qword [rbp + 10048], rsi                 ;                    argument
        mov qword [rbp + 10064], rdi                 ;                    argument
        mov qword [rbp + 10104], rdx                 ;                    argument
        mov r8d, dword [rbp + 10120]                 ;     0.0 p2     143 blocks
        shl r8, 0xc                                  ;     5.0 p0     143 blocks
        add r8, qword [rbp + 10048]                  ;     6.0 p1+p3  143 blocks
        mov qword [rbp + 10056], r8                  ;     7.0 p7+p4  143 blocks
        cmp dword [rbp + 10120], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                   ;     0.0 p0     126 rounds reload
        mov dword [rbp + 10124], esi                 ;     1.0 p7+p4  126 rounds
        mov r8, qword [rbp + 10048]                  ;     0.3 p2     124 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.3 p3     124 l.0
        vmovdqu64 [rbp - 128], zmm0                  ;    11.3 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.3 p2     124 l.1
        vmovdqu64 [rbp - 64], zmm0                   ;    11.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.3 p3     124 l.2
        vmovdqu64 [rbp + 0], zmm0                    ;    11.3 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.3 p2     124 l.3
        vmovdqu64 [rbp + 64], zmm0                   ;    11.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.3 p3     124 l.4
        vmovdqu64 [rbp + 128], zmm0                  ;    11.3 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.3 p2     124 l.5
        vmovdqu64 [rbp + 192], zmm0                  ;    11.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.3 p3     124 l.6
        vmovdqu64 [rbp + 256], zmm0                  ;    11.3 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 448]                   ;     5.3 p2     124 l.7
        vmovdqu64 [rbp + 320], zmm0                  ;    11.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 512]                   ;     5.3 p3     124 l.8
        vmovdqu64 [rbp + 384], zmm0                  ;    11.3 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 576]                   ;     5.3 p2     124 l.9
        vmovdqu64 [rbp + 448], zmm0                  ;    11.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 640]                   ;     5.5 p3     124 l.10
        vmovdqu64 [rbp + 512], zmm0                  ;    11.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 704]                   ;     6.3 p2     124 l.11
        vmovdqu64 [rbp + 576], zmm0                  ;    12.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 768]                   ;     6.5 p3     124 l.12
        vmovdqu64 [rbp + 640], zmm0                  ;    12.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 832]                   ;     7.3 p2     124 l.13
        vmovdqu64 [rbp + 704], zmm0                  ;    13.3 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 896]                   ;     7.5 p3     124 l.14
        vmovdqu64 [rbp + 768], zmm0                  ;    14.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 960]                   ;     8.3 p2     124 l.15
        vmovdqu64 [rbp + 832], zmm0                  ;    15.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1024]                  ;     8.5 p3     124 l.16
        vmovdqu64 [rbp + 896], zmm0                  ;    16.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1088]                  ;     9.3 p2     124 l.17
        vmovdqu64 [rbp + 960], zmm0                  ;    17.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1152]                  ;     9.5 p3     124 l.18
        vmovdqu64 [rbp + 1024], zmm0                 ;    18.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1216]                  ;    10.3 p2     124 l.19
        vmovdqu64 [rbp + 1088], zmm0                 ;    19.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1280]                  ;    10.5 p3     124 l.20
        vmovdqu64 [rbp + 1152], zmm0                 ;    20.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1344]                  ;    11.3 p2     124 l.21
        vmovdqu64 [rbp + 1216], zmm0                 ;    21.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1408]                  ;    11.5 p3     124 l.22
        vmovdqu64 [rbp + 1280], zmm0                 ;    22.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1472]                  ;    12.3 p2     124 l.23
        vmovdqu64 [rbp + 1344], zmm0                 ;    23.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1536]                  ;    12.5 p3     124 l.24
        vmovdqu64 [rbp + 1408], zmm0                 ;    24.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1600]                  ;    13.3 p2     124 l.25
        vmovdqu64 [rbp + 1472], zmm0                 ;    25.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1664]                  ;    13.5 p3     124 l.26
        vmovdqu64 [rbp + 1536], zmm0                 ;    26.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1728]                  ;    14.3 p2     124 l.27
        vmovdqu64 [rbp + 1600], zmm0                 ;    27.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1792]                  ;    14.5 p3     124 l.28
        vmovdqu64 [rbp + 1664], zmm0                 ;    28.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1856]                  ;    15.3 p2     124 l.29
        vmovdqu64 [rbp + 1728], zmm0                 ;    29.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 1920]                  ;    15.5 p3     124 l.30
        vmovdqu64 [rbp + 1792], zmm0                 ;    30.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1984]                  ;    16.3 p2     124 l.31
        vmovdqu64 [rbp + 1856], zmm0                 ;    31.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2048]                  ;    16.5 p3     125 r.0
        vmovdqu64 [rbp + 1920], zmm0                 ;    32.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2112]                  ;    17.3 p2     125 r.1
        vmovdqu64 [rbp + 1984], zmm0                 ;    33.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2176]                  ;    17.5 p3     125 r.2
        vmovdqu64 [rbp + 2048], zmm0                 ;    34.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2240]                  ;    18.3 p2     125 r.3
        vmovdqu64 [rbp + 2112], zmm0                 ;    35.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2304]                  ;    18.5 p3     125 r.4
        vmovdqu64 [rbp + 2176], zmm0                 ;    36.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;    19.3 p2     125 r.5
        vmovdqu64 [rbp + 2240], zmm0                 ;    37.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2432]                  ;    19.5 p3     125 r.6
        vmovdqu64 [rbp + 2304], zmm0                 ;    38.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2496]                  ;    20.3 p2     125 r.7
        vmovdqu64 [rbp + 2368], zmm0                 ;    39.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2560]                  ;    20.5 p3     125 r.8
        vmovdqu64 [rbp + 2432], zmm0                 ;    40.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2624]                  ;    21.3 p2     125 r.9
        vmovdqu64 [rbp + 2496], zmm0                 ;    41.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2688]                  ;    21.5 p3     125 r.10
        vmovdqu64 [rbp + 2560], zmm0                 ;    42.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2752]                  ;    22.3 p2     125 r.11
        vmovdqu64 [rbp + 2624], zmm0                 ;    43.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2816]                  ;    22.5 p3     125 r.12
        vmovdqu64 [rbp + 2688], zmm0                 ;    44.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;    23.3 p2     125 r.13
        vmovdqu64 [rbp + 2752], zmm0                 ;    45.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 2944]                  ;    23.5 p3     125 r.14
        vmovdqu64 [rbp + 2816], zmm0                 ;    46.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3008]                  ;    24.3 p2     125 r.15
        vmovdqu64 [rbp + 2880], zmm0                 ;    47.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3072]                  ;    24.5 p3     125 r.16
        vmovdqu64 [rbp + 2944], zmm0                 ;    48.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3136]                  ;    25.3 p2     125 r.17
        vmovdqu64 [rbp + 3008], zmm0                 ;    49.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3200]                  ;    25.5 p3     125 r.18
        vmovdqu64 [rbp + 3072], zmm0                 ;    50.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3264]                  ;    26.3 p2     125 r.19
        vmovdqu64 [rbp + 3136], zmm0                 ;    51.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3328]                  ;    26.5 p3     125 r.20
        vmovdqu64 [rbp + 3200], zmm0                 ;    52.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3392]                  ;    27.3 p2     125 r.21
        vmovdqu64 [rbp + 3264], zmm0                 ;    53.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3456]                  ;    27.5 p3     125 r.22
        vmovdqu64 [rbp + 3328], zmm0                 ;    54.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3520]                  ;    28.3 p2     125 r.23
        vmovdqu64 [rbp + 3392], zmm0                 ;    55.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3584]                  ;    28.5 p3     125 r.24
        vmovdqu64 [rbp + 3456], zmm0                 ;    56.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3648]                  ;    29.3 p2     125 r.25
        vmovdqu64 [rbp + 3520], zmm0                 ;    57.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3712]                  ;    29.5 p3     125 r.26
        vmovdqu64 [rbp + 3584], zmm0                 ;    58.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3776]                  ;    30.3 p2     125 r.27
        vmovdqu64 [rbp + 3648], zmm0                 ;    59.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3840]                  ;    30.5 p3     125 r.28
        vmovdqu64 [rbp + 3712], zmm0                 ;    60.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3904]                  ;    31.3 p2     125 r.29
        vmovdqu64 [rbp + 3776], zmm0                 ;    61.2 p7+p4  126 rounds
        vmovdqu64 zmm0, [r8 + 3968]                  ;    31.5 p3     125 r.30
        vmovdqu64 zmm1, [r8 + 4032]                  ;    32.3 p2     125 r.31
        vmovdqu64 [rbp + 3840], zmm0                 ;    62.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 3904], zmm1                 ;    63.2 p7+p4  126 rounds
        mov r8, qword [rbp + 10064]                  ;    21.8 p10    126 rounds reload
        mov qword [rbp + 10072], r8                  ;    64.7 p8+p9  126 rounds
        lea r9, [r8 + 6144]                          ;    26.8 p1     126 rounds
        mov qword [rbp + 10080], r9                  ;    65.2 p7+p4  126 rounds
        lea r9, [r8 + 4096]                          ;    26.8 p5     126 rounds
        mov qword [rbp + 10088], r9                  ;    65.7 p8+p9  126 rounds
        add r8, 0x800                                ;    26.8 p6     126 rounds
        mov qword [rbp + 10096], r8                  ;    66.2 p7+p4  126 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 10080]                  ;     0.0 p2      68 k2.0 reload
        vmovdqu64 zmm0, [r8 + 1024]                  ;     5.0 p3      68 k2.0
        vmovdqu64 zmm1, [r8 + 1088]                  ;     5.0 p2      68 k2.1
        vmovdqu64 zmm2, [r8 + 1152]                  ;     5.0 p3      68 k2.2
        vmovdqu64 zmm3, [r8 + 1216]                  ;     5.0 p2      68 k2.3
        vmovdqu64 zmm4, [r8 + 1280]                  ;     5.0 p3      68 k2.4
        vmovdqu64 zmm5, [r8 + 1344]                  ;     5.0 p2      68 k2.5
        vmovdqu64 zmm6, [r8 + 1408]                  ;     5.0 p3      68 k2.6
        vmovdqu64 zmm7, [r8 + 1472]                  ;     5.0 p2      68 k2.7
        vmovdqu64 zmm8, [r8 + 1536]                  ;     5.0 p3      68 k2.8
        vmovdqu64 zmm9, [r8 + 1600]                  ;     5.0 p2      68 k2.9
        vmovdqu64 zmm10, [r8 + 1664]                 ;     5.2 p3      68 k2.10
        vmovdqu64 zmm11, [r8 + 1728]                 ;     6.0 p2      68 k2.11
        vmovdqu64 zmm12, [r8 + 1792]                 ;     6.2 p3      68 k2.12
        vmovdqu64 zmm13, [r8 + 1856]                 ;     7.0 p2      68 k2.13
        vmovdqu64 zmm14, [r8 + 1920]                 ;     7.2 p3      68 k2.14
        vmovdqu64 zmm15, [r8 + 1984]                 ;     8.0 p2      68 k2.15
        mov r9, qword [rbp + 10072]                  ;     2.8 p10     68 k2.0 reload
        vmovdqu64 zmm16, [r9 + 9216]                 ;     8.2 p3      68 k2.0
        vmovdqu64 zmm17, [r9 + 9280]                 ;     9.0 p2      68 k2.1
        vmovdqu64 zmm18, [r9 + 9344]                 ;     9.2 p3      68 k2.2
        vmovdqu64 zmm19, [r9 + 9408]                 ;    10.0 p2      68 k2.3
        vmovdqu64 zmm20, [r9 + 9472]                 ;    10.2 p3      68 k2.4
        vmovdqu64 zmm21, [r9 + 9536]                 ;    11.0 p2      68 k2.5
        vmovdqu64 zmm22, [r9 + 9600]                 ;    11.2 p3      68 k2.6
        vmovdqu64 zmm23, [r9 + 9664]                 ;    12.0 p2      68 k2.7
        vmovdqu64 zmm24, [r9 + 9728]                 ;    12.2 p3      68 k2.8
        vmovdqu64 zmm25, [r9 + 9792]                 ;    13.0 p2      68 k2.9
        vmovdqu64 zmm26, [r9 + 9856]                 ;    13.2 p3      68 k2.10
        vmovdqu64 zmm27, [r9 + 9920]                 ;    14.0 p2      68 k2.11
        vmovdqu64 zmm28, [r9 + 9984]                 ;    14.2 p3      68 k2.12
        vmovdqu64 zmm29, [r9 + 10048]                ;    15.0 p2      68 k2.13
        vmovdqu64 zmm30, [r9 + 10112]                ;    15.2 p3      68 k2.14
        vmovdqu64 zmm31, [r9 + 10176]                ;    16.0 p2      68 k2.15
        mov r10, qword [rbp + 10088]                 ;     5.7 p10     68 k2.0 reload
        vmovdqu64 zmm30, [r10]                       ;    16.2 p3      68 k2.0
        vmovdqu64 zmm29, [r10 + 64]                  ;    17.0 p2      68 k2.1
        vmovdqu64 zmm28, [r10 + 128]                 ;    17.2 p3      68 k2.2
        vmovdqu64 zmm27, [r10 + 192]                 ;    18.0 p2      68 k2.3
        vmovdqu64 zmm26, [r10 + 256]                 ;    18.2 p3      68 k2.4
        vmovdqu64 zmm25, [r10 + 320]                 ;    19.0 p2      68 k2.5
        vmovdqu64 zmm24, [r10 + 384]                 ;    19.2 p3      68 k2.6
        vmovdqu64 zmm23, [r10 + 448]                 ;    20.0 p2      68 k2.7
        vmovdqu64 zmm22, [r10 + 512]                 ;    20.2 p3      68 k2.8
        vmovdqu64 zmm21, [r10 + 576]                 ;    21.0 p2      68 k2.9
        vmovdqu64 zmm20, [r10 + 640]                 ;    21.2 p3      68 k2.10
        vmovdqu64 zmm19, [r10 + 704]                 ;    22.0 p2      68 k2.11
        vmovdqu64 zmm18, [r10 + 768]                 ;    22.2 p3      68 k2.12
        vmovdqu64 zmm17, [r10 + 832]                 ;    23.0 p2      68 k2.13
        vmovdqu64 zmm16, [r10 + 896]                 ;    23.2 p3      68 k2.14
        vmovdqu64 zmm31, [r10 + 960]                 ;    24.0 p2      68 k2.15
        mov r11, qword [rbp + 10096]                 ;     8.5 p10     69 k2.0 reload
        vmovdqu64 zmm13, [r11 + 8192]                ;    24.2 p3      69 k2.0
        vmovdqu64 zmm10, [r11 + 8256]                ;    25.0 p2      69 k2.1
        vmovdqu64 zmm9, [r11 + 8320]                 ;    25.2 p3      69 k2.2
        vmovdqu64 zmm14, [r11 + 8384]                ;    26.0 p2      69 k2.3
        vmovdqu64 zmm12, [r11 + 8448]                ;    26.2 p3      69 k2.4
        vmovdqu64 zmm11, [r11 + 8512]                ;    27.0 p2      69 k2.5
        vmovdqu64 zmm8, [r11 + 8576]                 ;    27.2 p3      69 k2.6
        vmovdqu64 zmm7, [r11 + 8640]                 ;    28.0 p2      69 k2.7
        vmovdqu64 zmm6, [r11 + 8704]                 ;    28.2 p3      69 k2.8
        vmovdqu64 zmm5, [r11 + 8768]                 ;    29.0 p2      69 k2.9
        vmovdqu64 zmm4, [r11 + 8832]                 ;    29.2 p3      69 k2.10
        vmovdqu64 zmm3, [r11 + 8896]                 ;    30.0 p2      69 k2.11
        vmovdqu64 zmm2, [r11 + 8960]                 ;    30.2 p3      69 k2.12
        vmovdqu64 zmm1, [r11 + 9024]                 ;    31.0 p2      69 k2.13
        vmovdqu64 zmm0, [r11 + 9088]                 ;    31.2 p3      69 k2.14
        vmovdqu64 zmm15, [r11 + 9152]                ;    32.0 p2      69 k2.15
        vmovdqu64 zmm6, [r9 + 704]                   ;    32.2 p3      50 next
        vpxord zmm6, zmm6, [rbp + 2944]              ;    38.2 p0+p2   50 next
        vmovdqa64 zmm7, zmm6                         ;    39.2         41 next copy
        vmovdqa64 zmm8, zmm6                         ;    39.2         41 next copy
        vmovdqu64 zmm11, [r9 + 768]                  ;    33.2 p3      50 next
        vpxord zmm11, zmm11, [rbp + 3008]            ;    39.2 p5+p2   50 next
        vmovdqa64 zmm12, zmm11                       ;    40.2         41 next copy
        vmovdqu64 zmm14, [r9 + 832]                  ;    34.2 p3      50 next
        vpxord zmm14, zmm14, [rbp + 3072]            ;    40.2 p0+p2   50 next
        vmovdqu64 zmm9, [r9 + 896]                   ;    35.2 p3      50 next
        vpxord zmm9, zmm9, [rbp + 3136]              ;    41.2 p5+p2   50 next
        vpandd zmm8, zmm8, zmm9                      ;    42.2 p0      41 next
        vmovdqa64 zmm10, zmm8                        ;    43.2         41 next copy
        vmovdqa64 zmm13, zmm9                        ;    42.2         41 next copy
        vmovdqa64 zmm15, zmm6                        ;    39.2         41 next copy
        vpternlogd zmm15, zmm9, zmm14, 0x78          ;    42.2 p5      41 next
        vmovdqu64 zmm0, [r9 + 960]                   ;    36.2 p3      50 next
        vpxord zmm0, zmm0, [rbp + 3200]              ;    42.2 p0+p2   50 next
        vmovdqa64 zmm1, zmm14                        ;    41.2         41 next copy
        vmovdqa64 zmm2, zmm9                         ;    42.2         41 next copy
        vpternlogd zmm2, zmm0, zmm6, 0x78            ;    43.2 p5      41 next
        vmovdqa64 zmm3, zmm0                         ;    43.2         41 next copy
        vmovdqu64 zmm4, [r9]                         ;    37.2 p3      50 next
        vpxord zmm4, zmm4, [rbp + 3264]              ;    43.2 p0+p2   50 next
        vpandd zmm12, zmm12, zmm4                    ;    44.2 p5      41 next
        vpxord zmm1, zmm1, zmm4                      ;    44.2 p0      41 next
        vmovdqa64 zmm5, zmm12                        ;    45.2         41 next copy
        vpternlogd zmm12, zmm2, zmm9, 0x6c           ;    45.2 p5      41 next
        vpternlogd zmm2, zmm0, zmm11, 0x6c           ;    44.2 p0      41 next
        vpandd zmm23, zmm6, zmm11                    ;    40.2 p5      41 next
        vmovdqa64 zmm24, zmm0                        ;    43.2         41 next copy
        vpternlogd zmm24, zmm6, zmm4, 0xe0           ;    44.2 p0      41 next
        vmovdqa64 zmm25, zmm4                        ;    44.2         41 next copy
        vmovdqu64 zmm26, [r9 + 64]                   ;    38.2 p3      50 next
        vpxord zmm26, zmm26, [rbp + 3328]            ;    44.2 p5+p2   50 next
        vpandd zmm7, zmm7, zmm26                     ;    45.2 p0      41 next
        vpxord zmm5, zmm5, zmm7                      ;    46.2 p5      41 next
        vpandd zmm3, zmm3, zmm26                     ;    45.2 p0      41 next
        vpxord zmm10, zmm10, zmm3                    ;    46.2 p5      41 next
        vpandd zmm13, zmm13, zmm26                   ;    45.2 p0      41 next
        vpxord zmm25, zmm25, zmm13                   ;    46.2 p5      41 next
        vpternlogd zmm13, zmm4, zmm0, 0x78           ;    46.2 p0      41 next
        vmovdqa64 zmm27, zmm23                       ;    41.2         41 next copy
        vmovdqa64 zmm28, zmm25                       ;    47.2         41 next copy
        vmovdqa64 zmm29, zmm10                       ;    47.2         41 next copy
        vpternlogd zmm29, zmm14, zmm11, 0x78         ;    47.2 p5      41 next
        vpternlogd zmm7, zmm11, zmm29, 0x48          ;    48.2 p0      41 next
        vpternlogd zmm24, zmm9, zmm29, 0x78          ;    48.2 p5      41 next
        vmovdqa64 zmm30, zmm26                       ;    45.2         41 next copy
        vpternlogd zmm30, zmm0, zmm6, 0x78           ;    45.2 p0      41 next
        vpxord zmm28, zmm28, zmm30                   ;    47.2 p5      41 next
        vpxord zmm27, zmm27, zmm28                   ;    48.2 p0      41 next
        vmovdqu64 zmm31, [r9 + 128]                  ;    39.2 p3      50 next
        vpxord zmm31, zmm31, [rbp + 3392]            ;    45.2 p5+p2   50 next
        vpternlogd zmm3, zmm2, zmm1, 0x6c            ;    46.2 p0      41 next
        vmovdqa64 zmm16, zmm31                       ;    46.2         41 next copy
        vmovdqa64 zmm17, zmm31                       ;    46.2         41 next copy
        vmovdqa64 zmm18, zmm31                       ;    46.2         41 next copy
        vpxord zmm19, zmm11, zmm0                    ;    43.2 p5      41 next
        vmovdqu64 zmm20, [r9 + 192]                  ;    40.2 p3      50 next
        vpxord zmm20, zmm20, [rbp + 3456]            ;    46.2 p0+p2   50 next
        vpternlogd zmm19, zmm23, zmm1, 0x78          ;    45.2 p5      41 next
        vpternlogd zmm27, zmm10, zmm4, 0x78          ;    49.2 p0      41 next
        vpxord zmm17, zmm17, zmm20                   ;    47.2 p5      41 next
        vmovdqa64 zmm10, zmm20                       ;    47.2         41 next copy
        vmovdqa64 zmm23, zmm20                       ;    47.2         41 next copy
        vmovdqu64 zmm21, [r9 + 256]                  ;    41.2 p3      50 next
        vpxord zmm21, zmm21, [rbp + 3520]            ;    47.2 p0+p2   50 next
        vpternlogd zmm12, zmm25, zmm26, 0x78         ;    47.2 p5      41 next
        vpxord zmm10, zmm10, zmm21                   ;    48.2 p0      41 next
        vmovdqa64 zmm25, zmm10                       ;    49.2         41 next copy
        vmovdqa64 zmm22, zmm21                       ;    48.2         41 next copy
        vmovdqu64 [rbp + 3968], zmm24                ;    49.2 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm21                       ;    48.2         41 next copy
        vmovdqu64 [rbp + 4032], zmm12                ;    48.2 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm21                       ;    48.2         41 next copy
        vmovdqu64 [rbp + 4096], zmm27                ;    50.2 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm21                       ;    48.2         41 next copy
        vmovdqu64 [rbp + 4160], zmm7                 ;    49.2 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm14                        ;    41.2         41 next copy
        vpternlogd zmm7, zmm0, zmm5, 0x60            ;    47.2 p5      41 next
        vmovdqu64 [rbp + 4224], zmm7                 ;    48.2 p7+p4   41 next spill
        vmovdqu64 zmm7, [r9 + 320]                   ;    42.2 p3      50 next
        vpxord zmm7, zmm7, [rbp + 3584]              ;    48.2 p0+p2   50 next
        vpternlogd zmm19, zmm11, zmm13, 0x48         ;    47.2 p5      41 next
        vpxord zmm24, zmm24, zmm7                    ;    49.2 p0      41 next
        vmovdqu64 [rbp + 4288], zmm30                ;    46.2 p8+p9   41 next spill
        vpandd zmm30, zmm24, zmm7                    ;    50.2 p5      41 next
        vpternlogd zmm30, zmm20, zmm31, 0x78         ;    51.2 p0      41 next
        vmovdqu64 [rbp + 4352], zmm28                ;    48.2 p7+p4   41 next spill
        vpandd zmm28, zmm15, zmm0                    ;    43.2 p5      41 next
        vmovdqu64 [rbp + 4416], zmm15                ;    43.2 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm7                        ;    49.2         41 next copy
        vmovdqu64 [rbp + 4480], zmm3                 ;    47.2 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm7                         ;    49.2         41 next copy
        vmovdqu64 [rbp + 4544], zmm2                 ;    45.2 p8+p9   41 next spill
        vmovdqu64 zmm2, [r9 + 384]                   ;    43.2 p3      50 next
        vpxord zmm2, zmm2, [rbp + 3648]              ;    49.2 p0+p2   50 next
        vpandd zmm12, zmm12, zmm2                    ;    50.2 p5      41 next
        vpandd zmm3, zmm3, zmm2                      ;    50.2 p0      41 next
        vmovdqu64 [rbp + 4608], zmm8                 ;    43.2 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm30                        ;    52.2         41 next copy
        vpternlogd zmm8, zmm2, zmm17, 0x78           ;    52.2 p5      41 next
        vmovdqu64 [rbp + 4672], zmm28                ;    44.2 p8+p9   41 next spill
        vpandd zmm28, zmm9, zmm0                     ;    43.2 p0      41 next
        vmovdqu64 [rbp + 4736], zmm9                 ;    42.2 p7+p4   50 next spill
        vpandd zmm9, zmm14, zmm26                    ;    45.2 p5      41 next
        vmovdqu64 [rbp + 4800], zmm5                 ;    47.2 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm2                         ;    50.2         41 next copy
        vmovdqu64 [rbp + 4864], zmm14                ;    41.2 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm2                        ;    50.2         41 next copy
        vmovdqu64 [rbp + 4928], zmm19                ;    48.2 p8+p9   41 next spill
        vmovdqu64 zmm19, [r9 + 448]                  ;    44.2 p3      50 next
        vpxord zmm19, zmm19, [rbp + 3712]            ;    50.2 p0+p2   50 next
        vpternlogd zmm13, zmm6, zmm1, 0xb7           ;    47.2 p5      41 next
        vpternlogd zmm29, zmm9, zmm0, 0x6c           ;    48.2 p0      41 next
        vmovdqu64 [rbp + 4992], zmm0                 ;    43.2 p7+p4   50 next spill
        vmovdqa64 zmm0, zmm20                        ;    47.2         41 next copy
        vpternlogd zmm0, zmm19, zmm31, 0x78          ;    51.2 p5      41 next
        vmovdqu64 [rbp + 5056], zmm29                ;    49.2 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm0                        ;    52.2         41 next copy
        vpternlogd zmm29, zmm19, zmm24, 0x78         ;    52.2 p0      41 next
        vmovdqu64 [rbp + 5120], zmm13                ;    48.2 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm19                       ;    51.2         41 next copy
        vpternlogd zmm13, zmm2, zmm2, 0x3f           ;    51.2 p5      41 next
        vmovdqu64 [rbp + 5184], zmm6                 ;    41.7 p8+p9   50 next spill
        vmovdqa64 zmm6, zmm19                        ;    51.2         41 next copy
        vmovdqu64 [rbp + 5248], zmm1                 ;    45.2 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm19                        ;    51.2         41 next copy
        vmovdqu64 [rbp + 5312], zmm28                ;    44.2 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm19                       ;    51.2         41 next copy
        vmovdqu64 [rbp + 5376], zmm11                ;    45.3 p7+p4   50 next spill
        vmovdqu64 zmm11, [r9 + 512]                  ;    45.2 p3      50 next
        vpxord zmm11, zmm11, [rbp + 3776]            ;    51.2 p0+p2   50 next
        vpxord zmm16, zmm16, zmm11                   ;    52.2 p5      41 next
        vpternlogd zmm12, zmm7, zmm16, 0x78          ;    53.2 p0      41 next
        vpxord zmm15, zmm15, zmm11                   ;    52.2 p5      41 next
        vpandd zmm5, zmm5, zmm15                     ;    53.2 p0      41 next
        vpternlogd zmm5, zmm10, zmm19, 0x78          ;    54.2 p5      41 next
        vpxord zmm10, zmm9, zmm4                     ;    46.2 p0      41 next
        vmovdqu64 [rbp + 5440], zmm10                ;    47.2 p8+p9   41 next spill
        vpandd zmm10, zmm26, [rbp + 5376]            ;    51.3 p5+p3   41 next
        vmovdqu64 [rbp + 5504], zmm10                ;    52.3 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm3                        ;    51.2         41 next copy
        vpternlogd zmm10, zmm11, zmm19, 0x87         ;    52.2 p0      41 next
        vmovdqu64 [rbp + 5568], zmm26                ;    47.7 p8+p9   50 next spill
        vmovdqu64 zmm26, [r9 + 576]                  ;    47.0 p2      50 next
        vpxord zmm26, zmm26, [rbp + 3840]            ;    53.0 p5+p3   50 next
        vpternlogd zmm0, zmm26, zmm16, 0x78          ;    54.0 p0      41 next
        vpandd zmm25, zmm25, zmm26                   ;    54.0 p5      41 next
        vpternlogd zmm29, zmm15, zmm25, 0x96         ;    55.0 p0      41 next
        vpandd zmm28, zmm28, zmm26                   ;    54.0 p5      41 next
        vpternlogd zmm28, zmm16, zmm24, 0x78         ;    55.0 p0      41 next
        vpandd zmm14, zmm14, zmm26                   ;    54.0 p5      41 next
        vmovdqu64 [rbp + 5632], zmm4                 ;    49.3 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm31                        ;    46.2         41 next copy
        vpternlogd zmm4, zmm21, zmm26, 0x60          ;    54.0 p0      41 next
        vpternlogd zmm4, zmm19, zmm11, 0x87          ;    55.0 p5      41 next
        vmovdqa64 zmm19, zmm26                       ;    54.0         41 next copy
        vmovdqu64 [rbp + 5696], zmm9                 ;    49.7 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm26                        ;    54.0         41 next copy
        vpternlogd zmm9, zmm21, zmm20, 0x78          ;    54.0 p0      41 next
        vpternlogd zmm21, zmm13, zmm9, 0x6c          ;    55.0 p5      41 next
        vpxord zmm5, zmm5, zmm9                      ;    55.2 p0      41 next
        vmovdqa64 zmm9, zmm5                         ;    56.2         41 next copy
        vpternlogd zmm9, zmm11, zmm20, 0x78          ;    56.2 p5      41 next
        vmovdqu64 [rbp + 5760], zmm15                ;    53.2 p7+p4   41 next spill
        vmovdqu64 zmm15, [rbp + 5632]                ;    49.3 p2      41 next
        vpandd zmm15, zmm15, [rbp + 4864]            ;    55.3 p0+p3   41 next
        vmovdqu64 [rbp + 5824], zmm15                ;    56.3 p8+p9   41 next spill
        vmovdqu64 zmm15, [r9 + 640]                  ;    49.0 p2      50 next
        vpxord zmm15, zmm15, [rbp + 3904]            ;    55.0 p5+p3   50 next
        vpternlogd zmm14, zmm31, zmm15, 0x78         ;    56.0 p0      41 next
        vpternlogd zmm17, zmm14, zmm11, 0x6c         ;    57.0 p5      41 next
        vpxord zmm22, zmm22, zmm15                   ;    56.0 p0      41 next
        vpternlogd zmm5, zmm7, zmm22, 0x78           ;    57.0 p5      41 next
        vpandd zmm23, zmm23, zmm22                   ;    57.0 p0      41 next
        vpternlogd zmm23, zmm11, zmm7, 0x78          ;    58.0 p5      41 next
        vpandd zmm6, zmm6, zmm22                     ;    57.0 p0      41 next
        vpternlogd zmm29, zmm8, zmm6, 0x69           ;    58.0 p5      41 next
        vpternlogd zmm25, zmm6, zmm4, 0x96           ;    58.0 p0      41 next
        vpxord zmm18, zmm18, zmm23                   ;    59.0 p5      41 next
        vpternlogd zmm23, zmm20, zmm24, 0x1e         ;    59.0 p0      41 next
        vpternlogd zmm24, zmm22, zmm30, 0x6a         ;    58.2 p5      41 next
        vpternlogd zmm10, zmm5, zmm18, 0x96          ;    60.0 p0      41 next
        vpternlogd zmm20, zmm17, zmm2, 0x6c          ;    59.2 p5      41 next
        vpternlogd zmm20, zmm16, zmm15, 0x78         ;    60.2 p0      41 next
        vpandd zmm19, zmm19, zmm15                   ;    60.2 p5      41 next
        vpxord zmm28, zmm28, zmm15                   ;    60.7 p0      41 next
        vpternlogd zmm30, zmm21, zmm28, 0x96         ;    61.7 p5      41 next
        vpternlogd zmm3, zmm4, zmm28, 0x96           ;    61.7 p0      41 next
        vpternlogd zmm3, zmm14, zmm0, 0x96           ;    62.7 p5      41 next
        vpxord zmm1, zmm1, zmm19                     ;    62.7 p0      41 next
        vpternlogd zmm17, zmm12, zmm1, 0x96          ;    63.7 p5      41 next
        vpxord zmm27, zmm27, zmm20                   ;    63.7 p0      41 next
        vpternlogd zmm13, zmm1, zmm15, 0x78          ;    64.2 p5      41 next
        vpternlogd zmm15, zmm7, zmm2, 0x6c           ;    64.7 p0      41 next
        vpternlogd zmm23, zmm2, zmm24, 0x96          ;    65.2 p5      41 next
        vpternlogd zmm7, zmm24, zmm9, 0x96           ;    65.7 p0      41 next
        vpternlogd zmm15, zmm19, zmm25, 0x96         ;    66.2 p5      41 next
        vpternlogd zmm27, zmm26, [rbp + 5760], 0x78  ;    66.7 p0+p2   41 next
        vmovdqu64 zmm1, [rbp + 5376]                 ;    50.2 p3      50 next reload
        vpxord zmm29, zmm29, zmm1                    ;    67.2 p5      41 next
        vmovdqu64 zmm2, [rbp + 4864]                 ;    51.0 p2      50 next reload
        vpxord zmm3, zmm3, zmm2                      ;    67.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 5184]                 ;    51.2 p3      50 next reload
        vpxord zmm15, zmm15, zmm4                    ;    68.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 4736]                 ;    52.0 p2      50 next reload
        vpternlogd zmm18, zmm17, zmm5, 0x96          ;    68.7 p0      41 next
        vpxord zmm30, zmm30, [r11 + 9664]            ;    69.2 p5+p3   44 next
        vpternlogd zmm0, zmm23, [rbp + 4992], 0x96   ;    69.7 p0+p2   41 next
        vmovdqu64 zmm6, [rbp + 5824]                 ;    56.3 p3      41 next reload
        vmovdqu64 zmm8, [rbp + 5504]                 ;    54.0 p2      41 next reload
        vpternlogd zmm4, zmm8, zmm6, 0x60            ;    70.2 p5      41 next
        vpxord zmm7, zmm7, [r11 + 9728]              ;    70.7 p0+p3   44 next
        vmovdqu64 zmm9, [rbp + 5568]                 ;    55.0 p2      41 next
        vmovdqu64 zmm11, [rbp + 4800]                ;    55.2 p3      41 next reload
        vpandd zmm9, zmm9, zmm11                     ;    71.2 p5      41 next
        vmovdqu64 zmm12, [rbp + 5632]                ;    56.0 p2      50 next reload
        vpandd zmm14, zmm11, zmm12                   ;    71.7 p0      41 next
        vpternlogd zmm27, zmm12, zmm13, 0x96         ;    72.2 p5      41 next
        vpternlogd zmm13, zmm10, [rbp + 5568], 0x96  ;    72.7 p0+p3   41 next
        vpternlogd zmm4, zmm11, [rbp + 4608], 0x96   ;    73.2 p5+p2   41 next
        vmovdqu64 zmm10, [rbp + 5440]                ;    57.2 p3      41 next reload
        vpternlogd zmm14, zmm5, zmm10, 0x78          ;    73.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 4672]                 ;    58.0 p2      41 next reload
        vmovdqa64 zmm11, zmm8                        ;    60.0         41 next copy
        vpternlogd zmm11, zmm6, zmm5, 0x96           ;    74.2 p5      41 next
        vmovdqu64 zmm16, [rbp + 5120]                ;    58.2 p3      41 next reload
        vpternlogd zmm8, zmm5, zmm16, 0x96           ;    74.7 p0      41 next
        vpternlogd zmm16, zmm2, zmm11, 0x1e          ;    75.2 p5      41 next
        vpternlogd zmm16, zmm6, zmm10, 0x78          ;    76.2 p0      41 next
        vpternlogd zmm8, zmm1, [rbp + 4544], 0x78    ;    76.2 p5+p2   41 next
        vpxord zmm1, zmm29, [r11 + 9280]             ;    76.7 p0+p3   44 next
        vpxord zmm2, zmm15, [r11 + 9216]             ;    77.2 p5+p2   44 next
        vpxord zmm5, zmm3, [r11 + 9344]              ;    77.7 p0+p3   44 next
        vpxord zmm6, zmm18, [r11 + 9408]             ;    78.2 p5+p2   44 next
        vpxord zmm10, zmm0, [r11 + 9472]             ;    78.7 p0+p3   44 next
        vpternlogd zmm0, zmm8, [rbp + 4032], 0x96    ;    79.2 p5+p2   41 next
        vpxord zmm0, zmm0, [r11 + 10048]             ;    80.2 p0+p3   44 next
        vmovdqu64 zmm8, [rbp + 5312]                 ;    63.0 p2      41 next reload
        vmovdqu64 zmm17, [rbp + 5248]                ;    63.2 p3      41 next reload
        vpternlogd zmm9, zmm17, zmm8, 0x78           ;    80.2 p5      41 next
        vmovdqu64 zmm17, [rbp + 4928]                ;    64.0 p2      41 next reload
        vpternlogd zmm8, zmm17, [rbp + 5696], 0x96   ;    80.7 p0+p3   41 next
        vmovdqu64 zmm17, [rbp + 4416]                ;    65.0 p2      41 next reload
        vpternlogd zmm8, zmm12, zmm17, 0x78          ;    81.7 p5      41 next
        vpternlogd zmm17, zmm4, [rbp + 5056], 0x69   ;    81.7 p0+p3   41 next
        vpternlogd zmm17, zmm3, [r11 + 9920], 0x96   ;    82.7 p5+p2   44 next
        vpternlogd zmm8, zmm18, [r11 + 9984], 0x96   ;    82.7 p0+p3   44 next
        vpxord zmm3, zmm27, [r11 + 9536]             ;    83.2 p5+p2   44 next
        vpternlogd zmm27, zmm16, [rbp + 3968], 0x96  ;    83.7 p0+p3   41 next
        vmovdqu64 zmm4, [rbp + 4224]                 ;    68.0 p2      41 next reload
        vpternlogd zmm29, zmm4, [rbp + 4096], 0x69   ;    84.2 p5+p3   41 next
        vpxord zmm4, zmm13, [r11 + 9600]             ;    84.7 p0+p2   44 next
        vpxord zmm29, zmm29, [r11 + 9856]            ;    85.2 p5+p3   44 next
        vpxord zmm27, zmm27, [r11 + 10112]           ;    85.7 p0+p2   44 next
        vmovdqu64 zmm12, [rbp + 4352]                ;    70.2 p3      41 next reload
        vpternlogd zmm11, zmm12, [rbp + 4480], 0x96  ;    86.2 p5+p2   41 next
        vpternlogd zmm15, zmm9, zmm11, 0x96          ;    87.2 p0      41 next
        vpxord zmm15, zmm15, [r11 + 9792]            ;    88.2 p5+p3   44 next
        vmovdqu64 zmm9, [rbp + 4288]                 ;    72.0 p2      41 next reload
        vpternlogd zmm14, zmm9, [rbp + 4160], 0x96   ;    87.7 p0+p3   41 next
        vpternlogd zmm14, zmm13, [r11 + 10176], 0x96 ;    88.7 p5+p2   44 next
        vpxord zmm9, zmm7, zmm5                      ;    88.7 p0      41 next
        vpandd zmm11, zmm7, zmm30                    ;    89.2 p5      41 next
        vmovdqa64 zmm12, zmm30                       ;    70.2         41 next copy
        vmovdqa64 zmm13, zmm7                        ;    71.7         41 next copy
        vpandd zmm16, zmm30, zmm3                    ;    89.7 p0      41 next
        vpandd zmm18, zmm30, zmm10                   ;    90.2 p5      41 next
        vpternlogd zmm18, zmm7, zmm2, 0x78           ;    91.2 p0      41 next
        vpxord zmm19, zmm2, zmm4                     ;    91.2 p5      41 next
        vpxord zmm20, zmm2, zmm1                     ;    91.7 p0      41 next
        vmovdqa64 zmm21, zmm2                        ;    78.2         41 next copy
        vpxord zmm22, zmm5, zmm6                     ;    92.2 p5      41 next
        vpxord zmm23, zmm5, zmm1                     ;    92.7 p0      41 next
        vpandd zmm12, zmm12, zmm23                   ;    93.7 p5      41 next
        vpternlogd zmm16, zmm22, zmm19, 0x78         ;    93.7 p0      41 next
        vpxord zmm13, zmm13, zmm16                   ;    94.7 p5      41 next
        vpandd zmm16, zmm1, zmm9                     ;    94.7 p0      41 next
        vpternlogd zmm16, zmm6, zmm4, 0x78           ;    95.7 p5      41 next
        vpxord zmm24, zmm6, zmm4                     ;    95.7 p0      41 next
        vpandd zmm25, zmm6, zmm22                    ;    96.2 p5      41 next
        vpternlogd zmm25, zmm2, zmm1, 0x78           ;    97.2 p0      41 next
        vmovdqa64 zmm26, zmm2                        ;    78.2         41 next copy
        vpternlogd zmm26, zmm30, zmm5, 0x60          ;    97.2 p5      41 next
        vpternlogd zmm2, zmm1, zmm3, 0x6c            ;    97.7 p0      41 next
        vpternlogd zmm26, zmm4, zmm3, 0x87           ;    98.2 p5      41 next
        vpxord zmm21, zmm21, zmm16                   ;    98.7 p0      41 next
        vpternlogd zmm16, zmm1, zmm22, 0x1e          ;    99.2 p5      41 next
        vpxord zmm28, zmm11, zmm3                    ;    99.7 p0      41 next
        vpandd zmm31, zmm5, zmm10                    ;   100.2 p5      41 next
        vpternlogd zmm31, zmm6, zmm19, 0x78          ;   101.2 p0      41 next
        vmovdqu64 [rbp + 4160], zmm17                ;    83.7 p7+p4   44 next spill
        vmovdqa64 zmm17, zmm5                        ;    78.7         41 next copy
        vmovdqu64 [rbp + 4288], zmm8                 ;    83.7 p8+p9   44 next spill
        vmovdqa64 zmm8, zmm30                        ;    70.2         41 next copy
        vpternlogd zmm8, zmm5, zmm1, 0x78            ;   101.2 p5      41 next
        vmovdqu64 [rbp + 4480], zmm0                 ;    81.2 p7+p4   44 next spill
        vpandd zmm0, zmm9, zmm3                      ;   101.7 p0      41 next
        vmovdqu64 [rbp + 4352], zmm29                ;    86.2 p8+p9   44 next spill
        vpandd zmm29, zmm6, zmm10                    ;   102.2 p5      41 next
        vmovdqu64 [rbp + 4096], zmm27                ;    86.7 p7+p4   44 next spill
        vpandd zmm27, zmm10, zmm24                   ;   102.7 p0      41 next
        vpternlogd zmm27, zmm23, zmm3, 0x78          ;   103.7 p5      41 next
        vpxord zmm27, zmm27, zmm8                    ;   104.7 p0      41 next
        vmovdqa64 zmm23, zmm10                       ;    79.7         41 next copy
        vpternlogd zmm23, zmm3, zmm3, 0x3f           ;   104.2 p5      41 next
        vpternlogd zmm5, zmm8, zmm23, 0x6a           ;   105.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm25, 0x96          ;   106.2 p5      41 next
        vpternlogd zmm13, zmm29, zmm26, 0x96         ;   105.7 p0      41 next
        vpternlogd zmm26, zmm12, zmm0, 0x96          ;   106.2 p5      41 next
        vpternlogd zmm29, zmm4, zmm3, 0x87           ;   106.7 p0      41 next
        vpternlogd zmm3, zmm2, zmm22, 0x6c           ;   107.2 p5      41 next
        vpternlogd zmm12, zmm3, zmm24, 0x96          ;   108.2 p0      41 next
        vpternlogd zmm2, zmm30, zmm19, 0x78          ;   108.2 p5      41 next
        vpternlogd zmm22, zmm25, zmm9, 0x6c          ;   108.7 p0      41 next
        vpternlogd zmm25, zmm10, zmm20, 0x78         ;   109.2 p5      41 next
        vpternlogd zmm12, zmm0, zmm25, 0x69          ;   110.2 p0      41 next
        vpternlogd zmm20, zmm18, zmm4, 0x6c          ;   110.2 p5      41 next
        vpternlogd zmm9, zmm27, zmm6, 0x6c           ;   110.7 p0      41 next
        vpternlogd zmm27, zmm4, zmm1, 0x78           ;   111.2 p5      41 next
        vmovdqa64 zmm0, zmm6                         ;    79.2         41 next copy
        vpternlogd zmm0, zmm7, zmm10, 0x78           ;   111.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 4352]                 ;    86.2 p3      41 next
        vmovdqu64 zmm4, [rbp + 4096]                 ;    86.7 p2      44 next reload
        vpandd zmm3, zmm3, zmm4                      ;   112.2 p5      41 next
        vpternlogd zmm0, zmm11, zmm26, 0x96          ;   112.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 4480]                 ;    81.2 p3      41 next
        vpternlogd zmm13, zmm18, zmm2, 0x96          ;   113.2 p5      41 next
        vmovdqu64 zmm11, [rbp + 4288]                ;    83.7 p2      41 next
        vmovdqu64 zmm18, [rbp + 4288]                ;    83.7 p3      41 next
        vpternlogd zmm29, zmm9, zmm21, 0x96          ;   113.7 p0      41 next
        vpternlogd zmm23, zmm7, zmm28, 0x78          ;   114.2 p5      41 next
        vpternlogd zmm28, zmm31, zmm20, 0x96         ;   114.7 p0      41 next
        vpternlogd zmm20, zmm1, zmm10, 0x78          ;   115.2 p5      41 next
        vpternlogd zmm16, zmm10, zmm22, 0x96         ;   115.7 p0      41 next
        vpternlogd zmm6, zmm22, zmm27, 0x96          ;   116.2 p5      41 next
        vpternlogd zmm20, zmm7, zmm19, 0x78          ;   116.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 4160]                 ;    83.7 p2      41 next
        vmovdqu64 zmm7, [rbp + 4352]                 ;    86.2 p3      41 next
        vmovdqu64 zmm9, [rbp + 4352]                 ;    86.2 p2      41 next
        vmovdqu64 zmm10, [rbp + 4480]                ;    81.2 p3      44 next reload
        vpxord zmm9, zmm9, zmm10                     ;   117.2 p5      41 next
        vpandd zmm11, zmm11, zmm15                   ;   117.7 p0      41 next
        vpandd zmm8, zmm8, zmm14                     ;   118.2 p5      41 next
        vpandd zmm18, zmm18, zmm14                   ;   118.7 p0      41 next
        vmovdqu64 zmm19, [rbp + 4160]                ;    83.7 p2      41 next
        vpandd zmm22, zmm14, zmm15                   ;   119.2 p5      41 next
        vpandd zmm19, zmm19, zmm14                   ;   119.7 p0      41 next
        vpandd zmm7, zmm7, zmm15                     ;   120.2 p5      41 next
        vpxord zmm17, zmm17, zmm20                   ;   120.7 p0      41 next
        vpternlogd zmm17, zmm30, zmm24, 0x78         ;   121.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 4288]                ;    83.7 p3      41 next
        vmovdqu64 zmm24, [rbp + 4352]                ;    86.2 p2      41 next
        vpandd zmm24, zmm24, zmm14                   ;   121.7 p0      41 next
        vmovdqa64 zmm25, zmm14                       ;    89.7         41 next copy
        vmovdqu64 zmm26, [rbp + 4160]                ;    83.7 p3      41 next
        vpandd zmm20, zmm20, zmm10                   ;   122.2 p5      41 next
        vpxord zmm1, zmm1, zmm4                      ;   122.7 p0      41 next
        vmovdqa64 zmm27, zmm14                       ;    89.7         41 next copy
        vpternlogd zmm27, zmm15, zmm10, 0x78         ;   123.2 p5      41 next
        vpternlogd zmm2, zmm16, zmm10, 0x96          ;   123.7 p0      41 next
        vmovdqa64 zmm16, zmm10                       ;    87.2         41 next copy
        vmovdqu64 zmm30, [rbp + 4352]                ;    86.2 p2      44 next reload
        vpxord zmm12, zmm12, zmm30                   ;   124.2 p5      41 next
        vpternlogd zmm9, zmm7, zmm1, 0x78            ;   124.7 p0      41 next
        vpternlogd zmm29, zmm14, zmm23, 0x96         ;   125.2 p5      41 next
        vpternlogd zmm23, zmm17, zmm4, 0x96          ;   125.7 p0      41 next
        vpxord zmm0, zmm0, zmm15                     ;   126.2 p5      41 next
        vmovdqu64 zmm17, [rbp + 4160]                ;    83.7 p3      44 next reload
        vpxord zmm13, zmm13, zmm17                   ;   126.7 p0      41 next
        vpxord zmm31, zmm3, zmm22                    ;   127.2 p5      41 next
        vpandd zmm26, zmm26, zmm4                    ;   127.7 p0      41 next
        vpandd zmm25, zmm25, zmm31                   ;   128.2 p5      41 next
        vpternlogd zmm25, zmm1, zmm20, 0x78          ;   129.2 p0      41 next
        vpternlogd zmm21, zmm28, [rbp + 4288], 0x96  ;   129.2 p5+p2   41 next
        vpxord zmm28, zmm11, zmm8                    ;   129.7 p0      41 next
        vmovdqu64 [rbp + 4224], zmm6                 ;   117.2 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm15                        ;    89.2         41 next copy
        vpternlogd zmm6, zmm10, zmm4, 0xc8           ;   130.2 p5      41 next
        vmovdqu64 [rbp + 3968], zmm5                 ;   107.2 p7+p4   41 next spill
        vpxord zmm5, zmm4, zmm18                     ;   130.7 p0      41 next
        vpternlogd zmm18, zmm4, zmm10, 0x78          ;   131.2 p5      41 next
        vpternlogd zmm9, zmm30, zmm18, 0x48          ;   132.2 p0      41 next
        vpternlogd zmm9, zmm20, zmm19, 0x96          ;   133.2 p5      41 next
        vpxord zmm20, zmm4, zmm19                    ;   132.7 p0      41 next
        vpternlogd zmm18, zmm15, zmm1, 0xb7          ;   133.2 p5      41 next
        vmovdqu64 [rbp + 5056], zmm29                ;   126.2 p8+p9   41 next spill
        vpandd zmm29, zmm4, zmm31                    ;   133.7 p0      41 next
        vmovdqu64 [rbp + 4416], zmm21                ;   130.2 p7+p4   41 next spill
        vpxord zmm21, zmm27, zmm5                    ;   134.2 p5      41 next
        vpxord zmm7, zmm7, zmm21                     ;   135.2 p0      41 next
        vpternlogd zmm7, zmm4, zmm28, 0x78           ;   136.2 p5      41 next
        vpternlogd zmm28, zmm17, zmm30, 0x78         ;   135.7 p0      41 next
        vpternlogd zmm22, zmm30, zmm28, 0x48         ;   136.7 p5      41 next
        vpternlogd zmm19, zmm10, zmm28, 0x78         ;   136.7 p0      41 next
        vpternlogd zmm6, zmm28, [rbp + 4288], 0x78   ;   137.2 p5+p3   41 next
        vmovdqu64 zmm28, [rbp + 4288]                ;    83.7 p2      44 next reload
        vpternlogd zmm29, zmm20, zmm28, 0x78         ;   137.7 p0      41 next
        vpternlogd zmm29, zmm27, zmm22, 0x96         ;   138.7 p5      41 next
        vmovdqa64 zmm22, zmm15                       ;    89.2         41 next copy
        vpternlogd zmm22, zmm28, zmm17, 0x78         ;   138.7 p0      41 next
        vmovdqa64 zmm27, zmm28                       ;    89.7         41 next copy
        vpternlogd zmm27, zmm15, zmm10, 0x78         ;   139.2 p5      41 next
        vpternlogd zmm28, zmm3, zmm27, 0x6a          ;   140.2 p0      41 next
        vpternlogd zmm28, zmm14, zmm5, 0x78          ;   141.2 p5      41 next
        vmovdqu64 zmm3, [r10 + 512]                  ;    82.2 p3      50 next
        vpternlogd zmm15, zmm24, zmm26, 0x60         ;   140.7 p0      41 next
        vpternlogd zmm15, zmm11, zmm31, 0x96         ;   141.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 1920]                 ;    83.0 p2      50 next reload
        vpxord zmm3, zmm3, zmm5                      ;   141.7 p0      50 next
        vpternlogd zmm31, zmm17, zmm10, 0x48         ;   142.2 p5      41 next
        vpternlogd zmm10, zmm27, zmm30, 0x78         ;   142.7 p0      41 next
        vmovdqu64 zmm11, [r10 + 576]                 ;    83.2 p3      50 next
        vpternlogd zmm1, zmm8, zmm10, 0x6a           ;   143.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 1984]                 ;    84.0 p2      50 next reload
        vpxord zmm11, zmm11, zmm8                    ;   143.7 p0      50 next
        vpternlogd zmm9, zmm4, zmm22, 0x78           ;   144.2 p5      41 next
        vmovdqu64 zmm4, [r10 + 640]                  ;    84.2 p3      50 next
        vpternlogd zmm15, zmm19, zmm22, 0x69         ;   144.7 p0      41 next
        vmovdqu64 zmm14, [rbp + 2048]                ;    85.0 p2      50 next reload
        vpxord zmm4, zmm4, zmm14                     ;   145.2 p5      50 next
        vpandd zmm16, zmm16, zmm22                   ;   145.7 p0      41 next
        vmovdqu64 zmm19, [r10 + 704]                 ;    85.2 p3      50 next
        vpternlogd zmm31, zmm7, zmm12, 0x69          ;   146.2 p5      41 next
        vmovdqu64 zmm7, [rbp + 2112]                 ;    86.0 p2      50 next reload
        vpxord zmm19, zmm19, zmm7                    ;   146.7 p0      50 next
        vmovdqu64 zmm22, [r10 + 768]                 ;    86.2 p3      50 next
        vmovdqu64 zmm27, [rbp + 2176]                ;    87.0 p2      50 next reload
        vpxord zmm22, zmm22, zmm27                   ;   147.2 p5      50 next
        vmovdqu64 zmm27, [r10 + 832]                 ;    87.2 p3      50 next
        vpxord zmm27, zmm27, [rbp + 2240]            ;   147.7 p0+p2   50 next
        vmovdqu64 zmm7, [r10 + 896]                  ;    88.2 p3      50 next
        vpxord zmm7, zmm7, [rbp + 2304]              ;   148.2 p5+p2   50 next
        vmovdqu64 zmm14, [r10 + 960]                 ;    89.2 p3      50 next
        vpxord zmm14, zmm14, [rbp + 2368]            ;   148.7 p0+p2   50 next
        vmovdqu64 zmm8, [r10]                        ;    90.2 p3      50 next
        vpxord zmm8, zmm8, [rbp + 2432]              ;   149.2 p5+p2   50 next
        vmovdqu64 zmm5, [r10 + 64]                   ;    91.2 p3      50 next
        vpxord zmm5, zmm5, [rbp + 2496]              ;   149.7 p0+p2   50 next
        vmovdqu64 [rbp + 4096], zmm31                ;   147.2 p8+p9   41 next spill
        vmovdqu64 zmm31, [r10 + 128]                 ;    92.2 p3      50 next
        vpxord zmm31, zmm31, [rbp + 2560]            ;   150.2 p5+p2   50 next
        vmovdqu64 [rbp + 4480], zmm12                ;   125.2 p7+p4   41 next spill
        vmovdqu64 zmm12, [r10 + 192]                 ;    93.2 p3      50 next
        vpxord zmm12, zmm12, [rbp + 2624]            ;   150.7 p0+p2   50 next
        vmovdqu64 [rbp + 4288], zmm4                 ;   146.2 p8+p9   50 next spill
        vmovdqu64 zmm4, [r10 + 256]                  ;    94.2 p3      50 next
        vpxord zmm4, zmm4, [rbp + 2688]              ;   151.2 p5+p2   50 next
        vmovdqu64 [rbp + 5632], zmm19                ;   147.7 p7+p4   50 next spill
        vmovdqu64 zmm19, [r10 + 320]                 ;    95.2 p3      50 next
        vpxord zmm19, zmm19, [rbp + 2752]            ;   151.7 p0+p2   50 next
        vmovdqu64 [rbp + 5312], zmm22                ;   148.2 p8+p9   50 next spill
        vmovdqu64 zmm22, [r10 + 384]                 ;    96.2 p3      50 next
        vpxord zmm22, zmm22, [rbp + 2816]            ;   152.2 p5+p2   50 next
        vmovdqu64 [rbp + 5696], zmm11                ;   144.7 p7+p4   50 next spill
        vmovdqu64 zmm11, [r10 + 448]                 ;    97.2 p3      50 next
        vpxord zmm11, zmm11, [rbp + 2880]            ;   152.7 p0+p2   50 next
        vpternlogd zmm15, zmm13, [rbp + 2624], 0x96  ;   153.2 p5+p3   50 next
        vmovdqu64 [rbp + 4928], zmm15                ;   154.2 p8+p9   50 next spill
        vmovdqa64 zmm15, zmm16                       ;   146.7         41 next copy
        vpternlogd zmm15, zmm24, zmm26, 0x96         ;   153.7 p0      41 next
        vpternlogd zmm24, zmm16, zmm18, 0x96         ;   154.2 p5      41 next
        vpternlogd zmm24, zmm30, zmm10, 0x78         ;   155.2 p0      41 next
        vpternlogd zmm21, zmm1, zmm15, 0x96          ;   155.2 p5      41 next
        vpternlogd zmm18, zmm17, zmm15, 0x1e         ;   155.7 p0      41 next
        vpternlogd zmm18, zmm26, zmm20, 0x78         ;   156.7 p5      41 next
        vpternlogd zmm25, zmm21, zmm0, 0x96          ;   156.7 p0      41 next
        vpternlogd zmm28, zmm24, zmm2, 0x96          ;   157.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 5696]                 ;   144.7 p2      41 next
        vpternlogd zmm6, zmm18, zmm23, 0x96          ;   157.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 5312]                ;   148.2 p3      41 next
        vmovdqu64 zmm15, [rbp + 5632]                ;   147.7 p2      41 next
        vmovdqu64 zmm16, [rbp + 5632]                ;   147.7 p3      41 next
        vmovdqu64 zmm17, [rbp + 4288]                ;   146.2 p2      41 next
        vmovdqu64 zmm18, [rbp + 5056]                ;   126.2 p3      41 next reload
        vmovdqu64 zmm20, [rbp + 2880]                ;   102.0 p2      50 next reload
        vpternlogd zmm29, zmm20, zmm18, 0x96         ;   158.2 p5      50 next
        vmovdqu64 zmm21, [rbp + 4416]                ;   130.2 p3      41 next reload
        vmovdqu64 zmm24, [rbp + 2688]                ;   103.0 p2      50 next reload
        vpternlogd zmm9, zmm24, zmm21, 0x96          ;   158.7 p0      50 next
        vmovdqu64 zmm26, [rbp + 5696]                ;   144.7 p3      41 next
        vmovdqu64 zmm30, [rbp + 5696]                ;   144.7 p2      41 next
        vpxord zmm30, zmm30, [rbp + 5312]            ;   159.2 p5+p3   41 next
        vpandd zmm15, zmm15, zmm3                    ;   159.7 p0      41 next
        vpandd zmm26, zmm26, zmm3                    ;   160.2 p5      41 next
        vpandd zmm1, zmm1, zmm27                     ;   160.7 p0      41 next
        vpandd zmm10, zmm10, zmm7                    ;   161.2 p5      41 next
        vpandd zmm16, zmm16, zmm7                    ;   161.7 p0      41 next
        vpxord zmm17, zmm17, zmm27                   ;   162.2 p5      41 next
        vpternlogd zmm30, zmm17, zmm26, 0x78         ;   163.2 p0      41 next
        vmovdqu64 zmm20, [rbp + 5312]                ;   148.2 p2      41 next
        vmovdqu64 zmm24, [rbp + 4288]                ;   146.2 p3      41 next
        vpandd zmm24, zmm24, zmm7                    ;   163.2 p5      41 next
        vmovdqu64 zmm18, [rbp + 5312]                ;   148.2 p2      41 next
        vpandd zmm18, zmm18, [rbp + 5632]            ;   163.7 p0+p3   41 next
        vmovdqu64 zmm21, [rbp + 5696]                ;   144.7 p2      41 next
        vpandd zmm21, zmm21, zmm7                    ;   164.2 p5      41 next
        vmovdqu64 [rbp + 4160], zmm29                ;   159.2 p7+p4   50 next spill
        vmovdqu64 zmm29, [rbp + 4288]                ;   146.2 p3      41 next
        vpandd zmm29, zmm29, zmm27                   ;   164.7 p0      41 next
        vmovdqu64 [rbp + 4352], zmm6                 ;   158.7 p8+p9   41 next spill
        vpxord zmm6, zmm14, zmm19                    ;   165.2 p5      41 next
        vmovdqu64 [rbp + 5248], zmm28                ;   158.2 p7+p4   41 next spill
        vpxord zmm28, zmm19, zmm31                   ;   165.7 p0      41 next
        vmovdqu64 [rbp + 4032], zmm9                 ;   159.7 p8+p9   50 next spill
        vpxord zmm9, zmm14, zmm8                     ;   166.2 p5      41 next
        vmovdqu64 [rbp + 4544], zmm25                ;   157.7 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm14                       ;   149.7         41 next copy
        vmovdqu64 [rbp + 5376], zmm23                ;   126.7 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm14                       ;   149.7         41 next copy
        vpternlogd zmm23, zmm5, zmm22, 0x60          ;   166.7 p0      41 next
        vpternlogd zmm23, zmm19, zmm4, 0x87          ;   167.7 p5      41 next
        vmovdqu64 [rbp + 5440], zmm2                 ;   124.7 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm8                         ;   150.2         41 next copy
        vpternlogd zmm2, zmm4, zmm14, 0x78           ;   167.7 p0      41 next
        vmovdqu64 [rbp + 5824], zmm13                ;   127.7 p8+p9   41 next spill
        vpxord zmm13, zmm5, zmm11                    ;   168.2 p5      41 next
        vmovdqu64 [rbp + 4864], zmm0                 ;   127.2 p7+p4   41 next spill
        vpxord zmm0, zmm5, zmm31                     ;   168.7 p0      41 next
        vmovdqu64 [rbp + 5120], zmm21                ;   165.2 p8+p9   41 next spill
        vpxord zmm21, zmm5, zmm8                     ;   169.2 p5      41 next
        vmovdqu64 [rbp + 4672], zmm29                ;   165.7 p7+p4   41 next spill
        vpandd zmm29, zmm5, zmm12                    ;   169.7 p0      41 next
        vpternlogd zmm29, zmm31, zmm6, 0x78          ;   170.7 p5      41 next
        vmovdqu64 [rbp + 5504], zmm18                ;   164.7 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm5                        ;   150.7         41 next copy
        vmovdqu64 [rbp + 4736], zmm24                ;   164.2 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm22                       ;   153.2         41 next copy
        vpternlogd zmm24, zmm5, zmm8, 0x78           ;   170.7 p0      41 next
        vmovdqu64 [rbp + 4800], zmm30                ;   164.2 p8+p9   41 next spill
        vmovdqu64 zmm30, [rbp + 4736]                ;   164.2 p2      41 next
        vpxord zmm30, zmm30, zmm27                   ;   171.2 p5      41 next
        vmovdqu64 [rbp + 4608], zmm30                ;   172.2 p7+p4   41 next spill
        vpandd zmm30, zmm8, zmm13                    ;   171.7 p0      41 next
        vpternlogd zmm30, zmm19, zmm31, 0x78         ;   172.7 p5      41 next
        vpxord zmm25, zmm25, zmm30                   ;   173.7 p0      41 next
        vpternlogd zmm30, zmm8, zmm0, 0x1e           ;   173.7 p5      41 next
        vmovdqu64 [rbp + 5568], zmm17                ;   163.2 p8+p9   41 next spill
        vpandd zmm17, zmm31, zmm0                    ;   173.7 p0      41 next
        vpternlogd zmm17, zmm8, zmm14, 0x78          ;   174.7 p5      41 next
        vmovdqu64 [rbp + 5184], zmm16                ;   162.7 p7+p4   41 next spill
        vpandd zmm16, zmm31, zmm12                   ;   174.7 p0      41 next
        vmovdqu64 [rbp + 4992], zmm27                ;   148.7 p8+p9   50 next spill
        vmovdqu64 zmm27, [rbp + 5184]                ;   162.7 p3      41 next
        vpxord zmm27, zmm27, [rbp + 4992]            ;   175.2 p5+p2   41 next
        vmovdqu64 [rbp + 5760], zmm27                ;   176.2 p7+p4   41 next spill
        vmovdqu64 zmm27, [rbp + 4992]                ;   148.7 p3      41 next
        vmovdqu64 [rbp + 5888], zmm15                ;   160.7 p8+p9   41 next spill
        vmovdqu64 zmm15, [rbp + 5760]                ;   176.2 p2      41 next
        vmovdqu64 [rbp + 5952], zmm10                ;   162.2 p7+p4   41 next spill
        vmovdqu64 zmm10, [rbp + 5888]                ;   160.7 p3      41 next
        vpxord zmm10, zmm10, [rbp + 5952]            ;   175.7 p0+p2   41 next
        vmovdqu64 [rbp + 6016], zmm10                ;   176.7 p8+p9   41 next spill
        vpandd zmm10, zmm21, zmm22                   ;   176.2 p5      41 next
        vmovdqu64 [rbp + 6080], zmm1                 ;   161.7 p7+p4   41 next spill
        vpandd zmm1, zmm22, zmm11                    ;   176.7 p0      41 next
        vmovdqu64 [rbp + 6144], zmm3                 ;   142.7 p8+p9   50 next spill
        vmovdqu64 zmm3, [rbp + 6080]                 ;   161.7 p3      41 next
        vmovdqu64 [rbp + 6208], zmm7                 ;   149.2 p7+p4   50 next spill
        vmovdqu64 zmm7, [rbp + 6144]                 ;   142.7 p2      41 next
        vpandd zmm7, zmm7, [rbp + 6208]              ;   177.2 p5+p3   41 next
        vpxord zmm3, zmm3, zmm7                      ;   178.2 p0      41 next
        vpandd zmm27, zmm27, zmm3                    ;   179.2 p5      41 next
        vmovdqu64 [rbp + 6272], zmm27                ;   180.2 p8+p9   41 next spill
        vpandd zmm27, zmm22, zmm4                    ;   178.7 p0      41 next
        vpternlogd zmm27, zmm6, zmm0, 0x78           ;   179.7 p5      41 next
        vpxord zmm27, zmm27, zmm11                   ;   180.7 p0      41 next
        vmovdqu64 [rbp + 6336], zmm3                 ;   179.2 p7+p4   41 next spill
        vpandd zmm3, zmm22, zmm12                    ;   180.2 p5      41 next
        vpternlogd zmm3, zmm14, zmm11, 0x78          ;   181.2 p0      41 next
        vmovdqu64 zmm14, [rbp + 6208]                ;   149.2 p2      41 next
        vpandd zmm14, zmm14, [rbp + 6336]            ;   185.2 p5+p3   41 next
        vmovdqu64 [rbp + 6400], zmm14                ;   186.2 p8+p9   41 next spill
        vpandd zmm14, zmm12, zmm28                   ;   181.7 p0      41 next
        vpternlogd zmm14, zmm21, zmm4, 0x78          ;   182.7 p5      41 next
        vpandd zmm21, zmm4, zmm13                    ;   182.7 p0      41 next
        vpxord zmm14, zmm14, zmm24                   ;   183.7 p5      41 next
        vmovdqu64 [rbp + 6464], zmm7                 ;   178.2 p7+p4   41 next spill
        vpxord zmm7, zmm4, zmm1                      ;   183.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm25                ;   174.7 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm4                        ;   152.2         41 next copy
        vpternlogd zmm25, zmm12, zmm12, 0x3f         ;   184.2 p5      41 next
        vpternlogd zmm5, zmm24, zmm25, 0x6a          ;   185.2 p0      41 next
        vpternlogd zmm5, zmm27, zmm17, 0x96          ;   186.2 p5      41 next
        vpternlogd zmm27, zmm16, zmm23, 0x96         ;   185.7 p0      41 next
        vpternlogd zmm16, zmm19, zmm4, 0x87          ;   186.2 p5      41 next
        vpternlogd zmm4, zmm2, zmm0, 0x6c            ;   186.7 p0      41 next
        vpternlogd zmm2, zmm22, zmm6, 0x78           ;   187.2 p5      41 next
        vpternlogd zmm0, zmm17, zmm13, 0x6c          ;   187.7 p0      41 next
        vpternlogd zmm17, zmm12, zmm9, 0x78          ;   188.2 p5      41 next
        vpternlogd zmm23, zmm10, zmm21, 0x96         ;   188.7 p0      41 next
        vpternlogd zmm10, zmm4, zmm28, 0x96          ;   189.2 p5      41 next
        vpternlogd zmm10, zmm21, zmm17, 0x69         ;   190.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 6144]                 ;   142.7 p2      41 next
        vmovdqu64 zmm17, [rbp + 5696]                ;   144.7 p3      41 next
        vpternlogd zmm13, zmm14, zmm31, 0x6c         ;   190.2 p5      41 next
        vpternlogd zmm9, zmm3, zmm19, 0x6c           ;   190.7 p0      41 next
        vpternlogd zmm14, zmm19, zmm8, 0x78          ;   191.2 p5      41 next
        vmovdqu64 zmm19, [rbp + 4288]                ;   146.2 p2      41 next
        vpternlogd zmm27, zmm3, zmm2, 0x96           ;   191.7 p0      41 next
        vmovdqu64 zmm3, [r11 + 8768]                 ;   115.2 p3      44 next
        vmovdqa64 zmm21, zmm31                       ;   151.2         41 next copy
        vpternlogd zmm21, zmm11, zmm12, 0x78         ;   192.2 p5      41 next
        vpternlogd zmm21, zmm1, zmm23, 0x96          ;   193.2 p0      41 next
        vmovdqu64 zmm1, [r11 + 8832]                 ;   116.0 p2      44 next
        vpternlogd zmm31, zmm14, zmm0, 0x96          ;   193.2 p5      41 next
        vmovdqu64 zmm14, [r11 + 9024]                ;   116.2 p3      44 next
        vpternlogd zmm30, zmm0, zmm12, 0x96          ;   193.7 p0      41 next
        vmovdqu64 zmm0, [r11 + 9088]                 ;   117.0 p2      44 next
        vpternlogd zmm12, zmm8, zmm9, 0x6a           ;   194.2 p5      41 next
        vmovdqu64 zmm8, [r11 + 8192]                 ;   117.2 p3      44 next
        vpternlogd zmm9, zmm29, zmm7, 0x96           ;   194.7 p0      41 next
        vmovdqu64 zmm23, [r11 + 8256]                ;   118.0 p2      44 next
        vpternlogd zmm25, zmm7, zmm11, 0x78          ;   195.2 p5      41 next
        vmovdqu64 zmm7, [r11 + 8320]                 ;   118.2 p3      44 next
        vpternlogd zmm12, zmm11, zmm6, 0x78          ;   195.7 p0      41 next
        vmovdqu64 zmm6, [r11 + 8384]                 ;   119.0 p2      44 next
        vmovdqu64 zmm11, [r11 + 8448]                ;   119.2 p3      44 next
        vpxord zmm18, zmm18, zmm12                   ;   196.7 p5      41 next
        vmovdqu64 zmm12, [r11 + 8512]                ;   120.0 p2      44 next
        vpternlogd zmm18, zmm22, zmm28, 0x78         ;   197.7 p0      41 next
        vmovdqu64 zmm22, [r11 + 8576]                ;   120.2 p3      44 next
        vmovdqu64 zmm24, [r11 + 8640]                ;   121.0 p2      44 next
        vmovdqu64 zmm28, [rbp + 6528]                ;   174.7 p3      41 next reload
        vpternlogd zmm16, zmm13, zmm28, 0x96         ;   197.2 p5      41 next
        vpxord zmm17, zmm17, zmm10                   ;   197.7 p0      41 next
        vmovdqu64 zmm10, [r11 + 8704]                ;   122.0 p2      44 next
        vpxord zmm24, zmm24, zmm5                    ;   198.2 p5      44 next
        vpxord zmm19, zmm19, zmm27                   ;   198.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 4288]                 ;   146.2 p3      50 next reload
        vmovdqu64 zmm13, [rbp + 5632]                ;   147.7 p2      50 next reload
        vmovdqu64 zmm27, [rbp + 6144]                ;   142.7 p3      41 next
        vpternlogd zmm27, zmm13, zmm5, 0x78          ;   199.2 p5      41 next
        vpxord zmm4, zmm4, zmm21                     ;   199.7 p0      41 next
        vpternlogd zmm28, zmm9, zmm13, 0x96          ;   200.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 5696]                 ;   144.7 p2      50 next reload
        vmovdqu64 zmm21, [rbp + 6016]                ;   176.7 p3      41 next
        vpternlogd zmm21, zmm5, zmm9, 0x78           ;   200.7 p0      41 next
        vpxord zmm10, zmm10, zmm31                   ;   201.2 p5      44 next
        vmovdqu64 zmm29, [rbp + 5312]                ;   148.2 p2      50 next reload
        vpternlogd zmm2, zmm30, zmm29, 0x96          ;   201.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 6336]                ;   179.2 p3      41 next reload
        vmovdqa64 zmm31, zmm5                        ;   152.2         41 next copy
        vpternlogd zmm31, zmm29, zmm30, 0x60         ;   202.2 p5      41 next
        vpandd zmm20, zmm20, zmm27                   ;   202.7 p0      41 next
        vpxord zmm23, zmm23, zmm17                   ;   203.2 p5      44 next
        vpxord zmm7, zmm7, zmm19                     ;   203.7 p0      44 next
        vpxord zmm8, zmm8, zmm4                      ;   204.2 p5      44 next
        vpxord zmm6, zmm6, zmm28                     ;   204.7 p0      44 next
        vpxord zmm11, zmm11, zmm2                    ;   205.2 p5      44 next
        vpternlogd zmm16, zmm25, [rbp + 6208], 0x96  ;   205.7 p0+p2   41 next
        vpxord zmm22, zmm22, zmm16                   ;   206.7 p5      44 next
        vpternlogd zmm25, zmm18, [rbp + 4992], 0x96  ;   206.7 p0+p3   41 next
        vpxord zmm12, zmm12, zmm25                   ;   207.7 p5      44 next
        vmovdqu64 zmm18, [rbp + 6144]                ;   142.7 p2      50 next reload
        vmovdqa64 zmm5, zmm13                        ;   153.7         41 next copy
        vpternlogd zmm5, zmm29, zmm18, 0x78          ;   207.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm11                ;   206.2 p7+p4   44 next spill
        vmovdqa64 zmm11, zmm29                       ;   154.2         41 next copy
        vpternlogd zmm11, zmm9, zmm5, 0x78           ;   208.7 p5      41 next
        vmovdqu64 [rbp + 6592], zmm12                ;   208.7 p8+p9   44 next spill
        vmovdqu64 zmm12, [rbp + 6528]                ;   206.2 p3      41 next
        vmovdqu64 [rbp + 6656], zmm24                ;   199.2 p7+p4   44 next spill
        vmovdqu64 zmm24, [rbp + 6592]                ;   208.7 p2      41 next
        vmovdqu64 [rbp + 6720], zmm23                ;   204.2 p8+p9   44 next spill
        vmovdqu64 zmm23, [rbp + 6656]                ;   199.2 p3      41 next
        vmovdqu64 [rbp + 6784], zmm6                 ;   205.7 p7+p4   44 next spill
        vmovdqu64 zmm6, [rbp + 6720]                 ;   204.2 p2      41 next
        vpxord zmm6, zmm6, zmm7                      ;   210.2 p0      41 next
        vpandd zmm23, zmm23, zmm6                    ;   211.2 p5      41 next
        vmovdqu64 [rbp + 6848], zmm6                 ;   211.2 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 6784]                 ;   205.7 p3      41 next
        vpxord zmm6, zmm6, zmm7                      ;   211.7 p0      41 next
        vmovdqu64 [rbp + 6912], zmm23                ;   212.2 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 6784]                ;   205.7 p2      41 next
        vpxord zmm23, zmm23, zmm22                   ;   211.7 p5      41 next
        vpandd zmm12, zmm12, zmm23                   ;   212.7 p0      41 next
        vmovdqu64 [rbp + 6976], zmm12                ;   213.7 p8+p9   41 next spill
        vmovdqu64 zmm12, [rbp + 6784]                ;   205.7 p3      41 next
        vpandd zmm12, zmm12, zmm6                    ;   212.7 p5      41 next
        vmovdqu64 [rbp + 7040], zmm23                ;   212.7 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 6720]                ;   204.2 p2      41 next
        vmovdqu64 [rbp + 7104], zmm6                 ;   212.7 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 6720]                 ;   204.2 p3      41 next
        vpxord zmm6, zmm6, zmm8                      ;   211.7 p0      41 next
        vpternlogd zmm5, zmm13, [rbp + 6080], 0x78   ;   212.2 p5+p2   41 next
        vmovdqu64 [rbp + 6080], zmm6                 ;   212.7 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 6656]                 ;   199.2 p3      41 next
        vpandd zmm6, zmm6, zmm10                     ;   212.7 p0      41 next
        vpternlogd zmm12, zmm8, [rbp + 6720], 0x78   ;   213.7 p5+p2   41 next
        vmovdqu64 [rbp + 7168], zmm6                 ;   213.7 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm29                        ;   154.2         41 next copy
        vpternlogd zmm6, zmm18, [rbp + 4992], 0xe0   ;   213.7 p0+p3   41 next
        vpternlogd zmm6, zmm13, zmm21, 0x78          ;   214.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm12                ;   214.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm29                       ;   154.2         41 next copy
        vpternlogd zmm12, zmm18, [rbp + 6208], 0x6a  ;   214.7 p0+p2   41 next
        vpxord zmm15, zmm15, zmm12                   ;   215.7 p5      41 next
        vpxord zmm26, zmm26, zmm15                   ;   216.7 p0      41 next
        vmovdqu64 [rbp + 7296], zmm22                ;   207.7 p8+p9   44 next spill
        vmovdqu64 zmm22, [rbp + 6272]                ;   180.2 p3      41 next reload
        vpternlogd zmm13, zmm22, [rbp + 4608], 0x6c  ;   216.2 p5+p2   41 next
        vmovdqu64 zmm22, [rbp + 7296]                ;   207.7 p3      41 next
        vpxord zmm22, zmm22, zmm8                    ;   216.7 p0      41 next
        vmovdqu64 [rbp + 5632], zmm22                ;   217.7 p7+p4   41 next spill
        vmovdqa64 zmm22, zmm8                        ;   205.2         41 next copy
        vmovdqu64 [rbp + 6272], zmm8                 ;   205.2 p8+p9   44 next spill
        vpxord zmm8, zmm10, zmm7                     ;   217.2 p5      41 next
        vpandd zmm23, zmm23, zmm8                    ;   218.2 p0      41 next
        vpandd zmm24, zmm24, zmm8                    ;   218.2 p5      41 next
        vmovdqu64 [rbp + 7360], zmm10                ;   202.2 p7+p4   44 next spill
        vmovdqa64 zmm10, zmm9                        ;   150.7         41 next copy
        vpternlogd zmm10, zmm21, [rbp + 6464], 0x60  ;   218.7 p0+p2   41 next
        vpternlogd zmm13, zmm12, zmm10, 0x96         ;   219.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 4736]                ;   164.2 p3      41 next reload
        vpternlogd zmm21, zmm29, zmm10, 0x6a         ;   219.7 p0      41 next
        vmovdqu64 zmm12, [r11 + 9152]                ;   137.0 p2      69 k2.15 reload
        vpternlogd zmm13, zmm16, zmm12, 0x96         ;   220.7 p5      44 next
        vmovdqu64 zmm16, [rbp + 4992]                ;   148.7 p3      50 next reload
        vmovdqu64 zmm12, [rbp + 5184]                ;   162.7 p2      41 next reload
        vpternlogd zmm29, zmm12, zmm16, 0x6c         ;   220.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 7168]                ;   213.7 p3      41 next
        vpxord zmm12, zmm12, [rbp + 6592]            ;   221.2 p5+p2   41 next
        vmovdqu64 [rbp + 5312], zmm13                ;   221.7 p8+p9   44 next spill
        vmovdqu64 zmm13, [rbp + 6656]                ;   199.2 p3      41 next
        vpandd zmm13, zmm13, [rbp + 6592]            ;   221.7 p0+p2   41 next
        vmovdqu64 [rbp + 5184], zmm12                ;   222.2 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 6656]                ;   199.2 p3      41 next
        vpandd zmm12, zmm12, [rbp + 6528]            ;   222.2 p5+p2   41 next
        vmovdqu64 [rbp + 6464], zmm12                ;   223.2 p8+p9   41 next spill
        vmovdqu64 zmm12, [rbp + 7360]                ;   202.2 p3      41 next
        vpternlogd zmm26, zmm16, [rbp + 6016], 0x78  ;   222.7 p0+p2   41 next
        vpternlogd zmm17, zmm31, zmm26, 0x69         ;   223.7 p5      41 next
        vpxord zmm1, zmm1, zmm17                     ;   224.7 p0      44 next
        vmovdqu64 zmm17, [rbp + 4672]                ;   165.7 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 5120]                ;   165.2 p2      41 next
        vpternlogd zmm26, zmm18, zmm17, 0x48         ;   224.2 p5      41 next
        vpternlogd zmm26, zmm30, [rbp + 5888], 0x96  ;   225.2 p0+p3   41 next
        vpternlogd zmm26, zmm21, zmm27, 0x69         ;   226.2 p5      41 next
        vmovdqu64 zmm21, [rbp + 6592]                ;   208.7 p2      44 next reload
        vmovdqu64 zmm30, [rbp + 6528]                ;   206.2 p3      41 next
        vpternlogd zmm30, zmm21, zmm21, 0x3f         ;   225.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 5568]                ;   163.2 p2      41 next reload
        vpternlogd zmm18, zmm29, zmm31, 0x9f         ;   226.2 p5      41 next
        vpternlogd zmm29, zmm9, [rbp + 4800], 0x48   ;   226.7 p0+p3   41 next
        vpternlogd zmm29, zmm10, [rbp + 5504], 0x96  ;   227.7 p5+p2   41 next
        vpternlogd zmm29, zmm16, zmm27, 0x78         ;   228.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 6400]                ;   186.2 p3      41 next
        vpternlogd zmm10, zmm31, [rbp + 5504], 0x78  ;   228.2 p5+p2   41 next
        vpternlogd zmm31, zmm11, [rbp + 5952], 0x6c  ;   228.7 p0+p3   41 next
        vmovdqu64 zmm16, [rbp + 6528]                ;   206.2 p2      41 next
        vmovdqu64 zmm27, [r11 + 8896]                ;   148.2 p3      69 k2.11 reload
        vpternlogd zmm26, zmm19, zmm27, 0x96         ;   229.2 p5      44 next
        vmovdqu64 zmm19, [r11 + 8960]                ;   149.0 p2      69 k2.12 reload
        vpternlogd zmm29, zmm28, zmm19, 0x96         ;   229.7 p0      44 next
        vpandd zmm16, zmm16, zmm7                    ;   230.2 p5      41 next
        vmovdqu64 zmm28, [rbp + 5120]                ;   165.2 p3      41 next reload
        vmovdqa64 zmm19, zmm20                       ;   203.7         41 next copy
        vpternlogd zmm19, zmm17, zmm28, 0x96         ;   230.7 p0      41 next
        vpternlogd zmm28, zmm20, zmm18, 0x96         ;   231.2 p5      41 next
        vpternlogd zmm28, zmm9, zmm11, 0x78          ;   232.2 p0      41 next
        vpternlogd zmm15, zmm31, zmm19, 0x96         ;   232.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 6080]                 ;   212.7 p2      41 next reload
        vmovdqu64 zmm11, [rbp + 6528]                ;   206.2 p3      44 next reload
        vmovdqu64 zmm20, [rbp + 7232]                ;   214.7 p2      41 next
        vpternlogd zmm20, zmm11, zmm9, 0x78          ;   232.7 p0      41 next
        vpternlogd zmm4, zmm10, zmm15, 0x96          ;   233.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 6208]                ;   151.2 p3      50 next reload
        vpternlogd zmm5, zmm10, [rbp + 5760], 0x78   ;   233.7 p0+p2   41 next
        vmovdqu64 zmm10, [rbp + 6784]                ;   205.7 p3      41 next
        vpternlogd zmm2, zmm5, zmm28, 0x96           ;   234.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 5312]                 ;   221.7 p2      41 next
        vmovdqu64 zmm15, [rbp + 5312]                ;   221.7 p3      41 next
        vpxord zmm3, zmm3, zmm4                      ;   234.7 p0      44 next
        vpxord zmm14, zmm14, zmm2                    ;   235.7 p5      44 next
        vmovdqu64 zmm2, [rbp + 6272]                 ;   205.2 p2      44 next reload
        vmovdqu64 zmm4, [rbp + 7360]                 ;   202.2 p3      44 next reload
        vmovdqu64 zmm28, [rbp + 6464]                ;   223.2 p2      41 next
        vpternlogd zmm28, zmm4, zmm2, 0x78           ;   235.7 p0      41 next
        vpternlogd zmm18, zmm19, [rbp + 4288], 0x1e  ;   236.2 p5+p3   41 next
        vpternlogd zmm18, zmm17, [rbp + 4608], 0x78  ;   237.2 p0+p2   41 next
        vmovdqu64 zmm17, [rbp + 5312]                ;   221.7 p3      41 next
        vpternlogd zmm25, zmm6, zmm18, 0x96          ;   238.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 6656]                 ;   199.2 p2      44 next reload
        vmovdqa64 zmm18, zmm2                        ;   211.2         41 next copy
        vpternlogd zmm18, zmm7, zmm6, 0x60           ;   237.7 p0      41 next
        vpxord zmm0, zmm0, zmm25                     ;   239.2 p5      44 next
        vmovdqu64 zmm19, [rbp + 5312]                ;   221.7 p3      41 next
        vmovdqu64 zmm25, [rbp + 6720]                ;   204.2 p2      44 next reload
        vpternlogd zmm2, zmm21, zmm25, 0x6a          ;   238.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 5312]                ;   221.7 p3      41 next
        vpandd zmm10, zmm10, zmm11                   ;   239.2 p5      41 next
        vpandd zmm19, zmm19, zmm26                   ;   239.7 p0      41 next
        vpandd zmm17, zmm17, zmm29                   ;   240.2 p5      41 next
        vpandd zmm31, zmm31, zmm1                    ;   240.7 p0      41 next
        vpandd zmm5, zmm5, zmm3                      ;   241.2 p5      41 next
        vpandd zmm15, zmm15, zmm14                   ;   241.7 p0      41 next
        vmovdqu64 zmm27, [rbp + 5312]                ;   221.7 p2      41 next
        vmovdqu64 [rbp + 6272], zmm31                ;   241.7 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm7                        ;   204.7         41 next copy
        vmovdqa64 zmm4, zmm6                         ;   205.2         41 next copy
        vpternlogd zmm4, zmm7, zmm25, 0x78           ;   242.2 p5      41 next
        vpternlogd zmm7, zmm30, zmm4, 0x6c           ;   243.2 p0      41 next
        vpternlogd zmm18, zmm21, [rbp + 7296], 0x87  ;   243.2 p5+p3   41 next
        vpternlogd zmm9, zmm28, [rbp + 7296], 0x6c   ;   243.7 p0+p2   41 next
        vmovdqu64 [rbp + 6080], zmm19                ;   240.7 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm5                        ;   242.2         41 next copy
        vmovdqu64 zmm11, [rbp + 6080]                ;   240.7 p3      41 next
        vpxord zmm11, zmm11, zmm0                    ;   246.7 p5      41 next
        vmovdqu64 [rbp + 4608], zmm11                ;   247.7 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm15                       ;   242.7         41 next copy
        vmovdqu64 [rbp + 4672], zmm15                ;   242.7 p8+p9   41 next spill
        vpxord zmm15, zmm17, zmm0                    ;   244.7 p0      41 next
        vpternlogd zmm17, zmm0, zmm14, 0x78          ;   245.2 p5      41 next
        vmovdqu64 [rbp + 4288], zmm17                ;   246.2 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm15                       ;   245.7         41 next copy
        vmovdqu64 [rbp + 6464], zmm15                ;   245.7 p8+p9   41 next spill
        vpxord zmm15, zmm26, zmm0                    ;   245.7 p0      41 next
        vmovdqu64 [rbp + 5760], zmm15                ;   246.7 p7+p4   41 next spill
        vpandd zmm15, zmm26, zmm0                    ;   246.2 p5      41 next
        vmovdqu64 [rbp + 6208], zmm15                ;   247.2 p8+p9   41 next spill
        vpandd zmm15, zmm0, zmm1                     ;   246.7 p0      41 next
        vpxord zmm19, zmm19, zmm15                   ;   247.7 p5      41 next
        vpandd zmm27, zmm27, zmm19                   ;   248.7 p0      41 next
        vmovdqu64 [rbp + 5696], zmm27                ;   249.7 p7+p4   41 next spill
        vpandd zmm27, zmm1, zmm3                     ;   248.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm19                ;   248.7 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm27                       ;   249.2         41 next copy
        vmovdqu64 [rbp + 5952], zmm27                ;   249.2 p7+p4   41 next spill
        vmovdqu64 zmm27, [rbp + 5120]                ;   248.7 p2      41 next
        vpandd zmm27, zmm27, zmm0                    ;   254.7 p0      41 next
        vmovdqu64 [rbp + 5568], zmm27                ;   255.7 p8+p9   41 next spill
        vpxord zmm27, zmm1, zmm14                    ;   249.2 p5      41 next
        vmovdqu64 [rbp + 5504], zmm27                ;   250.2 p7+p4   41 next spill
        vpandd zmm27, zmm29, zmm3                    ;   249.7 p0      41 next
        vpxord zmm11, zmm11, zmm27                   ;   250.7 p5      41 next
        vmovdqu64 [rbp + 6400], zmm27                ;   250.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm3                        ;   235.7         41 next copy
        vpternlogd zmm27, zmm29, zmm26, 0x78         ;   250.7 p0      41 next
        vmovdqu64 [rbp + 4992], zmm27                ;   251.7 p7+p4   41 next spill
        vpandd zmm27, zmm29, zmm14                   ;   251.2 p5      41 next
        vmovdqu64 [rbp + 4736], zmm27                ;   252.2 p8+p9   41 next spill
        vmovdqu64 zmm27, [rbp + 4992]                ;   251.7 p3      41 next
        vpandd zmm27, zmm27, zmm14                   ;   257.7 p0      41 next
        vmovdqu64 [rbp + 4800], zmm27                ;   258.7 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm29                       ;   230.7         41 next copy
        vpternlogd zmm27, zmm3, zmm14, 0x78          ;   252.2 p5      41 next
        vpternlogd zmm15, zmm27, zmm29, 0x6c         ;   253.2 p0      41 next
        vpternlogd zmm27, zmm14, zmm1, 0x6c          ;   253.2 p5      41 next
        vmovdqu64 [rbp + 6144], zmm15                ;   254.2 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm3                        ;   235.7         41 next copy
        vpternlogd zmm15, zmm14, zmm0, 0xc8          ;   253.7 p0      41 next
        vmovdqu64 [rbp + 6336], zmm0                 ;   240.2 p7+p4   44 next spill
        vmovdqa64 zmm0, zmm11                        ;   251.7         41 next copy
        vpternlogd zmm0, zmm26, zmm1, 0x78           ;   254.2 p5      41 next
        vpternlogd zmm5, zmm1, zmm0, 0x48            ;   255.2 p0      41 next
        vpternlogd zmm15, zmm29, zmm0, 0x78          ;   255.2 p5      41 next
        vpternlogd zmm0, zmm14, [rbp + 6080], 0x6a   ;   255.7 p0+p2   41 next
        vmovdqu64 [rbp + 5888], zmm15                ;   256.2 p8+p9   41 next spill
        vmovdqu64 zmm15, [rbp + 6784]                ;   205.7 p3      44 next reload
        vpternlogd zmm23, zmm15, [rbp + 7296], 0x78  ;   256.2 p5+p2   41 next
        vpxord zmm22, zmm22, zmm23                   ;   257.2 p0      41 next
        vpternlogd zmm16, zmm15, [rbp + 5632], 0x78  ;   257.2 p5+p3   41 next
        vpternlogd zmm23, zmm25, [rbp + 7104], 0x1e  ;   257.7 p0+p2   41 next
        vpternlogd zmm16, zmm9, [rbp + 5184], 0x96   ;   258.2 p5+p3   41 next
        vpternlogd zmm9, zmm25, [rbp + 6528], 0x78   ;   258.7 p0+p2   41 next
        vmovdqu64 [rbp + 6016], zmm16                ;   259.2 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 7104]                ;   212.7 p3      41 next reload
        vpternlogd zmm13, zmm16, [rbp + 5632], 0x78  ;   259.2 p5+p2   41 next
        vpxord zmm12, zmm12, zmm13                   ;   260.2 p0      41 next
        vmovdqa64 zmm13, zmm2                        ;   239.7         41 next copy
        vpternlogd zmm13, zmm16, zmm21, 0x78         ;   260.2 p5      41 next
        vpternlogd zmm16, zmm8, [rbp + 7232], 0x6a   ;   260.7 p0+p3   41 next
        vpternlogd zmm2, zmm6, [rbp + 5632], 0x78    ;   261.2 p5+p2   41 next
        vpternlogd zmm7, zmm12, [rbp + 7232], 0x96   ;   261.7 p0+p3   41 next
        vpternlogd zmm12, zmm10, zmm18, 0x96         ;   262.2 p5      41 next
        vpternlogd zmm12, zmm28, zmm2, 0x96          ;   263.2 p0      41 next
        vmovdqu64 zmm28, [rbp + 6912]                ;   212.2 p2      41 next reload
        vpternlogd zmm18, zmm24, zmm28, 0x96         ;   263.2 p5      41 next
        vpternlogd zmm10, zmm21, [rbp + 7296], 0x87  ;   263.7 p0+p3   41 next
        vpternlogd zmm28, zmm13, [rbp + 7040], 0x96  ;   264.2 p5+p2   41 next
        vpternlogd zmm28, zmm24, zmm20, 0x69         ;   265.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 6976]                ;   213.7 p3      41 next reload
        vpternlogd zmm21, zmm13, [rbp + 6848], 0x6c  ;   265.2 p5+p2   41 next
        vmovdqu64 zmm13, [rbp + 6528]                ;   206.2 p3      44 next reload
        vmovdqu64 zmm20, [rbp + 7360]                ;   202.2 p2      41 next
        vpternlogd zmm20, zmm15, zmm13, 0x6c         ;   265.7 p0      41 next
        vpxord zmm4, zmm4, zmm21                     ;   266.2 p5      41 next
        vpternlogd zmm23, zmm13, zmm16, 0x96         ;   266.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 7360]                ;   202.2 p3      44 next reload
        vpternlogd zmm30, zmm13, [rbp + 5184], 0x78  ;   267.2 p5+p2   41 next
        vpternlogd zmm8, zmm4, zmm15, 0x6c           ;   267.7 p0      41 next
        vpternlogd zmm10, zmm8, zmm22, 0x96          ;   268.7 p5      41 next
        vpxord zmm8, zmm1, zmm28                     ;   268.7 p0      41 next
        vpxord zmm12, zmm26, zmm12                   ;   269.2 p5      41 next
        vmovdqu64 zmm21, [rbp + 5312]                ;   221.7 p3      44 next reload
        vmovdqa64 zmm24, zmm3                        ;   235.7         41 next copy
        vpternlogd zmm24, zmm14, zmm21, 0x6a         ;   269.7 p0      41 next
        vpternlogd zmm9, zmm13, [rbp + 5632], 0x78   ;   270.2 p5+p2   41 next
        vpxord zmm31, zmm31, zmm9                    ;   271.2 p0      41 next
        vmovdqu64 zmm9, [rbp + 5120]                 ;   248.7 p3      41 next reload
        vmovdqa64 zmm13, zmm26                       ;   230.2         41 next copy
        vpternlogd zmm13, zmm14, zmm9, 0x60          ;   271.2 p5      41 next
        vpternlogd zmm14, zmm2, zmm23, 0x96          ;   271.7 p0      41 next
        vmovdqa64 zmm2, zmm3                         ;   235.7         41 next copy
        vpternlogd zmm4, zmm25, [rbp + 7296], 0x78   ;   272.2 p5+p2   41 next
        vmovdqu64 zmm23, [rbp + 4864]                ;   174.2 p3      41 next reload
        vmovdqu64 zmm25, [rbp + 1920]                ;   175.0 p2      50 next
        vpternlogd zmm25, zmm23, [r10 + 1216], 0x96  ;   272.7 p0+p3   50 next
        vpternlogd zmm15, zmm16, zmm4, 0x96          ;   273.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 4480]                 ;   176.0 p2      41 next reload
        vmovdqu64 zmm16, [rbp + 1984]                ;   176.2 p3      50 next
        vpternlogd zmm16, zmm4, [r10 + 1280], 0x96   ;   273.7 p0+p2   50 next
        vpternlogd zmm20, zmm18, [rbp + 7168], 0x96  ;   274.2 p5+p3   41 next
        vmovdqu64 zmm18, [rbp + 4928]                ;   178.0 p2      50 next
        vpxord zmm18, zmm18, [r10 + 1920]            ;   274.7 p0+p3   50 next
        vmovdqu64 zmm28, [rbp + 4032]                ;   179.0 p2      50 next
        vpxord zmm28, zmm28, [r10 + 1984]            ;   275.2 p5+p3   50 next
        vpxord zmm2, zmm2, zmm20                     ;   275.7 p0      41 next
        vmovdqu64 zmm20, [rbp + 4160]                ;   180.0 p2      50 next
        vpxord zmm20, zmm20, [r10 + 1152]            ;   276.2 p5+p3   50 next
        vpxord zmm17, zmm17, zmm24                   ;   276.7 p0      41 next
        vpternlogd zmm10, zmm21, zmm30, 0x96         ;   277.2 p5      41 next
        vpxord zmm19, zmm19, zmm17                   ;   277.7 p0      41 next
        vpternlogd zmm31, zmm6, [rbp + 7040], 0x78   ;   278.2 p5+p2   41 next
        vpternlogd zmm22, zmm29, [rbp + 6016], 0x96  ;   278.7 p0+p3   41 next
        vmovdqu64 zmm6, [rbp + 6336]                 ;   240.2 p2      44 next reload
        vpternlogd zmm19, zmm11, zmm6, 0x78          ;   279.2 p5      41 next
        vpternlogd zmm13, zmm19, zmm8, 0x69          ;   280.2 p0      41 next
        vmovdqu64 zmm11, [rbp + 6144]                ;   254.2 p3      41 next reload
        vpternlogd zmm21, zmm11, [rbp + 6464], 0x6c  ;   280.2 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 4608]                ;   247.7 p3      41 next reload
        vmovdqu64 zmm19, [rbp + 5568]                ;   255.7 p2      41 next reload
        vpternlogd zmm29, zmm19, zmm11, 0x6c         ;   280.7 p0      41 next
        vpternlogd zmm29, zmm24, zmm5, 0x96          ;   281.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 5824]                 ;   184.2 p3      41 next reload
        vmovdqu64 zmm19, [rbp + 2048]                ;   185.0 p2      50 next
        vpternlogd zmm19, zmm5, [r10 + 1344], 0x96   ;   281.7 p0+p3   50 next
        vpternlogd zmm30, zmm31, zmm6, 0x96          ;   282.2 p5      41 next
        vmovdqu64 zmm24, [rbp + 1984]                ;   186.0 p2      50 next reload
        vpternlogd zmm8, zmm4, zmm24, 0x96           ;   282.7 p0      50 next
        vmovdqu64 zmm4, [rbp + 2048]                 ;   186.2 p3      50 next reload
        vpternlogd zmm5, zmm12, zmm4, 0x96           ;   283.2 p5      50 next
        vmovdqu64 zmm31, [rbp + 1920]                ;   187.0 p2      50 next reload
        vpternlogd zmm23, zmm2, zmm31, 0x96          ;   283.7 p0      50 next
        vpternlogd zmm29, zmm10, [rbp + 4160], 0x96  ;   284.2 p5+p3   50 next
        vmovdqa64 zmm4, zmm20                        ;   277.2         41 next copy
        vmovdqa64 zmm24, zmm18                       ;   275.7         41 next copy
        vmovdqa64 zmm31, zmm28                       ;   276.2         41 next copy
        vmovdqu64 [rbp + 4160], zmm5                 ;   284.2 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm28                        ;   276.2         41 next copy
        vpternlogd zmm5, zmm18, zmm18, 0x3f          ;   284.7 p0      41 next
        vmovdqu64 [rbp + 4864], zmm8                 ;   283.7 p7+p4   50 next spill
        vmovdqu64 zmm8, [rbp + 2368]                 ;   188.0 p2      50 next reload
        vpternlogd zmm7, zmm8, [rbp + 3968], 0x96    ;   285.2 p5+p3   50 next
        vmovdqu64 [rbp + 5824], zmm7                 ;   286.2 p8+p9   50 next spill
        vmovdqu64 zmm7, [rbp + 3968]                 ;   189.0 p2      50 next
        vpternlogd zmm7, zmm8, [r10 + 1664], 0x96    ;   285.7 p0+p3   50 next
        vmovdqa64 zmm8, zmm7                         ;   286.7         41 next copy
        vmovdqu64 [rbp + 3968], zmm23                ;   284.7 p7+p4   50 next spill
        vmovdqa64 zmm23, zmm7                        ;   286.7         41 next copy
        vmovdqu64 [rbp + 4480], zmm29                ;   285.2 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm7                        ;   286.7         41 next copy
        vmovdqu64 [rbp + 5568], zmm19                ;   282.7 p7+p4   50 next spill
        vmovdqu64 zmm19, [rbp + 2432]                ;   190.0 p2      50 next reload
        vpternlogd zmm15, zmm19, [rbp + 4224], 0x96  ;   286.2 p5+p3   50 next
        vmovdqu64 [rbp + 6464], zmm15                ;   287.2 p8+p9   50 next spill
        vmovdqu64 zmm15, [rbp + 4224]                ;   191.0 p2      50 next
        vpternlogd zmm15, zmm19, [r10 + 1728], 0x96  ;   286.7 p0+p3   50 next
        vpxord zmm23, zmm23, zmm15                   ;   287.7 p5      41 next
        vmovdqa64 zmm19, zmm15                       ;   287.7         41 next copy
        vpternlogd zmm19, zmm7, zmm28, 0x78          ;   287.7 p0      41 next
        vmovdqu64 [rbp + 4224], zmm16                ;   274.7 p7+p4   50 next spill
        vmovdqa64 zmm16, zmm15                       ;   287.7         41 next copy
        vmovdqu64 [rbp + 5312], zmm25                ;   273.7 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm15                       ;   287.7         41 next copy
        vmovdqu64 [rbp + 6144], zmm5                 ;   285.7 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 2304]                 ;   192.0 p2      50 next reload
        vpternlogd zmm10, zmm5, [rbp + 5056], 0x96   ;   288.2 p5+p3   50 next
        vmovdqu64 [rbp + 6016], zmm10                ;   289.2 p8+p9   50 next spill
        vmovdqu64 zmm10, [rbp + 5056]                ;   193.0 p2      50 next
        vpternlogd zmm10, zmm5, [r10 + 1600], 0x96   ;   288.7 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 2560]                 ;   194.0 p2      50 next reload
        vpternlogd zmm13, zmm5, [rbp + 4096], 0x96   ;   289.2 p5+p3   50 next
        vmovdqu64 [rbp + 5056], zmm13                ;   290.2 p7+p4   50 next spill
        vmovdqu64 zmm13, [rbp + 4096]                ;   195.0 p2      50 next
        vpternlogd zmm13, zmm5, [r10 + 1856], 0x96   ;   289.7 p0+p3   50 next
        vmovdqa64 zmm5, zmm13                        ;   290.7         41 next copy
        vmovdqu64 [rbp + 4096], zmm10                ;   289.7 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm13                       ;   290.7         41 next copy
        vmovdqu64 [rbp + 7040], zmm20                ;   277.2 p7+p4   50 next spill
        vmovdqa64 zmm20, zmm13                       ;   290.7         41 next copy
        vmovdqu64 [rbp + 6656], zmm18                ;   275.7 p8+p9   50 next spill
        vmovdqu64 zmm18, [rbp + 4416]                ;   196.0 p2      41 next reload
        vmovdqu64 [rbp + 7168], zmm23                ;   288.7 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 2112]                ;   196.2 p3      50 next
        vpternlogd zmm23, zmm18, [r10 + 1408], 0x96  ;   290.2 p5+p2   50 next
        vpternlogd zmm18, zmm22, [rbp + 2112], 0x96  ;   290.7 p0+p3   50 next
        vmovdqu64 [rbp + 4416], zmm18                ;   291.7 p8+p9   50 next spill
        vmovdqu64 zmm18, [rbp + 5760]                ;   246.7 p2      41 next
        vpternlogd zmm18, zmm3, [rbp + 4288], 0xb7   ;   291.2 p5+p3   41 next
        vmovdqu64 [rbp + 6784], zmm23                ;   291.2 p7+p4   50 next spill
        vmovdqu64 zmm23, [rbp + 6272]                ;   241.7 p2      41 next reload
        vpternlogd zmm3, zmm23, [rbp + 6208], 0x60   ;   291.7 p0+p3   41 next
        vpternlogd zmm3, zmm9, [rbp + 6400], 0x96    ;   292.7 p5+p2   41 next
        vmovdqu64 zmm9, [rbp + 4992]                 ;   251.7 p3      41 next reload
        vpternlogd zmm3, zmm0, zmm9, 0x69            ;   293.7 p0      41 next
        vpternlogd zmm12, zmm3, [rbp + 4928], 0x96   ;   294.7 p5+p2   50 next
        vmovdqu64 zmm0, [rbp + 4800]                 ;   258.7 p3      41 next reload
        vmovdqa64 zmm3, zmm23                        ;   247.7         41 next copy
        vpternlogd zmm3, zmm18, zmm0, 0x96           ;   293.7 p0      41 next
        vpternlogd zmm3, zmm1, zmm27, 0x78           ;   294.7 p5      41 next
        vpternlogd zmm21, zmm3, zmm14, 0x96          ;   295.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 6208]                 ;   247.2 p2      41 next reload
        vpternlogd zmm0, zmm23, zmm3, 0x96           ;   295.2 p5      41 next
        vpternlogd zmm18, zmm26, zmm0, 0x1e          ;   296.2 p0      41 next
        vmovdqu64 zmm23, [rbp + 5760]                ;   246.7 p3      41 next reload
        vpternlogd zmm27, zmm23, [rbp + 4672], 0x78  ;   296.2 p5+p2   41 next
        vpternlogd zmm17, zmm0, zmm27, 0x96          ;   297.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 5440]                 ;   203.2 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 2176]                ;   204.0 p2      50 next
        vpternlogd zmm26, zmm0, [r10 + 1472], 0x96   ;   297.2 p5+p3   50 next
        vpternlogd zmm18, zmm3, zmm11, 0x78          ;   297.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 5376]                 ;   205.0 p2      41 next reload
        vmovdqu64 zmm11, [rbp + 2240]                ;   205.2 p3      50 next
        vpternlogd zmm11, zmm3, [r10 + 1536], 0x96   ;   298.2 p5+p2   50 next
        vmovdqu64 zmm27, [rbp + 2176]                ;   206.2 p3      50 next reload
        vpternlogd zmm14, zmm0, zmm27, 0x96          ;   298.7 p0      50 next
        vmovdqu64 zmm0, [rbp + 2240]                 ;   207.0 p2      50 next reload
        vpternlogd zmm3, zmm30, zmm0, 0x96           ;   299.2 p5      50 next
        vpternlogd zmm30, zmm18, [rbp + 5888], 0x96  ;   299.7 p0+p3   41 next
        vmovdqu64 zmm18, [rbp + 5248]                ;   208.0 p2      41 next reload
        vmovdqu64 zmm0, [rbp + 2752]                 ;   208.2 p3      50 next reload
        vpternlogd zmm21, zmm0, zmm18, 0x96          ;   300.2 p5      50 next
        vpternlogd zmm18, zmm0, [r10 + 1024], 0x96   ;   300.7 p0+p2   50 next
        vpxord zmm8, zmm8, zmm18                     ;   301.7 p5      41 next
        vpxord zmm10, zmm10, zmm18                   ;   301.7 p0      41 next
        vpandd zmm24, zmm24, zmm10                   ;   302.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 2816]                 ;   209.2 p3      50 next reload
        vpternlogd zmm30, zmm0, [rbp + 4352], 0x96   ;   302.7 p0+p2   50 next
        vmovdqu64 zmm27, [rbp + 4352]                ;   210.2 p3      50 next
        vpternlogd zmm27, zmm0, [r10 + 1088], 0x96   ;   303.2 p5+p2   50 next
        vmovdqa64 zmm0, zmm19                        ;   288.7         41 next copy
        vpternlogd zmm0, zmm27, zmm8, 0x78           ;   304.2 p0      41 next
        vmovdqu64 [rbp + 4352], zmm30                ;   303.7 p8+p9   50 next spill
        vmovdqa64 zmm30, zmm27                       ;   304.2         41 next copy
        vmovdqu64 [rbp + 5248], zmm21                ;   301.2 p7+p4   50 next spill
        vmovdqu64 zmm21, [rbp + 4544]                ;   211.2 p3      41 next reload
        vmovdqu64 [rbp + 5888], zmm3                 ;   300.2 p8+p9   50 next spill
        vmovdqu64 zmm3, [rbp + 2496]                 ;   212.0 p2      50 next
        vpternlogd zmm3, zmm21, [r10 + 1792], 0x96   ;   304.2 p5+p3   50 next
        vpxord zmm4, zmm4, zmm3                      ;   305.2 p0      41 next
        vpandd zmm25, zmm25, zmm4                    ;   306.2 p5      41 next
        vpternlogd zmm25, zmm13, zmm18, 0x78         ;   307.2 p0      41 next
        vpxord zmm29, zmm29, zmm25                   ;   308.2 p5      41 next
        vpandd zmm31, zmm31, zmm4                    ;   306.7 p0      41 next
        vpxord zmm5, zmm5, zmm3                      ;   307.2 p5      41 next
        vpternlogd zmm19, zmm28, zmm5, 0x78          ;   308.2 p0      41 next
        vpternlogd zmm25, zmm15, zmm5, 0x1e          ;   308.2 p5      41 next
        vpandd zmm20, zmm20, zmm5                    ;   308.7 p0      41 next
        vpternlogd zmm20, zmm7, zmm15, 0x78          ;   309.7 p5      41 next
        vpxord zmm16, zmm16, zmm3                    ;   309.7 p0      41 next
        vpternlogd zmm24, zmm28, zmm16, 0x78         ;   310.7 p5      41 next
        vpandd zmm30, zmm30, zmm16                   ;   310.7 p0      41 next
        vpternlogd zmm19, zmm10, zmm30, 0x96         ;   311.7 p5      41 next
        vmovdqa64 zmm16, zmm7                        ;   286.7         41 next copy
        vpternlogd zmm16, zmm3, zmm27, 0x60          ;   311.7 p0      41 next
        vpternlogd zmm16, zmm28, zmm18, 0x87         ;   312.7 p5      41 next
        vmovdqu64 [rbp + 5376], zmm14                ;   299.7 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm27                       ;   304.2         41 next copy
        vpternlogd zmm14, zmm15, zmm3, 0x78          ;   312.7 p0      41 next
        vpxord zmm24, zmm24, zmm14                   ;   313.7 p5      41 next
        vmovdqu64 [rbp + 5440], zmm12                ;   295.7 p8+p9   50 next spill
        vmovdqu64 zmm12, [rbp + 5504]                ;   250.2 p2      41 next
        vpternlogd zmm12, zmm23, [rbp + 5952], 0x78  ;   313.7 p0+p3   41 next
        vpternlogd zmm30, zmm16, zmm31, 0x96         ;   314.2 p5      41 next
        vmovdqu64 [rbp + 5952], zmm26                ;   298.2 p7+p4   50 next spill
        vmovdqu64 zmm26, [rbp + 7040]                ;   277.2 p2      41 next
        vpandd zmm26, zmm26, zmm27                   ;   314.7 p0      41 next
        vpternlogd zmm1, zmm12, [rbp + 4288], 0x60   ;   315.2 p5+p3   41 next
        vmovdqu64 zmm12, [rbp + 7040]                ;   277.2 p2      41 next
        vmovdqu64 [rbp + 4288], zmm11                ;   299.2 p8+p9   50 next spill
        vmovdqu64 zmm11, [rbp + 6656]                ;   275.7 p3      41 next
        vpandd zmm11, zmm11, zmm27                   ;   315.7 p0      41 next
        vmovdqu64 [rbp + 5504], zmm10                ;   302.7 p7+p4   41 next spill
        vpxord zmm10, zmm28, zmm26                   ;   316.2 p5      41 next
        vmovdqu64 [rbp + 4608], zmm29                ;   309.2 p8+p9   41 next spill
        vpandd zmm29, zmm28, zmm27                   ;   316.7 p0      41 next
        vpternlogd zmm29, zmm5, zmm8, 0x78           ;   317.7 p5      41 next
        vpxord zmm12, zmm12, zmm29                   ;   318.7 p0      41 next
        vmovdqu64 zmm29, [rbp + 4736]                ;   252.2 p2      41 next reload
        vmovdqu64 [rbp + 6208], zmm27                ;   304.2 p7+p4   50 next spill
        vmovdqu64 zmm27, [rbp + 5696]                ;   249.7 p3      41 next reload
        vpternlogd zmm23, zmm27, zmm29, 0x6c         ;   318.2 p5      41 next
        vpternlogd zmm2, zmm23, zmm17, 0x96          ;   319.2 p0      41 next
        vpternlogd zmm1, zmm29, [rbp + 6080], 0x96   ;   319.2 p5+p2   41 next
        vmovdqu64 zmm17, [rbp + 6656]                ;   275.7 p3      41 next
        vmovdqu64 zmm23, [rbp + 6656]                ;   275.7 p2      41 next
        vpternlogd zmm1, zmm6, zmm9, 0x78            ;   320.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 5312]                 ;   273.7 p3      41 next
        vmovdqu64 zmm9, [rbp + 4096]                 ;   289.7 p2      50 next reload
        vpandd zmm6, zmm6, zmm9                      ;   320.2 p5      41 next
        vmovdqu64 zmm27, [rbp + 4288]                ;   299.2 p3      41 next
        vmovdqu64 zmm29, [rbp + 4224]                ;   274.7 p2      50 next reload
        vpandd zmm27, zmm27, zmm29                   ;   320.7 p0      41 next
        vpternlogd zmm5, zmm20, zmm4, 0x6c           ;   321.2 p5      41 next
        vpandd zmm23, zmm23, zmm13                   ;   321.7 p0      41 next
        vpternlogd zmm4, zmm24, zmm13, 0x6c          ;   322.2 p5      41 next
        vpternlogd zmm24, zmm15, zmm18, 0x78         ;   322.7 p0      41 next
        vpandd zmm17, zmm17, zmm3                    ;   323.2 p5      41 next
        vpternlogd zmm17, zmm13, zmm8, 0x78          ;   324.2 p0      41 next
        vpternlogd zmm16, zmm23, zmm12, 0x96         ;   324.2 p5      41 next
        vpternlogd zmm23, zmm28, zmm18, 0x87         ;   324.7 p0      41 next
        vmovdqu64 zmm28, [rbp + 5952]                ;   298.2 p3      41 next
        vpternlogd zmm24, zmm13, zmm5, 0x96          ;   325.2 p5      41 next
        vpandd zmm28, zmm28, zmm9                    ;   325.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 6784]                 ;   291.2 p2      41 next
        vpandd zmm9, zmm9, [rbp + 5312]              ;   326.2 p5+p3   41 next
        vmovdqu64 zmm29, [rbp + 6784]                ;   291.2 p2      41 next
        vpandd zmm29, zmm29, [rbp + 4096]            ;   326.7 p0+p3   41 next
        vmovdqu64 [rbp + 4992], zmm24                ;   326.2 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 4288]                ;   299.2 p2      41 next
        vpxord zmm24, zmm24, zmm29                   ;   327.7 p5      41 next
        vpternlogd zmm2, zmm21, [rbp + 2496], 0x96   ;   327.7 p0+p3   50 next
        vmovdqu64 zmm21, [rbp + 5568]                ;   282.7 p2      41 next
        vpxord zmm21, zmm21, [rbp + 4288]            ;   328.2 p5+p3   41 next
        vpternlogd zmm22, zmm1, [rbp + 4032], 0x96   ;   328.7 p0+p2   50 next
        vmovdqu64 zmm1, [rbp + 5312]                 ;   273.7 p3      41 next
        vpandd zmm1, zmm1, [rbp + 4224]              ;   329.2 p5+p2   41 next
        vmovdqu64 [rbp + 4032], zmm2                 ;   328.7 p7+p4   50 next spill
        vmovdqu64 zmm2, [rbp + 5952]                 ;   298.2 p3      41 next
        vpxord zmm2, zmm2, [rbp + 4224]              ;   329.7 p0+p2   41 next
        vpternlogd zmm2, zmm21, zmm1, 0x78           ;   330.7 p5      41 next
        vmovdqu64 [rbp + 4544], zmm22                ;   329.7 p8+p9   50 next spill
        vmovdqu64 zmm22, [rbp + 5568]                ;   282.7 p3      41 next
        vpandd zmm22, zmm22, [rbp + 4096]            ;   330.7 p0+p2   41 next
        vmovdqu64 [rbp + 6336], zmm22                ;   331.7 p7+p4   41 next spill
        vmovdqu64 zmm22, [rbp + 5952]                ;   298.2 p3      41 next
        vmovdqu64 [rbp + 4736], zmm2                 ;   331.7 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 5952]                 ;   298.2 p2      41 next
        vpandd zmm2, zmm2, [rbp + 6784]              ;   331.2 p5+p3   41 next
        vmovdqu64 [rbp + 6080], zmm2                 ;   332.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [rbp + 4288]                 ;   299.2 p2      41 next
        vpxord zmm2, zmm2, [rbp + 6336]              ;   337.7 p0+p3   41 next
        vmovdqu64 [rbp + 5760], zmm2                 ;   338.7 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 4224]                 ;   274.7 p2      41 next
        vpandd zmm2, zmm2, [rbp + 4096]              ;   332.2 p5+p3   41 next
        vmovdqu64 [rbp + 5696], zmm2                 ;   333.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [rbp + 4288]                 ;   299.2 p2      41 next
        vpandd zmm2, zmm2, [rbp + 5568]              ;   332.7 p0+p3   41 next
        vmovdqu64 [rbp + 4672], zmm2                 ;   333.7 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 4096]                 ;   289.7 p2      41 next
        vmovdqu64 [rbp + 6272], zmm21                ;   329.2 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 4288]                ;   299.2 p3      41 next
        vmovdqu64 [rbp + 4800], zmm24                ;   328.7 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 5312]                ;   273.7 p2      41 next
        vmovdqu64 [rbp + 4928], zmm29                ;   327.7 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 4800]                ;   328.7 p3      41 next
        vmovdqu64 [rbp + 5120], zmm24                ;   279.7 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 4224]                ;   274.7 p2      41 next
        vmovdqu64 [rbp + 6400], zmm24                ;   280.7 p7+p4   41 next spill
        vmovdqu64 zmm24, [rbp + 5568]                ;   282.7 p3      41 next
        vpternlogd zmm11, zmm7, [rbp + 7040], 0x78   ;   333.2 p5+p2   41 next
        vmovdqu64 zmm7, [rbp + 6144]                 ;   285.7 p3      41 next reload
        vpternlogd zmm14, zmm3, zmm7, 0x6a           ;   333.7 p0      41 next
        vpternlogd zmm12, zmm14, zmm20, 0x96         ;   334.7 p5      41 next
        vmovdqu64 zmm14, [rbp + 6656]                ;   275.7 p2      50 next reload
        vpternlogd zmm25, zmm5, zmm14, 0x96          ;   334.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 7040]                 ;   277.2 p3      50 next reload
        vpternlogd zmm13, zmm14, zmm5, 0x78          ;   335.2 p5      41 next
        vpternlogd zmm13, zmm26, zmm30, 0x96         ;   336.2 p0      41 next
        vpternlogd zmm7, zmm5, zmm10, 0x78           ;   336.2 p5      41 next
        vmovdqu64 zmm26, [rbp + 7168]                ;   288.7 p2      41 next reload
        vpternlogd zmm20, zmm14, zmm26, 0x78         ;   336.7 p0      41 next
        vpternlogd zmm19, zmm31, zmm20, 0x69         ;   337.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 4992]                ;   326.2 p3      44 next
        vpxord zmm20, zmm20, [r8 + 8704]             ;   337.7 p0+p2   44 next
        vpternlogd zmm26, zmm18, zmm11, 0x6a         ;   338.2 p5      41 next
        vmovdqu64 zmm18, [rbp + 5568]                ;   282.7 p3      50 next reload
        vmovdqu64 zmm30, [rbp + 6784]                ;   291.2 p2      50 next reload
        vmovdqu64 zmm31, [rbp + 5312]                ;   273.7 p3      41 next
        vpternlogd zmm31, zmm30, zmm18, 0x78         ;   338.7 p0      41 next
        vpternlogd zmm16, zmm11, zmm0, 0x96          ;   339.2 p5      41 next
        vpternlogd zmm15, zmm14, zmm26, 0x6a         ;   339.7 p0      41 next
        vpternlogd zmm26, zmm10, zmm17, 0x96         ;   340.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 4288]                ;   299.2 p2      50 next reload
        vmovdqu64 zmm11, [rbp + 5952]                ;   298.2 p3      50 next reload
        vmovdqu64 zmm14, [rbp + 4928]                ;   327.7 p2      41 next
        vpternlogd zmm14, zmm11, zmm10, 0x78         ;   340.7 p0      41 next
        vpternlogd zmm15, zmm5, zmm8, 0x78           ;   341.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 5696]                 ;   333.2 p3      41 next reload
        vmovdqu64 zmm8, [rbp + 4672]                 ;   333.7 p2      41 next reload
        vmovdqu64 zmm17, [rbp + 5312]                ;   273.7 p3      41 next
        vpternlogd zmm17, zmm8, zmm5, 0x60           ;   341.7 p0      41 next
        vpxord zmm3, zmm3, zmm15                     ;   342.2 p5      41 next
        vmovdqu64 zmm15, [rbp + 4608]                ;   309.2 p2      41 next reload
        vpternlogd zmm23, zmm4, zmm15, 0x96          ;   342.7 p0      41 next
        vpternlogd zmm0, zmm25, zmm11, 0x96          ;   343.2 p5      41 next
        vpxord zmm4, zmm6, zmm27                     ;   343.7 p0      41 next
        vpxord zmm24, zmm24, zmm16                   ;   344.2 p5      41 next
        vpternlogd zmm15, zmm26, zmm30, 0x96         ;   344.7 p0      41 next
        vmovdqu64 zmm16, [rbp + 5312]                ;   273.7 p3      50 next reload
        vmovdqa64 zmm25, zmm30                       ;   297.2         41 next copy
        vpternlogd zmm25, zmm11, zmm16, 0x78         ;   345.2 p5      41 next
        vmovdqa64 zmm26, zmm11                       ;   304.2         41 next copy
        vpternlogd zmm26, zmm16, zmm10, 0xe0         ;   345.7 p0      41 next
        vpternlogd zmm27, zmm25, zmm30, 0x6c         ;   346.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 5120]                 ;   279.7 p2      41 next reload
        vpxord zmm5, zmm5, zmm13                     ;   346.7 p0      41 next
        vpxord zmm13, zmm28, zmm9                    ;   347.2 p5      41 next
        vpternlogd zmm17, zmm9, zmm4, 0x96           ;   347.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 6400]                 ;   280.7 p3      41 next reload
        vpxord zmm9, zmm9, zmm19                     ;   348.2 p5      41 next
        vpandd zmm22, zmm22, zmm31                   ;   348.7 p0      41 next
        vpxord zmm12, zmm12, [r8 + 8640]             ;   349.2 p5+p2   44 next
        vpandd zmm2, zmm2, zmm4                      ;   349.7 p0      41 next
        vpandd zmm21, zmm21, zmm4                    ;   350.2 p5      41 next
        vpternlogd zmm4, zmm18, zmm11, 0x48          ;   350.7 p0      41 next
        vmovdqu64 zmm19, [rbp + 4224]                ;   274.7 p3      50 next reload
        vpternlogd zmm25, zmm11, zmm19, 0x6c         ;   351.2 p5      41 next
        vpternlogd zmm28, zmm25, [rbp + 6272], 0x6c  ;   352.2 p0+p2   41 next
        vpternlogd zmm23, zmm7, [rbp + 4096], 0x96   ;   352.2 p5+p3   41 next
        vpternlogd zmm21, zmm30, [rbp + 5760], 0x78  ;   352.7 p0+p2   41 next
        vmovdqu64 [rbp + 6400], zmm12                ;   350.2 p8+p9   44 next spill
        vmovdqa64 zmm12, zmm13                       ;   348.2         41 next copy
        vpternlogd zmm12, zmm18, zmm19, 0x78         ;   353.2 p5      41 next
        vpternlogd zmm26, zmm30, zmm12, 0x78         ;   354.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 6400]                ;   350.2 p3      41 next
        vpternlogd zmm6, zmm19, zmm12, 0x48          ;   354.2 p5      41 next
        vpternlogd zmm12, zmm11, [rbp + 6336], 0x6a  ;   354.7 p0+p2   41 next
        vpternlogd zmm17, zmm12, zmm31, 0x69         ;   355.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 4096]                ;   289.7 p3      50 next reload
        vpternlogd zmm11, zmm16, zmm12, 0x6a         ;   355.7 p0      41 next
        vpternlogd zmm21, zmm6, zmm11, 0x96          ;   356.7 p5      41 next
        vpxord zmm29, zmm29, zmm11                   ;   356.7 p0      41 next
        vpternlogd zmm27, zmm12, [rbp + 4800], 0x78  ;   357.2 p5+p2   41 next
        vmovdqu64 zmm6, [rbp + 6272]                 ;   329.2 p3      41 next reload
        vpternlogd zmm16, zmm14, zmm6, 0x9f          ;   357.7 p0      41 next
        vpternlogd zmm14, zmm19, [rbp + 4736], 0x48  ;   358.2 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 6080]                ;   332.2 p3      41 next reload
        vpternlogd zmm2, zmm6, zmm11, 0x78           ;   358.7 p0      41 next
        vpxord zmm1, zmm1, zmm29                     ;   359.2 p5      41 next
        vpternlogd zmm1, zmm13, zmm10, 0x78          ;   360.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 6208]                 ;   304.2 p2      50 next reload
        vpternlogd zmm3, zmm6, [rbp + 5504], 0x78    ;   360.2 p5+p3   41 next
        vmovdqu64 zmm6, [rbp + 6400]                 ;   350.2 p2      41 next
        vmovdqu64 zmm12, [rbp + 6400]                ;   350.2 p3      41 next
        vmovdqu64 zmm13, [rbp + 6400]                ;   350.2 p2      41 next
        vpternlogd zmm4, zmm1, zmm9, 0x69            ;   361.2 p0      41 next
        vpternlogd zmm7, zmm3, zmm10, 0x96           ;   361.2 p5      41 next
        vpxord zmm9, zmm9, [r8 + 8256]               ;   361.7 p0+p3   44 next
        vpternlogd zmm14, zmm11, [rbp + 6336], 0x96  ;   362.2 p5+p2   41 next
        vpternlogd zmm14, zmm10, zmm31, 0x78         ;   363.2 p0      41 next
        vpternlogd zmm17, zmm24, [r8 + 8896], 0x96   ;   363.2 p5+p3   44 next
        vpxord zmm24, zmm24, [r8 + 8320]             ;   363.7 p0+p2   44 next
        vpxord zmm1, zmm0, [r8 + 8448]               ;   364.2 p5+p3   44 next
        vpxord zmm3, zmm15, [r8 + 8384]              ;   364.7 p0+p2   44 next
        vpternlogd zmm21, zmm23, [r8 + 9152], 0x96   ;   365.2 p5+p3   44 next
        vpxord zmm23, zmm23, [r8 + 8576]             ;   365.7 p0+p2   44 next
        vpxord zmm10, zmm5, [r8 + 8192]              ;   366.2 p5+p3   44 next
        vpternlogd zmm14, zmm15, [r8 + 8960], 0x96   ;   366.7 p0+p2   44 next
        vmovdqu64 zmm11, [rbp + 5696]                ;   333.2 p3      41 next reload
        vmovdqa64 zmm15, zmm22                       ;   349.7         41 next copy
        vpternlogd zmm15, zmm8, zmm11, 0x96          ;   367.2 p5      41 next
        vpternlogd zmm11, zmm22, zmm16, 0x96         ;   367.7 p0      41 next
        vpternlogd zmm11, zmm19, zmm25, 0x78         ;   368.7 p5      41 next
        vpternlogd zmm29, zmm28, zmm15, 0x96         ;   368.7 p0      41 next
        vpternlogd zmm16, zmm18, zmm15, 0x1e         ;   369.2 p5      41 next
        vpternlogd zmm5, zmm2, zmm29, 0x96           ;   369.7 p0      41 next
        vpternlogd zmm0, zmm27, zmm11, 0x96          ;   370.2 p5      41 next
        vpandd zmm6, zmm6, zmm20                     ;   370.7 p0      41 next
        vpxord zmm2, zmm20, zmm24                    ;   371.2 p5      41 next
        vpxord zmm4, zmm4, [r8 + 8832]               ;   371.7 p0+p2   44 next
        vmovdqa64 zmm11, zmm20                       ;   338.7         41 next copy
        vpternlogd zmm16, zmm8, [rbp + 5760], 0x78   ;   372.2 p5+p3   41 next
        vpternlogd zmm26, zmm16, zmm7, 0x96          ;   373.2 p0      41 next
        vpxord zmm7, zmm7, [r8 + 8512]               ;   373.2 p5+p2   44 next
        vpxord zmm5, zmm5, [r8 + 8768]               ;   373.7 p0+p3   44 next
        vpxord zmm0, zmm0, [r8 + 9024]               ;   374.2 p5+p2   44 next
        vpxord zmm26, zmm26, [r8 + 9088]             ;   374.7 p0+p3   44 next
        vpxord zmm8, zmm24, zmm3                     ;   375.2 p5      41 next
        vpxord zmm15, zmm24, zmm9                    ;   375.7 p0      41 next
        vpandd zmm30, zmm30, zmm15                   ;   376.7 p5      41 next
        vpxord zmm16, zmm6, zmm7                     ;   376.7 p0      41 next
        vpxord zmm18, zmm23, zmm10                   ;   377.2 p5      41 next
        vpxord zmm19, zmm23, zmm3                    ;   377.7 p0      41 next
        vpandd zmm22, zmm3, zmm8                     ;   378.2 p5      41 next
        vpternlogd zmm22, zmm9, zmm10, 0x78          ;   379.2 p0      41 next
        vpandd zmm25, zmm9, zmm2                     ;   379.2 p5      41 next
        vpternlogd zmm25, zmm3, zmm23, 0x78          ;   380.2 p0      41 next
        vpxord zmm27, zmm9, zmm10                    ;   380.2 p5      41 next
        vpxord zmm28, zmm10, zmm25                   ;   381.2 p0      41 next
        vpternlogd zmm25, zmm9, zmm8, 0x1e           ;   381.2 p5      41 next
        vpandd zmm29, zmm2, zmm7                     ;   381.7 p0      41 next
        vpandd zmm31, zmm19, zmm1                    ;   382.2 p5      41 next
        vpternlogd zmm31, zmm15, zmm7, 0x78          ;   383.2 p0      41 next
        vpandd zmm12, zmm12, zmm7                    ;   383.2 p5      41 next
        vpternlogd zmm12, zmm8, zmm18, 0x78          ;   384.2 p0      41 next
        vpxord zmm11, zmm11, zmm12                   ;   385.2 p5      41 next
        vmovdqu64 zmm12, [rbp + 6400]                ;   350.2 p2      44 next reload
        vmovdqa64 zmm15, zmm10                       ;   367.2         41 next copy
        vpternlogd zmm15, zmm24, zmm12, 0x60         ;   384.7 p0      41 next
        vpternlogd zmm15, zmm7, zmm23, 0x87          ;   385.7 p5      41 next
        vpandd zmm13, zmm13, zmm1                    ;   385.7 p0      41 next
        vpternlogd zmm13, zmm20, zmm10, 0x78         ;   386.7 p5      41 next
        vpternlogd zmm10, zmm9, zmm7, 0x6c           ;   386.7 p0      41 next
        vmovdqu64 [rbp + 5760], zmm17                ;   364.2 p7+p4   44 next spill
        vpandd zmm17, zmm24, zmm1                    ;   387.2 p5      41 next
        vpternlogd zmm17, zmm3, zmm18, 0x78          ;   388.2 p0      41 next
        vmovdqu64 [rbp + 4672], zmm14                ;   367.7 p8+p9   44 next spill
        vmovdqu64 zmm14, [rbp + 5760]                ;   364.2 p3      41 next
        vmovdqu64 [rbp + 5568], zmm0                 ;   375.2 p7+p4   44 next spill
        vmovdqu64 zmm0, [rbp + 4672]                 ;   367.7 p2      41 next
        vmovdqu64 [rbp + 4224], zmm4                 ;   372.7 p8+p9   44 next spill
        vmovdqu64 zmm4, [rbp + 5568]                 ;   375.2 p3      41 next
        vmovdqu64 [rbp + 5696], zmm26                ;   375.7 p7+p4   44 next spill
        vmovdqu64 zmm26, [rbp + 4224]                ;   372.7 p2      41 next
        vpandd zmm26, zmm26, [rbp + 5696]            ;   388.2 p5+p3   41 next
        vpxord zmm14, zmm14, [rbp + 5696]            ;   388.7 p0+p2   41 next
        vmovdqu64 [rbp + 4288], zmm14                ;   389.7 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 4672]                ;   367.7 p3      41 next
        vmovdqu64 [rbp + 6336], zmm26                ;   389.2 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 5696]                ;   375.7 p2      41 next
        vmovdqu64 [rbp + 6080], zmm21                ;   366.2 p8+p9   44 next spill
        vmovdqu64 zmm21, [rbp + 6336]                ;   389.2 p3      41 next
        vpandd zmm4, zmm4, [rbp + 6080]              ;   389.2 p5+p2   41 next
        vpandd zmm14, zmm14, [rbp + 6080]            ;   389.7 p0+p3   41 next
        vmovdqu64 [rbp + 5504], zmm14                ;   390.7 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 6080]                ;   366.2 p2      41 next
        vpxord zmm26, zmm26, [rbp + 5504]            ;   396.7 p5+p3   41 next
        vmovdqu64 [rbp + 6208], zmm26                ;   397.7 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 4224]                ;   372.7 p2      41 next
        vmovdqu64 [rbp + 6272], zmm4                 ;   390.2 p7+p4   41 next spill
        vmovdqu64 zmm4, [rbp + 6208]                 ;   397.7 p3      41 next
        vmovdqu64 [rbp + 4736], zmm5                 ;   374.7 p8+p9   44 next spill
        vmovdqu64 zmm5, [rbp + 6272]                 ;   390.2 p2      41 next
        vpandd zmm14, zmm14, [rbp + 4736]            ;   390.7 p0+p3   41 next
        vpandd zmm0, zmm0, [rbp + 4736]              ;   391.2 p5+p2   41 next
        vpandd zmm26, zmm26, [rbp + 4736]            ;   391.7 p0+p3   41 next
        vmovdqu64 [rbp + 5312], zmm26                ;   392.7 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 4224]                ;   372.7 p2      41 next
        vpxord zmm26, zmm26, [rbp + 5568]            ;   392.2 p5+p3   41 next
        vmovdqu64 [rbp + 4800], zmm26                ;   393.2 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 5312]                ;   392.7 p2      41 next
        vmovdqu64 [rbp + 4096], zmm0                 ;   392.2 p7+p4   41 next spill
        vmovdqu64 zmm0, [rbp + 5568]                 ;   375.2 p3      41 next
        vpxord zmm5, zmm5, [rbp + 4096]              ;   398.2 p0+p2   41 next
        vmovdqu64 [rbp + 5952], zmm5                 ;   399.2 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 5760]                 ;   364.2 p3      41 next
        vpandd zmm5, zmm5, [rbp + 6080]              ;   393.2 p5+p2   41 next
        vmovdqu64 [rbp + 6784], zmm5                 ;   394.2 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 5568]                 ;   375.2 p3      41 next
        vpandd zmm5, zmm5, [rbp + 4672]              ;   393.7 p0+p2   41 next
        vmovdqu64 [rbp + 5120], zmm5                 ;   394.7 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 4224]                 ;   372.7 p3      41 next
        vpandd zmm5, zmm5, [rbp + 6080]              ;   394.2 p5+p2   41 next
        vpxord zmm21, zmm21, zmm14                   ;   395.2 p0      41 next
        vmovdqu64 [rbp + 4608], zmm5                 ;   395.2 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 5696]                 ;   375.7 p3      41 next
        vpxord zmm5, zmm5, [rbp + 6784]              ;   400.2 p5+p2   41 next
        vmovdqu64 [rbp + 7040], zmm5                 ;   401.2 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 5696]                 ;   375.7 p3      41 next
        vpandd zmm5, zmm5, [rbp + 5760]              ;   395.7 p0+p2   41 next
        vmovdqu64 [rbp + 4928], zmm5                 ;   396.7 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 6080]                 ;   366.2 p3      41 next
        vmovdqu64 [rbp + 6656], zmm21                ;   396.2 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 5696]                ;   375.7 p2      41 next
        vpandd zmm5, zmm5, [rbp + 6656]              ;   402.2 p5+p3   41 next
        vpandd zmm21, zmm21, [rbp + 6656]            ;   402.2 p0+p2   41 next
        vmovdqu64 [rbp + 7168], zmm21                ;   403.2 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm24                       ;   364.7         41 next copy
        vmovdqu64 [rbp + 4992], zmm5                 ;   403.2 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm12                        ;   356.2         41 next copy
        vpternlogd zmm5, zmm9, zmm24, 0x78           ;   397.2 p5      41 next
        vpxord zmm31, zmm31, zmm5                    ;   398.2 p0      41 next
        vmovdqu64 [rbp + 6144], zmm14                ;   391.7 p7+p4   41 next spill
        vpandd zmm14, zmm3, zmm1                     ;   398.2 p5      41 next
        vmovdqu64 [rbp + 7296], zmm28                ;   382.2 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm1                        ;   365.2         41 next copy
        vpternlogd zmm28, zmm7, zmm7, 0x3f           ;   398.7 p0      41 next
        vpternlogd zmm24, zmm5, zmm28, 0x6a          ;   399.7 p5      41 next
        vpternlogd zmm24, zmm11, zmm22, 0x96         ;   400.7 p0      41 next
        vpternlogd zmm11, zmm14, zmm15, 0x96         ;   400.2 p5      41 next
        vpternlogd zmm15, zmm30, zmm29, 0x96         ;   400.7 p0      41 next
        vpternlogd zmm14, zmm7, zmm23, 0x87          ;   401.2 p5      41 next
        vpternlogd zmm7, zmm10, zmm8, 0x6c           ;   401.7 p0      41 next
        vpternlogd zmm8, zmm22, zmm2, 0x6c           ;   402.2 p5      41 next
        vpternlogd zmm22, zmm1, zmm27, 0x78          ;   402.7 p0      41 next
        vpternlogd zmm10, zmm12, zmm18, 0x78         ;   403.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 4736]                 ;   374.7 p3      41 next
        vpternlogd zmm30, zmm7, zmm19, 0x96          ;   403.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 4224]                 ;   372.7 p2      41 next
        vpternlogd zmm30, zmm29, zmm22, 0x69         ;   404.7 p5      41 next
        vmovdqu64 zmm22, [rbp + 5760]                ;   364.2 p3      41 next
        vmovdqu64 zmm29, [r8 + 1984]                 ;   284.0 p2      58 r
        vpandd zmm29, zmm29, [rbp + 3968]            ;   404.7 p0+p3   58 r
        vpternlogd zmm27, zmm13, zmm23, 0x6c         ;   405.2 p5      41 next
        vpternlogd zmm11, zmm13, zmm10, 0x96         ;   405.7 p0      41 next
        vmovdqu64 zmm13, [r8 + 1024]                 ;   285.0 p2      58 r
        vpandd zmm13, zmm13, [rbp + 4864]            ;   406.2 p5+p3   58 r
        vpternlogd zmm2, zmm31, zmm3, 0x6c           ;   406.7 p0      41 next
        vpternlogd zmm31, zmm23, zmm9, 0x78          ;   407.2 p5      41 next
        vmovdqu64 zmm23, [r8 + 1088]                 ;   286.0 p2      58 r
        vpandd zmm23, zmm23, [rbp + 4160]            ;   407.7 p0+p3   58 r
        vpternlogd zmm28, zmm20, zmm16, 0x78         ;   408.2 p5      41 next
        vpternlogd zmm16, zmm17, zmm27, 0x96         ;   408.7 p0      41 next
        vmovdqu64 zmm17, [r8 + 1152]                 ;   287.0 p2      58 r
        vpandd zmm17, zmm17, [rbp + 4416]            ;   409.2 p5+p3   58 r
        vpternlogd zmm27, zmm9, zmm1, 0x78           ;   409.7 p0      41 next
        vmovdqu64 zmm9, [r8 + 1216]                  ;   288.0 p2      58 r
        vpandd zmm9, zmm9, [rbp + 5376]              ;   410.2 p5+p3   58 r
        vpternlogd zmm27, zmm18, zmm20, 0x78         ;   410.7 p0      41 next
        vmovdqu64 zmm18, [r8 + 1280]                 ;   289.0 p2      58 r
        vpandd zmm18, zmm18, [rbp + 5888]            ;   411.2 p5+p3   58 r
        vpternlogd zmm20, zmm3, zmm1, 0x6c           ;   411.7 p0      41 next
        vpternlogd zmm25, zmm1, zmm8, 0x96           ;   412.2 p5      41 next
        vmovdqu64 zmm1, [r8 + 1344]                  ;   290.0 p2      58 r
        vpandd zmm1, zmm1, [rbp + 6016]              ;   412.7 p0+p3   58 r
        vpternlogd zmm3, zmm8, zmm31, 0x96           ;   413.2 p5      41 next
        vmovdqu64 zmm8, [r8 + 1408]                  ;   291.0 p2      58 r
        vmovdqu64 zmm31, [rbp + 5824]                ;   291.2 p3      50 next reload
        vpandd zmm8, zmm8, zmm31                     ;   413.7 p0      58 r
        vpternlogd zmm20, zmm6, zmm15, 0x96          ;   414.2 p5      41 next
        vmovdqu64 zmm6, [r8 + 1472]                  ;   292.0 p2      58 r
        vmovdqu64 zmm15, [rbp + 6464]                ;   292.2 p3      50 next reload
        vpandd zmm6, zmm6, zmm15                     ;   414.7 p0      58 r
        vpxord zmm21, zmm21, zmm27                   ;   415.2 p5      41 next
        vmovdqu64 zmm27, [r8 + 1536]                 ;   293.0 p2      58 r
        vpandd zmm27, zmm27, [rbp + 4032]            ;   415.7 p0+p3   58 r
        vpternlogd zmm21, zmm12, zmm19, 0x78         ;   416.2 p5      41 next
        vmovdqu64 zmm12, [r8 + 1728]                 ;   294.0 p2      58 r
        vmovdqu64 zmm19, [rbp + 4544]                ;   329.7 p3      50 next reload
        vpandd zmm12, zmm12, zmm19                   ;   416.7 p0      58 r
        vpxord zmm7, zmm7, zmm30                     ;   417.2 p5      41 next
        vmovdqu64 zmm30, [r8 + 1792]                 ;   295.0 p2      58 r
        vpandd zmm30, zmm30, [rbp + 5248]            ;   417.7 p0+p3   58 r
        vpxord zmm22, zmm22, zmm11                   ;   418.2 p5      41 next
        vmovdqu64 zmm11, [r8 + 1920]                 ;   296.0 p2      58 r
        vpandd zmm11, zmm11, [rbp + 4480]            ;   418.7 p0+p3   58 r
        vpxord zmm5, zmm5, zmm20                     ;   419.2 p5      41 next
        vmovdqu64 zmm20, [rbp + 7296]                ;   382.2 p2      41 next reload
        vpternlogd zmm14, zmm2, zmm20, 0x96          ;   419.7 p0      41 next
        vpternlogd zmm1, zmm24, zmm31, 0x96          ;   420.2 p5      58 r
        vpternlogd zmm8, zmm3, zmm15, 0x96           ;   420.7 p0      58 r
        vmovdqu64 zmm2, [rbp + 5760]                 ;   364.2 p3      44 next reload
        vmovdqu64 zmm3, [rbp + 4672]                 ;   367.7 p2      44 next reload
        vmovdqu64 zmm24, [rbp + 4736]                ;   374.7 p3      41 next
        vpternlogd zmm24, zmm3, zmm2, 0x78           ;   421.2 p5      41 next
        vpternlogd zmm20, zmm16, zmm3, 0x96          ;   421.7 p0      41 next
        vmovdqu64 zmm16, [rbp + 5568]                ;   375.2 p2      44 next reload
        vpternlogd zmm10, zmm25, zmm16, 0x96         ;   422.2 p5      41 next
        vpandd zmm0, zmm0, zmm24                     ;   422.7 p0      41 next
        vmovdqu64 zmm25, [rbp + 5696]                ;   375.7 p3      44 next reload
        vpternlogd zmm21, zmm28, zmm25, 0x96         ;   423.2 p5      41 next
        vpternlogd zmm28, zmm14, [rbp + 6080], 0x96  ;   423.7 p0+p2   41 next
        vmovdqu64 zmm14, [rbp + 4864]                ;   300.2 p3      50 next reload
        vpternlogd zmm29, zmm7, zmm14, 0x96          ;   424.2 p5      58 r
        vpternlogd zmm13, zmm22, [rbp + 4160], 0x96  ;   424.7 p0+p2   58 r
        vpternlogd zmm11, zmm5, [rbp + 3968], 0x96   ;   425.2 p5+p3   58 r
        vpternlogd zmm23, zmm20, [rbp + 4416], 0x96  ;   425.7 p0+p2   58 r
        vpternlogd zmm17, zmm10, [rbp + 5376], 0x96  ;   426.2 p5+p3   58 r
        vpternlogd zmm9, zmm21, [rbp + 5888], 0x96   ;   426.7 p0+p2   58 r
        vpternlogd zmm18, zmm28, [rbp + 6016], 0x96  ;   427.2 p5+p3   58 r
        vpternlogd zmm14, zmm11, [r9 + 9216], 0x1e   ;   427.7 p0+p2   59 r
        vpternlogd zmm31, zmm18, [r9 + 9600], 0x1e   ;   428.2 p5+p3   59 r
        vmovdqa64 zmm15, zmm2                        ;   370.2         41 next copy
        vpternlogd zmm15, zmm16, [rbp + 6656], 0x60  ;   428.7 p0+p2   41 next
        vmovdqu64 [rbp + 5824], zmm18                ;   428.2 p7+p4   58 r spill
        vmovdqa64 zmm18, zmm3                        ;   373.7         41 next copy
        vpternlogd zmm18, zmm16, [rbp + 4736], 0x78  ;   429.2 p5+p3   41 next
        vmovdqu64 [rbp + 4864], zmm11                ;   426.2 p8+p9   58 r spill
        vmovdqa64 zmm11, zmm16                       ;   381.2         41 next copy
        vpternlogd zmm11, zmm25, [rbp + 5504], 0x6a  ;   429.7 p0+p2   41 next
        vmovdqu64 [rbp + 5504], zmm31                ;   429.2 p7+p4   59 r spill
        vmovdqa64 zmm31, zmm16                       ;   381.2         41 next copy
        vpternlogd zmm31, zmm25, [rbp + 4736], 0xe0  ;   430.2 p5+p3   41 next
        vmovdqa64 zmm19, zmm18                       ;   430.2         41 next copy
        vpternlogd zmm19, zmm3, [rbp + 6336], 0x78   ;   430.7 p0+p2   41 next
        vpternlogd zmm18, zmm16, [rbp + 4224], 0x6c  ;   431.2 p5+p3   41 next
        vmovdqu64 [rbp + 6336], zmm14                ;   428.7 p8+p9   59 r spill
        vmovdqu64 zmm14, [rbp + 6080]                ;   366.2 p2      44 next reload
        vpternlogd zmm19, zmm14, [rbp + 6208], 0x78  ;   431.7 p0+p3   41 next
        vpternlogd zmm14, zmm16, [rbp + 4736], 0x78  ;   432.2 p5+p2   41 next
        vpxord zmm4, zmm4, zmm14                     ;   433.2 p0      41 next
        vpxord zmm26, zmm26, zmm4                    ;   434.2 p5      41 next
        vpternlogd zmm26, zmm25, [rbp + 5952], 0x78  ;   435.2 p0+p3   41 next
        vpternlogd zmm7, zmm15, zmm26, 0x69          ;   436.2 p5      41 next
        vmovdqu64 zmm15, [rbp + 5056]                ;   310.0 p2      50 next reload
        vpternlogd zmm27, zmm7, zmm15, 0x96          ;   437.2 p0      58 r
        vmovdqu64 zmm7, [rbp + 4224]                 ;   372.7 p3      44 next reload
        vmovdqu64 zmm26, [rbp + 5952]                ;   399.2 p2      41 next
        vpternlogd zmm26, zmm2, zmm7, 0x78           ;   435.2 p5      41 next
        vpternlogd zmm31, zmm3, zmm26, 0x78          ;   436.2 p0      41 next
        vpternlogd zmm16, zmm26, [rbp + 6784], 0x6a  ;   436.2 p5+p3   41 next
        vpternlogd zmm26, zmm7, [rbp + 6144], 0x48   ;   436.7 p0+p2   41 next
        vmovdqu64 zmm15, [rbp + 6336]                ;   428.7 p3     108 r
        vpxord zmm15, zmm15, [rbp + 960]             ;   437.2 p5+p2  108 r
        vmovdqu64 [rbp + 6336], zmm15                ;   438.2 p7+p4  108 r spill
        vmovdqu64 zmm15, [rbp + 7168]                ;   403.2 p3      41 next reload
        vpternlogd zmm3, zmm15, [rbp + 7040], 0x6c   ;   437.7 p0+p2   41 next
        vpternlogd zmm3, zmm14, zmm26, 0x96          ;   438.7 p5      41 next
        vmovdqu64 zmm14, [rbp + 4288]                ;   389.7 p3      41 next reload
        vmovdqu64 zmm15, [rbp + 5312]                ;   392.7 p2      41 next reload
        vmovdqu64 zmm26, [rbp + 4800]                ;   393.2 p3      41 next
        vpternlogd zmm26, zmm15, zmm14, 0x78         ;   438.7 p0      41 next
        vpternlogd zmm26, zmm7, zmm11, 0x48          ;   439.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 4736]                ;   374.7 p2      44 next reload
        vpternlogd zmm11, zmm14, zmm15, 0xd7         ;   439.7 p0      41 next
        vpternlogd zmm3, zmm28, [rbp + 4480], 0x96   ;   440.2 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 4608]                ;   395.2 p2      41 next reload
        vmovdqu64 [rbp + 5312], zmm27                ;   438.2 p8+p9   58 r spill
        vmovdqu64 zmm27, [rbp + 4928]                ;   396.7 p3      41 next reload
        vpternlogd zmm15, zmm27, zmm28, 0x60         ;   440.7 p0      41 next
        vmovdqu64 [rbp + 4736], zmm8                 ;   421.7 p7+p4   58 r spill
        vmovdqa64 zmm8, zmm0                         ;   423.7         41 next copy
        vpternlogd zmm8, zmm27, zmm28, 0x96          ;   441.2 p5      41 next
        vpternlogd zmm28, zmm0, zmm11, 0x96          ;   441.7 p0      41 next
        vpternlogd zmm28, zmm7, zmm18, 0x78          ;   442.7 p5      41 next
        vpternlogd zmm10, zmm19, zmm28, 0x96         ;   443.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 4736]                 ;   421.7 p2      58 r reload
        vmovdqu64 zmm7, [r9 + 9728]                  ;   318.2 p3      68 k2.8 reload
        vmovdqu64 zmm19, [rbp + 4032]                ;   328.7 p2      59 r
        vpternlogd zmm19, zmm7, zmm0, 0x1e           ;   443.2 p5      59 r
        vpternlogd zmm11, zmm2, zmm8, 0x1e           ;   443.7 p0      41 next
        vpternlogd zmm18, zmm14, [rbp + 6272], 0x78  ;   444.2 p5+p3   41 next
        vmovdqu64 zmm2, [rbp + 5504]                 ;   429.2 p2     108 r
        vpxord zmm2, zmm2, [rbp + 1344]              ;   444.7 p0+p3  108 r
        vpternlogd zmm4, zmm8, zmm18, 0x96           ;   445.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 5312]                 ;   438.2 p2      58 r reload
        vmovdqu64 zmm18, [r9 + 9856]                 ;   321.2 p3      68 k2.10 reload
        vmovdqu64 zmm28, [rbp + 5440]                ;   322.0 p2      59 r
        vpternlogd zmm28, zmm18, zmm8, 0x1e          ;   445.7 p0      59 r
        vpxord zmm19, zmm19, [rbp + 1472]            ;   446.2 p5+p3  108 r
        vpternlogd zmm11, zmm27, [rbp + 7040], 0x78  ;   446.7 p0+p2   41 next
        vpternlogd zmm21, zmm31, zmm11, 0x96         ;   447.7 p5      41 next
        vmovdqu64 zmm11, [rbp + 5120]                ;   394.7 p3      41 next reload
        vmovdqu64 zmm27, [rbp + 4992]                ;   403.2 p2      41 next reload
        vpternlogd zmm14, zmm27, zmm11, 0x6c         ;   447.7 p0      41 next
        vpternlogd zmm5, zmm14, zmm4, 0x96           ;   448.7 p5      41 next
        vpternlogd zmm26, zmm11, [rbp + 6784], 0x96  ;   448.7 p0+p3   41 next
        vpternlogd zmm26, zmm25, zmm24, 0x78         ;   449.7 p5      41 next
        vmovdqu64 zmm4, [rbp + 4544]                 ;   329.7 p2      50 next reload
        vpternlogd zmm26, zmm20, zmm4, 0x96          ;   450.7 p0      50 next
        vmovdqu64 zmm11, [rbp + 4096]                ;   392.2 p3      41 next reload
        vpternlogd zmm15, zmm11, [rbp + 6656], 0x96  ;   450.2 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 4864]                ;   426.2 p3     108 r
        vpxord zmm11, zmm11, [rbp - 128]             ;   450.7 p0+p2  108 r
        vpternlogd zmm24, zmm15, zmm16, 0x69         ;   451.2 p5      41 next
        vmovdqu64 zmm14, [rbp + 5824]                ;   428.2 p3     108 r
        vpxord zmm14, zmm14, [rbp + 256]             ;   451.7 p0+p2  108 r
        vpxord zmm15, zmm1, [rbp + 320]              ;   452.2 p5+p3  108 r
        vmovdqu64 zmm16, [r9 + 9664]                 ;   329.0 p2      68 k2.7 reload
        vmovdqu64 zmm20, [rbp + 6464]                ;   329.2 p3      50 next reload
        vpternlogd zmm1, zmm20, zmm16, 0x36          ;   452.7 p0      59 r
        vpxord zmm20, zmm29, [rbp - 64]              ;   453.2 p5+p2  108 r
        vmovdqu64 zmm25, [r9 + 9280]                 ;   330.2 p3      68 k2.1 reload
        vmovdqu64 zmm27, [rbp + 4160]                ;   331.0 p2      50 next reload
        vpternlogd zmm29, zmm27, zmm25, 0x36         ;   453.7 p0      59 r
        vmovdqu64 zmm27, [rbp + 5248]                ;   331.2 p3      50 next reload
        vpternlogd zmm12, zmm10, zmm27, 0x96         ;   454.2 p5      58 r
        vmovdqu64 zmm10, [rbp + 5440]                ;   332.0 p2      50 next reload
        vpternlogd zmm22, zmm24, zmm10, 0x96         ;   454.7 p0      50 next
        vpxord zmm0, zmm0, [rbp + 384]               ;   455.2 p5+p3  108 r
        vpternlogd zmm6, zmm5, [rbp + 4032], 0x96    ;   455.7 p0+p2   58 r
        vpxord zmm5, zmm13, [rbp + 0]                ;   456.2 p5+p3  108 r
        vmovdqu64 zmm24, [rbp + 4352]                ;   334.0 p2      50 next reload
        vpternlogd zmm30, zmm21, zmm24, 0x96         ;   456.7 p0      58 r
        vmovdqu64 zmm21, [r8 + 1664]                 ;   334.2 p3      68 k2.10 reload
        vpternlogd zmm26, zmm10, zmm21, 0x78         ;   457.2 p5      58 r
        vmovdqu64 zmm10, [r8 + 1856]                 ;   335.0 p2      68 k2.13 reload
        vpternlogd zmm3, zmm24, zmm10, 0x78          ;   457.7 p0      58 r
        vpxord zmm31, zmm23, [rbp + 64]              ;   458.2 p5+p3  108 r
        vpxord zmm28, zmm28, [rbp + 1600]            ;   458.7 p0+p2  108 r
        vpxord zmm29, zmm29, [rbp + 1024]            ;   459.2 p5+p3  108 r
        vpxord zmm8, zmm8, [rbp + 512]               ;   459.7 p0+p2  108 r
        vpxord zmm1, zmm1, [rbp + 1408]              ;   460.2 p5+p3  108 r
        vpxord zmm7, zmm17, [rbp + 128]              ;   460.7 p0+p2  108 r
        vpxord zmm16, zmm9, [rbp + 192]              ;   461.2 p5+p3  108 r
        vpternlogd zmm24, zmm12, [r9 + 10048], 0x1e  ;   461.7 p0+p2   59 r
        vpxord zmm12, zmm12, [rbp + 704]             ;   462.2 p5+p3  108 r
        vpxord zmm24, zmm24, [rbp + 1792]            ;   462.7 p0+p2  108 r
        vpternlogd zmm27, zmm26, [r9 + 9984], 0x1e   ;   463.2 p5+p3   59 r
        vpxord zmm27, zmm27, [rbp + 1728]            ;   464.2 p0+p2  108 r
        vpxord zmm26, zmm26, [rbp + 640]             ;   464.2 p5+p3  108 r
        vpxord zmm25, zmm6, [rbp + 448]              ;   464.7 p0+p2  108 r
        vpxord zmm18, zmm30, [rbp + 768]             ;   465.2 p5+p3  108 r
        vpxord zmm21, zmm3, [rbp + 832]              ;   465.7 p0+p2  108 r
        vmovdqa64 zmm10, zmm0                        ;   456.2         58 r copy
        vpternlogd zmm10, zmm2, [r8 + 384], 0x78     ;   466.2 p5+p3   58 r
        vmovdqu64 [rbp + 5248], zmm0                 ;   456.2 p8+p9  108 r spill
        vmovdqa64 zmm0, zmm31                        ;   459.2         58 r copy
        vpternlogd zmm0, zmm29, [r8 + 64], 0x78      ;   466.7 p0+p2   58 r
        vmovdqu64 [rbp + 4352], zmm31                ;   459.2 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm8                        ;   460.7         58 r copy
        vpternlogd zmm31, zmm19, [r8 + 512], 0x78    ;   467.2 p5+p3   58 r
        vmovdqu64 [rbp + 5312], zmm8                 ;   460.7 p8+p9  108 r spill
        vmovdqu64 zmm8, [rbp + 4416]                 ;   345.0 p2      50 next reload
        vpternlogd zmm13, zmm8, [r9 + 9344], 0x36    ;   467.7 p0+p3   59 r
        vpxord zmm13, zmm13, [rbp + 1088]            ;   468.7 p5+p2  108 r
        vmovdqu64 zmm8, [r9 + 9408]                  ;   346.2 p3      68 k2.3 reload
        vmovdqu64 [rbp + 4416], zmm31                ;   468.2 p7+p4   58 r spill
        vmovdqu64 zmm31, [rbp + 5376]                ;   347.0 p2      50 next reload
        vpternlogd zmm23, zmm31, zmm8, 0x36          ;   468.7 p0      59 r
        vpxord zmm23, zmm23, [rbp + 1152]            ;   469.7 p5+p3  108 r
        vmovdqa64 zmm31, zmm25                       ;   465.7         58 r copy
        vpternlogd zmm31, zmm1, [r8 + 448], 0x78     ;   469.7 p0+p2   58 r
        vmovdqu64 zmm8, [rbp + 5888]                 ;   348.2 p3      50 next reload
        vpternlogd zmm17, zmm8, [r9 + 9472], 0x36    ;   470.2 p5+p2   59 r
        vpxord zmm17, zmm17, [rbp + 1216]            ;   471.2 p0+p3  108 r
        vmovdqu64 zmm8, [r9 + 9536]                  ;   350.0 p2      68 k2.5 reload
        vmovdqu64 [rbp + 5888], zmm25                ;   465.7 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 6016]                ;   350.2 p3      50 next reload
        vpternlogd zmm9, zmm25, zmm8, 0x36           ;   471.2 p5      59 r
        vpxord zmm9, zmm9, [rbp + 1280]              ;   472.2 p0+p2  108 r
        vmovdqa64 zmm25, zmm7                        ;   461.7         58 r copy
        vpternlogd zmm25, zmm13, [r8 + 128], 0x78    ;   472.2 p5+p3   58 r
        vmovdqa64 zmm8, zmm16                        ;   462.2         58 r copy
        vpternlogd zmm8, zmm23, [r8 + 192], 0x78     ;   472.7 p0+p2   58 r
        vmovdqu64 [rbp + 6016], zmm16                ;   462.2 p7+p4  108 r spill
        vmovdqa64 zmm16, zmm14                       ;   452.7         58 r copy
        vpternlogd zmm16, zmm17, [r8 + 256], 0x78    ;   473.2 p5+p3   58 r
        vmovdqu64 [rbp + 5376], zmm14                ;   452.7 p8+p9  108 r spill
        vmovdqa64 zmm14, zmm15                       ;   453.2         58 r copy
        vpternlogd zmm14, zmm9, [r8 + 320], 0x78     ;   473.7 p0+p2   58 r
        vmovdqu64 [rbp + 5440], zmm15                ;   453.2 p7+p4  108 r spill
        vmovdqu64 zmm15, [r8 + 1600]                 ;   353.2 p3      68 k2.9 reload
        vpternlogd zmm22, zmm15, [rbp + 5056], 0x78  ;   474.2 p5+p2   58 r
        vpternlogd zmm4, zmm22, [r9 + 9920], 0x1e    ;   475.2 p0+p3   59 r
        vpxord zmm4, zmm4, [rbp + 1664]              ;   476.2 p5+p2  108 r
        vpxord zmm22, zmm22, [rbp + 576]             ;   475.7 p0+p3  108 r
        vmovdqu64 [rbp + 4544], zmm7                 ;   461.7 p8+p9  108 r spill
        vmovdqa64 zmm7, zmm26                        ;   465.2         58 r copy
        vpternlogd zmm7, zmm28, [r8 + 640], 0x78     ;   476.2 p5+p2   58 r
        vmovdqu64 [rbp + 4032], zmm26                ;   465.2 p7+p4  108 r spill
        vmovdqa64 zmm26, zmm18                       ;   466.2         58 r copy
        vpternlogd zmm26, zmm27, [r8 + 768], 0x78    ;   476.7 p0+p3   58 r
        vmovdqu64 [rbp + 4736], zmm18                ;   466.2 p8+p9  108 r spill
        vmovdqa64 zmm18, zmm21                       ;   466.7         58 r copy
        vpternlogd zmm18, zmm24, [r8 + 832], 0x78    ;   477.2 p5+p2   58 r
        vmovdqu64 [rbp + 4160], zmm21                ;   466.7 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm12                       ;   463.2         58 r copy
        vpternlogd zmm21, zmm4, [r8 + 704], 0x78     ;   477.7 p0+p3   58 r
        vmovdqu64 [rbp + 6464], zmm12                ;   463.2 p8+p9  108 r spill
        vmovdqu64 zmm12, [rbp + 3968]                ;   358.0 p2      50 next reload
        vpternlogd zmm3, zmm12, [r9 + 10176], 0x36   ;   478.2 p5+p3   59 r
        vpxord zmm3, zmm3, [rbp + 896]               ;   479.2 p0+p2  108 r
        vmovdqa64 zmm12, zmm19                       ;   447.2         59 r copy
        vpternlogd zmm12, zmm10, [r9 + 8704], 0x1e   ;   479.2 p5+p3   59 r
        vmovdqu64 [rbp + 3968], zmm19                ;   447.2 p7+p4  108 r spill
        vmovdqa64 zmm19, zmm23                       ;   470.7         59 r copy
        vpternlogd zmm19, zmm0, [r9 + 8384], 0x1e    ;   479.7 p0+p2   59 r
        vmovdqu64 [rbp + 5824], zmm23                ;   470.7 p8+p9  108 r spill
        vmovdqa64 zmm23, zmm17                       ;   472.2         59 r copy
        vpternlogd zmm23, zmm25, [r9 + 8448], 0x1e   ;   480.2 p5+p3   59 r
        vmovdqu64 [rbp + 4864], zmm17                ;   472.2 p7+p4  108 r spill
        vmovdqa64 zmm17, zmm9                        ;   473.2         59 r copy
        vpternlogd zmm17, zmm8, [r9 + 8512], 0x1e    ;   480.7 p0+p2   59 r
        vmovdqu64 [rbp + 6656], zmm9                 ;   473.2 p8+p9  108 r spill
        vmovdqa64 zmm9, zmm2                         ;   445.7         59 r copy
        vpternlogd zmm9, zmm16, [r9 + 8576], 0x1e    ;   481.2 p5+p3   59 r
        vmovdqu64 [rbp + 4096], zmm2                 ;   445.7 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm20                        ;   454.2         58 r copy
        vpternlogd zmm2, zmm3, [r8 + 960], 0x78      ;   481.7 p0+p2   58 r
        vmovdqu64 [rbp + 5696], zmm20                ;   454.2 p8+p9  108 r spill
        vmovdqa64 zmm20, zmm1                        ;   461.2         59 r copy
        vpternlogd zmm20, zmm14, [r9 + 8640], 0x1e   ;   482.2 p5+p3   59 r
        vmovdqu64 [rbp + 6784], zmm1                 ;   461.2 p7+p4  108 r spill
        vmovdqa64 zmm1, zmm3                         ;   480.2         59 r copy
        vpternlogd zmm1, zmm18, [r9 + 9152], 0x1e    ;   482.7 p0+p2   59 r
        vmovdqu64 [rbp + 5120], zmm3                 ;   480.2 p8+p9  108 r spill
        vmovdqa64 zmm3, zmm29                        ;   460.2         59 r copy
        vpternlogd zmm3, zmm2, [r9 + 8256], 0x1e     ;   483.2 p5+p3   59 r
        vmovdqu64 [rbp + 4288], zmm29                ;   460.2 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 5056]                ;   364.0 p2      50 next reload
        vpternlogd zmm6, zmm29, [r9 + 9792], 0x36    ;   483.7 p0+p3   59 r
        vpxord zmm6, zmm6, [rbp + 1536]              ;   484.7 p5+p2  108 r
        vmovdqa64 zmm29, zmm27                       ;   465.2         59 r copy
        vpternlogd zmm29, zmm7, [r9 + 8960], 0x1e    ;   484.7 p0+p3   59 r
        vmovdqu64 [rbp + 5056], zmm27                ;   465.2 p8+p9  108 r spill
        vmovdqa64 zmm27, zmm24                       ;   463.7         59 r copy
        vpternlogd zmm27, zmm21, [r9 + 9024], 0x1e   ;   485.2 p5+p2   59 r
        vmovdqu64 [rbp + 4992], zmm24                ;   463.7 p7+p4  108 r spill
        vmovdqa64 zmm24, zmm22                       ;   476.7         58 r copy
        vpternlogd zmm24, zmm6, [r8 + 576], 0x78     ;   485.7 p0+p3   58 r
        vmovdqu64 [rbp + 7040], zmm22                ;   476.7 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm6                        ;   485.7         59 r copy
        vpternlogd zmm22, zmm31, [r9 + 8768], 0x1e   ;   486.2 p5+p2   59 r
        vmovdqu64 [rbp + 4928], zmm6                 ;   485.7 p7+p4  108 r spill
        vmovdqa64 zmm6, zmm4                         ;   477.2         59 r copy
        vpternlogd zmm6, zmm24, [r9 + 8896], 0x1e    ;   486.7 p0+p3   59 r
        vmovdqu64 [rbp + 5504], zmm4                 ;   477.2 p8+p9  108 r spill
        vmovdqu64 zmm4, [rbp + 4480]                 ;   368.0 p2      50 next reload
        vpternlogd zmm30, zmm4, [r9 + 10112], 0x36   ;   487.2 p5+p3   59 r
        vmovdqu64 zmm4, [r8 + 1728]                  ;   369.0 p2      50 next
        vpxord zmm4, zmm4, zmm1                      ;   487.7 p0      50 next
        vmovdqu64 zmm1, [r8 + 1792]                  ;   369.2 p3      50 next
        vpxord zmm30, zmm30, [rbp + 1856]            ;   488.2 p5+p2  108 r
        vpxord zmm15, zmm15, zmm27                   ;   488.7 p0      50 next
        vmovdqu64 zmm27, [r8 + 1856]                 ;   370.2 p3      50 next
        vpxord zmm27, zmm27, zmm3                    ;   489.2 p5      50 next
        vmovdqu64 zmm3, [r8 + 1920]                  ;   371.0 p2      50 next
        vmovdqu64 [rbp + 4480], zmm21                ;   478.7 p7+p4   58 r spill
        vmovdqu64 zmm21, [r8 + 1984]                 ;   371.2 p3      50 next
        vpxord zmm21, zmm21, zmm19                   ;   489.7 p0      50 next
        vmovdqu64 zmm19, [r8 + 1024]                 ;   372.0 p2      50 next
        vpxord zmm19, zmm19, zmm23                   ;   490.2 p5      50 next
        vmovdqu64 zmm23, [r8 + 1088]                 ;   372.2 p3      50 next
        vpxord zmm23, zmm23, zmm17                   ;   490.7 p0      50 next
        vmovdqu64 zmm17, [r8 + 1152]                 ;   373.0 p2      50 next
        vpxord zmm17, zmm17, zmm9                    ;   491.2 p5      50 next
        vmovdqu64 zmm9, [r8 + 1216]                  ;   373.2 p3      50 next
        vpxord zmm9, zmm9, zmm20                     ;   491.7 p0      50 next
        vmovdqu64 zmm20, [r8 + 1280]                 ;   374.0 p2      50 next
        vpxord zmm20, zmm20, zmm12                   ;   492.2 p5      50 next
        vmovdqu64 zmm12, [r8 + 1344]                 ;   374.2 p3      50 next
        vpxord zmm12, zmm12, zmm22                   ;   492.7 p0      50 next
        vmovdqu64 zmm22, [r8 + 1408]                 ;   375.0 p2      50 next
        vmovdqu64 [rbp + 6272], zmm31                ;   470.7 p8+p9   58 r spill
        vmovdqu64 zmm31, [r8 + 1472]                 ;   375.2 p3      50 next
        vpxord zmm31, zmm31, zmm6                    ;   493.2 p5      50 next
        vmovdqu64 zmm6, [r8 + 1536]                  ;   376.0 p2      50 next
        vpxord zmm6, zmm6, zmm29                     ;   493.7 p0      50 next
        vmovdqu64 zmm29, [r8 + 1664]                 ;   376.2 p3      50 next
        vmovdqu64 [rbp + 5760], zmm10                ;   467.2 p7+p4   58 r spill
        vmovdqa64 zmm10, zmm11                       ;   451.7         58 r copy
        vpternlogd zmm10, zmm30, [r8 + 896], 0x78    ;   494.2 p5+p2   58 r
        vmovdqu64 [rbp + 4224], zmm11                ;   451.7 p8+p9  108 r spill
        vmovdqa64 zmm11, zmm30                       ;   489.2         59 r copy
        vpternlogd zmm11, zmm26, [r9 + 9088], 0x1e   ;   494.7 p0+p3   59 r
        vpxord zmm29, zmm29, zmm11                   ;   495.7 p5      50 next
        vmovdqu64 zmm11, [rbp + 6336]                ;   438.2 p2      58 r
        vpternlogd zmm11, zmm5, [r8], 0x6c           ;   495.7 p0+p3   58 r
        vmovdqu64 [rbp + 4608], zmm5                 ;   457.2 p7+p4  108 r spill
        vmovdqa64 zmm5, zmm13                        ;   469.7         59 r copy
        vpternlogd zmm5, zmm11, [r9 + 8320], 0x1e    ;   496.7 p5+p2   59 r
        vpxord zmm3, zmm3, zmm5                      ;   497.7 p0      50 next
        vpxord zmm5, zmm17, zmm6                     ;   497.2 p5      41 next
        vmovdqu64 [rbp + 4800], zmm30                ;   489.2 p8+p9  108 r spill
        vpxord zmm30, zmm6, zmm12                    ;   497.7 p0      41 next
        vmovdqu64 [rbp + 4672], zmm13                ;   469.7 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm30                       ;   498.7         41 next copy
        vmovdqu64 [rbp + 7168], zmm26                ;   477.7 p8+p9   58 r spill
        vpxord zmm26, zmm17, zmm9                    ;   498.2 p5      41 next
        vmovdqu64 [rbp + 6144], zmm14                ;   474.7 p7+p4   58 r spill
        vmovdqa64 zmm14, zmm17                       ;   492.2         41 next copy
        vmovdqu64 [rbp + 5568], zmm16                ;   474.2 p8+p9   58 r spill
        vmovdqa64 zmm16, zmm17                       ;   492.2         41 next copy
        vpternlogd zmm16, zmm20, zmm15, 0x60         ;   498.7 p0      41 next
        vpternlogd zmm16, zmm31, zmm6, 0x87          ;   499.7 p5      41 next
        vmovdqu64 [rbp + 5952], zmm8                 ;   473.7 p7+p4   58 r spill
        vmovdqa64 zmm8, zmm9                         ;   492.7         41 next copy
        vpternlogd zmm8, zmm17, zmm31, 0x78          ;   499.7 p0      41 next
        vmovdqu64 [rbp + 6080], zmm25                ;   473.2 p8+p9   58 r spill
        vmovdqa64 zmm25, zmm8                        ;   500.7         41 next copy
        vpternlogd zmm25, zmm5, zmm15, 0x78          ;   500.7 p5      41 next
        vmovdqu64 [rbp + 6208], zmm0                 ;   467.7 p7+p4   58 r spill
        vmovdqa64 zmm0, zmm15                        ;   489.7         41 next copy
        vmovdqu64 [rbp + 7296], zmm11                ;   496.7 p8+p9   58 r spill
        vpandd zmm11, zmm15, zmm29                   ;   500.7 p0      41 next
        vmovdqu64 [rbp + 6400], zmm2                 ;   482.7 p7+p4   58 r spill
        vpandd zmm2, zmm15, zmm31                    ;   501.2 p5      41 next
        vmovdqu64 [rbp + 6720], zmm18                ;   478.2 p8+p9   58 r spill
        vmovdqa64 zmm18, zmm15                       ;   489.7         41 next copy
        vmovdqu64 [rbp + 5632], zmm7                 ;   477.2 p7+p4   58 r spill
        vpxord zmm7, zmm11, zmm31                    ;   501.7 p0      41 next
        vmovdqu64 [rbp + 7360], zmm24                ;   486.7 p8+p9   58 r spill
        vmovdqa64 zmm24, zmm15                       ;   489.7         41 next copy
        vpternlogd zmm24, zmm9, zmm20, 0x78          ;   502.2 p5      41 next
        vmovdqu64 [rbp + 5184], zmm27                ;   490.2 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm24                       ;   503.2         41 next copy
        vmovdqu64 [rbp + 6528], zmm3                 ;   498.7 p8+p9   50 next spill
        vpxord zmm3, zmm20, zmm29                    ;   502.7 p0      41 next
        vmovdqu64 [rbp + 6592], zmm21                ;   490.7 p7+p4   50 next spill
        vmovdqu64 zmm21, [rbp + 6528]                ;   498.7 p3      41 next
        vmovdqu64 [rbp + 6848], zmm19                ;   491.2 p8+p9   50 next spill
        vmovdqu64 zmm19, [rbp + 6592]                ;   490.7 p2      41 next
        vmovdqu64 [rbp + 6976], zmm4                 ;   488.7 p7+p4   50 next spill
        vmovdqu64 zmm4, [rbp + 6848]                 ;   491.2 p3      41 next
        vpandd zmm21, zmm21, [rbp + 6976]            ;   504.7 p5+p2   41 next
        vmovdqu64 [rbp + 6912], zmm21                ;   505.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 6976]                ;   488.7 p3      41 next
        vmovdqu64 [rbp + 7232], zmm23                ;   491.7 p7+p4   50 next spill
        vmovdqu64 zmm23, [rbp + 6912]                ;   505.7 p2      41 next
        vpandd zmm21, zmm21, [rbp + 7232]            ;   503.7 p0+p3   41 next
        vpandd zmm19, zmm19, [rbp + 7232]            ;   504.2 p5+p2   41 next
        vpxord zmm23, zmm23, zmm19                   ;   511.7 p0      41 next
        vmovdqu64 [rbp + 7104], zmm19                ;   505.2 p8+p9   41 next spill
        vpxord zmm19, zmm20, zmm12                   ;   505.2 p5      41 next
        vpternlogd zmm8, zmm31, zmm19, 0x78          ;   506.2 p0      41 next
        vpternlogd zmm2, zmm5, zmm19, 0x78           ;   506.2 p5      41 next
        vpxord zmm2, zmm2, zmm29                     ;   507.2 p0      41 next
        vmovdqu64 [rbp + 7424], zmm23                ;   512.7 p7+p4   41 next spill
        vpxord zmm23, zmm20, zmm9                    ;   507.2 p5      41 next
        vpandd zmm0, zmm0, zmm23                     ;   508.2 p0      41 next
        vpternlogd zmm8, zmm30, zmm0, 0x96           ;   509.2 p5      41 next
        vmovdqu64 [rbp + 7488], zmm21                ;   504.7 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm20                       ;   493.2         41 next copy
        vmovdqu64 [rbp + 7552], zmm15                ;   489.7 p7+p4   50 next spill
        vmovdqu64 zmm15, [rbp + 7488]                ;   504.7 p3      41 next
        vmovdqu64 [rbp + 7616], zmm30                ;   498.7 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm20                       ;   493.2         41 next copy
        vmovdqu64 [rbp + 7680], zmm11                ;   501.7 p7+p4   41 next spill
        vpandd zmm11, zmm31, zmm3                    ;   508.7 p0      41 next
        vpternlogd zmm0, zmm16, zmm11, 0x96          ;   509.7 p5      41 next
        vmovdqu64 [rbp + 7744], zmm0                 ;   510.7 p8+p9   41 next spill
        vpandd zmm0, zmm9, zmm3                      ;   509.7 p0      41 next
        vpternlogd zmm0, zmm12, zmm6, 0x78           ;   510.7 p5      41 next
        vpxord zmm14, zmm14, zmm0                    ;   511.7 p0      41 next
        vpternlogd zmm0, zmm9, zmm19, 0x1e           ;   511.7 p5      41 next
        vmovdqu64 [rbp + 7808], zmm14                ;   512.7 p7+p4   41 next spill
        vpandd zmm14, zmm19, zmm12                   ;   511.7 p0      41 next
        vpternlogd zmm14, zmm17, zmm9, 0x78          ;   512.7 p5      41 next
        vpternlogd zmm19, zmm14, zmm3, 0x6c          ;   513.7 p0      41 next
        vmovdqu64 [rbp + 7872], zmm0                 ;   512.7 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm12                        ;   493.7         41 next copy
        vmovdqu64 [rbp + 7936], zmm19                ;   514.7 p7+p4   41 next spill
        vmovdqu64 zmm19, [rbp + 4416]                ;   468.2 p2      59 r
        vpternlogd zmm19, zmm28, [r9 + 8832], 0x36   ;   513.2 p5+p3   59 r
        vpxord zmm22, zmm22, zmm19                   ;   514.2 p0      50 next
        vmovdqa64 zmm19, zmm14                       ;   513.7         41 next copy
        vpternlogd zmm19, zmm22, zmm26, 0x78         ;   515.2 p5      41 next
        vpternlogd zmm8, zmm11, zmm19, 0x69          ;   516.2 p0      41 next
        vmovdqu64 zmm11, [rbp + 6336]                ;   438.2 p2      59 r
        vpternlogd zmm11, zmm10, [r9 + 8192], 0x1e   ;   515.2 p5+p3   59 r
        vmovdqu64 zmm19, [rbp + 7232]                ;   491.7 p2      41 next
        vpandd zmm19, zmm19, [rbp + 6528]            ;   515.7 p0+p3   41 next
        vpxord zmm1, zmm1, zmm11                     ;   516.2 p5      50 next
        vmovdqu64 zmm11, [rbp + 6848]                ;   491.2 p2      41 next
        vpxord zmm11, zmm11, zmm19                   ;   516.7 p0      41 next
        vmovdqu64 [rbp + 8000], zmm28                ;   459.7 p8+p9  108 r spill
        vmovdqu64 zmm28, [rbp + 6848]                ;   491.2 p3      41 next
        vpxord zmm28, zmm28, [rbp + 5184]            ;   517.2 p5+p2   41 next
        vmovdqu64 [rbp + 8064], zmm10                ;   495.2 p7+p4   58 r spill
        vmovdqu64 zmm10, [rbp + 6976]                ;   488.7 p3      41 next
        vmovdqu64 [rbp + 8128], zmm8                 ;   517.2 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 6592]                 ;   490.7 p2      41 next
        vpandd zmm13, zmm13, zmm22                   ;   517.7 p0      41 next
        vpternlogd zmm13, zmm23, zmm31, 0x78         ;   518.7 p5      41 next
        vmovdqu64 zmm23, [rbp + 6592]                ;   490.7 p3      41 next
        vpxord zmm27, zmm27, zmm13                   ;   519.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 7232]                ;   491.7 p2      41 next
        vpandd zmm13, zmm13, [rbp + 5184]            ;   519.2 p5+p3   41 next
        vpternlogd zmm3, zmm27, zmm12, 0x6c          ;   520.7 p0      41 next
        vpternlogd zmm27, zmm9, zmm6, 0x78           ;   520.7 p5      41 next
        vpandd zmm18, zmm18, zmm22                   ;   520.7 p0      41 next
        vpternlogd zmm18, zmm17, zmm29, 0x78         ;   521.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 6592]                ;   490.7 p2      41 next
        vpandd zmm17, zmm17, [rbp + 6528]            ;   521.7 p0+p3   41 next
        vpternlogd zmm26, zmm18, zmm6, 0x6c          ;   522.7 p5      41 next
        vpternlogd zmm9, zmm26, zmm22, 0x6c          ;   523.7 p0      41 next
        vpternlogd zmm9, zmm29, zmm5, 0x78           ;   524.7 p5      41 next
        vpxord zmm30, zmm30, zmm9                    ;   525.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 6848]                 ;   491.2 p2      41 next
        vpandd zmm21, zmm21, zmm22                   ;   524.2 p5      41 next
        vpternlogd zmm21, zmm5, zmm12, 0x78          ;   525.2 p0      41 next
        vmovdqu64 zmm5, [rbp + 7232]                 ;   491.7 p3      41 next
        vpternlogd zmm26, zmm21, zmm7, 0x96          ;   526.2 p5      41 next
        vmovdqu64 zmm21, [rbp + 6848]                ;   491.2 p2      41 next
        vpandd zmm21, zmm21, [rbp + 5184]            ;   525.7 p0+p3   41 next
        vpandd zmm0, zmm0, zmm22                     ;   526.2 p5      41 next
        vpternlogd zmm16, zmm0, zmm2, 0x96           ;   527.2 p0      41 next
        vpternlogd zmm0, zmm6, zmm31, 0x87           ;   527.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 7232]                 ;   491.7 p2      41 next
        vpternlogd zmm16, zmm18, zmm25, 0x96         ;   528.2 p0      41 next
        vmovdqu64 zmm18, [rbp + 6848]                ;   491.2 p3      41 next
        vmovdqu64 [rbp + 8192], zmm25                ;   501.7 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm22                       ;   515.2         41 next copy
        vpternlogd zmm25, zmm31, zmm31, 0x3f         ;   528.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 6976]                ;   488.7 p2      41 next
        vpternlogd zmm20, zmm24, zmm25, 0x6a         ;   529.2 p0      41 next
        vmovdqu64 zmm24, [rbp + 8128]                ;   517.2 p3      41 next
        vpternlogd zmm2, zmm14, zmm20, 0x96          ;   530.2 p5      41 next
        vmovdqu64 zmm14, [rbp + 5184]                ;   490.2 p2      41 next
        vmovdqu64 zmm20, [r11 + 8768]                ;   422.2 p3      44 next
        vpternlogd zmm25, zmm7, zmm29, 0x78          ;   529.7 p0      41 next
        vmovdqu64 zmm7, [r11 + 8832]                 ;   423.0 p2      44 next
        vpternlogd zmm29, zmm12, zmm22, 0x6c         ;   530.2 p5      41 next
        vpxord zmm14, zmm14, zmm16                   ;   530.7 p0      41 next
        vmovdqu64 zmm16, [r11 + 9024]                ;   423.2 p3      44 next
        vpxord zmm9, zmm9, zmm13                     ;   531.2 p5      41 next
        vpxord zmm2, zmm2, [r11 + 8640]              ;   531.7 p0+p2   44 next
        vpandd zmm4, zmm4, zmm1                      ;   532.2 p5      41 next
        vpxord zmm15, zmm15, zmm4                    ;   533.2 p0      41 next
        vpandd zmm6, zmm6, zmm15                     ;   534.2 p5      41 next
        vpternlogd zmm6, zmm17, zmm28, 0x78          ;   535.2 p0      41 next
        vpandd zmm18, zmm18, zmm15                   ;   534.2 p5      41 next
        vmovdqu64 [rbp + 8128], zmm2                 ;   532.7 p8+p9   44 next spill
        vmovdqu64 zmm2, [r11 + 9088]                 ;   424.2 p3      44 next
        vmovdqu64 [rbp + 8256], zmm14                ;   531.7 p7+p4   41 next spill
        vmovdqu64 zmm14, [r11 + 8192]                ;   425.0 p2      44 next
        vmovdqu64 [rbp + 8320], zmm25                ;   530.7 p8+p9   41 next spill
        vmovdqu64 zmm25, [r11 + 8256]                ;   425.2 p3      44 next
        vmovdqu64 [rbp + 8384], zmm26                ;   527.2 p7+p4   41 next spill
        vmovdqu64 zmm26, [r11 + 8320]                ;   426.0 p2      44 next
        vpxord zmm26, zmm26, [rbp + 8256]            ;   537.7 p0+p3   44 next
        vpandd zmm10, zmm10, zmm1                    ;   535.2 p5      41 next
        vpxord zmm8, zmm8, zmm1                      ;   535.7 p0      41 next
        vpternlogd zmm8, zmm28, zmm10, 0x78          ;   536.7 p5      41 next
        vpandd zmm5, zmm5, zmm1                      ;   536.7 p0      41 next
        vpxord zmm24, zmm24, zmm1                    ;   537.2 p5      41 next
        vpxord zmm25, zmm25, zmm24                   ;   538.2 p0      44 next
        vmovdqu64 [rbp + 8448], zmm25                ;   539.2 p8+p9   44 next spill
        vmovdqu64 zmm25, [r11 + 8384]                ;   427.0 p2      44 next
        vmovdqu64 [rbp + 8512], zmm26                ;   538.7 p7+p4   44 next spill
        vmovdqu64 zmm26, [r11 + 8448]                ;   427.2 p3      44 next
        vmovdqu64 [rbp + 8576], zmm24                ;   538.2 p8+p9   41 next spill
        vmovdqu64 zmm24, [r11 + 8512]                ;   428.0 p2      44 next
        vmovdqu64 [rbp + 8640], zmm6                 ;   536.2 p7+p4   41 next spill
        vmovdqu64 zmm6, [r11 + 8576]                 ;   428.2 p3      44 next
        vmovdqu64 [rbp + 8704], zmm9                 ;   532.2 p8+p9   41 next spill
        vmovdqu64 zmm9, [r11 + 8704]                 ;   429.0 p2      44 next
        vmovdqu64 [rbp + 8768], zmm18                ;   535.2 p7+p4   41 next spill
        vmovdqu64 zmm18, [rbp + 8512]                ;   538.7 p3      41 next
        vmovdqu64 [rbp + 8832], zmm21                ;   526.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 8512]                ;   538.7 p2      41 next
        vpternlogd zmm12, zmm27, [rbp + 7936], 0x96  ;   538.2 p5+p3   41 next
        vmovdqu64 zmm27, [rbp + 7808]                ;   512.7 p2      41 next reload
        vpternlogd zmm0, zmm3, zmm27, 0x96           ;   538.7 p0      41 next
        vmovdqa64 zmm3, zmm11                        ;   517.7         41 next copy
        vpxord zmm9, zmm9, zmm12                     ;   539.2 p5      44 next
        vpxord zmm18, zmm18, zmm9                    ;   544.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 7872]                ;   512.7 p3      41 next reload
        vpternlogd zmm22, zmm12, [rbp + 7936], 0x96  ;   540.2 p5+p2   41 next
        vmovdqu64 zmm12, [rbp + 8448]                ;   539.2 p3      41 next
        vpxord zmm12, zmm12, [rbp + 8512]            ;   545.2 p0+p2   41 next
        vmovdqu64 zmm27, [rbp + 6592]                ;   490.7 p3      50 next reload
        vpternlogd zmm19, zmm27, [rbp + 6848], 0x78  ;   541.2 p5+p2   41 next
        vpternlogd zmm8, zmm1, zmm19, 0x48           ;   542.2 p0      41 next
        vpternlogd zmm8, zmm17, zmm13, 0x96          ;   543.2 p5      41 next
        vmovdqu64 zmm17, [rbp + 6976]                ;   488.7 p3      50 next reload
        vpternlogd zmm19, zmm28, zmm17, 0xd7         ;   542.7 p0      41 next
        vpternlogd zmm22, zmm27, [rbp + 8192], 0x96  ;   543.2 p5+p2   41 next
        vpxord zmm26, zmm26, zmm22                   ;   544.2 p0      44 next
        vmovdqu64 [rbp + 8192], zmm9                 ;   540.2 p7+p4   44 next spill
        vmovdqa64 zmm9, zmm27                        ;   496.7         41 next copy
        vpternlogd zmm9, zmm17, [rbp + 6528], 0x6a   ;   544.2 p5+p3   41 next
        vpternlogd zmm4, zmm9, [rbp + 6528], 0x6c    ;   545.2 p0+p2   41 next
        vpternlogd zmm9, zmm27, zmm1, 0x6c           ;   545.2 p5      41 next
        vpternlogd zmm4, zmm11, [rbp + 7232], 0x78   ;   546.2 p0+p3   41 next
        vpternlogd zmm28, zmm9, [rbp + 7104], 0x6c   ;   546.2 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 6848]                ;   491.2 p3      50 next reload
        vmovdqu64 [rbp + 7104], zmm12                ;   546.2 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm27                       ;   496.7         41 next copy
        vpternlogd zmm12, zmm17, zmm11, 0xe0         ;   546.7 p0      41 next
        vmovdqu64 [rbp + 7936], zmm18                ;   545.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm27                       ;   496.7         41 next copy
        vpternlogd zmm18, zmm17, [rbp + 7232], 0x6a  ;   547.2 p5+p2   41 next
        vpxord zmm3, zmm3, zmm18                     ;   548.2 p0      41 next
        vpxord zmm10, zmm10, zmm3                    ;   549.2 p5      41 next
        vpternlogd zmm10, zmm11, [rbp + 7424], 0x78  ;   550.2 p0+p3   41 next
        vmovdqu64 zmm11, [rbp + 7616]                ;   498.7 p2      41 next reload
        vpternlogd zmm30, zmm11, [rbp + 7552], 0x78  ;   549.2 p5+p3   41 next
        vmovdqu64 zmm11, [rbp + 7680]                ;   501.7 p2      41 next reload
        vpternlogd zmm29, zmm11, [rbp + 7744], 0x96  ;   549.7 p0+p3   41 next
        vmovdqu64 zmm11, [rbp + 8448]                ;   539.2 p2      41 next
        vpandd zmm11, zmm11, [rbp + 7936]            ;   551.7 p5+p3   41 next
        vpxord zmm31, zmm31, zmm29                   ;   550.7 p0      41 next
        vmovdqu64 zmm29, [rbp + 8128]                ;   532.7 p2      41 next
        vpandd zmm29, zmm29, [rbp + 7104]            ;   552.2 p5+p3   41 next
        vpxord zmm14, zmm14, zmm31                   ;   551.7 p0      44 next
        vmovdqu64 [rbp + 7744], zmm29                ;   553.2 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 8448]                ;   539.2 p2      41 next
        vpxord zmm29, zmm29, zmm14                   ;   552.7 p5      41 next
        vmovdqu64 [rbp + 7680], zmm29                ;   553.7 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm14                       ;   552.7         41 next copy
        vmovdqu64 [rbp + 7552], zmm11                ;   552.7 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm26                       ;   545.2         41 next copy
        vmovdqu64 [rbp + 7616], zmm26                ;   545.2 p7+p4   44 next spill
        vmovdqa64 zmm26, zmm27                       ;   496.7         41 next copy
        vpternlogd zmm26, zmm15, [rbp + 5184], 0x28  ;   552.7 p0+p3   41 next
        vpternlogd zmm26, zmm10, [rbp + 8576], 0x69  ;   553.7 p5+p2   41 next
        vpxord zmm7, zmm7, zmm26                     ;   554.7 p0      44 next
        vmovdqu64 zmm10, [rbp + 8832]                ;   526.7 p3      41 next reload
        vmovdqa64 zmm26, zmm17                       ;   494.7         41 next copy
        vpternlogd zmm26, zmm5, zmm10, 0x60          ;   554.2 p5      41 next
        vpternlogd zmm26, zmm15, [rbp + 6912], 0x96  ;   555.2 p0+p2   41 next
        vmovdqu64 zmm15, [rbp + 5184]                ;   490.2 p3      50 next reload
        vmovdqu64 [rbp + 6912], zmm7                 ;   555.7 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 6528]                 ;   498.7 p2      50 next reload
        vpternlogd zmm17, zmm7, zmm15, 0x78          ;   555.2 p5      41 next
        vpandd zmm23, zmm23, zmm17                   ;   556.2 p0      41 next
        vmovdqu64 [rbp + 6976], zmm14                ;   552.7 p7+p4   44 next spill
        vmovdqu64 zmm14, [rbp + 7936]                ;   545.7 p3      41 next
        vmovdqu64 zmm10, [rbp + 6976]                ;   552.7 p2      41 next
        vpternlogd zmm8, zmm17, [rbp + 6848], 0x78   ;   556.2 p5+p3   41 next
        vmovdqu64 [rbp + 8576], zmm8                 ;   557.2 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm5                         ;   537.7         41 next copy
        vpternlogd zmm8, zmm23, zmm19, 0x96          ;   557.2 p0      41 next
        vpternlogd zmm8, zmm9, zmm1, 0x78            ;   558.2 p5      41 next
        vpternlogd zmm22, zmm4, zmm8, 0x96           ;   559.2 p0      41 next
        vmovdqa64 zmm4, zmm15                        ;   496.2         41 next copy
        vpternlogd zmm4, zmm1, [rbp + 7424], 0x6a    ;   558.2 p5+p2   41 next
        vmovdqu64 zmm8, [rbp + 8128]                 ;   532.7 p3      41 next
        vmovdqu64 zmm9, [rbp + 8192]                 ;   540.2 p2      44 next reload
        vpandd zmm8, zmm8, zmm9                      ;   558.7 p0      41 next
        vpternlogd zmm13, zmm27, zmm4, 0x78          ;   559.2 p5      41 next
        vpternlogd zmm17, zmm26, zmm13, 0x69         ;   560.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 8704]                ;   532.2 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 8768]                ;   535.2 p2      41 next
        vpternlogd zmm26, zmm7, zmm13, 0x78          ;   560.2 p5      41 next
        vpternlogd zmm12, zmm7, zmm4, 0x78           ;   560.7 p0      41 next
        vpxord zmm16, zmm16, zmm22                   ;   561.2 p5      44 next
        vmovdqu64 zmm22, [rbp + 7808]                ;   512.7 p3      41 next reload
        vpternlogd zmm7, zmm22, [rbp + 8384], 0x96   ;   561.7 p0+p2   41 next
        vpternlogd zmm1, zmm4, [rbp + 7488], 0x60    ;   562.2 p5+p3   41 next
        vmovdqu64 zmm4, [rbp + 8128]                 ;   532.7 p2      41 next
        vmovdqu64 zmm22, [rbp + 8128]                ;   532.7 p3      41 next
        vmovdqu64 zmm27, [rbp + 7616]                ;   545.2 p2      44 next reload
        vpandd zmm22, zmm22, zmm27                   ;   562.7 p0      41 next
        vpternlogd zmm26, zmm18, zmm1, 0x96          ;   563.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 8512]                 ;   538.7 p3      41 next
        vmovdqu64 zmm18, [rbp + 8512]                ;   538.7 p2      41 next
        vpxord zmm25, zmm25, zmm7                    ;   563.7 p0      44 next
        vpandd zmm1, zmm1, zmm27                     ;   564.2 p5      41 next
        vpxord zmm21, zmm21, zmm25                   ;   564.7 p0      41 next
        vpternlogd zmm23, zmm5, [rbp + 8832], 0x96   ;   565.2 p5+p3   41 next
        vmovdqu64 zmm5, [rbp + 6912]                 ;   555.7 p2      41 next
        vpternlogd zmm3, zmm28, zmm23, 0x96          ;   566.2 p0      41 next
        vpternlogd zmm19, zmm15, zmm23, 0x1e         ;   566.2 p5      41 next
        vmovdqu64 zmm15, [rbp + 8512]                ;   538.7 p3      44 next reload
        vmovdqu64 zmm23, [rbp + 8128]                ;   532.7 p2      44 next reload
        vmovdqu64 zmm28, [rbp + 6976]                ;   552.7 p3      41 next
        vpternlogd zmm28, zmm23, zmm15, 0x60         ;   566.7 p0      41 next
        vpternlogd zmm19, zmm13, [rbp + 8832], 0x78  ;   567.2 p5+p2   41 next
        vpternlogd zmm31, zmm3, [rbp + 8640], 0x96   ;   567.7 p0+p3   41 next
        vmovdqu64 zmm3, [rbp + 6912]                 ;   555.7 p2      41 next
        vpxord zmm20, zmm20, zmm31                   ;   568.7 p5      44 next
        vmovdqu64 zmm13, [rbp + 8320]                ;   530.7 p3      41 next reload
        vmovdqu64 zmm31, [rbp + 7232]                ;   491.7 p2      50 next reload
        vpternlogd zmm0, zmm31, zmm13, 0x96          ;   568.7 p0      41 next
        vpternlogd zmm13, zmm30, [rbp + 6848], 0x96  ;   569.2 p5+p3   41 next
        vpternlogd zmm12, zmm19, zmm13, 0x96         ;   570.2 p0      41 next
        vmovdqu64 zmm19, [rbp + 6912]                ;   555.7 p2      41 next
        vpxord zmm2, zmm2, zmm12                     ;   571.2 p5      44 next
        vpxord zmm24, zmm24, zmm13                   ;   570.7 p0      44 next
        vmovdqu64 zmm12, [rbp + 8448]                ;   539.2 p3      44 next reload
        vmovdqa64 zmm13, zmm23                       ;   538.7         41 next copy
        vpternlogd zmm13, zmm15, zmm12, 0x78         ;   571.2 p5      41 next
        vpxord zmm6, zmm6, zmm0                      ;   571.7 p0      44 next
        vpternlogd zmm26, zmm0, [r11 + 9152], 0x96   ;   572.2 p5+p2   44 next
        vmovdqa64 zmm0, zmm9                         ;   546.2         41 next copy
        vpternlogd zmm28, zmm6, zmm24, 0x87          ;   572.7 p0      41 next
        vpxord zmm30, zmm8, zmm24                    ;   573.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 6976]                ;   552.7 p3      44 next reload
        vpternlogd zmm22, zmm9, zmm31, 0x78          ;   573.7 p0      41 next
        vpxord zmm29, zmm29, zmm6                    ;   574.2 p5      41 next
        vpternlogd zmm1, zmm25, zmm29, 0x78          ;   575.2 p0      41 next
        vpandd zmm14, zmm14, zmm24                   ;   575.2 p5      41 next
        vpandd zmm4, zmm4, zmm24                     ;   575.7 p0      41 next
        vpternlogd zmm4, zmm21, zmm29, 0x78          ;   576.7 p5      41 next
        vpxord zmm0, zmm0, zmm4                      ;   577.7 p0      41 next
        vpandd zmm4, zmm21, zmm25                    ;   577.2 p5      41 next
        vpternlogd zmm4, zmm12, zmm31, 0x78          ;   578.2 p0      41 next
        vpternlogd zmm31, zmm12, zmm24, 0x6c         ;   578.2 p5      41 next
        vpxord zmm19, zmm19, zmm16                   ;   578.7 p0      41 next
        vpandd zmm5, zmm5, zmm2                      ;   579.2 p5      41 next
        vpandd zmm3, zmm3, zmm20                     ;   579.7 p0      41 next
        vmovdqa64 zmm9, zmm13                        ;   572.2         41 next copy
        vmovdqu64 [rbp + 6976], zmm19                ;   579.7 p7+p4   41 next spill
        vpandd zmm19, zmm27, zmm25                   ;   580.2 p5      41 next
        vmovdqu64 [rbp + 8320], zmm3                 ;   580.7 p8+p9   41 next spill
        vpxord zmm3, zmm25, zmm6                     ;   580.7 p0      41 next
        vpandd zmm11, zmm11, zmm3                    ;   581.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 8320]                ;   580.7 p2      41 next
        vpternlogd zmm11, zmm24, [rbp + 7104], 0x78  ;   582.7 p0+p3   41 next
        vpxord zmm9, zmm9, zmm11                     ;   583.7 p5      41 next
        vmovdqa64 zmm11, zmm27                       ;   551.2         41 next copy
        vpternlogd zmm11, zmm24, zmm24, 0x3f         ;   582.7 p0      41 next
        vpternlogd zmm13, zmm11, [rbp + 8512], 0x6c  ;   583.7 p5+p2   41 next
        vpternlogd zmm13, zmm0, zmm4, 0x96           ;   584.7 p0      41 next
        vpternlogd zmm0, zmm19, zmm28, 0x96          ;   584.2 p5      41 next
        vpternlogd zmm19, zmm6, zmm24, 0x87          ;   584.7 p0      41 next
        vpternlogd zmm24, zmm31, zmm21, 0x6c         ;   585.2 p5      41 next
        vpternlogd zmm31, zmm23, zmm29, 0x78         ;   585.7 p0      41 next
        vpternlogd zmm0, zmm22, zmm31, 0x96          ;   586.7 p5      41 next
        vpternlogd zmm28, zmm14, [rbp + 7744], 0x96  ;   586.7 p0+p3   41 next
        vpternlogd zmm22, zmm6, [rbp + 7680], 0x78   ;   587.2 p5+p2   41 next
        vpternlogd zmm1, zmm22, zmm30, 0x96          ;   588.2 p0      41 next
        vpternlogd zmm22, zmm27, zmm12, 0x78         ;   588.2 p5      41 next
        vpternlogd zmm11, zmm30, [rbp + 8192], 0x78  ;   588.7 p0+p3   41 next
        vpternlogd zmm24, zmm3, [rbp + 7744], 0x96   ;   589.2 p5+p2   41 next
        vmovdqu64 zmm30, [rbp + 8192]                ;   540.2 p3      44 next reload
        vpternlogd zmm22, zmm29, zmm30, 0x78         ;   589.7 p0      41 next
        vpternlogd zmm30, zmm25, zmm27, 0x6c         ;   590.2 p5      41 next
        vpternlogd zmm30, zmm8, zmm28, 0x96          ;   591.2 p0      41 next
        vmovdqu64 zmm8, [r11 + 8896]                 ;   477.5 p2      69 k2.11 reload
        vpternlogd zmm17, zmm8, [rbp + 8256], 0x96   ;   591.2 p5+p3   44 next
        vmovdqu64 zmm8, [r11 + 8960]                 ;   478.5 p2      69 k2.12 reload
        vpternlogd zmm7, zmm8, [rbp + 8576], 0x96    ;   591.7 p0+p3   44 next
        vmovdqu64 zmm8, [rbp + 6912]                 ;   555.7 p2      41 next
        vpxord zmm18, zmm18, zmm22                   ;   592.2 p5      41 next
        vmovdqa64 zmm22, zmm25                       ;   564.7         41 next copy
        vpternlogd zmm22, zmm6, [rbp + 7552], 0x6a   ;   592.7 p0+p3   41 next
        vmovdqu64 zmm28, [rbp + 6912]                ;   555.7 p2      41 next
        vpternlogd zmm18, zmm23, zmm3, 0x78          ;   593.2 p5      41 next
        vpternlogd zmm6, zmm9, zmm12, 0x6c           ;   593.7 p0      41 next
        vpternlogd zmm12, zmm22, zmm21, 0x36         ;   594.2 p5      41 next
        vpxord zmm10, zmm10, zmm22                   ;   594.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 7936]                 ;   545.7 p3      41 next reload
        vpternlogd zmm21, zmm4, zmm3, 0x6c           ;   595.2 p5      41 next
        vpternlogd zmm9, zmm3, zmm25, 0x78           ;   595.7 p0      41 next
        vpternlogd zmm4, zmm27, [rbp + 7680], 0x78   ;   596.2 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 8064]                 ;   495.2 p3      50 next
        vpxord zmm3, zmm3, [r11 + 1536]              ;   596.7 p0+p2   50 next
        vpternlogd zmm24, zmm14, zmm4, 0x69          ;   597.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 6400]                 ;   482.7 p3      50 next
        vpxord zmm4, zmm4, [r11 + 1600]              ;   597.7 p0+p2   50 next
        vmovdqu64 zmm14, [rbp + 7296]                ;   496.7 p3      50 next
        vpxord zmm14, zmm14, [r11 + 1664]            ;   598.2 p5+p2   50 next
        vmovdqu64 zmm22, [rbp + 6208]                ;   484.7 p3      50 next
        vpxord zmm22, zmm22, [r11 + 1728]            ;   598.7 p0+p2   50 next
        vmovdqu64 zmm23, [rbp + 6080]                ;   485.7 p3      50 next
        vpxord zmm23, zmm23, [r11 + 1792]            ;   599.2 p5+p2   50 next
        vmovdqu64 zmm29, [rbp + 5952]                ;   486.7 p3      50 next
        vpxord zmm29, zmm29, [r11 + 1856]            ;   599.7 p0+p2   50 next
        vpternlogd zmm12, zmm27, zmm21, 0x96         ;   600.2 p5      41 next
        vmovdqu64 zmm27, [rbp + 5568]                ;   487.7 p3      50 next
        vpxord zmm27, zmm27, [r11 + 1920]            ;   600.7 p0+p2   50 next
        vpternlogd zmm25, zmm21, zmm6, 0x96          ;   601.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 6144]                 ;   488.7 p3      50 next
        vpxord zmm6, zmm6, [r11 + 1984]              ;   601.7 p0+p2   50 next
        vmovdqu64 zmm21, [rbp + 5760]                ;   489.7 p3      50 next
        vpxord zmm21, zmm21, [r11 + 1024]            ;   602.2 p5+p2   50 next
        vpternlogd zmm19, zmm9, zmm10, 0x96          ;   602.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 6272]                 ;   490.7 p3      50 next
        vpxord zmm9, zmm9, [r11 + 1088]              ;   603.2 p5+p2   50 next
        vpternlogd zmm10, zmm1, zmm7, 0x96           ;   603.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 4416]                 ;   491.7 p3      50 next
        vpxord zmm1, zmm1, [r11 + 1152]              ;   604.2 p5+p2   50 next
        vpxord zmm28, zmm28, zmm24                   ;   604.7 p0      41 next
        vmovdqu64 zmm24, [rbp + 7360]                ;   492.7 p3      50 next
        vpxord zmm24, zmm24, [r11 + 1216]            ;   605.2 p5+p2   50 next
        vpternlogd zmm31, zmm12, zmm16, 0x96         ;   605.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 5632]                ;   493.7 p3      50 next
        vpxord zmm12, zmm12, [r11 + 1280]            ;   606.2 p5+p2   50 next
        vpternlogd zmm18, zmm2, zmm11, 0x96          ;   606.7 p0      41 next
        vpternlogd zmm11, zmm19, zmm26, 0x96         ;   607.2 p5      41 next
        vmovdqu64 zmm19, [rbp + 4480]                ;   494.7 p3      50 next
        vpxord zmm19, zmm19, [r11 + 1344]            ;   607.7 p0+p2   50 next
        vpandd zmm8, zmm8, zmm26                     ;   608.2 p5      41 next
        vpxord zmm30, zmm30, zmm20                   ;   608.7 p0      41 next
        vmovdqu64 [rbp + 7616], zmm25                ;   602.2 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 7168]                ;   495.7 p3      50 next
        vpxord zmm25, zmm25, [r11 + 1408]            ;   609.2 p5+p2   50 next
        vmovdqu64 [rbp + 7680], zmm13                ;   585.7 p8+p9   41 next spill
        vmovdqu64 zmm13, [rbp + 6720]                ;   496.7 p3      50 next
        vpxord zmm13, zmm13, [r11 + 1472]            ;   609.7 p0+p2   50 next
        vpxord zmm0, zmm0, zmm17                     ;   610.2 p5      41 next
        vmovdqu64 [rbp + 7936], zmm14                ;   599.2 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm5                        ;   580.2         41 next copy
        vmovdqu64 [rbp + 8448], zmm22                ;   599.7 p8+p9   50 next spill
        vpandd zmm22, zmm16, zmm26                   ;   610.7 p0      41 next
        vmovdqu64 [rbp + 8128], zmm23                ;   600.2 p7+p4   50 next spill
        vpandd zmm23, zmm26, zmm20                   ;   611.2 p5      41 next
        vpxord zmm14, zmm14, zmm23                   ;   612.2 p0      41 next
        vmovdqu64 [rbp + 7552], zmm4                 ;   598.7 p8+p9   50 next spill
        vpandd zmm4, zmm26, zmm7                     ;   612.2 p5      41 next
        vmovdqu64 [rbp + 8576], zmm29                ;   600.7 p7+p4   50 next spill
        vpandd zmm29, zmm26, zmm17                   ;   612.7 p0      41 next
        vmovdqu64 [rbp + 8256], zmm3                 ;   597.7 p8+p9   50 next spill
        vpandd zmm3, zmm26, zmm14                    ;   613.2 p5      41 next
        vmovdqu64 [rbp + 8192], zmm27                ;   601.7 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm26                       ;   573.2         41 next copy
        vpternlogd zmm27, zmm16, zmm20, 0x78         ;   613.7 p0      41 next
        vmovdqu64 [rbp + 7744], zmm24                ;   606.2 p8+p9   50 next spill
        vpandd zmm24, zmm20, zmm7                    ;   614.2 p5      41 next
        vmovdqu64 [rbp + 8512], zmm12                ;   607.2 p7+p4   50 next spill
        vmovdqu64 zmm12, [rbp + 7744]                ;   606.2 p3      41 next
        vmovdqu64 [rbp + 7104], zmm25                ;   610.2 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm16                       ;   562.2         41 next copy
        vmovdqu64 [rbp + 6848], zmm21                ;   603.2 p7+p4   50 next spill
        vmovdqu64 zmm21, [rbp + 7104]                ;   610.2 p2      41 next
        vmovdqu64 [rbp + 7232], zmm1                 ;   605.2 p8+p9   50 next spill
        vmovdqu64 zmm1, [rbp + 6848]                 ;   603.2 p3      41 next
        vmovdqu64 [rbp + 8640], zmm6                 ;   602.7 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 7232]                 ;   605.2 p2      41 next
        vmovdqu64 [rbp + 8704], zmm19                ;   608.7 p8+p9   50 next spill
        vmovdqu64 zmm19, [rbp + 8640]                ;   602.7 p3      41 next
        vpxord zmm19, zmm19, [rbp + 8704]            ;   614.7 p0+p2   41 next
        vmovdqu64 [rbp + 8832], zmm19                ;   615.7 p7+p4   41 next spill
        vmovdqu64 zmm19, [rbp + 7232]                ;   605.2 p3      41 next
        vpxord zmm19, zmm19, [rbp + 8704]            ;   615.2 p5+p2   41 next
        vmovdqu64 [rbp + 5184], zmm19                ;   616.2 p8+p9   41 next spill
        vmovdqu64 zmm19, [rbp + 7232]                ;   605.2 p3      41 next
        vpandd zmm12, zmm12, [rbp + 5184]            ;   622.2 p0+p2   41 next
        vmovdqu64 [rbp + 7488], zmm12                ;   623.2 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 6848]                ;   603.2 p3      41 next
        vpxord zmm6, zmm6, zmm9                      ;   616.2 p5      41 next
        vpxord zmm1, zmm1, zmm9                      ;   616.7 p0      41 next
        vpandd zmm21, zmm21, zmm1                    ;   617.7 p5      41 next
        vpandd zmm19, zmm19, zmm6                    ;   617.7 p0      41 next
        vmovdqu64 [rbp + 8384], zmm1                 ;   617.7 p8+p9   41 next spill
        vpandd zmm1, zmm16, zmm7                     ;   618.2 p5      41 next
        vmovdqu64 [rbp + 7808], zmm21                ;   618.7 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm16                       ;   562.2         41 next copy
        vpternlogd zmm21, zmm20, zmm2, 0xe0          ;   618.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm6                 ;   617.2 p8+p9   41 next spill
        vpxord zmm6, zmm2, zmm4                      ;   619.2 p5      41 next
        vpternlogd zmm4, zmm16, zmm2, 0x78           ;   619.7 p0      41 next
        vmovdqu64 [rbp + 8768], zmm19                ;   618.7 p7+p4   41 next spill
        vpxord zmm19, zmm2, zmm17                    ;   620.2 p5      41 next
        vpternlogd zmm3, zmm1, zmm19, 0x78           ;   621.2 p0      41 next
        vmovdqu64 [rbp + 6592], zmm13                ;   610.7 p8+p9   50 next spill
        vpxord zmm13, zmm2, zmm29                    ;   621.2 p5      41 next
        vmovdqu64 [rbp + 7424], zmm9                 ;   604.2 p7+p4   50 next spill
        vmovdqu64 zmm9, [rbp + 6592]                 ;   610.7 p2      41 next
        vpxord zmm9, zmm9, [rbp + 7424]              ;   621.7 p0+p3   41 next
        vpandd zmm12, zmm12, zmm9                    ;   622.7 p5      41 next
        vmovdqu64 [rbp + 7872], zmm9                 ;   622.7 p8+p9   41 next spill
        vpandd zmm9, zmm2, zmm17                     ;   622.7 p0      41 next
        vmovdqu64 [rbp + 8896], zmm12                ;   623.7 p7+p4   41 next spill
        vpandd zmm12, zmm2, zmm14                    ;   623.2 p5      41 next
        vpternlogd zmm12, zmm7, zmm13, 0x78          ;   624.2 p0      41 next
        vmovdqu64 [rbp + 8960], zmm11                ;   608.2 p8+p9   41 next spill
        vpxord zmm11, zmm22, zmm24                   ;   624.2 p5      41 next
        vmovdqu64 [rbp + 9024], zmm10                ;   604.7 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm20                       ;   569.7         41 next copy
        vpternlogd zmm10, zmm7, zmm17, 0x78          ;   624.7 p0      41 next
        vpandd zmm25, zmm25, zmm10                   ;   625.7 p5      41 next
        vmovdqu64 [rbp + 9088], zmm0                 ;   611.2 p8+p9   41 next spill
        vmovdqu64 zmm0, [rbp + 8640]                 ;   602.7 p2      41 next
        vpxord zmm0, zmm0, [rbp + 6848]              ;   625.7 p0+p3   41 next
        vmovdqu64 [rbp + 9152], zmm0                 ;   626.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm7                         ;   592.7         41 next copy
        vpternlogd zmm0, zmm16, zmm20, 0x78          ;   626.2 p5      41 next
        vpternlogd zmm5, zmm0, zmm7, 0x6c            ;   627.2 p0      41 next
        vpternlogd zmm5, zmm26, zmm6, 0x78           ;   628.2 p5      41 next
        vmovdqu64 zmm26, [rbp + 8512]                ;   607.2 p2      41 next
        vpandd zmm26, zmm26, [rbp + 7872]            ;   628.7 p0+p3   41 next
        vpxord zmm6, zmm6, zmm27                     ;   628.2 p5      41 next
        vpxord zmm15, zmm15, zmm6                    ;   629.2 p0      41 next
        vpternlogd zmm15, zmm2, zmm11, 0x78          ;   630.2 p5      41 next
        vmovdqu64 [rbp + 9216], zmm26                ;   629.7 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 8640]                ;   602.7 p2      41 next
        vpternlogd zmm11, zmm17, [rbp + 6912], 0x78  ;   629.7 p0+p3   41 next
        vpternlogd zmm21, zmm7, zmm11, 0x78          ;   630.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 7104]                 ;   610.2 p2      41 next
        vpandd zmm7, zmm7, [rbp + 6592]              ;   630.7 p0+p3   41 next
        vmovdqu64 [rbp + 9280], zmm7                 ;   631.7 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 8512]                 ;   607.2 p2      41 next
        vpxord zmm7, zmm7, [rbp + 9280]              ;   637.7 p5+p3   41 next
        vpternlogd zmm0, zmm16, [rbp + 6912], 0x6c   ;   631.7 p0+p2   41 next
        vpternlogd zmm22, zmm0, zmm19, 0x6c          ;   632.7 p5      41 next
        vpternlogd zmm23, zmm11, [rbp + 6912], 0x28  ;   632.7 p0+p3   41 next
        vpternlogd zmm12, zmm27, zmm23, 0x96         ;   633.7 p5      41 next
        vmovdqu64 zmm23, [rbp + 7104]                ;   610.2 p2      41 next
        vmovdqu64 zmm27, [rbp + 8512]                ;   607.2 p3      50 next reload
        vpandd zmm23, zmm23, zmm27                   ;   633.7 p0      41 next
        vpternlogd zmm11, zmm29, zmm16, 0x6c         ;   634.2 p5      41 next
        vpternlogd zmm16, zmm17, zmm14, 0x48         ;   634.7 p0      41 next
        vpternlogd zmm16, zmm15, zmm28, 0x69         ;   635.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 7104]                ;   610.2 p2      41 next
        vpandd zmm15, zmm15, [rbp + 7744]            ;   635.7 p0+p3   41 next
        vmovdqu64 [rbp + 9344], zmm16                ;   636.7 p8+p9   41 next spill
        vmovdqu64 zmm16, [rbp + 6592]                ;   610.7 p2      41 next
        vmovdqu64 [rbp + 9408], zmm28                ;   605.7 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm20                       ;   569.7         41 next copy
        vpternlogd zmm28, zmm19, zmm4, 0x9f          ;   636.2 p5      41 next
        vpternlogd zmm20, zmm8, zmm9, 0x60           ;   636.7 p0      41 next
        vpternlogd zmm20, zmm24, zmm14, 0x96         ;   637.7 p5      41 next
        vpternlogd zmm20, zmm11, zmm10, 0x69         ;   638.7 p0      41 next
        vmovdqu64 zmm11, [rbp + 6848]                ;   603.2 p3      50 next reload
        vmovdqu64 zmm14, [rbp + 8640]                ;   602.7 p2      50 next reload
        vmovdqu64 zmm24, [rbp + 8768]                ;   618.7 p3      41 next
        vpternlogd zmm24, zmm14, zmm11, 0x78         ;   638.2 p5      41 next
        vmovdqa64 zmm11, zmm25                       ;   626.7         41 next copy
        vpternlogd zmm11, zmm8, zmm9, 0x96           ;   638.7 p0      41 next
        vpternlogd zmm8, zmm25, zmm28, 0x96          ;   639.2 p5      41 next
        vpternlogd zmm6, zmm22, zmm11, 0x96          ;   639.7 p0      41 next
        vpternlogd zmm28, zmm17, zmm11, 0x1e         ;   640.2 p5      41 next
        vmovdqu64 zmm11, [rbp + 8704]                ;   608.7 p2      50 next reload
        vmovdqu64 zmm17, [rbp + 7232]                ;   605.2 p3      50 next reload
        vmovdqu64 zmm22, [rbp + 8896]                ;   623.7 p2      41 next
        vpternlogd zmm22, zmm17, zmm11, 0x78         ;   640.7 p0      41 next
        vpternlogd zmm28, zmm9, zmm13, 0x78          ;   641.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 6848]                 ;   603.2 p3      50 next reload
        vmovdqu64 zmm13, [rbp + 7424]                ;   604.2 p2      50 next reload
        vmovdqu64 zmm25, [rbp + 7104]                ;   610.2 p3      41 next
        vpternlogd zmm25, zmm13, zmm9, 0x78          ;   641.7 p0      41 next
        vpternlogd zmm3, zmm6, zmm30, 0x96           ;   642.2 p5      41 next
        vpternlogd zmm21, zmm28, zmm18, 0x96         ;   642.7 p0      41 next
        vmovdqu64 zmm6, [rbp + 6912]                 ;   555.7 p2      44 next reload
        vpternlogd zmm8, zmm0, zmm6, 0x78            ;   643.2 p5      41 next
        vpternlogd zmm5, zmm8, zmm31, 0x96           ;   644.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 6976]                 ;   579.7 p3      41 next reload
        vpternlogd zmm19, zmm0, [rbp + 8320], 0x6c   ;   644.2 p5+p2   41 next
        vmovdqu64 zmm0, [rbp + 7744]                 ;   606.2 p3      41 next
        vpternlogd zmm6, zmm4, zmm19, 0x60           ;   645.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 7744]                 ;   606.2 p2      41 next
        vpternlogd zmm6, zmm1, zmm29, 0x96           ;   646.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 8192]                 ;   601.7 p3      41 next
        vmovdqu64 zmm8, [rbp + 8256]                 ;   597.7 p2      50 next reload
        vpandd zmm1, zmm1, zmm8                      ;   645.7 p0      41 next
        vmovdqu64 zmm19, [rbp + 8576]                ;   600.7 p3      41 next
        vmovdqu64 zmm28, [rbp + 7552]                ;   598.7 p2      50 next reload
        vpandd zmm19, zmm19, zmm28                   ;   646.2 p5      41 next
        vmovdqu64 zmm29, [rbp + 8192]                ;   601.7 p3      41 next
        vpandd zmm29, zmm29, [rbp + 8128]            ;   646.7 p0+p2   41 next
        vpternlogd zmm6, zmm2, zmm10, 0x78           ;   647.2 p5      41 next
        vmovdqu64 zmm2, [rbp + 8448]                 ;   599.7 p3      41 next
        vmovdqu64 zmm10, [rbp + 8192]                ;   601.7 p2      41 next
        vpandd zmm10, zmm10, [rbp + 8448]            ;   647.7 p0+p3   41 next
        vpandd zmm0, zmm0, zmm13                     ;   648.2 p5      41 next
        vpandd zmm4, zmm4, zmm17                     ;   648.7 p0      41 next
        vpxord zmm26, zmm26, zmm22                   ;   649.2 p5      41 next
        vmovdqu64 [rbp + 6912], zmm21                ;   643.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 8576]                ;   600.7 p2      41 next
        vpandd zmm2, zmm2, zmm8                      ;   649.7 p0      41 next
        vmovdqu64 [rbp + 8320], zmm5                 ;   645.2 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 7936]                 ;   599.2 p3      41 next
        vpxord zmm5, zmm5, [rbp + 8576]              ;   650.2 p5+p2   41 next
        vpxord zmm21, zmm21, zmm10                   ;   650.7 p0      41 next
        vmovdqu64 [rbp + 6976], zmm3                 ;   643.2 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm13                        ;   610.2         41 next copy
        vmovdqu64 [rbp + 8896], zmm18                ;   607.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm9                        ;   609.2         41 next copy
        vpternlogd zmm18, zmm14, zmm27, 0x78         ;   651.2 p5      41 next
        vpternlogd zmm15, zmm14, [rbp + 6592], 0x78  ;   651.7 p0+p3   41 next
        vpternlogd zmm14, zmm13, [rbp + 7104], 0x60  ;   652.2 p5+p2   41 next
        vpternlogd zmm14, zmm27, zmm11, 0x87         ;   653.2 p0      41 next
        vpternlogd zmm22, zmm9, [rbp + 6528], 0x1e   ;   653.2 p5+p3   41 next
        vmovdqu64 [rbp + 8640], zmm31                ;   606.7 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm25                       ;   642.7         41 next copy
        vmovdqu64 [rbp + 8768], zmm30                ;   609.7 p7+p4   41 next spill
        vpandd zmm30, zmm8, zmm28                    ;   653.7 p0      41 next
        vpternlogd zmm0, zmm17, [rbp + 8832], 0x78   ;   654.2 p5+p2   41 next
        vpxord zmm28, zmm1, zmm19                    ;   654.7 p0      41 next
        vpxord zmm8, zmm29, zmm2                     ;   655.2 p5      41 next
        vmovdqu64 [rbp + 9472], zmm2                 ;   650.7 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm4                         ;   649.7         41 next copy
        vpternlogd zmm2, zmm27, zmm11, 0x87          ;   655.7 p0      41 next
        vmovdqu64 [rbp + 9536], zmm28                ;   655.7 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm27                       ;   613.2         41 next copy
        vpternlogd zmm28, zmm27, [rbp + 7744], 0x5f  ;   656.2 p5+p3   41 next
        vpternlogd zmm13, zmm25, zmm28, 0x6a         ;   657.2 p0      41 next
        vmovdqu64 zmm25, [rbp + 6592]                ;   610.7 p2      50 next reload
        vpternlogd zmm28, zmm7, zmm25, 0x78          ;   657.2 p5      41 next
        vmovdqu64 [rbp + 7424], zmm28                ;   658.2 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm17                       ;   611.2         41 next copy
        vpternlogd zmm28, zmm25, [rbp + 7744], 0x78  ;   657.7 p0+p3   41 next
        vmovdqu64 zmm25, [rbp + 6720]                ;   531.2 p2      58 r reload
        vpternlogd zmm12, zmm25, [rbp + 8960], 0x96  ;   658.2 p5+p3   50 next
        vmovdqu64 zmm25, [rbp + 9088]                ;   611.2 p2      41 next reload
        vmovdqu64 [rbp + 6720], zmm12                ;   659.2 p7+p4   50 next spill
        vmovdqu64 zmm12, [rbp + 7360]                ;   532.3 p3      58 r reload
        vpternlogd zmm20, zmm12, zmm25, 0x96         ;   658.7 p0      50 next
        vmovdqa64 zmm12, zmm21                       ;   651.7         41 next copy
        vmovdqu64 zmm25, [rbp + 5632]                ;   533.2 p2      58 r reload
        vpternlogd zmm6, zmm25, [rbp + 9024], 0x96   ;   659.2 p5+p3   50 next
        vmovdqu64 zmm25, [rbp + 8128]                ;   600.2 p2      41 next
        vpxord zmm25, zmm25, [rbp + 7552]            ;   659.7 p0+p3   41 next
        vmovdqu64 [rbp + 5632], zmm6                 ;   660.2 p8+p9   50 next spill
        vmovdqu64 zmm6, [rbp + 8128]                 ;   600.2 p2      41 next
        vmovdqu64 [rbp + 7360], zmm20                ;   659.7 p7+p4   50 next spill
        vmovdqu64 zmm20, [rbp + 8192]                ;   601.7 p3      41 next
        vpandd zmm20, zmm20, [rbp + 7936]            ;   660.2 p5+p2   41 next
        vmovdqu64 [rbp + 9600], zmm20                ;   661.2 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 8448]                ;   599.7 p3      41 next
        vpandd zmm20, zmm20, [rbp + 8128]            ;   660.7 p0+p2   41 next
        vmovdqu64 [rbp + 9664], zmm20                ;   661.7 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 8576]                ;   600.7 p3      41 next
        vpxord zmm20, zmm20, [rbp + 9600]            ;   667.2 p5+p2   41 next
        vpternlogd zmm25, zmm5, zmm30, 0x78          ;   661.7 p0      41 next
        vmovdqu64 [rbp + 9728], zmm20                ;   668.2 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 8192]                ;   601.7 p3      41 next
        vpandd zmm20, zmm20, [rbp + 7552]            ;   662.2 p5+p2   41 next
        vmovdqu64 [rbp + 9792], zmm20                ;   663.2 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 8576]                ;   600.7 p3      41 next
        vpandd zmm20, zmm20, [rbp + 7936]            ;   662.7 p0+p2   41 next
        vmovdqu64 [rbp + 9856], zmm20                ;   663.7 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 8192]                ;   601.7 p3      41 next
        vpandd zmm20, zmm20, [rbp + 9536]            ;   663.2 p5+p2   41 next
        vmovdqu64 [rbp + 9920], zmm20                ;   664.2 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 8576]                ;   600.7 p3      41 next
        vpandd zmm20, zmm20, [rbp + 9536]            ;   663.7 p0+p2   41 next
        vmovdqu64 [rbp + 9984], zmm20                ;   664.7 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 6528]                ;   617.2 p3      41 next reload
        vpternlogd zmm23, zmm20, [rbp + 8832], 0x78  ;   664.2 p5+p2   41 next
        vpxord zmm16, zmm16, zmm23                   ;   665.2 p0      41 next
        vpternlogd zmm13, zmm16, zmm24, 0x96         ;   666.2 p5      41 next
        vpternlogd zmm4, zmm16, zmm14, 0x96          ;   666.2 p0      41 next
        vmovdqu64 zmm16, [rbp + 7872]                ;   622.7 p3      41 next reload
        vmovdqa64 zmm23, zmm24                       ;   639.2         41 next copy
        vpternlogd zmm23, zmm20, zmm16, 0x78         ;   666.2 p5      41 next
        vpternlogd zmm20, zmm18, zmm27, 0x6c         ;   666.7 p0      41 next
        vpternlogd zmm22, zmm23, [rbp + 7744], 0x96  ;   667.2 p5+p2   41 next
        vmovdqu64 [rbp + 6528], zmm13                ;   667.2 p7+p4   41 next spill
        vmovdqu64 zmm13, [rbp + 7488]                ;   623.2 p3      41 next reload
        vpternlogd zmm27, zmm13, [rbp + 8384], 0x6c  ;   667.7 p0+p2   41 next
        vpxord zmm31, zmm31, zmm27                   ;   668.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 9152]                ;   626.7 p3      41 next reload
        vmovdqu64 zmm27, [rbp + 7744]                ;   606.2 p2      50 next reload
        vpternlogd zmm24, zmm27, zmm13, 0x78         ;   668.7 p0      41 next
        vpternlogd zmm13, zmm15, zmm11, 0x6c         ;   669.2 p5      41 next
        vpternlogd zmm0, zmm7, zmm13, 0x96           ;   670.2 p0      41 next
        vpternlogd zmm13, zmm27, zmm9, 0x78          ;   670.2 p5      41 next
        vpternlogd zmm9, zmm11, zmm31, 0x6a          ;   670.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 7936]                 ;   599.2 p3      50 next reload
        vmovdqu64 zmm11, [rbp + 8448]                ;   599.7 p2      50 next reload
        vmovdqu64 zmm27, [rbp + 8256]                ;   597.7 p3      41 next
        vpternlogd zmm27, zmm11, zmm7, 0x78          ;   671.2 p5      41 next
        vpternlogd zmm31, zmm16, zmm17, 0x78         ;   671.7 p0      41 next
        vpternlogd zmm17, zmm23, zmm9, 0x96          ;   672.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 8576]                 ;   600.7 p2      50 next reload
        vmovdqu64 zmm16, [rbp + 8256]                ;   597.7 p3      50 next reload
        vmovdqu64 zmm23, [rbp + 8128]                ;   600.2 p2      41 next
        vpternlogd zmm23, zmm16, zmm9, 0xe0          ;   672.7 p0      41 next
        vpternlogd zmm2, zmm31, zmm26, 0x96          ;   673.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 8128]                ;   600.2 p3      50 next reload
        vpternlogd zmm10, zmm9, zmm31, 0x78          ;   673.7 p0      41 next
        vpandd zmm6, zmm6, zmm27                     ;   674.2 p5      41 next
        vmovdqa64 zmm9, zmm11                        ;   605.7         41 next copy
        vpternlogd zmm9, zmm31, zmm16, 0x78          ;   674.7 p0      41 next
        vpternlogd zmm19, zmm9, zmm11, 0x6c          ;   675.7 p5      41 next
        vpternlogd zmm19, zmm21, [rbp + 8192], 0x78  ;   676.7 p0+p2   41 next
        vmovdqu64 zmm21, [rbp + 7552]                ;   598.7 p3      50 next reload
        vpternlogd zmm9, zmm31, zmm21, 0x6c          ;   676.2 p5      41 next
        vpternlogd zmm25, zmm21, zmm10, 0x48         ;   676.7 p0      41 next
        vpternlogd zmm10, zmm16, zmm5, 0xb7          ;   677.2 p5      41 next
        vpternlogd zmm29, zmm9, zmm5, 0x6c           ;   677.7 p0      41 next
        vmovdqu64 [rbp + 7232], zmm17                ;   673.2 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm8                        ;   656.2         41 next copy
        vpternlogd zmm17, zmm7, zmm21, 0x78          ;   678.2 p5      41 next
        vpternlogd zmm1, zmm21, zmm17, 0x48          ;   679.2 p0      41 next
        vpternlogd zmm23, zmm11, zmm17, 0x78         ;   679.2 p5      41 next
        vpternlogd zmm17, zmm31, [rbp + 9600], 0x6a  ;   679.7 p0+p2   41 next
        vmovdqa64 zmm11, zmm31                       ;   606.2         41 next copy
        vpternlogd zmm11, zmm16, [rbp + 8192], 0x6a  ;   680.2 p5+p3   41 next
        vpxord zmm12, zmm12, zmm11                   ;   681.2 p0      41 next
        vpxord zmm30, zmm30, zmm12                   ;   682.2 p5      41 next
        vpternlogd zmm30, zmm8, [rbp + 8576], 0x78   ;   683.2 p0+p2   41 next
        vmovdqu64 zmm8, [rbp + 9536]                 ;   655.7 p3      41 next reload
        vmovdqa64 zmm21, zmm7                        ;   605.2         41 next copy
        vpternlogd zmm21, zmm31, zmm8, 0x60          ;   682.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 7104]                ;   610.2 p2      50 next reload
        vpternlogd zmm18, zmm31, [rbp + 8832], 0x78  ;   682.7 p0+p3   41 next
        vpternlogd zmm4, zmm15, zmm18, 0x96          ;   683.7 p5      41 next
        vmovdqa64 zmm15, zmm16                       ;   603.7         41 next copy
        vmovdqu64 zmm7, [rbp + 9856]                 ;   663.7 p2      41 next reload
        vpternlogd zmm16, zmm7, [rbp + 9792], 0x60   ;   683.7 p0+p3   41 next
        vpternlogd zmm16, zmm8, [rbp + 9472], 0x96   ;   684.7 p5+p2   41 next
        vpternlogd zmm16, zmm17, zmm27, 0x69         ;   685.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 9216]                 ;   629.7 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 7808]                ;   618.7 p2      41 next reload
        vpternlogd zmm14, zmm17, zmm8, 0x96          ;   685.2 p5      41 next
        vpternlogd zmm17, zmm20, [rbp + 5184], 0x96  ;   685.7 p0+p3   41 next
        vmovdqu64 zmm20, [rbp + 7552]                ;   598.7 p2      41 next
        vpternlogd zmm17, zmm24, zmm8, 0x69          ;   686.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 7936]                 ;   599.2 p3      41 next
        vmovdqu64 zmm24, [r9 + 9792]                 ;   560.2 p2      44 next
        vpxord zmm8, zmm8, zmm4                      ;   686.7 p0      41 next
        vmovdqu64 zmm4, [r9 + 9856]                  ;   560.5 p3      44 next
        vpxord zmm20, zmm20, zmm17                   ;   687.7 p5      41 next
        vmovdqu64 zmm17, [r9 + 10048]                ;   561.2 p2      44 next
        vpternlogd zmm21, zmm30, zmm20, 0x69         ;   688.7 p0      41 next
        vmovdqu64 zmm30, [r9 + 10112]                ;   561.5 p3      44 next
        vpxord zmm4, zmm4, zmm21                     ;   689.7 p5      44 next
        vmovdqu64 zmm21, [r9 + 9216]                 ;   562.2 p2      44 next
        vmovdqu64 [rbp + 9216], zmm4                 ;   690.7 p7+p4   44 next spill
        vmovdqu64 zmm4, [r9 + 9280]                  ;   562.5 p3      44 next
        vpxord zmm4, zmm4, zmm20                     ;   688.7 p0      44 next
        vmovdqu64 zmm20, [r9 + 9344]                 ;   563.2 p2      44 next
        vmovdqu64 zmm7, [r9 + 9408]                  ;   563.5 p3      44 next
        vmovdqu64 [rbp + 7808], zmm4                 ;   689.7 p8+p9   44 next spill
        vmovdqu64 zmm4, [r9 + 9472]                  ;   564.2 p2      44 next
        vmovdqu64 [rbp + 9536], zmm16                ;   686.7 p7+p4   41 next spill
        vmovdqu64 zmm16, [r9 + 9536]                 ;   564.5 p3      44 next
        vmovdqu64 [rbp + 9472], zmm8                 ;   687.7 p8+p9   41 next spill
        vmovdqu64 zmm8, [r9 + 9600]                  ;   565.2 p2      44 next
        vpxord zmm20, zmm20, [rbp + 9472]            ;   693.7 p5+p3   44 next
        vmovdqu64 [rbp + 8256], zmm20                ;   694.7 p7+p4   44 next spill
        vmovdqu64 zmm20, [r9 + 9664]                 ;   566.2 p2      44 next
        vpxord zmm20, zmm20, [rbp + 6528]            ;   689.7 p0+p3   44 next
        vmovdqu64 [rbp + 6528], zmm20                ;   690.7 p8+p9   44 next spill
        vmovdqu64 zmm20, [r9 + 9728]                 ;   567.2 p2      44 next
        vpxord zmm20, zmm20, [rbp + 7232]            ;   690.2 p5+p3   44 next
        vmovdqu64 [rbp + 7232], zmm20                ;   691.2 p7+p4   44 next spill
        vmovdqu64 zmm20, [rbp + 8256]                ;   694.7 p2      41 next
        vpxord zmm20, zmm20, [rbp + 7232]            ;   700.7 p0+p3   41 next
        vmovdqu64 [rbp + 7872], zmm20                ;   701.7 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 8256]                ;   694.7 p2      41 next
        vmovdqu64 [rbp + 8704], zmm2                 ;   674.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [rbp + 7808]                 ;   689.7 p3      41 next
        vpxord zmm2, zmm2, [rbp + 8256]              ;   700.7 p5+p2   41 next
        vpternlogd zmm28, zmm14, [rbp + 9280], 0x96  ;   691.7 p0+p3   41 next
        vmovdqu64 zmm14, [rbp + 7808]                ;   689.7 p2      41 next
        vpandd zmm14, zmm14, [rbp + 7872]            ;   707.7 p5+p3   41 next
        vpxord zmm15, zmm15, zmm28                   ;   692.7 p0      41 next
        vmovdqu64 zmm28, [rbp + 6528]                ;   690.7 p2      41 next
        vpxord zmm21, zmm21, zmm15                   ;   693.7 p5      44 next
        vpandd zmm28, zmm28, zmm2                    ;   701.7 p0      41 next
        vpternlogd zmm0, zmm26, [rbp + 8448], 0x96   ;   694.2 p5+p3   41 next
        vpternlogd zmm18, zmm22, [rbp + 8128], 0x96  ;   694.7 p0+p2   41 next
        vmovdqu64 zmm22, [rbp + 9664]                ;   661.7 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 9920]                ;   664.2 p2      41 next reload
        vpternlogd zmm5, zmm26, zmm22, 0x6c          ;   695.2 p5      41 next
        vpternlogd zmm25, zmm22, [rbp + 9600], 0x96  ;   695.7 p0+p3   41 next
        vmovdqu64 zmm22, [rbp + 8832]                ;   615.7 p2      41 next reload
        vpternlogd zmm13, zmm22, [rbp + 6592], 0x78  ;   696.2 p5+p3   41 next
        vpxord zmm3, zmm3, zmm13                     ;   697.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 9728]                ;   668.2 p2      41 next reload
        vmovdqu64 zmm22, [rbp + 8448]                ;   599.7 p3      50 next reload
        vmovdqu64 zmm26, [rbp + 9984]                ;   664.7 p2      41 next
        vpternlogd zmm26, zmm22, zmm13, 0x78         ;   697.2 p5      41 next
        vpternlogd zmm26, zmm11, zmm1, 0x96          ;   698.2 p0      41 next
        vmovdqu64 zmm1, [rbp + 7424]                 ;   658.2 p3      41 next reload
        vmovdqu64 zmm11, [rbp + 8192]                ;   601.7 p2      41 next
        vpternlogd zmm11, zmm1, [rbp + 8704], 0x96   ;   698.2 p5+p3   41 next
        vpternlogd zmm3, zmm31, [rbp + 5184], 0x78   ;   698.7 p0+p2   41 next
        vmovdqu64 zmm22, [rbp + 7808]                ;   689.7 p3      41 next
        vmovdqu64 zmm31, [rbp + 7872]                ;   701.7 p2      41 next
        vpxord zmm7, zmm7, zmm0                      ;   699.2 p5      44 next
        vpxord zmm4, zmm4, zmm18                     ;   699.7 p0      44 next
        vmovdqu64 [rbp + 5184], zmm2                 ;   701.7 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 6528]                 ;   690.7 p3      41 next
        vpandd zmm2, zmm2, [rbp + 7232]              ;   700.2 p5+p2   41 next
        vmovdqu64 [rbp + 7104], zmm2                 ;   701.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [rbp + 6528]                 ;   690.7 p3      41 next
        vmovdqu64 [rbp + 8704], zmm28                ;   702.7 p8+p9   41 next spill
        vmovdqu64 zmm28, [rbp + 7104]                ;   701.2 p2      41 next
        vpxord zmm8, zmm8, zmm11                     ;   700.7 p0      44 next
        vmovdqu64 [rbp + 8192], zmm14                ;   708.7 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 6528]                ;   690.7 p3      41 next
        vmovdqu64 [rbp + 8448], zmm4                 ;   700.7 p8+p9   44 next spill
        vmovdqu64 zmm4, [rbp + 7232]                 ;   691.2 p2      41 next
        vpandd zmm14, zmm14, [rbp + 8448]            ;   706.7 p5+p3   41 next
        vmovdqu64 [rbp + 9984], zmm14                ;   707.7 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 8448]                ;   700.7 p2      41 next
        vmovdqu64 [rbp + 6592], zmm7                 ;   700.2 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 8448]                 ;   700.7 p3      41 next
        vpxord zmm20, zmm20, [rbp + 6592]            ;   706.2 p0+p2   41 next
        vpandd zmm7, zmm7, [rbp + 8256]              ;   706.7 p5+p3   41 next
        vmovdqu64 [rbp + 8832], zmm7                 ;   707.7 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 6592]                 ;   700.2 p2      41 next
        vmovdqu64 [rbp + 9664], zmm20                ;   707.2 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 6592]                ;   700.2 p3      41 next
        vpandd zmm20, zmm20, [rbp + 9664]            ;   713.2 p0+p2   41 next
        vmovdqu64 [rbp + 9600], zmm20                ;   714.2 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 6592]                ;   700.2 p3      41 next
        vpandd zmm20, zmm20, [rbp + 8448]            ;   706.7 p5+p2   41 next
        vmovdqu64 [rbp + 9920], zmm20                ;   707.7 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 8256]                ;   694.7 p3      41 next
        vpxord zmm22, zmm22, zmm21                   ;   703.7 p0      41 next
        vpxord zmm7, zmm7, zmm8                      ;   706.2 p5      41 next
        vpandd zmm14, zmm14, zmm7                    ;   707.2 p0      41 next
        vpternlogd zmm25, zmm27, [rbp + 8576], 0x78  ;   705.2 p5+p2   41 next
        vpternlogd zmm1, zmm3, [rbp + 8576], 0x96    ;   705.7 p0+p3   41 next
        vmovdqu64 zmm3, [rbp + 9792]                 ;   663.2 p2      41 next reload
        vmovdqa64 zmm27, zmm6                        ;   675.2         41 next copy
        vpternlogd zmm27, zmm10, zmm3, 0x96          ;   706.2 p5      41 next
        vpxord zmm16, zmm16, zmm1                    ;   706.7 p0      44 next
        vpternlogd zmm6, zmm3, [rbp + 9856], 0x96    ;   707.2 p5+p3   41 next
        vmovdqu64 zmm3, [rbp + 9216]                 ;   690.7 p2      41 next
        vpternlogd zmm12, zmm29, zmm6, 0x96          ;   708.2 p0      41 next
        vpternlogd zmm15, zmm5, zmm12, 0x96          ;   709.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 9536]                 ;   686.7 p3      41 next reload
        vmovdqu64 zmm12, [r9 + 9920]                 ;   592.2 p2      44 next
        vpternlogd zmm12, zmm5, [rbp + 9472], 0x96   ;   708.7 p0+p3   44 next
        vpxord zmm24, zmm24, zmm15                   ;   710.2 p5      44 next
        vmovdqu64 zmm5, [rbp + 8256]                 ;   694.7 p2      44 next reload
        vmovdqu64 zmm15, [rbp + 7808]                ;   689.7 p3      44 next reload
        vmovdqu64 zmm29, [rbp + 6528]                ;   690.7 p2      41 next
        vpternlogd zmm29, zmm15, zmm5, 0x78          ;   709.7 p0      41 next
        vpandd zmm31, zmm31, zmm16                   ;   710.2 p5      41 next
        vpxord zmm28, zmm28, zmm16                   ;   710.7 p0      41 next
        vpandd zmm2, zmm2, zmm16                     ;   711.2 p5      41 next
        vpternlogd zmm26, zmm11, [r9 + 10176], 0x96  ;   711.7 p0+p3   44 next
        vpternlogd zmm27, zmm9, [rbp + 7552], 0x78   ;   712.2 p5+p2   41 next
        vpternlogd zmm18, zmm19, zmm27, 0x96         ;   713.2 p0      41 next
        vmovdqu64 zmm9, [rbp + 8448]                 ;   700.7 p3      44 next reload
        vmovdqu64 zmm11, [rbp + 7232]                ;   691.2 p2      44 next reload
        vmovdqu64 zmm19, [rbp + 6592]                ;   700.2 p3      41 next
        vpternlogd zmm19, zmm11, zmm9, 0x78          ;   713.2 p5      41 next
        vpxord zmm17, zmm17, zmm18                   ;   714.2 p0      44 next
        vpternlogd zmm10, zmm6, [rbp + 7936], 0x1e   ;   714.2 p5+p2   41 next
        vpternlogd zmm25, zmm0, [r9 + 9984], 0x96    ;   714.7 p0+p3   44 next
        vpternlogd zmm10, zmm13, [rbp + 9856], 0x78  ;   715.2 p5+p2   41 next
        vmovdqu64 zmm0, [rbp + 9216]                 ;   690.7 p3      41 next
        vpternlogd zmm1, zmm23, zmm10, 0x96          ;   716.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 9216]                 ;   690.7 p2      41 next
        vpxord zmm30, zmm30, zmm1                    ;   717.2 p5      44 next
        vmovdqu64 zmm1, [rbp + 9216]                 ;   690.7 p3      41 next
        vpxord zmm10, zmm21, zmm8                    ;   716.7 p0      41 next
        vmovdqa64 zmm13, zmm21                       ;   694.7         41 next copy
        vmovdqa64 zmm18, zmm15                       ;   695.7         41 next copy
        vpternlogd zmm18, zmm21, [rbp + 9600], 0x6a  ;   720.2 p5+p2   41 next
        vpternlogd zmm14, zmm16, [rbp + 5184], 0x78  ;   717.7 p0+p3   41 next
        vpxord zmm14, zmm14, zmm29                   ;   718.7 p5      41 next
        vmovdqu64 zmm23, [rbp + 6528]                ;   690.7 p2      44 next reload
        vmovdqa64 zmm27, zmm21                       ;   694.7         41 next copy
        vpternlogd zmm27, zmm5, zmm23, 0x60          ;   718.7 p0      41 next
        vpternlogd zmm27, zmm8, zmm16, 0x87          ;   719.7 p5      41 next
        vpandd zmm0, zmm0, zmm24                     ;   719.7 p0      41 next
        vpandd zmm3, zmm3, zmm30                     ;   720.2 p5      41 next
        vpxord zmm6, zmm6, zmm17                     ;   720.7 p0      41 next
        vpandd zmm1, zmm1, zmm26                     ;   721.2 p5      41 next
        vmovdqu64 [rbp + 5184], zmm1                 ;   722.2 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm15                        ;   695.7         41 next copy
        vpternlogd zmm1, zmm21, zmm16, 0x78          ;   721.7 p0      41 next
        vpternlogd zmm21, zmm11, [rbp + 9984], 0x6a  ;   722.2 p5+p3   41 next
        vpternlogd zmm2, zmm10, [rbp + 9664], 0x78   ;   722.7 p0+p2   41 next
        vpxord zmm4, zmm4, zmm2                      ;   723.7 p5      41 next
        vmovdqa64 zmm2, zmm9                         ;   706.7         41 next copy
        vpternlogd zmm2, zmm16, zmm16, 0x3f          ;   723.7 p0      41 next
        vpternlogd zmm5, zmm29, zmm2, 0x6a           ;   724.7 p5      41 next
        vpternlogd zmm5, zmm4, zmm18, 0x96           ;   725.7 p0      41 next
        vpternlogd zmm2, zmm11, zmm28, 0x78          ;   725.2 p5      41 next
        vmovdqu64 zmm29, [rbp + 9920]                ;   707.7 p3      41 next reload
        vpternlogd zmm4, zmm27, zmm29, 0x96          ;   725.7 p0      41 next
        vpternlogd zmm29, zmm8, zmm16, 0x87          ;   726.2 p5      41 next
        vpternlogd zmm16, zmm1, [rbp + 9664], 0x6c   ;   726.7 p0+p2   41 next
        vpternlogd zmm1, zmm23, zmm10, 0x78          ;   727.2 p5      41 next
        vpternlogd zmm4, zmm21, zmm1, 0x96           ;   728.2 p0      41 next
        vpternlogd zmm21, zmm22, zmm8, 0x78          ;   728.2 p5      41 next
        vpternlogd zmm22, zmm18, zmm9, 0x6c          ;   728.7 p0      41 next
        vpternlogd zmm27, zmm31, [rbp + 8704], 0x96  ;   729.2 p5+p3   41 next
        vpternlogd zmm16, zmm7, [rbp + 8704], 0x96   ;   729.7 p0+p2   41 next
        vpternlogd zmm16, zmm31, zmm22, 0x69         ;   730.7 p5      41 next
        vpternlogd zmm19, zmm27, [rbp + 7104], 0x96  ;   730.7 p0+p3   41 next
        vmovdqu64 zmm22, [rbp + 6592]                ;   700.2 p2      44 next reload
        vmovdqu64 zmm27, [rbp + 8192]                ;   708.7 p3      41 next
        vpternlogd zmm27, zmm8, zmm22, 0x78          ;   731.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 9216]                ;   690.7 p2      41 next
        vpternlogd zmm8, zmm14, zmm15, 0x6c          ;   731.7 p0      41 next
        vpxord zmm13, zmm13, zmm27                   ;   732.2 p5      41 next
        vpxord zmm31, zmm31, zmm16                   ;   732.7 p0      41 next
        vmovdqu64 zmm16, [rbp + 7872]                ;   701.7 p3      41 next reload
        vpternlogd zmm14, zmm22, zmm16, 0x78         ;   733.2 p5      41 next
        vpternlogd zmm29, zmm14, zmm13, 0x96         ;   734.2 p0      41 next
        vmovdqu64 zmm14, [rbp + 9664]                ;   707.2 p2      41 next reload
        vpternlogd zmm18, zmm16, zmm14, 0x78         ;   734.2 p5      41 next
        vpternlogd zmm27, zmm14, zmm15, 0x1e         ;   734.7 p0      41 next
        vpternlogd zmm15, zmm21, zmm9, 0x6c          ;   735.2 p5      41 next
        vpternlogd zmm27, zmm9, zmm18, 0x96          ;   735.7 p0      41 next
        vpternlogd zmm18, zmm8, zmm22, 0x96          ;   736.2 p5      41 next
        vpternlogd zmm22, zmm10, [rbp + 8832], 0x6a  ;   736.7 p0+p3   41 next
        vmovdqu64 zmm8, [rbp + 8768]                 ;   616.3 p2      41 next reload
        vmovdqu64 zmm9, [rbp + 8064]                 ;   617.0 p3      58 r reload
        vmovdqu64 zmm14, [r10 + 192]                 ;   617.3 p2      50 next
        vpternlogd zmm14, zmm9, zmm8, 0x96           ;   737.2 p5      50 next
        vpternlogd zmm21, zmm28, zmm22, 0x96         ;   737.7 p0      41 next
        vmovdqu64 zmm16, [r10 + 896]                 ;   618.0 p3      50 next
        vmovdqu64 zmm22, [rbp + 7360]                ;   659.7 p2      50 next reload
        vpxord zmm16, zmm16, zmm22                   ;   738.2 p5      50 next
        vmovdqu64 zmm28, [r10 + 960]                 ;   619.0 p3      50 next
        vpxord zmm28, zmm28, [rbp + 5632]            ;   738.7 p0+p2   50 next
        vpternlogd zmm15, zmm11, zmm10, 0x78         ;   739.2 p5      41 next
        vpxord zmm20, zmm20, zmm15                   ;   740.2 p0      41 next
        vmovdqu64 zmm10, [r10 + 128]                 ;   623.2 p3      50 next
        vmovdqu64 zmm11, [rbp + 6720]                ;   659.2 p2      50 next reload
        vpxord zmm10, zmm10, zmm11                   ;   740.2 p5      50 next
        vpternlogd zmm20, zmm23, zmm7, 0x78          ;   741.2 p0      41 next
        vmovdqu64 zmm7, [rbp + 9408]                 ;   624.2 p3      41 next reload
        vmovdqu64 zmm15, [rbp + 6400]                ;   624.3 p2      58 r reload
        vmovdqu64 zmm23, [r10 + 256]                 ;   625.2 p3      50 next
        vpternlogd zmm23, zmm15, zmm7, 0x96          ;   741.2 p5      50 next
        vpternlogd zmm15, zmm7, zmm31, 0x96          ;   741.7 p0      50 next
        vpternlogd zmm1, zmm27, zmm17, 0x96          ;   742.2 p5      41 next
        vmovdqa64 zmm7, zmm3                         ;   721.2         41 next copy
        vpternlogd zmm13, zmm21, zmm25, 0x96         ;   742.7 p0      41 next
        vmovdqa64 zmm21, zmm0                        ;   720.7         41 next copy
        vpternlogd zmm29, zmm26, zmm2, 0x96          ;   743.2 p5      41 next
        vpternlogd zmm2, zmm20, zmm30, 0x96          ;   743.7 p0      41 next
        vpandd zmm20, zmm26, zmm24                   ;   744.2 p5      41 next
        vpxord zmm7, zmm7, zmm20                     ;   745.2 p0      41 next
        vpandd zmm27, zmm26, zmm17                   ;   745.2 p5      41 next
        vpxord zmm4, zmm4, zmm12                     ;   745.7 p0      41 next
        vpxord zmm19, zmm19, zmm24                   ;   746.2 p5      41 next
        vpternlogd zmm9, zmm8, zmm19, 0x96           ;   747.2 p0      50 next
        vpandd zmm8, zmm26, zmm25                    ;   747.2 p5      41 next
        vmovdqu64 [rbp + 8768], zmm15                ;   742.7 p8+p9   50 next spill
        vpandd zmm15, zmm26, zmm12                   ;   747.7 p0      41 next
        vmovdqu64 [rbp + 8064], zmm9                 ;   748.2 p7+p4   50 next spill
        vpandd zmm9, zmm26, zmm7                     ;   748.2 p5      41 next
        vmovdqa64 zmm11, zmm26                       ;   712.7         41 next copy
        vpternlogd zmm11, zmm17, zmm24, 0x78         ;   748.7 p0      41 next
        vmovdqu64 [rbp + 9408], zmm23                ;   742.2 p8+p9   50 next spill
        vpandd zmm23, zmm24, zmm25                   ;   749.2 p5      41 next
        vmovdqu64 [rbp + 6400], zmm14                ;   738.2 p7+p4   50 next spill
        vpxord zmm14, zmm12, zmm30                   ;   749.7 p0      41 next
        vpternlogd zmm6, zmm0, zmm14, 0x78           ;   750.7 p5      41 next
        vpandd zmm0, zmm12, zmm30                    ;   750.7 p0      41 next
        vmovdqa64 zmm22, zmm24                       ;   711.2         41 next copy
        vpternlogd zmm22, zmm25, zmm12, 0x78         ;   751.2 p5      41 next
        vmovdqu64 [rbp + 6528], zmm16                ;   739.2 p8+p9   50 next spill
        vmovdqa64 zmm16, zmm25                       ;   715.7         41 next copy
        vpternlogd zmm16, zmm17, zmm24, 0x78         ;   751.7 p0      41 next
        vpternlogd zmm3, zmm16, zmm25, 0x6c          ;   752.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm28                ;   739.7 p7+p4   50 next spill
        vpandd zmm28, zmm25, zmm17                   ;   752.7 p0      41 next
        vpternlogd zmm9, zmm28, zmm14, 0x78          ;   753.7 p5      41 next
        vmovdqu64 [rbp + 6592], zmm10                ;   741.2 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm17                       ;   715.2         41 next copy
        vpternlogd zmm10, zmm24, zmm30, 0xe0         ;   753.7 p0      41 next
        vmovdqu64 [rbp + 8832], zmm18                ;   737.2 p7+p4   41 next spill
        vmovdqu64 zmm18, [rbp + 6592]                ;   741.2 p2      41 next
        vmovdqu64 [rbp + 8448], zmm5                 ;   726.7 p8+p9   41 next spill
        vpandd zmm5, zmm17, zmm22                    ;   754.2 p5      41 next
        vmovdqu64 [rbp + 7808], zmm29                ;   744.2 p7+p4   41 next spill
        vpxord zmm29, zmm30, zmm8                    ;   754.7 p0      41 next
        vpternlogd zmm8, zmm17, zmm30, 0x78          ;   755.2 p5      41 next
        vpternlogd zmm3, zmm26, zmm29, 0x78          ;   755.7 p0      41 next
        vpxord zmm26, zmm30, zmm15                   ;   756.2 p5      41 next
        vpxord zmm29, zmm29, zmm11                   ;   756.7 p0      41 next
        vpxord zmm21, zmm21, zmm29                   ;   757.7 p5      41 next
        vmovdqu64 [rbp + 9664], zmm13                ;   743.7 p8+p9   41 next spill
        vpandd zmm13, zmm30, zmm7                    ;   757.7 p0      41 next
        vpternlogd zmm13, zmm25, zmm26, 0x78         ;   758.7 p5      41 next
        vmovdqu64 [rbp + 7872], zmm4                 ;   746.7 p7+p4   41 next spill
        vpxord zmm4, zmm27, zmm23                    ;   758.7 p0      41 next
        vpternlogd zmm21, zmm30, zmm4, 0x78          ;   759.7 p5      41 next
        vpternlogd zmm16, zmm17, [rbp + 9216], 0x6c  ;   759.7 p0+p3   41 next
        vpternlogd zmm27, zmm16, zmm14, 0x6c         ;   760.7 p5      41 next
        vpternlogd zmm14, zmm24, zmm8, 0xb7          ;   760.7 p0      41 next
        vpternlogd zmm8, zmm6, [rbp + 9216], 0x28    ;   761.2 p5+p2   41 next
        vpternlogd zmm8, zmm28, zmm15, 0x96          ;   762.2 p0      41 next
        vpternlogd zmm8, zmm30, zmm22, 0x78          ;   763.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 6528]                 ;   739.2 p3      50 next reload
        vmovdqu64 zmm28, [rbp + 7232]                ;   739.7 p2      41 next
        vpternlogd zmm28, zmm6, zmm6, 0x3f           ;   762.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 5184]                ;   722.2 p3      41 next reload
        vpternlogd zmm24, zmm0, zmm30, 0x60          ;   763.2 p5      41 next
        vpternlogd zmm24, zmm23, zmm7, 0x96          ;   764.2 p0      41 next
        vpternlogd zmm7, zmm12, zmm17, 0x48          ;   764.2 p5      41 next
        vpternlogd zmm31, zmm21, zmm7, 0x69          ;   765.2 p0      41 next
        vmovdqu64 zmm7, [rbp + 9088]                 ;   642.3 p2      41 next reload
        vmovdqu64 zmm21, [rbp + 7296]                ;   643.0 p3      58 r reload
        vmovdqu64 zmm23, [rbp + 7872]                ;   746.7 p2      50 next
        vpternlogd zmm23, zmm21, zmm7, 0x96          ;   765.2 p5      50 next
        vpternlogd zmm21, zmm7, [r10 + 320], 0x96    ;   765.7 p0+p3   50 next
        vmovdqu64 zmm7, [rbp + 9216]                 ;   690.7 p2      44 next reload
        vpternlogd zmm4, zmm12, zmm7, 0x78           ;   766.2 p5      41 next
        vpternlogd zmm10, zmm25, zmm4, 0x78          ;   767.2 p0      41 next
        vpternlogd zmm15, zmm17, zmm4, 0x78          ;   767.2 p5      41 next
        vpternlogd zmm22, zmm24, zmm15, 0x69         ;   768.2 p0      41 next
        vmovdqu64 zmm15, [rbp + 9024]                ;   645.0 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 6208]                ;   645.3 p2      58 r reload
        vmovdqu64 zmm24, [rbp + 9664]                ;   743.7 p3      50 next
        vpternlogd zmm24, zmm17, zmm15, 0x96         ;   768.2 p5      50 next
        vpternlogd zmm17, zmm15, [r10 + 384], 0x96   ;   768.7 p0+p2   50 next
        vpternlogd zmm20, zmm4, zmm7, 0x28           ;   769.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 7232]                 ;   739.7 p3      41 next
        vmovdqu64 zmm15, [rbp + 6592]                ;   741.2 p2      41 next
        vmovdqu64 zmm25, [rbp + 7232]                ;   739.7 p3      41 next
        vpternlogd zmm13, zmm11, zmm20, 0x96         ;   770.2 p0      41 next
        vmovdqu64 zmm11, [rbp + 7232]                ;   739.7 p2      41 next
        vmovdqu64 zmm20, [rbp + 6592]                ;   741.2 p3      41 next
        vmovdqu64 [rbp + 9024], zmm24                ;   769.2 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm5                        ;   755.2         41 next copy
        vpternlogd zmm24, zmm30, zmm0, 0x96          ;   770.2 p5      41 next
        vpternlogd zmm30, zmm5, zmm14, 0x96          ;   770.7 p0      41 next
        vpternlogd zmm30, zmm7, zmm16, 0x78          ;   771.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 8960]                 ;   649.3 p2      41 next reload
        vmovdqu64 zmm7, [rbp + 5568]                 ;   650.0 p3      58 r reload
        vmovdqu64 zmm16, [rbp + 7808]                ;   744.2 p2      50 next
        vpternlogd zmm16, zmm7, zmm5, 0x96           ;   771.7 p0      50 next
        vpternlogd zmm7, zmm5, [r10 + 576], 0x96     ;   772.2 p5+p3   50 next
        vpternlogd zmm29, zmm27, zmm24, 0x96         ;   772.7 p0      41 next
        vpternlogd zmm14, zmm12, zmm24, 0x1e         ;   773.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 7680]                 ;   651.3 p2      41 next reload
        vmovdqu64 zmm12, [rbp + 6144]                ;   652.0 p3      58 r reload
        vmovdqu64 zmm24, [rbp + 8448]                ;   726.7 p2      50 next
        vpternlogd zmm24, zmm12, zmm5, 0x96          ;   773.7 p0      50 next
        vpternlogd zmm12, zmm5, [r10 + 640], 0x96    ;   774.2 p5+p3   50 next
        vpternlogd zmm14, zmm0, zmm26, 0x78          ;   774.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 7616]                 ;   653.3 p2      41 next reload
        vmovdqu64 zmm5, [rbp + 5760]                 ;   654.0 p3      58 r reload
        vmovdqu64 zmm26, [rbp + 8832]                ;   737.2 p2      50 next
        vpternlogd zmm26, zmm5, zmm0, 0x96           ;   775.2 p5      50 next
        vpternlogd zmm5, zmm0, [r10 + 704], 0x96     ;   775.7 p0+p3   50 next
        vpternlogd zmm19, zmm9, zmm29, 0x96          ;   776.2 p5      41 next
        vmovdqu64 zmm0, [rbp + 6400]                 ;   738.2 p2      41 next
        vmovdqu64 zmm9, [rbp + 9408]                 ;   742.2 p3      41 next
        vpternlogd zmm3, zmm30, zmm1, 0x96           ;   776.7 p0      41 next
        vmovdqu64 zmm27, [rbp + 6400]                ;   738.2 p2      41 next
        vpternlogd zmm10, zmm14, zmm2, 0x96          ;   777.2 p5      41 next
        vmovdqu64 zmm14, [rbp + 8640]                ;   657.0 p3      41 next reload
        vmovdqu64 zmm29, [rbp + 6080]                ;   657.3 p2      58 r reload
        vmovdqu64 zmm30, [r10 + 448]                 ;   658.0 p3      50 next
        vpternlogd zmm30, zmm29, zmm14, 0x96         ;   777.7 p0      50 next
        vpternlogd zmm1, zmm29, zmm14, 0x96          ;   778.2 p5      50 next
        vmovdqu64 zmm14, [rbp + 8896]                ;   658.3 p2      41 next reload
        vmovdqu64 zmm29, [rbp + 5952]                ;   659.0 p3      58 r reload
        vpternlogd zmm2, zmm29, zmm14, 0x96          ;   778.7 p0      50 next
        vpternlogd zmm29, zmm14, [r10 + 512], 0x96   ;   779.2 p5+p2   50 next
        vmovdqa64 zmm14, zmm6                        ;   745.2         41 next copy
        vpandd zmm27, zmm27, zmm17                   ;   779.7 p0      41 next
        vpandd zmm0, zmm0, zmm7                      ;   780.2 p5      41 next
        vpandd zmm9, zmm9, zmm29                     ;   780.7 p0      41 next
        vmovdqu64 [rbp + 8896], zmm26                ;   776.2 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm6                        ;   745.2         41 next copy
        vmovdqu64 [rbp + 5952], zmm24                ;   774.7 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm6                        ;   745.2         41 next copy
        vmovdqu64 [rbp + 8640], zmm16                ;   772.7 p7+p4   50 next spill
        vmovdqa64 zmm16, zmm6                        ;   745.2         41 next copy
        vmovdqu64 [rbp + 6080], zmm2                 ;   779.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm27                        ;   780.7         41 next copy
        vmovdqu64 [rbp + 7616], zmm1                 ;   779.2 p7+p4   50 next spill
        vpxord zmm1, zmm0, zmm9                      ;   781.7 p5      41 next
        vmovdqu64 [rbp + 5760], zmm23                ;   766.2 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm12                       ;   775.2         41 next copy
        vmovdqu64 [rbp + 8832], zmm27                ;   780.7 p7+p4   41 next spill
        vpxord zmm27, zmm12, zmm5                    ;   781.7 p0      41 next
        vmovdqu64 [rbp + 7680], zmm1                 ;   782.7 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm12                        ;   775.2         41 next copy
        vmovdqa64 zmm6, zmm5                         ;   776.7         41 next copy
        vmovdqu64 [rbp + 6144], zmm0                 ;   781.2 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm5                         ;   776.7         41 next copy
        vmovdqu64 [rbp + 8448], zmm29                ;   780.2 p8+p9   50 next spill
        vpandd zmm29, zmm17, zmm7                    ;   782.2 p5      41 next
        vmovdqu64 [rbp + 8960], zmm29                ;   783.2 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 8448]                ;   780.2 p3      41 next
        vpxord zmm29, zmm29, [rbp + 8960]            ;   789.2 p0+p2   41 next
        vmovdqu64 [rbp + 5568], zmm29                ;   790.2 p8+p9   41 next spill
        vpandd zmm29, zmm7, zmm30                    ;   783.2 p5      41 next
        vpxord zmm2, zmm2, zmm29                     ;   784.2 p0      41 next
        vmovdqu64 [rbp + 9216], zmm29                ;   784.2 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 5632]                ;   661.2 p3      50 next reload
        vpternlogd zmm8, zmm29, [rbp + 9664], 0x96   ;   784.2 p5+p2   50 next
        vmovdqu64 zmm29, [rbp + 9344]                ;   662.2 p3      41 next reload
        vmovdqu64 [rbp + 9664], zmm8                 ;   785.2 p8+p9   50 next spill
        vmovdqu64 zmm8, [rbp + 4416]                 ;   662.3 p2      58 r reload
        vpternlogd zmm31, zmm8, zmm29, 0x96          ;   784.7 p0      50 next
        vpternlogd zmm8, zmm29, [r10 + 832], 0x96    ;   785.2 p5+p3   50 next
        vpandd zmm16, zmm16, zmm8                    ;   786.2 p0      41 next
        vmovdqa64 zmm29, zmm8                        ;   786.2         41 next copy
        vmovdqu64 [rbp + 9344], zmm31                ;   785.7 p7+p4   50 next spill
        vmovdqa64 zmm31, zmm8                        ;   786.2         41 next copy
        vmovdqu64 [rbp + 4416], zmm7                 ;   773.2 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm8                         ;   786.2         41 next copy
        vmovdqu64 [rbp + 5632], zmm2                 ;   785.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [rbp + 7360]                 ;   668.8 p2      50 next reload
        vpternlogd zmm22, zmm2, [rbp + 7872], 0x96   ;   786.2 p5+p3   50 next
        vmovdqu64 zmm2, [rbp + 6720]                 ;   669.8 p2      50 next reload
        vpternlogd zmm13, zmm2, [rbp + 7808], 0x96   ;   786.7 p0+p3   50 next
        vmovdqu64 zmm2, [rbp + 6976]                 ;   670.8 p2      41 next reload
        vmovdqu64 [rbp + 7808], zmm13                ;   787.7 p8+p9   50 next spill
        vmovdqu64 zmm13, [rbp + 6272]                ;   671.0 p3      58 r reload
        vpternlogd zmm19, zmm13, zmm2, 0x96          ;   787.2 p5      50 next
        vpternlogd zmm13, zmm2, [r10 + 768], 0x96    ;   787.7 p0+p2   50 next
        vmovdqu64 zmm2, [rbp + 8448]                 ;   780.2 p3      41 next
        vmovdqu64 [rbp + 6976], zmm19                ;   788.2 p7+p4   50 next spill
        vmovdqu64 zmm19, [rbp + 6400]                ;   738.2 p2      41 next
        vpandd zmm19, zmm19, [rbp + 9408]            ;   788.2 p5+p3   41 next
        vpxord zmm2, zmm2, zmm21                     ;   788.7 p0      41 next
        vpxord zmm18, zmm18, zmm13                   ;   789.2 p5      41 next
        vpandd zmm0, zmm0, zmm18                     ;   790.2 p0      41 next
        vpandd zmm4, zmm4, zmm18                     ;   790.2 p5      41 next
        vpxord zmm29, zmm29, zmm13                   ;   790.7 p0      41 next
        vpandd zmm7, zmm7, zmm29                     ;   791.7 p5      41 next
        vpternlogd zmm7, zmm12, zmm5, 0x78           ;   792.7 p0      41 next
        vpxord zmm6, zmm6, zmm13                     ;   792.2 p5      41 next
        vpandd zmm24, zmm24, zmm13                   ;   792.7 p0      41 next
        vmovdqu64 [rbp + 6272], zmm22                ;   787.2 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm6                        ;   793.2         41 next copy
        vmovdqu64 [rbp + 6720], zmm2                 ;   789.7 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm13                        ;   788.7         41 next copy
        vmovdqu64 [rbp + 7872], zmm19                ;   789.2 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm7                        ;   793.7         41 next copy
        vpternlogd zmm19, zmm29, zmm18, 0x78         ;   793.7 p5      41 next
        vmovdqu64 [rbp + 7360], zmm9                 ;   781.7 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 4480]                 ;   674.3 p2      58 r reload
        vpternlogd zmm3, zmm9, [rbp + 8320], 0x96    ;   793.7 p0+p3   50 next
        vmovdqu64 [rbp + 5184], zmm3                 ;   794.7 p8+p9   50 next spill
        vmovdqu64 zmm3, [rbp + 5568]                 ;   790.2 p2      41 next
        vmovdqu64 [rbp + 6208], zmm30                ;   778.7 p7+p4   50 next spill
        vmovdqu64 zmm30, [r10]                       ;   675.5 p3      68 k2.0 reload
        vpternlogd zmm9, zmm30, [rbp + 8320], 0x96   ;   794.2 p5+p2   50 next
        vpternlogd zmm0, zmm8, zmm9, 0x78            ;   795.2 p0      41 next
        vpxord zmm1, zmm1, zmm0                      ;   796.2 p5      41 next
        vpternlogd zmm0, zmm5, zmm29, 0x1e           ;   796.2 p0      41 next
        vpxord zmm23, zmm23, zmm9                    ;   796.2 p5      41 next
        vpternlogd zmm24, zmm8, zmm23, 0x78          ;   797.2 p0      41 next
        vpxord zmm31, zmm31, zmm9                    ;   797.2 p5      41 next
        vpandd zmm14, zmm14, zmm31                   ;   798.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 7232]                ;   739.7 p3      50 next reload
        vpternlogd zmm14, zmm6, zmm30, 0x78          ;   799.2 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   776.7         41 next copy
        vpternlogd zmm6, zmm12, zmm30, 0x78          ;   798.7 p0      41 next
        vpternlogd zmm0, zmm19, [rbp + 6528], 0x96   ;   799.2 p5+p2   41 next
        vmovdqu64 [rbp + 8320], zmm0                 ;   800.2 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm6                         ;   799.7         41 next copy
        vpternlogd zmm0, zmm30, zmm29, 0x78          ;   799.7 p0      41 next
        vmovdqu64 [rbp + 4480], zmm17                ;   769.7 p7+p4   50 next spill
        vmovdqa64 zmm17, zmm16                       ;   787.2         41 next copy
        vpternlogd zmm17, zmm30, zmm9, 0x87          ;   800.2 p5      41 next
        vmovdqu64 [rbp + 9088], zmm21                ;   766.7 p8+p9   50 next spill
        vmovdqu64 zmm21, [rbp + 7168]                ;   680.2 p3      58 r reload
        vpternlogd zmm10, zmm21, [rbp + 6912], 0x96  ;   800.7 p0+p2   50 next
        vmovdqu64 [rbp + 7296], zmm10                ;   801.7 p7+p4   50 next spill
        vmovdqu64 zmm10, [rbp + 6208]                ;   778.7 p3      41 next
        vpxord zmm10, zmm10, [rbp + 9408]            ;   801.2 p5+p2   41 next
        vmovdqu64 [rbp + 8192], zmm10                ;   802.2 p8+p9   41 next spill
        vmovdqu64 zmm10, [rbp + 7872]                ;   789.2 p3      41 next
        vmovdqu64 [rbp + 7104], zmm19                ;   794.7 p7+p4   41 next spill
        vmovdqu64 zmm19, [rbp + 6208]                ;   778.7 p2      41 next
        vmovdqu64 [rbp + 8704], zmm1                 ;   797.2 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 9088]                 ;   766.7 p3      41 next
        vpandd zmm1, zmm1, [rbp + 4416]              ;   801.7 p0+p2   41 next
        vmovdqu64 [rbp + 9920], zmm1                 ;   802.7 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 6208]                 ;   778.7 p3      41 next
        vpandd zmm1, zmm1, [rbp + 4480]              ;   802.2 p5+p2   41 next
        vmovdqu64 [rbp + 8256], zmm1                 ;   803.2 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 8448]                 ;   780.2 p3      41 next
        vpxord zmm1, zmm1, [rbp + 9920]              ;   808.7 p0+p2   41 next
        vmovdqu64 [rbp + 9984], zmm1                 ;   809.7 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 4416]                 ;   773.2 p3      41 next
        vpandd zmm1, zmm1, [rbp + 9408]              ;   803.2 p5+p2   41 next
        vmovdqu64 [rbp + 9600], zmm1                 ;   804.2 p8+p9   41 next spill
        vmovdqu64 zmm1, [r10 + 64]                   ;   688.5 p3      68 k2.1 reload
        vpternlogd zmm21, zmm1, [rbp + 6912], 0x96   ;   803.7 p0+p2   50 next
        vmovdqu64 zmm1, [rbp + 8448]                 ;   780.2 p3      41 next
        vpandd zmm1, zmm1, [rbp + 9088]              ;   804.2 p5+p2   41 next
        vpternlogd zmm6, zmm21, zmm23, 0x78          ;   804.7 p0      41 next
        vmovdqu64 [rbp + 6912], zmm1                 ;   805.2 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 4416]                 ;   773.2 p3      41 next
        vpandd zmm1, zmm1, [rbp + 7680]              ;   805.2 p5+p2   41 next
        vpandd zmm22, zmm22, zmm21                   ;   805.7 p0      41 next
        vpternlogd zmm0, zmm31, zmm22, 0x96          ;   806.7 p5      41 next
        vpandd zmm15, zmm15, zmm21                   ;   806.7 p0      41 next
        vpxord zmm25, zmm25, zmm15                   ;   807.7 p5      41 next
        vpandd zmm11, zmm11, zmm21                   ;   807.7 p0      41 next
        vpternlogd zmm11, zmm29, zmm23, 0x78         ;   808.7 p5      41 next
        vpxord zmm20, zmm20, zmm11                   ;   809.7 p0      41 next
        vpandd zmm26, zmm26, zmm21                   ;   809.2 p5      41 next
        vmovdqu64 zmm11, [rbp + 6528]                ;   739.2 p3      50 next reload
        vmovdqa64 zmm29, zmm7                        ;   793.7         41 next copy
        vpternlogd zmm29, zmm27, zmm11, 0x78         ;   809.7 p0      41 next
        vpternlogd zmm0, zmm29, zmm4, 0x69           ;   810.7 p5      41 next
        vmovdqu64 zmm29, [rbp + 6592]                ;   741.2 p2      50 next reload
        vpternlogd zmm26, zmm12, zmm29, 0x78         ;   810.7 p0      41 next
        vpternlogd zmm12, zmm13, zmm21, 0x60         ;   811.2 p5      41 next
        vpternlogd zmm12, zmm30, zmm9, 0x87          ;   812.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 8448]                ;   780.2 p3      41 next
        vpandd zmm30, zmm30, [rbp + 7680]            ;   812.2 p5+p2   41 next
        vpternlogd zmm22, zmm4, zmm12, 0x96          ;   813.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 6400]                 ;   738.2 p3      41 next
        vpternlogd zmm16, zmm12, zmm20, 0x96         ;   813.2 p5      41 next
        vmovdqu64 zmm12, [rbp + 9408]                ;   742.2 p2      41 next
        vpternlogd zmm27, zmm26, zmm9, 0x6c          ;   813.7 p0      41 next
        vpternlogd zmm16, zmm26, zmm6, 0x96          ;   814.2 p5      41 next
        vmovdqu64 zmm26, [rbp + 9088]                ;   766.7 p3      41 next
        vpternlogd zmm24, zmm27, zmm25, 0x96         ;   814.7 p0      41 next
        vpternlogd zmm25, zmm28, zmm29, 0x6c         ;   815.2 p5      41 next
        vpternlogd zmm27, zmm5, zmm11, 0x78          ;   815.7 p0      41 next
        vpternlogd zmm11, zmm8, zmm29, 0x6c          ;   816.2 p5      41 next
        vpternlogd zmm11, zmm15, zmm22, 0x96         ;   817.2 p0      41 next
        vpternlogd zmm27, zmm29, zmm23, 0x78         ;   817.2 p5      41 next
        vmovdqu64 zmm15, [rbp + 9088]                ;   766.7 p2      50 next reload
        vmovdqu64 zmm22, [rbp + 4480]                ;   769.7 p3      50 next reload
        vmovdqu64 zmm23, [rbp + 6400]                ;   738.2 p2      41 next
        vpternlogd zmm23, zmm22, zmm15, 0x78         ;   817.7 p0      41 next
        vpxord zmm2, zmm2, zmm27                     ;   818.2 p5      41 next
        vpternlogd zmm2, zmm31, zmm21, 0x78          ;   819.2 p0      41 next
        vmovdqu64 zmm27, [rbp + 8448]                ;   780.2 p3      50 next reload
        vmovdqu64 zmm29, [rbp + 6208]                ;   778.7 p2      50 next reload
        vmovdqu64 zmm31, [rbp + 8960]                ;   783.2 p3      41 next
        vpternlogd zmm31, zmm29, zmm27, 0x78         ;   819.2 p5      41 next
        vpternlogd zmm21, zmm5, zmm13, 0x78          ;   819.7 p0      41 next
        vpternlogd zmm28, zmm13, zmm21, 0x78         ;   820.7 p5      41 next
        vpternlogd zmm20, zmm7, zmm28, 0x96          ;   821.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 6720]                 ;   789.7 p2      41 next reload
        vmovdqu64 zmm13, [rbp + 8192]                ;   802.2 p3      41 next
        vpternlogd zmm13, zmm7, [rbp + 7872], 0x78   ;   821.2 p5+p2   41 next
        vpxord zmm14, zmm14, zmm21                   ;   821.7 p0      41 next
        vpternlogd zmm5, zmm9, zmm14, 0x6a           ;   822.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 9408]                 ;   742.2 p3      50 next reload
        vmovdqu64 zmm21, [rbp + 5632]                ;   785.2 p2      41 next
        vpternlogd zmm21, zmm15, zmm9, 0x78          ;   822.7 p0      41 next
        vpternlogd zmm14, zmm18, zmm8, 0x78          ;   823.2 p5      41 next
        vpxord zmm12, zmm12, zmm0                    ;   823.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 9600]                 ;   804.2 p3      41 next reload
        vmovdqu64 zmm18, [rbp + 6912]                ;   805.2 p2      41 next reload
        vmovdqu64 zmm28, [rbp + 6400]                ;   738.2 p3      41 next
        vpternlogd zmm28, zmm18, zmm0, 0x60          ;   824.2 p5      41 next
        vpxord zmm26, zmm26, zmm16                   ;   824.7 p0      41 next
        vpxord zmm4, zmm4, zmm11                     ;   825.2 p5      41 next
        vmovdqu64 zmm11, [rbp + 7680]                ;   782.7 p2      41 next reload
        vmovdqa64 zmm16, zmm15                       ;   772.7         41 next copy
        vpternlogd zmm16, zmm29, zmm11, 0x60         ;   825.7 p0      41 next
        vpternlogd zmm13, zmm9, zmm31, 0x48          ;   826.2 p5      41 next
        vpandd zmm19, zmm19, zmm23                   ;   826.7 p0      41 next
        vpternlogd zmm2, zmm27, zmm25, 0x96          ;   827.2 p5      41 next
        vpxord zmm20, zmm20, [r10 + 9664]            ;   827.7 p0+p3   44 next
        vpternlogd zmm17, zmm14, [rbp + 8704], 0x96  ;   828.2 p5+p2   41 next
        vpternlogd zmm8, zmm5, [rbp + 7104], 0x96    ;   828.7 p0+p3   41 next
        vmovdqu64 zmm5, [rbp + 6400]                 ;   738.2 p2      50 next reload
        vmovdqa64 zmm14, zmm29                       ;   784.7         41 next copy
        vpternlogd zmm14, zmm27, zmm5, 0xe0          ;   829.2 p5      41 next
        vpternlogd zmm31, zmm5, zmm7, 0xb7           ;   829.7 p0      41 next
        vpternlogd zmm14, zmm22, zmm21, 0x78         ;   830.2 p5      41 next
        vpxord zmm8, zmm8, [r10 + 9728]              ;   830.7 p0+p3   44 next
        vmovdqa64 zmm15, zmm22                       ;   775.7         41 next copy
        vpternlogd zmm15, zmm29, zmm5, 0x78          ;   831.2 p5      41 next
        vpternlogd zmm5, zmm29, [rbp + 4416], 0x6a   ;   831.7 p0+p2   41 next
        vpxord zmm3, zmm3, zmm5                      ;   832.7 p5      41 next
        vpxord zmm10, zmm10, zmm3                    ;   833.7 p0      41 next
        vpternlogd zmm1, zmm7, [rbp + 8256], 0x78    ;   833.2 p5+p3   41 next
        vpternlogd zmm6, zmm29, [rbp + 8320], 0x96   ;   833.7 p0+p2   41 next
        vpternlogd zmm30, zmm22, [rbp + 9984], 0x78  ;   834.2 p5+p3   41 next
        vpternlogd zmm28, zmm11, [rbp + 8832], 0x96  ;   834.7 p0+p2   41 next
        vpternlogd zmm24, zmm22, [rbp + 8704], 0x96  ;   835.2 p5+p3   41 next
        vpternlogd zmm22, zmm15, [rbp + 7360], 0x6c  ;   835.7 p0+p2   41 next
        vpternlogd zmm15, zmm29, zmm9, 0x6c          ;   836.2 p5      41 next
        vmovdqu64 zmm11, [rbp + 9920]                ;   802.7 p3      41 next reload
        vpternlogd zmm29, zmm21, zmm11, 0x6a         ;   836.7 p0      41 next
        vpternlogd zmm28, zmm29, zmm23, 0x69         ;   837.7 p5      41 next
        vpternlogd zmm13, zmm11, [rbp + 8256], 0x96  ;   837.7 p0+p2   41 next
        vpternlogd zmm13, zmm23, zmm27, 0x78         ;   838.7 p5      41 next
        vpternlogd zmm21, zmm9, [rbp + 6144], 0x48   ;   838.7 p0+p3   41 next
        vpternlogd zmm30, zmm5, zmm21, 0x96          ;   839.7 p5      41 next
        vpternlogd zmm10, zmm27, [rbp + 5632], 0x78  ;   839.7 p0+p2   41 next
        vmovdqu64 zmm5, [rbp + 4416]                 ;   773.2 p3      50 next reload
        vpternlogd zmm25, zmm17, zmm5, 0x96          ;   840.2 p5      41 next
        vpternlogd zmm22, zmm5, [rbp + 5568], 0x78   ;   840.7 p0+p2   41 next
        vpternlogd zmm16, zmm10, zmm12, 0x69         ;   841.2 p5      41 next
        vpxord zmm12, zmm12, [r10 + 9280]            ;   841.7 p0+p3   44 next
        vpternlogd zmm7, zmm15, [rbp + 9216], 0x6c   ;   842.2 p5+p2   41 next
        vpxord zmm5, zmm4, [r10 + 9216]              ;   842.7 p0+p3   44 next
        vpxord zmm10, zmm26, [r10 + 9344]            ;   843.2 p5+p2   44 next
        vpternlogd zmm28, zmm26, [r10 + 9920], 0x96  ;   843.7 p0+p3   44 next
        vpternlogd zmm13, zmm24, [r10 + 9984], 0x96  ;   844.2 p5+p2   44 next
        vpxord zmm24, zmm24, [r10 + 9408]            ;   844.7 p0+p3   44 next
        vpxord zmm11, zmm2, [r10 + 9536]             ;   845.2 p5+p2   44 next
        vpternlogd zmm30, zmm25, [r10 + 10176], 0x96 ;   845.7 p0+p3   44 next
        vmovdqa64 zmm17, zmm19                       ;   827.7         41 next copy
        vpternlogd zmm17, zmm18, zmm0, 0x96          ;   846.2 p5      41 next
        vpternlogd zmm0, zmm19, zmm31, 0x96          ;   846.7 p0      41 next
        vpternlogd zmm0, zmm9, zmm15, 0x78           ;   847.7 p5      41 next
        vpternlogd zmm3, zmm7, zmm17, 0x96           ;   847.7 p0      41 next
        vpternlogd zmm4, zmm1, zmm3, 0x96            ;   848.7 p5      41 next
        vpternlogd zmm22, zmm0, zmm6, 0x96           ;   848.7 p0      41 next
        vpxord zmm6, zmm6, [r10 + 9472]              ;   849.2 p5+p2   44 next
        vmovdqu64 zmm0, [r10 + 9792]                 ;   727.7 p3      44 next
        vmovdqu64 zmm1, [r10 + 9856]                 ;   728.5 p2      44 next
        vpxord zmm1, zmm1, zmm16                     ;   849.7 p0      44 next
        vmovdqu64 zmm3, [r10 + 10048]                ;   728.7 p3      44 next
        vmovdqu64 zmm7, [r10 + 10112]                ;   729.5 p2      44 next
        vmovdqu64 zmm9, [r10 + 9600]                 ;   729.7 p3      44 next
        vpxord zmm9, zmm9, zmm25                     ;   850.2 p5      44 next
        vpxord zmm0, zmm0, zmm4                      ;   850.7 p0      44 next
        vpxord zmm3, zmm3, zmm22                     ;   851.2 p5      44 next
        vpternlogd zmm31, zmm17, [rbp + 9088], 0x1e  ;   851.7 p0+p2   41 next
        vpternlogd zmm31, zmm18, [rbp + 9984], 0x78  ;   852.7 p5+p3   41 next
        vpternlogd zmm2, zmm14, zmm31, 0x96          ;   853.7 p0      41 next
        vpxord zmm7, zmm7, zmm2                      ;   854.7 p5      44 next
        vpxord zmm2, zmm8, zmm10                     ;   853.7 p0      41 next
        vmovdqa64 zmm4, zmm20                        ;   828.7         41 next copy
        vpandd zmm14, zmm20, zmm8                    ;   854.2 p5      41 next
        vpandd zmm15, zmm20, zmm11                   ;   854.7 p0      41 next
        vpandd zmm16, zmm20, zmm6                    ;   855.2 p5      41 next
        vmovdqa64 zmm17, zmm8                        ;   831.7         41 next copy
        vpternlogd zmm16, zmm8, zmm5, 0x78           ;   856.2 p0      41 next
        vpxord zmm18, zmm5, zmm9                     ;   856.2 p5      41 next
        vpxord zmm19, zmm5, zmm12                    ;   856.7 p0      41 next
        vmovdqa64 zmm21, zmm5                        ;   843.7         41 next copy
        vpxord zmm22, zmm10, zmm24                   ;   857.2 p5      41 next
        vpxord zmm23, zmm10, zmm12                   ;   857.7 p0      41 next
        vpandd zmm4, zmm4, zmm23                     ;   858.7 p5      41 next
        vpternlogd zmm15, zmm22, zmm18, 0x78         ;   858.7 p0      41 next
        vpxord zmm17, zmm17, zmm15                   ;   859.7 p5      41 next
        vpandd zmm15, zmm12, zmm2                    ;   859.7 p0      41 next
        vpternlogd zmm15, zmm24, zmm9, 0x78          ;   860.7 p5      41 next
        vpxord zmm25, zmm24, zmm9                    ;   860.7 p0      41 next
        vpandd zmm26, zmm24, zmm22                   ;   861.2 p5      41 next
        vpternlogd zmm26, zmm12, zmm5, 0x78          ;   862.2 p0      41 next
        vmovdqa64 zmm27, zmm5                        ;   843.7         41 next copy
        vpternlogd zmm27, zmm20, zmm10, 0x60         ;   862.2 p5      41 next
        vpternlogd zmm5, zmm12, zmm11, 0x6c          ;   862.7 p0      41 next
        vpternlogd zmm27, zmm11, zmm9, 0x87          ;   863.2 p5      41 next
        vpxord zmm21, zmm21, zmm15                   ;   863.7 p0      41 next
        vpternlogd zmm15, zmm12, zmm22, 0x1e         ;   864.2 p5      41 next
        vpxord zmm29, zmm14, zmm11                   ;   864.7 p0      41 next
        vpandd zmm31, zmm10, zmm6                    ;   865.2 p5      41 next
        vpternlogd zmm31, zmm24, zmm18, 0x78         ;   866.2 p0      41 next
        vmovdqu64 [rbp + 9984], zmm28                ;   844.7 p8+p9   44 next spill
        vmovdqa64 zmm28, zmm10                       ;   844.2         41 next copy
        vmovdqu64 [rbp + 6912], zmm13                ;   845.2 p7+p4   44 next spill
        vmovdqu64 zmm13, [rbp + 9984]                ;   844.7 p2      41 next
        vmovdqu64 [rbp + 9088], zmm3                 ;   852.2 p8+p9   44 next spill
        vmovdqu64 zmm3, [rbp + 6912]                 ;   845.2 p3      41 next
        vmovdqu64 [rbp + 9408], zmm1                 ;   850.7 p7+p4   44 next spill
        vmovdqu64 zmm1, [rbp + 9088]                 ;   852.2 p2      41 next
        vmovdqu64 [rbp + 9600], zmm7                 ;   855.7 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 9408]                 ;   850.7 p3      41 next
        vpandd zmm7, zmm7, [rbp + 9600]              ;   866.2 p5+p2   41 next
        vpxord zmm13, zmm13, [rbp + 9600]            ;   866.7 p0+p3   41 next
        vmovdqu64 [rbp + 9216], zmm13                ;   867.7 p7+p4   41 next spill
        vmovdqu64 zmm13, [rbp + 6912]                ;   845.2 p2      41 next
        vmovdqu64 [rbp + 6720], zmm7                 ;   867.2 p8+p9   41 next spill
        vmovdqu64 zmm7, [rbp + 9600]                 ;   855.7 p3      41 next
        vmovdqu64 [rbp + 5568], zmm30                ;   846.7 p7+p4   44 next spill
        vmovdqu64 zmm30, [rbp + 6720]                ;   867.2 p2      41 next
        vpandd zmm1, zmm1, [rbp + 5568]              ;   867.2 p5+p3   41 next
        vpandd zmm13, zmm13, [rbp + 5568]            ;   867.7 p0+p2   41 next
        vmovdqu64 [rbp + 4416], zmm13                ;   868.7 p8+p9   41 next spill
        vmovdqu64 zmm13, [rbp + 5568]                ;   846.7 p3      41 next
        vpxord zmm7, zmm7, [rbp + 4416]              ;   874.7 p5+p2   41 next
        vmovdqu64 [rbp + 5632], zmm7                 ;   875.7 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 9408]                 ;   850.7 p3      41 next
        vmovdqu64 [rbp + 8448], zmm1                 ;   868.2 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 5632]                 ;   875.7 p2      41 next
        vmovdqu64 [rbp + 6144], zmm0                 ;   851.7 p7+p4   44 next spill
        vmovdqu64 zmm0, [rbp + 8448]                 ;   868.2 p3      41 next
        vpandd zmm13, zmm13, [rbp + 6144]            ;   868.7 p0+p2   41 next
        vpandd zmm3, zmm3, [rbp + 6144]              ;   869.2 p5+p3   41 next
        vpandd zmm7, zmm7, [rbp + 6144]              ;   869.7 p0+p2   41 next
        vmovdqu64 [rbp + 9920], zmm7                 ;   870.7 p8+p9   41 next spill
        vmovdqu64 zmm7, [rbp + 9408]                 ;   850.7 p3      41 next
        vpxord zmm7, zmm7, [rbp + 9088]              ;   870.2 p5+p2   41 next
        vmovdqu64 [rbp + 8256], zmm7                 ;   871.2 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 9920]                 ;   870.7 p3      41 next
        vmovdqu64 [rbp + 6208], zmm3                 ;   870.2 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 9088]                 ;   852.2 p2      41 next
        vpxord zmm0, zmm0, [rbp + 6208]              ;   876.2 p0+p3   41 next
        vmovdqu64 [rbp + 7360], zmm0                 ;   877.2 p7+p4   41 next spill
        vmovdqu64 zmm0, [rbp + 9984]                 ;   844.7 p2      41 next
        vpandd zmm0, zmm0, [rbp + 5568]              ;   871.2 p5+p3   41 next
        vmovdqu64 [rbp + 4480], zmm0                 ;   872.2 p8+p9   41 next spill
        vmovdqu64 zmm0, [rbp + 9088]                 ;   852.2 p2      41 next
        vpandd zmm0, zmm0, [rbp + 6912]              ;   871.7 p0+p3   41 next
        vmovdqu64 [rbp + 8704], zmm0                 ;   872.7 p7+p4   41 next spill
        vmovdqu64 zmm0, [rbp + 9600]                 ;   855.7 p2      41 next
        vpxord zmm0, zmm0, [rbp + 4480]              ;   878.2 p5+p3   41 next
        vmovdqu64 [rbp + 7680], zmm0                 ;   879.2 p8+p9   41 next spill
        vmovdqu64 zmm0, [rbp + 9408]                 ;   850.7 p2      41 next
        vpandd zmm0, zmm0, [rbp + 5568]              ;   872.7 p0+p3   41 next
        vmovdqu64 [rbp + 8832], zmm0                 ;   873.7 p7+p4   41 next spill
        vmovdqu64 zmm0, [rbp + 9600]                 ;   855.7 p2      41 next
        vpandd zmm0, zmm0, [rbp + 9984]              ;   873.2 p5+p3   41 next
        vmovdqu64 [rbp + 8320], zmm0                 ;   874.2 p8+p9   41 next spill
        vmovdqu64 zmm0, [rbp + 5568]                 ;   846.7 p2      41 next
        vmovdqu64 [rbp + 6400], zmm13                ;   869.7 p7+p4   41 next spill
        vmovdqu64 zmm13, [rbp + 9600]                ;   855.7 p3      41 next
        vpxord zmm30, zmm30, [rbp + 6400]            ;   875.7 p0+p2   41 next
        vpandd zmm0, zmm0, zmm30                     ;   876.7 p5      41 next
        vpandd zmm13, zmm13, zmm30                   ;   876.7 p0      41 next
        vmovdqu64 [rbp + 7104], zmm13                ;   877.7 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm20                       ;   828.7         41 next copy
        vpternlogd zmm13, zmm12, zmm10, 0x78         ;   875.2 p5      41 next
        vmovdqu64 [rbp + 7872], zmm0                 ;   877.7 p7+p4   41 next spill
        vpandd zmm0, zmm2, zmm11                     ;   875.7 p0      41 next
        vmovdqu64 [rbp + 8192], zmm30                ;   876.7 p8+p9   41 next spill
        vpandd zmm30, zmm24, zmm6                    ;   876.2 p5      41 next
        vmovdqu64 [rbp + 8960], zmm21                ;   864.7 p7+p4   41 next spill
        vpandd zmm21, zmm25, zmm6                    ;   876.7 p0      41 next
        vpternlogd zmm21, zmm23, zmm11, 0x78         ;   877.7 p5      41 next
        vmovdqa64 zmm23, zmm6                        ;   850.2         41 next copy
        vpternlogd zmm23, zmm11, zmm11, 0x3f         ;   877.7 p0      41 next
        vpternlogd zmm10, zmm23, zmm13, 0x6c         ;   878.7 p5      41 next
        vpxord zmm13, zmm13, zmm21                   ;   878.7 p0      41 next
        vpternlogd zmm10, zmm17, zmm26, 0x96         ;   879.7 p5      41 next
        vpternlogd zmm17, zmm30, zmm27, 0x96         ;   879.7 p0      41 next
        vpternlogd zmm27, zmm4, zmm0, 0x96           ;   880.2 p5      41 next
        vpternlogd zmm30, zmm11, zmm9, 0x87          ;   880.7 p0      41 next
        vpternlogd zmm11, zmm5, zmm22, 0x6c          ;   881.2 p5      41 next
        vpternlogd zmm5, zmm20, zmm18, 0x78          ;   881.7 p0      41 next
        vmovdqu64 zmm21, [rbp + 6144]                ;   851.7 p3      41 next
        vpternlogd zmm22, zmm26, zmm2, 0x6c          ;   882.2 p5      41 next
        vpternlogd zmm26, zmm6, zmm19, 0x78          ;   882.7 p0      41 next
        vpternlogd zmm19, zmm16, zmm9, 0x6c          ;   883.2 p5      41 next
        vpternlogd zmm4, zmm11, zmm25, 0x96          ;   883.7 p0      41 next
        vmovdqu64 zmm11, [rbp + 9408]                ;   850.7 p2      41 next
        vpternlogd zmm4, zmm0, zmm26, 0x69           ;   884.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 9984]                 ;   844.7 p3      41 next
        vmovdqu64 zmm26, [rbp + 8064]                ;   754.8 p2     108 r
        vpxord zmm26, zmm26, [rbp + 2944]            ;   884.7 p0+p3  108 r
        vpternlogd zmm17, zmm16, zmm5, 0x96          ;   885.2 p5      41 next
        vmovdqu64 zmm16, [rbp + 8768]                ;   755.8 p2     108 r
        vpxord zmm16, zmm16, [rbp + 3008]            ;   885.7 p0+p3  108 r
        vpternlogd zmm2, zmm13, zmm24, 0x6c          ;   886.2 p5      41 next
        vpternlogd zmm13, zmm9, zmm12, 0x78          ;   886.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 5760]                 ;   766.2 p2     108 r
        vpxord zmm9, zmm9, [rbp + 3072]              ;   887.2 p5+p3  108 r
        vpternlogd zmm23, zmm8, zmm29, 0x78          ;   887.7 p0      41 next
        vpternlogd zmm29, zmm31, zmm19, 0x96         ;   888.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 9024]                ;   769.2 p2     108 r
        vpxord zmm31, zmm31, [rbp + 3136]            ;   888.7 p0+p3  108 r
        vpternlogd zmm19, zmm12, zmm6, 0x78          ;   889.2 p5      41 next
        vmovdqu64 zmm12, [rbp + 7616]                ;   779.2 p2     108 r
        vpxord zmm12, zmm12, [rbp + 3200]            ;   889.7 p0+p3  108 r
        vpternlogd zmm19, zmm18, zmm8, 0x78          ;   890.2 p5      41 next
        vmovdqu64 zmm18, [rbp + 6080]                ;   779.7 p2     108 r
        vpxord zmm18, zmm18, [rbp + 3264]            ;   890.7 p0+p3  108 r
        vpternlogd zmm8, zmm24, zmm6, 0x6c           ;   891.2 p5      41 next
        vpternlogd zmm8, zmm14, zmm27, 0x96          ;   892.2 p0      41 next
        vmovdqu64 zmm14, [rbp + 8640]                ;   772.7 p2     108 r
        vpxord zmm14, zmm14, [rbp + 3328]            ;   892.2 p5+p3  108 r
        vmovdqu64 zmm27, [rbp + 5952]                ;   774.7 p2     108 r
        vpxord zmm27, zmm27, [rbp + 3392]            ;   892.7 p0+p3  108 r
        vpternlogd zmm15, zmm6, zmm22, 0x96          ;   893.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 8896]                 ;   776.2 p2     108 r
        vpxord zmm6, zmm6, [rbp + 3456]              ;   893.7 p0+p3  108 r
        vpternlogd zmm24, zmm22, zmm13, 0x96         ;   894.2 p5      41 next
        vmovdqu64 zmm13, [rbp + 6976]                ;   788.2 p2     108 r
        vpxord zmm13, zmm13, [rbp + 3520]            ;   894.7 p0+p3  108 r
        vmovdqu64 zmm22, [rbp + 9344]                ;   785.7 p2     108 r
        vpxord zmm22, zmm22, [rbp + 3584]            ;   895.2 p5+p3  108 r
        vpxord zmm28, zmm28, zmm19                   ;   895.7 p0      41 next
        vmovdqu64 zmm19, [rbp + 6272]                ;   787.2 p2     108 r
        vpxord zmm19, zmm19, [rbp + 3648]            ;   896.2 p5+p3  108 r
        vpternlogd zmm28, zmm20, zmm25, 0x78         ;   896.7 p0      41 next
        vmovdqu64 zmm20, [rbp + 9664]                ;   785.2 p2     108 r
        vpxord zmm20, zmm20, [rbp + 3712]            ;   897.2 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 5184]                ;   794.7 p2     108 r
        vpxord zmm25, zmm25, [rbp + 3776]            ;   897.7 p0+p3  108 r
        vpxord zmm11, zmm11, zmm4                    ;   898.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 7296]                 ;   801.7 p2     108 r
        vpxord zmm4, zmm4, [rbp + 3840]              ;   898.7 p0+p3  108 r
        vpxord zmm0, zmm0, zmm17                     ;   899.2 p5      41 next
        vmovdqu64 zmm17, [rbp + 7808]                ;   787.7 p2     108 r
        vpxord zmm17, zmm17, [rbp + 3904]            ;   899.7 p0+p3  108 r
        vpxord zmm21, zmm21, zmm8                    ;   900.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 8960]                 ;   864.7 p2      41 next reload
        vpternlogd zmm30, zmm2, zmm8, 0x96           ;   900.7 p0      41 next
        vmovdqu64 zmm2, [rbp + 5120]                 ;   772.2 p3     108 r reload
        vmovdqu64 [rbp + 896], zmm2                  ;   778.2 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 6336]                 ;   772.5 p2     108 r reload
        vmovdqu64 [rbp + 960], zmm2                  ;   778.5 p7+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 6912]                 ;   845.2 p3      44 next reload
        vpternlogd zmm8, zmm29, zmm2, 0x96           ;   901.2 p5      41 next
        vmovdqu64 zmm29, [rbp + 9088]                ;   852.2 p2      44 next reload
        vpternlogd zmm5, zmm15, zmm29, 0x96          ;   901.7 p0      41 next
        vmovdqu64 zmm15, [rbp + 9600]                ;   855.7 p3      44 next reload
        vpternlogd zmm28, zmm23, zmm15, 0x96         ;   902.2 p5      41 next
        vpternlogd zmm23, zmm30, [rbp + 5568], 0x96  ;   902.7 p0+p2   41 next
        vmovdqa64 zmm30, zmm29                       ;   858.2         41 next copy
        vpternlogd zmm30, zmm15, [rbp + 4416], 0x6a  ;   903.2 p5+p3   41 next
        vmovdqu64 [rbp + 4416], zmm17                ;   900.7 p8+p9  108 r spill
        vmovdqa64 zmm17, zmm29                       ;   858.2         41 next copy
        vpternlogd zmm17, zmm15, [rbp + 6144], 0xe0  ;   903.7 p0+p2   41 next
        vmovdqu64 [rbp + 8960], zmm4                 ;   899.7 p7+p4  108 r spill
        vmovdqa64 zmm4, zmm2                         ;   851.2         41 next copy
        vpternlogd zmm4, zmm29, [rbp + 6144], 0x78   ;   904.2 p5+p3   41 next
        vmovdqu64 [rbp + 6336], zmm25                ;   898.7 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 2368]                ;   776.5 p2      50 next reload
        vpternlogd zmm10, zmm25, [rbp + 5952], 0x96  ;   904.7 p0+p3  108 r
        vmovdqa64 zmm25, zmm4                        ;   905.2         41 next copy
        vpternlogd zmm25, zmm2, [rbp + 6720], 0x78   ;   905.2 p5+p2   41 next
        vpternlogd zmm4, zmm29, [rbp + 9408], 0x6c   ;   905.7 p0+p3   41 next
        vmovdqu64 [rbp + 6720], zmm10                ;   905.7 p7+p4  108 r spill
        vmovdqu64 zmm10, [rbp + 5568]                ;   846.7 p2      44 next reload
        vpternlogd zmm25, zmm10, [rbp + 5632], 0x78  ;   906.2 p5+p3   41 next
        vpternlogd zmm10, zmm29, [rbp + 6144], 0x78  ;   906.7 p0+p2   41 next
        vpxord zmm1, zmm1, zmm10                     ;   907.7 p5      41 next
        vpxord zmm7, zmm7, zmm1                      ;   908.7 p0      41 next
        vpternlogd zmm7, zmm15, [rbp + 7360], 0x78   ;   909.7 p5+p3   41 next
        vmovdqu64 [rbp + 5568], zmm20                ;   898.2 p8+p9  108 r spill
        vmovdqu64 zmm20, [rbp + 2432]                ;   780.5 p2      50 next reload
        vpternlogd zmm24, zmm20, [rbp + 8896], 0x96  ;   908.7 p0+p3  108 r
        vmovdqu64 zmm20, [rbp + 9984]                ;   844.7 p2      44 next reload
        vmovdqu64 [rbp + 8896], zmm24                ;   909.7 p7+p4  108 r spill
        vmovdqu64 zmm24, [rbp + 6144]                ;   851.7 p3      41 next
        vpternlogd zmm24, zmm2, zmm20, 0x78          ;   909.2 p5      41 next
        vmovdqu64 [rbp + 5632], zmm19                ;   897.2 p8+p9  108 r spill
        vmovdqu64 zmm19, [rbp + 4288]                ;   782.5 p2     108 r reload
        vmovdqu64 [rbp + 1024], zmm19                ;   788.5 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 4672]                ;   783.2 p3     108 r reload
        vmovdqu64 [rbp + 1088], zmm19                ;   789.2 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 5824]                ;   783.5 p2     108 r reload
        vmovdqu64 [rbp + 1152], zmm19                ;   789.5 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 4864]                ;   784.2 p3     108 r reload
        vmovdqu64 [rbp + 1216], zmm19                ;   790.2 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 6656]                ;   784.5 p2     108 r reload
        vmovdqu64 [rbp + 1280], zmm19                ;   790.5 p7+p4  126 rounds
        vpandd zmm3, zmm3, zmm24                     ;   910.2 p0      41 next
        vmovdqu64 zmm19, [rbp + 8192]                ;   876.7 p3      41 next reload
        vmovdqu64 [rbp + 6656], zmm22                ;   896.2 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm20                       ;   850.7         41 next copy
        vpternlogd zmm22, zmm29, zmm19, 0x60         ;   910.2 p5      41 next
        vpternlogd zmm22, zmm7, zmm11, 0x69          ;   911.2 p0      41 next
        vmovdqu64 zmm7, [rbp + 1984]                 ;   785.5 p2      50 next reload
        vpternlogd zmm11, zmm7, [rbp + 8768], 0x96   ;   911.2 p5+p3  108 r
        vmovdqu64 zmm7, [rbp + 9408]                 ;   850.7 p2      44 next reload
        vmovdqu64 [rbp + 8768], zmm11                ;   912.2 p7+p4  108 r spill
        vmovdqu64 zmm11, [rbp + 7360]                ;   877.2 p3      41 next
        vpternlogd zmm11, zmm20, zmm7, 0x78          ;   911.7 p0      41 next
        vpternlogd zmm17, zmm2, zmm11, 0x78          ;   912.7 p5      41 next
        vmovdqu64 [rbp + 7360], zmm13                ;   895.7 p8+p9  108 r spill
        vmovdqu64 zmm13, [rbp + 4096]                ;   787.5 p2     108 r reload
        vmovdqu64 [rbp + 1344], zmm13                ;   793.5 p7+p4  126 rounds
        vmovdqu64 zmm13, [rbp + 6784]                ;   788.2 p3     108 r reload
        vmovdqu64 [rbp + 1408], zmm13                ;   794.2 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 3968]                ;   790.3 p2     108 r reload
        vmovdqu64 [rbp + 1472], zmm13                ;   796.3 p7+p4  126 rounds
        vmovdqu64 zmm13, [rbp + 4928]                ;   790.7 p3     108 r reload
        vmovdqu64 [rbp + 1536], zmm13                ;   796.7 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 8000]                ;   791.3 p2     108 r reload
        vmovdqu64 [rbp + 1600], zmm13                ;   797.3 p7+p4  126 rounds
        vmovdqu64 zmm13, [rbp + 5504]                ;   791.7 p3     108 r reload
        vmovdqu64 [rbp + 1664], zmm13                ;   797.7 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 4480]                ;   872.2 p2      41 next reload
        vpternlogd zmm29, zmm11, zmm13, 0x6a         ;   912.7 p0      41 next
        vpternlogd zmm11, zmm7, [rbp + 6400], 0x48   ;   913.2 p5+p3   41 next
        vmovdqu64 [rbp + 6400], zmm6                 ;   894.7 p7+p4  108 r spill
        vmovdqu64 zmm6, [rbp + 5056]                 ;   793.3 p2     108 r reload
        vmovdqu64 [rbp + 1728], zmm6                 ;   799.3 p8+p9  126 rounds
        vmovdqu64 zmm6, [rbp + 4992]                 ;   793.7 p3     108 r reload
        vmovdqu64 [rbp + 1792], zmm6                 ;   799.7 p7+p4  126 rounds
        vmovdqu64 zmm6, [rbp + 4800]                 ;   794.3 p2     108 r reload
        vmovdqu64 [rbp + 1856], zmm6                 ;   800.3 p8+p9  126 rounds
        vmovdqu64 zmm6, [rbp + 4224]                 ;   794.7 p3     108 r reload
        vmovdqu64 [rbp - 128], zmm6                  ;   800.7 p7+p4  126 rounds
        vmovdqu64 zmm6, [rbp + 5696]                 ;   795.3 p2     108 r reload
        vmovdqu64 [rbp - 64], zmm6                   ;   801.3 p8+p9  126 rounds
        vmovdqu64 zmm6, [rbp + 4608]                 ;   795.7 p3     108 r reload
        vmovdqu64 [rbp + 0], zmm6                    ;   801.7 p7+p4  126 rounds
        vmovdqu64 zmm6, [rbp + 4352]                 ;   796.3 p2     108 r reload
        vmovdqu64 [rbp + 64], zmm6                   ;   802.3 p8+p9  126 rounds
        vmovdqu64 zmm6, [rbp + 7680]                 ;   879.2 p3      41 next reload
        vmovdqu64 [rbp + 4352], zmm27                ;   893.7 p7+p4  108 r spill
        vmovdqu64 zmm27, [rbp + 7104]                ;   877.7 p2      41 next reload
        vpternlogd zmm2, zmm27, zmm6, 0x6c           ;   913.7 p0      41 next
        vpternlogd zmm2, zmm10, zmm11, 0x96          ;   914.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 9216]                ;   867.7 p3      41 next reload
        vmovdqu64 zmm11, [rbp + 9920]                ;   870.7 p2      41 next reload
        vmovdqu64 zmm27, [rbp + 8256]                ;   871.2 p3      41 next
        vpternlogd zmm27, zmm11, zmm10, 0x78         ;   914.7 p0      41 next
        vpternlogd zmm27, zmm7, zmm30, 0x48          ;   915.7 p5      41 next
        vmovdqu64 zmm11, [rbp + 6144]                ;   851.7 p2      44 next reload
        vpternlogd zmm30, zmm10, zmm11, 0xd7         ;   915.7 p0      41 next
        vpternlogd zmm27, zmm13, [rbp + 8704], 0x96  ;   916.7 p5+p3   41 next
        vpternlogd zmm27, zmm15, zmm24, 0x78         ;   917.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 8832]                ;   873.7 p2      41 next reload
        vmovdqu64 zmm15, [rbp + 8320]                ;   874.2 p3      41 next reload
        vpternlogd zmm11, zmm15, zmm13, 0x60         ;   917.2 p5      41 next
        vpternlogd zmm11, zmm19, [rbp + 6208], 0x96  ;   918.2 p0+p2   41 next
        vpternlogd zmm24, zmm11, zmm29, 0x69         ;   919.2 p5      41 next
        vmovdqu64 zmm11, [rbp + 7872]                ;   877.7 p3      41 next
        vpternlogd zmm11, zmm10, [rbp + 8704], 0x78  ;   918.7 p0+p2   41 next
        vpternlogd zmm10, zmm4, [rbp + 8448], 0x6c   ;   919.2 p5+p3   41 next
        vmovdqu64 zmm19, [rbp + 4544]                ;   803.3 p2     108 r reload
        vmovdqu64 [rbp + 128], zmm19                 ;   809.3 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 6016]                ;   803.7 p3     108 r reload
        vmovdqu64 [rbp + 192], zmm19                 ;   809.7 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 5376]                ;   804.3 p2     108 r reload
        vmovdqu64 [rbp + 256], zmm19                 ;   810.3 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 5440]                ;   804.7 p3     108 r reload
        vmovdqu64 [rbp + 320], zmm19                 ;   810.7 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 5248]                ;   805.3 p2     108 r reload
        vmovdqu64 [rbp + 384], zmm19                 ;   811.3 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 5888]                ;   805.7 p3     108 r reload
        vmovdqu64 [rbp + 448], zmm19                 ;   811.7 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 5312]                ;   806.3 p2     108 r reload
        vmovdqu64 [rbp + 512], zmm19                 ;   812.3 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 7040]                ;   806.7 p3     108 r reload
        vmovdqu64 [rbp + 576], zmm19                 ;   812.7 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 4032]                ;   807.3 p2     108 r reload
        vmovdqu64 [rbp + 640], zmm19                 ;   813.3 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 6464]                ;   807.7 p3     108 r reload
        vmovdqu64 [rbp + 704], zmm19                 ;   813.7 p7+p4  126 rounds
        vmovdqu64 zmm19, [rbp + 4736]                ;   808.3 p2     108 r reload
        vmovdqu64 [rbp + 768], zmm19                 ;   814.3 p8+p9  126 rounds
        vmovdqu64 zmm19, [rbp + 4160]                ;   808.7 p3     108 r reload
        vmovdqu64 [rbp + 832], zmm19                 ;   815.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 2944], zmm26                ;   885.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 3008], zmm16                ;   886.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 3072], zmm9                 ;   888.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 3136], zmm31                ;   889.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 3200], zmm12                ;   890.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 3264], zmm18                ;   891.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 3328], zmm14                ;   893.2 p8+p9  126 rounds
        vpternlogd zmm2, zmm23, [rbp + 7808], 0x96   ;   919.7 p0+p2   50 next
        vmovdqa64 zmm9, zmm3                         ;   911.2         41 next copy
        vpternlogd zmm9, zmm15, zmm13, 0x96          ;   920.2 p5      41 next
        vmovdqu64 zmm12, [rbp + 4352]                ;   893.7 p3     108 r reload
        vmovdqu64 [rbp + 3392], zmm12                ;   899.7 p7+p4  126 rounds
        vpternlogd zmm13, zmm3, zmm30, 0x96          ;   920.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 6400]                 ;   894.7 p2     108 r reload
        vmovdqu64 [rbp + 3456], zmm3                 ;   900.7 p8+p9  126 rounds
        vmovdqu64 zmm3, [rbp + 7360]                 ;   895.7 p3     108 r reload
        vmovdqu64 [rbp + 3520], zmm3                 ;   901.7 p7+p4  126 rounds
        vpternlogd zmm13, zmm7, zmm4, 0x78           ;   921.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 6656]                 ;   896.2 p2     108 r reload
        vmovdqu64 [rbp + 3584], zmm3                 ;   902.2 p8+p9  126 rounds
        vmovdqu64 zmm3, [rbp + 5632]                 ;   897.2 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm3                 ;   903.2 p7+p4  126 rounds
        vpternlogd zmm1, zmm10, zmm9, 0x96           ;   921.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 5568]                 ;   898.2 p2     108 r reload
        vmovdqu64 [rbp + 3712], zmm3                 ;   904.2 p8+p9  126 rounds
        vmovdqu64 zmm3, [rbp + 6336]                 ;   898.7 p3     108 r reload
        vmovdqu64 [rbp + 3776], zmm3                 ;   904.7 p7+p4  126 rounds
        vpternlogd zmm30, zmm20, zmm9, 0x1e          ;   922.2 p5      41 next
        vmovdqu64 zmm3, [rbp + 8960]                 ;   899.7 p2     108 r reload
        vmovdqu64 [rbp + 3840], zmm3                 ;   905.7 p8+p9  126 rounds
        vpternlogd zmm30, zmm15, zmm6, 0x78          ;   923.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 4416]                 ;   900.7 p3     108 r reload
        vmovdqu64 [rbp + 3904], zmm3                 ;   906.7 p7+p4  126 rounds
        vmovdqu64 zmm3, [rbp + 8768]                 ;   912.2 p2     108 r reload
        vmovdqu64 [rbp + 1984], zmm3                 ;   918.2 p8+p9  126 rounds
        vpternlogd zmm11, zmm1, zmm21, 0x96          ;   923.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 6720]                 ;   905.7 p3     108 r reload
        vmovdqu64 [rbp + 2368], zmm1                 ;   911.7 p7+p4  126 rounds
        vmovdqu64 zmm1, [rbp + 8896]                 ;   909.7 p2     108 r reload
        vmovdqu64 [rbp + 2432], zmm1                 ;   915.7 p8+p9  126 rounds
        vpternlogd zmm25, zmm13, zmm5, 0x96          ;   923.7 p0      41 next
        vpternlogd zmm17, zmm30, zmm28, 0x96         ;   924.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 1920]                 ;   815.7 p3      50 next reload
        vpternlogd zmm21, zmm1, [rbp + 8064], 0x96   ;   924.7 p0+p2  108 r
        vmovdqu64 zmm1, [rbp + 2176]                 ;   816.7 p3      50 next reload
        vpternlogd zmm5, zmm1, [rbp + 7616], 0x96    ;   925.2 p5+p2  108 r
        vpternlogd zmm27, zmm8, [rbp + 9664], 0x96   ;   925.7 p0+p3   50 next
        vmovdqu64 zmm1, [rbp + 2112]                 ;   818.3 p2      50 next reload
        vpternlogd zmm8, zmm1, [rbp + 9024], 0x96    ;   926.2 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 2240]                 ;   819.3 p2      50 next reload
        vpternlogd zmm28, zmm1, [rbp + 6080], 0x96   ;   926.7 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 2304]                 ;   820.3 p2      50 next reload
        vpternlogd zmm23, zmm1, [rbp + 8640], 0x96   ;   927.2 p5+p3  108 r
        vpternlogd zmm24, zmm0, [rbp + 6272], 0x96   ;   927.7 p0+p2   50 next
        mov r12, qword [rbp + 10064]                 ;   816.2 p10    126 rounds reload
        sub r8, r12                                  ;   821.2 p1     126 rounds
        sub r9, r12                                  ;   821.2 p6     126 rounds
        sub r10, r12                                 ;   821.2 p11    126 rounds
        sub r11, r12                                 ;   821.2 p1     126 rounds
        add r8, 0x1800                               ;   822.2 p6     126 rounds
        and r8, 0x1fff                               ;   823.2 p11    126 rounds
        add r8, r12                                  ;   824.2 p1     126 rounds
        mov qword [rbp + 10080], r8                  ;   835.3 p7+p4  126 rounds
        add r9, 0x1800                               ;   822.2 p6     126 rounds
        and r9, 0x1fff                               ;   823.2 p11    126 rounds
        add r9, r12                                  ;   824.2 p1     126 rounds
        mov qword [rbp + 10072], r9                  ;   836.2 p8+p9  126 rounds
        add r10, 0x1800                              ;   822.2 p6     126 rounds
        and r10, 0x1fff                              ;   823.2 p11    126 rounds
        add r10, r12                                 ;   824.2 p1     126 rounds
        mov qword [rbp + 10088], r10                 ;   836.3 p7+p4  126 rounds
        vmovdqu64 zmm1, [rbp + 2048]                 ;   821.7 p3      50 next reload
        vpternlogd zmm0, zmm1, [rbp + 5760], 0x96    ;   928.2 p5+p2  108 r
        add r11, 0x1800                              ;   823.0 p6     126 rounds
        and r11, 0x1fff                              ;   824.0 p11    126 rounds
        add r11, r12                                 ;   825.0 p1     126 rounds
        mov qword [rbp + 10096], r11                 ;   837.2 p8+p9  126 rounds
        vpxord zmm2, zmm2, [rbp + 2880]              ;   928.7 p0+p3  108 r
        vpxord zmm27, zmm27, [rbp + 2688]            ;   929.2 p5+p2  108 r
        vpxord zmm24, zmm24, [rbp + 2624]            ;   929.7 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 2560]                 ;   824.8 p2      50 next reload
        vpternlogd zmm22, zmm1, [rbp + 9344], 0x96   ;   930.2 p5+p3  108 r
        vmovdqu64 [rbp + 1920], zmm21                ;   925.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 2176], zmm5                 ;   926.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 2112], zmm8                 ;   927.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2240], zmm28                ;   927.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 2048], zmm0                 ;   929.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2304], zmm23                ;   928.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 2688], zmm27                ;   930.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2624], zmm24                ;   930.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 2880], zmm2                 ;   929.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 2560], zmm22                ;   931.2 p8+p9  126 rounds
        vmovdqu64 zmm0, [rbp + 2496]                 ;   827.7 p2      50 next reload
        vpternlogd zmm11, zmm0, [rbp + 6976], 0x96   ;   930.7 p0+p3  108 r
        vmovdqu64 [rbp + 2496], zmm11                ;   931.7 p7+p4  126 rounds
        vmovdqu64 zmm0, [rbp + 2752]                 ;   829.3 p2      50 next reload
        vpternlogd zmm25, zmm0, [rbp + 5184], 0x96   ;   931.2 p5+p3  108 r
        vmovdqu64 [rbp + 2752], zmm25                ;   932.2 p8+p9  126 rounds
        vmovdqu64 zmm0, [rbp + 2816]                 ;   830.3 p2      50 next reload
        vpternlogd zmm17, zmm0, [rbp + 7296], 0x96   ;   931.7 p0+p3  108 r
        vmovdqu64 [rbp + 2816], zmm17                ;   932.7 p7+p4  126 rounds
        mov esi, dword [rbp + 10124]                 ;   831.7 p10    126 rounds
        add esi, 0xffffffff                          ;   836.7 p6     126 rounds
        mov dword [rbp + 10124], esi                 ;   850.2 p8+p9  126 rounds
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     132 dst reload
        mov r8, qword [rbp + 10104]                  ;     0.2 p3     132 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp - 64]                   ;     1.0 p2     132 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     1.2 p3     132 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     2.0 p2     132 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     2.2 p3     132 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     3.0 p2     132 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;     3.2 p3     132 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     4.0 p2     132 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;     4.2 p3     132 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     5.0 p2     132 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;     5.2 p3     132 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     6.0 p2     132 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;     6.2 p3     132 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     7.0 p2     132 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;     7.2 p3     132 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     8.0 p2     132 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;     8.2 p3     132 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     9.0 p2     132 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;     9.2 p3     132 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;    10.0 p2     132 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    10.2 p3     132 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;    11.0 p2     132 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    11.2 p3     132 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;    12.0 p2     132 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    12.2 p3     132 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;    13.0 p2     132 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    13.2 p3     132 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;    14.0 p2     132 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    14.2 p3     132 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;    15.0 p2     132 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    15.2 p3     132 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;    16.0 p2     132 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1920]                 ;    16.2 p3     133 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 1984]                 ;    17.0 p2     133 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2048]                 ;    17.2 p3     133 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2112]                 ;    18.0 p2     133 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2176]                 ;    18.2 p3     133 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2240]                 ;    19.0 p2     133 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2304]                 ;    19.2 p3     133 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2368]                 ;    20.0 p2     133 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2432]                 ;    20.2 p3     133 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2496]                 ;    21.0 p2     133 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2560]                 ;    21.2 p3     133 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2624]                 ;    22.0 p2     133 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2688]                 ;    22.2 p3     133 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2752]                 ;    23.0 p2     133 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2816]                 ;    23.2 p3     133 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2880]                 ;    24.0 p2     133 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2944]                 ;    24.2 p3     133 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3008]                 ;    25.0 p2     133 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3072]                 ;    25.2 p3     133 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3136]                 ;    26.0 p2     133 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3200]                 ;    26.2 p3     133 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3264]                 ;    27.0 p2     133 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3328]                 ;    27.2 p3     133 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3392]                 ;    28.0 p2     133 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3456]                 ;    28.2 p3     133 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3520]                 ;    29.0 p2     133 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3584]                 ;    29.2 p3     133 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3648]                 ;    30.0 p2     133 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3712]                 ;    30.2 p3     133 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3776]                 ;    31.0 p2     133 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    31.2 p3     133 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    32.0 p2     133 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  133 dst
        add r8, 0x1000                               ;    21.5 p0     143 blocks
        mov qword [rbp + 10104], r8                  ;    64.3 p7+p4  143 blocks
        mov r8, qword [rbp + 10048]                  ;    21.8 p10    143 blocks
        add r8, 0x1000                               ;    26.8 p1     143 blocks
        mov qword [rbp + 10048], r8                  ;    64.7 p8+p9  143 blocks
        cmp r8, qword [rbp + 10056]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10112]                 ;                    frame
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
kasumi_decrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
