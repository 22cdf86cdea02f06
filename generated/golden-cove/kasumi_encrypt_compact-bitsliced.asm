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
;   blocks/rounds: 3425 uops, planned 838.0; bounds: width 570.8, ports 824.5, path 76.0
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
        sub rsp, 0x2a80                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10688], rax                 ;                    frame
        mov dword [rbp + 10696], ecx                 ;                    argument
        mov qword [rbp + 10624], rsi                 ;                    argument
        mov qword [rbp + 10640], rdi                 ;                    argument
        mov qword [rbp + 10680], rdx                 ;                    argument
        mov r8d, dword [rbp + 10696]                 ;     0.0 p2     147 blocks
        shl r8, 0xc                                  ;     5.0 p0     147 blocks
        add r8, qword [rbp + 10624]                  ;     6.0 p1+p3  147 blocks
        mov qword [rbp + 10632], r8                  ;     7.0 p7+p4  147 blocks
        cmp dword [rbp + 10696], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                   ;     0.0 p0     113 rounds reload
        mov dword [rbp + 10700], esi                 ;     1.0 p7+p4  113 rounds
        mov r8, qword [rbp + 10624]                  ;     0.3 p2     111 l.0 reload
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
        mov r8, qword [rbp + 10640]                  ;    21.8 p10    113 rounds reload
        mov qword [rbp + 10648], r8                  ;    64.7 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    26.8 p1     113 rounds
        mov qword [rbp + 10656], r9                  ;    65.2 p7+p4  113 rounds
        lea r9, [r8 + 4096]                          ;    26.8 p5     113 rounds
        mov qword [rbp + 10664], r9                  ;    65.7 p8+p9  113 rounds
        add r8, 0x1800                               ;    26.8 p6     113 rounds
        mov qword [rbp + 10672], r8                  ;    66.2 p7+p4  113 rounds
        mov r8, qword [rbp + 10648]                  ;                    resident
        mov r9, qword [rbp + 10656]                  ;                    resident
        mov r10, qword [rbp + 10664]                 ;                    resident
        mov r11, qword [rbp + 10672]                 ;                    resident
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
        mov esi, dword [rbp + 10700]                 ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r8 + 1024]                 ;     0.0 p2      68 k1.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1088]                 ;     0.2 p3      68 k1.1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1152]                 ;     1.0 p2      68 k1.2
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1216]                 ;     1.2 p3      68 k1.3
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1280]                 ;     2.0 p2      68 k1.4
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1344]                 ;     2.2 p3      68 k1.5
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1408]                 ;     3.0 p2      68 k1.6
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1472]                 ;     3.2 p3      68 k1.7
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1536]                 ;     4.0 p2      68 k1.8
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1600]                 ;     4.2 p3      68 k1.9
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1664]                 ;     5.0 p2      68 k1.10
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r8 + 1728]                 ;     5.2 p3      68 k1.11
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r8 + 1792]                 ;     6.0 p2      68 k1.12
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r8 + 1856]                 ;     6.2 p3      68 k1.13
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r8 + 1920]                 ;     7.0 p2      68 k1.14
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r8 + 1984]                 ;     7.2 p3      68 k1.15
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r11]                       ;     8.0 p2      68 k1.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 64]                  ;     8.2 p3      68 k1.1
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 128]                 ;     9.0 p2      68 k1.2
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 192]                 ;     9.2 p3      68 k1.3
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 256]                 ;    10.0 p2      68 k1.4
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 320]                 ;    10.2 p3      68 k1.5
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 384]                 ;    11.0 p2      68 k1.6
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 448]                 ;    11.2 p3      68 k1.7
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [r11 + 512]                 ;    12.0 p2      68 k1.8
        vmovdqu64 zmm30, [r11 + 576]                 ;    12.2 p3      68 k1.9
        vmovdqu64 zmm30, [r11 + 640]                 ;    13.0 p2      68 k1.10
        vmovdqu64 zmm30, [r11 + 704]                 ;    13.2 p3      68 k1.11
        vmovdqu64 zmm30, [r11 + 768]                 ;    14.0 p2      68 k1.12
        vmovdqu64 zmm30, [r10 + 8192]                ;    14.2 p3      69 k1.0
        vmovdqu64 zmm30, [r11 + 832]                 ;    15.0 p2      68 k1.13
        vmovdqu64 zmm30, [r10 + 8256]                ;    15.2 p3      69 k1.1
        vmovdqu64 zmm30, [r10 + 8320]                ;    16.0 p2      69 k1.2
        vmovdqu64 zmm30, [r11 + 896]                 ;    16.2 p3      68 k1.14
        vmovdqu64 zmm30, [r11 + 960]                 ;    17.0 p2      68 k1.15
        vmovdqu64 zmm30, [r10 + 8384]                ;    17.2 p3      69 k1.3
        vmovdqu64 zmm30, [r10 + 8448]                ;    18.0 p2      69 k1.4
        vmovdqu64 zmm30, [r10 + 8512]                ;    18.2 p3      69 k1.5
        vmovdqu64 zmm30, [r10 + 8576]                ;    19.0 p2      69 k1.6
        vmovdqu64 zmm30, [r10 + 8640]                ;    19.2 p3      69 k1.7
        db 0x2e
        vmovdqu64 zmm30, [r10 + 8704]                ;    20.0 p2      69 k1.8
        db 0x2e
        vmovdqu64 zmm30, [r10 + 8768]                ;    20.2 p3      69 k1.9
        db 0x2e
        vmovdqu64 zmm30, [r10 + 8832]                ;    21.0 p2      69 k1.10
        vmovdqu64 zmm30, [r10 + 8896]                ;    21.2 p3      69 k1.11
        vmovdqu64 zmm30, [r10 + 8960]                ;    22.0 p2      69 k1.12
        vmovdqu64 zmm30, [r10 + 9024]                ;    22.2 p3      69 k1.13
        db 0x2e
        vmovdqu64 zmm30, [r10 + 9088]                ;    23.0 p2      69 k1.14
        db 0x2e
        vmovdqu64 zmm30, [r10 + 9152]                ;    23.2 p3      69 k1.15
        db 0x2e
        vmovdqu64 zmm30, [r9 + 9216]                 ;    24.0 p2      69 k1.0
        db 0x2e
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
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 3968], zmm16                ;    11.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm16, zmm17                       ;    11.3         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm0, [r8 + 960], 0x78     ;    32.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4032], zmm17                ;    11.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm17, zmm18                       ;    12.0         58 r copy
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm1, [r8], 0x78           ;    33.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4096], zmm18                ;    13.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm18, zmm19                       ;    12.7         58 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm2, [r8 + 64], 0x78      ;    33.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4160], zmm19                ;    13.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm19, zmm20                       ;    13.3         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm3, [r8 + 128], 0x78     ;    34.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4224], zmm20                ;    15.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm20, zmm21                       ;    14.0         58 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm4, [r8 + 192], 0x78     ;    34.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4288], zmm21                ;    15.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm21, zmm22                       ;    14.7         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm5, [r8 + 256], 0x78     ;    35.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4352], zmm22                ;    17.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm22, zmm23                       ;    15.3         58 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm6, [r8 + 320], 0x78     ;    35.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4416], zmm23                ;    17.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm23, zmm24                       ;    16.0         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm7, [r8 + 384], 0x78     ;    36.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4480], zmm24                ;    19.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm24, zmm25                       ;    16.7         58 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm8, [r8 + 448], 0x78     ;    36.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4544], zmm25                ;    19.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm25, zmm26                       ;    17.3         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm9, [r8 + 512], 0x78     ;    37.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4608], zmm26                ;    21.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm26, zmm27                       ;    18.0         58 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm10, [r8 + 576], 0x78    ;    37.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4672], zmm27                ;    21.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm27, zmm28                       ;    18.7         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm11, [r8 + 640], 0x78    ;    38.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4736], zmm28                ;    23.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm28, zmm29                       ;    19.3         58 r copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm12, [r8 + 704], 0x78    ;    38.2 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4800], zmm29                ;    23.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpord zmm29, zmm30, [r9 + 8192]              ;    39.0 p0+p2   59 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm1, [r8 + 1792], 0x96    ;    40.0 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4864], zmm1                 ;    25.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpord zmm1, zmm16, [r9 + 8256]               ;    40.0 p0+p2   59 r
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm2, [r8 + 1856], 0x96     ;    41.0 p5+p3   50 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm2                 ;    25.8 p8+p9   58 r spill
        db 0x2e, 0x2e
        vpord zmm2, zmm24, [r9 + 8768]               ;    41.0 p0+p2   59 r
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm10, [r8 + 1344], 0x96    ;    42.0 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4992], zmm10                ;    27.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpord zmm10, zmm17, [r9 + 8320]              ;    42.0 p0+p2   59 r
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm3, [r8 + 1920], 0x96    ;    43.0 p5+p3   50 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5056], zmm3                 ;    27.8 p8+p9   58 r spill
        db 0x2e, 0x2e
        vpord zmm3, zmm18, [r9 + 8384]               ;    43.0 p0+p2   59 r
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm4, [r8 + 1984], 0x96     ;    44.0 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 5120], zmm4                 ;    29.2 p7+p4   58 r spill
        db 0x2e
        vpord zmm4, zmm25, [r9 + 8832]               ;    44.0 p0+p2   59 r
        db 0x2e
        vmovdqu64 [rbp + 5184], zmm18                ;    34.2 p8+p9   58 r spill
        db 0x2e
        vpord zmm18, zmm19, [r9 + 8448]              ;    44.2 p5+p3   59 r
        db 0x2e
        vpternlogd zmm18, zmm5, [r8 + 1024], 0x96    ;    45.2 p0+p2   50 next
        vmovdqu64 [rbp + 5248], zmm5                 ;    31.2 p7+p4   58 r spill
        vpord zmm5, zmm26, [r9 + 8896]               ;    45.2 p5+p3   59 r
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm19                ;    35.0 p8+p9   58 r spill
        db 0x2e
        vpord zmm19, zmm20, [r9 + 8512]              ;    46.0 p0+p2   59 r
        db 0x2e
        vpternlogd zmm4, zmm11, [r8 + 1408], 0x96    ;    46.2 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm11                ;    33.2 p7+p4   58 r spill
        db 0x2e
        vpord zmm11, zmm27, [r9 + 8960]              ;    47.0 p0+p2   59 r
        vmovdqu64 [rbp + 5440], zmm20                ;    35.2 p8+p9   58 r spill
        vpord zmm20, zmm28, [r9 + 9024]              ;    47.2 p5+p3   59 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm17                ;    35.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpord zmm17, zmm21, [r9 + 8576]              ;    48.0 p0+p2   59 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm6, [r8 + 1088], 0x96    ;    48.2 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5568], zmm6                 ;    35.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpord zmm6, zmm22, [r9 + 8640]               ;    49.0 p0+p2   59 r
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm12, [r8 + 1472], 0x96    ;    49.2 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm12                ;    37.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpord zmm12, zmm23, [r9 + 8704]              ;    50.0 p0+p2   59 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm7, [r8 + 1152], 0x96    ;    50.2 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm13, [r8 + 1536], 0x96   ;    51.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm14, [r8 + 1600], 0x96   ;    51.2 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm8, [r8 + 1216], 0x96     ;    52.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm9, [r8 + 1280], 0x96    ;    52.2 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5696], zmm9                 ;    37.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm9, zmm11, zmm2                     ;    52.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5760], zmm8                 ;    39.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpxord zmm8, zmm11, zmm17                    ;    52.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5824], zmm7                 ;    39.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpandd zmm7, zmm9, zmm20                     ;    53.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5888], zmm23                ;    41.2 p7+p4   58 r spill
        db 0x2e, 0x2e, 0x2e
        vpxord zmm23, zmm17, zmm6                    ;    53.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm22                ;    41.8 p8+p9   58 r spill
        db 0x2e, 0x2e
        vpandd zmm22, zmm23, zmm4                    ;    54.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6016], zmm21                ;    43.2 p7+p4   58 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm17                       ;    51.2         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm16                ;    43.8 p8+p9   58 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm20                       ;    52.2         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm12, zmm17, 0x28         ;    53.2 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6144], zmm30                ;    45.2 p7+p4   58 r spill
        db 0x2e
        vmovdqa64 zmm30, zmm16                       ;    54.2         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm11, zmm5, 0x87          ;    54.2 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm28                ;    45.8 p8+p9   58 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm30                       ;    55.2         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm4, zmm2, 0x78           ;    55.2 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm27                ;    47.2 p7+p4   58 r spill
        db 0x2e
        vmovdqa64 zmm27, zmm2                        ;    43.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm26                ;    47.8 p8+p9   58 r spill
        db 0x2e
        vmovdqa64 zmm26, zmm5                        ;    50.2         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm6, zmm17, 0x6c          ;    53.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm25                ;    49.2 p7+p4   58 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm8                        ;    53.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm26, zmm20, 0x6c         ;    54.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6464], zmm24                ;    49.8 p8+p9   58 r spill
        db 0x2e, 0x2e
        vpandd zmm24, zmm5, zmm4                     ;    50.2 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm29                ;    51.2 p7+p4   50 next spill
        db 0x2e
        vpandd zmm29, zmm4, zmm12                    ;    53.2 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm1                 ;    51.8 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm1, zmm2                         ;    43.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm12, zmm6, 0x65           ;    53.2 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm6, zmm17, 0x4b           ;    54.2 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm18                ;    53.2 p7+p4   50 next spill
        db 0x2e
        vpxord zmm18, zmm6, zmm12                    ;    53.2 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm10                ;    53.8 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm10, zmm12                       ;    53.2         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm3                 ;    55.2 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm3, zmm2                         ;    43.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm12, zmm12, 0xc3          ;    53.2 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm19                ;    55.8 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm19, zmm3                        ;    54.2         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm1, zmm5, 0xc6           ;    55.2 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm19, zmm9, 0x96          ;    56.2 p5      41 next
        db 0x2e
        vmovdqa64 zmm19, zmm3                        ;    54.2         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm6, zmm6, 0xcf           ;    54.2 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm16                ;    57.2 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm11                       ;    52.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm6, zmm6, 0xcf           ;    53.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6976], zmm16                ;    57.8 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm16, zmm20                       ;    52.2         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm12, zmm6, 0x78          ;    53.2 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm9                 ;    59.2 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm9, zmm16                        ;    54.2         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm18, zmm5, 0x78           ;    54.2 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm4, [rbp + 7040], 0x78    ;    65.2 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7104], zmm16                ;    59.8 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6848]                ;    55.8 p3      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7168], zmm9                 ;    66.2 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 768]                  ;    54.0 p2      58 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm13, [r8 + 768], 0x78     ;    60.0 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7232], zmm13                ;    61.8 p8+p9   58 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpord zmm13, zmm9, [r9 + 9088]               ;    61.0 p0+p2   59 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm15, [r8 + 1664], 0x96   ;    62.0 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm13                   ;    63.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm27, zmm27, zmm10                   ;    64.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm21, zmm21, zmm13                   ;    63.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm20, zmm4, 0x87          ;    64.0 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm21, zmm11, 0x93         ;    65.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7296], zmm15                ;    63.2 p7+p4   58 r spill
        db 0x2e
        vmovdqa64 zmm15, zmm10                       ;    64.0         41 next copy
        db 0x2e
        vpternlogd zmm15, zmm30, zmm5, 0x93          ;    64.0 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm15, zmm20, 0x93         ;    65.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm26, zmm18, 0x69         ;    66.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm15, [rbp + 832]                 ;    56.0 p2      58 r
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm14, [r8 + 832], 0x78    ;    62.0 p0+p3   58 r
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm3, zmm1, 0x65           ;    64.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm8, zmm13, 0x59           ;    63.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm20, zmm5, 0x87           ;    64.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm13, zmm20, 0x87          ;    63.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm13, zmm4, 0x48          ;    63.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm20, zmm2, 0x96          ;    66.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm3, zmm28, 0x96          ;    65.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm1, zmm24, 0x69           ;    65.0 p0      41 next
        db 0x2e, 0x2e
        vpord zmm1, zmm15, [r9 + 9152]               ;    63.0 p5+p2   59 r
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm0, zmm31, 0x96           ;    64.0 p0      50 next
        db 0x2e
        vpternlogd zmm24, zmm5, zmm13, 0x6d          ;    64.0 p5      41 next
        db 0x2e
        vpternlogd zmm3, zmm12, [rbp + 7104], 0x78   ;    66.0 p0+p3   41 next
        db 0x2e
        vmovdqu64 zmm20, [rbp + 6528]                ;    58.0 p2      50 next reload
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm30, zmm20, 0x96         ;    67.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm30, zmm13                       ;    63.0         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm12, zmm6, 0x28          ;    63.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm30, zmm2, 0x6c          ;    64.0 p5      41 next
        db 0x2e
        vpternlogd zmm2, zmm23, zmm17, 0xc6          ;    66.0 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm5, zmm2, 0x69           ;    67.0 p5      41 next
        db 0x2e
        vpternlogd zmm19, zmm10, zmm11, 0x96         ;    65.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm28, zmm28, 0xc3         ;    65.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm24, zmm4, 0x93           ;    65.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm8, zmm13, 0x78           ;    66.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm7, zmm23, 0x69           ;    67.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm4, zmm25, 0x69          ;    66.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 7168]                 ;    66.2 p3      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm24, zmm2, 0x96          ;    72.2 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm17, [rbp + 6912], 0x4b  ;    73.2 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 6784]                 ;    59.2 p3      50 next reload
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm4                    ;    67.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 6592]                 ;    60.0 p2      50 next reload
        db 0x2e
        vpternlogd zmm21, zmm25, zmm5, 0x69          ;    66.0 p5      41 next
        db 0x2e
        vpandd zmm16, zmm16, zmm1                    ;    65.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 6720]                 ;    60.2 p3      50 next reload
        db 0x2e
        vpternlogd zmm29, zmm30, zmm7, 0x96          ;    68.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6656]                ;    61.0 p2      50 next reload
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm12, zmm30, 0x96          ;    68.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [r10 + 8640]                 ;    61.2 p3      69 k1.7 reload
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm8                      ;    67.2 p5      44 next
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 6848]                ;    62.0 p2      50 next reload
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm11, zmm12, 0x96         ;    74.2 p0      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 6976]                ;    62.2 p3      41 next reload
        db 0x2e
        vpternlogd zmm2, zmm11, [rbp + 7040], 0x96   ;    72.2 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [r10 + 8320]                ;    63.2 p3      69 k1.2 reload
        db 0x2e, 0x2e
        vpxord zmm13, zmm21, zmm11                   ;    69.2 p0      44 next
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [r10 + 8256]                ;    64.0 p2      69 k1.1 reload
        db 0x2e, 0x2e
        vpxord zmm23, zmm22, zmm17                   ;    70.0 p5      44 next
        db 0x2e, 0x2e
        vmovdqa64 zmm24, zmm16                       ;    66.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm30, zmm20, 0x87         ;    69.0 p0      41 next
        db 0x2e
        vpxord zmm25, zmm24, zmm4                    ;    70.0 p5      41 next
        vmovdqu64 zmm26, [r10 + 8704]                ;    64.2 p3      69 k1.8 reload
        vpternlogd zmm2, zmm10, zmm26, 0x96          ;    73.2 p0      44 next
        vmovdqu64 zmm10, [r10 + 8448]                ;    65.0 p2      69 k1.4 reload
        vpxord zmm28, zmm19, zmm10                   ;    71.0 p5      44 next
        vpxord zmm18, zmm18, zmm1                    ;    71.0 p0      41 next
        vpxord zmm31, zmm29, [r10 + 8384]            ;    71.5 p5+p3   44 next
        vpxord zmm26, zmm6, [r10 + 8512]             ;    72.0 p0+p2   44 next
        vpxord zmm8, zmm18, [r10 + 8192]             ;    72.5 p5+p3   44 next
        db 0x2e
        vpxord zmm10, zmm27, [r10 + 8576]            ;    75.2 p0+p2   44 next
        db 0x2e
        vmovdqa64 zmm11, zmm4                        ;    65.2         41 next copy
        db 0x2e
        vmovdqa64 zmm17, zmm12                       ;    68.0         41 next copy
        vpternlogd zmm17, zmm4, zmm7, 0x6a           ;    73.5 p5      41 next
        vmovdqu64 [rbp + 7040], zmm14                ;    63.8 p8+p9   58 r spill
        vmovdqa64 zmm14, zmm17                       ;    74.5         41 next copy
        vpternlogd zmm14, zmm30, zmm5, 0x60          ;    74.5 p0      41 next
        vpternlogd zmm17, zmm7, zmm1, 0x4b           ;    74.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7168], zmm0                 ;    65.2 p7+p4   58 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm17                        ;    75.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm5, zmm20, 0x78           ;    75.5 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm15                ;    65.8 p8+p9   58 r spill
        db 0x2e
        vmovdqa64 zmm15, zmm0                        ;    76.5         41 next copy
        db 0x2e
        vpternlogd zmm15, zmm24, zmm20, 0x28         ;    76.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm9                 ;    67.2 p7+p4   58 r spill
        db 0x2e
        vmovdqa64 zmm9, zmm12                        ;    68.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm20, zmm20, 0x3f          ;    76.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7104], zmm31                ;    72.5 p8+p9   44 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm9                        ;    77.0         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm30, zmm5, 0x87          ;    77.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7360], zmm23                ;    71.0 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm23, zmm7                        ;    66.2         41 next copy
        db 0x2e
        vpternlogd zmm23, zmm5, zmm1, 0x6a           ;    77.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7424], zmm2                 ;    74.2 p8+p9   44 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm23                        ;    78.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm9, zmm4, 0x93            ;    78.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm2, zmm4, 0x39           ;    79.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm16, zmm31, 0x69         ;    80.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm4                        ;    65.2         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm7, zmm1, 0x93           ;    79.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7488], zmm26                ;    73.0 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm26, zmm30                       ;    67.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm5, zmm1, 0x28           ;    79.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm30, zmm4, 0x2d          ;    80.5 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm12, zmm7, 0x87          ;    81.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7552], zmm10                ;    76.2 p8+p9   44 next spill
        db 0x2e
        vmovdqa64 zmm10, zmm31                       ;    78.0         41 next copy
        db 0x2e
        vpternlogd zmm10, zmm7, zmm1, 0x28           ;    81.0 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm0, zmm4, 0x2d           ;    82.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7616], zmm13                ;    73.2 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm13, zmm12                       ;    68.0         41 next copy
        db 0x2e
        vpternlogd zmm13, zmm30, zmm7, 0xc9          ;    82.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm9, zmm13, 0x4b          ;    83.0 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm16, zmm20, 0x1e         ;    84.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm9, [r10 + 8768]                 ;    67.2 p3      69 k1.9 reload
        db 0x2e
        vpternlogd zmm18, zmm14, zmm9, 0x96          ;    85.0 p5      44 next
        db 0x2e
        vmovdqa64 zmm14, zmm16                       ;    80.0         41 next copy
        vpternlogd zmm14, zmm20, zmm1, 0x87          ;    84.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm14, zmm13, 0x6c         ;    85.0 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm17, zmm5, 0xc6          ;    86.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm30, zmm7, 0x78          ;    85.5 p5      41 next
        db 0x2e
        vpternlogd zmm13, zmm23, zmm1, 0x39          ;    86.0 p0      41 next
        db 0x2e
        vpternlogd zmm15, zmm13, zmm12, 0x87         ;    87.0 p5      41 next
        db 0x2e
        vpxord zmm11, zmm11, zmm16                   ;    87.0 p0      41 next
        db 0x2e
        vpternlogd zmm15, zmm16, zmm7, 0x96          ;    88.0 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm11, zmm12, 0x9c         ;    88.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm12                       ;    68.0         41 next copy
        db 0x2e
        vpternlogd zmm13, zmm30, zmm7, 0x35          ;    88.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm23, zmm5, 0x6c          ;    89.0 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm24, zmm12, 0x69         ;    90.0 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm26, zmm20, 0xd2         ;    90.0 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm1, zmm1, 0x3f           ;    90.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm23, zmm30, 0xb4         ;    91.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm20, zmm26, 0x59         ;    91.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm0, zmm7, 0xd2           ;    92.0 p0      41 next
        db 0x2e
        vpternlogd zmm12, zmm4, zmm7, 0x78           ;    92.5 p5      41 next
        vpternlogd zmm31, zmm26, zmm30, 0xc6         ;    93.0 p0      41 next
        vpternlogd zmm11, zmm13, zmm2, 0x96          ;    93.5 p5      41 next
        vpternlogd zmm31, zmm2, zmm5, 0x1e           ;    94.0 p0      41 next
        vmovdqu64 zmm30, [r10 + 8832]                ;    68.0 p2      69 k1.10 reload
        vpternlogd zmm22, zmm25, zmm30, 0x96         ;    94.5 p5      44 next
        vmovdqu64 zmm0, [r10 + 9152]                 ;    68.2 p3      69 k1.15 reload
        vpternlogd zmm27, zmm15, zmm0, 0x96          ;    95.0 p0      44 next
        vmovdqu64 zmm1, [r10 + 8896]                 ;    69.0 p2      69 k1.11 reload
        vpternlogd zmm21, zmm10, zmm1, 0x96          ;    95.5 p5      44 next
        vmovdqu64 zmm2, [r10 + 8960]                 ;    69.2 p3      69 k1.12 reload
        vpternlogd zmm29, zmm12, zmm2, 0x96          ;    96.0 p0      44 next
        vpxord zmm4, zmm3, zmm28                     ;    96.5 p5      41 next
        vmovdqu64 zmm5, [r10 + 9024]                 ;    70.0 p2      69 k1.13 reload
        vpternlogd zmm19, zmm11, zmm5, 0x96          ;    97.0 p0      44 next
        db 0x2e
        vmovdqu64 zmm7, [r10 + 9088]                 ;    70.2 p3      69 k1.14 reload
        db 0x2e
        vpternlogd zmm6, zmm31, zmm7, 0x96           ;    97.5 p5      44 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 7424]                ;    74.2 p2      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 7616]                ;    73.2 p3      44 next reload
        db 0x2e
        vpxord zmm31, zmm31, zmm10                   ;    98.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 7360]                ;    72.0 p2      41 next
        db 0x2e
        vpxord zmm11, zmm11, zmm10                   ;    98.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm12, zmm28                       ;    72.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 7360]                ;    72.2 p3      41 next
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm8                    ;    99.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 7552]                ;    76.2 p2      44 next reload
        db 0x2e, 0x2e
        vpxord zmm15, zmm8, zmm14                    ;    99.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm16, [rbp + 7424]                ;    74.2 p3      44 next reload
        db 0x2e
        vpandd zmm17, zmm8, zmm16                    ;   100.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm20, [rbp + 7104]                ;    74.0 p2      44 next reload
        db 0x2e
        vpxord zmm23, zmm14, zmm20                   ;   100.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 7488]                ;    74.2 p3      44 next reload
        db 0x2e, 0x2e
        vpandd zmm25, zmm28, zmm24                   ;   101.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm3, zmm28, 0x87          ;   101.5 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm12, zmm12, zmm13                   ;   102.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm26, zmm3, zmm23                    ;   102.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm0, zmm3                         ;    70.2         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm10, zmm8, 0x28           ;   103.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm7, zmm16                        ;    80.2         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm3, zmm24, 0x95           ;   103.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm5, zmm20                        ;    80.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm10, zmm10, 0xc3          ;   104.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm2, zmm31, [rbp + 7360]             ;   104.5 p5+p2   41 next
        db 0x2e
        vmovdqa64 zmm1, zmm0                         ;   104.0         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm14, zmm24, 0x87          ;   105.0 p0      41 next
        db 0x2e
        vpandd zmm30, zmm31, zmm20                   ;   105.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm9, zmm31                        ;    99.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm1, zmm24, 0x93           ;   106.0 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm11, zmm3, 0x87           ;   107.0 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm9, zmm16, 0x6c           ;   108.0 p0      41 next
        db 0x2e
        vpternlogd zmm4, zmm20, zmm18, 0x96          ;   109.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm4                 ;   110.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm17                        ;   102.5         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm13, zmm14, 0x87          ;   108.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm30                ;   106.5 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm1                        ;   106.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm28, zmm20, 0x78         ;   108.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm1                 ;   106.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm1, zmm7                         ;   104.5         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm28, zmm10, 0x78          ;   109.0 p0      41 next
        db 0x2e
        vpternlogd zmm7, zmm25, zmm16, 0x79          ;   109.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm22                ;    95.5 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm22, zmm15                       ;   100.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm5, zmm16, 0x65          ;   110.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm3, zmm24, 0x87          ;   111.0 p5      41 next
        db 0x2e
        vpternlogd zmm17, zmm22, zmm30, 0x96         ;   112.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm17                ;   113.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm17, zmm2                        ;   105.5         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm14, zmm20, 0x78         ;   111.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm2                 ;   105.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm17                        ;   112.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm30, zmm30, 0xc3          ;   112.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 7360]                ;    76.2 p3      44 next reload
        db 0x2e
        vpternlogd zmm14, zmm20, zmm30, 0x93         ;   112.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm20                       ;    80.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm10, zmm30, 0x65         ;   113.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm13, zmm8, 0x4b          ;   114.0 p5      41 next
        db 0x2e
        vpternlogd zmm20, zmm4, zmm8, 0x6c           ;   114.0 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm20, zmm8, 0x69           ;   115.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm24                       ;    80.2         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm30, zmm8, 0x6c          ;   115.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm22, zmm16, 0x69         ;   115.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm20, zmm3                        ;    77.8         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm10, zmm30, 0x78         ;   116.0 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm15, zmm13, 0x6a          ;   116.5 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm5, zmm16, 0x65          ;   117.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm5, zmm24, 0xd2          ;   117.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm16, zmm23, 0x96         ;   118.5 p0      41 next
        db 0x2e
        vpternlogd zmm12, zmm13, zmm9, 0x69          ;   119.5 p5      41 next
        db 0x2e
        vpternlogd zmm5, zmm30, zmm30, 0xcf          ;   119.0 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm7, zmm28, 0x93          ;   119.5 p5      41 next
        db 0x2e
        vpternlogd zmm11, zmm24, zmm20, 0x6a         ;   120.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm20, zmm10, 0x78         ;   120.5 p5      41 next
        db 0x2e
        vpandd zmm9, zmm18, zmm27                    ;   121.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm23, zmm28, 0x78         ;   121.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm31                   ;   122.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm17, zmm3, 0x69           ;   123.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm7, zmm11, 0x96           ;   123.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm11, zmm31, 0x96         ;   123.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm0, zmm8, 0x2d            ;   124.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm15, [rbp + 7424], 0x87  ;   124.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm30, zmm4, 0x96          ;   125.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6144]                ;    81.3 p3      50 next
        db 0x2e
        vpxord zmm30, zmm30, [r10 + 1536]            ;   125.5 p5+p2   50 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 6080]                ;    82.3 p3      50 next
        db 0x2e
        vpxord zmm31, zmm31, [r10 + 1600]            ;   126.0 p0+p2   50 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5504]                 ;    83.3 p3      50 next
        db 0x2e
        vpxord zmm0, zmm0, [r10 + 1664]              ;   126.5 p5+p2   50 next
        db 0x2e
        vmovdqu64 zmm4, [rbp + 5184]                 ;    84.3 p3      50 next
        db 0x2e
        vpxord zmm4, zmm4, [r10 + 1728]              ;   127.0 p0+p2   50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 5312]                 ;    85.3 p3      50 next
        db 0x2e
        vpxord zmm7, zmm7, [r10 + 1792]              ;   127.5 p5+p2   50 next
        db 0x2e
        vmovdqa64 zmm8, zmm19                        ;    98.0         41 next copy
        db 0x2e
        vmovdqu64 zmm11, [rbp + 5440]                ;    86.3 p3      50 next
        db 0x2e
        vpxord zmm11, zmm11, [r10 + 1856]            ;   128.0 p0+p2   50 next
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6016]                ;    87.3 p3      50 next
        db 0x2e
        vpxord zmm13, zmm13, [r10 + 1920]            ;   128.5 p5+p2   50 next
        db 0x2e
        vpternlogd zmm5, zmm28, zmm19, 0x96          ;   129.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 6784]                ;    95.5 p3      44 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm15                       ;   101.5         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm27, zmm15, 0x3f         ;   129.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm17, [rbp + 5952]                ;    88.8 p2      50 next
        db 0x2e
        vpxord zmm17, zmm17, [r10 + 1984]            ;   130.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 zmm20, [rbp + 5888]                ;    89.8 p2      50 next
        db 0x2e
        vpxord zmm20, zmm20, [r10 + 1024]            ;   130.5 p5+p3   50 next
        db 0x2e
        vmovdqa64 zmm22, zmm27                       ;    96.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm19, zmm29, 0x6a         ;   131.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm23, zmm19                       ;    98.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm29, zmm18, 0x93         ;   131.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm10, zmm6, 0x96          ;   132.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm10, zmm29                       ;    97.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm21, zmm18, 0x6a         ;   132.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm29, [rbp + 6848], 0x96   ;   133.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm21, [rbp + 6528], 0x69   ;   133.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm15, [rbp + 6720], 0x96  ;   134.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm27, [rbp + 6656], 0x96   ;   134.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm24, zmm27                       ;    96.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm6, zmm29, 0xc9          ;   135.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm27                       ;    96.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm6, zmm29, 0x35          ;   135.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm14                ;   124.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm14, zmm6                        ;    98.5         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm21, zmm18, 0x28         ;   136.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm6, zmm19, 0x2d          ;   137.0 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm27, zmm29, 0x87         ;   138.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm25                ;   121.5 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm9                        ;   122.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm6, zmm15, 0x87          ;   137.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm31                ;   127.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm22                       ;   132.0         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm6, zmm21, 0x60          ;   138.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm29, zmm18, 0x4b         ;   138.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm0                 ;   127.5 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 6464]                 ;    92.8 p2      50 next
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, [r10 + 1088]              ;   139.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7616], zmm11                ;   129.0 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 6400]                ;    93.8 p2      50 next
        db 0x2e
        vpxord zmm11, zmm11, [r10 + 1152]            ;   139.5 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7424], zmm4                 ;   128.0 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm16                        ;   130.5         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm6, zmm21, 0x87           ;   140.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7488], zmm7                 ;   128.5 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm10                        ;   133.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm16, zmm19, 0x93          ;   140.5 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm7, zmm19, 0x39          ;   141.5 p0      41 next
        db 0x2e
        vpternlogd zmm31, zmm9, zmm4, 0x69           ;   142.5 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm16, zmm24, 0x4b         ;   143.5 p0      41 next
        db 0x2e
        vpternlogd zmm31, zmm23, zmm15, 0x1e         ;   144.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm9, zmm23                        ;   132.5         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm15, zmm18, 0x87          ;   143.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm6, zmm29, 0x78          ;   143.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm22, zmm24, 0x78          ;   144.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm21, zmm15, 0x78         ;   144.5 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm10, zmm18, 0x39         ;   145.0 p0      41 next
        db 0x2e
        vpxord zmm8, zmm8, zmm23                     ;   145.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm10                       ;   133.5         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm27, zmm21, 0x78         ;   146.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7360], zmm30                ;   126.5 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6336]                ;    94.8 p2      50 next
        db 0x2e
        vpxord zmm30, zmm30, [r10 + 1216]            ;   146.5 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm13                ;   129.5 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6272]                ;    95.8 p2      50 next
        db 0x2e
        vpxord zmm13, zmm13, [r10 + 1280]            ;   147.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7552], zmm11                ;   140.5 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 6208]                ;    96.8 p2      50 next
        db 0x2e
        vpxord zmm11, zmm11, [r10 + 1344]            ;   147.5 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7680], zmm20                ;   131.5 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 6912]                ;    97.8 p2      50 next
        db 0x2e
        vpxord zmm20, zmm20, [r10 + 1408]            ;   148.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7744], zmm13                ;   148.0 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6976]                ;    98.8 p2      50 next
        db 0x2e
        vpxord zmm13, zmm13, [r10 + 1472]            ;   148.5 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7808], zmm13                ;   149.5 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 7680]                ;   131.5 p2      41 next
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm0                    ;   149.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7872], zmm13                ;   150.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 7808]                ;   149.5 p3      41 next
        db 0x2e
        vpxord zmm13, zmm13, zmm0                    ;   155.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7936], zmm13                ;   156.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm13, zmm14                       ;   139.0         41 next copy
        db 0x2e
        vpternlogd zmm13, zmm18, zmm18, 0x3f         ;   150.0 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm4, zmm29, 0x60          ;   150.5 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm16, zmm15, 0xc6         ;   151.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm10, zmm6, 0xb4          ;   152.0 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm8, zmm27, 0x9c           ;   152.0 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm22, zmm19, 0x2d         ;   152.5 p5      41 next
        db 0x2e
        vpternlogd zmm16, zmm18, zmm25, 0x69         ;   153.5 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm19, zmm29, 0x78         ;   153.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 7680]                ;   131.5 p2      41 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 7552]                ;   140.5 p3      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm19, zmm25                       ;   138.5         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm8, zmm23, 0x96          ;   154.0 p0      41 next
        db 0x2e
        vpternlogd zmm19, zmm9, zmm21, 0xc6          ;   155.0 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm22, zmm15, 0x28         ;   155.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm24, zmm27, 0x87         ;   156.0 p5      41 next
        db 0x2e
        vpternlogd zmm8, zmm15, zmm13, 0x59          ;   156.0 p0      41 next
        db 0x2e
        vpternlogd zmm13, zmm22, zmm29, 0xd2         ;   156.5 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm13, zmm6, 0xc6           ;   157.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm23, zmm29, 0x96         ;   157.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm6, [rbp + 7744]                 ;   148.0 p2      41 next
        db 0x2e
        vpternlogd zmm8, zmm28, zmm7, 0x96           ;   158.0 p0      41 next
        db 0x2e
        vpternlogd zmm4, zmm7, zmm21, 0x1e           ;   158.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 7936]                 ;   156.5 p3      41 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 7552]                 ;   140.5 p2      50 next reload
        db 0x2e
        vpandd zmm7, zmm7, zmm9                      ;   162.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm13, [rbp + 7104]                ;   129.5 p3      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 7360]                ;   126.5 p2      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpandd zmm13, zmm13, zmm15                   ;   159.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm17                   ;   160.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 7488]                ;   128.5 p3      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 7488]                ;   128.5 p2      41 next
        db 0x2e, 0x2e
        vpxord zmm23, zmm17, zmm11                   ;   160.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm3, [rbp + 6336], 0x96   ;   161.0 p0+p3   50 next
        vpternlogd zmm14, zmm1, [rbp + 6272], 0x96   ;   161.5 p5+p2   50 next
        vmovdqu64 zmm24, [rbp + 6592]                ;   110.0 p3      41 next reload
        vpternlogd zmm31, zmm24, [rbp + 6464], 0x96  ;   162.0 p0+p2   50 next
        vpternlogd zmm19, zmm12, [rbp + 6400], 0x96  ;   162.5 p5+p3   50 next
        vpxord zmm18, zmm18, zmm11                   ;   163.0 p0      41 next
        vmovdqu64 zmm27, [rbp + 6528]                ;   127.0 p2      50 next reload
        vmovdqu64 zmm28, [rbp + 7104]                ;   129.5 p3      41 next
        vpternlogd zmm28, zmm27, zmm27, 0x3f         ;   163.5 p5      41 next
        vpternlogd zmm8, zmm5, [rbp + 6208], 0x96    ;   164.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm2, [rbp + 6976], 0x96   ;   164.5 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm26, [rbp + 6912], 0x96   ;   165.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm29, zmm10, zmm30                   ;   165.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm6, zmm6, zmm30                     ;   166.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm30, zmm20                   ;   166.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm25                ;   165.5 p7+p4   50 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm25, zmm30, zmm20                   ;   167.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm17, [rbp + 7808], 0x87  ;   168.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm25, zmm11, 0x93         ;   169.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6976], zmm4                 ;   166.0 p8+p9   50 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm4, zmm30, zmm0                     ;   168.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm8                 ;   165.0 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm20                        ;   149.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm0, zmm17, 0x28           ;   169.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6400], zmm14                ;   162.5 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm14, zmm9                        ;   146.5         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm0, zmm0, 0xc3           ;   169.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6464], zmm16                ;   162.0 p7+p4   50 next spill
        db 0x2e
        vpandd zmm16, zmm20, zmm18                   ;   170.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm19                ;   163.5 p8+p9   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm19, zmm10                       ;   170.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm9, zmm17, 0xd2          ;   170.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6336], zmm31                ;   163.0 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm31, zmm8                        ;   170.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm17, zmm17, 0xf3         ;   171.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm11, [rbp + 7744], 0x87   ;   171.5 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6784], zmm2                 ;   135.5 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm2, zmm8                         ;   172.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm30, zmm9, 0x78           ;   172.5 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8000], zmm26                ;   133.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm26, zmm9                        ;   146.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm0, [rbp + 7680], 0x65   ;   172.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm17, [rbp + 7680], 0x2d  ;   173.5 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8064], zmm5                 ;   130.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 7744]                 ;   148.0 p3      50 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm5, [rbp + 7680], 0x6a   ;   173.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8128], zmm1                 ;   134.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm1, zmm23                        ;   161.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm17, zmm20, 0x6c          ;   174.5 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8192], zmm3                 ;   134.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm3, zmm14                        ;   170.5         41 next copy
        db 0x2e
        vpternlogd zmm3, zmm26, zmm5, 0xc6           ;   174.5 p5      41 next
        db 0x2e
        vpternlogd zmm17, zmm3, zmm18, 0x96          ;   175.5 p0      41 next
        vmovdqu64 zmm3, [rbp + 7680]                 ;   131.5 p3      50 next reload
        vmovdqu64 [rbp + 8256], zmm12                ;   135.0 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm3                        ;   137.5         41 next copy
        vpternlogd zmm12, zmm11, zmm3, 0xf3          ;   175.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm20                       ;   149.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm0, zmm3, 0x78           ;   176.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm15, zmm14                       ;   170.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm3, zmm3, 0xcf           ;   176.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8320], zmm7                 ;   163.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm0                         ;   140.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm3, [rbp + 7808], 0x48    ;   177.0 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm7, zmm9, 0x6c           ;   178.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm9, zmm11                        ;   179.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8384], zmm7                 ;   178.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm20                        ;   149.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm5, [rbp + 7808], 0x93    ;   178.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm19, zmm7, 0x69           ;   179.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm19, [rbp + 7808]                ;   149.5 p2      50 next reload
        db 0x2e
        vpternlogd zmm7, zmm6, zmm19, 0x79           ;   179.0 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm7, zmm30, 0x93           ;   180.0 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm11, zmm2, 0x69           ;   180.0 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm23, zmm19, 0x87          ;   181.0 p5      41 next
        db 0x2e
        vpternlogd zmm16, zmm3, zmm10, 0x96          ;   182.0 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm14, zmm19, 0x65         ;   181.5 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm20, zmm5, 0x87          ;   182.5 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm2, zmm23, 0x96          ;   183.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 7424]                 ;   128.0 p3      50 next reload
        db 0x2e
        vmovdqu64 zmm3, [rbp + 7488]                 ;   128.5 p2      50 next reload
        db 0x2e
        vmovdqu64 zmm10, [rbp + 7104]                ;   129.5 p3      41 next
        db 0x2e
        vpternlogd zmm10, zmm3, zmm2, 0x6a           ;   183.0 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm23, zmm26, 0x69          ;   183.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 7936]                ;   156.5 p2      41 next reload
        db 0x2e
        vpternlogd zmm14, zmm26, zmm11, 0x39         ;   184.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm8, zmm5, 0x93           ;   184.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 7872]                ;   150.0 p3      41 next reload
        db 0x2e
        vpternlogd zmm11, zmm20, zmm23, 0x87         ;   185.5 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm5, zmm27, 0x6a          ;   185.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 7360]                 ;   126.5 p2      50 next reload
        db 0x2e
        vmovdqa64 zmm20, zmm3                        ;   134.5         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm2, zmm5, 0x93           ;   186.0 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm19, zmm11, 0x6a         ;   186.5 p5      41 next
        db 0x2e
        vpternlogd zmm29, zmm17, zmm11, 0x69         ;   187.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 6848]                ;   127.5 p3      50 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm2                        ;   134.0         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm5, zmm11, 0x6c          ;   187.5 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm27, zmm0, 0x2d           ;   188.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm19, [rbp + 7616]                ;   129.0 p2      50 next reload
        db 0x2e
        vmovdqa64 zmm26, zmm11                       ;   133.5         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm5, zmm19, 0x48          ;   188.5 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm18, zmm30, 0x78         ;   189.0 p0      41 next
        vpternlogd zmm31, zmm7, zmm23, 0x96          ;   190.0 p5      41 next
        vpternlogd zmm12, zmm23, zmm18, 0x96         ;   190.0 p0      41 next
        vmovdqu64 zmm7, [r9 + 9216]                  ;   123.5 p3      44 next
        vmovdqu64 zmm18, [r9 + 9280]                 ;   123.7 p2      44 next
        vpxord zmm9, zmm9, zmm14                     ;   190.5 p5      41 next
        vpternlogd zmm15, zmm9, zmm1, 0x69           ;   191.5 p0      41 next
        vmovdqu64 zmm9, [r9 + 9344]                  ;   124.5 p3      44 next
        vpternlogd zmm25, zmm1, zmm11, 0x69          ;   191.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 7104]                 ;   129.5 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm19                       ;   135.0         41 next copy
        db 0x2e
        vpternlogd zmm23, zmm2, zmm1, 0xe1           ;   192.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm27, zmm1                        ;   135.5         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm19, zmm2, 0x35          ;   192.5 p5      41 next
        db 0x2e
        vpternlogd zmm15, zmm30, zmm3, 0x96          ;   193.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm0, zmm19, 0x96          ;   193.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm19, zmm3, 0x2d          ;   194.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm30, zmm28                       ;   164.5         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm19, zmm11, 0x87         ;   194.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm1, zmm2, 0x87           ;   195.0 p0      41 next
        db 0x2e
        vpxord zmm9, zmm9, zmm25                     ;   195.5 p5      44 next
        vmovdqu64 [rbp + 7808], zmm9                 ;   196.5 p8+p9   44 next spill
        vmovdqu64 zmm9, [r9 + 9408]                  ;   126.7 p3      44 next
        vmovdqu64 [rbp + 7744], zmm12                ;   191.0 p7+p4   41 next spill
        vmovdqu64 zmm12, [r9 + 9472]                 ;   127.0 p2      44 next
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm15                   ;   196.0 p0      44 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7872], zmm12                ;   197.0 p8+p9   44 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [r9 + 9536]                 ;   127.7 p3      44 next
        db 0x2e
        vpxord zmm12, zmm12, zmm16                   ;   196.5 p5      44 next
        db 0x2e
        vmovdqu64 [rbp + 7936], zmm12                ;   197.5 p7+p4   44 next spill
        db 0x2e
        vmovdqu64 zmm12, [r9 + 9600]                 ;   128.0 p2      44 next
        db 0x2e
        vpternlogd zmm29, zmm8, [rbp + 6528], 0x96   ;   197.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 7872]                 ;   197.0 p2      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm29                   ;   198.0 p5      44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7680], zmm18                ;   199.0 p8+p9   44 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 7808]                ;   196.5 p3      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm2, [rbp + 8384], 0x96    ;   198.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm4                      ;   199.0 p5      44 next
        db 0x2e
        vmovdqu64 [rbp + 8384], zmm9                 ;   200.0 p7+p4   44 next spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 7808]                 ;   196.5 p3      41 next
        vpxord zmm9, zmm9, [rbp + 7680]              ;   205.0 p0+p2   41 next
        vmovdqu64 [rbp + 8448], zmm9                 ;   206.0 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 7680]                 ;   199.0 p3      41 next
        vpternlogd zmm6, zmm0, [r9 + 9664], 0x69     ;   199.5 p5+p2   44 next
        vmovdqu64 zmm0, [rbp + 8384]                 ;   200.0 p3      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm6                      ;   203.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8512], zmm8                 ;   204.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 7872]                 ;   197.0 p2      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm5, [rbp + 7552], 0x96   ;   200.5 p5+p3   41 next
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm24                     ;   201.5 p0      44 next
        db 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm7                      ;   205.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm8, zmm8, zmm9                      ;   206.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7552], zmm8                 ;   207.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm8, zmm10                        ;   184.0         41 next copy
        db 0x2e
        vpternlogd zmm8, zmm19, zmm11, 0x60          ;   202.5 p5      41 next
        vpternlogd zmm10, zmm2, zmm5, 0x4b           ;   203.0 p0      41 next
        vmovdqu64 [rbp + 8576], zmm9                 ;   206.0 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 7680]                 ;   199.0 p2      41 next
        vmovdqu64 [rbp + 8640], zmm6                 ;   200.5 p8+p9   44 next spill
        vmovdqu64 zmm6, [rbp + 7872]                 ;   197.0 p3      41 next
        db 0x2e, 0x2e
        vpandd zmm6, zmm6, [rbp + 8640]              ;   206.5 p5+p2   41 next
        db 0x2e
        vpternlogd zmm31, zmm1, [rbp + 8320], 0x96   ;   204.0 p0+p3   41 next
        db 0x2e
        vpxord zmm12, zmm12, zmm31                   ;   205.0 p5      44 next
        db 0x2e
        vpxord zmm0, zmm0, zmm12                     ;   206.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm6                 ;   207.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm17                        ;   188.5         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm28, zmm3, 0x93           ;   205.5 p5      41 next
        db 0x2e
        vpternlogd zmm8, zmm6, zmm3, 0x39            ;   206.5 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm30, zmm13, 0x69          ;   207.5 p5      41 next
        db 0x2e
        vpternlogd zmm8, zmm28, zmm23, 0x4b          ;   208.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6528]                ;   136.0 p2      50 next reload
        db 0x2e
        vpternlogd zmm13, zmm19, zmm28, 0x87         ;   207.5 p5      41 next
        db 0x2e
        vpternlogd zmm8, zmm20, zmm28, 0x1e          ;   209.5 p0      41 next
        vpxord zmm22, zmm22, zmm13                   ;   208.5 p5      41 next
        vmovdqu64 [rbp + 8704], zmm0                 ;   207.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm20                        ;   187.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm28, zmm5, 0x87           ;   209.0 p0      41 next
        db 0x2e
        vpternlogd zmm20, zmm19, zmm2, 0x78          ;   209.5 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm10, zmm23, 0x78          ;   210.0 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm17, zmm5, 0x39          ;   210.5 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm0, zmm11, 0xc6          ;   211.0 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm11, zmm28, 0x78         ;   211.5 p5      41 next
        db 0x2e
        vpxord zmm21, zmm21, zmm20                   ;   212.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 7872]                 ;   197.0 p3      41 next
        db 0x2e
        vpandd zmm0, zmm0, [rbp + 7808]              ;   212.5 p5+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 8768], zmm0                 ;   213.5 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm17                        ;   188.5         41 next copy
        vpternlogd zmm0, zmm1, zmm11, 0x78           ;   213.0 p0      41 next
        vmovdqu64 [rbp + 8832], zmm12                ;   206.0 p8+p9   44 next spill
        vmovdqu64 zmm12, [rbp + 7936]                ;   197.5 p3      41 next
        vpandd zmm12, zmm12, [rbp + 7872]            ;   213.5 p5+p2   41 next
        vmovdqu64 [rbp + 8896], zmm12                ;   214.5 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 8832]                ;   206.0 p3      41 next
        vpxord zmm12, zmm12, zmm7                    ;   214.0 p0      41 next
        vmovdqu64 [rbp + 8960], zmm12                ;   215.0 p8+p9   41 next spill
        vmovdqu64 zmm12, [rbp + 8704]                ;   207.0 p2      41 next
        vpandd zmm12, zmm12, [rbp + 8640]            ;   214.5 p5+p3   41 next
        vpternlogd zmm24, zmm8, [r9 + 9792], 0x96    ;   215.0 p0+p2   44 next
        db 0x2e
        vmovdqu64 zmm8, [r9 + 9856]                  ;   141.7 p3      69 k1.10 reload
        db 0x2e
        vpternlogd zmm29, zmm22, zmm8, 0x96          ;   215.5 p5      44 next
        db 0x2e
        vmovdqu64 zmm22, [rbp + 8384]                ;   200.0 p2      41 next
        db 0x2e
        vmovdqa64 zmm8, zmm30                        ;   195.5         41 next copy
        db 0x2e
        vpternlogd zmm8, zmm2, zmm5, 0x28            ;   216.0 p0      41 next
        vmovdqu64 [rbp + 9024], zmm29                ;   216.5 p7+p4   44 next spill
        vmovdqa64 zmm29, zmm26                       ;   196.0         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm5, zmm5, 0x3f           ;   216.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm0, zmm28, 0xc6          ;   217.0 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm17, zmm19, 0xb4         ;   218.0 p5      41 next
        db 0x2e
        vpternlogd zmm30, zmm21, zmm1, 0x9c          ;   218.0 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm10, zmm3, 0x2d           ;   218.5 p5      41 next
        vpternlogd zmm0, zmm8, zmm13, 0x69           ;   219.5 p0      41 next
        vmovdqu64 zmm5, [rbp + 7808]                 ;   196.5 p3      44 next reload
        vmovdqu64 zmm8, [rbp + 8384]                 ;   200.0 p2      41 next
        db 0x2e
        vpternlogd zmm8, zmm5, zmm5, 0xc3            ;   219.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm3, zmm2, 0x78           ;   220.0 p0      41 next
        db 0x2e
        vpternlogd zmm13, zmm10, zmm28, 0x28         ;   220.5 p5      41 next
        db 0x2e
        vpternlogd zmm13, zmm23, zmm1, 0x87          ;   221.5 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm28, zmm29, 0x59         ;   221.5 p5      41 next
        vpternlogd zmm29, zmm10, zmm2, 0xd2          ;   222.0 p0      41 next
        vmovdqu64 zmm1, [r9 + 9728]                  ;   143.8 p3      69 k1.8 reload
        vmovdqu64 zmm3, [rbp + 7744]                 ;   191.0 p2      41 next reload
        db 0x2e
        vpternlogd zmm14, zmm3, zmm1, 0x96           ;   222.5 p5      44 next
        db 0x2e
        vpternlogd zmm30, zmm29, zmm19, 0xc6         ;   223.0 p0      41 next
        vpternlogd zmm13, zmm20, zmm2, 0x96          ;   223.5 p5      41 next
        vpternlogd zmm21, zmm27, zmm6, 0x96          ;   224.0 p0      41 next
        vpternlogd zmm30, zmm6, zmm11, 0x1e          ;   224.5 p5      41 next
        vmovdqu64 zmm2, [rbp + 7680]                 ;   199.0 p3      44 next reload
        vmovdqu64 zmm3, [rbp + 8384]                 ;   200.0 p2      44 next reload
        vmovdqu64 zmm6, [rbp + 8832]                 ;   206.0 p3      41 next
        vpternlogd zmm6, zmm3, zmm2, 0x93            ;   225.0 p0      41 next
        vmovdqu64 zmm10, [r9 + 9920]                 ;   146.2 p2      69 k1.11 reload
        vpternlogd zmm25, zmm0, zmm10, 0x96          ;   225.5 p5      44 next
        vmovdqu64 zmm0, [r9 + 9984]                  ;   147.0 p3      69 k1.12 reload
        vpternlogd zmm4, zmm26, zmm0, 0x96           ;   226.0 p0      44 next
        vmovdqu64 zmm11, [r9 + 10048]                ;   147.2 p2      69 k1.13 reload
        vpternlogd zmm15, zmm21, zmm11, 0x96         ;   226.5 p5      44 next
        vmovdqu64 zmm17, [r9 + 10176]                ;   148.0 p3      69 k1.15 reload
        vpternlogd zmm31, zmm13, zmm17, 0x96         ;   227.0 p0      44 next
        vmovdqu64 zmm13, [r9 + 10112]                ;   148.2 p2      69 k1.14 reload
        vpternlogd zmm16, zmm30, zmm13, 0x96         ;   227.5 p5      44 next
        vmovdqu64 zmm30, [rbp + 8640]                ;   200.5 p3      44 next reload
        vmovdqa64 zmm19, zmm5                        ;   202.5         41 next copy
        vpternlogd zmm19, zmm7, zmm30, 0x48          ;   228.0 p0      41 next
        vmovdqu64 zmm20, [rbp + 7936]                ;   197.5 p2      44 next reload
        vmovdqa64 zmm21, zmm2                        ;   205.0         41 next copy
        db 0x2e
        vpternlogd zmm21, zmm7, zmm20, 0x78          ;   228.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm23, zmm3                        ;   206.0         41 next copy
        db 0x2e
        vpternlogd zmm23, zmm5, zmm2, 0x65           ;   229.0 p0      41 next
        db 0x2e
        vpxord zmm18, zmm18, zmm14                   ;   229.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm26, zmm30                       ;   206.5         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm5, zmm2, 0x78           ;   230.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 8576]                ;   206.0 p3      41 next reload
        db 0x2e
        vpternlogd zmm23, zmm7, zmm27, 0x2d          ;   230.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm9, zmm9, zmm18                     ;   231.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm22, zmm22, zmm18                   ;   231.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm8                        ;   220.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm2, zmm2, 0xcf           ;   232.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm29, zmm8                        ;   220.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm23, zmm20, 0xc6         ;   232.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm21, [rbp + 8704], 0x96  ;   233.5 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm30, [rbp + 8960], 0x78  ;   233.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm17, zmm14                       ;   223.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm30, zmm20, 0x95         ;   234.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm13, zmm8                        ;   220.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm23, zmm18, 0x39         ;   234.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm14, [rbp + 8960], 0x39   ;   235.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm30, zmm20, 0x87          ;   236.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm8, [rbp + 8896], 0x69   ;   237.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm26, zmm5, 0x78          ;   238.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm20, [rbp + 8448], 0x78  ;   237.0 p0+p2   41 next
        db 0x2e, 0x2e
        vpandd zmm11, zmm24, zmm31                   ;   237.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm15                        ;   227.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm10, zmm15                       ;   227.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm1, zmm31                        ;   228.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm15, zmm4, 0x6a           ;   238.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm5, zmm1                         ;   239.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm16, zmm25, 0x60          ;   239.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm4, zmm24, 0x4b           ;   239.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm23                ;   239.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm15                       ;   227.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm4, zmm24, 0x93          ;   239.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7424], zmm22                ;   232.5 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm22, zmm23                       ;   240.5         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm16, zmm4, 0x78          ;   240.5 p0      41 next
        db 0x2e
        vpxord zmm0, zmm0, zmm22                     ;   241.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7616], zmm22                ;   241.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm22, zmm4                        ;   227.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm25, zmm24, 0x6a         ;   241.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7744], zmm0                 ;   242.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm0, zmm16                        ;   228.5         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm25, zmm24, 0x28          ;   241.5 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm16, zmm15, 0x2d          ;   242.5 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm31, zmm4, 0x87           ;   243.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm2, zmm0                         ;   244.5         41 next copy
        db 0x2e
        vpternlogd zmm2, zmm24, zmm24, 0x3f          ;   244.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm0                 ;   244.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm31                        ;   228.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm16, zmm4, 0xc9           ;   243.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm2                 ;   245.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm31                        ;   228.0         41 next copy
        db 0x2e
        vpternlogd zmm2, zmm16, zmm4, 0x35           ;   244.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7488], zmm2                 ;   245.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm22                        ;   242.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm31, zmm25, 0x78          ;   244.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7360], zmm2                 ;   245.5 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm0                         ;   244.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm22, zmm24, 0x39          ;   245.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9088], zmm2                 ;   246.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm19                        ;   229.0         41 next copy
        db 0x2e
        vpternlogd zmm2, zmm20, [rbp + 8832], 0x87   ;   245.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm20, zmm2, 0x95          ;   246.5 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm30, [rbp + 8448], 0x87  ;   247.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm30, zmm14                       ;   223.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm7, [rbp + 8320], 0x95   ;   247.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm18, [rbp + 7552], 0x69  ;   248.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm14, [rbp + 8512], 0x78  ;   248.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 8832]                ;   206.0 p2      44 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm30, zmm20, 0x93         ;   248.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm9, zmm3, 0x6c           ;   249.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm13, zmm20, 0x96         ;   250.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm21, zmm21, 0xc3         ;   251.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm3, zmm24, 0x96          ;   250.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8832], zmm18                ;   251.5 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm18, zmm27                       ;   249.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm3, zmm7, 0xd2           ;   251.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm2, [rbp + 7872], 0x6c    ;   251.5 p5+p3   41 next
        db 0x2e
        vpternlogd zmm8, zmm30, zmm3, 0x96           ;   252.5 p0      41 next
        db 0x2e
        vpternlogd zmm20, zmm3, zmm3, 0xc3           ;   252.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm21, zmm25, 0x69          ;   253.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm30, zmm17                       ;   235.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm14, [rbp + 8896], 0x79  ;   253.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm18, [rbp + 8768], 0x69  ;   254.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 6336]                 ;   165.2 p2      50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [r11 + 768]                 ;   165.5 p3      68 k1.12 reload
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm18                     ;   254.5 p5      50 next
        db 0x2e
        vmovdqu64 zmm21, [rbp + 6272]                ;   166.2 p2      50 next
        db 0x2e
        vpxord zmm21, zmm21, [r11 + 832]             ;   255.0 p0+p3   50 next
        db 0x2e
        vpternlogd zmm17, zmm9, zmm4, 0x96           ;   255.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 6464]                 ;   167.2 p2      50 next
        db 0x2e
        vpxord zmm9, zmm9, [r11 + 896]               ;   256.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6400]                ;   168.2 p2      50 next
        db 0x2e
        vpxord zmm18, zmm18, [r11 + 960]             ;   256.5 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 8768], zmm21                ;   256.0 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 6208]                ;   169.2 p2      50 next
        db 0x2e
        vpxord zmm21, zmm21, [r11]                   ;   257.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 8896], zmm18                ;   257.5 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6976]                ;   170.2 p2      50 next
        db 0x2e
        vpxord zmm18, zmm18, [r11 + 64]              ;   257.5 p5+p3   50 next
        vpternlogd zmm29, zmm2, [rbp + 9024], 0x96   ;   258.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 7872]                 ;   197.0 p3      44 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm15, zmm2, 0x96          ;   258.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm2, [rbp + 8704], 0x78   ;   259.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm13, zmm26, 0x96          ;   260.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm20, zmm30, 0x96         ;   260.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm19, zmm7, 0x2d          ;   261.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 9024]                 ;   216.5 p3      44 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 7360]                ;   245.5 p2      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 6528]                ;   244.5 p3      41 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm13, zmm7, 0xc6          ;   261.0 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm2, [rbp + 7680], 0x87   ;   261.5 p5+p2   41 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6912]                 ;   174.5 p3      50 next
        db 0x2e
        vmovdqu64 zmm20, [r11 + 128]                 ;   175.2 p2      68 k1.2 reload
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm20                     ;   262.0 p0      50 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm22, zmm16, 0xb4         ;   262.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm15, zmm4, 0x78          ;   263.5 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm14, [rbp + 8960], 0x87  ;   263.5 p5+p3   41 next
        db 0x2e
        vpternlogd zmm12, zmm30, zmm27, 0x96         ;   264.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 8768]                ;   256.0 p2      41 next
        db 0x2e
        vmovdqa64 zmm14, zmm31                       ;   228.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm7, zmm7, 0x3f           ;   264.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm14, zmm15, 0x93         ;   265.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm22, zmm15, 0x39          ;   266.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm11                       ;   238.5         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm16, zmm7, 0x87          ;   266.0 p0      41 next
        db 0x2e
        vpxord zmm10, zmm10, zmm27                   ;   267.0 p5      41 next
        db 0x2e
        vpxord zmm30, zmm30, zmm21                   ;   267.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm20, zmm23                       ;   240.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm7, zmm24, 0x87          ;   267.5 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm1, zmm0, 0x78           ;   268.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm25, zmm7, 0x78           ;   268.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm20, zmm25, 0xc6         ;   269.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm31, [rbp + 7424], 0x96  ;   269.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm16, [rbp + 7808], 0x96  ;   270.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm17, [rbp + 6400], 0x96  ;   270.5 p5+p3   50 next
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm14                       ;   265.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm16, zmm25, 0x87         ;   271.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm11, zmm20, 0x69          ;   272.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm5, zmm14, 0x39           ;   273.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 7744]                 ;   242.5 p2      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 7104]                ;   245.5 p3      41 next
        db 0x2e
        vpternlogd zmm11, zmm7, zmm5, 0x4b           ;   272.5 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm0, zmm7, 0x36           ;   274.0 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm20, zmm4, 0x60          ;   273.5 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm15, zmm1, 0x4b          ;   274.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 8896]                 ;   257.5 p2      41 next
        vpternlogd zmm5, zmm20, zmm31, 0xb4          ;   274.5 p5      41 next
        vmovdqu64 zmm14, [rbp + 6144]                ;   179.5 p3      58 r reload
        vmovdqu64 zmm15, [rbp + 6592]                ;   180.2 p2      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 8832]                ;   251.5 p3      50 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm15, zmm14, 0x96         ;   275.0 p0      50 next
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm14, [r11 + 192], 0x96   ;   275.5 p5+p2   50 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm24, zmm27, 0x69         ;   276.0 p0      41 next
        db 0x2e
        vpternlogd zmm27, zmm7, zmm1, 0x48           ;   276.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 5952]                 ;   181.5 p3      58 r reload
        db 0x2e
        vmovdqu64 zmm14, [rbp + 6720]                ;   182.2 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 6848]                ;   239.0 p3      50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm14, zmm7, 0x96          ;   277.0 p0      50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm7, [r11 + 640], 0x96    ;   277.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm4, [rbp + 7104], 0xa6    ;   278.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm1, zmm16, 0xc6           ;   279.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 8768]                 ;   256.0 p2      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm25, zmm22, 0x1e          ;   280.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [r11 + 256]                  ;   184.5 p3      68 k1.4 reload
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6080]                ;   185.2 p2      58 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 8256]                ;   185.5 p3      50 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm16, zmm7, 0x96          ;   279.5 p5      50 next
        db 0x2e
        vpandd zmm0, zmm0, zmm9                      ;   280.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm29, [rbp + 8256], 0x96  ;   280.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm22, [rbp + 7488], 0x96  ;   281.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm10, [rbp + 6272], 0x96  ;   281.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm31, [rbp + 9088], 0x87  ;   282.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r11 + 320]                 ;   188.2 p2      68 k1.5 reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 5504]                ;   188.5 p3      58 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 8192]                ;   189.2 p2      50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm10, zmm31, 0x96         ;   282.5 p5      50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm8, [rbp + 8192], 0x96   ;   283.0 p0+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm13, [rbp + 6464], 0x96   ;   283.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm4, [rbp + 7616], 0x96   ;   284.0 p0+p3   41 next
        db 0x2e
        vmovdqu64 zmm4, [rbp + 5184]                 ;   191.2 p2      58 r reload
        db 0x2e
        vmovdqu64 zmm13, [rbp + 8128]                ;   191.5 p3      41 next reload
        db 0x2e
        vpternlogd zmm17, zmm13, zmm4, 0x96          ;   284.5 p5      50 next
        db 0x2e
        vpternlogd zmm13, zmm4, [r11 + 384], 0x96    ;   285.0 p0+p2   50 next
        db 0x2e
        vpternlogd zmm5, zmm12, [rbp + 6976], 0x96   ;   285.5 p5+p3   50 next
        vpternlogd zmm11, zmm28, [rbp + 6208], 0x96  ;   286.0 p0+p2   50 next
        vpternlogd zmm27, zmm26, [rbp + 6912], 0x96  ;   286.5 p5+p3   50 next
        vpxord zmm4, zmm21, zmm14                    ;   287.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm9, zmm18                    ;   287.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm9                         ;   257.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm27                ;   287.5 p8+p9   50 next spill
        db 0x2e, 0x2e
        vpandd zmm27, zmm9, zmm3                     ;   288.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm5                 ;   286.5 p7+p4   50 next spill
        db 0x2e
        vpandd zmm5, zmm30, zmm18                    ;   288.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm11                ;   287.0 p8+p9   50 next spill
        db 0x2e
        vpxord zmm11, zmm2, zmm3                     ;   289.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm1, zmm1, zmm11                     ;   290.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5184], zmm19                ;   271.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm19, zmm3                        ;   255.5         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8128], zmm8                 ;   284.5 p8+p9   50 next spill
        db 0x2e
        vpandd zmm8, zmm2, zmm14                     ;   290.0 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm18, zmm9, 0x87           ;   291.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7616], zmm29                ;   282.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm29, zmm14                       ;   278.5         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6464], zmm24                ;   278.0 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm24, zmm18                       ;   258.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm3, zmm14, 0x28          ;   291.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm17                ;   285.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm24                       ;   292.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm14, zmm14, 0xf3         ;   292.0 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm21, [rbp + 8896], 0x87  ;   292.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8192], zmm10                ;   284.0 p8+p9   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8064]                ;   194.5 p3      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm10, [rbp + 5312], 0x96  ;   292.5 p5+p2   50 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9088], zmm28                ;   293.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 5312]                ;   195.5 p3      58 r reload
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm28, [r11 + 448], 0x96   ;   293.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 5888]                ;   196.5 p3      58 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5312], zmm16                ;   281.5 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6656]                ;   197.2 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm16, zmm28, 0x96          ;   293.5 p5      50 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm28, [r11 + 704], 0x96   ;   294.0 p0+p3   50 next
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm16                   ;   295.0 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm16                   ;   295.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm7, zmm7, zmm29                     ;   296.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm8                        ;   292.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm29, zmm21, 0x87         ;   296.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5888], zmm6                 ;   294.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm19                        ;   296.0         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm11, zmm3, 0x48           ;   296.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm20                ;   276.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm20, zmm21                       ;   258.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm16, zmm16, 0xcf         ;   297.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm6, [rbp + 8768], 0x6c   ;   297.5 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8064], zmm1                 ;   291.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm1, zmm19                        ;   296.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm18, zmm3, 0xc6           ;   298.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm6                 ;   297.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm15                        ;   276.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7488], zmm15                ;   276.5 p7+p4   50 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 6784]                ;   198.5 p3      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm15, [rbp + 6016], 0x96  ;   298.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm26                ;   299.5 p8+p9   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 6016]                ;   199.5 p3      58 r reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm26, [r11 + 576], 0x96   ;   299.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm6, zmm6, zmm15                     ;   300.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 5440]                ;   200.5 p3      58 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6016], zmm6                 ;   301.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 8000]                 ;   201.2 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm6, zmm26, 0x96          ;   300.0 p0      50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm26, [r11 + 512], 0x96    ;   300.5 p5+p3   50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 8768]                ;   256.0 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5440], zmm12                ;   301.0 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm3                        ;   255.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm3, zmm26, 0xa5          ;   301.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8000], zmm25                ;   280.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm24                       ;   293.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm9, zmm26, 0x78          ;   301.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6784], zmm22                ;   283.5 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm22, zmm26                       ;   262.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm3, zmm16, 0x65          ;   302.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm29, zmm14, 0x4b         ;   303.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm29, zmm28                       ;   297.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm26, zmm14, 0xd2         ;   303.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm16, [rbp + 8896], 0x6c  ;   303.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm26, zmm4                        ;   288.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm14, zmm18, 0x6c         ;   304.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8256], zmm6                 ;   301.5 p7+p4   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm6, zmm4                         ;   288.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm12, zmm2, 0x65           ;   304.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm18, [rbp + 8896], 0x87   ;   305.5 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm6, zmm25, 0x96           ;   306.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm0, zmm22, 0x69           ;   306.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm1, zmm3, 0x78            ;   307.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm19, [rbp + 8896], 0x78   ;   307.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm30, zmm9, 0x78           ;   308.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm1, zmm30, 0x96          ;   309.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7104], zmm20                ;   310.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm12                       ;   302.0         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm16, zmm16, 0xcf         ;   308.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm6                 ;   308.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm12                        ;   302.0         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm22, zmm11, 0x39          ;   309.0 p0      41 next
        db 0x2e
        vpternlogd zmm20, zmm6, zmm21, 0x96          ;   310.0 p5      41 next
        db 0x2e
        vpternlogd zmm20, zmm26, zmm9, 0x69          ;   311.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm24, [rbp + 8896], 0x93  ;   310.5 p5+p2   41 next
        db 0x2e
        vpternlogd zmm19, zmm11, zmm18, 0x93         ;   311.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 8896]                ;   257.5 p3      50 next reload
        db 0x2e
        vpternlogd zmm18, zmm2, zmm11, 0x95          ;   311.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm22, zmm11, 0xc6         ;   312.0 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm14, zmm12, 0x96         ;   313.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 8000]                ;   280.5 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 8256]                ;   301.5 p3      50 next reload
        db 0x2e
        vmovdqu64 zmm14, [rbp + 6016]                ;   301.0 p2      41 next
        db 0x2e
        vpternlogd zmm14, zmm12, zmm11, 0x87         ;   313.0 p0      41 next
        db 0x2e
        vpternlogd zmm7, zmm30, zmm19, 0x69          ;   314.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 8832]                ;   251.5 p3      41 next reload
        db 0x2e
        vpternlogd zmm23, zmm30, [rbp + 6336], 0x96  ;   314.0 p0+p2   50 next
        db 0x2e
        vpternlogd zmm19, zmm31, zmm2, 0x78          ;   314.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5952]                ;   308.5 p3      44 next
        db 0x2e
        vpxord zmm30, zmm30, [r11 + 9664]            ;   315.0 p0+p2   44 next
        db 0x2e
        vpternlogd zmm27, zmm29, zmm18, 0x69         ;   315.5 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm18, zmm2, 0x6d           ;   316.0 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm16, zmm0, 0x95           ;   317.0 p5      41 next
        vpternlogd zmm9, zmm4, zmm2, 0x87            ;   318.0 p0      41 next
        vpternlogd zmm0, zmm21, zmm25, 0x69          ;   317.5 p5      41 next
        vpternlogd zmm5, zmm9, zmm28, 0x96           ;   319.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm0, zmm1, 0x96           ;   318.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm24, zmm11, 0x96          ;   319.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 6784]                ;   283.5 p3      50 next reload
        db 0x2e
        vpternlogd zmm8, zmm26, zmm31, 0x69          ;   319.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 7488]                 ;   276.5 p2      50 next reload
        db 0x2e
        vmovdqa64 zmm1, zmm13                        ;   286.0         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm31, zmm0, 0x6a           ;   320.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm2, zmm10                        ;   294.0         41 next copy
        db 0x2e, 0x2e
        vpxord zmm4, zmm10, zmm14                    ;   320.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm10                   ;   321.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm3, zmm12, 0x96           ;   321.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm10                        ;   294.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm13, zmm0, 0x93           ;   322.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm9, zmm15                        ;   300.0         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm10, zmm13, 0x6a          ;   322.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm15                       ;   300.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm11, zmm11, 0x3f         ;   323.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 7104]                ;   310.0 p3      41 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm18, [r11 + 9728], 0x96   ;   323.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm0, [rbp + 8768], 0x96   ;   324.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm13, [rbp + 6272], 0x96  ;   324.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm15, [rbp + 8064], 0x96  ;   325.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm18, zmm15                       ;   300.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm12, zmm13, 0xc9         ;   325.5 p5      41 next
        db 0x2e
        vpxord zmm21, zmm7, [r11 + 9280]             ;   326.0 p0+p2   44 next
        db 0x2e
        vpxord zmm22, zmm8, [r11 + 9344]             ;   326.5 p5+p3   44 next
        db 0x2e
        vmovdqa64 zmm24, zmm12                       ;   307.5         41 next copy
        db 0x2e
        vpternlogd zmm24, zmm31, zmm0, 0x28          ;   327.0 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm12, zmm10, 0x2d         ;   328.0 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm15, zmm13, 0x87         ;   329.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm25, zmm15                       ;   300.0         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm12, zmm13, 0x35         ;   328.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm26, zmm9                        ;   323.5         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm12, zmm31, 0x60         ;   329.0 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm13, zmm0, 0x4b           ;   329.5 p5      41 next
        vpxord zmm28, zmm20, [r11 + 9472]            ;   330.0 p0+p2   44 next
        vpxord zmm29, zmm5, [r11 + 9536]             ;   330.5 p5+p3   44 next
        vmovdqu64 [rbp + 8064], zmm23                ;   315.0 p8+p9   50 next spill
        vpxord zmm23, zmm19, [r11 + 9216]            ;   331.0 p0+p2   44 next
        vmovdqu64 [rbp + 6272], zmm21                ;   327.0 p7+p4   44 next spill
        vmovdqa64 zmm21, zmm1                        ;   321.0         41 next copy
        vpternlogd zmm21, zmm16, zmm10, 0x93         ;   331.5 p5      41 next
        vpternlogd zmm26, zmm21, zmm10, 0x39         ;   332.5 p0      41 next
        vmovdqu64 [rbp + 8768], zmm6                 ;   324.5 p8+p9   44 next spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6272]                 ;   327.0 p3      41 next
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm29                ;   331.5 p7+p4   44 next spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 8768]                ;   324.5 p2      41 next
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm22                ;   327.5 p8+p9   44 next spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 6272]                ;   327.0 p3      41 next
        vpxord zmm29, zmm29, [rbp + 5952]            ;   333.5 p5+p2   41 next
        vpxord zmm6, zmm6, [rbp + 5952]              ;   333.5 p0+p3   41 next
        vmovdqu64 [rbp + 6336], zmm6                 ;   334.5 p7+p4   41 next spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6272]                 ;   327.0 p2      41 next
        db 0x2e
        vmovdqu64 [rbp + 8832], zmm29                ;   334.5 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 5952]                ;   327.5 p3      41 next
        vpandd zmm6, zmm6, [rbp + 8832]              ;   340.5 p5+p2   41 next
        vpxord zmm22, zmm22, zmm23                   ;   334.0 p0      41 next
        vpandd zmm29, zmm29, zmm28                   ;   334.5 p5      41 next
        vmovdqu64 [rbp + 8896], zmm6                 ;   341.5 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm16                        ;   324.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm12, zmm31, 0x87          ;   335.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm29                ;   335.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 7104]                ;   331.5 p3      41 next
        db 0x2e, 0x2e
        vpandd zmm29, zmm29, zmm28                   ;   337.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm6, [rbp + 6016], 0x69   ;   336.0 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm16, zmm18, 0x4b         ;   337.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm3, zmm11, 0x1e          ;   338.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm26, [r11 + 9792], 0x96  ;   339.0 p5+p3   44 next
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm3                        ;   323.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm11, zmm0, 0x87          ;   338.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm12, zmm13, 0x78          ;   338.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm9, zmm18, 0x78          ;   339.0 p0      41 next
        db 0x2e
        vpternlogd zmm4, zmm16, zmm31, 0xc6          ;   340.0 p5      41 next
        db 0x2e
        vpternlogd zmm9, zmm31, zmm11, 0x78          ;   340.0 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm1, zmm0, 0x39           ;   340.5 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm4, [r11 + 9856], 0x96    ;   341.0 p0+p2   44 next
        db 0x2e
        vpxord zmm2, zmm2, zmm3                      ;   341.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm4, [rbp + 8832]                 ;   334.5 p3      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm1                        ;   321.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm15, zmm31, 0x78         ;   342.0 p0      41 next
        db 0x2e
        vpxord zmm26, zmm27, [r11 + 9408]            ;   342.5 p5+p2   44 next
        db 0x2e
        vpandd zmm4, zmm4, zmm26                     ;   343.5 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm4                 ;   344.5 p7+p4   41 next spill
        db 0x2e
        vpxord zmm4, zmm17, [r11 + 9600]             ;   343.5 p5+p3   44 next
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm7                 ;   342.0 p8+p9   44 next spill
        db 0x2e
        vmovdqa64 zmm7, zmm24                        ;   330.0         41 next copy
        db 0x2e
        vpternlogd zmm7, zmm0, zmm0, 0x3f            ;   344.0 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm6, zmm13, 0x60           ;   344.5 p5      41 next
        vpternlogd zmm24, zmm16, zmm11, 0xc6         ;   345.0 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm1, zmm12, 0xb4          ;   346.0 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm9, zmm10, 0xd2           ;   346.0 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm16, zmm14, 0x96          ;   347.0 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm10, zmm13, 0x78         ;   347.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm9, zmm11, 0x28          ;   347.5 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm2, zmm15, 0x9c           ;   348.0 p0      41 next
        db 0x2e
        vpternlogd zmm2, zmm11, zmm7, 0x59           ;   348.5 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm9, zmm13, 0xd2           ;   349.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm18, zmm15, 0x87         ;   349.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm7, zmm12, 0xc6           ;   350.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm3, zmm13, 0x96          ;   350.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm25, zmm21, 0x96          ;   351.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 6848]                 ;   342.0 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm21, zmm31, 0x1e          ;   351.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm0, [r11 + 9920], 0x96    ;   352.0 p0+p3   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm24, [r11 + 9984], 0x96  ;   352.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm31, zmm30, zmm28                   ;   353.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm2, [r11 + 10048], 0x96  ;   353.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm14, [r11 + 10176], 0x96 ;   354.0 p0+p2   44 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm6, [r11 + 10112], 0x96   ;   354.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm0, zmm30, zmm28                    ;   355.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm30                        ;   316.0         41 next copy
        db 0x2e, 0x2e
        vpandd zmm3, zmm22, zmm28                    ;   355.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm6, zmm23, zmm4                     ;   356.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 5952]                 ;   327.5 p2      44 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm9, zmm30                        ;   316.0         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm23, zmm7, 0x48           ;   356.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 7104]                ;   331.5 p3      44 next reload
        db 0x2e
        vmovdqu64 zmm11, [rbp + 8768]                ;   324.5 p2      41 next
        db 0x2e
        vpternlogd zmm11, zmm30, zmm10, 0x95         ;   357.0 p0      41 next
        db 0x2e
        vpxord zmm12, zmm4, zmm26                    ;   357.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6272]                ;   327.0 p3      44 next reload
        db 0x2e
        vmovdqa64 zmm14, zmm10                       ;   337.5         41 next copy
        vpternlogd zmm14, zmm23, zmm13, 0x6a         ;   358.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm15, [rbp + 8768]                ;   324.5 p2      44 next reload
        db 0x2e
        vpternlogd zmm0, zmm23, zmm15, 0x87          ;   358.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm30                       ;   316.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm7, zmm13, 0x78          ;   359.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm18, zmm26                       ;   343.5         41 next copy
        db 0x2e
        vpternlogd zmm18, zmm7, zmm13, 0x65          ;   359.5 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm22, zmm23, 0x4b         ;   360.5 p0      41 next
        vpternlogd zmm22, zmm0, zmm4, 0x93           ;   360.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm26                       ;   343.5         41 next copy
        db 0x2e
        vpternlogd zmm21, zmm7, zmm7, 0xc3           ;   361.0 p0      41 next
        db 0x2e
        vpandd zmm2, zmm2, zmm12                     ;   361.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm24, [rbp + 8896]                ;   341.5 p3      41 next reload
        db 0x2e
        vmovdqa64 zmm25, zmm4                        ;   344.5         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm26, zmm24, 0x6a         ;   362.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm24, zmm9                        ;   357.5         41 next copy
        db 0x2e
        vpternlogd zmm24, zmm4, zmm10, 0x87          ;   362.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm26, zmm13, 0x93          ;   363.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm23, zmm23, 0xf3          ;   363.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm22, zmm26, 0x9c         ;   364.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm11, [rbp + 6720], 0x69  ;   365.0 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm29, zmm15, 0x79         ;   365.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm23                ;   366.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm25                       ;   363.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm7, zmm6                         ;   357.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm14, zmm30, 0x6c          ;   365.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm24                       ;   363.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm28, zmm26, 0x78         ;   366.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm11, zmm13, 0x69         ;   367.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm28, [rbp + 6272], 0x87  ;   367.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm6, zmm15, 0x87          ;   368.0 p5      41 next
        db 0x2e
        vpternlogd zmm2, zmm11, zmm22, 0x96          ;   369.0 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm21, zmm15, 0x65          ;   368.5 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm30, zmm10, 0x87          ;   369.5 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm13, zmm6, 0x96           ;   370.5 p5      41 next
        db 0x2e
        vpternlogd zmm29, zmm6, zmm18, 0x69          ;   370.5 p0      41 next
        db 0x2e
        vpandd zmm6, zmm19, zmm17                    ;   370.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 8832]                ;   334.5 p2      41 next reload
        vmovdqa64 zmm13, zmm24                       ;   363.5         41 next copy
        db 0x2e
        vpternlogd zmm13, zmm10, zmm11, 0x87         ;   371.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm21, zmm18, 0x65         ;   371.5 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm21, zmm10, 0xd2         ;   372.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm18, zmm12, 0x96         ;   373.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6336]                ;   334.5 p3      41 next reload
        db 0x2e
        vpternlogd zmm13, zmm30, zmm18, 0x87         ;   373.0 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm10, zmm16, 0x6a         ;   373.5 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm15, zmm13, 0x6a         ;   374.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6656]                ;   276.0 p2     108 r
        db 0x2e
        vpxord zmm30, zmm30, [rbp + 2944]            ;   374.5 p5+p3  108 r
        db 0x2e
        vpternlogd zmm3, zmm14, zmm13, 0x69          ;   375.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 5312]                ;   281.5 p2     108 r
        db 0x2e
        vpxord zmm10, zmm10, [rbp + 3008]            ;   375.5 p5+p3  108 r
        vmovdqu64 zmm13, [rbp + 8192]                ;   284.0 p2     108 r
        vpxord zmm13, zmm13, [rbp + 3072]            ;   376.0 p0+p3  108 r
        vmovdqu64 zmm14, [rbp + 5504]                ;   285.5 p2     108 r
        db 0x2e
        vpxord zmm14, zmm14, [rbp + 3136]            ;   376.5 p5+p3  108 r
        db 0x2e
        vmovdqu64 zmm15, [rbp + 9088]                ;   293.5 p2     108 r
        db 0x2e
        vpxord zmm15, zmm15, [rbp + 3200]            ;   377.0 p0+p3  108 r
        db 0x2e
        vmovdqu64 zmm22, [rbp + 5440]                ;   301.0 p2     108 r
        db 0x2e
        vpxord zmm22, zmm22, [rbp + 3264]            ;   377.5 p5+p3  108 r
        vpternlogd zmm18, zmm12, zmm28, 0x78         ;   378.0 p0      41 next
        vmovdqu64 zmm12, [rbp + 6080]                ;   299.5 p2     108 r
        vpxord zmm12, zmm12, [rbp + 3328]            ;   378.5 p5+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm25, zmm18, 0x96          ;   379.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6464]                ;   278.0 p2     108 r
        db 0x2e
        vpxord zmm25, zmm25, [rbp + 3392]            ;   379.5 p5+p3  108 r
        db 0x2e
        vpternlogd zmm4, zmm18, zmm11, 0x96          ;   380.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 5888]                ;   294.5 p2     108 r
        db 0x2e
        vpxord zmm18, zmm18, [rbp + 3456]            ;   380.5 p5+p3  108 r
        db 0x2e
        vpxord zmm23, zmm23, zmm11                   ;   381.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 8064]                ;   315.0 p2     108 r
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, [rbp + 3520]            ;   381.5 p5+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm26, zmm19, 0x96         ;   382.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 6272]                ;   327.0 p2      44 next reload
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm26, [rbp + 6272], 0xcf  ;   382.5 p5+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm23, zmm7, 0x69          ;   383.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 7616]                ;   282.5 p2     108 r
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, [rbp + 3584]            ;   383.5 p5+p3  108 r
        db 0x2e
        vmovdqu64 zmm26, [rbp + 8128]                ;   284.5 p2     108 r
        db 0x2e
        vpxord zmm26, zmm26, [rbp + 3648]            ;   384.0 p0+p3  108 r
        db 0x2e
        vpternlogd zmm0, zmm7, zmm8, 0x69            ;   384.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 5184]                 ;   271.5 p2     108 r
        db 0x2e
        vpxord zmm7, zmm7, [rbp + 3712]              ;   385.0 p0+p3  108 r
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm7                 ;   386.0 p8+p9  108 r spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 6976]                 ;   287.0 p2     108 r
        db 0x2e
        vpxord zmm7, zmm7, [rbp + 3776]              ;   385.5 p5+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm28, zmm20, 0x96         ;   386.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 6208]                ;   286.5 p2     108 r
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, [rbp + 3840]            ;   386.5 p5+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8768], zmm28                ;   387.5 p7+p4  108 r spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6912]                ;   287.5 p2     108 r
        db 0x2e
        vpxord zmm28, zmm28, [rbp + 3904]            ;   387.0 p0+p3  108 r
        db 0x2e
        vpternlogd zmm29, zmm16, [rbp + 5952], 0x78  ;   387.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6848]                ;   342.0 p3      44 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm24, zmm16, 0x96          ;   388.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm5, [rbp + 5952], 0x96    ;   388.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm24, zmm6                        ;   371.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm5, zmm16, 0x87          ;   389.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm28                ;   388.0 p8+p9  108 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm28, zmm17                       ;   355.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm16, zmm16, 0x3f         ;   389.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm17, [rbp + 6016], 0x96   ;   390.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6016], zmm7                 ;   386.5 p7+p4  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm17                        ;   355.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm20, zmm27, 0x6a          ;   390.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7104], zmm26                ;   385.0 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm17                       ;   355.0         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm5, zmm27, 0xc9          ;   391.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm23                ;   384.5 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm23, zmm20                       ;   354.5         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 8832], zmm11                ;   382.5 p8+p9  108 r spill
        db 0x2e
        vpxord zmm11, zmm20, zmm24                   ;   391.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm18                ;   381.5 p7+p4  108 r spill
        db 0x2e
        vpandd zmm18, zmm20, zmm27                   ;   392.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8256], zmm25                ;   380.5 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm25, zmm20                       ;   354.5         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm27, zmm19, 0x93         ;   392.5 p5      41 next
        db 0x2e
        vpord zmm1, zmm1, zmm25                      ;   393.5 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8000], zmm12                ;   379.5 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm12, zmm17                       ;   355.0         41 next copy
        db 0x2e
        vpternlogd zmm12, zmm5, zmm27, 0x35          ;   393.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7488], zmm22                ;   378.5 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm22, zmm27                       ;   353.5         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm8, zmm19, 0x6a          ;   394.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9024], zmm15                ;   378.0 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm15, zmm8                        ;   353.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 7360], zmm14                ;   377.5 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm14, zmm5                        ;   355.5         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm8, zmm19, 0x28          ;   394.5 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm5, zmm20, 0x2d          ;   395.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm17, zmm27, 0x87         ;   396.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6144], zmm13                ;   377.0 p7+p4  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm21                       ;   387.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm10                ;   376.5 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm10, zmm3                        ;   389.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 7744], zmm30                ;   375.5 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm30, zmm7                        ;   391.5         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm5, zmm8, 0x60           ;   396.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm27, zmm19, 0x4b          ;   396.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6400], zmm4                 ;   381.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm25                        ;   393.5         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm16, zmm19, 0x87          ;   397.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm5, zmm27, 0x78          ;   397.5 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm7, zmm26, 0x78           ;   398.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm4, zmm8, 0xc6           ;   399.0 p5      41 next
        db 0x2e
        vpxord zmm10, zmm10, zmm11                   ;   400.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm8, zmm16, 0x78           ;   399.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm25                   ;   400.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm28                        ;   390.5         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm5, zmm8, 0x87            ;   400.5 p5      41 next
        db 0x2e
        vpternlogd zmm8, zmm22, zmm17, 0x6c          ;   401.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm11, zmm22                       ;   395.0         41 next copy
        db 0x2e
        vpternlogd zmm11, zmm28, zmm20, 0x93         ;   401.5 p5      41 next
        db 0x2e
        vpternlogd zmm30, zmm11, zmm20, 0x39         ;   402.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm6, zmm4, 0x69           ;   403.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm28, zmm26, 0x4b         ;   404.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm19, zmm19, 0xf3         ;   403.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm30, zmm31, 0x96          ;   405.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6400]                ;   381.0 p2      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2432]                 ;   267.7 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm30, [rbp + 5888], 0x96   ;   404.5 p5+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm22, zmm17, 0x28         ;   405.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm23, zmm4, 0xc6          ;   405.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm27, zmm19, 0x28          ;   406.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm20, zmm7, 0x4b           ;   407.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6720]                ;   366.0 p3      41 next
        db 0x2e
        vpternlogd zmm30, zmm27, [rbp + 8896], 0x96  ;   407.0 p0+p2   41 next
        db 0x2e
        vpternlogd zmm4, zmm24, zmm24, 0xc3          ;   408.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm20, [rbp + 7744]                ;   375.5 p3      50 next
        db 0x2e
        vpxord zmm20, zmm20, [r9 + 704]              ;   408.0 p0+p2   50 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6592]                ;   376.5 p3      50 next
        db 0x2e
        vpxord zmm28, zmm28, [r9 + 768]              ;   408.5 p5+p2   50 next
        db 0x2e
        vpternlogd zmm24, zmm7, zmm16, 0x28          ;   409.0 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm24, zmm25, 0x69         ;   410.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm24, [rbp + 6144]                ;   377.0 p3      50 next
        db 0x2e
        vpxord zmm24, zmm24, [r9 + 832]              ;   410.0 p0+p2   50 next
        db 0x2e
        vmovdqu64 zmm25, [rbp + 7360]                ;   377.5 p3      50 next
        db 0x2e
        vpxord zmm25, zmm25, [r9 + 896]              ;   410.5 p5+p2   50 next
        db 0x2e
        vpord zmm15, zmm15, zmm11                    ;   411.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8896], zmm6                 ;   405.5 p7+p4  108 r spill
        vmovdqa64 zmm6, zmm14                        ;   397.5         41 next copy
        vpternlogd zmm6, zmm19, zmm19, 0x3f          ;   411.5 p5      41 next
        vmovdqu64 zmm19, [rbp + 9024]                ;   378.0 p3      50 next
        vpxord zmm19, zmm19, [r9 + 960]              ;   412.0 p0+p2   50 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm8, zmm16, 0xc6          ;   412.5 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm16, zmm6, 0x59          ;   413.0 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm12, zmm11, 0x96         ;   414.0 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm7, zmm27, 0xd2           ;   414.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 7488]                 ;   378.5 p3      50 next
        db 0x2e
        vpxord zmm7, zmm7, [r9]                      ;   414.5 p5+p2   50 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 8000]                ;   379.5 p3      50 next
        db 0x2e
        vpxord zmm11, zmm11, [r9 + 64]               ;   415.0 p0+p2   50 next
        db 0x2e
        vpternlogd zmm4, zmm8, zmm0, 0x96            ;   415.5 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm22, zmm5, 0xb4          ;   416.0 p0      41 next
        vmovdqu64 zmm8, [rbp + 8256]                 ;   380.5 p3      50 next
        vpxord zmm8, zmm8, [r9 + 128]                ;   416.5 p5+p2   50 next
        vmovdqu64 zmm12, [rbp + 6784]                ;   381.5 p3      50 next
        vpxord zmm12, zmm12, [r9 + 192]              ;   417.0 p0+p2   50 next
        vmovdqu64 zmm16, [rbp + 8832]                ;   382.5 p3      50 next
        vpxord zmm16, zmm16, [r9 + 256]              ;   417.5 p5+p2   50 next
        db 0x2e
        vmovdqu64 zmm22, [rbp + 6336]                ;   384.5 p3      50 next
        db 0x2e
        vpxord zmm22, zmm22, [r9 + 320]              ;   418.0 p0+p2   50 next
        db 0x2e
        vpternlogd zmm17, zmm6, zmm5, 0xc6           ;   418.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 7104]                 ;   385.0 p3      50 next
        db 0x2e
        vpxord zmm5, zmm5, [r9 + 384]                ;   419.0 p0+p2   50 next
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6272]                 ;   386.0 p3      50 next
        db 0x2e
        vpxord zmm6, zmm6, [r9 + 448]                ;   419.5 p5+p2   50 next
        db 0x2e
        vpternlogd zmm26, zmm27, zmm9, 0x96          ;   420.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6016]                ;   386.5 p3      50 next
        db 0x2e
        vpxord zmm27, zmm27, [r9 + 512]              ;   420.5 p5+p2   50 next
        db 0x2e
        vpxord zmm13, zmm13, zmm23                   ;   421.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8768]                ;   387.5 p3      50 next
        db 0x2e
        vpxord zmm23, zmm23, [r9 + 576]              ;   421.5 p5+p2   50 next
        db 0x2e
        vpternlogd zmm18, zmm14, zmm30, 0x96         ;   422.0 p0      41 next
        vmovdqu64 zmm14, [rbp + 5952]                ;   388.0 p3      50 next
        vpxord zmm14, zmm14, [r9 + 640]              ;   422.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm17, zmm2, 0x96          ;   423.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 1920]                ;   287.7 p3     108 r reload
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm17, [rbp + 6656], 0x96  ;   423.5 p5+p2  108 r
        db 0x2e, 0x2e
        vpxord zmm17, zmm12, zmm16                   ;   424.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm31                ;   424.5 p8+p9  108 r spill
        db 0x2e, 0x2e
        vpxord zmm31, zmm12, zmm8                    ;   424.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm28                ;   409.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vpandd zmm28, zmm31, zmm5                    ;   425.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm24                ;   411.0 p8+p9   50 next spill
        db 0x2e, 0x2e
        vpxord zmm24, zmm27, zmm22                   ;   425.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5888], zmm7                 ;   415.5 p7+p4   50 next spill
        db 0x2e
        vpxord zmm7, zmm27, zmm8                     ;   426.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm25                ;   411.5 p8+p9   50 next spill
        db 0x2e
        vpandd zmm25, zmm8, zmm14                    ;   426.5 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm23, zmm5, 0x87          ;   427.5 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7808], zmm19                ;   413.0 p7+p4   50 next spill
        db 0x2e
        vpxord zmm19, zmm14, zmm16                   ;   427.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7424], zmm20                ;   409.0 p8+p9   50 next spill
        db 0x2e
        vpxord zmm20, zmm5, zmm23                    ;   428.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8960], zmm11                ;   416.0 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm11, zmm25                       ;   428.5         41 next copy
        db 0x2e
        vpternlogd zmm11, zmm31, zmm27, 0x87         ;   428.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7680], zmm11                ;   429.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 2048]                ;   288.8 p3     108 r reload
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm11, [rbp + 8192], 0x96   ;   429.0 p0+p2  108 r
        db 0x2e, 0x2e
        vmovdqa64 zmm11, zmm22                       ;   419.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm16, zmm12, 0x65         ;   429.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm31, zmm8, 0x4b          ;   430.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm31, zmm23                       ;   422.5         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm16, zmm8, 0x28          ;   430.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8192], zmm0                 ;   430.0 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm0, zmm6                         ;   420.5         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm12, zmm8, 0x6c           ;   431.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7872], zmm12                ;   418.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm12, zmm31                       ;   431.5         41 next copy
        db 0x2e
        vpternlogd zmm12, zmm27, zmm6, 0x87          ;   431.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm31                ;   431.5 p7+p4   41 next spill
        db 0x2e
        vpandd zmm31, zmm16, zmm5                    ;   432.0 p0      41 next
        vmovdqu64 [rbp + 8704], zmm27                ;   421.5 p8+p9   50 next spill
        vpandd zmm27, zmm5, zmm6                     ;   432.5 p5      41 next
        vmovdqu64 [rbp + 8384], zmm27                ;   433.5 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm22                       ;   419.0         41 next copy
        vpternlogd zmm27, zmm16, zmm16, 0xc3         ;   433.0 p0      41 next
        vmovdqu64 [rbp + 8576], zmm31                ;   433.0 p8+p9   41 next spill
        vpandd zmm31, zmm22, zmm19                   ;   433.5 p5      41 next
        vmovdqu64 [rbp + 8512], zmm31                ;   434.5 p7+p4   41 next spill
        db 0x2e, 0x2e
        vpandd zmm31, zmm24, zmm23                   ;   434.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7552], zmm31                ;   435.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm7                        ;   427.0         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm0, zmm23, 0x6c          ;   434.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm31                ;   435.5 p7+p4   41 next spill
        db 0x2e
        vmovdqu64 zmm31, [rbp + 2176]                ;   295.0 p3     108 r reload
        db 0x2e
        vpternlogd zmm21, zmm31, [rbp + 9088], 0x96  ;   435.0 p0+p2  108 r
        db 0x2e, 0x2e
        vmovdqa64 zmm31, zmm19                       ;   428.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm12, zmm6, 0x93          ;   435.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm17, zmm23, 0x87         ;   436.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm31, zmm14, 0x6c         ;   437.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9088], zmm21                ;   436.0 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm17                       ;   425.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm19, zmm16, 0x48         ;   437.0 p0      41 next
        db 0x2e
        vpternlogd zmm19, zmm27, zmm11, 0x65         ;   437.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm20                ;   438.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm20, zmm14                       ;   423.5         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm23, zmm6, 0x95          ;   438.0 p0      41 next
        vmovdqu64 [rbp + 8448], zmm19                ;   438.5 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm17                       ;   425.0         41 next copy
        vpternlogd zmm19, zmm23, zmm16, 0xc6         ;   438.5 p5      41 next
        vmovdqu64 [rbp + 7936], zmm16                ;   418.5 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 8448]                ;   438.5 p3      41 next
        vpternlogd zmm17, zmm19, zmm6, 0x6c          ;   439.5 p0      41 next
        vpternlogd zmm17, zmm24, zmm5, 0x78          ;   440.5 p5      41 next
        vmovdqu64 [rbp + 9152], zmm19                ;   439.5 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm12                       ;   432.5         41 next copy
        vpternlogd zmm19, zmm5, zmm22, 0x78          ;   440.0 p0      41 next
        vmovdqu64 [rbp + 9216], zmm12                ;   432.5 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm27                       ;   434.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm11, zmm6, 0xc6          ;   440.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm12, zmm24, 0x96          ;   441.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm0, zmm31, 0x69          ;   442.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 1984]                ;   300.3 p2     108 r reload
        db 0x2e
        vpternlogd zmm3, zmm31, [rbp + 5312], 0x96   ;   442.0 p0+p3  108 r
        db 0x2e
        vmovdqu64 zmm31, [rbp + 8960]                ;   416.0 p2      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 7424]                 ;   409.0 p3      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpandd zmm31, zmm31, zmm0                    ;   442.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm12, zmm7                        ;   427.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm27, zmm14, 0x65         ;   443.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm23, zmm6, 0x87          ;   444.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2240]                 ;   302.3 p2     108 r reload
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm6, [rbp + 5440], 0x96    ;   444.0 p0+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2368]                 ;   303.3 p2     108 r reload
        vpternlogd zmm29, zmm6, [rbp + 6464], 0x96   ;   444.5 p5+p3  108 r
        vmovdqu64 zmm6, [rbp + 2304]                 ;   304.3 p2     108 r reload
        vpternlogd zmm9, zmm6, [rbp + 6080], 0x96    ;   445.0 p0+p3  108 r
        vmovdqu64 zmm6, [rbp + 2560]                 ;   305.3 p2     108 r reload
        vpternlogd zmm10, zmm6, [rbp + 7616], 0x96   ;   445.5 p5+p3  108 r
        vmovdqu64 zmm6, [rbp + 2112]                 ;   306.3 p2     108 r reload
        vpternlogd zmm30, zmm6, [rbp + 5504], 0x96   ;   446.0 p0+p3  108 r
        vmovdqu64 zmm6, [rbp + 2496]                 ;   307.3 p2     108 r reload
        vpternlogd zmm1, zmm6, [rbp + 8064], 0x96    ;   446.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 7808]                 ;   413.0 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm12, zmm19, 0x96         ;   447.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 7872]                ;   418.0 p3      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm23, zmm23, 0xcf         ;   447.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm11, [rbp + 8384], 0x69  ;   448.0 p0+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 2624]                ;   309.5 p3     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm11, [rbp + 8128], 0x96   ;   448.5 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 7808]                ;   413.0 p3      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8128], zmm29                ;   445.5 p8+p9  108 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 2880]                ;   311.3 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm29, [rbp + 6912], 0x96  ;   449.0 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 2752]                ;   312.3 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm29, [rbp + 6976], 0x96  ;   449.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 2688]                ;   313.3 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm29, [rbp + 5184], 0x96  ;   450.0 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 2816]                ;   314.3 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm29, [rbp + 6208], 0x96  ;   450.5 p5+p3  108 r
        db 0x2e
        vmovdqu64 zmm29, [r10 + 9216]                ;   315.3 p2      44 next
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm9                 ;   446.0 p7+p4  108 r spill
        db 0x2e
        vmovdqu64 zmm9, [r10 + 9280]                 ;   315.5 p3      44 next
        vmovdqu64 [rbp + 5184], zmm2                 ;   445.0 p8+p9  108 r spill
        vmovdqu64 zmm2, [r10 + 9344]                 ;   316.3 p2      44 next
        vmovdqu64 [rbp + 6976], zmm30                ;   447.0 p7+p4  108 r spill
        vmovdqu64 zmm30, [r10 + 9408]                ;   316.5 p3      44 next
        vmovdqu64 [rbp + 6912], zmm3                 ;   443.0 p8+p9  108 r spill
        vmovdqu64 zmm3, [r10 + 9472]                 ;   317.3 p2      44 next
        vmovdqu64 [rbp + 8064], zmm26                ;   450.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [r10 + 9536]                ;   317.5 p3      44 next
        vmovdqu64 [rbp + 5504], zmm15                ;   451.5 p8+p9  108 r spill
        vmovdqu64 zmm15, [r10 + 9600]                ;   318.3 p2      44 next
        vmovdqu64 [rbp + 7616], zmm13                ;   450.5 p7+p4  108 r spill
        vmovdqu64 zmm13, [r10 + 9664]                ;   318.5 p3      44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm18                ;   451.0 p8+p9  108 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm18, zmm22                       ;   419.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm8, [rbp + 7680], 0xa6   ;   451.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm20, [rbp + 8576], 0x69  ;   452.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm14, [rbp + 8384], 0x79  ;   452.0 p0+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8384], zmm4                 ;   449.5 p7+p4  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm20                        ;   453.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm5, zmm23, 0x87           ;   453.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm7, zmm14, 0x87           ;   454.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 8704]                 ;   421.5 p3      50 next reload
        db 0x2e
        vmovdqa64 zmm14, zmm23                       ;   424.0         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm23, zmm7, 0xf5          ;   453.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm21, zmm22, 0x6c          ;   454.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm24, zmm17, 0x96         ;   454.5 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm0, [rbp + 8640], 0x96   ;   455.0 p0+p2   41 next
        db 0x2e
        vpxord zmm16, zmm16, zmm7                    ;   455.5 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm19, zmm19, 0xc3          ;   456.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm19, [rbp + 6848]                ;   409.5 p3      50 next reload
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8960]                ;   416.0 p2      41 next
        db 0x2e
        vpternlogd zmm23, zmm19, zmm19, 0x3f         ;   456.5 p5      41 next
        db 0x2e
        vpternlogd zmm17, zmm7, zmm20, 0x96          ;   457.0 p0      41 next
        vmovdqu64 zmm7, [rbp + 6400]                 ;   411.5 p3      50 next reload
        vmovdqu64 zmm20, [rbp + 7808]                ;   413.0 p2      50 next reload
        vmovdqu64 zmm24, [rbp + 8960]                ;   416.0 p3      41 next
        vpternlogd zmm24, zmm20, zmm7, 0x6a          ;   457.5 p5      41 next
        vpternlogd zmm18, zmm21, zmm7, 0x96          ;   458.0 p0      41 next
        vmovdqu64 zmm21, [rbp + 8320]                ;   435.5 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm16, zmm21, 0x69         ;   458.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm8, [rbp + 6528], 0x4b   ;   459.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm5, zmm20, 0x96          ;   459.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 6720]                 ;   411.0 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm7                         ;   417.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm0, zmm5, 0x6c            ;   460.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm21, zmm5, 0x69          ;   460.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm19, [rbp + 9216], 0x96  ;   461.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm16, zmm20                       ;   419.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm7, zmm0, 0x93           ;   461.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm22                   ;   462.0 p0      44 next
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm18                   ;   462.5 p5      44 next
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm27                     ;   463.0 p0      44 next
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm25                     ;   463.5 p5      44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm28                     ;   464.0 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 8448]                ;   438.5 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm21, [r10 + 9728], 0x96  ;   464.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm21, zmm24                       ;   458.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm7, zmm0, 0x4b           ;   465.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm5, [rbp + 5888], 0x60   ;   465.5 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8448], zmm10                ;   446.5 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm8                        ;   461.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm23, zmm20, 0x93         ;   466.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm10, zmm20, 0x39         ;   467.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9216], zmm1                 ;   447.5 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm1, zmm16                        ;   462.5         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm19, zmm0, 0x87           ;   467.0 p0      41 next
        vmovdqu64 [rbp + 8320], zmm30                ;   463.5 p8+p9   44 next spill
        vmovdqa64 zmm30, zmm21                       ;   466.0         41 next copy
        vpternlogd zmm30, zmm5, zmm19, 0x78          ;   467.5 p5      41 next
        vmovdqu64 [rbp + 6528], zmm9                 ;   465.0 p7+p4   44 next spill
        vmovdqu64 zmm9, [rbp + 8320]                 ;   463.5 p3      41 next
        vmovdqu64 [rbp + 8640], zmm14                ;   465.5 p8+p9   44 next spill
        vmovdqu64 zmm14, [rbp + 6528]                ;   465.0 p2      41 next
        vmovdqu64 [rbp + 8704], zmm29                ;   463.0 p7+p4   44 next spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 8640]                ;   465.5 p3      41 next
        vmovdqu64 [rbp + 7872], zmm2                 ;   464.5 p8+p9   44 next spill
        vmovdqu64 zmm2, [rbp + 6528]                 ;   465.0 p2      41 next
        vpxord zmm29, zmm29, [rbp + 7872]            ;   471.5 p0+p3   41 next
        vpxord zmm14, zmm14, [rbp + 7872]            ;   471.0 p5+p2   41 next
        vpxord zmm2, zmm2, [rbp + 8704]              ;   471.0 p0+p3   41 next
        vmovdqu64 [rbp + 8576], zmm14                ;   472.0 p7+p4   41 next spill
        vpandd zmm14, zmm2, zmm3                     ;   472.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6464], zmm14                ;   473.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm14, zmm5                        ;   417.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm0, [rbp + 5888], 0x48   ;   470.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm20, [rbp + 5888], 0x4b  ;   471.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm7, [rbp + 8960], 0x87   ;   472.0 p0+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm2                 ;   472.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm14                        ;   473.0         41 next copy
        db 0x2e
        vpternlogd zmm2, zmm0, zmm0, 0x3f            ;   473.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm29                ;   472.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm29, zmm2                        ;   474.0         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm30, zmm7, 0xd2          ;   474.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm20, zmm3                        ;   464.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm3                 ;   464.0 p7+p4   44 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm31                        ;   443.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm19, [rbp + 5888], 0x87   ;   472.5 p5+p3   41 next
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm3                    ;   473.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm30                        ;   468.5         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm3, zmm19, 0x28           ;   473.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9344], zmm27                ;   460.5 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 9152]                ;   439.5 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm27, [rbp + 7936], 0x78  ;   474.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm12                   ;   475.0 p5      44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 7552]                ;   435.0 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm12, [rbp + 7680], 0x96   ;   475.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 8704]                ;   463.0 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 5312]                ;   472.5 p3      41 next
        db 0x2e
        vpandd zmm27, zmm27, [rbp + 6528]            ;   478.5 p5+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 7680], zmm27                ;   479.5 p7+p4   41 next spill
        vmovdqu64 zmm27, [rbp + 9280]                ;   464.0 p3      41 next
        vmovdqu64 [rbp + 7552], zmm13                ;   476.0 p8+p9   44 next spill
        vmovdqu64 zmm13, [rbp + 9280]                ;   464.0 p2      41 next
        vpxord zmm20, zmm20, [rbp + 7552]            ;   482.0 p0+p3   41 next
        vpandd zmm27, zmm27, [rbp + 7552]            ;   482.0 p5+p2   41 next
        vpandd zmm13, zmm13, [rbp + 7872]            ;   477.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9152], zmm13                ;   478.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm23                       ;   457.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm5, [rbp + 5888], 0x87   ;   477.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm31, zmm13, 0x69         ;   478.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 9280]                ;   464.0 p3      41 next
        db 0x2e
        vmovdqu64 [rbp + 9408], zmm27                ;   483.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm27, zmm16                       ;   462.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm7, [rbp + 5888], 0x78   ;   478.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm27                     ;   479.5 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm6, zmm19, 0x2d           ;   480.5 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm13, [rbp + 8960], 0xb4   ;   480.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm29, [rbp + 5888], 0xc6   ;   481.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm10, zmm5, 0x1e           ;   482.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 7424]                ;   409.0 p3      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm7, zmm29, 0x28          ;   481.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm30, [rbp + 7808], 0x2d  ;   482.5 p0+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8960]                ;   416.0 p3      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9472], zmm20                ;   483.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm8                        ;   461.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm5, zmm30, 0x78          ;   482.5 p5      41 next
        db 0x2e
        vpternlogd zmm13, zmm3, zmm20, 0x69          ;   483.5 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm20, zmm19, 0xc6         ;   483.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 5888]                 ;   415.5 p2      50 next reload
        db 0x2e
        vmovdqa64 zmm20, zmm30                       ;   422.0         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm7, zmm3, 0xa9           ;   484.0 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm23, zmm20, 0x4b         ;   485.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8640]                ;   465.5 p3      41 next
        db 0x2e
        vpternlogd zmm16, zmm24, zmm19, 0x36         ;   486.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm19, zmm30                       ;   422.0         41 next copy
        vpternlogd zmm19, zmm3, zmm7, 0x35           ;   485.5 p5      41 next
        vpternlogd zmm2, zmm19, zmm10, 0x96          ;   486.5 p0      41 next
        vmovdqu64 zmm10, [rbp + 7872]                ;   464.5 p2      44 next reload
        vmovdqu64 zmm19, [rbp + 8320]                ;   463.5 p3      41 next
        vpternlogd zmm19, zmm10, zmm10, 0xc3         ;   486.5 p5      41 next
        vpternlogd zmm21, zmm1, zmm20, 0x6c          ;   487.0 p0      41 next
        vmovdqu64 zmm1, [rbp + 5312]                 ;   472.5 p2      41 next
        vmovdqu64 zmm24, [rbp + 8320]                ;   463.5 p3      44 next reload
        vpandd zmm1, zmm1, zmm24                     ;   487.5 p5      41 next
        vpternlogd zmm11, zmm21, zmm5, 0xc6          ;   488.0 p0      41 next
        vpternlogd zmm20, zmm29, zmm8, 0x59          ;   488.5 p5      41 next
        vmovdqu64 zmm5, [rbp + 8704]                 ;   463.0 p2      44 next reload
        vmovdqu64 zmm21, [rbp + 8640]                ;   465.5 p3      44 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 9408]                ;   483.0 p2      41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm21, zmm5, 0x87          ;   489.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm8, zmm3, 0xb4           ;   489.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm30, [rbp + 8512], 0x96  ;   490.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm20, zmm30, 0x87          ;   490.5 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm13, [r10 + 9920], 0x96  ;   491.0 p0+p2   44 next
        vpternlogd zmm4, zmm3, [rbp + 7936], 0x96    ;   491.5 p5+p3   41 next
        vpternlogd zmm22, zmm16, [r10 + 9792], 0x96  ;   492.0 p0+p2   44 next
        vpternlogd zmm28, zmm11, [r10 + 9856], 0x96  ;   492.5 p5+p3   44 next
        vpternlogd zmm0, zmm27, zmm7, 0x96           ;   493.0 p0      41 next
        vpternlogd zmm14, zmm7, [rbp + 7808], 0x78   ;   493.5 p5+p2   41 next
        vpternlogd zmm18, zmm14, [r10 + 9984], 0x96  ;   494.5 p0+p3   44 next
        vpternlogd zmm6, zmm4, [r10 + 10112], 0x96   ;   494.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm4                    ;   495.0 p0      44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm17, [r10 + 10176], 0x96  ;   495.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm17                   ;   496.0 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 9344]                ;   460.5 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm30, [r10 + 10048], 0x96  ;   496.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 7552]                ;   476.0 p2      44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm3, zmm10                        ;   470.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm5, zmm30, 0x48           ;   497.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 6528]                 ;   465.0 p3      44 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm24                        ;   469.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm10, zmm4, 0x65           ;   497.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 5440]                 ;   472.0 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm5, zmm8, 0x2d            ;   498.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm29, zmm15, 0x93          ;   498.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm15                     ;   499.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm15                   ;   499.5 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm23, zmm23, zmm12                   ;   500.5 p0      41 next
        db 0x2e
        vmovdqa64 zmm11, zmm30                       ;   482.0         41 next copy
        db 0x2e
        vpternlogd zmm11, zmm10, zmm4, 0x78          ;   500.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm13, zmm3                        ;   498.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm15, zmm26, 0x87         ;   501.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm5, zmm5, 0xf3            ;   501.5 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm31, zmm31, zmm26                   ;   502.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm14, zmm26                       ;   496.0         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm4, zmm5, 0x6c           ;   502.5 p5      41 next
        db 0x2e
        vpternlogd zmm5, zmm8, zmm24, 0x9c           ;   503.0 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm9, zmm30, 0x87           ;   503.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm19                       ;   487.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm4, zmm4, 0xcf           ;   504.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 7680]                ;   479.5 p3      41 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm15                       ;   497.0         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm24, zmm17, 0x6a         ;   504.5 p5      41 next
        db 0x2e
        vpternlogd zmm15, zmm24, zmm4, 0x93          ;   505.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm27, zmm20                       ;   505.5         41 next copy
        db 0x2e
        vmovdqa64 zmm17, zmm12                       ;   500.5         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm19, zmm21, 0x65         ;   505.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm14, zmm30, 0x6c         ;   506.0 p0      41 next
        db 0x2e
        vpternlogd zmm17, zmm30, zmm26, 0x87         ;   506.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8704], zmm1                 ;   488.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm1, zmm19                        ;   487.5         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm7, zmm26, 0xc6           ;   507.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm1, zmm9, 0x96           ;   508.0 p5      41 next
        vmovdqu64 zmm1, [rbp + 5312]                 ;   472.5 p2      41 next reload
        vpternlogd zmm19, zmm7, zmm1, 0x39           ;   508.0 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm13, zmm26, 0x93          ;   508.5 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm31, zmm17, 0x69          ;   509.0 p0      41 next
        db 0x2e
        vpxord zmm27, zmm27, zmm19                   ;   509.5 p5      41 next
        db 0x2e
        vpternlogd zmm16, zmm27, zmm12, 0x69         ;   510.5 p0      41 next
        db 0x2e
        vpternlogd zmm7, zmm11, zmm10, 0x78          ;   510.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 8576]                ;   472.0 p3      41 next reload
        vpternlogd zmm1, zmm30, zmm27, 0x87          ;   511.0 p0      41 next
        vpternlogd zmm11, zmm27, zmm26, 0x78         ;   511.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm26, zmm21, 0x93         ;   512.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm30, zmm21, 0x6d         ;   513.0 p5      41 next
        db 0x2e
        vpternlogd zmm30, zmm5, [rbp + 9152], 0x69   ;   513.0 p0+p2   41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 9280]                 ;   464.0 p3      44 next reload
        db 0x2e
        vmovdqa64 zmm26, zmm13                       ;   502.0         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm24, zmm5, 0x78          ;   513.5 p5      41 next
        db 0x2e
        vpternlogd zmm17, zmm29, zmm26, 0x96         ;   514.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm9, zmm5, 0x78           ;   514.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm26, zmm31, 0x69         ;   515.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm4, zmm5, 0x87           ;   515.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm23, zmm31, 0x96          ;   516.5 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm20, zmm11, 0x96          ;   516.5 p5      41 next
        db 0x2e
        vpternlogd zmm15, zmm11, zmm19, 0x96         ;   517.0 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm1, [rbp + 9472], 0x6c   ;   517.5 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 6656]                ;   424.5 p3      50 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, [r11 + 512]             ;   518.0 p0+p2   50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 6912]                 ;   443.0 p3      50 next
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, [r11 + 576]               ;   518.5 p5+p2   50 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 8192]                 ;   430.0 p3      50 next
        db 0x2e
        vpxord zmm9, zmm9, [r11 + 640]               ;   519.0 p0+p2   50 next
        db 0x2e
        vpternlogd zmm14, zmm1, [rbp + 6464], 0x69   ;   519.5 p5+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 6976]                 ;   447.0 p2      50 next
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, [r11 + 704]               ;   520.0 p0+p3   50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 9088]                ;   436.0 p2      50 next
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, [r11 + 768]             ;   520.5 p5+p3   50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 5184]                ;   445.0 p2      50 next
        db 0x2e
        vpxord zmm19, zmm19, [r11 + 832]             ;   521.0 p0+p3   50 next
        db 0x2e
        vmovdqu64 zmm20, [rbp + 6208]                ;   446.0 p2      50 next
        vpxord zmm20, zmm20, [r11 + 896]             ;   521.5 p5+p3   50 next
        vmovdqu64 zmm23, [rbp + 8128]                ;   445.5 p2      50 next
        vpxord zmm23, zmm23, [r11 + 960]             ;   522.0 p0+p3   50 next
        vmovdqu64 zmm26, [rbp + 8896]                ;   405.5 p2      50 next
        vpxord zmm26, zmm26, [r11]                   ;   522.5 p5+p3   50 next
        vmovdqu64 zmm27, [rbp + 9216]                ;   447.5 p2      50 next
        vpxord zmm27, zmm27, [r11 + 64]              ;   523.0 p0+p3   50 next
        vmovdqu64 zmm29, [rbp + 8448]                ;   446.5 p2      50 next
        db 0x2e
        vpxord zmm29, zmm29, [r11 + 128]             ;   523.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm16, zmm5, zmm2, 0x96           ;   524.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 8384]                 ;   449.5 p2      50 next
        db 0x2e
        vpxord zmm5, zmm5, [r11 + 192]               ;   524.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm17, zmm12, zmm25, 0x69         ;   525.0 p0      41 next
        vmovdqu64 zmm12, [rbp + 6080]                ;   451.0 p2      50 next
        vpxord zmm12, zmm12, [r11 + 256]             ;   525.5 p5+p3   50 next
        vpternlogd zmm21, zmm24, zmm22, 0x96         ;   526.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm24, [rbp + 7616]                ;   450.5 p2      50 next
        db 0x2e
        vpxord zmm24, zmm24, [r11 + 320]             ;   526.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm8, zmm10, zmm6, 0x96           ;   527.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 5504]                ;   451.5 p2      50 next
        db 0x2e
        vpxord zmm10, zmm10, [r11 + 384]             ;   527.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm14, zmm13, zmm28, 0x96         ;   528.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm13, [rbp + 8064]                ;   450.0 p2      50 next
        db 0x2e
        vpxord zmm13, zmm13, [r11 + 448]             ;   528.5 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm18, [rbp + 7680], 0x96  ;   529.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm0, [rbp + 8704], 0x96    ;   529.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8704], zmm15                ;   518.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpandd zmm15, zmm22, zmm0                    ;   530.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7680], zmm7                 ;   511.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm2                         ;   497.5         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 7872], zmm4                 ;   519.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm0                         ;   496.5         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm2, zmm18, 0x6a           ;   530.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm9                 ;   520.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm9, zmm2                         ;   497.5         41 next copy
        vpternlogd zmm9, zmm18, zmm22, 0x93          ;   531.0 p0      41 next
        vmovdqu64 [rbp + 9280], zmm19                ;   522.0 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm18                       ;   495.5         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm25, zmm22, 0x6a         ;   531.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6464], zmm1                 ;   521.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm1, zmm6                         ;   495.5         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm25, zmm22, 0x28          ;   532.0 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm6, zmm2, 0x2d            ;   533.0 p5      41 next
        db 0x2e
        vpternlogd zmm1, zmm0, zmm18, 0x87           ;   534.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm11                ;   521.5 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm0                        ;   496.5         41 next copy
        db 0x2e
        vpternlogd zmm11, zmm28, zmm28, 0x3f         ;   533.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9472], zmm31                ;   519.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm0                        ;   496.5         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm6, zmm18, 0xc9          ;   534.0 p0      41 next
        vmovdqu64 [rbp + 6528], zmm20                ;   522.5 p7+p4   50 next spill
        vmovdqa64 zmm20, zmm0                        ;   496.5         41 next copy
        vpternlogd zmm20, zmm6, zmm18, 0x35          ;   534.5 p5      41 next
        vmovdqu64 [rbp + 9152], zmm29                ;   524.5 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm29, zmm4                        ;   531.5         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm6, zmm25, 0x60          ;   535.0 p0      41 next
        db 0x2e
        vpternlogd zmm4, zmm18, zmm22, 0x4b          ;   535.5 p5      41 next
        vmovdqu64 [rbp + 7552], zmm26                ;   523.5 p7+p4   50 next spill
        vmovdqu64 zmm26, [rbp + 9152]                ;   524.5 p2      41 next
        vmovdqu64 [rbp + 8576], zmm13                ;   529.5 p8+p9   50 next spill
        vmovdqu64 zmm13, [rbp + 7552]                ;   523.5 p3      41 next
        vmovdqu64 [rbp + 5312], zmm12                ;   526.5 p7+p4   50 next spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 8576]                ;   529.5 p2      41 next
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm24                ;   527.5 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 7552]                ;   523.5 p3      41 next
        db 0x2e
        vpxord zmm26, zmm26, [rbp + 5440]            ;   536.0 p0+p2   41 next
        vmovdqu64 [rbp + 9344], zmm26                ;   537.0 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 5440]                ;   527.5 p3      41 next
        vpxord zmm24, zmm24, zmm23                   ;   536.5 p5      41 next
        vpxord zmm26, zmm26, zmm23                   ;   537.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm27                   ;   537.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm27                   ;   538.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6400], zmm26                ;   538.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm15                       ;   531.0         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm6, zmm28, 0x87          ;   538.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7808], zmm24                ;   537.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm24, zmm9                        ;   532.0         41 next copy
        db 0x2e
        vpternlogd zmm24, zmm28, zmm22, 0x87         ;   539.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm4, zmm31, 0x78          ;   540.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm25, zmm28, 0x78          ;   540.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm13                ;   539.0 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 7808]                ;   537.5 p2      41 next
        db 0x2e
        vpandd zmm13, zmm13, zmm5                    ;   543.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7936], zmm13                ;   544.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm13, zmm9                        ;   532.0         41 next copy
        db 0x2e
        vpternlogd zmm13, zmm6, zmm18, 0x78          ;   541.0 p0      41 next
        db 0x2e
        vpxord zmm7, zmm7, zmm13                     ;   542.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8960], zmm12                ;   538.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm12, zmm19                       ;   532.5         41 next copy
        db 0x2e
        vpternlogd zmm12, zmm11, zmm2, 0x93          ;   542.0 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm12, zmm2, 0x39          ;   543.0 p5      41 next
        vmovdqu64 [rbp + 8512], zmm23                ;   523.0 p7+p4   50 next spill
        vmovdqa64 zmm23, zmm11                       ;   534.5         41 next copy
        vpternlogd zmm23, zmm6, zmm25, 0x87          ;   543.0 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm15, zmm23, 0x69         ;   544.0 p5      41 next
        db 0x2e
        vpternlogd zmm29, zmm11, zmm31, 0x4b         ;   545.0 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm29, zmm28, 0x36          ;   546.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 5312]                ;   526.5 p3      41 next
        db 0x2e
        vmovdqu64 zmm15, [rbp + 6400]                ;   538.0 p2      41 next
        db 0x2e
        vmovdqu64 zmm29, [rbp + 8576]                ;   529.5 p3      50 next reload
        vpandd zmm15, zmm15, zmm29                   ;   545.0 p0      41 next
        vpternlogd zmm31, zmm19, zmm22, 0x39         ;   545.5 p5      41 next
        db 0x2e
        vpandd zmm11, zmm11, zmm5                    ;   546.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm29, zmm19                       ;   532.5         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm0, zmm25, 0x78          ;   546.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9408], zmm15                ;   546.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm15, zmm1                        ;   535.0         41 next copy
        db 0x2e
        vpternlogd zmm15, zmm22, zmm22, 0x3f         ;   547.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm23, zmm18, 0x60         ;   547.5 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm7, zmm0, 0x9c           ;   548.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm4, zmm2, 0x2d           ;   548.5 p5      41 next
        db 0x2e
        vpternlogd zmm1, zmm29, zmm28, 0xc6          ;   549.0 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm22, zmm26, 0x69         ;   549.5 p5      41 next
        db 0x2e
        vpternlogd zmm1, zmm19, zmm6, 0xb4           ;   550.0 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm2, zmm18, 0x78           ;   551.0 p5      41 next
        vmovdqu64 zmm2, [rbp + 8512]                 ;   523.0 p2      50 next reload
        vmovdqu64 zmm19, [rbp + 7552]                ;   523.5 p3      50 next reload
        vmovdqu64 zmm22, [rbp + 5312]                ;   526.5 p2      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm19, zmm2, 0x6c          ;   551.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm21, [rbp + 9216], 0x96   ;   551.5 p5+p3   50 next
        db 0x2e
        vmovdqu64 [rbp + 7424], zmm9                 ;   552.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm9, zmm26                        ;   539.5         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm7, zmm13, 0x96           ;   552.0 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm24, zmm25, 0xc6          ;   553.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm24, [rbp + 8960]                ;   538.5 p2      41 next
        db 0x2e
        vpandd zmm24, zmm24, [rbp + 9152]            ;   553.0 p0+p3   41 next
        db 0x2e
        vpternlogd zmm26, zmm4, zmm28, 0x28          ;   553.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm31, zmm0, 0x87          ;   554.5 p0      41 next
        vpternlogd zmm7, zmm28, zmm15, 0x59          ;   554.5 p5      41 next
        vpternlogd zmm15, zmm4, zmm18, 0xd2          ;   555.0 p0      41 next
        vmovdqu64 zmm31, [rbp + 6528]                ;   522.5 p2      41 next
        vmovdqu64 zmm0, [rbp + 9472]                 ;   519.0 p3      50 next reload
        vpandd zmm31, zmm31, zmm0                    ;   555.5 p5      41 next
        db 0x2e
        vpternlogd zmm23, zmm15, zmm6, 0xc6          ;   556.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm4, [rbp + 7872]                 ;   519.5 p2      50 next reload
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6528]                 ;   522.5 p3      41 next
        db 0x2e
        vpternlogd zmm6, zmm4, zmm4, 0x3f            ;   556.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm13, zmm18, 0x96         ;   557.0 p0      41 next
        vmovdqu64 zmm13, [rbp + 6464]                ;   521.0 p2      50 next reload
        vmovdqu64 zmm15, [rbp + 8640]                ;   521.5 p3      50 next reload
        vmovdqu64 zmm18, [rbp + 6528]                ;   522.5 p2      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm15, zmm13, 0x6a         ;   557.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm20, zmm12, 0x96          ;   558.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm12, zmm25, 0x1e         ;   558.5 p5      41 next
        db 0x2e
        vpxord zmm12, zmm5, zmm10                    ;   559.0 p0      41 next
        db 0x2e
        vpandd zmm20, zmm5, zmm10                    ;   559.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm25, [rbp + 8384]                ;   449.5 p3     108 r reload
        db 0x2e
        vpternlogd zmm29, zmm17, zmm25, 0x96         ;   560.0 p0      50 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6080]                ;   451.0 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm30, zmm28, 0x96          ;   560.5 p5      50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm14, [rbp + 8448], 0x96   ;   561.0 p0+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm3, [rbp + 8064], 0x96   ;   561.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm28, zmm5, zmm27                    ;   562.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm16, [rbp + 7616], 0x96   ;   562.5 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm8, [rbp + 5504], 0x96   ;   563.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm25, zmm10                       ;   528.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm27, zmm2, 0x28          ;   563.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm2, [rbp + 8576], 0x87   ;   564.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm26                ;   562.5 p8+p9   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm26, zmm10                       ;   528.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm27, zmm19, 0x78         ;   564.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm23                ;   564.0 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm15                       ;   527.5         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9536], zmm7                 ;   563.5 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm15                        ;   527.5         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9600], zmm1                 ;   561.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm1, zmm15                        ;   527.5         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm13, zmm0, 0x93           ;   565.0 p0      41 next
        vmovdqu64 [rbp + 9664], zmm29                ;   561.0 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm18                       ;   558.5         41 next copy
        vpternlogd zmm29, zmm13, zmm0, 0x4b          ;   565.5 p5      41 next
        vmovdqu64 [rbp + 9728], zmm9                 ;   562.0 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm25                        ;   564.5         41 next copy
        vpternlogd zmm9, zmm2, zmm2, 0xf3            ;   566.0 p0      41 next
        vmovdqu64 [rbp + 9792], zmm3                 ;   530.5 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm3, zmm1                         ;   566.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm4, zmm0, 0x87            ;   566.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 9856], zmm8                 ;   528.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm8, zmm27                        ;   524.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm19, [rbp + 9152], 0x39   ;   567.0 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm2, [rbp + 7808], 0x2d    ;   568.0 p5+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 9920], zmm16                ;   525.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm16, zmm27                       ;   524.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm27, [rbp + 9152], 0xa5  ;   568.0 p0+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 9984], zmm30                ;   530.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm16                       ;   569.0         41 next copy
        vpternlogd zmm30, zmm19, zmm19, 0xcf         ;   569.0 p5      41 next
        vmovdqu64 [rbp + 10048], zmm17               ;   526.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm17, zmm19                       ;   529.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm19, [rbp + 5440], 0xf5  ;   569.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 10112], zmm14               ;   529.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm14, zmm22                       ;   552.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm10, [rbp + 6400], 0x78  ;   569.5 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10176], zmm21               ;   527.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm21, zmm13                       ;   527.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm0, [rbp + 8320], 0x6c   ;   570.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm0, zmm21                        ;   571.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm6, zmm15, 0x93           ;   571.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 5440]                 ;   527.5 p2      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm4, [rbp + 5312], 0x87   ;   571.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm13, zmm20                       ;   565.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm4, [rbp + 7808], 0x87   ;   571.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm13, [rbp + 9152], 0x9c   ;   572.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm10, [rbp + 9344], 0x87  ;   572.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 9280]                ;   522.0 p3      50 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm15, [rbp + 8320], 0x60  ;   573.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm0, [rbp + 8640], 0x39   ;   574.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8512], zmm24                ;   554.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm24, zmm6                        ;   557.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm15, [rbp + 8320], 0x87  ;   574.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm24, zmm31, 0x69         ;   575.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm15, [rbp + 7872], 0x87  ;   575.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm31                     ;   576.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm15, zmm16                       ;   569.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm8, [rbp + 5312], 0xc6   ;   576.0 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm15, [rbp + 9344], 0x96  ;   577.0 p5+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 8960]                ;   538.5 p2      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7808], zmm0                 ;   572.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm16                        ;   569.0         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm8, zmm15, 0x39           ;   577.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 10240], zmm31               ;   576.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm0                        ;   578.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 10304], zmm0                ;   578.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm0, zmm15                        ;   544.5         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm27, [rbp + 5888], 0x60   ;   577.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm25, [rbp + 5312], 0x93  ;   578.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm10, [rbp + 5888], 0x87  ;   579.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm15, [rbp + 8576], 0x6c  ;   580.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm15, [rbp + 7936], 0x69  ;   580.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 9152]                ;   524.5 p2      50 next reload
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm0, zmm15, 0x6c           ;   580.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm4                    ;   581.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm31, zmm14, 0x69         ;   582.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm31, zmm25                       ;   572.0         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm5, zmm15, 0x78          ;   581.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm15, [r10 + 8192]                ;   461.5 p3      44 next
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm30                ;   583.0 p7+p4   41 next spill
        db 0x2e
        vmovdqu64 zmm30, [r10 + 8256]                ;   462.2 p2      44 next
        db 0x2e
        vmovdqu64 [rbp + 7936], zmm0                 ;   578.5 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm0, [r10 + 8320]                 ;   462.5 p3      44 next
        vmovdqu64 [rbp + 8960], zmm14                ;   570.5 p7+p4   41 next spill
        vmovdqu64 zmm14, [r10 + 8384]                ;   463.2 p2      44 next
        vmovdqu64 [rbp + 10368], zmm25               ;   572.0 p8+p9   41 next spill
        vmovdqu64 zmm25, [r10 + 8448]                ;   463.5 p3      44 next
        vmovdqu64 [rbp + 10432], zmm22               ;   581.0 p7+p4   41 next spill
        vmovdqu64 zmm22, [r10 + 8512]                ;   464.2 p2      44 next
        vmovdqu64 [rbp + 10496], zmm12               ;   581.0 p8+p9   41 next spill
        vmovdqu64 zmm12, [r10 + 8576]                ;   464.5 p3      44 next
        vmovdqu64 [rbp + 10560], zmm21               ;   571.0 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 6400]                ;   538.0 p2      41 next reload
        vpternlogd zmm16, zmm21, [rbp + 8576], 0x59  ;   582.0 p0+p3   41 next
        vmovdqu64 zmm21, [rbp + 5312]                ;   526.5 p2      50 next reload
        vpternlogd zmm16, zmm10, zmm21, 0x87         ;   583.0 p5      41 next
        vpternlogd zmm20, zmm16, zmm31, 0x96         ;   584.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm8, zmm11, 0x69          ;   584.0 p5      41 next
        vmovdqu64 zmm8, [rbp + 8576]                 ;   529.5 p3      50 next reload
        vpternlogd zmm10, zmm21, zmm8, 0x93          ;   584.0 p0      41 next
        vpternlogd zmm28, zmm2, zmm10, 0x69          ;   585.0 p5      41 next
        vpternlogd zmm11, zmm10, zmm8, 0x6d          ;   585.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 6464]                 ;   521.0 p2      50 next reload
        vmovdqu64 zmm8, [rbp + 9280]                 ;   522.0 p3      50 next reload
        vmovdqu64 zmm10, [rbp + 6528]                ;   522.5 p2      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm8, zmm2, 0xc9           ;   585.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm31, zmm11, 0x69          ;   586.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm19, zmm5, 0x87          ;   586.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm26, [rbp + 5888], 0x6c  ;   587.0 p0+p3   41 next
        db 0x2e
        vpternlogd zmm16, zmm26, zmm27, 0x2d         ;   587.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 8320]                ;   520.0 p2      50 next reload
        db 0x2e
        vmovdqu64 zmm19, [rbp + 6528]                ;   522.5 p3      50 next reload
        db 0x2e
        vmovdqu64 zmm26, [rbp + 10560]               ;   571.0 p2      41 next
        db 0x2e
        vpternlogd zmm26, zmm19, zmm31, 0x78         ;   588.0 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm6, zmm10, 0x4b          ;   588.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm6, zmm19                        ;   528.5         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm8, zmm2, 0x35            ;   589.0 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm29, zmm10, 0x78          ;   589.5 p5      41 next
        vpternlogd zmm7, zmm3, zmm31, 0xc6           ;   590.5 p0      41 next
        vmovdqu64 zmm3, [rbp + 7872]                 ;   519.5 p3      50 next reload
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm31, zmm3, 0x78          ;   590.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm1, zmm3, 0x1e           ;   591.0 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm8, zmm2, 0x78            ;   591.5 p5      41 next
        db 0x2e
        vpxord zmm23, zmm23, zmm1                    ;   592.5 p0      41 next
        db 0x2e
        vpternlogd zmm13, zmm11, [rbp + 9408], 0x96  ;   592.5 p5+p2   41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 9344]                ;   537.0 p3      41 next reload
        db 0x2e
        vpternlogd zmm21, zmm5, zmm11, 0x78          ;   593.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm4, zmm21, 0x96           ;   594.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm21, zmm11, 0x96         ;   594.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm4, [rbp + 9472]                 ;   519.0 p2      50 next reload
        db 0x2e
        vmovdqa64 zmm11, zmm8                        ;   528.0         41 next copy
        db 0x2e
        vpternlogd zmm11, zmm31, zmm4, 0x28          ;   594.5 p5      41 next
        db 0x2e
        vpternlogd zmm13, zmm27, zmm8, 0x96          ;   595.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm27, [r10 + 8640], 0x69  ;   595.5 p5+p3   44 next
        db 0x2e
        vmovdqu64 zmm21, [rbp + 8640]                ;   521.5 p2      50 next reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 5440]                ;   583.0 p3      41 next reload
        db 0x2e
        vpternlogd zmm5, zmm27, zmm21, 0x96          ;   596.0 p0      41 next
        db 0x2e
        vpternlogd zmm11, zmm8, zmm21, 0x2d          ;   596.5 p5      41 next
        db 0x2e
        vpternlogd zmm11, zmm19, zmm2, 0x87          ;   597.5 p0      41 next
        db 0x2e
        vmovdqa64 zmm27, zmm24                       ;   575.0         41 next copy
        vpternlogd zmm27, zmm2, zmm4, 0x28           ;   597.5 p5      41 next
        vpternlogd zmm24, zmm23, zmm19, 0x9c         ;   598.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm29, zmm21, 0x2d         ;   598.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm13                   ;   599.0 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm5                    ;   599.5 p5      44 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm4, [rbp + 10560], 0x59  ;   600.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm31, [rbp + 8960], 0x69  ;   600.5 p5+p3   41 next
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm20                     ;   601.5 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm2, [rbp + 7936], 0x96   ;   601.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm28                   ;   602.5 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm26, [rbp + 10240], 0x69 ;   602.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm11, zmm3, 0xd2          ;   603.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm4, zmm4, 0x3f           ;   603.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm11, zmm3, 0x39          ;   604.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm29, zmm2, 0xd2          ;   604.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm11, zmm8, 0xc6          ;   605.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm3, [rbp + 10240], 0x48  ;   605.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm10, zmm19, 0x87         ;   606.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 10496]               ;   581.0 p3      41 next reload
        db 0x2e
        vpternlogd zmm4, zmm10, [rbp + 9152], 0x96   ;   606.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 10432]               ;   581.0 p3      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm10, [rbp + 10368], 0x96  ;   607.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm1, zmm2, 0x96           ;   607.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm19, [rbp + 8512], 0x96   ;   608.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm8, [rbp + 10560], 0xd2  ;   608.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm21, zmm2, 0x78          ;   609.5 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 7808]                 ;   572.0 p3      41 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm6, zmm1, 0x96           ;   609.5 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm1, zmm31, 0x1e          ;   610.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm27, [r10 + 8896], 0x96  ;   610.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm4                    ;   611.0 p0      44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm18, [r10 + 8768], 0x96   ;   611.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm3                    ;   612.0 p0      44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm7, [r10 + 8832], 0x96    ;   612.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm9                    ;   613.0 p0      44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm29, [r10 + 9152], 0x96   ;   613.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm26, [r10 + 8960], 0x96  ;   614.0 p0+p2   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm23, [r10 + 9024], 0x96   ;   614.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm24, [r10 + 9088], 0x96  ;   615.0 p0+p2   44 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10304]               ;   578.0 p3      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm31, [r10 + 8704], 0x96  ;   615.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm31, zmm16, zmm25                   ;   616.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm1, zmm25                        ;   600.5         41 next copy
        db 0x2e, 0x2e
        vpxord zmm2, zmm0, zmm17                     ;   616.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm6, zmm0, zmm30                     ;   617.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm16                        ;   596.5         41 next copy
        db 0x2e, 0x2e
        vpandd zmm8, zmm25, zmm22                    ;   617.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm10, zmm14, zmm12                   ;   618.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm7, zmm7, zmm10                     ;   619.0 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm11, zmm12, zmm15                   ;   619.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm18, zmm2, zmm30                    ;   619.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm19, zmm30, zmm15                   ;   620.0 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm1, zmm1, zmm19                     ;   621.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm21, zmm15, zmm17                   ;   621.0 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm16, zmm25, 0x87         ;   622.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm23, zmm14, zmm2                    ;   622.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm24, zmm14                       ;   603.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm0, zmm0, 0xc3           ;   622.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm16                       ;   596.5         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm0, zmm15, 0x28          ;   623.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm27, zmm26                       ;   624.0         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm12, zmm22, 0x87         ;   624.0 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm15, zmm15, 0xf3         ;   624.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm29, zmm2                        ;   617.5         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm27, zmm22, 0x93         ;   625.0 p5      41 next
        db 0x2e
        vpternlogd zmm29, zmm6, zmm16, 0x87          ;   626.0 p0      41 next
        db 0x2e
        vpternlogd zmm31, zmm29, zmm17, 0x6c         ;   627.0 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm14, zmm4, 0x96          ;   628.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 10304], zmm31               ;   629.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm22                       ;   600.0         41 next copy
        vpternlogd zmm31, zmm30, zmm15, 0x6c         ;   626.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm23                ;   623.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm23, zmm18                       ;   620.5         41 next copy
        db 0x2e
        vpternlogd zmm23, zmm12, zmm14, 0x78         ;   627.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7808], zmm18                ;   620.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm18, zmm14                       ;   603.5         41 next copy
        db 0x2e
        vpternlogd zmm18, zmm0, zmm30, 0x65          ;   627.5 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm19, zmm15, 0x4b         ;   628.5 p0      41 next
        vpternlogd zmm19, zmm21, zmm12, 0x93         ;   628.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm14, zmm30, 0x93         ;   629.0 p0      41 next
        db 0x2e
        vpternlogd zmm2, zmm24, zmm18, 0x65          ;   629.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6464], zmm3                 ;   613.5 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm3, zmm27                        ;   625.0         41 next copy
        db 0x2e
        vpternlogd zmm3, zmm25, zmm14, 0x78          ;   630.0 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm19, zmm15, 0x6c         ;   630.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm27                ;   625.0 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm16                       ;   596.5         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm0, zmm30, 0x78          ;   631.0 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm27, zmm22, 0x6c          ;   632.0 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm10, zmm25, 0x78          ;   633.0 p0      41 next
        vpternlogd zmm12, zmm6, zmm2, 0x96           ;   634.0 p5      41 next
        vmovdqu64 [rbp + 9280], zmm12                ;   635.0 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm17                       ;   616.5         41 next copy
        vpternlogd zmm12, zmm16, zmm22, 0x95         ;   633.0 p0      41 next
        vmovdqu64 [rbp + 10560], zmm20               ;   611.5 p8+p9   44 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm24                       ;   623.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm30, zmm30, 0xcf         ;   633.5 p5      41 next
        db 0x2e
        vpternlogd zmm20, zmm2, zmm23, 0x96          ;   634.5 p0      41 next
        db 0x2e
        vmovdqa64 zmm2, zmm11                        ;   620.0         41 next copy
        db 0x2e
        vpternlogd zmm2, zmm24, zmm17, 0x65          ;   634.5 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm18, zmm22, 0xc6         ;   635.0 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm24, zmm31, 0x96         ;   636.0 p5      41 next
        db 0x2e
        vpternlogd zmm1, zmm10, zmm29, 0x69          ;   637.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 6656]                ;   502.5 p3     108 r reload
        db 0x2e
        vmovdqu64 zmm24, [rbp + 10176]               ;   527.0 p2      41 next reload
        db 0x2e
        vmovdqu64 zmm29, [rbp + 10304]               ;   629.0 p3      50 next
        db 0x2e
        vpternlogd zmm29, zmm24, zmm10, 0x96         ;   636.5 p5      50 next
        db 0x2e
        vpternlogd zmm2, zmm22, zmm16, 0x87          ;   637.0 p0      41 next
        db 0x2e
        vpternlogd zmm31, zmm16, zmm11, 0x78         ;   637.5 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm10, [r11 + 1216], 0x96  ;   638.0 p0+p2   50 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm2, zmm3, 0x96           ;   638.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm18, zmm8, 0x69           ;   639.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6912]                ;   505.5 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 10112]               ;   529.0 p2      50 next
        db 0x2e
        vpternlogd zmm18, zmm16, [r11 + 1280], 0x96  ;   639.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm2, zmm27, zmm0, 0x78           ;   640.0 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm12, zmm17, 0x6d          ;   640.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm25, zmm0, 0x78          ;   641.0 p0      41 next
        db 0x2e
        vpternlogd zmm12, zmm14, zmm15, 0x69         ;   642.0 p5      41 next
        vmovdqu64 zmm14, [rbp + 7424]                ;   552.5 p2      50 next
        vpxord zmm14, zmm14, [r11 + 1792]            ;   642.0 p0+p3   50 next
        vmovdqu64 zmm15, [rbp + 9728]                ;   562.0 p2      50 next
        vpxord zmm15, zmm15, [r11 + 1856]            ;   642.5 p5+p3   50 next
        vmovdqu64 zmm22, [rbp + 9664]                ;   561.0 p2      50 next
        vpxord zmm22, zmm22, [r11 + 1920]            ;   643.0 p0+p3   50 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm3, zmm8, 0x69           ;   643.5 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm23, zmm6, 0x96          ;   644.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 8192]                 ;   511.5 p2     108 r reload
        db 0x2e
        vmovdqu64 zmm6, [rbp + 10048]                ;   526.0 p3      50 next
        db 0x2e
        vpternlogd zmm6, zmm3, [r11 + 1344], 0x96    ;   644.5 p5+p2   50 next
        db 0x2e
        vpternlogd zmm8, zmm30, zmm25, 0x87          ;   645.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6976]                ;   513.0 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 9984]                ;   530.0 p2      50 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm30, [r11 + 1408], 0x96  ;   645.5 p5+p3   50 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm11, zmm17, 0x87          ;   646.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 9088]                ;   515.0 p2     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 9920]                ;   525.0 p3      50 next
        db 0x2e
        vpternlogd zmm17, zmm11, [r11 + 1472], 0x96  ;   646.5 p5+p2   50 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm8, zmm19, 0x96           ;   647.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm8, [rbp + 5184]                 ;   516.5 p3     108 r reload
        db 0x2e
        vmovdqu64 zmm19, [rbp + 9856]                ;   528.0 p2      50 next
        db 0x2e
        vpternlogd zmm19, zmm8, [r11 + 1536], 0x96   ;   647.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm20, zmm31, zmm31, 0xc3         ;   648.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 9600]                ;   561.5 p2      50 next
        db 0x2e
        vpxord zmm27, zmm27, [r11 + 1984]            ;   648.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm7, zmm0, zmm13, 0x96           ;   649.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 9536]                 ;   563.5 p2      50 next
        db 0x2e
        vpxord zmm0, zmm0, [r11 + 1024]              ;   649.5 p5+p3   50 next
        db 0x2e
        vpternlogd zmm20, zmm25, zmm5, 0x96          ;   650.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6848]                ;   564.0 p2      50 next
        vpxord zmm25, zmm25, [r11 + 1088]            ;   650.5 p5+p3   50 next
        vmovdqu64 zmm10, [rbp + 6720]                ;   562.5 p2      50 next
        vpxord zmm10, zmm10, [r11 + 1152]            ;   651.0 p0+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm31, [rbp + 10560], 0x69 ;   651.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm31, zmm4, zmm9                     ;   652.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm28, [rbp + 7808], 0x96  ;   652.5 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm9, [rbp + 8320], 0x96   ;   653.0 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8320], zmm29                ;   637.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm29, zmm5                        ;   615.5         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 7808], zmm18                ;   640.5 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm18, zmm5                        ;   615.5         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 10176], zmm6                ;   645.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm9                         ;   614.5         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm5, zmm28, 0x6a           ;   653.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm19                ;   648.5 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm19, zmm5                        ;   615.5         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm28, zmm4, 0x93          ;   654.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8512], zmm23                ;   646.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm23, zmm9                        ;   614.5         41 next copy
        db 0x2e
        vpternlogd zmm23, zmm13, zmm28, 0xc9         ;   654.5 p5      41 next
        vmovdqu64 [rbp + 7872], zmm17                ;   647.5 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm9                        ;   614.5         41 next copy
        vpternlogd zmm17, zmm13, zmm28, 0x35         ;   655.0 p0      41 next
        vmovdqu64 [rbp + 10368], zmm24               ;   639.0 p7+p4   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm24, zmm6                        ;   654.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm28, zmm4, 0x4b          ;   655.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm13, [rbp + 10560], 0x60  ;   656.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm19                        ;   655.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm13, zmm28, 0x78          ;   656.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm8                    ;   657.5 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm11, zmm0, zmm15                    ;   657.5 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm30, zmm10, zmm14                   ;   658.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm3, zmm22, zmm25                    ;   658.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm14                       ;   643.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10432], zmm11               ;   658.5 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 6464]                ;   613.5 p2      41 next
        db 0x2e
        vpternlogd zmm11, zmm9, [rbp + 6464], 0x3f   ;   659.0 p0+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 9472], zmm15                ;   643.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm15, zmm22                       ;   644.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9152], zmm22                ;   644.0 p8+p9   50 next spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 6208]                ;   532.2 p2     108 r reload
        vmovdqu64 [rbp + 10496], zmm10               ;   652.0 p7+p4   50 next spill
        vmovdqu64 zmm10, [rbp + 9792]                ;   532.5 p3      50 next
        vpternlogd zmm10, zmm22, [r11 + 1600], 0x96  ;   659.5 p5+p2   50 next
        vmovdqu64 [rbp + 10240], zmm10               ;   660.5 p8+p9   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8128]                ;   533.5 p3     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 7680]                ;   534.2 p2      50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm10, [r11 + 1664], 0x96  ;   660.0 p0+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm10, [rbp + 7680], 0x96   ;   660.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8896]                ;   535.5 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7680], zmm2                 ;   661.5 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 8704]                 ;   536.2 p2      50 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm10, [r11 + 1728], 0x96   ;   661.0 p0+p3   50 next
        db 0x2e, 0x2e
        vpxord zmm16, zmm16, zmm2                    ;   662.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7936], zmm2                 ;   662.0 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 9280]                 ;   635.0 p2      50 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm10, [rbp + 8704], 0x96   ;   662.0 p0+p3   50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 7936]                ;   662.0 p2      41 next
        db 0x2e
        vpxord zmm10, zmm10, zmm22                   ;   668.0 p5      41 next
        db 0x2e
        vpandd zmm15, zmm15, zmm10                   ;   669.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8704], zmm2                 ;   663.0 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm28                        ;   615.0         41 next copy
        db 0x2e
        vpternlogd zmm2, zmm4, [rbp + 10560], 0x6c   ;   663.5 p5+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm15                ;   670.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm15, zmm2                        ;   664.5         41 next copy
        db 0x2e
        vpternlogd zmm15, zmm11, zmm5, 0x93          ;   664.5 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm15, zmm5, 0x39           ;   665.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8960], zmm10                ;   669.0 p7+p4   41 next spill
        db 0x2e
        vpxord zmm10, zmm0, zmm22                    ;   665.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm10                ;   666.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm10, zmm23                       ;   655.5         41 next copy
        db 0x2e
        vpternlogd zmm10, zmm2, zmm4, 0x39           ;   665.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9344], zmm3                 ;   659.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm3, zmm13                        ;   616.0         41 next copy
        db 0x2e
        vpternlogd zmm3, zmm4, [rbp + 10560], 0x48   ;   666.0 p0+p2   41 next
        db 0x2e
        vpternlogd zmm3, zmm13, zmm5, 0x2d           ;   667.0 p5      41 next
        db 0x2e
        vpternlogd zmm3, zmm9, zmm28, 0x87           ;   668.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9408], zmm16                ;   663.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm16, zmm3                        ;   669.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm4, zmm4, 0x3f           ;   669.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5312], zmm30                ;   659.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm30, zmm25                       ;   651.5         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm14, zmm22, 0x28         ;   668.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm22                ;   661.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm22, zmm30                       ;   669.0         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm0, zmm27, 0x87          ;   669.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7552], zmm30                ;   669.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8640]                ;   625.0 p3      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm30, [rbp + 6464], 0x96   ;   669.0 p0+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6464]                ;   613.5 p3      44 next reload
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm0                 ;   650.5 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm0, zmm31                        ;   653.0         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm13, zmm30, 0x87          ;   669.5 p5      41 next
        db 0x2e
        vpxord zmm18, zmm18, zmm0                    ;   670.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8576], zmm14                ;   643.0 p7+p4   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm19                       ;   655.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm30, zmm4, 0x87          ;   670.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm24, zmm23, 0x78         ;   671.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm30, [rbp + 10560], 0x78 ;   671.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm14, [rbp + 10560], 0xc6 ;   672.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm1, [rbp + 9728], 0x96   ;   673.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm14, zmm16                       ;   670.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm29, zmm30, 0x2d         ;   673.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm17, zmm15, 0x96         ;   674.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm24, zmm28, 0xd2         ;   674.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm20, [rbp + 9536], 0x96  ;   675.0 p5+p3   50 next
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm24                       ;   672.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm0, zmm30, 0x28          ;   675.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm10, zmm9, 0x87          ;   676.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm8, zmm28, 0x96          ;   677.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 10560]                ;   611.5 p2      44 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm11                       ;   660.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm13, zmm8, 0x87          ;   676.5 p5      41 next
        vpternlogd zmm6, zmm31, zmm10, 0x69          ;   677.5 p0      41 next
        vmovdqu64 zmm31, [rbp + 10496]               ;   652.0 p3      41 next
        vpandd zmm31, zmm31, [rbp + 5888]            ;   677.5 p5+p2   41 next
        vpternlogd zmm23, zmm6, zmm11, 0x39          ;   678.5 p0      41 next
        vpternlogd zmm19, zmm23, zmm30, 0x36         ;   679.5 p5      41 next
        vmovdqu64 zmm6, [rbp + 9152]                 ;   644.0 p3      41 next
        vmovdqu64 zmm11, [rbp + 8576]                ;   643.0 p2      50 next reload
        vpandd zmm6, zmm6, zmm11                     ;   679.0 p0      41 next
        db 0x2e
        vpternlogd zmm4, zmm10, zmm28, 0x60          ;   679.5 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm24, zmm5, 0x2d           ;   680.5 p0      41 next
        vmovdqu64 zmm23, [rbp + 9152]                ;   644.0 p3      41 next
        vpternlogd zmm29, zmm10, zmm9, 0xb4          ;   680.5 p5      41 next
        vpternlogd zmm9, zmm2, zmm8, 0x6c            ;   681.0 p0      41 next
        vpternlogd zmm4, zmm0, zmm9, 0x69            ;   682.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 5440]                 ;   666.0 p2      41 next
        vmovdqu64 zmm10, [rbp + 10496]               ;   652.0 p3      50 next reload
        db 0x2e
        vpandd zmm0, zmm0, zmm10                     ;   682.0 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm9, zmm30, 0xc6           ;   682.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 9088]                ;   557.5 p2     108 r reload
        vmovdqu64 zmm9, [rbp + 9920]                 ;   558.0 p3      41 next reload
        vpternlogd zmm20, zmm9, zmm30, 0x96          ;   683.0 p0      50 next
        vpternlogd zmm29, zmm16, zmm13, 0xc6         ;   683.5 p5      41 next
        vpternlogd zmm3, zmm2, zmm13, 0xb4           ;   684.0 p0      41 next
        vpternlogd zmm3, zmm5, zmm28, 0x78           ;   685.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 5312]                 ;   659.0 p2      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 9472]                 ;   643.5 p3      50 next reload
        db 0x2e
        vpandd zmm2, zmm2, zmm5                      ;   685.0 p0      41 next
        vmovdqu64 zmm9, [rbp + 5888]                 ;   661.0 p2      50 next reload
        vmovdqu64 zmm13, [rbp + 7552]                ;   669.0 p3      41 next
        vpternlogd zmm13, zmm9, zmm9, 0xf3           ;   685.5 p5      41 next
        vmovdqu64 zmm16, [rbp + 7936]                ;   662.0 p2      50 next reload
        vmovdqu64 zmm24, [rbp + 8640]                ;   650.5 p3      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm16, zmm16, 0xcf         ;   686.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm15, zmm8, 0x1e          ;   686.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 10240]                ;   660.5 p2      41 next
        db 0x2e
        vmovdqu64 zmm15, [rbp + 10368]               ;   639.0 p3      50 next reload
        db 0x2e
        vpandd zmm8, zmm8, zmm15                     ;   687.0 p0      41 next
        db 0x2e
        vpandd zmm23, zmm23, zmm27                   ;   687.5 p5      41 next
        db 0x2e
        vpternlogd zmm17, zmm26, [rbp + 6720], 0x96  ;   688.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm21, [rbp + 9664], 0x96   ;   688.5 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm12, [rbp + 9600], 0x96   ;   689.0 p0+p2   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 9152]                ;   644.0 p3      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm25, zmm28, 0x87         ;   689.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm7, [rbp + 6848], 0x96   ;   690.0 p0+p2   50 next
        db 0x2e
        vmovdqa64 zmm30, zmm5                        ;   649.5         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm11, zmm11, 0xc3         ;   690.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm20                ;   684.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm20, zmm10                       ;   658.0         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm25, zmm27, 0x95         ;   691.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9600], zmm17                ;   689.0 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm17, zmm27                       ;   649.5         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm16, zmm9, 0x6c          ;   691.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9664], zmm29                ;   691.0 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm29, zmm22                       ;   670.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm28, zmm5, 0x78          ;   692.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm14                ;   676.0 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm14, zmm5                        ;   649.5         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm11, zmm16, 0x65         ;   692.5 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm9, [rbp + 8960], 0x2d   ;   693.5 p0+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 10560], zmm3                ;   690.0 p8+p9   50 next spill
        db 0x2e
        vmovdqa64 zmm3, zmm25                        ;   651.5         41 next copy
        db 0x2e
        vpternlogd zmm3, zmm11, zmm16, 0x78          ;   693.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7552], zmm4                 ;   689.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm30                        ;   691.5         41 next copy
        vpternlogd zmm4, zmm16, zmm16, 0xcf          ;   694.0 p0      41 next
        vmovdqu64 [rbp + 9920], zmm18                ;   674.5 p8+p9   50 next spill
        vmovdqa64 zmm18, zmm23                       ;   688.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm20, zmm10, 0x6d         ;   694.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm18, zmm28, 0x93         ;   695.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm15, zmm30                       ;   691.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm14, zmm27, 0xc6         ;   695.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm17, [rbp + 10432], 0x96 ;   696.5 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm25, [rbp + 5440], 0x78  ;   696.5 p5+p3   41 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 9856]                ;   571.3 p2      41 next reload
        db 0x2e
        vpternlogd zmm7, zmm28, [rbp + 5184], 0x96   ;   697.0 p0+p3   50 next
        vmovdqu64 zmm28, [rbp + 8192]                ;   572.3 p2     108 r reload
        vmovdqu64 [rbp + 9856], zmm7                 ;   698.0 p7+p4   50 next spill
        vmovdqu64 zmm7, [rbp + 10048]                ;   572.7 p3      41 next reload
        vpternlogd zmm21, zmm7, zmm28, 0x96          ;   697.5 p5      50 next
        vmovdqu64 zmm7, [rbp + 6976]                 ;   573.3 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 9984]                ;   573.7 p3      41 next reload
        vpternlogd zmm12, zmm28, zmm7, 0x96          ;   698.0 p0      50 next
        vmovdqu64 zmm28, [rbp + 6208]                ;   574.3 p2     108 r reload
        vmovdqu64 zmm7, [rbp + 9792]                 ;   574.7 p3      41 next reload
        vpternlogd zmm26, zmm7, zmm28, 0x96          ;   698.5 p5      50 next
        vmovdqu64 zmm7, [rbp + 6912]                 ;   575.3 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 10112]               ;   575.7 p3      41 next reload
        vpternlogd zmm1, zmm28, zmm7, 0x96           ;   699.0 p0      50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 7872]                ;   647.5 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 7872]                 ;   647.5 p3      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10112], zmm26               ;   699.5 p8+p9   50 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm22                       ;   670.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm27, [rbp + 5312], 0x87  ;   699.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm25, [rbp + 9408], 0x87  ;   700.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm26, [rbp + 9280], 0x69  ;   701.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm10, [rbp + 9344], 0x78  ;   701.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm30, [rbp + 5440], 0x2d  ;   701.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm25, zmm27, 0x87         ;   702.5 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm10, zmm14, 0x69         ;   703.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm31, zmm29, 0x96         ;   703.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm3, zmm11, 0x2d          ;   704.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm14, [rbp + 5312], 0x39  ;   704.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 9408]                ;   663.0 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm27, zmm14, 0x78          ;   704.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm11, [rbp + 5312], 0x28  ;   705.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm27, zmm30                       ;   705.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5312], zmm1                 ;   700.0 p7+p4   50 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 10304]                ;   629.0 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm1, [rbp + 7424], 0x96   ;   705.5 p5+p3   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 7808]                 ;   640.5 p2      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm22, zmm1, 0x96          ;   706.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm11, [r8 + 8640], 0x69   ;   706.5 p5+p3   44 next
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 10368]               ;   639.0 p2      50 next reload
        db 0x2e
        vpternlogd zmm26, zmm5, zmm22, 0x96          ;   707.0 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm17, [rbp + 10176], 0x69 ;   707.5 p5+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 7424], zmm12                ;   699.0 p8+p9   50 next spill
        db 0x2e
        vpxord zmm12, zmm15, [r8 + 8256]             ;   708.0 p0+p2   44 next
        vmovdqu64 [rbp + 10304], zmm19               ;   706.5 p7+p4   50 next spill
        vpxord zmm19, zmm26, [r8 + 8192]             ;   708.5 p5+p3   44 next
        vmovdqu64 [rbp + 9408], zmm21                ;   698.5 p8+p9   50 next spill
        vpxord zmm21, zmm10, [r8 + 8320]             ;   709.0 p0+p2   44 next
        vmovdqu64 zmm11, [r8 + 8384]                 ;   585.7 p3      44 next
        vmovdqu64 [rbp + 10496], zmm12               ;   709.0 p7+p4   44 next spill
        vmovdqu64 zmm12, [r8 + 8448]                 ;   586.3 p2      44 next
        vmovdqu64 [rbp + 5440], zmm19                ;   709.5 p8+p9   44 next spill
        vmovdqu64 zmm19, [r8 + 8512]                 ;   586.7 p3      44 next
        vmovdqu64 [rbp + 9344], zmm21                ;   710.0 p7+p4   44 next spill
        vmovdqu64 zmm21, [r8 + 8576]                 ;   587.3 p2      44 next
        vmovdqu64 [rbp + 9280], zmm23                ;   707.5 p8+p9   44 next spill
        vmovdqa64 zmm23, zmm1                        ;   646.5         41 next copy
        vpternlogd zmm23, zmm1, [rbp + 10240], 0x5f  ;   709.5 p5+p3   41 next
        vmovdqu64 [rbp + 9792], zmm30                ;   705.0 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 9280]                ;   707.5 p2      41 next
        vmovdqu64 [rbp + 9984], zmm10                ;   708.5 p8+p9   41 next spill
        vmovdqu64 zmm10, [rbp + 8960]                ;   669.0 p3      41 next reload
        vpternlogd zmm31, zmm10, [rbp + 8640], 0x87  ;   710.0 p0+p2   41 next
        vmovdqu64 zmm10, [rbp + 9344]                ;   710.0 p3      41 next
        db 0x2e
        vpternlogd zmm9, zmm31, zmm5, 0x9c           ;   711.0 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm20, zmm9, 0x69           ;   712.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 9344]                 ;   710.0 p2      41 next
        vmovdqu64 zmm20, [rbp + 10496]               ;   709.0 p3      44 next reload
        vpxord zmm9, zmm9, zmm20                     ;   716.0 p5      41 next
        vpternlogd zmm31, zmm25, [rbp + 10432], 0x87 ;   712.0 p0+p2   41 next
        vpternlogd zmm31, zmm0, zmm16, 0x96          ;   713.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 8512]                 ;   646.5 p3      50 next reload
        db 0x2e
        vmovdqu64 zmm16, [rbp + 7872]                ;   647.5 p2      50 next reload
        db 0x2e
        vmovdqu64 zmm25, [rbp + 10240]               ;   660.5 p3      41 next
        db 0x2e
        vpternlogd zmm25, zmm16, zmm0, 0x6a          ;   713.0 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm14, zmm0, 0x96           ;   713.5 p5      41 next
        db 0x2e
        vpxord zmm11, zmm11, zmm6                    ;   714.5 p0      44 next
        vpternlogd zmm14, zmm5, [rbp + 8640], 0x78   ;   714.5 p5+p2   41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 5440]                 ;   709.5 p3      41 next
        db 0x2e
        vpternlogd zmm18, zmm29, zmm14, 0x69         ;   715.5 p0      41 next
        db 0x2e
        vpxord zmm27, zmm27, zmm14                   ;   715.5 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm27, zmm17, 0x69          ;   716.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm14, [rbp + 5440]                ;   709.5 p2      41 next
        db 0x2e
        vmovdqu64 zmm17, [rbp + 10176]               ;   645.5 p3      50 next reload
        db 0x2e
        vmovdqa64 zmm27, zmm0                        ;   652.5         41 next copy
        vpternlogd zmm27, zmm22, zmm17, 0x6c         ;   716.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm29, zmm16                       ;   653.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm0, zmm22, 0x93          ;   717.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm20                     ;   717.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm16, [rbp + 9152], 0x96   ;   718.0 p0+p2   41 next
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm4                    ;   719.0 p5      44 next
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm12                   ;   720.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm25                       ;   714.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm0, zmm22, 0x4b          ;   719.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm17, [rbp + 6528], 0x60  ;   720.0 p0+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 9472], zmm12                ;   720.0 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm12, zmm27                       ;   717.5         41 next copy
        db 0x2e
        vpternlogd zmm12, zmm23, zmm16, 0x93         ;   720.5 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm12, zmm16, 0x39         ;   721.5 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm5                 ;   718.5 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 9472]                 ;   720.0 p2      41 next
        vpandd zmm5, zmm5, [rbp + 8640]              ;   726.0 p5+p3   41 next
        vmovdqu64 [rbp + 5888], zmm5                 ;   727.0 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm20                        ;   720.5         41 next copy
        vpternlogd zmm5, zmm17, zmm1, 0x78           ;   722.0 p0      41 next
        vmovdqu64 [rbp + 8960], zmm11                ;   715.5 p8+p9   44 next spill
        vmovdqa64 zmm11, zmm29                       ;   718.0         41 next copy
        vpternlogd zmm11, zmm1, zmm22, 0x87          ;   722.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 10048], zmm30               ;   721.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8960]                ;   715.5 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7936], zmm9                 ;   717.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm9, zmm17                        ;   651.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm22, [rbp + 6528], 0x48   ;   723.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm16, [rbp + 6528], 0x4b   ;   724.0 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm0, [rbp + 10240], 0x87   ;   725.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6464], zmm4                 ;   719.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm9                         ;   726.0         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm22, zmm22, 0x3f          ;   726.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm16, zmm4                        ;   727.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm5, zmm0, 0xd2           ;   727.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9536], zmm6                 ;   714.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm6, zmm8                         ;   688.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm1, [rbp + 6528], 0x87    ;   725.5 p5+p2   41 next
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm6                      ;   726.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm22, zmm5                        ;   723.0         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm6, zmm1, 0x28           ;   726.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9728], zmm15                ;   707.0 p7+p4   41 next spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 10432]               ;   658.5 p3      41 next reload
        db 0x2e
        vpternlogd zmm3, zmm15, [rbp + 9152], 0x78   ;   727.0 p0+p2   41 next
        db 0x2e
        vpternlogd zmm13, zmm18, zmm3, 0x96          ;   728.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 10496]               ;   709.0 p3      41 next
        db 0x2e
        vpternlogd zmm24, zmm3, zmm15, 0x96          ;   728.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 5440]                 ;   709.5 p2      41 next
        vmovdqu64 zmm15, [rbp + 10240]               ;   660.5 p3      50 next reload
        vpternlogd zmm2, zmm13, zmm15, 0x96          ;   729.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm2                    ;   730.0 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm13, zmm27                       ;   717.5         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm15, zmm17, 0x78         ;   729.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm13, zmm1, 0xc6           ;   730.5 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm21                   ;   731.0 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm21                   ;   731.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm27, [rbp + 6528], 0xb4   ;   731.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm0, [rbp + 7872], 0x78    ;   732.5 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 10432], zmm14               ;   732.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 9792]                ;   705.0 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm14, [r8 + 8704], 0x96   ;   732.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 9536]                ;   714.5 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm14, [r8 + 8960], 0x96    ;   733.5 p0+p3   44 next
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 6528]                ;   648.5 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9536], zmm9                 ;   734.5 p7+p4   44 next spill
        db 0x2e
        vmovdqa64 zmm9, zmm15                        ;   666.5         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm0, zmm14, 0xa9           ;   733.5 p5      41 next
        db 0x2e
        vpternlogd zmm20, zmm11, zmm9, 0x6c          ;   734.5 p0      41 next
        db 0x2e
        vmovdqa64 zmm11, zmm15                       ;   666.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm14, zmm0, 0x35          ;   734.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm20, zmm17, 0xc6          ;   735.5 p0      41 next
        db 0x2e
        vpternlogd zmm31, zmm14, [rbp + 8576], 0x96  ;   735.5 p5+p3   41 next
        db 0x2e
        vmovdqa64 zmm20, zmm23                       ;   710.5         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm14, zmm17, 0x87         ;   736.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm8, zmm20, 0x69          ;   737.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm8, [rbp + 9472]                 ;   720.0 p2      41 next
        db 0x2e
        vpternlogd zmm25, zmm23, zmm9, 0x4b          ;   738.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 9280]                ;   707.5 p3      41 next
        db 0x2e
        vpternlogd zmm25, zmm29, zmm1, 0x1e          ;   739.0 p5      41 next
        db 0x2e
        vpternlogd zmm29, zmm14, zmm0, 0x78          ;   738.0 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm25, [r8 + 8768], 0x96   ;   740.0 p5+p2   44 next
        db 0x2e
        vpxord zmm28, zmm28, zmm29                   ;   739.0 p0      41 next
        vmovdqu64 zmm25, [rbp + 8960]                ;   715.5 p3      41 next
        db 0x2e
        vpternlogd zmm4, zmm1, zmm28, 0x4b           ;   740.0 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm11, zmm12, 0x96          ;   741.0 p0      41 next
        vpternlogd zmm28, zmm20, zmm15, 0xb4         ;   740.5 p5      41 next
        vpternlogd zmm28, zmm16, zmm14, 0xc6         ;   741.5 p0      41 next
        vmovdqu64 zmm1, [rbp + 9344]                 ;   710.0 p2      44 next reload
        vmovdqu64 zmm11, [rbp + 8960]                ;   715.5 p3      41 next
        vpternlogd zmm11, zmm1, zmm1, 0xc3           ;   741.5 p5      41 next
        vpternlogd zmm28, zmm12, zmm17, 0x1e         ;   742.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 10368]               ;   639.0 p2      50 next reload
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm27, zmm12, 0x39          ;   742.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm12, zmm0, 0x48          ;   743.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm9, zmm15, 0x87          ;   743.5 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm29, zmm0, 0x96          ;   744.5 p0      41 next
        db 0x2e
        vpternlogd zmm20, zmm5, [rbp + 7872], 0x2d   ;   744.5 p5+p3   41 next
        db 0x2e
        vpternlogd zmm13, zmm20, zmm6, 0x69          ;   745.5 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm22, [r8 + 9152], 0x96    ;   745.5 p5+p2   44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm31                   ;   746.0 p0      44 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm28, [r8 + 9088], 0x96   ;   746.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 9728]                 ;   707.0 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm0, [r8 + 8832], 0x96     ;   747.0 p0+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 6464]                 ;   719.0 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm0, [r8 + 9024], 0x96     ;   747.5 p5+p3   44 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm24                   ;   748.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm23, zmm23, zmm30                   ;   748.5 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm3, zmm3, zmm24                     ;   749.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 9984]                 ;   708.5 p2      41 next reload
        db 0x2e
        vpternlogd zmm13, zmm0, [r8 + 8896], 0x96    ;   749.5 p5+p3   44 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5440]                 ;   709.5 p2      44 next reload
        vmovdqu64 zmm5, [rbp + 9280]                 ;   707.5 p3      41 next
        vpternlogd zmm5, zmm1, zmm0, 0x28            ;   750.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 10496]                ;   709.0 p2      44 next reload
        vmovdqu64 zmm9, [rbp + 8960]                 ;   715.5 p3      41 next
        vpternlogd zmm9, zmm1, zmm6, 0x65            ;   750.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm12, [rbp + 9280]                ;   707.5 p2      44 next reload
        vmovdqa64 zmm14, zmm1                        ;   716.0         41 next copy
        vpternlogd zmm14, zmm6, zmm12, 0x6a          ;   751.0 p0      41 next
        vpandd zmm18, zmm18, zmm10                   ;   751.5 p5      41 next
        vmovdqu64 zmm15, [rbp + 8640]                ;   718.5 p3      41 next reload
        vpternlogd zmm9, zmm0, zmm15, 0x2d           ;   752.0 p0      41 next
        vmovdqu64 zmm16, [rbp + 9472]                ;   720.0 p2      44 next reload
        vpternlogd zmm3, zmm12, zmm16, 0x87          ;   752.5 p5      41 next
        db 0x2e
        vpternlogd zmm15, zmm3, zmm21, 0x93          ;   753.5 p0      41 next
        db 0x2e
        vpandd zmm25, zmm25, zmm10                   ;   753.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm17, zmm21                       ;   731.0         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm6, zmm6, 0xcf           ;   754.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm20, [rbp + 10432]               ;   732.0 p3      41 next reload
        db 0x2e
        vmovdqa64 zmm22, zmm11                       ;   742.5         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm24, zmm20, 0x39         ;   754.5 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm12, zmm19, 0x87         ;   755.5 p0      41 next
        db 0x2e
        vpandd zmm8, zmm8, zmm19                     ;   755.5 p5      41 next
        db 0x2e
        vmovdqa64 zmm27, zmm5                        ;   751.0         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm21, zmm19, 0x87         ;   756.0 p0      41 next
        db 0x2e
        vpternlogd zmm5, zmm0, zmm0, 0xf3            ;   756.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 8960]                ;   715.5 p2      44 next reload
        db 0x2e
        vpternlogd zmm21, zmm18, zmm28, 0x6c         ;   757.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm29, zmm19                       ;   747.0         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm6, zmm0, 0x6c           ;   757.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm25                ;   754.5 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm25, zmm11                       ;   742.5         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm6, zmm6, 0xcf           ;   758.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9984], zmm18                ;   752.5 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm11                       ;   742.5         41 next copy
        vpternlogd zmm18, zmm9, zmm19, 0xc6          ;   758.5 p5      41 next
        vpternlogd zmm11, zmm9, zmm10, 0x39          ;   759.0 p0      41 next
        vpternlogd zmm10, zmm27, zmm19, 0x93         ;   759.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm30, zmm29, 0x96         ;   760.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm20, zmm12, 0x78         ;   760.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm8, zmm22, 0x69           ;   761.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm14, zmm1, 0x2d           ;   762.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm12, [rbp + 7936], 0x87  ;   762.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm24, zmm19, 0x95         ;   762.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm12, zmm24, 0x6d          ;   763.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm16, zmm1, 0x78          ;   763.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm8, zmm16, 0x93           ;   764.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm20, zmm24, 0x87          ;   765.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm6, zmm15, 0x96          ;   766.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm28, zmm0, 0x78          ;   765.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm15, zmm0, 0x69          ;   766.5 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm19, [rbp + 7936], 0x78  ;   766.5 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm10, [rbp + 10048], 0x6c ;   767.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 9408]                 ;   698.5 p2      50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm10, [rbp + 5888], 0x69  ;   767.5 p5+p3   41 next
        db 0x2e, 0x2e
        vpxord zmm6, zmm21, zmm11                    ;   768.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm6, zmm29, 0x69          ;   769.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm30, zmm16, 0x78         ;   769.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm30, zmm14, 0x96         ;   770.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm30, zmm26, zmm2                    ;   770.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm6, zmm27                        ;   757.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm16, zmm28, 0x78          ;   770.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 8320]                ;   649.2 p2      58 r
        db 0x2e
        vpandd zmm10, zmm10, [r8 + 1984]             ;   771.0 p0+p3   58 r
        db 0x2e
        vmovdqu64 zmm15, [rbp + 9408]                ;   698.5 p2      58 r
        db 0x2e
        vpandd zmm15, zmm15, [r8 + 1088]             ;   771.5 p5+p3   58 r
        db 0x2e
        vmovdqu64 zmm19, [rbp + 7424]                ;   699.0 p2      58 r
        db 0x2e
        vpandd zmm19, zmm19, [r8 + 1152]             ;   772.0 p0+p3   58 r
        db 0x2e
        vmovdqu64 zmm20, [rbp + 6848]                ;   684.0 p2      58 r
        db 0x2e
        vpandd zmm20, zmm20, [r8 + 1216]             ;   772.5 p5+p3   58 r
        vpternlogd zmm22, zmm3, zmm6, 0x96           ;   773.0 p0      41 next
        vmovdqu64 zmm3, [rbp + 9856]                 ;   698.0 p2      58 r
        vpandd zmm3, zmm3, [r8 + 1280]               ;   773.5 p5+p3   58 r
        vpternlogd zmm8, zmm21, zmm6, 0x69           ;   774.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 9600]                 ;   689.0 p2      58 r
        vpandd zmm6, zmm6, [r8 + 1920]               ;   774.5 p5+p3   58 r
        vmovdqu64 zmm21, [r9 + 9216]                 ;   655.2 p2      59 r
        vpternlogd zmm5, zmm8, zmm14, 0x96           ;   775.0 p0      41 next
        vmovdqu64 zmm8, [r9 + 9280]                  ;   655.5 p3      59 r
        vmovdqu64 zmm14, [r9 + 9344]                 ;   656.2 p2      59 r
        vpternlogd zmm24, zmm28, zmm26, 0x96         ;   775.5 p5      41 next
        vmovdqu64 zmm28, [r9 + 9408]                 ;   656.5 p3      59 r
        vpternlogd zmm18, zmm27, zmm7, 0x96          ;   776.0 p0      41 next
        vmovdqu64 zmm27, [r9 + 9472]                 ;   657.2 p2      59 r
        vpternlogd zmm25, zmm16, zmm4, 0x96          ;   776.5 p5      41 next
        vmovdqu64 zmm16, [r9 + 9536]                 ;   657.5 p3      59 r
        vpternlogd zmm22, zmm29, zmm13, 0x69         ;   777.0 p0      41 next
        vmovdqu64 zmm29, [r9 + 9600]                 ;   658.2 p2      59 r
        vpternlogd zmm23, zmm1, zmm31, 0x96          ;   777.5 p5      41 next
        vpxord zmm0, zmm0, zmm22                     ;   778.0 p0      50 next
        vmovdqu64 zmm1, [r9 + 9664]                  ;   658.5 p3      59 r
        vmovdqu64 [rbp + 9472], zmm3                 ;   774.5 p8+p9   58 r spill
        vmovdqu64 zmm3, [r9 + 9728]                  ;   659.2 p2      59 r
        vmovdqu64 [rbp + 8960], zmm20                ;   773.5 p7+p4   58 r spill
        vmovdqu64 zmm20, [r9 + 9792]                 ;   659.5 p3      59 r
        vmovdqu64 [rbp + 5888], zmm19                ;   773.0 p8+p9   58 r spill
        vmovdqu64 zmm19, [r9 + 9856]                 ;   660.2 p2      59 r
        vmovdqu64 [rbp + 10048], zmm15               ;   772.5 p7+p4   58 r spill
        vmovdqu64 zmm15, [r9 + 9920]                 ;   660.5 p3      59 r
        vmovdqu64 [rbp + 7936], zmm0                 ;   779.0 p8+p9   50 next spill
        vmovdqu64 zmm0, [r9 + 9984]                  ;   661.2 p2      59 r
        vmovdqu64 [rbp + 5440], zmm10                ;   772.0 p7+p4   58 r spill
        vmovdqu64 zmm10, [r9 + 10048]                ;   661.5 p3      59 r
        db 0x2e
        vmovdqu64 [rbp + 10432], zmm6                ;   775.5 p8+p9   58 r spill
        db 0x2e
        vmovdqu64 zmm6, [r9 + 10112]                 ;   662.2 p2      59 r
        vpternlogd zmm17, zmm11, [rbp + 8704], 0x96  ;   778.5 p5+p3   50 next
        vpternlogd zmm5, zmm2, [rbp + 8640], 0x96    ;   779.0 p0+p2   41 next
        vmovdqa64 zmm11, zmm30                       ;   771.0         41 next copy
        vpternlogd zmm11, zmm31, zmm7, 0x87          ;   779.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm17                ;   779.5 p7+p4   50 next spill
        db 0x2e
        vmovdqa64 zmm17, zmm2                        ;   746.5         41 next copy
        vpternlogd zmm17, zmm7, zmm7, 0x3f           ;   780.0 p0      41 next
        vmovdqu64 [rbp + 10496], zmm5                ;   780.0 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm4                         ;   748.5         41 next copy
        vmovdqu64 [rbp + 9280], zmm23                ;   778.5 p7+p4   41 next spill
        vpxord zmm23, zmm4, zmm11                    ;   780.5 p5      41 next
        vmovdqu64 [rbp + 6464], zmm25                ;   777.5 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm31                       ;   747.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm13, zmm26, 0x28         ;   781.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm31, zmm4, 0x2d          ;   782.0 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm2, [rbp + 9536], 0x87   ;   783.0 p0+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 9728], zmm22                ;   778.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm22, zmm17                       ;   781.0         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm31, zmm13, 0x87         ;   782.5 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7872], zmm18                ;   777.0 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm18, zmm25                       ;   784.0         41 next copy
        db 0x2e
        vpternlogd zmm18, zmm26, zmm26, 0x3f         ;   784.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8512], zmm24                ;   776.5 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm24, zmm2                        ;   746.5         41 next copy
        db 0x2e
        vpternlogd zmm24, zmm4, [rbp + 9536], 0x6a   ;   783.5 p5+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 10240], zmm9                ;   763.0 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm9, [r9 + 10176]                 ;   664.5 p3      59 r
        db 0x2e
        vmovdqu64 [rbp + 10368], zmm9                ;   670.7 p7+p4   59 r spill
        db 0x2e
        vmovdqa64 zmm9, zmm24                        ;   784.5         41 next copy
        db 0x2e
        vpternlogd zmm9, zmm31, zmm13, 0x60          ;   784.5 p0      41 next
        vpternlogd zmm24, zmm26, [rbp + 9536], 0x2d  ;   784.5 p5+p2   41 next
        vmovdqu64 [rbp + 10176], zmm6                ;   672.3 p8+p9   59 r spill
        vmovdqa64 zmm6, zmm24                        ;   785.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm13, zmm7, 0x78           ;   785.5 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm10                ;   672.7 p7+p4   59 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm6                        ;   786.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm11, zmm7, 0x28          ;   786.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7808], zmm0                 ;   674.3 p8+p9   59 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm13                        ;   750.5         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm26, [rbp + 9536], 0x6c   ;   786.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8576], zmm15                ;   674.7 p7+p4   59 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm15, zmm0                        ;   787.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm17, zmm4, 0x93          ;   787.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm15, zmm4, 0x39           ;   788.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm30, zmm22, 0x69          ;   789.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm0                        ;   787.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm2, zmm13, 0x78          ;   788.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm30, zmm7, 0xc6          ;   789.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm0, zmm31, 0xb4          ;   790.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm4, [rbp + 9536], 0x78   ;   791.0 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9792], zmm25                ;   792.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm4                        ;   748.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm26, [rbp + 9536], 0x95  ;   790.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9152], zmm19                ;   676.7 p7+p4   59 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm19, zmm25                       ;   791.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm7, zmm26, 0x87          ;   791.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm20                ;   678.3 p8+p9   59 r spill
        db 0x2e
        vmovdqa64 zmm20, zmm2                        ;   746.5         41 next copy
        db 0x2e
        vpternlogd zmm20, zmm31, [rbp + 9536], 0xc9  ;   791.0 p0+p2   41 next
        db 0x2e
        vpternlogd zmm9, zmm17, zmm20, 0x4b          ;   792.0 p5      41 next
        vpternlogd zmm24, zmm19, zmm20, 0x6c         ;   792.0 p0      41 next
        vpternlogd zmm23, zmm24, zmm13, 0xc6         ;   793.0 p5      41 next
        vmovdqu64 zmm17, [rbp + 7680]                ;   676.3 p3      50 next reload
        vmovdqu64 zmm19, [rbp + 9344]                ;   710.0 p2      44 next reload
        vmovdqu64 zmm24, [rbp + 10240]               ;   763.0 p3      50 next
        vpternlogd zmm24, zmm19, zmm17, 0x69         ;   793.0 p0      50 next
        vpternlogd zmm20, zmm0, zmm26, 0x39          ;   793.5 p5      41 next
        vmovdqu64 zmm0, [rbp + 9536]                 ;   734.5 p2      44 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm19, zmm2                        ;   746.5         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm31, zmm0, 0x35          ;   794.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm22, zmm0, 0x60          ;   794.5 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm4, zmm6, 0x4b           ;   795.5 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm26, zmm11, 0x69         ;   796.5 p5      41 next
        db 0x2e
        vmovdqu64 zmm4, [rbp + 8640]                 ;   779.5 p3      58 r
        db 0x2e
        vpternlogd zmm4, zmm17, [r8 + 1408], 0x78    ;   796.0 p0+p2   58 r
        db 0x2e
        vpternlogd zmm6, zmm18, zmm0, 0xc6           ;   796.5 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm0, [rbp + 9984], 0x96   ;   797.0 p0+p3   41 next
        vpternlogd zmm10, zmm20, zmm2, 0x87          ;   797.5 p5      41 next
        vmovdqu64 zmm11, [rbp + 8320]                ;   679.5 p2      50 next reload
        vmovdqu64 zmm20, [rbp + 8512]                ;   776.5 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 10432]               ;   775.5 p2      58 r
        vpternlogd zmm26, zmm20, zmm11, 0x96         ;   798.0 p0      58 r
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm25, zmm7, 0x1e           ;   798.5 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm31, zmm0, 0x78          ;   799.0 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm0, zmm25, 0x96          ;   800.0 p5      41 next
        db 0x2e
        vpxord zmm5, zmm5, zmm25                     ;   800.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 7744]                 ;   681.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm0                 ;   687.3 p7+p4  113 rounds
        db 0x2e
        vpternlogd zmm18, zmm7, zmm5, 0x4b           ;   801.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 6592]                 ;   681.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm0                 ;   687.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5312]                 ;   700.0 p3      50 next reload
        db 0x2e
        vmovdqu64 zmm7, [rbp + 7872]                 ;   777.0 p2      41 next reload
        db 0x2e
        vmovdqu64 zmm25, [rbp + 5440]                ;   772.0 p3      58 r
        db 0x2e
        vpternlogd zmm25, zmm7, zmm0, 0x96           ;   801.0 p0      58 r
        db 0x2e
        vpternlogd zmm5, zmm22, zmm2, 0xb4           ;   801.5 p5      41 next
        db 0x2e
        vpternlogd zmm5, zmm6, zmm31, 0xc6           ;   802.5 p0      41 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 7936]                ;   779.0 p2      58 r
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm0, [r8 + 1024], 0x78    ;   802.5 p5+p3   58 r
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 6848]                 ;   684.5 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 6464]                 ;   777.5 p3      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 5888]                ;   773.0 p2      58 r
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm6, zmm2, 0x96           ;   803.0 p0      58 r
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm19, zmm15, 0x96         ;   803.5 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 6144]                ;   686.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm19                ;   692.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm19, [rbp + 7360]                ;   686.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm19                ;   692.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm19, [rbp + 9024]                ;   687.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm19                ;   693.3 p7+p4  113 rounds
        vpternlogd zmm5, zmm15, zmm13, 0x1e          ;   804.0 p0      41 next
        vmovdqu64 zmm13, [rbp + 7488]                ;   687.5 p2     108 r reload
        vmovdqu64 [rbp + 3264], zmm13                ;   693.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 8000]                ;   688.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm13                ;   694.3 p7+p4  113 rounds
        vmovdqu64 zmm13, [rbp + 8256]                ;   688.5 p2     108 r reload
        vmovdqu64 [rbp + 3392], zmm13                ;   694.5 p8+p9  113 rounds
        vmovdqu64 zmm13, [rbp + 6784]                ;   689.3 p3     108 r reload
        vmovdqu64 [rbp + 3456], zmm13                ;   695.3 p7+p4  113 rounds
        vmovdqu64 zmm13, [rbp + 8832]                ;   689.5 p2     108 r reload
        vmovdqu64 [rbp + 3520], zmm13                ;   695.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6336]                ;   690.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm13                ;   696.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 7104]                ;   690.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm13                ;   696.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6272]                ;   691.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm13                ;   697.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6016]                ;   691.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm13                ;   697.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 8768]                ;   692.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm13                ;   698.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 5952]                ;   692.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm13                ;   698.5 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6656]                ;   693.3 p3     108 r reload
        vmovdqu64 [rbp + 1920], zmm13                ;   700.0 p7+p4  113 rounds
        vmovdqu64 zmm13, [rbp + 6912]                ;   693.5 p2     108 r reload
        vmovdqu64 [rbp + 1984], zmm13                ;   700.3 p8+p9  113 rounds
        vmovdqu64 zmm13, [rbp + 8192]                ;   694.3 p3     108 r reload
        vmovdqu64 [rbp + 2048], zmm13                ;   702.0 p7+p4  113 rounds
        vmovdqu64 zmm13, [rbp + 6976]                ;   694.5 p2     108 r reload
        vmovdqu64 [rbp + 2112], zmm13                ;   702.3 p8+p9  113 rounds
        vmovdqu64 zmm13, [rbp + 9856]                ;   698.0 p3      50 next reload
        vmovdqu64 zmm15, [rbp + 9280]                ;   778.5 p2      41 next reload
        vmovdqu64 zmm19, [rbp + 8960]                ;   773.5 p3      58 r
        vpternlogd zmm19, zmm15, zmm13, 0x96         ;   804.5 p5      58 r
        db 0x2e, 0x2e
        vpord zmm21, zmm21, zmm26                    ;   805.0 p0      59 r
        db 0x2e, 0x2e
        vpord zmm3, zmm3, zmm4                       ;   805.5 p5      59 r
        db 0x2e
        vpord zmm8, zmm8, zmm25                      ;   806.0 p0      59 r
        db 0x2e
        vpord zmm14, zmm14, zmm31                    ;   806.5 p5      59 r
        db 0x2e
        vpord zmm27, zmm27, zmm22                    ;   807.0 p0      59 r
        db 0x2e
        vpord zmm16, zmm16, zmm19                    ;   807.5 p5      59 r
        db 0x2e
        vpxord zmm26, zmm26, [rbp + 3968]            ;   808.0 p0+p2  108 r
        db 0x2e
        vpxord zmm4, zmm4, [rbp + 4480]              ;   808.5 p5+p3  108 r
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, [rbp + 4032]            ;   809.0 p0+p2  108 r
        db 0x2e
        vpxord zmm31, zmm31, [rbp + 4096]            ;   809.5 p5+p3  108 r
        db 0x2e
        vpxord zmm22, zmm22, [rbp + 4224]            ;   810.0 p0+p2  108 r
        db 0x2e
        vpxord zmm19, zmm19, [rbp + 4288]            ;   810.5 p5+p3  108 r
        db 0x2e
        vpternlogd zmm7, zmm23, [rbp + 9920], 0x96   ;   811.0 p0+p2   50 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 10304]               ;   706.5 p3      50 next reload
        db 0x2e
        vpternlogd zmm20, zmm9, zmm23, 0x96          ;   811.5 p5      50 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 9088]                 ;   700.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm9                 ;   706.5 p7+p4  113 rounds
        vmovdqu64 zmm9, [rbp + 5184]                 ;   701.3 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm9                 ;   707.3 p8+p9  113 rounds
        vmovdqu64 zmm9, [rbp + 6720]                 ;   701.5 p2      50 next reload
        vpternlogd zmm6, zmm18, zmm9, 0x96           ;   812.0 p0      50 next
        vmovdqu64 zmm18, [rbp + 9664]                ;   702.3 p3      50 next reload
        vpternlogd zmm15, zmm5, zmm18, 0x96          ;   812.5 p5      50 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm0, [rbp + 4864], 0x96   ;   813.0 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm13, [rbp + 5248], 0x96  ;   813.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 10112]                ;   703.5 p2      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 10496]                ;   780.0 p3      41 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 9472]                ;   774.5 p2      58 r
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm5, zmm0, 0x96           ;   814.0 p0      58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpord zmm29, zmm29, zmm13                    ;   815.0 p5      59 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, [rbp + 4352]            ;   815.0 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm10, [rbp + 9600], 0x96   ;   815.5 p5+p2   50 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm0, [r8 + 1344], 0x78    ;   816.0 p0+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm0, [rbp + 5568], 0x96   ;   816.5 p5+p2  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 7552]                 ;   707.3 p3      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 9728]                ;   778.0 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm10, zmm0, 0x96          ;   817.0 p0      50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 6208]                ;   708.3 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2304], zmm10                ;   714.3 p7+p4  113 rounds
        db 0x2e
        vpord zmm1, zmm1, zmm24                      ;   817.5 p5      59 r
        db 0x2e
        vpternlogd zmm7, zmm23, [r8 + 1536], 0x78    ;   818.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm23, [rbp + 5696], 0x96   ;   818.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm17, [rbp + 5824], 0x96  ;   819.0 p0+p2  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 10560]               ;   710.3 p3      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 9792]                ;   792.0 p2      50 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm12, zmm10, 0x96         ;   819.5 p5      50 next
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 8128]                ;   711.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm23                ;   717.3 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8896]                ;   711.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm23                ;   717.5 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm23, [rbp + 9216]                ;   712.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm23                ;   718.3 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8448]                ;   712.5 p2     108 r reload
        vmovdqu64 [rbp + 2560], zmm23                ;   718.5 p7+p4  113 rounds
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 8384]                ;   713.3 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2624], zmm23                ;   719.3 p8+p9  113 rounds
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 6080]                ;   713.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm23                ;   719.5 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm23, [rbp + 7616]                ;   714.3 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm23                ;   720.3 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm23, [rbp + 5504]                ;   714.5 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm23                ;   720.5 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 8064]                ;   715.3 p3     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 2880], zmm23                ;   721.3 p8+p9  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm10, [r8 + 1728], 0x78    ;   820.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm9, [r8 + 1792], 0x78    ;   820.5 p5+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm18, [r8 + 1856], 0x78    ;   821.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm24, [rbp + 4416]            ;   821.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm0, [r8 + 1664], 0x78    ;   822.0 p0+p2   58 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 9152]                ;   718.3 p3      59 r reload
        db 0x2e, 0x2e, 0x2e
        vpord zmm23, zmm23, zmm7                     ;   822.5 p5      59 r
        db 0x2e, 0x2e, 0x2e
        vpxord zmm7, zmm7, [rbp + 4608]              ;   823.0 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm0, [rbp + 5376], 0x96   ;   823.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 6528]                 ;   719.5 p2      59 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpord zmm0, zmm0, zmm6                       ;   824.0 p0      59 r
        db 0x2e, 0x2e, 0x2e
        vpxord zmm6, zmm6, [rbp + 4800]              ;   824.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm18, [rbp + 7040], 0x96   ;   825.0 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 10176]               ;   721.3 p3      59 r reload
        db 0x2e, 0x2e, 0x2e
        vpord zmm18, zmm18, zmm15                    ;   825.5 p5      59 r
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, [rbp + 768]             ;   826.0 p0+p2  108 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10176], zmm21               ;   814.0 p7+p4  108 r spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 10368]               ;   722.3 p3      59 r reload
        db 0x2e
        vpord zmm21, zmm21, zmm5                     ;   826.5 p5      59 r
        db 0x2e
        vpxord zmm5, zmm5, [rbp + 832]               ;   827.0 p0+p2  108 r
        db 0x2e
        vpternlogd zmm21, zmm11, [rbp + 7168], 0x96  ;   827.5 p5+p3  108 r
        db 0x2e
        vmovdqu64 zmm11, [rbp + 7808]                ;   723.5 p2      59 r reload
        db 0x2e, 0x2e, 0x2e
        vpord zmm11, zmm11, zmm17                    ;   828.0 p0      59 r
        db 0x2e, 0x2e, 0x2e
        vpxord zmm17, zmm17, [rbp + 4736]            ;   828.5 p5+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm9, [rbp + 7232], 0x96   ;   829.0 p0+p2  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 7424]                 ;   725.3 p3      50 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7232], zmm21                ;   828.5 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 10048]               ;   772.5 p2      58 r reload
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm21, zmm9, 0x96          ;   829.5 p5      58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm9, [rbp + 5056], 0x96   ;   830.0 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpord zmm28, zmm28, zmm12                    ;   830.5 p5      59 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 8704]                 ;   726.5 p2      50 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm9, [r8 + 1472], 0x78    ;   831.0 p0+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm9, [rbp + 5760], 0x96    ;   831.5 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 9408]                 ;   728.3 p3      50 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm9, [rbp + 4928], 0x96    ;   832.0 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm2, [rbp + 5120], 0x96   ;   832.5 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 9920]                 ;   729.5 p2      50 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm2, [r8 + 1600], 0x78    ;   833.0 p0+p3   58 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm12, zmm12, [rbp + 4160]            ;   833.5 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 6400]                 ;   731.3 p3      59 r reload
        db 0x2e, 0x2e, 0x2e
        vpord zmm9, zmm9, zmm20                      ;   834.0 p0      59 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm2, [rbp + 4992], 0x96    ;   835.0 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vpxord zmm20, zmm20, [rbp + 4544]            ;   835.0 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 8576]                 ;   732.5 p2      59 r reload
        db 0x2e, 0x2e, 0x2e
        vpord zmm2, zmm2, zmm30                      ;   835.5 p5      59 r
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rbp + 10640]                 ;   726.0 p10    113 rounds reload
        db 0x2e, 0x2e, 0x2e
        sub r8, r12                                  ;   731.0 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, r12                                  ;   731.0 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0x800                                ;   732.0 p11    113 rounds
        db 0x2e, 0x2e
        and r8, 0x1fff                               ;   733.0 p1     113 rounds
        db 0x2e, 0x2e
        add r8, r12                                  ;   734.0 p6     113 rounds
        db 0x2e, 0x2e
        add r9, 0x800                                ;   732.0 p11    113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, 0x1fff                               ;   733.0 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, r12                                  ;   734.0 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 768], zmm15                 ;   827.0 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 832], zmm5                  ;   828.0 p8+p9  113 rounds
        db 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, [rbp + 4672]            ;   836.0 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm10, [rbp + 5632], 0x96   ;   836.5 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e
        sub r10, r12                                 ;   731.0 p11    113 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0x800                               ;   732.0 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0x1fff                              ;   733.0 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 9600]                 ;   734.3 p3      50 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm5, [rbp + 7296], 0x96   ;   837.0 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e
        sub r11, r12                                 ;   731.0 p11    113 rounds
        db 0x2e, 0x2e
        add r10, r12                                 ;   734.0 p1     113 rounds
        db 0x2e, 0x2e
        add r11, 0x800                               ;   732.0 p6     113 rounds
        db 0x2e, 0x2e
        and r11, 0x1fff                              ;   733.0 p11    113 rounds
        db 0x2e, 0x2e
        add r11, r12                                 ;   734.0 p1     113 rounds
        db 0x2e, 0x2e
        add esi, 0xffffffff                          ;   732.2 p6     113 rounds
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 10176]                ;   814.0 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 7232]                ;   828.5 p2     108 r reload
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm19                       ;   811.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm19, zmm12                       ;   834.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm2                        ;   837.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm8                         ;   833.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm1                         ;   832.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm1, zmm5                         ;   820.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm5, zmm27                        ;   814.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm15, zmm18                       ;   838.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm18, zmm31                       ;   810.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm30                       ;   837.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm0                        ;   826.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm10                        ;   834.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm9                        ;   836.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm9, zmm3                         ;   819.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm14                        ;   831.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm30                       ;   826.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm6                        ;   825.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm6, zmm16                        ;   817.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm26                       ;   809.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm7                        ;   824.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm29                        ;   820.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm29, zmm30                       ;   825.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm11                       ;   830.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm11, zmm23                       ;   824.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm24                       ;   822.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm24, zmm4                        ;   809.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm28                        ;   833.5        108 r copy
        vmovdqa64 zmm28, zmm17                       ;   829.5        108 r copy
        vmovdqa64 zmm17, zmm25                       ;   810.0        108 r copy
        vmovdqa64 zmm25, zmm20                       ;   836.0        108 r copy
        vmovdqa64 zmm20, zmm22                       ;   811.0        108 r copy
        vmovdqa64 zmm22, zmm13                       ;   816.0        108 r copy
        vmovdqa64 zmm13, zmm30                       ;   830.0        108 r copy
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 10648], r8                  ;                    resident
        mov qword [rbp + 10656], r9                  ;                    resident
        mov qword [rbp + 10664], r10                 ;                    resident
        mov qword [rbp + 10672], r11                 ;                    resident
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
        mov dword [rbp + 10700], esi                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 10680]                  ;     0.2 p3     125 dst reload
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
        mov qword [rbp + 10680], r8                  ;    64.3 p7+p4  147 blocks
        mov r8, qword [rbp + 10624]                  ;    21.8 p10    147 blocks
        add r8, 0x1000                               ;    26.8 p1     147 blocks
        mov qword [rbp + 10624], r8                  ;    64.7 p8+p9  147 blocks
        cmp r8, qword [rbp + 10632]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10688]                 ;                    frame
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
