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
;   blocks/rounds: 3154 uops, planned 752.0; bounds: width 525.7, ports 746.0, path 82.0
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
        sub rsp, 0x2dc0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 11560], rax                 ;                    frame
        mov dword [rbp + 11568], ecx                 ;                    argument
        mov qword [rbp + 11456], rsi                 ;                    argument
        mov qword [rbp + 11472], rdi                 ;                    argument
        mov qword [rbp + 11552], rdx                 ;                    argument
        mov r8d, dword [rbp + 11568]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 11456]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 11464], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 11568], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 11456]                  ;     0.0 p2     111 l.0 reload
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
        mov r8, qword [rbp + 11472]                  ;    21.5 p10    113 rounds reload
        mov qword [rbp + 11480], r8                  ;    64.3 p7+p4  113 rounds
        mov qword [rbp + 11488], r8                  ;    64.7 p8+p9  113 rounds
        lea r9, [r8 + 6144]                          ;    26.5 p0     113 rounds
        mov qword [rbp + 11496], r9                  ;    65.3 p7+p4  113 rounds
        mov qword [rbp + 11504], r9                  ;    65.7 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    26.5 p1     113 rounds
        mov qword [rbp + 11512], r9                  ;    66.3 p7+p4  113 rounds
        mov qword [rbp + 11520], r9                  ;    66.7 p8+p9  113 rounds
        add r8, 0x1000                               ;    26.5 p5     113 rounds
        mov qword [rbp + 11528], r8                  ;    67.3 p7+p4  113 rounds
        mov qword [rbp + 11536], r8                  ;    67.7 p8+p9  113 rounds
        mov qword [rbp + 11544], r8                  ;    68.3 p7+p4  113 rounds
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
        mov r8, qword [rbp + 11520]                  ;                    resident
        mov r9, qword [rbp + 11536]                  ;                    resident
        mov r10, qword [rbp + 11488]                 ;                    resident
        mov r11, qword [rbp + 11504]                 ;                    resident
        mov r12, qword [rbp + 11480]                 ;                    resident
        mov r13, qword [rbp + 11496]                 ;                    resident
        mov r14, qword [rbp + 11512]                 ;                    resident
        mov r15, qword [rbp + 11528]                 ;                    resident
        align 16
.rounds_2:
        vpternlogd zmm16, zmm0, [r12], 0x78          ;     6.0 p0+p2   62 r
        vpternlogd zmm17, zmm1, [r12 + 64], 0x78     ;     6.0 p5+p3   62 r
        vpternlogd zmm18, zmm2, [r12 + 128], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm19, zmm3, [r12 + 192], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm20, zmm4, [r12 + 256], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm21, zmm5, [r12 + 320], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm22, zmm6, [r12 + 384], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm23, zmm7, [r12 + 448], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm24, zmm8, [r12 + 512], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm25, zmm9, [r12 + 576], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm26, zmm10, [r12 + 640], 0x78   ;     6.0 p0+p2   62 r
        vpternlogd zmm27, zmm11, [r12 + 704], 0x78   ;     6.0 p5+p3   62 r
        vpternlogd zmm28, zmm12, [r12 + 768], 0x78   ;     6.0 p0+p2   62 r
        vpternlogd zmm29, zmm13, [r12 + 832], 0x78   ;     6.3 p5+p3   62 r
        vpternlogd zmm0, zmm16, [r13 + 8192], 0x1e   ;     7.0 p0+p2   63 r
        vpternlogd zmm1, zmm17, [r13 + 8256], 0x1e   ;     7.3 p5+p3   63 r
        vpternlogd zmm2, zmm18, [r13 + 8320], 0x1e   ;     8.0 p0+p2   63 r
        vpternlogd zmm3, zmm19, [r13 + 8384], 0x1e   ;     8.3 p5+p3   63 r
        vpternlogd zmm4, zmm20, [r13 + 8448], 0x1e   ;     9.0 p0+p2   63 r
        vpternlogd zmm5, zmm21, [r13 + 8512], 0x1e   ;     9.3 p5+p3   63 r
        vpternlogd zmm7, zmm23, [r13 + 8640], 0x1e   ;    10.0 p0+p2   63 r
        vpternlogd zmm6, zmm22, [r13 + 8576], 0x1e   ;    10.3 p5+p3   63 r
        vpternlogd zmm8, zmm24, [r13 + 8704], 0x1e   ;    11.0 p0+p2   63 r
        vpternlogd zmm9, zmm25, [r13 + 8768], 0x1e   ;    11.3 p5+p3   63 r
        vpternlogd zmm10, zmm26, [r13 + 8832], 0x1e  ;    12.0 p0+p2   63 r
        vpternlogd zmm11, zmm27, [r13 + 8896], 0x1e  ;    12.3 p5+p3   63 r
        vpternlogd zmm12, zmm28, [r13 + 8960], 0x1e  ;    13.0 p0+p2   63 r
        vpternlogd zmm13, zmm29, [r13 + 9024], 0x1e  ;    13.3 p5+p3   63 r
        vmovdqu64 zmm30, [rbp + 768]                 ;    14.0 p2      62 r
        vpternlogd zmm30, zmm14, [r12 + 896], 0x78   ;    20.0 p0+p3   62 r
        vpternlogd zmm14, zmm30, [r13 + 9088], 0x1e  ;    21.0 p5+p2   63 r
        vmovdqu64 zmm31, [rbp + 832]                 ;    15.3 p3      62 r
        vpternlogd zmm31, zmm15, [r12 + 960], 0x78   ;    21.3 p0+p2   62 r
        vpternlogd zmm15, zmm31, [r13 + 9152], 0x1e  ;    22.3 p5+p3   63 r
        vmovdqu64 [rbp + 3968], zmm31                ;    22.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [r10]                       ;    17.0 p2      76 r.0
        vmovdqu64 [rbp + 4032], zmm30                ;    21.0 p8+p9   62 r spill
        vmovdqu64 zmm30, [r10 + 64]                  ;    17.3 p3      76 r.1
        vmovdqu64 [rbp + 4096], zmm29                ;    13.0 p7+p4   62 r spill
        vmovdqu64 zmm29, [r10 + 128]                 ;    18.0 p2      76 r.2
        vmovdqu64 [rbp + 4160], zmm28                ;    13.3 p8+p9   62 r spill
        vmovdqu64 zmm28, [r10 + 192]                 ;    18.3 p3      76 r.3
        vmovdqu64 [rbp + 4224], zmm27                ;    15.0 p7+p4   62 r spill
        vmovdqu64 zmm27, [r10 + 256]                 ;    19.0 p2      76 r.4
        vmovdqu64 [rbp + 4288], zmm26                ;    15.3 p8+p9   62 r spill
        vmovdqu64 zmm26, [r10 + 320]                 ;    19.3 p3      76 r.5
        vmovdqu64 [rbp + 4352], zmm25                ;    17.0 p7+p4   62 r spill
        vmovdqu64 zmm25, [r10 + 448]                 ;    20.0 p2      76 r.7
        vmovdqu64 [rbp + 4416], zmm23                ;    17.3 p8+p9   62 r spill
        vmovdqu64 zmm23, [r10 + 384]                 ;    20.3 p3      76 r.6
        vmovdqu64 [rbp + 4480], zmm18                ;    19.0 p7+p4   62 r spill
        vmovdqu64 zmm18, [r10 + 512]                 ;    21.0 p2      76 r.8
        vmovdqu64 [rbp + 4544], zmm16                ;    19.3 p8+p9   62 r spill
        vmovdqu64 zmm16, [r10 + 576]                 ;    21.3 p3      76 r.9
        vmovdqu64 [rbp + 4608], zmm24                ;    21.0 p7+p4   62 r spill
        vmovdqu64 zmm24, [r10 + 640]                 ;    22.0 p2      76 r.10
        vmovdqu64 [rbp + 4672], zmm22                ;    21.3 p8+p9   62 r spill
        vmovdqu64 zmm22, [r10 + 704]                 ;    22.3 p3      76 r.11
        vmovdqu64 [rbp + 4736], zmm21                ;    23.0 p7+p4   62 r spill
        vmovdqu64 zmm21, [r10 + 768]                 ;    23.0 p2      76 r.12
        vmovdqu64 [rbp + 4800], zmm20                ;    23.3 p8+p9   62 r spill
        vmovdqu64 zmm20, [r10 + 832]                 ;    23.3 p3      76 r.13
        vmovdqu64 [rbp + 4864], zmm19                ;    25.0 p7+p4   62 r spill
        vmovdqu64 zmm19, [r10 + 896]                 ;    24.0 p2      76 r.14
        vmovdqu64 [rbp + 4928], zmm17                ;    25.3 p8+p9   62 r spill
        vmovdqu64 zmm17, [r10 + 960]                 ;    24.3 p3      76 r.15
        vmovdqu64 zmm17, [rbp + 2496]                ;    25.0 p2      62 r reload
        vmovdqu64 zmm19, [rbp + 1920]                ;    25.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8192], 0x78  ;    31.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15], 0x1e         ;    32.3 p5+p3   63 r
        vmovdqu64 [rbp + 4992], zmm19                ;    32.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 2560]                ;    27.0 p2      62 r reload
        vmovdqu64 [rbp + 5056], zmm17                ;    33.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 1984]                ;    27.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 8256], 0x78  ;    33.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 64], 0x1e    ;    34.3 p5+p3   63 r
        vmovdqu64 [rbp + 5120], zmm17                ;    34.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 2752]                ;    29.0 p2      62 r reload
        vmovdqu64 [rbp + 5184], zmm19                ;    35.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 2048]                ;    29.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8320], 0x78  ;    35.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 128], 0x1e   ;    36.3 p5+p3   63 r
        vmovdqu64 [rbp + 5248], zmm19                ;    36.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 2816]                ;    31.0 p2      62 r reload
        vmovdqu64 [rbp + 5312], zmm17                ;    37.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 2112]                ;    31.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 8384], 0x78  ;    37.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 192], 0x1e   ;    38.3 p5+p3   63 r
        vmovdqu64 [rbp + 5376], zmm17                ;    38.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 3008]                ;    33.0 p2      62 r reload
        vmovdqu64 [rbp + 5440], zmm19                ;    39.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 2176]                ;    33.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8448], 0x78  ;    39.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 256], 0x1e   ;    40.3 p5+p3   63 r
        vmovdqu64 [rbp + 5504], zmm19                ;    40.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 3072]                ;    35.0 p2      62 r reload
        vmovdqu64 [rbp + 5568], zmm17                ;    41.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 2240]                ;    35.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 8512], 0x78  ;    41.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 320], 0x1e   ;    42.3 p5+p3   63 r
        vmovdqu64 [rbp + 5632], zmm17                ;    42.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 3264]                ;    37.0 p2      62 r reload
        vmovdqu64 [rbp + 5696], zmm19                ;    43.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 2304]                ;    37.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8576], 0x78  ;    43.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 384], 0x1e   ;    44.3 p5+p3   63 r
        vmovdqu64 [rbp + 5760], zmm19                ;    44.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 3328]                ;    39.0 p2      62 r reload
        vmovdqu64 [rbp + 5824], zmm17                ;    45.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 2368]                ;    39.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 8640], 0x78  ;    45.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 448], 0x1e   ;    46.3 p5+p3   63 r
        vmovdqu64 [rbp + 5888], zmm17                ;    46.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 3456]                ;    41.0 p2      62 r reload
        vmovdqu64 [rbp + 5952], zmm19                ;    47.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 2432]                ;    41.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8704], 0x78  ;    47.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 512], 0x1e   ;    48.3 p5+p3   63 r
        vmovdqu64 [rbp + 6016], zmm19                ;    48.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 3520]                ;    43.0 p2      62 r reload
        vmovdqu64 [rbp + 6080], zmm17                ;    49.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 2624]                ;    43.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 8768], 0x78  ;    49.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 576], 0x1e   ;    50.3 p5+p3   63 r
        vmovdqu64 [rbp + 6144], zmm17                ;    50.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 3584]                ;    45.0 p2      62 r reload
        vmovdqu64 [rbp + 6208], zmm19                ;    51.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 2688]                ;    45.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8832], 0x78  ;    51.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 640], 0x1e   ;    52.3 p5+p3   63 r
        vmovdqu64 [rbp + 6272], zmm19                ;    52.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 3648]                ;    47.0 p2      62 r reload
        vmovdqu64 [rbp + 6336], zmm17                ;    53.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 2880]                ;    47.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 8896], 0x78  ;    53.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 704], 0x1e   ;    54.3 p5+p3   63 r
        vmovdqu64 [rbp + 6400], zmm17                ;    54.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 3712]                ;    49.0 p2      62 r reload
        vmovdqu64 [rbp + 6464], zmm19                ;    55.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 2944]                ;    49.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 8960], 0x78  ;    55.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 768], 0x1e   ;    56.3 p5+p3   63 r
        vmovdqu64 [rbp + 6528], zmm19                ;    56.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 3776]                ;    51.0 p2      62 r reload
        vmovdqu64 [rbp + 6592], zmm17                ;    57.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 3136]                ;    51.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 9024], 0x78  ;    57.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 832], 0x1e   ;    58.3 p5+p3   63 r
        vmovdqu64 [rbp + 6656], zmm17                ;    58.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rbp + 3840]                ;    53.0 p2      62 r reload
        vmovdqu64 [rbp + 6720], zmm19                ;    59.3 p8+p9   63 r spill
        vmovdqu64 zmm19, [rbp + 3200]                ;    53.3 p3      62 r
        vpternlogd zmm19, zmm17, [r14 + 9088], 0x78  ;    59.3 p0+p2   62 r
        vpternlogd zmm17, zmm19, [r15 + 896], 0x1e   ;    60.3 p5+p3   63 r
        vmovdqu64 [rbp + 6784], zmm19                ;    60.3 p7+p4   62 r spill
        vmovdqu64 zmm19, [rbp + 3904]                ;    55.0 p2      62 r reload
        vmovdqu64 [rbp + 6848], zmm17                ;    61.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rbp + 3392]                ;    55.3 p3      62 r
        vpternlogd zmm17, zmm19, [r14 + 9152], 0x78  ;    61.3 p0+p2   62 r
        vpternlogd zmm19, zmm17, [r15 + 960], 0x1e   ;    62.3 p5+p3   63 r
        vmovdqu64 [rbp + 6912], zmm17                ;    62.3 p7+p4   62 r spill
        vpxord zmm17, zmm31, zmm0                    ;    37.7 p0      54 next
        vpxord zmm31, zmm30, zmm1                    ;    38.0 p5      54 next
        vpxord zmm30, zmm29, zmm2                    ;    38.7 p0      54 next
        vpxord zmm29, zmm28, zmm3                    ;    39.0 p5      54 next
        vpxord zmm28, zmm27, zmm4                    ;    39.7 p0      54 next
        vpxord zmm27, zmm26, zmm5                    ;    40.0 p5      54 next
        vpxord zmm26, zmm25, zmm7                    ;    40.7 p0      54 next
        vpxord zmm25, zmm23, zmm6                    ;    41.0 p5      54 next
        vpxord zmm23, zmm18, zmm8                    ;    41.7 p0      54 next
        vpxord zmm18, zmm16, zmm9                    ;    42.0 p5      54 next
        vpxord zmm16, zmm24, zmm10                   ;    42.7 p0      54 next
        vpxord zmm24, zmm22, zmm11                   ;    43.0 p5      54 next
        vpxord zmm22, zmm21, zmm12                   ;    43.7 p0      54 next
        vpxord zmm21, zmm20, zmm13                   ;    44.0 p5      54 next
        vpxord zmm20, zmm14, [r10 + 896]             ;    57.0 p0+p2   54 next
        vmovdqu64 [rbp + 6976], zmm14                ;    57.3 p8+p9   63 r spill
        vpxord zmm14, zmm15, [r10 + 960]             ;    57.3 p5+p3   54 next
        vmovdqu64 [rbp + 7040], zmm15                ;    59.0 p7+p4   63 r spill
        vpxord zmm15, zmm23, zmm22                   ;    45.7 p0      41 next
        vmovdqu64 [rbp + 7104], zmm13                ;    59.3 p8+p9   63 r spill
        vmovdqa64 zmm13, zmm15                       ;    46.7         41 next copy
        vpternlogd zmm13, zmm16, zmm18, 0x78         ;    46.7 p5      41 next
        vmovdqu64 [rbp + 7168], zmm12                ;    61.0 p7+p4   63 r spill
        vpandd zmm12, zmm16, zmm20                   ;    58.0 p0      41 next
        vmovdqu64 [rbp + 7232], zmm11                ;    61.3 p8+p9   63 r spill
        vmovdqa64 zmm11, zmm16                       ;    43.7         41 next copy
        vmovdqu64 [rbp + 7296], zmm10                ;    63.0 p7+p4   63 r spill
        vpandd zmm10, zmm16, zmm26                   ;    47.0 p5      41 next
        vpternlogd zmm10, zmm21, zmm24, 0x78         ;    48.0 p0      41 next
        vmovdqu64 [rbp + 7360], zmm9                 ;    63.3 p8+p9   63 r spill
        vpandd zmm9, zmm16, zmm24                    ;    48.0 p5      41 next
        vmovdqu64 [rbp + 7424], zmm8                 ;    65.0 p7+p4   63 r spill
        vmovdqa64 zmm8, zmm16                        ;    43.7         41 next copy
        vmovdqu64 [rbp + 7488], zmm7                 ;    65.3 p8+p9   63 r spill
        vmovdqa64 zmm7, zmm9                         ;    49.0         41 next copy
        vpternlogd zmm7, zmm16, zmm23, 0x78          ;    49.0 p0      41 next
        vpternlogd zmm7, zmm21, zmm26, 0x78          ;    50.0 p5      41 next
        vmovdqu64 [rbp + 7552], zmm6                 ;    67.0 p7+p4   63 r spill
        vpxord zmm6, zmm21, zmm26                    ;    49.7 p0      41 next
        vpxord zmm11, zmm11, zmm6                    ;    50.7 p5      41 next
        vmovdqu64 [rbp + 7616], zmm5                 ;    67.3 p8+p9   63 r spill
        vpandd zmm5, zmm26, zmm20                    ;    58.0 p0      41 next
        vpternlogd zmm5, zmm16, zmm21, 0x87          ;    59.0 p5      41 next
        vpandd zmm16, zmm21, zmm20                   ;    58.0 p0      41 next
        vmovdqu64 [rbp + 7680], zmm4                 ;    69.0 p7+p4   63 r spill
        vpandd zmm4, zmm21, zmm23                    ;    52.0 p5      41 next
        vmovdqu64 [rbp + 7744], zmm3                 ;    69.3 p8+p9   63 r spill
        vpxord zmm3, zmm4, zmm16                     ;    59.0 p0      41 next
        vpternlogd zmm16, zmm14, zmm18, 0x78         ;    59.0 p5      41 next
        vpternlogd zmm16, zmm22, zmm11, 0xb4         ;    60.0 p0      41 next
        vmovdqu64 [rbp + 7808], zmm2                 ;    71.0 p7+p4   63 r spill
        vpandd zmm2, zmm22, zmm18                    ;    54.0 p5      41 next
        vpternlogd zmm2, zmm14, zmm11, 0x1e          ;    58.3 p0      41 next
        vpternlogd zmm2, zmm23, zmm26, 0x78          ;    59.3 p5      41 next
        vmovdqu64 [rbp + 7872], zmm1                 ;    71.3 p8+p9   63 r spill
        vpandd zmm1, zmm22, zmm20                    ;    58.0 p0      41 next
        vpternlogd zmm1, zmm24, zmm15, 0x78          ;    59.0 p5      41 next
        vmovdqu64 [rbp + 7936], zmm0                 ;    73.0 p7+p4   63 r spill
        vpandd zmm0, zmm26, zmm24                    ;    56.7 p0      41 next
        vmovdqu64 [rbp + 8000], zmm19                ;    73.3 p8+p9   63 r spill
        vpandd zmm19, zmm24, zmm14                   ;    58.3 p5      41 next
        vpxord zmm8, zmm8, zmm19                     ;    59.3 p0      41 next
        vmovdqu64 [rbp + 8064], zmm31                ;    75.0 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm24                       ;    48.0         41 next copy
        vmovdqu64 [rbp + 8128], zmm30                ;    75.3 p8+p9   54 next spill
        vpxord zmm30, zmm3, zmm5                     ;    60.0 p5      41 next
        vmovdqu64 [rbp + 8192], zmm25                ;    77.0 p7+p4   54 next spill
        vpandd zmm25, zmm20, zmm14                   ;    58.7 p0      41 next
        vpxord zmm10, zmm10, zmm25                   ;    59.7 p5      41 next
        vmovdqu64 [rbp + 8256], zmm29                ;    77.3 p8+p9   54 next spill
        vmovdqa64 zmm29, zmm14                       ;    58.3         41 next copy
        vpternlogd zmm29, zmm8, zmm8, 0x3f           ;    60.3 p0      41 next
        vmovdqu64 [rbp + 8320], zmm27                ;    79.0 p7+p4   54 next spill
        vmovdqa64 zmm27, zmm14                       ;    58.3         41 next copy
        vmovdqu64 [rbp + 8384], zmm17                ;    79.3 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm20                       ;    58.0         41 next copy
        vpternlogd zmm17, zmm14, zmm26, 0x78         ;    60.0 p5      41 next
        vpternlogd zmm14, zmm22, zmm24, 0x48         ;    60.7 p0      41 next
        vpternlogd zmm9, zmm1, zmm17, 0x96           ;    61.0 p5      41 next
        vpternlogd zmm17, zmm18, zmm11, 0x78         ;    61.7 p0      41 next
        vpternlogd zmm14, zmm8, zmm17, 0x96          ;    62.7 p5      41 next
        vpternlogd zmm1, zmm6, zmm2, 0x96            ;    62.7 p0      41 next
        vpternlogd zmm14, zmm7, zmm29, 0x96          ;    63.7 p5      41 next
        vpternlogd zmm29, zmm20, zmm18, 0x78         ;    63.7 p0      41 next
        vpternlogd zmm1, zmm25, zmm29, 0x96          ;    64.7 p5      41 next
        vmovdqa64 zmm8, zmm18                        ;    51.7         41 next copy
        vpternlogd zmm8, zmm22, zmm24, 0x78          ;    64.7 p0      41 next
        vpternlogd zmm9, zmm10, zmm8, 0x96           ;    65.7 p5      41 next
        vpternlogd zmm3, zmm9, zmm12, 0x96           ;    66.7 p0      41 next
        vpternlogd zmm10, zmm21, zmm18, 0xb4         ;    66.0 p5      41 next
        vmovdqa64 zmm9, zmm26                        ;    52.5         41 next copy
        vpternlogd zmm9, zmm18, zmm23, 0x78          ;    66.7 p0      41 next
        vpxord zmm27, zmm27, zmm9                    ;    67.7 p5      41 next
        vpternlogd zmm9, zmm20, zmm23, 0x78          ;    67.7 p0      41 next
        vpternlogd zmm20, zmm0, zmm24, 0x6c          ;    68.0 p5      41 next
        vpternlogd zmm9, zmm24, zmm8, 0x78           ;    68.7 p0      41 next
        vpternlogd zmm12, zmm0, zmm9, 0x96           ;    69.7 p5      41 next
        vpternlogd zmm6, zmm27, zmm22, 0x6c          ;    69.7 p0      41 next
        vpternlogd zmm22, zmm26, zmm23, 0x60         ;    70.0 p5      41 next
        vpternlogd zmm20, zmm23, zmm27, 0x78         ;    70.7 p0      41 next
        vpxord zmm31, zmm31, zmm6                    ;    71.0 p5      41 next
        vpternlogd zmm2, zmm5, zmm31, 0x96           ;    72.0 p0      41 next
        vpternlogd zmm30, zmm20, zmm13, 0x96         ;    72.0 p5      41 next
        vpternlogd zmm10, zmm13, zmm16, 0x96         ;    72.7 p0      41 next
        vpxord zmm9, zmm9, zmm22                     ;    73.0 p5      41 next
        vpternlogd zmm21, zmm18, zmm9, 0x6a          ;    74.0 p0      41 next
        vpternlogd zmm19, zmm16, zmm9, 0x96          ;    74.0 p5      41 next
        vpternlogd zmm21, zmm4, zmm29, 0x96          ;    75.0 p0      41 next
        vpxord zmm31, zmm31, zmm12                   ;    75.0 p5      41 next
        vpternlogd zmm31, zmm26, zmm15, 0x78         ;    76.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 8384]                 ;    79.3 p2      54 next reload
        vpandd zmm4, zmm28, zmm0                     ;    85.3 p5      41 next
        vmovdqu64 zmm5, [rbp + 8256]                 ;    77.3 p3      54 next reload
        vpandd zmm6, zmm28, zmm5                     ;    83.3 p0      41 next
        vmovdqa64 zmm8, zmm28                        ;    56.5         41 next copy
        vpternlogd zmm11, zmm2, [r9 + 9728], 0x96    ;    77.0 p5+p2   48 next
        vmovdqu64 zmm2, [rbp + 8320]                 ;    79.0 p3      41 next
        vmovdqu64 zmm9, [rbp + 8192]                 ;    77.0 p2      41 next
        vmovdqu64 zmm13, [rbp + 8320]                ;    79.0 p3      41 next
        vmovdqu64 zmm15, [rbp + 8128]                ;    75.3 p2      54 next reload
        vpandd zmm13, zmm13, zmm15                   ;    85.0 p0      41 next
        vpternlogd zmm7, zmm31, zmm15, 0x96          ;    81.3 p5      41 next
        vpxord zmm10, zmm10, zmm28                   ;    78.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 8064]                ;    75.0 p3      54 next reload
        vpxord zmm14, zmm14, zmm31                   ;    81.0 p5      41 next
        vmovdqu64 zmm16, [rbp + 8320]                ;    79.0 p2      41 next
        vmovdqu64 zmm17, [rbp + 8192]                ;    77.0 p3      41 next
        vpternlogd zmm12, zmm21, zmm0, 0x96          ;    85.3 p0      41 next
        vmovdqu64 zmm18, [rbp + 8320]                ;    79.0 p2      54 next reload
        vpxord zmm3, zmm3, zmm18                     ;    85.0 p5      41 next
        vmovdqu64 zmm20, [rbp + 8192]                ;    77.0 p3      54 next reload
        vpxord zmm1, zmm1, zmm20                     ;    83.0 p0      41 next
        vmovdqa64 zmm21, zmm6                        ;    84.3         41 next copy
        vpternlogd zmm6, zmm18, zmm4, 0x48           ;    86.3 p5      41 next
        vpandd zmm16, zmm16, zmm31                   ;    85.0 p0      41 next
        vpxord zmm30, zmm30, [r9 + 9664]             ;    82.0 p5+p2   48 next
        vpandd zmm17, zmm17, zmm15                   ;    83.0 p0      41 next
        vmovdqa64 zmm22, zmm17                       ;    84.0         41 next copy
        vpandd zmm9, zmm9, zmm5                      ;    83.3 p5      41 next
        vpxord zmm8, zmm8, zmm9                      ;    84.3 p0      41 next
        vpxord zmm6, zmm6, zmm8                      ;    87.3 p5      41 next
        vpandd zmm23, zmm31, zmm0                    ;    85.3 p0      41 next
        vpxord zmm22, zmm22, zmm23                   ;    86.3 p5      41 next
        vpternlogd zmm23, zmm5, zmm16, 0x78          ;    86.3 p0      41 next
        vpternlogd zmm6, zmm28, zmm22, 0x78          ;    88.3 p5      41 next
        vpternlogd zmm22, zmm0, zmm15, 0x6c          ;    87.3 p0      41 next
        vpandd zmm2, zmm2, zmm0                      ;    87.0 p5      41 next
        vpandd zmm24, zmm31, zmm5                    ;    87.7 p0      41 next
        vpternlogd zmm8, zmm24, zmm18, 0x6c          ;    88.7 p5      41 next
        vpxord zmm24, zmm24, zmm4                    ;    88.7 p0      41 next
        vpxord zmm25, zmm17, zmm5                    ;    89.0 p5      41 next
        vmovdqa64 zmm26, zmm15                       ;    81.3         41 next copy
        vmovdqa64 zmm27, zmm13                       ;    86.0         41 next copy
        vpternlogd zmm27, zmm20, zmm31, 0x78         ;    89.7 p0      41 next
        vpxord zmm21, zmm21, zmm27                   ;    90.7 p5      41 next
        vpternlogd zmm23, zmm15, zmm21, 0x78         ;    91.7 p0      41 next
        vpxord zmm29, zmm15, zmm16                   ;    91.0 p5      41 next
        vpxord zmm21, zmm21, zmm0                    ;    91.7 p0      41 next
        vpxord zmm19, zmm19, zmm5                    ;    92.0 p5      41 next
        vmovdqu64 [rbp + 8448], zmm11                ;    81.0 p7+p4   48 next spill
        vpxord zmm11, zmm10, [r9 + 9472]             ;    92.7 p0+p3   48 next
        vmovdqu64 [rbp + 8512], zmm11                ;    93.7 p8+p9   48 next spill
        vpandd zmm11, zmm25, zmm18                   ;    93.0 p5      41 next
        vmovdqu64 [rbp + 8576], zmm30                ;    83.0 p7+p4   48 next spill
        vpxord zmm30, zmm14, [r9 + 9280]             ;    93.7 p0+p2   48 next
        vmovdqu64 [rbp + 8640], zmm30                ;    94.7 p8+p9   48 next spill
        vpxord zmm30, zmm7, [r9 + 9344]              ;    94.0 p5+p3   48 next
        vmovdqu64 [rbp + 8704], zmm30                ;    95.0 p7+p4   48 next spill
        vmovdqa64 zmm30, zmm31                       ;    81.0         41 next copy
        vpternlogd zmm30, zmm5, zmm0, 0x78           ;    94.7 p0      41 next
        vmovdqu64 [rbp + 8768], zmm1                 ;    85.3 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm16                        ;    86.0         41 next copy
        vpternlogd zmm1, zmm20, zmm2, 0x87           ;    95.0 p5      41 next
        vpternlogd zmm16, zmm0, zmm20, 0x48          ;    95.7 p0      41 next
        vmovdqu64 [rbp + 8832], zmm3                 ;    87.0 p7+p4   41 next spill
        vpxord zmm3, zmm11, zmm16                    ;    96.7 p5      41 next
        vpxord zmm16, zmm16, zmm1                    ;    96.7 p0      41 next
        vpternlogd zmm1, zmm0, zmm21, 0x78           ;    97.0 p5      41 next
        vpternlogd zmm8, zmm1, zmm17, 0x96           ;    98.0 p0      41 next
        vpternlogd zmm16, zmm21, zmm28, 0x78         ;    98.0 p5      41 next
        vpternlogd zmm8, zmm12, [r9 + 9792], 0x96    ;    99.0 p0+p2   48 next
        vmovdqa64 zmm1, zmm2                         ;    88.0         41 next copy
        vpternlogd zmm1, zmm28, zmm31, 0x78          ;    99.0 p5      41 next
        vpxord zmm26, zmm26, zmm1                    ;   100.0 p0      41 next
        vpternlogd zmm3, zmm17, zmm26, 0x96          ;   101.0 p5      41 next
        vpternlogd zmm1, zmm15, zmm30, 0x78          ;   100.7 p0      41 next
        vpternlogd zmm26, zmm18, zmm5, 0x6c          ;   101.0 p5      41 next
        vpternlogd zmm26, zmm31, zmm13, 0x78         ;   102.0 p0      41 next
        vpxord zmm12, zmm12, [r9 + 9216]             ;   102.0 p5+p3   48 next
        vpternlogd zmm3, zmm30, zmm22, 0x96          ;   102.7 p0      41 next
        vpternlogd zmm3, zmm15, zmm24, 0x78          ;   103.7 p5      41 next
        vpternlogd zmm24, zmm20, zmm18, 0x48         ;   103.7 p0      41 next
        vpternlogd zmm24, zmm22, zmm30, 0x96         ;   104.7 p5      41 next
        vpternlogd zmm30, zmm20, zmm28, 0x48         ;   104.7 p0      41 next
        vpternlogd zmm1, zmm6, zmm30, 0x96           ;   105.7 p5      41 next
        vpternlogd zmm30, zmm5, zmm0, 0x78           ;   105.7 p0      41 next
        vpternlogd zmm0, zmm20, zmm29, 0x6c          ;   106.0 p5      41 next
        vpternlogd zmm24, zmm28, zmm29, 0x87         ;   106.7 p0      41 next
        vpxord zmm16, zmm16, zmm0                    ;   107.0 p5      41 next
        vpternlogd zmm16, zmm9, zmm25, 0x78          ;   108.0 p0      41 next
        vpternlogd zmm2, zmm11, zmm30, 0x96          ;   108.0 p5      41 next
        vpternlogd zmm30, zmm20, zmm18, 0x80         ;   108.7 p0      41 next
        vpternlogd zmm2, zmm5, zmm23, 0x96           ;   109.0 p5      41 next
        vpternlogd zmm30, zmm4, zmm27, 0x96          ;   109.7 p0      41 next
        vpternlogd zmm10, zmm26, zmm30, 0x69         ;   110.7 p5      41 next
        vpternlogd zmm1, zmm7, [r9 + 9920], 0x96     ;   110.7 p0+p2   48 next
        vpternlogd zmm16, zmm14, [r9 + 9856], 0x96   ;   111.0 p5+p3   48 next
        vpxord zmm30, zmm19, [r9 + 9408]             ;   111.7 p0+p2   48 next
        vpternlogd zmm24, zmm19, [r9 + 9984], 0x96   ;   112.0 p5+p3   48 next
        vmovdqu64 zmm31, [rbp + 8832]                ;    87.0 p2      48 next
        vpxord zmm31, zmm31, [r9 + 9536]             ;   112.7 p0+p3   48 next
        vmovdqu64 zmm0, [rbp + 8768]                 ;    85.3 p2      48 next
        vpxord zmm0, zmm0, [r9 + 9600]               ;   113.0 p5+p3   48 next
        vmovdqu64 zmm4, [rbp + 8576]                 ;    83.0 p2      45 next
        vmovdqu64 zmm5, [rbp + 8640]                 ;    94.7 p3      45 next
        vmovdqu64 zmm6, [rbp + 8576]                 ;    83.0 p2      45 next
        vmovdqu64 zmm7, [rbp + 8576]                 ;    83.0 p3      45 next
        vmovdqu64 zmm9, [rbp + 8448]                 ;    81.0 p2      48 next reload
        vpandd zmm7, zmm7, zmm9                      ;   113.7 p0      45 next
        vmovdqu64 zmm11, [rbp + 8512]                ;    93.7 p3      45 next
        vmovdqu64 zmm13, [rbp + 8512]                ;    93.7 p2      45 next
        vpandd zmm13, zmm13, zmm9                    ;   114.0 p5      45 next
        vpxord zmm10, zmm10, [r9 + 10048]            ;   114.7 p0+p3   48 next
        vmovdqu64 zmm14, [rbp + 8832]                ;    87.0 p2      41 next reload
        vpternlogd zmm3, zmm14, [r9 + 10112], 0x96   ;   115.0 p5+p3   48 next
        vmovdqu64 zmm14, [rbp + 8704]                ;    95.0 p2      45 next
        vmovdqu64 zmm15, [rbp + 8576]                ;    83.0 p3      45 next
        vmovdqa64 zmm17, zmm9                        ;    87.0         45 next copy
        vmovdqu64 zmm18, [rbp + 8768]                ;    85.3 p2      41 next reload
        vpternlogd zmm2, zmm18, [r9 + 10176], 0x96   ;   115.7 p0+p3   48 next
        vmovdqu64 zmm18, [rbp + 8512]                ;    93.7 p2      45 next
        vmovdqu64 zmm19, [rbp + 8512]                ;    93.7 p3      45 next
        vmovdqu64 zmm20, [rbp + 8576]                ;    84.0 p2      45 next
        vmovdqu64 zmm21, [rbp + 8640]                ;    94.7 p3      45 next
        vpandd zmm6, zmm6, zmm12                     ;   116.0 p5      45 next
        vpternlogd zmm6, zmm30, zmm0, 0x87           ;   117.0 p0      45 next
        vmovdqu64 zmm22, [rbp + 4544]                ;    85.0 p2      54 next
        vpxord zmm22, zmm22, [r8]                    ;   117.0 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 4928]                ;    86.0 p2      54 next
        vpxord zmm23, zmm23, [r8 + 64]               ;   117.7 p0+p3   54 next
        vpandd zmm4, zmm4, zmm30                     ;   118.0 p5      45 next
        vmovdqa64 zmm25, zmm7                        ;   114.7         45 next copy
        vpandd zmm11, zmm11, zmm30                   ;   118.7 p0      45 next
        vmovdqu64 zmm26, [rbp + 4480]                ;    87.0 p2      54 next
        vpxord zmm26, zmm26, [r8 + 128]              ;   119.0 p5+p3   54 next
        vpxord zmm27, zmm13, zmm30                   ;   119.7 p0      45 next
        vmovdqa64 zmm28, zmm30                       ;   112.7         45 next copy
        vpandd zmm29, zmm30, zmm12                   ;   120.0 p5      45 next
        vpandd zmm18, zmm18, zmm12                   ;   120.7 p0      45 next
        vpxord zmm5, zmm5, zmm31                     ;   121.0 p5      45 next
        vpandd zmm14, zmm14, zmm31                   ;   121.7 p0      45 next
        vpandd zmm15, zmm15, zmm31                   ;   122.0 p5      45 next
        vpandd zmm20, zmm20, zmm0                    ;   122.7 p0      45 next
        vpandd zmm21, zmm21, zmm0                    ;   123.0 p5      45 next
        vpternlogd zmm29, zmm0, [rbp + 8512], 0x78   ;   123.7 p0+p2   45 next
        vpxord zmm25, zmm25, zmm29                   ;   124.7 p5      45 next
        vpxord zmm29, zmm0, zmm12                    ;   124.7 p0      45 next
        vpxord zmm28, zmm28, zmm29                   ;   125.7 p5      45 next
        vpternlogd zmm14, zmm9, zmm28, 0x1e          ;   126.7 p0      45 next
        vpternlogd zmm15, zmm5, [rbp + 8512], 0x78   ;   126.0 p5+p3   45 next
        vpternlogd zmm14, zmm12, [rbp + 8640], 0x78  ;   127.7 p0+p2   45 next
        vmovdqu64 [rbp + 8768], zmm23                ;   118.7 p8+p9   54 next spill
        vmovdqa64 zmm23, zmm6                        ;   118.0         45 next copy
        vmovdqu64 [rbp + 8832], zmm26                ;   120.0 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm9                        ;    87.0         45 next copy
        vpternlogd zmm26, zmm27, zmm27, 0x3f         ;   127.0 p5      45 next
        vmovdqu64 [rbp + 8256], zmm22                ;   118.0 p8+p9   54 next spill
        vpxord zmm22, zmm20, zmm21                   ;   127.7 p0      45 next
        vpxord zmm23, zmm23, zmm22                   ;   128.7 p5      45 next
        vpternlogd zmm20, zmm9, [rbp + 8704], 0x78   ;   128.7 p0+p3   45 next
        vpternlogd zmm20, zmm31, zmm28, 0xb4         ;   129.7 p5      45 next
        vmovdqu64 [rbp + 8320], zmm2                 ;   116.7 p7+p4   48 next spill
        vmovdqu64 zmm2, [rbp + 4864]                 ;    90.0 p2      54 next
        vpxord zmm2, zmm2, [r8 + 192]                ;   129.7 p0+p3   54 next
        vmovdqu64 [rbp + 8192], zmm2                 ;   130.7 p8+p9   54 next spill
        vmovdqu64 zmm2, [rbp + 4800]                 ;    91.0 p2      54 next
        vpxord zmm2, zmm2, [r8 + 256]                ;   130.0 p5+p3   54 next
        vmovdqu64 [rbp + 8384], zmm2                 ;   131.0 p7+p4   54 next spill
        vmovdqu64 zmm2, [rbp + 4736]                 ;    92.0 p2      54 next
        vpxord zmm2, zmm2, [r8 + 320]                ;   130.7 p0+p3   54 next
        vmovdqu64 [rbp + 8128], zmm2                 ;   131.7 p8+p9   54 next spill
        vmovdqu64 zmm2, [rbp + 4416]                 ;    93.0 p2      54 next
        vpxord zmm2, zmm2, [r8 + 448]                ;   131.0 p5+p3   54 next
        vmovdqu64 [rbp + 8064], zmm2                 ;   132.0 p7+p4   54 next spill
        vmovdqu64 zmm2, [rbp + 4672]                 ;    94.0 p2      54 next
        vpxord zmm2, zmm2, [r8 + 384]                ;   131.7 p0+p3   54 next
        vmovdqu64 [rbp + 8896], zmm2                 ;   132.7 p8+p9   54 next spill
        vmovdqu64 zmm2, [rbp + 4608]                 ;    95.0 p2      54 next
        vpxord zmm2, zmm2, [r8 + 512]                ;   132.0 p5+p3   54 next
        vmovdqu64 [rbp + 8960], zmm2                 ;   133.0 p7+p4   54 next spill
        vmovdqa64 zmm2, zmm29                        ;   125.7         45 next copy
        vpternlogd zmm2, zmm15, zmm14, 0x96          ;   132.7 p0      45 next
        vmovdqu64 [rbp + 9024], zmm3                 ;   116.0 p8+p9   48 next spill
        vmovdqu64 zmm3, [rbp + 4352]                 ;    96.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 576]                ;   133.0 p5+p3   54 next
        vmovdqu64 [rbp + 9088], zmm3                 ;   134.0 p7+p4   54 next spill
        vmovdqu64 zmm3, [rbp + 4288]                 ;    97.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 640]                ;   133.7 p0+p3   54 next
        vmovdqu64 [rbp + 9152], zmm3                 ;   134.7 p8+p9   54 next spill
        vmovdqu64 zmm3, [rbp + 4224]                 ;    98.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 704]                ;   134.0 p5+p3   54 next
        vmovdqu64 [rbp + 9216], zmm3                 ;   135.0 p7+p4   54 next spill
        vmovdqu64 zmm3, [rbp + 4160]                 ;    99.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 768]                ;   134.7 p0+p3   54 next
        vmovdqu64 [rbp + 9280], zmm3                 ;   135.7 p8+p9   54 next spill
        vmovdqu64 zmm3, [rbp + 4096]                 ;   100.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 832]                ;   135.0 p5+p3   54 next
        vmovdqu64 [rbp + 9344], zmm3                 ;   136.0 p7+p4   54 next spill
        vmovdqu64 zmm3, [rbp + 4032]                 ;   101.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 896]                ;   135.7 p0+p3   54 next
        vmovdqu64 [rbp + 9408], zmm3                 ;   136.7 p8+p9   54 next spill
        vmovdqu64 zmm3, [rbp + 3968]                 ;   102.0 p2      54 next
        vpxord zmm3, zmm3, [r8 + 960]                ;   136.0 p5+p3   54 next
        vmovdqu64 [rbp + 9472], zmm3                 ;   137.0 p7+p4   54 next spill
        vmovdqu64 zmm3, [rbp + 8064]                 ;   132.0 p2      41 next
        vpxord zmm3, zmm3, [rbp + 9344]              ;   142.0 p0+p3   41 next
        vmovdqu64 [rbp + 9536], zmm3                 ;   143.0 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 9408]                 ;   136.7 p2      41 next
        vpandd zmm3, zmm3, [rbp + 9152]              ;   142.7 p5+p3   41 next
        vmovdqu64 [rbp + 9600], zmm3                 ;   143.7 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 8960]                 ;   133.0 p2      41 next
        vpxord zmm3, zmm3, [rbp + 9280]              ;   141.7 p0+p3   41 next
        vmovdqu64 [rbp + 9664], zmm3                 ;   142.7 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 9408]                 ;   136.7 p2      41 next
        vpandd zmm3, zmm3, [rbp + 8064]              ;   142.7 p5+p3   41 next
        vmovdqu64 [rbp + 9728], zmm3                 ;   143.7 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 9472]                 ;   137.0 p2      41 next
        vpandd zmm3, zmm3, [rbp + 9408]              ;   143.0 p0+p3   41 next
        vmovdqu64 [rbp + 9792], zmm3                 ;   144.0 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 9152]                 ;   134.7 p2      41 next
        vpxord zmm3, zmm3, [rbp + 9536]              ;   149.0 p5+p3   41 next
        vmovdqu64 [rbp + 9856], zmm3                 ;   150.0 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 9152]                 ;   134.7 p2      41 next
        vpandd zmm3, zmm3, [rbp + 8064]              ;   140.7 p0+p3   41 next
        vmovdqu64 [rbp + 9920], zmm3                 ;   141.7 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 9792]                 ;   144.0 p2      41 next
        vmovdqu64 [rbp + 9984], zmm10                ;   115.7 p7+p4   48 next spill
        vmovdqu64 zmm10, [rbp + 9216]                ;   135.0 p3      41 next
        vpandd zmm10, zmm10, [rbp + 9152]            ;   141.0 p5+p2   41 next
        vmovdqu64 [rbp + 10048], zmm10               ;   142.0 p8+p9   41 next spill
        vmovdqu64 zmm10, [rbp + 9472]                ;   137.0 p3      41 next
        vpandd zmm10, zmm10, [rbp + 9216]            ;   143.0 p0+p2   41 next
        vmovdqu64 [rbp + 10112], zmm10               ;   144.0 p7+p4   41 next spill
        vmovdqu64 zmm10, [rbp + 9152]                ;   134.7 p3      41 next
        vpxord zmm10, zmm10, [rbp + 10112]           ;   150.0 p5+p2   41 next
        vmovdqu64 [rbp + 10176], zmm10               ;   151.0 p8+p9   41 next spill
        vmovdqu64 zmm10, [rbp + 9280]                ;   135.7 p3      41 next
        vpandd zmm10, zmm10, [rbp + 9088]            ;   141.7 p0+p2   41 next
        vmovdqu64 [rbp + 10240], zmm10               ;   142.7 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm9                        ;    97.5         45 next copy
        vpternlogd zmm10, zmm12, [rbp + 8576], 0x6a  ;   142.0 p5+p3   45 next
        vpternlogd zmm15, zmm11, zmm10, 0x96         ;   143.0 p0      45 next
        vpternlogd zmm9, zmm31, [rbp + 8512], 0x48   ;   143.0 p5+p2   45 next
        vpternlogd zmm11, zmm30, [rbp + 8640], 0x78  ;   143.7 p0+p3   45 next
        vpternlogd zmm11, zmm0, zmm12, 0x78          ;   144.7 p5      45 next
        vpternlogd zmm30, zmm5, [rbp + 8704], 0x6c   ;   144.7 p0+p2   45 next
        vpternlogd zmm10, zmm28, [rbp + 8704], 0x78  ;   145.0 p5+p3   45 next
        vpternlogd zmm9, zmm27, zmm10, 0x96          ;   146.0 p0      45 next
        vmovdqu64 zmm10, [rbp + 8640]                ;   117.0 p2      48 next reload
        vmovdqa64 zmm27, zmm31                       ;   113.7         45 next copy
        vpternlogd zmm27, zmm12, zmm10, 0x60         ;   146.0 p5      45 next
        vpternlogd zmm9, zmm11, zmm26, 0x96          ;   147.0 p0      45 next
        vpternlogd zmm9, zmm16, [rbp + 4928], 0x96   ;   148.0 p5+p3   54 next
        vmovdqu64 [rbp + 8448], zmm16                ;   117.3 p8+p9   48 next spill
        vmovdqu64 zmm16, [rbp + 9408]                ;   136.7 p2      41 next
        vpandd zmm16, zmm16, [rbp + 9280]            ;   147.7 p0+p3   41 next
        vmovdqu64 [rbp + 10304], zmm9                ;   149.0 p7+p4   54 next spill
        vmovdqu64 zmm9, [rbp + 9472]                 ;   137.0 p2      41 next
        vmovdqu64 [rbp + 10368], zmm16               ;   148.7 p8+p9   41 next spill
        vmovdqu64 zmm16, [rbp + 9216]                ;   135.0 p3      41 next
        vmovdqu64 [rbp + 10432], zmm16               ;   141.0 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 9216]                ;   135.0 p2      41 next
        vpandd zmm16, zmm16, [rbp + 8064]            ;   148.0 p5+p3   41 next
        vmovdqu64 [rbp + 10496], zmm16               ;   149.0 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm12                       ;   103.0         45 next copy
        vpternlogd zmm16, zmm10, [rbp + 8704], 0x78  ;   148.7 p0+p2   45 next
        vpxord zmm17, zmm17, zmm16                   ;   149.7 p5      45 next
        vpternlogd zmm29, zmm17, zmm31, 0x6c         ;   150.7 p0      45 next
        vpxord zmm19, zmm19, zmm29                   ;   151.7 p5      45 next
        vpternlogd zmm14, zmm6, zmm19, 0x96          ;   152.7 p0      45 next
        vmovdqu64 zmm6, [rbp + 8512]                 ;   121.3 p3      48 next reload
        vmovdqu64 zmm29, [rbp + 8704]                ;   122.0 p2      48 next reload
        vpternlogd zmm31, zmm29, zmm6, 0x6c          ;   151.0 p5      45 next
        vpternlogd zmm15, zmm25, zmm31, 0x96         ;   152.0 p0      45 next
        vpternlogd zmm25, zmm0, zmm29, 0xb4          ;   152.0 p5      45 next
        vpternlogd zmm22, zmm15, zmm4, 0x96          ;   153.0 p0      45 next
        vmovdqu64 zmm15, [rbp + 8576]                ;   122.3 p3      48 next reload
        vpternlogd zmm26, zmm29, zmm15, 0x78         ;   153.0 p5      45 next
        vpternlogd zmm16, zmm15, zmm10, 0x78         ;   153.7 p0      45 next
        vpternlogd zmm15, zmm18, zmm6, 0x6c          ;   154.0 p5      45 next
        vpternlogd zmm16, zmm6, zmm31, 0x78          ;   154.7 p0      45 next
        vpternlogd zmm15, zmm10, zmm17, 0x78         ;   155.0 p5      45 next
        vpternlogd zmm4, zmm18, zmm16, 0x96          ;   155.7 p0      45 next
        vpxord zmm27, zmm27, zmm16                   ;   156.0 p5      45 next
        vpternlogd zmm2, zmm7, zmm26, 0x96           ;   156.7 p0      45 next
        vpternlogd zmm23, zmm15, zmm30, 0x96         ;   157.0 p5      45 next
        vpternlogd zmm25, zmm30, zmm20, 0x96         ;   157.7 p0      45 next
        vpternlogd zmm0, zmm29, zmm27, 0x6a          ;   158.0 p5      45 next
        vpternlogd zmm13, zmm20, zmm27, 0x96         ;   158.7 p0      45 next
        vpternlogd zmm0, zmm21, zmm26, 0x96          ;   159.0 p5      45 next
        vpxord zmm19, zmm19, zmm4                    ;   159.7 p0      45 next
        vpternlogd zmm19, zmm12, zmm5, 0x78          ;   160.7 p5      45 next
        vpternlogd zmm4, zmm0, zmm8, 0x96            ;   160.7 p0      45 next
        vmovdqu64 zmm30, [rbp + 9408]                ;   136.7 p2      41 next
        vmovdqu64 zmm31, [rbp + 9344]                ;   136.0 p3      54 next reload
        vpandd zmm30, zmm30, zmm31                   ;   161.0 p5      41 next
        vpternlogd zmm11, zmm19, zmm1, 0x96          ;   161.7 p0      45 next
        vmovdqu64 zmm0, [rbp + 8960]                 ;   133.0 p2      41 next
        vmovdqu64 zmm5, [rbp + 4608]                 ;   124.3 p3      62 r reload
        vpternlogd zmm28, zmm14, zmm5, 0x96          ;   162.0 p5      54 next
        vmovdqu64 zmm6, [rbp + 8384]                 ;   131.0 p2      41 next
        vmovdqu64 zmm7, [rbp + 8256]                 ;   125.3 p3      54 next reload
        vpandd zmm6, zmm6, zmm7                      ;   162.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 8128]                ;   131.7 p2      41 next
        vmovdqu64 zmm12, [rbp + 8384]                ;   131.0 p3      41 next
        vmovdqu64 zmm14, [rbp + 8192]                ;   130.7 p2      54 next reload
        vpandd zmm12, zmm12, zmm14                   ;   163.0 p5      41 next
        vmovdqu64 zmm15, [rbp + 8896]                ;   132.7 p3      41 next
        vmovdqu64 zmm16, [rbp + 8128]                ;   131.7 p2      41 next
        vmovdqu64 zmm17, [rbp + 8832]                ;   128.3 p3      54 next reload
        vpandd zmm16, zmm16, zmm17                   ;   163.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 10176]               ;   151.0 p2      41 next reload
        vmovdqu64 zmm19, [rbp + 9472]                ;   137.0 p3      41 next
        vpternlogd zmm19, zmm18, zmm18, 0x3f         ;   164.0 p5      41 next
        vmovdqu64 zmm20, [rbp + 8128]                ;   131.7 p2      41 next
        vmovdqu64 zmm21, [rbp + 8768]                ;   130.3 p3      54 next reload
        vpandd zmm20, zmm20, zmm21                   ;   164.7 p0      41 next
        vmovdqu64 zmm26, [rbp + 8896]                ;   132.7 p2      41 next
        vmovdqu64 zmm27, [rbp + 4864]                ;   131.3 p3      62 r reload
        vpternlogd zmm13, zmm24, zmm27, 0x96         ;   165.0 p5      54 next
        vpandd zmm0, zmm0, zmm31                     ;   165.7 p0      41 next
        vpandd zmm10, zmm10, zmm7                    ;   166.0 p5      41 next
        vpandd zmm26, zmm26, zmm17                   ;   166.7 p0      41 next
        vpandd zmm15, zmm15, zmm14                   ;   167.0 p5      41 next
        vpxord zmm29, zmm30, zmm0                    ;   167.7 p0      41 next
        vpandd zmm5, zmm21, zmm7                     ;   168.0 p5      41 next
        vmovdqa64 zmm27, zmm12                       ;   164.0         41 next copy
        vpternlogd zmm12, zmm6, [rbp + 8128], 0x28   ;   168.7 p0+p2   41 next
        vmovdqu64 [rbp + 8704], zmm24                ;   123.0 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm29                       ;   168.7         41 next copy
        vmovdqu64 [rbp + 8640], zmm1                 ;   123.3 p8+p9   48 next spill
        vmovdqa64 zmm1, zmm21                        ;   136.3         41 next copy
        vpternlogd zmm1, zmm14, zmm7, 0x78           ;   169.0 p5      41 next
        vmovdqu64 [rbp + 8512], zmm8                 ;   125.0 p7+p4   48 next spill
        vmovdqa64 zmm8, zmm5                         ;   169.0         41 next copy
        vpternlogd zmm8, zmm14, zmm20, 0x78          ;   169.7 p0      41 next
        vmovdqu64 [rbp + 8576], zmm28                ;   163.0 p8+p9   54 next spill
        vmovdqu64 zmm28, [rbp + 4736]                ;   132.3 p3      62 r reload
        vpternlogd zmm22, zmm28, [rbp + 9024], 0x96  ;   170.0 p5+p2   54 next
        vmovdqu64 zmm28, [rbp + 4672]                ;   133.3 p3      62 r reload
        vpternlogd zmm2, zmm28, [rbp + 8320], 0x96   ;   170.7 p0+p2   54 next
        vmovdqu64 zmm28, [rbp + 4800]                ;   134.3 p3      62 r reload
        vpternlogd zmm25, zmm28, [rbp + 9984], 0x96  ;   171.0 p5+p2   54 next
        vpxord zmm5, zmm5, zmm26                     ;   171.7 p0      41 next
        vpandd zmm28, zmm21, zmm14                   ;   172.0 p5      41 next
        vmovdqu64 [rbp + 10560], zmm23               ;   158.0 p7+p4   45 next spill
        vpxord zmm23, zmm14, zmm26                   ;   172.7 p0      41 next
        vmovdqu64 [rbp + 10624], zmm2                ;   171.7 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm7                         ;   131.3         41 next copy
        vmovdqu64 [rbp + 10688], zmm22               ;   171.0 p7+p4   54 next spill
        vmovdqu64 zmm22, [rbp + 8384]                ;   135.3 p3      41 next
        vpxord zmm22, zmm22, zmm15                   ;   173.0 p5      41 next
        vpxord zmm12, zmm12, zmm22                   ;   174.0 p0      41 next
        vmovdqu64 [rbp + 10752], zmm25               ;   172.0 p8+p9   54 next spill
        vmovdqa64 zmm25, zmm17                       ;   134.3         41 next copy
        vmovdqu64 [rbp + 10816], zmm13               ;   166.0 p7+p4   54 next spill
        vpxord zmm13, zmm17, zmm20                   ;   174.0 p5      41 next
        vmovdqu64 [rbp + 10880], zmm11               ;   162.7 p8+p9   45 next spill
        vmovdqu64 zmm11, [rbp + 8128]                ;   136.0 p2      41 next
        vpandd zmm11, zmm11, zmm23                   ;   174.7 p0      41 next
        vmovdqu64 [rbp + 10944], zmm4                ;   161.7 p7+p4   45 next spill
        vpxord zmm4, zmm6, zmm28                     ;   175.0 p5      41 next
        vpternlogd zmm28, zmm22, [rbp + 8128], 0x78  ;   175.7 p0+p3   41 next
        vmovdqu64 zmm22, [rbp + 8384]                ;   137.0 p2      54 next reload
        vpternlogd zmm12, zmm5, zmm22, 0x78          ;   176.0 p5      41 next
        vpternlogd zmm5, zmm7, zmm17, 0x6c           ;   176.7 p0      41 next
        vmovdqa64 zmm17, zmm11                       ;   175.7         41 next copy
        vmovdqa64 zmm14, zmm10                       ;   167.0         41 next copy
        vpternlogd zmm14, zmm22, zmm21, 0x78         ;   177.0 p5      41 next
        vpxord zmm25, zmm25, zmm14                   ;   178.0 p0      41 next
        vpternlogd zmm14, zmm1, [rbp + 8832], 0x78   ;   178.0 p5+p3   41 next
        vmovdqu64 zmm7, [rbp + 9472]                 ;   138.0 p2      54 next reload
        vpternlogd zmm30, zmm7, [rbp + 9088], 0x78   ;   178.7 p0+p3   41 next
        vmovdqa64 zmm22, zmm16                       ;   164.7         41 next copy
        vpternlogd zmm22, zmm21, [rbp + 8896], 0x78  ;   179.0 p5+p2   41 next
        vpxord zmm27, zmm27, zmm22                   ;   180.0 p0      41 next
        vpxord zmm2, zmm2, zmm27                     ;   181.0 p5      41 next
        vpternlogd zmm8, zmm27, [rbp + 8832], 0x78   ;   181.0 p0+p3   41 next
        vmovdqu64 zmm27, [rbp + 8896]                ;   140.0 p2      54 next reload
        vmovdqa64 zmm21, zmm20                       ;   165.7         41 next copy
        vpternlogd zmm21, zmm10, zmm27, 0x87         ;   181.0 p5      41 next
        vpternlogd zmm20, zmm27, [rbp + 8256], 0x28  ;   181.7 p0+p3   41 next
        vpxord zmm17, zmm17, zmm20                   ;   182.7 p5      41 next
        vpternlogd zmm17, zmm26, zmm25, 0x96         ;   183.7 p0      41 next
        vpxord zmm20, zmm20, zmm21                   ;   183.0 p5      41 next
        vpternlogd zmm21, zmm2, [rbp + 8256], 0x78   ;   183.7 p0+p2   41 next
        vpternlogd zmm28, zmm26, zmm21, 0x96         ;   184.7 p5      41 next
        vmovdqu64 zmm21, [rbp + 8384]                ;   141.3 p3      54 next reload
        vpternlogd zmm20, zmm2, zmm21, 0x78          ;   184.7 p0      41 next
        vmovdqa64 zmm2, zmm27                        ;   146.0         41 next copy
        vpternlogd zmm2, zmm21, zmm1, 0x60           ;   185.0 p5      41 next
        vmovdqu64 zmm26, [rbp + 9856]                ;   150.0 p2      41 next reload
        vmovdqu64 zmm21, [rbp + 9280]                ;   142.3 p3      54 next reload
        vpternlogd zmm30, zmm21, zmm26, 0xb4         ;   185.7 p0      41 next
        vmovdqa64 zmm27, zmm21                       ;   148.3         41 next copy
        vpternlogd zmm27, zmm7, [rbp + 9216], 0x60   ;   186.0 p5+p2   41 next
        vmovdqu64 [rbp + 11008], zmm28               ;   185.7 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm7                        ;   144.0         41 next copy
        vpternlogd zmm28, zmm26, [rbp + 10240], 0x56 ;   186.7 p0+p3   41 next
        vmovdqu64 [rbp + 10240], zmm8                ;   182.0 p7+p4   41 next spill
        vmovdqu64 zmm8, [rbp + 9408]                 ;   144.0 p2      54 next reload
        vpternlogd zmm7, zmm8, [rbp + 8064], 0x6c    ;   187.0 p5+p3   41 next
        vmovdqu64 [rbp + 9472], zmm6                 ;   163.7 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm19                        ;   165.0         41 next copy
        vpternlogd zmm6, zmm8, [rbp + 9088], 0x78    ;   187.7 p0+p2   41 next
        vmovdqu64 [rbp + 11072], zmm22               ;   180.0 p7+p4   41 next spill
        vmovdqa64 zmm22, zmm7                        ;   188.0         41 next copy
        vpternlogd zmm22, zmm26, [rbp + 9088], 0x78  ;   188.0 p5+p3   41 next
        vpternlogd zmm27, zmm18, zmm22, 0x96         ;   189.0 p0      41 next
        vmovdqu64 zmm18, [rbp + 8064]                ;   146.0 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 8960]                ;   146.3 p3      54 next reload
        vpternlogd zmm28, zmm22, zmm18, 0x78         ;   189.0 p5      41 next
        vmovdqa64 zmm26, zmm21                       ;   148.3         41 next copy
        vpternlogd zmm26, zmm18, zmm22, 0x60         ;   189.7 p0      41 next
        vmovdqu64 [rbp + 10176], zmm15               ;   168.0 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm18                       ;   152.0         41 next copy
        vpternlogd zmm15, zmm22, [rbp + 9088], 0x78  ;   190.0 p5+p2   41 next
        vpxord zmm9, zmm9, zmm15                     ;   191.0 p0      41 next
        vpternlogd zmm15, zmm8, zmm22, 0x78          ;   191.0 p5      41 next
        vmovdqu64 [rbp + 11136], zmm23               ;   173.7 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 10496]               ;   149.0 p3      41 next reload
        vpternlogd zmm8, zmm23, [rbp + 9216], 0x6c   ;   191.7 p0+p2   41 next
        vpternlogd zmm8, zmm22, zmm9, 0x78           ;   192.7 p5      41 next
        vpternlogd zmm9, zmm21, [rbp + 9536], 0x78   ;   192.7 p0+p3   41 next
        vmovdqu64 [rbp + 9408], zmm4                 ;   176.0 p8+p9   41 next spill
        vmovdqu64 zmm4, [rbp + 10432]                ;   149.0 p2      41 next reload
        vpxord zmm4, zmm4, zmm9                      ;   193.7 p5      41 next
        vmovdqa64 zmm9, zmm4                         ;   194.7         41 next copy
        vmovdqu64 [rbp + 10432], zmm11               ;   175.7 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 9088]                ;   149.3 p3      54 next reload
        vpternlogd zmm21, zmm11, [rbp + 9216], 0x6c  ;   193.7 p0+p2   41 next
        vpternlogd zmm15, zmm21, [rbp + 9216], 0x78  ;   194.7 p5+p3   41 next
        vpxord zmm26, zmm26, zmm15                   ;   195.7 p0      41 next
        vpternlogd zmm15, zmm23, [rbp + 9600], 0x96  ;   195.7 p5+p2   41 next
        vpxord zmm9, zmm9, zmm15                     ;   196.7 p0      41 next
        vmovdqu64 zmm23, [rbp + 9664]                ;   151.3 p3      41 next reload
        vpternlogd zmm9, zmm18, zmm23, 0x78          ;   197.7 p5      41 next
        vmovdqu64 [rbp + 10496], zmm9                ;   198.7 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm26                        ;   196.7         41 next copy
        vpternlogd zmm9, zmm31, zmm11, 0x78          ;   196.7 p0      41 next
        vpternlogd zmm9, zmm0, zmm6, 0x96            ;   197.7 p5      41 next
        vpternlogd zmm26, zmm30, [rbp + 10112], 0x96 ;   197.7 p0+p2   41 next
        vmovdqu64 zmm0, [rbp + 9152]                 ;   152.3 p3      54 next reload
        vmovdqu64 [rbp + 10112], zmm26               ;   198.7 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 10048]               ;   153.0 p2      41 next reload
        vpternlogd zmm22, zmm26, zmm0, 0x6c          ;   198.0 p5      41 next
        vpternlogd zmm22, zmm18, zmm31, 0x78         ;   199.0 p0      41 next
        vmovdqa64 zmm18, zmm23                       ;   157.3         41 next copy
        vpternlogd zmm18, zmm0, zmm11, 0x78          ;   199.0 p5      41 next
        vpternlogd zmm27, zmm19, zmm22, 0x96         ;   200.0 p0      41 next
        vpternlogd zmm0, zmm31, [rbp + 9728], 0x95   ;   200.0 p5+p3   41 next
        vpternlogd zmm14, zmm12, zmm2, 0x96          ;   200.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 9216]                ;   154.0 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 10368]               ;   154.3 p3      41 next reload
        vpternlogd zmm23, zmm19, zmm12, 0x6c         ;   201.0 p5      41 next
        vpternlogd zmm12, zmm31, [rbp + 9920], 0x6a  ;   201.7 p0+p2   41 next
        vpxord zmm3, zmm3, zmm12                     ;   202.7 p5      41 next
        vpternlogd zmm26, zmm7, zmm23, 0x96          ;   202.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 8768]                 ;   155.3 p3      41 next
        vpternlogd zmm21, zmm26, zmm3, 0x96          ;   203.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 8192]                ;   156.0 p2      41 next
        vpternlogd zmm31, zmm3, zmm11, 0x9c          ;   203.7 p0      41 next
        vpxord zmm12, zmm12, [rbp + 10112]           ;   204.7 p5+p3   41 next
        vmovdqu64 zmm3, [rbp + 8384]                 ;   157.0 p2      41 next
        vmovdqu64 zmm11, [rbp + 8128]                ;   157.3 p3      41 next
        vpternlogd zmm31, zmm30, zmm18, 0x96         ;   204.7 p0      41 next
        vpternlogd zmm17, zmm1, zmm5, 0x96           ;   205.0 p5      41 next
        vpternlogd zmm4, zmm28, zmm0, 0x96           ;   205.7 p0      41 next
        vpxord zmm24, zmm24, zmm0                    ;   206.0 p5      41 next
        vpternlogd zmm24, zmm18, zmm8, 0x96          ;   207.0 p0      41 next
        vpternlogd zmm23, zmm28, [rbp + 9536], 0x96  ;   207.0 p5+p2   41 next
        vmovdqu64 zmm30, [rbp + 8896]                ;   158.3 p3      41 next
        vmovdqu64 zmm0, [rbp + 8256]                 ;   159.0 p2      54 next reload
        vmovdqu64 zmm8, [rbp + 8192]                 ;   159.3 p3      54 next reload
        vpternlogd zmm2, zmm8, zmm0, 0x78            ;   207.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 8128]                ;   160.0 p2      54 next reload
        vpternlogd zmm25, zmm8, zmm18, 0x6a          ;   208.0 p5      41 next
        vmovdqu64 zmm19, [rbp + 8896]                ;   160.3 p3      54 next reload
        vmovdqa64 zmm26, zmm0                        ;   165.0         41 next copy
        vpternlogd zmm26, zmm13, zmm19, 0x6a         ;   208.7 p0      41 next
        vpternlogd zmm0, zmm15, zmm9, 0x96           ;   209.0 p5      41 next
        vmovdqu64 zmm9, [rbp + 9408]                 ;   176.0 p2      41 next reload
        vmovdqa64 zmm15, zmm19                       ;   166.3         41 next copy
        vpternlogd zmm15, zmm18, zmm9, 0x60          ;   209.7 p0      41 next
        vpternlogd zmm15, zmm1, zmm5, 0x96           ;   210.7 p5      41 next
        vpternlogd zmm29, zmm21, [rbp + 9600], 0x96  ;   210.7 p0+p3   41 next
        vpxord zmm7, zmm7, zmm27                     ;   211.0 p5      41 next
        vpternlogd zmm23, zmm6, [rbp + 9792], 0x96   ;   211.7 p0+p2   41 next
        vpxord zmm20, zmm20, zmm26                   ;   212.0 p5      41 next
        vpternlogd zmm19, zmm18, zmm2, 0x80          ;   212.7 p0      41 next
        vpxord zmm3, zmm3, zmm31                     ;   213.0 p5      41 next
        vpxord zmm11, zmm11, zmm29                   ;   213.7 p0      41 next
        vpxord zmm30, zmm30, zmm23                   ;   214.0 p5      41 next
        vmovdqu64 zmm31, [rbp + 8832]                ;   162.3 p3      54 next reload
        vpternlogd zmm17, zmm9, zmm31, 0x78          ;   214.7 p0      41 next
        vpternlogd zmm31, zmm22, [rbp + 10496], 0x96 ;   215.0 p5+p2   41 next
        vpternlogd zmm25, zmm16, [rbp + 8768], 0x78  ;   215.7 p0+p3   41 next
        vpternlogd zmm10, zmm2, [rbp + 10432], 0x96  ;   216.0 p5+p2   41 next
        vpternlogd zmm15, zmm13, [rbp + 8384], 0x87  ;   216.7 p0+p3   41 next
        vpxord zmm24, zmm24, [r10 + 9664]            ;   217.0 p5+p2   48 next
        vpternlogd zmm14, zmm31, [r10 + 9920], 0x96  ;   217.7 p0+p3   48 next
        vpternlogd zmm17, zmm11, [r10 + 10112], 0x96 ;   218.0 p5+p2   48 next
        vpxord zmm1, zmm12, [r10 + 9408]             ;   218.7 p0+p3   48 next
        vpternlogd zmm15, zmm12, [r10 + 9984], 0x96  ;   219.0 p5+p2   48 next
        vpternlogd zmm10, zmm8, [rbp + 10240], 0x96  ;   219.7 p0+p3   41 next
        vmovdqu64 zmm2, [rbp + 9856]                 ;   168.0 p2      41 next reload
        vpternlogd zmm4, zmm2, [r10 + 9728], 0x96    ;   220.0 p5+p3   48 next
        vpxord zmm11, zmm11, [r10 + 9536]            ;   220.7 p0+p2   48 next
        vpxord zmm31, zmm31, [r10 + 9344]            ;   221.0 p5+p3   48 next
        vpxord zmm2, zmm0, [r10 + 9216]              ;   221.7 p0+p2   48 next
        vmovdqu64 zmm5, [rbp + 11008]                ;   185.7 p3      41 next reload
        vpternlogd zmm0, zmm5, [r10 + 9792], 0x96    ;   222.0 p5+p2   48 next
        vpternlogd zmm10, zmm30, [r10 + 10176], 0x96 ;   222.7 p0+p3   48 next
        vpxord zmm30, zmm30, [r10 + 9600]            ;   223.0 p5+p2   48 next
        vpxord zmm5, zmm7, [r10 + 9280]              ;   223.7 p0+p3   48 next
        vpxord zmm6, zmm3, [r10 + 9472]              ;   224.0 p5+p2   48 next
        vmovdqu64 zmm8, [rbp + 10176]                ;   173.3 p3      41 next reload
        vpternlogd zmm20, zmm8, [rbp + 11136], 0x78  ;   224.7 p0+p2   41 next
        vpternlogd zmm20, zmm7, [r10 + 9856], 0x96   ;   225.7 p5+p3   48 next
        vmovdqu64 zmm7, [rbp + 9472]                 ;   175.0 p2      41 next reload
        vpternlogd zmm19, zmm7, [rbp + 11072], 0x96  ;   225.7 p0+p3   41 next
        vpternlogd zmm3, zmm25, zmm19, 0x69          ;   226.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 10304]                ;   176.0 p2      54 next
        vpxord zmm7, zmm7, [r11 + 1088]              ;   226.7 p0+p3   54 next
        vmovdqu64 zmm8, [rbp + 10816]                ;   177.0 p2      54 next
        vpxord zmm8, zmm8, [r11 + 1216]              ;   227.0 p5+p3   54 next
        vmovdqu64 zmm9, [rbp + 10752]                ;   178.0 p2      54 next
        vpxord zmm9, zmm9, [r11 + 1280]              ;   227.7 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 10688]               ;   179.0 p2      54 next
        vpxord zmm12, zmm12, [r11 + 1344]            ;   228.0 p5+p3   54 next
        vmovdqu64 zmm13, [rbp + 10944]               ;   180.0 p2      45 next reload
        vmovdqu64 zmm16, [rbp + 4544]                ;   180.3 p3      54 next
        vpternlogd zmm16, zmm13, [r11 + 1024], 0x96  ;   228.7 p0+p2   54 next
        vmovdqu64 zmm18, [rbp + 10880]               ;   181.3 p3      45 next reload
        vmovdqu64 zmm19, [rbp + 4480]                ;   182.0 p2      54 next
        vpternlogd zmm19, zmm18, [r11 + 1152], 0x96  ;   229.0 p5+p3   54 next
        vpxord zmm3, zmm3, [r10 + 10048]             ;   229.7 p0+p2   48 next
        vmovdqu64 zmm21, [rbp + 10624]               ;   183.3 p3      54 next
        vpxord zmm21, zmm21, [r11 + 1408]            ;   230.0 p5+p2   54 next
        vmovdqu64 zmm22, [rbp + 8576]                ;   184.3 p3      54 next
        vpxord zmm22, zmm22, [r11 + 1536]            ;   230.7 p0+p2   54 next
        vmovdqu64 zmm23, [rbp + 10560]               ;   185.3 p3      45 next reload
        vmovdqu64 zmm25, [rbp + 4416]                ;   186.0 p2      54 next
        vpternlogd zmm25, zmm23, [r11 + 1472], 0x96  ;   231.0 p5+p3   54 next
        vmovdqu64 zmm26, [rbp + 8512]                ;   187.0 p2      48 next reload
        vmovdqu64 zmm27, [rbp + 4352]                ;   187.3 p3      54 next
        vpternlogd zmm27, zmm26, [r11 + 1600], 0x96  ;   231.7 p0+p2   54 next
        vmovdqu64 zmm28, [rbp + 4352]                ;   188.3 p3      62 r reload
        vpternlogd zmm26, zmm0, zmm28, 0x96          ;   232.0 p5      54 next
        vpandd zmm29, zmm1, zmm24                    ;   232.7 p0      45 next
        vmovdqa64 zmm28, zmm1                        ;   219.7         45 next copy
        vmovdqu64 [rbp + 8512], zmm26                ;   233.0 p8+p9   54 next spill
        vpandd zmm26, zmm1, zmm2                     ;   233.0 p5      45 next
        vpternlogd zmm26, zmm6, zmm30, 0x78          ;   234.0 p0      45 next
        vmovdqu64 [rbp + 11072], zmm7                ;   227.7 p7+p4   54 next spill
        vpandd zmm7, zmm1, zmm6                      ;   234.0 p5      45 next
        vmovdqu64 [rbp + 9472], zmm19                ;   230.0 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm1                        ;   219.7         45 next copy
        vmovdqu64 [rbp + 11136], zmm21               ;   231.0 p7+p4   54 next spill
        vmovdqa64 zmm21, zmm7                        ;   235.0         45 next copy
        vpternlogd zmm21, zmm1, zmm5, 0x78           ;   235.0 p0      45 next
        vpternlogd zmm21, zmm30, zmm2, 0x78          ;   236.0 p5      45 next
        vmovdqu64 [rbp + 10176], zmm8                ;   228.0 p8+p9   54 next spill
        vpxord zmm8, zmm30, zmm2                     ;   235.7 p0      45 next
        vpxord zmm28, zmm28, zmm8                    ;   236.7 p5      45 next
        vmovdqu64 [rbp + 11008], zmm12               ;   229.0 p7+p4   54 next spill
        vpandd zmm12, zmm2, zmm24                    ;   236.7 p0      45 next
        vpternlogd zmm12, zmm1, zmm30, 0x87          ;   237.7 p5      45 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   228.7 p8+p9   54 next spill
        vpandd zmm9, zmm30, zmm24                    ;   237.7 p0      45 next
        vmovdqu64 [rbp + 10240], zmm16               ;   229.7 p7+p4   54 next spill
        vpandd zmm16, zmm24, zmm4                    ;   238.0 p5      45 next
        vpxord zmm26, zmm26, zmm16                   ;   239.0 p0      45 next
        vpandd zmm23, zmm24, zmm11                   ;   239.0 p5      45 next
        vpandd zmm18, zmm30, zmm5                    ;   239.7 p0      45 next
        vmovdqa64 zmm13, zmm24                       ;   218.0         45 next copy
        vpternlogd zmm13, zmm4, zmm2, 0x78           ;   240.0 p5      45 next
        vmovdqu64 [rbp + 8192], zmm27                ;   232.7 p8+p9   54 next spill
        vpandd zmm27, zmm4, zmm6                     ;   240.7 p0      45 next
        vpxord zmm19, zmm19, zmm27                   ;   241.7 p5      45 next
        vmovdqu64 [rbp + 8384], zmm22                ;   231.7 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm4                        ;   221.0         45 next copy
        vmovdqu64 [rbp + 10432], zmm25               ;   232.0 p8+p9   54 next spill
        vmovdqu64 zmm25, [rbp + 8384]                ;   231.7 p2      41 next
        vmovdqu64 [rbp + 8768], zmm10                ;   223.7 p7+p4   48 next spill
        vmovdqu64 zmm10, [rbp + 10432]               ;   232.0 p3      41 next
        vmovdqu64 [rbp + 10496], zmm17               ;   219.0 p8+p9   48 next spill
        vpxord zmm17, zmm5, zmm11                    ;   241.7 p0      45 next
        vpternlogd zmm1, zmm17, zmm31, 0x6c          ;   242.7 p5      45 next
        vpternlogd zmm23, zmm6, zmm17, 0x78          ;   242.7 p0      45 next
        vpternlogd zmm7, zmm23, zmm13, 0x96          ;   243.7 p5      45 next
        vpternlogd zmm13, zmm31, zmm28, 0x78         ;   243.7 p0      45 next
        vmovdqu64 [rbp + 8832], zmm3                 ;   230.7 p7+p4   48 next spill
        vmovdqu64 zmm3, [rbp + 10432]                ;   232.0 p2      41 next
        vmovdqu64 [rbp + 9408], zmm15                ;   220.0 p8+p9   48 next spill
        vmovdqu64 zmm15, [rbp + 10432]               ;   232.0 p3      41 next
        vmovdqu64 [rbp + 8128], zmm20                ;   226.7 p7+p4   48 next spill
        vmovdqu64 zmm20, [rbp + 8192]                ;   232.7 p2      41 next
        vmovdqu64 [rbp + 8896], zmm20                ;   238.7 p8+p9   41 next spill
        vpandd zmm20, zmm11, zmm31                   ;   244.0 p5      45 next
        vpternlogd zmm20, zmm4, zmm28, 0x1e          ;   245.0 p0      45 next
        vpternlogd zmm20, zmm5, zmm2, 0x78           ;   246.0 p5      45 next
        vpternlogd zmm23, zmm8, zmm20, 0x96          ;   247.0 p0      45 next
        vmovdqu64 [rbp + 9792], zmm14                ;   218.7 p7+p4   48 next spill
        vpandd zmm14, zmm2, zmm6                     ;   246.0 p5      45 next
        vmovdqu64 [rbp + 9600], zmm0                 ;   223.0 p8+p9   48 next spill
        vmovdqa64 zmm0, zmm2                         ;   222.7         45 next copy
        vpternlogd zmm0, zmm5, zmm31, 0x78           ;   246.7 p0      45 next
        vpxord zmm22, zmm22, zmm0                    ;   247.7 p5      45 next
        vpternlogd zmm0, zmm24, zmm5, 0x78           ;   247.7 p0      45 next
        vpternlogd zmm8, zmm22, zmm11, 0x6c          ;   248.7 p5      45 next
        vpxord zmm8, zmm8, zmm6                      ;   249.7 p0      45 next
        vpternlogd zmm20, zmm12, zmm8, 0x96          ;   250.7 p5      45 next
        vmovdqu64 [rbp + 8256], zmm20                ;   251.7 p7+p4   45 next spill
        vmovdqa64 zmm20, zmm11                       ;   221.7         45 next copy
        vpternlogd zmm20, zmm5, zmm2, 0x60           ;   249.7 p0      45 next
        vmovdqu64 [rbp + 9536], zmm15                ;   238.0 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm31                       ;   222.0         45 next copy
        vpternlogd zmm15, zmm6, zmm11, 0x78          ;   250.0 p5      45 next
        vpternlogd zmm7, zmm26, zmm15, 0x96          ;   251.0 p0      45 next
        vpternlogd zmm0, zmm15, zmm6, 0x78           ;   251.0 p5      45 next
        vpternlogd zmm26, zmm30, zmm31, 0xb4         ;   251.7 p0      45 next
        vmovdqa64 zmm15, zmm11                       ;   221.7         45 next copy
        vpternlogd zmm15, zmm4, zmm6, 0x60           ;   252.0 p5      45 next
        vpternlogd zmm15, zmm13, zmm19, 0x96         ;   253.0 p0      45 next
        vpternlogd zmm6, zmm14, zmm24, 0x6c          ;   253.0 p5      45 next
        vpternlogd zmm6, zmm5, zmm22, 0x78           ;   254.0 p0      45 next
        vmovdqu64 zmm5, [rbp + 8448]                 ;   191.3 p3      48 next reload
        vmovdqu64 zmm13, [rbp + 4288]                ;   192.0 p2      54 next
        vpternlogd zmm13, zmm5, [r11 + 1664], 0x96   ;   254.0 p5+p3   54 next
        vmovdqa64 zmm22, zmm4                        ;   221.0         45 next copy
        vpternlogd zmm22, zmm19, zmm19, 0x3f         ;   254.7 p0      45 next
        vpternlogd zmm4, zmm9, zmm31, 0x6c           ;   255.0 p5      45 next
        vpxord zmm9, zmm9, zmm18                     ;   255.7 p0      45 next
        vpternlogd zmm11, zmm4, zmm28, 0x9c          ;   256.0 p5      45 next
        vmovdqu64 zmm4, [rbp + 4288]                 ;   193.0 p2      62 r reload
        vmovdqu64 zmm19, [rbp + 8128]                ;   226.7 p3      48 next reload
        vpternlogd zmm5, zmm19, zmm4, 0x96           ;   256.7 p0      54 next
        vpternlogd zmm14, zmm0, zmm29, 0x96          ;   257.0 p5      45 next
        vpxord zmm20, zmm20, zmm0                    ;   257.7 p0      45 next
        vpternlogd zmm29, zmm7, zmm9, 0x96           ;   258.0 p5      45 next
        vpxord zmm12, zmm12, zmm9                    ;   258.7 p0      45 next
        vmovdqu64 zmm0, [rbp + 10432]                ;   232.0 p2      41 next
        vpternlogd zmm12, zmm6, zmm1, 0x96           ;   259.7 p5      45 next
        vmovdqu64 zmm6, [rbp + 8640]                 ;   194.3 p3      48 next reload
        vmovdqu64 zmm7, [rbp + 4224]                 ;   195.0 p2      54 next
        vpternlogd zmm7, zmm6, [r11 + 1728], 0x96    ;   259.7 p0+p3   54 next
        vpternlogd zmm26, zmm1, zmm11, 0x96          ;   260.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 4224]                 ;   196.0 p2      62 r reload
        vmovdqu64 zmm9, [rbp + 9792]                 ;   218.7 p3      48 next reload
        vpternlogd zmm6, zmm9, zmm1, 0x96            ;   260.7 p0      54 next
        vpternlogd zmm27, zmm11, zmm20, 0x96         ;   261.0 p5      45 next
        vpternlogd zmm20, zmm30, zmm31, 0x78         ;   261.7 p0      45 next
        vpternlogd zmm24, zmm31, zmm22, 0x6a         ;   262.0 p5      45 next
        vmovdqu64 zmm30, [rbp + 8704]                ;   197.0 p2      48 next reload
        vmovdqu64 zmm31, [rbp + 4160]                ;   197.3 p3      54 next
        vpternlogd zmm31, zmm30, [r11 + 1792], 0x96  ;   262.7 p0+p2   54 next
        vpternlogd zmm15, zmm22, zmm21, 0x96         ;   263.0 p5      45 next
        vmovdqu64 zmm11, [rbp + 4160]                ;   198.3 p3      62 r reload
        vmovdqu64 zmm22, [rbp + 9408]                ;   220.0 p2      48 next reload
        vpternlogd zmm30, zmm22, zmm11, 0x96         ;   263.7 p0      54 next
        vpternlogd zmm23, zmm16, zmm24, 0x96         ;   264.0 p5      45 next
        vpternlogd zmm20, zmm18, zmm24, 0x96         ;   264.7 p0      45 next
        vmovdqu64 zmm16, [rbp + 9984]                ;   199.3 p3      48 next reload
        vmovdqu64 zmm18, [rbp + 4096]                ;   200.0 p2      54 next
        vpternlogd zmm18, zmm16, [r11 + 1856], 0x96  ;   265.0 p5+p3   54 next
        vpxord zmm8, zmm8, zmm14                     ;   265.7 p0      45 next
        vpternlogd zmm8, zmm2, zmm17, 0x78           ;   266.7 p5      45 next
        vmovdqu64 zmm2, [rbp + 4096]                 ;   201.0 p2      62 r reload
        vmovdqu64 zmm17, [rbp + 8832]                ;   230.7 p3      48 next reload
        vpternlogd zmm16, zmm17, zmm2, 0x96          ;   266.7 p0      54 next
        vpternlogd zmm9, zmm21, zmm8, 0x96           ;   267.7 p5      45 next
        vmovdqu64 zmm8, [rbp + 9024]                 ;   202.0 p2      48 next reload
        vmovdqu64 zmm21, [rbp + 4032]                ;   202.3 p3      54 next
        vpternlogd zmm21, zmm8, [r11 + 1920], 0x96   ;   267.7 p0+p2   54 next
        vmovdqu64 zmm24, [rbp + 8384]                ;   231.7 p3      41 next
        vpxord zmm25, zmm25, zmm31                   ;   268.0 p5      41 next
        vpxord zmm10, zmm10, zmm18                   ;   268.7 p0      41 next
        vpandd zmm24, zmm24, zmm18                   ;   269.0 p5      41 next
        vpandd zmm0, zmm0, zmm7                      ;   269.7 p0      41 next
        vpandd zmm3, zmm3, zmm21                     ;   270.0 p5      41 next
        vpternlogd zmm3, zmm13, zmm18, 0x87          ;   271.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 9856]                 ;   228.7 p2      41 next
        vpandd zmm2, zmm2, [rbp + 10240]             ;   271.0 p5+p3   41 next
        vmovdqu64 zmm11, [rbp + 11008]               ;   229.0 p2      41 next
        vpandd zmm11, zmm11, [rbp + 10240]           ;   271.7 p0+p3   41 next
        vpternlogd zmm17, zmm26, [rbp + 10752], 0x96 ;   272.0 p5+p2   54 next
        vpternlogd zmm22, zmm27, [rbp + 10816], 0x96 ;   272.7 p0+p3   54 next
        vmovdqu64 zmm26, [rbp + 4032]                ;   207.0 p2      62 r reload
        vmovdqu64 zmm27, [rbp + 10496]               ;   219.0 p3      48 next reload
        vpternlogd zmm8, zmm27, zmm26, 0x96          ;   273.0 p5      54 next
        vpternlogd zmm27, zmm29, [rbp + 10688], 0x96 ;   273.7 p0+p2   54 next
        vpternlogd zmm19, zmm15, [rbp + 10304], 0x96 ;   274.0 p5+p3   54 next
        vmovdqu64 zmm15, [rbp + 8576]                ;   209.0 p2      54 next reload
        vpternlogd zmm28, zmm15, [rbp + 8256], 0x96  ;   274.7 p0+p3   54 next
        vpternlogd zmm14, zmm20, [rbp + 9600], 0x96  ;   275.0 p5+p2   45 next
        vmovdqu64 zmm15, [rbp + 8320]                ;   210.3 p3      48 next reload
        vmovdqu64 zmm20, [rbp + 3968]                ;   211.0 p2      54 next
        vpternlogd zmm20, zmm15, [r11 + 1984], 0x96  ;   275.7 p0+p3   54 next
        vmovdqu64 zmm29, [rbp + 9856]                ;   228.7 p2      41 next
        vpandd zmm29, zmm29, [rbp + 10176]           ;   276.0 p5+p3   41 next
        vmovdqu64 zmm26, [rbp + 10176]               ;   228.0 p2      41 next
        vpandd zmm26, zmm26, [rbp + 11136]           ;   276.7 p0+p3   41 next
        vpxord zmm1, zmm10, zmm13                    ;   277.0 p5      41 next
        vmovdqu64 zmm4, [rbp + 9536]                 ;   238.0 p2      41 next reload
        vpandd zmm4, zmm4, zmm13                     ;   277.7 p0      41 next
        vpternlogd zmm4, zmm18, zmm7, 0x78           ;   278.7 p5      41 next
        vmovdqu64 [rbp + 9536], zmm8                 ;   274.0 p7+p4   54 next spill
        vpandd zmm8, zmm13, zmm21                    ;   278.7 p0      41 next
        vmovdqu64 [rbp + 9600], zmm16                ;   267.7 p8+p9   54 next spill
        vpandd zmm16, zmm13, zmm7                    ;   279.0 p5      41 next
        vmovdqu64 [rbp + 8256], zmm30                ;   264.7 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm13                       ;   255.0         41 next copy
        vmovdqu64 [rbp + 8576], zmm6                 ;   261.7 p8+p9   54 next spill
        vmovdqu64 zmm6, [rbp + 8768]                 ;   223.7 p3      48 next reload
        vpternlogd zmm15, zmm6, [rbp + 3968], 0x96   ;   279.7 p0+p2   54 next
        vpternlogd zmm6, zmm23, [rbp + 10624], 0x96  ;   280.0 p5+p3   54 next
        vmovdqa64 zmm23, zmm24                       ;   270.0         41 next copy
        vmovdqu64 [rbp + 8768], zmm15                ;   280.7 p7+p4   54 next spill
        vmovdqa64 zmm15, zmm3                        ;   272.0         41 next copy
        vmovdqu64 [rbp + 10624], zmm5                ;   257.7 p8+p9   54 next spill
        vpandd zmm5, zmm18, zmm21                    ;   280.7 p0      41 next
        vpxord zmm23, zmm23, zmm5                    ;   281.7 p5      41 next
        vpxord zmm15, zmm15, zmm23                   ;   282.7 p0      41 next
        vmovdqu64 [rbp + 8320], zmm28                ;   275.7 p7+p4   54 next spill
        vmovdqu64 zmm28, [rbp + 8896]                ;   238.7 p2      41 next reload
        vpandd zmm28, zmm28, zmm31                   ;   282.0 p5      41 next
        vpternlogd zmm28, zmm20, zmm1, 0x1e          ;   283.0 p0      41 next
        vpternlogd zmm5, zmm20, [rbp + 8192], 0x78   ;   283.0 p5+p3   41 next
        vpternlogd zmm5, zmm31, zmm1, 0xb4           ;   284.0 p0      41 next
        vmovdqu64 [rbp + 8896], zmm6                 ;   281.0 p8+p9   54 next spill
        vpandd zmm6, zmm31, zmm21                    ;   284.0 p5      41 next
        vpternlogd zmm6, zmm7, zmm25, 0x78           ;   285.0 p0      41 next
        vmovdqu64 [rbp + 8128], zmm27                ;   274.7 p7+p4   54 next spill
        vpandd zmm27, zmm7, zmm20                    ;   285.0 p5      41 next
        vpxord zmm30, zmm30, zmm27                   ;   286.0 p0      41 next
        vmovdqu64 [rbp + 10304], zmm17               ;   273.0 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm7                        ;   260.7         41 next copy
        vmovdqu64 [rbp + 10496], zmm22               ;   273.7 p7+p4   54 next spill
        vpandd zmm22, zmm21, zmm20                   ;   286.0 p5      41 next
        vpxord zmm4, zmm4, zmm22                     ;   287.0 p0      41 next
        vmovdqu64 [rbp + 10688], zmm19               ;   275.0 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm0                        ;   270.7         41 next copy
        vpternlogd zmm19, zmm21, zmm7, 0x78          ;   287.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm26                ;   277.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm20                       ;   276.7         41 next copy
        vmovdqu64 [rbp + 9408], zmm11                ;   272.7 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm31                       ;   263.7         41 next copy
        vpternlogd zmm11, zmm20, zmm7, 0x60          ;   287.7 p0      41 next
        vmovdqu64 [rbp + 10816], zmm2                ;   272.0 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm20                        ;   276.7         41 next copy
        vpternlogd zmm2, zmm30, zmm30, 0x3f          ;   288.0 p5      41 next
        vpternlogd zmm20, zmm21, [rbp + 10432], 0x6c ;   288.7 p0+p2   41 next
        vmovdqu64 [rbp + 8832], zmm29                ;   277.0 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm6                        ;   286.0         41 next copy
        vpternlogd zmm29, zmm16, zmm20, 0x96         ;   289.7 p5      41 next
        vpternlogd zmm16, zmm13, [rbp + 8384], 0x78  ;   289.7 p0+p3   41 next
        vpternlogd zmm13, zmm25, [rbp + 8192], 0x6c  ;   290.0 p5+p2   41 next
        vpternlogd zmm20, zmm1, [rbp + 8192], 0x78   ;   290.7 p0+p3   41 next
        vpternlogd zmm11, zmm30, zmm20, 0x96         ;   291.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 4416]                ;   219.0 p2      62 r reload
        vpternlogd zmm12, zmm30, [rbp + 10560], 0x96 ;   291.7 p0+p3   54 next
        vmovdqu64 zmm20, [rbp + 10432]               ;   232.0 p2      54 next reload
        vpternlogd zmm16, zmm18, zmm20, 0x78         ;   292.0 p5      41 next
        vpternlogd zmm11, zmm2, zmm16, 0x96          ;   293.0 p0      41 next
        vpternlogd zmm28, zmm20, [rbp + 8384], 0x78  ;   293.0 p5+p3   41 next
        vpternlogd zmm6, zmm10, zmm28, 0x96          ;   294.0 p0      41 next
        vpternlogd zmm2, zmm21, [rbp + 8192], 0x78   ;   294.0 p5+p2   41 next
        vpternlogd zmm6, zmm22, zmm2, 0x96           ;   295.0 p0      41 next
        vmovdqu64 zmm22, [rbp + 4480]                ;   221.3 p3      62 r reload
        vpternlogd zmm9, zmm22, [rbp + 10880], 0x96  ;   295.0 p5+p2   54 next
        vmovdqu64 zmm30, [rbp + 4544]                ;   222.3 p3      62 r reload
        vpternlogd zmm14, zmm30, [rbp + 10944], 0x96 ;   295.7 p0+p2   54 next
        vpxord zmm11, zmm11, [rbp + 11072]           ;   296.0 p5+p3   41 next
        vmovdqu64 zmm22, [rbp + 11008]               ;   229.0 p2      41 next
        vpandd zmm22, zmm22, [rbp + 9472]            ;   296.7 p0+p3   41 next
        vmovdqu64 zmm30, [rbp + 11072]               ;   227.7 p2      41 next
        vpandd zmm30, zmm30, [rbp + 11008]           ;   297.0 p5+p3   41 next
        vmovdqu64 [rbp + 10944], zmm12               ;   292.7 p7+p4   54 next spill
        vmovdqu64 zmm12, [rbp + 8832]                ;   277.0 p2      41 next
        vmovdqu64 [rbp + 10880], zmm9                ;   296.0 p8+p9   54 next spill
        vmovdqu64 zmm9, [rbp + 11136]                ;   231.0 p3      41 next
        vpandd zmm9, zmm9, [rbp + 9472]              ;   297.7 p0+p2   41 next
        vmovdqu64 [rbp + 10560], zmm14               ;   296.7 p7+p4   54 next spill
        vmovdqu64 zmm14, [rbp + 11072]               ;   227.7 p3      41 next
        vpandd zmm14, zmm14, [rbp + 10240]           ;   298.0 p5+p2   41 next
        vmovdqu64 [rbp + 10752], zmm1                ;   278.0 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 9856]                 ;   228.7 p3      41 next
        vpxord zmm1, zmm1, [rbp + 9024]              ;   298.7 p0+p2   41 next
        vmovdqu64 [rbp + 9792], zmm11                ;   297.0 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 10240]               ;   229.7 p3      41 next
        vmovdqu64 [rbp + 9984], zmm6                 ;   296.0 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 10176]                ;   230.0 p2      41 next
        vpandd zmm6, zmm6, [rbp + 11072]             ;   299.0 p5+p3   41 next
        vmovdqu64 [rbp + 8704], zmm16                ;   293.0 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 9472]                ;   231.0 p2      41 next
        vmovdqu64 [rbp + 8640], zmm6                 ;   300.0 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 10816]                ;   272.0 p3      41 next
        vpxord zmm6, zmm6, [rbp + 8640]              ;   306.0 p0+p2   41 next
        vmovdqu64 [rbp + 8448], zmm6                 ;   307.0 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 9472]                 ;   232.3 p3      41 next
        vpxord zmm6, zmm6, zmm30                     ;   300.0 p5      41 next
        vmovdqu64 [rbp + 10112], zmm6                ;   301.0 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 10176]                ;   233.0 p2      41 next
        vpxord zmm6, zmm6, zmm9                      ;   300.7 p0      41 next
        vmovdqu64 [rbp + 9088], zmm6                 ;   301.7 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 11008]                ;   233.3 p3      41 next
        vpandd zmm6, zmm6, [rbp + 9088]              ;   307.7 p5+p2   41 next
        vmovdqu64 [rbp + 9344], zmm6                 ;   308.7 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 10176]                ;   234.3 p3      41 next
        vmovdqu64 [rbp + 10048], zmm1                ;   299.7 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 9344]                 ;   308.7 p2      41 next
        vmovdqu64 [rbp + 9216], zmm9                 ;   298.7 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 10048]                ;   299.7 p3      41 next
        vmovdqu64 [rbp + 9920], zmm14                ;   299.0 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 9216]                ;   298.7 p2      41 next
        vpxord zmm14, zmm14, [rbp + 9920]            ;   305.0 p0+p3   41 next
        vmovdqu64 [rbp + 9664], zmm14                ;   306.0 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 9856]                ;   237.0 p2      41 next
        vmovdqu64 [rbp + 10368], zmm30               ;   298.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm31                       ;   263.7         41 next copy
        vpternlogd zmm30, zmm7, [rbp + 8192], 0x6a   ;   302.0 p5+p3   41 next
        vpternlogd zmm29, zmm4, zmm30, 0x96          ;   303.0 p0      41 next
        vpternlogd zmm23, zmm29, zmm8, 0x96          ;   304.0 p5      41 next
        vmovdqu64 zmm29, [rbp + 11008]               ;   238.0 p2      41 next
        vpxord zmm29, zmm29, zmm23                   ;   305.0 p0      41 next
        vmovdqu64 zmm23, [rbp + 11136]               ;   238.3 p3      41 next
        vpxord zmm23, zmm23, [rbp + 9984]            ;   304.0 p5+p2   41 next
        vpternlogd zmm4, zmm18, [rbp + 8192], 0xb4   ;   304.7 p0+p3   41 next
        vpternlogd zmm4, zmm13, zmm5, 0x96           ;   305.7 p5      41 next
        vpxord zmm14, zmm14, zmm4                    ;   306.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 8384]                 ;   240.0 p2      54 next reload
        vmovdqu64 [rbp + 9984], zmm23                ;   305.0 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm31                       ;   263.7         41 next copy
        vpternlogd zmm23, zmm20, zmm4, 0x60          ;   306.0 p5      41 next
        vmovdqu64 [rbp + 9152], zmm29                ;   306.0 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm20                       ;   238.0         41 next copy
        vpternlogd zmm29, zmm4, [rbp + 8192], 0x78   ;   306.7 p0+p3   41 next
        vpternlogd zmm21, zmm29, zmm4, 0x6c          ;   307.7 p5      41 next
        vpternlogd zmm21, zmm7, zmm30, 0x78          ;   308.7 p0      41 next
        vpxord zmm26, zmm26, zmm29                   ;   308.0 p5      41 next
        vpternlogd zmm31, zmm10, zmm26, 0x6a         ;   309.0 p0      41 next
        vmovdqu64 zmm30, [rbp + 10240]               ;   241.0 p2      54 next reload
        vmovdqu64 zmm7, [rbp + 10176]                ;   241.3 p3      54 next reload
        vmovdqu64 zmm10, [rbp + 11072]               ;   242.0 p2      41 next
        vpternlogd zmm10, zmm7, zmm30, 0x78          ;   309.0 p5      41 next
        vpternlogd zmm19, zmm4, zmm26, 0x78          ;   309.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 10368]                ;   298.0 p3      41 next reload
        vmovdqu64 zmm26, [rbp + 9920]                ;   299.0 p2      41 next
        vpternlogd zmm26, zmm7, zmm4, 0x78           ;   310.0 p5      41 next
        vpternlogd zmm15, zmm13, zmm19, 0x96         ;   310.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 9664]                ;   306.0 p3      41 next reload
        vmovdqu64 zmm19, [rbp + 9472]                ;   244.0 p2      41 next
        vpternlogd zmm19, zmm30, zmm13, 0x6c         ;   312.0 p5      41 next
        vpxord zmm17, zmm17, zmm31                   ;   311.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 9792]                ;   297.0 p3      48 next
        vpxord zmm31, zmm31, [r8 + 9280]             ;   312.0 p5+p2   48 next
        vmovdqu64 zmm29, [rbp + 9152]                ;   306.0 p3      48 next
        vpxord zmm29, zmm29, [r8 + 9536]             ;   312.7 p0+p2   48 next
        vpternlogd zmm8, zmm0, zmm21, 0x96           ;   313.0 p5      41 next
        vpxord zmm23, zmm23, zmm21                   ;   313.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 9984]                 ;   305.0 p3      48 next
        vpxord zmm0, zmm0, [r8 + 9600]               ;   314.0 p5+p2   48 next
        vpternlogd zmm28, zmm3, zmm17, 0x96          ;   314.7 p0      41 next
        vpternlogd zmm27, zmm5, zmm23, 0x96          ;   315.0 p5      41 next
        vmovdqu64 zmm3, [rbp + 10112]                ;   301.0 p3      41 next reload
        vmovdqu64 zmm5, [rbp + 11136]                ;   248.0 p2      41 next
        vpternlogd zmm5, zmm30, zmm3, 0x78           ;   315.7 p0      41 next
        vpxord zmm17, zmm17, zmm8                    ;   316.0 p5      41 next
        vpternlogd zmm17, zmm20, zmm25, 0x78         ;   317.0 p0      41 next
        vmovdqu64 zmm20, [rbp + 10816]               ;   272.0 p3      41 next reload
        vmovdqu64 zmm21, [rbp + 8832]                ;   277.0 p2      41 next reload
        vmovdqu64 zmm25, [rbp + 11008]               ;   249.3 p3      41 next
        vpternlogd zmm25, zmm21, zmm20, 0x60         ;   317.0 p5      41 next
        vpxord zmm9, zmm9, zmm25                     ;   318.0 p0      41 next
        vpternlogd zmm23, zmm18, [rbp + 8192], 0x78  ;   318.0 p5+p2   41 next
        vmovdqu64 zmm18, [rbp + 11008]               ;   250.3 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 8640]                ;   300.0 p2      41 next
        vpternlogd zmm21, zmm18, [rbp + 10048], 0x78 ;   318.7 p0+p3   41 next
        vpternlogd zmm23, zmm2, zmm24, 0x96          ;   319.0 p5      41 next
        vmovdqu64 zmm2, [rbp + 8448]                 ;   307.0 p2      41 next reload
        vmovdqu64 zmm24, [rbp + 11136]               ;   252.3 p3      41 next
        vpternlogd zmm24, zmm18, zmm2, 0x60          ;   319.7 p0      41 next
        vpxord zmm6, zmm6, zmm27                     ;   320.0 p5      41 next
        vpternlogd zmm8, zmm23, zmm30, 0x96          ;   320.7 p0      41 next
        vmovdqu64 zmm23, [rbp + 11072]               ;   253.0 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 9856]                ;   253.3 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 9408]                ;   272.7 p2      41 next
        vpternlogd zmm27, zmm25, zmm23, 0x78         ;   321.0 p5      41 next
        vpternlogd zmm9, zmm13, zmm25, 0x78          ;   321.7 p0      41 next
        vpternlogd zmm24, zmm10, zmm19, 0x96         ;   322.0 p5      41 next
        vpternlogd zmm24, zmm3, zmm25, 0x87          ;   323.0 p0      41 next
        vmovdqu64 zmm3, [rbp + 11136]                ;   254.3 p3      54 next reload
        vmovdqa64 zmm13, zmm22                       ;   297.7         41 next copy
        vpternlogd zmm13, zmm23, zmm3, 0x78          ;   323.0 p5      41 next
        vpxord zmm12, zmm12, zmm13                   ;   324.0 p0      41 next
        vpxord zmm16, zmm16, zmm27                   ;   324.0 p5      41 next
        vpxord zmm11, zmm11, zmm12                   ;   325.0 p0      41 next
        vpxord zmm15, zmm15, [r8 + 9664]             ;   325.0 p5+p2   48 next
        vpternlogd zmm24, zmm6, [r8 + 9984], 0x96    ;   325.7 p0+p3   48 next
        vpxord zmm6, zmm6, [r8 + 9408]               ;   326.0 p5+p2   48 next
        vpternlogd zmm26, zmm12, [rbp + 9472], 0x78  ;   326.7 p0+p3   41 next
        vmovdqa64 zmm12, zmm30                       ;   247.0         41 next copy
        vpternlogd zmm12, zmm3, zmm4, 0x60           ;   327.0 p5      41 next
        vpxord zmm1, zmm1, zmm12                     ;   328.0 p0      41 next
        vpternlogd zmm4, zmm3, [rbp + 9408], 0x87    ;   328.0 p5+p2   41 next
        vpxord zmm12, zmm12, zmm4                    ;   329.0 p0      41 next
        vpternlogd zmm4, zmm30, zmm11, 0x78          ;   329.0 p5      41 next
        vpternlogd zmm12, zmm11, zmm25, 0x78         ;   330.0 p0      41 next
        vpternlogd zmm25, zmm3, zmm10, 0x48          ;   330.0 p5      41 next
        vpxord zmm5, zmm5, zmm12                     ;   331.0 p0      41 next
        vpternlogd zmm30, zmm25, zmm7, 0x6c          ;   331.0 p5      41 next
        vmovdqu64 zmm11, [rbp + 9216]                ;   298.7 p3      41 next reload
        vpternlogd zmm21, zmm4, zmm11, 0x96          ;   331.7 p0      41 next
        vpternlogd zmm1, zmm11, zmm16, 0x96          ;   332.0 p5      41 next
        vpternlogd zmm16, zmm18, zmm7, 0x6c          ;   332.7 p0      41 next
        vpternlogd zmm16, zmm23, zmm22, 0x78         ;   333.7 p5      41 next
        vpxord zmm4, zmm14, [r8 + 9472]              ;   333.7 p0+p2   48 next
        vpternlogd zmm3, zmm18, zmm30, 0x80          ;   334.0 p5      41 next
        vpternlogd zmm3, zmm20, zmm13, 0x96          ;   335.0 p0      41 next
        vpternlogd zmm1, zmm19, zmm10, 0x96          ;   335.0 p5      41 next
        vmovdqu64 zmm11, [rbp + 9472]                ;   258.3 p3      54 next reload
        vpternlogd zmm27, zmm10, zmm11, 0x78         ;   335.7 p0      41 next
        vpternlogd zmm25, zmm27, zmm9, 0x96          ;   336.7 p5      41 next
        vpternlogd zmm14, zmm16, zmm3, 0x69          ;   336.7 p0      41 next
        vpternlogd zmm17, zmm11, [rbp + 8704], 0x96  ;   337.0 p5+p2   41 next
        vpternlogd zmm1, zmm11, zmm2, 0x78           ;   337.7 p0      41 next
        vmovdqu64 zmm2, [rbp + 10752]                ;   278.0 p3      41 next reload
        vpternlogd zmm28, zmm2, [r8 + 9728], 0x96    ;   338.0 p5+p2   48 next
        vpternlogd zmm21, zmm8, [r8 + 9792], 0x96    ;   338.7 p0+p3   48 next
        vpxord zmm8, zmm8, [r8 + 9216]               ;   339.0 p5+p2   48 next
        vpternlogd zmm25, zmm17, [r8 + 9920], 0x96   ;   339.7 p0+p3   48 next
        vpxord zmm14, zmm14, [r8 + 10048]            ;   340.0 p5+p2   48 next
        vpxord zmm17, zmm17, [r8 + 9344]             ;   340.7 p0+p3   48 next
        vpxord zmm2, zmm31, zmm29                    ;   341.0 p5      45 next
        vpxord zmm3, zmm0, zmm8                      ;   341.7 p0      45 next
        vpandd zmm9, zmm29, zmm17                    ;   342.0 p5      45 next
        vpandd zmm10, zmm29, zmm15                   ;   342.7 p0      45 next
        vmovdqu64 zmm11, [rbp + 9408]                ;   272.7 p2      41 next reload
        vpternlogd zmm30, zmm11, [rbp + 9344], 0x96  ;   343.0 p5+p3   41 next
        vpternlogd zmm30, zmm7, zmm26, 0x96          ;   344.0 p0      41 next
        vmovdqu64 zmm7, [rbp + 9024]                 ;   277.7 p2      41 next reload
        vpternlogd zmm5, zmm7, [rbp + 9088], 0x78    ;   344.0 p5+p3   41 next
        vmovdqu64 zmm7, [rbp + 10560]                ;   296.7 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 5056]                ;   265.3 p3     108 r
        vpternlogd zmm11, zmm7, [r9], 0x96           ;   344.7 p0+p2  108 r
        vmovdqu64 zmm12, [rbp + 10688]               ;   275.0 p3      54 next reload
        vmovdqu64 zmm13, [rbp + 5184]                ;   267.0 p2     108 r
        vpternlogd zmm13, zmm12, [r9 + 64], 0x96     ;   345.0 p5+p3  108 r
        vmovdqu64 zmm16, [rbp + 10880]               ;   296.0 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 5312]                ;   268.3 p3     108 r
        vpternlogd zmm18, zmm16, [r9 + 128], 0x96    ;   345.7 p0+p2  108 r
        vmovdqu64 zmm19, [rbp + 10496]               ;   273.7 p3      54 next reload
        vmovdqu64 zmm20, [rbp + 5440]                ;   270.0 p2     108 r
        vpternlogd zmm20, zmm19, [r9 + 192], 0x96    ;   346.0 p5+p3  108 r
        vmovdqu64 zmm22, [rbp + 10304]               ;   273.0 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 5568]                ;   271.3 p3     108 r
        vpternlogd zmm23, zmm22, [r9 + 256], 0x96    ;   346.7 p0+p2  108 r
        vpternlogd zmm10, zmm4, zmm2, 0x78           ;   347.0 p5      45 next
        vmovdqu64 zmm26, [rbp + 9152]                ;   306.0 p3      41 next reload
        vpternlogd zmm1, zmm26, [r8 + 10112], 0x96   ;   347.7 p0+p2   48 next
        vmovdqu64 zmm26, [rbp + 9792]                ;   297.0 p3      41 next reload
        vpternlogd zmm5, zmm26, [r8 + 9856], 0x96    ;   348.0 p5+p2   48 next
        vmovdqu64 zmm26, [rbp + 5120]                ;   274.3 p3     108 r
        vmovdqu64 zmm27, [rbp + 9984]                ;   305.0 p2      41 next reload
        vpternlogd zmm30, zmm27, [r8 + 10176], 0x96  ;   348.7 p0+p3   48 next
        vmovdqu64 zmm27, [rbp + 5376]                ;   276.0 p2     108 r
        vmovdqu64 [rbp + 5376], zmm23                ;   347.7 p8+p9  108 r spill
        vmovdqu64 zmm23, [rbp + 5504]                ;   276.3 p3     108 r
        vmovdqu64 [rbp + 5504], zmm20                ;   347.0 p7+p4  108 r spill
        vmovdqu64 zmm20, [rbp + 5632]                ;   277.0 p2     108 r
        vmovdqu64 [rbp + 5632], zmm18                ;   346.7 p8+p9  108 r spill
        vmovdqu64 zmm18, [rbp + 5760]                ;   277.3 p3     108 r
        vmovdqu64 [rbp + 5760], zmm13                ;   346.0 p7+p4  108 r spill
        vmovdqu64 zmm13, [rbp + 6016]                ;   278.0 p2     108 r
        vmovdqu64 [rbp + 6016], zmm11                ;   345.7 p8+p9  108 r spill
        vpxord zmm11, zmm3, zmm6                     ;   349.0 p5      45 next
        vpternlogd zmm9, zmm28, zmm11, 0x1e          ;   350.0 p0      45 next
        vpternlogd zmm9, zmm31, zmm8, 0x78           ;   351.0 p5      45 next
        vpandd zmm16, zmm31, zmm0                    ;   350.7 p0      45 next
        vpandd zmm7, zmm0, zmm15                     ;   351.0 p5      45 next
        vpandd zmm22, zmm15, zmm6                    ;   351.7 p0      45 next
        vpandd zmm19, zmm15, zmm8                    ;   352.0 p5      45 next
        vpternlogd zmm19, zmm0, zmm6, 0x87           ;   353.0 p0      45 next
        vpandd zmm12, zmm15, zmm28                   ;   353.0 p5      45 next
        vmovdqu64 [rbp + 9984], zmm30                ;   349.7 p7+p4   48 next spill
        vpandd zmm30, zmm6, zmm8                     ;   353.7 p0      45 next
        vpternlogd zmm30, zmm4, zmm0, 0x78           ;   354.7 p5      45 next
        vpxord zmm30, zmm30, zmm12                   ;   355.7 p0      45 next
        vmovdqu64 [rbp + 5120], zmm1                 ;   348.7 p8+p9   48 next spill
        vpandd zmm1, zmm6, zmm4                      ;   355.0 p5      45 next
        vmovdqu64 [rbp + 9792], zmm14                ;   341.0 p7+p4   48 next spill
        vmovdqa64 zmm14, zmm6                        ;   327.0         45 next copy
        vmovdqu64 [rbp + 9152], zmm24                ;   326.7 p8+p9   48 next spill
        vmovdqa64 zmm24, zmm2                        ;   342.0         45 next copy
        vpternlogd zmm24, zmm6, zmm17, 0x78          ;   355.7 p0      45 next
        vpternlogd zmm6, zmm1, zmm31, 0x6c           ;   356.0 p5      45 next
        vpternlogd zmm6, zmm0, zmm8, 0x78            ;   357.0 p0      45 next
        vmovdqu64 [rbp + 5568], zmm5                 ;   349.0 p7+p4   48 next spill
        vmovdqa64 zmm5, zmm15                        ;   326.0         45 next copy
        vpternlogd zmm5, zmm28, zmm8, 0x78           ;   357.0 p5      45 next
        vpternlogd zmm1, zmm10, zmm5, 0x96           ;   358.0 p0      45 next
        vpternlogd zmm10, zmm3, zmm9, 0x96           ;   358.0 p5      45 next
        vpternlogd zmm5, zmm17, zmm11, 0x78          ;   358.7 p0      45 next
        vmovdqu64 [rbp + 5440], zmm25                ;   340.7 p8+p9   48 next spill
        vpandd zmm25, zmm28, zmm4                    ;   359.0 p5      45 next
        vpxord zmm14, zmm14, zmm25                   ;   360.0 p0      45 next
        vmovdqu64 [rbp + 5312], zmm21                ;   339.7 p7+p4   48 next spill
        vmovdqa64 zmm21, zmm28                       ;   339.0         45 next copy
        vmovdqu64 [rbp + 5184], zmm24                ;   356.7 p8+p9   45 next spill
        vpandd zmm24, zmm8, zmm4                     ;   360.0 p5      45 next
        vmovdqu64 [rbp + 5056], zmm13                ;   284.0 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm4                        ;   334.7         45 next copy
        vmovdqu64 [rbp + 9088], zmm6                 ;   358.0 p8+p9   45 next spill
        vmovdqa64 zmm6, zmm29                        ;   313.7         45 next copy
        vpternlogd zmm6, zmm28, zmm4, 0x60           ;   360.7 p0      45 next
        vpternlogd zmm6, zmm5, zmm14, 0x96           ;   361.7 p5      45 next
        vmovdqa64 zmm5, zmm28                        ;   339.0         45 next copy
        vpternlogd zmm5, zmm14, zmm14, 0x3f          ;   361.7 p0      45 next
        vpternlogd zmm28, zmm7, zmm17, 0x6c          ;   362.0 p5      45 next
        vpxord zmm7, zmm7, zmm16                     ;   362.7 p0      45 next
        vpternlogd zmm28, zmm29, zmm11, 0xb4         ;   363.0 p5      45 next
        vmovdqa64 zmm14, zmm17                       ;   341.7         45 next copy
        vpternlogd zmm14, zmm4, zmm29, 0x78          ;   363.7 p0      45 next
        vpternlogd zmm1, zmm30, zmm14, 0x96          ;   364.7 p5      45 next
        vpternlogd zmm30, zmm0, zmm17, 0xb4          ;   364.7 p0      45 next
        vpternlogd zmm1, zmm22, zmm7, 0x96           ;   365.7 p5      45 next
        vpxord zmm7, zmm7, zmm19                     ;   365.7 p0      45 next
        vmovdqu64 [rbp + 9024], zmm11                ;   350.0 p7+p4   45 next spill
        vmovdqa64 zmm11, zmm29                       ;   313.7         45 next copy
        vpternlogd zmm11, zmm31, zmm8, 0x60          ;   366.0 p5      45 next
        vmovdqu64 [rbp + 10176], zmm1                ;   366.7 p8+p9   45 next spill
        vmovdqa64 zmm1, zmm8                         ;   340.0         45 next copy
        vpternlogd zmm1, zmm31, zmm17, 0x78          ;   366.7 p0      45 next
        vpxord zmm21, zmm21, zmm1                    ;   367.7 p5      45 next
        vpternlogd zmm29, zmm3, zmm21, 0x6a          ;   368.7 p0      45 next
        vpxord zmm13, zmm13, zmm29                   ;   369.7 p5      45 next
        vpternlogd zmm9, zmm19, zmm13, 0x96          ;   370.7 p0      45 next
        vmovdqu64 zmm3, [rbp + 8128]                 ;   278.3 p3      54 next reload
        vmovdqu64 zmm19, [rbp + 5696]                ;   279.0 p2     108 r
        vpternlogd zmm19, zmm3, [r9 + 320], 0x96     ;   369.0 p5+p3  108 r
        vpternlogd zmm1, zmm15, zmm31, 0x78          ;   369.7 p0      45 next
        vpternlogd zmm1, zmm14, zmm4, 0x78           ;   370.7 p5      45 next
        vmovdqu64 zmm14, [rbp + 5120]                ;   348.7 p2      48 next reload
        vpternlogd zmm3, zmm14, [rbp + 10176], 0x96  ;   372.7 p0+p3   54 next
        vpternlogd zmm4, zmm24, zmm15, 0x6c          ;   371.0 p5      45 next
        vpternlogd zmm4, zmm31, zmm21, 0x78          ;   372.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 10944]               ;   292.7 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 5952]                ;   281.3 p3     108 r
        vpternlogd zmm21, zmm31, [r9 + 448], 0x96    ;   372.0 p5+p2  108 r
        vpternlogd zmm22, zmm24, zmm1, 0x96          ;   372.7 p0      45 next
        vpxord zmm11, zmm11, zmm1                    ;   373.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 8896]                 ;   282.3 p3      54 next reload
        vmovdqu64 zmm24, [rbp + 5824]                ;   283.0 p2     108 r
        vpternlogd zmm24, zmm1, [r9 + 384], 0x96     ;   373.7 p0+p3  108 r
        vpternlogd zmm15, zmm5, zmm17, 0x6c          ;   374.0 p5      45 next
        vpternlogd zmm0, zmm17, zmm11, 0x6a          ;   374.7 p0      45 next
        vpternlogd zmm25, zmm11, zmm28, 0x96         ;   375.0 p5      45 next
        vmovdqu64 zmm11, [rbp + 8320]                ;   284.0 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 6080]                ;   284.3 p3     108 r
        vpternlogd zmm17, zmm11, [r9 + 512], 0x96    ;   375.7 p0+p2  108 r
        vpternlogd zmm10, zmm12, zmm15, 0x96         ;   376.0 p5      45 next
        vpternlogd zmm0, zmm16, zmm15, 0x96          ;   376.7 p0      45 next
        vmovdqu64 zmm12, [rbp + 8512]                ;   285.3 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 6208]                ;   286.0 p2     108 r
        vpternlogd zmm15, zmm12, [r9 + 576], 0x96    ;   377.0 p5+p3  108 r
        vmovdqu64 zmm16, [rbp + 5312]                ;   339.7 p2      48 next reload
        vmovdqu64 zmm29, [rbp + 6144]                ;   287.3 p3      62 r reload
        vpternlogd zmm12, zmm29, zmm16, 0x96         ;   377.7 p0     108 r
        vmovdqu64 zmm29, [rbp + 9088]                ;   358.0 p2      45 next reload
        vpternlogd zmm6, zmm5, zmm29, 0x96           ;   378.0 p5      45 next
        vpternlogd zmm16, zmm0, zmm22, 0x96          ;   378.7 p0      45 next
        vmovdqu64 zmm0, [rbp + 5184]                 ;   356.7 p3      45 next reload
        vpternlogd zmm30, zmm28, zmm0, 0x96          ;   379.0 p5      45 next
        vpternlogd zmm7, zmm0, zmm4, 0x96            ;   379.7 p0      45 next
        vmovdqu64 zmm0, [rbp + 10624]                ;   289.0 p2      54 next reload
        vmovdqu64 zmm4, [rbp + 6336]                 ;   289.3 p3     108 r
        vpternlogd zmm4, zmm0, [r9 + 640], 0x96      ;   380.0 p5+p2  108 r
        vmovdqu64 zmm5, [rbp + 5568]                 ;   349.0 p3      48 next reload
        vmovdqu64 zmm28, [rbp + 6272]                ;   291.0 p2      62 r reload
        vpternlogd zmm0, zmm28, zmm5, 0x96           ;   380.7 p0     108 r
        vpxord zmm13, zmm13, zmm22                   ;   381.0 p5      45 next
        vpternlogd zmm13, zmm8, zmm2, 0x78           ;   382.0 p0      45 next
        vmovdqu64 zmm2, [rbp + 8576]                 ;   291.3 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 6464]                 ;   292.0 p2     108 r
        vpternlogd zmm8, zmm2, [r9 + 704], 0x96      ;   382.0 p5+p3  108 r
        vmovdqu64 zmm22, [rbp + 5440]                ;   340.7 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 6400]                ;   293.3 p3      62 r reload
        vpternlogd zmm2, zmm28, zmm22, 0x96          ;   382.7 p0     108 r
        vpternlogd zmm22, zmm29, zmm13, 0x96         ;   383.0 p5      45 next
        vmovdqu64 zmm13, [rbp + 8256]                ;   294.0 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 6592]                ;   294.3 p3     108 r
        vpternlogd zmm28, zmm13, [r9 + 768], 0x96    ;   383.7 p0+p2  108 r
        vpxord zmm20, zmm20, zmm3                    ;   384.0 p5     108 r
        vmovdqu64 zmm3, [rbp + 9152]                 ;   326.7 p3      48 next reload
        vmovdqu64 zmm29, [rbp + 6528]                ;   296.0 p2      62 r reload
        vpternlogd zmm13, zmm29, zmm3, 0x96          ;   384.7 p0     108 r
        vpternlogd zmm11, zmm9, [rbp + 9024], 0x96   ;   385.0 p5+p3   54 next
        vpternlogd zmm3, zmm25, [rbp + 10496], 0x96  ;   385.7 p0+p2   54 next
        vmovdqu64 zmm9, [rbp + 9600]                 ;   297.3 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 6720]                ;   298.0 p2     108 r
        vpternlogd zmm25, zmm9, [r9 + 832], 0x96     ;   386.0 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 9984]                ;   349.7 p2      48 next reload
        vpternlogd zmm1, zmm10, zmm29, 0x96          ;   386.7 p0      54 next
        vpxord zmm27, zmm27, zmm3                    ;   387.0 p5     108 r
        vmovdqu64 zmm3, [rbp + 9792]                 ;   341.0 p3      48 next reload
        vmovdqu64 zmm10, [rbp + 6656]                ;   300.0 p2      62 r reload
        vpternlogd zmm9, zmm10, zmm3, 0x96           ;   387.7 p0     108 r
        vpternlogd zmm5, zmm6, [rbp + 10688], 0x96   ;   388.0 p5+p3   54 next
        vpxord zmm18, zmm18, zmm1                    ;   388.7 p0     108 r
        vmovdqu64 zmm1, [rbp + 9536]                 ;   301.0 p2      54 next reload
        vmovdqu64 zmm6, [rbp + 6848]                 ;   301.3 p3     108 r
        vpternlogd zmm6, zmm1, [r9 + 896], 0x96      ;   389.0 p5+p2  108 r
        vpternlogd zmm1, zmm14, [rbp + 6784], 0x96   ;   389.7 p0+p3  108 r
        vpxord zmm26, zmm26, zmm5                    ;   390.0 p5     108 r
        vmovdqu64 zmm5, [rbp + 8768]                 ;   303.0 p2      54 next reload
        vmovdqu64 zmm10, [rbp + 8000]                ;   303.3 p3     108 r
        vpternlogd zmm10, zmm5, [r9 + 960], 0x96     ;   390.7 p0+p2  108 r
        vpternlogd zmm5, zmm29, [rbp + 6912], 0x96   ;   391.0 p5+p3  108 r
        vpternlogd zmm3, zmm30, [rbp + 10304], 0x96  ;   391.7 p0+p2   54 next
        vpternlogd zmm31, zmm7, [rbp + 5888], 0x96   ;   392.0 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 5056]                ;   306.0 p2     108 r reload
        vpxord zmm30, zmm30, zmm11                   ;   392.7 p0     108 r
        vpxord zmm23, zmm23, zmm3                    ;   393.0 p5     108 r
        vmovdqu64 zmm3, [rbp + 4992]                 ;   306.3 p3      62 r reload
        vpternlogd zmm16, zmm3, [rbp + 10560], 0x96  ;   393.7 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 5248]                 ;   307.3 p3      62 r reload
        vpternlogd zmm22, zmm3, [rbp + 10880], 0x96  ;   394.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6016]                 ;   345.7 p3      54 next
        vpxord zmm3, zmm3, [r10 + 1024]              ;   394.7 p0+p2   54 next
        vmovdqu64 zmm7, [rbp + 5760]                 ;   346.0 p3      54 next
        vpxord zmm7, zmm7, [r10 + 1088]              ;   395.0 p5+p2   54 next
        vmovdqu64 zmm11, [rbp + 5632]                ;   346.7 p3      54 next
        vpxord zmm11, zmm11, [r10 + 1152]            ;   395.7 p0+p2   54 next
        vmovdqu64 zmm14, [rbp + 5504]                ;   347.0 p3      54 next
        vpxord zmm14, zmm14, [r10 + 1216]            ;   396.0 p5+p2   54 next
        vmovdqu64 zmm29, [rbp + 5376]                ;   347.7 p3      54 next
        vpxord zmm29, zmm29, [r10 + 1280]            ;   396.7 p0+p2   54 next
        vmovdqu64 [rbp + 10880], zmm5                ;   392.0 p7+p4  108 r spill
        vpxord zmm5, zmm19, [r10 + 1344]             ;   397.0 p5+p3   54 next
        vmovdqu64 [rbp + 5248], zmm19                ;   370.0 p8+p9  108 r spill
        vpxord zmm19, zmm21, [r10 + 1472]            ;   397.7 p0+p2   54 next
        vmovdqu64 [rbp + 10560], zmm21               ;   373.0 p7+p4  108 r spill
        vpxord zmm21, zmm24, [r10 + 1408]            ;   398.0 p5+p3   54 next
        vmovdqu64 [rbp + 4992], zmm24                ;   374.7 p8+p9  108 r spill
        vpxord zmm24, zmm17, [r10 + 1536]            ;   398.7 p0+p2   54 next
        vmovdqu64 [rbp + 5056], zmm17                ;   376.7 p7+p4  108 r spill
        vpxord zmm17, zmm15, [r10 + 1600]            ;   399.0 p5+p3   54 next
        vmovdqu64 [rbp + 10944], zmm15               ;   378.0 p8+p9  108 r spill
        vpxord zmm15, zmm4, [r10 + 1664]             ;   399.7 p0+p2   54 next
        vmovdqu64 [rbp + 5888], zmm4                 ;   381.0 p7+p4  108 r spill
        vpxord zmm4, zmm8, [r10 + 1728]              ;   400.0 p5+p3   54 next
        vmovdqu64 [rbp + 9792], zmm8                 ;   383.0 p8+p9  108 r spill
        vpxord zmm8, zmm28, [r10 + 1792]             ;   400.7 p0+p2   54 next
        vmovdqu64 [rbp + 10304], zmm28               ;   384.7 p7+p4  108 r spill
        vpxord zmm28, zmm25, [r10 + 1856]            ;   401.0 p5+p3   54 next
        vmovdqu64 [rbp + 9984], zmm25                ;   387.0 p8+p9  108 r spill
        vpxord zmm25, zmm6, [r10 + 1920]             ;   401.7 p0+p2   54 next
        vmovdqu64 [rbp + 8768], zmm6                 ;   390.0 p7+p4  108 r spill
        vpxord zmm6, zmm10, [r10 + 1984]             ;   402.0 p5+p3   54 next
        vmovdqu64 [rbp + 6912], zmm10                ;   391.7 p8+p9  108 r spill
        vpxord zmm10, zmm24, zmm8                    ;   402.7 p0      41 next
        vmovdqu64 [rbp + 8000], zmm1                 ;   390.7 p7+p4  108 r spill
        vmovdqa64 zmm1, zmm10                        ;   403.7         41 next copy
        vpternlogd zmm1, zmm15, zmm17, 0x78          ;   403.7 p5      41 next
        vmovdqu64 [rbp + 5120], zmm9                 ;   388.7 p8+p9  108 r spill
        vpandd zmm9, zmm15, zmm25                    ;   403.7 p0      41 next
        vmovdqu64 [rbp + 9536], zmm13                ;   385.7 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm15                       ;   400.7         41 next copy
        vmovdqu64 [rbp + 6784], zmm2                 ;   383.7 p8+p9  108 r spill
        vpandd zmm2, zmm15, zmm19                    ;   404.0 p5      41 next
        vpternlogd zmm2, zmm28, zmm4, 0x78           ;   405.0 p0      41 next
        vmovdqu64 [rbp + 6848], zmm0                 ;   381.7 p7+p4  108 r spill
        vpandd zmm0, zmm15, zmm4                     ;   405.0 p5      41 next
        vmovdqu64 [rbp + 5568], zmm12                ;   378.7 p8+p9  108 r spill
        vmovdqa64 zmm12, zmm15                       ;   400.7         41 next copy
        vmovdqu64 [rbp + 10688], zmm31               ;   393.0 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm0                        ;   406.0         41 next copy
        vpternlogd zmm31, zmm15, zmm24, 0x78         ;   406.0 p0      41 next
        vpternlogd zmm31, zmm28, zmm19, 0x78         ;   407.0 p5      41 next
        vmovdqu64 [rbp + 9600], zmm22                ;   395.0 p8+p9  108 r spill
        vpxord zmm22, zmm28, zmm19                   ;   406.7 p0      41 next
        vpxord zmm13, zmm13, zmm22                   ;   407.7 p5      41 next
        vmovdqu64 [rbp + 6656], zmm16                ;   394.7 p7+p4  108 r spill
        vpandd zmm16, zmm19, zmm25                   ;   407.7 p0      41 next
        vpternlogd zmm16, zmm15, zmm28, 0x87         ;   408.7 p5      41 next
        vpandd zmm15, zmm28, zmm25                   ;   408.7 p0      41 next
        vmovdqu64 [rbp + 8896], zmm30                ;   393.7 p8+p9  108 r spill
        vpandd zmm30, zmm28, zmm24                   ;   409.0 p5      41 next
        vmovdqu64 [rbp + 6720], zmm18                ;   389.7 p7+p4  108 r spill
        vpxord zmm18, zmm15, zmm30                   ;   410.0 p0      41 next
        vpternlogd zmm15, zmm6, zmm17, 0x78          ;   410.0 p5      41 next
        vpternlogd zmm15, zmm8, zmm13, 0xb4          ;   411.0 p0      41 next
        vmovdqu64 [rbp + 9152], zmm20                ;   385.0 p8+p9  108 r spill
        vpxord zmm20, zmm16, zmm18                   ;   411.0 p5      41 next
        vmovdqu64 [rbp + 10496], zmm23               ;   394.0 p7+p4  108 r spill
        vpandd zmm23, zmm25, zmm6                    ;   411.7 p0      41 next
        vpxord zmm2, zmm2, zmm23                     ;   412.7 p5      41 next
        vmovdqu64 [rbp + 9024], zmm27                ;   388.0 p8+p9  108 r spill
        vpandd zmm27, zmm25, zmm8                    ;   412.7 p0      41 next
        vpternlogd zmm27, zmm4, zmm10, 0x78          ;   413.7 p5      41 next
        vmovdqu64 [rbp + 8320], zmm26                ;   391.0 p7+p4  108 r spill
        vpandd zmm26, zmm8, zmm17                    ;   413.7 p0      41 next
        vpternlogd zmm26, zmm6, zmm13, 0x1e          ;   414.7 p5      41 next
        vpternlogd zmm26, zmm19, zmm24, 0x78         ;   415.7 p0      41 next
        vmovdqu64 [rbp + 8256], zmm7                 ;   396.0 p8+p9   54 next spill
        vpandd zmm7, zmm6, zmm4                      ;   415.0 p5      41 next
        vpxord zmm12, zmm12, zmm7                    ;   416.0 p0      41 next
        vmovdqu64 [rbp + 6528], zmm11                ;   396.7 p7+p4   54 next spill
        vmovdqu64 zmm11, [rbp + 8256]                ;   396.0 p2      41 next
        vmovdqu64 [rbp + 6592], zmm21                ;   399.0 p8+p9   54 next spill
        vmovdqu64 zmm21, [rbp + 6528]                ;   396.7 p3      41 next
        vmovdqu64 [rbp + 9088], zmm14                ;   397.0 p7+p4   54 next spill
        vmovdqu64 zmm14, [rbp + 6592]                ;   399.0 p2      41 next
        vpandd zmm14, zmm14, [rbp + 9088]            ;   416.0 p5+p3   41 next
        vmovdqu64 [rbp + 5440], zmm14                ;   417.0 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 9088]                ;   397.0 p2      41 next
        vmovdqu64 [rbp + 8576], zmm5                 ;   398.0 p7+p4   54 next spill
        vmovdqu64 zmm5, [rbp + 6592]                 ;   399.0 p3      41 next
        vpandd zmm21, zmm21, [rbp + 8576]            ;   416.7 p0+p2   41 next
        vpandd zmm11, zmm11, [rbp + 8576]            ;   417.0 p5+p3   41 next
        vpandd zmm5, zmm5, [rbp + 6528]              ;   417.7 p0+p2   41 next
        vmovdqu64 [rbp + 6400], zmm5                 ;   418.7 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 8576]                 ;   398.0 p3      41 next
        vmovdqu64 [rbp + 6464], zmm11                ;   418.0 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 8256]                ;   396.0 p2      41 next
        vmovdqu64 [rbp + 10624], zmm21               ;   417.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 6400]                ;   418.7 p3      41 next
        vmovdqu64 [rbp + 6272], zmm3                 ;   395.7 p7+p4   54 next spill
        vmovdqu64 zmm3, [rbp + 5440]                 ;   417.0 p2      41 next
        vpandd zmm5, zmm5, [rbp + 6272]              ;   418.0 p5+p3   41 next
        vpandd zmm11, zmm11, [rbp + 6272]            ;   418.7 p0+p2   41 next
        vmovdqu64 [rbp + 6336], zmm5                 ;   419.0 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 6272]                 ;   395.7 p3      41 next
        vmovdqu64 [rbp + 5184], zmm11                ;   419.7 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 6272]                ;   395.7 p2      41 next
        vpxord zmm21, zmm21, [rbp + 5184]            ;   425.7 p5+p3   41 next
        vmovdqu64 [rbp + 5312], zmm21                ;   426.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 9088]                ;   397.0 p2      41 next
        vpandd zmm21, zmm21, [rbp + 8256]            ;   419.7 p0+p3   41 next
        vmovdqu64 [rbp + 8512], zmm21                ;   420.7 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 6528]                ;   396.7 p2      41 next
        vmovdqu64 [rbp + 6144], zmm29                ;   397.7 p8+p9   54 next spill
        vmovdqu64 zmm29, [rbp + 8512]                ;   420.7 p3      41 next
        vpandd zmm5, zmm5, [rbp + 6144]              ;   420.0 p5+p2   41 next
        vpandd zmm14, zmm14, [rbp + 6144]            ;   420.7 p0+p3   41 next
        vpxord zmm3, zmm3, [rbp + 6144]              ;   423.0 p5+p2   41 next
        vmovdqu64 [rbp + 6208], zmm3                 ;   424.0 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 6528]                 ;   396.7 p3      41 next
        vpxord zmm3, zmm3, [rbp + 6464]              ;   424.0 p0+p2   41 next
        vmovdqu64 [rbp + 6080], zmm3                 ;   425.0 p8+p9   41 next spill
        vmovdqu64 zmm3, [rbp + 6208]                 ;   424.0 p3      41 next
        vmovdqu64 [rbp + 5824], zmm5                 ;   421.0 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 9088]                 ;   397.0 p2      41 next
        vpxord zmm29, zmm29, [rbp + 5824]            ;   427.0 p5+p3   41 next
        vpxord zmm5, zmm5, [rbp + 6400]              ;   424.7 p0+p2   41 next
        vmovdqu64 [rbp + 5952], zmm29                ;   428.0 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 8576]                ;   398.0 p3      41 next
        vpandd zmm29, zmm29, zmm5                    ;   425.7 p5      41 next
        vmovdqu64 [rbp + 10176], zmm5                ;   425.7 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm6                         ;   403.0         41 next copy
        vmovdqu64 [rbp + 8128], zmm29                ;   426.7 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm25                       ;   402.7         41 next copy
        vpternlogd zmm29, zmm6, zmm19, 0x78          ;   423.7 p0      41 next
        vpternlogd zmm0, zmm27, zmm29, 0x96          ;   424.7 p5      41 next
        vpternlogd zmm27, zmm22, zmm26, 0x96         ;   424.7 p0      41 next
        vpternlogd zmm29, zmm17, zmm13, 0x78         ;   425.0 p5      41 next
        vmovdqu64 [rbp + 5696], zmm13                ;   408.7 p7+p4   41 next spill
        vmovdqu64 zmm13, [rbp + 8128]                ;   426.7 p2      41 next
        vmovdqu64 [rbp + 9344], zmm14                ;   421.7 p8+p9   41 next spill
        vpandd zmm14, zmm19, zmm4                    ;   425.7 p0      41 next
        vmovdqu64 [rbp + 9408], zmm30                ;   410.0 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 9344]                ;   421.7 p3      41 next
        vmovdqu64 [rbp + 10752], zmm13               ;   432.7 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm8                        ;   401.7         41 next copy
        vpternlogd zmm13, zmm6, zmm4, 0x60           ;   426.0 p5      41 next
        vpternlogd zmm6, zmm12, zmm12, 0x3f          ;   426.7 p0      41 next
        vpternlogd zmm13, zmm12, zmm29, 0x96         ;   427.0 p5      41 next
        vmovdqu64 zmm12, [rbp + 8256]                ;   396.0 p2      41 next
        vmovdqu64 zmm29, [rbp + 9088]                ;   397.0 p3      41 next
        vpternlogd zmm13, zmm6, zmm31, 0x96          ;   428.0 p0      41 next
        vpternlogd zmm6, zmm25, zmm17, 0x78          ;   428.0 p5      41 next
        vpternlogd zmm27, zmm23, zmm6, 0x96          ;   429.0 p0      41 next
        vmovdqu64 zmm23, [rbp + 6144]                ;   397.7 p2      41 next
        vpxord zmm12, zmm12, zmm13                   ;   429.0 p5      41 next
        vmovdqa64 zmm13, zmm4                        ;   401.0         41 next copy
        vmovdqu64 [rbp + 8448], zmm12                ;   430.0 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm19                       ;   398.7         41 next copy
        vpternlogd zmm12, zmm17, zmm24, 0x78         ;   429.7 p0      41 next
        vpxord zmm5, zmm5, zmm12                     ;   430.7 p5      41 next
        vpternlogd zmm12, zmm25, zmm24, 0x78         ;   430.7 p0      41 next
        vpternlogd zmm25, zmm14, zmm4, 0x6c          ;   431.0 p5      41 next
        vpternlogd zmm22, zmm5, zmm8, 0x6c           ;   431.7 p0      41 next
        vpxord zmm13, zmm13, zmm22                   ;   432.7 p5      41 next
        vpternlogd zmm25, zmm5, zmm24, 0x78          ;   432.7 p0      41 next
        vpternlogd zmm24, zmm8, zmm19, 0x48          ;   433.0 p5      41 next
        vpternlogd zmm8, zmm17, zmm4, 0x6c           ;   433.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 8576]                 ;   398.0 p3      41 next
        vmovdqu64 zmm22, [rbp + 6592]                ;   399.0 p2      41 next
        vpternlogd zmm12, zmm4, zmm8, 0x78           ;   434.7 p5      41 next
        vpternlogd zmm8, zmm0, zmm2, 0x96            ;   434.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 8448]                 ;   430.0 p3      48 next
        vpxord zmm0, zmm0, [r11 + 8256]              ;   436.0 p5+p2   48 next
        vpternlogd zmm2, zmm28, zmm17, 0xb4          ;   435.7 p0      41 next
        vpternlogd zmm26, zmm16, zmm13, 0x96         ;   436.0 p5      41 next
        vpternlogd zmm20, zmm25, zmm1, 0x96          ;   436.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 6592]                 ;   399.0 p3      54 next reload
        vmovdqu64 zmm16, [rbp + 8256]                ;   396.0 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 10624]               ;   417.7 p3      41 next
        vpternlogd zmm25, zmm16, zmm4, 0x78          ;   437.0 p5      41 next
        vpternlogd zmm18, zmm8, zmm9, 0x96           ;   437.7 p0      41 next
        vpternlogd zmm9, zmm14, zmm12, 0x96          ;   438.0 p5      41 next
        vpternlogd zmm2, zmm1, zmm15, 0x96           ;   438.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 5824]                 ;   421.0 p2      41 next reload
        vmovdqu64 zmm8, [rbp + 9344]                 ;   421.7 p3      41 next reload
        vmovdqu64 zmm14, [rbp + 8576]                ;   398.0 p2      41 next
        vpternlogd zmm14, zmm8, zmm1, 0x60           ;   439.0 p5      41 next
        vpxord zmm24, zmm24, zmm12                   ;   439.7 p0      41 next
        vpternlogd zmm28, zmm17, zmm24, 0x6a         ;   440.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 6464]                 ;   418.0 p3      41 next reload
        vmovdqu64 zmm12, [rbp + 9088]                ;   397.0 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 5184]                ;   419.7 p3      41 next
        vpternlogd zmm17, zmm12, zmm8, 0x78          ;   440.7 p0      41 next
        vpternlogd zmm7, zmm15, zmm24, 0x96          ;   441.0 p5      41 next
        vpxord zmm3, zmm3, zmm14                     ;   441.7 p0      41 next
        vmovdqu64 zmm14, [rbp + 5312]                ;   426.7 p2      41 next reload
        vmovdqu64 zmm15, [rbp + 6528]                ;   396.7 p3      54 next reload
        vmovdqu64 zmm24, [rbp + 6272]                ;   395.7 p2      41 next
        vpternlogd zmm24, zmm15, zmm14, 0x78         ;   442.0 p5      41 next
        vpxord zmm22, zmm22, zmm27                   ;   442.7 p0      41 next
        vpxord zmm13, zmm13, zmm9                    ;   443.0 p5      41 next
        vpternlogd zmm13, zmm19, zmm10, 0x78         ;   444.0 p0      41 next
        vmovdqu64 zmm10, [rbp + 8576]                ;   398.0 p3      54 next reload
        vmovdqu64 zmm19, [rbp + 8512]                ;   420.7 p2      41 next
        vpternlogd zmm19, zmm10, [rbp + 6208], 0x78  ;   444.0 p5+p3   41 next
        vpxord zmm5, zmm5, zmm18                     ;   444.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 6272]                ;   395.7 p2      54 next reload
        vmovdqa64 zmm27, zmm16                       ;   402.0         41 next copy
        vpternlogd zmm27, zmm12, zmm18, 0x78         ;   445.0 p5      41 next
        vpxord zmm23, zmm23, zmm2                    ;   445.7 p0      41 next
        vpxord zmm30, zmm30, zmm25                   ;   446.0 p5      41 next
        vpternlogd zmm28, zmm6, [rbp + 9408], 0x96   ;   446.7 p0+p3   41 next
        vpxord zmm29, zmm29, zmm7                    ;   447.0 p5      41 next
        vmovdqu64 zmm2, [rbp + 6144]                 ;   397.7 p2      54 next reload
        vmovdqu64 zmm6, [rbp + 6336]                 ;   419.0 p3      41 next
        vpternlogd zmm6, zmm16, zmm2, 0x78           ;   447.7 p0      41 next
        vpternlogd zmm3, zmm14, zmm2, 0x78           ;   448.0 p5      41 next
        vpternlogd zmm31, zmm13, zmm15, 0x96         ;   448.7 p0      41 next
        vmovdqu64 zmm7, [rbp + 5952]                 ;   428.0 p2      41 next reload
        vmovdqa64 zmm13, zmm4                        ;   405.0         41 next copy
        vpternlogd zmm13, zmm10, zmm7, 0x60          ;   449.0 p5      41 next
        vpternlogd zmm17, zmm15, zmm30, 0x78         ;   449.7 p0      41 next
        vpxord zmm11, zmm11, zmm30                   ;   450.0 p5      41 next
        vpternlogd zmm9, zmm28, zmm18, 0x96          ;   450.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 6080]                ;   425.0 p3      41 next reload
        vmovdqa64 zmm14, zmm4                        ;   405.0         41 next copy
        vpternlogd zmm14, zmm18, zmm30, 0x78         ;   451.0 p5      41 next
        vpxord zmm21, zmm21, zmm6                    ;   451.7 p0      41 next
        vpternlogd zmm6, zmm15, zmm27, 0x78          ;   452.0 p5      41 next
        vmovdqa64 zmm28, zmm18                       ;   401.7         41 next copy
        vpternlogd zmm28, zmm4, zmm8, 0x60           ;   452.7 p0      41 next
        vpxord zmm20, zmm20, [r11 + 8640]            ;   453.0 p5+p2   48 next
        vpternlogd zmm13, zmm27, zmm24, 0x96         ;   453.7 p0      41 next
        vpternlogd zmm13, zmm30, zmm2, 0x87          ;   454.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 6336]                ;   419.0 p3      41 next reload
        vpternlogd zmm8, zmm4, zmm30, 0x87           ;   454.7 p0      41 next
        vpternlogd zmm13, zmm29, [r11 + 8960], 0x96  ;   455.7 p5+p2   48 next
        vpxord zmm29, zmm29, [r11 + 8384]            ;   455.7 p0+p3   48 next
        vmovdqu64 [rbp + 6464], zmm13                ;   456.7 p8+p9   48 next spill
        vmovdqu64 zmm13, [rbp + 5696]                ;   408.7 p2      41 next reload
        vpternlogd zmm26, zmm13, [r11 + 8704], 0x96  ;   456.0 p5+p3   48 next
        vmovdqa64 zmm13, zmm4                        ;   405.0         41 next copy
        vpternlogd zmm13, zmm2, zmm27, 0x60          ;   456.7 p0      41 next
        vpternlogd zmm6, zmm3, zmm13, 0x96           ;   457.7 p5      41 next
        vpternlogd zmm13, zmm12, zmm18, 0x78         ;   457.7 p0      41 next
        vpternlogd zmm18, zmm8, zmm11, 0x6c          ;   458.0 p5      41 next
        vpxord zmm8, zmm8, zmm28                     ;   458.7 p0      41 next
        vpternlogd zmm8, zmm2, zmm11, 0x78           ;   459.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 10752]                ;   432.7 p2      41 next reload
        vpxord zmm2, zmm2, zmm28                     ;   459.7 p0      41 next
        vpxord zmm14, zmm14, zmm8                    ;   460.7 p5      41 next
        vpternlogd zmm4, zmm13, zmm10, 0x80          ;   460.7 p0      41 next
        vpternlogd zmm10, zmm12, zmm21, 0x78         ;   461.0 p5      41 next
        vpternlogd zmm4, zmm1, zmm25, 0x96           ;   461.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 6400]                 ;   418.7 p3      41 next reload
        vpternlogd zmm19, zmm18, zmm1, 0x96          ;   462.0 p5      41 next
        vpternlogd zmm2, zmm1, zmm21, 0x96           ;   462.7 p0      41 next
        vpternlogd zmm2, zmm27, zmm24, 0x96          ;   463.7 p5      41 next
        vpternlogd zmm2, zmm15, zmm7, 0x78           ;   464.7 p0      41 next
        vpxord zmm1, zmm22, [r11 + 8576]             ;   464.0 p5+p2   48 next
        vpxord zmm3, zmm5, [r11 + 8512]              ;   464.7 p0+p3   48 next
        vpternlogd zmm6, zmm31, [r11 + 8896], 0x96   ;   465.0 p5+p2   48 next
        vpxord zmm31, zmm31, [r11 + 8320]            ;   465.7 p0+p3   48 next
        vpternlogd zmm30, zmm13, [rbp + 8128], 0x96  ;   466.0 p5+p2   41 next
        vpternlogd zmm30, zmm12, zmm17, 0x96         ;   467.0 p0      41 next
        vpxord zmm7, zmm23, [r11 + 8448]             ;   467.0 p5+p3   48 next
        vmovdqu64 zmm8, [r11 + 9024]                 ;   357.0 p2      48 next
        vmovdqu64 zmm11, [r11 + 8192]                ;   357.3 p3      48 next
        vpxord zmm11, zmm11, zmm9                    ;   467.7 p0      48 next
        vpternlogd zmm19, zmm9, [r11 + 8768], 0x96   ;   468.0 p5+p2   48 next
        vpternlogd zmm10, zmm16, [rbp + 10624], 0x78 ;   468.7 p0+p3   41 next
        vpternlogd zmm23, zmm10, zmm4, 0x69          ;   469.7 p5      41 next
        vpternlogd zmm2, zmm5, [r11 + 9088], 0x96    ;   469.7 p0+p2   48 next
        vpternlogd zmm22, zmm30, [r11 + 9152], 0x96  ;   470.0 p5+p3   48 next
        vpxord zmm30, zmm0, zmm3                     ;   470.7 p0      45 next
        vpxord zmm8, zmm8, zmm23                     ;   471.0 p5      48 next
        vpandd zmm4, zmm0, zmm1                      ;   471.7 p0      45 next
        vmovdqu64 zmm5, [rbp + 5440]                 ;   417.0 p2      41 next reload
        vpternlogd zmm14, zmm5, [rbp + 10176], 0x78  ;   472.0 p5+p3   41 next
        vmovdqu64 zmm5, [rbp + 6656]                 ;   394.7 p2      54 next
        vpxord zmm5, zmm5, [r8 + 1024]               ;   472.7 p0+p3   54 next
        vmovdqu64 zmm9, [rbp + 8320]                 ;   391.0 p2      54 next
        vpxord zmm9, zmm9, [r8 + 1088]               ;   473.0 p5+p3   54 next
        vmovdqu64 zmm10, [rbp + 9600]                ;   395.0 p2      54 next
        vpxord zmm10, zmm10, [r8 + 1152]             ;   473.7 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 9024]                ;   388.0 p2      54 next
        vpxord zmm12, zmm12, [r8 + 1216]             ;   474.0 p5+p3   54 next
        vmovdqu64 zmm13, [rbp + 10496]               ;   394.0 p2      54 next
        vpxord zmm13, zmm13, [r8 + 1280]             ;   474.7 p0+p3   54 next
        vmovdqu64 zmm15, [rbp + 9152]                ;   385.0 p2      54 next
        vpxord zmm15, zmm15, [r8 + 1344]             ;   475.0 p5+p3   54 next
        vmovdqu64 zmm16, [rbp + 10688]               ;   393.0 p2      54 next
        vpxord zmm16, zmm16, [r8 + 1472]             ;   475.7 p0+p3   54 next
        vmovdqu64 zmm17, [rbp + 6720]                ;   389.7 p2      54 next
        vpxord zmm17, zmm17, [r8 + 1408]             ;   476.0 p5+p3   54 next
        vmovdqu64 zmm18, [rbp + 8896]                ;   393.7 p2      54 next
        vpxord zmm18, zmm18, [r8 + 1536]             ;   476.7 p0+p3   54 next
        vmovdqu64 zmm21, [rbp + 5568]                ;   378.7 p2      54 next
        vpxord zmm21, zmm21, [r8 + 1600]             ;   477.0 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 6848]                ;   381.7 p2      54 next
        vpxord zmm23, zmm23, [r8 + 1664]             ;   477.7 p0+p3   54 next
        vmovdqu64 zmm24, [rbp + 6784]                ;   383.7 p2      54 next
        vpxord zmm24, zmm24, [r8 + 1728]             ;   478.0 p5+p3   54 next
        vmovdqu64 zmm25, [rbp + 9536]                ;   385.7 p2      54 next
        vpxord zmm25, zmm25, [r8 + 1792]             ;   478.7 p0+p3   54 next
        vmovdqu64 zmm27, [rbp + 8448]                ;   430.0 p2      41 next reload
        vpternlogd zmm14, zmm27, [r11 + 8832], 0x96  ;   479.0 p5+p3   48 next
        vmovdqu64 zmm27, [rbp + 5120]                ;   388.7 p2      54 next
        vpxord zmm27, zmm27, [r8 + 1856]             ;   479.7 p0+p3   54 next
        vmovdqu64 zmm28, [rbp + 8000]                ;   390.7 p2      54 next
        vpxord zmm28, zmm28, [r8 + 1920]             ;   480.0 p5+p3   54 next
        vmovdqu64 [rbp + 8448], zmm9                 ;   474.0 p7+p4   54 next spill
        vmovdqu64 zmm9, [rbp + 10880]                ;   392.0 p2      54 next
        vpxord zmm9, zmm9, [r8 + 1984]               ;   480.7 p0+p3   54 next
        vmovdqu64 [rbp + 10176], zmm10               ;   474.7 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm4                        ;   472.7         45 next copy
        vmovdqu64 [rbp + 5440], zmm17                ;   477.0 p7+p4   54 next spill
        vpandd zmm17, zmm29, zmm20                   ;   481.0 p5      45 next
        vmovdqu64 [rbp + 10624], zmm12               ;   475.0 p8+p9   54 next spill
        vmovdqa64 zmm12, zmm29                       ;   456.7         45 next copy
        vmovdqu64 [rbp + 8256], zmm15                ;   476.0 p7+p4   54 next spill
        vpandd zmm15, zmm29, zmm11                   ;   481.7 p0      45 next
        vpternlogd zmm15, zmm7, zmm1, 0x78           ;   482.7 p5      45 next
        vmovdqu64 [rbp + 9088], zmm5                 ;   473.7 p8+p9   54 next spill
        vpandd zmm5, zmm29, zmm7                     ;   482.7 p0      45 next
        vmovdqu64 [rbp + 8128], zmm13                ;   475.7 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm29                       ;   456.7         45 next copy
        vmovdqu64 [rbp + 6336], zmm24                ;   479.0 p8+p9   54 next spill
        vpxord zmm24, zmm1, zmm11                    ;   483.0 p5      45 next
        vpxord zmm12, zmm12, zmm24                   ;   484.0 p0      45 next
        vmovdqu64 [rbp + 5952], zmm21                ;   478.0 p7+p4   54 next spill
        vmovdqu64 zmm21, [rbp + 6336]                ;   479.0 p2      41 next
        vmovdqu64 [rbp + 6528], zmm9                 ;   481.7 p8+p9   54 next spill
        vmovdqu64 zmm9, [rbp + 6336]                 ;   479.0 p3      41 next
        vpandd zmm9, zmm9, [rbp + 6528]              ;   487.7 p5+p2   41 next
        vmovdqu64 [rbp + 6400], zmm9                 ;   488.7 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 6528]                 ;   481.7 p3      41 next
        vpandd zmm21, zmm21, zmm23                   ;   485.0 p0      41 next
        vpandd zmm9, zmm9, zmm28                     ;   487.7 p5      41 next
        vmovdqu64 [rbp + 5824], zmm21                ;   486.0 p8+p9   41 next spill
        vpandd zmm21, zmm20, zmm26                   ;   485.7 p0      45 next
        vpxord zmm15, zmm15, zmm21                   ;   486.7 p5      45 next
        vmovdqu64 [rbp + 8576], zmm9                 ;   488.7 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 6400]                 ;   488.7 p2      41 next
        vmovdqu64 [rbp + 6592], zmm18                ;   477.7 p8+p9   54 next spill
        vmovdqu64 zmm18, [rbp + 8576]                ;   488.7 p3      41 next
        vmovdqu64 [rbp + 10752], zmm25               ;   479.7 p7+p4   54 next spill
        vmovdqu64 zmm25, [rbp + 6592]                ;   477.7 p2      41 next
        vpxord zmm25, zmm25, [rbp + 10752]           ;   486.7 p0+p3   41 next
        vpxord zmm9, zmm9, zmm23                     ;   494.7 p5      41 next
        vmovdqu64 [rbp + 6144], zmm9                 ;   495.7 p8+p9   41 next spill
        vpandd zmm9, zmm20, zmm11                    ;   487.7 p0      45 next
        vpternlogd zmm9, zmm1, zmm29, 0x87           ;   488.7 p5      45 next
        vmovdqu64 [rbp + 6272], zmm25                ;   487.7 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 10752]               ;   479.7 p2      41 next
        vpandd zmm25, zmm25, [rbp + 5952]            ;   488.7 p0+p3   41 next
        vmovdqu64 [rbp + 5696], zmm25                ;   489.7 p8+p9   41 next spill
        vpandd zmm25, zmm20, zmm3                    ;   489.0 p5      45 next
        vpternlogd zmm25, zmm7, zmm30, 0x78          ;   490.0 p0      45 next
        vmovdqu64 [rbp + 6080], zmm28                ;   481.0 p7+p4   54 next spill
        vpandd zmm28, zmm20, zmm1                    ;   490.0 p5      45 next
        vmovdqu64 [rbp + 5312], zmm23                ;   478.7 p8+p9   54 next spill
        vmovdqu64 zmm23, [rbp + 6080]                ;   481.0 p2      41 next
        vpandd zmm23, zmm23, [rbp + 5312]            ;   490.7 p0+p3   41 next
        vmovdqu64 [rbp + 9408], zmm23                ;   491.7 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 6080]                ;   481.0 p2      41 next
        vmovdqu64 [rbp + 6208], zmm16                ;   476.7 p8+p9   54 next spill
        vmovdqu64 zmm16, [rbp + 5312]                ;   478.7 p3      41 next
        vpandd zmm23, zmm23, [rbp + 6208]            ;   491.0 p5+p2   41 next
        vmovdqu64 [rbp + 8512], zmm23                ;   492.0 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 6208]                ;   476.7 p3      41 next
        vmovdqu64 [rbp + 5184], zmm27                ;   480.7 p8+p9   54 next spill
        vmovdqu64 zmm27, [rbp + 5312]                ;   478.7 p2      41 next
        vpxord zmm23, zmm23, [rbp + 5184]            ;   491.7 p0+p3   41 next
        vpandd zmm27, zmm27, [rbp + 6208]            ;   492.0 p5+p2   41 next
        vpxord zmm10, zmm10, zmm28                   ;   492.7 p0      45 next
        vpternlogd zmm28, zmm26, zmm31, 0x78         ;   493.0 p5      45 next
        vpternlogd zmm28, zmm3, zmm12, 0xb4          ;   494.0 p0      45 next
        vpxord zmm16, zmm16, zmm23                   ;   494.0 p5      41 next
        vmovdqu64 [rbp + 9344], zmm23                ;   492.7 p7+p4   41 next spill
        vpandd zmm23, zmm26, zmm7                    ;   494.7 p0      45 next
        vpxord zmm13, zmm13, zmm23                   ;   495.7 p5      45 next
        vmovdqu64 [rbp + 9472], zmm16                ;   495.0 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm26                       ;   457.0         45 next copy
        vmovdqu64 [rbp + 8704], zmm27                ;   493.0 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm30                       ;   471.7         45 next copy
        vpternlogd zmm27, zmm29, zmm31, 0x78         ;   495.7 p0      45 next
        vpternlogd zmm29, zmm5, zmm0, 0x6c           ;   496.0 p5      45 next
        vpternlogd zmm29, zmm1, zmm11, 0x78          ;   497.0 p0      45 next
        vmovdqu64 [rbp + 10816], zmm22               ;   471.0 p8+p9   48 next spill
        vpandd zmm22, zmm3, zmm31                    ;   497.0 p5      45 next
        vpternlogd zmm22, zmm26, zmm12, 0x1e         ;   498.0 p0      45 next
        vpternlogd zmm22, zmm0, zmm11, 0x78          ;   499.0 p5      45 next
        vmovdqu64 [rbp + 11008], zmm2                ;   470.7 p7+p4   48 next spill
        vmovdqa64 zmm2, zmm20                        ;   454.0         45 next copy
        vpternlogd zmm2, zmm26, zmm11, 0x78          ;   498.7 p0      45 next
        vpternlogd zmm5, zmm25, zmm2, 0x96           ;   499.7 p5      45 next
        vpternlogd zmm2, zmm31, zmm12, 0x78          ;   499.7 p0      45 next
        vpternlogd zmm25, zmm24, zmm22, 0x96         ;   500.0 p5      45 next
        vmovdqu64 [rbp + 11136], zmm12               ;   485.0 p8+p9   45 next spill
        vmovdqu64 zmm12, [rbp + 6080]                ;   481.0 p3      41 next
        vpandd zmm12, zmm12, [rbp + 10752]           ;   500.7 p0+p2   41 next
        vmovdqu64 [rbp + 11072], zmm12               ;   501.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm3                        ;   465.7         45 next copy
        vpternlogd zmm12, zmm26, zmm7, 0x60          ;   501.0 p5      45 next
        vpternlogd zmm12, zmm2, zmm13, 0x96          ;   502.0 p0      45 next
        vpternlogd zmm26, zmm13, zmm13, 0x3f         ;   502.0 p5      45 next
        vmovdqu64 zmm2, [rbp + 6528]                 ;   481.7 p3      41 next
        vmovdqu64 zmm13, [rbp + 6336]                ;   479.0 p2      41 next
        vpternlogd zmm12, zmm29, zmm26, 0x96         ;   503.0 p0      45 next
        vpternlogd zmm26, zmm20, zmm31, 0x78         ;   503.0 p5      45 next
        vpternlogd zmm25, zmm21, zmm26, 0x96         ;   504.0 p0      45 next
        vmovdqu64 zmm21, [rbp + 6336]                ;   479.0 p3      41 next
        vpandd zmm21, zmm21, [rbp + 6208]            ;   504.0 p5+p2   41 next
        vmovdqu64 [rbp + 9216], zmm21                ;   505.0 p8+p9   41 next spill
        vpandd zmm21, zmm11, zmm7                    ;   504.7 p0      45 next
        vmovdqu64 [rbp + 10240], zmm13               ;   485.0 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm7                        ;   468.0         45 next copy
        vmovdqu64 [rbp + 9856], zmm2                 ;   487.7 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm31                        ;   466.7         45 next copy
        vpternlogd zmm2, zmm7, zmm3, 0x78            ;   505.0 p5      45 next
        vpternlogd zmm5, zmm15, zmm2, 0x96           ;   506.0 p0      45 next
        vpternlogd zmm15, zmm1, zmm31, 0xb4          ;   506.0 p5      45 next
        vpternlogd zmm5, zmm17, zmm10, 0x96          ;   507.0 p0      45 next
        vpxord zmm10, zmm10, zmm9                    ;   507.0 p5      45 next
        vpternlogd zmm15, zmm27, zmm28, 0x96         ;   507.7 p0      45 next
        vmovdqu64 [rbp + 10368], zmm25               ;   505.0 p7+p4   45 next spill
        vmovdqa64 zmm25, zmm11                       ;   468.7         45 next copy
        vpternlogd zmm25, zmm0, zmm31, 0x78          ;   508.0 p5      45 next
        vpxord zmm16, zmm16, zmm25                   ;   509.0 p0      45 next
        vpternlogd zmm25, zmm20, zmm0, 0x78          ;   509.0 p5      45 next
        vpternlogd zmm25, zmm2, zmm7, 0x78           ;   510.0 p0      45 next
        vmovdqu64 zmm2, [rbp + 6080]                 ;   481.0 p3      41 next
        vpandd zmm2, zmm2, [rbp + 5184]              ;   510.0 p5+p2   41 next
        vpternlogd zmm7, zmm20, zmm21, 0x6a          ;   510.7 p0      45 next
        vmovdqa64 zmm20, zmm3                        ;   465.7         45 next copy
        vpternlogd zmm20, zmm0, zmm11, 0x60          ;   511.0 p5      45 next
        vpternlogd zmm3, zmm24, zmm16, 0x6a          ;   511.7 p0      45 next
        vpternlogd zmm7, zmm0, zmm16, 0x78           ;   512.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 6144]                 ;   495.7 p3      41 next reload
        vmovdqu64 zmm16, [rbp + 6528]                ;   481.7 p2      41 next
        vpternlogd zmm16, zmm0, zmm0, 0x3f           ;   512.7 p0      41 next
        vpternlogd zmm10, zmm27, zmm7, 0x96          ;   513.0 p5      45 next
        vmovdqu64 zmm7, [rbp + 10816]                ;   471.0 p3      48 next reload
        vmovdqu64 zmm24, [rbp + 6720]                ;   393.0 p2      54 next
        vpternlogd zmm24, zmm7, [rbp + 10368], 0x96  ;   513.7 p0+p3   54 next
        vpxord zmm13, zmm13, zmm3                    ;   514.0 p5      45 next
        vmovdqu64 zmm3, [rbp + 5184]                 ;   480.7 p2      41 next
        vmovdqu64 zmm27, [rbp + 6592]                ;   477.7 p3      54 next reload
        vpandd zmm3, zmm3, zmm27                     ;   514.7 p0      41 next
        vpternlogd zmm17, zmm21, zmm25, 0x96         ;   515.0 p5      45 next
        vpternlogd zmm22, zmm9, zmm13, 0x96          ;   515.7 p0      45 next
        vpxord zmm25, zmm25, zmm20                   ;   516.0 p5      45 next
        vmovdqu64 zmm9, [rbp + 5184]                 ;   480.7 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 5312]                ;   478.7 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 8512]                ;   492.0 p2      41 next
        vpternlogd zmm21, zmm20, zmm9, 0x87          ;   516.7 p0      41 next
        vpternlogd zmm1, zmm31, zmm25, 0x6a          ;   517.0 p5      45 next
        vpternlogd zmm23, zmm28, zmm25, 0x96         ;   517.7 p0      45 next
        vmovdqu64 zmm31, [rbp + 6208]                ;   476.7 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 6528]                ;   481.7 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 6080]                ;   481.0 p3      41 next
        vpternlogd zmm28, zmm25, zmm31, 0x78         ;   518.0 p5      41 next
        vpternlogd zmm1, zmm4, zmm26, 0x96           ;   518.7 p0      45 next
        vpxord zmm13, zmm13, zmm17                   ;   519.0 p5      45 next
        vpternlogd zmm13, zmm11, zmm30, 0x78         ;   520.0 p0      45 next
        vmovdqu64 zmm30, [rbp + 8128]                ;   475.7 p2      41 next
        vmovdqu64 zmm4, [rbp + 9088]                 ;   473.7 p3      54 next reload
        vpandd zmm30, zmm30, zmm4                    ;   520.0 p5      41 next
        vmovdqu64 zmm11, [rbp + 8256]                ;   476.0 p2      41 next
        vmovdqu64 zmm26, [rbp + 8128]                ;   475.7 p3      41 next
        vpandd zmm26, zmm26, [rbp + 10624]           ;   520.7 p0+p2   41 next
        vpternlogd zmm17, zmm1, zmm19, 0x96          ;   521.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 10624]                ;   475.0 p3      41 next
        vpandd zmm1, zmm1, [rbp + 5440]              ;   521.7 p0+p2   41 next
        vpternlogd zmm29, zmm13, zmm6, 0x96          ;   522.0 p5      45 next
        vmovdqu64 zmm13, [rbp + 8256]                ;   476.0 p3      41 next
        vpandd zmm13, zmm13, [rbp + 10176]           ;   522.7 p0+p2   41 next
        vmovdqu64 zmm7, [rbp + 8448]                 ;   474.0 p3      41 next
        vpandd zmm7, zmm7, [rbp + 8256]              ;   523.0 p5+p2   41 next
        vmovdqu64 [rbp + 8512], zmm6                 ;   466.0 p8+p9   48 next spill
        vmovdqu64 zmm6, [rbp + 5440]                 ;   477.0 p3      41 next
        vpandd zmm6, zmm6, [rbp + 10176]             ;   523.7 p0+p2   41 next
        vmovdqu64 [rbp + 10368], zmm19               ;   469.0 p7+p4   48 next spill
        vmovdqu64 zmm19, [rbp + 8448]                ;   474.0 p3      41 next
        vpandd zmm11, zmm11, zmm4                    ;   524.0 p5      41 next
        vpandd zmm19, zmm19, zmm4                    ;   524.7 p0      41 next
        vpternlogd zmm12, zmm14, [rbp + 8320], 0x96  ;   525.0 p5+p2   54 next
        vpternlogd zmm15, zmm8, [rbp + 10496], 0x96  ;   525.7 p0+p3   54 next
        vmovdqu64 [rbp + 10112], zmm8                ;   472.0 p8+p9   48 next spill
        vpxord zmm8, zmm2, zmm3                      ;   526.0 p5      41 next
        vpternlogd zmm2, zmm25, [rbp + 5952], 0x78   ;   526.7 p0+p2   41 next
        vmovdqu64 [rbp + 9664], zmm14                ;   480.0 p7+p4   48 next spill
        vpxord zmm14, zmm21, zmm8                    ;   527.0 p5      41 next
        vmovdqu64 [rbp + 10048], zmm10               ;   514.0 p8+p9   45 next spill
        vmovdqa64 zmm10, zmm26                       ;   521.7         41 next copy
        vpternlogd zmm26, zmm30, [rbp + 8256], 0x28  ;   527.7 p0+p3   41 next
        vmovdqu64 [rbp + 8640], zmm24                ;   514.7 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm20                       ;   484.7         41 next copy
        vpternlogd zmm24, zmm27, [rbp + 5824], 0x6a  ;   528.0 p5+p2   41 next
        vpternlogd zmm24, zmm9, zmm31, 0x78          ;   529.0 p0      41 next
        vmovdqu64 [rbp + 8192], zmm15                ;   526.7 p8+p9   54 next spill
        vmovdqu64 zmm15, [rbp + 6272]                ;   487.7 p3      41 next reload
        vpternlogd zmm20, zmm15, [rbp + 5952], 0x6c  ;   529.0 p5+p2   41 next
        vmovdqu64 [rbp + 5312], zmm29                ;   523.0 p7+p4   45 next spill
        vmovdqa64 zmm29, zmm31                       ;   482.7         41 next copy
        vpternlogd zmm29, zmm27, [rbp + 5952], 0x78  ;   529.7 p0+p3   41 next
        vmovdqu64 [rbp + 8832], zmm12                ;   526.0 p8+p9   54 next spill
        vmovdqu64 zmm12, [rbp + 9856]                ;   487.7 p2      41 next reload
        vpxord zmm12, zmm12, zmm29                   ;   530.7 p5      41 next
        vpternlogd zmm29, zmm27, [rbp + 6080], 0x78  ;   530.7 p0+p3   41 next
        vmovdqu64 [rbp + 9856], zmm17                ;   522.0 p7+p4   45 next spill
        vmovdqa64 zmm17, zmm31                       ;   482.7         41 next copy
        vpternlogd zmm17, zmm27, [rbp + 10752], 0x28 ;   531.0 p5+p2   41 next
        vmovdqu64 zmm4, [rbp + 9152]                 ;   410.3 p3     108 r reload
        vpternlogd zmm5, zmm4, [rbp + 11008], 0x96   ;   531.7 p0+p2   54 next
        vmovdqu64 zmm4, [rbp + 8896]                 ;   411.3 p3     108 r reload
        vpternlogd zmm22, zmm4, [rbp + 11136], 0x96  ;   532.0 p5+p2   54 next
        vmovdqu64 zmm4, [rbp + 9024]                 ;   412.3 p3     108 r reload
        vpternlogd zmm23, zmm4, [rbp + 6464], 0x96   ;   532.7 p0+p2   54 next
        vmovdqu64 zmm4, [rbp + 8128]                 ;   475.7 p3      41 next
        vmovdqu64 [rbp + 11136], zmm22               ;   533.0 p8+p9   54 next spill
        vmovdqu64 zmm22, [rbp + 9088]                ;   473.7 p2      41 next
        vmovdqu64 [rbp + 10432], zmm5                ;   532.7 p7+p4   54 next spill
        vmovdqu64 zmm5, [rbp + 10624]                ;   475.0 p3      41 next
        vpandd zmm5, zmm5, [rbp + 8448]              ;   533.0 p5+p2   41 next
        vpxord zmm4, zmm4, zmm1                      ;   533.7 p0      41 next
        vmovdqu64 [rbp + 9920], zmm23                ;   533.7 p8+p9   54 next spill
        vmovdqu64 zmm23, [rbp + 10176]               ;   474.7 p3      41 next
        vmovdqu64 [rbp + 8384], zmm1                 ;   522.7 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 10176]                ;   474.7 p2      41 next
        vmovdqu64 [rbp + 9728], zmm30                ;   521.0 p8+p9   41 next spill
        vmovdqu64 zmm30, [rbp + 10624]               ;   475.0 p3      41 next
        vmovdqu64 [rbp + 8064], zmm5                 ;   534.0 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 9728]                 ;   521.0 p2      41 next
        vpxord zmm5, zmm5, [rbp + 8064]              ;   540.0 p5+p3   41 next
        vmovdqu64 [rbp + 8960], zmm5                 ;   541.0 p8+p9   41 next spill
        vmovdqu64 zmm5, [rbp + 8256]                 ;   476.0 p2      41 next
        vpxord zmm26, zmm26, zmm4                    ;   534.7 p0      41 next
        vpxord zmm1, zmm1, zmm7                      ;   535.0 p5      41 next
        vpxord zmm30, zmm30, zmm6                    ;   535.7 p0      41 next
        vpandd zmm5, zmm5, zmm30                     ;   536.7 p5      41 next
        vmovdqu64 [rbp + 9280], zmm30                ;   536.7 p7+p4   41 next spill
        vpxord zmm30, zmm19, zmm6                    ;   536.7 p0      41 next
        vpternlogd zmm19, zmm7, [rbp + 10624], 0x78  ;   537.0 p5+p3   41 next
        vpternlogd zmm26, zmm30, [rbp + 8128], 0x78  ;   537.7 p0+p2   41 next
        vmovdqu64 [rbp + 11200], zmm26               ;   538.7 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm5                        ;   537.7         41 next copy
        vmovdqu64 [rbp + 11264], zmm5                ;   537.7 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 10752]                ;   479.7 p3      54 next reload
        vpternlogd zmm2, zmm5, [rbp + 9472], 0xb4    ;   538.0 p5+p2   41 next
        vmovdqu64 [rbp + 11328], zmm1                ;   536.0 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm5                         ;   485.7         41 next copy
        vpternlogd zmm1, zmm25, [rbp + 6336], 0x60   ;   538.7 p0+p3   41 next
        vmovdqu64 [rbp + 11392], zmm6                ;   524.7 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 5696]                 ;   489.7 p2      41 next reload
        vpternlogd zmm25, zmm6, [rbp + 9472], 0x36   ;   539.0 p5+p3   41 next
        vpternlogd zmm25, zmm31, zmm27, 0x78         ;   540.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 9344]                 ;   492.7 p2      41 next reload
        vmovdqu64 [rbp + 6528], zmm4                 ;   534.7 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm12                        ;   531.7         41 next copy
        vpternlogd zmm4, zmm5, zmm6, 0x78            ;   540.0 p5      41 next
        vmovdqu64 [rbp + 5696], zmm11                ;   525.0 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 10240]               ;   485.0 p3      41 next reload
        vpxord zmm11, zmm11, zmm4                    ;   541.0 p0      41 next
        vpternlogd zmm21, zmm25, zmm11, 0x96         ;   542.0 p5      41 next
        vmovdqu64 zmm4, [rbp + 6336]                 ;   479.0 p2      54 next reload
        vmovdqu64 [rbp + 10240], zmm21               ;   543.0 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 5952]                ;   478.0 p3      54 next reload
        vpternlogd zmm5, zmm21, zmm4, 0x6c           ;   541.7 p0      41 next
        vpternlogd zmm29, zmm4, zmm5, 0x78           ;   542.7 p5      41 next
        vpxord zmm17, zmm17, zmm29                   ;   543.7 p0      41 next
        vmovdqu64 [rbp + 10752], zmm7                ;   524.0 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm4                         ;   485.0         41 next copy
        vpternlogd zmm7, zmm9, [rbp + 8704], 0x6a    ;   543.0 p5+p2   41 next
        vpxord zmm18, zmm18, zmm7                    ;   544.0 p0      41 next
        vmovdqa64 zmm7, zmm17                        ;   544.7         41 next copy
        vpternlogd zmm7, zmm21, zmm9, 0x78           ;   544.7 p5      41 next
        vpternlogd zmm9, zmm18, zmm21, 0x9c          ;   545.0 p0      41 next
        vpternlogd zmm9, zmm20, zmm2, 0x96           ;   546.0 p5      41 next
        vpternlogd zmm2, zmm17, [rbp + 6400], 0x96   ;   545.7 p0+p3   41 next
        vmovdqa64 zmm17, zmm4                        ;   485.0         41 next copy
        vpternlogd zmm17, zmm15, [rbp + 11072], 0x6a ;   546.0 p5+p2   41 next
        vpternlogd zmm6, zmm25, zmm17, 0x96          ;   547.0 p0      41 next
        vpternlogd zmm17, zmm28, [rbp + 5824], 0x96  ;   547.0 p5+p3   41 next
        vpternlogd zmm18, zmm5, zmm17, 0x96          ;   548.0 p0      41 next
        vmovdqu64 zmm5, [rbp + 6080]                 ;   481.0 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 9216]                ;   505.0 p3      41 next reload
        vpternlogd zmm4, zmm17, zmm5, 0x6c           ;   548.0 p5      41 next
        vpternlogd zmm5, zmm16, zmm21, 0x6c          ;   548.7 p0      41 next
        vmovdqu64 zmm25, [rbp + 9472]                ;   495.0 p2      41 next reload
        vpternlogd zmm28, zmm21, zmm25, 0x78         ;   549.0 p5      41 next
        vmovdqu64 zmm21, [rbp + 8448]                ;   474.0 p3      41 next
        vpternlogd zmm1, zmm0, zmm28, 0x96           ;   550.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 10624]                ;   475.0 p2      41 next
        vmovdqu64 zmm28, [rbp + 8128]                ;   475.7 p3      41 next
        vpternlogd zmm4, zmm27, zmm12, 0x78          ;   550.0 p5      41 next
        vmovdqu64 zmm12, [rbp + 8256]                ;   476.0 p2      41 next
        vmovdqu64 zmm27, [rbp + 5440]                ;   477.0 p3      41 next
        vpternlogd zmm14, zmm20, zmm4, 0x96          ;   551.0 p0      41 next
        vpternlogd zmm7, zmm3, zmm5, 0x96            ;   551.0 p5      41 next
        vmovdqu64 zmm3, [rbp + 9088]                 ;   473.7 p2      54 next reload
        vmovdqu64 zmm4, [rbp + 10624]                ;   475.0 p3      54 next reload
        vmovdqu64 zmm20, [rbp + 8448]                ;   474.0 p2      41 next
        vpternlogd zmm20, zmm4, zmm3, 0x78           ;   551.7 p0      41 next
        vpternlogd zmm1, zmm16, zmm24, 0x96          ;   552.0 p5      41 next
        vmovdqu64 zmm16, [rbp + 9408]                ;   491.7 p3      41 next reload
        vpternlogd zmm29, zmm17, zmm16, 0x96         ;   552.7 p0      41 next
        vpternlogd zmm16, zmm8, zmm18, 0x96          ;   553.0 p5      41 next
        vmovdqu64 zmm8, [rbp + 5696]                 ;   525.0 p2      41 next reload
        vmovdqu64 zmm17, [rbp + 5440]                ;   477.0 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 10752]               ;   524.0 p2      41 next
        vpternlogd zmm18, zmm17, zmm8, 0x87          ;   553.7 p0      41 next
        vpxord zmm0, zmm0, zmm2                      ;   554.0 p5      41 next
        vmovdqu64 zmm2, [rbp + 10240]                ;   543.0 p3      41 next reload
        vpternlogd zmm25, zmm2, [r8 + 8704], 0x96    ;   554.7 p0+p2   48 next
        vpxord zmm28, zmm28, zmm9                    ;   555.0 p5      41 next
        vmovdqa64 zmm2, zmm3                         ;   479.7         41 next copy
        vpternlogd zmm2, zmm17, [rbp + 10752], 0x60  ;   555.7 p0+p3   41 next
        vpternlogd zmm6, zmm5, [rbp + 8576], 0x96    ;   556.0 p5+p2   41 next
        vmovdqu64 zmm5, [rbp + 11328]                ;   536.0 p3      41 next reload
        vmovdqa64 zmm9, zmm17                        ;   483.0         41 next copy
        vpternlogd zmm9, zmm3, zmm5, 0x78            ;   556.7 p0      41 next
        vpxord zmm11, zmm11, zmm29                   ;   557.0 p5      41 next
        vpternlogd zmm11, zmm31, zmm15, 0x78         ;   558.0 p0      41 next
        vmovdqu64 zmm31, [rbp + 8448]                ;   474.0 p2      54 next reload
        vmovdqa64 zmm15, zmm13                       ;   523.7         41 next copy
        vpternlogd zmm15, zmm17, zmm31, 0x78         ;   558.0 p5      41 next
        vpxord zmm21, zmm21, zmm1                    ;   558.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 10176]                ;   474.7 p3      54 next reload
        vpternlogd zmm30, zmm3, zmm1, 0x6c           ;   559.0 p5      41 next
        vpternlogd zmm29, zmm7, zmm3, 0x96           ;   559.7 p0      41 next
        vpxord zmm12, zmm12, zmm16                   ;   560.0 p5      41 next
        vpxord zmm27, zmm27, zmm6                    ;   560.7 p0      41 next
        vmovdqu64 zmm6, [rbp + 8256]                 ;   476.0 p2      54 next reload
        vmovdqu64 zmm7, [rbp + 8960]                 ;   541.0 p3      41 next
        vpternlogd zmm7, zmm17, zmm6, 0x48           ;   561.0 p5      41 next
        vpternlogd zmm24, zmm11, zmm1, 0x96          ;   561.7 p0      41 next
        vpxord zmm10, zmm10, zmm15                   ;   562.0 p5      41 next
        vpternlogd zmm19, zmm1, zmm10, 0x78          ;   563.0 p0      41 next
        vpxord zmm22, zmm22, zmm10                   ;   563.0 p5      41 next
        vmovdqu64 zmm10, [rbp + 8064]                ;   534.0 p2      41 next
        vpternlogd zmm10, zmm6, [rbp + 6528], 0x78   ;   563.7 p0+p3   41 next
        vmovdqu64 zmm11, [rbp + 8128]                ;   475.7 p2      54 next reload
        vmovdqa64 zmm16, zmm8                        ;   531.0         41 next copy
        vpternlogd zmm16, zmm31, zmm11, 0x78         ;   564.0 p5      41 next
        vpxord zmm26, zmm26, zmm2                    ;   564.7 p0      41 next
        vpxord zmm2, zmm2, zmm18                     ;   565.0 p5      41 next
        vpternlogd zmm18, zmm3, zmm22, 0x78          ;   565.7 p0      41 next
        vpternlogd zmm2, zmm22, zmm11, 0x78          ;   566.0 p5      41 next
        vpxord zmm9, zmm9, zmm2                      ;   567.0 p0      41 next
        vpternlogd zmm7, zmm20, zmm30, 0x96          ;   567.0 p5      41 next
        vpternlogd zmm7, zmm5, zmm11, 0x87           ;   568.0 p0      41 next
        vpternlogd zmm11, zmm17, zmm20, 0x48         ;   568.0 p5      41 next
        vpternlogd zmm3, zmm11, zmm4, 0x6c           ;   569.0 p0      41 next
        vpxord zmm14, zmm14, [r8 + 8640]             ;   569.0 p5+p3   48 next
        vpxord zmm23, zmm23, zmm16                   ;   569.7 p0      41 next
        vpternlogd zmm16, zmm1, zmm20, 0x78          ;   570.0 p5      41 next
        vmovdqu64 zmm2, [rbp + 11392]                ;   524.7 p2      41 next reload
        vpternlogd zmm10, zmm18, zmm2, 0x96          ;   570.7 p0      41 next
        vpternlogd zmm26, zmm2, zmm23, 0x96          ;   571.0 p5      41 next
        vpternlogd zmm26, zmm20, zmm30, 0x96         ;   572.0 p0      41 next
        vpternlogd zmm23, zmm6, zmm4, 0x6c           ;   572.0 p5      41 next
        vpternlogd zmm23, zmm31, zmm13, 0x78         ;   573.0 p0      41 next
        vpternlogd zmm17, zmm6, zmm3, 0x80           ;   573.0 p5      41 next
        vpxord zmm30, zmm0, [r8 + 8384]              ;   573.7 p0+p3   48 next
        vpternlogd zmm0, zmm7, [r8 + 8960], 0x96     ;   574.0 p5+p2   48 next
        vpxord zmm31, zmm28, [r8 + 8448]             ;   574.7 p0+p3   48 next
        vpternlogd zmm8, zmm3, [rbp + 11264], 0x96   ;   575.0 p5+p2   41 next
        vpternlogd zmm8, zmm4, zmm19, 0x96           ;   576.0 p0      41 next
        vpternlogd zmm11, zmm16, [rbp + 11200], 0x96 ;   576.0 p5+p3   41 next
        vpternlogd zmm10, zmm29, [r8 + 8768], 0x96   ;   576.7 p0+p2   48 next
        vpxord zmm29, zmm29, [r8 + 8192]             ;   577.0 p5+p3   48 next
        vpxord zmm2, zmm21, [r8 + 8256]              ;   577.7 p0+p2   48 next
        vmovdqu64 zmm3, [r8 + 9024]                  ;   446.2 p3      48 next
        vmovdqu64 zmm4, [r8 + 8320]                  ;   446.3 p2      48 next
        vpxord zmm4, zmm4, zmm24                     ;   578.0 p5      48 next
        vmovdqu64 zmm5, [r8 + 8512]                  ;   447.2 p3      48 next
        vpxord zmm5, zmm5, zmm12                     ;   578.7 p0      48 next
        vmovdqu64 zmm6, [r8 + 8576]                  ;   447.3 p2      48 next
        vpxord zmm6, zmm6, zmm27                     ;   579.0 p5      48 next
        vpternlogd zmm11, zmm24, [r8 + 8896], 0x96   ;   579.7 p0+p3   48 next
        vpternlogd zmm27, zmm8, [r8 + 9152], 0x96    ;   580.0 p5+p2   48 next
        vpternlogd zmm26, zmm1, [rbp + 8960], 0x78   ;   580.7 p0+p3   41 next
        vpternlogd zmm17, zmm15, [rbp + 9728], 0x96  ;   581.0 p5+p2   41 next
        vpternlogd zmm28, zmm23, zmm17, 0x69         ;   582.0 p0      41 next
        vpternlogd zmm26, zmm12, [r8 + 9088], 0x96   ;   582.0 p5+p3   48 next
        vpxord zmm3, zmm3, zmm28                     ;   583.0 p0      48 next
        vmovdqu64 zmm1, [rbp + 8384]                 ;   522.7 p2      41 next reload
        vpternlogd zmm9, zmm1, [rbp + 9280], 0x78    ;   583.0 p5+p3   41 next
        vmovdqu64 zmm1, [r10 + 64]                   ;   451.7 p2      54 next
        vmovdqu64 zmm7, [rbp + 8832]                 ;   526.0 p3      54 next reload
        vpxord zmm1, zmm1, zmm7                      ;   583.7 p0      54 next
        vmovdqu64 zmm8, [rbp + 9856]                 ;   522.0 p2      45 next reload
        vmovdqu64 zmm12, [rbp + 6656]                ;   453.2 p3     108 r reload
        vmovdqu64 zmm13, [r10]                       ;   453.7 p2      54 next
        vpternlogd zmm13, zmm12, zmm8, 0x96          ;   584.0 p5      54 next
        vmovdqu64 zmm15, [rbp + 5312]                ;   523.0 p3      45 next reload
        vmovdqu64 zmm16, [rbp + 9600]                ;   454.7 p2     108 r reload
        vmovdqu64 zmm17, [r10 + 128]                 ;   455.7 p3      54 next
        vpternlogd zmm17, zmm16, zmm15, 0x96         ;   584.7 p0      54 next
        vpternlogd zmm21, zmm9, [r8 + 8832], 0x96    ;   585.0 p5+p2   48 next
        vmovdqu64 zmm9, [r10 + 192]                  ;   456.7 p3      54 next
        vmovdqu64 zmm18, [rbp + 9920]                ;   533.7 p2      54 next reload
        vpxord zmm9, zmm9, zmm18                     ;   585.7 p0      54 next
        vmovdqu64 zmm19, [r10 + 256]                 ;   457.7 p3      54 next
        vmovdqu64 zmm20, [rbp + 8192]                ;   526.7 p2      54 next reload
        vpxord zmm19, zmm19, zmm20                   ;   586.0 p5      54 next
        vmovdqu64 zmm22, [r10 + 320]                 ;   458.7 p3      54 next
        vmovdqu64 zmm23, [rbp + 10432]               ;   532.7 p2      54 next reload
        vpxord zmm22, zmm22, zmm23                   ;   586.7 p0      54 next
        vmovdqu64 zmm24, [r10 + 384]                 ;   459.7 p3      54 next
        vmovdqu64 zmm28, [rbp + 8640]                ;   514.7 p2      54 next reload
        vpxord zmm24, zmm24, zmm28                   ;   587.0 p5      54 next
        vmovdqu64 [rbp + 9280], zmm1                 ;   584.7 p8+p9   54 next spill
        vmovdqu64 zmm1, [r10 + 512]                  ;   460.8 p3      54 next
        vpxord zmm1, zmm1, [rbp + 11136]             ;   587.7 p0+p2   54 next
        vmovdqu64 [rbp + 8384], zmm17                ;   585.7 p7+p4   54 next spill
        vpandd zmm17, zmm25, zmm14                   ;   588.0 p5      45 next
        vmovdqu64 [rbp + 9728], zmm24                ;   588.0 p8+p9   54 next spill
        vpandd zmm24, zmm25, zmm31                   ;   588.7 p0      45 next
        vmovdqu64 [rbp + 8960], zmm9                 ;   586.7 p7+p4   54 next spill
        vmovdqa64 zmm9, zmm25                        ;   555.7         45 next copy
        vmovdqu64 [rbp + 10176], zmm22               ;   587.7 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm17                       ;   589.0         45 next copy
        vmovdqu64 [rbp + 11200], zmm13               ;   585.0 p7+p4   54 next spill
        vpxord zmm13, zmm24, zmm30                   ;   589.7 p5      45 next
        vmovdqu64 [rbp + 10624], zmm19               ;   587.0 p8+p9   54 next spill
        vpandd zmm19, zmm30, zmm14                   ;   589.7 p0      45 next
        vmovdqa64 zmm28, zmm30                       ;   574.7         45 next copy
        vpandd zmm23, zmm30, zmm29                   ;   590.0 p5      45 next
        vpternlogd zmm23, zmm31, zmm6, 0x78          ;   591.0 p0      45 next
        vpxord zmm22, zmm22, zmm23                   ;   592.0 p5      45 next
        vpandd zmm23, zmm30, zmm31                   ;   591.7 p0      45 next
        vpandd zmm20, zmm14, zmm29                   ;   592.0 p5      45 next
        vpternlogd zmm20, zmm6, zmm30, 0x87          ;   593.0 p0      45 next
        vpandd zmm18, zmm14, zmm5                    ;   593.0 p5      45 next
        vpandd zmm15, zmm14, zmm6                    ;   593.7 p0      45 next
        vpxord zmm16, zmm6, zmm29                    ;   594.0 p5      45 next
        vpxord zmm28, zmm28, zmm16                   ;   595.0 p0      45 next
        vmovdqa64 zmm7, zmm14                        ;   570.0         45 next copy
        vpternlogd zmm7, zmm25, zmm29, 0x78          ;   595.0 p5      45 next
        vpandd zmm8, zmm6, zmm2                      ;   595.7 p0      45 next
        vpxord zmm12, zmm2, zmm5                     ;   596.0 p5      45 next
        vpternlogd zmm18, zmm31, zmm12, 0x78         ;   597.0 p0      45 next
        vmovdqu64 [rbp + 11264], zmm1                ;   588.7 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm31                        ;   575.7         45 next copy
        vmovdqu64 [rbp + 5696], zmm27                ;   581.0 p8+p9   48 next spill
        vmovdqu64 zmm27, [rbp + 11264]               ;   588.7 p3      41 next
        vmovdqu64 [rbp + 8256], zmm26                ;   583.0 p7+p4   48 next spill
        vpandd zmm26, zmm31, zmm29                   ;   597.0 p5      45 next
        vmovdqu64 [rbp + 5440], zmm3                 ;   584.0 p8+p9   48 next spill
        vpandd zmm3, zmm5, zmm4                      ;   597.7 p0      45 next
        vpternlogd zmm3, zmm25, zmm28, 0x1e          ;   598.7 p5      45 next
        vpternlogd zmm3, zmm2, zmm29, 0x78           ;   599.7 p0      45 next
        vmovdqu64 [rbp + 8448], zmm0                 ;   575.0 p7+p4   48 next spill
        vmovdqa64 zmm0, zmm5                         ;   579.7         45 next copy
        vpternlogd zmm0, zmm25, zmm31, 0x60          ;   599.0 p5      45 next
        vmovdqu64 [rbp + 11392], zmm21               ;   586.0 p8+p9   48 next spill
        vmovdqa64 zmm21, zmm4                        ;   579.0         45 next copy
        vpternlogd zmm21, zmm31, zmm5, 0x78          ;   599.7 p0      45 next
        vmovdqu64 [rbp + 9088], zmm11                ;   580.7 p7+p4   48 next spill
        vmovdqa64 zmm11, zmm5                        ;   579.7         45 next copy
        vpternlogd zmm11, zmm2, zmm29, 0x60          ;   600.0 p5      45 next
        vmovdqu64 [rbp + 8128], zmm10                ;   577.7 p8+p9   48 next spill
        vmovdqa64 zmm10, zmm29                       ;   578.0         45 next copy
        vpternlogd zmm10, zmm2, zmm4, 0x78           ;   600.7 p0      45 next
        vpxord zmm9, zmm9, zmm10                     ;   601.7 p5      45 next
        vpternlogd zmm10, zmm14, zmm2, 0x78          ;   601.7 p0      45 next
        vpternlogd zmm10, zmm31, zmm21, 0x78         ;   602.7 p5      45 next
        vpternlogd zmm31, zmm26, zmm14, 0x6c         ;   602.7 p0      45 next
        vpternlogd zmm31, zmm2, zmm9, 0x78           ;   603.7 p5      45 next
        vpternlogd zmm2, zmm23, zmm30, 0x6c          ;   603.7 p0      45 next
        vpternlogd zmm30, zmm12, zmm4, 0x6c          ;   604.0 p5      45 next
        vpternlogd zmm23, zmm18, zmm7, 0x96          ;   604.7 p0      45 next
        vpternlogd zmm7, zmm4, zmm28, 0x78           ;   605.0 p5      45 next
        vpternlogd zmm0, zmm7, zmm13, 0x96           ;   606.0 p0      45 next
        vpternlogd zmm21, zmm23, zmm22, 0x96         ;   606.0 p5      45 next
        vpternlogd zmm18, zmm16, zmm3, 0x96          ;   606.7 p0      45 next
        vpternlogd zmm9, zmm16, zmm5, 0x78           ;   607.0 p5      45 next
        vmovdqu64 zmm7, [rbp + 10368]                ;   480.0 p2      48 next reload
        vmovdqu64 zmm16, [rbp + 5568]                ;   480.2 p3     108 r reload
        vmovdqu64 zmm23, [rbp + 8128]                ;   577.7 p2      54 next
        vpternlogd zmm23, zmm16, zmm7, 0x96          ;   607.7 p0      54 next
        vpternlogd zmm7, zmm16, [r10 + 576], 0x96    ;   608.0 p5+p3   54 next
        vpxord zmm1, zmm1, zmm9                      ;   608.7 p0      45 next
        vpternlogd zmm22, zmm6, zmm4, 0xb4           ;   609.0 p5      45 next
        vmovdqa64 zmm9, zmm25                        ;   555.7         45 next copy
        vpternlogd zmm9, zmm13, zmm13, 0x3f          ;   609.7 p0      45 next
        vpternlogd zmm25, zmm15, zmm4, 0x6c          ;   610.0 p5      45 next
        vpternlogd zmm5, zmm25, zmm28, 0x9c          ;   611.0 p0      45 next
        vpxord zmm15, zmm15, zmm8                    ;   611.0 p5      45 next
        vpternlogd zmm26, zmm10, zmm19, 0x96         ;   611.7 p0      45 next
        vpxord zmm11, zmm11, zmm10                   ;   612.0 p5      45 next
        vmovdqu64 zmm10, [rbp + 9664]                ;   482.8 p2      48 next reload
        vmovdqu64 zmm13, [rbp + 6848]                ;   483.0 p3     108 r reload
        vmovdqu64 zmm25, [rbp + 11392]               ;   586.0 p2      54 next
        vpternlogd zmm25, zmm13, zmm10, 0x96         ;   612.7 p0      54 next
        vpternlogd zmm10, zmm13, [r10 + 640], 0x96   ;   613.0 p5+p3   54 next
        vpternlogd zmm2, zmm6, zmm29, 0x78           ;   613.7 p0      45 next
        vpternlogd zmm19, zmm21, zmm15, 0x96         ;   614.0 p5      45 next
        vpternlogd zmm3, zmm20, zmm1, 0x96           ;   614.7 p0      45 next
        vpxord zmm20, zmm20, zmm15                   ;   615.0 p5      45 next
        vpternlogd zmm20, zmm31, zmm30, 0x96         ;   616.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 8512]                ;   485.3 p2      48 next reload
        vmovdqu64 zmm15, [rbp + 6784]                ;   485.5 p3     108 r reload
        vmovdqu64 zmm21, [rbp + 9088]                ;   580.7 p2      54 next
        vpternlogd zmm21, zmm15, zmm31, 0x96         ;   616.0 p5      54 next
        vpternlogd zmm31, zmm15, [r10 + 704], 0x96   ;   616.7 p0+p3   54 next
        vpternlogd zmm22, zmm30, zmm5, 0x96          ;   617.0 p5      45 next
        vpternlogd zmm24, zmm5, zmm11, 0x96          ;   617.7 p0      45 next
        vpternlogd zmm11, zmm6, zmm4, 0x78           ;   618.0 p5      45 next
        vmovdqu64 zmm30, [rbp + 6464]                ;   489.7 p2      48 next reload
        vmovdqu64 zmm5, [rbp + 9536]                 ;   489.8 p3     108 r reload
        vmovdqu64 zmm6, [rbp + 8448]                 ;   575.0 p2      54 next
        vpternlogd zmm6, zmm5, zmm30, 0x96           ;   618.7 p0      54 next
        vpternlogd zmm30, zmm5, [r10 + 768], 0x96    ;   619.0 p5+p3   54 next
        vpternlogd zmm14, zmm4, zmm9, 0x6a           ;   619.7 p0      45 next
        vpternlogd zmm0, zmm9, zmm2, 0x96            ;   620.0 p5      45 next
        vpternlogd zmm18, zmm17, zmm14, 0x96         ;   620.7 p0      45 next
        vmovdqu64 zmm4, [rbp + 10112]                ;   495.7 p2      48 next reload
        vmovdqu64 zmm9, [rbp + 5120]                 ;   495.8 p3     108 r reload
        vmovdqu64 zmm17, [rbp + 5440]                ;   584.0 p2      54 next
        vpternlogd zmm17, zmm9, zmm4, 0x96           ;   621.0 p5      54 next
        vpternlogd zmm4, zmm9, [r10 + 832], 0x96     ;   621.7 p0+p3   54 next
        vpternlogd zmm11, zmm8, zmm14, 0x96          ;   622.0 p5      45 next
        vpxord zmm1, zmm1, zmm26                     ;   622.7 p0      45 next
        vpternlogd zmm1, zmm29, zmm12, 0x78          ;   623.7 p5      45 next
        vmovdqu64 zmm8, [rbp + 11264]                ;   588.7 p2      41 next
        vmovdqu64 zmm12, [rbp + 10624]               ;   587.0 p3      41 next
        vmovdqu64 zmm14, [rbp + 11200]               ;   585.0 p2      54 next reload
        vpandd zmm12, zmm12, zmm14                   ;   623.7 p0      41 next
        vmovdqu64 zmm29, [rbp + 10176]               ;   587.7 p3      41 next
        vpandd zmm29, zmm29, zmm14                   ;   624.0 p5      41 next
        vpxord zmm27, zmm27, zmm30                   ;   624.7 p0      41 next
        vpandd zmm8, zmm8, zmm4                      ;   625.0 p5      41 next
        vpternlogd zmm28, zmm3, [rbp + 11136], 0x96  ;   625.7 p0+p2   54 next
        vpternlogd zmm26, zmm11, [rbp + 8128], 0x96  ;   626.0 p5+p3   45 next
        vmovdqu64 zmm3, [rbp + 10624]                ;   587.0 p2      41 next
        vmovdqu64 zmm11, [rbp + 8960]                ;   586.7 p3      54 next reload
        vpandd zmm3, zmm3, zmm11                     ;   626.7 p0      41 next
        vpternlogd zmm2, zmm1, [rbp + 9088], 0x96    ;   627.0 p5+p2   45 next
        vmovdqu64 zmm1, [rbp + 9728]                 ;   588.0 p3      41 next
        vpandd zmm1, zmm1, zmm11                     ;   627.7 p0      41 next
        vmovdqa64 zmm9, zmm8                         ;   626.0         41 next copy
        vmovdqa64 zmm5, zmm27                        ;   625.7         41 next copy
        vpternlogd zmm5, zmm10, zmm7, 0x78           ;   628.0 p5      41 next
        vmovdqa64 zmm15, zmm10                       ;   614.0         41 next copy
        vmovdqa64 zmm13, zmm10                       ;   614.0         41 next copy
        vmovdqa64 zmm16, zmm10                       ;   614.0         41 next copy
        vmovdqu64 [rbp + 9088], zmm17                ;   622.0 p7+p4   54 next spill
        vpandd zmm17, zmm10, zmm31                   ;   628.7 p0      41 next
        vmovdqu64 [rbp + 8128], zmm6                 ;   619.7 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm10                        ;   614.0         41 next copy
        vmovdqu64 [rbp + 11136], zmm21               ;   617.0 p7+p4   54 next spill
        vpandd zmm21, zmm7, zmm30                    ;   629.0 p5      41 next
        vmovdqu64 [rbp + 10112], zmm25               ;   613.7 p8+p9   54 next spill
        vmovdqa64 zmm25, zmm30                       ;   620.0         41 next copy
        vmovdqu64 [rbp + 6464], zmm23                ;   608.7 p7+p4   54 next spill
        vmovdqa64 zmm23, zmm4                        ;   622.7         41 next copy
        vmovdqu64 [rbp + 8512], zmm28                ;   626.7 p8+p9   54 next spill
        vmovdqa64 zmm28, zmm7                        ;   609.0         41 next copy
        vpternlogd zmm28, zmm30, zmm31, 0x78         ;   629.7 p0      41 next
        vmovdqa64 zmm14, zmm31                       ;   617.7         41 next copy
        vmovdqa64 zmm11, zmm31                       ;   617.7         41 next copy
        vmovdqu64 [rbp + 9664], zmm1                 ;   628.7 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm31                        ;   617.7         41 next copy
        vmovdqu64 [rbp + 10368], zmm29               ;   625.0 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm4                        ;   622.7         41 next copy
        vmovdqu64 [rbp + 11328], zmm12               ;   624.7 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 10432]               ;   532.7 p2      54 next reload
        vpternlogd zmm19, zmm12, [rbp + 8256], 0x96  ;   630.0 p5+p3   54 next
        vmovdqu64 zmm12, [rbp + 10048]               ;   514.0 p2      45 next reload
        vmovdqu64 [rbp + 10432], zmm19               ;   631.0 p8+p9   54 next spill
        vmovdqu64 zmm19, [rbp + 10688]               ;   505.8 p3     108 r reload
        vpternlogd zmm20, zmm19, zmm12, 0x96         ;   630.7 p0      54 next
        vpternlogd zmm12, zmm19, [r10 + 448], 0x96   ;   631.0 p5+p2   54 next
        vpxord zmm23, zmm23, zmm12                   ;   632.0 p0      41 next
        vpxord zmm13, zmm13, zmm23                   ;   633.0 p5      41 next
        vpandd zmm16, zmm16, zmm12                   ;   632.7 p0      41 next
        vpternlogd zmm16, zmm31, zmm4, 0x78          ;   633.7 p5      41 next
        vpandd zmm1, zmm1, zmm12                     ;   633.7 p0      41 next
        vmovdqa64 zmm19, zmm12                       ;   632.0         41 next copy
        vmovdqu64 [rbp + 10048], zmm20               ;   631.7 p7+p4   54 next spill
        vmovdqu64 zmm20, [rbp + 8192]                ;   526.7 p3      54 next reload
        vpternlogd zmm22, zmm20, [rbp + 5440], 0x96  ;   634.0 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 9920]                ;   533.7 p3      54 next reload
        vpternlogd zmm24, zmm20, [rbp + 8448], 0x96  ;   634.7 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 8832]                ;   526.0 p3      54 next reload
        vpternlogd zmm0, zmm20, [rbp + 11392], 0x96  ;   635.0 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 5696]                ;   581.0 p3      48 next reload
        vmovdqu64 [rbp + 11392], zmm22               ;   635.0 p8+p9   54 next spill
        vmovdqu64 zmm22, [rbp + 8640]                ;   514.7 p2      54 next reload
        vpternlogd zmm18, zmm22, zmm20, 0x96         ;   635.7 p0      54 next
        vmovdqu64 zmm22, [rbp + 10816]               ;   511.3 p3      48 next reload
        vmovdqu64 [rbp + 8640], zmm18                ;   636.7 p7+p4   54 next spill
        vmovdqu64 zmm18, [rbp + 10880]               ;   511.7 p2     108 r reload
        vpternlogd zmm20, zmm18, zmm22, 0x96         ;   636.0 p5      54 next
        vpternlogd zmm22, zmm18, [r10 + 960], 0x96   ;   636.7 p0+p3   54 next
        vpternlogd zmm21, zmm22, zmm13, 0x1e         ;   637.7 p5      41 next
        vpandd zmm14, zmm14, zmm22                   ;   637.7 p0      41 next
        vpxord zmm6, zmm6, zmm14                     ;   638.7 p5      41 next
        vpternlogd zmm21, zmm12, [rbp + 11264], 0x78 ;   638.7 p0+p2   41 next
        vmovdqa64 zmm18, zmm22                       ;   637.7         41 next copy
        vpternlogd zmm18, zmm6, zmm6, 0x3f           ;   639.7 p5      41 next
        vmovdqu64 [rbp + 10816], zmm20               ;   637.0 p8+p9   54 next spill
        vmovdqa64 zmm20, zmm22                       ;   637.7         41 next copy
        vmovdqu64 [rbp + 5696], zmm24                ;   635.7 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm22                       ;   637.7         41 next copy
        vmovdqu64 [rbp + 8832], zmm0                 ;   636.0 p8+p9   54 next spill
        vmovdqa64 zmm0, zmm30                        ;   620.0         41 next copy
        vpternlogd zmm0, zmm22, zmm31, 0x60          ;   639.7 p0      41 next
        vmovdqu64 [rbp + 8448], zmm3                 ;   627.7 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 6656]                 ;   517.0 p3     108 r reload
        vpternlogd zmm26, zmm3, [rbp + 9856], 0x96   ;   640.0 p5+p2   54 next
        vmovdqu64 zmm3, [rbp + 10176]                ;   587.7 p3      41 next
        vpandd zmm3, zmm3, [rbp + 8384]              ;   640.7 p0+p2   41 next
        vmovdqu64 [rbp + 9856], zmm26                ;   641.0 p8+p9   54 next spill
        vmovdqu64 zmm26, [rbp + 9600]                ;   519.0 p3     108 r reload
        vpternlogd zmm2, zmm26, [rbp + 5312], 0x96   ;   641.0 p5+p2   54 next
        vmovdqu64 zmm26, [rbp + 9280]                ;   584.7 p3      41 next
        vpandd zmm26, zmm26, [rbp + 10176]           ;   641.7 p0+p2   41 next
        vmovdqu64 [rbp + 5312], zmm2                 ;   642.0 p7+p4   54 next spill
        vmovdqu64 zmm2, [rbp + 8448]                 ;   627.7 p3      41 next
        vmovdqu64 [rbp + 9920], zmm26                ;   642.7 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 9728]                ;   588.0 p2      41 next
        vpandd zmm26, zmm26, [rbp + 8384]            ;   642.0 p5+p3   41 next
        vmovdqu64 [rbp + 5440], zmm26                ;   643.0 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 9280]                ;   584.7 p2      41 next
        vpandd zmm26, zmm26, [rbp + 11200]           ;   642.7 p0+p3   41 next
        vmovdqu64 [rbp + 8192], zmm26                ;   643.7 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 5440]                ;   643.0 p2      41 next
        vpxord zmm26, zmm26, [rbp + 8192]            ;   649.7 p5+p3   41 next
        vmovdqu64 [rbp + 6528], zmm26                ;   650.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm17                       ;   629.7         41 next copy
        vpternlogd zmm26, zmm10, [rbp + 11264], 0x78 ;   643.7 p0+p2   41 next
        vpternlogd zmm26, zmm4, zmm12, 0x78          ;   644.7 p5      41 next
        vmovdqu64 [rbp + 8064], zmm3                 ;   641.7 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm30                        ;   620.0         41 next copy
        vpternlogd zmm3, zmm12, [rbp + 11264], 0x60  ;   644.7 p0+p3   41 next
        vmovdqu64 [rbp + 6272], zmm8                 ;   626.0 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm12                        ;   632.0         41 next copy
        vpternlogd zmm8, zmm7, [rbp + 11264], 0x78   ;   645.0 p5+p2   41 next
        vpxord zmm24, zmm24, zmm8                    ;   646.0 p0      41 next
        vmovdqu64 [rbp + 6208], zmm5                 ;   629.0 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm24                        ;   647.0         41 next copy
        vpternlogd zmm5, zmm30, zmm23, 0x78          ;   647.0 p5      41 next
        vpxord zmm11, zmm11, zmm5                    ;   648.0 p0      41 next
        vmovdqa64 zmm5, zmm11                        ;   649.0         41 next copy
        vmovdqu64 [rbp + 8576], zmm26                ;   645.7 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 8000]                ;   527.8 p3     108 r reload
        vmovdqu64 [rbp + 10752], zmm14               ;   638.7 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 8256]                ;   583.0 p2      54 next
        vpternlogd zmm14, zmm26, [rbp + 11008], 0x96 ;   647.0 p5+p3   54 next
        vmovdqu64 [rbp + 8256], zmm14                ;   648.0 p7+p4   54 next spill
        vmovdqu64 zmm14, [rbp + 10624]               ;   587.0 p2      41 next
        vpxord zmm14, zmm14, [rbp + 9664]            ;   647.7 p0+p3   41 next
        vmovdqu64 [rbp + 10240], zmm14               ;   648.7 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 11200]               ;   585.0 p2      41 next
        vmovdqu64 [rbp + 9472], zmm11                ;   649.0 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 10240]               ;   648.7 p3      41 next
        vmovdqu64 [rbp + 9408], zmm30                ;   620.0 p8+p9   54 next spill
        vmovdqu64 zmm30, [rbp + 8960]                ;   586.7 p2      41 next
        vpandd zmm30, zmm30, [rbp + 9280]            ;   648.0 p5+p3   41 next
        vmovdqu64 [rbp + 9216], zmm30                ;   649.0 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 8384]                ;   585.7 p2      41 next
        vmovdqu64 [rbp + 6592], zmm18                ;   640.7 p8+p9   41 next spill
        vmovdqu64 zmm18, [rbp + 9216]                ;   649.0 p3      41 next
        vpxord zmm18, zmm18, [rbp + 11328]           ;   655.0 p0+p2   41 next
        vmovdqu64 [rbp + 6144], zmm18                ;   656.0 p7+p4   41 next spill
        vmovdqu64 zmm18, [r10 + 896]                 ;   533.8 p3      54 next
        vpternlogd zmm18, zmm26, [rbp + 11008], 0x96 ;   649.0 p5+p2   54 next
        vmovdqu64 zmm26, [rbp + 8384]                ;   585.7 p3      41 next
        vpxord zmm26, zmm26, [rbp + 9920]            ;   649.7 p0+p2   41 next
        vmovdqu64 [rbp + 11008], zmm26               ;   650.7 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 8960]                ;   586.7 p3      41 next
        vpxord zmm26, zmm26, [rbp + 5440]            ;   650.0 p5+p2   41 next
        vpandd zmm15, zmm15, zmm18                   ;   650.7 p0      41 next
        vmovdqu64 [rbp + 5952], zmm26                ;   651.0 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 10176]               ;   587.7 p3      41 next
        vpandd zmm26, zmm26, [rbp + 5952]            ;   657.0 p5+p2   41 next
        vpandd zmm19, zmm19, zmm18                   ;   651.7 p0      41 next
        vpternlogd zmm19, zmm10, zmm4, 0x87          ;   652.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 11264]               ;   588.7 p3      54 next reload
        vpternlogd zmm8, zmm18, zmm10, 0x78          ;   652.7 p0      41 next
        vpternlogd zmm8, zmm31, zmm28, 0x78          ;   653.7 p5      41 next
        vpxord zmm3, zmm3, zmm8                      ;   654.7 p0      41 next
        vpternlogd zmm8, zmm15, zmm1, 0x96           ;   654.7 p5      41 next
        vpternlogd zmm1, zmm18, zmm31, 0x78          ;   654.7 p0      41 next
        vpternlogd zmm1, zmm10, zmm24, 0x78          ;   655.7 p5      41 next
        vpandd zmm20, zmm20, zmm18                   ;   655.7 p0      41 next
        vpxord zmm16, zmm16, zmm20                   ;   656.7 p5      41 next
        vpandd zmm25, zmm25, zmm18                   ;   656.7 p0      41 next
        vpternlogd zmm25, zmm31, zmm27, 0x78         ;   657.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 9728]                ;   588.0 p2      54 next reload
        vmovdqu64 zmm10, [rbp + 9280]                ;   584.7 p3      54 next reload
        vmovdqu64 zmm24, [rbp + 8064]                ;   641.7 p2      41 next
        vpternlogd zmm24, zmm10, zmm31, 0x78         ;   657.7 p0      41 next
        vpternlogd zmm23, zmm25, zmm21, 0x96         ;   658.7 p5      41 next
        vpandd zmm29, zmm29, zmm18                   ;   658.7 p0      41 next
        vpxord zmm5, zmm5, zmm8                      ;   659.0 p5      41 next
        vpternlogd zmm5, zmm27, zmm12, 0x78          ;   660.0 p0      41 next
        vpternlogd zmm12, zmm18, zmm22, 0x6c         ;   660.0 p5      41 next
        vpternlogd zmm25, zmm17, zmm12, 0x96         ;   661.0 p0      41 next
        vpternlogd zmm28, zmm25, zmm16, 0x96         ;   662.0 p5      41 next
        vmovdqu64 zmm17, [rbp + 11200]               ;   585.0 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 8960]                ;   586.7 p2      41 next
        vpternlogd zmm25, zmm10, zmm17, 0x6c         ;   661.7 p0      41 next
        vpternlogd zmm12, zmm7, zmm13, 0x78          ;   662.0 p5      41 next
        vmovdqu64 zmm27, [rbp + 8960]                ;   586.7 p3      41 next
        vpternlogd zmm0, zmm6, zmm12, 0x96           ;   663.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 10624]                ;   587.0 p2      41 next
        vmovdqu64 zmm12, [rbp + 10176]               ;   587.7 p3      41 next
        vpternlogd zmm22, zmm29, zmm7, 0x6c          ;   663.0 p5      41 next
        vpxord zmm9, zmm9, zmm29                     ;   663.7 p0      41 next
        vmovdqa64 zmm29, zmm10                       ;   590.7         41 next copy
        vpternlogd zmm15, zmm28, zmm9, 0x96          ;   664.7 p5      41 next
        vmovdqa64 zmm28, zmm31                       ;   594.0         41 next copy
        vpternlogd zmm16, zmm4, zmm7, 0xb4           ;   664.7 p0      41 next
        vpternlogd zmm4, zmm3, zmm7, 0x6c            ;   665.0 p5      41 next
        vpxord zmm2, zmm2, zmm24                     ;   665.7 p0      41 next
        vpxord zmm9, zmm9, zmm19                     ;   666.0 p5      41 next
        vpxord zmm12, zmm12, zmm15                   ;   666.7 p0      41 next
        vmovdqu64 zmm15, [rbp + 6592]                ;   640.7 p2      41 next reload
        vpternlogd zmm18, zmm7, zmm15, 0x6a          ;   667.0 p5      41 next
        vpternlogd zmm23, zmm20, zmm18, 0x96         ;   668.0 p0      41 next
        vmovdqu64 zmm7, [rbp + 9920]                 ;   642.7 p3      41 next reload
        vmovdqa64 zmm20, zmm17                       ;   591.0         41 next copy
        vpternlogd zmm20, zmm31, zmm7, 0x60          ;   668.0 p5      41 next
        vpxord zmm28, zmm28, zmm23                   ;   669.0 p0      41 next
        vpternlogd zmm21, zmm19, [rbp + 9472], 0x96  ;   669.0 p5+p2   41 next
        vmovdqu64 zmm19, [rbp + 11008]               ;   650.7 p3      41 next reload
        vmovdqa64 zmm23, zmm31                       ;   594.0         41 next copy
        vpternlogd zmm23, zmm17, zmm19, 0x78         ;   669.7 p0      41 next
        vpxord zmm14, zmm14, zmm2                    ;   670.0 p5      41 next
        vpternlogd zmm21, zmm13, [r9 + 8704], 0x96   ;   670.7 p0+p2   48 next
        vpternlogd zmm13, zmm22, [rbp + 9408], 0xc6  ;   671.0 p5+p3   41 next
        vmovdqu64 zmm22, [rbp + 8576]                ;   645.7 p2      41 next reload
        vpternlogd zmm0, zmm15, zmm22, 0x96          ;   671.7 p0      41 next
        vmovdqu64 zmm15, [rbp + 6208]                ;   629.0 p3      41 next reload
        vpternlogd zmm9, zmm1, zmm15, 0x96           ;   672.0 p5      41 next
        vpternlogd zmm16, zmm15, zmm13, 0x96         ;   672.7 p0      41 next
        vpternlogd zmm4, zmm18, [rbp + 6272], 0x96   ;   673.0 p5+p2   41 next
        vmovdqu64 zmm1, [rbp + 10624]                ;   587.0 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 10368]               ;   625.0 p2      41 next
        vpternlogd zmm15, zmm10, zmm1, 0x78          ;   673.7 p0      41 next
        vpternlogd zmm13, zmm3, [rbp + 10752], 0x96  ;   674.0 p5+p3   41 next
        vpxord zmm29, zmm29, zmm0                    ;   674.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 6528]                 ;   650.7 p2      41 next reload
        vmovdqu64 zmm3, [rbp + 8384]                 ;   585.7 p3      41 next
        vpternlogd zmm3, zmm17, zmm0, 0x6c           ;   675.0 p5      41 next
        vpternlogd zmm8, zmm4, zmm17, 0x96           ;   675.7 p0      41 next
        vpxord zmm6, zmm6, zmm16                     ;   676.0 p5      41 next
        vmovdqu64 zmm4, [rbp + 11328]                ;   624.7 p2      41 next reload
        vmovdqu64 zmm16, [rbp + 8448]                ;   627.7 p3      41 next reload
        vmovdqu64 zmm18, [rbp + 10176]               ;   587.7 p2      41 next
        vpternlogd zmm18, zmm16, zmm4, 0x60          ;   676.7 p0      41 next
        vpxord zmm11, zmm11, zmm18                   ;   677.7 p5      41 next
        vpternlogd zmm11, zmm0, zmm1, 0x78           ;   678.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 10176]                ;   587.7 p3      54 next reload
        vmovdqu64 zmm16, [rbp + 6144]                ;   656.0 p2      41 next
        vpternlogd zmm16, zmm31, zmm0, 0x48          ;   678.0 p5      41 next
        vpxord zmm27, zmm27, zmm13                   ;   678.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 8384]                ;   585.7 p3      54 next reload
        vpternlogd zmm22, zmm5, zmm13, 0x96          ;   679.0 p5      41 next
        vmovdqu64 zmm5, [rbp + 10368]                ;   625.0 p2      41 next reload
        vmovdqa64 zmm18, zmm7                        ;   648.7         41 next copy
        vpternlogd zmm18, zmm31, zmm5, 0x87          ;   679.7 p0      41 next
        vpxord zmm30, zmm30, zmm15                   ;   680.0 p5      41 next
        vpternlogd zmm15, zmm13, zmm25, 0x78         ;   680.7 p0      41 next
        vpternlogd zmm16, zmm25, zmm3, 0x96          ;   681.0 p5      41 next
        vpternlogd zmm16, zmm19, zmm1, 0x87          ;   682.0 p0      41 next
        vpxord zmm19, zmm26, zmm20                   ;   682.0 p5      41 next
        vpxord zmm20, zmm20, zmm18                   ;   682.7 p0      41 next
        vpternlogd zmm18, zmm17, zmm14, 0x78         ;   683.0 p5      41 next
        vpternlogd zmm20, zmm14, zmm1, 0x78          ;   683.7 p0      41 next
        vpternlogd zmm1, zmm31, zmm25, 0x48          ;   684.0 p5      41 next
        vpxord zmm23, zmm23, zmm20                   ;   684.7 p0      41 next
        vmovdqu64 zmm14, [rbp + 8960]                ;   586.7 p3      54 next reload
        vmovdqu64 zmm20, [rbp + 8192]                ;   643.7 p2      41 next reload
        vpternlogd zmm7, zmm20, zmm14, 0x6c          ;   685.0 p5      41 next
        vpternlogd zmm7, zmm2, zmm13, 0x78           ;   686.0 p0      41 next
        vpternlogd zmm15, zmm11, zmm1, 0x96          ;   686.0 p5      41 next
        vmovdqu64 zmm2, [rbp + 9216]                 ;   649.0 p3      41 next
        vpternlogd zmm2, zmm0, [rbp + 10240], 0x78   ;   686.7 p0+p2   41 next
        vpternlogd zmm1, zmm17, zmm14, 0x78          ;   687.0 p5      41 next
        vpternlogd zmm5, zmm26, zmm1, 0x96           ;   688.0 p0      41 next
        vpternlogd zmm1, zmm31, zmm0, 0x80           ;   688.0 p5      41 next
        vpternlogd zmm0, zmm14, zmm30, 0x78          ;   688.7 p0      41 next
        vpternlogd zmm1, zmm4, zmm24, 0x96           ;   689.0 p5      41 next
        vpternlogd zmm5, zmm14, zmm7, 0x96           ;   689.7 p0      41 next
        vpxord zmm9, zmm9, [r9 + 8640]               ;   690.0 p5+p3   48 next
        vpxord zmm31, zmm12, [r9 + 8512]             ;   690.7 p0+p2   48 next
        vmovdqu64 zmm4, [rbp + 5440]                 ;   643.0 p3      41 next reload
        vpternlogd zmm19, zmm30, zmm4, 0x96          ;   691.0 p5      41 next
        vpternlogd zmm2, zmm4, zmm18, 0x96           ;   691.7 p0      41 next
        vpternlogd zmm19, zmm25, zmm3, 0x96          ;   692.0 p5      41 next
        vpxord zmm30, zmm28, [r9 + 8576]             ;   692.7 p0+p2   48 next
        vpternlogd zmm16, zmm27, [r9 + 8960], 0x96   ;   693.0 p5+p3   48 next
        vpxord zmm27, zmm27, [r9 + 8384]             ;   693.7 p0+p2   48 next
        vpternlogd zmm28, zmm5, [r9 + 9152], 0x96    ;   694.0 p5+p3   48 next
        vpternlogd zmm15, zmm22, [r9 + 8896], 0x96   ;   694.7 p0+p2   48 next
        vpxord zmm22, zmm22, [r9 + 8320]             ;   695.0 p5+p3   48 next
        vpxord zmm3, zmm29, [r9 + 8256]              ;   695.7 p0+p2   48 next
        vpxord zmm4, zmm8, [r9 + 8192]               ;   696.0 p5+p3   48 next
        vpternlogd zmm2, zmm8, [r9 + 8768], 0x96     ;   696.7 p0+p2   48 next
        vpternlogd zmm0, zmm10, [rbp + 8064], 0x78   ;   697.0 p5+p3   41 next
        vpxord zmm5, zmm6, [r9 + 8448]               ;   697.7 p0+p2   48 next
        vpternlogd zmm6, zmm0, zmm1, 0x69            ;   698.0 p5      41 next
        vmovdqu64 zmm0, [r9 + 9024]                  ;   564.7 p3      48 next
        vpternlogd zmm19, zmm13, [rbp + 6144], 0x78  ;   698.7 p0+p2   41 next
        vpxord zmm0, zmm0, zmm6                      ;   699.0 p5      48 next
        vpternlogd zmm19, zmm12, [r9 + 9088], 0x96   ;   699.7 p0+p3   48 next
        vpandd zmm1, zmm21, zmm9                     ;   700.0 p5      45 next
        vpandd zmm6, zmm21, zmm5                     ;   700.7 p0      45 next
        vmovdqu64 zmm7, [rbp + 9664]                 ;   628.7 p2      41 next reload
        vpternlogd zmm23, zmm7, [rbp + 5952], 0x78   ;   701.0 p5+p3   41 next
        vmovdqu64 zmm7, [rbp + 9856]                 ;   641.0 p2      54 next reload
        vmovdqu64 zmm8, [rbp + 7936]                 ;   569.2 p3     108 r
        vpternlogd zmm8, zmm7, [r9 + 1024], 0x96     ;   701.7 p0+p2  108 r
        vmovdqu64 zmm10, [rbp + 8832]                ;   636.0 p3      54 next reload
        vmovdqu64 zmm11, [rbp + 7872]                ;   571.0 p2     108 r
        vpternlogd zmm11, zmm10, [r9 + 1088], 0x96   ;   702.0 p5+p3  108 r
        vmovdqu64 zmm12, [rbp + 5312]                ;   642.0 p2      54 next reload
        vmovdqu64 zmm13, [rbp + 7808]                ;   573.0 p3     108 r
        vpternlogd zmm13, zmm12, [r9 + 1152], 0x96   ;   702.7 p0+p2  108 r
        vmovdqu64 zmm14, [rbp + 5696]                ;   635.7 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 7744]                ;   574.7 p2     108 r
        vpternlogd zmm17, zmm14, [r9 + 1216], 0x96   ;   703.0 p5+p3  108 r
        vmovdqu64 zmm18, [rbp + 11392]               ;   635.0 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 7680]                ;   576.0 p3     108 r
        vpternlogd zmm20, zmm18, [r9 + 1280], 0x96   ;   703.7 p0+p2  108 r
        vmovdqu64 zmm24, [rbp + 10432]               ;   631.0 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 7616]                ;   577.7 p2     108 r
        vpternlogd zmm25, zmm24, [r9 + 1344], 0x96   ;   704.0 p5+p3  108 r
        vpternlogd zmm29, zmm23, [r9 + 8832], 0x96   ;   704.7 p0+p2   48 next
        vmovdqu64 zmm23, [rbp + 4928]                ;   579.0 p3     108 r
        vmovdqu64 zmm26, [rbp + 4864]                ;   579.7 p2     108 r
        vmovdqu64 zmm12, [rbp + 4800]                ;   580.0 p3     108 r
        vmovdqu64 zmm7, [rbp + 4736]                 ;   580.7 p2     108 r
        vmovdqu64 zmm24, [rbp + 4672]                ;   581.0 p3     108 r
        vmovdqu64 zmm18, [rbp + 4608]                ;   581.7 p2     108 r
        vmovdqa64 zmm14, zmm21                       ;   671.7         45 next copy
        vmovdqa64 zmm10, zmm1                        ;   701.0         45 next copy
        vmovdqu64 [rbp + 4608], zmm25                ;   705.0 p8+p9  108 r spill
        vpxord zmm25, zmm6, zmm27                    ;   705.0 p5      45 next
        vmovdqu64 [rbp + 4672], zmm20                ;   704.7 p7+p4  108 r spill
        vpandd zmm20, zmm27, zmm9                    ;   705.7 p0      45 next
        vmovdqu64 [rbp + 4736], zmm17                ;   704.0 p8+p9  108 r spill
        vmovdqa64 zmm17, zmm27                       ;   694.7         45 next copy
        vmovdqu64 [rbp + 4800], zmm13                ;   703.7 p7+p4  108 r spill
        vpandd zmm13, zmm27, zmm4                    ;   706.0 p5      45 next
        vpternlogd zmm13, zmm5, zmm30, 0x78          ;   707.0 p0      45 next
        vpxord zmm10, zmm10, zmm13                   ;   708.0 p5      45 next
        vpandd zmm13, zmm27, zmm5                    ;   707.7 p0      45 next
        vmovdqu64 [rbp + 4864], zmm11                ;   703.0 p8+p9  108 r spill
        vpandd zmm11, zmm9, zmm4                     ;   708.0 p5      45 next
        vpternlogd zmm11, zmm30, zmm27, 0x87         ;   709.0 p0      45 next
        vmovdqu64 [rbp + 4928], zmm8                 ;   702.7 p7+p4  108 r spill
        vpxord zmm8, zmm30, zmm4                     ;   709.0 p5      45 next
        vpxord zmm17, zmm17, zmm8                    ;   710.0 p0      45 next
        vmovdqu64 [rbp + 7616], zmm28                ;   695.0 p8+p9   48 next spill
        vpandd zmm28, zmm9, zmm31                    ;   710.0 p5      45 next
        vmovdqu64 [rbp + 7680], zmm19                ;   700.7 p7+p4   48 next spill
        vpandd zmm19, zmm9, zmm30                    ;   710.7 p0      45 next
        vmovdqu64 [rbp + 7744], zmm0                 ;   700.0 p8+p9   48 next spill
        vpandd zmm0, zmm30, zmm3                     ;   711.0 p5      45 next
        vmovdqu64 [rbp + 7808], zmm16                ;   694.0 p7+p4   48 next spill
        vpxord zmm16, zmm31, zmm3                    ;   711.7 p0      45 next
        vpternlogd zmm28, zmm5, zmm16, 0x78          ;   712.7 p5      45 next
        vmovdqu64 [rbp + 7872], zmm29                ;   705.7 p8+p9   48 next spill
        vpandd zmm29, zmm31, zmm22                   ;   712.7 p0      45 next
        vpternlogd zmm29, zmm21, zmm17, 0x1e         ;   713.7 p5      45 next
        vpternlogd zmm29, zmm3, zmm4, 0x78           ;   714.7 p0      45 next
        vmovdqu64 [rbp + 7936], zmm15                ;   695.7 p7+p4   48 next spill
        vmovdqa64 zmm15, zmm9                        ;   691.0         45 next copy
        vpternlogd zmm15, zmm21, zmm4, 0x78          ;   714.0 p5      45 next
        vmovdqu64 [rbp + 5952], zmm2                 ;   697.7 p8+p9   48 next spill
        vmovdqa64 zmm2, zmm21                        ;   671.7         45 next copy
        vpternlogd zmm2, zmm25, zmm25, 0x3f          ;   714.7 p0      45 next
        vmovdqu64 [rbp + 9664], zmm6                 ;   701.7 p7+p4   45 next spill
        vmovdqa64 zmm6, zmm31                        ;   691.7         45 next copy
        vpternlogd zmm6, zmm21, zmm5, 0x60           ;   715.0 p5      45 next
        vpternlogd zmm21, zmm19, zmm22, 0x6c         ;   715.7 p0      45 next
        vpternlogd zmm21, zmm31, zmm17, 0xb4         ;   716.7 p5      45 next
        vpxord zmm19, zmm19, zmm0                    ;   716.7 p0      45 next
        vmovdqu64 [rbp + 6144], zmm0                 ;   712.0 p8+p9   45 next spill
        vmovdqa64 zmm0, zmm22                        ;   696.0         45 next copy
        vpternlogd zmm0, zmm5, zmm31, 0x78           ;   717.0 p5      45 next
        vmovdqu64 [rbp + 8384], zmm21                ;   717.7 p7+p4   45 next spill
        vmovdqa64 zmm21, zmm31                       ;   691.7         45 next copy
        vpternlogd zmm21, zmm3, zmm4, 0x60           ;   717.7 p0      45 next
        vmovdqu64 [rbp + 8064], zmm19                ;   717.7 p8+p9   45 next spill
        vpandd zmm19, zmm4, zmm5                     ;   718.0 p5      45 next
        vmovdqu64 [rbp + 9280], zmm1                 ;   701.0 p7+p4   45 next spill
        vmovdqu64 zmm1, [rbp + 8064]                 ;   717.7 p3      45 next
        vpxord zmm1, zmm1, zmm11                     ;   723.7 p0      45 next
        vmovdqu64 [rbp + 5440], zmm1                 ;   724.7 p8+p9   45 next spill
        vmovdqa64 zmm1, zmm5                         ;   698.7         45 next copy
        vmovdqu64 [rbp + 8960], zmm18                ;   599.2 p7+p4  108 r spill
        vmovdqa64 zmm18, zmm4                        ;   697.0         45 next copy
        vpternlogd zmm18, zmm3, zmm22, 0x78          ;   719.0 p5      45 next
        vpxord zmm14, zmm14, zmm18                   ;   720.0 p0      45 next
        vpternlogd zmm18, zmm9, zmm3, 0x78           ;   720.0 p5      45 next
        vpternlogd zmm31, zmm14, zmm8, 0x6c          ;   721.0 p0      45 next
        vpxord zmm1, zmm1, zmm31                     ;   722.0 p5      45 next
        vpternlogd zmm8, zmm28, zmm29, 0x96          ;   721.7 p0      45 next
        vpternlogd zmm28, zmm13, zmm15, 0x96         ;   722.0 p5      45 next
        vpternlogd zmm13, zmm3, zmm27, 0x78          ;   722.7 p0      45 next
        vpternlogd zmm27, zmm16, zmm22, 0x6c         ;   723.0 p5      45 next
        vpternlogd zmm15, zmm22, zmm17, 0x78         ;   723.7 p0      45 next
        vpternlogd zmm6, zmm25, zmm15, 0x96          ;   724.7 p5      45 next
        vmovdqu64 zmm31, [rbp + 8640]                ;   636.7 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 7552]                ;   598.0 p3     108 r
        vpternlogd zmm15, zmm31, [r9 + 1408], 0x96   ;   724.7 p0+p2  108 r
        vpternlogd zmm29, zmm11, zmm1, 0x96          ;   725.0 p5      45 next
        vpternlogd zmm18, zmm5, zmm0, 0x78           ;   725.7 p0      45 next
        vpternlogd zmm0, zmm28, zmm10, 0x96          ;   726.0 p5      45 next
        vmovdqu64 zmm11, [rbp + 10048]               ;   631.7 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 7488]                ;   599.2 p2     108 r
        vpternlogd zmm25, zmm11, [r9 + 1472], 0x96   ;   726.7 p0+p3  108 r
        vpternlogd zmm10, zmm30, zmm22, 0xb4         ;   727.0 p5      45 next
        vpternlogd zmm5, zmm19, zmm9, 0x6c           ;   727.7 p0      45 next
        vmovdqu64 zmm28, [rbp + 6016]                ;   601.0 p2     108 r reload
        vmovdqu64 [rbp + 2496], zmm28                ;   607.0 p8+p9  113 rounds
        vmovdqu64 zmm28, [rbp + 5760]                ;   601.3 p3     108 r reload
        vmovdqu64 [rbp + 2560], zmm28                ;   607.3 p7+p4  113 rounds
        vpternlogd zmm5, zmm3, zmm14, 0x78           ;   728.7 p5      45 next
        vmovdqu64 zmm3, [rbp + 8512]                 ;   626.7 p2      54 next reload
        vmovdqu64 zmm14, [rbp + 7424]                ;   602.3 p3     108 r
        vpternlogd zmm14, zmm3, [r9 + 1536], 0x96    ;   728.7 p0+p2  108 r
        vmovdqu64 zmm28, [rbp + 5632]                ;   603.3 p3     108 r reload
        vmovdqu64 [rbp + 2752], zmm28                ;   609.3 p8+p9  113 rounds
        vpternlogd zmm3, zmm17, zmm29, 0x96          ;   729.0 p5      54 next
        vmovdqu64 zmm17, [rbp + 6464]                ;   608.7 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 7360]                ;   604.3 p3     108 r
        vpternlogd zmm28, zmm17, [r9 + 1600], 0x96   ;   729.7 p0+p2  108 r
        vpternlogd zmm9, zmm2, zmm22, 0x6c           ;   730.0 p5      45 next
        vmovdqu64 zmm29, [rbp + 5952]                ;   697.7 p3      48 next reload
        vmovdqu64 zmm11, [rbp + 4352]                ;   606.0 p2      62 r reload
        vpternlogd zmm17, zmm11, zmm29, 0x96         ;   730.7 p0     108 r
        vpternlogd zmm13, zmm30, zmm4, 0x78          ;   731.0 p5      45 next
        vpternlogd zmm6, zmm2, zmm13, 0x96           ;   732.0 p0      45 next
        vpternlogd zmm19, zmm18, zmm20, 0x96         ;   732.0 p5      45 next
        vpxord zmm21, zmm21, zmm18                   ;   732.7 p0      45 next
        vmovdqu64 zmm2, [rbp + 10112]                ;   613.7 p3      54 next reload
        vmovdqu64 zmm11, [rbp + 7296]                ;   608.3 p2     108 r
        vpternlogd zmm11, zmm2, [r9 + 1664], 0x96    ;   733.0 p5+p3  108 r
        vmovdqu64 zmm18, [rbp + 5504]                ;   609.3 p2     108 r reload
        vmovdqu64 [rbp + 2816], zmm18                ;   615.3 p7+p4  113 rounds
        vmovdqu64 zmm18, [rbp + 5376]                ;   610.2 p3     108 r reload
        vmovdqu64 [rbp + 3008], zmm18                ;   616.2 p8+p9  113 rounds
        vmovdqu64 zmm18, [rbp + 5248]                ;   610.3 p2     108 r reload
        vmovdqu64 [rbp + 3072], zmm18                ;   616.3 p7+p4  113 rounds
        vmovdqu64 zmm18, [rbp + 7872]                ;   705.7 p3      48 next reload
        vmovdqu64 [rbp + 5248], zmm17                ;   731.7 p8+p9  108 r spill
        vmovdqu64 zmm17, [rbp + 4288]                ;   612.2 p2      62 r reload
        vpternlogd zmm2, zmm17, zmm18, 0x96          ;   733.7 p0     108 r
        vpternlogd zmm30, zmm22, zmm21, 0x6a         ;   734.0 p5      45 next
        vpternlogd zmm20, zmm0, [rbp + 8064], 0x96   ;   734.7 p0+p3   45 next
        vmovdqu64 zmm0, [rbp + 11136]                ;   617.0 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 7232]                ;   614.2 p3     108 r
        vpternlogd zmm17, zmm0, [r9 + 1728], 0x96    ;   735.0 p5+p2  108 r
        vmovdqu64 zmm22, [rbp + 7936]                ;   695.7 p3      48 next reload
        vmovdqu64 [rbp + 7232], zmm15                ;   725.7 p7+p4  108 r spill
        vmovdqu64 zmm15, [rbp + 4224]                ;   615.7 p2      62 r reload
        vpternlogd zmm0, zmm15, zmm22, 0x96          ;   735.7 p0     108 r
        vpxord zmm1, zmm1, zmm19                     ;   736.0 p5      45 next
        vmovdqu64 zmm15, [rbp + 4992]                ;   617.2 p3     108 r reload
        vmovdqu64 [rbp + 3264], zmm15                ;   623.2 p8+p9  113 rounds
        vpternlogd zmm1, zmm4, zmm16, 0x78           ;   737.0 p0      45 next
        vmovdqu64 zmm4, [rbp + 8128]                 ;   619.7 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 7168]                ;   618.2 p3     108 r
        vpternlogd zmm15, zmm4, [r9 + 1792], 0x96    ;   737.0 p5+p2  108 r
        vmovdqu64 zmm16, [rbp + 10560]               ;   619.2 p3     108 r reload
        vmovdqu64 [rbp + 3328], zmm16                ;   625.2 p7+p4  113 rounds
        vmovdqu64 zmm16, [rbp + 5056]                ;   619.7 p2     108 r reload
        vmovdqu64 [rbp + 3456], zmm16                ;   625.7 p8+p9  113 rounds
        vmovdqu64 zmm16, [rbp + 10944]               ;   620.2 p3     108 r reload
        vmovdqu64 [rbp + 3520], zmm16                ;   626.2 p7+p4  113 rounds
        vmovdqu64 zmm16, [rbp + 5888]                ;   620.7 p2     108 r reload
        vmovdqu64 [rbp + 3584], zmm16                ;   626.7 p8+p9  113 rounds
        vmovdqu64 zmm16, [rbp + 9792]                ;   621.2 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm16                ;   627.2 p7+p4  113 rounds
        vmovdqu64 zmm16, [rbp + 10304]               ;   621.7 p2     108 r reload
        vmovdqu64 [rbp + 3712], zmm16                ;   627.7 p8+p9  113 rounds
        vmovdqu64 zmm16, [rbp + 9984]                ;   622.2 p3     108 r reload
        vmovdqu64 [rbp + 3776], zmm16                ;   628.2 p7+p4  113 rounds
        vmovdqu64 zmm16, [rbp + 8768]                ;   622.7 p2     108 r reload
        vmovdqu64 [rbp + 3840], zmm16                ;   628.7 p8+p9  113 rounds
        vpternlogd zmm22, zmm13, zmm1, 0x96          ;   738.0 p0      45 next
        vmovdqu64 zmm1, [rbp + 7808]                 ;   694.0 p3      48 next reload
        vmovdqu64 zmm13, [rbp + 4160]                ;   623.7 p2      62 r reload
        vpternlogd zmm4, zmm13, zmm1, 0x96           ;   738.0 p5     108 r
        vmovdqu64 zmm13, [rbp + 8960]                ;   624.8 p3     108 r reload
        vpxord zmm13, zmm13, zmm3                    ;   738.7 p0     108 r
        vpternlogd zmm18, zmm6, [rbp + 8832], 0x96   ;   739.0 p5+p2   54 next
        vmovdqu64 zmm3, [rbp + 9088]                 ;   625.8 p3      54 next reload
        vmovdqu64 zmm6, [rbp + 7104]                 ;   626.2 p2     108 r
        vpternlogd zmm6, zmm3, [r9 + 1856], 0x96     ;   739.7 p0+p3  108 r
        vmovdqu64 zmm16, [rbp + 7744]                ;   700.0 p2      48 next reload
        vmovdqu64 [rbp + 7104], zmm25                ;   727.7 p7+p4  108 r spill
        vmovdqu64 zmm25, [rbp + 4096]                ;   627.8 p3      62 r reload
        vpternlogd zmm3, zmm25, zmm16, 0x96          ;   740.0 p5     108 r
        vpxord zmm23, zmm23, zmm18                   ;   740.7 p0     108 r
        vmovdqu64 zmm18, [rbp + 8256]                ;   648.0 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 6976]                ;   628.8 p3     108 r
        vpternlogd zmm25, zmm18, [r9 + 1920], 0x96   ;   741.0 p5+p2  108 r
        vpternlogd zmm10, zmm27, [rbp + 8384], 0x96  ;   741.7 p0+p3   45 next
        vpternlogd zmm27, zmm5, [rbp + 5440], 0x96   ;   742.0 p5+p2   45 next
        vpternlogd zmm8, zmm9, [rbp + 9280], 0x96    ;   742.7 p0+p3   45 next
        vmovdqu64 zmm5, [rbp + 6912]                 ;   631.2 p2     108 r reload
        vmovdqu64 [rbp + 3904], zmm5                 ;   637.2 p8+p9  113 rounds
        vmovdqu64 zmm5, [rbp + 6656]                 ;   631.8 p3     108 r reload
        vmovdqu64 [rbp + 1920], zmm5                 ;   637.8 p7+p4  113 rounds
        vmovdqu64 zmm5, [rbp + 8320]                 ;   632.2 p2     108 r reload
        vmovdqu64 [rbp + 1984], zmm5                 ;   638.2 p8+p9  113 rounds
        vpternlogd zmm30, zmm9, [rbp + 6144], 0x96   ;   743.0 p5+p3   45 next
        vmovdqu64 zmm5, [rbp + 7680]                 ;   700.7 p2      48 next reload
        vmovdqu64 zmm9, [rbp + 4032]                 ;   633.8 p3      62 r reload
        vpternlogd zmm18, zmm9, zmm5, 0x96           ;   743.7 p0     108 r
        vpternlogd zmm29, zmm19, zmm30, 0x96         ;   744.0 p5      45 next
        vmovdqu64 zmm30, [rbp + 10816]               ;   637.0 p2      54 next reload
        vmovdqu64 zmm9, [rbp + 7040]                 ;   634.8 p3     108 r
        vpternlogd zmm9, zmm30, [r9 + 1984], 0x96    ;   744.7 p0+p2  108 r
        vpternlogd zmm5, zmm20, [rbp + 10432], 0x96  ;   745.0 p5+p3   54 next
        vmovdqu64 zmm19, [rbp + 7616]                ;   695.0 p2      48 next reload
        vmovdqu64 zmm20, [rbp + 3968]                ;   636.8 p3      62 r reload
        vpternlogd zmm30, zmm20, zmm19, 0x96         ;   745.7 p0     108 r
        vpternlogd zmm31, zmm19, zmm8, 0x96          ;   746.0 p5      54 next
        vpxord zmm7, zmm7, zmm5                      ;   746.7 p0     108 r
        vpternlogd zmm16, zmm10, [rbp + 11392], 0x96 ;   747.0 p5+p2   54 next
        vpxord zmm24, zmm24, zmm31                   ;   747.7 p0     108 r
        vpxord zmm12, zmm12, zmm16                   ;   748.0 p5     108 r
        vmovdqu64 zmm31, [rbp + 9664]                ;   701.7 p3      45 next reload
        vpternlogd zmm21, zmm31, [rbp + 8384], 0x96  ;   748.7 p0+p2   45 next
        vmovdqu64 zmm31, [rbp + 9600]                ;   638.8 p3     108 r reload
        vmovdqu64 [rbp + 2048], zmm31                ;   644.8 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 9024]                ;   639.2 p2     108 r reload
        vmovdqu64 [rbp + 2112], zmm31                ;   645.2 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 10496]               ;   639.8 p3     108 r reload
        vmovdqu64 [rbp + 2176], zmm31                ;   645.8 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 9152]                ;   640.2 p2     108 r reload
        vmovdqu64 [rbp + 2240], zmm31                ;   646.2 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 6720]                ;   640.8 p3     108 r reload
        vmovdqu64 [rbp + 2304], zmm31                ;   646.8 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 10688]               ;   641.2 p2     108 r reload
        vmovdqu64 [rbp + 2368], zmm31                ;   647.2 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 8896]                ;   641.8 p3     108 r reload
        vmovdqu64 [rbp + 2432], zmm31                ;   647.8 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 5568]                ;   642.2 p2     108 r reload
        vmovdqu64 [rbp + 2624], zmm31                ;   648.2 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 6848]                ;   642.8 p3     108 r reload
        vmovdqu64 [rbp + 2688], zmm31                ;   648.8 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 6784]                ;   643.2 p2     108 r reload
        vmovdqu64 [rbp + 2880], zmm31                ;   649.2 p8+p9  113 rounds
        vpternlogd zmm1, zmm21, [rbp + 5696], 0x96   ;   749.7 p5+p3   54 next
        mov rsi, qword [rbp + 11472]                 ;   638.0 p10    113 rounds reload
        sub r13, rsi                                 ;   643.0 p1     113 rounds
        sub r14, rsi                                 ;   643.0 p6     113 rounds
        sub r15, rsi                                 ;   643.0 p11    113 rounds
        add r13, 0x400                               ;   644.0 p1     113 rounds
        and r13, 0x1fff                              ;   645.0 p6     113 rounds
        add r14, 0x400                               ;   644.0 p11    113 rounds
        and r14, 0x1fff                              ;   645.0 p1     113 rounds
        add r15, 0x400                               ;   644.0 p6     113 rounds
        and r15, 0x1fff                              ;   645.0 p11    113 rounds
        add r13, rsi                                 ;   646.0 p1     113 rounds
        add r14, rsi                                 ;   646.0 p6     113 rounds
        add r15, rsi                                 ;   646.0 p11    113 rounds
        vmovdqu64 zmm31, [rbp + 9536]                ;   644.2 p2     108 r reload
        vmovdqu64 [rbp + 2944], zmm31                ;   650.2 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 5120]                ;   644.8 p3     108 r reload
        vmovdqu64 [rbp + 3136], zmm31                ;   650.8 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 8000]                ;   645.2 p2     108 r reload
        vmovdqu64 [rbp + 3200], zmm31                ;   651.2 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 10880]               ;   645.8 p3     108 r reload
        vmovdqu64 [rbp + 3392], zmm31                ;   651.8 p8+p9  113 rounds
        vpxord zmm26, zmm26, zmm1                    ;   750.7 p0     108 r
        vmovdqu64 [rbp + 768], zmm18                 ;   744.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 832], zmm30                 ;   746.7 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 4480]                ;   646.2 p2      62 r reload
        vpternlogd zmm22, zmm30, [rbp + 5312], 0x96  ;   750.0 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 4416]                ;   647.2 p2      62 r reload
        vpternlogd zmm27, zmm30, [rbp + 10048], 0x96 ;   750.7 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 4544]                ;   648.2 p2      62 r reload
        vpternlogd zmm29, zmm30, [rbp + 9856], 0x96  ;   751.0 p5+p3  108 r
        sub r10, rsi                                 ;   644.3 p1     113 rounds
        sub r8, rsi                                  ;   644.5 p6     113 rounds
        sub r11, rsi                                 ;   644.7 p11    113 rounds
        sub r9, rsi                                  ;   645.3 p1     113 rounds
        add r10, 0x800                               ;   645.5 p6     113 rounds
        and r10, 0x1fff                              ;   646.5 p11    113 rounds
        add r10, rsi                                 ;   647.5 p1     113 rounds
        add r8, 0x800                                ;   649.0 p6     113 rounds
        and r8, 0x1fff                               ;   650.7 p11    113 rounds
        add r8, rsi                                  ;   651.7 p1     113 rounds
        add r11, 0x800                               ;   651.0 p6     113 rounds
        and r11, 0x1fff                              ;   652.0 p11    113 rounds
        add r11, rsi                                 ;   653.0 p1     113 rounds
        add r9, 0x800                                ;   652.0 p6     113 rounds
        and r9, 0x1fff                               ;   653.0 p11    113 rounds
        add r9, rsi                                  ;   654.0 p1     113 rounds
        add r12, 0x400                               ;   653.0 p6     113 rounds
        vmovdqu64 zmm30, [rbp + 4928]                ;   702.7 p2     108 r reload
        vmovdqu64 zmm1, [rbp + 4864]                 ;   703.0 p3     108 r reload
        vmovdqu64 zmm31, [rbp + 4800]                ;   703.7 p2     108 r reload
        vmovdqu64 zmm5, [rbp + 4736]                 ;   704.0 p3     108 r reload
        vmovdqu64 zmm8, [rbp + 4672]                 ;   704.7 p2     108 r reload
        vmovdqu64 zmm10, [rbp + 4608]                ;   705.0 p3     108 r reload
        vmovdqu64 zmm16, [rbp + 5248]                ;   731.7 p2     108 r reload
        vmovdqu64 zmm18, [rbp + 7232]                ;   725.7 p3     108 r reload
        vmovdqu64 zmm19, [rbp + 7104]                ;   727.7 p2     108 r reload
        vmovdqa64 zmm21, zmm7                        ;   747.7        108 r copy
        vmovdqa64 zmm7, zmm19                        ;   733.7        108 r copy
        vmovdqa64 zmm20, zmm12                       ;   749.0        108 r copy
        vmovdqa64 zmm12, zmm15                       ;   738.0        108 r copy
        vmovdqa64 zmm15, zmm9                        ;   745.7        108 r copy
        vmovdqa64 zmm9, zmm28                        ;   730.7        108 r copy
        vmovdqa64 zmm28, zmm4                        ;   739.0        108 r copy
        vmovdqa64 zmm4, zmm8                         ;   710.7        108 r copy
        vmovdqa64 zmm8, zmm14                        ;   729.7        108 r copy
        vmovdqa64 zmm14, zmm25                       ;   742.0        108 r copy
        vmovdqa64 zmm25, zmm16                       ;   737.7        108 r copy
        vmovdqa64 zmm19, zmm26                       ;   751.7        108 r copy
        vmovdqa64 zmm26, zmm2                        ;   734.7        108 r copy
        vmovdqa64 zmm2, zmm31                        ;   709.7        108 r copy
        vmovdqa64 zmm16, zmm29                       ;   752.0        108 r copy
        vmovdqa64 zmm29, zmm3                        ;   741.0        108 r copy
        vmovdqa64 zmm3, zmm5                         ;   710.0        108 r copy
        vmovdqa64 zmm5, zmm10                        ;   711.0        108 r copy
        vmovdqa64 zmm10, zmm11                       ;   734.0        108 r copy
        vmovdqa64 zmm11, zmm17                       ;   736.0        108 r copy
        vmovdqa64 zmm17, zmm23                       ;   741.7        108 r copy
        vmovdqa64 zmm23, zmm27                       ;   751.7        108 r copy
        vmovdqa64 zmm27, zmm0                        ;   736.7        108 r copy
        vmovdqa64 zmm0, zmm30                        ;   708.7        108 r copy
        vmovdqa64 zmm30, zmm6                        ;   740.7        108 r copy
        vmovdqa64 zmm6, zmm18                        ;   731.7        108 r copy
        vmovdqa64 zmm18, zmm22                       ;   751.0        108 r copy
        vmovdqa64 zmm22, zmm24                       ;   748.7        108 r copy
        vmovdqa64 zmm24, zmm13                       ;   739.7        108 r copy
        vmovdqa64 zmm13, zmm30                       ;   740.7        108 r copy
        cmp r12, qword [rbp + 11544]                 ;                    more rounds?
        jne .rounds_2
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
        mov qword [rbp + 11520], r8                  ;                    resident
        mov qword [rbp + 11536], r9                  ;                    resident
        mov qword [rbp + 11488], r10                 ;                    resident
        mov qword [rbp + 11504], r11                 ;                    resident
        mov qword [rbp + 11480], r12                 ;                    resident
        mov qword [rbp + 11496], r13                 ;                    resident
        mov qword [rbp + 11512], r14                 ;                    resident
        mov qword [rbp + 11528], r15                 ;                    resident
        mov r8, qword [rbp + 11472]                  ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2496]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1920]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 11552]                  ;     1.2 p10    119 r reload
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
        mov qword [rbp + 11552], r9                  ;    65.3 p7+p4  141 blocks
        mov r8, qword [rbp + 11456]                  ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 11456], r8                  ;    65.5 p8+p9  141 blocks
        cmp r8, qword [rbp + 11464]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 11560]                 ;                    frame
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
