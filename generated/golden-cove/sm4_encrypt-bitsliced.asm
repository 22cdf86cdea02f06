; sm4_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu golden-cove --variant bitsliced
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 4096 bytes (1024 slices of 4 bytes, the same in all blocks), read, secret, no alignment needed
;   src: 8192 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 8192 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 512 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 261 uops, planned 134.5; bounds: width 43.5, ports 129.0, path 6.0
;   blocks/rounds: 3494 uops, planned 826.0; bounds: width 582.3, ports 823.0, path 120.0
;   blocks.2: 262 uops, planned 129.7; bounds: width 43.7, ports 129.0, path 1.0
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
%fatal "sm4_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_encrypt
$_sm4_encrypt:
%else
        global $sm4_encrypt
%endif
$sm4_encrypt:
        push rbp                                         ;                    preserved
        mov rax, rsp                                     ;                    frame
        sub rsp, 0x41c0                                  ;                    frame
        and rsp, -64                                     ;                    frame
        lea rbp, [rsp + 128]                             ;                    frame
        mov qword [rbp + 16688], rax                     ;                    frame
        mov dword [rbp + 16696], ecx                     ;                    argument
        mov qword [rbp + 16640], rsi                     ;                    argument
        mov qword [rbp + 16656], rdi                     ;                    argument
        mov qword [rbp + 16680], rdx                     ;                    argument
        mov r8d, dword [rbp + 16696]                     ;     0.0 p2      28 blocks
        shl r8, 0xd                                      ;     5.0 p0      28 blocks
        add r8, qword [rbp + 16640]                      ;     6.0 p1+p3   28 blocks
        mov qword [rbp + 16648], r8                      ;     7.0 p7+p4   28 blocks
        cmp dword [rbp + 16696], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 16640]                      ;     0.0 p2      30 x[0].0 reload
        vmovdqu64 zmm0, [r8]                             ;     5.0 p3      30 x[0].0
        vmovdqu64 zmm1, [r8 + 64]                        ;     5.0 p2      30 x[0].1
        vmovdqu64 zmm2, [r8 + 128]                       ;     5.0 p3      30 x[0].2
        vmovdqu64 zmm3, [r8 + 192]                       ;     5.0 p2      30 x[0].3
        vmovdqu64 zmm4, [r8 + 256]                       ;     5.0 p3      30 x[0].4
        vmovdqu64 zmm5, [r8 + 320]                       ;     5.0 p2      30 x[0].5
        vmovdqu64 zmm6, [r8 + 384]                       ;     5.0 p3      30 x[0].6
        vmovdqu64 zmm7, [r8 + 448]                       ;     5.0 p2      30 x[0].7
        vmovdqu64 zmm8, [r8 + 512]                       ;     5.0 p3      30 x[0].8
        vmovdqu64 zmm9, [r8 + 576]                       ;     5.0 p2      30 x[0].9
        vmovdqu64 zmm10, [r8 + 640]                      ;     5.2 p3      30 x[0].10
        vmovdqu64 zmm11, [r8 + 704]                      ;     6.0 p2      30 x[0].11
        vmovdqu64 zmm12, [r8 + 768]                      ;     6.2 p3      30 x[0].12
        vmovdqu64 zmm13, [r8 + 832]                      ;     7.0 p2      30 x[0].13
        vmovdqu64 zmm14, [r8 + 896]                      ;     7.2 p3      30 x[0].14
        vmovdqu64 zmm15, [r8 + 960]                      ;     8.0 p2      30 x[0].15
        vmovdqu64 zmm16, [r8 + 1024]                     ;     8.2 p3      30 x[0].16
        vmovdqu64 zmm17, [r8 + 1088]                     ;     9.0 p2      30 x[0].17
        vmovdqu64 zmm18, [r8 + 1152]                     ;     9.2 p3      30 x[0].18
        vmovdqu64 zmm19, [r8 + 1216]                     ;    10.0 p2      30 x[0].19
        vmovdqu64 zmm20, [r8 + 1280]                     ;    10.2 p3      30 x[0].20
        vmovdqu64 zmm21, [r8 + 1344]                     ;    11.0 p2      30 x[0].21
        vmovdqu64 zmm22, [r8 + 1408]                     ;    11.2 p3      30 x[0].22
        vmovdqu64 zmm23, [r8 + 1472]                     ;    12.0 p2      30 x[0].23
        vmovdqu64 zmm24, [r8 + 1536]                     ;    12.2 p3      30 x[0].24
        vmovdqu64 zmm25, [r8 + 1600]                     ;    13.0 p2      30 x[0].25
        vmovdqu64 zmm26, [r8 + 1664]                     ;    13.2 p3      30 x[0].26
        vmovdqu64 zmm27, [r8 + 1728]                     ;    14.0 p2      30 x[0].27
        vmovdqu64 zmm28, [r8 + 1792]                     ;    14.2 p3      30 x[0].28
        vmovdqu64 zmm29, [r8 + 1856]                     ;    15.0 p2      30 x[0].29
        vmovdqu64 [rbp - 128], zmm0                      ;    11.0 p7+p4   31 rounds
        vmovdqu64 zmm0, [r8 + 1920]                      ;    15.2 p3      30 x[0].30
        vmovdqu64 [rbp - 64], zmm1                       ;    11.0 p8+p9   31 rounds
        vmovdqu64 zmm1, [r8 + 1984]                      ;    16.0 p2      30 x[0].31
        vmovdqu64 [rbp + 0], zmm2                        ;    11.0 p7+p4   31 rounds
        vmovdqu64 zmm2, [r8 + 2048]                      ;    16.2 p3      30 x[1].0
        vmovdqu64 [rbp + 64], zmm3                       ;    11.0 p8+p9   31 rounds
        vmovdqu64 zmm3, [r8 + 2112]                      ;    17.0 p2      30 x[1].1
        vmovdqu64 [rbp + 128], zmm4                      ;    11.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 192], zmm5                      ;    11.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 256], zmm6                      ;    11.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 320], zmm7                      ;    11.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 384], zmm8                      ;    13.2 p7+p4   31 rounds
        vmovdqu64 zmm4, [r8 + 2176]                      ;    17.2 p3      30 x[1].2
        vmovdqu64 [rbp + 448], zmm9                      ;    13.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 512], zmm10                     ;    15.2 p7+p4   31 rounds
        vmovdqu64 zmm5, [r8 + 2240]                      ;    18.0 p2      30 x[1].3
        vmovdqu64 zmm6, [r8 + 2304]                      ;    18.2 p3      30 x[1].4
        vmovdqu64 [rbp + 576], zmm11                     ;    15.5 p8+p9   31 rounds
        vmovdqu64 zmm7, [r8 + 2368]                      ;    19.0 p2      30 x[1].5
        vmovdqu64 [rbp + 640], zmm12                     ;    17.2 p7+p4   31 rounds
        vmovdqu64 zmm8, [r8 + 2432]                      ;    19.2 p3      30 x[1].6
        vmovdqu64 zmm9, [r8 + 2496]                      ;    20.0 p2      30 x[1].7
        vmovdqu64 [rbp + 704], zmm13                     ;    17.5 p8+p9   31 rounds
        vmovdqu64 zmm10, [r8 + 2560]                     ;    20.2 p3      30 x[1].8
        vmovdqu64 [rbp + 768], zmm14                     ;    19.2 p7+p4   31 rounds
        vmovdqu64 zmm11, [r8 + 2624]                     ;    21.0 p2      30 x[1].9
        vmovdqu64 zmm12, [r8 + 2688]                     ;    21.2 p3      30 x[1].10
        vmovdqu64 [rbp + 832], zmm15                     ;    19.5 p8+p9   31 rounds
        vmovdqu64 zmm13, [r8 + 2752]                     ;    22.0 p2      30 x[1].11
        vmovdqu64 [rbp + 896], zmm16                     ;    21.2 p7+p4   31 rounds
        vmovdqu64 zmm14, [r8 + 2816]                     ;    22.2 p3      30 x[1].12
        vmovdqu64 zmm15, [r8 + 2880]                     ;    23.0 p2      30 x[1].13
        vmovdqu64 [rbp + 960], zmm17                     ;    21.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 1024], zmm18                    ;    23.2 p7+p4   31 rounds
        vmovdqu64 zmm16, [r8 + 2944]                     ;    23.2 p3      30 x[1].14
        vmovdqu64 zmm17, [r8 + 3008]                     ;    24.0 p2      30 x[1].15
        vmovdqu64 zmm18, [r8 + 3072]                     ;    24.2 p3      30 x[1].16
        vmovdqu64 [rbp + 1088], zmm19                    ;    23.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 1152], zmm20                    ;    25.2 p7+p4   31 rounds
        vmovdqu64 zmm19, [r8 + 3136]                     ;    25.0 p2      30 x[1].17
        vmovdqu64 zmm20, [r8 + 3200]                     ;    25.2 p3      30 x[1].18
        vmovdqu64 [rbp + 1216], zmm21                    ;    25.5 p8+p9   31 rounds
        vmovdqu64 zmm21, [r8 + 3264]                     ;    26.0 p2      30 x[1].19
        vmovdqu64 [rbp + 1280], zmm22                    ;    27.2 p7+p4   31 rounds
        vmovdqu64 zmm22, [r8 + 3328]                     ;    26.2 p3      30 x[1].20
        vmovdqu64 [rbp + 1344], zmm23                    ;    27.5 p8+p9   31 rounds
        vmovdqu64 zmm23, [r8 + 3392]                     ;    27.0 p2      30 x[1].21
        vmovdqu64 [rbp + 1408], zmm24                    ;    29.2 p7+p4   31 rounds
        vmovdqu64 zmm24, [r8 + 3456]                     ;    27.2 p3      30 x[1].22
        vmovdqu64 [rbp + 1472], zmm25                    ;    29.5 p8+p9   31 rounds
        vmovdqu64 zmm25, [r8 + 3520]                     ;    28.0 p2      30 x[1].23
        vmovdqu64 [rbp + 1536], zmm26                    ;    31.2 p7+p4   31 rounds
        vmovdqu64 zmm26, [r8 + 3584]                     ;    28.2 p3      30 x[1].24
        vmovdqu64 [rbp + 1600], zmm27                    ;    31.5 p8+p9   31 rounds
        vmovdqu64 zmm27, [r8 + 3648]                     ;    29.0 p2      30 x[1].25
        vmovdqu64 [rbp + 1664], zmm28                    ;    33.2 p7+p4   31 rounds
        vmovdqu64 zmm28, [r8 + 3712]                     ;    29.2 p3      30 x[1].26
        vmovdqu64 [rbp + 1728], zmm29                    ;    33.5 p8+p9   31 rounds
        vmovdqu64 zmm29, [r8 + 3776]                     ;    30.0 p2      30 x[1].27
        vmovdqu64 [rbp + 1792], zmm0                     ;    35.2 p7+p4   31 rounds
        vmovdqu64 zmm0, [r8 + 3840]                      ;    30.2 p3      30 x[1].28
        vmovdqu64 [rbp + 1856], zmm1                     ;    35.5 p8+p9   31 rounds
        vmovdqu64 zmm1, [r8 + 3904]                      ;    31.0 p2      30 x[1].29
        vmovdqu64 [rbp + 1920], zmm2                     ;    37.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [r8 + 3968]                      ;    31.2 p3      30 x[1].30
        vmovdqu64 [rbp + 1984], zmm3                     ;    37.5 p8+p9   31 rounds
        vmovdqu64 zmm3, [r8 + 4032]                      ;    32.0 p2      30 x[1].31
        vmovdqu64 [rbp + 2048], zmm4                     ;    39.2 p7+p4   31 rounds
        vmovdqu64 zmm4, [r8 + 4096]                      ;    32.2 p3      30 x[2].0
        vmovdqu64 [rbp + 2112], zmm5                     ;    39.5 p8+p9   31 rounds
        vmovdqu64 zmm5, [r8 + 4160]                      ;    33.0 p2      30 x[2].1
        vmovdqu64 [rbp + 2176], zmm6                     ;    41.2 p7+p4   31 rounds
        vmovdqu64 zmm6, [r8 + 4224]                      ;    33.2 p3      30 x[2].2
        vmovdqu64 [rbp + 2240], zmm7                     ;    41.5 p8+p9   31 rounds
        vmovdqu64 zmm7, [r8 + 4288]                      ;    34.0 p2      30 x[2].3
        vmovdqu64 [rbp + 2304], zmm8                     ;    43.2 p7+p4   31 rounds
        vmovdqu64 zmm8, [r8 + 4352]                      ;    34.2 p3      30 x[2].4
        vmovdqu64 [rbp + 2368], zmm9                     ;    43.5 p8+p9   31 rounds
        vmovdqu64 zmm9, [r8 + 4416]                      ;    35.0 p2      30 x[2].5
        vmovdqu64 [rbp + 2432], zmm10                    ;    45.2 p7+p4   31 rounds
        vmovdqu64 zmm10, [r8 + 4480]                     ;    35.2 p3      30 x[2].6
        vmovdqu64 [rbp + 2496], zmm11                    ;    45.5 p8+p9   31 rounds
        vmovdqu64 zmm11, [r8 + 4544]                     ;    36.0 p2      30 x[2].7
        vmovdqu64 [rbp + 2560], zmm12                    ;    47.2 p7+p4   31 rounds
        vmovdqu64 zmm12, [r8 + 4608]                     ;    36.2 p3      30 x[2].8
        vmovdqu64 [rbp + 2624], zmm13                    ;    47.5 p8+p9   31 rounds
        vmovdqu64 zmm13, [r8 + 4672]                     ;    37.0 p2      30 x[2].9
        vmovdqu64 [rbp + 2688], zmm14                    ;    49.2 p7+p4   31 rounds
        vmovdqu64 zmm14, [r8 + 4736]                     ;    37.2 p3      30 x[2].10
        vmovdqu64 [rbp + 2752], zmm15                    ;    49.5 p8+p9   31 rounds
        vmovdqu64 zmm15, [r8 + 4800]                     ;    38.0 p2      30 x[2].11
        vmovdqu64 [rbp + 2816], zmm16                    ;    51.2 p7+p4   31 rounds
        vmovdqu64 zmm16, [r8 + 4864]                     ;    38.2 p3      30 x[2].12
        vmovdqu64 [rbp + 2880], zmm17                    ;    51.5 p8+p9   31 rounds
        vmovdqu64 zmm17, [r8 + 4928]                     ;    39.0 p2      30 x[2].13
        vmovdqu64 [rbp + 2944], zmm18                    ;    53.2 p7+p4   31 rounds
        vmovdqu64 zmm18, [r8 + 4992]                     ;    39.2 p3      30 x[2].14
        vmovdqu64 [rbp + 3008], zmm19                    ;    53.5 p8+p9   31 rounds
        vmovdqu64 zmm19, [r8 + 5056]                     ;    40.0 p2      30 x[2].15
        vmovdqu64 [rbp + 3072], zmm20                    ;    55.2 p7+p4   31 rounds
        vmovdqu64 zmm20, [r8 + 5120]                     ;    40.2 p3      30 x[2].16
        vmovdqu64 [rbp + 3136], zmm21                    ;    55.5 p8+p9   31 rounds
        vmovdqu64 zmm21, [r8 + 5184]                     ;    41.0 p2      30 x[2].17
        vmovdqu64 [rbp + 3200], zmm22                    ;    57.2 p7+p4   31 rounds
        vmovdqu64 zmm22, [r8 + 5248]                     ;    41.2 p3      30 x[2].18
        vmovdqu64 [rbp + 3264], zmm23                    ;    57.5 p8+p9   31 rounds
        vmovdqu64 zmm23, [r8 + 5312]                     ;    42.0 p2      30 x[2].19
        vmovdqu64 [rbp + 3328], zmm24                    ;    59.2 p7+p4   31 rounds
        vmovdqu64 zmm24, [r8 + 5376]                     ;    42.2 p3      30 x[2].20
        vmovdqu64 [rbp + 3392], zmm25                    ;    59.5 p8+p9   31 rounds
        vmovdqu64 zmm25, [r8 + 5440]                     ;    43.0 p2      30 x[2].21
        vmovdqu64 [rbp + 3456], zmm26                    ;    61.2 p7+p4   31 rounds
        vmovdqu64 zmm26, [r8 + 5504]                     ;    43.2 p3      30 x[2].22
        vmovdqu64 [rbp + 3520], zmm27                    ;    61.5 p8+p9   31 rounds
        vmovdqu64 zmm27, [r8 + 5568]                     ;    44.0 p2      30 x[2].23
        vmovdqu64 [rbp + 3584], zmm28                    ;    63.2 p7+p4   31 rounds
        vmovdqu64 zmm28, [r8 + 5632]                     ;    44.2 p3      30 x[2].24
        vmovdqu64 [rbp + 3648], zmm29                    ;    63.5 p8+p9   31 rounds
        vmovdqu64 zmm29, [r8 + 5696]                     ;    45.0 p2      30 x[2].25
        vmovdqu64 [rbp + 3712], zmm0                     ;    65.2 p7+p4   31 rounds
        vmovdqu64 zmm0, [r8 + 5760]                      ;    45.2 p3      30 x[2].26
        vmovdqu64 [rbp + 3776], zmm1                     ;    65.5 p8+p9   31 rounds
        vmovdqu64 zmm1, [r8 + 5824]                      ;    46.0 p2      30 x[2].27
        vmovdqu64 [rbp + 3840], zmm2                     ;    67.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [r8 + 5888]                      ;    46.2 p3      30 x[2].28
        vmovdqu64 [rbp + 3904], zmm3                     ;    67.5 p8+p9   31 rounds
        vmovdqu64 zmm3, [r8 + 5952]                      ;    47.0 p2      30 x[2].29
        vmovdqu64 [rbp + 3968], zmm4                     ;    69.2 p7+p4   31 rounds
        vmovdqu64 zmm4, [r8 + 6016]                      ;    47.2 p3      30 x[2].30
        vmovdqu64 [rbp + 4032], zmm5                     ;    69.5 p8+p9   31 rounds
        vmovdqu64 zmm5, [r8 + 6080]                      ;    48.0 p2      30 x[2].31
        vmovdqu64 [rbp + 4096], zmm6                     ;    71.2 p7+p4   31 rounds
        vmovdqu64 zmm6, [r8 + 6144]                      ;    48.2 p3      30 x[3].0
        vmovdqu64 [rbp + 4160], zmm7                     ;    71.5 p8+p9   31 rounds
        vmovdqu64 zmm7, [r8 + 6208]                      ;    49.0 p2      30 x[3].1
        vmovdqu64 [rbp + 4224], zmm8                     ;    73.2 p7+p4   31 rounds
        vmovdqu64 zmm8, [r8 + 6272]                      ;    49.2 p3      30 x[3].2
        vmovdqu64 [rbp + 4288], zmm9                     ;    73.5 p8+p9   31 rounds
        vmovdqu64 zmm9, [r8 + 6336]                      ;    50.0 p2      30 x[3].3
        vmovdqu64 [rbp + 4352], zmm10                    ;    75.2 p7+p4   31 rounds
        vmovdqu64 zmm10, [r8 + 6400]                     ;    50.2 p3      30 x[3].4
        vmovdqu64 [rbp + 4416], zmm11                    ;    75.5 p8+p9   31 rounds
        vmovdqu64 zmm11, [r8 + 6464]                     ;    51.0 p2      30 x[3].5
        vmovdqu64 [rbp + 4480], zmm12                    ;    77.2 p7+p4   31 rounds
        vmovdqu64 zmm12, [r8 + 6528]                     ;    51.2 p3      30 x[3].6
        vmovdqu64 [rbp + 4544], zmm13                    ;    77.5 p8+p9   31 rounds
        vmovdqu64 zmm13, [r8 + 6592]                     ;    52.0 p2      30 x[3].7
        vmovdqu64 [rbp + 4608], zmm14                    ;    79.2 p7+p4   31 rounds
        vmovdqu64 zmm14, [r8 + 6656]                     ;    52.2 p3      30 x[3].8
        vmovdqu64 [rbp + 4672], zmm15                    ;    79.5 p8+p9   31 rounds
        vmovdqu64 zmm15, [r8 + 6720]                     ;    53.0 p2      30 x[3].9
        vmovdqu64 [rbp + 4736], zmm16                    ;    81.2 p7+p4   31 rounds
        vmovdqu64 zmm16, [r8 + 6784]                     ;    53.2 p3      30 x[3].10
        vmovdqu64 [rbp + 4800], zmm17                    ;    81.5 p8+p9   31 rounds
        vmovdqu64 zmm17, [r8 + 6848]                     ;    54.0 p2      30 x[3].11
        vmovdqu64 [rbp + 4864], zmm18                    ;    83.2 p7+p4   31 rounds
        vmovdqu64 zmm18, [r8 + 6912]                     ;    54.2 p3      30 x[3].12
        vmovdqu64 [rbp + 4928], zmm19                    ;    83.5 p8+p9   31 rounds
        vmovdqu64 zmm19, [r8 + 6976]                     ;    55.0 p2      30 x[3].13
        vmovdqu64 [rbp + 4992], zmm20                    ;    85.2 p7+p4   31 rounds
        vmovdqu64 zmm20, [r8 + 7040]                     ;    55.2 p3      30 x[3].14
        vmovdqu64 [rbp + 5056], zmm21                    ;    85.5 p8+p9   31 rounds
        vmovdqu64 zmm21, [r8 + 7104]                     ;    56.0 p2      30 x[3].15
        vmovdqu64 [rbp + 5120], zmm22                    ;    87.2 p7+p4   31 rounds
        vmovdqu64 zmm22, [r8 + 7168]                     ;    56.2 p3      30 x[3].16
        vmovdqu64 [rbp + 5184], zmm23                    ;    87.5 p8+p9   31 rounds
        vmovdqu64 zmm23, [r8 + 7232]                     ;    57.0 p2      30 x[3].17
        vmovdqu64 [rbp + 5248], zmm24                    ;    89.2 p7+p4   31 rounds
        vmovdqu64 zmm24, [r8 + 7296]                     ;    57.2 p3      30 x[3].18
        vmovdqu64 [rbp + 5312], zmm25                    ;    89.5 p8+p9   31 rounds
        vmovdqu64 zmm25, [r8 + 7360]                     ;    58.0 p2      30 x[3].19
        vmovdqu64 [rbp + 5376], zmm26                    ;    91.2 p7+p4   31 rounds
        vmovdqu64 zmm26, [r8 + 7424]                     ;    58.2 p3      30 x[3].20
        vmovdqu64 [rbp + 5440], zmm27                    ;    91.5 p8+p9   31 rounds
        vmovdqu64 zmm27, [r8 + 7488]                     ;    59.0 p2      30 x[3].21
        vmovdqu64 [rbp + 5504], zmm28                    ;    93.2 p7+p4   31 rounds
        vmovdqu64 zmm28, [r8 + 7552]                     ;    59.2 p3      30 x[3].22
        vmovdqu64 [rbp + 5568], zmm29                    ;    93.5 p8+p9   31 rounds
        vmovdqu64 zmm29, [r8 + 7616]                     ;    60.0 p2      30 x[3].23
        vmovdqu64 [rbp + 5632], zmm0                     ;    95.2 p7+p4   31 rounds
        vmovdqu64 zmm0, [r8 + 7680]                      ;    60.2 p3      30 x[3].24
        vmovdqu64 [rbp + 5696], zmm1                     ;    95.5 p8+p9   31 rounds
        vmovdqu64 zmm1, [r8 + 7744]                      ;    61.0 p2      30 x[3].25
        vmovdqu64 [rbp + 5760], zmm2                     ;    97.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [r8 + 7808]                      ;    61.2 p3      30 x[3].26
        vmovdqu64 [rbp + 5824], zmm3                     ;    97.5 p8+p9   31 rounds
        vmovdqu64 zmm3, [r8 + 7872]                      ;    62.0 p2      30 x[3].27
        vmovdqu64 [rbp + 5888], zmm4                     ;    99.2 p7+p4   31 rounds
        vmovdqu64 zmm4, [r8 + 7936]                      ;    62.2 p3      30 x[3].28
        vmovdqu64 [rbp + 5952], zmm5                     ;    99.5 p8+p9   31 rounds
        vmovdqu64 zmm5, [r8 + 8000]                      ;    63.0 p2      30 x[3].29
        vmovdqu64 [rbp + 6016], zmm6                     ;   101.2 p7+p4   31 rounds
        vmovdqu64 zmm6, [r8 + 8064]                      ;    63.2 p3      30 x[3].30
        vmovdqu64 [rbp + 6080], zmm7                     ;   101.5 p8+p9   31 rounds
        vmovdqu64 zmm7, [r8 + 8128]                      ;    64.0 p2      30 x[3].31
        vmovdqu64 [rbp + 6144], zmm8                     ;   103.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6208], zmm9                     ;   103.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6272], zmm10                    ;   105.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6336], zmm11                    ;   105.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6400], zmm12                    ;   107.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6464], zmm13                    ;   107.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6528], zmm14                    ;   109.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6592], zmm15                    ;   109.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6656], zmm16                    ;   111.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6720], zmm17                    ;   111.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6784], zmm18                    ;   113.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6848], zmm19                    ;   113.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6912], zmm20                    ;   115.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 6976], zmm21                    ;   115.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7040], zmm22                    ;   117.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7104], zmm23                    ;   117.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7168], zmm24                    ;   119.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7232], zmm25                    ;   119.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7296], zmm26                    ;   121.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7360], zmm27                    ;   121.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7424], zmm28                    ;   123.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7488], zmm29                    ;   123.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7552], zmm0                     ;   125.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7616], zmm1                     ;   125.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7680], zmm2                     ;   127.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7744], zmm3                     ;   127.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7808], zmm4                     ;   129.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7872], zmm5                     ;   129.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7936], zmm6                     ;   131.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 8000], zmm7                     ;   131.5 p8+p9   31 rounds
        mov r8, qword [rbp + 16656]                      ;    42.8 p10     31 rounds reload
        mov qword [rbp + 16664], r8                      ;   133.2 p7+p4   31 rounds
        add r8, 0x1000                                   ;    47.8 p0      31 rounds
        mov qword [rbp + 16672], r8                      ;   133.5 p8+p9   31 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 16664]                      ;     0.0 p2      32 x[0].0 reload
        vpbroadcastd zmm0, [r8]                          ;     5.0 p3      32 x[0].0
        vpbroadcastd zmm1, [r8 + 32]                     ;     5.0 p10     32 x[0].8
        vpbroadcastd zmm2, [r8 + 64]                     ;     5.0 p2      32 x[0].16
        vpbroadcastd zmm3, [r8 + 96]                     ;     5.0 p3      32 x[0].24
        vpbroadcastd zmm4, [r8 + 112]                    ;     5.0 p10     32 x[0].28
        vmovdqu64 zmm5, [rbp + 1920]                     ;     2.0 p2      32 x[0] reload
        vmovdqu64 zmm6, [rbp + 3968]                     ;     2.2 p3      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 6016]                     ;     3.0 p2      21 x[0]
        vpternlogd zmm7, zmm6, zmm5, 0x96                ;     9.0 p0      21 x[0]
        vmovdqu64 zmm8, [rbp + 2112]                     ;     3.2 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 4160]                     ;     4.0 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 6208]                    ;     4.2 p3      21 x[0]
        vpternlogd zmm10, zmm9, zmm8, 0x96               ;    10.2 p5      21 x[0]
        vmovdqu64 zmm11, [rbp + 2432]                    ;     5.0 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 4480]                    ;     5.2 p3      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 6528]                    ;     6.0 p2      21 x[0]
        vpternlogd zmm13, zmm12, zmm11, 0x96             ;    12.0 p0      21 x[0]
        vmovdqu64 zmm14, [rbp + 4032]                    ;     6.2 p3      32 x[0]
        vmovdqu64 zmm15, [rbp + 1984]                    ;     7.0 p2      32 x[0] reload
        vpxord zmm14, zmm14, zmm15                       ;    13.0 p5      32 x[0]
        vmovdqu64 zmm16, [rbp + 6080]                    ;     7.2 p3      32 x[0] reload
        vpternlogd zmm14, zmm16, [r8 + 4]{1to16}, 0x96   ;    14.0 p0+p2   32 x[0]
        vmovdqa64 zmm17, zmm14                           ;    15.0         21 x[0] copy
        vmovdqa64 zmm18, zmm14                           ;    15.0         21 x[0] copy
        vmovdqa64 zmm19, zmm14                           ;    15.0         21 x[0] copy
        vmovdqu64 zmm20, [rbp + 4416]                    ;     8.2 p3      32 x[0]
        vmovdqu64 zmm21, [rbp + 2368]                    ;     9.0 p2      32 x[0] reload
        vpxord zmm20, zmm20, zmm21                       ;    15.0 p5      32 x[0]
        vmovdqu64 zmm22, [rbp + 6464]                    ;     9.2 p3      32 x[0] reload
        vpternlogd zmm20, zmm22, [r8 + 28]{1to16}, 0x96  ;    16.0 p0+p2   32 x[0]
        vmovdqa64 zmm23, zmm20                           ;    17.0         21 x[0] copy
        vmovdqu64 zmm24, [rbp + 4544]                    ;    10.2 p3      32 x[0]
        vmovdqu64 zmm25, [rbp + 2496]                    ;    11.0 p2      32 x[0] reload
        vpxord zmm24, zmm24, zmm25                       ;    17.0 p5      32 x[0]
        vmovdqu64 zmm26, [rbp + 6592]                    ;    11.2 p3      32 x[0] reload
        vpternlogd zmm24, zmm26, [r8 + 36]{1to16}, 0x96  ;    18.0 p0+p2   32 x[0]
        vmovdqu64 zmm27, [rbp + 4928]                    ;    12.2 p3      32 x[0]
        vmovdqu64 zmm28, [rbp + 2880]                    ;    13.0 p2      32 x[0] reload
        vpxord zmm27, zmm27, zmm28                       ;    19.0 p5      32 x[0]
        vmovdqu64 zmm29, [rbp + 6976]                    ;    13.2 p3      32 x[0] reload
        vpternlogd zmm27, zmm29, [r8 + 60]{1to16}, 0x96  ;    20.0 p0+p2   32 x[0]
        vmovdqu64 zmm30, [rbp + 5056]                    ;    14.2 p3      32 x[0]
        vmovdqu64 zmm31, [rbp + 3008]                    ;    15.0 p2      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;    21.0 p5      32 x[0]
        vmovdqu64 zmm31, [rbp + 7104]                    ;    15.2 p3      32 x[0] reload
        vpternlogd zmm30, zmm31, [r8 + 68]{1to16}, 0x96  ;    22.0 p0+p2   32 x[0]
        vmovdqu64 zmm28, [rbp + 5440]                    ;    16.2 p3      32 x[0]
        vpxord zmm28, zmm28, [rbp + 3392]                ;    22.2 p5+p2   32 x[0]
        vmovdqu64 zmm25, [rbp + 7488]                    ;    17.2 p3      32 x[0] reload
        vpternlogd zmm28, zmm25, [r8 + 92]{1to16}, 0x96  ;    23.2 p0+p2   32 x[0]
        vmovdqu64 zmm11, [rbp + 5568]                    ;    18.2 p3      32 x[0]
        vpxord zmm11, zmm11, [rbp + 3520]                ;    24.2 p5+p2   32 x[0]
        vmovdqu64 zmm21, [rbp + 7616]                    ;    19.2 p3      32 x[0] reload
        vpternlogd zmm11, zmm21, [r8 + 100]{1to16}, 0x96 ;    25.2 p0+p2   32 x[0]
        vmovdqa64 zmm8, zmm27                            ;    21.0         21 x[0] copy
        vmovdqa64 zmm15, zmm24                           ;    19.0         21 x[0] copy
        vmovdqu64 zmm5, [rbp + 5952]                     ;    20.2 p3      32 x[0]
        vpxord zmm5, zmm5, [rbp + 3904]                  ;    26.2 p5+p2   32 x[0]
        vmovdqu64 zmm12, [rbp + 8000]                    ;    21.2 p3      32 x[0] reload
        vpternlogd zmm5, zmm12, [r8 + 124]{1to16}, 0x96  ;    27.2 p0+p2   32 x[0]
        vmovdqu64 zmm9, [rbp + 4096]                     ;    22.2 p3      21 x[0]
        vpxord zmm9, zmm9, [rbp + 2048]                  ;    28.2 p5+p2   21 x[0]
        vmovdqu64 zmm6, [rbp + 6144]                     ;    23.2 p3      32 x[0] reload
        vpternlogd zmm9, zmm6, [r8 + 8]{1to16}, 0x69     ;    29.2 p0+p2   21 x[0]
        vmovdqa64 zmm6, zmm9                             ;    30.2         21 x[0] copy
        vmovdqu64 zmm12, [rbp + 4288]                    ;    24.2 p3      21 x[0]
        vpxord zmm12, zmm12, [rbp + 2240]                ;    30.2 p5+p2   21 x[0]
        vmovdqu64 zmm21, [rbp + 6336]                    ;    25.2 p3      32 x[0] reload
        vpternlogd zmm12, zmm21, [r8 + 20]{1to16}, 0x69  ;    31.2 p0+p2   21 x[0]
        vpternlogd zmm10, zmm12, [r8 + 12]{1to16}, 0x96  ;    32.2 p5+p3   21 x[0]
        vmovdqa64 zmm21, zmm12                           ;    32.2         21 x[0] copy
        vmovdqa64 zmm25, zmm10                           ;    33.2         21 x[0] copy
        vmovdqa64 zmm31, zmm10                           ;    33.2         21 x[0] copy
        vpternlogd zmm31, zmm7, zmm0, 0x69               ;    33.2 p0      21 x[0]
        vpxord zmm18, zmm18, zmm31                       ;    34.2 p5      21 x[0]
        vmovdqa64 zmm29, zmm31                           ;    34.2         21 x[0] copy
        vmovdqa64 zmm26, zmm31                           ;    34.2         21 x[0] copy
        vmovdqu64 zmm22, [rbp + 4224]                    ;    27.0 p2      21 x[0]
        vpxord zmm22, zmm22, [rbp + 2176]                ;    33.0 p0+p3   21 x[0]
        vmovdqu64 zmm16, [rbp + 6272]                    ;    28.0 p2      32 x[0] reload
        vpternlogd zmm22, zmm16, [r8 + 16]{1to16}, 0x69  ;    34.0 p5+p3   21 x[0]
        vpternlogd zmm12, zmm20, zmm22, 0x96             ;    35.0 p0      21 x[0]
        vpxord zmm29, zmm29, zmm12                       ;    36.0 p5      21 x[0]
        vmovdqa64 zmm20, zmm12                           ;    36.0         21 x[0] copy
        vmovdqa64 zmm16, zmm12                           ;    36.0         21 x[0] copy
        vmovdqa64 zmm3, zmm29                            ;    37.0         21 x[0] copy
        vmovdqa64 zmm4, zmm24                            ;    19.0         21 x[0] copy
        vmovdqu64 zmm2, [rbp + 4352]                     ;    29.0 p2      21 x[0]
        vpxord zmm2, zmm2, [rbp + 2304]                  ;    35.0 p0+p3   21 x[0]
        vmovdqu64 [rbp + 8064], zmm11                    ;    26.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm11, [rbp + 6400]                    ;    30.0 p2      32 x[0] reload
        vpternlogd zmm2, zmm11, [r8 + 24]{1to16}, 0x69   ;    36.0 p5+p3   21 x[0]
        vpxord zmm6, zmm6, zmm2                          ;    37.0 p0      21 x[0]
        vpxord zmm25, zmm25, zmm2                        ;    37.0 p5      21 x[0]
        vpxord zmm17, zmm17, zmm6                        ;    38.0 p0      21 x[0]
        vpternlogd zmm7, zmm0, zmm17, 0x69               ;    39.0 p5      21 x[0]
        vpxord zmm22, zmm22, zmm7                        ;    40.0 p0      21 x[0]
        vpxord zmm20, zmm20, zmm17                       ;    39.0 p5      21 x[0]
        vpxord zmm23, zmm23, zmm6                        ;    38.0 p0      21 x[0]
        vpternlogd zmm7, zmm20, zmm23, 0x78              ;    40.0 p5      21 x[0]
        vpxord zmm3, zmm3, zmm6                          ;    38.0 p0      21 x[0]
        vpandd zmm19, zmm19, zmm22                       ;    41.0 p5      21 x[0]
        vmovdqa64 zmm0, zmm24                            ;    19.3         21 x[0] copy
        vmovdqa64 zmm11, zmm3                            ;    39.0         21 x[0] copy
        vmovdqu64 [rbp + 8128], zmm5                     ;    28.2 p8+p9   32 x[0] spill
        vpxord zmm5, zmm2, zmm22                         ;    41.0 p0      21 x[0]
        vmovdqu64 [rbp + 8192], zmm30                    ;    23.0 p7+p4   32 x[0] spill
        vpxord zmm30, zmm22, zmm25                       ;    41.0 p5      21 x[0]
        vpandd zmm26, zmm26, zmm30                       ;    42.0 p0      21 x[0]
        vmovdqu64 [rbp + 8256], zmm28                    ;    24.2 p8+p9   32 x[0] spill
        vpxord zmm28, zmm25, zmm23                       ;    39.0 p5      21 x[0]
        vpandd zmm11, zmm11, zmm28                       ;    40.0 p0      21 x[0]
        vmovdqa64 zmm1, zmm17                            ;    39.0         21 x[0] copy
        vmovdqu64 [rbp + 8320], zmm24                    ;    22.0 p7+p4   32 x[0] spill
        vpxord zmm24, zmm5, zmm23                        ;    42.0 p5      21 x[0]
        vpandd zmm16, zmm16, zmm24                       ;    43.0 p0      21 x[0]
        vpternlogd zmm19, zmm9, zmm16, 0x96              ;    44.0 p5      21 x[0]
        vmovdqa64 zmm9, zmm2                             ;    37.0         21 x[0] copy
        vpternlogd zmm2, zmm26, zmm6, 0x6c               ;    43.0 p0      21 x[0]
        vpternlogd zmm26, zmm18, zmm25, 0x78             ;    43.0 p5      21 x[0]
        vpternlogd zmm7, zmm16, zmm26, 0x96              ;    44.0 p0      21 x[0]
        vmovdqa64 zmm16, zmm2                            ;    44.0         21 x[0] copy
        vpternlogd zmm2, zmm19, zmm7, 0x28               ;    45.0 p5      21 x[0]
        vmovdqu64 [rbp + 8384], zmm13                    ;    23.7 p8+p9   21 x[0] spill
        vmovdqa64 zmm13, zmm29                           ;    37.0         21 x[0] copy
        vpternlogd zmm13, zmm23, zmm10, 0x60             ;    39.0 p0      21 x[0]
        vpternlogd zmm17, zmm13, zmm5, 0x36              ;    42.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm13                       ;    40.0 p0      21 x[0]
        vpternlogd zmm21, zmm11, zmm26, 0x96             ;    44.0 p5      21 x[0]
        vpxord zmm16, zmm16, zmm17                       ;    44.0 p0      21 x[0]
        vpandnd zmm11, zmm21, zmm16                      ;    45.0 p5      21 x[0]
        vmovdqa64 zmm13, zmm17                           ;    43.0         21 x[0] copy
        vpternlogd zmm13, zmm21, zmm19, 0x48             ;    45.0 p0      21 x[0]
        vmovdqa64 zmm26, zmm16                           ;    45.0         21 x[0] copy
        vpternlogd zmm26, zmm21, zmm7, 0xea              ;    45.0 p5      21 x[0]
        vpternlogd zmm26, zmm21, zmm13, 0x96             ;    46.0 p0      21 x[0]
        vpandd zmm1, zmm1, zmm26                         ;    47.0 p5      21 x[0]
        vpandd zmm5, zmm5, zmm26                         ;    47.0 p0      21 x[0]
        vmovdqa64 zmm21, zmm26                           ;    47.0         21 x[0] copy
        vmovdqu64 [rbp + 8448], zmm27                    ;    25.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm27, zmm13                           ;    46.0         21 x[0] copy
        vpternlogd zmm27, zmm2, zmm16, 0x36              ;    46.0 p5      21 x[0]
        vpternlogd zmm13, zmm2, zmm16, 0x1e              ;    46.0 p0      21 x[0]
        vpternlogd zmm17, zmm19, zmm13, 0x96             ;    47.0 p5      21 x[0]
        vpternlogd zmm11, zmm13, zmm7, 0x1e              ;    47.0 p0      21 x[0]
        vpternlogd zmm3, zmm1, zmm17, 0x6c               ;    48.0 p5      21 x[0]
        vpternlogd zmm22, zmm5, zmm11, 0x6c              ;    48.0 p0      21 x[0]
        vpternlogd zmm20, zmm3, zmm27, 0x6c              ;    49.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm27                       ;    47.0 p0      21 x[0]
        vpxord zmm2, zmm27, zmm17                        ;    48.0 p5      21 x[0]
        vpternlogd zmm3, zmm18, zmm2, 0x78               ;    49.0 p0      21 x[0]
        vpternlogd zmm27, zmm22, zmm23, 0x6c             ;    49.0 p5      21 x[0]
        vpternlogd zmm22, zmm24, zmm21, 0x78             ;    49.0 p0      21 x[0]
        vpandd zmm12, zmm12, zmm21                       ;    48.0 p5      21 x[0]
        vpxord zmm26, zmm26, zmm11                       ;    48.0 p0      21 x[0]
        vpternlogd zmm6, zmm26, zmm3, 0x6a               ;    50.0 p5      21 x[0]
        vpandd zmm9, zmm9, zmm26                         ;    49.0 p0      21 x[0]
        vpxord zmm7, zmm11, zmm2                         ;    49.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm7                        ;    50.0 p0      21 x[0]
        vpternlogd zmm23, zmm10, zmm21, 0x28             ;    51.0 p5      21 x[0]
        vpternlogd zmm21, zmm1, zmm29, 0x6c              ;    51.0 p0      21 x[0]
        vpternlogd zmm30, zmm23, zmm7, 0x6c              ;    52.0 p5      21 x[0]
        vpandd zmm31, zmm31, zmm7                        ;    50.0 p0      21 x[0]
        vpternlogd zmm2, zmm25, zmm30, 0x6a              ;    53.0 p5      21 x[0]
        vpternlogd zmm9, zmm5, zmm30, 0x96               ;    53.0 p0      21 x[0]
        vpternlogd zmm31, zmm3, zmm21, 0x96              ;    52.0 p5      21 x[0]
        vpternlogd zmm17, zmm28, zmm2, 0x6a              ;    54.0 p0      21 x[0]
        vpternlogd zmm20, zmm27, zmm2, 0x96              ;    54.0 p5      21 x[0]
        vpternlogd zmm12, zmm21, zmm20, 0x96             ;    55.0 p0      21 x[0]
        vpternlogd zmm20, zmm11, zmm14, 0x78             ;    55.0 p5      21 x[0]
        vpternlogd zmm27, zmm2, zmm6, 0x69               ;    54.0 p0      21 x[0]
        vpternlogd zmm22, zmm23, zmm12, 0x96             ;    56.0 p5      21 x[0]
        vpternlogd zmm9, zmm12, zmm31, 0x96              ;    56.0 p0      21 x[0]
        vmovdqu64 zmm1, [rbp + 8192]                     ;    31.2 p2      21 x[0]
        vmovdqu64 zmm2, [rbp + 8256]                     ;    31.3 p3      21 x[0]
        vmovdqu64 zmm3, [rbp + 2624]                     ;    32.2 p2      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 4672]                     ;    32.3 p3      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 6720]                     ;    33.2 p2      21 x[0]
        vpternlogd zmm7, zmm5, zmm3, 0x96                ;    51.0 p5      21 x[0]
        vmovdqu64 zmm10, [rbp + 2944]                    ;    33.3 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 4992]                    ;    34.2 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 7040]                    ;    34.3 p3      21 x[0]
        vpternlogd zmm13, zmm11, zmm10, 0x96             ;    51.3 p0      21 x[0]
        vmovdqu64 zmm14, [rbp + 3136]                    ;    35.2 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 5184]                    ;    35.3 p3      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 7232]                    ;    36.2 p2      21 x[0]
        vpternlogd zmm18, zmm16, zmm14, 0x96             ;    52.0 p5      21 x[0]
        vmovdqu64 zmm19, [rbp + 4608]                    ;    36.3 p3      21 x[0]
        vmovdqu64 zmm21, [rbp + 2560]                    ;    37.2 p2      32 x[0] reload
        vpxord zmm19, zmm19, zmm21                       ;    52.3 p0      21 x[0]
        vmovdqu64 zmm23, [rbp + 6656]                    ;    37.3 p3      32 x[0] reload
        vpternlogd zmm19, zmm23, [r8 + 40]{1to16}, 0x69  ;    53.3 p5+p2   21 x[0]
        vmovdqa64 zmm24, zmm19                           ;    54.3         21 x[0] copy
        vmovdqu64 zmm25, [rbp + 4800]                    ;    38.3 p3      21 x[0]
        vmovdqu64 zmm26, [rbp + 2752]                    ;    39.2 p2      32 x[0] reload
        vpxord zmm25, zmm25, zmm26                       ;    53.3 p0      21 x[0]
        vmovdqu64 zmm28, [rbp + 6848]                    ;    39.3 p3      32 x[0] reload
        vpternlogd zmm25, zmm28, [r8 + 52]{1to16}, 0x69  ;    54.3 p5+p2   21 x[0]
        vpternlogd zmm7, zmm25, [r8 + 44]{1to16}, 0x96   ;    55.3 p0+p3   21 x[0]
        vmovdqa64 zmm29, zmm25                           ;    55.3         21 x[0] copy
        vmovdqa64 zmm30, zmm7                            ;    56.3         21 x[0] copy
        vmovdqu64 zmm14, [rbp + 8384]                    ;    41.2 p2      21 x[0]
        vpternlogd zmm14, zmm7, [r8 + 32]{1to16}, 0x69   ;    56.3 p5+p3   21 x[0]
        vpxord zmm4, zmm4, zmm14                         ;    57.3 p0      21 x[0]
        vmovdqa64 zmm10, zmm14                           ;    57.3         21 x[0] copy
        vmovdqa64 zmm26, zmm14                           ;    57.3         21 x[0] copy
        vmovdqu64 zmm3, [rbp + 4736]                     ;    42.2 p2      21 x[0]
        vpxord zmm3, zmm3, [rbp + 2688]                  ;    56.0 p5+p3   21 x[0]
        vmovdqu64 zmm21, [rbp + 6784]                    ;    43.2 p2      32 x[0] reload
        vpternlogd zmm3, zmm21, [r8 + 48]{1to16}, 0x69   ;    57.0 p0+p3   21 x[0]
        vpternlogd zmm25, zmm3, [rbp + 8448], 0x96       ;    58.0 p5+p2   21 x[0]
        vpxord zmm10, zmm10, zmm25                       ;    59.0 p0      21 x[0]
        vmovdqa64 zmm16, zmm25                           ;    59.0         21 x[0] copy
        vmovdqa64 zmm11, zmm25                           ;    59.0         21 x[0] copy
        vmovdqa64 zmm5, zmm10                            ;    60.0         21 x[0] copy
        vmovdqu64 zmm28, [rbp + 8192]                    ;    44.3 p3      21 x[0]
        vmovdqu64 zmm21, [rbp + 4864]                    ;    45.2 p2      21 x[0]
        vpxord zmm21, zmm21, [rbp + 2816]                ;    58.0 p5+p3   21 x[0]
        vmovdqu64 zmm23, [rbp + 6912]                    ;    46.2 p2      32 x[0] reload
        vpternlogd zmm21, zmm23, [r8 + 56]{1to16}, 0x69  ;    59.0 p0+p3   21 x[0]
        vpxord zmm24, zmm24, zmm21                       ;    60.0 p5      21 x[0]
        vpxord zmm30, zmm30, zmm21                       ;    60.0 p0      21 x[0]
        vpxord zmm15, zmm15, zmm24                       ;    61.0 p5      21 x[0]
        vpxord zmm8, zmm8, zmm24                         ;    61.0 p0      21 x[0]
        vpxord zmm5, zmm5, zmm24                         ;    61.0 p5      21 x[0]
        vpxord zmm16, zmm16, zmm15                       ;    62.0 p0      21 x[0]
        vmovdqa64 zmm23, zmm21                           ;    60.0         21 x[0] copy
        vmovdqu64 [rbp + 8448], zmm27                    ;    55.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm27, zmm21                           ;    60.0         21 x[0] copy
        vmovdqu64 [rbp + 8512], zmm6                     ;    51.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm6, zmm5                             ;    62.0         21 x[0] copy
        vpternlogd zmm6, zmm8, zmm30, 0x60               ;    62.0 p5      21 x[0]
        vmovdqu64 [rbp + 8576], zmm22                    ;    57.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm22, zmm30                           ;    61.0         21 x[0] copy
        vmovdqu64 [rbp + 8640], zmm31                    ;    53.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm31, zmm15                           ;    62.0         21 x[0] copy
        vmovdqu64 [rbp + 8704], zmm9                     ;    57.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm9, zmm10                            ;    60.0         21 x[0] copy
        vpternlogd zmm9, zmm8, zmm7, 0x60                ;    62.3 p0      21 x[0]
        vpxord zmm29, zmm29, zmm9                        ;    63.3 p5      21 x[0]
        vmovdqu64 [rbp + 8768], zmm12                    ;    56.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm8                            ;    62.0         21 x[0] copy
        vmovdqu64 [rbp + 8832], zmm17                    ;    55.0 p8+p9   21 x[0] spill
        vmovdqu64 zmm17, [rbp + 8384]                    ;    47.2 p2      21 x[0]
        vpternlogd zmm17, zmm15, [r8 + 32]{1to16}, 0x69  ;    63.3 p0+p3   21 x[0]
        vpxord zmm3, zmm3, zmm17                         ;    64.3 p5      21 x[0]
        vpternlogd zmm17, zmm16, zmm8, 0x78              ;    64.3 p0      21 x[0]
        vpxord zmm23, zmm23, zmm3                        ;    65.3 p5      21 x[0]
        vpternlogd zmm9, zmm15, zmm23, 0x1e              ;    66.3 p0      21 x[0]
        vpxord zmm12, zmm12, zmm23                       ;    66.3 p5      21 x[0]
        vpandd zmm11, zmm11, zmm12                       ;    67.3 p0      21 x[0]
        vpxord zmm22, zmm22, zmm3                        ;    67.0 p5      21 x[0]
        vpandd zmm0, zmm0, zmm3                          ;    67.3 p0      21 x[0]
        vpternlogd zmm0, zmm19, zmm11, 0x96              ;    68.3 p5      21 x[0]
        vpandd zmm26, zmm26, zmm22                       ;    68.3 p0      21 x[0]
        vpternlogd zmm21, zmm26, zmm24, 0x6c             ;    69.3 p5      21 x[0]
        vpternlogd zmm26, zmm4, zmm30, 0x78              ;    69.3 p0      21 x[0]
        vpternlogd zmm17, zmm11, zmm26, 0x96             ;    70.3 p5      21 x[0]
        vpternlogd zmm29, zmm6, zmm26, 0x96              ;    70.3 p0      21 x[0]
        vpxord zmm6, zmm9, zmm21                         ;    71.0 p5      21 x[0]
        vpternlogd zmm21, zmm0, zmm17, 0x28              ;    71.3 p0      21 x[0]
        vpandnd zmm11, zmm29, zmm6                       ;    72.0 p5      21 x[0]
        vmovdqa64 zmm15, zmm9                            ;    67.3         21 x[0] copy
        vpternlogd zmm15, zmm29, zmm0, 0x48              ;    72.3 p0      21 x[0]
        vmovdqa64 zmm19, zmm15                           ;    73.3         21 x[0] copy
        vpternlogd zmm19, zmm21, zmm6, 0x36              ;    73.3 p5      21 x[0]
        vpternlogd zmm21, zmm15, zmm6, 0x36              ;    73.3 p0      21 x[0]
        vpternlogd zmm9, zmm0, zmm21, 0x96               ;    74.3 p5      21 x[0]
        vpternlogd zmm11, zmm21, zmm17, 0x1e             ;    74.3 p0      21 x[0]
        vpternlogd zmm6, zmm17, zmm29, 0xec              ;    75.0 p5      21 x[0]
        vpternlogd zmm6, zmm15, zmm29, 0x96              ;    76.0 p0      21 x[0]
        vpternlogd zmm25, zmm6, zmm19, 0x60              ;    77.0 p5      21 x[0]
        vpternlogd zmm12, zmm6, zmm19, 0x60              ;    77.0 p0      21 x[0]
        vpandd zmm31, zmm31, zmm6                        ;    77.0 p5      21 x[0]
        vpternlogd zmm5, zmm31, zmm9, 0x6c               ;    78.0 p0      21 x[0]
        vpternlogd zmm16, zmm5, zmm19, 0x6c              ;    79.0 p5      21 x[0]
        vpxord zmm0, zmm9, zmm19                         ;    78.3 p0      21 x[0]
        vpternlogd zmm9, zmm8, zmm30, 0x60               ;    79.0 p5      21 x[0]
        vpternlogd zmm5, zmm4, zmm0, 0x78                ;    79.3 p0      21 x[0]
        vpandd zmm23, zmm23, zmm6                        ;    80.0 p5      21 x[0]
        vpternlogd zmm3, zmm23, zmm11, 0x6c              ;    81.0 p0      21 x[0]
        vpxord zmm4, zmm11, zmm0                         ;    81.0 p5      21 x[0]
        vpxord zmm15, zmm11, zmm6                        ;    81.3 p0      21 x[0]
        vpternlogd zmm6, zmm4, zmm19, 0x96               ;    82.0 p5      21 x[0]
        vpternlogd zmm31, zmm10, zmm6, 0x78              ;    83.0 p0      21 x[0]
        vpternlogd zmm6, zmm7, zmm8, 0x60                ;    83.0 p5      21 x[0]
        vpternlogd zmm19, zmm8, zmm3, 0x6a               ;    83.3 p0      21 x[0]
        vpternlogd zmm22, zmm6, zmm4, 0x6c               ;    84.0 p5      21 x[0]
        vpandd zmm14, zmm14, zmm4                        ;    84.3 p0      21 x[0]
        vpternlogd zmm0, zmm30, zmm22, 0x6a              ;    85.0 p5      21 x[0]
        vpternlogd zmm24, zmm15, zmm5, 0x6a              ;    85.3 p0      21 x[0]
        vpandd zmm27, zmm27, zmm15                       ;    86.0 p5      21 x[0]
        vpternlogd zmm27, zmm23, zmm22, 0x96             ;    87.0 p0      21 x[0]
        vpternlogd zmm14, zmm5, zmm31, 0x96              ;    87.0 p5      21 x[0]
        vpternlogd zmm16, zmm19, zmm0, 0x96              ;    87.3 p0      21 x[0]
        vpternlogd zmm25, zmm31, zmm16, 0x96             ;    88.3 p5      21 x[0]
        vpternlogd zmm19, zmm24, zmm0, 0x69              ;    88.3 p0      21 x[0]
        vpternlogd zmm27, zmm25, zmm14, 0x96             ;    89.3 p5      21 x[0]
        vpternlogd zmm16, zmm11, [rbp + 8320], 0x78      ;    89.3 p0+p2   21 x[0]
        vpternlogd zmm0, zmm9, zmm16, 0x96               ;    90.3 p5      21 x[0]
        vpxord zmm16, zmm16, zmm27                       ;    90.3 p0      21 x[0]
        vmovdqu64 zmm4, [rbp + 8128]                     ;    54.0 p3      21 x[0]
        vmovdqu64 zmm5, [rbp + 8064]                     ;    54.3 p2      21 x[0]
        vmovdqu64 zmm7, [rbp + 3456]                     ;    55.0 p3      32 x[0] reload
        vmovdqu64 zmm8, [rbp + 5504]                     ;    55.3 p2      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 7552]                     ;    56.0 p3      21 x[0]
        vpternlogd zmm9, zmm8, zmm7, 0x96                ;    91.0 p5      21 x[0]
        vmovdqu64 zmm10, [rbp + 3712]                    ;    56.3 p2      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 5760]                    ;    57.0 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 7808]                    ;    57.3 p2      21 x[0]
        vpternlogd zmm15, zmm11, zmm10, 0x96             ;    91.3 p0      21 x[0]
        vmovdqu64 zmm17, [rbp + 3648]                    ;    58.0 p3      32 x[0] reload
        vmovdqu64 zmm21, [rbp + 5696]                    ;    58.3 p2      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 7744]                    ;    59.0 p3      21 x[0]
        vpternlogd zmm22, zmm21, zmm17, 0x96             ;    92.0 p5      21 x[0]
        vpbroadcastd zmm23, [r8 + 112]                   ;    56.3 p10     32 x[0].28 reload
        vmovdqu64 zmm26, [rbp + 8128]                    ;    59.3 p2      21 x[0]
        vpternlogd zmm26, zmm15, zmm23, 0x69             ;    92.3 p0      21 x[0]
        vmovdqu64 zmm29, [rbp + 5120]                    ;    60.0 p3      21 x[0]
        vmovdqu64 zmm30, [rbp + 3072]                    ;    60.3 p2      32 x[0] reload
        vpxord zmm29, zmm29, zmm30                       ;    93.0 p5      21 x[0]
        vmovdqu64 zmm31, [rbp + 7168]                    ;    61.0 p3      32 x[0] reload
        vpternlogd zmm29, zmm31, [r8 + 72]{1to16}, 0x69  ;    94.0 p0+p2   21 x[0]
        vmovdqa64 zmm10, zmm29                           ;    95.0         21 x[0] copy
        vmovdqu64 zmm17, [rbp + 8064]                    ;    62.0 p3      21 x[0]
        vmovdqu64 zmm7, [rbp + 5312]                     ;    62.3 p2      21 x[0]
        vpxord zmm7, zmm7, [rbp + 3264]                  ;    94.0 p5+p3   21 x[0]
        vmovdqu64 zmm30, [rbp + 7360]                    ;    63.3 p2      32 x[0] reload
        vpternlogd zmm7, zmm30, [r8 + 84]{1to16}, 0x69   ;    95.0 p0+p3   21 x[0]
        vpternlogd zmm18, zmm7, [r8 + 76]{1to16}, 0x96   ;    96.0 p5+p2   21 x[0]
        vmovdqa64 zmm21, zmm7                            ;    96.0         21 x[0] copy
        vmovdqa64 zmm11, zmm18                           ;    97.0         21 x[0] copy
        vmovdqa64 zmm8, zmm18                            ;    97.0         21 x[0] copy
        vpternlogd zmm8, zmm13, [r8 + 64]{1to16}, 0x69   ;    97.0 p0+p3   21 x[0]
        vpxord zmm28, zmm28, zmm8                        ;    98.0 p5      21 x[0]
        vmovdqa64 zmm30, zmm8                            ;    98.0         21 x[0] copy
        vmovdqa64 zmm31, zmm8                            ;    98.0         21 x[0] copy
        vmovdqu64 zmm23, [rbp + 5248]                    ;    65.3 p2      21 x[0]
        vpxord zmm23, zmm23, [rbp + 3200]                ;    96.3 p0+p3   21 x[0]
        vmovdqu64 [rbp + 8128], zmm19                    ;    89.3 p7+p4   21 x[0] spill
        vmovdqu64 zmm19, [rbp + 7296]                    ;    66.3 p2      32 x[0] reload
        vpternlogd zmm23, zmm19, [r8 + 80]{1to16}, 0x96  ;    97.3 p5+p3   21 x[0]
        vpternlogd zmm7, zmm23, [rbp + 8256], 0x69       ;    98.3 p0+p2   21 x[0]
        vpxord zmm30, zmm30, zmm7                        ;    99.3 p5      21 x[0]
        vmovdqa64 zmm19, zmm30                           ;   100.3         21 x[0] copy
        vmovdqu64 [rbp + 8256], zmm24                    ;    86.3 p8+p9   21 x[0] spill
        vmovdqu64 zmm24, [rbp + 8064]                    ;    68.0 p3      21 x[0]
        vmovdqu64 [rbp + 8320], zmm12                    ;    78.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm7                            ;    99.3         21 x[0] copy
        vmovdqu64 [rbp + 8384], zmm3                     ;    82.0 p8+p9   21 x[0] spill
        vmovdqu64 zmm3, [rbp + 5376]                     ;    68.3 p2      21 x[0]
        vpxord zmm3, zmm3, [rbp + 3328]                  ;    98.3 p0+p3   21 x[0]
        vmovdqu64 [rbp + 8896], zmm6                     ;    84.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm6, [rbp + 7424]                     ;    69.3 p2      32 x[0] reload
        vpternlogd zmm3, zmm6, [r8 + 88]{1to16}, 0x69    ;    99.3 p5+p3   21 x[0]
        vpxord zmm10, zmm10, zmm3                        ;   100.3 p0      21 x[0]
        vpxord zmm11, zmm11, zmm3                        ;   100.3 p5      21 x[0]
        vpxord zmm1, zmm1, zmm10                         ;   101.3 p0      21 x[0]
        vpxord zmm2, zmm2, zmm10                         ;   101.3 p5      21 x[0]
        vpxord zmm19, zmm19, zmm10                       ;   101.3 p0      21 x[0]
        vpternlogd zmm13, zmm1, [r8 + 64]{1to16}, 0x69   ;   102.3 p5+p2   21 x[0]
        vmovdqa64 zmm6, zmm13                            ;   103.3         21 x[0] copy
        vpternlogd zmm6, zmm23, zmm23, 0xc3              ;   103.3 p0      21 x[0]
        vmovdqu64 zmm23, [rbp + 8192]                    ;    71.0 p3      32 x[0] reload
        vpternlogd zmm29, zmm6, zmm23, 0x78              ;   104.3 p5      21 x[0]
        vmovdqu64 [rbp + 8960], zmm14                    ;    88.0 p8+p9   21 x[0] spill
        vpxord zmm14, zmm3, zmm6                         ;   104.3 p0      21 x[0]
        vmovdqu64 [rbp + 9024], zmm27                    ;    90.3 p7+p4   21 x[0] spill
        vpxord zmm27, zmm6, zmm11                        ;   104.3 p5      21 x[0]
        vpandd zmm31, zmm31, zmm27                       ;   105.3 p0      21 x[0]
        vmovdqu64 [rbp + 9088], zmm16                    ;    91.3 p8+p9   21 x[0] spill
        vpxord zmm16, zmm14, zmm2                        ;   105.3 p5      21 x[0]
        vpternlogd zmm29, zmm16, zmm7, 0x78              ;   106.3 p0      21 x[0]
        vmovdqu64 [rbp + 9152], zmm25                    ;    89.3 p7+p4   21 x[0] spill
        vmovdqa64 zmm25, zmm19                           ;   102.3         21 x[0] copy
        vpternlogd zmm25, zmm2, zmm11, 0x60              ;   106.0 p5      21 x[0]
        vmovdqu64 [rbp + 9216], zmm0                     ;    91.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm0, zmm30                            ;   100.3         21 x[0] copy
        vpternlogd zmm0, zmm2, zmm18, 0x60               ;   106.3 p0      21 x[0]
        vpxord zmm21, zmm21, zmm0                        ;   107.3 p5      21 x[0]
        vpternlogd zmm0, zmm14, zmm1, 0x1e               ;   107.3 p0      21 x[0]
        vmovdqu64 [rbp + 9280], zmm20                    ;    71.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm20, zmm1                            ;   102.3         21 x[0] copy
        vmovdqa64 zmm23, zmm7                            ;    99.3         21 x[0] copy
        vpternlogd zmm23, zmm1, zmm2, 0x28               ;   108.0 p5      21 x[0]
        vmovdqu64 [rbp + 9344], zmm15                    ;    92.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm15, zmm2                            ;   102.3         21 x[0] copy
        vmovdqu64 [rbp + 9408], zmm26                    ;    93.3 p7+p4   21 x[0] spill
        vmovdqa64 zmm26, zmm31                           ;   106.3         21 x[0] copy
        vpternlogd zmm26, zmm28, zmm11, 0x78             ;   108.3 p0      21 x[0]
        vpternlogd zmm23, zmm13, zmm26, 0x96             ;   109.3 p5      21 x[0]
        vpternlogd zmm21, zmm25, zmm26, 0x96             ;   109.3 p0      21 x[0]
        vpternlogd zmm31, zmm10, zmm3, 0x78              ;   110.0 p5      21 x[0]
        vpternlogd zmm23, zmm16, zmm7, 0x78              ;   110.3 p0      21 x[0]
        vpxord zmm13, zmm0, zmm31                        ;   111.0 p5      21 x[0]
        vpternlogd zmm31, zmm29, zmm23, 0x28             ;   111.3 p0      21 x[0]
        vpandnd zmm25, zmm21, zmm13                      ;   112.0 p5      21 x[0]
        vmovdqa64 zmm26, zmm0                            ;   108.3         21 x[0] copy
        vpternlogd zmm26, zmm21, zmm29, 0x48             ;   112.3 p0      21 x[0]
        vmovdqu64 [rbp + 9472], zmm9                     ;    92.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm9, zmm26                            ;   113.3         21 x[0] copy
        vpternlogd zmm9, zmm31, zmm13, 0x36              ;   113.3 p5      21 x[0]
        vpternlogd zmm7, zmm1, zmm9, 0x28                ;   114.3 p0      21 x[0]
        vpternlogd zmm31, zmm26, zmm13, 0x36             ;   114.0 p5      21 x[0]
        vpternlogd zmm0, zmm29, zmm31, 0x96              ;   115.0 p0      21 x[0]
        vpternlogd zmm25, zmm31, zmm23, 0x1e             ;   115.0 p5      21 x[0]
        vpternlogd zmm13, zmm23, zmm21, 0xec             ;   115.3 p0      21 x[0]
        vpternlogd zmm13, zmm26, zmm21, 0x96             ;   116.3 p5      21 x[0]
        vpandd zmm15, zmm15, zmm9                        ;   116.3 p0      21 x[0]
        vpxord zmm1, zmm9, zmm0                          ;   117.0 p5      21 x[0]
        vpandd zmm20, zmm20, zmm13                       ;   117.3 p0      21 x[0]
        vpternlogd zmm19, zmm20, zmm0, 0x6c              ;   118.3 p5      21 x[0]
        vpternlogd zmm0, zmm2, zmm11, 0x60               ;   118.3 p0      21 x[0]
        vpternlogd zmm28, zmm19, zmm1, 0x6c              ;   119.3 p5      21 x[0]
        vpxord zmm9, zmm9, zmm13                         ;   119.3 p0      21 x[0]
        vpandd zmm14, zmm14, zmm13                       ;   120.0 p5      21 x[0]
        vpternlogd zmm6, zmm14, zmm25, 0x6c              ;   121.0 p0      21 x[0]
        vpxord zmm13, zmm13, zmm25                       ;   121.0 p5      21 x[0]
        vpternlogd zmm14, zmm3, zmm13, 0x78              ;   122.0 p0      21 x[0]
        vpternlogd zmm13, zmm10, zmm28, 0x6a             ;   122.0 p5      21 x[0]
        vpxord zmm3, zmm25, zmm1                         ;   122.3 p0      21 x[0]
        vpandd zmm12, zmm12, zmm9                        ;   123.0 p5      21 x[0]
        vpternlogd zmm16, zmm6, zmm9, 0x6c               ;   123.3 p0      21 x[0]
        vpxord zmm9, zmm9, zmm3                          ;   124.0 p5      21 x[0]
        vpternlogd zmm2, zmm18, zmm9, 0x28               ;   125.0 p0      21 x[0]
        vpternlogd zmm9, zmm20, zmm30, 0x6c              ;   125.0 p5      21 x[0]
        vpternlogd zmm27, zmm2, zmm3, 0x6c               ;   126.0 p0      21 x[0]
        vpandd zmm8, zmm8, zmm3                          ;   126.0 p5      21 x[0]
        vpternlogd zmm1, zmm11, zmm27, 0x6a              ;   127.0 p0      21 x[0]
        vpternlogd zmm8, zmm28, zmm9, 0x96               ;   127.0 p5      21 x[0]
        vpternlogd zmm6, zmm15, zmm1, 0x96               ;   128.0 p0      21 x[0]
        vpternlogd zmm19, zmm7, zmm6, 0x96               ;   129.0 p5      21 x[0]
        vpternlogd zmm14, zmm27, zmm8, 0x96              ;   128.3 p0      21 x[0]
        vpternlogd zmm12, zmm9, zmm19, 0x96              ;   130.0 p5      21 x[0]
        vpternlogd zmm16, zmm2, zmm12, 0x96              ;   131.0 p0      21 x[0]
        vmovdqu64 zmm2, [rbp + 9152]                     ;    89.3 p2      32 x[0]
        vmovdqu64 zmm3, [rbp + 8768]                     ;    77.8 p3      32 x[0]
        vmovdqu64 zmm7, [rbp + 9088]                     ;    91.3 p2      32 x[0]
        vmovdqu64 zmm9, [rbp + 9024]                     ;    90.3 p3      32 x[0]
        vmovdqu64 zmm10, [rbp + 8704]                    ;    79.7 p2      21 x[0] reload
        vpxord zmm9, zmm9, zmm10                         ;   130.0 p5      32 x[0]
        vpternlogd zmm19, zmm25, [rbp + 8192], 0x78      ;   130.3 p0+p3   21 x[0]
        vpternlogd zmm1, zmm0, zmm19, 0x69               ;   131.3 p5      21 x[0]
        vpternlogd zmm19, zmm14, zmm12, 0x96             ;   131.3 p0      21 x[0]
        vmovdqu64 zmm0, [rbp + 9280]                     ;    80.7 p2      21 x[0] reload
        vmovdqu64 zmm11, [rbp + 8832]                    ;    80.8 p3      21 x[0] reload
        vmovdqu64 zmm15, [rbp + 9216]                    ;    91.3 p2      32 x[0]
        vpternlogd zmm15, zmm11, zmm0, 0x96              ;   132.0 p5      32 x[0]
        vpternlogd zmm11, zmm1, zmm0, 0x69               ;   132.3 p0      32 x[0]
        vpxord zmm2, zmm2, zmm12                         ;   133.0 p5      32 x[0]
        vmovdqu64 zmm18, [rbp + 9216]                    ;    91.3 p3      32 x[0]
        vpternlogd zmm18, zmm9, [rbp + 9216], 0xc3       ;   133.3 p0+p2   32 x[0]
        vmovdqa64 zmm20, zmm19                           ;   132.3         32 x[0] copy
        vpternlogd zmm20, zmm10, [rbp + 9088], 0x69      ;   134.0 p5+p3   32 x[0]
        vmovdqu64 zmm21, [rbp + 5632]                    ;    83.7 p2      21 x[0]
        vmovdqu64 zmm23, [rbp + 3584]                    ;    83.8 p3      32 x[0] reload
        vpxord zmm21, zmm21, zmm23                       ;   134.3 p0      21 x[0]
        vmovdqu64 zmm25, [rbp + 7680]                    ;    84.7 p2      32 x[0] reload
        vpternlogd zmm21, zmm25, [r8 + 104]{1to16}, 0x69 ;   135.3 p5+p3   21 x[0]
        vmovdqu64 zmm26, [rbp + 8640]                    ;    85.7 p2      32 x[0]
        vmovdqa64 zmm27, zmm21                           ;   136.3         21 x[0] copy
        vpxord zmm26, zmm26, zmm8                        ;   135.3 p0      32 x[0]
        vmovdqu64 zmm28, [rbp + 5824]                    ;    85.8 p3      21 x[0]
        vmovdqu64 zmm29, [rbp + 3776]                    ;    86.7 p2      32 x[0] reload
        vpxord zmm28, zmm28, zmm29                       ;   136.0 p5      21 x[0]
        vmovdqu64 zmm30, [rbp + 7872]                    ;    86.8 p3      32 x[0] reload
        vpternlogd zmm28, zmm30, [r8 + 116]{1to16}, 0x69 ;   137.0 p0+p2   21 x[0]
        vpternlogd zmm22, zmm28, [r8 + 108]{1to16}, 0x96 ;   138.0 p5+p3   21 x[0]
        vmovdqu64 zmm31, [rbp + 8960]                    ;    88.7 p2      32 x[0]
        vpxord zmm31, zmm31, [rbp + 8640]                ;   137.3 p0+p3   32 x[0]
        vmovdqa64 zmm29, zmm22                           ;   139.0         21 x[0] copy
        vmovdqu64 zmm23, [rbp + 9472]                    ;    92.0 p2      21 x[0]
        vpternlogd zmm23, zmm22, [r8 + 96]{1to16}, 0x69  ;   139.0 p5+p3   21 x[0]
        vpxord zmm17, zmm17, zmm23                       ;   140.0 p0      21 x[0]
        vmovdqa64 zmm30, zmm23                           ;   140.0         21 x[0] copy
        vmovdqa64 zmm25, zmm23                           ;   140.0         21 x[0] copy
        vpternlogd zmm23, zmm28, [rbp + 9408], 0x96      ;   140.0 p5+p2   21 x[0]
        vmovdqa64 zmm0, zmm23                            ;   141.0         21 x[0] copy
        vmovdqu64 zmm10, [rbp + 5888]                    ;    90.8 p3      21 x[0]
        vpxord zmm10, zmm10, [rbp + 3840]                ;   139.3 p0+p2   21 x[0]
        vmovdqu64 [rbp + 8640], zmm9                     ;   131.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm9, [rbp + 7936]                     ;    91.8 p3      32 x[0] reload
        vpternlogd zmm10, zmm9, [r8 + 120]{1to16}, 0x69  ;   140.3 p5+p2   21 x[0]
        vpxord zmm27, zmm27, zmm10                       ;   141.3 p0      21 x[0]
        vpxord zmm4, zmm4, zmm27                         ;   142.3 p5      21 x[0]
        vpxord zmm5, zmm5, zmm27                         ;   142.3 p0      21 x[0]
        vpxord zmm0, zmm0, zmm27                         ;   142.3 p5      21 x[0]
        vpxord zmm29, zmm29, zmm10                       ;   142.3 p0      21 x[0]
        vmovdqa64 zmm9, zmm0                             ;   143.3         21 x[0] copy
        vmovdqu64 [rbp + 9088], zmm18                    ;   134.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm18, [rbp + 8576]                    ;    92.8 p3      32 x[0]
        vmovdqu64 [rbp + 9216], zmm31                    ;   138.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm31, [rbp + 8512]                    ;    93.7 p2      32 x[0]
        vmovdqu64 [rbp + 8832], zmm26                    ;   136.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm26, [rbp + 8256]                    ;    93.8 p3      32 x[0]
        vmovdqu64 [rbp + 8192], zmm13                    ;   123.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm13, [rbp + 8128]                    ;    94.7 p2      32 x[0]
        vpxord zmm13, zmm13, [rbp + 8448]                ;   143.0 p5+p3   32 x[0]
        vmovdqu64 [rbp + 9536], zmm13                    ;   144.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm13, zmm29                           ;   143.3         21 x[0] copy
        vmovdqu64 [rbp + 9600], zmm6                     ;   129.0 p7+p4   21 x[0] spill
        vpxord zmm6, zmm29, zmm4                         ;   143.3 p0      21 x[0]
        vpandd zmm9, zmm9, zmm6                          ;   144.3 p5      21 x[0]
        vmovdqu64 [rbp + 9664], zmm16                    ;   132.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm16, zmm23                           ;   141.0         21 x[0] copy
        vpternlogd zmm16, zmm4, zmm22, 0x60              ;   144.3 p0      21 x[0]
        vpternlogd zmm9, zmm16, zmm28, 0x96              ;   145.3 p5      21 x[0]
        vmovdqu64 [rbp + 9728], zmm20                    ;   135.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm20, zmm5                            ;   143.3         21 x[0] copy
        vmovdqu64 [rbp + 9792], zmm19                    ;   132.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm19, zmm10                           ;   141.3         21 x[0] copy
        vmovdqu64 [rbp + 9856], zmm2                     ;   134.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm2, zmm5                             ;   143.3         21 x[0] copy
        vpternlogd zmm2, zmm28, [rbp + 9408], 0x96       ;   145.3 p0+p2   21 x[0]
        vmovdqu64 [rbp + 9920], zmm15                    ;   133.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm15, [rbp + 9472]                    ;    95.8 p3      21 x[0]
        vpternlogd zmm15, zmm5, [r8 + 96]{1to16}, 0x69   ;   146.0 p5+p2   21 x[0]
        vmovdqu64 [rbp + 9472], zmm11                    ;   133.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm11, zmm2                            ;   146.3         21 x[0] copy
        vpternlogd zmm11, zmm15, zmm4, 0x6c              ;   147.0 p0      21 x[0]
        vmovdqu64 [rbp + 9984], zmm14                    ;   129.3 p8+p9   21 x[0] spill
        vmovdqu64 zmm14, [rbp + 9344]                    ;    96.8 p3      21 x[0] reload
        vpternlogd zmm15, zmm14, [r8 + 112]{1to16}, 0x69 ;   147.0 p5+p2   21 x[0]
        vpternlogd zmm5, zmm15, zmm10, 0xf6              ;   148.0 p0      21 x[0]
        vpxord zmm13, zmm13, zmm15                       ;   148.0 p5      21 x[0]
        vpandd zmm30, zmm30, zmm13                       ;   149.0 p0      21 x[0]
        vpandd zmm24, zmm24, zmm15                       ;   149.0 p5      21 x[0]
        vmovdqa64 zmm14, zmm30                           ;   150.0         21 x[0] copy
        vpternlogd zmm14, zmm17, zmm29, 0x78             ;   150.0 p0      21 x[0]
        vpternlogd zmm30, zmm27, zmm10, 0x78             ;   150.0 p5      21 x[0]
        vmovdqu64 [rbp + 9344], zmm12                    ;   131.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm15                           ;   148.0         21 x[0] copy
        vpternlogd zmm12, zmm4, zmm10, 0x96              ;   150.3 p0      21 x[0]
        vmovdqu64 [rbp + 10048], zmm1                    ;   132.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm1, zmm16                            ;   145.3         21 x[0] copy
        vpternlogd zmm1, zmm5, zmm30, 0x96               ;   151.0 p5      21 x[0]
        vmovdqu64 [rbp + 10112], zmm6                    ;   144.3 p7+p4   21 x[0] spill
        vmovdqa64 zmm6, zmm1                             ;   152.0         21 x[0] copy
        vmovdqu64 [rbp + 10176], zmm27                   ;   142.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm27, zmm1                            ;   152.0         21 x[0] copy
        vpternlogd zmm27, zmm9, zmm14, 0x60              ;   152.0 p0      21 x[0]
        vpxord zmm6, zmm6, zmm27                         ;   153.0 p5      21 x[0]
        vmovdqu64 [rbp + 10240], zmm26                   ;   104.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm26, zmm12                           ;   151.3         21 x[0] copy
        vpternlogd zmm26, zmm28, [rbp + 9408], 0x60      ;   152.3 p0+p3   21 x[0]
        vpternlogd zmm24, zmm21, zmm26, 0x96             ;   153.3 p5      21 x[0]
        vpternlogd zmm11, zmm26, zmm14, 0x96             ;   153.3 p0      21 x[0]
        vpternlogd zmm16, zmm5, zmm24, 0x96              ;   154.3 p5      21 x[0]
        vpternlogd zmm24, zmm30, zmm11, 0x28             ;   154.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 8192]                     ;   123.0 p2      32 x[0]
        vpxord zmm5, zmm5, [rbp + 192]                   ;   155.0 p5+p3   32 x[0]
        vmovdqu64 zmm21, [rbp + 9792]                    ;   132.3 p2      32 x[0]
        vpxord zmm21, zmm21, [rbp + 128]                 ;   155.3 p0+p3   32 x[0]
        vmovdqa64 zmm26, zmm16                           ;   155.3         21 x[0] copy
        vmovdqa64 zmm30, zmm16                           ;   155.3         21 x[0] copy
        vpternlogd zmm30, zmm9, zmm14, 0x60              ;   156.0 p5      21 x[0]
        vpternlogd zmm16, zmm9, zmm14, 6                 ;   156.3 p0      21 x[0]
        vpternlogd zmm16, zmm27, zmm11, 0x1e             ;   157.3 p5      21 x[0]
        vpternlogd zmm10, zmm16, zmm15, 0x48             ;   158.3 p0      21 x[0]
        vmovdqu64 zmm9, [rbp + 8960]                     ;   100.8 p2      21 x[0] reload
        vmovdqu64 zmm14, [rbp + 9536]                    ;   144.0 p3      32 x[0]
        vpternlogd zmm14, zmm9, [rbp + 8960], 0xc3       ;   158.0 p5+p2   32 x[0]
        vpandd zmm20, zmm20, zmm16                       ;   158.3 p0      21 x[0]
        vmovdqa64 zmm9, zmm16                            ;   158.3         21 x[0] copy
        vmovdqa64 zmm27, zmm30                           ;   157.0         21 x[0] copy
        vpternlogd zmm27, zmm24, zmm1, 0x36              ;   159.0 p5      21 x[0]
        vpternlogd zmm30, zmm24, zmm1, 0x1e              ;   159.3 p0      21 x[0]
        vpternlogd zmm6, zmm11, zmm30, 0x1e              ;   160.3 p5      21 x[0]
        vpxord zmm26, zmm26, zmm30                       ;   160.3 p0      21 x[0]
        vpternlogd zmm0, zmm20, zmm26, 0x6c              ;   161.3 p5      21 x[0]
        vpternlogd zmm15, zmm10, zmm6, 0x6c              ;   161.3 p0      21 x[0]
        vpternlogd zmm2, zmm0, zmm27, 0x6c               ;   162.3 p5      21 x[0]
        vpxord zmm9, zmm9, zmm27                         ;   162.3 p0      21 x[0]
        vpxord zmm1, zmm27, zmm26                        ;   163.0 p5      21 x[0]
        vpternlogd zmm0, zmm17, zmm1, 0x78               ;   164.0 p0      21 x[0]
        vpternlogd zmm27, zmm15, zmm4, 0x6c              ;   164.0 p5      21 x[0]
        vpternlogd zmm15, zmm12, zmm9, 0x78              ;   164.3 p0      21 x[0]
        vpxord zmm16, zmm16, zmm6                        ;   165.0 p5      21 x[0]
        vpxord zmm11, zmm6, zmm1                         ;   165.3 p0      21 x[0]
        vmovdqu64 zmm12, [rbp + 8320]                    ;   104.0 p3      21 x[0] reload
        vmovdqu64 zmm17, [rbp + 8384]                    ;   104.2 p2      32 x[0]
        vpternlogd zmm17, zmm12, [rbp + 8896], 0x96      ;   166.0 p5+p3   32 x[0]
        vpandd zmm25, zmm25, zmm11                       ;   166.3 p0      21 x[0]
        vpxord zmm12, zmm9, zmm11                        ;   167.0 p5      21 x[0]
        vpternlogd zmm4, zmm22, zmm12, 0x28              ;   168.0 p0      21 x[0]
        vpternlogd zmm12, zmm20, zmm23, 0x6c             ;   168.0 p5      21 x[0]
        vmovdqu64 zmm20, [rbp + 8512]                    ;   105.3 p2      32 x[0]
        vpxord zmm20, zmm20, [rbp + 704]                 ;   168.3 p0+p3   32 x[0]
        vmovdqu64 zmm22, [rbp + 9856]                    ;   134.0 p2      32 x[0]
        vpxord zmm22, zmm22, [rbp + 768]                 ;   169.0 p5+p3   32 x[0]
        vpternlogd zmm11, zmm13, zmm4, 0x6a              ;   169.3 p0      21 x[0]
        vpternlogd zmm1, zmm29, zmm11, 0x6a              ;   170.3 p5      21 x[0]
        vmovdqu64 zmm13, [rbp + 8832]                    ;   136.3 p2      32 x[0]
        vpxord zmm13, zmm13, [rbp + 832]                 ;   170.3 p0+p3   32 x[0]
        vpternlogd zmm9, zmm28, [rbp + 9408], 0x60       ;   171.0 p5+p2   21 x[0]
        vpternlogd zmm25, zmm12, zmm0, 0x96              ;   171.3 p0      21 x[0]
        vpandd zmm19, zmm19, zmm16                       ;   172.0 p5      21 x[0]
        vpternlogd zmm19, zmm10, zmm11, 0x96             ;   173.0 p0      21 x[0]
        vpternlogd zmm2, zmm27, zmm1, 0x96               ;   173.0 p5      21 x[0]
        vpternlogd zmm9, zmm12, zmm2, 0x96               ;   174.0 p0      21 x[0]
        vpternlogd zmm16, zmm0, [rbp + 10176], 0x6c      ;   174.0 p5+p3   21 x[0]
        vpternlogd zmm15, zmm4, zmm9, 0x96               ;   175.0 p0      21 x[0]
        vpternlogd zmm19, zmm9, zmm25, 0x96              ;   175.0 p5      21 x[0]
        vmovdqu64 zmm0, [rbp + 8256]                     ;   109.3 p2      21 x[0] reload
        vmovdqu64 zmm4, [rbp + 8192]                     ;   123.0 p3      32 x[0]
        vpternlogd zmm4, zmm0, [rbp + 8448], 0x96        ;   175.3 p0+p2   32 x[0]
        vpternlogd zmm27, zmm16, zmm1, 0x69              ;   176.0 p5      21 x[0]
        vpternlogd zmm1, zmm26, [rbp + 10112], 0x78      ;   176.3 p0+p3   21 x[0]
        vpternlogd zmm2, zmm6, [rbp + 8064], 0x78        ;   177.0 p5+p2   21 x[0]
        vpxord zmm3, zmm3, zmm9                          ;   177.3 p0      32 x[0]
        vpxord zmm8, zmm8, zmm25                         ;   178.0 p5      32 x[0]
        vmovdqu64 zmm0, [rbp + 9280]                     ;   112.0 p3      21 x[0] reload
        vmovdqu64 zmm6, [rbp + 8704]                     ;   112.3 p2      21 x[0] reload
        vmovdqu64 zmm10, [rbp + 640]                     ;   113.0 p3      32 x[0]
        vpternlogd zmm10, zmm6, zmm0, 0x96               ;   178.3 p0      32 x[0]
        vpxord zmm31, zmm31, zmm16                       ;   179.0 p5      32 x[0]
        vmovdqu64 zmm11, [rbp + 10240]                   ;   113.3 p2      32 x[0] reload
        vpxord zmm11, zmm11, zmm16                       ;   179.3 p0      32 x[0]
        vpxord zmm18, zmm18, zmm15                       ;   180.0 p5      32 x[0]
        vpxord zmm12, zmm2, zmm19                        ;   180.3 p0      21 x[0]
        vpternlogd zmm6, zmm0, zmm12, 0x96               ;   181.3 p5      32 x[0]
        vpxord zmm7, zmm7, zmm12                         ;   181.3 p0      32 x[0]
        vmovdqu64 zmm0, [rbp + 9664]                     ;   132.0 p3      21 x[0] reload
        vpternlogd zmm17, zmm0, [rbp + 9152], 0x96       ;   182.0 p5+p2   32 x[0]
        vpternlogd zmm15, zmm17, zmm8, 0x96              ;   183.0 p0      32 x[0]
        vmovdqa64 zmm12, zmm1                            ;   177.3         32 x[0] copy
        vpternlogd zmm12, zmm2, [rbp + 10048], 0x69      ;   183.0 p5+p3   32 x[0]
        vmovdqu64 zmm16, [rbp + 8128]                    ;   115.3 p2      21 x[0] reload
        vpternlogd zmm4, zmm27, zmm16, 0x96              ;   183.3 p0      32 x[0]
        vmovdqu64 zmm23, [rbp + 9856]                    ;   134.0 p3      32 x[0] reload
        vpternlogd zmm9, zmm12, zmm23, 0x69              ;   184.0 p5      32 x[0]
        vpternlogd zmm8, zmm14, [rbp - 64], 0x96         ;   184.3 p0+p2   32 x[0]
        vpternlogd zmm10, zmm7, zmm23, 0x96              ;   185.0 p5      32 x[0]
        vpternlogd zmm20, zmm11, zmm17, 0x96             ;   185.3 p0      32 x[0]
        vmovdqu64 zmm24, [rbp + 8832]                    ;   136.3 p3      32 x[0] reload
        vmovdqa64 zmm26, zmm27                           ;   177.0         32 x[0] copy
        vpternlogd zmm26, zmm16, zmm24, 0x96             ;   186.0 p5      32 x[0]
        vmovdqu64 zmm28, [rbp + 8192]                    ;   123.0 p2      21 x[0] reload
        vpternlogd zmm27, zmm28, [rbp + 9600], 0x69      ;   186.3 p0+p3   32 x[0]
        vpternlogd zmm28, zmm11, zmm18, 0x96             ;   187.0 p5      32 x[0]
        vpternlogd zmm16, zmm31, zmm27, 0x96             ;   187.3 p0      32 x[0]
        vpternlogd zmm31, zmm0, [rbp + 8576], 0x96       ;   188.0 p5+p2   32 x[0]
        vpternlogd zmm5, zmm31, zmm17, 0x96              ;   189.0 p0      32 x[0]
        vmovdqu64 zmm29, [rbp + 9216]                    ;   138.3 p3      32 x[0] reload
        vpternlogd zmm0, zmm18, zmm29, 0x96              ;   189.0 p5      32 x[0]
        vpternlogd zmm13, zmm17, zmm0, 0x96              ;   190.0 p0      32 x[0]
        vmovdqa64 zmm17, zmm27                           ;   187.3         32 x[0] copy
        vpternlogd zmm17, zmm25, zmm25, 0xc3             ;   190.0 p5      32 x[0]
        vpxord zmm0, zmm0, [rbp + 320]                   ;   190.3 p0+p2   32 x[0]
        vpxord zmm25, zmm11, [rbp + 64]                  ;   191.0 p5+p3   32 x[0]
        vpxord zmm11, zmm11, [rbp + 1088]                ;   191.3 p0+p2   32 x[0]
        vpternlogd zmm11, zmm27, zmm4, 0x96              ;   192.3 p5      32 x[0]
        vpxord zmm4, zmm4, [rbp + 576]                   ;   192.3 p0+p3   32 x[0]
        vpxord zmm27, zmm7, [rbp + 0]                    ;   193.0 p5+p2   32 x[0]
        vpternlogd zmm25, zmm16, [rbp + 9536], 0x96      ;   193.3 p0+p3   32 x[0]
        vpxord zmm30, zmm7, [rbp + 1024]                 ;   194.0 p5+p2   32 x[0]
        vpternlogd zmm7, zmm3, [rbp + 9792], 0x96        ;   194.3 p0+p3   32 x[0]
        vpternlogd zmm18, zmm15, [rbp + 1344], 0x96      ;   195.0 p5+p2   32 x[0]
        vpternlogd zmm29, zmm17, [rbp + 960], 0x96       ;   195.3 p0+p3   32 x[0]
        vpternlogd zmm17, zmm26, [rbp + 448], 0x96       ;   196.0 p5+p2   32 x[0]
        vpternlogd zmm14, zmm26, [rbp + 1472], 0x96      ;   196.3 p0+p3   32 x[0]
        vpternlogd zmm31, zmm28, [rbp + 1216], 0x96      ;   197.0 p5+p2   32 x[0]
        vmovdqu64 zmm26, [rbp + 9088]                    ;   134.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 9216], zmm18                    ;   196.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm18, [rbp - 128]                     ;   126.3 p2      32 x[0] reload
        vpternlogd zmm12, zmm18, zmm26, 0x96             ;   197.3 p0      32 x[0]
        vmovdqa64 zmm18, zmm9                            ;   185.0         32 x[0] copy
        vpternlogd zmm18, zmm3, [rbp + 1280], 0x96       ;   198.0 p5+p3   32 x[0]
        vmovdqu64 [rbp + 9792], zmm11                    ;   193.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm11, [rbp + 9920]                    ;   133.0 p2      32 x[0] reload
        vpternlogd zmm3, zmm11, [rbp + 9344], 0x69       ;   198.3 p0+p3   32 x[0]
        vmovdqu64 [rbp + 9536], zmm18                    ;   199.0 p8+p9   32 x[0] spill
        vpxord zmm18, zmm3, [rbp + 256]                  ;   199.3 p5+p2   32 x[0]
        vpternlogd zmm22, zmm3, [rbp + 9472], 0x96       ;   199.3 p0+p3   32 x[0]
        vmovdqu64 zmm3, [rbp + 9344]                     ;   131.0 p2      21 x[0] reload
        vmovdqu64 [rbp + 9664], zmm31                    ;   198.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm31, [rbp + 9984]                    ;   130.0 p3      32 x[0]
        vpternlogd zmm31, zmm19, zmm3, 0x96              ;   200.0 p5      32 x[0]
        vpternlogd zmm1, zmm2, zmm31, 0x69               ;   201.0 p0      32 x[0]
        vpternlogd zmm3, zmm6, [rbp + 8768], 0x96        ;   201.0 p5+p2   32 x[0]
        vpternlogd zmm21, zmm23, zmm3, 0x96              ;   202.0 p0      32 x[0]
        vmovdqu64 zmm2, [rbp + 9024]                     ;   131.0 p3      21 x[0] reload
        vpternlogd zmm6, zmm31, zmm2, 0x69               ;   202.0 p5      32 x[0]
        vpxord zmm16, zmm16, [rbp + 1600]                ;   202.3 p0+p2   32 x[0]
        vpternlogd zmm27, zmm6, [rbp + 8640], 0x96       ;   203.0 p5+p3   32 x[0]
        vpxord zmm6, zmm6, [rbp + 1536]                  ;   203.3 p0+p2   32 x[0]
        vpternlogd zmm11, zmm1, [rbp + 896], 0x96        ;   204.0 p5+p3   32 x[0]
        vpternlogd zmm3, zmm7, [rbp + 1152], 0x96        ;   204.3 p0+p2   32 x[0]
        vmovdqu64 zmm23, [rbp + 9472]                    ;   134.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 9920], zmm16                    ;   203.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm16, zmm19                           ;   176.0         32 x[0] copy
        vpternlogd zmm16, zmm2, zmm23, 0x96              ;   205.0 p5      32 x[0]
        vpxord zmm28, zmm28, [rbp + 1728]                ;   205.3 p0+p2   32 x[0]
        vpxord zmm7, zmm7, [rbp + 1664]                  ;   206.0 p5+p3   32 x[0]
        vpternlogd zmm19, zmm2, [rbp + 9728], 0x96       ;   206.3 p0+p2   32 x[0]
        vpternlogd zmm9, zmm23, [rbp + 1792], 0x96       ;   207.0 p5+p3   32 x[0]
        vpternlogd zmm15, zmm24, [rbp + 1856], 0x96      ;   207.3 p0+p2   32 x[0]
        vmovdqu64 zmm2, [rbp + 4416]                     ;   137.0 p3      32 x[0] reload
        vmovdqu64 zmm23, [rbp + 6464]                    ;   137.3 p2      32 x[1]
        vpternlogd zmm23, zmm2, [r8 + 156]{1to16}, 0x96  ;   208.0 p5+p3   32 x[1]
        vpternlogd zmm30, zmm31, zmm19, 0x96             ;   208.3 p0      32 x[0]
        vpxord zmm19, zmm19, [rbp + 512]                 ;   209.0 p5+p2   32 x[0]
        vpternlogd zmm1, zmm16, [rbp + 384], 0x96        ;   209.3 p0+p3   32 x[0]
        vpternlogd zmm26, zmm16, [rbp + 1408], 0x96      ;   210.0 p5+p2   32 x[0]
        vmovdqu64 zmm16, [rbp + 4928]                    ;   140.0 p3      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 6976]                    ;   140.3 p2      32 x[1]
        vpternlogd zmm24, zmm16, [r8 + 188]{1to16}, 0x96 ;   210.3 p0+p3   32 x[1]
        vmovdqu64 zmm31, [rbp + 5440]                    ;   141.3 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 7488]                    ;   142.0 p3      32 x[1]
        vpternlogd zmm16, zmm31, [r8 + 220]{1to16}, 0x96 ;   211.0 p5+p2   32 x[1]
        vmovdqu64 zmm31, [rbp + 5952]                    ;   143.0 p3      32 x[0] reload
        vmovdqu64 zmm2, [rbp + 8000]                     ;   143.3 p2      32 x[1]
        vpternlogd zmm2, zmm31, [r8 + 252]{1to16}, 0x96  ;   211.3 p0+p3   32 x[1]
        vmovdqu64 zmm31, [rbp + 3968]                    ;   144.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 9088], zmm26                    ;   211.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm26, [rbp + 6016]                    ;   145.0 p3      21 x[1]
        vpternlogd zmm26, zmm31, [r8 + 128]{1to16}, 0x96 ;   212.0 p5+p2   21 x[1]
        vmovdqu64 zmm31, [rbp + 4224]                    ;   146.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 8832], zmm7                     ;   207.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm7, [rbp + 6272]                     ;   146.3 p2      21 x[1]
        vpternlogd zmm7, zmm31, [r8 + 144]{1to16}, 0x96  ;   212.3 p0+p3   21 x[1]
        vmovdqu64 zmm31, [rbp + 4160]                    ;   147.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 9472], zmm15                    ;   208.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm15, [rbp + 6208]                    ;   148.0 p3      21 x[1]
        vpternlogd zmm15, zmm31, [r8 + 140]{1to16}, 0x96 ;   213.0 p5+p2   21 x[1]
        vmovdqu64 zmm31, [rbp + 4480]                    ;   149.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 9024], zmm2                     ;   212.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm2, [rbp + 6528]                     ;   149.3 p2      21 x[1]
        vpternlogd zmm2, zmm31, [r8 + 160]{1to16}, 0x96  ;   213.3 p0+p3   21 x[1]
        vmovdqu64 zmm31, [rbp + 4736]                    ;   150.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 9728], zmm9                     ;   208.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm9, [rbp + 6784]                     ;   151.0 p3      21 x[1]
        vpternlogd zmm9, zmm31, [r8 + 176]{1to16}, 0x96  ;   214.0 p5+p2   21 x[1]
        vmovdqu64 zmm31, [rbp + 6080]                    ;   152.0 p3      32 x[1]
        vpxord zmm31, zmm31, [rbp + 4032]                ;   214.3 p0+p2   32 x[1]
        vpternlogd zmm31, zmm8, [r8 + 132]{1to16}, 0x96  ;   215.3 p5+p3   32 x[1]
        vmovdqu64 [rbp + 8640], zmm8                     ;   185.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm8, zmm31                            ;   216.3         21 x[1] copy
        vmovdqu64 [rbp + 9856], zmm28                    ;   206.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm28, zmm31                           ;   216.3         21 x[1] copy
        vmovdqu64 [rbp + 8768], zmm6                     ;   204.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm6, [rbp + 6592]                     ;   153.3 p2      32 x[1]
        vpxord zmm6, zmm6, [rbp + 4544]                  ;   215.3 p0+p3   32 x[1]
        vpternlogd zmm6, zmm17, [r8 + 164]{1to16}, 0x96  ;   216.3 p5+p2   32 x[1]
        vmovdqu64 [rbp + 9344], zmm17                    ;   197.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm17, [rbp + 4672]                    ;   155.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 9984], zmm11                    ;   205.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm11, [rbp + 6720]                    ;   155.3 p2      21 x[1]
        vpternlogd zmm11, zmm17, [r8 + 172]{1to16}, 0x96 ;   216.3 p0+p3   21 x[1]
        vmovdqu64 zmm17, [rbp + 7104]                    ;   156.3 p2      32 x[1]
        vpxord zmm17, zmm17, [rbp + 5056]                ;   217.0 p5+p3   32 x[1]
        vpternlogd zmm17, zmm29, [r8 + 196]{1to16}, 0x96 ;   218.0 p0+p2   32 x[1]
        vmovdqu64 [rbp + 8576], zmm29                    ;   196.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm29, zmm6                            ;   217.3         21 x[1] copy
        vmovdqu64 [rbp + 8128], zmm3                     ;   205.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm3, [rbp + 7616]                     ;   158.0 p3      32 x[1]
        vpxord zmm3, zmm3, [rbp + 5568]                  ;   218.0 p5+p2   32 x[1]
        vpternlogd zmm3, zmm14, [r8 + 228]{1to16}, 0x96  ;   219.0 p0+p3   32 x[1]
        vmovdqu64 [rbp + 8192], zmm14                    ;   197.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm14, [rbp + 6144]                    ;   159.3 p2      21 x[1]
        vpxord zmm14, zmm14, [rbp + 4096]                ;   219.0 p5+p3   21 x[1]
        vpternlogd zmm14, zmm27, [r8 + 136]{1to16}, 0x69 ;   220.0 p0+p2   21 x[1]
        vmovdqu64 [rbp + 9600], zmm27                    ;   204.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm27, zmm14                           ;   221.0         21 x[1] copy
        vmovdqu64 [rbp + 10048], zmm3                    ;   220.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm3, [rbp + 6336]                     ;   161.0 p3      21 x[1]
        vpxord zmm3, zmm3, [rbp + 4288]                  ;   220.0 p5+p2   21 x[1]
        vpternlogd zmm3, zmm5, [r8 + 148]{1to16}, 0x69   ;   221.0 p0+p3   21 x[1]
        vpternlogd zmm15, zmm3, zmm25, 0x96              ;   222.0 p5      21 x[1]
        vmovdqu64 [rbp + 9152], zmm25                    ;   194.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm25, zmm3                            ;   222.0         21 x[1] copy
        vpternlogd zmm25, zmm23, zmm0, 0x96              ;   222.0 p0      21 x[1]
        vpternlogd zmm25, zmm7, zmm21, 0x69              ;   223.0 p5      21 x[1]
        vmovdqu64 [rbp + 9280], zmm5                     ;   190.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm5, zmm15                            ;   223.0         21 x[1] copy
        vmovdqu64 [rbp + 8704], zmm17                    ;   219.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm17, zmm15                           ;   223.0         21 x[1] copy
        vpternlogd zmm17, zmm26, zmm12, 0x69             ;   223.0 p0      21 x[1]
        vpxord zmm28, zmm28, zmm17                       ;   224.0 p5      21 x[1]
        vmovdqu64 [rbp + 10240], zmm16                   ;   212.0 p7+p4   32 x[1] spill
        vpxord zmm16, zmm17, zmm25                       ;   224.0 p0      21 x[1]
        vmovdqu64 [rbp + 8064], zmm30                    ;   209.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm30, zmm17                           ;   224.0         21 x[1] copy
        vmovdqu64 [rbp + 10112], zmm6                    ;   217.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm6, zmm16                            ;   225.0         21 x[1] copy
        vmovdqu64 [rbp + 8448], zmm1                     ;   210.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm1, [rbp + 10112]                    ;   217.3 p2      21 x[1]
        vmovdqu64 [rbp + 8256], zmm2                     ;   214.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm2, zmm25                            ;   224.0         21 x[1] copy
        vmovdqu64 [rbp + 10176], zmm10                   ;   186.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm10, [rbp + 6400]                    ;   163.0 p3      21 x[1]
        vpxord zmm10, zmm10, [rbp + 4352]                ;   224.0 p5+p2   21 x[1]
        vpternlogd zmm10, zmm18, [r8 + 152]{1to16}, 0x69 ;   225.0 p0+p3   21 x[1]
        vpxord zmm27, zmm27, zmm10                       ;   226.0 p5      21 x[1]
        vpternlogd zmm23, zmm27, zmm0, 0x96              ;   227.0 p0      21 x[1]
        vpxord zmm5, zmm5, zmm10                         ;   226.0 p5      21 x[1]
        vpxord zmm8, zmm8, zmm27                         ;   227.0 p0      21 x[1]
        vpternlogd zmm26, zmm8, zmm12, 0x69              ;   228.0 p5      21 x[1]
        vpternlogd zmm7, zmm26, zmm21, 0x69              ;   229.0 p0      21 x[1]
        vpternlogd zmm14, zmm7, zmm31, 0x78              ;   230.0 p5      21 x[1]
        vpxord zmm6, zmm6, zmm27                         ;   228.3 p0      21 x[1]
        vmovdqu64 [rbp + 9408], zmm18                    ;   200.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm18, [rbp + 10112]                   ;   217.3 p2      21 x[1]
        vmovdqu64 [rbp + 8512], zmm21                    ;   203.0 p8+p9   32 x[0] spill
        vpxord zmm21, zmm10, zmm7                        ;   230.0 p5      21 x[1]
        vmovdqu64 [rbp + 8896], zmm12                    ;   198.3 p7+p4   32 x[0] spill
        vpxord zmm12, zmm7, zmm5                         ;   230.0 p0      21 x[1]
        vpandd zmm30, zmm30, zmm12                       ;   231.0 p5      21 x[1]
        vmovdqu64 [rbp + 8320], zmm0                     ;   191.3 p8+p9   32 x[0] spill
        vpxord zmm0, zmm5, zmm23                         ;   230.3 p0      21 x[1]
        vpternlogd zmm3, zmm0, zmm6, 0x78                ;   231.3 p5      21 x[1]
        vmovdqu64 [rbp + 8384], zmm9                     ;   215.0 p7+p4   21 x[1] spill
        vpxord zmm9, zmm21, zmm23                        ;   231.3 p0      21 x[1]
        vpternlogd zmm14, zmm9, zmm25, 0x78              ;   232.3 p5      21 x[1]
        vmovdqu64 [rbp + 8960], zmm13                    ;   191.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm13, zmm16                           ;   225.0         21 x[1] copy
        vpternlogd zmm13, zmm23, zmm15, 0x60             ;   232.3 p0      21 x[1]
        vmovdqu64 [rbp + 10304], zmm24                   ;   211.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm24, zmm23                           ;   228.0         21 x[1] copy
        vmovdqu64 [rbp + 10368], zmm4                    ;   193.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm4, zmm25                            ;   224.0         21 x[1] copy
        vpternlogd zmm4, zmm8, zmm23, 0x28               ;   233.0 p5      21 x[1]
        vmovdqu64 [rbp + 10432], zmm11                   ;   217.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm11, zmm8                            ;   228.0         21 x[1] copy
        vmovdqu64 [rbp + 10496], zmm22                   ;   200.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm22, zmm21                           ;   231.0         21 x[1] copy
        vpternlogd zmm21, zmm13, zmm8, 0x36              ;   233.3 p0      21 x[1]
        vmovdqu64 [rbp + 10560], zmm20                   ;   186.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm20, zmm30                           ;   232.0         21 x[1] copy
        vpternlogd zmm20, zmm28, zmm5, 0x78              ;   234.0 p5      21 x[1]
        vpternlogd zmm4, zmm26, zmm20, 0x96              ;   235.0 p0      21 x[1]
        vpternlogd zmm3, zmm13, zmm20, 0x96              ;   235.0 p5      21 x[1]
        vpternlogd zmm30, zmm27, zmm10, 0x78             ;   235.3 p0      21 x[1]
        vpternlogd zmm4, zmm9, zmm25, 0x78               ;   236.0 p5      21 x[1]
        vpxord zmm13, zmm30, zmm21                       ;   236.3 p0      21 x[1]
        vpternlogd zmm30, zmm14, zmm4, 0x28              ;   237.0 p5      21 x[1]
        vpandnd zmm20, zmm3, zmm13                       ;   237.3 p0      21 x[1]
        vmovdqa64 zmm26, zmm21                           ;   234.3         21 x[1] copy
        vpternlogd zmm26, zmm3, zmm14, 0x48              ;   238.0 p5      21 x[1]
        vmovdqu64 [rbp + 10624], zmm19                   ;   210.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm19, zmm13                           ;   237.3         21 x[1] copy
        vpternlogd zmm19, zmm3, zmm4, 0xea               ;   238.3 p0      21 x[1]
        vpternlogd zmm19, zmm3, zmm26, 0x96              ;   239.3 p5      21 x[1]
        vpandd zmm11, zmm11, zmm19                       ;   240.3 p0      21 x[1]
        vpandd zmm22, zmm22, zmm19                       ;   240.3 p5      21 x[1]
        vmovdqa64 zmm3, zmm26                            ;   239.0         21 x[1] copy
        vpternlogd zmm3, zmm30, zmm13, 0x36              ;   240.3 p0      21 x[1]
        vpternlogd zmm26, zmm30, zmm13, 0x1e             ;   241.0 p5      21 x[1]
        vpternlogd zmm21, zmm14, zmm26, 0x96             ;   242.0 p0      21 x[1]
        vpternlogd zmm20, zmm26, zmm4, 0x1e              ;   242.0 p5      21 x[1]
        vpternlogd zmm25, zmm8, zmm3, 0x28               ;   242.3 p0      21 x[1]
        vpternlogd zmm6, zmm11, zmm21, 0x6c              ;   243.0 p5      21 x[1]
        vpandd zmm0, zmm0, zmm21                         ;   243.3 p0      21 x[1]
        vpxord zmm21, zmm21, zmm3                        ;   244.0 p5      21 x[1]
        vpandd zmm24, zmm24, zmm3                        ;   244.3 p0      21 x[1]
        vpxord zmm3, zmm3, zmm19                         ;   245.0 p5      21 x[1]
        vpternlogd zmm28, zmm6, zmm21, 0x6c              ;   245.3 p0      21 x[1]
        vpternlogd zmm7, zmm22, zmm20, 0x6c              ;   246.0 p5      21 x[1]
        vpternlogd zmm27, zmm20, zmm19, 0x60             ;   246.3 p0      21 x[1]
        vpternlogd zmm19, zmm10, zmm20, 0x48             ;   247.0 p5      21 x[1]
        vpxord zmm4, zmm20, zmm21                        ;   247.3 p0      21 x[1]
        vpternlogd zmm9, zmm7, zmm3, 0x6c                ;   248.0 p5      21 x[1]
        vpandd zmm2, zmm2, zmm3                          ;   248.3 p0      21 x[1]
        vpxord zmm3, zmm3, zmm4                          ;   249.0 p5      21 x[1]
        vpternlogd zmm23, zmm15, zmm3, 0x28              ;   250.0 p0      21 x[1]
        vpternlogd zmm3, zmm11, zmm16, 0x6c              ;   250.0 p5      21 x[1]
        vmovdqu64 zmm8, [rbp + 4992]                     ;   165.0 p3      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 7040]                    ;   165.3 p2      21 x[1]
        vpternlogd zmm10, zmm8, [r8 + 192]{1to16}, 0x96  ;   250.3 p0+p3   21 x[1]
        vpternlogd zmm12, zmm23, zmm4, 0x6c              ;   251.0 p5      21 x[1]
        vpandd zmm17, zmm17, zmm4                        ;   251.3 p0      21 x[1]
        vpternlogd zmm21, zmm5, zmm12, 0x6a              ;   252.0 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 5248]                     ;   166.3 p2      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 7296]                     ;   167.0 p3      21 x[1]
        vpternlogd zmm5, zmm4, [r8 + 208]{1to16}, 0x96   ;   252.3 p0+p2   21 x[1]
        vpternlogd zmm19, zmm22, zmm12, 0x96             ;   253.0 p5      21 x[1]
        vpternlogd zmm7, zmm24, zmm21, 0x96              ;   253.3 p0      21 x[1]
        vpternlogd zmm6, zmm25, zmm7, 0x96               ;   254.3 p5      21 x[1]
        vpternlogd zmm20, zmm31, zmm6, 0x6a              ;   255.3 p0      21 x[1]
        vpternlogd zmm6, zmm2, zmm3, 0x96                ;   255.3 p5      21 x[1]
        vpternlogd zmm17, zmm3, zmm28, 0x96              ;   255.3 p0      21 x[1]
        vmovdqu64 zmm2, [rbp + 8704]                     ;   219.0 p3      21 x[1]
        vmovdqu64 zmm3, [rbp + 5184]                     ;   168.3 p2      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 7232]                    ;   169.0 p3      21 x[1]
        vpternlogd zmm11, zmm3, [r8 + 204]{1to16}, 0x96  ;   256.0 p5+p2   21 x[1]
        vpternlogd zmm9, zmm23, zmm6, 0x96               ;   256.3 p0      21 x[1]
        vpternlogd zmm21, zmm0, zmm20, 0x96              ;   257.0 p5      21 x[1]
        vpternlogd zmm7, zmm27, zmm28, 0x69              ;   257.3 p0      21 x[1]
        vpternlogd zmm19, zmm6, zmm17, 0x96              ;   258.0 p5      21 x[1]
        vmovdqu64 zmm0, [rbp + 6656]                     ;   170.0 p3      21 x[1]
        vmovdqu64 zmm12, [rbp + 4608]                    ;   170.3 p2      32 x[0] reload
        vpxord zmm0, zmm0, zmm12                         ;   258.3 p0      21 x[1]
        vmovdqu64 zmm13, [rbp + 8704]                    ;   219.0 p3      21 x[1]
        vmovdqu64 zmm14, [rbp + 10624]                   ;   210.0 p2      32 x[0] reload
        vpternlogd zmm0, zmm14, [r8 + 168]{1to16}, 0x69  ;   259.3 p5+p3   21 x[1]
        vmovdqa64 zmm15, zmm0                            ;   260.3         21 x[1] copy
        vmovdqu64 zmm16, [rbp + 6848]                    ;   172.3 p2      21 x[1]
        vmovdqu64 zmm22, [rbp + 4800]                    ;   173.0 p3      32 x[0] reload
        vpxord zmm16, zmm16, zmm22                       ;   259.3 p0      21 x[1]
        vmovdqu64 zmm23, [rbp + 10560]                   ;   186.3 p2      32 x[0] reload
        vpternlogd zmm16, zmm23, [r8 + 180]{1to16}, 0x69 ;   260.3 p5+p3   21 x[1]
        vmovdqu64 zmm24, [rbp + 10368]                   ;   193.3 p2      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 10432]                   ;   217.3 p3      21 x[1]
        vpternlogd zmm25, zmm16, zmm24, 0x96             ;   261.3 p0      21 x[1]
        vmovdqa64 zmm26, zmm25                           ;   262.3         21 x[1] copy
        vmovdqu64 zmm30, [rbp + 6912]                    ;   175.3 p2      21 x[1]
        vmovdqu64 zmm31, [rbp + 4864]                    ;   176.0 p3      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;   261.0 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 10496]                    ;   200.3 p2      32 x[0] reload
        vpternlogd zmm30, zmm4, [r8 + 184]{1to16}, 0x69  ;   262.0 p0+p3   21 x[1]
        vpxord zmm15, zmm15, zmm30                       ;   263.0 p5      21 x[1]
        vpxord zmm26, zmm26, zmm30                       ;   263.0 p0      21 x[1]
        vpxord zmm29, zmm29, zmm15                       ;   264.0 p5      21 x[1]
        vmovdqa64 zmm3, zmm30                            ;   263.0         21 x[1] copy
        vmovdqa64 zmm8, zmm29                            ;   265.0         21 x[1] copy
        vmovdqa64 zmm31, zmm26                           ;   264.0         21 x[1] copy
        vmovdqa64 zmm22, zmm26                           ;   264.0         21 x[1] copy
        vmovdqa64 zmm12, zmm15                           ;   264.0         21 x[1] copy
        vmovdqa64 zmm24, zmm30                           ;   263.0         21 x[1] copy
        vmovdqa64 zmm4, zmm29                            ;   265.0         21 x[1] copy
        vmovdqu64 zmm23, [rbp + 8384]                    ;   215.0 p2      21 x[1]
        vpternlogd zmm23, zmm16, [rbp + 10176], 0x69     ;   263.3 p0+p3   21 x[1]
        vmovdqu64 zmm14, [rbp + 10304]                   ;   211.3 p2      32 x[1] reload
        vpternlogd zmm23, zmm14, [rbp + 8960], 0x96      ;   264.3 p5+p3   21 x[1]
        vpxord zmm8, zmm8, zmm23                         ;   265.3 p0      21 x[1]
        vpternlogd zmm14, zmm15, [rbp + 8960], 0x96      ;   265.0 p5+p2   21 x[1]
        vpxord zmm22, zmm22, zmm14                       ;   266.0 p0      21 x[1]
        vmovdqu64 [rbp + 10304], zmm7                    ;   258.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm7, zmm23                            ;   265.3         21 x[1] copy
        vmovdqu64 [rbp + 10432], zmm28                   ;   246.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm28, zmm23                           ;   265.3         21 x[1] copy
        vmovdqu64 [rbp + 10688], zmm27                   ;   247.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm27, zmm14                           ;   266.0         21 x[1] copy
        vmovdqu64 [rbp + 10752], zmm9                    ;   257.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm9, [rbp + 8256]                     ;   214.3 p3      21 x[1]
        vpternlogd zmm9, zmm29, [rbp + 8448], 0x69       ;   266.0 p5+p2   21 x[1]
        vmovdqu64 [rbp + 10816], zmm17                   ;   256.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm17, zmm8                            ;   266.3         21 x[1] copy
        vpternlogd zmm17, zmm9, zmm14, 0x6c              ;   267.0 p0      21 x[1]
        vmovdqu64 [rbp + 10880], zmm20                   ;   256.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm20, [rbp + 8384]                    ;   215.0 p3      21 x[1] reload
        vpternlogd zmm9, zmm20, [rbp + 10176], 0x69      ;   267.0 p5+p2   21 x[1]
        vpxord zmm3, zmm3, zmm9                          ;   268.0 p0      21 x[1]
        vpxord zmm31, zmm31, zmm9                        ;   268.0 p5      21 x[1]
        vpandd zmm18, zmm18, zmm9                        ;   268.3 p0      21 x[1]
        vpxord zmm27, zmm27, zmm3                        ;   269.0 p5      21 x[1]
        vpandd zmm28, zmm28, zmm27                       ;   270.0 p0      21 x[1]
        vpternlogd zmm18, zmm0, zmm28, 0x96              ;   271.0 p5      21 x[1]
        vmovdqa64 zmm0, zmm31                            ;   269.0         21 x[1] copy
        vmovdqa64 zmm20, zmm3                            ;   269.0         21 x[1] copy
        vmovdqu64 [rbp + 8384], zmm19                    ;   259.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm19, [rbp + 8256]                    ;   214.3 p3      21 x[1]
        vpternlogd zmm19, zmm25, [rbp + 8448], 0x69      ;   270.3 p0+p2   21 x[1]
        vpxord zmm7, zmm7, zmm19                         ;   271.3 p5      21 x[1]
        vpxord zmm1, zmm1, zmm19                         ;   271.3 p0      21 x[1]
        vpandd zmm0, zmm0, zmm19                         ;   272.0 p5      21 x[1]
        vpternlogd zmm30, zmm0, zmm15, 0x6c              ;   273.0 p0      21 x[1]
        vpternlogd zmm0, zmm1, zmm26, 0x78               ;   273.0 p5      21 x[1]
        vpternlogd zmm17, zmm28, zmm0, 0x96              ;   274.0 p0      21 x[1]
        vpxord zmm12, zmm12, zmm7                        ;   274.0 p5      21 x[1]
        vpternlogd zmm16, zmm22, zmm12, 0x78             ;   275.0 p0      21 x[1]
        vmovdqa64 zmm28, zmm30                           ;   274.0         21 x[1] copy
        vpternlogd zmm30, zmm18, zmm17, 0x28             ;   275.0 p5      21 x[1]
        vmovdqu64 [rbp + 8256], zmm6                     ;   256.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm6, zmm7                             ;   272.3         21 x[1] copy
        vpternlogd zmm6, zmm14, zmm25, 0x60              ;   275.3 p0      21 x[1]
        vpternlogd zmm16, zmm0, zmm6, 0x96               ;   276.3 p5      21 x[1]
        vpternlogd zmm6, zmm3, zmm29, 0x1e               ;   276.3 p0      21 x[1]
        vpxord zmm28, zmm28, zmm6                        ;   277.3 p5      21 x[1]
        vpandnd zmm0, zmm16, zmm28                       ;   278.3 p0      21 x[1]
        vmovdqa64 zmm3, zmm6                             ;   277.3         21 x[1] copy
        vpternlogd zmm3, zmm16, zmm18, 0x48              ;   278.0 p5      21 x[1]
        vmovdqa64 zmm29, zmm3                            ;   279.0         21 x[1] copy
        vpternlogd zmm29, zmm30, zmm28, 0x36             ;   279.0 p0      21 x[1]
        vpternlogd zmm30, zmm3, zmm28, 0x36              ;   279.0 p5      21 x[1]
        vpternlogd zmm6, zmm18, zmm30, 0x96              ;   280.0 p0      21 x[1]
        vpternlogd zmm0, zmm30, zmm17, 0x1e              ;   280.0 p5      21 x[1]
        vpternlogd zmm28, zmm17, zmm16, 0xec             ;   280.3 p0      21 x[1]
        vpternlogd zmm28, zmm3, zmm16, 0x96              ;   281.3 p5      21 x[1]
        vpternlogd zmm23, zmm28, zmm29, 0x60             ;   282.3 p0      21 x[1]
        vpternlogd zmm27, zmm28, zmm29, 0x60             ;   282.3 p5      21 x[1]
        vpandd zmm4, zmm4, zmm28                         ;   282.3 p0      21 x[1]
        vpternlogd zmm12, zmm4, zmm6, 0x6c               ;   283.3 p5      21 x[1]
        vpternlogd zmm8, zmm12, zmm29, 0x6c              ;   284.3 p0      21 x[1]
        vpxord zmm3, zmm6, zmm29                         ;   284.0 p5      21 x[1]
        vpternlogd zmm12, zmm1, zmm3, 0x78               ;   285.0 p0      21 x[1]
        vpandd zmm20, zmm20, zmm28                       ;   285.0 p5      21 x[1]
        vpternlogd zmm9, zmm20, zmm0, 0x6c               ;   286.0 p0      21 x[1]
        vpxord zmm1, zmm0, zmm3                          ;   286.0 p5      21 x[1]
        vpandd zmm19, zmm19, zmm1                        ;   287.0 p0      21 x[1]
        vpxord zmm16, zmm0, zmm28                        ;   287.0 p5      21 x[1]
        vpternlogd zmm28, zmm1, zmm29, 0x96              ;   287.3 p0      21 x[1]
        vpternlogd zmm4, zmm7, zmm28, 0x78               ;   288.3 p5      21 x[1]
        vpternlogd zmm28, zmm25, zmm14, 0x60             ;   288.3 p0      21 x[1]
        vpternlogd zmm1, zmm31, zmm28, 0x6a              ;   289.3 p5      21 x[1]
        vpternlogd zmm29, zmm14, zmm9, 0x6a              ;   289.3 p0      21 x[1]
        vpternlogd zmm3, zmm26, zmm1, 0x6a               ;   290.3 p5      21 x[1]
        vmovdqu64 zmm7, [rbp + 5504]                     ;   183.5 p3      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 7552]                    ;   183.7 p2      21 x[1]
        vpternlogd zmm14, zmm7, [r8 + 224]{1to16}, 0x96  ;   290.3 p0+p3   21 x[1]
        vmovdqu64 zmm17, [rbp + 5760]                    ;   184.7 p2      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 7808]                    ;   185.5 p3      21 x[1]
        vpternlogd zmm18, zmm17, [r8 + 240]{1to16}, 0x96 ;   291.0 p5+p2   21 x[1]
        vpternlogd zmm19, zmm4, zmm12, 0x96              ;   291.3 p0      21 x[1]
        vpternlogd zmm12, zmm15, zmm16, 0x78             ;   292.0 p5      21 x[1]
        vpandd zmm24, zmm24, zmm16                       ;   292.3 p0      21 x[1]
        vpternlogd zmm24, zmm20, zmm1, 0x96              ;   293.3 p5      21 x[1]
        vpternlogd zmm6, zmm22, zmm3, 0x6a               ;   293.3 p0      21 x[1]
        vpternlogd zmm8, zmm29, zmm3, 0x96               ;   294.0 p5      21 x[1]
        vpternlogd zmm29, zmm3, zmm12, 0x69              ;   294.3 p0      21 x[1]
        vpternlogd zmm23, zmm4, zmm8, 0x96               ;   295.0 p5      21 x[1]
        vmovdqu64 zmm1, [rbp + 5696]                     ;   186.5 p3      32 x[0] reload
        vmovdqu64 zmm3, [rbp + 7744]                     ;   186.7 p2      21 x[1]
        vpternlogd zmm3, zmm1, [r8 + 236]{1to16}, 0x96   ;   295.3 p0+p3   21 x[1]
        vpternlogd zmm24, zmm23, zmm19, 0x96             ;   296.0 p5      21 x[1]
        vpternlogd zmm8, zmm0, [rbp + 10112], 0x78       ;   296.3 p0+p2   21 x[1]
        vmovdqu64 zmm0, [rbp + 10048]                    ;   220.0 p3      21 x[1]
        vmovdqu64 zmm4, [rbp + 7168]                     ;   188.7 p2      21 x[1]
        vmovdqu64 zmm15, [rbp + 5120]                    ;   189.5 p3      32 x[0] reload
        vpxord zmm4, zmm4, zmm15                         ;   297.0 p5      21 x[1]
        vmovdqu64 zmm16, [rbp + 8064]                    ;   209.3 p2      32 x[0] reload
        vpternlogd zmm4, zmm16, [r8 + 200]{1to16}, 0x69  ;   298.0 p0+p3   21 x[1]
        vmovdqa64 zmm20, zmm4                            ;   299.0         21 x[1] copy
        vmovdqu64 zmm22, [rbp + 7360]                    ;   190.7 p2      21 x[1]
        vmovdqu64 zmm25, [rbp + 5312]                    ;   191.5 p3      32 x[0] reload
        vpxord zmm22, zmm22, zmm25                       ;   298.0 p5      21 x[1]
        vmovdqu64 zmm26, [rbp + 9664]                    ;   198.0 p2      32 x[0] reload
        vpternlogd zmm22, zmm26, [r8 + 212]{1to16}, 0x69 ;   299.0 p0+p3   21 x[1]
        vmovdqu64 zmm30, [rbp + 10048]                   ;   220.0 p2      21 x[1]
        vmovdqu64 zmm31, [rbp + 9792]                    ;   193.5 p3      32 x[0] reload
        vpternlogd zmm11, zmm22, zmm31, 0x96             ;   300.0 p5      21 x[1]
        vmovdqa64 zmm17, zmm11                           ;   301.0         21 x[1] copy
        vmovdqa64 zmm1, zmm11                            ;   301.0         21 x[1] copy
        vpternlogd zmm1, zmm10, [rbp + 9984], 0x69       ;   301.0 p0+p2   21 x[1]
        vpxord zmm13, zmm13, zmm1                        ;   302.0 p5      21 x[1]
        vmovdqa64 zmm7, zmm1                             ;   302.0         21 x[1] copy
        vmovdqa64 zmm25, zmm1                            ;   302.0         21 x[1] copy
        vmovdqu64 zmm15, [rbp + 7424]                    ;   194.5 p3      21 x[1]
        vpxord zmm15, zmm15, [rbp + 5376]                ;   300.3 p0+p2   21 x[1]
        vmovdqu64 zmm31, [rbp + 9536]                    ;   199.0 p3      32 x[0] reload
        vpternlogd zmm15, zmm31, [r8 + 216]{1to16}, 0x69 ;   301.3 p5+p2   21 x[1]
        vpxord zmm20, zmm20, zmm15                       ;   302.3 p0      21 x[1]
        vpxord zmm17, zmm17, zmm15                       ;   302.3 p5      21 x[1]
        vpxord zmm2, zmm2, zmm20                         ;   303.3 p0      21 x[1]
        vmovdqu64 zmm31, [rbp + 10048]                   ;   220.0 p3      21 x[1]
        vpternlogd zmm10, zmm2, [rbp + 9984], 0x69       ;   304.3 p5+p2   21 x[1]
        vmovdqa64 zmm26, zmm15                           ;   302.3         21 x[1] copy
        vmovdqa64 zmm16, zmm17                           ;   303.3         21 x[1] copy
        vmovdqu64 [rbp + 10112], zmm29                   ;   295.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm29, zmm17                           ;   303.3         21 x[1] copy
        vmovdqu64 [rbp + 10944], zmm12                   ;   293.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm12, zmm20                           ;   303.3         21 x[1] copy
        vmovdqu64 [rbp + 11008], zmm27                   ;   283.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm27, zmm15                           ;   302.3         21 x[1] copy
        vmovdqu64 [rbp + 11072], zmm28                   ;   289.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm28, zmm2                            ;   304.3         21 x[1] copy
        vmovdqu64 [rbp + 11136], zmm9                    ;   287.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm9, zmm10                            ;   305.3         21 x[1] copy
        vpternlogd zmm9, zmm5, [rbp + 8128], 0x69        ;   305.3 p0+p3   21 x[1]
        vpxord zmm26, zmm26, zmm9                        ;   306.3 p5      21 x[1]
        vpxord zmm16, zmm16, zmm9                        ;   306.3 p0      21 x[1]
        vpandd zmm25, zmm25, zmm16                       ;   307.3 p5      21 x[1]
        vpternlogd zmm15, zmm25, zmm20, 0x6c             ;   308.3 p0      21 x[1]
        vpternlogd zmm25, zmm13, zmm17, 0x78             ;   308.3 p5      21 x[1]
        vpternlogd zmm4, zmm9, [rbp + 8704], 0x78        ;   306.3 p0+p2   21 x[1]
        vmovdqu64 [rbp + 11200], zmm19                   ;   292.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm19, zmm26                           ;   307.3         21 x[1] copy
        vmovdqu64 [rbp + 11264], zmm24                   ;   297.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm24, zmm15                           ;   309.3         21 x[1] copy
        vmovdqu64 [rbp + 11328], zmm23                   ;   296.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm23, zmm26                           ;   307.3         21 x[1] copy
        vmovdqu64 [rbp + 11392], zmm6                    ;   294.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm6, [rbp + 7680]                     ;   198.5 p3      21 x[1]
        vpxord zmm6, zmm6, [rbp + 5632]                  ;   307.0 p5+p2   21 x[1]
        vmovdqu64 [rbp + 11456], zmm8                    ;   297.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm8, [rbp + 8768]                     ;   204.3 p3      32 x[0] reload
        vpternlogd zmm6, zmm8, [r8 + 232]{1to16}, 0x69   ;   308.0 p0+p2   21 x[1]
        vmovdqa64 zmm8, zmm6                             ;   309.0         21 x[1] copy
        vmovdqu64 [rbp + 11520], zmm21                   ;   258.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm21, [rbp + 7872]                    ;   200.5 p3      21 x[1]
        vpxord zmm21, zmm21, [rbp + 5824]                ;   308.0 p5+p2   21 x[1]
        vmovdqu64 [rbp + 11584], zmm6                    ;   309.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm6, [rbp + 9856]                     ;   206.3 p3      32 x[0] reload
        vpternlogd zmm21, zmm6, [r8 + 244]{1to16}, 0x69  ;   309.0 p0+p2   21 x[1]
        vpternlogd zmm3, zmm21, [rbp + 9920], 0x96       ;   310.0 p5+p3   21 x[1]
        vmovdqa64 zmm6, zmm3                             ;   311.0         21 x[1] copy
        vmovdqu64 [rbp + 11648], zmm18                   ;   292.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm18, zmm3                            ;   311.0         21 x[1] copy
        vpternlogd zmm18, zmm14, [rbp + 9088], 0x69      ;   311.0 p0+p2   21 x[1]
        vpxord zmm30, zmm30, zmm18                       ;   312.0 p5      21 x[1]
        vmovdqu64 [rbp + 11712], zmm3                    ;   311.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm3, zmm18                            ;   312.0         21 x[1] copy
        vmovdqu64 [rbp + 11776], zmm30                   ;   313.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm30, zmm18                           ;   312.0         21 x[1] copy
        vmovdqu64 [rbp + 11840], zmm18                   ;   312.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm18, [rbp + 7936]                    ;   203.5 p3      21 x[1]
        vpxord zmm18, zmm18, [rbp + 5888]                ;   310.3 p0+p2   21 x[1]
        vmovdqu64 [rbp + 11904], zmm14                   ;   291.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm14, [rbp + 9728]                    ;   208.0 p3      32 x[0] reload
        vpternlogd zmm18, zmm14, [r8 + 248]{1to16}, 0x69 ;   311.3 p5+p2   21 x[1]
        vpxord zmm8, zmm8, zmm18                         ;   312.3 p0      21 x[1]
        vpxord zmm6, zmm6, zmm18                         ;   312.3 p5      21 x[1]
        vpxord zmm0, zmm0, zmm8                          ;   313.3 p0      21 x[1]
        vmovdqa64 zmm14, zmm18                           ;   312.3         21 x[1] copy
        vmovdqu64 [rbp + 11968], zmm18                   ;   312.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm18, zmm0                            ;   314.3         21 x[1] copy
        vmovdqu64 [rbp + 12032], zmm0                    ;   314.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm0, zmm6                             ;   313.3         21 x[1] copy
        vmovdqu64 [rbp + 12096], zmm6                    ;   313.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm6, zmm8                             ;   313.3         21 x[1] copy
        vmovdqu64 [rbp + 12160], zmm21                   ;   310.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm21, [rbp + 10240]                   ;   212.0 p3      21 x[1]
        vpternlogd zmm21, zmm22, [rbp + 9216], 0x96      ;   313.0 p5+p2   21 x[1]
        vpternlogd zmm21, zmm5, [rbp + 8128], 0x69       ;   314.0 p0+p3   21 x[1]
        vpxord zmm7, zmm7, zmm21                         ;   315.0 p5      21 x[1]
        vpxord zmm12, zmm12, zmm7                        ;   316.0 p0      21 x[1]
        vmovdqa64 zmm5, zmm21                            ;   315.0         21 x[1] copy
        vmovdqu64 [rbp + 12224], zmm8                    ;   313.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm8, [rbp + 10240]                    ;   212.0 p2      21 x[1]
        vpternlogd zmm8, zmm20, [rbp + 9216], 0x96       ;   315.0 p5+p3   21 x[1]
        vpxord zmm19, zmm19, zmm8                        ;   316.0 p0      21 x[1]
        vpternlogd zmm4, zmm19, zmm21, 0x78              ;   317.0 p5      21 x[1]
        vpxord zmm29, zmm29, zmm8                        ;   316.3 p0      21 x[1]
        vpternlogd zmm22, zmm29, zmm12, 0x78             ;   317.3 p5      21 x[1]
        vmovdqu64 [rbp + 10240], zmm20                   ;   303.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm20, [rbp + 12096]                   ;   313.3 p2      21 x[1]
        vmovdqu64 [rbp + 12288], zmm9                    ;   306.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm9, zmm7                             ;   316.0         21 x[1] copy
        vpternlogd zmm9, zmm8, zmm11, 0x60               ;   317.3 p0      21 x[1]
        vpternlogd zmm22, zmm9, zmm25, 0x96              ;   318.3 p5      21 x[1]
        vpternlogd zmm9, zmm26, zmm2, 0x1e               ;   318.3 p0      21 x[1]
        vpxord zmm24, zmm24, zmm9                        ;   319.3 p5      21 x[1]
        vmovdqa64 zmm26, zmm21                           ;   315.0         21 x[1] copy
        vpternlogd zmm26, zmm2, zmm8, 0x28               ;   319.3 p0      21 x[1]
        vpternlogd zmm25, zmm26, zmm10, 0x96             ;   320.3 p5      21 x[1]
        vpternlogd zmm25, zmm19, zmm21, 0x78             ;   321.3 p0      21 x[1]
        vmovdqu64 zmm10, [rbp + 12032]                   ;   314.3 p3      21 x[1]
        vpternlogd zmm15, zmm4, zmm25, 0x28              ;   322.3 p5      21 x[1]
        vmovdqa64 zmm26, zmm8                            ;   316.0         21 x[1] copy
        vmovdqu64 [rbp + 12352], zmm10                   ;   320.3 p7+p4   21 x[1] spill
        vpandnd zmm10, zmm22, zmm24                      ;   321.3 p0      21 x[1]
        vmovdqu64 [rbp + 12416], zmm19                   ;   317.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm19, zmm9                            ;   319.3         21 x[1] copy
        vpternlogd zmm19, zmm22, zmm4, 0x48              ;   322.0 p5      21 x[1]
        vmovdqu64 [rbp + 12480], zmm20                   ;   319.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm20, zmm19                           ;   323.0         21 x[1] copy
        vpternlogd zmm20, zmm15, zmm24, 0x36             ;   323.3 p0      21 x[1]
        vpternlogd zmm21, zmm2, zmm20, 0x28              ;   324.3 p5      21 x[1]
        vpternlogd zmm15, zmm19, zmm24, 0x36             ;   323.3 p0      21 x[1]
        vmovdqu64 zmm2, [rbp + 11840]                    ;   312.0 p2      21 x[1]
        vpternlogd zmm9, zmm4, zmm15, 0x96               ;   324.3 p5      21 x[1]
        vpternlogd zmm10, zmm15, zmm25, 0x1e             ;   324.3 p0      21 x[1]
        vpternlogd zmm24, zmm25, zmm22, 0xec             ;   325.0 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 9472]                     ;   212.7 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 9024]                    ;   213.0 p2      32 x[1] reload
        vmovdqu64 zmm25, [rbp + 12224]                   ;   313.3 p3      21 x[1]
        vpternlogd zmm25, zmm15, zmm4, 0x96              ;   325.3 p0      21 x[1]
        vpternlogd zmm15, zmm4, [rbp + 12160], 0x96      ;   326.0 p5+p2   21 x[1]
        vpternlogd zmm24, zmm19, zmm22, 0x96             ;   326.3 p0      21 x[1]
        vpandd zmm29, zmm29, zmm9                        ;   327.0 p5      21 x[1]
        vpandd zmm26, zmm26, zmm20                       ;   327.3 p0      21 x[1]
        vpxord zmm19, zmm20, zmm9                        ;   328.0 p5      21 x[1]
        vpandd zmm28, zmm28, zmm24                       ;   328.3 p0      21 x[1]
        vpternlogd zmm9, zmm12, zmm28, 0x6a              ;   329.3 p5      21 x[1]
        vpternlogd zmm13, zmm9, zmm19, 0x6c              ;   330.3 p0      21 x[1]
        vpxord zmm20, zmm20, zmm24                       ;   330.0 p5      21 x[1]
        vpandd zmm23, zmm23, zmm24                       ;   330.3 p0      21 x[1]
        vpxord zmm24, zmm24, zmm10                       ;   331.0 p5      21 x[1]
        vpandd zmm27, zmm27, zmm24                       ;   332.0 p0      21 x[1]
        vpandd zmm5, zmm5, zmm20                         ;   332.0 p5      21 x[1]
        vpxord zmm12, zmm19, zmm10                       ;   332.3 p0      21 x[1]
        vpandd zmm1, zmm1, zmm12                         ;   333.3 p5      21 x[1]
        vpxord zmm22, zmm20, zmm12                       ;   333.3 p0      21 x[1]
        vpternlogd zmm8, zmm11, zmm22, 0x28              ;   334.3 p5      21 x[1]
        vpternlogd zmm22, zmm28, zmm7, 0x6c              ;   334.3 p0      21 x[1]
        vmovdqu64 zmm7, [rbp + 9088]                     ;   216.5 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 11904]                   ;   291.3 p2      21 x[1] reload
        vmovdqu64 zmm28, [rbp + 12032]                   ;   314.3 p3      21 x[1]
        vpternlogd zmm28, zmm11, zmm7, 0x69              ;   335.0 p5      21 x[1]
        vpternlogd zmm12, zmm16, zmm8, 0x6a              ;   335.3 p0      21 x[1]
        vpternlogd zmm19, zmm17, zmm12, 0x6a             ;   336.3 p5      21 x[1]
        vmovdqu64 zmm11, [rbp + 11520]                   ;   258.0 p2      32 x[1]
        vmovdqu64 zmm16, [rbp + 11328]                   ;   296.0 p3      32 x[1]
        vpternlogd zmm27, zmm12, zmm23, 0x96             ;   336.3 p0      21 x[1]
        vpternlogd zmm1, zmm22, zmm13, 0x96              ;   337.0 p5      21 x[1]
        vpternlogd zmm24, zmm13, [rbp + 10240], 0x6c     ;   337.3 p0+p2   21 x[1]
        vmovdqu64 zmm12, [rbp + 11456]                   ;   297.3 p3      21 x[1] reload
        vmovdqu64 zmm13, [rbp + 11392]                   ;   294.3 p2      32 x[1]
        vpternlogd zmm13, zmm12, [rbp + 11520], 0x96     ;   338.0 p5+p3   32 x[1]
        vpternlogd zmm23, zmm10, [rbp + 12288], 0x78     ;   338.3 p0+p2   21 x[1]
        vpternlogd zmm26, zmm23, zmm19, 0x96             ;   339.3 p5      21 x[1]
        vmovdqu64 zmm17, [rbp + 8256]                    ;   256.3 p3      32 x[1]
        vpternlogd zmm9, zmm21, zmm26, 0x96              ;   340.3 p0      21 x[1]
        vpternlogd zmm5, zmm22, zmm9, 0x96               ;   341.3 p5      21 x[1]
        vpternlogd zmm27, zmm5, zmm1, 0x96               ;   342.3 p0      21 x[1]
        vpternlogd zmm23, zmm20, [rbp + 12416], 0x78     ;   341.0 p5+p2   21 x[1]
        vpternlogd zmm23, zmm8, zmm5, 0x96               ;   342.3 p0      21 x[1]
        vpternlogd zmm9, zmm10, [rbp + 8704], 0x78       ;   342.0 p5+p3   21 x[1]
        vmovdqu64 zmm8, [rbp + 11264]                    ;   297.0 p2      32 x[1]
        vmovdqu64 zmm10, [rbp + 8384]                    ;   259.0 p3      21 x[1] reload
        vpxord zmm8, zmm8, zmm10                         ;   342.3 p0      32 x[1]
        vpternlogd zmm19, zmm29, zmm9, 0x96              ;   343.0 p5      21 x[1]
        vpxord zmm9, zmm9, zmm27                         ;   343.3 p0      21 x[1]
        vmovdqu64 zmm20, [rbp + 10816]                   ;   256.3 p2      32 x[1]
        vmovdqu64 zmm21, [rbp + 11200]                   ;   292.3 p3      32 x[1]
        vpxord zmm21, zmm21, [rbp + 10816]               ;   344.0 p5+p2   32 x[1]
        vmovdqu64 zmm22, [rbp + 10752]                   ;   257.3 p3      32 x[1]
        vmovdqu64 zmm29, [rbp + 10944]                   ;   293.0 p2      32 x[1]
        vpxord zmm20, zmm20, zmm1                        ;   344.3 p0      32 x[1]
        vpxord zmm11, zmm11, zmm19                       ;   345.0 p5      32 x[1]
        vmovdqu64 zmm7, [rbp + 10112]                    ;   295.3 p3      32 x[1]
        vpxord zmm7, zmm7, [rbp + 10304]                 ;   345.3 p0+p2   32 x[1]
        vpxord zmm16, zmm16, zmm5                        ;   346.0 p5      32 x[1]
        vmovdqu64 zmm4, [rbp + 12480]                    ;   319.3 p3      21 x[1] reload
        vpxord zmm4, zmm4, zmm25                         ;   346.3 p0      21 x[1]
        vmovdqa64 zmm12, zmm25                           ;   326.3         21 x[1] copy
        vmovdqa64 zmm10, zmm11                           ;   346.0         32 x[1] copy
        vmovdqu64 [rbp + 12480], zmm11                   ;   346.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm11, [rbp + 11648]                   ;   292.0 p2      21 x[1] reload
        vpternlogd zmm15, zmm11, [rbp + 8832], 0x69      ;   347.0 p5+p3   21 x[1]
        vpxord zmm18, zmm18, zmm15                       ;   348.0 p0      21 x[1]
        vpxord zmm3, zmm3, zmm15                         ;   348.0 p5      21 x[1]
        vpxord zmm6, zmm6, zmm3                          ;   349.0 p0      21 x[1]
        vpternlogd zmm11, zmm28, [rbp + 8832], 0x69      ;   349.0 p5+p2   21 x[1]
        vpternlogd zmm28, zmm18, zmm25, 0x78             ;   349.3 p0      21 x[1]
        vpxord zmm14, zmm14, zmm11                       ;   350.0 p5      21 x[1]
        vpxord zmm0, zmm0, zmm11                         ;   350.3 p0      21 x[1]
        vpandd zmm31, zmm31, zmm11                       ;   351.0 p5      21 x[1]
        vpandd zmm30, zmm30, zmm0                        ;   351.3 p0      21 x[1]
        vpxord zmm12, zmm12, zmm14                       ;   352.0 p5      21 x[1]
        vmovdqu64 [rbp + 11648], zmm21                   ;   345.0 p7+p4   32 x[1] spill
        vpandd zmm21, zmm15, zmm12                       ;   353.0 p0      21 x[1]
        vpternlogd zmm31, zmm21, [rbp + 11584], 0x96     ;   354.0 p5+p3   21 x[1]
        vmovdqu64 [rbp + 11584], zmm7                    ;   346.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm7, zmm14                            ;   351.0         21 x[1] copy
        vmovdqu64 [rbp + 10816], zmm20                   ;   345.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm20, zmm3                            ;   349.0         21 x[1] copy
        vpternlogd zmm20, zmm25, [rbp + 11712], 0x60     ;   353.3 p0+p2   21 x[1]
        vpternlogd zmm14, zmm20, [rbp + 12032], 0x36     ;   354.3 p5+p3   21 x[1]
        vmovdqu64 [rbp + 12032], zmm24                   ;   338.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm24, zmm14                           ;   355.3         21 x[1] copy
        vmovdqu64 [rbp + 8704], zmm26                    ;   340.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm26, zmm4                            ;   347.3         21 x[1] copy
        vpternlogd zmm26, zmm6, [rbp + 12160], 0x6a      ;   354.3 p0+p2   21 x[1]
        vmovdqu64 [rbp + 12160], zmm23                   ;   343.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm23, [rbp + 11200]                   ;   292.3 p3      21 x[1] reload
        vmovdqu64 [rbp + 12416], zmm9                    ;   344.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm9, [rbp + 11584]                    ;   346.3 p2      32 x[1]
        vpternlogd zmm9, zmm23, [rbp + 11200], 0xc3      ;   355.0 p5+p3   32 x[1]
        vmovdqu64 zmm23, [rbp + 2048]                    ;   232.7 p2      32 x[1]
        vmovdqu64 [rbp + 11200], zmm9                    ;   356.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm9, [rbp + 11776]                    ;   313.0 p3      21 x[1]
        vpternlogd zmm9, zmm30, [rbp + 12096], 0x6c      ;   355.3 p0+p2   21 x[1]
        vpternlogd zmm28, zmm21, zmm9, 0x96              ;   356.3 p5      21 x[1]
        vmovdqu64 zmm21, [rbp + 12416]                   ;   344.3 p3      32 x[1]
        vpxord zmm21, zmm21, [rbp + 2176]                ;   356.3 p0+p2   32 x[1]
        vpternlogd zmm26, zmm20, zmm9, 0x96              ;   357.0 p5      21 x[1]
        vmovdqu64 zmm9, [rbp + 11968]                    ;   312.3 p3      21 x[1] reload
        vmovdqu64 zmm20, [rbp + 12224]                   ;   313.3 p2      21 x[1] reload
        vpternlogd zmm30, zmm20, zmm9, 0x78              ;   357.3 p0      21 x[1]
        vpxord zmm24, zmm24, zmm30                       ;   358.3 p5      21 x[1]
        vpternlogd zmm30, zmm31, zmm28, 0x28             ;   358.3 p0      21 x[1]
        vmovdqu64 [rbp + 12288], zmm21                   ;   357.3 p7+p4   32 x[1] spill
        vmovdqu64 zmm21, [rbp + 12032]                   ;   338.3 p3      32 x[1]
        vpxord zmm21, zmm21, [rbp + 2240]                ;   359.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 11520], zmm21                   ;   360.0 p8+p9   32 x[1] spill
        vpandnd zmm21, zmm26, zmm24                      ;   359.3 p0      21 x[1]
        vmovdqa64 zmm9, zmm14                            ;   355.3         21 x[1] copy
        vpternlogd zmm9, zmm26, zmm31, 0x48              ;   360.0 p5      21 x[1]
        vmovdqa64 zmm20, zmm24                           ;   359.3         21 x[1] copy
        vpternlogd zmm20, zmm26, zmm28, 0xea             ;   360.3 p0      21 x[1]
        vpternlogd zmm20, zmm26, zmm9, 0x96              ;   361.3 p5      21 x[1]
        vpandd zmm7, zmm7, zmm20                         ;   362.3 p0      21 x[1]
        vmovdqu64 zmm26, [rbp + 12352]                   ;   320.3 p3      21 x[1] reload
        vpandd zmm26, zmm26, zmm20                       ;   362.3 p5      21 x[1]
        vmovdqu64 [rbp + 12352], zmm16                   ;   347.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm16, zmm20                           ;   362.3         21 x[1] copy
        vmovdqu64 [rbp + 10240], zmm13                   ;   339.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm13, zmm9                            ;   361.0         21 x[1] copy
        vpternlogd zmm13, zmm30, zmm24, 0x36             ;   362.3 p0      21 x[1]
        vpternlogd zmm9, zmm30, zmm24, 0x1e              ;   363.0 p5      21 x[1]
        vmovdqu64 zmm24, [rbp + 12352]                   ;   347.0 p2      32 x[1]
        vpxord zmm24, zmm24, [rbp + 2816]                ;   363.3 p0+p3   32 x[1]
        vpternlogd zmm14, zmm31, zmm9, 0x96              ;   364.0 p5      21 x[1]
        vmovdqu64 zmm30, [rbp + 10816]                   ;   345.3 p2      32 x[1]
        vpxord zmm30, zmm30, [rbp + 2880]                ;   364.3 p0+p3   32 x[1]
        vpternlogd zmm21, zmm9, zmm28, 0x1e              ;   365.0 p5      21 x[1]
        vmovdqu64 zmm9, [rbp + 8384]                     ;   259.0 p2      21 x[1] reload
        vmovdqu64 zmm28, [rbp + 11456]                   ;   297.3 p3      21 x[1] reload
        vmovdqu64 zmm31, [rbp + 11264]                   ;   297.0 p2      32 x[1]
        vpternlogd zmm31, zmm28, zmm9, 0x69              ;   365.3 p0      32 x[1]
        vpternlogd zmm6, zmm26, zmm14, 0x6c              ;   366.0 p5      21 x[1]
        vpternlogd zmm11, zmm7, zmm21, 0x6c              ;   366.3 p0      21 x[1]
        vpternlogd zmm18, zmm6, zmm13, 0x6c              ;   367.0 p5      21 x[1]
        vpxord zmm16, zmm16, zmm13                       ;   367.3 p0      21 x[1]
        vpternlogd zmm12, zmm11, zmm16, 0x6c             ;   368.3 p5      21 x[1]
        vpternlogd zmm11, zmm13, zmm25, 0x78             ;   368.3 p0      21 x[1]
        vpxord zmm13, zmm13, zmm14                       ;   369.0 p5      21 x[1]
        vpandd zmm15, zmm15, zmm16                       ;   369.3 p0      21 x[1]
        vpxord zmm20, zmm20, zmm21                       ;   370.0 p5      21 x[1]
        vmovdqu64 [rbp + 11904], zmm30                   ;   365.3 p7+p4   32 x[1] spill
        vpxord zmm30, zmm21, zmm13                       ;   370.3 p0      21 x[1]
        vpxord zmm16, zmm16, zmm30                       ;   371.3 p5      21 x[1]
        vpternlogd zmm26, zmm3, zmm16, 0x78              ;   372.3 p0      21 x[1]
        vpandd zmm2, zmm2, zmm30                         ;   372.0 p5      21 x[1]
        vpternlogd zmm16, zmm25, [rbp + 11712], 0x60     ;   372.3 p0+p3   21 x[1]
        vpternlogd zmm30, zmm0, zmm16, 0x6a              ;   373.3 p5      21 x[1]
        vmovdqu64 zmm0, [rbp + 10880]                    ;   256.3 p2      32 x[1]
        vpternlogd zmm0, zmm9, [rbp + 2688], 0x96        ;   373.3 p0+p3   32 x[1]
        vmovdqa64 zmm3, zmm8                             ;   343.3         32 x[1] copy
        vpternlogd zmm3, zmm28, [rbp + 11392], 0x69      ;   374.0 p5+p2   32 x[1]
        vpternlogd zmm6, zmm13, [rbp + 11776], 0x78      ;   374.3 p0+p3   21 x[1]
        vpternlogd zmm2, zmm26, zmm6, 0x96               ;   375.3 p5      21 x[1]
        vpternlogd zmm7, zmm20, [rbp + 11968], 0x78      ;   375.3 p0+p2   21 x[1]
        vpternlogd zmm7, zmm2, zmm30, 0x96               ;   376.3 p5      21 x[1]
        vpternlogd zmm30, zmm13, [rbp + 12096], 0x78     ;   376.3 p0+p3   21 x[1]
        vpternlogd zmm14, zmm4, zmm30, 0x6a              ;   377.3 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 11008]                    ;   283.3 p2      21 x[1] reload
        vmovdqu64 zmm13, [rbp + 11136]                   ;   287.0 p3      32 x[1]
        vpternlogd zmm13, zmm4, [rbp + 11072], 0x96      ;   377.3 p0+p2   32 x[1]
        vpternlogd zmm18, zmm11, zmm30, 0x96             ;   378.0 p5      21 x[1]
        vpternlogd zmm15, zmm26, zmm18, 0x96             ;   379.0 p0      21 x[1]
        vmovdqu64 zmm4, [rbp + 10944]                    ;   293.0 p3      21 x[1] reload
        vmovdqu64 zmm25, [rbp + 12032]                   ;   338.3 p2      32 x[1]
        vpternlogd zmm25, zmm4, [rbp + 10304], 0x96      ;   379.0 p5+p3   32 x[1]
        vpternlogd zmm12, zmm16, zmm15, 0x96             ;   380.0 p0      21 x[1]
        vmovdqu64 zmm4, [rbp + 10432]                    ;   251.5 p2      21 x[1] reload
        vmovdqu64 zmm16, [rbp + 10688]                   ;   252.0 p3      32 x[1]
        vpternlogd zmm16, zmm4, [rbp + 2752], 0x96       ;   380.0 p5+p2   32 x[1]
        vpternlogd zmm20, zmm6, [rbp + 12224], 0x6c      ;   380.3 p0+p3   21 x[1]
        vpternlogd zmm11, zmm30, zmm20, 0x69             ;   381.3 p5      21 x[1]
        vpternlogd zmm27, zmm7, zmm15, 0x96              ;   381.3 p0      32 x[1]
        vpternlogd zmm18, zmm21, [rbp + 10048], 0x78     ;   382.0 p5+p2   21 x[1]
        vpternlogd zmm19, zmm14, zmm18, 0x96             ;   383.0 p0      32 x[1]
        vpxord zmm1, zmm1, zmm2                          ;   383.0 p5      32 x[1]
        vpternlogd zmm14, zmm27, zmm18, 0x69             ;   383.3 p0      32 x[1]
        vpternlogd zmm18, zmm7, zmm15, 0x96              ;   384.0 p5      21 x[1]
        vpxord zmm17, zmm17, zmm15                       ;   384.3 p0      32 x[1]
        vpxord zmm22, zmm22, zmm12                       ;   385.0 p5      32 x[1]
        vpxord zmm29, zmm29, zmm20                       ;   385.3 p0      32 x[1]
        vmovdqu64 zmm6, [rbp + 11264]                    ;   297.0 p3      21 x[1] reload
        vpternlogd zmm7, zmm15, zmm6, 0x96               ;   386.0 p5      32 x[1]
        vpternlogd zmm28, zmm18, zmm6, 0x96              ;   386.3 p0      32 x[1]
        vpternlogd zmm18, zmm9, [rbp + 10880], 0x96      ;   387.0 p5+p2   32 x[1]
        vpternlogd zmm6, zmm18, zmm27, 0x69              ;   388.0 p0      32 x[1]
        vpxord zmm10, zmm10, zmm7                        ;   388.0 p5      32 x[1]
        vpternlogd zmm20, zmm4, [rbp + 10688], 0x96      ;   388.3 p0+p3   32 x[1]
        vmovdqu64 zmm4, [rbp + 12416]                    ;   344.3 p2      21 x[1] reload
        vpternlogd zmm31, zmm7, zmm4, 0x96               ;   389.0 p5      32 x[1]
        vpternlogd zmm4, zmm28, zmm17, 0x96              ;   389.3 p0      32 x[1]
        vmovdqu64 zmm7, [rbp + 12352]                    ;   347.0 p3      32 x[1] reload
        vpternlogd zmm15, zmm19, zmm7, 0x69              ;   390.0 p5      32 x[1]
        vpternlogd zmm18, zmm5, [rbp + 8256], 0x96       ;   390.3 p0+p2   32 x[1]
        vmovdqu64 zmm9, [rbp + 10240]                    ;   339.0 p3      32 x[1] reload
        vpternlogd zmm5, zmm17, zmm9, 0x69               ;   391.0 p5      32 x[1]
        vmovdqu64 zmm21, [rbp + 6464]                    ;   261.5 p2      32 x[0] reload
        vmovdqu64 zmm26, [rbp + 8320]                    ;   262.0 p3      32 x[2]
        vpternlogd zmm26, zmm21, [r8 + 284]{1to16}, 0x96 ;   391.3 p0+p2   32 x[2]
        vpternlogd zmm0, zmm28, zmm7, 0x96               ;   392.0 p5      32 x[1]
        vpxord zmm23, zmm23, zmm28                       ;   392.3 p0      32 x[1]
        vpternlogd zmm23, zmm8, zmm6, 0x96               ;   393.3 p5      32 x[1]
        vmovdqu64 zmm8, [rbp + 10112]                    ;   295.3 p3      21 x[1] reload
        vpternlogd zmm25, zmm11, zmm8, 0x96              ;   393.3 p0      32 x[1]
        vpxord zmm28, zmm28, [rbp + 3072]                ;   394.0 p5+p2   32 x[1]
        vpternlogd zmm28, zmm27, zmm31, 0x96             ;   395.0 p0      32 x[1]
        vpxord zmm31, zmm31, [rbp + 2560]                ;   395.0 p5+p3   32 x[1]
        vpternlogd zmm19, zmm3, [rbp + 1920], 0x96       ;   395.3 p0+p2   32 x[1]
        vpxord zmm6, zmm6, [rbp + 3584]                  ;   396.0 p5+p3   32 x[1]
        vmovdqu64 zmm27, [rbp + 12160]                   ;   343.3 p2      21 x[1] reload
        vpternlogd zmm13, zmm27, [rbp + 11328], 0x96     ;   396.3 p0+p3   32 x[1]
        vpternlogd zmm12, zmm13, zmm1, 0x96              ;   397.3 p5      32 x[1]
        vpternlogd zmm16, zmm29, zmm13, 0x96             ;   397.3 p0      32 x[1]
        vpternlogd zmm9, zmm14, [rbp + 2944], 0x96       ;   398.0 p5+p2   32 x[1]
        vpternlogd zmm14, zmm10, [rbp + 2432], 0x96      ;   398.3 p0+p3   32 x[1]
        vpternlogd zmm3, zmm10, [rbp + 3456], 0x96       ;   399.0 p5+p2   32 x[1]
        vpternlogd zmm7, zmm18, [rbp + 12288], 0x96      ;   399.3 p0+p3   32 x[1]
        vmovdqu64 zmm10, [rbp + 10816]                   ;   345.3 p2      32 x[1] reload
        vmovdqa64 zmm30, zmm11                           ;   382.3         32 x[1] copy
        vpternlogd zmm30, zmm8, zmm10, 0x96              ;   400.0 p5      32 x[1]
        vpternlogd zmm24, zmm5, [rbp + 12480], 0x96      ;   400.3 p0+p3   32 x[1]
        vpxord zmm5, zmm5, [rbp + 2304]                  ;   401.0 p5+p2   32 x[1]
        vpxord zmm21, zmm29, [rbp + 2112]                ;   401.3 p0+p3   32 x[1]
        vmovdqu64 [rbp + 12352], zmm3                    ;   400.0 p8+p9   32 x[1] spill
        vpxord zmm3, zmm29, [rbp + 3136]                 ;   402.0 p5+p2   32 x[1]
        vpternlogd zmm29, zmm22, [rbp + 12032], 0x96     ;   402.3 p0+p3   32 x[1]
        vpternlogd zmm17, zmm15, [rbp + 3328], 0x96      ;   403.0 p5+p2   32 x[1]
        vpternlogd zmm18, zmm4, [rbp + 3200], 0x96       ;   403.3 p0+p3   32 x[1]
        vpxord zmm4, zmm4, [rbp + 3712]                  ;   404.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 12288], zmm4                    ;   405.0 p7+p4   32 x[1] spill
        vpxord zmm4, zmm25, [rbp + 2624]                 ;   404.3 p0+p3   32 x[1]
        vpternlogd zmm10, zmm12, [rbp + 3904], 0x96      ;   405.0 p5+p2   32 x[1]
        vpternlogd zmm12, zmm22, [rbp + 3392], 0x96      ;   405.3 p0+p3   32 x[1]
        vpternlogd zmm22, zmm27, [rbp + 11648], 0x96     ;   406.0 p5+p2   32 x[1]
        vpternlogd zmm27, zmm20, [rbp + 10752], 0x96     ;   406.3 p0+p3   32 x[1]
        vmovdqu64 [rbp + 10752], zmm6                    ;   397.0 p8+p9   32 x[1] spill
        vpxord zmm6, zmm22, [rbp + 2368]                 ;   407.0 p5+p2   32 x[1]
        vpternlogd zmm22, zmm13, [rbp + 11904], 0x96     ;   407.3 p0+p3   32 x[1]
        vpternlogd zmm13, zmm27, [rbp + 11520], 0x96     ;   408.0 p5+p2   32 x[1]
        vpternlogd zmm27, zmm29, [rbp + 3264], 0x96      ;   408.3 p0+p3   32 x[1]
        vpxord zmm29, zmm29, [rbp + 3776]                ;   409.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 11520], zmm29                   ;   410.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm29, [r8 + 260]                   ;   273.3 p10     32 x[2]
        vpxord zmm29, zmm29, [rbp + 6080]                ;   409.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 11904], zmm9                    ;   399.0 p8+p9   32 x[1] spill
        vpbroadcastd zmm9, [r8 + 292]                    ;   274.3 p10     32 x[2]
        vpxord zmm9, zmm9, [rbp + 6592]                  ;   410.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 12160], zmm18                   ;   404.3 p7+p4   32 x[1] spill
        vpbroadcastd zmm18, [r8 + 324]                   ;   276.0 p10     32 x[2]
        vpxord zmm18, zmm18, [rbp + 7104]                ;   410.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 10816], zmm12                   ;   406.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm12, [rbp + 12032]                   ;   338.3 p2      21 x[1] reload
        vpternlogd zmm11, zmm12, [rbp + 8704], 0x69      ;   411.0 p5+p3   32 x[1]
        vpternlogd zmm20, zmm8, zmm11, 0x96              ;   412.0 p0      32 x[1]
        vpternlogd zmm3, zmm25, zmm11, 0x96              ;   412.0 p5      32 x[1]
        vmovdqu64 zmm8, [rbp + 6976]                     ;   280.5 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 8960]                    ;   281.0 p3      32 x[2]
        vpternlogd zmm12, zmm8, [r8 + 316]{1to16}, 0x96  ;   412.3 p0+p2   32 x[2]
        vpternlogd zmm11, zmm2, zmm2, 0xc3               ;   413.0 p5      32 x[1]
        vmovdqu64 zmm2, [rbp + 11200]                    ;   356.0 p3      32 x[1] reload
        vpternlogd zmm1, zmm2, [rbp + 1984], 0x96        ;   413.3 p0+p2   32 x[1]
        vpternlogd zmm2, zmm30, [rbp + 3520], 0x96       ;   414.0 p5+p3   32 x[1]
        vpternlogd zmm21, zmm20, [rbp + 11584], 0x96     ;   414.3 p0+p2   32 x[1]
        vpxord zmm20, zmm20, [rbp + 3648]                ;   415.0 p5+p3   32 x[1]
        vpternlogd zmm30, zmm11, [rbp + 2496], 0x96      ;   415.3 p0+p2   32 x[1]
        vmovdqu64 zmm25, [rbp + 8640]                    ;   285.3 p3      32 x[0] reload
        vpternlogd zmm29, zmm1, zmm25, 0x96              ;   416.0 p5      32 x[2]
        vpternlogd zmm9, zmm30, [rbp + 9344], 0x96       ;   416.3 p0+p2   32 x[2]
        vpbroadcastd zmm8, [r8 + 356]                    ;   287.0 p10     32 x[2]
        vpxord zmm8, zmm8, [rbp + 7616]                  ;   417.0 p5+p3   32 x[2]
        vpternlogd zmm8, zmm2, [rbp + 8192], 0x96        ;   418.0 p0+p2   32 x[2]
        vpbroadcastd zmm25, [r8 + 380]                   ;   288.3 p10     32 x[2]
        vpxord zmm25, zmm25, [rbp + 8000]                ;   418.0 p5+p3   32 x[2]
        vpternlogd zmm25, zmm10, [rbp + 9472], 0x96      ;   419.0 p0+p2   32 x[2]
        vmovdqu64 [rbp + 11584], zmm10                   ;   406.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm10, [r8 + 264]                   ;   291.3 p10     21 x[2]
        vpxord zmm10, zmm10, [rbp + 6144]                ;   419.0 p5+p3   21 x[2]
        vpternlogd zmm10, zmm23, [rbp + 9600], 0x96      ;   420.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 11200], zmm23                   ;   394.3 p8+p9   32 x[1] spill
        vpbroadcastd zmm23, [r8 + 276]                   ;   292.3 p10     21 x[2]
        vpxord zmm23, zmm23, [rbp + 6336]                ;   420.0 p5+p3   21 x[2]
        vpternlogd zmm23, zmm13, [rbp + 9280], 0x69      ;   421.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 10112], zmm13                   ;   409.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm13, [r8 + 280]                   ;   293.3 p10     21 x[2]
        vpxord zmm13, zmm13, [rbp + 6400]                ;   421.0 p5+p3   21 x[2]
        vpternlogd zmm13, zmm5, [rbp + 9408], 0x69       ;   422.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 8704], zmm5                     ;   402.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm5, zmm29                            ;   417.0         21 x[2] copy
        vmovdqu64 [rbp + 12032], zmm2                    ;   415.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm2, zmm29                            ;   417.0         21 x[2] copy
        vmovdqu64 [rbp + 10240], zmm30                   ;   416.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm30, zmm13                           ;   423.0         21 x[2] copy
        vpternlogd zmm30, zmm10, zmm10, 0xc3             ;   423.0 p5      21 x[2]
        vpxord zmm5, zmm5, zmm30                         ;   424.0 p0      21 x[2]
        vmovdqu64 [rbp + 11328], zmm1                    ;   414.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm1, zmm23                            ;   422.0         21 x[2] copy
        vpternlogd zmm1, zmm26, zmm6, 0x96               ;   423.0 p5      21 x[2]
        vpternlogd zmm26, zmm30, zmm6, 0x96              ;   424.0 p0      21 x[2]
        vmovdqu64 [rbp + 8256], zmm6                     ;   408.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm6, zmm30                            ;   424.0         21 x[2] copy
        vmovdqu64 [rbp + 12416], zmm8                    ;   419.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm8, zmm13                            ;   423.0         21 x[2] copy
        vmovdqu64 [rbp + 10432], zmm25                   ;   420.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm25, zmm13                           ;   423.0         21 x[2] copy
        vmovdqu64 [rbp + 10688], zmm20                   ;   416.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm20, zmm5                            ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 11264], zmm3                    ;   413.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm3, [rbp + 12480]                    ;   346.0 p3      32 x[1] reload
        vpternlogd zmm15, zmm3, [rbp + 3840], 0x96       ;   424.0 p5+p2   32 x[1]
        vmovdqa64 zmm3, zmm26                            ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 12480], zmm15                   ;   425.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm15, zmm26                           ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 10880], zmm17                   ;   404.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm17, [rbp + 11648]                   ;   345.0 p3      32 x[1] reload
        vpternlogd zmm11, zmm17, [rbp + 3008], 0x96      ;   424.3 p0+p2   32 x[1]
        vmovdqu64 zmm17, [rbp + 8576]                    ;   303.0 p3      32 x[0] reload
        vpternlogd zmm18, zmm11, zmm17, 0x96             ;   425.3 p5      32 x[2]
        vmovdqa64 zmm17, zmm5                            ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 11648], zmm11                   ;   425.3 p7+p4   32 x[1] spill
        vpbroadcastd zmm11, [r8 + 296]                   ;   303.7 p10     21 x[2]
        vpxord zmm11, zmm11, [rbp + 6656]                ;   425.3 p0+p2   21 x[2]
        vpternlogd zmm11, zmm31, [rbp + 10624], 0x69     ;   426.3 p5+p3   21 x[2]
        vmovdqu64 [rbp + 8384], zmm31                    ;   396.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm31, zmm11                           ;   427.3         21 x[2] copy
        vmovdqu64 [rbp + 11456], zmm18                   ;   426.3 p7+p4   32 x[2] spill
        vpbroadcastd zmm18, [r8 + 308]                   ;   304.8 p10     21 x[2]
        vpxord zmm18, zmm18, [rbp + 6848]                ;   426.3 p0+p2   21 x[2]
        vpternlogd zmm18, zmm16, [rbp + 10560], 0x69     ;   427.3 p5+p3   21 x[2]
        vmovdqu64 [rbp + 10048], zmm16                   ;   398.3 p8+p9   32 x[1] spill
        vpbroadcastd zmm16, [r8 + 312]                   ;   306.0 p10     21 x[2]
        vpxord zmm16, zmm16, [rbp + 6912]                ;   427.3 p0+p2   21 x[2]
        vpternlogd zmm16, zmm24, [rbp + 10496], 0x69     ;   428.3 p5+p3   21 x[2]
        vpxord zmm31, zmm31, zmm16                       ;   429.3 p0      21 x[2]
        vmovdqu64 [rbp + 12224], zmm24                   ;   401.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm24, zmm16                           ;   429.3         21 x[2] copy
        vmovdqu64 [rbp + 10304], zmm27                   ;   409.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm27, [rbp + 7488]                    ;   307.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 10944], zmm28                   ;   396.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm28, [rbp + 9216]                    ;   307.7 p3      32 x[2]
        vpternlogd zmm28, zmm27, [r8 + 348]{1to16}, 0x96 ;   429.0 p5+p2   32 x[2]
        vpxord zmm27, zmm9, zmm31                        ;   430.3 p0      21 x[2]
        vmovdqu64 [rbp + 11072], zmm28                   ;   430.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm28, zmm31                           ;   430.3         21 x[2] copy
        vpternlogd zmm28, zmm12, zmm22, 0x96             ;   430.3 p5      21 x[2]
        vmovdqu64 [rbp + 11008], zmm11                   ;   427.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm11, [rbp + 6016]                    ;   309.8 p3      32 x[0] reload
        vmovdqu64 [rbp + 11136], zmm28                   ;   431.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm28, [rbp + 8896]                    ;   310.2 p2      21 x[2]
        vpternlogd zmm28, zmm11, [r8 + 256]{1to16}, 0x96 ;   430.3 p0+p3   21 x[2]
        vmovdqa64 zmm11, zmm5                            ;   425.0         21 x[2] copy
        vpternlogd zmm11, zmm28, zmm19, 0x69             ;   431.3 p5      21 x[2]
        vmovdqu64 [rbp + 12096], zmm31                   ;   430.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm31, zmm27                           ;   431.3         21 x[2] copy
        vmovdqu64 [rbp + 11968], zmm9                    ;   417.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm9, [rbp + 6272]                     ;   311.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 11776], zmm16                   ;   429.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm16, [rbp + 8512]                    ;   311.8 p3      21 x[2]
        vpternlogd zmm16, zmm9, [r8 + 272]{1to16}, 0x96  ;   431.3 p0+p2   21 x[2]
        vpternlogd zmm1, zmm16, zmm7, 0x69               ;   432.3 p5      21 x[2]
        vpternlogd zmm16, zmm11, zmm7, 0x69              ;   432.3 p0      21 x[2]
        vpternlogd zmm10, zmm16, zmm29, 0x87             ;   433.3 p5      21 x[2]
        vpxord zmm20, zmm20, zmm1                        ;   433.3 p0      21 x[2]
        vpternlogd zmm11, zmm20, zmm26, 0x78             ;   434.3 p5      21 x[2]
        vpxord zmm25, zmm25, zmm16                       ;   434.3 p0      21 x[2]
        vpxord zmm3, zmm3, zmm25                         ;   435.3 p5      21 x[2]
        vmovdqu64 zmm9, [rbp + 11776]                    ;   429.3 p3      21 x[2]
        vmovdqu64 [rbp + 11392], zmm7                    ;   400.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm7, [rbp + 11968]                    ;   417.3 p2      21 x[2]
        vmovdqu64 [rbp + 11712], zmm27                   ;   431.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm27, [rbp + 11968]                   ;   417.3 p3      21 x[2]
        vmovdqu64 [rbp + 9024], zmm14                    ;   399.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm14, zmm1                            ;   433.3         21 x[2] copy
        vmovdqu64 [rbp + 11840], zmm22                   ;   408.3 p7+p4   32 x[1] spill
        vpandd zmm22, zmm1, zmm3                         ;   436.3 p0      21 x[2]
        vpxord zmm10, zmm10, zmm22                       ;   437.3 p5      21 x[2]
        vmovdqu64 [rbp + 12544], zmm12                   ;   413.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm12, zmm25                           ;   435.3         21 x[2] copy
        vmovdqu64 [rbp + 12608], zmm0                    ;   393.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm0, [rbp + 6208]                     ;   315.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 12672], zmm4                    ;   405.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm4, [rbp + 9152]                     ;   316.0 p3      21 x[2]
        vpternlogd zmm4, zmm0, [r8 + 268]{1to16}, 0x96   ;   436.3 p0+p2   21 x[2]
        vpternlogd zmm4, zmm23, zmm21, 0x96              ;   437.3 p5      21 x[2]
        vpternlogd zmm28, zmm4, zmm19, 0x69              ;   438.3 p0      21 x[2]
        vpxord zmm8, zmm8, zmm4                          ;   438.3 p5      21 x[2]
        vpxord zmm14, zmm14, zmm28                       ;   439.3 p0      21 x[2]
        vpxord zmm2, zmm2, zmm28                         ;   439.3 p5      21 x[2]
        vpxord zmm6, zmm6, zmm14                         ;   440.3 p0      21 x[2]
        vmovdqu64 zmm0, [rbp + 12096]                    ;   430.3 p3      21 x[2]
        vmovdqu64 [rbp + 12736], zmm21                   ;   415.3 p7+p4   32 x[1] spill
        vmovdqu64 zmm21, [rbp + 11136]                   ;   431.3 p2      21 x[2]
        vpxord zmm15, zmm15, zmm8                        ;   440.0 p5      21 x[2]
        vpternlogd zmm23, zmm15, zmm6, 0x78              ;   441.3 p0      21 x[2]
        vmovdqu64 [rbp + 12800], zmm19                   ;   396.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm19, zmm16                           ;   433.3         21 x[2] copy
        vpternlogd zmm19, zmm28, zmm8, 0x48              ;   441.0 p5      21 x[2]
        vmovdqu64 [rbp + 12864], zmm18                   ;   428.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm18, zmm8                            ;   439.3         21 x[2] copy
        vmovdqu64 [rbp + 12928], zmm3                    ;   436.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm3, zmm19                            ;   442.0         21 x[2] copy
        vpternlogd zmm3, zmm2, zmm8, 0x78                ;   442.0 p0      21 x[2]
        vpternlogd zmm11, zmm22, zmm3, 0x96              ;   443.0 p5      21 x[2]
        vpternlogd zmm19, zmm30, zmm13, 0x78             ;   442.3 p0      21 x[2]
        vmovdqu64 zmm22, [rbp + 11712]                   ;   431.3 p3      21 x[2]
        vmovdqu64 [rbp + 12992], zmm22                   ;   437.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm22, zmm19                           ;   443.3         21 x[2] copy
        vpternlogd zmm19, zmm10, zmm11, 0x28             ;   444.0 p5      21 x[2]
        vmovdqu64 [rbp + 13056], zmm13                   ;   423.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm13, zmm14                           ;   440.3         21 x[2] copy
        vpternlogd zmm13, zmm26, zmm4, 0x60              ;   443.3 p0      21 x[2]
        vpternlogd zmm23, zmm3, zmm13, 0x96              ;   444.3 p5      21 x[2]
        vpternlogd zmm13, zmm25, zmm5, 0x1e              ;   444.3 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 6528]                     ;   321.5 p2      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 8448]                     ;   321.7 p3      21 x[2]
        vpternlogd zmm5, zmm3, [r8 + 288]{1to16}, 0x96   ;   445.0 p5+p2   21 x[2]
        vpxord zmm22, zmm22, zmm13                       ;   445.3 p0      21 x[2]
        vpandnd zmm25, zmm23, zmm22                      ;   446.3 p5      21 x[2]
        vmovdqa64 zmm3, zmm13                            ;   445.3         21 x[2] copy
        vpternlogd zmm3, zmm23, zmm10, 0x48              ;   446.3 p0      21 x[2]
        vmovdqu64 [rbp + 13120], zmm5                    ;   446.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm5, zmm3                             ;   447.3         21 x[2] copy
        vpternlogd zmm5, zmm19, zmm22, 0x36              ;   447.3 p5      21 x[2]
        vpternlogd zmm19, zmm3, zmm22, 0x36              ;   447.3 p0      21 x[2]
        vpternlogd zmm13, zmm10, zmm19, 0x96             ;   448.3 p5      21 x[2]
        vpternlogd zmm25, zmm19, zmm11, 0x1e             ;   448.3 p0      21 x[2]
        vpternlogd zmm22, zmm11, zmm23, 0xec             ;   449.0 p5      21 x[2]
        vmovdqu64 zmm10, [rbp + 6784]                    ;   324.0 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 10176]                   ;   324.2 p2      21 x[2]
        vpternlogd zmm11, zmm10, [r8 + 304]{1to16}, 0x96 ;   449.3 p0+p3   21 x[2]
        vpternlogd zmm22, zmm3, zmm23, 0x96              ;   450.0 p5      21 x[2]
        vmovdqu64 zmm3, [rbp + 6720]                     ;   325.2 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 10368]                   ;   326.0 p3      21 x[2]
        vpternlogd zmm19, zmm3, [r8 + 300]{1to16}, 0x96  ;   450.3 p0+p2   21 x[2]
        vpandd zmm15, zmm15, zmm13                       ;   451.0 p5      21 x[2]
        vpandd zmm17, zmm17, zmm22                       ;   451.3 p0      21 x[2]
        vpternlogd zmm6, zmm17, zmm13, 0x6c              ;   452.3 p5      21 x[2]
        vpternlogd zmm20, zmm6, zmm5, 0x6c               ;   453.3 p0      21 x[2]
        vpxord zmm13, zmm13, zmm5                        ;   453.0 p5      21 x[2]
        vpternlogd zmm6, zmm2, zmm13, 0x78               ;   454.0 p0      21 x[2]
        vpandd zmm18, zmm18, zmm13                       ;   454.0 p5      21 x[2]
        vpandd zmm12, zmm12, zmm22                       ;   454.3 p0      21 x[2]
        vpxord zmm13, zmm13, zmm25                       ;   455.0 p5      21 x[2]
        vpternlogd zmm8, zmm13, zmm16, 0x48              ;   456.0 p0      21 x[2]
        vpternlogd zmm16, zmm12, zmm25, 0x6c             ;   456.0 p5      21 x[2]
        vpandd zmm28, zmm28, zmm13                       ;   456.3 p0      21 x[2]
        vpxord zmm2, zmm5, zmm22                         ;   457.0 p5      21 x[2]
        vpxord zmm22, zmm22, zmm25                       ;   457.3 p0      21 x[2]
        vpternlogd zmm5, zmm16, zmm26, 0x6c              ;   458.0 p5      21 x[2]
        vpternlogd zmm30, zmm22, zmm6, 0x6a              ;   458.3 p0      21 x[2]
        vpxord zmm13, zmm13, zmm2                        ;   459.0 p5      21 x[2]
        vmovdqu64 zmm23, [rbp + 11776]                   ;   429.3 p3      21 x[2]
        vpternlogd zmm26, zmm4, zmm13, 0x28              ;   460.0 p0      21 x[2]
        vpternlogd zmm13, zmm17, zmm14, 0x6c             ;   460.0 p5      21 x[2]
        vmovdqu64 zmm4, [rbp + 9024]                     ;   399.3 p2      32 x[1] reload
        vmovdqu64 zmm14, [rbp + 13120]                   ;   446.0 p3      21 x[2] reload
        vmovdqu64 zmm17, [rbp + 11712]                   ;   431.3 p2      21 x[2]
        vpternlogd zmm17, zmm14, zmm4, 0x69              ;   460.3 p0      21 x[2]
        vpternlogd zmm28, zmm6, zmm13, 0x96              ;   461.0 p5      21 x[2]
        vpternlogd zmm18, zmm8, zmm26, 0x96              ;   461.3 p0      21 x[2]
        vpandd zmm1, zmm1, zmm2                          ;   462.0 p5      21 x[2]
        vpternlogd zmm20, zmm5, zmm18, 0x96              ;   462.3 p0      21 x[2]
        vpternlogd zmm1, zmm13, zmm20, 0x96              ;   463.3 p5      21 x[2]
        vpternlogd zmm20, zmm25, zmm29, 0x78             ;   463.3 p0      21 x[2]
        vmovdqu64 zmm6, [rbp + 7040]                     ;   336.3 p3      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 9984]                    ;   337.3 p2      21 x[2]
        vpternlogd zmm13, zmm6, [r8 + 320]{1to16}, 0x96  ;   464.0 p5+p3   21 x[2]
        vpternlogd zmm22, zmm12, [rbp + 13056], 0x6c     ;   464.3 p0+p2   21 x[2]
        vmovdqu64 zmm12, [rbp + 7296]                    ;   338.5 p3      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 8128]                    ;   339.3 p2      21 x[2]
        vpternlogd zmm25, zmm12, [r8 + 336]{1to16}, 0x96 ;   465.0 p5+p3   21 x[2]
        vpternlogd zmm22, zmm8, zmm26, 0x96              ;   465.3 p0      21 x[2]
        vmovdqu64 zmm8, [rbp + 11456]                    ;   426.3 p2      21 x[2]
        vpternlogd zmm5, zmm30, zmm18, 0x96              ;   466.0 p5      21 x[2]
        vpternlogd zmm18, zmm15, zmm20, 0x96             ;   466.3 p0      21 x[2]
        vpternlogd zmm16, zmm2, [rbp + 12928], 0x78      ;   467.0 p5+p3   21 x[2]
        vmovdqu64 zmm2, [rbp + 7232]                     ;   341.3 p2      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 9792]                    ;   342.3 p3      21 x[2]
        vpternlogd zmm15, zmm2, [r8 + 332]{1to16}, 0x96  ;   467.3 p0+p2   21 x[2]
        vpternlogd zmm16, zmm26, zmm1, 0x96              ;   468.0 p5      21 x[2]
        vpternlogd zmm22, zmm1, zmm28, 0x96              ;   468.3 p0      21 x[2]
        vmovdqu64 zmm26, [rbp + 11456]                   ;   426.3 p3      21 x[2]
        vpbroadcastd zmm29, [r8 + 328]                   ;   344.2 p10     21 x[2]
        vpxord zmm29, zmm29, [rbp + 7168]                ;   469.0 p5+p2   21 x[2]
        vpbroadcastd zmm12, [r8 + 340]                   ;   345.0 p3      21 x[2]
        vpxord zmm12, zmm12, [rbp + 7360]                ;   469.3 p0+p2   21 x[2]
        vpbroadcastd zmm2, [r8 + 344]                    ;   345.2 p10     21 x[2]
        vpxord zmm2, zmm2, [rbp + 7424]                  ;   470.0 p5+p3   21 x[2]
        vmovdqu64 zmm6, [rbp + 12864]                    ;   428.3 p2      21 x[2] reload
        vpternlogd zmm19, zmm6, [rbp + 12672], 0x96      ;   470.3 p0+p3   21 x[2]
        vpternlogd zmm14, zmm19, zmm4, 0x69              ;   471.3 p5      21 x[2]
        vpxord zmm24, zmm24, zmm19                       ;   471.3 p0      21 x[2]
        vpxord zmm7, zmm7, zmm14                         ;   472.3 p5      21 x[2]
        vpxord zmm21, zmm21, zmm24                       ;   472.3 p0      21 x[2]
        vmovdqa64 zmm10, zmm14                           ;   472.3         21 x[2] copy
        vmovdqa64 zmm3, zmm14                            ;   472.3         21 x[2] copy
        vmovdqa64 zmm4, zmm24                            ;   472.3         21 x[2] copy
        vmovdqu64 [rbp + 13120], zmm5                    ;   467.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm5, zmm6                             ;   434.3         21 x[2] copy
        vpternlogd zmm5, zmm11, [rbp + 12608], 0x69      ;   473.0 p5+p2   21 x[2]
        vpternlogd zmm11, zmm17, [rbp + 12608], 0x69     ;   473.3 p0+p3   21 x[2]
        vpxord zmm9, zmm9, zmm11                         ;   474.3 p5      21 x[2]
        vpxord zmm4, zmm4, zmm11                         ;   474.3 p0      21 x[2]
        vpandd zmm27, zmm27, zmm11                       ;   475.0 p5      21 x[2]
        vpandd zmm3, zmm3, zmm4                          ;   475.3 p0      21 x[2]
        vmovdqu64 [rbp + 12928], zmm30                   ;   459.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm30, zmm3                            ;   476.3         21 x[2] copy
        vpternlogd zmm30, zmm7, zmm24, 0x78              ;   476.3 p5      21 x[2]
        vmovdqu64 [rbp + 13056], zmm16                   ;   469.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm16, zmm9                            ;   475.3         21 x[2] copy
        vmovdqu64 [rbp + 13184], zmm28                   ;   462.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm28, [rbp + 12544]                   ;   413.3 p2      32 x[2] reload
        vpternlogd zmm5, zmm28, [rbp + 11840], 0x96      ;   476.3 p0+p3   21 x[2]
        vpxord zmm31, zmm31, zmm5                        ;   477.3 p5      21 x[2]
        vpxord zmm10, zmm10, zmm5                        ;   477.3 p0      21 x[2]
        vpxord zmm0, zmm0, zmm10                         ;   478.3 p5      21 x[2]
        vpternlogd zmm6, zmm21, zmm0, 0x78               ;   479.3 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 11136]                   ;   431.3 p2      21 x[2] reload
        vpternlogd zmm17, zmm31, zmm28, 0x78             ;   479.0 p5      21 x[2]
        vmovdqu64 [rbp + 12864], zmm20                   ;   464.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm20, zmm5                            ;   477.3         21 x[2] copy
        vpternlogd zmm5, zmm9, zmm28, 0x60               ;   479.3 p0      21 x[2]
        vpternlogd zmm17, zmm5, zmm30, 0x96              ;   480.3 p5      21 x[2]
        vpternlogd zmm5, zmm27, [rbp + 11008], 0x96      ;   480.3 p0+p3   21 x[2]
        vmovdqa64 zmm27, zmm10                           ;   478.3         21 x[2] copy
        vpternlogd zmm27, zmm28, zmm19, 0x60             ;   481.0 p5      21 x[2]
        vpternlogd zmm6, zmm30, zmm27, 0x96              ;   482.0 p0      21 x[2]
        vpternlogd zmm27, zmm9, [rbp + 11712], 0x1e      ;   482.0 p5+p2   21 x[2]
        vmovdqa64 zmm30, zmm27                           ;   483.0         21 x[2] copy
        vmovdqu64 [rbp + 11712], zmm22                   ;   469.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm22, zmm27                           ;   483.0         21 x[2] copy
        vpternlogd zmm22, zmm6, zmm5, 0x48               ;   483.0 p0      21 x[2]
        vmovdqu64 [rbp + 11008], zmm1                    ;   464.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm1, [rbp + 12096]                    ;   430.3 p3      21 x[2] reload
        vpternlogd zmm3, zmm1, [rbp + 11776], 0x78       ;   483.0 p5+p2   21 x[2]
        vpxord zmm30, zmm30, zmm3                        ;   484.0 p0      21 x[2]
        vpternlogd zmm3, zmm5, zmm17, 0x28               ;   484.0 p5      21 x[2]
        vmovdqu64 [rbp + 11776], zmm18                   ;   467.3 p7+p4   21 x[2] spill
        vpandnd zmm18, zmm6, zmm30                       ;   485.0 p0      21 x[2]
        vmovdqa64 zmm1, zmm22                            ;   484.0         21 x[2] copy
        vpternlogd zmm1, zmm3, zmm30, 0x36               ;   485.0 p5      21 x[2]
        vpternlogd zmm3, zmm22, zmm30, 0x36              ;   485.3 p0      21 x[2]
        vpternlogd zmm27, zmm5, zmm3, 0x96               ;   486.3 p5      21 x[2]
        vpternlogd zmm18, zmm3, zmm17, 0x1e              ;   486.3 p0      21 x[2]
        vpternlogd zmm30, zmm17, zmm6, 0xec              ;   487.0 p5      21 x[2]
        vpternlogd zmm30, zmm22, zmm6, 0x96              ;   488.0 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 8064]                     ;   360.7 p3      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 10944]                    ;   396.0 p2      32 x[1] reload
        vpternlogd zmm29, zmm5, zmm3, 0x69               ;   488.0 p5      21 x[2]
        vmovdqu64 zmm6, [rbp + 9664]                     ;   361.7 p3      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 10304]                   ;   409.3 p2      32 x[1] reload
        vpternlogd zmm12, zmm17, zmm6, 0x69              ;   488.3 p0      21 x[2]
        vpandd zmm16, zmm16, zmm30                       ;   489.0 p5      21 x[2]
        vpternlogd zmm11, zmm16, zmm18, 0x6c             ;   490.0 p0      21 x[2]
        vmovdqu64 zmm22, [rbp + 12992]                   ;   437.3 p3      21 x[2] reload
        vpandd zmm22, zmm22, zmm30                       ;   490.0 p5      21 x[2]
        vpternlogd zmm0, zmm22, zmm27, 0x6c              ;   491.0 p0      21 x[2]
        vpternlogd zmm31, zmm0, zmm1, 0x6c               ;   492.0 p5      21 x[2]
        vpxord zmm17, zmm27, zmm1                        ;   491.3 p0      21 x[2]
        vpternlogd zmm0, zmm7, zmm17, 0x78               ;   492.3 p5      21 x[2]
        vpxord zmm7, zmm1, zmm30                         ;   492.3 p0      21 x[2]
        vpternlogd zmm1, zmm11, zmm28, 0x6c              ;   493.0 p5      21 x[2]
        vpternlogd zmm9, zmm7, zmm28, 0x48               ;   493.3 p0      21 x[2]
        vpxord zmm30, zmm30, zmm18                       ;   494.0 p5      21 x[2]
        vpandd zmm20, zmm20, zmm7                        ;   494.3 p0      21 x[2]
        vpandd zmm23, zmm23, zmm30                       ;   495.0 p5      21 x[2]
        vpxord zmm6, zmm18, zmm17                        ;   495.3 p0      21 x[2]
        vpxord zmm7, zmm7, zmm6                          ;   496.3 p5      21 x[2]
        vpternlogd zmm28, zmm19, zmm7, 0x28              ;   497.3 p0      21 x[2]
        vpternlogd zmm7, zmm22, zmm10, 0x6c              ;   497.3 p5      21 x[2]
        vmovdqu64 zmm10, [rbp + 9536]                    ;   365.3 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 10880]                   ;   404.0 p3      32 x[1] reload
        vpternlogd zmm2, zmm19, zmm10, 0x69              ;   497.3 p0      21 x[2]
        vpternlogd zmm4, zmm28, zmm6, 0x6c               ;   498.3 p5      21 x[2]
        vpandd zmm14, zmm14, zmm6                        ;   498.3 p0      21 x[2]
        vpternlogd zmm17, zmm24, zmm4, 0x6a              ;   499.3 p5      21 x[2]
        vmovdqu64 zmm6, [rbp + 7552]                     ;   366.7 p2      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 9088]                    ;   367.0 p3      21 x[2]
        vpternlogd zmm22, zmm6, [r8 + 352]{1to16}, 0x96  ;   499.3 p0+p2   21 x[2]
        vpternlogd zmm23, zmm16, zmm4, 0x96              ;   500.0 p5      21 x[2]
        vpternlogd zmm27, zmm21, zmm17, 0x6a             ;   500.3 p0      21 x[2]
        vpternlogd zmm14, zmm7, zmm0, 0x96               ;   501.0 p5      21 x[2]
        vpternlogd zmm31, zmm1, zmm17, 0x96              ;   501.3 p0      21 x[2]
        vpternlogd zmm20, zmm7, zmm31, 0x96              ;   502.3 p5      21 x[2]
        vmovdqu64 zmm4, [rbp + 7744]                     ;   371.0 p3      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 9920]                     ;   371.2 p2      21 x[2]
        vpternlogd zmm7, zmm4, [r8 + 364]{1to16}, 0x96   ;   502.3 p0+p3   21 x[2]
        vpternlogd zmm30, zmm0, [rbp + 12096], 0x6c      ;   503.0 p5+p2   21 x[2]
        vpternlogd zmm1, zmm17, zmm30, 0x69              ;   504.0 p0      21 x[2]
        vpxord zmm0, zmm29, zmm2                         ;   504.0 p5      21 x[2]
        vmovdqu64 zmm16, [rbp + 11264]                   ;   413.0 p3      32 x[1] reload
        vpternlogd zmm15, zmm12, zmm16, 0x96             ;   504.3 p0      21 x[2]
        vpternlogd zmm23, zmm20, zmm14, 0x96             ;   505.0 p5      21 x[2]
        vpternlogd zmm31, zmm18, [rbp + 11968], 0x78     ;   505.3 p0+p2   21 x[2]
        vmovdqu64 zmm17, [rbp + 12416]                   ;   419.0 p3      21 x[2]
        vmovdqu64 zmm18, [rbp + 10432]                   ;   420.0 p2      21 x[2]
        vpxord zmm8, zmm8, zmm0                          ;   506.0 p5      21 x[2]
        vpxord zmm21, zmm2, zmm15                        ;   506.3 p0      21 x[2]
        vmovdqa64 zmm24, zmm2                            ;   498.3         21 x[2] copy
        vpxord zmm4, zmm31, zmm23                        ;   507.0 p5      21 x[2]
        vmovdqu64 zmm6, [rbp + 12416]                    ;   419.0 p3      21 x[2]
        vmovdqa64 zmm16, zmm0                            ;   505.0         21 x[2] copy
        vmovdqa64 zmm19, zmm21                           ;   507.3         21 x[2] copy
        vmovdqa64 zmm10, zmm21                           ;   507.3         21 x[2] copy
        vpbroadcastd zmm5, [r8 + 360]                    ;   378.3 p10     21 x[2]
        vpxord zmm5, zmm5, [rbp + 7680]                  ;   507.3 p0+p2   21 x[2]
        vpbroadcastd zmm3, [r8 + 368]                    ;   378.7 p3      21 x[2]
        vpxord zmm3, zmm3, [rbp + 7808]                  ;   508.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 11968], zmm1                    ;   505.0 p8+p9   21 x[2] spill
        vpbroadcastd zmm1, [r8 + 372]                    ;   379.3 p10     21 x[2]
        vpxord zmm1, zmm1, [rbp + 7872]                  ;   508.3 p0+p3   21 x[2]
        vmovdqu64 [rbp + 12096], zmm30                   ;   504.0 p7+p4   21 x[2] spill
        vpbroadcastd zmm30, [r8 + 376]                   ;   380.3 p10     21 x[2]
        vpxord zmm30, zmm30, [rbp + 7936]                ;   509.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 11136], zmm11                   ;   491.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm11, zmm8                            ;   507.0         21 x[2] copy
        vmovdqu64 [rbp + 12992], zmm9                    ;   494.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm9, zmm15                            ;   505.3         21 x[2] copy
        vpternlogd zmm9, zmm13, [rbp + 11904], 0x69      ;   509.3 p0+p3   21 x[2]
        vpxord zmm26, zmm26, zmm9                        ;   510.3 p5      21 x[2]
        vpternlogd zmm13, zmm8, [rbp + 11904], 0x69      ;   510.3 p0+p2   21 x[2]
        vmovdqu64 [rbp + 12544], zmm28                   ;   498.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm28, zmm9                            ;   510.3         21 x[2] copy
        vmovdqu64 [rbp + 13248], zmm14                   ;   502.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm14, zmm9                            ;   510.3         21 x[2] copy
        vmovdqu64 [rbp + 13312], zmm23                   ;   506.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm23, zmm13                           ;   511.3         21 x[2] copy
        vpternlogd zmm23, zmm25, [rbp + 12160], 0x69     ;   511.3 p5+p3   21 x[2]
        vpxord zmm24, zmm24, zmm23                       ;   512.3 p0      21 x[2]
        vpxord zmm19, zmm19, zmm23                       ;   512.3 p5      21 x[2]
        vpandd zmm14, zmm14, zmm19                       ;   513.3 p0      21 x[2]
        vpternlogd zmm29, zmm23, [rbp + 11456], 0x78     ;   513.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 13376], zmm4                    ;   508.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm4, zmm24                            ;   513.3         21 x[2] copy
        vmovdqu64 [rbp + 13440], zmm20                   ;   503.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm20, zmm24                           ;   513.3         21 x[2] copy
        vmovdqu64 [rbp + 13504], zmm27                   ;   501.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm27, zmm14                           ;   514.3         21 x[2] copy
        vpternlogd zmm27, zmm26, zmm21, 0x78             ;   514.3 p0      21 x[2]
        vpternlogd zmm14, zmm0, zmm2, 0x78               ;   514.3 p5      21 x[2]
        vmovdqu64 [rbp + 13568], zmm31                   ;   506.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm31, zmm14                           ;   515.3         21 x[2] copy
        vmovdqu64 [rbp + 13632], zmm22                   ;   500.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm22, [rbp + 10752]                   ;   397.0 p3      32 x[1] reload
        vpternlogd zmm5, zmm22, [rbp + 8768], 0x96       ;   514.3 p0+p2   21 x[2]
        vmovdqu64 zmm22, [rbp + 12288]                   ;   405.0 p3      32 x[1] reload
        vpternlogd zmm3, zmm22, [rbp + 8832], 0x96       ;   515.0 p5+p2   21 x[2]
        vmovdqu64 zmm22, [rbp + 11520]                   ;   410.0 p3      32 x[1] reload
        vpternlogd zmm1, zmm22, [rbp + 9856], 0x69       ;   515.3 p0+p2   21 x[2]
        vpternlogd zmm7, zmm1, [rbp + 10688], 0x96       ;   516.3 p5+p3   21 x[2]
        vmovdqa64 zmm22, zmm7                            ;   517.3         21 x[2] copy
        vmovdqu64 [rbp + 13696], zmm7                    ;   517.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm7, [rbp + 12480]                    ;   425.0 p2      32 x[1] reload
        vpternlogd zmm30, zmm7, [rbp + 9728], 0x69       ;   516.3 p0+p3   21 x[2]
        vpxord zmm22, zmm22, zmm30                       ;   517.3 p5      21 x[2]
        vmovdqa64 zmm7, zmm30                            ;   517.3         21 x[2] copy
        vpternlogd zmm7, zmm5, zmm5, 0xc3                ;   517.3 p0      21 x[2]
        vpxord zmm17, zmm17, zmm7                        ;   518.3 p5      21 x[2]
        vpxord zmm18, zmm18, zmm7                        ;   518.3 p0      21 x[2]
        vmovdqu64 [rbp + 13760], zmm5                    ;   515.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm5, zmm30                            ;   517.3         21 x[2] copy
        vmovdqu64 [rbp + 13824], zmm30                   ;   517.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm30, zmm7                            ;   518.3         21 x[2] copy
        vmovdqu64 [rbp + 13888], zmm7                    ;   518.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm17                            ;   519.3         21 x[2] copy
        vmovdqu64 [rbp + 13952], zmm18                   ;   519.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm18, zmm22                           ;   518.3         21 x[2] copy
        vmovdqu64 [rbp + 14016], zmm22                   ;   518.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm22, [rbp + 13952]                   ;   519.3 p2      21 x[2]
        vmovdqu64 [rbp + 14080], zmm17                   ;   519.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm17, [rbp + 13952]                   ;   519.3 p3      21 x[2]
        vpxord zmm17, zmm17, [rbp + 14016]               ;   525.3 p5+p2   21 x[2]
        vmovdqu64 [rbp + 14144], zmm17                   ;   526.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm17, zmm1                            ;   516.3         21 x[2] copy
        vpternlogd zmm17, zmm3, [rbp + 10432], 0x69      ;   519.3 p0+p3   21 x[2]
        vpxord zmm7, zmm7, zmm17                         ;   520.3 p5      21 x[2]
        vmovdqu64 [rbp + 10432], zmm1                    ;   516.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm1, zmm17                            ;   520.3         21 x[2] copy
        vmovdqu64 [rbp + 14208], zmm7                    ;   521.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm17                            ;   520.3         21 x[2] copy
        vmovdqu64 [rbp + 14272], zmm17                   ;   520.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm17, [rbp + 11072]                   ;   430.0 p2      21 x[2]
        vpternlogd zmm17, zmm12, [rbp + 10816], 0x96     ;   520.3 p0+p3   21 x[2]
        vpternlogd zmm17, zmm25, [rbp + 12160], 0x69     ;   521.3 p5+p2   21 x[2]
        vpxord zmm28, zmm28, zmm17                       ;   522.3 p0      21 x[2]
        vpxord zmm16, zmm16, zmm28                       ;   523.3 p5      21 x[2]
        vmovdqa64 zmm25, zmm17                           ;   522.3         21 x[2] copy
        vmovdqu64 [rbp + 14336], zmm3                    ;   516.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm3, [rbp + 11072]                    ;   430.0 p3      21 x[2]
        vpternlogd zmm3, zmm0, [rbp + 10816], 0x96       ;   522.3 p0+p2   21 x[2]
        vpxord zmm4, zmm4, zmm3                          ;   523.3 p5      21 x[2]
        vpternlogd zmm29, zmm4, zmm17, 0x78              ;   524.3 p0      21 x[2]
        vpxord zmm10, zmm10, zmm3                        ;   524.0 p5      21 x[2]
        vpternlogd zmm12, zmm10, zmm16, 0x78             ;   525.0 p0      21 x[2]
        vmovdqu64 [rbp + 11072], zmm10                   ;   525.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm10, zmm28                           ;   523.3         21 x[2] copy
        vpternlogd zmm10, zmm3, zmm15, 0x60              ;   525.0 p5      21 x[2]
        vpternlogd zmm12, zmm10, zmm27, 0x96             ;   526.0 p0      21 x[2]
        vpternlogd zmm10, zmm24, zmm8, 0x1e              ;   526.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm10                       ;   527.0 p0      21 x[2]
        vmovdqa64 zmm24, zmm17                           ;   522.3         21 x[2] copy
        vpternlogd zmm24, zmm8, zmm3, 0x28               ;   527.0 p5      21 x[2]
        vpternlogd zmm27, zmm24, zmm13, 0x96             ;   528.0 p0      21 x[2]
        vmovdqu64 zmm13, [rbp + 14144]                   ;   526.3 p3      21 x[2]
        vmovdqu64 zmm24, [rbp + 14208]                   ;   521.3 p2      21 x[2]
        vpternlogd zmm27, zmm4, zmm17, 0x78              ;   529.0 p5      21 x[2]
        vpternlogd zmm14, zmm29, zmm27, 0x28             ;   530.0 p0      21 x[2]
        vmovdqu64 [rbp + 14400], zmm24                   ;   527.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm24, [rbp + 14080]                   ;   519.3 p3      21 x[2]
        vmovdqu64 [rbp + 14464], zmm24                   ;   525.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm24, [rbp + 13952]                   ;   519.3 p2      21 x[2]
        vmovdqu64 [rbp + 14528], zmm24                   ;   525.3 p7+p4   21 x[2] spill
        vpandnd zmm24, zmm12, zmm31                      ;   529.0 p5      21 x[2]
        vmovdqu64 [rbp + 14592], zmm13                   ;   532.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm13, zmm10                           ;   527.0         21 x[2] copy
        vpternlogd zmm13, zmm12, zmm29, 0x48             ;   529.3 p0      21 x[2]
        vmovdqu64 [rbp + 14656], zmm7                    ;   520.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm13                            ;   530.3         21 x[2] copy
        vpternlogd zmm7, zmm14, zmm31, 0x36              ;   531.0 p5      21 x[2]
        vpternlogd zmm17, zmm8, zmm7, 0x28               ;   532.0 p0      21 x[2]
        vpternlogd zmm14, zmm13, zmm31, 0x36             ;   531.0 p5      21 x[2]
        vpternlogd zmm10, zmm29, zmm14, 0x96             ;   532.0 p0      21 x[2]
        vpternlogd zmm24, zmm14, zmm27, 0x1e             ;   532.0 p5      21 x[2]
        vmovdqu64 zmm8, [rbp + 12352]                    ;   414.5 p3      32 x[1] reload
        vmovdqu64 zmm14, [rbp + 13632]                   ;   500.3 p2      21 x[2] reload
        vmovdqu64 zmm29, [rbp + 13696]                   ;   517.3 p3      21 x[2]
        vpternlogd zmm29, zmm14, zmm8, 0x69              ;   532.3 p0      21 x[2]
        vpternlogd zmm31, zmm27, zmm12, 0xec             ;   533.0 p5      21 x[2]
        vpternlogd zmm31, zmm13, zmm12, 0x96             ;   534.0 p0      21 x[2]
        vmovdqu64 zmm12, [rbp + 14080]                   ;   519.3 p2      21 x[2] reload
        vpternlogd zmm14, zmm8, zmm12, 0x69              ;   534.0 p5      21 x[2]
        vpandd zmm11, zmm11, zmm31                       ;   535.0 p0      21 x[2]
        vpternlogd zmm16, zmm11, zmm10, 0x6c             ;   536.0 p5      21 x[2]
        vpandd zmm20, zmm20, zmm31                       ;   535.3 p0      21 x[2]
        vpternlogd zmm23, zmm20, zmm24, 0x6c             ;   536.3 p5      21 x[2]
        vpxord zmm13, zmm10, zmm7                        ;   536.3 p0      21 x[2]
        vmovdqu64 zmm27, [rbp + 14272]                   ;   520.3 p3      21 x[2]
        vpternlogd zmm26, zmm16, zmm13, 0x6c             ;   537.3 p5      21 x[2]
        vpxord zmm1, zmm1, zmm29                         ;   537.3 p0      21 x[2]
        vpxord zmm6, zmm6, zmm29                         ;   538.0 p5      21 x[2]
        vpxord zmm30, zmm30, zmm1                        ;   538.3 p0      21 x[2]
        vpxord zmm8, zmm7, zmm31                         ;   539.0 p5      21 x[2]
        vpternlogd zmm7, zmm23, zmm3, 0x6c               ;   539.3 p0      21 x[2]
        vpternlogd zmm23, zmm4, zmm8, 0x78               ;   540.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm24                       ;   540.3 p0      21 x[2]
        vpternlogd zmm20, zmm2, zmm31, 0x78              ;   541.3 p5      21 x[2]
        vpternlogd zmm31, zmm0, zmm26, 0x6a              ;   541.3 p0      21 x[2]
        vpxord zmm0, zmm24, zmm13                        ;   542.0 p5      21 x[2]
        vpandd zmm25, zmm25, zmm8                        ;   542.3 p0      21 x[2]
        vpxord zmm8, zmm8, zmm0                          ;   543.0 p5      21 x[2]
        vpternlogd zmm3, zmm15, zmm8, 0x28               ;   544.0 p0      21 x[2]
        vpternlogd zmm8, zmm11, zmm28, 0x6c              ;   544.0 p5      21 x[2]
        vpternlogd zmm19, zmm3, zmm0, 0x6c               ;   545.0 p0      21 x[2]
        vpandd zmm9, zmm9, zmm0                          ;   545.0 p5      21 x[2]
        vpternlogd zmm13, zmm21, zmm19, 0x6a             ;   546.0 p0      21 x[2]
        vpternlogd zmm9, zmm26, zmm8, 0x96               ;   546.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 13440]                    ;   503.3 p2      32 x[2]
        vmovdqu64 zmm2, [rbp + 11776]                    ;   467.3 p3      21 x[2] reload
        vmovdqu64 zmm4, [rbp + 13568]                    ;   506.3 p2      21 x[2] reload
        vmovdqu64 zmm11, [rbp + 13504]                   ;   501.3 p3      32 x[2]
        vpternlogd zmm11, zmm4, zmm2, 0x96               ;   546.3 p0      32 x[2]
        vpternlogd zmm20, zmm19, zmm9, 0x96              ;   547.0 p5      21 x[2]
        vpxord zmm7, zmm7, zmm13                         ;   547.3 p0      21 x[2]
        vmovdqu64 zmm15, [rbp + 11008]                   ;   464.3 p2      32 x[2]
        vpternlogd zmm16, zmm17, zmm7, 0x96              ;   548.3 p5      21 x[2]
        vpternlogd zmm25, zmm8, zmm16, 0x96              ;   549.3 p0      21 x[2]
        vmovdqu64 zmm8, [rbp + 13376]                    ;   508.0 p3      32 x[2]
        vpternlogd zmm23, zmm3, zmm25, 0x96              ;   550.3 p5      21 x[2]
        vmovdqa64 zmm3, zmm29                            ;   533.3         21 x[2] copy
        vpternlogd zmm13, zmm10, [rbp + 11072], 0x78     ;   549.3 p0+p2   21 x[2]
        vpternlogd zmm16, zmm24, [rbp + 11456], 0x78     ;   550.0 p5+p3   21 x[2]
        vmovdqu64 zmm10, [rbp + 13312]                   ;   506.0 p2      32 x[2]
        vmovdqu64 zmm17, [rbp + 11712]                   ;   469.3 p3      21 x[2] reload
        vpxord zmm10, zmm10, zmm17                       ;   550.3 p0      32 x[2]
        vmovdqu64 zmm19, [rbp + 14336]                   ;   516.0 p2      21 x[2]
        vpternlogd zmm19, zmm14, [rbp + 14336], 0xc3     ;   551.0 p5+p3   21 x[2]
        vmovdqu64 zmm21, [rbp + 13952]                   ;   519.3 p2      21 x[2] reload
        vmovdqu64 zmm24, [rbp + 14208]                   ;   521.3 p3      21 x[2] reload
        vpternlogd zmm14, zmm24, zmm21, 0x78             ;   551.3 p0      21 x[2]
        vpxord zmm5, zmm5, zmm19                         ;   552.0 p5      21 x[2]
        vpxord zmm18, zmm18, zmm19                       ;   552.3 p0      21 x[2]
        vpandd zmm3, zmm3, zmm18                         ;   553.3 p5      21 x[2]
        vpxord zmm22, zmm22, zmm5                        ;   553.3 p0      21 x[2]
        vmovdqu64 zmm24, [rbp + 13696]                   ;   517.3 p2      21 x[2] reload
        vmovdqa64 zmm26, zmm1                            ;   538.3         21 x[2] copy
        vpternlogd zmm26, zmm21, zmm24, 0x60             ;   554.0 p5      21 x[2]
        vpternlogd zmm12, zmm26, zmm5, 0x36              ;   555.0 p0      21 x[2]
        vpternlogd zmm2, zmm13, zmm16, 0x96              ;   555.0 p5      32 x[2]
        vmovdqu64 zmm28, [rbp + 14656]                   ;   520.3 p3      21 x[2] reload
        vpandd zmm28, zmm28, zmm22                       ;   555.3 p0      21 x[2]
        vpxord zmm0, zmm0, zmm25                         ;   556.0 p5      32 x[2]
        vmovdqa64 zmm4, zmm20                            ;   548.0         21 x[2] copy
        vpternlogd zmm4, zmm16, zmm25, 0x96              ;   556.3 p0      21 x[2]
        vmovdqu64 zmm17, [rbp + 13184]                   ;   462.0 p2      32 x[2]
        vmovdqu64 [rbp + 14656], zmm31                   ;   542.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm31, [rbp + 13248]                   ;   502.0 p3      32 x[2]
        vpxord zmm31, zmm31, [rbp + 13184]               ;   557.0 p5+p2   32 x[2]
        vpxord zmm17, zmm17, zmm9                        ;   557.3 p0      32 x[2]
        vmovdqu64 [rbp + 13184], zmm31                   ;   558.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm31, [rbp + 13056]                   ;   469.0 p3      32 x[2]
        vmovdqu64 [rbp + 11776], zmm17                   ;   558.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm17, zmm28                           ;   556.3         21 x[2] copy
        vmovdqu64 [rbp + 14080], zmm7                    ;   548.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm12                            ;   556.0         21 x[2] copy
        vmovdqu64 [rbp + 14208], zmm23                   ;   551.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm23, zmm3                            ;   554.3         21 x[2] copy
        vpternlogd zmm23, zmm6, [rbp + 14016], 0x78      ;   558.0 p5+p2   21 x[2]
        vpternlogd zmm14, zmm28, zmm23, 0x96             ;   559.0 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 13824]                   ;   517.3 p3      21 x[2] reload
        vmovdqu64 [rbp + 14336], zmm4                    ;   557.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm4, [rbp + 13888]                    ;   518.3 p2      21 x[2] reload
        vpternlogd zmm3, zmm4, zmm28, 0x78               ;   559.0 p5      21 x[2]
        vpxord zmm7, zmm7, zmm3                          ;   560.0 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 14656]                   ;   542.3 p3      32 x[2]
        vpxord zmm28, zmm28, [rbp + 4288]                ;   560.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 11456], zmm28                   ;   561.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 13120]                   ;   467.0 p3      21 x[2] reload
        vmovdqu64 zmm4, [rbp + 11968]                    ;   505.0 p2      32 x[2]
        vpternlogd zmm4, zmm28, [rbp + 13120], 0xc3      ;   560.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 11072], zmm4                    ;   561.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm4, [rbp + 14656]                    ;   542.3 p2      21 x[2] reload
        vpternlogd zmm28, zmm4, [rbp + 12096], 0x69      ;   561.0 p5+p3   32 x[2]
        vmovdqu64 zmm4, [rbp + 13248]                    ;   502.0 p2      21 x[2] reload
        vmovdqu64 [rbp + 13120], zmm28                   ;   562.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 11072]                   ;   561.3 p3      32 x[2]
        vpternlogd zmm28, zmm4, [rbp + 13248], 0xc3      ;   567.3 p0+p2   32 x[2]
        vmovdqu64 zmm4, [rbp + 4096]                     ;   439.2 p3      32 x[2]
        vmovdqu64 [rbp + 13248], zmm28                   ;   568.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 4160]                    ;   440.0 p2      32 x[2]
        vmovdqu64 [rbp + 14272], zmm0                    ;   557.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 14144]                    ;   526.3 p3      21 x[2]
        vpternlogd zmm0, zmm30, [rbp + 10432], 0x6a      ;   562.0 p5+p2   21 x[2]
        vpternlogd zmm0, zmm26, zmm23, 0x96              ;   563.0 p0      21 x[2]
        vpandnd zmm23, zmm0, zmm7                        ;   564.0 p5      21 x[2]
        vmovdqa64 zmm26, zmm7                            ;   561.0         21 x[2] copy
        vpternlogd zmm26, zmm0, zmm14, 0xea              ;   564.0 p0      21 x[2]
        vmovdqu64 [rbp + 10432], zmm11                   ;   547.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm11, [rbp + 13760]                   ;   515.3 p3      21 x[2]
        vpternlogd zmm11, zmm19, [rbp + 12416], 0x87     ;   564.0 p5+p2   21 x[2]
        vpxord zmm17, zmm17, zmm11                       ;   565.0 p0      21 x[2]
        vpternlogd zmm3, zmm17, zmm14, 0x28              ;   566.0 p5      21 x[2]
        vmovdqa64 zmm11, zmm12                           ;   556.0         21 x[2] copy
        vpternlogd zmm11, zmm0, zmm17, 0x48              ;   566.0 p0      21 x[2]
        vpternlogd zmm26, zmm0, zmm11, 0x96              ;   567.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 12928]                    ;   459.3 p3      32 x[2]
        vpxord zmm0, zmm0, [rbp + 4800]                  ;   566.3 p0+p2   32 x[2]
        vpandd zmm5, zmm5, zmm26                         ;   568.0 p5      21 x[2]
        vmovdqu64 [rbp + 13760], zmm0                    ;   567.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 14464]                    ;   525.3 p3      21 x[2] reload
        vpandd zmm0, zmm0, zmm26                         ;   568.0 p0      21 x[2]
        vmovdqu64 [rbp + 14464], zmm10                   ;   551.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm10, zmm26                           ;   568.0         21 x[2] copy
        vmovdqu64 [rbp + 14144], zmm2                    ;   556.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm2, zmm11                            ;   567.0         21 x[2] copy
        vpternlogd zmm2, zmm3, zmm7, 0x36                ;   568.0 p5      21 x[2]
        vpternlogd zmm11, zmm3, zmm7, 0x1e               ;   568.3 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 14272]                    ;   557.0 p2      32 x[2]
        vpxord zmm3, zmm3, [rbp + 4864]                  ;   569.0 p5+p3   32 x[2]
        vpternlogd zmm12, zmm17, zmm11, 0x96             ;   569.3 p0      21 x[2]
        vpternlogd zmm23, zmm11, zmm14, 0x1e             ;   570.0 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 13504]                    ;   501.3 p2      21 x[2] reload
        vmovdqu64 zmm11, [rbp + 14464]                   ;   551.3 p3      32 x[2]
        vpternlogd zmm11, zmm7, [rbp + 13568], 0x69      ;   570.3 p0+p2   32 x[2]
        vmovdqu64 zmm7, [rbp + 11712]                    ;   469.3 p3      21 x[2] reload
        vmovdqu64 zmm14, [rbp + 13376]                   ;   508.0 p2      21 x[2] reload
        vmovdqu64 zmm17, [rbp + 14336]                   ;   557.3 p3      32 x[2]
        vpternlogd zmm17, zmm14, zmm7, 0x69              ;   571.0 p5      32 x[2]
        vpternlogd zmm30, zmm0, zmm12, 0x6c              ;   571.3 p0      21 x[2]
        vpternlogd zmm19, zmm5, zmm23, 0x6c              ;   572.0 p5      21 x[2]
        vmovdqu64 zmm14, [rbp + 14592]                   ;   532.3 p2      21 x[2] reload
        vpandd zmm14, zmm14, zmm12                       ;   572.3 p0      21 x[2]
        vpxord zmm12, zmm12, zmm2                        ;   573.0 p5      21 x[2]
        vpternlogd zmm6, zmm30, zmm12, 0x6c              ;   574.0 p0      21 x[2]
        vpxord zmm10, zmm10, zmm2                        ;   574.0 p5      21 x[2]
        vpternlogd zmm22, zmm19, zmm10, 0x6c             ;   575.0 p0      21 x[2]
        vpandd zmm27, zmm27, zmm10                       ;   575.0 p5      21 x[2]
        vmovdqu64 [rbp + 14592], zmm3                    ;   570.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 11776]                    ;   558.3 p3      32 x[2]
        vpxord zmm3, zmm3, [rbp + 4928]                  ;   575.3 p0+p2   32 x[2]
        vmovdqu64 [rbp + 13376], zmm3                    ;   576.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 14400]                    ;   527.3 p3      21 x[2] reload
        vpandd zmm3, zmm3, zmm2                          ;   576.0 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 14528]                    ;   525.3 p2      21 x[2] reload
        vpandd zmm7, zmm7, zmm2                          ;   576.3 p0      21 x[2]
        vpxord zmm2, zmm12, zmm23                        ;   577.0 p5      21 x[2]
        vpxord zmm10, zmm10, zmm2                        ;   578.0 p0      21 x[2]
        vpternlogd zmm21, zmm24, zmm10, 0x28             ;   579.0 p5      21 x[2]
        vpternlogd zmm10, zmm0, zmm1, 0x6c               ;   579.0 p0      21 x[2]
        vmovdqu64 zmm0, [rbp + 12992]                    ;   494.3 p3      21 x[2] reload
        vmovdqu64 zmm1, [rbp + 11136]                    ;   491.0 p2      32 x[2]
        vpternlogd zmm1, zmm0, [rbp + 12544], 0x96       ;   579.0 p5+p3   32 x[2]
        vpternlogd zmm18, zmm21, zmm2, 0x6c              ;   580.0 p0      21 x[2]
        vpandd zmm29, zmm29, zmm2                        ;   580.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 14336]                    ;   557.3 p2      21 x[2] reload
        vmovdqu64 zmm2, [rbp + 14272]                    ;   557.0 p3      32 x[2]
        vpternlogd zmm2, zmm0, [rbp + 4224], 0x96        ;   580.3 p0+p2   32 x[2]
        vpternlogd zmm29, zmm10, zmm6, 0x96              ;   581.0 p5      21 x[2]
        vpternlogd zmm12, zmm18, [rbp + 14016], 0x6c     ;   581.3 p0+p3   21 x[2]
        vpternlogd zmm19, zmm7, zmm12, 0x96              ;   582.3 p5      21 x[2]
        vpternlogd zmm30, zmm3, zmm19, 0x96              ;   583.3 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 12864]                    ;   464.3 p2      21 x[2] reload
        vmovdqu64 zmm7, [rbp + 11712]                    ;   469.3 p3      32 x[2]
        vpternlogd zmm7, zmm3, [rbp + 4736], 0x96        ;   583.0 p5+p2   32 x[2]
        vpternlogd zmm27, zmm10, zmm30, 0x96             ;   584.3 p0      21 x[2]
        vpternlogd zmm22, zmm21, zmm27, 0x96             ;   585.3 p5      21 x[2]
        vmovdqa64 zmm10, zmm23                           ;   571.0         21 x[2] copy
        vpternlogd zmm10, zmm26, [rbp + 13824], 0x28     ;   584.3 p0+p3   21 x[2]
        vpternlogd zmm10, zmm5, zmm18, 0x96              ;   585.3 p5      21 x[2]
        vpternlogd zmm26, zmm23, [rbp + 13888], 0x28     ;   585.3 p0+p2   21 x[2]
        vpternlogd zmm10, zmm27, zmm29, 0x96             ;   586.3 p5      21 x[2]
        vpternlogd zmm19, zmm26, zmm6, 0x69              ;   586.3 p0      21 x[2]
        vpternlogd zmm30, zmm23, [rbp + 12416], 0x78     ;   587.0 p5+p3   21 x[2]
        vpternlogd zmm12, zmm14, zmm30, 0x96             ;   588.0 p0      21 x[2]
        vpternlogd zmm13, zmm16, zmm12, 0x96             ;   589.0 p5      32 x[2]
        vpternlogd zmm20, zmm10, zmm25, 0x96             ;   588.3 p0      32 x[2]
        vpxord zmm15, zmm15, zmm27                       ;   589.0 p5      32 x[2]
        vpxord zmm9, zmm9, zmm29                         ;   589.3 p0      32 x[2]
        vpxord zmm30, zmm30, zmm10                       ;   590.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm22                       ;   590.3 p0      32 x[2]
        vpxord zmm8, zmm8, zmm30                         ;   591.0 p5      32 x[2]
        vpternlogd zmm0, zmm8, zmm15, 0x96               ;   592.0 p0      32 x[2]
        vpternlogd zmm30, zmm3, [rbp + 11712], 0x96      ;   592.0 p5+p2   32 x[2]
        vmovdqu64 zmm3, [rbp + 13312]                    ;   506.0 p3      21 x[2] reload
        vpternlogd zmm17, zmm10, zmm3, 0x96              ;   592.3 p0      32 x[2]
        vmovdqu64 zmm5, [rbp + 14144]                    ;   556.0 p2      32 x[2] reload
        vpternlogd zmm10, zmm3, zmm5, 0x96               ;   593.0 p5      32 x[2]
        vpternlogd zmm3, zmm30, zmm20, 0x69              ;   593.3 p0      32 x[2]
        vmovdqu64 zmm14, [rbp + 14272]                   ;   557.0 p3      32 x[2] reload
        vpternlogd zmm27, zmm13, zmm14, 0x69             ;   594.0 p5      32 x[2]
        vpternlogd zmm7, zmm14, zmm8, 0x96               ;   594.3 p0      32 x[2]
        vpxord zmm4, zmm4, zmm8                          ;   595.0 p5      32 x[2]
        vmovdqu64 zmm14, [rbp + 14208]                   ;   551.3 p2      21 x[2] reload
        vpternlogd zmm1, zmm14, [rbp + 13440], 0x96      ;   595.3 p0+p3   32 x[2]
        vpternlogd zmm22, zmm1, zmm9, 0x96               ;   596.3 p5      32 x[2]
        vpternlogd zmm30, zmm25, [rbp + 11008], 0x96     ;   596.3 p0+p2   32 x[2]
        vmovdqu64 zmm16, [rbp + 10432]                   ;   547.3 p3      32 x[2] reload
        vpternlogd zmm25, zmm15, zmm16, 0x69             ;   597.0 p5      32 x[2]
        vmovdqa64 zmm18, zmm20                           ;   589.3         32 x[2] copy
        vpternlogd zmm18, zmm12, zmm12, 0xc3             ;   597.3 p0      32 x[2]
        vmovdqu64 zmm12, [rbp + 8640]                    ;   467.0 p2      32 x[3]
        vpxord zmm12, zmm12, [r8 + 388]{1to16}           ;   598.0 p5+p3   32 x[3]
        vmovdqu64 zmm21, [rbp + 9344]                    ;   468.0 p2      32 x[3]
        vpxord zmm21, zmm21, [r8 + 420]{1to16}           ;   598.3 p0+p3   32 x[3]
        vmovdqu64 zmm23, [rbp + 8960]                    ;   469.0 p2      32 x[3]
        vpxord zmm23, zmm23, [r8 + 444]{1to16}           ;   599.0 p5+p3   32 x[3]
        vpxord zmm8, zmm8, [rbp + 5120]                  ;   599.3 p0+p2   32 x[2]
        vpternlogd zmm8, zmm20, zmm17, 0x96              ;   600.3 p5      32 x[2]
        vpxord zmm17, zmm17, [rbp + 4608]                ;   600.3 p0+p3   32 x[2]
        vpxord zmm2, zmm2, zmm30                         ;   601.0 p5      32 x[2]
        vpternlogd zmm13, zmm11, [rbp + 3968], 0x96      ;   601.3 p0+p2   32 x[2]
        vpternlogd zmm4, zmm3, [rbp + 14464], 0x96       ;   602.0 p5+p3   32 x[2]
        vpxord zmm3, zmm3, [rbp + 5632]                  ;   602.3 p0+p2   32 x[2]
        vmovdqa64 zmm20, zmm26                           ;   586.3         32 x[2] copy
        vpternlogd zmm20, zmm6, [rbp + 12928], 0x96      ;   603.0 p5+p3   32 x[2]
        vpternlogd zmm26, zmm6, [rbp + 12096], 0x96      ;   603.3 p0+p2   32 x[2]
        vpternlogd zmm11, zmm10, [rbp + 5504], 0x96      ;   604.0 p5+p3   32 x[2]
        vpternlogd zmm10, zmm18, [rbp + 4480], 0x96      ;   604.3 p0+p2   32 x[2]
        vpternlogd zmm18, zmm16, [rbp + 4992], 0x96      ;   605.0 p5+p3   32 x[2]
        vmovdqu64 zmm6, [rbp + 8320]                     ;   475.0 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 8256]                    ;   475.3 p3      32 x[3]
        vpternlogd zmm16, zmm6, [r8 + 412]{1to16}, 0x96  ;   605.3 p0+p2   32 x[3]
        vpternlogd zmm15, zmm27, [rbp + 5376], 0x96      ;   606.0 p5+p3   32 x[2]
        vpternlogd zmm27, zmm5, [rbp + 5888], 0x96       ;   606.3 p0+p2   32 x[2]
        vpternlogd zmm5, zmm25, [rbp + 14592], 0x96      ;   607.0 p5+p3   32 x[2]
        vpxord zmm25, zmm25, [rbp + 4352]                ;   607.3 p0+p2   32 x[2]
        vpternlogd zmm30, zmm0, [rbp + 5248], 0x96       ;   608.0 p5+p3   32 x[2]
        vpxord zmm0, zmm0, [rbp + 5760]                  ;   608.3 p0+p2   32 x[2]
        vpxord zmm28, zmm28, zmm26                       ;   609.0 p5      32 x[2]
        vpxord zmm24, zmm26, [rbp + 5184]                ;   609.3 p0+p3   32 x[2]
        vmovdqa64 zmm6, zmm31                            ;   591.3         32 x[2] copy
        vpternlogd zmm6, zmm14, [rbp + 13184], 0x96      ;   610.0 p5+p2   32 x[2]
        vpternlogd zmm14, zmm20, [rbp + 13056], 0x96     ;   610.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 13056], zmm11                   ;   605.0 p7+p4   32 x[2] spill
        vpxord zmm11, zmm6, [rbp + 4416]                 ;   611.0 p5+p2   32 x[2]
        vpternlogd zmm6, zmm1, [rbp + 13376], 0x96       ;   611.3 p0+p3   32 x[2]
        vpternlogd zmm23, zmm6, [rbp + 11840], 0x96      ;   612.3 p5+p2   32 x[3]
        vmovdqu64 [rbp + 13376], zmm6                    ;   612.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm6, [rbp + 13248]                    ;   568.3 p3      32 x[2] reload
        vpternlogd zmm9, zmm6, [rbp + 4032], 0x96        ;   612.3 p0+p2   32 x[2]
        vpternlogd zmm12, zmm9, [rbp + 11328], 0x96      ;   613.3 p5+p3   32 x[3]
        vmovdqu64 [rbp + 14208], zmm9                    ;   613.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm9, zmm26                            ;   604.3         32 x[2] copy
        vpternlogd zmm9, zmm31, [rbp + 14656], 0x96      ;   613.3 p0+p2   32 x[2]
        vpternlogd zmm31, zmm22, [rbp + 5440], 0x96      ;   614.0 p5+p3   32 x[2]
        vpternlogd zmm26, zmm1, [rbp + 13760], 0x96      ;   614.3 p0+p2   32 x[2]
        vpternlogd zmm1, zmm14, [rbp + 11456], 0x96      ;   615.0 p5+p3   32 x[2]
        vpternlogd zmm14, zmm9, [rbp + 5312], 0x96       ;   615.3 p0+p2   32 x[2]
        vpxord zmm9, zmm9, [rbp + 5824]                  ;   616.0 p5+p3   32 x[2]
        vmovdqu64 [rbp + 11456], zmm0                    ;   609.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 11776]                    ;   558.3 p2      32 x[2] reload
        vpternlogd zmm22, zmm0, [rbp + 5952], 0x96       ;   616.3 p0+p3   32 x[2]
        vpternlogd zmm0, zmm19, [rbp + 11968], 0x96      ;   617.0 p5+p2   32 x[2]
        vpternlogd zmm6, zmm0, [rbp + 5568], 0x96        ;   618.0 p0+p3   32 x[2]
        vmovdqu64 [rbp + 13248], zmm22                   ;   617.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm22, [rbp + 8576]                    ;   489.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 11776], zmm27                   ;   607.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm27, [rbp + 11648]                   ;   489.3 p3      32 x[3]
        vpternlogd zmm27, zmm22, [r8 + 452]{1to16}, 0x96 ;   618.0 p5+p2   32 x[3]
        vmovdqu64 zmm22, [rbp + 4672]                    ;   490.3 p3      32 x[2]
        vmovdqu64 [rbp + 13760], zmm9                    ;   617.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm9, [rbp + 5696]                     ;   491.0 p2      32 x[2]
        vmovdqu64 [rbp + 14144], zmm3                    ;   603.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 14656]                    ;   542.3 p3      32 x[2]
        vpternlogd zmm3, zmm19, [rbp + 14080], 0x69      ;   618.3 p0+p2   32 x[2]
        vmovdqu64 [rbp + 14080], zmm18                   ;   606.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm18, zmm3                            ;   619.3         32 x[2] copy
        vpternlogd zmm18, zmm29, zmm29, 0xc3             ;   619.3 p5      32 x[2]
        vmovdqu64 zmm29, [rbp + 8192]                    ;   493.5 p3      32 x[3]
        vpxord zmm29, zmm29, [r8 + 484]{1to16}           ;   619.3 p0+p2   32 x[3]
        vmovdqu64 [rbp + 14656], zmm30                   ;   609.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm30, [rbp + 9600]                    ;   495.0 p3      21 x[3]
        vpxord zmm30, zmm30, [r8 + 392]{1to16}           ;   620.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 14592], zmm27                   ;   619.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm27, [rbp + 9280]                    ;   496.3 p3      21 x[3]
        vpxord zmm27, zmm27, [r8 + 404]{1to16}           ;   620.3 p0+p2   21 x[3]
        vpternlogd zmm20, zmm3, [rbp + 11968], 0x96      ;   621.0 p5+p3   32 x[2]
        vpxord zmm9, zmm9, zmm20                         ;   622.0 p0      32 x[2]
        vmovdqu64 [rbp + 10432], zmm9                    ;   623.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm9, [rbp + 9408]                     ;   499.0 p2      21 x[3]
        vpxord zmm9, zmm9, [r8 + 408]{1to16}             ;   622.0 p5+p3   21 x[3]
        vpternlogd zmm28, zmm20, [rbp + 11072], 0x96     ;   622.3 p0+p2   32 x[2]
        vpternlogd zmm0, zmm18, [rbp + 4544], 0x96       ;   623.0 p5+p3   32 x[2]
        vmovdqu64 zmm20, [rbp + 12032]                   ;   501.0 p2      32 x[1] reload
        vpternlogd zmm29, zmm6, zmm20, 0x96              ;   623.3 p0      32 x[3]
        vpternlogd zmm30, zmm4, [rbp + 11200], 0x69      ;   624.0 p5+p3   21 x[3]
        vpternlogd zmm21, zmm0, [rbp + 10240], 0x96      ;   624.3 p0+p2   32 x[3]
        vpternlogd zmm27, zmm1, [rbp + 10112], 0x69      ;   625.0 p5+p3   21 x[3]
        vpternlogd zmm9, zmm25, [rbp + 8704], 0x69       ;   625.3 p0+p2   21 x[3]
        vpxord zmm20, zmm30, zmm9                        ;   626.3 p5      21 x[3]
        vmovdqu64 [rbp + 11072], zmm6                    ;   619.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm6, [rbp + 13120]                    ;   562.0 p3      32 x[2] reload
        vpternlogd zmm19, zmm6, [rbp + 11968], 0x96      ;   626.3 p0+p2   32 x[2]
        vpternlogd zmm24, zmm3, zmm19, 0x96              ;   627.3 p5      32 x[2]
        vpxord zmm22, zmm22, zmm19                       ;   627.3 p0      32 x[2]
        vmovdqu64 zmm3, [rbp + 9216]                     ;   506.0 p3      32 x[0] reload
        vmovdqu64 zmm6, [rbp + 10816]                    ;   506.3 p2      32 x[3]
        vpternlogd zmm6, zmm3, [r8 + 476]{1to16}, 0x96   ;   628.0 p5+p3   32 x[3]
        vpxord zmm19, zmm12, zmm20                       ;   628.3 p0      21 x[3]
        vmovdqa64 zmm3, zmm12                            ;   614.3         21 x[3] copy
        vmovdqu64 [rbp + 11968], zmm0                    ;   624.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm0, zmm12                            ;   614.3         21 x[3] copy
        vmovdqu64 [rbp + 13120], zmm25                   ;   608.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm25, zmm9                            ;   626.3         21 x[3] copy
        vmovdqu64 [rbp + 12096], zmm1                    ;   616.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm1, zmm9                             ;   626.3         21 x[3] copy
        vmovdqu64 [rbp + 12928], zmm4                    ;   603.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm4, zmm27                            ;   626.0         21 x[3] copy
        vpternlogd zmm4, zmm16, zmm11, 0x96              ;   629.0 p5      21 x[3]
        vpternlogd zmm16, zmm20, zmm11, 0x96             ;   629.3 p0      21 x[3]
        vmovdqu64 [rbp + 14464], zmm11                   ;   612.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm11, zmm20                           ;   627.3         21 x[3] copy
        vmovdqu64 [rbp + 11008], zmm29                   ;   624.3 p7+p4   32 x[3] spill
        vmovdqa64 zmm29, zmm19                           ;   629.3         21 x[3] copy
        vmovdqu64 [rbp + 13440], zmm31                   ;   615.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm31, zmm16                           ;   630.3         21 x[3] copy
        vmovdqu64 [rbp + 14272], zmm6                    ;   629.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm6, zmm16                            ;   630.3         21 x[3] copy
        vmovdqu64 [rbp + 13312], zmm24                   ;   628.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm24, [rbp + 13184]                   ;   558.0 p2      32 x[2] reload
        vpternlogd zmm18, zmm24, [rbp + 5056], 0x96      ;   630.0 p5+p3   32 x[2]
        vmovdqu64 zmm24, [rbp + 10624]                   ;   511.8 p2      21 x[3]
        vpxord zmm24, zmm24, [r8 + 424]{1to16}           ;   630.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 13184], zmm18                   ;   631.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm18, [rbp + 10176]                   ;   512.8 p2      21 x[3]
        vpxord zmm18, zmm18, [r8 + 432]{1to16}           ;   631.0 p5+p3   21 x[3]
        vmovdqu64 [rbp + 12864], zmm15                   ;   607.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm15, [rbp + 10496]                   ;   513.8 p2      21 x[3]
        vpxord zmm15, zmm15, [r8 + 440]{1to16}           ;   631.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 11712], zmm14                   ;   616.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm14, zmm23                           ;   613.3         21 x[3] copy
        vmovdqu64 [rbp + 14336], zmm8                    ;   601.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm8, zmm9                             ;   626.3         21 x[3] copy
        vpternlogd zmm24, zmm17, [rbp + 8384], 0x96      ;   632.0 p5+p2   21 x[3]
        vpternlogd zmm18, zmm7, [rbp + 12608], 0x96      ;   632.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 12416], zmm7                    ;   595.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm7, zmm19                            ;   629.3         21 x[3] copy
        vpternlogd zmm15, zmm5, [rbp + 12224], 0x69      ;   633.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 13888], zmm5                    ;   608.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm5, zmm21                            ;   625.3         21 x[3] copy
        vmovdqu64 [rbp + 13824], zmm17                   ;   601.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm17, zmm15                           ;   634.0         21 x[3] copy
        vpternlogd zmm17, zmm24, zmm24, 0xc3             ;   634.0 p0      21 x[3]
        vpxord zmm5, zmm5, zmm17                         ;   635.0 p5      21 x[3]
        vpxord zmm14, zmm14, zmm17                       ;   635.0 p0      21 x[3]
        vmovdqu64 [rbp + 14016], zmm24                   ;   633.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm24, zmm15                           ;   634.0         21 x[3] copy
        vmovdqu64 [rbp + 12544], zmm14                   ;   636.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm14, [rbp + 9472]                    ;   517.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 12992], zmm17                   ;   635.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm17, [rbp + 11584]                   ;   517.3 p2      32 x[3]
        vpternlogd zmm17, zmm14, [r8 + 508]{1to16}, 0x96 ;   635.0 p5+p3   32 x[3]
        vmovdqu64 zmm14, [rbp + 8896]                    ;   518.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 11136], zmm17                   ;   636.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm17, [rbp + 12800]                   ;   519.0 p3      21 x[3]
        vpternlogd zmm17, zmm14, [r8 + 384]{1to16}, 0x96 ;   635.3 p0+p2   21 x[3]
        vmovdqa64 zmm14, zmm19                           ;   629.3         21 x[3] copy
        vpternlogd zmm14, zmm17, zmm13, 0x69             ;   636.3 p5      21 x[3]
        vmovdqu64 [rbp + 13696], zmm21                   ;   625.3 p8+p9   32 x[3] spill
        vmovdqa64 zmm21, zmm5                            ;   636.0         21 x[3] copy
        vmovdqu64 [rbp + 13952], zmm15                   ;   634.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm15, [rbp + 8512]                    ;   520.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 14528], zmm5                    ;   636.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm5, [rbp + 11392]                    ;   520.3 p2      21 x[3]
        vpternlogd zmm5, zmm15, [r8 + 400]{1to16}, 0x96  ;   636.3 p0+p3   21 x[3]
        vpternlogd zmm4, zmm5, zmm2, 0x69                ;   637.3 p5      21 x[3]
        vpternlogd zmm5, zmm14, zmm2, 0x69               ;   637.3 p0      21 x[3]
        vpxord zmm29, zmm29, zmm4                        ;   638.3 p5      21 x[3]
        vpternlogd zmm14, zmm29, zmm16, 0x78             ;   639.3 p0      21 x[3]
        vpxord zmm1, zmm1, zmm5                          ;   639.0 p5      21 x[3]
        vpandd zmm0, zmm0, zmm5                          ;   639.3 p0      21 x[3]
        vpxord zmm31, zmm31, zmm1                        ;   640.0 p5      21 x[3]
        vmovdqu64 zmm15, [rbp + 13952]                   ;   634.0 p2      21 x[3]
        vmovdqu64 [rbp + 14400], zmm2                    ;   602.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm2, [rbp + 13696]                    ;   625.3 p3      21 x[3]
        vmovdqu64 [rbp + 13568], zmm10                   ;   605.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm10, zmm5                            ;   638.3         21 x[3] copy
        vmovdqu64 [rbp + 13504], zmm23                   ;   613.3 p7+p4   32 x[3] spill
        vmovdqa64 zmm23, zmm4                            ;   638.3         21 x[3] copy
        vmovdqu64 [rbp + 13632], zmm18                   ;   633.3 p8+p9   21 x[3] spill
        vpandd zmm18, zmm4, zmm31                        ;   641.0 p0      21 x[3]
        vpternlogd zmm0, zmm30, zmm18, 0x96              ;   642.0 p5      21 x[3]
        vmovdqa64 zmm30, zmm1                            ;   640.0         21 x[3] copy
        vmovdqu64 [rbp + 14720], zmm22                   ;   628.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm22, [rbp + 9152]                    ;   527.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 14784], zmm26                   ;   615.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm26, [rbp + 12736]                   ;   528.0 p3      21 x[3]
        vpternlogd zmm26, zmm22, [r8 + 396]{1to16}, 0x96 ;   641.3 p0+p2   21 x[3]
        vpternlogd zmm26, zmm27, zmm28, 0x96             ;   642.3 p5      21 x[3]
        vpternlogd zmm17, zmm26, zmm13, 0x69             ;   643.3 p0      21 x[3]
        vpxord zmm25, zmm25, zmm26                       ;   643.3 p5      21 x[3]
        vpxord zmm23, zmm23, zmm17                       ;   644.3 p0      21 x[3]
        vpxord zmm3, zmm3, zmm17                         ;   644.3 p5      21 x[3]
        vpxord zmm11, zmm11, zmm23                       ;   645.3 p0      21 x[3]
        vpxord zmm10, zmm10, zmm25                       ;   645.0 p5      21 x[3]
        vpxord zmm6, zmm6, zmm25                         ;   645.3 p0      21 x[3]
        vpternlogd zmm27, zmm6, zmm11, 0x78              ;   646.3 p5      21 x[3]
        vmovdqu64 zmm22, [rbp + 12992]                   ;   635.0 p3      21 x[3]
        vmovdqu64 [rbp + 14848], zmm28                   ;   623.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 12544]                   ;   636.0 p2      21 x[3]
        vmovdqu64 [rbp + 14912], zmm13                   ;   602.3 p8+p9   32 x[2] spill
        vpandd zmm13, zmm17, zmm10                       ;   646.3 p0      21 x[3]
        vpternlogd zmm9, zmm13, zmm20, 0x6c              ;   647.3 p5      21 x[3]
        vpternlogd zmm13, zmm3, zmm25, 0x78              ;   647.3 p0      21 x[3]
        vpternlogd zmm14, zmm18, zmm13, 0x96             ;   648.3 p5      21 x[3]
        vmovdqu64 zmm18, [rbp + 14528]                   ;   636.0 p3      21 x[3]
        vmovdqu64 [rbp + 14976], zmm18                   ;   642.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm18, zmm9                            ;   648.3         21 x[3] copy
        vpternlogd zmm9, zmm0, zmm14, 0x28               ;   649.3 p0      21 x[3]
        vmovdqu64 [rbp + 15040], zmm31                   ;   641.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm31, zmm23                           ;   645.3         21 x[3] copy
        vpternlogd zmm31, zmm16, zmm26, 0x60             ;   649.0 p5      21 x[3]
        vpternlogd zmm27, zmm13, zmm31, 0x96             ;   650.0 p0      21 x[3]
        vpternlogd zmm31, zmm1, zmm19, 0x1e              ;   650.0 p5      21 x[3]
        vmovdqu64 zmm1, [rbp + 8448]                     ;   532.8 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 9024]                    ;   533.0 p3      21 x[3]
        vpternlogd zmm13, zmm1, [r8 + 416]{1to16}, 0x96  ;   650.3 p0+p2   21 x[3]
        vpxord zmm18, zmm18, zmm31                       ;   651.0 p5      21 x[3]
        vpandnd zmm19, zmm27, zmm18                      ;   652.0 p0      21 x[3]
        vmovdqa64 zmm1, zmm31                            ;   651.0         21 x[3] copy
        vpternlogd zmm1, zmm27, zmm0, 0x48               ;   652.0 p5      21 x[3]
        vmovdqu64 [rbp + 15104], zmm13                   ;   651.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm13, zmm1                            ;   653.0         21 x[3] copy
        vpternlogd zmm13, zmm9, zmm18, 0x36              ;   653.0 p0      21 x[3]
        vpternlogd zmm9, zmm1, zmm18, 0x36               ;   653.0 p5      21 x[3]
        vpternlogd zmm31, zmm0, zmm9, 0x96               ;   654.0 p0      21 x[3]
        vpternlogd zmm19, zmm9, zmm14, 0x1e              ;   654.0 p5      21 x[3]
        vpternlogd zmm18, zmm14, zmm27, 0xec             ;   654.3 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 10560]                    ;   535.3 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 10048]                    ;   535.5 p2      21 x[3]
        vpternlogd zmm9, zmm0, [r8 + 436]{1to16}, 0x96   ;   655.0 p5+p3   21 x[3]
        vpternlogd zmm18, zmm1, zmm27, 0x96              ;   655.3 p0      21 x[3]
        vmovdqu64 zmm1, [rbp + 10368]                    ;   536.5 p2      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 12672]                   ;   537.3 p3      21 x[3]
        vpternlogd zmm14, zmm1, [r8 + 428]{1to16}, 0x96  ;   656.0 p5+p2   21 x[3]
        vpandd zmm6, zmm6, zmm31                         ;   656.3 p0      21 x[3]
        vpandd zmm7, zmm7, zmm18                         ;   657.0 p5      21 x[3]
        vpternlogd zmm11, zmm7, zmm31, 0x6c              ;   658.0 p0      21 x[3]
        vpternlogd zmm29, zmm11, zmm13, 0x6c             ;   659.0 p5      21 x[3]
        vpxord zmm31, zmm31, zmm13                       ;   658.3 p0      21 x[3]
        vpternlogd zmm11, zmm3, zmm31, 0x78              ;   659.3 p5      21 x[3]
        vpandd zmm30, zmm30, zmm18                       ;   659.3 p0      21 x[3]
        vpternlogd zmm5, zmm30, zmm19, 0x6c              ;   660.3 p5      21 x[3]
        vpxord zmm3, zmm13, zmm18                        ;   660.3 p0      21 x[3]
        vpternlogd zmm13, zmm5, zmm16, 0x6c              ;   661.3 p5      21 x[3]
        vpxord zmm18, zmm18, zmm19                       ;   661.3 p0      21 x[3]
        vpternlogd zmm20, zmm18, zmm11, 0x6a             ;   662.3 p5      21 x[3]
        vpandd zmm8, zmm8, zmm18                         ;   662.3 p0      21 x[3]
        vpandd zmm4, zmm4, zmm3                          ;   663.0 p5      21 x[3]
        vpxord zmm18, zmm19, zmm31                       ;   663.3 p0      21 x[3]
        vpandd zmm17, zmm17, zmm18                       ;   664.3 p5      21 x[3]
        vmovdqu64 zmm27, [rbp + 14784]                   ;   615.3 p3      32 x[2] reload
        vpternlogd zmm9, zmm27, zmm27, 0xc3              ;   664.3 p0      21 x[3]
        vpxord zmm27, zmm3, zmm18                        ;   665.0 p5      21 x[3]
        vpternlogd zmm16, zmm26, zmm27, 0x28             ;   666.0 p0      21 x[3]
        vmovdqu64 zmm26, [rbp + 13952]                   ;   634.0 p2      21 x[3]
        vpternlogd zmm27, zmm7, zmm23, 0x6c              ;   666.0 p5      21 x[3]
        vpternlogd zmm18, zmm10, zmm16, 0x6a             ;   667.0 p0      21 x[3]
        vmovdqu64 zmm7, [rbp + 9984]                     ;   546.2 p3      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 11904]                   ;   547.0 p2      21 x[3]
        vpternlogd zmm10, zmm7, [r8 + 448]{1to16}, 0x96  ;   667.0 p5+p3   21 x[3]
        vpternlogd zmm31, zmm25, zmm18, 0x6a             ;   668.0 p0      21 x[3]
        vmovdqu64 zmm23, [rbp + 8064]                    ;   548.0 p2      21 x[3]
        vpxord zmm23, zmm23, [r8 + 456]{1to16}           ;   668.0 p5+p3   21 x[3]
        vmovdqu64 zmm25, [rbp + 9664]                    ;   549.0 p2      21 x[3]
        vpxord zmm25, zmm25, [r8 + 468]{1to16}           ;   668.3 p0+p3   21 x[3]
        vpternlogd zmm8, zmm30, zmm18, 0x96              ;   669.0 p5      21 x[3]
        vpternlogd zmm17, zmm11, zmm27, 0x96             ;   669.3 p0      21 x[3]
        vmovdqu64 zmm11, [rbp + 9536]                    ;   550.0 p2      21 x[3]
        vpxord zmm11, zmm11, [r8 + 472]{1to16}           ;   670.0 p5+p3   21 x[3]
        vpternlogd zmm5, zmm3, [rbp + 15040], 0x78       ;   670.3 p0+p2   21 x[3]
        vmovdqu64 zmm3, [rbp + 8128]                     ;   551.3 p3      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 12160]                   ;   552.0 p2      21 x[3]
        vpternlogd zmm18, zmm3, [r8 + 464]{1to16}, 0x96  ;   671.0 p5+p3   21 x[3]
        vpternlogd zmm29, zmm13, zmm31, 0x96             ;   671.3 p0      21 x[3]
        vpternlogd zmm4, zmm27, zmm29, 0x96              ;   672.3 p5      21 x[3]
        vpternlogd zmm29, zmm19, zmm12, 0x78             ;   672.3 p0      21 x[3]
        vmovdqu64 zmm12, [rbp + 13568]                   ;   605.3 p2      32 x[2] reload
        vmovdqu64 zmm19, [rbp + 15104]                   ;   651.3 p3      21 x[3] reload
        vmovdqu64 zmm27, [rbp + 14528]                   ;   636.0 p2      21 x[3]
        vpternlogd zmm27, zmm19, zmm12, 0x69             ;   673.0 p5      21 x[3]
        vpternlogd zmm5, zmm16, zmm4, 0x96               ;   673.3 p0      21 x[3]
        vpternlogd zmm13, zmm20, zmm31, 0x69             ;   674.0 p5      21 x[3]
        vpternlogd zmm31, zmm6, zmm29, 0x69              ;   674.3 p0      21 x[3]
        vmovdqu64 zmm6, [rbp + 9792]                     ;   554.3 p3      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 11264]                   ;   555.0 p2      21 x[3]
        vpternlogd zmm16, zmm6, [r8 + 460]{1to16}, 0x96  ;   675.0 p5+p3   21 x[3]
        vpternlogd zmm8, zmm4, zmm17, 0x96               ;   675.3 p0      21 x[3]
        vmovdqu64 zmm30, [rbp + 14720]                   ;   628.3 p2      32 x[2] reload
        vpternlogd zmm14, zmm9, zmm30, 0x96              ;   676.0 p5      21 x[3]
        vpternlogd zmm19, zmm14, zmm12, 0x69             ;   677.0 p0      21 x[3]
        vpxord zmm24, zmm24, zmm14                       ;   677.0 p5      21 x[3]
        vpxord zmm2, zmm2, zmm19                         ;   678.0 p0      21 x[3]
        vpxord zmm28, zmm28, zmm24                       ;   678.0 p5      21 x[3]
        vmovdqa64 zmm30, zmm19                           ;   678.0         21 x[3] copy
        vmovdqa64 zmm12, zmm19                           ;   678.0         21 x[3] copy
        vmovdqa64 zmm3, zmm24                            ;   678.0         21 x[3] copy
        vmovdqu64 zmm6, [rbp + 13632]                    ;   633.3 p3      21 x[3]
        vpternlogd zmm6, zmm27, [rbp + 13632], 0xc3      ;   678.3 p0+p2   21 x[3]
        vpxord zmm15, zmm15, zmm6                        ;   679.3 p5      21 x[3]
        vpxord zmm3, zmm3, zmm6                          ;   679.3 p0      21 x[3]
        vpandd zmm12, zmm12, zmm3                        ;   680.3 p5      21 x[3]
        vmovdqa64 zmm7, zmm12                            ;   681.3         21 x[3] copy
        vpternlogd zmm7, zmm2, zmm24, 0x78               ;   681.3 p0      21 x[3]
        vmovdqa64 zmm0, zmm15                            ;   680.3         21 x[3] copy
        vmovdqu64 zmm1, [rbp + 14336]                    ;   601.3 p3      32 x[2] reload
        vpternlogd zmm23, zmm1, [rbp + 10944], 0x96      ;   681.0 p5+p2   21 x[3]
        vmovdqu64 zmm1, [rbp + 12992]                    ;   635.0 p3      21 x[3] reload
        vpternlogd zmm12, zmm1, [rbp + 13952], 0x78      ;   681.3 p0+p2   21 x[3]
        vmovdqu64 [rbp + 13952], zmm13                   ;   675.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm13, zmm12                           ;   682.3         21 x[3] copy
        vmovdqu64 [rbp + 15104], zmm20                   ;   663.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm20, [rbp + 11712]                   ;   616.3 p3      32 x[2] reload
        vpternlogd zmm25, zmm20, [rbp + 10304], 0x69     ;   682.0 p5+p2   21 x[3]
        vpternlogd zmm16, zmm25, [rbp + 13312], 0x96     ;   683.0 p0+p3   21 x[3]
        vmovdqa64 zmm20, zmm16                           ;   684.0         21 x[3] copy
        vmovdqu64 [rbp + 15040], zmm5                    ;   674.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm5, [rbp + 12864]                    ;   607.0 p2      32 x[2] reload
        vpternlogd zmm11, zmm5, [rbp + 10880], 0x69      ;   683.0 p5+p3   21 x[3]
        vpxord zmm20, zmm20, zmm11                       ;   684.0 p0      21 x[3]
        vmovdqa64 zmm5, zmm11                            ;   684.0         21 x[3] copy
        vpternlogd zmm5, zmm23, zmm23, 0xc3              ;   684.0 p5      21 x[3]
        vmovdqu64 [rbp + 15168], zmm17                   ;   670.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm17, zmm11                           ;   684.0         21 x[3] copy
        vmovdqu64 [rbp + 15232], zmm29                   ;   673.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm29, zmm20                           ;   685.0         21 x[3] copy
        vmovdqu64 [rbp + 15296], zmm8                    ;   676.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm8, zmm20                            ;   685.0         21 x[3] copy
        vmovdqu64 [rbp + 15360], zmm4                    ;   673.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm4, zmm5                             ;   685.0         21 x[3] copy
        vmovdqu64 [rbp + 15424], zmm31                   ;   675.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm31, zmm16                           ;   684.0         21 x[3] copy
        vpternlogd zmm31, zmm10, [rbp + 14080], 0x69     ;   684.3 p0+p2   21 x[3]
        vmovdqa64 zmm1, zmm31                            ;   685.3         21 x[3] copy
        vmovdqu64 [rbp + 15488], zmm16                   ;   684.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm16, zmm31                           ;   685.3         21 x[3] copy
        vmovdqu64 [rbp + 15552], zmm23                   ;   682.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm23, [rbp + 13632]                   ;   633.3 p3      21 x[3]
        vpternlogd zmm23, zmm9, [rbp + 13504], 0x69      ;   685.0 p5+p2   21 x[3]
        vpxord zmm21, zmm21, zmm23                       ;   686.0 p0      21 x[3]
        vpxord zmm30, zmm30, zmm23                       ;   686.0 p5      21 x[3]
        vpxord zmm22, zmm22, zmm30                       ;   687.0 p0      21 x[3]
        vpternlogd zmm9, zmm28, zmm22, 0x78              ;   688.0 p5      21 x[3]
        vpternlogd zmm27, zmm21, [rbp + 12544], 0x78     ;   687.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 13504], zmm11                   ;   684.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm11, zmm23                           ;   686.0         21 x[3] copy
        vpternlogd zmm23, zmm15, [rbp + 12544], 0x60     ;   688.0 p5+p2   21 x[3]
        vpternlogd zmm27, zmm23, zmm7, 0x96              ;   689.0 p0      21 x[3]
        vmovdqu64 [rbp + 13632], zmm20                   ;   685.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm20, zmm30                           ;   687.0         21 x[3] copy
        vpternlogd zmm20, zmm14, [rbp + 12544], 0x60     ;   689.0 p5+p3   21 x[3]
        vpternlogd zmm9, zmm7, zmm20, 0x96               ;   690.0 p0      21 x[3]
        vpternlogd zmm20, zmm15, [rbp + 14528], 0x1e     ;   690.0 p5+p2   21 x[3]
        vpxord zmm13, zmm13, zmm20                       ;   691.0 p0      21 x[3]
        vpandnd zmm7, zmm9, zmm13                        ;   692.0 p5      21 x[3]
        vmovdqu64 [rbp + 14528], zmm31                   ;   685.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm31, zmm13                           ;   692.0         21 x[3] copy
        vpternlogd zmm31, zmm9, zmm27, 0xea              ;   692.0 p0      21 x[3]
        vmovdqu64 [rbp + 15616], zmm10                   ;   668.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm10, [rbp + 14016]                   ;   633.0 p3      21 x[3]
        vpternlogd zmm10, zmm6, [rbp + 13696], 0x87      ;   692.0 p5+p2   21 x[3]
        vpxord zmm23, zmm23, zmm10                       ;   693.0 p0      21 x[3]
        vpternlogd zmm12, zmm23, zmm27, 0x28             ;   694.0 p5      21 x[3]
        vmovdqa64 zmm10, zmm20                           ;   691.0         21 x[3] copy
        vpternlogd zmm10, zmm9, zmm23, 0x48              ;   694.0 p0      21 x[3]
        vpternlogd zmm31, zmm9, zmm10, 0x96              ;   695.0 p5      21 x[3]
        vmovdqu64 zmm9, [rbp + 14528]                    ;   685.3 p3      21 x[3]
        vpandd zmm0, zmm0, zmm31                         ;   696.0 p0      21 x[3]
        vmovdqu64 [rbp + 14016], zmm18                   ;   672.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm18, [rbp + 14976]                   ;   642.0 p2      21 x[3] reload
        vpandd zmm18, zmm18, zmm31                       ;   696.0 p5      21 x[3]
        vmovdqu64 [rbp + 14976], zmm25                   ;   683.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm31                           ;   696.0         21 x[3] copy
        vmovdqu64 [rbp + 15680], zmm5                    ;   685.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm5, zmm10                            ;   695.0         21 x[3] copy
        vpternlogd zmm5, zmm12, zmm13, 0x36              ;   695.3 p0      21 x[3]
        vpternlogd zmm10, zmm12, zmm13, 0x1e             ;   696.0 p5      21 x[3]
        vpternlogd zmm20, zmm23, zmm10, 0x96             ;   697.0 p0      21 x[3]
        vmovdqu64 zmm12, [rbp + 13184]                   ;   631.0 p3      32 x[2] reload
        vmovdqu64 zmm13, [rbp + 14592]                   ;   619.0 p2      32 x[3] reload
        vmovdqu64 zmm23, [rbp + 15680]                   ;   685.0 p3      21 x[3]
        vpternlogd zmm23, zmm13, zmm12, 0x96             ;   697.0 p5      21 x[3]
        vpternlogd zmm7, zmm10, zmm27, 0x1e              ;   697.3 p0      21 x[3]
        vmovdqa64 zmm10, zmm13                           ;   625.0         21 x[3] copy
        vpternlogd zmm10, zmm12, [rbp + 14528], 0x96     ;   698.0 p5+p2   21 x[3]
        vpternlogd zmm22, zmm18, zmm20, 0x6c             ;   698.3 p0      21 x[3]
        vpternlogd zmm6, zmm0, zmm7, 0x6c                ;   699.0 p5      21 x[3]
        vpternlogd zmm21, zmm22, zmm5, 0x6c              ;   699.3 p0      21 x[3]
        vpxord zmm25, zmm25, zmm5                        ;   700.0 p5      21 x[3]
        vpxord zmm31, zmm31, zmm7                        ;   700.3 p0      21 x[3]
        vpandd zmm26, zmm26, zmm31                       ;   701.3 p5      21 x[3]
        vpandd zmm11, zmm11, zmm25                       ;   701.3 p0      21 x[3]
        vpxord zmm27, zmm5, zmm20                        ;   702.0 p5      21 x[3]
        vpternlogd zmm22, zmm2, zmm27, 0x78              ;   703.0 p0      21 x[3]
        vpxord zmm2, zmm7, zmm27                         ;   703.0 p5      21 x[3]
        vpternlogd zmm19, zmm22, zmm2, 0x6c              ;   704.0 p0      21 x[3]
        vpternlogd zmm31, zmm22, [rbp + 12992], 0x6c     ;   704.0 p5+p3   21 x[3]
        vmovdqu64 zmm22, [rbp + 12544]                   ;   636.0 p2      21 x[3] reload
        vpternlogd zmm15, zmm25, zmm22, 0x48             ;   704.3 p0      21 x[3]
        vpternlogd zmm5, zmm6, zmm22, 0x6c               ;   705.0 p5      21 x[3]
        vpxord zmm25, zmm25, zmm2                        ;   705.3 p0      21 x[3]
        vpternlogd zmm22, zmm14, zmm25, 0x28             ;   706.3 p5      21 x[3]
        vpternlogd zmm25, zmm18, zmm30, 0x6c             ;   706.3 p0      21 x[3]
        vmovdqu64 zmm14, [rbp + 13440]                   ;   615.0 p3      32 x[2] reload
        vmovdqu64 zmm18, [rbp + 14272]                   ;   629.0 p2      32 x[3] reload
        vmovdqu64 zmm30, [rbp + 15680]                   ;   685.0 p3      21 x[3]
        vpternlogd zmm30, zmm18, zmm14, 0x96             ;   707.0 p5      21 x[3]
        vpternlogd zmm2, zmm3, zmm22, 0x6a               ;   707.3 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 14976]                    ;   683.0 p2      21 x[3] reload
        vpternlogd zmm18, zmm14, zmm3, 0x96              ;   708.0 p5      21 x[3]
        vpternlogd zmm27, zmm24, zmm2, 0x6a              ;   708.3 p0      21 x[3]
        vmovdqu64 zmm24, [rbp + 8768]                    ;   587.5 p3      21 x[3]
        vpxord zmm24, zmm24, [r8 + 488]{1to16}           ;   709.0 p5+p2   21 x[3]
        vpternlogd zmm26, zmm0, zmm2, 0x96               ;   709.3 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 9856]                     ;   588.5 p3      21 x[3]
        vpxord zmm0, zmm0, [r8 + 500]{1to16}             ;   710.0 p5+p2   21 x[3]
        vpternlogd zmm20, zmm28, zmm27, 0x6a             ;   710.3 p0      21 x[3]
        vpternlogd zmm21, zmm5, zmm27, 0x96              ;   711.0 p5      21 x[3]
        vpternlogd zmm5, zmm27, zmm31, 0x69              ;   711.3 p0      21 x[3]
        vmovdqu64 zmm2, [rbp + 9088]                     ;   590.5 p3      32 x[0] reload
        vmovdqu64 zmm27, [rbp + 12352]                   ;   591.0 p2      21 x[3]
        vpternlogd zmm27, zmm2, [r8 + 480]{1to16}, 0x96  ;   712.0 p5+p3   21 x[3]
        vpxord zmm19, zmm19, zmm25                       ;   712.3 p0      21 x[3]
        vmovdqu64 zmm28, [rbp + 9728]                    ;   593.2 p2      21 x[3]
        vpxord zmm28, zmm28, [r8 + 504]{1to16}           ;   713.0 p5+p3   21 x[3]
        vpternlogd zmm11, zmm25, zmm21, 0x96             ;   713.3 p0      21 x[3]
        vpternlogd zmm26, zmm11, zmm19, 0x96             ;   714.3 p5      21 x[3]
        vpternlogd zmm21, zmm7, [rbp + 13696], 0x78      ;   714.3 p0+p2   21 x[3]
        vmovdqu64 zmm7, [rbp + 11008]                    ;   624.3 p3      21 x[3]
        vmovdqu64 zmm25, [rbp + 11008]                   ;   624.3 p2      21 x[3]
        vpxord zmm8, zmm8, zmm30                         ;   715.0 p5      21 x[3]
        vmovdqa64 zmm14, zmm23                           ;   698.0         21 x[3] copy
        vmovdqa64 zmm2, zmm23                            ;   698.0         21 x[3] copy
        vmovdqu64 [rbp + 13696], zmm5                    ;   712.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm5, zmm30                            ;   708.0         21 x[3] copy
        vmovdqu64 [rbp + 14272], zmm31                   ;   705.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm31, zmm30                           ;   708.0         21 x[3] copy
        vmovdqu64 [rbp + 12544], zmm15                   ;   705.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm15, [rbp + 8832]                    ;   597.7 p3      32 x[0] reload
        vmovdqu64 [rbp + 12992], zmm6                    ;   700.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm6, [rbp + 12288]                    ;   598.0 p2      21 x[3]
        vpternlogd zmm6, zmm15, [r8 + 496]{1to16}, 0x96  ;   715.3 p0+p3   21 x[3]
        vmovdqu64 zmm15, [rbp + 9920]                    ;   599.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 14528], zmm22                   ;   707.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm22, [rbp + 10688]                   ;   599.7 p3      21 x[3]
        vpternlogd zmm22, zmm15, [r8 + 492]{1to16}, 0x96 ;   716.0 p5+p2   21 x[3]
        vmovdqu64 zmm15, [rbp + 14016]                   ;   672.0 p3      21 x[3] reload
        vpternlogd zmm18, zmm15, [rbp + 14656], 0x69     ;   716.3 p0+p2   21 x[3]
        vpxord zmm14, zmm14, zmm18                       ;   717.3 p5      21 x[3]
        vpxord zmm1, zmm1, zmm18                         ;   717.3 p0      21 x[3]
        vpxord zmm4, zmm4, zmm1                          ;   718.3 p5      21 x[3]
        vpternlogd zmm3, zmm8, zmm4, 0x78                ;   719.3 p0      21 x[3]
        vmovdqu64 [rbp + 14976], zmm19                   ;   713.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm19, zmm18                           ;   717.3         21 x[3] copy
        vmovdqu64 [rbp + 15744], zmm26                   ;   715.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm26, zmm1                            ;   718.3         21 x[3] copy
        vpternlogd zmm26, zmm30, [rbp + 15488], 0x60     ;   719.0 p5+p3   21 x[3]
        vmovdqu64 [rbp + 15808], zmm11                   ;   714.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm11, [rbp + 14144]                   ;   604.5 p2      32 x[2] reload
        vpternlogd zmm24, zmm11, [rbp + 10752], 0x69     ;   719.3 p0+p3   21 x[3]
        vmovdqa64 zmm11, zmm24                           ;   720.3         21 x[3] copy
        vmovdqu64 [rbp + 15872], zmm20                   ;   711.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm20, [rbp + 13760]                   ;   617.0 p2      32 x[2] reload
        vpternlogd zmm0, zmm20, [rbp + 11520], 0x69      ;   720.0 p5+p3   21 x[3]
        vpternlogd zmm22, zmm0, [rbp + 10432], 0x96      ;   721.0 p0+p2   21 x[3]
        vmovdqa64 zmm20, zmm22                           ;   722.0         21 x[3] copy
        vmovdqu64 [rbp + 15936], zmm21                   ;   715.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm21, [rbp + 11776]                   ;   607.3 p3      32 x[2] reload
        vpternlogd zmm28, zmm21, [rbp + 12480], 0x69     ;   721.0 p5+p2   21 x[3]
        vpxord zmm11, zmm11, zmm28                       ;   722.0 p0      21 x[3]
        vpxord zmm20, zmm20, zmm28                       ;   722.0 p5      21 x[3]
        vpxord zmm7, zmm7, zmm11                         ;   723.0 p0      21 x[3]
        vmovdqa64 zmm21, zmm28                           ;   722.0         21 x[3] copy
        vmovdqu64 [rbp + 16000], zmm24                   ;   720.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm24, zmm7                            ;   724.0         21 x[3] copy
        vmovdqu64 [rbp + 16064], zmm28                   ;   722.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm28, zmm20                           ;   723.0         21 x[3] copy
        vmovdqu64 [rbp + 16128], zmm7                    ;   724.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm7, zmm20                            ;   723.0         21 x[3] copy
        vmovdqu64 [rbp + 16192], zmm20                   ;   723.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm20, zmm11                           ;   723.0         21 x[3] copy
        vmovdqu64 [rbp + 16256], zmm6                    ;   716.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm6, zmm22                            ;   722.0         21 x[3] copy
        vpternlogd zmm6, zmm27, [rbp + 13056], 0x69      ;   723.0 p5+p3   21 x[3]
        vpxord zmm25, zmm25, zmm6                        ;   724.0 p0      21 x[3]
        vmovdqu64 [rbp + 16320], zmm22                   ;   722.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm22, zmm6                            ;   724.0         21 x[3] copy
        vmovdqu64 [rbp + 16384], zmm25                   ;   725.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm6                            ;   724.0         21 x[3] copy
        vmovdqu64 [rbp + 16448], zmm6                    ;   724.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm6, [rbp + 16128]                    ;   724.0 p2      21 x[3] reload
        vpternlogd zmm27, zmm6, [rbp + 13056], 0x69      ;   730.0 p5+p3   21 x[3]
        vmovdqu64 zmm6, [rbp + 15616]                    ;   668.0 p2      21 x[3]
        vpternlogd zmm6, zmm23, [rbp + 14080], 0x69      ;   724.3 p0+p3   21 x[3]
        vpternlogd zmm15, zmm6, [rbp + 14656], 0x69      ;   725.3 p5+p2   21 x[3]
        vpternlogd zmm6, zmm14, zmm30, 0x78              ;   725.3 p0      21 x[3]
        vpxord zmm17, zmm17, zmm15                       ;   726.3 p5      21 x[3]
        vpternlogd zmm23, zmm26, zmm17, 0x36             ;   727.3 p0      21 x[3]
        vpxord zmm5, zmm5, zmm17                         ;   727.3 p5      21 x[3]
        vpandd zmm19, zmm19, zmm5                        ;   728.3 p0      21 x[3]
        vpxord zmm29, zmm29, zmm15                       ;   728.0 p5      21 x[3]
        vpandd zmm16, zmm16, zmm29                       ;   729.0 p0      21 x[3]
        vmovdqu64 [rbp + 14016], zmm27                   ;   731.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm27, zmm15                           ;   726.3         21 x[3] copy
        vpternlogd zmm27, zmm13, zmm12, 0x60             ;   729.0 p5      21 x[3]
        vpternlogd zmm27, zmm19, [rbp + 15552], 0x69     ;   730.0 p0+p3   21 x[3]
        vmovdqa64 zmm12, zmm23                           ;   728.3         21 x[3] copy
        vmovdqa64 zmm13, zmm16                           ;   730.0         21 x[3] copy
        vpternlogd zmm13, zmm10, [rbp + 13632], 0x78     ;   730.0 p5+p2   21 x[3]
        vpternlogd zmm6, zmm19, zmm13, 0x96              ;   731.0 p0      21 x[3]
        vpternlogd zmm3, zmm26, zmm13, 0x96              ;   731.0 p5      21 x[3]
        vmovdqu64 zmm13, [rbp + 11456]                   ;   619.7 p3      32 x[2] reload
        vmovdqu64 zmm19, [rbp + 16256]                   ;   716.3 p2      21 x[3] reload
        vmovdqu64 zmm26, [rbp + 14016]                   ;   731.0 p3      21 x[3]
        vpternlogd zmm26, zmm19, zmm13, 0x69             ;   737.0 p0      21 x[3]
        vpxord zmm21, zmm21, zmm26                       ;   738.0 p5      21 x[3]
        vpxord zmm28, zmm28, zmm26                       ;   738.0 p0      21 x[3]
        vpandd zmm25, zmm25, zmm28                       ;   739.0 p5      21 x[3]
        vmovdqa64 zmm13, zmm23                           ;   728.3         21 x[3] copy
        vpternlogd zmm13, zmm3, zmm27, 0x48              ;   733.3 p0      21 x[3]
        vmovdqa64 zmm19, zmm21                           ;   739.0         21 x[3] copy
        vmovdqu64 [rbp + 15552], zmm28                   ;   739.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm28, [rbp + 15680]                   ;   685.0 p2      21 x[3] reload
        vpternlogd zmm16, zmm28, [rbp + 13504], 0x78     ;   734.0 p5+p3   21 x[3]
        vpxord zmm12, zmm12, zmm16                       ;   735.0 p0      21 x[3]
        vpternlogd zmm16, zmm27, zmm6, 0x28              ;   735.0 p5      21 x[3]
        vmovdqu64 [rbp + 15616], zmm21                   ;   739.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm21, [rbp + 16128]                   ;   724.0 p2      21 x[3]
        vmovdqu64 [rbp + 16512], zmm26                   ;   738.0 p8+p9   21 x[3] spill
        vpandnd zmm26, zmm3, zmm12                       ;   736.0 p0      21 x[3]
        vmovdqu64 [rbp + 16576], zmm25                   ;   740.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm13                           ;   734.3         21 x[3] copy
        vpternlogd zmm25, zmm16, zmm12, 0x36             ;   736.0 p5      21 x[3]
        vpternlogd zmm16, zmm13, zmm12, 0x36             ;   736.3 p0      21 x[3]
        vpternlogd zmm23, zmm27, zmm16, 0x96             ;   737.3 p5      21 x[3]
        vmovdqu64 zmm27, [rbp + 16448]                   ;   724.0 p3      21 x[3]
        vpternlogd zmm26, zmm16, zmm6, 0x1e              ;   737.3 p0      21 x[3]
        vpternlogd zmm12, zmm6, zmm3, 0xec               ;   738.0 p5      21 x[3]
        vpternlogd zmm12, zmm13, zmm3, 0x96              ;   739.0 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 16192]                    ;   723.0 p2      21 x[3] reload
        vmovdqu64 zmm6, [rbp + 16384]                    ;   725.0 p3      21 x[3] reload
        vmovdqu64 zmm13, [rbp + 16576]                   ;   740.0 p2      21 x[3]
        vpternlogd zmm13, zmm6, zmm3, 0x78               ;   746.0 p5      21 x[3]
        vpandd zmm31, zmm31, zmm25                       ;   739.3 p0      21 x[3]
        vpandd zmm2, zmm2, zmm12                         ;   740.0 p5      21 x[3]
        vpternlogd zmm4, zmm2, zmm23, 0x6c               ;   741.0 p0      21 x[3]
        vpternlogd zmm14, zmm4, zmm25, 0x6c              ;   742.0 p5      21 x[3]
        vpandd zmm17, zmm17, zmm12                       ;   741.3 p0      21 x[3]
        vpternlogd zmm15, zmm17, zmm26, 0x6c             ;   742.3 p5      21 x[3]
        vpxord zmm16, zmm25, zmm23                       ;   742.3 p0      21 x[3]
        vpternlogd zmm4, zmm10, zmm16, 0x78              ;   743.3 p5      21 x[3]
        vmovdqu64 zmm10, [rbp + 15616]                   ;   739.0 p3      21 x[3]
        vpxord zmm25, zmm25, zmm12                       ;   743.3 p0      21 x[3]
        vpternlogd zmm5, zmm15, zmm25, 0x6c              ;   744.3 p5      21 x[3]
        vpxord zmm12, zmm12, zmm26                       ;   744.3 p0      21 x[3]
        vpternlogd zmm28, zmm12, zmm4, 0x6a              ;   745.3 p5      21 x[3]
        vpternlogd zmm12, zmm17, [rbp + 13504], 0x6c     ;   745.3 p0+p2   21 x[3]
        vpxord zmm17, zmm26, zmm16                       ;   746.0 p5      21 x[3]
        vpandd zmm9, zmm9, zmm17                         ;   747.0 p0      21 x[3]
        vpxord zmm3, zmm25, zmm17                        ;   747.0 p5      21 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x78                ;   748.0 p0      21 x[3]
        vpternlogd zmm9, zmm4, zmm2, 0x96                ;   749.0 p5      21 x[3]
        vpternlogd zmm2, zmm25, zmm18, 0x78              ;   749.0 p0      21 x[3]
        vmovdqu64 zmm1, [rbp + 11008]                    ;   629.5 p3      32 x[3] reload
        vmovdqu64 zmm4, [rbp + 16000]                    ;   720.3 p2      21 x[3] reload
        vmovdqu64 zmm18, [rbp + 16512]                   ;   738.0 p3      21 x[3]
        vpternlogd zmm18, zmm4, zmm1, 0x6c               ;   749.0 p5      21 x[3]
        vpternlogd zmm3, zmm30, [rbp + 15488], 0x60      ;   749.3 p0+p2   21 x[3]
        vpternlogd zmm17, zmm29, zmm3, 0x6a              ;   750.3 p5      21 x[3]
        vpternlogd zmm12, zmm9, zmm17, 0x96              ;   751.3 p0      21 x[3]
        vmovdqu64 zmm4, [rbp + 13248]                    ;   631.5 p3      32 x[2] reload
        vmovdqu64 zmm25, [rbp + 11136]                   ;   636.0 p2      21 x[3]
        vpternlogd zmm25, zmm0, zmm4, 0x96               ;   751.0 p5      21 x[3]
        vpternlogd zmm17, zmm16, [rbp + 13632], 0x78     ;   751.3 p0+p3   21 x[3]
        vmovdqu64 zmm16, [rbp + 15424]                   ;   675.3 p2      21 x[3] reload
        vmovdqu64 zmm29, [rbp + 15936]                   ;   715.3 p3      21 x[3] reload
        vmovdqu64 zmm30, [rbp + 15872]                   ;   711.3 p2      32 x[3]
        vpternlogd zmm30, zmm29, zmm16, 0x69             ;   752.0 p5      32 x[3]
        vpternlogd zmm15, zmm31, zmm17, 0x96             ;   752.3 p0      21 x[3]
        vmovdqu64 zmm31, [rbp + 15808]                   ;   714.3 p3      32 x[3]
        vpternlogd zmm17, zmm23, zmm8, 0x78              ;   753.0 p5      21 x[3]
        vpternlogd zmm2, zmm14, zmm15, 0x96              ;   753.3 p0      21 x[3]
        vpternlogd zmm5, zmm3, zmm2, 0x96                ;   754.3 p5      21 x[3]
        vmovdqa64 zmm3, zmm11                            ;   723.0         21 x[3] copy
        vpternlogd zmm3, zmm4, [rbp + 11136], 0x96       ;   754.3 p0+p2   21 x[3]
        vmovdqu64 zmm8, [rbp + 13184]                    ;   635.5 p3      32 x[2] reload
        vmovdqu64 zmm23, [rbp + 14592]                   ;   635.7 p2      32 x[3] reload
        vpternlogd zmm26, zmm23, zmm8, 0x60              ;   755.0 p5      21 x[3]
        vmovdqu64 zmm23, [rbp + 15360]                   ;   673.3 p3      32 x[3]
        vpternlogd zmm14, zmm26, zmm15, 0x96             ;   756.0 p0      21 x[3]
        vmovdqu64 zmm26, [rbp + 15744]                   ;   715.3 p2      32 x[3]
        vpxord zmm26, zmm26, [rbp + 15296]               ;   756.0 p5+p3   32 x[3]
        vpternlogd zmm16, zmm17, zmm14, 0x69             ;   757.0 p0      32 x[3]
        vpxord zmm19, zmm19, zmm3                        ;   757.0 p5      21 x[3]
        vpxord zmm7, zmm7, zmm3                          ;   757.3 p0      21 x[3]
        vpxord zmm31, zmm31, zmm2                        ;   758.0 p5      32 x[3]
        vmovdqa64 zmm4, zmm12                            ;   752.3         21 x[3] copy
        vpternlogd zmm4, zmm14, zmm2, 0x96               ;   758.3 p0      21 x[3]
        vmovdqu64 zmm8, [rbp + 15168]                    ;   670.3 p2      32 x[3]
        vpxord zmm8, zmm8, zmm9                          ;   759.0 p5      32 x[3]
        vmovdqu64 zmm29, [rbp + 14976]                   ;   713.3 p3      32 x[3]
        vpxord zmm29, zmm29, [rbp + 15168]               ;   759.3 p0+p2   32 x[3]
        vmovdqu64 zmm1, [rbp + 15040]                    ;   674.3 p3      32 x[3]
        vmovdqu64 [rbp + 15168], zmm29                   ;   760.3 p8+p9   32 x[3] spill
        vmovdqu64 zmm29, [rbp + 15104]                   ;   663.3 p2      32 x[3]
        vmovdqu64 [rbp + 15424], zmm8                    ;   760.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm8, [rbp + 14272]                    ;   705.0 p3      32 x[3]
        vmovdqu64 [rbp + 14592], zmm28                   ;   746.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm28, [rbp + 13696]                   ;   712.3 p2      32 x[3]
        vpxord zmm28, zmm28, [rbp + 13952]               ;   760.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 11136], zmm28                   ;   761.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm28, zmm7                            ;   758.3         21 x[3] copy
        vmovdqu64 [rbp + 13632], zmm15                   ;   753.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm15, zmm3                            ;   755.3         21 x[3] copy
        vmovdqu64 [rbp + 15488], zmm5                    ;   755.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm5, zmm16                            ;   758.0         32 x[3] copy
        vmovdqu64 [rbp + 16000], zmm16                   ;   758.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm16, [rbp + 16256]                   ;   716.3 p2      21 x[3] reload
        vpternlogd zmm25, zmm16, [rbp + 11456], 0x69     ;   760.3 p0+p3   21 x[3]
        vpternlogd zmm18, zmm19, zmm25, 0x78             ;   761.3 p5      21 x[3]
        vpxord zmm24, zmm24, zmm25                       ;   761.3 p0      21 x[3]
        vpandd zmm15, zmm15, zmm24                       ;   762.3 p5      21 x[3]
        vpxord zmm22, zmm22, zmm25                       ;   762.3 p0      21 x[3]
        vpxord zmm20, zmm20, zmm22                       ;   763.3 p5      21 x[3]
        vpternlogd zmm7, zmm0, zmm20, 0x6c               ;   764.3 p0      21 x[3]
        vpternlogd zmm15, zmm13, [rbp + 14016], 0x96     ;   764.0 p5+p2   21 x[3]
        vpternlogd zmm15, zmm19, zmm25, 0x78             ;   765.0 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 16320]                    ;   722.0 p3      21 x[3] reload
        vmovdqa64 zmm16, zmm22                           ;   763.3         21 x[3] copy
        vpternlogd zmm16, zmm3, zmm0, 0x60               ;   765.0 p5      21 x[3]
        vpternlogd zmm7, zmm13, zmm16, 0x96              ;   766.0 p0      21 x[3]
        vmovdqu64 zmm13, [rbp + 15616]                   ;   739.0 p2      21 x[3] reload
        vpternlogd zmm16, zmm13, [rbp + 16128], 0x1e     ;   766.0 p5+p3   21 x[3]
        vmovdqa64 zmm13, zmm16                           ;   767.0         21 x[3] copy
        vmovdqu64 [rbp + 16128], zmm4                    ;   759.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm4, zmm16                            ;   767.0         21 x[3] copy
        vpternlogd zmm4, zmm7, zmm18, 0x48               ;   767.0 p0      21 x[3]
        vmovdqu64 [rbp + 15616], zmm31                   ;   759.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm31, [rbp + 14976]                   ;   713.3 p2      21 x[3] reload
        vmovdqu64 [rbp + 14016], zmm30                   ;   753.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm30, [rbp + 11136]                   ;   761.0 p3      32 x[3]
        vpternlogd zmm30, zmm31, [rbp + 14976], 0xc3     ;   767.0 p5+p2   32 x[3]
        vmovdqu64 zmm31, [rbp + 16064]                   ;   722.0 p3      21 x[3] reload
        vmovdqu64 [rbp + 14976], zmm30                   ;   768.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm30, [rbp + 16576]                   ;   740.0 p2      21 x[3]
        vpternlogd zmm30, zmm11, zmm31, 0x78             ;   767.3 p0      21 x[3]
        vpxord zmm13, zmm13, zmm30                       ;   768.3 p5      21 x[3]
        vpternlogd zmm30, zmm18, zmm15, 0x28             ;   768.3 p0      21 x[3]
        vmovdqu64 zmm31, [rbp + 16128]                   ;   759.3 p3      32 x[3]
        vpxord zmm31, zmm31, [rbp + 6272]                ;   769.0 p5+p2   32 x[3]
        vmovdqu64 [rbp + 16576], zmm31                   ;   770.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm31, [rbp + 14592]                   ;   746.3 p3      32 x[3]
        vpxord zmm31, zmm31, [rbp + 6336]                ;   769.3 p0+p2   32 x[3]
        vmovdqu64 [rbp + 16256], zmm31                   ;   770.3 p8+p9   32 x[3] spill
        vpandnd zmm31, zmm7, zmm13                       ;   770.0 p5      21 x[3]
        vmovdqu64 [rbp + 13504], zmm26                   ;   757.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm26, zmm4                            ;   768.0         21 x[3] copy
        vpternlogd zmm26, zmm30, zmm13, 0x36             ;   770.3 p0      21 x[3]
        vpternlogd zmm30, zmm4, zmm13, 0x36              ;   771.0 p5      21 x[3]
        vpternlogd zmm16, zmm18, zmm30, 0x96             ;   772.0 p0      21 x[3]
        vmovdqu64 zmm18, [rbp + 15104]                   ;   663.3 p3      32 x[3]
        vpxord zmm18, zmm18, [rbp + 6848]                ;   772.0 p5+p2   32 x[3]
        vpternlogd zmm31, zmm30, zmm15, 0x1e             ;   772.3 p0      21 x[3]
        vmovdqu64 zmm30, [rbp + 15616]                   ;   759.0 p3      32 x[3]
        vpxord zmm30, zmm30, [rbp + 6912]                ;   773.0 p5+p2   32 x[3]
        vpternlogd zmm13, zmm15, zmm7, 0xec              ;   773.3 p0      21 x[3]
        vpternlogd zmm13, zmm4, zmm7, 0x96               ;   774.3 p5      21 x[3]
        vmovdqu64 zmm4, [rbp + 15936]                    ;   715.3 p3      21 x[3] reload
        vmovdqu64 zmm7, [rbp + 15872]                    ;   711.3 p2      21 x[3] reload
        vmovdqu64 zmm15, [rbp + 13504]                   ;   757.0 p3      32 x[3]
        vpternlogd zmm15, zmm7, zmm4, 0x69               ;   774.3 p0      32 x[3]
        vpandd zmm28, zmm28, zmm16                       ;   775.0 p5      21 x[3]
        vpandd zmm21, zmm21, zmm13                       ;   775.3 p0      21 x[3]
        vpternlogd zmm20, zmm21, zmm16, 0x6c             ;   776.3 p5      21 x[3]
        vpternlogd zmm24, zmm20, zmm26, 0x6c             ;   777.3 p0      21 x[3]
        vpxord zmm16, zmm16, zmm26                       ;   777.0 p5      21 x[3]
        vmovdqu64 zmm7, [rbp + 15424]                    ;   760.0 p2      32 x[3]
        vpxord zmm7, zmm7, [rbp + 6976]                  ;   777.3 p0+p3   32 x[3]
        vpternlogd zmm20, zmm6, zmm16, 0x78              ;   778.0 p5      21 x[3]
        vpandd zmm10, zmm10, zmm13                       ;   778.3 p0      21 x[3]
        vpxord zmm6, zmm26, zmm13                        ;   779.0 p5      21 x[3]
        vpxord zmm13, zmm13, zmm31                       ;   779.3 p0      21 x[3]
        vpternlogd zmm11, zmm13, zmm20, 0x6a             ;   780.3 p5      21 x[3]
        vpandd zmm25, zmm25, zmm6                        ;   780.3 p0      21 x[3]
        vpxord zmm29, zmm29, zmm11                       ;   781.3 p5      32 x[3]
        vpxord zmm8, zmm8, zmm11                         ;   781.3 p0      32 x[3]
        vmovdqu64 [rbp + 16384], zmm7                    ;   778.3 p8+p9   32 x[3] spill
        vpxord zmm7, zmm16, zmm31                        ;   782.0 p5      21 x[3]
        vpandd zmm27, zmm27, zmm7                        ;   783.0 p0      21 x[3]
        vmovdqu64 [rbp + 15872], zmm30                   ;   774.0 p7+p4   32 x[3] spill
        vpxord zmm30, zmm6, zmm7                         ;   783.0 p5      21 x[3]
        vpternlogd zmm21, zmm22, zmm30, 0x78             ;   784.0 p0      21 x[3]
        vpternlogd zmm30, zmm0, zmm3, 0x60               ;   784.0 p5      21 x[3]
        vpternlogd zmm27, zmm20, zmm21, 0x96             ;   785.0 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 12544]                    ;   705.3 p2      21 x[3] reload
        vmovdqu64 zmm20, [rbp + 12992]                   ;   700.0 p3      32 x[3]
        vpternlogd zmm20, zmm0, [rbp + 14528], 0x96      ;   785.0 p5+p2   32 x[3]
        vpternlogd zmm13, zmm10, [rbp + 16064], 0x6c     ;   785.3 p0+p3   21 x[3]
        vpternlogd zmm10, zmm31, [rbp + 16512], 0x78     ;   786.0 p5+p2   21 x[3]
        vpternlogd zmm26, zmm3, zmm10, 0x6a              ;   787.0 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 14272]                    ;   705.0 p3      21 x[3] reload
        vmovdqu64 zmm3, [rbp + 14592]                    ;   746.3 p2      32 x[3]
        vpternlogd zmm3, zmm0, [rbp + 13952], 0x96       ;   787.0 p5+p3   32 x[3]
        vpternlogd zmm10, zmm6, zmm19, 0x78              ;   787.3 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 15232]                    ;   673.3 p2      21 x[3] reload
        vmovdqu64 zmm6, [rbp + 15296]                    ;   676.3 p3      32 x[3]
        vpternlogd zmm6, zmm0, [rbp + 6784], 0x96        ;   788.0 p5+p2   32 x[3]
        vpternlogd zmm7, zmm30, [rbp + 15552], 0x6c      ;   788.3 p0+p3   21 x[3]
        vpternlogd zmm13, zmm27, zmm7, 0x96              ;   789.3 p5      21 x[3]
        vpternlogd zmm7, zmm16, [rbp + 16192], 0x78      ;   789.3 p0+p2   21 x[3]
        vmovdqu64 zmm16, [rbp + 8896]                    ;   664.3 p3      32 x[0] reload
        vmovdqu64 [rbp - 128], zmm16                     ;   670.3 p8+p9   31 rounds
        vmovdqu64 zmm16, [rbp + 8640]                    ;   665.5 p2      32 x[0] reload
        vmovdqu64 [rbp - 64], zmm16                      ;   671.5 p7+p4   31 rounds
        vmovdqu64 zmm16, [rbp + 9600]                    ;   666.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 0], zmm16                       ;   672.0 p8+p9   31 rounds
        vmovdqu64 zmm16, [rbp + 15296]                   ;   676.3 p2      21 x[3] reload
        vmovdqu64 zmm19, [rbp + 15744]                   ;   715.3 p3      32 x[3]
        vpternlogd zmm19, zmm4, zmm16, 0x69              ;   790.0 p5      32 x[3]
        vpternlogd zmm24, zmm26, zmm7, 0x96              ;   790.3 p0      21 x[3]
        vmovdqu64 zmm22, [rbp + 9152]                    ;   668.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 64], zmm22                      ;   674.3 p7+p4   31 rounds
        vpternlogd zmm25, zmm21, zmm24, 0x96             ;   791.3 p5      21 x[3]
        vmovdqu64 zmm21, [rbp + 8512]                    ;   669.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 128], zmm21                     ;   675.0 p8+p9   31 rounds
        vpternlogd zmm11, zmm26, zmm7, 0x69              ;   791.3 p0      21 x[3]
        vpternlogd zmm10, zmm30, zmm25, 0x96             ;   792.3 p5      21 x[3]
        vpxord zmm9, zmm9, zmm27                         ;   792.3 p0      32 x[3]
        vpternlogd zmm24, zmm31, [rbp + 11008], 0x78     ;   793.0 p5+p2   21 x[3]
        vmovdqu64 zmm21, [rbp + 9280]                    ;   670.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 192], zmm21                     ;   676.3 p7+p4   31 rounds
        vmovdqu64 zmm21, [rbp + 9408]                    ;   671.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 256], zmm21                     ;   677.3 p8+p9   31 rounds
        vmovdqu64 zmm21, [rbp + 8320]                    ;   671.7 p3      32 x[0] reload
        vmovdqu64 [rbp + 320], zmm21                     ;   677.7 p7+p4   31 rounds
        vmovdqu64 zmm21, [rbp + 8448]                    ;   672.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 384], zmm21                     ;   678.3 p8+p9   31 rounds
        vmovdqu64 zmm21, [rbp + 9344]                    ;   672.7 p3      32 x[0] reload
        vmovdqu64 [rbp + 448], zmm21                     ;   678.7 p7+p4   31 rounds
        vmovdqu64 zmm21, [rbp + 10624]                   ;   673.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 512], zmm21                     ;   679.5 p8+p9   31 rounds
        vpternlogd zmm7, zmm28, zmm24, 0x69              ;   794.0 p0      21 x[3]
        vpternlogd zmm17, zmm14, zmm7, 0x69              ;   795.0 p5      32 x[3]
        vpternlogd zmm24, zmm13, zmm25, 0x96             ;   794.3 p0      21 x[3]
        vmovdqu64 zmm14, [rbp + 10368]                   ;   674.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 576], zmm14                     ;   680.3 p7+p4   31 rounds
        vpternlogd zmm13, zmm25, zmm25, 0xc3             ;   795.0 p5      21 x[3]
        vmovdqu64 zmm14, [rbp + 10176]                   ;   675.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 640], zmm14                     ;   681.5 p8+p9   31 rounds
        vmovdqu64 zmm14, [rbp + 10560]                   ;   676.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 704], zmm14                     ;   682.0 p7+p4   31 rounds
        vmovdqu64 zmm14, [rbp + 10496]                   ;   676.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 768], zmm14                     ;   682.5 p8+p9   31 rounds
        vmovdqu64 zmm14, [rbp + 8960]                    ;   677.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 832], zmm14                     ;   683.0 p7+p4   31 rounds
        vmovdqu64 zmm14, [rbp + 9984]                    ;   678.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 896], zmm14                     ;   684.2 p8+p9   31 rounds
        vmovdqu64 zmm14, [rbp + 8576]                    ;   679.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 960], zmm14                     ;   685.2 p7+p4   31 rounds
        vmovdqu64 zmm14, [rbp + 8064]                    ;   679.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 1024], zmm14                    ;   685.5 p8+p9   31 rounds
        vpternlogd zmm16, zmm0, zmm24, 0x96              ;   795.3 p0      32 x[3]
        vpxord zmm23, zmm23, zmm25                       ;   796.0 p5      32 x[3]
        vpternlogd zmm12, zmm13, zmm2, 0x69              ;   796.3 p0      32 x[3]
        vmovdqu64 zmm0, [rbp + 15744]                    ;   715.3 p3      21 x[3] reload
        vpternlogd zmm24, zmm4, zmm0, 0x96               ;   797.0 p5      32 x[3]
        vpternlogd zmm13, zmm0, zmm0, 0xc3               ;   797.3 p0      32 x[3]
        vmovdqu64 zmm4, [rbp + 9792]                     ;   681.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 1088], zmm4                     ;   687.5 p7+p4   31 rounds
        vmovdqu64 zmm4, [rbp + 8128]                     ;   682.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1152], zmm4                     ;   688.5 p8+p9   31 rounds
        vmovdqu64 zmm4, [rbp + 9664]                     ;   682.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 1216], zmm4                     ;   688.8 p7+p4   31 rounds
        vmovdqu64 zmm4, [rbp + 9536]                     ;   683.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1280], zmm4                     ;   689.5 p8+p9   31 rounds
        vmovdqu64 zmm4, [rbp + 9216]                     ;   683.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 1344], zmm4                     ;   689.8 p7+p4   31 rounds
        vmovdqu64 zmm4, [rbp + 9088]                     ;   684.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1408], zmm4                     ;   690.5 p8+p9   31 rounds
        vpternlogd zmm0, zmm16, zmm12, 0x69              ;   798.0 p5      32 x[3]
        vpxord zmm1, zmm1, zmm10                         ;   798.3 p0      32 x[3]
        vpxord zmm7, zmm7, zmm12                         ;   799.0 p5      32 x[3]
        vpxord zmm5, zmm5, zmm13                         ;   799.3 p0      32 x[3]
        vmovdqu64 zmm4, [rbp + 8192]                     ;   684.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 1472], zmm4                     ;   691.0 p7+p4   31 rounds
        vmovdqu64 zmm4, [rbp + 8768]                     ;   685.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1536], zmm4                     ;   691.5 p8+p9   31 rounds
        vmovdqu64 zmm4, [rbp + 9920]                     ;   685.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 1600], zmm4                     ;   693.0 p7+p4   31 rounds
        vmovdqu64 zmm4, [rbp + 16128]                    ;   759.3 p3      21 x[3] reload
        vpternlogd zmm19, zmm13, zmm4, 0x96              ;   800.0 p5      32 x[3]
        vpternlogd zmm4, zmm24, zmm23, 0x96              ;   800.3 p0      32 x[3]
        vpxord zmm13, zmm8, [rbp + 6208]                 ;   801.0 p5+p2   32 x[3]
        vpternlogd zmm16, zmm2, [rbp + 15360], 0x96      ;   801.3 p0+p3   32 x[3]
        vmovdqu64 zmm14, [rbp + 8832]                    ;   687.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 1664], zmm14                    ;   693.8 p8+p9   31 rounds
        vmovdqu64 zmm14, [rbp + 15616]                   ;   759.0 p3      32 x[3] reload
        vpternlogd zmm25, zmm17, zmm14, 0x69             ;   802.0 p5      32 x[3]
        vmovdqu64 zmm21, [rbp + 14016]                   ;   753.0 p2      32 x[3] reload
        vpternlogd zmm2, zmm23, zmm21, 0x69              ;   802.3 p0      32 x[3]
        vmovdqu64 zmm22, [rbp + 9856]                    ;   689.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1728], zmm22                    ;   695.5 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 9728]                    ;   689.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 1792], zmm22                    ;   695.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 9472]                    ;   690.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1856], zmm22                    ;   697.0 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 12800]                   ;   690.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 1920], zmm22                    ;   697.5 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 11328]                   ;   691.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 1984], zmm22                    ;   699.0 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 11200]                   ;   691.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2048], zmm22                    ;   699.5 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 12736]                   ;   692.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 2112], zmm22                    ;   701.0 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 11392]                   ;   692.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2176], zmm22                    ;   701.5 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 10112]                   ;   693.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 2240], zmm22                    ;   703.0 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 8704]                    ;   693.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2304], zmm22                    ;   703.5 p8+p9   31 rounds
        vpxord zmm22, zmm8, [rbp + 7232]                 ;   803.0 p5+p3   32 x[3]
        vmovdqu64 zmm26, [rbp + 15488]                   ;   755.3 p2      21 x[3] reload
        vpternlogd zmm20, zmm26, [rbp + 15808], 0x96     ;   803.3 p0+p3   32 x[3]
        vmovdqu64 zmm28, [rbp + 8256]                    ;   695.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2368], zmm28                    ;   705.0 p7+p4   31 rounds
        vmovdqa64 zmm28, zmm29                           ;   782.3         32 x[3] copy
        vpternlogd zmm28, zmm26, [rbp + 15040], 0x96     ;   804.0 p5+p3   32 x[3]
        vpternlogd zmm6, zmm24, zmm14, 0x96              ;   804.3 p0      32 x[3]
        vpternlogd zmm10, zmm20, zmm9, 0x96              ;   805.0 p5      32 x[3]
        vmovdqu64 zmm30, [rbp + 13696]                   ;   712.3 p2      21 x[3] reload
        vpternlogd zmm3, zmm11, zmm30, 0x96              ;   805.3 p0      32 x[3]
        vpternlogd zmm18, zmm8, zmm20, 0x96              ;   806.0 p5      32 x[3]
        vpternlogd zmm17, zmm15, [rbp + 6016], 0x96      ;   806.3 p0+p3   32 x[3]
        vmovdqu64 zmm31, [rbp + 15168]                   ;   760.3 p2      32 x[3] reload
        vpternlogd zmm26, zmm1, zmm31, 0x96              ;   807.0 p5      32 x[3]
        vpternlogd zmm8, zmm1, [rbp + 14592], 0x96       ;   807.3 p0+p3   32 x[3]
        vmovdqu64 [rbp + 15488], zmm18                   ;   807.0 p8+p9   32 x[3] spill
        vpxord zmm18, zmm24, [rbp + 6144]                ;   808.0 p5+p2   32 x[3]
        vpxord zmm24, zmm24, [rbp + 7168]                ;   808.3 p0+p3   32 x[3]
        vpternlogd zmm24, zmm12, zmm19, 0x96             ;   809.3 p5      32 x[3]
        vpxord zmm19, zmm19, [rbp + 6656]                ;   809.3 p0+p2   32 x[3]
        vpternlogd zmm14, zmm16, [rbp + 16576], 0x96     ;   810.0 p5+p3   32 x[3]
        vpternlogd zmm21, zmm7, [rbp + 7040], 0x96       ;   810.3 p0+p2   32 x[3]
        vpternlogd zmm7, zmm5, [rbp + 6528], 0x96        ;   811.0 p5+p3   32 x[3]
        vpternlogd zmm15, zmm5, [rbp + 7552], 0x96       ;   811.3 p0+p2   32 x[3]
        vmovdqu64 zmm5, [rbp + 15424]                    ;   760.0 p3      32 x[3] reload
        vmovdqa64 zmm12, zmm11                           ;   792.3         32 x[3] copy
        vpternlogd zmm12, zmm30, zmm5, 0x96              ;   812.0 p5      32 x[3]
        vpternlogd zmm18, zmm0, [rbp + 13504], 0x96      ;   812.3 p0+p2   32 x[3]
        vpxord zmm0, zmm0, [rbp + 7680]                  ;   813.0 p5+p3   32 x[3]
        vpternlogd zmm16, zmm4, [rbp + 7296], 0x96       ;   813.3 p0+p2   32 x[3]
        vpxord zmm4, zmm4, [rbp + 7808]                  ;   814.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 13504], zmm4                    ;   815.0 p7+p4   32 x[3] spill
        vpxord zmm4, zmm2, [rbp + 6400]                  ;   814.3 p0+p2   32 x[3]
        vpternlogd zmm23, zmm25, [rbp + 7424], 0x96      ;   815.0 p5+p3   32 x[3]
        vpternlogd zmm1, zmm10, [rbp + 7488], 0x96       ;   815.3 p0+p2   32 x[3]
        vpternlogd zmm10, zmm5, [rbp + 8000], 0x96       ;   816.0 p5+p3   32 x[3]
        vpxord zmm5, zmm3, [rbp + 6720]                  ;   816.3 p0+p2   32 x[3]
        vmovdqu64 [rbp + 15424], zmm10                   ;   817.0 p8+p9   32 x[3] spill
        vpxord zmm10, zmm26, [rbp + 6464]                ;   817.0 p5+p3   32 x[3]
        vpternlogd zmm26, zmm20, [rbp + 16384], 0x96     ;   817.3 p0+p2   32 x[3]
        vpternlogd zmm20, zmm28, [rbp + 16256], 0x96     ;   818.0 p5+p3   32 x[3]
        vpternlogd zmm28, zmm8, [rbp + 7360], 0x96       ;   818.3 p0+p2   32 x[3]
        vpxord zmm8, zmm8, [rbp + 7872]                  ;   819.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 16256], zmm8                    ;   820.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm8, [rbp + 14592]                    ;   746.3 p2      21 x[3] reload
        vpternlogd zmm11, zmm8, [rbp + 13632], 0x69      ;   819.3 p0+p3   32 x[3]
        vmovdqu64 zmm8, [rbp + 9024]                     ;   710.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2432], zmm8                     ;   716.8 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 10240]                    ;   711.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 2496], zmm8                     ;   717.5 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 8384]                     ;   711.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2560], zmm8                     ;   717.8 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 12672]                    ;   712.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 2624], zmm8                     ;   718.5 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 12608]                    ;   712.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2688], zmm8                     ;   718.8 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 10048]                    ;   713.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 2752], zmm8                     ;   719.5 p7+p4   31 rounds
        vpternlogd zmm29, zmm30, zmm11, 0x96             ;   820.3 p5      32 x[3]
        vpternlogd zmm22, zmm3, zmm11, 0x96              ;   820.3 p0      32 x[3]
        vpternlogd zmm11, zmm27, zmm27, 0xc3             ;   821.0 p5      32 x[3]
        vmovdqu64 zmm3, [rbp + 12224]                    ;   713.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2816], zmm3                     ;   719.8 p8+p9   31 rounds
        vmovdqu64 zmm3, [rbp + 11840]                    ;   714.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 2880], zmm3                     ;   720.5 p7+p4   31 rounds
        vmovdqu64 zmm3, [rbp + 11904]                    ;   714.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2944], zmm3                     ;   720.8 p8+p9   31 rounds
        vmovdqu64 zmm3, [rbp + 11648]                    ;   715.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3008], zmm3                     ;   721.5 p7+p4   31 rounds
        vmovdqu64 zmm3, [rbp + 10944]                    ;   715.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3072], zmm3                     ;   721.8 p8+p9   31 rounds
        vmovdqu64 zmm3, [rbp + 11264]                    ;   716.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3136], zmm3                     ;   722.5 p7+p4   31 rounds
        vmovdqu64 zmm3, [rbp + 12160]                    ;   716.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3200], zmm3                     ;   722.8 p8+p9   31 rounds
        vmovdqu64 zmm3, [rbp + 10304]                    ;   717.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3264], zmm3                     ;   723.5 p7+p4   31 rounds
        vmovdqu64 zmm3, [rbp + 10880]                    ;   717.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3328], zmm3                     ;   723.8 p8+p9   31 rounds
        vmovdqu64 zmm3, [rbp + 10816]                    ;   718.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3392], zmm3                     ;   725.0 p7+p4   31 rounds
        vmovdqu64 zmm3, [rbp + 14976]                    ;   768.0 p2      32 x[3] reload
        vpternlogd zmm9, zmm3, [rbp + 6080], 0x96        ;   821.3 p0+p3   32 x[3]
        vmovdqu64 zmm8, [rbp + 12352]                    ;   719.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3456], zmm8                     ;   725.8 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 12032]                    ;   720.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3520], zmm8                     ;   727.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 10752]                    ;   720.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3584], zmm8                     ;   727.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 10688]                    ;   721.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3648], zmm8                     ;   729.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 16000]                    ;   758.0 p2      32 x[3] reload
        vmovdqu64 zmm27, [rbp + 15872]                   ;   774.0 p3      32 x[3] reload
        vpternlogd zmm2, zmm27, zmm8, 0x96               ;   822.0 p5      32 x[3]
        vpternlogd zmm25, zmm8, [rbp + 7936], 0x96       ;   822.3 p0+p2   32 x[3]
        vpternlogd zmm3, zmm12, [rbp + 7616], 0x96       ;   823.0 p5+p3   32 x[3]
        vpternlogd zmm13, zmm29, [rbp + 11136], 0x96     ;   823.3 p0+p2   32 x[3]
        vmovdqu64 zmm8, [rbp + 12288]                    ;   724.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3712], zmm8                     ;   730.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 11520]                    ;   724.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3776], zmm8                     ;   731.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 12480]                    ;   725.5 p3      32 x[1] reload
        vmovdqu64 [rbp + 3840], zmm8                     ;   731.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 11584]                    ;   725.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3904], zmm8                     ;   733.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 14912]                    ;   726.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 3968], zmm8                     ;   733.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 14208]                    ;   726.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4032], zmm8                     ;   735.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 12928]                    ;   727.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4096], zmm8                     ;   735.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 14848]                    ;   727.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4160], zmm8                     ;   737.0 p7+p4   31 rounds
        vpxord zmm29, zmm29, [rbp + 7744]                ;   824.0 p5+p3   32 x[3]
        vpternlogd zmm12, zmm11, [rbp + 6592], 0x96      ;   824.3 p0+p2   32 x[3]
        vmovdqu64 zmm8, [rbp + 14400]                    ;   729.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4224], zmm8                     ;   737.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 12096]                    ;   729.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4288], zmm8                     ;   739.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 13120]                    ;   730.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4352], zmm8                     ;   739.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 14464]                    ;   730.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4416], zmm8                     ;   741.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 13568]                    ;   731.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4480], zmm8                     ;   741.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 11968]                    ;   731.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4544], zmm8                     ;   743.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 13824]                    ;   732.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4608], zmm8                     ;   743.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 14720]                    ;   732.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4672], zmm8                     ;   745.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 12416]                    ;   733.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4736], zmm8                     ;   745.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 14784]                    ;   733.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4800], zmm8                     ;   747.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 13888]                    ;   734.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 4864], zmm8                     ;   747.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13376]                    ;   734.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4928], zmm8                     ;   749.0 p7+p4   31 rounds
        vpternlogd zmm11, zmm31, [rbp + 7104], 0x96      ;   825.0 p5+p3   32 x[3]
        vmovdqu64 zmm8, [rbp + 14080]                    ;   735.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 4992], zmm8                     ;   749.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13184]                    ;   736.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5056], zmm8                     ;   751.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 14336]                    ;   736.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5120], zmm8                     ;   751.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13312]                    ;   737.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5184], zmm8                     ;   753.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 14656]                    ;   737.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5248], zmm8                     ;   753.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 11712]                    ;   738.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5312], zmm8                     ;   755.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 12864]                    ;   738.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5376], zmm8                     ;   755.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13440]                    ;   739.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5440], zmm8                     ;   757.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 13056]                    ;   739.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5504], zmm8                     ;   757.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 11072]                    ;   740.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5568], zmm8                     ;   759.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 14144]                    ;   740.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5632], zmm8                     ;   759.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 10432]                    ;   741.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5696], zmm8                     ;   761.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 11456]                    ;   741.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5760], zmm8                     ;   761.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13760]                    ;   742.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5824], zmm8                     ;   763.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 11776]                    ;   742.8 p2      32 x[2] reload
        vmovdqu64 [rbp + 5888], zmm8                     ;   763.5 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13248]                    ;   743.5 p3      32 x[2] reload
        vmovdqu64 [rbp + 5952], zmm8                     ;   765.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 15488]                    ;   807.0 p2      32 x[3] reload
        vmovdqu64 [rbp + 6848], zmm8                     ;   813.0 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 13504]                    ;   815.0 p3      32 x[3] reload
        vmovdqu64 [rbp + 7808], zmm8                     ;   821.0 p7+p4   31 rounds
        vmovdqu64 zmm8, [rbp + 16256]                    ;   820.0 p2      32 x[3] reload
        vmovdqu64 [rbp + 7872], zmm8                     ;   826.0 p8+p9   31 rounds
        vmovdqu64 zmm8, [rbp + 15424]                    ;   817.0 p3      32 x[3] reload
        vmovdqu64 [rbp + 8000], zmm8                     ;   823.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6016], zmm17                    ;   807.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6784], zmm6                     ;   805.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6272], zmm14                    ;   811.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6656], zmm19                    ;   810.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6144], zmm18                    ;   813.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6528], zmm7                     ;   812.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7168], zmm24                    ;   810.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7040], zmm21                    ;   811.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6400], zmm4                     ;   815.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7552], zmm15                    ;   812.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 7296], zmm16                    ;   814.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6464], zmm10                    ;   818.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6720], zmm5                     ;   817.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6336], zmm20                    ;   819.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7680], zmm0                     ;   814.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7424], zmm23                    ;   816.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6976], zmm26                    ;   818.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7488], zmm1                     ;   816.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6080], zmm9                     ;   822.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7360], zmm28                    ;   819.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6208], zmm13                    ;   824.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7232], zmm22                    ;   821.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6912], zmm2                     ;   823.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6592], zmm12                    ;   825.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 7104], zmm11                    ;   826.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7616], zmm3                     ;   824.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7936], zmm25                    ;   823.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7744], zmm29                    ;   825.0 p7+p4   31 rounds
        add r8, 0x200                                    ;   749.5 p1      31 rounds
        mov qword [rbp + 16664], r8                      ;   797.5 p8+p9   31 rounds
        cmp r8, qword [rbp + 16672]                      ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 6016]                     ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 16680]                      ;     0.2 p3      34 dst reload
        vmovdqu64 [r8], zmm0                             ;     6.0 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6080]                     ;     1.0 p2      34 dst reload
        vmovdqu64 [r8 + 64], zmm0                        ;     7.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6144]                     ;     1.2 p3      34 dst reload
        vmovdqu64 [r8 + 128], zmm0                       ;     7.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6208]                     ;     2.0 p2      34 dst reload
        vmovdqu64 [r8 + 192], zmm0                       ;     8.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6272]                     ;     2.2 p3      34 dst reload
        vmovdqu64 [r8 + 256], zmm0                       ;     8.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6336]                     ;     3.0 p2      34 dst reload
        vmovdqu64 [r8 + 320], zmm0                       ;     9.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6400]                     ;     3.2 p3      34 dst reload
        vmovdqu64 [r8 + 384], zmm0                       ;     9.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6464]                     ;     4.0 p2      34 dst reload
        vmovdqu64 [r8 + 448], zmm0                       ;    10.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6528]                     ;     4.2 p3      34 dst reload
        vmovdqu64 [r8 + 512], zmm0                       ;    10.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6592]                     ;     5.0 p2      34 dst reload
        vmovdqu64 [r8 + 576], zmm0                       ;    11.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6656]                     ;     5.2 p3      34 dst reload
        vmovdqu64 [r8 + 640], zmm0                       ;    11.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6720]                     ;     6.0 p2      34 dst reload
        vmovdqu64 [r8 + 704], zmm0                       ;    12.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6784]                     ;     6.2 p3      34 dst reload
        vmovdqu64 [r8 + 768], zmm0                       ;    12.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6848]                     ;     7.0 p2      34 dst reload
        vmovdqu64 [r8 + 832], zmm0                       ;    13.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6912]                     ;     7.2 p3      34 dst reload
        vmovdqu64 [r8 + 896], zmm0                       ;    14.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6976]                     ;     8.0 p2      34 dst reload
        vmovdqu64 [r8 + 960], zmm0                       ;    14.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7040]                     ;     8.2 p3      34 dst reload
        vmovdqu64 [r8 + 1024], zmm0                      ;    16.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7104]                     ;     9.0 p2      34 dst reload
        vmovdqu64 [r8 + 1088], zmm0                      ;    16.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7168]                     ;     9.2 p3      34 dst reload
        vmovdqu64 [r8 + 1152], zmm0                      ;    18.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7232]                     ;    10.0 p2      34 dst reload
        vmovdqu64 [r8 + 1216], zmm0                      ;    18.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7296]                     ;    10.2 p3      34 dst reload
        vmovdqu64 [r8 + 1280], zmm0                      ;    20.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7360]                     ;    11.0 p2      34 dst reload
        vmovdqu64 [r8 + 1344], zmm0                      ;    20.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7424]                     ;    11.2 p3      34 dst reload
        vmovdqu64 [r8 + 1408], zmm0                      ;    22.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7488]                     ;    12.0 p2      34 dst reload
        vmovdqu64 [r8 + 1472], zmm0                      ;    22.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7552]                     ;    12.2 p3      34 dst reload
        vmovdqu64 [r8 + 1536], zmm0                      ;    24.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7616]                     ;    13.0 p2      34 dst reload
        vmovdqu64 [r8 + 1600], zmm0                      ;    24.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7680]                     ;    13.2 p3      34 dst reload
        vmovdqu64 [r8 + 1664], zmm0                      ;    26.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7744]                     ;    14.0 p2      34 dst reload
        vmovdqu64 [r8 + 1728], zmm0                      ;    26.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7808]                     ;    14.2 p3      34 dst reload
        vmovdqu64 [r8 + 1792], zmm0                      ;    28.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7872]                     ;    15.0 p2      34 dst reload
        vmovdqu64 [r8 + 1856], zmm0                      ;    28.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7936]                     ;    15.2 p3      34 dst reload
        vmovdqu64 [r8 + 1920], zmm0                      ;    30.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 8000]                     ;    16.0 p2      34 dst reload
        vmovdqu64 [r8 + 1984], zmm0                      ;    30.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3968]                     ;    16.2 p3      34 dst reload
        vmovdqu64 [r8 + 2048], zmm0                      ;    32.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4032]                     ;    17.0 p2      34 dst reload
        vmovdqu64 [r8 + 2112], zmm0                      ;    32.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4096]                     ;    17.2 p3      34 dst reload
        vmovdqu64 [r8 + 2176], zmm0                      ;    34.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4160]                     ;    18.0 p2      34 dst reload
        vmovdqu64 [r8 + 2240], zmm0                      ;    34.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4224]                     ;    18.2 p3      34 dst reload
        vmovdqu64 [r8 + 2304], zmm0                      ;    36.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4288]                     ;    19.0 p2      34 dst reload
        vmovdqu64 [r8 + 2368], zmm0                      ;    36.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4352]                     ;    19.2 p3      34 dst reload
        vmovdqu64 [r8 + 2432], zmm0                      ;    38.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4416]                     ;    20.0 p2      34 dst reload
        vmovdqu64 [r8 + 2496], zmm0                      ;    38.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4480]                     ;    20.2 p3      34 dst reload
        vmovdqu64 [r8 + 2560], zmm0                      ;    40.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4544]                     ;    21.0 p2      34 dst reload
        vmovdqu64 [r8 + 2624], zmm0                      ;    40.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4608]                     ;    21.2 p3      34 dst reload
        vmovdqu64 [r8 + 2688], zmm0                      ;    42.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4672]                     ;    22.0 p2      34 dst reload
        vmovdqu64 [r8 + 2752], zmm0                      ;    42.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4736]                     ;    22.2 p3      34 dst reload
        vmovdqu64 [r8 + 2816], zmm0                      ;    44.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4800]                     ;    23.0 p2      34 dst reload
        vmovdqu64 [r8 + 2880], zmm0                      ;    44.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4864]                     ;    23.2 p3      34 dst reload
        vmovdqu64 [r8 + 2944], zmm0                      ;    46.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4928]                     ;    24.0 p2      34 dst reload
        vmovdqu64 [r8 + 3008], zmm0                      ;    46.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4992]                     ;    24.2 p3      34 dst reload
        vmovdqu64 [r8 + 3072], zmm0                      ;    48.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5056]                     ;    25.0 p2      34 dst reload
        vmovdqu64 [r8 + 3136], zmm0                      ;    48.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5120]                     ;    25.2 p3      34 dst reload
        vmovdqu64 [r8 + 3200], zmm0                      ;    50.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5184]                     ;    26.0 p2      34 dst reload
        vmovdqu64 [r8 + 3264], zmm0                      ;    50.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5248]                     ;    26.2 p3      34 dst reload
        vmovdqu64 [r8 + 3328], zmm0                      ;    52.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5312]                     ;    27.0 p2      34 dst reload
        vmovdqu64 [r8 + 3392], zmm0                      ;    52.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5376]                     ;    27.2 p3      34 dst reload
        vmovdqu64 [r8 + 3456], zmm0                      ;    54.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5440]                     ;    28.0 p2      34 dst reload
        vmovdqu64 [r8 + 3520], zmm0                      ;    54.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5504]                     ;    28.2 p3      34 dst reload
        vmovdqu64 [r8 + 3584], zmm0                      ;    56.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5568]                     ;    29.0 p2      34 dst reload
        vmovdqu64 [r8 + 3648], zmm0                      ;    56.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5632]                     ;    29.2 p3      34 dst reload
        vmovdqu64 [r8 + 3712], zmm0                      ;    58.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5696]                     ;    30.0 p2      34 dst reload
        vmovdqu64 [r8 + 3776], zmm0                      ;    58.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5760]                     ;    30.2 p3      34 dst reload
        vmovdqu64 [r8 + 3840], zmm0                      ;    60.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5824]                     ;    31.0 p2      34 dst reload
        vmovdqu64 [r8 + 3904], zmm0                      ;    60.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5888]                     ;    31.2 p3      34 dst reload
        vmovdqu64 [r8 + 3968], zmm0                      ;    62.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5952]                     ;    32.0 p2      34 dst reload
        vmovdqu64 [r8 + 4032], zmm0                      ;    62.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1920]                     ;    32.2 p3      34 dst reload
        vmovdqu64 [r8 + 4096], zmm0                      ;    64.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1984]                     ;    33.0 p2      34 dst reload
        vmovdqu64 [r8 + 4160], zmm0                      ;    64.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2048]                     ;    33.2 p3      34 dst reload
        vmovdqu64 [r8 + 4224], zmm0                      ;    66.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2112]                     ;    34.0 p2      34 dst reload
        vmovdqu64 [r8 + 4288], zmm0                      ;    66.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2176]                     ;    34.2 p3      34 dst reload
        vmovdqu64 [r8 + 4352], zmm0                      ;    68.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2240]                     ;    35.0 p2      34 dst reload
        vmovdqu64 [r8 + 4416], zmm0                      ;    68.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2304]                     ;    35.2 p3      34 dst reload
        vmovdqu64 [r8 + 4480], zmm0                      ;    70.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2368]                     ;    36.0 p2      34 dst reload
        vmovdqu64 [r8 + 4544], zmm0                      ;    70.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2432]                     ;    36.2 p3      34 dst reload
        vmovdqu64 [r8 + 4608], zmm0                      ;    72.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2496]                     ;    37.0 p2      34 dst reload
        vmovdqu64 [r8 + 4672], zmm0                      ;    72.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2560]                     ;    37.2 p3      34 dst reload
        vmovdqu64 [r8 + 4736], zmm0                      ;    74.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2624]                     ;    38.0 p2      34 dst reload
        vmovdqu64 [r8 + 4800], zmm0                      ;    74.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2688]                     ;    38.2 p3      34 dst reload
        vmovdqu64 [r8 + 4864], zmm0                      ;    76.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2752]                     ;    39.0 p2      34 dst reload
        vmovdqu64 [r8 + 4928], zmm0                      ;    76.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2816]                     ;    39.2 p3      34 dst reload
        vmovdqu64 [r8 + 4992], zmm0                      ;    78.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2880]                     ;    40.0 p2      34 dst reload
        vmovdqu64 [r8 + 5056], zmm0                      ;    78.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2944]                     ;    40.2 p3      34 dst reload
        vmovdqu64 [r8 + 5120], zmm0                      ;    80.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3008]                     ;    41.0 p2      34 dst reload
        vmovdqu64 [r8 + 5184], zmm0                      ;    80.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3072]                     ;    41.2 p3      34 dst reload
        vmovdqu64 [r8 + 5248], zmm0                      ;    82.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3136]                     ;    42.0 p2      34 dst reload
        vmovdqu64 [r8 + 5312], zmm0                      ;    82.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3200]                     ;    42.2 p3      34 dst reload
        vmovdqu64 [r8 + 5376], zmm0                      ;    84.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3264]                     ;    43.0 p2      34 dst reload
        vmovdqu64 [r8 + 5440], zmm0                      ;    84.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3328]                     ;    43.2 p3      34 dst reload
        vmovdqu64 [r8 + 5504], zmm0                      ;    86.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3392]                     ;    44.0 p2      34 dst reload
        vmovdqu64 [r8 + 5568], zmm0                      ;    86.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3456]                     ;    44.2 p3      34 dst reload
        vmovdqu64 [r8 + 5632], zmm0                      ;    88.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3520]                     ;    45.0 p2      34 dst reload
        vmovdqu64 [r8 + 5696], zmm0                      ;    88.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3584]                     ;    45.2 p3      34 dst reload
        vmovdqu64 [r8 + 5760], zmm0                      ;    90.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3648]                     ;    46.0 p2      34 dst reload
        vmovdqu64 [r8 + 5824], zmm0                      ;    90.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3712]                     ;    46.2 p3      34 dst reload
        vmovdqu64 [r8 + 5888], zmm0                      ;    92.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3776]                     ;    47.0 p2      34 dst reload
        vmovdqu64 [r8 + 5952], zmm0                      ;    92.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3840]                     ;    47.2 p3      34 dst reload
        vmovdqu64 [r8 + 6016], zmm0                      ;    94.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3904]                     ;    48.0 p2      34 dst reload
        vmovdqu64 [r8 + 6080], zmm0                      ;    94.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp - 128]                      ;    48.2 p3      34 dst reload
        vmovdqu64 [r8 + 6144], zmm0                      ;    96.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp - 64]                       ;    49.0 p2      34 dst reload
        vmovdqu64 [r8 + 6208], zmm0                      ;    96.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 0]                        ;    49.2 p3      34 dst reload
        vmovdqu64 [r8 + 6272], zmm0                      ;    98.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 64]                       ;    50.0 p2      34 dst reload
        vmovdqu64 [r8 + 6336], zmm0                      ;    98.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 128]                      ;    50.2 p3      34 dst reload
        vmovdqu64 [r8 + 6400], zmm0                      ;   100.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 192]                      ;    51.0 p2      34 dst reload
        vmovdqu64 [r8 + 6464], zmm0                      ;   100.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 256]                      ;    51.2 p3      34 dst reload
        vmovdqu64 [r8 + 6528], zmm0                      ;   102.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 320]                      ;    52.0 p2      34 dst reload
        vmovdqu64 [r8 + 6592], zmm0                      ;   102.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 384]                      ;    52.2 p3      34 dst reload
        vmovdqu64 [r8 + 6656], zmm0                      ;   104.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 448]                      ;    53.0 p2      34 dst reload
        vmovdqu64 [r8 + 6720], zmm0                      ;   104.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 512]                      ;    53.2 p3      34 dst reload
        vmovdqu64 [r8 + 6784], zmm0                      ;   106.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 576]                      ;    54.0 p2      34 dst reload
        vmovdqu64 [r8 + 6848], zmm0                      ;   106.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 640]                      ;    54.2 p3      34 dst reload
        vmovdqu64 [r8 + 6912], zmm0                      ;   108.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 704]                      ;    55.0 p2      34 dst reload
        vmovdqu64 [r8 + 6976], zmm0                      ;   108.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 768]                      ;    55.2 p3      34 dst reload
        vmovdqu64 [r8 + 7040], zmm0                      ;   110.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 832]                      ;    56.0 p2      34 dst reload
        vmovdqu64 [r8 + 7104], zmm0                      ;   110.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 896]                      ;    56.2 p3      34 dst reload
        vmovdqu64 [r8 + 7168], zmm0                      ;   112.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 960]                      ;    57.0 p2      34 dst reload
        vmovdqu64 [r8 + 7232], zmm0                      ;   112.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1024]                     ;    57.2 p3      34 dst reload
        vmovdqu64 [r8 + 7296], zmm0                      ;   114.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1088]                     ;    58.0 p2      34 dst reload
        vmovdqu64 [r8 + 7360], zmm0                      ;   114.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1152]                     ;    58.2 p3      34 dst reload
        vmovdqu64 [r8 + 7424], zmm0                      ;   116.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1216]                     ;    59.0 p2      34 dst reload
        vmovdqu64 [r8 + 7488], zmm0                      ;   116.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1280]                     ;    59.2 p3      34 dst reload
        vmovdqu64 [r8 + 7552], zmm0                      ;   118.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1344]                     ;    60.0 p2      34 dst reload
        vmovdqu64 [r8 + 7616], zmm0                      ;   118.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1408]                     ;    60.2 p3      34 dst reload
        vmovdqu64 [r8 + 7680], zmm0                      ;   120.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1472]                     ;    61.0 p2      34 dst reload
        vmovdqu64 [r8 + 7744], zmm0                      ;   120.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1536]                     ;    61.2 p3      34 dst reload
        vmovdqu64 [r8 + 7808], zmm0                      ;   122.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1600]                     ;    62.0 p2      34 dst reload
        vmovdqu64 [r8 + 7872], zmm0                      ;   122.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1664]                     ;    62.2 p3      34 dst reload
        vmovdqu64 [r8 + 7936], zmm0                      ;   124.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1728]                     ;    63.0 p2      34 dst reload
        vmovdqu64 [r8 + 8000], zmm0                      ;   124.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1792]                     ;    63.2 p3      34 dst reload
        vmovdqu64 [r8 + 8064], zmm0                      ;   126.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1856]                     ;    64.0 p2      34 dst reload
        vmovdqu64 [r8 + 8128], zmm0                      ;   126.7 p8+p9   34 dst
        add r8, 0x2000                                   ;    42.8 p0      28 blocks
        mov qword [rbp + 16680], r8                      ;   128.3 p7+p4   28 blocks
        mov r8, qword [rbp + 16640]                      ;    43.2 p10     28 blocks
        add r8, 0x2000                                   ;    48.2 p1      28 blocks
        mov qword [rbp + 16640], r8                      ;   128.7 p8+p9   28 blocks
        cmp r8, qword [rbp + 16648]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                       ;                    x87 state
        mov rsp, qword [rbp + 16688]                     ;                    frame
        pop rbp                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sm4_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
