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
;   blocks/rounds: 2833 uops, planned 833.0; bounds: width 472.2, ports 824.5, path 76.0
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
        sub rsp, 0x1e80                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 7616], rax                  ;                    frame
        mov dword [rbp + 7624], ecx                  ;                    argument
        mov qword [rbp + 7552], rsi                  ;                    argument
        mov qword [rbp + 7568], rdi                  ;                    argument
        mov qword [rbp + 7608], rdx                  ;                    argument
        mov r8d, dword [rbp + 7624]                  ;     0.0 p2     147 blocks
        shl r8, 0xc                                  ;     5.0 p0     147 blocks
        add r8, qword [rbp + 7552]                   ;     6.0 p1+p3  147 blocks
        mov qword [rbp + 7560], r8                   ;     7.0 p7+p4  147 blocks
        cmp dword [rbp + 7624], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                   ;     0.0 p0     113 rounds reload
        mov dword [rbp + 7628], esi                  ;     1.0 p7+p4  113 rounds
        mov r8, qword [rbp + 7552]                   ;     0.3 p2     111 l.0 reload
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
        mov r8, qword [rbp + 7568]                   ;    21.8 p10    113 rounds reload
        mov qword [rbp + 7576], r8                   ;    64.7 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    26.8 p1     113 rounds
        mov qword [rbp + 7584], r9                   ;    65.2 p7+p4  113 rounds
        lea r9, [r8 + 4096]                          ;    26.8 p5     113 rounds
        mov qword [rbp + 7592], r9                   ;    65.7 p8+p9  113 rounds
        add r8, 0x1800                               ;    26.8 p6     113 rounds
        mov qword [rbp + 7600], r8                   ;    66.2 p7+p4  113 rounds
        mov r8, qword [rbp + 7576]                   ;                    resident
        mov r9, qword [rbp + 7584]                   ;                    resident
        align 16
.rounds_2:
        vmovdqu64 zmm2, [r8 + 1152]                  ;     0.0 p2      68 k1.2
        vmovdqu64 zmm3, [r8 + 1216]                  ;     0.2 p3      68 k1.3
        vmovdqu64 zmm4, [r8 + 1280]                  ;     1.0 p2      68 k1.4
        vmovdqu64 zmm6, [r8 + 1408]                  ;     1.2 p3      68 k1.6
        vmovdqu64 zmm7, [r8 + 1472]                  ;     2.0 p2      68 k1.7
        vmovdqu64 zmm0, [r8 + 1024]                  ;     2.2 p3      68 k1.0
        vmovdqu64 zmm1, [r8 + 1088]                  ;     3.0 p2      68 k1.1
        vmovdqu64 zmm8, [r8 + 1536]                  ;     3.2 p3      68 k1.8
        vmovdqu64 zmm12, [r8 + 1792]                 ;     4.0 p2      68 k1.12
        vmovdqu64 zmm19, [r9 + 8768]                 ;     4.2 p3      59 r
        vmovdqu64 zmm13, [r8 + 1856]                 ;     5.0 p2      68 k1.13
        vmovdqu64 zmm14, [r8 + 1920]                 ;     5.2 p3      68 k1.14
        mov r10, qword [rbp + 7600]                  ;     2.0 p10     68 k1.0 reload
        mov r11, qword [rbp + 7592]                  ;     3.0 p10     68 k1.0 reload
        vmovdqu64 zmm26, [r9 + 8192]                 ;     6.0 p2      59 r
        vmovdqu64 zmm28, [r9 + 8320]                 ;     6.2 p3      59 r
        vmovdqu64 zmm11, [r8 + 1728]                 ;     7.0 p2      68 k1.11
        vmovdqu64 zmm27, [r9 + 8256]                 ;     7.2 p3      59 r
        vmovdqu64 zmm29, [r9 + 8384]                 ;     8.0 p2      59 r
        vmovdqu64 zmm30, [r9 + 8448]                 ;     8.2 p3      59 r
        vmovdqu64 zmm16, [r9 + 8576]                 ;     9.0 p2      59 r
        vmovdqu64 zmm17, [r9 + 8640]                 ;     9.2 p3      59 r
        vmovdqu64 zmm18, [r9 + 8704]                 ;    10.0 p2      59 r
        vmovdqu64 zmm20, [r9 + 8832]                 ;    10.2 p3      59 r
        vmovdqu64 zmm22, [r9 + 8960]                 ;    11.0 p2      59 r
        vmovdqu64 zmm25, [r9 + 9152]                 ;    11.2 p3      59 r
        vmovdqu64 zmm24, [r9 + 9088]                 ;    12.0 p2      59 r
        vmovdqu64 zmm10, [rbp + 1856]                ;    12.2 p3      58 r reload
        vmovdqu64 zmm15, [r8 + 1984]                 ;    13.0 p2      68 k1.15
        vmovdqu64 zmm9, [rbp - 128]                  ;    13.2 p3      58 r
        vpternlogd zmm9, zmm10, [r8 + 896], 0x78     ;    19.2 p0+p2   58 r
        vpord zmm26, zmm26, zmm9                     ;    20.2 p5      59 r
        vpternlogd zmm26, zmm12, [rbp + 960], 0x96   ;    21.2 p0+p3   50 next
        vmovdqu64 zmm23, [r9 + 9024]                 ;    15.0 p2      59 r
        vmovdqu64 zmm12, [rbp + 896]                 ;    15.2 p3      58 r reload
        vmovdqu64 [rbp + 3968], zmm9                 ;    20.2 p7+p4   58 r spill
        vmovdqu64 zmm9, [rbp - 64]                   ;    16.0 p2      58 r
        vpternlogd zmm9, zmm12, [r8 + 960], 0x78     ;    22.0 p5+p3   58 r
        vpord zmm27, zmm27, zmm9                     ;    23.0 p0      59 r
        vpternlogd zmm27, zmm13, [rbp + 1024], 0x96  ;    24.0 p5+p2   50 next
        vmovdqu64 zmm13, [rbp + 960]                 ;    17.2 p3      58 r reload
        vmovdqu64 [rbp + 4032], zmm9                 ;    23.0 p8+p9   58 r spill
        vmovdqu64 zmm9, [rbp + 0]                    ;    18.0 p2      58 r
        vpternlogd zmm9, zmm13, [r8], 0x78           ;    24.0 p0+p3   58 r
        vpord zmm28, zmm28, zmm9                     ;    25.0 p5      59 r
        vmovdqu64 zmm21, [r9 + 8896]                 ;    19.0 p2      59 r
        vpternlogd zmm28, zmm14, [rbp + 1088], 0x96  ;    26.0 p0+p3   50 next
        vmovdqu64 zmm13, [rbp + 1024]                ;    20.0 p2      58 r reload
        vmovdqu64 zmm14, [rbp + 64]                  ;    20.2 p3      58 r
        vpternlogd zmm14, zmm13, [r8 + 64], 0x78     ;    26.2 p5+p2   58 r
        vpord zmm29, zmm29, zmm14                    ;    27.2 p0      59 r
        vpternlogd zmm29, zmm15, [rbp + 1152], 0x96  ;    28.2 p5+p3   50 next
        vmovdqu64 zmm13, [rbp + 1088]                ;    22.0 p2      58 r reload
        vmovdqu64 zmm15, [rbp + 128]                 ;    22.2 p3      58 r
        vpternlogd zmm15, zmm13, [r8 + 128], 0x78    ;    28.2 p0+p2   58 r
        vpord zmm30, zmm30, zmm15                    ;    29.2 p5      59 r
        vmovdqu64 zmm31, [r9 + 8512]                 ;    23.2 p3      59 r
        vpternlogd zmm30, zmm0, [rbp + 1216], 0x96   ;    30.2 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 1152]                ;    24.2 p3      58 r reload
        vmovdqu64 zmm0, [rbp + 192]                  ;    25.0 p2      58 r
        vpternlogd zmm0, zmm13, [r8 + 192], 0x78     ;    31.0 p5+p3   58 r
        vmovdqu64 zmm13, [rbp + 1216]                ;    26.0 p2      58 r reload
        vpord zmm31, zmm31, zmm0                     ;    32.0 p0      59 r
        vpternlogd zmm31, zmm1, [rbp + 1280], 0x96   ;    33.0 p5+p3   50 next
        vmovdqu64 zmm1, [rbp + 256]                  ;    27.0 p2      58 r
        vpternlogd zmm1, zmm13, [r8 + 256], 0x78     ;    33.0 p0+p3   58 r
        vpord zmm16, zmm16, zmm1                     ;    34.0 p5      59 r
        vpternlogd zmm16, zmm2, [rbp + 1344], 0x96   ;    35.0 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 1280]                ;    28.2 p3      58 r reload
        vmovdqu64 zmm2, [rbp + 320]                  ;    29.0 p2      58 r
        vpternlogd zmm2, zmm13, [r8 + 320], 0x78     ;    35.0 p5+p3   58 r
        vpord zmm17, zmm17, zmm2                     ;    36.0 p0      59 r
        vmovdqu64 [rbp + 4096], zmm0                 ;    32.0 p7+p4   58 r spill
        vpternlogd zmm17, zmm3, [rbp + 1408], 0x96   ;    37.0 p5+p2   50 next
        vmovdqa64 zmm13, zmm17                       ;    38.0         41 next copy
        vmovdqu64 zmm3, [rbp + 1344]                 ;    30.2 p3      58 r reload
        vmovdqu64 [rbp + 4160], zmm2                 ;    36.0 p8+p9   58 r spill
        vmovdqu64 zmm2, [rbp + 384]                  ;    31.0 p2      58 r
        vmovdqu64 zmm5, [r8 + 1344]                  ;    31.2 p3      68 k1.5
        vpternlogd zmm2, zmm3, [r8 + 384], 0x78      ;    37.0 p0+p2   58 r
        vpord zmm18, zmm18, zmm2                     ;    38.0 p5      59 r
        vpternlogd zmm18, zmm4, [rbp + 1472], 0x96   ;    39.0 p0+p3   50 next
        vpxord zmm13, zmm13, zmm18                   ;    40.0 p5      41 next
        vpxord zmm4, zmm16, zmm17                    ;    38.0 p0      41 next
        vmovdqu64 [rbp + 4224], zmm2                 ;    38.0 p7+p4   58 r spill
        vmovdqu64 [rbp + 4288], zmm1                 ;    34.0 p8+p9   58 r spill
        vmovdqu64 zmm1, [rbp + 448]                  ;    33.0 p2      58 r
        vmovdqu64 zmm0, [rbp + 1472]                 ;    33.2 p3      58 r reload
        vmovdqu64 [rbp + 4352], zmm15                ;    29.2 p7+p4   58 r spill
        vmovdqu64 zmm15, [rbp + 512]                 ;    34.0 p2      58 r
        vpternlogd zmm15, zmm0, [r8 + 512], 0x78     ;    40.0 p5+p3   58 r
        vpord zmm20, zmm20, zmm15                    ;    41.0 p0      59 r
        vpternlogd zmm20, zmm6, [rbp + 1600], 0x96   ;    42.0 p5+p2   50 next
        vmovdqu64 zmm0, [rbp + 1536]                 ;    35.2 p3      58 r reload
        vmovdqa64 zmm3, zmm18                        ;    40.0         41 next copy
        vmovdqu64 zmm6, [rbp + 576]                  ;    36.0 p2      58 r
        vpternlogd zmm6, zmm0, [r8 + 576], 0x78      ;    42.0 p0+p3   58 r
        vpord zmm21, zmm21, zmm6                     ;    43.0 p5      59 r
        vpternlogd zmm21, zmm7, [rbp + 1664], 0x96   ;    44.0 p0+p2   50 next
        vmovdqu64 zmm2, [rbp + 1408]                 ;    37.2 p3      58 r reload
        vpternlogd zmm1, zmm2, [r8 + 448], 0x78      ;    43.2 p5+p2   58 r
        vpord zmm19, zmm19, zmm1                     ;    44.2 p0      59 r
        vmovdqu64 [rbp + 4416], zmm1                 ;    44.2 p8+p9   58 r spill
        vpternlogd zmm19, zmm5, [rbp + 1536], 0x96   ;    45.2 p5+p3   50 next
        vmovdqa64 zmm2, zmm19                        ;    46.2         41 next copy
        vpternlogd zmm2, zmm18, zmm17, 0x65          ;    46.2 p0      41 next
        vpternlogd zmm2, zmm17, zmm16, 0x4b          ;    47.2 p5      41 next
        vmovdqa64 zmm5, zmm19                        ;    46.2         41 next copy
        vpternlogd zmm5, zmm18, zmm18, 0xc3          ;    46.2 p0      41 next
        vmovdqa64 zmm7, zmm21                        ;    45.0         41 next copy
        vpternlogd zmm7, zmm17, zmm16, 0x6c          ;    45.0 p5      41 next
        vmovdqa64 zmm0, zmm5                         ;    47.2         41 next copy
        vpternlogd zmm0, zmm2, zmm21, 0xc6           ;    48.2 p0      41 next
        vmovdqu64 [rbp + 4480], zmm14                ;    27.2 p7+p4   58 r spill
        vmovdqa64 zmm14, zmm19                       ;    46.2         41 next copy
        vmovdqu64 [rbp + 4544], zmm9                 ;    25.0 p8+p9   58 r spill
        vmovdqu64 [rbp + 4608], zmm15                ;    41.0 p7+p4   58 r spill
        vpandd zmm9, zmm4, zmm20                     ;    43.0 p5      41 next
        vmovdqu64 [rbp + 4672], zmm6                 ;    43.0 p8+p9   58 r spill
        vmovdqu64 zmm6, [rbp + 1600]                 ;    39.0 p2      58 r reload
        vmovdqu64 zmm15, [rbp + 640]                 ;    39.2 p3      58 r
        vpternlogd zmm15, zmm6, [r8 + 640], 0x78     ;    45.2 p0+p2   58 r
        vpord zmm22, zmm22, zmm15                    ;    46.2 p5      59 r
        vpternlogd zmm22, zmm8, [rbp + 1728], 0x96   ;    47.2 p0+p3   50 next
        vmovdqu64 zmm8, [rbp + 1664]                 ;    41.0 p2      58 r reload
        vpxord zmm14, zmm14, zmm22                   ;    48.2 p5      41 next
        vpxord zmm6, zmm16, zmm22                    ;    48.2 p0      41 next
        vmovdqu64 [rbp + 4736], zmm15                ;    46.2 p7+p4   58 r spill
        vmovdqu64 zmm15, [rbp + 704]                 ;    41.2 p3      58 r
        vpternlogd zmm15, zmm8, [r8 + 704], 0x78     ;    47.2 p5+p2   58 r
        vpord zmm23, zmm23, zmm15                    ;    48.2 p0      59 r
        vmovdqa64 zmm8, zmm16                        ;    36.0         41 next copy
        vmovdqu64 [rbp + 4800], zmm15                ;    48.2 p8+p9   58 r spill
        vmovdqu64 zmm1, [rbp + 768]                  ;    42.2 p3      58 r
        vmovdqu64 zmm15, [rbp + 1728]                ;    43.0 p2      58 r reload
        vpternlogd zmm1, zmm15, [r8 + 768], 0x78     ;    49.0 p5+p3   58 r
        vpord zmm24, zmm24, zmm1                     ;    50.0 p0      59 r
        vpternlogd zmm24, zmm10, [r8 + 1664], 0x96   ;    51.0 p5+p2   50 next
        vpxord zmm3, zmm3, zmm24                     ;    52.0 p0      41 next
        vmovdqa64 zmm10, zmm24                       ;    52.0         41 next copy
        vpternlogd zmm10, zmm18, zmm17, 0x28         ;    52.0 p5      41 next
        vmovdqu64 zmm15, [rbp + 1792]                ;    44.2 p3      58 r reload
        vmovdqu64 [rbp + 4864], zmm1                 ;    50.0 p7+p4   58 r spill
        vmovdqu64 zmm1, [rbp + 832]                  ;    45.0 p2      58 r
        vpandd zmm8, zmm8, zmm24                     ;    52.0 p0      41 next
        vpternlogd zmm1, zmm15, [r8 + 832], 0x78     ;    51.0 p5+p3   58 r
        vpternlogd zmm0, zmm14, zmm7, 0x96           ;    49.2 p0      41 next
        vpternlogd zmm23, zmm15, [r8 + 1600], 0x96   ;    50.2 p5+p2   50 next
        vpternlogd zmm7, zmm6, zmm23, 0x78           ;    51.2 p0      41 next
        vpord zmm25, zmm25, zmm1                     ;    52.0 p5      59 r
        vpternlogd zmm25, zmm12, zmm11, 0x96         ;    53.0 p0      50 next
        vpternlogd zmm8, zmm23, zmm20, 0x87          ;    53.0 p5      41 next
        vpternlogd zmm4, zmm8, zmm22, 0x93           ;    54.0 p0      41 next
        vmovdqa64 zmm15, zmm24                       ;    52.0         41 next copy
        vpternlogd zmm15, zmm23, zmm20, 0x60         ;    52.0 p5      41 next
        vmovdqa64 zmm12, zmm23                       ;    51.2         41 next copy
        vpternlogd zmm12, zmm18, zmm16, 0x28         ;    51.2 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;    52.2         41 next copy
        vpternlogd zmm11, zmm22, zmm21, 0x87         ;    52.2 p5      41 next
        vmovdqu64 [rbp + 4928], zmm1                 ;    52.0 p8+p9   58 r spill
        vmovdqa64 zmm1, zmm3                         ;    53.0         41 next copy
        vpternlogd zmm1, zmm11, zmm21, 0x93          ;    53.2 p0      41 next
        vpternlogd zmm1, zmm13, zmm23, 0x87          ;    54.2 p5      41 next
        vpternlogd zmm15, zmm1, zmm19, 0x96          ;    55.2 p0      41 next
        vpternlogd zmm9, zmm0, zmm1, 0x69            ;    55.2 p5      41 next
        vmovdqa64 zmm0, zmm11                        ;    53.2         41 next copy
        vpternlogd zmm0, zmm20, zmm19, 0x78          ;    53.2 p0      41 next
        vmovdqa64 zmm1, zmm6                         ;    49.2         41 next copy
        vpternlogd zmm1, zmm5, zmm24, 0x65           ;    52.0 p5      41 next
        vpternlogd zmm1, zmm23, zmm21, 0x87          ;    53.0 p0      41 next
        vmovdqu64 [rbp + 4992], zmm11                ;    53.2 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm4                        ;    55.0         41 next copy
        vpternlogd zmm11, zmm19, zmm16, 0xd2         ;    55.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm9                 ;    56.2 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm24                        ;    52.0         41 next copy
        vpternlogd zmm9, zmm23, zmm21, 0x95          ;    52.0 p0      41 next
        vpternlogd zmm8, zmm1, zmm0, 0x96            ;    54.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm8                 ;    55.2 p7+p4   41 next spill
        vpandd zmm8, zmm18, zmm20                    ;    44.0 p0      41 next
        vpternlogd zmm8, zmm11, zmm9, 0x69           ;    56.0 p5      41 next
        vmovdqa64 zmm11, zmm5                        ;    47.2         41 next copy
        vpternlogd zmm11, zmm17, zmm17, 0xcf         ;    47.2 p0      41 next
        vpternlogd zmm5, zmm2, zmm3, 0x39            ;    53.0 p5      41 next
        vpandd zmm3, zmm3, zmm19                     ;    53.0 p0      41 next
        vpternlogd zmm19, zmm10, zmm22, 0x6c         ;    53.0 p5      41 next
        vpternlogd zmm11, zmm5, zmm19, 0x96          ;    54.0 p0      41 next
        vpternlogd zmm11, zmm7, zmm20, 0x69          ;    55.0 p5      41 next
        vpternlogd zmm19, zmm0, zmm0, 0xc3           ;    54.2 p0      41 next
        vpandd zmm0, zmm20, zmm21                    ;    48.5 p5      41 next
        vpternlogd zmm9, zmm0, zmm24, 0x79           ;    53.0 p0      41 next
        vpternlogd zmm0, zmm1, zmm2, 0x69            ;    54.0 p5      41 next
        vmovdqa64 zmm1, zmm9                         ;    54.0         41 next copy
        vpternlogd zmm1, zmm20, zmm17, 0x87          ;    54.0 p0      41 next
        vpternlogd zmm1, zmm6, zmm24, 0x78           ;    55.0 p5      41 next
        vpandd zmm2, zmm14, zmm23                    ;    51.2 p0      41 next
        vpternlogd zmm23, zmm18, zmm17, 0x78         ;    51.5 p5      41 next
        vpternlogd zmm13, zmm21, zmm23, 0x6a         ;    52.5 p0      41 next
        vpternlogd zmm13, zmm20, zmm14, 0x78         ;    53.5 p5      41 next
        vpternlogd zmm19, zmm9, zmm13, 0x96          ;    55.2 p0      41 next
        vpternlogd zmm19, zmm12, zmm16, 0x2d         ;    56.2 p5      41 next
        vpternlogd zmm22, zmm17, zmm17, 0xcf         ;    54.0 p0      41 next
        vpternlogd zmm0, zmm23, zmm18, 0x78          ;    55.0 p5      41 next
        vpternlogd zmm22, zmm13, zmm14, 0x96         ;    55.0 p0      41 next
        vmovdqa64 zmm9, zmm31                        ;    39.0         41 next copy
        vpternlogd zmm1, zmm2, zmm4, 0x69            ;    56.0 p5      41 next
        vpandd zmm2, zmm31, zmm25                    ;    56.0 p0      41 next
        vmovdqa64 zmm4, zmm31                        ;    39.5         41 next copy
        vpternlogd zmm4, zmm29, zmm28, 0x6a          ;    56.5 p5      41 next
        vmovdqa64 zmm6, zmm4                         ;    57.5         41 next copy
        vpternlogd zmm6, zmm30, zmm27, 0x60          ;    57.5 p0      41 next
        vpternlogd zmm9, zmm26, zmm26, 0x3f          ;    57.5 p5      41 next
        vmovdqa64 zmm12, zmm9                        ;    58.5         41 next copy
        vpternlogd zmm12, zmm30, zmm27, 0x87         ;    58.5 p0      41 next
        vmovdqa64 zmm13, zmm28                       ;    40.7         41 next copy
        vpternlogd zmm13, zmm27, zmm25, 0x6a         ;    58.5 p5      41 next
        vmovdqa64 zmm14, zmm13                       ;    59.5         41 next copy
        vpternlogd zmm14, zmm9, zmm29, 0x93          ;    59.5 p0      41 next
        vpternlogd zmm6, zmm14, zmm29, 0x39          ;    60.5 p5      41 next
        vpternlogd zmm6, zmm12, zmm2, 0x69           ;    61.5 p0      41 next
        vpternlogd zmm2, zmm30, zmm26, 0x87          ;    60.5 p5      41 next
        vpternlogd zmm4, zmm28, zmm25, 0x4b          ;    61.0 p0      41 next
        vmovdqa64 zmm17, zmm29                       ;    42.0         41 next copy
        vmovdqa64 zmm16, zmm31                       ;    42.2         41 next copy
        vpternlogd zmm16, zmm30, zmm28, 0xc9         ;    61.5 p5      41 next
        vpternlogd zmm6, zmm9, zmm16, 0x4b           ;    62.5 p0      41 next
        vmovdqa64 zmm9, zmm29                        ;    42.7         41 next copy
        vpternlogd zmm9, zmm28, zmm25, 0x93          ;    62.5 p5      41 next
        vpternlogd zmm6, zmm9, zmm26, 0x1e           ;    63.5 p0      41 next
        vmovdqa64 zmm20, zmm9                        ;    63.5         41 next copy
        vpternlogd zmm20, zmm26, zmm25, 0x87         ;    63.5 p5      41 next
        vpternlogd zmm20, zmm4, zmm16, 0x78          ;    64.5 p0      41 next
        vmovdqa64 zmm21, zmm29                       ;    43.7         41 next copy
        vpternlogd zmm9, zmm30, zmm28, 0x78          ;    64.5 p5      41 next
        vpxord zmm17, zmm17, zmm9                    ;    65.5 p0      41 next
        vpternlogd zmm4, zmm27, zmm26, 0x78          ;    65.5 p5      41 next
        vmovdqa64 zmm23, zmm13                       ;    59.5         41 next copy
        vpternlogd zmm23, zmm31, zmm27, 0x78         ;    66.0 p0      41 next
        vpxord zmm21, zmm21, zmm2                    ;    66.5 p5      41 next
        vpternlogd zmm21, zmm20, zmm27, 0xc6         ;    67.5 p0      41 next
        vmovdqa64 zmm20, zmm12                       ;    59.5         41 next copy
        vpternlogd zmm20, zmm28, zmm25, 0x28         ;    67.5 p5      41 next
        vpternlogd zmm20, zmm4, zmm29, 0x2d          ;    68.5 p0      41 next
        vpternlogd zmm20, zmm23, zmm2, 0x69          ;    69.5 p5      41 next
        vmovdqa64 zmm24, zmm30                       ;    45.7         41 next copy
        vpternlogd zmm24, zmm27, zmm25, 0x28         ;    69.0 p0      41 next
        vpternlogd zmm24, zmm30, zmm29, 0x2d         ;    70.0 p5      41 next
        vpternlogd zmm24, zmm31, zmm28, 0x87         ;    71.0 p0      41 next
        vpternlogd zmm23, zmm24, zmm26, 0xd2         ;    72.0 p5      41 next
        vpternlogd zmm24, zmm25, zmm25, 0x3f         ;    72.0 p0      41 next
        vpternlogd zmm23, zmm13, zmm30, 0xb4         ;    73.0 p5      41 next
        vpternlogd zmm23, zmm29, zmm28, 0x78         ;    74.0 p0      41 next
        vpternlogd zmm12, zmm17, zmm31, 0x9c         ;    72.5 p5      41 next
        vpternlogd zmm17, zmm24, zmm26, 0x39         ;    73.0 p0      41 next
        vpternlogd zmm24, zmm4, zmm28, 0xd2          ;    73.5 p5      41 next
        vpternlogd zmm12, zmm24, zmm30, 0xc6         ;    74.5 p0      41 next
        vmovdqa64 zmm24, zmm31                       ;    47.7         41 next copy
        vpternlogd zmm16, zmm13, zmm25, 0x39         ;    74.5 p5      41 next
        vpternlogd zmm12, zmm14, zmm27, 0x1e         ;    75.5 p0      41 next
        vpternlogd zmm4, zmm2, zmm26, 0x28           ;    75.5 p5      41 next
        vpternlogd zmm4, zmm16, zmm31, 0x87          ;    76.5 p0      41 next
        vmovdqu64 zmm2, [rbp + 5056]                 ;    56.2 p3      41 next reload
        vpxord zmm29, zmm29, zmm11                   ;    76.5 p5      41 next
        vpternlogd zmm1, zmm18, zmm30, 0x96          ;    77.0 p0      41 next
        vpternlogd zmm3, zmm19, zmm31, 0x96          ;    77.5 p5      41 next
        vpternlogd zmm26, zmm2, [rbp + 4992], 0x96   ;    78.0 p0+p2   41 next
        vpternlogd zmm4, zmm9, zmm28, 0x96           ;    78.5 p5      41 next
        vpternlogd zmm7, zmm27, [rbp + 5120], 0x69   ;    79.0 p0+p3   41 next
        vpxord zmm25, zmm25, zmm15                   ;    79.5 p5      41 next
        vpternlogd zmm8, zmm10, zmm28, 0x96          ;    80.0 p0      41 next
        vmovdqu64 zmm2, [r11 + 8768]                 ;    50.3 p2      69 k1.9 reload
        vpternlogd zmm6, zmm25, zmm2, 0x96           ;    80.5 p5      44 next
        vmovdqu64 zmm9, [r11 + 8832]                 ;    50.7 p3      69 k1.10 reload
        vpternlogd zmm24, zmm30, zmm28, 0x35         ;    81.0 p0      41 next
        vpternlogd zmm17, zmm24, zmm14, 0x96         ;    82.0 p5      41 next
        vpternlogd zmm21, zmm26, zmm9, 0x96          ;    82.0 p0      44 next
        vmovdqu64 zmm10, [r11 + 8896]                ;    51.3 p2      69 k1.11 reload
        vpternlogd zmm20, zmm7, zmm10, 0x96          ;    82.5 p5      44 next
        vmovdqu64 zmm11, [r11 + 8192]                ;    51.7 p3      44 next
        vmovdqu64 zmm13, [r11 + 8960]                ;    52.3 p2      69 k1.12 reload
        vmovdqu64 zmm14, [r11 + 8256]                ;    52.7 p3      44 next
        vmovdqu64 zmm16, [r11 + 8320]                ;    53.3 p2      44 next
        vmovdqu64 zmm18, [r11 + 9088]                ;    53.7 p3      69 k1.14 reload
        vpternlogd zmm12, zmm1, zmm18, 0x96          ;    83.0 p0      44 next
        vpxord zmm14, zmm14, zmm26                   ;    83.5 p5      44 next
        vmovdqu64 zmm19, [r11 + 8384]                ;    54.3 p2      44 next
        vmovdqu64 zmm24, [r11 + 9152]                ;    54.7 p3      69 k1.15 reload
        vpternlogd zmm4, zmm3, zmm24, 0x96           ;    84.0 p0      44 next
        vpxord zmm16, zmm16, zmm7                    ;    84.5 p5      44 next
        vmovdqu64 zmm7, [r11 + 8448]                 ;    55.3 p2      44 next
        vpxord zmm19, zmm19, zmm8                    ;    85.0 p0      44 next
        vmovdqu64 zmm15, [r11 + 9024]                ;    55.7 p3      69 k1.13 reload
        vpxord zmm11, zmm11, zmm25                   ;    85.5 p5      44 next
        vpxord zmm7, zmm7, zmm29                     ;    86.0 p0      44 next
        vmovdqu64 zmm25, [r11 + 8576]                ;    56.3 p2      44 next
        vpxord zmm25, zmm25, zmm3                    ;    86.5 p5      44 next
        vpternlogd zmm23, zmm8, zmm13, 0x96          ;    87.0 p0      44 next
        vmovdqu64 zmm8, [r11 + 8512]                 ;    56.7 p3      44 next
        vpxord zmm8, zmm8, zmm1                      ;    87.5 p5      44 next
        vmovdqu64 zmm1, [r11 + 8640]                 ;    57.3 p2      44 next
        vpxord zmm1, zmm1, zmm0                      ;    88.0 p0      44 next
        vmovdqu64 zmm0, [r11 + 8704]                 ;    57.7 p3      69 k1.8 reload
        vpternlogd zmm22, zmm5, zmm0, 0x96           ;    88.5 p5      44 next
        vpxord zmm3, zmm7, zmm1                      ;    89.0 p0      41 next
        vmovdqa64 zmm5, zmm1                         ;    89.0         41 next copy
        vpternlogd zmm5, zmm16, zmm11, 0x28          ;    89.5 p5      41 next
        vmovdqa64 zmm26, zmm5                        ;    90.5         41 next copy
        vpternlogd zmm26, zmm25, zmm8, 0x87          ;    90.5 p0      41 next
        vpxord zmm27, zmm16, zmm22                   ;    90.5 p5      41 next
        vmovdqa64 zmm28, zmm27                       ;    91.5         41 next copy
        vpternlogd zmm28, zmm26, zmm8, 0x93          ;    91.5 p0      41 next
        vpxord zmm30, zmm11, zmm14                   ;    91.5 p5      41 next
        vmovdqa64 zmm0, zmm19                        ;    86.0         41 next copy
        vpxord zmm13, zmm19, zmm25                   ;    92.0 p0      41 next
        vpternlogd zmm0, zmm16, zmm16, 0xc3          ;    92.5 p5      41 next
        vmovdqa64 zmm24, zmm0                        ;    93.5         41 next copy
        vpandd zmm10, zmm7, zmm30                    ;    93.0 p0      41 next
        vmovdqa64 zmm18, zmm8                        ;    88.5         41 next copy
        vpternlogd zmm18, zmm14, zmm11, 0x6c         ;    93.5 p5      41 next
        vpandd zmm9, zmm11, zmm22                    ;    94.0 p0      41 next
        vpternlogd zmm9, zmm1, zmm7, 0x87            ;    95.0 p5      41 next
        vmovdqa64 zmm31, zmm19                       ;    86.0         41 next copy
        vpternlogd zmm31, zmm16, zmm14, 0x65         ;    95.0 p0      41 next
        vpternlogd zmm31, zmm30, zmm11, 0x4b         ;    96.0 p5      41 next
        vpternlogd zmm24, zmm31, zmm8, 0xc6          ;    97.0 p0      41 next
        vpternlogd zmm24, zmm13, zmm18, 0x96         ;    98.0 p5      41 next
        vmovdqu64 [rbp + 4992], zmm26                ;    91.5 p8+p9   41 next spill
        vpternlogd zmm17, zmm29, zmm15, 0x96         ;    97.0 p0      44 next
        vpxord zmm29, zmm16, zmm14                   ;    97.5 p5      41 next
        vpternlogd zmm28, zmm29, zmm1, 0x87          ;    98.5 p0      41 next
        vpternlogd zmm3, zmm28, zmm22, 0x6c          ;    99.5 p5      41 next
        vmovdqa64 zmm15, zmm26                       ;    91.5         41 next copy
        vpternlogd zmm15, zmm7, zmm19, 0x78          ;    99.0 p0      41 next
        vpternlogd zmm10, zmm24, zmm28, 0x69         ;    99.5 p5      41 next
        vpxord zmm24, zmm11, zmm25                   ;   100.0 p0      41 next
        vpternlogd zmm18, zmm24, zmm1, 0x78          ;   101.0 p5      41 next
        vpandd zmm28, zmm14, zmm27                   ;   101.0 p0      41 next
        vpternlogd zmm30, zmm9, zmm25, 0x93          ;   101.5 p5      41 next
        vmovdqa64 zmm2, zmm24                        ;   101.0         41 next copy
        vpternlogd zmm2, zmm0, zmm22, 0x65           ;   102.0 p0      41 next
        vpternlogd zmm2, zmm1, zmm8, 0x87            ;   103.0 p5      41 next
        vpternlogd zmm9, zmm2, zmm15, 0x96           ;   104.0 p0      41 next
        vmovdqu64 [rbp + 5120], zmm9                 ;   105.0 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm30                       ;   102.5         41 next copy
        vpternlogd zmm26, zmm19, zmm11, 0x78         ;   103.5 p5      41 next
        vmovdqu64 [rbp + 5056], zmm10                ;   100.5 p8+p9   41 next spill
        vmovdqu64 [rbp + 5184], zmm28                ;   102.0 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm22                        ;    89.5         41 next copy
        vpternlogd zmm9, zmm1, zmm8, 0x95            ;   104.0 p0      41 next
        vmovdqa64 zmm10, zmm9                        ;   105.0         41 next copy
        vpternlogd zmm10, zmm7, zmm16, 0x78          ;   105.0 p5      41 next
        vpternlogd zmm10, zmm26, zmm11, 0x69         ;   106.0 p0      41 next
        vmovdqa64 zmm26, zmm0                        ;    93.5         41 next copy
        vpternlogd zmm26, zmm31, zmm27, 0x39         ;   105.5 p5      41 next
        vpternlogd zmm0, zmm14, zmm14, 0xcf          ;   106.0 p0      41 next
        vpandd zmm27, zmm27, zmm19                   ;   106.5 p5      41 next
        vmovdqu64 [rbp + 5248], zmm27                ;   107.5 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm28                       ;   102.0         41 next copy
        vpternlogd zmm27, zmm25, zmm19, 0x78         ;   107.0 p0      41 next
        vmovdqa64 zmm28, zmm27                       ;   108.0         41 next copy
        vpternlogd zmm28, zmm15, zmm15, 0xc3         ;   108.0 p5      41 next
        vpxord zmm27, zmm27, zmm26                   ;   108.0 p0      41 next
        vpandd zmm15, zmm8, zmm7                     ;   108.5 p5      41 next
        vpternlogd zmm9, zmm15, zmm22, 0x79          ;   109.5 p0      41 next
        vpternlogd zmm0, zmm27, zmm18, 0x69          ;   109.5 p5      41 next
        vpandd zmm27, zmm1, zmm13                    ;   110.0 p0      41 next
        vpternlogd zmm1, zmm16, zmm14, 0x78          ;   110.5 p5      41 next
        vpternlogd zmm29, zmm8, zmm1, 0x6a           ;   111.5 p0      41 next
        vmovdqa64 zmm8, zmm9                         ;   110.5         41 next copy
        vpternlogd zmm8, zmm7, zmm14, 0x87           ;   111.5 p5      41 next
        vpternlogd zmm8, zmm24, zmm22, 0x87          ;   112.5 p0      41 next
        vpternlogd zmm27, zmm8, zmm30, 0x96          ;   113.5 p5      41 next
        vpternlogd zmm29, zmm13, zmm7, 0x78          ;   113.0 p0      41 next
        vpternlogd zmm25, zmm14, zmm19, 0x95         ;   113.5 p5      41 next
        vpternlogd zmm28, zmm9, zmm29, 0x96          ;   114.0 p0      41 next
        vpternlogd zmm28, zmm5, zmm11, 0x2d          ;   115.0 p5      41 next
        vpternlogd zmm15, zmm2, zmm31, 0x69          ;   115.0 p0      41 next
        vpternlogd zmm15, zmm1, zmm16, 0x78          ;   116.0 p5      41 next
        vpandd zmm2, zmm6, zmm4                      ;   116.0 p0      41 next
        vpternlogd zmm25, zmm29, zmm26, 0x96         ;   116.5 p5      41 next
        vmovdqa64 zmm1, zmm4                         ;    85.0         41 next copy
        vpternlogd zmm1, zmm17, zmm23, 0x6a          ;   117.0 p0      41 next
        vmovdqa64 zmm5, zmm4                         ;    85.0         41 next copy
        vpternlogd zmm5, zmm21, zmm21, 0x3f          ;   117.5 p5      41 next
        vmovdqa64 zmm8, zmm23                        ;    88.0         41 next copy
        vpternlogd zmm8, zmm20, zmm6, 0x6a           ;   118.0 p0      41 next
        vmovdqa64 zmm14, zmm8                        ;   119.0         41 next copy
        vmovdqa64 zmm9, zmm1                         ;   118.0         41 next copy
        vpternlogd zmm9, zmm12, zmm20, 0x60          ;   118.5 p5      41 next
        vmovdqa64 zmm11, zmm4                        ;    85.0         41 next copy
        vpternlogd zmm11, zmm12, zmm23, 0xc9         ;   119.0 p0      41 next
        vmovdqa64 zmm13, zmm17                       ;    98.0         41 next copy
        vpternlogd zmm13, zmm23, zmm6, 0x93          ;   119.5 p5      41 next
        vmovdqa64 zmm22, zmm5                        ;   118.5         41 next copy
        vpternlogd zmm22, zmm12, zmm20, 0x87         ;   120.0 p0      41 next
        vpternlogd zmm1, zmm23, zmm6, 0x4b           ;   120.5 p5      41 next
        vmovdqa64 zmm24, zmm13                       ;   120.5         41 next copy
        vpternlogd zmm14, zmm5, zmm17, 0x93          ;   121.0 p0      41 next
        vpternlogd zmm9, zmm14, zmm17, 0x39          ;   122.0 p5      41 next
        vpternlogd zmm9, zmm22, zmm2, 0x69           ;   123.0 p0      41 next
        vpternlogd zmm9, zmm5, zmm11, 0x4b           ;   124.0 p5      41 next
        vmovdqa64 zmm5, zmm17                        ;    98.0         41 next copy
        vpternlogd zmm9, zmm13, zmm21, 0x1e          ;   125.0 p0      41 next
        vpternlogd zmm24, zmm21, zmm6, 0x87          ;   123.5 p5      41 next
        vpternlogd zmm24, zmm1, zmm11, 0x78          ;   124.5 p0      41 next
        vpternlogd zmm13, zmm12, zmm23, 0x78         ;   124.5 p5      41 next
        vpternlogd zmm2, zmm12, zmm21, 0x87          ;   125.0 p0      41 next
        vpxord zmm5, zmm5, zmm13                     ;   125.5 p5      41 next
        vmovdqa64 zmm26, zmm12                       ;    84.0         41 next copy
        vpternlogd zmm26, zmm20, zmm6, 0x28          ;   126.0 p0      41 next
        vpternlogd zmm1, zmm20, zmm21, 0x78          ;   126.5 p5      41 next
        vmovdqa64 zmm29, zmm2                        ;   126.0         41 next copy
        vpternlogd zmm29, zmm5, zmm13, 0x96          ;   127.0 p0      41 next
        vpternlogd zmm29, zmm24, zmm20, 0xc6         ;   128.0 p5      41 next
        vmovdqa64 zmm24, zmm22                       ;   121.0         41 next copy
        vpternlogd zmm24, zmm23, zmm6, 0x28          ;   128.0 p0      41 next
        vpternlogd zmm24, zmm1, zmm17, 0x2d          ;   129.0 p5      41 next
        vmovdqa64 zmm30, zmm8                        ;   119.0         41 next copy
        vpternlogd zmm30, zmm4, zmm20, 0x78          ;   129.0 p0      41 next
        vpternlogd zmm24, zmm30, zmm2, 0x69          ;   130.0 p5      41 next
        vpternlogd zmm26, zmm12, zmm17, 0x2d         ;   130.0 p0      41 next
        vpternlogd zmm26, zmm4, zmm23, 0x87          ;   131.0 p5      41 next
        vpternlogd zmm30, zmm26, zmm21, 0xd2         ;   132.0 p0      41 next
        vpternlogd zmm26, zmm6, zmm6, 0x3f           ;   132.0 p5      41 next
        vpternlogd zmm3, zmm19, zmm6, 0x96           ;   132.0 p0      41 next
        vmovdqa64 zmm19, zmm26                       ;   133.0         41 next copy
        vmovdqa64 zmm31, zmm4                        ;    85.0         41 next copy
        vpternlogd zmm19, zmm1, zmm23, 0xd2          ;   133.0 p5      41 next
        vpternlogd zmm26, zmm5, zmm21, 0x2d          ;   133.0 p0      41 next
        vpternlogd zmm31, zmm12, zmm23, 0x35         ;   133.5 p5      41 next
        vpternlogd zmm5, zmm22, zmm4, 0xb4           ;   134.0 p0      41 next
        vpternlogd zmm5, zmm19, zmm12, 0xc6          ;   135.0 p5      41 next
        vpternlogd zmm5, zmm14, zmm20, 0x1e          ;   136.0 p0      41 next
        vpternlogd zmm30, zmm8, zmm12, 0xb4          ;   135.5 p5      41 next
        vpternlogd zmm30, zmm17, zmm23, 0x78         ;   136.5 p0      41 next
        vpternlogd zmm11, zmm8, zmm6, 0x39           ;   136.5 p5      41 next
        vpternlogd zmm26, zmm31, zmm14, 0x96         ;   137.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 5056]                 ;   100.5 p2      41 next
        vpternlogd zmm6, zmm21, [rbp + 4992], 0x96   ;   137.5 p5+p3   41 next
        vpternlogd zmm1, zmm2, zmm21, 0x28           ;   138.0 p0      41 next
        vpternlogd zmm18, zmm20, [rbp + 5120], 0x69  ;   138.5 p5+p2   41 next
        vpternlogd zmm1, zmm11, zmm4, 0x87           ;   139.0 p0      41 next
        vpternlogd zmm10, zmm23, [rbp + 5184], 0x96  ;   139.5 p5+p3   41 next
        vpternlogd zmm1, zmm13, zmm23, 0x96          ;   140.0 p0      41 next
        vpternlogd zmm27, zmm16, zmm12, 0x96         ;   140.5 p5      41 next
        vmovdqu64 [rbp + 4992], zmm27                ;   141.5 p7+p4   41 next spill
        vpternlogd zmm28, zmm4, [rbp + 5248], 0x96   ;   141.0 p0+p2   41 next
        vmovdqu64 zmm4, [rbp + 4032]                 ;    80.5 p3      50 next
        vmovdqu64 zmm2, [rbp + 3968]                 ;    81.2 p2      50 next
        vpxord zmm2, zmm2, [r11 + 1536]              ;   141.5 p5+p3   50 next
        vpxord zmm4, zmm4, [r11 + 1600]              ;   142.0 p0+p2   50 next
        vmovdqu64 zmm8, [rbp + 4416]                 ;    82.5 p3      58 r reload
        vmovdqu64 zmm11, [rbp + 4480]                ;    83.2 p2      50 next
        vpxord zmm11, zmm11, [r11 + 1728]            ;   142.5 p5+p3   50 next
        vmovdqu64 zmm12, [rbp + 4352]                ;    84.2 p2      50 next
        vpxord zmm12, zmm12, [r11 + 1792]            ;   143.0 p0+p3   50 next
        vmovdqu64 zmm13, [rbp + 4608]                ;    85.2 p2      58 r reload
        vpternlogd zmm29, zmm6, zmm13, 0x96          ;   143.5 p5      50 next
        vpternlogd zmm0, zmm7, zmm17, 0x96           ;   144.0 p0      41 next
        vmovdqu64 zmm7, [rbp + 4544]                 ;    85.5 p3      50 next
        vpxord zmm7, zmm7, [r11 + 1664]              ;   144.5 p5+p2   50 next
        vmovdqu64 zmm20, [rbp + 4160]                ;    86.5 p3      50 next
        vpxord zmm20, zmm20, [r11 + 1984]            ;   145.0 p0+p2   50 next
        vmovdqu64 zmm22, [rbp + 4224]                ;    87.5 p3      50 next
        vpxord zmm13, zmm13, [r11 + 1152]            ;   145.5 p5+p2   50 next
        vpternlogd zmm9, zmm3, zmm8, 0x96            ;   146.0 p0      50 next
        vpxord zmm8, zmm8, [r11 + 1088]              ;   146.5 p5+p3   50 next
        vmovdqu64 zmm23, [rbp + 4864]                ;    89.2 p2      58 r reload
        vmovdqu64 zmm14, [rbp + 4096]                ;    89.5 p3      50 next
        vpxord zmm14, zmm14, [r11 + 1856]            ;   147.0 p0+p2   50 next
        vmovdqu64 zmm16, [rbp + 4672]                ;    90.5 p3      58 r reload
        vpternlogd zmm24, zmm18, zmm16, 0x96         ;   147.5 p5      50 next
        vmovdqu64 zmm17, [rbp + 4288]                ;    91.2 p2      50 next
        vpxord zmm17, zmm17, [r11 + 1920]            ;   148.0 p0+p3   50 next
        vmovdqu64 zmm19, [rbp + 4736]                ;    92.2 p2      58 r reload
        vpternlogd zmm30, zmm10, zmm19, 0x96         ;   148.5 p5      50 next
        vpternlogd zmm5, zmm27, zmm23, 0x96          ;   149.0 p0      50 next
        vmovdqu64 zmm31, [rbp + 4928]                ;    92.5 p3      58 r reload
        vpternlogd zmm1, zmm28, zmm31, 0x96          ;   149.5 p5      50 next
        vmovdqu64 [rbp + 4608], zmm29                ;   144.5 p8+p9   50 next spill
        vpxord zmm16, zmm16, [r11 + 1216]            ;   150.0 p0+p2   50 next
        vpxord zmm19, zmm19, [r11 + 1280]            ;   150.5 p5+p3   50 next
        vpxord zmm31, zmm31, [r11 + 1472]            ;   151.0 p0+p2   50 next
        vmovdqu64 [rbp + 4928], zmm1                 ;   150.5 p7+p4   50 next spill
        vpxord zmm23, zmm23, [r11 + 1408]            ;   151.5 p5+p3   50 next
        vpxord zmm1, zmm16, zmm23                    ;   152.5 p0      41 next
        vpxord zmm22, zmm22, [r11 + 1024]            ;   152.5 p5+p2   50 next
        vmovdqu64 [rbp + 4864], zmm5                 ;   150.0 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm23                        ;   152.5         41 next copy
        vpternlogd zmm5, zmm8, zmm20, 0x28           ;   153.0 p0      41 next
        vmovdqu64 zmm21, [rbp + 4800]                ;    95.5 p3      58 r reload
        vpternlogd zmm26, zmm0, zmm21, 0x96          ;   153.5 p5      50 next
        vpxord zmm21, zmm21, [r11 + 1344]            ;   154.0 p0+p2   50 next
        vmovdqu64 [rbp + 4800], zmm26                ;   154.5 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm5                        ;   154.0         41 next copy
        vpternlogd zmm26, zmm21, zmm19, 0x87         ;   155.0 p5      41 next
        vmovdqu64 [rbp + 4736], zmm30                ;   149.5 p8+p9   50 next spill
        vpxord zmm30, zmm8, zmm31                    ;   155.0 p0      41 next
        vmovdqu64 [rbp + 4672], zmm24                ;   148.5 p7+p4   50 next spill
        vmovdqa64 zmm24, zmm30                       ;   156.0         41 next copy
        vpxord zmm29, zmm8, zmm22                    ;   155.5 p5      41 next
        vmovdqu64 [rbp + 4416], zmm9                 ;   147.0 p8+p9   50 next spill
        vpxord zmm9, zmm20, zmm22                    ;   156.0 p0      41 next
        vmovdqu64 [rbp + 5248], zmm25                ;   117.5 p7+p4   41 next spill
        vpternlogd zmm24, zmm26, zmm19, 0x93         ;   156.5 p5      41 next
        vpternlogd zmm24, zmm29, zmm23, 0x87         ;   157.5 p0      41 next
        vpternlogd zmm1, zmm24, zmm31, 0x6c          ;   158.5 p5      41 next
        vmovdqa64 zmm25, zmm13                       ;   146.5         41 next copy
        vpternlogd zmm25, zmm8, zmm22, 0x65          ;   158.0 p0      41 next
        vpternlogd zmm25, zmm22, zmm20, 0x4b         ;   159.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm15                ;   117.0 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm13                       ;   146.5         41 next copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3           ;   159.0 p0      41 next
        vmovdqu64 [rbp + 5120], zmm28                ;   142.0 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm19                       ;   151.5         41 next copy
        vmovdqa64 zmm27, zmm15                       ;   160.0         41 next copy
        vmovdqu64 [rbp + 5312], zmm3                 ;   133.0 p8+p9   41 next spill
        vpternlogd zmm27, zmm25, zmm19, 0xc6         ;   160.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm0                 ;   145.0 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm26                        ;   156.0         41 next copy
        vpternlogd zmm5, zmm20, zmm20, 0xf3          ;   160.0 p0      41 next
        vmovdqu64 [rbp + 5376], zmm10                ;   140.5 p8+p9   41 next spill
        vpxord zmm10, zmm13, zmm21                   ;   160.5 p5      41 next
        vpternlogd zmm28, zmm22, zmm20, 0x6c         ;   161.0 p0      41 next
        vpternlogd zmm27, zmm10, zmm28, 0x96         ;   162.0 p5      41 next
        vmovdqu64 [rbp + 5440], zmm18                ;   139.5 p7+p4   41 next spill
        vpandd zmm18, zmm16, zmm9                    ;   162.0 p0      41 next
        vpternlogd zmm18, zmm27, zmm24, 0x69         ;   163.0 p5      41 next
        vpxord zmm24, zmm20, zmm21                   ;   163.0 p0      41 next
        vpternlogd zmm28, zmm24, zmm23, 0x78         ;   164.0 p5      41 next
        vmovdqa64 zmm27, zmm31                       ;   152.0         41 next copy
        vpternlogd zmm27, zmm8, zmm22, 0x28          ;   164.0 p0      41 next
        vmovdqu64 [rbp + 5504], zmm6                 ;   138.5 p8+p9   41 next spill
        vpandd zmm6, zmm16, zmm23                    ;   164.5 p5      41 next
        vpternlogd zmm6, zmm31, zmm20, 0x87          ;   165.5 p0      41 next
        vpternlogd zmm9, zmm6, zmm21, 0x93           ;   166.5 p5      41 next
        vpternlogd zmm20, zmm9, zmm13, 0x9c          ;   167.5 p0      41 next
        vmovdqa64 zmm3, zmm24                        ;   164.0         41 next copy
        vpternlogd zmm3, zmm15, zmm31, 0x65          ;   166.5 p5      41 next
        vpternlogd zmm3, zmm23, zmm19, 0x87          ;   167.5 p0      41 next
        vpternlogd zmm0, zmm16, zmm13, 0x78          ;   167.5 p5      41 next
        vpternlogd zmm6, zmm3, zmm0, 0x96            ;   168.5 p0      41 next
        vmovdqu64 [rbp + 5568], zmm6                 ;   169.5 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm31                        ;   152.0         41 next copy
        vpternlogd zmm6, zmm23, zmm19, 0x95          ;   168.5 p5      41 next
        vmovdqu64 [rbp + 5632], zmm26                ;   156.0 p8+p9   41 next spill
        vpandd zmm26, zmm8, zmm16                    ;   169.0 p0      41 next
        vpternlogd zmm26, zmm20, zmm6, 0x69          ;   170.0 p5      41 next
        vmovdqa64 zmm20, zmm15                       ;   160.0         41 next copy
        vpternlogd zmm20, zmm25, zmm30, 0x39         ;   170.0 p0      41 next
        vpternlogd zmm15, zmm22, zmm22, 0xcf         ;   170.5 p5      41 next
        vpandd zmm30, zmm30, zmm13                   ;   171.0 p0      41 next
        vmovdqu64 [rbp + 5696], zmm30                ;   172.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm27                       ;   165.0         41 next copy
        vpternlogd zmm30, zmm21, zmm13, 0x78         ;   171.5 p5      41 next
        vpternlogd zmm21, zmm22, zmm22, 0xcf         ;   172.0 p0      41 next
        vmovdqu64 [rbp + 5760], zmm27                ;   165.0 p8+p9   41 next spill
        vpandd zmm27, zmm19, zmm16                   ;   172.5 p5      41 next
        vpternlogd zmm6, zmm27, zmm31, 0x79          ;   173.5 p0      41 next
        vpternlogd zmm0, zmm6, zmm30, 0x69           ;   174.5 p5      41 next
        vpxord zmm30, zmm30, zmm20                   ;   174.0 p0      41 next
        vpternlogd zmm6, zmm16, zmm22, 0x87          ;   174.5 p5      41 next
        vpternlogd zmm6, zmm24, zmm31, 0x87          ;   175.5 p0      41 next
        vpandd zmm24, zmm23, zmm10                   ;   175.5 p5      41 next
        vpternlogd zmm15, zmm30, zmm28, 0x69         ;   176.0 p0      41 next
        vpternlogd zmm23, zmm22, zmm8, 0x78          ;   176.5 p5      41 next
        vpternlogd zmm24, zmm6, zmm9, 0x96           ;   177.0 p0      41 next
        vpternlogd zmm29, zmm19, zmm23, 0x6a         ;   177.5 p5      41 next
        vpternlogd zmm29, zmm10, zmm16, 0x78         ;   178.5 p0      41 next
        vpternlogd zmm27, zmm3, zmm25, 0x69          ;   178.5 p5      41 next
        vpternlogd zmm27, zmm23, zmm8, 0x2d          ;   179.5 p0      41 next
        vmovdqa64 zmm3, zmm17                        ;   149.0         41 next copy
        vpternlogd zmm3, zmm12, zmm11, 0x6a          ;   179.5 p5      41 next
        vpternlogd zmm21, zmm29, zmm10, 0x96         ;   180.0 p0      41 next
        vmovdqa64 zmm6, zmm17                        ;   149.0         41 next copy
        vpternlogd zmm6, zmm4, zmm4, 0x3f            ;   180.5 p5      41 next
        vmovdqa64 zmm10, zmm3                        ;   180.5         41 next copy
        vpternlogd zmm10, zmm14, zmm7, 0x60          ;   181.0 p0      41 next
        vmovdqa64 zmm25, zmm6                        ;   181.5         41 next copy
        vmovdqa64 zmm9, zmm11                        ;   143.5         41 next copy
        vpternlogd zmm9, zmm7, zmm2, 0x6a            ;   181.5 p5      41 next
        vmovdqa64 zmm23, zmm9                        ;   182.5         41 next copy
        vpternlogd zmm23, zmm6, zmm12, 0x93          ;   182.5 p0      41 next
        vpternlogd zmm10, zmm23, zmm12, 0x39         ;   183.5 p5      41 next
        vpternlogd zmm5, zmm0, zmm29, 0x96           ;   183.0 p0      41 next
        vpandd zmm0, zmm2, zmm17                     ;   183.5 p5      41 next
        vmovdqa64 zmm29, zmm12                       ;   144.0         41 next copy
        vmovdqa64 zmm19, zmm17                       ;   149.0         41 next copy
        vpternlogd zmm19, zmm14, zmm11, 0xc9         ;   184.0 p0      41 next
        vmovdqa64 zmm22, zmm12                       ;   144.0         41 next copy
        vpternlogd zmm22, zmm11, zmm2, 0x93          ;   184.5 p5      41 next
        vpternlogd zmm3, zmm11, zmm2, 0x4b           ;   185.0 p0      41 next
        vmovdqa64 zmm30, zmm22                       ;   185.5         41 next copy
        vpternlogd zmm30, zmm4, zmm2, 0x87           ;   185.5 p5      41 next
        vpternlogd zmm30, zmm3, zmm19, 0x78          ;   186.5 p0      41 next
        vpternlogd zmm25, zmm14, zmm7, 0x87          ;   186.5 p5      41 next
        vpternlogd zmm10, zmm25, zmm0, 0x69          ;   187.5 p0      41 next
        vpternlogd zmm0, zmm14, zmm4, 0x87           ;   187.5 p5      41 next
        vpxord zmm29, zmm29, zmm0                    ;   188.5 p0      41 next
        vpternlogd zmm10, zmm6, zmm19, 0x4b          ;   188.5 p5      41 next
        vmovdqa64 zmm6, zmm12                        ;   144.0         41 next copy
        vpternlogd zmm10, zmm22, zmm4, 0x1e          ;   189.5 p0      41 next
        vpternlogd zmm22, zmm14, zmm11, 0x78         ;   189.5 p5      41 next
        vpxord zmm6, zmm6, zmm22                     ;   190.5 p0      41 next
        vpternlogd zmm3, zmm7, zmm4, 0x78            ;   190.5 p5      41 next
        vmovdqa64 zmm31, zmm25                       ;   187.5         41 next copy
        vpternlogd zmm31, zmm11, zmm2, 0x28          ;   191.0 p0      41 next
        vpternlogd zmm31, zmm3, zmm12, 0x2d          ;   192.0 p5      41 next
        vpternlogd zmm1, zmm13, zmm2, 0x96           ;   192.0 p0      41 next
        vmovdqa64 zmm13, zmm9                        ;   182.5         41 next copy
        vpternlogd zmm13, zmm17, zmm7, 0x78          ;   192.5 p5      41 next
        vpternlogd zmm29, zmm30, zmm7, 0xc6          ;   193.0 p0      41 next
        vmovdqa64 zmm30, zmm14                       ;   148.0         41 next copy
        vpternlogd zmm30, zmm7, zmm2, 0x28           ;   193.5 p5      41 next
        vpternlogd zmm30, zmm14, zmm12, 0x2d         ;   194.5 p0      41 next
        vpternlogd zmm30, zmm17, zmm11, 0x87         ;   195.5 p5      41 next
        vpternlogd zmm31, zmm13, zmm0, 0x69          ;   195.0 p0      41 next
        vpternlogd zmm13, zmm30, zmm4, 0xd2          ;   196.5 p5      41 next
        vpternlogd zmm30, zmm2, zmm2, 0x3f           ;   196.5 p0      41 next
        vpternlogd zmm13, zmm9, zmm14, 0xb4          ;   197.5 p5      41 next
        vpternlogd zmm13, zmm12, zmm11, 0x78         ;   198.5 p0      41 next
        vpternlogd zmm19, zmm9, zmm2, 0x39           ;   197.5 p5      41 next
        vmovdqa64 zmm2, zmm17                        ;   149.0         41 next copy
        vpternlogd zmm2, zmm14, zmm11, 0x35          ;   198.0 p0      41 next
        vmovdqa64 zmm9, zmm30                        ;   197.5         41 next copy
        vpternlogd zmm30, zmm6, zmm4, 0x2d           ;   198.5 p5      41 next
        vpternlogd zmm9, zmm3, zmm11, 0xd2           ;   199.0 p0      41 next
        vpternlogd zmm6, zmm25, zmm17, 0xb4          ;   199.5 p5      41 next
        vpternlogd zmm24, zmm14, zmm8, 0x96          ;   200.0 p0      41 next
        vpternlogd zmm6, zmm9, zmm14, 0xc6           ;   200.5 p5      41 next
        vmovdqu64 zmm14, [r9 + 9792]                 ;   111.0 p3      69 k1.9 reload
        vpternlogd zmm30, zmm2, zmm23, 0x96          ;   201.0 p0      41 next
        vpternlogd zmm18, zmm4, [rbp + 5632], 0x96   ;   201.5 p5+p2   41 next
        vpternlogd zmm15, zmm16, zmm12, 0x96         ;   202.0 p0      41 next
        vmovdqu64 zmm2, [r9 + 9280]                  ;   112.0 p3      44 next
        vmovdqu64 zmm16, [r9 + 9856]                 ;   112.3 p2      69 k1.10 reload
        vpternlogd zmm5, zmm17, [rbp + 5696], 0x96   ;   202.5 p5+p3   41 next
        vpternlogd zmm3, zmm0, zmm4, 0x28            ;   203.0 p0      41 next
        vpternlogd zmm3, zmm19, zmm17, 0x87          ;   204.0 p5      41 next
        vpternlogd zmm3, zmm22, zmm11, 0x96          ;   205.0 p0      41 next
        vpternlogd zmm29, zmm18, zmm16, 0x96         ;   204.5 p5      44 next
        vpxord zmm2, zmm2, zmm18                     ;   205.0 p0      44 next
        vmovdqu64 zmm18, [r9 + 10176]                ;   113.3 p2      69 k1.15 reload
        vpternlogd zmm3, zmm5, zmm18, 0x96           ;   206.0 p5      44 next
        vpternlogd zmm26, zmm11, [rbp + 5760], 0x96  ;   206.0 p0+p3   41 next
        vmovdqu64 zmm11, [r9 + 9536]                 ;   114.3 p2      44 next
        vpternlogd zmm28, zmm7, [rbp + 5568], 0x69   ;   206.5 p5+p3   41 next
        vmovdqu64 zmm0, [r9 + 9216]                  ;   115.3 p2      44 next
        vmovdqu64 zmm4, [r9 + 9344]                  ;   116.0 p3      44 next
        vmovdqu64 zmm12, [r9 + 9600]                 ;   116.3 p2      44 next
        vpternlogd zmm6, zmm23, zmm7, 0x1e           ;   207.0 p0      41 next
        vmovdqu64 zmm7, [r9 + 9408]                  ;   117.0 p3      44 next
        vmovdqu64 zmm9, [r9 + 9472]                  ;   117.3 p2      44 next
        vpternlogd zmm10, zmm1, zmm14, 0x96          ;   207.5 p5      44 next
        vmovdqu64 zmm17, [r9 + 9920]                 ;   118.0 p3      69 k1.11 reload
        vpternlogd zmm31, zmm28, zmm17, 0x96         ;   208.0 p0      44 next
        vpxord zmm0, zmm0, zmm1                      ;   208.5 p5      44 next
        vmovdqu64 zmm1, [r9 + 9984]                  ;   118.3 p2      69 k1.12 reload
        vpternlogd zmm13, zmm26, zmm1, 0x96          ;   209.0 p0      44 next
        vmovdqu64 zmm19, [r9 + 10048]                ;   119.0 p3      69 k1.13 reload
        vpternlogd zmm30, zmm15, zmm19, 0x96         ;   209.5 p5      44 next
        vmovdqu64 zmm22, [r9 + 10112]                ;   119.3 p2      69 k1.14 reload
        vmovdqu64 zmm23, [r9 + 9664]                 ;   120.0 p3      69 k1.7 reload
        vpternlogd zmm6, zmm24, zmm22, 0x96          ;   210.0 p0      44 next
        vpternlogd zmm27, zmm8, zmm23, 0x69          ;   210.5 p5      44 next
        vpxord zmm7, zmm7, zmm26                     ;   211.0 p0      44 next
        vpxord zmm4, zmm4, zmm28                     ;   211.5 p5      44 next
        vpxord zmm9, zmm9, zmm15                     ;   212.0 p0      44 next
        vmovdqu64 zmm8, [r9 + 9728]                  ;   120.3 p2      69 k1.8 reload
        vpternlogd zmm21, zmm20, zmm8, 0x96          ;   212.5 p5      44 next
        vpxord zmm11, zmm11, zmm24                   ;   213.0 p0      44 next
        vpxord zmm12, zmm12, zmm5                    ;   213.5 p5      44 next
        vpxord zmm5, zmm27, zmm9                     ;   214.0 p0      41 next
        vmovdqa64 zmm15, zmm27                       ;   211.5         41 next copy
        vpternlogd zmm15, zmm4, zmm0, 0x28           ;   214.5 p5      41 next
        vmovdqa64 zmm20, zmm15                       ;   215.5         41 next copy
        vpternlogd zmm20, zmm12, zmm11, 0x87         ;   215.5 p0      41 next
        vpxord zmm24, zmm4, zmm21                    ;   215.5 p5      41 next
        vmovdqa64 zmm25, zmm24                       ;   216.5         41 next copy
        vpternlogd zmm25, zmm20, zmm11, 0x93         ;   216.5 p0      41 next
        vpxord zmm26, zmm4, zmm2                     ;   216.5 p5      41 next
        vpternlogd zmm25, zmm26, zmm27, 0x87         ;   217.5 p0      41 next
        vpternlogd zmm5, zmm25, zmm21, 0x6c          ;   218.5 p5      41 next
        vpxord zmm28, zmm0, zmm2                     ;   218.0 p0      41 next
        vmovdqa64 zmm18, zmm7                        ;   212.0         41 next copy
        vmovdqa64 zmm22, zmm7                        ;   212.0         41 next copy
        vpternlogd zmm22, zmm4, zmm4, 0xc3           ;   218.5 p5      41 next
        vmovdqa64 zmm19, zmm22                       ;   219.5         41 next copy
        vmovdqa64 zmm1, zmm11                        ;   214.0         41 next copy
        vpternlogd zmm1, zmm2, zmm0, 0x6c            ;   219.0 p0      41 next
        vpandd zmm14, zmm9, zmm28                    ;   219.5 p5      41 next
        vpandd zmm8, zmm27, zmm9                     ;   220.0 p0      41 next
        vpternlogd zmm8, zmm21, zmm0, 0x87           ;   221.0 p5      41 next
        vpternlogd zmm18, zmm4, zmm2, 0x65           ;   221.0 p0      41 next
        vpternlogd zmm18, zmm28, zmm0, 0x4b          ;   222.0 p5      41 next
        vpternlogd zmm19, zmm18, zmm11, 0xc6         ;   223.0 p0      41 next
        vmovdqa64 zmm17, zmm20                       ;   216.5         41 next copy
        vpternlogd zmm17, zmm9, zmm7, 0x78           ;   222.5 p5      41 next
        vpxord zmm16, zmm7, zmm12                    ;   223.0 p0      41 next
        vpternlogd zmm19, zmm16, zmm1, 0x96          ;   224.0 p5      41 next
        vpternlogd zmm14, zmm19, zmm25, 0x69         ;   225.0 p0      41 next
        vpxord zmm19, zmm0, zmm12                    ;   224.5 p5      41 next
        vpternlogd zmm1, zmm19, zmm27, 0x78          ;   225.5 p0      41 next
        vpandd zmm25, zmm2, zmm24                    ;   225.5 p5      41 next
        vpternlogd zmm28, zmm8, zmm12, 0x93          ;   226.0 p0      41 next
        vmovdqa64 zmm23, zmm19                       ;   225.5         41 next copy
        vpternlogd zmm23, zmm22, zmm21, 0x65         ;   226.5 p5      41 next
        vpternlogd zmm23, zmm27, zmm11, 0x87         ;   227.5 p0      41 next
        vpternlogd zmm8, zmm23, zmm17, 0x96          ;   228.5 p5      41 next
        vmovdqu64 [rbp + 5696], zmm8                 ;   229.5 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm21                        ;   213.5         41 next copy
        vpternlogd zmm8, zmm27, zmm11, 0x95          ;   228.0 p0      41 next
        vmovdqu64 [rbp + 5760], zmm20                ;   216.5 p8+p9   41 next spill
        vpandd zmm20, zmm4, zmm9                     ;   228.5 p5      41 next
        vmovdqu64 [rbp + 5568], zmm14                ;   226.0 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm28                       ;   227.0         41 next copy
        vpternlogd zmm14, zmm7, zmm0, 0xd2           ;   229.0 p0      41 next
        vpternlogd zmm20, zmm14, zmm8, 0x69          ;   230.0 p5      41 next
        vmovdqa64 zmm14, zmm22                       ;   219.5         41 next copy
        vpternlogd zmm14, zmm18, zmm24, 0x39         ;   230.0 p0      41 next
        vpternlogd zmm22, zmm2, zmm2, 0xcf           ;   230.5 p5      41 next
        vpandd zmm24, zmm24, zmm7                    ;   231.0 p0      41 next
        vmovdqu64 [rbp + 5632], zmm24                ;   232.0 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm25                       ;   226.5         41 next copy
        vpternlogd zmm24, zmm12, zmm7, 0x78          ;   231.5 p5      41 next
        vpternlogd zmm22, zmm14, zmm24, 0x96         ;   232.5 p0      41 next
        vpternlogd zmm22, zmm1, zmm1, 0xc3           ;   233.5 p5      41 next
        vpternlogd zmm24, zmm17, zmm17, 0xc3         ;   233.0 p0      41 next
        vpandd zmm17, zmm11, zmm9                    ;   233.5 p5      41 next
        vpternlogd zmm8, zmm17, zmm21, 0x79          ;   234.5 p0      41 next
        vpternlogd zmm17, zmm23, zmm18, 0x69         ;   234.5 p5      41 next
        vpandd zmm18, zmm27, zmm16                   ;   235.0 p0      41 next
        vpternlogd zmm27, zmm4, zmm2, 0x78           ;   235.5 p5      41 next
        vmovdqa64 zmm23, zmm8                        ;   235.5         41 next copy
        vpternlogd zmm26, zmm11, zmm27, 0x6a         ;   236.5 p0      41 next
        vpternlogd zmm26, zmm16, zmm9, 0x78          ;   237.5 p5      41 next
        vpternlogd zmm23, zmm9, zmm2, 0x87           ;   237.0 p0      41 next
        vpternlogd zmm23, zmm19, zmm21, 0x87         ;   238.0 p5      41 next
        vpternlogd zmm18, zmm23, zmm28, 0x96         ;   239.0 p0      41 next
        vpternlogd zmm12, zmm2, zmm7, 0x95           ;   238.5 p5      41 next
        vpternlogd zmm24, zmm8, zmm26, 0x96          ;   239.0 p0      41 next
        vpternlogd zmm24, zmm15, zmm0, 0x2d          ;   240.0 p5      41 next
        vpternlogd zmm17, zmm27, zmm4, 0x78          ;   240.0 p0      41 next
        vpandd zmm0, zmm10, zmm3                     ;   240.5 p5      41 next
        vpternlogd zmm12, zmm26, zmm14, 0x96         ;   241.0 p0      41 next
        vmovdqa64 zmm2, zmm3                         ;   207.0         41 next copy
        vpternlogd zmm2, zmm30, zmm13, 0x6a          ;   241.5 p5      41 next
        vmovdqa64 zmm14, zmm2                        ;   242.5         41 next copy
        vmovdqa64 zmm8, zmm3                         ;   207.0         41 next copy
        vpternlogd zmm8, zmm29, zmm29, 0x3f          ;   242.0 p0      41 next
        vmovdqa64 zmm11, zmm13                       ;   210.0         41 next copy
        vpternlogd zmm14, zmm6, zmm31, 0x60          ;   242.5 p5      41 next
        vpternlogd zmm11, zmm31, zmm10, 0x6a         ;   243.0 p0      41 next
        vmovdqa64 zmm19, zmm11                       ;   244.0         41 next copy
        vpternlogd zmm19, zmm8, zmm30, 0x93          ;   244.0 p5      41 next
        vpternlogd zmm14, zmm19, zmm30, 0x39         ;   245.0 p0      41 next
        vmovdqa64 zmm21, zmm8                        ;   243.0         41 next copy
        vpternlogd zmm21, zmm6, zmm31, 0x87          ;   244.5 p5      41 next
        vpternlogd zmm14, zmm21, zmm0, 0x69          ;   246.0 p0      41 next
        vmovdqa64 zmm15, zmm3                        ;   207.0         41 next copy
        vpternlogd zmm15, zmm6, zmm13, 0xc9          ;   245.5 p5      41 next
        vmovdqa64 zmm16, zmm30                       ;   210.5         41 next copy
        vpternlogd zmm16, zmm13, zmm10, 0x93         ;   246.0 p0      41 next
        vpternlogd zmm14, zmm8, zmm15, 0x4b          ;   247.0 p5      41 next
        vmovdqa64 zmm8, zmm30                        ;   210.5         41 next copy
        vpternlogd zmm14, zmm16, zmm29, 0x1e         ;   248.0 p0      41 next
        vpternlogd zmm2, zmm13, zmm10, 0x4b          ;   247.5 p5      41 next
        vmovdqa64 zmm23, zmm30                       ;   210.5         41 next copy
        vmovdqa64 zmm26, zmm16                       ;   247.0         41 next copy
        vpternlogd zmm26, zmm29, zmm10, 0x87         ;   248.0 p0      41 next
        vpternlogd zmm26, zmm2, zmm15, 0x78          ;   249.0 p5      41 next
        vpternlogd zmm16, zmm6, zmm13, 0x78          ;   249.0 p0      41 next
        vpternlogd zmm0, zmm6, zmm29, 0x87           ;   249.5 p5      41 next
        vpxord zmm8, zmm8, zmm16                     ;   250.0 p0      41 next
        vpxord zmm23, zmm23, zmm0                    ;   250.5 p5      41 next
        vpternlogd zmm23, zmm26, zmm31, 0xc6         ;   251.5 p0      41 next
        vmovdqa64 zmm26, zmm6                        ;   211.0         41 next copy
        vpternlogd zmm26, zmm31, zmm10, 0x28         ;   251.5 p5      41 next
        vpternlogd zmm2, zmm31, zmm29, 0x78          ;   252.0 p0      41 next
        vmovdqa64 zmm27, zmm21                       ;   245.5         41 next copy
        vpternlogd zmm27, zmm13, zmm10, 0x28         ;   252.5 p5      41 next
        vpternlogd zmm27, zmm2, zmm30, 0x2d          ;   253.5 p0      41 next
        vmovdqa64 zmm28, zmm11                       ;   244.0         41 next copy
        vpternlogd zmm28, zmm3, zmm31, 0x78          ;   253.5 p5      41 next
        vpternlogd zmm27, zmm28, zmm0, 0x69          ;   254.5 p0      41 next
        vpternlogd zmm26, zmm6, zmm30, 0x2d          ;   254.5 p5      41 next
        vpternlogd zmm26, zmm3, zmm13, 0x87          ;   255.5 p0      41 next
        vpternlogd zmm28, zmm26, zmm29, 0xd2         ;   256.5 p5      41 next
        vpternlogd zmm26, zmm10, zmm10, 0x3f         ;   256.5 p0      41 next
        vpternlogd zmm28, zmm11, zmm6, 0xb4          ;   257.5 p5      41 next
        vpternlogd zmm28, zmm30, zmm13, 0x78         ;   258.5 p0      41 next
        vpternlogd zmm5, zmm7, zmm10, 0x96           ;   257.5 p5      41 next
        vmovdqa64 zmm7, zmm3                         ;   207.0         41 next copy
        vpternlogd zmm7, zmm6, zmm13, 0x35           ;   258.0 p0      41 next
        vpternlogd zmm15, zmm11, zmm10, 0x39         ;   258.5 p5      41 next
        vmovdqa64 zmm10, zmm26                       ;   257.5         41 next copy
        vpternlogd zmm10, zmm2, zmm13, 0xd2          ;   259.0 p0      41 next
        vpternlogd zmm26, zmm8, zmm29, 0x2d          ;   259.5 p5      41 next
        vpternlogd zmm8, zmm21, zmm3, 0xb4           ;   260.0 p0      41 next
        vpternlogd zmm26, zmm7, zmm19, 0x96          ;   260.5 p5      41 next
        vpternlogd zmm2, zmm0, zmm29, 0x28           ;   261.0 p0      41 next
        vpternlogd zmm8, zmm10, zmm6, 0xc6           ;   261.5 p5      41 next
        vmovdqu64 zmm10, [rbp + 5504]                ;   140.3 p3      50 next
        vpternlogd zmm8, zmm19, zmm31, 0x1e          ;   262.5 p0      41 next
        vpternlogd zmm1, zmm31, [rbp + 5696], 0x69   ;   262.5 p5+p2   41 next
        vpternlogd zmm22, zmm9, zmm30, 0x96          ;   263.0 p0      41 next
        vpternlogd zmm2, zmm15, zmm3, 0x87           ;   263.5 p5      41 next
        vpternlogd zmm2, zmm16, zmm13, 0x96          ;   264.5 p0      41 next
        vpternlogd zmm18, zmm4, zmm6, 0x96           ;   264.5 p5      41 next
        vmovdqu64 zmm11, [r10 + 320]                 ;   141.7 p3      68 k1.5 reload
        vpternlogd zmm24, zmm3, [rbp + 5632], 0x96   ;   265.0 p0+p2   41 next
        vmovdqu64 zmm0, [r10 + 192]                  ;   142.7 p3      68 k1.3 reload
        vmovdqu64 zmm3, [rbp + 3968]                 ;   142.8 p2      58 r reload
        vmovdqu64 zmm6, [r10 + 256]                  ;   143.7 p3      68 k1.4 reload
        vmovdqu64 zmm4, [rbp + 5312]                 ;   143.8 p2      50 next
        vpternlogd zmm4, zmm3, zmm0, 0x96            ;   265.5 p5      50 next
        vmovdqu64 zmm9, [rbp + 4032]                 ;   144.7 p3      58 r reload
        vpternlogd zmm10, zmm9, zmm6, 0x96           ;   266.0 p0      50 next
        vmovdqu64 zmm15, [rbp + 5440]                ;   144.8 p2      50 next
        vmovdqu64 zmm16, [r10 + 384]                 ;   145.7 p3      68 k1.6 reload
        vpternlogd zmm20, zmm25, zmm13, 0x96         ;   266.5 p5      41 next
        vmovdqu64 zmm7, [rbp + 5568]                 ;   226.0 p2      41 next
        vpternlogd zmm7, zmm29, [rbp + 5760], 0x96   ;   267.0 p0+p3   41 next
        vpternlogd zmm3, zmm5, [rbp + 5312], 0x96    ;   267.5 p5+p2   50 next
        vmovdqu64 zmm6, [rbp + 4864]                 ;   150.0 p3      50 next
        vpternlogd zmm5, zmm14, [rbp + 4416], 0x96   ;   268.0 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 4544]                ;   148.7 p3      58 r reload
        vpternlogd zmm15, zmm13, zmm11, 0x96         ;   268.5 p5      50 next
        vmovdqu64 zmm19, [rbp + 4480]                ;   148.8 p2      58 r reload
        vmovdqu64 zmm21, [rbp + 5376]                ;   149.7 p3      50 next
        vpternlogd zmm21, zmm19, zmm16, 0x96         ;   269.0 p0      50 next
        vmovdqu64 zmm25, [r10 + 448]                 ;   149.8 p2      68 k1.7 reload
        vmovdqu64 zmm29, [rbp + 4352]                ;   150.7 p3      58 r reload
        vpternlogd zmm9, zmm7, [rbp + 5504], 0x96    ;   269.5 p5+p2   50 next
        vmovdqu64 zmm11, [rbp + 4736]                ;   151.7 p3      50 next
        vpternlogd zmm13, zmm1, [rbp + 5440], 0x96   ;   270.0 p0+p2   50 next
        vmovdqu64 zmm30, [rbp + 5056]                ;   152.7 p3      50 next
        vmovdqu64 zmm31, [rbp + 4416]                ;   152.8 p2      50 next
        vpxord zmm31, zmm31, [r10 + 768]             ;   270.5 p5+p3   50 next
        vpternlogd zmm19, zmm20, [rbp + 5376], 0x96  ;   271.0 p0+p2   50 next
        vmovdqu64 zmm16, [rbp + 4672]                ;   154.7 p3      50 next
        vpxord zmm16, zmm16, [r10 + 896]             ;   271.5 p5+p2   50 next
        vmovdqu64 zmm14, [rbp + 4800]                ;   155.7 p3      50 next
        vpxord zmm14, zmm14, [r10]                   ;   272.0 p0+p2   50 next
        vpxord zmm6, zmm6, [r10 + 64]                ;   272.5 p5+p3   50 next
        vpxord zmm11, zmm11, [r10 + 960]             ;   273.0 p0+p2   50 next
        vpternlogd zmm7, zmm23, [rbp + 4608], 0x96   ;   273.5 p5+p3   50 next
        vpternlogd zmm1, zmm27, [rbp + 4672], 0x96   ;   274.0 p0+p2   50 next
        vpternlogd zmm20, zmm28, [rbp + 4736], 0x96  ;   274.5 p5+p3   50 next
        vmovdqu64 zmm27, [rbp + 4160]                ;   158.8 p2      58 r reload
        vmovdqu64 zmm28, [rbp + 5184]                ;   159.7 p3      41 next reload
        vpternlogd zmm17, zmm28, zmm27, 0x96         ;   275.0 p0      50 next
        vpternlogd zmm28, zmm27, [r10 + 640], 0x96   ;   275.5 p5+p2   50 next
        vpternlogd zmm30, zmm29, zmm25, 0x96         ;   276.0 p0      50 next
        vmovdqu64 zmm25, [rbp + 4608]                ;   160.7 p3      50 next
        vpxord zmm25, zmm25, [r10 + 832]             ;   276.5 p5+p2   50 next
        vpternlogd zmm29, zmm22, [rbp + 5056], 0x96  ;   277.0 p0+p3   50 next
        vpternlogd zmm22, zmm26, [rbp + 4800], 0x96  ;   277.5 p5+p2   50 next
        vmovdqu64 zmm26, [rbp + 4224]                ;   162.7 p3      58 r reload
        vmovdqu64 zmm27, [rbp + 5248]                ;   162.8 p2      41 next reload
        vpternlogd zmm12, zmm27, zmm26, 0x96         ;   278.0 p0      50 next
        vmovdqu64 [rbp + 4672], zmm19                ;   272.0 p7+p4   50 next spill
        vpternlogd zmm27, zmm26, [r10 + 704], 0x96   ;   278.5 p5+p3   50 next
        vmovdqu64 zmm23, [rbp + 4928]                ;   163.8 p2      50 next
        vpternlogd zmm8, zmm18, [rbp + 4864], 0x96   ;   279.0 p0+p3   50 next
        vpternlogd zmm2, zmm24, [rbp + 4928], 0x96   ;   279.5 p5+p2   50 next
        vpxord zmm26, zmm16, zmm6                    ;   280.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 4992]                 ;   165.7 p3      41 next reload
        vpternlogd zmm18, zmm0, [rbp + 4096], 0x96   ;   280.5 p5+p2   50 next
        vmovdqu64 [rbp + 4928], zmm2                 ;   280.5 p8+p9   50 next spill
        vmovdqu64 zmm2, [rbp + 4096]                 ;   166.7 p3      58 r reload
        vmovdqu64 [rbp + 4800], zmm17                ;   276.0 p7+p4   50 next spill
        vpternlogd zmm0, zmm2, [r10 + 512], 0x96     ;   281.0 p0+p2   50 next
        vmovdqa64 zmm2, zmm6                         ;   273.5         41 next copy
        vmovdqu64 [rbp + 4096], zmm8                 ;   280.0 p8+p9   50 next spill
        vmovdqu64 zmm8, [rbp + 5120]                 ;   167.7 p3      41 next reload
        vpxord zmm23, zmm23, [r10 + 128]             ;   281.5 p5+p2   50 next
        vpternlogd zmm24, zmm8, [rbp + 4288], 0x96   ;   282.0 p0+p3   50 next
        vmovdqu64 [rbp + 4992], zmm22                ;   278.5 p7+p4   50 next spill
        vmovdqu64 zmm22, [rbp + 4288]                ;   168.8 p2      58 r reload
        vpternlogd zmm8, zmm22, [r10 + 576], 0x96    ;   282.5 p5+p3   50 next
        vmovdqu64 [rbp + 4864], zmm7                 ;   274.5 p8+p9   50 next spill
        vmovdqu64 [rbp + 4288], zmm20                ;   275.5 p7+p4   50 next spill
        vpxord zmm20, zmm31, zmm23                   ;   283.0 p0      41 next
        vmovdqu64 [rbp + 5120], zmm1                 ;   275.0 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm20                        ;   284.0         41 next copy
        vpternlogd zmm2, zmm31, zmm28, 0x28          ;   283.5 p5      41 next
        vmovdqa64 zmm22, zmm2                        ;   284.5         41 next copy
        vpternlogd zmm22, zmm14, zmm11, 0x87         ;   284.5 p0      41 next
        vpternlogd zmm7, zmm22, zmm11, 0x93          ;   285.5 p5      41 next
        vpxord zmm1, zmm31, zmm27                    ;   285.0 p0      41 next
        vpternlogd zmm7, zmm1, zmm6, 0x87            ;   286.5 p5      41 next
        vpternlogd zmm26, zmm7, zmm23, 0x6c          ;   287.5 p0      41 next
        vmovdqu64 [rbp + 4224], zmm5                 ;   269.0 p7+p4   50 next spill
        vmovdqu64 [rbp + 5248], zmm12                ;   279.0 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm25                       ;   277.5         41 next copy
        vmovdqu64 [rbp + 4160], zmm24                ;   283.0 p7+p4   50 next spill
        vmovdqa64 zmm24, zmm11                       ;   274.0         41 next copy
        vpternlogd zmm24, zmm27, zmm28, 0x6c         ;   286.5 p5      41 next
        vmovdqa64 zmm17, zmm25                       ;   277.5         41 next copy
        vpxord zmm5, zmm28, zmm27                    ;   287.0 p0      41 next
        vpternlogd zmm17, zmm31, zmm31, 0xc3         ;   287.5 p5      41 next
        vmovdqu64 [rbp + 5184], zmm18                ;   281.5 p8+p9   50 next spill
        vmovdqa64 zmm18, zmm17                       ;   288.5         41 next copy
        vpternlogd zmm12, zmm31, zmm27, 0x65         ;   288.0 p0      41 next
        vpternlogd zmm12, zmm5, zmm28, 0x4b          ;   289.0 p5      41 next
        vpternlogd zmm18, zmm12, zmm11, 0xc6         ;   290.0 p0      41 next
        vmovdqu64 [rbp + 4736], zmm29                ;   278.0 p7+p4   50 next spill
        vpxord zmm29, zmm25, zmm14                   ;   289.5 p5      41 next
        vpternlogd zmm18, zmm29, zmm24, 0x96         ;   291.0 p0      41 next
        vpternlogd zmm2, zmm28, zmm28, 0xf3          ;   290.5 p5      41 next
        vmovdqu64 [rbp + 4608], zmm13                ;   271.0 p8+p9   50 next spill
        vpandd zmm13, zmm16, zmm5                    ;   291.0 p0      41 next
        vpternlogd zmm13, zmm18, zmm7, 0x69          ;   292.0 p5      41 next
        vpandd zmm18, zmm28, zmm23                   ;   292.0 p0      41 next
        vpxord zmm7, zmm14, zmm28                    ;   292.5 p5      41 next
        vpternlogd zmm18, zmm6, zmm16, 0x87          ;   293.0 p0      41 next
        vpternlogd zmm5, zmm18, zmm14, 0x93          ;   294.0 p5      41 next
        vpternlogd zmm28, zmm5, zmm25, 0x9c          ;   295.0 p0      41 next
        vmovdqa64 zmm19, zmm22                       ;   285.5         41 next copy
        vpternlogd zmm19, zmm16, zmm25, 0x78         ;   294.5 p5      41 next
        vmovdqu64 [rbp + 4352], zmm3                 ;   268.5 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm7                         ;   293.5         41 next copy
        vpternlogd zmm3, zmm17, zmm23, 0x65          ;   295.0 p0      41 next
        vpternlogd zmm3, zmm6, zmm11, 0x87           ;   296.0 p5      41 next
        vpternlogd zmm18, zmm3, zmm19, 0x96          ;   297.0 p0      41 next
        vmovdqu64 [rbp + 5056], zmm18                ;   298.0 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm23                       ;   282.5         41 next copy
        vpternlogd zmm18, zmm6, zmm11, 0x95          ;   296.5 p5      41 next
        vmovdqu64 [rbp + 4480], zmm22                ;   285.5 p7+p4   41 next spill
        vpandd zmm22, zmm31, zmm16                   ;   297.0 p0      41 next
        vpternlogd zmm22, zmm28, zmm18, 0x69         ;   298.0 p5      41 next
        vmovdqa64 zmm28, zmm17                       ;   288.5         41 next copy
        vmovdqu64 [rbp + 4416], zmm9                 ;   270.5 p8+p9   50 next spill
        vmovdqa64 zmm9, zmm1                         ;   286.0         41 next copy
        vpternlogd zmm9, zmm20, zmm31, 0x48          ;   298.0 p0      41 next
        vpternlogd zmm28, zmm12, zmm20, 0x39         ;   298.5 p5      41 next
        vpandd zmm20, zmm20, zmm25                   ;   299.0 p0      41 next
        vmovdqu64 [rbp + 5376], zmm20                ;   300.0 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm9                        ;   299.0         41 next copy
        vpternlogd zmm17, zmm27, zmm27, 0xcf         ;   299.5 p5      41 next
        vpternlogd zmm20, zmm14, zmm25, 0x78         ;   300.0 p0      41 next
        vpternlogd zmm17, zmm28, zmm20, 0x96         ;   301.0 p5      41 next
        vpternlogd zmm14, zmm27, zmm27, 0xcf         ;   301.0 p0      41 next
        vmovdqu64 [rbp + 4544], zmm28                ;   299.5 p8+p9   41 next spill
        vpandd zmm28, zmm11, zmm16                   ;   301.5 p5      41 next
        vpternlogd zmm18, zmm28, zmm23, 0x79         ;   302.5 p0      41 next
        vpternlogd zmm28, zmm3, zmm12, 0x69          ;   302.5 p5      41 next
        vpternlogd zmm27, zmm18, zmm16, 0x93         ;   303.5 p0      41 next
        vpternlogd zmm27, zmm7, zmm23, 0x87          ;   304.5 p5      41 next
        vpternlogd zmm24, zmm7, zmm6, 0x78           ;   304.0 p0      41 next
        vpandd zmm7, zmm6, zmm29                     ;   304.5 p5      41 next
        vpternlogd zmm6, zmm1, zmm31, 0xd2           ;   305.0 p0      41 next
        vpternlogd zmm7, zmm27, zmm5, 0x96           ;   305.5 p5      41 next
        vpternlogd zmm1, zmm11, zmm6, 0x6a           ;   306.0 p0      41 next
        vmovdqa64 zmm5, zmm8                         ;   283.5         41 next copy
        vpternlogd zmm5, zmm30, zmm21, 0x6a          ;   306.5 p5      41 next
        vpternlogd zmm17, zmm24, zmm16, 0x69         ;   307.0 p0      41 next
        vpternlogd zmm18, zmm20, zmm19, 0x69         ;   307.5 p5      41 next
        vmovdqa64 zmm20, zmm30                       ;   277.0         41 next copy
        vpternlogd zmm1, zmm16, zmm29, 0x78          ;   308.0 p0      41 next
        vpternlogd zmm2, zmm18, zmm1, 0x96           ;   309.0 p5      41 next
        vpandd zmm3, zmm4, zmm8                      ;   309.0 p0      41 next
        vpternlogd zmm28, zmm6, zmm31, 0x78          ;   309.5 p5      41 next
        vpternlogd zmm14, zmm1, zmm29, 0x96          ;   310.0 p0      41 next
        vmovdqa64 zmm1, zmm21                        ;   270.0         41 next copy
        vpternlogd zmm1, zmm15, zmm4, 0x6a           ;   310.5 p5      41 next
        vmovdqa64 zmm6, zmm8                         ;   283.5         41 next copy
        vpternlogd zmm6, zmm10, zmm10, 0x3f          ;   311.0 p0      41 next
        vmovdqa64 zmm12, zmm30                       ;   277.0         41 next copy
        vpternlogd zmm12, zmm21, zmm4, 0x93          ;   311.5 p5      41 next
        vmovdqa64 zmm16, zmm8                        ;   283.5         41 next copy
        vpternlogd zmm16, zmm0, zmm21, 0xc9          ;   312.0 p0      41 next
        vmovdqa64 zmm11, zmm5                        ;   307.5         41 next copy
        vpternlogd zmm5, zmm21, zmm4, 0x4b           ;   312.5 p5      41 next
        vpternlogd zmm11, zmm0, zmm15, 0x60          ;   313.0 p0      41 next
        vmovdqa64 zmm18, zmm1                        ;   311.5         41 next copy
        vpternlogd zmm18, zmm6, zmm30, 0x93          ;   313.5 p5      41 next
        vpternlogd zmm11, zmm18, zmm30, 0x39         ;   314.5 p0      41 next
        vmovdqa64 zmm19, zmm6                        ;   312.0         41 next copy
        vpternlogd zmm19, zmm0, zmm15, 0x87          ;   314.5 p5      41 next
        vpternlogd zmm11, zmm19, zmm3, 0x69          ;   315.5 p0      41 next
        vpternlogd zmm3, zmm0, zmm10, 0x87           ;   315.5 p5      41 next
        vpternlogd zmm11, zmm6, zmm16, 0x4b          ;   316.5 p0      41 next
        vmovdqa64 zmm6, zmm30                        ;   277.0         41 next copy
        vpternlogd zmm11, zmm12, zmm10, 0x1e         ;   317.5 p5      41 next
        vmovdqa64 zmm23, zmm12                       ;   312.5         41 next copy
        vpternlogd zmm23, zmm10, zmm4, 0x87          ;   317.0 p0      41 next
        vpternlogd zmm23, zmm5, zmm16, 0x78          ;   318.0 p5      41 next
        vpternlogd zmm12, zmm0, zmm21, 0x78          ;   318.0 p0      41 next
        vpxord zmm6, zmm6, zmm12                     ;   319.0 p5      41 next
        vpxord zmm20, zmm20, zmm3                    ;   319.0 p0      41 next
        vpternlogd zmm20, zmm23, zmm15, 0xc6         ;   320.0 p5      41 next
        vmovdqa64 zmm23, zmm0                        ;   282.0         41 next copy
        vpternlogd zmm23, zmm15, zmm4, 0x28          ;   320.0 p0      41 next
        vpternlogd zmm5, zmm15, zmm10, 0x78          ;   320.5 p5      41 next
        vmovdqa64 zmm27, zmm19                       ;   315.5         41 next copy
        vpternlogd zmm27, zmm21, zmm4, 0x28          ;   321.0 p0      41 next
        vmovdqa64 zmm29, zmm1                        ;   311.5         41 next copy
        vpternlogd zmm29, zmm8, zmm15, 0x78          ;   321.5 p5      41 next
        vpternlogd zmm27, zmm5, zmm30, 0xd2          ;   322.0 p0      41 next
        vpternlogd zmm27, zmm29, zmm3, 0x96          ;   323.0 p5      41 next
        vpternlogd zmm23, zmm0, zmm30, 0x2d          ;   323.0 p0      41 next
        vpternlogd zmm23, zmm8, zmm21, 0x87          ;   324.0 p5      41 next
        vpternlogd zmm29, zmm23, zmm10, 0xd2         ;   325.0 p0      41 next
        vpternlogd zmm23, zmm4, zmm4, 0x3f           ;   325.0 p5      41 next
        vpternlogd zmm29, zmm1, zmm0, 0xb4           ;   326.0 p0      41 next
        vpternlogd zmm16, zmm1, zmm4, 0x39           ;   325.5 p5      41 next
        vmovdqa64 zmm1, zmm23                        ;   326.0         41 next copy
        vpternlogd zmm1, zmm5, zmm21, 0xd2           ;   326.0 p0      41 next
        vpternlogd zmm23, zmm6, zmm10, 0x2d          ;   326.5 p5      41 next
        vpternlogd zmm5, zmm3, zmm10, 0x28           ;   327.0 p0      41 next
        vpternlogd zmm13, zmm10, [rbp + 4480], 0x96  ;   327.5 p5+p2   41 next
        vmovdqu64 zmm10, [r10 + 9472]                ;   179.2 p3      44 next
        vpternlogd zmm29, zmm30, zmm21, 0x78         ;   328.0 p0      41 next
        vpternlogd zmm26, zmm25, zmm4, 0x96          ;   328.5 p5      41 next
        vmovdqa64 zmm25, zmm8                        ;   283.5         41 next copy
        vpternlogd zmm25, zmm0, zmm21, 0x35          ;   329.0 p0      41 next
        vpternlogd zmm6, zmm19, zmm8, 0xb4           ;   329.5 p5      41 next
        vpternlogd zmm23, zmm25, zmm18, 0x96         ;   330.0 p0      41 next
        vpternlogd zmm22, zmm9, zmm21, 0x96          ;   330.5 p5      41 next
        vpternlogd zmm6, zmm1, zmm0, 0xc6            ;   331.0 p0      41 next
        vpternlogd zmm6, zmm18, zmm15, 0x1e          ;   332.0 p5      41 next
        vpternlogd zmm24, zmm15, [rbp + 5056], 0x69  ;   332.0 p0+p2   41 next
        vmovdqu64 zmm3, [r10 + 9280]                 ;   181.2 p3      44 next
        vmovdqu64 zmm4, [r10 + 9344]                 ;   181.8 p2      44 next
        vmovdqu64 zmm9, [r10 + 9408]                 ;   182.2 p3      44 next
        vpxord zmm30, zmm30, zmm17                   ;   332.5 p5      41 next
        vpternlogd zmm5, zmm16, zmm8, 0x87           ;   333.0 p0      41 next
        vpternlogd zmm5, zmm12, zmm21, 0x96          ;   334.0 p5      41 next
        vpternlogd zmm7, zmm31, zmm0, 0x96           ;   334.0 p0      41 next
        vmovdqu64 zmm0, [r10 + 9536]                 ;   182.8 p2      44 next
        vpxord zmm3, zmm3, zmm13                     ;   334.5 p5      44 next
        vmovdqu64 zmm12, [r10 + 9600]                ;   183.2 p3      44 next
        vmovdqu64 zmm15, [r10 + 9664]                ;   183.8 p2      44 next
        vpternlogd zmm2, zmm8, [rbp + 5376], 0x96    ;   335.0 p0+p3   41 next
        vpternlogd zmm11, zmm26, [r10 + 9792], 0x96  ;   335.5 p5+p2   44 next
        vpternlogd zmm20, zmm13, [r10 + 9856], 0x96  ;   336.0 p0+p3   44 next
        vpternlogd zmm27, zmm24, [r10 + 9920], 0x96  ;   336.5 p5+p2   44 next
        vpternlogd zmm29, zmm22, [r10 + 9984], 0x96  ;   337.0 p0+p3   44 next
        vpternlogd zmm23, zmm30, [r10 + 10048], 0x96 ;   337.5 p5+p2   44 next
        vmovdqu64 zmm1, [r10 + 9216]                 ;   187.2 p3      44 next
        vpxord zmm1, zmm1, zmm26                     ;   338.0 p0      44 next
        vpxord zmm15, zmm15, zmm28                   ;   338.5 p5      44 next
        vpternlogd zmm5, zmm2, [r10 + 10176], 0x96   ;   339.0 p0+p2   44 next
        vpxord zmm10, zmm10, zmm30                   ;   339.5 p5      44 next
        vpternlogd zmm6, zmm7, [r10 + 10112], 0x96   ;   340.0 p0+p3   44 next
        vpxord zmm9, zmm9, zmm22                     ;   340.5 p5      44 next
        vmovdqu64 zmm8, [rbp + 4544]                 ;   299.5 p2      41 next reload
        vpternlogd zmm14, zmm8, [r10 + 9728], 0x96   ;   341.0 p0+p3   44 next
        vpxord zmm0, zmm0, zmm7                      ;   341.5 p5      44 next
        vpxord zmm12, zmm12, zmm2                    ;   342.0 p0      44 next
        vpxord zmm2, zmm15, zmm10                    ;   342.5 p5      41 next
        vmovdqa64 zmm7, zmm15                        ;   339.5         41 next copy
        vpxord zmm18, zmm1, zmm3                     ;   343.0 p0      41 next
        vmovdqa64 zmm19, zmm9                        ;   341.5         41 next copy
        vpxord zmm4, zmm4, zmm24                     ;   343.5 p5      44 next
        vpternlogd zmm7, zmm4, zmm1, 0x28            ;   344.5 p0      41 next
        vmovdqa64 zmm8, zmm7                         ;   345.5         41 next copy
        vpternlogd zmm8, zmm12, zmm0, 0x87           ;   345.5 p5      41 next
        vpxord zmm13, zmm4, zmm14                    ;   345.0 p0      41 next
        vmovdqa64 zmm16, zmm13                       ;   346.0         41 next copy
        vpternlogd zmm16, zmm8, zmm0, 0x93           ;   346.5 p5      41 next
        vpxord zmm17, zmm4, zmm3                     ;   346.0 p0      41 next
        vpternlogd zmm16, zmm17, zmm15, 0x87         ;   347.5 p5      41 next
        vpternlogd zmm2, zmm16, zmm14, 0x6c          ;   348.5 p0      41 next
        vpternlogd zmm19, zmm4, zmm3, 0x65           ;   347.5 p5      41 next
        vpternlogd zmm19, zmm18, zmm1, 0x4b          ;   348.5 p0      41 next
        vmovdqa64 zmm21, zmm9                        ;   341.5         41 next copy
        vpandd zmm30, zmm15, zmm10                   ;   348.5 p5      41 next
        vpternlogd zmm21, zmm4, zmm4, 0xc3           ;   349.0 p0      41 next
        vmovdqa64 zmm22, zmm0                        ;   342.5         41 next copy
        vpternlogd zmm22, zmm3, zmm1, 0x6c           ;   349.5 p5      41 next
        vmovdqa64 zmm24, zmm21                       ;   350.0         41 next copy
        vpternlogd zmm24, zmm19, zmm0, 0xc6          ;   350.0 p0      41 next
        vpxord zmm26, zmm9, zmm12                    ;   350.5 p5      41 next
        vpternlogd zmm24, zmm26, zmm22, 0x96         ;   351.5 p0      41 next
        vmovdqa64 zmm25, zmm8                        ;   346.5         41 next copy
        vpternlogd zmm25, zmm10, zmm9, 0x78          ;   351.5 p5      41 next
        vpandd zmm28, zmm10, zmm18                   ;   352.0 p0      41 next
        vpternlogd zmm28, zmm24, zmm16, 0x69         ;   353.0 p5      41 next
        vpxord zmm16, zmm1, zmm12                    ;   353.0 p0      41 next
        vpternlogd zmm30, zmm14, zmm1, 0x87          ;   353.5 p5      41 next
        vmovdqa64 zmm31, zmm16                       ;   354.0         41 next copy
        vpternlogd zmm31, zmm21, zmm14, 0x65         ;   354.0 p0      41 next
        vpternlogd zmm31, zmm15, zmm0, 0x87          ;   355.0 p5      41 next
        vpternlogd zmm18, zmm30, zmm12, 0x93         ;   355.0 p0      41 next
        vpternlogd zmm30, zmm31, zmm25, 0x96         ;   356.0 p5      41 next
        vpternlogd zmm7, zmm1, zmm1, 0xf3            ;   356.0 p0      41 next
        vpternlogd zmm1, zmm18, zmm9, 0x9c           ;   356.5 p5      41 next
        vmovdqu64 [rbp + 4544], zmm30                ;   357.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm14                       ;   342.0         41 next copy
        vpternlogd zmm30, zmm15, zmm0, 0x95          ;   357.0 p0      41 next
        vmovdqu64 [rbp + 5376], zmm8                 ;   346.5 p8+p9   41 next spill
        vpandd zmm8, zmm4, zmm10                     ;   357.5 p5      41 next
        vpternlogd zmm8, zmm1, zmm30, 0x69           ;   358.5 p0      41 next
        vpternlogd zmm22, zmm16, zmm15, 0x78         ;   358.5 p5      41 next
        vpandd zmm24, zmm3, zmm13                    ;   359.0 p0      41 next
        vmovdqa64 zmm1, zmm21                        ;   350.0         41 next copy
        vpternlogd zmm1, zmm19, zmm13, 0x39          ;   359.5 p5      41 next
        vpandd zmm13, zmm13, zmm9                    ;   360.0 p0      41 next
        vmovdqu64 [rbp + 5056], zmm13                ;   361.0 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm24                       ;   360.0         41 next copy
        vpternlogd zmm13, zmm12, zmm9, 0x78          ;   360.5 p5      41 next
        vpternlogd zmm21, zmm3, zmm3, 0xcf           ;   361.0 p0      41 next
        vpternlogd zmm12, zmm9, zmm3, 0x93           ;   361.5 p5      41 next
        vmovdqu64 [rbp + 4480], zmm24                ;   360.0 p8+p9   41 next spill
        vpandd zmm24, zmm0, zmm10                    ;   362.0 p0      41 next
        vpternlogd zmm30, zmm24, zmm14, 0x79         ;   363.0 p5      41 next
        vpternlogd zmm25, zmm30, zmm13, 0x69         ;   364.0 p0      41 next
        vpxord zmm13, zmm13, zmm1                    ;   363.5 p5      41 next
        vpternlogd zmm21, zmm13, zmm22, 0x69         ;   364.5 p0      41 next
        vpternlogd zmm30, zmm10, zmm3, 0x87          ;   364.5 p5      41 next
        vpternlogd zmm30, zmm16, zmm14, 0x87         ;   365.5 p0      41 next
        vpandd zmm13, zmm15, zmm26                   ;   365.5 p5      41 next
        vpternlogd zmm15, zmm3, zmm4, 0x78           ;   366.0 p0      41 next
        vpternlogd zmm13, zmm30, zmm18, 0x96         ;   366.5 p5      41 next
        vpternlogd zmm24, zmm31, zmm19, 0x69         ;   367.0 p0      41 next
        vpternlogd zmm24, zmm15, zmm4, 0x78          ;   368.0 p5      41 next
        vmovdqa64 zmm3, zmm5                         ;   340.0         41 next copy
        vpternlogd zmm3, zmm20, zmm20, 0x3f          ;   368.0 p0      41 next
        vmovdqa64 zmm14, zmm29                       ;   338.0         41 next copy
        vpternlogd zmm14, zmm27, zmm11, 0x6a         ;   368.5 p5      41 next
        vmovdqa64 zmm16, zmm5                        ;   340.0         41 next copy
        vpternlogd zmm16, zmm6, zmm29, 0xc9          ;   369.0 p0      41 next
        vpternlogd zmm17, zmm0, zmm15, 0x6a          ;   369.5 p5      41 next
        vpternlogd zmm17, zmm26, zmm10, 0x78         ;   370.5 p0      41 next
        vpternlogd zmm7, zmm25, zmm17, 0x96          ;   371.5 p5      41 next
        vpandd zmm0, zmm11, zmm5                     ;   371.0 p0      41 next
        vpternlogd zmm12, zmm17, zmm1, 0x96          ;   371.5 p5      41 next
        vmovdqa64 zmm17, zmm23                       ;   338.5         41 next copy
        vpternlogd zmm17, zmm29, zmm11, 0x93         ;   372.0 p0      41 next
        vpord zmm18, zmm20, zmm17                    ;   373.0 p5      41 next
        vmovdqa64 zmm19, zmm14                       ;   369.5         41 next copy
        vpternlogd zmm19, zmm3, zmm23, 0x93          ;   373.0 p0      41 next
        vmovdqa64 zmm26, zmm23                       ;   338.5         41 next copy
        vmovdqa64 zmm30, zmm17                       ;   373.0         41 next copy
        vpternlogd zmm30, zmm20, zmm11, 0x87         ;   373.5 p5      41 next
        vmovdqa64 zmm1, zmm5                         ;   340.0         41 next copy
        vpternlogd zmm1, zmm23, zmm29, 0x6a          ;   374.0 p0      41 next
        vmovdqa64 zmm15, zmm1                        ;   375.0         41 next copy
        vpternlogd zmm15, zmm6, zmm27, 0x60          ;   375.0 p5      41 next
        vpternlogd zmm15, zmm19, zmm23, 0x39         ;   376.0 p0      41 next
        vpternlogd zmm1, zmm29, zmm11, 0x4b          ;   375.5 p5      41 next
        vpternlogd zmm30, zmm1, zmm16, 0x78          ;   376.5 p0      41 next
        vpternlogd zmm17, zmm6, zmm29, 0x78          ;   376.5 p5      41 next
        vmovdqa64 zmm25, zmm3                        ;   369.0         41 next copy
        vpternlogd zmm25, zmm6, zmm27, 0x87          ;   377.0 p0      41 next
        vpternlogd zmm15, zmm25, zmm0, 0x69          ;   378.0 p5      41 next
        vpternlogd zmm15, zmm3, zmm16, 0x4b          ;   379.0 p0      41 next
        vpternlogd zmm0, zmm6, zmm20, 0x87           ;   378.5 p5      41 next
        vmovdqa64 zmm3, zmm23                        ;   338.5         41 next copy
        vpxord zmm3, zmm3, zmm17                     ;   379.0 p0      41 next
        vpxord zmm26, zmm26, zmm0                    ;   379.5 p5      41 next
        vmovdqa64 zmm31, zmm25                       ;   378.0         41 next copy
        vpternlogd zmm25, zmm3, zmm5, 0x9c           ;   380.0 p0      41 next
        vpternlogd zmm26, zmm30, zmm27, 0xc6         ;   380.5 p5      41 next
        vmovdqa64 zmm30, zmm6                        ;   341.0         41 next copy
        vpternlogd zmm30, zmm27, zmm11, 0x28         ;   381.0 p0      41 next
        vpternlogd zmm1, zmm27, zmm20, 0x78          ;   381.5 p5      41 next
        vpternlogd zmm31, zmm29, zmm11, 0x28         ;   382.0 p0      41 next
        vpternlogd zmm31, zmm1, zmm23, 0x2d          ;   383.0 p5      41 next
        vpternlogd zmm31, zmm0, zmm0, 0xc3           ;   384.0 p0      41 next
        vpternlogd zmm30, zmm6, zmm23, 0x2d          ;   383.5 p5      41 next
        vpternlogd zmm30, zmm5, zmm29, 0x87          ;   384.5 p0      41 next
        vpternlogd zmm2, zmm9, zmm11, 0x96           ;   384.5 p5      41 next
        vmovdqa64 zmm9, zmm14                        ;   369.5         41 next copy
        vpternlogd zmm9, zmm5, zmm27, 0x78           ;   385.0 p0      41 next
        vpternlogd zmm16, zmm11, zmm11, 0xf3         ;   385.5 p5      41 next
        vmovdqu64 [rbp + 5440], zmm12                ;   372.5 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm30                       ;   385.5         41 next copy
        vpternlogd zmm12, zmm11, zmm11, 0x3f         ;   386.0 p0      41 next
        vpandd zmm11, zmm23, zmm29                   ;   386.5 p5      41 next
        vpternlogd zmm30, zmm9, zmm20, 0xc6          ;   387.0 p0      41 next
        vpternlogd zmm30, zmm14, zmm6, 0xb4          ;   388.0 p5      41 next
        vpternlogd zmm3, zmm12, zmm20, 0x39          ;   388.0 p0      41 next
        vpternlogd zmm12, zmm1, zmm29, 0xd2          ;   388.5 p5      41 next
        vpternlogd zmm25, zmm12, zmm6, 0xc6          ;   389.5 p0      41 next
        vmovdqa64 zmm12, zmm5                        ;   340.0         41 next copy
        vpternlogd zmm12, zmm6, zmm29, 0x35          ;   389.5 p5      41 next
        vpternlogd zmm3, zmm12, zmm19, 0x96          ;   390.5 p0      41 next
        vmovdqu64 zmm12, [rbp + 4352]                ;   268.5 p2     108 r
        vpxord zmm12, zmm12, [rbp + 2944]            ;   390.5 p5+p3  108 r
        vpord zmm19, zmm19, zmm27                    ;   391.0 p0      41 next
        vpternlogd zmm16, zmm14, zmm5, 0x28          ;   391.5 p5      41 next
        vmovdqu64 zmm14, [rbp + 4608]                ;   271.0 p2     108 r
        vpxord zmm14, zmm14, [rbp + 3072]            ;   392.0 p0+p3  108 r
        vpternlogd zmm18, zmm15, zmm2, 0x96          ;   392.5 p5      41 next
        vpternlogd zmm28, zmm20, [rbp + 5376], 0x96  ;   393.0 p0+p2   41 next
        vpternlogd zmm21, zmm10, zmm23, 0x96         ;   393.5 p5      41 next
        vmovdqu64 zmm10, [rbp + 4800]                ;   276.0 p3     108 r
        vmovdqu64 zmm15, [rbp + 5184]                ;   281.5 p2     108 r
        vpxord zmm15, zmm15, [rbp + 3264]            ;   394.0 p0+p3  108 r
        vpternlogd zmm22, zmm27, [rbp + 4544], 0x69  ;   394.5 p5+p2   41 next
        vpternlogd zmm1, zmm0, zmm20, 0x28           ;   395.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 4416]                 ;   270.5 p3     108 r
        vpxord zmm0, zmm0, [rbp + 3008]              ;   395.5 p5+p2  108 r
        vpternlogd zmm16, zmm1, zmm17, 0x69          ;   396.0 p0      41 next
        vmovdqu64 zmm1, [rbp + 4672]                 ;   272.0 p3     108 r
        vpxord zmm1, zmm1, [rbp + 3136]              ;   396.5 p5+p2  108 r
        vmovdqu64 zmm17, [rbp + 4736]                ;   278.0 p3     108 r
        vpxord zmm17, zmm17, [rbp + 3200]            ;   397.0 p0+p2  108 r
        vmovdqu64 zmm20, [rbp + 4160]                ;   283.0 p3     108 r
        vpxord zmm10, zmm10, [rbp + 3392]            ;   397.5 p5+p2  108 r
        vpternlogd zmm13, zmm4, zmm6, 0x96           ;   398.0 p0      41 next
        vmovdqu64 zmm4, [rbp + 5248]                 ;   279.0 p3     108 r
        vpxord zmm4, zmm4, [rbp + 3456]              ;   398.5 p5+p2  108 r
        vpternlogd zmm8, zmm29, [rbp + 4480], 0x96   ;   399.0 p0+p3   41 next
        vmovdqu64 zmm6, [rbp + 4224]                 ;   269.0 p2     108 r
        vpxord zmm20, zmm20, [rbp + 3328]            ;   399.5 p5+p3  108 r
        vpternlogd zmm31, zmm9, zmm22, 0x96          ;   400.0 p0      41 next
        vmovdqu64 zmm9, [rbp + 4864]                 ;   274.5 p2     108 r
        vpxord zmm9, zmm9, [rbp + 3584]              ;   400.5 p5+p3  108 r
        vpternlogd zmm11, zmm30, zmm8, 0x96          ;   401.0 p0      41 next
        vmovdqu64 zmm23, [rbp + 5120]                ;   275.0 p2     108 r
        vpxord zmm23, zmm23, [rbp + 3648]            ;   401.5 p5+p3  108 r
        vmovdqu64 zmm27, [rbp + 4096]                ;   280.0 p2     108 r
        vpxord zmm27, zmm27, [rbp + 3840]            ;   402.0 p0+p3  108 r
        vpxord zmm26, zmm26, zmm28                   ;   402.5 p5      41 next
        vpxord zmm6, zmm6, [rbp + 3520]              ;   403.0 p0+p2  108 r
        vpternlogd zmm7, zmm5, [rbp + 5056], 0x96    ;   403.5 p5+p3   41 next
        vpternlogd zmm16, zmm29, zmm7, 0x96          ;   404.5 p0      41 next
        vmovdqu64 zmm5, [rbp + 4288]                 ;   275.5 p2     108 r
        vpxord zmm5, zmm5, [rbp + 3712]              ;   404.5 p5+p3  108 r
        vpternlogd zmm19, zmm25, zmm13, 0x96         ;   405.0 p0      41 next
        vmovdqu64 zmm25, [rbp + 4992]                ;   278.5 p2     108 r
        vpxord zmm25, zmm25, [rbp + 3776]            ;   405.5 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 4928]                ;   280.5 p2     108 r
        vpxord zmm29, zmm29, [rbp + 3904]            ;   406.0 p0+p3  108 r
        vmovdqu64 zmm30, [r9 + 704]                  ;   245.5 p2      50 next
        vpxord zmm30, zmm30, zmm12                   ;   406.5 p5      50 next
        vmovdqu64 [rbp + 5056], zmm12                ;   391.5 p8+p9  108 r spill
        vmovdqu64 zmm12, [r9 + 768]                  ;   246.2 p3      50 next
        vpxord zmm12, zmm12, zmm0                    ;   407.0 p0      50 next
        vmovdqu64 [rbp + 4480], zmm0                 ;   396.5 p7+p4  108 r spill
        vmovdqu64 zmm0, [r9 + 832]                   ;   247.2 p2      50 next
        vpxord zmm0, zmm0, zmm14                     ;   407.5 p5      50 next
        vmovdqu64 [rbp + 4544], zmm14                ;   393.0 p8+p9  108 r spill
        vmovdqu64 zmm14, [r9 + 896]                  ;   247.7 p3      50 next
        vpxord zmm14, zmm14, zmm1                    ;   408.0 p0      50 next
        vmovdqu64 [rbp + 5376], zmm1                 ;   397.5 p7+p4  108 r spill
        vmovdqu64 zmm1, [r9 + 960]                   ;   249.0 p2      50 next
        vpxord zmm1, zmm1, zmm17                     ;   408.5 p5      50 next
        vmovdqu64 [rbp + 4032], zmm17                ;   398.0 p8+p9  108 r spill
        vmovdqu64 zmm17, [r9]                        ;   249.5 p3      50 next
        vpxord zmm17, zmm17, zmm15                   ;   409.0 p0      50 next
        vmovdqu64 [rbp + 5504], zmm15                ;   395.0 p7+p4  108 r spill
        vmovdqu64 zmm15, [r9 + 64]                   ;   250.2 p2      50 next
        vmovdqu64 [rbp + 5312], zmm10                ;   398.5 p8+p9  108 r spill
        vpxord zmm15, zmm15, zmm20                   ;   409.5 p5      50 next
        vmovdqu64 [rbp + 3968], zmm20                ;   400.5 p7+p4  108 r spill
        vmovdqu64 zmm20, [r9 + 128]                  ;   252.5 p3      50 next
        vpxord zmm20, zmm20, zmm10                   ;   410.0 p0      50 next
        vmovdqu64 zmm10, [r9 + 192]                  ;   252.8 p2      50 next
        vpxord zmm10, zmm10, zmm4                    ;   410.5 p5      50 next
        vmovdqu64 [rbp + 5632], zmm4                 ;   399.5 p8+p9  108 r spill
        vmovdqu64 zmm4, [r9 + 256]                   ;   253.5 p3      50 next
        vpxord zmm4, zmm4, zmm6                      ;   411.0 p0      50 next
        vmovdqu64 [rbp + 5696], zmm6                 ;   404.0 p7+p4  108 r spill
        vmovdqu64 zmm6, [r9 + 320]                   ;   254.8 p2      50 next
        vpxord zmm6, zmm6, zmm9                      ;   411.5 p5      50 next
        vmovdqu64 [rbp + 5760], zmm9                 ;   401.5 p8+p9  108 r spill
        vmovdqu64 zmm9, [r9 + 384]                   ;   256.5 p3      50 next
        vpxord zmm9, zmm9, zmm23                     ;   412.0 p0      50 next
        vmovdqu64 [rbp + 5568], zmm23                ;   402.5 p7+p4  108 r spill
        vmovdqu64 zmm23, [r9 + 448]                  ;   258.5 p2      50 next
        vpxord zmm23, zmm23, zmm5                    ;   412.5 p5      50 next
        vmovdqu64 [rbp + 5824], zmm5                 ;   405.5 p8+p9  108 r spill
        vmovdqu64 zmm5, [r9 + 512]                   ;   259.8 p3      50 next
        vpxord zmm5, zmm5, zmm25                     ;   413.0 p0      50 next
        vmovdqu64 [rbp + 5888], zmm25                ;   406.5 p7+p4  108 r spill
        vmovdqu64 zmm25, [r9 + 576]                  ;   260.3 p2      50 next
        vpxord zmm25, zmm25, zmm27                   ;   413.5 p5      50 next
        vmovdqu64 [rbp + 5952], zmm27                ;   403.0 p8+p9  108 r spill
        vmovdqu64 zmm27, [r9 + 640]                  ;   261.0 p3      50 next
        vpxord zmm27, zmm27, zmm29                   ;   414.0 p0      50 next
        vmovdqu64 [rbp + 6016], zmm29                ;   407.0 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 1920]                ;   262.5 p2     108 r reload
        vpxord zmm3, zmm3, zmm21                     ;   414.5 p5      41 next
        vpternlogd zmm2, zmm29, [rbp + 4352], 0x96   ;   415.0 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 1984]                ;   263.8 p2     108 r reload
        vpternlogd zmm28, zmm29, [rbp + 4416], 0x96  ;   415.5 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 2048]                ;   265.5 p2     108 r reload
        vpternlogd zmm22, zmm29, [rbp + 4608], 0x96  ;   416.0 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 2112]                ;   266.5 p2     108 r reload
        vpternlogd zmm8, zmm29, [rbp + 4672], 0x96   ;   416.5 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 2368]                ;   267.5 p2     108 r reload
        vpternlogd zmm24, zmm29, [rbp + 4800], 0x96  ;   417.0 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 2176]                ;   268.5 p2     108 r reload
        vpternlogd zmm21, zmm29, [rbp + 4736], 0x96  ;   417.5 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 2240]                ;   269.5 p2     108 r reload
        vpternlogd zmm13, zmm29, [rbp + 5184], 0x96  ;   418.0 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 2304]                ;   270.5 p2     108 r reload
        vpternlogd zmm7, zmm29, [rbp + 4160], 0x96   ;   418.5 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 2496]                ;   271.5 p2     108 r reload
        vpternlogd zmm18, zmm29, [rbp + 4224], 0x96  ;   419.0 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 2560]                ;   272.5 p2     108 r reload
        vpternlogd zmm26, zmm29, [rbp + 4864], 0x96  ;   419.5 p5+p3  108 r
        vpxord zmm29, zmm9, zmm25                    ;   420.0 p0      41 next
        vmovdqu64 [rbp + 4864], zmm24                ;   418.0 p8+p9  108 r spill
        vmovdqa64 zmm24, zmm25                       ;   414.5         41 next copy
        vpternlogd zmm24, zmm4, zmm20, 0x28          ;   420.5 p5      41 next
        vmovdqu64 [rbp + 4224], zmm7                 ;   419.5 p7+p4  108 r spill
        vmovdqu64 zmm7, [rbp + 2624]                 ;   273.5 p2     108 r reload
        vpternlogd zmm31, zmm7, [rbp + 5120], 0x96   ;   421.0 p0+p3  108 r
        vmovdqa64 zmm7, zmm24                        ;   421.5         41 next copy
        vpternlogd zmm7, zmm5, zmm23, 0x87           ;   421.5 p5      41 next
        vmovdqu64 [rbp + 5120], zmm13                ;   419.0 p8+p9  108 r spill
        vpxord zmm13, zmm4, zmm27                    ;   422.0 p0      41 next
        vmovdqu64 [rbp + 4160], zmm21                ;   418.5 p7+p4  108 r spill
        vmovdqu64 zmm21, [rbp + 2688]                ;   274.5 p2     108 r reload
        vpternlogd zmm11, zmm21, [rbp + 4288], 0x96  ;   422.5 p5+p3  108 r
        vmovdqu64 [rbp + 4288], zmm8                 ;   417.5 p8+p9  108 r spill
        vpxord zmm8, zmm10, zmm4                     ;   423.0 p0      41 next
        vmovdqu64 [rbp + 4416], zmm18                ;   420.0 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm13                       ;   423.0         41 next copy
        vpternlogd zmm21, zmm7, zmm23, 0x93          ;   423.5 p5      41 next
        vpternlogd zmm21, zmm8, zmm25, 0x87          ;   424.5 p0      41 next
        vpternlogd zmm29, zmm21, zmm27, 0x6c         ;   425.5 p5      41 next
        vmovdqu64 [rbp + 5184], zmm22                ;   417.0 p8+p9  108 r spill
        vmovdqu64 zmm22, [rbp + 2752]                ;   275.5 p2     108 r reload
        vpternlogd zmm3, zmm22, [rbp + 4992], 0x96   ;   425.0 p0+p3  108 r
        vmovdqu64 [rbp + 4992], zmm28                ;   416.5 p7+p4  108 r spill
        vmovdqa64 zmm28, zmm6                        ;   412.5         41 next copy
        vpternlogd zmm28, zmm4, zmm10, 0x65          ;   425.5 p5      41 next
        vpxord zmm22, zmm10, zmm20                   ;   426.0 p0      41 next
        vpternlogd zmm28, zmm22, zmm20, 0x4b         ;   427.0 p5      41 next
        vmovdqu64 [rbp + 4736], zmm2                 ;   416.0 p8+p9  108 r spill
        vmovdqu64 zmm2, [rbp + 2816]                 ;   277.0 p2     108 r reload
        vpternlogd zmm19, zmm2, [rbp + 4096], 0x96   ;   427.0 p0+p3  108 r
        vmovdqa64 zmm2, zmm6                         ;   412.5         41 next copy
        vpternlogd zmm2, zmm4, zmm4, 0xc3            ;   427.5 p5      41 next
        vmovdqu64 [rbp + 4096], zmm19                ;   428.0 p7+p4  108 r spill
        vmovdqu64 zmm19, [rbp + 2880]                ;   278.7 p2     108 r reload
        vpternlogd zmm16, zmm19, [rbp + 4928], 0x96  ;   428.0 p0+p3  108 r
        vmovdqa64 zmm19, zmm23                       ;   413.5         41 next copy
        vpternlogd zmm19, zmm10, zmm20, 0x6c         ;   428.5 p5      41 next
        vmovdqu64 [rbp + 4928], zmm16                ;   429.0 p8+p9  108 r spill
        vmovdqa64 zmm16, zmm2                        ;   428.5         41 next copy
        vpternlogd zmm16, zmm28, zmm23, 0xc6         ;   429.0 p0      41 next
        vmovdqu64 [rbp + 4800], zmm3                 ;   426.0 p7+p4  108 r spill
        vmovdqa64 zmm3, zmm7                         ;   422.5         41 next copy
        vpternlogd zmm3, zmm9, zmm6, 0x78            ;   429.5 p5      41 next
        vmovdqu64 [rbp + 4672], zmm11                ;   423.5 p8+p9  108 r spill
        vpxord zmm11, zmm6, zmm5                     ;   430.0 p0      41 next
        vpternlogd zmm16, zmm11, zmm19, 0x96         ;   431.0 p5      41 next
        vmovdqu64 [rbp + 4608], zmm31                ;   422.0 p7+p4  108 r spill
        vpandd zmm31, zmm9, zmm22                    ;   431.0 p0      41 next
        vpternlogd zmm31, zmm16, zmm21, 0x69         ;   432.0 p5      41 next
        vmovdqu64 zmm16, [rbp + 5440]                ;   372.5 p2      41 next reload
        vmovdqu64 zmm21, [rbp + 2432]                ;   282.2 p3     108 r
        vpternlogd zmm21, zmm16, [rbp + 5248], 0x96  ;   432.0 p0+p2  108 r
        vpxord zmm16, zmm20, zmm5                    ;   432.5 p5      41 next
        vpternlogd zmm19, zmm16, zmm25, 0x78         ;   433.5 p0      41 next
        vmovdqu64 [rbp + 5248], zmm21                ;   433.0 p8+p9  108 r spill
        vpandd zmm21, zmm20, zmm27                   ;   433.5 p5      41 next
        vmovdqu64 [rbp + 5440], zmm26                ;   420.5 p7+p4  108 r spill
        vpternlogd zmm21, zmm25, zmm9, 0x87          ;   434.5 p0      41 next
        vpternlogd zmm22, zmm21, zmm5, 0x93          ;   435.5 p5      41 next
        vmovdqa64 zmm18, zmm16                       ;   433.5         41 next copy
        vpternlogd zmm18, zmm2, zmm27, 0x65          ;   435.0 p0      41 next
        vpternlogd zmm18, zmm25, zmm23, 0x87         ;   436.0 p5      41 next
        vpternlogd zmm21, zmm18, zmm3, 0x96          ;   437.0 p0      41 next
        vmovdqu64 [rbp + 4352], zmm21                ;   438.0 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm27                       ;   415.0         41 next copy
        vpternlogd zmm21, zmm25, zmm23, 0x95         ;   436.5 p5      41 next
        vmovdqu64 [rbp + 6080], zmm7                 ;   422.5 p7+p4   41 next spill
        vpandd zmm7, zmm4, zmm9                      ;   437.0 p0      41 next
        vmovdqu64 [rbp + 6144], zmm31                ;   433.0 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm22                       ;   436.5         41 next copy
        vpternlogd zmm31, zmm6, zmm20, 0xd2          ;   437.5 p5      41 next
        vpternlogd zmm7, zmm31, zmm21, 0x69          ;   438.5 p0      41 next
        vmovdqa64 zmm31, zmm2                        ;   428.5         41 next copy
        vpternlogd zmm31, zmm28, zmm13, 0x39         ;   438.5 p5      41 next
        vmovdqa64 zmm26, zmm8                        ;   424.0         41 next copy
        vpternlogd zmm26, zmm13, zmm4, 0x48          ;   439.0 p0      41 next
        vmovdqu64 [rbp + 6208], zmm26                ;   440.0 p7+p4   41 next spill
        vpandd zmm13, zmm13, zmm6                    ;   439.5 p5      41 next
        vmovdqu64 [rbp + 6272], zmm13                ;   440.5 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm26                       ;   440.0         41 next copy
        vpternlogd zmm13, zmm5, zmm6, 0x78           ;   440.0 p0      41 next
        vmovdqa64 zmm26, zmm13                       ;   441.0         41 next copy
        vpternlogd zmm5, zmm10, zmm10, 0xcf          ;   440.5 p5      41 next
        vpternlogd zmm26, zmm3, zmm3, 0xc3           ;   441.0 p0      41 next
        vpandd zmm3, zmm23, zmm9                     ;   441.5 p5      41 next
        vpternlogd zmm2, zmm10, zmm10, 0xcf          ;   442.0 p0      41 next
        vpxord zmm13, zmm13, zmm31                   ;   442.5 p5      41 next
        vpternlogd zmm21, zmm3, zmm27, 0x79          ;   443.0 p0      41 next
        vpternlogd zmm3, zmm18, zmm28, 0x69          ;   443.5 p5      41 next
        vpternlogd zmm2, zmm13, zmm19, 0x69          ;   444.0 p0      41 next
        vpandd zmm13, zmm25, zmm11                   ;   444.5 p5      41 next
        vpternlogd zmm25, zmm8, zmm4, 0xd2           ;   445.0 p0      41 next
        vpternlogd zmm8, zmm23, zmm25, 0x6a          ;   446.0 p5      41 next
        vmovdqa64 zmm23, zmm21                       ;   444.0         41 next copy
        vpternlogd zmm23, zmm9, zmm10, 0x87          ;   446.0 p0      41 next
        vpternlogd zmm23, zmm16, zmm27, 0x87         ;   447.0 p5      41 next
        vpternlogd zmm13, zmm23, zmm22, 0x96         ;   448.0 p0      41 next
        vpternlogd zmm8, zmm11, zmm9, 0x78           ;   447.5 p5      41 next
        vpternlogd zmm26, zmm21, zmm8, 0x96          ;   448.5 p0      41 next
        vpternlogd zmm26, zmm24, zmm20, 0x2d         ;   449.5 p5      41 next
        vpandd zmm10, zmm30, zmm15                   ;   449.0 p0      41 next
        vmovdqa64 zmm16, zmm15                       ;   410.5         41 next copy
        vpternlogd zmm16, zmm1, zmm14, 0x6a          ;   449.5 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   410.5         41 next copy
        vpternlogd zmm5, zmm8, zmm11, 0x96           ;   450.0 p0      41 next
        vmovdqa64 zmm8, zmm15                        ;   410.5         41 next copy
        vpternlogd zmm8, zmm12, zmm12, 0x3f          ;   450.5 p5      41 next
        vmovdqa64 zmm11, zmm14                       ;   409.0         41 next copy
        vpternlogd zmm3, zmm25, zmm4, 0x78           ;   451.0 p0      41 next
        vpternlogd zmm11, zmm0, zmm30, 0x6a          ;   451.5 p5      41 next
        vpternlogd zmm18, zmm17, zmm14, 0xc9         ;   452.0 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   450.5         41 next copy
        vpternlogd zmm20, zmm17, zmm0, 0x60          ;   452.5 p5      41 next
        vmovdqa64 zmm21, zmm1                        ;   409.5         41 next copy
        vpternlogd zmm21, zmm14, zmm30, 0x93         ;   453.0 p0      41 next
        vmovdqa64 zmm22, zmm11                       ;   452.5         41 next copy
        vpternlogd zmm22, zmm8, zmm1, 0x93           ;   453.5 p5      41 next
        vpternlogd zmm20, zmm22, zmm1, 0x39          ;   454.5 p0      41 next
        vmovdqa64 zmm23, zmm8                        ;   451.5         41 next copy
        vpternlogd zmm23, zmm17, zmm0, 0x87          ;   454.5 p5      41 next
        vpternlogd zmm20, zmm23, zmm10, 0x69         ;   455.5 p0      41 next
        vpternlogd zmm20, zmm8, zmm18, 0x4b          ;   456.5 p5      41 next
        vmovdqa64 zmm8, zmm1                         ;   409.5         41 next copy
        vmovdqa64 zmm25, zmm21                       ;   454.0         41 next copy
        vmovdqa64 zmm24, zmm1                        ;   409.5         41 next copy
        vpternlogd zmm20, zmm21, zmm12, 0x1e         ;   457.5 p0      41 next
        vpternlogd zmm16, zmm14, zmm30, 0x4b         ;   456.5 p5      41 next
        vmovdqa64 zmm28, zmm11                       ;   452.5         41 next copy
        vpternlogd zmm28, zmm15, zmm0, 0x78          ;   457.0 p0      41 next
        vpternlogd zmm25, zmm12, zmm30, 0x87         ;   457.5 p5      41 next
        vpternlogd zmm25, zmm16, zmm18, 0x78         ;   458.5 p0      41 next
        vpternlogd zmm21, zmm17, zmm14, 0x78         ;   458.5 p5      41 next
        vpternlogd zmm10, zmm17, zmm12, 0x87         ;   459.0 p0      41 next
        vpxord zmm8, zmm8, zmm21                     ;   459.5 p5      41 next
        vmovdqa64 zmm27, zmm17                       ;   410.0         41 next copy
        vpternlogd zmm27, zmm0, zmm30, 0x28          ;   460.0 p0      41 next
        vpxord zmm24, zmm24, zmm10                   ;   460.5 p5      41 next
        vpternlogd zmm24, zmm25, zmm0, 0xc6          ;   461.5 p0      41 next
        vpternlogd zmm16, zmm0, zmm12, 0x78          ;   461.5 p5      41 next
        vmovdqa64 zmm25, zmm23                       ;   455.5         41 next copy
        vpternlogd zmm25, zmm14, zmm30, 0x28         ;   462.0 p0      41 next
        vpternlogd zmm25, zmm16, zmm1, 0x2d          ;   463.0 p5      41 next
        vpternlogd zmm25, zmm28, zmm10, 0x69         ;   464.0 p0      41 next
        vpternlogd zmm27, zmm17, zmm1, 0x2d          ;   463.5 p5      41 next
        vpternlogd zmm27, zmm15, zmm14, 0x87         ;   464.5 p0      41 next
        vpternlogd zmm28, zmm27, zmm12, 0xd2         ;   465.5 p5      41 next
        vpternlogd zmm28, zmm11, zmm17, 0xb4         ;   466.5 p0      41 next
        vpternlogd zmm28, zmm1, zmm14, 0x78          ;   467.5 p5      41 next
        vpternlogd zmm29, zmm6, zmm30, 0x96          ;   466.0 p0      41 next
        vmovdqa64 zmm6, zmm15                        ;   410.5         41 next copy
        vpternlogd zmm6, zmm17, zmm14, 0x35          ;   466.5 p5      41 next
        vpternlogd zmm18, zmm11, zmm30, 0x39         ;   467.0 p0      41 next
        vpternlogd zmm27, zmm30, zmm30, 0x3f         ;   467.5 p5      41 next
        vmovdqa64 zmm11, zmm27                       ;   468.5         41 next copy
        vpternlogd zmm11, zmm16, zmm14, 0xd2         ;   468.5 p0      41 next
        vpternlogd zmm27, zmm8, zmm12, 0x2d          ;   468.5 p5      41 next
        vpternlogd zmm8, zmm23, zmm15, 0xb4          ;   469.0 p0      41 next
        vpternlogd zmm27, zmm6, zmm22, 0x96          ;   469.5 p5      41 next
        vmovdqu64 zmm6, [rbp + 6144]                 ;   433.0 p3      41 next
        vpternlogd zmm6, zmm12, [rbp + 6080], 0x96   ;   470.0 p0+p2   41 next
        vpternlogd zmm16, zmm10, zmm12, 0x28         ;   470.5 p5      41 next
        vpternlogd zmm8, zmm11, zmm17, 0xc6          ;   471.0 p0      41 next
        vmovdqu64 zmm11, [r11 + 9280]                ;   316.7 p3      44 next
        vpternlogd zmm8, zmm22, zmm0, 0x1e           ;   472.0 p5      41 next
        vpternlogd zmm13, zmm4, zmm17, 0x96          ;   472.0 p0      41 next
        vpternlogd zmm19, zmm0, [rbp + 4352], 0x69   ;   472.5 p5+p2   41 next
        vmovdqu64 zmm0, [r11 + 9344]                 ;   318.8 p3      44 next
        vpternlogd zmm2, zmm9, zmm1, 0x96            ;   473.0 p0      41 next
        vmovdqu64 zmm1, [r11 + 9408]                 ;   319.5 p2      44 next
        vpternlogd zmm16, zmm18, zmm15, 0x87         ;   473.5 p5      41 next
        vmovdqu64 zmm10, [r11 + 9216]                ;   320.2 p3      44 next
        vmovdqu64 zmm9, [r11 + 9472]                 ;   321.0 p2      44 next
        vpternlogd zmm7, zmm14, [rbp + 6208], 0x96   ;   474.0 p0+p3   41 next
        vpternlogd zmm16, zmm21, zmm14, 0x96         ;   474.5 p5      41 next
        vmovdqu64 zmm4, [r11 + 9536]                 ;   322.0 p2      44 next
        vpternlogd zmm28, zmm7, [r11 + 9984], 0x96   ;   475.0 p0+p3   44 next
        vmovdqu64 zmm14, [r11 + 9664]                ;   323.0 p2      44 next
        vpternlogd zmm26, zmm15, [rbp + 6272], 0x96  ;   475.5 p5+p3   41 next
        vpternlogd zmm20, zmm29, [r11 + 9792], 0x96  ;   476.0 p0+p2   44 next
        vmovdqu64 zmm12, [r11 + 9600]                ;   326.0 p3      44 next
        vpxord zmm1, zmm1, zmm7                      ;   476.5 p5      44 next
        vpternlogd zmm27, zmm2, [r11 + 10048], 0x96  ;   477.0 p0+p2   44 next
        vpternlogd zmm8, zmm13, [r11 + 10112], 0x96  ;   477.5 p5+p3   44 next
        vpxord zmm11, zmm11, zmm6                    ;   478.0 p0      44 next
        vpternlogd zmm16, zmm26, [r11 + 10176], 0x96 ;   478.5 p5+p2   44 next
        vpxord zmm14, zmm14, zmm3                    ;   479.0 p0      44 next
        vmovdqa64 zmm3, zmm14                        ;   480.0         41 next copy
        vpternlogd zmm5, zmm31, [r11 + 9728], 0x96   ;   479.5 p5+p3   44 next
        vpxord zmm4, zmm4, zmm13                     ;   480.0 p0      44 next
        vpxord zmm12, zmm12, zmm26                   ;   480.5 p5      44 next
        vpternlogd zmm24, zmm6, [r11 + 9856], 0x96   ;   481.0 p0+p2   44 next
        vpxord zmm9, zmm9, zmm2                      ;   481.5 p5      44 next
        vpternlogd zmm25, zmm19, [r11 + 9920], 0x96  ;   482.0 p0+p3   44 next
        vpxord zmm0, zmm0, zmm19                     ;   482.5 p5      44 next
        vpxord zmm10, zmm10, zmm29                   ;   483.0 p0      44 next
        vpxord zmm2, zmm14, zmm9                     ;   483.5 p5      41 next
        vpternlogd zmm3, zmm0, zmm10, 0x28           ;   484.0 p0      41 next
        vmovdqa64 zmm6, zmm3                         ;   485.0         41 next copy
        vpxord zmm7, zmm0, zmm5                      ;   484.5 p5      41 next
        vpternlogd zmm6, zmm12, zmm4, 0x87           ;   485.0 p0      41 next
        vmovdqa64 zmm13, zmm7                        ;   485.5         41 next copy
        vpxord zmm15, zmm0, zmm11                    ;   485.5 p5      41 next
        vpxord zmm17, zmm10, zmm11                   ;   486.0 p0      41 next
        vmovdqa64 zmm18, zmm1                        ;   477.5         41 next copy
        vpternlogd zmm18, zmm0, zmm11, 0x65          ;   486.5 p5      41 next
        vpternlogd zmm18, zmm17, zmm10, 0x4b         ;   487.5 p0      41 next
        vmovdqa64 zmm19, zmm1                        ;   477.5         41 next copy
        vmovdqa64 zmm21, zmm4                        ;   481.0         41 next copy
        vpternlogd zmm21, zmm11, zmm10, 0x6c         ;   487.5 p5      41 next
        vmovdqa64 zmm23, zmm6                        ;   486.0         41 next copy
        vpternlogd zmm23, zmm9, zmm1, 0x78           ;   488.0 p0      41 next
        vpxord zmm26, zmm1, zmm12                    ;   488.5 p5      41 next
        vpandd zmm29, zmm9, zmm17                    ;   489.0 p0      41 next
        vpternlogd zmm13, zmm6, zmm4, 0x93           ;   489.5 p5      41 next
        vpternlogd zmm13, zmm15, zmm14, 0x87         ;   490.5 p0      41 next
        vpternlogd zmm2, zmm13, zmm5, 0x6c           ;   491.5 p5      41 next
        vpandd zmm30, zmm14, zmm9                    ;   491.0 p0      41 next
        vpternlogd zmm30, zmm5, zmm10, 0x87          ;   492.0 p5      41 next
        vpternlogd zmm17, zmm30, zmm12, 0x93         ;   493.0 p0      41 next
        vpternlogd zmm3, zmm10, zmm10, 0xf3          ;   492.5 p5      41 next
        vpternlogd zmm19, zmm0, zmm0, 0xc3           ;   493.0 p0      41 next
        vmovdqa64 zmm22, zmm19                       ;   494.0         41 next copy
        vpternlogd zmm22, zmm18, zmm4, 0xc6          ;   494.0 p5      41 next
        vpternlogd zmm22, zmm26, zmm21, 0x96         ;   495.0 p0      41 next
        vpternlogd zmm29, zmm22, zmm13, 0x69         ;   496.0 p5      41 next
        vpxord zmm13, zmm10, zmm12                   ;   495.0 p0      41 next
        vpternlogd zmm21, zmm13, zmm14, 0x78         ;   496.0 p5      41 next
        vpandd zmm22, zmm11, zmm7                    ;   496.0 p0      41 next
        vmovdqa64 zmm31, zmm13                       ;   496.0         41 next copy
        vpternlogd zmm31, zmm19, zmm5, 0x65          ;   496.5 p5      41 next
        vpternlogd zmm31, zmm14, zmm4, 0x87          ;   497.5 p0      41 next
        vpternlogd zmm30, zmm31, zmm23, 0x96         ;   498.5 p5      41 next
        vpternlogd zmm10, zmm17, zmm1, 0x9c          ;   498.0 p0      41 next
        vmovdqu64 [rbp + 6272], zmm30                ;   499.5 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm5                        ;   480.5         41 next copy
        vpandd zmm13, zmm13, zmm5                    ;   498.5 p5      41 next
        vpternlogd zmm30, zmm14, zmm4, 0x95          ;   499.0 p0      41 next
        vpternlogd zmm17, zmm26, zmm14, 0x87         ;   499.5 p5      41 next
        vpternlogd zmm14, zmm0, zmm11, 0x78          ;   500.0 p0      41 next
        vpternlogd zmm15, zmm14, zmm4, 0x6c          ;   501.0 p5      41 next
        vpandd zmm4, zmm4, zmm9                      ;   501.0 p0      41 next
        vpternlogd zmm5, zmm4, zmm30, 0x6b           ;   502.0 p5      41 next
        vpternlogd zmm15, zmm26, zmm9, 0x78          ;   502.0 p0      41 next
        vpandd zmm26, zmm0, zmm9                     ;   502.5 p5      41 next
        vpternlogd zmm4, zmm31, zmm18, 0x69          ;   503.0 p0      41 next
        vpternlogd zmm26, zmm30, zmm10, 0x69         ;   503.5 p5      41 next
        vmovdqa64 zmm10, zmm19                       ;   494.0         41 next copy
        vpternlogd zmm10, zmm18, zmm7, 0x39          ;   504.0 p0      41 next
        vpternlogd zmm19, zmm11, zmm11, 0xcf         ;   504.5 p5      41 next
        vmovdqa64 zmm30, zmm22                       ;   497.0         41 next copy
        vpternlogd zmm4, zmm14, zmm0, 0x78           ;   505.0 p0      41 next
        vpternlogd zmm30, zmm12, zmm1, 0x78          ;   505.5 p5      41 next
        vpxord zmm18, zmm10, zmm30                   ;   506.5 p0      41 next
        vpternlogd zmm19, zmm18, zmm21, 0x69         ;   507.5 p5      41 next
        vmovdqa64 zmm18, zmm5                        ;   503.0         41 next copy
        vpternlogd zmm5, zmm30, zmm23, 0x69          ;   507.0 p0      41 next
        vpternlogd zmm18, zmm9, zmm11, 0x87          ;   507.5 p5      41 next
        vpternlogd zmm17, zmm13, zmm18, 0x96         ;   508.5 p0      41 next
        vpandd zmm7, zmm7, zmm1                      ;   508.5 p5      41 next
        vpternlogd zmm12, zmm11, zmm1, 0x95          ;   509.0 p0      41 next
        vpternlogd zmm12, zmm15, zmm10, 0x96         ;   510.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm12                ;   511.0 p8+p9   41 next spill
        vpternlogd zmm3, zmm5, zmm15, 0x96           ;   510.0 p0      41 next
        vpandd zmm5, zmm20, zmm16                    ;   510.5 p5      41 next
        vmovdqa64 zmm10, zmm16                       ;   479.5         41 next copy
        vpternlogd zmm10, zmm27, zmm28, 0x6a         ;   511.0 p0      41 next
        vmovdqa64 zmm11, zmm16                       ;   479.5         41 next copy
        vmovdqa64 zmm13, zmm28                       ;   476.0         41 next copy
        vmovdqa64 zmm14, zmm10                       ;   512.0         41 next copy
        vpternlogd zmm10, zmm28, zmm20, 0x4b         ;   512.0 p5      41 next
        vpternlogd zmm14, zmm8, zmm25, 0x60          ;   512.0 p0      41 next
        vmovdqa64 zmm15, zmm16                       ;   479.5         41 next copy
        vpternlogd zmm15, zmm8, zmm28, 0xc9          ;   512.5 p5      41 next
        vmovdqa64 zmm18, zmm27                       ;   478.0         41 next copy
        vpternlogd zmm18, zmm28, zmm20, 0x93         ;   513.0 p0      41 next
        vpternlogd zmm11, zmm24, zmm24, 0x3f         ;   513.5 p5      41 next
        vmovdqa64 zmm30, zmm11                       ;   514.5         41 next copy
        vpternlogd zmm30, zmm8, zmm25, 0x87          ;   514.5 p0      41 next
        vpternlogd zmm13, zmm25, zmm20, 0x6a         ;   514.5 p5      41 next
        vmovdqa64 zmm23, zmm13                       ;   515.5         41 next copy
        vpternlogd zmm23, zmm11, zmm27, 0x93         ;   515.5 p0      41 next
        vpternlogd zmm14, zmm23, zmm27, 0x39         ;   516.5 p5      41 next
        vpternlogd zmm14, zmm30, zmm5, 0x69          ;   517.5 p0      41 next
        vpternlogd zmm14, zmm11, zmm15, 0x4b         ;   518.5 p5      41 next
        vpternlogd zmm14, zmm18, zmm24, 0x1e         ;   519.5 p0      41 next
        vmovdqa64 zmm11, zmm27                       ;   478.0         41 next copy
        vpternlogd zmm2, zmm1, zmm20, 0x96           ;   517.5 p5      41 next
        vmovdqa64 zmm1, zmm8                         ;   478.5         41 next copy
        vpternlogd zmm5, zmm8, zmm24, 0x87           ;   518.0 p0      41 next
        vpternlogd zmm1, zmm25, zmm20, 0x28          ;   518.5 p5      41 next
        vpternlogd zmm1, zmm8, zmm27, 0x2d           ;   519.5 p0      41 next
        vpternlogd zmm1, zmm16, zmm28, 0x87          ;   520.5 p5      41 next
        vpternlogd zmm29, zmm6, zmm24, 0x96          ;   520.0 p0      41 next
        vmovdqa64 zmm6, zmm5                         ;   519.0         41 next copy
        vmovdqa64 zmm12, zmm1                        ;   521.5         41 next copy
        vpternlogd zmm12, zmm20, zmm20, 0x3f         ;   521.5 p5      41 next
        vmovdqa64 zmm31, zmm18                       ;   514.0         41 next copy
        vpternlogd zmm31, zmm24, zmm20, 0x87         ;   521.0 p0      41 next
        vpternlogd zmm31, zmm10, zmm15, 0x78         ;   522.0 p5      41 next
        vpternlogd zmm18, zmm8, zmm28, 0x78          ;   522.0 p0      41 next
        vpxord zmm11, zmm11, zmm18                   ;   523.0 p5      41 next
        vpternlogd zmm10, zmm25, zmm24, 0x78         ;   523.0 p0      41 next
        vpternlogd zmm6, zmm11, zmm18, 0x96          ;   524.0 p5      41 next
        vpternlogd zmm6, zmm31, zmm25, 0xc6          ;   525.0 p0      41 next
        vmovdqa64 zmm31, zmm30                       ;   515.5         41 next copy
        vpternlogd zmm31, zmm28, zmm20, 0x28         ;   524.5 p5      41 next
        vpternlogd zmm31, zmm10, zmm27, 0x2d         ;   525.5 p0      41 next
        vpternlogd zmm15, zmm13, zmm20, 0x39         ;   525.5 p5      41 next
        vpternlogd zmm30, zmm11, zmm16, 0x9c         ;   526.0 p0      41 next
        vmovdqa64 zmm20, zmm13                       ;   515.5         41 next copy
        vpternlogd zmm20, zmm16, zmm25, 0x78         ;   526.5 p5      41 next
        vpternlogd zmm1, zmm20, zmm24, 0xc6          ;   527.5 p0      41 next
        vpternlogd zmm1, zmm13, zmm8, 0xb4           ;   528.5 p5      41 next
        vmovdqu64 zmm13, [rbp + 4736]                ;   416.0 p2      50 next
        vpxord zmm13, zmm13, [r10 + 512]             ;   528.0 p0+p3   50 next
        vpternlogd zmm1, zmm27, zmm28, 0x78          ;   529.5 p5      41 next
        vpternlogd zmm11, zmm12, zmm24, 0x39         ;   529.0 p0      41 next
        vpternlogd zmm12, zmm10, zmm28, 0xd2         ;   529.5 p5      41 next
        vpternlogd zmm26, zmm22, zmm28, 0x96         ;   530.0 p0      41 next
        vpternlogd zmm21, zmm25, [rbp + 6272], 0x69  ;   530.5 p5+p2   41 next
        vpternlogd zmm10, zmm5, zmm24, 0x28          ;   531.0 p0      41 next
        vmovdqu64 zmm24, [rbp + 4288]                ;   417.5 p3      50 next
        vpxord zmm24, zmm24, [r10 + 704]             ;   531.5 p5+p2   50 next
        vpternlogd zmm30, zmm12, zmm8, 0xc6          ;   532.0 p0      41 next
        vmovdqu64 zmm12, [rbp + 4160]                ;   418.5 p3      50 next
        vpternlogd zmm30, zmm23, zmm25, 0x1e         ;   533.0 p5      41 next
        vpternlogd zmm19, zmm9, zmm27, 0x96          ;   533.0 p0      41 next
        vmovdqu64 zmm9, [rbp + 4224]                 ;   419.5 p2      50 next
        vpxord zmm9, zmm9, [r10 + 896]               ;   533.5 p5+p3   50 next
        vmovdqu64 zmm27, [rbp + 4864]                ;   418.0 p2      50 next
        vpxord zmm27, zmm27, [r10 + 960]             ;   534.0 p0+p3   50 next
        vmovdqu64 zmm22, [rbp + 5248]                ;   433.0 p2      50 next
        vpxord zmm22, zmm22, [r10]                   ;   534.5 p5+p3   50 next
        vmovdqu64 zmm25, [rbp + 4416]                ;   420.0 p2      50 next
        vpternlogd zmm17, zmm0, zmm8, 0x96           ;   535.0 p0      41 next
        vpternlogd zmm10, zmm15, zmm16, 0x87         ;   535.5 p5      41 next
        vmovdqu64 zmm0, [rbp + 5440]                 ;   420.5 p3      50 next
        vpxord zmm0, zmm0, [r10 + 128]               ;   536.0 p0+p2   50 next
        vpternlogd zmm10, zmm18, zmm28, 0x96         ;   536.5 p5      41 next
        vpternlogd zmm31, zmm20, zmm5, 0x69          ;   537.0 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   479.5         41 next copy
        vpternlogd zmm20, zmm8, zmm28, 0x35          ;   537.5 p5      41 next
        vpternlogd zmm11, zmm20, zmm23, 0x96         ;   538.5 p0      41 next
        vmovdqu64 zmm20, [rbp + 4992]                ;   416.5 p3      50 next
        vpxord zmm20, zmm20, [r10 + 576]             ;   538.5 p5+p2   50 next
        vmovdqu64 zmm8, [rbp + 4608]                 ;   422.0 p3      50 next
        vmovdqu64 zmm5, [rbp + 5184]                 ;   417.0 p2      50 next
        vpxord zmm5, zmm5, [r10 + 640]               ;   539.0 p0+p3   50 next
        vmovdqu64 zmm23, [rbp + 5120]                ;   419.0 p2      50 next
        vmovdqu64 zmm15, [rbp + 4672]                ;   423.5 p3      50 next
        vpxord zmm15, zmm15, [r10 + 256]             ;   539.5 p5+p2   50 next
        vpxord zmm8, zmm8, [r10 + 192]               ;   540.0 p0+p3   50 next
        vpternlogd zmm7, zmm3, zmm16, 0x96           ;   540.5 p5      41 next
        vpternlogd zmm10, zmm7, [rbp + 4928], 0x96   ;   541.5 p0+p2   50 next
        vmovdqu64 zmm3, [rbp + 4800]                 ;   426.0 p3      50 next
        vmovdqu64 zmm16, [rbp + 4096]                ;   428.0 p2      50 next
        vpxord zmm16, zmm16, [r10 + 384]             ;   541.5 p5+p3   50 next
        vpxord zmm3, zmm3, [r10 + 320]               ;   542.0 p0+p2   50 next
        vmovdqu64 zmm18, [rbp + 4928]                ;   429.0 p3      50 next
        vpxord zmm18, zmm18, [r10 + 448]             ;   542.5 p5+p2   50 next
        vmovdqu64 zmm28, [rbp + 4416]                ;   420.0 p3     108 r reload
        vpternlogd zmm14, zmm2, zmm28, 0x96          ;   543.0 p0      50 next
        vpxord zmm23, zmm23, [r10 + 832]             ;   543.5 p5+p2   50 next
        vmovdqu64 [rbp + 6336], zmm2                 ;   518.5 p7+p4   41 next spill
        vpternlogd zmm6, zmm29, [rbp + 5440], 0x96   ;   544.0 p0+p3   50 next
        vpxord zmm25, zmm25, [r10 + 64]              ;   544.5 p5+p2   50 next
        vpternlogd zmm31, zmm21, [rbp + 4608], 0x96  ;   545.0 p0+p3   50 next
        vpxord zmm12, zmm12, [r10 + 768]             ;   545.5 p5+p2   50 next
        vmovdqu64 [rbp + 6400], zmm21                ;   531.5 p8+p9   41 next spill
        vpternlogd zmm11, zmm19, [rbp + 4800], 0x96  ;   546.0 p0+p3   50 next
        vpternlogd zmm30, zmm17, [rbp + 4096], 0x96  ;   546.5 p5+p2   50 next
        vmovdqu64 [rbp + 6464], zmm6                 ;   545.0 p7+p4   50 next spill
        vpxord zmm6, zmm27, zmm22                    ;   547.0 p0      41 next
        vmovdqu64 [rbp + 6528], zmm29                ;   521.0 p8+p9   41 next spill
        vpandd zmm29, zmm8, zmm6                     ;   548.0 p5      41 next
        vpxord zmm28, zmm8, zmm16                    ;   548.0 p0      41 next
        vmovdqu64 [rbp + 6272], zmm10                ;   542.5 p7+p4   50 next spill
        vmovdqu64 [rbp + 6592], zmm4                 ;   506.0 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm0                         ;   537.0         41 next copy
        vpternlogd zmm1, zmm26, [rbp + 4672], 0x96   ;   548.5 p5+p3   50 next
        vpternlogd zmm4, zmm25, zmm25, 0xc3          ;   549.0 p0      41 next
        vmovdqu64 [rbp + 6656], zmm14                ;   544.0 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm0                        ;   537.0         41 next copy
        vmovdqu64 [rbp + 6720], zmm7                 ;   541.5 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm15                        ;   540.5         41 next copy
        vpternlogd zmm14, zmm25, zmm22, 0x65         ;   549.5 p5      41 next
        vpternlogd zmm14, zmm6, zmm27, 0x4b          ;   550.5 p0      41 next
        vpternlogd zmm7, zmm22, zmm27, 0x6c          ;   550.5 p5      41 next
        vmovdqu64 [rbp + 6784], zmm17                ;   536.0 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm4                        ;   550.0         41 next copy
        vpternlogd zmm17, zmm14, zmm15, 0xc6         ;   551.5 p0      41 next
        vmovdqu64 [rbp + 6848], zmm26                ;   531.0 p8+p9   41 next spill
        vpxord zmm26, zmm0, zmm3                     ;   551.5 p5      41 next
        vpternlogd zmm17, zmm26, zmm7, 0x96          ;   552.5 p0      41 next
        vmovdqa64 zmm10, zmm16                       ;   542.5         41 next copy
        vpternlogd zmm10, zmm25, zmm27, 0x28         ;   552.5 p5      41 next
        vmovdqu64 [rbp + 4352], zmm30                ;   547.5 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm10                       ;   553.5         41 next copy
        vpternlogd zmm30, zmm3, zmm15, 0x87          ;   553.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm11                ;   547.0 p8+p9   50 next spill
        vpxord zmm11, zmm25, zmm18                   ;   553.5 p5      41 next
        vmovdqu64 [rbp + 6144], zmm1                 ;   549.5 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm11                        ;   554.5         41 next copy
        vpternlogd zmm1, zmm30, zmm15, 0x93          ;   554.5 p0      41 next
        vmovdqu64 [rbp + 6912], zmm31                ;   546.0 p8+p9   50 next spill
        vpxord zmm31, zmm22, zmm25                   ;   554.5 p5      41 next
        vpternlogd zmm1, zmm31, zmm16, 0x87          ;   555.5 p0      41 next
        vpternlogd zmm28, zmm1, zmm18, 0x6c          ;   556.5 p5      41 next
        vmovdqu64 [rbp + 6976], zmm19                ;   534.0 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm30                       ;   554.5         41 next copy
        vpternlogd zmm19, zmm8, zmm0, 0x78           ;   556.0 p0      41 next
        vpternlogd zmm10, zmm27, zmm27, 0xf3         ;   556.5 p5      41 next
        vpxord zmm21, zmm27, zmm3                    ;   557.0 p0      41 next
        vpternlogd zmm29, zmm17, zmm1, 0x69          ;   557.5 p5      41 next
        vmovdqa64 zmm1, zmm31                        ;   555.5         41 next copy
        vpternlogd zmm1, zmm11, zmm25, 0x48          ;   558.0 p0      41 next
        vpandd zmm17, zmm8, zmm16                    ;   558.5 p5      41 next
        vpternlogd zmm17, zmm18, zmm27, 0x87         ;   559.5 p0      41 next
        vpternlogd zmm6, zmm17, zmm3, 0x93           ;   560.5 p5      41 next
        vpternlogd zmm27, zmm6, zmm0, 0x9c           ;   561.5 p0      41 next
        vpternlogd zmm6, zmm26, zmm16, 0x87          ;   561.5 p5      41 next
        vmovdqa64 zmm2, zmm21                        ;   558.0         41 next copy
        vpternlogd zmm2, zmm4, zmm18, 0x65           ;   561.0 p0      41 next
        vpternlogd zmm2, zmm16, zmm15, 0x87          ;   562.0 p5      41 next
        vpternlogd zmm17, zmm2, zmm19, 0x96          ;   563.0 p0      41 next
        vmovdqu64 [rbp + 7040], zmm17                ;   564.0 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm18                       ;   543.5         41 next copy
        vpternlogd zmm17, zmm16, zmm15, 0x95         ;   562.5 p5      41 next
        vpternlogd zmm7, zmm21, zmm16, 0x78          ;   563.0 p0      41 next
        vpternlogd zmm16, zmm25, zmm22, 0x78         ;   563.5 p5      41 next
        vpternlogd zmm31, zmm16, zmm15, 0x6c         ;   564.5 p0      41 next
        vpandd zmm15, zmm15, zmm8                    ;   564.5 p5      41 next
        vpternlogd zmm31, zmm26, zmm8, 0x78          ;   565.5 p0      41 next
        vpandd zmm21, zmm21, zmm18                   ;   565.5 p5      41 next
        vpternlogd zmm18, zmm15, zmm17, 0x6b         ;   566.0 p0      41 next
        vpternlogd zmm15, zmm2, zmm14, 0x69          ;   566.5 p5      41 next
        vpandd zmm2, zmm25, zmm8                     ;   567.0 p0      41 next
        vpternlogd zmm2, zmm17, zmm27, 0x69          ;   568.0 p5      41 next
        vpternlogd zmm14, zmm4, zmm11, 0x2d          ;   568.0 p0      41 next
        vpternlogd zmm4, zmm22, zmm22, 0xcf          ;   568.5 p5      41 next
        vmovdqa64 zmm17, zmm1                        ;   559.0         41 next copy
        vpternlogd zmm17, zmm3, zmm0, 0x78           ;   569.0 p0      41 next
        vpxord zmm27, zmm14, zmm17                   ;   570.0 p5      41 next
        vpternlogd zmm4, zmm27, zmm7, 0x69           ;   571.0 p0      41 next
        vmovdqa64 zmm27, zmm18                       ;   567.0         41 next copy
        vpternlogd zmm27, zmm8, zmm22, 0x87          ;   570.5 p5      41 next
        vpternlogd zmm6, zmm21, zmm27, 0x96          ;   571.5 p0      41 next
        vmovdqa64 zmm21, zmm9                        ;   534.5         41 next copy
        vpternlogd zmm21, zmm23, zmm24, 0xc9         ;   571.5 p5      41 next
        vpternlogd zmm18, zmm17, zmm19, 0x69         ;   572.0 p0      41 next
        vpandd zmm11, zmm0, zmm11                    ;   572.5 p5      41 next
        vpternlogd zmm3, zmm22, zmm22, 0xcf          ;   573.0 p0      41 next
        vpternlogd zmm10, zmm18, zmm31, 0x96         ;   573.5 p5      41 next
        vpandd zmm17, zmm13, zmm9                    ;   574.0 p0      41 next
        vpternlogd zmm3, zmm31, zmm26, 0x96          ;   574.5 p5      41 next
        vmovdqa64 zmm18, zmm9                        ;   534.5         41 next copy
        vpternlogd zmm18, zmm20, zmm20, 0x3f         ;   575.0 p0      41 next
        vmovdqa64 zmm31, zmm18                       ;   576.0         41 next copy
        vpternlogd zmm15, zmm16, zmm25, 0x2d         ;   575.5 p5      41 next
        vmovdqa64 zmm16, zmm9                        ;   534.5         41 next copy
        vpternlogd zmm16, zmm12, zmm24, 0x6a         ;   576.0 p0      41 next
        vmovdqa64 zmm19, zmm24                       ;   532.5         41 next copy
        vpternlogd zmm19, zmm5, zmm13, 0x6a          ;   576.5 p5      41 next
        vmovdqa64 zmm22, zmm16                       ;   577.0         41 next copy
        vmovdqa64 zmm26, zmm12                       ;   546.5         41 next copy
        vpternlogd zmm26, zmm24, zmm13, 0x93         ;   577.0 p0      41 next
        vmovdqa64 zmm27, zmm19                       ;   577.5         41 next copy
        vpternlogd zmm27, zmm18, zmm12, 0x93         ;   577.5 p5      41 next
        vpternlogd zmm22, zmm23, zmm5, 0x60          ;   578.0 p0      41 next
        vpternlogd zmm22, zmm27, zmm12, 0x39         ;   579.0 p5      41 next
        vpternlogd zmm31, zmm23, zmm5, 0x87          ;   579.0 p0      41 next
        vpternlogd zmm22, zmm31, zmm17, 0x69         ;   580.0 p5      41 next
        vpternlogd zmm16, zmm24, zmm13, 0x4b         ;   580.0 p0      41 next
        vpternlogd zmm17, zmm23, zmm20, 0x87         ;   580.5 p5      41 next
        vpternlogd zmm28, zmm0, zmm13, 0x96          ;   581.0 p0      41 next
        vpxord zmm0, zmm12, zmm17                    ;   581.5 p5      41 next
        vpternlogd zmm29, zmm30, zmm20, 0x96         ;   582.0 p0      41 next
        vmovdqa64 zmm30, zmm26                       ;   578.0         41 next copy
        vpternlogd zmm30, zmm20, zmm13, 0x87         ;   582.5 p5      41 next
        vpternlogd zmm30, zmm16, zmm21, 0x78         ;   583.5 p0      41 next
        vpternlogd zmm0, zmm30, zmm5, 0xc6           ;   584.5 p5      41 next
        vmovdqa64 zmm30, zmm23                       ;   544.5         41 next copy
        vpternlogd zmm30, zmm5, zmm13, 0x28          ;   584.0 p0      41 next
        vpternlogd zmm30, zmm23, zmm12, 0x2d         ;   585.0 p5      41 next
        vpternlogd zmm22, zmm18, zmm21, 0x4b         ;   585.0 p0      41 next
        vmovdqa64 zmm18, zmm12                       ;   546.5         41 next copy
        vpternlogd zmm22, zmm26, zmm20, 0x1e         ;   586.0 p5      41 next
        vpternlogd zmm26, zmm23, zmm24, 0x78         ;   586.0 p0      41 next
        vpxord zmm18, zmm18, zmm26                   ;   587.0 p5      41 next
        vpternlogd zmm30, zmm9, zmm24, 0x87          ;   587.0 p0      41 next
        vpternlogd zmm21, zmm19, zmm13, 0x39         ;   587.5 p5      41 next
        vpternlogd zmm2, zmm1, zmm24, 0x96           ;   588.0 p0      41 next
        vmovdqa64 zmm1, zmm31                        ;   580.0         41 next copy
        vpternlogd zmm1, zmm24, zmm13, 0x28          ;   588.5 p5      41 next
        vmovdqu64 [rbp + 7104], zmm14                ;   569.0 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm30                       ;   588.0         41 next copy
        vpternlogd zmm14, zmm13, zmm13, 0x3f         ;   589.0 p0      41 next
        vmovdqa64 zmm13, zmm19                       ;   577.5         41 next copy
        vpternlogd zmm13, zmm9, zmm5, 0x78           ;   589.5 p5      41 next
        vpternlogd zmm30, zmm13, zmm20, 0xc6         ;   590.5 p0      41 next
        vpternlogd zmm30, zmm19, zmm23, 0xb4         ;   591.5 p5      41 next
        vpternlogd zmm30, zmm12, zmm24, 0x78         ;   592.5 p0      41 next
        vpternlogd zmm16, zmm5, zmm20, 0x78          ;   591.5 p5      41 next
        vpternlogd zmm1, zmm16, zmm12, 0x2d          ;   592.5 p0      41 next
        vpternlogd zmm1, zmm13, zmm17, 0x69          ;   593.5 p5      41 next
        vmovdqa64 zmm13, zmm9                        ;   534.5         41 next copy
        vpternlogd zmm13, zmm23, zmm24, 0x35         ;   593.0 p0      41 next
        vmovdqu64 zmm19, [r11 + 8192]                ;   426.5 p2      44 next
        vpternlogd zmm31, zmm18, zmm9, 0x9c          ;   593.5 p5      41 next
        vpternlogd zmm18, zmm14, zmm20, 0x39         ;   594.0 p0      41 next
        vpxord zmm19, zmm19, zmm28                   ;   594.5 p5      44 next
        vpternlogd zmm6, zmm23, zmm25, 0x96          ;   595.0 p0      41 next
        vpternlogd zmm14, zmm16, zmm24, 0xd2         ;   595.5 p5      41 next
        vpternlogd zmm18, zmm13, zmm27, 0x96         ;   596.0 p0      41 next
        vmovdqu64 zmm13, [r11 + 8256]                ;   427.7 p3      44 next
        vpternlogd zmm16, zmm17, zmm20, 0x28         ;   596.5 p5      41 next
        vmovdqu64 zmm17, [r11 + 8320]                ;   428.0 p2      44 next
        vmovdqu64 zmm20, [r11 + 8384]                ;   428.7 p3      44 next
        vpternlogd zmm31, zmm14, zmm23, 0xc6         ;   597.0 p0      41 next
        vpternlogd zmm31, zmm27, zmm5, 0x1e          ;   598.0 p5      41 next
        vpternlogd zmm0, zmm29, [r11 + 8832], 0x96   ;   598.0 p0+p2   44 next
        vmovdqu64 zmm27, [r11 + 8512]                ;   429.7 p3      44 next
        vpternlogd zmm4, zmm8, zmm12, 0x96           ;   598.5 p5      41 next
        vpternlogd zmm7, zmm5, [rbp + 7040], 0x69    ;   599.0 p0+p2   41 next
        vpternlogd zmm16, zmm21, zmm9, 0x87          ;   599.5 p5      41 next
        vpternlogd zmm31, zmm6, [r11 + 9088], 0x96   ;   600.0 p0+p3   44 next
        vpternlogd zmm11, zmm10, zmm9, 0x96          ;   600.5 p5      41 next
        vpternlogd zmm16, zmm26, zmm24, 0x96         ;   601.0 p0      41 next
        vpternlogd zmm22, zmm28, [r11 + 8768], 0x96  ;   601.5 p5+p2   44 next
        vpternlogd zmm16, zmm11, [r11 + 9152], 0x96  ;   602.0 p0+p3   44 next
        vpxord zmm20, zmm20, zmm2                    ;   602.5 p5      44 next
        vmovdqu64 zmm14, [r11 + 8448]                ;   432.0 p2      44 next
        vpternlogd zmm30, zmm2, [r11 + 8960], 0x96   ;   603.0 p0+p3   44 next
        vpxord zmm17, zmm17, zmm7                    ;   603.5 p5      44 next
        vpternlogd zmm15, zmm25, [r11 + 8640], 0x69  ;   604.0 p0+p2   44 next
        vpxord zmm13, zmm13, zmm29                   ;   604.5 p5      44 next
        vpxord zmm14, zmm14, zmm4                    ;   605.0 p0      44 next
        vmovdqu64 zmm2, [rbp + 7104]                 ;   569.0 p3      41 next reload
        vpternlogd zmm3, zmm2, [r11 + 8704], 0x96    ;   605.5 p5+p2   44 next
        vpternlogd zmm1, zmm7, [r11 + 8896], 0x96    ;   606.0 p0+p3   44 next
        vpternlogd zmm18, zmm4, [r11 + 9024], 0x96   ;   606.5 p5+p2   44 next
        vmovdqa64 zmm4, zmm15                        ;   605.0         41 next copy
        vpxord zmm27, zmm27, zmm6                    ;   607.0 p0      44 next
        vpternlogd zmm4, zmm17, zmm19, 0x28          ;   607.5 p5      41 next
        vmovdqu64 zmm8, [r11 + 8576]                 ;   437.0 p3      44 next
        vpxord zmm8, zmm8, zmm11                     ;   608.0 p0      44 next
        vmovdqa64 zmm5, zmm4                         ;   608.5         41 next copy
        vpternlogd zmm5, zmm8, zmm27, 0x87           ;   609.0 p5      41 next
        vpxord zmm6, zmm17, zmm3                     ;   609.0 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;   610.0         41 next copy
        vpternlogd zmm7, zmm5, zmm27, 0x93           ;   610.0 p5      41 next
        vpxord zmm9, zmm13, zmm17                    ;   610.0 p0      41 next
        vpternlogd zmm7, zmm9, zmm15, 0x87           ;   611.0 p5      41 next
        vmovdqa64 zmm21, zmm27                       ;   608.0         41 next copy
        vpxord zmm10, zmm19, zmm13                   ;   611.0 p0      41 next
        vmovdqa64 zmm11, zmm20                       ;   603.5         41 next copy
        vpandd zmm28, zmm19, zmm3                    ;   611.5 p5      41 next
        vpternlogd zmm28, zmm15, zmm14, 0x87         ;   612.5 p0      41 next
        vpternlogd zmm11, zmm17, zmm13, 0x65         ;   612.5 p5      41 next
        vmovdqa64 zmm12, zmm20                       ;   603.5         41 next copy
        vpternlogd zmm11, zmm10, zmm19, 0x4b         ;   613.5 p0      41 next
        vpternlogd zmm12, zmm17, zmm17, 0xc3         ;   613.5 p5      41 next
        vpxord zmm2, zmm15, zmm14                    ;   614.0 p0      41 next
        vpternlogd zmm2, zmm7, zmm3, 0x6c            ;   615.0 p5      41 next
        vpternlogd zmm21, zmm13, zmm19, 0x6c         ;   615.0 p0      41 next
        vmovdqa64 zmm23, zmm12                       ;   614.5         41 next copy
        vpternlogd zmm23, zmm11, zmm27, 0xc6         ;   615.5 p5      41 next
        vmovdqa64 zmm24, zmm5                        ;   610.0         41 next copy
        vpternlogd zmm24, zmm14, zmm20, 0x78         ;   616.0 p0      41 next
        vpxord zmm25, zmm20, zmm8                    ;   616.5 p5      41 next
        vpternlogd zmm23, zmm25, zmm21, 0x96         ;   617.5 p0      41 next
        vpandd zmm26, zmm14, zmm10                   ;   617.5 p5      41 next
        vpternlogd zmm26, zmm23, zmm7, 0x69          ;   618.5 p0      41 next
        vpxord zmm7, zmm19, zmm8                     ;   618.5 p5      41 next
        vpternlogd zmm21, zmm7, zmm15, 0x78          ;   619.5 p0      41 next
        vpandd zmm23, zmm13, zmm6                    ;   619.5 p5      41 next
        vmovdqa64 zmm29, zmm7                        ;   619.5         41 next copy
        vpternlogd zmm29, zmm12, zmm3, 0x65          ;   620.0 p0      41 next
        vpternlogd zmm29, zmm15, zmm27, 0x87         ;   621.0 p5      41 next
        vpternlogd zmm10, zmm28, zmm8, 0x93          ;   621.0 p0      41 next
        vpternlogd zmm28, zmm29, zmm24, 0x96         ;   622.0 p5      41 next
        vpternlogd zmm4, zmm19, zmm19, 0xf3          ;   622.0 p0      41 next
        vmovdqu64 [rbp + 7040], zmm5                 ;   610.0 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm10                        ;   622.0         41 next copy
        vmovdqu64 [rbp + 7104], zmm28                ;   623.0 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm3                        ;   606.5         41 next copy
        vpternlogd zmm28, zmm15, zmm27, 0x95         ;   622.5 p5      41 next
        vpternlogd zmm5, zmm20, zmm19, 0x78          ;   623.0 p0      41 next
        vmovdqu64 [rbp + 7168], zmm26                ;   619.5 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm28                       ;   623.5         41 next copy
        vpternlogd zmm26, zmm14, zmm17, 0x78         ;   623.5 p5      41 next
        vpternlogd zmm26, zmm5, zmm19, 0x69          ;   624.5 p0      41 next
        vmovdqa64 zmm5, zmm12                        ;   614.5         41 next copy
        vpternlogd zmm5, zmm11, zmm6, 0x39           ;   624.5 p5      41 next
        vpternlogd zmm12, zmm13, zmm13, 0xcf         ;   625.0 p0      41 next
        vmovdqa64 zmm19, zmm23                       ;   620.5         41 next copy
        vpternlogd zmm19, zmm8, zmm20, 0x78          ;   625.5 p5      41 next
        vpternlogd zmm12, zmm5, zmm19, 0x96          ;   626.5 p0      41 next
        vpternlogd zmm12, zmm21, zmm21, 0xc3         ;   627.5 p5      41 next
        vpternlogd zmm8, zmm20, zmm13, 0x93          ;   627.0 p0      41 next
        vpandd zmm6, zmm6, zmm20                     ;   627.5 p5      41 next
        vmovdqu64 [rbp + 7232], zmm6                 ;   628.5 p7+p4   41 next spill
        vpandd zmm6, zmm27, zmm14                    ;   628.0 p0      41 next
        vpternlogd zmm28, zmm6, zmm3, 0x79           ;   629.0 p5      41 next
        vpternlogd zmm19, zmm24, zmm28, 0x69         ;   630.0 p0      41 next
        vpandd zmm24, zmm15, zmm25                   ;   629.5 p5      41 next
        vpternlogd zmm15, zmm17, zmm13, 0x78         ;   630.0 p0      41 next
        vpternlogd zmm6, zmm29, zmm11, 0x69          ;   630.5 p5      41 next
        vpternlogd zmm6, zmm15, zmm17, 0x78          ;   631.5 p0      41 next
        vpternlogd zmm28, zmm13, zmm14, 0x87         ;   631.5 p5      41 next
        vpternlogd zmm9, zmm27, zmm15, 0x6a          ;   632.0 p0      41 next
        vpternlogd zmm9, zmm25, zmm14, 0x78          ;   633.0 p5      41 next
        vpternlogd zmm4, zmm19, zmm9, 0x96           ;   634.0 p0      41 next
        vpternlogd zmm8, zmm9, zmm5, 0x96            ;   634.0 p5      41 next
        vmovdqa64 zmm5, zmm16                        ;   603.0         41 next copy
        vpternlogd zmm5, zmm18, zmm30, 0x6a          ;   634.0 p0      41 next
        vmovdqa64 zmm9, zmm30                        ;   604.0         41 next copy
        vpternlogd zmm9, zmm1, zmm22, 0x6a           ;   634.5 p5      41 next
        vmovdqa64 zmm11, zmm16                       ;   603.0         41 next copy
        vpternlogd zmm11, zmm31, zmm30, 0xc9         ;   635.0 p0      41 next
        vmovdqa64 zmm15, zmm9                        ;   635.5         41 next copy
        vmovdqa64 zmm13, zmm18                       ;   607.5         41 next copy
        vpternlogd zmm13, zmm30, zmm22, 0x93         ;   635.5 p5      41 next
        vpternlogd zmm28, zmm7, zmm3, 0x87           ;   636.0 p0      41 next
        vpternlogd zmm24, zmm28, zmm10, 0x96         ;   637.0 p5      41 next
        vpandd zmm3, zmm22, zmm16                    ;   637.0 p0      41 next
        vmovdqa64 zmm7, zmm16                        ;   603.0         41 next copy
        vpternlogd zmm7, zmm0, zmm0, 0x3f            ;   637.5 p5      41 next
        vmovdqa64 zmm10, zmm5                        ;   635.0         41 next copy
        vpternlogd zmm10, zmm31, zmm1, 0x60          ;   638.0 p0      41 next
        vmovdqa64 zmm19, zmm7                        ;   638.5         41 next copy
        vpternlogd zmm19, zmm31, zmm1, 0x87          ;   638.5 p5      41 next
        vpternlogd zmm5, zmm30, zmm22, 0x4b          ;   639.0 p0      41 next
        vmovdqa64 zmm25, zmm18                       ;   607.5         41 next copy
        vmovdqa64 zmm27, zmm13                       ;   636.5         41 next copy
        vpternlogd zmm27, zmm0, zmm22, 0x87          ;   639.5 p5      41 next
        vpternlogd zmm27, zmm5, zmm11, 0x78          ;   640.5 p0      41 next
        vpternlogd zmm15, zmm7, zmm18, 0x93          ;   640.5 p5      41 next
        vpternlogd zmm10, zmm15, zmm18, 0x39         ;   641.5 p0      41 next
        vpternlogd zmm10, zmm19, zmm3, 0x69          ;   642.5 p5      41 next
        vpternlogd zmm10, zmm7, zmm11, 0x4b          ;   643.5 p0      41 next
        vmovdqa64 zmm7, zmm18                        ;   607.5         41 next copy
        vpternlogd zmm10, zmm13, zmm0, 0x1e          ;   644.5 p5      41 next
        vpternlogd zmm13, zmm31, zmm30, 0x78         ;   643.0 p0      41 next
        vpternlogd zmm3, zmm31, zmm0, 0x87           ;   643.5 p5      41 next
        vpxord zmm7, zmm7, zmm13                     ;   644.0 p0      41 next
        vpxord zmm25, zmm25, zmm3                    ;   644.5 p5      41 next
        vpternlogd zmm25, zmm27, zmm1, 0xc6          ;   645.5 p0      41 next
        vmovdqa64 zmm27, zmm31                       ;   601.0         41 next copy
        vpternlogd zmm27, zmm1, zmm22, 0x28          ;   645.5 p5      41 next
        vmovdqa64 zmm28, zmm19                       ;   639.5         41 next copy
        vpternlogd zmm28, zmm30, zmm22, 0x28         ;   646.0 p0      41 next
        vpternlogd zmm27, zmm31, zmm18, 0x2d         ;   646.5 p5      41 next
        vpternlogd zmm27, zmm16, zmm30, 0x87         ;   647.5 p0      41 next
        vmovdqa64 zmm29, zmm9                        ;   635.5         41 next copy
        vpternlogd zmm29, zmm16, zmm1, 0x78          ;   647.5 p5      41 next
        vpternlogd zmm2, zmm20, zmm22, 0x96          ;   648.0 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   603.0         41 next copy
        vpternlogd zmm20, zmm31, zmm30, 0x35         ;   648.5 p5      41 next
        vpternlogd zmm11, zmm9, zmm22, 0x39          ;   649.0 p0      41 next
        vpternlogd zmm5, zmm1, zmm0, 0x78            ;   649.5 p5      41 next
        vpternlogd zmm28, zmm5, zmm18, 0x2d          ;   650.5 p0      41 next
        vpternlogd zmm28, zmm29, zmm3, 0x69          ;   651.5 p5      41 next
        vpternlogd zmm29, zmm27, zmm0, 0xd2          ;   651.0 p0      41 next
        vpternlogd zmm27, zmm22, zmm22, 0x3f         ;   651.5 p5      41 next
        vpternlogd zmm29, zmm9, zmm31, 0xb4          ;   652.0 p0      41 next
        vmovdqa64 zmm9, zmm27                        ;   652.5         41 next copy
        vpternlogd zmm27, zmm7, zmm0, 0x2d           ;   652.5 p5      41 next
        vpternlogd zmm7, zmm19, zmm16, 0xb4          ;   653.0 p0      41 next
        vpternlogd zmm27, zmm20, zmm15, 0x96         ;   653.5 p5      41 next
        vpternlogd zmm9, zmm5, zmm30, 0xd2           ;   654.0 p0      41 next
        vmovdqu64 zmm19, [rbp + 4736]                ;   478.2 p2     108 r reload
        vmovdqu64 zmm20, [rbp + 6336]                ;   518.5 p3      50 next
        vpternlogd zmm29, zmm18, zmm30, 0x78         ;   654.5 p5      41 next
        vpternlogd zmm20, zmm19, [r10 + 1216], 0x96  ;   655.0 p0+p2   50 next
        vpternlogd zmm7, zmm9, zmm31, 0xc6           ;   655.5 p5      41 next
        vpternlogd zmm5, zmm3, zmm0, 0x28            ;   656.0 p0      41 next
        vpternlogd zmm12, zmm14, zmm18, 0x96         ;   656.5 p5      41 next
        vmovdqu64 zmm18, [rbp + 6848]                ;   531.0 p3      50 next
        vpternlogd zmm7, zmm15, zmm1, 0x1e           ;   657.0 p0      41 next
        vmovdqu64 zmm9, [rbp + 6528]                 ;   521.0 p2      50 next
        vmovdqu64 zmm15, [rbp + 7168]                ;   619.5 p3      41 next reload
        vpternlogd zmm0, zmm15, [rbp + 7040], 0x96   ;   657.5 p5+p2   41 next
        vpternlogd zmm26, zmm23, zmm30, 0x96         ;   658.0 p0      41 next
        vpternlogd zmm21, zmm1, [rbp + 7104], 0x69   ;   658.5 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 5184]                 ;   483.5 p2     108 r reload
        vmovdqu64 zmm15, [rbp + 6400]                ;   531.5 p3      50 next
        vpternlogd zmm15, zmm1, [r10 + 1344], 0x96   ;   659.0 p0+p2   50 next
        vmovdqu64 zmm14, [rbp + 4288]                ;   485.0 p3     108 r reload
        vmovdqu64 zmm22, [rbp + 6976]                ;   534.0 p2      50 next
        vpternlogd zmm18, zmm14, [r10 + 1408], 0x96  ;   659.5 p5+p3   50 next
        vmovdqu64 zmm3, [rbp + 4992]                 ;   486.5 p2     108 r reload
        vpternlogd zmm9, zmm3, [r10 + 1280], 0x96    ;   660.0 p0+p3   50 next
        vpternlogd zmm4, zmm16, [rbp + 7232], 0x96   ;   660.5 p5+p2   41 next
        vmovdqu64 [rbp + 7232], zmm9                 ;   661.0 p8+p9   50 next spill
        vpternlogd zmm24, zmm17, zmm31, 0x96         ;   661.0 p0      41 next
        vmovdqu64 zmm17, [rbp + 4160]                ;   488.8 p3     108 r reload
        vpternlogd zmm22, zmm17, [r10 + 1472], 0x96  ;   661.5 p5+p2   50 next
        vmovdqu64 zmm23, [rbp + 6784]                ;   536.0 p3      50 next
        vpternlogd zmm5, zmm11, zmm16, 0x87          ;   662.0 p0      41 next
        vmovdqu64 zmm11, [rbp + 5120]                ;   490.5 p2     108 r reload
        vpternlogd zmm23, zmm11, [r10 + 1536], 0x96  ;   662.5 p5+p3   50 next
        vpternlogd zmm5, zmm13, zmm30, 0x96          ;   663.0 p0      41 next
        vmovdqu64 zmm13, [rbp + 4224]                ;   493.0 p2     108 r reload
        vmovdqu64 zmm30, [rbp + 6720]                ;   541.5 p3      50 next
        vmovdqu64 [rbp + 7296], zmm22                ;   662.5 p7+p4   50 next spill
        vpternlogd zmm30, zmm13, [r10 + 1600], 0x96  ;   663.5 p5+p2   50 next
        vmovdqu64 zmm22, [rbp + 6272]                ;   542.5 p3      50 next
        vmovdqu64 zmm31, [rbp + 6656]                ;   544.0 p2      50 next
        vmovdqu64 zmm9, [rbp + 6912]                 ;   546.0 p3      50 next
        vpxord zmm9, zmm9, [r10 + 1920]              ;   664.0 p0+p2   50 next
        vmovdqu64 [rbp + 7104], zmm15                ;   660.0 p8+p9   50 next spill
        vmovdqu64 zmm15, [rbp + 6144]                ;   549.5 p3      50 next
        vpxord zmm15, zmm15, [r10 + 1984]            ;   664.5 p5+p2   50 next
        vmovdqu64 [rbp + 7168], zmm18                ;   660.5 p7+p4   50 next spill
        vmovdqu64 zmm16, [rbp + 6464]                ;   545.0 p3      50 next
        vmovdqu64 zmm18, [rbp + 4352]                ;   547.5 p2      50 next
        vpxord zmm18, zmm18, [r10 + 1088]            ;   665.0 p0+p3   50 next
        vpternlogd zmm25, zmm0, [rbp + 6464], 0x96   ;   665.5 p5+p2   50 next
        vpxord zmm22, zmm22, [r10 + 1152]            ;   666.0 p0+p3   50 next
        vpternlogd zmm0, zmm3, [rbp + 6528], 0x96    ;   666.5 p5+p2   50 next
        vpternlogd zmm10, zmm2, [rbp + 6656], 0x96   ;   667.0 p0+p3   50 next
        vpternlogd zmm2, zmm19, [rbp + 6336], 0x96   ;   667.5 p5+p2   50 next
        vpternlogd zmm27, zmm12, [rbp + 6080], 0x96  ;   668.0 p0+p3   50 next
        vpxord zmm31, zmm31, [r10 + 1792]            ;   668.5 p5+p2   50 next
        vmovdqu64 [rbp + 7040], zmm23                ;   663.5 p8+p9   50 next spill
        vpternlogd zmm28, zmm21, [rbp + 6912], 0x96  ;   669.0 p0+p3   50 next
        vpternlogd zmm21, zmm1, [rbp + 6400], 0x96   ;   669.5 p5+p2   50 next
        vpxord zmm16, zmm16, [r10 + 1856]            ;   670.0 p0+p3   50 next
        vpternlogd zmm29, zmm26, [rbp + 6144], 0x96  ;   670.5 p5+p2   50 next
        vpternlogd zmm26, zmm14, [rbp + 6848], 0x96  ;   671.0 p0+p3   50 next
        vpxord zmm3, zmm31, zmm22                    ;   671.5 p5      41 next
        vpternlogd zmm12, zmm17, [rbp + 6976], 0x96  ;   672.0 p0+p2   50 next
        vpternlogd zmm7, zmm24, [rbp + 4352], 0x96   ;   672.5 p5+p3   50 next
        vpternlogd zmm24, zmm11, [rbp + 6784], 0x96  ;   673.0 p0+p2   50 next
        vpternlogd zmm5, zmm4, [rbp + 6272], 0x96    ;   673.5 p5+p3   50 next
        vpternlogd zmm4, zmm13, [rbp + 6720], 0x96   ;   674.0 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 6592]                ;   512.3 p3      41 next reload
        vpternlogd zmm6, zmm13, [rbp + 4864], 0x96   ;   674.5 p5+p2   50 next
        vmovdqu64 zmm11, [rbp + 4864]                ;   513.3 p3     108 r reload
        vmovdqu64 [rbp + 6592], zmm0                 ;   667.5 p7+p4   50 next spill
        vmovdqu64 zmm23, [rbp + 6080]                ;   547.0 p2      50 next
        vpxord zmm23, zmm23, [r10 + 1024]            ;   675.0 p0+p3   50 next
        vmovdqa64 zmm14, zmm18                       ;   666.0         41 next copy
        vmovdqu64 zmm17, [rbp + 5248]                ;   515.0 p2     108 r reload
        vmovdqu64 [rbp + 6912], zmm25                ;   666.5 p8+p9   50 next spill
        vpternlogd zmm13, zmm11, [r10 + 1664], 0x96  ;   675.5 p5+p3   50 next
        vmovdqu64 zmm11, [rbp + 6208]                ;   516.0 p2      41 next reload
        vpternlogd zmm8, zmm11, [rbp + 5248], 0x96   ;   676.0 p0+p3   50 next
        vmovdqu64 [rbp + 6208], zmm4                 ;   675.0 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm3                         ;   672.5         41 next copy
        vpternlogd zmm14, zmm31, zmm13, 0x28         ;   676.5 p5      41 next
        vmovdqa64 zmm1, zmm14                        ;   677.5         41 next copy
        vpternlogd zmm1, zmm23, zmm15, 0x87          ;   677.5 p0      41 next
        vpternlogd zmm4, zmm1, zmm15, 0x93           ;   678.5 p5      41 next
        vpternlogd zmm11, zmm17, [r10 + 1728], 0x96  ;   678.0 p0+p2   50 next
        vpxord zmm17, zmm9, zmm18                    ;   678.5 p5      41 next
        vpxord zmm19, zmm31, zmm11                   ;   679.0 p0      41 next
        vpternlogd zmm4, zmm19, zmm18, 0x87          ;   680.0 p5      41 next
        vpternlogd zmm17, zmm4, zmm22, 0x6c          ;   681.0 p0      41 next
        vpxord zmm0, zmm13, zmm11                    ;   680.5 p5      41 next
        vmovdqu64 [rbp + 6720], zmm24                ;   674.0 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm16                       ;   671.0         41 next copy
        vpternlogd zmm24, zmm31, zmm31, 0xc3         ;   681.0 p0      41 next
        vmovdqu64 [rbp + 6272], zmm12                ;   673.0 p7+p4   50 next spill
        vmovdqa64 zmm12, zmm16                       ;   671.0         41 next copy
        vmovdqu64 [rbp + 6144], zmm29                ;   671.5 p8+p9   50 next spill
        vpternlogd zmm12, zmm31, zmm11, 0x65         ;   681.5 p5      41 next
        vpternlogd zmm12, zmm0, zmm13, 0x4b          ;   682.5 p0      41 next
        vmovdqu64 [rbp + 6784], zmm26                ;   672.0 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm24                       ;   682.0         41 next copy
        vmovdqu64 [rbp + 6848], zmm27                ;   669.0 p8+p9   50 next spill
        vpternlogd zmm26, zmm12, zmm15, 0xc6         ;   683.5 p5      41 next
        vmovdqu64 [rbp + 4352], zmm2                 ;   668.5 p7+p4   50 next spill
        vmovdqa64 zmm2, zmm15                        ;   665.5         41 next copy
        vpternlogd zmm2, zmm11, zmm13, 0x6c          ;   683.0 p0      41 next
        vmovdqu64 [rbp + 6976], zmm5                 ;   674.5 p8+p9   50 next spill
        vpxord zmm5, zmm16, zmm23                    ;   683.5 p5      41 next
        vpternlogd zmm26, zmm5, zmm2, 0x96           ;   684.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm7                 ;   673.5 p7+p4   50 next spill
        vmovdqa64 zmm7, zmm1                         ;   678.5         41 next copy
        vpternlogd zmm14, zmm13, zmm13, 0xf3         ;   684.5 p5      41 next
        vpandd zmm27, zmm9, zmm0                     ;   685.0 p0      41 next
        vpternlogd zmm27, zmm26, zmm4, 0x69          ;   686.0 p5      41 next
        vpxord zmm4, zmm23, zmm13                    ;   686.0 p0      41 next
        vpternlogd zmm2, zmm4, zmm18, 0x78           ;   687.0 p5      41 next
        vpternlogd zmm7, zmm9, zmm16, 0x78           ;   687.0 p0      41 next
        vpandd zmm26, zmm22, zmm13                   ;   687.5 p5      41 next
        vpternlogd zmm26, zmm18, zmm9, 0x87          ;   688.5 p0      41 next
        vpternlogd zmm0, zmm26, zmm23, 0x93          ;   689.5 p5      41 next
        vpternlogd zmm13, zmm0, zmm16, 0x9c          ;   690.5 p0      41 next
        vpternlogd zmm0, zmm5, zmm18, 0x87           ;   690.5 p5      41 next
        vmovdqa64 zmm29, zmm19                       ;   680.0         41 next copy
        vpternlogd zmm29, zmm3, zmm31, 0x48          ;   690.0 p0      41 next
        vmovdqu64 [rbp + 6400], zmm28                ;   670.0 p8+p9   50 next spill
        vmovdqa64 zmm28, zmm4                        ;   687.0         41 next copy
        vpternlogd zmm28, zmm24, zmm22, 0x65         ;   690.5 p5      41 next
        vpternlogd zmm28, zmm18, zmm15, 0x87         ;   691.5 p0      41 next
        vpternlogd zmm26, zmm28, zmm7, 0x96          ;   692.5 p5      41 next
        vpandd zmm4, zmm4, zmm22                     ;   692.0 p0      41 next
        vmovdqa64 zmm25, zmm22                       ;   667.0         41 next copy
        vpternlogd zmm25, zmm18, zmm15, 0x95         ;   692.5 p5      41 next
        vpternlogd zmm18, zmm31, zmm11, 0x78         ;   693.0 p0      41 next
        vpternlogd zmm19, zmm18, zmm15, 0x6c         ;   694.0 p5      41 next
        vpandd zmm15, zmm15, zmm9                    ;   694.0 p0      41 next
        vpternlogd zmm19, zmm5, zmm9, 0x78           ;   695.0 p5      41 next
        vpternlogd zmm22, zmm15, zmm25, 0x6b         ;   695.0 p0      41 next
        vpternlogd zmm15, zmm28, zmm12, 0x69         ;   695.5 p5      41 next
        vpandd zmm28, zmm31, zmm9                    ;   696.0 p0      41 next
        vpternlogd zmm28, zmm25, zmm13, 0x69         ;   697.0 p5      41 next
        vpternlogd zmm12, zmm24, zmm3, 0x2d          ;   697.0 p0      41 next
        vpternlogd zmm24, zmm11, zmm11, 0xcf         ;   697.5 p5      41 next
        vmovdqa64 zmm13, zmm29                       ;   691.0         41 next copy
        vpternlogd zmm13, zmm23, zmm16, 0x78         ;   698.0 p0      41 next
        vpxord zmm25, zmm12, zmm13                   ;   699.0 p5      41 next
        vpternlogd zmm24, zmm25, zmm2, 0x69          ;   700.0 p0      41 next
        vmovdqa64 zmm25, zmm22                       ;   696.0         41 next copy
        vpternlogd zmm25, zmm9, zmm11, 0x87          ;   699.5 p5      41 next
        vpternlogd zmm0, zmm4, zmm25, 0x96           ;   700.5 p0      41 next
        vmovdqu64 zmm4, [rbp + 7296]                 ;   662.5 p3      41 next
        vpternlogd zmm22, zmm13, zmm7, 0x69          ;   700.5 p5      41 next
        vmovdqu64 zmm7, [rbp + 7296]                 ;   662.5 p2      41 next
        vpandd zmm3, zmm16, zmm3                     ;   701.0 p0      41 next
        vpternlogd zmm23, zmm11, zmm11, 0xcf         ;   701.5 p5      41 next
        vpternlogd zmm14, zmm22, zmm19, 0x96         ;   702.0 p0      41 next
        vpternlogd zmm15, zmm18, zmm31, 0x2d         ;   702.5 p5      41 next
        vpternlogd zmm23, zmm19, zmm5, 0x96          ;   703.0 p0      41 next
        vmovdqu64 zmm5, [rbp + 7168]                 ;   660.5 p3      50 next reload
        vmovdqu64 zmm13, [rbp + 7296]                ;   662.5 p2      41 next
        vpandd zmm11, zmm20, zmm30                   ;   703.5 p5      41 next
        vpternlogd zmm13, zmm30, zmm5, 0x6a          ;   704.0 p0      41 next
        vmovdqu64 zmm18, [rbp + 7232]                ;   661.0 p3      50 next reload
        vmovdqa64 zmm19, zmm18                       ;   667.0         41 next copy
        vpternlogd zmm19, zmm30, zmm18, 0x3f         ;   704.5 p5      41 next
        vmovdqu64 zmm22, [rbp + 7104]                ;   660.0 p2      50 next reload
        vmovdqa64 zmm25, zmm5                        ;   666.5         41 next copy
        vpternlogd zmm25, zmm20, zmm22, 0x6c         ;   705.0 p0      41 next
        vpternlogd zmm27, zmm1, zmm18, 0x96          ;   705.5 p5      41 next
        vpternlogd zmm17, zmm16, zmm20, 0x96         ;   706.0 p0      41 next
        vmovdqa64 zmm16, zmm13                       ;   705.0         41 next copy
        vpternlogd zmm16, zmm5, zmm20, 0x4b          ;   706.5 p5      41 next
        vpternlogd zmm13, zmm22, [rbp + 7040], 0x60  ;   707.0 p0+p3   41 next
        vmovdqa64 zmm1, zmm16                        ;   707.5         41 next copy
        vpternlogd zmm1, zmm22, zmm18, 0x78          ;   707.5 p5      41 next
        vpternlogd zmm26, zmm2, zmm22, 0x69          ;   708.0 p0      41 next
        vmovdqa64 zmm2, zmm25                        ;   706.0         41 next copy
        vpternlogd zmm2, zmm30, zmm22, 0x78          ;   708.5 p5      41 next
        vpternlogd zmm28, zmm29, zmm5, 0x96          ;   709.0 p0      41 next
        vmovdqu64 [rbp + 6528], zmm10                ;   668.0 p7+p4   50 next spill
        vmovdqa64 zmm10, zmm30                       ;   664.5         41 next copy
        vmovdqu64 zmm29, [rbp + 7040]                ;   663.5 p2      50 next reload
        vpternlogd zmm10, zmm5, zmm29, 0xa9          ;   709.5 p5      41 next
        vmovdqu64 [rbp + 6464], zmm8                 ;   677.0 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm19                        ;   705.5         41 next copy
        vpternlogd zmm8, zmm29, zmm22, 0x87          ;   710.0 p0      41 next
        vpternlogd zmm3, zmm14, zmm30, 0x96          ;   710.5 p5      41 next
        vmovdqa64 zmm14, zmm11                       ;   704.5         41 next copy
        vpternlogd zmm14, zmm29, zmm18, 0x87         ;   711.0 p0      41 next
        vpxord zmm7, zmm7, zmm14                     ;   712.0 p5      41 next
        vpternlogd zmm0, zmm31, zmm29, 0x96          ;   712.0 p0      41 next
        vmovdqu64 [rbp + 6336], zmm6                 ;   675.5 p7+p4   50 next spill
        vmovdqa64 zmm6, zmm29                        ;   669.5         41 next copy
        vmovdqu64 [rbp + 6656], zmm21                ;   670.5 p8+p9   50 next spill
        vmovdqa64 zmm21, zmm8                        ;   711.0         41 next copy
        vpternlogd zmm21, zmm5, zmm20, 0x28          ;   712.5 p5      41 next
        vpternlogd zmm21, zmm1, [rbp + 7296], 0x2d   ;   713.5 p0+p3   41 next
        vpternlogd zmm21, zmm2, zmm14, 0x69          ;   714.5 p5      41 next
        vpternlogd zmm21, zmm26, [r8 + 8896], 0x96   ;   715.5 p0+p2   44 next
        vmovdqu64 [rbp + 7360], zmm21                ;   716.5 p7+p4   44 next spill
        vpternlogd zmm14, zmm1, zmm18, 0x28          ;   714.5 p5      41 next
        vmovdqa64 zmm21, zmm30                       ;   664.5         41 next copy
        vpternlogd zmm21, zmm29, zmm5, 0x35          ;   715.0 p0      41 next
        vpternlogd zmm6, zmm22, zmm20, 0x28          ;   715.5 p5      41 next
        vpternlogd zmm6, zmm29, [rbp + 7296], 0x2d   ;   716.5 p0+p3   41 next
        vpternlogd zmm6, zmm30, zmm5, 0x87           ;   717.5 p5      41 next
        vpternlogd zmm2, zmm6, zmm18, 0xd2           ;   718.5 p0      41 next
        vpternlogd zmm6, zmm20, zmm20, 0x3f          ;   718.5 p5      41 next
        vpternlogd zmm1, zmm6, zmm5, 0xc6            ;   719.5 p0      41 next
        vpternlogd zmm2, zmm25, zmm29, 0xb4          ;   719.5 p5      41 next
        vpxord zmm26, zmm26, [r8 + 8320]             ;   719.0 p0+p2   44 next
        vpternlogd zmm15, zmm31, [r8 + 8640], 0x69   ;   719.5 p5+p3   44 next
        vmovdqu64 zmm31, [rbp + 7296]                ;   662.5 p2      50 next reload
        vmovdqu64 [rbp + 7424], zmm26                ;   720.0 p8+p9   44 next spill
        vmovdqa64 zmm26, zmm5                        ;   666.5         41 next copy
        vpternlogd zmm26, zmm20, zmm31, 0x87         ;   720.0 p0      41 next
        vpternlogd zmm2, zmm31, zmm5, 0x78           ;   720.5 p5      41 next
        vmovdqu64 [rbp + 7488], zmm15                ;   720.5 p7+p4   44 next spill
        vmovdqa64 zmm15, zmm25                       ;   706.0         41 next copy
        vpternlogd zmm15, zmm19, zmm31, 0x93         ;   721.0 p0      41 next
        vpternlogd zmm13, zmm15, zmm31, 0x39         ;   722.0 p5      41 next
        vpternlogd zmm13, zmm11, zmm8, 0x69          ;   723.0 p0      41 next
        vpternlogd zmm13, zmm19, zmm10, 0x4b         ;   724.0 p5      41 next
        vpternlogd zmm13, zmm26, zmm18, 0x1e         ;   725.0 p0      41 next
        vmovdqa64 zmm11, zmm26                       ;   721.0         41 next copy
        vpternlogd zmm11, zmm18, zmm20, 0x87         ;   723.5 p5      41 next
        vpternlogd zmm16, zmm11, zmm10, 0x6c         ;   724.5 p0      41 next
        vpternlogd zmm26, zmm29, zmm5, 0x78          ;   724.5 p5      41 next
        vpxord zmm4, zmm4, zmm26                     ;   725.5 p0      41 next
        vpternlogd zmm7, zmm16, zmm22, 0xc6          ;   725.5 p5      41 next
        vpternlogd zmm10, zmm25, zmm20, 0x39         ;   726.0 p0      41 next
        vmovdqu64 zmm11, [rbp + 7488]                ;   720.5 p3      41 next
        vmovdqu64 zmm16, [r8 + 8192]                 ;   566.5 p2      44 next
        vpternlogd zmm6, zmm18, zmm4, 0x4b           ;   726.5 p5      41 next
        vmovdqu64 zmm18, [r8 + 8448]                 ;   567.0 p3      44 next
        vpternlogd zmm6, zmm21, zmm15, 0x96          ;   727.5 p0      41 next
        vpternlogd zmm4, zmm8, zmm30, 0xb4           ;   727.5 p5      41 next
        vpternlogd zmm4, zmm1, zmm29, 0xc6           ;   728.5 p0      41 next
        vmovdqu64 zmm1, [r8 + 8256]                  ;   569.2 p2      44 next
        vpternlogd zmm4, zmm15, zmm22, 0x1e          ;   729.5 p5      41 next
        vmovdqu64 zmm8, [rbp + 7424]                 ;   720.0 p3      41 next
        vmovdqu64 zmm15, [r8 + 8384]                 ;   570.2 p2      44 next
        vpternlogd zmm14, zmm10, zmm30, 0x87         ;   729.0 p0      41 next
        vpternlogd zmm14, zmm26, zmm5, 0x96          ;   730.0 p5      41 next
        vpxord zmm1, zmm1, zmm27                     ;   730.0 p0      44 next
        vpternlogd zmm14, zmm3, [r8 + 9152], 0x96    ;   731.0 p5+p3   44 next
        vpternlogd zmm24, zmm9, zmm31, 0x96          ;   731.0 p0      41 next
        vmovdqu64 zmm9, [rbp + 7424]                 ;   720.0 p2      41 next
        vmovdqu64 zmm5, [r8 + 8576]                  ;   573.3 p3      44 next
        vmovdqu64 zmm10, [r8 + 8512]                 ;   573.8 p2      44 next
        vpternlogd zmm13, zmm17, [r8 + 8768], 0x96   ;   731.5 p5+p3   44 next
        vpxord zmm10, zmm10, zmm0                    ;   732.0 p0      44 next
        vpternlogd zmm7, zmm27, [r8 + 8832], 0x96    ;   732.5 p5+p2   44 next
        vpxord zmm16, zmm16, zmm17                   ;   733.0 p0      44 next
        vpternlogd zmm2, zmm28, [r8 + 8960], 0x96    ;   733.5 p5+p3   44 next
        vpternlogd zmm6, zmm24, [r8 + 9024], 0x96    ;   734.0 p0+p2   44 next
        vpxord zmm15, zmm15, zmm28                   ;   734.5 p5      44 next
        vpternlogd zmm4, zmm0, [r8 + 9088], 0x96     ;   735.0 p0+p3   44 next
        vmovdqu64 zmm0, [rbp + 7424]                 ;   720.0 p2      44 next reload
        vpxord zmm5, zmm5, zmm3                      ;   735.5 p5      44 next
        vpternlogd zmm23, zmm12, [r8 + 8704], 0x96   ;   736.0 p0+p3   44 next
        vpxord zmm18, zmm18, zmm24                   ;   736.5 p5      44 next
        vmovdqu64 zmm3, [rbp + 7488]                 ;   720.5 p2      41 next
        vpxord zmm11, zmm11, zmm18                   ;   737.5 p0      41 next
        vpxord zmm8, zmm8, zmm23                     ;   737.5 p5      41 next
        vpternlogd zmm3, zmm16, zmm0, 0x48           ;   738.0 p0      41 next
        vmovdqa64 zmm12, zmm3                        ;   739.0         41 next copy
        vpternlogd zmm12, zmm5, zmm10, 0x87          ;   739.0 p5      41 next
        vmovdqu64 zmm19, [rbp + 7488]                ;   720.5 p3      44 next reload
        vpxord zmm9, zmm9, zmm1                      ;   739.0 p0      41 next
        vmovdqa64 zmm22, zmm15                       ;   735.5         41 next copy
        vpternlogd zmm22, zmm0, zmm0, 0xc3           ;   739.5 p5      41 next
        vmovdqa64 zmm24, zmm10                       ;   733.0         41 next copy
        vmovdqa64 zmm21, zmm15                       ;   735.5         41 next copy
        vpternlogd zmm21, zmm0, zmm1, 0x65           ;   740.0 p0      41 next
        vmovdqa64 zmm17, zmm8                        ;   738.5         41 next copy
        vpternlogd zmm17, zmm12, zmm10, 0x93         ;   740.5 p5      41 next
        vpternlogd zmm17, zmm9, zmm19, 0x87          ;   741.5 p0      41 next
        vpternlogd zmm11, zmm17, zmm23, 0x6c         ;   742.5 p5      41 next
        vpxord zmm20, zmm16, zmm1                    ;   742.0 p0      41 next
        vpternlogd zmm21, zmm20, zmm16, 0x4b         ;   743.0 p5      41 next
        vpternlogd zmm24, zmm1, zmm16, 0x6c          ;   743.0 p0      41 next
        vmovdqa64 zmm25, zmm22                       ;   740.5         41 next copy
        vpternlogd zmm25, zmm21, zmm10, 0xc6         ;   744.0 p5      41 next
        vpandd zmm29, zmm16, zmm23                   ;   744.0 p0      41 next
        vpxord zmm27, zmm15, zmm5                    ;   744.5 p5      41 next
        vpternlogd zmm25, zmm27, zmm24, 0x96         ;   745.5 p0      41 next
        vmovdqa64 zmm26, zmm12                       ;   740.0         41 next copy
        vpternlogd zmm26, zmm18, zmm15, 0x78         ;   745.5 p5      41 next
        vpternlogd zmm29, zmm19, zmm18, 0x87         ;   746.0 p0      41 next
        vpandd zmm28, zmm18, zmm20                   ;   746.5 p5      41 next
        vpternlogd zmm28, zmm25, zmm17, 0x69         ;   747.5 p0      41 next
        vpxord zmm17, zmm16, zmm5                    ;   747.5 p5      41 next
        vpternlogd zmm24, zmm17, zmm19, 0x78         ;   748.5 p0      41 next
        vmovdqa64 zmm30, zmm17                       ;   748.5         41 next copy
        vpternlogd zmm30, zmm22, zmm23, 0x65         ;   748.5 p5      41 next
        vpternlogd zmm30, zmm19, zmm10, 0x87         ;   749.5 p0      41 next
        vpternlogd zmm20, zmm29, zmm5, 0x93          ;   749.5 p5      41 next
        vpternlogd zmm29, zmm30, zmm26, 0x96         ;   750.5 p0      41 next
        vmovdqu64 [rbp + 7168], zmm29                ;   751.5 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm23                       ;   737.0         41 next copy
        vpternlogd zmm31, zmm19, zmm10, 0x95         ;   750.5 p5      41 next
        vmovdqu64 [rbp + 7296], zmm12                ;   740.0 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm31                       ;   751.5         41 next copy
        vpternlogd zmm12, zmm18, zmm0, 0x78          ;   751.5 p0      41 next
        vmovdqa64 zmm29, zmm20                       ;   750.5         41 next copy
        vpternlogd zmm29, zmm15, zmm16, 0x78         ;   751.5 p5      41 next
        vpandd zmm25, zmm1, zmm8                     ;   752.0 p0      41 next
        vpternlogd zmm3, zmm16, zmm16, 0xf3          ;   752.5 p5      41 next
        vpternlogd zmm12, zmm29, zmm16, 0x69         ;   753.0 p0      41 next
        vmovdqa64 zmm16, zmm22                       ;   740.5         41 next copy
        vpternlogd zmm16, zmm21, zmm8, 0x39          ;   753.5 p5      41 next
        vpandd zmm8, zmm8, zmm15                     ;   754.0 p0      41 next
        vpternlogd zmm22, zmm1, zmm1, 0xcf           ;   754.5 p5      41 next
        vmovdqa64 zmm29, zmm25                       ;   753.0         41 next copy
        vpternlogd zmm29, zmm5, zmm15, 0x78          ;   755.0 p0      41 next
        vpternlogd zmm5, zmm1, zmm1, 0xcf            ;   755.5 p5      41 next
        vmovdqu64 [rbp + 7104], zmm8                 ;   755.0 p8+p9   41 next spill
        vpandd zmm8, zmm10, zmm18                    ;   756.0 p0      41 next
        vpternlogd zmm31, zmm8, zmm23, 0x79          ;   757.0 p5      41 next
        vpternlogd zmm26, zmm31, zmm29, 0x69         ;   758.0 p0      41 next
        vpxord zmm29, zmm29, zmm16                   ;   757.5 p5      41 next
        vpternlogd zmm22, zmm29, zmm24, 0x69         ;   758.5 p0      41 next
        vpandd zmm29, zmm19, zmm27                   ;   758.5 p5      41 next
        vpternlogd zmm19, zmm0, zmm1, 0x78           ;   759.0 p0      41 next
        vpternlogd zmm31, zmm1, zmm18, 0x87          ;   759.5 p5      41 next
        vpternlogd zmm9, zmm10, zmm19, 0x6a          ;   760.0 p0      41 next
        vpternlogd zmm9, zmm27, zmm18, 0x78          ;   761.0 p5      41 next
        vpternlogd zmm8, zmm30, zmm21, 0x69          ;   761.0 p0      41 next
        vpternlogd zmm3, zmm26, zmm9, 0x96           ;   762.0 p5      41 next
        vpternlogd zmm8, zmm19, zmm0, 0x2d           ;   762.0 p0      41 next
        vmovdqa64 zmm19, zmm2                        ;   734.5         41 next copy
        vpandd zmm1, zmm13, zmm14                    ;   762.5 p5      41 next
        vpternlogd zmm5, zmm9, zmm27, 0x96           ;   763.0 p0      41 next
        vmovdqa64 zmm9, zmm14                        ;   732.0         41 next copy
        vpternlogd zmm9, zmm6, zmm2, 0x6a            ;   763.5 p5      41 next
        vmovdqa64 zmm10, zmm14                       ;   732.0         41 next copy
        vpternlogd zmm10, zmm7, zmm7, 0x3f           ;   764.0 p0      41 next
        vpternlogd zmm31, zmm17, zmm23, 0x87         ;   764.5 p5      41 next
        vpternlogd zmm29, zmm31, zmm20, 0x96         ;   765.5 p0      41 next
        vmovdqu64 zmm17, [rbp + 7360]                ;   716.5 p2      44 next reload
        vpternlogd zmm19, zmm13, zmm17, 0x6c         ;   765.5 p5      41 next
        vmovdqa64 zmm20, zmm9                        ;   764.5         41 next copy
        vpternlogd zmm20, zmm4, zmm17, 0x60          ;   766.0 p0      41 next
        vmovdqa64 zmm21, zmm14                       ;   732.0         41 next copy
        vpternlogd zmm21, zmm4, zmm2, 0xc9           ;   766.5 p5      41 next
        vmovdqa64 zmm23, zmm6                        ;   735.0         41 next copy
        vpternlogd zmm23, zmm2, zmm13, 0x93          ;   767.0 p0      41 next
        vmovdqa64 zmm26, zmm19                       ;   766.5         41 next copy
        vpternlogd zmm26, zmm10, zmm6, 0x93          ;   767.5 p5      41 next
        vpternlogd zmm20, zmm26, zmm6, 0x39          ;   768.5 p0      41 next
        vpternlogd zmm9, zmm2, zmm13, 0x4b           ;   768.5 p5      41 next
        vmovdqa64 zmm30, zmm6                        ;   735.0         41 next copy
        vmovdqa64 zmm31, zmm23                       ;   768.0         41 next copy
        vpternlogd zmm31, zmm7, zmm13, 0x87          ;   769.0 p0      41 next
        vpternlogd zmm31, zmm9, zmm21, 0x78          ;   770.0 p5      41 next
        vpternlogd zmm9, zmm17, zmm7, 0x78           ;   770.0 p0      41 next
        vpternlogd zmm12, zmm25, zmm2, 0x96          ;   770.5 p5      41 next
        vpternlogd zmm11, zmm15, zmm13, 0x96         ;   771.0 p0      41 next
        vmovdqu64 zmm15, [rbp + 6656]                ;   670.5 p3      50 next
        vmovdqa64 zmm27, zmm10                       ;   765.0         41 next copy
        vpternlogd zmm27, zmm4, zmm17, 0x87          ;   771.5 p5      41 next
        vmovdqa64 zmm25, zmm27                       ;   772.5         41 next copy
        vpternlogd zmm25, zmm2, zmm13, 0x28          ;   772.5 p0      41 next
        vpternlogd zmm25, zmm9, zmm6, 0x2d           ;   773.5 p5      41 next
        vpternlogd zmm22, zmm18, zmm6, 0x96          ;   773.0 p0      41 next
        vpternlogd zmm28, zmm7, [rbp + 7296], 0x96   ;   773.5 p5+p2   41 next
        vpternlogd zmm24, zmm17, [rbp + 7168], 0x69  ;   774.0 p0+p3   41 next
        vpternlogd zmm20, zmm27, zmm1, 0x69          ;   774.5 p5      41 next
        vpternlogd zmm20, zmm10, zmm21, 0x4b         ;   775.5 p0      41 next
        vmovdqa64 zmm10, zmm6                        ;   735.0         41 next copy
        vpternlogd zmm20, zmm23, zmm7, 0x1e          ;   776.5 p5      41 next
        vpternlogd zmm1, zmm4, zmm7, 0x87            ;   776.0 p0      41 next
        vpternlogd zmm23, zmm4, zmm2, 0x78           ;   776.5 p5      41 next
        vpxord zmm10, zmm10, zmm23                   ;   777.5 p0      41 next
        vpxord zmm30, zmm30, zmm1                    ;   777.5 p5      41 next
        vpternlogd zmm30, zmm31, zmm17, 0xc6         ;   778.5 p0      41 next
        vmovdqa64 zmm31, zmm4                        ;   736.0         41 next copy
        vpternlogd zmm31, zmm17, zmm13, 0x28         ;   778.5 p5      41 next
        vpternlogd zmm31, zmm4, zmm6, 0x2d           ;   779.5 p0      41 next
        vpternlogd zmm31, zmm14, zmm2, 0x87          ;   780.5 p5      41 next
        vpternlogd zmm21, zmm19, zmm13, 0x39         ;   780.0 p0      41 next
        vmovdqa64 zmm0, zmm31                        ;   781.5         41 next copy
        vpternlogd zmm0, zmm13, zmm13, 0x3f          ;   781.5 p5      41 next
        vmovdqa64 zmm13, zmm19                       ;   766.5         41 next copy
        vpternlogd zmm13, zmm14, zmm17, 0x78         ;   781.0 p0      41 next
        vpternlogd zmm25, zmm13, zmm1, 0x69          ;   782.0 p5      41 next
        vpternlogd zmm31, zmm13, zmm7, 0xc6          ;   782.0 p0      41 next
        vmovdqa64 zmm13, zmm14                       ;   732.0         41 next copy
        vpternlogd zmm31, zmm19, zmm4, 0xb4          ;   783.0 p5      41 next
        vmovdqu64 zmm19, [rbp + 4352]                ;   668.5 p2      58 r
        vpandd zmm19, zmm19, [r8 + 1984]             ;   783.0 p0+p3   58 r
        vpternlogd zmm27, zmm10, zmm14, 0x9c         ;   783.5 p5      41 next
        vpternlogd zmm10, zmm0, zmm7, 0x39           ;   784.0 p0      41 next
        vpternlogd zmm0, zmm9, zmm2, 0xd2            ;   784.5 p5      41 next
        vpternlogd zmm27, zmm0, zmm4, 0xc6           ;   785.5 p0      41 next
        vpternlogd zmm27, zmm26, zmm17, 0x1e         ;   786.5 p5      41 next
        vpternlogd zmm9, zmm1, zmm7, 0x28            ;   786.0 p0      41 next
        vmovdqu64 zmm1, [rbp + 6272]                 ;   673.0 p2      58 r
        vpandd zmm1, zmm1, [r8 + 1216]               ;   786.5 p5+p3   58 r
        vpternlogd zmm31, zmm6, zmm2, 0x78           ;   787.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 6976]                 ;   674.5 p2      58 r
        vpandd zmm6, zmm6, [r8 + 1920]               ;   787.5 p5+p3   58 r
        vpternlogd zmm9, zmm21, zmm14, 0x87          ;   788.0 p0      41 next
        vpternlogd zmm9, zmm23, zmm2, 0x96           ;   789.0 p5      41 next
        vpternlogd zmm3, zmm14, [rbp + 7104], 0x96   ;   789.0 p0+p2   41 next
        vmovdqu64 zmm0, [rbp + 6784]                 ;   672.0 p3      58 r
        vpandd zmm0, zmm0, [r8 + 1152]               ;   789.5 p5+p2   58 r
        vpxord zmm15, zmm15, zmm24                   ;   790.0 p0      50 next
        vmovdqu64 zmm7, [r9 + 9216]                  ;   632.7 p3      59 r
        vmovdqu64 zmm14, [rbp + 6528]                ;   668.0 p2      50 next reload
        vpternlogd zmm20, zmm11, zmm14, 0x96         ;   790.5 p5      50 next
        vmovdqu64 zmm17, [r9 + 9344]                 ;   635.0 p3      59 r
        vmovdqu64 zmm18, [r9 + 9408]                 ;   635.2 p2      59 r
        vmovdqu64 zmm21, [rbp + 6400]                ;   670.0 p3      50 next reload
        vpternlogd zmm24, zmm25, zmm21, 0x96         ;   791.0 p0      50 next
        vmovdqu64 zmm23, [rbp + 6912]                ;   666.5 p2      50 next reload
        vpternlogd zmm30, zmm28, zmm23, 0x96         ;   791.5 p5      50 next
        vpternlogd zmm13, zmm4, zmm2, 0x35           ;   792.0 p0      41 next
        vpternlogd zmm10, zmm13, zmm26, 0x96         ;   793.0 p5      41 next
        vmovdqu64 zmm13, [rbp + 6656]                ;   670.5 p3      58 r
        vpandd zmm13, zmm13, [r8 + 1088]             ;   793.0 p0+p2   58 r
        vmovdqu64 zmm26, [rbp + 6720]                ;   674.0 p3      58 r
        vmovdqu64 zmm2, [rbp + 7424]                 ;   720.0 p2      44 next reload
        vpternlogd zmm29, zmm4, zmm2, 0x96           ;   793.5 p5      41 next
        vmovdqu64 zmm4, [rbp + 6336]                 ;   675.5 p3      50 next reload
        vpternlogd zmm8, zmm2, zmm4, 0x69            ;   794.0 p0      50 next
        vmovdqu64 zmm2, [rbp + 6464]                 ;   677.0 p2      50 next reload
        vpternlogd zmm5, zmm16, zmm2, 0x96           ;   794.5 p5      50 next
        vmovdqu64 zmm25, [rbp + 6144]                ;   671.5 p3      50 next reload
        vpternlogd zmm31, zmm12, zmm25, 0x96         ;   795.0 p0      50 next
        vpternlogd zmm9, zmm3, [rbp + 6976], 0x96    ;   795.5 p5+p2   50 next
        vmovdqu64 zmm25, [r9 + 9472]                 ;   641.0 p3      59 r
        vpternlogd zmm10, zmm22, [rbp + 6848], 0x96  ;   796.0 p0+p2   50 next
        vpternlogd zmm27, zmm29, [rbp + 6080], 0x96  ;   796.5 p5+p3   50 next
        vmovdqu64 [rbp + 7104], zmm27                ;   797.5 p7+p4   50 next spill
        vmovdqu64 zmm23, [r9 + 9600]                 ;   643.5 p2      59 r
        vpandd zmm26, zmm26, [r8 + 1280]             ;   797.0 p0+p3   58 r
        vmovdqu64 zmm16, [r9 + 9280]                 ;   644.7 p2      59 r
        vmovdqu64 zmm21, [r9 + 9536]                 ;   645.5 p3      59 r
        vmovdqu64 zmm2, [r9 + 9728]                  ;   645.7 p2      59 r
        vmovdqu64 [rbp + 7424], zmm9                 ;   796.5 p8+p9   50 next spill
        vmovdqu64 zmm9, [r9 + 9856]                  ;   646.5 p3      59 r
        vmovdqu64 zmm27, [r9 + 9920]                 ;   646.7 p2      59 r
        vmovdqu64 zmm14, [r9 + 9664]                 ;   647.5 p3      59 r
        vpternlogd zmm6, zmm11, [rbp + 4352], 0x96   ;   797.5 p5+p2   58 r
        vmovdqu64 zmm11, [rbp + 6592]                ;   667.5 p3      50 next reload
        vpternlogd zmm19, zmm28, zmm11, 0x96         ;   798.0 p0      58 r
        vpord zmm7, zmm7, zmm6                       ;   798.5 p5      59 r
        vpord zmm16, zmm16, zmm19                    ;   799.0 p0      59 r
        vpternlogd zmm13, zmm12, [rbp + 6784], 0x96  ;   799.5 p5+p2   58 r
        vpord zmm18, zmm18, zmm13                    ;   800.5 p0      59 r
        vpternlogd zmm0, zmm22, [rbp + 6272], 0x96   ;   800.5 p5+p3   58 r
        vpternlogd zmm26, zmm3, [rbp + 6208], 0x96   ;   801.0 p0+p2   58 r
        vpord zmm23, zmm23, zmm26                    ;   802.0 p5      59 r
        vpternlogd zmm7, zmm11, [rbp + 960], 0x96    ;   802.0 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6208]                 ;   675.0 p2      50 next reload
        vpternlogd zmm15, zmm11, [r8 + 1024], 0x78   ;   802.5 p5+p3   58 r
        vpternlogd zmm1, zmm29, [rbp + 6720], 0x96   ;   803.0 p0+p2   58 r
        vmovdqu64 zmm29, [r9 + 10176]                ;   654.5 p3      59 r
        vpord zmm21, zmm21, zmm1                     ;   804.0 p5      59 r
        vmovdqu64 zmm12, [r9 + 10048]                ;   655.2 p2      59 r
        vpternlogd zmm8, zmm3, [r8 + 1344], 0x78     ;   804.0 p0+p3   58 r
        vpord zmm14, zmm14, zmm8                     ;   805.0 p5      59 r
        vmovdqu64 zmm11, [rbp + 5056]                ;   656.2 p2     108 r reload
        vmovdqu64 [rbp + 2944], zmm11                ;   662.2 p7+p4  113 rounds
        vmovdqu64 zmm4, [r9 + 9792]                  ;   657.0 p3      59 r
        vmovdqu64 zmm28, [r9 + 9984]                 ;   657.5 p2      59 r
        vpternlogd zmm21, zmm3, [rbp + 1280], 0x96   ;   805.0 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6336]                 ;   675.5 p2      50 next reload
        vpternlogd zmm5, zmm3, [r8 + 1408], 0x78     ;   805.5 p5+p3   58 r
        vpord zmm2, zmm2, zmm5                       ;   806.5 p0      59 r
        vmovdqu64 zmm11, [rbp + 4480]                ;   659.5 p2     108 r reload
        vmovdqu64 [rbp + 3008], zmm11                ;   665.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 4544]                ;   660.0 p3     108 r reload
        vmovdqu64 [rbp + 3072], zmm11                ;   666.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [rbp + 5376]                ;   660.5 p2     108 r reload
        vmovdqu64 [rbp + 3136], zmm11                ;   666.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 4032]                ;   661.0 p3     108 r reload
        vpternlogd zmm23, zmm3, [rbp + 1344], 0x96   ;   806.5 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6464]                 ;   677.0 p3      50 next reload
        vpternlogd zmm20, zmm3, [r8 + 1472], 0x78    ;   807.0 p0+p2   58 r
        vpord zmm4, zmm4, zmm20                      ;   808.0 p5      59 r
        vmovdqu64 [rbp + 3200], zmm11                ;   667.0 p7+p4  113 rounds
        vpternlogd zmm14, zmm3, [rbp + 1408], 0x96   ;   808.0 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6528]                 ;   668.0 p2      50 next reload
        vpord zmm25, zmm25, zmm0                     ;   808.5 p5      59 r
        vmovdqu64 zmm22, [r9 + 10112]                ;   664.0 p3      59 r
        vpternlogd zmm30, zmm3, [r8 + 1536], 0x78    ;   809.0 p0+p2   58 r
        vmovdqu64 zmm11, [rbp + 5504]                ;   665.0 p3     108 r reload
        vmovdqu64 [rbp + 3264], zmm11                ;   671.0 p8+p9  113 rounds
        vpord zmm9, zmm9, zmm30                      ;   810.0 p5      59 r
        vpternlogd zmm2, zmm3, [rbp + 1472], 0x96    ;   810.0 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 6912]                 ;   666.5 p3      50 next reload
        vpternlogd zmm24, zmm3, [r8 + 1600], 0x78    ;   810.5 p5+p2   58 r
        vpord zmm27, zmm27, zmm24                    ;   811.5 p0      59 r
        vmovdqu64 zmm11, [rbp + 3968]                ;   667.0 p3     108 r reload
        vmovdqu64 [rbp + 3328], zmm11                ;   673.0 p7+p4  113 rounds
        vpternlogd zmm4, zmm3, [rbp + 1536], 0x96    ;   811.5 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6400]                 ;   670.0 p3      50 next reload
        vpternlogd zmm31, zmm3, [r8 + 1664], 0x78    ;   812.0 p0+p2   58 r
        vpord zmm28, zmm28, zmm31                    ;   813.0 p5      59 r
        vpternlogd zmm9, zmm3, [rbp + 1600], 0x96    ;   813.0 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6144]                 ;   671.5 p2      50 next reload
        vpternlogd zmm10, zmm3, [r8 + 1728], 0x78    ;   813.5 p5+p3   58 r
        vmovdqu64 zmm11, [rbp + 5312]                ;   670.5 p2     108 r reload
        vmovdqu64 [rbp + 3392], zmm11                ;   676.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 5632]                ;   671.0 p3     108 r reload
        vmovdqu64 [rbp + 3456], zmm11                ;   677.0 p7+p4  113 rounds
        vpternlogd zmm27, zmm3, [rbp + 1664], 0x96   ;   814.0 p0+p2  108 r
        vmovdqu64 zmm3, [rbp - 128]                  ;   672.0 p3     108 r
        vpxord zmm3, zmm3, zmm6                      ;   814.5 p5     108 r
        vmovdqu64 zmm6, [rbp - 64]                   ;   672.5 p2     108 r
        vpxord zmm6, zmm6, zmm19                     ;   815.0 p0     108 r
        vmovdqu64 zmm11, [rbp + 0]                   ;   673.0 p3     108 r
        vmovdqu64 zmm19, [rbp + 5696]                ;   673.5 p2     108 r reload
        vmovdqu64 [rbp + 3520], zmm19                ;   679.5 p8+p9  113 rounds
        vpxord zmm11, zmm11, zmm15                   ;   815.5 p5     108 r
        vmovdqu64 [rbp + 1472], zmm2                 ;   811.0 p7+p4  113 rounds
        vpord zmm12, zmm12, zmm10                    ;   816.0 p0      59 r
        vpord zmm17, zmm17, zmm15                    ;   816.5 p5      59 r
        vmovdqu64 zmm15, [rbp + 6656]                ;   674.0 p3      50 next reload
        vpternlogd zmm16, zmm15, [rbp + 1024], 0x96  ;   817.0 p0+p2  108 r
        vmovdqu64 [rbp + 1024], zmm16                ;   818.0 p8+p9  113 rounds
        vmovdqu64 zmm15, [rbp + 64]                  ;   675.0 p3     108 r
        vpxord zmm15, zmm15, zmm13                   ;   817.5 p5     108 r
        vmovdqu64 zmm13, [rbp + 6784]                ;   675.5 p2      50 next reload
        vpternlogd zmm17, zmm13, [rbp + 1088], 0x96  ;   818.0 p0+p3  108 r
        vmovdqu64 zmm13, [rbp + 6272]                ;   676.5 p2      50 next reload
        vpternlogd zmm18, zmm13, [rbp + 1152], 0x96  ;   818.5 p5+p3  108 r
        vmovdqu64 zmm13, [rbp + 128]                 ;   677.5 p2     108 r
        vpxord zmm13, zmm13, zmm0                    ;   819.0 p0     108 r
        vmovdqu64 zmm19, [rbp + 5760]                ;   678.0 p3     108 r reload
        vmovdqu64 zmm0, [rbp + 6720]                 ;   678.5 p2      50 next reload
        vpternlogd zmm25, zmm0, [rbp + 1216], 0x96   ;   819.5 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 192]                  ;   679.5 p2     108 r
        vmovdqu64 [rbp + 3584], zmm19                ;   684.0 p7+p4  113 rounds
        vpxord zmm0, zmm0, zmm1                      ;   820.0 p0     108 r
        vmovdqu64 zmm1, [rbp + 256]                  ;   680.0 p3     108 r
        vpxord zmm1, zmm1, zmm26                     ;   820.5 p5     108 r
        vmovdqu64 zmm26, [rbp + 5888]                ;   680.5 p2     108 r reload
        vmovdqu64 [rbp + 3776], zmm26                ;   686.5 p8+p9  113 rounds
        vmovdqu64 zmm19, [rbp + 5568]                ;   681.0 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm19                ;   687.0 p7+p4  113 rounds
        vmovdqu64 zmm19, [rbp + 5824]                ;   681.5 p2     108 r reload
        vmovdqu64 [rbp + 3712], zmm19                ;   687.5 p8+p9  113 rounds
        vmovdqu64 zmm19, [rbp + 320]                 ;   682.0 p3     108 r
        vmovdqu64 zmm26, [rbp + 5952]                ;   682.5 p2     108 r reload
        vpxord zmm19, zmm19, zmm8                    ;   821.0 p0     108 r
        vmovdqu64 zmm8, [rbp + 384]                  ;   683.0 p3     108 r
        vmovdqu64 [rbp + 3840], zmm26                ;   688.5 p7+p4  113 rounds
        vpxord zmm8, zmm8, zmm5                      ;   821.5 p5     108 r
        vmovdqu64 zmm5, [rbp + 448]                  ;   683.5 p2     108 r
        vmovdqu64 zmm26, [rbp + 6016]                ;   684.0 p3     108 r reload
        vmovdqu64 [rbp + 3904], zmm26                ;   690.0 p8+p9  113 rounds
        vpxord zmm5, zmm5, zmm20                     ;   822.0 p0     108 r
        vmovdqu64 zmm20, [rbp + 512]                 ;   684.5 p2     108 r
        vmovdqu64 zmm26, [rbp + 4736]                ;   685.0 p3     108 r reload
        vmovdqu64 [rbp + 1920], zmm26                ;   691.0 p7+p4  113 rounds
        vpxord zmm20, zmm20, zmm30                   ;   822.5 p5     108 r
        vmovdqu64 zmm26, [rbp + 576]                 ;   685.5 p2     108 r
        vmovdqu64 zmm30, [rbp + 4992]                ;   686.0 p3     108 r reload
        vmovdqu64 [rbp + 1984], zmm30                ;   692.0 p8+p9  113 rounds
        vpxord zmm26, zmm26, zmm24                   ;   823.0 p0     108 r
        vmovdqu64 zmm24, [rbp + 640]                 ;   686.5 p2     108 r
        vmovdqu64 zmm30, [rbp + 5184]                ;   687.0 p3     108 r reload
        vmovdqu64 [rbp + 2048], zmm30                ;   693.0 p7+p4  113 rounds
        vpxord zmm24, zmm24, zmm31                   ;   823.5 p5     108 r
        vmovdqu64 zmm30, [rbp + 704]                 ;   687.5 p2     108 r
        vmovdqu64 zmm31, [rbp + 4288]                ;   688.0 p3     108 r reload
        vmovdqu64 [rbp + 2112], zmm31                ;   694.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4160]                ;   688.5 p2     108 r reload
        vmovdqu64 [rbp + 2176], zmm31                ;   694.5 p7+p4  113 rounds
        vpxord zmm30, zmm30, zmm10                   ;   824.0 p0     108 r
        vmovdqu64 zmm10, [rbp + 6848]                ;   689.0 p3      50 next reload
        vmovdqu64 zmm31, [rbp + 7104]                ;   797.5 p2      50 next reload
        vpternlogd zmm28, zmm10, [rbp + 1728], 0x96  ;   824.5 p5+p3  108 r
        vpternlogd zmm10, zmm31, [r8 + 1792], 0x6c   ;   825.0 p0+p2   58 r
        vpord zmm22, zmm22, zmm10                    ;   826.0 p5      59 r
        vmovdqu64 zmm31, [rbp + 5120]                ;   691.0 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm31                ;   697.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4224]                ;   691.5 p2     108 r reload
        vmovdqu64 [rbp + 2304], zmm31                ;   697.5 p7+p4  113 rounds
        vmovdqu64 [rbp - 128], zmm3                  ;   815.5 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4864]                ;   692.0 p3     108 r reload
        vmovdqu64 [rbp + 2368], zmm31                ;   698.0 p7+p4  113 rounds
        vpxord zmm10, zmm10, [rbp + 768]             ;   826.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 5248]                ;   693.0 p3     108 r reload
        vmovdqu64 [rbp + 2432], zmm31                ;   699.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4416]                ;   693.5 p2     108 r reload
        vmovdqu64 [rbp + 2496], zmm31                ;   699.5 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 5440]                ;   694.0 p3     108 r reload
        vmovdqu64 [rbp + 2560], zmm31                ;   700.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4608]                ;   694.5 p2     108 r reload
        vmovdqu64 [rbp + 2624], zmm31                ;   700.5 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 4672]                ;   695.0 p3     108 r reload
        vmovdqu64 [rbp + 2688], zmm31                ;   701.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4800]                ;   695.5 p2     108 r reload
        vmovdqu64 [rbp + 2752], zmm31                ;   701.5 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 4096]                ;   696.0 p3     108 r reload
        vmovdqu64 [rbp + 2816], zmm31                ;   702.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 4928]                ;   696.5 p2     108 r reload
        vmovdqu64 [rbp + 2880], zmm31                ;   702.5 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 6080]                ;   697.0 p3      50 next reload
        vpternlogd zmm12, zmm31, [rbp + 1792], 0x96  ;   826.5 p5+p2  108 r
        vmovdqu64 [rbp + 4928], zmm10                ;   827.0 p8+p9  108 r spill
        vmovdqu64 zmm10, [rbp + 7424]                ;   796.5 p3      50 next reload
        vpternlogd zmm31, zmm10, [r8 + 1856], 0x6c   ;   827.0 p0+p2   58 r
        sub r8, qword [rbp + 7568]                   ;   698.5 p1+p10  113 rounds
        vpord zmm29, zmm29, zmm31                    ;   828.0 p5      59 r
        vpxord zmm31, zmm31, [rbp + 832]             ;   828.0 p0+p3  108 r
        vmovdqu64 zmm10, [rbp + 4352]                ;   701.0 p2      50 next reload
        vpternlogd zmm29, zmm10, [rbp + 896], 0x96   ;   829.0 p5+p3  108 r
        vmovdqu64 [rbp + 896], zmm29                 ;   830.0 p7+p4  113 rounds
        vmovdqu64 zmm10, [rbp + 6976]                ;   702.0 p2      50 next reload
        vmovdqu64 [rbp + 1216], zmm25                ;   820.5 p8+p9  113 rounds
        vpternlogd zmm22, zmm10, [rbp + 1856], 0x96  ;   829.0 p0+p3  108 r
        vmovdqu64 [rbp + 1280], zmm21                ;   806.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1344], zmm23                ;   807.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 1152], zmm18                ;   819.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 1408], zmm14                ;   809.0 p8+p9  113 rounds
        vmovdqu64 zmm2, [rbp + 4928]                 ;   827.0 p2     108 r reload
        vmovdqu64 [rbp + 768], zmm2                  ;   833.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1088], zmm17                ;   819.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 1536], zmm4                 ;   812.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 960], zmm7                  ;   803.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 1600], zmm9                 ;   814.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1664], zmm27                ;   815.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 1728], zmm28                ;   825.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 1792], zmm12                ;   827.5 p8+p9  113 rounds
        vmovdqu64 [rbp - 64], zmm6                   ;   816.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1856], zmm22                ;   830.0 p8+p9  113 rounds
        add r8, 0x800                                ;   707.0 p6     113 rounds
        and r8, 0x1fff                               ;   708.0 p11    113 rounds
        vmovdqu64 [rbp + 64], zmm15                  ;   818.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 0], zmm11                   ;   816.5 p8+p9  113 rounds
        add r8, qword [rbp + 7568]                   ;   709.0 p1+p10  113 rounds
        mov r12, qword [rbp + 7568]                  ;   708.3 p3     113 rounds reload
        sub r9, r12                                  ;   713.3 p6     113 rounds
        vmovdqu64 [rbp + 128], zmm13                 ;   820.0 p7+p4  113 rounds
        add r9, 0x800                                ;   714.3 p11    113 rounds
        and r9, 0x1fff                               ;   715.3 p1     113 rounds
        vmovdqu64 [rbp + 192], zmm0                  ;   821.0 p8+p9  113 rounds
        add r9, r12                                  ;   716.3 p6     113 rounds
        vmovdqu64 [rbp + 256], zmm1                  ;   821.5 p7+p4  113 rounds
        sub r11, r12                                 ;   713.3 p11    113 rounds
        vmovdqu64 [rbp + 320], zmm19                 ;   822.0 p8+p9  113 rounds
        add r11, 0x800                               ;   714.3 p1     113 rounds
        vmovdqu64 [rbp + 384], zmm8                  ;   822.5 p7+p4  113 rounds
        and r11, 0x1fff                              ;   715.3 p6     113 rounds
        vmovdqu64 [rbp + 448], zmm5                  ;   823.0 p8+p9  113 rounds
        add r11, r12                                 ;   716.3 p11    113 rounds
        mov qword [rbp + 7592], r11                  ;   725.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 512], zmm20                 ;   823.5 p8+p9  113 rounds
        sub r10, r12                                 ;   713.3 p1     113 rounds
        vmovdqu64 [rbp + 576], zmm26                 ;   824.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 640], zmm24                 ;   824.5 p8+p9  113 rounds
        add r10, 0x800                               ;   714.3 p6     113 rounds
        vmovdqu64 [rbp + 704], zmm30                 ;   825.0 p7+p4  113 rounds
        and r10, 0x1fff                              ;   715.3 p11    113 rounds
        add r10, r12                                 ;   716.3 p1     113 rounds
        mov qword [rbp + 7600], r10                  ;   729.8 p8+p9  113 rounds
        vmovdqu64 [rbp + 832], zmm31                 ;   829.0 p7+p4  113 rounds
        mov esi, dword [rbp + 7628]                  ;   716.5 p2     113 rounds
        add esi, 0xffffffff                          ;   721.5 p6     113 rounds
        mov dword [rbp + 7628], esi                  ;   730.8 p8+p9  113 rounds
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 7576], r8                   ;                    resident
        mov qword [rbp + 7584], r9                   ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 7608]                   ;     0.2 p3     125 dst reload
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
        mov qword [rbp + 7608], r8                   ;    64.3 p7+p4  147 blocks
        mov r8, qword [rbp + 7552]                   ;    21.8 p10    147 blocks
        add r8, 0x1000                               ;    26.8 p1     147 blocks
        mov qword [rbp + 7552], r8                   ;    64.7 p8+p9  147 blocks
        cmp r8, qword [rbp + 7560]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 7616]                  ;                    frame
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
