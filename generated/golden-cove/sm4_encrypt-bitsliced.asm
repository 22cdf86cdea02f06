; sm4_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 0a913000da2e0601); do not edit:
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
;   blocks/rounds: 3636 uops, planned 847.7; bounds: width 606.0, ports 842.0, path 110.0
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
        sub rsp, 0x4400                                  ;                    frame
        and rsp, -64                                     ;                    frame
        lea rbp, [rsp + 128]                             ;                    frame
        mov qword [rbp + 17264], rax                     ;                    frame
        mov dword [rbp + 17272], ecx                     ;                    argument
        mov qword [rbp + 17216], rsi                     ;                    argument
        mov qword [rbp + 17232], rdi                     ;                    argument
        mov qword [rbp + 17256], rdx                     ;                    argument
        mov r8d, dword [rbp + 17272]                     ;     0.0 p2      28 blocks
        shl r8, 0xd                                      ;     5.0 p0      28 blocks
        add r8, qword [rbp + 17216]                      ;     6.0 p1+p3   28 blocks
        mov qword [rbp + 17224], r8                      ;     7.0 p7+p4   28 blocks
        cmp dword [rbp + 17272], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 17216]                      ;     0.0 p2      30 x[0].0 reload
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
        mov r8, qword [rbp + 17232]                      ;    42.8 p10     31 rounds reload
        mov qword [rbp + 17240], r8                      ;   133.2 p7+p4   31 rounds
        add r8, 0x1000                                   ;    47.8 p0      31 rounds
        mov qword [rbp + 17248], r8                      ;   133.5 p8+p9   31 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 17240]                      ;     0.0 p2      32 x[0].0 reload
        vpbroadcastd zmm0, [r8]                          ;     5.0 p3      32 x[0].0
        vpbroadcastd zmm1, [r8 + 8]                      ;     5.0 p10     32 x[0].2
        vpbroadcastd zmm2, [r8 + 20]                     ;     5.0 p2      32 x[0].5
        vpbroadcastd zmm3, [r8 + 16]                     ;     5.0 p3      32 x[0].4
        vpbroadcastd zmm4, [r8 + 24]                     ;     5.0 p10     32 x[0].6
        vpbroadcastd zmm5, [r8 + 32]                     ;     5.0 p2      32 x[0].8
        vpbroadcastd zmm6, [r8 + 40]                     ;     5.0 p3      32 x[0].10
        vpbroadcastd zmm7, [r8 + 52]                     ;     5.0 p10     32 x[0].13
        vpbroadcastd zmm8, [r8 + 48]                     ;     5.0 p2      32 x[0].12
        vpbroadcastd zmm9, [r8 + 56]                     ;     5.0 p3      32 x[0].14
        vpbroadcastd zmm10, [r8 + 64]                    ;     5.0 p10     32 x[0].16
        vpbroadcastd zmm11, [r8 + 72]                    ;     5.0 p2      32 x[0].18
        vpbroadcastd zmm12, [r8 + 84]                    ;     5.0 p3      32 x[0].21
        vpbroadcastd zmm13, [r8 + 80]                    ;     5.0 p10     32 x[0].20
        vpbroadcastd zmm14, [r8 + 88]                    ;     5.0 p2      32 x[0].22
        vpbroadcastd zmm15, [r8 + 96]                    ;     5.2 p3      32 x[0].24
        vpbroadcastd zmm16, [r8 + 104]                   ;     5.3 p10     32 x[0].26
        vpbroadcastd zmm17, [r8 + 116]                   ;     6.0 p2      32 x[0].29
        vpbroadcastd zmm18, [r8 + 112]                   ;     6.2 p3      32 x[0].28
        vpbroadcastd zmm19, [r8 + 120]                   ;     6.3 p10     32 x[0].30
        vmovdqu64 zmm20, [rbp + 4032]                    ;     7.0 p2      32 x[0] reload
        vmovdqu64 zmm21, [rbp + 1984]                    ;     7.2 p3      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 6080]                    ;     8.0 p2      32 x[0]
        vpternlogd zmm22, zmm21, zmm20, 0x96             ;    14.0 p0      32 x[0]
        vpxord zmm22, zmm22, [r8 + 4]{1to16}             ;    15.0 p5+p3   32 x[0]
        vmovdqa64 zmm23, zmm22                           ;    16.0         21 x[0] copy
        vmovdqa64 zmm24, zmm22                           ;    16.0         21 x[0] copy
        vmovdqu64 zmm25, [rbp + 4416]                    ;     9.0 p2      32 x[0] reload
        vmovdqu64 zmm26, [rbp + 2368]                    ;     9.2 p3      32 x[0] reload
        vmovdqu64 zmm27, [rbp + 6464]                    ;    10.0 p2      32 x[0]
        vpternlogd zmm27, zmm26, zmm25, 0x96             ;    16.0 p0      32 x[0]
        vpxord zmm27, zmm27, [r8 + 28]{1to16}            ;    17.0 p5+p3   32 x[0]
        vmovdqa64 zmm28, zmm27                           ;    18.0         21 x[0] copy
        vmovdqu64 zmm29, [rbp + 4544]                    ;    11.0 p2      32 x[0] reload
        vmovdqu64 zmm30, [rbp + 2496]                    ;    11.2 p3      32 x[0] reload
        vmovdqu64 zmm31, [rbp + 6592]                    ;    12.0 p2      32 x[0]
        vpternlogd zmm31, zmm30, zmm29, 0x96             ;    18.0 p0      32 x[0]
        vpxord zmm31, zmm31, [r8 + 36]{1to16}            ;    19.0 p5+p3   32 x[0]
        vpbroadcastd zmm30, [r8 + 60]                    ;     7.3 p10     32 x[0]
        vpbroadcastd zmm26, [r8 + 68]                    ;     8.3 p10     32 x[0]
        vpbroadcastd zmm21, [r8 + 92]                    ;     9.3 p10     32 x[0]
        vpbroadcastd zmm29, [r8 + 100]                   ;    10.3 p10     32 x[0]
        vpbroadcastd zmm25, [r8 + 124]                   ;    11.3 p10     32 x[0]
        vmovdqu64 zmm20, [rbp + 2880]                    ;    13.0 p2      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 6976]                    ;    13.2 p3      32 x[0]
        vpternlogd zmm15, zmm20, [rbp + 4928], 0x96      ;    19.2 p0+p2   32 x[0]
        vpxord zmm30, zmm30, zmm15                       ;    20.2 p5      32 x[0]
        vmovdqu64 zmm15, [rbp + 5056]                    ;    14.2 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3008]                    ;    15.0 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 7104]                    ;    15.2 p3      32 x[0]
        vpternlogd zmm19, zmm20, zmm15, 0x96             ;    21.2 p0      32 x[0]
        vpxord zmm26, zmm26, zmm19                       ;    22.2 p5      32 x[0]
        vmovdqu64 zmm19, [rbp + 5440]                    ;    16.0 p2      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3392]                    ;    16.2 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 7488]                    ;    17.0 p2      32 x[0]
        vpternlogd zmm15, zmm20, zmm19, 0x96             ;    23.0 p0      32 x[0]
        vpxord zmm21, zmm21, zmm15                       ;    24.0 p5      32 x[0]
        vmovdqu64 zmm15, [rbp + 5568]                    ;    17.2 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3520]                    ;    18.0 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 7616]                    ;    18.2 p3      32 x[0]
        vpternlogd zmm19, zmm20, zmm15, 0x96             ;    24.2 p0      32 x[0]
        vpxord zmm29, zmm29, zmm19                       ;    25.2 p5      32 x[0]
        vmovdqu64 zmm19, [rbp + 5952]                    ;    19.0 p2      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3904]                    ;    19.2 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 8000]                    ;    20.0 p2      32 x[0]
        vpternlogd zmm15, zmm20, zmm19, 0x96             ;    26.0 p0      32 x[0]
        vpxord zmm25, zmm25, zmm15                       ;    27.0 p5      32 x[0]
        vmovdqa64 zmm15, zmm30                           ;    21.2         21 x[0] copy
        vmovdqa64 zmm20, zmm31                           ;    20.0         21 x[0] copy
        vmovdqu64 zmm19, [rbp + 2048]                    ;    20.2 p3      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 6144]                    ;    21.0 p2      21 x[0]
        vpternlogd zmm17, zmm19, [rbp + 4096], 0x96      ;    27.0 p0+p3   21 x[0]
        vpternlogd zmm17, zmm1, zmm1, 0xc3               ;    28.0 p5      21 x[0]
        vmovdqa64 zmm1, zmm17                            ;    29.0         21 x[0] copy
        vmovdqu64 zmm19, [rbp + 1920]                    ;    22.0 p2      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 6016]                    ;    22.2 p3      21 x[0]
        vpternlogd zmm18, zmm19, [rbp + 3968], 0x96      ;    28.2 p0+p2   21 x[0]
        vmovdqu64 zmm19, [rbp + 2240]                    ;    23.2 p3      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 6336]                    ;    24.0 p2      21 x[0]
        vpternlogd zmm16, zmm19, [rbp + 4288], 0x96      ;    30.0 p5+p3   21 x[0]
        vpternlogd zmm16, zmm2, zmm2, 0xc3               ;    31.0 p0      21 x[0]
        vmovdqa64 zmm2, zmm16                            ;    32.0         21 x[0] copy
        vmovdqu64 zmm19, [rbp + 2176]                    ;    25.0 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 6272]                    ;    25.2 p3      21 x[0]
        vpternlogd zmm10, zmm19, [rbp + 4224], 0x96      ;    31.2 p5+p2   21 x[0]
        vpternlogd zmm10, zmm3, zmm3, 0xc3               ;    32.2 p0      21 x[0]
        vpternlogd zmm27, zmm16, zmm10, 0x96             ;    33.2 p5      21 x[0]
        vmovdqa64 zmm3, zmm27                            ;    34.2         21 x[0] copy
        vmovdqa64 zmm19, zmm27                           ;    34.2         21 x[0] copy
        vmovdqa64 zmm14, zmm27                           ;    34.2         21 x[0] copy
        vmovdqu64 zmm12, [rbp + 2304]                    ;    26.2 p3      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 6400]                    ;    27.0 p2      21 x[0]
        vpternlogd zmm13, zmm12, [rbp + 4352], 0x96      ;    33.0 p0+p3   21 x[0]
        vpternlogd zmm13, zmm4, zmm4, 0xc3               ;    34.0 p5      21 x[0]
        vpxord zmm1, zmm1, zmm13                         ;    35.0 p0      21 x[0]
        vpxord zmm23, zmm23, zmm1                        ;    36.0 p5      21 x[0]
        vpxord zmm28, zmm28, zmm1                        ;    36.0 p0      21 x[0]
        vpxord zmm3, zmm3, zmm23                         ;    37.0 p5      21 x[0]
        vmovdqa64 zmm4, zmm13                            ;    35.0         21 x[0] copy
        vmovdqa64 zmm12, zmm13                           ;    35.0         21 x[0] copy
        vmovdqa64 zmm11, zmm1                            ;    36.0         21 x[0] copy
        vmovdqu64 [rbp + 8064], zmm29                    ;    26.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm29, zmm23                           ;    37.0         21 x[0] copy
        vpternlogd zmm29, zmm18, zmm0, 0x69              ;    37.0 p0      21 x[0]
        vpxord zmm10, zmm10, zmm29                       ;    38.0 p5      21 x[0]
        vpternlogd zmm29, zmm28, zmm3, 0x78              ;    38.0 p0      21 x[0]
        vpternlogd zmm17, zmm22, zmm10, 0x78             ;    39.0 p5      21 x[0]
        vpxord zmm12, zmm12, zmm10                       ;    39.0 p0      21 x[0]
        vmovdqu64 [rbp + 8128], zmm25                    ;    28.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm25, zmm10                           ;    39.0         21 x[0] copy
        vmovdqa64 zmm5, zmm23                            ;    37.0         21 x[0] copy
        vmovdqu64 [rbp + 8192], zmm26                    ;    23.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm26, zmm31                           ;    20.0         21 x[0] copy
        vmovdqu64 [rbp + 8256], zmm21                    ;    25.0 p8+p9   32 x[0] spill
        vpxord zmm21, zmm12, zmm28                       ;    40.0 p5      21 x[0]
        vpandd zmm14, zmm14, zmm21                       ;    41.0 p0      21 x[0]
        vpxord zmm17, zmm17, zmm14                       ;    42.0 p5      21 x[0]
        vmovdqa64 zmm9, zmm17                            ;    43.0         21 x[0] copy
        vmovdqa64 zmm7, zmm28                            ;    37.0         21 x[0] copy
        vmovdqa64 zmm8, zmm12                            ;    40.0         21 x[0] copy
        vmovdqu64 zmm6, [rbp + 2112]                     ;    28.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 8320], zmm31                    ;    22.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm31, [rbp + 6208]                    ;    28.2 p3      21 x[0]
        vpternlogd zmm31, zmm6, [rbp + 4160], 0x96       ;    34.2 p0+p2   21 x[0]
        vpternlogd zmm16, zmm31, [r8 + 12]{1to16}, 0x96  ;    35.2 p5+p3   21 x[0]
        vpternlogd zmm18, zmm0, zmm16, 0x69              ;    36.2 p0      21 x[0]
        vpxord zmm4, zmm4, zmm16                         ;    36.2 p5      21 x[0]
        vpxord zmm19, zmm19, zmm18                       ;    37.2 p0      21 x[0]
        vpxord zmm24, zmm24, zmm18                       ;    37.2 p5      21 x[0]
        vpxord zmm11, zmm11, zmm19                       ;    38.2 p0      21 x[0]
        vpxord zmm25, zmm25, zmm4                        ;    39.0 p5      21 x[0]
        vpxord zmm7, zmm7, zmm4                          ;    37.2 p0      21 x[0]
        vpandd zmm0, zmm18, zmm25                        ;    40.0 p5      21 x[0]
        vmovdqa64 zmm31, zmm19                           ;    38.2         21 x[0] copy
        vpternlogd zmm31, zmm16, zmm28, 0x60             ;    38.2 p0      21 x[0]
        vpternlogd zmm23, zmm12, zmm31, 0x56             ;    40.0 p5      21 x[0]
        vpxord zmm2, zmm2, zmm31                         ;    39.2 p0      21 x[0]
        vpternlogd zmm2, zmm7, zmm11, 0x78               ;    40.2 p5      21 x[0]
        vpxord zmm9, zmm9, zmm23                         ;    43.0 p0      21 x[0]
        vmovdqa64 zmm12, zmm9                            ;    44.0         21 x[0] copy
        vmovdqa64 zmm31, zmm0                            ;    41.0         21 x[0] copy
        vpternlogd zmm31, zmm4, zmm24, 0x78              ;    41.0 p5      21 x[0]
        vpternlogd zmm14, zmm29, zmm31, 0x96             ;    42.0 p0      21 x[0]
        vpternlogd zmm0, zmm13, zmm1, 0x78               ;    41.0 p5      21 x[0]
        vpternlogd zmm17, zmm14, zmm0, 0x48              ;    43.0 p0      21 x[0]
        vpxord zmm23, zmm23, zmm0                        ;    42.0 p5      21 x[0]
        vpternlogd zmm9, zmm2, zmm31, 0x60               ;    44.0 p0      21 x[0]
        vmovdqa64 zmm0, zmm23                            ;    43.0         21 x[0] copy
        vpternlogd zmm0, zmm2, zmm31, 0x60               ;    43.0 p5      21 x[0]
        vpternlogd zmm2, zmm31, zmm9, 0x96               ;    45.0 p0      21 x[0]
        vpternlogd zmm2, zmm14, zmm0, 0x1e               ;    46.0 p5      21 x[0]
        vpxord zmm0, zmm0, zmm23                         ;    44.0 p0      21 x[0]
        vpandd zmm5, zmm5, zmm2                          ;    47.0 p5      21 x[0]
        vpandd zmm8, zmm8, zmm2                          ;    47.0 p0      21 x[0]
        vmovdqa64 zmm29, zmm2                            ;    47.0         21 x[0] copy
        vmovdqa64 zmm31, zmm17                           ;    44.0         21 x[0] copy
        vpternlogd zmm31, zmm23, zmm9, 0x1e              ;    45.0 p5      21 x[0]
        vpternlogd zmm9, zmm23, zmm17, 0x1e              ;    45.0 p0      21 x[0]
        vpternlogd zmm0, zmm14, zmm9, 0x1e               ;    46.0 p5      21 x[0]
        vpxord zmm12, zmm12, zmm9                        ;    46.0 p0      21 x[0]
        vpternlogd zmm11, zmm5, zmm12, 0x6c              ;    48.0 p5      21 x[0]
        vpternlogd zmm10, zmm8, zmm0, 0x6c               ;    48.0 p0      21 x[0]
        vpternlogd zmm3, zmm11, zmm31, 0x6c              ;    49.0 p5      21 x[0]
        vpxord zmm29, zmm29, zmm31                       ;    47.0 p0      21 x[0]
        vpxord zmm9, zmm31, zmm12                        ;    47.0 p5      21 x[0]
        vpternlogd zmm11, zmm24, zmm9, 0x78              ;    49.0 p0      21 x[0]
        vpternlogd zmm31, zmm10, zmm28, 0x6c             ;    49.0 p5      21 x[0]
        vpternlogd zmm10, zmm21, zmm29, 0x78             ;    49.0 p0      21 x[0]
        vpxord zmm2, zmm2, zmm0                          ;    47.0 p5      21 x[0]
        vpternlogd zmm8, zmm13, zmm2, 0x78               ;    48.0 p0      21 x[0]
        vpternlogd zmm1, zmm2, zmm11, 0x6a               ;    50.0 p5      21 x[0]
        vpxord zmm2, zmm0, zmm9                          ;    48.0 p0      21 x[0]
        vpternlogd zmm11, zmm18, zmm2, 0x78              ;    50.0 p5      21 x[0]
        vpxord zmm13, zmm29, zmm2                        ;    49.0 p0      21 x[0]
        vpternlogd zmm16, zmm28, zmm13, 0x28             ;    50.0 p5      21 x[0]
        vpternlogd zmm5, zmm19, zmm13, 0x78              ;    50.0 p0      21 x[0]
        vpternlogd zmm25, zmm2, zmm16, 0x6a              ;    51.0 p5      21 x[0]
        vpternlogd zmm4, zmm9, zmm25, 0x6a               ;    52.0 p0      21 x[0]
        vpternlogd zmm27, zmm29, zmm5, 0x6a              ;    51.0 p5      21 x[0]
        vpxord zmm11, zmm11, zmm5                        ;    51.0 p0      21 x[0]
        vpternlogd zmm8, zmm25, zmm11, 0x96              ;    52.0 p5      21 x[0]
        vpternlogd zmm7, zmm12, zmm4, 0x6a               ;    53.0 p0      21 x[0]
        vpternlogd zmm3, zmm31, zmm4, 0x96               ;    53.0 p5      21 x[0]
        vpternlogd zmm22, zmm0, zmm3, 0x6a               ;    54.0 p0      21 x[0]
        vpternlogd zmm31, zmm4, zmm1, 0x69               ;    53.0 p5      21 x[0]
        vpxord zmm27, zmm27, zmm3                        ;    54.0 p0      21 x[0]
        vpternlogd zmm10, zmm16, zmm27, 0x96             ;    55.0 p5      21 x[0]
        vpxord zmm8, zmm8, zmm27                         ;    55.0 p0      21 x[0]
        vpxord zmm0, zmm22, zmm8                         ;    56.0 p5      21 x[0]
        vmovdqu64 zmm2, [rbp + 4608]                     ;    33.0 p2      32 x[0] reload
        vmovdqu64 zmm3, [rbp + 2560]                     ;    33.2 p3      32 x[0] reload
        vmovdqu64 zmm4, [rbp + 6656]                     ;    34.0 p2      21 x[0]
        vpternlogd zmm4, zmm3, zmm2, 0x96                ;    53.7 p0      21 x[0]
        vpbroadcastd zmm5, [r8 + 40]                     ;    33.7 p10     32 x[0].10 reload
        vpternlogd zmm4, zmm5, [r8 + 40]{1to16}, 0xc3    ;    54.7 p5+p3   21 x[0]
        vmovdqa64 zmm5, zmm4                             ;    55.7         21 x[0] copy
        vmovdqu64 zmm9, [rbp + 4480]                     ;    35.0 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 2432]                    ;    35.2 p3      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 6528]                    ;    36.0 p2      21 x[0]
        vpternlogd zmm13, zmm12, zmm9, 0x96              ;    54.7 p0      21 x[0]
        vmovdqu64 zmm14, [rbp + 4800]                    ;    36.2 p3      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 2752]                    ;    37.0 p2      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 6848]                    ;    37.2 p3      21 x[0]
        vpternlogd zmm17, zmm16, zmm14, 0x96             ;    55.0 p5      21 x[0]
        vpbroadcastd zmm18, [r8 + 52]                    ;    35.7 p10     32 x[0].13 reload
        vpternlogd zmm17, zmm18, [r8 + 52]{1to16}, 0xc3  ;    56.0 p0+p2   21 x[0]
        vmovdqa64 zmm18, zmm17                           ;    57.0         21 x[0] copy
        vmovdqu64 zmm19, [rbp + 4736]                    ;    38.2 p3      32 x[0] reload
        vmovdqu64 zmm21, [rbp + 2688]                    ;    39.0 p2      32 x[0] reload
        vmovdqu64 zmm23, [rbp + 6784]                    ;    39.2 p3      21 x[0]
        vpternlogd zmm23, zmm21, zmm19, 0x96             ;    56.0 p5      21 x[0]
        vpbroadcastd zmm24, [r8 + 48]                    ;    37.0 p10     32 x[0].12 reload
        vpternlogd zmm23, zmm24, [r8 + 48]{1to16}, 0xc3  ;    57.0 p0+p2   21 x[0]
        vpternlogd zmm30, zmm17, zmm23, 0x96             ;    58.0 p5      21 x[0]
        vmovdqa64 zmm24, zmm30                           ;    59.0         21 x[0] copy
        vmovdqa64 zmm25, zmm30                           ;    59.0         21 x[0] copy
        vmovdqa64 zmm28, zmm30                           ;    59.0         21 x[0] copy
        vmovdqu64 zmm29, [rbp + 8192]                    ;    40.2 p3      21 x[0]
        vmovdqu64 zmm16, [rbp + 8256]                    ;    41.0 p2      21 x[0]
        vmovdqu64 zmm21, [rbp + 8192]                    ;    41.2 p3      21 x[0]
        vmovdqu64 zmm3, [rbp + 2816]                     ;    42.0 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 6912]                    ;    42.2 p3      21 x[0]
        vpternlogd zmm12, zmm3, [rbp + 4864], 0x96       ;    57.7 p0+p2   21 x[0]
        vpbroadcastd zmm3, [r8 + 56]                     ;    39.3 p10     32 x[0].14 reload
        vpternlogd zmm12, zmm3, [r8 + 56]{1to16}, 0xc3   ;    58.7 p5+p3   21 x[0]
        vpxord zmm5, zmm5, zmm12                         ;    59.7 p0      21 x[0]
        vpxord zmm20, zmm20, zmm5                        ;    60.7 p5      21 x[0]
        vpxord zmm15, zmm15, zmm5                        ;    60.7 p0      21 x[0]
        vpxord zmm24, zmm24, zmm20                       ;    61.7 p5      21 x[0]
        vmovdqa64 zmm3, zmm12                            ;    59.7         21 x[0] copy
        vmovdqa64 zmm6, zmm12                            ;    59.7         21 x[0] copy
        vmovdqa64 zmm14, zmm5                            ;    60.7         21 x[0] copy
        vmovdqa64 zmm19, zmm20                           ;    61.7         21 x[0] copy
        vmovdqa64 zmm2, zmm15                            ;    61.7         21 x[0] copy
        vmovdqa64 zmm9, zmm15                            ;    61.7         21 x[0] copy
        vmovdqu64 [rbp + 8384], zmm31                    ;    54.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm31, zmm20                           ;    61.7         21 x[0] copy
        vpternlogd zmm31, zmm13, [r8 + 32]{1to16}, 0x69  ;    61.7 p0+p2   21 x[0]
        vpxord zmm23, zmm23, zmm31                       ;    62.7 p5      21 x[0]
        vpternlogd zmm31, zmm15, zmm24, 0x78             ;    62.7 p0      21 x[0]
        vpxord zmm6, zmm6, zmm23                         ;    63.7 p5      21 x[0]
        vpxord zmm2, zmm2, zmm6                          ;    64.7 p0      21 x[0]
        vpandd zmm28, zmm28, zmm2                        ;    65.7 p5      21 x[0]
        vpternlogd zmm4, zmm23, [rbp + 8320], 0x78       ;    63.7 p0+p3   21 x[0]
        vpxord zmm4, zmm4, zmm28                         ;    66.7 p5      21 x[0]
        vmovdqu64 [rbp + 8448], zmm1                     ;    51.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm1, zmm23                            ;    63.7         21 x[0] copy
        vmovdqu64 [rbp + 8512], zmm10                    ;    56.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm10, zmm4                            ;    67.7         21 x[0] copy
        vmovdqu64 [rbp + 8576], zmm2                     ;    65.7 p7+p4   21 x[0] spill
        vmovdqa64 zmm2, zmm6                             ;    64.7         21 x[0] copy
        vmovdqu64 [rbp + 8640], zmm11                    ;    52.0 p8+p9   21 x[0] spill
        vmovdqu64 zmm11, [rbp + 2624]                    ;    45.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 8704], zmm8                     ;    56.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm8, [rbp + 6720]                     ;    45.2 p3      21 x[0]
        vpternlogd zmm8, zmm11, [rbp + 4672], 0x96       ;    64.7 p0+p2   21 x[0]
        vpternlogd zmm17, zmm8, [r8 + 44]{1to16}, 0x96   ;    65.7 p5+p3   21 x[0]
        vpxord zmm3, zmm3, zmm17                         ;    66.7 p0      21 x[0]
        vpternlogd zmm13, zmm17, [r8 + 32]{1to16}, 0x69  ;    66.7 p5+p2   21 x[0]
        vpxord zmm25, zmm25, zmm13                       ;    67.7 p0      21 x[0]
        vpxord zmm26, zmm26, zmm13                       ;    67.7 p5      21 x[0]
        vpxord zmm14, zmm14, zmm25                       ;    68.7 p0      21 x[0]
        vpxord zmm1, zmm1, zmm3                          ;    68.0 p5      21 x[0]
        vpxord zmm9, zmm9, zmm3                          ;    68.7 p0      21 x[0]
        vpandd zmm8, zmm13, zmm1                         ;    69.0 p5      21 x[0]
        vmovdqa64 zmm11, zmm8                            ;    70.0         21 x[0] copy
        vpternlogd zmm11, zmm3, zmm26, 0x78              ;    70.0 p0      21 x[0]
        vpternlogd zmm28, zmm31, zmm11, 0x96             ;    71.0 p5      21 x[0]
        vpternlogd zmm8, zmm12, zmm5, 0x78               ;    70.7 p0      21 x[0]
        vpternlogd zmm4, zmm28, zmm8, 0x48               ;    72.0 p5      21 x[0]
        vmovdqa64 zmm31, zmm25                           ;    68.7         21 x[0] copy
        vpternlogd zmm31, zmm17, zmm15, 0x60             ;    71.7 p0      21 x[0]
        vpternlogd zmm20, zmm6, zmm31, 0x56              ;    72.7 p5      21 x[0]
        vpxord zmm18, zmm18, zmm31                       ;    72.7 p0      21 x[0]
        vpternlogd zmm18, zmm9, zmm14, 0x78              ;    73.7 p5      21 x[0]
        vpxord zmm8, zmm8, zmm20                         ;    73.7 p0      21 x[0]
        vpxord zmm10, zmm10, zmm20                       ;    74.0 p5      21 x[0]
        vmovdqa64 zmm6, zmm10                            ;    75.0         21 x[0] copy
        vpternlogd zmm10, zmm18, zmm11, 0x60             ;    75.0 p0      21 x[0]
        vmovdqa64 zmm20, zmm8                            ;    74.7         21 x[0] copy
        vpternlogd zmm20, zmm18, zmm11, 0x60             ;    75.0 p5      21 x[0]
        vpternlogd zmm18, zmm11, zmm10, 0x96             ;    76.0 p0      21 x[0]
        vpternlogd zmm18, zmm28, zmm20, 0x1e             ;    77.0 p5      21 x[0]
        vpxord zmm20, zmm20, zmm8                        ;    76.7 p0      21 x[0]
        vpandd zmm19, zmm19, zmm18                       ;    78.0 p5      21 x[0]
        vpandd zmm2, zmm2, zmm18                         ;    78.0 p0      21 x[0]
        vmovdqa64 zmm11, zmm18                           ;    78.0         21 x[0] copy
        vmovdqa64 zmm31, zmm4                            ;    73.0         21 x[0] copy
        vpternlogd zmm31, zmm8, zmm10, 0x1e              ;    78.0 p5      21 x[0]
        vpternlogd zmm10, zmm8, zmm4, 0x1e               ;    78.7 p0      21 x[0]
        vpternlogd zmm20, zmm28, zmm10, 0x1e             ;    79.7 p5      21 x[0]
        vpxord zmm6, zmm6, zmm10                         ;    79.7 p0      21 x[0]
        vpternlogd zmm14, zmm19, zmm6, 0x6c              ;    80.7 p5      21 x[0]
        vpternlogd zmm23, zmm2, zmm20, 0x6c              ;    80.7 p0      21 x[0]
        vpternlogd zmm24, zmm14, zmm31, 0x6c             ;    81.7 p5      21 x[0]
        vpxord zmm11, zmm11, zmm31                       ;    81.7 p0      21 x[0]
        vpxord zmm4, zmm31, zmm6                         ;    82.0 p5      21 x[0]
        vpternlogd zmm14, zmm26, zmm4, 0x78              ;    83.0 p0      21 x[0]
        vpternlogd zmm31, zmm23, zmm15, 0x6c             ;    83.0 p5      21 x[0]
        vpxord zmm18, zmm18, zmm20                       ;    83.7 p0      21 x[0]
        vpternlogd zmm2, zmm12, zmm18, 0x78              ;    84.7 p5      21 x[0]
        vpternlogd zmm5, zmm18, zmm14, 0x6a              ;    84.7 p0      21 x[0]
        vpxord zmm8, zmm20, zmm4                         ;    85.0 p5      21 x[0]
        vpternlogd zmm14, zmm13, zmm8, 0x78              ;    86.0 p0      21 x[0]
        vpxord zmm10, zmm11, zmm8                        ;    86.0 p5      21 x[0]
        vpternlogd zmm17, zmm15, zmm10, 0x28             ;    87.0 p0      21 x[0]
        vpternlogd zmm19, zmm25, zmm10, 0x78             ;    87.0 p5      21 x[0]
        vpternlogd zmm1, zmm8, zmm17, 0x6a               ;    88.0 p0      21 x[0]
        vpternlogd zmm3, zmm4, zmm1, 0x6a                ;    89.0 p5      21 x[0]
        vpternlogd zmm9, zmm6, zmm3, 0x6a                ;    90.0 p0      21 x[0]
        vpternlogd zmm30, zmm19, zmm11, 0x6c             ;    89.0 p5      21 x[0]
        vpxord zmm14, zmm14, zmm19                       ;    89.7 p0      21 x[0]
        vpternlogd zmm2, zmm1, zmm14, 0x96               ;    90.7 p5      21 x[0]
        vpternlogd zmm24, zmm31, zmm3, 0x96              ;    90.7 p0      21 x[0]
        vpternlogd zmm31, zmm3, zmm5, 0x69               ;    91.0 p5      21 x[0]
        vpxord zmm30, zmm30, zmm24                       ;    91.7 p0      21 x[0]
        vpternlogd zmm24, zmm20, [rbp + 8320], 0x78      ;    92.0 p5+p3   21 x[0]
        vpternlogd zmm9, zmm24, zmm24, 0xc3              ;    93.0 p0      21 x[0]
        vpxord zmm2, zmm2, zmm30                         ;    93.0 p5      21 x[0]
        vpxord zmm24, zmm24, zmm2                        ;    94.0 p0      21 x[0]
        vmovdqu64 zmm1, [rbp + 5120]                     ;    56.7 p2      32 x[0] reload
        vmovdqu64 zmm3, [rbp + 3072]                     ;    56.8 p3      32 x[0] reload
        vmovdqu64 zmm4, [rbp + 7168]                     ;    57.7 p2      21 x[0]
        vpternlogd zmm4, zmm3, zmm1, 0x96                ;    94.0 p5      21 x[0]
        vpbroadcastd zmm6, [r8 + 72]                     ;    57.3 p10     32 x[0].18 reload
        vpternlogd zmm4, zmm6, [r8 + 72]{1to16}, 0xc3    ;    95.0 p0+p3   21 x[0]
        vmovdqa64 zmm6, zmm4                             ;    96.0         21 x[0] copy
        vmovdqu64 zmm8, [rbp + 4992]                     ;    58.7 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 2944]                    ;    58.8 p3      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 7040]                    ;    59.7 p2      21 x[0]
        vpternlogd zmm12, zmm10, zmm8, 0x96              ;    95.0 p5      21 x[0]
        vmovdqu64 zmm13, [rbp + 5312]                    ;    59.8 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 3264]                    ;    60.7 p2      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 7360]                    ;    60.8 p3      21 x[0]
        vpternlogd zmm18, zmm15, zmm13, 0x96             ;    95.7 p0      21 x[0]
        vpbroadcastd zmm19, [r8 + 84]                    ;    59.3 p10     32 x[0].21 reload
        vpternlogd zmm18, zmm19, [r8 + 84]{1to16}, 0xc3  ;    96.7 p5+p2   21 x[0]
        vmovdqu64 zmm19, [rbp + 5248]                    ;    61.8 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3200]                    ;    62.7 p2      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 7296]                    ;    62.8 p3      21 x[0]
        vpternlogd zmm25, zmm20, zmm19, 0x96             ;    96.7 p0      21 x[0]
        vpbroadcastd zmm26, [r8 + 80]                    ;    60.5 p10     32 x[0].20 reload
        vpternlogd zmm25, zmm26, [r8 + 80]{1to16}, 0xc3  ;    97.7 p5+p2   21 x[0]
        vmovdqa64 zmm26, zmm25                           ;    98.7         21 x[0] copy
        vpternlogd zmm25, zmm18, [rbp + 8256], 0x96      ;    98.7 p0+p3   21 x[0]
        vmovdqa64 zmm28, zmm18                           ;    97.7         21 x[0] copy
        vmovdqa64 zmm15, zmm25                           ;    99.7         21 x[0] copy
        vmovdqa64 zmm20, zmm25                           ;    99.7         21 x[0] copy
        vmovdqa64 zmm3, zmm25                            ;    99.7         21 x[0] copy
        vmovdqu64 zmm10, [rbp + 8064]                    ;    64.7 p2      21 x[0]
        vmovdqu64 zmm13, [rbp + 8128]                    ;    64.8 p3      21 x[0]
        vmovdqu64 zmm19, [rbp + 3328]                    ;    65.7 p2      32 x[0] reload
        vmovdqu64 zmm1, [rbp + 7424]                     ;    65.8 p3      21 x[0]
        vpternlogd zmm1, zmm19, [rbp + 5376], 0x96       ;    98.0 p5+p2   21 x[0]
        vpbroadcastd zmm19, [r8 + 88]                    ;    63.2 p10     32 x[0].22 reload
        vpternlogd zmm1, zmm19, [r8 + 88]{1to16}, 0xc3   ;    99.0 p0+p3   21 x[0]
        vpxord zmm6, zmm6, zmm1                          ;   100.0 p5      21 x[0]
        vpxord zmm29, zmm29, zmm6                        ;   101.0 p0      21 x[0]
        vpxord zmm16, zmm16, zmm6                        ;   101.0 p5      21 x[0]
        vpxord zmm15, zmm15, zmm29                       ;   102.0 p0      21 x[0]
        vmovdqa64 zmm19, zmm1                            ;   100.0         21 x[0] copy
        vmovdqa64 zmm8, zmm1                             ;   100.0         21 x[0] copy
        vmovdqu64 [rbp + 8256], zmm31                    ;    92.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm31, zmm6                            ;   101.0         21 x[0] copy
        vmovdqu64 [rbp + 8320], zmm5                     ;    85.7 p7+p4   21 x[0] spill
        vmovdqa64 zmm5, zmm29                            ;   102.0         21 x[0] copy
        vmovdqu64 [rbp + 8768], zmm17                    ;    88.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm17, zmm16                           ;   102.0         21 x[0] copy
        vmovdqu64 [rbp + 8832], zmm23                    ;    81.7 p7+p4   21 x[0] spill
        vmovdqa64 zmm23, zmm16                           ;   102.0         21 x[0] copy
        vmovdqu64 [rbp + 8896], zmm11                    ;    82.7 p8+p9   21 x[0] spill
        vmovdqu64 zmm11, [rbp + 8064]                    ;    67.7 p2      21 x[0]
        vmovdqu64 [rbp + 8960], zmm14                    ;    90.7 p7+p4   21 x[0] spill
        vmovdqa64 zmm14, zmm29                           ;   102.0         21 x[0] copy
        vpternlogd zmm14, zmm12, [r8 + 64]{1to16}, 0x69  ;   102.0 p5+p3   21 x[0]
        vpxord zmm26, zmm26, zmm14                       ;   103.0 p0      21 x[0]
        vpternlogd zmm14, zmm16, zmm15, 0x78             ;   103.0 p5      21 x[0]
        vpxord zmm8, zmm8, zmm26                         ;   104.0 p0      21 x[0]
        vpxord zmm17, zmm17, zmm8                        ;   105.0 p5      21 x[0]
        vpandd zmm3, zmm3, zmm17                         ;   106.0 p0      21 x[0]
        vpternlogd zmm4, zmm26, [rbp + 8192], 0x78       ;   104.0 p5+p2   21 x[0]
        vpxord zmm4, zmm4, zmm3                          ;   107.0 p0      21 x[0]
        vmovdqu64 [rbp + 9024], zmm2                     ;    94.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm2, zmm26                            ;   104.0         21 x[0] copy
        vmovdqu64 [rbp + 9088], zmm24                    ;    95.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm24, zmm4                            ;   108.0         21 x[0] copy
        vmovdqu64 [rbp + 9152], zmm0                     ;    72.7 p8+p9   21 x[0] spill
        vmovdqa64 zmm0, zmm8                             ;   105.0         21 x[0] copy
        vmovdqu64 [rbp + 9216], zmm27                    ;    73.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm27, [rbp + 3136]                    ;    69.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 9280], zmm30                    ;    92.7 p8+p9   21 x[0] spill
        vmovdqu64 zmm30, [rbp + 7232]                    ;    69.8 p2      21 x[0]
        vpternlogd zmm30, zmm27, [rbp + 5184], 0x96      ;   105.0 p5+p3   21 x[0]
        vpternlogd zmm18, zmm30, [r8 + 76]{1to16}, 0x96  ;   106.0 p0+p2   21 x[0]
        vpxord zmm19, zmm19, zmm18                       ;   107.0 p5      21 x[0]
        vpternlogd zmm12, zmm18, [r8 + 64]{1to16}, 0x69  ;   107.0 p0+p3   21 x[0]
        vpxord zmm20, zmm20, zmm12                       ;   108.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm12                       ;   108.0 p0      21 x[0]
        vpxord zmm31, zmm31, zmm20                       ;   109.0 p5      21 x[0]
        vpxord zmm2, zmm2, zmm19                         ;   108.7 p0      21 x[0]
        vpxord zmm23, zmm23, zmm19                       ;   109.0 p5      21 x[0]
        vpandd zmm30, zmm12, zmm2                        ;   109.7 p0      21 x[0]
        vmovdqa64 zmm27, zmm30                           ;   110.7         21 x[0] copy
        vpternlogd zmm27, zmm19, zmm21, 0x78             ;   110.7 p5      21 x[0]
        vpternlogd zmm3, zmm14, zmm27, 0x96              ;   111.7 p0      21 x[0]
        vpternlogd zmm30, zmm1, zmm6, 0x78               ;   111.0 p5      21 x[0]
        vpternlogd zmm4, zmm3, zmm30, 0x48               ;   112.7 p0      21 x[0]
        vmovdqa64 zmm14, zmm20                           ;   109.0         21 x[0] copy
        vpternlogd zmm14, zmm18, zmm16, 0x60             ;   112.0 p5      21 x[0]
        vpternlogd zmm29, zmm8, zmm14, 0x56              ;   113.0 p0      21 x[0]
        vpxord zmm28, zmm28, zmm14                       ;   113.0 p5      21 x[0]
        vpternlogd zmm28, zmm23, zmm31, 0x78             ;   114.0 p0      21 x[0]
        vpxord zmm30, zmm30, zmm29                       ;   114.0 p5      21 x[0]
        vpxord zmm24, zmm24, zmm29                       ;   114.7 p0      21 x[0]
        vmovdqa64 zmm8, zmm24                            ;   115.7         21 x[0] copy
        vpternlogd zmm24, zmm28, zmm27, 0x60             ;   115.7 p5      21 x[0]
        vmovdqa64 zmm14, zmm30                           ;   115.0         21 x[0] copy
        vpternlogd zmm14, zmm28, zmm27, 0x60             ;   115.7 p0      21 x[0]
        vpternlogd zmm28, zmm27, zmm24, 0x96             ;   116.7 p5      21 x[0]
        vpternlogd zmm28, zmm3, zmm14, 0x1e              ;   117.7 p0      21 x[0]
        vpxord zmm14, zmm14, zmm30                       ;   117.0 p5      21 x[0]
        vpandd zmm5, zmm5, zmm28                         ;   118.7 p0      21 x[0]
        vpandd zmm0, zmm0, zmm28                         ;   118.7 p5      21 x[0]
        vmovdqa64 zmm27, zmm28                           ;   118.7         21 x[0] copy
        vmovdqa64 zmm29, zmm4                            ;   113.7         21 x[0] copy
        vpternlogd zmm29, zmm30, zmm24, 0x1e             ;   118.7 p0      21 x[0]
        vpternlogd zmm24, zmm30, zmm4, 0x1e              ;   119.0 p5      21 x[0]
        vpternlogd zmm14, zmm3, zmm24, 0x1e              ;   120.0 p0      21 x[0]
        vpxord zmm8, zmm8, zmm24                         ;   120.0 p5      21 x[0]
        vpternlogd zmm31, zmm5, zmm8, 0x6c               ;   121.0 p0      21 x[0]
        vpternlogd zmm26, zmm0, zmm14, 0x6c              ;   121.0 p5      21 x[0]
        vpternlogd zmm15, zmm31, zmm29, 0x6c             ;   122.0 p0      21 x[0]
        vpxord zmm27, zmm27, zmm29                       ;   122.0 p5      21 x[0]
        vpxord zmm3, zmm29, zmm8                         ;   122.7 p0      21 x[0]
        vpternlogd zmm31, zmm21, zmm3, 0x78              ;   123.7 p5      21 x[0]
        vpternlogd zmm29, zmm26, zmm16, 0x6c             ;   123.7 p0      21 x[0]
        vpternlogd zmm26, zmm17, zmm27, 0x78             ;   124.0 p5      21 x[0]
        vpxord zmm28, zmm28, zmm14                       ;   124.7 p0      21 x[0]
        vpternlogd zmm0, zmm1, zmm28, 0x78               ;   125.7 p5      21 x[0]
        vpternlogd zmm6, zmm28, zmm31, 0x6a              ;   125.7 p0      21 x[0]
        vpxord zmm1, zmm14, zmm3                         ;   126.0 p5      21 x[0]
        vpternlogd zmm31, zmm12, zmm1, 0x78              ;   127.0 p0      21 x[0]
        vpxord zmm4, zmm27, zmm1                         ;   127.0 p5      21 x[0]
        vpternlogd zmm18, zmm16, zmm4, 0x28              ;   128.0 p0      21 x[0]
        vpternlogd zmm5, zmm20, zmm4, 0x78               ;   128.0 p5      21 x[0]
        vpternlogd zmm2, zmm1, zmm18, 0x6a               ;   129.0 p0      21 x[0]
        vpternlogd zmm19, zmm3, zmm2, 0x6a               ;   130.0 p5      21 x[0]
        vpternlogd zmm25, zmm27, zmm5, 0x6a              ;   129.7 p0      21 x[0]
        vpternlogd zmm23, zmm8, zmm19, 0x6a              ;   131.0 p5      21 x[0]
        vpxord zmm29, zmm29, zmm19                       ;   131.0 p0      21 x[0]
        vpxord zmm31, zmm31, zmm5                        ;   131.0 p5      21 x[0]
        vpternlogd zmm0, zmm2, zmm31, 0x96               ;   132.0 p0      21 x[0]
        vpxord zmm15, zmm15, zmm29                       ;   132.0 p5      21 x[0]
        vpxord zmm25, zmm25, zmm15                       ;   133.0 p0      21 x[0]
        vpternlogd zmm26, zmm18, zmm25, 0x96             ;   134.0 p5      21 x[0]
        vmovdqu64 zmm1, [rbp + 5632]                     ;    81.0 p2      32 x[0] reload
        vmovdqu64 zmm2, [rbp + 3584]                     ;    81.2 p3      32 x[0] reload
        vmovdqu64 zmm3, [rbp + 7680]                     ;    82.0 p2      21 x[0]
        vpternlogd zmm3, zmm2, zmm1, 0x96                ;   133.7 p0      21 x[0]
        vmovdqu64 zmm4, [rbp + 5504]                     ;    82.2 p3      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 3456]                     ;    83.0 p2      32 x[0] reload
        vmovdqu64 zmm8, [rbp + 7552]                     ;    83.2 p3      21 x[0]
        vpternlogd zmm8, zmm5, zmm4, 0x96                ;   134.0 p5      21 x[0]
        vpternlogd zmm15, zmm14, [rbp + 8192], 0x78      ;   134.7 p0+p2   21 x[0]
        vmovdqa64 zmm12, zmm9                            ;    94.0         32 x[0] copy
        vpternlogd zmm9, zmm7, zmm22, 0x69               ;   135.0 p5      32 x[0]
        vpternlogd zmm23, zmm15, zmm15, 0xc3             ;   135.7 p0      21 x[0]
        vpternlogd zmm15, zmm0, zmm25, 0x96              ;   136.0 p5      21 x[0]
        vmovdqu64 zmm14, [rbp + 9280]                    ;    92.7 p3      32 x[0]
        vmovdqu64 zmm16, [rbp + 5824]                    ;    85.0 p2      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 3776]                    ;    85.2 p3      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 7872]                    ;    86.0 p2      21 x[0]
        vpternlogd zmm18, zmm17, zmm16, 0x96             ;   136.7 p0      21 x[0]
        vmovdqu64 zmm19, [rbp + 5760]                    ;    86.2 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3712]                    ;    87.0 p2      32 x[0] reload
        vmovdqu64 zmm21, [rbp + 7808]                    ;    87.2 p3      21 x[0]
        vpternlogd zmm21, zmm20, zmm19, 0x96             ;   137.0 p5      21 x[0]
        vmovdqu64 zmm24, [rbp + 9216]                    ;    88.0 p2      32 x[0]
        vmovdqu64 zmm27, [rbp + 8704]                    ;    88.2 p3      32 x[0]
        vpternlogd zmm7, zmm22, zmm23, 0x69              ;   137.7 p0      32 x[0]
        vmovdqu64 zmm22, [rbp + 9024]                    ;    94.0 p2      21 x[0] reload
        vpxord zmm27, zmm27, zmm22                       ;   138.0 p5      32 x[0]
        vpbroadcastd zmm28, [r8 + 104]                   ;    85.7 p10     32 x[0].26 reload
        vpternlogd zmm3, zmm28, [r8 + 104]{1to16}, 0xc3  ;   138.7 p0+p3   21 x[0]
        vpbroadcastd zmm28, [r8 + 116]                   ;    86.7 p10     32 x[0].29 reload
        vpternlogd zmm18, zmm28, [r8 + 116]{1to16}, 0xc3 ;   139.0 p5+p2   21 x[0]
        vpbroadcastd zmm28, [r8 + 112]                   ;    87.7 p10     32 x[0].28 reload
        vpternlogd zmm21, zmm28, [r8 + 112]{1to16}, 0xc3 ;   139.7 p0+p3   21 x[0]
        vmovdqa64 zmm28, zmm3                            ;   139.7         21 x[0] copy
        vmovdqa64 zmm30, zmm21                           ;   140.7         21 x[0] copy
        vpxord zmm12, zmm12, zmm27                       ;   140.0 p5      32 x[0]
        vpxord zmm14, zmm14, zmm25                       ;   140.7 p0      32 x[0]
        vpternlogd zmm21, zmm18, [rbp + 8128], 0x96      ;   141.0 p5+p2   21 x[0]
        vmovdqa64 zmm17, zmm18                           ;   140.0         21 x[0] copy
        vmovdqu64 zmm20, [rbp + 8640]                    ;    91.2 p3      32 x[0]
        vpxord zmm20, zmm20, zmm31                       ;   141.7 p0      32 x[0]
        vmovdqu64 zmm2, [rbp + 8640]                     ;    92.0 p2      32 x[0]
        vpxord zmm2, zmm2, [rbp + 8960]                  ;   142.0 p5+p3   32 x[0]
        vmovdqa64 zmm5, zmm21                            ;   142.0         21 x[0] copy
        vmovdqa64 zmm16, zmm21                           ;   142.0         21 x[0] copy
        vmovdqa64 zmm19, zmm21                           ;   142.0         21 x[0] copy
        vmovdqu64 zmm1, [rbp + 9088]                     ;    95.0 p2      32 x[0]
        vpternlogd zmm1, zmm15, [rbp + 8704], 0x69       ;   142.7 p0+p3   32 x[0]
        vmovdqu64 zmm4, [rbp + 3840]                     ;    94.0 p2      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 7936]                    ;    94.2 p3      21 x[0]
        vpternlogd zmm22, zmm4, [rbp + 5888], 0x96       ;   143.0 p5+p2   21 x[0]
        vpbroadcastd zmm4, [r8 + 120]                    ;    90.7 p10     32 x[0].30 reload
        vpternlogd zmm22, zmm4, [r8 + 120]{1to16}, 0xc3  ;   144.0 p0+p3   21 x[0]
        vpxord zmm28, zmm28, zmm22                       ;   145.0 p5      21 x[0]
        vpxord zmm10, zmm10, zmm28                       ;   146.0 p0      21 x[0]
        vpxord zmm13, zmm13, zmm28                       ;   146.0 p5      21 x[0]
        vpxord zmm5, zmm5, zmm10                         ;   147.0 p0      21 x[0]
        vmovdqa64 zmm4, zmm22                            ;   145.0         21 x[0] copy
        vmovdqu64 [rbp + 8704], zmm27                    ;   139.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm27, zmm22                           ;   145.0         21 x[0] copy
        vmovdqu64 [rbp + 8640], zmm12                    ;   141.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm12, zmm28                           ;   146.0         21 x[0] copy
        vmovdqu64 [rbp + 8128], zmm2                     ;   143.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm2, zmm10                            ;   147.0         21 x[0] copy
        vmovdqu64 [rbp + 8192], zmm20                    ;   142.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm20, zmm26                           ;   135.0         32 x[0] copy
        vmovdqu64 [rbp + 9344], zmm26                    ;   135.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm26, zmm13                           ;   147.0         21 x[0] copy
        vmovdqu64 [rbp + 9408], zmm6                     ;   126.7 p8+p9   21 x[0] spill
        vmovdqa64 zmm6, zmm13                            ;   147.0         21 x[0] copy
        vmovdqu64 [rbp + 9472], zmm29                    ;   132.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm29, zmm10                           ;   147.0         21 x[0] copy
        vpternlogd zmm29, zmm8, [r8 + 96]{1to16}, 0x69   ;   147.0 p5+p2   21 x[0]
        vpxord zmm30, zmm30, zmm29                       ;   148.0 p0      21 x[0]
        vpternlogd zmm29, zmm13, zmm5, 0x78              ;   148.0 p5      21 x[0]
        vpxord zmm27, zmm27, zmm30                       ;   149.0 p0      21 x[0]
        vpxord zmm26, zmm26, zmm27                       ;   150.0 p5      21 x[0]
        vpandd zmm19, zmm19, zmm26                       ;   151.0 p0      21 x[0]
        vpternlogd zmm3, zmm30, [rbp + 8064], 0x78       ;   149.0 p5+p3   21 x[0]
        vpxord zmm3, zmm3, zmm19                         ;   152.0 p0      21 x[0]
        vmovdqu64 [rbp + 9536], zmm1                     ;   143.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm1, zmm30                            ;   149.0         21 x[0] copy
        vmovdqu64 [rbp + 9600], zmm15                    ;   137.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm15, zmm3                            ;   153.0         21 x[0] copy
        vmovdqu64 [rbp + 9664], zmm14                    ;   141.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm14, zmm27                           ;   150.0         21 x[0] copy
        vmovdqu64 [rbp + 9728], zmm9                     ;   136.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm9, [rbp + 3648]                     ;    97.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 9792], zmm7                     ;   138.7 p8+p9   32 x[0] spill
        vmovdqu64 zmm7, [rbp + 7744]                     ;    97.5 p3      21 x[0]
        vpternlogd zmm7, zmm9, [rbp + 5696], 0x96        ;   150.0 p5+p2   21 x[0]
        vpternlogd zmm18, zmm7, [r8 + 108]{1to16}, 0x96  ;   151.0 p0+p3   21 x[0]
        vpxord zmm4, zmm4, zmm18                         ;   152.0 p5      21 x[0]
        vpternlogd zmm8, zmm18, [r8 + 96]{1to16}, 0x69   ;   152.0 p0+p2   21 x[0]
        vpxord zmm16, zmm16, zmm8                        ;   153.0 p5      21 x[0]
        vpxord zmm11, zmm11, zmm8                        ;   153.0 p0      21 x[0]
        vpxord zmm12, zmm12, zmm16                       ;   154.0 p5      21 x[0]
        vpxord zmm1, zmm1, zmm4                          ;   153.7 p0      21 x[0]
        vpxord zmm6, zmm6, zmm4                          ;   154.0 p5      21 x[0]
        vpandd zmm7, zmm8, zmm1                          ;   154.7 p0      21 x[0]
        vmovdqu64 zmm9, [rbp + 8512]                     ;    99.8 p3      32 x[0]
        vmovdqu64 [rbp + 9856], zmm0                     ;   133.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm0, [rbp + 8448]                     ;   100.2 p2      32 x[0]
        vmovdqu64 [rbp + 9920], zmm25                    ;   134.0 p8+p9   21 x[0] spill
        vmovdqu64 zmm25, [rbp + 8320]                    ;   100.8 p3      32 x[0]
        vmovdqu64 [rbp + 9984], zmm23                    ;   136.7 p7+p4   21 x[0] spill
        vmovdqu64 zmm23, [rbp + 8384]                    ;   101.2 p2      32 x[0]
        vpxord zmm23, zmm23, [rbp + 8256]                ;   155.0 p5+p3   32 x[0]
        vmovdqu64 [rbp + 10048], zmm23                   ;   156.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm23, zmm7                            ;   155.7         21 x[0] copy
        vpternlogd zmm23, zmm4, zmm11, 0x78              ;   155.7 p0      21 x[0]
        vpternlogd zmm19, zmm29, zmm23, 0x96             ;   156.7 p5      21 x[0]
        vpternlogd zmm7, zmm22, zmm28, 0x78              ;   156.7 p0      21 x[0]
        vpternlogd zmm3, zmm19, zmm7, 0x48               ;   157.7 p5      21 x[0]
        vmovdqa64 zmm29, zmm16                           ;   154.0         21 x[0] copy
        vpternlogd zmm29, zmm18, zmm13, 0x60             ;   157.7 p0      21 x[0]
        vpternlogd zmm10, zmm27, zmm29, 0x56             ;   158.7 p5      21 x[0]
        vpxord zmm17, zmm17, zmm29                       ;   158.7 p0      21 x[0]
        vpternlogd zmm17, zmm6, zmm12, 0x78              ;   159.7 p5      21 x[0]
        vpxord zmm7, zmm7, zmm10                         ;   159.7 p0      21 x[0]
        vpxord zmm15, zmm15, zmm10                       ;   160.0 p5      21 x[0]
        vmovdqu64 zmm10, [rbp + 8960]                    ;   103.3 p2      21 x[0] reload
        vmovdqu64 zmm27, [rbp + 10048]                   ;   156.0 p3      32 x[0]
        vpternlogd zmm27, zmm10, [rbp + 8960], 0xc3      ;   162.0 p0+p2   32 x[0]
        vmovdqa64 zmm10, zmm15                           ;   161.0         21 x[0] copy
        vpternlogd zmm15, zmm17, zmm23, 0x60             ;   161.0 p5      21 x[0]
        vmovdqa64 zmm29, zmm7                            ;   160.7         21 x[0] copy
        vpternlogd zmm29, zmm17, zmm23, 0x60             ;   161.7 p0      21 x[0]
        vpternlogd zmm17, zmm23, zmm15, 0x96             ;   162.0 p5      21 x[0]
        vpternlogd zmm17, zmm19, zmm29, 0x1e             ;   163.0 p0      21 x[0]
        vpxord zmm29, zmm29, zmm7                        ;   163.0 p5      21 x[0]
        vpandd zmm2, zmm2, zmm17                         ;   164.0 p0      21 x[0]
        vpandd zmm14, zmm14, zmm17                       ;   164.0 p5      21 x[0]
        vmovdqa64 zmm23, zmm17                           ;   164.0         21 x[0] copy
        vmovdqu64 [rbp + 8960], zmm27                    ;   163.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm27, zmm3                            ;   158.7         21 x[0] copy
        vpternlogd zmm27, zmm7, zmm15, 0x1e              ;   164.7 p0      21 x[0]
        vpternlogd zmm15, zmm7, zmm3, 0x1e               ;   165.0 p5      21 x[0]
        vpternlogd zmm29, zmm19, zmm15, 0x1e             ;   166.0 p0      21 x[0]
        vpxord zmm10, zmm10, zmm15                       ;   166.0 p5      21 x[0]
        vpternlogd zmm12, zmm2, zmm10, 0x6c              ;   167.0 p0      21 x[0]
        vpternlogd zmm30, zmm14, zmm29, 0x6c             ;   167.0 p5      21 x[0]
        vpternlogd zmm5, zmm12, zmm27, 0x6c              ;   168.0 p0      21 x[0]
        vpxord zmm23, zmm23, zmm27                       ;   168.0 p5      21 x[0]
        vpxord zmm3, zmm27, zmm10                        ;   168.7 p0      21 x[0]
        vpternlogd zmm12, zmm11, zmm3, 0x78              ;   169.7 p5      21 x[0]
        vpternlogd zmm27, zmm30, zmm13, 0x6c             ;   169.7 p0      21 x[0]
        vpternlogd zmm30, zmm26, zmm23, 0x78             ;   170.0 p5      21 x[0]
        vpxord zmm17, zmm17, zmm29                       ;   170.7 p0      21 x[0]
        vpternlogd zmm14, zmm22, zmm17, 0x78             ;   171.7 p5      21 x[0]
        vpternlogd zmm28, zmm17, zmm12, 0x6a             ;   171.7 p0      21 x[0]
        vmovdqu64 zmm7, [rbp + 8576]                     ;   108.5 p3      21 x[0] reload
        vmovdqu64 zmm11, [rbp + 8832]                    ;   108.7 p2      32 x[0]
        vpternlogd zmm11, zmm7, [rbp + 8896], 0x78       ;   172.0 p5+p3   32 x[0]
        vpxord zmm7, zmm29, zmm3                         ;   172.7 p0      21 x[0]
        vpternlogd zmm12, zmm8, zmm7, 0x78               ;   173.7 p5      21 x[0]
        vpxord zmm8, zmm23, zmm7                         ;   173.7 p0      21 x[0]
        vpternlogd zmm18, zmm13, zmm8, 0x28              ;   174.7 p5      21 x[0]
        vpternlogd zmm2, zmm16, zmm8, 0x78               ;   174.7 p0      21 x[0]
        vpternlogd zmm1, zmm7, zmm18, 0x6a               ;   175.7 p5      21 x[0]
        vpternlogd zmm4, zmm3, zmm1, 0x6a                ;   176.7 p0      21 x[0]
        vpternlogd zmm21, zmm23, zmm2, 0x6a              ;   176.0 p5      21 x[0]
        vpternlogd zmm6, zmm10, zmm4, 0x6a               ;   177.7 p0      21 x[0]
        vpxord zmm12, zmm12, zmm2                        ;   177.0 p5      21 x[0]
        vpternlogd zmm14, zmm1, zmm12, 0x96              ;   178.0 p0      21 x[0]
        vpternlogd zmm5, zmm27, zmm4, 0x96               ;   178.0 p5      21 x[0]
        vpternlogd zmm27, zmm4, zmm28, 0x69              ;   178.7 p0      21 x[0]
        vmovdqu64 zmm1, [rbp + 9408]                     ;   126.7 p2      21 x[0] reload
        vmovdqu64 zmm2, [rbp + 8320]                     ;   111.5 p3      21 x[0] reload
        vmovdqu64 zmm3, [rbp + 8384]                     ;   112.3 p2      32 x[0]
        vpternlogd zmm3, zmm2, zmm1, 0x96                ;   179.0 p5      32 x[0]
        vpxord zmm21, zmm21, zmm5                        ;   179.7 p0      21 x[0]
        vpternlogd zmm30, zmm18, zmm21, 0x96             ;   180.7 p5      21 x[0]
        vmovdqu64 zmm2, [rbp + 9600]                     ;   137.0 p3      21 x[0] reload
        vmovdqu64 zmm4, [rbp + 128]                      ;   113.3 p2      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 9664]                     ;   141.7 p3      32 x[0]
        vpternlogd zmm7, zmm4, zmm2, 0x96                ;   180.7 p0      32 x[0]
        vpternlogd zmm5, zmm29, [rbp + 8064], 0x78       ;   181.0 p5+p2   21 x[0]
        vpxord zmm0, zmm0, zmm28                         ;   181.7 p0      32 x[0]
        vpxord zmm25, zmm25, zmm28                       ;   182.0 p5      32 x[0]
        vpxord zmm14, zmm14, zmm21                       ;   182.7 p0      21 x[0]
        vpxord zmm24, zmm24, zmm21                       ;   183.0 p5      32 x[0]
        vpxord zmm31, zmm31, zmm12                       ;   183.7 p0      32 x[0]
        vmovdqu64 zmm4, [rbp + 9152]                     ;   114.5 p3      21 x[0] reload
        vmovdqu64 zmm8, [rbp + 640]                      ;   115.3 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 9664]                    ;   141.7 p3      32 x[0]
        vpternlogd zmm10, zmm8, zmm4, 0x96               ;   184.0 p5      32 x[0]
        vpternlogd zmm4, zmm5, zmm14, 0x96               ;   184.7 p0      32 x[0]
        vmovdqu64 zmm8, [rbp + 9664]                     ;   141.7 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 768]                     ;   116.5 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 9792]                    ;   138.7 p2      32 x[0]
        vpternlogd zmm15, zmm13, zmm8, 0x96              ;   185.0 p5      32 x[0]
        vpxord zmm9, zmm9, zmm30                         ;   185.7 p0      32 x[0]
        vmovdqu64 zmm13, [rbp + 9280]                    ;   117.5 p3      21 x[0] reload
        vpternlogd zmm11, zmm13, [rbp + 8768], 0x96      ;   186.0 p5+p2   32 x[0]
        vpxord zmm20, zmm20, zmm11                       ;   187.0 p0      32 x[0]
        vpternlogd zmm30, zmm20, zmm31, 0x96             ;   188.0 p5      32 x[0]
        vmovdqa64 zmm11, zmm6                            ;   178.7         32 x[0] copy
        vpternlogd zmm11, zmm5, [rbp + 9984], 0x69       ;   187.7 p0+p3   32 x[0]
        vpternlogd zmm8, zmm21, zmm11, 0x69              ;   188.7 p5      32 x[0]
        vmovdqu64 zmm13, [rbp + 8256]                    ;   119.3 p2      21 x[0] reload
        vpternlogd zmm3, zmm27, zmm13, 0x96              ;   188.7 p0      32 x[0]
        vmovdqa64 zmm16, zmm5                            ;   182.0         32 x[0] copy
        vpternlogd zmm16, zmm14, [rbp + 9088], 0x96      ;   189.0 p5+p3   32 x[0]
        vpternlogd zmm2, zmm16, zmm24, 0x96              ;   190.0 p0      32 x[0]
        vmovdqa64 zmm17, zmm27                           ;   179.7         32 x[0] copy
        vpternlogd zmm17, zmm1, [rbp + 9472], 0x69       ;   190.0 p5+p2   32 x[0]
        vmovdqu64 zmm18, [rbp + 8192]                    ;   142.7 p3      32 x[0] reload
        vpternlogd zmm27, zmm13, zmm18, 0x96             ;   190.7 p0      32 x[0]
        vpternlogd zmm13, zmm17, zmm0, 0x96              ;   191.0 p5      32 x[0]
        vmovdqu64 zmm19, [rbp + 9344]                    ;   135.0 p2      21 x[0] reload
        vpternlogd zmm0, zmm19, [rbp + 8512], 0x96       ;   191.7 p0+p3   32 x[0]
        vmovdqu64 zmm21, [rbp + 8128]                    ;   143.0 p2      32 x[0] reload
        vpternlogd zmm19, zmm9, zmm21, 0x96              ;   192.0 p5      32 x[0]
        vpxord zmm10, zmm10, zmm16                       ;   192.7 p0      32 x[0]
        vmovdqa64 zmm22, zmm17                           ;   191.0         32 x[0] copy
        vpternlogd zmm22, zmm12, zmm12, 0xc3             ;   193.0 p5      32 x[0]
        vmovdqa64 zmm12, zmm20                           ;   188.0         32 x[0] copy
        vmovdqu64 zmm23, [rbp + 9920]                    ;   134.0 p3      21 x[0] reload
        vmovdqu64 zmm26, [rbp + 9856]                    ;   133.0 p2      32 x[0]
        vpternlogd zmm26, zmm14, zmm23, 0x96             ;   193.7 p0      32 x[0]
        vpternlogd zmm6, zmm5, zmm26, 0x69               ;   194.7 p5      32 x[0]
        vmovdqu64 zmm5, [rbp + 9728]                     ;   136.0 p3      32 x[0] reload
        vmovdqa64 zmm28, zmm24                           ;   184.0         32 x[0] copy
        vpternlogd zmm28, zmm23, zmm5, 0x69              ;   194.7 p0      32 x[0]
        vpternlogd zmm23, zmm4, [rbp + 9216], 0x96       ;   195.0 p5+p2   32 x[0]
        vmovdqu64 zmm29, [rbp + 9024]                    ;   124.5 p3      21 x[0] reload
        vpternlogd zmm4, zmm26, zmm29, 0x69              ;   195.7 p0      32 x[0]
        vpxord zmm7, zmm7, zmm23                         ;   196.0 p5      32 x[0]
        vpxord zmm15, zmm15, zmm28                       ;   196.7 p0      32 x[0]
        vpxord zmm28, zmm28, [rbp + 256]                 ;   197.0 p5+p2   32 x[0]
        vmovdqu64 [rbp + 9920], zmm15                    ;   197.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm15, zmm13                           ;   192.0         32 x[0] copy
        vpxord zmm13, zmm13, [rbp + 1600]                ;   197.7 p0+p3   32 x[0]
        vmovdqu64 [rbp + 9216], zmm13                    ;   198.7 p7+p4   32 x[0] spill
        vmovdqa64 zmm13, zmm9                            ;   186.7         32 x[0] copy
        vpternlogd zmm13, zmm1, zmm25, 0x96              ;   198.0 p5      32 x[0]
        vpternlogd zmm1, zmm0, [rbp + 192], 0x96         ;   198.7 p0+p2   32 x[0]
        vpxord zmm12, zmm12, zmm1                        ;   199.7 p5      32 x[0]
        vmovdqa64 zmm1, zmm20                            ;   188.0         32 x[0] copy
        vpternlogd zmm20, zmm18, [rbp + 832], 0x96       ;   199.7 p0+p3   32 x[0]
        vpxord zmm20, zmm20, zmm19                       ;   200.7 p5      32 x[0]
        vpxord zmm19, zmm19, [rbp + 320]                 ;   200.7 p0+p2   32 x[0]
        vmovdqu64 [rbp + 9408], zmm10                    ;   193.7 p8+p9   32 x[0] spill
        vpxord zmm10, zmm3, [rbp + 576]                  ;   201.0 p5+p3   32 x[0]
        vmovdqu64 [rbp + 9856], zmm10                    ;   202.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm10, zmm4                            ;   196.7         32 x[0] copy
        vpxord zmm4, zmm4, [rbp + 1536]                  ;   201.7 p0+p2   32 x[0]
        vpternlogd zmm17, zmm25, [rbp + 1088], 0x96      ;   202.0 p5+p3   32 x[0]
        vpxord zmm3, zmm3, zmm17                         ;   203.0 p0      32 x[0]
        vpternlogd zmm24, zmm8, [rbp + 1280], 0x96       ;   203.0 p5+p2   32 x[0]
        vpternlogd zmm9, zmm30, [rbp + 1344], 0x96       ;   203.7 p0+p3   32 x[0]
        vpternlogd zmm21, zmm22, [rbp + 960], 0x96       ;   204.0 p5+p2   32 x[0]
        vpternlogd zmm22, zmm27, [rbp + 448], 0x96       ;   204.7 p0+p3   32 x[0]
        vpternlogd zmm26, zmm16, [rbp + 1024], 0x96      ;   205.0 p5+p2   32 x[0]
        vpternlogd zmm5, zmm6, [rbp + 896], 0x96         ;   205.7 p0+p3   32 x[0]
        vpternlogd zmm23, zmm2, [rbp + 1152], 0x96       ;   206.0 p5+p2   32 x[0]
        vpternlogd zmm0, zmm13, [rbp + 1216], 0x96       ;   206.7 p0+p3   32 x[0]
        vmovdqu64 zmm17, [rbp + 9792]                    ;   138.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 9728], zmm4                     ;   202.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm4, zmm29                            ;   130.5         32 x[0] copy
        vpternlogd zmm4, zmm14, zmm17, 0x96              ;   207.0 p5      32 x[0]
        vpxord zmm2, zmm2, [rbp + 1664]                  ;   207.7 p0+p3   32 x[0]
        vpxord zmm13, zmm13, [rbp + 1728]                ;   208.0 p5+p2   32 x[0]
        vpternlogd zmm29, zmm14, [rbp + 9536], 0x96      ;   208.7 p0+p3   32 x[0]
        vpternlogd zmm8, zmm17, [rbp + 1792], 0x96       ;   209.0 p5+p2   32 x[0]
        vpternlogd zmm30, zmm18, [rbp + 1856], 0x96      ;   209.7 p0+p3   32 x[0]
        vmovdqu64 zmm14, [rbp + 8960]                    ;   163.0 p2      32 x[0] reload
        vpternlogd zmm31, zmm14, [rbp - 64], 0x96        ;   210.0 p5+p3   32 x[0]
        vpternlogd zmm27, zmm14, [rbp + 1472], 0x96      ;   210.7 p0+p2   32 x[0]
        vmovdqu64 zmm14, [rbp + 8640]                    ;   141.0 p3      32 x[0] reload
        vpternlogd zmm11, zmm14, [rbp - 128], 0x96       ;   211.0 p5+p2   32 x[0]
        vmovdqu64 zmm17, [rbp + 8704]                    ;   139.0 p3      32 x[0] reload
        vpternlogd zmm16, zmm17, [rbp + 0], 0x96         ;   211.7 p0+p2   32 x[0]
        vpxord zmm10, zmm10, zmm16                       ;   212.7 p5      32 x[0]
        vmovdqu64 zmm16, [rbp + 10048]                   ;   156.0 p3      32 x[0]
        vpternlogd zmm16, zmm25, [rbp + 64], 0x96        ;   212.7 p0+p2   32 x[0]
        vpxord zmm15, zmm15, zmm16                       ;   213.7 p5      32 x[0]
        vmovdqu64 zmm16, [rbp + 6080]                    ;   140.5 p3      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 4032]                    ;   141.3 p2      32 x[1]
        vpternlogd zmm17, zmm16, [r8 + 132]{1to16}, 0x96 ;   213.7 p0+p3   32 x[1]
        vpxord zmm26, zmm26, zmm29                       ;   214.0 p5      32 x[0]
        vpxord zmm29, zmm29, [rbp + 512]                 ;   214.7 p0+p2   32 x[0]
        vpternlogd zmm6, zmm4, [rbp + 384], 0x96         ;   215.0 p5+p3   32 x[0]
        vpternlogd zmm4, zmm14, [rbp + 1408], 0x96       ;   215.7 p0+p2   32 x[0]
        vmovdqu64 zmm14, [rbp + 704]                     ;   143.5 p3      32 x[0] reload
        vpternlogd zmm25, zmm14, [rbp + 8448], 0x96      ;   216.0 p5+p2   32 x[0]
        vpxord zmm1, zmm1, zmm25                         ;   217.0 p0      32 x[0]
        vmovdqu64 zmm14, [rbp + 6464]                    ;   144.5 p3      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 4416]                    ;   145.3 p2      32 x[1]
        vpternlogd zmm18, zmm14, [r8 + 156]{1to16}, 0x96 ;   217.0 p5+p3   32 x[1]
        vpxord zmm18, zmm18, zmm19                       ;   218.0 p0      32 x[1]
        vpxord zmm17, zmm17, zmm31                       ;   218.0 p5      32 x[1]
        vmovdqa64 zmm25, zmm20                           ;   201.7         32 x[1] copy
        vmovdqa64 zmm14, zmm22                           ;   205.7         32 x[1] copy
        vmovdqa64 zmm16, zmm21                           ;   205.0         32 x[1] copy
        vmovdqu64 [rbp + 8448], zmm21                    ;   205.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm21, zmm9                            ;   204.7         32 x[1] copy
        vmovdqu64 [rbp + 8640], zmm9                     ;   204.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm9, zmm30                            ;   210.7         32 x[1] copy
        vmovdqu64 [rbp + 10048], zmm30                   ;   210.7 p7+p4   32 x[0] spill
        vmovdqa64 zmm30, zmm27                           ;   211.7         32 x[1] copy
        vmovdqu64 [rbp + 8704], zmm27                    ;   211.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm27, zmm18                           ;   219.0         21 x[1] copy
        vmovdqu64 [rbp + 8960], zmm20                    ;   201.7 p7+p4   32 x[0] spill
        vmovdqa64 zmm20, zmm17                           ;   219.0         21 x[1] copy
        vmovdqu64 [rbp + 8192], zmm22                    ;   205.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm22, zmm17                           ;   219.0         21 x[1] copy
        vmovdqu64 [rbp + 9792], zmm19                    ;   201.7 p7+p4   32 x[0] spill
        vmovdqu64 zmm19, [rbp + 6592]                    ;   146.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 9024], zmm31                    ;   211.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm31, [rbp + 4544]                    ;   146.5 p3      32 x[1]
        vpternlogd zmm31, zmm19, [r8 + 164]{1to16}, 0x96 ;   218.7 p0+p2   32 x[1]
        vpxord zmm14, zmm14, zmm31                       ;   219.7 p5      32 x[1]
        vmovdqu64 zmm31, [rbp + 6976]                    ;   147.5 p3      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 4928]                    ;   148.3 p2      32 x[1]
        vpternlogd zmm19, zmm31, [r8 + 188]{1to16}, 0x96 ;   219.7 p0+p3   32 x[1]
        vpxord zmm25, zmm25, zmm19                       ;   220.7 p5      32 x[1]
        vmovdqu64 zmm19, [rbp + 7104]                    ;   149.3 p2      32 x[0] reload
        vmovdqu64 zmm31, [rbp + 5056]                    ;   149.5 p3      32 x[1]
        vpternlogd zmm31, zmm19, [r8 + 196]{1to16}, 0x96 ;   220.7 p0+p2   32 x[1]
        vpxord zmm16, zmm16, zmm31                       ;   221.7 p5      32 x[1]
        vmovdqu64 zmm31, [rbp + 7488]                    ;   150.5 p3      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 5440]                    ;   151.3 p2      32 x[1]
        vpternlogd zmm19, zmm31, [r8 + 220]{1to16}, 0x96 ;   221.7 p0+p3   32 x[1]
        vpxord zmm21, zmm21, zmm19                       ;   222.7 p5      32 x[1]
        vmovdqu64 zmm19, [rbp + 7616]                    ;   152.3 p2      32 x[0] reload
        vmovdqu64 zmm31, [rbp + 5568]                    ;   152.5 p3      32 x[1]
        vpternlogd zmm31, zmm19, [r8 + 228]{1to16}, 0x96 ;   222.7 p0+p2   32 x[1]
        vpxord zmm30, zmm30, zmm31                       ;   223.7 p5      32 x[1]
        vmovdqa64 zmm31, zmm25                           ;   221.7         21 x[1] copy
        vmovdqu64 zmm19, [rbp + 8000]                    ;   153.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 9536], zmm4                     ;   216.7 p7+p4   32 x[0] spill
        vmovdqu64 zmm4, [rbp + 5952]                     ;   154.3 p2      32 x[1]
        vpternlogd zmm4, zmm19, [r8 + 252]{1to16}, 0x96  ;   223.7 p0+p3   32 x[1]
        vpxord zmm9, zmm9, zmm4                          ;   224.7 p5      32 x[1]
        vmovdqa64 zmm4, zmm14                            ;   220.7         21 x[1] copy
        vmovdqu64 zmm19, [rbp + 6144]                    ;   155.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 8128], zmm30                    ;   224.7 p8+p9   32 x[1] spill
        vmovdqu64 zmm30, [rbp + 4096]                    ;   155.5 p3      21 x[1]
        vpternlogd zmm30, zmm19, [r8 + 136]{1to16}, 0x96 ;   224.7 p0+p2   21 x[1]
        vpternlogd zmm30, zmm10, zmm10, 0xc3             ;   225.7 p5      21 x[1]
        vmovdqa64 zmm19, zmm30                           ;   226.7         21 x[1] copy
        vmovdqu64 [rbp + 9344], zmm10                    ;   213.7 p7+p4   32 x[0] spill
        vmovdqu64 zmm10, [rbp + 6016]                    ;   156.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 8512], zmm9                     ;   225.7 p8+p9   32 x[1] spill
        vmovdqu64 zmm9, [rbp + 3968]                     ;   157.3 p2      21 x[1]
        vpternlogd zmm9, zmm10, [r8 + 128]{1to16}, 0x96  ;   225.7 p0+p3   21 x[1]
        vmovdqu64 zmm10, [rbp + 6272]                    ;   158.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 8256], zmm8                     ;   210.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm8, [rbp + 4224]                     ;   158.5 p3      21 x[1]
        vpternlogd zmm8, zmm10, [r8 + 144]{1to16}, 0x96  ;   226.0 p5+p2   21 x[1]
        vpternlogd zmm8, zmm7, zmm7, 0xc3                ;   227.0 p0      21 x[1]
        vmovdqa64 zmm10, zmm8                            ;   228.0         21 x[1] copy
        vmovdqu64 [rbp + 9472], zmm7                     ;   197.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm7, [rbp + 6336]                     ;   159.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 9600], zmm13                    ;   209.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm13, [rbp + 4288]                    ;   160.3 p2      21 x[1]
        vpternlogd zmm13, zmm7, [r8 + 148]{1to16}, 0x96  ;   227.0 p5+p3   21 x[1]
        vpternlogd zmm13, zmm12, zmm12, 0xc3             ;   228.0 p0      21 x[1]
        vpternlogd zmm8, zmm18, zmm13, 0x96              ;   229.0 p5      21 x[1]
        vmovdqa64 zmm18, zmm8                            ;   230.0         21 x[1] copy
        vmovdqa64 zmm7, zmm8                             ;   230.0         21 x[1] copy
        vmovdqu64 [rbp + 9088], zmm12                    ;   200.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm12, zmm8                            ;   230.0         21 x[1] copy
        vmovdqu64 [rbp + 9664], zmm2                     ;   208.7 p7+p4   32 x[0] spill
        vmovdqa64 zmm2, zmm14                            ;   220.7         21 x[1] copy
        vmovdqu64 [rbp + 9984], zmm5                     ;   206.7 p8+p9   32 x[0] spill
        vmovdqu64 zmm5, [rbp + 6400]                     ;   161.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 8768], zmm16                    ;   222.7 p7+p4   32 x[1] spill
        vmovdqu64 zmm16, [rbp + 4352]                    ;   161.5 p3      21 x[1]
        vpternlogd zmm16, zmm5, [r8 + 152]{1to16}, 0x96  ;   228.7 p0+p2   21 x[1]
        vpternlogd zmm16, zmm28, zmm28, 0xc3             ;   229.7 p5      21 x[1]
        vpxord zmm19, zmm19, zmm16                       ;   230.7 p0      21 x[1]
        vpxord zmm20, zmm20, zmm19                       ;   231.7 p5      21 x[1]
        vpxord zmm27, zmm27, zmm19                       ;   231.7 p0      21 x[1]
        vpxord zmm18, zmm18, zmm20                       ;   232.7 p5      21 x[1]
        vmovdqa64 zmm5, zmm19                            ;   231.7         21 x[1] copy
        vmovdqu64 [rbp + 9280], zmm28                    ;   198.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm28, zmm16                           ;   230.7         21 x[1] copy
        vmovdqu64 [rbp + 9152], zmm21                    ;   223.7 p7+p4   32 x[1] spill
        vmovdqa64 zmm21, zmm16                           ;   230.7         21 x[1] copy
        vmovdqu64 [rbp + 8064], zmm3                     ;   204.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm3, zmm20                            ;   232.7         21 x[1] copy
        vpternlogd zmm3, zmm9, zmm11, 0x69               ;   232.7 p0      21 x[1]
        vpxord zmm10, zmm10, zmm3                        ;   233.7 p5      21 x[1]
        vpternlogd zmm3, zmm27, zmm18, 0x78              ;   233.7 p0      21 x[1]
        vpternlogd zmm30, zmm17, zmm10, 0x78             ;   234.7 p5      21 x[1]
        vpxord zmm21, zmm21, zmm10                       ;   234.7 p0      21 x[1]
        vmovdqu64 [rbp + 8320], zmm24                    ;   204.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm24, zmm10                           ;   234.7         21 x[1] copy
        vmovdqu64 [rbp + 8384], zmm0                     ;   207.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm0, zmm20                            ;   232.7         21 x[1] copy
        vmovdqu64 [rbp + 8896], zmm23                    ;   207.0 p7+p4   32 x[0] spill
        vpxord zmm23, zmm21, zmm27                       ;   235.7 p5      21 x[1]
        vpandd zmm12, zmm12, zmm23                       ;   236.7 p0      21 x[1]
        vpxord zmm30, zmm30, zmm12                       ;   237.7 p5      21 x[1]
        vmovdqu64 [rbp + 8576], zmm26                    ;   215.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm26, zmm27                           ;   232.7         21 x[1] copy
        vmovdqu64 [rbp + 8832], zmm14                    ;   220.7 p7+p4   32 x[1] spill
        vmovdqa64 zmm14, zmm21                           ;   235.7         21 x[1] copy
        vmovdqu64 [rbp + 10112], zmm6                    ;   216.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm6, [rbp + 6208]                     ;   162.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 10176], zmm25                   ;   221.7 p7+p4   32 x[1] spill
        vmovdqu64 zmm25, [rbp + 4160]                    ;   163.3 p2      21 x[1]
        vpternlogd zmm25, zmm6, [r8 + 140]{1to16}, 0x96  ;   235.7 p0+p3   21 x[1]
        vpternlogd zmm25, zmm13, zmm15, 0x96             ;   236.7 p5      21 x[1]
        vpternlogd zmm9, zmm25, zmm11, 0x69              ;   237.7 p0      21 x[1]
        vpxord zmm28, zmm28, zmm25                       ;   237.7 p5      21 x[1]
        vpxord zmm7, zmm7, zmm9                          ;   238.7 p0      21 x[1]
        vpxord zmm22, zmm22, zmm9                        ;   238.7 p5      21 x[1]
        vpxord zmm5, zmm5, zmm7                          ;   239.7 p0      21 x[1]
        vpxord zmm24, zmm24, zmm28                       ;   239.0 p5      21 x[1]
        vpxord zmm26, zmm26, zmm28                       ;   239.7 p0      21 x[1]
        vpternlogd zmm13, zmm5, zmm26, 0x78              ;   240.7 p5      21 x[1]
        vpandd zmm6, zmm9, zmm24                         ;   240.7 p0      21 x[1]
        vmovdqu64 [rbp + 10240], zmm15                   ;   214.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm15, zmm6                            ;   241.7         21 x[1] copy
        vpternlogd zmm15, zmm28, zmm22, 0x78             ;   241.7 p5      21 x[1]
        vpternlogd zmm12, zmm3, zmm15, 0x96              ;   242.7 p0      21 x[1]
        vpternlogd zmm6, zmm16, zmm19, 0x78              ;   242.0 p5      21 x[1]
        vmovdqa64 zmm3, zmm6                             ;   243.0         21 x[1] copy
        vpternlogd zmm6, zmm12, zmm30, 0x48              ;   243.7 p0      21 x[1]
        vmovdqu64 [rbp + 10304], zmm11                   ;   212.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm11, zmm7                            ;   239.7         21 x[1] copy
        vpternlogd zmm11, zmm25, zmm27, 0x60             ;   243.0 p5      21 x[1]
        vpternlogd zmm15, zmm13, zmm11, 0x96             ;   244.0 p0      21 x[1]
        vpternlogd zmm11, zmm20, zmm21, 0x1e             ;   244.0 p5      21 x[1]
        vmovdqu64 zmm13, [rbp + 6656]                    ;   164.3 p2      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 4608]                    ;   164.5 p3      21 x[1]
        vpternlogd zmm20, zmm13, [r8 + 168]{1to16}, 0x96 ;   244.7 p0+p2   21 x[1]
        vpxord zmm3, zmm3, zmm11                         ;   245.0 p5      21 x[1]
        vpternlogd zmm20, zmm29, zmm29, 0xc3             ;   245.7 p0      21 x[1]
        vpandd zmm21, zmm15, zmm3                        ;   246.0 p5      21 x[1]
        vmovdqa64 zmm13, zmm15                           ;   245.0         21 x[1] copy
        vpternlogd zmm15, zmm11, zmm30, 0x60             ;   246.7 p0      21 x[1]
        vpxord zmm13, zmm13, zmm15                       ;   247.7 p5      21 x[1]
        vpternlogd zmm13, zmm12, zmm21, 0x1e             ;   248.7 p0      21 x[1]
        vpxord zmm21, zmm21, zmm3                        ;   248.0 p5      21 x[1]
        vpandd zmm0, zmm0, zmm13                         ;   249.7 p0      21 x[1]
        vpandd zmm14, zmm14, zmm13                       ;   249.7 p5      21 x[1]
        vmovdqu64 [rbp + 10368], zmm29                   ;   215.7 p8+p9   32 x[0] spill
        vmovdqa64 zmm29, zmm13                           ;   249.7         21 x[1] copy
        vmovdqu64 [rbp + 10432], zmm20                   ;   246.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm20, zmm6                            ;   244.7         21 x[1] copy
        vpternlogd zmm20, zmm3, zmm15, 0x1e              ;   249.7 p0      21 x[1]
        vpternlogd zmm15, zmm3, zmm6, 0x1e               ;   250.0 p5      21 x[1]
        vmovdqu64 zmm3, [rbp + 10432]                    ;   246.7 p3      21 x[1]
        vpternlogd zmm11, zmm30, zmm15, 0x96             ;   251.0 p0      21 x[1]
        vpternlogd zmm21, zmm12, zmm15, 0x1e             ;   251.0 p5      21 x[1]
        vmovdqu64 zmm6, [rbp + 6528]                     ;   166.3 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 4480]                    ;   166.5 p3      21 x[1]
        vpternlogd zmm12, zmm6, [r8 + 160]{1to16}, 0x96  ;   251.7 p0+p2   21 x[1]
        vpternlogd zmm5, zmm0, zmm11, 0x6c               ;   252.0 p5      21 x[1]
        vpternlogd zmm10, zmm14, zmm21, 0x6c             ;   252.7 p0      21 x[1]
        vpternlogd zmm18, zmm5, zmm20, 0x6c              ;   253.0 p5      21 x[1]
        vpxord zmm29, zmm29, zmm20                       ;   253.7 p0      21 x[1]
        vpternlogd zmm23, zmm10, zmm29, 0x6c             ;   254.7 p5      21 x[1]
        vpternlogd zmm10, zmm27, zmm20, 0x78             ;   254.7 p0      21 x[1]
        vpxord zmm20, zmm20, zmm11                       ;   255.0 p5      21 x[1]
        vpternlogd zmm5, zmm22, zmm20, 0x78              ;   256.0 p0      21 x[1]
        vmovdqu64 zmm15, [rbp + 6784]                    ;   167.8 p3      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 4736]                    ;   168.3 p2      21 x[1]
        vpternlogd zmm22, zmm15, [r8 + 176]{1to16}, 0x96 ;   256.0 p5+p3   21 x[1]
        vpxord zmm13, zmm13, zmm21                       ;   256.7 p0      21 x[1]
        vpternlogd zmm14, zmm16, zmm13, 0x78             ;   257.7 p5      21 x[1]
        vpternlogd zmm19, zmm13, zmm5, 0x6a              ;   257.7 p0      21 x[1]
        vmovdqu64 zmm13, [rbp + 6848]                    ;   169.3 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 4800]                    ;   169.8 p3      21 x[1]
        vpternlogd zmm16, zmm13, [r8 + 180]{1to16}, 0x96 ;   258.0 p5+p2   21 x[1]
        vpternlogd zmm16, zmm1, zmm1, 0xc3               ;   259.0 p0      21 x[1]
        vpxord zmm30, zmm21, zmm20                       ;   259.0 p5      21 x[1]
        vpternlogd zmm5, zmm9, zmm30, 0x78               ;   260.0 p0      21 x[1]
        vpxord zmm9, zmm29, zmm30                        ;   260.0 p5      21 x[1]
        vpternlogd zmm25, zmm27, zmm9, 0x28              ;   261.0 p0      21 x[1]
        vpternlogd zmm0, zmm7, zmm9, 0x78                ;   261.0 p5      21 x[1]
        vmovdqu64 zmm7, [rbp + 6912]                     ;   170.8 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 4864]                     ;   171.3 p2      21 x[1]
        vpternlogd zmm9, zmm7, [r8 + 184]{1to16}, 0x96   ;   261.7 p0+p3   21 x[1]
        vpternlogd zmm24, zmm30, zmm25, 0x6a             ;   262.0 p5      21 x[1]
        vpternlogd zmm28, zmm20, zmm24, 0x6a             ;   263.0 p0      21 x[1]
        vmovdqu64 zmm20, [rbp + 6720]                    ;   172.3 p2      32 x[0] reload
        vmovdqu64 zmm27, [rbp + 4672]                    ;   172.8 p3      21 x[1]
        vpternlogd zmm27, zmm20, [r8 + 172]{1to16}, 0x96 ;   263.0 p5+p2   21 x[1]
        vpternlogd zmm8, zmm29, zmm0, 0x6a               ;   263.7 p0      21 x[1]
        vpxord zmm5, zmm5, zmm0                          ;   264.0 p5      21 x[1]
        vmovdqu64 zmm0, [rbp + 7168]                     ;   173.8 p3      32 x[0] reload
        vmovdqu64 zmm29, [rbp + 5120]                    ;   174.3 p2      21 x[1]
        vpternlogd zmm29, zmm0, [r8 + 200]{1to16}, 0x96  ;   264.7 p0+p3   21 x[1]
        vpternlogd zmm14, zmm24, zmm5, 0x96              ;   265.0 p5      21 x[1]
        vpternlogd zmm26, zmm11, zmm28, 0x6a             ;   265.7 p0      21 x[1]
        vmovdqu64 zmm11, [rbp + 7040]                    ;   175.3 p2      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 4992]                    ;   175.8 p3      21 x[1]
        vpternlogd zmm24, zmm11, [r8 + 192]{1to16}, 0x96 ;   266.0 p5+p2   21 x[1]
        vpternlogd zmm18, zmm10, zmm28, 0x96             ;   266.7 p0      21 x[1]
        vpternlogd zmm10, zmm28, zmm19, 0x69             ;   267.0 p5      21 x[1]
        vpternlogd zmm17, zmm21, zmm18, 0x6a             ;   267.7 p0      21 x[1]
        vmovdqu64 zmm21, [rbp + 7296]                    ;   176.8 p3      32 x[0] reload
        vmovdqu64 zmm28, [rbp + 5248]                    ;   177.3 p2      21 x[1]
        vpternlogd zmm28, zmm21, [r8 + 208]{1to16}, 0x96 ;   268.0 p5+p3   21 x[1]
        vpxord zmm8, zmm8, zmm18                         ;   268.7 p0      21 x[1]
        vpternlogd zmm23, zmm25, zmm8, 0x96              ;   269.7 p5      21 x[1]
        vmovdqu64 zmm18, [rbp + 7360]                    ;   178.3 p2      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 5312]                    ;   178.8 p3      21 x[1]
        vpternlogd zmm25, zmm18, [r8 + 212]{1to16}, 0x96 ;   269.7 p0+p2   21 x[1]
        vmovdqu64 zmm30, [rbp + 9408]                    ;   193.7 p3      32 x[0] reload
        vpternlogd zmm22, zmm30, zmm30, 0xc3             ;   270.0 p5      21 x[1]
        vpxord zmm14, zmm14, zmm8                        ;   270.7 p0      21 x[1]
        vmovdqu64 zmm18, [rbp + 9152]                    ;   223.7 p2      21 x[1]
        vmovdqu64 zmm21, [rbp + 9920]                    ;   197.7 p3      32 x[0] reload
        vpternlogd zmm9, zmm21, [rbp + 9920], 0xc3       ;   271.0 p5+p2   21 x[1]
        vpxord zmm3, zmm3, zmm9                          ;   272.0 p0      21 x[1]
        vpxord zmm4, zmm4, zmm3                          ;   273.0 p5      21 x[1]
        vpxord zmm31, zmm31, zmm3                        ;   273.0 p0      21 x[1]
        vpternlogd zmm27, zmm16, [rbp + 9856], 0x96      ;   273.0 p5+p3   21 x[1]
        vpxord zmm0, zmm17, zmm14                        ;   273.7 p0      21 x[1]
        vmovdqu64 zmm11, [rbp + 8768]                    ;   222.7 p2      21 x[1]
        vmovdqu64 zmm20, [rbp + 8768]                    ;   222.7 p3      21 x[1]
        vmovdqa64 zmm7, zmm22                            ;   271.0         21 x[1] copy
        vpternlogd zmm22, zmm16, [rbp + 10176], 0x96     ;   274.0 p5+p2   21 x[1]
        vmovdqu64 zmm21, [rbp + 8576]                    ;   215.0 p3      32 x[0] reload
        vpternlogd zmm29, zmm21, [rbp + 8576], 0xc3      ;   274.7 p0+p2   21 x[1]
        vmovdqu64 zmm21, [rbp + 8896]                    ;   207.0 p3      32 x[0] reload
        vpternlogd zmm28, zmm21, [rbp + 8896], 0xc3      ;   275.0 p5+p2   21 x[1]
        vmovdqa64 zmm21, zmm3                            ;   273.0         21 x[1] copy
        vpxord zmm13, zmm9, zmm27                        ;   275.7 p0      21 x[1]
        vmovdqa64 zmm15, zmm9                            ;   272.0         21 x[1] copy
        vmovdqu64 zmm30, [rbp + 8384]                    ;   207.7 p3      32 x[0] reload
        vpternlogd zmm25, zmm30, [rbp + 8384], 0xc3      ;   276.0 p5+p2   21 x[1]
        vpxord zmm30, zmm4, zmm22                        ;   276.7 p0      21 x[1]
        vmovdqa64 zmm6, zmm22                            ;   275.0         21 x[1] copy
        vmovdqu64 [rbp + 10176], zmm1                    ;   218.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm1, zmm22                            ;   275.0         21 x[1] copy
        vmovdqu64 [rbp + 10496], zmm10                   ;   268.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm10, zmm13                           ;   276.7         21 x[1] copy
        vmovdqu64 [rbp + 10560], zmm19                   ;   258.7 p8+p9   21 x[1] spill
        vpxord zmm19, zmm13, zmm31                       ;   277.0 p5      21 x[1]
        vmovdqu64 [rbp + 10624], zmm23                   ;   270.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm23, zmm4                            ;   274.0         21 x[1] copy
        vmovdqu64 [rbp + 10688], zmm5                    ;   265.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm5, zmm31                            ;   274.0         21 x[1] copy
        vmovdqu64 [rbp + 10752], zmm14                   ;   271.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm14, zmm29                           ;   275.7         21 x[1] copy
        vmovdqu64 [rbp + 10816], zmm0                    ;   274.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm0, zmm28                            ;   276.0         21 x[1] copy
        vpternlogd zmm28, zmm25, [rbp + 9152], 0x96      ;   277.7 p0+p3   21 x[1]
        vmovdqu64 [rbp + 9152], zmm8                     ;   269.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm8, zmm28                            ;   278.7         21 x[1] copy
        vmovdqu64 [rbp + 10880], zmm26                   ;   266.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm26, zmm28                           ;   278.7         21 x[1] copy
        vmovdqu64 [rbp + 10944], zmm17                   ;   268.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm17, zmm28                           ;   278.7         21 x[1] copy
        vmovdqu64 [rbp + 11008], zmm28                   ;   278.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm28, zmm27                           ;   274.0         21 x[1] copy
        vpternlogd zmm28, zmm12, [rbp + 10112], 0x69     ;   278.0 p5+p2   21 x[1]
        vpxord zmm6, zmm6, zmm28                         ;   279.0 p0      21 x[1]
        vpxord zmm2, zmm2, zmm28                         ;   279.0 p5      21 x[1]
        vpxord zmm21, zmm21, zmm6                        ;   280.0 p0      21 x[1]
        vpternlogd zmm16, zmm21, zmm19, 0x78             ;   281.0 p5      21 x[1]
        vpternlogd zmm12, zmm4, [rbp + 10112], 0x69      ;   280.7 p0+p3   21 x[1]
        vpxord zmm7, zmm7, zmm12                         ;   281.7 p5      21 x[1]
        vpternlogd zmm12, zmm31, zmm30, 0x78             ;   281.7 p0      21 x[1]
        vpxord zmm15, zmm15, zmm7                        ;   282.7 p5      21 x[1]
        vpxord zmm10, zmm10, zmm7                        ;   282.7 p0      21 x[1]
        vpxord zmm5, zmm5, zmm15                         ;   283.7 p5      21 x[1]
        vpandd zmm1, zmm1, zmm5                          ;   284.7 p0      21 x[1]
        vmovdqu64 [rbp + 11072], zmm5                    ;   284.7 p7+p4   21 x[1] spill
        vpandd zmm5, zmm28, zmm10                        ;   284.0 p5      21 x[1]
        vmovdqu64 [rbp + 11136], zmm29                   ;   275.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm29, zmm1                            ;   285.7         21 x[1] copy
        vmovdqu64 [rbp + 11200], zmm24                   ;   267.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm24, zmm6                            ;   280.0         21 x[1] copy
        vpternlogd zmm24, zmm27, zmm31, 0x60             ;   284.7 p0      21 x[1]
        vpternlogd zmm4, zmm24, zmm15, 0x36              ;   285.7 p5      21 x[1]
        vmovdqu64 [rbp + 11264], zmm25                   ;   277.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm25, zmm5                            ;   285.0         21 x[1] copy
        vpternlogd zmm25, zmm13, zmm2, 0x78              ;   285.7 p0      21 x[1]
        vpternlogd zmm1, zmm12, zmm25, 0x96              ;   286.7 p5      21 x[1]
        vpternlogd zmm25, zmm16, zmm24, 0x96             ;   286.7 p0      21 x[1]
        vmovdqu64 zmm12, [rbp + 7424]                    ;   190.3 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 5376]                    ;   190.5 p3      21 x[1]
        vpternlogd zmm16, zmm12, [r8 + 216]{1to16}, 0x96 ;   287.0 p5+p2   21 x[1]
        vpternlogd zmm5, zmm9, zmm3, 0x78                ;   287.7 p0      21 x[1]
        vpxord zmm24, zmm5, zmm4                         ;   288.7 p5      21 x[1]
        vmovdqu64 zmm12, [rbp + 8320]                    ;   204.0 p3      32 x[0] reload
        vpternlogd zmm16, zmm12, [rbp + 8320], 0xc3      ;   288.7 p0+p2   21 x[1]
        vpxord zmm14, zmm14, zmm16                       ;   289.7 p5      21 x[1]
        vpxord zmm11, zmm11, zmm14                       ;   290.7 p0      21 x[1]
        vpxord zmm18, zmm18, zmm14                       ;   290.7 p5      21 x[1]
        vpxord zmm8, zmm8, zmm11                         ;   291.7 p0      21 x[1]
        vpandd zmm12, zmm25, zmm24                       ;   291.0 p5      21 x[1]
        vmovdqu64 [rbp + 11328], zmm8                    ;   292.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm8, zmm25                            ;   287.7         21 x[1] copy
        vmovdqu64 [rbp + 11392], zmm14                   ;   290.7 p8+p9   21 x[1] spill
        vpxord zmm14, zmm12, zmm24                       ;   292.0 p0      21 x[1]
        vmovdqu64 [rbp + 11456], zmm18                   ;   291.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm18, [rbp + 11392]                   ;   290.7 p3      21 x[1]
        vmovdqu64 [rbp + 11520], zmm11                   ;   291.7 p8+p9   21 x[1] spill
        vmovdqu64 zmm11, [rbp + 11456]                   ;   291.7 p2      21 x[1]
        vmovdqu64 [rbp + 11584], zmm16                   ;   289.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm16, [rbp + 11456]                   ;   291.7 p3      21 x[1]
        vmovdqu64 [rbp + 11648], zmm19                   ;   278.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm19, [rbp + 11584]                   ;   289.7 p2      21 x[1]
        vmovdqu64 [rbp + 11712], zmm9                    ;   272.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm9, [rbp + 11584]                    ;   289.7 p3      21 x[1]
        vmovdqu64 [rbp + 11776], zmm3                    ;   273.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm3, [rbp + 7232]                     ;   195.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 11840], zmm17                   ;   278.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm17, [rbp + 5184]                    ;   196.5 p3      21 x[1]
        vpternlogd zmm17, zmm3, [r8 + 204]{1to16}, 0x96  ;   292.0 p5+p2   21 x[1]
        vmovdqu64 zmm3, [rbp + 11264]                    ;   277.0 p3      21 x[1] reload
        vpternlogd zmm17, zmm3, [rbp + 8064], 0x96       ;   293.0 p0+p2   21 x[1]
        vpxord zmm19, zmm19, zmm17                       ;   295.7 p5      21 x[1]
        vpxord zmm16, zmm16, zmm19                       ;   297.7 p0      21 x[1]
        vmovdqa64 zmm3, zmm19                            ;   296.7         21 x[1] copy
        vmovdqu64 [rbp + 11904], zmm16                   ;   298.7 p8+p9   21 x[1] spill
        vmovdqu64 zmm16, [rbp + 10432]                   ;   246.7 p3      21 x[1]
        vpternlogd zmm16, zmm7, [rbp + 8832], 0x78       ;   294.0 p5+p2   21 x[1]
        vpxord zmm29, zmm29, zmm16                       ;   295.0 p0      21 x[1]
        vmovdqu64 zmm16, [rbp + 11520]                   ;   291.7 p3      21 x[1]
        vpternlogd zmm5, zmm1, zmm29, 0x48               ;   296.0 p5      21 x[1]
        vpternlogd zmm25, zmm4, zmm29, 0x60              ;   296.0 p0      21 x[1]
        vpxord zmm8, zmm8, zmm25                         ;   297.0 p5      21 x[1]
        vpternlogd zmm8, zmm12, zmm1, 0x1e               ;   298.0 p0      21 x[1]
        vpandd zmm23, zmm23, zmm8                        ;   299.0 p5      21 x[1]
        vpandd zmm15, zmm15, zmm8                        ;   299.0 p0      21 x[1]
        vmovdqa64 zmm12, zmm8                            ;   299.0         21 x[1] copy
        vmovdqu64 [rbp + 10432], zmm19                   ;   296.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm19, zmm5                            ;   297.0         21 x[1] copy
        vpternlogd zmm19, zmm24, zmm25, 0x1e             ;   298.0 p5      21 x[1]
        vpternlogd zmm25, zmm24, zmm5, 0x1e              ;   298.7 p0      21 x[1]
        vpternlogd zmm4, zmm29, zmm25, 0x96              ;   299.7 p5      21 x[1]
        vpternlogd zmm14, zmm1, zmm25, 0x1e              ;   299.7 p0      21 x[1]
        vmovdqu64 zmm1, [rbp + 9984]                     ;   206.7 p2      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 11200]                    ;   267.0 p3      21 x[1] reload
        vmovdqu64 zmm24, [rbp + 11520]                   ;   291.7 p2      21 x[1]
        vpternlogd zmm24, zmm5, zmm1, 0x69               ;   300.0 p5      21 x[1]
        vpternlogd zmm21, zmm23, zmm4, 0x6c              ;   300.7 p0      21 x[1]
        vpternlogd zmm5, zmm17, zmm1, 0x69               ;   301.0 p5      21 x[1]
        vpternlogd zmm7, zmm15, zmm14, 0x6c              ;   301.7 p0      21 x[1]
        vpternlogd zmm30, zmm21, zmm19, 0x6c             ;   302.0 p5      21 x[1]
        vpxord zmm12, zmm12, zmm19                       ;   302.7 p0      21 x[1]
        vpxord zmm8, zmm8, zmm14                         ;   303.0 p5      21 x[1]
        vpxord zmm0, zmm0, zmm24                         ;   303.7 p0      21 x[1]
        vpxord zmm25, zmm19, zmm4                        ;   304.0 p5      21 x[1]
        vpternlogd zmm21, zmm2, zmm25, 0x78              ;   305.0 p0      21 x[1]
        vpternlogd zmm19, zmm7, zmm31, 0x6c              ;   305.0 p5      21 x[1]
        vpxord zmm2, zmm14, zmm25                        ;   305.7 p0      21 x[1]
        vpternlogd zmm28, zmm21, zmm2, 0x6c              ;   306.7 p5      21 x[1]
        vpternlogd zmm15, zmm8, [rbp + 11712], 0x78      ;   306.7 p0+p3   21 x[1]
        vpternlogd zmm21, zmm8, [rbp + 11776], 0x78      ;   307.0 p5+p2   21 x[1]
        vpxord zmm8, zmm2, zmm12                         ;   307.7 p0      21 x[1]
        vpternlogd zmm27, zmm31, zmm8, 0x28              ;   308.7 p5      21 x[1]
        vpternlogd zmm23, zmm6, zmm8, 0x78               ;   308.7 p0      21 x[1]
        vpternlogd zmm10, zmm2, zmm27, 0x6a              ;   309.7 p5      21 x[1]
        vpternlogd zmm13, zmm25, zmm10, 0x6a             ;   310.7 p0      21 x[1]
        vpternlogd zmm22, zmm23, zmm12, 0x6c             ;   310.0 p5      21 x[1]
        vpxord zmm28, zmm28, zmm23                       ;   310.7 p0      21 x[1]
        vmovdqu64 zmm2, [rbp + 7680]                     ;   204.7 p3      32 x[0] reload
        vmovdqu64 zmm6, [rbp + 5632]                     ;   204.8 p2      21 x[1]
        vpternlogd zmm6, zmm2, [r8 + 232]{1to16}, 0x96   ;   311.0 p5+p3   21 x[1]
        vmovdqu64 zmm8, [rbp + 7552]                     ;   205.8 p2      32 x[0] reload
        vmovdqu64 zmm23, [rbp + 5504]                    ;   206.7 p3      21 x[1]
        vpternlogd zmm23, zmm8, [r8 + 224]{1to16}, 0x96  ;   311.7 p0+p2   21 x[1]
        vmovdqu64 zmm25, [rbp + 7808]                    ;   207.7 p3      32 x[0] reload
        vmovdqu64 zmm29, [rbp + 5760]                    ;   207.8 p2      21 x[1]
        vpternlogd zmm29, zmm25, [r8 + 240]{1to16}, 0x96 ;   312.0 p5+p3   21 x[1]
        vpternlogd zmm15, zmm10, zmm28, 0x96             ;   312.7 p0      21 x[1]
        vpternlogd zmm30, zmm19, zmm13, 0x96             ;   313.0 p5      21 x[1]
        vpternlogd zmm19, zmm21, zmm13, 0x69             ;   313.7 p0      21 x[1]
        vpternlogd zmm13, zmm4, [rbp + 11648], 0x78      ;   314.0 p5+p2   21 x[1]
        vmovdqu64 zmm4, [rbp + 7872]                     ;   209.7 p3      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 5824]                    ;   209.8 p2      21 x[1]
        vpternlogd zmm10, zmm4, [r8 + 244]{1to16}, 0x96  ;   314.7 p0+p3   21 x[1]
        vpxord zmm22, zmm22, zmm30                       ;   315.0 p5      21 x[1]
        vpternlogd zmm30, zmm14, [rbp + 8832], 0x78      ;   315.7 p0+p2   21 x[1]
        vpternlogd zmm13, zmm30, zmm30, 0xc3             ;   316.7 p5      21 x[1]
        vpxord zmm26, zmm26, zmm5                        ;   316.7 p0      21 x[1]
        vpxord zmm20, zmm20, zmm5                        ;   317.0 p5      21 x[1]
        vpxord zmm9, zmm9, zmm0                          ;   317.7 p0      21 x[1]
        vpxord zmm3, zmm3, zmm0                          ;   318.0 p5      21 x[1]
        vpxord zmm15, zmm15, zmm22                       ;   318.7 p0      21 x[1]
        vpandd zmm14, zmm5, zmm3                         ;   319.0 p5      21 x[1]
        vpxord zmm18, zmm18, zmm26                       ;   319.7 p0      21 x[1]
        vpxord zmm11, zmm11, zmm9                        ;   320.0 p5      21 x[1]
        vpxord zmm30, zmm30, zmm15                       ;   320.7 p0      21 x[1]
        vmovdqu64 zmm31, [rbp + 8128]                    ;   224.7 p3      21 x[1]
        vmovdqu64 zmm4, [rbp + 8512]                     ;   225.7 p2      21 x[1]
        vmovdqu64 zmm25, [rbp + 8128]                    ;   224.7 p3      21 x[1]
        vmovdqu64 zmm2, [rbp + 11840]                    ;   278.7 p2      21 x[1] reload
        vpandd zmm2, zmm2, zmm11                         ;   321.0 p5      21 x[1]
        vmovdqu64 zmm8, [rbp + 9728]                     ;   213.7 p3      32 x[0] reload
        vpternlogd zmm6, zmm8, [rbp + 9728], 0xc3        ;   321.7 p0+p2   21 x[1]
        vmovdqu64 zmm8, [rbp + 9664]                     ;   214.7 p3      32 x[0] reload
        vpternlogd zmm29, zmm8, [rbp + 9664], 0xc3       ;   322.0 p5+p2   21 x[1]
        vmovdqa64 zmm8, zmm2                             ;   322.0         21 x[1] copy
        vmovdqu64 zmm1, [rbp + 9600]                     ;   215.7 p3      32 x[0] reload
        vpternlogd zmm10, zmm1, [rbp + 9600], 0xc3       ;   322.7 p0+p2   21 x[1]
        vmovdqa64 zmm1, zmm9                             ;   318.7         21 x[1] copy
        vmovdqu64 [rbp + 11840], zmm19                   ;   314.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm19, zmm6                            ;   322.7         21 x[1] copy
        vmovdqu64 [rbp + 8832], zmm21                    ;   308.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm21, zmm29                           ;   323.0         21 x[1] copy
        vpternlogd zmm29, zmm10, [rbp + 8512], 0x96      ;   323.7 p5+p3   21 x[1]
        vmovdqu64 [rbp + 8512], zmm27                    ;   309.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm27, zmm29                           ;   324.7         21 x[1] copy
        vmovdqu64 [rbp + 11648], zmm7                    ;   302.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm7, zmm29                            ;   324.7         21 x[1] copy
        vmovdqu64 [rbp + 11776], zmm12                   ;   303.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm12, zmm29                           ;   324.7         21 x[1] copy
        vmovdqu64 [rbp + 11712], zmm28                   ;   311.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm28, [rbp + 11456]                   ;   291.7 p2      21 x[1] reload
        vpternlogd zmm24, zmm28, [rbp + 11328], 0x78     ;   323.7 p0+p3   21 x[1]
        vmovdqu64 [rbp + 11200], zmm15                   ;   319.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm15, zmm26                           ;   317.7         21 x[1] copy
        vpternlogd zmm15, zmm17, zmm28, 0x60             ;   324.0 p5      21 x[1]
        vpternlogd zmm9, zmm15, [rbp + 11520], 0x36      ;   325.0 p0+p2   21 x[1]
        vmovdqu64 [rbp + 11520], zmm30                   ;   321.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm30, zmm9                            ;   326.0         21 x[1] copy
        vmovdqu64 [rbp + 11968], zmm22                   ;   316.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm22, zmm14                           ;   320.0         21 x[1] copy
        vpternlogd zmm22, zmm20, [rbp + 10432], 0x78     ;   325.0 p5+p3   21 x[1]
        vpternlogd zmm2, zmm24, zmm22, 0x96              ;   326.0 p0      21 x[1]
        vmovdqu64 zmm24, [rbp + 11392]                   ;   290.7 p2      21 x[1] reload
        vmovdqu64 [rbp + 12032], zmm13                   ;   317.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm13, [rbp + 11584]                   ;   289.7 p3      21 x[1] reload
        vpternlogd zmm14, zmm13, zmm24, 0x78             ;   326.0 p5      21 x[1]
        vpxord zmm30, zmm30, zmm14                       ;   327.0 p0      21 x[1]
        vmovdqu64 [rbp + 12096], zmm29                   ;   324.7 p8+p9   21 x[1] spill
        vmovdqa64 zmm29, zmm30                           ;   328.0         21 x[1] copy
        vmovdqa64 zmm13, zmm30                           ;   328.0         21 x[1] copy
        vmovdqu64 [rbp + 12160], zmm6                    ;   322.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm6, [rbp + 7936]                     ;   219.8 p2      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 5888]                    ;   220.7 p3      21 x[1]
        vpternlogd zmm24, zmm6, [r8 + 248]{1to16}, 0x96  ;   327.0 p5+p2   21 x[1]
        vmovdqu64 zmm6, [rbp + 8256]                     ;   221.7 p3      32 x[0] reload
        vpternlogd zmm24, zmm6, [rbp + 8256], 0xc3       ;   328.0 p0+p2   21 x[1]
        vpxord zmm19, zmm19, zmm24                       ;   329.0 p5      21 x[1]
        vpxord zmm31, zmm31, zmm19                       ;   330.0 p0      21 x[1]
        vpxord zmm4, zmm4, zmm19                         ;   330.0 p5      21 x[1]
        vpxord zmm27, zmm27, zmm31                       ;   331.0 p0      21 x[1]
        vmovdqa64 zmm6, zmm19                            ;   330.0         21 x[1] copy
        vmovdqu64 [rbp + 12224], zmm27                   ;   332.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm27, zmm24                           ;   329.0         21 x[1] copy
        vmovdqu64 [rbp + 12288], zmm19                   ;   330.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm19, zmm24                           ;   329.0         21 x[1] copy
        vmovdqu64 [rbp + 12352], zmm24                   ;   329.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm24, zmm4                            ;   331.0         21 x[1] copy
        vmovdqu64 [rbp + 12416], zmm31                   ;   331.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm31, zmm4                            ;   331.0         21 x[1] copy
        vmovdqu64 [rbp + 12480], zmm4                    ;   331.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm4, [rbp + 7744]                     ;   222.7 p3      32 x[0] reload
        vmovdqu64 [rbp + 12544], zmm23                   ;   312.7 p7+p4   21 x[1] spill
        vmovdqu64 zmm23, [rbp + 5696]                    ;   223.0 p2      21 x[1]
        vpternlogd zmm23, zmm4, [r8 + 236]{1to16}, 0x96  ;   330.0 p5+p3   21 x[1]
        vpternlogd zmm23, zmm10, [rbp + 9216], 0x96      ;   331.0 p0+p2   21 x[1]
        vpxord zmm27, zmm27, zmm23                       ;   332.0 p5      21 x[1]
        vpxord zmm31, zmm31, zmm27                       ;   333.0 p0      21 x[1]
        vmovdqa64 zmm4, zmm27                            ;   333.0         21 x[1] copy
        vmovdqu64 [rbp + 12608], zmm10                   ;   323.7 p8+p9   21 x[1] spill
        vmovdqu64 zmm10, [rbp + 11136]                   ;   275.7 p3      21 x[1]
        vpternlogd zmm10, zmm0, [rbp + 8768], 0x78       ;   332.0 p5+p2   21 x[1]
        vpxord zmm8, zmm8, zmm10                         ;   333.0 p0      21 x[1]
        vmovdqu64 zmm10, [rbp + 12416]                   ;   331.0 p3      21 x[1]
        vpternlogd zmm14, zmm2, zmm8, 0x48               ;   334.0 p5      21 x[1]
        vmovdqu64 [rbp + 11136], zmm31                   ;   334.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm31, [rbp + 11264]                   ;   277.0 p2      21 x[1]
        vpternlogd zmm31, zmm18, [rbp + 11904], 0x78     ;   333.7 p0+p3   21 x[1]
        vpternlogd zmm22, zmm31, zmm15, 0x96             ;   334.7 p5      21 x[1]
        vpandd zmm29, zmm29, zmm22                       ;   335.7 p0      21 x[1]
        vpxord zmm13, zmm13, zmm29                       ;   336.7 p5      21 x[1]
        vmovdqa64 zmm15, zmm22                           ;   335.7         21 x[1] copy
        vpternlogd zmm22, zmm9, zmm8, 0x60               ;   335.7 p0      21 x[1]
        vpxord zmm15, zmm15, zmm22                       ;   336.7 p5      21 x[1]
        vpternlogd zmm15, zmm29, zmm2, 0x1e              ;   337.7 p0      21 x[1]
        vpandd zmm16, zmm16, zmm15                       ;   338.7 p5      21 x[1]
        vpandd zmm1, zmm1, zmm15                         ;   338.7 p0      21 x[1]
        vmovdqa64 zmm29, zmm15                           ;   338.7         21 x[1] copy
        vmovdqa64 zmm31, zmm14                           ;   335.0         21 x[1] copy
        vpternlogd zmm31, zmm30, zmm22, 0x1e             ;   338.0 p5      21 x[1]
        vpternlogd zmm22, zmm30, zmm14, 0x1e             ;   338.7 p0      21 x[1]
        vpternlogd zmm9, zmm8, zmm22, 0x96               ;   339.7 p5      21 x[1]
        vmovdqu64 zmm8, [rbp + 9536]                     ;   228.5 p2      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 12544]                   ;   312.7 p3      21 x[1] reload
        vmovdqu64 zmm30, [rbp + 12416]                   ;   331.0 p2      21 x[1]
        vpternlogd zmm30, zmm14, zmm8, 0x69              ;   339.7 p0      21 x[1]
        vpternlogd zmm13, zmm2, zmm22, 0x1e              ;   340.0 p5      21 x[1]
        vpternlogd zmm18, zmm16, zmm9, 0x6c              ;   340.7 p0      21 x[1]
        vpternlogd zmm14, zmm23, zmm8, 0x69              ;   341.0 p5      21 x[1]
        vpternlogd zmm0, zmm1, zmm13, 0x6c               ;   341.7 p0      21 x[1]
        vpxord zmm15, zmm15, zmm13                       ;   342.0 p5      21 x[1]
        vpxord zmm29, zmm29, zmm31                       ;   342.7 p0      21 x[1]
        vpternlogd zmm11, zmm0, zmm29, 0x6c              ;   343.7 p5      21 x[1]
        vpternlogd zmm0, zmm28, zmm31, 0x78              ;   343.7 p0      21 x[1]
        vpxord zmm21, zmm21, zmm30                       ;   344.0 p5      21 x[1]
        vpxord zmm2, zmm31, zmm9                         ;   344.7 p0      21 x[1]
        vpternlogd zmm20, zmm18, zmm2, 0x6c              ;   345.7 p5      21 x[1]
        vpternlogd zmm18, zmm31, [rbp + 11328], 0x78     ;   345.7 p0+p3   21 x[1]
        vpxord zmm22, zmm13, zmm2                        ;   346.0 p5      21 x[1]
        vpternlogd zmm5, zmm20, zmm22, 0x6c              ;   347.0 p0      21 x[1]
        vpternlogd zmm1, zmm15, [rbp + 11584], 0x78      ;   347.0 p5+p2   21 x[1]
        vpternlogd zmm20, zmm15, [rbp + 11392], 0x78     ;   347.7 p0+p3   21 x[1]
        vpxord zmm15, zmm29, zmm22                       ;   348.0 p5      21 x[1]
        vpternlogd zmm17, zmm28, zmm15, 0x28             ;   349.0 p0      21 x[1]
        vpternlogd zmm16, zmm26, zmm15, 0x78             ;   349.0 p5      21 x[1]
        vpternlogd zmm3, zmm22, zmm17, 0x6a              ;   350.0 p0      21 x[1]
        vpxord zmm5, zmm5, zmm16                         ;   350.0 p5      21 x[1]
        vpternlogd zmm1, zmm5, zmm3, 0x96                ;   351.0 p0      21 x[1]
        vpternlogd zmm3, zmm2, [rbp + 10432], 0x78       ;   351.0 p5+p2   21 x[1]
        vmovdqu64 zmm2, [rbp + 10944]                    ;   268.7 p3      21 x[1] reload
        vmovdqu64 zmm15, [rbp + 10880]                   ;   266.7 p2      21 x[1] reload
        vmovdqu64 zmm22, [rbp + 12032]                   ;   317.7 p3      32 x[1]
        vpternlogd zmm22, zmm15, zmm2, 0x69              ;   351.7 p0      32 x[1]
        vpxord zmm0, zmm0, zmm3                          ;   352.0 p5      21 x[1]
        vmovdqu64 zmm26, [rbp + 11968]                   ;   316.0 p2      32 x[1]
        vpternlogd zmm16, zmm29, [rbp + 11008], 0x78     ;   352.7 p0+p3   21 x[1]
        vpxord zmm18, zmm18, zmm0                        ;   353.0 p5      21 x[1]
        vmovdqu64 zmm28, [rbp + 9152]                    ;   269.7 p2      32 x[1]
        vpternlogd zmm3, zmm9, [rbp + 11904], 0x78       ;   353.7 p0+p3   21 x[1]
        vpxord zmm7, zmm7, zmm14                         ;   354.0 p5      21 x[1]
        vpxord zmm25, zmm25, zmm14                       ;   354.7 p0      21 x[1]
        vpxord zmm16, zmm16, zmm18                       ;   355.0 p5      21 x[1]
        vpternlogd zmm11, zmm17, zmm16, 0x96             ;   356.0 p0      21 x[1]
        vpxord zmm19, zmm19, zmm21                       ;   356.0 p5      21 x[1]
        vpxord zmm4, zmm4, zmm21                         ;   356.7 p0      21 x[1]
        vpandd zmm9, zmm14, zmm4                         ;   357.7 p5      21 x[1]
        vpternlogd zmm18, zmm13, [rbp + 8768], 0x78      ;   357.7 p0+p2   21 x[1]
        vmovdqu64 zmm13, [rbp + 10752]                   ;   271.7 p3      32 x[1]
        vmovdqu64 zmm17, [rbp + 11200]                   ;   319.7 p2      21 x[1] reload
        vpxord zmm13, zmm13, zmm17                       ;   358.0 p5      32 x[1]
        vmovdqu64 zmm29, [rbp + 12032]                   ;   317.7 p3      32 x[1]
        vpternlogd zmm3, zmm18, zmm18, 0xc3              ;   358.7 p0      21 x[1]
        vpternlogd zmm18, zmm1, zmm16, 0x96              ;   359.0 p5      21 x[1]
        vmovdqu64 zmm31, [rbp + 10688]                   ;   265.0 p2      32 x[1]
        vpternlogd zmm15, zmm2, zmm3, 0x69               ;   359.7 p0      32 x[1]
        vmovdqu64 zmm2, [rbp + 10688]                    ;   265.0 p3      32 x[1]
        vpxord zmm2, zmm2, [rbp + 11712]                 ;   360.0 p5+p2   32 x[1]
        vpxord zmm6, zmm6, zmm7                          ;   360.7 p0      21 x[1]
        vpxord zmm24, zmm24, zmm19                       ;   361.0 p5      21 x[1]
        vpandd zmm12, zmm12, zmm24                       ;   362.0 p0      21 x[1]
        vpxord zmm31, zmm31, zmm5                        ;   362.0 p5      32 x[1]
        vmovdqu64 zmm8, [rbp + 10624]                    ;   270.7 p3      32 x[1]
        vmovdqu64 zmm17, [rbp + 10560]                   ;   258.7 p2      32 x[1]
        vmovdqu64 [rbp + 10688], zmm2                    ;   361.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm2, [rbp + 8832]                     ;   308.0 p3      32 x[1]
        vpxord zmm29, zmm29, zmm13                       ;   362.7 p0      32 x[1]
        vmovdqu64 [rbp + 10944], zmm13                   ;   359.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm13, [rbp + 10496]                   ;   268.0 p2      32 x[1]
        vpxord zmm13, zmm13, [rbp + 11840]               ;   363.0 p5+p3   32 x[1]
        vpxord zmm26, zmm26, zmm16                       ;   363.7 p0      32 x[1]
        vmovdqu64 [rbp + 10880], zmm29                   ;   363.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm29, zmm12                           ;   363.0         21 x[1] copy
        vmovdqu64 [rbp + 12032], zmm13                   ;   364.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm13, zmm19                           ;   357.0         21 x[1] copy
        vmovdqu64 [rbp + 8768], zmm31                    ;   363.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm31, zmm9                            ;   358.7         21 x[1] copy
        vpternlogd zmm31, zmm27, zmm25, 0x78             ;   364.0 p5      21 x[1]
        vmovdqu64 [rbp + 11904], zmm20                   ;   348.7 p7+p4   21 x[1] spill
        vmovdqa64 zmm20, zmm11                           ;   357.0         32 x[1] copy
        vmovdqu64 [rbp + 11008], zmm11                   ;   357.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm11, [rbp + 12480]                   ;   331.0 p2      21 x[1] reload
        vpternlogd zmm30, zmm11, [rbp + 12224], 0x78     ;   364.7 p0+p3   21 x[1]
        vpternlogd zmm12, zmm30, zmm31, 0x96             ;   365.7 p5      21 x[1]
        vmovdqa64 zmm30, zmm7                            ;   355.0         21 x[1] copy
        vpternlogd zmm30, zmm23, zmm11, 0x60             ;   365.7 p0      21 x[1]
        vpternlogd zmm19, zmm30, [rbp + 12416], 0x36     ;   366.7 p5+p2   21 x[1]
        vmovdqu64 [rbp + 12416], zmm0                    ;   353.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm0, zmm19                            ;   367.7         21 x[1] copy
        vmovdqu64 [rbp + 10432], zmm18                   ;   360.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm18, [rbp + 12352]                   ;   329.0 p3      21 x[1] reload
        vpternlogd zmm9, zmm18, [rbp + 12288], 0x78      ;   366.7 p0+p2   21 x[1]
        vpxord zmm0, zmm0, zmm9                          ;   367.7 p5      21 x[1]
        vmovdqa64 zmm18, zmm0                            ;   368.7         21 x[1] copy
        vmovdqu64 [rbp + 11456], zmm26                   ;   364.7 p7+p4   32 x[1] spill
        vmovdqa64 zmm26, zmm0                            ;   368.7         21 x[1] copy
        vmovdqu64 [rbp + 11392], zmm22                   ;   352.7 p8+p9   32 x[1] spill
        vmovdqu64 zmm22, [rbp + 11712]                   ;   311.7 p3      21 x[1] reload
        vmovdqu64 [rbp + 11584], zmm15                   ;   360.7 p7+p4   32 x[1] spill
        vmovdqu64 zmm15, [rbp + 12032]                   ;   364.0 p2      32 x[1]
        vpternlogd zmm15, zmm22, [rbp + 11712], 0xc3     ;   370.0 p0+p3   32 x[1]
        vmovdqu64 zmm22, [rbp + 8128]                    ;   247.3 p2      32 x[1] reload
        vmovdqu64 [rbp + 11712], zmm15                   ;   371.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm15, [rbp + 12160]                   ;   322.7 p3      21 x[1]
        vpternlogd zmm15, zmm21, zmm22, 0x78             ;   368.0 p5      21 x[1]
        vpxord zmm29, zmm29, zmm15                       ;   369.0 p0      21 x[1]
        vpternlogd zmm9, zmm12, zmm29, 0x48              ;   370.0 p5      21 x[1]
        vmovdqu64 zmm15, [rbp + 2304]                    ;   248.3 p2      32 x[1]
        vmovdqu64 zmm22, [rbp + 2368]                    ;   248.8 p3      32 x[1]
        vmovdqu64 [rbp + 12160], zmm1                    ;   352.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm1, [rbp + 12608]                    ;   323.7 p2      21 x[1]
        vpternlogd zmm1, zmm6, [rbp + 11136], 0x78       ;   369.7 p0+p3   21 x[1]
        vpternlogd zmm31, zmm1, zmm30, 0x96              ;   370.7 p5      21 x[1]
        vpandd zmm18, zmm18, zmm31                       ;   371.7 p0      21 x[1]
        vpxord zmm26, zmm26, zmm18                       ;   372.7 p5      21 x[1]
        vmovdqa64 zmm1, zmm31                            ;   371.7         21 x[1] copy
        vpternlogd zmm31, zmm19, zmm29, 0x60             ;   371.7 p0      21 x[1]
        vpxord zmm1, zmm1, zmm31                         ;   372.7 p5      21 x[1]
        vpternlogd zmm1, zmm18, zmm12, 0x1e              ;   373.7 p0      21 x[1]
        vpandd zmm10, zmm10, zmm1                        ;   374.7 p5      21 x[1]
        vpandd zmm13, zmm13, zmm1                        ;   374.7 p0      21 x[1]
        vmovdqa64 zmm18, zmm1                            ;   374.7         21 x[1] copy
        vmovdqa64 zmm30, zmm9                            ;   371.0         21 x[1] copy
        vpternlogd zmm30, zmm0, zmm31, 0x1e              ;   374.0 p5      21 x[1]
        vpternlogd zmm31, zmm0, zmm9, 0x1e               ;   374.7 p0      21 x[1]
        vpternlogd zmm19, zmm29, zmm31, 0x96             ;   375.7 p5      21 x[1]
        vmovdqu64 zmm0, [rbp + 11520]                    ;   321.7 p2      21 x[1] reload
        vmovdqu64 zmm9, [rbp + 10432]                    ;   360.0 p3      32 x[1]
        vpternlogd zmm9, zmm0, [rbp + 10752], 0x69       ;   375.7 p0+p2   32 x[1]
        vpternlogd zmm26, zmm12, zmm31, 0x1e             ;   376.0 p5      21 x[1]
        vmovdqu64 zmm12, [rbp + 11072]                   ;   284.7 p3      21 x[1] reload
        vmovdqu64 zmm29, [rbp + 11648]                   ;   302.7 p2      32 x[1]
        vpternlogd zmm29, zmm12, [rbp + 11776], 0x78     ;   376.7 p0+p3   32 x[1]
        vpternlogd zmm6, zmm10, zmm19, 0x6c              ;   377.0 p5      21 x[1]
        vpternlogd zmm21, zmm13, zmm26, 0x6c             ;   377.7 p0      21 x[1]
        vpxord zmm1, zmm1, zmm26                         ;   378.0 p5      21 x[1]
        vpxord zmm18, zmm18, zmm30                       ;   378.7 p0      21 x[1]
        vpternlogd zmm24, zmm21, zmm18, 0x6c             ;   379.7 p5      21 x[1]
        vpternlogd zmm21, zmm11, zmm30, 0x78             ;   379.7 p0      21 x[1]
        vpxord zmm12, zmm30, zmm19                       ;   380.0 p5      21 x[1]
        vpternlogd zmm25, zmm6, zmm12, 0x6c              ;   381.0 p0      21 x[1]
        vpternlogd zmm6, zmm30, [rbp + 12224], 0x78      ;   381.0 p5+p2   21 x[1]
        vpxord zmm30, zmm26, zmm12                       ;   381.7 p0      21 x[1]
        vpternlogd zmm14, zmm25, zmm30, 0x6c             ;   382.7 p5      21 x[1]
        vpternlogd zmm13, zmm1, [rbp + 12352], 0x78      ;   382.7 p0+p3   21 x[1]
        vpternlogd zmm25, zmm1, [rbp + 12288], 0x78      ;   383.0 p5+p2   21 x[1]
        vpxord zmm1, zmm18, zmm30                        ;   383.7 p0      21 x[1]
        vpternlogd zmm23, zmm11, zmm1, 0x28              ;   384.7 p5      21 x[1]
        vpternlogd zmm10, zmm7, zmm1, 0x78               ;   384.7 p0      21 x[1]
        vmovdqu64 zmm1, [rbp + 11904]                    ;   348.7 p3      21 x[1] reload
        vmovdqu64 zmm7, [rbp + 8832]                     ;   308.0 p2      21 x[1] reload
        vmovdqu64 zmm11, [rbp + 10496]                   ;   268.0 p3      32 x[1]
        vpternlogd zmm11, zmm7, zmm1, 0x96               ;   385.0 p5      32 x[1]
        vpternlogd zmm4, zmm30, zmm23, 0x6a              ;   385.7 p0      21 x[1]
        vmovdqu64 zmm7, [rbp + 10432]                    ;   360.0 p2      21 x[1] reload
        vmovdqu64 zmm30, [rbp + 2176]                    ;   264.0 p3      32 x[0] reload
        vmovdqu64 zmm31, [rbp + 11456]                   ;   364.7 p2      32 x[1]
        vpternlogd zmm31, zmm30, zmm7, 0x96              ;   386.0 p5      32 x[1]
        vpternlogd zmm27, zmm12, zmm4, 0x6a              ;   386.7 p0      21 x[1]
        vpternlogd zmm6, zmm21, zmm27, 0x96              ;   387.7 p5      21 x[1]
        vpxord zmm14, zmm14, zmm10                       ;   387.7 p0      21 x[1]
        vpternlogd zmm13, zmm4, zmm14, 0x96              ;   388.7 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 10816]                    ;   274.7 p3      21 x[1] reload
        vmovdqu64 zmm12, [rbp + 2688]                    ;   265.2 p2      32 x[0] reload
        vmovdqu64 zmm30, [rbp + 11456]                   ;   364.7 p3      32 x[1]
        vpternlogd zmm30, zmm12, zmm4, 0x96              ;   388.7 p0      32 x[1]
        vpternlogd zmm21, zmm25, zmm27, 0x69             ;   389.0 p5      21 x[1]
        vpternlogd zmm10, zmm18, [rbp + 12096], 0x78     ;   389.7 p0+p2   21 x[1]
        vpternlogd zmm27, zmm19, [rbp + 11136], 0x78     ;   390.0 p5+p3   21 x[1]
        vmovdqu64 zmm12, [rbp + 11456]                   ;   364.7 p2      32 x[1] reload
        vmovdqu64 zmm18, [rbp + 2816]                    ;   268.0 p3      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 11584]                   ;   360.7 p2      32 x[1]
        vpternlogd zmm19, zmm18, zmm12, 0x96             ;   390.7 p0      32 x[1]
        vpxord zmm10, zmm10, zmm6                        ;   391.0 p5      21 x[1]
        vpternlogd zmm24, zmm23, zmm10, 0x96             ;   392.0 p0      21 x[1]
        vpternlogd zmm6, zmm26, [rbp + 8128], 0x78       ;   392.0 p5+p3   21 x[1]
        vpternlogd zmm3, zmm27, zmm6, 0x69               ;   393.0 p0      32 x[1]
        vpxord zmm17, zmm17, zmm25                       ;   393.0 p5      32 x[1]
        vpxord zmm2, zmm2, zmm25                         ;   393.7 p0      32 x[1]
        vpxord zmm13, zmm13, zmm10                       ;   394.0 p5      21 x[1]
        vpxord zmm28, zmm28, zmm10                       ;   394.7 p0      32 x[1]
        vpternlogd zmm12, zmm10, zmm3, 0x69              ;   395.0 p5      32 x[1]
        vpxord zmm5, zmm5, zmm14                         ;   395.7 p0      32 x[1]
        vpternlogd zmm4, zmm6, zmm13, 0x96               ;   396.0 p5      32 x[1]
        vpternlogd zmm0, zmm6, zmm13, 0x96               ;   396.7 p0      32 x[1]
        vpternlogd zmm7, zmm0, zmm28, 0x96               ;   397.7 p5      32 x[1]
        vpxord zmm8, zmm8, zmm24                         ;   397.7 p0      32 x[1]
        vmovdqu64 zmm10, [rbp + 11968]                   ;   316.0 p2      21 x[1] reload
        vpternlogd zmm29, zmm10, [rbp + 8512], 0x96      ;   398.0 p5+p3   32 x[1]
        vpxord zmm20, zmm20, zmm29                       ;   399.0 p0      32 x[1]
        vpternlogd zmm24, zmm20, zmm5, 0x96              ;   400.0 p5      32 x[1]
        vmovdqu64 zmm10, [rbp + 11200]                   ;   319.7 p2      21 x[1] reload
        vpternlogd zmm9, zmm13, zmm10, 0x96              ;   399.7 p0      32 x[1]
        vmovdqu64 zmm18, [rbp + 11840]                   ;   314.7 p3      21 x[1] reload
        vpternlogd zmm11, zmm21, zmm18, 0x96             ;   400.0 p5      32 x[1]
        vmovdqa64 zmm23, zmm13                           ;   395.0         32 x[1] copy
        vpternlogd zmm23, zmm16, [rbp + 12160], 0x96     ;   400.7 p0+p2   32 x[1]
        vpternlogd zmm27, zmm6, zmm23, 0x69              ;   401.7 p5      32 x[1]
        vmovdqu64 zmm6, [rbp + 11584]                    ;   360.7 p3      32 x[1] reload
        vpternlogd zmm13, zmm10, zmm6, 0x96              ;   401.7 p0      32 x[1]
        vpternlogd zmm10, zmm23, zmm4, 0x69              ;   402.0 p5      32 x[1]
        vpternlogd zmm4, zmm16, [rbp + 9152], 0x96       ;   402.7 p0+p2   32 x[1]
        vmovdqu64 zmm25, [rbp + 11392]                   ;   352.7 p3      32 x[1] reload
        vpternlogd zmm16, zmm28, zmm25, 0x69             ;   403.0 p5      32 x[1]
        vpxord zmm31, zmm31, zmm4                        ;   403.7 p0      32 x[1]
        vpxord zmm15, zmm15, zmm16                       ;   404.0 p5      32 x[1]
        vpxord zmm19, zmm19, zmm16                       ;   404.7 p0      32 x[1]
        vmovdqu64 zmm16, [rbp + 6080]                    ;   277.2 p2      32 x[0] reload
        vmovdqu64 zmm26, [rbp + 9024]                    ;   277.5 p3      32 x[2]
        vpternlogd zmm26, zmm16, [r8 + 260]{1to16}, 0x96 ;   405.0 p5+p2   32 x[2]
        vpxord zmm30, zmm30, zmm0                        ;   405.7 p0      32 x[1]
        vpternlogd zmm28, zmm12, [rbp + 3328], 0x96      ;   406.0 p5+p3   32 x[1]
        vpternlogd zmm12, zmm6, [rbp + 3840], 0x96       ;   406.7 p0+p2   32 x[1]
        vmovdqa64 zmm6, zmm21                            ;   390.0         32 x[1] copy
        vpternlogd zmm6, zmm1, [rbp + 12416], 0x69       ;   407.0 p5+p3   32 x[1]
        vmovdqu64 zmm29, [rbp + 8768]                    ;   363.0 p2      32 x[1] reload
        vpternlogd zmm21, zmm18, zmm29, 0x96             ;   407.7 p0      32 x[1]
        vpternlogd zmm18, zmm6, zmm17, 0x96              ;   408.0 p5      32 x[1]
        vmovdqa64 zmm16, zmm6                            ;   408.0         32 x[1] copy
        vpternlogd zmm16, zmm14, zmm14, 0xc3             ;   408.7 p0      32 x[1]
        vpternlogd zmm23, zmm0, [rbp + 3072], 0x96       ;   409.0 p5+p3   32 x[1]
        vpxord zmm23, zmm23, zmm9                        ;   410.0 p0      32 x[1]
        vpxord zmm9, zmm9, [rbp + 2560]                  ;   410.0 p5+p2   32 x[1]
        vmovdqa64 zmm14, zmm10                           ;   403.0         32 x[1] copy
        vpxord zmm10, zmm10, [rbp + 3584]                ;   410.7 p0+p3   32 x[1]
        vpternlogd zmm25, zmm27, [rbp + 2944], 0x96      ;   411.0 p5+p2   32 x[1]
        vpternlogd zmm27, zmm13, [rbp + 2432], 0x96      ;   411.7 p0+p3   32 x[1]
        vmovdqu64 [rbp + 11392], zmm12                   ;   407.7 p8+p9   32 x[1] spill
        vpxord zmm12, zmm11, [rbp + 2624]                ;   412.0 p5+p2   32 x[1]
        vpternlogd zmm4, zmm7, [rbp + 3200], 0x96        ;   412.7 p0+p3   32 x[1]
        vpxord zmm7, zmm7, [rbp + 3712]                  ;   413.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 11840], zmm7                    ;   414.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm7, zmm20                            ;   400.0         32 x[1] copy
        vmovdqu64 [rbp + 12416], zmm10                   ;   411.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm10, zmm20                           ;   400.0         32 x[1] copy
        vpternlogd zmm20, zmm29, [rbp + 2880], 0x96      ;   413.7 p0+p3   32 x[1]
        vpternlogd zmm29, zmm24, [rbp + 3904], 0x96      ;   414.0 p5+p2   32 x[1]
        vpternlogd zmm24, zmm8, [rbp + 3392], 0x96       ;   414.7 p0+p3   32 x[1]
        vmovdqu64 [rbp + 8768], zmm25                    ;   412.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm25, zmm8                            ;   398.7         32 x[1] copy
        vpternlogd zmm25, zmm1, zmm2, 0x96               ;   415.0 p5      32 x[1]
        vpternlogd zmm6, zmm2, [rbp + 3136], 0x96        ;   415.7 p0+p2   32 x[1]
        vpxord zmm11, zmm11, zmm6                        ;   416.7 p5      32 x[1]
        vmovdqa64 zmm6, zmm18                            ;   409.0         32 x[1] copy
        vpxord zmm18, zmm18, [rbp + 3648]                ;   416.7 p0+p3   32 x[1]
        vmovdqu64 [rbp + 11584], zmm18                   ;   417.7 p8+p9   32 x[1] spill
        vpxord zmm18, zmm25, [rbp + 3776]                ;   417.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 9152], zmm18                    ;   418.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm18, zmm24                           ;   415.7         32 x[2] copy
        vmovdqu64 [rbp + 11200], zmm24                   ;   415.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm24, zmm29                           ;   415.0         32 x[2] copy
        vmovdqu64 [rbp + 12160], zmm29                   ;   415.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm29, [rbp + 11008]                   ;   357.0 p3      21 x[1] reload
        vpternlogd zmm17, zmm29, [rbp + 10624], 0x96     ;   417.7 p0+p2   32 x[1]
        vpternlogd zmm8, zmm29, [rbp + 10688], 0x96      ;   418.0 p5+p3   32 x[1]
        vpxord zmm22, zmm22, zmm8                        ;   419.0 p0      32 x[1]
        vpxord zmm20, zmm20, zmm8                        ;   419.0 p5      32 x[1]
        vmovdqu64 zmm8, [rbp + 10880]                    ;   363.7 p2      32 x[1] reload
        vpternlogd zmm3, zmm8, [rbp + 1920], 0x96        ;   419.7 p0+p3   32 x[1]
        vpternlogd zmm13, zmm8, [rbp + 3456], 0x96       ;   420.0 p5+p2   32 x[1]
        vmovdqu64 zmm8, [rbp + 11712]                    ;   371.0 p3      32 x[1] reload
        vpternlogd zmm5, zmm8, [rbp + 1984], 0x96        ;   420.7 p0+p2   32 x[1]
        vpternlogd zmm8, zmm21, [rbp + 3520], 0x96       ;   421.0 p5+p3   32 x[1]
        vpternlogd zmm21, zmm16, [rbp + 2496], 0x96      ;   421.7 p0+p2   32 x[1]
        vpternlogd zmm1, zmm17, [rbp + 2240], 0x96       ;   422.0 p5+p3   32 x[1]
        vpxord zmm7, zmm7, zmm1                          ;   423.0 p0      32 x[1]
        vmovdqu64 zmm1, [rbp + 10944]                    ;   359.0 p2      32 x[1] reload
        vpternlogd zmm0, zmm1, [rbp + 2048], 0x96        ;   423.0 p5+p3   32 x[1]
        vpxord zmm14, zmm14, zmm0                        ;   424.0 p0      32 x[1]
        vmovdqu64 zmm0, [rbp + 6464]                     ;   298.8 p2      32 x[0] reload
        vmovdqu64 zmm1, [rbp + 9792]                     ;   299.0 p3      32 x[2]
        vpternlogd zmm1, zmm0, [r8 + 284]{1to16}, 0x96   ;   424.0 p5+p2   32 x[2]
        vpternlogd zmm25, zmm17, [rbp + 3264], 0x96      ;   424.7 p0+p3   32 x[1]
        vmovdqu64 zmm17, [rbp + 3008]                    ;   300.8 p2      32 x[0] reload
        vpternlogd zmm16, zmm17, [rbp + 10688], 0x96     ;   425.0 p5+p3   32 x[1]
        vpxord zmm1, zmm1, zmm22                         ;   425.7 p0      32 x[2]
        vpxord zmm26, zmm26, zmm5                        ;   426.0 p5      32 x[2]
        vmovdqu64 zmm17, [rbp + 6592]                    ;   301.8 p2      32 x[0] reload
        vmovdqu64 zmm29, [rbp + 8192]                    ;   302.0 p3      32 x[2]
        vpternlogd zmm29, zmm17, [r8 + 292]{1to16}, 0x96 ;   426.7 p0+p2   32 x[2]
        vpxord zmm29, zmm29, zmm21                       ;   427.7 p5      32 x[2]
        vmovdqa64 zmm17, zmm20                           ;   420.0         32 x[2] copy
        vmovdqa64 zmm0, zmm8                             ;   422.0         32 x[2] copy
        vmovdqu64 [rbp + 10688], zmm8                    ;   422.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm8, zmm16                            ;   426.0         32 x[2] copy
        vmovdqu64 [rbp + 10944], zmm16                   ;   426.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm16, [rbp + 6976]                    ;   303.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 11904], zmm20                   ;   420.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm20, [rbp + 8960]                    ;   303.8 p2      32 x[2]
        vpternlogd zmm20, zmm16, [r8 + 316]{1to16}, 0x96 ;   427.7 p0+p3   32 x[2]
        vpxord zmm17, zmm17, zmm20                       ;   428.7 p5      32 x[2]
        vmovdqu64 zmm20, [rbp + 7104]                    ;   304.8 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 8448]                    ;   305.0 p3      32 x[2]
        vpternlogd zmm16, zmm20, [r8 + 324]{1to16}, 0x96 ;   428.7 p0+p2   32 x[2]
        vpxord zmm8, zmm8, zmm16                         ;   429.7 p5      32 x[2]
        vmovdqu64 zmm16, [rbp + 7488]                    ;   306.0 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 8640]                    ;   306.8 p2      32 x[2]
        vpternlogd zmm20, zmm16, [r8 + 348]{1to16}, 0x96 ;   429.7 p0+p3   32 x[2]
        vpxord zmm18, zmm18, zmm20                       ;   430.7 p5      32 x[2]
        vmovdqu64 zmm20, [rbp + 7616]                    ;   307.8 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 8704]                    ;   308.0 p3      32 x[2]
        vpternlogd zmm16, zmm20, [r8 + 356]{1to16}, 0x96 ;   430.7 p0+p2   32 x[2]
        vpxord zmm0, zmm0, zmm16                         ;   431.7 p5      32 x[2]
        vmovdqu64 zmm16, [rbp + 8000]                    ;   309.0 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 10048]                   ;   309.8 p2      32 x[2]
        vpternlogd zmm20, zmm16, [r8 + 380]{1to16}, 0x96 ;   431.7 p0+p3   32 x[2]
        vpxord zmm24, zmm24, zmm20                       ;   432.7 p5      32 x[2]
        vmovdqu64 zmm20, [rbp + 6144]                    ;   310.8 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 9344]                    ;   311.0 p3      21 x[2]
        vpternlogd zmm16, zmm20, [r8 + 264]{1to16}, 0x96 ;   432.7 p0+p2   21 x[2]
        vpternlogd zmm16, zmm14, zmm14, 0xc3             ;   433.7 p5      21 x[2]
        vmovdqa64 zmm20, zmm16                           ;   434.7         21 x[2] copy
        vmovdqu64 [rbp + 11712], zmm14                   ;   425.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm14, [rbp + 6016]                    ;   312.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 10880], zmm21                   ;   422.7 p8+p9   32 x[1] spill
        vmovdqu64 zmm21, [rbp + 10304]                   ;   312.8 p2      21 x[2]
        vpternlogd zmm21, zmm14, [r8 + 256]{1to16}, 0x96 ;   433.7 p0+p3   21 x[2]
        vmovdqu64 zmm14, [rbp + 6272]                    ;   313.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 11008], zmm22                   ;   420.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm22, [rbp + 9472]                    ;   314.0 p3      21 x[2]
        vpternlogd zmm22, zmm14, [r8 + 272]{1to16}, 0x96 ;   434.0 p5+p2   21 x[2]
        vpternlogd zmm22, zmm31, zmm31, 0xc3             ;   435.0 p0      21 x[2]
        vmovdqu64 zmm14, [rbp + 6336]                    ;   315.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 10624], zmm31                   ;   404.7 p8+p9   32 x[1] spill
        vmovdqu64 zmm31, [rbp + 9088]                    ;   315.8 p2      21 x[2]
        vpternlogd zmm31, zmm14, [r8 + 276]{1to16}, 0x96 ;   435.0 p5+p3   21 x[2]
        vpternlogd zmm31, zmm7, zmm7, 0xc3               ;   436.0 p0      21 x[2]
        vmovdqu64 zmm14, [rbp + 6400]                    ;   316.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 8512], zmm7                     ;   424.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm7, [rbp + 9280]                     ;   317.0 p3      21 x[2]
        vpternlogd zmm7, zmm14, [r8 + 280]{1to16}, 0x96  ;   436.0 p5+p2   21 x[2]
        vpternlogd zmm7, zmm15, zmm15, 0xc3              ;   437.0 p0      21 x[2]
        vpxord zmm20, zmm20, zmm7                        ;   438.0 p5      21 x[2]
        vmovdqu64 zmm14, [rbp + 6208]                    ;   318.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 11968], zmm15                   ;   405.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm15, [rbp + 10240]                   ;   318.8 p2      21 x[2]
        vpternlogd zmm15, zmm14, [r8 + 268]{1to16}, 0x96 ;   437.7 p0+p3   21 x[2]
        vmovdqu64 zmm14, [rbp + 12032]                   ;   364.0 p2      32 x[1]
        vpternlogd zmm14, zmm2, [rbp + 2112], 0x96       ;   438.0 p5+p3   32 x[1]
        vpxord zmm6, zmm6, zmm14                         ;   439.0 p0      32 x[1]
        vpternlogd zmm15, zmm31, zmm6, 0x96              ;   440.0 p5      21 x[2]
        vpxord zmm14, zmm1, zmm20                        ;   439.7 p0      21 x[2]
        vpternlogd zmm1, zmm22, zmm31, 0x96              ;   440.0 p5      21 x[2]
        vmovdqu64 [rbp + 12032], zmm6                    ;   440.0 p7+p4   32 x[1] spill
        vpxord zmm6, zmm26, zmm20                        ;   440.7 p0      21 x[2]
        vmovdqu64 [rbp + 10432], zmm5                    ;   421.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm5, zmm26                            ;   427.0         21 x[2] copy
        vmovdqu64 [rbp + 11520], zmm13                   ;   421.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm13, [rbp + 2752]                    ;   322.2 p2      32 x[0] reload
        vpternlogd zmm2, zmm13, [rbp + 10560], 0x96      ;   441.0 p5+p3   32 x[1]
        vpxord zmm10, zmm10, zmm2                        ;   442.0 p0      32 x[1]
        vmovdqa64 zmm2, zmm20                            ;   439.0         21 x[2] copy
        vpxord zmm13, zmm7, zmm15                        ;   442.0 p5      21 x[2]
        vmovdqu64 [rbp + 10560], zmm0                    ;   432.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm0, zmm7                             ;   438.0         21 x[2] copy
        vmovdqu64 [rbp + 10816], zmm24                   ;   433.7 p7+p4   32 x[2] spill
        vmovdqa64 zmm24, zmm17                           ;   429.7         21 x[2] copy
        vmovdqu64 [rbp + 11456], zmm8                    ;   430.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm8, zmm15                            ;   441.0         21 x[2] copy
        vpternlogd zmm8, zmm21, zmm3, 0x69               ;   442.7 p0      21 x[2]
        vpternlogd zmm21, zmm6, zmm3, 0x69               ;   443.0 p5      21 x[2]
        vpxord zmm22, zmm22, zmm21                       ;   444.0 p0      21 x[2]
        vpternlogd zmm16, zmm26, zmm22, 0x78             ;   445.0 p5      21 x[2]
        vpxord zmm0, zmm0, zmm22                         ;   445.0 p0      21 x[2]
        vpxord zmm5, zmm5, zmm8                          ;   445.0 p5      21 x[2]
        vmovdqu64 [rbp + 8128], zmm3                     ;   420.7 p7+p4   32 x[1] spill
        vpxord zmm3, zmm22, zmm13                        ;   445.7 p0      21 x[2]
        vmovdqu64 [rbp + 11136], zmm18                   ;   431.7 p8+p9   32 x[2] spill
        vpxord zmm18, zmm6, zmm1                         ;   446.0 p5      21 x[2]
        vpternlogd zmm21, zmm14, zmm18, 0x78             ;   447.0 p0      21 x[2]
        vmovdqu64 [rbp + 12096], zmm11                   ;   417.7 p7+p4   32 x[1] spill
        vpxord zmm11, zmm1, zmm8                         ;   447.0 p5      21 x[2]
        vpxord zmm2, zmm2, zmm11                         ;   448.0 p0      21 x[2]
        vmovdqu64 [rbp + 8832], zmm28                    ;   407.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm28, zmm1                            ;   441.0         21 x[2] copy
        vmovdqu64 [rbp + 10496], zmm25                   ;   425.7 p7+p4   32 x[1] spill
        vpandd zmm25, zmm8, zmm3                         ;   448.0 p5      21 x[2]
        vmovdqu64 [rbp + 12480], zmm4                    ;   413.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm4, zmm6                             ;   441.7         21 x[2] copy
        vmovdqu64 [rbp + 12288], zmm23                   ;   411.0 p7+p4   32 x[1] spill
        vpxord zmm23, zmm13, zmm14                       ;   448.7 p0      21 x[2]
        vpternlogd zmm31, zmm2, zmm23, 0x78              ;   449.7 p5      21 x[2]
        vmovdqu64 [rbp + 12352], zmm27                   ;   412.7 p8+p9   32 x[1] spill
        vpxord zmm27, zmm14, zmm0                        ;   449.7 p0      21 x[2]
        vpandd zmm28, zmm28, zmm27                       ;   450.7 p5      21 x[2]
        vpxord zmm16, zmm16, zmm28                       ;   451.7 p0      21 x[2]
        vmovdqu64 [rbp + 12224], zmm17                   ;   429.7 p7+p4   32 x[2] spill
        vmovdqa64 zmm17, zmm29                           ;   428.7         21 x[2] copy
        vmovdqu64 [rbp + 11776], zmm12                   ;   413.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm12, zmm29                           ;   428.7         21 x[2] copy
        vmovdqu64 [rbp + 11072], zmm29                   ;   428.7 p7+p4   32 x[2] spill
        vmovdqa64 zmm29, zmm0                            ;   446.0         21 x[2] copy
        vmovdqu64 [rbp + 11648], zmm19                   ;   405.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm19, zmm25                           ;   449.0         21 x[2] copy
        vpternlogd zmm19, zmm13, zmm5, 0x78              ;   451.0 p5      21 x[2]
        vpternlogd zmm28, zmm21, zmm19, 0x96             ;   452.0 p0      21 x[2]
        vpternlogd zmm25, zmm7, zmm20, 0x78              ;   452.0 p5      21 x[2]
        vmovdqa64 zmm21, zmm25                           ;   453.0         21 x[2] copy
        vpternlogd zmm25, zmm28, zmm16, 0x48             ;   453.0 p0      21 x[2]
        vmovdqu64 [rbp + 10752], zmm10                   ;   443.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm10, zmm11                           ;   448.0         21 x[2] copy
        vpternlogd zmm10, zmm15, zmm14, 0x60             ;   453.0 p5      21 x[2]
        vpternlogd zmm19, zmm31, zmm10, 0x96             ;   454.0 p0      21 x[2]
        vpternlogd zmm10, zmm6, zmm0, 0x1e               ;   454.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 6656]                     ;   331.7 p2      32 x[0] reload
        vmovdqu64 zmm6, [rbp + 10368]                    ;   331.8 p3      21 x[2]
        vpternlogd zmm6, zmm0, [r8 + 296]{1to16}, 0x96   ;   454.7 p0+p2   21 x[2]
        vpxord zmm21, zmm21, zmm10                       ;   455.0 p5      21 x[2]
        vpternlogd zmm6, zmm9, zmm9, 0xc3                ;   455.7 p0      21 x[2]
        vpandd zmm31, zmm19, zmm21                       ;   456.0 p5      21 x[2]
        vmovdqa64 zmm0, zmm19                            ;   455.0         21 x[2] copy
        vpternlogd zmm19, zmm10, zmm16, 0x60             ;   456.7 p0      21 x[2]
        vpxord zmm0, zmm0, zmm19                         ;   457.7 p5      21 x[2]
        vpternlogd zmm0, zmm28, zmm31, 0x1e              ;   458.7 p0      21 x[2]
        vpxord zmm31, zmm31, zmm21                       ;   458.0 p5      21 x[2]
        vpandd zmm4, zmm4, zmm0                          ;   459.7 p0      21 x[2]
        vpandd zmm29, zmm29, zmm0                        ;   459.7 p5      21 x[2]
        vmovdqu64 [rbp + 12608], zmm9                    ;   411.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm9, zmm0                             ;   459.7         21 x[2] copy
        vmovdqu64 [rbp + 11328], zmm6                    ;   456.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm6, zmm25                            ;   454.0         21 x[2] copy
        vpternlogd zmm6, zmm21, zmm19, 0x1e              ;   459.7 p0      21 x[2]
        vpternlogd zmm19, zmm21, zmm25, 0x1e             ;   460.0 p5      21 x[2]
        vmovdqu64 zmm21, [rbp + 11328]                   ;   456.7 p3      21 x[2]
        vpternlogd zmm10, zmm16, zmm19, 0x96             ;   461.0 p0      21 x[2]
        vpternlogd zmm31, zmm28, zmm19, 0x1e             ;   461.0 p5      21 x[2]
        vmovdqu64 zmm16, [rbp + 6528]                    ;   335.5 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 10112]                   ;   336.0 p3      21 x[2]
        vpternlogd zmm19, zmm16, [r8 + 288]{1to16}, 0x96 ;   461.7 p0+p2   21 x[2]
        vpternlogd zmm2, zmm4, zmm10, 0x6c               ;   462.0 p5      21 x[2]
        vpternlogd zmm22, zmm29, zmm31, 0x6c             ;   462.7 p0      21 x[2]
        vpternlogd zmm18, zmm2, zmm6, 0x6c               ;   463.0 p5      21 x[2]
        vpxord zmm9, zmm9, zmm6                          ;   463.7 p0      21 x[2]
        vpternlogd zmm27, zmm22, zmm9, 0x6c              ;   464.7 p5      21 x[2]
        vpternlogd zmm22, zmm14, zmm6, 0x78              ;   464.7 p0      21 x[2]
        vpxord zmm6, zmm6, zmm10                         ;   465.0 p5      21 x[2]
        vpternlogd zmm2, zmm5, zmm6, 0x78                ;   466.0 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 6784]                     ;   337.8 p3      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 9408]                    ;   338.0 p2      21 x[2]
        vpternlogd zmm25, zmm5, [r8 + 304]{1to16}, 0x96  ;   466.0 p5+p3   21 x[2]
        vpternlogd zmm25, zmm30, zmm30, 0xc3             ;   467.0 p0      21 x[2]
        vpxord zmm0, zmm0, zmm31                         ;   467.0 p5      21 x[2]
        vpternlogd zmm29, zmm7, zmm0, 0x78               ;   468.0 p0      21 x[2]
        vpternlogd zmm20, zmm0, zmm2, 0x6a               ;   468.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 6848]                     ;   339.7 p2      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 10176]                    ;   339.8 p3      21 x[2]
        vpternlogd zmm7, zmm0, [r8 + 308]{1to16}, 0x96   ;   468.7 p0+p2   21 x[2]
        vpxord zmm28, zmm31, zmm6                        ;   469.0 p5      21 x[2]
        vpternlogd zmm2, zmm8, zmm28, 0x78               ;   470.0 p0      21 x[2]
        vpxord zmm8, zmm9, zmm28                         ;   470.0 p5      21 x[2]
        vpternlogd zmm15, zmm14, zmm8, 0x28              ;   471.0 p0      21 x[2]
        vpternlogd zmm4, zmm11, zmm8, 0x78               ;   471.0 p5      21 x[2]
        vmovdqu64 zmm8, [rbp + 6912]                     ;   341.2 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 9920]                    ;   341.7 p2      21 x[2]
        vpternlogd zmm11, zmm8, [r8 + 312]{1to16}, 0x96  ;   471.7 p0+p3   21 x[2]
        vpternlogd zmm3, zmm28, zmm15, 0x6a              ;   472.0 p5      21 x[2]
        vpternlogd zmm13, zmm6, zmm3, 0x6a               ;   473.0 p0      21 x[2]
        vmovdqu64 zmm6, [rbp + 6720]                     ;   343.0 p2      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 9856]                    ;   343.7 p3      21 x[2]
        vpternlogd zmm14, zmm6, [r8 + 300]{1to16}, 0x96  ;   473.0 p5+p2   21 x[2]
        vpternlogd zmm1, zmm9, zmm4, 0x6a                ;   473.7 p0      21 x[2]
        vpxord zmm2, zmm2, zmm4                          ;   474.0 p5      21 x[2]
        vmovdqu64 zmm4, [rbp + 7168]                     ;   346.7 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 8576]                     ;   346.8 p2      21 x[2]
        vpternlogd zmm9, zmm4, [r8 + 328]{1to16}, 0x96   ;   474.7 p0+p3   21 x[2]
        vpternlogd zmm29, zmm3, zmm2, 0x96               ;   475.0 p5      21 x[2]
        vpternlogd zmm23, zmm10, zmm13, 0x6a             ;   475.7 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 7040]                     ;   348.3 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 9984]                    ;   348.7 p3      21 x[2]
        vpternlogd zmm10, zmm3, [r8 + 320]{1to16}, 0x96  ;   476.0 p5+p2   21 x[2]
        vpternlogd zmm18, zmm22, zmm13, 0x96             ;   476.7 p0      21 x[2]
        vpternlogd zmm22, zmm13, zmm20, 0x69             ;   477.0 p5      21 x[2]
        vpternlogd zmm26, zmm31, zmm18, 0x6a             ;   477.7 p0      21 x[2]
        vmovdqu64 zmm13, [rbp + 7296]                    ;   351.2 p3      32 x[0] reload
        vmovdqu64 zmm28, [rbp + 8896]                    ;   352.0 p2      21 x[2]
        vpternlogd zmm28, zmm13, [r8 + 336]{1to16}, 0x96 ;   478.0 p5+p3   21 x[2]
        vpxord zmm1, zmm1, zmm18                         ;   478.7 p0      21 x[2]
        vpternlogd zmm27, zmm15, zmm1, 0x96              ;   479.7 p5      21 x[2]
        vmovdqu64 zmm15, [rbp + 7360]                    ;   353.0 p2      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 8384]                    ;   353.2 p3      21 x[2]
        vpternlogd zmm18, zmm15, [r8 + 340]{1to16}, 0x96 ;   479.7 p0+p2   21 x[2]
        vmovdqu64 zmm31, [rbp + 10752]                   ;   443.0 p3      32 x[1] reload
        vpternlogd zmm7, zmm31, zmm31, 0xc3              ;   480.0 p5      21 x[2]
        vpxord zmm29, zmm29, zmm1                        ;   480.7 p0      21 x[2]
        vmovdqu64 zmm15, [rbp + 11136]                   ;   431.7 p2      21 x[2]
        vmovdqu64 zmm13, [rbp + 11648]                   ;   405.7 p3      32 x[1] reload
        vpternlogd zmm11, zmm13, [rbp + 11648], 0xc3     ;   481.0 p5+p2   21 x[2]
        vpxord zmm21, zmm21, zmm11                       ;   482.0 p0      21 x[2]
        vpxord zmm17, zmm17, zmm21                       ;   483.0 p5      21 x[2]
        vpxord zmm24, zmm24, zmm21                       ;   483.0 p0      21 x[2]
        vmovdqa64 zmm4, zmm25                            ;   468.0         21 x[2] copy
        vpternlogd zmm14, zmm7, [rbp + 11776], 0x96      ;   483.0 p5+p3   21 x[2]
        vpternlogd zmm25, zmm7, [rbp + 12224], 0x96      ;   483.7 p0+p2   21 x[2]
        vpxord zmm3, zmm26, zmm29                        ;   484.0 p5      21 x[2]
        vmovdqu64 zmm8, [rbp + 11456]                    ;   430.7 p3      21 x[2]
        vmovdqu64 zmm0, [rbp + 11456]                    ;   430.7 p2      21 x[2]
        vmovdqu64 zmm5, [rbp + 12288]                    ;   411.0 p3      32 x[1] reload
        vpternlogd zmm9, zmm5, [rbp + 12288], 0xc3       ;   484.7 p0+p2   21 x[2]
        vmovdqu64 zmm6, [rbp + 12480]                    ;   413.7 p3      32 x[1] reload
        vpternlogd zmm28, zmm6, [rbp + 12480], 0xc3      ;   485.0 p5+p2   21 x[2]
        vmovdqa64 zmm16, zmm21                           ;   483.0         21 x[2] copy
        vpxord zmm6, zmm11, zmm14                        ;   485.7 p0      21 x[2]
        vmovdqa64 zmm5, zmm11                            ;   482.0         21 x[2] copy
        vmovdqu64 zmm13, [rbp + 10496]                   ;   425.7 p3      32 x[1] reload
        vpternlogd zmm18, zmm13, [rbp + 10496], 0xc3     ;   486.0 p5+p2   21 x[2]
        vpxord zmm13, zmm17, zmm25                       ;   486.7 p0      21 x[2]
        vmovdqa64 zmm31, zmm25                           ;   484.7         21 x[2] copy
        vmovdqu64 [rbp + 12224], zmm30                   ;   406.7 p8+p9   32 x[1] spill
        vmovdqa64 zmm30, zmm25                           ;   484.7         21 x[2] copy
        vmovdqu64 [rbp + 12544], zmm22                   ;   478.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm22, zmm6                            ;   486.7         21 x[2] copy
        vmovdqu64 [rbp + 11264], zmm20                   ;   469.0 p8+p9   21 x[2] spill
        vpxord zmm20, zmm6, zmm24                        ;   487.0 p5      21 x[2]
        vmovdqu64 [rbp + 12672], zmm27                   ;   480.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm27, zmm17                           ;   484.0         21 x[2] copy
        vmovdqu64 [rbp + 12736], zmm2                    ;   475.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm2, zmm24                            ;   484.0         21 x[2] copy
        vmovdqu64 [rbp + 12800], zmm29                   ;   481.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm29, zmm9                            ;   485.7         21 x[2] copy
        vmovdqu64 [rbp + 12864], zmm3                    ;   485.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm3, zmm28                            ;   486.0         21 x[2] copy
        vpternlogd zmm28, zmm18, [rbp + 11136], 0x96     ;   487.7 p0+p3   21 x[2]
        vmovdqu64 [rbp + 11136], zmm1                    ;   479.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm1, zmm28                            ;   488.7         21 x[2] copy
        vmovdqu64 [rbp + 12928], zmm23                   ;   476.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm23, zmm28                           ;   488.7         21 x[2] copy
        vmovdqu64 [rbp + 12992], zmm26                   ;   478.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm26, zmm28                           ;   488.7         21 x[2] copy
        vmovdqu64 [rbp + 13056], zmm28                   ;   488.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm28, zmm14                           ;   484.0         21 x[2] copy
        vpternlogd zmm28, zmm19, [rbp + 12352], 0x69     ;   488.0 p5+p2   21 x[2]
        vpxord zmm31, zmm31, zmm28                       ;   489.0 p0      21 x[2]
        vpxord zmm12, zmm12, zmm28                       ;   489.0 p5      21 x[2]
        vpxord zmm16, zmm16, zmm31                       ;   490.0 p0      21 x[2]
        vpternlogd zmm7, zmm16, zmm20, 0x78              ;   491.0 p5      21 x[2]
        vpternlogd zmm19, zmm17, [rbp + 12352], 0x69     ;   490.7 p0+p3   21 x[2]
        vpxord zmm4, zmm4, zmm19                         ;   491.7 p5      21 x[2]
        vpternlogd zmm19, zmm24, zmm13, 0x78             ;   491.7 p0      21 x[2]
        vpxord zmm5, zmm5, zmm4                          ;   492.7 p5      21 x[2]
        vpxord zmm22, zmm22, zmm4                        ;   492.7 p0      21 x[2]
        vpxord zmm2, zmm2, zmm5                          ;   493.7 p5      21 x[2]
        vpandd zmm30, zmm30, zmm2                        ;   494.7 p0      21 x[2]
        vmovdqu64 [rbp + 13120], zmm2                    ;   494.7 p7+p4   21 x[2] spill
        vpandd zmm2, zmm28, zmm22                        ;   494.0 p5      21 x[2]
        vmovdqu64 [rbp + 13184], zmm9                    ;   485.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm9, zmm30                            ;   495.7         21 x[2] copy
        vmovdqu64 [rbp + 13248], zmm10                   ;   477.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm10, zmm31                           ;   490.0         21 x[2] copy
        vpternlogd zmm10, zmm14, zmm24, 0x60             ;   494.7 p0      21 x[2]
        vpternlogd zmm17, zmm10, zmm5, 0x36              ;   495.7 p5      21 x[2]
        vmovdqu64 [rbp + 13312], zmm18                   ;   487.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm18, zmm2                            ;   495.0         21 x[2] copy
        vpternlogd zmm18, zmm6, zmm12, 0x78              ;   495.7 p0      21 x[2]
        vpternlogd zmm30, zmm19, zmm18, 0x96             ;   496.7 p5      21 x[2]
        vpternlogd zmm18, zmm7, zmm10, 0x96              ;   496.7 p0      21 x[2]
        vmovdqu64 zmm7, [rbp + 7424]                     ;   373.2 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 8320]                    ;   373.3 p3      21 x[2]
        vpternlogd zmm10, zmm7, [r8 + 344]{1to16}, 0x96  ;   497.0 p5+p2   21 x[2]
        vpternlogd zmm2, zmm11, zmm21, 0x78              ;   497.7 p0      21 x[2]
        vpxord zmm19, zmm2, zmm17                        ;   498.7 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 8832]                     ;   407.0 p3      32 x[1] reload
        vpternlogd zmm10, zmm7, [rbp + 8832], 0xc3       ;   498.7 p0+p2   21 x[2]
        vpxord zmm29, zmm29, zmm10                       ;   499.7 p5      21 x[2]
        vpxord zmm8, zmm8, zmm29                         ;   500.7 p0      21 x[2]
        vpxord zmm15, zmm15, zmm29                       ;   500.7 p5      21 x[2]
        vpxord zmm1, zmm1, zmm8                          ;   501.7 p0      21 x[2]
        vpandd zmm7, zmm18, zmm19                        ;   501.0 p5      21 x[2]
        vmovdqu64 [rbp + 13376], zmm1                    ;   502.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm1, zmm18                            ;   497.7         21 x[2] copy
        vmovdqu64 [rbp + 13440], zmm29                   ;   500.7 p8+p9   21 x[2] spill
        vpxord zmm29, zmm7, zmm19                        ;   502.0 p0      21 x[2]
        vmovdqu64 [rbp + 13504], zmm15                   ;   501.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm15, [rbp + 13440]                   ;   500.7 p3      21 x[2]
        vmovdqu64 [rbp + 13568], zmm8                    ;   501.7 p8+p9   21 x[2] spill
        vmovdqu64 zmm8, [rbp + 13504]                    ;   501.7 p2      21 x[2]
        vmovdqu64 [rbp + 13632], zmm10                   ;   499.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm10, [rbp + 13504]                   ;   501.7 p3      21 x[2]
        vmovdqu64 [rbp + 13696], zmm20                   ;   488.0 p8+p9   21 x[2] spill
        vmovdqu64 zmm20, [rbp + 13632]                   ;   499.7 p2      21 x[2]
        vmovdqu64 [rbp + 13760], zmm11                   ;   482.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm11, [rbp + 13632]                   ;   499.7 p3      21 x[2]
        vmovdqu64 [rbp + 13824], zmm21                   ;   483.0 p8+p9   21 x[2] spill
        vmovdqu64 zmm21, [rbp + 7232]                    ;   380.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 13888], zmm26                   ;   488.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm26, [rbp + 8064]                    ;   382.0 p3      21 x[2]
        vpternlogd zmm26, zmm21, [r8 + 332]{1to16}, 0x96 ;   502.0 p5+p2   21 x[2]
        vmovdqu64 zmm21, [rbp + 13312]                   ;   487.0 p3      21 x[2] reload
        vpternlogd zmm26, zmm21, [rbp + 12096], 0x96     ;   503.0 p0+p2   21 x[2]
        vpxord zmm20, zmm20, zmm26                       ;   505.7 p5      21 x[2]
        vpxord zmm10, zmm10, zmm20                       ;   507.7 p0      21 x[2]
        vmovdqa64 zmm21, zmm20                           ;   506.7         21 x[2] copy
        vmovdqu64 [rbp + 13952], zmm10                   ;   508.7 p8+p9   21 x[2] spill
        vmovdqu64 zmm10, [rbp + 11328]                   ;   456.7 p3      21 x[2]
        vpternlogd zmm10, zmm4, [rbp + 11072], 0x78      ;   504.0 p5+p2   21 x[2]
        vpxord zmm9, zmm9, zmm10                         ;   505.0 p0      21 x[2]
        vmovdqu64 zmm10, [rbp + 13568]                   ;   501.7 p3      21 x[2]
        vpternlogd zmm2, zmm30, zmm9, 0x48               ;   506.0 p5      21 x[2]
        vpternlogd zmm18, zmm17, zmm9, 0x60              ;   506.0 p0      21 x[2]
        vpxord zmm1, zmm1, zmm18                         ;   507.0 p5      21 x[2]
        vpternlogd zmm1, zmm7, zmm30, 0x1e               ;   508.0 p0      21 x[2]
        vpandd zmm27, zmm27, zmm1                        ;   509.0 p5      21 x[2]
        vpandd zmm5, zmm5, zmm1                          ;   509.0 p0      21 x[2]
        vmovdqa64 zmm7, zmm1                             ;   509.0         21 x[2] copy
        vmovdqu64 [rbp + 11328], zmm20                   ;   506.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm20, zmm2                            ;   507.0         21 x[2] copy
        vpternlogd zmm20, zmm19, zmm18, 0x1e             ;   508.0 p5      21 x[2]
        vpternlogd zmm18, zmm19, zmm2, 0x1e              ;   508.7 p0      21 x[2]
        vpternlogd zmm17, zmm9, zmm18, 0x96              ;   509.7 p5      21 x[2]
        vmovdqu64 zmm2, [rbp + 8768]                     ;   412.0 p2      32 x[1] reload
        vmovdqu64 zmm9, [rbp + 13248]                    ;   477.0 p3      21 x[2] reload
        vmovdqu64 zmm19, [rbp + 13568]                   ;   501.7 p2      21 x[2]
        vpternlogd zmm19, zmm9, zmm2, 0x69               ;   509.7 p0      21 x[2]
        vpternlogd zmm29, zmm30, zmm18, 0x1e             ;   510.0 p5      21 x[2]
        vpternlogd zmm16, zmm27, zmm17, 0x6c             ;   510.7 p0      21 x[2]
        vpternlogd zmm9, zmm26, zmm2, 0x69               ;   511.0 p5      21 x[2]
        vpternlogd zmm4, zmm5, zmm29, 0x6c               ;   511.7 p0      21 x[2]
        vpternlogd zmm13, zmm16, zmm20, 0x6c             ;   512.0 p5      21 x[2]
        vpxord zmm7, zmm7, zmm20                         ;   512.7 p0      21 x[2]
        vpxord zmm1, zmm1, zmm29                         ;   513.0 p5      21 x[2]
        vpxord zmm3, zmm3, zmm19                         ;   513.7 p0      21 x[2]
        vpxord zmm18, zmm20, zmm17                       ;   514.0 p5      21 x[2]
        vpternlogd zmm16, zmm12, zmm18, 0x78             ;   515.0 p0      21 x[2]
        vpternlogd zmm20, zmm4, zmm24, 0x6c              ;   515.0 p5      21 x[2]
        vpxord zmm12, zmm29, zmm18                       ;   515.7 p0      21 x[2]
        vpternlogd zmm28, zmm16, zmm12, 0x6c             ;   516.7 p5      21 x[2]
        vpternlogd zmm5, zmm1, [rbp + 13760], 0x78       ;   516.7 p0+p3   21 x[2]
        vpternlogd zmm16, zmm1, [rbp + 13824], 0x78      ;   517.0 p5+p2   21 x[2]
        vpxord zmm1, zmm12, zmm7                         ;   517.7 p0      21 x[2]
        vpternlogd zmm14, zmm24, zmm1, 0x28              ;   518.7 p5      21 x[2]
        vpternlogd zmm27, zmm31, zmm1, 0x78              ;   518.7 p0      21 x[2]
        vpternlogd zmm22, zmm12, zmm14, 0x6a             ;   519.7 p5      21 x[2]
        vpternlogd zmm6, zmm18, zmm22, 0x6a              ;   520.7 p0      21 x[2]
        vpternlogd zmm25, zmm27, zmm7, 0x6c              ;   520.0 p5      21 x[2]
        vpxord zmm28, zmm28, zmm27                       ;   520.7 p0      21 x[2]
        vmovdqu64 zmm1, [rbp + 7680]                     ;   399.3 p3      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 9728]                    ;   400.0 p2      21 x[2]
        vpternlogd zmm12, zmm1, [r8 + 360]{1to16}, 0x96  ;   521.0 p5+p3   21 x[2]
        vmovdqu64 zmm18, [rbp + 7552]                    ;   401.3 p2      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 9536]                    ;   402.0 p3      21 x[2]
        vpternlogd zmm24, zmm18, [r8 + 352]{1to16}, 0x96 ;   521.7 p0+p2   21 x[2]
        vmovdqu64 zmm27, [rbp + 7808]                    ;   403.0 p3      32 x[0] reload
        vmovdqu64 zmm30, [rbp + 9664]                    ;   403.3 p2      21 x[2]
        vpternlogd zmm30, zmm27, [r8 + 368]{1to16}, 0x96 ;   522.0 p5+p3   21 x[2]
        vpternlogd zmm5, zmm22, zmm28, 0x96              ;   522.7 p0      21 x[2]
        vpternlogd zmm13, zmm20, zmm6, 0x96              ;   523.0 p5      21 x[2]
        vpternlogd zmm20, zmm16, zmm6, 0x69              ;   523.7 p0      21 x[2]
        vpternlogd zmm6, zmm17, [rbp + 13696], 0x78      ;   524.0 p5+p2   21 x[2]
        vmovdqu64 zmm17, [rbp + 7872]                    ;   405.0 p3      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 9600]                    ;   405.3 p2      21 x[2]
        vpternlogd zmm22, zmm17, [r8 + 372]{1to16}, 0x96 ;   524.7 p0+p3   21 x[2]
        vpxord zmm25, zmm25, zmm13                       ;   525.0 p5      21 x[2]
        vpternlogd zmm13, zmm29, [rbp + 11072], 0x78     ;   525.7 p0+p2   21 x[2]
        vpternlogd zmm6, zmm13, zmm13, 0xc3              ;   526.7 p5      21 x[2]
        vpxord zmm23, zmm23, zmm9                        ;   526.7 p0      21 x[2]
        vpxord zmm0, zmm0, zmm9                          ;   527.0 p5      21 x[2]
        vpxord zmm11, zmm11, zmm3                        ;   527.7 p0      21 x[2]
        vpxord zmm21, zmm21, zmm3                        ;   528.0 p5      21 x[2]
        vpxord zmm5, zmm5, zmm25                         ;   528.7 p0      21 x[2]
        vpandd zmm29, zmm9, zmm21                        ;   529.0 p5      21 x[2]
        vpxord zmm15, zmm15, zmm23                       ;   529.7 p0      21 x[2]
        vpxord zmm8, zmm8, zmm11                         ;   530.0 p5      21 x[2]
        vpxord zmm13, zmm13, zmm5                        ;   530.7 p0      21 x[2]
        vmovdqu64 zmm31, [rbp + 10560]                   ;   432.7 p3      21 x[2]
        vmovdqu64 zmm17, [rbp + 10816]                   ;   433.7 p2      21 x[2]
        vmovdqu64 zmm27, [rbp + 10560]                   ;   432.7 p3      21 x[2]
        vmovdqu64 zmm1, [rbp + 13888]                    ;   488.7 p2      21 x[2] reload
        vpandd zmm1, zmm1, zmm8                          ;   531.0 p5      21 x[2]
        vmovdqu64 zmm18, [rbp + 12416]                   ;   411.7 p3      32 x[1] reload
        vpternlogd zmm12, zmm18, [rbp + 12416], 0xc3     ;   531.7 p0+p2   21 x[2]
        vmovdqu64 zmm18, [rbp + 11840]                   ;   414.0 p3      32 x[1] reload
        vpternlogd zmm30, zmm18, [rbp + 11840], 0xc3     ;   532.0 p5+p2   21 x[2]
        vmovdqa64 zmm18, zmm1                            ;   532.0         21 x[2] copy
        vmovdqu64 zmm2, [rbp + 9152]                     ;   418.0 p3      32 x[1] reload
        vpternlogd zmm22, zmm2, [rbp + 9152], 0xc3       ;   532.7 p0+p2   21 x[2]
        vmovdqa64 zmm2, zmm11                            ;   528.7         21 x[2] copy
        vmovdqu64 [rbp + 13888], zmm20                   ;   524.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm20, zmm12                           ;   532.7         21 x[2] copy
        vmovdqu64 [rbp + 11072], zmm16                   ;   518.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm16, zmm30                           ;   533.0         21 x[2] copy
        vpternlogd zmm30, zmm22, [rbp + 10816], 0x96     ;   533.7 p5+p3   21 x[2]
        vmovdqu64 [rbp + 10816], zmm14                   ;   519.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm14, zmm30                           ;   534.7         21 x[2] copy
        vmovdqu64 [rbp + 13696], zmm4                    ;   512.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm4, zmm30                            ;   534.7         21 x[2] copy
        vmovdqu64 [rbp + 13824], zmm7                    ;   513.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm7, zmm30                            ;   534.7         21 x[2] copy
        vmovdqu64 [rbp + 13760], zmm28                   ;   521.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm28, [rbp + 13504]                   ;   501.7 p2      21 x[2] reload
        vpternlogd zmm19, zmm28, [rbp + 13376], 0x78     ;   533.7 p0+p3   21 x[2]
        vmovdqu64 [rbp + 13248], zmm5                    ;   529.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm5, zmm23                            ;   527.7         21 x[2] copy
        vpternlogd zmm5, zmm26, zmm28, 0x60              ;   534.0 p5      21 x[2]
        vpternlogd zmm11, zmm5, [rbp + 13568], 0x36      ;   535.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 13568], zmm13                   ;   531.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm13, zmm11                           ;   536.0         21 x[2] copy
        vmovdqu64 [rbp + 14016], zmm25                   ;   526.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm25, zmm29                           ;   530.0         21 x[2] copy
        vpternlogd zmm25, zmm0, [rbp + 11328], 0x78      ;   535.0 p5+p3   21 x[2]
        vpternlogd zmm1, zmm19, zmm25, 0x96              ;   536.0 p0      21 x[2]
        vmovdqu64 zmm19, [rbp + 13440]                   ;   500.7 p2      21 x[2] reload
        vmovdqu64 [rbp + 14080], zmm6                    ;   527.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm6, [rbp + 13632]                    ;   499.7 p3      21 x[2] reload
        vpternlogd zmm29, zmm6, zmm19, 0x78              ;   536.0 p5      21 x[2]
        vpxord zmm13, zmm13, zmm29                       ;   537.0 p0      21 x[2]
        vmovdqu64 [rbp + 14144], zmm30                   ;   534.7 p8+p9   21 x[2] spill
        vmovdqa64 zmm30, zmm13                           ;   538.0         21 x[2] copy
        vmovdqa64 zmm6, zmm13                            ;   538.0         21 x[2] copy
        vmovdqu64 [rbp + 14208], zmm12                   ;   532.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm12, [rbp + 7936]                    ;   420.8 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 8256]                    ;   421.0 p3      21 x[2]
        vpternlogd zmm19, zmm12, [r8 + 376]{1to16}, 0x96 ;   537.0 p5+p2   21 x[2]
        vmovdqu64 zmm12, [rbp + 11392]                   ;   422.0 p3      32 x[1] reload
        vpternlogd zmm19, zmm12, [rbp + 11392], 0xc3     ;   538.0 p0+p2   21 x[2]
        vpxord zmm20, zmm20, zmm19                       ;   539.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm20                       ;   540.0 p0      21 x[2]
        vpxord zmm17, zmm17, zmm20                       ;   540.0 p5      21 x[2]
        vpxord zmm14, zmm14, zmm31                       ;   541.0 p0      21 x[2]
        vmovdqa64 zmm12, zmm20                           ;   540.0         21 x[2] copy
        vmovdqu64 [rbp + 14272], zmm14                   ;   542.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm14, zmm19                           ;   539.0         21 x[2] copy
        vmovdqu64 [rbp + 14336], zmm20                   ;   540.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm20, zmm19                           ;   539.0         21 x[2] copy
        vmovdqu64 [rbp + 14400], zmm19                   ;   539.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm19, zmm17                           ;   541.0         21 x[2] copy
        vmovdqu64 [rbp + 14464], zmm31                   ;   541.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm31, zmm17                           ;   541.0         21 x[2] copy
        vmovdqu64 [rbp + 14528], zmm17                   ;   541.0 p8+p9   21 x[2] spill
        vmovdqu64 zmm17, [rbp + 7744]                    ;   425.8 p3      32 x[0] reload
        vmovdqu64 [rbp + 14592], zmm24                   ;   522.7 p7+p4   21 x[2] spill
        vmovdqu64 zmm24, [rbp + 9216]                    ;   426.2 p2      21 x[2]
        vpternlogd zmm24, zmm17, [r8 + 364]{1to16}, 0x96 ;   540.0 p5+p3   21 x[2]
        vpternlogd zmm24, zmm22, [rbp + 11584], 0x96     ;   541.0 p0+p2   21 x[2]
        vpxord zmm14, zmm14, zmm24                       ;   542.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm14                       ;   543.0 p0      21 x[2]
        vmovdqa64 zmm17, zmm14                           ;   543.0         21 x[2] copy
        vmovdqu64 [rbp + 14656], zmm22                   ;   533.7 p8+p9   21 x[2] spill
        vmovdqu64 zmm22, [rbp + 13184]                   ;   485.7 p3      21 x[2]
        vpternlogd zmm22, zmm3, [rbp + 11456], 0x78      ;   542.0 p5+p2   21 x[2]
        vpxord zmm18, zmm18, zmm22                       ;   543.0 p0      21 x[2]
        vmovdqu64 zmm22, [rbp + 14464]                   ;   541.0 p3      21 x[2]
        vpternlogd zmm29, zmm1, zmm18, 0x48              ;   544.0 p5      21 x[2]
        vmovdqu64 [rbp + 13184], zmm31                   ;   544.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm31, [rbp + 13312]                   ;   487.0 p2      21 x[2]
        vpternlogd zmm31, zmm15, [rbp + 13952], 0x78     ;   543.7 p0+p3   21 x[2]
        vpternlogd zmm25, zmm31, zmm5, 0x96              ;   544.7 p5      21 x[2]
        vpandd zmm30, zmm30, zmm25                       ;   545.7 p0      21 x[2]
        vpxord zmm6, zmm6, zmm30                         ;   546.7 p5      21 x[2]
        vmovdqa64 zmm5, zmm25                            ;   545.7         21 x[2] copy
        vpternlogd zmm25, zmm11, zmm18, 0x60             ;   545.7 p0      21 x[2]
        vpxord zmm5, zmm5, zmm25                         ;   546.7 p5      21 x[2]
        vpternlogd zmm5, zmm30, zmm1, 0x1e               ;   547.7 p0      21 x[2]
        vpandd zmm10, zmm10, zmm5                        ;   548.7 p5      21 x[2]
        vpandd zmm2, zmm2, zmm5                          ;   548.7 p0      21 x[2]
        vmovdqa64 zmm30, zmm5                            ;   548.7         21 x[2] copy
        vmovdqa64 zmm31, zmm29                           ;   545.0         21 x[2] copy
        vpternlogd zmm31, zmm13, zmm25, 0x1e             ;   548.0 p5      21 x[2]
        vpternlogd zmm25, zmm13, zmm29, 0x1e             ;   548.7 p0      21 x[2]
        vpternlogd zmm11, zmm18, zmm25, 0x96             ;   549.7 p5      21 x[2]
        vmovdqu64 zmm13, [rbp + 11520]                   ;   432.7 p2      32 x[1] reload
        vmovdqu64 zmm18, [rbp + 14592]                   ;   522.7 p3      21 x[2] reload
        vmovdqu64 zmm29, [rbp + 14464]                   ;   541.0 p2      21 x[2]
        vpternlogd zmm29, zmm18, zmm13, 0x69             ;   549.7 p0      21 x[2]
        vpternlogd zmm6, zmm1, zmm25, 0x1e               ;   550.0 p5      21 x[2]
        vpternlogd zmm15, zmm10, zmm11, 0x6c             ;   550.7 p0      21 x[2]
        vpternlogd zmm18, zmm24, zmm13, 0x69             ;   551.0 p5      21 x[2]
        vpternlogd zmm3, zmm2, zmm6, 0x6c                ;   551.7 p0      21 x[2]
        vpxord zmm5, zmm5, zmm6                          ;   552.0 p5      21 x[2]
        vpxord zmm30, zmm30, zmm31                       ;   552.7 p0      21 x[2]
        vpternlogd zmm8, zmm3, zmm30, 0x6c               ;   553.7 p5      21 x[2]
        vpternlogd zmm3, zmm28, zmm31, 0x78              ;   553.7 p0      21 x[2]
        vpxord zmm16, zmm16, zmm29                       ;   554.0 p5      21 x[2]
        vpxord zmm1, zmm31, zmm11                        ;   554.7 p0      21 x[2]
        vpternlogd zmm0, zmm15, zmm1, 0x6c               ;   555.7 p5      21 x[2]
        vpternlogd zmm15, zmm31, [rbp + 13376], 0x78     ;   555.7 p0+p3   21 x[2]
        vpxord zmm25, zmm6, zmm1                         ;   556.0 p5      21 x[2]
        vpternlogd zmm9, zmm0, zmm25, 0x6c               ;   557.0 p0      21 x[2]
        vpternlogd zmm2, zmm5, [rbp + 13632], 0x78       ;   557.0 p5+p2   21 x[2]
        vpternlogd zmm0, zmm5, [rbp + 13440], 0x78       ;   557.7 p0+p3   21 x[2]
        vpxord zmm5, zmm30, zmm25                        ;   558.0 p5      21 x[2]
        vpternlogd zmm26, zmm28, zmm5, 0x28              ;   559.0 p0      21 x[2]
        vpternlogd zmm10, zmm23, zmm5, 0x78              ;   559.0 p5      21 x[2]
        vpternlogd zmm21, zmm25, zmm26, 0x6a             ;   560.0 p0      21 x[2]
        vpxord zmm9, zmm9, zmm10                         ;   560.0 p5      21 x[2]
        vpternlogd zmm2, zmm9, zmm21, 0x96               ;   561.0 p0      21 x[2]
        vpternlogd zmm21, zmm1, [rbp + 11328], 0x78      ;   561.0 p5+p2   21 x[2]
        vmovdqu64 zmm1, [rbp + 12992]                    ;   478.7 p3      21 x[2] reload
        vmovdqu64 zmm5, [rbp + 12928]                    ;   476.7 p2      21 x[2] reload
        vmovdqu64 zmm23, [rbp + 14080]                   ;   527.7 p3      32 x[2]
        vpternlogd zmm23, zmm5, zmm1, 0x69               ;   561.7 p0      32 x[2]
        vpxord zmm3, zmm3, zmm21                         ;   562.0 p5      21 x[2]
        vmovdqu64 zmm25, [rbp + 14016]                   ;   526.0 p2      32 x[2]
        vpternlogd zmm10, zmm30, [rbp + 13056], 0x78     ;   562.7 p0+p3   21 x[2]
        vpxord zmm15, zmm15, zmm3                        ;   563.0 p5      21 x[2]
        vmovdqu64 zmm28, [rbp + 11136]                   ;   479.7 p2      32 x[2]
        vpternlogd zmm21, zmm11, [rbp + 13952], 0x78     ;   563.7 p0+p3   21 x[2]
        vpxord zmm4, zmm4, zmm18                         ;   564.0 p5      21 x[2]
        vpxord zmm27, zmm27, zmm18                       ;   564.7 p0      21 x[2]
        vpxord zmm10, zmm10, zmm15                       ;   565.0 p5      21 x[2]
        vpternlogd zmm8, zmm26, zmm10, 0x96              ;   566.0 p0      21 x[2]
        vpxord zmm20, zmm20, zmm16                       ;   566.0 p5      21 x[2]
        vpxord zmm17, zmm17, zmm16                       ;   566.7 p0      21 x[2]
        vpandd zmm11, zmm18, zmm17                       ;   567.7 p5      21 x[2]
        vpternlogd zmm15, zmm6, [rbp + 11456], 0x78      ;   567.7 p0+p2   21 x[2]
        vmovdqu64 zmm6, [rbp + 12800]                    ;   481.7 p3      32 x[2]
        vmovdqu64 zmm26, [rbp + 13248]                   ;   529.7 p2      21 x[2] reload
        vpxord zmm6, zmm6, zmm26                         ;   568.0 p5      32 x[2]
        vmovdqu64 zmm30, [rbp + 14080]                   ;   527.7 p3      32 x[2]
        vpternlogd zmm21, zmm15, zmm15, 0xc3             ;   568.7 p0      21 x[2]
        vpternlogd zmm15, zmm2, zmm10, 0x96              ;   569.0 p5      21 x[2]
        vmovdqu64 zmm31, [rbp + 12736]                   ;   475.0 p2      32 x[2]
        vpternlogd zmm5, zmm1, zmm21, 0x69               ;   569.7 p0      32 x[2]
        vmovdqu64 zmm1, [rbp + 12736]                    ;   475.0 p3      32 x[2]
        vpxord zmm1, zmm1, [rbp + 13760]                 ;   570.0 p5+p2   32 x[2]
        vpxord zmm12, zmm12, zmm4                        ;   570.7 p0      21 x[2]
        vpxord zmm19, zmm19, zmm20                       ;   571.0 p5      21 x[2]
        vpandd zmm7, zmm7, zmm19                         ;   572.0 p0      21 x[2]
        vmovdqu64 zmm13, [rbp + 12672]                   ;   480.7 p3      32 x[2]
        vmovdqu64 zmm26, [rbp + 11264]                   ;   469.0 p2      32 x[2]
        vpxord zmm31, zmm31, zmm9                        ;   572.0 p5      32 x[2]
        vmovdqu64 [rbp + 12736], zmm1                    ;   571.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm1, [rbp + 11072]                    ;   518.0 p3      32 x[2]
        vmovdqu64 [rbp + 12992], zmm31                   ;   573.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm31, [rbp + 12544]                   ;   478.0 p2      32 x[2]
        vpxord zmm31, zmm31, [rbp + 13888]               ;   572.7 p0+p3   32 x[2]
        vpxord zmm30, zmm30, zmm6                        ;   573.0 p5      32 x[2]
        vpxord zmm25, zmm25, zmm10                       ;   573.7 p0      32 x[2]
        vmovdqu64 [rbp + 12928], zmm6                    ;   569.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm6, zmm7                             ;   573.0         21 x[2] copy
        vmovdqu64 [rbp + 14080], zmm30                   ;   574.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm30, zmm20                           ;   567.0         21 x[2] copy
        vmovdqu64 [rbp + 11456], zmm31                   ;   573.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm31, zmm11                           ;   568.7         21 x[2] copy
        vpternlogd zmm31, zmm14, zmm27, 0x78             ;   574.0 p5      21 x[2]
        vmovdqu64 [rbp + 13952], zmm0                    ;   558.7 p7+p4   21 x[2] spill
        vmovdqa64 zmm0, zmm8                             ;   567.0         32 x[2] copy
        vmovdqu64 [rbp + 13056], zmm8                    ;   567.0 p8+p9   21 x[2] spill
        vmovdqu64 zmm8, [rbp + 14528]                    ;   541.0 p2      21 x[2] reload
        vpternlogd zmm29, zmm8, [rbp + 14272], 0x78      ;   574.7 p0+p3   21 x[2]
        vpternlogd zmm7, zmm29, zmm31, 0x96              ;   575.7 p5      21 x[2]
        vmovdqa64 zmm29, zmm4                            ;   565.0         21 x[2] copy
        vpternlogd zmm29, zmm24, zmm8, 0x60              ;   575.7 p0      21 x[2]
        vpternlogd zmm20, zmm29, [rbp + 14464], 0x36     ;   576.7 p5+p2   21 x[2]
        vmovdqu64 [rbp + 14464], zmm3                    ;   563.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm3, zmm20                            ;   577.7         21 x[2] copy
        vmovdqu64 [rbp + 11328], zmm15                   ;   570.0 p8+p9   21 x[2] spill
        vmovdqu64 zmm15, [rbp + 14400]                   ;   539.0 p3      21 x[2] reload
        vpternlogd zmm11, zmm15, [rbp + 14336], 0x78     ;   576.7 p0+p2   21 x[2]
        vpxord zmm3, zmm3, zmm11                         ;   577.7 p5      21 x[2]
        vmovdqa64 zmm15, zmm3                            ;   578.7         21 x[2] copy
        vmovdqu64 [rbp + 13504], zmm25                   ;   574.7 p7+p4   32 x[2] spill
        vmovdqa64 zmm25, zmm3                            ;   578.7         21 x[2] copy
        vmovdqu64 [rbp + 13440], zmm23                   ;   562.7 p8+p9   32 x[2] spill
        vmovdqu64 zmm23, [rbp + 13760]                   ;   521.7 p3      21 x[2] reload
        vmovdqu64 [rbp + 13632], zmm5                    ;   570.7 p7+p4   32 x[2] spill
        vmovdqu64 zmm5, [rbp + 11456]                    ;   573.7 p2      32 x[2]
        vpternlogd zmm5, zmm23, [rbp + 13760], 0xc3      ;   579.7 p0+p3   32 x[2]
        vmovdqu64 zmm23, [rbp + 10560]                   ;   455.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 13760], zmm5                    ;   580.7 p8+p9   32 x[2] spill
        vmovdqu64 zmm5, [rbp + 14208]                    ;   532.7 p3      21 x[2]
        vpternlogd zmm5, zmm16, zmm23, 0x78              ;   578.0 p5      21 x[2]
        vpxord zmm6, zmm6, zmm5                          ;   579.0 p0      21 x[2]
        vpternlogd zmm11, zmm7, zmm6, 0x48               ;   580.0 p5      21 x[2]
        vmovdqu64 zmm5, [rbp + 4352]                     ;   456.7 p2      32 x[2]
        vmovdqu64 zmm23, [rbp + 4416]                    ;   457.3 p3      32 x[2]
        vmovdqu64 [rbp + 14208], zmm2                    ;   562.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm2, [rbp + 14656]                    ;   533.7 p2      21 x[2]
        vpternlogd zmm2, zmm12, [rbp + 13184], 0x78      ;   579.7 p0+p3   21 x[2]
        vpternlogd zmm31, zmm2, zmm29, 0x96              ;   580.7 p5      21 x[2]
        vpandd zmm15, zmm15, zmm31                       ;   581.7 p0      21 x[2]
        vpxord zmm25, zmm25, zmm15                       ;   582.7 p5      21 x[2]
        vmovdqa64 zmm2, zmm31                            ;   581.7         21 x[2] copy
        vpternlogd zmm31, zmm20, zmm6, 0x60              ;   581.7 p0      21 x[2]
        vpxord zmm2, zmm2, zmm31                         ;   582.7 p5      21 x[2]
        vpternlogd zmm2, zmm15, zmm7, 0x1e               ;   583.7 p0      21 x[2]
        vpandd zmm22, zmm22, zmm2                        ;   584.7 p5      21 x[2]
        vpandd zmm30, zmm30, zmm2                        ;   584.7 p0      21 x[2]
        vmovdqa64 zmm15, zmm2                            ;   584.7         21 x[2] copy
        vmovdqa64 zmm29, zmm11                           ;   581.0         21 x[2] copy
        vpternlogd zmm29, zmm3, zmm31, 0x1e              ;   584.0 p5      21 x[2]
        vpternlogd zmm31, zmm3, zmm11, 0x1e              ;   584.7 p0      21 x[2]
        vpternlogd zmm20, zmm6, zmm31, 0x96              ;   585.7 p5      21 x[2]
        vmovdqu64 zmm3, [rbp + 13568]                    ;   531.7 p2      21 x[2] reload
        vmovdqu64 zmm6, [rbp + 11328]                    ;   570.0 p3      32 x[2]
        vpternlogd zmm6, zmm3, [rbp + 12800], 0x69       ;   585.7 p0+p2   32 x[2]
        vpternlogd zmm25, zmm7, zmm31, 0x1e              ;   586.0 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 13120]                    ;   494.7 p3      21 x[2] reload
        vmovdqu64 zmm11, [rbp + 13696]                   ;   512.7 p2      32 x[2]
        vpternlogd zmm11, zmm7, [rbp + 13824], 0x78      ;   586.7 p0+p3   32 x[2]
        vpternlogd zmm12, zmm22, zmm20, 0x6c             ;   587.0 p5      21 x[2]
        vpternlogd zmm16, zmm30, zmm25, 0x6c             ;   587.7 p0      21 x[2]
        vpxord zmm2, zmm2, zmm25                         ;   588.0 p5      21 x[2]
        vpxord zmm15, zmm15, zmm29                       ;   588.7 p0      21 x[2]
        vpternlogd zmm19, zmm16, zmm15, 0x6c             ;   589.7 p5      21 x[2]
        vpternlogd zmm16, zmm8, zmm29, 0x78              ;   589.7 p0      21 x[2]
        vpxord zmm7, zmm29, zmm20                        ;   590.0 p5      21 x[2]
        vpternlogd zmm27, zmm12, zmm7, 0x6c              ;   591.0 p0      21 x[2]
        vpternlogd zmm12, zmm29, [rbp + 14272], 0x78     ;   591.0 p5+p2   21 x[2]
        vpxord zmm29, zmm25, zmm7                        ;   591.7 p0      21 x[2]
        vpternlogd zmm18, zmm27, zmm29, 0x6c             ;   592.7 p5      21 x[2]
        vpternlogd zmm30, zmm2, [rbp + 14400], 0x78      ;   592.7 p0+p3   21 x[2]
        vpternlogd zmm27, zmm2, [rbp + 14336], 0x78      ;   593.0 p5+p2   21 x[2]
        vpxord zmm2, zmm15, zmm29                        ;   593.7 p0      21 x[2]
        vpternlogd zmm24, zmm8, zmm2, 0x28               ;   594.7 p5      21 x[2]
        vpternlogd zmm22, zmm4, zmm2, 0x78               ;   594.7 p0      21 x[2]
        vmovdqu64 zmm2, [rbp + 13952]                    ;   558.7 p3      21 x[2] reload
        vmovdqu64 zmm4, [rbp + 11072]                    ;   518.0 p2      21 x[2] reload
        vmovdqu64 zmm8, [rbp + 12544]                    ;   478.0 p3      32 x[2]
        vpternlogd zmm8, zmm4, zmm2, 0x96                ;   595.0 p5      32 x[2]
        vpternlogd zmm17, zmm29, zmm24, 0x6a             ;   595.7 p0      21 x[2]
        vmovdqu64 zmm4, [rbp + 11328]                    ;   570.0 p2      21 x[2] reload
        vmovdqu64 zmm29, [rbp + 4224]                    ;   474.0 p3      32 x[0] reload
        vmovdqu64 zmm31, [rbp + 13504]                   ;   574.7 p2      32 x[2]
        vpternlogd zmm31, zmm29, zmm4, 0x96              ;   596.0 p5      32 x[2]
        vpternlogd zmm14, zmm7, zmm17, 0x6a              ;   596.7 p0      21 x[2]
        vpternlogd zmm12, zmm16, zmm14, 0x96             ;   597.7 p5      21 x[2]
        vpxord zmm18, zmm18, zmm22                       ;   597.7 p0      21 x[2]
        vpternlogd zmm30, zmm17, zmm18, 0x96             ;   598.7 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 12864]                    ;   485.0 p3      21 x[2] reload
        vmovdqu64 zmm17, [rbp + 4736]                    ;   475.2 p2      32 x[0] reload
        vmovdqu64 zmm29, [rbp + 13504]                   ;   574.7 p3      32 x[2]
        vpternlogd zmm29, zmm17, zmm7, 0x96              ;   598.7 p0      32 x[2]
        vpternlogd zmm16, zmm27, zmm14, 0x69             ;   599.0 p5      21 x[2]
        vpternlogd zmm22, zmm15, [rbp + 14144], 0x78     ;   599.7 p0+p2   21 x[2]
        vpternlogd zmm14, zmm20, [rbp + 13184], 0x78     ;   600.0 p5+p3   21 x[2]
        vmovdqu64 zmm15, [rbp + 13504]                   ;   574.7 p2      32 x[2] reload
        vmovdqu64 zmm17, [rbp + 4864]                    ;   478.0 p3      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 13632]                   ;   570.7 p2      32 x[2]
        vpternlogd zmm20, zmm17, zmm15, 0x96             ;   600.7 p0      32 x[2]
        vpxord zmm22, zmm22, zmm12                       ;   601.0 p5      21 x[2]
        vpternlogd zmm19, zmm24, zmm22, 0x96             ;   602.0 p0      21 x[2]
        vpternlogd zmm12, zmm25, [rbp + 10560], 0x78     ;   602.0 p5+p3   21 x[2]
        vpternlogd zmm21, zmm14, zmm12, 0x69             ;   603.0 p0      32 x[2]
        vpxord zmm26, zmm26, zmm27                       ;   603.0 p5      32 x[2]
        vpxord zmm1, zmm1, zmm27                         ;   603.7 p0      32 x[2]
        vpxord zmm30, zmm30, zmm22                       ;   604.0 p5      21 x[2]
        vpxord zmm28, zmm28, zmm22                       ;   604.7 p0      32 x[2]
        vpternlogd zmm15, zmm22, zmm21, 0x69             ;   605.0 p5      32 x[2]
        vpxord zmm9, zmm9, zmm18                         ;   605.7 p0      32 x[2]
        vpternlogd zmm7, zmm12, zmm30, 0x96              ;   606.0 p5      32 x[2]
        vpternlogd zmm3, zmm12, zmm30, 0x96              ;   606.7 p0      32 x[2]
        vpternlogd zmm4, zmm3, zmm28, 0x96               ;   607.7 p5      32 x[2]
        vpxord zmm13, zmm13, zmm19                       ;   607.7 p0      32 x[2]
        vmovdqu64 zmm17, [rbp + 14016]                   ;   526.0 p2      21 x[2] reload
        vpternlogd zmm11, zmm17, [rbp + 10816], 0x96     ;   608.0 p5+p3   32 x[2]
        vpxord zmm0, zmm0, zmm11                         ;   609.0 p0      32 x[2]
        vpternlogd zmm19, zmm0, zmm9, 0x96               ;   610.0 p5      32 x[2]
        vmovdqu64 zmm11, [rbp + 13248]                   ;   529.7 p2      21 x[2] reload
        vpternlogd zmm6, zmm30, zmm11, 0x96              ;   609.7 p0      32 x[2]
        vmovdqu64 zmm17, [rbp + 13888]                   ;   524.7 p3      21 x[2] reload
        vpternlogd zmm8, zmm16, zmm17, 0x96              ;   610.0 p5      32 x[2]
        vmovdqa64 zmm22, zmm30                           ;   605.0         32 x[2] copy
        vpternlogd zmm22, zmm10, [rbp + 14208], 0x96     ;   610.7 p0+p2   32 x[2]
        vpternlogd zmm14, zmm12, zmm22, 0x69             ;   611.7 p5      32 x[2]
        vmovdqu64 zmm12, [rbp + 13632]                   ;   570.7 p3      32 x[2] reload
        vpternlogd zmm30, zmm11, zmm12, 0x96             ;   611.7 p0      32 x[2]
        vpternlogd zmm11, zmm22, zmm7, 0x69              ;   612.0 p5      32 x[2]
        vpternlogd zmm7, zmm10, [rbp + 11136], 0x96      ;   612.7 p0+p2   32 x[2]
        vmovdqu64 zmm24, [rbp + 13440]                   ;   562.7 p3      32 x[2] reload
        vpternlogd zmm10, zmm28, zmm24, 0x69             ;   613.0 p5      32 x[2]
        vpxord zmm31, zmm31, zmm7                        ;   613.7 p0      32 x[2]
        vpxord zmm5, zmm5, zmm10                         ;   614.0 p5      32 x[2]
        vpxord zmm20, zmm20, zmm10                       ;   614.7 p0      32 x[2]
        vmovdqu64 zmm10, [rbp + 9024]                    ;   487.2 p2      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 10432]                   ;   487.5 p3      32 x[3]
        vpternlogd zmm25, zmm10, [r8 + 388]{1to16}, 0x96 ;   615.0 p5+p2   32 x[3]
        vpxord zmm29, zmm29, zmm3                        ;   615.7 p0      32 x[2]
        vpternlogd zmm28, zmm15, [rbp + 5376], 0x96      ;   616.0 p5+p3   32 x[2]
        vpternlogd zmm15, zmm12, [rbp + 5888], 0x96      ;   616.7 p0+p2   32 x[2]
        vmovdqa64 zmm12, zmm16                           ;   600.0         32 x[2] copy
        vpternlogd zmm12, zmm2, [rbp + 14464], 0x69      ;   617.0 p5+p3   32 x[2]
        vmovdqu64 zmm27, [rbp + 12992]                   ;   573.0 p2      32 x[2] reload
        vpternlogd zmm16, zmm17, zmm27, 0x96             ;   617.7 p0      32 x[2]
        vpternlogd zmm17, zmm12, zmm26, 0x96             ;   618.0 p5      32 x[2]
        vmovdqa64 zmm10, zmm12                           ;   618.0         32 x[2] copy
        vpternlogd zmm10, zmm18, zmm18, 0xc3             ;   618.7 p0      32 x[2]
        vpternlogd zmm22, zmm3, [rbp + 5120], 0x96       ;   619.0 p5+p3   32 x[2]
        vpxord zmm22, zmm22, zmm6                        ;   620.0 p0      32 x[2]
        vpxord zmm6, zmm6, [rbp + 4608]                  ;   620.0 p5+p2   32 x[2]
        vmovdqa64 zmm18, zmm11                           ;   613.0         32 x[2] copy
        vpxord zmm11, zmm11, [rbp + 5632]                ;   620.7 p0+p3   32 x[2]
        vpternlogd zmm24, zmm14, [rbp + 4992], 0x96      ;   621.0 p5+p2   32 x[2]
        vpternlogd zmm14, zmm30, [rbp + 4480], 0x96      ;   621.7 p0+p3   32 x[2]
        vmovdqu64 [rbp + 13440], zmm15                   ;   617.7 p8+p9   32 x[2] spill
        vpxord zmm15, zmm8, [rbp + 4672]                 ;   622.0 p5+p2   32 x[2]
        vpternlogd zmm7, zmm4, [rbp + 5248], 0x96        ;   622.7 p0+p3   32 x[2]
        vpxord zmm4, zmm4, [rbp + 5760]                  ;   623.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 13888], zmm4                    ;   624.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm4, zmm0                             ;   610.0         32 x[2] copy
        vmovdqu64 [rbp + 14464], zmm11                   ;   621.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm11, zmm0                            ;   610.0         32 x[2] copy
        vpternlogd zmm0, zmm27, [rbp + 4928], 0x96       ;   623.7 p0+p3   32 x[2]
        vpternlogd zmm27, zmm19, [rbp + 5952], 0x96      ;   624.0 p5+p2   32 x[2]
        vpternlogd zmm19, zmm13, [rbp + 5440], 0x96      ;   624.7 p0+p3   32 x[2]
        vmovdqu64 [rbp + 12992], zmm24                   ;   622.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm24, zmm13                           ;   608.7         32 x[2] copy
        vpternlogd zmm24, zmm2, zmm1, 0x96               ;   625.0 p5      32 x[2]
        vpternlogd zmm12, zmm1, [rbp + 5184], 0x96       ;   625.7 p0+p2   32 x[2]
        vpxord zmm8, zmm8, zmm12                         ;   626.7 p5      32 x[2]
        vmovdqa64 zmm12, zmm17                           ;   619.0         32 x[2] copy
        vpxord zmm17, zmm17, [rbp + 5696]                ;   626.7 p0+p3   32 x[2]
        vmovdqu64 [rbp + 13632], zmm17                   ;   627.7 p8+p9   32 x[2] spill
        vpxord zmm17, zmm24, [rbp + 5824]                ;   627.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 11136], zmm17                   ;   628.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm17, zmm19                           ;   625.7         32 x[3] copy
        vmovdqu64 [rbp + 13248], zmm19                   ;   625.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm19, zmm27                           ;   625.0         32 x[3] copy
        vmovdqu64 [rbp + 14208], zmm27                   ;   625.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm27, [rbp + 13056]                   ;   567.0 p3      21 x[2] reload
        vpternlogd zmm26, zmm27, [rbp + 12672], 0x96     ;   627.7 p0+p2   32 x[2]
        vpternlogd zmm13, zmm27, [rbp + 12736], 0x96     ;   628.0 p5+p3   32 x[2]
        vpxord zmm23, zmm23, zmm13                       ;   629.0 p0      32 x[2]
        vpxord zmm0, zmm0, zmm13                         ;   629.0 p5      32 x[2]
        vmovdqu64 zmm13, [rbp + 14080]                   ;   574.0 p2      32 x[2] reload
        vpternlogd zmm21, zmm13, [rbp + 3968], 0x96      ;   629.7 p0+p3   32 x[2]
        vpternlogd zmm30, zmm13, [rbp + 5504], 0x96      ;   630.0 p5+p2   32 x[2]
        vmovdqu64 zmm13, [rbp + 13760]                   ;   580.7 p3      32 x[2] reload
        vpternlogd zmm9, zmm13, [rbp + 4032], 0x96       ;   630.7 p0+p2   32 x[2]
        vpternlogd zmm13, zmm16, [rbp + 5568], 0x96      ;   631.0 p5+p3   32 x[2]
        vpternlogd zmm16, zmm10, [rbp + 4544], 0x96      ;   631.7 p0+p2   32 x[2]
        vpternlogd zmm2, zmm26, [rbp + 4288], 0x96       ;   632.0 p5+p3   32 x[2]
        vpxord zmm4, zmm4, zmm2                          ;   633.0 p0      32 x[2]
        vmovdqu64 zmm2, [rbp + 12928]                    ;   569.0 p2      32 x[2] reload
        vpternlogd zmm3, zmm2, [rbp + 4096], 0x96        ;   633.0 p5+p3   32 x[2]
        vpxord zmm18, zmm18, zmm3                        ;   634.0 p0      32 x[2]
        vmovdqu64 zmm2, [rbp + 9792]                     ;   508.8 p2      32 x[0] reload
        vmovdqu64 zmm3, [rbp + 11008]                    ;   509.0 p3      32 x[3]
        vpternlogd zmm3, zmm2, [r8 + 412]{1to16}, 0x96   ;   634.0 p5+p2   32 x[3]
        vpternlogd zmm24, zmm26, [rbp + 5312], 0x96      ;   634.7 p0+p3   32 x[2]
        vpxord zmm25, zmm25, zmm9                        ;   635.0 p5      32 x[3]
        vmovdqu64 zmm26, [rbp + 5056]                    ;   510.8 p2      32 x[0] reload
        vpternlogd zmm10, zmm26, [rbp + 12736], 0x96     ;   635.7 p0+p3   32 x[2]
        vpxord zmm3, zmm3, zmm23                         ;   636.0 p5      32 x[3]
        vmovdqu64 zmm26, [rbp + 8192]                    ;   511.8 p2      32 x[0] reload
        vmovdqu64 zmm27, [rbp + 10880]                   ;   512.0 p3      32 x[3]
        vpternlogd zmm27, zmm26, [r8 + 420]{1to16}, 0x96 ;   636.7 p0+p2   32 x[3]
        vpxord zmm27, zmm27, zmm16                       ;   637.7 p5      32 x[3]
        vmovdqa64 zmm26, zmm0                            ;   630.0         32 x[3] copy
        vmovdqa64 zmm2, zmm13                            ;   632.0         32 x[3] copy
        vmovdqu64 [rbp + 12736], zmm13                   ;   632.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm13, zmm10                           ;   636.7         32 x[3] copy
        vmovdqu64 [rbp + 12928], zmm10                   ;   636.7 p7+p4   32 x[2] spill
        vmovdqu64 zmm10, [rbp + 8960]                    ;   513.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 13952], zmm0                    ;   630.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 11904]                    ;   513.8 p2      32 x[3]
        vpternlogd zmm0, zmm10, [r8 + 444]{1to16}, 0x96  ;   637.7 p0+p3   32 x[3]
        vpxord zmm26, zmm26, zmm0                        ;   638.7 p5      32 x[3]
        vmovdqu64 zmm0, [rbp + 8448]                     ;   514.8 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 10944]                   ;   515.0 p3      32 x[3]
        vpternlogd zmm10, zmm0, [r8 + 452]{1to16}, 0x96  ;   638.7 p0+p2   32 x[3]
        vpxord zmm13, zmm13, zmm10                       ;   639.7 p5      32 x[3]
        vmovdqu64 zmm10, [rbp + 8640]                    ;   516.0 p3      32 x[0] reload
        vmovdqu64 zmm0, [rbp + 11200]                    ;   516.8 p2      32 x[3]
        vpternlogd zmm0, zmm10, [r8 + 476]{1to16}, 0x96  ;   639.7 p0+p3   32 x[3]
        vpxord zmm17, zmm17, zmm0                        ;   640.7 p5      32 x[3]
        vmovdqu64 zmm0, [rbp + 8704]                     ;   517.8 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 10688]                   ;   518.0 p3      32 x[3]
        vpternlogd zmm10, zmm0, [r8 + 484]{1to16}, 0x96  ;   640.7 p0+p2   32 x[3]
        vpxord zmm2, zmm2, zmm10                         ;   641.7 p5      32 x[3]
        vmovdqu64 zmm10, [rbp + 10048]                   ;   519.0 p3      32 x[0] reload
        vmovdqu64 zmm0, [rbp + 12160]                    ;   519.8 p2      32 x[3]
        vpternlogd zmm0, zmm10, [r8 + 508]{1to16}, 0x96  ;   641.7 p0+p3   32 x[3]
        vpxord zmm19, zmm19, zmm0                        ;   642.7 p5      32 x[3]
        vmovdqu64 zmm0, [rbp + 9344]                     ;   520.8 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 11712]                   ;   521.0 p3      21 x[3]
        vpternlogd zmm10, zmm0, [r8 + 392]{1to16}, 0x96  ;   642.7 p0+p2   21 x[3]
        vpternlogd zmm10, zmm18, zmm18, 0xc3             ;   643.7 p5      21 x[3]
        vmovdqa64 zmm0, zmm10                            ;   644.7         21 x[3] copy
        vmovdqu64 [rbp + 13760], zmm16                   ;   632.7 p7+p4   32 x[2] spill
        vmovdqu64 zmm16, [rbp + 10304]                   ;   522.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 14080], zmm23                   ;   630.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm23, [rbp + 8128]                    ;   522.8 p2      21 x[3]
        vpternlogd zmm23, zmm16, [r8 + 384]{1to16}, 0x96 ;   643.7 p0+p3   21 x[3]
        vmovdqu64 zmm16, [rbp + 9472]                    ;   523.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 13056], zmm18                   ;   635.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm18, [rbp + 10624]                   ;   524.0 p3      21 x[3]
        vpternlogd zmm18, zmm16, [r8 + 400]{1to16}, 0x96 ;   644.0 p5+p2   21 x[3]
        vpternlogd zmm18, zmm31, zmm31, 0xc3             ;   645.0 p0      21 x[3]
        vmovdqu64 zmm16, [rbp + 9088]                    ;   525.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 12672], zmm31                   ;   614.7 p8+p9   32 x[2] spill
        vmovdqu64 zmm31, [rbp + 8512]                    ;   525.8 p2      21 x[3]
        vpternlogd zmm31, zmm16, [r8 + 404]{1to16}, 0x96 ;   645.0 p5+p3   21 x[3]
        vpternlogd zmm31, zmm4, zmm4, 0xc3               ;   646.0 p0      21 x[3]
        vmovdqu64 zmm16, [rbp + 9280]                    ;   526.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 10816], zmm4                    ;   634.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm4, [rbp + 11968]                    ;   527.0 p3      21 x[3]
        vpternlogd zmm4, zmm16, [r8 + 408]{1to16}, 0x96  ;   646.0 p5+p2   21 x[3]
        vpternlogd zmm4, zmm5, zmm5, 0xc3                ;   647.0 p0      21 x[3]
        vpxord zmm0, zmm0, zmm4                          ;   648.0 p5      21 x[3]
        vmovdqu64 zmm16, [rbp + 10240]                   ;   528.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 14016], zmm5                    ;   615.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm5, [rbp + 12032]                    ;   528.8 p2      21 x[3]
        vpternlogd zmm5, zmm16, [r8 + 396]{1to16}, 0x96  ;   647.7 p0+p3   21 x[3]
        vmovdqu64 zmm16, [rbp + 11456]                   ;   573.7 p2      32 x[2]
        vpternlogd zmm16, zmm1, [rbp + 4160], 0x96       ;   648.0 p5+p3   32 x[2]
        vpxord zmm12, zmm12, zmm16                       ;   649.0 p0      32 x[2]
        vpternlogd zmm5, zmm31, zmm12, 0x96              ;   650.0 p5      21 x[3]
        vpxord zmm16, zmm3, zmm0                         ;   649.7 p0      21 x[3]
        vpternlogd zmm3, zmm18, zmm31, 0x96              ;   650.0 p5      21 x[3]
        vmovdqu64 [rbp + 11456], zmm12                   ;   650.0 p7+p4   32 x[2] spill
        vpxord zmm12, zmm25, zmm0                        ;   650.7 p0      21 x[3]
        vmovdqu64 [rbp + 11328], zmm9                    ;   631.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm9, zmm25                            ;   636.0         21 x[3] copy
        vmovdqu64 [rbp + 13568], zmm30                   ;   631.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm30, [rbp + 4800]                    ;   532.2 p2      32 x[0] reload
        vpternlogd zmm1, zmm30, [rbp + 11264], 0x96      ;   651.0 p5+p3   32 x[2]
        vpxord zmm11, zmm11, zmm1                        ;   652.0 p0      32 x[2]
        vmovdqa64 zmm1, zmm0                             ;   649.0         21 x[3] copy
        vpxord zmm30, zmm4, zmm5                         ;   652.0 p5      21 x[3]
        vmovdqu64 [rbp + 11264], zmm2                    ;   642.7 p8+p9   32 x[3] spill
        vmovdqa64 zmm2, zmm4                             ;   648.0         21 x[3] copy
        vmovdqu64 [rbp + 12864], zmm19                   ;   643.7 p7+p4   32 x[3] spill
        vmovdqa64 zmm19, zmm26                           ;   639.7         21 x[3] copy
        vmovdqu64 [rbp + 13504], zmm13                   ;   640.7 p8+p9   32 x[3] spill
        vmovdqa64 zmm13, zmm5                            ;   651.0         21 x[3] copy
        vpternlogd zmm13, zmm23, zmm21, 0x69             ;   652.7 p0      21 x[3]
        vpternlogd zmm23, zmm12, zmm21, 0x69             ;   653.0 p5      21 x[3]
        vpxord zmm18, zmm18, zmm23                       ;   654.0 p0      21 x[3]
        vpternlogd zmm10, zmm25, zmm18, 0x78             ;   655.0 p5      21 x[3]
        vpxord zmm2, zmm2, zmm18                         ;   655.0 p0      21 x[3]
        vpxord zmm9, zmm9, zmm13                         ;   655.0 p5      21 x[3]
        vmovdqu64 [rbp + 10560], zmm21                   ;   630.7 p7+p4   32 x[2] spill
        vpxord zmm21, zmm18, zmm30                       ;   655.7 p0      21 x[3]
        vmovdqu64 [rbp + 13184], zmm17                   ;   641.7 p8+p9   32 x[3] spill
        vpxord zmm17, zmm12, zmm3                        ;   656.0 p5      21 x[3]
        vpternlogd zmm23, zmm16, zmm17, 0x78             ;   657.0 p0      21 x[3]
        vmovdqu64 [rbp + 14144], zmm8                    ;   627.7 p7+p4   32 x[2] spill
        vpxord zmm8, zmm3, zmm13                         ;   657.0 p5      21 x[3]
        vpxord zmm1, zmm1, zmm8                          ;   658.0 p0      21 x[3]
        vmovdqu64 [rbp + 11072], zmm28                   ;   617.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm28, zmm3                            ;   651.0         21 x[3] copy
        vmovdqu64 [rbp + 12544], zmm24                   ;   635.7 p7+p4   32 x[2] spill
        vpandd zmm24, zmm13, zmm21                       ;   658.0 p5      21 x[3]
        vmovdqu64 [rbp + 14528], zmm7                    ;   623.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm7, zmm12                            ;   651.7         21 x[3] copy
        vmovdqu64 [rbp + 14336], zmm22                   ;   621.0 p7+p4   32 x[2] spill
        vpxord zmm22, zmm30, zmm16                       ;   658.7 p0      21 x[3]
        vpternlogd zmm31, zmm1, zmm22, 0x78              ;   659.7 p5      21 x[3]
        vmovdqu64 [rbp + 14400], zmm14                   ;   622.7 p8+p9   32 x[2] spill
        vpxord zmm14, zmm16, zmm2                        ;   659.7 p0      21 x[3]
        vpandd zmm28, zmm28, zmm14                       ;   660.7 p5      21 x[3]
        vpxord zmm10, zmm10, zmm28                       ;   661.7 p0      21 x[3]
        vmovdqu64 [rbp + 14272], zmm26                   ;   639.7 p7+p4   32 x[3] spill
        vmovdqa64 zmm26, zmm27                           ;   638.7         21 x[3] copy
        vmovdqu64 [rbp + 13824], zmm15                   ;   623.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm15, zmm27                           ;   638.7         21 x[3] copy
        vmovdqu64 [rbp + 13120], zmm27                   ;   638.7 p7+p4   32 x[3] spill
        vmovdqa64 zmm27, zmm2                            ;   656.0         21 x[3] copy
        vmovdqu64 [rbp + 13696], zmm20                   ;   615.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm20, zmm24                           ;   659.0         21 x[3] copy
        vpternlogd zmm20, zmm30, zmm9, 0x78              ;   661.0 p5      21 x[3]
        vpternlogd zmm28, zmm23, zmm20, 0x96             ;   662.0 p0      21 x[3]
        vpternlogd zmm24, zmm4, zmm0, 0x78               ;   662.0 p5      21 x[3]
        vmovdqa64 zmm23, zmm24                           ;   663.0         21 x[3] copy
        vpternlogd zmm24, zmm28, zmm10, 0x48             ;   663.0 p0      21 x[3]
        vmovdqu64 [rbp + 12800], zmm11                   ;   653.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm11, zmm8                            ;   658.0         21 x[3] copy
        vpternlogd zmm11, zmm5, zmm16, 0x60              ;   663.0 p5      21 x[3]
        vpternlogd zmm20, zmm31, zmm11, 0x96             ;   664.0 p0      21 x[3]
        vpternlogd zmm11, zmm12, zmm2, 0x1e              ;   664.0 p5      21 x[3]
        vmovdqu64 zmm2, [rbp + 10368]                    ;   541.7 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 12608]                   ;   541.8 p3      21 x[3]
        vpternlogd zmm12, zmm2, [r8 + 424]{1to16}, 0x96  ;   664.7 p0+p2   21 x[3]
        vpxord zmm23, zmm23, zmm11                       ;   665.0 p5      21 x[3]
        vpternlogd zmm12, zmm6, zmm6, 0xc3               ;   665.7 p0      21 x[3]
        vpandd zmm31, zmm20, zmm23                       ;   666.0 p5      21 x[3]
        vmovdqa64 zmm2, zmm20                            ;   665.0         21 x[3] copy
        vpternlogd zmm20, zmm11, zmm10, 0x60             ;   666.7 p0      21 x[3]
        vpxord zmm2, zmm2, zmm20                         ;   667.7 p5      21 x[3]
        vpternlogd zmm2, zmm28, zmm31, 0x1e              ;   668.7 p0      21 x[3]
        vpxord zmm31, zmm31, zmm23                       ;   668.0 p5      21 x[3]
        vpandd zmm7, zmm7, zmm2                          ;   669.7 p0      21 x[3]
        vpandd zmm27, zmm27, zmm2                        ;   669.7 p5      21 x[3]
        vmovdqu64 [rbp + 14656], zmm6                    ;   621.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm6, zmm2                             ;   669.7         21 x[3] copy
        vmovdqu64 [rbp + 13376], zmm12                   ;   666.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm12, zmm24                           ;   664.0         21 x[3] copy
        vpternlogd zmm12, zmm23, zmm20, 0x1e             ;   669.7 p0      21 x[3]
        vpternlogd zmm20, zmm23, zmm24, 0x1e             ;   670.0 p5      21 x[3]
        vmovdqu64 zmm23, [rbp + 13376]                   ;   666.7 p3      21 x[3]
        vpternlogd zmm11, zmm10, zmm20, 0x96             ;   671.0 p0      21 x[3]
        vpternlogd zmm31, zmm28, zmm20, 0x1e             ;   671.0 p5      21 x[3]
        vmovdqu64 zmm10, [rbp + 10112]                   ;   545.5 p2      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 12352]                   ;   546.0 p3      21 x[3]
        vpternlogd zmm20, zmm10, [r8 + 416]{1to16}, 0x96 ;   671.7 p0+p2   21 x[3]
        vpternlogd zmm1, zmm7, zmm11, 0x6c               ;   672.0 p5      21 x[3]
        vpternlogd zmm18, zmm27, zmm31, 0x6c             ;   672.7 p0      21 x[3]
        vpternlogd zmm17, zmm1, zmm12, 0x6c              ;   673.0 p5      21 x[3]
        vpxord zmm6, zmm6, zmm12                         ;   673.7 p0      21 x[3]
        vpternlogd zmm14, zmm18, zmm6, 0x6c              ;   674.7 p5      21 x[3]
        vpternlogd zmm18, zmm16, zmm12, 0x78             ;   674.7 p0      21 x[3]
        vpxord zmm12, zmm12, zmm11                       ;   675.0 p5      21 x[3]
        vpternlogd zmm1, zmm9, zmm12, 0x78               ;   676.0 p0      21 x[3]
        vmovdqu64 zmm9, [rbp + 9408]                     ;   547.8 p3      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 12224]                   ;   548.0 p2      21 x[3]
        vpternlogd zmm24, zmm9, [r8 + 432]{1to16}, 0x96  ;   676.0 p5+p3   21 x[3]
        vpternlogd zmm24, zmm29, zmm29, 0xc3             ;   677.0 p0      21 x[3]
        vpxord zmm2, zmm2, zmm31                         ;   677.0 p5      21 x[3]
        vpternlogd zmm27, zmm4, zmm2, 0x78               ;   678.0 p0      21 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x6a                ;   678.0 p5      21 x[3]
        vmovdqu64 zmm2, [rbp + 10176]                    ;   549.7 p2      32 x[0] reload
        vmovdqu64 zmm4, [rbp + 10752]                    ;   549.8 p3      21 x[3]
        vpternlogd zmm4, zmm2, [r8 + 436]{1to16}, 0x96   ;   678.7 p0+p2   21 x[3]
        vpxord zmm28, zmm31, zmm12                       ;   679.0 p5      21 x[3]
        vpternlogd zmm1, zmm13, zmm28, 0x78              ;   680.0 p0      21 x[3]
        vpxord zmm13, zmm6, zmm28                        ;   680.0 p5      21 x[3]
        vpternlogd zmm5, zmm16, zmm13, 0x28              ;   681.0 p0      21 x[3]
        vpternlogd zmm7, zmm8, zmm13, 0x78               ;   681.0 p5      21 x[3]
        vmovdqu64 zmm8, [rbp + 9920]                     ;   551.2 p3      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 11648]                   ;   551.7 p2      21 x[3]
        vpternlogd zmm13, zmm8, [r8 + 440]{1to16}, 0x96  ;   681.7 p0+p3   21 x[3]
        vpternlogd zmm21, zmm28, zmm5, 0x6a              ;   682.0 p5      21 x[3]
        vpternlogd zmm30, zmm12, zmm21, 0x6a             ;   683.0 p0      21 x[3]
        vmovdqu64 zmm12, [rbp + 9856]                    ;   553.0 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 11776]                   ;   553.7 p3      21 x[3]
        vpternlogd zmm16, zmm12, [r8 + 428]{1to16}, 0x96 ;   683.0 p5+p2   21 x[3]
        vpternlogd zmm3, zmm6, zmm7, 0x6a                ;   683.7 p0      21 x[3]
        vpxord zmm1, zmm1, zmm7                          ;   684.0 p5      21 x[3]
        vmovdqu64 zmm6, [rbp + 8576]                     ;   556.7 p3      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 12288]                    ;   556.8 p2      21 x[3]
        vpternlogd zmm7, zmm6, [r8 + 456]{1to16}, 0x96   ;   684.7 p0+p3   21 x[3]
        vpternlogd zmm27, zmm21, zmm1, 0x96              ;   685.0 p5      21 x[3]
        vpternlogd zmm22, zmm11, zmm30, 0x6a             ;   685.7 p0      21 x[3]
        vmovdqu64 zmm11, [rbp + 9984]                    ;   558.3 p2      32 x[0] reload
        vmovdqu64 zmm21, [rbp + 8768]                    ;   558.7 p3      21 x[3]
        vpternlogd zmm21, zmm11, [r8 + 448]{1to16}, 0x96 ;   686.0 p5+p2   21 x[3]
        vpternlogd zmm17, zmm18, zmm30, 0x96             ;   686.7 p0      21 x[3]
        vpternlogd zmm18, zmm30, zmm0, 0x69              ;   687.0 p5      21 x[3]
        vpternlogd zmm25, zmm31, zmm17, 0x6a             ;   687.7 p0      21 x[3]
        vmovdqu64 zmm28, [rbp + 8896]                    ;   561.2 p3      32 x[0] reload
        vmovdqu64 zmm30, [rbp + 12480]                   ;   562.0 p2      21 x[3]
        vpternlogd zmm30, zmm28, [r8 + 464]{1to16}, 0x96 ;   688.0 p5+p3   21 x[3]
        vpxord zmm3, zmm3, zmm17                         ;   688.7 p0      21 x[3]
        vpternlogd zmm14, zmm5, zmm3, 0x96               ;   689.7 p5      21 x[3]
        vmovdqu64 zmm5, [rbp + 8384]                     ;   563.0 p2      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 10496]                   ;   563.2 p3      21 x[3]
        vpternlogd zmm17, zmm5, [r8 + 468]{1to16}, 0x96  ;   689.7 p0+p2   21 x[3]
        vmovdqu64 zmm31, [rbp + 12800]                   ;   653.0 p3      32 x[2] reload
        vpternlogd zmm4, zmm31, zmm31, 0xc3              ;   690.0 p5      21 x[3]
        vpxord zmm27, zmm27, zmm3                        ;   690.7 p0      21 x[3]
        vmovdqu64 zmm31, [rbp + 13184]                   ;   641.7 p2      21 x[3]
        vmovdqu64 zmm5, [rbp + 13696]                    ;   615.7 p3      32 x[2] reload
        vpternlogd zmm13, zmm5, [rbp + 13696], 0xc3      ;   691.0 p5+p2   21 x[3]
        vpxord zmm23, zmm23, zmm13                       ;   692.0 p0      21 x[3]
        vpxord zmm26, zmm26, zmm23                       ;   693.0 p5      21 x[3]
        vpxord zmm19, zmm19, zmm23                       ;   693.0 p0      21 x[3]
        vmovdqa64 zmm5, zmm24                            ;   678.0         21 x[3] copy
        vpternlogd zmm16, zmm4, [rbp + 13824], 0x96      ;   693.0 p5+p3   21 x[3]
        vpternlogd zmm24, zmm4, [rbp + 14272], 0x96      ;   693.7 p0+p2   21 x[3]
        vpxord zmm28, zmm25, zmm27                       ;   694.0 p5      21 x[3]
        vmovdqu64 zmm6, [rbp + 13504]                    ;   640.7 p3      21 x[3]
        vmovdqu64 zmm11, [rbp + 13504]                   ;   640.7 p2      21 x[3]
        vmovdqu64 zmm8, [rbp + 14336]                    ;   621.0 p3      32 x[2] reload
        vpternlogd zmm7, zmm8, [rbp + 14336], 0xc3       ;   694.7 p0+p2   21 x[3]
        vmovdqu64 zmm8, [rbp + 14528]                    ;   623.7 p3      32 x[2] reload
        vpternlogd zmm30, zmm8, [rbp + 14528], 0xc3      ;   695.0 p5+p2   21 x[3]
        vmovdqa64 zmm8, zmm23                            ;   693.0         21 x[3] copy
        vpxord zmm2, zmm13, zmm16                        ;   695.7 p0      21 x[3]
        vmovdqa64 zmm9, zmm13                            ;   692.0         21 x[3] copy
        vmovdqu64 zmm12, [rbp + 12544]                   ;   635.7 p3      32 x[2] reload
        vpternlogd zmm17, zmm12, [rbp + 12544], 0xc3     ;   696.0 p5+p2   21 x[3]
        vpxord zmm12, zmm26, zmm24                       ;   696.7 p0      21 x[3]
        vmovdqa64 zmm10, zmm24                           ;   694.7         21 x[3] copy
        vmovdqu64 [rbp + 14272], zmm29                   ;   616.7 p8+p9   32 x[2] spill
        vmovdqa64 zmm29, zmm24                           ;   694.7         21 x[3] copy
        vmovdqu64 [rbp + 14592], zmm18                   ;   688.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm18, zmm2                            ;   696.7         21 x[3] copy
        vmovdqu64 [rbp + 13312], zmm0                    ;   679.0 p8+p9   21 x[3] spill
        vpxord zmm0, zmm2, zmm19                         ;   697.0 p5      21 x[3]
        vmovdqu64 [rbp + 14720], zmm14                   ;   690.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm14, zmm26                           ;   694.0         21 x[3] copy
        vmovdqu64 [rbp + 14784], zmm1                    ;   685.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm1, zmm19                            ;   694.0         21 x[3] copy
        vmovdqu64 [rbp + 14848], zmm27                   ;   691.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm27, zmm7                            ;   695.7         21 x[3] copy
        vmovdqu64 [rbp + 14912], zmm28                   ;   695.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm28, zmm30                           ;   696.0         21 x[3] copy
        vpternlogd zmm30, zmm17, [rbp + 13184], 0x96     ;   697.7 p0+p3   21 x[3]
        vmovdqu64 [rbp + 13184], zmm3                    ;   689.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm3, zmm30                            ;   698.7         21 x[3] copy
        vmovdqu64 [rbp + 14976], zmm22                   ;   686.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm22, zmm30                           ;   698.7         21 x[3] copy
        vmovdqu64 [rbp + 15040], zmm25                   ;   688.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm30                           ;   698.7         21 x[3] copy
        vmovdqu64 [rbp + 15104], zmm30                   ;   698.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm30, zmm16                           ;   694.0         21 x[3] copy
        vpternlogd zmm30, zmm20, [rbp + 14400], 0x69     ;   698.0 p5+p2   21 x[3]
        vpxord zmm10, zmm10, zmm30                       ;   699.0 p0      21 x[3]
        vpxord zmm15, zmm15, zmm30                       ;   699.0 p5      21 x[3]
        vpxord zmm8, zmm8, zmm10                         ;   700.0 p0      21 x[3]
        vpternlogd zmm4, zmm8, zmm0, 0x78                ;   701.0 p5      21 x[3]
        vpternlogd zmm20, zmm26, [rbp + 14400], 0x69     ;   700.7 p0+p3   21 x[3]
        vpxord zmm5, zmm5, zmm20                         ;   701.7 p5      21 x[3]
        vpternlogd zmm20, zmm19, zmm12, 0x78             ;   701.7 p0      21 x[3]
        vpxord zmm9, zmm9, zmm5                          ;   702.7 p5      21 x[3]
        vpxord zmm18, zmm18, zmm5                        ;   702.7 p0      21 x[3]
        vpxord zmm1, zmm1, zmm9                          ;   703.7 p5      21 x[3]
        vpandd zmm29, zmm29, zmm1                        ;   704.7 p0      21 x[3]
        vmovdqu64 [rbp + 15168], zmm1                    ;   704.7 p7+p4   21 x[3] spill
        vpandd zmm1, zmm30, zmm18                        ;   704.0 p5      21 x[3]
        vmovdqu64 [rbp + 15232], zmm7                    ;   695.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm7, zmm29                            ;   705.7         21 x[3] copy
        vmovdqu64 [rbp + 15296], zmm21                   ;   687.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm21, zmm10                           ;   700.0         21 x[3] copy
        vpternlogd zmm21, zmm16, zmm19, 0x60             ;   704.7 p0      21 x[3]
        vpternlogd zmm26, zmm21, zmm9, 0x36              ;   705.7 p5      21 x[3]
        vmovdqu64 [rbp + 15360], zmm17                   ;   697.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm17, zmm1                            ;   705.0         21 x[3] copy
        vpternlogd zmm17, zmm2, zmm15, 0x78              ;   705.7 p0      21 x[3]
        vpternlogd zmm29, zmm20, zmm17, 0x96             ;   706.7 p5      21 x[3]
        vpternlogd zmm17, zmm4, zmm21, 0x96              ;   706.7 p0      21 x[3]
        vmovdqu64 zmm4, [rbp + 8320]                     ;   582.8 p2      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 8832]                    ;   583.0 p3      21 x[3]
        vpternlogd zmm20, zmm4, [r8 + 472]{1to16}, 0x96  ;   707.0 p5+p2   21 x[3]
        vpternlogd zmm1, zmm13, zmm23, 0x78              ;   707.7 p0      21 x[3]
        vpxord zmm21, zmm1, zmm26                        ;   708.7 p5      21 x[3]
        vmovdqu64 zmm4, [rbp + 11072]                    ;   617.0 p3      32 x[2] reload
        vpternlogd zmm20, zmm4, [rbp + 11072], 0xc3      ;   708.7 p0+p2   21 x[3]
        vpxord zmm27, zmm27, zmm20                       ;   709.7 p5      21 x[3]
        vpxord zmm6, zmm6, zmm27                         ;   710.7 p0      21 x[3]
        vpxord zmm31, zmm31, zmm27                       ;   710.7 p5      21 x[3]
        vpxord zmm3, zmm3, zmm6                          ;   711.7 p0      21 x[3]
        vpandd zmm4, zmm17, zmm21                        ;   711.0 p5      21 x[3]
        vmovdqu64 [rbp + 15424], zmm3                    ;   712.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm3, zmm17                            ;   707.7         21 x[3] copy
        vmovdqu64 [rbp + 15488], zmm27                   ;   710.7 p8+p9   21 x[3] spill
        vpxord zmm27, zmm4, zmm21                        ;   712.0 p0      21 x[3]
        vmovdqu64 [rbp + 15552], zmm31                   ;   711.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm31, [rbp + 15488]                   ;   710.7 p3      21 x[3]
        vmovdqu64 [rbp + 15616], zmm6                    ;   711.7 p8+p9   21 x[3] spill
        vmovdqu64 zmm6, [rbp + 15552]                    ;   711.7 p2      21 x[3]
        vmovdqu64 [rbp + 15680], zmm20                   ;   709.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm20, [rbp + 15552]                   ;   711.7 p3      21 x[3]
        vmovdqu64 [rbp + 15744], zmm0                    ;   698.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm0, [rbp + 15680]                    ;   709.7 p2      21 x[3]
        vmovdqu64 [rbp + 15808], zmm13                   ;   692.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm13, [rbp + 15680]                   ;   709.7 p3      21 x[3]
        vmovdqu64 [rbp + 15872], zmm23                   ;   693.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm23, [rbp + 8064]                    ;   590.8 p2      32 x[0] reload
        vmovdqu64 [rbp + 15936], zmm25                   ;   698.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm25, [rbp + 12096]                   ;   592.0 p3      21 x[3]
        vpternlogd zmm25, zmm23, [r8 + 460]{1to16}, 0x96 ;   712.0 p5+p2   21 x[3]
        vmovdqu64 zmm23, [rbp + 15360]                   ;   697.0 p3      21 x[3] reload
        vpternlogd zmm25, zmm23, [rbp + 14144], 0x96     ;   713.0 p0+p2   21 x[3]
        vpxord zmm0, zmm0, zmm25                         ;   715.7 p5      21 x[3]
        vpxord zmm20, zmm20, zmm0                        ;   717.7 p0      21 x[3]
        vmovdqa64 zmm23, zmm0                            ;   716.7         21 x[3] copy
        vmovdqu64 [rbp + 16000], zmm20                   ;   718.7 p8+p9   21 x[3] spill
        vmovdqu64 zmm20, [rbp + 13376]                   ;   666.7 p3      21 x[3]
        vpternlogd zmm20, zmm5, [rbp + 13120], 0x78      ;   714.0 p5+p2   21 x[3]
        vpxord zmm7, zmm7, zmm20                         ;   715.0 p0      21 x[3]
        vmovdqu64 zmm20, [rbp + 15616]                   ;   711.7 p3      21 x[3]
        vpternlogd zmm1, zmm29, zmm7, 0x48               ;   716.0 p5      21 x[3]
        vpternlogd zmm17, zmm26, zmm7, 0x60              ;   716.0 p0      21 x[3]
        vpxord zmm3, zmm3, zmm17                         ;   717.0 p5      21 x[3]
        vpternlogd zmm3, zmm4, zmm29, 0x1e               ;   718.0 p0      21 x[3]
        vpandd zmm14, zmm14, zmm3                        ;   719.0 p5      21 x[3]
        vpandd zmm9, zmm9, zmm3                          ;   719.0 p0      21 x[3]
        vmovdqa64 zmm4, zmm3                             ;   719.0         21 x[3] copy
        vmovdqu64 [rbp + 13376], zmm0                    ;   716.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm0, zmm1                             ;   717.0         21 x[3] copy
        vpternlogd zmm0, zmm21, zmm17, 0x1e              ;   718.0 p5      21 x[3]
        vpternlogd zmm17, zmm21, zmm1, 0x1e              ;   718.7 p0      21 x[3]
        vpternlogd zmm26, zmm7, zmm17, 0x96              ;   719.7 p5      21 x[3]
        vmovdqu64 zmm1, [rbp + 12992]                    ;   622.0 p2      32 x[2] reload
        vmovdqu64 zmm7, [rbp + 15296]                    ;   687.0 p3      21 x[3] reload
        vmovdqu64 zmm21, [rbp + 15616]                   ;   711.7 p2      21 x[3]
        vpternlogd zmm21, zmm7, zmm1, 0x69               ;   719.7 p0      21 x[3]
        vpternlogd zmm27, zmm29, zmm17, 0x1e             ;   720.0 p5      21 x[3]
        vpternlogd zmm8, zmm14, zmm26, 0x6c              ;   720.7 p0      21 x[3]
        vpternlogd zmm7, zmm25, zmm1, 0x69               ;   721.0 p5      21 x[3]
        vpternlogd zmm5, zmm9, zmm27, 0x6c               ;   721.7 p0      21 x[3]
        vpternlogd zmm12, zmm8, zmm0, 0x6c               ;   722.0 p5      21 x[3]
        vpxord zmm4, zmm4, zmm0                          ;   722.7 p0      21 x[3]
        vpxord zmm3, zmm3, zmm27                         ;   723.0 p5      21 x[3]
        vpxord zmm28, zmm28, zmm21                       ;   723.7 p0      21 x[3]
        vpxord zmm17, zmm0, zmm26                        ;   724.0 p5      21 x[3]
        vpternlogd zmm8, zmm15, zmm17, 0x78              ;   725.0 p0      21 x[3]
        vpternlogd zmm0, zmm5, zmm19, 0x6c               ;   725.0 p5      21 x[3]
        vpxord zmm15, zmm27, zmm17                       ;   725.7 p0      21 x[3]
        vpternlogd zmm30, zmm8, zmm15, 0x6c              ;   726.7 p5      21 x[3]
        vpternlogd zmm9, zmm3, [rbp + 15808], 0x78       ;   726.7 p0+p3   21 x[3]
        vpternlogd zmm8, zmm3, [rbp + 15872], 0x78       ;   727.0 p5+p2   21 x[3]
        vpxord zmm3, zmm15, zmm4                         ;   727.7 p0      21 x[3]
        vpternlogd zmm16, zmm19, zmm3, 0x28              ;   728.7 p5      21 x[3]
        vpternlogd zmm14, zmm10, zmm3, 0x78              ;   728.7 p0      21 x[3]
        vpternlogd zmm18, zmm15, zmm16, 0x6a             ;   729.7 p5      21 x[3]
        vpternlogd zmm2, zmm17, zmm18, 0x6a              ;   730.7 p0      21 x[3]
        vpternlogd zmm24, zmm14, zmm4, 0x6c              ;   730.0 p5      21 x[3]
        vpxord zmm30, zmm30, zmm14                       ;   730.7 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 9728]                     ;   609.3 p3      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 12416]                   ;   610.0 p2      21 x[3]
        vpternlogd zmm10, zmm3, [r8 + 488]{1to16}, 0x96  ;   731.0 p5+p3   21 x[3]
        vmovdqu64 zmm14, [rbp + 9536]                    ;   611.3 p2      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 11520]                   ;   612.0 p3      21 x[3]
        vpternlogd zmm15, zmm14, [r8 + 480]{1to16}, 0x96 ;   731.7 p0+p2   21 x[3]
        vmovdqu64 zmm17, [rbp + 9664]                    ;   613.0 p3      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 11840]                   ;   613.3 p2      21 x[3]
        vpternlogd zmm19, zmm17, [r8 + 496]{1to16}, 0x96 ;   732.0 p5+p3   21 x[3]
        vpternlogd zmm9, zmm18, zmm30, 0x96              ;   732.7 p0      21 x[3]
        vpternlogd zmm12, zmm0, zmm2, 0x96               ;   733.0 p5      21 x[3]
        vpternlogd zmm0, zmm8, zmm2, 0x69                ;   733.7 p0      21 x[3]
        vpternlogd zmm2, zmm26, [rbp + 15744], 0x78      ;   734.0 p5+p2   21 x[3]
        vmovdqu64 zmm18, [rbp + 9600]                    ;   615.0 p3      32 x[0] reload
        vmovdqu64 zmm26, [rbp + 9152]                    ;   615.3 p2      21 x[3]
        vpternlogd zmm26, zmm18, [r8 + 500]{1to16}, 0x96 ;   734.7 p0+p3   21 x[3]
        vpxord zmm24, zmm24, zmm12                       ;   735.0 p5      21 x[3]
        vpternlogd zmm12, zmm27, [rbp + 13120], 0x78     ;   735.7 p0+p2   21 x[3]
        vpternlogd zmm2, zmm12, zmm12, 0xc3              ;   736.7 p5      21 x[3]
        vpxord zmm22, zmm22, zmm7                        ;   736.7 p0      21 x[3]
        vpxord zmm11, zmm11, zmm7                        ;   737.0 p5      21 x[3]
        vpxord zmm13, zmm13, zmm28                       ;   737.7 p0      21 x[3]
        vpxord zmm23, zmm23, zmm28                       ;   738.0 p5      21 x[3]
        vpxord zmm9, zmm9, zmm24                         ;   738.7 p0      21 x[3]
        vpandd zmm27, zmm7, zmm23                        ;   739.0 p5      21 x[3]
        vpxord zmm31, zmm31, zmm22                       ;   739.7 p0      21 x[3]
        vpxord zmm6, zmm6, zmm13                         ;   740.0 p5      21 x[3]
        vpxord zmm12, zmm12, zmm9                        ;   740.7 p0      21 x[3]
        vmovdqu64 zmm29, [rbp + 11264]                   ;   642.7 p3      21 x[3]
        vmovdqu64 zmm1, [rbp + 12864]                    ;   643.7 p2      21 x[3]
        vmovdqu64 zmm18, [rbp + 11264]                   ;   642.7 p3      21 x[3]
        vmovdqu64 zmm17, [rbp + 15936]                   ;   698.7 p2      21 x[3] reload
        vpandd zmm17, zmm17, zmm6                        ;   741.0 p5      21 x[3]
        vmovdqu64 zmm3, [rbp + 14464]                    ;   621.7 p3      32 x[2] reload
        vpternlogd zmm10, zmm3, [rbp + 14464], 0xc3      ;   741.7 p0+p2   21 x[3]
        vmovdqu64 zmm3, [rbp + 13888]                    ;   624.0 p3      32 x[2] reload
        vpternlogd zmm19, zmm3, [rbp + 13888], 0xc3      ;   742.0 p5+p2   21 x[3]
        vmovdqa64 zmm3, zmm17                            ;   742.0         21 x[3] copy
        vmovdqu64 zmm14, [rbp + 11136]                   ;   628.0 p3      32 x[2] reload
        vpternlogd zmm26, zmm14, [rbp + 11136], 0xc3     ;   742.7 p0+p2   21 x[3]
        vmovdqa64 zmm14, zmm13                           ;   738.7         21 x[3] copy
        vmovdqu64 [rbp + 15936], zmm0                    ;   734.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm0, zmm10                            ;   742.7         21 x[3] copy
        vmovdqu64 [rbp + 13120], zmm8                    ;   728.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm8, zmm19                            ;   743.0         21 x[3] copy
        vpternlogd zmm19, zmm26, [rbp + 12864], 0x96     ;   743.7 p5+p3   21 x[3]
        vmovdqu64 [rbp + 12864], zmm16                   ;   729.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm16, zmm19                           ;   744.7         21 x[3] copy
        vmovdqu64 [rbp + 15744], zmm5                    ;   722.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm5, zmm19                            ;   744.7         21 x[3] copy
        vmovdqu64 [rbp + 15872], zmm4                    ;   723.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm4, zmm19                            ;   744.7         21 x[3] copy
        vmovdqu64 [rbp + 15808], zmm30                   ;   731.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm30, [rbp + 8256]                    ;   626.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 15296], zmm9                    ;   739.7 p8+p9   21 x[3] spill
        vmovdqu64 zmm9, [rbp + 11392]                    ;   626.3 p3      21 x[3]
        vpternlogd zmm9, zmm30, [r8 + 504]{1to16}, 0x96  ;   743.7 p0+p2   21 x[3]
        vmovdqu64 zmm30, [rbp + 13440]                   ;   627.7 p3      32 x[2] reload
        vpternlogd zmm9, zmm30, [rbp + 13440], 0xc3      ;   744.7 p5+p2   21 x[3]
        vpxord zmm0, zmm0, zmm9                          ;   745.7 p0      21 x[3]
        vpxord zmm29, zmm29, zmm0                        ;   746.7 p5      21 x[3]
        vpxord zmm1, zmm1, zmm0                          ;   746.7 p0      21 x[3]
        vpxord zmm16, zmm16, zmm29                       ;   747.7 p5      21 x[3]
        vmovdqa64 zmm30, zmm0                            ;   746.7         21 x[3] copy
        vmovdqu64 [rbp + 16064], zmm12                   ;   741.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm12, zmm9                            ;   745.7         21 x[3] copy
        vmovdqu64 [rbp + 16128], zmm24                   ;   736.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm24, zmm9                            ;   745.7         21 x[3] copy
        vmovdqu64 [rbp + 16192], zmm2                    ;   737.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm2, zmm1                             ;   747.7         21 x[3] copy
        vmovdqu64 [rbp + 16256], zmm19                   ;   744.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm19, zmm1                            ;   747.7         21 x[3] copy
        vmovdqu64 [rbp + 16320], zmm10                   ;   742.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm10, [rbp + 9216]                    ;   630.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 16384], zmm1                    ;   747.7 p8+p9   21 x[3] spill
        vmovdqu64 zmm1, [rbp + 11584]                    ;   630.8 p2      21 x[3]
        vpternlogd zmm1, zmm10, [r8 + 492]{1to16}, 0x96  ;   746.7 p0+p3   21 x[3]
        vpternlogd zmm1, zmm26, [rbp + 13632], 0x96      ;   747.7 p5+p2   21 x[3]
        vpxord zmm12, zmm12, zmm1                        ;   748.7 p0      21 x[3]
        vpxord zmm19, zmm19, zmm12                       ;   749.7 p5      21 x[3]
        vmovdqa64 zmm10, zmm12                           ;   749.7         21 x[3] copy
        vmovdqu64 [rbp + 16448], zmm26                   ;   743.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm26, [rbp + 15552]                   ;   711.7 p3      21 x[3] reload
        vpternlogd zmm21, zmm26, [rbp + 15424], 0x78     ;   748.7 p0+p2   21 x[3]
        vmovdqu64 [rbp + 16512], zmm19                   ;   750.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm19, zmm22                           ;   737.7         21 x[3] copy
        vpternlogd zmm19, zmm25, zmm26, 0x60             ;   749.0 p5      21 x[3]
        vpternlogd zmm13, zmm19, [rbp + 15616], 0x36     ;   750.0 p0+p3   21 x[3]
        vmovdqu64 [rbp + 15616], zmm16                   ;   748.7 p7+p4   21 x[3] spill
        vmovdqa64 zmm16, zmm13                           ;   751.0         21 x[3] copy
        vmovdqu64 [rbp + 16576], zmm9                    ;   745.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm9, zmm27                            ;   740.0         21 x[3] copy
        vpternlogd zmm9, zmm11, [rbp + 13376], 0x78      ;   750.0 p5+p2   21 x[3]
        vpternlogd zmm17, zmm21, zmm9, 0x96              ;   751.0 p0      21 x[3]
        vmovdqu64 zmm21, [rbp + 15488]                   ;   710.7 p3      21 x[3] reload
        vmovdqu64 [rbp + 16640], zmm0                    ;   746.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm0, [rbp + 15680]                    ;   709.7 p2      21 x[3] reload
        vpternlogd zmm27, zmm0, zmm21, 0x78              ;   751.0 p5      21 x[3]
        vpxord zmm16, zmm16, zmm27                       ;   752.0 p0      21 x[3]
        vmovdqa64 zmm0, zmm16                            ;   753.0         21 x[3] copy
        vmovdqa64 zmm21, zmm16                           ;   753.0         21 x[3] copy
        vmovdqu64 [rbp + 16704], zmm12                   ;   749.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm12, zmm29                           ;   747.7         21 x[3] copy
        vpternlogd zmm12, zmm15, [rbp + 13568], 0x69     ;   752.0 p5+p3   21 x[3]
        vpxord zmm8, zmm8, zmm12                         ;   753.0 p0      21 x[3]
        vpxord zmm24, zmm24, zmm8                        ;   754.0 p5      21 x[3]
        vpxord zmm10, zmm10, zmm8                        ;   754.0 p0      21 x[3]
        vpxord zmm2, zmm2, zmm24                         ;   755.0 p5      21 x[3]
        vpandd zmm4, zmm4, zmm2                          ;   756.0 p0      21 x[3]
        vpternlogd zmm15, zmm1, [rbp + 13568], 0x69      ;   755.0 p5+p2   21 x[3]
        vpxord zmm5, zmm5, zmm15                         ;   756.0 p0      21 x[3]
        vpxord zmm18, zmm18, zmm15                       ;   756.0 p5      21 x[3]
        vpxord zmm30, zmm30, zmm5                        ;   757.0 p0      21 x[3]
        vmovdqu64 [rbp + 16768], zmm2                    ;   756.0 p7+p4   21 x[3] spill
        vpandd zmm2, zmm10, zmm15                        ;   757.0 p5      21 x[3]
        vmovdqu64 [rbp + 16832], zmm15                   ;   756.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm15, zmm4                            ;   757.0         21 x[3] copy
        vmovdqu64 [rbp + 16896], zmm10                   ;   755.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm10, [rbp + 16384]                   ;   747.7 p3      21 x[3] reload
        vpternlogd zmm12, zmm10, [rbp + 15616], 0x78     ;   757.7 p0+p2   21 x[3]
        vmovdqu64 [rbp + 16960], zmm29                   ;   747.7 p8+p9   21 x[3] spill
        vmovdqa64 zmm29, zmm5                            ;   757.0         21 x[3] copy
        vpternlogd zmm29, zmm1, zmm10, 0x60              ;   758.0 p5      21 x[3]
        vmovdqa64 zmm10, zmm2                            ;   758.0         21 x[3] copy
        vpternlogd zmm10, zmm18, [rbp + 16704], 0x78     ;   758.7 p0+p3   21 x[3]
        vpternlogd zmm4, zmm12, zmm10, 0x96              ;   759.7 p5      21 x[3]
        vmovdqu64 zmm12, [rbp + 16640]                   ;   746.7 p2      21 x[3] reload
        vmovdqu64 [rbp + 17024], zmm5                    ;   757.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm5, [rbp + 16576]                    ;   745.7 p3      21 x[3] reload
        vpternlogd zmm2, zmm5, zmm12, 0x78               ;   759.7 p0      21 x[3]
        vmovdqa64 zmm5, zmm2                             ;   760.7         21 x[3] copy
        vmovdqa64 zmm12, zmm29                           ;   759.0         21 x[3] copy
        vpternlogd zmm12, zmm24, [rbp + 16960], 0x1e     ;   760.0 p5+p2   21 x[3]
        vpxord zmm5, zmm5, zmm12                         ;   761.0 p0      21 x[3]
        vmovdqu64 [rbp + 17088], zmm24                   ;   755.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm24, zmm5                            ;   762.0         21 x[3] copy
        vmovdqu64 [rbp + 17152], zmm1                    ;   748.7 p7+p4   21 x[3] spill
        vmovdqu64 zmm1, [rbp + 15232]                    ;   695.7 p3      21 x[3]
        vpternlogd zmm1, zmm28, [rbp + 13504], 0x78      ;   761.0 p5+p2   21 x[3]
        vpxord zmm3, zmm3, zmm1                          ;   762.0 p0      21 x[3]
        vmovdqu64 zmm1, [rbp + 16960]                    ;   747.7 p3      21 x[3]
        vpternlogd zmm27, zmm17, zmm3, 0x48              ;   763.0 p5      21 x[3]
        vmovdqu64 [rbp + 16960], zmm18                   ;   757.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm18, zmm5                            ;   762.0         21 x[3] copy
        vmovdqu64 [rbp + 15232], zmm5                    ;   762.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm5, [rbp + 15360]                    ;   697.0 p2      21 x[3]
        vpternlogd zmm5, zmm31, [rbp + 16000], 0x78      ;   762.7 p0+p3   21 x[3]
        vpternlogd zmm9, zmm5, zmm19, 0x96               ;   763.7 p5      21 x[3]
        vpandd zmm0, zmm0, zmm9                          ;   764.7 p0      21 x[3]
        vpxord zmm21, zmm21, zmm0                        ;   765.7 p5      21 x[3]
        vmovdqa64 zmm5, zmm9                             ;   764.7         21 x[3] copy
        vpternlogd zmm9, zmm13, zmm3, 0x60               ;   764.7 p0      21 x[3]
        vpxord zmm5, zmm5, zmm9                          ;   765.7 p5      21 x[3]
        vpternlogd zmm5, zmm0, zmm17, 0x1e               ;   766.7 p0      21 x[3]
        vpandd zmm20, zmm20, zmm5                        ;   767.7 p5      21 x[3]
        vpandd zmm14, zmm14, zmm5                        ;   767.7 p0      21 x[3]
        vmovdqa64 zmm0, zmm5                             ;   767.7         21 x[3] copy
        vmovdqa64 zmm19, zmm27                           ;   764.0         21 x[3] copy
        vpternlogd zmm19, zmm16, zmm9, 0x1e              ;   767.0 p5      21 x[3]
        vpternlogd zmm9, zmm16, zmm27, 0x1e              ;   767.7 p0      21 x[3]
        vpternlogd zmm13, zmm3, zmm9, 0x96               ;   768.7 p5      21 x[3]
        vpternlogd zmm21, zmm17, zmm9, 0x1e              ;   768.7 p0      21 x[3]
        vpternlogd zmm31, zmm20, zmm13, 0x6c             ;   769.7 p5      21 x[3]
        vpternlogd zmm28, zmm14, zmm21, 0x6c             ;   769.7 p0      21 x[3]
        vpxord zmm0, zmm0, zmm19                         ;   770.0 p5      21 x[3]
        vpxord zmm5, zmm5, zmm21                         ;   770.7 p0      21 x[3]
        vpternlogd zmm6, zmm28, zmm0, 0x6c               ;   771.0 p5      21 x[3]
        vpternlogd zmm28, zmm26, zmm19, 0x78             ;   771.7 p0      21 x[3]
        vpxord zmm3, zmm19, zmm13                        ;   772.0 p5      21 x[3]
        vmovdqu64 zmm9, [rbp + 17088]                    ;   755.0 p2      21 x[3]
        vpternlogd zmm11, zmm31, zmm3, 0x6c              ;   773.0 p0      21 x[3]
        vpxord zmm16, zmm21, zmm3                        ;   773.0 p5      21 x[3]
        vpternlogd zmm7, zmm11, zmm16, 0x6c              ;   774.0 p0      21 x[3]
        vpternlogd zmm31, zmm19, [rbp + 15424], 0x78     ;   774.0 p5+p3   21 x[3]
        vpxord zmm17, zmm0, zmm16                        ;   774.7 p0      21 x[3]
        vpternlogd zmm25, zmm26, zmm17, 0x28             ;   775.7 p5      21 x[3]
        vpternlogd zmm20, zmm22, zmm17, 0x78             ;   775.7 p0      21 x[3]
        vpternlogd zmm23, zmm16, zmm25, 0x6a             ;   776.7 p5      21 x[3]
        vpxord zmm7, zmm7, zmm20                         ;   776.7 p0      21 x[3]
        vpternlogd zmm20, zmm0, [rbp + 15104], 0x78      ;   777.0 p5+p2   21 x[3]
        vpternlogd zmm14, zmm5, [rbp + 15680], 0x78      ;   777.7 p0+p3   21 x[3]
        vpternlogd zmm11, zmm5, [rbp + 15488], 0x78      ;   778.0 p5+p2   21 x[3]
        vpternlogd zmm14, zmm7, zmm23, 0x96              ;   778.7 p0      21 x[3]
        vpternlogd zmm23, zmm3, [rbp + 13376], 0x78      ;   779.0 p5+p3   21 x[3]
        vmovdqu64 zmm0, [rbp + 15040]                    ;   688.7 p2      21 x[3] reload
        vmovdqu64 zmm3, [rbp + 14976]                    ;   686.7 p3      21 x[3] reload
        vmovdqu64 zmm5, [rbp + 16192]                    ;   737.7 p2      32 x[3]
        vpternlogd zmm5, zmm3, zmm0, 0x69                ;   779.7 p0      32 x[3]
        vpxord zmm28, zmm28, zmm23                       ;   780.0 p5      21 x[3]
        vmovdqu64 zmm16, [rbp + 16128]                   ;   736.0 p3      32 x[3]
        vpxord zmm31, zmm31, zmm28                       ;   781.0 p0      21 x[3]
        vmovdqu64 zmm17, [rbp + 13184]                   ;   689.7 p2      32 x[3]
        vpxord zmm20, zmm20, zmm31                       ;   782.0 p5      21 x[3]
        vpternlogd zmm6, zmm25, zmm20, 0x96              ;   783.0 p0      21 x[3]
        vpternlogd zmm23, zmm13, [rbp + 16000], 0x78     ;   782.0 p5+p3   21 x[3]
        vpternlogd zmm31, zmm21, [rbp + 13504], 0x78     ;   782.7 p0+p2   21 x[3]
        vmovdqu64 zmm13, [rbp + 14848]                   ;   691.7 p3      32 x[3]
        vmovdqu64 zmm19, [rbp + 15296]                   ;   739.7 p2      21 x[3] reload
        vpxord zmm13, zmm13, zmm19                       ;   783.0 p5      32 x[3]
        vmovdqu64 zmm21, [rbp + 16192]                   ;   737.7 p3      32 x[3]
        vpternlogd zmm23, zmm31, zmm31, 0xc3             ;   783.7 p0      21 x[3]
        vpternlogd zmm31, zmm14, zmm20, 0x96             ;   784.0 p5      21 x[3]
        vmovdqu64 zmm22, [rbp + 14784]                   ;   685.0 p2      32 x[3]
        vmovdqu64 zmm25, [rbp + 14784]                   ;   685.0 p3      32 x[3]
        vmovdqu64 zmm26, [rbp + 15808]                   ;   731.7 p2      21 x[3] reload
        vpxord zmm25, zmm25, zmm26                       ;   784.7 p0      32 x[3]
        vmovdqu64 zmm27, [rbp + 14720]                   ;   690.7 p3      32 x[3]
        vpternlogd zmm3, zmm0, zmm23, 0x69               ;   785.0 p5      32 x[3]
        vmovdqu64 zmm0, [rbp + 13312]                    ;   679.0 p2      32 x[3]
        vpxord zmm22, zmm22, zmm7                        ;   785.7 p0      32 x[3]
        vmovdqu64 zmm26, [rbp + 13120]                   ;   728.0 p3      32 x[3]
        vmovdqu64 zmm19, [rbp + 14592]                   ;   688.0 p2      32 x[3]
        vpxord zmm19, zmm19, [rbp + 15936]               ;   786.0 p5+p3   32 x[3]
        vpxord zmm21, zmm21, zmm13                       ;   786.7 p0      32 x[3]
        vpxord zmm16, zmm16, zmm20                       ;   787.0 p5      32 x[3]
        vmovdqu64 [rbp + 15040], zmm13                   ;   784.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm13, zmm6                            ;   784.0         32 x[3] copy
        vmovdqu64 [rbp + 14976], zmm21                   ;   787.7 p7+p4   32 x[3] spill
        vmovdqu64 zmm21, [rbp + 15808]                   ;   731.7 p2      32 x[3]
        vpternlogd zmm21, zmm19, [rbp + 15808], 0xc3     ;   787.7 p0+p3   32 x[3]
        vmovdqu64 [rbp + 15808], zmm19                   ;   787.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm19, zmm16                           ;   788.0         32 x[3] copy
        vpternlogd zmm19, zmm31, [rbp + 6272], 0x96      ;   788.0 p5+p2   32 x[3]
        vmovdqu64 [rbp + 14784], zmm21                   ;   788.7 p7+p4   32 x[3] spill
        vmovdqu64 zmm21, [rbp + 16320]                   ;   742.7 p3      21 x[3]
        vpternlogd zmm21, zmm8, [rbp + 11264], 0x78      ;   788.7 p0+p2   21 x[3]
        vpxord zmm15, zmm15, zmm21                       ;   789.7 p5      21 x[3]
        vpternlogd zmm2, zmm4, zmm15, 0x48               ;   790.7 p0      21 x[3]
        vmovdqu64 zmm21, [rbp + 6400]                    ;   667.7 p3      32 x[3]
        vmovdqu64 [rbp + 16320], zmm25                   ;   785.7 p8+p9   32 x[3] spill
        vmovdqu64 zmm25, [rbp + 6464]                    ;   668.0 p2      32 x[3]
        vmovdqu64 [rbp + 16192], zmm6                    ;   784.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm6, [rbp + 16448]                    ;   743.7 p3      21 x[3]
        vpternlogd zmm6, zmm30, [rbp + 16512], 0x78      ;   790.0 p5+p2   21 x[3]
        vpternlogd zmm10, zmm6, zmm29, 0x96              ;   791.0 p0      21 x[3]
        vpandd zmm24, zmm24, zmm10                       ;   792.0 p5      21 x[3]
        vpxord zmm18, zmm18, zmm24                       ;   793.0 p0      21 x[3]
        vmovdqa64 zmm6, zmm10                            ;   792.0         21 x[3] copy
        vpternlogd zmm10, zmm12, zmm15, 0x60             ;   792.0 p5      21 x[3]
        vpxord zmm6, zmm6, zmm10                         ;   793.0 p0      21 x[3]
        vpternlogd zmm6, zmm24, zmm4, 0x1e               ;   794.0 p5      21 x[3]
        vpandd zmm1, zmm1, zmm6                          ;   795.0 p0      21 x[3]
        vpandd zmm9, zmm9, zmm6                          ;   795.0 p5      21 x[3]
        vmovdqa64 zmm24, zmm6                            ;   795.0         21 x[3] copy
        vmovdqu64 zmm29, [rbp + 15232]                   ;   762.0 p3      21 x[3] reload
        vmovdqu64 [rbp + 16448], zmm22                   ;   786.7 p8+p9   32 x[3] spill
        vmovdqa64 zmm22, zmm2                            ;   791.7         21 x[3] copy
        vpternlogd zmm22, zmm10, zmm29, 0x1e             ;   794.7 p0      21 x[3]
        vpternlogd zmm10, zmm29, zmm2, 0x1e              ;   795.0 p5      21 x[3]
        vpternlogd zmm12, zmm15, zmm10, 0x96             ;   796.0 p0      21 x[3]
        vmovdqu64 zmm2, [rbp + 15168]                    ;   704.7 p2      21 x[3] reload
        vmovdqu64 zmm15, [rbp + 15744]                   ;   722.7 p3      32 x[3]
        vpternlogd zmm15, zmm2, [rbp + 15872], 0x78      ;   796.0 p5+p2   32 x[3]
        vpternlogd zmm18, zmm4, zmm10, 0x1e              ;   796.7 p0      21 x[3]
        vpternlogd zmm30, zmm1, zmm12, 0x6c              ;   797.0 p5      21 x[3]
        vpternlogd zmm8, zmm9, zmm18, 0x6c               ;   797.7 p0      21 x[3]
        vpxord zmm24, zmm24, zmm22                       ;   798.0 p5      21 x[3]
        vpxord zmm2, zmm12, zmm22                        ;   798.7 p0      21 x[3]
        vpxord zmm6, zmm6, zmm18                         ;   799.0 p5      21 x[3]
        vpxord zmm4, zmm18, zmm2                         ;   799.7 p0      21 x[3]
        vpternlogd zmm9, zmm6, [rbp + 16576], 0x78       ;   800.0 p5+p3   21 x[3]
        vpxord zmm10, zmm24, zmm4                        ;   800.7 p0      21 x[3]
        vpternlogd zmm1, zmm10, [rbp + 17024], 0x78      ;   801.7 p5+p2   21 x[3]
        vmovdqa64 zmm29, zmm1                            ;   802.7         21 x[3] copy
        vpternlogd zmm1, zmm24, [rbp + 16256], 0x78      ;   802.7 p0+p3   21 x[3]
        vpternlogd zmm24, zmm8, [rbp + 16768], 0x6c      ;   802.0 p5+p2   21 x[3]
        vpternlogd zmm8, zmm22, [rbp + 16384], 0x78      ;   802.7 p0+p3   21 x[3]
        vpternlogd zmm22, zmm30, [rbp + 15616], 0x6c     ;   803.0 p5+p2   21 x[3]
        vpternlogd zmm30, zmm2, [rbp + 16960], 0x78      ;   803.7 p0+p3   21 x[3]
        vpternlogd zmm6, zmm30, [rbp + 16640], 0x6c      ;   804.7 p5+p2   21 x[3]
        vpxord zmm0, zmm0, zmm6                          ;   805.7 p0      32 x[3]
        vpxord zmm26, zmm26, zmm6                        ;   805.7 p5      32 x[3]
        vpternlogd zmm30, zmm4, [rbp + 16832], 0x78      ;   805.7 p0+p3   21 x[3]
        vpxord zmm29, zmm29, zmm30                       ;   806.7 p5      21 x[3]
        vpxord zmm7, zmm7, zmm29                         ;   807.7 p0      32 x[3]
        vmovdqu64 zmm30, [rbp + 17152]                   ;   748.7 p2      21 x[3] reload
        vpternlogd zmm10, zmm30, [rbp + 16384], 0x60     ;   807.0 p5+p3   21 x[3]
        vpternlogd zmm4, zmm10, [rbp + 16896], 0x6c      ;   808.0 p0+p2   21 x[3]
        vpternlogd zmm9, zmm29, zmm4, 0x96               ;   809.0 p5      21 x[3]
        vpternlogd zmm4, zmm2, [rbp + 16704], 0x78       ;   809.0 p0+p3   21 x[3]
        vmovdqu64 zmm2, [rbp + 10304]                    ;   687.2 p2      32 x[0] reload
        vmovdqu64 [rbp - 128], zmm2                      ;   693.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 9024]                     ;   687.8 p3      32 x[0] reload
        vmovdqu64 [rbp - 64], zmm2                       ;   693.8 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 9344]                     ;   688.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 0], zmm2                        ;   694.7 p7+p4   31 rounds
        vpternlogd zmm22, zmm8, zmm4, 0x96               ;   810.0 p5      21 x[3]
        vmovdqu64 zmm2, [rbp + 10240]                    ;   689.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 64], zmm2                       ;   695.2 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 9472]                     ;   689.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 128], zmm2                      ;   695.7 p7+p4   31 rounds
        vpternlogd zmm6, zmm8, zmm4, 0x69                ;   810.0 p0      21 x[3]
        vpxord zmm1, zmm1, zmm22                         ;   811.0 p5      21 x[3]
        vmovdqu64 zmm2, [rbp + 9088]                     ;   691.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 192], zmm2                      ;   697.2 p8+p9   31 rounds
        vpternlogd zmm24, zmm10, zmm1, 0x96              ;   812.0 p0      21 x[3]
        vpternlogd zmm22, zmm18, [rbp + 11264], 0x78     ;   811.0 p5+p2   21 x[3]
        vmovdqu64 zmm2, [rbp + 9280]                     ;   692.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 256], zmm2                      ;   698.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 9792]                     ;   692.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 320], zmm2                      ;   698.7 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 10112]                    ;   693.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 384], zmm2                      ;   699.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 8192]                     ;   694.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 448], zmm2                      ;   700.2 p8+p9   31 rounds
        vpternlogd zmm4, zmm12, [rbp + 16512], 0x78      ;   811.7 p0+p3   21 x[3]
        vpternlogd zmm23, zmm4, zmm22, 0x69              ;   812.7 p5      32 x[3]
        vpxord zmm9, zmm9, zmm1                          ;   812.7 p0      21 x[3]
        vmovdqu64 zmm2, [rbp + 10368]                    ;   695.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 512], zmm2                      ;   701.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 9856]                     ;   695.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 576], zmm2                      ;   701.5 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 9408]                     ;   696.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 640], zmm2                      ;   702.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 10176]                    ;   696.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 704], zmm2                      ;   702.5 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 9920]                     ;   697.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 768], zmm2                      ;   703.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 8960]                     ;   697.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 832], zmm2                      ;   703.5 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 9984]                     ;   698.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 896], zmm2                      ;   704.2 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 8448]                     ;   698.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 960], zmm2                      ;   704.5 p8+p9   31 rounds
        vmovdqu64 zmm2, [rbp + 8576]                     ;   699.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1024], zmm2                     ;   705.3 p7+p4   31 rounds
        vpternlogd zmm14, zmm9, zmm20, 0x96              ;   813.7 p5      32 x[3]
        vmovdqu64 zmm2, [rbp + 8064]                     ;   699.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1088], zmm2                     ;   706.0 p8+p9   31 rounds
        vpxord zmm17, zmm17, zmm1                        ;   813.7 p0      32 x[3]
        vmovdqu64 zmm2, [rbp + 8896]                     ;   700.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1152], zmm2                     ;   707.3 p7+p4   31 rounds
        vmovdqu64 zmm2, [rbp + 16064]                    ;   741.7 p3      32 x[3]
        vpternlogd zmm2, zmm31, [rbp + 14848], 0x69      ;   814.0 p5+p2   32 x[3]
        vpternlogd zmm28, zmm6, zmm11, 0x69              ;   814.7 p0      32 x[3]
        vpternlogd zmm4, zmm14, zmm22, 0x69              ;   815.0 p5      32 x[3]
        vpternlogd zmm1, zmm23, zmm16, 0x69              ;   815.7 p0      32 x[3]
        vmovdqu64 zmm8, [rbp + 14592]                    ;   701.5 p3      32 x[3]
        vpternlogd zmm8, zmm11, [rbp + 13120], 0x96      ;   816.0 p5+p2   32 x[3]
        vmovdqa64 zmm10, zmm3                            ;   786.0         32 x[3] copy
        vpternlogd zmm10, zmm16, [rbp + 6912], 0x96      ;   816.7 p0+p3   32 x[3]
        vpxord zmm27, zmm27, zmm24                       ;   817.0 p5      32 x[3]
        vmovdqu64 zmm12, [rbp + 14912]                   ;   703.2 p2      21 x[3] reload
        vmovdqu64 zmm18, [rbp + 6784]                    ;   703.5 p3      32 x[0] reload
        vpternlogd zmm16, zmm18, zmm12, 0x96             ;   817.7 p0      32 x[3]
        vpternlogd zmm12, zmm22, zmm9, 0x96              ;   818.0 p5      32 x[3]
        vmovdqu64 zmm18, [rbp + 8384]                    ;   704.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1216], zmm18                    ;   710.2 p8+p9   31 rounds
        vpternlogd zmm22, zmm9, [rbp + 16064], 0x96      ;   818.7 p0+p3   32 x[3]
        vmovdqu64 zmm18, [rbp + 8320]                    ;   705.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1280], zmm18                    ;   711.2 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 8640]                    ;   705.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1344], zmm18                    ;   711.5 p8+p9   31 rounds
        vpternlogd zmm31, zmm22, zmm17, 0x96             ;   819.7 p5      32 x[3]
        vmovdqu64 zmm18, [rbp + 16128]                   ;   736.0 p2      21 x[3] reload
        vpternlogd zmm15, zmm18, [rbp + 12864], 0x96     ;   819.7 p0+p3   32 x[3]
        vpxord zmm13, zmm13, zmm15                       ;   820.7 p5      32 x[3]
        vmovdqu64 zmm15, [rbp + 15296]                   ;   739.7 p2      21 x[3] reload
        vpternlogd zmm2, zmm9, zmm15, 0x96               ;   820.7 p0      32 x[3]
        vpternlogd zmm9, zmm3, zmm15, 0x96               ;   821.0 p5      32 x[3]
        vmovdqu64 zmm18, [rbp + 9536]                    ;   707.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1408], zmm18                    ;   713.5 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 8704]                    ;   708.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1472], zmm18                    ;   714.2 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 9728]                    ;   708.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1536], zmm18                    ;   714.5 p7+p4   31 rounds
        vpternlogd zmm15, zmm14, zmm12, 0x69             ;   821.7 p0      32 x[3]
        vpternlogd zmm24, zmm13, zmm7, 0x96              ;   822.0 p5      32 x[3]
        vpternlogd zmm12, zmm20, [rbp + 13184], 0x96     ;   822.7 p0+p2   32 x[3]
        vmovdqu64 zmm18, [rbp + 9216]                    ;   709.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1600], zmm18                    ;   715.5 p8+p9   31 rounds
        vpternlogd zmm20, zmm5, zmm17, 0x69              ;   823.0 p5      32 x[3]
        vmovdqu64 zmm18, [rbp + 9664]                    ;   710.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1664], zmm18                    ;   716.2 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 9600]                    ;   710.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1728], zmm18                    ;   716.5 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 8256]                    ;   711.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 1792], zmm18                    ;   717.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 10048]                   ;   711.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 1856], zmm18                    ;   718.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 8128]                    ;   712.2 p2      32 x[1] reload
        vmovdqu64 [rbp + 1920], zmm18                    ;   719.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 10432]                   ;   712.7 p3      32 x[1] reload
        vmovdqu64 [rbp + 1984], zmm18                    ;   720.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 11712]                   ;   713.2 p2      32 x[1] reload
        vmovdqu64 [rbp + 2048], zmm18                    ;   721.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 12032]                   ;   713.7 p3      32 x[1] reload
        vmovdqu64 [rbp + 2112], zmm18                    ;   722.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 10624]                   ;   714.2 p2      32 x[1] reload
        vmovdqu64 [rbp + 2176], zmm18                    ;   723.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 8512]                    ;   716.8 p3      32 x[1] reload
        vmovdqu64 [rbp + 2240], zmm18                    ;   724.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 11968]                   ;   717.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2304], zmm18                    ;   725.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 11008]                   ;   718.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 2368], zmm18                    ;   726.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 12352]                   ;   718.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2432], zmm18                    ;   727.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 10880]                   ;   719.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 2496], zmm18                    ;   728.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 12608]                   ;   719.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2560], zmm18                    ;   729.3 p7+p4   31 rounds
        vmovdqu64 zmm18, [rbp + 11776]                   ;   720.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 2624], zmm18                    ;   730.0 p8+p9   31 rounds
        vmovdqu64 zmm18, [rbp + 12224]                   ;   720.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2688], zmm18                    ;   731.3 p7+p4   31 rounds
        vmovdqa64 zmm18, zmm28                           ;   815.7         32 x[3] copy
        vpternlogd zmm18, zmm29, zmm29, 0xc3             ;   823.7 p0      32 x[3]
        vpxord zmm19, zmm19, zmm12                       ;   824.0 p5      32 x[3]
        vpxord zmm21, zmm21, zmm20                       ;   824.7 p0      32 x[3]
        vpxord zmm10, zmm10, zmm20                       ;   825.0 p5      32 x[3]
        vmovdqu64 zmm20, [rbp + 15936]                   ;   734.7 p3      21 x[3] reload
        vpternlogd zmm8, zmm6, zmm20, 0x96               ;   825.7 p0      32 x[3]
        vmovdqu64 zmm29, [rbp + 16448]                   ;   786.7 p2      32 x[3] reload
        vpternlogd zmm6, zmm20, zmm29, 0x96              ;   826.0 p5      32 x[3]
        vmovdqu64 zmm30, [rbp + 10752]                   ;   722.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 2752], zmm30                    ;   732.0 p8+p9   31 rounds
        vmovdqu64 zmm30, [rbp + 11648]                   ;   722.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2816], zmm30                    ;   733.3 p7+p4   31 rounds
        vmovdqu64 zmm30, [rbp + 11904]                   ;   723.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 2880], zmm30                    ;   734.0 p8+p9   31 rounds
        vpternlogd zmm20, zmm28, zmm0, 0x96              ;   826.7 p0      32 x[3]
        vpxord zmm16, zmm16, zmm22                       ;   827.0 p5      32 x[3]
        vpternlogd zmm5, zmm4, [rbp + 7040], 0x96        ;   827.7 p0+p2   32 x[3]
        vpternlogd zmm28, zmm26, [rbp + 7232], 0x96      ;   828.0 p5+p3   32 x[3]
        vpternlogd zmm17, zmm1, [rbp + 7424], 0x96       ;   828.7 p0+p2   32 x[3]
        vpternlogd zmm1, zmm3, [rbp + 7936], 0x96        ;   829.0 p5+p3   32 x[3]
        vmovdqu64 zmm3, [rbp + 16192]                    ;   784.0 p2      21 x[3] reload
        vpternlogd zmm0, zmm3, [rbp + 14720], 0x96       ;   829.7 p0+p3   32 x[3]
        vmovdqu64 zmm30, [rbp + 8768]                    ;   726.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 2944], zmm30                    ;   735.3 p7+p4   31 rounds
        vmovdqu64 zmm30, [rbp + 16320]                   ;   785.7 p3      32 x[3] reload
        vpternlogd zmm3, zmm27, zmm30, 0x96              ;   830.0 p5      32 x[3]
        vpxord zmm25, zmm25, zmm3                        ;   831.0 p0      32 x[3]
        vpxord zmm28, zmm28, zmm8                        ;   831.0 p5      32 x[3]
        vpxord zmm8, zmm8, [rbp + 6720]                  ;   831.7 p0+p2   32 x[3]
        vmovdqu64 [rbp + 16192], zmm1                    ;   830.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm1, [rbp + 10944]                    ;   728.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 3008], zmm1                     ;   737.3 p7+p4   31 rounds
        vmovdqu64 zmm1, [rbp + 12288]                    ;   728.8 p2      32 x[1] reload
        vmovdqu64 [rbp + 3072], zmm1                     ;   738.0 p8+p9   31 rounds
        vmovdqu64 zmm1, [rbp + 12096]                    ;   729.2 p3      32 x[1] reload
        vmovdqu64 [rbp + 3136], zmm1                     ;   739.3 p7+p4   31 rounds
        vpternlogd zmm4, zmm9, [rbp + 6528], 0x96        ;   832.0 p5+p2   32 x[3]
        vpternlogd zmm14, zmm22, [rbp + 7168], 0x96      ;   832.7 p0+p3   32 x[3]
        vmovdqa64 zmm1, zmm15                            ;   822.7         32 x[3] copy
        vpxord zmm15, zmm15, [rbp + 7680]                ;   833.0 p5+p2   32 x[3]
        vpxord zmm14, zmm14, zmm2                        ;   833.7 p0      32 x[3]
        vpxord zmm2, zmm2, [rbp + 6656]                  ;   834.0 p5+p3   32 x[3]
        vpternlogd zmm30, zmm18, [rbp + 7104], 0x96      ;   834.7 p0+p2   32 x[3]
        vpternlogd zmm18, zmm6, [rbp + 6592], 0x96       ;   835.0 p5+p3   32 x[3]
        vpternlogd zmm12, zmm31, [rbp + 7296], 0x96      ;   835.7 p0+p2   32 x[3]
        vpxord zmm31, zmm31, [rbp + 7808]                ;   836.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 16320], zmm31                   ;   837.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm31, zmm27                           ;   818.0         32 x[3] copy
        vpternlogd zmm31, zmm11, zmm26, 0x96             ;   836.7 p0      32 x[3]
        vmovdqu64 [rbp + 12096], zmm15                   ;   834.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm15, [rbp + 12480]                   ;   734.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3200], zmm15                    ;   742.0 p8+p9   31 rounds
        vmovdqu64 zmm15, [rbp + 10496]                   ;   735.0 p3      32 x[1] reload
        vmovdqu64 [rbp + 3264], zmm15                    ;   743.3 p7+p4   31 rounds
        vmovdqu64 zmm15, [rbp + 8832]                    ;   735.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3328], zmm15                    ;   744.0 p8+p9   31 rounds
        vpternlogd zmm27, zmm24, [rbp + 7488], 0x96      ;   837.0 p5+p3   32 x[3]
        vpternlogd zmm11, zmm0, [rbp + 6336], 0x96       ;   837.7 p0+p2   32 x[3]
        vpxord zmm11, zmm11, zmm13                       ;   838.7 p5      32 x[3]
        vmovdqa64 zmm15, zmm13                           ;   821.7         32 x[3] copy
        vpternlogd zmm13, zmm29, [rbp + 6976], 0x96      ;   838.7 p0+p3   32 x[3]
        vpxord zmm3, zmm3, zmm13                         ;   839.7 p5      32 x[3]
        vpternlogd zmm24, zmm29, [rbp + 8000], 0x96      ;   839.7 p0+p2   32 x[3]
        vmovdqu64 zmm13, [rbp + 14784]                   ;   788.7 p3      32 x[3] reload
        vpternlogd zmm7, zmm13, [rbp + 6080], 0x96       ;   840.0 p5+p2   32 x[3]
        vpternlogd zmm6, zmm13, [rbp + 7616], 0x96       ;   840.7 p0+p3   32 x[3]
        vmovdqu64 zmm13, [rbp + 14976]                   ;   787.7 p2      32 x[3] reload
        vpternlogd zmm23, zmm13, [rbp + 6016], 0x96      ;   841.0 p5+p3   32 x[3]
        vmovdqu64 zmm29, [rbp + 11200]                   ;   742.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3392], zmm29                    ;   748.7 p7+p4   31 rounds
        vmovdqu64 zmm29, [rbp + 11520]                   ;   742.8 p3      32 x[1] reload
        vmovdqu64 [rbp + 3456], zmm29                    ;   748.8 p8+p9   31 rounds
        vpternlogd zmm9, zmm13, [rbp + 7552], 0x96       ;   841.7 p0+p2   32 x[3]
        vmovdqa64 zmm13, zmm20                           ;   827.7         32 x[3] copy
        vpxord zmm20, zmm20, [rbp + 7744]                ;   842.0 p5+p3   32 x[3]
        vpternlogd zmm0, zmm31, [rbp + 7360], 0x96       ;   842.7 p0+p2   32 x[3]
        vpxord zmm31, zmm31, [rbp + 7872]                ;   843.0 p5+p3   32 x[3]
        vmovdqu64 zmm29, [rbp + 15040]                   ;   784.0 p2      32 x[3] reload
        vpternlogd zmm22, zmm29, [rbp + 6144], 0x96      ;   843.7 p0+p3   32 x[3]
        vmovdqu64 zmm29, [rbp + 10688]                   ;   746.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3520], zmm29                    ;   752.7 p7+p4   31 rounds
        vpxord zmm1, zmm1, zmm22                         ;   844.7 p5      32 x[3]
        vmovdqu64 zmm22, [rbp + 12416]                   ;   746.8 p3      32 x[1] reload
        vmovdqu64 [rbp + 3584], zmm22                    ;   752.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 15808]                   ;   787.0 p2      32 x[3]
        vpternlogd zmm22, zmm26, [rbp + 6208], 0x96      ;   844.7 p0+p3   32 x[3]
        vmovdqu64 zmm29, [rbp + 11584]                   ;   748.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3648], zmm29                    ;   754.7 p7+p4   31 rounds
        vpxord zmm13, zmm13, zmm22                       ;   845.7 p5      32 x[3]
        vmovdqu64 zmm22, [rbp + 11840]                   ;   748.8 p3      32 x[1] reload
        vmovdqu64 [rbp + 3712], zmm22                    ;   754.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 9152]                    ;   749.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3776], zmm22                    ;   755.7 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 11392]                   ;   749.8 p3      32 x[1] reload
        vmovdqu64 [rbp + 3840], zmm22                    ;   755.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 12160]                   ;   750.7 p2      32 x[1] reload
        vmovdqu64 [rbp + 3904], zmm22                    ;   756.7 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 10560]                   ;   750.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 3968], zmm22                    ;   756.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 11328]                   ;   751.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4032], zmm22                    ;   757.7 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 13056]                   ;   751.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4096], zmm22                    ;   757.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 11456]                   ;   752.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4160], zmm22                    ;   758.7 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 12672]                   ;   752.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4224], zmm22                    ;   758.8 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 10816]                   ;   753.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4288], zmm22                    ;   759.7 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 14016]                   ;   753.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4352], zmm22                    ;   760.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 14080]                   ;   754.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4416], zmm22                    ;   761.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 14400]                   ;   754.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4480], zmm22                    ;   762.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 6848]                    ;   755.7 p2      32 x[0] reload
        vpternlogd zmm26, zmm22, [rbp + 13312], 0x96     ;   845.7 p0+p3   32 x[3]
        vmovdqu64 zmm22, [rbp + 13760]                   ;   756.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4544], zmm22                    ;   763.3 p7+p4   31 rounds
        vpxord zmm15, zmm15, zmm26                       ;   846.7 p5      32 x[3]
        vmovdqu64 zmm22, [rbp + 14656]                   ;   756.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4608], zmm22                    ;   764.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 13824]                   ;   757.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4672], zmm22                    ;   765.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 14272]                   ;   757.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4736], zmm22                    ;   766.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 12800]                   ;   758.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4800], zmm22                    ;   767.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 13696]                   ;   758.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4864], zmm22                    ;   768.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 13952]                   ;   759.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 4928], zmm22                    ;   769.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 12992]                   ;   759.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 4992], zmm22                    ;   770.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 12928]                   ;   760.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5056], zmm22                    ;   771.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 14336]                   ;   760.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5120], zmm22                    ;   772.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 14144]                   ;   761.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5184], zmm22                    ;   773.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 14528]                   ;   761.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5248], zmm22                    ;   774.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 12544]                   ;   762.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5312], zmm22                    ;   775.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 11072]                   ;   762.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5376], zmm22                    ;   776.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 13248]                   ;   763.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5440], zmm22                    ;   777.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 13568]                   ;   763.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5504], zmm22                    ;   778.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 12736]                   ;   764.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5568], zmm22                    ;   779.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 14464]                   ;   764.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5632], zmm22                    ;   780.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 13632]                   ;   765.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5696], zmm22                    ;   781.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 13888]                   ;   765.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5760], zmm22                    ;   782.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 11136]                   ;   766.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5824], zmm22                    ;   783.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 13440]                   ;   766.8 p3      32 x[2] reload
        vmovdqu64 [rbp + 5888], zmm22                    ;   784.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 14208]                   ;   767.7 p2      32 x[2] reload
        vmovdqu64 [rbp + 5952], zmm22                    ;   785.3 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 12096]                   ;   834.0 p3      32 x[3] reload
        vmovdqu64 [rbp + 7680], zmm22                    ;   840.0 p8+p9   31 rounds
        vmovdqu64 zmm22, [rbp + 16320]                   ;   837.0 p2      32 x[3] reload
        vmovdqu64 [rbp + 7808], zmm22                    ;   843.0 p7+p4   31 rounds
        vmovdqu64 zmm22, [rbp + 16192]                   ;   830.0 p3      32 x[3] reload
        vmovdqu64 [rbp + 7936], zmm22                    ;   836.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6272], zmm19                    ;   825.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6400], zmm21                    ;   825.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 6912], zmm10                    ;   826.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6784], zmm16                    ;   828.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7040], zmm5                     ;   828.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 6464], zmm25                    ;   832.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6528], zmm4                     ;   833.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7424], zmm17                    ;   829.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 6720], zmm8                     ;   832.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 7232], zmm28                    ;   832.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6656], zmm2                     ;   835.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6592], zmm18                    ;   836.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7168], zmm14                    ;   834.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 7104], zmm30                    ;   835.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 6336], zmm11                    ;   839.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 6080], zmm7                     ;   841.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7296], zmm12                    ;   836.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 6016], zmm23                    ;   842.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7488], zmm27                    ;   838.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6976], zmm3                     ;   840.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 6144], zmm1                     ;   845.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 6208], zmm13                    ;   846.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 7616], zmm6                     ;   841.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 8000], zmm24                    ;   840.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 7552], zmm9                     ;   842.7 p7+p4   31 rounds
        vmovdqu64 [rbp + 7360], zmm0                     ;   843.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 7744], zmm20                    ;   843.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6848], zmm15                    ;   847.7 p8+p9   31 rounds
        vmovdqu64 [rbp + 7872], zmm31                    ;   844.0 p7+p4   31 rounds
        add r8, 0x200                                    ;   765.7 p1      31 rounds
        mov qword [rbp + 17240], r8                      ;   818.0 p8+p9   31 rounds
        cmp r8, qword [rbp + 17248]                      ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 6016]                     ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 17256]                      ;     0.2 p3      34 dst reload
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
        mov qword [rbp + 17256], r8                      ;   128.3 p7+p4   28 blocks
        mov r8, qword [rbp + 17216]                      ;    43.2 p10     28 blocks
        add r8, 0x2000                                   ;    48.2 p1      28 blocks
        mov qword [rbp + 17216], r8                      ;   128.7 p8+p9   28 blocks
        cmp r8, qword [rbp + 17224]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                       ;                    x87 state
        mov rsp, qword [rbp + 17264]                     ;                    frame
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
