; kasumi_decrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
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
;   blocks/rounds: 3347 uops, planned 835.8; bounds: width 557.8, ports 824.5, path 103.0
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
        sub rsp, 0x2bc0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 11008], rax                 ;                    frame
        mov dword [rbp + 11016], ecx                 ;                    argument
        mov qword [rbp + 10944], rsi                 ;                    argument
        mov qword [rbp + 10960], rdi                 ;                    argument
        mov qword [rbp + 11000], rdx                 ;                    argument
        mov r8d, dword [rbp + 11016]                 ;     0.0 p2     149 blocks
        shl r8, 0xc                                  ;     5.0 p0     149 blocks
        add r8, qword [rbp + 10944]                  ;     6.0 p1+p3  149 blocks
        mov qword [rbp + 10952], r8                  ;     7.0 p7+p4  149 blocks
        cmp dword [rbp + 11016], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                   ;     0.0 p0     132 rounds reload
        mov dword [rbp + 11020], esi                 ;     1.0 p7+p4  132 rounds
        mov r8, qword [rbp + 10944]                  ;     0.3 p2     130 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.3 p3     130 l.0
        vmovdqu64 [rbp - 128], zmm0                  ;    11.3 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.3 p2     130 l.1
        vmovdqu64 [rbp - 64], zmm0                   ;    11.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.3 p3     130 l.2
        vmovdqu64 [rbp + 0], zmm0                    ;    11.3 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.3 p2     130 l.3
        vmovdqu64 [rbp + 64], zmm0                   ;    11.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.3 p3     130 l.4
        vmovdqu64 [rbp + 128], zmm0                  ;    11.3 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.3 p2     130 l.5
        vmovdqu64 [rbp + 192], zmm0                  ;    11.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.3 p3     130 l.6
        vmovdqu64 [rbp + 256], zmm0                  ;    11.3 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 448]                   ;     5.3 p2     130 l.7
        vmovdqu64 [rbp + 320], zmm0                  ;    11.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 512]                   ;     5.3 p3     130 l.8
        vmovdqu64 [rbp + 384], zmm0                  ;    11.3 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 576]                   ;     5.3 p2     130 l.9
        vmovdqu64 [rbp + 448], zmm0                  ;    11.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 640]                   ;     5.5 p3     130 l.10
        vmovdqu64 [rbp + 512], zmm0                  ;    11.5 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 704]                   ;     6.3 p2     130 l.11
        vmovdqu64 [rbp + 576], zmm0                  ;    12.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 768]                   ;     6.5 p3     130 l.12
        vmovdqu64 [rbp + 640], zmm0                  ;    12.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 832]                   ;     7.3 p2     130 l.13
        vmovdqu64 [rbp + 704], zmm0                  ;    13.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 896]                   ;     7.5 p3     130 l.14
        vmovdqu64 [rbp + 768], zmm0                  ;    14.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 960]                   ;     8.3 p2     130 l.15
        vmovdqu64 [rbp + 832], zmm0                  ;    15.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1024]                  ;     8.5 p3     130 l.16
        vmovdqu64 [rbp + 896], zmm0                  ;    16.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1088]                  ;     9.3 p2     130 l.17
        vmovdqu64 [rbp + 960], zmm0                  ;    17.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1152]                  ;     9.5 p3     130 l.18
        vmovdqu64 [rbp + 1024], zmm0                 ;    18.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1216]                  ;    10.3 p2     130 l.19
        vmovdqu64 [rbp + 1088], zmm0                 ;    19.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1280]                  ;    10.5 p3     130 l.20
        vmovdqu64 [rbp + 1152], zmm0                 ;    20.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1344]                  ;    11.3 p2     130 l.21
        vmovdqu64 [rbp + 1216], zmm0                 ;    21.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1408]                  ;    11.5 p3     130 l.22
        vmovdqu64 [rbp + 1280], zmm0                 ;    22.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1472]                  ;    12.3 p2     130 l.23
        vmovdqu64 [rbp + 1344], zmm0                 ;    23.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1536]                  ;    12.5 p3     130 l.24
        vmovdqu64 [rbp + 1408], zmm0                 ;    24.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1600]                  ;    13.3 p2     130 l.25
        vmovdqu64 [rbp + 1472], zmm0                 ;    25.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1664]                  ;    13.5 p3     130 l.26
        vmovdqu64 [rbp + 1536], zmm0                 ;    26.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1728]                  ;    14.3 p2     130 l.27
        vmovdqu64 [rbp + 1600], zmm0                 ;    27.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1792]                  ;    14.5 p3     130 l.28
        vmovdqu64 [rbp + 1664], zmm0                 ;    28.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1856]                  ;    15.3 p2     130 l.29
        vmovdqu64 [rbp + 1728], zmm0                 ;    29.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 1920]                  ;    15.5 p3     130 l.30
        vmovdqu64 [rbp + 1792], zmm0                 ;    30.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 1984]                  ;    16.3 p2     130 l.31
        vmovdqu64 [rbp + 1856], zmm0                 ;    31.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2048]                  ;    16.5 p3     131 r.0
        vmovdqu64 [rbp + 1920], zmm0                 ;    32.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2112]                  ;    17.3 p2     131 r.1
        vmovdqu64 [rbp + 1984], zmm0                 ;    33.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2176]                  ;    17.5 p3     131 r.2
        vmovdqu64 [rbp + 2048], zmm0                 ;    34.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2240]                  ;    18.3 p2     131 r.3
        vmovdqu64 [rbp + 2112], zmm0                 ;    35.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2304]                  ;    18.5 p3     131 r.4
        vmovdqu64 [rbp + 2176], zmm0                 ;    36.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;    19.3 p2     131 r.5
        vmovdqu64 [rbp + 2240], zmm0                 ;    37.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2432]                  ;    19.5 p3     131 r.6
        vmovdqu64 [rbp + 2304], zmm0                 ;    38.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2496]                  ;    20.3 p2     131 r.7
        vmovdqu64 [rbp + 2368], zmm0                 ;    39.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2560]                  ;    20.5 p3     131 r.8
        vmovdqu64 [rbp + 2432], zmm0                 ;    40.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2624]                  ;    21.3 p2     131 r.9
        vmovdqu64 [rbp + 2496], zmm0                 ;    41.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2688]                  ;    21.5 p3     131 r.10
        vmovdqu64 [rbp + 2560], zmm0                 ;    42.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2752]                  ;    22.3 p2     131 r.11
        vmovdqu64 [rbp + 2624], zmm0                 ;    43.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2816]                  ;    22.5 p3     131 r.12
        vmovdqu64 [rbp + 2688], zmm0                 ;    44.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;    23.3 p2     131 r.13
        vmovdqu64 [rbp + 2752], zmm0                 ;    45.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2944]                  ;    23.5 p3     131 r.14
        vmovdqu64 [rbp + 2816], zmm0                 ;    46.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3008]                  ;    24.3 p2     131 r.15
        vmovdqu64 [rbp + 2880], zmm0                 ;    47.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3072]                  ;    24.5 p3     131 r.16
        vmovdqu64 [rbp + 2944], zmm0                 ;    48.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3136]                  ;    25.3 p2     131 r.17
        vmovdqu64 [rbp + 3008], zmm0                 ;    49.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3200]                  ;    25.5 p3     131 r.18
        vmovdqu64 [rbp + 3072], zmm0                 ;    50.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3264]                  ;    26.3 p2     131 r.19
        vmovdqu64 [rbp + 3136], zmm0                 ;    51.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3328]                  ;    26.5 p3     131 r.20
        vmovdqu64 [rbp + 3200], zmm0                 ;    52.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3392]                  ;    27.3 p2     131 r.21
        vmovdqu64 [rbp + 3264], zmm0                 ;    53.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3456]                  ;    27.5 p3     131 r.22
        vmovdqu64 [rbp + 3328], zmm0                 ;    54.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3520]                  ;    28.3 p2     131 r.23
        vmovdqu64 [rbp + 3392], zmm0                 ;    55.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3584]                  ;    28.5 p3     131 r.24
        vmovdqu64 [rbp + 3456], zmm0                 ;    56.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3648]                  ;    29.3 p2     131 r.25
        vmovdqu64 [rbp + 3520], zmm0                 ;    57.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3712]                  ;    29.5 p3     131 r.26
        vmovdqu64 [rbp + 3584], zmm0                 ;    58.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3776]                  ;    30.3 p2     131 r.27
        vmovdqu64 [rbp + 3648], zmm0                 ;    59.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3840]                  ;    30.5 p3     131 r.28
        vmovdqu64 [rbp + 3712], zmm0                 ;    60.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3904]                  ;    31.3 p2     131 r.29
        vmovdqu64 [rbp + 3776], zmm0                 ;    61.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3968]                  ;    31.5 p3     131 r.30
        vmovdqu64 zmm1, [r8 + 4032]                  ;    32.3 p2     131 r.31
        vmovdqu64 [rbp + 3840], zmm0                 ;    62.7 p8+p9  132 rounds
        vmovdqu64 [rbp + 3904], zmm1                 ;    63.2 p7+p4  132 rounds
        mov r8, qword [rbp + 10960]                  ;    21.8 p10    132 rounds reload
        mov qword [rbp + 10968], r8                  ;    64.7 p8+p9  132 rounds
        lea r9, [r8 + 6144]                          ;    26.8 p1     132 rounds
        mov qword [rbp + 10976], r9                  ;    65.2 p7+p4  132 rounds
        lea r9, [r8 + 4096]                          ;    26.8 p5     132 rounds
        mov qword [rbp + 10984], r9                  ;    65.7 p8+p9  132 rounds
        add r8, 0x800                                ;    26.8 p6     132 rounds
        mov qword [rbp + 10992], r8                  ;    66.2 p7+p4  132 rounds
        mov r8, qword [rbp + 10976]                  ;                    resident
        mov r9, qword [rbp + 10968]                  ;                    resident
        mov r10, qword [rbp + 10984]                 ;                    resident
        mov r11, qword [rbp + 10992]                 ;                    resident
        vmovdqu64 zmm0, [rbp + 1920]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 1984]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 2048]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 2112]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 2176]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 2240]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 2304]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 2368]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 2432]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 2496]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 2560]                ;                    resident
        vmovdqu64 zmm11, [rbp + 2624]                ;                    resident
        vmovdqu64 zmm12, [rbp + 2688]                ;                    resident
        vmovdqu64 zmm13, [rbp + 2752]                ;                    resident
        vmovdqu64 zmm14, [rbp + 2816]                ;                    resident
        vmovdqu64 zmm15, [rbp + 2880]                ;                    resident
        vmovdqu64 zmm16, [rbp + 2944]                ;                    resident
        vmovdqu64 zmm17, [rbp + 3008]                ;                    resident
        vmovdqu64 zmm18, [rbp + 3072]                ;                    resident
        vmovdqu64 zmm19, [rbp + 3136]                ;                    resident
        vmovdqu64 zmm20, [rbp + 3200]                ;                    resident
        vmovdqu64 zmm21, [rbp + 3264]                ;                    resident
        vmovdqu64 zmm22, [rbp + 3328]                ;                    resident
        vmovdqu64 zmm23, [rbp + 3392]                ;                    resident
        vmovdqu64 zmm24, [rbp + 3456]                ;                    resident
        vmovdqu64 zmm25, [rbp + 3520]                ;                    resident
        vmovdqu64 zmm26, [rbp + 3584]                ;                    resident
        vmovdqu64 zmm27, [rbp + 3648]                ;                    resident
        vmovdqu64 zmm28, [rbp + 3712]                ;                    resident
        vmovdqu64 zmm29, [rbp + 3776]                ;                    resident
        mov esi, dword [rbp + 11020]                 ;                    resident
        align 16
.rounds_2:
        vmovdqu64 zmm30, [r8 + 1024]                 ;     0.0 p2      68 k2.0
        vmovdqu64 zmm31, [r8 + 1088]                 ;     0.2 p3      68 k2.1
        vmovdqu64 zmm31, [r8 + 1152]                 ;     1.0 p2      68 k2.2
        vmovdqu64 zmm31, [r8 + 1216]                 ;     1.2 p3      68 k2.3
        vmovdqu64 zmm31, [r8 + 1280]                 ;     2.0 p2      68 k2.4
        vmovdqu64 zmm31, [r8 + 1344]                 ;     2.2 p3      68 k2.5
        vmovdqu64 zmm31, [r8 + 1408]                 ;     3.0 p2      68 k2.6
        vmovdqu64 zmm31, [r8 + 1472]                 ;     3.2 p3      68 k2.7
        vmovdqu64 zmm31, [r8 + 1536]                 ;     4.0 p2      68 k2.8
        vmovdqu64 zmm31, [r8 + 1600]                 ;     4.2 p3      68 k2.9
        vmovdqu64 zmm31, [r8 + 1664]                 ;     5.0 p2      68 k2.10
        vmovdqu64 zmm31, [r8 + 1728]                 ;     5.2 p3      68 k2.11
        vmovdqu64 zmm31, [r8 + 1792]                 ;     6.0 p2      68 k2.12
        vmovdqu64 zmm31, [r8 + 1856]                 ;     6.2 p3      68 k2.13
        vmovdqu64 zmm31, [r8 + 1920]                 ;     7.0 p2      68 k2.14
        vmovdqu64 zmm31, [r8 + 1984]                 ;     7.2 p3      68 k2.15
        vmovdqu64 zmm30, [r9 + 9216]                 ;     8.0 p2      68 k2.0
        vmovdqu64 zmm30, [r9 + 9280]                 ;     8.2 p3      68 k2.1
        vmovdqu64 zmm30, [r9 + 9344]                 ;     9.0 p2      68 k2.2
        vmovdqu64 zmm30, [r9 + 9408]                 ;     9.2 p3      68 k2.3
        vmovdqu64 zmm30, [r9 + 9472]                 ;    10.0 p2      68 k2.4
        vmovdqu64 zmm30, [r9 + 9536]                 ;    10.2 p3      68 k2.5
        vmovdqu64 zmm30, [r9 + 9600]                 ;    11.0 p2      68 k2.6
        vmovdqu64 zmm30, [r9 + 9664]                 ;    11.2 p3      68 k2.7
        vmovdqu64 zmm30, [r9 + 9728]                 ;    12.0 p2      68 k2.8
        vmovdqu64 zmm30, [r9 + 9792]                 ;    12.2 p3      68 k2.9
        vmovdqu64 zmm30, [r9 + 9856]                 ;    13.0 p2      68 k2.10
        vmovdqu64 zmm30, [r9 + 9920]                 ;    13.2 p3      68 k2.11
        vmovdqu64 zmm30, [r9 + 9984]                 ;    14.0 p2      68 k2.12
        vmovdqu64 zmm30, [r9 + 10048]                ;    14.2 p3      68 k2.13
        vmovdqu64 zmm30, [r9 + 10112]                ;    15.0 p2      68 k2.14
        vmovdqu64 zmm30, [r9 + 10176]                ;    15.2 p3      68 k2.15
        vmovdqu64 zmm30, [r10]                       ;    16.0 p2      68 k2.0
        vmovdqu64 zmm31, [r10 + 64]                  ;    16.2 p3      68 k2.1
        vmovdqu64 zmm31, [r10 + 128]                 ;    17.0 p2      68 k2.2
        vmovdqu64 zmm31, [r10 + 192]                 ;    17.2 p3      68 k2.3
        vmovdqu64 zmm31, [r10 + 256]                 ;    18.0 p2      68 k2.4
        vmovdqu64 zmm31, [r10 + 320]                 ;    18.2 p3      68 k2.5
        vmovdqu64 zmm31, [r10 + 384]                 ;    19.0 p2      68 k2.6
        vmovdqu64 zmm31, [r10 + 448]                 ;    19.2 p3      68 k2.7
        vmovdqu64 zmm31, [r10 + 512]                 ;    20.0 p2      68 k2.8
        vmovdqu64 zmm30, [r10 + 576]                 ;    20.2 p3      68 k2.9
        vmovdqu64 zmm30, [r10 + 640]                 ;    21.0 p2      68 k2.10
        vmovdqu64 zmm30, [r10 + 704]                 ;    21.2 p3      68 k2.11
        vmovdqu64 zmm30, [r10 + 768]                 ;    22.0 p2      68 k2.12
        vmovdqu64 zmm30, [r10 + 832]                 ;    22.2 p3      68 k2.13
        vmovdqu64 zmm30, [r10 + 896]                 ;    23.0 p2      68 k2.14
        vmovdqu64 zmm30, [r10 + 960]                 ;    23.2 p3      68 k2.15
        vmovdqu64 zmm30, [r11 + 8192]                ;    24.0 p2      69 k2.0
        vmovdqu64 zmm30, [r11 + 8256]                ;    24.2 p3      69 k2.1
        vmovdqu64 zmm30, [r11 + 8320]                ;    25.0 p2      69 k2.2
        vmovdqu64 zmm30, [r11 + 8384]                ;    25.2 p3      69 k2.3
        vmovdqu64 zmm30, [r11 + 8448]                ;    26.0 p2      69 k2.4
        vmovdqu64 zmm30, [r11 + 8512]                ;    26.2 p3      69 k2.5
        vmovdqu64 zmm30, [r11 + 8576]                ;    27.0 p2      69 k2.6
        vmovdqu64 zmm30, [r11 + 8640]                ;    27.2 p3      69 k2.7
        vmovdqu64 zmm30, [r11 + 8704]                ;    28.0 p2      69 k2.8
        vmovdqu64 zmm30, [r11 + 8768]                ;    28.2 p3      69 k2.9
        vmovdqu64 zmm30, [r11 + 8832]                ;    29.0 p2      69 k2.10
        vmovdqu64 zmm30, [r11 + 8896]                ;    29.2 p3      69 k2.11
        vmovdqu64 zmm30, [r11 + 8960]                ;    30.0 p2      69 k2.12
        vmovdqu64 zmm30, [r11 + 9024]                ;    30.2 p3      69 k2.13
        vmovdqu64 zmm30, [r11 + 9088]                ;    31.0 p2      69 k2.14
        vmovdqu64 zmm30, [r11 + 9152]                ;    31.2 p3      69 k2.15
        vpxord zmm30, zmm16, [r9 + 704]              ;    32.0 p0+p2   50 next
        vmovdqu64 [rbp + 3968], zmm16                ;    10.8 p7+p4   50 next spill
        vmovdqa64 zmm16, zmm30                       ;    33.0         41 next copy
        vpxord zmm31, zmm17, [r9 + 768]              ;    32.2 p5+p3   50 next
        vmovdqu64 [rbp + 4032], zmm17                ;    11.3 p8+p9   50 next spill
        vpxord zmm17, zmm18, [r9 + 832]              ;    33.0 p0+p2   50 next
        vmovdqu64 [rbp + 4096], zmm18                ;    12.8 p7+p4   50 next spill
        vpxord zmm18, zmm19, [r9 + 896]              ;    33.2 p5+p3   50 next
        vmovdqu64 [rbp + 4160], zmm19                ;    13.3 p8+p9   50 next spill
        vmovdqa64 zmm19, zmm18                       ;    34.2         41 next copy
        vpternlogd zmm19, zmm17, zmm30, 0x6a         ;    34.2 p0      41 next
        vmovdqu64 [rbp + 4224], zmm8                 ;    14.8 p7+p4   50 next spill
        vpxord zmm8, zmm20, [r9 + 960]               ;    34.0 p5+p2   50 next
        vmovdqu64 [rbp + 4288], zmm20                ;    15.3 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm8                        ;    35.0         41 next copy
        vmovdqu64 [rbp + 4352], zmm7                 ;    16.8 p7+p4   50 next spill
        vmovdqa64 zmm7, zmm8                         ;    35.0         41 next copy
        vmovdqu64 [rbp + 4416], zmm6                 ;    17.3 p8+p9   50 next spill
        vmovdqa64 zmm6, zmm8                         ;    35.0         41 next copy
        vpternlogd zmm6, zmm18, zmm30, 0x93          ;    35.0 p0      41 next
        vmovdqu64 [rbp + 4480], zmm5                 ;    18.8 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm6                         ;    36.0         41 next copy
        vpternlogd zmm5, zmm31, zmm30, 0x87          ;    36.0 p5      41 next
        vmovdqu64 [rbp + 4544], zmm4                 ;    19.3 p8+p9   50 next spill
        vpxord zmm4, zmm21, [r9]                     ;    34.2 p0+p3   50 next
        vmovdqu64 [rbp + 4608], zmm21                ;    20.8 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm6                        ;    36.0         41 next copy
        vpternlogd zmm21, zmm4, zmm18, 0x78          ;    36.0 p5      41 next
        vpxord zmm20, zmm20, zmm21                   ;    37.0 p0      41 next
        vmovdqu64 [rbp + 4672], zmm3                 ;    21.3 p8+p9   50 next spill
        vpxord zmm3, zmm22, [r9 + 64]                ;    35.0 p5+p2   50 next
        vpandd zmm16, zmm16, zmm3                    ;    36.0 p0      41 next
        vmovdqu64 [rbp + 4736], zmm22                ;    22.8 p7+p4   50 next spill
        vmovdqa64 zmm22, zmm16                       ;    37.0         41 next copy
        vpternlogd zmm22, zmm4, zmm31, 0x87          ;    37.0 p5      41 next
        vpxord zmm7, zmm7, zmm22                     ;    38.0 p0      41 next
        vmovdqu64 [rbp + 4800], zmm2                 ;    23.3 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm19                        ;    35.2         41 next copy
        vpternlogd zmm2, zmm3, zmm17, 0x78           ;    36.0 p5      41 next
        vmovdqu64 [rbp + 4864], zmm1                 ;    24.8 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm3                         ;    36.0         41 next copy
        vpternlogd zmm1, zmm8, zmm18, 0x6a           ;    36.0 p0      41 next
        vmovdqu64 [rbp + 4928], zmm0                 ;    25.3 p8+p9   50 next spill
        vmovdqa64 zmm0, zmm1                         ;    37.0         41 next copy
        vpternlogd zmm0, zmm4, zmm17, 0x60           ;    37.0 p5      41 next
        vpternlogd zmm1, zmm18, zmm30, 0x4b          ;    37.0 p0      41 next
        vmovdqu64 [rbp + 4992], zmm15                ;    26.8 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm1                        ;    38.0         41 next copy
        vpternlogd zmm15, zmm17, zmm31, 0x78         ;    38.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm14                ;    27.3 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm3                        ;    36.0         41 next copy
        vpternlogd zmm14, zmm31, zmm31, 0x3f         ;    36.0 p0      41 next
        vmovdqu64 [rbp + 5120], zmm13                ;    28.8 p7+p4   50 next spill
        vmovdqa64 zmm13, zmm19                       ;    35.2         41 next copy
        vpternlogd zmm13, zmm14, zmm8, 0x93          ;    37.0 p5      41 next
        vpternlogd zmm0, zmm13, zmm8, 0x39           ;    38.0 p0      41 next
        vmovdqu64 [rbp + 5184], zmm12                ;    29.3 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm14                       ;    37.0         41 next copy
        vpternlogd zmm12, zmm4, zmm17, 0x87          ;    37.0 p5      41 next
        vpternlogd zmm0, zmm16, zmm12, 0x69          ;    39.0 p0      41 next
        vmovdqa64 zmm16, zmm12                       ;    38.0         41 next copy
        vpternlogd zmm16, zmm18, zmm30, 0x28         ;    38.0 p5      41 next
        vpternlogd zmm16, zmm15, zmm8, 0x2d          ;    39.0 p0      41 next
        vpternlogd zmm16, zmm2, zmm22, 0x69          ;    40.0 p5      41 next
        vmovdqu64 [rbp + 5248], zmm11                ;    30.8 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm3                        ;    36.0         41 next copy
        vpternlogd zmm11, zmm4, zmm18, 0xc9          ;    36.0 p0      41 next
        vpternlogd zmm1, zmm5, zmm11, 0x6c           ;    38.0 p5      41 next
        vpternlogd zmm0, zmm14, zmm11, 0x4b          ;    40.0 p0      41 next
        vpternlogd zmm6, zmm0, zmm31, 0x36           ;    41.0 p5      41 next
        vpternlogd zmm7, zmm1, zmm17, 0xc6           ;    39.0 p0      41 next
        vpxord zmm0, zmm23, [r9 + 128]               ;    35.2 p5+p3   50 next
        vmovdqa64 zmm1, zmm0                         ;    36.2         41 next copy
        vmovdqa64 zmm5, zmm0                         ;    36.2         41 next copy
        vmovdqa64 zmm14, zmm0                        ;    36.2         41 next copy
        vmovdqu64 [rbp + 5312], zmm23                ;    31.3 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm4                        ;    35.2         41 next copy
        vpternlogd zmm23, zmm17, zmm30, 0x28         ;    35.2 p0      41 next
        vpternlogd zmm23, zmm4, zmm8, 0x2d           ;    36.2 p5      41 next
        vmovdqu64 [rbp + 5376], zmm10                ;    32.8 p7+p4   50 next spill
        vpxord zmm10, zmm24, [r9 + 192]              ;    36.0 p0+p2   50 next
        vpternlogd zmm23, zmm3, zmm18, 0x87          ;    37.2 p5      41 next
        vpxord zmm1, zmm1, zmm10                     ;    37.0 p0      41 next
        vmovdqu64 [rbp + 5440], zmm24                ;    33.3 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm1                        ;    38.0         41 next copy
        vmovdqu64 [rbp + 5504], zmm9                 ;    34.8 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm23                        ;    38.2         41 next copy
        vpternlogd zmm9, zmm30, zmm30, 0x3f          ;    38.2 p5      41 next
        vmovdqu64 [rbp + 5568], zmm16                ;    41.0 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm10                       ;    37.0         41 next copy
        vmovdqu64 [rbp + 5632], zmm7                 ;    40.0 p7+p4   41 next spill
        vpxord zmm7, zmm25, [r9 + 256]               ;    36.2 p0+p3   50 next
        vpternlogd zmm23, zmm2, zmm31, 0xc6          ;    38.2 p5      41 next
        vpxord zmm16, zmm16, zmm7                    ;    37.2 p0      41 next
        vmovdqa64 zmm2, zmm9                         ;    39.2         41 next copy
        vpternlogd zmm2, zmm15, zmm18, 0xd2          ;    39.2 p5      41 next
        vmovdqu64 [rbp + 5696], zmm25                ;    37.3 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm7                        ;    37.2         41 next copy
        vmovdqu64 [rbp + 5760], zmm6                 ;    42.0 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm7                         ;    37.2         41 next copy
        vmovdqu64 [rbp + 5824], zmm21                ;    39.3 p8+p9   41 next spill
        vpxord zmm21, zmm26, [r9 + 320]              ;    37.0 p0+p2   50 next
        vpternlogd zmm23, zmm19, zmm4, 0xb4          ;    39.2 p5      41 next
        vpternlogd zmm23, zmm8, zmm18, 0x78          ;    40.2 p0      41 next
        vmovdqu64 [rbp + 5888], zmm26                ;    40.8 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm21                       ;    38.0         41 next copy
        vmovdqu64 [rbp + 5952], zmm23                ;    41.3 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm21                       ;    38.0         41 next copy
        vpternlogd zmm23, zmm7, zmm10, 0x65          ;    38.0 p5      41 next
        vpternlogd zmm23, zmm10, zmm0, 0x4b          ;    39.0 p0      41 next
        vmovdqu64 [rbp + 6016], zmm8                 ;    42.8 p7+p4   50 next spill
        vmovdqa64 zmm8, zmm21                        ;    38.0         41 next copy
        vpternlogd zmm8, zmm7, zmm7, 0xc3            ;    38.0 p5      41 next
        vmovdqu64 [rbp + 6080], zmm22                ;    43.3 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm21                       ;    38.0         41 next copy
        vmovdqu64 [rbp + 6144], zmm15                ;    44.8 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm8                        ;    39.0         41 next copy
        vpternlogd zmm15, zmm10, zmm10, 0xcf         ;    39.0 p0      41 next
        vmovdqu64 [rbp + 6208], zmm11                ;    45.3 p8+p9   41 next spill
        vpxord zmm11, zmm27, [r9 + 384]              ;    37.2 p5+p3   50 next
        vpternlogd zmm9, zmm20, zmm31, 0x2d          ;    39.2 p0      41 next
        vpandd zmm24, zmm24, zmm11                   ;    38.2 p5      41 next
        vpandd zmm6, zmm6, zmm11                     ;    38.2 p0      41 next
        vmovdqu64 [rbp + 6272], zmm27                ;    46.8 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm11                       ;    38.2         41 next copy
        vmovdqu64 [rbp + 6336], zmm31                ;    47.3 p8+p9   50 next spill
        vmovdqa64 zmm31, zmm11                       ;    38.2         41 next copy
        vmovdqu64 [rbp + 6400], zmm30                ;    48.8 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm3                        ;    36.0         41 next copy
        vpternlogd zmm30, zmm4, zmm18, 0x35          ;    38.3 p5      41 next
        vmovdqu64 [rbp + 6464], zmm18                ;    49.3 p8+p9   50 next spill
        vpxord zmm18, zmm28, [r9 + 448]              ;    38.8 p0+p2   50 next
        vpternlogd zmm20, zmm12, zmm3, 0xb4          ;    39.3 p5      41 next
        vpternlogd zmm9, zmm30, zmm13, 0x96          ;    40.2 p0      41 next
        vmovdqa64 zmm30, zmm8                        ;    39.0         41 next copy
        vpternlogd zmm30, zmm23, zmm18, 0xc6         ;    40.3 p5      41 next
        vpandd zmm31, zmm31, zmm18                   ;    40.8 p0      41 next
        vmovdqa64 zmm12, zmm18                       ;    39.8         41 next copy
        vpternlogd zmm12, zmm10, zmm0, 0x6c          ;    41.3 p5      41 next
        vmovdqu64 [rbp + 6528], zmm28                ;    50.8 p7+p4   50 next spill
        vpxord zmm28, zmm29, [r9 + 512]              ;    41.8 p0+p3   50 next
        vpternlogd zmm20, zmm2, zmm4, 0xc6           ;    42.3 p5      41 next
        vpternlogd zmm20, zmm13, zmm17, 0x1e         ;    43.3 p0      41 next
        vpxord zmm26, zmm26, zmm28                   ;    43.3 p5      41 next
        vpternlogd zmm30, zmm26, zmm12, 0x96         ;    44.3 p0      41 next
        vpxord zmm5, zmm5, zmm28                     ;    44.3 p5      41 next
        vmovdqa64 zmm2, zmm26                        ;    44.3         41 next copy
        vmovdqa64 zmm13, zmm28                       ;    42.8         41 next copy
        vpternlogd zmm13, zmm10, zmm10, 0xcf         ;    44.8 p0      41 next
        vmovdqu64 [rbp + 6592], zmm29                ;    51.3 p8+p9   50 next spill
        vmovdqu64 zmm29, [r9 + 576]                  ;    39.0 p2      50 next
        vpxord zmm29, zmm29, [rbp + 3840]            ;    45.3 p5+p3   50 next
        vpternlogd zmm12, zmm5, zmm29, 0x78          ;    46.3 p0      41 next
        vpxord zmm27, zmm27, zmm29                   ;    46.3 p5      41 next
        vpandd zmm2, zmm2, zmm29                     ;    46.8 p0      41 next
        vmovdqu64 [rbp + 6656], zmm20                ;    52.8 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm29                       ;    46.3         41 next copy
        vpternlogd zmm20, zmm7, zmm0, 0x28           ;    47.3 p5      41 next
        vmovdqu64 [rbp + 6720], zmm9                 ;    53.3 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm20                        ;    48.3         41 next copy
        vpternlogd zmm9, zmm28, zmm18, 0x87          ;    48.3 p0      41 next
        vmovdqu64 [rbp + 6784], zmm4                 ;    54.8 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm9                         ;    49.3         41 next copy
        vpternlogd zmm4, zmm11, zmm21, 0x78          ;    49.3 p5      41 next
        vmovdqu64 [rbp + 6848], zmm17                ;    55.3 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm29                       ;    46.3         41 next copy
        vpternlogd zmm17, zmm7, zmm10, 0x78          ;    48.8 p0      41 next
        vmovdqu64 [rbp + 6912], zmm3                 ;    56.8 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm17                        ;    49.8         41 next copy
        vpternlogd zmm3, zmm16, zmm18, 0x78          ;    49.8 p5      41 next
        vpternlogd zmm3, zmm26, zmm11, 0x78          ;    50.8 p0      41 next
        vpternlogd zmm13, zmm26, zmm3, 0x96          ;    51.8 p5      41 next
        vmovdqu64 zmm26, [rbp + 6400]                ;    48.8 p2      50 next reload
        vmovdqu64 [rbp + 6976], zmm13                ;    57.3 p8+p9   41 next spill
        vmovdqu64 zmm13, [rbp + 6208]                ;    45.3 p3      41 next reload
        vpternlogd zmm19, zmm13, zmm26, 0x2d         ;    54.8 p0      41 next
        vmovdqu64 zmm13, [r9 + 640]                  ;    41.0 p2      50 next
        vpxord zmm13, zmm13, [rbp + 3904]            ;    51.3 p5+p3   50 next
        vpxord zmm25, zmm25, zmm13                   ;    52.3 p0      41 next
        vpandd zmm22, zmm22, zmm25                   ;    53.3 p5      41 next
        vpandd zmm14, zmm14, zmm13                   ;    52.8 p0      41 next
        vpternlogd zmm14, zmm29, zmm11, 0x87         ;    53.8 p5      41 next
        vpternlogd zmm1, zmm14, zmm28, 0x93          ;    54.8 p0      41 next
        vmovdqa64 zmm26, zmm25                       ;    53.3         41 next copy
        vpternlogd zmm26, zmm9, zmm18, 0x93          ;    54.3 p5      41 next
        vpternlogd zmm16, zmm26, zmm29, 0x93         ;    55.3 p0      41 next
        vpternlogd zmm24, zmm30, zmm16, 0x69         ;    56.3 p5      41 next
        vpternlogd zmm16, zmm27, zmm13, 0x78         ;    56.3 p0      41 next
        vpternlogd zmm25, zmm8, zmm23, 0x65          ;    56.3 p5      41 next
        vpternlogd zmm8, zmm5, zmm13, 0x59           ;    56.8 p0      41 next
        vpternlogd zmm8, zmm29, zmm18, 0x87          ;    57.8 p5      41 next
        vpternlogd zmm29, zmm18, zmm13, 0x93         ;    57.8 p0      41 next
        vpternlogd zmm14, zmm8, zmm4, 0x96           ;    58.8 p5      41 next
        vpternlogd zmm8, zmm23, zmm31, 0x69          ;    58.8 p0      41 next
        vpternlogd zmm8, zmm17, zmm7, 0x2d           ;    59.8 p5      41 next
        vpternlogd zmm31, zmm29, zmm13, 0x6d         ;    59.8 p0      41 next
        vmovdqa64 zmm30, zmm25                       ;    57.3         41 next copy
        vmovdqa64 zmm17, zmm13                       ;    52.3         41 next copy
        vpternlogd zmm17, zmm7, zmm10, 0x28          ;    60.3 p5      41 next
        vpternlogd zmm28, zmm17, zmm21, 0x6c         ;    61.3 p0      41 next
        vpternlogd zmm10, zmm31, zmm11, 0x93         ;    61.3 p5      41 next
        vpternlogd zmm10, zmm5, zmm13, 0x87          ;    62.3 p0      41 next
        vpternlogd zmm2, zmm10, zmm1, 0x96           ;    63.3 p5      41 next
        vpternlogd zmm1, zmm21, zmm0, 0xd2           ;    62.8 p0      41 next
        vpternlogd zmm6, zmm29, zmm1, 0x69           ;    63.8 p5      41 next
        vpxord zmm30, zmm30, zmm28                   ;    63.8 p0      41 next
        vpternlogd zmm28, zmm4, zmm4, 0xc3           ;    64.3 p5      41 next
        vpternlogd zmm3, zmm28, zmm31, 0x96          ;    65.3 p0      41 next
        vpternlogd zmm3, zmm20, zmm0, 0x2d           ;    66.3 p5      41 next
        vpternlogd zmm15, zmm30, zmm12, 0x69         ;    65.8 p0      41 next
        vpternlogd zmm16, zmm21, [rbp + 6400], 0x96  ;    66.3 p5+p2   41 next
        vmovdqu64 zmm30, [rbp + 6336]                ;    47.3 p3      50 next reload
        vpternlogd zmm24, zmm9, zmm30, 0x96          ;    66.8 p0      41 next
        vpternlogd zmm14, zmm12, [rbp + 6848], 0x69  ;    67.3 p5+p2   41 next
        vpternlogd zmm8, zmm7, [r11 + 9664], 0x69    ;    67.8 p0+p3   44 next
        vpternlogd zmm2, zmm7, [rbp + 6784], 0x96    ;    68.3 p5+p2   41 next
        vmovdqu64 zmm31, [rbp + 6464]                ;    49.3 p3      50 next reload
        vpternlogd zmm6, zmm17, zmm31, 0x96          ;    68.8 p0      41 next
        vmovdqu64 zmm0, [rbp + 6144]                 ;    48.7 p2      41 next reload
        vpternlogd zmm30, zmm0, [rbp + 6080], 0x60   ;    69.3 p5+p3   41 next
        vmovdqu64 zmm0, [rbp + 6976]                 ;    57.3 p2      41 next reload
        vpternlogd zmm25, zmm0, [r11 + 9728], 0x96   ;    69.8 p0+p3   44 next
        vpternlogd zmm15, zmm11, [rbp + 6016], 0x96  ;    70.3 p5+p2   41 next
        vmovdqu64 zmm0, [rbp + 6912]                 ;    56.8 p3      50 next reload
        vpternlogd zmm22, zmm3, zmm0, 0x96           ;    70.8 p0      41 next
        vpternlogd zmm30, zmm19, zmm0, 0x87          ;    71.3 p5      41 next
        vpternlogd zmm30, zmm31, [rbp + 5824], 0x96  ;    72.3 p0+p2   41 next
        vpternlogd zmm30, zmm22, [r11 + 10176], 0x96 ;    73.3 p5+p3   44 next
        vpxord zmm22, zmm22, [r11 + 9600]            ;    72.8 p0+p2   44 next
        vpxord zmm31, zmm16, [r11 + 9216]            ;    73.3 p5+p3   44 next
        vmovdqu64 zmm0, [rbp + 5760]                 ;    53.7 p2      41 next reload
        vpternlogd zmm16, zmm0, [r11 + 9792], 0x96   ;    73.8 p0+p3   44 next
        vpxord zmm0, zmm24, [r11 + 9280]             ;    74.3 p5+p2   44 next
        vmovdqu64 zmm1, [rbp + 5632]                 ;    55.0 p3      41 next reload
        vpternlogd zmm24, zmm1, [r11 + 9856], 0x96   ;    74.8 p0+p2   44 next
        vpxord zmm1, zmm14, [r11 + 9344]             ;    75.3 p5+p3   44 next
        vmovdqu64 zmm3, [rbp + 5568]                 ;    56.7 p2      41 next reload
        vpternlogd zmm14, zmm3, [r11 + 9920], 0x96   ;    75.8 p0+p3   44 next
        vpxord zmm3, zmm2, [r11 + 9536]              ;    76.3 p5+p2   44 next
        vmovdqu64 zmm4, [rbp + 6656]                 ;    58.0 p3      41 next reload
        vpternlogd zmm2, zmm4, [r11 + 10112], 0x96   ;    76.8 p0+p2   44 next
        vpxord zmm4, zmm6, [r11 + 9408]              ;    77.3 p5+p3   44 next
        vmovdqu64 zmm5, [rbp + 5952]                 ;    59.7 p2      41 next reload
        vpternlogd zmm6, zmm5, [r11 + 9984], 0x96    ;    77.8 p0+p3   44 next
        vpxord zmm5, zmm15, [r11 + 9472]             ;    78.3 p5+p2   44 next
        vmovdqu64 zmm7, [rbp + 6720]                 ;    61.0 p3      41 next reload
        vpternlogd zmm15, zmm7, [r11 + 10048], 0x96  ;    78.8 p0+p2   44 next
        vpxord zmm7, zmm25, zmm1                     ;    79.3 p5      41 next
        vpxord zmm9, zmm8, zmm5                      ;    79.8 p0      41 next
        vpxord zmm10, zmm22, zmm4                    ;    80.3 p5      41 next
        vpxord zmm11, zmm22, zmm31                   ;    80.8 p0      41 next
        vpxord zmm12, zmm31, zmm0                    ;    81.3 p5      41 next
        vpandd zmm13, zmm8, zmm5                     ;    81.8 p0      41 next
        vpternlogd zmm13, zmm25, zmm31, 0x87         ;    82.8 p5      41 next
        vpandd zmm17, zmm12, zmm5                    ;    82.8 p0      41 next
        vpandd zmm18, zmm7, zmm0                     ;    83.3 p5      41 next
        vpxord zmm19, zmm0, zmm1                     ;    83.8 p0      41 next
        vpandd zmm20, zmm8, zmm10                    ;    84.3 p5      41 next
        vpandd zmm21, zmm7, zmm4                     ;    84.8 p0      41 next
        vmovdqa64 zmm23, zmm8                        ;    68.8         41 next copy
        vpternlogd zmm23, zmm1, zmm31, 0x28          ;    85.3 p5      41 next
        vpandd zmm26, zmm1, zmm5                     ;    85.8 p0      41 next
        vpandd zmm27, zmm5, zmm3                     ;    86.3 p5      41 next
        vmovdqa64 zmm28, zmm23                       ;    86.3         41 next copy
        vpternlogd zmm28, zmm22, zmm3, 0x87          ;    86.8 p0      41 next
        vpternlogd zmm23, zmm31, zmm31, 0xf3         ;    87.3 p5      41 next
        vmovdqa64 zmm29, zmm3                        ;    77.3         41 next copy
        vpternlogd zmm29, zmm0, zmm31, 0x6c          ;    87.8 p0      41 next
        vmovdqu64 [rbp + 6720], zmm21                ;    85.8 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm7                        ;    80.3         41 next copy
        vpternlogd zmm21, zmm28, zmm3, 0x93          ;    88.3 p5      41 next
        vpternlogd zmm21, zmm19, zmm8, 0x87          ;    89.3 p0      41 next
        vpternlogd zmm9, zmm21, zmm25, 0x6c          ;    90.3 p5      41 next
        vpternlogd zmm9, zmm4, zmm16, 0x96           ;    91.3 p0      41 next
        vmovdqu64 [rbp + 5952], zmm9                 ;    92.3 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm13                        ;    83.8         41 next copy
        vpternlogd zmm9, zmm12, zmm22, 0x87          ;    90.3 p5      41 next
        vmovdqu64 [rbp + 6656], zmm24                ;    75.8 p7+p4   44 next spill
        vmovdqa64 zmm24, zmm28                       ;    87.8         41 next copy
        vpternlogd zmm24, zmm5, zmm4, 0x78           ;    90.8 p0      41 next
        vmovdqu64 [rbp + 5568], zmm28                ;    87.8 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm22                       ;    73.8         41 next copy
        vpternlogd zmm28, zmm4, zmm0, 0x93           ;    91.3 p5      41 next
        vpternlogd zmm22, zmm18, zmm4, 0x6c          ;    91.8 p0      41 next
        vmovdqu64 [rbp + 5632], zmm18                ;    84.3 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm4                        ;    78.3         41 next copy
        vpternlogd zmm18, zmm1, zmm0, 0x65           ;    92.3 p5      41 next
        vpternlogd zmm18, zmm12, zmm31, 0x4b         ;    93.3 p0      41 next
        vpternlogd zmm31, zmm9, zmm4, 0x9c           ;    93.3 p5      41 next
        vpternlogd zmm4, zmm1, zmm1, 0xc3            ;    93.8 p0      41 next
        vpternlogd zmm7, zmm4, zmm18, 0x65           ;    94.8 p5      41 next
        vpxord zmm12, zmm22, zmm7                    ;    95.8 p0      41 next
        vmovdqu64 [rbp + 5760], zmm14                ;    76.8 p8+p9   44 next spill
        vmovdqa64 zmm14, zmm8                        ;    68.8         41 next copy
        vpternlogd zmm14, zmm1, zmm0, 0x78           ;    95.3 p5      41 next
        vpternlogd zmm19, zmm14, zmm3, 0x6c          ;    96.3 p0      41 next
        vpternlogd zmm19, zmm10, zmm5, 0x78          ;    97.3 p5      41 next
        vpternlogd zmm28, zmm7, zmm19, 0x96          ;    98.3 p0      41 next
        vmovdqa64 zmm7, zmm25                        ;    70.8         41 next copy
        vpternlogd zmm7, zmm8, zmm3, 0x95            ;    97.3 p5      41 next
        vpternlogd zmm26, zmm31, zmm7, 0x69          ;    98.3 p0      41 next
        vpternlogd zmm7, zmm27, zmm25, 0x79          ;    98.3 p5      41 next
        vpternlogd zmm22, zmm7, zmm24, 0x69          ;    99.3 p0      41 next
        vpternlogd zmm23, zmm22, zmm19, 0x96         ;   100.3 p5      41 next
        vpternlogd zmm7, zmm5, zmm0, 0x87            ;    99.8 p0      41 next
        vpternlogd zmm7, zmm11, zmm25, 0x87          ;   100.8 p5      41 next
        vpternlogd zmm25, zmm11, zmm4, 0x4b          ;   100.8 p0      41 next
        vpternlogd zmm11, zmm29, zmm8, 0x6c          ;   101.3 p5      41 next
        vpternlogd zmm20, zmm7, zmm9, 0x96           ;   101.8 p0      41 next
        vpternlogd zmm25, zmm8, zmm3, 0x87           ;   102.3 p5      41 next
        vpternlogd zmm3, zmm4, zmm18, 0x9a           ;   102.8 p0      41 next
        vpternlogd zmm10, zmm29, zmm3, 0x96          ;   103.8 p5      41 next
        vpternlogd zmm4, zmm0, zmm0, 0xcf            ;   103.8 p0      41 next
        vpternlogd zmm17, zmm10, zmm21, 0x69         ;   104.8 p5      41 next
        vpternlogd zmm13, zmm24, zmm25, 0x96         ;   104.8 p0      41 next
        vpternlogd zmm27, zmm25, zmm18, 0x69         ;   105.3 p5      41 next
        vpternlogd zmm4, zmm12, zmm11, 0x69          ;   105.8 p0      41 next
        vpternlogd zmm27, zmm14, zmm1, 0x78          ;   106.3 p5      41 next
        vpandd zmm31, zmm30, zmm16                   ;   106.8 p0      41 next
        vmovdqu64 zmm0, [rbp + 6656]                 ;    75.8 p3      44 next reload
        vmovdqa64 zmm3, zmm0                         ;    81.8         41 next copy
        vpternlogd zmm3, zmm30, zmm0, 0x3f           ;   107.3 p5      41 next
        vpternlogd zmm20, zmm1, zmm2, 0x96           ;   107.8 p0      41 next
        vmovdqa64 zmm1, zmm15                        ;    79.8         41 next copy
        vmovdqu64 zmm7, [rbp + 5760]                 ;    76.8 p2      44 next reload
        vmovdqa64 zmm8, zmm6                         ;    78.8         41 next copy
        vpternlogd zmm8, zmm16, zmm7, 0x6c           ;   108.3 p5      41 next
        vpternlogd zmm13, zmm11, zmm7, 0x69          ;   108.8 p0      41 next
        vmovdqa64 zmm9, zmm15                        ;    79.8         41 next copy
        vpternlogd zmm4, zmm5, zmm15, 0x96           ;   109.3 p5      41 next
        vmovdqa64 zmm5, zmm30                        ;    74.3         41 next copy
        vpternlogd zmm5, zmm15, zmm6, 0x6a           ;   109.8 p0      41 next
        vmovdqa64 zmm10, zmm15                       ;    79.8         41 next copy
        vpternlogd zmm10, zmm6, zmm16, 0x93          ;   110.3 p5      41 next
        vmovdqa64 zmm11, zmm30                       ;    74.3         41 next copy
        vpternlogd zmm11, zmm2, zmm6, 0xc9           ;   110.8 p0      41 next
        vmovdqa64 zmm12, zmm30                       ;    74.3         41 next copy
        vpternlogd zmm12, zmm2, zmm6, 0x35           ;   111.3 p5      41 next
        vpternlogd zmm26, zmm6, [rbp + 5632], 0x96   ;   111.8 p0+p3   41 next
        vmovdqa64 zmm14, zmm2                        ;    77.8         41 next copy
        vpternlogd zmm14, zmm7, zmm16, 0x28          ;   112.3 p5      41 next
        vpternlogd zmm14, zmm2, zmm15, 0x2d          ;   113.3 p0      41 next
        vpternlogd zmm14, zmm30, zmm6, 0x87          ;   114.3 p5      41 next
        vmovdqu64 zmm18, [r10 + 512]                 ;    70.5 p2      50 next
        vmovdqu64 zmm19, [rbp + 4928]                ;    70.7 p3      50 next reload
        vpxord zmm18, zmm18, zmm19                   ;   113.8 p0      50 next
        vmovdqu64 zmm21, [r10 + 576]                 ;    71.5 p2      50 next
        vmovdqu64 zmm22, [rbp + 4864]                ;    71.7 p3      50 next reload
        vpxord zmm21, zmm21, zmm22                   ;   114.3 p5      50 next
        vpternlogd zmm23, zmm30, [rbp + 6720], 0x96  ;   114.8 p0+p2   41 next
        vmovdqu64 zmm24, [r10 + 640]                 ;    72.7 p3      50 next
        vpternlogd zmm17, zmm0, [rbp + 5568], 0x96   ;   115.3 p5+p2   41 next
        vmovdqu64 zmm25, [rbp + 4800]                ;    73.7 p3      50 next reload
        vpxord zmm24, zmm24, zmm25                   ;   115.8 p0      50 next
        vmovdqa64 zmm29, zmm5                        ;   110.8         41 next copy
        vpternlogd zmm29, zmm2, zmm7, 0x60           ;   116.3 p5      41 next
        vpternlogd zmm5, zmm6, zmm16, 0x4b           ;   116.8 p0      41 next
        vmovdqa64 zmm25, zmm31                       ;   107.8         41 next copy
        vpternlogd zmm25, zmm2, zmm0, 0x87           ;   117.3 p5      41 next
        vpxord zmm9, zmm9, zmm25                     ;   118.3 p0      41 next
        vmovdqa64 zmm22, zmm3                        ;   108.3         41 next copy
        vpternlogd zmm22, zmm2, zmm7, 0x87           ;   118.3 p5      41 next
        vmovdqa64 zmm19, zmm8                        ;   109.3         41 next copy
        vpternlogd zmm19, zmm3, zmm15, 0x93          ;   118.8 p0      41 next
        vpternlogd zmm29, zmm19, zmm15, 0x39         ;   119.8 p5      41 next
        vpternlogd zmm29, zmm31, zmm22, 0x69         ;   120.8 p0      41 next
        vpternlogd zmm29, zmm3, zmm11, 0x4b          ;   121.8 p5      41 next
        vpternlogd zmm29, zmm10, zmm0, 0x1e          ;   122.8 p0      41 next
        vmovdqa64 zmm31, zmm10                       ;   111.3         41 next copy
        vpternlogd zmm31, zmm0, zmm16, 0x87          ;   121.3 p5      41 next
        vpternlogd zmm10, zmm2, zmm6, 0x78           ;   121.8 p0      41 next
        vpternlogd zmm31, zmm5, zmm11, 0x78          ;   122.3 p5      41 next
        vpternlogd zmm9, zmm31, zmm7, 0xc6           ;   123.3 p0      41 next
        vpternlogd zmm11, zmm8, zmm16, 0x39          ;   123.3 p5      41 next
        vpternlogd zmm5, zmm7, zmm0, 0x78            ;   123.8 p0      41 next
        vpxord zmm1, zmm1, zmm10                     ;   124.3 p5      41 next
        vmovdqa64 zmm31, zmm8                        ;   109.3         41 next copy
        vpternlogd zmm31, zmm30, zmm7, 0x78          ;   124.8 p0      41 next
        vmovdqa64 zmm3, zmm14                        ;   115.3         41 next copy
        vpternlogd zmm3, zmm16, zmm16, 0x3f          ;   125.3 p5      41 next
        vpternlogd zmm16, zmm22, zmm6, 0x60          ;   125.8 p0      41 next
        vpternlogd zmm16, zmm5, zmm15, 0x2d          ;   126.8 p5      41 next
        vpternlogd zmm14, zmm31, zmm0, 0xc6          ;   126.8 p0      41 next
        vpternlogd zmm31, zmm16, zmm25, 0x69         ;   127.8 p5      41 next
        vpternlogd zmm14, zmm8, zmm2, 0xb4           ;   127.8 p0      41 next
        vpternlogd zmm14, zmm15, zmm6, 0x78          ;   128.8 p5      41 next
        vmovdqu64 zmm8, [r10 + 704]                  ;    78.0 p2      50 next
        vpternlogd zmm22, zmm1, zmm30, 0x9c          ;   128.8 p0      41 next
        vpternlogd zmm25, zmm5, zmm0, 0x28           ;   129.3 p5      41 next
        vpternlogd zmm25, zmm11, zmm30, 0x87         ;   130.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 4672]                ;    78.7 p3      50 next reload
        vpxord zmm8, zmm8, zmm30                     ;   130.3 p5      50 next
        vpternlogd zmm1, zmm0, zmm3, 0x59            ;   130.8 p0      41 next
        vpternlogd zmm3, zmm5, zmm6, 0xd2            ;   131.3 p5      41 next
        vpternlogd zmm22, zmm3, zmm2, 0xc6           ;   132.3 p0      41 next
        vpternlogd zmm25, zmm10, zmm6, 0x96          ;   132.3 p5      41 next
        vmovdqu64 zmm0, [r10 + 768]                  ;    79.7 p2      50 next
        vmovdqu64 zmm2, [rbp + 4544]                 ;    79.8 p3      50 next reload
        vpxord zmm0, zmm0, zmm2                      ;   132.8 p0      50 next
        vmovdqu64 zmm3, [r10 + 832]                  ;    80.7 p2      50 next
        vmovdqu64 zmm5, [rbp + 4480]                 ;    80.8 p3      50 next reload
        vpxord zmm3, zmm3, zmm5                      ;   133.3 p5      50 next
        vmovdqu64 zmm6, [r10 + 896]                  ;    81.7 p2      50 next
        vmovdqu64 zmm10, [rbp + 4416]                ;    81.8 p3      50 next reload
        vpxord zmm6, zmm6, zmm10                     ;   133.8 p0      50 next
        vmovdqu64 zmm11, [r10 + 960]                 ;    82.7 p2      50 next
        vpternlogd zmm1, zmm12, zmm19, 0x96          ;   134.3 p5      41 next
        vmovdqu64 zmm12, [rbp + 4352]                ;    82.8 p3      50 next reload
        vpxord zmm11, zmm11, zmm12                   ;   134.8 p0      50 next
        vpternlogd zmm22, zmm19, zmm7, 0x1e          ;   135.3 p5      41 next
        vmovdqu64 zmm7, [r10]                        ;    83.7 p2      50 next
        vmovdqu64 zmm15, [rbp + 4224]                ;    83.8 p3      50 next reload
        vpxord zmm7, zmm7, zmm15                     ;   135.8 p0      50 next
        vmovdqu64 zmm16, [rbp + 5376]                ;    84.7 p2      50 next reload
        vpternlogd zmm9, zmm17, zmm16, 0x96          ;   136.3 p5      50 next
        vmovdqu64 zmm19, [rbp + 5248]                ;    84.8 p3      50 next reload
        vpternlogd zmm31, zmm13, zmm19, 0x96         ;   136.8 p0      50 next
        vpternlogd zmm14, zmm26, [rbp + 5184], 0x96  ;   137.3 p5+p2   50 next
        vmovdqu64 zmm15, [r10 + 64]                  ;    85.8 p3      50 next
        vpxord zmm15, zmm15, [rbp + 5504]            ;   137.8 p0+p2   50 next
        vmovdqu64 zmm12, [r10 + 128]                 ;    86.8 p3      50 next
        vpxord zmm12, zmm12, zmm16                   ;   138.3 p5      50 next
        vmovdqu64 zmm16, [r10 + 192]                 ;    87.7 p2      50 next
        vpxord zmm16, zmm16, zmm19                   ;   138.8 p0      50 next
        vpternlogd zmm25, zmm23, [rbp + 4992], 0x96  ;   139.3 p5+p3   50 next
        vmovdqu64 zmm19, [r10 + 256]                 ;    88.7 p2      50 next
        vpxord zmm19, zmm19, [rbp + 5184]            ;   139.8 p0+p3   50 next
        vpternlogd zmm1, zmm4, [rbp + 5120], 0x96    ;   140.3 p5+p2   50 next
        vmovdqu64 zmm10, [r10 + 320]                 ;    89.8 p3      50 next
        vpxord zmm10, zmm10, [rbp + 5120]            ;   140.8 p0+p2   50 next
        vmovdqu64 zmm5, [r10 + 384]                  ;    90.8 p3      50 next
        vpxord zmm5, zmm5, [rbp + 5056]              ;   141.3 p5+p2   50 next
        vpternlogd zmm22, zmm20, [rbp + 5056], 0x96  ;   141.8 p0+p3   50 next
        vmovdqu64 zmm2, [r10 + 448]                  ;    92.7 p2      50 next
        vpxord zmm2, zmm2, [rbp + 4992]              ;   142.3 p5+p3   50 next
        vpandd zmm30, zmm18, zmm6                    ;   142.8 p0      41 next
        vmovdqu64 [rbp + 5760], zmm25                ;   140.3 p7+p4   50 next spill
        vpxord zmm25, zmm10, zmm12                   ;   143.3 p5      41 next
        vmovdqu64 [rbp + 6656], zmm22                ;   142.8 p8+p9   50 next spill
        vpxord zmm22, zmm10, zmm11                   ;   143.8 p0      41 next
        vmovdqu64 [rbp + 5568], zmm1                 ;   141.3 p7+p4   50 next spill
        vpxord zmm1, zmm11, zmm7                     ;   144.3 p5      41 next
        vmovdqu64 [rbp + 6720], zmm14                ;   138.3 p8+p9   50 next spill
        vpandd zmm14, zmm1, zmm16                    ;   145.3 p0      41 next
        vmovdqu64 [rbp + 5632], zmm31                ;   137.8 p7+p4   50 next spill
        vpandd zmm31, zmm11, zmm2                    ;   145.3 p5      41 next
        vpternlogd zmm31, zmm5, zmm16, 0x87          ;   146.3 p0      41 next
        vpternlogd zmm1, zmm31, zmm10, 0x93          ;   147.3 p5      41 next
        vmovdqu64 [rbp + 6464], zmm9                 ;   137.3 p8+p9   50 next spill
        vpandd zmm9, zmm25, zmm5                     ;   146.8 p0      41 next
        vmovdqu64 [rbp + 5824], zmm28                ;    99.3 p7+p4   41 next spill
        vpxord zmm28, zmm16, zmm5                    ;   147.3 p5      41 next
        vmovdqu64 [rbp + 6912], zmm27                ;   107.3 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm1                        ;   148.3         41 next copy
        vpternlogd zmm27, zmm12, zmm11, 0xd2         ;   148.3 p0      41 next
        vmovdqu64 [rbp + 6016], zmm23                ;   115.8 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm5                        ;   142.3         41 next copy
        vpternlogd zmm23, zmm15, zmm11, 0x28         ;   148.3 p5      41 next
        vmovdqu64 [rbp + 6976], zmm20                ;   108.8 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm19                       ;   140.8         41 next copy
        vpternlogd zmm20, zmm7, zmm11, 0x6c          ;   148.8 p0      41 next
        vmovdqu64 [rbp + 6336], zmm4                 ;   110.3 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm23                        ;   149.3         41 next copy
        vpternlogd zmm4, zmm10, zmm19, 0x87          ;   149.3 p5      41 next
        vpternlogd zmm23, zmm11, zmm11, 0xf3         ;   149.8 p0      41 next
        vmovdqu64 [rbp + 6080], zmm26                ;   112.8 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm22                       ;   144.8         41 next copy
        vpternlogd zmm26, zmm20, zmm5, 0x6c          ;   150.3 p5      41 next
        vmovdqu64 [rbp + 6144], zmm13                ;   109.8 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm10                       ;   141.8         41 next copy
        vpternlogd zmm13, zmm7, zmm7, 0xcf           ;   150.8 p0      41 next
        vmovdqu64 [rbp + 6784], zmm17                ;   116.3 p8+p9   41 next spill
        vpxord zmm17, zmm7, zmm15                    ;   151.3 p5      41 next
        vmovdqu64 [rbp + 6848], zmm30                ;   143.8 p7+p4   41 next spill
        vpandd zmm30, zmm16, zmm15                   ;   151.8 p0      41 next
        vmovdqu64 [rbp + 6400], zmm18                ;   114.8 p8+p9   50 next spill
        vpandd zmm18, zmm16, zmm19                   ;   152.3 p5      41 next
        vmovdqu64 [rbp + 6208], zmm21                ;   115.3 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm4                        ;   150.3         41 next copy
        vpternlogd zmm21, zmm16, zmm12, 0x78         ;   152.8 p0      41 next
        vmovdqu64 [rbp + 7040], zmm24                ;   116.8 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm12                       ;   139.3         41 next copy
        vpternlogd zmm24, zmm15, zmm7, 0x65          ;   153.3 p5      41 next
        vpternlogd zmm24, zmm11, zmm7, 0x2d          ;   154.3 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;   139.3         41 next copy
        vmovdqu64 [rbp + 7104], zmm3                 ;   134.3 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm12                        ;   139.3         41 next copy
        vpternlogd zmm3, zmm15, zmm15, 0xc3          ;   154.3 p5      41 next
        vmovdqu64 [rbp + 7168], zmm8                 ;   131.3 p8+p9   50 next spill
        vpxord zmm8, zmm15, zmm2                     ;   154.8 p0      41 next
        vpandd zmm11, zmm11, zmm8                    ;   155.8 p5      41 next
        vmovdqu64 [rbp + 7232], zmm11                ;   156.8 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm8                        ;   155.8         41 next copy
        vpternlogd zmm11, zmm4, zmm19, 0x93          ;   155.8 p0      41 next
        vpternlogd zmm11, zmm17, zmm5, 0x87          ;   156.8 p5      41 next
        vpternlogd zmm28, zmm11, zmm2, 0x6c          ;   157.8 p0      41 next
        vpternlogd zmm8, zmm3, zmm24, 0x65           ;   157.3 p5      41 next
        vmovdqu64 [rbp + 7296], zmm4                 ;   150.3 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm2                         ;   143.3         41 next copy
        vpternlogd zmm4, zmm5, zmm19, 0x95           ;   157.8 p0      41 next
        vpternlogd zmm30, zmm27, zmm4, 0x69          ;   158.8 p5      41 next
        vpternlogd zmm4, zmm18, zmm2, 0x79           ;   158.8 p0      41 next
        vmovdqa64 zmm27, zmm5                        ;   142.3         41 next copy
        vpternlogd zmm27, zmm15, zmm7, 0x78          ;   159.3 p5      41 next
        vpternlogd zmm17, zmm27, zmm19, 0x6c         ;   160.3 p0      41 next
        vpternlogd zmm17, zmm25, zmm16, 0x78         ;   161.3 p5      41 next
        vpternlogd zmm13, zmm17, zmm25, 0x96         ;   162.3 p0      41 next
        vmovdqu64 [rbp + 7360], zmm13                ;   163.3 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm2                        ;   143.3         41 next copy
        vpternlogd zmm13, zmm15, zmm7, 0x28          ;   161.3 p5      41 next
        vpternlogd zmm10, zmm13, zmm12, 0x6c         ;   162.3 p0      41 next
        vmovdqu64 [rbp + 7424], zmm30                ;   159.8 p8+p9   41 next spill
        vpxord zmm30, zmm8, zmm10                    ;   163.3 p5      41 next
        vpternlogd zmm10, zmm4, zmm21, 0x69          ;   163.3 p0      41 next
        vpternlogd zmm23, zmm10, zmm17, 0x96         ;   164.3 p5      41 next
        vmovdqu64 zmm10, [rbp + 5952]                ;   100.2 p2      41 next reload
        vmovdqu64 zmm17, [rbp + 5504]                ;   100.3 p3      50 next reload
        vpternlogd zmm29, zmm17, zmm10, 0x96         ;   163.8 p0      50 next
        vpternlogd zmm4, zmm16, zmm7, 0x87           ;   164.3 p5      41 next
        vpternlogd zmm4, zmm22, zmm2, 0x87           ;   165.3 p0      41 next
        vpternlogd zmm22, zmm2, zmm3, 0x63           ;   165.3 p5      41 next
        vpternlogd zmm9, zmm4, zmm1, 0x96            ;   166.3 p0      41 next
        vpternlogd zmm22, zmm5, zmm19, 0x87          ;   166.3 p5      41 next
        vpternlogd zmm19, zmm3, zmm24, 0x9a          ;   166.8 p0      41 next
        vpternlogd zmm3, zmm7, zmm7, 0xcf            ;   167.3 p5      41 next
        vpternlogd zmm25, zmm20, zmm19, 0x96         ;   167.8 p0      41 next
        vmovdqu64 zmm1, [r11 + 8192]                 ;   102.0 p2      44 next
        vmovdqu64 zmm2, [r11 + 8256]                 ;   102.2 p3      44 next
        vpternlogd zmm14, zmm25, zmm11, 0x69         ;   168.8 p5      41 next
        vmovdqu64 zmm4, [r11 + 8320]                 ;   103.0 p2      44 next
        vmovdqu64 zmm5, [r11 + 8384]                 ;   103.2 p3      44 next
        vmovdqu64 zmm7, [r11 + 8448]                 ;   104.0 p2      44 next
        vmovdqu64 zmm11, [r11 + 8512]                ;   104.2 p3      44 next
        vmovdqu64 zmm19, [r11 + 8576]                ;   105.0 p2      44 next
        vpternlogd zmm31, zmm21, zmm22, 0x96         ;   168.8 p0      41 next
        vpternlogd zmm18, zmm22, zmm24, 0x69         ;   169.3 p5      41 next
        vpternlogd zmm3, zmm30, zmm26, 0x69          ;   169.8 p0      41 next
        vmovdqu64 zmm30, [rbp + 6400]                ;   114.8 p3      50 next reload
        vmovdqu64 zmm20, [rbp + 7040]                ;   116.8 p2      50 next reload
        vmovdqu64 zmm21, [rbp + 7168]                ;   131.3 p3      41 next
        vpternlogd zmm21, zmm20, zmm30, 0x6a         ;   170.3 p5      41 next
        vmovdqu64 zmm22, [rbp + 7104]                ;   134.3 p2      50 next reload
        vmovdqa64 zmm24, zmm20                       ;   122.8         41 next copy
        vpternlogd zmm24, zmm30, zmm22, 0x48         ;   170.8 p0      41 next
        vpternlogd zmm18, zmm27, zmm15, 0x2d         ;   171.3 p5      41 next
        vpternlogd zmm28, zmm12, zmm30, 0x96         ;   171.8 p0      41 next
        vmovdqu64 zmm12, [rbp + 7168]                ;   131.3 p3      50 next reload
        vmovdqa64 zmm25, zmm0                        ;   133.8         41 next copy
        vpternlogd zmm25, zmm30, zmm12, 0x95         ;   172.3 p5      41 next
        vpternlogd zmm31, zmm26, zmm20, 0x69         ;   172.8 p0      41 next
        vpternlogd zmm3, zmm16, zmm0, 0x96           ;   173.3 p5      41 next
        vmovdqa64 zmm16, zmm0                        ;   133.8         41 next copy
        vpternlogd zmm24, zmm22, zmm0, 0x2d          ;   173.8 p0      41 next
        vmovdqa64 zmm26, zmm0                        ;   133.8         41 next copy
        vpternlogd zmm9, zmm15, zmm22, 0x96          ;   174.3 p5      41 next
        vpternlogd zmm24, zmm6, zmm12, 0x87          ;   174.8 p0      41 next
        vmovdqa64 zmm27, zmm6                        ;   134.8         41 next copy
        vpternlogd zmm27, zmm0, zmm12, 0x6a          ;   175.3 p5      41 next
        vpxord zmm1, zmm1, zmm28                     ;   175.8 p0      44 next
        vpxord zmm4, zmm4, zmm31                     ;   176.3 p5      44 next
        vpxord zmm7, zmm7, zmm3                      ;   176.8 p0      44 next
        vpxord zmm11, zmm11, zmm9                    ;   177.3 p5      44 next
        vpternlogd zmm13, zmm12, [rbp + 7424], 0x96  ;   177.8 p0+p2   41 next
        vpxord zmm5, zmm5, zmm13                     ;   178.8 p5      44 next
        vpternlogd zmm23, zmm6, [rbp + 7232], 0x96   ;   178.8 p0+p3   41 next
        vpxord zmm19, zmm19, zmm23                   ;   179.8 p5      44 next
        vmovdqa64 zmm17, zmm6                        ;   134.8         41 next copy
        vpternlogd zmm17, zmm22, zmm12, 0xc9         ;   179.8 p0      41 next
        vpternlogd zmm18, zmm15, [r11 + 8640], 0x69  ;   180.3 p5+p2   44 next
        vmovdqa64 zmm15, zmm6                        ;   134.8         41 next copy
        vpternlogd zmm15, zmm22, zmm12, 0x35         ;   180.8 p0      41 next
        vmovdqa64 zmm10, zmm27                       ;   176.3         41 next copy
        vpternlogd zmm10, zmm22, zmm20, 0x60         ;   181.3 p5      41 next
        vpternlogd zmm27, zmm12, zmm30, 0x4b         ;   181.8 p0      41 next
        vmovdqu64 [rbp + 7232], zmm29                ;   164.8 p7+p4   50 next spill
        vmovdqa64 zmm29, zmm25                       ;   173.3         41 next copy
        vpternlogd zmm29, zmm22, zmm12, 0x78         ;   182.3 p5      41 next
        vpxord zmm16, zmm16, zmm29                   ;   183.3 p0      41 next
        vmovdqu64 [rbp + 7424], zmm5                 ;   179.8 p8+p9   44 next spill
        vmovdqa64 zmm5, zmm24                        ;   175.8         41 next copy
        vpternlogd zmm5, zmm30, zmm30, 0x3f          ;   183.3 p5      41 next
        vmovdqu64 [rbp + 7488], zmm11                ;   178.3 p7+p4   44 next spill
        vmovdqu64 zmm11, [rbp + 7424]                ;   179.8 p3      41 next
        vpxord zmm11, zmm11, zmm19                   ;   185.8 p0      41 next
        vmovdqu64 [rbp + 7552], zmm11                ;   186.8 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm21                       ;   171.3         41 next copy
        vpternlogd zmm11, zmm6, zmm20, 0x78          ;   184.3 p5      41 next
        vpternlogd zmm24, zmm11, [rbp + 6208], 0xc6  ;   185.3 p0+p2   41 next
        vpternlogd zmm24, zmm21, zmm22, 0xb4         ;   186.3 p5      41 next
        vpternlogd zmm24, zmm0, zmm12, 0x78          ;   187.3 p0      41 next
        vpternlogd zmm13, zmm24, [r11 + 8960], 0x96  ;   188.3 p5+p3   44 next
        vmovdqa64 zmm24, zmm17                       ;   180.8         41 next copy
        vpternlogd zmm24, zmm21, zmm30, 0x39         ;   186.8 p0      41 next
        vmovdqu64 [rbp + 7616], zmm13                ;   189.3 p7+p4   44 next spill
        vmovdqu64 zmm13, [rbp + 6208]                ;   115.3 p2      41 next
        vpternlogd zmm13, zmm6, [rbp + 6208], 0x3f   ;   187.3 p5+p3   41 next
        vpternlogd zmm21, zmm13, zmm0, 0x93          ;   188.3 p0      41 next
        vpternlogd zmm10, zmm21, zmm0, 0x39          ;   189.3 p5      41 next
        vmovdqu64 [rbp + 7680], zmm19                ;   180.8 p8+p9   44 next spill
        vmovdqa64 zmm19, zmm13                       ;   188.3         41 next copy
        vpternlogd zmm19, zmm22, zmm20, 0x87         ;   188.8 p0      41 next
        vmovdqu64 [rbp + 7744], zmm1                 ;   176.8 p7+p4   44 next spill
        vmovdqu64 zmm1, [rbp + 7680]                 ;   180.8 p2      41 next
        vpxord zmm1, zmm1, [rbp + 7744]              ;   189.3 p5+p3   41 next
        vmovdqu64 [rbp + 7808], zmm1                 ;   190.3 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 7744]                 ;   176.8 p2      41 next
        vmovdqu64 [rbp + 7872], zmm4                 ;   177.3 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 7488]                 ;   178.3 p3      41 next
        vpandd zmm4, zmm4, zmm7                      ;   189.8 p0      41 next
        vmovdqu64 [rbp + 7936], zmm4                 ;   190.8 p8+p9   41 next spill
        vmovdqu64 zmm4, [rbp + 7872]                 ;   177.3 p2      41 next
        vmovdqu64 [rbp + 8000], zmm18                ;   181.3 p7+p4   44 next spill
        vmovdqu64 zmm18, [rbp + 7872]                ;   177.3 p3      41 next
        vmovdqu64 [rbp + 8064], zmm7                 ;   177.8 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 8000]                 ;   181.3 p2      41 next
        vpxord zmm7, zmm7, [rbp + 8064]              ;   190.3 p5+p3   41 next
        vmovdqu64 [rbp + 8128], zmm7                 ;   191.3 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 8064]                 ;   177.8 p2      41 next
        vmovdqu64 [rbp + 8192], zmm8                 ;   158.3 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 8000]                 ;   181.3 p3      41 next
        vpandd zmm8, zmm8, [rbp + 8064]              ;   190.8 p0+p2   41 next
        vpternlogd zmm10, zmm19, [rbp + 6848], 0x69  ;   191.3 p5+p3   41 next
        vpternlogd zmm10, zmm13, zmm17, 0x4b         ;   192.3 p0      41 next
        vmovdqu64 zmm13, [rbp + 7552]                ;   186.8 p2      41 next
        vpandd zmm13, zmm13, [rbp + 8000]            ;   192.8 p5+p3   41 next
        vpternlogd zmm10, zmm25, [rbp + 6208], 0x1e  ;   193.3 p0+p2   41 next
        vpternlogd zmm25, zmm30, [rbp + 6208], 0x87  ;   193.3 p5+p3   41 next
        vpternlogd zmm25, zmm17, zmm27, 0x78         ;   194.3 p0      41 next
        vpternlogd zmm30, zmm19, zmm12, 0x60         ;   194.3 p5      41 next
        vpternlogd zmm19, zmm16, zmm6, 0x9c          ;   194.8 p0      41 next
        vmovdqu64 zmm17, [rbp + 6208]                ;   123.7 p2      50 next reload
        vpternlogd zmm27, zmm20, zmm17, 0x78         ;   195.3 p5      41 next
        vpternlogd zmm30, zmm0, zmm27, 0x4b          ;   196.3 p0      41 next
        vpternlogd zmm16, zmm5, zmm17, 0x39          ;   196.3 p5      41 next
        vpternlogd zmm14, zmm17, [rbp + 7296], 0x96  ;   196.8 p0+p3   41 next
        vpternlogd zmm16, zmm15, zmm21, 0x96         ;   197.3 p5      41 next
        vmovdqa64 zmm0, zmm22                        ;   140.3         41 next copy
        vpternlogd zmm0, zmm17, [rbp + 6848], 0x95   ;   197.8 p0+p2   41 next
        vpternlogd zmm11, zmm30, zmm0, 0x69          ;   198.8 p5      41 next
        vpternlogd zmm5, zmm27, zmm12, 0xd2          ;   198.8 p0      41 next
        vpternlogd zmm19, zmm5, zmm22, 0xc6          ;   199.8 p5      41 next
        vmovdqu64 zmm30, [rbp + 7872]                ;   177.3 p3      44 next reload
        vmovdqu64 zmm5, [rbp + 7424]                 ;   179.8 p2      41 next
        vpternlogd zmm5, zmm30, zmm30, 0xc3          ;   199.8 p0      41 next
        vpternlogd zmm27, zmm17, zmm0, 0x48          ;   200.3 p5      41 next
        vpxord zmm26, zmm26, zmm0                    ;   200.8 p0      41 next
        vmovdqu64 zmm0, [rbp + 7424]                 ;   179.8 p3      41 next
        vpternlogd zmm27, zmm24, zmm6, 0x87          ;   201.3 p5      41 next
        vmovdqu64 zmm6, [r11 + 8704]                 ;   126.7 p2      69 k2.8 reload
        vmovdqu64 zmm15, [rbp + 8192]                ;   158.3 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 7360]                ;   163.3 p2      44 next
        vpternlogd zmm17, zmm15, zmm6, 0x96          ;   201.8 p0      44 next
        vpternlogd zmm26, zmm25, zmm20, 0xc6         ;   202.3 p5      41 next
        vpternlogd zmm19, zmm21, zmm20, 0x1e         ;   202.8 p0      41 next
        vpternlogd zmm27, zmm29, zmm12, 0x96         ;   203.3 p5      41 next
        vmovdqu64 zmm12, [r11 + 8768]                ;   127.8 p3      69 k2.9 reload
        vpternlogd zmm28, zmm10, zmm12, 0x96         ;   203.8 p0      44 next
        vpxord zmm2, zmm2, zmm14                     ;   204.3 p5      44 next
        vmovdqu64 zmm10, [r11 + 9024]                ;   128.7 p2      69 k2.13 reload
        vpternlogd zmm3, zmm16, zmm10, 0x96          ;   204.8 p0      44 next
        vmovdqu64 zmm15, [r11 + 8896]                ;   128.8 p3      69 k2.11 reload
        vpternlogd zmm31, zmm11, zmm15, 0x96         ;   205.3 p5      44 next
        vmovdqu64 zmm11, [r11 + 8832]                ;   129.7 p2      69 k2.10 reload
        vpternlogd zmm14, zmm26, zmm11, 0x96         ;   205.8 p0      44 next
        vmovdqu64 zmm16, [r11 + 9088]                ;   129.8 p3      69 k2.14 reload
        vpternlogd zmm9, zmm19, zmm16, 0x96          ;   206.3 p5      44 next
        vmovdqu64 zmm19, [r11 + 9152]                ;   130.7 p2      69 k2.15 reload
        vpternlogd zmm23, zmm27, zmm19, 0x96         ;   206.8 p0      44 next
        vpxord zmm4, zmm4, zmm17                     ;   207.3 p5      41 next
        vmovdqu64 zmm20, [rbp + 7744]                ;   176.8 p3      44 next reload
        vpternlogd zmm8, zmm17, zmm20, 0x87          ;   207.8 p0      41 next
        vmovdqu64 zmm21, [rbp + 8000]                ;   181.3 p2      44 next reload
        vmovdqa64 zmm22, zmm30                       ;   183.3         41 next copy
        vpternlogd zmm22, zmm20, zmm21, 0x48         ;   208.3 p5      41 next
        vpxord zmm18, zmm18, zmm2                    ;   208.8 p0      41 next
        vpxord zmm1, zmm1, zmm2                      ;   209.3 p5      41 next
        vpandd zmm7, zmm7, zmm1                      ;   210.3 p0      41 next
        vpandd zmm0, zmm0, zmm4                      ;   210.3 p5      41 next
        vpandd zmm24, zmm4, zmm2                     ;   210.8 p0      41 next
        vmovdqu64 zmm25, [rbp + 7808]                ;   190.3 p3      41 next reload
        vmovdqa64 zmm26, zmm5                        ;   200.8         41 next copy
        vpternlogd zmm26, zmm17, zmm25, 0x39         ;   211.3 p5      41 next
        vmovdqu64 zmm27, [rbp + 7488]                ;   178.3 p2      44 next reload
        vpternlogd zmm26, zmm21, zmm27, 0x87         ;   212.3 p0      41 next
        vmovdqa64 zmm29, zmm5                        ;   200.8         41 next copy
        vpternlogd zmm29, zmm2, zmm2, 0xcf           ;   212.3 p5      41 next
        vmovdqa64 zmm6, zmm17                        ;   202.8         41 next copy
        vpternlogd zmm6, zmm21, zmm27, 0x95          ;   212.8 p0      41 next
        vmovdqa64 zmm19, zmm21                       ;   187.3         41 next copy
        vpternlogd zmm19, zmm30, zmm2, 0x78          ;   213.3 p5      41 next
        vmovdqa64 zmm16, zmm27                       ;   184.3         41 next copy
        vpternlogd zmm16, zmm2, zmm20, 0x6c          ;   213.8 p0      41 next
        vmovdqa64 zmm10, zmm25                       ;   196.3         41 next copy
        vpternlogd zmm10, zmm16, zmm21, 0x6c         ;   214.8 p5      41 next
        vmovdqa64 zmm15, zmm22                       ;   209.3         41 next copy
        vpternlogd zmm15, zmm20, zmm20, 0xf3         ;   214.8 p0      41 next
        vpternlogd zmm22, zmm27, [rbp + 7680], 0x87  ;   215.3 p5+p3   41 next
        vmovdqa64 zmm11, zmm4                        ;   208.3         41 next copy
        vpternlogd zmm11, zmm22, zmm27, 0x93         ;   216.3 p0      41 next
        vpternlogd zmm11, zmm21, zmm18, 0x87         ;   217.3 p5      41 next
        vpternlogd zmm18, zmm19, zmm27, 0x6c         ;   216.8 p0      41 next
        vpandd zmm21, zmm28, zmm23                   ;   217.3 p5      41 next
        vmovdqa64 zmm12, zmm21                       ;   218.3         41 next copy
        vpternlogd zmm12, zmm9, zmm14, 0x87          ;   218.3 p0      41 next
        vmovdqu64 [rbp + 8000], zmm0                 ;   211.3 p7+p4   41 next spill
        vpxord zmm0, zmm12, zmm3                     ;   219.3 p5      41 next
        vmovdqu64 [rbp + 7168], zmm12                ;   219.3 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm3                        ;   205.8         41 next copy
        vmovdqu64 [rbp + 7040], zmm0                 ;   220.3 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm23                        ;   207.8         41 next copy
        vpternlogd zmm0, zmm14, zmm14, 0x3f          ;   218.8 p0      41 next
        vmovdqa64 zmm25, zmm0                        ;   219.8         41 next copy
        vpternlogd zmm25, zmm9, zmm31, 0x87          ;   219.8 p5      41 next
        vmovdqu64 [rbp + 8192], zmm14                ;   206.8 p8+p9   44 next spill
        vmovdqa64 zmm14, zmm9                        ;   207.3         41 next copy
        vpternlogd zmm14, zmm31, zmm28, 0x28         ;   219.8 p0      41 next
        vpternlogd zmm14, zmm9, zmm3, 0x2d           ;   220.8 p5      41 next
        vpternlogd zmm14, zmm23, [rbp + 7616], 0x87  ;   221.8 p0+p2   41 next
        vmovdqu64 [rbp + 7360], zmm21                ;   218.3 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm14                       ;   222.8         41 next copy
        vpternlogd zmm21, zmm28, zmm28, 0x3f         ;   222.8 p5      41 next
        vmovdqu64 [rbp + 6208], zmm14                ;   222.8 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm30                       ;   183.3         41 next copy
        vpternlogd zmm14, zmm2, [rbp + 7424], 0x39   ;   221.8 p0+p3   41 next
        vpternlogd zmm14, zmm1, zmm20, 0x4b          ;   222.8 p5      41 next
        vpternlogd zmm27, zmm5, zmm14, 0x9a          ;   223.8 p0      41 next
        vpternlogd zmm5, zmm4, zmm14, 0x59           ;   223.8 p5      41 next
        vmovdqu64 zmm4, [rbp + 7680]                 ;   180.8 p2      44 next reload
        vpternlogd zmm1, zmm8, zmm4, 0x93            ;   223.8 p0      41 next
        vpternlogd zmm16, zmm27, [rbp + 7552], 0x96  ;   224.8 p5+p3   41 next
        vpternlogd zmm7, zmm16, zmm11, 0x69          ;   225.8 p0      41 next
        vpternlogd zmm11, zmm17, [rbp + 8128], 0x78  ;   225.3 p5+p2   41 next
        vmovdqu64 zmm16, [rbp + 7424]                ;   179.8 p3      44 next reload
        vmovdqa64 zmm27, zmm4                        ;   186.8         41 next copy
        vpternlogd zmm27, zmm2, zmm16, 0x95          ;   225.8 p0      41 next
        vpternlogd zmm4, zmm24, zmm16, 0x6c          ;   226.3 p5      41 next
        vpternlogd zmm11, zmm16, zmm28, 0x96         ;   226.8 p0      41 next
        vpternlogd zmm14, zmm26, [rbp + 7936], 0x69  ;   227.3 p5+p2   41 next
        vpternlogd zmm14, zmm19, zmm30, 0x78         ;   228.3 p0      41 next
        vpxord zmm19, zmm5, zmm4                     ;   228.3 p5      41 next
        vpternlogd zmm29, zmm19, zmm10, 0x69         ;   229.3 p0      41 next
        vmovdqa64 zmm19, zmm1                        ;   224.8         41 next copy
        vpternlogd zmm19, zmm16, zmm20, 0x78         ;   229.3 p5      41 next
        vpternlogd zmm16, zmm22, [rbp + 8064], 0x6c  ;   229.8 p0+p3   41 next
        vpternlogd zmm26, zmm8, zmm16, 0x96          ;   230.8 p5      41 next
        vpternlogd zmm26, zmm10, zmm31, 0x69         ;   231.8 p0      41 next
        vmovdqu64 zmm8, [rbp + 8064]                 ;   177.8 p2      44 next reload
        vmovdqa64 zmm10, zmm6                        ;   213.8         41 next copy
        vpternlogd zmm10, zmm30, zmm8, 0x78          ;   231.3 p5      41 next
        vpternlogd zmm10, zmm19, zmm20, 0x69         ;   232.3 p0      41 next
        vmovdqu64 zmm19, [rbp + 7232]                ;   164.8 p3      50 next
        vpxord zmm19, zmm19, [r10 + 1792]            ;   232.3 p5+p2   50 next
        vmovdqu64 zmm20, [rbp + 6464]                ;   143.3 p3      50 next
        vpxord zmm20, zmm20, [r10 + 1856]            ;   232.8 p0+p2   50 next
        vpternlogd zmm29, zmm8, zmm3, 0x96           ;   233.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 5632]                ;   144.3 p3      50 next
        vpxord zmm30, zmm30, [r10 + 1920]            ;   233.8 p0+p2   50 next
        vmovdqu64 [rbp + 7744], zmm20                ;   233.8 p7+p4   50 next spill
        vmovdqu64 zmm20, [rbp + 6720]                ;   145.3 p3      50 next
        vpxord zmm20, zmm20, [r10 + 1984]            ;   234.3 p5+p2   50 next
        vmovdqu64 [rbp + 7424], zmm20                ;   235.3 p8+p9   50 next spill
        vmovdqu64 zmm20, [rbp + 5568]                ;   146.3 p3      50 next
        vpxord zmm20, zmm20, [r10 + 1024]            ;   234.8 p0+p2   50 next
        vpternlogd zmm6, zmm17, [rbp + 7936], 0x79   ;   235.3 p5+p3   41 next
        vpternlogd zmm4, zmm16, zmm6, 0x69           ;   236.3 p0      41 next
        vpternlogd zmm6, zmm2, zmm8, 0x87            ;   236.3 p5      41 next
        vpternlogd zmm18, zmm8, [rbp + 7552], 0x78   ;   236.8 p0+p2   41 next
        vmovdqu64 zmm2, [rbp + 6656]                 ;   148.3 p3      50 next
        vpxord zmm2, zmm2, [r10 + 1088]              ;   237.3 p5+p2   50 next
        vmovdqu64 zmm8, [rbp + 5760]                 ;   149.3 p3      50 next
        vpxord zmm8, zmm8, [r10 + 1152]              ;   237.8 p0+p2   50 next
        vpternlogd zmm15, zmm4, zmm18, 0x96          ;   238.3 p5      41 next
        vpternlogd zmm27, zmm18, zmm5, 0x96          ;   238.8 p0      41 next
        vmovdqu64 zmm4, [rbp + 5952]                 ;   150.3 p3      41 next reload
        vmovdqu64 zmm5, [rbp + 4928]                 ;   150.7 p2      50 next
        vpternlogd zmm5, zmm4, [r10 + 1216], 0x96    ;   239.3 p5+p3   50 next
        vpternlogd zmm6, zmm17, [rbp + 7808], 0x87   ;   239.8 p0+p2   41 next
        vmovdqu64 zmm16, [rbp + 6784]                ;   152.3 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 4864]                ;   152.7 p2      50 next
        vpternlogd zmm17, zmm16, [r10 + 1280], 0x96  ;   240.3 p5+p3   50 next
        vpternlogd zmm13, zmm6, zmm1, 0x96           ;   240.8 p0      41 next
        vmovdqu64 zmm1, [rbp + 6144]                 ;   153.7 p2      41 next reload
        vmovdqu64 zmm6, [rbp + 4800]                 ;   154.3 p3      50 next
        vpternlogd zmm6, zmm1, [r10 + 1344], 0x96    ;   241.3 p5+p2   50 next
        vmovdqu64 zmm18, [rbp + 8192]                ;   206.8 p3      44 next reload
        vpternlogd zmm7, zmm22, zmm18, 0x96          ;   241.8 p0      41 next
        vmovdqu64 zmm22, [rbp + 7616]                ;   189.3 p2      44 next reload
        vpternlogd zmm10, zmm24, zmm22, 0x96         ;   242.3 p5      41 next
        vmovdqu64 zmm24, [rbp + 4928]                ;   156.3 p3      50 next reload
        vpternlogd zmm4, zmm11, zmm24, 0x96          ;   242.8 p0      50 next
        vmovdqa64 zmm24, zmm22                       ;   195.3         41 next copy
        vpternlogd zmm24, zmm31, zmm28, 0x6a         ;   243.3 p5      41 next
        vmovdqu64 [rbp + 5952], zmm4                 ;   243.8 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm3                         ;   205.8         41 next copy
        vpternlogd zmm4, zmm22, zmm28, 0x93          ;   243.8 p0      41 next
        vmovdqu64 [rbp + 7808], zmm17                ;   241.3 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm23                       ;   207.8         41 next copy
        vpternlogd zmm17, zmm3, zmm22, 0x6a          ;   244.3 p5      41 next
        vmovdqu64 [rbp + 8064], zmm6                 ;   242.3 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 7744]                 ;   233.8 p2      41 next
        vpxord zmm6, zmm6, zmm20                     ;   244.8 p0      41 next
        vmovdqu64 [rbp + 7552], zmm5                 ;   240.3 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm23                        ;   207.8         41 next copy
        vpternlogd zmm5, zmm9, zmm22, 0xc9           ;   245.3 p5      41 next
        vmovdqa64 zmm1, zmm25                        ;   220.8         41 next copy
        vpternlogd zmm1, zmm22, zmm28, 0x28          ;   245.8 p0      41 next
        vmovdqa64 zmm16, zmm23                       ;   207.8         41 next copy
        vpternlogd zmm16, zmm9, zmm22, 0x35          ;   246.3 p5      41 next
        vpternlogd zmm15, zmm23, [rbp + 8000], 0x96  ;   246.8 p0+p3   41 next
        vpternlogd zmm13, zmm9, [rbp + 7872], 0x96   ;   247.3 p5+p2   41 next
        vmovdqu64 [rbp + 7872], zmm6                 ;   245.8 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm24                        ;   244.3         41 next copy
        vpternlogd zmm6, zmm0, zmm3, 0x93            ;   247.8 p0      41 next
        vmovdqu64 [rbp + 8000], zmm8                 ;   238.8 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm17                        ;   245.3         41 next copy
        vpternlogd zmm8, zmm9, zmm31, 0x60           ;   248.3 p5      41 next
        vpternlogd zmm17, zmm22, zmm28, 0x4b         ;   248.8 p0      41 next
        vpternlogd zmm8, zmm6, zmm3, 0x39            ;   249.3 p5      41 next
        vmovdqu64 [rbp + 7936], zmm20                ;   235.8 p7+p4   50 next spill
        vmovdqu64 zmm20, [rbp + 8000]                ;   238.8 p3      41 next
        vpxord zmm20, zmm20, zmm19                   ;   249.8 p0      41 next
        vmovdqu64 [rbp + 7680], zmm20                ;   250.8 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 7936]                ;   235.8 p2      41 next
        vpternlogd zmm8, zmm25, [rbp + 7360], 0x69   ;   250.3 p5+p3   41 next
        vpternlogd zmm8, zmm0, zmm5, 0x4b            ;   251.3 p0      41 next
        vmovdqu64 zmm0, [rbp + 8000]                 ;   238.8 p2      41 next
        vpternlogd zmm8, zmm4, zmm18, 0x1e           ;   252.3 p5      41 next
        vpternlogd zmm11, zmm8, [rbp + 7232], 0x96   ;   253.3 p0+p3   50 next
        vmovdqa64 zmm8, zmm4                         ;   244.8         41 next copy
        vpternlogd zmm8, zmm18, zmm28, 0x87          ;   252.3 p5      41 next
        vpternlogd zmm4, zmm9, zmm22, 0x78           ;   252.8 p0      41 next
        vpternlogd zmm28, zmm5, zmm24, 0x65          ;   253.3 p5      41 next
        vpternlogd zmm8, zmm5, zmm17, 0x78           ;   253.8 p0      41 next
        vpternlogd zmm17, zmm31, zmm18, 0x78         ;   254.3 p5      41 next
        vpternlogd zmm1, zmm17, zmm3, 0x2d           ;   255.3 p0      41 next
        vpxord zmm12, zmm12, zmm4                    ;   255.3 p5      41 next
        vpternlogd zmm25, zmm12, zmm23, 0x9c         ;   256.3 p0      41 next
        vpternlogd zmm12, zmm21, zmm18, 0x39         ;   256.3 p5      41 next
        vpternlogd zmm12, zmm16, zmm6, 0x96          ;   257.3 p0      41 next
        vpternlogd zmm21, zmm17, zmm22, 0xd2         ;   257.3 p5      41 next
        vpternlogd zmm25, zmm21, zmm9, 0xc6          ;   258.3 p0      41 next
        vmovdqu64 zmm5, [rbp + 6080]                 ;   160.7 p2      41 next reload
        vmovdqu64 zmm16, [rbp + 4672]                ;   161.3 p3      50 next
        vpternlogd zmm16, zmm5, [r10 + 1408], 0x96   ;   258.3 p5+p2   50 next
        vpternlogd zmm25, zmm6, zmm31, 0x1e          ;   259.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 4672]                 ;   162.3 p3      50 next reload
        vpternlogd zmm5, zmm10, zmm6, 0x96           ;   259.3 p5      50 next
        vpternlogd zmm8, zmm31, [rbp + 7040], 0xb4   ;   259.8 p0+p2   41 next
        vmovdqu64 zmm21, [rbp + 7424]                ;   235.3 p3      41 next
        vpternlogd zmm31, zmm24, zmm23, 0x6c         ;   260.3 p5      41 next
        vpandd zmm21, zmm21, zmm30                   ;   260.8 p0      41 next
        vpternlogd zmm17, zmm18, [rbp + 7168], 0x48  ;   261.3 p5+p2   41 next
        vpternlogd zmm17, zmm28, zmm23, 0x87         ;   262.3 p0      41 next
        vpternlogd zmm17, zmm4, zmm22, 0x96          ;   263.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 6336]                 ;   164.3 p3      41 next reload
        vmovdqu64 zmm23, [rbp + 4544]                ;   164.7 p2      50 next
        vpternlogd zmm23, zmm4, [r10 + 1472], 0x96   ;   262.8 p0+p3   50 next
        vmovdqu64 zmm28, [rbp + 4544]                ;   165.7 p2      50 next reload
        vpternlogd zmm4, zmm29, zmm28, 0x96          ;   263.3 p5      50 next
        vpternlogd zmm29, zmm12, [rbp + 5568], 0x96  ;   263.8 p0+p3   50 next
        vpternlogd zmm1, zmm31, [rbp + 7168], 0x69   ;   264.3 p5+p2   41 next
        vmovdqu64 zmm12, [rbp + 8000]                ;   238.8 p3      41 next
        vpternlogd zmm31, zmm18, [rbp + 6208], 0xb4  ;   264.8 p0+p2   41 next
        vpternlogd zmm31, zmm24, zmm9, 0xb4          ;   265.8 p5      41 next
        vmovdqu64 zmm9, [rbp + 6976]                 ;   168.3 p3      41 next reload
        vmovdqu64 zmm18, [rbp + 4480]                ;   168.7 p2      50 next
        vpternlogd zmm18, zmm9, [r10 + 1536], 0x96   ;   265.8 p0+p3   50 next
        vpternlogd zmm31, zmm3, zmm22, 0x78          ;   266.8 p5      41 next
        vmovdqu64 zmm3, [rbp + 6016]                 ;   169.7 p2      41 next reload
        vmovdqu64 zmm22, [rbp + 4416]                ;   170.3 p3      50 next
        vpternlogd zmm22, zmm3, [r10 + 1600], 0x96   ;   266.8 p0+p2   50 next
        vmovdqu64 zmm24, [rbp + 7680]                ;   250.8 p3      41 next
        vpandd zmm24, zmm24, [rbp + 7744]            ;   267.3 p5+p2   41 next
        vmovdqu64 zmm28, [rbp + 7552]                ;   240.3 p3      41 next
        vpternlogd zmm3, zmm15, [rbp + 4416], 0x96   ;   267.8 p0+p2   50 next
        vpternlogd zmm9, zmm13, [rbp + 4480], 0x96   ;   268.3 p5+p3   50 next
        vpandd zmm28, zmm28, zmm22                   ;   268.8 p0      41 next
        vpternlogd zmm13, zmm25, [rbp + 6656], 0x96  ;   269.3 p5+p2   50 next
        vpternlogd zmm15, zmm17, [rbp + 5760], 0x96  ;   269.8 p0+p3   50 next
        vmovdqu64 zmm17, [rbp + 6912]                ;   174.7 p2      41 next reload
        vmovdqu64 zmm25, [rbp + 4352]                ;   175.3 p3      50 next reload
        vpternlogd zmm14, zmm25, zmm17, 0x96         ;   270.3 p5      50 next
        vpternlogd zmm17, zmm25, [r10 + 1664], 0x96  ;   270.8 p0+p2   50 next
        vpxord zmm20, zmm20, zmm17                   ;   271.8 p5      41 next
        vpandd zmm12, zmm12, zmm20                   ;   272.8 p0      41 next
        vpandd zmm0, zmm0, zmm17                     ;   272.3 p5      41 next
        vpternlogd zmm0, zmm2, zmm30, 0x87           ;   273.3 p0      41 next
        vpternlogd zmm10, zmm31, [rbp + 6720], 0x96  ;   273.3 p5+p3   50 next
        vpternlogd zmm8, zmm7, [rbp + 6464], 0x96    ;   273.8 p0+p2   50 next
        vpternlogd zmm1, zmm26, [rbp + 5632], 0x96   ;   274.3 p5+p3   50 next
        vpxord zmm31, zmm30, zmm2                    ;   274.8 p0      41 next
        vmovdqa64 zmm25, zmm30                       ;   234.8         41 next copy
        vmovdqa64 zmm6, zmm19                        ;   233.3         41 next copy
        vmovdqu64 [rbp + 5632], zmm14                ;   271.3 p7+p4   50 next spill
        vmovdqu64 zmm14, [rbp + 4800]                ;   177.7 p2      50 next reload
        vpternlogd zmm26, zmm14, [rbp + 6144], 0x96  ;   275.3 p5+p3   50 next
        vmovdqa64 zmm14, zmm17                       ;   271.8         41 next copy
        vmovdqu64 [rbp + 6144], zmm3                 ;   268.8 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm2                         ;   238.3         41 next copy
        vpternlogd zmm3, zmm19, zmm17, 0x28          ;   275.8 p0      41 next
        vmovdqu64 [rbp + 6464], zmm9                 ;   269.3 p7+p4   50 next spill
        vmovdqu64 zmm9, [rbp + 4224]                 ;   178.7 p2      50 next reload
        vpternlogd zmm27, zmm9, [rbp + 5824], 0x96   ;   276.3 p5+p3   50 next
        vmovdqu64 [rbp + 6720], zmm27                ;   277.3 p8+p9   50 next spill
        vmovdqu64 zmm27, [rbp + 5824]                ;   179.7 p2      50 next
        vpternlogd zmm27, zmm9, [r10 + 1728], 0x96   ;   276.8 p0+p3   50 next
        vpxord zmm6, zmm6, zmm27                     ;   277.8 p5      41 next
        vpxord zmm14, zmm14, zmm27                   ;   277.8 p0      41 next
        vpandd zmm25, zmm25, zmm14                   ;   278.8 p5      41 next
        vmovdqu64 zmm9, [rbp + 4864]                 ;   180.7 p2      50 next reload
        vpternlogd zmm7, zmm9, [rbp + 6784], 0x96    ;   278.8 p0+p3   50 next
        vmovdqa64 zmm9, zmm6                         ;   278.8         41 next copy
        vpternlogd zmm9, zmm2, zmm19, 0xc6           ;   279.3 p5      41 next
        vmovdqu64 [rbp + 6784], zmm4                 ;   264.3 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm23                        ;   263.8         41 next copy
        vmovdqu64 [rbp + 5824], zmm5                 ;   260.3 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm23                        ;   263.8         41 next copy
        vmovdqu64 [rbp + 6912], zmm26                ;   276.3 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm22                       ;   267.8         41 next copy
        vpternlogd zmm26, zmm23, zmm16, 0x6a         ;   279.8 p0      41 next
        vmovdqu64 [rbp + 5760], zmm7                 ;   279.8 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm22                        ;   267.8         41 next copy
        vpternlogd zmm7, zmm18, zmm16, 0xc9          ;   280.3 p5      41 next
        vmovdqu64 [rbp + 6656], zmm15                ;   270.8 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm22                       ;   267.8         41 next copy
        vpternlogd zmm15, zmm18, zmm16, 0x35         ;   280.8 p0      41 next
        vmovdqu64 [rbp + 6976], zmm13                ;   270.3 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm19                       ;   233.3         41 next copy
        vpternlogd zmm13, zmm19, [rbp + 7744], 0xa5  ;   281.3 p5+p2   41 next
        vmovdqu64 [rbp + 6016], zmm29                ;   264.8 p7+p4   50 next spill
        vmovdqa64 zmm29, zmm13                       ;   282.3         41 next copy
        vpternlogd zmm29, zmm27, zmm27, 0xcf         ;   282.3 p0      41 next
        vmovdqu64 [rbp + 7616], zmm10                ;   274.3 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm0                        ;   274.3         41 next copy
        vpternlogd zmm10, zmm14, [rbp + 7936], 0x87  ;   282.3 p5+p3   41 next
        vmovdqu64 [rbp + 8192], zmm1                 ;   275.3 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm28                        ;   269.8         41 next copy
        vpternlogd zmm1, zmm18, [rbp + 7808], 0x87   ;   282.8 p0+p2   41 next
        vpxord zmm5, zmm5, zmm1                      ;   283.8 p5      41 next
        vmovdqu64 [rbp + 6208], zmm8                 ;   274.8 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm20                        ;   272.8         41 next copy
        vpternlogd zmm8, zmm13, [rbp + 8000], 0x65   ;   283.8 p0+p3   41 next
        vpternlogd zmm8, zmm2, [rbp + 7424], 0x87    ;   284.8 p5+p2   41 next
        vmovdqu64 [rbp + 7168], zmm11                ;   254.3 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm6                        ;   278.8         41 next copy
        vpternlogd zmm11, zmm19, [rbp + 7680], 0x28  ;   284.8 p0+p3   41 next
        vmovdqu64 [rbp + 5568], zmm24                ;   268.3 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm19                       ;   233.3         41 next copy
        vpternlogd zmm24, zmm27, [rbp + 7744], 0x39  ;   285.3 p5+p2   41 next
        vpternlogd zmm24, zmm14, zmm17, 0x4b         ;   286.3 p0      41 next
        vmovdqa64 zmm14, zmm21                       ;   261.8         41 next copy
        vpternlogd zmm14, zmm8, zmm24, 0x69          ;   287.3 p5      41 next
        vpternlogd zmm14, zmm9, zmm19, 0x2d          ;   288.3 p0      41 next
        vpternlogd zmm9, zmm6, [rbp + 7424], 0x78    ;   287.3 p5+p3   41 next
        vpternlogd zmm9, zmm30, [rbp + 7872], 0x78   ;   288.3 p0+p2   41 next
        vmovdqu64 [rbp + 6336], zmm14                ;   289.3 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm27                       ;   277.8         41 next copy
        vpternlogd zmm14, zmm17, [rbp + 7424], 0x78  ;   288.3 p5+p3   41 next
        vpternlogd zmm20, zmm14, zmm2, 0x6c          ;   289.3 p0      41 next
        vmovdqu64 [rbp + 7040], zmm15                ;   281.8 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm10                       ;   283.3         41 next copy
        vpternlogd zmm15, zmm17, [rbp + 7744], 0x78  ;   289.3 p5+p2   41 next
        vpternlogd zmm10, zmm2, [rbp + 7872], 0x87   ;   289.8 p0+p3   41 next
        vmovdqu64 [rbp + 6080], zmm1                 ;   283.8 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm13                        ;   282.3         41 next copy
        vpternlogd zmm1, zmm24, [rbp + 7424], 0xc6   ;   290.3 p5+p2   41 next
        vpternlogd zmm13, zmm24, [rbp + 7680], 0x39  ;   290.8 p0+p3   41 next
        vmovdqu64 zmm24, [rbp + 7872]                ;   245.8 p2      41 next reload
        vpternlogd zmm14, zmm1, zmm24, 0x96          ;   291.3 p5      41 next
        vmovdqu64 zmm1, [rbp + 7936]                 ;   235.8 p3      50 next reload
        vmovdqa64 zmm24, zmm27                       ;   277.8         41 next copy
        vpternlogd zmm24, zmm27, zmm1, 0xf5          ;   291.8 p0      41 next
        vpternlogd zmm24, zmm9, [rbp + 7872], 0x96   ;   292.8 p5+p2   41 next
        vmovdqu64 [rbp + 7872], zmm24                ;   293.8 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm3                        ;   276.8         41 next copy
        vpternlogd zmm24, zmm1, [rbp + 7424], 0x87   ;   292.8 p0+p3   41 next
        vpternlogd zmm1, zmm11, [rbp + 7744], 0x6c   ;   293.3 p5+p2   41 next
        vpternlogd zmm29, zmm13, zmm1, 0x96          ;   294.3 p0      41 next
        vpternlogd zmm29, zmm20, zmm20, 0xc3         ;   295.3 p5      41 next
        vmovdqu64 [rbp + 7936], zmm13                ;   291.8 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm26                       ;   280.8         41 next copy
        vpternlogd zmm13, zmm18, [rbp + 8064], 0x60  ;   294.8 p0+p3   41 next
        vpternlogd zmm26, zmm16, [rbp + 7552], 0x4b  ;   295.3 p5+p2   41 next
        vmovdqu64 [rbp + 7232], zmm29                ;   296.3 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 7808]                ;   241.3 p3      41 next
        vpternlogd zmm29, zmm22, [rbp + 7808], 0x3f  ;   295.8 p0+p2   41 next
        vmovdqu64 [rbp + 7360], zmm11                ;   285.8 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm24                       ;   293.8         41 next copy
        vpternlogd zmm11, zmm30, [rbp + 7744], 0x78  ;   296.3 p5+p3   41 next
        vpternlogd zmm8, zmm0, zmm11, 0x96           ;   297.3 p0      41 next
        vpternlogd zmm1, zmm11, zmm11, 0xc3          ;   297.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 8064]                 ;   242.3 p2      50 next reload
        vpternlogd zmm8, zmm20, zmm0, 0x69           ;   298.3 p0      41 next
        vmovdqu64 zmm11, [rbp + 7552]                ;   240.3 p3      50 next reload
        vmovdqa64 zmm20, zmm16                       ;   259.3         41 next copy
        vpternlogd zmm20, zmm0, zmm11, 0x6a          ;   298.3 p5      41 next
        vmovdqa64 zmm0, zmm23                        ;   263.8         41 next copy
        vpternlogd zmm0, zmm16, zmm11, 0x93          ;   298.8 p0      41 next
        vmovdqa64 zmm11, zmm20                       ;   299.3         41 next copy
        vpternlogd zmm11, zmm29, zmm23, 0x93         ;   299.3 p5      41 next
        vpternlogd zmm13, zmm11, zmm23, 0x39         ;   300.3 p0      41 next
        vmovdqu64 [rbp + 8128], zmm8                 ;   299.3 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm0                         ;   299.8         41 next copy
        vpternlogd zmm8, zmm18, zmm16, 0x78          ;   300.3 p5      41 next
        vpxord zmm4, zmm4, zmm8                      ;   301.3 p0      41 next
        vmovdqu64 [rbp + 7488], zmm8                 ;   301.3 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm29                        ;   296.8         41 next copy
        vpternlogd zmm8, zmm18, [rbp + 8064], 0x87   ;   301.3 p5+p2   41 next
        vpternlogd zmm13, zmm28, zmm8, 0x69          ;   302.3 p0      41 next
        vpternlogd zmm13, zmm29, zmm7, 0x4b          ;   303.3 p5      41 next
        vmovdqu64 zmm28, [rbp + 7808]                ;   241.3 p3      50 next reload
        vpternlogd zmm13, zmm0, zmm28, 0x1e          ;   304.3 p0      41 next
        vmovdqu64 zmm29, [rbp + 7552]                ;   240.3 p2      50 next reload
        vpternlogd zmm0, zmm28, zmm29, 0x87          ;   303.3 p5      41 next
        vpternlogd zmm0, zmm26, zmm7, 0x78           ;   304.3 p0      41 next
        vpternlogd zmm7, zmm20, zmm29, 0x39          ;   304.3 p5      41 next
        vpternlogd zmm5, zmm0, [rbp + 8064], 0xc6    ;   305.3 p0+p3   41 next
        vmovdqu64 zmm0, [rbp + 8064]                 ;   242.3 p2      50 next reload
        vpternlogd zmm26, zmm28, zmm0, 0x78          ;   305.3 p5      41 next
        vmovdqa64 zmm28, zmm18                       ;   266.8         41 next copy
        vpternlogd zmm28, zmm0, zmm29, 0x28          ;   305.8 p0      41 next
        vpternlogd zmm28, zmm18, zmm23, 0x2d         ;   306.8 p5      41 next
        vpternlogd zmm28, zmm22, zmm16, 0x87         ;   307.8 p0      41 next
        vmovdqa64 zmm29, zmm20                       ;   299.3         41 next copy
        vpternlogd zmm29, zmm22, zmm0, 0x78          ;   307.3 p5      41 next
        vmovdqa64 zmm0, zmm4                         ;   302.3         41 next copy
        vpternlogd zmm0, zmm8, zmm22, 0xb4           ;   307.8 p0      41 next
        vpternlogd zmm8, zmm16, [rbp + 7552], 0x28   ;   308.3 p5+p3   41 next
        vpternlogd zmm8, zmm26, zmm23, 0x2d          ;   309.3 p0      41 next
        vpternlogd zmm8, zmm29, [rbp + 6080], 0x69   ;   310.3 p5+p2   41 next
        vpternlogd zmm29, zmm28, [rbp + 7808], 0xd2  ;   309.8 p0+p3   41 next
        vpternlogd zmm29, zmm20, zmm18, 0xb4         ;   310.8 p5      41 next
        vpternlogd zmm29, zmm23, zmm16, 0x78         ;   311.8 p0      41 next
        vmovdqu64 zmm20, [rbp + 7552]                ;   240.3 p2      50 next reload
        vpternlogd zmm28, zmm20, zmm20, 0x3f         ;   311.3 p5      41 next
        vpternlogd zmm4, zmm28, [rbp + 7808], 0x39   ;   312.3 p0+p3   41 next
        vpternlogd zmm28, zmm26, zmm16, 0xd2         ;   312.3 p5      41 next
        vpternlogd zmm0, zmm28, zmm18, 0xc6          ;   313.3 p0      41 next
        vpternlogd zmm4, zmm11, [rbp + 7040], 0x96   ;   313.3 p5+p2   41 next
        vpternlogd zmm0, zmm11, [rbp + 8064], 0x1e   ;   314.3 p0+p3   41 next
        vmovdqu64 zmm11, [rbp + 7424]                ;   235.3 p2      50 next reload
        vmovdqu64 zmm28, [rbp + 8000]                ;   238.8 p3      41 next
        vpternlogd zmm28, zmm2, zmm11, 0x95          ;   314.3 p5      41 next
        vpternlogd zmm11, zmm24, [rbp + 7680], 0x93  ;   314.8 p0+p2   41 next
        vpternlogd zmm6, zmm11, zmm2, 0x93           ;   315.8 p5      41 next
        vpternlogd zmm23, zmm30, [rbp + 7232], 0x96  ;   315.8 p0+p3   41 next
        vpternlogd zmm25, zmm14, zmm6, 0x69          ;   316.8 p5      41 next
        vmovdqu64 zmm2, [rbp + 8000]                 ;   238.8 p2      50 next reload
        vpternlogd zmm6, zmm31, zmm2, 0x78           ;   316.8 p0      41 next
        vmovdqu64 zmm31, [rbp + 8128]                ;   299.3 p3      44 next
        vpxord zmm31, zmm31, [r8 + 8320]             ;   317.3 p5+p2   44 next
        vmovdqu64 zmm11, [rbp + 6336]                ;   289.3 p3      44 next
        vpternlogd zmm11, zmm19, [r8 + 8640], 0x69   ;   317.8 p0+p2   44 next
        vpternlogd zmm21, zmm2, zmm28, 0x6b          ;   318.3 p5      41 next
        vpternlogd zmm9, zmm1, zmm21, 0x96           ;   319.3 p0      41 next
        vmovdqu64 zmm1, [rbp + 7936]                 ;   291.8 p3      41 next reload
        vmovdqu64 zmm2, [rbp + 7872]                 ;   293.8 p2      44 next
        vpternlogd zmm2, zmm1, [r8 + 8704], 0x96     ;   319.3 p5+p3   44 next
        vpternlogd zmm21, zmm27, zmm30, 0x87         ;   319.8 p0      41 next
        vpternlogd zmm28, zmm30, zmm19, 0x78         ;   320.3 p5      41 next
        vpternlogd zmm10, zmm12, zmm21, 0x96         ;   320.8 p0      41 next
        vpternlogd zmm28, zmm15, zmm17, 0x69         ;   321.3 p5      41 next
        vpternlogd zmm9, zmm3, zmm17, 0x2d           ;   321.8 p0      41 next
        vpternlogd zmm10, zmm19, zmm18, 0x96         ;   322.3 p5      41 next
        vpternlogd zmm4, zmm23, [r8 + 9024], 0x96    ;   322.8 p0+p2   44 next
        vpternlogd zmm6, zmm20, [rbp + 7744], 0x96   ;   323.3 p5+p3   41 next
        vmovdqu64 zmm30, [rbp + 7808]                ;   241.3 p2      50 next reload
        vpternlogd zmm25, zmm24, zmm30, 0x96         ;   323.8 p0      41 next
        vpternlogd zmm26, zmm30, [rbp + 6080], 0x48  ;   324.3 p5+p3   41 next
        vpternlogd zmm26, zmm7, zmm22, 0x87          ;   325.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 8128]                ;   299.3 p2      41 next reload
        vpternlogd zmm8, zmm30, [r8 + 8896], 0x96    ;   325.3 p5+p3   44 next
        vpxord zmm23, zmm23, [r8 + 8448]             ;   325.8 p0+p2   44 next
        vpternlogd zmm13, zmm6, [r8 + 8768], 0x96    ;   326.3 p5+p3   44 next
        vpternlogd zmm0, zmm10, [r8 + 9088], 0x96    ;   326.8 p0+p2   44 next
        vpternlogd zmm5, zmm25, [r8 + 8832], 0x96    ;   327.3 p5+p3   44 next
        vpternlogd zmm9, zmm22, [rbp + 5568], 0x96   ;   327.8 p0+p2   41 next
        vpxord zmm6, zmm6, [r8 + 8192]               ;   328.3 p5+p3   44 next
        vpxord zmm10, zmm10, [r8 + 8512]             ;   328.8 p0+p2   44 next
        vpxord zmm25, zmm25, [r8 + 8256]             ;   329.3 p5+p3   44 next
        vpternlogd zmm28, zmm16, [rbp + 7360], 0x96  ;   329.8 p0+p2   41 next
        vpternlogd zmm26, zmm16, [rbp + 7488], 0x96  ;   330.3 p5+p3   41 next
        vpternlogd zmm29, zmm28, [r8 + 8960], 0x96   ;   330.8 p0+p2   44 next
        vpternlogd zmm26, zmm9, [r8 + 9152], 0x96    ;   331.3 p5+p3   44 next
        vpxord zmm9, zmm9, [r8 + 8576]               ;   331.8 p0+p2   44 next
        vpxord zmm28, zmm28, [r8 + 8384]             ;   332.3 p5+p3   44 next
        vpxord zmm30, zmm2, zmm31                    ;   332.8 p0      41 next
        vpxord zmm1, zmm31, zmm25                    ;   333.3 p5      41 next
        vpxord zmm3, zmm11, zmm23                    ;   333.8 p0      41 next
        vpandd zmm7, zmm31, zmm23                    ;   334.3 p5      41 next
        vpandd zmm12, zmm11, zmm23                   ;   334.8 p0      41 next
        vpternlogd zmm12, zmm2, zmm6, 0x87           ;   335.8 p5      41 next
        vmovdqa64 zmm14, zmm11                       ;   318.8         41 next copy
        vpxord zmm15, zmm6, zmm25                    ;   335.8 p0      41 next
        vpandd zmm16, zmm30, zmm25                   ;   336.3 p5      41 next
        vpxord zmm17, zmm6, zmm9                     ;   336.8 p0      41 next
        vpxord zmm18, zmm9, zmm28                    ;   337.3 p5      41 next
        vpandd zmm14, zmm14, zmm18                   ;   338.3 p0      41 next
        vpandd zmm19, zmm23, zmm10                   ;   338.3 p5      41 next
        vpandd zmm20, zmm30, zmm28                   ;   338.8 p0      41 next
        vmovdqa64 zmm21, zmm11                       ;   318.8         41 next copy
        vpternlogd zmm21, zmm31, zmm6, 0x28          ;   339.3 p5      41 next
        vmovdqa64 zmm22, zmm10                       ;   329.8         41 next copy
        vpternlogd zmm22, zmm25, zmm6, 0x6c          ;   339.8 p0      41 next
        vmovdqa64 zmm24, zmm21                       ;   340.3         41 next copy
        vpternlogd zmm24, zmm9, zmm10, 0x87          ;   340.3 p5      41 next
        vmovdqa64 zmm27, zmm30                       ;   333.8         41 next copy
        vpternlogd zmm27, zmm24, zmm10, 0x93         ;   341.3 p0      41 next
        vpternlogd zmm27, zmm1, zmm11, 0x87          ;   342.3 p5      41 next
        vpternlogd zmm3, zmm27, zmm2, 0x6c           ;   343.3 p0      41 next
        vpternlogd zmm3, zmm28, zmm13, 0x96          ;   344.3 p5      41 next
        vmovdqu64 [rbp + 7488], zmm3                 ;   345.3 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm12                        ;   336.8         41 next copy
        vpternlogd zmm3, zmm15, zmm9, 0x87           ;   342.8 p0      41 next
        vmovdqu64 [rbp + 7360], zmm20                ;   339.8 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm24                       ;   341.3         41 next copy
        vpternlogd zmm20, zmm23, zmm28, 0x78         ;   343.3 p5      41 next
        vmovdqu64 [rbp + 5568], zmm5                 ;   328.3 p8+p9   44 next spill
        vmovdqa64 zmm5, zmm16                        ;   337.3         41 next copy
        vpternlogd zmm5, zmm9, zmm28, 0x78           ;   343.8 p0      41 next
        vpternlogd zmm9, zmm28, zmm25, 0x93          ;   344.3 p5      41 next
        vmovdqu64 [rbp + 8128], zmm16                ;   337.3 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 5568]                ;   328.3 p2      41 next
        vmovdqu64 [rbp + 7808], zmm8                 ;   326.3 p8+p9   44 next spill
        vmovdqa64 zmm8, zmm28                        ;   333.3         41 next copy
        vpternlogd zmm8, zmm31, zmm25, 0x65          ;   344.8 p0      41 next
        vpternlogd zmm8, zmm15, zmm6, 0x4b           ;   345.8 p5      41 next
        vmovdqu64 [rbp + 6080], zmm0                 ;   327.8 p7+p4   44 next spill
        vmovdqa64 zmm0, zmm28                        ;   333.3         41 next copy
        vpternlogd zmm0, zmm31, zmm31, 0xc3          ;   345.8 p0      41 next
        vpternlogd zmm28, zmm3, zmm6, 0xc6           ;   346.3 p5      41 next
        vpternlogd zmm30, zmm0, zmm8, 0x65           ;   346.8 p0      41 next
        vmovdqu64 [rbp + 7552], zmm16                ;   334.3 p8+p9   41 next spill
        vpxord zmm16, zmm5, zmm30                    ;   347.8 p5      41 next
        vpternlogd zmm5, zmm20, zmm20, 0xc3          ;   347.8 p0      41 next
        vmovdqu64 [rbp + 7744], zmm4                 ;   323.8 p7+p4   44 next spill
        vmovdqa64 zmm4, zmm17                        ;   337.8         41 next copy
        vpternlogd zmm4, zmm22, zmm11, 0x6c          ;   348.3 p5      41 next
        vmovdqu64 [rbp + 7936], zmm29                ;   331.8 p8+p9   44 next spill
        vmovdqu64 zmm29, [rbp + 7744]                ;   323.8 p3      41 next
        vmovdqu64 [rbp + 7872], zmm26                ;   332.3 p7+p4   44 next spill
        vmovdqa64 zmm26, zmm2                        ;   320.3         41 next copy
        vpternlogd zmm26, zmm11, zmm10, 0x95         ;   348.8 p0      41 next
        vpternlogd zmm7, zmm28, zmm26, 0x69          ;   349.8 p5      41 next
        vmovdqu64 zmm28, [rbp + 7872]                ;   332.3 p2      41 next
        vpternlogd zmm26, zmm19, zmm2, 0x79          ;   349.8 p0      41 next
        vpandd zmm28, zmm28, zmm13                   ;   350.3 p5      41 next
        vmovdqu64 [rbp + 8000], zmm7                 ;   350.8 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm11                        ;   318.8         41 next copy
        vpternlogd zmm7, zmm31, zmm25, 0x78          ;   350.8 p0      41 next
        vpternlogd zmm1, zmm7, zmm10, 0x6c           ;   351.8 p5      41 next
        vpternlogd zmm1, zmm18, zmm23, 0x78          ;   352.8 p0      41 next
        vpternlogd zmm9, zmm30, zmm1, 0x96           ;   353.8 p5      41 next
        vpternlogd zmm1, zmm5, zmm26, 0x96           ;   353.8 p0      41 next
        vpternlogd zmm1, zmm21, zmm6, 0x2d           ;   354.8 p5      41 next
        vmovdqu64 zmm30, [rbp + 5568]                ;   328.3 p3      44 next reload
        vmovdqu64 zmm5, [rbp + 7872]                 ;   332.3 p2      41 next
        vpternlogd zmm5, zmm30, zmm30, 0x3f          ;   353.8 p0      41 next
        vpternlogd zmm26, zmm23, zmm25, 0x87         ;   354.3 p5      41 next
        vpternlogd zmm26, zmm17, zmm2, 0x87          ;   355.3 p0      41 next
        vpternlogd zmm17, zmm2, zmm0, 0x63           ;   355.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 7936]                 ;   331.8 p3      44 next reload
        vmovdqu64 zmm6, [rbp + 7744]                 ;   323.8 p2      44 next reload
        vmovdqu64 zmm21, [rbp + 7872]                ;   332.3 p3      41 next
        vpternlogd zmm21, zmm6, zmm2, 0x6a           ;   355.8 p0      41 next
        vpternlogd zmm14, zmm26, zmm3, 0x96          ;   356.3 p5      41 next
        vpternlogd zmm17, zmm11, zmm10, 0x87         ;   356.8 p0      41 next
        vpternlogd zmm10, zmm0, zmm8, 0x9a           ;   357.3 p5      41 next
        vmovdqu64 zmm3, [rbp + 5952]                 ;   243.8 p2      58 r
        vmovdqu64 zmm11, [r8 + 1984]                 ;   227.8 p3      68 k2.15 reload
        vpandd zmm3, zmm3, zmm11                     ;   357.8 p0      58 r
        vpternlogd zmm18, zmm22, zmm10, 0x96         ;   358.3 p5      41 next
        vmovdqu64 zmm10, [rbp + 5760]                ;   279.8 p2      58 r
        vmovdqu64 zmm22, [r8 + 1024]                 ;   229.3 p3      68 k2.0 reload
        vpandd zmm10, zmm10, zmm22                   ;   358.8 p0      58 r
        vpternlogd zmm0, zmm25, zmm25, 0xcf          ;   359.3 p5      41 next
        vpternlogd zmm18, zmm15, zmm23, 0x87         ;   359.8 p0      41 next
        vmovdqu64 zmm15, [rbp + 6912]                ;   276.3 p2      58 r
        vmovdqu64 zmm25, [r8 + 1088]                 ;   230.8 p3      68 k2.1 reload
        vpandd zmm15, zmm15, zmm25                   ;   360.3 p5      58 r
        vpternlogd zmm18, zmm27, zmm24, 0x96         ;   360.8 p0      41 next
        vmovdqu64 zmm24, [rbp + 5824]                ;   260.3 p2      58 r
        vmovdqu64 zmm26, [r8 + 1152]                 ;   233.0 p3      68 k2.2 reload
        vpandd zmm24, zmm24, zmm26                   ;   361.3 p5      58 r
        vmovdqu64 zmm27, [rbp + 6784]                ;   264.3 p2      58 r
        vpandd zmm27, zmm27, [r8 + 1216]             ;   361.8 p0+p3   58 r
        vpternlogd zmm12, zmm20, zmm17, 0x96         ;   362.3 p5      41 next
        vmovdqu64 zmm20, [rbp + 6464]                ;   269.3 p2      58 r
        vpandd zmm20, zmm20, [r8 + 1280]             ;   362.8 p0+p3   58 r
        vpternlogd zmm19, zmm17, zmm8, 0x69          ;   363.3 p5      41 next
        vmovdqu64 zmm8, [rbp + 6144]                 ;   268.8 p2      58 r
        vmovdqu64 zmm17, [r8 + 1344]                 ;   236.0 p3      68 k2.5 reload
        vpandd zmm8, zmm8, zmm17                     ;   363.8 p0      58 r
        vpternlogd zmm0, zmm16, zmm4, 0x69           ;   364.3 p5      41 next
        vmovdqu64 zmm16, [rbp + 5632]                ;   271.3 p2      58 r
        vpandd zmm16, zmm16, [r8 + 1408]             ;   364.8 p0+p3   58 r
        vpternlogd zmm19, zmm7, zmm31, 0x78          ;   365.3 p5      41 next
        vmovdqu64 zmm7, [rbp + 6656]                 ;   270.8 p2      58 r
        vpandd zmm7, zmm7, [r8 + 1920]               ;   365.8 p0+p3   58 r
        vpternlogd zmm0, zmm23, zmm6, 0x96           ;   366.3 p5      41 next
        vmovdqu64 zmm23, [r9 + 9216]                 ;   238.8 p2      59 r
        vmovdqu64 zmm17, [rbp + 7552]                ;   334.3 p3      41 next reload
        vpxord zmm17, zmm17, zmm18                   ;   366.8 p0      41 next
        vmovdqu64 zmm18, [r9 + 9280]                 ;   239.8 p2      59 r
        vmovdqu64 zmm26, [r9 + 9344]                 ;   240.0 p3      59 r
        vmovdqu64 zmm25, [r9 + 9408]                 ;   240.8 p2      59 r
        vmovdqu64 zmm22, [r9 + 9472]                 ;   241.0 p3      59 r
        vmovdqu64 zmm11, [r9 + 9536]                 ;   241.8 p2      59 r
        vmovdqu64 [rbp + 7552], zmm9                 ;   354.8 p7+p4   41 next spill
        vmovdqu64 zmm9, [r9 + 9600]                  ;   242.0 p3      59 r
        vmovdqu64 [rbp + 6336], zmm16                ;   365.8 p8+p9   58 r spill
        vmovdqu64 zmm16, [r9 + 9664]                 ;   242.8 p2      59 r
        vmovdqu64 [rbp + 7232], zmm8                 ;   364.8 p7+p4   58 r spill
        vmovdqu64 zmm8, [r9 + 9728]                  ;   243.0 p3      59 r
        vmovdqu64 [rbp + 7424], zmm19                ;   366.3 p8+p9   41 next spill
        vmovdqu64 zmm19, [r9 + 9792]                 ;   243.8 p2      59 r
        vmovdqu64 [rbp + 7680], zmm20                ;   363.8 p7+p4   58 r spill
        vmovdqu64 zmm20, [r9 + 9856]                 ;   244.0 p3      59 r
        vmovdqu64 [rbp + 8064], zmm27                ;   362.8 p8+p9   58 r spill
        vmovdqu64 zmm27, [r9 + 9920]                 ;   244.8 p2      59 r
        vmovdqu64 [rbp + 7040], zmm24                ;   362.3 p7+p4   58 r spill
        vmovdqu64 zmm24, [r9 + 9984]                 ;   245.0 p3      59 r
        vmovdqu64 [rbp + 7104], zmm15                ;   361.3 p8+p9   58 r spill
        vmovdqu64 zmm15, [r9 + 10048]                ;   245.8 p2      59 r
        vmovdqu64 [rbp + 6848], zmm10                ;   359.8 p7+p4   58 r spill
        vmovdqu64 zmm10, [r9 + 10112]                ;   246.0 p3      59 r
        vmovdqu64 [rbp + 7296], zmm3                 ;   358.8 p8+p9   58 r spill
        vmovdqu64 zmm3, [r9 + 10176]                 ;   246.8 p2      59 r
        vpternlogd zmm14, zmm31, [rbp + 6080], 0x96  ;   367.3 p5+p3   41 next
        vmovdqu64 zmm31, [rbp + 7808]                ;   326.3 p2      44 next reload
        vpternlogd zmm12, zmm4, zmm31, 0x69          ;   367.8 p0      41 next
        vmovdqa64 zmm4, zmm21                        ;   356.8         41 next copy
        vpternlogd zmm4, zmm2, zmm13, 0x4b           ;   368.3 p5      41 next
        vpternlogd zmm21, zmm31, [rbp + 6080], 0x60  ;   368.8 p0+p3   41 next
        vmovdqu64 [rbp + 6400], zmm7                 ;   366.8 p7+p4   58 r spill
        vmovdqa64 zmm7, zmm6                         ;   329.8         41 next copy
        vpternlogd zmm7, zmm2, zmm13, 0x93           ;   369.3 p5      41 next
        vmovdqu64 [rbp + 8256], zmm14                ;   368.3 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm2                        ;   337.8         41 next copy
        vpternlogd zmm14, zmm31, zmm13, 0x6a         ;   369.8 p0      41 next
        vmovdqu64 [rbp + 8320], zmm0                 ;   367.3 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm4                         ;   369.3         41 next copy
        vpternlogd zmm0, zmm31, zmm30, 0x78          ;   370.3 p5      41 next
        vmovdqu64 [rbp + 8384], zmm12                ;   368.8 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm14                       ;   370.8         41 next copy
        vpternlogd zmm12, zmm5, zmm6, 0x93           ;   370.8 p0      41 next
        vpternlogd zmm21, zmm12, zmm6, 0x39          ;   371.8 p5      41 next
        vmovdqu64 [rbp + 8448], zmm3                 ;   252.8 p7+p4   59 r spill
        vmovdqa64 zmm3, zmm7                         ;   370.3         41 next copy
        vpternlogd zmm3, zmm30, zmm13, 0x87          ;   371.8 p0      41 next
        vmovdqu64 [rbp + 8512], zmm17                ;   367.8 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm31                       ;   332.3         41 next copy
        vpternlogd zmm17, zmm13, [rbp + 6080], 0x48  ;   372.3 p5+p2   41 next
        vpternlogd zmm17, zmm6, [rbp + 6080], 0x4b   ;   373.3 p0+p3   41 next
        vpternlogd zmm17, zmm2, [rbp + 7872], 0x87   ;   374.3 p5+p2   41 next
        vmovdqu64 [rbp + 8576], zmm10                ;   254.8 p7+p4   59 r spill
        vmovdqa64 zmm10, zmm17                       ;   375.3         41 next copy
        vpternlogd zmm10, zmm13, zmm13, 0x3f         ;   375.3 p0      41 next
        vmovdqu64 [rbp + 8640], zmm15                ;   255.8 p8+p9   59 r spill
        vmovdqa64 zmm15, zmm10                       ;   376.3         41 next copy
        vpternlogd zmm15, zmm0, zmm2, 0xd2           ;   376.3 p5      41 next
        vmovdqu64 [rbp + 8704], zmm24                ;   256.8 p7+p4   59 r spill
        vmovdqa64 zmm24, zmm28                       ;   351.3         41 next copy
        vpternlogd zmm24, zmm30, [rbp + 6080], 0x87  ;   374.8 p0+p3   41 next
        vmovdqu64 [rbp + 8768], zmm27                ;   257.8 p8+p9   59 r spill
        vmovdqa64 zmm27, zmm0                        ;   371.3         41 next copy
        vpternlogd zmm27, zmm24, zmm30, 0x28         ;   375.8 p5      41 next
        vmovdqu64 [rbp + 8832], zmm1                 ;   355.8 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm5                         ;   354.8         41 next copy
        vpternlogd zmm1, zmm31, [rbp + 6080], 0x87   ;   375.8 p0+p2   41 next
        vpternlogd zmm21, zmm28, zmm1, 0x69          ;   376.8 p5      41 next
        vmovdqa64 zmm28, zmm1                        ;   376.8         41 next copy
        vpternlogd zmm28, zmm2, zmm13, 0x28          ;   376.8 p0      41 next
        vpternlogd zmm28, zmm0, zmm6, 0xd2           ;   377.8 p5      41 next
        vmovdqu64 zmm0, [rbp + 6080]                 ;   327.8 p3      44 next reload
        vmovdqa64 zmm6, zmm7                         ;   370.3         41 next copy
        vpternlogd zmm6, zmm2, zmm0, 0x78            ;   377.8 p0      41 next
        vpxord zmm29, zmm29, zmm6                    ;   378.8 p5      41 next
        vpternlogd zmm10, zmm29, zmm30, 0x2d         ;   379.8 p0      41 next
        vpternlogd zmm1, zmm29, [rbp + 7872], 0x9c   ;   379.8 p5+p2   41 next
        vpternlogd zmm1, zmm15, zmm0, 0xc6           ;   380.8 p0      41 next
        vpternlogd zmm29, zmm24, zmm6, 0x96          ;   380.3 p5      41 next
        vpternlogd zmm1, zmm12, zmm31, 0x1e          ;   381.8 p0      41 next
        vmovdqu64 zmm15, [rbp + 7872]                ;   332.3 p3      44 next reload
        vmovdqu64 [rbp + 8896], zmm1                 ;   382.8 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm0                         ;   333.8         41 next copy
        vpternlogd zmm1, zmm2, zmm15, 0xe1           ;   381.3 p5      41 next
        vpternlogd zmm21, zmm5, zmm1, 0x4b           ;   382.3 p0      41 next
        vpternlogd zmm4, zmm3, zmm1, 0x6c            ;   382.3 p5      41 next
        vpternlogd zmm7, zmm21, zmm30, 0x36          ;   383.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 6976]                 ;   270.3 p2      50 next reload
        vmovdqu64 zmm5, [rbp + 8896]                 ;   382.8 p3      41 next reload
        vmovdqu64 zmm21, [rbp + 8256]                ;   368.3 p2      50 next
        vpternlogd zmm21, zmm5, zmm3, 0x96           ;   388.8 p5      50 next
        vmovdqa64 zmm5, zmm15                        ;   338.3         41 next copy
        vpternlogd zmm5, zmm0, zmm2, 0x35            ;   383.8 p0      41 next
        vpternlogd zmm10, zmm5, zmm12, 0x96          ;   384.8 p5      41 next
        vpternlogd zmm29, zmm4, zmm31, 0xc6          ;   384.8 p0      41 next
        vmovdqu64 zmm4, [rbp + 5952]                 ;   265.0 p3      50 next reload
        vmovdqu64 zmm5, [rbp + 7488]                 ;   345.3 p2      41 next reload
        vmovdqu64 zmm12, [rbp + 6400]                ;   366.8 p3      58 r
        vpternlogd zmm12, zmm5, zmm4, 0x96           ;   385.3 p5      58 r
        vpternlogd zmm31, zmm14, zmm15, 0x6c         ;   385.8 p0      41 next
        vpternlogd zmm1, zmm13, zmm14, 0x59          ;   386.3 p5      41 next
        vpternlogd zmm28, zmm24, zmm31, 0x96         ;   386.8 p0      41 next
        vpternlogd zmm17, zmm31, zmm30, 0xc6         ;   387.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 5760]                ;   279.8 p2      50 next reload
        vmovdqu64 zmm31, [rbp + 8512]                ;   367.8 p3      41 next reload
        vmovdqu64 zmm13, [rbp + 7296]                ;   358.8 p2      58 r
        vpternlogd zmm13, zmm31, zmm30, 0x96         ;   387.8 p0      58 r
        vpternlogd zmm17, zmm14, zmm0, 0xb4          ;   388.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 6912]                 ;   276.3 p3      50 next reload
        vmovdqu64 zmm14, [rbp + 8384]                ;   368.8 p2      41 next reload
        vmovdqu64 zmm24, [rbp + 6848]                ;   359.8 p3      58 r
        vpternlogd zmm24, zmm14, zmm0, 0x96          ;   388.8 p0      58 r
        vpternlogd zmm27, zmm1, zmm15, 0x87          ;   389.3 p5      41 next
        vpternlogd zmm27, zmm6, zmm2, 0x96           ;   390.3 p0      41 next
        vmovdqu64 zmm1, [rbp + 7360]                 ;   339.8 p2      41 next reload
        vpternlogd zmm15, zmm1, [rbp + 8832], 0x96   ;   390.3 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 7168]                 ;   270.3 p2      50 next reload
        vpternlogd zmm5, zmm7, zmm1, 0x96            ;   390.8 p0      50 next
        vmovdqu64 zmm6, [rbp + 6208]                 ;   274.8 p3      50 next reload
        vpternlogd zmm31, zmm29, zmm6, 0x96          ;   391.3 p5      50 next
        vmovdqu64 zmm7, [rbp + 8192]                 ;   275.3 p2      50 next reload
        vpternlogd zmm14, zmm28, zmm7, 0x96          ;   391.8 p0      50 next
        vpord zmm23, zmm23, zmm12                    ;   392.3 p5      59 r
        vpternlogd zmm17, zmm2, [rbp + 7744], 0x78   ;   392.8 p0+p3   41 next
        vmovdqu64 zmm28, [rbp + 8000]                ;   350.8 p2      41 next reload
        vpternlogd zmm2, zmm28, [rbp + 8128], 0x96   ;   393.3 p5+p3   41 next
        vpord zmm18, zmm18, zmm13                    ;   393.8 p0      59 r
        vpord zmm26, zmm26, zmm24                    ;   394.3 p5      59 r
        vmovdqu64 zmm28, [rbp + 6656]                ;   273.3 p2      50 next reload
        vpternlogd zmm27, zmm15, zmm28, 0x96         ;   394.8 p0      50 next
        vmovdqu64 zmm29, [rbp + 7616]                ;   274.3 p3      50 next reload
        vpternlogd zmm17, zmm2, zmm29, 0x96          ;   395.3 p5      50 next
        vpxord zmm12, zmm12, [rbp - 128]             ;   395.8 p0+p2  108 r
        vpxord zmm13, zmm13, [rbp - 64]              ;   396.3 p5+p3  108 r
        vpxord zmm24, zmm24, [rbp + 0]               ;   396.8 p0+p2  108 r
        vpternlogd zmm23, zmm30, [rbp + 960], 0x96   ;   397.3 p5+p3  108 r
        vpternlogd zmm18, zmm0, [rbp + 1024], 0x96   ;   397.8 p0+p2  108 r
        vmovdqu64 zmm30, [r8 + 1536]                 ;   277.0 p3      68 k2.8 reload
        vpternlogd zmm31, zmm1, zmm30, 0x78          ;   398.3 p5      58 r
        vmovdqu64 zmm0, [r8 + 1600]                  ;   277.3 p2      68 k2.9 reload
        vpternlogd zmm14, zmm6, zmm0, 0x78           ;   398.8 p0      58 r
        vpord zmm20, zmm20, zmm31                    ;   399.3 p5      59 r
        vpternlogd zmm17, zmm7, [r8 + 1664], 0x78    ;   399.8 p0+p3   58 r
        vpternlogd zmm27, zmm3, [r8 + 1856], 0x78    ;   400.3 p5+p2   58 r
        vpternlogd zmm20, zmm7, [rbp + 1600], 0x96   ;   400.8 p0+p3  108 r
        vmovdqu64 zmm7, [rbp + 8768]                 ;   279.3 p2      59 r reload
        vpord zmm7, zmm7, zmm14                      ;   401.3 p5      59 r
        vmovdqu64 zmm0, [rbp + 8704]                 ;   280.0 p3      59 r reload
        vpord zmm0, zmm0, zmm17                      ;   401.8 p0      59 r
        vmovdqu64 zmm30, [rbp + 8448]                ;   280.3 p2      59 r reload
        vpord zmm30, zmm30, zmm27                    ;   402.3 p5      59 r
        vpternlogd zmm30, zmm4, [rbp + 896], 0x96    ;   403.3 p0+p3  108 r
        vpternlogd zmm7, zmm29, [rbp + 1664], 0x96   ;   403.3 p5+p2  108 r
        vmovdqu64 zmm4, [rbp + 6016]                 ;   282.0 p3      50 next reload
        vmovdqu64 zmm28, [rbp + 8320]                ;   367.3 p2      41 next reload
        vpternlogd zmm10, zmm28, zmm4, 0x96          ;   403.8 p0      50 next
        vpxord zmm31, zmm31, [rbp + 512]             ;   404.3 p5+p3  108 r
        vpxord zmm14, zmm14, [rbp + 576]             ;   404.8 p0+p2  108 r
        vpxord zmm17, zmm17, [rbp + 640]             ;   405.3 p5+p3  108 r
        vpxord zmm27, zmm27, [rbp + 832]             ;   405.8 p0+p2  108 r
        vpternlogd zmm21, zmm4, [r8 + 1792], 0x78    ;   406.3 p5+p3   58 r
        vpternlogd zmm10, zmm29, [r8 + 1728], 0x78   ;   406.8 p0+p2   58 r
        vpternlogd zmm0, zmm4, [rbp + 1728], 0x96    ;   407.3 p5+p3  108 r
        vmovdqu64 zmm4, [rbp + 6784]                 ;   286.3 p2      50 next reload
        vmovdqu64 zmm29, [rbp + 7040]                ;   362.3 p3      58 r reload
        vpternlogd zmm28, zmm29, zmm4, 0x96          ;   407.8 p0      58 r
        vpord zmm22, zmm22, zmm28                    ;   408.8 p5      59 r
        vmovdqu64 zmm29, [rbp + 8576]                ;   287.3 p2      59 r reload
        vpord zmm29, zmm29, zmm21                    ;   408.8 p0      59 r
        vpxord zmm28, zmm28, [rbp + 128]             ;   409.3 p5+p3  108 r
        vpxord zmm21, zmm21, [rbp + 768]             ;   409.8 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 8640]                 ;   289.0 p3      59 r reload
        vpord zmm3, zmm3, zmm10                      ;   410.3 p5      59 r
        vpxord zmm10, zmm10, [rbp + 704]             ;   410.8 p0+p2  108 r
        vmovdqu64 [rbp + 8640], zmm27                ;   406.8 p7+p4  108 r spill
        vmovdqa64 zmm27, zmm24                       ;   397.8         58 r copy
        vpternlogd zmm27, zmm23, [r8], 0x78          ;   411.3 p5+p3   58 r
        vmovdqu64 [rbp + 8576], zmm24                ;   397.8 p8+p9  108 r spill
        vmovdqa64 zmm24, zmm13                       ;   397.3         58 r copy
        vpternlogd zmm24, zmm30, [r8 + 960], 0x78    ;   411.8 p0+p2   58 r
        vmovdqu64 [rbp + 8320], zmm13                ;   397.3 p7+p4  108 r spill
        vmovdqu64 zmm13, [rbp + 7680]                ;   363.8 p3      58 r reload
        vpternlogd zmm15, zmm13, [rbp + 6144], 0x96  ;   412.3 p5+p2   58 r
        vpord zmm9, zmm9, zmm15                      ;   413.3 p0      59 r
        vpxord zmm15, zmm15, [rbp + 256]             ;   413.3 p5+p3  108 r
        vmovdqu64 zmm13, [r8 + 1472]                 ;   292.3 p2      68 k2.7 reload
        vmovdqu64 [rbp + 7680], zmm23                ;   398.3 p8+p9  108 r spill
        vmovdqu64 zmm23, [rbp + 6720]                ;   293.0 p3      50 next reload
        vpternlogd zmm5, zmm23, zmm13, 0x78          ;   413.8 p0      58 r
        vpord zmm19, zmm19, zmm5                     ;   414.8 p5      59 r
        vpxord zmm5, zmm5, [rbp + 448]               ;   414.8 p0+p2  108 r
        vpternlogd zmm19, zmm6, [rbp + 1536], 0x96   ;   415.8 p5+p3  108 r
        vmovdqu64 zmm6, [rbp + 6336]                 ;   365.8 p2      58 r
        vpternlogd zmm6, zmm23, [rbp + 7552], 0x96   ;   415.8 p0+p3   58 r
        vpord zmm8, zmm8, zmm6                       ;   416.8 p5      59 r
        vpxord zmm6, zmm6, [rbp + 384]               ;   416.8 p0+p2  108 r
        vpternlogd zmm8, zmm1, [rbp + 1472], 0x96    ;   417.8 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 5824]                 ;   296.3 p2      50 next reload
        vmovdqu64 zmm13, [rbp + 7104]                ;   361.3 p3      58 r reload
        vpternlogd zmm2, zmm13, zmm1, 0x96           ;   417.8 p0      58 r
        vpternlogd zmm26, zmm1, [rbp + 1088], 0x96   ;   418.3 p5+p2  108 r
        vpord zmm25, zmm25, zmm2                     ;   418.8 p0      59 r
        vpternlogd zmm25, zmm4, [rbp + 1152], 0x96   ;   419.8 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 6464]                 ;   298.3 p2      50 next reload
        vmovdqu64 zmm4, [rbp + 8256]                 ;   368.3 p3      41 next reload
        vmovdqu64 zmm13, [rbp + 8064]                ;   362.8 p2      58 r
        vpternlogd zmm13, zmm4, zmm1, 0x96           ;   419.8 p0      58 r
        vpternlogd zmm22, zmm1, [rbp + 1216], 0x96   ;   420.3 p5+p3  108 r
        vpord zmm11, zmm11, zmm13                    ;   420.8 p0      59 r
        vpxord zmm2, zmm2, [rbp + 64]                ;   421.3 p5+p2  108 r
        vpxord zmm13, zmm13, [rbp + 192]             ;   421.8 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 1856]                 ;   301.3 p2     108 r reload
        vpternlogd zmm29, zmm1, [rbp + 6656], 0x96   ;   422.3 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 5632]                 ;   302.3 p2      50 next reload
        vmovdqu64 zmm4, [rbp + 1344]                 ;   303.0 p3     108 r reload
        vpternlogd zmm9, zmm4, zmm1, 0x96            ;   422.8 p0     108 r
        vmovdqu64 zmm4, [rbp + 7232]                 ;   364.8 p2      58 r reload
        vpternlogd zmm1, zmm4, [rbp + 7424], 0x96    ;   423.3 p5+p3   58 r
        vpord zmm16, zmm16, zmm1                     ;   424.3 p0      59 r
        vpternlogd zmm16, zmm23, [rbp + 1408], 0x96  ;   425.3 p5+p2  108 r
        vpxord zmm1, zmm1, [rbp + 320]               ;   424.8 p0+p3  108 r
        vmovdqu64 zmm4, [rbp + 1792]                 ;   305.3 p2     108 r reload
        vpternlogd zmm3, zmm4, [rbp + 6976], 0x96    ;   425.3 p5+p3  108 r
        vmovdqu64 zmm4, [rbp + 1280]                 ;   306.3 p2     108 r reload
        vpternlogd zmm11, zmm4, [rbp + 6144], 0x96   ;   425.8 p0+p3  108 r
        vmovdqa64 zmm4, zmm17                        ;   406.3         58 r copy
        vpternlogd zmm4, zmm20, [r8 + 640], 0x78     ;   426.3 p5+p2   58 r
        vmovdqa64 zmm23, zmm21                       ;   410.8         58 r copy
        vpternlogd zmm23, zmm0, [r8 + 768], 0x78     ;   426.8 p0+p3   58 r
        vmovdqu64 [rbp + 6144], zmm21                ;   410.8 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm10                       ;   411.8         58 r copy
        vpternlogd zmm21, zmm7, [r8 + 704], 0x78     ;   427.3 p5+p2   58 r
        vmovdqu64 [rbp + 6976], zmm10                ;   411.8 p8+p9  108 r spill
        vpord zmm10, zmm27, [r9 + 8320]              ;   427.8 p0+p3   59 r
        vmovdqu64 [rbp + 6720], zmm17                ;   406.3 p7+p4  108 r spill
        vpord zmm17, zmm24, [r9 + 8256]              ;   428.3 p5+p2   59 r
        vmovdqu64 [rbp + 5632], zmm27                ;   412.3 p8+p9   58 r spill
        vmovdqa64 zmm27, zmm14                       ;   405.8         58 r copy
        vpternlogd zmm27, zmm19, [r8 + 576], 0x78    ;   428.8 p0+p3   58 r
        vmovdqu64 [rbp + 7424], zmm14                ;   405.8 p7+p4  108 r spill
        vmovdqa64 zmm14, zmm28                       ;   410.3         58 r copy
        vpternlogd zmm14, zmm26, [r8 + 128], 0x78    ;   429.3 p5+p2   58 r
        vmovdqu64 [rbp + 7232], zmm28                ;   410.3 p8+p9  108 r spill
        vmovdqa64 zmm28, zmm31                       ;   405.3         58 r copy
        vpternlogd zmm28, zmm8, [r8 + 512], 0x78     ;   429.8 p0+p3   58 r
        vmovdqu64 [rbp + 6656], zmm31                ;   405.3 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm15                       ;   414.3         58 r copy
        vpternlogd zmm31, zmm22, [r8 + 256], 0x78    ;   430.3 p5+p2   58 r
        vmovdqu64 [rbp + 6464], zmm15                ;   414.3 p8+p9  108 r spill
        vmovdqa64 zmm15, zmm2                        ;   422.3         58 r copy
        vpternlogd zmm15, zmm18, [r8 + 64], 0x78     ;   430.8 p0+p3   58 r
        vmovdqu64 [rbp + 8256], zmm2                 ;   422.3 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm12                        ;   396.8         58 r copy
        vpternlogd zmm2, zmm29, [r8 + 896], 0x78     ;   431.3 p5+p2   58 r
        vpternlogd zmm10, zmm26, [r8 + 1920], 0x96   ;   431.8 p0+p3   50 next
        vpternlogd zmm17, zmm18, [r8 + 1856], 0x96   ;   432.3 p5+p2   50 next
        vmovdqu64 [rbp + 8064], zmm12                ;   396.8 p8+p9  108 r spill
        vmovdqa64 zmm12, zmm13                       ;   422.8         58 r copy
        vpternlogd zmm12, zmm25, [r8 + 192], 0x78    ;   432.8 p0+p3   58 r
        vmovdqu64 [rbp + 6784], zmm13                ;   422.8 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm6                        ;   417.8         58 r copy
        vpternlogd zmm13, zmm9, [r8 + 384], 0x78     ;   433.3 p5+p2   58 r
        vmovdqu64 [rbp + 5824], zmm6                 ;   417.8 p8+p9  108 r spill
        vmovdqa64 zmm6, zmm1                         ;   425.8         58 r copy
        vpternlogd zmm6, zmm11, [r8 + 320], 0x78     ;   433.8 p0+p3   58 r
        vmovdqu64 [rbp + 7104], zmm1                 ;   425.8 p7+p4  108 r spill
        vmovdqa64 zmm1, zmm5                         ;   415.8         58 r copy
        vpternlogd zmm1, zmm16, [r8 + 448], 0x78     ;   434.3 p5+p2   58 r
        vmovdqu64 [rbp + 7168], zmm5                 ;   415.8 p8+p9  108 r spill
        vpord zmm5, zmm4, [r9 + 8960]                ;   434.8 p0+p3   59 r
        vmovdqu64 [rbp + 7552], zmm26                ;   419.3 p7+p4  108 r spill
        vpord zmm26, zmm23, [r9 + 9088]              ;   435.3 p5+p2   59 r
        vmovdqu64 [rbp + 6336], zmm18                ;   398.8 p8+p9  108 r spill
        vpord zmm18, zmm21, [r9 + 9024]              ;   435.8 p0+p3   59 r
        vmovdqu64 [rbp + 6208], zmm24                ;   412.8 p7+p4   58 r spill
        vpord zmm24, zmm27, [r9 + 8896]              ;   436.3 p5+p2   59 r
        vpternlogd zmm5, zmm0, [r8 + 1536], 0x96     ;   436.8 p0+p3   50 next
        vmovdqu64 [rbp + 7040], zmm0                 ;   408.3 p8+p9  108 r spill
        vpord zmm0, zmm28, [r9 + 8832]               ;   437.3 p5+p2   59 r
        vpternlogd zmm26, zmm29, [r8 + 1664], 0x96   ;   437.8 p0+p3   50 next
        vpternlogd zmm18, zmm3, [r8 + 1600], 0x96    ;   438.3 p5+p2   50 next
        vpternlogd zmm24, zmm7, [r8 + 1472], 0x96    ;   438.8 p0+p3   50 next
        vpternlogd zmm0, zmm20, [r8 + 1408], 0x96    ;   439.3 p5+p2   50 next
        vmovdqu64 [rbp + 6016], zmm29                ;   423.3 p7+p4  108 r spill
        vpord zmm29, zmm14, [r9 + 8448]              ;   439.8 p0+p3   59 r
        vpternlogd zmm29, zmm22, [r8 + 1024], 0x96   ;   440.8 p5+p2   50 next
        vmovdqu64 [rbp + 7616], zmm7                 ;   404.3 p8+p9  108 r spill
        vpord zmm7, zmm2, [r9 + 8192]                ;   440.8 p0+p3   59 r
        vmovdqu64 [rbp + 5952], zmm20                ;   401.8 p7+p4  108 r spill
        vpord zmm20, zmm15, [r9 + 8384]              ;   441.3 p5+p2   59 r
        vpternlogd zmm20, zmm25, [r8 + 1984], 0x96   ;   442.3 p0+p3   50 next
        vmovdqu64 [rbp + 8448], zmm22                ;   421.3 p8+p9  108 r spill
        vpord zmm22, zmm1, [r9 + 8768]               ;   442.3 p5+p2   59 r
        vmovdqu64 [rbp + 8704], zmm25                ;   420.8 p7+p4  108 r spill
        vpord zmm25, zmm31, [r9 + 8576]              ;   442.8 p0+p3   59 r
        vpternlogd zmm25, zmm9, [r8 + 1152], 0x96    ;   443.8 p5+p2   50 next
        vpternlogd zmm22, zmm19, [r8 + 1344], 0x96   ;   443.8 p0+p3   50 next
        vmovdqu64 [rbp + 8768], zmm19                ;   416.8 p8+p9  108 r spill
        vpord zmm19, zmm12, [r9 + 8512]              ;   444.3 p5+p2   59 r
        vpternlogd zmm19, zmm11, [r8 + 1088], 0x96   ;   445.3 p0+p3   50 next
        vmovdqu64 [rbp + 8192], zmm9                 ;   423.8 p7+p4  108 r spill
        vpord zmm9, zmm13, [r9 + 8704]               ;   445.3 p5+p2   59 r
        vmovdqu64 [rbp + 6912], zmm11                ;   426.8 p8+p9  108 r spill
        vpord zmm11, zmm6, [r9 + 8640]               ;   445.8 p0+p3   59 r
        vpternlogd zmm9, zmm8, [r8 + 1280], 0x96     ;   446.3 p5+p2   50 next
        vpternlogd zmm11, zmm16, [r8 + 1216], 0x96   ;   446.8 p0+p3   50 next
        vmovdqu64 [rbp + 5760], zmm8                 ;   418.8 p7+p4  108 r spill
        vmovdqu64 zmm8, [r9 + 9152]                  ;   328.3 p2      59 r
        vmovdqu64 [rbp + 7936], zmm16                ;   426.3 p8+p9  108 r spill
        vpxord zmm16, zmm5, zmm22                    ;   447.3 p5      41 next
        vmovdqu64 [rbp + 8128], zmm13                ;   434.3 p7+p4   58 r spill
        vpxord zmm13, zmm5, zmm25                    ;   447.8 p0      41 next
        vmovdqu64 [rbp + 8000], zmm6                 ;   434.8 p8+p9   58 r spill
        vpandd zmm6, zmm13, zmm26                    ;   448.8 p5      41 next
        vmovdqu64 [rbp + 7744], zmm31                ;   431.3 p7+p4   58 r spill
        vpxord zmm31, zmm26, zmm9                    ;   448.8 p0      41 next
        vmovdqu64 [rbp + 8384], zmm12                ;   433.8 p8+p9   58 r spill
        vpandd zmm12, zmm26, zmm25                   ;   449.3 p5      41 next
        vpternlogd zmm12, zmm18, zmm0, 0x87          ;   450.3 p0      41 next
        vmovdqu64 [rbp + 8512], zmm14                ;   430.3 p7+p4   58 r spill
        vpxord zmm14, zmm25, zmm11                   ;   450.3 p5      41 next
        vmovdqu64 [rbp + 7488], zmm15                ;   431.8 p8+p9   58 r spill
        vpandd zmm15, zmm14, zmm0                    ;   451.3 p0      41 next
        vmovdqu64 [rbp + 7872], zmm2                 ;   432.3 p7+p4   58 r spill
        vpxord zmm2, zmm0, zmm18                     ;   451.3 p5      41 next
        vmovdqu64 [rbp + 8832], zmm23                ;   427.8 p8+p9   58 r spill
        vmovdqa64 zmm23, zmm26                       ;   438.8         41 next copy
        vpternlogd zmm23, zmm18, zmm24, 0x95         ;   451.8 p0      41 next
        vmovdqu64 [rbp + 7360], zmm21                ;   428.3 p7+p4   58 r spill
        vpandd zmm21, zmm0, zmm9                     ;   452.3 p5      41 next
        vmovdqu64 [rbp + 6848], zmm4                 ;   427.3 p8+p9   58 r spill
        vpandd zmm4, zmm0, zmm24                     ;   452.8 p0      41 next
        vmovdqu64 [rbp + 6080], zmm27                ;   429.8 p7+p4   58 r spill
        vmovdqa64 zmm27, zmm12                       ;   451.3         41 next copy
        vpternlogd zmm27, zmm14, zmm5, 0x87          ;   453.3 p5      41 next
        vmovdqu64 [rbp + 7296], zmm28                ;   430.8 p8+p9   58 r spill
        vmovdqa64 zmm28, zmm27                       ;   454.3         41 next copy
        vpternlogd zmm28, zmm22, zmm25, 0xd2         ;   454.3 p0      41 next
        vpternlogd zmm21, zmm28, zmm23, 0x69         ;   455.3 p5      41 next
        vpternlogd zmm23, zmm4, zmm26, 0x79          ;   454.8 p0      41 next
        vpternlogd zmm27, zmm16, zmm18, 0x87         ;   455.3 p5      41 next
        vmovdqa64 zmm28, zmm18                       ;   439.3         41 next copy
        vpternlogd zmm28, zmm9, zmm25, 0x28          ;   455.8 p0      41 next
        vmovdqu64 [rbp + 5568], zmm1                 ;   435.3 p7+p4   58 r spill
        vmovdqa64 zmm1, zmm24                        ;   439.8         41 next copy
        vpternlogd zmm1, zmm11, zmm25, 0x6c          ;   456.3 p5      41 next
        vmovdqu64 [rbp + 7808], zmm21                ;   456.3 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm28                       ;   456.8         41 next copy
        vpternlogd zmm21, zmm5, zmm24, 0x87          ;   456.8 p0      41 next
        vpternlogd zmm28, zmm25, zmm25, 0xf3         ;   457.3 p5      41 next
        vmovdqu64 [rbp + 6400], zmm17                ;   433.3 p7+p4   50 next spill
        vpxord zmm17, zmm11, zmm9                    ;   457.8 p0      41 next
        vmovdqu64 [rbp + 8896], zmm29                ;   441.8 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm5                        ;   437.8         41 next copy
        vpternlogd zmm29, zmm11, zmm11, 0xcf         ;   458.3 p5      41 next
        vmovdqu64 [rbp + 8960], zmm10                ;   432.8 p7+p4   50 next spill
        vmovdqa64 zmm10, zmm22                       ;   444.8         41 next copy
        vpternlogd zmm10, zmm9, zmm11, 0x65          ;   458.8 p0      41 next
        vpternlogd zmm10, zmm14, zmm25, 0x4b         ;   459.8 p5      41 next
        vmovdqu64 zmm14, [rbp + 8640]                ;   406.8 p3      58 r
        vpternlogd zmm14, zmm3, [r8 + 832], 0x78     ;   459.8 p0+p2   58 r
        vpord zmm8, zmm8, zmm14                      ;   460.8 p5      59 r
        vpternlogd zmm8, zmm30, [r8 + 1728], 0x96    ;   461.8 p0+p3   50 next
        vpandd zmm25, zmm31, zmm22                   ;   461.3 p5      41 next
        vmovdqu64 [rbp + 9024], zmm3                 ;   426.3 p8+p9  108 r spill
        vmovdqa64 zmm3, zmm22                        ;   444.8         41 next copy
        vpternlogd zmm3, zmm9, zmm9, 0xc3            ;   461.8 p0      41 next
        vmovdqu64 [rbp + 9088], zmm30                ;   404.3 p7+p4  108 r spill
        vmovdqa64 zmm30, zmm13                       ;   448.8         41 next copy
        vpternlogd zmm30, zmm1, zmm18, 0x6c          ;   462.3 p5      41 next
        vpternlogd zmm13, zmm3, zmm26, 0x65          ;   462.8 p0      41 next
        vpternlogd zmm13, zmm18, zmm24, 0x87         ;   463.8 p5      41 next
        vpternlogd zmm4, zmm13, zmm10, 0x69          ;   464.8 p0      41 next
        vmovdqu64 [rbp + 9152], zmm14                ;   460.8 p8+p9   58 r spill
        vmovdqa64 zmm14, zmm18                       ;   439.3         41 next copy
        vpternlogd zmm14, zmm9, zmm11, 0x78          ;   464.3 p5      41 next
        vpternlogd zmm4, zmm14, zmm9, 0x2d           ;   465.8 p0      41 next
        vpternlogd zmm14, zmm17, zmm24, 0x78         ;   465.3 p5      41 next
        vpternlogd zmm14, zmm16, zmm0, 0x78          ;   466.3 p0      41 next
        vpternlogd zmm29, zmm14, zmm16, 0x96         ;   467.3 p5      41 next
        vmovdqu64 [rbp + 9216], zmm29                ;   468.3 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm31                       ;   449.8         41 next copy
        vpternlogd zmm29, zmm21, zmm24, 0x93         ;   466.8 p0      41 next
        vpternlogd zmm29, zmm18, zmm17, 0x87         ;   467.8 p5      41 next
        vpternlogd zmm2, zmm26, zmm29, 0x6a          ;   468.8 p0      41 next
        vpternlogd zmm17, zmm31, zmm9, 0x48          ;   468.3 p5      41 next
        vpternlogd zmm24, zmm3, zmm10, 0x9a          ;   468.8 p0      41 next
        vpternlogd zmm16, zmm1, zmm24, 0x96          ;   469.8 p5      41 next
        vmovdqu64 zmm1, [rbp + 7680]                 ;   398.3 p2     108 r reload
        vpternlogd zmm7, zmm1, [r8 + 1792], 0x96     ;   469.8 p0+p3   50 next
        vpternlogd zmm15, zmm16, zmm29, 0x69         ;   470.8 p5      41 next
        vpternlogd zmm10, zmm31, zmm3, 0x4b          ;   470.8 p0      41 next
        vpternlogd zmm3, zmm11, zmm11, 0xcf          ;   471.3 p5      41 next
        vpternlogd zmm11, zmm23, zmm0, 0x93          ;   471.8 p0      41 next
        vpternlogd zmm27, zmm6, zmm11, 0x96          ;   472.8 p5      41 next
        vpternlogd zmm5, zmm17, zmm22, 0x6c          ;   472.8 p0      41 next
        vmovdqa64 zmm31, zmm21                       ;   457.8         41 next copy
        vpternlogd zmm31, zmm0, zmm22, 0x78          ;   473.3 p5      41 next
        vmovdqu64 zmm6, [r11 + 8192]                 ;   355.8 p2      44 next
        vmovdqu64 zmm11, [r11 + 8256]                ;   356.0 p3      44 next
        vmovdqu64 zmm16, [r11 + 8320]                ;   356.8 p2      44 next
        vmovdqu64 zmm18, [r11 + 8384]                ;   357.0 p3      44 next
        vmovdqu64 zmm24, [r11 + 8448]                ;   357.8 p2      44 next
        vmovdqu64 zmm26, [r11 + 8512]                ;   358.0 p3      44 next
        vmovdqu64 zmm29, [r11 + 8576]                ;   358.8 p2      44 next
        vpternlogd zmm13, zmm12, zmm31, 0x96         ;   474.3 p0      41 next
        vpternlogd zmm23, zmm31, zmm5, 0x69          ;   474.3 p5      41 next
        vpternlogd zmm28, zmm23, zmm14, 0x96         ;   475.3 p0      41 next
        vpxord zmm5, zmm5, zmm10                     ;   475.3 p5      41 next
        vpternlogd zmm3, zmm5, zmm30, 0x69           ;   476.3 p0      41 next
        vpandd zmm31, zmm19, zmm8                    ;   476.3 p5      41 next
        vmovdqa64 zmm5, zmm20                        ;   443.3         41 next copy
        vmovdqa64 zmm12, zmm20                       ;   443.3         41 next copy
        vpternlogd zmm2, zmm22, zmm8, 0x96           ;   476.8 p0      41 next
        vpternlogd zmm15, zmm21, zmm7, 0x96          ;   477.3 p5      41 next
        vmovdqu64 zmm14, [rbp + 8960]                ;   432.8 p3      50 next reload
        vmovdqa64 zmm21, zmm19                       ;   446.3         41 next copy
        vpternlogd zmm21, zmm20, zmm14, 0x6a         ;   477.8 p0      41 next
        vpternlogd zmm25, zmm28, zmm19, 0x96         ;   478.3 p5      41 next
        vmovdqu64 zmm22, [rbp + 8896]                ;   441.8 p2      50 next reload
        vmovdqa64 zmm23, zmm19                       ;   446.3         41 next copy
        vpternlogd zmm23, zmm14, zmm22, 0xa9         ;   478.8 p0      41 next
        vpternlogd zmm3, zmm0, zmm20, 0x96           ;   479.3 p5      41 next
        vpternlogd zmm27, zmm9, zmm22, 0x96          ;   479.8 p0      41 next
        vpternlogd zmm4, zmm9, [r11 + 8640], 0x69    ;   480.3 p5+p3   44 next
        vmovdqa64 zmm0, zmm19                        ;   446.3         41 next copy
        vpternlogd zmm0, zmm22, zmm14, 0x35          ;   480.8 p0      41 next
        vmovdqu64 zmm9, [rbp + 6400]                 ;   433.3 p2      50 next reload
        vpternlogd zmm13, zmm30, zmm9, 0x69          ;   481.3 p5      41 next
        vpternlogd zmm17, zmm14, [rbp + 7808], 0x96  ;   481.8 p0+p3   41 next
        vpxord zmm6, zmm6, zmm2                      ;   482.3 p5      44 next
        vpxord zmm11, zmm11, zmm15                   ;   482.8 p0      44 next
        vpxord zmm29, zmm29, zmm25                   ;   483.3 p5      44 next
        vpxord zmm24, zmm24, zmm3                    ;   483.8 p0      44 next
        vpxord zmm26, zmm26, zmm27                   ;   484.3 p5      44 next
        vpxord zmm16, zmm16, zmm13                   ;   484.8 p0      44 next
        vpxord zmm18, zmm18, zmm17                   ;   485.3 p5      44 next
        vmovdqa64 zmm30, zmm21                       ;   478.8         41 next copy
        vpternlogd zmm30, zmm22, zmm9, 0x60          ;   485.8 p0      41 next
        vpternlogd zmm21, zmm14, zmm8, 0x4b          ;   486.3 p5      41 next
        vmovdqa64 zmm28, zmm31                       ;   477.3         41 next copy
        vpternlogd zmm28, zmm22, zmm7, 0x87          ;   486.8 p0      41 next
        vpxord zmm12, zmm12, zmm28                   ;   487.8 p5      41 next
        vmovdqa64 zmm1, zmm20                        ;   443.3         41 next copy
        vpternlogd zmm1, zmm14, zmm8, 0x93           ;   487.8 p0      41 next
        vmovdqu64 [rbp + 7808], zmm18                ;   486.3 p8+p9   44 next spill
        vmovdqa64 zmm18, zmm14                       ;   438.8         41 next copy
        vpternlogd zmm18, zmm9, zmm8, 0x6a           ;   488.3 p5      41 next
        vmovdqu64 [rbp + 9280], zmm11                ;   483.8 p7+p4   44 next spill
        vmovdqu64 zmm11, [rbp + 7808]                ;   486.3 p2      41 next
        vmovdqu64 [rbp + 9344], zmm29                ;   484.3 p8+p9   44 next spill
        vmovdqu64 zmm29, [rbp + 9280]                ;   483.8 p3      41 next
        vpxord zmm11, zmm11, [rbp + 9344]            ;   492.3 p0+p2   41 next
        vmovdqu64 [rbp + 9408], zmm11                ;   493.3 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 9280]                ;   483.8 p3      41 next
        vmovdqu64 [rbp + 9472], zmm26                ;   485.3 p8+p9   44 next spill
        vmovdqu64 zmm26, [rbp + 9344]                ;   484.3 p2      41 next
        vpxord zmm11, zmm11, zmm6                    ;   489.8 p5      41 next
        vpxord zmm26, zmm26, zmm6                    ;   490.3 p0      41 next
        vpxord zmm29, zmm29, zmm16                   ;   490.3 p5      41 next
        vmovdqu64 [rbp + 9536], zmm26                ;   491.3 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm22                       ;   447.8         41 next copy
        vpternlogd zmm26, zmm9, zmm8, 0x28           ;   490.8 p0      41 next
        vpternlogd zmm26, zmm22, zmm20, 0x2d         ;   491.8 p5      41 next
        vpternlogd zmm26, zmm19, zmm14, 0x87         ;   492.8 p0      41 next
        vmovdqu64 [rbp + 9600], zmm11                ;   490.8 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm19                       ;   446.3         41 next copy
        vpternlogd zmm11, zmm7, zmm7, 0x3f           ;   492.3 p5      41 next
        vmovdqu64 [rbp + 9664], zmm29                ;   491.3 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 9600]                ;   490.8 p3      41 next
        vpandd zmm29, zmm29, zmm24                   ;   496.8 p0      41 next
        vmovdqu64 [rbp + 9728], zmm29                ;   497.8 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm21                       ;   487.3         41 next copy
        vpternlogd zmm29, zmm9, zmm7, 0x78           ;   493.3 p5      41 next
        vmovdqu64 [rbp + 9792], zmm6                 ;   483.3 p7+p4   44 next spill
        vmovdqa64 zmm6, zmm1                         ;   488.8         41 next copy
        vpternlogd zmm6, zmm7, zmm8, 0x87            ;   493.8 p0      41 next
        vpternlogd zmm21, zmm6, zmm23, 0x6c          ;   494.8 p5      41 next
        vpternlogd zmm12, zmm21, zmm9, 0xc6          ;   495.8 p0      41 next
        vpternlogd zmm15, zmm12, [r11 + 8832], 0x96  ;   496.8 p5+p2   44 next
        vmovdqu64 zmm6, [rbp + 9792]                 ;   483.3 p3      44 next reload
        vmovdqu64 zmm12, [rbp + 9280]                ;   483.8 p2      44 next reload
        vmovdqu64 zmm21, [rbp + 9472]                ;   485.3 p3      41 next
        vpternlogd zmm21, zmm12, zmm6, 0x6c          ;   495.8 p0      41 next
        vmovdqa64 zmm12, zmm1                        ;   488.8         41 next copy
        vpternlogd zmm12, zmm22, zmm14, 0x78         ;   496.3 p5      41 next
        vpxord zmm5, zmm5, zmm12                     ;   497.3 p0      41 next
        vmovdqa64 zmm6, zmm18                        ;   489.3         41 next copy
        vpternlogd zmm6, zmm11, zmm20, 0x93          ;   497.3 p5      41 next
        vpternlogd zmm30, zmm6, zmm20, 0x39          ;   498.3 p0      41 next
        vmovdqu64 [rbp + 9856], zmm15                ;   497.8 p8+p9   44 next spill
        vmovdqa64 zmm15, zmm11                       ;   493.3         41 next copy
        vpternlogd zmm15, zmm22, zmm9, 0x87          ;   498.3 p5      41 next
        vpternlogd zmm30, zmm31, zmm15, 0x69         ;   499.3 p0      41 next
        vmovdqu64 zmm31, [rbp + 9472]                ;   485.3 p2      41 next
        vpternlogd zmm30, zmm11, zmm23, 0x4b         ;   500.3 p5      41 next
        vmovdqu64 zmm11, [rbp + 9408]                ;   493.3 p3      41 next
        vpternlogd zmm1, zmm30, zmm7, 0x36           ;   501.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 7808]                ;   486.3 p2      41 next
        vpternlogd zmm23, zmm18, zmm8, 0x39          ;   500.3 p5      41 next
        vpandd zmm31, zmm31, zmm24                   ;   500.8 p0      41 next
        vpandd zmm11, zmm11, zmm4                    ;   501.3 p5      41 next
        vpternlogd zmm2, zmm1, [r11 + 8768], 0x96    ;   502.3 p0+p3   44 next
        vmovdqa64 zmm1, zmm18                        ;   489.3         41 next copy
        vpternlogd zmm1, zmm19, zmm9, 0x78           ;   502.3 p5      41 next
        vmovdqu64 [rbp + 9920], zmm2                 ;   503.3 p7+p4   44 next spill
        vmovdqa64 zmm2, zmm26                        ;   493.8         41 next copy
        vpternlogd zmm2, zmm8, zmm8, 0x3f            ;   502.8 p0      41 next
        vpternlogd zmm8, zmm15, zmm14, 0x60          ;   503.3 p5      41 next
        vpternlogd zmm15, zmm5, zmm19, 0x9c          ;   503.8 p0      41 next
        vpternlogd zmm8, zmm29, zmm20, 0x2d          ;   504.3 p5      41 next
        vpternlogd zmm26, zmm1, zmm7, 0xc6           ;   504.8 p0      41 next
        vpternlogd zmm1, zmm8, zmm28, 0x69           ;   505.3 p5      41 next
        vmovdqu64 zmm8, [rbp + 9920]                 ;   503.3 p2      41 next
        vpternlogd zmm26, zmm18, zmm22, 0xb4         ;   505.8 p0      41 next
        vpternlogd zmm28, zmm29, zmm7, 0x28          ;   506.3 p5      41 next
        vpternlogd zmm28, zmm23, zmm19, 0x87         ;   507.3 p0      41 next
        vmovdqu64 zmm18, [rbp + 9280]                ;   483.8 p3      44 next reload
        vmovdqu64 zmm19, [rbp + 7808]                ;   486.3 p2      44 next reload
        vmovdqu64 zmm23, [rbp + 9344]                ;   484.3 p3      41 next
        vpternlogd zmm23, zmm19, zmm18, 0x93         ;   507.3 p5      41 next
        vpternlogd zmm5, zmm7, zmm2, 0x59            ;   507.8 p0      41 next
        vpternlogd zmm2, zmm29, zmm14, 0xd2          ;   508.3 p5      41 next
        vpternlogd zmm15, zmm2, zmm22, 0xc6          ;   509.3 p0      41 next
        vmovdqu64 zmm2, [rbp + 9216]                 ;   468.3 p2      41 next reload
        vpternlogd zmm10, zmm2, [r11 + 8704], 0x96   ;   509.3 p5+p3   44 next
        vpternlogd zmm26, zmm20, zmm14, 0x78         ;   509.8 p0      41 next
        vpternlogd zmm28, zmm12, zmm14, 0x96         ;   510.3 p5      41 next
        vpternlogd zmm5, zmm0, zmm6, 0x96            ;   510.8 p0      41 next
        vpternlogd zmm15, zmm6, zmm9, 0x1e           ;   511.3 p5      41 next
        vpxord zmm0, zmm4, zmm24                     ;   511.8 p0      41 next
        vpternlogd zmm13, zmm1, [r11 + 8896], 0x96   ;   512.3 p5+p2   44 next
        vpandd zmm1, zmm4, zmm24                     ;   512.8 p0      41 next
        vpandd zmm2, zmm24, zmm16                    ;   513.3 p5      41 next
        vpxord zmm6, zmm16, zmm10                    ;   513.8 p0      41 next
        vpternlogd zmm17, zmm26, [r11 + 8960], 0x96  ;   514.3 p5+p3   44 next
        vmovdqu64 zmm7, [rbp + 9792]                 ;   483.3 p2      44 next reload
        vmovdqa64 zmm9, zmm4                         ;   481.3         41 next copy
        vpternlogd zmm9, zmm16, zmm7, 0x28           ;   514.8 p0      41 next
        vpternlogd zmm3, zmm5, [r11 + 9024], 0x96    ;   515.3 p5+p3   44 next
        vpternlogd zmm25, zmm28, [r11 + 9152], 0x96  ;   515.8 p0+p2   44 next
        vpternlogd zmm27, zmm15, [r11 + 9088], 0x96  ;   516.3 p5+p3   44 next
        vmovdqu64 zmm5, [rbp + 9536]                 ;   491.3 p2      41 next reload
        vmovdqa64 zmm12, zmm21                       ;   496.8         41 next copy
        vpternlogd zmm12, zmm4, zmm5, 0x78           ;   516.8 p0      41 next
        vpternlogd zmm1, zmm10, zmm7, 0x87           ;   517.3 p5      41 next
        vmovdqa64 zmm14, zmm19                       ;   492.3         41 next copy
        vpternlogd zmm14, zmm16, zmm18, 0x65         ;   517.8 p0      41 next
        vmovdqa64 zmm15, zmm19                       ;   492.3         41 next copy
        vpternlogd zmm15, zmm16, zmm16, 0xc3         ;   518.3 p5      41 next
        vmovdqa64 zmm20, zmm4                        ;   481.3         41 next copy
        vpternlogd zmm20, zmm16, zmm18, 0x78         ;   518.8 p0      41 next
        vmovdqu64 zmm22, [rbp + 9600]                ;   490.8 p3      41 next reload
        vpternlogd zmm14, zmm7, zmm22, 0x2d          ;   519.3 p5      41 next
        vpandd zmm30, zmm30, zmm6                    ;   519.8 p0      41 next
        vmovdqu64 zmm26, [rbp + 9344]                ;   484.3 p2      44 next reload
        vpternlogd zmm22, zmm1, zmm26, 0x93          ;   520.3 p5      41 next
        vmovdqu64 zmm28, [rbp + 9472]                ;   485.3 p3      44 next reload
        vmovdqa64 zmm29, zmm9                        ;   515.8         41 next copy
        vpternlogd zmm29, zmm26, zmm28, 0x87         ;   520.8 p0      41 next
        vpternlogd zmm9, zmm7, zmm7, 0xf3            ;   521.3 p5      41 next
        vpternlogd zmm7, zmm22, zmm19, 0x9c          ;   521.8 p0      41 next
        vpandd zmm8, zmm8, zmm25                     ;   522.3 p5      41 next
        vmovdqu64 [rbp + 9792], zmm30                ;   520.8 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm10                       ;   510.3         41 next copy
        vpternlogd zmm30, zmm4, zmm28, 0x95          ;   522.8 p0      41 next
        vpternlogd zmm2, zmm7, zmm30, 0x69           ;   523.8 p5      41 next
        vpternlogd zmm30, zmm31, zmm10, 0x79         ;   523.8 p0      41 next
        vmovdqa64 zmm7, zmm5                         ;   497.3         41 next copy
        vpternlogd zmm7, zmm15, zmm10, 0x65          ;   524.3 p5      41 next
        vpternlogd zmm7, zmm4, zmm28, 0x87           ;   525.3 p0      41 next
        vpternlogd zmm31, zmm7, zmm14, 0x69          ;   526.3 p5      41 next
        vpternlogd zmm31, zmm20, zmm16, 0x78         ;   527.3 p0      41 next
        vpternlogd zmm20, zmm28, [rbp + 9664], 0x78  ;   526.3 p5+p2   41 next
        vmovdqu64 [rbp + 9600], zmm31                ;   528.3 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm6                        ;   514.8         41 next copy
        vpternlogd zmm31, zmm29, zmm28, 0x93         ;   526.8 p0      41 next
        vpternlogd zmm28, zmm15, zmm14, 0x9a         ;   527.3 p5      41 next
        vpternlogd zmm14, zmm15, zmm6, 0x2d          ;   527.8 p0      41 next
        vpternlogd zmm15, zmm18, zmm18, 0xcf         ;   528.3 p5      41 next
        vpternlogd zmm18, zmm30, zmm24, 0x93         ;   528.8 p0      41 next
        vpternlogd zmm18, zmm5, zmm10, 0x78          ;   529.8 p5      41 next
        vpternlogd zmm18, zmm11, zmm22, 0x69         ;   530.8 p0      41 next
        vmovdqu64 zmm5, [rbp + 9664]                 ;   491.3 p3      41 next reload
        vpternlogd zmm6, zmm16, zmm5, 0x60           ;   530.3 p5      41 next
        vpternlogd zmm5, zmm31, zmm4, 0x93           ;   530.8 p0      41 next
        vpternlogd zmm0, zmm10, zmm5, 0x6a           ;   531.8 p5      41 next
        vmovdqu64 zmm31, [rbp + 9408]                ;   493.3 p2      41 next reload
        vpternlogd zmm21, zmm28, zmm31, 0x96         ;   531.8 p0      41 next
        vpternlogd zmm20, zmm31, zmm24, 0x78         ;   532.3 p5      41 next
        vpternlogd zmm26, zmm6, zmm19, 0x6c          ;   532.8 p0      41 next
        vpternlogd zmm21, zmm5, [rbp + 9728], 0x69   ;   533.3 p5+p3   41 next
        vpternlogd zmm23, zmm20, zmm14, 0x96         ;   533.8 p0      41 next
        vpxord zmm14, zmm14, zmm26                   ;   534.3 p5      41 next
        vpternlogd zmm15, zmm14, zmm12, 0x69         ;   535.3 p0      41 next
        vmovdqa64 zmm31, zmm29                       ;   521.8         41 next copy
        vpternlogd zmm31, zmm24, zmm19, 0x78         ;   535.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 7872]                 ;   432.3 p2      50 next
        vpxord zmm4, zmm4, [r11 + 1536]              ;   535.8 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 6208]                 ;   412.8 p2      50 next
        vpxord zmm5, zmm5, [r11 + 1600]              ;   536.3 p5+p3   50 next
        vmovdqu64 zmm10, [rbp + 5632]                ;   412.3 p2      50 next
        vpxord zmm10, zmm10, [r11 + 1664]            ;   536.8 p0+p3   50 next
        vmovdqu64 zmm11, [rbp + 7488]                ;   431.8 p2      50 next
        vpxord zmm11, zmm11, [r11 + 1728]            ;   537.3 p5+p3   50 next
        vmovdqu64 zmm14, [rbp + 8512]                ;   430.3 p2      50 next
        vpxord zmm14, zmm14, [r11 + 1792]            ;   537.8 p0+p3   50 next
        vmovdqu64 zmm22, [rbp + 8384]                ;   433.8 p2      50 next
        vpxord zmm22, zmm22, [r11 + 1856]            ;   538.3 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 7744]                ;   431.3 p2      50 next
        vpxord zmm28, zmm28, [r11 + 1920]            ;   538.8 p0+p3   50 next
        vpternlogd zmm7, zmm1, zmm31, 0x96           ;   539.3 p5      41 next
        vmovdqu64 zmm1, [rbp + 8000]                 ;   434.8 p2      50 next
        vpxord zmm1, zmm1, [r11 + 1984]              ;   539.8 p0+p3   50 next
        vpternlogd zmm30, zmm26, zmm31, 0x69         ;   540.3 p5      41 next
        vmovdqu64 zmm31, [rbp + 8128]                ;   434.3 p2      50 next
        vpxord zmm31, zmm31, [r11 + 1024]            ;   540.8 p0+p3   50 next
        vmovdqu64 zmm26, [rbp + 5568]                ;   435.3 p2      50 next
        vpxord zmm26, zmm26, [r11 + 1088]            ;   541.3 p5+p3   50 next
        vpternlogd zmm9, zmm30, zmm20, 0x96          ;   541.8 p0      41 next
        vmovdqu64 zmm30, [rbp + 7296]                ;   430.8 p2      50 next
        vpxord zmm30, zmm30, [r11 + 1152]            ;   542.3 p5+p3   50 next
        vmovdqu64 zmm20, [rbp + 6080]                ;   429.8 p2      50 next
        vpxord zmm20, zmm20, [r11 + 1216]            ;   542.8 p0+p3   50 next
        vpternlogd zmm2, zmm6, zmm17, 0x96           ;   543.3 p5      41 next
        vmovdqu64 zmm6, [rbp + 6848]                 ;   427.3 p2      50 next
        vpxord zmm6, zmm6, [r11 + 1280]              ;   543.8 p0+p3   50 next
        vpternlogd zmm18, zmm16, zmm27, 0x96         ;   544.3 p5      41 next
        vmovdqu64 zmm16, [rbp + 7360]                ;   428.3 p2      50 next
        vpxord zmm16, zmm16, [r11 + 1344]            ;   544.8 p0+p3   50 next
        vpternlogd zmm15, zmm24, zmm3, 0x96          ;   545.3 p5      41 next
        vmovdqu64 zmm24, [rbp + 8832]                ;   427.8 p2      50 next
        vpxord zmm24, zmm24, [r11 + 1408]            ;   545.8 p0+p3   50 next
        vpternlogd zmm7, zmm12, zmm13, 0x69          ;   546.3 p5      41 next
        vmovdqu64 zmm12, [rbp + 9152]                ;   460.8 p2      50 next
        vpxord zmm12, zmm12, [r11 + 1472]            ;   546.8 p0+p3   50 next
        vpternlogd zmm0, zmm19, [rbp + 9920], 0x96   ;   547.3 p5+p2   41 next
        vmovdqu64 zmm19, [rbp + 9856]                ;   497.8 p3      44 next reload
        vpternlogd zmm21, zmm29, zmm19, 0x96         ;   547.8 p0      41 next
        vmovdqa64 zmm29, zmm8                        ;   523.3         41 next copy
        vpternlogd zmm29, zmm27, zmm19, 0x87         ;   548.3 p5      41 next
        vpternlogd zmm9, zmm25, [rbp + 9792], 0x96   ;   548.8 p0+p2   41 next
        vmovdqu64 [rbp + 9792], zmm23                ;   534.8 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm25                       ;   516.8         41 next copy
        vpternlogd zmm23, zmm19, zmm19, 0x3f         ;   549.3 p5      41 next
        vmovdqu64 [rbp + 7808], zmm5                 ;   537.3 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm25                        ;   516.8         41 next copy
        vpternlogd zmm5, zmm3, zmm17, 0x6a           ;   549.8 p0      41 next
        vmovdqu64 [rbp + 9728], zmm10                ;   537.8 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm25                       ;   516.8         41 next copy
        vpternlogd zmm10, zmm27, zmm17, 0xc9         ;   550.3 p5      41 next
        vmovdqu64 [rbp + 9344], zmm22                ;   539.3 p7+p4   50 next spill
        vmovdqa64 zmm22, zmm3                        ;   516.3         41 next copy
        vmovdqu64 [rbp + 9408], zmm11                ;   538.3 p8+p9   50 next spill
        vpxord zmm11, zmm3, zmm29                    ;   550.8 p0      41 next
        vmovdqu64 [rbp + 9664], zmm14                ;   538.8 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm25                       ;   516.8         41 next copy
        vpternlogd zmm14, zmm27, zmm17, 0x35         ;   551.3 p5      41 next
        vmovdqu64 [rbp + 9536], zmm4                 ;   536.8 p8+p9   50 next spill
        vmovdqa64 zmm4, zmm5                         ;   550.8         41 next copy
        vpternlogd zmm4, zmm27, zmm13, 0x60          ;   551.8 p0      41 next
        vpternlogd zmm5, zmm17, [rbp + 9920], 0x4b   ;   552.3 p5+p3   41 next
        vmovdqu64 [rbp + 9280], zmm28                ;   539.8 p7+p4   50 next spill
        vmovdqa64 zmm28, zmm23                       ;   550.3         41 next copy
        vpternlogd zmm28, zmm27, zmm13, 0x87         ;   552.8 p0      41 next
        vmovdqu64 [rbp + 9472], zmm30                ;   543.3 p8+p9   50 next spill
        vmovdqa64 zmm30, zmm5                        ;   553.3         41 next copy
        vpternlogd zmm30, zmm13, zmm19, 0x78         ;   553.3 p5      41 next
        vmovdqu64 [rbp + 6400], zmm31                ;   541.8 p7+p4   50 next spill
        vmovdqu64 zmm31, [rbp + 9472]                ;   543.3 p2      41 next
        vmovdqu64 [rbp + 8960], zmm12                ;   547.8 p8+p9   50 next spill
        vmovdqu64 zmm12, [rbp + 6400]                ;   541.8 p3      41 next
        vmovdqu64 [rbp + 9216], zmm6                 ;   544.8 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 8960]                 ;   547.8 p2      41 next
        vmovdqu64 [rbp + 8896], zmm16                ;   545.8 p8+p9   50 next spill
        vmovdqu64 zmm16, [rbp + 6400]                ;   541.8 p3      41 next
        vpxord zmm31, zmm31, [rbp + 8896]            ;   553.8 p0+p2   41 next
        vmovdqu64 [rbp + 9984], zmm31                ;   554.8 p7+p4   41 next spill
        vmovdqu64 zmm31, [rbp + 8896]                ;   545.8 p3      41 next
        vmovdqu64 [rbp + 10048], zmm1                ;   540.8 p8+p9   50 next spill
        vmovdqu64 zmm1, [rbp + 8960]                 ;   547.8 p2      41 next
        vpxord zmm16, zmm16, [rbp + 10048]           ;   554.3 p5+p3   41 next
        vpxord zmm31, zmm31, [rbp + 10048]           ;   554.8 p0+p2   41 next
        vpandd zmm1, zmm1, [rbp + 10048]             ;   555.3 p5+p3   41 next
        vpternlogd zmm1, zmm24, zmm20, 0x87          ;   556.3 p0      41 next
        vpxord zmm6, zmm6, zmm26                     ;   556.3 p5      41 next
        vpxord zmm12, zmm12, zmm26                   ;   556.8 p0      41 next
        vmovdqu64 [rbp + 10112], zmm1                ;   557.3 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm30                        ;   554.3         41 next copy
        vpternlogd zmm1, zmm29, zmm19, 0x28          ;   557.3 p5      41 next
        vmovdqu64 [rbp + 10176], zmm31               ;   555.8 p8+p9   41 next spill
        vpandd zmm31, zmm16, zmm20                   ;   557.8 p0      41 next
        vmovdqu64 [rbp + 10240], zmm31               ;   558.8 p7+p4   41 next spill
        vpxord zmm31, zmm20, zmm24                   ;   558.3 p5      41 next
        vmovdqu64 [rbp + 10304], zmm20               ;   543.8 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm17                       ;   515.3         41 next copy
        vpternlogd zmm20, zmm13, [rbp + 9920], 0x6a  ;   558.8 p0+p2   41 next
        vmovdqu64 [rbp + 10368], zmm16               ;   555.3 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm20                       ;   559.8         41 next copy
        vpternlogd zmm16, zmm23, zmm3, 0x93          ;   559.8 p5      41 next
        vpternlogd zmm4, zmm16, zmm3, 0x39           ;   560.8 p0      41 next
        vpternlogd zmm4, zmm8, zmm28, 0x69           ;   561.8 p5      41 next
        vmovdqu64 zmm8, [rbp + 10304]                ;   543.8 p3      41 next
        vpternlogd zmm4, zmm23, zmm10, 0x4b          ;   562.8 p0      41 next
        vmovdqa64 zmm23, zmm20                       ;   559.8         41 next copy
        vpternlogd zmm23, zmm25, zmm13, 0x78         ;   561.3 p5      41 next
        vpandd zmm8, zmm8, zmm26                     ;   561.8 p0      41 next
        vmovdqu64 [rbp + 10432], zmm8                ;   562.8 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm27                        ;   517.3         41 next copy
        vpternlogd zmm8, zmm13, [rbp + 9920], 0x28   ;   562.3 p5+p2   41 next
        vpternlogd zmm8, zmm27, zmm3, 0x2d           ;   563.3 p0      41 next
        vpternlogd zmm8, zmm25, zmm17, 0x87          ;   564.3 p5      41 next
        vmovdqu64 [rbp + 10496], zmm31               ;   559.3 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm8                        ;   565.3         41 next copy
        vpternlogd zmm31, zmm23, zmm19, 0xc6         ;   565.3 p0      41 next
        vpternlogd zmm31, zmm20, zmm27, 0xb4         ;   566.3 p5      41 next
        vpternlogd zmm31, zmm3, zmm17, 0x78          ;   567.3 p0      41 next
        vpternlogd zmm20, zmm10, [rbp + 9920], 0x2d  ;   565.3 p5+p3   41 next
        vpternlogd zmm1, zmm20, zmm25, 0x87          ;   566.3 p0      41 next
        vmovdqu64 zmm20, [rbp + 9920]                ;   503.3 p2      44 next reload
        vpternlogd zmm8, zmm20, zmm20, 0x3f          ;   566.3 p5      41 next
        vmovdqu64 [rbp + 10560], zmm12               ;   557.8 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm3                        ;   516.3         41 next copy
        vpternlogd zmm12, zmm17, zmm20, 0x93         ;   566.8 p0      41 next
        vpternlogd zmm4, zmm12, zmm19, 0x1e          ;   567.8 p5      41 next
        vmovdqu64 [rbp + 10624], zmm6                ;   557.3 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm28                        ;   553.8         41 next copy
        vpternlogd zmm6, zmm17, zmm20, 0x28          ;   567.8 p0      41 next
        vpternlogd zmm6, zmm3, zmm30, 0x4b           ;   568.8 p5      41 next
        vpternlogd zmm23, zmm6, zmm29, 0x69          ;   569.8 p0      41 next
        vmovdqu64 zmm3, [rbp + 10048]                ;   540.8 p3      50 next reload
        vmovdqu64 zmm6, [rbp + 6400]                 ;   541.8 p2      50 next reload
        vmovdqu64 zmm29, [rbp + 9216]                ;   544.8 p3      41 next
        vpternlogd zmm29, zmm6, zmm3, 0x6c           ;   569.3 p5      41 next
        vpternlogd zmm20, zmm12, zmm19, 0x93         ;   569.8 p0      41 next
        vpternlogd zmm5, zmm20, zmm10, 0x6c          ;   570.8 p5      41 next
        vmovdqu64 zmm10, [rbp + 9216]                ;   544.8 p2      41 next
        vmovdqu64 zmm20, [rbp + 10304]               ;   543.8 p3      50 next reload
        vpandd zmm10, zmm10, zmm20                   ;   570.8 p0      41 next
        vpternlogd zmm11, zmm5, zmm13, 0xc6          ;   571.8 p5      41 next
        vpternlogd zmm12, zmm27, zmm17, 0x78         ;   571.8 p0      41 next
        vpternlogd zmm30, zmm8, zmm17, 0xc6          ;   572.3 p5      41 next
        vpternlogd zmm1, zmm17, zmm12, 0x96          ;   572.8 p0      41 next
        vpxord zmm22, zmm22, zmm12                   ;   573.3 p5      41 next
        vmovdqu64 zmm5, [rbp + 9984]                 ;   554.8 p2      41 next
        vmovdqu64 zmm12, [rbp + 10624]               ;   557.3 p3      41 next
        vmovdqu64 zmm17, [rbp + 9472]                ;   543.3 p2      50 next reload
        vpandd zmm12, zmm12, zmm17                   ;   573.8 p0      41 next
        vpternlogd zmm8, zmm19, zmm22, 0x4b          ;   574.3 p5      41 next
        vmovdqu64 zmm19, [rbp + 9280]                ;   539.8 p3      41 next
        vpandd zmm19, zmm19, [rbp + 9536]            ;   574.8 p0+p2   41 next
        vpternlogd zmm22, zmm28, zmm25, 0xb4         ;   575.3 p5      41 next
        vpternlogd zmm22, zmm30, zmm27, 0xc6         ;   576.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 7808]                ;   537.3 p3      50 next reload
        vmovdqu64 zmm25, [rbp + 9280]                ;   539.8 p2      41 next
        vpternlogd zmm25, zmm30, zmm30, 0x3f         ;   576.3 p5      41 next
        vpternlogd zmm8, zmm14, zmm16, 0x96          ;   576.8 p0      41 next
        vmovdqu64 zmm14, [rbp + 8896]                ;   545.8 p3      50 next reload
        vmovdqu64 zmm27, [rbp + 10368]               ;   555.3 p2      41 next reload
        vmovdqu64 zmm28, [rbp + 10112]               ;   557.3 p3      41 next
        vpternlogd zmm28, zmm27, zmm14, 0x87         ;   577.3 p5      41 next
        vpternlogd zmm22, zmm16, zmm13, 0x1e         ;   577.8 p0      41 next
        vmovdqu64 zmm13, [rbp + 9664]                ;   538.8 p2      41 next
        vmovdqu64 zmm16, [rbp + 9664]                ;   538.8 p3      41 next
        vpandd zmm5, zmm5, zmm24                     ;   578.3 p5      41 next
        vpternlogd zmm4, zmm0, [rbp + 5568], 0x96    ;   578.8 p0+p2   50 next
        vpternlogd zmm31, zmm2, [rbp + 6848], 0x96   ;   579.3 p5+p3   50 next
        vpternlogd zmm23, zmm7, [rbp + 6080], 0x96   ;   579.8 p0+p2   50 next
        vpternlogd zmm11, zmm21, [rbp + 7296], 0x96  ;   580.3 p5+p3   50 next
        vpternlogd zmm1, zmm9, [rbp + 9152], 0x96    ;   580.8 p0+p2   50 next
        vmovdqu64 [rbp + 9152], zmm1                 ;   581.8 p8+p9   50 next spill
        vmovdqa64 zmm1, zmm24                        ;   546.8         41 next copy
        vpternlogd zmm1, zmm26, zmm3, 0x28           ;   581.3 p5      41 next
        vpternlogd zmm8, zmm15, [rbp + 7360], 0x96   ;   581.8 p0+p3   50 next
        vpternlogd zmm22, zmm18, [rbp + 8832], 0x96  ;   582.3 p5+p2   50 next
        vmovdqu64 [rbp + 8832], zmm22                ;   583.3 p7+p4   50 next spill
        vmovdqa64 zmm22, zmm14                       ;   551.8         41 next copy
        vpternlogd zmm22, zmm6, zmm6, 0xcf           ;   582.8 p0      41 next
        vmovdqu64 [rbp + 7360], zmm8                 ;   582.8 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm17                        ;   549.3         41 next copy
        vpternlogd zmm8, zmm26, zmm6, 0x65           ;   583.3 p5      41 next
        vpternlogd zmm8, zmm27, zmm3, 0x4b           ;   584.3 p0      41 next
        vmovdqa64 zmm27, zmm17                       ;   549.3         41 next copy
        vpternlogd zmm27, zmm26, zmm26, 0xc3         ;   584.3 p5      41 next
        vmovdqu64 [rbp + 10368], zmm31               ;   580.3 p7+p4   50 next spill
        vmovdqa64 zmm31, zmm24                       ;   546.8         41 next copy
        vpternlogd zmm31, zmm26, zmm6, 0x78          ;   584.8 p0      41 next
        vmovdqu64 [rbp + 7296], zmm23                ;   580.8 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm28                       ;   578.3         41 next copy
        vpternlogd zmm23, zmm17, zmm3, 0xd2          ;   585.3 p5      41 next
        vmovdqu64 [rbp + 6080], zmm11                ;   581.3 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm1                        ;   582.3         41 next copy
        vpternlogd zmm11, zmm3, zmm3, 0xf3           ;   585.8 p0      41 next
        vmovdqu64 zmm3, [rbp + 9216]                 ;   544.8 p3      50 next reload
        vpternlogd zmm1, zmm14, zmm3, 0x87           ;   586.3 p5      41 next
        vmovdqu64 [rbp + 10048], zmm4                ;   579.8 p8+p9   50 next spill
        vmovdqa64 zmm4, zmm27                        ;   585.3         41 next copy
        vpternlogd zmm4, zmm8, zmm3, 0xc6            ;   586.8 p0      41 next
        vpternlogd zmm4, zmm29, [rbp + 9984], 0x96   ;   587.8 p5+p2   41 next
        vpternlogd zmm29, zmm24, [rbp + 10176], 0x78 ;   587.8 p0+p3   41 next
        vmovdqu64 [rbp + 6848], zmm9                 ;   549.8 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm1                         ;   587.3         41 next copy
        vpternlogd zmm9, zmm20, zmm17, 0x78          ;   588.3 p5      41 next
        vmovdqu64 [rbp + 5568], zmm18                ;   545.3 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm27                       ;   585.3         41 next copy
        vpternlogd zmm18, zmm6, zmm6, 0xcf           ;   588.8 p0      41 next
        vmovdqu64 [rbp + 9856], zmm15                ;   546.3 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm26                       ;   542.3         41 next copy
        vpternlogd zmm15, zmm6, [rbp + 8960], 0x48   ;   589.3 p5+p2   41 next
        vpternlogd zmm14, zmm15, zmm17, 0x6c         ;   590.3 p0      41 next
        vmovdqu64 [rbp + 8896], zmm2                 ;   544.3 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm14                        ;   591.3         41 next copy
        vmovdqu64 [rbp + 9920], zmm7                 ;   547.3 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm24                        ;   546.8         41 next copy
        vpternlogd zmm7, zmm3, [rbp + 8960], 0x93    ;   590.3 p5+p3   41 next
        vpternlogd zmm23, zmm7, [rbp + 10432], 0x69  ;   591.3 p0+p2   41 next
        vpternlogd zmm7, zmm10, [rbp + 8960], 0x79   ;   591.3 p5+p3   41 next
        vpternlogd zmm6, zmm7, zmm20, 0x93           ;   592.3 p0      41 next
        vpternlogd zmm7, zmm14, zmm9, 0x69           ;   592.3 p5      41 next
        vmovdqu64 zmm14, [rbp + 10624]               ;   557.3 p2      41 next reload
        vmovdqu64 [rbp + 6400], zmm21                ;   548.8 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm1                        ;   587.3         41 next copy
        vpternlogd zmm21, zmm3, zmm14, 0x87          ;   592.8 p0      41 next
        vpternlogd zmm14, zmm27, zmm8, 0x65          ;   593.3 p5      41 next
        vpxord zmm2, zmm2, zmm14                     ;   594.3 p0      41 next
        vpternlogd zmm18, zmm2, zmm29, 0x69          ;   595.3 p5      41 next
        vmovdqu64 zmm2, [rbp + 10560]                ;   557.8 p3      41 next reload
        vpternlogd zmm21, zmm24, zmm2, 0x87          ;   594.8 p0      41 next
        vpternlogd zmm2, zmm31, zmm3, 0x6c           ;   595.3 p5      41 next
        vpternlogd zmm4, zmm21, [rbp + 10240], 0x69  ;   595.8 p0+p2   41 next
        vpternlogd zmm4, zmm1, zmm30, 0x96           ;   596.8 p5      41 next
        vmovdqu64 zmm1, [rbp + 9984]                 ;   554.8 p3      41 next reload
        vpternlogd zmm2, zmm20, zmm1, 0x78           ;   596.8 p0      41 next
        vpternlogd zmm11, zmm7, zmm2, 0x96           ;   597.8 p5      41 next
        vpternlogd zmm22, zmm2, zmm1, 0x96           ;   597.8 p0      41 next
        vmovdqu64 zmm1, [rbp + 9408]                 ;   538.3 p2      50 next reload
        vmovdqu64 zmm2, [rbp + 9664]                 ;   538.8 p3      50 next reload
        vmovdqu64 zmm7, [rbp + 9280]                 ;   539.8 p2      41 next
        vpternlogd zmm7, zmm2, zmm1, 0x6a            ;   598.3 p5      41 next
        vpternlogd zmm23, zmm15, zmm1, 0x96          ;   598.8 p0      41 next
        vpternlogd zmm18, zmm20, zmm2, 0x96          ;   599.3 p5      41 next
        vmovdqu64 zmm15, [rbp + 9536]                ;   536.8 p3      50 next reload
        vmovdqa64 zmm20, zmm2                        ;   544.8         41 next copy
        vpternlogd zmm20, zmm1, zmm15, 0x93          ;   599.8 p0      41 next
        vmovdqu64 [rbp + 10304], zmm0                ;   548.3 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm7                         ;   599.3         41 next copy
        vpternlogd zmm0, zmm1, zmm15, 0x4b           ;   600.3 p5      41 next
        vmovdqa64 zmm17, zmm20                       ;   600.8         41 next copy
        vpternlogd zmm17, zmm30, zmm15, 0x87         ;   600.8 p0      41 next
        vmovdqa64 zmm30, zmm1                        ;   544.3         41 next copy
        vpternlogd zmm30, zmm15, [rbp + 9728], 0x6c  ;   601.3 p5+p2   41 next
        vmovdqa64 zmm15, zmm30                       ;   602.3         41 next copy
        vpternlogd zmm15, zmm25, zmm2, 0x93          ;   602.3 p0      41 next
        vmovdqu64 [rbp + 9984], zmm14                ;   594.3 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 10176]               ;   555.8 p3      41 next reload
        vpternlogd zmm27, zmm14, [rbp + 8960], 0x59  ;   602.3 p5+p2   41 next
        vpternlogd zmm27, zmm24, zmm3, 0x87          ;   603.3 p0      41 next
        vpternlogd zmm10, zmm8, zmm27, 0x69          ;   604.3 p5      41 next
        vmovdqu64 zmm3, [rbp + 9536]                 ;   536.8 p3      50 next reload
        vmovdqu64 zmm8, [rbp + 9728]                 ;   537.8 p2      50 next reload
        vmovdqu64 zmm24, [rbp + 9344]                ;   539.3 p3      41 next
        vpternlogd zmm24, zmm8, zmm3, 0x28           ;   603.8 p0      41 next
        vpternlogd zmm10, zmm31, zmm26, 0x2d         ;   605.3 p5      41 next
        vmovdqu64 zmm31, [rbp + 8960]                ;   547.8 p2      50 next reload
        vpternlogd zmm6, zmm14, zmm31, 0x87          ;   604.8 p0      41 next
        vpternlogd zmm5, zmm6, zmm28, 0x96           ;   605.8 p5      41 next
        vmovdqu64 zmm6, [rbp + 9344]                 ;   539.3 p3      50 next reload
        vmovdqu64 zmm14, [rbp + 9280]                ;   539.8 p2      41 next
        vpternlogd zmm14, zmm1, zmm6, 0xa9           ;   605.8 p0      41 next
        vpternlogd zmm21, zmm31, [rbp + 10496], 0x78 ;   606.3 p5+p3   41 next
        vmovdqu64 zmm31, [r9 + 9216]                 ;   472.8 p2      44 next
        vmovdqu64 zmm28, [r9 + 9280]                 ;   473.8 p3      44 next
        vpternlogd zmm7, zmm6, zmm8, 0x60            ;   606.8 p0      41 next
        vpternlogd zmm7, zmm15, zmm2, 0x39           ;   607.8 p5      41 next
        vmovdqu64 zmm2, [r9 + 9344]                  ;   474.3 p2      44 next
        vmovdqu64 zmm3, [r9 + 9408]                  ;   474.8 p3      44 next
        vmovdqu64 [rbp + 8960], zmm22                ;   598.8 p7+p4   41 next spill
        vmovdqu64 zmm22, [r9 + 9472]                 ;   475.3 p2      44 next
        vpternlogd zmm17, zmm0, zmm14, 0x78          ;   607.8 p0      41 next
        vmovdqu64 [rbp + 10496], zmm10               ;   606.3 p8+p9   41 next spill
        vmovdqu64 zmm10, [r9 + 9536]                 ;   475.8 p3      44 next
        vmovdqu64 zmm1, [r9 + 9600]                  ;   476.3 p2      44 next
        vpxord zmm28, zmm28, zmm4                    ;   608.3 p5      44 next
        vpternlogd zmm5, zmm26, zmm6, 0x96           ;   608.8 p0      41 next
        vpxord zmm3, zmm3, zmm23                     ;   609.3 p5      44 next
        vpxord zmm22, zmm22, zmm18                   ;   609.8 p0      44 next
        vpxord zmm10, zmm10, zmm5                    ;   610.3 p5      44 next
        vpternlogd zmm27, zmm9, [rbp + 10112], 0x96  ;   610.8 p0+p3   41 next
        vmovdqa64 zmm9, zmm25                        ;   577.3         41 next copy
        vpternlogd zmm9, zmm6, zmm8, 0x87            ;   611.3 p5      41 next
        vpternlogd zmm27, zmm29, zmm8, 0x69          ;   611.8 p0      41 next
        vpternlogd zmm7, zmm9, zmm19, 0x69           ;   612.3 p5      41 next
        vmovdqu64 zmm29, [rbp + 7808]                ;   537.3 p2      50 next reload
        vpternlogd zmm19, zmm6, zmm29, 0x87          ;   612.8 p0      41 next
        vpternlogd zmm7, zmm25, zmm14, 0x4b          ;   613.3 p5      41 next
        vpternlogd zmm0, zmm8, zmm29, 0x78           ;   613.8 p0      41 next
        vmovdqu64 zmm25, [rbp + 9280]                ;   539.8 p3      50 next reload
        vpternlogd zmm12, zmm11, zmm25, 0x96         ;   614.3 p5      41 next
        vpternlogd zmm7, zmm20, zmm29, 0x1e          ;   614.8 p0      41 next
        vmovdqu64 zmm11, [rbp + 9408]                ;   538.3 p2      50 next reload
        vpternlogd zmm20, zmm6, zmm11, 0x78          ;   615.3 p5      41 next
        vpxord zmm13, zmm13, zmm20                   ;   616.3 p0      41 next
        vpxord zmm16, zmm16, zmm19                   ;   616.3 p5      41 next
        vpternlogd zmm16, zmm17, zmm8, 0xc6          ;   617.3 p0      41 next
        vmovdqa64 zmm17, zmm25                       ;   545.8         41 next copy
        vpternlogd zmm17, zmm6, zmm11, 0x35          ;   617.3 p5      41 next
        vpxord zmm2, zmm2, zmm27                     ;   617.8 p0      44 next
        vpxord zmm1, zmm1, zmm12                     ;   618.3 p5      44 next
        vpternlogd zmm24, zmm6, [rbp + 9664], 0x2d   ;   618.8 p0+p3   41 next
        vpternlogd zmm24, zmm25, zmm11, 0x87         ;   619.8 p5      41 next
        vpternlogd zmm14, zmm30, [rbp + 9536], 0x39  ;   619.8 p0+p2   41 next
        vpternlogd zmm4, zmm16, [r9 + 9856], 0x96    ;   620.3 p5+p3   44 next
        vmovdqa64 zmm16, zmm30                       ;   602.3         41 next copy
        vpternlogd zmm16, zmm25, zmm8, 0x78          ;   620.8 p0      41 next
        vmovdqu64 [rbp + 10112], zmm4                ;   621.3 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 10496]                ;   606.3 p2      41 next reload
        vpternlogd zmm26, zmm4, [r9 + 9664], 0x69    ;   621.3 p5+p3   44 next
        vmovdqa64 zmm4, zmm0                         ;   614.8         41 next copy
        vpternlogd zmm4, zmm19, zmm29, 0x28          ;   621.8 p0      41 next
        vpternlogd zmm4, zmm14, zmm25, 0x87          ;   622.8 p5      41 next
        vpternlogd zmm4, zmm20, zmm11, 0x96          ;   623.8 p0      41 next
        vpternlogd zmm25, zmm13, zmm9, 0xc6          ;   623.3 p5      41 next
        vmovdqu64 zmm14, [rbp + 9536]                ;   536.8 p2      50 next reload
        vpternlogd zmm9, zmm11, zmm14, 0x28          ;   623.8 p0      41 next
        vpternlogd zmm21, zmm14, [rbp + 9472], 0x96  ;   624.3 p5+p3   41 next
        vmovdqa64 zmm20, zmm24                       ;   620.8         41 next copy
        vpternlogd zmm20, zmm14, zmm14, 0x3f         ;   624.8 p0      41 next
        vpternlogd zmm24, zmm16, zmm29, 0xc6         ;   625.3 p5      41 next
        vpternlogd zmm24, zmm30, zmm6, 0xb4          ;   626.3 p0      41 next
        vpternlogd zmm13, zmm29, zmm20, 0x59         ;   626.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 9984]                ;   594.3 p2      41 next reload
        vmovdqu64 zmm14, [rbp + 8960]                ;   598.8 p3      44 next
        vpternlogd zmm14, zmm30, [r9 + 9728], 0x96   ;   626.8 p0+p2   44 next
        vpternlogd zmm13, zmm17, zmm15, 0x96         ;   627.3 p5      41 next
        vpternlogd zmm20, zmm0, zmm11, 0xd2          ;   627.8 p0      41 next
        vpternlogd zmm25, zmm20, zmm6, 0xc6          ;   628.8 p5      41 next
        vpternlogd zmm25, zmm15, zmm8, 0x1e          ;   629.8 p0      41 next
        vmovdqu64 zmm30, [rbp + 9664]                ;   538.8 p3      50 next reload
        vpternlogd zmm9, zmm0, zmm30, 0x2d           ;   629.3 p5      41 next
        vpternlogd zmm24, zmm30, zmm11, 0x78         ;   629.8 p0      41 next
        vpternlogd zmm16, zmm9, zmm19, 0x69          ;   630.3 p5      41 next
        vpxord zmm31, zmm31, zmm21                   ;   630.8 p0      44 next
        vpternlogd zmm21, zmm7, [r9 + 9792], 0x96    ;   631.3 p5+p2   44 next
        vpternlogd zmm12, zmm4, [r9 + 10176], 0x96   ;   631.8 p0+p3   44 next
        vpternlogd zmm18, zmm13, [r9 + 10048], 0x96  ;   632.3 p5+p2   44 next
        vpternlogd zmm23, zmm24, [r9 + 9984], 0x96   ;   632.8 p0+p3   44 next
        vpternlogd zmm27, zmm16, [r9 + 9920], 0x96   ;   633.3 p5+p2   44 next
        vpternlogd zmm5, zmm25, [r9 + 10112], 0x96   ;   633.8 p0+p3   44 next
        vpxord zmm30, zmm28, zmm2                    ;   634.3 p5      41 next
        vpxord zmm0, zmm28, zmm31                    ;   634.8 p0      41 next
        vmovdqa64 zmm4, zmm28                        ;   609.3         41 next copy
        vpxord zmm6, zmm22, zmm26                    ;   635.3 p5      41 next
        vpandd zmm7, zmm22, zmm0                     ;   635.8 p0      41 next
        vpandd zmm8, zmm22, zmm26                    ;   636.3 p5      41 next
        vpandd zmm9, zmm22, zmm2                     ;   636.8 p0      41 next
        vpandd zmm11, zmm22, zmm10                   ;   637.3 p5      41 next
        vpxord zmm13, zmm3, zmm1                     ;   637.8 p0      41 next
        vpxord zmm15, zmm1, zmm31                    ;   638.3 p5      41 next
        vpxord zmm16, zmm2, zmm14                    ;   638.8 p0      41 next
        vpternlogd zmm8, zmm14, zmm31, 0x87          ;   639.3 p5      41 next
        vpandd zmm17, zmm3, zmm16                    ;   639.8 p0      41 next
        vpandd zmm4, zmm4, zmm16                     ;   640.3 p5      41 next
        vmovdqa64 zmm19, zmm3                        ;   610.3         41 next copy
        vpternlogd zmm19, zmm2, zmm28, 0x65          ;   640.8 p0      41 next
        vpternlogd zmm19, zmm0, zmm31, 0x4b          ;   641.8 p5      41 next
        vpternlogd zmm0, zmm8, zmm1, 0x93            ;   641.8 p0      41 next
        vmovdqa64 zmm20, zmm3                        ;   610.3         41 next copy
        vpternlogd zmm20, zmm2, zmm2, 0xc3           ;   642.3 p5      41 next
        vpandd zmm24, zmm14, zmm15                   ;   642.8 p0      41 next
        vmovdqa64 zmm25, zmm1                        ;   619.3         41 next copy
        vpternlogd zmm25, zmm3, zmm28, 0x93          ;   643.3 p5      41 next
        vmovdqa64 zmm29, zmm26                       ;   622.3         41 next copy
        vpternlogd zmm29, zmm2, zmm31, 0x28          ;   643.8 p0      41 next
        vmovdqu64 [rbp + 9408], zmm17                ;   640.8 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm26                       ;   622.3         41 next copy
        vpternlogd zmm17, zmm2, zmm28, 0x78          ;   644.3 p5      41 next
        vmovdqu64 [rbp + 9664], zmm27                ;   634.3 p7+p4   44 next spill
        vmovdqa64 zmm27, zmm10                       ;   611.3         41 next copy
        vpternlogd zmm27, zmm28, zmm31, 0x6c         ;   644.8 p0      41 next
        vmovdqu64 [rbp + 9728], zmm5                 ;   634.8 p8+p9   44 next spill
        vmovdqa64 zmm5, zmm14                        ;   627.8         41 next copy
        vpternlogd zmm5, zmm26, zmm10, 0x95          ;   645.3 p5      41 next
        vmovdqu64 [rbp + 9344], zmm18                ;   633.3 p7+p4   44 next spill
        vmovdqa64 zmm18, zmm29                       ;   644.8         41 next copy
        vpternlogd zmm18, zmm1, zmm10, 0x87          ;   645.8 p0      41 next
        vmovdqu64 [rbp + 9984], zmm23                ;   633.8 p8+p9   44 next spill
        vmovdqu64 zmm23, [rbp + 9344]                ;   633.3 p2      41 next
        vmovdqu64 [rbp + 8960], zmm21                ;   632.3 p7+p4   44 next spill
        vmovdqu64 zmm21, [rbp + 9344]                ;   633.3 p3      41 next
        vmovdqu64 [rbp + 7808], zmm12                ;   632.8 p8+p9   44 next spill
        vmovdqu64 zmm12, [rbp + 8960]                ;   632.3 p2      41 next
        vpandd zmm12, zmm12, [rbp + 7808]            ;   646.3 p5+p3   41 next
        vpternlogd zmm1, zmm4, zmm3, 0x6c            ;   646.8 p0      41 next
        vmovdqu64 [rbp + 9536], zmm4                 ;   641.3 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm1                         ;   647.8         41 next copy
        vmovdqu64 [rbp + 9472], zmm12                ;   647.3 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm16                       ;   639.8         41 next copy
        vpternlogd zmm12, zmm18, zmm10, 0x93         ;   647.3 p5      41 next
        vpternlogd zmm12, zmm30, zmm26, 0x87         ;   648.3 p0      41 next
        vpternlogd zmm6, zmm12, zmm14, 0x6c          ;   649.3 p5      41 next
        vpternlogd zmm16, zmm20, zmm19, 0x65         ;   648.8 p0      41 next
        vpternlogd zmm30, zmm17, zmm10, 0x6c         ;   649.3 p5      41 next
        vpternlogd zmm30, zmm13, zmm22, 0x78         ;   650.3 p0      41 next
        vpxord zmm4, zmm4, zmm16                     ;   650.3 p5      41 next
        vpternlogd zmm25, zmm16, zmm30, 0x96         ;   651.3 p0      41 next
        vmovdqa64 zmm16, zmm20                       ;   643.3         41 next copy
        vpternlogd zmm16, zmm19, zmm10, 0xc6         ;   651.3 p5      41 next
        vpternlogd zmm16, zmm13, zmm27, 0x96         ;   652.3 p0      41 next
        vpternlogd zmm7, zmm16, zmm12, 0x69          ;   653.3 p5      41 next
        vpternlogd zmm27, zmm15, zmm26, 0x78         ;   652.8 p0      41 next
        vpternlogd zmm15, zmm20, zmm14, 0x65         ;   653.3 p5      41 next
        vpternlogd zmm15, zmm10, zmm26, 0x87         ;   654.3 p0      41 next
        vmovdqu64 zmm10, [rbp + 10112]               ;   621.3 p2      44 next reload
        vmovdqu64 zmm12, [rbp + 7808]                ;   632.8 p3      41 next
        vpternlogd zmm12, zmm10, zmm10, 0x3f         ;   654.3 p5      41 next
        vpternlogd zmm13, zmm26, zmm0, 0x95          ;   654.8 p0      41 next
        vpternlogd zmm0, zmm3, zmm31, 0xd2           ;   655.3 p5      41 next
        vpternlogd zmm20, zmm28, zmm28, 0xcf         ;   655.8 p0      41 next
        vpternlogd zmm9, zmm0, zmm5, 0x69            ;   656.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 9984]                 ;   633.8 p2      44 next reload
        vmovdqu64 zmm16, [rbp + 9344]                ;   633.3 p3      44 next reload
        vmovdqu64 zmm26, [rbp + 7808]                ;   632.8 p2      41 next
        vpternlogd zmm26, zmm16, zmm0, 0x6a          ;   656.8 p0      41 next
        vpternlogd zmm5, zmm14, zmm11, 0x79          ;   657.3 p5      41 next
        vpternlogd zmm20, zmm4, zmm27, 0x69          ;   657.8 p0      41 next
        vpternlogd zmm11, zmm19, zmm15, 0x69         ;   658.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 8960]                 ;   632.3 p3      44 next reload
        vmovdqu64 zmm14, [rbp + 9664]                ;   634.3 p2      44 next reload
        vmovdqu64 zmm19, [rbp + 9728]                ;   634.8 p3      41 next
        vpternlogd zmm19, zmm14, zmm4, 0x28          ;   658.8 p0      41 next
        vpternlogd zmm11, zmm17, zmm2, 0x78          ;   659.3 p5      41 next
        vpternlogd zmm28, zmm5, zmm22, 0x93          ;   659.8 p0      41 next
        vpternlogd zmm13, zmm24, zmm28, 0x96         ;   660.8 p5      41 next
        vmovdqa64 zmm17, zmm18                       ;   646.8         41 next copy
        vpternlogd zmm17, zmm22, zmm3, 0x78          ;   660.8 p0      41 next
        vpternlogd zmm15, zmm8, zmm17, 0x96          ;   661.8 p5      41 next
        vmovdqu64 zmm8, [rbp + 10048]                ;   579.8 p2      50 next
        vpxord zmm8, zmm8, [r10 + 768]               ;   661.8 p0+p3   50 next
        vmovdqu64 zmm24, [rbp + 6080]                ;   581.3 p2      50 next
        vpxord zmm24, zmm24, [r10 + 832]             ;   662.3 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 7296]                ;   580.8 p2      50 next
        vpxord zmm28, zmm28, [r10 + 896]             ;   662.8 p0+p3   50 next
        vpternlogd zmm1, zmm17, zmm17, 0xc3          ;   663.3 p5      41 next
        vmovdqu64 zmm17, [rbp + 10368]               ;   580.3 p2      50 next
        vpxord zmm17, zmm17, [r10 + 960]             ;   663.8 p0+p3   50 next
        vpternlogd zmm30, zmm1, zmm5, 0x96           ;   664.3 p5      41 next
        vmovdqu64 zmm1, [rbp + 7360]                 ;   582.8 p2      50 next
        vpxord zmm1, zmm1, [r10]                     ;   664.8 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 8832]                 ;   583.3 p2      50 next
        vpxord zmm5, zmm5, [r10 + 64]                ;   665.3 p5+p3   50 next
        vpternlogd zmm30, zmm29, zmm31, 0x2d         ;   665.8 p0      41 next
        vmovdqu64 zmm31, [rbp + 9152]                ;   581.8 p2      50 next
        vpxord zmm31, zmm31, [r10 + 128]             ;   666.3 p5+p3   50 next
        vpternlogd zmm6, zmm3, zmm4, 0x96            ;   666.8 p0      41 next
        vpternlogd zmm7, zmm18, zmm10, 0x96          ;   667.3 p5      41 next
        vmovdqu64 zmm3, [rbp + 7872]                 ;   531.3 p2      58 r reload
        vmovdqu64 zmm18, [rbp + 10304]               ;   548.3 p3      50 next
        vpternlogd zmm18, zmm3, [r10 + 192], 0x96    ;   667.8 p0+p2   50 next
        vpternlogd zmm20, zmm22, zmm16, 0x96         ;   668.3 p5      41 next
        vpternlogd zmm15, zmm27, zmm14, 0x69         ;   668.8 p0      41 next
        vmovdqu64 zmm22, [rbp + 6208]                ;   532.8 p3      58 r reload
        vmovdqu64 zmm27, [rbp + 6400]                ;   548.8 p2      50 next
        vpternlogd zmm27, zmm22, [r10 + 256], 0x96   ;   669.3 p5+p3   50 next
        vmovdqu64 zmm29, [rbp + 9728]                ;   634.8 p2      44 next reload
        vpternlogd zmm13, zmm2, zmm29, 0x96          ;   669.8 p0      41 next
        vpternlogd zmm19, zmm29, zmm16, 0x2d         ;   670.3 p5      41 next
        vpternlogd zmm9, zmm0, [rbp + 9536], 0x96    ;   670.8 p0+p3   41 next
        vmovdqa64 zmm2, zmm16                        ;   639.3         41 next copy
        vpternlogd zmm2, zmm0, zmm4, 0x93            ;   671.3 p5      41 next
        vmovdqu64 [rbp + 9536], zmm27                ;   670.3 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm26                       ;   657.8         41 next copy
        vpternlogd zmm27, zmm29, zmm14, 0x60         ;   671.8 p0      41 next
        vpternlogd zmm26, zmm0, zmm4, 0x4b           ;   672.3 p5      41 next
        vmovdqu64 [rbp + 9280], zmm18                ;   668.8 p8+p9   50 next spill
        vmovdqa64 zmm18, zmm0                        ;   639.8         41 next copy
        vpternlogd zmm18, zmm14, zmm4, 0x6a          ;   672.8 p0      41 next
        vmovdqa64 zmm22, zmm12                       ;   655.3         41 next copy
        vpternlogd zmm22, zmm29, zmm14, 0x87         ;   673.3 p5      41 next
        vpternlogd zmm19, zmm0, [rbp + 7808], 0x87   ;   673.8 p0+p2   41 next
        vpternlogd zmm3, zmm6, [rbp + 10304], 0x96   ;   674.3 p5+p3   50 next
        vmovdqu64 [rbp + 7872], zmm3                 ;   675.3 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm18                        ;   673.8         41 next copy
        vpternlogd zmm3, zmm12, zmm16, 0x93          ;   674.8 p0      41 next
        vpternlogd zmm27, zmm3, zmm16, 0x39          ;   675.8 p5      41 next
        vpternlogd zmm27, zmm22, [rbp + 9472], 0x69  ;   676.8 p0+p2   41 next
        vmovdqu64 [rbp + 10304], zmm24               ;   663.3 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm26                       ;   673.3         41 next copy
        vpternlogd zmm24, zmm14, zmm10, 0x78         ;   676.3 p5      41 next
        vmovdqu64 [rbp + 10496], zmm31               ;   667.3 p7+p4   50 next spill
        vmovdqu64 zmm31, [rbp + 10304]               ;   663.3 p3      41 next
        vmovdqu64 [rbp + 10176], zmm17               ;   664.8 p8+p9   50 next spill
        vmovdqu64 zmm17, [rbp + 10496]               ;   667.3 p2      41 next
        vmovdqu64 [rbp + 9216], zmm1                 ;   665.8 p7+p4   50 next spill
        vmovdqu64 zmm1, [rbp + 10496]                ;   667.3 p3      41 next
        vpxord zmm31, zmm31, [rbp + 9216]            ;   676.8 p0+p2   41 next
        vmovdqu64 [rbp + 10240], zmm31               ;   677.8 p8+p9   41 next spill
        vmovdqu64 zmm31, [rbp + 9216]                ;   665.8 p3      41 next
        vpxord zmm17, zmm17, zmm8                    ;   677.3 p5      41 next
        vmovdqu64 [rbp + 10560], zmm17               ;   678.3 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm22                       ;   674.3         41 next copy
        vpternlogd zmm17, zmm0, zmm4, 0x28           ;   677.8 p0      41 next
        vpternlogd zmm17, zmm24, zmm16, 0x2d         ;   678.8 p5      41 next
        vmovdqu64 [rbp + 10624], zmm8                ;   662.8 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm2                         ;   672.3         41 next copy
        vpternlogd zmm8, zmm10, zmm4, 0x87           ;   678.8 p0      41 next
        vmovdqu64 [rbp + 10432], zmm28               ;   663.8 p7+p4   50 next spill
        vmovdqu64 zmm28, [rbp + 10624]               ;   662.8 p2      41 next
        vmovdqu64 [rbp + 10688], zmm5                ;   666.3 p8+p9   50 next spill
        vmovdqu64 zmm5, [rbp + 10432]                ;   663.8 p3      41 next
        vpxord zmm5, zmm5, [rbp + 10688]             ;   679.3 p5+p2   41 next
        vmovdqu64 [rbp + 10752], zmm5                ;   680.3 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 10432]                ;   663.8 p3      41 next
        vmovdqu64 [rbp + 10816], zmm6                ;   667.8 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm2                         ;   672.3         41 next copy
        vpternlogd zmm6, zmm29, zmm0, 0x78           ;   679.8 p0      41 next
        vpxord zmm23, zmm23, zmm6                    ;   680.8 p5      41 next
        vpternlogd zmm22, zmm23, [rbp + 7808], 0x9c  ;   681.8 p0+p2   41 next
        vmovdqu64 [rbp + 10880], zmm25               ;   652.3 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm19                       ;   674.8         41 next copy
        vpternlogd zmm25, zmm4, zmm4, 0x3f           ;   681.3 p5      41 next
        vpternlogd zmm23, zmm25, zmm10, 0x39         ;   682.3 p0      41 next
        vpternlogd zmm25, zmm24, zmm0, 0xd2          ;   682.3 p5      41 next
        vpternlogd zmm22, zmm25, zmm29, 0xc6         ;   683.3 p0      41 next
        vpternlogd zmm22, zmm3, zmm14, 0x1e          ;   684.3 p5      41 next
        vpternlogd zmm22, zmm13, [rbp + 8832], 0x96  ;   685.3 p0+p3   50 next
        vmovdqu64 zmm25, [rbp + 7808]                ;   632.8 p2      44 next reload
        vmovdqu64 [rbp + 8832], zmm22                ;   686.3 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm29                       ;   640.8         41 next copy
        vpternlogd zmm22, zmm0, zmm25, 0xe1          ;   684.3 p5      41 next
        vpternlogd zmm27, zmm12, zmm22, 0x4b         ;   685.3 p0      41 next
        vpternlogd zmm26, zmm8, zmm22, 0x6c          ;   685.3 p5      41 next
        vpternlogd zmm2, zmm27, zmm10, 0x36          ;   686.3 p0      41 next
        vmovdqu64 zmm8, [rbp + 10432]                ;   663.8 p3      41 next
        vmovdqu64 zmm12, [rbp + 10624]               ;   662.8 p2      50 next reload
        vpandd zmm8, zmm8, zmm12                     ;   686.3 p5      41 next
        vmovdqa64 zmm27, zmm25                       ;   638.8         41 next copy
        vpternlogd zmm27, zmm29, zmm0, 0x35          ;   686.8 p0      41 next
        vpternlogd zmm23, zmm27, zmm3, 0x96          ;   687.8 p5      41 next
        vmovdqa64 zmm3, zmm29                        ;   640.8         41 next copy
        vpternlogd zmm3, zmm10, [rbp + 9472], 0x95   ;   687.8 p0+p3   41 next
        vpternlogd zmm22, zmm4, zmm18, 0x59          ;   688.3 p5      41 next
        vpternlogd zmm30, zmm25, [rbp + 9408], 0x96  ;   688.8 p0+p2   41 next
        vpternlogd zmm24, zmm3, zmm10, 0x28          ;   689.3 p5      41 next
        vpternlogd zmm24, zmm22, zmm25, 0x87         ;   690.3 p0      41 next
        vmovdqu64 zmm4, [rbp + 8128]                 ;   555.8 p3      58 r reload
        vmovdqu64 zmm22, [rbp + 9792]                ;   556.2 p2      41 next reload
        vmovdqu64 zmm27, [rbp + 10880]               ;   652.3 p3      50 next
        vpternlogd zmm27, zmm22, zmm4, 0x96          ;   690.3 p5      50 next
        vpternlogd zmm22, zmm4, [r10 + 704], 0x96    ;   690.8 p0+p2   50 next
        vpternlogd zmm25, zmm18, zmm14, 0x6c         ;   691.3 p5      41 next
        vpternlogd zmm19, zmm10, zmm25, 0xa6         ;   692.3 p0      41 next
        vpternlogd zmm19, zmm18, zmm29, 0xb4         ;   693.3 p5      41 next
        vmovdqu64 zmm4, [rbp + 5632]                 ;   557.8 p3      58 r reload
        vmovdqu64 zmm10, [rbp + 9920]                ;   558.2 p2      50 next
        vpternlogd zmm10, zmm4, [r10 + 320], 0x96    ;   692.8 p0+p3   50 next
        vpternlogd zmm25, zmm17, zmm3, 0x69          ;   693.3 p5      41 next
        vmovdqu64 zmm17, [rbp + 7488]                ;   559.2 p2      58 r reload
        vmovdqu64 zmm18, [rbp + 8896]                ;   559.8 p3      50 next
        vpternlogd zmm18, zmm17, [r10 + 384], 0x96   ;   693.8 p0+p2   50 next
        vpxord zmm21, zmm21, zmm3                    ;   694.3 p5      41 next
        vpternlogd zmm21, zmm26, zmm14, 0xc6         ;   695.3 p0      41 next
        vmovdqu64 zmm3, [rbp + 10176]                ;   664.8 p3      41 next
        vmovdqu64 zmm14, [rbp + 10432]               ;   663.8 p2      50 next reload
        vpandd zmm3, zmm3, zmm14                     ;   695.3 p5      41 next
        vpternlogd zmm24, zmm6, zmm0, 0x96           ;   695.8 p0      41 next
        vmovdqu64 zmm6, [rbp + 8512]                 ;   561.8 p3      58 r reload
        vmovdqu64 zmm26, [rbp + 9856]                ;   562.2 p2      50 next
        vpternlogd zmm26, zmm6, [r10 + 448], 0x96    ;   696.3 p5+p3   50 next
        vpternlogd zmm19, zmm16, zmm0, 0x78          ;   696.8 p0      41 next
        vmovdqu64 zmm0, [rbp + 10560]                ;   678.3 p2      41 next
        vmovdqu64 zmm16, [rbp + 10304]               ;   663.3 p3      50 next reload
        vpandd zmm0, zmm0, zmm16                     ;   697.3 p5      41 next
        vmovdqu64 zmm29, [rbp + 9280]                ;   668.8 p2      41 next
        vpxord zmm28, zmm28, zmm22                   ;   697.8 p0      41 next
        vpternlogd zmm4, zmm15, [rbp + 9920], 0x96   ;   698.3 p5+p3   50 next
        vpternlogd zmm6, zmm20, [rbp + 9856], 0x96   ;   698.8 p0+p2   50 next
        vpternlogd zmm17, zmm9, [rbp + 8896], 0x96   ;   699.3 p5+p3   50 next
        vpternlogd zmm20, zmm23, [rbp + 7360], 0x96  ;   699.8 p0+p2   50 next
        vpternlogd zmm15, zmm25, [rbp + 7296], 0x96  ;   700.3 p5+p3   50 next
        vmovdqu64 zmm23, [rbp + 8000]                ;   568.3 p2      58 r reload
        vmovdqu64 zmm25, [rbp + 9600]                ;   568.5 p3      41 next reload
        vpternlogd zmm11, zmm25, zmm23, 0x96         ;   700.8 p0      50 next
        vpternlogd zmm25, zmm23, [r10 + 640], 0x96   ;   701.3 p5+p2   50 next
        vpternlogd zmm9, zmm19, [rbp + 10368], 0x96  ;   701.8 p0+p3   50 next
        vmovdqu64 zmm19, [rbp + 8384]                ;   570.3 p2      58 r reload
        vmovdqu64 zmm23, [rbp + 5568]                ;   570.5 p3      41 next reload
        vpternlogd zmm13, zmm23, zmm19, 0x96         ;   702.3 p5      50 next
        vpternlogd zmm23, zmm19, [r10 + 512], 0x96   ;   702.8 p0+p2   50 next
        vpternlogd zmm21, zmm7, [rbp + 6080], 0x96   ;   703.3 p5+p3   50 next
        vpternlogd zmm24, zmm30, [rbp + 9152], 0x96  ;   703.8 p0+p2   50 next
        vmovdqa64 zmm19, zmm16                       ;   669.3         41 next copy
        vpternlogd zmm19, zmm12, zmm12, 0xc3         ;   704.3 p5      41 next
        vpxord zmm31, zmm31, zmm25                   ;   704.8 p0      41 next
        vpandd zmm1, zmm1, zmm25                     ;   705.3 p5      41 next
        vpternlogd zmm1, zmm14, [rbp + 10688], 0x87  ;   706.3 p0+p3   41 next
        vmovdqu64 [rbp + 9152], zmm24                ;   704.8 p7+p4   50 next spill
        vpxord zmm24, zmm22, zmm25                   ;   706.3 p5      41 next
        vpandd zmm5, zmm5, zmm24                     ;   707.3 p0      41 next
        vmovdqu64 [rbp + 6080], zmm20                ;   700.8 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm16                       ;   669.3         41 next copy
        vpternlogd zmm20, zmm12, zmm22, 0x65         ;   707.3 p5      41 next
        vpternlogd zmm20, zmm24, zmm25, 0x4b         ;   708.3 p0      41 next
        vpternlogd zmm24, zmm1, [rbp + 9216], 0x93   ;   708.3 p5+p2   41 next
        vmovdqu64 [rbp + 8384], zmm9                 ;   702.8 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm24                        ;   709.3         41 next copy
        vpternlogd zmm9, zmm16, zmm25, 0xd2          ;   709.3 p0      41 next
        vmovdqu64 [rbp + 5568], zmm15                ;   701.3 p8+p9   50 next spill
        vmovdqu64 zmm15, [rbp + 6400]                ;   576.3 p3      41 next reload
        vpternlogd zmm7, zmm15, [rbp + 6208], 0x96   ;   709.3 p5+p2   50 next
        vmovdqa64 zmm15, zmm19                       ;   705.3         41 next copy
        vpternlogd zmm15, zmm22, zmm22, 0xcf         ;   709.8 p0      41 next
        vmovdqu64 [rbp + 6208], zmm21                ;   704.3 p7+p4   50 next spill
        vmovdqu64 zmm21, [rbp + 10816]               ;   667.8 p3      41 next reload
        vpternlogd zmm2, zmm21, [rbp + 10048], 0x96  ;   710.3 p5+p2   50 next
        vmovdqu64 zmm21, [rbp + 7744]                ;   579.2 p3      58 r reload
        vmovdqu64 [rbp + 10048], zmm2                ;   711.3 p8+p9   50 next spill
        vmovdqu64 zmm2, [rbp + 6848]                 ;   579.3 p2      41 next reload
        vpternlogd zmm30, zmm2, zmm21, 0x96          ;   710.8 p0      50 next
        vpternlogd zmm2, zmm21, [r10 + 576], 0x96    ;   711.3 p5+p3   50 next
        vpandd zmm29, zmm29, zmm2                    ;   712.3 p0      41 next
        vmovdqa64 zmm21, zmm26                       ;   697.3         41 next copy
        vmovdqu64 [rbp + 7744], zmm27                ;   691.3 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm26                       ;   697.3         41 next copy
        vmovdqu64 [rbp + 6848], zmm11                ;   701.8 p8+p9   50 next spill
        vmovdqa64 zmm11, zmm2                        ;   712.3         41 next copy
        vpternlogd zmm11, zmm26, zmm18, 0x6a         ;   712.3 p5      41 next
        vmovdqu64 [rbp + 10816], zmm30               ;   711.8 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm11                       ;   713.3         41 next copy
        vpternlogd zmm30, zmm23, zmm10, 0x60         ;   713.3 p0      41 next
        vpternlogd zmm11, zmm18, [rbp + 9280], 0x4b  ;   713.3 p5+p2   41 next
        vmovdqu64 [rbp + 6400], zmm13                ;   703.3 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm2                        ;   712.3         41 next copy
        vpternlogd zmm13, zmm23, zmm18, 0xc9         ;   713.8 p0      41 next
        vmovdqu64 [rbp + 10368], zmm6                ;   699.8 p7+p4   50 next spill
        vmovdqa64 zmm6, zmm2                         ;   712.3         41 next copy
        vpternlogd zmm6, zmm23, zmm18, 0x35          ;   714.3 p5      41 next
        vmovdqu64 [rbp + 8000], zmm17                ;   700.3 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm12                       ;   668.8         41 next copy
        vpternlogd zmm17, zmm25, [rbp + 10688], 0x48 ;   714.8 p0+p3   41 next
        vmovdqu64 [rbp + 9600], zmm4                 ;   699.3 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm17                        ;   715.8         41 next copy
        vpternlogd zmm4, zmm25, zmm25, 0xf3          ;   715.8 p5      41 next
        vpternlogd zmm25, zmm22, [rbp + 10176], 0x6c ;   715.8 p0+p2   41 next
        vmovdqu64 [rbp + 7296], zmm7                 ;   710.3 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm22                        ;   691.8         41 next copy
        vpternlogd zmm7, zmm22, [rbp + 9216], 0xf5   ;   716.3 p5+p3   41 next
        vmovdqu64 [rbp + 7360], zmm0                 ;   698.3 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm28                        ;   698.8         41 next copy
        vpternlogd zmm0, zmm12, [rbp + 10560], 0x28  ;   716.8 p0+p2   41 next
        vmovdqu64 [rbp + 7488], zmm6                 ;   715.3 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm28                        ;   698.8         41 next copy
        vpternlogd zmm6, zmm12, [rbp + 10688], 0xa6  ;   717.3 p5+p3   41 next
        vmovdqu64 zmm12, [rbp + 9216]                ;   665.8 p2      50 next reload
        vpternlogd zmm17, zmm12, [rbp + 10176], 0x87 ;   717.8 p0+p3   41 next
        vpternlogd zmm12, zmm0, zmm16, 0x6c          ;   718.3 p5      41 next
        vmovdqu64 [rbp + 9216], zmm0                 ;   717.8 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm17                        ;   718.8         41 next copy
        vpternlogd zmm0, zmm14, zmm16, 0x78          ;   718.8 p0      41 next
        vmovdqa64 zmm16, zmm31                       ;   705.8         41 next copy
        vpternlogd zmm16, zmm19, [rbp + 10496], 0x65 ;   719.3 p5+p2   41 next
        vmovdqa64 zmm14, zmm19                       ;   705.3         41 next copy
        vpternlogd zmm14, zmm20, [rbp + 10176], 0xc6 ;   719.8 p0+p3   41 next
        vpternlogd zmm19, zmm20, [rbp + 10560], 0x39 ;   720.3 p5+p2   41 next
        vpternlogd zmm15, zmm19, zmm12, 0x96         ;   721.3 p0      41 next
        vpternlogd zmm14, zmm25, [rbp + 10240], 0x96 ;   721.3 p5+p3   41 next
        vpternlogd zmm25, zmm31, [rbp + 10688], 0x78 ;   721.8 p0+p2   41 next
        vpternlogd zmm15, zmm25, zmm25, 0xc3         ;   722.8 p5      41 next
        vmovdqu64 [rbp + 8896], zmm19                ;   721.3 p8+p9   41 next spill
        vmovdqu64 zmm19, [rbp + 10240]               ;   677.8 p3      41 next reload
        vpternlogd zmm24, zmm19, [rbp + 10688], 0x87 ;   722.8 p0+p2   41 next
        vmovdqu64 [rbp + 8512], zmm15                ;   723.8 p7+p4   41 next spill
        vmovdqu64 zmm15, [rbp + 10688]               ;   666.3 p3      50 next reload
        vpternlogd zmm16, zmm15, [rbp + 10176], 0x87 ;   723.3 p5+p2   41 next
        vpternlogd zmm1, zmm16, zmm0, 0x96           ;   724.3 p0      41 next
        vpternlogd zmm16, zmm20, zmm3, 0x69          ;   724.3 p5      41 next
        vpternlogd zmm1, zmm25, zmm10, 0x69          ;   725.3 p0      41 next
        vmovdqu64 zmm20, [rbp + 10624]               ;   662.8 p3      50 next reload
        vpternlogd zmm16, zmm6, zmm20, 0x2d          ;   725.3 p5      41 next
        vmovdqu64 zmm25, [rbp + 10176]               ;   664.8 p2      50 next reload
        vpternlogd zmm6, zmm28, zmm25, 0x78          ;   725.8 p0      41 next
        vpternlogd zmm6, zmm19, [rbp + 10432], 0x78  ;   726.8 p5+p3   41 next
        vpternlogd zmm7, zmm19, zmm6, 0x96           ;   727.8 p0      41 next
        vmovdqu64 zmm19, [rbp + 10496]               ;   667.3 p2      50 next reload
        vmovdqu64 [rbp + 10240], zmm7                ;   728.8 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm15                        ;   672.3         41 next copy
        vpternlogd zmm7, zmm25, zmm19, 0x93          ;   727.3 p5      41 next
        vpternlogd zmm8, zmm9, zmm7, 0x69            ;   728.3 p0      41 next
        vpternlogd zmm3, zmm7, zmm19, 0x6d           ;   728.3 p5      41 next
        vpternlogd zmm12, zmm0, zmm3, 0x69           ;   729.3 p0      41 next
        vpternlogd zmm25, zmm17, [rbp + 10560], 0x93 ;   729.3 p5+p3   41 next
        vpternlogd zmm28, zmm25, zmm15, 0x93         ;   730.3 p0      41 next
        vpternlogd zmm5, zmm14, zmm28, 0x69          ;   731.3 p5      41 next
        vpternlogd zmm4, zmm12, zmm6, 0x96           ;   730.8 p0      41 next
        vmovdqu64 zmm0, [rbp + 9280]                 ;   668.8 p2      50 next reload
        vmovdqa64 zmm6, zmm18                        ;   694.8         41 next copy
        vpternlogd zmm6, zmm10, zmm0, 0x6a           ;   731.3 p5      41 next
        vpternlogd zmm28, zmm19, [rbp + 10752], 0x78 ;   731.8 p0+p3   41 next
        vmovdqu64 zmm7, [rbp + 8896]                 ;   721.3 p2      41 next reload
        vmovdqu64 zmm9, [rbp + 10240]                ;   728.8 p3      44 next
        vpternlogd zmm9, zmm7, [r10 + 9728], 0x96    ;   734.8 p5+p2   44 next
        vmovdqu64 zmm7, [rbp + 10432]                ;   663.8 p3      50 next reload
        vpternlogd zmm3, zmm22, zmm7, 0x87           ;   732.8 p0      41 next
        vpternlogd zmm7, zmm26, [rbp + 8512], 0x96   ;   733.3 p5+p2   41 next
        vpternlogd zmm3, zmm31, zmm19, 0x78          ;   733.8 p0      41 next
        vpternlogd zmm3, zmm24, zmm20, 0x96          ;   734.8 p5      41 next
        vmovdqa64 zmm31, zmm26                       ;   697.3         41 next copy
        vpternlogd zmm31, zmm18, zmm0, 0x93          ;   734.8 p0      41 next
        vmovdqu64 zmm12, [rbp + 9536]                ;   670.3 p3      50 next reload
        vmovdqa64 zmm14, zmm29                       ;   713.3         41 next copy
        vpternlogd zmm14, zmm23, zmm12, 0x87         ;   735.3 p5      41 next
        vpternlogd zmm16, zmm20, [r10 + 9664], 0x69  ;   735.8 p0+p2   44 next
        vpxord zmm3, zmm23, zmm3                     ;   736.3 p5      41 next
        vpternlogd zmm5, zmm17, zmm12, 0x96          ;   736.8 p0      41 next
        vmovdqa64 zmm15, zmm11                       ;   714.3         41 next copy
        vpternlogd zmm15, zmm10, zmm12, 0x78         ;   737.3 p5      41 next
        vmovdqa64 zmm17, zmm23                       ;   703.8         41 next copy
        vpternlogd zmm17, zmm10, zmm0, 0x28          ;   737.8 p0      41 next
        vmovdqa64 zmm19, zmm2                        ;   712.3         41 next copy
        vpternlogd zmm19, zmm12, zmm12, 0x3f         ;   738.3 p5      41 next
        vpternlogd zmm17, zmm23, zmm26, 0x2d         ;   738.8 p0      41 next
        vpxord zmm27, zmm27, zmm14                   ;   739.3 p5      41 next
        vpternlogd zmm17, zmm2, zmm18, 0x87          ;   739.8 p0      41 next
        vmovdqu64 zmm20, [r10 + 9216]                ;   608.2 p3      44 next
        vmovdqu64 zmm22, [r10 + 9280]                ;   608.8 p2      44 next
        vpternlogd zmm8, zmm18, [rbp + 9216], 0x96   ;   740.3 p5+p3   41 next
        vpxord zmm22, zmm22, zmm5                    ;   740.8 p0      44 next
        vpternlogd zmm28, zmm0, [rbp + 10304], 0x96  ;   741.3 p5+p2   41 next
        vpternlogd zmm4, zmm2, [rbp + 7360], 0x96    ;   741.8 p0+p3   41 next
        vpxord zmm24, zmm1, [r10 + 9344]             ;   742.3 p5+p2   44 next
        vpxord zmm20, zmm20, zmm28                   ;   742.8 p0      44 next
        vpxord zmm25, zmm7, [r10 + 9472]             ;   743.3 p5+p3   44 next
        vmovdqu64 [rbp + 7360], zmm22                ;   741.8 p7+p4   44 next spill
        vmovdqa64 zmm22, zmm6                        ;   732.3         41 next copy
        vpternlogd zmm22, zmm2, zmm10, 0x78          ;   743.8 p0      41 next
        vmovdqu64 [rbp + 10304], zmm9                ;   735.8 p8+p9   44 next spill
        vmovdqu64 zmm9, [rbp + 7360]                 ;   741.8 p2      41 next
        vmovdqu64 [rbp + 9216], zmm24                ;   743.3 p7+p4   44 next spill
        vmovdqu64 zmm24, [rbp + 10304]               ;   735.8 p3      41 next
        vpxord zmm24, zmm24, [rbp + 9216]            ;   749.3 p5+p2   41 next
        vpxord zmm9, zmm9, [rbp + 9216]              ;   749.3 p0+p3   41 next
        vmovdqu64 [rbp + 10624], zmm9                ;   750.3 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 7360]                 ;   741.8 p2      41 next
        vmovdqu64 [rbp + 10496], zmm24               ;   750.3 p7+p4   41 next spill
        vmovdqu64 zmm24, [rbp + 7360]                ;   741.8 p3      41 next
        vpandd zmm24, zmm24, [rbp + 10496]           ;   756.3 p5+p2   41 next
        vmovdqu64 [rbp + 10432], zmm24               ;   757.3 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 9216]                ;   743.3 p3      41 next
        vpxord zmm9, zmm9, zmm20                     ;   747.8 p0      41 next
        vpandd zmm24, zmm24, zmm25                   ;   749.3 p5      41 next
        vmovdqu64 [rbp + 8512], zmm24                ;   750.3 p7+p4   41 next spill
        vpxord zmm24, zmm3, [r10 + 9536]             ;   746.8 p0+p2   44 next
        vmovdqu64 [rbp + 8896], zmm9                 ;   748.8 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm31                        ;   735.8         41 next copy
        vpternlogd zmm9, zmm12, zmm0, 0x87           ;   747.3 p5      41 next
        vpternlogd zmm11, zmm9, zmm13, 0x6c          ;   748.3 p0      41 next
        vmovdqu64 zmm9, [rbp + 8896]                 ;   748.8 p3      41 next
        vpternlogd zmm27, zmm11, zmm10, 0xc6         ;   749.3 p5      41 next
        vpternlogd zmm5, zmm27, [r10 + 9856], 0x96   ;   750.3 p0+p2   44 next
        vmovdqa64 zmm11, zmm31                       ;   735.8         41 next copy
        vpternlogd zmm11, zmm23, zmm18, 0x78         ;   749.3 p5      41 next
        vpxord zmm21, zmm21, zmm11                   ;   750.3 p0      41 next
        vmovdqa64 zmm27, zmm19                       ;   739.3         41 next copy
        vpternlogd zmm27, zmm23, zmm10, 0x87         ;   750.3 p5      41 next
        vpandd zmm9, zmm9, zmm25                     ;   754.8 p0      41 next
        vmovdqu64 [rbp + 10240], zmm5                ;   751.3 p7+p4   44 next spill
        vmovdqa64 zmm5, zmm6                         ;   732.3         41 next copy
        vpternlogd zmm5, zmm19, zmm26, 0x93          ;   751.3 p5      41 next
        vpternlogd zmm30, zmm5, zmm26, 0x39          ;   752.3 p0      41 next
        vpternlogd zmm30, zmm29, zmm27, 0x69         ;   753.3 p5      41 next
        vpternlogd zmm30, zmm19, zmm13, 0x4b         ;   754.3 p0      41 next
        vpternlogd zmm13, zmm6, zmm0, 0x39           ;   753.3 p5      41 next
        vpternlogd zmm31, zmm30, zmm12, 0x36         ;   755.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 10496]               ;   750.3 p3      41 next
        vpternlogd zmm28, zmm31, [r10 + 9792], 0x96  ;   756.3 p5+p2   44 next
        vmovdqu64 zmm31, [r10 + 9408]                ;   626.0 p3      44 next
        vpxord zmm31, zmm31, zmm8                    ;   754.8 p0      44 next
        vmovdqa64 zmm19, zmm17                       ;   740.8         41 next copy
        vpternlogd zmm19, zmm0, zmm0, 0x3f           ;   755.3 p5      41 next
        vpternlogd zmm17, zmm22, zmm12, 0xc6         ;   755.8 p0      41 next
        vpternlogd zmm17, zmm6, zmm23, 0xb4          ;   756.8 p5      41 next
        vpternlogd zmm0, zmm27, zmm18, 0x60          ;   756.8 p0      41 next
        vpternlogd zmm27, zmm21, zmm2, 0x9c          ;   757.3 p5      41 next
        vpternlogd zmm0, zmm15, zmm26, 0x2d          ;   757.8 p0      41 next
        vpternlogd zmm22, zmm0, zmm14, 0x69          ;   758.8 p5      41 next
        vpternlogd zmm14, zmm15, zmm12, 0x28         ;   758.8 p0      41 next
        vpternlogd zmm21, zmm12, zmm19, 0x59         ;   759.3 p5      41 next
        vpternlogd zmm19, zmm15, zmm18, 0xd2         ;   759.8 p0      41 next
        vpternlogd zmm27, zmm19, zmm23, 0xc6         ;   760.8 p5      41 next
        vpternlogd zmm14, zmm13, zmm2, 0x87          ;   760.8 p0      41 next
        vpternlogd zmm17, zmm26, zmm18, 0x78         ;   761.3 p5      41 next
        vpternlogd zmm14, zmm11, zmm18, 0x96         ;   761.8 p0      41 next
        vpternlogd zmm27, zmm10, zmm5, 0x1e          ;   762.3 p5      41 next
        vpternlogd zmm1, zmm22, [r10 + 9920], 0x96   ;   762.8 p0+p2   44 next
        vmovdqu64 zmm0, [r10 + 9600]                 ;   632.3 p3      44 next
        vpxord zmm0, zmm0, zmm4                      ;   763.3 p5      44 next
        vpternlogd zmm8, zmm17, [r10 + 9984], 0x96   ;   763.8 p0+p2   44 next
        vpternlogd zmm4, zmm14, [r10 + 10176], 0x96  ;   764.3 p5+p3   44 next
        vpternlogd zmm3, zmm27, [r10 + 10112], 0x96  ;   764.8 p0+p2   44 next
        vpternlogd zmm21, zmm5, [rbp + 7488], 0x96   ;   765.3 p5+p3   41 next
        vmovdqu64 zmm2, [rbp + 10240]                ;   751.3 p2      41 next
        vpternlogd zmm7, zmm21, [r10 + 10048], 0x96  ;   766.3 p0+p3   44 next
        vpxord zmm5, zmm16, zmm25                    ;   766.3 p5      41 next
        vpandd zmm6, zmm16, zmm25                    ;   766.8 p0      41 next
        vmovdqa64 zmm10, zmm16                       ;   736.8         41 next copy
        vpandd zmm11, zmm25, zmm24                   ;   767.3 p5      41 next
        vpxord zmm12, zmm20, zmm0                    ;   767.8 p0      41 next
        vmovdqu64 zmm13, [rbp + 9216]                ;   743.3 p2      44 next reload
        vmovdqa64 zmm14, zmm16                       ;   736.8         41 next copy
        vpternlogd zmm14, zmm20, zmm13, 0x48         ;   768.3 p5      41 next
        vmovdqu64 zmm15, [rbp + 7360]                ;   741.8 p3      44 next reload
        vmovdqa64 zmm17, zmm24                       ;   747.8         41 next copy
        vpternlogd zmm17, zmm20, zmm15, 0x6a         ;   768.8 p0      41 next
        vmovdqu64 zmm18, [rbp + 10304]               ;   735.8 p2      44 next reload
        vmovdqa64 zmm19, zmm16                       ;   736.8         41 next copy
        vpternlogd zmm19, zmm24, zmm18, 0x93         ;   769.3 p5      41 next
        vpternlogd zmm6, zmm18, zmm20, 0x87          ;   769.8 p0      41 next
        vpxord zmm21, zmm0, zmm31                    ;   770.3 p5      41 next
        vpandd zmm30, zmm30, zmm31                   ;   770.8 p0      41 next
        vpandd zmm10, zmm10, zmm21                   ;   771.3 p5      41 next
        vmovdqa64 zmm22, zmm16                       ;   736.8         41 next copy
        vpternlogd zmm22, zmm13, zmm15, 0x78         ;   771.8 p0      41 next
        vmovdqa64 zmm23, zmm31                       ;   755.8         41 next copy
        vpternlogd zmm23, zmm13, zmm15, 0x65         ;   772.3 p5      41 next
        vmovdqa64 zmm26, zmm31                       ;   755.8         41 next copy
        vpternlogd zmm26, zmm13, zmm13, 0xc3         ;   772.8 p0      41 next
        vmovdqu64 zmm27, [rbp + 8896]                ;   748.8 p3      41 next reload
        vpternlogd zmm23, zmm20, zmm27, 0x2d         ;   773.3 p5      41 next
        vpternlogd zmm27, zmm6, zmm0, 0x93           ;   773.8 p0      41 next
        vmovdqa64 zmm29, zmm14                       ;   769.3         41 next copy
        vpternlogd zmm29, zmm0, zmm24, 0x87          ;   774.3 p5      41 next
        vmovdqu64 [rbp + 8896], zmm30                ;   771.8 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm12                       ;   768.8         41 next copy
        vpternlogd zmm30, zmm17, zmm16, 0x6c         ;   774.8 p0      41 next
        vmovdqa64 zmm13, zmm0                        ;   764.3         41 next copy
        vpternlogd zmm13, zmm31, zmm15, 0x93         ;   775.3 p5      41 next
        vpternlogd zmm0, zmm31, [rbp + 10432], 0x6a  ;   775.8 p0+p2   41 next
        vmovdqa64 zmm15, zmm0                        ;   776.8         41 next copy
        vmovdqu64 [rbp + 7488], zmm1                 ;   763.8 p7+p4   44 next spill
        vmovdqa64 zmm1, zmm11                        ;   768.3         41 next copy
        vpternlogd zmm1, zmm19, zmm18, 0x6d          ;   776.3 p5      41 next
        vmovdqu64 [rbp + 9536], zmm3                 ;   765.8 p8+p9   44 next spill
        vmovdqu64 zmm3, [rbp + 7488]                 ;   763.8 p3      41 next
        vmovdqu64 [rbp + 9280], zmm8                 ;   764.8 p7+p4   44 next spill
        vmovdqa64 zmm8, zmm12                        ;   768.8         41 next copy
        vpternlogd zmm8, zmm26, zmm18, 0x65          ;   776.8 p0      41 next
        vpternlogd zmm8, zmm16, zmm24, 0x87          ;   777.8 p5      41 next
        vmovdqu64 [rbp + 10752], zmm7                ;   767.3 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 9280]                 ;   764.8 p2      41 next
        vpandd zmm7, zmm7, [rbp + 10752]             ;   777.8 p0+p3   41 next
        vmovdqu64 [rbp + 10688], zmm7                ;   778.8 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 10752]                ;   767.3 p2      41 next
        vmovdqu64 [rbp + 10176], zmm28               ;   757.3 p8+p9   44 next spill
        vmovdqu64 zmm28, [rbp + 10752]               ;   767.3 p3      41 next
        vmovdqu64 [rbp + 10560], zmm4                ;   765.3 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 10176]                ;   757.3 p2      41 next
        vpandd zmm4, zmm4, [rbp + 10560]             ;   778.3 p5+p3   41 next
        vpternlogd zmm11, zmm8, zmm23, 0x69          ;   778.8 p0      41 next
        vmovdqu64 [rbp + 9856], zmm4                 ;   779.3 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm26                        ;   773.8         41 next copy
        vpternlogd zmm4, zmm23, zmm24, 0xc6          ;   779.3 p5      41 next
        vpternlogd zmm17, zmm4, zmm21, 0x96          ;   780.3 p0      41 next
        vmovdqu64 zmm4, [rbp + 10496]                ;   750.3 p2      41 next reload
        vpternlogd zmm23, zmm26, zmm4, 0x2d          ;   780.3 p5      41 next
        vpternlogd zmm4, zmm29, zmm24, 0x93          ;   780.8 p0      41 next
        vpxord zmm15, zmm15, zmm23                   ;   781.3 p5      41 next
        vpternlogd zmm4, zmm16, [rbp + 10624], 0x87  ;   781.8 p0+p3   41 next
        vpternlogd zmm9, zmm17, zmm4, 0x69           ;   782.8 p5      41 next
        vpternlogd zmm4, zmm5, zmm18, 0x78           ;   782.8 p0      41 next
        vmovdqu64 zmm5, [rbp + 10240]                ;   751.3 p2      44 next reload
        vmovdqu64 zmm16, [rbp + 10560]               ;   765.3 p3      41 next
        vpternlogd zmm16, zmm5, zmm5, 0x3f           ;   783.3 p5      41 next
        vmovdqu64 zmm17, [rbp + 7360]                ;   741.8 p2      44 next reload
        vpternlogd zmm26, zmm17, zmm17, 0xcf         ;   783.8 p0      41 next
        vpternlogd zmm26, zmm15, zmm30, 0x69         ;   784.8 p5      41 next
        vpternlogd zmm17, zmm1, zmm25, 0x93          ;   784.8 p0      41 next
        vpternlogd zmm17, zmm12, zmm18, 0x87         ;   785.8 p5      41 next
        vmovdqu64 zmm12, [rbp + 9280]                ;   764.8 p3      44 next reload
        vmovdqu64 zmm15, [rbp + 10752]               ;   767.3 p2      44 next reload
        vmovdqu64 zmm18, [rbp + 10560]               ;   765.3 p3      41 next
        vpternlogd zmm18, zmm15, zmm12, 0x6a         ;   785.8 p0      41 next
        vpternlogd zmm10, zmm17, zmm27, 0x96         ;   786.8 p5      41 next
        vpternlogd zmm27, zmm31, zmm20, 0xd2         ;   786.8 p0      41 next
        vpternlogd zmm24, zmm22, [rbp + 10624], 0x6c ;   787.3 p5+p2   41 next
        vpternlogd zmm24, zmm21, zmm25, 0x78         ;   788.3 p0      41 next
        vpternlogd zmm13, zmm23, zmm24, 0x96         ;   789.3 p5      41 next
        vmovdqu64 zmm17, [rbp + 10176]               ;   757.3 p3      44 next reload
        vmovdqu64 zmm21, [rbp + 7488]                ;   763.8 p2      44 next reload
        vmovdqu64 zmm23, [rbp + 9536]                ;   765.8 p3      41 next
        vpternlogd zmm23, zmm21, zmm17, 0x28         ;   788.8 p0      41 next
        vpternlogd zmm4, zmm31, zmm17, 0x96          ;   789.3 p5      41 next
        vpternlogd zmm31, zmm29, zmm25, 0x6c         ;   789.8 p0      41 next
        vpternlogd zmm8, zmm6, zmm31, 0x96           ;   790.8 p5      41 next
        vmovdqu64 zmm6, [rbp + 7872]                 ;   675.3 p2     108 r
        vpxord zmm6, zmm6, [rbp + 3968]              ;   790.8 p0+p3  108 r
        vpternlogd zmm0, zmm31, zmm31, 0xc3          ;   791.3 p5      41 next
        vmovdqu64 zmm31, [rbp + 7296]                ;   710.3 p2     108 r
        vpxord zmm31, zmm31, [rbp + 4032]            ;   791.8 p0+p3  108 r
        vpternlogd zmm24, zmm0, zmm1, 0x96           ;   792.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 9600]                 ;   699.3 p2     108 r
        vpxord zmm0, zmm0, [rbp + 4096]              ;   792.8 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 8000]                 ;   700.3 p2     108 r
        vpxord zmm1, zmm1, [rbp + 4160]              ;   793.3 p5+p3  108 r
        vpternlogd zmm24, zmm14, zmm20, 0x2d         ;   793.8 p0      41 next
        vmovdqu64 zmm20, [rbp + 10368]               ;   699.8 p2     108 r
        vpxord zmm20, zmm20, [rbp + 4288]            ;   794.3 p5+p3  108 r
        vmovdqu64 zmm14, [rbp + 6400]                ;   703.3 p2     108 r
        vpxord zmm14, zmm14, [rbp + 4608]            ;   794.8 p0+p3  108 r
        vpternlogd zmm9, zmm29, zmm5, 0x96           ;   795.3 p5      41 next
        vmovdqu64 zmm29, [rbp + 10816]               ;   711.8 p2     108 r
        vpxord zmm29, zmm29, [rbp + 4736]            ;   795.8 p0+p3  108 r
        vpternlogd zmm26, zmm25, zmm15, 0x96         ;   796.3 p5      41 next
        vmovdqu64 zmm25, [rbp + 6848]                ;   701.8 p2     108 r
        vpxord zmm25, zmm25, [rbp + 5312]            ;   796.8 p0+p3  108 r
        vpternlogd zmm8, zmm30, zmm21, 0x69          ;   797.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 7744]                ;   691.3 p2     108 r
        vpxord zmm30, zmm30, [rbp + 5440]            ;   797.8 p0+p3  108 r
        vmovdqu64 [rbp + 5440], zmm30                ;   798.8 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 10048]               ;   711.3 p2     108 r
        vpxord zmm30, zmm30, [rbp + 5696]            ;   798.3 p5+p3  108 r
        vmovdqu64 [rbp + 5696], zmm30                ;   799.3 p8+p9  108 r spill
        vmovdqu64 zmm30, [rbp + 6208]                ;   704.3 p2     108 r
        vpxord zmm30, zmm30, [rbp + 5888]            ;   798.8 p0+p3  108 r
        vmovdqu64 [rbp + 5888], zmm30                ;   799.8 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 5568]                ;   701.3 p2     108 r
        vpxord zmm30, zmm30, [rbp + 6272]            ;   799.3 p5+p3  108 r
        vmovdqu64 [rbp + 6272], zmm30                ;   800.3 p8+p9  108 r spill
        vmovdqu64 zmm30, [rbp + 8384]                ;   702.8 p2     108 r
        vpxord zmm30, zmm30, [rbp + 6528]            ;   799.8 p0+p3  108 r
        vmovdqu64 [rbp + 6528], zmm30                ;   800.8 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 6080]                ;   700.8 p2     108 r
        vpxord zmm30, zmm30, [rbp + 6592]            ;   800.3 p5+p3  108 r
        vmovdqu64 [rbp + 6592], zmm30                ;   801.3 p8+p9  108 r spill
        vmovdqu64 zmm30, [rbp + 8832]                ;   686.3 p2     108 r
        vpxord zmm30, zmm30, [rbp + 3840]            ;   800.8 p0+p3  108 r
        vmovdqu64 [rbp + 5312], zmm30                ;   801.8 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 9152]                ;   704.8 p2     108 r
        vpxord zmm30, zmm30, [rbp + 3904]            ;   801.3 p5+p3  108 r
        vpternlogd zmm11, zmm22, [rbp + 9216], 0x78  ;   801.8 p0+p2   41 next
        vpternlogd zmm19, zmm27, [rbp + 8512], 0x69  ;   802.3 p5+p3   41 next
        vmovdqu64 zmm22, [rbp + 9088]                ;   681.5 p2     108 r reload
        vmovdqu64 [rbp + 896], zmm22                 ;   687.5 p8+p9  132 rounds
        vmovdqu64 zmm22, [rbp + 7680]                ;   682.0 p3     108 r reload
        vmovdqu64 [rbp + 960], zmm22                 ;   688.0 p7+p4  132 rounds
        vmovdqu64 zmm22, [rbp + 6336]                ;   682.5 p2     108 r reload
        vmovdqu64 [rbp + 1024], zmm22                ;   688.5 p8+p9  132 rounds
        vmovdqu64 zmm22, [rbp + 7552]                ;   683.0 p3     108 r reload
        vmovdqu64 [rbp + 1088], zmm22                ;   689.0 p7+p4  132 rounds
        vmovdqu64 zmm22, [rbp + 8704]                ;   683.5 p2     108 r reload
        vmovdqu64 [rbp + 1152], zmm22                ;   689.5 p8+p9  132 rounds
        vmovdqu64 zmm22, [rbp + 8448]                ;   684.0 p3     108 r reload
        vmovdqu64 [rbp + 1216], zmm22                ;   690.0 p7+p4  132 rounds
        vmovdqu64 zmm22, [rbp + 6912]                ;   684.5 p2     108 r reload
        vmovdqu64 [rbp + 1280], zmm22                ;   690.5 p8+p9  132 rounds
        vmovdqu64 zmm22, [rbp + 8192]                ;   685.0 p3     108 r reload
        vmovdqu64 [rbp + 1344], zmm22                ;   691.0 p7+p4  132 rounds
        vmovdqu64 zmm22, [rbp + 7936]                ;   685.5 p2     108 r reload
        vmovdqu64 [rbp + 1408], zmm22                ;   691.5 p8+p9  132 rounds
        vmovdqu64 zmm22, [rbp + 9536]                ;   765.8 p3      44 next reload
        vpternlogd zmm23, zmm15, zmm22, 0x4b         ;   802.8 p0      41 next
        vmovdqa64 zmm27, zmm15                       ;   773.3         41 next copy
        vpternlogd zmm27, zmm12, zmm17, 0x93         ;   803.3 p5      41 next
        vpord zmm2, zmm2, zmm27                      ;   804.3 p0      41 next
        vpternlogd zmm10, zmm22, [rbp + 9216], 0x96  ;   804.3 p5+p2   41 next
        vmovdqu64 [rbp + 9216], zmm30                ;   802.3 p7+p4  108 r spill
        vmovdqa64 zmm30, zmm18                       ;   786.8         41 next copy
        vpternlogd zmm30, zmm22, zmm21, 0x60         ;   804.8 p0      41 next
        vpternlogd zmm18, zmm12, zmm17, 0x4b         ;   805.3 p5      41 next
        vmovdqu64 [rbp + 7936], zmm25                ;   797.8 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 5760]                ;   687.0 p3     108 r reload
        vmovdqu64 [rbp + 1472], zmm25                ;   693.0 p7+p4  132 rounds
        vmovdqu64 zmm25, [rbp + 8768]                ;   687.5 p2     108 r reload
        vmovdqu64 [rbp + 1536], zmm25                ;   693.5 p8+p9  132 rounds
        vmovdqa64 zmm25, zmm12                       ;   770.8         41 next copy
        vpternlogd zmm25, zmm21, zmm17, 0x6a         ;   805.8 p0      41 next
        vmovdqu64 [rbp + 8768], zmm29                ;   796.8 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 5952]                ;   688.0 p3     108 r reload
        vmovdqu64 [rbp + 1600], zmm29                ;   694.0 p8+p9  132 rounds
        vmovdqa64 zmm29, zmm16                       ;   784.3         41 next copy
        vpternlogd zmm29, zmm22, zmm21, 0x87         ;   806.3 p5      41 next
        vpternlogd zmm23, zmm12, [rbp + 10560], 0x87 ;   806.8 p0+p2   41 next
        vpternlogd zmm19, zmm12, [rbp + 10432], 0x96 ;   807.3 p5+p3   41 next
        vmovdqu64 [rbp + 10432], zmm14               ;   795.8 p7+p4  108 r spill
        vmovdqa64 zmm14, zmm27                       ;   804.3         41 next copy
        vpternlogd zmm14, zmm5, zmm17, 0x87          ;   807.8 p0      41 next
        vpternlogd zmm27, zmm22, zmm12, 0x78         ;   808.3 p5      41 next
        vpxord zmm7, zmm7, zmm27                     ;   809.3 p0      41 next
        vmovdqu64 [rbp + 5952], zmm20                ;   795.3 p8+p9  108 r spill
        vmovdqa64 zmm20, zmm25                       ;   806.8         41 next copy
        vpternlogd zmm20, zmm16, zmm15, 0x93         ;   809.3 p5      41 next
        vpternlogd zmm30, zmm20, zmm15, 0x39         ;   810.3 p0      41 next
        vpord zmm3, zmm3, zmm20                      ;   810.3 p5      41 next
        vmovdqu64 [rbp + 5760], zmm1                 ;   794.3 p7+p4  108 r spill
        vmovdqu64 zmm1, [rbp + 7616]                 ;   689.5 p2     108 r reload
        vmovdqu64 [rbp + 1664], zmm1                 ;   696.3 p8+p9  132 rounds
        vmovdqu64 zmm1, [rbp + 7040]                 ;   690.0 p3     108 r reload
        vmovdqu64 [rbp + 1728], zmm1                 ;   697.3 p7+p4  132 rounds
        vmovdqu64 zmm1, [rbp + 9024]                 ;   690.5 p2     108 r reload
        vmovdqu64 [rbp + 1792], zmm1                 ;   698.3 p8+p9  132 rounds
        vmovdqu64 zmm1, [rbp + 9856]                 ;   779.3 p3      41 next reload
        vpternlogd zmm30, zmm29, zmm1, 0x69          ;   811.3 p0      41 next
        vpternlogd zmm1, zmm22, zmm5, 0x87           ;   811.3 p5      41 next
        vpxord zmm28, zmm28, zmm1                    ;   812.3 p0      41 next
        vmovdqu64 [rbp + 9856], zmm0                 ;   793.8 p7+p4  108 r spill
        vmovdqu64 zmm0, [rbp + 6016]                 ;   692.3 p2     108 r reload
        vmovdqu64 [rbp + 1856], zmm0                 ;   700.3 p8+p9  132 rounds
        vmovdqa64 zmm0, zmm18                        ;   806.3         41 next copy
        vpternlogd zmm0, zmm21, zmm5, 0x78           ;   812.3 p5      41 next
        vmovdqu64 [rbp + 6016], zmm31                ;   792.8 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm29                       ;   807.3         41 next copy
        vpternlogd zmm31, zmm12, zmm17, 0x28         ;   812.8 p0      41 next
        vpternlogd zmm31, zmm15, zmm0, 0x4b          ;   813.8 p5      41 next
        vpternlogd zmm31, zmm1, zmm1, 0xc3           ;   814.8 p0      41 next
        vpternlogd zmm1, zmm0, zmm5, 0x28            ;   814.3 p5      41 next
        vmovdqu64 zmm15, [rbp + 10560]               ;   765.3 p3      44 next reload
        vpternlogd zmm29, zmm7, zmm15, 0x9c          ;   814.8 p0      41 next
        vpternlogd zmm7, zmm5, zmm5, 0xf3            ;   815.3 p5      41 next
        vmovdqu64 [rbp + 10752], zmm6                ;   791.8 p8+p9  108 r spill
        vmovdqa64 zmm6, zmm15                        ;   771.3         41 next copy
        vpternlogd zmm6, zmm22, zmm12, 0xc9          ;   815.8 p0      41 next
        vpternlogd zmm30, zmm16, zmm6, 0x4b          ;   816.8 p5      41 next
        vmovdqu64 zmm16, [rbp + 8064]                ;   696.8 p2     108 r reload
        vmovdqu64 [rbp - 128], zmm16                 ;   703.3 p7+p4  132 rounds
        vmovdqu64 zmm16, [rbp + 8320]                ;   697.2 p3     108 r reload
        vmovdqu64 [rbp - 64], zmm16                  ;   704.3 p8+p9  132 rounds
        vmovdqu64 zmm16, [rbp + 8576]                ;   697.8 p2     108 r reload
        vmovdqu64 [rbp + 0], zmm16                   ;   705.3 p7+p4  132 rounds
        vmovdqu64 zmm16, [rbp + 8256]                ;   698.2 p3     108 r reload
        vmovdqu64 [rbp + 64], zmm16                  ;   706.3 p8+p9  132 rounds
        vmovdqu64 zmm16, [rbp + 7232]                ;   698.8 p2     108 r reload
        vmovdqu64 [rbp + 128], zmm16                 ;   707.3 p7+p4  132 rounds
        vmovdqu64 zmm16, [rbp + 6784]                ;   699.2 p3     108 r reload
        vmovdqu64 [rbp + 192], zmm16                 ;   708.3 p8+p9  132 rounds
        vpternlogd zmm18, zmm14, zmm6, 0x6c          ;   816.8 p0      41 next
        vmovdqu64 zmm14, [rbp + 6464]                ;   699.8 p2     108 r reload
        vmovdqu64 [rbp + 256], zmm14                 ;   709.3 p7+p4  132 rounds
        vmovdqu64 zmm14, [rbp + 7104]                ;   700.2 p3     108 r reload
        vmovdqu64 [rbp + 320], zmm14                 ;   710.3 p8+p9  132 rounds
        vmovdqu64 zmm14, [rbp + 5824]                ;   700.8 p2     108 r reload
        vmovdqu64 [rbp + 384], zmm14                 ;   711.3 p7+p4  132 rounds
        vmovdqu64 zmm14, [rbp + 7168]                ;   701.2 p3     108 r reload
        vmovdqu64 [rbp + 448], zmm14                 ;   712.3 p8+p9  132 rounds
        vmovdqu64 zmm14, [rbp + 6656]                ;   701.8 p2     108 r reload
        vmovdqu64 [rbp + 512], zmm14                 ;   713.3 p7+p4  132 rounds
        vpternlogd zmm28, zmm18, zmm21, 0x6c         ;   817.8 p5      41 next
        vmovdqu64 zmm14, [rbp + 7424]                ;   702.2 p3     108 r reload
        vmovdqu64 [rbp + 576], zmm14                 ;   714.3 p8+p9  132 rounds
        vmovdqu64 zmm14, [rbp + 6720]                ;   702.8 p2     108 r reload
        vmovdqu64 [rbp + 640], zmm14                 ;   715.3 p7+p4  132 rounds
        vmovdqu64 zmm14, [rbp + 6976]                ;   703.2 p3     108 r reload
        vmovdqu64 [rbp + 704], zmm14                 ;   716.3 p8+p9  132 rounds
        vmovdqu64 zmm14, [rbp + 6144]                ;   703.8 p2     108 r reload
        vmovdqu64 [rbp + 768], zmm14                 ;   717.3 p7+p4  132 rounds
        vmovdqa64 zmm14, zmm15                       ;   771.3         41 next copy
        vpternlogd zmm14, zmm22, zmm12, 0x35         ;   817.8 p0      41 next
        vpternlogd zmm2, zmm30, zmm4, 0x96           ;   818.3 p5      41 next
        vpternlogd zmm24, zmm15, [rbp + 8896], 0x96  ;   818.8 p0+p3   41 next
        vpternlogd zmm6, zmm17, zmm17, 0xf3          ;   819.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 7872]                ;   705.0 p2      50 next reload
        vpternlogd zmm4, zmm30, [rbp + 4928], 0x96   ;   819.8 p0+p3  108 r
        vmovdqa64 zmm30, zmm23                       ;   807.8         41 next copy
        vpternlogd zmm30, zmm17, zmm17, 0x3f         ;   820.3 p5      41 next
        vpternlogd zmm7, zmm14, zmm30, 0x96          ;   821.3 p0      41 next
        vpternlogd zmm30, zmm0, zmm12, 0xd2          ;   821.3 p5      41 next
        vpternlogd zmm29, zmm30, zmm22, 0xc6         ;   822.3 p0      41 next
        vpternlogd zmm28, zmm9, zmm21, 0x96          ;   822.3 p5      41 next
        vpternlogd zmm21, zmm25, zmm15, 0x6c         ;   822.8 p0      41 next
        vmovdqu64 zmm30, [rbp + 8640]                ;   708.7 p2     108 r reload
        vmovdqu64 [rbp + 832], zmm30                 ;   718.3 p8+p9  132 rounds
        vpternlogd zmm6, zmm15, zmm25, 0x48          ;   823.3 p5      41 next
        vpternlogd zmm6, zmm1, zmm27, 0x69           ;   824.3 p0      41 next
        vpternlogd zmm23, zmm5, zmm21, 0xa6          ;   824.3 p5      41 next
        vpternlogd zmm23, zmm25, zmm22, 0xb4         ;   825.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 5312]                ;   801.8 p3     108 r reload
        vmovdqu64 [rbp + 3840], zmm30                ;   807.8 p7+p4  132 rounds
        vmovdqu64 zmm30, [rbp + 9216]                ;   802.3 p2     108 r reload
        vmovdqu64 [rbp + 3904], zmm30                ;   808.3 p8+p9  132 rounds
        vpternlogd zmm7, zmm20, zmm26, 0x96          ;   825.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 7744]                ;   711.0 p3      50 next reload
        vpternlogd zmm13, zmm30, [rbp + 4224], 0x96  ;   825.8 p0+p2  108 r
        vpternlogd zmm31, zmm21, zmm8, 0x96          ;   826.3 p5      41 next
        vpternlogd zmm3, zmm29, zmm10, 0x96          ;   826.8 p0      41 next
        vpternlogd zmm6, zmm12, zmm24, 0x96          ;   827.3 p5      41 next
        vmovdqu64 zmm30, [rbp + 7296]                ;   712.0 p3      50 next reload
        vpternlogd zmm9, zmm30, [rbp + 4864], 0x96   ;   827.8 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 10368]               ;   713.0 p3      50 next reload
        vpternlogd zmm26, zmm30, [rbp + 4544], 0x96  ;   828.3 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9600]                ;   714.0 p3      50 next reload
        vpternlogd zmm8, zmm30, [rbp + 4800], 0x96   ;   828.8 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6848]                ;   715.0 p3      50 next reload
        vpternlogd zmm11, zmm30, [rbp + 4352], 0x96  ;   829.3 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6400]                ;   716.0 p3      50 next reload
        vpternlogd zmm10, zmm30, [rbp + 4480], 0x96  ;   829.8 p0+p2  108 r
        vpternlogd zmm23, zmm19, [rbp + 10688], 0x96 ;   830.3 p5+p3   41 next
        mov r12, qword [rbp + 10960]                 ;   715.0 p10    132 rounds reload
        sub r8, r12                                  ;   720.0 p1     132 rounds
        sub r9, r12                                  ;   720.0 p6     132 rounds
        sub r10, r12                                 ;   720.0 p11    132 rounds
        sub r11, r12                                 ;   720.0 p1     132 rounds
        add r8, 0x1800                               ;   721.0 p6     132 rounds
        and r8, 0x1fff                               ;   722.0 p11    132 rounds
        add r8, r12                                  ;   723.0 p1     132 rounds
        add r9, 0x1800                               ;   721.0 p6     132 rounds
        and r9, 0x1fff                               ;   722.0 p11    132 rounds
        add r9, r12                                  ;   723.0 p1     132 rounds
        add r10, 0x1800                              ;   721.0 p6     132 rounds
        and r10, 0x1fff                              ;   722.0 p11    132 rounds
        add r10, r12                                 ;   723.0 p1     132 rounds
        add r11, 0x1800                              ;   721.0 p6     132 rounds
        vmovdqu64 zmm30, [rbp + 8000]                ;   717.5 p2      50 next reload
        vpternlogd zmm19, zmm30, [rbp + 4672], 0x96  ;   830.8 p0+p3  108 r
        and r11, 0x1fff                              ;   722.0 p11    132 rounds
        add r11, r12                                 ;   723.0 p1     132 rounds
        vmovdqu64 zmm30, [rbp + 10816]               ;   718.5 p2      50 next reload
        vpternlogd zmm24, zmm30, [rbp + 4416], 0x96  ;   831.3 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 10048]               ;   719.5 p2      50 next reload
        vpternlogd zmm2, zmm30, [rbp + 5504], 0x96   ;   831.8 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 6208]                ;   720.5 p2      50 next reload
        vpternlogd zmm28, zmm30, [rbp + 5376], 0x96  ;   832.3 p5+p3  108 r
        add esi, 0xffffffff                          ;   720.3 p6     132 rounds
        vmovdqu64 zmm30, [rbp + 6080]                ;   721.5 p2      50 next reload
        vpternlogd zmm7, zmm30, [rbp + 5120], 0x96   ;   832.8 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 5568]                ;   722.5 p2      50 next reload
        vpternlogd zmm31, zmm30, [rbp + 5248], 0x96  ;   833.3 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 8832]                ;   723.5 p2      50 next reload
        vpternlogd zmm3, zmm30, [rbp + 5056], 0x96   ;   833.8 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 9152]                ;   724.5 p2      50 next reload
        vpternlogd zmm6, zmm30, [rbp + 4992], 0x96   ;   834.3 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 8384]                ;   725.5 p2      50 next reload
        vpternlogd zmm23, zmm30, [rbp + 5184], 0x96  ;   834.8 p0+p3  108 r
        vmovdqu64 zmm16, [rbp + 10752]               ;   791.8 p2     108 r reload
        vmovdqu64 zmm17, [rbp + 6016]                ;   792.8 p3     108 r reload
        vmovdqu64 zmm18, [rbp + 9856]                ;   793.8 p2     108 r reload
        vmovdqu64 zmm30, [rbp + 5760]                ;   794.3 p3     108 r reload
        vmovdqu64 zmm20, [rbp + 5952]                ;   795.3 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 10432]               ;   795.8 p3     108 r reload
        vmovdqu64 zmm22, [rbp + 8768]                ;   796.8 p2     108 r reload
        vmovdqu64 zmm0, [rbp + 7936]                 ;   797.8 p3     108 r reload
        vmovdqu64 zmm1, [rbp + 5440]                 ;   798.8 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 5696]                ;   799.3 p3     108 r reload
        vmovdqu64 zmm5, [rbp + 5888]                 ;   799.8 p2     108 r reload
        vmovdqu64 zmm27, [rbp + 6272]                ;   800.3 p3     108 r reload
        vmovdqu64 zmm12, [rbp + 6528]                ;   800.8 p2     108 r reload
        vmovdqu64 zmm29, [rbp + 6592]                ;   801.3 p3     108 r reload
        vmovdqa64 zmm14, zmm3                        ;   834.8        108 r copy
        vmovdqa64 zmm3, zmm19                        ;   831.8        108 r copy
        vmovdqa64 zmm19, zmm30                       ;   800.3        108 r copy
        vmovdqa64 zmm15, zmm6                        ;   835.3        108 r copy
        vmovdqa64 zmm6, zmm24                        ;   832.3        108 r copy
        vmovdqa64 zmm24, zmm1                        ;   804.8        108 r copy
        vmovdqa64 zmm1, zmm9                         ;   828.8        108 r copy
        vmovdqa64 zmm9, zmm2                         ;   832.8        108 r copy
        vmovdqa64 zmm2, zmm8                         ;   829.8        108 r copy
        vmovdqa64 zmm8, zmm13                        ;   826.8        108 r copy
        vmovdqa64 zmm13, zmm7                        ;   833.8        108 r copy
        vmovdqa64 zmm7, zmm11                        ;   830.3        108 r copy
        vmovdqa64 zmm11, zmm31                       ;   834.3        108 r copy
        vmovdqa64 zmm30, zmm23                       ;   835.8        108 r copy
        vmovdqa64 zmm23, zmm0                        ;   803.8        108 r copy
        vmovdqa64 zmm0, zmm4                         ;   820.8        108 r copy
        vmovdqa64 zmm4, zmm26                        ;   829.3        108 r copy
        vmovdqa64 zmm26, zmm5                        ;   805.8        108 r copy
        vmovdqa64 zmm5, zmm10                        ;   830.8        108 r copy
        vmovdqa64 zmm10, zmm28                       ;   833.3        108 r copy
        vmovdqa64 zmm28, zmm12                       ;   806.8        108 r copy
        vmovdqa64 zmm12, zmm30                       ;   835.8        108 r copy
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 10976], r8                  ;                    resident
        mov qword [rbp + 10968], r9                  ;                    resident
        mov qword [rbp + 10984], r10                 ;                    resident
        mov qword [rbp + 10992], r11                 ;                    resident
        vmovdqu64 [rbp + 1920], zmm0                 ;                    resident
        vmovdqu64 [rbp + 1984], zmm1                 ;                    resident
        vmovdqu64 [rbp + 2048], zmm2                 ;                    resident
        vmovdqu64 [rbp + 2112], zmm3                 ;                    resident
        vmovdqu64 [rbp + 2176], zmm4                 ;                    resident
        vmovdqu64 [rbp + 2240], zmm5                 ;                    resident
        vmovdqu64 [rbp + 2304], zmm6                 ;                    resident
        vmovdqu64 [rbp + 2368], zmm7                 ;                    resident
        vmovdqu64 [rbp + 2432], zmm8                 ;                    resident
        vmovdqu64 [rbp + 2496], zmm9                 ;                    resident
        vmovdqu64 [rbp + 2560], zmm10                ;                    resident
        vmovdqu64 [rbp + 2624], zmm11                ;                    resident
        vmovdqu64 [rbp + 2688], zmm12                ;                    resident
        vmovdqu64 [rbp + 2752], zmm13                ;                    resident
        vmovdqu64 [rbp + 2816], zmm14                ;                    resident
        vmovdqu64 [rbp + 2880], zmm15                ;                    resident
        vmovdqu64 [rbp + 2944], zmm16                ;                    resident
        vmovdqu64 [rbp + 3008], zmm17                ;                    resident
        vmovdqu64 [rbp + 3072], zmm18                ;                    resident
        vmovdqu64 [rbp + 3136], zmm19                ;                    resident
        vmovdqu64 [rbp + 3200], zmm20                ;                    resident
        vmovdqu64 [rbp + 3264], zmm21                ;                    resident
        vmovdqu64 [rbp + 3328], zmm22                ;                    resident
        vmovdqu64 [rbp + 3392], zmm23                ;                    resident
        vmovdqu64 [rbp + 3456], zmm24                ;                    resident
        vmovdqu64 [rbp + 3520], zmm25                ;                    resident
        vmovdqu64 [rbp + 3584], zmm26                ;                    resident
        vmovdqu64 [rbp + 3648], zmm27                ;                    resident
        vmovdqu64 [rbp + 3712], zmm28                ;                    resident
        vmovdqu64 [rbp + 3776], zmm29                ;                    resident
        mov dword [rbp + 11020], esi                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 11000]                  ;     0.2 p3     138 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp - 64]                   ;     1.0 p2     138 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     1.2 p3     138 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     2.0 p2     138 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     2.2 p3     138 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     3.0 p2     138 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;     3.2 p3     138 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     4.0 p2     138 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;     4.2 p3     138 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     5.0 p2     138 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;     5.2 p3     138 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     6.0 p2     138 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;     6.2 p3     138 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     7.0 p2     138 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;     7.2 p3     138 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     8.0 p2     138 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;     8.2 p3     138 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     9.0 p2     138 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;     9.2 p3     138 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;    10.0 p2     138 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    10.2 p3     138 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;    11.0 p2     138 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    11.2 p3     138 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;    12.0 p2     138 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    12.2 p3     138 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;    13.0 p2     138 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    13.2 p3     138 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;    14.0 p2     138 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    14.2 p3     138 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;    15.0 p2     138 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    15.2 p3     138 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;    16.0 p2     138 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1920]                 ;    16.2 p3     139 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 1984]                 ;    17.0 p2     139 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2048]                 ;    17.2 p3     139 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2112]                 ;    18.0 p2     139 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2176]                 ;    18.2 p3     139 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2240]                 ;    19.0 p2     139 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2304]                 ;    19.2 p3     139 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2368]                 ;    20.0 p2     139 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2432]                 ;    20.2 p3     139 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2496]                 ;    21.0 p2     139 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2560]                 ;    21.2 p3     139 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2624]                 ;    22.0 p2     139 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2688]                 ;    22.2 p3     139 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2752]                 ;    23.0 p2     139 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2816]                 ;    23.2 p3     139 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 2880]                 ;    24.0 p2     139 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 2944]                 ;    24.2 p3     139 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3008]                 ;    25.0 p2     139 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3072]                 ;    25.2 p3     139 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3136]                 ;    26.0 p2     139 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3200]                 ;    26.2 p3     139 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3264]                 ;    27.0 p2     139 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3328]                 ;    27.2 p3     139 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3392]                 ;    28.0 p2     139 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3456]                 ;    28.2 p3     139 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3520]                 ;    29.0 p2     139 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3584]                 ;    29.2 p3     139 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3648]                 ;    30.0 p2     139 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3712]                 ;    30.2 p3     139 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3776]                 ;    31.0 p2     139 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    31.2 p3     139 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    32.0 p2     139 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  139 dst
        add r8, 0x1000                               ;    21.5 p0     149 blocks
        mov qword [rbp + 11000], r8                  ;    64.3 p7+p4  149 blocks
        mov r8, qword [rbp + 10944]                  ;    21.8 p10    149 blocks
        add r8, 0x1000                               ;    26.8 p1     149 blocks
        mov qword [rbp + 10944], r8                  ;    64.7 p8+p9  149 blocks
        cmp r8, qword [rbp + 10952]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 11008]                 ;                    frame
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
