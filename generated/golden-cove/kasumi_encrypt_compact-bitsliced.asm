; kasumi_encrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
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
;   blocks/rounds: 2845 uops, planned 839.3; bounds: width 474.2, ports 824.5, path 76.0
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
        sub rsp, 0x1d80                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 7360], rax                  ;                    frame
        mov dword [rbp + 7368], ecx                  ;                    argument
        mov qword [rbp + 7296], rsi                  ;                    argument
        mov qword [rbp + 7312], rdi                  ;                    argument
        mov qword [rbp + 7352], rdx                  ;                    argument
        mov r8d, dword [rbp + 7368]                  ;     0.0 p2     147 blocks
        shl r8, 0xc                                  ;     5.0 p0     147 blocks
        add r8, qword [rbp + 7296]                   ;     6.0 p1+p3  147 blocks
        mov qword [rbp + 7304], r8                   ;     7.0 p7+p4  147 blocks
        cmp dword [rbp + 7368], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                   ;     0.0 p0     113 rounds reload
        mov dword [rbp + 7372], esi                  ;     1.0 p7+p4  113 rounds
        mov r8, qword [rbp + 7296]                   ;     0.3 p2     111 l.0 reload
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
        mov r8, qword [rbp + 7312]                   ;    21.8 p10    113 rounds reload
        mov qword [rbp + 7320], r8                   ;    64.7 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    26.8 p1     113 rounds
        mov qword [rbp + 7328], r9                   ;    65.2 p7+p4  113 rounds
        lea r9, [r8 + 4096]                          ;    26.8 p5     113 rounds
        mov qword [rbp + 7336], r9                   ;    65.7 p8+p9  113 rounds
        add r8, 0x1800                               ;    26.8 p6     113 rounds
        mov qword [rbp + 7344], r8                   ;    66.2 p7+p4  113 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 7320]                   ;     0.0 p2      68 k1.0 reload
        vmovdqu64 zmm0, [r8 + 1024]                  ;     5.0 p3      68 k1.0
        vmovdqu64 zmm1, [r8 + 1088]                  ;     5.0 p2      68 k1.1
        vmovdqu64 zmm2, [r8 + 1152]                  ;     5.0 p3      68 k1.2
        vmovdqu64 zmm3, [r8 + 1216]                  ;     5.0 p2      68 k1.3
        vmovdqu64 zmm4, [r8 + 1280]                  ;     5.0 p3      68 k1.4
        vmovdqu64 zmm5, [r8 + 1344]                  ;     5.0 p2      68 k1.5
        vmovdqu64 zmm6, [r8 + 1408]                  ;     5.0 p3      68 k1.6
        vmovdqu64 zmm7, [r8 + 1472]                  ;     5.0 p2      68 k1.7
        vmovdqu64 zmm8, [r8 + 1536]                  ;     5.0 p3      68 k1.8
        vmovdqu64 zmm9, [r8 + 1600]                  ;     5.0 p2      68 k1.9
        vmovdqu64 zmm10, [r8 + 1664]                 ;     5.2 p3      68 k1.10
        vmovdqu64 zmm11, [r8 + 1728]                 ;     6.0 p2      68 k1.11
        vmovdqu64 zmm12, [r8 + 1792]                 ;     6.2 p3      68 k1.12
        vmovdqu64 zmm13, [r8 + 1856]                 ;     7.0 p2      68 k1.13
        vmovdqu64 zmm14, [r8 + 1920]                 ;     7.2 p3      68 k1.14
        vmovdqu64 zmm15, [r8 + 1984]                 ;     8.0 p2      68 k1.15
        mov r9, qword [rbp + 7344]                   ;     2.8 p10     68 k1.0 reload
        vmovdqu64 zmm16, [r9]                        ;     8.2 p3      68 k1.0
        vmovdqu64 zmm17, [r9 + 64]                   ;     9.0 p2      68 k1.1
        vmovdqu64 zmm18, [r9 + 128]                  ;     9.2 p3      68 k1.2
        vmovdqu64 zmm19, [r9 + 192]                  ;    10.0 p2      68 k1.3
        vmovdqu64 zmm20, [r9 + 256]                  ;    10.2 p3      68 k1.4
        vmovdqu64 zmm21, [r9 + 320]                  ;    11.0 p2      68 k1.5
        vmovdqu64 zmm22, [r9 + 384]                  ;    11.2 p3      68 k1.6
        vmovdqu64 zmm23, [r9 + 448]                  ;    12.0 p2      68 k1.7
        vmovdqu64 zmm24, [r9 + 512]                  ;    12.2 p3      68 k1.8
        vmovdqu64 zmm25, [r9 + 576]                  ;    13.0 p2      68 k1.9
        vmovdqu64 zmm26, [r9 + 640]                  ;    13.2 p3      68 k1.10
        vmovdqu64 zmm27, [r9 + 704]                  ;    14.0 p2      68 k1.11
        vmovdqu64 zmm28, [r9 + 768]                  ;    14.2 p3      68 k1.12
        vmovdqu64 zmm29, [r9 + 832]                  ;    15.0 p2      68 k1.13
        vmovdqu64 zmm30, [r9 + 896]                  ;    15.2 p3      68 k1.14
        vmovdqu64 zmm31, [r9 + 960]                  ;    16.0 p2      68 k1.15
        mov r10, qword [rbp + 7336]                  ;     5.7 p10     68 k1.0 reload
        vmovdqu64 zmm18, [r10 + 8192]                ;    16.2 p3      69 k1.0
        vmovdqu64 zmm17, [r10 + 8256]                ;    17.0 p2      69 k1.1
        vmovdqu64 zmm16, [r10 + 8320]                ;    17.2 p3      69 k1.2
        vmovdqu64 zmm31, [r10 + 8384]                ;    18.0 p2      69 k1.3
        vmovdqu64 zmm30, [r10 + 8448]                ;    18.2 p3      69 k1.4
        vmovdqu64 zmm29, [r10 + 8512]                ;    19.0 p2      69 k1.5
        vmovdqu64 zmm28, [r10 + 8576]                ;    19.2 p3      69 k1.6
        vmovdqu64 zmm27, [r10 + 8640]                ;    20.0 p2      69 k1.7
        vmovdqu64 zmm26, [r10 + 8704]                ;    20.2 p3      69 k1.8
        vmovdqu64 zmm25, [r10 + 8768]                ;    21.0 p2      69 k1.9
        vmovdqu64 zmm24, [r10 + 8832]                ;    21.2 p3      69 k1.10
        vmovdqu64 zmm23, [r10 + 8896]                ;    22.0 p2      69 k1.11
        vmovdqu64 zmm22, [r10 + 8960]                ;    22.2 p3      69 k1.12
        vmovdqu64 zmm21, [r10 + 9024]                ;    23.0 p2      69 k1.13
        vmovdqu64 zmm20, [r10 + 9088]                ;    23.2 p3      69 k1.14
        vmovdqu64 zmm19, [r10 + 9152]                ;    24.0 p2      69 k1.15
        mov r11, qword [rbp + 7328]                  ;     8.5 p10     68 k1.0 reload
        vmovdqu64 zmm26, [r11 + 9216]                ;    24.2 p3      69 k1.0
        vmovdqu64 zmm26, [r11 + 9280]                ;    25.0 p2      69 k1.1
        vmovdqu64 zmm26, [r11 + 9344]                ;    25.2 p3      69 k1.2
        vmovdqu64 zmm26, [r11 + 9408]                ;    26.0 p2      69 k1.3
        vmovdqu64 zmm26, [r11 + 9472]                ;    26.2 p3      69 k1.4
        vmovdqu64 zmm26, [r11 + 9536]                ;    27.0 p2      69 k1.5
        vmovdqu64 zmm26, [r11 + 9600]                ;    27.2 p3      69 k1.6
        vmovdqu64 zmm26, [r11 + 9664]                ;    28.0 p2      69 k1.7
        vmovdqu64 zmm26, [r11 + 9728]                ;    28.2 p3      69 k1.8
        vmovdqu64 zmm26, [r11 + 9792]                ;    29.0 p2      69 k1.9
        vmovdqu64 zmm26, [r11 + 9856]                ;    29.2 p3      69 k1.10
        vmovdqu64 zmm26, [r11 + 9920]                ;    30.0 p2      69 k1.11
        vmovdqu64 zmm26, [r11 + 9984]                ;    30.2 p3      69 k1.12
        vmovdqu64 zmm26, [r11 + 10048]               ;    31.0 p2      69 k1.13
        vmovdqu64 zmm26, [r11 + 10112]               ;    31.2 p3      69 k1.14
        vmovdqu64 zmm26, [r11 + 10176]               ;    32.0 p2      69 k1.15
        vmovdqu64 zmm26, [r11 + 8192]                ;    32.2 p3      59 r
        vmovdqu64 zmm27, [r11 + 8256]                ;    33.0 p2      59 r
        vmovdqu64 zmm28, [r11 + 8320]                ;    33.2 p3      59 r
        vmovdqu64 zmm29, [r11 + 8384]                ;    34.0 p2      59 r
        vmovdqu64 zmm30, [r11 + 8448]                ;    34.2 p3      59 r
        vmovdqu64 zmm31, [r11 + 8512]                ;    35.0 p2      59 r
        vmovdqu64 zmm16, [r11 + 8576]                ;    35.2 p3      59 r
        vmovdqu64 zmm17, [r11 + 8640]                ;    36.0 p2      59 r
        vmovdqu64 zmm18, [r11 + 8704]                ;    36.2 p3      59 r
        vmovdqu64 zmm19, [r11 + 8768]                ;    37.0 p2      59 r
        vmovdqu64 zmm20, [r11 + 8832]                ;    37.2 p3      59 r
        vmovdqu64 zmm21, [r11 + 8896]                ;    38.0 p2      59 r
        vmovdqu64 zmm22, [r11 + 8960]                ;    38.2 p3      59 r
        vmovdqu64 zmm23, [r11 + 9024]                ;    39.0 p2      59 r
        vmovdqu64 zmm24, [r11 + 9088]                ;    39.2 p3      59 r
        vmovdqu64 zmm25, [r11 + 9152]                ;    40.0 p2      59 r
        vmovdqu64 zmm10, [rbp + 1856]                ;    40.2 p3      58 r reload
        vmovdqu64 zmm9, [rbp - 128]                  ;    41.0 p2      58 r
        vpternlogd zmm9, zmm10, [r8 + 896], 0x78     ;    47.0 p0+p3   58 r
        vpord zmm26, zmm26, zmm9                     ;    48.0 p5      59 r
        vpternlogd zmm26, zmm12, [rbp + 960], 0x96   ;    49.0 p0+p2   50 next
        vmovdqu64 zmm12, [rbp + 896]                 ;    42.2 p3      58 r reload
        vmovdqu64 [rbp + 3968], zmm9                 ;    48.0 p7+p4   58 r spill
        vmovdqu64 zmm9, [rbp - 64]                   ;    43.0 p2      58 r
        vpternlogd zmm9, zmm12, [r8 + 960], 0x78     ;    49.0 p5+p3   58 r
        vpord zmm27, zmm27, zmm9                     ;    50.0 p0      59 r
        vpternlogd zmm27, zmm13, [rbp + 1024], 0x96  ;    51.0 p5+p2   50 next
        vmovdqu64 zmm13, [rbp + 960]                 ;    44.2 p3      58 r reload
        vmovdqu64 [rbp + 4032], zmm9                 ;    50.0 p8+p9   58 r spill
        vmovdqu64 zmm9, [rbp + 0]                    ;    45.0 p2      58 r
        vpternlogd zmm9, zmm13, [r8], 0x78           ;    51.0 p0+p3   58 r
        vpord zmm28, zmm28, zmm9                     ;    52.0 p5      59 r
        vpternlogd zmm28, zmm14, [rbp + 1088], 0x96  ;    53.0 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 1024]                ;    46.2 p3      58 r reload
        vmovdqu64 zmm14, [rbp + 64]                  ;    47.0 p2      58 r
        vpternlogd zmm14, zmm13, [r8 + 64], 0x78     ;    53.0 p5+p3   58 r
        vpord zmm29, zmm29, zmm14                    ;    54.0 p0      59 r
        vpternlogd zmm29, zmm15, [rbp + 1152], 0x96  ;    55.0 p5+p2   50 next
        vmovdqu64 zmm13, [rbp + 1088]                ;    48.2 p3      58 r reload
        vmovdqu64 zmm15, [rbp + 128]                 ;    49.0 p2      58 r
        vpternlogd zmm15, zmm13, [r8 + 128], 0x78    ;    55.0 p0+p3   58 r
        vpord zmm30, zmm30, zmm15                    ;    56.0 p5      59 r
        vpternlogd zmm30, zmm0, [rbp + 1216], 0x96   ;    57.0 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 1152]                ;    50.2 p3      58 r reload
        vmovdqu64 zmm0, [rbp + 192]                  ;    51.0 p2      58 r
        vpternlogd zmm0, zmm13, [r8 + 192], 0x78     ;    57.0 p5+p3   58 r
        vpord zmm31, zmm31, zmm0                     ;    58.0 p0      59 r
        vpternlogd zmm31, zmm1, [rbp + 1280], 0x96   ;    59.0 p5+p2   50 next
        vmovdqu64 zmm13, [rbp + 1216]                ;    52.2 p3      58 r reload
        vmovdqu64 zmm1, [rbp + 256]                  ;    53.0 p2      58 r
        vpternlogd zmm1, zmm13, [r8 + 256], 0x78     ;    59.0 p0+p3   58 r
        vpord zmm16, zmm16, zmm1                     ;    60.0 p5      59 r
        vpternlogd zmm16, zmm2, [rbp + 1344], 0x96   ;    61.0 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 1280]                ;    54.2 p3      58 r reload
        vmovdqu64 zmm2, [rbp + 320]                  ;    55.0 p2      58 r
        vpternlogd zmm2, zmm13, [r8 + 320], 0x78     ;    61.0 p5+p3   58 r
        vpord zmm17, zmm17, zmm2                     ;    62.0 p0      59 r
        vpternlogd zmm17, zmm3, [rbp + 1408], 0x96   ;    63.0 p5+p2   50 next
        vmovdqu64 zmm13, [rbp + 1344]                ;    56.2 p3      58 r reload
        vmovdqu64 zmm3, [rbp + 384]                  ;    57.0 p2      58 r
        vpternlogd zmm3, zmm13, [r8 + 384], 0x78     ;    63.0 p0+p3   58 r
        vpord zmm18, zmm18, zmm3                     ;    64.0 p5      59 r
        vpternlogd zmm18, zmm4, [rbp + 1472], 0x96   ;    65.0 p0+p2   50 next
        vmovdqa64 zmm13, zmm18                       ;    66.0         41 next copy
        vpxord zmm4, zmm17, zmm18                    ;    66.0 p5      41 next
        vmovdqu64 [rbp + 4096], zmm3                 ;    64.0 p7+p4   58 r spill
        vmovdqu64 zmm3, [rbp + 1408]                 ;    58.2 p3      58 r reload
        vmovdqu64 [rbp + 4160], zmm2                 ;    62.0 p8+p9   58 r spill
        vmovdqu64 zmm2, [rbp + 448]                  ;    59.0 p2      58 r
        vpternlogd zmm2, zmm3, [r8 + 448], 0x78      ;    65.0 p0+p3   58 r
        vpord zmm19, zmm19, zmm2                     ;    66.0 p5      59 r
        vpternlogd zmm19, zmm5, [rbp + 1536], 0x96   ;    67.0 p0+p2   50 next
        vpxord zmm3, zmm16, zmm17                    ;    64.0 p5      41 next
        vmovdqa64 zmm5, zmm19                        ;    68.0         41 next copy
        vpternlogd zmm5, zmm18, zmm17, 0x65          ;    68.0 p0      41 next
        vpternlogd zmm5, zmm17, zmm16, 0x4b          ;    69.0 p5      41 next
        vmovdqu64 [rbp + 4224], zmm1                 ;    60.0 p7+p4   58 r spill
        vmovdqu64 zmm1, [rbp + 1472]                 ;    60.2 p3      58 r reload
        vmovdqu64 [rbp + 4288], zmm0                 ;    58.0 p8+p9   58 r spill
        vmovdqu64 zmm0, [rbp + 512]                  ;    61.0 p2      58 r
        vpternlogd zmm0, zmm1, [r8 + 512], 0x78      ;    67.0 p0+p3   58 r
        vpord zmm20, zmm20, zmm0                     ;    68.0 p5      59 r
        vpternlogd zmm20, zmm6, [rbp + 1600], 0x96   ;    69.0 p0+p2   50 next
        vmovdqa64 zmm1, zmm19                        ;    68.0         41 next copy
        vpternlogd zmm1, zmm18, zmm18, 0xc3          ;    68.0 p5      41 next
        vmovdqu64 zmm6, [rbp + 1536]                 ;    62.2 p3      58 r reload
        vmovdqu64 [rbp + 4352], zmm15                ;    56.0 p7+p4   58 r spill
        vmovdqu64 zmm15, [rbp + 576]                 ;    63.0 p2      58 r
        vpternlogd zmm15, zmm6, [r8 + 576], 0x78     ;    69.0 p0+p3   58 r
        vpord zmm21, zmm21, zmm15                    ;    70.0 p5      59 r
        vpternlogd zmm21, zmm7, [rbp + 1664], 0x96   ;    71.0 p0+p2   50 next
        vmovdqa64 zmm6, zmm1                         ;    69.0         41 next copy
        vpternlogd zmm6, zmm5, zmm21, 0xc6           ;    72.0 p5      41 next
        vmovdqa64 zmm7, zmm21                        ;    72.0         41 next copy
        vpternlogd zmm7, zmm17, zmm16, 0x6c          ;    72.0 p0      41 next
        vmovdqu64 [rbp + 4416], zmm14                ;    54.0 p8+p9   58 r spill
        vmovdqu64 zmm14, [rbp + 1600]                ;    64.2 p3      58 r reload
        vmovdqu64 [rbp + 4480], zmm9                 ;    52.0 p7+p4   58 r spill
        vmovdqu64 zmm9, [rbp + 640]                  ;    65.0 p2      58 r
        vpternlogd zmm9, zmm14, [r8 + 640], 0x78     ;    71.0 p5+p3   58 r
        vpord zmm22, zmm22, zmm9                     ;    72.0 p0      59 r
        vpternlogd zmm22, zmm8, [rbp + 1728], 0x96   ;    73.0 p5+p2   50 next
        vpxord zmm14, zmm19, zmm22                   ;    74.0 p0      41 next
        vpternlogd zmm6, zmm14, zmm7, 0x96           ;    75.0 p5      41 next
        vpandd zmm8, zmm3, zmm20                     ;    70.0 p0      41 next
        vmovdqu64 [rbp + 4544], zmm9                 ;    72.0 p8+p9   58 r spill
        vmovdqu64 zmm9, [rbp + 1664]                 ;    66.2 p3      58 r reload
        vmovdqu64 [rbp + 4608], zmm15                ;    70.0 p7+p4   58 r spill
        vmovdqu64 zmm15, [rbp + 704]                 ;    67.0 p2      58 r
        vpternlogd zmm15, zmm9, [r8 + 704], 0x78     ;    73.0 p5+p3   58 r
        vpord zmm23, zmm23, zmm15                    ;    74.0 p0      59 r
        vpxord zmm9, zmm16, zmm22                    ;    74.0 p5      41 next
        vmovdqu64 [rbp + 4672], zmm15                ;    74.0 p8+p9   58 r spill
        vmovdqu64 zmm15, [rbp + 1728]                ;    68.0 p2      58 r reload
        vmovdqu64 [rbp + 4736], zmm0                 ;    68.0 p7+p4   58 r spill
        vmovdqu64 zmm0, [rbp + 768]                  ;    68.2 p3      58 r
        vpternlogd zmm0, zmm15, [r8 + 768], 0x78     ;    74.2 p0+p2   58 r
        vpord zmm24, zmm24, zmm0                     ;    75.2 p5      59 r
        vpternlogd zmm24, zmm10, [r8 + 1664], 0x96   ;    76.2 p0+p3   50 next
        vpxord zmm13, zmm13, zmm24                   ;    77.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 1792]                ;    70.0 p2      58 r reload
        vmovdqu64 zmm15, [rbp + 832]                 ;    70.2 p3      58 r
        vpternlogd zmm15, zmm10, [r8 + 832], 0x78    ;    76.2 p0+p2   58 r
        vpord zmm25, zmm25, zmm15                    ;    77.2 p5      59 r
        vpternlogd zmm25, zmm12, zmm11, 0x96         ;    78.2 p0      50 next
        vpternlogd zmm23, zmm10, [r8 + 1600], 0x96   ;    76.0 p5+p3   50 next
        vpternlogd zmm7, zmm9, zmm23, 0x78           ;    77.0 p0      41 next
        vmovdqa64 zmm10, zmm24                       ;    77.2         41 next copy
        vpternlogd zmm10, zmm23, zmm20, 0x60         ;    77.2 p5      41 next
        vmovdqa64 zmm12, zmm23                       ;    77.0         41 next copy
        vpternlogd zmm12, zmm18, zmm16, 0x28         ;    77.0 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;    78.0         41 next copy
        vpternlogd zmm11, zmm22, zmm21, 0x87         ;    78.0 p5      41 next
        vmovdqu64 [rbp + 4800], zmm15                ;    77.2 p8+p9   58 r spill
        vmovdqa64 zmm15, zmm13                       ;    78.2         41 next copy
        vpternlogd zmm15, zmm11, zmm21, 0x93         ;    79.0 p0      41 next
        vpternlogd zmm15, zmm4, zmm23, 0x87          ;    80.0 p5      41 next
        vpternlogd zmm10, zmm15, zmm19, 0x96         ;    81.0 p0      41 next
        vpternlogd zmm8, zmm6, zmm15, 0x69           ;    81.0 p5      41 next
        vmovdqa64 zmm6, zmm11                        ;    79.0         41 next copy
        vpternlogd zmm6, zmm20, zmm19, 0x78          ;    79.0 p0      41 next
        vpandd zmm15, zmm16, zmm24                   ;    77.2 p5      41 next
        vpternlogd zmm15, zmm23, zmm20, 0x87         ;    78.2 p0      41 next
        vpternlogd zmm3, zmm15, zmm22, 0x93          ;    79.2 p5      41 next
        vmovdqu64 [rbp + 4864], zmm0                 ;    75.2 p7+p4   58 r spill
        vmovdqa64 zmm0, zmm24                        ;    77.2         41 next copy
        vpternlogd zmm0, zmm18, zmm17, 0x28          ;    77.2 p0      41 next
        vmovdqu64 [rbp + 4928], zmm2                 ;    66.0 p8+p9   58 r spill
        vmovdqa64 zmm2, zmm9                         ;    75.0         41 next copy
        vpternlogd zmm2, zmm1, zmm24, 0x65           ;    77.2 p5      41 next
        vpternlogd zmm2, zmm23, zmm21, 0x87          ;    78.2 p0      41 next
        vpternlogd zmm15, zmm2, zmm6, 0x96           ;    80.0 p5      41 next
        vmovdqu64 [rbp + 4992], zmm15                ;    81.0 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm3                        ;    80.2         41 next copy
        vpternlogd zmm15, zmm19, zmm16, 0xd2         ;    80.2 p0      41 next
        vmovdqu64 [rbp + 5056], zmm11                ;    79.0 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm24                       ;    77.2         41 next copy
        vpternlogd zmm11, zmm23, zmm21, 0x95         ;    77.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm8                 ;    82.0 p7+p4   41 next spill
        vpandd zmm8, zmm18, zmm20                    ;    70.0 p0      41 next
        vpternlogd zmm8, zmm15, zmm11, 0x69          ;    81.2 p5      41 next
        vmovdqa64 zmm15, zmm0                        ;    78.2         41 next copy
        vpternlogd zmm15, zmm22, zmm19, 0x78         ;    78.2 p0      41 next
        vmovdqu64 [rbp + 5184], zmm0                 ;    78.2 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm15                        ;    79.2         41 next copy
        vpternlogd zmm0, zmm6, zmm6, 0xc3            ;    80.0 p5      41 next
        vmovdqa64 zmm6, zmm1                         ;    69.0         41 next copy
        vpternlogd zmm6, zmm17, zmm17, 0xcf          ;    69.0 p0      41 next
        vpternlogd zmm1, zmm5, zmm13, 0x39           ;    78.2 p5      41 next
        vpternlogd zmm6, zmm15, zmm1, 0x96           ;    79.2 p0      41 next
        vpternlogd zmm6, zmm7, zmm20, 0x69           ;    80.2 p5      41 next
        vpandd zmm15, zmm20, zmm21                   ;    72.0 p0      41 next
        vpternlogd zmm11, zmm15, zmm24, 0x79         ;    78.2 p5      41 next
        vpternlogd zmm15, zmm2, zmm5, 0x69           ;    79.2 p0      41 next
        vmovdqa64 zmm2, zmm11                        ;    79.2         41 next copy
        vpternlogd zmm2, zmm20, zmm17, 0x87          ;    79.2 p5      41 next
        vpternlogd zmm2, zmm9, zmm24, 0x78           ;    80.2 p0      41 next
        vpandd zmm5, zmm14, zmm23                    ;    77.0 p5      41 next
        vpternlogd zmm2, zmm5, zmm3, 0x69            ;    81.2 p0      41 next
        vpternlogd zmm23, zmm18, zmm17, 0x78         ;    77.0 p5      41 next
        vpternlogd zmm4, zmm21, zmm23, 0x6a          ;    78.0 p0      41 next
        vpternlogd zmm4, zmm20, zmm14, 0x78          ;    79.0 p5      41 next
        vpternlogd zmm0, zmm11, zmm4, 0x96           ;    81.0 p0      41 next
        vpternlogd zmm0, zmm12, zmm16, 0x2d          ;    82.0 p5      41 next
        vpandd zmm19, zmm19, zmm13                   ;    78.2 p0      41 next
        vpternlogd zmm15, zmm23, zmm18, 0x78         ;    80.2 p5      41 next
        vpternlogd zmm22, zmm17, zmm17, 0xcf         ;    74.0 p0      41 next
        vpternlogd zmm22, zmm4, zmm14, 0x96          ;    80.0 p5      41 next
        vpandd zmm3, zmm31, zmm25                    ;    79.2 p0      41 next
        vmovdqa64 zmm4, zmm31                        ;    60.0         41 next copy
        vpternlogd zmm4, zmm29, zmm28, 0x6a          ;    65.7 p5      41 next
        vmovdqa64 zmm5, zmm4                         ;    66.7         41 next copy
        vpternlogd zmm5, zmm30, zmm27, 0x60          ;    66.7 p0      41 next
        vmovdqa64 zmm9, zmm31                        ;    60.0         41 next copy
        vpternlogd zmm9, zmm26, zmm26, 0x3f          ;    66.7 p5      41 next
        vmovdqa64 zmm11, zmm28                       ;    54.0         41 next copy
        vpternlogd zmm11, zmm27, zmm25, 0x6a         ;    79.2 p0      41 next
        vmovdqa64 zmm12, zmm11                       ;    80.2         41 next copy
        vpternlogd zmm12, zmm9, zmm29, 0x93          ;    80.2 p5      41 next
        vpternlogd zmm5, zmm12, zmm29, 0x39          ;    81.2 p0      41 next
        vmovdqa64 zmm13, zmm9                        ;    67.7         41 next copy
        vpternlogd zmm13, zmm30, zmm27, 0x87         ;    68.7 p5      41 next
        vmovdqa64 zmm14, zmm31                       ;    60.0         41 next copy
        vpternlogd zmm14, zmm30, zmm28, 0xc9         ;    69.3 p0      41 next
        vpternlogd zmm5, zmm13, zmm3, 0x69           ;    82.2 p5      41 next
        vpternlogd zmm5, zmm9, zmm14, 0x4b           ;    83.2 p0      41 next
        vmovdqa64 zmm9, zmm29                        ;    56.0         41 next copy
        vpternlogd zmm9, zmm28, zmm25, 0x93          ;    79.2 p5      41 next
        vpternlogd zmm5, zmm9, zmm26, 0x1e           ;    84.2 p0      41 next
        vpternlogd zmm4, zmm28, zmm25, 0x4b          ;    79.2 p5      41 next
        vmovdqa64 zmm16, zmm9                        ;    80.2         41 next copy
        vpternlogd zmm16, zmm26, zmm25, 0x87         ;    80.2 p0      41 next
        vpternlogd zmm16, zmm4, zmm14, 0x78          ;    81.2 p5      41 next
        vmovdqa64 zmm17, zmm29                       ;    56.0         41 next copy
        vpternlogd zmm9, zmm30, zmm28, 0x78          ;    80.2 p0      41 next
        vpxord zmm17, zmm17, zmm9                    ;    81.2 p5      41 next
        vmovdqa64 zmm20, zmm29                       ;    56.0         41 next copy
        vpternlogd zmm3, zmm30, zmm26, 0x87          ;    80.2 p0      41 next
        vpxord zmm20, zmm20, zmm3                    ;    81.2 p5      41 next
        vpternlogd zmm20, zmm16, zmm27, 0xc6         ;    82.2 p0      41 next
        vpternlogd zmm4, zmm27, zmm26, 0x78          ;    80.2 p5      41 next
        vmovdqa64 zmm16, zmm13                       ;    69.7         41 next copy
        vpternlogd zmm16, zmm28, zmm25, 0x28         ;    79.2 p0      41 next
        vpternlogd zmm16, zmm4, zmm29, 0x2d          ;    81.2 p5      41 next
        vmovdqa64 zmm21, zmm11                       ;    80.2         41 next copy
        vpternlogd zmm21, zmm31, zmm27, 0x78         ;    80.2 p0      41 next
        vpternlogd zmm16, zmm21, zmm3, 0x69          ;    82.2 p5      41 next
        vmovdqa64 zmm23, zmm30                       ;    58.0         41 next copy
        vpternlogd zmm23, zmm27, zmm25, 0x28         ;    79.2 p0      41 next
        vpternlogd zmm23, zmm30, zmm29, 0x2d         ;    80.2 p5      41 next
        vpternlogd zmm23, zmm31, zmm28, 0x87         ;    81.2 p0      41 next
        vpternlogd zmm21, zmm23, zmm26, 0xd2         ;    82.2 p5      41 next
        vpternlogd zmm23, zmm25, zmm25, 0x3f         ;    82.2 p0      41 next
        vpternlogd zmm21, zmm11, zmm30, 0xb4         ;    83.2 p5      41 next
        vpternlogd zmm21, zmm29, zmm28, 0x78         ;    84.2 p0      41 next
        vmovdqa64 zmm24, zmm23                       ;    83.2         41 next copy
        vpternlogd zmm24, zmm4, zmm28, 0xd2          ;    83.2 p5      41 next
        vpternlogd zmm23, zmm17, zmm26, 0x2d         ;    83.2 p0      41 next
        vpternlogd zmm17, zmm13, zmm31, 0xb4         ;    82.7 p5      41 next
        vmovdqa64 zmm13, zmm31                       ;    60.0         41 next copy
        vpternlogd zmm13, zmm30, zmm28, 0x35         ;    83.3 p0      41 next
        vpternlogd zmm23, zmm13, zmm12, 0x96         ;    84.3 p5      41 next
        vpternlogd zmm17, zmm24, zmm30, 0xc6         ;    84.3 p0      41 next
        vpternlogd zmm17, zmm12, zmm27, 0x1e         ;    85.3 p5      41 next
        vpternlogd zmm14, zmm11, zmm25, 0x39         ;    85.3 p0      41 next
        vpternlogd zmm4, zmm3, zmm26, 0x28           ;    85.7 p5      41 next
        vpternlogd zmm4, zmm14, zmm31, 0x87          ;    86.7 p0      41 next
        vpternlogd zmm4, zmm9, zmm28, 0x96           ;    87.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 5120]                 ;    82.0 p2      41 next reload
        vpternlogd zmm26, zmm3, [rbp + 5056], 0x96   ;    88.0 p0+p3   41 next
        vpxord zmm25, zmm25, zmm10                   ;    87.7 p5      41 next
        vpternlogd zmm7, zmm27, [rbp + 4992], 0x69   ;    88.3 p0+p2   41 next
        vpternlogd zmm8, zmm28, [rbp + 5184], 0x96   ;    88.7 p5+p3   41 next
        vpxord zmm29, zmm29, zmm6                    ;    89.3 p0      41 next
        vpternlogd zmm2, zmm18, zmm30, 0x96          ;    89.7 p5      41 next
        vpternlogd zmm19, zmm0, zmm31, 0x96          ;    90.3 p0      41 next
        vmovdqu64 zmm0, [r10 + 8768]                 ;    74.0 p2      69 k1.9 reload
        vpternlogd zmm5, zmm25, zmm0, 0x96           ;    90.7 p5      44 next
        vmovdqu64 zmm3, [r10 + 8832]                 ;    74.2 p3      69 k1.10 reload
        vpternlogd zmm20, zmm26, zmm3, 0x96          ;    91.3 p0      44 next
        vmovdqu64 zmm6, [r10 + 8896]                 ;    75.0 p2      69 k1.11 reload
        vpternlogd zmm16, zmm7, zmm6, 0x96           ;    91.7 p5      44 next
        vmovdqu64 zmm9, [r10 + 8960]                 ;    75.2 p3      69 k1.12 reload
        vpternlogd zmm21, zmm8, zmm9, 0x96           ;    92.3 p0      44 next
        vmovdqu64 zmm10, [r10 + 9024]                ;    76.0 p2      69 k1.13 reload
        vpternlogd zmm23, zmm29, zmm10, 0x96         ;    92.7 p5      44 next
        vmovdqu64 zmm11, [r10 + 8192]                ;    76.2 p3      44 next
        vmovdqu64 zmm12, [r10 + 9088]                ;    77.0 p2      69 k1.14 reload
        vpternlogd zmm17, zmm2, zmm12, 0x96          ;    93.3 p0      44 next
        vpxord zmm11, zmm11, zmm25                   ;    93.7 p5      44 next
        vmovdqu64 zmm13, [r10 + 8256]                ;    77.2 p3      44 next
        vmovdqu64 zmm14, [r10 + 9152]                ;    78.0 p2      69 k1.15 reload
        vpternlogd zmm4, zmm19, zmm14, 0x96          ;    94.3 p0      44 next
        vpxord zmm13, zmm13, zmm26                   ;    94.7 p5      44 next
        vmovdqu64 zmm18, [r10 + 8320]                ;    78.2 p3      44 next
        vpxord zmm18, zmm18, zmm7                    ;    95.3 p0      44 next
        vmovdqu64 zmm7, [r10 + 8384]                 ;    79.0 p2      44 next
        vpxord zmm7, zmm7, zmm8                      ;    95.7 p5      44 next
        vmovdqu64 zmm8, [r10 + 8448]                 ;    79.2 p3      44 next
        vpxord zmm8, zmm8, zmm29                     ;    96.3 p0      44 next
        vmovdqu64 zmm24, [r10 + 8512]                ;    80.0 p2      44 next
        vpxord zmm24, zmm24, zmm2                    ;    96.7 p5      44 next
        vmovdqu64 zmm2, [r10 + 8576]                 ;    80.2 p3      44 next
        vpxord zmm2, zmm2, zmm19                     ;    97.3 p0      44 next
        vmovdqu64 zmm19, [r10 + 8640]                ;    81.0 p2      44 next
        vpxord zmm19, zmm19, zmm15                   ;    97.7 p5      44 next
        vmovdqu64 zmm15, [r10 + 8704]                ;    81.2 p3      69 k1.8 reload
        vpternlogd zmm22, zmm1, zmm15, 0x96          ;    98.3 p0      44 next
        vpxord zmm1, zmm8, zmm19                     ;    98.7 p5      41 next
        vmovdqa64 zmm25, zmm19                       ;    98.7         41 next copy
        vpternlogd zmm25, zmm18, zmm11, 0x28         ;    99.3 p0      41 next
        vmovdqa64 zmm26, zmm25                       ;   100.3         41 next copy
        vpternlogd zmm26, zmm2, zmm24, 0x87          ;   100.3 p5      41 next
        vpxord zmm27, zmm18, zmm22                   ;   100.3 p0      41 next
        vmovdqa64 zmm28, zmm27                       ;   101.3         41 next copy
        vpternlogd zmm28, zmm26, zmm24, 0x93         ;   101.3 p5      41 next
        vpxord zmm29, zmm18, zmm13                   ;   101.3 p0      41 next
        vpternlogd zmm28, zmm29, zmm19, 0x87         ;   102.3 p5      41 next
        vpternlogd zmm1, zmm28, zmm22, 0x6c          ;   103.3 p0      41 next
        vmovdqa64 zmm30, zmm7                        ;    96.7         41 next copy
        vpternlogd zmm30, zmm18, zmm13, 0x65         ;   102.7 p5      41 next
        vpxord zmm31, zmm13, zmm11                   ;   103.3 p0      41 next
        vpternlogd zmm30, zmm31, zmm11, 0x4b         ;   104.3 p5      41 next
        vmovdqa64 zmm15, zmm7                        ;    96.7         41 next copy
        vpternlogd zmm15, zmm18, zmm18, 0xc3         ;   104.3 p0      41 next
        vmovdqa64 zmm14, zmm15                       ;   105.3         41 next copy
        vpternlogd zmm14, zmm30, zmm24, 0xc6         ;   105.3 p5      41 next
        vmovdqa64 zmm12, zmm24                       ;    97.7         41 next copy
        vpternlogd zmm12, zmm13, zmm11, 0x6c         ;   105.3 p0      41 next
        vmovdqa64 zmm10, zmm26                       ;   101.3         41 next copy
        vpternlogd zmm10, zmm8, zmm7, 0x78           ;   105.7 p5      41 next
        vpxord zmm9, zmm7, zmm2                      ;   106.3 p0      41 next
        vpternlogd zmm14, zmm9, zmm12, 0x96          ;   107.3 p5      41 next
        vpandd zmm6, zmm31, zmm8                     ;   107.3 p0      41 next
        vpternlogd zmm6, zmm14, zmm28, 0x69          ;   108.3 p5      41 next
        vpxord zmm14, zmm11, zmm2                    ;   108.3 p0      41 next
        vpternlogd zmm12, zmm14, zmm19, 0x78         ;   109.3 p5      41 next
        vpandd zmm28, zmm13, zmm27                   ;   109.3 p0      41 next
        vpandd zmm3, zmm11, zmm22                    ;   109.7 p5      41 next
        vpternlogd zmm3, zmm19, zmm8, 0x87           ;   110.7 p0      41 next
        vpternlogd zmm31, zmm3, zmm2, 0x93           ;   111.7 p5      41 next
        vmovdqa64 zmm0, zmm14                        ;   109.3         41 next copy
        vpternlogd zmm0, zmm15, zmm22, 0x65          ;   111.3 p0      41 next
        vpternlogd zmm0, zmm19, zmm24, 0x87          ;   112.3 p5      41 next
        vpternlogd zmm3, zmm0, zmm10, 0x96           ;   113.3 p0      41 next
        vmovdqu64 [rbp + 5184], zmm3                 ;   114.3 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm22                        ;    99.3         41 next copy
        vpternlogd zmm3, zmm19, zmm24, 0x95          ;   112.7 p5      41 next
        vmovdqu64 [rbp + 4992], zmm26                ;   101.3 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm31                       ;   112.7         41 next copy
        vpternlogd zmm26, zmm7, zmm11, 0x78          ;   113.3 p0      41 next
        vmovdqu64 [rbp + 5056], zmm6                 ;   109.3 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm3                         ;   113.7         41 next copy
        vpternlogd zmm6, zmm8, zmm18, 0x78           ;   113.7 p5      41 next
        vpternlogd zmm6, zmm26, zmm11, 0x69          ;   114.7 p0      41 next
        vmovdqa64 zmm26, zmm28                       ;   110.3         41 next copy
        vpternlogd zmm26, zmm2, zmm7, 0x78           ;   114.7 p5      41 next
        vmovdqu64 [rbp + 5120], zmm28                ;   110.3 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm26                       ;   115.7         41 next copy
        vpternlogd zmm28, zmm10, zmm10, 0xc3         ;   115.7 p0      41 next
        vmovdqa64 zmm10, zmm15                       ;   105.3         41 next copy
        vpternlogd zmm10, zmm30, zmm27, 0x39         ;   115.7 p5      41 next
        vpternlogd zmm15, zmm13, zmm13, 0xcf         ;   116.3 p0      41 next
        vpxord zmm26, zmm26, zmm10                   ;   116.7 p5      41 next
        vpternlogd zmm15, zmm26, zmm12, 0x69         ;   117.7 p0      41 next
        vpandd zmm26, zmm24, zmm8                    ;   117.7 p5      41 next
        vpternlogd zmm3, zmm26, zmm22, 0x79          ;   118.7 p0      41 next
        vpternlogd zmm26, zmm0, zmm30, 0x69          ;   118.7 p5      41 next
        vmovdqa64 zmm0, zmm3                         ;   119.7         41 next copy
        vpternlogd zmm0, zmm8, zmm13, 0x87           ;   119.7 p0      41 next
        vpternlogd zmm0, zmm14, zmm22, 0x87          ;   120.7 p5      41 next
        vpandd zmm14, zmm19, zmm9                    ;   120.3 p0      41 next
        vpternlogd zmm14, zmm0, zmm31, 0x96          ;   121.7 p5      41 next
        vpternlogd zmm19, zmm18, zmm13, 0x78         ;   121.3 p0      41 next
        vpternlogd zmm29, zmm24, zmm19, 0x6a         ;   122.3 p5      41 next
        vpternlogd zmm29, zmm9, zmm8, 0x78           ;   123.3 p0      41 next
        vpternlogd zmm28, zmm3, zmm29, 0x96          ;   124.3 p5      41 next
        vpandd zmm27, zmm27, zmm7                    ;   123.3 p0      41 next
        vpternlogd zmm28, zmm25, zmm11, 0x2d         ;   125.3 p5      41 next
        vpternlogd zmm2, zmm13, zmm7, 0x95           ;   124.3 p0      41 next
        vpternlogd zmm26, zmm19, zmm18, 0x78         ;   124.7 p5      41 next
        vpandd zmm0, zmm5, zmm4                      ;   125.3 p0      41 next
        vpternlogd zmm2, zmm29, zmm10, 0x96          ;   125.7 p5      41 next
        vmovdqa64 zmm3, zmm4                         ;    95.3         41 next copy
        vpternlogd zmm3, zmm23, zmm21, 0x6a          ;   126.3 p0      41 next
        vmovdqa64 zmm9, zmm4                         ;    95.3         41 next copy
        vpternlogd zmm9, zmm20, zmm20, 0x3f          ;   126.7 p5      41 next
        vmovdqa64 zmm10, zmm21                       ;    93.3         41 next copy
        vpternlogd zmm10, zmm16, zmm5, 0x6a          ;   127.3 p0      41 next
        vmovdqa64 zmm11, zmm3                        ;   127.3         41 next copy
        vpternlogd zmm11, zmm17, zmm16, 0x60         ;   127.7 p5      41 next
        vmovdqa64 zmm13, zmm4                        ;    95.3         41 next copy
        vpternlogd zmm13, zmm17, zmm21, 0xc9         ;   128.3 p0      41 next
        vmovdqa64 zmm19, zmm10                       ;   128.3         41 next copy
        vpternlogd zmm19, zmm9, zmm23, 0x93          ;   128.7 p5      41 next
        vpternlogd zmm11, zmm19, zmm23, 0x39         ;   129.7 p0      41 next
        vmovdqa64 zmm22, zmm23                       ;    93.7         41 next copy
        vpternlogd zmm22, zmm21, zmm5, 0x93          ;   129.7 p5      41 next
        vmovdqa64 zmm24, zmm9                        ;   127.7         41 next copy
        vpternlogd zmm24, zmm17, zmm16, 0x87         ;   130.3 p0      41 next
        vpternlogd zmm11, zmm24, zmm0, 0x69          ;   131.3 p5      41 next
        vpternlogd zmm11, zmm9, zmm13, 0x4b          ;   132.3 p0      41 next
        vpternlogd zmm11, zmm22, zmm20, 0x1e         ;   133.3 p5      41 next
        vpternlogd zmm3, zmm21, zmm5, 0x4b           ;   132.3 p0      41 next
        vmovdqa64 zmm9, zmm23                        ;    93.7         41 next copy
        vmovdqa64 zmm25, zmm22                       ;   130.7         41 next copy
        vpternlogd zmm25, zmm20, zmm5, 0x87          ;   132.7 p5      41 next
        vpternlogd zmm25, zmm3, zmm13, 0x78          ;   133.7 p0      41 next
        vpternlogd zmm22, zmm17, zmm21, 0x78         ;   133.7 p5      41 next
        vpternlogd zmm0, zmm17, zmm20, 0x87          ;   134.3 p0      41 next
        vpxord zmm9, zmm9, zmm22                     ;   134.7 p5      41 next
        vmovdqa64 zmm29, zmm0                        ;   135.3         41 next copy
        vpternlogd zmm29, zmm9, zmm22, 0x96          ;   135.7 p0      41 next
        vpternlogd zmm29, zmm25, zmm16, 0xc6         ;   136.7 p5      41 next
        vpternlogd zmm3, zmm16, zmm20, 0x78          ;   136.3 p0      41 next
        vmovdqa64 zmm25, zmm17                       ;    94.3         41 next copy
        vpternlogd zmm25, zmm16, zmm5, 0x28          ;   136.7 p5      41 next
        vmovdqa64 zmm30, zmm24                       ;   131.3         41 next copy
        vpternlogd zmm30, zmm21, zmm5, 0x28          ;   137.3 p0      41 next
        vpternlogd zmm30, zmm3, zmm23, 0x2d          ;   138.3 p5      41 next
        vmovdqa64 zmm31, zmm10                       ;   128.3         41 next copy
        vpternlogd zmm31, zmm4, zmm16, 0x78          ;   138.3 p0      41 next
        vpternlogd zmm30, zmm31, zmm0, 0x69          ;   139.3 p5      41 next
        vpternlogd zmm25, zmm17, zmm23, 0x2d         ;   139.3 p0      41 next
        vpternlogd zmm25, zmm4, zmm21, 0x87          ;   140.3 p5      41 next
        vpternlogd zmm31, zmm25, zmm20, 0xd2         ;   141.3 p0      41 next
        vpternlogd zmm25, zmm5, zmm5, 0x3f           ;   141.3 p5      41 next
        vpternlogd zmm31, zmm10, zmm17, 0xb4         ;   142.3 p0      41 next
        vpternlogd zmm31, zmm23, zmm21, 0x78         ;   143.3 p5      41 next
        vpternlogd zmm13, zmm10, zmm5, 0x39          ;   142.3 p0      41 next
        vmovdqa64 zmm10, zmm4                        ;    95.3         41 next copy
        vpternlogd zmm10, zmm17, zmm21, 0x35         ;   142.7 p5      41 next
        vpternlogd zmm1, zmm7, zmm5, 0x96            ;   143.3 p0      41 next
        vmovdqa64 zmm5, zmm25                        ;   142.3         41 next copy
        vpternlogd zmm5, zmm3, zmm21, 0xd2           ;   143.7 p5      41 next
        vpternlogd zmm25, zmm9, zmm20, 0x2d          ;   144.3 p0      41 next
        vpternlogd zmm9, zmm24, zmm4, 0xb4           ;   144.7 p5      41 next
        vpternlogd zmm25, zmm10, zmm19, 0x96         ;   145.3 p0      41 next
        vpternlogd zmm9, zmm5, zmm17, 0xc6           ;   145.7 p5      41 next
        vpternlogd zmm9, zmm19, zmm16, 0x1e          ;   146.7 p0      41 next
        vpternlogd zmm3, zmm0, zmm20, 0x28           ;   146.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 5056]                 ;   109.3 p2      41 next reload
        vpternlogd zmm20, zmm0, [rbp + 4992], 0x96   ;   147.3 p0+p3   41 next
        vpternlogd zmm12, zmm16, [rbp + 5184], 0x69  ;   147.7 p5+p2   41 next
        vpternlogd zmm3, zmm13, zmm4, 0x87           ;   148.3 p0      41 next
        vpternlogd zmm3, zmm22, zmm21, 0x96          ;   149.3 p5      41 next
        vpternlogd zmm15, zmm8, zmm23, 0x96          ;   149.3 p0      41 next
        vpternlogd zmm6, zmm21, [rbp + 5120], 0x96   ;   149.7 p5+p3   41 next
        vpternlogd zmm14, zmm18, zmm17, 0x96         ;   150.3 p0      41 next
        vpternlogd zmm27, zmm28, zmm4, 0x96          ;   150.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 4928]                 ;    89.2 p2      58 r reload
        vpternlogd zmm11, zmm1, zmm0, 0x96           ;   151.3 p0      50 next
        vmovdqu64 zmm4, [rbp + 3968]                 ;    89.5 p3      50 next
        vpxord zmm4, zmm4, [r10 + 1536]              ;   151.7 p5+p2   50 next
        vmovdqu64 zmm5, [rbp + 4736]                 ;    90.5 p3      58 r reload
        vpternlogd zmm29, zmm20, zmm5, 0x96          ;   152.3 p0      50 next
        vmovdqu64 zmm7, [rbp + 4032]                 ;    91.2 p2      50 next
        vpxord zmm7, zmm7, [r10 + 1600]              ;   152.7 p5+p3   50 next
        vmovdqu64 zmm8, [rbp + 4608]                 ;    92.2 p2      58 r reload
        vpternlogd zmm30, zmm12, zmm8, 0x96          ;   153.3 p0      50 next
        vmovdqu64 zmm10, [rbp + 4480]                ;    92.5 p3      50 next
        vpxord zmm10, zmm10, [r10 + 1664]            ;   153.7 p5+p2   50 next
        vmovdqu64 zmm13, [rbp + 4544]                ;    93.5 p3      58 r reload
        vpternlogd zmm31, zmm6, zmm13, 0x96          ;   154.3 p0      50 next
        vmovdqu64 zmm16, [rbp + 4416]                ;    94.2 p2      50 next
        vpxord zmm16, zmm16, [r10 + 1728]            ;   154.7 p5+p3   50 next
        vmovdqu64 zmm17, [rbp + 4672]                ;    95.2 p2      58 r reload
        vpternlogd zmm25, zmm15, zmm17, 0x96         ;   155.3 p0      50 next
        vmovdqu64 zmm18, [rbp + 4352]                ;    95.5 p3      50 next
        vpxord zmm18, zmm18, [r10 + 1792]            ;   155.7 p5+p2   50 next
        vmovdqu64 zmm19, [rbp + 4864]                ;    96.5 p3      58 r reload
        vpternlogd zmm9, zmm14, zmm19, 0x96          ;   156.3 p0      50 next
        vmovdqu64 zmm21, [rbp + 4288]                ;    97.2 p2      50 next
        vpxord zmm21, zmm21, [r10 + 1856]            ;   156.7 p5+p3   50 next
        vmovdqu64 zmm22, [rbp + 4800]                ;    98.2 p2      58 r reload
        vpternlogd zmm3, zmm27, zmm22, 0x96          ;   157.3 p0      50 next
        vmovdqu64 zmm23, [rbp + 4224]                ;    98.5 p3      50 next
        vpxord zmm23, zmm23, [r10 + 1920]            ;   157.7 p5+p2   50 next
        vpxord zmm0, zmm0, [r10 + 1088]              ;   158.3 p0+p3   50 next
        vpxord zmm5, zmm5, [r10 + 1152]              ;   158.7 p5+p2   50 next
        vmovdqu64 zmm24, [rbp + 4160]                ;   100.5 p3      50 next
        vpxord zmm24, zmm24, [r10 + 1984]            ;   159.3 p0+p2   50 next
        vpxord zmm8, zmm8, [r10 + 1216]              ;   159.7 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 4096]                ;   102.2 p2      50 next
        vpxord zmm28, zmm28, [r10 + 1024]            ;   160.3 p0+p3   50 next
        vpxord zmm13, zmm13, [r10 + 1280]            ;   160.7 p5+p2   50 next
        vpxord zmm17, zmm17, [r10 + 1344]            ;   161.3 p0+p3   50 next
        vpxord zmm19, zmm19, [r10 + 1408]            ;   161.7 p5+p2   50 next
        vpxord zmm22, zmm22, [r10 + 1472]            ;   162.3 p0+p3   50 next
        vmovdqu64 [rbp + 4800], zmm3                 ;   158.3 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm19                        ;   162.7         41 next copy
        vpternlogd zmm3, zmm0, zmm24, 0x28           ;   162.7 p5      41 next
        vmovdqu64 [rbp + 4864], zmm9                 ;   157.3 p8+p9   50 next spill
        vmovdqa64 zmm9, zmm3                         ;   163.7         41 next copy
        vpternlogd zmm9, zmm17, zmm13, 0x87          ;   163.7 p0      41 next
        vmovdqu64 [rbp + 4672], zmm25                ;   156.3 p7+p4   50 next spill
        vpxord zmm25, zmm8, zmm19                    ;   163.7 p5      41 next
        vmovdqu64 [rbp + 4544], zmm31                ;   155.3 p8+p9   50 next spill
        vpxord zmm31, zmm0, zmm22                    ;   164.3 p0      41 next
        vmovdqu64 [rbp + 4608], zmm30                ;   154.3 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm31                       ;   165.3         41 next copy
        vpternlogd zmm30, zmm9, zmm13, 0x93          ;   165.3 p5      41 next
        vmovdqu64 [rbp + 4736], zmm29                ;   153.3 p8+p9   50 next spill
        vpxord zmm29, zmm0, zmm28                    ;   165.3 p0      41 next
        vpternlogd zmm30, zmm29, zmm19, 0x87         ;   166.3 p5      41 next
        vpternlogd zmm25, zmm30, zmm22, 0x6c         ;   167.3 p0      41 next
        vmovdqu64 [rbp + 4928], zmm11                ;   152.3 p7+p4   50 next spill
        vpxord zmm11, zmm24, zmm28                   ;   166.7 p5      41 next
        vmovdqu64 [rbp + 5120], zmm2                 ;   126.7 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm5                         ;   159.7         41 next copy
        vpternlogd zmm2, zmm0, zmm28, 0x65           ;   167.3 p0      41 next
        vpternlogd zmm2, zmm28, zmm24, 0x4b          ;   168.3 p5      41 next
        vmovdqu64 [rbp + 5184], zmm26                ;   125.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm5                        ;   159.7         41 next copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3           ;   168.3 p0      41 next
        vmovdqu64 [rbp + 4992], zmm27                ;   151.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm26                       ;   169.3         41 next copy
        vpternlogd zmm27, zmm2, zmm13, 0xc6          ;   169.3 p5      41 next
        vmovdqu64 [rbp + 5056], zmm14                ;   151.3 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm13                       ;   161.7         41 next copy
        vpternlogd zmm14, zmm28, zmm24, 0x6c         ;   169.3 p0      41 next
        vmovdqu64 [rbp + 5248], zmm15                ;   150.3 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm9                        ;   164.7         41 next copy
        vpternlogd zmm15, zmm8, zmm5, 0x78           ;   169.7 p5      41 next
        vmovdqu64 [rbp + 5312], zmm6                 ;   150.7 p7+p4   41 next spill
        vpxord zmm6, zmm5, zmm17                     ;   170.3 p0      41 next
        vpternlogd zmm27, zmm6, zmm14, 0x96          ;   171.3 p5      41 next
        vpternlogd zmm3, zmm24, zmm24, 0xf3          ;   171.3 p0      41 next
        vmovdqu64 [rbp + 5376], zmm12                ;   148.7 p8+p9   41 next spill
        vpandd zmm12, zmm11, zmm8                    ;   171.7 p5      41 next
        vpternlogd zmm12, zmm27, zmm30, 0x69         ;   172.7 p0      41 next
        vpxord zmm27, zmm24, zmm17                   ;   172.7 p5      41 next
        vpternlogd zmm14, zmm27, zmm19, 0x78         ;   173.7 p0      41 next
        vmovdqa64 zmm30, zmm22                       ;   163.3         41 next copy
        vpternlogd zmm30, zmm0, zmm28, 0x28          ;   173.7 p5      41 next
        vmovdqu64 [rbp + 5440], zmm20                ;   148.3 p7+p4   41 next spill
        vpandd zmm20, zmm8, zmm19                    ;   174.3 p0      41 next
        vpternlogd zmm20, zmm22, zmm24, 0x87         ;   175.3 p5      41 next
        vpternlogd zmm11, zmm20, zmm17, 0x93         ;   176.3 p0      41 next
        vpternlogd zmm24, zmm11, zmm5, 0x9c          ;   177.3 p5      41 next
        vmovdqu64 [rbp + 5504], zmm1                 ;   144.3 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm27                        ;   173.7         41 next copy
        vpternlogd zmm1, zmm26, zmm22, 0x65          ;   176.3 p0      41 next
        vpternlogd zmm1, zmm19, zmm13, 0x87          ;   177.3 p5      41 next
        vpternlogd zmm20, zmm1, zmm15, 0x96          ;   178.3 p0      41 next
        vmovdqu64 [rbp + 5568], zmm20                ;   179.3 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm22                       ;   163.3         41 next copy
        vpternlogd zmm20, zmm19, zmm13, 0x95         ;   177.7 p5      41 next
        vmovdqu64 [rbp + 5632], zmm9                 ;   164.7 p8+p9   41 next spill
        vpandd zmm9, zmm0, zmm8                      ;   178.3 p0      41 next
        vpternlogd zmm9, zmm24, zmm20, 0x69          ;   179.3 p5      41 next
        vmovdqa64 zmm24, zmm30                       ;   174.7         41 next copy
        vpternlogd zmm24, zmm17, zmm5, 0x78          ;   179.3 p0      41 next
        vpternlogd zmm17, zmm28, zmm28, 0xcf         ;   179.7 p5      41 next
        vmovdqu64 [rbp + 5696], zmm30                ;   174.7 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm26                       ;   169.3         41 next copy
        vpternlogd zmm30, zmm2, zmm31, 0x39          ;   180.3 p0      41 next
        vpternlogd zmm26, zmm28, zmm28, 0xcf         ;   180.7 p5      41 next
        vpandd zmm31, zmm31, zmm5                    ;   181.3 p0      41 next
        vmovdqu64 [rbp + 5760], zmm31                ;   182.3 p8+p9   41 next spill
        vpxord zmm31, zmm24, zmm30                   ;   181.7 p5      41 next
        vpternlogd zmm26, zmm31, zmm14, 0x69         ;   182.7 p0      41 next
        vpandd zmm31, zmm13, zmm8                    ;   182.7 p5      41 next
        vpternlogd zmm20, zmm31, zmm22, 0x79         ;   183.7 p0      41 next
        vpternlogd zmm24, zmm15, zmm20, 0x69         ;   184.7 p5      41 next
        vpternlogd zmm20, zmm8, zmm28, 0x87          ;   184.7 p0      41 next
        vpternlogd zmm20, zmm27, zmm22, 0x87         ;   185.7 p5      41 next
        vpandd zmm15, zmm19, zmm6                    ;   185.3 p0      41 next
        vpternlogd zmm15, zmm20, zmm11, 0x96         ;   186.7 p5      41 next
        vpternlogd zmm19, zmm28, zmm0, 0x78          ;   186.3 p0      41 next
        vpternlogd zmm29, zmm13, zmm19, 0x6a         ;   187.3 p5      41 next
        vpternlogd zmm29, zmm6, zmm8, 0x78           ;   188.3 p0      41 next
        vpternlogd zmm3, zmm24, zmm29, 0x96          ;   189.3 p5      41 next
        vpternlogd zmm31, zmm1, zmm2, 0x69           ;   188.3 p0      41 next
        vpternlogd zmm31, zmm19, zmm0, 0x2d          ;   189.3 p5      41 next
        vpandd zmm1, zmm4, zmm23                     ;   189.3 p0      41 next
        vpternlogd zmm17, zmm29, zmm6, 0x96          ;   189.7 p5      41 next
        vmovdqa64 zmm2, zmm23                        ;   158.7         41 next copy
        vpternlogd zmm2, zmm18, zmm16, 0x6a          ;   190.3 p0      41 next
        vmovdqa64 zmm6, zmm23                        ;   158.7         41 next copy
        vpternlogd zmm6, zmm7, zmm7, 0x3f            ;   190.7 p5      41 next
        vmovdqa64 zmm11, zmm16                       ;   155.7         41 next copy
        vpternlogd zmm11, zmm10, zmm4, 0x6a          ;   191.3 p0      41 next
        vmovdqa64 zmm13, zmm2                        ;   191.3         41 next copy
        vpternlogd zmm13, zmm21, zmm10, 0x60         ;   191.7 p5      41 next
        vmovdqa64 zmm19, zmm23                       ;   158.7         41 next copy
        vpternlogd zmm19, zmm21, zmm16, 0xc9         ;   192.3 p0      41 next
        vmovdqa64 zmm20, zmm11                       ;   192.3         41 next copy
        vpternlogd zmm20, zmm6, zmm18, 0x93          ;   192.7 p5      41 next
        vpternlogd zmm13, zmm20, zmm18, 0x39         ;   193.7 p0      41 next
        vmovdqa64 zmm22, zmm18                       ;   156.7         41 next copy
        vpternlogd zmm22, zmm16, zmm4, 0x93          ;   193.7 p5      41 next
        vmovdqa64 zmm24, zmm6                        ;   191.7         41 next copy
        vpternlogd zmm24, zmm21, zmm10, 0x87         ;   194.3 p0      41 next
        vpternlogd zmm13, zmm24, zmm1, 0x69          ;   195.3 p5      41 next
        vpternlogd zmm13, zmm6, zmm19, 0x4b          ;   196.3 p0      41 next
        vpternlogd zmm13, zmm22, zmm7, 0x1e          ;   197.3 p5      41 next
        vpternlogd zmm2, zmm16, zmm4, 0x4b           ;   196.3 p0      41 next
        vmovdqa64 zmm6, zmm18                        ;   156.7         41 next copy
        vmovdqa64 zmm27, zmm22                       ;   194.7         41 next copy
        vpternlogd zmm27, zmm7, zmm4, 0x87           ;   196.7 p5      41 next
        vpternlogd zmm27, zmm2, zmm19, 0x78          ;   197.7 p0      41 next
        vpternlogd zmm22, zmm21, zmm16, 0x78         ;   197.7 p5      41 next
        vpternlogd zmm1, zmm21, zmm7, 0x87           ;   198.3 p0      41 next
        vpxord zmm6, zmm6, zmm22                     ;   198.7 p5      41 next
        vpxord zmm28, zmm18, zmm1                    ;   199.3 p0      41 next
        vpternlogd zmm28, zmm27, zmm10, 0xc6         ;   200.3 p5      41 next
        vpternlogd zmm2, zmm10, zmm7, 0x78           ;   200.3 p0      41 next
        vmovdqa64 zmm27, zmm21                       ;   157.7         41 next copy
        vpternlogd zmm27, zmm10, zmm4, 0x28          ;   200.7 p5      41 next
        vmovdqa64 zmm29, zmm24                       ;   195.3         41 next copy
        vpternlogd zmm29, zmm16, zmm4, 0x28          ;   201.3 p0      41 next
        vpternlogd zmm29, zmm2, zmm18, 0x2d          ;   202.3 p5      41 next
        vpternlogd zmm27, zmm21, zmm18, 0x2d         ;   202.3 p0      41 next
        vpternlogd zmm27, zmm23, zmm16, 0x87         ;   203.3 p5      41 next
        vpternlogd zmm24, zmm6, zmm23, 0x9c          ;   203.3 p0      41 next
        vpternlogd zmm25, zmm5, zmm4, 0x96           ;   203.7 p5      41 next
        vmovdqa64 zmm5, zmm11                        ;   192.3         41 next copy
        vpternlogd zmm5, zmm23, zmm10, 0x78          ;   204.3 p0      41 next
        vpternlogd zmm29, zmm5, zmm1, 0x69           ;   205.3 p5      41 next
        vpternlogd zmm5, zmm27, zmm7, 0xd2           ;   205.3 p0      41 next
        vpternlogd zmm27, zmm4, zmm4, 0x3f           ;   205.7 p5      41 next
        vpternlogd zmm5, zmm11, zmm21, 0xb4          ;   206.3 p0      41 next
        vpternlogd zmm5, zmm18, zmm16, 0x78          ;   207.3 p5      41 next
        vpternlogd zmm19, zmm11, zmm4, 0x39          ;   207.3 p0      41 next
        vmovdqa64 zmm4, zmm23                        ;   158.7         41 next copy
        vpternlogd zmm4, zmm21, zmm16, 0x35          ;   207.7 p5      41 next
        vmovdqa64 zmm11, zmm27                       ;   206.7         41 next copy
        vpternlogd zmm11, zmm2, zmm16, 0xd2          ;   208.3 p0      41 next
        vpternlogd zmm27, zmm6, zmm7, 0x2d           ;   208.7 p5      41 next
        vpternlogd zmm27, zmm4, zmm20, 0x96          ;   209.7 p0      41 next
        vpternlogd zmm24, zmm11, zmm21, 0xc6         ;   209.7 p5      41 next
        vpternlogd zmm24, zmm20, zmm10, 0x1e         ;   210.7 p0      41 next
        vpternlogd zmm2, zmm1, zmm7, 0x28            ;   210.7 p5      41 next
        vpternlogd zmm12, zmm7, [rbp + 5632], 0x96   ;   211.3 p0+p2   41 next
        vpternlogd zmm14, zmm10, [rbp + 5568], 0x69  ;   211.7 p5+p3   41 next
        vpternlogd zmm2, zmm19, zmm23, 0x87          ;   212.3 p0      41 next
        vpternlogd zmm2, zmm22, zmm16, 0x96          ;   213.3 p5      41 next
        vpternlogd zmm26, zmm8, zmm18, 0x96          ;   213.3 p0      41 next
        vpternlogd zmm9, zmm16, [rbp + 5696], 0x96   ;   213.7 p5+p2   41 next
        vpternlogd zmm15, zmm21, zmm0, 0x96          ;   214.3 p0      41 next
        vpternlogd zmm3, zmm23, [rbp + 5760], 0x96   ;   214.7 p5+p3   41 next
        vmovdqu64 zmm1, [r11 + 9216]                 ;   122.0 p2      44 next
        vmovdqu64 zmm4, [r11 + 9280]                 ;   122.5 p3      44 next
        vmovdqu64 zmm6, [r11 + 9344]                 ;   123.0 p2      44 next
        vmovdqu64 zmm7, [r11 + 9792]                 ;   123.5 p3      69 k1.9 reload
        vpternlogd zmm13, zmm25, zmm7, 0x96          ;   215.3 p0      44 next
        vmovdqu64 zmm8, [r11 + 9408]                 ;   124.0 p2      44 next
        vmovdqu64 zmm10, [r11 + 9472]                ;   124.5 p3      44 next
        vmovdqu64 zmm11, [r11 + 9856]                ;   125.0 p2      69 k1.10 reload
        vpternlogd zmm28, zmm12, zmm11, 0x96         ;   215.7 p5      44 next
        vmovdqu64 zmm16, [r11 + 9536]                ;   125.5 p3      44 next
        vmovdqu64 zmm18, [r11 + 9920]                ;   126.0 p2      69 k1.11 reload
        vpternlogd zmm29, zmm14, zmm18, 0x96         ;   216.3 p0      44 next
        vmovdqu64 zmm19, [r11 + 9600]                ;   126.5 p3      44 next
        vmovdqu64 zmm20, [r11 + 9984]                ;   127.0 p2      69 k1.12 reload
        vpternlogd zmm5, zmm9, zmm20, 0x96           ;   216.7 p5      44 next
        vmovdqu64 zmm21, [r11 + 10048]               ;   127.5 p3      69 k1.13 reload
        vpternlogd zmm27, zmm26, zmm21, 0x96         ;   217.3 p0      44 next
        vpxord zmm1, zmm1, zmm25                     ;   217.7 p5      44 next
        vmovdqu64 zmm22, [r11 + 10112]               ;   128.0 p2      69 k1.14 reload
        vpternlogd zmm24, zmm15, zmm22, 0x96         ;   218.3 p0      44 next
        vpxord zmm4, zmm4, zmm12                     ;   218.7 p5      44 next
        vmovdqu64 zmm12, [r11 + 10176]               ;   128.5 p3      69 k1.15 reload
        vpternlogd zmm2, zmm3, zmm12, 0x96           ;   219.3 p0      44 next
        vpxord zmm6, zmm6, zmm14                     ;   219.7 p5      44 next
        vpxord zmm8, zmm8, zmm9                      ;   220.3 p0      44 next
        vpxord zmm10, zmm10, zmm26                   ;   220.7 p5      44 next
        vmovdqu64 zmm9, [r11 + 9664]                 ;   129.0 p2      69 k1.7 reload
        vpternlogd zmm31, zmm0, zmm9, 0x69           ;   221.3 p0      44 next
        vpxord zmm16, zmm16, zmm15                   ;   221.7 p5      44 next
        vmovdqu64 zmm0, [r11 + 9728]                 ;   129.5 p3      69 k1.8 reload
        vpternlogd zmm17, zmm30, zmm0, 0x96          ;   222.3 p0      44 next
        vpxord zmm19, zmm19, zmm3                    ;   222.7 p5      44 next
        vpxord zmm3, zmm10, zmm31                    ;   223.3 p0      41 next
        vmovdqa64 zmm14, zmm31                       ;   222.3         41 next copy
        vpternlogd zmm14, zmm6, zmm1, 0x28           ;   223.7 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;   224.7         41 next copy
        vpternlogd zmm15, zmm19, zmm16, 0x87         ;   224.7 p0      41 next
        vpxord zmm23, zmm6, zmm17                    ;   224.7 p5      41 next
        vmovdqa64 zmm25, zmm23                       ;   225.7         41 next copy
        vpternlogd zmm25, zmm15, zmm16, 0x93         ;   225.7 p0      41 next
        vpxord zmm26, zmm6, zmm4                     ;   225.7 p5      41 next
        vpternlogd zmm25, zmm26, zmm31, 0x87         ;   226.7 p0      41 next
        vpternlogd zmm3, zmm25, zmm17, 0x6c          ;   227.7 p5      41 next
        vmovdqa64 zmm30, zmm8                        ;   221.3         41 next copy
        vpternlogd zmm30, zmm6, zmm4, 0x65           ;   227.3 p0      41 next
        vpxord zmm12, zmm1, zmm4                     ;   227.7 p5      41 next
        vpternlogd zmm30, zmm12, zmm1, 0x4b          ;   228.7 p0      41 next
        vmovdqa64 zmm22, zmm8                        ;   221.3         41 next copy
        vpternlogd zmm22, zmm6, zmm6, 0xc3           ;   228.7 p5      41 next
        vmovdqa64 zmm21, zmm22                       ;   229.7         41 next copy
        vpternlogd zmm21, zmm30, zmm16, 0xc6         ;   229.7 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   222.7         41 next copy
        vpternlogd zmm20, zmm4, zmm1, 0x6c           ;   229.7 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   225.7         41 next copy
        vpternlogd zmm18, zmm10, zmm8, 0x78          ;   230.3 p0      41 next
        vpxord zmm11, zmm8, zmm19                    ;   230.7 p5      41 next
        vpternlogd zmm21, zmm11, zmm20, 0x96         ;   231.7 p0      41 next
        vpandd zmm7, zmm12, zmm10                    ;   231.7 p5      41 next
        vpternlogd zmm7, zmm21, zmm25, 0x69          ;   232.7 p0      41 next
        vpxord zmm21, zmm1, zmm19                    ;   232.7 p5      41 next
        vpternlogd zmm20, zmm21, zmm31, 0x78         ;   233.7 p0      41 next
        vpandd zmm25, zmm4, zmm23                    ;   233.7 p5      41 next
        vpandd zmm0, zmm31, zmm10                    ;   234.3 p0      41 next
        vpternlogd zmm0, zmm17, zmm1, 0x87           ;   235.3 p5      41 next
        vpternlogd zmm12, zmm0, zmm19, 0x93          ;   236.3 p0      41 next
        vmovdqa64 zmm9, zmm21                        ;   233.7         41 next copy
        vpternlogd zmm9, zmm22, zmm17, 0x65          ;   235.7 p5      41 next
        vpternlogd zmm9, zmm31, zmm16, 0x87          ;   236.7 p0      41 next
        vpternlogd zmm0, zmm9, zmm18, 0x96           ;   237.7 p5      41 next
        vmovdqu64 [rbp + 5760], zmm0                 ;   238.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm17                        ;   223.3         41 next copy
        vpternlogd zmm0, zmm31, zmm16, 0x95          ;   237.3 p0      41 next
        vmovdqu64 [rbp + 5696], zmm15                ;   225.7 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm12                       ;   237.3         41 next copy
        vpternlogd zmm15, zmm8, zmm1, 0xd2           ;   237.7 p5      41 next
        vmovdqu64 [rbp + 5568], zmm7                 ;   233.7 p7+p4   41 next spill
        vpandd zmm7, zmm6, zmm10                     ;   238.3 p0      41 next
        vpternlogd zmm7, zmm15, zmm0, 0x69           ;   239.3 p5      41 next
        vmovdqa64 zmm15, zmm25                       ;   234.7         41 next copy
        vpternlogd zmm15, zmm19, zmm8, 0x78          ;   239.3 p0      41 next
        vmovdqu64 [rbp + 5632], zmm25                ;   234.7 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm15                       ;   240.3         41 next copy
        vpternlogd zmm25, zmm18, zmm18, 0xc3         ;   240.3 p5      41 next
        vmovdqa64 zmm18, zmm22                       ;   229.7         41 next copy
        vpternlogd zmm18, zmm30, zmm23, 0x39         ;   240.3 p0      41 next
        vpternlogd zmm22, zmm4, zmm4, 0xcf           ;   240.7 p5      41 next
        vpternlogd zmm22, zmm15, zmm18, 0x96         ;   241.7 p0      41 next
        vpternlogd zmm22, zmm20, zmm20, 0xc3         ;   242.7 p5      41 next
        vpandd zmm15, zmm16, zmm10                   ;   242.3 p0      41 next
        vpternlogd zmm0, zmm15, zmm17, 0x79          ;   243.3 p5      41 next
        vpternlogd zmm15, zmm9, zmm30, 0x69          ;   243.3 p0      41 next
        vmovdqa64 zmm9, zmm0                         ;   244.3         41 next copy
        vpternlogd zmm9, zmm10, zmm4, 0x87           ;   244.3 p5      41 next
        vpternlogd zmm9, zmm21, zmm17, 0x87          ;   245.3 p0      41 next
        vpandd zmm17, zmm31, zmm11                   ;   244.7 p5      41 next
        vpternlogd zmm17, zmm9, zmm12, 0x96          ;   246.3 p0      41 next
        vpternlogd zmm31, zmm6, zmm4, 0x78           ;   245.7 p5      41 next
        vpternlogd zmm26, zmm16, zmm31, 0x6a         ;   246.7 p0      41 next
        vpternlogd zmm26, zmm11, zmm10, 0x78         ;   247.7 p5      41 next
        vpternlogd zmm25, zmm0, zmm26, 0x96          ;   248.7 p0      41 next
        vpandd zmm23, zmm23, zmm8                    ;   247.7 p5      41 next
        vpternlogd zmm25, zmm14, zmm1, 0x2d          ;   249.7 p0      41 next
        vpternlogd zmm19, zmm4, zmm8, 0x95           ;   248.7 p5      41 next
        vpternlogd zmm15, zmm31, zmm6, 0x78          ;   249.3 p0      41 next
        vpandd zmm0, zmm13, zmm2                     ;   249.7 p5      41 next
        vpternlogd zmm19, zmm26, zmm18, 0x96         ;   250.3 p0      41 next
        vmovdqa64 zmm1, zmm2                         ;   220.3         41 next copy
        vpternlogd zmm1, zmm27, zmm5, 0x6a           ;   250.7 p5      41 next
        vmovdqa64 zmm4, zmm2                         ;   220.3         41 next copy
        vpternlogd zmm4, zmm28, zmm28, 0x3f          ;   251.3 p0      41 next
        vmovdqa64 zmm9, zmm5                         ;   217.7         41 next copy
        vpternlogd zmm9, zmm29, zmm13, 0x6a          ;   251.7 p5      41 next
        vmovdqa64 zmm11, zmm1                        ;   251.7         41 next copy
        vpternlogd zmm11, zmm24, zmm29, 0x60         ;   252.3 p0      41 next
        vmovdqa64 zmm12, zmm2                        ;   220.3         41 next copy
        vpternlogd zmm12, zmm24, zmm5, 0xc9          ;   252.7 p5      41 next
        vmovdqa64 zmm14, zmm9                        ;   252.7         41 next copy
        vpternlogd zmm14, zmm4, zmm27, 0x93          ;   253.3 p0      41 next
        vpternlogd zmm11, zmm14, zmm27, 0x39         ;   254.3 p5      41 next
        vmovdqa64 zmm16, zmm27                       ;   218.3         41 next copy
        vpternlogd zmm16, zmm5, zmm13, 0x93          ;   254.3 p0      41 next
        vmovdqa64 zmm18, zmm4                        ;   252.3         41 next copy
        vpternlogd zmm18, zmm24, zmm29, 0x87         ;   254.7 p5      41 next
        vpternlogd zmm11, zmm18, zmm0, 0x69          ;   255.7 p0      41 next
        vpternlogd zmm11, zmm4, zmm12, 0x4b          ;   256.7 p5      41 next
        vpternlogd zmm11, zmm16, zmm28, 0x1e         ;   257.7 p0      41 next
        vpternlogd zmm1, zmm5, zmm13, 0x4b           ;   256.7 p5      41 next
        vmovdqa64 zmm4, zmm27                        ;   218.3         41 next copy
        vmovdqa64 zmm21, zmm16                       ;   255.3         41 next copy
        vpternlogd zmm21, zmm28, zmm13, 0x87         ;   257.3 p0      41 next
        vpternlogd zmm21, zmm1, zmm12, 0x78          ;   258.3 p5      41 next
        vmovdqa64 zmm26, zmm27                       ;   218.3         41 next copy
        vpternlogd zmm16, zmm24, zmm5, 0x78          ;   258.3 p0      41 next
        vpternlogd zmm0, zmm24, zmm28, 0x87          ;   258.7 p5      41 next
        vpxord zmm4, zmm4, zmm16                     ;   259.3 p0      41 next
        vpxord zmm26, zmm26, zmm0                    ;   259.7 p5      41 next
        vpternlogd zmm26, zmm21, zmm29, 0xc6         ;   260.7 p0      41 next
        vpternlogd zmm1, zmm29, zmm28, 0x78          ;   260.7 p5      41 next
        vmovdqa64 zmm21, zmm24                       ;   219.3         41 next copy
        vpternlogd zmm21, zmm29, zmm13, 0x28         ;   261.3 p0      41 next
        vmovdqa64 zmm30, zmm18                       ;   255.7         41 next copy
        vpternlogd zmm30, zmm5, zmm13, 0x28          ;   261.7 p5      41 next
        vpternlogd zmm30, zmm1, zmm27, 0x2d          ;   262.7 p0      41 next
        vmovdqa64 zmm31, zmm9                        ;   252.7         41 next copy
        vpternlogd zmm31, zmm2, zmm29, 0x78          ;   262.7 p5      41 next
        vpternlogd zmm30, zmm31, zmm0, 0x69          ;   263.7 p0      41 next
        vpternlogd zmm21, zmm24, zmm27, 0x2d         ;   263.7 p5      41 next
        vpternlogd zmm21, zmm2, zmm5, 0x87           ;   264.7 p0      41 next
        vpternlogd zmm31, zmm21, zmm28, 0xd2         ;   265.7 p5      41 next
        vpternlogd zmm21, zmm13, zmm13, 0x3f         ;   265.7 p0      41 next
        vpternlogd zmm31, zmm9, zmm24, 0xb4          ;   266.7 p5      41 next
        vpternlogd zmm31, zmm27, zmm5, 0x78          ;   267.7 p0      41 next
        vpternlogd zmm12, zmm9, zmm13, 0x39          ;   266.7 p5      41 next
        vmovdqa64 zmm9, zmm2                         ;   220.3         41 next copy
        vpternlogd zmm9, zmm24, zmm5, 0x35           ;   267.3 p0      41 next
        vpternlogd zmm3, zmm8, zmm13, 0x96           ;   267.7 p5      41 next
        vmovdqa64 zmm8, zmm21                        ;   266.7         41 next copy
        vpternlogd zmm8, zmm1, zmm5, 0xd2            ;   268.3 p0      41 next
        vpternlogd zmm21, zmm4, zmm28, 0x2d          ;   268.7 p5      41 next
        vpternlogd zmm4, zmm18, zmm2, 0xb4           ;   269.3 p0      41 next
        vpternlogd zmm21, zmm9, zmm14, 0x96          ;   269.7 p5      41 next
        vpternlogd zmm4, zmm8, zmm24, 0xc6           ;   270.3 p0      41 next
        vpternlogd zmm4, zmm14, zmm29, 0x1e          ;   271.3 p5      41 next
        vpternlogd zmm1, zmm0, zmm28, 0x28           ;   271.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 5568]                 ;   233.7 p2      41 next reload
        vpternlogd zmm28, zmm0, [rbp + 5696], 0x96   ;   271.7 p5+p3   41 next
        vpternlogd zmm20, zmm29, [rbp + 5760], 0x69  ;   272.3 p0+p2   41 next
        vpternlogd zmm1, zmm12, zmm2, 0x87           ;   272.7 p5      41 next
        vpternlogd zmm1, zmm16, zmm5, 0x96           ;   273.7 p0      41 next
        vpternlogd zmm22, zmm10, zmm27, 0x96         ;   273.7 p5      41 next
        vpternlogd zmm7, zmm5, [rbp + 5632], 0x96    ;   274.3 p0+p3   41 next
        vpternlogd zmm17, zmm6, zmm24, 0x96          ;   274.7 p5      41 next
        vpternlogd zmm23, zmm25, zmm2, 0x96          ;   275.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 3968]                 ;   151.2 p2      58 r reload
        vmovdqu64 zmm2, [rbp + 5504]                 ;   151.5 p3      50 next
        vpternlogd zmm2, zmm3, zmm0, 0x96            ;   275.7 p5      50 next
        vmovdqu64 zmm5, [r9 + 192]                   ;   152.2 p2      68 k1.3 reload
        vmovdqu64 zmm6, [rbp + 5504]                 ;   152.5 p3      41 next reload
        vpternlogd zmm0, zmm6, zmm5, 0x96            ;   276.3 p0      50 next
        vmovdqu64 zmm6, [rbp + 4032]                 ;   153.2 p2      58 r reload
        vmovdqu64 zmm8, [rbp + 5440]                 ;   153.5 p3      50 next
        vpternlogd zmm8, zmm28, zmm6, 0x96           ;   276.7 p5      50 next
        vmovdqu64 zmm9, [r9 + 256]                   ;   154.2 p2      68 k1.4 reload
        vmovdqu64 zmm10, [rbp + 5440]                ;   154.5 p3      41 next reload
        vpternlogd zmm6, zmm10, zmm9, 0x96           ;   277.3 p0      50 next
        vmovdqu64 zmm10, [rbp + 4480]                ;   155.2 p2      58 r reload
        vmovdqu64 zmm12, [rbp + 5376]                ;   155.5 p3      50 next
        vpternlogd zmm12, zmm20, zmm10, 0x96         ;   277.7 p5      50 next
        vmovdqu64 zmm13, [r9 + 320]                  ;   156.2 p2      68 k1.5 reload
        vmovdqu64 zmm14, [rbp + 5376]                ;   156.5 p3      41 next reload
        vpternlogd zmm10, zmm14, zmm13, 0x96         ;   278.3 p0      50 next
        vmovdqu64 zmm14, [rbp + 4160]                ;   157.2 p2      58 r reload
        vmovdqu64 zmm16, [rbp + 5184]                ;   157.5 p3      41 next reload
        vpternlogd zmm15, zmm16, zmm14, 0x96         ;   278.7 p5      50 next
        vmovdqu64 zmm18, [rbp + 4416]                ;   158.2 p2      58 r reload
        vmovdqu64 zmm24, [rbp + 5312]                ;   158.5 p3      50 next
        vpternlogd zmm24, zmm7, zmm18, 0x96          ;   279.3 p0      50 next
        vmovdqu64 zmm25, [r9 + 384]                  ;   159.2 p2      68 k1.6 reload
        vmovdqu64 zmm27, [rbp + 5312]                ;   159.5 p3      41 next reload
        vpternlogd zmm18, zmm27, zmm25, 0x96         ;   279.7 p5      50 next
        vmovdqu64 zmm27, [r9 + 640]                  ;   160.2 p2      68 k1.10 reload
        vpternlogd zmm16, zmm14, zmm27, 0x96         ;   280.3 p0      50 next
        vmovdqu64 zmm14, [rbp + 4928]                ;   160.5 p3      50 next reload
        vpternlogd zmm3, zmm11, zmm14, 0x96          ;   280.7 p5      50 next
        vmovdqu64 zmm11, [rbp + 4096]                ;   161.2 p2      58 r reload
        vmovdqu64 zmm29, [rbp + 5120]                ;   161.5 p3      41 next reload
        vpternlogd zmm19, zmm29, zmm11, 0x96         ;   281.3 p0      50 next
        vpxord zmm14, zmm14, [r9 + 768]              ;   281.7 p5+p2   50 next
        vpternlogd zmm29, zmm11, [r9 + 704], 0x96    ;   282.3 p0+p3   50 next
        vmovdqu64 zmm11, [rbp + 4736]                ;   163.2 p2      50 next reload
        vpternlogd zmm28, zmm26, zmm11, 0x96         ;   282.7 p5      50 next
        vmovdqu64 zmm26, [rbp + 4608]                ;   163.5 p3      50 next reload
        vpternlogd zmm20, zmm30, zmm26, 0x96         ;   283.3 p0      50 next
        vmovdqu64 zmm30, [rbp + 4544]                ;   164.2 p2      50 next reload
        vpternlogd zmm7, zmm31, zmm30, 0x96          ;   283.7 p5      50 next
        vmovdqu64 zmm31, [r9 + 832]                  ;   164.5 p3      68 k1.13 reload
        vpxord zmm11, zmm11, zmm31                   ;   284.3 p0      50 next
        vpxord zmm26, zmm26, [r9 + 896]              ;   284.7 p5+p2   50 next
        vpxord zmm30, zmm30, [r9 + 960]              ;   285.3 p0+p3   50 next
        vpternlogd zmm21, zmm22, [rbp + 4672], 0x96  ;   285.7 p5+p2   50 next
        vpternlogd zmm4, zmm17, [rbp + 4864], 0x96   ;   286.3 p0+p3   50 next
        vpternlogd zmm1, zmm23, [rbp + 4800], 0x96   ;   286.7 p5+p2   50 next
        vmovdqu64 zmm25, [rbp + 4672]                ;   167.5 p3      50 next
        vpxord zmm25, zmm25, [r9]                    ;   287.3 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 4864]                ;   168.5 p3      50 next
        vpxord zmm13, zmm13, [r9 + 64]               ;   287.7 p5+p2   50 next
        vmovdqu64 zmm9, [rbp + 4800]                 ;   169.5 p3      50 next
        vpxord zmm9, zmm9, [r9 + 128]                ;   288.3 p0+p2   50 next
        vmovdqu64 zmm5, [rbp + 5248]                 ;   170.5 p3      41 next reload
        vpternlogd zmm22, zmm5, [rbp + 4352], 0x96   ;   288.7 p5+p2   50 next
        vmovdqu64 zmm31, [rbp + 5056]                ;   171.5 p3      41 next reload
        vpternlogd zmm17, zmm31, [rbp + 4288], 0x96  ;   289.3 p0+p2   50 next
        vmovdqu64 zmm27, [rbp + 4992]                ;   172.5 p3      41 next reload
        vpternlogd zmm23, zmm27, [rbp + 4224], 0x96  ;   289.7 p5+p2   50 next
        vmovdqu64 [rbp + 4800], zmm1                 ;   287.7 p7+p4   50 next spill
        vmovdqu64 zmm1, [rbp + 4352]                 ;   173.5 p3      58 r reload
        vpternlogd zmm5, zmm1, [r9 + 448], 0x96      ;   290.3 p0+p2   50 next
        vmovdqa64 zmm1, zmm13                        ;   288.7         41 next copy
        vpternlogd zmm1, zmm14, zmm16, 0x28          ;   290.7 p5      41 next
        vmovdqu64 [rbp + 4352], zmm4                 ;   287.3 p8+p9   50 next spill
        vpxord zmm4, zmm26, zmm13                    ;   291.3 p0      41 next
        vmovdqu64 [rbp + 5248], zmm21                ;   286.7 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm1                        ;   291.7         41 next copy
        vpternlogd zmm21, zmm25, zmm30, 0x87         ;   291.7 p5      41 next
        vmovdqu64 [rbp + 4864], zmm7                 ;   284.7 p8+p9   50 next spill
        vmovdqu64 zmm7, [rbp + 4288]                 ;   174.5 p3      58 r reload
        vpternlogd zmm31, zmm7, [r9 + 512], 0x96     ;   292.3 p0+p2   50 next
        vmovdqu64 zmm7, [r9 + 576]                   ;   175.5 p3      68 k1.9 reload
        vmovdqu64 [rbp + 4288], zmm20                ;   284.3 p7+p4   50 next spill
        vmovdqu64 zmm20, [rbp + 4224]                ;   176.2 p2      58 r reload
        vpternlogd zmm27, zmm20, zmm7, 0x96          ;   292.7 p5      50 next
        vpxord zmm20, zmm14, zmm9                    ;   293.3 p0      41 next
        vmovdqa64 zmm7, zmm20                        ;   294.3         41 next copy
        vpternlogd zmm7, zmm21, zmm30, 0x93          ;   294.3 p5      41 next
        vmovdqu64 [rbp + 4224], zmm28                ;   283.7 p8+p9   50 next spill
        vpxord zmm28, zmm29, zmm14                   ;   294.3 p0      41 next
        vpternlogd zmm7, zmm28, zmm13, 0x87          ;   295.3 p5      41 next
        vpternlogd zmm4, zmm7, zmm9, 0x6c            ;   296.3 p0      41 next
        vmovdqu64 [rbp + 4992], zmm3                 ;   281.7 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm11                        ;   285.3         41 next copy
        vpternlogd zmm3, zmm14, zmm29, 0x65          ;   295.7 p5      41 next
        vmovdqu64 [rbp + 5056], zmm19                ;   282.3 p8+p9   50 next spill
        vpxord zmm19, zmm29, zmm16                   ;   296.3 p0      41 next
        vpternlogd zmm3, zmm19, zmm16, 0x4b          ;   297.3 p5      41 next
        vmovdqu64 [rbp + 4672], zmm15                ;   279.7 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm11                       ;   285.3         41 next copy
        vpternlogd zmm15, zmm14, zmm14, 0xc3         ;   297.3 p0      41 next
        vmovdqu64 [rbp + 4544], zmm23                ;   290.7 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm30                       ;   286.3         41 next copy
        vpternlogd zmm23, zmm29, zmm16, 0x6c         ;   297.7 p5      41 next
        vmovdqu64 [rbp + 4608], zmm17                ;   290.3 p7+p4   50 next spill
        vmovdqa64 zmm17, zmm15                       ;   298.3         41 next copy
        vpternlogd zmm17, zmm3, zmm30, 0xc6          ;   298.3 p0      41 next
        vmovdqu64 [rbp + 4736], zmm22                ;   289.7 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm21                       ;   292.7         41 next copy
        vpternlogd zmm22, zmm26, zmm11, 0x78         ;   298.7 p5      41 next
        vmovdqu64 [rbp + 4096], zmm24                ;   280.3 p7+p4   50 next spill
        vpxord zmm24, zmm11, zmm25                   ;   299.3 p0      41 next
        vpternlogd zmm17, zmm24, zmm23, 0x96         ;   300.3 p5      41 next
        vpternlogd zmm1, zmm16, zmm16, 0xf3          ;   300.3 p0      41 next
        vmovdqu64 [rbp + 5120], zmm12                ;   278.7 p8+p9   50 next spill
        vpandd zmm12, zmm26, zmm19                   ;   300.7 p5      41 next
        vpternlogd zmm12, zmm17, zmm7, 0x69          ;   301.7 p0      41 next
        vpxord zmm7, zmm16, zmm25                    ;   301.7 p5      41 next
        vpternlogd zmm23, zmm7, zmm13, 0x78          ;   302.7 p0      41 next
        vmovdqa64 zmm17, zmm28                       ;   295.3         41 next copy
        vpternlogd zmm17, zmm20, zmm14, 0x48         ;   302.7 p5      41 next
        vmovdqu64 [rbp + 4928], zmm8                 ;   277.7 p7+p4   50 next spill
        vpandd zmm8, zmm16, zmm9                     ;   303.3 p0      41 next
        vpternlogd zmm8, zmm13, zmm26, 0x87          ;   304.3 p5      41 next
        vpternlogd zmm19, zmm8, zmm25, 0x93          ;   305.3 p0      41 next
        vpternlogd zmm16, zmm19, zmm11, 0x9c         ;   306.3 p5      41 next
        vmovdqu64 [rbp + 4160], zmm2                 ;   276.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm7                         ;   302.7         41 next copy
        vpternlogd zmm2, zmm15, zmm9, 0x65           ;   305.3 p0      41 next
        vpternlogd zmm2, zmm13, zmm30, 0x87          ;   306.3 p5      41 next
        vpternlogd zmm8, zmm2, zmm22, 0x96           ;   307.3 p0      41 next
        vmovdqu64 [rbp + 5184], zmm8                 ;   308.3 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm9                         ;   289.3         41 next copy
        vpternlogd zmm8, zmm13, zmm30, 0x95          ;   306.7 p5      41 next
        vmovdqu64 [rbp + 4416], zmm21                ;   292.7 p8+p9   41 next spill
        vpandd zmm21, zmm14, zmm26                   ;   307.3 p0      41 next
        vpternlogd zmm21, zmm16, zmm8, 0x69          ;   308.3 p5      41 next
        vmovdqa64 zmm16, zmm17                       ;   303.7         41 next copy
        vpternlogd zmm16, zmm25, zmm11, 0x78         ;   308.3 p0      41 next
        vpternlogd zmm25, zmm29, zmm29, 0xcf         ;   308.7 p5      41 next
        vmovdqu64 [rbp + 5312], zmm17                ;   303.7 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm15                       ;   298.3         41 next copy
        vpternlogd zmm17, zmm3, zmm20, 0x39          ;   309.3 p0      41 next
        vpternlogd zmm15, zmm29, zmm29, 0xcf         ;   309.7 p5      41 next
        vpternlogd zmm15, zmm17, zmm16, 0x96         ;   310.7 p0      41 next
        vpternlogd zmm15, zmm23, zmm26, 0x69         ;   311.7 p5      41 next
        vpandd zmm20, zmm20, zmm11                   ;   311.3 p0      41 next
        vmovdqu64 [rbp + 4480], zmm17                ;   310.3 p8+p9   41 next spill
        vpandd zmm17, zmm30, zmm26                   ;   311.7 p5      41 next
        vpternlogd zmm8, zmm17, zmm9, 0x79           ;   312.7 p0      41 next
        vpternlogd zmm29, zmm8, zmm26, 0x93          ;   313.7 p5      41 next
        vpternlogd zmm29, zmm7, zmm9, 0x87           ;   314.7 p0      41 next
        vpternlogd zmm8, zmm16, zmm22, 0x69          ;   313.7 p5      41 next
        vpandd zmm7, zmm13, zmm24                    ;   314.3 p0      41 next
        vpternlogd zmm13, zmm28, zmm14, 0xd2         ;   314.7 p5      41 next
        vpternlogd zmm7, zmm29, zmm19, 0x96          ;   315.7 p0      41 next
        vpternlogd zmm28, zmm30, zmm13, 0x6a         ;   315.7 p5      41 next
        vpternlogd zmm28, zmm26, zmm24, 0x78         ;   316.7 p0      41 next
        vpternlogd zmm1, zmm8, zmm28, 0x96           ;   317.7 p5      41 next
        vpternlogd zmm17, zmm2, zmm3, 0x69           ;   317.3 p0      41 next
        vpternlogd zmm17, zmm13, zmm14, 0x78         ;   318.3 p5      41 next
        vpandd zmm2, zmm0, zmm27                     ;   318.3 p0      41 next
        vpternlogd zmm25, zmm28, zmm24, 0x96         ;   318.7 p5      41 next
        vmovdqa64 zmm3, zmm27                        ;   293.7         41 next copy
        vpternlogd zmm3, zmm5, zmm18, 0x6a           ;   319.3 p0      41 next
        vmovdqa64 zmm8, zmm18                        ;   280.7         41 next copy
        vpternlogd zmm8, zmm10, zmm0, 0x6a           ;   319.7 p5      41 next
        vmovdqa64 zmm9, zmm27                        ;   293.7         41 next copy
        vpternlogd zmm9, zmm6, zmm6, 0x3f            ;   320.3 p0      41 next
        vmovdqa64 zmm13, zmm3                        ;   320.3         41 next copy
        vpternlogd zmm13, zmm31, zmm10, 0x60         ;   320.7 p5      41 next
        vmovdqa64 zmm16, zmm8                        ;   320.7         41 next copy
        vpternlogd zmm16, zmm9, zmm5, 0x93           ;   321.3 p0      41 next
        vpternlogd zmm13, zmm16, zmm5, 0x39          ;   322.3 p5      41 next
        vmovdqa64 zmm19, zmm27                       ;   293.7         41 next copy
        vpternlogd zmm19, zmm31, zmm18, 0xc9         ;   322.3 p0      41 next
        vmovdqa64 zmm22, zmm9                        ;   321.3         41 next copy
        vpternlogd zmm22, zmm31, zmm10, 0x87         ;   322.7 p5      41 next
        vpternlogd zmm13, zmm22, zmm2, 0x69          ;   323.7 p0      41 next
        vmovdqa64 zmm24, zmm5                        ;   291.3         41 next copy
        vpternlogd zmm24, zmm18, zmm0, 0x93          ;   323.7 p5      41 next
        vpternlogd zmm13, zmm9, zmm19, 0x4b          ;   324.7 p0      41 next
        vpternlogd zmm13, zmm24, zmm6, 0x1e          ;   325.7 p5      41 next
        vpternlogd zmm3, zmm18, zmm0, 0x4b           ;   325.3 p0      41 next
        vmovdqa64 zmm9, zmm5                         ;   291.3         41 next copy
        vmovdqa64 zmm26, zmm24                       ;   324.7         41 next copy
        vpternlogd zmm26, zmm6, zmm0, 0x87           ;   325.7 p5      41 next
        vpternlogd zmm26, zmm3, zmm19, 0x78          ;   326.7 p0      41 next
        vpternlogd zmm24, zmm31, zmm18, 0x78         ;   326.7 p5      41 next
        vmovdqa64 zmm28, zmm5                        ;   291.3         41 next copy
        vpternlogd zmm2, zmm31, zmm6, 0x87           ;   327.3 p0      41 next
        vpxord zmm9, zmm9, zmm24                     ;   327.7 p5      41 next
        vpxord zmm28, zmm28, zmm2                    ;   328.3 p0      41 next
        vpternlogd zmm28, zmm26, zmm10, 0xc6         ;   329.3 p5      41 next
        vpternlogd zmm3, zmm10, zmm6, 0x78           ;   329.3 p0      41 next
        vmovdqa64 zmm26, zmm22                       ;   323.7         41 next copy
        vpternlogd zmm26, zmm18, zmm0, 0x28          ;   329.7 p5      41 next
        vpternlogd zmm26, zmm3, zmm5, 0xd2           ;   330.7 p0      41 next
        vmovdqa64 zmm29, zmm31                       ;   293.3         41 next copy
        vpternlogd zmm29, zmm10, zmm0, 0x28          ;   330.7 p5      41 next
        vmovdqa64 zmm30, zmm8                        ;   320.7         41 next copy
        vpternlogd zmm30, zmm27, zmm10, 0x78         ;   331.3 p0      41 next
        vpternlogd zmm26, zmm30, zmm2, 0x96          ;   332.3 p5      41 next
        vpternlogd zmm29, zmm31, zmm5, 0x2d          ;   332.3 p0      41 next
        vpternlogd zmm29, zmm27, zmm18, 0x87         ;   333.3 p5      41 next
        vpternlogd zmm30, zmm29, zmm6, 0xd2          ;   334.3 p0      41 next
        vpternlogd zmm29, zmm0, zmm0, 0x3f           ;   334.3 p5      41 next
        vpternlogd zmm30, zmm8, zmm31, 0xb4          ;   335.3 p0      41 next
        vpternlogd zmm30, zmm5, zmm18, 0x78          ;   336.3 p5      41 next
        vpternlogd zmm19, zmm8, zmm0, 0x39           ;   335.3 p0      41 next
        vmovdqa64 zmm8, zmm27                        ;   293.7         41 next copy
        vpternlogd zmm8, zmm31, zmm18, 0x35          ;   335.7 p5      41 next
        vpternlogd zmm4, zmm11, zmm0, 0x96           ;   336.3 p0      41 next
        vmovdqa64 zmm0, zmm29                        ;   335.3         41 next copy
        vpternlogd zmm0, zmm3, zmm18, 0xd2           ;   336.7 p5      41 next
        vpternlogd zmm29, zmm9, zmm6, 0x2d           ;   337.3 p0      41 next
        vpternlogd zmm9, zmm22, zmm27, 0xb4          ;   337.7 p5      41 next
        vpternlogd zmm29, zmm8, zmm16, 0x96          ;   338.3 p0      41 next
        vpternlogd zmm9, zmm0, zmm31, 0xc6           ;   338.7 p5      41 next
        vpternlogd zmm9, zmm16, zmm10, 0x1e          ;   339.7 p0      41 next
        vpternlogd zmm3, zmm2, zmm6, 0x28            ;   339.7 p5      41 next
        vpternlogd zmm12, zmm6, [rbp + 4416], 0x96   ;   340.3 p0+p3   41 next
        vpternlogd zmm23, zmm10, [rbp + 5184], 0x69  ;   340.7 p5+p2   41 next
        vpternlogd zmm3, zmm19, zmm27, 0x87          ;   341.3 p0      41 next
        vpternlogd zmm3, zmm24, zmm18, 0x96          ;   342.3 p5      41 next
        vpternlogd zmm21, zmm18, [rbp + 5312], 0x96  ;   342.3 p0+p3   41 next
        vpxord zmm5, zmm5, zmm15                     ;   342.7 p5      41 next
        vpternlogd zmm7, zmm14, zmm31, 0x96          ;   343.3 p0      41 next
        vpternlogd zmm20, zmm1, zmm27, 0x96          ;   343.7 p5      41 next
        vmovdqu64 zmm0, [r9 + 9216]                  ;   190.2 p2      44 next
        vmovdqu64 zmm1, [r9 + 9280]                  ;   190.3 p3      44 next
        vpternlogd zmm13, zmm4, [r9 + 9792], 0x96    ;   344.3 p0+p2   44 next
        vmovdqu64 zmm2, [r9 + 9344]                  ;   191.3 p3      44 next
        vmovdqu64 zmm6, [r9 + 9408]                  ;   192.2 p2      44 next
        vpternlogd zmm28, zmm12, [r9 + 9856], 0x96   ;   344.7 p5+p3   44 next
        vmovdqu64 zmm8, [r9 + 9472]                  ;   193.2 p2      44 next
        vpternlogd zmm26, zmm23, [r9 + 9920], 0x96   ;   345.3 p0+p3   44 next
        vmovdqu64 zmm10, [r9 + 9536]                 ;   194.2 p2      44 next
        vpternlogd zmm30, zmm21, [r9 + 9984], 0x96   ;   345.7 p5+p3   44 next
        vmovdqu64 zmm11, [r9 + 9600]                 ;   195.2 p2      44 next
        vpternlogd zmm29, zmm5, [r9 + 10048], 0x96   ;   346.3 p0+p3   44 next
        vmovdqu64 zmm14, [r9 + 9664]                 ;   196.2 p2      44 next
        vpternlogd zmm9, zmm7, [r9 + 10112], 0x96    ;   346.7 p5+p3   44 next
        vpxord zmm0, zmm0, zmm4                      ;   347.3 p0      44 next
        vpternlogd zmm3, zmm20, [r9 + 10176], 0x96   ;   347.7 p5+p2   44 next
        vpxord zmm1, zmm1, zmm12                     ;   348.3 p0      44 next
        vpxord zmm2, zmm2, zmm23                     ;   348.7 p5      44 next
        vpxord zmm6, zmm6, zmm21                     ;   349.3 p0      44 next
        vpxord zmm14, zmm14, zmm17                   ;   349.7 p5      44 next
        vpxord zmm8, zmm8, zmm5                      ;   350.3 p0      44 next
        vpxord zmm10, zmm10, zmm7                    ;   350.7 p5      44 next
        vpxord zmm11, zmm11, zmm20                   ;   351.3 p0      44 next
        vmovdqu64 zmm4, [rbp + 4480]                 ;   310.3 p3      41 next reload
        vpternlogd zmm25, zmm4, [r9 + 9728], 0x96    ;   351.7 p5+p2   44 next
        vpxord zmm4, zmm14, zmm8                     ;   352.3 p0      41 next
        vmovdqa64 zmm5, zmm14                        ;   350.7         41 next copy
        vpternlogd zmm5, zmm2, zmm0, 0x28            ;   352.7 p5      41 next
        vmovdqa64 zmm7, zmm5                         ;   353.7         41 next copy
        vpternlogd zmm7, zmm11, zmm10, 0x87          ;   353.7 p0      41 next
        vpxord zmm12, zmm2, zmm25                    ;   353.7 p5      41 next
        vmovdqa64 zmm15, zmm12                       ;   354.7         41 next copy
        vpternlogd zmm15, zmm7, zmm10, 0x93          ;   354.7 p0      41 next
        vpxord zmm16, zmm2, zmm1                     ;   354.7 p5      41 next
        vpternlogd zmm15, zmm16, zmm14, 0x87         ;   355.7 p0      41 next
        vpternlogd zmm4, zmm15, zmm25, 0x6c          ;   356.7 p5      41 next
        vpxord zmm17, zmm0, zmm1                     ;   356.3 p0      41 next
        vmovdqa64 zmm18, zmm6                        ;   350.3         41 next copy
        vpternlogd zmm18, zmm2, zmm1, 0x65           ;   356.7 p5      41 next
        vpternlogd zmm18, zmm17, zmm0, 0x4b          ;   357.7 p0      41 next
        vmovdqa64 zmm19, zmm6                        ;   350.3         41 next copy
        vpternlogd zmm19, zmm2, zmm2, 0xc3           ;   357.7 p5      41 next
        vmovdqa64 zmm20, zmm19                       ;   358.7         41 next copy
        vpternlogd zmm20, zmm18, zmm10, 0xc6         ;   358.7 p0      41 next
        vmovdqa64 zmm21, zmm10                       ;   351.7         41 next copy
        vpternlogd zmm21, zmm1, zmm0, 0x6c           ;   358.7 p5      41 next
        vmovdqa64 zmm22, zmm7                        ;   354.7         41 next copy
        vpternlogd zmm22, zmm8, zmm6, 0x78           ;   359.3 p0      41 next
        vpxord zmm23, zmm6, zmm11                    ;   359.7 p5      41 next
        vpternlogd zmm20, zmm23, zmm21, 0x96         ;   360.7 p0      41 next
        vpandd zmm24, zmm8, zmm17                    ;   360.7 p5      41 next
        vpternlogd zmm24, zmm20, zmm15, 0x69         ;   361.7 p0      41 next
        vpxord zmm15, zmm0, zmm11                    ;   361.7 p5      41 next
        vpternlogd zmm21, zmm15, zmm14, 0x78         ;   362.7 p0      41 next
        vpandd zmm20, zmm1, zmm12                    ;   362.7 p5      41 next
        vpandd zmm27, zmm14, zmm8                    ;   363.3 p0      41 next
        vpternlogd zmm27, zmm25, zmm0, 0x87          ;   364.3 p5      41 next
        vmovdqa64 zmm31, zmm15                       ;   362.7         41 next copy
        vpternlogd zmm31, zmm19, zmm25, 0x65         ;   364.3 p0      41 next
        vpternlogd zmm31, zmm14, zmm10, 0x87         ;   365.3 p5      41 next
        vpternlogd zmm17, zmm27, zmm11, 0x93         ;   365.3 p0      41 next
        vpternlogd zmm27, zmm31, zmm22, 0x96         ;   366.3 p5      41 next
        vpternlogd zmm5, zmm0, zmm0, 0xf3            ;   366.3 p0      41 next
        vpternlogd zmm0, zmm17, zmm6, 0x9c           ;   366.7 p5      41 next
        vmovdqu64 [rbp + 4480], zmm27                ;   367.3 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm25                       ;   352.7         41 next copy
        vpternlogd zmm27, zmm14, zmm10, 0x95         ;   367.3 p0      41 next
        vmovdqu64 [rbp + 5312], zmm7                 ;   354.7 p8+p9   41 next spill
        vpandd zmm7, zmm2, zmm8                      ;   367.7 p5      41 next
        vpternlogd zmm7, zmm0, zmm27, 0x69           ;   368.7 p0      41 next
        vmovdqa64 zmm0, zmm20                        ;   363.7         41 next copy
        vpternlogd zmm0, zmm11, zmm6, 0x78           ;   368.7 p5      41 next
        vpternlogd zmm11, zmm6, zmm1, 0x93           ;   369.3 p0      41 next
        vmovdqu64 [rbp + 5184], zmm20                ;   363.7 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm19                       ;   358.7         41 next copy
        vpternlogd zmm20, zmm18, zmm12, 0x39         ;   369.7 p5      41 next
        vpternlogd zmm19, zmm1, zmm1, 0xcf           ;   370.3 p0      41 next
        vpandd zmm12, zmm12, zmm6                    ;   370.7 p5      41 next
        vmovdqu64 [rbp + 4416], zmm12                ;   371.7 p8+p9   41 next spill
        vpxord zmm12, zmm0, zmm20                    ;   371.3 p0      41 next
        vpternlogd zmm19, zmm12, zmm21, 0x69         ;   372.3 p5      41 next
        vpandd zmm12, zmm10, zmm8                    ;   372.3 p0      41 next
        vpternlogd zmm27, zmm12, zmm25, 0x79         ;   373.3 p5      41 next
        vpternlogd zmm0, zmm22, zmm27, 0x69          ;   374.3 p0      41 next
        vpternlogd zmm27, zmm8, zmm1, 0x87           ;   374.3 p5      41 next
        vpternlogd zmm27, zmm15, zmm25, 0x87         ;   375.3 p0      41 next
        vpandd zmm15, zmm14, zmm23                   ;   374.7 p5      41 next
        vpternlogd zmm14, zmm1, zmm2, 0x78           ;   375.3 p0      41 next
        vpternlogd zmm15, zmm27, zmm17, 0x96         ;   376.3 p5      41 next
        vpternlogd zmm16, zmm10, zmm14, 0x6a         ;   376.3 p0      41 next
        vpternlogd zmm16, zmm23, zmm8, 0x78          ;   377.3 p5      41 next
        vpternlogd zmm5, zmm0, zmm16, 0x96           ;   378.3 p0      41 next
        vpternlogd zmm12, zmm31, zmm18, 0x69         ;   377.7 p5      41 next
        vpternlogd zmm12, zmm14, zmm2, 0x78          ;   378.7 p0      41 next
        vpandd zmm0, zmm13, zmm3                     ;   378.7 p5      41 next
        vpternlogd zmm11, zmm16, zmm20, 0x96         ;   379.3 p0      41 next
        vmovdqa64 zmm1, zmm3                         ;   348.7         41 next copy
        vpternlogd zmm1, zmm29, zmm30, 0x6a          ;   379.7 p5      41 next
        vmovdqa64 zmm10, zmm3                        ;   348.7         41 next copy
        vpternlogd zmm10, zmm28, zmm28, 0x3f         ;   380.3 p0      41 next
        vmovdqa64 zmm14, zmm30                       ;   346.7         41 next copy
        vpternlogd zmm14, zmm26, zmm13, 0x6a         ;   380.7 p5      41 next
        vmovdqa64 zmm16, zmm1                        ;   380.7         41 next copy
        vpternlogd zmm16, zmm9, zmm26, 0x60          ;   381.3 p0      41 next
        vmovdqa64 zmm17, zmm3                        ;   348.7         41 next copy
        vpternlogd zmm17, zmm9, zmm30, 0xc9          ;   381.7 p5      41 next
        vmovdqa64 zmm18, zmm14                       ;   381.7         41 next copy
        vpternlogd zmm18, zmm10, zmm29, 0x93         ;   382.3 p0      41 next
        vpternlogd zmm16, zmm18, zmm29, 0x39         ;   383.3 p5      41 next
        vmovdqa64 zmm20, zmm29                       ;   347.3         41 next copy
        vpternlogd zmm20, zmm30, zmm13, 0x93         ;   383.3 p0      41 next
        vmovdqa64 zmm22, zmm10                       ;   381.3         41 next copy
        vpternlogd zmm22, zmm9, zmm26, 0x87          ;   383.7 p5      41 next
        vpternlogd zmm16, zmm22, zmm0, 0x69          ;   384.7 p0      41 next
        vpord zmm23, zmm28, zmm20                    ;   384.7 p5      41 next
        vpternlogd zmm16, zmm10, zmm17, 0x4b         ;   385.7 p0      41 next
        vpternlogd zmm1, zmm30, zmm13, 0x4b          ;   385.7 p5      41 next
        vmovdqa64 zmm10, zmm29                       ;   347.3         41 next copy
        vmovdqa64 zmm25, zmm20                       ;   384.3         41 next copy
        vpternlogd zmm25, zmm28, zmm13, 0x87         ;   386.3 p0      41 next
        vpternlogd zmm25, zmm1, zmm17, 0x78          ;   387.3 p5      41 next
        vpternlogd zmm20, zmm9, zmm30, 0x78          ;   387.3 p0      41 next
        vpternlogd zmm0, zmm9, zmm28, 0x87           ;   387.7 p5      41 next
        vpxord zmm10, zmm10, zmm20                   ;   388.3 p0      41 next
        vpxord zmm27, zmm29, zmm0                    ;   388.7 p5      41 next
        vpternlogd zmm27, zmm25, zmm26, 0xc6         ;   389.7 p0      41 next
        vpternlogd zmm1, zmm26, zmm28, 0x78          ;   389.7 p5      41 next
        vmovdqa64 zmm25, zmm9                        ;   347.7         41 next copy
        vpternlogd zmm25, zmm26, zmm13, 0x28         ;   390.3 p0      41 next
        vmovdqa64 zmm31, zmm22                       ;   384.7         41 next copy
        vpternlogd zmm31, zmm30, zmm13, 0x28         ;   390.7 p5      41 next
        vpternlogd zmm31, zmm1, zmm29, 0x2d          ;   391.7 p0      41 next
        vpternlogd zmm31, zmm0, zmm0, 0xc3           ;   392.7 p5      41 next
        vpternlogd zmm25, zmm9, zmm29, 0x2d          ;   392.3 p0      41 next
        vpternlogd zmm25, zmm3, zmm30, 0x87          ;   393.3 p5      41 next
        vpternlogd zmm22, zmm10, zmm3, 0x9c          ;   393.3 p0      41 next
        vpternlogd zmm4, zmm6, zmm13, 0x96           ;   393.7 p5      41 next
        vmovdqa64 zmm6, zmm14                        ;   381.7         41 next copy
        vpternlogd zmm6, zmm3, zmm26, 0x78           ;   394.3 p0      41 next
        vpternlogd zmm17, zmm13, zmm13, 0xf3         ;   394.7 p5      41 next
        vmovdqu64 [rbp + 5376], zmm11                ;   380.3 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm25                       ;   394.3         41 next copy
        vpternlogd zmm11, zmm13, zmm13, 0x3f         ;   395.3 p0      41 next
        vpternlogd zmm25, zmm6, zmm28, 0xc6          ;   395.7 p5      41 next
        vpandd zmm13, zmm29, zmm30                   ;   396.3 p0      41 next
        vpternlogd zmm25, zmm14, zmm9, 0xb4          ;   396.7 p5      41 next
        vpternlogd zmm10, zmm11, zmm28, 0x39         ;   397.3 p0      41 next
        vpternlogd zmm11, zmm1, zmm30, 0xd2          ;   397.7 p5      41 next
        vpternlogd zmm22, zmm11, zmm9, 0xc6          ;   398.7 p0      41 next
        vmovdqa64 zmm11, zmm3                        ;   348.7         41 next copy
        vpternlogd zmm11, zmm9, zmm30, 0x35          ;   398.7 p5      41 next
        vpternlogd zmm10, zmm11, zmm18, 0x96         ;   399.7 p0      41 next
        vpord zmm11, zmm26, zmm18                    ;   399.7 p5      41 next
        vpternlogd zmm1, zmm0, zmm28, 0x28           ;   400.3 p0      41 next
        vpternlogd zmm17, zmm14, zmm3, 0x28          ;   400.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 4160]                 ;   276.7 p3     108 r
        vpternlogd zmm17, zmm1, zmm20, 0x69          ;   401.7 p0      41 next
        vpxord zmm0, zmm0, [rbp + 2944]              ;   401.7 p5+p2  108 r
        vpternlogd zmm24, zmm28, [rbp + 5312], 0x96  ;   402.3 p0+p3   41 next
        vmovdqu64 zmm1, [rbp + 4928]                 ;   277.7 p2     108 r
        vpxord zmm1, zmm1, [rbp + 3008]              ;   402.7 p5+p3  108 r
        vpternlogd zmm21, zmm26, [rbp + 4480], 0x69  ;   403.3 p0+p2   41 next
        vmovdqu64 zmm14, [rbp + 5120]                ;   278.7 p3     108 r
        vpxord zmm14, zmm14, [rbp + 3072]            ;   403.7 p5+p2  108 r
        vpternlogd zmm23, zmm16, zmm4, 0x96          ;   404.3 p0      41 next
        vmovdqu64 zmm16, [rbp + 4096]                ;   280.3 p3     108 r
        vpxord zmm16, zmm16, [rbp + 3136]            ;   404.7 p5+p2  108 r
        vpternlogd zmm7, zmm30, [rbp + 5184], 0x96   ;   405.3 p0+p3   41 next
        vpternlogd zmm19, zmm8, zmm29, 0x96          ;   405.7 p5      41 next
        vpxord zmm27, zmm27, zmm24                   ;   406.3 p0      41 next
        vmovdqu64 zmm8, [rbp + 4736]                 ;   289.7 p2     108 r
        vpxord zmm8, zmm8, [rbp + 3200]              ;   406.7 p5+p3  108 r
        vpternlogd zmm31, zmm6, zmm21, 0x96          ;   407.3 p0      41 next
        vpternlogd zmm15, zmm2, zmm9, 0x96           ;   407.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 4608]                 ;   290.3 p2     108 r
        vpxord zmm2, zmm2, [rbp + 3264]              ;   408.3 p0+p3  108 r
        vpternlogd zmm13, zmm25, zmm7, 0x96          ;   408.7 p5      41 next
        vmovdqu64 zmm6, [rbp + 4544]                 ;   290.7 p2     108 r
        vpxord zmm6, zmm6, [rbp + 3328]              ;   409.3 p0+p3  108 r
        vpternlogd zmm5, zmm3, [rbp + 4416], 0x96    ;   409.7 p5+p2   41 next
        vpxord zmm10, zmm10, zmm19                   ;   410.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 4672]                 ;   279.7 p3     108 r
        vpxord zmm3, zmm3, [rbp + 3392]              ;   410.7 p5+p2  108 r
        vpternlogd zmm11, zmm22, zmm15, 0x96         ;   411.3 p0      41 next
        vmovdqu64 zmm9, [rbp + 5056]                 ;   282.3 p3     108 r
        vpxord zmm9, zmm9, [rbp + 3456]              ;   411.7 p5+p2  108 r
        vpternlogd zmm17, zmm30, zmm5, 0x96          ;   412.3 p0      41 next
        vmovdqu64 zmm18, [rbp + 4992]                ;   281.7 p3     108 r
        vpxord zmm18, zmm18, [rbp + 3520]            ;   412.7 p5+p2  108 r
        vmovdqu64 zmm20, [rbp + 4224]                ;   283.7 p3     108 r
        vpxord zmm20, zmm20, [rbp + 3584]            ;   413.3 p0+p2  108 r
        vmovdqu64 zmm22, [rbp + 4288]                ;   284.3 p3     108 r
        vpxord zmm22, zmm22, [rbp + 3648]            ;   413.7 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 4864]                ;   284.7 p3     108 r
        vpxord zmm25, zmm25, [rbp + 3712]            ;   414.3 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 5248]                ;   286.7 p3     108 r
        vpxord zmm26, zmm26, [rbp + 3776]            ;   414.7 p5+p2  108 r
        vmovdqu64 zmm28, [rbp + 4352]                ;   287.3 p3     108 r
        vpxord zmm28, zmm28, [rbp + 3840]            ;   415.3 p0+p2  108 r
        vmovdqu64 zmm29, [rbp + 4800]                ;   287.7 p3     108 r
        vpxord zmm29, zmm29, [rbp + 3904]            ;   415.7 p5+p2  108 r
        vmovdqu64 zmm30, [r11 + 704]                 ;   255.7 p3      50 next
        vpxord zmm30, zmm30, zmm0                    ;   416.3 p0      50 next
        vmovdqu64 [rbp + 4416], zmm0                 ;   402.7 p8+p9  108 r spill
        vmovdqu64 zmm0, [r11 + 768]                  ;   255.8 p2      50 next
        vpxord zmm0, zmm0, zmm1                      ;   416.7 p5      50 next
        vmovdqu64 [rbp + 5184], zmm1                 ;   403.7 p7+p4  108 r spill
        vmovdqu64 zmm1, [r11 + 832]                  ;   256.7 p3      50 next
        vpxord zmm1, zmm1, zmm14                     ;   417.3 p0      50 next
        vmovdqu64 [rbp + 4480], zmm14                ;   404.7 p8+p9  108 r spill
        vmovdqu64 zmm14, [r11 + 896]                 ;   256.8 p2      50 next
        vpxord zmm14, zmm14, zmm16                   ;   417.7 p5      50 next
        vmovdqu64 [rbp + 5312], zmm16                ;   405.7 p7+p4  108 r spill
        vmovdqu64 zmm16, [r11 + 960]                 ;   257.7 p3      50 next
        vpxord zmm16, zmm16, zmm8                    ;   418.3 p0      50 next
        vmovdqu64 [rbp + 4032], zmm8                 ;   407.7 p8+p9  108 r spill
        vmovdqu64 zmm8, [rbp + 1920]                 ;   258.8 p2     108 r reload
        vpternlogd zmm4, zmm8, [rbp + 4160], 0x96    ;   418.7 p5+p3  108 r
        vmovdqu64 zmm8, [r11]                        ;   259.8 p2      50 next
        vpxord zmm8, zmm8, zmm2                      ;   419.3 p0      50 next
        vmovdqu64 [rbp + 4160], zmm2                 ;   409.3 p7+p4  108 r spill
        vmovdqu64 zmm2, [r11 + 64]                   ;   260.0 p3      50 next
        vpxord zmm2, zmm2, zmm6                      ;   419.7 p5      50 next
        vmovdqu64 [rbp + 5440], zmm6                 ;   410.3 p8+p9  108 r spill
        vmovdqu64 zmm6, [r11 + 128]                  ;   260.8 p2      50 next
        vpxord zmm6, zmm6, zmm3                      ;   420.3 p0      50 next
        vmovdqu64 [rbp + 3968], zmm3                 ;   411.7 p7+p4  108 r spill
        vmovdqu64 zmm3, [rbp + 1984]                 ;   262.0 p3     108 r reload
        vpternlogd zmm24, zmm3, [rbp + 4928], 0x96   ;   420.7 p5+p2  108 r
        vmovdqu64 zmm3, [r11 + 192]                  ;   263.0 p3      50 next
        vpxord zmm3, zmm3, zmm9                      ;   421.3 p0      50 next
        vmovdqu64 [rbp + 4928], zmm9                 ;   412.7 p8+p9  108 r spill
        vmovdqu64 zmm9, [r11 + 256]                  ;   264.0 p2      50 next
        vpxord zmm9, zmm9, zmm18                     ;   421.7 p5      50 next
        vmovdqu64 [rbp + 5504], zmm18                ;   413.7 p7+p4  108 r spill
        vmovdqu64 zmm18, [rbp + 2048]                ;   265.7 p3     108 r reload
        vpternlogd zmm21, zmm18, [rbp + 5120], 0x96  ;   422.3 p0+p2  108 r
        vmovdqu64 zmm18, [r11 + 320]                 ;   267.7 p3      50 next
        vpxord zmm18, zmm18, zmm20                   ;   422.7 p5      50 next
        vmovdqu64 [rbp + 5120], zmm20                ;   414.3 p8+p9  108 r spill
        vmovdqu64 zmm20, [rbp + 2112]                ;   269.0 p2     108 r reload
        vpternlogd zmm7, zmm20, [rbp + 4096], 0x96   ;   423.3 p0+p3  108 r
        vmovdqu64 zmm20, [r11 + 384]                 ;   270.0 p2      50 next
        vpxord zmm20, zmm20, zmm22                   ;   423.7 p5      50 next
        vmovdqu64 [rbp + 4096], zmm22                ;   414.7 p7+p4  108 r spill
        vmovdqu64 zmm22, [r11 + 448]                 ;   270.3 p3      50 next
        vpxord zmm22, zmm22, zmm25                   ;   424.3 p0      50 next
        vmovdqu64 [rbp + 5632], zmm25                ;   415.3 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 2176]                ;   272.3 p2     108 r reload
        vpternlogd zmm19, zmm25, [rbp + 4736], 0x96  ;   424.7 p5+p3  108 r
        vmovdqu64 zmm25, [r11 + 512]                 ;   273.3 p2      50 next
        vpxord zmm25, zmm25, zmm26                   ;   425.3 p0      50 next
        vmovdqu64 [rbp + 4736], zmm26                ;   415.7 p7+p4  108 r spill
        vmovdqu64 zmm26, [r11 + 576]                 ;   273.5 p3      50 next
        vpxord zmm26, zmm26, zmm28                   ;   425.7 p5      50 next
        vmovdqu64 [rbp + 5760], zmm28                ;   416.3 p8+p9  108 r spill
        vmovdqu64 zmm28, [rbp + 2240]                ;   274.8 p2     108 r reload
        vpternlogd zmm15, zmm28, [rbp + 4608], 0x96  ;   426.3 p0+p3  108 r
        vmovdqu64 zmm28, [rbp + 2368]                ;   275.8 p2     108 r reload
        vpternlogd zmm12, zmm28, [rbp + 4672], 0x96  ;   426.7 p5+p3  108 r
        vmovdqu64 zmm28, [r11 + 640]                 ;   276.8 p2      50 next
        vpxord zmm28, zmm28, zmm29                   ;   427.3 p0      50 next
        vmovdqu64 [rbp + 4672], zmm29                ;   416.7 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 2304]                ;   277.3 p3     108 r reload
        vpternlogd zmm5, zmm29, [rbp + 4544], 0x96   ;   427.7 p5+p2  108 r
        vmovdqu64 zmm29, [rbp + 2496]                ;   278.3 p3     108 r reload
        vpternlogd zmm23, zmm29, [rbp + 4992], 0x96  ;   428.3 p0+p2  108 r
        vmovdqu64 zmm29, [rbp + 2560]                ;   279.3 p3     108 r reload
        vpternlogd zmm27, zmm29, [rbp + 4224], 0x96  ;   428.7 p5+p2  108 r
        vmovdqu64 zmm29, [rbp + 2624]                ;   280.3 p3     108 r reload
        vpternlogd zmm31, zmm29, [rbp + 4288], 0x96  ;   429.3 p0+p2  108 r
        vmovdqa64 zmm29, zmm26                       ;   426.7         41 next copy
        vpternlogd zmm29, zmm9, zmm6, 0x28           ;   429.7 p5      41 next
        vmovdqu64 [rbp + 4288], zmm12                ;   427.7 p8+p9  108 r spill
        vpxord zmm12, zmm20, zmm26                   ;   430.3 p0      41 next
        vmovdqu64 [rbp + 4224], zmm5                 ;   428.7 p7+p4  108 r spill
        vmovdqa64 zmm5, zmm29                        ;   430.7         41 next copy
        vpternlogd zmm5, zmm25, zmm22, 0x87          ;   430.7 p5      41 next
        vmovdqu64 [rbp + 4992], zmm15                ;   427.3 p8+p9  108 r spill
        vmovdqu64 zmm15, [rbp + 2688]                ;   281.3 p3     108 r reload
        vpternlogd zmm13, zmm15, [rbp + 4864], 0x96  ;   431.3 p0+p2  108 r
        vpxord zmm15, zmm9, zmm28                    ;   431.7 p5      41 next
        vmovdqu64 [rbp + 4864], zmm19                ;   425.7 p7+p4  108 r spill
        vmovdqa64 zmm19, zmm15                       ;   432.7         41 next copy
        vpternlogd zmm19, zmm5, zmm22, 0x93          ;   432.7 p0      41 next
        vmovdqu64 [rbp + 4544], zmm7                 ;   424.3 p8+p9  108 r spill
        vmovdqu64 zmm7, [rbp + 2752]                 ;   282.3 p3     108 r reload
        vpternlogd zmm10, zmm7, [rbp + 5248], 0x96   ;   432.7 p5+p2  108 r
        vpxord zmm7, zmm3, zmm9                      ;   433.3 p0      41 next
        vpternlogd zmm19, zmm7, zmm26, 0x87          ;   434.3 p5      41 next
        vpternlogd zmm12, zmm19, zmm28, 0x6c         ;   435.3 p0      41 next
        vmovdqu64 [rbp + 5248], zmm21                ;   423.3 p7+p4  108 r spill
        vmovdqu64 zmm21, [rbp + 2816]                ;   284.0 p3     108 r reload
        vpternlogd zmm11, zmm21, [rbp + 4352], 0x96  ;   434.7 p5+p2  108 r
        vmovdqa64 zmm21, zmm18                       ;   423.7         41 next copy
        vpternlogd zmm21, zmm9, zmm3, 0x65           ;   435.3 p0      41 next
        vmovdqu64 [rbp + 4352], zmm24                ;   421.7 p8+p9  108 r spill
        vpxord zmm24, zmm3, zmm6                     ;   435.7 p5      41 next
        vpternlogd zmm21, zmm24, zmm6, 0x4b          ;   436.7 p0      41 next
        vmovdqu64 [rbp + 4608], zmm4                 ;   419.7 p7+p4  108 r spill
        vmovdqu64 zmm4, [rbp + 2880]                 ;   286.8 p3     108 r reload
        vpternlogd zmm17, zmm4, [rbp + 4800], 0x96   ;   436.7 p5+p2  108 r
        vmovdqa64 zmm4, zmm18                        ;   423.7         41 next copy
        vpternlogd zmm4, zmm9, zmm9, 0xc3            ;   437.3 p0      41 next
        vmovdqu64 [rbp + 4800], zmm17                ;   437.7 p8+p9  108 r spill
        vmovdqa64 zmm17, zmm22                       ;   425.3         41 next copy
        vpternlogd zmm17, zmm3, zmm6, 0x6c           ;   437.7 p5      41 next
        vmovdqu64 [rbp + 5696], zmm11                ;   435.7 p7+p4  108 r spill
        vmovdqa64 zmm11, zmm4                        ;   438.3         41 next copy
        vpternlogd zmm11, zmm21, zmm22, 0xc6         ;   438.3 p0      41 next
        vmovdqu64 [rbp + 5568], zmm10                ;   433.7 p8+p9  108 r spill
        vmovdqa64 zmm10, zmm5                        ;   431.7         41 next copy
        vpternlogd zmm10, zmm20, zmm18, 0x78         ;   438.7 p5      41 next
        vmovdqu64 [rbp + 5824], zmm13                ;   432.3 p7+p4  108 r spill
        vpxord zmm13, zmm18, zmm25                   ;   439.3 p0      41 next
        vpternlogd zmm11, zmm13, zmm17, 0x96         ;   440.3 p5      41 next
        vmovdqu64 [rbp + 5888], zmm31                ;   430.3 p8+p9  108 r spill
        vpandd zmm31, zmm20, zmm24                   ;   440.3 p0      41 next
        vpternlogd zmm31, zmm11, zmm19, 0x69         ;   441.3 p5      41 next
        vmovdqu64 zmm11, [rbp + 5376]                ;   380.3 p3      41 next reload
        vmovdqu64 zmm19, [rbp + 2432]                ;   291.3 p2     108 r
        vpternlogd zmm19, zmm11, [rbp + 5056], 0x96  ;   441.3 p0+p3  108 r
        vpxord zmm11, zmm6, zmm25                    ;   441.7 p5      41 next
        vpternlogd zmm17, zmm11, zmm26, 0x78         ;   442.7 p0      41 next
        vmovdqu64 [rbp + 5056], zmm19                ;   442.3 p7+p4  108 r spill
        vmovdqa64 zmm19, zmm7                        ;   434.3         41 next copy
        vpternlogd zmm19, zmm15, zmm9, 0x48          ;   442.7 p5      41 next
        vmovdqu64 [rbp + 5376], zmm27                ;   429.7 p8+p9  108 r spill
        vpandd zmm27, zmm6, zmm28                    ;   443.3 p0      41 next
        vpternlogd zmm27, zmm26, zmm20, 0x87         ;   444.3 p5      41 next
        vpternlogd zmm24, zmm27, zmm25, 0x93         ;   445.3 p0      41 next
        vmovdqu64 [rbp + 5952], zmm23                ;   429.3 p7+p4  108 r spill
        vmovdqa64 zmm23, zmm11                       ;   442.7         41 next copy
        vpternlogd zmm23, zmm4, zmm28, 0x65          ;   444.7 p5      41 next
        vpternlogd zmm23, zmm26, zmm22, 0x87         ;   445.7 p0      41 next
        vpternlogd zmm27, zmm23, zmm10, 0x96         ;   446.7 p5      41 next
        vmovdqu64 [rbp + 6016], zmm27                ;   447.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm28                       ;   428.3         41 next copy
        vpternlogd zmm27, zmm26, zmm22, 0x95         ;   446.3 p0      41 next
        vmovdqu64 [rbp + 6080], zmm5                 ;   431.7 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm24                        ;   446.3         41 next copy
        vpternlogd zmm5, zmm18, zmm6, 0xd2           ;   446.7 p5      41 next
        vmovdqu64 [rbp + 6144], zmm31                ;   442.3 p8+p9   41 next spill
        vpandd zmm31, zmm9, zmm20                    ;   447.3 p0      41 next
        vpternlogd zmm31, zmm5, zmm27, 0x69          ;   448.3 p5      41 next
        vmovdqa64 zmm5, zmm19                        ;   443.7         41 next copy
        vpternlogd zmm5, zmm25, zmm18, 0x78          ;   448.3 p0      41 next
        vmovdqu64 [rbp + 6208], zmm19                ;   443.7 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm5                        ;   449.3         41 next copy
        vpternlogd zmm19, zmm10, zmm10, 0xc3         ;   449.3 p5      41 next
        vmovdqa64 zmm10, zmm4                        ;   438.3         41 next copy
        vpternlogd zmm10, zmm21, zmm15, 0x39         ;   449.3 p0      41 next
        vpternlogd zmm4, zmm3, zmm3, 0xcf            ;   449.7 p5      41 next
        vpxord zmm5, zmm5, zmm10                     ;   450.3 p0      41 next
        vpternlogd zmm4, zmm5, zmm17, 0x69           ;   451.3 p5      41 next
        vpandd zmm5, zmm22, zmm20                    ;   451.3 p0      41 next
        vpternlogd zmm27, zmm5, zmm28, 0x79          ;   452.3 p5      41 next
        vpternlogd zmm5, zmm23, zmm21, 0x69          ;   452.3 p0      41 next
        vpandd zmm21, zmm26, zmm13                   ;   452.7 p5      41 next
        vpternlogd zmm26, zmm7, zmm9, 0xd2           ;   453.3 p0      41 next
        vmovdqa64 zmm23, zmm27                       ;   453.3         41 next copy
        vpternlogd zmm23, zmm20, zmm3, 0x87          ;   453.7 p5      41 next
        vpternlogd zmm23, zmm11, zmm28, 0x87         ;   454.7 p0      41 next
        vpternlogd zmm21, zmm23, zmm24, 0x96         ;   455.7 p5      41 next
        vpternlogd zmm7, zmm22, zmm26, 0x6a          ;   455.3 p0      41 next
        vpternlogd zmm7, zmm13, zmm20, 0x78          ;   456.3 p5      41 next
        vpandd zmm11, zmm18, zmm15                   ;   456.3 p0      41 next
        vpternlogd zmm19, zmm27, zmm7, 0x96          ;   457.3 p5      41 next
        vpternlogd zmm19, zmm29, zmm6, 0x2d          ;   458.3 p0      41 next
        vpternlogd zmm25, zmm3, zmm3, 0xcf           ;   457.7 p5      41 next
        vpternlogd zmm5, zmm26, zmm9, 0x78           ;   458.3 p0      41 next
        vpandd zmm3, zmm30, zmm2                     ;   458.7 p5      41 next
        vpternlogd zmm25, zmm7, zmm13, 0x96          ;   459.3 p0      41 next
        vmovdqa64 zmm6, zmm2                         ;   420.7         41 next copy
        vpternlogd zmm6, zmm16, zmm14, 0x6a          ;   459.7 p5      41 next
        vmovdqa64 zmm7, zmm2                         ;   420.7         41 next copy
        vpternlogd zmm7, zmm0, zmm0, 0x3f            ;   460.3 p0      41 next
        vmovdqa64 zmm13, zmm14                       ;   418.7         41 next copy
        vpternlogd zmm13, zmm1, zmm30, 0x6a          ;   460.7 p5      41 next
        vmovdqa64 zmm15, zmm6                        ;   460.7         41 next copy
        vpternlogd zmm15, zmm8, zmm1, 0x60           ;   461.3 p0      41 next
        vmovdqa64 zmm22, zmm2                        ;   420.7         41 next copy
        vpternlogd zmm22, zmm8, zmm14, 0xc9          ;   461.7 p5      41 next
        vmovdqa64 zmm23, zmm13                       ;   461.7         41 next copy
        vpternlogd zmm23, zmm7, zmm16, 0x93          ;   462.3 p0      41 next
        vpternlogd zmm15, zmm23, zmm16, 0x39         ;   463.3 p5      41 next
        vmovdqa64 zmm24, zmm16                       ;   419.3         41 next copy
        vpternlogd zmm24, zmm14, zmm30, 0x93         ;   463.3 p0      41 next
        vmovdqa64 zmm26, zmm7                        ;   461.3         41 next copy
        vpternlogd zmm26, zmm8, zmm1, 0x87           ;   463.7 p5      41 next
        vpternlogd zmm15, zmm26, zmm3, 0x69          ;   464.7 p0      41 next
        vpternlogd zmm15, zmm7, zmm22, 0x4b          ;   465.7 p5      41 next
        vpternlogd zmm15, zmm24, zmm0, 0x1e          ;   466.7 p0      41 next
        vmovdqa64 zmm7, zmm16                        ;   419.3         41 next copy
        vpternlogd zmm6, zmm14, zmm30, 0x4b          ;   465.7 p5      41 next
        vmovdqa64 zmm27, zmm24                       ;   464.3         41 next copy
        vpternlogd zmm27, zmm0, zmm30, 0x87          ;   466.3 p0      41 next
        vpternlogd zmm27, zmm6, zmm22, 0x78          ;   467.3 p5      41 next
        vpternlogd zmm24, zmm8, zmm14, 0x78          ;   467.3 p0      41 next
        vpternlogd zmm3, zmm8, zmm0, 0x87            ;   467.7 p5      41 next
        vpxord zmm7, zmm7, zmm24                     ;   468.3 p0      41 next
        vpxord zmm28, zmm16, zmm3                    ;   468.7 p5      41 next
        vpternlogd zmm28, zmm27, zmm1, 0xc6          ;   469.7 p0      41 next
        vpternlogd zmm6, zmm1, zmm0, 0x78            ;   469.7 p5      41 next
        vmovdqa64 zmm27, zmm8                        ;   420.3         41 next copy
        vpternlogd zmm27, zmm1, zmm30, 0x28          ;   470.3 p0      41 next
        vmovdqa64 zmm29, zmm26                       ;   464.7         41 next copy
        vpternlogd zmm29, zmm14, zmm30, 0x28         ;   470.7 p5      41 next
        vpternlogd zmm29, zmm6, zmm16, 0x2d          ;   471.7 p0      41 next
        vpternlogd zmm27, zmm8, zmm16, 0x2d          ;   471.7 p5      41 next
        vpternlogd zmm27, zmm2, zmm14, 0x87          ;   472.7 p0      41 next
        vpternlogd zmm26, zmm7, zmm2, 0x9c           ;   472.7 p5      41 next
        vpternlogd zmm12, zmm18, zmm30, 0x96         ;   473.3 p0      41 next
        vmovdqa64 zmm18, zmm13                       ;   461.7         41 next copy
        vpternlogd zmm18, zmm2, zmm1, 0x78           ;   473.7 p5      41 next
        vpternlogd zmm29, zmm18, zmm3, 0x69          ;   474.7 p0      41 next
        vpternlogd zmm18, zmm27, zmm0, 0xd2          ;   474.7 p5      41 next
        vpternlogd zmm27, zmm30, zmm30, 0x3f         ;   475.3 p0      41 next
        vpternlogd zmm18, zmm13, zmm8, 0xb4          ;   475.7 p5      41 next
        vpternlogd zmm18, zmm16, zmm14, 0x78         ;   476.7 p0      41 next
        vpternlogd zmm22, zmm13, zmm30, 0x39         ;   476.7 p5      41 next
        vmovdqa64 zmm13, zmm2                        ;   420.7         41 next copy
        vpternlogd zmm13, zmm8, zmm14, 0x35          ;   477.3 p0      41 next
        vmovdqa64 zmm30, zmm27                       ;   476.3         41 next copy
        vpternlogd zmm30, zmm6, zmm14, 0xd2          ;   477.7 p5      41 next
        vpternlogd zmm27, zmm7, zmm0, 0x2d           ;   478.3 p0      41 next
        vpternlogd zmm27, zmm13, zmm23, 0x96         ;   479.3 p5      41 next
        vpternlogd zmm26, zmm30, zmm8, 0xc6          ;   479.3 p0      41 next
        vpternlogd zmm26, zmm23, zmm1, 0x1e          ;   480.3 p5      41 next
        vpternlogd zmm6, zmm3, zmm0, 0x28            ;   480.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 6144]                 ;   442.3 p2      41 next reload
        vpternlogd zmm0, zmm3, [rbp + 6080], 0x96    ;   480.7 p5+p3   41 next
        vpternlogd zmm17, zmm1, [rbp + 6016], 0x69   ;   481.3 p0+p2   41 next
        vpternlogd zmm6, zmm22, zmm2, 0x87           ;   481.7 p5      41 next
        vpternlogd zmm6, zmm24, zmm14, 0x96          ;   482.7 p0      41 next
        vpternlogd zmm4, zmm20, zmm16, 0x96          ;   482.7 p5      41 next
        vpternlogd zmm31, zmm14, [rbp + 6208], 0x96  ;   483.3 p0+p3   41 next
        vpternlogd zmm21, zmm9, zmm8, 0x96           ;   483.7 p5      41 next
        vpternlogd zmm11, zmm19, zmm2, 0x96          ;   484.3 p0      41 next
        vmovdqu64 zmm1, [r10 + 9216]                 ;   328.3 p2      44 next
        vmovdqu64 zmm2, [r10 + 9280]                 ;   328.7 p3      44 next
        vpternlogd zmm15, zmm12, [r10 + 9792], 0x96  ;   484.7 p5+p2   44 next
        vmovdqu64 zmm3, [r10 + 9344]                 ;   330.3 p3      44 next
        vmovdqu64 zmm7, [r10 + 9408]                 ;   330.5 p2      44 next
        vpternlogd zmm28, zmm0, [r10 + 9856], 0x96   ;   485.3 p0+p3   44 next
        vmovdqu64 zmm8, [r10 + 9472]                 ;   331.7 p2      44 next
        vpternlogd zmm29, zmm17, [r10 + 9920], 0x96  ;   485.7 p5+p3   44 next
        vmovdqu64 zmm9, [r10 + 9536]                 ;   332.7 p2      44 next
        vpternlogd zmm18, zmm31, [r10 + 9984], 0x96  ;   486.3 p0+p3   44 next
        vmovdqu64 zmm13, [r10 + 9600]                ;   334.3 p2      44 next
        vpternlogd zmm27, zmm4, [r10 + 10048], 0x96  ;   486.7 p5+p3   44 next
        vmovdqu64 zmm14, [r10 + 9664]                ;   336.3 p2      44 next
        vpxord zmm1, zmm1, zmm12                     ;   487.3 p0      44 next
        vpternlogd zmm26, zmm21, [r10 + 10112], 0x96 ;   487.7 p5+p3   44 next
        vpternlogd zmm6, zmm11, [r10 + 10176], 0x96  ;   488.3 p0+p2   44 next
        vpxord zmm2, zmm2, zmm0                      ;   488.7 p5      44 next
        vpxord zmm3, zmm3, zmm17                     ;   489.3 p0      44 next
        vpxord zmm7, zmm7, zmm31                     ;   489.7 p5      44 next
        vpxord zmm14, zmm14, zmm5                    ;   490.3 p0      44 next
        vpxord zmm8, zmm8, zmm4                      ;   490.7 p5      44 next
        vpternlogd zmm25, zmm10, [r10 + 9728], 0x96  ;   491.3 p0+p3   44 next
        vpxord zmm9, zmm9, zmm21                     ;   491.7 p5      44 next
        vpxord zmm13, zmm13, zmm11                   ;   492.3 p0      44 next
        vpxord zmm0, zmm14, zmm8                     ;   492.7 p5      41 next
        vmovdqa64 zmm4, zmm14                        ;   491.3         41 next copy
        vpternlogd zmm4, zmm3, zmm1, 0x28            ;   493.3 p0      41 next
        vmovdqa64 zmm5, zmm4                         ;   494.3         41 next copy
        vpternlogd zmm5, zmm13, zmm9, 0x87           ;   494.3 p5      41 next
        vpxord zmm10, zmm3, zmm25                    ;   494.3 p0      41 next
        vmovdqa64 zmm11, zmm10                       ;   495.3         41 next copy
        vpternlogd zmm11, zmm5, zmm9, 0x93           ;   495.3 p5      41 next
        vpxord zmm12, zmm3, zmm2                     ;   495.3 p0      41 next
        vpternlogd zmm11, zmm12, zmm14, 0x87         ;   496.3 p5      41 next
        vpternlogd zmm0, zmm11, zmm25, 0x6c          ;   497.3 p0      41 next
        vpxord zmm16, zmm1, zmm2                     ;   496.7 p5      41 next
        vmovdqa64 zmm17, zmm7                        ;   490.7         41 next copy
        vpternlogd zmm17, zmm3, zmm2, 0x65           ;   497.3 p0      41 next
        vpternlogd zmm17, zmm16, zmm1, 0x4b          ;   498.3 p5      41 next
        vmovdqa64 zmm19, zmm7                        ;   490.7         41 next copy
        vpternlogd zmm19, zmm3, zmm3, 0xc3           ;   498.3 p0      41 next
        vmovdqa64 zmm20, zmm19                       ;   499.3         41 next copy
        vpternlogd zmm20, zmm17, zmm9, 0xc6          ;   499.3 p5      41 next
        vmovdqa64 zmm21, zmm9                        ;   492.7         41 next copy
        vpternlogd zmm21, zmm2, zmm1, 0x6c           ;   499.3 p0      41 next
        vmovdqa64 zmm22, zmm5                        ;   495.3         41 next copy
        vpternlogd zmm22, zmm8, zmm7, 0x78           ;   499.7 p5      41 next
        vpxord zmm23, zmm7, zmm13                    ;   500.3 p0      41 next
        vpternlogd zmm20, zmm23, zmm21, 0x96         ;   501.3 p5      41 next
        vpandd zmm24, zmm8, zmm16                    ;   501.3 p0      41 next
        vpternlogd zmm24, zmm20, zmm11, 0x69         ;   502.3 p5      41 next
        vpxord zmm11, zmm1, zmm13                    ;   502.3 p0      41 next
        vpternlogd zmm21, zmm11, zmm14, 0x78         ;   503.3 p5      41 next
        vpandd zmm20, zmm2, zmm10                    ;   503.3 p0      41 next
        vpandd zmm30, zmm14, zmm8                    ;   503.7 p5      41 next
        vpternlogd zmm30, zmm25, zmm1, 0x87          ;   504.7 p0      41 next
        vmovdqa64 zmm31, zmm11                       ;   503.3         41 next copy
        vpternlogd zmm31, zmm19, zmm25, 0x65         ;   504.7 p5      41 next
        vpternlogd zmm31, zmm14, zmm9, 0x87          ;   505.7 p0      41 next
        vpternlogd zmm16, zmm30, zmm13, 0x93         ;   505.7 p5      41 next
        vpternlogd zmm30, zmm31, zmm22, 0x96         ;   506.7 p0      41 next
        vpandd zmm11, zmm11, zmm25                   ;   506.7 p5      41 next
        vpternlogd zmm4, zmm1, zmm1, 0xf3            ;   507.3 p0      41 next
        vpternlogd zmm1, zmm16, zmm7, 0x9c           ;   507.7 p5      41 next
        vpternlogd zmm16, zmm23, zmm14, 0x87         ;   508.3 p0      41 next
        vmovdqu64 [rbp + 6208], zmm30                ;   507.7 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm25                       ;   492.3         41 next copy
        vpternlogd zmm30, zmm14, zmm9, 0x95          ;   508.7 p5      41 next
        vpternlogd zmm14, zmm3, zmm2, 0x78           ;   509.3 p0      41 next
        vpternlogd zmm12, zmm14, zmm9, 0x6c          ;   510.3 p5      41 next
        vpandd zmm9, zmm9, zmm8                      ;   510.3 p0      41 next
        vpternlogd zmm25, zmm9, zmm30, 0x6b          ;   511.3 p5      41 next
        vpternlogd zmm12, zmm23, zmm8, 0x78          ;   511.3 p0      41 next
        vpandd zmm23, zmm3, zmm8                     ;   511.7 p5      41 next
        vpternlogd zmm23, zmm30, zmm1, 0x69          ;   512.7 p0      41 next
        vmovdqa64 zmm1, zmm20                        ;   504.3         41 next copy
        vpternlogd zmm1, zmm13, zmm7, 0x78           ;   512.7 p5      41 next
        vmovdqa64 zmm30, zmm19                       ;   499.3         41 next copy
        vpternlogd zmm30, zmm17, zmm10, 0x39         ;   513.3 p0      41 next
        vpternlogd zmm19, zmm2, zmm2, 0xcf           ;   513.7 p5      41 next
        vpternlogd zmm9, zmm31, zmm17, 0x69          ;   514.3 p0      41 next
        vpxord zmm17, zmm1, zmm30                    ;   514.7 p5      41 next
        vpternlogd zmm19, zmm17, zmm21, 0x69         ;   515.7 p0      41 next
        vmovdqa64 zmm17, zmm25                       ;   512.3         41 next copy
        vpternlogd zmm17, zmm8, zmm2, 0x87           ;   515.7 p5      41 next
        vpternlogd zmm16, zmm11, zmm17, 0x96         ;   516.7 p0      41 next
        vpternlogd zmm25, zmm1, zmm22, 0x69          ;   516.7 p5      41 next
        vpandd zmm10, zmm10, zmm7                    ;   517.3 p0      41 next
        vpternlogd zmm4, zmm25, zmm12, 0x96          ;   517.7 p5      41 next
        vpternlogd zmm13, zmm2, zmm7, 0x95           ;   518.3 p0      41 next
        vpternlogd zmm9, zmm14, zmm3, 0x78           ;   518.7 p5      41 next
        vpandd zmm1, zmm15, zmm6                     ;   519.3 p0      41 next
        vpternlogd zmm13, zmm12, zmm30, 0x96         ;   519.7 p5      41 next
        vmovdqa64 zmm2, zmm6                         ;   489.3         41 next copy
        vpternlogd zmm2, zmm27, zmm18, 0x6a          ;   520.3 p0      41 next
        vmovdqa64 zmm11, zmm6                        ;   489.3         41 next copy
        vpternlogd zmm11, zmm28, zmm28, 0x3f         ;   520.7 p5      41 next
        vmovdqa64 zmm12, zmm18                       ;   487.3         41 next copy
        vpternlogd zmm12, zmm29, zmm15, 0x6a         ;   521.3 p0      41 next
        vmovdqa64 zmm14, zmm2                        ;   521.3         41 next copy
        vpternlogd zmm14, zmm26, zmm29, 0x60         ;   521.7 p5      41 next
        vmovdqa64 zmm17, zmm6                        ;   489.3         41 next copy
        vpternlogd zmm17, zmm26, zmm18, 0xc9         ;   522.3 p0      41 next
        vmovdqa64 zmm22, zmm12                       ;   522.3         41 next copy
        vpternlogd zmm22, zmm11, zmm27, 0x93         ;   522.7 p5      41 next
        vpternlogd zmm14, zmm22, zmm27, 0x39         ;   523.7 p0      41 next
        vmovdqa64 zmm25, zmm27                       ;   487.7         41 next copy
        vpternlogd zmm25, zmm18, zmm15, 0x93         ;   523.7 p5      41 next
        vmovdqa64 zmm30, zmm11                       ;   521.7         41 next copy
        vpternlogd zmm30, zmm26, zmm29, 0x87         ;   524.3 p0      41 next
        vpternlogd zmm14, zmm30, zmm1, 0x69          ;   525.3 p5      41 next
        vpternlogd zmm14, zmm11, zmm17, 0x4b         ;   526.3 p0      41 next
        vpternlogd zmm14, zmm25, zmm28, 0x1e         ;   527.3 p5      41 next
        vpternlogd zmm2, zmm18, zmm15, 0x4b          ;   526.3 p0      41 next
        vmovdqa64 zmm11, zmm25                       ;   524.7         41 next copy
        vpternlogd zmm11, zmm28, zmm15, 0x87         ;   526.7 p5      41 next
        vpternlogd zmm11, zmm2, zmm17, 0x78          ;   527.7 p0      41 next
        vpternlogd zmm25, zmm26, zmm18, 0x78         ;   527.7 p5      41 next
        vpxord zmm31, zmm27, zmm25                   ;   528.7 p0      41 next
        vpternlogd zmm1, zmm26, zmm28, 0x87          ;   528.7 p5      41 next
        vpternlogd zmm2, zmm29, zmm28, 0x78          ;   529.3 p0      41 next
        vpternlogd zmm0, zmm7, zmm15, 0x96           ;   529.7 p5      41 next
        vmovdqa64 zmm7, zmm1                         ;   529.7         41 next copy
        vpternlogd zmm7, zmm31, zmm25, 0x96          ;   530.3 p0      41 next
        vpternlogd zmm7, zmm11, zmm29, 0xc6          ;   531.3 p5      41 next
        vmovdqa64 zmm11, zmm26                       ;   488.7         41 next copy
        vpternlogd zmm11, zmm29, zmm15, 0x28         ;   531.3 p0      41 next
        vpternlogd zmm11, zmm26, zmm27, 0x2d         ;   532.3 p5      41 next
        vpternlogd zmm11, zmm6, zmm18, 0x87          ;   533.3 p0      41 next
        vpternlogd zmm17, zmm12, zmm15, 0x39         ;   532.7 p5      41 next
        vpternlogd zmm24, zmm5, zmm28, 0x96          ;   533.3 p0      41 next
        vmovdqa64 zmm5, zmm30                        ;   525.3         41 next copy
        vpternlogd zmm5, zmm18, zmm15, 0x28          ;   533.7 p5      41 next
        vpternlogd zmm5, zmm2, zmm27, 0x2d           ;   534.7 p0      41 next
        vmovdqu64 [rbp + 6016], zmm13                ;   520.7 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm11                       ;   534.3         41 next copy
        vpternlogd zmm13, zmm15, zmm15, 0x3f         ;   534.7 p5      41 next
        vmovdqa64 zmm15, zmm12                       ;   522.3         41 next copy
        vpternlogd zmm15, zmm6, zmm29, 0x78          ;   535.3 p0      41 next
        vpternlogd zmm5, zmm15, zmm1, 0x69           ;   536.3 p5      41 next
        vpternlogd zmm11, zmm15, zmm28, 0xc6         ;   536.3 p0      41 next
        vpternlogd zmm11, zmm12, zmm26, 0xb4         ;   537.3 p5      41 next
        vmovdqa64 zmm12, zmm6                        ;   489.3         41 next copy
        vpternlogd zmm12, zmm26, zmm18, 0x35         ;   537.3 p0      41 next
        vmovdqa64 zmm15, zmm13                       ;   535.7         41 next copy
        vpternlogd zmm15, zmm2, zmm18, 0xd2          ;   537.7 p5      41 next
        vpternlogd zmm11, zmm27, zmm18, 0x78         ;   538.3 p0      41 next
        vpternlogd zmm13, zmm31, zmm28, 0x2d         ;   538.7 p5      41 next
        vpternlogd zmm31, zmm30, zmm6, 0xb4          ;   539.3 p0      41 next
        vpternlogd zmm13, zmm12, zmm22, 0x96         ;   539.7 p5      41 next
        vpternlogd zmm2, zmm1, zmm28, 0x28           ;   540.3 p0      41 next
        vpternlogd zmm31, zmm15, zmm26, 0xc6         ;   540.7 p5      41 next
        vpternlogd zmm31, zmm22, zmm29, 0x1e         ;   541.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 4608]                 ;   419.7 p2      50 next
        vpxord zmm1, zmm1, [r9 + 512]                ;   541.7 p5+p3   50 next
        vmovdqu64 zmm12, [rbp + 4352]                ;   421.7 p2      50 next
        vpxord zmm12, zmm12, [r9 + 576]              ;   542.3 p0+p3   50 next
        vpternlogd zmm21, zmm29, [rbp + 6208], 0x69  ;   542.7 p5+p2   41 next
        vpternlogd zmm2, zmm17, zmm6, 0x87           ;   543.3 p0      41 next
        vmovdqu64 zmm15, [rbp + 5248]                ;   423.3 p3      50 next
        vpxord zmm15, zmm15, [r9 + 640]              ;   543.7 p5+p2   50 next
        vmovdqu64 zmm17, [rbp + 4544]                ;   424.3 p3      50 next
        vpxord zmm17, zmm17, [r9 + 704]              ;   544.3 p0+p2   50 next
        vpternlogd zmm23, zmm20, zmm18, 0x96         ;   544.7 p5      41 next
        vpternlogd zmm2, zmm25, zmm18, 0x96          ;   545.3 p0      41 next
        vpternlogd zmm19, zmm8, zmm27, 0x96          ;   545.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 4864]                 ;   425.7 p3      50 next
        vpxord zmm8, zmm8, [r9 + 768]                ;   546.3 p0+p2   50 next
        vpternlogd zmm16, zmm3, zmm26, 0x96          ;   546.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 4992]                 ;   427.3 p3      50 next
        vpxord zmm3, zmm3, [r9 + 832]                ;   547.3 p0+p2   50 next
        vpternlogd zmm10, zmm4, zmm6, 0x96           ;   547.7 p5      41 next
        vmovdqu64 zmm4, [rbp + 4224]                 ;   428.7 p3      50 next
        vpxord zmm4, zmm4, [r9 + 896]                ;   548.3 p0+p2   50 next
        vmovdqu64 zmm6, [rbp + 4288]                 ;   427.7 p3      50 next
        vpxord zmm6, zmm6, [r9 + 960]                ;   548.7 p5+p2   50 next
        vmovdqu64 zmm18, [rbp + 5056]                ;   442.3 p3      50 next
        vpxord zmm18, zmm18, [r9]                    ;   549.3 p0+p2   50 next
        vmovdqu64 zmm20, [rbp + 5952]                ;   429.3 p3      50 next
        vpxord zmm20, zmm20, [r9 + 64]               ;   549.7 p5+p2   50 next
        vmovdqu64 zmm22, [rbp + 5952]                ;   429.3 p3     108 r reload
        vpternlogd zmm14, zmm0, zmm22, 0x96          ;   550.3 p0      50 next
        vmovdqu64 zmm25, [rbp + 5376]                ;   429.7 p2      50 next
        vpxord zmm25, zmm25, [r9 + 128]              ;   550.7 p5+p3   50 next
        vmovdqu64 zmm26, [rbp + 5888]                ;   430.3 p2      50 next
        vpxord zmm26, zmm26, [r9 + 192]              ;   551.3 p0+p3   50 next
        vmovdqu64 zmm27, [rbp + 5376]                ;   429.7 p2     108 r reload
        vpternlogd zmm7, zmm24, zmm27, 0x96          ;   551.7 p5      50 next
        vmovdqu64 zmm28, [rbp + 5824]                ;   432.3 p3      50 next
        vpxord zmm28, zmm28, [r9 + 256]              ;   552.3 p0+p2   50 next
        vmovdqu64 zmm29, [rbp + 5888]                ;   430.3 p3     108 r reload
        vpternlogd zmm5, zmm21, zmm29, 0x96          ;   552.7 p5      50 next
        vmovdqu64 zmm30, [rbp + 5824]                ;   432.3 p2     108 r reload
        vpternlogd zmm11, zmm23, zmm30, 0x96         ;   553.3 p0      50 next
        vpternlogd zmm13, zmm19, [rbp + 5568], 0x96  ;   553.7 p5+p3   50 next
        vmovdqu64 zmm30, [rbp + 5568]                ;   433.7 p2      50 next
        vpxord zmm30, zmm30, [r9 + 320]              ;   554.3 p0+p3   50 next
        vpternlogd zmm31, zmm16, [rbp + 5696], 0x96  ;   554.7 p5+p2   50 next
        vmovdqu64 zmm29, [rbp + 5696]                ;   435.7 p3      50 next
        vpxord zmm29, zmm29, [r9 + 384]              ;   555.3 p0+p2   50 next
        vpternlogd zmm2, zmm10, [rbp + 4800], 0x96   ;   555.7 p5+p3   50 next
        vmovdqu64 zmm27, [rbp + 4800]                ;   437.7 p2      50 next
        vpxord zmm27, zmm27, [r9 + 448]              ;   556.3 p0+p3   50 next
        vmovdqa64 zmm22, zmm29                       ;   556.3         41 next copy
        vpternlogd zmm22, zmm20, zmm6, 0x28          ;   556.7 p5      41 next
        vmovdqu64 [rbp + 6208], zmm2                 ;   556.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm22                        ;   557.7         41 next copy
        vpternlogd zmm2, zmm30, zmm28, 0x87          ;   557.7 p0      41 next
        vmovdqu64 [rbp + 6080], zmm31                ;   555.7 p7+p4   50 next spill
        vpxord zmm31, zmm26, zmm29                   ;   557.7 p5      41 next
        vmovdqu64 [rbp + 6144], zmm13                ;   554.7 p8+p9   50 next spill
        vpxord zmm13, zmm20, zmm27                   ;   558.3 p0      41 next
        vmovdqu64 [rbp + 6272], zmm11                ;   554.3 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm13                       ;   559.3         41 next copy
        vpternlogd zmm11, zmm2, zmm28, 0x93          ;   559.3 p5      41 next
        vmovdqu64 [rbp + 6336], zmm5                 ;   553.7 p8+p9   50 next spill
        vpxord zmm5, zmm18, zmm20                    ;   559.3 p0      41 next
        vpternlogd zmm11, zmm5, zmm29, 0x87          ;   560.3 p5      41 next
        vpternlogd zmm31, zmm11, zmm27, 0x6c         ;   561.3 p0      41 next
        vmovdqu64 [rbp + 6400], zmm7                 ;   552.7 p7+p4   50 next spill
        vmovdqa64 zmm7, zmm25                        ;   551.7         41 next copy
        vpternlogd zmm7, zmm20, zmm18, 0x65          ;   560.7 p5      41 next
        vmovdqu64 [rbp + 6464], zmm14                ;   551.3 p8+p9   50 next spill
        vpxord zmm14, zmm18, zmm6                    ;   561.3 p0      41 next
        vpternlogd zmm7, zmm14, zmm6, 0x4b           ;   562.3 p5      41 next
        vmovdqu64 [rbp + 6528], zmm9                 ;   519.7 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm25                        ;   551.7         41 next copy
        vpternlogd zmm9, zmm20, zmm20, 0xc3          ;   562.3 p0      41 next
        vmovdqu64 [rbp + 6592], zmm10                ;   548.7 p8+p9   41 next spill
        vmovdqa64 zmm10, zmm9                        ;   563.3         41 next copy
        vpternlogd zmm10, zmm7, zmm28, 0xc6          ;   563.3 p5      41 next
        vmovdqu64 [rbp + 6656], zmm16                ;   547.7 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm28                       ;   553.3         41 next copy
        vpternlogd zmm16, zmm18, zmm6, 0x6c          ;   563.3 p0      41 next
        vmovdqu64 [rbp + 6720], zmm19                ;   546.7 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm2                        ;   558.7         41 next copy
        vpternlogd zmm19, zmm26, zmm25, 0x78         ;   563.7 p5      41 next
        vmovdqu64 [rbp + 6784], zmm23                ;   545.7 p7+p4   41 next spill
        vpxord zmm23, zmm25, zmm30                   ;   564.3 p0      41 next
        vpternlogd zmm10, zmm23, zmm16, 0x96         ;   565.3 p5      41 next
        vpternlogd zmm22, zmm6, zmm6, 0xf3           ;   565.3 p0      41 next
        vmovdqu64 [rbp + 6848], zmm21                ;   543.7 p8+p9   41 next spill
        vpandd zmm21, zmm26, zmm14                   ;   565.7 p5      41 next
        vpternlogd zmm21, zmm10, zmm11, 0x69         ;   566.7 p0      41 next
        vpxord zmm10, zmm6, zmm30                    ;   566.7 p5      41 next
        vpternlogd zmm16, zmm10, zmm29, 0x78         ;   567.7 p0      41 next
        vmovdqa64 zmm11, zmm5                        ;   560.3         41 next copy
        vpternlogd zmm11, zmm13, zmm20, 0x48         ;   567.7 p5      41 next
        vmovdqu64 [rbp + 6912], zmm24                ;   534.3 p7+p4   41 next spill
        vpandd zmm24, zmm26, zmm29                   ;   568.3 p0      41 next
        vpternlogd zmm24, zmm27, zmm6, 0x87          ;   569.3 p5      41 next
        vpternlogd zmm14, zmm24, zmm30, 0x93         ;   570.3 p0      41 next
        vpternlogd zmm6, zmm14, zmm25, 0x9c          ;   571.3 p5      41 next
        vpternlogd zmm14, zmm23, zmm29, 0x87         ;   571.3 p0      41 next
        vmovdqu64 [rbp + 6976], zmm0                 ;   530.7 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm10                        ;   567.7         41 next copy
        vpternlogd zmm0, zmm9, zmm27, 0x65           ;   570.7 p5      41 next
        vpternlogd zmm0, zmm29, zmm28, 0x87          ;   571.7 p0      41 next
        vpternlogd zmm24, zmm0, zmm19, 0x96          ;   572.7 p5      41 next
        vpandd zmm10, zmm10, zmm27                   ;   572.3 p0      41 next
        vmovdqu64 [rbp + 7040], zmm24                ;   573.7 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm27                       ;   557.3         41 next copy
        vpternlogd zmm24, zmm29, zmm28, 0x95         ;   572.7 p5      41 next
        vpternlogd zmm29, zmm20, zmm18, 0x78         ;   573.3 p0      41 next
        vpternlogd zmm5, zmm29, zmm28, 0x6c          ;   574.3 p5      41 next
        vpandd zmm28, zmm28, zmm26                   ;   574.3 p0      41 next
        vpternlogd zmm27, zmm28, zmm24, 0x6b         ;   575.3 p5      41 next
        vpternlogd zmm5, zmm23, zmm26, 0x78          ;   575.3 p0      41 next
        vpternlogd zmm28, zmm0, zmm7, 0x69           ;   575.7 p5      41 next
        vpternlogd zmm7, zmm9, zmm13, 0x2d           ;   576.3 p0      41 next
        vpandd zmm0, zmm20, zmm26                    ;   576.7 p5      41 next
        vpternlogd zmm0, zmm24, zmm6, 0x69           ;   577.7 p0      41 next
        vpternlogd zmm9, zmm18, zmm18, 0xcf          ;   577.7 p5      41 next
        vmovdqa64 zmm6, zmm11                        ;   568.7         41 next copy
        vpternlogd zmm6, zmm30, zmm25, 0x78          ;   578.3 p0      41 next
        vpxord zmm24, zmm7, zmm6                     ;   579.3 p5      41 next
        vpternlogd zmm9, zmm24, zmm16, 0x69          ;   580.3 p0      41 next
        vmovdqa64 zmm24, zmm27                       ;   576.3         41 next copy
        vpternlogd zmm24, zmm26, zmm18, 0x87         ;   579.7 p5      41 next
        vpternlogd zmm14, zmm10, zmm24, 0x96         ;   580.7 p0      41 next
        vpternlogd zmm27, zmm6, zmm19, 0x69          ;   580.7 p5      41 next
        vpandd zmm6, zmm25, zmm13                    ;   581.3 p0      41 next
        vpternlogd zmm22, zmm27, zmm5, 0x96          ;   581.7 p5      41 next
        vpternlogd zmm30, zmm18, zmm18, 0xcf         ;   582.3 p0      41 next
        vpternlogd zmm28, zmm29, zmm20, 0x2d         ;   582.7 p5      41 next
        vpandd zmm10, zmm1, zmm4                     ;   583.3 p0      41 next
        vpternlogd zmm30, zmm5, zmm23, 0x96          ;   583.7 p5      41 next
        vmovdqa64 zmm5, zmm4                         ;   549.3         41 next copy
        vpternlogd zmm5, zmm8, zmm17, 0x6a           ;   584.3 p0      41 next
        vmovdqa64 zmm13, zmm4                        ;   549.3         41 next copy
        vpternlogd zmm13, zmm12, zmm12, 0x3f         ;   584.7 p5      41 next
        vmovdqa64 zmm18, zmm17                       ;   545.3         41 next copy
        vpternlogd zmm18, zmm15, zmm1, 0x6a          ;   585.3 p0      41 next
        vmovdqa64 zmm19, zmm5                        ;   585.3         41 next copy
        vpternlogd zmm19, zmm3, zmm15, 0x60          ;   585.7 p5      41 next
        vmovdqa64 zmm23, zmm4                        ;   549.3         41 next copy
        vpternlogd zmm23, zmm3, zmm17, 0xc9          ;   586.3 p0      41 next
        vmovdqa64 zmm24, zmm18                       ;   586.3         41 next copy
        vpternlogd zmm24, zmm13, zmm8, 0x93          ;   586.7 p5      41 next
        vpternlogd zmm19, zmm24, zmm8, 0x39          ;   587.7 p0      41 next
        vmovdqa64 zmm27, zmm8                        ;   547.3         41 next copy
        vpternlogd zmm27, zmm17, zmm1, 0x93          ;   587.7 p5      41 next
        vmovdqa64 zmm29, zmm13                       ;   585.7         41 next copy
        vpternlogd zmm29, zmm3, zmm15, 0x87          ;   588.3 p0      41 next
        vpternlogd zmm19, zmm29, zmm10, 0x69         ;   589.3 p5      41 next
        vpternlogd zmm19, zmm13, zmm23, 0x4b         ;   590.3 p0      41 next
        vpternlogd zmm19, zmm27, zmm12, 0x1e         ;   591.3 p5      41 next
        vpternlogd zmm5, zmm17, zmm1, 0x4b           ;   590.3 p0      41 next
        vmovdqa64 zmm13, zmm27                       ;   588.7         41 next copy
        vpternlogd zmm13, zmm12, zmm1, 0x87          ;   590.7 p5      41 next
        vpternlogd zmm13, zmm5, zmm23, 0x78          ;   591.7 p0      41 next
        vpternlogd zmm27, zmm3, zmm17, 0x78          ;   591.7 p5      41 next
        vpternlogd zmm10, zmm3, zmm12, 0x87          ;   592.3 p0      41 next
        vpternlogd zmm5, zmm15, zmm12, 0x78          ;   592.7 p5      41 next
        vpternlogd zmm31, zmm25, zmm1, 0x96          ;   593.3 p0      41 next
        vpxord zmm25, zmm8, zmm27                    ;   593.7 p5      41 next
        vpternlogd zmm23, zmm18, zmm1, 0x39          ;   594.3 p0      41 next
        vpternlogd zmm21, zmm2, zmm12, 0x96          ;   594.7 p5      41 next
        vpxord zmm2, zmm8, zmm10                     ;   595.3 p0      41 next
        vpternlogd zmm2, zmm13, zmm15, 0xc6          ;   596.3 p5      41 next
        vmovdqa64 zmm13, zmm3                        ;   548.3         41 next copy
        vpternlogd zmm13, zmm15, zmm1, 0x28          ;   596.3 p0      41 next
        vpternlogd zmm13, zmm3, zmm8, 0x2d           ;   597.3 p5      41 next
        vpternlogd zmm13, zmm4, zmm17, 0x87          ;   598.3 p0      41 next
        vpternlogd zmm0, zmm11, zmm17, 0x96          ;   597.7 p5      41 next
        vmovdqa64 zmm11, zmm29                       ;   589.3         41 next copy
        vpternlogd zmm11, zmm17, zmm1, 0x28          ;   598.3 p0      41 next
        vpternlogd zmm11, zmm5, zmm8, 0x2d           ;   599.3 p5      41 next
        vmovdqu64 [rbp + 7104], zmm7                 ;   577.3 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm13                        ;   599.3         41 next copy
        vpternlogd zmm7, zmm1, zmm1, 0x3f            ;   599.3 p0      41 next
        vmovdqa64 zmm1, zmm18                        ;   586.3         41 next copy
        vpternlogd zmm1, zmm4, zmm15, 0x78           ;   599.7 p5      41 next
        vpternlogd zmm11, zmm1, zmm10, 0x69          ;   600.7 p0      41 next
        vpternlogd zmm13, zmm1, zmm12, 0xc6          ;   600.7 p5      41 next
        vpternlogd zmm13, zmm18, zmm3, 0xb4          ;   601.7 p0      41 next
        vmovdqa64 zmm1, zmm4                         ;   549.3         41 next copy
        vpternlogd zmm1, zmm3, zmm17, 0x35           ;   601.7 p5      41 next
        vmovdqa64 zmm18, zmm7                        ;   600.3         41 next copy
        vpternlogd zmm18, zmm5, zmm17, 0xd2          ;   602.3 p0      41 next
        vpternlogd zmm13, zmm8, zmm17, 0x78          ;   602.7 p5      41 next
        vpternlogd zmm7, zmm25, zmm12, 0x2d          ;   603.3 p0      41 next
        vpternlogd zmm25, zmm29, zmm4, 0xb4          ;   603.7 p5      41 next
        vpternlogd zmm7, zmm1, zmm24, 0x96           ;   604.3 p0      41 next
        vpternlogd zmm5, zmm10, zmm12, 0x28          ;   604.7 p5      41 next
        vpternlogd zmm25, zmm18, zmm3, 0xc6          ;   605.3 p0      41 next
        vmovdqu64 zmm1, [r10 + 8192]                 ;   436.5 p2      44 next
        vpternlogd zmm25, zmm24, zmm15, 0x1e         ;   606.3 p5      41 next
        vmovdqu64 zmm10, [r10 + 8256]                ;   436.8 p3      44 next
        vmovdqu64 zmm12, [r10 + 8320]                ;   437.5 p2      44 next
        vmovdqu64 zmm18, [r10 + 8384]                ;   437.8 p3      44 next
        vpternlogd zmm5, zmm23, zmm4, 0x87           ;   606.3 p0      41 next
        vpternlogd zmm16, zmm15, [rbp + 7040], 0x69  ;   606.7 p5+p2   41 next
        vmovdqu64 zmm15, [r10 + 8448]                ;   438.8 p3      44 next
        vpternlogd zmm5, zmm27, zmm17, 0x96          ;   607.3 p0      41 next
        vmovdqu64 zmm17, [r10 + 8512]                ;   439.5 p2      44 next
        vpternlogd zmm9, zmm26, zmm8, 0x96           ;   607.7 p5      41 next
        vmovdqu64 zmm8, [r10 + 8576]                 ;   439.8 p3      44 next
        vpternlogd zmm14, zmm3, zmm20, 0x96          ;   608.3 p0      41 next
        vpternlogd zmm6, zmm22, zmm4, 0x96           ;   608.7 p5      41 next
        vpternlogd zmm19, zmm31, [r10 + 8768], 0x96  ;   609.3 p0+p2   44 next
        vpternlogd zmm2, zmm21, [r10 + 8832], 0x96   ;   609.7 p5+p3   44 next
        vpternlogd zmm11, zmm16, [r10 + 8896], 0x96  ;   610.3 p0+p2   44 next
        vpternlogd zmm13, zmm0, [r10 + 8960], 0x96   ;   610.7 p5+p3   44 next
        vpxord zmm1, zmm1, zmm31                     ;   611.3 p0      44 next
        vpternlogd zmm7, zmm9, [r10 + 9024], 0x96    ;   611.7 p5+p2   44 next
        vpxord zmm10, zmm10, zmm21                   ;   612.3 p0      44 next
        vpternlogd zmm25, zmm14, [r10 + 9088], 0x96  ;   612.7 p5+p3   44 next
        vpternlogd zmm5, zmm6, [r10 + 9152], 0x96    ;   613.3 p0+p2   44 next
        vpxord zmm18, zmm18, zmm0                    ;   613.7 p5      44 next
        vpxord zmm12, zmm12, zmm16                   ;   614.3 p0      44 next
        vpxord zmm15, zmm15, zmm9                    ;   614.7 p5      44 next
        vpternlogd zmm28, zmm20, [r10 + 8640], 0x69  ;   615.3 p0+p3   44 next
        vpxord zmm17, zmm17, zmm14                   ;   615.7 p5      44 next
        vpxord zmm8, zmm8, zmm6                      ;   616.3 p0      44 next
        vmovdqu64 zmm0, [rbp + 7104]                 ;   577.3 p2      41 next reload
        vpternlogd zmm30, zmm0, [r10 + 8704], 0x96   ;   616.7 p5+p3   44 next
        vpxord zmm0, zmm15, zmm28                    ;   617.3 p0      41 next
        vmovdqa64 zmm3, zmm28                        ;   616.3         41 next copy
        vpternlogd zmm3, zmm12, zmm1, 0x28           ;   617.7 p5      41 next
        vmovdqa64 zmm4, zmm3                         ;   618.7         41 next copy
        vpternlogd zmm4, zmm8, zmm17, 0x87           ;   618.7 p0      41 next
        vpxord zmm6, zmm12, zmm30                    ;   618.7 p5      41 next
        vmovdqa64 zmm9, zmm6                         ;   619.7         41 next copy
        vpternlogd zmm9, zmm4, zmm17, 0x93           ;   619.7 p0      41 next
        vpxord zmm14, zmm10, zmm12                   ;   619.7 p5      41 next
        vpternlogd zmm9, zmm14, zmm28, 0x87          ;   620.7 p0      41 next
        vpternlogd zmm0, zmm9, zmm30, 0x6c           ;   621.7 p5      41 next
        vpxord zmm16, zmm1, zmm10                    ;   621.3 p0      41 next
        vmovdqa64 zmm20, zmm18                       ;   614.7         41 next copy
        vpternlogd zmm20, zmm12, zmm10, 0x65         ;   621.7 p5      41 next
        vpternlogd zmm20, zmm16, zmm1, 0x4b          ;   622.7 p0      41 next
        vmovdqa64 zmm21, zmm18                       ;   614.7         41 next copy
        vpternlogd zmm21, zmm12, zmm12, 0xc3         ;   622.7 p5      41 next
        vmovdqa64 zmm22, zmm21                       ;   623.7         41 next copy
        vpternlogd zmm22, zmm20, zmm17, 0xc6         ;   623.7 p0      41 next
        vmovdqa64 zmm23, zmm17                       ;   616.7         41 next copy
        vpternlogd zmm23, zmm10, zmm1, 0x6c          ;   623.7 p5      41 next
        vmovdqa64 zmm24, zmm4                        ;   619.7         41 next copy
        vpternlogd zmm24, zmm15, zmm18, 0x78         ;   624.3 p0      41 next
        vpxord zmm26, zmm18, zmm8                    ;   624.7 p5      41 next
        vpternlogd zmm22, zmm26, zmm23, 0x96         ;   625.7 p0      41 next
        vpandd zmm27, zmm15, zmm16                   ;   625.7 p5      41 next
        vpternlogd zmm27, zmm22, zmm9, 0x69          ;   626.7 p0      41 next
        vpxord zmm9, zmm1, zmm8                      ;   626.7 p5      41 next
        vpternlogd zmm23, zmm9, zmm28, 0x78          ;   627.7 p0      41 next
        vpandd zmm22, zmm10, zmm6                    ;   627.7 p5      41 next
        vpandd zmm29, zmm1, zmm30                    ;   628.3 p0      41 next
        vpternlogd zmm29, zmm28, zmm15, 0x87         ;   629.3 p5      41 next
        vmovdqa64 zmm31, zmm9                        ;   627.7         41 next copy
        vpternlogd zmm31, zmm21, zmm30, 0x65         ;   629.3 p0      41 next
        vpternlogd zmm31, zmm28, zmm17, 0x87         ;   630.3 p5      41 next
        vpternlogd zmm16, zmm29, zmm8, 0x93          ;   630.3 p0      41 next
        vpternlogd zmm29, zmm31, zmm24, 0x96         ;   631.3 p5      41 next
        vpternlogd zmm3, zmm1, zmm1, 0xf3            ;   631.3 p0      41 next
        vmovdqu64 [rbp + 7104], zmm29                ;   632.3 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm30                       ;   617.7         41 next copy
        vpternlogd zmm29, zmm28, zmm17, 0x95         ;   631.7 p5      41 next
        vmovdqu64 [rbp + 7040], zmm4                 ;   619.7 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm16                        ;   631.3         41 next copy
        vpternlogd zmm4, zmm18, zmm1, 0x78           ;   632.3 p0      41 next
        vmovdqu64 [rbp + 7168], zmm27                ;   627.7 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm29                       ;   632.7         41 next copy
        vpternlogd zmm27, zmm15, zmm12, 0x78         ;   632.7 p5      41 next
        vpternlogd zmm27, zmm4, zmm1, 0x69           ;   633.7 p0      41 next
        vmovdqa64 zmm1, zmm22                        ;   628.7         41 next copy
        vpternlogd zmm1, zmm8, zmm18, 0x78           ;   633.7 p5      41 next
        vmovdqa64 zmm4, zmm21                        ;   623.7         41 next copy
        vpternlogd zmm4, zmm20, zmm6, 0x39           ;   634.3 p0      41 next
        vpternlogd zmm21, zmm10, zmm10, 0xcf         ;   634.7 p5      41 next
        vpternlogd zmm21, zmm4, zmm1, 0x96           ;   635.7 p0      41 next
        vpternlogd zmm21, zmm23, zmm23, 0xc3         ;   636.7 p5      41 next
        vpandd zmm6, zmm6, zmm18                     ;   636.3 p0      41 next
        vpternlogd zmm8, zmm18, zmm10, 0x93          ;   636.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm6                 ;   637.3 p8+p9   41 next spill
        vpandd zmm6, zmm17, zmm15                    ;   637.3 p0      41 next
        vpternlogd zmm29, zmm6, zmm30, 0x79          ;   638.3 p5      41 next
        vpternlogd zmm1, zmm24, zmm29, 0x69          ;   639.3 p0      41 next
        vpternlogd zmm29, zmm15, zmm10, 0x87         ;   639.3 p5      41 next
        vpternlogd zmm29, zmm9, zmm30, 0x87          ;   640.3 p0      41 next
        vpandd zmm9, zmm28, zmm26                    ;   639.7 p5      41 next
        vpternlogd zmm28, zmm10, zmm12, 0x78         ;   640.3 p0      41 next
        vpternlogd zmm9, zmm29, zmm16, 0x96          ;   641.3 p5      41 next
        vpternlogd zmm14, zmm17, zmm28, 0x6a         ;   641.3 p0      41 next
        vpternlogd zmm14, zmm26, zmm15, 0x78         ;   642.3 p5      41 next
        vpternlogd zmm3, zmm1, zmm14, 0x96           ;   643.3 p0      41 next
        vpternlogd zmm6, zmm31, zmm20, 0x69          ;   642.7 p5      41 next
        vpternlogd zmm6, zmm28, zmm12, 0x78          ;   643.7 p0      41 next
        vpandd zmm1, zmm19, zmm5                     ;   643.7 p5      41 next
        vpternlogd zmm8, zmm14, zmm4, 0x96           ;   644.3 p0      41 next
        vmovdqa64 zmm4, zmm5                         ;   614.3         41 next copy
        vpternlogd zmm4, zmm7, zmm13, 0x6a           ;   644.7 p5      41 next
        vmovdqa64 zmm10, zmm5                        ;   614.3         41 next copy
        vpternlogd zmm10, zmm2, zmm2, 0x3f           ;   645.3 p0      41 next
        vmovdqa64 zmm14, zmm13                       ;   611.7         41 next copy
        vpternlogd zmm14, zmm11, zmm19, 0x6a         ;   645.7 p5      41 next
        vmovdqa64 zmm16, zmm4                        ;   645.7         41 next copy
        vpternlogd zmm16, zmm25, zmm11, 0x60         ;   646.3 p0      41 next
        vmovdqa64 zmm17, zmm5                        ;   614.3         41 next copy
        vpternlogd zmm17, zmm25, zmm13, 0xc9         ;   646.7 p5      41 next
        vmovdqa64 zmm20, zmm14                       ;   646.7         41 next copy
        vpternlogd zmm20, zmm10, zmm7, 0x93          ;   647.3 p0      41 next
        vpternlogd zmm16, zmm20, zmm7, 0x39          ;   648.3 p5      41 next
        vmovdqa64 zmm24, zmm7                        ;   612.7         41 next copy
        vpternlogd zmm24, zmm13, zmm19, 0x93         ;   648.3 p0      41 next
        vmovdqa64 zmm26, zmm10                       ;   646.3         41 next copy
        vpternlogd zmm26, zmm25, zmm11, 0x87         ;   648.7 p5      41 next
        vpternlogd zmm16, zmm26, zmm1, 0x69          ;   649.7 p0      41 next
        vpternlogd zmm16, zmm10, zmm17, 0x4b         ;   650.7 p5      41 next
        vpternlogd zmm16, zmm24, zmm2, 0x1e          ;   651.7 p0      41 next
        vpternlogd zmm4, zmm13, zmm19, 0x4b          ;   650.7 p5      41 next
        vmovdqa64 zmm10, zmm7                        ;   612.7         41 next copy
        vmovdqa64 zmm28, zmm24                       ;   649.3         41 next copy
        vpternlogd zmm28, zmm2, zmm19, 0x87          ;   651.3 p0      41 next
        vpternlogd zmm28, zmm4, zmm17, 0x78          ;   652.3 p5      41 next
        vmovdqa64 zmm29, zmm7                        ;   612.7         41 next copy
        vpternlogd zmm24, zmm25, zmm13, 0x78         ;   652.3 p0      41 next
        vpternlogd zmm1, zmm25, zmm2, 0x87           ;   652.7 p5      41 next
        vpxord zmm10, zmm10, zmm24                   ;   653.3 p0      41 next
        vpxord zmm29, zmm29, zmm1                    ;   653.7 p5      41 next
        vpternlogd zmm29, zmm28, zmm11, 0xc6         ;   654.7 p0      41 next
        vpternlogd zmm4, zmm11, zmm2, 0x78           ;   654.7 p5      41 next
        vmovdqa64 zmm28, zmm25                       ;   613.7         41 next copy
        vpternlogd zmm28, zmm11, zmm19, 0x28         ;   655.3 p0      41 next
        vmovdqa64 zmm30, zmm26                       ;   649.7         41 next copy
        vpternlogd zmm30, zmm13, zmm19, 0x28         ;   655.7 p5      41 next
        vpternlogd zmm30, zmm4, zmm7, 0x2d           ;   656.7 p0      41 next
        vmovdqa64 zmm31, zmm14                       ;   646.7         41 next copy
        vpternlogd zmm31, zmm5, zmm11, 0x78          ;   656.7 p5      41 next
        vpternlogd zmm30, zmm31, zmm1, 0x69          ;   657.7 p0      41 next
        vpternlogd zmm28, zmm25, zmm7, 0x2d          ;   657.7 p5      41 next
        vpternlogd zmm28, zmm5, zmm13, 0x87          ;   658.7 p0      41 next
        vpternlogd zmm31, zmm28, zmm2, 0xd2          ;   659.7 p5      41 next
        vpternlogd zmm28, zmm19, zmm19, 0x3f         ;   659.7 p0      41 next
        vpternlogd zmm31, zmm14, zmm25, 0xb4         ;   660.7 p5      41 next
        vpternlogd zmm31, zmm7, zmm13, 0x78          ;   661.7 p0      41 next
        vpternlogd zmm17, zmm14, zmm19, 0x39         ;   660.7 p5      41 next
        vmovdqa64 zmm14, zmm5                        ;   614.3         41 next copy
        vpternlogd zmm14, zmm25, zmm13, 0x35         ;   661.3 p0      41 next
        vpternlogd zmm0, zmm18, zmm19, 0x96          ;   661.7 p5      41 next
        vmovdqa64 zmm18, zmm28                       ;   660.7         41 next copy
        vpternlogd zmm18, zmm4, zmm13, 0xd2          ;   662.3 p0      41 next
        vpternlogd zmm28, zmm10, zmm2, 0x2d          ;   662.7 p5      41 next
        vpternlogd zmm10, zmm26, zmm5, 0xb4          ;   663.3 p0      41 next
        vpternlogd zmm28, zmm14, zmm20, 0x96         ;   663.7 p5      41 next
        vpternlogd zmm10, zmm18, zmm25, 0xc6         ;   664.3 p0      41 next
        vpternlogd zmm10, zmm20, zmm11, 0x1e         ;   665.3 p5      41 next
        vpternlogd zmm4, zmm1, zmm2, 0x28            ;   665.3 p0      41 next
        vmovdqu64 zmm1, [rbp + 7168]                 ;   627.7 p2      41 next reload
        vpternlogd zmm2, zmm1, [rbp + 7040], 0x96    ;   665.7 p5+p3   41 next
        vpternlogd zmm23, zmm11, [rbp + 7104], 0x69  ;   666.3 p0+p2   41 next
        vpternlogd zmm4, zmm17, zmm5, 0x87           ;   666.7 p5      41 next
        vpternlogd zmm27, zmm22, zmm13, 0x96         ;   667.3 p0      41 next
        vpternlogd zmm4, zmm24, zmm13, 0x96          ;   667.7 p5      41 next
        vpternlogd zmm21, zmm15, zmm7, 0x96          ;   668.3 p0      41 next
        vpternlogd zmm9, zmm12, zmm25, 0x96          ;   668.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 4608]                 ;   492.3 p3     108 r reload
        vmovdqu64 zmm7, [rbp + 6976]                 ;   530.7 p2      50 next
        vpternlogd zmm7, zmm1, [r9 + 1216], 0x96     ;   669.3 p0+p3   50 next
        vpternlogd zmm3, zmm5, [rbp + 7232], 0x96    ;   669.7 p5+p2   41 next
        vmovdqu64 zmm5, [rbp + 4352]                 ;   494.3 p3     108 r reload
        vmovdqu64 zmm11, [rbp + 6912]                ;   534.3 p2      50 next
        vpternlogd zmm11, zmm5, [r9 + 1280], 0x96    ;   670.3 p0+p3   50 next
        vmovdqu64 zmm12, [rbp + 5248]                ;   495.7 p2     108 r reload
        vmovdqu64 zmm13, [rbp + 6848]                ;   543.7 p3      50 next
        vpternlogd zmm13, zmm12, [r9 + 1344], 0x96   ;   670.7 p5+p2   50 next
        vmovdqu64 zmm14, [rbp + 4544]                ;   498.3 p3     108 r reload
        vmovdqu64 zmm15, [rbp + 6784]                ;   545.7 p2      50 next
        vpternlogd zmm15, zmm14, [r9 + 1408], 0x96   ;   671.3 p0+p3   50 next
        vmovdqu64 zmm17, [rbp + 4864]                ;   499.5 p2     108 r reload
        vmovdqu64 zmm18, [rbp + 6720]                ;   546.7 p3      50 next
        vpternlogd zmm18, zmm17, [r9 + 1472], 0x96   ;   671.7 p5+p2   50 next
        vmovdqa64 zmm19, zmm0                        ;   662.7         50 next copy
        vpternlogd zmm19, zmm1, [rbp + 6976], 0x96   ;   672.3 p0+p3   50 next
        vmovdqu64 zmm20, [rbp + 4992]                ;   501.5 p2     108 r reload
        vmovdqu64 zmm22, [rbp + 6656]                ;   547.7 p3      50 next
        vpternlogd zmm22, zmm20, [r9 + 1536], 0x96   ;   672.7 p5+p2   50 next
        vmovdqa64 zmm24, zmm2                        ;   666.7         50 next copy
        vpternlogd zmm24, zmm5, [rbp + 6912], 0x96   ;   673.3 p0+p3   50 next
        vmovdqa64 zmm25, zmm23                       ;   667.3         50 next copy
        vpternlogd zmm25, zmm12, [rbp + 6848], 0x96  ;   673.7 p5+p2   50 next
        vmovdqu64 zmm26, [rbp + 6464]                ;   551.3 p3      50 next reload
        vpternlogd zmm0, zmm16, zmm26, 0x96          ;   674.3 p0      50 next
        vmovdqu64 zmm16, [rbp + 6400]                ;   552.7 p2      50 next reload
        vpternlogd zmm2, zmm29, zmm16, 0x96          ;   674.7 p5      50 next
        vmovdqu64 zmm29, [rbp + 6336]                ;   553.7 p3      50 next reload
        vpternlogd zmm23, zmm30, zmm29, 0x96         ;   675.3 p0      50 next
        vpxord zmm26, zmm26, [r9 + 1792]             ;   675.7 p5+p2   50 next
        vmovdqu64 zmm30, [rbp + 6272]                ;   554.3 p3      50 next
        vpxord zmm30, zmm30, [r9 + 1984]             ;   676.3 p0+p2   50 next
        vpxord zmm16, zmm16, [r9 + 1856]             ;   676.7 p5+p3   50 next
        vpxord zmm29, zmm29, [r9 + 1920]             ;   677.3 p0+p2   50 next
        vmovdqu64 zmm12, [rbp + 6144]                ;   554.7 p3      50 next
        vpxord zmm12, zmm12, [r9 + 1024]             ;   677.7 p5+p2   50 next
        vpternlogd zmm31, zmm27, [rbp + 6272], 0x96  ;   678.3 p0+p3   50 next
        vpternlogd zmm27, zmm14, [rbp + 6784], 0x96  ;   678.7 p5+p2   50 next
        vmovdqu64 zmm14, [rbp + 6080]                ;   555.7 p3      50 next
        vpxord zmm14, zmm14, [r9 + 1088]             ;   679.3 p0+p2   50 next
        vpternlogd zmm28, zmm21, [rbp + 6144], 0x96  ;   679.7 p5+p3   50 next
        vpternlogd zmm21, zmm17, [rbp + 6720], 0x96  ;   680.3 p0+p2   50 next
        vmovdqu64 zmm17, [rbp + 6208]                ;   556.7 p3      50 next
        vpxord zmm17, zmm17, [r9 + 1152]             ;   680.7 p5+p2   50 next
        vpternlogd zmm10, zmm9, [rbp + 6080], 0x96   ;   681.3 p0+p3   50 next
        vpternlogd zmm9, zmm20, [rbp + 6656], 0x96   ;   681.7 p5+p2   50 next
        vpternlogd zmm4, zmm3, [rbp + 6208], 0x96    ;   682.3 p0+p3   50 next
        vmovdqu64 zmm20, [rbp + 6528]                ;   519.7 p2      41 next reload
        vpternlogd zmm6, zmm20, [rbp + 4288], 0x96   ;   682.7 p5+p3   50 next
        vmovdqu64 zmm5, [rbp + 4288]                 ;   519.3 p2     108 r reload
        vpternlogd zmm20, zmm5, [r9 + 1664], 0x96    ;   683.3 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 6016]                 ;   520.7 p2      41 next reload
        vpternlogd zmm8, zmm5, [rbp + 5056], 0x96    ;   683.7 p5+p3   50 next
        vmovdqu64 zmm1, [rbp + 5056]                 ;   521.7 p2     108 r reload
        vpternlogd zmm5, zmm1, [r9 + 1728], 0x96     ;   684.3 p0+p3   50 next
        vmovdqu64 zmm1, [rbp + 6592]                 ;   548.7 p2      41 next reload
        vpternlogd zmm3, zmm1, [rbp + 4224], 0x96    ;   684.7 p5+p3   50 next
        vmovdqu64 [rbp + 6016], zmm3                 ;   685.7 p7+p4   50 next spill
        vmovdqu64 zmm3, [rbp + 4224]                 ;   523.7 p2     108 r reload
        vpternlogd zmm1, zmm3, [r9 + 1600], 0x96     ;   685.3 p0+p3   50 next
        vpxord zmm3, zmm29, zmm14                    ;   685.7 p5      41 next
        vmovdqu64 [rbp + 6592], zmm24                ;   674.3 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm14                       ;   680.3         41 next copy
        vpternlogd zmm24, zmm26, zmm20, 0x28         ;   686.3 p0      41 next
        vmovdqu64 [rbp + 6528], zmm9                 ;   682.7 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm24                        ;   687.3         41 next copy
        vpternlogd zmm9, zmm12, zmm30, 0x87          ;   687.3 p5      41 next
        vmovdqu64 [rbp + 6208], zmm21                ;   681.3 p8+p9   50 next spill
        vpxord zmm21, zmm26, zmm17                   ;   687.3 p0      41 next
        vmovdqu64 [rbp + 6656], zmm27                ;   679.7 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm21                       ;   688.3         41 next copy
        vpternlogd zmm27, zmm9, zmm30, 0x93          ;   688.3 p5      41 next
        vmovdqu64 [rbp + 6080], zmm19                ;   673.3 p8+p9   50 next spill
        vpxord zmm19, zmm26, zmm5                    ;   688.3 p0      41 next
        vpternlogd zmm27, zmm19, zmm14, 0x87         ;   689.3 p5      41 next
        vpternlogd zmm3, zmm27, zmm17, 0x6c          ;   690.3 p0      41 next
        vmovdqu64 [rbp + 6720], zmm4                 ;   683.3 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm16                        ;   677.7         41 next copy
        vpternlogd zmm4, zmm26, zmm5, 0x65           ;   689.7 p5      41 next
        vmovdqu64 [rbp + 6144], zmm10                ;   682.3 p8+p9   50 next spill
        vpxord zmm10, zmm5, zmm20                    ;   690.3 p0      41 next
        vpternlogd zmm4, zmm10, zmm20, 0x4b          ;   691.3 p5      41 next
        vmovdqu64 [rbp + 6784], zmm28                ;   680.7 p7+p4   50 next spill
        vmovdqa64 zmm28, zmm16                       ;   677.7         41 next copy
        vpternlogd zmm28, zmm26, zmm26, 0xc3         ;   691.3 p0      41 next
        vmovdqu64 [rbp + 6272], zmm31                ;   679.3 p8+p9   50 next spill
        vmovdqa64 zmm31, zmm28                       ;   692.3         41 next copy
        vpternlogd zmm31, zmm4, zmm30, 0xc6          ;   692.3 p5      41 next
        vmovdqu64 [rbp + 6336], zmm23                ;   676.3 p7+p4   50 next spill
        vmovdqa64 zmm23, zmm30                       ;   677.3         41 next copy
        vpternlogd zmm23, zmm5, zmm20, 0x6c          ;   692.3 p0      41 next
        vmovdqu64 [rbp + 6400], zmm2                 ;   675.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm9                         ;   688.3         41 next copy
        vpternlogd zmm2, zmm29, zmm16, 0x78          ;   692.7 p5      41 next
        vmovdqu64 [rbp + 6464], zmm0                 ;   675.3 p7+p4   50 next spill
        vpxord zmm0, zmm16, zmm12                    ;   693.3 p0      41 next
        vpternlogd zmm31, zmm0, zmm23, 0x96          ;   694.3 p5      41 next
        vpternlogd zmm24, zmm20, zmm20, 0xf3         ;   694.3 p0      41 next
        vmovdqu64 [rbp + 6848], zmm8                 ;   684.7 p8+p9   50 next spill
        vpandd zmm8, zmm29, zmm10                    ;   694.7 p5      41 next
        vpternlogd zmm8, zmm31, zmm27, 0x69          ;   695.7 p0      41 next
        vpxord zmm27, zmm12, zmm20                   ;   695.7 p5      41 next
        vpternlogd zmm23, zmm27, zmm14, 0x78         ;   696.7 p0      41 next
        vmovdqa64 zmm31, zmm19                       ;   689.3         41 next copy
        vpternlogd zmm31, zmm21, zmm26, 0x48         ;   696.7 p5      41 next
        vmovdqu64 [rbp + 6912], zmm6                 ;   683.7 p7+p4   50 next spill
        vpandd zmm6, zmm20, zmm17                    ;   697.3 p0      41 next
        vpternlogd zmm6, zmm14, zmm29, 0x87          ;   698.3 p5      41 next
        vpternlogd zmm10, zmm6, zmm12, 0x93          ;   699.3 p0      41 next
        vpternlogd zmm20, zmm10, zmm16, 0x9c         ;   700.3 p5      41 next
        vpternlogd zmm10, zmm0, zmm14, 0x87          ;   700.3 p0      41 next
        vmovdqu64 [rbp + 6976], zmm25                ;   674.7 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm27                       ;   696.7         41 next copy
        vpternlogd zmm25, zmm28, zmm17, 0x65         ;   699.7 p5      41 next
        vpternlogd zmm25, zmm14, zmm30, 0x87         ;   700.7 p0      41 next
        vpternlogd zmm6, zmm25, zmm2, 0x96           ;   701.7 p5      41 next
        vpandd zmm27, zmm27, zmm17                   ;   701.3 p0      41 next
        vmovdqu64 [rbp + 7232], zmm6                 ;   702.7 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm17                        ;   681.7         41 next copy
        vpternlogd zmm6, zmm14, zmm30, 0x95          ;   701.7 p5      41 next
        vpternlogd zmm14, zmm26, zmm5, 0x78          ;   702.3 p0      41 next
        vpternlogd zmm19, zmm14, zmm30, 0x6c         ;   703.3 p5      41 next
        vpandd zmm30, zmm30, zmm29                   ;   703.3 p0      41 next
        vpternlogd zmm17, zmm30, zmm6, 0x6b          ;   704.3 p5      41 next
        vpternlogd zmm19, zmm0, zmm29, 0x78          ;   704.3 p0      41 next
        vpternlogd zmm30, zmm25, zmm4, 0x69          ;   704.7 p5      41 next
        vpandd zmm25, zmm26, zmm29                   ;   705.3 p0      41 next
        vpternlogd zmm25, zmm6, zmm20, 0x69          ;   706.3 p5      41 next
        vpternlogd zmm4, zmm28, zmm21, 0x2d          ;   706.3 p0      41 next
        vpternlogd zmm28, zmm5, zmm5, 0xcf           ;   706.7 p5      41 next
        vmovdqa64 zmm6, zmm31                        ;   697.7         41 next copy
        vpternlogd zmm6, zmm12, zmm16, 0x78          ;   707.3 p0      41 next
        vpxord zmm20, zmm4, zmm6                     ;   708.3 p5      41 next
        vpternlogd zmm28, zmm20, zmm23, 0x69         ;   709.3 p0      41 next
        vmovdqa64 zmm20, zmm17                       ;   705.3         41 next copy
        vpternlogd zmm20, zmm29, zmm5, 0x87          ;   708.7 p5      41 next
        vpternlogd zmm10, zmm27, zmm20, 0x96         ;   709.7 p0      41 next
        vpternlogd zmm17, zmm6, zmm2, 0x69           ;   709.7 p5      41 next
        vpandd zmm2, zmm16, zmm21                    ;   710.3 p0      41 next
        vpternlogd zmm24, zmm17, zmm19, 0x96         ;   710.7 p5      41 next
        vpternlogd zmm12, zmm5, zmm5, 0xcf           ;   711.3 p0      41 next
        vpternlogd zmm30, zmm14, zmm26, 0x2d         ;   711.7 p5      41 next
        vpandd zmm5, zmm7, zmm1                      ;   712.3 p0      41 next
        vpternlogd zmm12, zmm19, zmm0, 0x96          ;   712.7 p5      41 next
        vmovdqa64 zmm0, zmm1                         ;   686.3         41 next copy
        vpternlogd zmm0, zmm18, zmm15, 0x6a          ;   713.3 p0      41 next
        vmovdqa64 zmm6, zmm15                        ;   672.3         41 next copy
        vpternlogd zmm6, zmm13, zmm7, 0x6a           ;   713.7 p5      41 next
        vmovdqa64 zmm14, zmm1                        ;   686.3         41 next copy
        vpternlogd zmm14, zmm11, zmm11, 0x3f         ;   714.3 p0      41 next
        vmovdqa64 zmm17, zmm0                        ;   714.3         41 next copy
        vpternlogd zmm17, zmm22, zmm13, 0x60         ;   714.7 p5      41 next
        vmovdqa64 zmm19, zmm6                        ;   714.7         41 next copy
        vpternlogd zmm19, zmm14, zmm18, 0x93         ;   715.3 p0      41 next
        vpternlogd zmm17, zmm19, zmm18, 0x39         ;   716.3 p5      41 next
        vmovdqa64 zmm20, zmm1                        ;   686.3         41 next copy
        vpternlogd zmm20, zmm22, zmm15, 0xc9         ;   716.3 p0      41 next
        vmovdqa64 zmm21, zmm18                       ;   672.7         41 next copy
        vpternlogd zmm21, zmm15, zmm7, 0x93          ;   716.7 p5      41 next
        vmovdqa64 zmm27, zmm14                       ;   715.3         41 next copy
        vpternlogd zmm27, zmm22, zmm13, 0x87         ;   717.3 p0      41 next
        vpternlogd zmm17, zmm27, zmm5, 0x69          ;   718.3 p5      41 next
        vpternlogd zmm17, zmm14, zmm20, 0x4b         ;   719.3 p0      41 next
        vpternlogd zmm17, zmm21, zmm11, 0x1e         ;   720.3 p5      41 next
        vpternlogd zmm0, zmm15, zmm7, 0x4b           ;   719.3 p0      41 next
        vmovdqa64 zmm14, zmm21                       ;   717.7         41 next copy
        vpternlogd zmm14, zmm11, zmm7, 0x87          ;   719.7 p5      41 next
        vpternlogd zmm14, zmm0, zmm20, 0x78          ;   720.7 p0      41 next
        vpternlogd zmm21, zmm22, zmm15, 0x78         ;   720.7 p5      41 next
        vpternlogd zmm5, zmm22, zmm11, 0x87          ;   721.3 p0      41 next
        vpternlogd zmm0, zmm13, zmm11, 0x78          ;   721.7 p5      41 next
        vpternlogd zmm3, zmm16, zmm7, 0x96           ;   722.3 p0      41 next
        vpxord zmm16, zmm18, zmm21                   ;   722.7 p5      41 next
        vpternlogd zmm8, zmm9, zmm11, 0x96           ;   723.3 p0      41 next
        vpxord zmm9, zmm18, zmm5                     ;   723.7 p5      41 next
        vpternlogd zmm9, zmm14, zmm13, 0xc6          ;   724.7 p0      41 next
        vmovdqa64 zmm14, zmm22                       ;   673.7         41 next copy
        vpternlogd zmm14, zmm13, zmm7, 0x28          ;   724.7 p5      41 next
        vpternlogd zmm14, zmm22, zmm18, 0x2d         ;   725.7 p0      41 next
        vpternlogd zmm14, zmm1, zmm15, 0x87          ;   726.7 p5      41 next
        vpternlogd zmm20, zmm6, zmm7, 0x39           ;   726.3 p0      41 next
        vpternlogd zmm25, zmm31, zmm15, 0x96         ;   726.7 p5      41 next
        vmovdqa64 zmm31, zmm27                       ;   718.3         41 next copy
        vpternlogd zmm31, zmm15, zmm7, 0x28          ;   727.3 p0      41 next
        vpternlogd zmm31, zmm0, zmm18, 0x2d          ;   728.3 p5      41 next
        vmovdqu64 [rbp + 7104], zmm4                 ;   707.3 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm14                        ;   727.7         41 next copy
        vpternlogd zmm4, zmm7, zmm7, 0x3f            ;   728.3 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;   714.7         41 next copy
        vpternlogd zmm7, zmm1, zmm13, 0x78           ;   728.7 p5      41 next
        vpternlogd zmm31, zmm7, zmm5, 0x69           ;   729.7 p0      41 next
        vpternlogd zmm14, zmm7, zmm11, 0xc6          ;   729.7 p5      41 next
        vpternlogd zmm14, zmm6, zmm22, 0xb4          ;   730.7 p0      41 next
        vmovdqa64 zmm6, zmm1                         ;   686.3         41 next copy
        vpternlogd zmm6, zmm22, zmm15, 0x35          ;   730.7 p5      41 next
        vmovdqa64 zmm7, zmm4                         ;   729.3         41 next copy
        vpternlogd zmm7, zmm0, zmm15, 0xd2           ;   731.3 p0      41 next
        vpternlogd zmm14, zmm18, zmm15, 0x78         ;   731.7 p5      41 next
        vpternlogd zmm4, zmm16, zmm11, 0x2d          ;   732.3 p0      41 next
        vpternlogd zmm16, zmm27, zmm1, 0xb4          ;   732.7 p5      41 next
        vpternlogd zmm4, zmm6, zmm19, 0x96           ;   733.3 p0      41 next
        vpternlogd zmm0, zmm5, zmm11, 0x28           ;   733.7 p5      41 next
        vpternlogd zmm16, zmm7, zmm22, 0xc6          ;   734.3 p0      41 next
        vpternlogd zmm16, zmm19, zmm13, 0x1e         ;   735.3 p5      41 next
        vpternlogd zmm23, zmm13, [rbp + 7232], 0x69  ;   735.3 p0+p2   41 next
        vpternlogd zmm0, zmm20, zmm1, 0x87           ;   735.7 p5      41 next
        vpternlogd zmm0, zmm21, zmm15, 0x96          ;   736.7 p0      41 next
        vpternlogd zmm28, zmm29, zmm18, 0x96         ;   736.7 p5      41 next
        vpternlogd zmm10, zmm22, zmm26, 0x96         ;   737.3 p0      41 next
        vpternlogd zmm2, zmm24, zmm1, 0x96           ;   737.7 p5      41 next
        vmovdqu64 zmm1, [r8 + 8192]                  ;   572.3 p3      44 next
        vmovdqu64 zmm5, [r8 + 8256]                  ;   572.5 p2      44 next
        vmovdqu64 zmm6, [r8 + 8320]                  ;   573.3 p3      44 next
        vpternlogd zmm17, zmm3, [r8 + 8768], 0x96    ;   738.3 p0+p2   44 next
        vmovdqu64 zmm7, [r8 + 8384]                  ;   574.3 p3      44 next
        vpternlogd zmm9, zmm8, [r8 + 8832], 0x96     ;   738.7 p5+p2   44 next
        vmovdqu64 zmm11, [r8 + 8448]                 ;   575.3 p3      44 next
        vmovdqu64 zmm13, [r8 + 8512]                 ;   575.5 p2      44 next
        vpternlogd zmm31, zmm23, [r8 + 8896], 0x96   ;   739.3 p0+p3   44 next
        vmovdqu64 zmm15, [r8 + 8576]                 ;   576.5 p2      44 next
        vpternlogd zmm14, zmm25, [r8 + 8960], 0x96   ;   739.7 p5+p3   44 next
        vpternlogd zmm4, zmm28, [r8 + 9024], 0x96    ;   740.3 p0+p2   44 next
        vpxord zmm1, zmm1, zmm3                      ;   740.7 p5      44 next
        vpternlogd zmm16, zmm10, [r8 + 9088], 0x96   ;   741.3 p0+p3   44 next
        vpxord zmm5, zmm5, zmm8                      ;   741.7 p5      44 next
        vpternlogd zmm0, zmm2, [r8 + 9152], 0x96     ;   742.3 p0+p2   44 next
        vpxord zmm7, zmm7, zmm25                     ;   742.7 p5      44 next
        vpxord zmm6, zmm6, zmm23                     ;   743.3 p0      44 next
        vpternlogd zmm30, zmm26, [r8 + 8640], 0x69   ;   743.7 p5+p3   44 next
        vpxord zmm11, zmm11, zmm28                   ;   744.3 p0      44 next
        vpxord zmm13, zmm13, zmm10                   ;   744.7 p5      44 next
        vpxord zmm15, zmm15, zmm2                    ;   745.3 p0      44 next
        vmovdqu64 zmm2, [rbp + 7104]                 ;   707.3 p2      41 next reload
        vpternlogd zmm12, zmm2, [r8 + 8704], 0x96    ;   745.7 p5+p3   44 next
        vpxord zmm2, zmm30, zmm11                    ;   746.3 p0      41 next
        vmovdqa64 zmm3, zmm30                        ;   744.7         41 next copy
        vpternlogd zmm3, zmm6, zmm1, 0x28            ;   746.7 p5      41 next
        vmovdqa64 zmm8, zmm3                         ;   747.7         41 next copy
        vpternlogd zmm8, zmm15, zmm13, 0x87          ;   747.7 p0      41 next
        vpxord zmm10, zmm6, zmm12                    ;   747.7 p5      41 next
        vmovdqa64 zmm18, zmm10                       ;   748.7         41 next copy
        vpternlogd zmm18, zmm8, zmm13, 0x93          ;   748.7 p0      41 next
        vpxord zmm19, zmm5, zmm6                     ;   748.7 p5      41 next
        vpternlogd zmm18, zmm19, zmm30, 0x87         ;   749.7 p0      41 next
        vpternlogd zmm2, zmm18, zmm12, 0x6c          ;   750.7 p5      41 next
        vpxord zmm20, zmm1, zmm5                     ;   750.3 p0      41 next
        vmovdqa64 zmm21, zmm7                        ;   743.7         41 next copy
        vpternlogd zmm21, zmm6, zmm5, 0x65           ;   750.7 p5      41 next
        vpternlogd zmm21, zmm20, zmm1, 0x4b          ;   751.7 p0      41 next
        vmovdqa64 zmm22, zmm7                        ;   743.7         41 next copy
        vpternlogd zmm22, zmm6, zmm6, 0xc3           ;   751.7 p5      41 next
        vmovdqa64 zmm23, zmm22                       ;   752.7         41 next copy
        vpternlogd zmm23, zmm21, zmm13, 0xc6         ;   752.7 p0      41 next
        vmovdqa64 zmm24, zmm13                       ;   745.7         41 next copy
        vpternlogd zmm24, zmm5, zmm1, 0x6c           ;   752.7 p5      41 next
        vmovdqa64 zmm25, zmm8                        ;   748.7         41 next copy
        vpternlogd zmm25, zmm11, zmm7, 0x78          ;   753.3 p0      41 next
        vpxord zmm26, zmm7, zmm15                    ;   753.7 p5      41 next
        vpternlogd zmm23, zmm26, zmm24, 0x96         ;   754.7 p0      41 next
        vpandd zmm27, zmm11, zmm20                   ;   754.7 p5      41 next
        vpternlogd zmm27, zmm23, zmm18, 0x69         ;   755.7 p0      41 next
        vpxord zmm18, zmm1, zmm15                    ;   755.7 p5      41 next
        vpternlogd zmm24, zmm18, zmm30, 0x78         ;   756.7 p0      41 next
        vpandd zmm23, zmm5, zmm10                    ;   756.7 p5      41 next
        vpandd zmm28, zmm1, zmm12                    ;   757.3 p0      41 next
        vpternlogd zmm28, zmm30, zmm11, 0x87         ;   758.3 p5      41 next
        vmovdqa64 zmm29, zmm18                       ;   756.7         41 next copy
        vpternlogd zmm29, zmm22, zmm12, 0x65         ;   758.3 p0      41 next
        vpternlogd zmm29, zmm30, zmm13, 0x87         ;   759.3 p5      41 next
        vpternlogd zmm20, zmm28, zmm15, 0x93         ;   759.3 p0      41 next
        vpternlogd zmm28, zmm29, zmm25, 0x96         ;   760.3 p5      41 next
        vpternlogd zmm3, zmm1, zmm1, 0xf3            ;   760.3 p0      41 next
        vmovdqu64 [rbp + 7104], zmm28                ;   761.3 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm12                       ;   746.7         41 next copy
        vpternlogd zmm28, zmm30, zmm13, 0x95         ;   760.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm8                 ;   748.7 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm20                        ;   760.3         41 next copy
        vpternlogd zmm8, zmm7, zmm1, 0x78            ;   761.3 p0      41 next
        vmovdqu64 [rbp + 7040], zmm27                ;   756.7 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm28                       ;   761.7         41 next copy
        vpternlogd zmm27, zmm11, zmm6, 0x78          ;   761.7 p5      41 next
        vpternlogd zmm27, zmm8, zmm1, 0x69           ;   762.7 p0      41 next
        vmovdqa64 zmm1, zmm23                        ;   757.7         41 next copy
        vpternlogd zmm1, zmm15, zmm7, 0x78           ;   762.7 p5      41 next
        vmovdqa64 zmm8, zmm22                        ;   752.7         41 next copy
        vpternlogd zmm8, zmm21, zmm10, 0x39          ;   763.3 p0      41 next
        vpternlogd zmm22, zmm5, zmm5, 0xcf           ;   763.7 p5      41 next
        vpandd zmm10, zmm10, zmm7                    ;   764.3 p0      41 next
        vpternlogd zmm15, zmm5, zmm5, 0xcf           ;   764.7 p5      41 next
        vmovdqu64 [rbp + 7168], zmm10                ;   765.3 p8+p9   41 next spill
        vpxord zmm10, zmm1, zmm8                     ;   765.3 p0      41 next
        vpternlogd zmm22, zmm10, zmm24, 0x69         ;   766.3 p5      41 next
        vpandd zmm10, zmm13, zmm11                   ;   766.3 p0      41 next
        vpternlogd zmm28, zmm10, zmm12, 0x79         ;   767.3 p5      41 next
        vpternlogd zmm1, zmm25, zmm28, 0x69          ;   768.3 p0      41 next
        vpternlogd zmm28, zmm11, zmm5, 0x87          ;   768.3 p5      41 next
        vpternlogd zmm28, zmm18, zmm12, 0x87         ;   769.3 p0      41 next
        vpandd zmm12, zmm30, zmm26                   ;   768.7 p5      41 next
        vpternlogd zmm30, zmm5, zmm6, 0x78           ;   769.3 p0      41 next
        vpternlogd zmm12, zmm28, zmm20, 0x96         ;   770.3 p5      41 next
        vpternlogd zmm19, zmm13, zmm30, 0x6a         ;   770.3 p0      41 next
        vpternlogd zmm19, zmm26, zmm11, 0x78         ;   771.3 p5      41 next
        vpternlogd zmm3, zmm1, zmm19, 0x96           ;   772.3 p0      41 next
        vpternlogd zmm10, zmm29, zmm21, 0x69         ;   771.7 p5      41 next
        vpternlogd zmm10, zmm30, zmm6, 0x2d          ;   772.7 p0      41 next
        vpandd zmm1, zmm17, zmm0                     ;   772.7 p5      41 next
        vpternlogd zmm15, zmm19, zmm26, 0x96         ;   773.3 p0      41 next
        vmovdqa64 zmm5, zmm0                         ;   743.3         41 next copy
        vpternlogd zmm5, zmm4, zmm14, 0x6a           ;   773.7 p5      41 next
        vmovdqa64 zmm13, zmm0                        ;   743.3         41 next copy
        vpternlogd zmm13, zmm9, zmm9, 0x3f           ;   774.3 p0      41 next
        vmovdqa64 zmm18, zmm14                       ;   740.7         41 next copy
        vpternlogd zmm18, zmm31, zmm17, 0x6a         ;   774.7 p5      41 next
        vmovdqa64 zmm19, zmm5                        ;   774.7         41 next copy
        vpternlogd zmm19, zmm16, zmm31, 0x60         ;   775.3 p0      41 next
        vmovdqa64 zmm20, zmm0                        ;   743.3         41 next copy
        vpternlogd zmm20, zmm16, zmm14, 0xc9         ;   775.7 p5      41 next
        vmovdqa64 zmm21, zmm18                       ;   775.7         41 next copy
        vpternlogd zmm21, zmm13, zmm4, 0x93          ;   776.3 p0      41 next
        vpternlogd zmm19, zmm21, zmm4, 0x39          ;   777.3 p5      41 next
        vmovdqa64 zmm25, zmm4                        ;   741.3         41 next copy
        vpternlogd zmm25, zmm14, zmm17, 0x93         ;   777.3 p0      41 next
        vmovdqa64 zmm26, zmm13                       ;   775.3         41 next copy
        vpternlogd zmm26, zmm16, zmm31, 0x87         ;   777.7 p5      41 next
        vpternlogd zmm19, zmm26, zmm1, 0x69          ;   778.7 p0      41 next
        vpternlogd zmm19, zmm13, zmm20, 0x4b         ;   779.7 p5      41 next
        vpternlogd zmm19, zmm25, zmm9, 0x1e          ;   780.7 p0      41 next
        vpternlogd zmm5, zmm14, zmm17, 0x4b          ;   779.7 p5      41 next
        vmovdqa64 zmm13, zmm4                        ;   741.3         41 next copy
        vmovdqa64 zmm28, zmm25                       ;   778.3         41 next copy
        vpternlogd zmm28, zmm9, zmm17, 0x87          ;   780.3 p0      41 next
        vpternlogd zmm28, zmm5, zmm20, 0x78          ;   781.3 p5      41 next
        vpternlogd zmm25, zmm16, zmm14, 0x78         ;   781.3 p0      41 next
        vpternlogd zmm1, zmm16, zmm9, 0x87           ;   781.7 p5      41 next
        vpxord zmm13, zmm13, zmm25                   ;   782.3 p0      41 next
        vpxord zmm29, zmm4, zmm1                     ;   782.7 p5      41 next
        vpternlogd zmm29, zmm28, zmm31, 0xc6         ;   783.7 p0      41 next
        vpternlogd zmm5, zmm31, zmm9, 0x78           ;   783.7 p5      41 next
        vmovdqa64 zmm28, zmm16                       ;   742.3         41 next copy
        vpternlogd zmm28, zmm31, zmm17, 0x28         ;   784.3 p0      41 next
        vmovdqa64 zmm30, zmm26                       ;   778.7         41 next copy
        vpternlogd zmm30, zmm14, zmm17, 0x28         ;   784.7 p5      41 next
        vpternlogd zmm30, zmm5, zmm4, 0x2d           ;   785.7 p0      41 next
        vpternlogd zmm28, zmm16, zmm4, 0x2d          ;   785.7 p5      41 next
        vpternlogd zmm28, zmm0, zmm14, 0x87          ;   786.7 p0      41 next
        vpternlogd zmm26, zmm13, zmm0, 0x9c          ;   786.7 p5      41 next
        vpternlogd zmm2, zmm7, zmm17, 0x96           ;   787.3 p0      41 next
        vmovdqa64 zmm7, zmm18                        ;   775.7         41 next copy
        vpternlogd zmm7, zmm0, zmm31, 0x78           ;   787.7 p5      41 next
        vpternlogd zmm30, zmm7, zmm1, 0x69           ;   788.7 p0      41 next
        vpternlogd zmm7, zmm28, zmm9, 0xd2           ;   788.7 p5      41 next
        vpternlogd zmm28, zmm17, zmm17, 0x3f         ;   789.3 p0      41 next
        vpternlogd zmm7, zmm18, zmm16, 0xb4          ;   789.7 p5      41 next
        vpternlogd zmm7, zmm4, zmm14, 0x78           ;   790.7 p0      41 next
        vpternlogd zmm20, zmm18, zmm17, 0x39         ;   790.7 p5      41 next
        vmovdqa64 zmm17, zmm0                        ;   743.3         41 next copy
        vpternlogd zmm17, zmm16, zmm14, 0x35         ;   791.3 p0      41 next
        vmovdqa64 zmm18, zmm28                       ;   790.3         41 next copy
        vpternlogd zmm18, zmm5, zmm14, 0xd2          ;   791.7 p5      41 next
        vpternlogd zmm28, zmm13, zmm9, 0x2d          ;   792.3 p0      41 next
        vpternlogd zmm28, zmm17, zmm21, 0x96         ;   793.3 p5      41 next
        vmovdqu64 zmm13, [rbp + 6976]                ;   674.7 p2      50 next
        vpternlogd zmm26, zmm18, zmm16, 0xc6         ;   793.3 p0      41 next
        vpternlogd zmm26, zmm21, zmm31, 0x1e         ;   794.3 p5      41 next
        vpternlogd zmm5, zmm1, zmm9, 0x28            ;   794.3 p0      41 next
        vmovdqu64 zmm1, [rbp + 7040]                 ;   756.7 p3      41 next reload
        vpternlogd zmm9, zmm1, [rbp + 7232], 0x96    ;   794.7 p5+p2   41 next
        vmovdqu64 zmm1, [rbp + 6080]                 ;   673.3 p3      58 r
        vpandd zmm1, zmm1, [r8 + 1984]               ;   795.3 p0+p2   58 r
        vpternlogd zmm24, zmm31, [rbp + 7104], 0x69  ;   795.7 p5+p3   41 next
        vpternlogd zmm5, zmm20, zmm0, 0x87           ;   796.3 p0      41 next
        vpternlogd zmm27, zmm23, zmm14, 0x96         ;   796.7 p5      41 next
        vpternlogd zmm5, zmm25, zmm14, 0x96          ;   797.3 p0      41 next
        vmovdqu64 zmm14, [rbp + 6976]                ;   674.7 p2      58 r
        vpandd zmm14, zmm14, [r8 + 1088]             ;   797.7 p5+p3   58 r
        vpternlogd zmm22, zmm11, zmm4, 0x96          ;   798.3 p0      41 next
        vmovdqu64 zmm4, [rbp + 6656]                 ;   679.7 p2      58 r
        vpandd zmm4, zmm4, [r8 + 1152]               ;   798.7 p5+p3   58 r
        vmovdqu64 zmm11, [rbp + 6208]                ;   681.3 p2      58 r
        vpandd zmm11, zmm11, [r8 + 1216]             ;   799.3 p0+p3   58 r
        vpternlogd zmm12, zmm16, zmm6, 0x96          ;   799.7 p5      41 next
        vmovdqu64 zmm16, [rbp + 6528]                ;   682.7 p2      58 r
        vpandd zmm16, zmm16, [r8 + 1280]             ;   800.3 p0+p3   58 r
        vmovdqu64 zmm17, [rbp + 6720]                ;   683.3 p2      58 r
        vpandd zmm17, zmm17, [r8 + 1920]             ;   800.7 p5+p3   58 r
        vpternlogd zmm3, zmm0, [rbp + 7168], 0x96    ;   801.3 p0+p2   41 next
        vmovdqu64 zmm0, [rbp + 6912]                 ;   683.7 p3      50 next reload
        vpternlogd zmm10, zmm6, zmm0, 0x69           ;   801.7 p5      50 next
        vmovdqu64 zmm6, [rbp + 6848]                 ;   684.7 p2      50 next reload
        vpternlogd zmm15, zmm8, zmm6, 0x96           ;   802.3 p0      50 next
        vpxord zmm13, zmm13, zmm24                   ;   802.7 p5      50 next
        vmovdqu64 zmm8, [rbp + 6464]                 ;   675.3 p3      50 next reload
        vpternlogd zmm19, zmm2, zmm8, 0x96           ;   803.3 p0      50 next
        vmovdqu64 zmm18, [rbp + 6400]                ;   675.7 p2      50 next reload
        vpternlogd zmm29, zmm9, zmm18, 0x96          ;   803.7 p5      50 next
        vmovdqu64 zmm20, [rbp + 6336]                ;   676.3 p3      50 next reload
        vpternlogd zmm24, zmm30, zmm20, 0x96         ;   804.3 p0      50 next
        vmovdqu64 zmm21, [rbp + 6272]                ;   679.3 p2      50 next reload
        vpternlogd zmm7, zmm27, zmm21, 0x96          ;   804.7 p5      50 next
        vmovdqu64 zmm23, [rbp + 6784]                ;   680.7 p3      50 next reload
        vpternlogd zmm28, zmm22, zmm23, 0x96         ;   805.3 p0      50 next
        vmovdqu64 zmm25, [rbp + 6144]                ;   682.3 p2      50 next reload
        vpternlogd zmm26, zmm12, zmm25, 0x96         ;   805.7 p5      50 next
        vmovdqu64 zmm30, [rbp + 6720]                ;   683.3 p3      50 next reload
        vpternlogd zmm5, zmm3, zmm30, 0x96           ;   806.3 p0      50 next
        vmovdqu64 zmm31, [rbp + 6080]                ;   673.3 p2      50 next reload
        vpternlogd zmm17, zmm2, zmm31, 0x96          ;   806.7 p5      58 r
        vmovdqu64 zmm2, [rbp + 6592]                 ;   674.3 p3      50 next reload
        vpternlogd zmm1, zmm9, zmm2, 0x96            ;   807.3 p0      58 r
        vmovdqu64 zmm9, [r11 + 9216]                 ;   646.3 p2      59 r
        vpord zmm9, zmm9, zmm17                      ;   807.7 p5      59 r
        vmovdqu64 zmm30, [r11 + 9280]                ;   646.7 p3      59 r
        vpord zmm30, zmm30, zmm1                     ;   808.3 p0      59 r
        vpternlogd zmm14, zmm27, [rbp + 6656], 0x96  ;   808.7 p5+p2   58 r
        vmovdqu64 zmm27, [r11 + 9344]                ;   647.7 p3      59 r
        vpternlogd zmm4, zmm22, [rbp + 6208], 0x96   ;   809.3 p0+p2   58 r
        vmovdqu64 zmm22, [r11 + 9408]                ;   649.3 p3      59 r
        vpord zmm22, zmm22, zmm14                    ;   809.7 p5      59 r
        vpternlogd zmm13, zmm2, [r8 + 1024], 0x78    ;   810.3 p0+p2   58 r
        vpord zmm27, zmm27, zmm13                    ;   811.3 p5      59 r
        vpternlogd zmm11, zmm12, [rbp + 6528], 0x96  ;   811.3 p0+p3   58 r
        vmovdqu64 zmm12, [r11 + 9472]                ;   652.7 p2      59 r
        vpord zmm12, zmm12, zmm4                     ;   811.7 p5      59 r
        vpternlogd zmm16, zmm3, [rbp + 6016], 0x96   ;   812.3 p0+p3   58 r
        vmovdqu64 zmm3, [r11 + 9536]                 ;   653.7 p2      59 r
        vpord zmm3, zmm3, zmm11                      ;   812.7 p5      59 r
        vmovdqu64 zmm2, [r11 + 9600]                 ;   654.0 p3      59 r
        vpord zmm2, zmm2, zmm16                      ;   813.3 p0      59 r
        vmovdqu64 zmm31, [r11 + 9664]                ;   654.7 p2      59 r
        vmovdqu64 [rbp + 7168], zmm16                ;   813.3 p7+p4   58 r spill
        vmovdqu64 zmm16, [r11 + 9728]                ;   655.0 p3      59 r
        vpternlogd zmm15, zmm0, [r8 + 1408], 0x78    ;   813.7 p5+p2   58 r
        vpord zmm16, zmm16, zmm15                    ;   814.7 p0      59 r
        vmovdqu64 zmm0, [r11 + 9792]                 ;   656.3 p3      59 r
        vpternlogd zmm19, zmm6, [r8 + 1472], 0x78    ;   814.7 p5+p2   58 r
        vpord zmm0, zmm0, zmm19                      ;   815.7 p0      59 r
        vmovdqu64 zmm6, [r11 + 9856]                 ;   657.8 p3      59 r
        vpternlogd zmm29, zmm8, [r8 + 1536], 0x78    ;   815.7 p5+p2   58 r
        vpord zmm6, zmm6, zmm29                      ;   816.7 p0      59 r
        vpternlogd zmm24, zmm18, [r8 + 1600], 0x78   ;   816.7 p5+p3   58 r
        vmovdqu64 zmm18, [r11 + 9920]                ;   660.7 p2      59 r
        vpord zmm18, zmm18, zmm24                    ;   817.7 p0      59 r
        vpternlogd zmm7, zmm20, [r8 + 1664], 0x78    ;   817.7 p5+p3   58 r
        vmovdqu64 zmm20, [r11 + 9984]                ;   663.0 p2      59 r
        vpord zmm20, zmm20, zmm7                     ;   818.7 p0      59 r
        vpternlogd zmm28, zmm21, [r8 + 1728], 0x78   ;   818.7 p5+p3   58 r
        vmovdqu64 zmm21, [r11 + 10048]               ;   664.0 p2      59 r
        vpord zmm21, zmm21, zmm28                    ;   819.7 p0      59 r
        vpternlogd zmm26, zmm23, [r8 + 1792], 0x78   ;   819.7 p5+p3   58 r
        vmovdqu64 zmm23, [r11 + 10112]               ;   665.3 p2      59 r
        vpord zmm23, zmm23, zmm26                    ;   820.7 p0      59 r
        vpternlogd zmm5, zmm25, [r8 + 1856], 0x78    ;   820.7 p5+p3   58 r
        vmovdqu64 zmm25, [r11 + 10176]               ;   666.8 p2      59 r
        vpord zmm25, zmm25, zmm5                     ;   821.7 p0      59 r
        vpxord zmm17, zmm17, [rbp - 128]             ;   821.7 p5+p3  108 r
        vpxord zmm1, zmm1, [rbp - 64]                ;   822.3 p0+p2  108 r
        vpxord zmm13, zmm13, [rbp + 0]               ;   822.7 p5+p3  108 r
        vpxord zmm14, zmm14, [rbp + 64]              ;   823.3 p0+p2  108 r
        vpxord zmm4, zmm4, [rbp + 128]               ;   823.7 p5+p3  108 r
        vpxord zmm11, zmm11, [rbp + 192]             ;   824.3 p0+p2  108 r
        vpxord zmm15, zmm15, [rbp + 384]             ;   824.7 p5+p3  108 r
        vpxord zmm19, zmm19, [rbp + 448]             ;   825.3 p0+p2  108 r
        vpxord zmm29, zmm29, [rbp + 512]             ;   825.7 p5+p3  108 r
        vpxord zmm24, zmm24, [rbp + 576]             ;   826.3 p0+p2  108 r
        vpxord zmm7, zmm7, [rbp + 640]               ;   826.7 p5+p3  108 r
        vpxord zmm28, zmm28, [rbp + 704]             ;   827.3 p0+p2  108 r
        vmovdqu64 [rbp + 7104], zmm28                ;   828.3 p8+p9  108 r spill
        vmovdqu64 zmm28, [rbp + 6016]                ;   685.7 p3      50 next reload
        vpternlogd zmm10, zmm28, [r8 + 1344], 0x78   ;   827.7 p5+p2   58 r
        vpord zmm31, zmm31, zmm10                    ;   828.7 p0      59 r
        vpxord zmm10, zmm10, [rbp + 320]             ;   828.7 p5+p3  108 r
        vpxord zmm26, zmm26, [rbp + 768]             ;   829.3 p0+p2  108 r
        vpternlogd zmm3, zmm28, [rbp + 1280], 0x96   ;   829.7 p5+p3  108 r
        vmovdqu64 zmm28, [rbp + 7168]                ;   813.3 p2     108 r
        vpxord zmm28, zmm28, [rbp + 256]             ;   830.3 p0+p3  108 r
        vpxord zmm5, zmm5, [rbp + 832]               ;   830.7 p5+p2  108 r
        vpternlogd zmm16, zmm8, [rbp + 1472], 0x96   ;   831.3 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 4416]                 ;   677.8 p2     108 r reload
        vmovdqu64 [rbp + 2944], zmm8                 ;   683.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 5184]                 ;   678.5 p3     108 r reload
        vmovdqu64 [rbp + 3008], zmm8                 ;   684.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 4480]                 ;   678.8 p2     108 r reload
        vmovdqu64 [rbp + 3072], zmm8                 ;   684.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 5312]                 ;   679.5 p3     108 r reload
        vmovdqu64 [rbp + 3136], zmm8                 ;   685.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 4032]                 ;   679.8 p2     108 r reload
        vmovdqu64 [rbp + 3200], zmm8                 ;   685.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 4160]                 ;   680.5 p3     108 r reload
        vmovdqu64 [rbp + 3264], zmm8                 ;   686.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 5440]                 ;   680.8 p2     108 r reload
        vmovdqu64 [rbp + 3328], zmm8                 ;   686.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 3968]                 ;   681.5 p3     108 r reload
        vmovdqu64 [rbp + 3392], zmm8                 ;   687.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 4928]                 ;   681.8 p2     108 r reload
        vmovdqu64 [rbp + 3456], zmm8                 ;   687.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 5504]                 ;   682.5 p3     108 r reload
        vmovdqu64 [rbp + 3520], zmm8                 ;   688.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 5120]                 ;   682.8 p2     108 r reload
        vmovdqu64 [rbp + 3584], zmm8                 ;   688.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 4096]                 ;   683.5 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm8                 ;   689.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 5632]                 ;   683.8 p2     108 r reload
        vmovdqu64 [rbp + 3712], zmm8                 ;   689.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 4736]                 ;   684.5 p3     108 r reload
        vmovdqu64 [rbp + 3776], zmm8                 ;   690.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 5760]                 ;   684.8 p2     108 r reload
        vmovdqu64 [rbp + 3840], zmm8                 ;   690.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6592]                 ;   685.5 p3      50 next reload
        vpternlogd zmm9, zmm8, [rbp + 960], 0x96     ;   831.7 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 4672]                 ;   686.5 p3     108 r reload
        vmovdqu64 [rbp + 3904], zmm8                 ;   692.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 6080]                 ;   686.8 p2      50 next reload
        vpternlogd zmm25, zmm8, [rbp + 896], 0x96    ;   832.3 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 6976]                 ;   687.8 p2      50 next reload
        vpternlogd zmm30, zmm8, [rbp + 1024], 0x96   ;   832.7 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 4608]                 ;   688.8 p2     108 r reload
        vmovdqu64 [rbp + 1920], zmm8                 ;   694.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6656]                 ;   689.5 p3      50 next reload
        vpternlogd zmm27, zmm8, [rbp + 1088], 0x96   ;   833.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 6208]                 ;   690.5 p3      50 next reload
        vpternlogd zmm22, zmm8, [rbp + 1152], 0x96   ;   833.7 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 4352]                 ;   691.5 p3     108 r reload
        vmovdqu64 [rbp + 1984], zmm8                 ;   697.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 5248]                 ;   691.8 p2     108 r reload
        vmovdqu64 [rbp + 2048], zmm8                 ;   697.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6528]                 ;   692.5 p3      50 next reload
        vpternlogd zmm12, zmm8, [rbp + 1216], 0x96   ;   834.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 4544]                 ;   693.5 p3     108 r reload
        vmovdqu64 [rbp + 2112], zmm8                 ;   699.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 4864]                 ;   693.8 p2     108 r reload
        vmovdqu64 [rbp + 2176], zmm8                 ;   699.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6912]                 ;   694.5 p3      50 next reload
        vpternlogd zmm2, zmm8, [rbp + 1344], 0x96    ;   834.7 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 4992]                 ;   695.5 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm8                 ;   701.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 4224]                 ;   695.8 p2     108 r reload
        vmovdqu64 [rbp + 2304], zmm8                 ;   701.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 4288]                 ;   696.5 p3     108 r reload
        vmovdqu64 [rbp + 2368], zmm8                 ;   702.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 6848]                 ;   696.8 p2      50 next reload
        vpternlogd zmm31, zmm8, [rbp + 1408], 0x96   ;   835.3 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 6400]                 ;   697.8 p2      50 next reload
        vpternlogd zmm0, zmm8, [rbp + 1536], 0x96    ;   835.7 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 5056]                 ;   698.8 p2     108 r reload
        vmovdqu64 [rbp + 2432], zmm8                 ;   704.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6336]                 ;   699.5 p3      50 next reload
        vpternlogd zmm6, zmm8, [rbp + 1600], 0x96    ;   836.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 5952]                 ;   700.5 p3     108 r reload
        vmovdqu64 [rbp + 2496], zmm8                 ;   706.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 6272]                 ;   700.8 p2      50 next reload
        vpternlogd zmm18, zmm8, [rbp + 1664], 0x96   ;   836.7 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 5376]                 ;   701.8 p2     108 r reload
        vmovdqu64 [rbp + 2560], zmm8                 ;   707.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6784]                 ;   702.5 p3      50 next reload
        vpternlogd zmm20, zmm8, [rbp + 1728], 0x96   ;   837.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 5888]                 ;   703.5 p3     108 r reload
        vmovdqu64 [rbp + 2624], zmm8                 ;   709.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 6144]                 ;   703.8 p2      50 next reload
        vpternlogd zmm21, zmm8, [rbp + 1792], 0x96   ;   837.7 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 5824]                 ;   704.8 p2     108 r reload
        vmovdqu64 [rbp + 2688], zmm8                 ;   710.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 6720]                 ;   705.5 p3      50 next reload
        vpternlogd zmm23, zmm8, [rbp + 1856], 0x96   ;   838.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 5568]                 ;   706.5 p3     108 r reload
        vmovdqu64 [rbp + 2752], zmm8                 ;   712.5 p8+p9  113 rounds
        vmovdqu64 zmm8, [rbp + 5696]                 ;   706.8 p2     108 r reload
        vmovdqu64 [rbp + 2816], zmm8                 ;   712.8 p7+p4  113 rounds
        vmovdqu64 zmm8, [rbp + 4800]                 ;   707.5 p3     108 r reload
        vmovdqu64 [rbp + 2880], zmm8                 ;   713.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 896], zmm25                 ;   833.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 960], zmm9                  ;   832.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1024], zmm30                ;   833.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1088], zmm27                ;   834.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 1152], zmm22                ;   834.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1216], zmm12                ;   835.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 1280], zmm3                 ;   830.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1344], zmm2                 ;   835.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1408], zmm31                ;   836.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 1472], zmm16                ;   832.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 1536], zmm0                 ;   836.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1600], zmm6                 ;   837.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 1664], zmm18                ;   837.7 p7+p4  113 rounds
        vmovdqu64 zmm0, [rbp + 7104]                 ;   828.3 p2     108 r reload
        vmovdqu64 [rbp + 704], zmm0                  ;   834.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 1728], zmm20                ;   838.3 p7+p4  113 rounds
        vmovdqu64 [rbp - 128], zmm17                 ;   822.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1792], zmm21                ;   838.7 p7+p4  113 rounds
        vmovdqu64 [rbp - 64], zmm1                   ;   823.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 1856], zmm23                ;   839.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 0], zmm13                   ;   823.7 p8+p9  113 rounds
        mov r12, qword [rbp + 7312]                  ;   704.3 p10    113 rounds reload
        sub r8, r12                                  ;   709.3 p1     113 rounds
        vmovdqu64 [rbp + 64], zmm14                  ;   824.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 128], zmm4                  ;   824.7 p8+p9  113 rounds
        add r8, 0x800                                ;   710.3 p6     113 rounds
        vmovdqu64 [rbp + 192], zmm11                 ;   825.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 256], zmm28                 ;   831.3 p8+p9  113 rounds
        and r8, 0x1fff                               ;   711.3 p11    113 rounds
        vmovdqu64 [rbp + 320], zmm10                 ;   829.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 384], zmm15                 ;   825.7 p8+p9  113 rounds
        add r8, r12                                  ;   712.3 p1     113 rounds
        mov qword [rbp + 7320], r8                   ;   731.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 448], zmm19                 ;   826.3 p8+p9  113 rounds
        sub r11, r12                                 ;   710.5 p6     113 rounds
        vmovdqu64 [rbp + 512], zmm29                 ;   826.7 p7+p4  113 rounds
        add r11, 0x800                               ;   711.5 p11    113 rounds
        vmovdqu64 [rbp + 576], zmm24                 ;   827.3 p8+p9  113 rounds
        and r11, 0x1fff                              ;   712.5 p1     113 rounds
        vmovdqu64 [rbp + 640], zmm7                  ;   827.7 p7+p4  113 rounds
        add r11, r12                                 ;   713.5 p6     113 rounds
        mov qword [rbp + 7328], r11                  ;   735.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 768], zmm26                 ;   830.3 p7+p4  113 rounds
        sub r10, r12                                 ;   713.7 p11    113 rounds
        vmovdqu64 [rbp + 832], zmm5                  ;   831.7 p8+p9  113 rounds
        add r10, 0x800                               ;   714.7 p1     113 rounds
        and r10, 0x1fff                              ;   715.7 p6     113 rounds
        add r10, r12                                 ;   716.7 p11    113 rounds
        mov qword [rbp + 7336], r10                  ;   738.3 p7+p4  113 rounds
        sub r9, r12                                  ;   715.3 p1     113 rounds
        add r9, 0x800                                ;   716.3 p6     113 rounds
        and r9, 0x1fff                               ;   717.3 p11    113 rounds
        add r9, r12                                  ;   718.3 p1     113 rounds
        mov qword [rbp + 7344], r9                   ;   738.7 p8+p9  113 rounds
        mov esi, dword [rbp + 7372]                  ;   717.3 p10    113 rounds
        add esi, 0xffffffff                          ;   722.3 p6     113 rounds
        mov dword [rbp + 7372], esi                  ;   739.3 p7+p4  113 rounds
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 7352]                   ;     0.2 p3     125 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp - 64]                   ;     1.0 p2     125 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     1.2 p3     125 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     2.0 p2     125 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     2.2 p3     125 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     3.0 p2     125 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;     3.2 p3     125 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     4.0 p2     125 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;     4.2 p3     125 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     5.0 p2     125 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;     5.2 p3     125 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     6.0 p2     125 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;     6.2 p3     125 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     7.0 p2     125 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;     7.2 p3     125 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     8.0 p2     125 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;     8.2 p3     125 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     9.0 p2     125 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;     9.2 p3     125 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;    10.0 p2     125 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    10.2 p3     125 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;    11.0 p2     125 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    11.2 p3     125 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;    12.0 p2     125 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    12.2 p3     125 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;    13.0 p2     125 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    13.2 p3     125 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;    14.0 p2     125 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    14.2 p3     125 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;    15.0 p2     125 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    15.2 p3     125 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;    16.0 p2     125 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1920]                 ;    16.2 p3     126 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 1984]                 ;    17.0 p2     126 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2048]                 ;    17.2 p3     126 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2112]                 ;    18.0 p2     126 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2176]                 ;    18.2 p3     126 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2240]                 ;    19.0 p2     126 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2304]                 ;    19.2 p3     126 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2368]                 ;    20.0 p2     126 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2432]                 ;    20.2 p3     126 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2496]                 ;    21.0 p2     126 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2560]                 ;    21.2 p3     126 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2624]                 ;    22.0 p2     126 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2688]                 ;    22.2 p3     126 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2752]                 ;    23.0 p2     126 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2816]                 ;    23.2 p3     126 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2880]                 ;    24.0 p2     126 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2944]                 ;    24.2 p3     126 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3008]                 ;    25.0 p2     126 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3072]                 ;    25.2 p3     126 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3136]                 ;    26.0 p2     126 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3200]                 ;    26.2 p3     126 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3264]                 ;    27.0 p2     126 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3328]                 ;    27.2 p3     126 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3392]                 ;    28.0 p2     126 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3456]                 ;    28.2 p3     126 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3520]                 ;    29.0 p2     126 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3584]                 ;    29.2 p3     126 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3648]                 ;    30.0 p2     126 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3712]                 ;    30.2 p3     126 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3776]                 ;    31.0 p2     126 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    31.2 p3     126 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    32.0 p2     126 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  126 dst
        add r8, 0x1000                               ;    21.5 p0     147 blocks
        mov qword [rbp + 7352], r8                   ;    64.3 p7+p4  147 blocks
        mov r8, qword [rbp + 7296]                   ;    21.8 p10    147 blocks
        add r8, 0x1000                               ;    26.8 p1     147 blocks
        mov qword [rbp + 7296], r8                   ;    64.7 p8+p9  147 blocks
        cmp r8, qword [rbp + 7304]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 7360]                  ;                    frame
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
