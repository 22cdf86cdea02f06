; misty1_encrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu golden-cove --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 142 uops, planned 69.3; bounds: width 23.7, ports 68.5, path 6.0
;   blocks/rounds: 2496 uops, planned 690.0; bounds: width 416.0, ports 684.0, path 79.0
;   blocks.2: 263 uops, planned 70.2; bounds: width 43.8, ports 65.0, path 14.0
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
%fatal "misty1_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_encrypt_compact
$_misty1_encrypt_compact:
%else
        global $misty1_encrypt_compact
%endif
$misty1_encrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        push r13                                     ;                    preserved
        push r14                                     ;                    preserved
        push r15                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x2640                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 9640], rax                  ;                    frame
        mov dword [rbp + 9648], ecx                  ;                    argument
        mov qword [rbp + 9536], rsi                  ;                    argument
        mov qword [rbp + 9552], rdi                  ;                    argument
        mov qword [rbp + 9632], rdx                  ;                    argument
        mov r8d, dword [rbp + 9648]                  ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 9536]                   ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 9544], r8                   ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 9648], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 9536]                   ;     0.0 p2     111 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.0 p3     111 l.0
        vmovdqu64 [rbp - 128], zmm0                  ;    11.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.0 p2     111 l.1
        vmovdqu64 [rbp - 64], zmm0                   ;    11.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.0 p3     111 l.2
        vmovdqu64 [rbp + 0], zmm0                    ;    11.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.0 p2     111 l.3
        vmovdqu64 [rbp + 64], zmm0                   ;    11.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.0 p3     111 l.4
        vmovdqu64 [rbp + 128], zmm0                  ;    11.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.0 p2     111 l.5
        vmovdqu64 [rbp + 192], zmm0                  ;    11.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.0 p3     111 l.6
        vmovdqu64 [rbp + 256], zmm0                  ;    11.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 448]                   ;     5.0 p2     111 l.7
        vmovdqu64 [rbp + 320], zmm0                  ;    11.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 512]                   ;     5.0 p3     111 l.8
        vmovdqu64 [rbp + 384], zmm0                  ;    11.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 576]                   ;     5.0 p2     111 l.9
        vmovdqu64 [rbp + 448], zmm0                  ;    11.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 640]                   ;     5.2 p3     111 l.10
        vmovdqu64 [rbp + 512], zmm0                  ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 704]                   ;     6.0 p2     111 l.11
        vmovdqu64 [rbp + 576], zmm0                  ;    12.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 768]                   ;     6.2 p3     111 l.12
        vmovdqu64 [rbp + 640], zmm0                  ;    12.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 832]                   ;     7.0 p2     111 l.13
        vmovdqu64 [rbp + 704], zmm0                  ;    13.0 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 896]                   ;     7.2 p3     111 l.14
        vmovdqu64 [rbp + 768], zmm0                  ;    14.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 960]                   ;     8.0 p2     111 l.15
        vmovdqu64 [rbp + 832], zmm0                  ;    14.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1024]                  ;     8.2 p3     111 l.16
        vmovdqu64 [rbp + 896], zmm0                  ;    16.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1088]                  ;     9.0 p2     111 l.17
        vmovdqu64 [rbp + 960], zmm0                  ;    16.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1152]                  ;     9.2 p3     111 l.18
        vmovdqu64 [rbp + 1024], zmm0                 ;    18.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1216]                  ;    10.0 p2     111 l.19
        vmovdqu64 [rbp + 1088], zmm0                 ;    18.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1280]                  ;    10.2 p3     111 l.20
        vmovdqu64 [rbp + 1152], zmm0                 ;    20.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1344]                  ;    11.0 p2     111 l.21
        vmovdqu64 [rbp + 1216], zmm0                 ;    20.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1408]                  ;    11.2 p3     111 l.22
        vmovdqu64 [rbp + 1280], zmm0                 ;    22.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1472]                  ;    12.0 p2     111 l.23
        vmovdqu64 [rbp + 1344], zmm0                 ;    22.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1536]                  ;    12.2 p3     111 l.24
        vmovdqu64 [rbp + 1408], zmm0                 ;    24.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1600]                  ;    13.0 p2     111 l.25
        vmovdqu64 [rbp + 1472], zmm0                 ;    24.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1664]                  ;    13.2 p3     111 l.26
        vmovdqu64 [rbp + 1536], zmm0                 ;    26.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1728]                  ;    14.0 p2     111 l.27
        vmovdqu64 [rbp + 1600], zmm0                 ;    26.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1792]                  ;    14.2 p3     111 l.28
        vmovdqu64 [rbp + 1664], zmm0                 ;    28.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1856]                  ;    15.0 p2     111 l.29
        vmovdqu64 [rbp + 1728], zmm0                 ;    28.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1920]                  ;    15.2 p3     111 l.30
        vmovdqu64 [rbp + 1792], zmm0                 ;    30.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1984]                  ;    16.0 p2     111 l.31
        vmovdqu64 [rbp + 1856], zmm0                 ;    30.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2048]                  ;    16.2 p3     112 r.0
        vmovdqu64 zmm1, [r8 + 2112]                  ;    17.0 p2     112 r.1
        vmovdqu64 zmm2, [r8 + 2176]                  ;    17.2 p3     112 r.2
        vmovdqu64 zmm3, [r8 + 2240]                  ;    18.0 p2     112 r.3
        vmovdqu64 zmm4, [r8 + 2304]                  ;    18.2 p3     112 r.4
        vmovdqu64 [rbp + 1920], zmm0                 ;    32.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;    19.0 p2     112 r.5
        vmovdqu64 zmm5, [r8 + 2432]                  ;    19.2 p3     112 r.6
        vmovdqu64 [rbp + 1984], zmm1                 ;    32.7 p8+p9  113 rounds
        vmovdqu64 zmm1, [r8 + 2496]                  ;    20.0 p2     112 r.7
        vmovdqu64 [rbp + 2048], zmm2                 ;    34.3 p7+p4  113 rounds
        vmovdqu64 zmm2, [r8 + 2560]                  ;    20.2 p3     112 r.8
        vmovdqu64 zmm6, [r8 + 2624]                  ;    21.0 p2     112 r.9
        vmovdqu64 [rbp + 2112], zmm3                 ;    34.7 p8+p9  113 rounds
        vmovdqu64 zmm3, [r8 + 2688]                  ;    21.2 p3     112 r.10
        vmovdqu64 [rbp + 2176], zmm4                 ;    36.3 p7+p4  113 rounds
        vmovdqu64 zmm4, [r8 + 2752]                  ;    22.0 p2     112 r.11
        vmovdqu64 zmm7, [r8 + 2816]                  ;    22.2 p3     112 r.12
        vmovdqu64 [rbp + 2240], zmm0                 ;    36.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;    23.0 p2     112 r.13
        vmovdqu64 [rbp + 2304], zmm5                 ;    38.3 p7+p4  113 rounds
        vmovdqu64 zmm5, [r8 + 2944]                  ;    23.2 p3     112 r.14
        vmovdqu64 zmm8, [r8 + 3008]                  ;    24.0 p2     112 r.15
        vmovdqu64 [rbp + 2368], zmm1                 ;    38.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 2432], zmm2                 ;    40.3 p7+p4  113 rounds
        vmovdqu64 zmm1, [r8 + 3072]                  ;    24.2 p3     112 r.16
        vmovdqu64 [rbp + 2496], zmm1                 ;    40.7 p8+p9  113 rounds
        vmovdqu64 zmm1, [r8 + 3136]                  ;    25.0 p2     112 r.17
        vmovdqu64 [rbp + 2560], zmm1                 ;    42.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 2624], zmm6                 ;    42.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 2688], zmm3                 ;    44.3 p7+p4  113 rounds
        vmovdqu64 zmm1, [r8 + 3200]                  ;    25.2 p3     112 r.18
        vmovdqu64 [rbp + 2752], zmm1                 ;    44.7 p8+p9  113 rounds
        vmovdqu64 zmm1, [r8 + 3264]                  ;    26.0 p2     112 r.19
        vmovdqu64 [rbp + 2816], zmm1                 ;    46.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 2880], zmm4                 ;    46.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 2944], zmm7                 ;    48.3 p7+p4  113 rounds
        vmovdqu64 zmm1, [r8 + 3328]                  ;    26.2 p3     112 r.20
        vmovdqu64 [rbp + 3008], zmm1                 ;    48.7 p8+p9  113 rounds
        vmovdqu64 zmm1, [r8 + 3392]                  ;    27.0 p2     112 r.21
        vmovdqu64 [rbp + 3072], zmm1                 ;    50.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3136], zmm0                 ;    50.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 3200], zmm5                 ;    52.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3456]                  ;    27.2 p3     112 r.22
        vmovdqu64 [rbp + 3264], zmm0                 ;    52.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3520]                  ;    28.0 p2     112 r.23
        vmovdqu64 [rbp + 3328], zmm0                 ;    54.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3392], zmm8                 ;    54.7 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 3584]                  ;    28.2 p3     112 r.24
        vmovdqu64 zmm1, [r8 + 3648]                  ;    29.0 p2     112 r.25
        vmovdqu64 [rbp + 3456], zmm0                 ;    56.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 3712]                  ;    29.2 p3     112 r.26
        vmovdqu64 zmm2, [r8 + 3776]                  ;    30.0 p2     112 r.27
        vmovdqu64 zmm3, [r8 + 3840]                  ;    30.2 p3     112 r.28
        vmovdqu64 zmm4, [r8 + 3904]                  ;    31.0 p2     112 r.29
        vmovdqu64 zmm5, [r8 + 3968]                  ;    31.2 p3     112 r.30
        vmovdqu64 zmm6, [r8 + 4032]                  ;    32.0 p2     112 r.31
        vmovdqu64 [rbp + 3520], zmm1                 ;    56.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 3584], zmm0                 ;    58.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3648], zmm2                 ;    58.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 3712], zmm3                 ;    60.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3776], zmm4                 ;    60.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 3840], zmm5                 ;    62.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3904], zmm6                 ;    62.7 p8+p9  113 rounds
        mov r8, qword [rbp + 9552]                   ;    21.5 p10    113 rounds reload
        mov qword [rbp + 9560], r8                   ;    64.3 p7+p4  113 rounds
        mov qword [rbp + 9568], r8                   ;    64.7 p8+p9  113 rounds
        lea r9, [r8 + 6144]                          ;    26.5 p0     113 rounds
        mov qword [rbp + 9576], r9                   ;    65.3 p7+p4  113 rounds
        mov qword [rbp + 9584], r9                   ;    65.7 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    26.5 p1     113 rounds
        mov qword [rbp + 9592], r9                   ;    66.3 p7+p4  113 rounds
        mov qword [rbp + 9600], r9                   ;    66.7 p8+p9  113 rounds
        add r8, 0x1000                               ;    26.5 p5     113 rounds
        mov qword [rbp + 9608], r8                   ;    67.3 p7+p4  113 rounds
        mov qword [rbp + 9616], r8                   ;    67.7 p8+p9  113 rounds
        mov qword [rbp + 9624], r8                   ;    68.3 p7+p4  113 rounds
        mov r8, qword [rbp + 9560]                   ;                    resident
        mov r9, qword [rbp + 9576]                   ;                    resident
        vmovdqu64 zmm0, [rbp + 896]                  ;                    resident
        vmovdqu64 zmm1, [rbp - 128]                  ;                    resident
        vmovdqu64 zmm2, [rbp + 960]                  ;                    resident
        vmovdqu64 zmm3, [rbp - 64]                   ;                    resident
        vmovdqu64 zmm4, [rbp + 1024]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 0]                    ;                    resident
        vmovdqu64 zmm6, [rbp + 1088]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 64]                   ;                    resident
        vmovdqu64 zmm8, [rbp + 1152]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 128]                  ;                    resident
        vmovdqu64 zmm10, [rbp + 1216]                ;                    resident
        vmovdqu64 zmm11, [rbp + 192]                 ;                    resident
        vmovdqu64 zmm12, [rbp + 1280]                ;                    resident
        vmovdqu64 zmm13, [rbp + 256]                 ;                    resident
        vmovdqu64 zmm14, [rbp + 1344]                ;                    resident
        vmovdqu64 zmm15, [rbp + 320]                 ;                    resident
        vmovdqu64 zmm16, [rbp + 1408]                ;                    resident
        vmovdqu64 zmm17, [rbp + 384]                 ;                    resident
        vmovdqu64 zmm18, [rbp + 1472]                ;                    resident
        vmovdqu64 zmm19, [rbp + 448]                 ;                    resident
        vmovdqu64 zmm20, [rbp + 1536]                ;                    resident
        vmovdqu64 zmm21, [rbp + 512]                 ;                    resident
        vmovdqu64 zmm22, [rbp + 1600]                ;                    resident
        vmovdqu64 zmm23, [rbp + 576]                 ;                    resident
        vmovdqu64 zmm24, [rbp + 1664]                ;                    resident
        vmovdqu64 zmm25, [rbp + 640]                 ;                    resident
        vmovdqu64 zmm26, [rbp + 1728]                ;                    resident
        vmovdqu64 zmm27, [rbp + 704]                 ;                    resident
        vmovdqu64 zmm28, [rbp + 1792]                ;                    resident
        vmovdqu64 zmm29, [rbp + 768]                 ;                    resident
        mov r10, qword [rbp + 9592]                  ;                    resident
        mov r11, qword [rbp + 9608]                  ;                    resident
        align 16
.rounds_2:
        vpternlogd zmm1, zmm0, [r8], 0x78            ;     6.0 p0+p2   62 r
        vpternlogd zmm3, zmm2, [r8 + 64], 0x78       ;     6.0 p5+p3   62 r
        vpternlogd zmm5, zmm4, [r8 + 128], 0x78      ;     6.0 p0+p2   62 r
        vpternlogd zmm7, zmm6, [r8 + 192], 0x78      ;     6.0 p5+p3   62 r
        vpternlogd zmm9, zmm8, [r8 + 256], 0x78      ;     6.0 p0+p2   62 r
        vpternlogd zmm11, zmm10, [r8 + 320], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm13, zmm12, [r8 + 384], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm15, zmm14, [r8 + 448], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm17, zmm16, [r8 + 512], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm19, zmm18, [r8 + 576], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm21, zmm20, [r8 + 640], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm23, zmm22, [r8 + 704], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm25, zmm24, [r8 + 768], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm27, zmm26, [r8 + 832], 0x78    ;     6.3 p5+p3   62 r
        vpternlogd zmm29, zmm28, [r8 + 896], 0x78    ;     7.0 p0+p2   62 r
        vpternlogd zmm0, zmm1, [r9 + 8192], 0x1e     ;     7.3 p5+p3   63 r
        vpternlogd zmm2, zmm3, [r9 + 8256], 0x1e     ;     8.0 p0+p2   63 r
        vpternlogd zmm4, zmm5, [r9 + 8320], 0x1e     ;     8.3 p5+p3   63 r
        vpternlogd zmm6, zmm7, [r9 + 8384], 0x1e     ;     9.0 p0+p2   63 r
        vpternlogd zmm8, zmm9, [r9 + 8448], 0x1e     ;     9.3 p5+p3   63 r
        vpternlogd zmm10, zmm11, [r9 + 8512], 0x1e   ;    10.0 p0+p2   63 r
        vpternlogd zmm12, zmm13, [r9 + 8576], 0x1e   ;    10.3 p5+p3   63 r
        vpternlogd zmm14, zmm15, [r9 + 8640], 0x1e   ;    11.0 p0+p2   63 r
        vpternlogd zmm16, zmm17, [r9 + 8704], 0x1e   ;    11.3 p5+p3   63 r
        vpternlogd zmm18, zmm19, [r9 + 8768], 0x1e   ;    12.0 p0+p2   63 r
        vpternlogd zmm20, zmm21, [r9 + 8832], 0x1e   ;    12.3 p5+p3   63 r
        vpternlogd zmm22, zmm23, [r9 + 8896], 0x1e   ;    13.0 p0+p2   63 r
        vmovdqu64 zmm30, [rbp + 1856]                ;    13.3 p3      62 r reload
        vmovdqu64 zmm31, [rbp + 832]                 ;    14.0 p2      62 r
        vpternlogd zmm31, zmm30, [r8 + 960], 0x78    ;    20.0 p5+p3   62 r
        vpternlogd zmm24, zmm25, [r9 + 8960], 0x1e   ;    15.0 p0+p2   63 r
        vpternlogd zmm26, zmm27, [r9 + 9024], 0x1e   ;    15.3 p5+p3   63 r
        vpternlogd zmm28, zmm29, [r9 + 9088], 0x1e   ;    16.0 p0+p2   63 r
        vpternlogd zmm30, zmm31, [r9 + 9152], 0x1e   ;    21.0 p5+p3   63 r
        vmovdqu64 [rbp + 3968], zmm31                ;    21.0 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 2496]                ;    17.0 p2      62 r reload
        vmovdqu64 [rbp + 4032], zmm29                ;    11.3 p8+p9   62 r spill
        vmovdqu64 zmm29, [rbp + 1920]                ;    17.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8192], 0x78  ;    23.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11], 0x1e         ;    24.3 p5+p3   63 r
        vmovdqu64 [rbp + 4096], zmm29                ;    24.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 2560]                ;    19.0 p2      62 r reload
        vmovdqu64 [rbp + 4160], zmm31                ;    25.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 1984]                ;    19.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8256], 0x78  ;    25.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 64], 0x1e    ;    26.3 p5+p3   63 r
        vmovdqu64 [rbp + 4224], zmm31                ;    26.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 2752]                ;    21.0 p2      62 r reload
        vmovdqu64 [rbp + 4288], zmm29                ;    27.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rbp + 2048]                ;    21.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8320], 0x78  ;    27.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 128], 0x1e   ;    28.3 p5+p3   63 r
        vmovdqu64 [rbp + 4352], zmm29                ;    28.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 2816]                ;    23.0 p2      62 r reload
        vmovdqu64 [rbp + 4416], zmm31                ;    29.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 2112]                ;    23.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8384], 0x78  ;    29.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 192], 0x1e   ;    30.3 p5+p3   63 r
        vmovdqu64 [rbp + 4480], zmm31                ;    30.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 3008]                ;    25.0 p2      62 r reload
        vmovdqu64 [rbp + 4544], zmm29                ;    31.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rbp + 2176]                ;    25.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8448], 0x78  ;    31.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 256], 0x1e   ;    32.3 p5+p3   63 r
        vmovdqu64 [rbp + 4608], zmm29                ;    32.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 3072]                ;    27.0 p2      62 r reload
        vmovdqu64 [rbp + 4672], zmm31                ;    33.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 2240]                ;    27.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8512], 0x78  ;    33.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 320], 0x1e   ;    34.3 p5+p3   63 r
        vmovdqu64 [rbp + 4736], zmm31                ;    34.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 3264]                ;    29.0 p2      62 r reload
        vmovdqu64 [rbp + 4800], zmm29                ;    35.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rbp + 2304]                ;    29.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8576], 0x78  ;    35.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 384], 0x1e   ;    36.3 p5+p3   63 r
        vmovdqu64 [rbp + 4864], zmm29                ;    36.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 3328]                ;    31.0 p2      62 r reload
        vmovdqu64 [rbp + 4928], zmm31                ;    37.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 2368]                ;    31.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8640], 0x78  ;    37.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 448], 0x1e   ;    38.3 p5+p3   63 r
        vmovdqu64 [rbp + 4992], zmm31                ;    38.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 3456]                ;    33.0 p2      62 r reload
        vmovdqu64 [rbp + 5056], zmm29                ;    39.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rbp + 2432]                ;    33.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8704], 0x78  ;    39.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 512], 0x1e   ;    40.3 p5+p3   63 r
        vmovdqu64 [rbp + 5120], zmm29                ;    40.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 3520]                ;    35.0 p2      62 r reload
        vmovdqu64 [rbp + 5184], zmm31                ;    41.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 2624]                ;    35.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8768], 0x78  ;    41.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 576], 0x1e   ;    42.3 p5+p3   63 r
        vmovdqu64 [rbp + 5248], zmm31                ;    42.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 3584]                ;    37.0 p2      62 r reload
        vmovdqu64 [rbp + 5312], zmm29                ;    43.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rbp + 2688]                ;    37.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8832], 0x78  ;    43.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 640], 0x1e   ;    44.3 p5+p3   63 r
        vmovdqu64 [rbp + 5376], zmm29                ;    44.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 3648]                ;    39.0 p2      62 r reload
        vmovdqu64 [rbp + 5440], zmm31                ;    45.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 2880]                ;    39.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8896], 0x78  ;    45.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 704], 0x1e   ;    46.3 p5+p3   63 r
        vmovdqu64 [rbp + 5504], zmm31                ;    46.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rbp + 3712]                ;    41.0 p2      62 r reload
        vmovdqu64 [rbp + 5568], zmm29                ;    47.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rbp + 2944]                ;    41.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8960], 0x78  ;    47.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 768], 0x1e   ;    48.3 p5+p3   63 r
        vmovdqu64 [rbp + 5632], zmm29                ;    48.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rbp + 3776]                ;    43.0 p2      62 r reload
        vmovdqu64 [rbp + 5696], zmm31                ;    49.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rbp + 3136]                ;    43.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 9024], 0x78  ;    49.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 832], 0x1e   ;    50.3 p5+p3   63 r
        mov r12, qword [rbp + 9568]                  ;    29.7 p10     76 r.0 reload
        vmovdqu64 [rbp + 5760], zmm31                ;    50.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [r12]                       ;    45.0 p2      76 r.0
        vmovdqu64 [rbp + 5824], zmm29                ;    51.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [r12 + 64]                  ;    45.3 p3      76 r.1
        vmovdqu64 [rbp + 5888], zmm27                ;    41.0 p7+p4   62 r spill
        vmovdqu64 zmm27, [rbp + 3840]                ;    46.0 p2      62 r reload
        vmovdqu64 [rbp + 5952], zmm25                ;    41.3 p8+p9   62 r spill
        vmovdqu64 zmm25, [rbp + 3200]                ;    46.3 p3      62 r
        vpternlogd zmm25, zmm27, [r10 + 9088], 0x78  ;    52.3 p0+p2   62 r
        vpternlogd zmm27, zmm25, [r11 + 896], 0x1e   ;    53.3 p5+p3   63 r
        vmovdqu64 [rbp + 6016], zmm25                ;    53.3 p7+p4   62 r spill
        vmovdqu64 zmm25, [r12 + 128]                 ;    48.0 p2      76 r.2
        vmovdqu64 [rbp + 6080], zmm27                ;    54.3 p8+p9   63 r spill
        vmovdqu64 zmm27, [r12 + 192]                 ;    48.3 p3      76 r.3
        vmovdqu64 [rbp + 6144], zmm23                ;    45.0 p7+p4   62 r spill
        vmovdqu64 zmm23, [rbp + 3904]                ;    49.0 p2      62 r reload
        vmovdqu64 [rbp + 6208], zmm21                ;    45.3 p8+p9   62 r spill
        vmovdqu64 zmm21, [rbp + 3392]                ;    49.3 p3      62 r
        vpternlogd zmm21, zmm23, [r10 + 9152], 0x78  ;    55.3 p0+p2   62 r
        vpternlogd zmm23, zmm21, [r11 + 960], 0x1e   ;    56.3 p5+p3   63 r
        vmovdqu64 [rbp + 6272], zmm21                ;    56.3 p7+p4   62 r spill
        vmovdqu64 zmm21, [r12 + 256]                 ;    51.0 p2      76 r.4
        vmovdqu64 [rbp + 6336], zmm23                ;    57.3 p8+p9   63 r spill
        vmovdqu64 zmm23, [r12 + 320]                 ;    51.3 p3      76 r.5
        vmovdqu64 [rbp + 6400], zmm19                ;    49.0 p7+p4   62 r spill
        vmovdqu64 zmm19, [r12 + 384]                 ;    52.0 p2      76 r.6
        vmovdqu64 [rbp + 6464], zmm15                ;    49.3 p8+p9   62 r spill
        vmovdqu64 zmm15, [r12 + 448]                 ;    52.3 p3      76 r.7
        vmovdqu64 [rbp + 6528], zmm17                ;    51.0 p7+p4   62 r spill
        vmovdqu64 zmm17, [r12 + 512]                 ;    53.0 p2      76 r.8
        vmovdqu64 [rbp + 6592], zmm13                ;    51.3 p8+p9   62 r spill
        vmovdqu64 zmm13, [r12 + 576]                 ;    53.3 p3      76 r.9
        vmovdqu64 [rbp + 6656], zmm11                ;    53.0 p7+p4   62 r spill
        vmovdqu64 zmm11, [r12 + 640]                 ;    54.0 p2      76 r.10
        vmovdqu64 [rbp + 6720], zmm9                 ;    53.3 p8+p9   62 r spill
        vmovdqu64 zmm9, [r12 + 704]                  ;    54.3 p3      76 r.11
        vmovdqu64 [rbp + 6784], zmm7                 ;    55.0 p7+p4   62 r spill
        vmovdqu64 zmm7, [r12 + 768]                  ;    55.0 p2      76 r.12
        vmovdqu64 [rbp + 6848], zmm5                 ;    55.3 p8+p9   62 r spill
        vmovdqu64 zmm5, [r12 + 832]                  ;    55.3 p3      76 r.13
        vmovdqu64 [rbp + 6912], zmm3                 ;    57.0 p7+p4   62 r spill
        vmovdqu64 zmm3, [r12 + 896]                  ;    56.0 p2      76 r.14
        vmovdqu64 [rbp + 6976], zmm1                 ;    57.3 p8+p9   62 r spill
        vmovdqu64 zmm1, [r12 + 960]                  ;    56.3 p3      76 r.15
        vpxord zmm1, zmm0, zmm31                     ;    51.0 p0      54 next
        vpxord zmm31, zmm2, zmm29                    ;    51.3 p5      54 next
        vpxord zmm29, zmm4, zmm25                    ;    54.0 p0      54 next
        vpxord zmm25, zmm6, zmm27                    ;    54.3 p5      54 next
        vpxord zmm27, zmm8, zmm21                    ;    57.0 p0      54 next
        vpxord zmm21, zmm10, zmm23                   ;    57.3 p5      54 next
        vpxord zmm23, zmm12, zmm19                   ;    58.0 p0      54 next
        vpxord zmm19, zmm14, zmm15                   ;    58.3 p5      54 next
        vpxord zmm15, zmm16, zmm17                   ;    59.0 p0      54 next
        vpxord zmm17, zmm18, zmm13                   ;    59.3 p5      54 next
        vpxord zmm13, zmm20, zmm11                   ;    60.0 p0      54 next
        vpxord zmm11, zmm22, zmm9                    ;    60.3 p5      54 next
        vpxord zmm9, zmm24, zmm7                     ;    61.0 p0      54 next
        vpxord zmm7, zmm26, zmm5                     ;    61.3 p5      54 next
        vpxord zmm5, zmm28, zmm3                     ;    62.0 p0      54 next
        vpxord zmm3, zmm30, [r12 + 960]              ;    57.0 p5+p2   54 next
        vmovdqu64 [rbp + 7040], zmm30                ;    59.0 p7+p4   63 r spill
        vpxord zmm30, zmm19, zmm15                   ;    60.0 p0      41 next
        vmovdqu64 [rbp + 7104], zmm28                ;    59.3 p8+p9   63 r spill
        vmovdqa64 zmm28, zmm9                        ;    62.0         41 next copy
        vpternlogd zmm28, zmm11, zmm17, 0x6a         ;    62.0 p5      41 next
        vmovdqu64 [rbp + 7168], zmm26                ;    61.0 p7+p4   63 r spill
        vmovdqa64 zmm26, zmm17                       ;    60.3         41 next copy
        vpternlogd zmm26, zmm15, zmm19, 0x6a         ;    60.3 p0      41 next
        vmovdqu64 [rbp + 7232], zmm24                ;    61.3 p8+p9   63 r spill
        vmovdqa64 zmm24, zmm26                       ;    61.3         41 next copy
        vpternlogd zmm24, zmm5, zmm15, 0x87          ;    63.0 p5      41 next
        vpternlogd zmm24, zmm28, zmm11, 0x87         ;    64.0 p0      41 next
        vpternlogd zmm30, zmm24, zmm9, 0x6c          ;    65.0 p5      41 next
        vmovdqu64 [rbp + 7296], zmm22                ;    63.0 p7+p4   63 r spill
        vpandd zmm22, zmm13, zmm5                    ;    63.0 p0      41 next
        vmovdqu64 [rbp + 7360], zmm20                ;    63.3 p8+p9   63 r spill
        vpandd zmm20, zmm5, zmm7                     ;    63.0 p5      41 next
        vmovdqu64 [rbp + 7424], zmm18                ;    65.0 p7+p4   63 r spill
        vpandd zmm18, zmm19, zmm11                   ;    61.3 p0      41 next
        vpternlogd zmm18, zmm24, zmm22, 0x69         ;    65.0 p5      41 next
        vmovdqa64 zmm24, zmm5                        ;    63.0         41 next copy
        vpternlogd zmm24, zmm7, zmm15, 0x48          ;    63.0 p0      41 next
        vmovdqu64 [rbp + 7488], zmm16                ;    65.3 p8+p9   63 r spill
        vpandd zmm16, zmm17, zmm7                    ;    62.3 p5      41 next
        vmovdqu64 [rbp + 7552], zmm14                ;    67.0 p7+p4   63 r spill
        vpandd zmm14, zmm3, zmm11                    ;    61.3 p0      41 next
        vmovdqu64 [rbp + 7616], zmm12                ;    67.3 p8+p9   63 r spill
        vmovdqa64 zmm12, zmm3                        ;    58.0         41 next copy
        vpternlogd zmm12, zmm11, zmm13, 0x60         ;    61.3 p5      41 next
        vpternlogd zmm12, zmm5, zmm17, 0x87          ;    63.0 p0      41 next
        vmovdqu64 [rbp + 7680], zmm10                ;    69.0 p7+p4   63 r spill
        vmovdqa64 zmm10, zmm12                       ;    64.0         41 next copy
        vpternlogd zmm10, zmm7, zmm15, 0x78          ;    64.0 p5      41 next
        vpternlogd zmm10, zmm16, zmm18, 0x69         ;    66.0 p0      41 next
        vpxord zmm16, zmm7, zmm19                    ;    62.3 p5      41 next
        vpternlogd zmm20, zmm3, zmm17, 0x78          ;    64.0 p0      41 next
        vmovdqu64 [rbp + 7744], zmm8                 ;    69.3 p8+p9   63 r spill
        vpxord zmm8, zmm3, zmm11                     ;    61.3 p5      41 next
        vmovdqu64 [rbp + 7808], zmm6                 ;    71.0 p7+p4   63 r spill
        vmovdqa64 zmm6, zmm11                        ;    61.3         41 next copy
        vpternlogd zmm6, zmm13, zmm15, 0x48          ;    61.3 p0      41 next
        vpternlogd zmm6, zmm7, zmm19, 0x78           ;    62.3 p5      41 next
        vpternlogd zmm8, zmm6, zmm9, 0x6c            ;    63.3 p0      41 next
        vmovdqu64 [rbp + 7872], zmm4                 ;    71.3 p8+p9   63 r spill
        vpxord zmm4, zmm16, zmm13                    ;    63.3 p5      41 next
        vpternlogd zmm20, zmm4, zmm9, 0xd2           ;    65.0 p0      41 next
        vmovdqu64 [rbp + 7936], zmm2                 ;    73.0 p7+p4   63 r spill
        vmovdqa64 zmm2, zmm3                         ;    58.0         41 next copy
        vpternlogd zmm2, zmm5, zmm19, 0x6c           ;    63.0 p5      41 next
        vmovdqu64 [rbp + 8000], zmm0                 ;    73.3 p8+p9   63 r spill
        vmovdqa64 zmm0, zmm4                         ;    64.3         41 next copy
        vpternlogd zmm0, zmm2, zmm17, 0x6c           ;    64.3 p0      41 next
        vpternlogd zmm0, zmm3, zmm13, 0x2d           ;    65.3 p5      41 next
        vmovdqu64 [rbp + 8064], zmm12                ;    75.0 p7+p4   41 next spill
        vpxord zmm12, zmm15, zmm9                    ;    62.0 p0      41 next
        vmovdqu64 [rbp + 8128], zmm22                ;    75.3 p8+p9   41 next spill
        vpandd zmm22, zmm19, zmm12                   ;    63.0 p5      41 next
        vmovdqu64 [rbp + 8192], zmm14                ;    77.0 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm16                       ;    63.3         41 next copy
        vpternlogd zmm14, zmm3, zmm9, 0x6c           ;    63.3 p0      41 next
        vpternlogd zmm14, zmm26, zmm11, 0x69         ;    64.3 p5      41 next
        vpternlogd zmm22, zmm6, zmm14, 0x69          ;    65.3 p0      41 next
        vpxord zmm6, zmm20, zmm30                    ;    66.0 p5      41 next
        vmovdqu64 [rbp + 8256], zmm20                ;    77.3 p8+p9   41 next spill
        vpandd zmm20, zmm17, zmm9                    ;    62.8 p0      41 next
        vpternlogd zmm20, zmm15, zmm19, 0x87         ;    63.8 p5      41 next
        vpandd zmm9, zmm9, zmm5                      ;    63.8 p0      41 next
        vpternlogd zmm9, zmm12, zmm11, 0x78          ;    64.8 p5      41 next
        vpternlogd zmm12, zmm13, zmm17, 0x78         ;    64.8 p0      41 next
        vmovdqu64 [rbp + 8320], zmm6                 ;    79.0 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm7                         ;    62.3         41 next copy
        vpternlogd zmm6, zmm17, zmm17, 0xcf          ;    65.0 p5      41 next
        vpandd zmm17, zmm3, zmm5                     ;    65.8 p0      41 next
        vpternlogd zmm20, zmm4, zmm3, 0xe1           ;    66.0 p5      41 next
        vmovdqu64 [rbp + 8384], zmm4                 ;    79.3 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm17                        ;    66.8         41 next copy
        vpternlogd zmm4, zmm13, zmm19, 0x87          ;    66.8 p0      41 next
        vpternlogd zmm4, zmm7, zmm11, 0x87           ;    67.8 p5      41 next
        vpternlogd zmm6, zmm4, zmm12, 0x69           ;    68.8 p0      41 next
        vpternlogd zmm4, zmm11, zmm13, 0x87          ;    68.8 p5      41 next
        vpternlogd zmm4, zmm28, zmm9, 0x69           ;    69.8 p0      41 next
        vpternlogd zmm4, zmm2, zmm24, 0x96           ;    70.8 p5      41 next
        vpxord zmm9, zmm9, zmm20                     ;    69.8 p0      41 next
        vpandd zmm13, zmm13, zmm7                    ;    70.0 p5      41 next
        vpternlogd zmm9, zmm17, zmm16, 0x96          ;    70.8 p0      41 next
        vpternlogd zmm11, zmm5, zmm19, 0x60          ;    71.0 p5      41 next
        vpternlogd zmm13, zmm5, zmm19, 0x87          ;    71.8 p0      41 next
        vpxord zmm3, zmm3, zmm26                     ;    72.0 p5      41 next
        vpternlogd zmm3, zmm11, zmm15, 0x6c          ;    73.0 p0      41 next
        vpternlogd zmm3, zmm12, zmm13, 0x96          ;    74.0 p5      41 next
        vpternlogd zmm13, zmm20, zmm14, 0x69         ;    73.8 p0      41 next
        vpandd zmm2, zmm25, zmm27                    ;    74.0 p5      41 next
        vmovdqa64 zmm5, zmm25                        ;    55.8         41 next copy
        vpternlogd zmm5, zmm29, zmm1, 0x9a           ;    74.8 p0      41 next
        vpternlogd zmm2, zmm21, zmm29, 0x28          ;    75.0 p5      41 next
        vmovdqa64 zmm7, zmm23                        ;    59.0         41 next copy
        vpternlogd zmm7, zmm29, zmm29, 0x3f          ;    75.8 p0      41 next
        vmovdqa64 zmm11, zmm2                        ;    76.0         41 next copy
        vpternlogd zmm11, zmm5, zmm27, 0x87          ;    76.0 p5      41 next
        vpternlogd zmm11, zmm23, zmm31, 0x87         ;    77.0 p0      41 next
        vpxord zmm12, zmm31, zmm21                   ;    77.0 p5      41 next
        vmovdqa64 zmm14, zmm7                        ;    76.8         41 next copy
        vpternlogd zmm14, zmm25, zmm31, 0x78         ;    77.8 p0      41 next
        vmovdqa64 zmm15, zmm14                       ;    78.8         41 next copy
        vpternlogd zmm15, zmm27, zmm1, 0x78          ;    78.8 p5      41 next
        vmovdqa64 zmm16, zmm23                       ;    59.0         41 next copy
        vpternlogd zmm16, zmm27, zmm25, 0x6c         ;    78.8 p0      41 next
        vmovdqa64 zmm17, zmm15                       ;    79.8         41 next copy
        vpternlogd zmm17, zmm11, zmm1, 0xd2          ;    79.8 p5      41 next
        vmovdqa64 zmm19, zmm12                       ;    78.0         41 next copy
        vpternlogd zmm19, zmm23, zmm1, 0x78          ;    79.8 p0      41 next
        vpxord zmm20, zmm16, zmm19                   ;    80.8 p5      41 next
        vpternlogd zmm20, zmm17, zmm21, 0xc6         ;    81.8 p0      41 next
        vpternlogd zmm5, zmm23, zmm29, 0xac          ;    81.0 p5      41 next
        vpxord zmm17, zmm31, zmm27                   ;    81.8 p0      41 next
        vpternlogd zmm5, zmm19, zmm21, 0x2d          ;    82.0 p5      41 next
        vpternlogd zmm5, zmm11, zmm27, 0x78          ;    83.0 p0      41 next
        vmovdqa64 zmm26, zmm31                       ;    60.0         41 next copy
        vmovdqa64 zmm28, zmm27                       ;    60.2         41 next copy
        vpternlogd zmm28, zmm29, zmm31, 0x9c         ;    83.0 p5      41 next
        vpandd zmm26, zmm26, zmm28                   ;    84.0 p0      41 next
        vpternlogd zmm28, zmm21, zmm1, 0x87          ;    84.0 p5      41 next
        vmovdqu64 [rbp + 8448], zmm13                ;    81.0 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm25                       ;    61.0         41 next copy
        vpternlogd zmm13, zmm1, zmm1, 0xc3           ;    84.8 p0      41 next
        vpternlogd zmm13, zmm14, zmm12, 0xc6         ;    85.8 p5      41 next
        vmovdqa64 zmm14, zmm26                       ;    85.0         41 next copy
        vpternlogd zmm14, zmm17, zmm23, 0x78         ;    85.8 p0      41 next
        vpternlogd zmm26, zmm25, zmm1, 0x78          ;    86.0 p5      41 next
        vpandnd zmm17, zmm17, zmm21                  ;    86.8 p0      41 next
        vpternlogd zmm17, zmm27, zmm29, 0x48         ;    87.8 p5      41 next
        vpternlogd zmm11, zmm14, zmm21, 0xd2         ;    87.8 p0      41 next
        vpternlogd zmm14, zmm26, zmm23, 0xd7         ;    88.0 p5      41 next
        vpternlogd zmm16, zmm28, zmm14, 0x96         ;    89.0 p0      41 next
        vpternlogd zmm16, zmm13, zmm27, 0x87         ;    90.0 p5      41 next
        vpternlogd zmm16, zmm26, zmm29, 0x2d         ;    91.0 p0      41 next
        vpternlogd zmm26, zmm31, zmm1, 0xd6          ;    90.0 p5      41 next
        vpternlogd zmm11, zmm28, zmm25, 0x2d         ;    90.8 p0      41 next
        vmovdqa64 zmm28, zmm15                       ;    79.8         41 next copy
        vpternlogd zmm28, zmm23, zmm21, 0x7b         ;    91.0 p5      41 next
        vpternlogd zmm28, zmm17, zmm26, 0x96         ;    92.0 p0      41 next
        vpternlogd zmm7, zmm13, zmm21, 0x87          ;    92.0 p5      41 next
        vpternlogd zmm26, zmm27, zmm31, 0x2d         ;    92.8 p0      41 next
        vpternlogd zmm26, zmm15, zmm29, 0x87         ;    93.8 p5      41 next
        vpternlogd zmm10, zmm30, zmm1, 0x96          ;    93.8 p0      41 next
        vpternlogd zmm13, zmm12, zmm12, 0xf3         ;    94.0 p5      41 next
        vpternlogd zmm26, zmm7, zmm19, 0x96          ;    94.8 p0      41 next
        vpternlogd zmm8, zmm0, zmm31, 0x96           ;    95.0 p5      41 next
        vpternlogd zmm22, zmm18, zmm29, 0x69         ;    95.8 p0      41 next
        vpternlogd zmm13, zmm14, zmm2, 0x96          ;    96.0 p5      41 next
        vpternlogd zmm13, zmm1, zmm25, 0xd2          ;    97.0 p0      41 next
        vmovdqu64 zmm30, [rbp + 8320]                ;    79.0 p3      41 next reload
        vpternlogd zmm25, zmm30, [rbp + 8192], 0x96  ;    97.0 p5+p2   41 next
        vpternlogd zmm6, zmm27, [rbp + 8256], 0x96   ;    97.8 p0+p3   41 next
        vpternlogd zmm4, zmm21, [rbp + 8128], 0x96   ;    98.0 p5+p2   41 next
        vpternlogd zmm9, zmm23, [rbp + 8064], 0x96   ;    98.8 p0+p3   41 next
        mov r13, qword [rbp + 9616]                  ;    67.2 p10     76 r.0 reload
        vpternlogd zmm20, zmm10, [r13 + 9792], 0x96  ;    99.0 p5+p2   48 next
        vpternlogd zmm5, zmm8, [r13 + 9856], 0x96    ;    99.8 p0+p3   48 next
        vpternlogd zmm16, zmm22, [r13 + 9920], 0x96  ;   100.0 p5+p2   48 next
        vpternlogd zmm28, zmm25, [r13 + 9984], 0x96  ;   100.8 p0+p3   48 next
        vpternlogd zmm11, zmm6, [r13 + 10048], 0x96  ;   101.0 p5+p2   48 next
        vpternlogd zmm26, zmm4, [r13 + 10112], 0x96  ;   101.8 p0+p3   48 next
        vpternlogd zmm13, zmm9, [r13 + 10176], 0x96  ;   102.0 p5+p2   48 next
        vpxord zmm10, zmm10, [r13 + 9216]            ;   102.8 p0+p3   48 next
        vpxord zmm8, zmm8, [r13 + 9280]              ;   103.0 p5+p2   48 next
        vpxord zmm22, zmm22, [r13 + 9344]            ;   103.8 p0+p3   48 next
        vpternlogd zmm3, zmm24, [r13 + 9664], 0x96   ;   104.0 p5+p2   48 next
        vpxord zmm25, zmm25, [r13 + 9408]            ;   104.8 p0+p3   48 next
        vpxord zmm6, zmm6, [r13 + 9472]              ;   105.0 p5+p2   48 next
        vpxord zmm4, zmm4, [r13 + 9536]              ;   105.8 p0+p3   48 next
        vmovdqu64 zmm30, [rbp + 8384]                ;    79.3 p2      41 next reload
        vmovdqu64 zmm31, [rbp + 8448]                ;    81.0 p3      48 next
        vpternlogd zmm31, zmm30, [r13 + 9728], 0x96  ;   106.0 p5+p2   48 next
        vpxord zmm9, zmm9, [r13 + 9600]              ;   106.8 p0+p3   48 next
        vpxord zmm30, zmm10, zmm8                    ;   107.0 p5      45 next
        vmovdqa64 zmm0, zmm4                         ;   106.8         45 next copy
        vpternlogd zmm0, zmm6, zmm22, 0x6a           ;   107.8 p0      45 next
        vmovdqa64 zmm1, zmm22                        ;   104.8         45 next copy
        vpternlogd zmm1, zmm8, zmm10, 0x6a           ;   108.0 p5      45 next
        vmovdqa64 zmm2, zmm1                         ;   109.0         45 next copy
        vpternlogd zmm2, zmm3, zmm8, 0x87            ;   109.0 p0      45 next
        vpternlogd zmm2, zmm0, zmm6, 0x87            ;   110.0 p5      45 next
        vmovdqa64 zmm7, zmm3                         ;   105.0         45 next copy
        vpternlogd zmm7, zmm9, zmm8, 0x48            ;   109.8 p0      45 next
        vmovdqa64 zmm12, zmm2                        ;   111.0         45 next copy
        vpternlogd zmm12, zmm3, zmm25, 0x87          ;   111.0 p5      45 next
        vpternlogd zmm12, zmm6, zmm10, 0x78          ;   112.0 p0      45 next
        vpandd zmm14, zmm6, zmm31                    ;   111.0 p5      45 next
        vmovdqa64 zmm15, zmm12                       ;   113.0         45 next copy
        vpternlogd zmm15, zmm9, zmm22, 0x78          ;   113.0 p0      45 next
        vmovdqa64 zmm17, zmm31                       ;   107.0         45 next copy
        vpternlogd zmm17, zmm6, zmm25, 0x60          ;   112.0 p5      45 next
        vpternlogd zmm17, zmm3, zmm22, 0x87          ;   113.0 p0      45 next
        vpternlogd zmm2, zmm30, zmm4, 0x78           ;   113.0 p5      45 next
        vpxord zmm30, zmm10, zmm9                    ;   113.8 p0      45 next
        vmovdqa64 zmm18, zmm17                       ;   114.0         45 next copy
        vpternlogd zmm18, zmm9, zmm8, 0x78           ;   114.0 p5      45 next
        vpternlogd zmm18, zmm15, zmm2, 0x69          ;   115.0 p0      45 next
        vmovdqa64 zmm15, zmm6                        ;   106.0         45 next copy
        vpternlogd zmm15, zmm25, zmm8, 0x48          ;   115.0 p5      45 next
        vpternlogd zmm15, zmm30, zmm10, 0xd2         ;   116.0 p0      45 next
        vpxord zmm19, zmm25, zmm30                   ;   116.0 p5      45 next
        vmovdqa64 zmm21, zmm31                       ;   107.0         45 next copy
        vpternlogd zmm21, zmm4, zmm6, 0x48           ;   116.8 p0      45 next
        vmovdqa64 zmm23, zmm31                       ;   107.0         45 next copy
        vpternlogd zmm23, zmm3, zmm10, 0x6c          ;   117.0 p5      45 next
        vpxord zmm24, zmm8, zmm4                     ;   117.8 p0      45 next
        vmovdqa64 zmm27, zmm19                       ;   117.0         45 next copy
        vpternlogd zmm27, zmm23, zmm22, 0x6c         ;   118.0 p5      45 next
        vpternlogd zmm27, zmm31, zmm25, 0x2d         ;   119.0 p0      45 next
        vpternlogd zmm27, zmm21, zmm15, 0x96         ;   120.0 p5      45 next
        vmovdqa64 zmm21, zmm30                       ;   114.8         45 next copy
        vpternlogd zmm21, zmm31, zmm4, 0x6c          ;   119.8 p0      45 next
        vpternlogd zmm21, zmm1, zmm6, 0x69           ;   120.8 p5      45 next
        vpternlogd zmm15, zmm24, zmm10, 0x87         ;   120.8 p0      45 next
        vpandd zmm29, zmm22, zmm31                   ;   121.0 p5      45 next
        vpternlogd zmm15, zmm12, zmm21, 0x69         ;   121.8 p0      45 next
        vpternlogd zmm29, zmm3, zmm9, 0x78           ;   122.0 p5      45 next
        vpternlogd zmm29, zmm19, zmm4, 0xd2          ;   123.0 p0      45 next
        vpandd zmm12, zmm8, zmm10                    ;   123.0 p5      45 next
        vpternlogd zmm2, zmm14, zmm29, 0x96          ;   124.0 p0      45 next
        vpandd zmm14, zmm31, zmm3                    ;   124.0 p5      45 next
        vpternlogd zmm12, zmm4, zmm22, 0x87          ;   124.8 p0      45 next
        vpandd zmm4, zmm4, zmm3                      ;   125.0 p5      45 next
        vpternlogd zmm4, zmm24, zmm6, 0x78           ;   126.0 p0      45 next
        vpternlogd zmm24, zmm25, zmm22, 0x78         ;   126.0 p5      45 next
        vpternlogd zmm12, zmm19, zmm31, 0xe1         ;   126.8 p0      45 next
        vpternlogd zmm30, zmm12, zmm4, 0x96          ;   127.8 p5      45 next
        vpternlogd zmm30, zmm17, zmm14, 0x96         ;   128.8 p0      45 next
        vpternlogd zmm14, zmm25, zmm10, 0x87         ;   128.0 p5      45 next
        vpternlogd zmm14, zmm9, zmm6, 0x87           ;   129.0 p0      45 next
        vpternlogd zmm22, zmm14, zmm9, 0x39          ;   130.0 p5      45 next
        vpternlogd zmm22, zmm29, zmm24, 0x69         ;   131.0 p0      45 next
        vpternlogd zmm14, zmm6, zmm25, 0x87          ;   130.0 p5      45 next
        vpternlogd zmm14, zmm4, zmm0, 0x69           ;   131.0 p0      45 next
        vpternlogd zmm14, zmm23, zmm7, 0x96          ;   132.0 p5      45 next
        vpandd zmm0, zmm25, zmm9                     ;   131.8 p0      45 next
        vpternlogd zmm14, zmm25, zmm3, 0x78          ;   133.0 p5      45 next
        vpternlogd zmm6, zmm3, zmm10, 0x60           ;   132.8 p0      45 next
        vpternlogd zmm1, zmm31, zmm8, 0x28           ;   133.0 p5      45 next
        vpternlogd zmm0, zmm3, zmm10, 0x87           ;   133.8 p0      45 next
        vpternlogd zmm1, zmm6, zmm24, 0x96           ;   134.0 p5      45 next
        vpternlogd zmm1, zmm7, zmm0, 0x96            ;   135.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 6976]                ;    83.3 p2      62 r reload
        vpternlogd zmm18, zmm20, zmm31, 0x96         ;   135.0 p5      54 next
        vpternlogd zmm0, zmm12, zmm21, 0x69          ;   135.8 p0      45 next
        vmovdqu64 zmm3, [rbp + 6912]                 ;    83.8 p3      62 r reload
        vpternlogd zmm27, zmm5, zmm3, 0x96           ;   136.0 p5      54 next
        mov r14, qword [rbp + 9600]                  ;    84.2 p10     76 r.0 reload
        vpxord zmm4, zmm31, [r14]                    ;   136.8 p0+p2   54 next
        vmovdqu64 zmm6, [rbp + 6848]                 ;    84.8 p3      62 r reload
        vpternlogd zmm15, zmm16, zmm6, 0x96          ;   137.0 p5      54 next
        vpxord zmm7, zmm3, [r14 + 64]                ;   137.8 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 6784]                 ;    85.8 p3      62 r reload
        vpternlogd zmm2, zmm28, zmm8, 0x96           ;   138.0 p5      54 next
        vpxord zmm9, zmm6, [r14 + 128]               ;   138.8 p0+p2   54 next
        vpxord zmm10, zmm8, [r14 + 192]              ;   139.0 p5+p3   54 next
        vmovdqu64 zmm12, [rbp + 6720]                ;    87.3 p2      62 r reload
        vpternlogd zmm22, zmm11, zmm12, 0x96         ;   139.8 p0      54 next
        vpxord zmm17, zmm12, [r14 + 256]             ;   140.0 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 6656]                ;    88.3 p2      62 r reload
        vpternlogd zmm14, zmm26, zmm21, 0x96         ;   140.8 p0      54 next
        vmovdqu64 zmm23, [rbp + 6592]                ;    88.8 p3      62 r reload
        vpternlogd zmm30, zmm13, zmm23, 0x96         ;   141.0 p5      54 next
        vpxord zmm24, zmm21, [r14 + 320]             ;   141.8 p0+p2   54 next
        vpxord zmm25, zmm23, [r14 + 384]             ;   142.0 p5+p3   54 next
        vmovdqu64 zmm29, [rbp + 6528]                ;    90.3 p2      62 r reload
        vpternlogd zmm0, zmm19, zmm29, 0x96          ;   142.8 p0      54 next
        vmovdqu64 zmm19, [rbp + 6464]                ;    90.8 p3      54 next
        vpxord zmm19, zmm19, [r14 + 448]             ;   143.0 p5+p2   54 next
        vpxord zmm23, zmm29, [r14 + 512]             ;   143.8 p0+p3   54 next
        vmovdqu64 zmm29, [rbp + 6400]                ;    92.3 p2      54 next
        vpxord zmm29, zmm29, [r14 + 576]             ;   144.0 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 6208]                ;    93.3 p2      54 next
        vpxord zmm21, zmm21, [r14 + 640]             ;   144.8 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 6144]                ;    94.3 p2      54 next
        vpxord zmm12, zmm12, [r14 + 704]             ;   145.0 p5+p3   54 next
        vmovdqu64 zmm8, [rbp + 5952]                 ;    95.3 p2      54 next
        vpxord zmm8, zmm8, [r14 + 768]               ;   145.8 p0+p3   54 next
        vmovdqu64 zmm6, [rbp + 5888]                 ;    96.3 p2      54 next
        vpxord zmm6, zmm6, [r14 + 832]               ;   146.0 p5+p3   54 next
        vmovdqu64 zmm3, [rbp + 4032]                 ;    97.3 p2      54 next
        vpxord zmm3, zmm3, [r14 + 896]               ;   146.8 p0+p3   54 next
        vmovdqu64 zmm31, [rbp + 3968]                ;    98.3 p2      54 next
        vpxord zmm31, zmm31, [r14 + 960]             ;   147.0 p5+p3   54 next
        vmovdqu64 [rbp + 8384], zmm13                ;   103.0 p8+p9   48 next spill
        vpxord zmm13, zmm19, zmm23                   ;   147.8 p0      41 next
        vmovdqu64 [rbp + 8448], zmm26                ;   102.8 p7+p4   48 next spill
        vmovdqa64 zmm26, zmm8                        ;   146.8         41 next copy
        vpternlogd zmm26, zmm12, zmm29, 0x6a         ;   148.0 p5      41 next
        vmovdqu64 [rbp + 8064], zmm11                ;   102.0 p8+p9   48 next spill
        vmovdqa64 zmm11, zmm29                       ;   145.0         41 next copy
        vpternlogd zmm11, zmm23, zmm19, 0x6a         ;   148.8 p0      41 next
        vmovdqu64 [rbp + 8128], zmm28                ;   101.8 p7+p4   48 next spill
        vmovdqa64 zmm28, zmm11                       ;   149.8         41 next copy
        vpternlogd zmm28, zmm3, zmm23, 0x87          ;   149.8 p5      41 next
        vpternlogd zmm28, zmm26, zmm12, 0x87         ;   150.8 p0      41 next
        vpternlogd zmm13, zmm28, zmm8, 0x6c          ;   151.8 p5      41 next
        vmovdqu64 [rbp + 8256], zmm16                ;   101.0 p8+p9   48 next spill
        vpandd zmm16, zmm21, zmm3                    ;   150.8 p0      41 next
        vmovdqu64 [rbp + 8192], zmm5                 ;   100.8 p7+p4   48 next spill
        vpandd zmm5, zmm3, zmm6                      ;   151.0 p5      41 next
        vmovdqu64 [rbp + 8320], zmm20                ;   100.0 p8+p9   48 next spill
        vpandd zmm20, zmm19, zmm12                   ;   151.8 p0      41 next
        vpternlogd zmm20, zmm28, zmm16, 0x69         ;   152.8 p5      41 next
        vmovdqa64 zmm28, zmm3                        ;   147.8         41 next copy
        vpternlogd zmm28, zmm6, zmm23, 0x48          ;   152.8 p0      41 next
        vmovdqu64 [rbp + 8512], zmm0                 ;   143.8 p7+p4   54 next spill
        vpandd zmm0, zmm29, zmm6                     ;   153.0 p5      41 next
        vmovdqu64 [rbp + 8576], zmm1                 ;   136.0 p8+p9   45 next spill
        vpandd zmm1, zmm12, zmm31                    ;   153.8 p0      41 next
        vmovdqu64 [rbp + 8640], zmm30                ;   142.0 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm31                       ;   148.0         41 next copy
        vpternlogd zmm30, zmm12, zmm21, 0x60         ;   154.0 p5      41 next
        vpternlogd zmm30, zmm3, zmm29, 0x87          ;   155.0 p0      41 next
        vmovdqu64 [rbp + 8704], zmm14                ;   141.8 p8+p9   54 next spill
        vpxord zmm14, zmm19, zmm6                    ;   155.0 p5      41 next
        vmovdqu64 [rbp + 8768], zmm22                ;   140.8 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm30                       ;   156.0         41 next copy
        vpternlogd zmm22, zmm6, zmm23, 0x78          ;   156.0 p0      41 next
        vpternlogd zmm22, zmm0, zmm20, 0x69          ;   157.0 p5      41 next
        vmovdqa64 zmm0, zmm12                        ;   146.0         41 next copy
        vpternlogd zmm0, zmm21, zmm23, 0x48          ;   156.8 p0      41 next
        vpternlogd zmm0, zmm6, zmm19, 0x78           ;   157.8 p5      41 next
        vmovdqu64 [rbp + 8832], zmm2                 ;   139.0 p8+p9   54 next spill
        vpxord zmm2, zmm12, zmm31                    ;   157.8 p0      41 next
        vpternlogd zmm2, zmm0, zmm8, 0x6c            ;   158.8 p5      41 next
        vpternlogd zmm5, zmm31, zmm29, 0x78          ;   158.8 p0      41 next
        vmovdqu64 [rbp + 8896], zmm15                ;   138.0 p7+p4   54 next spill
        vpxord zmm15, zmm21, zmm14                   ;   159.0 p5      41 next
        vpternlogd zmm5, zmm15, zmm8, 0xd2           ;   160.0 p0      41 next
        vmovdqu64 [rbp + 8960], zmm27                ;   137.0 p8+p9   54 next spill
        vmovdqa64 zmm27, zmm31                       ;   148.0         41 next copy
        vpternlogd zmm27, zmm3, zmm19, 0x6c          ;   160.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm18                ;   136.0 p7+p4   54 next spill
        vpxord zmm18, zmm23, zmm8                    ;   160.8 p0      41 next
        vmovdqu64 [rbp + 9088], zmm30                ;   156.0 p8+p9   41 next spill
        vpandd zmm30, zmm19, zmm18                   ;   161.8 p5      41 next
        vmovdqu64 [rbp + 9152], zmm16                ;   151.8 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm15                       ;   160.0         41 next copy
        vpternlogd zmm16, zmm27, zmm29, 0x6c         ;   161.8 p0      41 next
        vpternlogd zmm16, zmm31, zmm21, 0x2d         ;   162.8 p5      41 next
        vmovdqu64 [rbp + 9216], zmm1                 ;   154.8 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm14                        ;   156.0         41 next copy
        vpternlogd zmm1, zmm31, zmm8, 0x6c           ;   162.8 p0      41 next
        vpternlogd zmm1, zmm11, zmm12, 0x69          ;   163.8 p5      41 next
        vpternlogd zmm30, zmm0, zmm1, 0x69           ;   164.8 p0      41 next
        vpxord zmm0, zmm13, zmm5                     ;   164.0 p5      41 next
        vmovdqu64 [rbp + 9280], zmm5                 ;   161.0 p7+p4   41 next spill
        vpandd zmm5, zmm29, zmm8                     ;   164.8 p0      41 next
        vpternlogd zmm5, zmm23, zmm19, 0x87          ;   165.8 p5      41 next
        vpandd zmm8, zmm8, zmm3                      ;   165.8 p0      41 next
        vpternlogd zmm8, zmm18, zmm12, 0x78          ;   166.8 p5      41 next
        vpternlogd zmm18, zmm21, zmm29, 0x78         ;   166.8 p0      41 next
        vmovdqu64 [rbp + 9344], zmm0                 ;   165.0 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm6                         ;   147.0         41 next copy
        vpternlogd zmm0, zmm29, zmm29, 0xcf          ;   167.0 p5      41 next
        vpandd zmm29, zmm3, zmm31                    ;   167.8 p0      41 next
        vpternlogd zmm5, zmm15, zmm31, 0xe1          ;   168.0 p5      41 next
        vpxord zmm31, zmm31, zmm11                   ;   168.8 p0      41 next
        vmovdqa64 zmm11, zmm29                       ;   168.8         41 next copy
        vpternlogd zmm11, zmm21, zmm19, 0x87         ;   169.0 p5      41 next
        vpternlogd zmm11, zmm6, zmm12, 0x87          ;   170.0 p0      41 next
        vpternlogd zmm0, zmm11, zmm18, 0x69          ;   171.0 p5      41 next
        vpternlogd zmm11, zmm12, zmm21, 0x87         ;   171.0 p0      41 next
        vpternlogd zmm11, zmm26, zmm8, 0x69          ;   172.0 p5      41 next
        vpandd zmm21, zmm21, zmm6                    ;   171.8 p0      41 next
        vpternlogd zmm11, zmm27, zmm28, 0x96         ;   173.0 p5      41 next
        vpxord zmm8, zmm8, zmm5                      ;   172.8 p0      41 next
        vpternlogd zmm12, zmm3, zmm19, 0x60          ;   173.0 p5      41 next
        vpternlogd zmm8, zmm29, zmm14, 0x96          ;   173.8 p0      41 next
        vpternlogd zmm21, zmm3, zmm19, 0x87          ;   174.0 p5      41 next
        vpandd zmm3, zmm10, zmm17                    ;   174.8 p0      41 next
        vpternlogd zmm31, zmm12, zmm23, 0x6c         ;   175.0 p5      41 next
        vmovdqa64 zmm6, zmm10                        ;   140.0         41 next copy
        vpternlogd zmm6, zmm9, zmm4, 0x9a            ;   175.8 p0      41 next
        vpternlogd zmm31, zmm18, zmm21, 0x96         ;   176.0 p5      41 next
        vpternlogd zmm21, zmm5, zmm1, 0x69           ;   176.8 p0      41 next
        vpternlogd zmm3, zmm24, zmm9, 0x28           ;   177.0 p5      41 next
        vmovdqa64 zmm1, zmm25                        ;   143.0         41 next copy
        vpternlogd zmm1, zmm9, zmm9, 0x3f            ;   177.8 p0      41 next
        vpxord zmm5, zmm7, zmm24                     ;   178.0 p5      41 next
        vmovdqa64 zmm12, zmm3                        ;   178.0         41 next copy
        vpternlogd zmm12, zmm6, zmm17, 0x87          ;   178.8 p0      41 next
        vpternlogd zmm12, zmm25, zmm7, 0x87          ;   179.8 p5      41 next
        vmovdqa64 zmm14, zmm25                       ;   143.0         41 next copy
        vpternlogd zmm14, zmm17, zmm10, 0x6c         ;   179.8 p0      41 next
        vmovdqa64 zmm18, zmm1                        ;   178.8         41 next copy
        vpternlogd zmm18, zmm10, zmm7, 0x78          ;   180.0 p5      41 next
        vmovdqa64 zmm19, zmm18                       ;   181.0         41 next copy
        vpternlogd zmm19, zmm17, zmm4, 0x78          ;   181.0 p0      41 next
        vmovdqa64 zmm23, zmm19                       ;   182.0         41 next copy
        vpternlogd zmm23, zmm12, zmm4, 0xd2          ;   182.0 p5      41 next
        vpxord zmm26, zmm7, zmm17                    ;   181.8 p0      41 next
        vmovdqa64 zmm27, zmm5                        ;   179.0         41 next copy
        vpternlogd zmm27, zmm25, zmm4, 0x78          ;   182.0 p5      41 next
        vpxord zmm29, zmm14, zmm27                   ;   183.0 p0      41 next
        vpternlogd zmm6, zmm25, zmm9, 0xac           ;   183.0 p5      41 next
        vpternlogd zmm29, zmm23, zmm24, 0xc6         ;   184.0 p0      41 next
        vmovdqa64 zmm23, zmm7                        ;   138.8         41 next copy
        vpternlogd zmm6, zmm27, zmm24, 0x2d          ;   184.0 p5      41 next
        vpternlogd zmm6, zmm12, zmm17, 0x78          ;   185.0 p0      41 next
        vmovdqu64 [rbp + 9408], zmm15                ;   160.0 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm17                       ;   141.0         41 next copy
        vpternlogd zmm15, zmm9, zmm7, 0x9c           ;   185.0 p5      41 next
        vpandd zmm23, zmm23, zmm15                   ;   186.0 p0      41 next
        vpternlogd zmm15, zmm24, zmm4, 0x87          ;   186.0 p5      41 next
        vmovdqu64 [rbp + 9472], zmm21                ;   177.8 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm10                       ;   140.0         41 next copy
        vpternlogd zmm21, zmm4, zmm4, 0xc3           ;   186.8 p0      41 next
        vpternlogd zmm21, zmm18, zmm5, 0xc6          ;   187.8 p5      41 next
        vmovdqa64 zmm18, zmm23                       ;   187.0         41 next copy
        vpternlogd zmm18, zmm26, zmm25, 0x78         ;   187.8 p0      41 next
        vpternlogd zmm23, zmm10, zmm4, 0x78          ;   188.0 p5      41 next
        vpandnd zmm26, zmm26, zmm24                  ;   188.8 p0      41 next
        vpternlogd zmm26, zmm17, zmm9, 0x48          ;   189.8 p5      41 next
        vpternlogd zmm12, zmm18, zmm24, 0xd2         ;   189.8 p0      41 next
        vpternlogd zmm18, zmm23, zmm25, 0xd7         ;   190.0 p5      41 next
        vpternlogd zmm14, zmm15, zmm18, 0x96         ;   191.0 p0      41 next
        vpternlogd zmm14, zmm21, zmm17, 0x87         ;   192.0 p5      41 next
        vpternlogd zmm14, zmm23, zmm9, 0x2d          ;   193.0 p0      41 next
        vpternlogd zmm23, zmm7, zmm4, 0xd6           ;   192.0 p5      41 next
        vpternlogd zmm12, zmm15, zmm10, 0x2d         ;   192.8 p0      41 next
        vmovdqa64 zmm15, zmm19                       ;   182.0         41 next copy
        vpternlogd zmm15, zmm25, zmm24, 0x7b         ;   193.0 p5      41 next
        vpternlogd zmm15, zmm26, zmm23, 0x96         ;   194.0 p0      41 next
        vpternlogd zmm1, zmm21, zmm24, 0x87          ;   194.0 p5      41 next
        vpternlogd zmm23, zmm17, zmm7, 0x2d          ;   194.8 p0      41 next
        vpternlogd zmm22, zmm13, zmm4, 0x96          ;   195.0 p5      41 next
        vpternlogd zmm23, zmm19, zmm9, 0x87          ;   195.8 p0      41 next
        vpternlogd zmm2, zmm16, zmm7, 0x96           ;   196.0 p5      41 next
        vmovdqu64 zmm7, [rbp + 9344]                 ;   165.0 p2      41 next
        vpternlogd zmm7, zmm10, [rbp + 9216], 0x96   ;   196.8 p0+p3   41 next
        vpternlogd zmm21, zmm5, zmm5, 0xf3           ;   197.0 p5      41 next
        vpternlogd zmm23, zmm1, zmm27, 0x96          ;   197.8 p0      41 next
        vpternlogd zmm30, zmm20, zmm9, 0x69          ;   198.0 p5      41 next
        vpternlogd zmm21, zmm18, zmm3, 0x96          ;   198.8 p0      41 next
        vpternlogd zmm21, zmm10, zmm4, 0xb4          ;   199.8 p5      41 next
        vpternlogd zmm0, zmm17, [rbp + 9280], 0x96   ;   199.8 p0+p2   41 next
        vpternlogd zmm11, zmm24, [rbp + 9152], 0x96  ;   200.0 p5+p3   41 next
        vpternlogd zmm8, zmm25, [rbp + 9088], 0x96   ;   200.8 p0+p2   41 next
        vmovdqu64 zmm1, [r12 + 9216]                 ;   117.3 p3      48 next
        vpternlogd zmm29, zmm22, [r12 + 9792], 0x96  ;   201.0 p5+p2   48 next
        vmovdqu64 zmm3, [r12 + 9280]                 ;   118.3 p3      48 next
        vpternlogd zmm6, zmm2, [r12 + 9856], 0x96    ;   201.8 p0+p2   48 next
        vmovdqu64 zmm4, [r12 + 9344]                 ;   119.3 p3      48 next
        vpternlogd zmm14, zmm30, [r12 + 9920], 0x96  ;   202.0 p5+p2   48 next
        vmovdqu64 zmm5, [r12 + 9408]                 ;   120.3 p3      48 next
        vpternlogd zmm15, zmm7, [r12 + 9984], 0x96   ;   202.8 p0+p2   48 next
        vmovdqu64 zmm9, [r12 + 9472]                 ;   121.3 p3      48 next
        vpternlogd zmm12, zmm0, [r12 + 10048], 0x96  ;   203.0 p5+p2   48 next
        vmovdqu64 zmm10, [r12 + 9536]                ;   122.3 p3      48 next
        vmovdqu64 zmm13, [rbp + 9408]                ;   160.0 p2      41 next reload
        vmovdqu64 zmm16, [rbp + 9472]                ;   177.8 p3      48 next
        vpternlogd zmm16, zmm13, [r12 + 9728], 0x96  ;   203.8 p0+p2   48 next
        vpternlogd zmm23, zmm11, [r12 + 10112], 0x96 ;   204.0 p5+p3   48 next
        vmovdqu64 zmm13, [r12 + 9600]                ;   125.0 p2      48 next
        vpternlogd zmm21, zmm8, [r12 + 10176], 0x96  ;   204.8 p0+p3   48 next
        vpxord zmm1, zmm1, zmm22                     ;   205.0 p5      48 next
        vpxord zmm3, zmm3, zmm2                      ;   205.8 p0      48 next
        vpxord zmm4, zmm4, zmm30                     ;   206.0 p5      48 next
        vpxord zmm5, zmm5, zmm7                      ;   206.8 p0      48 next
        vpternlogd zmm31, zmm28, [r12 + 9664], 0x96  ;   207.0 p5+p2   48 next
        vpxord zmm9, zmm9, zmm0                      ;   207.8 p0      48 next
        vpxord zmm10, zmm10, zmm11                   ;   208.0 p5      48 next
        vpxord zmm13, zmm13, zmm8                    ;   208.8 p0      48 next
        vpxord zmm30, zmm1, zmm3                     ;   209.0 p5      45 next
        vmovdqa64 zmm0, zmm10                        ;   209.0         45 next copy
        vpternlogd zmm0, zmm9, zmm4, 0x6a            ;   209.8 p0      45 next
        vmovdqa64 zmm2, zmm4                         ;   207.0         45 next copy
        vpternlogd zmm2, zmm3, zmm1, 0x6a            ;   210.0 p5      45 next
        vmovdqa64 zmm7, zmm2                         ;   211.0         45 next copy
        vpternlogd zmm7, zmm31, zmm3, 0x87           ;   211.0 p0      45 next
        vpternlogd zmm7, zmm0, zmm9, 0x87            ;   212.0 p5      45 next
        vmovdqa64 zmm8, zmm31                        ;   208.0         45 next copy
        vpternlogd zmm8, zmm13, zmm3, 0x48           ;   211.8 p0      45 next
        vmovdqa64 zmm11, zmm7                        ;   213.0         45 next copy
        vpternlogd zmm11, zmm31, zmm5, 0x87          ;   213.0 p5      45 next
        vpternlogd zmm11, zmm9, zmm1, 0x78           ;   214.0 p0      45 next
        vpandd zmm17, zmm16, zmm9                    ;   213.0 p5      45 next
        vmovdqa64 zmm18, zmm11                       ;   215.0         45 next copy
        vpternlogd zmm18, zmm13, zmm4, 0x78          ;   215.0 p0      45 next
        vmovdqa64 zmm19, zmm16                       ;   204.8         45 next copy
        vpternlogd zmm19, zmm9, zmm5, 0x60           ;   214.0 p5      45 next
        vpternlogd zmm19, zmm31, zmm4, 0x87          ;   215.0 p0      45 next
        vpternlogd zmm7, zmm30, zmm10, 0x78          ;   215.0 p5      45 next
        vpxord zmm30, zmm1, zmm13                    ;   215.8 p0      45 next
        vmovdqa64 zmm20, zmm19                       ;   216.0         45 next copy
        vpternlogd zmm20, zmm13, zmm3, 0x78          ;   216.0 p5      45 next
        vpternlogd zmm20, zmm18, zmm7, 0x69          ;   217.0 p0      45 next
        vmovdqa64 zmm18, zmm9                        ;   208.8         45 next copy
        vpternlogd zmm18, zmm5, zmm3, 0x48           ;   217.0 p5      45 next
        vpternlogd zmm18, zmm30, zmm1, 0xd2          ;   218.0 p0      45 next
        vpxord zmm22, zmm5, zmm30                    ;   218.0 p5      45 next
        vmovdqa64 zmm24, zmm16                       ;   204.8         45 next copy
        vpternlogd zmm24, zmm10, zmm9, 0x48          ;   218.8 p0      45 next
        vmovdqa64 zmm25, zmm16                       ;   204.8         45 next copy
        vpternlogd zmm25, zmm31, zmm1, 0x6c          ;   219.0 p5      45 next
        vpxord zmm26, zmm3, zmm10                    ;   219.8 p0      45 next
        vmovdqa64 zmm27, zmm22                       ;   219.0         45 next copy
        vpternlogd zmm27, zmm25, zmm4, 0x6c          ;   220.0 p5      45 next
        vpternlogd zmm27, zmm16, zmm5, 0x2d          ;   221.0 p0      45 next
        vpternlogd zmm27, zmm24, zmm18, 0x96         ;   222.0 p5      45 next
        vmovdqa64 zmm24, zmm30                       ;   216.8         45 next copy
        vpternlogd zmm24, zmm16, zmm10, 0x6c         ;   221.8 p0      45 next
        vpternlogd zmm24, zmm2, zmm9, 0x69           ;   222.8 p5      45 next
        vpternlogd zmm18, zmm26, zmm1, 0x87          ;   222.8 p0      45 next
        vpandd zmm28, zmm16, zmm4                    ;   223.0 p5      45 next
        vpternlogd zmm18, zmm11, zmm24, 0x69         ;   223.8 p0      45 next
        vpternlogd zmm28, zmm31, zmm13, 0x78         ;   224.0 p5      45 next
        vpternlogd zmm28, zmm22, zmm10, 0xd2         ;   225.0 p0      45 next
        vpandd zmm11, zmm3, zmm1                     ;   225.0 p5      45 next
        vpternlogd zmm7, zmm17, zmm28, 0x96          ;   226.0 p0      45 next
        vpandd zmm17, zmm16, zmm31                   ;   226.0 p5      45 next
        vpternlogd zmm11, zmm10, zmm4, 0x87          ;   226.8 p0      45 next
        vpandd zmm10, zmm10, zmm31                   ;   227.0 p5      45 next
        vpternlogd zmm10, zmm26, zmm9, 0x78          ;   228.0 p0      45 next
        vpternlogd zmm26, zmm5, zmm4, 0x78           ;   228.0 p5      45 next
        vpternlogd zmm11, zmm22, zmm16, 0xe1         ;   228.8 p0      45 next
        vpternlogd zmm30, zmm11, zmm10, 0x96         ;   229.8 p5      45 next
        vpternlogd zmm30, zmm19, zmm17, 0x96         ;   230.8 p0      45 next
        vpternlogd zmm17, zmm5, zmm1, 0x87           ;   230.0 p5      45 next
        vpternlogd zmm17, zmm13, zmm9, 0x87          ;   231.0 p0      45 next
        vpternlogd zmm4, zmm17, zmm13, 0x39          ;   232.0 p5      45 next
        vpternlogd zmm4, zmm28, zmm26, 0x69          ;   233.0 p0      45 next
        vpternlogd zmm17, zmm9, zmm5, 0x87           ;   232.0 p5      45 next
        vpternlogd zmm17, zmm10, zmm0, 0x69          ;   233.0 p0      45 next
        vpternlogd zmm17, zmm25, zmm8, 0x96          ;   234.0 p5      45 next
        vpandd zmm0, zmm5, zmm13                     ;   233.8 p0      45 next
        vpternlogd zmm17, zmm5, zmm31, 0x78          ;   235.0 p5      45 next
        vpternlogd zmm9, zmm31, zmm1, 0x60           ;   234.8 p0      45 next
        vpternlogd zmm2, zmm16, zmm3, 0x28           ;   235.0 p5      45 next
        vpternlogd zmm0, zmm31, zmm1, 0x87           ;   235.8 p0      45 next
        vpternlogd zmm2, zmm9, zmm26, 0x96           ;   236.0 p5      45 next
        vmovdqu64 zmm31, [rbp + 9024]                ;   136.0 p3      54 next reload
        vpternlogd zmm20, zmm29, zmm31, 0x96         ;   236.8 p0      54 next
        vpternlogd zmm2, zmm8, zmm0, 0x96            ;   237.0 p5      45 next
        vpternlogd zmm0, zmm11, zmm24, 0x69          ;   237.8 p0      45 next
        vmovdqu64 zmm1, [rbp + 8960]                 ;   137.0 p2      54 next reload
        vpternlogd zmm27, zmm6, zmm1, 0x96           ;   238.0 p5      54 next
        vmovdqu64 zmm3, [rbp + 8896]                 ;   138.0 p3      54 next reload
        vpternlogd zmm18, zmm14, zmm3, 0x96          ;   238.8 p0      54 next
        mov r15, qword [rbp + 9584]                  ;   135.3 p10     76 r.0 reload
        vpxord zmm31, zmm31, [r15 + 1024]            ;   239.0 p5+p2   54 next
        vmovdqu64 zmm5, [rbp + 8832]                 ;   139.0 p3      54 next reload
        vpternlogd zmm7, zmm15, zmm5, 0x96           ;   239.8 p0      54 next
        vpxord zmm1, zmm1, [r15 + 1088]              ;   240.0 p5+p2   54 next
        vpxord zmm3, zmm3, [r15 + 1152]              ;   240.8 p0+p3   54 next
        vmovdqu64 zmm8, [rbp + 8768]                 ;   140.8 p2      54 next reload
        vpternlogd zmm4, zmm12, zmm8, 0x96           ;   241.0 p5      54 next
        vpxord zmm5, zmm5, [r15 + 1216]              ;   241.8 p0+p3   54 next
        vmovdqu64 zmm9, [rbp + 6400]                 ;   138.7 p2      62 r reload
        vmovdqu64 zmm10, [rbp + 8320]                ;   139.0 p3      48 next reload
        vpternlogd zmm29, zmm10, zmm9, 0x96          ;   242.0 p5      54 next
        vmovdqu64 zmm11, [rbp + 8704]                ;   141.8 p2      54 next reload
        vpternlogd zmm17, zmm23, zmm11, 0x96         ;   242.8 p0      54 next
        vpxord zmm8, zmm8, [r15 + 1280]              ;   243.0 p5+p3   54 next
        vmovdqu64 zmm13, [rbp + 8640]                ;   142.0 p2      54 next reload
        vpternlogd zmm30, zmm21, zmm13, 0x96         ;   243.8 p0      54 next
        vmovdqu64 zmm16, [rbp + 6208]                ;   141.0 p3      62 r reload
        vmovdqu64 zmm19, [rbp + 8192]                ;   141.7 p2      48 next reload
        vpternlogd zmm6, zmm19, zmm16, 0x96          ;   244.0 p5      54 next
        vpxord zmm11, zmm11, [r15 + 1344]            ;   244.8 p0+p3   54 next
        vmovdqu64 zmm24, [rbp + 6144]                ;   142.7 p2      62 r reload
        vmovdqu64 zmm25, [rbp + 8256]                ;   143.0 p3      48 next reload
        vpternlogd zmm14, zmm25, zmm24, 0x96         ;   245.0 p5      54 next
        vpxord zmm13, zmm13, [r15 + 1408]            ;   245.8 p0+p2   54 next
        vmovdqu64 zmm26, [rbp + 5952]                ;   144.0 p3      62 r reload
        vmovdqu64 zmm28, [rbp + 8128]                ;   144.7 p2      48 next reload
        vpternlogd zmm15, zmm28, zmm26, 0x96         ;   246.0 p5      54 next
        vpternlogd zmm10, zmm9, [r15 + 1600], 0x96   ;   246.8 p0+p3   54 next
        vpternlogd zmm19, zmm16, [r15 + 1664], 0x96  ;   247.0 p5+p2   54 next
        vpternlogd zmm25, zmm24, [r15 + 1728], 0x96  ;   247.8 p0+p3   54 next
        vpternlogd zmm28, zmm26, [r15 + 1792], 0x96  ;   248.0 p5+p2   54 next
        vpternlogd zmm0, zmm22, [rbp + 8512], 0x96   ;   248.8 p0+p3   54 next
        vmovdqu64 zmm22, [rbp + 8512]                ;   147.7 p2      54 next
        vpxord zmm22, zmm22, [r15 + 1536]            ;   249.0 p5+p3   54 next
        vmovdqu64 zmm26, [rbp + 8576]                ;   148.7 p2      45 next reload
        vpternlogd zmm2, zmm26, [rbp + 6464], 0x96   ;   249.8 p0+p3   54 next
        vmovdqu64 zmm24, [rbp + 6464]                ;   149.7 p2      62 r reload
        vpternlogd zmm26, zmm24, [r15 + 1472], 0x96  ;   250.0 p5+p3   54 next
        vmovdqu64 zmm16, [rbp + 8064]                ;   150.7 p2      48 next reload
        vpternlogd zmm12, zmm16, [rbp + 5888], 0x96  ;   250.8 p0+p3   54 next
        vmovdqu64 zmm9, [rbp + 5888]                 ;   151.7 p2      62 r reload
        vpternlogd zmm16, zmm9, [r15 + 1856], 0x96   ;   251.0 p5+p3   54 next
        vmovdqu64 zmm9, [rbp + 8448]                 ;   152.7 p2      48 next reload
        vpternlogd zmm23, zmm9, [rbp + 4032], 0x96   ;   251.8 p0+p3   54 next
        vmovdqu64 zmm24, [rbp + 4032]                ;   153.7 p2      62 r reload
        vpternlogd zmm9, zmm24, [r15 + 1920], 0x96   ;   252.0 p5+p3   54 next
        vmovdqu64 zmm24, [rbp + 8384]                ;   154.7 p2      48 next reload
        vpternlogd zmm21, zmm24, [rbp + 3968], 0x96  ;   252.8 p0+p3   54 next
        vmovdqu64 [rbp + 8448], zmm21                ;   253.8 p7+p4   54 next spill
        vmovdqu64 zmm21, [rbp + 3968]                ;   155.7 p2      62 r reload
        vpternlogd zmm24, zmm21, [r15 + 1984], 0x96  ;   253.0 p5+p3   54 next
        vpxord zmm21, zmm22, zmm26                   ;   253.8 p0      41 next
        vmovdqu64 [rbp + 8384], zmm23                ;   252.8 p8+p9   54 next spill
        vmovdqa64 zmm23, zmm28                       ;   249.0         41 next copy
        vpternlogd zmm23, zmm25, zmm10, 0x6a         ;   254.0 p5      41 next
        vmovdqu64 [rbp + 8064], zmm12                ;   251.8 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm10                       ;   247.8         41 next copy
        vpternlogd zmm12, zmm22, zmm26, 0x6a         ;   254.8 p0      41 next
        vmovdqu64 [rbp + 8576], zmm15                ;   247.0 p8+p9   54 next spill
        vpandd zmm15, zmm19, zmm9                    ;   255.0 p5      41 next
        vmovdqu64 [rbp + 8512], zmm14                ;   246.0 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm12                       ;   255.8         41 next copy
        vpternlogd zmm14, zmm9, zmm22, 0x87          ;   255.8 p0      41 next
        vpternlogd zmm14, zmm23, zmm25, 0x87         ;   256.8 p5      41 next
        vpternlogd zmm21, zmm14, zmm28, 0x6c         ;   257.8 p0      41 next
        vmovdqu64 [rbp + 8128], zmm6                 ;   245.0 p8+p9   54 next spill
        vpandd zmm6, zmm25, zmm26                    ;   257.0 p5      41 next
        vpternlogd zmm6, zmm14, zmm15, 0x69          ;   258.0 p0      41 next
        vmovdqa64 zmm14, zmm9                        ;   253.0         41 next copy
        vpternlogd zmm14, zmm16, zmm22, 0x48         ;   258.0 p5      41 next
        vmovdqu64 [rbp + 8256], zmm29                ;   243.0 p7+p4   54 next spill
        vpandd zmm29, zmm10, zmm16                   ;   258.8 p0      41 next
        vmovdqu64 [rbp + 8192], zmm0                 ;   249.8 p8+p9   54 next spill
        vpandd zmm0, zmm25, zmm24                    ;   259.0 p5      41 next
        vmovdqu64 [rbp + 8320], zmm2                 ;   250.8 p7+p4   54 next spill
        vmovdqa64 zmm2, zmm24                        ;   254.0         41 next copy
        vpternlogd zmm2, zmm25, zmm19, 0x60          ;   259.8 p0      41 next
        vpternlogd zmm2, zmm9, zmm10, 0x87           ;   260.8 p5      41 next
        vmovdqu64 [rbp + 8640], zmm30                ;   244.8 p8+p9   54 next spill
        vmovdqa64 zmm30, zmm2                        ;   261.8         41 next copy
        vpternlogd zmm30, zmm16, zmm22, 0x78         ;   261.8 p0      41 next
        vpternlogd zmm30, zmm29, zmm6, 0x69          ;   262.8 p5      41 next
        vpxord zmm29, zmm16, zmm26                   ;   261.8 p0      41 next
        vmovdqu64 [rbp + 8704], zmm17                ;   243.8 p7+p4   54 next spill
        vmovdqa64 zmm17, zmm25                       ;   248.8         41 next copy
        vpternlogd zmm17, zmm19, zmm22, 0x48         ;   262.0 p5      41 next
        vpternlogd zmm17, zmm16, zmm26, 0x78         ;   263.0 p0      41 next
        vmovdqu64 [rbp + 8768], zmm4                 ;   242.0 p8+p9   54 next spill
        vpxord zmm4, zmm19, zmm29                    ;   263.0 p5      41 next
        vmovdqu64 [rbp + 8832], zmm7                 ;   240.8 p7+p4   54 next spill
        vmovdqa64 zmm7, zmm24                        ;   254.0         41 next copy
        vpternlogd zmm7, zmm28, zmm25, 0x48          ;   263.8 p0      41 next
        vpxord zmm7, zmm7, zmm17                     ;   264.8 p5      41 next
        vmovdqu64 [rbp + 8896], zmm18                ;   239.8 p8+p9   54 next spill
        vmovdqa64 zmm18, zmm24                       ;   254.0         41 next copy
        vpternlogd zmm18, zmm9, zmm26, 0x6c          ;   264.8 p0      41 next
        vmovdqu64 [rbp + 8960], zmm27                ;   239.0 p7+p4   54 next spill
        vpxord zmm27, zmm22, zmm28                   ;   265.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm20                ;   237.8 p8+p9   54 next spill
        vmovdqa64 zmm20, zmm4                        ;   264.0         41 next copy
        vpternlogd zmm20, zmm18, zmm10, 0x6c         ;   265.8 p0      41 next
        vpternlogd zmm20, zmm24, zmm19, 0x2d         ;   266.8 p5      41 next
        vmovdqu64 [rbp + 9408], zmm2                 ;   261.8 p7+p4   41 next spill
        vpandd zmm2, zmm26, zmm27                    ;   266.8 p0      41 next
        vmovdqu64 [rbp + 9472], zmm15                ;   256.0 p8+p9   41 next spill
        vpandd zmm15, zmm10, zmm24                   ;   267.0 p5      41 next
        vpternlogd zmm15, zmm9, zmm16, 0x78          ;   268.0 p0      41 next
        vpternlogd zmm15, zmm4, zmm28, 0xd2          ;   269.0 p5      41 next
        vmovdqu64 [rbp + 9088], zmm0                 ;   260.0 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm29                        ;   262.8         41 next copy
        vpternlogd zmm0, zmm24, zmm28, 0x6c          ;   268.8 p0      41 next
        vpternlogd zmm0, zmm12, zmm25, 0x69          ;   269.8 p5      41 next
        vpternlogd zmm2, zmm17, zmm0, 0x69           ;   270.8 p0      41 next
        vpxord zmm17, zmm21, zmm15                   ;   270.0 p5      41 next
        vmovdqu64 [rbp + 9152], zmm15                ;   270.0 p8+p9   41 next spill
        vpandd zmm15, zmm28, zmm10                   ;   270.8 p0      41 next
        vpternlogd zmm15, zmm22, zmm26, 0x87         ;   271.8 p5      41 next
        vpandd zmm28, zmm28, zmm9                    ;   271.8 p0      41 next
        vpternlogd zmm28, zmm27, zmm25, 0x78         ;   272.8 p5      41 next
        vpternlogd zmm27, zmm19, zmm10, 0x78         ;   272.8 p0      41 next
        vmovdqu64 [rbp + 9280], zmm17                ;   271.0 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm16                       ;   252.0         41 next copy
        vpternlogd zmm17, zmm10, zmm10, 0xcf         ;   273.0 p5      41 next
        vpandd zmm10, zmm9, zmm24                    ;   273.8 p0      41 next
        vpternlogd zmm15, zmm4, zmm24, 0xe1          ;   274.0 p5      41 next
        vpxord zmm24, zmm24, zmm12                   ;   274.8 p0      41 next
        vmovdqa64 zmm12, zmm10                       ;   274.8         41 next copy
        vpternlogd zmm12, zmm19, zmm26, 0x87         ;   275.0 p5      41 next
        vpternlogd zmm12, zmm16, zmm25, 0x87         ;   276.0 p0      41 next
        vpternlogd zmm17, zmm12, zmm27, 0x69         ;   277.0 p5      41 next
        vpternlogd zmm12, zmm25, zmm19, 0x87         ;   277.0 p0      41 next
        vpternlogd zmm12, zmm23, zmm28, 0x69         ;   278.0 p5      41 next
        vpandd zmm19, zmm19, zmm16                   ;   277.8 p0      41 next
        vpternlogd zmm12, zmm18, zmm14, 0x96         ;   279.0 p5      41 next
        vpxord zmm28, zmm28, zmm15                   ;   278.8 p0      41 next
        vpternlogd zmm25, zmm9, zmm26, 0x60          ;   279.0 p5      41 next
        vpternlogd zmm28, zmm10, zmm29, 0x96         ;   279.8 p0      41 next
        vpternlogd zmm19, zmm9, zmm26, 0x87          ;   280.0 p5      41 next
        vpandd zmm9, zmm5, zmm8                      ;   280.8 p0      41 next
        vpternlogd zmm24, zmm25, zmm22, 0x6c         ;   281.0 p5      41 next
        vmovdqa64 zmm10, zmm5                        ;   242.8         41 next copy
        vpternlogd zmm10, zmm3, zmm31, 0x9a          ;   281.8 p0      41 next
        vpternlogd zmm24, zmm27, zmm19, 0x96         ;   282.0 p5      41 next
        vpternlogd zmm19, zmm15, zmm0, 0x69          ;   282.8 p0      41 next
        vpternlogd zmm9, zmm11, zmm3, 0x28           ;   283.0 p5      41 next
        vmovdqa64 zmm0, zmm13                        ;   246.8         41 next copy
        vpternlogd zmm0, zmm3, zmm3, 0x3f            ;   283.8 p0      41 next
        vpxord zmm15, zmm1, zmm11                    ;   284.0 p5      41 next
        vmovdqa64 zmm16, zmm9                        ;   284.0         41 next copy
        vpternlogd zmm16, zmm10, zmm8, 0x87          ;   284.8 p0      41 next
        vpternlogd zmm16, zmm13, zmm1, 0x87          ;   285.8 p5      41 next
        vmovdqa64 zmm18, zmm13                       ;   246.8         41 next copy
        vpternlogd zmm18, zmm8, zmm5, 0x6c           ;   285.8 p0      41 next
        vmovdqa64 zmm22, zmm0                        ;   284.8         41 next copy
        vpternlogd zmm22, zmm5, zmm1, 0x78           ;   286.0 p5      41 next
        vmovdqa64 zmm23, zmm22                       ;   287.0         41 next copy
        vpternlogd zmm23, zmm8, zmm31, 0x78          ;   287.0 p0      41 next
        vpxord zmm25, zmm1, zmm8                     ;   287.0 p5      41 next
        vmovdqa64 zmm26, zmm23                       ;   288.0         41 next copy
        vpternlogd zmm26, zmm16, zmm31, 0xd2         ;   288.0 p0      41 next
        vmovdqa64 zmm27, zmm15                       ;   285.0         41 next copy
        vpternlogd zmm27, zmm13, zmm31, 0x78         ;   288.0 p5      41 next
        vpternlogd zmm10, zmm13, zmm3, 0xac          ;   288.8 p0      41 next
        vmovdqa64 zmm29, zmm18                       ;   286.8         41 next copy
        vpternlogd zmm29, zmm27, zmm11, 0x7d         ;   289.0 p5      41 next
        vpternlogd zmm29, zmm26, zmm26, 0xc3         ;   290.0 p0      41 next
        vpternlogd zmm10, zmm27, zmm11, 0x2d         ;   290.0 p5      41 next
        vpternlogd zmm10, zmm16, zmm8, 0x78          ;   291.0 p0      41 next
        vmovdqa64 zmm26, zmm5                        ;   242.8         41 next copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3         ;   291.0 p5      41 next
        vpternlogd zmm22, zmm26, zmm15, 0xd2         ;   292.0 p0      41 next
        vmovdqu64 [rbp + 9216], zmm4                 ;   264.0 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm25                        ;   288.0         41 next copy
        vpternlogd zmm4, zmm8, zmm3, 0x6a            ;   292.0 p5      41 next
        vmovdqu64 [rbp + 9344], zmm19                ;   283.8 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm4                        ;   293.0         41 next copy
        vpternlogd zmm19, zmm1, zmm1, 0x3f           ;   293.0 p0      41 next
        vpternlogd zmm26, zmm19, zmm31, 0x93         ;   294.0 p5      41 next
        vpternlogd zmm19, zmm25, zmm13, 0x87         ;   294.0 p0      41 next
        vpternlogd zmm4, zmm11, zmm31, 0x87          ;   294.0 p5      41 next
        vpternlogd zmm16, zmm19, zmm11, 0xd2         ;   295.0 p0      41 next
        vpternlogd zmm19, zmm26, zmm13, 0xd7         ;   295.0 p5      41 next
        vpternlogd zmm18, zmm4, zmm19, 0x96          ;   296.0 p0      41 next
        vpternlogd zmm18, zmm22, zmm8, 0x87          ;   297.0 p5      41 next
        vpternlogd zmm18, zmm26, zmm3, 0x2d          ;   298.0 p0      41 next
        vpternlogd zmm26, zmm1, zmm31, 0xd6          ;   297.0 p5      41 next
        vpternlogd zmm16, zmm4, zmm5, 0x2d           ;   297.8 p0      41 next
        vpandnd zmm4, zmm25, zmm11                   ;   298.0 p5      41 next
        vpternlogd zmm4, zmm8, zmm3, 0x48            ;   299.0 p0      41 next
        vpternlogd zmm0, zmm22, zmm11, 0x87          ;   299.0 p5      41 next
        vpternlogd zmm25, zmm26, zmm1, 0x93          ;   299.8 p0      41 next
        vpternlogd zmm30, zmm21, zmm31, 0x96         ;   300.0 p5      41 next
        vmovdqa64 zmm21, zmm23                       ;   288.0         41 next copy
        vpternlogd zmm21, zmm13, zmm11, 0x7b         ;   300.8 p0      41 next
        vpternlogd zmm26, zmm21, zmm4, 0x96          ;   301.8 p5      41 next
        vpternlogd zmm25, zmm23, zmm3, 0x87          ;   301.8 p0      41 next
        vmovdqu64 zmm4, [rbp + 9280]                 ;   271.0 p2      41 next
        vpternlogd zmm4, zmm5, [rbp + 9088], 0x96    ;   302.0 p5+p3   41 next
        vpternlogd zmm7, zmm20, zmm1, 0x96           ;   302.8 p0      41 next
        vpternlogd zmm22, zmm15, zmm15, 0xf3         ;   303.0 p5      41 next
        vpternlogd zmm25, zmm0, zmm27, 0x96          ;   303.8 p0      41 next
        vpternlogd zmm2, zmm6, zmm3, 0x69            ;   304.0 p5      41 next
        vpternlogd zmm22, zmm19, zmm9, 0x96          ;   304.8 p0      41 next
        vmovdqu64 zmm0, [r14 + 9216]                 ;   171.7 p2      48 next
        vmovdqu64 zmm1, [r14 + 9280]                 ;   171.8 p3      48 next
        vpternlogd zmm22, zmm5, zmm31, 0xb4          ;   305.8 p5      41 next
        vmovdqu64 zmm31, [r14 + 9344]                ;   172.7 p2      48 next
        vpternlogd zmm17, zmm8, [rbp + 9152], 0x96   ;   305.8 p0+p3   41 next
        vmovdqu64 zmm3, [r14 + 9408]                 ;   173.7 p2      48 next
        vpternlogd zmm12, zmm11, [rbp + 9472], 0x96  ;   306.0 p5+p3   41 next
        vmovdqu64 zmm5, [r14 + 9472]                 ;   174.7 p2      48 next
        vpternlogd zmm28, zmm13, [rbp + 9408], 0x96  ;   306.8 p0+p3   41 next
        vmovdqu64 zmm6, [r14 + 9536]                 ;   175.7 p2      48 next
        vmovdqu64 zmm8, [rbp + 9216]                 ;   264.0 p3      41 next reload
        vmovdqu64 zmm9, [rbp + 9344]                 ;   283.8 p2      48 next
        vpternlogd zmm9, zmm8, [r14 + 9728], 0x96    ;   307.0 p5+p3   48 next
        vmovdqu64 zmm8, [r14 + 9600]                 ;   177.7 p2      48 next
        vpternlogd zmm29, zmm30, [r14 + 9792], 0x96  ;   307.8 p0+p3   48 next
        vpternlogd zmm10, zmm7, [r14 + 9856], 0x96   ;   308.0 p5+p2   48 next
        vpternlogd zmm18, zmm2, [r14 + 9920], 0x96   ;   308.8 p0+p3   48 next
        vpternlogd zmm26, zmm4, [r14 + 9984], 0x96   ;   309.0 p5+p2   48 next
        vpternlogd zmm16, zmm17, [r14 + 10048], 0x96 ;   309.8 p0+p3   48 next
        vpternlogd zmm25, zmm12, [r14 + 10112], 0x96 ;   310.0 p5+p2   48 next
        vpxord zmm0, zmm0, zmm30                     ;   310.8 p0      48 next
        vpternlogd zmm22, zmm28, [r14 + 10176], 0x96 ;   311.0 p5+p3   48 next
        vpxord zmm1, zmm1, zmm7                      ;   311.8 p0      48 next
        vpxord zmm31, zmm31, zmm2                    ;   312.0 p5      48 next
        vpxord zmm3, zmm3, zmm4                      ;   312.8 p0      48 next
        vpternlogd zmm24, zmm14, [r14 + 9664], 0x96  ;   313.0 p5+p2   48 next
        vpxord zmm5, zmm5, zmm17                     ;   313.8 p0      48 next
        vpxord zmm6, zmm6, zmm12                     ;   314.0 p5      48 next
        vpxord zmm8, zmm8, zmm28                     ;   314.8 p0      48 next
        vpxord zmm30, zmm0, zmm1                     ;   315.0 p5      45 next
        vmovdqa64 zmm2, zmm6                         ;   315.0         45 next copy
        vpternlogd zmm2, zmm5, zmm31, 0x6a           ;   315.8 p0      45 next
        vmovdqa64 zmm4, zmm31                        ;   313.0         45 next copy
        vpternlogd zmm4, zmm1, zmm0, 0x6a            ;   316.0 p5      45 next
        vmovdqa64 zmm7, zmm4                         ;   317.0         45 next copy
        vpternlogd zmm7, zmm24, zmm1, 0x87           ;   317.0 p0      45 next
        vpternlogd zmm7, zmm2, zmm5, 0x87            ;   318.0 p5      45 next
        vpandd zmm11, zmm3, zmm24                    ;   317.8 p0      45 next
        vpandd zmm12, zmm0, zmm5                     ;   318.0 p5      45 next
        vpternlogd zmm12, zmm11, zmm7, 0x69          ;   319.0 p0      45 next
        vmovdqa64 zmm13, zmm24                       ;   314.0         45 next copy
        vpternlogd zmm13, zmm8, zmm1, 0x48           ;   319.0 p5      45 next
        vpandd zmm14, zmm31, zmm8                    ;   319.8 p0      45 next
        vpandd zmm15, zmm9, zmm5                     ;   320.0 p5      45 next
        vmovdqa64 zmm17, zmm9                        ;   308.0         45 next copy
        vpternlogd zmm17, zmm5, zmm3, 0x60           ;   320.8 p0      45 next
        vpternlogd zmm17, zmm24, zmm31, 0x87         ;   321.8 p5      45 next
        vpternlogd zmm7, zmm30, zmm6, 0x78           ;   321.8 p0      45 next
        vpxord zmm30, zmm0, zmm8                     ;   322.0 p5      45 next
        vmovdqa64 zmm19, zmm17                       ;   322.8         45 next copy
        vpternlogd zmm19, zmm8, zmm1, 0x78           ;   322.8 p0      45 next
        vpternlogd zmm19, zmm14, zmm12, 0x69         ;   323.8 p5      45 next
        vpxord zmm14, zmm9, zmm5                     ;   323.8 p0      45 next
        vmovdqa64 zmm20, zmm5                        ;   314.8         45 next copy
        vpternlogd zmm20, zmm3, zmm1, 0x48           ;   324.0 p5      45 next
        vpternlogd zmm20, zmm30, zmm0, 0xd2          ;   325.0 p0      45 next
        vpxord zmm21, zmm3, zmm30                    ;   325.0 p5      45 next
        vmovdqa64 zmm23, zmm9                        ;   308.0         45 next copy
        vpternlogd zmm23, zmm24, zmm0, 0x6c          ;   325.8 p0      45 next
        vpxord zmm27, zmm1, zmm6                     ;   326.0 p5      45 next
        vpternlogd zmm14, zmm20, zmm6, 0x6c          ;   326.8 p0      45 next
        vmovdqa64 zmm28, zmm21                       ;   326.0         45 next copy
        vpternlogd zmm28, zmm23, zmm31, 0x6c         ;   327.0 p5      45 next
        vpternlogd zmm28, zmm9, zmm3, 0x2d           ;   328.0 p0      45 next
        vmovdqu64 [rbp + 9216], zmm22                ;   312.0 p8+p9   48 next spill
        vpandd zmm22, zmm0, zmm27                    ;   328.0 p5      45 next
        vmovdqu64 [rbp + 9344], zmm17                ;   322.8 p7+p4   45 next spill
        vpandd zmm17, zmm9, zmm31                    ;   328.8 p0      45 next
        vpternlogd zmm17, zmm24, zmm8, 0x78          ;   329.8 p5      45 next
        vpternlogd zmm17, zmm21, zmm6, 0xd2          ;   330.8 p0      45 next
        vmovdqu64 [rbp + 9408], zmm25                ;   311.0 p8+p9   48 next spill
        vmovdqa64 zmm25, zmm30                       ;   323.0         45 next copy
        vpternlogd zmm25, zmm9, zmm6, 0x6c           ;   330.0 p5      45 next
        vpternlogd zmm25, zmm4, zmm5, 0x69           ;   331.0 p0      45 next
        vpternlogd zmm22, zmm20, zmm25, 0x69         ;   332.0 p5      45 next
        vpxord zmm20, zmm7, zmm17                    ;   331.8 p0      45 next
        vmovdqu64 [rbp + 9472], zmm11                ;   318.8 p7+p4   45 next spill
        vpandd zmm11, zmm31, zmm6                    ;   332.0 p5      45 next
        vpternlogd zmm11, zmm1, zmm0, 0x87           ;   333.0 p0      45 next
        vpandd zmm6, zmm6, zmm24                     ;   333.0 p5      45 next
        vpternlogd zmm6, zmm27, zmm5, 0x78           ;   334.0 p0      45 next
        vpternlogd zmm27, zmm3, zmm31, 0x78          ;   334.0 p5      45 next
        vmovdqu64 [rbp + 9152], zmm16                ;   310.8 p8+p9   48 next spill
        vmovdqa64 zmm16, zmm8                        ;   315.8         45 next copy
        vpternlogd zmm16, zmm31, zmm31, 0xcf         ;   334.8 p0      45 next
        vpandd zmm31, zmm9, zmm24                    ;   335.0 p5      45 next
        vpternlogd zmm11, zmm21, zmm9, 0xe1          ;   335.8 p0      45 next
        vpternlogd zmm30, zmm11, zmm6, 0x96          ;   336.8 p5      45 next
        vpxord zmm30, zmm30, zmm31                   ;   337.8 p0      45 next
        vpternlogd zmm31, zmm3, zmm0, 0x87           ;   337.0 p5      45 next
        vpternlogd zmm31, zmm8, zmm5, 0x87           ;   338.0 p0      45 next
        vpternlogd zmm16, zmm31, zmm27, 0x69         ;   339.0 p5      45 next
        vpternlogd zmm31, zmm5, zmm3, 0x87           ;   339.0 p0      45 next
        vpternlogd zmm31, zmm6, zmm2, 0x69           ;   340.0 p5      45 next
        vpandd zmm3, zmm3, zmm8                      ;   339.8 p0      45 next
        vmovdqu64 zmm2, [rbp + 4160]                 ;   189.5 p3      63 r reload
        vmovdqu64 zmm6, [rbp + 9024]                 ;   237.8 p2     108 r
        vpternlogd zmm6, zmm2, [r13], 0x96           ;   340.0 p5+p3  108 r
        vpternlogd zmm31, zmm23, zmm13, 0x96         ;   341.0 p0      45 next
        vmovdqu64 zmm2, [rbp + 4288]                 ;   190.7 p2      63 r reload
        vmovdqu64 zmm8, [rbp + 8960]                 ;   239.0 p3     108 r
        vpternlogd zmm8, zmm2, [r13 + 64], 0x96      ;   341.0 p5+p2  108 r
        vpternlogd zmm5, zmm24, zmm0, 0x60           ;   341.8 p0      45 next
        vpternlogd zmm4, zmm9, zmm1, 0x28            ;   342.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 4416]                 ;   192.5 p3      63 r reload
        vmovdqu64 zmm2, [rbp + 8896]                 ;   239.8 p2     108 r
        vpternlogd zmm2, zmm1, [r13 + 128], 0x96     ;   342.8 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 4544]                 ;   193.7 p2      63 r reload
        vmovdqu64 zmm9, [rbp + 8832]                 ;   240.8 p3     108 r
        vpternlogd zmm9, zmm1, [r13 + 192], 0x96     ;   343.0 p5+p2  108 r
        vpternlogd zmm3, zmm24, zmm0, 0x87           ;   343.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 4672]                 ;   195.5 p3      63 r reload
        vmovdqu64 zmm1, [rbp + 8768]                 ;   242.0 p2     108 r
        vpternlogd zmm1, zmm0, [r13 + 256], 0x96     ;   344.0 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 4800]                 ;   196.7 p2      63 r reload
        vmovdqu64 zmm23, [rbp + 8704]                ;   243.8 p3     108 r
        vpternlogd zmm23, zmm0, [r13 + 320], 0x96    ;   344.8 p0+p2  108 r
        vpternlogd zmm4, zmm5, zmm27, 0x96           ;   345.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 4928]                 ;   198.5 p3      63 r reload
        vmovdqu64 zmm5, [rbp + 8640]                 ;   244.8 p2     108 r
        vpternlogd zmm5, zmm0, [r13 + 384], 0x96     ;   345.8 p0+p3  108 r
        vmovdqu64 zmm0, [rbp + 5056]                 ;   199.7 p2      63 r reload
        vmovdqu64 zmm24, [rbp + 8320]                ;   250.8 p3     108 r
        vpternlogd zmm24, zmm0, [r13 + 448], 0x96    ;   346.0 p5+p2  108 r
        vpternlogd zmm19, zmm7, zmm29, 0x96          ;   346.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 5184]                 ;   201.5 p3      63 r reload
        vmovdqu64 zmm7, [rbp + 8192]                 ;   249.8 p2     108 r
        vpternlogd zmm7, zmm0, [r13 + 512], 0x96     ;   347.0 p5+p3  108 r
        vpternlogd zmm4, zmm13, zmm3, 0x96           ;   347.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 5312]                 ;   202.7 p2      63 r reload
        vmovdqu64 zmm13, [rbp + 8256]                ;   243.0 p3     108 r
        vpternlogd zmm13, zmm0, [r13 + 576], 0x96    ;   348.0 p5+p2  108 r
        vpternlogd zmm3, zmm25, zmm25, 0xc3          ;   348.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 5440]                 ;   204.5 p3      63 r reload
        vmovdqu64 zmm25, [rbp + 8128]                ;   245.0 p2     108 r
        vpternlogd zmm25, zmm0, [r13 + 640], 0x96    ;   349.0 p5+p3  108 r
        vpternlogd zmm14, zmm28, zmm10, 0x96         ;   349.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 5568]                 ;   205.7 p2      63 r reload
        vmovdqu64 zmm27, [rbp + 8512]                ;   246.0 p3     108 r
        vpternlogd zmm27, zmm0, [r13 + 704], 0x96    ;   350.0 p5+p2  108 r
        vpternlogd zmm3, zmm11, zmm21, 0x96          ;   350.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 5696]                 ;   207.5 p3      63 r reload
        vmovdqu64 zmm11, [rbp + 8576]                ;   247.0 p2     108 r
        vpternlogd zmm11, zmm0, [r13 + 768], 0x96    ;   351.0 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 5824]                 ;   208.7 p2      63 r reload
        vmovdqu64 zmm21, [rbp + 8064]                ;   251.8 p3     108 r
        vpternlogd zmm21, zmm0, [r13 + 832], 0x96    ;   351.8 p0+p2  108 r
        vpternlogd zmm22, zmm12, zmm18, 0x69         ;   352.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 6080]                 ;   210.5 p3      63 r reload
        vmovdqu64 zmm12, [rbp + 8384]                ;   252.8 p2     108 r
        vpternlogd zmm12, zmm0, [r13 + 896], 0x96    ;   352.8 p0+p3  108 r
        vpternlogd zmm20, zmm15, zmm26, 0x96         ;   353.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 6336]                 ;   211.7 p2      63 r reload
        vmovdqu64 zmm15, [rbp + 8448]                ;   253.8 p3     108 r
        vpternlogd zmm15, zmm0, [r13 + 960], 0x96    ;   353.8 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 9152]                 ;   310.8 p3      48 next reload
        vpternlogd zmm16, zmm17, zmm0, 0x96          ;   354.0 p5      45 next
        vmovdqu64 zmm17, [rbp + 9408]                ;   311.0 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 9472]                ;   318.8 p3      45 next reload
        vpternlogd zmm31, zmm28, zmm17, 0x96         ;   354.8 p0      45 next
        vmovdqu64 zmm28, [rbp + 9216]                ;   312.0 p2      48 next reload
        vmovdqu64 [rbp + 9472], zmm15                ;   354.8 p7+p4  108 r spill
        vmovdqu64 zmm15, [rbp + 9344]                ;   322.8 p3      45 next reload
        vpternlogd zmm30, zmm15, zmm28, 0x96         ;   355.0 p5      45 next
        vmovdqu64 zmm15, [rbp + 9024]                ;   237.8 p2      54 next reload
        vpternlogd zmm19, zmm15, [rbp + 4096], 0x96  ;   355.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8960]                ;   239.0 p2      54 next reload
        vpternlogd zmm14, zmm15, [rbp + 4224], 0x96  ;   356.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8256]                ;   243.0 p2      54 next reload
        vpternlogd zmm29, zmm15, [rbp + 5248], 0x96  ;   356.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8896]                ;   239.8 p2      54 next reload
        vpternlogd zmm22, zmm15, [rbp + 4352], 0x96  ;   357.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8128]                ;   245.0 p2      54 next reload
        vpternlogd zmm10, zmm15, [rbp + 5376], 0x96  ;   357.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8832]                ;   240.8 p2      54 next reload
        vpternlogd zmm20, zmm15, [rbp + 4480], 0x96  ;   358.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8512]                ;   246.0 p2      54 next reload
        vpternlogd zmm18, zmm15, [rbp + 5504], 0x96  ;   358.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8768]                ;   242.0 p2      54 next reload
        vpternlogd zmm16, zmm15, [rbp + 4608], 0x96  ;   359.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8576]                ;   247.0 p2      54 next reload
        vpternlogd zmm26, zmm15, [rbp + 5632], 0x96  ;   359.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8704]                ;   243.8 p2      54 next reload
        vpternlogd zmm31, zmm15, [rbp + 4736], 0x96  ;   360.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8320]                ;   250.8 p2      54 next reload
        vpternlogd zmm4, zmm15, [rbp + 4992], 0x96   ;   360.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8640]                ;   244.8 p2      54 next reload
        vpternlogd zmm30, zmm15, [rbp + 4864], 0x96  ;   361.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8064]                ;   251.8 p2      54 next reload
        vpternlogd zmm0, zmm15, [rbp + 5760], 0x96   ;   361.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8192]                ;   249.8 p2      54 next reload
        vpternlogd zmm3, zmm15, [rbp + 5120], 0x96   ;   362.0 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 8384]                ;   252.8 p2      54 next reload
        vpternlogd zmm17, zmm15, [rbp + 6016], 0x96  ;   362.8 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8448]                ;   253.8 p2      54 next reload
        vpternlogd zmm28, zmm15, [rbp + 6272], 0x96  ;   363.0 p5+p3  108 r
        vmovdqu64 zmm15, [r12 + 1024]                ;   231.7 p2      54 next
        vmovdqu64 [rbp + 6272], zmm28                ;   364.0 p8+p9  108 r spill
        vmovdqu64 zmm28, [r12 + 1088]                ;   232.5 p3      54 next
        vmovdqu64 [rbp + 8448], zmm17                ;   363.8 p7+p4  108 r spill
        vmovdqu64 zmm17, [r12 + 1152]                ;   232.7 p2      54 next
        vmovdqu64 [rbp + 9216], zmm0                 ;   362.8 p8+p9  108 r spill
        vmovdqu64 zmm0, [r12 + 1216]                 ;   233.5 p3      54 next
        vpxord zmm15, zmm15, zmm6                    ;   363.8 p0      54 next
        vmovdqu64 [rbp + 6016], zmm6                 ;   341.0 p7+p4  108 r spill
        vmovdqu64 zmm6, [r12 + 1280]                 ;   233.7 p2      54 next
        vpxord zmm28, zmm28, zmm8                    ;   364.0 p5      54 next
        vmovdqu64 [rbp + 8384], zmm8                 ;   342.0 p8+p9  108 r spill
        vmovdqu64 zmm8, [r12 + 1344]                 ;   234.5 p3      54 next
        vpxord zmm17, zmm17, zmm2                    ;   364.8 p0      54 next
        vmovdqu64 [rbp + 9408], zmm2                 ;   343.8 p7+p4  108 r spill
        vmovdqu64 zmm2, [r12 + 1408]                 ;   234.7 p2      54 next
        vpxord zmm0, zmm0, zmm9                      ;   365.0 p5      54 next
        vmovdqu64 [rbp + 5120], zmm9                 ;   344.0 p8+p9  108 r spill
        vmovdqu64 zmm9, [r12 + 1472]                 ;   235.5 p3      54 next
        vpxord zmm6, zmm6, zmm1                      ;   365.8 p0      54 next
        vmovdqu64 [rbp + 8192], zmm1                 ;   345.0 p7+p4  108 r spill
        vmovdqu64 zmm1, [r12 + 1536]                 ;   235.7 p2      54 next
        vpxord zmm8, zmm8, zmm23                     ;   366.0 p5      54 next
        vmovdqu64 [rbp + 5760], zmm23                ;   345.8 p8+p9  108 r spill
        vmovdqu64 zmm23, [r12 + 1600]                ;   236.5 p3      54 next
        vpxord zmm2, zmm2, zmm5                      ;   366.8 p0      54 next
        vmovdqu64 [rbp + 8064], zmm5                 ;   346.8 p7+p4  108 r spill
        vmovdqu64 zmm5, [r12 + 1664]                 ;   236.7 p2      54 next
        vpxord zmm9, zmm9, zmm24                     ;   367.0 p5      54 next
        vpxord zmm1, zmm1, zmm7                      ;   367.8 p0      54 next
        vmovdqu64 [rbp + 9152], zmm7                 ;   348.0 p8+p9  108 r spill
        vmovdqu64 zmm7, [r12 + 1728]                 ;   237.5 p3      54 next
        vmovdqu64 [rbp + 4864], zmm24                ;   347.0 p7+p4  108 r spill
        vmovdqu64 zmm24, [rbp + 9472]                ;   354.8 p2      54 next
        vpxord zmm24, zmm24, [r12 + 1984]            ;   368.0 p5+p3   54 next
        vpxord zmm23, zmm23, zmm13                   ;   368.8 p0      54 next
        vmovdqu64 [rbp + 8640], zmm13                ;   349.0 p8+p9  108 r spill
        vmovdqu64 zmm13, [r12 + 1792]                ;   238.7 p2      54 next
        vpxord zmm5, zmm5, zmm25                     ;   369.0 p5      54 next
        vmovdqu64 [rbp + 4992], zmm25                ;   350.0 p7+p4  108 r spill
        vmovdqu64 zmm25, [r12 + 1856]                ;   239.5 p3      54 next
        vpxord zmm7, zmm7, zmm27                     ;   369.8 p0      54 next
        vmovdqu64 [rbp + 8320], zmm27                ;   351.0 p8+p9  108 r spill
        vmovdqu64 zmm27, [r12 + 1920]                ;   239.7 p2      54 next
        vpxord zmm13, zmm13, zmm11                   ;   370.0 p5      54 next
        vpxord zmm25, zmm25, zmm21                   ;   370.8 p0      54 next
        vpxord zmm27, zmm27, zmm12                   ;   371.0 p5      54 next
        vmovdqu64 [rbp + 4736], zmm12                ;   353.8 p7+p4  108 r spill
        vpxord zmm12, zmm9, zmm1                     ;   371.8 p0      41 next
        vmovdqu64 [rbp + 8704], zmm21                ;   352.8 p8+p9  108 r spill
        vmovdqa64 zmm21, zmm13                       ;   371.0         41 next copy
        vpternlogd zmm21, zmm7, zmm23, 0x6a          ;   372.0 p5      41 next
        vmovdqu64 [rbp + 5632], zmm11                ;   352.0 p7+p4  108 r spill
        vmovdqa64 zmm11, zmm23                       ;   369.8         41 next copy
        vpternlogd zmm11, zmm1, zmm9, 0x6a           ;   372.8 p0      41 next
        vmovdqu64 [rbp + 8576], zmm26                ;   360.8 p8+p9  108 r spill
        vmovdqa64 zmm26, zmm11                       ;   373.8         41 next copy
        vpternlogd zmm26, zmm27, zmm1, 0x87          ;   373.8 p5      41 next
        vpternlogd zmm26, zmm21, zmm7, 0x87          ;   374.8 p0      41 next
        vpternlogd zmm12, zmm26, zmm13, 0x6c         ;   375.8 p5      41 next
        vmovdqu64 [rbp + 4608], zmm18                ;   359.8 p7+p4  108 r spill
        vpandd zmm18, zmm5, zmm27                    ;   374.8 p0      41 next
        vmovdqu64 [rbp + 8768], zmm10                ;   358.8 p8+p9  108 r spill
        vpandd zmm10, zmm9, zmm7                     ;   375.0 p5      41 next
        vpternlogd zmm10, zmm26, zmm18, 0x69         ;   376.0 p0      41 next
        vmovdqa64 zmm26, zmm27                       ;   372.0         41 next copy
        vpternlogd zmm26, zmm25, zmm1, 0x48          ;   376.0 p5      41 next
        vmovdqu64 [rbp + 5504], zmm29                ;   357.8 p7+p4  108 r spill
        vpandd zmm29, zmm24, zmm7                    ;   376.8 p0      41 next
        vmovdqu64 [rbp + 8512], zmm4                 ;   361.8 p8+p9  108 r spill
        vmovdqa64 zmm4, zmm10                        ;   377.0         41 next copy
        vpternlogd zmm4, zmm25, zmm23, 0x78          ;   377.0 p5      41 next
        vmovdqu64 [rbp + 4480], zmm3                 ;   363.0 p7+p4  108 r spill
        vpandd zmm3, zmm1, zmm25                     ;   377.8 p0      41 next
        vmovdqu64 [rbp + 8832], zmm30                ;   362.0 p8+p9  108 r spill
        vmovdqa64 zmm30, zmm24                       ;   369.0         41 next copy
        vpternlogd zmm30, zmm7, zmm5, 0x60           ;   378.0 p5      41 next
        vpternlogd zmm30, zmm27, zmm23, 0x87         ;   379.0 p0      41 next
        vpternlogd zmm3, zmm4, zmm30, 0x69           ;   380.0 p5      41 next
        vpxord zmm4, zmm9, zmm25                     ;   379.8 p0      41 next
        vmovdqu64 [rbp + 5376], zmm31                ;   361.0 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm7                        ;   370.8         41 next copy
        vpternlogd zmm31, zmm5, zmm1, 0x48           ;   380.0 p5      41 next
        vpternlogd zmm31, zmm4, zmm9, 0xd2           ;   381.0 p0      41 next
        vmovdqu64 [rbp + 8128], zmm16                ;   360.0 p8+p9  108 r spill
        vpxord zmm16, zmm5, zmm4                     ;   381.0 p5      41 next
        vmovdqu64 [rbp + 4352], zmm20                ;   359.0 p7+p4  108 r spill
        vmovdqa64 zmm20, zmm24                       ;   369.0         41 next copy
        vpternlogd zmm20, zmm13, zmm7, 0x48          ;   381.8 p0      41 next
        vpxord zmm20, zmm20, zmm31                   ;   382.8 p5      41 next
        vmovdqu64 [rbp + 8896], zmm22                ;   358.0 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm24                       ;   369.0         41 next copy
        vpternlogd zmm22, zmm27, zmm9, 0x6c          ;   382.8 p0      41 next
        vmovdqu64 [rbp + 5248], zmm14                ;   357.0 p7+p4  108 r spill
        vpxord zmm14, zmm1, zmm13                    ;   383.0 p5      41 next
        vmovdqu64 [rbp + 8256], zmm19                ;   356.8 p8+p9  108 r spill
        vpandd zmm19, zmm9, zmm14                    ;   384.0 p0      41 next
        vmovdqu64 [rbp + 4224], zmm30                ;   380.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm16                       ;   382.0         41 next copy
        vpternlogd zmm30, zmm22, zmm23, 0x6c         ;   384.0 p5      41 next
        vpternlogd zmm30, zmm24, zmm5, 0x2d          ;   385.0 p0      41 next
        vmovdqu64 [rbp + 8960], zmm18                ;   375.8 p8+p9   41 next spill
        vpandd zmm18, zmm23, zmm24                   ;   385.0 p5      41 next
        vpternlogd zmm18, zmm27, zmm25, 0x78         ;   386.0 p0      41 next
        vpternlogd zmm18, zmm16, zmm13, 0xd2         ;   387.0 p5      41 next
        vmovdqu64 [rbp + 4096], zmm29                ;   377.8 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm4                        ;   380.8         41 next copy
        vpternlogd zmm29, zmm24, zmm13, 0x6c         ;   386.8 p0      41 next
        vpternlogd zmm29, zmm11, zmm7, 0x69          ;   387.8 p5      41 next
        vpternlogd zmm19, zmm31, zmm29, 0x69         ;   388.8 p0      41 next
        vpxord zmm31, zmm12, zmm18                   ;   388.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm18                ;   388.0 p8+p9   41 next spill
        vpandd zmm18, zmm13, zmm23                   ;   388.8 p0      41 next
        vpternlogd zmm18, zmm1, zmm9, 0x87           ;   389.8 p5      41 next
        vpandd zmm13, zmm13, zmm27                   ;   389.8 p0      41 next
        vpternlogd zmm13, zmm14, zmm7, 0x78          ;   390.8 p5      41 next
        vpternlogd zmm14, zmm5, zmm23, 0x78          ;   390.8 p0      41 next
        vmovdqu64 [rbp + 9344], zmm31                ;   389.0 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm25                       ;   371.8         41 next copy
        vpternlogd zmm31, zmm23, zmm23, 0xcf         ;   391.0 p5      41 next
        vpandd zmm23, zmm24, zmm27                   ;   391.8 p0      41 next
        vpternlogd zmm18, zmm16, zmm24, 0xe1         ;   392.0 p5      41 next
        vpternlogd zmm11, zmm24, zmm1, 0x28          ;   392.8 p0      41 next
        vmovdqa64 zmm1, zmm23                        ;   392.8         41 next copy
        vpternlogd zmm1, zmm5, zmm9, 0x87            ;   393.0 p5      41 next
        vpternlogd zmm1, zmm25, zmm7, 0x87           ;   394.0 p0      41 next
        vpternlogd zmm31, zmm1, zmm14, 0x69          ;   395.0 p5      41 next
        vpternlogd zmm1, zmm7, zmm5, 0x87            ;   395.0 p0      41 next
        vpternlogd zmm1, zmm21, zmm13, 0x69          ;   396.0 p5      41 next
        vpandd zmm5, zmm5, zmm25                     ;   395.8 p0      41 next
        vpternlogd zmm1, zmm22, zmm26, 0x96          ;   397.0 p5      41 next
        vpxord zmm13, zmm13, zmm18                   ;   396.8 p0      41 next
        vpternlogd zmm7, zmm27, zmm9, 0x60           ;   397.0 p5      41 next
        vpternlogd zmm13, zmm23, zmm4, 0x96          ;   397.8 p0      41 next
        vpternlogd zmm5, zmm27, zmm9, 0x87           ;   398.0 p5      41 next
        vpternlogd zmm11, zmm7, zmm14, 0x96          ;   398.8 p0      41 next
        vpandd zmm4, zmm0, zmm6                      ;   399.0 p5      41 next
        vmovdqa64 zmm7, zmm0                         ;   366.0         41 next copy
        vpternlogd zmm7, zmm17, zmm15, 0x9a          ;   399.8 p0      41 next
        vpxord zmm11, zmm11, zmm5                    ;   400.0 p5      41 next
        vpternlogd zmm5, zmm18, zmm29, 0x69          ;   400.8 p0      41 next
        vpternlogd zmm4, zmm8, zmm17, 0x28           ;   401.0 p5      41 next
        vmovdqa64 zmm9, zmm2                         ;   367.8         41 next copy
        vpternlogd zmm9, zmm17, zmm17, 0x3f          ;   401.8 p0      41 next
        vpxord zmm14, zmm28, zmm8                    ;   402.0 p5      41 next
        vmovdqa64 zmm18, zmm4                        ;   402.0         41 next copy
        vpternlogd zmm18, zmm7, zmm6, 0x87           ;   402.8 p0      41 next
        vpternlogd zmm18, zmm2, zmm28, 0x87          ;   403.8 p5      41 next
        vmovdqa64 zmm21, zmm2                        ;   367.8         41 next copy
        vpternlogd zmm21, zmm6, zmm0, 0x6c           ;   403.8 p0      41 next
        vmovdqa64 zmm22, zmm9                        ;   402.8         41 next copy
        vpternlogd zmm22, zmm0, zmm28, 0x78          ;   404.0 p5      41 next
        vmovdqa64 zmm23, zmm22                       ;   405.0         41 next copy
        vpternlogd zmm23, zmm6, zmm15, 0x78          ;   405.0 p0      41 next
        vmovdqa64 zmm24, zmm23                       ;   406.0         41 next copy
        vpternlogd zmm24, zmm18, zmm15, 0x78         ;   406.0 p5      41 next
        vpxord zmm25, zmm28, zmm6                    ;   405.8 p0      41 next
        vmovdqa64 zmm27, zmm14                       ;   403.0         41 next copy
        vpternlogd zmm27, zmm2, zmm15, 0x78          ;   406.0 p5      41 next
        vpternlogd zmm7, zmm2, zmm17, 0xac           ;   406.8 p0      41 next
        vmovdqa64 zmm29, zmm21                       ;   404.8         41 next copy
        vpternlogd zmm29, zmm27, zmm8, 0x7d          ;   407.0 p5      41 next
        vpternlogd zmm29, zmm24, zmm15, 0x69         ;   408.0 p0      41 next
        vpternlogd zmm7, zmm27, zmm8, 0x2d           ;   408.0 p5      41 next
        vpternlogd zmm7, zmm18, zmm6, 0x78           ;   409.0 p0      41 next
        vmovdqa64 zmm24, zmm0                        ;   366.0         41 next copy
        vpternlogd zmm24, zmm15, zmm15, 0xc3         ;   409.0 p5      41 next
        vpternlogd zmm22, zmm24, zmm14, 0xd2         ;   410.0 p0      41 next
        vmovdqu64 [rbp + 6336], zmm16                ;   382.0 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm25                       ;   406.8         41 next copy
        vpternlogd zmm16, zmm6, zmm17, 0x6a          ;   410.0 p5      41 next
        vmovdqu64 [rbp + 6080], zmm5                 ;   401.8 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm16                        ;   411.0         41 next copy
        vpternlogd zmm5, zmm28, zmm28, 0x3f          ;   411.0 p0      41 next
        vpternlogd zmm24, zmm5, zmm15, 0x93          ;   412.0 p5      41 next
        vpternlogd zmm5, zmm25, zmm2, 0x87           ;   412.0 p0      41 next
        vpternlogd zmm16, zmm8, zmm15, 0x87          ;   412.0 p5      41 next
        vpternlogd zmm18, zmm5, zmm8, 0xd2           ;   413.0 p0      41 next
        vpternlogd zmm5, zmm24, zmm2, 0xd7           ;   413.0 p5      41 next
        vpternlogd zmm21, zmm16, zmm5, 0x96          ;   414.0 p0      41 next
        vpternlogd zmm21, zmm22, zmm6, 0x87          ;   415.0 p5      41 next
        vpternlogd zmm21, zmm24, zmm17, 0x2d         ;   416.0 p0      41 next
        vpternlogd zmm24, zmm28, zmm15, 0xd6         ;   415.0 p5      41 next
        vpternlogd zmm18, zmm16, zmm0, 0x2d          ;   415.8 p0      41 next
        vpandnd zmm16, zmm25, zmm8                   ;   416.0 p5      41 next
        vpternlogd zmm16, zmm6, zmm17, 0x48          ;   417.0 p0      41 next
        vpternlogd zmm9, zmm22, zmm8, 0x87           ;   417.0 p5      41 next
        vpternlogd zmm25, zmm24, zmm28, 0x93         ;   417.8 p0      41 next
        vpternlogd zmm3, zmm12, zmm15, 0x96          ;   418.0 p5      41 next
        vmovdqa64 zmm12, zmm23                       ;   406.0         41 next copy
        vpternlogd zmm12, zmm2, zmm8, 0x7b           ;   418.8 p0      41 next
        vpternlogd zmm24, zmm12, zmm16, 0x96         ;   419.8 p5      41 next
        vpternlogd zmm25, zmm23, zmm17, 0x87         ;   419.8 p0      41 next
        vpternlogd zmm20, zmm30, zmm28, 0x96         ;   420.0 p5      41 next
        vpternlogd zmm22, zmm14, zmm14, 0xf3         ;   420.8 p0      41 next
        vpternlogd zmm25, zmm9, zmm27, 0x96          ;   421.0 p5      41 next
        vmovdqu64 zmm30, [rbp + 9344]                ;   389.0 p3      41 next
        vpternlogd zmm30, zmm0, [rbp + 4096], 0x96   ;   421.8 p0+p2   41 next
        vmovdqu64 zmm9, [r15 + 8192]                 ;   279.0 p3      48 next
        vpternlogd zmm19, zmm10, zmm17, 0x69         ;   422.0 p5      41 next
        vmovdqu64 zmm10, [r15 + 8256]                ;   280.0 p2      48 next
        vpternlogd zmm22, zmm5, zmm4, 0x96           ;   422.8 p0      41 next
        vmovdqu64 zmm4, [r15 + 8320]                 ;   280.3 p3      48 next
        vpternlogd zmm22, zmm0, zmm15, 0xb4          ;   423.8 p5      41 next
        vmovdqu64 zmm0, [r15 + 8384]                 ;   281.0 p2      48 next
        vpternlogd zmm31, zmm6, [rbp + 9024], 0x96   ;   423.8 p0+p3   41 next
        vmovdqu64 zmm5, [r15 + 8448]                 ;   282.2 p2      48 next
        vmovdqu64 zmm6, [r15 + 8512]                 ;   282.8 p3      48 next
        vpternlogd zmm1, zmm8, [rbp + 8960], 0x96    ;   424.0 p5+p2   41 next
        vmovdqu64 zmm8, [rbp + 6336]                 ;   382.0 p3      41 next reload
        vmovdqu64 zmm12, [rbp + 6080]                ;   401.8 p2      48 next
        vpternlogd zmm12, zmm8, [r15 + 8704], 0x96   ;   424.8 p0+p3   48 next
        vpternlogd zmm13, zmm2, [rbp + 4224], 0x96   ;   425.0 p5+p2   41 next
        vmovdqu64 zmm2, [r15 + 8576]                 ;   286.8 p3      48 next
        vpternlogd zmm29, zmm3, [r15 + 8768], 0x96   ;   425.8 p0+p2   48 next
        vpternlogd zmm7, zmm20, [r15 + 8832], 0x96   ;   426.0 p5+p3   48 next
        vpternlogd zmm21, zmm19, [r15 + 8896], 0x96  ;   426.8 p0+p2   48 next
        vpternlogd zmm24, zmm30, [r15 + 8960], 0x96  ;   427.0 p5+p3   48 next
        vpternlogd zmm18, zmm31, [r15 + 9024], 0x96  ;   427.8 p0+p2   48 next
        vpternlogd zmm25, zmm1, [r15 + 9088], 0x96   ;   428.0 p5+p3   48 next
        vpxord zmm9, zmm9, zmm3                      ;   428.8 p0      48 next
        vpternlogd zmm22, zmm13, [r15 + 9152], 0x96  ;   429.0 p5+p2   48 next
        vpxord zmm10, zmm10, zmm20                   ;   429.8 p0      48 next
        vpxord zmm4, zmm4, zmm19                     ;   430.0 p5      48 next
        vpxord zmm0, zmm0, zmm30                     ;   430.8 p0      48 next
        vpternlogd zmm11, zmm26, [r15 + 8640], 0x96  ;   431.0 p5+p3   48 next
        vpxord zmm5, zmm5, zmm31                     ;   431.8 p0      48 next
        vpxord zmm6, zmm6, zmm1                      ;   432.0 p5      48 next
        vpxord zmm2, zmm2, zmm13                     ;   432.8 p0      48 next
        vpxord zmm30, zmm9, zmm10                    ;   433.0 p5      45 next
        vmovdqa64 zmm31, zmm6                        ;   433.0         45 next copy
        vpternlogd zmm31, zmm5, zmm4, 0x6a           ;   433.8 p0      45 next
        vmovdqa64 zmm1, zmm4                         ;   431.0         45 next copy
        vpternlogd zmm1, zmm10, zmm9, 0x6a           ;   434.0 p5      45 next
        vmovdqa64 zmm3, zmm1                         ;   435.0         45 next copy
        vpternlogd zmm3, zmm11, zmm10, 0x87          ;   435.0 p0      45 next
        vpternlogd zmm3, zmm31, zmm5, 0x87           ;   436.0 p5      45 next
        vmovdqa64 zmm8, zmm11                        ;   432.0         45 next copy
        vpternlogd zmm8, zmm2, zmm10, 0x48           ;   435.8 p0      45 next
        vpandd zmm13, zmm12, zmm5                    ;   436.0 p5      45 next
        vmovdqa64 zmm14, zmm3                        ;   437.0         45 next copy
        vpternlogd zmm14, zmm11, zmm0, 0x87          ;   437.0 p0      45 next
        vpternlogd zmm14, zmm5, zmm9, 0x78           ;   438.0 p5      45 next
        vmovdqa64 zmm15, zmm14                       ;   439.0         45 next copy
        vpternlogd zmm15, zmm2, zmm4, 0x78           ;   439.0 p0      45 next
        vmovdqa64 zmm16, zmm12                       ;   425.8         45 next copy
        vpternlogd zmm16, zmm5, zmm0, 0x60           ;   438.0 p5      45 next
        vpternlogd zmm16, zmm11, zmm4, 0x87          ;   439.0 p0      45 next
        vpternlogd zmm3, zmm30, zmm6, 0x78           ;   439.0 p5      45 next
        vpxord zmm30, zmm9, zmm2                     ;   439.8 p0      45 next
        vmovdqa64 zmm17, zmm16                       ;   440.0         45 next copy
        vpternlogd zmm17, zmm2, zmm10, 0x78          ;   440.0 p5      45 next
        vpternlogd zmm17, zmm15, zmm3, 0x69          ;   441.0 p0      45 next
        vmovdqa64 zmm15, zmm5                        ;   432.8         45 next copy
        vpternlogd zmm15, zmm0, zmm10, 0x48          ;   441.0 p5      45 next
        vpternlogd zmm15, zmm2, zmm9, 0x78           ;   442.0 p0      45 next
        vpxord zmm19, zmm0, zmm30                    ;   442.0 p5      45 next
        vmovdqa64 zmm20, zmm12                       ;   425.8         45 next copy
        vpternlogd zmm20, zmm6, zmm5, 0x48           ;   442.8 p0      45 next
        vmovdqa64 zmm23, zmm12                       ;   425.8         45 next copy
        vpternlogd zmm23, zmm11, zmm9, 0x6c          ;   443.0 p5      45 next
        vpxord zmm26, zmm10, zmm6                    ;   443.8 p0      45 next
        vmovdqa64 zmm27, zmm19                       ;   443.0         45 next copy
        vpternlogd zmm27, zmm23, zmm4, 0x6c          ;   444.0 p5      45 next
        vpternlogd zmm27, zmm12, zmm0, 0x2d          ;   445.0 p0      45 next
        vpternlogd zmm27, zmm20, zmm15, 0x96         ;   446.0 p5      45 next
        vmovdqa64 zmm20, zmm30                       ;   440.8         45 next copy
        vpternlogd zmm20, zmm12, zmm6, 0x6c          ;   445.8 p0      45 next
        vpternlogd zmm20, zmm1, zmm5, 0x69           ;   446.8 p5      45 next
        vpandd zmm28, zmm12, zmm4                    ;   446.8 p0      45 next
        vpternlogd zmm15, zmm26, zmm9, 0x87          ;   447.0 p5      45 next
        vpternlogd zmm15, zmm14, zmm20, 0x69         ;   448.0 p0      45 next
        vpternlogd zmm28, zmm11, zmm2, 0x78          ;   448.0 p5      45 next
        vpternlogd zmm28, zmm19, zmm6, 0xd2          ;   449.0 p0      45 next
        vpandd zmm14, zmm4, zmm6                     ;   449.0 p5      45 next
        vpternlogd zmm3, zmm13, zmm28, 0x96          ;   450.0 p0      45 next
        vpandd zmm13, zmm12, zmm11                   ;   450.0 p5      45 next
        vpternlogd zmm14, zmm10, zmm9, 0x87          ;   450.8 p0      45 next
        vpandd zmm6, zmm6, zmm11                     ;   451.0 p5      45 next
        vpternlogd zmm6, zmm26, zmm5, 0x78           ;   452.0 p0      45 next
        vpternlogd zmm26, zmm0, zmm4, 0x78           ;   452.0 p5      45 next
        vpternlogd zmm14, zmm19, zmm12, 0xe1         ;   452.8 p0      45 next
        vpternlogd zmm30, zmm14, zmm6, 0x96          ;   453.8 p5      45 next
        vpternlogd zmm30, zmm16, zmm13, 0x96         ;   454.8 p0      45 next
        vpternlogd zmm13, zmm0, zmm9, 0x87           ;   454.0 p5      45 next
        vpternlogd zmm13, zmm2, zmm5, 0x87           ;   455.0 p0      45 next
        vpternlogd zmm4, zmm13, zmm2, 0x39           ;   456.0 p5      45 next
        vpternlogd zmm4, zmm28, zmm26, 0x69          ;   457.0 p0      45 next
        vpternlogd zmm13, zmm5, zmm0, 0x87           ;   456.0 p5      45 next
        vpternlogd zmm13, zmm6, zmm31, 0x69          ;   457.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 8256]                ;   356.8 p2      54 next
        vpxord zmm31, zmm31, [r14 + 1024]            ;   457.0 p5+p3   54 next
        vmovdqu64 zmm6, [rbp + 5248]                 ;   357.0 p2      54 next
        vpxord zmm6, zmm6, [r14 + 1088]              ;   457.8 p0+p3   54 next
        vpternlogd zmm13, zmm23, zmm8, 0x96          ;   458.0 p5      45 next
        vmovdqu64 zmm16, [rbp + 8896]                ;   358.0 p2      54 next
        vpxord zmm16, zmm16, [r14 + 1152]            ;   458.8 p0+p3   54 next
        vpandd zmm2, zmm0, zmm2                      ;   459.0 p5      45 next
        vpternlogd zmm13, zmm0, zmm11, 0x78          ;   459.8 p0      45 next
        vmovdqu64 zmm0, [rbp + 4352]                 ;   359.0 p2      54 next
        vpxord zmm0, zmm0, [r14 + 1216]              ;   460.0 p5+p3   54 next
        vpternlogd zmm5, zmm11, zmm9, 0x60           ;   460.8 p0      45 next
        vmovdqu64 zmm23, [rbp + 8128]                ;   360.0 p2      54 next
        vpxord zmm23, zmm23, [r14 + 1280]            ;   461.0 p5+p3   54 next
        vpternlogd zmm1, zmm12, zmm10, 0x28          ;   461.8 p0      45 next
        vmovdqu64 zmm10, [rbp + 5376]                ;   361.0 p2      54 next
        vpxord zmm10, zmm10, [r14 + 1344]            ;   462.0 p5+p3   54 next
        vpternlogd zmm2, zmm11, zmm9, 0x87           ;   462.8 p0      45 next
        vmovdqu64 zmm9, [rbp + 8832]                 ;   362.0 p2      54 next
        vpxord zmm9, zmm9, [r14 + 1408]              ;   463.0 p5+p3   54 next
        vmovdqu64 zmm11, [rbp + 8512]                ;   361.8 p2      54 next
        vpxord zmm11, zmm11, [r14 + 1472]            ;   463.8 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 4480]                ;   363.0 p2      54 next
        vpxord zmm12, zmm12, [r14 + 1536]            ;   464.0 p5+p3   54 next
        vmovdqu64 zmm28, [rbp + 5504]                ;   357.8 p2      54 next
        vpxord zmm28, zmm28, [r14 + 1600]            ;   464.8 p0+p3   54 next
        vpternlogd zmm1, zmm5, zmm26, 0x96           ;   465.0 p5      45 next
        vmovdqu64 zmm5, [rbp + 8256]                 ;   356.8 p2     108 r reload
        vpternlogd zmm17, zmm29, zmm5, 0x96          ;   465.8 p0      54 next
        vmovdqu64 zmm26, [rbp + 8768]                ;   358.8 p3      54 next
        vpxord zmm26, zmm26, [r14 + 1664]            ;   466.0 p5+p2   54 next
        vpternlogd zmm1, zmm8, zmm2, 0x96            ;   466.8 p0      45 next
        vpternlogd zmm2, zmm14, zmm20, 0x69          ;   467.0 p5      45 next
        vmovdqu64 zmm8, [rbp + 4608]                 ;   359.8 p3      54 next
        vpxord zmm8, zmm8, [r14 + 1728]              ;   467.8 p0+p2   54 next
        vmovdqu64 zmm14, [rbp + 5248]                ;   357.0 p3     108 r reload
        vpternlogd zmm27, zmm7, zmm14, 0x96          ;   468.0 p5      54 next
        vmovdqu64 zmm20, [rbp + 8576]                ;   360.8 p2      54 next
        vpxord zmm20, zmm20, [r14 + 1792]            ;   468.8 p0+p3   54 next
        vpternlogd zmm15, zmm21, [rbp + 8896], 0x96  ;   469.0 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 9216]                ;   362.8 p3      54 next
        vpxord zmm14, zmm14, [r14 + 1856]            ;   469.8 p0+p2   54 next
        vpternlogd zmm3, zmm24, [rbp + 4352], 0x96   ;   470.0 p5+p3   54 next
        vmovdqu64 zmm5, [rbp + 8448]                 ;   363.8 p2      54 next
        vpxord zmm5, zmm5, [r14 + 1920]              ;   470.8 p0+p3   54 next
        vmovdqu64 [rbp + 4224], zmm24                ;   428.0 p8+p9   48 next spill
        vmovdqu64 zmm24, [rbp + 6272]                ;   364.0 p2      54 next
        vpxord zmm24, zmm24, [r14 + 1984]            ;   471.0 p5+p3   54 next
        vpternlogd zmm4, zmm18, [rbp + 8128], 0x96   ;   471.8 p0+p2   54 next
        vpternlogd zmm13, zmm25, [rbp + 5376], 0x96  ;   472.0 p5+p3   54 next
        vpternlogd zmm30, zmm22, [rbp + 8832], 0x96  ;   472.8 p0+p2   54 next
        vpternlogd zmm2, zmm19, [rbp + 4480], 0x96   ;   473.0 p5+p3   54 next
        vpxord zmm19, zmm11, zmm12                   ;   473.8 p0      41 next
        vmovdqu64 [rbp + 6336], zmm22                ;   430.0 p7+p4   48 next spill
        vmovdqa64 zmm22, zmm20                       ;   469.8         41 next copy
        vpternlogd zmm22, zmm8, zmm28, 0x6a          ;   474.0 p5      41 next
        vmovdqu64 [rbp + 6080], zmm25                ;   429.0 p8+p9   48 next spill
        vmovdqa64 zmm25, zmm28                       ;   465.8         41 next copy
        vpternlogd zmm25, zmm12, zmm11, 0x6a         ;   474.8 p0      41 next
        vmovdqu64 [rbp + 8960], zmm18                ;   428.8 p7+p4   48 next spill
        vpandd zmm18, zmm26, zmm5                    ;   475.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm21                ;   427.8 p8+p9   48 next spill
        vmovdqa64 zmm21, zmm25                       ;   475.8         41 next copy
        vpternlogd zmm21, zmm5, zmm12, 0x87          ;   475.8 p0      41 next
        vpternlogd zmm21, zmm22, zmm8, 0x87          ;   476.8 p5      41 next
        vpternlogd zmm19, zmm21, zmm20, 0x6c         ;   477.8 p0      41 next
        vmovdqu64 [rbp + 4096], zmm7                 ;   427.0 p7+p4   48 next spill
        vpandd zmm7, zmm11, zmm8                     ;   477.0 p5      41 next
        vpternlogd zmm7, zmm21, zmm18, 0x69          ;   478.0 p0      41 next
        vmovdqa64 zmm21, zmm5                        ;   471.8         41 next copy
        vpternlogd zmm21, zmm14, zmm12, 0x48         ;   478.0 p5      41 next
        vmovdqu64 [rbp + 9344], zmm29                ;   426.8 p8+p9   48 next spill
        vpandd zmm29, zmm8, zmm24                    ;   478.8 p0      41 next
        vmovdqu64 [rbp + 5824], zmm2                 ;   474.0 p7+p4   54 next spill
        vmovdqa64 zmm2, zmm7                         ;   479.0         41 next copy
        vpternlogd zmm2, zmm14, zmm28, 0x78          ;   479.0 p5      41 next
        vmovdqu64 [rbp + 5696], zmm1                 ;   467.8 p8+p9   45 next spill
        vpandd zmm1, zmm12, zmm14                    ;   479.8 p0      41 next
        vmovdqu64 [rbp + 5568], zmm30                ;   473.8 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm24                       ;   472.0         41 next copy
        vpternlogd zmm30, zmm8, zmm26, 0x60          ;   480.0 p5      41 next
        vpternlogd zmm30, zmm5, zmm28, 0x87          ;   481.0 p0      41 next
        vpternlogd zmm1, zmm2, zmm30, 0x69           ;   482.0 p5      41 next
        vpxord zmm2, zmm11, zmm14                    ;   481.8 p0      41 next
        vmovdqu64 [rbp + 5440], zmm13                ;   473.0 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm8                        ;   468.8         41 next copy
        vpternlogd zmm13, zmm26, zmm12, 0x48         ;   482.0 p5      41 next
        vpternlogd zmm13, zmm2, zmm11, 0xd2          ;   483.0 p0      41 next
        vmovdqu64 [rbp + 5312], zmm4                 ;   472.8 p7+p4   54 next spill
        vpxord zmm4, zmm8, zmm24                     ;   483.0 p5      41 next
        vpternlogd zmm4, zmm13, zmm20, 0x6c          ;   484.0 p0      41 next
        vmovdqu64 [rbp + 5184], zmm3                 ;   471.0 p8+p9   54 next spill
        vpxord zmm3, zmm26, zmm2                     ;   484.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm15                ;   470.0 p7+p4   54 next spill
        vmovdqa64 zmm15, zmm24                       ;   472.0         41 next copy
        vpternlogd zmm15, zmm5, zmm11, 0x6c          ;   484.8 p0      41 next
        vmovdqu64 [rbp + 4928], zmm27                ;   469.0 p8+p9   54 next spill
        vpxord zmm27, zmm12, zmm20                   ;   485.0 p5      41 next
        vmovdqu64 [rbp + 4800], zmm17                ;   466.8 p7+p4   54 next spill
        vpandd zmm17, zmm11, zmm27                   ;   486.0 p0      41 next
        vmovdqu64 [rbp + 4672], zmm30                ;   482.0 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm3                        ;   485.0         41 next copy
        vpternlogd zmm30, zmm15, zmm28, 0x6c         ;   486.0 p5      41 next
        vpternlogd zmm30, zmm24, zmm26, 0x2d         ;   487.0 p0      41 next
        vmovdqu64 [rbp + 4544], zmm18                ;   476.0 p7+p4   41 next spill
        vpandd zmm18, zmm28, zmm24                   ;   487.0 p5      41 next
        vpternlogd zmm18, zmm5, zmm14, 0x78          ;   488.0 p0      41 next
        vpternlogd zmm18, zmm3, zmm20, 0xd2          ;   489.0 p5      41 next
        vmovdqu64 [rbp + 4416], zmm29                ;   479.8 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm2                        ;   482.8         41 next copy
        vpternlogd zmm29, zmm24, zmm20, 0x6c         ;   488.8 p0      41 next
        vpternlogd zmm29, zmm25, zmm8, 0x69          ;   489.8 p5      41 next
        vpternlogd zmm17, zmm13, zmm29, 0x69         ;   490.8 p0      41 next
        vpandd zmm13, zmm28, zmm20                   ;   490.0 p5      41 next
        vpternlogd zmm13, zmm12, zmm11, 0x87         ;   491.0 p0      41 next
        vpandd zmm20, zmm20, zmm5                    ;   491.0 p5      41 next
        vmovdqu64 [rbp + 4288], zmm7                 ;   479.0 p7+p4   41 next spill
        vpxord zmm7, zmm19, zmm18                    ;   491.8 p0      41 next
        vpternlogd zmm20, zmm27, zmm8, 0x78          ;   492.0 p5      41 next
        vpternlogd zmm27, zmm26, zmm28, 0x78         ;   492.8 p0      41 next
        vmovdqu64 [rbp + 4160], zmm18                ;   490.0 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm14                       ;   470.8         41 next copy
        vpternlogd zmm18, zmm28, zmm28, 0xcf         ;   493.0 p5      41 next
        vpandd zmm28, zmm5, zmm24                    ;   493.8 p0      41 next
        vpternlogd zmm13, zmm3, zmm24, 0xe1          ;   494.0 p5      41 next
        vpxord zmm24, zmm24, zmm25                   ;   494.8 p0      41 next
        vmovdqa64 zmm25, zmm28                       ;   494.8         41 next copy
        vpternlogd zmm25, zmm26, zmm11, 0x87         ;   495.0 p5      41 next
        vpternlogd zmm25, zmm14, zmm8, 0x87          ;   496.0 p0      41 next
        vpternlogd zmm18, zmm25, zmm27, 0x69         ;   497.0 p5      41 next
        vpternlogd zmm25, zmm8, zmm26, 0x87          ;   497.0 p0      41 next
        vpternlogd zmm25, zmm22, zmm20, 0x69         ;   498.0 p5      41 next
        vpandd zmm26, zmm26, zmm14                   ;   497.8 p0      41 next
        vpternlogd zmm25, zmm15, zmm21, 0x96         ;   499.0 p5      41 next
        vpternlogd zmm8, zmm5, zmm11, 0x60           ;   498.8 p0      41 next
        vpxord zmm20, zmm20, zmm13                   ;   499.0 p5      41 next
        vpternlogd zmm20, zmm28, zmm2, 0x96          ;   500.0 p0      41 next
        vpternlogd zmm26, zmm5, zmm11, 0x87          ;   500.0 p5      41 next
        vpandd zmm2, zmm0, zmm23                     ;   500.8 p0      41 next
        vpternlogd zmm24, zmm8, zmm12, 0x6c          ;   501.0 p5      41 next
        vmovdqa64 zmm5, zmm0                         ;   461.0         41 next copy
        vpternlogd zmm5, zmm16, zmm31, 0x9a          ;   501.8 p0      41 next
        vpternlogd zmm24, zmm27, zmm26, 0x96         ;   502.0 p5      41 next
        vpternlogd zmm26, zmm13, zmm29, 0x69         ;   502.8 p0      41 next
        vpternlogd zmm2, zmm10, zmm16, 0x28          ;   503.0 p5      41 next
        vmovdqa64 zmm8, zmm9                         ;   464.0         41 next copy
        vpternlogd zmm8, zmm16, zmm16, 0x3f          ;   503.8 p0      41 next
        vpxord zmm11, zmm6, zmm10                    ;   504.0 p5      41 next
        vmovdqa64 zmm12, zmm2                        ;   504.0         41 next copy
        vpternlogd zmm12, zmm5, zmm23, 0x87          ;   504.8 p0      41 next
        vpternlogd zmm12, zmm9, zmm6, 0x87           ;   505.8 p5      41 next
        vmovdqa64 zmm13, zmm9                        ;   464.0         41 next copy
        vpternlogd zmm13, zmm23, zmm0, 0x6c          ;   505.8 p0      41 next
        vmovdqa64 zmm14, zmm8                        ;   504.8         41 next copy
        vpternlogd zmm14, zmm0, zmm6, 0x78           ;   506.0 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;   507.0         41 next copy
        vpternlogd zmm15, zmm23, zmm31, 0x78         ;   507.0 p0      41 next
        vpxord zmm22, zmm6, zmm23                    ;   507.0 p5      41 next
        vmovdqa64 zmm27, zmm15                       ;   508.0         41 next copy
        vpternlogd zmm27, zmm12, zmm31, 0xd2         ;   508.0 p0      41 next
        vmovdqa64 zmm28, zmm11                       ;   505.0         41 next copy
        vpternlogd zmm28, zmm9, zmm31, 0x78          ;   508.0 p5      41 next
        vpternlogd zmm5, zmm9, zmm16, 0xac           ;   508.8 p0      41 next
        vmovdqa64 zmm29, zmm23                       ;   462.0         41 next copy
        vpternlogd zmm29, zmm16, zmm6, 0x9c          ;   509.0 p5      41 next
        vpternlogd zmm5, zmm28, zmm10, 0x2d          ;   509.8 p0      41 next
        vpternlogd zmm5, zmm12, zmm23, 0x78          ;   510.8 p5      41 next
        vmovdqu64 [rbp + 9088], zmm3                 ;   485.0 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm13                        ;   506.8         41 next copy
        vpternlogd zmm3, zmm28, zmm10, 0x7d          ;   510.8 p0      41 next
        vpternlogd zmm3, zmm27, zmm27, 0xc3          ;   511.8 p5      41 next
        vmovdqa64 zmm27, zmm0                        ;   461.0         41 next copy
        vpternlogd zmm27, zmm31, zmm31, 0xc3         ;   511.8 p0      41 next
        vpternlogd zmm14, zmm27, zmm11, 0xd2         ;   512.8 p5      41 next
        vmovdqu64 [rbp + 9280], zmm26                ;   503.8 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm29                       ;   510.0         41 next copy
        vpternlogd zmm26, zmm6, zmm6, 0x3f           ;   512.8 p0      41 next
        vpternlogd zmm27, zmm26, zmm31, 0x93         ;   513.8 p5      41 next
        vpternlogd zmm26, zmm22, zmm9, 0x87          ;   513.8 p0      41 next
        vpternlogd zmm29, zmm10, zmm31, 0x87         ;   514.0 p5      41 next
        vpternlogd zmm12, zmm26, zmm10, 0xd2         ;   514.8 p0      41 next
        vpternlogd zmm26, zmm27, zmm9, 0xd7          ;   515.0 p5      41 next
        vpternlogd zmm13, zmm29, zmm26, 0x96         ;   516.0 p0      41 next
        vpternlogd zmm13, zmm14, zmm23, 0x87         ;   517.0 p5      41 next
        vpternlogd zmm13, zmm27, zmm16, 0x2d         ;   518.0 p0      41 next
        vpternlogd zmm27, zmm6, zmm31, 0xd6          ;   517.0 p5      41 next
        vpternlogd zmm12, zmm29, zmm0, 0x2d          ;   517.8 p0      41 next
        vpandnd zmm29, zmm22, zmm10                  ;   518.0 p5      41 next
        vpternlogd zmm29, zmm23, zmm16, 0x48         ;   519.0 p0      41 next
        vpternlogd zmm8, zmm14, zmm10, 0x87          ;   519.0 p5      41 next
        vpternlogd zmm22, zmm27, zmm6, 0x93          ;   519.8 p0      41 next
        vpternlogd zmm1, zmm19, zmm31, 0x96          ;   520.0 p5      41 next
        vmovdqa64 zmm19, zmm15                       ;   508.0         41 next copy
        vpternlogd zmm19, zmm9, zmm10, 0x7b          ;   520.8 p0      41 next
        vpternlogd zmm27, zmm19, zmm29, 0x96         ;   521.8 p5      41 next
        vmovdqu64 zmm19, [r14 + 8192]                ;   363.3 p2      48 next
        vpternlogd zmm22, zmm15, zmm16, 0x87         ;   521.8 p0      41 next
        vpternlogd zmm4, zmm30, zmm6, 0x96           ;   522.0 p5      41 next
        vmovdqu64 zmm30, [r14 + 8256]                ;   363.8 p3      48 next
        vpternlogd zmm14, zmm11, zmm11, 0xf3         ;   522.8 p0      41 next
        vmovdqu64 zmm6, [r14 + 8320]                 ;   364.3 p2      48 next
        vpternlogd zmm22, zmm8, zmm28, 0x96          ;   523.0 p5      41 next
        vmovdqu64 zmm8, [r14 + 8384]                 ;   364.8 p3      48 next
        vpternlogd zmm17, zmm16, [rbp + 4288], 0x69  ;   523.8 p0+p2   41 next
        vmovdqu64 zmm11, [r14 + 8448]                ;   365.8 p3      48 next
        vpternlogd zmm14, zmm26, zmm2, 0x96          ;   524.0 p5      41 next
        vmovdqu64 zmm2, [r14 + 8512]                 ;   366.3 p2      48 next
        vpternlogd zmm7, zmm0, [rbp + 4416], 0x96    ;   524.8 p0+p3   41 next
        vpternlogd zmm14, zmm0, zmm31, 0xb4          ;   525.0 p5      41 next
        vmovdqu64 zmm31, [rbp + 9088]                ;   485.0 p2      41 next reload
        vmovdqu64 zmm0, [rbp + 9280]                 ;   503.8 p3      48 next
        vpternlogd zmm0, zmm31, [r14 + 8704], 0x96   ;   525.8 p0+p2   48 next
        vmovdqu64 zmm31, [r14 + 8576]                ;   368.8 p3      48 next
        vpternlogd zmm18, zmm23, [rbp + 4160], 0x96  ;   526.0 p5+p2   41 next
        vpternlogd zmm25, zmm10, [rbp + 4544], 0x96  ;   526.8 p0+p3   41 next
        vpternlogd zmm20, zmm9, [rbp + 4672], 0x96   ;   527.0 p5+p2   41 next
        vpternlogd zmm3, zmm1, [r14 + 8768], 0x96    ;   527.8 p0+p3   48 next
        vpternlogd zmm5, zmm4, [r14 + 8832], 0x96    ;   528.0 p5+p2   48 next
        vpternlogd zmm13, zmm17, [r14 + 8896], 0x96  ;   528.8 p0+p3   48 next
        vpternlogd zmm27, zmm7, [r14 + 8960], 0x96   ;   529.0 p5+p2   48 next
        vpternlogd zmm12, zmm18, [r14 + 9024], 0x96  ;   529.8 p0+p3   48 next
        vpternlogd zmm22, zmm25, [r14 + 9088], 0x96  ;   530.0 p5+p2   48 next
        vpxord zmm19, zmm19, zmm1                    ;   530.8 p0      48 next
        vpternlogd zmm14, zmm20, [r14 + 9152], 0x96  ;   531.0 p5+p3   48 next
        vpxord zmm30, zmm30, zmm4                    ;   531.8 p0      48 next
        vpxord zmm6, zmm6, zmm17                     ;   532.0 p5      48 next
        vpxord zmm8, zmm8, zmm7                      ;   532.8 p0      48 next
        vpternlogd zmm24, zmm21, [r14 + 8640], 0x96  ;   533.0 p5+p2   48 next
        vpxord zmm11, zmm11, zmm18                   ;   533.8 p0      48 next
        vpxord zmm2, zmm2, zmm25                     ;   534.0 p5      48 next
        vpxord zmm31, zmm31, zmm20                   ;   534.8 p0      48 next
        vpxord zmm1, zmm19, zmm30                    ;   535.0 p5      45 next
        vmovdqa64 zmm4, zmm2                         ;   535.0         45 next copy
        vpternlogd zmm4, zmm11, zmm6, 0x6a           ;   535.8 p0      45 next
        vmovdqa64 zmm7, zmm6                         ;   533.0         45 next copy
        vpternlogd zmm7, zmm30, zmm19, 0x6a          ;   536.0 p5      45 next
        vmovdqa64 zmm9, zmm7                         ;   537.0         45 next copy
        vpternlogd zmm9, zmm24, zmm30, 0x87          ;   537.0 p0      45 next
        vpternlogd zmm9, zmm4, zmm11, 0x87           ;   538.0 p5      45 next
        vpandd zmm10, zmm24, zmm31                   ;   537.8 p0      45 next
        vmovdqa64 zmm15, zmm24                       ;   534.0         45 next copy
        vpternlogd zmm15, zmm31, zmm30, 0x48         ;   538.0 p5      45 next
        vpandd zmm16, zmm0, zmm11                    ;   538.8 p0      45 next
        vmovdqa64 zmm17, zmm9                        ;   539.0         45 next copy
        vpternlogd zmm17, zmm24, zmm8, 0x87          ;   539.0 p5      45 next
        vpternlogd zmm17, zmm11, zmm19, 0x78         ;   540.0 p0      45 next
        vmovdqa64 zmm18, zmm17                       ;   541.0         45 next copy
        vpternlogd zmm18, zmm31, zmm6, 0x78          ;   541.0 p5      45 next
        vmovdqa64 zmm20, zmm0                        ;   526.8         45 next copy
        vpternlogd zmm20, zmm11, zmm8, 0x60          ;   540.8 p0      45 next
        vpternlogd zmm20, zmm24, zmm6, 0x87          ;   541.8 p5      45 next
        vpternlogd zmm9, zmm1, zmm2, 0x78            ;   541.8 p0      45 next
        vpxord zmm1, zmm19, zmm31                    ;   542.0 p5      45 next
        vmovdqa64 zmm21, zmm20                       ;   542.8         45 next copy
        vpternlogd zmm21, zmm31, zmm30, 0x78         ;   542.8 p0      45 next
        vpternlogd zmm21, zmm18, zmm9, 0x69          ;   543.8 p5      45 next
        vmovdqa64 zmm18, zmm11                       ;   534.8         45 next copy
        vpternlogd zmm18, zmm8, zmm30, 0x48          ;   543.8 p0      45 next
        vpternlogd zmm18, zmm31, zmm19, 0x78         ;   544.8 p5      45 next
        vpxord zmm23, zmm8, zmm1                     ;   544.8 p0      45 next
        vmovdqa64 zmm25, zmm0                        ;   526.8         45 next copy
        vpternlogd zmm25, zmm2, zmm11, 0x48          ;   545.0 p5      45 next
        vmovdqa64 zmm26, zmm0                        ;   526.8         45 next copy
        vpternlogd zmm26, zmm24, zmm19, 0x6c         ;   545.8 p0      45 next
        vpxord zmm28, zmm30, zmm2                    ;   546.0 p5      45 next
        vmovdqa64 zmm29, zmm23                       ;   545.8         45 next copy
        vpternlogd zmm29, zmm26, zmm6, 0x6c          ;   546.8 p0      45 next
        vpternlogd zmm29, zmm0, zmm8, 0x2d           ;   547.8 p5      45 next
        vpternlogd zmm29, zmm25, zmm18, 0x96         ;   548.8 p0      45 next
        vmovdqa64 zmm25, zmm1                        ;   543.0         45 next copy
        vpternlogd zmm25, zmm0, zmm2, 0x6c           ;   548.0 p5      45 next
        vpternlogd zmm25, zmm7, zmm11, 0x69          ;   549.0 p0      45 next
        vpternlogd zmm18, zmm28, zmm19, 0x87         ;   549.0 p5      45 next
        vpternlogd zmm10, zmm0, zmm6, 0x78           ;   549.8 p0      45 next
        vpternlogd zmm18, zmm17, zmm25, 0x69         ;   550.0 p5      45 next
        vpternlogd zmm10, zmm23, zmm2, 0xd2          ;   550.8 p0      45 next
        vpandd zmm17, zmm6, zmm2                     ;   551.0 p5      45 next
        vpternlogd zmm9, zmm16, zmm10, 0x96          ;   551.8 p0      45 next
        vpandd zmm16, zmm0, zmm24                    ;   552.0 p5      45 next
        vpternlogd zmm17, zmm30, zmm19, 0x87         ;   552.8 p0      45 next
        vpandd zmm2, zmm2, zmm24                     ;   553.0 p5      45 next
        vpternlogd zmm2, zmm28, zmm11, 0x78          ;   554.0 p0      45 next
        vpternlogd zmm28, zmm8, zmm6, 0x78           ;   554.0 p5      45 next
        vpternlogd zmm17, zmm23, zmm0, 0xe1          ;   554.8 p0      45 next
        vpternlogd zmm1, zmm17, zmm2, 0x96           ;   555.8 p5      45 next
        vpternlogd zmm1, zmm20, zmm16, 0x96          ;   556.8 p0      45 next
        vpternlogd zmm16, zmm8, zmm19, 0x87          ;   556.0 p5      45 next
        vpternlogd zmm16, zmm31, zmm11, 0x87         ;   557.0 p0      45 next
        vpternlogd zmm6, zmm16, zmm31, 0x39          ;   558.0 p5      45 next
        vpternlogd zmm6, zmm10, zmm28, 0x69          ;   559.0 p0      45 next
        vpternlogd zmm16, zmm11, zmm8, 0x87          ;   558.0 p5      45 next
        vpternlogd zmm16, zmm2, zmm4, 0x69           ;   559.0 p0      45 next
        vpternlogd zmm16, zmm26, zmm15, 0x96         ;   560.0 p5      45 next
        vpandd zmm31, zmm8, zmm31                    ;   559.8 p0      45 next
        vpternlogd zmm16, zmm8, zmm24, 0x78          ;   561.0 p5      45 next
        vmovdqu64 zmm2, [rbp + 4800]                 ;   466.8 p3      54 next
        vpxord zmm2, zmm2, [r12]                     ;   560.8 p0+p2   54 next
        vpternlogd zmm11, zmm24, zmm19, 0x60         ;   561.0 p5      45 next
        vmovdqu64 zmm4, [rbp + 4928]                 ;   469.0 p3      54 next
        vpxord zmm4, zmm4, [r12 + 64]                ;   561.8 p0+p2   54 next
        vpternlogd zmm7, zmm0, zmm30, 0x28           ;   562.0 p5      45 next
        vmovdqu64 zmm30, [rbp + 5056]                ;   470.0 p3      54 next
        vpxord zmm30, zmm30, [r12 + 128]             ;   562.8 p0+p2   54 next
        vmovdqu64 zmm0, [rbp + 5184]                 ;   471.0 p3      54 next
        vpxord zmm0, zmm0, [r12 + 192]               ;   563.0 p5+p2   54 next
        vpternlogd zmm31, zmm24, zmm19, 0x87         ;   563.8 p0      45 next
        vmovdqu64 zmm8, [rbp + 5312]                 ;   472.8 p3      54 next
        vpxord zmm8, zmm8, [r12 + 256]               ;   564.0 p5+p2   54 next
        vmovdqu64 zmm10, [rbp + 5440]                ;   473.0 p3      54 next
        vpxord zmm10, zmm10, [r12 + 320]             ;   564.8 p0+p2   54 next
        vmovdqu64 zmm19, [rbp + 5568]                ;   473.8 p3      54 next
        vpxord zmm19, zmm19, [r12 + 384]             ;   565.0 p5+p2   54 next
        vpternlogd zmm7, zmm11, zmm28, 0x96          ;   565.8 p0      45 next
        vpternlogd zmm21, zmm3, [rbp + 4800], 0x96   ;   566.0 p5+p3   54 next
        vmovdqu64 zmm11, [rbp + 5824]                ;   474.0 p2      54 next
        vpxord zmm11, zmm11, [r12 + 512]             ;   566.8 p0+p3   54 next
        vpternlogd zmm7, zmm15, zmm31, 0x96          ;   567.0 p5      45 next
        vpternlogd zmm31, zmm17, zmm25, 0x69         ;   567.8 p0      45 next
        vmovdqu64 zmm15, [rbp + 8512]                ;   398.0 p2     108 r reload
        vmovdqu64 zmm17, [rbp + 5696]                ;   467.8 p3      54 next
        vpternlogd zmm17, zmm15, [r12 + 448], 0x96   ;   568.0 p5+p2   54 next
        vpternlogd zmm29, zmm5, [rbp + 4928], 0x96   ;   568.8 p0+p3   54 next
        vpternlogd zmm18, zmm13, [rbp + 5056], 0x96  ;   569.0 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 5504]                ;   400.8 p3     108 r reload
        vmovdqu64 zmm24, [rbp + 9344]                ;   426.8 p2      54 next
        vpternlogd zmm24, zmm20, [r12 + 576], 0x96   ;   569.8 p0+p3   54 next
        vpternlogd zmm9, zmm27, [rbp + 5184], 0x96   ;   570.0 p5+p2   54 next
        vpternlogd zmm6, zmm12, [rbp + 5312], 0x96   ;   570.8 p0+p3   54 next
        vpternlogd zmm3, zmm20, [rbp + 9344], 0x96   ;   571.0 p5+p2   54 next
        vpternlogd zmm16, zmm22, [rbp + 5440], 0x96  ;   571.8 p0+p3   54 next
        vpternlogd zmm1, zmm14, [rbp + 5568], 0x96   ;   572.0 p5+p2   54 next
        vmovdqu64 zmm25, [rbp + 8768]                ;   405.8 p3     108 r reload
        vmovdqu64 zmm26, [rbp + 4096]                ;   427.0 p2      48 next reload
        vpternlogd zmm5, zmm26, zmm25, 0x96          ;   572.8 p0      54 next
        vpternlogd zmm26, zmm25, [r12 + 640], 0x96   ;   573.0 p5+p3   54 next
        vpternlogd zmm7, zmm15, [rbp + 5696], 0x96   ;   573.8 p0+p2   54 next
        vpternlogd zmm31, zmm23, [rbp + 5824], 0x96  ;   574.0 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 4608]                ;   408.3 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 9024]                ;   427.8 p3      48 next reload
        vpternlogd zmm13, zmm28, zmm23, 0x96         ;   574.8 p0      54 next
        vpternlogd zmm28, zmm23, [r12 + 704], 0x96   ;   575.0 p5+p2   54 next
        vmovdqu64 zmm23, [rbp + 4224]                ;   428.0 p3      48 next reload
        vpternlogd zmm27, zmm23, [rbp + 8576], 0x96  ;   575.8 p0+p2   54 next
        vmovdqu64 zmm25, [rbp + 8576]                ;   411.3 p3     108 r reload
        vpternlogd zmm23, zmm25, [r12 + 768], 0x96   ;   576.0 p5+p2   54 next
        vmovdqu64 zmm25, [rbp + 8960]                ;   428.8 p3      48 next reload
        vpternlogd zmm12, zmm25, [rbp + 9216], 0x96  ;   576.8 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 9216]                ;   413.3 p3     108 r reload
        vpternlogd zmm25, zmm20, [r12 + 832], 0x96   ;   577.0 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 6080]                ;   429.0 p3      48 next reload
        vpternlogd zmm22, zmm20, [rbp + 8448], 0x96  ;   577.8 p0+p2   54 next
        vmovdqu64 zmm15, [rbp + 8448]                ;   417.0 p3     108 r reload
        vpternlogd zmm20, zmm15, [r12 + 896], 0x96   ;   578.0 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 6336]                ;   430.0 p3      48 next reload
        vpternlogd zmm14, zmm15, [rbp + 6272], 0x96  ;   578.8 p0+p2   54 next
        vmovdqu64 [rbp + 6080], zmm14                ;   579.8 p7+p4   54 next spill
        vmovdqu64 zmm14, [rbp + 6272]                ;   419.0 p3     108 r reload
        vpternlogd zmm15, zmm14, [r12 + 960], 0x96   ;   579.0 p5+p2   54 next
        vpxord zmm14, zmm11, zmm17                   ;   579.8 p0      41 next
        vmovdqu64 [rbp + 6336], zmm22                ;   578.8 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm23                       ;   577.0         41 next copy
        vpternlogd zmm22, zmm28, zmm24, 0x6a         ;   580.0 p5      41 next
        vmovdqu64 [rbp + 8960], zmm12                ;   577.8 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm24                       ;   570.8         41 next copy
        vpternlogd zmm12, zmm11, zmm17, 0x6a         ;   580.8 p0      41 next
        vmovdqu64 [rbp + 4224], zmm27                ;   576.8 p8+p9   54 next spill
        vpandd zmm27, zmm26, zmm20                   ;   581.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm13                ;   575.8 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm12                       ;   581.8         41 next copy
        vpternlogd zmm13, zmm20, zmm11, 0x87         ;   581.8 p0      41 next
        vpternlogd zmm13, zmm22, zmm28, 0x87         ;   582.8 p5      41 next
        vpternlogd zmm14, zmm13, zmm23, 0x6c         ;   583.8 p0      41 next
        vmovdqu64 [rbp + 5824], zmm5                 ;   573.8 p8+p9   54 next spill
        vpandd zmm5, zmm20, zmm25                    ;   583.0 p5      41 next
        vmovdqu64 [rbp + 5696], zmm3                 ;   572.0 p7+p4   54 next spill
        vpandd zmm3, zmm17, zmm28                    ;   583.8 p0      41 next
        vpternlogd zmm3, zmm13, zmm27, 0x69          ;   584.8 p5      41 next
        vpandd zmm13, zmm24, zmm25                   ;   584.8 p0      41 next
        vmovdqu64 [rbp + 4096], zmm31                ;   575.0 p8+p9   54 next spill
        vmovdqa64 zmm31, zmm5                        ;   584.0         41 next copy
        vpternlogd zmm31, zmm25, zmm11, 0x58         ;   585.0 p5      41 next
        vmovdqu64 [rbp + 5568], zmm7                 ;   574.8 p7+p4   54 next spill
        vpandd zmm7, zmm28, zmm15                    ;   585.8 p0      41 next
        vmovdqu64 [rbp + 5440], zmm1                 ;   573.0 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm15                        ;   580.0         41 next copy
        vpternlogd zmm1, zmm28, zmm26, 0x60          ;   586.0 p5      41 next
        vpternlogd zmm1, zmm20, zmm24, 0x87          ;   587.0 p0      41 next
        vmovdqu64 [rbp + 9344], zmm16                ;   572.8 p7+p4   54 next spill
        vpxord zmm16, zmm17, zmm25                   ;   587.0 p5      41 next
        vmovdqu64 [rbp + 5312], zmm6                 ;   571.8 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm1                         ;   588.0         41 next copy
        vpternlogd zmm6, zmm25, zmm11, 0x78          ;   588.0 p0      41 next
        vpternlogd zmm6, zmm13, zmm3, 0x69           ;   589.0 p5      41 next
        vmovdqa64 zmm13, zmm28                       ;   576.0         41 next copy
        vpternlogd zmm13, zmm26, zmm11, 0x48         ;   588.8 p0      41 next
        vpternlogd zmm13, zmm16, zmm17, 0xd2         ;   589.8 p5      41 next
        vmovdqu64 [rbp + 5184], zmm9                 ;   571.0 p7+p4   54 next spill
        vpxord zmm9, zmm28, zmm15                    ;   589.8 p0      41 next
        vpternlogd zmm9, zmm13, zmm23, 0x6c          ;   590.8 p5      41 next
        vpternlogd zmm5, zmm15, zmm24, 0x78          ;   590.8 p0      41 next
        vmovdqu64 [rbp + 5056], zmm18                ;   570.0 p8+p9   54 next spill
        vpxord zmm18, zmm26, zmm16                   ;   591.0 p5      41 next
        vpternlogd zmm5, zmm18, zmm23, 0xd2          ;   592.0 p0      41 next
        vmovdqu64 [rbp + 4928], zmm29                ;   569.8 p7+p4   54 next spill
        vmovdqa64 zmm29, zmm15                       ;   580.0         41 next copy
        vpternlogd zmm29, zmm20, zmm17, 0x6c         ;   592.0 p5      41 next
        vmovdqu64 [rbp + 4800], zmm21                ;   567.0 p8+p9   54 next spill
        vpxord zmm21, zmm11, zmm23                   ;   592.8 p0      41 next
        vmovdqu64 [rbp + 4672], zmm1                 ;   588.0 p7+p4   41 next spill
        vpandd zmm1, zmm17, zmm21                    ;   593.8 p5      41 next
        vmovdqu64 [rbp + 4544], zmm27                ;   582.0 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm18                       ;   592.0         41 next copy
        vpternlogd zmm27, zmm29, zmm24, 0x6c         ;   593.8 p0      41 next
        vpternlogd zmm27, zmm15, zmm26, 0x2d         ;   594.8 p5      41 next
        vmovdqu64 [rbp + 4160], zmm7                 ;   586.8 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm16                        ;   588.0         41 next copy
        vpternlogd zmm7, zmm15, zmm23, 0x6c          ;   594.8 p0      41 next
        vpternlogd zmm7, zmm12, zmm28, 0x69          ;   595.8 p5      41 next
        vpternlogd zmm1, zmm13, zmm7, 0x69           ;   596.8 p0      41 next
        vpandd zmm13, zmm24, zmm23                   ;   596.0 p5      41 next
        vpternlogd zmm13, zmm11, zmm17, 0x87         ;   597.0 p0      41 next
        vpandd zmm23, zmm23, zmm20                   ;   597.0 p5      41 next
        vmovdqu64 [rbp + 9088], zmm3                 ;   585.8 p8+p9   41 next spill
        vpxord zmm3, zmm14, zmm5                     ;   597.8 p0      41 next
        vpternlogd zmm23, zmm21, zmm28, 0x78         ;   598.0 p5      41 next
        vpternlogd zmm21, zmm26, zmm24, 0x78         ;   598.8 p0      41 next
        vmovdqu64 [rbp + 9280], zmm5                 ;   593.0 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm25                        ;   578.0         41 next copy
        vpternlogd zmm5, zmm24, zmm24, 0xcf          ;   599.0 p5      41 next
        vpandd zmm24, zmm20, zmm15                   ;   599.8 p0      41 next
        vpternlogd zmm13, zmm18, zmm15, 0xe1         ;   600.0 p5      41 next
        vpxord zmm15, zmm15, zmm12                   ;   600.8 p0      41 next
        vmovdqa64 zmm12, zmm24                       ;   600.8         41 next copy
        vpternlogd zmm12, zmm26, zmm17, 0x87         ;   601.0 p5      41 next
        vpternlogd zmm12, zmm25, zmm28, 0x87         ;   602.0 p0      41 next
        vpternlogd zmm5, zmm12, zmm21, 0x69          ;   603.0 p5      41 next
        vpternlogd zmm12, zmm28, zmm26, 0x87         ;   603.0 p0      41 next
        vpternlogd zmm12, zmm22, zmm23, 0x69         ;   604.0 p5      41 next
        vpandd zmm26, zmm26, zmm25                   ;   603.8 p0      41 next
        vpternlogd zmm12, zmm29, zmm31, 0x96         ;   605.0 p5      41 next
        vpxord zmm23, zmm23, zmm13                   ;   604.8 p0      41 next
        vpternlogd zmm28, zmm20, zmm17, 0x60         ;   605.0 p5      41 next
        vpternlogd zmm23, zmm24, zmm16, 0x96         ;   605.8 p0      41 next
        vpternlogd zmm26, zmm20, zmm17, 0x87         ;   606.0 p5      41 next
        vpandd zmm16, zmm0, zmm8                     ;   606.8 p0      41 next
        vmovdqa64 zmm17, zmm0                        ;   564.0         41 next copy
        vpternlogd zmm17, zmm30, zmm2, 0x9a          ;   607.0 p5      41 next
        vpternlogd zmm15, zmm28, zmm11, 0x6c         ;   607.8 p0      41 next
        vpternlogd zmm15, zmm21, zmm26, 0x96         ;   608.8 p5      41 next
        vpternlogd zmm26, zmm13, zmm7, 0x69          ;   608.8 p0      41 next
        vmovdqa64 zmm7, zmm19                        ;   566.0         41 next copy
        vpternlogd zmm7, zmm30, zmm30, 0x3f          ;   609.0 p5      41 next
        vpternlogd zmm16, zmm10, zmm30, 0x28         ;   609.8 p0      41 next
        vpxord zmm11, zmm4, zmm10                    ;   610.0 p5      41 next
        vmovdqa64 zmm13, zmm16                       ;   610.8         41 next copy
        vpternlogd zmm13, zmm17, zmm8, 0x87          ;   610.8 p0      41 next
        vpternlogd zmm13, zmm19, zmm4, 0x87          ;   611.8 p5      41 next
        vmovdqa64 zmm20, zmm19                       ;   566.0         41 next copy
        vpternlogd zmm20, zmm8, zmm0, 0x6c           ;   611.8 p0      41 next
        vmovdqa64 zmm21, zmm7                        ;   610.0         41 next copy
        vpternlogd zmm21, zmm0, zmm4, 0x78           ;   612.0 p5      41 next
        vmovdqa64 zmm22, zmm21                       ;   613.0         41 next copy
        vpternlogd zmm22, zmm8, zmm2, 0x78           ;   613.0 p0      41 next
        vpxord zmm24, zmm4, zmm8                     ;   613.0 p5      41 next
        vmovdqa64 zmm25, zmm22                       ;   614.0         41 next copy
        vpternlogd zmm25, zmm13, zmm2, 0xd2          ;   614.0 p0      41 next
        vmovdqa64 zmm28, zmm11                       ;   611.0         41 next copy
        vpternlogd zmm28, zmm19, zmm2, 0x78          ;   614.0 p5      41 next
        vpxord zmm29, zmm20, zmm28                   ;   615.0 p0      41 next
        vpternlogd zmm17, zmm19, zmm30, 0xac         ;   615.0 p5      41 next
        vpternlogd zmm29, zmm25, zmm10, 0xc6         ;   616.0 p0      41 next
        vpternlogd zmm17, zmm28, zmm10, 0x2d         ;   616.0 p5      41 next
        vmovdqa64 zmm25, zmm0                        ;   564.0         41 next copy
        vpternlogd zmm25, zmm2, zmm2, 0xc3           ;   616.8 p0      41 next
        vpternlogd zmm17, zmm13, zmm8, 0x78          ;   617.0 p5      41 next
        vpternlogd zmm21, zmm25, zmm11, 0xd2         ;   617.8 p0      41 next
        vmovdqu64 [rbp + 4416], zmm18                ;   592.0 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm24                       ;   614.0         41 next copy
        vpternlogd zmm18, zmm8, zmm30, 0x6a          ;   618.0 p5      41 next
        vmovdqu64 [rbp + 4288], zmm26                ;   609.8 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm18                       ;   619.0         41 next copy
        vpternlogd zmm26, zmm4, zmm4, 0x3f           ;   619.0 p0      41 next
        vpternlogd zmm25, zmm26, zmm2, 0x93          ;   620.0 p5      41 next
        vpternlogd zmm26, zmm24, zmm19, 0x87         ;   620.0 p0      41 next
        vpternlogd zmm18, zmm10, zmm2, 0x87          ;   620.0 p5      41 next
        vpternlogd zmm13, zmm26, zmm10, 0xd2         ;   621.0 p0      41 next
        vpternlogd zmm26, zmm25, zmm19, 0xd7         ;   621.0 p5      41 next
        vpternlogd zmm20, zmm18, zmm26, 0x96         ;   622.0 p0      41 next
        vpternlogd zmm20, zmm21, zmm8, 0x87          ;   623.0 p5      41 next
        vpternlogd zmm20, zmm25, zmm30, 0x2d         ;   624.0 p0      41 next
        vpternlogd zmm25, zmm4, zmm2, 0xd6           ;   623.0 p5      41 next
        vpternlogd zmm13, zmm18, zmm0, 0x2d          ;   623.8 p0      41 next
        vpandnd zmm18, zmm24, zmm10                  ;   624.0 p5      41 next
        vpternlogd zmm18, zmm8, zmm30, 0x48          ;   625.0 p0      41 next
        vpternlogd zmm7, zmm21, zmm10, 0x87          ;   625.0 p5      41 next
        vpternlogd zmm24, zmm25, zmm4, 0x93          ;   625.8 p0      41 next
        vpternlogd zmm6, zmm14, zmm2, 0x96           ;   626.0 p5      41 next
        vmovdqa64 zmm14, zmm22                       ;   614.0         41 next copy
        vpternlogd zmm14, zmm19, zmm10, 0x7b         ;   626.8 p0      41 next
        vpternlogd zmm25, zmm14, zmm18, 0x96         ;   627.8 p5      41 next
        vmovdqu64 zmm14, [r13 + 8192]                ;   467.2 p3      48 next
        vpternlogd zmm24, zmm22, zmm30, 0x87         ;   627.8 p0      41 next
        vmovdqu64 zmm18, [r13 + 8256]                ;   468.0 p2      48 next
        vpternlogd zmm21, zmm11, zmm11, 0xf3         ;   628.0 p5      41 next
        vpternlogd zmm9, zmm27, zmm4, 0x96           ;   628.8 p0      41 next
        vmovdqu64 zmm4, [r13 + 8320]                 ;   469.0 p3      48 next
        vpternlogd zmm24, zmm7, zmm28, 0x96          ;   629.0 p5      41 next
        vmovdqu64 zmm7, [r13 + 8384]                 ;   469.3 p2      48 next
        vmovdqu64 zmm11, [r13 + 8448]                ;   470.0 p3      48 next
        vpternlogd zmm1, zmm30, [rbp + 9088], 0x69   ;   629.8 p0+p2   41 next
        vpternlogd zmm21, zmm26, zmm16, 0x96         ;   630.0 p5      41 next
        vmovdqu64 zmm30, [r13 + 8512]                ;   471.0 p3      48 next
        vpternlogd zmm3, zmm0, [rbp + 4160], 0x96    ;   630.8 p0+p2   41 next
        vmovdqu64 zmm16, [rbp + 4416]                ;   592.0 p3      41 next reload
        vmovdqu64 zmm22, [rbp + 4288]                ;   609.8 p2      48 next
        vpternlogd zmm22, zmm16, [r13 + 8704], 0x96  ;   631.0 p5+p3   48 next
        vpternlogd zmm21, zmm0, zmm2, 0xb4           ;   631.8 p0      41 next
        vmovdqu64 zmm0, [r13 + 8576]                 ;   473.3 p2      48 next
        vpternlogd zmm5, zmm8, [rbp + 9280], 0x96    ;   632.0 p5+p3   41 next
        vpternlogd zmm12, zmm10, [rbp + 4544], 0x96  ;   632.8 p0+p2   41 next
        vpternlogd zmm23, zmm19, [rbp + 4672], 0x96  ;   633.0 p5+p3   41 next
        vpternlogd zmm29, zmm6, [r13 + 8768], 0x96   ;   633.8 p0+p2   48 next
        vpternlogd zmm17, zmm9, [r13 + 8832], 0x96   ;   634.0 p5+p3   48 next
        vpternlogd zmm20, zmm1, [r13 + 8896], 0x96   ;   634.8 p0+p2   48 next
        vpternlogd zmm25, zmm3, [r13 + 8960], 0x96   ;   635.0 p5+p3   48 next
        vpternlogd zmm13, zmm5, [r13 + 9024], 0x96   ;   635.8 p0+p2   48 next
        vpternlogd zmm24, zmm12, [r13 + 9088], 0x96  ;   636.0 p5+p3   48 next
        vpxord zmm14, zmm14, zmm6                    ;   636.8 p0      48 next
        vpternlogd zmm21, zmm23, [r13 + 9152], 0x96  ;   637.0 p5+p2   48 next
        vpxord zmm18, zmm18, zmm9                    ;   637.8 p0      48 next
        vpxord zmm4, zmm4, zmm1                      ;   638.0 p5      48 next
        vpxord zmm7, zmm7, zmm3                      ;   638.8 p0      48 next
        vpternlogd zmm15, zmm31, [r13 + 8640], 0x96  ;   639.0 p5+p3   48 next
        vpxord zmm11, zmm11, zmm5                    ;   639.8 p0      48 next
        vpxord zmm30, zmm30, zmm12                   ;   640.0 p5      48 next
        vpxord zmm0, zmm0, zmm23                     ;   640.8 p0      48 next
        vpxord zmm31, zmm14, zmm18                   ;   641.0 p5      45 next
        vmovdqa64 zmm1, zmm30                        ;   641.0         45 next copy
        vpternlogd zmm1, zmm11, zmm4, 0x6a           ;   641.8 p0      45 next
        vmovdqa64 zmm2, zmm4                         ;   639.0         45 next copy
        vpternlogd zmm2, zmm18, zmm14, 0x6a          ;   642.0 p5      45 next
        vmovdqa64 zmm3, zmm2                         ;   643.0         45 next copy
        vpternlogd zmm3, zmm15, zmm18, 0x87          ;   643.0 p0      45 next
        vpternlogd zmm3, zmm1, zmm11, 0x87           ;   644.0 p5      45 next
        vpandd zmm5, zmm7, zmm15                     ;   643.8 p0      45 next
        vpandd zmm6, zmm15, zmm0                     ;   644.0 p5      45 next
        vpandd zmm8, zmm14, zmm11                    ;   644.8 p0      45 next
        vpternlogd zmm8, zmm5, zmm3, 0x69            ;   645.8 p5      45 next
        vmovdqa64 zmm9, zmm15                        ;   640.0         45 next copy
        vpternlogd zmm9, zmm0, zmm18, 0x48           ;   645.8 p0      45 next
        vpandd zmm10, zmm4, zmm0                     ;   646.0 p5      45 next
        vpandd zmm12, zmm22, zmm11                   ;   646.8 p0      45 next
        vmovdqa64 zmm16, zmm22                       ;   632.0         45 next copy
        vpternlogd zmm16, zmm11, zmm7, 0x60          ;   647.0 p5      45 next
        vpternlogd zmm16, zmm15, zmm4, 0x87          ;   648.0 p0      45 next
        vpternlogd zmm3, zmm31, zmm30, 0x78          ;   648.0 p5      45 next
        vpxord zmm31, zmm14, zmm0                    ;   648.8 p0      45 next
        vmovdqa64 zmm19, zmm16                       ;   649.0         45 next copy
        vpternlogd zmm19, zmm0, zmm18, 0x78          ;   649.0 p5      45 next
        vpternlogd zmm19, zmm10, zmm8, 0x69          ;   650.0 p0      45 next
        vpxord zmm10, zmm22, zmm11                   ;   650.0 p5      45 next
        vmovdqa64 zmm23, zmm11                       ;   640.8         45 next copy
        vpternlogd zmm23, zmm7, zmm18, 0x48          ;   650.8 p0      45 next
        vpternlogd zmm23, zmm31, zmm14, 0xd2         ;   651.8 p5      45 next
        vpxord zmm26, zmm7, zmm31                    ;   651.8 p0      45 next
        vmovdqa64 zmm27, zmm22                       ;   632.0         45 next copy
        vpternlogd zmm27, zmm15, zmm14, 0x6c         ;   652.0 p5      45 next
        vpxord zmm28, zmm18, zmm30                   ;   652.8 p0      45 next
        vpternlogd zmm10, zmm23, zmm30, 0x6c         ;   653.0 p5      45 next
        vpternlogd zmm6, zmm22, zmm4, 0x78           ;   653.8 p0      45 next
        vpternlogd zmm6, zmm26, zmm30, 0xd2          ;   654.8 p5      45 next
        vmovdqu64 [rbp + 4672], zmm21                ;   638.0 p8+p9   48 next spill
        vmovdqa64 zmm21, zmm26                       ;   652.8         45 next copy
        vpternlogd zmm21, zmm27, zmm4, 0x6c          ;   654.8 p0      45 next
        vpternlogd zmm21, zmm22, zmm7, 0x2d          ;   655.8 p5      45 next
        vmovdqu64 [rbp + 4544], zmm16                ;   649.0 p7+p4   45 next spill
        vpandd zmm16, zmm14, zmm28                   ;   655.8 p0      45 next
        vmovdqu64 [rbp + 9280], zmm24                ;   637.0 p8+p9   48 next spill
        vmovdqa64 zmm24, zmm31                       ;   649.8         45 next copy
        vpternlogd zmm24, zmm22, zmm30, 0x6c         ;   656.0 p5      45 next
        vpternlogd zmm24, zmm2, zmm11, 0x69          ;   657.0 p0      45 next
        vpternlogd zmm16, zmm23, zmm24, 0x69         ;   658.0 p5      45 next
        vpxord zmm23, zmm3, zmm6                     ;   657.8 p0      45 next
        vmovdqu64 [rbp + 4416], zmm5                 ;   644.8 p7+p4   45 next spill
        vpandd zmm5, zmm4, zmm30                     ;   658.0 p5      45 next
        vpternlogd zmm5, zmm18, zmm14, 0x87          ;   659.0 p0      45 next
        vpandd zmm30, zmm30, zmm15                   ;   659.0 p5      45 next
        vpternlogd zmm30, zmm28, zmm11, 0x78         ;   660.0 p0      45 next
        vpternlogd zmm28, zmm7, zmm4, 0x78           ;   660.0 p5      45 next
        vmovdqu64 [rbp + 4288], zmm13                ;   636.8 p8+p9   48 next spill
        vmovdqa64 zmm13, zmm0                        ;   641.8         45 next copy
        vpternlogd zmm13, zmm4, zmm4, 0xcf           ;   660.8 p0      45 next
        vpandd zmm4, zmm22, zmm15                    ;   661.0 p5      45 next
        vpternlogd zmm5, zmm26, zmm22, 0xe1          ;   661.8 p0      45 next
        vpternlogd zmm2, zmm22, zmm18, 0x28          ;   662.0 p5      45 next
        vmovdqa64 zmm18, zmm4                        ;   662.0         45 next copy
        vpternlogd zmm18, zmm7, zmm14, 0x87          ;   662.8 p0      45 next
        vpternlogd zmm18, zmm0, zmm11, 0x87          ;   663.8 p5      45 next
        vpternlogd zmm13, zmm18, zmm28, 0x69         ;   664.8 p0      45 next
        vpternlogd zmm18, zmm11, zmm7, 0x87          ;   664.8 p5      45 next
        vpternlogd zmm18, zmm1, zmm30, 0x69          ;   665.8 p0      45 next
        vpandd zmm7, zmm7, zmm0                      ;   665.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 8000]                 ;   502.2 p2      63 r reload
        vmovdqu64 zmm1, [rbp + 4800]                 ;   567.0 p3     108 r
        vpternlogd zmm1, zmm0, [r13 + 1024], 0x96    ;   665.8 p0+p2  108 r
        vpternlogd zmm18, zmm27, zmm9, 0x96          ;   666.8 p5      45 next
        vmovdqu64 zmm0, [rbp + 7936]                 ;   504.2 p3      63 r reload
        vmovdqu64 zmm22, [rbp + 4928]                ;   569.8 p2     108 r
        vpternlogd zmm22, zmm0, [r13 + 1088], 0x96   ;   666.8 p0+p3  108 r
        vpxord zmm30, zmm30, zmm5                    ;   667.0 p5      45 next
        vpternlogd zmm11, zmm15, zmm14, 0x60         ;   667.8 p0      45 next
        vpternlogd zmm30, zmm4, zmm31, 0x96          ;   668.0 p5      45 next
        vmovdqu64 zmm31, [rbp + 7872]                ;   507.2 p2      63 r reload
        vmovdqu64 zmm4, [rbp + 5056]                 ;   570.0 p3     108 r
        vpternlogd zmm4, zmm31, [r13 + 1152], 0x96   ;   668.8 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7808]                ;   508.3 p3      63 r reload
        vmovdqu64 zmm0, [rbp + 5184]                 ;   571.0 p2     108 r
        vpternlogd zmm0, zmm31, [r13 + 1216], 0x96   ;   669.0 p5+p3  108 r
        vpternlogd zmm7, zmm15, zmm14, 0x87          ;   669.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7744]                ;   510.2 p2      63 r reload
        vmovdqu64 zmm14, [rbp + 5312]                ;   571.8 p3     108 r
        vpternlogd zmm14, zmm31, [r13 + 1280], 0x96  ;   670.0 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 7680]                ;   511.3 p3      63 r reload
        vmovdqu64 zmm15, [rbp + 9344]                ;   572.8 p2     108 r
        vpternlogd zmm15, zmm31, [r13 + 1344], 0x96  ;   670.8 p0+p3  108 r
        vpternlogd zmm2, zmm11, zmm28, 0x96          ;   671.0 p5      45 next
        vmovdqu64 zmm31, [rbp + 7616]                ;   513.2 p2      63 r reload
        vmovdqu64 zmm11, [rbp + 5440]                ;   573.0 p3     108 r
        vpternlogd zmm11, zmm31, [r13 + 1408], 0x96  ;   671.8 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7552]                ;   514.3 p3      63 r reload
        vmovdqu64 zmm27, [rbp + 5568]                ;   574.8 p2     108 r
        vpternlogd zmm27, zmm31, [r13 + 1472], 0x96  ;   672.0 p5+p3  108 r
        vpternlogd zmm19, zmm3, zmm29, 0x96          ;   672.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7488]                ;   516.2 p2      63 r reload
        vmovdqu64 zmm3, [rbp + 4096]                 ;   575.0 p3     108 r
        vpternlogd zmm3, zmm31, [r13 + 1536], 0x96   ;   673.0 p5+p2  108 r
        vpternlogd zmm2, zmm9, zmm7, 0x96            ;   673.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7424]                ;   519.0 p3      63 r reload
        vmovdqu64 zmm9, [rbp + 5696]                 ;   572.0 p2     108 r
        vpternlogd zmm9, zmm31, [r13 + 1600], 0x96   ;   674.0 p5+p3  108 r
        vpternlogd zmm7, zmm24, zmm24, 0xc3          ;   674.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7360]                ;   520.2 p2      63 r reload
        vmovdqu64 zmm24, [rbp + 5824]                ;   573.8 p3     108 r
        vpternlogd zmm24, zmm31, [r13 + 1664], 0x96  ;   675.0 p5+p2  108 r
        vpternlogd zmm10, zmm21, zmm17, 0x96         ;   675.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7296]                ;   522.8 p3      63 r reload
        vmovdqu64 zmm21, [rbp + 9024]                ;   575.8 p2     108 r
        vpternlogd zmm21, zmm31, [r13 + 1728], 0x96  ;   676.0 p5+p3  108 r
        vpternlogd zmm7, zmm5, zmm26, 0x96           ;   676.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7232]                ;   524.0 p2      63 r reload
        vmovdqu64 zmm5, [rbp + 4224]                 ;   576.8 p3     108 r
        vpternlogd zmm5, zmm31, [r13 + 1792], 0x96   ;   677.0 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 7168]                ;   525.8 p3      63 r reload
        vmovdqu64 zmm26, [rbp + 8960]                ;   577.8 p2     108 r
        vpternlogd zmm26, zmm31, [r13 + 1856], 0x96  ;   677.8 p0+p3  108 r
        vpternlogd zmm16, zmm8, zmm20, 0x69          ;   678.0 p5      45 next
        vmovdqu64 zmm31, [rbp + 7104]                ;   527.0 p2      63 r reload
        vmovdqu64 zmm28, [rbp + 6336]                ;   578.8 p3     108 r
        vpternlogd zmm28, zmm31, [r13 + 1920], 0x96  ;   678.8 p0+p2  108 r
        vpternlogd zmm23, zmm12, zmm25, 0x96         ;   679.0 p5      45 next
        vmovdqu64 zmm31, [rbp + 7040]                ;   528.8 p3      63 r reload
        vmovdqu64 zmm8, [rbp + 6080]                 ;   579.8 p2     108 r
        vpternlogd zmm8, zmm31, [r13 + 1984], 0x96   ;   679.8 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 4288]                ;   636.8 p2      48 next reload
        vpternlogd zmm13, zmm6, zmm31, 0x96          ;   680.0 p5      45 next
        vmovdqu64 zmm6, [rbp + 9280]                 ;   637.0 p3      48 next reload
        vmovdqu64 zmm12, [rbp + 4416]                ;   644.8 p2      45 next reload
        vpternlogd zmm18, zmm12, zmm6, 0x96          ;   680.8 p0      45 next
        vmovdqu64 zmm12, [rbp + 4672]                ;   638.0 p3      48 next reload
        vmovdqu64 zmm6, [rbp + 4544]                 ;   649.0 p2      45 next reload
        vpternlogd zmm30, zmm6, zmm12, 0x96          ;   681.0 p5      45 next
        vmovdqu64 zmm6, [rbp + 4800]                 ;   567.0 p3      54 next reload
        vpternlogd zmm19, zmm6, [rbp + 6976], 0x96   ;   681.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 4928]                 ;   569.8 p3      54 next reload
        vpternlogd zmm10, zmm6, [rbp + 6912], 0x96   ;   682.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 5696]                 ;   572.0 p3      54 next reload
        vpternlogd zmm29, zmm6, [rbp + 6400], 0x96   ;   682.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 5056]                 ;   570.0 p3      54 next reload
        vpternlogd zmm16, zmm6, [rbp + 6848], 0x96   ;   683.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 5824]                 ;   573.8 p3      54 next reload
        vpternlogd zmm17, zmm6, [rbp + 6208], 0x96   ;   683.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 5184]                 ;   571.0 p3      54 next reload
        vpternlogd zmm23, zmm6, [rbp + 6784], 0x96   ;   684.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 9024]                 ;   575.8 p3      54 next reload
        vpternlogd zmm20, zmm6, [rbp + 6144], 0x96   ;   684.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 5312]                 ;   571.8 p3      54 next reload
        vpternlogd zmm13, zmm6, [rbp + 6720], 0x96   ;   685.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 4224]                 ;   576.8 p3      54 next reload
        vpternlogd zmm25, zmm6, [rbp + 5952], 0x96   ;   685.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 9344]                 ;   572.8 p3      54 next reload
        vpternlogd zmm18, zmm6, [rbp + 6656], 0x96   ;   686.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 5568]                 ;   574.8 p3      54 next reload
        vpternlogd zmm2, zmm6, [rbp + 6464], 0x96    ;   686.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 5440]                 ;   573.0 p3      54 next reload
        vpternlogd zmm30, zmm6, [rbp + 6592], 0x96   ;   687.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 8960]                 ;   577.8 p3      54 next reload
        vpternlogd zmm31, zmm6, [rbp + 5888], 0x96   ;   687.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 4096]                 ;   575.0 p3      54 next reload
        vpternlogd zmm7, zmm6, [rbp + 6528], 0x96    ;   688.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 6080]                 ;   579.8 p3      54 next reload
        vpternlogd zmm12, zmm6, [rbp + 3968], 0x96   ;   688.8 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 6336]                 ;   578.8 p3      54 next reload
        vmovdqu64 [rbp + 3968], zmm1                 ;   666.8 p7+p4  108 r spill
        vmovdqu64 zmm1, [rbp + 9280]                 ;   637.0 p2     108 r
        vpternlogd zmm1, zmm6, [rbp + 4032], 0x96    ;   689.0 p5+p3  108 r
        vmovdqu64 zmm6, [rbp + 6016]                 ;   549.0 p2     108 r reload
        vmovdqu64 [rbp + 2496], zmm6                 ;   555.0 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8384]                 ;   549.8 p3     108 r reload
        vmovdqu64 [rbp + 2560], zmm6                 ;   555.8 p7+p4  113 rounds
        vmovdqu64 [rbp + 1856], zmm8                 ;   680.8 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 9408]                 ;   550.0 p2     108 r reload
        vmovdqu64 [rbp + 2752], zmm6                 ;   556.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 5120]                 ;   550.8 p3     108 r reload
        vmovdqu64 [rbp + 2816], zmm6                 ;   556.8 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8192]                 ;   551.0 p2     108 r reload
        vmovdqu64 [rbp + 3008], zmm6                 ;   557.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 5760]                 ;   551.8 p3     108 r reload
        vmovdqu64 [rbp + 3072], zmm6                 ;   557.8 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8064]                 ;   552.0 p2     108 r reload
        vmovdqu64 [rbp + 3264], zmm6                 ;   558.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 4864]                 ;   552.8 p3     108 r reload
        vmovdqu64 [rbp + 3328], zmm6                 ;   558.8 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 9152]                 ;   553.0 p2     108 r reload
        vmovdqu64 [rbp + 3456], zmm6                 ;   559.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8640]                 ;   554.0 p3     108 r reload
        vmovdqu64 [rbp + 3520], zmm6                 ;   560.0 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 4992]                 ;   555.2 p2     108 r reload
        vmovdqu64 [rbp + 3584], zmm6                 ;   561.2 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8320]                 ;   556.8 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm6                 ;   562.8 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 5632]                 ;   558.0 p2     108 r reload
        vmovdqu64 [rbp + 3712], zmm6                 ;   564.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8704]                 ;   559.0 p3     108 r reload
        vmovdqu64 [rbp + 3776], zmm6                 ;   565.0 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 4736]                 ;   560.2 p2     108 r reload
        vmovdqu64 [rbp + 3840], zmm6                 ;   566.2 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 9472]                 ;   561.0 p3     108 r reload
        vmovdqu64 [rbp + 3904], zmm6                 ;   567.0 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8256]                 ;   562.0 p2     108 r reload
        vmovdqu64 [rbp + 1920], zmm6                 ;   568.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 832], zmm12                 ;   689.8 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 5248]                 ;   562.5 p3     108 r reload
        vmovdqu64 [rbp + 1984], zmm6                 ;   568.5 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8896]                 ;   563.0 p2     108 r reload
        vmovdqu64 [rbp + 2048], zmm6                 ;   569.0 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 4352]                 ;   563.5 p3     108 r reload
        vmovdqu64 [rbp + 2112], zmm6                 ;   569.5 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8128]                 ;   564.0 p2     108 r reload
        vmovdqu64 [rbp + 2176], zmm6                 ;   570.0 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 5376]                 ;   564.8 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm6                 ;   570.8 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8832]                 ;   565.2 p2     108 r reload
        vmovdqu64 [rbp + 2304], zmm6                 ;   571.2 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 8512]                 ;   565.8 p3     108 r reload
        vmovdqu64 [rbp + 2368], zmm6                 ;   571.8 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 4480]                 ;   566.2 p2     108 r reload
        vmovdqu64 [rbp + 2432], zmm6                 ;   572.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 5504]                 ;   567.0 p3     108 r reload
        vmovdqu64 [rbp + 2624], zmm6                 ;   573.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8768]                 ;   567.3 p2     108 r reload
        vmovdqu64 [rbp + 2688], zmm6                 ;   574.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 4608]                 ;   568.0 p3     108 r reload
        vmovdqu64 [rbp + 2880], zmm6                 ;   575.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8576]                 ;   569.0 p2     108 r reload
        vmovdqu64 [rbp + 2944], zmm6                 ;   576.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 9216]                 ;   569.3 p3     108 r reload
        vmovdqu64 [rbp + 3136], zmm6                 ;   577.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [rbp + 8448]                 ;   570.0 p2     108 r reload
        vmovdqu64 [rbp + 3200], zmm6                 ;   578.5 p8+p9  113 rounds
        vmovdqu64 zmm6, [rbp + 6272]                 ;   570.3 p3     108 r reload
        vmovdqu64 [rbp + 3392], zmm6                 ;   579.0 p7+p4  113 rounds
        mov rsi, qword [rbp + 9552]                  ;   570.5 p10    113 rounds reload
        sub r9, rsi                                  ;   575.5 p1     113 rounds
        add r9, 0x400                                ;   576.5 p6     113 rounds
        and r9, 0x1fff                               ;   577.5 p11    113 rounds
        add r9, rsi                                  ;   578.5 p1     113 rounds
        sub r10, rsi                                 ;   575.5 p6     113 rounds
        add r10, 0x400                               ;   576.5 p11    113 rounds
        and r10, 0x1fff                              ;   577.5 p1     113 rounds
        add r10, rsi                                 ;   578.5 p6     113 rounds
        sub r11, rsi                                 ;   575.5 p11    113 rounds
        add r11, 0x400                               ;   576.5 p1     113 rounds
        and r11, 0x1fff                              ;   577.5 p6     113 rounds
        add r11, rsi                                 ;   578.5 p11    113 rounds
        sub r12, rsi                                 ;   575.5 p1     113 rounds
        add r12, 0x800                               ;   576.5 p6     113 rounds
        and r12, 0x1fff                              ;   577.5 p11    113 rounds
        add r12, rsi                                 ;   578.5 p1     113 rounds
        mov qword [rbp + 9568], r12                  ;   580.5 p8+p9  113 rounds
        sub r14, rsi                                 ;   575.8 p6     113 rounds
        add r14, 0x800                               ;   576.8 p11    113 rounds
        and r14, 0x1fff                              ;   577.8 p1     113 rounds
        add r14, rsi                                 ;   578.8 p6     113 rounds
        mov qword [rbp + 9600], r14                  ;   581.0 p7+p4  113 rounds
        sub r15, rsi                                 ;   577.0 p11    113 rounds
        add r15, 0x800                               ;   578.0 p1     113 rounds
        and r15, 0x1fff                              ;   579.0 p6     113 rounds
        add r15, rsi                                 ;   580.0 p11    113 rounds
        mov qword [rbp + 9584], r15                  ;   581.5 p8+p9  113 rounds
        sub r13, rsi                                 ;   578.7 p1     113 rounds
        add r13, 0x800                               ;   579.7 p6     113 rounds
        and r13, 0x1fff                              ;   580.7 p11    113 rounds
        add r13, rsi                                 ;   581.7 p1     113 rounds
        mov qword [rbp + 9616], r13                  ;   582.7 p7+p4  113 rounds
        add r8, 0x400                                ;   579.8 p6     113 rounds
        vmovdqu64 zmm6, [rbp + 3968]                 ;   666.8 p2     108 r reload
        vmovdqa64 zmm8, zmm14                        ;   671.0        108 r copy
        vmovdqa64 zmm12, zmm11                       ;   672.8        108 r copy
        vmovdqa64 zmm14, zmm27                       ;   673.0        108 r copy
        vmovdqa64 zmm11, zmm18                       ;   687.0        108 r copy
        vmovdqa64 zmm18, zmm9                        ;   675.0        108 r copy
        vmovdqa64 zmm9, zmm13                        ;   686.0        108 r copy
        vmovdqa64 zmm13, zmm30                       ;   688.0        108 r copy
        vmovdqa64 zmm27, zmm31                       ;   688.8        108 r copy
        vmovdqa64 zmm30, zmm0                        ;   670.0        108 r copy
        vmovdqa64 zmm0, zmm6                         ;   672.8        108 r copy
        vmovdqa64 zmm6, zmm30                        ;   670.0        108 r copy
        vmovdqa64 zmm30, zmm2                        ;   687.8        108 r copy
        vmovdqa64 zmm2, zmm22                        ;   667.8        108 r copy
        vmovdqa64 zmm22, zmm21                       ;   677.0        108 r copy
        vmovdqa64 zmm21, zmm17                       ;   684.8        108 r copy
        vmovdqa64 zmm17, zmm7                        ;   689.0        108 r copy
        vmovdqa64 zmm7, zmm23                        ;   685.0        108 r copy
        vmovdqa64 zmm23, zmm20                       ;   685.8        108 r copy
        vmovdqa64 zmm20, zmm24                       ;   676.0        108 r copy
        vmovdqa64 zmm24, zmm5                        ;   678.0        108 r copy
        vmovdqa64 zmm5, zmm16                        ;   684.0        108 r copy
        vmovdqa64 zmm16, zmm3                        ;   674.0        108 r copy
        vmovdqa64 zmm3, zmm10                        ;   683.0        108 r copy
        vmovdqa64 zmm10, zmm15                       ;   671.8        108 r copy
        vmovdqa64 zmm15, zmm30                       ;   687.8        108 r copy
        vmovdqa64 zmm30, zmm1                        ;   690.0        108 r copy
        vmovdqa64 zmm1, zmm19                        ;   682.8        108 r copy
        vmovdqa64 zmm19, zmm29                       ;   683.8        108 r copy
        vmovdqa64 zmm29, zmm30                       ;   690.0        108 r copy
        cmp r8, qword [rbp + 9624]                   ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 9560], r8                   ;                    resident
        mov qword [rbp + 9576], r9                   ;                    resident
        vmovdqu64 [rbp + 896], zmm0                  ;                    resident
        vmovdqu64 [rbp - 128], zmm1                  ;                    resident
        vmovdqu64 [rbp + 960], zmm2                  ;                    resident
        vmovdqu64 [rbp - 64], zmm3                   ;                    resident
        vmovdqu64 [rbp + 1024], zmm4                 ;                    resident
        vmovdqu64 [rbp + 0], zmm5                    ;                    resident
        vmovdqu64 [rbp + 1088], zmm6                 ;                    resident
        vmovdqu64 [rbp + 64], zmm7                   ;                    resident
        vmovdqu64 [rbp + 1152], zmm8                 ;                    resident
        vmovdqu64 [rbp + 128], zmm9                  ;                    resident
        vmovdqu64 [rbp + 1216], zmm10                ;                    resident
        vmovdqu64 [rbp + 192], zmm11                 ;                    resident
        vmovdqu64 [rbp + 1280], zmm12                ;                    resident
        vmovdqu64 [rbp + 256], zmm13                 ;                    resident
        vmovdqu64 [rbp + 1344], zmm14                ;                    resident
        vmovdqu64 [rbp + 320], zmm15                 ;                    resident
        vmovdqu64 [rbp + 1408], zmm16                ;                    resident
        vmovdqu64 [rbp + 384], zmm17                 ;                    resident
        vmovdqu64 [rbp + 1472], zmm18                ;                    resident
        vmovdqu64 [rbp + 448], zmm19                 ;                    resident
        vmovdqu64 [rbp + 1536], zmm20                ;                    resident
        vmovdqu64 [rbp + 512], zmm21                 ;                    resident
        vmovdqu64 [rbp + 1600], zmm22                ;                    resident
        vmovdqu64 [rbp + 576], zmm23                 ;                    resident
        vmovdqu64 [rbp + 1664], zmm24                ;                    resident
        vmovdqu64 [rbp + 640], zmm25                 ;                    resident
        vmovdqu64 [rbp + 1728], zmm26                ;                    resident
        vmovdqu64 [rbp + 704], zmm27                 ;                    resident
        vmovdqu64 [rbp + 1792], zmm28                ;                    resident
        vmovdqu64 [rbp + 768], zmm29                 ;                    resident
        mov qword [rbp + 9592], r10                  ;                    resident
        mov qword [rbp + 9608], r11                  ;                    resident
        mov r8, qword [rbp + 9552]                   ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2496]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1920]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 9632]                   ;     1.2 p10    119 r reload
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2560]                 ;     2.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1984]                 ;     3.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 64], zmm1                    ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1088], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2752]                 ;     4.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2048]                 ;     5.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 128], zmm1                   ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1152], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2816]                 ;     6.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2112]                 ;     7.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        vmovdqu64 [r9 + 192], zmm1                   ;    14.0 p7+p4  119 r
        vmovdqu64 [r9 + 1216], zmm0                  ;    15.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3008]                 ;     8.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2176]                 ;     9.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p7+p4  119 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3072]                 ;    10.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2240]                 ;    11.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        vmovdqu64 [r9 + 320], zmm1                   ;    18.0 p7+p4  119 r
        vmovdqu64 [r9 + 1344], zmm0                  ;    19.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3264]                 ;    12.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2304]                 ;    13.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14720], 0x78    ;    19.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 384], 0x1e      ;    20.0 p5+p2   63 r
        vmovdqu64 [r9 + 384], zmm1                   ;    20.0 p7+p4  119 r
        vmovdqu64 [r9 + 1408], zmm0                  ;    21.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3328]                 ;    14.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2368]                 ;    15.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14784], 0x78    ;    21.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 448], 0x1e      ;    22.0 p5+p2   63 r
        vmovdqu64 [r9 + 448], zmm1                   ;    22.0 p7+p4  119 r
        vmovdqu64 [r9 + 1472], zmm0                  ;    23.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3456]                 ;    16.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2432]                 ;    17.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14848], 0x78    ;    23.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 512], 0x1e      ;    24.0 p5+p2   63 r
        vmovdqu64 [r9 + 512], zmm1                   ;    24.0 p7+p4  119 r
        vmovdqu64 [r9 + 1536], zmm0                  ;    25.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3520]                 ;    18.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2624]                 ;    19.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14912], 0x78    ;    25.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 576], 0x1e      ;    26.0 p5+p2   63 r
        vmovdqu64 [r9 + 576], zmm1                   ;    26.0 p7+p4  119 r
        vmovdqu64 [r9 + 1600], zmm0                  ;    27.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3584]                 ;    20.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2688]                 ;    21.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14976], 0x78    ;    27.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 640], 0x1e      ;    28.0 p5+p2   63 r
        vmovdqu64 [r9 + 640], zmm1                   ;    28.0 p7+p4  119 r
        vmovdqu64 [r9 + 1664], zmm0                  ;    29.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3648]                 ;    22.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2880]                 ;    23.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15040], 0x78    ;    29.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 704], 0x1e      ;    30.0 p5+p2   63 r
        vmovdqu64 [r9 + 704], zmm1                   ;    30.0 p7+p4  119 r
        vmovdqu64 [r9 + 1728], zmm0                  ;    31.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3712]                 ;    24.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2944]                 ;    25.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15104], 0x78    ;    31.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 768], 0x1e      ;    32.0 p5+p2   63 r
        vmovdqu64 [r9 + 768], zmm1                   ;    32.0 p7+p4  119 r
        vmovdqu64 [r9 + 1792], zmm0                  ;    33.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3776]                 ;    26.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3136]                 ;    27.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15168], 0x78    ;    33.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 832], 0x1e      ;    34.0 p5+p2   63 r
        vmovdqu64 [r9 + 832], zmm1                   ;    34.0 p7+p4  119 r
        vmovdqu64 [r9 + 1856], zmm0                  ;    35.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3840]                 ;    28.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3200]                 ;    29.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15232], 0x78    ;    35.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 896], 0x1e      ;    36.0 p5+p2   63 r
        vmovdqu64 [r9 + 896], zmm1                   ;    36.0 p7+p4  119 r
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3904]                 ;    30.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3392]                 ;    31.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 [r9 + 960], zmm1                   ;    38.0 p7+p4  119 r
        vmovdqu64 [r9 + 1984], zmm0                  ;    39.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 896]                  ;    32.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp - 128]                  ;    33.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p5+p2   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 960]                  ;    34.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp - 64]                   ;    35.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4160], 0x78     ;    41.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10304], 0x1e    ;    42.0 p5+p2   63 r
        vmovdqu64 [r9 + 2112], zmm1                  ;    42.0 p7+p4  120 r
        vmovdqu64 [r9 + 3136], zmm0                  ;    43.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1024]                 ;    36.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 0]                    ;    37.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4224], 0x78     ;    43.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10368], 0x1e    ;    44.0 p5+p2   63 r
        vmovdqu64 [r9 + 2176], zmm1                  ;    44.0 p7+p4  120 r
        vmovdqu64 [r9 + 3200], zmm0                  ;    45.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1088]                 ;    38.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 64]                   ;    39.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4288], 0x78     ;    45.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10432], 0x1e    ;    46.0 p5+p2   63 r
        vmovdqu64 [r9 + 2240], zmm1                  ;    46.0 p7+p4  120 r
        vmovdqu64 [r9 + 3264], zmm0                  ;    47.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1152]                 ;    40.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 128]                  ;    41.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4352], 0x78     ;    47.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10496], 0x1e    ;    48.0 p5+p2   63 r
        vmovdqu64 [r9 + 2304], zmm1                  ;    48.0 p7+p4  120 r
        vmovdqu64 [r9 + 3328], zmm0                  ;    49.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1216]                 ;    42.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 192]                  ;    43.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4416], 0x78     ;    49.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10560], 0x1e    ;    50.0 p5+p2   63 r
        vmovdqu64 [r9 + 2368], zmm1                  ;    50.0 p7+p4  120 r
        vmovdqu64 [r9 + 3392], zmm0                  ;    51.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1280]                 ;    44.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 256]                  ;    45.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4480], 0x78     ;    51.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        vmovdqu64 [r9 + 2432], zmm1                  ;    52.0 p7+p4  120 r
        vmovdqu64 [r9 + 3456], zmm0                  ;    53.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1344]                 ;    46.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 320]                  ;    47.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4544], 0x78     ;    53.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10688], 0x1e    ;    54.0 p5+p2   63 r
        vmovdqu64 [r9 + 2496], zmm1                  ;    54.0 p7+p4  120 r
        vmovdqu64 [r9 + 3520], zmm0                  ;    55.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1408]                 ;    48.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 384]                  ;    49.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4608], 0x78     ;    55.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        vmovdqu64 [r9 + 2560], zmm1                  ;    56.0 p7+p4  120 r
        vmovdqu64 [r9 + 3584], zmm0                  ;    57.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1472]                 ;    50.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 448]                  ;    51.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4672], 0x78     ;    57.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        vmovdqu64 [r9 + 2624], zmm1                  ;    58.0 p7+p4  120 r
        vmovdqu64 [r9 + 3648], zmm0                  ;    59.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1536]                 ;    52.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 512]                  ;    53.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4736], 0x78     ;    59.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10880], 0x1e    ;    60.0 p5+p2   63 r
        vmovdqu64 [r9 + 2688], zmm1                  ;    60.0 p7+p4  120 r
        vmovdqu64 [r9 + 3712], zmm0                  ;    61.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1600]                 ;    54.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 576]                  ;    55.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4800], 0x78     ;    61.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10944], 0x1e    ;    62.0 p5+p2   63 r
        vmovdqu64 [r9 + 2752], zmm1                  ;    62.0 p7+p4  120 r
        vmovdqu64 [r9 + 3776], zmm0                  ;    63.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1664]                 ;    56.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 640]                  ;    57.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4864], 0x78     ;    63.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11008], 0x1e    ;    64.0 p5+p2   63 r
        vmovdqu64 [r9 + 2816], zmm1                  ;    64.0 p7+p4  120 r
        vmovdqu64 [r9 + 3840], zmm0                  ;    65.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1728]                 ;    58.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 704]                  ;    59.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4928], 0x78     ;    65.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11072], 0x1e    ;    66.0 p5+p2   63 r
        vmovdqu64 [r9 + 2880], zmm1                  ;    66.0 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 1792]                 ;    60.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 768]                  ;    61.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 4992], 0x78     ;    67.0 p0+p3   62 r
        vmovdqu64 zmm3, [rbp + 1856]                 ;    62.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 832]                  ;    62.2 p3      62 r
        vpternlogd zmm4, zmm3, [r8 + 5056], 0x78     ;    68.2 p5+p2   62 r
        vpternlogd zmm1, zmm2, [r8 + 11136], 0x1e    ;    68.0 p0+p3   63 r
        vpternlogd zmm3, zmm4, [r8 + 11200], 0x1e    ;    69.2 p5+p2   63 r
        vmovdqu64 [r9 + 2944], zmm2                  ;    68.0 p8+p9  120 r
        vmovdqu64 [r9 + 3008], zmm4                  ;    69.2 p7+p4  120 r
        vmovdqu64 [r9 + 3904], zmm0                  ;    67.0 p8+p9  120 r
        vmovdqu64 [r9 + 3968], zmm1                  ;    69.0 p7+p4  120 r
        vmovdqu64 [r9 + 4032], zmm3                  ;    70.2 p8+p9  120 r
        add r9, 0x1000                               ;    43.0 p1     141 blocks
        mov qword [rbp + 9632], r9                   ;    65.3 p7+p4  141 blocks
        mov r8, qword [rbp + 9536]                   ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 9536], r8                   ;    65.5 p8+p9  141 blocks
        cmp r8, qword [rbp + 9544]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 9640]                  ;                    frame
        pop r15                                      ;                    preserved
        pop r14                                      ;                    preserved
        pop r13                                      ;                    preserved
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
misty1_encrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
