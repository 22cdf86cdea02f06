; kasumi_encrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 73c13b937d56a1db); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu golden-cove --variant bitsliced
;
; void kasumi_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks/rounds: 3725 uops, planned 934.7; bounds: width 620.8, ports 920.5, path 83.0
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
%fatal "kasumi_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_encrypt_compact
$_kasumi_encrypt_compact:
%else
        global $kasumi_encrypt_compact
%endif
$kasumi_encrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x2b80                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10944], rax                 ;                    frame
        mov dword [rbp + 10952], ecx                 ;                    argument
        mov qword [rbp + 10880], rsi                 ;                    argument
        mov qword [rbp + 10896], rdi                 ;                    argument
        mov qword [rbp + 10936], rdx                 ;                    argument
        mov r8d, dword [rbp + 10952]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 10880]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 10888], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10952], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                   ;     0.0 p0     113 rounds reload
        mov dword [rbp + 10956], esi                 ;     1.0 p7+p4  113 rounds
        mov r8, qword [rbp + 10880]                  ;     0.3 p2     111 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.3 p3     111 l.0
        vmovdqu64 [rbp - 128], zmm0                  ;    11.3 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.3 p2     111 l.1
        vmovdqu64 [rbp - 64], zmm0                   ;    11.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.3 p3     111 l.2
        vmovdqu64 [rbp + 0], zmm0                    ;    11.3 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.3 p2     111 l.3
        vmovdqu64 [rbp + 64], zmm0                   ;    11.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.3 p3     111 l.4
        vmovdqu64 [rbp + 128], zmm0                  ;    11.3 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.3 p2     111 l.5
        vmovdqu64 [rbp + 192], zmm0                  ;    11.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.3 p3     111 l.6
        vmovdqu64 [rbp + 256], zmm0                  ;    11.3 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 448]                   ;     5.3 p2     111 l.7
        vmovdqu64 [rbp + 320], zmm0                  ;    11.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 512]                   ;     5.3 p3     111 l.8
        vmovdqu64 [rbp + 384], zmm0                  ;    11.3 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 576]                   ;     5.3 p2     111 l.9
        vmovdqu64 [rbp + 448], zmm0                  ;    11.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 640]                   ;     5.5 p3     111 l.10
        vmovdqu64 [rbp + 512], zmm0                  ;    11.5 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 704]                   ;     6.3 p2     111 l.11
        vmovdqu64 [rbp + 576], zmm0                  ;    12.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 768]                   ;     6.5 p3     111 l.12
        vmovdqu64 [rbp + 640], zmm0                  ;    12.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 832]                   ;     7.3 p2     111 l.13
        vmovdqu64 [rbp + 704], zmm0                  ;    13.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 896]                   ;     7.5 p3     111 l.14
        vmovdqu64 [rbp + 768], zmm0                  ;    14.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 960]                   ;     8.3 p2     111 l.15
        vmovdqu64 [rbp + 832], zmm0                  ;    15.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1024]                  ;     8.5 p3     111 l.16
        vmovdqu64 [rbp + 896], zmm0                  ;    16.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1088]                  ;     9.3 p2     111 l.17
        vmovdqu64 [rbp + 960], zmm0                  ;    17.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1152]                  ;     9.5 p3     111 l.18
        vmovdqu64 [rbp + 1024], zmm0                 ;    18.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1216]                  ;    10.3 p2     111 l.19
        vmovdqu64 [rbp + 1088], zmm0                 ;    19.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1280]                  ;    10.5 p3     111 l.20
        vmovdqu64 [rbp + 1152], zmm0                 ;    20.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1344]                  ;    11.3 p2     111 l.21
        vmovdqu64 [rbp + 1216], zmm0                 ;    21.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1408]                  ;    11.5 p3     111 l.22
        vmovdqu64 [rbp + 1280], zmm0                 ;    22.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1472]                  ;    12.3 p2     111 l.23
        vmovdqu64 [rbp + 1344], zmm0                 ;    23.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1536]                  ;    12.5 p3     111 l.24
        vmovdqu64 [rbp + 1408], zmm0                 ;    24.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1600]                  ;    13.3 p2     111 l.25
        vmovdqu64 [rbp + 1472], zmm0                 ;    25.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1664]                  ;    13.5 p3     111 l.26
        vmovdqu64 [rbp + 1536], zmm0                 ;    26.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1728]                  ;    14.3 p2     111 l.27
        vmovdqu64 [rbp + 1600], zmm0                 ;    27.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1792]                  ;    14.5 p3     111 l.28
        vmovdqu64 [rbp + 1664], zmm0                 ;    28.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1856]                  ;    15.3 p2     111 l.29
        vmovdqu64 [rbp + 1728], zmm0                 ;    29.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1920]                  ;    15.5 p3     111 l.30
        vmovdqu64 [rbp + 1792], zmm0                 ;    30.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1984]                  ;    16.3 p2     111 l.31
        vmovdqu64 [rbp + 1856], zmm0                 ;    31.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2048]                  ;    16.5 p3     112 r.0
        vmovdqu64 [rbp + 1920], zmm0                 ;    32.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2112]                  ;    17.3 p2     112 r.1
        vmovdqu64 [rbp + 1984], zmm0                 ;    33.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2176]                  ;    17.5 p3     112 r.2
        vmovdqu64 [rbp + 2048], zmm0                 ;    34.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2240]                  ;    18.3 p2     112 r.3
        vmovdqu64 [rbp + 2112], zmm0                 ;    35.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2304]                  ;    18.5 p3     112 r.4
        vmovdqu64 [rbp + 2176], zmm0                 ;    36.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;    19.3 p2     112 r.5
        vmovdqu64 [rbp + 2240], zmm0                 ;    37.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2432]                  ;    19.5 p3     112 r.6
        vmovdqu64 [rbp + 2304], zmm0                 ;    38.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2496]                  ;    20.3 p2     112 r.7
        vmovdqu64 [rbp + 2368], zmm0                 ;    39.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2560]                  ;    20.5 p3     112 r.8
        vmovdqu64 [rbp + 2432], zmm0                 ;    40.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2624]                  ;    21.3 p2     112 r.9
        vmovdqu64 [rbp + 2496], zmm0                 ;    41.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2688]                  ;    21.5 p3     112 r.10
        vmovdqu64 [rbp + 2560], zmm0                 ;    42.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2752]                  ;    22.3 p2     112 r.11
        vmovdqu64 [rbp + 2624], zmm0                 ;    43.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2816]                  ;    22.5 p3     112 r.12
        vmovdqu64 [rbp + 2688], zmm0                 ;    44.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;    23.3 p2     112 r.13
        vmovdqu64 [rbp + 2752], zmm0                 ;    45.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2944]                  ;    23.5 p3     112 r.14
        vmovdqu64 [rbp + 2816], zmm0                 ;    46.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3008]                  ;    24.3 p2     112 r.15
        vmovdqu64 [rbp + 2880], zmm0                 ;    47.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3072]                  ;    24.5 p3     112 r.16
        vmovdqu64 [rbp + 2944], zmm0                 ;    48.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3136]                  ;    25.3 p2     112 r.17
        vmovdqu64 [rbp + 3008], zmm0                 ;    49.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3200]                  ;    25.5 p3     112 r.18
        vmovdqu64 [rbp + 3072], zmm0                 ;    50.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3264]                  ;    26.3 p2     112 r.19
        vmovdqu64 [rbp + 3136], zmm0                 ;    51.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3328]                  ;    26.5 p3     112 r.20
        vmovdqu64 [rbp + 3200], zmm0                 ;    52.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3392]                  ;    27.3 p2     112 r.21
        vmovdqu64 [rbp + 3264], zmm0                 ;    53.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3456]                  ;    27.5 p3     112 r.22
        vmovdqu64 [rbp + 3328], zmm0                 ;    54.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3520]                  ;    28.3 p2     112 r.23
        vmovdqu64 [rbp + 3392], zmm0                 ;    55.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3584]                  ;    28.5 p3     112 r.24
        vmovdqu64 [rbp + 3456], zmm0                 ;    56.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3648]                  ;    29.3 p2     112 r.25
        vmovdqu64 [rbp + 3520], zmm0                 ;    57.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3712]                  ;    29.5 p3     112 r.26
        vmovdqu64 [rbp + 3584], zmm0                 ;    58.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3776]                  ;    30.3 p2     112 r.27
        vmovdqu64 [rbp + 3648], zmm0                 ;    59.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3840]                  ;    30.5 p3     112 r.28
        vmovdqu64 [rbp + 3712], zmm0                 ;    60.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3904]                  ;    31.3 p2     112 r.29
        vmovdqu64 [rbp + 3776], zmm0                 ;    61.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3968]                  ;    31.5 p3     112 r.30
        vmovdqu64 zmm1, [r8 + 4032]                  ;    32.3 p2     112 r.31
        vmovdqu64 [rbp + 3840], zmm0                 ;    62.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 3904], zmm1                 ;    63.2 p7+p4  113 rounds
        mov r8, qword [rbp + 10896]                  ;    21.8 p10    113 rounds reload
        mov qword [rbp + 10904], r8                  ;    64.7 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    26.8 p1     113 rounds
        mov qword [rbp + 10912], r9                  ;    65.2 p7+p4  113 rounds
        lea r9, [r8 + 4096]                          ;    26.8 p5     113 rounds
        mov qword [rbp + 10920], r9                  ;    65.7 p8+p9  113 rounds
        add r8, 0x1800                               ;    26.8 p6     113 rounds
        mov qword [rbp + 10928], r8                  ;    66.2 p7+p4  113 rounds
        mov r8, qword [rbp + 10904]                  ;                    resident
        mov r9, qword [rbp + 10912]                  ;                    resident
        mov r10, qword [rbp + 10920]                 ;                    resident
        mov r11, qword [rbp + 10928]                 ;                    resident
        vmovdqu64 zmm0, [rbp + 896]                  ;                    resident
        vmovdqu64 zmm1, [rbp + 960]                  ;                    resident
        vmovdqu64 zmm2, [rbp + 1024]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 1088]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 1152]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 1216]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 1280]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 1344]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 1408]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 1472]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 1536]                ;                    resident
        vmovdqu64 zmm11, [rbp + 1600]                ;                    resident
        vmovdqu64 zmm12, [rbp + 1664]                ;                    resident
        vmovdqu64 zmm13, [rbp + 1728]                ;                    resident
        vmovdqu64 zmm14, [rbp + 1792]                ;                    resident
        vmovdqu64 zmm15, [rbp + 1856]                ;                    resident
        vmovdqu64 zmm16, [rbp - 128]                 ;                    resident
        vmovdqu64 zmm17, [rbp - 64]                  ;                    resident
        vmovdqu64 zmm18, [rbp + 0]                   ;                    resident
        vmovdqu64 zmm19, [rbp + 64]                  ;                    resident
        vmovdqu64 zmm20, [rbp + 128]                 ;                    resident
        vmovdqu64 zmm21, [rbp + 192]                 ;                    resident
        vmovdqu64 zmm22, [rbp + 256]                 ;                    resident
        vmovdqu64 zmm23, [rbp + 320]                 ;                    resident
        vmovdqu64 zmm24, [rbp + 384]                 ;                    resident
        vmovdqu64 zmm25, [rbp + 448]                 ;                    resident
        vmovdqu64 zmm26, [rbp + 512]                 ;                    resident
        vmovdqu64 zmm27, [rbp + 576]                 ;                    resident
        vmovdqu64 zmm28, [rbp + 640]                 ;                    resident
        vmovdqu64 zmm29, [rbp + 704]                 ;                    resident
        mov esi, dword [rbp + 10956]                 ;                    resident
        align 16
.rounds_2:
        vmovdqu64 zmm30, [r8 + 1024]                 ;     0.0 p2      68 k1.0
        vmovdqu64 zmm31, [r8 + 1088]                 ;     0.2 p3      68 k1.1
        vmovdqu64 zmm31, [r8 + 1152]                 ;     1.0 p2      68 k1.2
        vmovdqu64 zmm31, [r8 + 1216]                 ;     1.2 p3      68 k1.3
        vmovdqu64 zmm31, [r8 + 1280]                 ;     2.0 p2      68 k1.4
        vmovdqu64 zmm31, [r8 + 1344]                 ;     2.2 p3      68 k1.5
        vmovdqu64 zmm31, [r8 + 1408]                 ;     3.0 p2      68 k1.6
        vmovdqu64 zmm31, [r8 + 1472]                 ;     3.2 p3      68 k1.7
        vmovdqu64 zmm31, [r8 + 1536]                 ;     4.0 p2      68 k1.8
        vmovdqu64 zmm31, [r8 + 1600]                 ;     4.2 p3      68 k1.9
        vmovdqu64 zmm31, [r8 + 1664]                 ;     5.0 p2      68 k1.10
        vmovdqu64 zmm31, [r8 + 1728]                 ;     5.2 p3      68 k1.11
        vmovdqu64 zmm30, [r8 + 1792]                 ;     6.0 p2      68 k1.12
        vmovdqu64 zmm30, [r8 + 1856]                 ;     6.2 p3      68 k1.13
        vmovdqu64 zmm30, [r8 + 1920]                 ;     7.0 p2      68 k1.14
        vmovdqu64 zmm30, [r8 + 1984]                 ;     7.2 p3      68 k1.15
        vmovdqu64 zmm30, [r11]                       ;     8.0 p2      68 k1.0
        vmovdqu64 zmm30, [r11 + 64]                  ;     8.2 p3      68 k1.1
        vmovdqu64 zmm30, [r11 + 128]                 ;     9.0 p2      68 k1.2
        vmovdqu64 zmm30, [r11 + 192]                 ;     9.2 p3      68 k1.3
        vmovdqu64 zmm30, [r11 + 256]                 ;    10.0 p2      68 k1.4
        vmovdqu64 zmm30, [r11 + 320]                 ;    10.2 p3      68 k1.5
        vmovdqu64 zmm30, [r11 + 384]                 ;    11.0 p2      68 k1.6
        vmovdqu64 zmm30, [r11 + 448]                 ;    11.2 p3      68 k1.7
        vmovdqu64 zmm30, [r11 + 512]                 ;    12.0 p2      68 k1.8
        vmovdqu64 zmm30, [r11 + 576]                 ;    12.2 p3      68 k1.9
        vmovdqu64 zmm30, [r11 + 640]                 ;    13.0 p2      68 k1.10
        vmovdqu64 zmm30, [r11 + 704]                 ;    13.2 p3      68 k1.11
        vmovdqu64 zmm30, [r11 + 768]                 ;    14.0 p2      68 k1.12
        vmovdqu64 zmm30, [r10 + 8192]                ;    14.2 p3      69 k1.0
        vmovdqu64 zmm30, [r11 + 832]                 ;    15.0 p2      68 k1.13
        vmovdqu64 zmm30, [r10 + 8256]                ;    15.2 p3      69 k1.1
        vmovdqu64 zmm30, [r11 + 896]                 ;    16.0 p2      68 k1.14
        vmovdqu64 zmm30, [r10 + 8320]                ;    16.2 p3      69 k1.2
        vmovdqu64 zmm30, [r10 + 8384]                ;    17.0 p2      69 k1.3
        vmovdqu64 zmm30, [r11 + 960]                 ;    17.2 p3      68 k1.15
        vmovdqu64 zmm30, [r10 + 8448]                ;    18.0 p2      69 k1.4
        vmovdqu64 zmm30, [r10 + 8512]                ;    18.2 p3      69 k1.5
        vmovdqu64 zmm30, [r10 + 8576]                ;    19.0 p2      69 k1.6
        vmovdqu64 zmm30, [r10 + 8640]                ;    19.2 p3      69 k1.7
        vmovdqu64 zmm30, [r10 + 8704]                ;    20.0 p2      69 k1.8
        vmovdqu64 zmm30, [r10 + 8768]                ;    20.2 p3      69 k1.9
        vmovdqu64 zmm30, [r10 + 8832]                ;    21.0 p2      69 k1.10
        vmovdqu64 zmm30, [r10 + 8896]                ;    21.2 p3      69 k1.11
        vmovdqu64 zmm30, [r10 + 8960]                ;    22.0 p2      69 k1.12
        vmovdqu64 zmm30, [r10 + 9024]                ;    22.2 p3      69 k1.13
        vmovdqu64 zmm30, [r10 + 9088]                ;    23.0 p2      69 k1.14
        vmovdqu64 zmm30, [r10 + 9152]                ;    23.2 p3      69 k1.15
        vmovdqu64 zmm30, [r9 + 9216]                 ;    24.0 p2      69 k1.0
        vmovdqu64 zmm30, [r9 + 9280]                 ;    24.2 p3      69 k1.1
        vmovdqu64 zmm30, [r9 + 9344]                 ;    25.0 p2      69 k1.2
        vmovdqu64 zmm30, [r9 + 9408]                 ;    25.2 p3      69 k1.3
        vmovdqu64 zmm30, [r9 + 9472]                 ;    26.0 p2      69 k1.4
        vmovdqu64 zmm30, [r9 + 9536]                 ;    26.2 p3      69 k1.5
        vmovdqu64 zmm30, [r9 + 9600]                 ;    27.0 p2      69 k1.6
        vmovdqu64 zmm30, [r9 + 9664]                 ;    27.2 p3      69 k1.7
        vmovdqu64 zmm30, [r9 + 9728]                 ;    28.0 p2      69 k1.8
        vmovdqu64 zmm30, [r9 + 9792]                 ;    28.2 p3      69 k1.9
        vmovdqu64 zmm30, [r9 + 9856]                 ;    29.0 p2      69 k1.10
        vmovdqu64 zmm30, [r9 + 9920]                 ;    29.2 p3      69 k1.11
        vmovdqu64 zmm30, [r9 + 9984]                 ;    30.0 p2      69 k1.12
        vmovdqu64 zmm30, [r9 + 10048]                ;    30.2 p3      69 k1.13
        vmovdqu64 zmm30, [r9 + 10112]                ;    31.0 p2      69 k1.14
        vmovdqu64 zmm30, [r9 + 10176]                ;    31.2 p3      69 k1.15
        vmovdqa64 zmm30, zmm16                       ;    10.7         58 r copy
        vpternlogd zmm30, zmm15, [r8 + 896], 0x78    ;    32.0 p0+p2   58 r
        vmovdqu64 [rbp + 3968], zmm16                ;    11.2 p7+p4   58 r spill
        vmovdqa64 zmm16, zmm17                       ;    11.3         58 r copy
        vpternlogd zmm16, zmm0, [r8 + 960], 0x78     ;    32.2 p5+p3   58 r
        vmovdqu64 [rbp + 4032], zmm17                ;    11.8 p8+p9   58 r spill
        vmovdqa64 zmm17, zmm18                       ;    12.0         58 r copy
        vpternlogd zmm17, zmm1, [r8], 0x78           ;    33.0 p0+p2   58 r
        vmovdqu64 [rbp + 4096], zmm18                ;    13.2 p7+p4   58 r spill
        vmovdqa64 zmm18, zmm19                       ;    12.7         58 r copy
        vpternlogd zmm18, zmm2, [r8 + 64], 0x78      ;    33.2 p5+p3   58 r
        vmovdqu64 [rbp + 4160], zmm19                ;    13.8 p8+p9   58 r spill
        vmovdqa64 zmm19, zmm20                       ;    13.3         58 r copy
        vpternlogd zmm19, zmm3, [r8 + 128], 0x78     ;    34.0 p0+p2   58 r
        vmovdqu64 [rbp + 4224], zmm20                ;    15.2 p7+p4   58 r spill
        vmovdqa64 zmm20, zmm21                       ;    14.0         58 r copy
        vpternlogd zmm20, zmm4, [r8 + 192], 0x78     ;    34.2 p5+p3   58 r
        vmovdqu64 [rbp + 4288], zmm21                ;    15.8 p8+p9   58 r spill
        vmovdqa64 zmm21, zmm22                       ;    14.7         58 r copy
        vpternlogd zmm21, zmm5, [r8 + 256], 0x78     ;    35.0 p0+p2   58 r
        vmovdqu64 [rbp + 4352], zmm22                ;    17.2 p7+p4   58 r spill
        vmovdqa64 zmm22, zmm31                       ;    15.3         50 next copy
        vmovdqa64 zmm31, zmm23                       ;    15.5         58 r copy
        vpternlogd zmm31, zmm6, [r8 + 320], 0x78     ;    35.2 p5+p3   58 r
        vmovdqu64 [rbp + 4416], zmm23                ;    17.8 p8+p9   58 r spill
        vmovdqa64 zmm23, zmm24                       ;    16.2         58 r copy
        vpternlogd zmm23, zmm7, [r8 + 384], 0x78     ;    36.0 p0+p2   58 r
        vmovdqu64 [rbp + 4480], zmm24                ;    19.2 p7+p4   58 r spill
        vmovdqa64 zmm24, zmm25                       ;    16.8         58 r copy
        vpternlogd zmm24, zmm8, [r8 + 448], 0x78     ;    36.2 p5+p3   58 r
        vmovdqu64 [rbp + 4544], zmm25                ;    19.8 p8+p9   58 r spill
        vmovdqa64 zmm25, zmm26                       ;    17.5         58 r copy
        vpternlogd zmm25, zmm9, [r8 + 512], 0x78     ;    37.0 p0+p2   58 r
        vmovdqu64 [rbp + 4608], zmm26                ;    21.2 p7+p4   58 r spill
        vmovdqa64 zmm26, zmm27                       ;    18.2         58 r copy
        vpternlogd zmm26, zmm10, [r8 + 576], 0x78    ;    37.2 p5+p3   58 r
        vmovdqu64 [rbp + 4672], zmm27                ;    21.8 p8+p9   58 r spill
        vmovdqa64 zmm27, zmm28                       ;    18.8         58 r copy
        vpternlogd zmm27, zmm11, [r8 + 640], 0x78    ;    38.0 p0+p2   58 r
        vmovdqu64 [rbp + 4736], zmm28                ;    23.2 p7+p4   58 r spill
        vmovdqa64 zmm28, zmm29                       ;    19.5         58 r copy
        vpternlogd zmm28, zmm12, [r8 + 704], 0x78    ;    38.2 p5+p3   58 r
        vmovdqu64 [rbp + 4800], zmm29                ;    23.8 p8+p9   58 r spill
        vmovdqa64 zmm29, zmm1                        ;    20.2         59 r copy
        vpternlogd zmm29, zmm30, [r9 + 8192], 0x1e   ;    39.0 p0+p2   59 r
        vpxord zmm29, zmm29, [r8 + 1792]             ;    40.0 p5+p3   50 next
        vmovdqu64 [rbp + 4864], zmm1                 ;    25.2 p7+p4   58 r spill
        vmovdqa64 zmm1, zmm2                         ;    21.0         59 r copy
        vpternlogd zmm1, zmm16, [r9 + 8256], 0x1e    ;    40.0 p0+p2   59 r
        vpxord zmm1, zmm1, [r8 + 1856]               ;    41.0 p5+p3   50 next
        vmovdqu64 [rbp + 4928], zmm2                 ;    25.8 p8+p9   58 r spill
        vmovdqa64 zmm2, zmm3                         ;    21.8         59 r copy
        vpternlogd zmm2, zmm17, [r9 + 8320], 0x1e    ;    41.0 p0+p2   59 r
        vpxord zmm2, zmm2, [r8 + 1920]               ;    42.0 p5+p3   50 next
        vmovdqu64 [rbp + 4992], zmm3                 ;    27.2 p7+p4   58 r spill
        vmovdqa64 zmm3, zmm4                         ;    22.7         59 r copy
        vpternlogd zmm3, zmm18, [r9 + 8384], 0x1e    ;    42.0 p0+p2   59 r
        vpxord zmm3, zmm3, [r8 + 1984]               ;    43.0 p5+p3   50 next
        vmovdqu64 [rbp + 5056], zmm4                 ;    27.8 p8+p9   58 r spill
        vmovdqa64 zmm4, zmm5                         ;    23.5         59 r copy
        vpternlogd zmm4, zmm19, [r9 + 8448], 0x1e    ;    43.0 p0+p2   59 r
        vpxord zmm4, zmm4, [r8 + 1024]               ;    44.0 p5+p3   50 next
        vmovdqu64 [rbp + 5120], zmm5                 ;    29.2 p7+p4   58 r spill
        vmovdqa64 zmm5, zmm6                         ;    24.3         59 r copy
        vpternlogd zmm5, zmm20, [r9 + 8512], 0x1e    ;    44.0 p0+p2   59 r
        vpxord zmm5, zmm5, [r8 + 1088]               ;    45.0 p5+p3   50 next
        vmovdqu64 [rbp + 5184], zmm6                 ;    29.8 p8+p9   58 r spill
        vmovdqa64 zmm6, zmm7                         ;    25.2         59 r copy
        vpternlogd zmm6, zmm21, [r9 + 8576], 0x1e    ;    45.0 p0+p2   59 r
        vpxord zmm6, zmm6, [r8 + 1152]               ;    46.0 p5+p3   50 next
        vmovdqu64 [rbp + 5248], zmm7                 ;    31.2 p7+p4   58 r spill
        vmovdqa64 zmm7, zmm8                         ;    26.0         59 r copy
        vpternlogd zmm7, zmm31, [r9 + 8640], 0x1e    ;    46.0 p0+p2   59 r
        vpxord zmm7, zmm7, [r8 + 1216]               ;    47.0 p5+p3   50 next
        vmovdqu64 [rbp + 5312], zmm8                 ;    31.8 p8+p9   58 r spill
        vmovdqa64 zmm8, zmm9                         ;    26.8         59 r copy
        vpternlogd zmm8, zmm23, [r9 + 8704], 0x1e    ;    47.0 p0+p2   59 r
        vpxord zmm8, zmm8, [r8 + 1280]               ;    48.0 p5+p3   50 next
        vmovdqu64 [rbp + 5376], zmm9                 ;    33.2 p7+p4   58 r spill
        vmovdqa64 zmm9, zmm10                        ;    27.7         59 r copy
        vpternlogd zmm9, zmm24, [r9 + 8768], 0x1e    ;    48.0 p0+p2   59 r
        vpxord zmm9, zmm9, [r8 + 1344]               ;    49.0 p5+p3   50 next
        vmovdqu64 [rbp + 5440], zmm10                ;    33.8 p8+p9   58 r spill
        vmovdqa64 zmm10, zmm11                       ;    28.5         59 r copy
        vpternlogd zmm10, zmm25, [r9 + 8832], 0x1e   ;    49.0 p0+p2   59 r
        vpxord zmm10, zmm10, [r8 + 1408]             ;    50.0 p5+p3   50 next
        vmovdqu64 [rbp + 5504], zmm11                ;    35.2 p7+p4   58 r spill
        vmovdqa64 zmm11, zmm12                       ;    29.3         59 r copy
        vpternlogd zmm11, zmm26, [r9 + 8896], 0x1e   ;    50.0 p0+p2   59 r
        vpxord zmm11, zmm11, [r8 + 1472]             ;    51.0 p5+p3   50 next
        vmovdqu64 [rbp + 5568], zmm12                ;    35.8 p8+p9   58 r spill
        vmovdqa64 zmm12, zmm13                       ;    30.2         59 r copy
        vpternlogd zmm12, zmm27, [r9 + 8960], 0x1e   ;    51.0 p0+p2   59 r
        vpxord zmm12, zmm12, [r8 + 1536]             ;    52.0 p5+p3   50 next
        vmovdqu64 [rbp + 5632], zmm25                ;    38.0 p7+p4   58 r spill
        vmovdqa64 zmm25, zmm14                       ;    31.0         59 r copy
        vpternlogd zmm25, zmm28, [r9 + 9024], 0x1e   ;    52.0 p0+p2   59 r
        vpxord zmm25, zmm25, [r8 + 1600]             ;    53.0 p5+p3   50 next
        vmovdqu64 [rbp + 5696], zmm28                ;    39.2 p8+p9   58 r spill
        vmovdqu64 zmm28, [r8 + 1664]                 ;    53.0 p2      50 next
        vmovdqu64 [rbp + 5760], zmm24                ;    39.2 p7+p4   58 r spill
        vpxord zmm24, zmm6, zmm12                    ;    53.0 p0      41 next
        vmovdqu64 [rbp + 5824], zmm23                ;    39.8 p8+p9   58 r spill
        vpxord zmm23, zmm6, zmm7                     ;    48.0 p5      41 next
        vmovdqu64 [rbp + 5888], zmm31                ;    41.2 p7+p4   58 r spill
        vmovdqa64 zmm31, zmm6                        ;    47.0         41 next copy
        vmovdqu64 [rbp + 5952], zmm21                ;    41.8 p8+p9   58 r spill
        vpxord zmm21, zmm12, zmm9                    ;    53.0 p0      41 next
        vmovdqu64 [rbp + 6016], zmm20                ;    43.2 p7+p4   58 r spill
        vpandd zmm20, zmm21, zmm10                   ;    54.0 p5      41 next
        vmovdqu64 [rbp + 6080], zmm19                ;    43.8 p8+p9   58 r spill
        vmovdqa64 zmm19, zmm7                        ;    48.0         41 next copy
        vpternlogd zmm19, zmm11, zmm6, 0x78          ;    52.0 p0      41 next
        vmovdqu64 [rbp + 6144], zmm18                ;    45.2 p7+p4   58 r spill
        vmovdqa64 zmm18, zmm19                       ;    53.0         41 next copy
        vpternlogd zmm18, zmm25, zmm24, 0x78         ;    54.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm17                ;    45.8 p8+p9   58 r spill
        vmovdqa64 zmm17, zmm6                        ;    47.0         41 next copy
        vpternlogd zmm17, zmm8, zmm25, 0x60          ;    54.0 p0      41 next
        vpternlogd zmm17, zmm12, zmm11, 0x87         ;    55.0 p5      41 next
        vmovdqu64 [rbp + 6272], zmm16                ;    47.2 p7+p4   58 r spill
        vmovdqa64 zmm16, zmm8                        ;    49.0         41 next copy
        vmovdqu64 [rbp + 6336], zmm30                ;    47.8 p8+p9   58 r spill
        vpxord zmm30, zmm8, zmm9                     ;    50.0 p0      41 next
        vpternlogd zmm19, zmm11, zmm30, 0x78         ;    53.0 p5      41 next
        vmovdqu64 [rbp + 6400], zmm27                ;    49.2 p7+p4   58 r spill
        vpandd zmm27, zmm30, zmm9                    ;    51.0 p0      41 next
        vpternlogd zmm27, zmm7, zmm6, 0x78           ;    52.0 p5      41 next
        vmovdqu64 [rbp + 6464], zmm26                ;    49.8 p8+p9   58 r spill
        vpxord zmm26, zmm8, zmm7                     ;    49.0 p0      41 next
        vpternlogd zmm20, zmm11, zmm26, 0x78         ;    55.0 p5      41 next
        vpandd zmm26, zmm26, zmm25                   ;    54.0 p0      41 next
        vpternlogd zmm19, zmm21, zmm26, 0x96         ;    55.0 p5      41 next
        vmovdqu64 [rbp + 6528], zmm1                 ;    51.2 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm7                         ;    48.0         41 next copy
        vmovdqu64 [rbp + 6592], zmm2                 ;    51.8 p8+p9   50 next spill
        vpandd zmm2, zmm8, zmm10                     ;    51.0 p0      41 next
        vpternlogd zmm2, zmm9, zmm24, 0x78           ;    54.0 p5      41 next
        vmovdqu64 [rbp + 6656], zmm3                 ;    53.2 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm8                         ;    49.0         41 next copy
        vmovdqu64 [rbp + 6720], zmm29                ;    53.8 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm27                       ;    53.0         41 next copy
        vpternlogd zmm29, zmm10, zmm23, 0x78         ;    53.0 p0      41 next
        vmovdqu64 [rbp + 6784], zmm4                 ;    55.2 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm25                        ;    54.0         41 next copy
        vpternlogd zmm4, zmm8, zmm7, 0x78            ;    54.0 p5      41 next
        vpxord zmm20, zmm20, zmm4                    ;    56.0 p0      41 next
        vmovdqu64 [rbp + 6848], zmm5                 ;    55.8 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm25                        ;    54.0         41 next copy
        vmovdqu64 [rbp + 6912], zmm21                ;    57.2 p7+p4   41 next spill
        vpandd zmm21, zmm25, zmm11                   ;    54.0 p5      41 next
        vpternlogd zmm21, zmm24, zmm30, 0x78         ;    55.0 p0      41 next
        vmovdqu64 [rbp + 6976], zmm24                ;    57.8 p8+p9   41 next spill
        vpandd zmm24, zmm25, zmm10                   ;    54.0 p5      41 next
        vmovdqu64 [rbp + 7040], zmm25                ;    59.2 p7+p4   50 next spill
        vmovdqa64 zmm25, zmm11                       ;    52.0         41 next copy
        vmovdqu64 [rbp + 7104], zmm18                ;    59.8 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm11                       ;    52.0         41 next copy
        vmovdqu64 [rbp + 7168], zmm2                 ;    61.2 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm11                        ;    52.0         41 next copy
        vpternlogd zmm2, zmm10, zmm10, 0x3f          ;    52.0 p0      41 next
        vpternlogd zmm8, zmm4, zmm2, 0x6a            ;    55.0 p5      41 next
        vpandd zmm4, zmm10, zmm9                     ;    51.0 p0      41 next
        vpternlogd zmm11, zmm4, zmm12, 0x93          ;    53.0 p5      41 next
        vmovdqu64 [rbp + 7232], zmm2                 ;    61.8 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm20                        ;    57.0         41 next copy
        vpternlogd zmm2, zmm12, zmm7, 0x78           ;    57.0 p0      41 next
        vmovdqu64 [rbp + 7296], zmm2                 ;    63.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [rbp + 6848]                 ;    55.8 p3      41 next
        vmovdqu64 [rbp + 7360], zmm11                ;    63.8 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 6784]                ;    55.2 p2      41 next
        vpandd zmm11, zmm11, [rbp + 6720]            ;    61.2 p5+p3   41 next
        vmovdqu64 [rbp + 7424], zmm11                ;    65.2 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 6848]                ;    55.8 p2      41 next
        vpandd zmm11, zmm11, [rbp + 6656]            ;    61.8 p0+p3   41 next
        vmovdqu64 [rbp + 7488], zmm11                ;    65.8 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 6592]                ;    56.0 p2      41 next
        vmovdqu64 [rbp + 7552], zmm4                 ;    67.2 p7+p4   41 next spill
        vmovdqu64 zmm4, [rbp + 768]                  ;    56.2 p3      58 r
        vpternlogd zmm4, zmm13, [r8 + 768], 0x78     ;    62.2 p5+p2   58 r
        vmovdqu64 [rbp + 7616], zmm13                ;    67.8 p8+p9   58 r spill
        vmovdqa64 zmm13, zmm15                       ;    45.7         59 r copy
        vpternlogd zmm13, zmm4, [r9 + 9088], 0x1e    ;    63.2 p0+p3   59 r
        vpxord zmm28, zmm28, zmm13                   ;    64.2 p5      50 next
        vpternlogd zmm24, zmm6, zmm28, 0x78          ;    65.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 832]                  ;    58.0 p2      58 r
        vpternlogd zmm6, zmm14, [r8 + 832], 0x78     ;    64.0 p5+p3   58 r
        vpternlogd zmm23, zmm24, zmm12, 0x6c         ;    66.2 p0      41 next
        vmovdqa64 zmm13, zmm0                        ;    47.2         59 r copy
        vpternlogd zmm13, zmm6, [r9 + 9152], 0x1e    ;    65.0 p5+p2   59 r
        vpxord zmm22, zmm22, zmm13                   ;    66.0 p0      50 next
        vpxord zmm16, zmm16, zmm28                   ;    65.2 p5      41 next
        vpternlogd zmm20, zmm9, zmm16, 0x78          ;    66.2 p0      41 next
        vpandd zmm1, zmm1, zmm16                     ;    66.2 p5      41 next
        vpternlogd zmm1, zmm12, zmm9, 0x78           ;    67.2 p0      41 next
        vpandd zmm25, zmm25, zmm16                   ;    66.2 p5      41 next
        vpternlogd zmm19, zmm29, zmm25, 0x69         ;    67.2 p0      41 next
        vpternlogd zmm26, zmm25, zmm17, 0x96         ;    67.2 p5      41 next
        vpxord zmm31, zmm31, zmm1                    ;    68.2 p0      41 next
        vpternlogd zmm1, zmm7, zmm30, 0x1e           ;    68.2 p5      41 next
        vpternlogd zmm30, zmm16, zmm27, 0x6a         ;    66.2 p0      41 next
        vpternlogd zmm7, zmm23, zmm10, 0x6c          ;    67.2 p5      41 next
        vpternlogd zmm1, zmm10, zmm30, 0x96          ;    69.2 p0      41 next
        vpternlogd zmm10, zmm9, zmm28, 0x6c          ;    65.2 p5      41 next
        vpandd zmm5, zmm5, zmm28                     ;    65.2 p0      41 next
        vpxord zmm18, zmm18, zmm5                    ;    66.2 p5      41 next
        vpternlogd zmm10, zmm5, zmm26, 0x96          ;    68.2 p0      41 next
        vpxord zmm21, zmm21, zmm28                   ;    65.2 p5      41 next
        vpternlogd zmm27, zmm8, zmm21, 0x96          ;    66.2 p0      41 next
        vpternlogd zmm17, zmm21, [rbp + 7552], 0x96  ;    73.2 p5+p3   41 next
        vpternlogd zmm9, zmm30, [rbp + 7296], 0x96   ;    69.2 p0+p2   41 next
        vpternlogd zmm23, zmm18, [rbp + 7168], 0x96  ;    67.2 p5+p3   41 next
        vpternlogd zmm18, zmm28, [rbp + 7232], 0x6a  ;    67.8 p0+p2   41 next
        vpternlogd zmm7, zmm28, [rbp + 6976], 0x78   ;    68.2 p5+p3   41 next
        vpxord zmm3, zmm3, zmm7                      ;    69.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 7104]                ;    62.0 p2      41 next reload
        vpternlogd zmm17, zmm24, zmm30, 0x96         ;    74.2 p5      41 next
        vpternlogd zmm20, zmm31, [rbp + 7360], 0x96  ;    69.8 p0+p3   41 next
        vpandd zmm2, zmm2, zmm22                     ;    67.0 p5      41 next
        vmovdqu64 zmm5, [rbp + 7424]                 ;    65.2 p2      41 next reload
        vpxord zmm7, zmm2, zmm5                      ;    71.2 p0      41 next
        vpandd zmm11, zmm11, zmm22                   ;    67.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 7488]                 ;    65.8 p3      41 next reload
        vpxord zmm12, zmm11, zmm8                    ;    71.8 p0      41 next
        vmovdqu64 zmm13, [rbp + 6720]                ;    64.0 p2      50 next reload
        vpxord zmm19, zmm19, zmm13                   ;    70.0 p5      41 next
        vmovdqu64 zmm16, [rbp + 6592]                ;    64.2 p3      50 next reload
        vpternlogd zmm31, zmm23, zmm16, 0x96         ;    70.2 p0      41 next
        vmovdqu64 zmm21, [rbp + 6848]                ;    65.0 p2      41 next
        vpandd zmm21, zmm21, zmm16                   ;    71.0 p5      41 next
        vmovdqu64 zmm23, [rbp + 6784]                ;    65.2 p3      50 next reload
        vpxord zmm24, zmm21, zmm23                   ;    72.0 p0      41 next
        vmovdqu64 zmm25, [rbp + 6656]                ;    66.0 p2      50 next reload
        vpternlogd zmm21, zmm23, zmm25, 0x78         ;    72.0 p5      41 next
        vpternlogd zmm30, zmm1, zmm25, 0x96          ;    72.0 p0      41 next
        vmovdqa64 zmm1, zmm24                        ;    73.0         41 next copy
        vmovdqu64 zmm26, [rbp + 7040]                ;    66.2 p3      50 next reload
        vpternlogd zmm3, zmm26, [rbp + 6912], 0x78   ;    72.2 p5+p2   41 next
        vpternlogd zmm3, zmm23, zmm18, 0x96          ;    73.2 p0      41 next
        vmovdqu64 zmm26, [rbp + 6848]                ;    67.2 p3      50 next reload
        vpternlogd zmm18, zmm20, zmm26, 0x96         ;    73.2 p5      41 next
        vmovdqu64 zmm20, [rbp + 6528]                ;    68.0 p2      50 next reload
        vpxord zmm17, zmm17, zmm20                   ;    75.2 p0      41 next
        vmovdqa64 zmm28, zmm12                       ;    72.8         41 next copy
        vpternlogd zmm28, zmm20, zmm13, 0x78         ;    74.0 p5      41 next
        vpternlogd zmm2, zmm13, zmm28, 0x48          ;    75.0 p0      41 next
        vmovdqu64 zmm29, [r10 + 8256]                ;    68.2 p3      69 k1.1 reload
        vmovdqu64 [rbp + 6912], zmm15                ;    69.2 p7+p4   58 r spill
        vpxord zmm15, zmm19, zmm29                   ;    74.7 p5      44 next
        vpxord zmm10, zmm10, zmm22                   ;    75.3 p0      41 next
        vpxord zmm27, zmm27, [r10 + 8640]            ;    75.7 p5+p2   44 next
        vpxord zmm9, zmm9, [r10 + 8704]              ;    76.3 p0+p3   44 next
        vpxord zmm29, zmm31, [r10 + 8384]            ;    76.7 p5+p2   44 next
        vmovdqu64 [rbp + 7040], zmm14                ;    69.8 p8+p9   58 r spill
        vpandd zmm14, zmm7, zmm26                    ;    77.3 p0      41 next
        vmovdqu64 [rbp + 7104], zmm0                 ;    71.2 p7+p4   58 r spill
        vpandd zmm0, zmm7, zmm23                     ;    77.7 p5      41 next
        vmovdqu64 [rbp + 7360], zmm4                 ;    71.8 p8+p9   58 r spill
        vpandd zmm4, zmm26, zmm20                    ;    78.3 p0      41 next
        vmovdqu64 [rbp + 6976], zmm6                 ;    73.2 p7+p4   58 r spill
        vpandd zmm6, zmm26, zmm13                    ;    78.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm27                ;    76.7 p8+p9   44 next spill
        vmovdqa64 zmm27, zmm26                       ;    73.2         41 next copy
        vpternlogd zmm27, zmm25, zmm22, 0x78         ;    79.3 p0      41 next
        vpxord zmm1, zmm1, zmm27                     ;    80.3 p5      41 next
        vmovdqu64 [rbp + 7168], zmm15                ;    75.7 p7+p4   44 next spill
        vmovdqa64 zmm15, zmm1                        ;    81.3         41 next copy
        vmovdqu64 [rbp + 7296], zmm29                ;    77.7 p8+p9   44 next spill
        vpandd zmm29, zmm13, zmm22                   ;    80.3 p0      41 next
        vpxord zmm15, zmm15, zmm29                   ;    81.3 p5      41 next
        vpternlogd zmm15, zmm12, zmm23, 0x78         ;    82.3 p0      41 next
        vpxord zmm12, zmm13, zmm25                   ;    81.7 p5      41 next
        vmovdqu64 [rbp + 7552], zmm9                 ;    77.3 p7+p4   44 next spill
        vpxord zmm9, zmm23, zmm20                    ;    82.3 p0      41 next
        vpternlogd zmm12, zmm29, zmm9, 0x78          ;    83.3 p5      41 next
        vpternlogd zmm12, zmm13, zmm21, 0x48         ;    84.3 p0      41 next
        vpternlogd zmm21, zmm22, zmm9, 0xb7          ;    83.7 p5      41 next
        vpxord zmm29, zmm23, zmm4                    ;    84.3 p0      41 next
        vpternlogd zmm0, zmm16, zmm29, 0x78          ;    85.3 p5      41 next
        vpternlogd zmm0, zmm27, zmm2, 0x96           ;    86.3 p0      41 next
        vpandd zmm2, zmm23, zmm20                    ;    85.7 p5      41 next
        vmovdqa64 zmm27, zmm25                       ;    72.0         41 next copy
        vpternlogd zmm27, zmm22, zmm23, 0xe0         ;    86.3 p0      41 next
        vpternlogd zmm27, zmm16, zmm28, 0x78         ;    87.3 p5      41 next
        vpternlogd zmm28, zmm4, zmm25, 0x6c          ;    87.3 p0      41 next
        vpandd zmm23, zmm16, zmm25                   ;    87.7 p5      41 next
        vpternlogd zmm12, zmm4, zmm23, 0x96          ;    88.7 p0      41 next
        vpternlogd zmm14, zmm23, zmm9, 0x78          ;    88.7 p5      41 next
        vmovdqa64 zmm4, zmm16                        ;    70.2         41 next copy
        vpternlogd zmm4, zmm25, zmm22, 0x78          ;    89.3 p0      41 next
        vpternlogd zmm5, zmm4, zmm16, 0x6c           ;    90.3 p5      41 next
        vpternlogd zmm16, zmm22, zmm20, 0x6c         ;    90.3 p0      41 next
        vpternlogd zmm5, zmm26, zmm24, 0x78          ;    91.3 p5      41 next
        vpandd zmm23, zmm25, zmm16                   ;    91.3 p0      41 next
        vpternlogd zmm4, zmm25, zmm13, 0x6c          ;    91.7 p5      41 next
        vpternlogd zmm25, zmm20, zmm7, 0x48          ;    92.3 p0      41 next
        vpternlogd zmm19, zmm25, zmm15, 0x69         ;    93.3 p5      41 next
        vpternlogd zmm9, zmm8, zmm4, 0x6a            ;    93.3 p0      41 next
        vpternlogd zmm22, zmm6, zmm2, 0x60           ;    93.7 p5      41 next
        vpternlogd zmm22, zmm11, zmm7, 0x96          ;    94.7 p0      41 next
        vmovdqu64 zmm7, [r10 + 8448]                 ;    70.2 p3      69 k1.4 reload
        vpxord zmm8, zmm30, zmm7                     ;    94.7 p5      44 next
        vpternlogd zmm22, zmm28, zmm16, 0x69         ;    95.7 p0      41 next
        vmovdqu64 zmm11, [r10 + 8512]                ;    71.0 p2      69 k1.5 reload
        vpxord zmm15, zmm3, zmm11                    ;    95.7 p5      44 next
        vmovdqu64 zmm24, [r10 + 8576]                ;    71.2 p3      69 k1.6 reload
        vpxord zmm25, zmm18, zmm24                   ;    96.3 p0      44 next
        vpternlogd zmm12, zmm16, [rbp + 6784], 0x78  ;    96.7 p5+p2   41 next
        vmovdqu64 zmm16, [r10 + 8192]                ;    72.2 p3      69 k1.0 reload
        vpxord zmm26, zmm10, zmm16                   ;    97.3 p0      44 next
        vmovdqu64 zmm28, [r10 + 9152]                ;    73.0 p2      69 k1.15 reload
        vpternlogd zmm0, zmm18, zmm28, 0x96          ;    97.7 p5      44 next
        vmovdqu64 zmm18, [r10 + 8320]                ;    73.2 p3      69 k1.2 reload
        vpxord zmm24, zmm17, zmm18                   ;    98.3 p0      44 next
        vpxord zmm19, zmm19, [r10 + 8832]            ;    98.7 p5+p2   44 next
        vpternlogd zmm22, zmm17, [r10 + 8896], 0x96  ;    99.3 p0+p3   44 next
        vmovdqu64 zmm17, [r10 + 8960]                ;    75.0 p2      69 k1.12 reload
        vpternlogd zmm12, zmm31, zmm17, 0x96         ;    99.7 p5      44 next
        vmovdqa64 zmm31, zmm23                       ;    92.3         41 next copy
        vpternlogd zmm31, zmm6, zmm2, 0x96           ;   100.3 p0      41 next
        vpternlogd zmm6, zmm23, zmm21, 0x96          ;   100.7 p5      41 next
        vpternlogd zmm6, zmm13, zmm4, 0x78           ;   101.7 p0      41 next
        vpternlogd zmm30, zmm5, zmm6, 0x96           ;   102.7 p5      41 next
        vpternlogd zmm1, zmm9, zmm31, 0x96           ;   102.3 p0      41 next
        vpternlogd zmm21, zmm20, zmm31, 0x1e         ;   102.7 p5      41 next
        vpternlogd zmm21, zmm2, zmm29, 0x78          ;   103.7 p0      41 next
        vpternlogd zmm10, zmm14, zmm1, 0x96          ;   103.7 p5      41 next
        vpternlogd zmm3, zmm27, zmm21, 0x96          ;   104.7 p0      41 next
        vmovdqu64 zmm31, [r10 + 8768]                ;    75.2 p3      44 next
        vpxord zmm31, zmm31, zmm10                   ;   104.7 p5      44 next
        vmovdqu64 zmm1, [r10 + 9024]                 ;    76.0 p2      44 next
        vpxord zmm1, zmm1, zmm30                     ;   105.3 p0      44 next
        vmovdqu64 zmm30, [r10 + 9088]                ;    76.2 p3      44 next
        vpxord zmm30, zmm30, zmm3                    ;   105.7 p5      44 next
        vmovdqu64 zmm2, [rbp + 7552]                 ;    77.3 p2      41 next
        vmovdqu64 zmm3, [rbp + 7296]                 ;    77.7 p3      41 next
        vmovdqu64 zmm4, [rbp + 7296]                 ;    78.0 p2      41 next
        vmovdqu64 zmm5, [rbp + 7296]                 ;    78.2 p3      41 next
        vmovdqu64 zmm6, [rbp + 7168]                 ;    79.0 p2      41 next
        vmovdqu64 zmm9, [rbp + 7168]                 ;    79.2 p3      41 next
        vmovdqu64 zmm10, [rbp + 7232]                ;    80.0 p2      41 next
        vmovdqu64 zmm13, [rbp + 7168]                ;    80.2 p3      41 next
        vpxord zmm4, zmm4, zmm25                     ;   106.3 p0      41 next
        vmovdqu64 zmm14, [rbp + 7232]                ;    81.0 p2      41 next
        vmovdqu64 zmm20, [rbp + 7552]                ;    81.2 p3      44 next reload
        vpandd zmm14, zmm14, zmm20                   ;   106.7 p5      41 next
        vmovdqa64 zmm21, zmm20                       ;    87.2         41 next copy
        vmovdqu64 zmm23, [rbp + 7232]                ;    82.0 p2      41 next
        vpxord zmm13, zmm13, zmm26                   ;   107.3 p0      41 next
        vpxord zmm2, zmm2, zmm24                     ;   107.7 p5      41 next
        vpandd zmm9, zmm9, zmm2                      ;   108.7 p0      41 next
        vmovdqu64 zmm27, [rbp + 7296]                ;    82.2 p3      44 next reload
        vpternlogd zmm9, zmm25, zmm27, 0x78          ;   109.7 p5      41 next
        vpxord zmm3, zmm3, zmm24                     ;   109.3 p0      41 next
        vpxord zmm6, zmm6, zmm24                     ;   109.7 p5      41 next
        vpandd zmm10, zmm10, zmm6                    ;   110.7 p0      41 next
        vpandd zmm5, zmm5, zmm3                      ;   110.7 p5      41 next
        vmovdqu64 zmm29, [rbp + 7168]                ;    83.0 p2      44 next reload
        vpternlogd zmm5, zmm26, zmm29, 0x78          ;   111.7 p0      41 next
        vpandd zmm23, zmm23, zmm15                   ;   111.7 p5      41 next
        vpxord zmm11, zmm25, zmm26                   ;   112.3 p0      41 next
        vpternlogd zmm23, zmm3, zmm11, 0x78          ;   113.3 p5      41 next
        vpxord zmm21, zmm21, zmm23                   ;   114.3 p0      41 next
        vpxord zmm23, zmm26, zmm9                    ;   113.7 p5      41 next
        vpternlogd zmm9, zmm29, zmm3, 0x1e           ;   114.3 p0      41 next
        vpandd zmm7, zmm27, zmm8                     ;   114.7 p5      41 next
        vpxord zmm18, zmm14, zmm15                   ;   115.3 p0      41 next
        vmovdqa64 zmm16, zmm29                       ;    89.0         41 next copy
        vpternlogd zmm16, zmm26, zmm15, 0x78         ;   115.7 p5      41 next
        vpandd zmm28, zmm4, zmm8                     ;   116.3 p0      41 next
        vpternlogd zmm28, zmm6, zmm15, 0x78          ;   117.3 p5      41 next
        vpandd zmm6, zmm15, zmm2                     ;   117.3 p0      41 next
        vmovdqa64 zmm17, zmm8                        ;    95.7         41 next copy
        vpternlogd zmm17, zmm15, zmm15, 0x3f         ;   117.7 p5      41 next
        vpandd zmm20, zmm24, zmm8                    ;   118.3 p0      41 next
        vpternlogd zmm20, zmm27, zmm11, 0x78         ;   119.3 p5      41 next
        vmovdqu64 [rbp + 6528], zmm22                ;   100.3 p8+p9   44 next spill
        vpandd zmm22, zmm8, [rbp + 7232]             ;   119.3 p0+p3   41 next
        vmovdqu64 [rbp + 6720], zmm12                ;   100.7 p7+p4   44 next spill
        vmovdqa64 zmm12, zmm24                       ;    99.3         41 next copy
        vpternlogd zmm22, zmm26, [rbp + 7552], 0x78  ;   120.3 p5+p2   41 next
        vpternlogd zmm26, zmm24, [rbp + 7232], 0x60  ;   120.3 p0+p3   41 next
        vpternlogd zmm26, zmm25, zmm15, 0x87         ;   121.3 p5      41 next
        vmovdqu64 [rbp + 6784], zmm1                 ;   106.3 p8+p9   44 next spill
        vmovdqa64 zmm1, zmm5                         ;   112.7         41 next copy
        vpternlogd zmm1, zmm8, zmm13, 0x78           ;   121.3 p0      41 next
        vpternlogd zmm13, zmm22, zmm25, 0x6c         ;   121.7 p5      41 next
        vpternlogd zmm20, zmm13, zmm18, 0x96         ;   122.7 p0      41 next
        vpternlogd zmm13, zmm8, zmm29, 0x78          ;   122.7 p5      41 next
        vpternlogd zmm18, zmm17, [rbp + 7552], 0x6c  ;   123.3 p0+p2   41 next
        vmovdqu64 [rbp + 7488], zmm18                ;   124.3 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm16                       ;   116.7         41 next copy
        vpternlogd zmm18, zmm3, zmm15, 0x78          ;   123.7 p5      41 next
        vpternlogd zmm3, zmm5, zmm2, 0x6c            ;   124.3 p0      41 next
        vpternlogd zmm15, zmm7, zmm25, 0x93          ;   124.7 p5      41 next
        vpternlogd zmm18, zmm4, zmm10, 0x96          ;   125.3 p0      41 next
        vpternlogd zmm18, zmm1, zmm6, 0x69           ;   126.3 p5      41 next
        vpternlogd zmm10, zmm6, zmm26, 0x96          ;   126.3 p0      41 next
        vpternlogd zmm7, zmm26, zmm21, 0x96          ;   126.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 7232]                 ;    85.2 p3      44 next reload
        vmovdqa64 zmm6, zmm24                        ;    99.3         41 next copy
        vpternlogd zmm6, zmm29, zmm1, 0x6a           ;   127.3 p0      41 next
        vpternlogd zmm16, zmm1, zmm11, 0x78          ;   127.7 p5      41 next
        vpternlogd zmm17, zmm24, zmm6, 0x78          ;   128.3 p0      41 next
        vpternlogd zmm21, zmm5, zmm17, 0x96          ;   129.3 p5      41 next
        vmovdqu64 zmm5, [rbp + 7552]                 ;    86.0 p2      44 next reload
        vmovdqa64 zmm17, zmm27                       ;    88.2         41 next copy
        vpternlogd zmm17, zmm8, zmm5, 0x78           ;   129.3 p0      41 next
        vpternlogd zmm13, zmm5, zmm11, 0x78          ;   129.7 p5      41 next
        vpxord zmm28, zmm28, zmm6                    ;   130.3 p0      41 next
        vpternlogd zmm9, zmm8, zmm3, 0x96            ;   130.7 p5      41 next
        vpternlogd zmm17, zmm14, zmm10, 0x96         ;   131.3 p0      41 next
        vmovdqu64 zmm5, [rbp + 6784]                 ;   106.3 p3      41 next
        vpandd zmm5, zmm5, zmm0                      ;   131.7 p5      41 next
        vpternlogd zmm29, zmm25, zmm28, 0x6a         ;   132.3 p0      41 next
        vpternlogd zmm28, zmm2, zmm27, 0x78          ;   132.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 6720]                 ;   100.7 p2      41 next
        vpternlogd zmm7, zmm22, zmm16, 0x96          ;   133.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 6720]                 ;   100.7 p3      41 next
        vpandd zmm6, zmm6, zmm0                      ;   133.7 p5      41 next
        vpandd zmm8, zmm0, zmm31                     ;   134.3 p0      41 next
        vpternlogd zmm27, zmm3, zmm29, 0x96          ;   134.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 6528]                 ;   100.3 p2      41 next
        vpxord zmm12, zmm12, zmm13                   ;   135.3 p0      41 next
        vmovdqu64 zmm10, [rbp + 6528]                ;   100.3 p3      44 next reload
        vpandd zmm11, zmm0, zmm10                    ;   135.7 p5      41 next
        vpandd zmm13, zmm0, zmm19                    ;   136.3 p0      41 next
        vmovdqa64 zmm14, zmm0                        ;    98.7         41 next copy
        vpandd zmm2, zmm2, zmm31                     ;   136.7 p5      41 next
        vpternlogd zmm12, zmm1, zmm4, 0x78           ;   137.3 p0      41 next
        vpandd zmm1, zmm19, zmm30                    ;   137.7 p5      41 next
        vpternlogd zmm15, zmm28, zmm23, 0x96         ;   138.3 p0      41 next
        vmovdqu64 zmm4, [rbp + 6784]                 ;   106.3 p2      41 next
        vpxord zmm4, zmm4, zmm19                     ;   138.7 p5      41 next
        vpandd zmm22, zmm19, zmm31                   ;   139.3 p0      41 next
        vmovdqu64 zmm24, [rbp + 6784]                ;   106.3 p3      44 next reload
        vmovdqa64 zmm25, zmm0                        ;    98.7         41 next copy
        vpternlogd zmm25, zmm31, zmm24, 0x78         ;   139.7 p5      41 next
        vpxord zmm3, zmm3, zmm30                     ;   140.3 p0      41 next
        vmovdqu64 zmm26, [rbp + 6720]                ;   100.7 p2      41 next
        vpternlogd zmm16, zmm9, zmm24, 0x96          ;   140.7 p5      41 next
        vpxord zmm9, zmm19, zmm18                    ;   141.3 p0      41 next
        vmovdqu64 zmm18, [rbp + 6720]                ;   100.7 p3      44 next reload
        vmovdqa64 zmm28, zmm31                       ;   105.7         41 next copy
        vpternlogd zmm28, zmm10, zmm18, 0x78         ;   141.7 p5      41 next
        vpternlogd zmm23, zmm20, zmm18, 0x96         ;   142.3 p0      41 next
        vpternlogd zmm4, zmm22, zmm3, 0x78           ;   142.7 p5      41 next
        vpandd zmm20, zmm10, zmm30                   ;   143.3 p0      41 next
        vpxord zmm17, zmm17, zmm31                   ;   143.7 p5      41 next
        vpxord zmm7, zmm10, zmm7                     ;   144.3 p0      41 next
        vmovdqa64 zmm29, zmm18                       ;   106.7         41 next copy
        vpternlogd zmm29, zmm31, zmm24, 0x78         ;   144.7 p5      41 next
        vpandd zmm26, zmm26, zmm24                   ;   145.3 p0      41 next
        vmovdqu64 [rbp + 7232], zmm27                ;   135.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm31                       ;   105.7         41 next copy
        vpternlogd zmm27, zmm24, zmm30, 0xc8         ;   145.7 p5      41 next
        vmovdqu64 [rbp + 7296], zmm21                ;   130.3 p7+p4   41 next spill
        vpxord zmm21, zmm5, zmm2                     ;   146.3 p0      41 next
        vmovdqu64 [rbp + 7168], zmm23                ;   143.3 p8+p9   41 next spill
        vpandd zmm23, zmm24, zmm28                   ;   146.7 p5      41 next
        vmovdqu64 [rbp + 7552], zmm7                 ;   145.3 p7+p4   41 next spill
        vpxord zmm7, zmm30, zmm6                     ;   147.3 p0      41 next
        vpternlogd zmm6, zmm30, zmm24, 0x78          ;   147.7 p5      41 next
        vpternlogd zmm4, zmm19, zmm6, 0x48           ;   148.7 p0      41 next
        vpternlogd zmm6, zmm31, zmm3, 0xb7           ;   148.7 p5      41 next
        vpternlogd zmm31, zmm13, zmm20, 0x60         ;   149.3 p0      41 next
        vpternlogd zmm4, zmm11, zmm26, 0x96          ;   149.7 p5      41 next
        vpternlogd zmm4, zmm30, zmm28, 0x78          ;   150.7 p0      41 next
        vmovdqu64 [rbp + 6656], zmm4                 ;   151.7 p8+p9   41 next spill
        vpxord zmm4, zmm30, zmm11                    ;   150.7 p5      41 next
        vmovdqu64 [rbp + 6848], zmm15                ;   139.3 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm30                       ;   106.7         41 next copy
        vmovdqu64 [rbp + 6592], zmm12                ;   138.3 p8+p9   41 next spill
        vpxord zmm12, zmm8, zmm1                     ;   151.3 p0      41 next
        vpternlogd zmm1, zmm29, zmm18, 0x6c          ;   151.7 p5      41 next
        vpternlogd zmm29, zmm24, zmm19, 0x6c         ;   152.3 p0      41 next
        vpternlogd zmm31, zmm2, zmm12, 0x96          ;   152.7 p5      41 next
        vpternlogd zmm5, zmm29, zmm3, 0x6c           ;   153.3 p0      41 next
        vpternlogd zmm1, zmm0, zmm7, 0x78            ;   153.7 p5      41 next
        vpxord zmm7, zmm7, zmm25                     ;   154.3 p0      41 next
        vpxord zmm22, zmm22, zmm7                    ;   155.3 p5      41 next
        vpternlogd zmm22, zmm30, zmm21, 0x78         ;   156.3 p0      41 next
        vpternlogd zmm21, zmm10, zmm19, 0x78         ;   155.7 p5      41 next
        vpternlogd zmm8, zmm19, zmm21, 0x48          ;   156.7 p0      41 next
        vpternlogd zmm27, zmm18, zmm21, 0x78         ;   156.7 p5      41 next
        vpternlogd zmm11, zmm21, zmm24, 0x78         ;   157.3 p0      41 next
        vmovdqu64 zmm2, [rbp + 7488]                 ;   124.3 p2      41 next reload
        vpternlogd zmm0, zmm2, [rbp + 6848], 0x96    ;   157.7 p5+p3   41 next
        vpternlogd zmm30, zmm2, [rbp + 6592], 0x96   ;   158.3 p0+p2   41 next
        vpternlogd zmm28, zmm31, zmm11, 0x69         ;   158.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 6336]                ;   100.2 p3      50 next
        vpxord zmm31, zmm31, [r10 + 1536]            ;   159.3 p0+p2   50 next
        vmovdqu64 zmm2, [rbp + 6272]                 ;   101.2 p3      50 next
        vpxord zmm2, zmm2, [r10 + 1600]              ;   159.7 p5+p2   50 next
        vpternlogd zmm24, zmm10, zmm12, 0x48         ;   160.3 p0      41 next
        vpternlogd zmm24, zmm22, zmm9, 0x69          ;   161.3 p5      41 next
        vmovdqu64 zmm11, [rbp + 6208]                ;   102.2 p3      50 next
        vpxord zmm11, zmm11, [r10 + 1664]            ;   161.3 p0+p2   50 next
        vpandd zmm14, zmm14, zmm12                   ;   161.7 p5      41 next
        vpternlogd zmm14, zmm3, zmm26, 0x78          ;   162.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 6144]                 ;   103.2 p3      50 next
        vpxord zmm3, zmm3, [r10 + 1728]              ;   162.7 p5+p2   50 next
        vmovdqu64 zmm21, [rbp + 6080]                ;   104.2 p3      50 next
        vpandd zmm15, zmm15, zmm12                   ;   163.3 p0      41 next
        vpxord zmm21, zmm21, [r10 + 1792]            ;   163.7 p5+p2   50 next
        vmovdqu64 zmm12, [rbp + 6016]                ;   105.2 p3      50 next
        vpxord zmm12, zmm12, [r10 + 1856]            ;   164.3 p0+p2   50 next
        vpternlogd zmm15, zmm18, zmm4, 0x78          ;   164.7 p5      41 next
        vmovdqu64 zmm18, [rbp + 5952]                ;   106.2 p3      50 next
        vpternlogd zmm15, zmm25, zmm8, 0x96          ;   165.7 p0      41 next
        vpxord zmm18, zmm18, [r10 + 1920]            ;   165.7 p5+p2   50 next
        vmovdqu64 zmm8, [rbp + 5888]                 ;   107.2 p3      50 next
        vpxord zmm8, zmm8, [r10 + 1984]              ;   166.3 p0+p2   50 next
        vmovdqu64 zmm22, [rbp + 5824]                ;   108.2 p3      50 next
        vpxord zmm22, zmm22, [r10 + 1024]            ;   166.7 p5+p2   50 next
        vmovdqu64 zmm25, [rbp + 5760]                ;   109.2 p3      50 next
        vpxord zmm25, zmm25, [r10 + 1088]            ;   167.3 p0+p2   50 next
        vmovdqu64 zmm26, [rbp + 5632]                ;   110.2 p3      50 next
        vpxord zmm26, zmm26, [r10 + 1152]            ;   167.7 p5+p2   50 next
        vmovdqu64 [rbp + 6720], zmm24                ;   162.3 p7+p4   41 next spill
        vmovdqu64 zmm24, [rbp + 6464]                ;   111.2 p3      50 next
        vpxord zmm24, zmm24, [r10 + 1216]            ;   168.3 p0+p2   50 next
        vmovdqu64 [rbp + 6784], zmm9                 ;   142.3 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 6400]                 ;   112.2 p3      50 next
        vpxord zmm9, zmm9, [r10 + 1280]              ;   168.7 p5+p2   50 next
        vmovdqu64 [rbp + 6592], zmm11                ;   162.3 p7+p4   50 next spill
        vmovdqu64 zmm11, [rbp + 5696]                ;   113.2 p3      50 next
        vpxord zmm11, zmm11, [r10 + 1344]            ;   169.3 p0+p2   50 next
        vmovdqu64 [rbp + 7488], zmm3                 ;   163.7 p8+p9   50 next spill
        vmovdqu64 zmm3, [rbp + 7360]                 ;   114.2 p3      50 next
        vpxord zmm3, zmm3, [r10 + 1408]              ;   169.7 p5+p2   50 next
        vmovdqu64 [rbp + 6848], zmm21                ;   164.7 p7+p4   50 next spill
        vmovdqu64 zmm21, [rbp + 6976]                ;   115.2 p3      50 next
        vpxord zmm21, zmm21, [r10 + 1472]            ;   170.3 p0+p2   50 next
        vmovdqu64 [rbp + 7424], zmm2                 ;   160.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm23                        ;   147.7         41 next copy
        vpternlogd zmm2, zmm13, zmm20, 0x96          ;   170.7 p5      41 next
        vpternlogd zmm13, zmm23, zmm6, 0x96          ;   171.3 p0      41 next
        vpternlogd zmm13, zmm19, zmm29, 0x78         ;   172.3 p5      41 next
        vmovdqu64 zmm19, [rbp + 7424]                ;   160.7 p3      41 next
        vpternlogd zmm7, zmm5, zmm2, 0x96            ;   172.3 p0      41 next
        vpternlogd zmm6, zmm10, zmm2, 0x1e           ;   172.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 6848]                 ;   164.7 p2      41 next
        vpternlogd zmm6, zmm20, zmm4, 0x78           ;   173.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 7488]                 ;   163.7 p3      41 next
        vmovdqu64 zmm5, [rbp + 7168]                 ;   143.3 p2      41 next reload
        vmovdqu64 zmm10, [rbp + 6400]                ;   118.2 p3      50 next
        vpternlogd zmm10, zmm5, [rbp + 6656], 0x96   ;   173.7 p5+p2   50 next
        vpternlogd zmm14, zmm7, zmm17, 0x96          ;   174.3 p0      41 next
        vmovdqu64 zmm7, [rbp + 7488]                 ;   163.7 p3      41 next
        vpternlogd zmm1, zmm13, zmm16, 0x96          ;   174.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 6592]                ;   162.3 p2      41 next
        vpternlogd zmm27, zmm6, zmm30, 0x96          ;   175.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 7424]                 ;   160.7 p3      41 next
        vpternlogd zmm15, zmm0, [rbp + 6976], 0x96   ;   175.7 p5+p2   50 next
        vmovdqu64 zmm20, [rbp + 7552]                ;   145.3 p3      41 next reload
        vmovdqu64 zmm23, [rbp + 6464]                ;   122.0 p2      58 r reload
        vpternlogd zmm28, zmm23, zmm20, 0x96         ;   176.3 p0      50 next
        vmovdqu64 zmm23, [rbp + 7424]                ;   160.7 p3      41 next
        vmovdqu64 zmm29, [rbp + 6848]                ;   164.7 p2      50 next reload
        vpxord zmm23, zmm23, zmm29                   ;   176.7 p5      41 next
        vpandd zmm4, zmm4, zmm31                     ;   177.3 p0      41 next
        vpandd zmm6, zmm6, zmm31                     ;   177.7 p5      41 next
        vpandd zmm19, zmm19, zmm12                   ;   178.3 p0      41 next
        vpandd zmm2, zmm2, zmm18                     ;   178.7 p5      41 next
        vpandd zmm7, zmm7, zmm18                     ;   179.3 p0      41 next
        vpxord zmm13, zmm13, zmm12                   ;   179.7 p5      41 next
        vpternlogd zmm23, zmm13, zmm6, 0x78          ;   180.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 6592]                 ;   162.3 p3      41 next
        vpandd zmm5, zmm5, zmm18                     ;   180.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 7488]                ;   163.7 p2      41 next
        vpandd zmm20, zmm20, zmm29                   ;   181.3 p0      41 next
        vmovdqu64 [rbp + 6464], zmm15                ;   176.7 p7+p4   50 next spill
        vmovdqu64 zmm15, [rbp + 7424]                ;   160.7 p3      41 next
        vpandd zmm15, zmm15, zmm18                   ;   181.7 p5      41 next
        vmovdqu64 [rbp + 6976], zmm27                ;   176.3 p8+p9   41 next spill
        vmovdqu64 zmm27, [rbp + 6592]                ;   162.3 p2      41 next
        vpandd zmm27, zmm27, zmm12                   ;   182.3 p0      41 next
        vmovdqu64 [rbp + 6656], zmm1                 ;   175.7 p7+p4   41 next spill
        vpxord zmm1, zmm8, zmm11                     ;   182.7 p5      41 next
        vmovdqu64 [rbp + 6400], zmm10                ;   174.7 p8+p9   50 next spill
        vpxord zmm10, zmm11, zmm26                   ;   183.3 p0      41 next
        vmovdqu64 [rbp + 6528], zmm28                ;   177.3 p7+p4   50 next spill
        vpxord zmm28, zmm8, zmm22                    ;   183.7 p5      41 next
        vmovdqu64 [rbp + 7680], zmm14                ;   175.3 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm8                        ;   167.3         41 next copy
        vmovdqu64 [rbp + 7744], zmm0                 ;   158.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm8                         ;   167.3         41 next copy
        vpternlogd zmm0, zmm25, zmm3, 0x60           ;   184.3 p0      41 next
        vpternlogd zmm0, zmm11, zmm9, 0x87           ;   185.3 p5      41 next
        vmovdqu64 [rbp + 7808], zmm30                ;   159.3 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm22                       ;   167.7         41 next copy
        vpternlogd zmm30, zmm9, zmm8, 0x78           ;   185.3 p0      41 next
        vmovdqu64 [rbp + 7872], zmm16                ;   141.7 p7+p4   41 next spill
        vpxord zmm16, zmm25, zmm21                   ;   185.7 p5      41 next
        vmovdqu64 [rbp + 7936], zmm17                ;   144.7 p8+p9   41 next spill
        vpxord zmm17, zmm25, zmm26                   ;   186.3 p0      41 next
        vpxord zmm29, zmm25, zmm22                   ;   186.7 p5      41 next
        vmovdqu64 [rbp + 8000], zmm15                ;   182.7 p7+p4   41 next spill
        vmovdqu64 zmm15, [rbp + 6848]                ;   164.7 p3      41 next
        vmovdqu64 [rbp + 8064], zmm27                ;   183.3 p8+p9   41 next spill
        vpandd zmm27, zmm25, zmm24                   ;   187.3 p0      41 next
        vpternlogd zmm27, zmm26, zmm1, 0x78          ;   188.3 p5      41 next
        vmovdqu64 [rbp + 8128], zmm20                ;   182.3 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm25                       ;   168.3         41 next copy
        vmovdqu64 [rbp + 8192], zmm5                 ;   181.7 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm3                         ;   170.7         41 next copy
        vpternlogd zmm5, zmm25, zmm22, 0x78          ;   188.3 p0      41 next
        vmovdqu64 [rbp + 8256], zmm23                ;   181.7 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 8192]                ;   181.7 p2      41 next
        vpxord zmm23, zmm23, zmm12                   ;   188.7 p5      41 next
        vmovdqu64 [rbp + 8320], zmm23                ;   189.7 p8+p9   41 next spill
        vpandd zmm23, zmm22, zmm16                   ;   189.3 p0      41 next
        vpternlogd zmm23, zmm11, zmm26, 0x78         ;   190.3 p5      41 next
        vpxord zmm14, zmm14, zmm23                   ;   191.3 p0      41 next
        vpternlogd zmm23, zmm22, zmm17, 0x1e         ;   191.3 p5      41 next
        vmovdqu64 [rbp + 8384], zmm13                ;   180.7 p7+p4   41 next spill
        vpandd zmm13, zmm26, zmm17                   ;   191.3 p0      41 next
        vpternlogd zmm13, zmm22, zmm8, 0x78          ;   192.3 p5      41 next
        vmovdqu64 [rbp + 8448], zmm7                 ;   180.3 p8+p9   41 next spill
        vpandd zmm7, zmm26, zmm24                    ;   192.3 p0      41 next
        vmovdqu64 [rbp + 8512], zmm12                ;   165.3 p7+p4   50 next spill
        vmovdqu64 zmm12, [rbp + 8448]                ;   180.3 p3      41 next
        vpxord zmm12, zmm12, [rbp + 8512]            ;   192.7 p5+p2   41 next
        vmovdqu64 [rbp + 8576], zmm12                ;   193.7 p8+p9   41 next spill
        vmovdqu64 zmm12, [rbp + 8512]                ;   165.3 p3      41 next
        vmovdqu64 [rbp + 8640], zmm4                 ;   178.3 p7+p4   41 next spill
        vmovdqu64 zmm4, [rbp + 8576]                 ;   193.7 p2      41 next
        vmovdqu64 [rbp + 8704], zmm2                 ;   179.7 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 8640]                 ;   178.3 p3      41 next
        vpxord zmm2, zmm2, [rbp + 8704]              ;   193.3 p0+p2   41 next
        vmovdqu64 [rbp + 8768], zmm2                 ;   194.3 p7+p4   41 next spill
        vpandd zmm2, zmm29, zmm3                     ;   193.7 p5      41 next
        vmovdqu64 [rbp + 8832], zmm19                ;   179.3 p8+p9   41 next spill
        vpandd zmm19, zmm3, zmm21                    ;   194.3 p0      41 next
        vmovdqu64 [rbp + 8896], zmm31                ;   160.3 p7+p4   50 next spill
        vmovdqu64 zmm31, [rbp + 8832]                ;   179.3 p3      41 next
        vmovdqu64 [rbp + 8960], zmm18                ;   166.7 p8+p9   50 next spill
        vmovdqu64 zmm18, [rbp + 8896]                ;   160.3 p2      41 next
        vpandd zmm18, zmm18, [rbp + 8960]            ;   194.7 p5+p3   41 next
        vpxord zmm31, zmm31, zmm18                   ;   195.7 p0      41 next
        vpandd zmm12, zmm12, zmm31                   ;   196.7 p5      41 next
        vmovdqu64 [rbp + 9024], zmm12                ;   197.7 p7+p4   41 next spill
        vpandd zmm12, zmm3, zmm9                     ;   196.3 p0      41 next
        vpternlogd zmm12, zmm1, zmm17, 0x78          ;   197.3 p5      41 next
        vpxord zmm12, zmm12, zmm21                   ;   198.3 p0      41 next
        vmovdqu64 [rbp + 9088], zmm31                ;   196.7 p8+p9   41 next spill
        vpandd zmm31, zmm3, zmm24                    ;   197.7 p5      41 next
        vpternlogd zmm31, zmm8, zmm21, 0x78          ;   198.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 8960]                 ;   166.7 p2      41 next
        vpandd zmm8, zmm8, [rbp + 9088]              ;   202.7 p5+p3   41 next
        vmovdqu64 [rbp + 9152], zmm8                 ;   203.7 p7+p4   41 next spill
        vpandd zmm8, zmm24, zmm10                    ;   199.3 p0      41 next
        vpternlogd zmm8, zmm29, zmm9, 0x78           ;   200.3 p5      41 next
        vpandd zmm29, zmm9, zmm16                    ;   200.3 p0      41 next
        vpxord zmm8, zmm8, zmm5                      ;   201.3 p5      41 next
        vmovdqu64 [rbp + 9216], zmm18                ;   195.7 p8+p9   41 next spill
        vpxord zmm18, zmm9, zmm19                    ;   201.3 p0      41 next
        vmovdqu64 [rbp + 9280], zmm14                ;   192.3 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm9                        ;   169.7         41 next copy
        vpternlogd zmm14, zmm24, zmm24, 0x3f         ;   201.7 p5      41 next
        vpternlogd zmm25, zmm5, zmm14, 0x6a          ;   202.7 p0      41 next
        vpternlogd zmm25, zmm12, zmm13, 0x96         ;   203.7 p5      41 next
        vpternlogd zmm12, zmm7, zmm0, 0x96           ;   203.3 p0      41 next
        vpternlogd zmm7, zmm11, zmm9, 0x87           ;   203.7 p5      41 next
        vpternlogd zmm9, zmm30, zmm17, 0x6c          ;   204.3 p0      41 next
        vpternlogd zmm30, zmm3, zmm1, 0x78           ;   204.7 p5      41 next
        vpternlogd zmm17, zmm13, zmm16, 0x6c         ;   205.3 p0      41 next
        vpternlogd zmm13, zmm24, zmm28, 0x78         ;   205.7 p5      41 next
        vpternlogd zmm0, zmm2, zmm29, 0x96           ;   206.3 p0      41 next
        vpternlogd zmm2, zmm9, zmm10, 0x96           ;   206.7 p5      41 next
        vpternlogd zmm2, zmm29, zmm13, 0x69          ;   207.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 8896]                 ;   160.3 p2      41 next
        vmovdqu64 zmm9, [rbp + 7424]                 ;   160.7 p3      41 next
        vpternlogd zmm28, zmm31, zmm11, 0x6c         ;   207.7 p5      41 next
        vpternlogd zmm12, zmm31, zmm30, 0x96         ;   208.3 p0      41 next
        vmovdqu64 zmm31, [rbp + 6592]                ;   162.3 p2      41 next
        vpternlogd zmm16, zmm8, zmm26, 0x6c          ;   208.7 p5      41 next
        vpternlogd zmm8, zmm11, zmm22, 0x78          ;   209.3 p0      41 next
        vmovdqu64 zmm11, [r9 + 9792]                 ;   133.2 p3      44 next
        vmovdqa64 zmm13, zmm26                       ;   168.7         41 next copy
        vpternlogd zmm13, zmm21, zmm24, 0x78         ;   209.7 p5      41 next
        vpternlogd zmm13, zmm19, zmm0, 0x96          ;   210.7 p0      41 next
        vmovdqu64 zmm0, [r9 + 9856]                  ;   134.0 p2      44 next
        vpternlogd zmm26, zmm8, zmm17, 0x96          ;   210.7 p5      41 next
        vmovdqu64 zmm8, [r9 + 10048]                 ;   134.2 p3      44 next
        vpternlogd zmm23, zmm17, zmm24, 0x96         ;   211.3 p0      41 next
        vmovdqu64 zmm17, [r9 + 10112]                ;   135.0 p2      44 next
        vpternlogd zmm24, zmm22, zmm28, 0x6a         ;   211.7 p5      41 next
        vmovdqu64 zmm19, [r9 + 9216]                 ;   135.2 p3      44 next
        vpternlogd zmm28, zmm27, zmm18, 0x96         ;   212.3 p0      41 next
        vmovdqu64 zmm22, [r9 + 9280]                 ;   136.0 p2      44 next
        vpternlogd zmm14, zmm18, zmm21, 0x78         ;   212.7 p5      41 next
        vmovdqu64 zmm18, [r9 + 9344]                 ;   136.2 p3      44 next
        vpternlogd zmm24, zmm21, zmm1, 0x78          ;   213.3 p0      41 next
        vmovdqu64 zmm1, [r9 + 9408]                  ;   137.0 p2      44 next
        vmovdqu64 zmm21, [r9 + 9472]                 ;   137.2 p3      44 next
        vpxord zmm20, zmm20, zmm24                   ;   214.3 p5      41 next
        vmovdqu64 zmm24, [r9 + 9536]                 ;   138.0 p2      44 next
        vpternlogd zmm20, zmm3, zmm10, 0x78          ;   215.3 p0      41 next
        vmovdqu64 zmm3, [r9 + 9600]                  ;   138.2 p3      44 next
        vmovdqu64 zmm10, [r9 + 9664]                 ;   139.0 p2      44 next
        vpxord zmm9, zmm9, zmm2                      ;   214.7 p5      41 next
        vmovdqu64 zmm2, [r9 + 9728]                  ;   139.2 p3      44 next
        vmovdqu64 zmm27, [rbp + 9280]                ;   192.3 p2      41 next reload
        vpternlogd zmm7, zmm16, zmm27, 0x96          ;   215.3 p0      41 next
        vpxord zmm31, zmm31, zmm12                   ;   215.7 p5      41 next
        vpxord zmm10, zmm10, zmm25                   ;   216.3 p0      44 next
        vmovdqu64 zmm12, [rbp + 6592]                ;   162.3 p3      50 next reload
        vmovdqu64 zmm16, [rbp + 7488]                ;   163.7 p2      50 next reload
        vmovdqu64 zmm25, [rbp + 8896]                ;   160.3 p3      41 next
        vpternlogd zmm25, zmm16, zmm12, 0x78         ;   216.7 p5      41 next
        vpxord zmm5, zmm5, zmm13                     ;   217.3 p0      41 next
        vpternlogd zmm27, zmm28, zmm16, 0x96         ;   217.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 7424]                ;   160.7 p2      50 next reload
        vmovdqu64 zmm28, [rbp + 8768]                ;   194.3 p3      41 next
        vpternlogd zmm28, zmm12, zmm13, 0x78         ;   218.3 p0      41 next
        vpxord zmm2, zmm2, zmm26                     ;   218.7 p5      44 next
        vmovdqu64 zmm26, [rbp + 6848]                ;   164.7 p2      50 next reload
        vpternlogd zmm30, zmm23, zmm26, 0x96         ;   219.3 p0      41 next
        vmovdqu64 zmm23, [rbp + 9088]                ;   196.7 p3      41 next reload
        vmovdqa64 zmm29, zmm12                       ;   168.3         41 next copy
        vpternlogd zmm29, zmm26, zmm23, 0x60         ;   219.7 p5      41 next
        vpandd zmm15, zmm15, zmm25                   ;   220.3 p0      41 next
        vpxord zmm22, zmm22, zmm9                    ;   220.7 p5      44 next
        vpxord zmm18, zmm18, zmm31                   ;   221.3 p0      44 next
        vpxord zmm19, zmm19, zmm5                    ;   221.7 p5      44 next
        vpxord zmm1, zmm1, zmm27                     ;   222.3 p0      44 next
        vpxord zmm21, zmm21, zmm30                   ;   222.7 p5      44 next
        vpternlogd zmm20, zmm14, [rbp + 8512], 0x96  ;   223.3 p0+p2   41 next
        vpxord zmm24, zmm24, zmm20                   ;   224.3 p5      44 next
        vpternlogd zmm14, zmm7, [rbp + 8960], 0x96   ;   224.3 p0+p3   41 next
        vpxord zmm3, zmm3, zmm14                     ;   225.3 p5      44 next
        vmovdqu64 zmm7, [rbp + 8896]                 ;   160.3 p2      50 next reload
        vmovdqa64 zmm12, zmm16                       ;   169.7         41 next copy
        vpternlogd zmm12, zmm26, zmm7, 0x78          ;   225.3 p0      41 next
        vmovdqu64 [rbp + 9280], zmm21                ;   223.7 p8+p9   44 next spill
        vmovdqa64 zmm21, zmm26                       ;   170.7         41 next copy
        vpternlogd zmm21, zmm13, zmm12, 0x78         ;   226.3 p5      41 next
        vmovdqu64 [rbp + 9344], zmm24                ;   225.3 p7+p4   44 next spill
        vmovdqu64 zmm24, [rbp + 9280]                ;   223.7 p3      41 next
        vmovdqu64 [rbp + 9408], zmm10                ;   217.3 p8+p9   44 next spill
        vmovdqu64 zmm10, [rbp + 9344]                ;   225.3 p2      41 next
        vmovdqu64 [rbp + 9472], zmm22                ;   221.7 p7+p4   44 next spill
        vmovdqu64 zmm22, [rbp + 9408]                ;   217.3 p3      41 next
        vmovdqu64 [rbp + 9536], zmm1                 ;   223.3 p8+p9   44 next spill
        vmovdqu64 zmm1, [rbp + 9472]                 ;   221.7 p2      41 next
        vpxord zmm1, zmm1, zmm18                     ;   227.7 p0      41 next
        vpandd zmm22, zmm22, zmm1                    ;   228.7 p5      41 next
        vmovdqu64 [rbp + 9600], zmm1                 ;   228.7 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 9536]                 ;   223.3 p3      41 next
        vpxord zmm1, zmm1, zmm18                     ;   229.3 p0      41 next
        vmovdqu64 [rbp + 9664], zmm22                ;   229.7 p8+p9   41 next spill
        vmovdqu64 zmm22, [rbp + 9536]                ;   223.3 p2      41 next
        vpxord zmm22, zmm22, zmm3                    ;   229.3 p5      41 next
        vpandd zmm24, zmm24, zmm22                   ;   230.3 p0      41 next
        vmovdqu64 [rbp + 9728], zmm24                ;   231.3 p7+p4   41 next spill
        vmovdqu64 zmm24, [rbp + 9536]                ;   223.3 p3      41 next
        vpandd zmm24, zmm24, zmm1                    ;   230.3 p5      41 next
        vmovdqu64 [rbp + 9792], zmm22                ;   230.3 p8+p9   41 next spill
        vmovdqu64 zmm22, [rbp + 9472]                ;   221.7 p2      41 next
        vmovdqu64 [rbp + 9856], zmm1                 ;   230.3 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 9472]                 ;   221.7 p3      41 next
        vpxord zmm1, zmm1, zmm19                     ;   229.3 p0      41 next
        vpternlogd zmm12, zmm16, [rbp + 8832], 0x78  ;   229.7 p5+p2   41 next
        vmovdqu64 [rbp + 8832], zmm1                 ;   230.3 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 9408]                 ;   217.3 p3      41 next
        vpandd zmm1, zmm1, zmm2                      ;   230.3 p0      41 next
        vpternlogd zmm24, zmm19, [rbp + 9472], 0x78  ;   231.3 p5+p2   41 next
        vmovdqu64 [rbp + 9920], zmm1                 ;   231.3 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm26                        ;   170.7         41 next copy
        vpternlogd zmm1, zmm7, [rbp + 8512], 0xe0    ;   231.3 p0+p3   41 next
        vpternlogd zmm1, zmm16, zmm28, 0x78          ;   232.3 p5      41 next
        vmovdqu64 [rbp + 9984], zmm24                ;   232.3 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm26                       ;   170.7         41 next copy
        vpternlogd zmm24, zmm7, [rbp + 8960], 0x6a   ;   232.3 p0+p2   41 next
        vpxord zmm4, zmm4, zmm24                     ;   233.3 p5      41 next
        vpxord zmm6, zmm6, zmm4                      ;   234.3 p0      41 next
        vmovdqu64 [rbp + 10048], zmm3                ;   226.3 p7+p4   44 next spill
        vmovdqu64 zmm3, [rbp + 9024]                 ;   197.7 p3      41 next reload
        vpternlogd zmm16, zmm3, [rbp + 8320], 0x6c   ;   233.7 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 10048]                ;   226.3 p3      41 next
        vpxord zmm3, zmm3, zmm19                     ;   234.3 p0      41 next
        vmovdqu64 [rbp + 7488], zmm3                 ;   235.3 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm19                        ;   222.7         41 next copy
        vmovdqu64 [rbp + 9024], zmm19                ;   222.7 p7+p4   44 next spill
        vpxord zmm19, zmm2, zmm18                    ;   234.7 p5      41 next
        vpandd zmm22, zmm22, zmm19                   ;   235.7 p0      41 next
        vpandd zmm10, zmm10, zmm19                   ;   235.7 p5      41 next
        vmovdqu64 [rbp + 10112], zmm2                ;   219.7 p8+p9   44 next spill
        vmovdqa64 zmm2, zmm13                        ;   166.7         41 next copy
        vpternlogd zmm2, zmm28, [rbp + 9216], 0x60   ;   236.3 p0+p2   41 next
        vpternlogd zmm16, zmm24, zmm2, 0x96          ;   237.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 8192]                 ;   181.7 p3      41 next reload
        vpternlogd zmm28, zmm26, zmm2, 0x6a          ;   237.3 p0      41 next
        vmovdqu64 zmm24, [r9 + 10176]                ;   155.0 p2      69 k1.15 reload
        vpternlogd zmm16, zmm14, zmm24, 0x96         ;   238.3 p5      44 next
        vmovdqu64 zmm14, [rbp + 8512]                ;   165.3 p3      50 next reload
        vmovdqu64 zmm24, [rbp + 8448]                ;   180.3 p2      41 next reload
        vpternlogd zmm26, zmm24, zmm14, 0x6c         ;   238.3 p0      41 next
        vmovdqu64 zmm24, [rbp + 9920]                ;   231.3 p3      41 next
        vpxord zmm24, zmm24, [rbp + 9344]            ;   238.7 p5+p2   41 next
        vmovdqu64 [rbp + 6848], zmm16                ;   239.3 p7+p4   44 next spill
        vmovdqu64 zmm16, [rbp + 9408]                ;   217.3 p3      41 next
        vpandd zmm16, zmm16, [rbp + 9344]            ;   239.3 p0+p2   41 next
        vmovdqu64 [rbp + 8448], zmm24                ;   239.7 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 9408]                ;   217.3 p3      41 next
        vpandd zmm24, zmm24, [rbp + 9280]            ;   239.7 p5+p2   41 next
        vmovdqu64 [rbp + 9216], zmm24                ;   240.7 p7+p4   41 next spill
        vmovdqu64 zmm24, [rbp + 10112]               ;   219.7 p3      41 next
        vpternlogd zmm6, zmm14, [rbp + 8768], 0x78   ;   240.3 p0+p2   41 next
        vpternlogd zmm9, zmm29, zmm6, 0x69           ;   241.3 p5      41 next
        vpxord zmm0, zmm0, zmm9                      ;   242.3 p0      44 next
        vmovdqu64 zmm6, [rbp + 8064]                 ;   183.3 p3      41 next reload
        vmovdqu64 zmm9, [rbp + 8000]                 ;   182.7 p2      41 next
        vpternlogd zmm9, zmm7, zmm6, 0x48            ;   241.7 p5      41 next
        vpternlogd zmm9, zmm23, [rbp + 8640], 0x96   ;   242.7 p0+p3   41 next
        vpternlogd zmm9, zmm28, zmm25, 0x69          ;   243.7 p5      41 next
        vmovdqu64 zmm23, [rbp + 9344]                ;   225.3 p2      44 next reload
        vmovdqu64 zmm28, [rbp + 9280]                ;   223.7 p3      41 next
        vpternlogd zmm28, zmm23, zmm23, 0x3f         ;   243.3 p0      41 next
        vmovdqu64 zmm29, [rbp + 8384]                ;   180.7 p2      41 next reload
        vpternlogd zmm7, zmm26, zmm29, 0x9f          ;   243.7 p5      41 next
        vpternlogd zmm26, zmm13, [rbp + 8256], 0x48  ;   244.3 p0+p3   41 next
        vpternlogd zmm26, zmm2, [rbp + 8128], 0x96   ;   245.3 p5+p2   41 next
        vpternlogd zmm26, zmm14, zmm25, 0x78         ;   246.3 p0      41 next
        vmovdqu64 zmm2, [rbp + 9152]                 ;   203.7 p3      41 next
        vpternlogd zmm2, zmm29, [rbp + 8128], 0x78   ;   245.7 p5+p2   41 next
        vpternlogd zmm29, zmm21, [rbp + 8704], 0x6c  ;   246.3 p0+p3   41 next
        vmovdqu64 zmm14, [rbp + 9280]                ;   223.7 p2      41 next
        vmovdqu64 zmm25, [r9 + 9920]                 ;   166.2 p3      69 k1.11 reload
        vpternlogd zmm9, zmm31, zmm25, 0x96          ;   246.7 p5      44 next
        vmovdqu64 zmm31, [r9 + 9984]                 ;   167.0 p2      69 k1.12 reload
        vpternlogd zmm26, zmm27, zmm31, 0x96         ;   247.3 p0      44 next
        vpandd zmm14, zmm14, zmm18                   ;   247.7 p5      41 next
        vmovdqu64 zmm27, [rbp + 8000]                ;   182.7 p3      41 next reload
        vmovdqa64 zmm31, zmm15                       ;   221.3         41 next copy
        vpternlogd zmm31, zmm6, zmm27, 0x96          ;   248.3 p0      41 next
        vpternlogd zmm27, zmm15, zmm7, 0x96          ;   248.7 p5      41 next
        vpternlogd zmm27, zmm13, zmm21, 0x78         ;   249.7 p0      41 next
        vpternlogd zmm4, zmm29, zmm31, 0x96          ;   249.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 8832]                ;   230.3 p2      41 next reload
        vmovdqu64 zmm15, [rbp + 9280]                ;   223.7 p3      44 next reload
        vmovdqu64 zmm21, [rbp + 9984]                ;   232.3 p2      41 next
        vpternlogd zmm21, zmm15, zmm13, 0x78         ;   250.3 p0      41 next
        vpternlogd zmm5, zmm2, zmm4, 0x96            ;   250.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 8960]                 ;   169.2 p3      50 next reload
        vpternlogd zmm12, zmm2, [rbp + 8576], 0x78   ;   251.3 p0+p2   41 next
        vmovdqu64 zmm2, [rbp + 9536]                 ;   223.3 p3      41 next
        vpternlogd zmm30, zmm12, zmm27, 0x96         ;   252.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 6848]                 ;   239.3 p2      41 next
        vmovdqu64 zmm12, [rbp + 6848]                ;   239.3 p3      41 next
        vpxord zmm11, zmm11, zmm5                    ;   252.3 p0      44 next
        vpxord zmm8, zmm8, zmm30                     ;   253.3 p5      44 next
        vmovdqu64 zmm30, [rbp + 9024]                ;   222.7 p2      44 next reload
        vmovdqu64 zmm5, [rbp + 10112]                ;   219.7 p3      44 next reload
        vmovdqu64 zmm27, [rbp + 9216]                ;   240.7 p2      41 next
        vpternlogd zmm27, zmm5, zmm30, 0x78          ;   253.3 p0      41 next
        vpternlogd zmm7, zmm31, [rbp + 6592], 0x1e   ;   253.7 p5+p3   41 next
        vpternlogd zmm7, zmm6, [rbp + 8320], 0x78    ;   254.7 p0+p2   41 next
        vmovdqu64 zmm31, [rbp + 6848]                ;   239.3 p3      41 next
        vpternlogd zmm20, zmm1, zmm7, 0x96           ;   255.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 9408]                 ;   217.3 p2      44 next reload
        vmovdqa64 zmm6, zmm30                        ;   228.7         41 next copy
        vpternlogd zmm6, zmm18, zmm1, 0x60           ;   255.3 p0      41 next
        vpxord zmm17, zmm17, zmm20                   ;   256.7 p5      44 next
        vmovdqu64 zmm7, [rbp + 6848]                 ;   239.3 p3      41 next
        vmovdqu64 zmm20, [rbp + 9472]                ;   221.7 p2      44 next reload
        vpternlogd zmm30, zmm23, zmm20, 0x6a         ;   256.3 p0      41 next
        vmovdqu64 zmm29, [rbp + 6848]                ;   239.3 p3      41 next
        vpandd zmm2, zmm2, zmm15                     ;   256.7 p5      41 next
        vpandd zmm7, zmm7, zmm9                      ;   257.3 p0      41 next
        vpandd zmm31, zmm31, zmm26                   ;   257.7 p5      41 next
        vpandd zmm29, zmm29, zmm0                    ;   258.3 p0      41 next
        vpandd zmm4, zmm4, zmm11                     ;   258.7 p5      41 next
        vpandd zmm12, zmm12, zmm8                    ;   259.3 p0      41 next
        vmovdqu64 zmm25, [rbp + 6848]                ;   239.3 p2      41 next
        vmovdqu64 [rbp + 9024], zmm29                ;   259.3 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm18                       ;   222.3         41 next copy
        vmovdqa64 zmm5, zmm1                         ;   223.3         41 next copy
        vpternlogd zmm5, zmm18, zmm20, 0x78          ;   259.7 p5      41 next
        vpternlogd zmm18, zmm28, zmm5, 0x6c          ;   260.7 p0      41 next
        vpternlogd zmm6, zmm23, [rbp + 10048], 0x87  ;   260.7 p5+p3   41 next
        vpternlogd zmm13, zmm27, [rbp + 10048], 0x6c ;   261.3 p0+p2   41 next
        vmovdqu64 [rbp + 8832], zmm7                 ;   258.3 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm4                         ;   259.7         41 next copy
        vmovdqu64 zmm15, [rbp + 8832]                ;   258.3 p3      41 next
        vpxord zmm15, zmm15, zmm17                   ;   264.3 p5      41 next
        vmovdqu64 [rbp + 8320], zmm15                ;   265.3 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm12                       ;   260.3         41 next copy
        vmovdqu64 [rbp + 8064], zmm12                ;   260.3 p7+p4   41 next spill
        vpxord zmm12, zmm31, zmm17                   ;   262.3 p0      41 next
        vpternlogd zmm31, zmm17, zmm8, 0x78          ;   262.7 p5      41 next
        vmovdqu64 [rbp + 6592], zmm31                ;   263.7 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm12                       ;   263.3         41 next copy
        vmovdqu64 [rbp + 9216], zmm12                ;   263.3 p7+p4   41 next spill
        vpxord zmm12, zmm9, zmm17                    ;   263.3 p0      41 next
        vmovdqu64 [rbp + 8576], zmm12                ;   264.3 p8+p9   41 next spill
        vpandd zmm12, zmm9, zmm17                    ;   263.7 p5      41 next
        vmovdqu64 [rbp + 8960], zmm12                ;   264.7 p7+p4   41 next spill
        vpandd zmm12, zmm17, zmm0                    ;   264.3 p0      41 next
        vpxord zmm7, zmm7, zmm12                     ;   265.3 p5      41 next
        vpandd zmm25, zmm25, zmm7                    ;   266.3 p0      41 next
        vmovdqu64 [rbp + 7424], zmm25                ;   267.3 p8+p9   41 next spill
        vpandd zmm25, zmm0, zmm11                    ;   265.7 p5      41 next
        vmovdqu64 [rbp + 8000], zmm7                 ;   266.3 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm25                        ;   266.7         41 next copy
        vmovdqu64 [rbp + 8704], zmm25                ;   266.7 p8+p9   41 next spill
        vmovdqu64 zmm25, [rbp + 8000]                ;   266.3 p2      41 next
        vpandd zmm25, zmm25, zmm17                   ;   272.3 p0      41 next
        vmovdqu64 [rbp + 8384], zmm25                ;   273.3 p7+p4   41 next spill
        vpxord zmm25, zmm0, zmm8                     ;   266.7 p5      41 next
        vmovdqu64 [rbp + 8128], zmm25                ;   267.7 p8+p9   41 next spill
        vpandd zmm25, zmm26, zmm11                   ;   267.3 p0      41 next
        vpxord zmm15, zmm15, zmm25                   ;   268.3 p5      41 next
        vmovdqu64 [rbp + 9152], zmm25                ;   268.3 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm11                       ;   253.3         41 next copy
        vpternlogd zmm25, zmm26, zmm9, 0x78          ;   268.3 p0      41 next
        vmovdqu64 [rbp + 8512], zmm25                ;   269.3 p8+p9   41 next spill
        vpandd zmm25, zmm26, zmm8                    ;   268.7 p5      41 next
        vmovdqu64 [rbp + 8192], zmm25                ;   269.7 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 8512]                ;   269.3 p3      41 next
        vpandd zmm25, zmm25, zmm8                    ;   275.3 p0      41 next
        vmovdqu64 [rbp + 8256], zmm25                ;   276.3 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm11                       ;   253.3         41 next copy
        vpternlogd zmm25, zmm8, zmm17, 0xc8          ;   269.7 p5      41 next
        vmovdqu64 [rbp + 8896], zmm17                ;   257.7 p7+p4   44 next spill
        vmovdqa64 zmm17, zmm26                       ;   248.3         41 next copy
        vpternlogd zmm17, zmm11, zmm8, 0x78          ;   270.3 p0      41 next
        vpternlogd zmm12, zmm17, zmm26, 0x6c         ;   271.3 p5      41 next
        vpternlogd zmm17, zmm8, zmm0, 0x6c           ;   271.3 p0      41 next
        vmovdqu64 [rbp + 9088], zmm12                ;   272.3 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm15                       ;   269.3         41 next copy
        vpternlogd zmm12, zmm9, zmm0, 0x78           ;   271.7 p5      41 next
        vpternlogd zmm4, zmm0, zmm12, 0x48           ;   272.7 p0      41 next
        vpternlogd zmm25, zmm26, zmm12, 0x78         ;   272.7 p5      41 next
        vpternlogd zmm12, zmm8, [rbp + 8832], 0x6a   ;   273.3 p0+p2   41 next
        vmovdqu64 [rbp + 8640], zmm25                ;   273.7 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 9536]                ;   223.3 p3      44 next reload
        vpternlogd zmm22, zmm25, [rbp + 10048], 0x78 ;   273.7 p5+p2   41 next
        vpxord zmm3, zmm3, zmm22                     ;   274.7 p0      41 next
        vpternlogd zmm14, zmm25, [rbp + 7488], 0x78  ;   274.7 p5+p3   41 next
        vpternlogd zmm22, zmm20, [rbp + 9856], 0x1e  ;   275.3 p0+p2   41 next
        vpternlogd zmm14, zmm13, [rbp + 8448], 0x96  ;   275.7 p5+p3   41 next
        vpternlogd zmm13, zmm20, [rbp + 9280], 0x78  ;   276.3 p0+p2   41 next
        vmovdqu64 [rbp + 8768], zmm14                ;   276.7 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 9856]                ;   230.3 p3      41 next reload
        vpternlogd zmm16, zmm14, [rbp + 7488], 0x78  ;   276.7 p5+p2   41 next
        vpxord zmm24, zmm24, zmm16                   ;   277.7 p0      41 next
        vmovdqa64 zmm16, zmm30                       ;   257.3         41 next copy
        vpternlogd zmm16, zmm14, zmm23, 0x78         ;   277.7 p5      41 next
        vpternlogd zmm14, zmm19, [rbp + 9984], 0x6a  ;   278.3 p0+p3   41 next
        vpternlogd zmm30, zmm1, [rbp + 7488], 0x78   ;   278.7 p5+p2   41 next
        vpternlogd zmm18, zmm24, [rbp + 9984], 0x96  ;   279.3 p0+p3   41 next
        vpternlogd zmm24, zmm2, zmm6, 0x96           ;   279.7 p5      41 next
        vpternlogd zmm24, zmm27, zmm30, 0x96         ;   280.7 p0      41 next
        vmovdqu64 zmm27, [rbp + 9664]                ;   229.7 p2      41 next reload
        vpternlogd zmm6, zmm10, zmm27, 0x96          ;   280.7 p5      41 next
        vpternlogd zmm2, zmm23, [rbp + 10048], 0x87  ;   281.3 p0+p3   41 next
        vpternlogd zmm27, zmm16, [rbp + 9792], 0x96  ;   281.7 p5+p2   41 next
        vpternlogd zmm27, zmm10, zmm21, 0x69         ;   282.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 9728]                ;   231.3 p3      41 next reload
        vpternlogd zmm23, zmm10, [rbp + 9600], 0x6c  ;   282.7 p5+p2   41 next
        vmovdqu64 zmm10, [rbp + 9280]                ;   223.7 p3      44 next reload
        vmovdqu64 zmm16, [rbp + 10112]               ;   219.7 p2      41 next
        vpternlogd zmm16, zmm25, zmm10, 0x6c         ;   283.3 p0      41 next
        vpxord zmm5, zmm5, zmm23                     ;   283.7 p5      41 next
        vpternlogd zmm22, zmm10, zmm14, 0x96         ;   284.3 p0      41 next
        vmovdqu64 zmm10, [rbp + 10112]               ;   219.7 p3      44 next reload
        vpternlogd zmm28, zmm10, [rbp + 8448], 0x78  ;   284.7 p5+p2   41 next
        vpternlogd zmm19, zmm5, zmm25, 0x6c          ;   285.3 p0      41 next
        vpternlogd zmm2, zmm19, zmm3, 0x96           ;   286.3 p5      41 next
        vpxord zmm19, zmm0, zmm27                    ;   286.3 p0      41 next
        vpxord zmm21, zmm9, zmm24                    ;   286.7 p5      41 next
        vmovdqu64 zmm23, [rbp + 6848]                ;   239.3 p3      44 next reload
        vmovdqa64 zmm24, zmm11                       ;   253.3         41 next copy
        vpternlogd zmm24, zmm8, zmm23, 0x6a          ;   287.3 p0      41 next
        vpternlogd zmm13, zmm10, [rbp + 7488], 0x78  ;   287.7 p5+p2   41 next
        vpxord zmm29, zmm29, zmm13                   ;   288.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 8000]                ;   266.3 p3      41 next reload
        vmovdqa64 zmm13, zmm9                        ;   247.7         41 next copy
        vpternlogd zmm13, zmm8, zmm10, 0x60          ;   288.7 p5      41 next
        vpternlogd zmm8, zmm30, zmm22, 0x96          ;   289.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 8576]                ;   264.3 p2      41 next reload
        vmovdqu64 zmm22, [rbp + 8704]                ;   266.7 p3      41 next reload
        vmovdqu64 zmm27, [rbp + 8128]                ;   267.7 p2      41 next
        vpternlogd zmm27, zmm22, zmm30, 0x78         ;   289.7 p5      41 next
        vpternlogd zmm5, zmm20, [rbp + 10048], 0x78  ;   290.3 p0+p3   41 next
        vpternlogd zmm25, zmm14, zmm5, 0x96          ;   291.3 p5      41 next
        vmovdqu64 zmm5, [rbp + 8960]                 ;   264.7 p2      41 next reload
        vmovdqu64 zmm14, [rbp + 9024]                ;   259.3 p3      41 next reload
        vmovdqu64 zmm20, [rbp + 8256]                ;   276.3 p2      41 next
        vpternlogd zmm20, zmm14, zmm5, 0x96          ;   291.3 p0      41 next
        vpternlogd zmm16, zmm6, [rbp + 9920], 0x96   ;   291.7 p5+p3   41 next
        vmovdqu64 zmm6, [r11 + 896]                  ;   196.0 p2      50 next
        vmovdqu64 zmm22, [rbp + 6528]                ;   196.2 p3      50 next reload
        vpxord zmm6, zmm6, zmm22                     ;   292.3 p0      50 next
        vpxord zmm31, zmm31, zmm24                   ;   292.7 p5      41 next
        vpternlogd zmm2, zmm23, zmm28, 0x96          ;   293.3 p0      41 next
        vpxord zmm7, zmm7, zmm31                     ;   293.7 p5      41 next
        vpxord zmm16, zmm16, zmm11                   ;   294.3 p0      41 next
        vmovdqu64 zmm22, [r11 + 960]                 ;   197.0 p2      50 next
        vpxord zmm22, zmm22, [rbp + 6400]            ;   294.7 p5+p3   50 next
        vmovdqu64 [rbp + 9920], zmm6                 ;   293.3 p7+p4   50 next spill
        vmovdqu64 zmm6, [r11 + 128]                  ;   198.0 p2      50 next
        vpxord zmm6, zmm6, [rbp + 6464]              ;   295.3 p0+p3   50 next
        vpternlogd zmm29, zmm1, [rbp + 9792], 0x78   ;   295.7 p5+p2   41 next
        vmovdqu64 zmm1, [rbp + 9920]                 ;   293.3 p3      41 next
        vpternlogd zmm3, zmm26, [rbp + 8768], 0x96   ;   296.3 p0+p2   41 next
        vpternlogd zmm7, zmm15, [rbp + 8896], 0x78   ;   296.7 p5+p3   41 next
        vpternlogd zmm13, zmm7, zmm19, 0x69          ;   297.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 9088]                 ;   272.3 p2      41 next reload
        vpternlogd zmm23, zmm7, [rbp + 9216], 0x6c   ;   297.7 p5+p3   41 next
        vmovdqu64 zmm7, [rbp + 8320]                 ;   265.3 p2      41 next reload
        vmovdqu64 zmm15, [rbp + 8384]                ;   273.3 p3      41 next reload
        vpternlogd zmm26, zmm15, zmm7, 0x6c          ;   298.3 p0      41 next
        vpternlogd zmm26, zmm24, zmm4, 0x96          ;   299.3 p5      41 next
        vmovdqa64 zmm4, zmm17                        ;   272.3         41 next copy
        vpternlogd zmm4, zmm30, [rbp + 8064], 0x78   ;   299.3 p0+p2   41 next
        vpternlogd zmm31, zmm4, zmm20, 0x96          ;   300.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 6592]                 ;   263.7 p3      41 next reload
        vmovdqa64 zmm15, zmm11                       ;   253.3         41 next copy
        vpternlogd zmm15, zmm30, zmm4, 0x9f          ;   300.3 p0      41 next
        vpternlogd zmm11, zmm14, zmm5, 0x60          ;   300.7 p5      41 next
        vpternlogd zmm4, zmm27, zmm0, 0x28           ;   301.3 p0      41 next
        vmovdqu64 zmm24, [rbp + 9920]                ;   293.3 p2      41 next
        vpternlogd zmm9, zmm20, zmm15, 0x56          ;   301.7 p5      41 next
        vpternlogd zmm9, zmm5, zmm7, 0x78            ;   302.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 7936]                 ;   204.2 p3      41 next reload
        vmovdqu64 zmm7, [rbp + 6336]                 ;   205.0 p2      58 r reload
        vmovdqu64 zmm20, [r11 + 192]                 ;   205.2 p3      50 next
        vpternlogd zmm20, zmm7, zmm5, 0x96           ;   302.7 p5      50 next
        vpternlogd zmm7, zmm5, zmm16, 0x96           ;   303.3 p0      50 next
        vmovdqu64 zmm5, [rbp + 8192]                 ;   269.7 p2      41 next reload
        vmovdqu64 zmm27, [rbp + 7424]                ;   267.3 p3      41 next reload
        vpternlogd zmm30, zmm27, zmm5, 0x6c          ;   303.7 p5      41 next
        vpternlogd zmm16, zmm30, zmm31, 0x96         ;   304.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 6784]                ;   207.0 p2      41 next reload
        vmovdqu64 zmm31, [rbp + 6272]                ;   207.2 p3      58 r reload
        vmovdqu64 zmm27, [r11 + 256]                 ;   208.0 p2      50 next
        vpternlogd zmm27, zmm31, zmm30, 0x96         ;   304.7 p5      50 next
        vpternlogd zmm19, zmm31, zmm30, 0x96         ;   305.3 p0      50 next
        vpternlogd zmm4, zmm5, [rbp + 8832], 0x96    ;   305.7 p5+p3   41 next
        vmovdqu64 zmm30, [rbp + 9920]                ;   293.3 p2      41 next
        vpternlogd zmm14, zmm15, [rbp + 8256], 0x96  ;   306.3 p0+p3   41 next
        vmovdqu64 zmm31, [rbp + 7552]                ;   210.0 p2      41 next reload
        vmovdqu64 zmm5, [rbp + 6208]                 ;   210.2 p3      58 r reload
        vmovdqu64 zmm15, [r11 + 320]                 ;   211.0 p2      50 next
        vpternlogd zmm15, zmm5, zmm31, 0x96          ;   306.7 p5      50 next
        vpternlogd zmm5, zmm31, zmm21, 0x96          ;   307.3 p0      50 next
        vpternlogd zmm14, zmm0, zmm17, 0x78          ;   307.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 7168]                ;   211.2 p3      41 next reload
        vmovdqu64 zmm0, [rbp + 6144]                 ;   212.0 p2      58 r reload
        vmovdqu64 zmm17, [r11 + 384]                 ;   212.2 p3      50 next
        vpternlogd zmm17, zmm0, zmm31, 0x96          ;   308.3 p0      50 next
        vpternlogd zmm0, zmm31, zmm3, 0x96           ;   308.7 p5      50 next
        vpternlogd zmm23, zmm14, zmm8, 0x96          ;   309.3 p0      41 next
        vmovdqu64 zmm31, [rbp + 8896]                ;   257.7 p2      44 next reload
        vpternlogd zmm28, zmm29, zmm31, 0x96         ;   309.7 p5      41 next
        vpternlogd zmm11, zmm10, [rbp + 9152], 0x96  ;   310.3 p0+p3   41 next
        vmovdqu64 zmm10, [rbp + 9920]                ;   293.3 p2      41 next
        vmovdqu64 zmm14, [rbp + 8512]                ;   269.3 p3      41 next reload
        vpternlogd zmm4, zmm31, zmm14, 0x78          ;   310.7 p5      41 next
        vpternlogd zmm14, zmm11, zmm12, 0x69         ;   311.3 p0      41 next
        vmovdqu64 zmm31, [rbp + 7872]                ;   215.0 p2      41 next reload
        vmovdqu64 zmm11, [rbp + 6080]                ;   215.2 p3      58 r reload
        vmovdqu64 zmm12, [r11 + 448]                 ;   216.0 p2      50 next
        vpternlogd zmm12, zmm11, zmm31, 0x96         ;   311.7 p5      50 next
        vpternlogd zmm8, zmm11, zmm31, 0x96          ;   312.3 p0      50 next
        vmovdqu64 zmm31, [rbp + 7808]                ;   216.2 p3      41 next reload
        vmovdqu64 zmm11, [rbp + 6016]                ;   217.0 p2      58 r reload
        vmovdqu64 zmm29, [r11 + 512]                 ;   217.2 p3      50 next
        vpternlogd zmm29, zmm11, zmm31, 0x96         ;   312.7 p5      50 next
        vpternlogd zmm11, zmm31, zmm28, 0x96         ;   313.3 p0      50 next
        vpternlogd zmm28, zmm9, [rbp + 8640], 0x96   ;   313.7 p5+p2   41 next
        vmovdqu64 zmm31, [rbp + 7296]                ;   218.2 p3      41 next reload
        vmovdqu64 zmm9, [rbp + 5888]                 ;   219.0 p2      58 r reload
        vpternlogd zmm18, zmm9, zmm31, 0x96          ;   314.3 p0      50 next
        vpternlogd zmm9, zmm31, [r11 + 640], 0x96    ;   314.7 p5+p3   50 next
        vpternlogd zmm26, zmm2, [rbp + 6464], 0x96   ;   315.3 p0+p2   50 next
        vpternlogd zmm3, zmm4, [rbp + 6400], 0x96    ;   315.7 p5+p3   50 next
        vpternlogd zmm21, zmm14, [rbp + 6528], 0x96  ;   316.3 p0+p2   50 next
        vmovdqu64 zmm31, [rbp + 7744]                ;   221.2 p3      41 next reload
        vmovdqu64 zmm4, [rbp + 5952]                 ;   222.0 p2      58 r reload
        vmovdqu64 zmm14, [r11 + 576]                 ;   222.2 p3      50 next
        vpternlogd zmm14, zmm4, zmm31, 0x96          ;   316.7 p5      50 next
        vpternlogd zmm2, zmm4, zmm31, 0x96           ;   317.3 p0      50 next
        vmovdqu64 zmm31, [rbp + 7232]                ;   223.0 p2      41 next reload
        vmovdqu64 zmm4, [rbp + 5824]                 ;   223.2 p3      58 r reload
        vpternlogd zmm25, zmm4, zmm31, 0x96          ;   317.7 p5      50 next
        vpternlogd zmm4, zmm31, [r11 + 704], 0x96    ;   318.3 p0+p2   50 next
        vmovdqa64 zmm31, zmm6                        ;   296.3         41 next copy
        vmovdqu64 [rbp + 7232], zmm25                ;   318.7 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm6                        ;   296.3         41 next copy
        vmovdqu64 [rbp + 5824], zmm18                ;   315.3 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm6                        ;   296.3         41 next copy
        vmovdqu64 [rbp + 7744], zmm2                 ;   318.3 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm22                        ;   295.7         41 next copy
        vmovdqu64 [rbp + 5952], zmm11                ;   314.3 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm22                       ;   295.7         41 next copy
        vmovdqu64 [rbp + 6528], zmm8                 ;   313.3 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm22                        ;   295.7         41 next copy
        vmovdqu64 [rbp + 6400], zmm0                 ;   309.7 p7+p4   50 next spill
        vmovdqa64 zmm0, zmm9                         ;   315.7         41 next copy
        vmovdqu64 [rbp + 6464], zmm5                 ;   308.3 p8+p9   50 next spill
        vpxord zmm5, zmm9, zmm4                      ;   319.3 p5      41 next
        vmovdqu64 [rbp + 7296], zmm19                ;   306.3 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm9                        ;   315.7         41 next copy
        vmovdqu64 [rbp + 5888], zmm7                 ;   304.3 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm4                         ;   319.3         41 next copy
        vpternlogd zmm7, zmm9, zmm22, 0x78           ;   319.3 p0      41 next
        vmovdqu64 [rbp + 8640], zmm26                ;   316.3 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm4                        ;   319.3         41 next copy
        vmovdqu64 [rbp + 7808], zmm3                 ;   316.7 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm4                         ;   319.3         41 next copy
        vmovdqu64 [rbp + 6016], zmm21                ;   317.3 p7+p4   50 next spill
        vpandd zmm21, zmm20, zmm14                   ;   319.7 p5      41 next
        vmovdqu64 [rbp + 7872], zmm15                ;   307.7 p8+p9   50 next spill
        vmovdqa64 zmm15, zmm21                       ;   320.7         41 next copy
        vmovdqu64 [rbp + 6080], zmm21                ;   320.7 p7+p4   41 next spill
        vpandd zmm21, zmm20, zmm17                   ;   320.3 p0      41 next
        vmovdqu64 [rbp + 8512], zmm20                ;   303.7 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm21                       ;   321.3         41 next copy
        vmovdqu64 [rbp + 8896], zmm21                ;   321.3 p7+p4   41 next spill
        vpandd zmm21, zmm27, zmm29                   ;   320.7 p5      41 next
        vpxord zmm15, zmm15, zmm21                   ;   321.7 p0      41 next
        vmovdqu64 [rbp + 8000], zmm15                ;   322.7 p8+p9   41 next spill
        vpandd zmm15, zmm17, zmm14                   ;   321.7 p5      41 next
        vmovdqu64 [rbp + 9152], zmm27                ;   305.7 p7+p4   50 next spill
        vpxord zmm27, zmm15, zmm29                   ;   322.7 p0      41 next
        vpternlogd zmm15, zmm12, zmm29, 0x78         ;   322.7 p5      41 next
        vmovdqu64 [rbp + 7168], zmm15                ;   323.7 p8+p9   41 next spill
        vpandd zmm15, zmm14, zmm12                   ;   323.3 p0      41 next
        vpxord zmm20, zmm20, zmm15                   ;   324.3 p5      41 next
        vmovdqu64 [rbp + 6144], zmm15                ;   324.3 p7+p4   41 next spill
        vmovdqu64 zmm15, [rbp + 5632]                ;   224.2 p3      58 r reload
        vpternlogd zmm13, zmm15, [rbp + 6720], 0x96  ;   324.3 p0+p2   50 next
        vmovdqu64 [rbp + 7552], zmm13                ;   325.3 p8+p9   50 next spill
        vmovdqu64 zmm13, [r11 + 832]                 ;   225.2 p3      68 k1.13 reload
        vpternlogd zmm15, zmm13, [rbp + 6720], 0x96  ;   324.7 p5+p2   50 next
        vpandd zmm10, zmm10, zmm15                   ;   325.7 p0      41 next
        vmovdqa64 zmm13, zmm15                       ;   325.7         41 next copy
        vmovdqu64 [rbp + 6720], zmm27                ;   323.7 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm15                       ;   325.7         41 next copy
        vmovdqu64 [rbp + 5632], zmm14                ;   317.7 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm15                       ;   325.7         41 next copy
        vmovdqu64 [rbp + 6208], zmm29                ;   313.7 p7+p4   50 next spill
        vmovdqu64 zmm29, [rbp + 5760]                ;   226.2 p3      58 r reload
        vpternlogd zmm16, zmm29, [rbp + 7680], 0x96  ;   325.7 p5+p2   50 next
        vmovdqu64 [rbp + 8256], zmm16                ;   326.7 p8+p9   50 next spill
        vmovdqu64 zmm16, [rbp + 7872]                ;   307.7 p3      41 next
        vpxord zmm16, zmm16, [rbp + 6208]            ;   326.3 p0+p2   41 next
        vmovdqu64 [rbp + 9024], zmm16                ;   327.3 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 8512]                ;   303.7 p3      41 next
        vpandd zmm16, zmm16, [rbp + 9152]            ;   326.7 p5+p2   41 next
        vmovdqu64 [rbp + 8192], zmm16                ;   327.7 p8+p9   41 next spill
        vmovdqu64 zmm16, [r11 + 768]                 ;   229.2 p3      68 k1.12 reload
        vpternlogd zmm29, zmm16, [rbp + 7680], 0x96  ;   327.3 p0+p2   50 next
        vpxord zmm31, zmm31, zmm29                   ;   328.3 p5      41 next
        vpandd zmm3, zmm3, zmm31                     ;   329.3 p0      41 next
        vpandd zmm2, zmm2, zmm31                     ;   329.3 p5      41 next
        vpxord zmm13, zmm13, zmm29                   ;   329.3 p0      41 next
        vpandd zmm14, zmm14, zmm13                   ;   330.3 p5      41 next
        vpternlogd zmm14, zmm9, zmm4, 0x78           ;   331.3 p0      41 next
        vpxord zmm26, zmm26, zmm29                   ;   330.7 p5      41 next
        vpandd zmm30, zmm30, zmm29                   ;   331.3 p0      41 next
        vmovdqa64 zmm16, zmm26                       ;   331.7         41 next copy
        vmovdqu64 [rbp + 7680], zmm20                ;   325.3 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm7                        ;   320.3         41 next copy
        vpternlogd zmm20, zmm22, zmm13, 0x78         ;   331.7 p5      41 next
        vmovdqu64 [rbp + 5760], zmm21                ;   321.7 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm29                       ;   328.3         41 next copy
        vmovdqu64 [rbp + 8832], zmm12                ;   312.7 p7+p4   50 next spill
        vmovdqa64 zmm12, zmm14                       ;   332.3         41 next copy
        vpternlogd zmm12, zmm13, zmm31, 0x78         ;   332.3 p0      41 next
        vmovdqu64 [rbp + 6784], zmm17                ;   309.3 p8+p9   50 next spill
        vmovdqu64 zmm17, [rbp + 5696]                ;   230.2 p3      58 r reload
        vpternlogd zmm23, zmm17, [rbp + 6656], 0x96  ;   332.7 p5+p2   50 next
        vmovdqu64 [rbp + 6272], zmm23                ;   333.7 p7+p4   50 next spill
        vmovdqu64 zmm23, [rbp + 6720]                ;   323.7 p3      41 next
        vmovdqu64 [rbp + 8576], zmm12                ;   333.3 p8+p9   41 next spill
        vmovdqu64 zmm12, [r11]                       ;   232.0 p2      68 k1.0 reload
        vpternlogd zmm17, zmm12, [rbp + 6656], 0x96  ;   333.3 p0+p3   50 next
        vpternlogd zmm3, zmm15, zmm17, 0x78          ;   334.3 p5      41 next
        vpxord zmm19, zmm19, zmm3                    ;   335.3 p0      41 next
        vpternlogd zmm3, zmm4, zmm13, 0x1e           ;   335.3 p5      41 next
        vpxord zmm0, zmm0, zmm17                     ;   335.3 p0      41 next
        vpternlogd zmm30, zmm15, zmm0, 0x78          ;   336.3 p5      41 next
        vpxord zmm27, zmm27, zmm17                   ;   336.3 p0      41 next
        vpandd zmm1, zmm1, zmm27                     ;   337.3 p5      41 next
        vpternlogd zmm1, zmm26, zmm22, 0x78          ;   338.3 p0      41 next
        vmovdqa64 zmm26, zmm10                       ;   326.7         41 next copy
        vpternlogd zmm26, zmm22, zmm17, 0x87         ;   337.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 9920]                ;   293.3 p2      41 next
        vpternlogd zmm12, zmm22, [rbp + 9920], 0x3f  ;   338.3 p0+p3   41 next
        vmovdqu64 [rbp + 6656], zmm19                ;   336.3 p7+p4   41 next spill
        vmovdqu64 zmm19, [rbp + 7360]                ;   234.0 p2      58 r reload
        vpternlogd zmm28, zmm19, [rbp + 6976], 0x96  ;   338.7 p5+p3   50 next
        vmovdqu64 [rbp + 5696], zmm28                ;   339.7 p8+p9   50 next spill
        vmovdqu64 zmm28, [rbp + 8832]                ;   312.7 p2      41 next
        vpxord zmm28, zmm28, [rbp + 9152]            ;   339.3 p0+p3   41 next
        vmovdqu64 [rbp + 7424], zmm28                ;   340.3 p7+p4   41 next spill
        vmovdqu64 zmm28, [rbp + 8192]                ;   327.7 p2      41 next
        vmovdqu64 [rbp + 7936], zmm26                ;   338.7 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 7872]                ;   307.7 p3      41 next
        vpandd zmm26, zmm26, [rbp + 5632]            ;   339.7 p5+p2   41 next
        vmovdqu64 [rbp + 6336], zmm26                ;   340.7 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 8832]                ;   312.7 p3      41 next
        vmovdqu64 [rbp + 8320], zmm3                 ;   336.3 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 8832]                 ;   312.7 p2      41 next
        vpandd zmm3, zmm3, [rbp + 6784]              ;   340.3 p0+p3   41 next
        vmovdqu64 [rbp + 8960], zmm3                 ;   341.3 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 6208]                 ;   313.7 p2      41 next
        vpxord zmm3, zmm3, [rbp + 6336]              ;   346.7 p5+p3   41 next
        vmovdqu64 [rbp + 6592], zmm3                 ;   347.7 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 9152]                 ;   305.7 p2      41 next
        vpandd zmm3, zmm3, [rbp + 5632]              ;   341.3 p0+p3   41 next
        vmovdqu64 [rbp + 8064], zmm3                 ;   342.3 p7+p4   41 next spill
        vmovdqu64 zmm3, [r11 + 64]                   ;   241.0 p2      68 k1.1 reload
        vpternlogd zmm19, zmm3, [rbp + 6976], 0x96   ;   341.7 p5+p3   50 next
        vpternlogd zmm7, zmm19, zmm0, 0x78           ;   342.7 p0      41 next
        vpandd zmm16, zmm16, zmm19                   ;   342.7 p5      41 next
        vpternlogd zmm20, zmm27, zmm16, 0x96         ;   343.7 p0      41 next
        vpandd zmm25, zmm25, zmm19                   ;   343.7 p5      41 next
        vpxord zmm11, zmm11, zmm25                   ;   344.7 p0      41 next
        vpandd zmm8, zmm8, zmm19                     ;   344.7 p5      41 next
        vpternlogd zmm8, zmm13, zmm0, 0x78           ;   345.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 6208]                ;   313.7 p2      41 next
        vpandd zmm13, zmm13, [rbp + 7872]            ;   345.7 p5+p3   41 next
        vpxord zmm18, zmm18, zmm8                    ;   346.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 5632]                 ;   317.7 p2      41 next
        vpandd zmm8, zmm8, [rbp + 8000]              ;   346.7 p5+p3   41 next
        vpandd zmm24, zmm24, zmm19                   ;   347.3 p0      41 next
        vpternlogd zmm24, zmm9, zmm6, 0x78           ;   348.3 p5      41 next
        vpternlogd zmm9, zmm29, zmm19, 0x60          ;   348.3 p0      41 next
        vpternlogd zmm9, zmm22, zmm17, 0x87          ;   349.3 p5      41 next
        vmovdqu64 zmm22, [rbp + 6208]                ;   313.7 p2      41 next
        vpandd zmm22, zmm22, [rbp + 8000]            ;   349.3 p0+p3   41 next
        vpternlogd zmm16, zmm9, zmm2, 0x96           ;   350.3 p5      41 next
        vpternlogd zmm10, zmm9, zmm18, 0x96          ;   350.3 p0      41 next
        vmovdqu64 zmm9, [rbp + 8512]                 ;   303.7 p2      41 next
        vpternlogd zmm10, zmm24, zmm7, 0x96          ;   351.3 p5      41 next
        vpternlogd zmm24, zmm5, zmm17, 0x78          ;   351.3 p0      41 next
        vpternlogd zmm30, zmm24, zmm11, 0x96         ;   352.3 p5      41 next
        vpternlogd zmm11, zmm12, zmm6, 0x6c          ;   352.3 p0      41 next
        vpxord zmm10, zmm10, [rbp + 7872]            ;   352.7 p5+p3   41 next
        vmovdqu64 zmm3, [rbp + 9152]                 ;   305.7 p2      41 next
        vpternlogd zmm5, zmm14, [rbp + 9920], 0x6c   ;   353.3 p0+p3   41 next
        vpternlogd zmm20, zmm2, zmm5, 0x69           ;   354.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 9920]                 ;   293.3 p2      50 next reload
        vmovdqa64 zmm5, zmm15                        ;   325.7         41 next copy
        vpternlogd zmm5, zmm6, zmm2, 0x78            ;   354.3 p0      41 next
        vpternlogd zmm5, zmm25, zmm16, 0x96          ;   355.3 p5      41 next
        vpternlogd zmm24, zmm4, zmm2, 0x78           ;   355.3 p0      41 next
        vmovdqu64 zmm16, [rbp + 8576]                ;   333.3 p3      41 next reload
        vmovdqu64 zmm25, [rbp + 8320]                ;   336.3 p2      41 next reload
        vpternlogd zmm2, zmm25, zmm16, 0x96          ;   355.7 p5      41 next
        vpternlogd zmm24, zmm6, zmm0, 0x78           ;   356.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 7872]                 ;   307.7 p3      50 next reload
        vmovdqu64 zmm6, [rbp + 6784]                 ;   309.3 p2      50 next reload
        vmovdqu64 zmm25, [rbp + 8512]                ;   303.7 p3      41 next
        vpternlogd zmm25, zmm6, zmm0, 0x78           ;   356.7 p5      41 next
        vpxord zmm21, zmm21, zmm24                   ;   357.3 p0      41 next
        vpternlogd zmm21, zmm27, zmm19, 0x78         ;   358.3 p5      41 next
        vpternlogd zmm19, zmm4, zmm29, 0x78          ;   358.3 p0      41 next
        vpternlogd zmm12, zmm29, zmm19, 0x78         ;   359.3 p5      41 next
        vmovdqu64 zmm24, [rbp + 8512]                ;   303.7 p2      50 next reload
        vmovdqu64 zmm27, [rbp + 8832]                ;   312.7 p3      50 next reload
        vmovdqu64 zmm29, [rbp + 5632]                ;   317.7 p2      41 next
        vpternlogd zmm29, zmm27, zmm24, 0x78         ;   359.3 p0      41 next
        vpternlogd zmm18, zmm14, zmm12, 0x96         ;   360.3 p5      41 next
        vpxord zmm1, zmm1, zmm19                     ;   360.3 p0      41 next
        vmovdqu64 zmm12, [rbp + 9024]                ;   327.3 p3      41 next reload
        vmovdqu64 zmm14, [rbp + 7424]                ;   340.3 p2      41 next
        vpternlogd zmm14, zmm12, [rbp + 8192], 0x78  ;   360.7 p5+p3   41 next
        vpternlogd zmm4, zmm17, zmm1, 0x6a           ;   361.3 p0      41 next
        vpternlogd zmm1, zmm31, zmm15, 0x78          ;   361.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 6208]                ;   313.7 p2      50 next reload
        vmovdqa64 zmm17, zmm27                       ;   318.7         41 next copy
        vpternlogd zmm17, zmm24, zmm31, 0xe0         ;   362.3 p0      41 next
        vpternlogd zmm15, zmm16, zmm4, 0x96          ;   362.7 p5      41 next
        vmovdqa64 zmm4, zmm6                         ;   315.3         41 next copy
        vpternlogd zmm4, zmm27, zmm24, 0x78          ;   363.3 p0      41 next
        vpxord zmm3, zmm3, zmm20                     ;   363.7 p5      41 next
        vmovdqu64 zmm16, [rbp + 9152]                ;   305.7 p3      50 next reload
        vmovdqu64 zmm19, [rbp + 7680]                ;   325.3 p2      41 next
        vpternlogd zmm19, zmm0, zmm16, 0x78          ;   364.3 p0      41 next
        vpxord zmm9, zmm9, zmm5                      ;   364.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 8000]                 ;   322.7 p3      41 next reload
        vmovdqa64 zmm20, zmm0                        ;   313.7         41 next copy
        vpternlogd zmm20, zmm27, zmm5, 0x60          ;   365.3 p0      41 next
        vpternlogd zmm7, zmm2, zmm27, 0x96           ;   365.7 p5      41 next
        vpternlogd zmm17, zmm6, zmm19, 0x78          ;   366.3 p0      41 next
        vpxord zmm23, zmm23, zmm29                   ;   366.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 8960]                 ;   341.3 p2      41 next reload
        vpternlogd zmm8, zmm12, zmm2, 0x78           ;   367.3 p0      41 next
        vpandd zmm26, zmm26, zmm25                   ;   367.7 p5      41 next
        vpternlogd zmm21, zmm31, zmm11, 0x96         ;   368.3 p0      41 next
        vpxord zmm28, zmm28, zmm23                   ;   368.7 p5      41 next
        vpxord zmm18, zmm18, [r11 + 9664]            ;   369.3 p0+p3   44 next
        vpxord zmm15, zmm15, [r11 + 9728]            ;   369.7 p5+p2   44 next
        vpternlogd zmm22, zmm6, [rbp + 6592], 0x78   ;   370.3 p0+p3   41 next
        vpternlogd zmm30, zmm6, [rbp + 6656], 0x96   ;   370.7 p5+p2   41 next
        vpternlogd zmm6, zmm4, [rbp + 5760], 0x6c    ;   371.3 p0+p3   41 next
        vpternlogd zmm4, zmm27, zmm16, 0x6c          ;   371.7 p5      41 next
        vpternlogd zmm14, zmm16, [rbp + 7168], 0x48  ;   372.3 p0+p2   41 next
        vpternlogd zmm14, zmm2, [rbp + 6336], 0x96   ;   373.3 p5+p3   41 next
        vpternlogd zmm14, zmm31, zmm25, 0x78         ;   374.3 p0      41 next
        vpternlogd zmm28, zmm31, [rbp + 7680], 0x78  ;   373.7 p5+p2   41 next
        vmovdqa64 zmm31, zmm24                       ;   309.7         41 next copy
        vpternlogd zmm31, zmm12, [rbp + 7168], 0x9f  ;   374.3 p0+p3   41 next
        vmovdqu64 zmm2, [rbp + 8064]                 ;   342.3 p2      41 next reload
        vpternlogd zmm24, zmm13, zmm2, 0x60          ;   374.7 p5      41 next
        vpternlogd zmm20, zmm28, zmm3, 0x69          ;   375.3 p0      41 next
        vpxord zmm3, zmm3, [r11 + 9280]              ;   375.7 p5+p3   44 next
        vpternlogd zmm27, zmm19, [rbp + 6336], 0x6a  ;   376.3 p0+p2   41 next
        vpternlogd zmm19, zmm16, [rbp + 6080], 0x48  ;   376.7 p5+p3   41 next
        vpternlogd zmm22, zmm29, zmm19, 0x96         ;   377.7 p0      41 next
        vmovdqu64 zmm19, [rbp + 7936]                ;   338.7 p2      41 next reload
        vpternlogd zmm1, zmm19, [rbp + 6656], 0x96   ;   377.7 p5+p3   41 next
        vpxord zmm19, zmm10, [r11 + 9344]            ;   378.3 p0+p2   44 next
        vpternlogd zmm24, zmm5, [rbp + 8896], 0x96   ;   378.7 p5+p3   41 next
        vpternlogd zmm25, zmm24, zmm27, 0x69         ;   379.7 p0      41 next
        vpternlogd zmm12, zmm4, [rbp + 6144], 0x6c   ;   379.7 p5+p2   41 next
        vpternlogd zmm14, zmm30, [r11 + 9984], 0x96  ;   380.3 p0+p3   44 next
        vpternlogd zmm25, zmm10, [r11 + 9920], 0x96  ;   380.7 p5+p2   44 next
        vpxord zmm30, zmm30, [r11 + 9408]            ;   381.3 p0+p3   44 next
        vpxord zmm5, zmm9, [r11 + 9216]              ;   381.7 p5+p2   44 next
        vpxord zmm10, zmm7, [r11 + 9472]             ;   382.3 p0+p3   44 next
        vpxord zmm20, zmm20, [r11 + 9856]            ;   382.7 p5+p2   44 next
        vpxord zmm24, zmm21, [r11 + 9536]            ;   383.3 p0+p3   44 next
        vmovdqu64 zmm27, [rbp + 5632]                ;   317.7 p2      50 next reload
        vpternlogd zmm11, zmm1, zmm27, 0x96          ;   383.7 p5      41 next
        vpternlogd zmm6, zmm27, [rbp + 6720], 0x78   ;   384.3 p0+p3   41 next
        vmovdqa64 zmm1, zmm26                        ;   368.7         41 next copy
        vpternlogd zmm1, zmm13, zmm2, 0x96           ;   384.7 p5      41 next
        vpternlogd zmm2, zmm26, zmm31, 0x96          ;   385.3 p0      41 next
        vpternlogd zmm2, zmm16, zmm4, 0x78           ;   386.3 p5      41 next
        vpternlogd zmm23, zmm12, zmm1, 0x96          ;   386.3 p0      41 next
        vpternlogd zmm31, zmm0, zmm1, 0x1e           ;   386.7 p5      41 next
        vpternlogd zmm9, zmm8, zmm23, 0x96           ;   387.3 p0      41 next
        vpternlogd zmm7, zmm6, zmm2, 0x96            ;   387.7 p5      41 next
        vpternlogd zmm22, zmm11, [r11 + 10176], 0x96 ;   388.3 p0+p2   44 next
        vpternlogd zmm31, zmm13, [rbp + 6592], 0x78  ;   388.7 p5+p3   41 next
        vpternlogd zmm21, zmm17, zmm31, 0x96         ;   389.7 p0      41 next
        vpxord zmm11, zmm11, [r11 + 9600]            ;   389.7 p5+p2   44 next
        vpxord zmm9, zmm9, [r11 + 9792]              ;   390.3 p0+p3   44 next
        vpxord zmm7, zmm7, [r11 + 10048]             ;   390.7 p5+p2   44 next
        vpxord zmm21, zmm21, [r11 + 10112]           ;   391.3 p0+p3   44 next
        vpxord zmm31, zmm15, zmm19                   ;   391.7 p5      41 next
        vpandd zmm0, zmm15, zmm18                    ;   392.3 p0      41 next
        vmovdqa64 zmm1, zmm18                        ;   370.3         41 next copy
        vmovdqa64 zmm2, zmm15                        ;   370.7         41 next copy
        vpandd zmm4, zmm18, zmm24                    ;   392.7 p5      41 next
        vpandd zmm6, zmm18, zmm10                    ;   393.3 p0      41 next
        vpxord zmm8, zmm19, zmm30                    ;   393.7 p5      41 next
        vpxord zmm12, zmm19, zmm3                    ;   394.3 p0      41 next
        vpandd zmm1, zmm1, zmm12                     ;   395.3 p5      41 next
        vpternlogd zmm6, zmm15, zmm5, 0x78           ;   395.3 p0      41 next
        vpxord zmm13, zmm5, zmm11                    ;   395.7 p5      41 next
        vpandd zmm16, zmm3, zmm31                    ;   396.3 p0      41 next
        vpternlogd zmm16, zmm30, zmm11, 0x78         ;   397.3 p5      41 next
        vpxord zmm17, zmm3, zmm5                     ;   397.3 p0      41 next
        vpxord zmm23, zmm5, zmm16                    ;   398.3 p5      41 next
        vpternlogd zmm16, zmm3, zmm8, 0x1e           ;   398.3 p0      41 next
        vpternlogd zmm4, zmm8, zmm13, 0x78           ;   398.7 p5      41 next
        vpxord zmm2, zmm2, zmm4                      ;   399.7 p0      41 next
        vpxord zmm4, zmm30, zmm11                    ;   399.7 p5      41 next
        vpandd zmm26, zmm30, zmm8                    ;   400.3 p0      41 next
        vpternlogd zmm26, zmm3, zmm5, 0x78           ;   401.3 p5      41 next
        vmovdqa64 zmm27, zmm5                        ;   382.7         41 next copy
        vpternlogd zmm27, zmm18, zmm19, 0x60         ;   401.3 p0      41 next
        vpternlogd zmm5, zmm3, zmm24, 0x6c           ;   401.7 p5      41 next
        vpternlogd zmm27, zmm24, zmm11, 0x87         ;   402.3 p0      41 next
        vpandd zmm28, zmm19, zmm10                   ;   402.7 p5      41 next
        vpternlogd zmm28, zmm30, zmm13, 0x78         ;   403.7 p0      41 next
        vmovdqa64 zmm29, zmm19                       ;   379.3         41 next copy
        vmovdqu64 [rbp + 6592], zmm25                ;   381.7 p8+p9   44 next spill
        vmovdqa64 zmm25, zmm18                       ;   370.3         41 next copy
        vpternlogd zmm25, zmm3, zmm19, 0x78          ;   403.7 p5      41 next
        vmovdqu64 [rbp + 7872], zmm14                ;   381.3 p7+p4   44 next spill
        vmovdqu64 zmm14, [rbp + 6592]                ;   381.7 p2      41 next
        vmovdqu64 [rbp + 9152], zmm7                 ;   391.7 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 7872]                 ;   381.3 p3      41 next
        vmovdqu64 [rbp + 8064], zmm20                ;   383.7 p7+p4   44 next spill
        vmovdqu64 zmm20, [rbp + 9152]                ;   391.7 p2      41 next
        vmovdqu64 [rbp + 6720], zmm21                ;   392.3 p8+p9   44 next spill
        vmovdqu64 zmm21, [rbp + 8064]                ;   383.7 p3      41 next
        vpandd zmm21, zmm21, [rbp + 6720]            ;   404.3 p0+p2   41 next
        vpxord zmm14, zmm14, [rbp + 6720]            ;   404.7 p5+p3   41 next
        vmovdqu64 [rbp + 5632], zmm14                ;   405.7 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 7872]                ;   381.3 p2      41 next
        vmovdqu64 [rbp + 6144], zmm21                ;   405.3 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 6720]                ;   392.3 p3      41 next
        vmovdqu64 [rbp + 9024], zmm22                ;   389.3 p7+p4   44 next spill
        vmovdqu64 zmm22, [rbp + 6144]                ;   405.3 p2      41 next
        vpandd zmm20, zmm20, [rbp + 9024]            ;   405.3 p0+p3   41 next
        vpandd zmm14, zmm14, [rbp + 9024]            ;   405.7 p5+p2   41 next
        vmovdqu64 [rbp + 8000], zmm14                ;   406.7 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 9024]                ;   389.3 p3      41 next
        vpxord zmm21, zmm21, [rbp + 8000]            ;   412.7 p0+p2   41 next
        vmovdqu64 [rbp + 8896], zmm21                ;   413.7 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 8064]                ;   383.7 p3      41 next
        vmovdqu64 [rbp + 6656], zmm20                ;   406.3 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 8896]                ;   413.7 p2      41 next
        vmovdqu64 [rbp + 7936], zmm9                 ;   391.3 p7+p4   44 next spill
        vmovdqu64 zmm9, [rbp + 6656]                 ;   406.3 p3      41 next
        vpandd zmm14, zmm14, [rbp + 7936]            ;   406.7 p5+p2   41 next
        vpandd zmm7, zmm7, [rbp + 7936]              ;   407.3 p0+p3   41 next
        vpandd zmm21, zmm21, [rbp + 7936]            ;   407.7 p5+p2   41 next
        vmovdqu64 [rbp + 6080], zmm21                ;   408.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 8064]                ;   383.7 p3      41 next
        vpxord zmm21, zmm21, [rbp + 9152]            ;   408.3 p0+p2   41 next
        vmovdqu64 [rbp + 8832], zmm21                ;   409.3 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 6080]                ;   408.7 p3      41 next
        vmovdqu64 [rbp + 6336], zmm7                 ;   408.3 p8+p9   41 next spill
        vmovdqu64 zmm7, [rbp + 9152]                 ;   391.7 p2      41 next
        vpxord zmm9, zmm9, [rbp + 6336]              ;   414.3 p5+p3   41 next
        vmovdqu64 [rbp + 8512], zmm9                 ;   415.3 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 6592]                 ;   381.7 p2      41 next
        vpandd zmm9, zmm9, [rbp + 9024]              ;   409.3 p0+p3   41 next
        vmovdqu64 [rbp + 7168], zmm9                 ;   410.3 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 9152]                 ;   391.7 p2      41 next
        vpandd zmm9, zmm9, [rbp + 7872]              ;   409.7 p5+p3   41 next
        vmovdqu64 [rbp + 7680], zmm9                 ;   410.7 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 6720]                 ;   392.3 p2      41 next
        vpxord zmm9, zmm9, [rbp + 7168]              ;   416.3 p0+p3   41 next
        vmovdqu64 [rbp + 6208], zmm9                 ;   417.3 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 8064]                 ;   383.7 p2      41 next
        vpandd zmm9, zmm9, [rbp + 9024]              ;   410.7 p5+p3   41 next
        vpxord zmm22, zmm22, zmm14                   ;   411.3 p0      41 next
        vmovdqu64 [rbp + 8960], zmm9                 ;   411.7 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 6720]                 ;   392.3 p2      41 next
        vpandd zmm9, zmm9, [rbp + 6592]              ;   411.7 p5+p3   41 next
        vmovdqu64 [rbp + 5760], zmm9                 ;   412.7 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 9024]                 ;   389.3 p2      41 next
        vmovdqu64 [rbp + 6784], zmm22                ;   412.3 p7+p4   41 next spill
        vmovdqu64 zmm22, [rbp + 6720]                ;   392.3 p3      41 next
        vpandd zmm9, zmm9, [rbp + 6784]              ;   418.3 p0+p2   41 next
        vpandd zmm22, zmm22, [rbp + 6784]            ;   418.3 p5+p3   41 next
        vmovdqu64 [rbp + 8576], zmm22                ;   419.3 p8+p9   41 next spill
        vpxord zmm22, zmm0, zmm24                    ;   413.3 p0      41 next
        vmovdqu64 [rbp + 8192], zmm9                 ;   419.3 p7+p4   41 next spill
        vpandd zmm9, zmm31, zmm24                    ;   413.7 p5      41 next
        vmovdqu64 [rbp + 7424], zmm14                ;   407.7 p8+p9   41 next spill
        vpandd zmm14, zmm30, zmm10                   ;   414.3 p0      41 next
        vmovdqu64 [rbp + 9920], zmm23                ;   399.3 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm10                       ;   383.3         41 next copy
        vpternlogd zmm23, zmm24, zmm24, 0x3f         ;   414.7 p5      41 next
        vpternlogd zmm19, zmm23, zmm25, 0x6c         ;   415.7 p0      41 next
        vpternlogd zmm19, zmm2, zmm26, 0x96          ;   416.7 p5      41 next
        vpternlogd zmm2, zmm14, zmm27, 0x96          ;   416.3 p0      41 next
        vpternlogd zmm27, zmm1, zmm9, 0x96           ;   416.7 p5      41 next
        vpternlogd zmm14, zmm24, zmm11, 0x87         ;   417.3 p0      41 next
        vpternlogd zmm23, zmm15, zmm22, 0x78         ;   417.7 p5      41 next
        vmovdqu64 [rbp + 8320], zmm19                ;   417.7 p8+p9   41 next spill
        vpandd zmm19, zmm10, zmm4                    ;   418.3 p0      41 next
        vpternlogd zmm19, zmm12, zmm24, 0x78         ;   419.3 p5      41 next
        vpternlogd zmm24, zmm5, zmm8, 0x6c           ;   419.3 p0      41 next
        vpternlogd zmm5, zmm18, zmm13, 0x78          ;   419.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 7936]                ;   391.3 p2      41 next
        vpternlogd zmm8, zmm26, zmm31, 0x6c          ;   420.3 p0      41 next
        vpternlogd zmm26, zmm10, zmm17, 0x78         ;   420.7 p5      41 next
        vpternlogd zmm17, zmm6, zmm11, 0x6c          ;   421.3 p0      41 next
        vpternlogd zmm1, zmm24, zmm4, 0x96           ;   421.7 p5      41 next
        vmovdqu64 zmm24, [rbp + 8064]                ;   383.7 p3      41 next
        vpternlogd zmm1, zmm9, zmm26, 0x69           ;   422.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 6592]                 ;   381.7 p2      41 next
        vpxord zmm25, zmm25, zmm19                   ;   422.7 p5      41 next
        vmovdqu64 zmm19, [rbp + 5888]                ;   304.3 p3     108 r
        vpxord zmm19, zmm19, [rbp + 2944]            ;   423.3 p0+p2  108 r
        vpternlogd zmm2, zmm6, zmm5, 0x96            ;   423.7 p5      41 next
        vpternlogd zmm22, zmm28, zmm17, 0x96         ;   424.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 6592]                 ;   381.7 p3      44 next reload
        vmovdqu64 zmm26, [rbp + 7872]                ;   381.3 p2      44 next reload
        vmovdqu64 zmm28, [rbp + 7936]                ;   391.3 p3      41 next
        vpternlogd zmm28, zmm26, zmm6, 0x78          ;   424.7 p5      41 next
        vpternlogd zmm31, zmm25, zmm30, 0x6c         ;   425.3 p0      41 next
        vpternlogd zmm25, zmm11, zmm3, 0x78          ;   425.7 p5      41 next
        vmovdqu64 zmm11, [rbp + 7296]                ;   306.3 p2     108 r
        vpxord zmm11, zmm11, [rbp + 3008]            ;   426.3 p0+p3  108 r
        vpternlogd zmm17, zmm3, zmm10, 0x78          ;   426.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 6464]                 ;   308.3 p2     108 r
        vpxord zmm3, zmm3, [rbp + 3072]              ;   427.3 p0+p3  108 r
        vpternlogd zmm17, zmm13, zmm15, 0x78         ;   427.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 6400]                ;   309.7 p2     108 r
        vpxord zmm13, zmm13, [rbp + 3136]            ;   428.3 p0+p3  108 r
        vpternlogd zmm15, zmm30, zmm10, 0x6c         ;   428.7 p5      41 next
        vpternlogd zmm15, zmm0, zmm27, 0x96          ;   429.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 6528]                 ;   313.3 p2     108 r
        vpxord zmm0, zmm0, [rbp + 3200]              ;   429.7 p5+p3  108 r
        vmovdqu64 zmm27, [rbp + 5952]                ;   314.3 p2     108 r
        vpxord zmm27, zmm27, [rbp + 3264]            ;   430.3 p0+p3  108 r
        vpternlogd zmm16, zmm10, zmm8, 0x96          ;   430.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 7744]                ;   318.3 p2     108 r
        vpxord zmm10, zmm10, [rbp + 3328]            ;   431.3 p0+p3  108 r
        vpternlogd zmm30, zmm8, zmm25, 0x96          ;   431.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 5824]                 ;   315.3 p2     108 r
        vpxord zmm8, zmm8, [rbp + 3392]              ;   432.3 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 7232]                ;   318.7 p2     108 r
        vpxord zmm25, zmm25, [rbp + 3456]            ;   432.7 p5+p3  108 r
        vpxord zmm29, zmm29, zmm17                   ;   433.3 p0      41 next
        vmovdqu64 zmm17, [rbp + 8256]                ;   326.7 p2     108 r
        vpxord zmm17, zmm17, [rbp + 3520]            ;   433.7 p5+p3  108 r
        vpternlogd zmm29, zmm18, zmm4, 0x78          ;   434.3 p0      41 next
        vmovdqu64 zmm4, [rbp + 7552]                 ;   325.3 p2     108 r
        vpxord zmm4, zmm4, [rbp + 3584]              ;   434.7 p5+p3  108 r
        vmovdqu64 zmm18, [rbp + 6016]                ;   317.3 p2     108 r
        vpxord zmm18, zmm18, [rbp + 3648]            ;   435.3 p0+p3  108 r
        vpxord zmm24, zmm24, zmm1                    ;   435.7 p5      41 next
        vpxord zmm9, zmm9, zmm2                      ;   436.3 p0      41 next
        vmovdqu64 zmm1, [rbp + 9920]                 ;   399.3 p2      41 next reload
        vpternlogd zmm14, zmm31, zmm1, 0x96          ;   436.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 7808]                ;   316.7 p3     108 r
        vpxord zmm31, zmm31, [rbp + 3712]            ;   437.3 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 6272]                 ;   333.7 p3     108 r
        vpxord zmm2, zmm2, [rbp + 3776]              ;   437.7 p5+p2  108 r
        vpternlogd zmm1, zmm22, zmm26, 0x96          ;   438.3 p0      41 next
        vmovdqu64 zmm22, [rbp + 5696]                ;   339.7 p3     108 r
        vpxord zmm22, zmm22, [rbp + 3840]            ;   438.7 p5+p2  108 r
        vpxord zmm12, zmm12, zmm15                   ;   439.3 p0      41 next
        vmovdqu64 zmm15, [rbp + 8640]                ;   316.3 p3     108 r
        vpxord zmm15, zmm15, [rbp + 3904]            ;   439.7 p5+p2  108 r
        vpandd zmm7, zmm7, zmm28                     ;   440.3 p0      41 next
        vpternlogd zmm5, zmm16, [rbp + 9152], 0x96   ;   440.7 p5+p3   41 next
        vmovdqu64 zmm16, [rbp + 6720]                ;   392.3 p2      44 next reload
        vpternlogd zmm29, zmm23, zmm16, 0x96         ;   441.3 p0      41 next
        vpternlogd zmm23, zmm14, [rbp + 9024], 0x96  ;   441.7 p5+p3   41 next
        vmovdqu64 zmm14, [rbp + 8064]                ;   383.7 p2      44 next reload
        vmovdqu64 [rbp + 9920], zmm15                ;   440.7 p7+p4  108 r spill
        vmovdqu64 zmm15, [rbp + 8512]                ;   415.3 p3      41 next
        vpternlogd zmm15, zmm6, zmm14, 0x78          ;   442.3 p0      41 next
        vmovdqu64 [rbp + 6976], zmm22                ;   439.7 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm14                       ;   389.7         41 next copy
        vpternlogd zmm22, zmm15, [rbp + 7424], 0x60  ;   443.3 p5+p2   41 next
        vmovdqu64 [rbp + 7424], zmm2                 ;   438.7 p7+p4  108 r spill
        vmovdqu64 zmm2, [rbp + 9152]                 ;   391.7 p3      41 next
        vpternlogd zmm2, zmm6, [rbp + 6784], 0x48    ;   443.3 p0+p2   41 next
        vmovdqu64 [rbp + 7360], zmm31                ;   438.3 p8+p9  108 r spill
        vmovdqu64 zmm31, [rbp + 9152]                ;   391.7 p3      41 next
        vpternlogd zmm31, zmm26, [rbp + 7936], 0x6c  ;   443.7 p5+p2   41 next
        vmovdqu64 [rbp + 8384], zmm18                ;   436.3 p7+p4  108 r spill
        vmovdqa64 zmm18, zmm31                       ;   444.7         41 next copy
        vpternlogd zmm18, zmm26, [rbp + 6144], 0x78  ;   444.7 p0+p3   41 next
        vpternlogd zmm31, zmm14, [rbp + 9152], 0x6a  ;   444.7 p5+p2   41 next
        vmovdqu64 [rbp + 6144], zmm4                 ;   435.7 p8+p9  108 r spill
        vmovdqu64 zmm4, [rbp + 9024]                 ;   389.3 p3      44 next reload
        vpternlogd zmm18, zmm4, [rbp + 8896], 0x78   ;   445.7 p0+p2   41 next
        vmovdqu64 [rbp + 8896], zmm17                ;   434.7 p7+p4  108 r spill
        vmovdqu64 zmm17, [rbp + 9152]                ;   391.7 p3      44 next reload
        vpternlogd zmm4, zmm17, [rbp + 7936], 0x78   ;   445.7 p5+p2   41 next
        vpxord zmm20, zmm20, zmm4                    ;   446.7 p0      41 next
        vpxord zmm21, zmm21, zmm20                   ;   447.7 p5      41 next
        vpternlogd zmm21, zmm16, [rbp + 8512], 0x78  ;   448.7 p0+p3   41 next
        vpternlogd zmm2, zmm21, zmm24, 0x69          ;   449.7 p5      41 next
        vmovdqa64 zmm21, zmm17                       ;   397.7         41 next copy
        vpternlogd zmm21, zmm16, [rbp + 8000], 0x6a  ;   448.3 p0+p2   41 next
        vmovdqu64 [rbp + 8000], zmm25                ;   433.7 p8+p9  108 r spill
        vmovdqa64 zmm25, zmm17                       ;   397.7         41 next copy
        vpternlogd zmm25, zmm16, [rbp + 7936], 0xe0  ;   448.7 p5+p3   41 next
        vpternlogd zmm25, zmm26, zmm15, 0x78         ;   449.7 p0      41 next
        vpternlogd zmm17, zmm15, [rbp + 7168], 0x6a  ;   449.7 p5+p2   41 next
        vmovdqu64 zmm15, [rbp + 6208]                ;   417.3 p3      41 next reload
        vmovdqu64 [rbp + 9152], zmm8                 ;   433.3 p7+p4  108 r spill
        vmovdqu64 zmm8, [rbp + 8576]                 ;   419.3 p2      41 next reload
        vpternlogd zmm26, zmm8, zmm15, 0x6c          ;   450.3 p0      41 next
        vpternlogd zmm26, zmm4, zmm22, 0x96          ;   451.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 5632]                 ;   405.7 p3      41 next reload
        vmovdqu64 zmm8, [rbp + 6080]                 ;   408.7 p2      41 next reload
        vmovdqu64 zmm22, [rbp + 8832]                ;   409.3 p3      41 next
        vpternlogd zmm22, zmm8, zmm4, 0x78           ;   451.3 p0      41 next
        vpternlogd zmm22, zmm14, zmm21, 0x48         ;   452.3 p5      41 next
        vmovdqu64 zmm8, [rbp + 7936]                 ;   391.3 p2      44 next reload
        vpternlogd zmm21, zmm4, zmm8, 0xd7           ;   452.3 p0      41 next
        vpternlogd zmm26, zmm23, [rbp + 8640], 0x96  ;   452.7 p5+p3   50 next
        vmovdqu64 [rbp + 8640], zmm10                ;   432.3 p8+p9  108 r spill
        vmovdqu64 zmm10, [rbp + 5760]                ;   412.7 p2      41 next reload
        vpternlogd zmm8, zmm10, [rbp + 8960], 0x60   ;   453.3 p0+p3   41 next
        vmovdqu64 [rbp + 7936], zmm27                ;   431.3 p7+p4  108 r spill
        vmovdqa64 zmm27, zmm31                       ;   445.7         41 next copy
        vpternlogd zmm27, zmm4, [rbp + 6656], 0x78   ;   453.7 p5+p2   41 next
        vpxord zmm26, zmm26, [rbp + 2880]            ;   454.3 p0+p3  108 r
        vmovdqu64 [rbp + 6656], zmm26                ;   455.3 p8+p9  108 r spill
        vpxord zmm26, zmm19, [r9 + 704]              ;   454.7 p5+p2   50 next
        vmovdqu64 [rbp + 6080], zmm19                ;   424.3 p7+p4  108 r spill
        vpxord zmm19, zmm11, [r9 + 768]              ;   455.3 p0+p3   50 next
        vmovdqu64 [rbp + 8832], zmm11                ;   427.3 p8+p9  108 r spill
        vmovdqu64 zmm11, [rbp + 8192]                ;   419.3 p2      41 next reload
        vpternlogd zmm4, zmm11, [rbp + 7680], 0x6c   ;   455.7 p5+p3   41 next
        vmovdqu64 zmm11, [rbp + 8960]                ;   411.7 p2      41 next reload
        vmovdqu64 [rbp + 5632], zmm19                ;   456.3 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm7                        ;   441.3         41 next copy
        vpternlogd zmm19, zmm10, zmm11, 0x96         ;   456.3 p0      41 next
        vpternlogd zmm11, zmm7, zmm21, 0x96          ;   456.7 p5      41 next
        vpternlogd zmm11, zmm14, zmm31, 0x78         ;   457.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 5824]                ;   333.7 p3      50 next reload
        vmovdqu64 zmm7, [rbp + 2368]                 ;   334.3 p2     108 r
        vpternlogd zmm7, zmm31, [rbp + 8320], 0x96   ;   457.7 p5+p3  108 r
        vpternlogd zmm20, zmm27, zmm19, 0x96         ;   458.3 p0      41 next
        vpternlogd zmm21, zmm6, zmm19, 0x1e          ;   458.7 p5      41 next
        vpternlogd zmm21, zmm10, zmm15, 0x78         ;   459.7 p0      41 next
        vpternlogd zmm4, zmm20, zmm12, 0x96          ;   459.7 p5      41 next
        vpternlogd zmm18, zmm11, zmm5, 0x96          ;   460.3 p0      41 next
        vpternlogd zmm25, zmm21, zmm29, 0x96         ;   460.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 2432]                ;   335.3 p2     108 r reload
        vpternlogd zmm30, zmm31, [rbp + 7232], 0x96  ;   461.3 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 1984]                ;   336.3 p2     108 r reload
        vpternlogd zmm24, zmm31, [rbp + 7296], 0x96  ;   461.7 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 7680]                ;   410.7 p2      41 next reload
        vpternlogd zmm22, zmm31, [rbp + 7168], 0x96  ;   462.3 p0+p3   41 next
        vmovdqu64 zmm31, [rbp + 7936]                ;   431.3 p2      50 next
        vpxord zmm31, zmm31, [r9]                    ;   462.7 p5+p3   50 next
        vmovdqu64 zmm6, [rbp + 8640]                 ;   432.3 p2      50 next
        vpxord zmm6, zmm6, [r9 + 64]                 ;   463.3 p0+p3   50 next
        vmovdqu64 zmm10, [rbp + 9152]                ;   433.3 p2      50 next
        vpxord zmm10, zmm10, [r9 + 128]              ;   463.7 p5+p3   50 next
        vmovdqu64 zmm11, [rbp + 8000]                ;   433.7 p2      50 next
        vpxord zmm11, zmm11, [r9 + 192]              ;   464.3 p0+p3   50 next
        vpxord zmm14, zmm3, [r9 + 832]               ;   464.7 p5+p2   50 next
        vpxord zmm15, zmm13, [r9 + 896]              ;   465.3 p0+p3   50 next
        vpternlogd zmm22, zmm16, zmm28, 0x78         ;   465.7 p5      41 next
        vpxord zmm16, zmm0, [r9 + 960]               ;   466.3 p0+p2   50 next
        vmovdqu64 zmm19, [rbp + 6336]                ;   408.3 p3      41 next reload
        vpternlogd zmm8, zmm19, [rbp + 6784], 0x96   ;   466.7 p5+p2   41 next
        vmovdqu64 zmm19, [rbp + 8896]                ;   434.7 p3      50 next
        vpxord zmm19, zmm19, [r9 + 256]              ;   467.3 p0+p2   50 next
        vmovdqu64 zmm20, [rbp + 6144]                ;   435.7 p3      50 next
        vpxord zmm20, zmm20, [r9 + 320]              ;   467.7 p5+p2   50 next
        vmovdqu64 zmm21, [rbp + 8384]                ;   436.3 p3      50 next
        vpxord zmm21, zmm21, [r9 + 384]              ;   468.3 p0+p2   50 next
        vmovdqu64 zmm27, [rbp + 7360]                ;   438.3 p3      50 next
        vpxord zmm27, zmm27, [r9 + 448]              ;   468.7 p5+p2   50 next
        vpternlogd zmm28, zmm8, zmm17, 0x69          ;   469.3 p0      41 next
        vmovdqu64 zmm8, [rbp + 7424]                 ;   438.7 p3      50 next
        vpxord zmm8, zmm8, [r9 + 512]                ;   469.7 p5+p2   50 next
        vmovdqu64 zmm17, [rbp + 6976]                ;   439.7 p3      50 next
        vpxord zmm17, zmm17, [r9 + 576]              ;   470.3 p0+p2   50 next
        vmovdqu64 [rbp + 6784], zmm0                 ;   430.7 p8+p9  108 r spill
        vmovdqu64 zmm0, [rbp + 9920]                 ;   440.7 p3      50 next
        vpxord zmm0, zmm0, [r9 + 640]                ;   470.7 p5+p2   50 next
        vpternlogd zmm22, zmm1, [rbp + 7808], 0x96   ;   471.3 p0+p3   50 next
        vpxord zmm22, zmm22, [rbp + 2688]            ;   472.3 p5+p2  108 r
        vpternlogd zmm28, zmm9, [rbp + 6016], 0x96   ;   472.3 p0+p3   50 next
        vpxord zmm28, zmm28, [rbp + 2624]            ;   473.3 p5+p2  108 r
        vmovdqu64 [rbp + 6016], zmm13                ;   429.3 p7+p4  108 r spill
        vpxord zmm13, zmm10, zmm8                    ;   473.3 p0      41 next
        vmovdqu64 [rbp + 7808], zmm3                 ;   428.3 p8+p9  108 r spill
        vpxord zmm3, zmm10, zmm11                    ;   473.7 p5      41 next
        vmovdqu64 [rbp + 6336], zmm30                ;   462.3 p7+p4  108 r spill
        vmovdqa64 zmm30, zmm10                       ;   464.7         41 next copy
        vmovdqu64 [rbp + 6720], zmm7                 ;   458.7 p8+p9  108 r spill
        vpxord zmm7, zmm8, zmm20                     ;   474.3 p0      41 next
        vmovdqu64 [rbp + 7168], zmm24                ;   462.7 p7+p4  108 r spill
        vpandd zmm24, zmm7, zmm21                    ;   475.3 p5      41 next
        vmovdqu64 [rbp + 7680], zmm22                ;   473.3 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm11                       ;   465.3         41 next copy
        vpternlogd zmm22, zmm10, zmm27, 0x78         ;   475.3 p0      41 next
        vmovdqu64 [rbp + 7296], zmm28                ;   474.3 p7+p4  108 r spill
        vmovdqa64 zmm28, zmm10                       ;   464.7         41 next copy
        vpternlogd zmm28, zmm19, zmm17, 0x60         ;   475.7 p5      41 next
        vpternlogd zmm28, zmm27, zmm8, 0x87          ;   476.7 p0      41 next
        vmovdqu64 [rbp + 7232], zmm14                ;   465.7 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm22                       ;   476.3         41 next copy
        vpternlogd zmm14, zmm17, zmm13, 0x78         ;   476.7 p5      41 next
        vmovdqu64 [rbp + 6208], zmm15                ;   466.3 p7+p4   50 next spill
        vpxord zmm15, zmm11, zmm19                   ;   477.3 p0      41 next
        vpternlogd zmm24, zmm27, zmm15, 0x78         ;   478.3 p5      41 next
        vpandd zmm15, zmm15, zmm17                   ;   478.3 p0      41 next
        vmovdqu64 [rbp + 5760], zmm16                ;   467.3 p8+p9   50 next spill
        vmovdqa64 zmm16, zmm11                       ;   465.3         41 next copy
        vmovdqu64 [rbp + 6592], zmm31                ;   463.7 p7+p4   50 next spill
        vpxord zmm31, zmm19, zmm0                    ;   478.7 p5      41 next
        vpandd zmm16, zmm16, zmm31                   ;   479.7 p0      41 next
        vpternlogd zmm16, zmm20, zmm8, 0x78          ;   480.7 p5      41 next
        vpxord zmm30, zmm30, zmm16                   ;   481.7 p0      41 next
        vmovdqu64 [rbp + 8320], zmm26                ;   455.7 p8+p9   50 next spill
        vpxord zmm26, zmm19, zmm20                   ;   480.7 p5      41 next
        vpternlogd zmm22, zmm27, zmm26, 0x78         ;   481.7 p0      41 next
        vpternlogd zmm16, zmm11, zmm26, 0x1e         ;   481.7 p5      41 next
        vpternlogd zmm22, zmm7, zmm15, 0x96          ;   482.7 p0      41 next
        vmovdqu64 [rbp + 5824], zmm6                 ;   464.3 p7+p4   50 next spill
        vpandd zmm6, zmm26, zmm20                    ;   482.7 p5      41 next
        vpternlogd zmm6, zmm10, zmm11, 0x78          ;   483.7 p0      41 next
        vmovdqu64 [rbp + 8064], zmm7                 ;   475.3 p8+p9   41 next spill
        vpandd zmm7, zmm19, zmm21                    ;   483.7 p5      41 next
        vpternlogd zmm7, zmm20, zmm13, 0x78          ;   484.7 p0      41 next
        vmovdqu64 [rbp + 8960], zmm30                ;   482.7 p7+p4   41 next spill
        vpandd zmm30, zmm20, zmm21                   ;   484.7 p5      41 next
        vmovdqu64 [rbp + 8192], zmm16                ;   482.7 p8+p9   41 next spill
        vpandd zmm16, zmm27, zmm31                   ;   485.3 p0      41 next
        vpternlogd zmm15, zmm28, zmm16, 0x96         ;   486.3 p5      41 next
        vmovdqu64 [rbp + 7872], zmm15                ;   487.3 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm27                       ;   469.7         41 next copy
        vmovdqu64 [rbp + 8576], zmm14                ;   477.7 p8+p9   41 next spill
        vpandd zmm14, zmm27, zmm17                   ;   486.3 p0      41 next
        vpternlogd zmm14, zmm26, zmm13, 0x78         ;   487.3 p5      41 next
        vpternlogd zmm26, zmm6, zmm31, 0x6c          ;   487.3 p0      41 next
        vpxord zmm14, zmm14, zmm0                    ;   488.3 p5      41 next
        vpternlogd zmm28, zmm30, zmm14, 0x96         ;   489.3 p0      41 next
        vmovdqu64 [rbp + 8512], zmm13                ;   474.3 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm27                       ;   469.7         41 next copy
        vpternlogd zmm13, zmm21, zmm21, 0x3f         ;   488.7 p5      41 next
        vmovdqu64 [rbp + 9024], zmm27                ;   469.7 p8+p9   50 next spill
        vpandd zmm27, zmm17, zmm0                    ;   489.3 p0      41 next
        vpxord zmm15, zmm15, zmm27                   ;   490.3 p5      41 next
        vmovdqu64 [rbp + 9216], zmm27                ;   490.3 p7+p4   41 next spill
        vpandd zmm27, zmm17, zmm21                   ;   490.3 p0      41 next
        vpternlogd zmm27, zmm10, zmm0, 0x78          ;   491.3 p5      41 next
        vmovdqa64 zmm10, zmm17                       ;   471.3         41 next copy
        vpternlogd zmm10, zmm11, zmm19, 0x78         ;   491.3 p0      41 next
        vpxord zmm24, zmm24, zmm10                   ;   492.3 p5      41 next
        vpternlogd zmm10, zmm13, zmm19, 0x6c         ;   492.3 p0      41 next
        vpternlogd zmm14, zmm10, zmm6, 0x96          ;   493.3 p5      41 next
        vpternlogd zmm6, zmm3, zmm21, 0x78           ;   493.3 p0      41 next
        vpternlogd zmm22, zmm16, zmm6, 0x69          ;   494.3 p5      41 next
        vmovdqu64 zmm6, [rbp + 2048]                 ;   353.8 p3     108 r reload
        vpternlogd zmm9, zmm6, [rbp + 6464], 0x96    ;   494.3 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 1920]                 ;   355.3 p3     108 r reload
        vpternlogd zmm12, zmm6, [rbp + 5888], 0x96   ;   494.7 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 2112]                 ;   356.3 p3     108 r reload
        vpternlogd zmm1, zmm6, [rbp + 6400], 0x96    ;   495.3 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 2176]                 ;   357.3 p3     108 r reload
        vpternlogd zmm5, zmm6, [rbp + 6528], 0x96    ;   495.7 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 8320]                 ;   455.7 p3      41 next
        vmovdqu64 zmm10, [rbp + 5824]                ;   464.3 p2      50 next reload
        vpandd zmm6, zmm6, zmm10                     ;   496.3 p0      41 next
        vmovdqu64 zmm16, [rbp + 6592]                ;   463.7 p3      41 next
        vpandd zmm16, zmm16, [rbp + 5632]            ;   496.7 p5+p2   41 next
        vpternlogd zmm31, zmm24, zmm20, 0x6c         ;   497.3 p0      41 next
        vpternlogd zmm24, zmm11, zmm8, 0x78          ;   497.7 p5      41 next
        vpternlogd zmm3, zmm27, zmm8, 0x6c           ;   498.3 p0      41 next
        vpternlogd zmm13, zmm0, zmm15, 0x78          ;   498.7 p5      41 next
        vpternlogd zmm15, zmm7, zmm3, 0x96           ;   499.3 p0      41 next
        vpternlogd zmm3, zmm11, zmm21, 0x78          ;   499.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 2240]                 ;   360.8 p3     108 r reload
        vpternlogd zmm29, zmm7, [rbp + 5952], 0x96   ;   500.3 p0+p2  108 r
        vmovdqu64 zmm7, [rbp + 5760]                 ;   467.3 p3      41 next
        vmovdqu64 zmm11, [rbp + 6208]                ;   466.3 p2      41 next
        vpandd zmm11, zmm11, [rbp + 8320]            ;   500.7 p5+p3   41 next
        vpternlogd zmm24, zmm20, zmm26, 0x96         ;   501.3 p0      41 next
        vpternlogd zmm20, zmm0, zmm21, 0x78          ;   501.7 p5      41 next
        vpandd zmm7, zmm7, zmm10                     ;   502.3 p0      41 next
        vpternlogd zmm30, zmm8, [rbp + 9024], 0x87   ;   502.7 p5+p2   41 next
        vpternlogd zmm21, zmm26, [rbp + 8192], 0x96  ;   503.3 p0+p3   41 next
        vmovdqu64 zmm8, [rbp + 2304]                 ;   364.0 p2     108 r reload
        vpternlogd zmm23, zmm8, [rbp + 7744], 0x96   ;   503.7 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 2560]                 ;   365.0 p2     108 r reload
        vpternlogd zmm2, zmm8, [rbp + 7552], 0x96    ;   504.3 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 2496]                 ;   366.0 p2     108 r reload
        vpternlogd zmm4, zmm8, [rbp + 8256], 0x96    ;   504.7 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 6208]                 ;   466.3 p2      41 next
        vmovdqu64 zmm26, [rbp + 7232]                ;   465.7 p3      41 next
        vpxord zmm26, zmm26, [rbp + 6592]            ;   505.3 p0+p2   41 next
        vmovdqu64 [rbp + 8256], zmm2                 ;   505.3 p8+p9  108 r spill
        vmovdqu64 zmm2, [rbp + 6592]                 ;   463.7 p3      41 next
        vpandd zmm8, zmm8, zmm10                     ;   505.7 p5      41 next
        vpxord zmm2, zmm2, zmm8                      ;   506.7 p0      41 next
        vpternlogd zmm28, zmm27, [rbp + 8576], 0x96  ;   506.7 p5+p2   41 next
        vpternlogd zmm3, zmm0, [rbp + 8512], 0x78    ;   507.3 p0+p3   41 next
        vmovdqu64 zmm0, [rbp + 2752]                 ;   370.7 p2     108 r reload
        vpternlogd zmm18, zmm0, [rbp + 6272], 0x96   ;   507.7 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 8320]                 ;   455.7 p2      41 next
        vmovdqu64 zmm27, [rbp + 5632]                ;   456.3 p3      50 next reload
        vpandd zmm0, zmm0, zmm27                     ;   508.3 p0      41 next
        vpxord zmm19, zmm19, zmm3                    ;   508.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 8960]                 ;   482.7 p2      41 next reload
        vpternlogd zmm30, zmm31, zmm3, 0x96          ;   509.3 p0      41 next
        vpternlogd zmm19, zmm17, [rbp + 8064], 0x78  ;   509.7 p5+p3   41 next
        vmovdqu64 zmm31, [rbp + 2816]                ;   374.3 p2     108 r reload
        vpternlogd zmm25, zmm31, [rbp + 5696], 0x96  ;   510.3 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 5760]                ;   467.3 p2      41 next
        vmovdqu64 zmm17, [rbp + 7232]                ;   465.7 p3      41 next
        vpandd zmm17, zmm17, zmm10                   ;   510.7 p5      41 next
        vpxord zmm31, zmm31, zmm27                   ;   511.3 p0      41 next
        vmovdqu64 [rbp + 5696], zmm25                ;   511.3 p7+p4  108 r spill
        vmovdqu64 zmm25, [rbp + 5760]                ;   467.3 p2      41 next
        vmovdqu64 [rbp + 8064], zmm18                ;   508.7 p8+p9  108 r spill
        vmovdqu64 zmm18, [rbp + 5760]                ;   467.3 p3      41 next
        vpandd zmm18, zmm18, [rbp + 6208]            ;   511.7 p5+p2   41 next
        vmovdqu64 [rbp + 6272], zmm4                 ;   505.7 p7+p4  108 r spill
        vmovdqu64 zmm4, [rbp + 6592]                 ;   463.7 p3      41 next
        vmovdqu64 [rbp + 8512], zmm23                ;   504.7 p8+p9  108 r spill
        vmovdqu64 zmm23, [rbp + 6592]                ;   463.7 p2      41 next
        vpandd zmm23, zmm23, [rbp + 7232]            ;   512.3 p0+p3   41 next
        vmovdqu64 [rbp + 7552], zmm29                ;   501.3 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 6592]                ;   463.7 p2      41 next
        vmovdqu64 [rbp + 7744], zmm5                 ;   496.7 p8+p9  108 r spill
        vmovdqu64 zmm5, [rbp + 8320]                 ;   455.7 p3      41 next
        vmovdqu64 [rbp + 8192], zmm1                 ;   496.3 p7+p4  108 r spill
        vmovdqu64 zmm1, [rbp + 7232]                 ;   465.7 p2      41 next
        vpxord zmm1, zmm1, zmm28                     ;   512.7 p5      41 next
        vpandd zmm28, zmm10, zmm27                   ;   513.3 p0      41 next
        vpxord zmm22, zmm22, zmm27                   ;   513.7 p5      41 next
        vpternlogd zmm31, zmm26, zmm0, 0x78          ;   514.3 p0      41 next
        vpxord zmm14, zmm14, [r10 + 9664]            ;   514.7 p5+p3   44 next
        vpternlogd zmm30, zmm10, zmm13, 0x96         ;   515.3 p0      41 next
        vpxord zmm24, zmm24, [r10 + 9728]            ;   515.7 p5+p2   44 next
        vpxord zmm4, zmm4, zmm17                     ;   516.3 p0      41 next
        vmovdqu64 [rbp + 9024], zmm9                 ;   495.3 p8+p9  108 r spill
        vmovdqa64 zmm9, zmm10                        ;   470.3         41 next copy
        vmovdqu64 [rbp + 5952], zmm12                ;   495.7 p7+p4  108 r spill
        vpxord zmm12, zmm6, zmm16                    ;   516.7 p5      41 next
        vpandd zmm9, zmm9, zmm12                     ;   517.7 p0      41 next
        vpternlogd zmm9, zmm18, zmm26, 0x78          ;   518.7 p5      41 next
        vpandd zmm29, zmm29, zmm12                   ;   518.3 p0      41 next
        vpternlogd zmm3, zmm15, [rbp + 6208], 0x96   ;   518.7 p5+p3   41 next
        vpxord zmm15, zmm11, zmm7                    ;   519.3 p0      41 next
        vpternlogd zmm13, zmm19, [rbp + 6592], 0x96  ;   519.7 p5+p2   41 next
        vmovdqa64 zmm19, zmm2                        ;   507.7         41 next copy
        vpternlogd zmm29, zmm4, [rbp + 6208], 0x78   ;   520.3 p0+p3   41 next
        vmovdqu64 [rbp + 8960], zmm14                ;   515.7 p8+p9   44 next spill
        vpxord zmm14, zmm1, [r10 + 9344]             ;   520.7 p5+p2   44 next
        vmovdqu64 [rbp + 6528], zmm24                ;   516.7 p7+p4   44 next spill
        vpxord zmm24, zmm22, [r10 + 9280]            ;   521.3 p0+p3   44 next
        vmovdqu64 [rbp + 6400], zmm24                ;   522.3 p8+p9   44 next spill
        vmovdqu64 zmm24, [rbp + 6528]                ;   516.7 p2      41 next
        vmovdqu64 [rbp + 5888], zmm14                ;   521.7 p7+p4   44 next spill
        vmovdqu64 zmm14, [rbp + 6400]                ;   522.3 p3      41 next
        vpxord zmm24, zmm24, [rbp + 5888]            ;   527.7 p5+p2   41 next
        vpxord zmm14, zmm14, [rbp + 5888]            ;   528.3 p0+p3   41 next
        vmovdqu64 [rbp + 6464], zmm14                ;   529.3 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 5888]                ;   521.7 p2      41 next
        vmovdqu64 [rbp + 6848], zmm24                ;   528.7 p7+p4   41 next spill
        vpxord zmm24, zmm30, [r10 + 9600]            ;   522.7 p5+p3   44 next
        vmovdqu64 [rbp + 9088], zmm24                ;   523.7 p8+p9   44 next spill
        vpxord zmm24, zmm3, [r10 + 9408]             ;   523.3 p0+p2   44 next
        vmovdqu64 [rbp + 8768], zmm24                ;   524.3 p7+p4   44 next spill
        vmovdqu64 zmm24, [rbp + 9088]                ;   523.7 p3      41 next
        vpxord zmm14, zmm14, [rbp + 8768]            ;   530.3 p5+p2   41 next
        vmovdqu64 [rbp + 9792], zmm14                ;   531.3 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 8768]                ;   524.3 p3      41 next
        vpxord zmm14, zmm14, [rbp + 9088]            ;   530.3 p0+p2   41 next
        vmovdqu64 [rbp + 9408], zmm14                ;   531.3 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 8768]                ;   524.3 p3      41 next
        vpandd zmm14, zmm14, [rbp + 9792]            ;   537.3 p5+p2   41 next
        vmovdqu64 [rbp + 9536], zmm14                ;   538.3 p8+p9   41 next spill
        vpxord zmm14, zmm13, [r10 + 9536]            ;   525.3 p0+p3   44 next
        vmovdqu64 [rbp + 10048], zmm14               ;   526.3 p7+p4   44 next spill
        vmovdqu64 zmm14, [r10 + 9792]                ;   401.3 p2      44 next
        vmovdqu64 [rbp + 9472], zmm30                ;   516.3 p8+p9   41 next spill
        vmovdqu64 zmm30, [r10 + 9856]                ;   402.5 p3      44 next
        vmovdqu64 [rbp + 8704], zmm3                 ;   519.7 p7+p4   41 next spill
        vmovdqu64 zmm3, [r10 + 10048]                ;   402.8 p2      44 next
        vmovdqu64 [rbp + 8128], zmm1                 ;   513.7 p8+p9   41 next spill
        vmovdqu64 zmm1, [r10 + 10112]                ;   403.7 p3      44 next
        vmovdqu64 [rbp + 7488], zmm13                ;   520.7 p7+p4   41 next spill
        vmovdqu64 zmm13, [r10 + 9216]                ;   404.8 p2      44 next
        vmovdqu64 [rbp + 10112], zmm21               ;   504.3 p8+p9   41 next spill
        vmovdqu64 zmm21, [r10 + 9472]                ;   405.2 p3      44 next
        vmovdqu64 [rbp + 8448], zmm22                ;   514.7 p7+p4   41 next spill
        vmovdqu64 zmm22, [rbp + 9216]                ;   490.3 p2      41 next reload
        vpternlogd zmm20, zmm22, [rbp + 7872], 0x96  ;   525.7 p5+p3   41 next
        vmovdqu64 zmm22, [rbp + 6400]                ;   522.3 p2      41 next
        vpandd zmm22, zmm22, [rbp + 6848]            ;   534.7 p0+p3   41 next
        vpxord zmm5, zmm5, zmm20                     ;   526.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 8960]                ;   515.7 p2      41 next
        vpandd zmm20, zmm20, [rbp + 6464]            ;   535.3 p0+p3   41 next
        vpxord zmm13, zmm13, zmm5                    ;   527.7 p5      44 next
        vmovdqu64 [rbp + 7872], zmm20                ;   536.3 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 9408]                ;   531.3 p2      41 next
        vmovdqu64 [rbp + 9216], zmm22                ;   535.7 p7+p4   41 next spill
        vmovdqu64 zmm22, [rbp + 6400]                ;   522.3 p3      41 next
        vpxord zmm24, zmm24, zmm13                   ;   529.7 p0      41 next
        vpxord zmm22, zmm22, zmm13                   ;   528.7 p5      41 next
        vmovdqu64 [rbp + 9280], zmm22                ;   529.7 p8+p9   41 next spill
        vmovdqu64 zmm22, [rbp + 5760]                ;   467.3 p2      50 next reload
        vpternlogd zmm8, zmm22, [rbp + 6592], 0x78   ;   529.3 p0+p3   41 next
        vpternlogd zmm31, zmm27, zmm8, 0x48          ;   530.3 p5      41 next
        vpternlogd zmm31, zmm18, zmm17, 0x96         ;   531.3 p0      41 next
        vmovdqu64 zmm18, [rbp + 8320]                ;   455.7 p2      50 next reload
        vpternlogd zmm8, zmm26, zmm18, 0xd7          ;   530.7 p5      41 next
        vmovdqu64 [rbp + 9344], zmm24                ;   530.7 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm10                       ;   470.3         41 next copy
        vpternlogd zmm24, zmm22, zmm18, 0x78         ;   531.3 p0      41 next
        vpxord zmm19, zmm19, zmm24                   ;   532.3 p5      41 next
        vpxord zmm0, zmm0, zmm19                     ;   533.3 p0      41 next
        vpternlogd zmm0, zmm15, [rbp + 6592], 0x78   ;   534.3 p5+p3   41 next
        vpternlogd zmm15, zmm27, [rbp + 7232], 0x78  ;   533.3 p0+p2   41 next
        vpternlogd zmm6, zmm27, zmm15, 0x48          ;   534.3 p5      41 next
        vpternlogd zmm29, zmm24, zmm6, 0x96          ;   535.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 6208]                 ;   466.3 p3      50 next reload
        vmovdqa64 zmm24, zmm22                       ;   473.3         41 next copy
        vpternlogd zmm24, zmm18, zmm6, 0x6a          ;   534.7 p5      41 next
        vpternlogd zmm16, zmm24, zmm6, 0x6c          ;   535.7 p0      41 next
        vpternlogd zmm16, zmm10, zmm2, 0x78          ;   536.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 7232]                 ;   465.7 p2      50 next reload
        vmovdqa64 zmm10, zmm18                       ;   461.7         41 next copy
        vpternlogd zmm10, zmm6, zmm2, 0x78           ;   536.3 p0      41 next
        vpternlogd zmm24, zmm22, zmm27, 0x6c         ;   536.7 p5      41 next
        vpternlogd zmm26, zmm7, zmm24, 0x6a          ;   537.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 10048]                ;   526.3 p3      41 next
        vpandd zmm7, zmm7, [rbp + 6848]              ;   537.7 p5+p2   41 next
        vpternlogd zmm17, zmm22, zmm15, 0x78         ;   538.3 p0      41 next
        vpandd zmm25, zmm25, zmm10                   ;   538.7 p5      41 next
        vmovdqu64 [rbp + 5824], zmm7                 ;   538.7 p8+p9   41 next spill
        vmovdqu64 zmm7, [rbp + 8960]                 ;   515.7 p3      41 next
        vpandd zmm7, zmm7, [rbp + 6528]              ;   539.3 p0+p2   41 next
        vmovdqu64 [rbp + 9600], zmm7                 ;   540.3 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 10048]                ;   526.3 p3      41 next
        vpxord zmm7, zmm7, [rbp + 9600]              ;   546.3 p5+p2   41 next
        vmovdqu64 [rbp + 9728], zmm7                 ;   547.3 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm18                        ;   461.7         41 next copy
        vpternlogd zmm7, zmm23, zmm28, 0x60          ;   540.3 p0      41 next
        vpternlogd zmm7, zmm11, zmm12, 0x96          ;   541.3 p5      41 next
        vmovdqu64 zmm11, [rbp + 6592]                ;   463.7 p3      50 next reload
        vpternlogd zmm18, zmm22, zmm11, 0xc8         ;   541.3 p0      41 next
        vpternlogd zmm12, zmm2, zmm22, 0x48          ;   541.7 p5      41 next
        vpternlogd zmm18, zmm6, zmm15, 0x78          ;   542.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 8960]                 ;   515.7 p2      41 next
        vmovdqu64 zmm15, [rbp + 10048]               ;   526.3 p3      44 next reload
        vpandd zmm6, zmm6, zmm15                     ;   542.7 p5      41 next
        vpternlogd zmm31, zmm11, zmm10, 0x78         ;   543.3 p0      41 next
        vmovdqu64 zmm11, [rbp + 8960]                ;   515.7 p2      41 next
        vpternlogd zmm10, zmm7, zmm17, 0x69          ;   543.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 6528]                 ;   516.7 p3      41 next
        vmovdqu64 zmm17, [rbp + 5888]                ;   521.7 p2      41 next
        vmovdqu64 zmm15, [rbp + 8768]                ;   524.3 p3      41 next
        vmovdqu64 [rbp + 6592], zmm6                 ;   543.7 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 5888]                 ;   521.7 p2      41 next
        vpternlogd zmm12, zmm0, [rbp + 8448], 0x69   ;   544.3 p0+p3   41 next
        vpxord zmm30, zmm30, zmm12                   ;   545.3 p5      44 next
        vmovdqu64 zmm0, [rbp + 8576]                 ;   477.7 p2      41 next reload
        vpternlogd zmm22, zmm0, [rbp + 10112], 0x96  ;   545.3 p0+p3   41 next
        vmovdqu64 zmm0, [rbp + 9472]                 ;   516.3 p2      41 next reload
        vpternlogd zmm29, zmm0, [r10 + 10176], 0x96  ;   545.7 p5+p3   44 next
        vpxord zmm21, zmm21, zmm22                   ;   546.3 p0      44 next
        vmovdqu64 zmm0, [rbp + 8704]                 ;   519.7 p2      41 next reload
        vpternlogd zmm31, zmm0, [r10 + 9984], 0x96   ;   546.7 p5+p3   44 next
        vmovdqu64 zmm0, [rbp + 8128]                 ;   513.7 p2      41 next reload
        vpternlogd zmm10, zmm0, [r10 + 9920], 0x96   ;   547.3 p0+p3   44 next
        vmovdqa64 zmm0, zmm25                        ;   539.7         41 next copy
        vpternlogd zmm0, zmm23, zmm28, 0x96          ;   547.7 p5      41 next
        vpternlogd zmm28, zmm25, zmm8, 0x96          ;   548.3 p0      41 next
        vpternlogd zmm28, zmm27, zmm24, 0x78         ;   549.3 p5      41 next
        vmovdqu64 zmm12, [rbp + 9088]                ;   523.7 p2      44 next reload
        vmovdqu64 zmm24, [rbp + 8768]                ;   524.3 p3      44 next reload
        vmovdqu64 zmm25, [rbp + 9216]                ;   535.7 p2      41 next
        vpternlogd zmm25, zmm24, zmm12, 0x78         ;   549.3 p0      41 next
        vpternlogd zmm22, zmm16, zmm28, 0x96         ;   550.3 p5      41 next
        vmovdqu64 zmm16, [rbp + 5888]                ;   521.7 p3      44 next reload
        vmovdqu64 zmm27, [rbp + 6400]                ;   522.3 p2      44 next reload
        vmovdqu64 zmm28, [rbp + 8960]                ;   515.7 p3      41 next
        vpternlogd zmm28, zmm27, zmm16, 0x78         ;   550.3 p0      41 next
        vpternlogd zmm19, zmm26, zmm0, 0x96          ;   550.7 p5      41 next
        vpternlogd zmm8, zmm2, zmm0, 0x1e            ;   551.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 9344]                 ;   530.7 p2      41 next reload
        vmovdqu64 zmm2, [rbp + 9792]                 ;   531.3 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 6592]                ;   543.7 p2      41 next
        vpternlogd zmm26, zmm2, zmm0, 0x78           ;   551.7 p5      41 next
        vpternlogd zmm8, zmm23, zmm4, 0x78           ;   552.3 p0      41 next
        vpternlogd zmm5, zmm9, zmm19, 0x96           ;   552.7 p5      41 next
        vpxord zmm3, zmm3, zmm22                     ;   553.3 p0      44 next
        vpxord zmm14, zmm14, zmm5                    ;   553.7 p5      44 next
        vmovdqu64 zmm4, [rbp + 8960]                 ;   515.7 p3      44 next reload
        vmovdqa64 zmm5, zmm13                        ;   528.7         41 next copy
        vpternlogd zmm5, zmm16, zmm4, 0x60           ;   554.3 p0      41 next
        vpxord zmm9, zmm13, zmm25                    ;   554.7 p5      41 next
        vmovdqa64 zmm19, zmm27                       ;   528.3         41 next copy
        vpternlogd zmm19, zmm13, [rbp + 9536], 0x6a  ;   555.3 p0+p2   41 next
        vpxord zmm7, zmm7, zmm26                     ;   555.7 p5      41 next
        vmovdqu64 zmm22, [rbp + 10048]               ;   526.3 p3      44 next reload
        vmovdqa64 zmm23, zmm27                       ;   528.3         41 next copy
        vpternlogd zmm23, zmm13, zmm22, 0x78         ;   556.3 p0      41 next
        vpternlogd zmm18, zmm8, [rbp + 7488], 0x96   ;   556.7 p5+p2   41 next
        vpxord zmm1, zmm1, zmm18                     ;   557.7 p0      44 next
        vpternlogd zmm25, zmm27, zmm2, 0x1e          ;   557.7 p5      41 next
        vpternlogd zmm5, zmm22, zmm12, 0x87          ;   558.3 p0      41 next
        vmovdqa64 zmm8, zmm28                        ;   551.3         41 next copy
        vmovdqa64 zmm18, zmm21                       ;   547.3         41 next copy
        vpternlogd zmm18, zmm22, zmm22, 0x3f         ;   558.7 p5      41 next
        vpternlogd zmm16, zmm28, zmm18, 0x6a         ;   559.7 p0      41 next
        vpternlogd zmm16, zmm7, zmm19, 0x96          ;   560.7 p5      41 next
        vpandd zmm20, zmm20, zmm21                   ;   560.3 p0      41 next
        vpternlogd zmm20, zmm22, [rbp + 6464], 0x78  ;   561.3 p5+p3   41 next
        vpxord zmm8, zmm8, zmm20                     ;   562.3 p0      41 next
        vpandd zmm11, zmm11, zmm21                   ;   561.7 p5      41 next
        vpandd zmm17, zmm17, zmm21                   ;   562.3 p0      41 next
        vpandd zmm15, zmm15, zmm21                   ;   562.7 p5      41 next
        vpternlogd zmm17, zmm24, zmm0, 0x78          ;   563.3 p0      41 next
        vpternlogd zmm7, zmm15, zmm5, 0x96           ;   563.7 p5      41 next
        vpternlogd zmm15, zmm22, zmm12, 0x87         ;   564.3 p0      41 next
        vpternlogd zmm22, zmm23, zmm2, 0x6c          ;   564.7 p5      41 next
        vpternlogd zmm23, zmm4, zmm0, 0x78           ;   565.3 p0      41 next
        vmovdqu64 zmm20, [rbp + 6848]                ;   528.7 p2      41 next reload
        vpternlogd zmm2, zmm19, zmm20, 0x6c          ;   565.7 p5      41 next
        vpternlogd zmm20, zmm8, zmm24, 0x6c          ;   566.3 p0      41 next
        vpternlogd zmm15, zmm20, zmm9, 0x96          ;   567.3 p5      41 next
        vpternlogd zmm8, zmm27, zmm12, 0x78          ;   567.3 p0      41 next
        vmovdqu64 zmm20, [rbp + 9280]                ;   529.7 p3      41 next reload
        vpternlogd zmm19, zmm21, zmm20, 0x78         ;   567.7 p5      41 next
        vmovdqu64 zmm26, [rbp + 6528]                ;   516.7 p2      44 next reload
        vpternlogd zmm11, zmm13, zmm26, 0x78         ;   568.3 p0      41 next
        vpternlogd zmm20, zmm12, zmm11, 0x6a         ;   569.3 p5      41 next
        vpternlogd zmm7, zmm11, zmm23, 0x96          ;   569.3 p0      41 next
        vpternlogd zmm25, zmm21, zmm2, 0x96          ;   569.7 p5      41 next
        vpternlogd zmm2, zmm8, zmm24, 0x96           ;   570.3 p0      41 next
        vpternlogd zmm24, zmm26, zmm21, 0x78         ;   570.7 p5      41 next
        vpternlogd zmm21, zmm27, zmm20, 0x6a         ;   571.3 p0      41 next
        vpternlogd zmm21, zmm0, zmm26, 0x78          ;   572.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 9728]                 ;   547.3 p3      41 next reload
        vpternlogd zmm18, zmm26, zmm0, 0x78          ;   572.3 p0      41 next
        vpternlogd zmm20, zmm0, zmm17, 0x96          ;   572.7 p5      41 next
        vpxord zmm6, zmm6, zmm21                     ;   573.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 5824]                 ;   538.7 p2      41 next reload
        vmovdqu64 zmm8, [rbp + 7872]                 ;   536.3 p3      41 next reload
        vpternlogd zmm5, zmm8, zmm0, 0x96            ;   573.7 p5      41 next
        vmovdqu64 zmm11, [rbp + 9408]                ;   531.3 p2      41 next reload
        vpternlogd zmm8, zmm22, zmm11, 0x96          ;   574.3 p0      41 next
        vmovdqu64 zmm12, [r11 + 512]                 ;   447.2 p3      50 next
        vmovdqu64 zmm13, [rbp + 5952]                ;   495.7 p2     108 r reload
        vpxord zmm12, zmm12, zmm13                   ;   574.7 p5      50 next
        vpternlogd zmm8, zmm0, zmm19, 0x69           ;   575.3 p0      41 next
        vmovdqu64 zmm0, [r11 + 576]                  ;   448.2 p3      50 next
        vmovdqu64 zmm17, [rbp + 7168]                ;   462.7 p2     108 r reload
        vpxord zmm0, zmm0, zmm17                     ;   575.7 p5      50 next
        vmovdqu64 zmm19, [r11 + 640]                 ;   449.2 p3      50 next
        vmovdqu64 zmm21, [rbp + 9024]                ;   495.3 p2     108 r reload
        vpxord zmm19, zmm19, zmm21                   ;   576.3 p0      50 next
        vmovdqu64 zmm22, [r11 + 704]                 ;   450.2 p3      50 next
        vmovdqu64 zmm26, [rbp + 8192]                ;   496.3 p2     108 r reload
        vpxord zmm22, zmm22, zmm26                   ;   576.7 p5      50 next
        vmovdqu64 zmm27, [r11 + 768]                 ;   451.2 p3      50 next
        vmovdqu64 zmm28, [rbp + 7744]                ;   496.7 p2     108 r reload
        vpxord zmm27, zmm27, zmm28                   ;   577.3 p0      50 next
        vpternlogd zmm6, zmm4, zmm11, 0x78           ;   577.7 p5      41 next
        vmovdqu64 zmm4, [r11 + 832]                  ;   452.2 p3      50 next
        vmovdqu64 zmm11, [rbp + 7552]                ;   501.3 p2     108 r reload
        vpxord zmm4, zmm4, zmm11                     ;   578.3 p0      50 next
        vpternlogd zmm23, zmm25, zmm3, 0x96          ;   578.7 p5      41 next
        vmovdqu64 zmm25, [r11 + 896]                 ;   453.2 p3      50 next
        vpxord zmm25, zmm25, [rbp + 8512]            ;   579.3 p0+p2   50 next
        vpternlogd zmm9, zmm20, zmm31, 0x96          ;   579.7 p5      41 next
        vmovdqu64 zmm20, [r11 + 960]                 ;   454.2 p3      50 next
        vpxord zmm20, zmm20, [rbp + 6720]            ;   580.3 p0+p2   50 next
        vpternlogd zmm15, zmm29, zmm18, 0x96         ;   580.7 p5      41 next
        vpternlogd zmm18, zmm6, zmm1, 0x96           ;   581.3 p0      41 next
        vmovdqu64 zmm6, [r11]                        ;   455.2 p3      50 next
        vpxord zmm6, zmm6, [rbp + 6336]              ;   581.7 p5+p2   50 next
        vmovdqu64 zmm11, [r11 + 64]                  ;   456.2 p3      50 next
        vpxord zmm11, zmm11, [rbp + 6272]            ;   582.3 p0+p2   50 next
        vmovdqu64 zmm28, [r11 + 128]                 ;   457.2 p3      50 next
        vpxord zmm28, zmm28, [rbp + 8256]            ;   582.7 p5+p2   50 next
        vmovdqu64 zmm26, [r11 + 192]                 ;   458.2 p3      50 next
        vpxord zmm26, zmm26, [rbp + 7296]            ;   583.3 p0+p2   50 next
        vmovdqu64 zmm21, [r11 + 256]                 ;   459.2 p3      50 next
        vpxord zmm21, zmm21, [rbp + 7680]            ;   583.7 p5+p2   50 next
        vmovdqu64 zmm17, [r11 + 320]                 ;   460.2 p3      50 next
        vpxord zmm17, zmm17, [rbp + 8064]            ;   584.3 p0+p2   50 next
        vmovdqu64 zmm13, [r11 + 384]                 ;   461.2 p3      50 next
        vpxord zmm13, zmm13, [rbp + 5696]            ;   584.7 p5+p2   50 next
        vmovdqu64 [rbp + 9408], zmm2                 ;   571.3 p8+p9   41 next spill
        vmovdqu64 zmm2, [r11 + 448]                  ;   462.2 p3      50 next
        vpxord zmm2, zmm2, [rbp + 6656]              ;   585.3 p0+p2   50 next
        vpxord zmm7, zmm7, zmm10                     ;   585.7 p5      41 next
        vpxord zmm8, zmm8, zmm30                     ;   586.3 p0      41 next
        vpternlogd zmm24, zmm5, [rbp + 9600], 0x96   ;   586.7 p5+p3   41 next
        vpandd zmm5, zmm29, zmm14                    ;   587.3 p0      41 next
        vpxord zmm24, zmm24, zmm14                   ;   587.7 p5      41 next
        vmovdqu64 [rbp + 9600], zmm16                ;   561.7 p7+p4   41 next spill
        vpandd zmm16, zmm29, zmm3                    ;   588.3 p0      41 next
        vmovdqu64 [rbp + 8960], zmm19                ;   577.3 p8+p9   50 next spill
        vpandd zmm19, zmm29, zmm31                   ;   588.7 p5      41 next
        vmovdqu64 [rbp + 5824], zmm22                ;   577.7 p7+p4   50 next spill
        vpandd zmm22, zmm29, zmm10                   ;   589.3 p0      41 next
        vmovdqu64 [rbp + 7872], zmm27                ;   578.3 p8+p9   50 next spill
        vpandd zmm27, zmm29, zmm30                   ;   589.7 p5      41 next
        vmovdqu64 [rbp + 9728], zmm0                 ;   576.7 p7+p4   50 next spill
        vmovdqa64 zmm0, zmm29                        ;   546.7         41 next copy
        vmovdqu64 [rbp + 6528], zmm4                 ;   579.3 p8+p9   50 next spill
        vmovdqa64 zmm4, zmm29                        ;   546.7         41 next copy
        vpternlogd zmm4, zmm3, zmm14, 0x78           ;   590.3 p0      41 next
        vmovdqu64 [rbp + 9344], zmm12                ;   575.7 p7+p4   50 next spill
        vpxord zmm12, zmm10, zmm1                    ;   590.7 p5      41 next
        vmovdqu64 [rbp + 6400], zmm25                ;   580.3 p8+p9   50 next spill
        vpandd zmm25, zmm10, zmm1                    ;   591.3 p0      41 next
        vmovdqu64 [rbp + 8768], zmm26                ;   584.3 p7+p4   50 next spill
        vpandd zmm26, zmm31, zmm14                   ;   591.7 p5      41 next
        vmovdqu64 [rbp + 9088], zmm21                ;   584.7 p8+p9   50 next spill
        vmovdqa64 zmm21, zmm14                       ;   554.7         41 next copy
        vpternlogd zmm21, zmm31, zmm10, 0x78         ;   592.3 p0      41 next
        vmovdqu64 [rbp + 9280], zmm13                ;   585.7 p7+p4   50 next spill
        vpandd zmm13, zmm31, zmm3                    ;   592.7 p5      41 next
        vmovdqu64 [rbp + 6848], zmm6                 ;   582.7 p8+p9   50 next spill
        vmovdqu64 zmm6, [rbp + 9280]                 ;   585.7 p2      41 next
        vmovdqu64 [rbp + 9792], zmm28                ;   583.7 p7+p4   50 next spill
        vmovdqu64 zmm28, [rbp + 6848]                ;   582.7 p3      41 next
        vmovdqu64 [rbp + 10048], zmm20               ;   581.3 p8+p9   50 next spill
        vmovdqu64 zmm20, [rbp + 9792]                ;   583.7 p2      41 next
        vmovdqu64 [rbp + 6464], zmm17                ;   585.3 p7+p4   50 next spill
        vmovdqu64 zmm17, [rbp + 10048]               ;   581.3 p3      41 next
        vpxord zmm17, zmm17, [rbp + 6464]            ;   593.3 p0+p2   41 next
        vmovdqu64 [rbp + 5888], zmm17                ;   594.3 p8+p9   41 next spill
        vmovdqu64 zmm17, [rbp + 9792]                ;   583.7 p3      41 next
        vpxord zmm17, zmm17, [rbp + 6464]            ;   593.7 p5+p2   41 next
        vmovdqu64 [rbp + 7488], zmm17                ;   594.7 p7+p4   41 next spill
        vmovdqu64 zmm17, [rbp + 9792]                ;   583.7 p3      41 next
        vmovdqu64 [rbp + 9536], zmm11                ;   583.3 p8+p9   50 next spill
        vmovdqu64 zmm11, [rbp + 6848]                ;   582.7 p2      41 next
        vpxord zmm20, zmm20, [rbp + 9536]            ;   594.3 p0+p3   41 next
        vpxord zmm28, zmm28, [rbp + 9536]            ;   594.7 p5+p2   41 next
        vmovdqu64 [rbp + 6592], zmm28                ;   595.7 p7+p4   41 next spill
        vmovdqu64 zmm28, [rbp + 9536]                ;   583.3 p3      41 next
        vpandd zmm6, zmm6, [rbp + 6592]              ;   601.7 p0+p2   41 next
        vpxord zmm28, zmm28, zmm2                    ;   595.7 p5      41 next
        vpandd zmm11, zmm11, zmm28                   ;   596.7 p0      41 next
        vpandd zmm17, zmm17, zmm20                   ;   596.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm2                 ;   586.3 p8+p9   50 next spill
        vpandd zmm2, zmm14, zmm30                    ;   597.3 p0      41 next
        vmovdqu64 [rbp + 9216], zmm28                ;   596.7 p7+p4   41 next spill
        vpandd zmm28, zmm30, zmm1                    ;   597.7 p5      41 next
        vmovdqu64 [rbp + 5632], zmm6                 ;   602.7 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 8768]                 ;   584.3 p3      41 next
        vpandd zmm6, zmm6, [rbp + 7488]              ;   600.7 p0+p2   41 next
        vmovdqu64 [rbp + 8128], zmm6                 ;   601.7 p7+p4   41 next spill
        vpxord zmm6, zmm30, zmm3                     ;   598.7 p5      41 next
        vpternlogd zmm6, zmm2, zmm12, 0x78           ;   599.7 p0      41 next
        vmovdqu64 [rbp + 8704], zmm20                ;   595.3 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm31                       ;   547.7         41 next copy
        vpternlogd zmm20, zmm3, zmm14, 0x78          ;   599.7 p5      41 next
        vmovdqu64 [rbp + 9472], zmm11                ;   597.7 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm3                        ;   554.3         41 next copy
        vpternlogd zmm11, zmm14, zmm1, 0xe0          ;   600.3 p0      41 next
        vmovdqu64 [rbp + 10112], zmm17               ;   597.7 p8+p9   41 next spill
        vpandd zmm17, zmm3, zmm21                    ;   600.7 p5      41 next
        vmovdqu64 [rbp + 8576], zmm15                ;   581.7 p7+p4   41 next spill
        vpxord zmm15, zmm1, zmm19                    ;   601.3 p0      41 next
        vpternlogd zmm19, zmm3, zmm1, 0x78           ;   601.7 p5      41 next
        vpternlogd zmm6, zmm30, zmm19, 0x48          ;   602.7 p0      41 next
        vpternlogd zmm19, zmm14, zmm12, 0xb7         ;   602.7 p5      41 next
        vpternlogd zmm14, zmm25, zmm27, 0x60         ;   603.3 p0      41 next
        vpternlogd zmm6, zmm13, zmm22, 0x96          ;   603.7 p5      41 next
        vpternlogd zmm6, zmm1, zmm21, 0x78           ;   604.7 p0      41 next
        vmovdqu64 [rbp + 5760], zmm9                 ;   580.7 p8+p9   41 next spill
        vpxord zmm9, zmm1, zmm22                     ;   604.7 p5      41 next
        vmovdqu64 [rbp + 8448], zmm6                 ;   605.7 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm1                         ;   558.7         41 next copy
        vmovdqu64 [rbp + 6208], zmm7                 ;   586.7 p8+p9   41 next spill
        vpxord zmm7, zmm5, zmm28                     ;   605.3 p0      41 next
        vpternlogd zmm28, zmm20, zmm31, 0x6c         ;   605.7 p5      41 next
        vpternlogd zmm28, zmm29, zmm15, 0x78         ;   606.7 p0      41 next
        vpternlogd zmm20, zmm3, zmm30, 0x6c          ;   606.7 p5      41 next
        vpxord zmm29, zmm16, zmm26                   ;   607.3 p0      41 next
        vpternlogd zmm14, zmm26, zmm7, 0x96          ;   607.7 p5      41 next
        vmovdqu64 zmm26, [rbp + 10048]               ;   581.3 p3      41 next
        vpxord zmm26, zmm26, [rbp + 6848]            ;   608.3 p0+p2   41 next
        vpxord zmm15, zmm15, zmm4                    ;   608.7 p5      41 next
        vpternlogd zmm16, zmm20, zmm12, 0x6c         ;   609.3 p0      41 next
        vpxord zmm2, zmm2, zmm15                     ;   609.7 p5      41 next
        vpternlogd zmm2, zmm1, zmm29, 0x78           ;   610.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 9088]                 ;   584.7 p3      41 next
        vpandd zmm1, zmm1, [rbp + 9216]              ;   610.7 p5+p2   41 next
        vpternlogd zmm29, zmm30, zmm10, 0x78         ;   611.3 p0      41 next
        vpternlogd zmm11, zmm31, zmm29, 0x78         ;   612.3 p5      41 next
        vpternlogd zmm5, zmm30, zmm29, 0x48          ;   612.3 p0      41 next
        vpternlogd zmm22, zmm29, zmm3, 0x78          ;   612.7 p5      41 next
        vmovdqu64 zmm29, [rbp + 10048]               ;   581.3 p3      41 next
        vpternlogd zmm21, zmm14, zmm22, 0x69         ;   613.7 p0      41 next
        vmovdqu64 zmm14, [rbp + 7232]                ;   586.3 p2      41 next
        vmovdqu64 zmm22, [rbp + 9280]                ;   585.7 p3      50 next reload
        vpandd zmm14, zmm14, zmm22                   ;   613.7 p5      41 next
        vpternlogd zmm3, zmm10, zmm7, 0x48           ;   614.3 p0      41 next
        vpternlogd zmm3, zmm2, zmm8, 0x69            ;   615.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 9088]                 ;   584.7 p2      41 next
        vpandd zmm0, zmm0, zmm7                      ;   615.3 p0      41 next
        vpternlogd zmm0, zmm13, zmm12, 0x78          ;   616.3 p5      41 next
        vmovdqu64 zmm12, [rbp + 9088]                ;   584.7 p3      41 next
        vmovdqu64 zmm13, [rbp + 8768]                ;   584.3 p2      41 next
        vpandd zmm6, zmm6, zmm7                      ;   616.3 p0      41 next
        vmovdqu64 zmm7, [rbp + 7232]                 ;   586.3 p3      41 next
        vpternlogd zmm6, zmm31, zmm9, 0x78           ;   617.3 p5      41 next
        vmovdqu64 zmm31, [rbp + 9536]                ;   583.3 p2      41 next
        vpandd zmm31, zmm31, [rbp + 8768]            ;   617.3 p0+p3   41 next
        vpternlogd zmm6, zmm4, zmm5, 0x96            ;   618.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 9792]                 ;   583.7 p2      41 next
        vmovdqu64 zmm5, [rbp + 8768]                 ;   584.3 p3      50 next reload
        vpandd zmm4, zmm4, zmm5                      ;   618.3 p0      41 next
        vpandd zmm12, zmm12, zmm22                   ;   618.7 p5      41 next
        vpandd zmm13, zmm13, zmm22                   ;   619.3 p0      41 next
        vpxord zmm2, zmm2, zmm14                     ;   619.7 p5      41 next
        vmovdqu64 [rbp + 8320], zmm3                 ;   616.3 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm17                        ;   601.7         41 next copy
        vpternlogd zmm3, zmm25, zmm27, 0x96          ;   620.3 p0      41 next
        vpternlogd zmm27, zmm17, zmm19, 0x96         ;   620.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 9536]                ;   583.3 p2      41 next
        vpternlogd zmm27, zmm30, zmm20, 0x78         ;   621.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 9344]                ;   575.7 p3      41 next
        vmovdqu64 zmm20, [rbp + 6400]                ;   580.3 p2      50 next reload
        vpandd zmm30, zmm30, zmm20                   ;   621.7 p5      41 next
        vpternlogd zmm15, zmm16, zmm3, 0x96          ;   622.3 p0      41 next
        vmovdqu64 zmm16, [rbp + 9728]                ;   576.7 p3      41 next
        vpandd zmm16, zmm16, [rbp + 6528]            ;   622.7 p5+p2   41 next
        vpternlogd zmm19, zmm10, zmm3, 0x1e          ;   623.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 7872]                 ;   578.3 p3      41 next
        vmovdqu64 zmm10, [rbp + 5824]                ;   577.7 p2      41 next
        vpandd zmm10, zmm10, [rbp + 9344]            ;   623.7 p5+p3   41 next
        vpternlogd zmm19, zmm25, zmm9, 0x78          ;   624.3 p0      41 next
        vpternlogd zmm0, zmm15, zmm24, 0x96          ;   624.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 5824]                 ;   577.7 p2      41 next
        vmovdqu64 zmm15, [rbp + 6528]                ;   579.3 p3      41 next
        vpternlogd zmm28, zmm27, zmm23, 0x96         ;   625.3 p0      41 next
        vmovdqu64 zmm25, [rbp + 8960]                ;   577.3 p2      41 next
        vmovdqu64 zmm27, [rbp + 6528]                ;   579.3 p3      50 next reload
        vpxord zmm25, zmm25, zmm27                   ;   625.7 p5      41 next
        vpternlogd zmm11, zmm19, zmm18, 0x96         ;   626.3 p0      41 next
        vmovdqu64 zmm19, [rbp + 9728]                ;   576.7 p2      41 next
        vpandd zmm19, zmm19, [rbp + 9344]            ;   626.7 p5+p3   41 next
        vpandd zmm3, zmm3, zmm20                     ;   627.3 p0      41 next
        vpandd zmm9, zmm9, zmm20                     ;   627.7 p5      41 next
        vpxord zmm15, zmm15, zmm9                    ;   628.7 p0      41 next
        vmovdqu64 [rbp + 9664], zmm11                ;   627.3 p8+p9   41 next spill
        vpxord zmm11, zmm30, zmm16                   ;   628.7 p5      41 next
        vmovdqu64 [rbp + 9984], zmm28                ;   626.3 p7+p4   41 next spill
        vpxord zmm28, zmm10, zmm3                    ;   629.3 p0      41 next
        vpternlogd zmm9, zmm27, [rbp + 7872], 0x78   ;   629.7 p5+p2   41 next
        vmovdqu64 [rbp + 9856], zmm0                 ;   625.7 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm5                         ;   590.3         41 next copy
        vpternlogd zmm0, zmm5, [rbp + 9088], 0x5f    ;   630.3 p0+p3   41 next
        vmovdqu64 [rbp + 10176], zmm18               ;   582.3 p7+p4   41 next spill
        vmovdqu64 zmm18, [rbp + 7296]                ;   501.3 p2     108 r reload
        vpternlogd zmm21, zmm18, [rbp + 6208], 0x96  ;   630.7 p5+p3   50 next
        vmovdqa64 zmm18, zmm15                       ;   629.7         41 next copy
        vmovdqu64 [rbp + 10240], zmm21               ;   631.7 p8+p9   50 next spill
        vmovdqu64 zmm21, [rbp + 6656]                ;   502.3 p2     108 r reload
        vpternlogd zmm6, zmm21, [rbp + 8576], 0x96   ;   631.3 p0+p3   50 next
        vmovdqu64 zmm21, [rbp + 8704]                ;   595.3 p2      41 next reload
        vpternlogd zmm12, zmm21, [rbp + 5888], 0x78  ;   631.7 p5+p3   41 next
        vpxord zmm7, zmm7, zmm12                     ;   632.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 5888]                ;   594.3 p2      41 next reload
        vmovdqu64 [rbp + 10304], zmm6                ;   632.3 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 9792]                 ;   583.7 p3      50 next reload
        vpternlogd zmm31, zmm6, zmm12, 0x78          ;   632.7 p5      41 next
        vmovdqu64 [rbp + 10368], zmm23               ;   579.7 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm6                        ;   589.7         41 next copy
        vpternlogd zmm23, zmm5, [rbp + 7232], 0x78   ;   633.3 p0+p2   41 next
        vmovdqu64 [rbp + 10432], zmm8                ;   587.3 p7+p4   41 next spill
        vmovdqu64 zmm8, [rbp + 10048]                ;   581.3 p3      50 next reload
        vpternlogd zmm13, zmm8, [rbp + 7232], 0x78   ;   633.7 p5+p2   41 next
        vmovdqu64 [rbp + 10496], zmm24               ;   588.7 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm8                        ;   587.3         41 next copy
        vpternlogd zmm24, zmm22, [rbp + 9536], 0x60  ;   634.3 p0+p3   41 next
        vmovdqu64 zmm20, [rbp + 9088]                ;   584.7 p2      50 next reload
        vpternlogd zmm24, zmm20, [rbp + 6464], 0x87  ;   635.3 p5+p3   41 next
        vmovdqa64 zmm27, zmm4                        ;   619.3         41 next copy
        vpternlogd zmm27, zmm24, zmm7, 0x96          ;   636.3 p0      41 next
        vpternlogd zmm4, zmm20, [rbp + 6464], 0x87   ;   635.7 p5+p2   41 next
        vpternlogd zmm24, zmm1, [rbp + 5632], 0x96   ;   636.3 p0+p3   41 next
        vpternlogd zmm23, zmm14, zmm24, 0x96         ;   637.3 p5      41 next
        vmovdqu64 zmm14, [rbp + 6848]                ;   582.7 p2      50 next reload
        vmovdqa64 zmm24, zmm8                        ;   587.3         41 next copy
        vpternlogd zmm24, zmm20, zmm14, 0x6a         ;   637.3 p0      41 next
        vpternlogd zmm8, zmm14, [rbp + 10112], 0x6a  ;   637.7 p5+p3   41 next
        vmovdqu64 [rbp + 10048], zmm23               ;   638.3 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm24                       ;   638.3         41 next copy
        vpternlogd zmm23, zmm22, zmm12, 0x78         ;   638.3 p0      41 next
        vpternlogd zmm24, zmm20, zmm21, 0x78         ;   638.7 p5      41 next
        vpternlogd zmm27, zmm13, zmm23, 0x96         ;   639.3 p0      41 next
        vpternlogd zmm13, zmm26, [rbp + 6464], 0x78  ;   639.7 p5+p2   41 next
        vpternlogd zmm26, zmm8, zmm5, 0x6c           ;   640.3 p0      41 next
        vpternlogd zmm31, zmm13, zmm2, 0x96          ;   640.7 p5      41 next
        vpternlogd zmm13, zmm14, zmm5, 0x78          ;   641.3 p0      41 next
        vpternlogd zmm2, zmm0, [rbp + 7232], 0x6c    ;   641.7 p5+p3   41 next
        vpternlogd zmm13, zmm12, [rbp + 7232], 0x78  ;   642.3 p0+p2   41 next
        vpxord zmm17, zmm17, zmm13                   ;   643.3 p5      41 next
        vmovdqu64 zmm12, [rbp + 8128]                ;   601.7 p3      41 next reload
        vpternlogd zmm20, zmm12, [rbp + 6592], 0x6c  ;   643.3 p0+p2   41 next
        vmovdqu64 zmm12, [rbp + 9536]                ;   583.3 p3      50 next reload
        vmovdqa64 zmm13, zmm22                       ;   591.7         41 next copy
        vpternlogd zmm13, zmm14, zmm12, 0x78         ;   643.7 p5      41 next
        vpternlogd zmm0, zmm12, zmm13, 0x78          ;   644.7 p0      41 next
        vpternlogd zmm7, zmm0, zmm8, 0x96            ;   645.7 p5      41 next
        vpxord zmm20, zmm20, zmm13                   ;   645.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 5760]                 ;   580.7 p2      41 next reload
        vmovdqu64 zmm12, [rbp + 8448]                ;   605.7 p3      41 next reload
        vmovdqu64 zmm13, [rbp + 7680]                ;   516.2 p2      50 next
        vpternlogd zmm13, zmm12, zmm0, 0x96          ;   645.7 p5      50 next
        vmovdqu64 zmm12, [rbp + 9728]                ;   576.7 p3      41 next
        vpxord zmm12, zmm12, [rbp + 7872]            ;   646.3 p0+p2   41 next
        vmovdqu64 zmm0, [rbp + 7872]                 ;   578.3 p3      41 next
        vmovdqu64 [rbp + 8448], zmm13                ;   646.7 p8+p9   50 next spill
        vmovdqu64 zmm13, [rbp + 8960]                ;   577.3 p2      41 next
        vpandd zmm13, zmm13, [rbp + 6400]            ;   646.7 p5+p3   41 next
        vmovdqu64 [rbp + 9536], zmm7                 ;   646.7 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 7872]                 ;   578.3 p2      41 next
        vpandd zmm7, zmm7, [rbp + 5824]              ;   647.3 p0+p3   41 next
        vmovdqu64 [rbp + 6592], zmm2                 ;   642.7 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 6528]                 ;   579.3 p2      41 next
        vmovdqu64 [rbp + 9088], zmm23                ;   639.3 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 9728]                ;   576.7 p3      41 next
        vpandd zmm23, zmm23, [rbp + 6400]            ;   647.7 p5+p2   41 next
        vmovdqu64 [rbp + 8128], zmm31                ;   641.7 p8+p9   41 next spill
        vmovdqu64 zmm31, [rbp + 6528]                ;   579.3 p3      41 next
        vpandd zmm31, zmm31, [rbp + 8960]            ;   648.3 p0+p2   41 next
        vmovdqu64 [rbp + 5888], zmm27                ;   640.3 p7+p4   41 next spill
        vmovdqu64 zmm27, [rbp + 6400]                ;   580.3 p3      41 next
        vmovdqu64 zmm22, [rbp + 6528]                ;   579.3 p2      41 next
        vpternlogd zmm12, zmm19, zmm25, 0x78         ;   648.7 p5      41 next
        vpandd zmm27, zmm27, zmm11                   ;   649.3 p0      41 next
        vpandd zmm22, zmm22, zmm11                   ;   649.7 p5      41 next
        vpternlogd zmm27, zmm7, zmm25, 0x78          ;   650.3 p0      41 next
        vpxord zmm2, zmm2, zmm13                     ;   650.7 p5      41 next
        vpternlogd zmm8, zmm21, [rbp + 9216], 0x78   ;   651.3 p0+p3   41 next
        vpternlogd zmm12, zmm9, [rbp + 9728], 0x28   ;   651.7 p5+p2   41 next
        vpternlogd zmm12, zmm7, zmm13, 0x96          ;   652.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 9344]                 ;   575.7 p3      50 next reload
        vpternlogd zmm9, zmm25, zmm7, 0xd7           ;   652.7 p5      41 next
        vpternlogd zmm22, zmm2, [rbp + 5824], 0x78   ;   653.3 p0+p2   41 next
        vmovdqu64 [rbp + 7232], zmm27                ;   651.3 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm7                        ;   581.7         41 next copy
        vpternlogd zmm27, zmm31, zmm23, 0x60         ;   653.7 p5      41 next
        vpternlogd zmm27, zmm10, zmm11, 0x96         ;   654.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 7488]                ;   594.7 p3      41 next reload
        vpternlogd zmm24, zmm10, [rbp + 5632], 0x96  ;   654.7 p5+p2   41 next
        vpternlogd zmm24, zmm1, zmm26, 0x69          ;   655.7 p0      41 next
        vpternlogd zmm17, zmm10, [rbp + 9280], 0x78  ;   655.7 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 6464]                 ;   585.3 p2      50 next reload
        vmovdqu64 zmm10, [rbp + 9472]                ;   597.7 p3      41 next
        vpternlogd zmm10, zmm6, zmm1, 0x78           ;   656.3 p0      41 next
        vmovdqu64 zmm26, [rbp + 10048]               ;   638.3 p2      41 next
        vpxord zmm26, zmm26, zmm7                    ;   656.7 p5      41 next
        vpternlogd zmm1, zmm20, zmm14, 0x6c          ;   657.3 p0      41 next
        vpternlogd zmm14, zmm21, zmm10, 0x56         ;   657.7 p5      41 next
        vmovdqu64 zmm21, [rbp + 9728]                ;   576.7 p3      41 next
        vpxord zmm29, zmm29, zmm10                   ;   658.3 p0      41 next
        vmovdqu64 zmm10, [rbp + 8960]                ;   577.3 p2      41 next
        vpxord zmm10, zmm10, [rbp + 5888]            ;   658.7 p5+p3   41 next
        vpternlogd zmm14, zmm5, zmm8, 0x96           ;   659.3 p0      41 next
        vmovdqu64 zmm5, [r10 + 8768]                 ;   541.7 p2      44 next
        vpternlogd zmm8, zmm1, zmm6, 0x96            ;   659.7 p5      41 next
        vmovdqu64 zmm1, [r10 + 8832]                 ;   542.3 p3      44 next
        vpxord zmm21, zmm21, zmm24                   ;   660.3 p0      41 next
        vmovdqu64 zmm24, [r10 + 9024]                ;   542.7 p2      44 next
        vmovdqu64 [rbp + 8768], zmm8                 ;   660.7 p7+p4   41 next spill
        vmovdqu64 zmm8, [r10 + 9088]                 ;   543.3 p3      44 next
        vpternlogd zmm20, zmm6, [rbp + 9216], 0x78   ;   660.7 p5+p2   41 next
        vmovdqu64 zmm6, [r10 + 8192]                 ;   544.3 p3      44 next
        vpternlogd zmm4, zmm20, zmm29, 0x96          ;   661.7 p0      41 next
        vmovdqu64 zmm20, [r10 + 8256]                ;   544.7 p2      44 next
        vpxord zmm6, zmm6, zmm26                     ;   661.7 p5      44 next
        vmovdqu64 [rbp + 9216], zmm6                 ;   662.7 p8+p9   44 next spill
        vmovdqu64 zmm6, [r10 + 8320]                 ;   545.3 p3      44 next
        vmovdqu64 [rbp + 9792], zmm10                ;   659.7 p7+p4   41 next spill
        vmovdqu64 zmm10, [r10 + 8384]                ;   545.7 p2      44 next
        vpxord zmm6, zmm6, [rbp + 9792]              ;   665.7 p0+p3   44 next
        vmovdqu64 [rbp + 5888], zmm6                 ;   666.7 p8+p9   44 next spill
        vmovdqu64 zmm6, [r10 + 8448]                 ;   546.7 p2      44 next
        vmovdqu64 [rbp + 8704], zmm4                 ;   662.7 p7+p4   41 next spill
        vmovdqu64 zmm4, [r10 + 8512]                 ;   547.3 p3      44 next
        vmovdqu64 [rbp + 6848], zmm17                ;   656.7 p8+p9   41 next spill
        vmovdqu64 zmm17, [r10 + 8576]                ;   547.7 p2      44 next
        vmovdqu64 [rbp + 6464], zmm14                ;   660.3 p7+p4   41 next spill
        vmovdqu64 zmm14, [r10 + 8640]                ;   548.3 p3      44 next
        vpxord zmm14, zmm14, [rbp + 9536]            ;   662.7 p5+p2   44 next
        vpxord zmm20, zmm20, zmm21                   ;   663.3 p0      44 next
        vmovdqu64 [rbp + 9536], zmm14                ;   663.7 p8+p9   44 next spill
        vmovdqu64 zmm14, [r10 + 8704]                ;   549.3 p3      44 next
        vpxord zmm14, zmm14, [rbp + 8768]            ;   666.7 p5+p2   44 next
        vmovdqu64 [rbp + 8768], zmm20                ;   664.3 p7+p4   44 next spill
        vmovdqu64 zmm20, [rbp + 5888]                ;   666.7 p3      41 next
        vmovdqu64 [rbp + 10048], zmm14               ;   667.7 p8+p9   44 next spill
        vmovdqu64 zmm14, [rbp + 9216]                ;   662.7 p2      41 next
        vpxord zmm20, zmm20, [rbp + 10048]           ;   673.7 p0+p3   41 next
        vmovdqu64 [rbp + 9472], zmm20                ;   674.7 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 5888]                ;   666.7 p2      41 next
        vmovdqu64 [rbp + 7488], zmm29                ;   659.3 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 8768]                ;   664.3 p3      41 next
        vpxord zmm29, zmm29, [rbp + 5888]            ;   672.7 p5+p2   41 next
        vmovdqu64 [rbp + 9280], zmm29                ;   673.7 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 8768]                ;   664.3 p3      41 next
        vpandd zmm29, zmm29, [rbp + 9472]            ;   680.7 p0+p2   41 next
        vmovdqu64 [rbp + 5632], zmm29                ;   681.7 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 9536]                ;   663.7 p3      41 next
        vpandd zmm29, zmm29, [rbp + 9280]            ;   679.7 p5+p2   41 next
        vmovdqu64 [rbp + 10112], zmm29               ;   680.7 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 8768]                ;   664.3 p3      41 next
        vpxord zmm29, zmm29, [rbp + 9216]            ;   670.3 p0+p2   41 next
        vmovdqu64 [rbp + 10560], zmm29               ;   671.3 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 8960]                ;   577.3 p3      50 next reload
        vpternlogd zmm11, zmm29, [rbp + 7872], 0x48  ;   666.7 p5+p2   41 next
        vmovdqu64 [rbp + 10624], zmm21               ;   661.3 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm7                        ;   581.7         41 next copy
        vpternlogd zmm21, zmm29, [rbp + 5824], 0x78  ;   667.3 p0+p3   41 next
        vpandd zmm0, zmm0, zmm21                     ;   668.3 p5      41 next
        vmovdqu64 [rbp + 10688], zmm11               ;   667.7 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 9472]                ;   674.7 p2      41 next
        vmovdqu64 [rbp + 10752], zmm26               ;   657.7 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 9216]                ;   662.7 p3      41 next
        vpternlogd zmm12, zmm21, [rbp + 6528], 0x78  ;   668.3 p0+p2   41 next
        vmovdqu64 [rbp + 10816], zmm12               ;   669.3 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm0                        ;   669.3         41 next copy
        vpternlogd zmm12, zmm31, zmm23, 0x96         ;   669.3 p5      41 next
        vpternlogd zmm23, zmm0, zmm9, 0x96           ;   669.3 p0      41 next
        vpternlogd zmm9, zmm29, zmm12, 0x1e          ;   670.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 9728]                 ;   576.7 p3      50 next reload
        vpternlogd zmm29, zmm28, zmm0, 0x6c          ;   670.3 p0      41 next
        vpternlogd zmm9, zmm31, zmm2, 0x78           ;   671.3 p5      41 next
        vpternlogd zmm30, zmm0, zmm29, 0x48          ;   671.3 p0      41 next
        vmovdqu64 zmm31, [rbp + 7872]                ;   578.3 p2      50 next reload
        vmovdqu64 zmm2, [rbp + 5824]                 ;   577.7 p3      41 next
        vpternlogd zmm2, zmm7, zmm31, 0x78           ;   671.7 p5      41 next
        vpternlogd zmm13, zmm31, zmm29, 0x78         ;   672.3 p0      41 next
        vpternlogd zmm21, zmm27, zmm13, 0x69         ;   673.3 p5      41 next
        vmovdqu64 zmm13, [rbp + 6528]                ;   579.3 p2      50 next reload
        vmovdqa64 zmm27, zmm31                       ;   584.3         41 next copy
        vpternlogd zmm27, zmm7, zmm13, 0xe0          ;   673.3 p0      41 next
        vpternlogd zmm7, zmm31, [rbp + 6400], 0x6a   ;   673.7 p5+p3   41 next
        vpternlogd zmm22, zmm30, zmm7, 0x96          ;   674.7 p0      41 next
        vpxord zmm18, zmm18, zmm7                    ;   674.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 5824]                ;   577.7 p2      50 next reload
        vpternlogd zmm27, zmm29, zmm30, 0x78         ;   675.3 p0      41 next
        vpternlogd zmm16, zmm2, zmm30, 0x6c          ;   675.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 7488]                 ;   659.3 p3      41 next reload
        vpternlogd zmm30, zmm7, [rbp + 8128], 0x96   ;   676.3 p0+p2   41 next
        vmovdqu64 zmm7, [rbp + 9536]                 ;   663.7 p3      41 next
        vmovdqu64 zmm29, [rbp + 10048]               ;   667.7 p2      44 next reload
        vpandd zmm7, zmm7, zmm29                     ;   676.7 p5      41 next
        vpternlogd zmm2, zmm31, zmm0, 0x6c           ;   677.3 p0      41 next
        vpternlogd zmm25, zmm3, zmm2, 0x6a           ;   678.3 p5      41 next
        vmovdqu64 zmm3, [rbp + 9536]                 ;   663.7 p3      41 next
        vpternlogd zmm23, zmm0, zmm2, 0x78           ;   678.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 9088]                 ;   639.3 p2      41 next reload
        vpternlogd zmm31, zmm0, [rbp + 6464], 0x96   ;   678.7 p5+p3   41 next
        vmovdqu64 zmm0, [rbp + 9536]                 ;   663.7 p2      41 next
        vpternlogd zmm12, zmm25, zmm18, 0x96         ;   679.3 p0      41 next
        vpxord zmm19, zmm19, zmm18                   ;   679.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 5888]                 ;   666.7 p3      41 next
        vpternlogd zmm19, zmm28, zmm13, 0x78         ;   680.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 6592]                ;   642.7 p2      41 next reload
        vpternlogd zmm13, zmm18, [rbp + 6848], 0x96  ;   680.7 p5+p3   41 next
        vpternlogd zmm27, zmm9, zmm13, 0x96          ;   681.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 5888]                 ;   666.7 p2      44 next reload
        vmovdqu64 zmm25, [rbp + 9536]                ;   663.7 p3      44 next reload
        vmovdqu64 zmm28, [rbp + 9216]                ;   662.7 p2      41 next
        vpternlogd zmm28, zmm25, zmm9, 0x60          ;   681.7 p5      41 next
        vpxord zmm8, zmm8, zmm27                     ;   682.7 p0      44 next
        vmovdqu64 zmm27, [rbp + 6400]                ;   580.3 p3      50 next reload
        vpternlogd zmm16, zmm15, zmm27, 0x78         ;   682.7 p5      41 next
        vpternlogd zmm27, zmm18, [rbp + 8704], 0x96  ;   683.3 p0+p2   41 next
        vpternlogd zmm16, zmm23, zmm31, 0x96         ;   683.7 p5      41 next
        vpxord zmm6, zmm6, zmm31                     ;   684.3 p0      44 next
        vpxord zmm4, zmm4, zmm13                     ;   684.7 p5      44 next
        vpxord zmm24, zmm24, zmm16                   ;   685.3 p0      44 next
        vpxord zmm10, zmm10, zmm30                   ;   685.7 p5      44 next
        vpxord zmm17, zmm17, zmm27                   ;   686.3 p0      44 next
        vpternlogd zmm22, zmm27, [r10 + 9152], 0x96  ;   686.7 p5+p3   44 next
        vpternlogd zmm28, zmm4, zmm17, 0x87          ;   687.3 p0      41 next
        vmovdqu64 zmm31, [r10 + 8896]                ;   570.7 p2      69 k1.11 reload
        vpternlogd zmm21, zmm31, [rbp + 9792], 0x96  ;   687.7 p5+p3   44 next
        vmovdqu64 zmm31, [rbp + 10752]               ;   657.7 p2      41 next reload
        vpternlogd zmm12, zmm31, [rbp + 7232], 0x96  ;   688.3 p0+p3   41 next
        vpxord zmm5, zmm5, zmm12                     ;   689.3 p5      44 next
        vmovdqu64 zmm31, [r10 + 8960]                ;   572.7 p2      69 k1.12 reload
        vpternlogd zmm30, zmm31, [rbp + 10816], 0x96 ;   689.3 p0+p3   44 next
        vpxord zmm31, zmm7, zmm4                     ;   689.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 10624]               ;   661.3 p2      41 next reload
        vpternlogd zmm19, zmm12, [rbp + 10688], 0x69 ;   690.3 p0+p3   41 next
        vpxord zmm1, zmm1, zmm19                     ;   691.3 p5      44 next
        vmovdqu64 zmm12, [rbp + 8768]                ;   664.3 p2      44 next reload
        vmovdqa64 zmm13, zmm25                       ;   669.7         41 next copy
        vpternlogd zmm13, zmm9, zmm12, 0x78          ;   691.3 p0      41 next
        vmovdqa64 zmm15, zmm9                        ;   672.7         41 next copy
        vpxord zmm14, zmm14, zmm17                   ;   691.7 p5      41 next
        vmovdqa64 zmm16, zmm29                       ;   673.7         41 next copy
        vpxord zmm18, zmm17, zmm10                   ;   692.3 p0      41 next
        vpxord zmm20, zmm20, zmm10                   ;   692.7 p5      41 next
        vpandd zmm11, zmm11, zmm4                    ;   693.3 p0      41 next
        vpandd zmm3, zmm3, zmm4                      ;   693.7 p5      41 next
        vpternlogd zmm3, zmm20, zmm14, 0x78          ;   694.7 p0      41 next
        vpxord zmm16, zmm16, zmm3                    ;   695.7 p5      41 next
        vmovdqa64 zmm3, zmm13                        ;   692.3         41 next copy
        vpandd zmm19, zmm20, zmm10                   ;   695.3 p0      41 next
        vmovdqu64 zmm23, [rbp + 9216]                ;   662.7 p3      44 next reload
        vpternlogd zmm19, zmm12, zmm23, 0x78         ;   696.3 p5      41 next
        vmovdqa64 zmm27, zmm12                       ;   670.3         41 next copy
        vpternlogd zmm27, zmm23, zmm4, 0x78          ;   696.3 p0      41 next
        vpandd zmm0, zmm0, zmm6                      ;   696.7 p5      41 next
        vpternlogd zmm0, zmm23, zmm29, 0x78          ;   697.7 p0      41 next
        vpandd zmm23, zmm18, zmm6                    ;   697.7 p5      41 next
        vpandd zmm2, zmm2, zmm6                      ;   698.3 p0      41 next
        vpternlogd zmm2, zmm10, zmm14, 0x78          ;   699.3 p5      41 next
        vpternlogd zmm23, zmm4, [rbp + 9280], 0x78   ;   699.3 p0+p2   41 next
        vpxord zmm3, zmm3, zmm23                     ;   700.3 p5      41 next
        vmovdqa64 zmm23, zmm6                        ;   685.3         41 next copy
        vpternlogd zmm23, zmm4, zmm4, 0x3f           ;   700.3 p0      41 next
        vpternlogd zmm9, zmm13, zmm23, 0x6a          ;   701.3 p5      41 next
        vpternlogd zmm9, zmm16, zmm19, 0x96          ;   702.3 p0      41 next
        vpternlogd zmm23, zmm29, zmm31, 0x78         ;   701.7 p5      41 next
        vmovdqa64 zmm13, zmm10                       ;   686.7         41 next copy
        vpternlogd zmm13, zmm6, zmm29, 0x78          ;   702.3 p0      41 next
        vmovdqu64 [rbp + 5888], zmm9                 ;   703.3 p7+p4   41 next spill
        vpandd zmm9, zmm6, zmm10                     ;   702.7 p5      41 next
        vpternlogd zmm16, zmm9, zmm28, 0x96          ;   703.7 p0      41 next
        vpternlogd zmm9, zmm4, zmm17, 0x87           ;   703.7 p5      41 next
        vpternlogd zmm4, zmm27, zmm20, 0x6c          ;   704.3 p0      41 next
        vpternlogd zmm27, zmm25, zmm14, 0x78         ;   704.7 p5      41 next
        vpternlogd zmm16, zmm0, zmm27, 0x96          ;   705.7 p0      41 next
        vpternlogd zmm28, zmm11, [rbp + 10112], 0x96 ;   705.7 p5+p3   41 next
        vpternlogd zmm13, zmm7, zmm28, 0x96          ;   706.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 10560]                ;   671.3 p2      41 next reload
        vpternlogd zmm0, zmm17, zmm7, 0x78           ;   706.7 p5      41 next
        vpternlogd zmm7, zmm19, zmm6, 0x6c           ;   707.3 p0      41 next
        vpternlogd zmm31, zmm2, zmm0, 0x96           ;   707.7 p5      41 next
        vpternlogd zmm0, zmm6, zmm12, 0x78           ;   708.3 p0      41 next
        vpternlogd zmm0, zmm29, zmm14, 0x78          ;   709.3 p5      41 next
        vmovdqa64 zmm2, zmm10                        ;   686.7         41 next copy
        vpternlogd zmm2, zmm17, [rbp + 5632], 0x6a   ;   709.3 p0+p3   41 next
        vpternlogd zmm17, zmm3, zmm12, 0x6c          ;   709.7 p5      41 next
        vpternlogd zmm12, zmm2, zmm20, 0x36          ;   710.3 p0      41 next
        vpxord zmm26, zmm26, zmm2                    ;   710.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 9472]                 ;   674.7 p2      41 next reload
        vpternlogd zmm19, zmm20, zmm2, 0x78          ;   711.3 p0      41 next
        vpternlogd zmm3, zmm2, zmm10, 0x78           ;   711.7 p5      41 next
        vpternlogd zmm4, zmm18, [rbp + 10112], 0x96  ;   712.3 p0+p3   41 next
        vpternlogd zmm4, zmm11, zmm7, 0x69           ;   713.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 5952]                 ;   583.7 p2     108 r reload
        vmovdqu64 zmm7, [rbp + 10496]                ;   588.7 p3      50 next
        vpternlogd zmm7, zmm2, [r11 + 1216], 0x96    ;   713.3 p0+p2   50 next
        vmovdqu64 zmm11, [rbp + 7168]                ;   584.8 p3     108 r reload
        vmovdqu64 zmm14, [rbp + 10432]               ;   587.3 p2      50 next
        vpternlogd zmm14, zmm11, [r11 + 1280], 0x96  ;   713.7 p5+p3   50 next
        vmovdqu64 zmm20, [rbp + 9024]                ;   586.7 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 6208]                ;   586.8 p3      50 next
        vpternlogd zmm28, zmm20, [r11 + 1344], 0x96  ;   714.3 p0+p2   50 next
        vpxord zmm15, zmm15, zmm0                    ;   714.7 p5      41 next
        vpternlogd zmm15, zmm25, zmm18, 0x78         ;   715.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 8192]                 ;   587.8 p3     108 r reload
        vmovdqu64 zmm18, [rbp + 5760]                ;   588.7 p2      50 next
        vpternlogd zmm18, zmm0, [r11 + 1408], 0x96   ;   715.7 p5+p3   50 next
        vpternlogd zmm12, zmm6, zmm19, 0x96          ;   716.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 7744]                 ;   589.7 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 10368]               ;   589.8 p3      50 next
        vpternlogd zmm25, zmm6, [r11 + 1472], 0x96   ;   716.7 p5+p2   50 next
        vpternlogd zmm10, zmm19, zmm17, 0x96         ;   717.3 p0      41 next
        vmovdqu64 zmm17, [rbp + 7552]                ;   590.8 p3     108 r reload
        vmovdqu64 zmm19, [rbp + 10176]               ;   591.7 p2      50 next
        vpternlogd zmm19, zmm17, [r11 + 1536], 0x96  ;   717.7 p5+p3   50 next
        vpternlogd zmm9, zmm3, zmm26, 0x96           ;   718.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 10240]                ;   631.7 p2      50 next
        vpxord zmm3, zmm3, [r11 + 1920]              ;   718.7 p5+p3   50 next
        vmovdqu64 zmm29, [rbp + 8448]                ;   646.7 p2      50 next
        vpxord zmm29, zmm29, [r11 + 1984]            ;   719.3 p0+p3   50 next
        vpternlogd zmm26, zmm31, zmm30, 0x96         ;   719.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 10304]               ;   632.3 p2      50 next
        vpxord zmm31, zmm31, [r11 + 1152]            ;   720.3 p0+p3   50 next
        vpternlogd zmm27, zmm12, zmm24, 0x96         ;   720.7 p5      41 next
        vpternlogd zmm15, zmm8, zmm23, 0x96          ;   721.3 p0      41 next
        vpternlogd zmm23, zmm9, zmm22, 0x96          ;   721.7 p5      41 next
        vpandd zmm9, zmm22, zmm5                     ;   722.3 p0      41 next
        vpandd zmm12, zmm22, zmm24                   ;   722.7 p5      41 next
        vpxord zmm16, zmm16, zmm21                   ;   723.3 p0      41 next
        vpxord zmm13, zmm13, zmm5                    ;   723.7 p5      41 next
        vpxord zmm4, zmm4, zmm1                      ;   724.3 p0      41 next
        vmovdqu64 [rbp + 9536], zmm28                ;   715.3 p8+p9   50 next spill
        vpandd zmm28, zmm22, zmm30                   ;   724.7 p5      41 next
        vmovdqu64 [rbp + 10112], zmm18               ;   716.7 p7+p4   50 next spill
        vpandd zmm18, zmm22, zmm21                   ;   725.3 p0      41 next
        vmovdqu64 [rbp + 9472], zmm25                ;   717.7 p8+p9   50 next spill
        vpandd zmm25, zmm22, zmm1                    ;   725.7 p5      41 next
        vmovdqu64 [rbp + 8768], zmm14                ;   714.7 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm22                       ;   687.7         41 next copy
        vmovdqu64 [rbp + 5632], zmm19                ;   718.7 p8+p9   50 next spill
        vmovdqa64 zmm19, zmm22                       ;   687.7         41 next copy
        vpternlogd zmm19, zmm24, zmm5, 0x78          ;   726.3 p0      41 next
        vmovdqu64 [rbp + 10048], zmm7                ;   714.3 p7+p4   50 next spill
        vpxord zmm7, zmm21, zmm8                     ;   726.7 p5      41 next
        vpandd zmm17, zmm21, zmm8                    ;   727.3 p0      41 next
        vmovdqa64 zmm6, zmm5                         ;   690.3         41 next copy
        vpternlogd zmm6, zmm30, zmm21, 0x78          ;   727.7 p5      41 next
        vpandd zmm0, zmm30, zmm5                     ;   728.3 p0      41 next
        vpandd zmm20, zmm5, zmm1                     ;   728.7 p5      41 next
        vmovdqa64 zmm11, zmm30                       ;   690.3         41 next copy
        vpternlogd zmm11, zmm24, zmm5, 0x78          ;   729.3 p0      41 next
        vpandd zmm2, zmm30, zmm24                    ;   729.7 p5      41 next
        vmovdqu64 [rbp + 10560], zmm3                ;   719.7 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm24                        ;   686.3         41 next copy
        vpternlogd zmm3, zmm5, zmm8, 0xe0            ;   730.3 p0      41 next
        vmovdqu64 [rbp + 9280], zmm29                ;   720.3 p7+p4   50 next spill
        vpandd zmm29, zmm8, zmm1                     ;   730.7 p5      41 next
        vmovdqu64 [rbp + 9216], zmm31                ;   721.3 p8+p9   50 next spill
        vpxord zmm31, zmm8, zmm28                    ;   731.3 p0      41 next
        vpternlogd zmm28, zmm24, zmm8, 0x78          ;   731.7 p5      41 next
        vmovdqu64 [rbp + 10688], zmm10               ;   718.3 p7+p4   41 next spill
        vmovdqu64 zmm10, [rbp + 9216]                ;   721.3 p2      41 next
        vmovdqu64 [rbp + 10624], zmm23               ;   722.7 p8+p9   41 next spill
        vpxord zmm23, zmm8, zmm18                    ;   732.3 p0      41 next
        vmovdqu64 [rbp + 10816], zmm26               ;   720.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm8                        ;   683.7         41 next copy
        vmovdqu64 [rbp + 7232], zmm16                ;   724.3 p8+p9   41 next spill
        vpxord zmm16, zmm24, zmm1                    ;   732.7 p5      41 next
        vpternlogd zmm16, zmm20, zmm7, 0x78          ;   733.7 p0      41 next
        vpternlogd zmm16, zmm1, zmm28, 0x48          ;   734.7 p5      41 next
        vpternlogd zmm28, zmm5, zmm7, 0xb7           ;   734.3 p0      41 next
        vpternlogd zmm5, zmm17, zmm25, 0x60          ;   734.7 p5      41 next
        vpternlogd zmm16, zmm2, zmm18, 0x96          ;   735.7 p0      41 next
        vpternlogd zmm16, zmm8, zmm6, 0x78           ;   736.7 p5      41 next
        vmovdqu64 [rbp + 10752], zmm16               ;   737.7 p7+p4   41 next spill
        vpandd zmm16, zmm24, zmm6                    ;   736.3 p0      41 next
        vmovdqu64 [rbp + 9792], zmm15                ;   722.3 p8+p9   41 next spill
        vpxord zmm15, zmm9, zmm29                    ;   736.7 p5      41 next
        vpternlogd zmm29, zmm11, zmm30, 0x6c         ;   737.3 p0      41 next
        vpternlogd zmm11, zmm24, zmm1, 0x6c          ;   737.7 p5      41 next
        vpternlogd zmm29, zmm22, zmm31, 0x78         ;   738.3 p0      41 next
        vpxord zmm31, zmm31, zmm19                   ;   738.7 p5      41 next
        vpxord zmm22, zmm12, zmm0                    ;   739.3 p0      41 next
        vpternlogd zmm5, zmm0, zmm15, 0x96           ;   739.7 p5      41 next
        vpternlogd zmm12, zmm11, zmm7, 0x6c          ;   740.3 p0      41 next
        vpxord zmm20, zmm20, zmm31                   ;   740.7 p5      41 next
        vpternlogd zmm20, zmm8, zmm22, 0x78          ;   741.7 p0      41 next
        vpternlogd zmm22, zmm1, zmm21, 0x78          ;   741.7 p5      41 next
        vpternlogd zmm9, zmm1, zmm22, 0x48           ;   742.7 p0      41 next
        vpternlogd zmm3, zmm30, zmm22, 0x78          ;   742.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 10560]                ;   719.7 p3      41 next
        vmovdqu64 zmm8, [rbp + 9280]                 ;   720.3 p2      41 next
        vpternlogd zmm18, zmm22, zmm24, 0x78         ;   743.3 p0      41 next
        vmovdqu64 zmm22, [rbp + 9216]                ;   721.3 p3      41 next
        vpternlogd zmm6, zmm5, zmm18, 0x69           ;   744.3 p5      41 next
        vpternlogd zmm24, zmm21, zmm15, 0x48         ;   744.3 p0      41 next
        vmovdqu64 zmm5, [rbp + 9280]                 ;   720.3 p2      41 next
        vmovdqu64 zmm18, [rbp + 9280]                ;   720.3 p3      41 next
        vpternlogd zmm24, zmm20, zmm4, 0x69          ;   745.3 p5      41 next
        vmovdqu64 zmm20, [rbp + 9216]                ;   721.3 p2      41 next
        vpandd zmm14, zmm14, zmm15                   ;   745.3 p0      41 next
        vpternlogd zmm14, zmm2, zmm7, 0x78           ;   746.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 10560]                ;   719.7 p3      41 next
        vmovdqu64 zmm7, [rbp + 10560]                ;   719.7 p2      41 next
        vpandd zmm26, zmm26, zmm15                   ;   746.3 p0      41 next
        vpternlogd zmm26, zmm30, zmm23, 0x78         ;   747.3 p5      41 next
        vpternlogd zmm26, zmm19, zmm9, 0x96          ;   748.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 8512]                ;   615.3 p3     108 r reload
        vmovdqu64 zmm9, [rbp + 8576]                 ;   616.3 p2      50 next
        vpternlogd zmm9, zmm30, [r11 + 1600], 0x96   ;   747.7 p5+p3   50 next
        vmovdqu64 zmm15, [rbp + 10624]               ;   722.7 p2      50 next
        vpternlogd zmm15, zmm30, [rbp + 8576], 0x96  ;   748.3 p0+p3   50 next
        vmovdqa64 zmm19, zmm16                       ;   737.3         41 next copy
        vpternlogd zmm19, zmm17, zmm25, 0x96         ;   748.7 p5      41 next
        vpternlogd zmm25, zmm16, zmm28, 0x96         ;   749.3 p0      41 next
        vmovdqu64 zmm16, [rbp + 10560]               ;   719.7 p2      41 next
        vpternlogd zmm25, zmm1, zmm11, 0x78          ;   750.3 p5      41 next
        vpternlogd zmm31, zmm12, zmm19, 0x96         ;   750.3 p0      41 next
        vmovdqu64 zmm1, [rbp + 6720]                 ;   619.5 p3     108 r reload
        vmovdqu64 zmm11, [rbp + 9600]                ;   619.7 p2      50 next
        vpternlogd zmm11, zmm1, [r11 + 1664], 0x96   ;   750.7 p5+p3   50 next
        vpternlogd zmm28, zmm21, zmm19, 0x1e         ;   751.3 p0      41 next
        vmovdqu64 zmm12, [rbp + 5888]                ;   703.3 p2      50 next
        vpternlogd zmm12, zmm1, [rbp + 9600], 0x96   ;   751.7 p5+p3   50 next
        vpternlogd zmm28, zmm17, zmm23, 0x78         ;   752.3 p0      41 next
        vmovdqu64 zmm17, [rbp + 6336]                ;   621.7 p2     108 r reload
        vmovdqu64 zmm19, [rbp + 9408]                ;   622.5 p3      50 next
        vpternlogd zmm19, zmm17, [r11 + 1728], 0x96  ;   752.7 p5+p2   50 next
        vmovdqu64 zmm21, [rbp + 10688]               ;   718.3 p3      50 next
        vpternlogd zmm21, zmm17, [rbp + 9408], 0x96  ;   753.3 p0+p2   50 next
        vpternlogd zmm14, zmm31, zmm13, 0x96         ;   753.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 10048]               ;   714.3 p3      41 next
        vmovdqu64 zmm23, [rbp + 8768]                ;   714.7 p2      41 next
        vpandd zmm23, zmm23, [rbp + 5632]            ;   754.3 p0+p3   41 next
        vpternlogd zmm29, zmm25, zmm27, 0x96         ;   754.7 p5      41 next
        vmovdqu64 zmm25, [rbp + 9472]                ;   717.7 p2      41 next
        vmovdqu64 zmm17, [rbp + 10112]               ;   716.7 p3      41 next
        vpandd zmm17, zmm17, [rbp + 10048]           ;   755.3 p0+p2   41 next
        vpandd zmm31, zmm31, zmm9                    ;   755.7 p5      41 next
        vpandd zmm25, zmm25, zmm9                    ;   756.3 p0      41 next
        vpternlogd zmm3, zmm28, [rbp + 9792], 0x96   ;   756.7 p5+p3   41 next
        vpxord zmm28, zmm23, zmm31                   ;   757.3 p0      41 next
        vpxord zmm1, zmm17, zmm25                    ;   757.7 p5      41 next
        vmovdqa64 zmm30, zmm11                       ;   751.7         41 next copy
        vmovdqu64 [rbp + 9408], zmm21                ;   754.3 p7+p4   50 next spill
        vpxord zmm21, zmm11, zmm19                   ;   758.3 p0      41 next
        vmovdqu64 [rbp + 10688], zmm12               ;   752.7 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm11                       ;   751.7         41 next copy
        vmovdqu64 [rbp + 9600], zmm15                ;   749.3 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm19                       ;   753.7         41 next copy
        vmovdqu64 [rbp + 5888], zmm17                ;   756.3 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm19                       ;   753.7         41 next copy
        vmovdqu64 [rbp + 8576], zmm28                ;   758.3 p7+p4   41 next spill
        vmovdqu64 zmm28, [rbp + 10368]               ;   630.7 p2      41 next reload
        vpternlogd zmm27, zmm28, [rbp + 7744], 0x96  ;   758.7 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 5952]                ;   631.7 p2     108 r reload
        vmovdqu64 [rbp + 10368], zmm27               ;   759.7 p8+p9   50 next spill
        vmovdqu64 zmm27, [rbp + 10496]               ;   631.8 p3      41 next reload
        vpternlogd zmm13, zmm27, zmm28, 0x96         ;   759.3 p0      50 next
        vmovdqu64 zmm27, [rbp + 7168]                ;   632.7 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 10432]               ;   632.8 p3      41 next reload
        vpternlogd zmm4, zmm28, zmm27, 0x96          ;   759.7 p5      50 next
        vmovdqu64 zmm28, [rbp + 6272]                ;   633.7 p2     108 r reload
        vmovdqu64 zmm27, [rbp + 9856]                ;   633.8 p3      50 next
        vpternlogd zmm27, zmm28, [r11 + 1792], 0x96  ;   760.3 p0+p2   50 next
        vpxord zmm10, zmm10, zmm27                   ;   761.3 p5      41 next
        vpandd zmm17, zmm17, zmm10                   ;   762.3 p0      41 next
        vpandd zmm8, zmm8, zmm10                     ;   762.3 p5      41 next
        vpxord zmm15, zmm15, zmm27                   ;   762.3 p0      41 next
        vpandd zmm7, zmm7, zmm27                     ;   762.7 p5      41 next
        vpternlogd zmm14, zmm28, [rbp + 9856], 0x96  ;   763.3 p0+p3   50 next
        vmovdqa64 zmm28, zmm15                       ;   763.3         41 next copy
        vmovdqu64 [rbp + 9856], zmm14                ;   764.3 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm27                       ;   761.3         41 next copy
        vmovdqu64 [rbp + 10432], zmm4                ;   760.7 p8+p9   50 next spill
        vmovdqa64 zmm4, zmm27                        ;   761.3         41 next copy
        vmovdqu64 [rbp + 10496], zmm13               ;   760.3 p7+p4   50 next spill
        vmovdqu64 zmm13, [rbp + 8256]                ;   635.7 p2     108 r reload
        vmovdqu64 [rbp + 8704], zmm25                ;   757.3 p8+p9   41 next spill
        vmovdqu64 zmm25, [rbp + 8320]                ;   635.8 p3      50 next
        vpternlogd zmm25, zmm13, [r11 + 1856], 0x96  ;   763.7 p5+p2   50 next
        vpxord zmm14, zmm14, zmm25                   ;   764.7 p0      41 next
        vpandd zmm16, zmm16, zmm25                   ;   764.7 p5      41 next
        vpternlogd zmm24, zmm13, [rbp + 8320], 0x96  ;   765.3 p0+p3   50 next
        vpandd zmm13, zmm14, zmm25                   ;   765.7 p5      41 next
        vpternlogd zmm13, zmm11, zmm19, 0x78         ;   766.7 p0      41 next
        vmovdqu64 [rbp + 8320], zmm24                ;   766.3 p7+p4   50 next spill
        vmovdqa64 zmm24, zmm25                       ;   764.7         41 next copy
        vmovdqu64 [rbp + 6592], zmm31                ;   756.7 p8+p9   41 next spill
        vmovdqu64 zmm31, [rbp + 8064]                ;   637.7 p2     108 r reload
        vmovdqu64 [rbp + 6400], zmm9                 ;   748.7 p7+p4   50 next spill
        vmovdqu64 zmm9, [rbp + 9984]                 ;   638.0 p3      50 next
        vpternlogd zmm9, zmm31, [r11 + 1024], 0x96   ;   766.7 p5+p2   50 next
        vpternlogd zmm17, zmm25, zmm9, 0x78          ;   767.7 p0      41 next
        vpxord zmm12, zmm12, zmm17                   ;   768.7 p5      41 next
        vpternlogd zmm17, zmm19, zmm14, 0x1e         ;   768.7 p0      41 next
        vpxord zmm30, zmm30, zmm9                    ;   768.7 p5      41 next
        vpternlogd zmm7, zmm25, zmm30, 0x78          ;   769.7 p0      41 next
        vpxord zmm24, zmm24, zmm9                    ;   769.7 p5      41 next
        vpandd zmm0, zmm0, zmm24                     ;   770.7 p0      41 next
        vpternlogd zmm29, zmm31, [rbp + 9984], 0x96  ;   770.7 p5+p3   50 next
        vpternlogd zmm0, zmm15, [rbp + 9280], 0x78   ;   771.7 p0+p2   41 next
        vmovdqu64 zmm15, [rbp + 5696]                ;   641.3 p3     108 r reload
        vmovdqu64 zmm31, [rbp + 9664]                ;   641.7 p2      50 next
        vpternlogd zmm31, zmm15, [r11 + 1088], 0x96  ;   771.7 p5+p3   50 next
        vpandd zmm28, zmm28, zmm31                   ;   772.7 p0      41 next
        vpandd zmm22, zmm22, zmm31                   ;   772.7 p5      41 next
        vpxord zmm5, zmm5, zmm22                     ;   773.7 p0      41 next
        vpandd zmm18, zmm18, zmm31                   ;   773.7 p5      41 next
        vpternlogd zmm18, zmm14, zmm30, 0x78         ;   774.7 p0      41 next
        vpxord zmm20, zmm20, zmm18                   ;   775.7 p5      41 next
        vpternlogd zmm3, zmm15, [rbp + 9664], 0x96   ;   775.3 p0+p2   50 next
        vpandd zmm2, zmm2, zmm31                     ;   775.7 p5      41 next
        vmovdqu64 zmm18, [rbp + 9216]                ;   721.3 p3      50 next reload
        vpternlogd zmm2, zmm11, zmm18, 0x78          ;   776.7 p0      41 next
        vmovdqa64 zmm15, zmm11                       ;   751.7         41 next copy
        vpternlogd zmm15, zmm27, zmm31, 0x60         ;   776.7 p5      41 next
        vpternlogd zmm11, zmm19, [rbp + 9280], 0x6c  ;   777.3 p0+p2   41 next
        vpternlogd zmm15, zmm9, [rbp + 9280], 0x87   ;   777.7 p5+p3   41 next
        vmovdqu64 [rbp + 9664], zmm3                 ;   776.3 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm31                        ;   772.7         41 next copy
        vpternlogd zmm3, zmm19, zmm27, 0x78          ;   778.3 p0      41 next
        vpxord zmm0, zmm0, zmm3                      ;   779.3 p5      41 next
        vmovdqu64 [rbp + 9984], zmm29                ;   771.7 p7+p4   50 next spill
        vmovdqa64 zmm29, zmm13                       ;   767.7         41 next copy
        vpternlogd zmm29, zmm14, zmm10, 0x78         ;   779.3 p0      41 next
        vpternlogd zmm10, zmm0, zmm25, 0x6c          ;   780.3 p5      41 next
        vpternlogd zmm0, zmm19, zmm9, 0x78           ;   780.3 p0      41 next
        vpternlogd zmm0, zmm25, zmm29, 0x96          ;   781.3 p5      41 next
        vpternlogd zmm25, zmm18, [rbp + 10560], 0x78 ;   781.3 p0+p2   41 next
        vpternlogd zmm14, zmm11, [rbp + 9280], 0x6c  ;   781.7 p5+p3   41 next
        vpternlogd zmm11, zmm31, zmm30, 0x78         ;   782.3 p0      41 next
        vpternlogd zmm14, zmm24, zmm28, 0x96         ;   782.7 p5      41 next
        vpternlogd zmm28, zmm15, zmm8, 0x96          ;   783.3 p0      41 next
        vpternlogd zmm25, zmm22, zmm28, 0x96         ;   784.3 p5      41 next
        vmovdqu64 zmm22, [rbp + 7232]                ;   724.3 p2      41 next reload
        vmovdqu64 zmm28, [rbp + 10240]               ;   650.8 p3      50 next reload
        vpternlogd zmm6, zmm28, zmm22, 0x96          ;   784.3 p0      50 next
        vpternlogd zmm15, zmm16, zmm20, 0x96         ;   784.7 p5      41 next
        vmovdqu64 zmm28, [rbp + 9280]                ;   720.3 p2      50 next reload
        vpternlogd zmm16, zmm9, zmm28, 0x87          ;   785.3 p0      41 next
        vpternlogd zmm9, zmm2, zmm21, 0x6c           ;   785.7 p5      41 next
        vpternlogd zmm15, zmm2, zmm11, 0x96          ;   786.3 p0      41 next
        vmovdqu64 zmm2, [rbp + 10560]                ;   719.7 p3      50 next reload
        vpternlogd zmm28, zmm2, zmm2, 0x3f           ;   786.7 p5      41 next
        vpternlogd zmm21, zmm13, zmm2, 0x6c          ;   787.3 p0      41 next
        vpternlogd zmm14, zmm8, zmm21, 0x69          ;   788.3 p5      41 next
        vmovdqu64 zmm8, [rbp + 9024]                 ;   653.8 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 6208]                ;   654.0 p3      41 next reload
        vpternlogd zmm22, zmm21, zmm8, 0x96          ;   788.3 p0      50 next
        vpternlogd zmm17, zmm29, zmm2, 0x96          ;   788.7 p5      41 next
        vmovdqu64 zmm21, [rbp + 10304]               ;   654.8 p2      50 next reload
        vpternlogd zmm26, zmm21, [rbp + 10624], 0x96 ;   789.3 p0+p3   50 next
        vpternlogd zmm27, zmm3, zmm28, 0x6a          ;   789.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 8192]                 ;   655.8 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 5760]                ;   656.0 p3      41 next reload
        vmovdqu64 zmm29, [rbp + 10816]               ;   720.7 p2      50 next
        vpternlogd zmm29, zmm21, zmm3, 0x96          ;   790.3 p0      50 next
        vmovdqu64 zmm21, [rbp + 10112]               ;   716.7 p3      41 next
        vpandd zmm21, zmm21, [rbp + 6400]            ;   790.7 p5+p2   41 next
        vpternlogd zmm20, zmm13, zmm27, 0x96         ;   791.3 p0      41 next
        vpternlogd zmm19, zmm2, zmm9, 0x6a           ;   791.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 7552]                 ;   658.0 p3     108 r reload
        vmovdqu64 zmm13, [rbp + 10176]               ;   658.8 p2      41 next reload
        vmovdqu64 zmm27, [rbp + 9792]                ;   722.3 p3      50 next
        vpternlogd zmm27, zmm13, zmm2, 0x96          ;   792.3 p0      50 next
        vmovdqu64 zmm13, [rbp + 5632]                ;   718.7 p2      41 next
        vpternlogd zmm9, zmm7, zmm5, 0x96            ;   792.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 9536]                 ;   715.3 p3      41 next
        vpxord zmm7, zmm7, [rbp + 5632]              ;   793.3 p0+p2   41 next
        vpternlogd zmm16, zmm10, zmm12, 0x96         ;   793.7 p5      41 next
        vpternlogd zmm28, zmm5, zmm18, 0x78          ;   794.3 p0      41 next
        vpternlogd zmm19, zmm18, zmm30, 0x78         ;   794.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 10752]               ;   737.7 p3      41 next reload
        vmovdqu64 zmm5, [rbp + 8448]                 ;   661.8 p2      50 next
        vpternlogd zmm5, zmm30, [rbp + 10816], 0x96  ;   795.3 p0+p3   50 next
        vmovdqu64 zmm30, [rbp + 8768]                ;   714.7 p2      41 next
        vmovdqu64 zmm10, [rbp + 10048]               ;   714.3 p3      50 next reload
        vpandd zmm30, zmm30, zmm10                   ;   795.7 p5      41 next
        vmovdqu64 zmm18, [rbp + 8768]                ;   714.7 p2      41 next
        vpxord zmm18, zmm18, [rbp + 9472]            ;   796.3 p0+p3   41 next
        vpxord zmm4, zmm4, zmm19                     ;   796.7 p5      41 next
        vmovdqu64 zmm19, [rbp + 9472]                ;   717.7 p2      41 next
        vpternlogd zmm4, zmm31, zmm24, 0x78          ;   797.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 9536]                ;   715.3 p3      41 next
        vmovdqu64 zmm24, [rbp + 6400]                ;   748.7 p2      50 next reload
        vpandd zmm31, zmm31, zmm24                   ;   797.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 9472]                 ;   717.7 p3      41 next
        vpandd zmm2, zmm2, [rbp + 10112]             ;   798.3 p0+p2   41 next
        vmovdqu64 zmm3, [rbp + 5632]                 ;   718.7 p3      41 next
        vmovdqu64 zmm8, [rbp + 8768]                 ;   714.7 p2      41 next
        vpandd zmm8, zmm8, zmm24                     ;   798.7 p5      41 next
        vmovdqu64 [rbp + 10816], zmm27               ;   793.3 p8+p9   50 next spill
        vmovdqu64 zmm27, [rbp + 5632]                ;   718.7 p3      41 next
        vpandd zmm27, zmm27, [rbp + 9536]            ;   799.3 p0+p2   41 next
        vmovdqu64 [rbp + 10752], zmm29               ;   791.3 p7+p4   50 next spill
        vmovdqu64 zmm29, [rbp + 8576]                ;   758.3 p3      41 next
        vpandd zmm29, zmm29, zmm24                   ;   799.7 p5      41 next
        vmovdqu64 [rbp + 8448], zmm22                ;   789.3 p8+p9   50 next spill
        vmovdqu64 zmm22, [rbp + 5632]                ;   718.7 p2      41 next
        vpandd zmm22, zmm22, [rbp + 8576]            ;   800.3 p0+p3   41 next
        vpxord zmm13, zmm13, zmm21                   ;   800.7 p5      41 next
        vpternlogd zmm18, zmm30, zmm7, 0x78          ;   801.3 p0      41 next
        vmovdqu64 [rbp + 9216], zmm26                ;   790.3 p7+p4   50 next spill
        vmovdqu64 zmm26, [rbp + 8768]                ;   714.7 p2      41 next
        vpxord zmm26, zmm26, zmm14                   ;   801.7 p5      41 next
        vmovdqu64 zmm14, [rbp + 9536]                ;   715.3 p3      41 next
        vpxord zmm14, zmm14, zmm15                   ;   802.3 p0      41 next
        vpxord zmm15, zmm10, zmm25                   ;   802.7 p5      41 next
        vpxord zmm0, zmm0, [r8 + 8704]               ;   803.3 p0+p2   44 next
        vmovdqu64 zmm25, [rbp + 9472]                ;   717.7 p3      50 next reload
        vpternlogd zmm11, zmm17, zmm25, 0x96         ;   803.7 p5      41 next
        vmovdqa64 zmm17, zmm24                       ;   754.7         41 next copy
        vpternlogd zmm17, zmm25, zmm10, 0x78         ;   804.3 p0      41 next
        vpternlogd zmm29, zmm2, zmm7, 0x78           ;   804.7 p5      41 next
        vpternlogd zmm16, zmm24, zmm28, 0x96         ;   805.3 p0      41 next
        vpxord zmm3, zmm3, zmm31                     ;   805.7 p5      41 next
        vpxord zmm20, zmm20, [r8 + 8640]             ;   806.3 p0+p2   44 next
        vpternlogd zmm21, zmm25, [rbp + 5632], 0x78  ;   806.7 p5+p3   41 next
        vpternlogd zmm12, zmm9, [rbp + 10112], 0x96  ;   807.3 p0+p2   41 next
        vmovdqu64 zmm9, [rbp + 5632]                 ;   718.7 p3      50 next reload
        vpternlogd zmm28, zmm4, zmm9, 0x96           ;   807.7 p5      41 next
        vmovdqa64 zmm4, zmm25                        ;   723.7         41 next copy
        vpternlogd zmm4, zmm10, zmm9, 0xe0           ;   808.3 p0      41 next
        vmovdqu64 [rbp + 10176], zmm5                ;   796.3 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm25                        ;   723.7         41 next copy
        vpternlogd zmm5, zmm10, [rbp + 10112], 0x6a  ;   808.7 p5+p2   41 next
        vmovdqu64 [rbp + 9792], zmm6                 ;   785.3 p7+p4   50 next spill
        vpxord zmm6, zmm13, zmm17                    ;   809.3 p0      41 next
        vpxord zmm30, zmm30, zmm6                    ;   810.3 p5      41 next
        vpternlogd zmm30, zmm9, zmm1, 0x78           ;   811.3 p0      41 next
        vpternlogd zmm23, zmm5, [rbp + 10112], 0x6c  ;   810.7 p5+p3   41 next
        vpternlogd zmm23, zmm24, zmm13, 0x78         ;   811.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 9536]                ;   715.3 p2      50 next reload
        vmovdqu64 zmm24, [rbp + 8768]                ;   714.7 p3      50 next reload
        vpternlogd zmm1, zmm24, zmm13, 0x78          ;   811.7 p5      41 next
        vpternlogd zmm5, zmm25, zmm24, 0x6c          ;   812.3 p0      41 next
        vpternlogd zmm18, zmm24, zmm21, 0x48         ;   812.7 p5      41 next
        vpternlogd zmm18, zmm2, zmm31, 0x96          ;   813.7 p0      41 next
        vpternlogd zmm21, zmm10, zmm7, 0xb7          ;   813.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 10112]                ;   716.7 p2      50 next reload
        vmovdqa64 zmm9, zmm10                        ;   720.3         41 next copy
        vpternlogd zmm9, zmm13, zmm2, 0x78           ;   814.3 p0      41 next
        vpternlogd zmm10, zmm27, zmm8, 0x60          ;   814.7 p5      41 next
        vpternlogd zmm4, zmm2, zmm1, 0x78            ;   815.3 p0      41 next
        vpternlogd zmm22, zmm2, zmm3, 0x78           ;   815.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 8576]                 ;   758.3 p3      41 next reload
        vmovdqu64 [rbp + 10112], zmm20               ;   807.3 p8+p9   44 next spill
        vmovdqa64 zmm20, zmm13                       ;   721.3         41 next copy
        vpternlogd zmm20, zmm25, zmm2, 0x60          ;   816.3 p0      41 next
        vpternlogd zmm31, zmm25, zmm1, 0x78          ;   816.7 p5      41 next
        vmovdqu64 zmm25, [rbp + 10112]               ;   807.3 p2      41 next
        vpternlogd zmm20, zmm30, zmm26, 0x69         ;   817.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 10112]               ;   807.3 p3      41 next
        vpxord zmm26, zmm26, [r8 + 8256]             ;   817.7 p5+p2   44 next
        vpandd zmm19, zmm19, zmm9                    ;   818.3 p0      41 next
        vpxord zmm20, zmm20, [r8 + 8832]             ;   818.7 p5+p3   44 next
        vpandd zmm30, zmm30, zmm0                    ;   819.3 p0      41 next
        vpternlogd zmm10, zmm2, [rbp + 5888], 0x96   ;   819.7 p5+p2   41 next
        vpternlogd zmm10, zmm31, zmm9, 0x69          ;   820.7 p0      41 next
        vpternlogd zmm1, zmm24, [rbp + 6592], 0x48   ;   820.7 p5+p3   41 next
        vmovdqu64 zmm31, [rbp + 10112]               ;   807.3 p2      41 next
        vmovdqu64 zmm2, [rbp + 10112]                ;   807.3 p3      41 next
        vpternlogd zmm22, zmm17, zmm1, 0x96          ;   821.7 p0      41 next
        vpternlogd zmm18, zmm9, [rbp + 5632], 0x78   ;   821.7 p5+p2   41 next
        vpternlogd zmm7, zmm5, [rbp + 8704], 0x6c    ;   822.3 p0+p3   41 next
        vpxord zmm1, zmm15, [r8 + 8192]              ;   822.7 p5+p2   44 next
        vpternlogd zmm10, zmm14, [r8 + 8896], 0x96   ;   823.3 p0+p3   44 next
        vpxord zmm14, zmm14, [r8 + 8320]             ;   823.7 p5+p2   44 next
        vpternlogd zmm18, zmm12, [r8 + 8960], 0x96   ;   824.3 p0+p3   44 next
        vpxord zmm12, zmm12, [r8 + 8384]             ;   824.7 p5+p2   44 next
        vpternlogd zmm22, zmm16, [r8 + 9152], 0x96   ;   825.3 p0+p3   44 next
        vpxord zmm16, zmm16, [r8 + 8576]             ;   825.7 p5+p2   44 next
        vpxord zmm9, zmm11, [r8 + 8448]              ;   826.3 p0+p3   44 next
        vpxord zmm17, zmm28, [r8 + 8512]             ;   826.7 p5+p2   44 next
        vpandd zmm31, zmm31, zmm17                   ;   827.7 p0      41 next
        vpandd zmm2, zmm2, zmm9                      ;   827.7 p5      41 next
        vpternlogd zmm2, zmm0, zmm1, 0x78            ;   828.7 p0      41 next
        vmovdqu64 [rbp + 8704], zmm10                ;   824.3 p7+p4   44 next spill
        vmovdqa64 zmm10, zmm19                       ;   819.3         41 next copy
        vpternlogd zmm10, zmm27, zmm8, 0x96          ;   828.7 p5      41 next
        vpternlogd zmm8, zmm19, zmm21, 0x96          ;   829.3 p0      41 next
        vpternlogd zmm8, zmm24, zmm5, 0x78           ;   830.3 p5      41 next
        vpternlogd zmm6, zmm7, zmm10, 0x96           ;   830.3 p0      41 next
        vpternlogd zmm21, zmm13, zmm10, 0x1e         ;   830.7 p5      41 next
        vpternlogd zmm21, zmm27, zmm3, 0x78          ;   831.7 p0      41 next
        vpternlogd zmm15, zmm29, zmm6, 0x96          ;   831.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 8704]                 ;   824.3 p3      41 next
        vpternlogd zmm11, zmm23, zmm8, 0x96          ;   832.3 p0      41 next
        vpternlogd zmm28, zmm4, zmm21, 0x96          ;   832.7 p5      41 next
        vmovdqu64 zmm4, [r8 + 8768]                  ;   698.5 p2      44 next
        vmovdqu64 zmm5, [r8 + 9024]                  ;   698.8 p3      44 next
        vmovdqu64 zmm6, [r8 + 9088]                  ;   699.5 p2      44 next
        vpxord zmm7, zmm0, zmm14                     ;   833.3 p0      41 next
        vpxord zmm4, zmm4, zmm15                     ;   833.7 p5      44 next
        vpxord zmm5, zmm5, zmm11                     ;   834.3 p0      44 next
        vpxord zmm6, zmm6, zmm28                     ;   834.7 p5      44 next
        vmovdqu64 zmm8, [rbp + 8704]                 ;   824.3 p3      41 next
        vmovdqu64 zmm10, [rbp + 8704]                ;   824.3 p2      41 next
        vmovdqa64 zmm11, zmm0                        ;   804.3         41 next copy
        vpxord zmm13, zmm30, zmm17                   ;   835.3 p0      41 next
        vpxord zmm15, zmm1, zmm16                    ;   835.7 p5      41 next
        vpxord zmm19, zmm1, zmm26                    ;   836.3 p0      41 next
        vmovdqa64 zmm21, zmm1                        ;   823.7         41 next copy
        vpxord zmm23, zmm26, zmm14                   ;   836.7 p5      41 next
        vpandd zmm25, zmm25, zmm23                   ;   837.7 p0      41 next
        vpandd zmm24, zmm26, zmm7                    ;   837.7 p5      41 next
        vpternlogd zmm24, zmm12, zmm16, 0x78         ;   838.7 p0      41 next
        vpxord zmm27, zmm16, zmm12                   ;   838.7 p5      41 next
        vpxord zmm21, zmm21, zmm24                   ;   839.7 p0      41 next
        vmovdqu64 zmm28, [rbp + 10112]               ;   807.3 p3      44 next reload
        vmovdqa64 zmm29, zmm1                        ;   823.7         41 next copy
        vpternlogd zmm29, zmm14, zmm28, 0x60         ;   839.7 p5      41 next
        vpternlogd zmm29, zmm17, zmm16, 0x87         ;   840.7 p0      41 next
        vpandd zmm8, zmm8, zmm22                     ;   840.7 p5      41 next
        vpxord zmm3, zmm3, zmm6                      ;   841.3 p0      41 next
        vpandd zmm10, zmm10, zmm6                    ;   841.7 p5      41 next
        vmovdqu64 [rbp + 9536], zmm10                ;   842.7 p8+p9   41 next spill
        vpxord zmm10, zmm14, zmm12                   ;   842.3 p0      41 next
        vpternlogd zmm24, zmm26, zmm10, 0x1e         ;   843.3 p5      41 next
        vpternlogd zmm31, zmm10, zmm15, 0x78         ;   843.3 p0      41 next
        vpxord zmm11, zmm11, zmm31                   ;   844.3 p5      41 next
        vmovdqa64 zmm31, zmm26                       ;   818.7         41 next copy
        vpternlogd zmm31, zmm1, zmm17, 0x78          ;   844.3 p0      41 next
        vmovdqu64 [rbp + 8768], zmm8                 ;   841.7 p7+p4   41 next spill
        vpandd zmm8, zmm14, zmm9                     ;   844.7 p5      41 next
        vmovdqu64 [rbp + 5632], zmm3                 ;   842.3 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 8768]                 ;   841.7 p2      41 next
        vpternlogd zmm8, zmm12, zmm15, 0x78          ;   845.7 p0      41 next
        vpxord zmm3, zmm3, zmm6                      ;   847.7 p5      41 next
        vmovdqu64 [rbp + 6592], zmm3                 ;   848.7 p7+p4   41 next spill
        vpandd zmm3, zmm12, zmm10                    ;   846.3 p0      41 next
        vpternlogd zmm3, zmm1, zmm26, 0x78           ;   847.3 p5      41 next
        vmovdqa64 zmm1, zmm14                        ;   824.7         41 next copy
        vmovdqu64 [rbp + 8576], zmm18                ;   825.3 p8+p9   44 next spill
        vmovdqa64 zmm18, zmm28                       ;   813.3         41 next copy
        vpternlogd zmm18, zmm26, zmm14, 0x78         ;   847.3 p0      41 next
        vmovdqu64 [rbp + 5888], zmm5                 ;   835.3 p7+p4   44 next spill
        vmovdqu64 zmm5, [rbp + 8576]                 ;   825.3 p3      41 next
        vmovdqu64 [rbp + 9472], zmm20                ;   819.7 p8+p9   44 next spill
        vmovdqu64 zmm20, [rbp + 5888]                ;   835.3 p2      41 next
        vmovdqu64 [rbp + 10048], zmm6                ;   835.7 p7+p4   44 next spill
        vmovdqu64 zmm6, [rbp + 9472]                 ;   819.7 p3      41 next
        vpandd zmm6, zmm6, [rbp + 10048]             ;   847.7 p5+p2   41 next
        vmovdqu64 [rbp + 6400], zmm6                 ;   848.7 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 8576]                 ;   825.3 p3      41 next
        vmovdqu64 [rbp + 10560], zmm4                ;   834.7 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 6400]                 ;   848.7 p2      41 next
        vpandd zmm5, zmm5, [rbp + 10560]             ;   848.3 p0+p3   41 next
        vmovdqu64 [rbp + 5760], zmm5                 ;   849.3 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 10560]                ;   834.7 p2      41 next
        vmovdqu64 [rbp + 10624], zmm22               ;   826.3 p7+p4   44 next spill
        vmovdqu64 zmm22, [rbp + 5760]                ;   849.3 p3      41 next
        vpandd zmm5, zmm5, [rbp + 10624]             ;   848.7 p5+p2   41 next
        vpandd zmm20, zmm20, [rbp + 10624]           ;   849.3 p0+p3   41 next
        vpandd zmm6, zmm6, [rbp + 10624]             ;   849.7 p5+p2   41 next
        vmovdqu64 [rbp + 10304], zmm6                ;   850.7 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 10048]                ;   835.7 p3      41 next
        vpxord zmm6, zmm6, [rbp + 10304]             ;   856.7 p0+p2   41 next
        vmovdqu64 [rbp + 6208], zmm6                 ;   857.7 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 9472]                 ;   819.7 p3      41 next
        vpandd zmm6, zmm6, [rbp + 10560]             ;   850.7 p5+p2   41 next
        vmovdqu64 [rbp + 7232], zmm6                 ;   851.7 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 6208]                 ;   857.7 p3      41 next
        vmovdqu64 [rbp + 9280], zmm20                ;   850.3 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 7232]                ;   851.7 p2      41 next
        vpxord zmm22, zmm22, [rbp + 9280]            ;   856.3 p0+p3   41 next
        vmovdqu64 [rbp + 10240], zmm22               ;   857.3 p8+p9   41 next spill
        vmovdqu64 zmm22, [rbp + 9472]                ;   819.7 p2      41 next
        vpxord zmm22, zmm22, [rbp + 5888]            ;   851.7 p5+p3   41 next
        vmovdqu64 [rbp + 6848], zmm22                ;   852.7 p7+p4   41 next spill
        vmovdqu64 zmm22, [rbp + 5888]                ;   835.3 p2      41 next
        vmovdqu64 [rbp + 6528], zmm5                 ;   849.7 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 5888]                 ;   835.3 p3      41 next
        vpxord zmm4, zmm4, [rbp + 6528]              ;   855.7 p0+p2   41 next
        vpandd zmm5, zmm5, [rbp + 8576]              ;   852.7 p5+p3   41 next
        vmovdqu64 [rbp + 6464], zmm5                 ;   853.7 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 9472]                 ;   819.7 p2      41 next
        vpandd zmm5, zmm5, [rbp + 10624]             ;   853.3 p0+p3   41 next
        vmovdqu64 [rbp + 9088], zmm5                 ;   854.3 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 10624]                ;   826.3 p2      41 next
        vmovdqu64 [rbp + 7872], zmm4                 ;   856.7 p7+p4   41 next spill
        vmovdqu64 zmm4, [rbp + 10048]                ;   835.7 p3      41 next
        vpandd zmm5, zmm5, [rbp + 7872]              ;   862.7 p5+p2   41 next
        vpandd zmm4, zmm4, [rbp + 7872]              ;   862.7 p0+p3   41 next
        vmovdqu64 [rbp + 9728], zmm4                 ;   863.7 p8+p9   41 next spill
        vpandd zmm4, zmm7, zmm17                     ;   854.7 p5      41 next
        vmovdqu64 [rbp + 8128], zmm5                 ;   863.7 p7+p4   41 next spill
        vpandd zmm5, zmm12, zmm9                     ;   855.3 p0      41 next
        vmovdqu64 [rbp + 7488], zmm21                ;   840.7 p8+p9   41 next spill
        vpandd zmm21, zmm27, zmm9                    ;   855.7 p5      41 next
        vpternlogd zmm21, zmm23, zmm17, 0x78         ;   856.7 p0      41 next
        vmovdqa64 zmm23, zmm9                        ;   827.3         41 next copy
        vpternlogd zmm23, zmm17, zmm17, 0x3f         ;   856.7 p5      41 next
        vpternlogd zmm14, zmm23, zmm18, 0x6c         ;   857.7 p0      41 next
        vpxord zmm18, zmm18, zmm21                   ;   857.7 p5      41 next
        vpternlogd zmm14, zmm11, zmm3, 0x96          ;   858.7 p0      41 next
        vpternlogd zmm11, zmm5, zmm29, 0x96          ;   858.7 p5      41 next
        vpternlogd zmm29, zmm25, zmm4, 0x96          ;   859.3 p0      41 next
        vpternlogd zmm5, zmm17, zmm16, 0x87          ;   859.7 p5      41 next
        vpternlogd zmm17, zmm31, zmm10, 0x6c         ;   860.3 p0      41 next
        vpternlogd zmm31, zmm28, zmm15, 0x78         ;   860.7 p5      41 next
        vmovdqu64 zmm21, [rbp + 10560]               ;   834.7 p2      41 next
        vpternlogd zmm25, zmm17, zmm27, 0x96         ;   861.3 p0      41 next
        vmovdqu64 zmm17, [rbp + 9472]                ;   819.7 p3      41 next
        vpternlogd zmm10, zmm3, zmm7, 0x6c           ;   861.7 p5      41 next
        vpternlogd zmm3, zmm9, zmm19, 0x78           ;   862.3 p0      41 next
        vpternlogd zmm19, zmm2, zmm16, 0x6c          ;   862.7 p5      41 next
        vpternlogd zmm25, zmm4, zmm3, 0x69           ;   863.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 8704]                 ;   824.3 p2      41 next
        vmovdqu64 zmm4, [r8 + 1984]                  ;   725.7 p3      58 r
        vpandd zmm4, zmm4, [rbp + 10496]             ;   863.7 p5+p2   58 r
        vpternlogd zmm11, zmm2, zmm31, 0x96          ;   864.3 p0      41 next
        vmovdqu64 zmm2, [r8 + 1024]                  ;   726.7 p3      58 r
        vpandd zmm2, zmm2, [rbp + 10432]             ;   864.7 p5+p2   58 r
        vpternlogd zmm7, zmm18, zmm12, 0x6c          ;   865.3 p0      41 next
        vpternlogd zmm18, zmm16, zmm26, 0x78         ;   865.7 p5      41 next
        vmovdqu64 zmm16, [r8 + 1088]                 ;   727.7 p3      58 r
        vpandd zmm16, zmm16, [rbp + 8448]            ;   866.3 p0+p2   58 r
        vpternlogd zmm23, zmm0, zmm13, 0x78          ;   866.7 p5      41 next
        vpternlogd zmm13, zmm8, zmm19, 0x96          ;   867.3 p0      41 next
        vmovdqu64 zmm8, [r8 + 1152]                  ;   728.7 p3      58 r
        vpandd zmm8, zmm8, [rbp + 10752]             ;   867.7 p5+p2   58 r
        vpternlogd zmm19, zmm26, zmm9, 0x78          ;   868.3 p0      41 next
        vmovdqu64 zmm26, [r8 + 1216]                 ;   729.7 p3      58 r
        vpandd zmm26, zmm26, [rbp + 10368]           ;   868.7 p5+p2   58 r
        vpternlogd zmm19, zmm15, zmm0, 0x78          ;   869.3 p0      41 next
        vmovdqu64 zmm15, [r8 + 1280]                 ;   730.7 p3      58 r
        vpandd zmm15, zmm15, [rbp + 10816]           ;   869.7 p5+p2   58 r
        vpternlogd zmm0, zmm12, zmm9, 0x6c           ;   870.3 p0      41 next
        vpternlogd zmm0, zmm30, zmm29, 0x96          ;   871.3 p5      41 next
        vmovdqu64 zmm30, [r8 + 1344]                 ;   731.7 p3      58 r
        vmovdqu64 zmm29, [rbp + 9600]                ;   749.3 p2      50 next reload
        vpandd zmm30, zmm30, zmm29                   ;   871.3 p0      58 r
        vpternlogd zmm24, zmm9, zmm10, 0x96          ;   871.7 p5      41 next
        vmovdqu64 zmm9, [r8 + 1408]                  ;   732.7 p3      58 r
        vpandd zmm9, zmm9, [rbp + 10688]             ;   872.3 p0+p2   58 r
        vpternlogd zmm12, zmm10, zmm18, 0x96         ;   872.7 p5      41 next
        vmovdqu64 zmm10, [r8 + 1472]                 ;   733.7 p3      58 r
        vmovdqu64 zmm18, [rbp + 9408]                ;   754.3 p2      50 next reload
        vpandd zmm10, zmm10, zmm18                   ;   873.3 p0      58 r
        vpxord zmm1, zmm1, zmm19                     ;   873.7 p5      41 next
        vmovdqu64 zmm19, [r8 + 1536]                 ;   734.7 p3      58 r
        vpandd zmm19, zmm19, [rbp + 9856]            ;   874.3 p0+p2   58 r
        vpternlogd zmm1, zmm28, zmm27, 0x78          ;   874.7 p5      41 next
        vmovdqu64 zmm27, [r8 + 1728]                 ;   735.7 p3      58 r
        vmovdqu64 zmm28, [rbp + 10176]               ;   796.3 p2      50 next reload
        vpandd zmm27, zmm27, zmm28                   ;   875.3 p0      58 r
        vpxord zmm17, zmm17, zmm25                   ;   875.7 p5      41 next
        vmovdqu64 zmm25, [r8 + 1792]                 ;   736.7 p3      58 r
        vpandd zmm25, zmm25, [rbp + 9984]            ;   876.3 p0+p2   58 r
        vpxord zmm3, zmm3, zmm11                     ;   876.7 p5      41 next
        vmovdqu64 zmm11, [r8 + 1920]                 ;   737.8 p3      58 r
        vpandd zmm11, zmm11, [rbp + 9216]            ;   877.3 p0+p2   58 r
        vpxord zmm21, zmm21, zmm0                    ;   877.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 7488]                 ;   840.7 p3      41 next reload
        vpternlogd zmm5, zmm7, zmm0, 0x96            ;   878.3 p0      41 next
        vpternlogd zmm9, zmm12, zmm18, 0x96          ;   878.7 p5      58 r
        vmovdqu64 zmm7, [rbp + 8576]                 ;   825.3 p2      44 next reload
        vpternlogd zmm0, zmm13, zmm7, 0x96           ;   879.3 p0      41 next
        vmovdqu64 zmm12, [rbp + 5888]                ;   835.3 p3      44 next reload
        vpternlogd zmm31, zmm24, zmm12, 0x96         ;   879.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 10560]               ;   834.7 p2      44 next reload
        vmovdqa64 zmm24, zmm7                        ;   831.3         41 next copy
        vpternlogd zmm24, zmm12, zmm13, 0x78         ;   880.3 p0      41 next
        vpternlogd zmm30, zmm14, [rbp + 10688], 0x96 ;   880.7 p5+p3   58 r
        vmovdqu64 zmm14, [rbp + 10048]               ;   835.7 p2      44 next reload
        vpternlogd zmm1, zmm23, zmm14, 0x96          ;   881.3 p0      41 next
        vmovdqa64 zmm18, zmm12                       ;   841.3         41 next copy
        vpternlogd zmm18, zmm13, zmm14, 0xe0         ;   881.7 p5      41 next
        vpternlogd zmm23, zmm5, [rbp + 10624], 0x96  ;   882.3 p0+p3   41 next
        vpternlogd zmm15, zmm23, zmm29, 0x96         ;   883.3 p5      58 r
        vmovdqu64 zmm5, [rbp + 10432]                ;   760.7 p2      50 next reload
        vpternlogd zmm4, zmm17, zmm5, 0x96           ;   883.3 p0      58 r
        vpternlogd zmm2, zmm3, [rbp + 8448], 0x96    ;   883.7 p5+p3   58 r
        vpternlogd zmm11, zmm21, [rbp + 10496], 0x96 ;   884.3 p0+p2   58 r
        vpternlogd zmm16, zmm0, [rbp + 10752], 0x96  ;   884.7 p5+p3   58 r
        vpternlogd zmm8, zmm31, [rbp + 10368], 0x96  ;   885.3 p0+p2   58 r
        vpternlogd zmm26, zmm1, [rbp + 10816], 0x96  ;   885.7 p5+p3   58 r
        vpternlogd zmm5, zmm11, [r9 + 9216], 0x1e    ;   886.3 p0+p2   59 r
        vmovdqa64 zmm29, zmm12                       ;   841.3         41 next copy
        vpternlogd zmm29, zmm14, [rbp + 10304], 0x6a ;   886.7 p5+p3   41 next
        vmovdqu64 [rbp + 10304], zmm11               ;   885.3 p7+p4   58 r spill
        vmovdqa64 zmm11, zmm13                       ;   840.7         41 next copy
        vpternlogd zmm11, zmm7, [rbp + 8704], 0x78   ;   887.3 p0+p2   41 next
        vpandd zmm22, zmm22, zmm11                   ;   888.3 p5      41 next
        vmovdqa64 zmm28, zmm12                       ;   841.3         41 next copy
        vpternlogd zmm28, zmm13, [rbp + 10624], 0x6a ;   888.3 p0+p3   41 next
        vpxord zmm6, zmm6, zmm28                     ;   889.3 p5      41 next
        vpxord zmm20, zmm20, zmm6                    ;   890.3 p0      41 next
        vpternlogd zmm20, zmm14, [rbp + 10240], 0x78 ;   891.3 p5+p2   41 next
        vmovdqu64 [rbp + 10432], zmm5                ;   887.3 p8+p9   59 r spill
        vmovdqa64 zmm5, zmm24                        ;   881.3         41 next copy
        vpternlogd zmm5, zmm7, [rbp + 6400], 0x78    ;   890.3 p0+p3   41 next
        vpternlogd zmm24, zmm12, [rbp + 9472], 0x6c  ;   890.7 p5+p2   41 next
        vmovdqu64 [rbp + 6400], zmm9                 ;   879.7 p7+p4   58 r spill
        vmovdqa64 zmm9, zmm13                        ;   840.7         41 next copy
        vpternlogd zmm9, zmm29, [rbp + 5632], 0x9f   ;   891.3 p0+p3   41 next
        vmovdqu64 [rbp + 7488], zmm30                ;   881.7 p8+p9   58 r spill
        vmovdqu64 zmm30, [rbp + 9536]                ;   842.7 p2      41 next reload
        vpternlogd zmm13, zmm30, [rbp + 9088], 0x60  ;   891.7 p5+p3   41 next
        vmovdqu64 [rbp + 10560], zmm15               ;   884.3 p7+p4   58 r spill
        vmovdqu64 zmm15, [rbp + 10624]               ;   826.3 p2      44 next reload
        vpternlogd zmm5, zmm15, [rbp + 6208], 0x78   ;   892.3 p0+p3   41 next
        vmovdqu64 zmm15, [rbp + 9088]                ;   854.3 p2      41 next reload
        vmovdqu64 [rbp + 6208], zmm26                ;   886.7 p8+p9   58 r spill
        vmovdqa64 zmm26, zmm22                       ;   889.3         41 next copy
        vpternlogd zmm26, zmm30, zmm15, 0x96         ;   892.7 p5      41 next
        vpternlogd zmm15, zmm22, zmm9, 0x96          ;   893.3 p0      41 next
        vmovdqu64 zmm22, [rbp + 9472]                ;   819.7 p3      44 next reload
        vpternlogd zmm15, zmm24, zmm22, 0x78         ;   894.3 p5      41 next
        vpternlogd zmm31, zmm5, zmm15, 0x96          ;   895.3 p0      41 next
        vmovdqu64 zmm5, [rbp + 8704]                 ;   824.3 p2      44 next reload
        vpternlogd zmm9, zmm26, zmm5, 0x1e           ;   894.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 6592]                ;   848.7 p3      41 next reload
        vpternlogd zmm9, zmm30, zmm15, 0x78          ;   895.7 p0      41 next
        vpternlogd zmm15, zmm7, [rbp + 9728], 0x6a   ;   895.7 p5+p2   41 next
        vmovdqa64 zmm30, zmm22                       ;   825.7         41 next copy
        vpternlogd zmm30, zmm5, [rbp + 10240], 0x6a  ;   896.3 p0+p3   41 next
        vpternlogd zmm18, zmm7, zmm30, 0x78          ;   897.3 p5      41 next
        vmovdqu64 zmm7, [rbp + 7872]                 ;   856.7 p2      41 next reload
        vpternlogd zmm5, zmm12, zmm7, 0x60           ;   897.3 p0      41 next
        vpternlogd zmm17, zmm5, zmm20, 0x69          ;   898.3 p5      41 next
        vpternlogd zmm1, zmm18, zmm9, 0x96           ;   898.3 p0      41 next
        vmovdqu64 zmm5, [rbp + 5632]                 ;   842.3 p3      41 next reload
        vmovdqu64 zmm9, [rbp + 7232]                 ;   851.7 p2      41 next reload
        vmovdqu64 zmm18, [rbp + 6848]                ;   852.7 p3      41 next
        vpternlogd zmm18, zmm9, zmm5, 0x78           ;   898.7 p5      41 next
        vpternlogd zmm18, zmm29, zmm22, 0x28         ;   899.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 6208]                 ;   886.7 p2      58 r reload
        vmovdqu64 zmm20, [r9 + 9536]                 ;   763.5 p3      69 k1.5 reload
        vmovdqu64 zmm29, [rbp + 9600]                ;   764.0 p2      59 r
        vpternlogd zmm29, zmm20, zmm9, 0x1e          ;   899.7 p5      59 r
        vpternlogd zmm13, zmm7, [rbp + 5760], 0x96   ;   900.3 p0+p3   41 next
        vpternlogd zmm24, zmm5, [rbp + 9280], 0x78   ;   900.7 p5+p2   41 next
        vmovdqu64 zmm7, [rbp + 6464]                 ;   853.7 p3      41 next reload
        vmovdqu64 zmm20, [rbp + 8128]                ;   863.7 p2      41 next reload
        vpternlogd zmm5, zmm20, zmm7, 0x6c           ;   901.3 p0      41 next
        vpternlogd zmm6, zmm26, zmm24, 0x96          ;   901.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 10560]               ;   884.3 p3      58 r reload
        vmovdqu64 zmm24, [r9 + 9600]                 ;   767.0 p2      69 k1.6 reload
        vmovdqu64 zmm26, [rbp + 10688]               ;   767.5 p3      59 r
        vpternlogd zmm26, zmm24, zmm20, 0x1e         ;   902.3 p0      59 r
        vpternlogd zmm21, zmm5, zmm6, 0x96           ;   902.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 7488]                 ;   881.7 p2      58 r reload
        vmovdqu64 zmm6, [r9 + 9664]                  ;   768.5 p3      69 k1.7 reload
        vmovdqu64 zmm24, [rbp + 9408]                ;   769.0 p2      59 r
        vpternlogd zmm24, zmm6, zmm5, 0x1e           ;   903.3 p0      59 r
        vmovdqu64 zmm6, [rbp + 8768]                 ;   841.7 p3      41 next reload
        vpternlogd zmm18, zmm7, zmm6, 0x96           ;   903.7 p5      41 next
        vpternlogd zmm6, zmm12, zmm30, 0x78          ;   904.3 p0      41 next
        vpternlogd zmm22, zmm30, [rbp + 6528], 0x60  ;   904.7 p5+p2   41 next
        vmovdqu64 zmm30, [rbp + 10432]               ;   887.3 p3     108 r
        vpxord zmm30, zmm30, [rbp + 4864]            ;   905.3 p0+p2  108 r
        vmovdqu64 zmm7, [rbp + 6080]                 ;   771.5 p3     108 r reload
        vmovdqu64 [rbp + 2944], zmm7                 ;   777.5 p7+p4  113 rounds
        vmovdqu64 zmm7, [rbp + 8832]                 ;   772.0 p2     108 r reload
        vmovdqu64 [rbp + 3008], zmm7                 ;   778.0 p8+p9  113 rounds
        vmovdqu64 zmm7, [rbp + 7808]                 ;   772.5 p3     108 r reload
        vmovdqu64 [rbp + 3072], zmm7                 ;   778.5 p7+p4  113 rounds
        vmovdqu64 zmm7, [rbp + 10304]                ;   885.3 p2     108 r
        vpxord zmm7, zmm7, [rbp + 3968]              ;   905.7 p5+p3  108 r
        vmovdqu64 zmm12, [rbp + 6400]                ;   879.7 p2     108 r
        vpxord zmm12, zmm12, [rbp + 4480]            ;   906.3 p0+p3  108 r
        vpternlogd zmm15, zmm28, zmm22, 0x96         ;   906.7 p5      41 next
        vpternlogd zmm18, zmm14, zmm11, 0x78         ;   907.3 p0      41 next
        vmovdqu64 zmm14, [r9 + 9728]                 ;   775.0 p2      69 k1.8 reload
        vmovdqu64 zmm22, [rbp + 9856]                ;   775.5 p3      59 r
        vpternlogd zmm22, zmm14, [rbp + 6400], 0x1e  ;   907.7 p5+p2   59 r
        vpternlogd zmm11, zmm13, zmm6, 0x69          ;   908.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 6016]                 ;   776.5 p3     108 r reload
        vmovdqu64 [rbp + 3136], zmm6                 ;   782.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 6784]                 ;   777.0 p2     108 r reload
        vmovdqu64 [rbp + 3200], zmm6                 ;   783.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 7936]                 ;   777.5 p3     108 r reload
        vmovdqu64 [rbp + 3264], zmm6                 ;   783.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8640]                 ;   778.0 p2     108 r reload
        vmovdqu64 [rbp + 3328], zmm6                 ;   784.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 9152]                 ;   778.5 p3     108 r reload
        vmovdqu64 [rbp + 3392], zmm6                 ;   784.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8000]                 ;   779.0 p2     108 r reload
        vmovdqu64 [rbp + 3456], zmm6                 ;   785.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8896]                 ;   779.5 p3     108 r reload
        vmovdqu64 [rbp + 3520], zmm6                 ;   785.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 6144]                 ;   780.0 p2     108 r reload
        vmovdqu64 [rbp + 3584], zmm6                 ;   786.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8384]                 ;   780.5 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm6                 ;   786.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 7360]                 ;   781.0 p2     108 r reload
        vmovdqu64 [rbp + 3712], zmm6                 ;   787.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 7424]                 ;   781.5 p3     108 r reload
        vmovdqu64 [rbp + 3776], zmm6                 ;   787.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 6976]                 ;   782.0 p2     108 r reload
        vmovdqu64 [rbp + 3840], zmm6                 ;   788.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 9920]                 ;   782.5 p3     108 r reload
        vmovdqu64 [rbp + 3904], zmm6                 ;   788.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 5952]                 ;   783.0 p2     108 r reload
        vmovdqu64 [rbp + 1920], zmm6                 ;   789.0 p7+p4  113 rounds
        vpxord zmm5, zmm5, [rbp + 4416]              ;   908.7 p5+p3  108 r
        vmovdqu64 zmm6, [rbp + 9984]                 ;   784.0 p2      50 next reload
        vpternlogd zmm27, zmm31, zmm6, 0x96          ;   909.3 p0      58 r
        vpxord zmm20, zmm20, [rbp + 4352]            ;   909.7 p5+p3  108 r
        vpxord zmm31, zmm4, [rbp + 4032]             ;   910.3 p0+p2  108 r
        vmovdqu64 zmm13, [rbp + 8320]                ;   785.5 p3      50 next reload
        vpternlogd zmm19, zmm17, zmm13, 0x96         ;   910.7 p5      58 r
        vpxord zmm14, zmm2, [rbp + 4096]             ;   911.3 p0+p2  108 r
        vmovdqu64 zmm17, [rbp + 9664]                ;   786.5 p3      50 next reload
        vpternlogd zmm25, zmm1, zmm17, 0x96          ;   911.7 p5      58 r
        vmovdqu64 zmm1, [rbp + 9216]                 ;   790.3 p2      50 next reload
        vpternlogd zmm15, zmm23, zmm1, 0x96          ;   912.3 p0      50 next
        vmovdqu64 zmm23, [rbp + 10176]               ;   796.3 p3      50 next reload
        vpternlogd zmm18, zmm0, zmm23, 0x96          ;   912.7 p5      50 next
        vmovdqu64 zmm0, [rbp + 9792]                 ;   788.0 p2      50 next reload
        vpternlogd zmm3, zmm11, zmm0, 0x96           ;   913.3 p0      50 next
        vmovdqu64 zmm11, [rbp + 7168]                ;   788.5 p3     108 r reload
        vmovdqu64 [rbp + 1984], zmm11                ;   794.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 9024]                ;   789.0 p2     108 r reload
        vmovdqu64 [rbp + 2048], zmm11                ;   795.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 8192]                ;   789.5 p3     108 r reload
        vmovdqu64 [rbp + 2112], zmm11                ;   795.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 7744]                ;   790.0 p2     108 r reload
        vmovdqu64 [rbp + 2176], zmm11                ;   796.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 7552]                ;   790.5 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm11                ;   796.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 8512]                ;   791.0 p2     108 r reload
        vmovdqu64 [rbp + 2304], zmm11                ;   797.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 6720]                ;   791.5 p3     108 r reload
        vmovdqu64 [rbp + 2368], zmm11                ;   797.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 6336]                ;   792.0 p2     108 r reload
        vmovdqu64 [rbp + 2432], zmm11                ;   798.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 6272]                ;   792.5 p3     108 r reload
        vmovdqu64 [rbp + 2496], zmm11                ;   798.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 8256]                ;   793.0 p2     108 r reload
        vmovdqu64 [rbp + 2560], zmm11                ;   799.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 7296]                ;   793.5 p3     108 r reload
        vmovdqu64 [rbp + 2624], zmm11                ;   799.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 7680]                ;   794.0 p2     108 r reload
        vmovdqu64 [rbp + 2688], zmm11                ;   800.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 8064]                ;   794.5 p3     108 r reload
        vmovdqu64 [rbp + 2752], zmm11                ;   800.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 5696]                ;   795.0 p2     108 r reload
        vmovdqu64 [rbp + 2816], zmm11                ;   801.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 6656]                ;   795.5 p3     108 r reload
        vmovdqu64 [rbp + 2880], zmm11                ;   801.5 p8+p9  113 rounds
        vpternlogd zmm10, zmm21, [rbp + 9856], 0x96  ;   913.7 p5+p2   58 r
        vpxord zmm11, zmm16, [rbp + 4160]            ;   914.3 p0+p3  108 r
        vpxord zmm9, zmm9, [rbp + 4288]              ;   914.7 p5+p2  108 r
        vpxord zmm29, zmm29, [rbp + 5184]            ;   915.3 p0+p3  108 r
        vpxord zmm26, zmm26, [rbp + 5248]            ;   915.7 p5+p2  108 r
        vmovdqu64 zmm21, [rbp + 8448]                ;   798.5 p3      50 next reload
        vpternlogd zmm4, zmm21, [r9 + 9280], 0x36    ;   916.3 p0+p2   59 r
        vmovdqu64 zmm21, [rbp + 10752]               ;   799.5 p3      50 next reload
        vpternlogd zmm2, zmm21, [r9 + 9344], 0x36    ;   916.7 p5+p2   59 r
        vpxord zmm24, zmm24, [rbp + 5312]            ;   917.3 p0+p3  108 r
        vpxord zmm21, zmm8, [rbp + 4224]             ;   917.7 p5+p2  108 r
        vpxord zmm22, zmm22, [rbp + 5376]            ;   918.3 p0+p3  108 r
        vpxord zmm4, zmm4, [rbp + 4928]              ;   918.7 p5+p2  108 r
        vpxord zmm2, zmm2, [rbp + 4992]              ;   919.3 p0+p3  108 r
        vpternlogd zmm18, zmm0, [r8 + 1664], 0x78    ;   919.7 p5+p2   58 r
        vpternlogd zmm3, zmm13, [r8 + 1600], 0x78    ;   920.3 p0+p3   58 r
        vpternlogd zmm15, zmm17, [r8 + 1856], 0x78   ;   920.7 p5+p2   58 r
        vpternlogd zmm17, zmm27, [r9 + 10048], 0x1e  ;   921.3 p0+p3   59 r
        vpxord zmm27, zmm27, [rbp + 4800]            ;   921.7 p5+p2  108 r
        vpternlogd zmm0, zmm19, [r9 + 9856], 0x1e    ;   922.3 p0+p3   59 r
        vpxord zmm19, zmm19, [rbp + 4608]            ;   922.7 p5+p2  108 r
        vpternlogd zmm1, zmm25, [r9 + 10112], 0x1e   ;   923.3 p0+p3   59 r
        vpxord zmm25, zmm25, [rbp + 768]             ;   923.7 p5+p2  108 r
        vpternlogd zmm13, zmm10, [r9 + 9792], 0x1e   ;   924.3 p0+p3   59 r
        vpxord zmm10, zmm10, [rbp + 4544]            ;   924.7 p5+p2  108 r
        vpxord zmm17, zmm17, [rbp + 7040]            ;   925.3 p0+p3  108 r
        vpxord zmm0, zmm0, [rbp + 5504]              ;   925.7 p5+p2  108 r
        vpxord zmm13, zmm13, [rbp + 5440]            ;   926.3 p0+p3  108 r
        vpxord zmm1, zmm1, [rbp + 6912]              ;   926.7 p5+p2  108 r
        vpternlogd zmm6, zmm18, [r9 + 9984], 0x1e    ;   927.3 p0+p3   59 r
        vpxord zmm18, zmm18, [rbp + 4736]            ;   927.7 p5+p2  108 r
        vpternlogd zmm23, zmm3, [r9 + 9920], 0x1e    ;   928.3 p0+p3   59 r
        vpxord zmm3, zmm3, [rbp + 4672]              ;   928.7 p5+p2  108 r
        vpxord zmm6, zmm6, [rbp + 7616]              ;   929.3 p0+p3  108 r
        vpxord zmm23, zmm23, [rbp + 5568]            ;   929.7 p5+p2  108 r
        vpxord zmm28, zmm15, [rbp + 832]             ;   930.3 p0+p3  108 r
        vmovdqu64 [rbp + 5568], zmm30                ;   906.3 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 10368]               ;   814.0 p2      50 next reload
        vpternlogd zmm16, zmm30, [r9 + 9408], 0x36   ;   930.7 p5+p3   59 r
        vpxord zmm16, zmm16, [rbp + 5056]            ;   931.7 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 10816]               ;   815.5 p3      50 next reload
        vpternlogd zmm8, zmm30, [r9 + 9472], 0x36    ;   931.7 p5+p2   59 r
        vpxord zmm8, zmm8, [rbp + 5120]              ;   932.7 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 10496]               ;   817.0 p2      50 next reload
        vpternlogd zmm15, zmm30, [r9 + 10176], 0x36  ;   932.7 p5+p3   59 r
        vmovdqu64 [rbp + 768], zmm25                 ;   924.7 p8+p9  113 rounds
        vpxord zmm15, zmm15, [rbp + 7104]            ;   933.7 p0+p2  108 r
        mov r12, qword [rbp + 10896]                 ;   809.7 p10    113 rounds reload
        sub r8, r12                                  ;   814.7 p1     113 rounds
        sub r9, r12                                  ;   814.7 p6     113 rounds
        sub r10, r12                                 ;   814.7 p11    113 rounds
        sub r11, r12                                 ;   814.7 p1     113 rounds
        add r8, 0x800                                ;   815.7 p6     113 rounds
        and r8, 0x1fff                               ;   816.7 p11    113 rounds
        add r8, r12                                  ;   817.7 p1     113 rounds
        add r9, 0x800                                ;   815.7 p6     113 rounds
        and r9, 0x1fff                               ;   816.7 p11    113 rounds
        add r9, r12                                  ;   817.7 p1     113 rounds
        add r10, 0x800                               ;   815.7 p6     113 rounds
        and r10, 0x1fff                              ;   816.7 p11    113 rounds
        add r10, r12                                 ;   817.7 p1     113 rounds
        add r11, 0x800                               ;   815.7 p6     113 rounds
        and r11, 0x1fff                              ;   816.7 p11    113 rounds
        add r11, r12                                 ;   817.7 p1     113 rounds
        vmovdqu64 [rbp + 832], zmm28                 ;   931.3 p7+p4  113 rounds
        add esi, 0xffffffff                          ;   816.3 p6     113 rounds
        vmovdqu64 zmm30, [rbp + 5568]                ;   906.3 p3     108 r reload
        vmovdqa64 zmm25, zmm10                       ;   925.7        108 r copy
        vmovdqa64 zmm10, zmm13                       ;   927.3        108 r copy
        vmovdqa64 zmm13, zmm6                        ;   930.3        108 r copy
        vmovdqa64 zmm6, zmm29                        ;   916.3        108 r copy
        vmovdqa64 zmm29, zmm27                       ;   922.7        108 r copy
        vmovdqa64 zmm28, zmm18                       ;   928.7        108 r copy
        vmovdqa64 zmm18, zmm14                       ;   912.3        108 r copy
        vmovdqa64 zmm14, zmm17                       ;   926.3        108 r copy
        vmovdqa64 zmm17, zmm31                       ;   911.3        108 r copy
        vmovdqa64 zmm27, zmm3                        ;   929.7        108 r copy
        vmovdqa64 zmm3, zmm2                         ;   920.3        108 r copy
        vmovdqa64 zmm2, zmm4                         ;   919.7        108 r copy
        vmovdqa64 zmm4, zmm16                        ;   932.7        108 r copy
        vmovdqa64 zmm16, zmm7                        ;   906.7        108 r copy
        vmovdqa64 zmm7, zmm26                        ;   916.7        108 r copy
        vmovdqa64 zmm26, zmm19                       ;   923.7        108 r copy
        vmovdqa64 zmm19, zmm11                       ;   915.3        108 r copy
        vmovdqa64 zmm11, zmm0                        ;   926.7        108 r copy
        vmovdqa64 zmm0, zmm15                        ;   934.7        108 r copy
        vmovdqa64 zmm15, zmm1                        ;   927.7        108 r copy
        vmovdqa64 zmm1, zmm30                        ;   912.3        108 r copy
        vmovdqa64 zmm30, zmm8                        ;   933.7        108 r copy
        vmovdqa64 zmm8, zmm24                        ;   918.3        108 r copy
        vmovdqa64 zmm24, zmm12                       ;   907.3        108 r copy
        vmovdqa64 zmm12, zmm23                       ;   930.7        108 r copy
        vmovdqa64 zmm23, zmm5                        ;   909.7        108 r copy
        vmovdqa64 zmm5, zmm30                        ;   933.7        108 r copy
        vmovdqa64 zmm30, zmm9                        ;   915.7        108 r copy
        vmovdqa64 zmm9, zmm22                        ;   919.3        108 r copy
        vmovdqa64 zmm22, zmm20                       ;   910.7        108 r copy
        vmovdqa64 zmm20, zmm21                       ;   918.7        108 r copy
        vmovdqa64 zmm21, zmm30                       ;   915.7        108 r copy
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 10904], r8                  ;                    resident
        mov qword [rbp + 10912], r9                  ;                    resident
        mov qword [rbp + 10920], r10                 ;                    resident
        mov qword [rbp + 10928], r11                 ;                    resident
        vmovdqu64 [rbp + 896], zmm0                  ;                    resident
        vmovdqu64 [rbp + 960], zmm1                  ;                    resident
        vmovdqu64 [rbp + 1024], zmm2                 ;                    resident
        vmovdqu64 [rbp + 1088], zmm3                 ;                    resident
        vmovdqu64 [rbp + 1152], zmm4                 ;                    resident
        vmovdqu64 [rbp + 1216], zmm5                 ;                    resident
        vmovdqu64 [rbp + 1280], zmm6                 ;                    resident
        vmovdqu64 [rbp + 1344], zmm7                 ;                    resident
        vmovdqu64 [rbp + 1408], zmm8                 ;                    resident
        vmovdqu64 [rbp + 1472], zmm9                 ;                    resident
        vmovdqu64 [rbp + 1536], zmm10                ;                    resident
        vmovdqu64 [rbp + 1600], zmm11                ;                    resident
        vmovdqu64 [rbp + 1664], zmm12                ;                    resident
        vmovdqu64 [rbp + 1728], zmm13                ;                    resident
        vmovdqu64 [rbp + 1792], zmm14                ;                    resident
        vmovdqu64 [rbp + 1856], zmm15                ;                    resident
        vmovdqu64 [rbp - 128], zmm16                 ;                    resident
        vmovdqu64 [rbp - 64], zmm17                  ;                    resident
        vmovdqu64 [rbp + 0], zmm18                   ;                    resident
        vmovdqu64 [rbp + 64], zmm19                  ;                    resident
        vmovdqu64 [rbp + 128], zmm20                 ;                    resident
        vmovdqu64 [rbp + 192], zmm21                 ;                    resident
        vmovdqu64 [rbp + 256], zmm22                 ;                    resident
        vmovdqu64 [rbp + 320], zmm23                 ;                    resident
        vmovdqu64 [rbp + 384], zmm24                 ;                    resident
        vmovdqu64 [rbp + 448], zmm25                 ;                    resident
        vmovdqu64 [rbp + 512], zmm26                 ;                    resident
        vmovdqu64 [rbp + 576], zmm27                 ;                    resident
        vmovdqu64 [rbp + 640], zmm28                 ;                    resident
        vmovdqu64 [rbp + 704], zmm29                 ;                    resident
        mov dword [rbp + 10956], esi                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     119 dst reload
        mov r8, qword [rbp + 10936]                  ;     0.2 p3     119 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp - 64]                   ;     1.0 p2     119 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     1.2 p3     119 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     2.0 p2     119 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     2.2 p3     119 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     3.0 p2     119 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;     3.2 p3     119 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     4.0 p2     119 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;     4.2 p3     119 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     5.0 p2     119 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;     5.2 p3     119 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     6.0 p2     119 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;     6.2 p3     119 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     7.0 p2     119 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;     7.2 p3     119 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     8.0 p2     119 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;     8.2 p3     119 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     9.0 p2     119 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;     9.2 p3     119 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;    10.0 p2     119 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    10.2 p3     119 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;    11.0 p2     119 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    11.2 p3     119 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;    12.0 p2     119 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    12.2 p3     119 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;    13.0 p2     119 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    13.2 p3     119 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;    14.0 p2     119 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    14.2 p3     119 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;    15.0 p2     119 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    15.2 p3     119 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  119 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;    16.0 p2     119 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  119 dst
        vmovdqu64 zmm0, [rbp + 1920]                 ;    16.2 p3     120 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 1984]                 ;    17.0 p2     120 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2048]                 ;    17.2 p3     120 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2112]                 ;    18.0 p2     120 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2176]                 ;    18.2 p3     120 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2240]                 ;    19.0 p2     120 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2304]                 ;    19.2 p3     120 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2368]                 ;    20.0 p2     120 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2432]                 ;    20.2 p3     120 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2496]                 ;    21.0 p2     120 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2560]                 ;    21.2 p3     120 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2624]                 ;    22.0 p2     120 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2688]                 ;    22.2 p3     120 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2752]                 ;    23.0 p2     120 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2816]                 ;    23.2 p3     120 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 2880]                 ;    24.0 p2     120 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 2944]                 ;    24.2 p3     120 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3008]                 ;    25.0 p2     120 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3072]                 ;    25.2 p3     120 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3136]                 ;    26.0 p2     120 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3200]                 ;    26.2 p3     120 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3264]                 ;    27.0 p2     120 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3328]                 ;    27.2 p3     120 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3392]                 ;    28.0 p2     120 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3456]                 ;    28.2 p3     120 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3520]                 ;    29.0 p2     120 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3584]                 ;    29.2 p3     120 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3648]                 ;    30.0 p2     120 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3712]                 ;    30.2 p3     120 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3776]                 ;    31.0 p2     120 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  120 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    31.2 p3     120 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  120 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    32.0 p2     120 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  120 dst
        add r8, 0x1000                               ;    21.5 p0     141 blocks
        mov qword [rbp + 10936], r8                  ;    64.3 p7+p4  141 blocks
        mov r8, qword [rbp + 10880]                  ;    21.8 p10    141 blocks
        add r8, 0x1000                               ;    26.8 p1     141 blocks
        mov qword [rbp + 10880], r8                  ;    64.7 p8+p9  141 blocks
        cmp r8, qword [rbp + 10888]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10944]                 ;                    frame
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
kasumi_encrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
